/** Names that the language and its hosts predefine. */

export const NODE_MODULES: ReadonlySet<string> = new Set(
  (
    'assert async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel dns domain ' +
    'events fs http http2 https inspector module net os path perf_hooks process punycode querystring readline repl ' +
    'stream string_decoder sys timers tls trace_events tty url util v8 vm wasi worker_threads zlib'
  ).split(' '),
)

/** Node's own globals. */
export const NODE_GLOBALS: ReadonlySet<string> = new Set(
  'process Buffer __dirname __filename require module exports global setImmediate clearImmediate NodeJS'.split(' '),
)

/** Packages whose types are also global, under these names (`export as namespace React`). */
export const GLOBAL_PACKAGES: ReadonlyMap<string, string> = new Map([
  ['React', 'react'],
  ['ReactDOM', 'react-dom'],
  ['jest', 'jest'],
])

/** Global names whose value has the type `Window`. */
export const WINDOWS: ReadonlySet<string> = new Set(['window', 'self', 'globalThis'])

/** ECMAScript, the DOM and TypeScript's own utility types. */
const STANDARD_GLOBALS: ReadonlySet<string> = new Set(
  (
    'Array ArrayBuffer SharedArrayBuffer Atomics BigInt BigInt64Array BigUint64Array Boolean DataView Date Error ' +
    'AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError FinalizationRegistry Float32Array ' +
    'Float64Array Function Generator GeneratorFunction Int16Array Int32Array Int8Array Intl Iterator JSON Map Math Number ' +
    'Object Promise Proxy Reflect RegExp Set String Symbol Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap ' +
    'WeakRef WeakSet WebAssembly decodeURI decodeURIComponent encodeURI encodeURIComponent escape eval globalThis ' +
    'isFinite isNaN NaN Infinity parseFloat parseInt undefined unescape arguments DisposableStack AsyncDisposableStack ' +
    'SuppressedError console fetch setTimeout clearTimeout setInterval clearInterval queueMicrotask structuredClone atob ' +
    'btoa alert confirm prompt requestAnimationFrame cancelAnimationFrame requestIdleCallback performance crypto navigator ' +
    'location history document window self top parent frames screen localStorage sessionStorage indexedDB caches ' +
    'getComputedStyle matchMedia addEventListener removeEventListener dispatchEvent postMessage reportError ' +
    'AbortController AbortSignal Blob BroadcastChannel ByteLengthQueuingStrategy CompressionStream CountQueuingStrategy ' +
    'CryptoKey CustomEvent DecompressionStream DOMException DOMParser Event EventSource EventTarget File FileList ' +
    'FileReader FormData Headers HTMLElement Element Node Document Window Image ImageData IntersectionObserver ' +
    'MessageChannel MessageEvent MessagePort MutationObserver Performance PerformanceObserver ReadableStream ' +
    'ReadableStreamDefaultReader ReadableStreamDefaultController ResizeObserver Request Response SubtleCrypto TextDecoder ' +
    'TextDecoderStream TextEncoder TextEncoderStream TransformStream URL URLSearchParams WebSocket Worker WritableStream ' +
    'WritableStreamDefaultWriter XMLHttpRequest Storage Option Audio SVGElement KeyboardEvent MouseEvent PointerEvent ' +
    'FocusEvent InputEvent DragEvent TouchEvent UIEvent WheelEvent ErrorEvent CloseEvent ProgressEvent Range Selection ' +
    'NodeList HTMLCollection Comment Text Attr CSSStyleDeclaration ShadowRoot Notification ServiceWorker URLPattern ' +
    'Awaited Capitalize ConstructorParameters Exclude Extract InstanceType Lowercase NoInfer NonNullable Omit ' +
    'OmitThisParameter Parameters Partial Pick PromiseLike PropertyKey Readonly ReadonlyArray ReadonlyMap ReadonlySet ' +
    'Record Required ReturnType ThisParameterType ThisType Uncapitalize Uppercase ArrayLike ArrayBufferLike ' +
    'ArrayBufferView AsyncGenerator AsyncGeneratorFunction AsyncIterable AsyncIterableIterator AsyncIterator Iterable ' +
    'IterableIterator IteratorResult IteratorReturnResult IteratorYieldResult PromiseConstructor PromiseSettledResult ' +
    'PromiseFulfilledResult PromiseRejectedResult PropertyDescriptor PropertyDescriptorMap TemplateStringsArray ' +
    'ClassDecorator MethodDecorator ParameterDecorator PropertyDecorator ProxyHandler ErrorOptions FunctionConstructor ' +
    'ObjectConstructor ErrorConstructor JSX BodyInit HeadersInit RequestInit RequestInfo ResponseInit BufferSource ' +
    'EventListener EventListenerOrEventListenerObject AddEventListenerOptions UnderlyingSource UnderlyingSink QueuingStrategy ' +
    'ImportMeta RequestCredentials RequestMode RequestCache RequestRedirect ReferrerPolicy ReadableWritablePair StructuredSerializeOptions'
  ).split(' '),
)

/** Whether a name is a standard global: listed above, or with the prefix of a family of browser types (`HTML…`, `WebGL…`). */
export function isStandardGlobal(name: string): boolean {
  return STANDARD_GLOBALS.has(name) || /^(HTML|SVG|RTC|IDB|WebGL|CSS|Media|Audio)[A-Z]\w*$/.test(name)
}
