/**
 * What objects of the classes of the language and of its hosts have, in the newest edition of each. It is written down because the
 * engine that runs this may be older than the programs that are read.
 */

const CLASSES = `
Object: __defineGetter__ __defineSetter__ hasOwnProperty __lookupGetter__ __lookupSetter__ isPrototypeOf
  propertyIsEnumerable toString valueOf __proto__ toLocaleString constructor
Function: length name apply bind call toString arguments caller [Symbol.hasInstance]
Array: length at concat copyWithin fill find findIndex findLast findLastIndex lastIndexOf pop push reverse shift
  unshift slice sort splice includes indexOf join keys entries values forEach filter flat flatMap map every some
  reduce reduceRight toReversed toSorted toSpliced with toLocaleString toString [Symbol.iterator] [Symbol.unscopables]
Number: toExponential toFixed toPrecision toString valueOf toLocaleString
Boolean: toString valueOf
String: length anchor at big blink bold charAt charCodeAt codePointAt concat endsWith fontcolor fontsize fixed
  includes indexOf isWellFormed italics lastIndexOf link localeCompare match matchAll normalize padEnd padStart repeat
  replace replaceAll search slice small split strike sub substr substring sup startsWith toString toWellFormed trim
  trimStart trimLeft trimEnd trimRight toLocaleLowerCase toLocaleUpperCase toLowerCase toUpperCase valueOf
  [Symbol.iterator]
Symbol: toString valueOf description [Symbol.toStringTag] [Symbol.toPrimitive]
Date: toString toDateString toTimeString toISOString toUTCString toGMTString getDate setDate getDay getFullYear
  setFullYear getHours setHours getMilliseconds setMilliseconds getMinutes setMinutes getMonth setMonth getSeconds
  setSeconds getTime setTime getTimezoneOffset getUTCDate setUTCDate getUTCDay getUTCFullYear setUTCFullYear
  getUTCHours setUTCHours getUTCMilliseconds setUTCMilliseconds getUTCMinutes setUTCMinutes getUTCMonth setUTCMonth
  getUTCSeconds setUTCSeconds valueOf getYear setYear toJSON toLocaleString toLocaleDateString toLocaleTimeString
  toTemporalInstant [Symbol.toPrimitive]
Promise: then catch finally [Symbol.toStringTag]
RegExp: exec dotAll flags global hasIndices ignoreCase multiline source sticky unicode unicodeSets compile toString
  test [Symbol.match] [Symbol.matchAll] [Symbol.replace] [Symbol.search] [Symbol.split] lastIndex
Error: name message toString stack cause
AggregateError < Error: errors
EvalError < Error:
RangeError < Error:
ReferenceError < Error:
SyntaxError < Error:
TypeError < Error:
URIError < Error:
ArrayBuffer: byteLength slice maxByteLength resizable resize transfer transferToFixedLength detached
  [Symbol.toStringTag]
TypedArray: buffer byteLength byteOffset length entries keys values at copyWithin every fill filter find findIndex
  findLast findLastIndex forEach includes indexOf join lastIndexOf map reverse reduce reduceRight set slice some sort
  subarray toReversed toSorted with toLocaleString toString [Symbol.toStringTag] [Symbol.iterator]
Uint8Array < TypedArray: BYTES_PER_ELEMENT toBase64 setFromBase64 toHex setFromHex
Int8Array < TypedArray: BYTES_PER_ELEMENT
Uint16Array < TypedArray: BYTES_PER_ELEMENT
Int16Array < TypedArray: BYTES_PER_ELEMENT
Uint32Array < TypedArray: BYTES_PER_ELEMENT
Int32Array < TypedArray: BYTES_PER_ELEMENT
BigUint64Array < TypedArray: BYTES_PER_ELEMENT
BigInt64Array < TypedArray: BYTES_PER_ELEMENT
Uint8ClampedArray < TypedArray: BYTES_PER_ELEMENT
Float32Array < TypedArray: BYTES_PER_ELEMENT
Float64Array < TypedArray: BYTES_PER_ELEMENT
DataView: buffer byteLength byteOffset getInt8 setInt8 getUint8 setUint8 getInt16 setInt16 getUint16 setUint16
  getInt32 setInt32 getUint32 setUint32 getFloat16 setFloat16 getFloat32 setFloat32 getFloat64 setFloat64 getBigInt64
  setBigInt64 getBigUint64 setBigUint64 [Symbol.toStringTag]
Map: get set has delete clear entries forEach keys size values getOrInsert getOrInsertComputed [Symbol.toStringTag]
  [Symbol.iterator]
BigInt: toLocaleString toString valueOf [Symbol.toStringTag]
Set: has add delete difference clear entries forEach intersection isSubsetOf isSupersetOf isDisjointFrom size
  symmetricDifference union values keys [Symbol.toStringTag] [Symbol.iterator]
Iterator: reduce toArray forEach some every find map filter take drop flatMap [Symbol.iterator] [Symbol.toStringTag]
  [Symbol.dispose]
WeakMap: delete get set has getOrInsert getOrInsertComputed [Symbol.toStringTag]
WeakSet: delete has add [Symbol.toStringTag]
FinalizationRegistry: register unregister [Symbol.toStringTag]
WeakRef: deref [Symbol.toStringTag]
URL: toString href origin protocol username password host hostname port pathname search searchParams hash toJSON
  [Symbol.toStringTag]
URLSearchParams: size append delete get getAll has set sort entries forEach keys values toString [Symbol.toStringTag]
  [Symbol.iterator]
DOMException < Error: code INDEX_SIZE_ERR DOMSTRING_SIZE_ERR HIERARCHY_REQUEST_ERR WRONG_DOCUMENT_ERR
  INVALID_CHARACTER_ERR NO_DATA_ALLOWED_ERR NO_MODIFICATION_ALLOWED_ERR NOT_FOUND_ERR NOT_SUPPORTED_ERR
  INUSE_ATTRIBUTE_ERR INVALID_STATE_ERR SYNTAX_ERR INVALID_MODIFICATION_ERR NAMESPACE_ERR INVALID_ACCESS_ERR
  VALIDATION_ERR TYPE_MISMATCH_ERR SECURITY_ERR NETWORK_ERR ABORT_ERR URL_MISMATCH_ERR QUOTA_EXCEEDED_ERR TIMEOUT_ERR
  INVALID_NODE_TYPE_ERR DATA_CLONE_ERR [Symbol.toStringTag]
AbortController: signal abort [Symbol.toStringTag]
AbortSignal < EventTarget: aborted reason throwIfAborted onabort [Symbol.toStringTag]
Event: initEvent stopImmediatePropagation preventDefault target currentTarget srcElement type cancelable
  defaultPrevented timeStamp composedPath returnValue bubbles composed eventPhase cancelBubble stopPropagation
  isTrusted [Symbol.toStringTag]
EventTarget: addEventListener removeEventListener dispatchEvent [Symbol.toStringTag]
CustomEvent < Event: detail [Symbol.toStringTag]
TextEncoder: encoding encode encodeInto [Symbol.toStringTag]
TextDecoder: decode encoding fatal ignoreBOM [Symbol.toStringTag]
TransformStream: readable writable [Symbol.toStringTag]
WritableStream: locked abort close getWriter [Symbol.toStringTag]
WritableStreamDefaultWriter: closed desiredSize ready abort close releaseLock write [Symbol.toStringTag]
ReadableStream: locked cancel getReader pipeThrough pipeTo tee values [Symbol.asyncIterator] [Symbol.toStringTag]
ReadableStreamDefaultReader: read releaseLock closed cancel [Symbol.toStringTag]
ReadableStreamDefaultController: desiredSize close enqueue error [Symbol.toStringTag]
ByteLengthQueuingStrategy: highWaterMark size [Symbol.toStringTag]
CountQueuingStrategy: highWaterMark size [Symbol.toStringTag]
TextEncoderStream: encoding readable writable
TextDecoderStream: encoding fatal ignoreBOM readable writable
CompressionStream: readable writable [Symbol.toStringTag]
DecompressionStream: readable writable [Symbol.toStringTag]
BroadcastChannel < EventTarget: name close postMessage onmessage onmessageerror
MessageChannel: port1 port2
MessagePort < EventTarget: postMessage start onmessage onmessageerror close
Blob: type size slice arrayBuffer text bytes stream [Symbol.toStringTag]
File < Blob: name lastModified [Symbol.toStringTag]
Performance < EventTarget: clearMarks clearMeasures clearResourceTimings getEntries getEntriesByName getEntriesByType
  mark measure now setResourceTimingBufferSize timeOrigin toJSON onresourcetimingbufferfull [Symbol.toStringTag]
PerformanceObserver: observe disconnect takeRecords [Symbol.toStringTag]
URLPattern: protocol username password hostname port pathname search hash hasRegExpGroups exec test
  [Symbol.toStringTag]
FormData: append delete get getAll has set keys values entries forEach [Symbol.iterator] [Symbol.toStringTag]
Headers: append delete get has set getSetCookie keys values entries forEach [Symbol.iterator] [Symbol.toStringTag]
Request: method url headers destination referrer referrerPolicy mode credentials cache redirect integrity keepalive
  isReloadNavigation isHistoryNavigation signal body bodyUsed duplex clone blob arrayBuffer text json formData bytes
  [Symbol.toStringTag]
Response: type url redirected status ok statusText headers body bodyUsed clone blob arrayBuffer text json formData
  bytes [Symbol.toStringTag]
MessageEvent < Event: data origin lastEventId source ports initMessageEvent [Symbol.toStringTag]
CloseEvent < Event: wasClean code reason [Symbol.toStringTag]
ErrorEvent < Event: message filename lineno colno error [Symbol.toStringTag]
WebSocket < EventTarget: close send readyState bufferedAmount url extensions protocol onopen onerror onclose onmessage
  binaryType CONNECTING OPEN CLOSING CLOSED [Symbol.toStringTag]
CryptoKey: type extractable algorithm usages [Symbol.toStringTag]
SubtleCrypto: encrypt decrypt sign verify digest generateKey deriveKey deriveBits importKey exportKey wrapKey
  unwrapKey getPublicKey encapsulateBits encapsulateKey decapsulateBits decapsulateKey [Symbol.toStringTag]
SuppressedError < Error: error suppressed
DisposableStack: use dispose adopt defer move disposed [Symbol.dispose] [Symbol.toStringTag]
AsyncDisposableStack: use disposeAsync adopt defer move disposed [Symbol.asyncDispose] [Symbol.toStringTag]
SharedArrayBuffer: byteLength slice maxByteLength growable grow [Symbol.toStringTag]
Storage: length clear getItem key removeItem setItem
`

interface Class {
  base: string
  members: ReadonlySet<string>
}

const classes: ReadonlyMap<string, Class> = new Map(
  CLASSES.trim()
    .split(/\n(?! )/)
    .map((row): [string, Class] => {
      const [head = '', members = ''] = row.split(':')
      const [name = '', base = 'Object'] = head.split(' < ')
      return [name, { base, members: new Set(members.match(/\S+/g)) }]
    }),
)

/** Whether objects of this class have such a member; undefined of what is no such class. */
export function hasMember(owner: string, name: string): boolean | undefined {
  const found = classes.get(owner)
  if (!found) return undefined
  return found.members.has(name) || (owner !== 'Object' && hasMember(found.base, name))
}
