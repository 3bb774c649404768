import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
function free({buffer}){if(buffer instanceof ArrayBuffer&&buffer.byteLength!==Buffer.poolSize)buffer.transfer(0)}var SHORT=4096;var PAST=4;var Held=class{#text="";#bytes;#units;constructor(length){this.#bytes=Buffer.alloc(length*2);this.#units=unitsIn(this.#bytes)}of(text){
if(text===this.#text)return this.#units;if(this.#units.length<text.length+PAST){this.#bytes=Buffer.alloc((text.length+PAST)*2);this.#units=unitsIn(this.#bytes)}
this.#bytes.write(text,"utf16le");this.#units.fill(0,text.length,text.length+PAST);this.#text=text;return this.#units}};var unitsIn=bytes=>new Uint16Array(bytes.
buffer,bytes.byteOffset,bytes.length>>1);var short=new Held(SHORT+PAST);var long=new Held(1<<16);function unitsOf(text){return(text.length<=SHORT?short:long).of(
text)}export{free,unitsOf};
