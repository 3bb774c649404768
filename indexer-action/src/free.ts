/**
 * Frees the memory of a buffer that nobody will read again. V8 would do it when it next collects all of a thread's objects: what
 * a thread reads, packs and unpacks in between adds up to tens of megabytes, scattered among what stays.
 */
export function free({ buffer }: NodeJS.ArrayBufferView): void {
  // Short buffers share their memory with others.
  if (buffer instanceof ArrayBuffer && buffer.byteLength !== Buffer.poolSize) buffer.transfer(0)
}
