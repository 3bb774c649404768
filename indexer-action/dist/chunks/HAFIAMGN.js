import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{isMainThread}from"node:worker_threads";import{readFileSync}from"node:fs";import{join}from"node:path";var SIGNATURE="DIRC";var HEADER_BYTES=12;var SIZE_AT=36;var FLAGS_AT=60;var PATH_AT=62;var EXTENDED=16384;
var LENGTH=4095;var ALIGNED_TO=8;function trackedBytes(root){let index;try{index=readFileSync(join(root,".git","index"))}catch{return void 0}if(index.length<HEADER_BYTES||
index.toString("latin1",0,SIGNATURE.length)!==SIGNATURE)return void 0;const version=index.readUInt32BE(4);if(version!==2&&version!==3)return void 0;let bytes=0;
let at=HEADER_BYTES;for(let left=index.readUInt32BE(8);left>0;left--){if(at+PATH_AT>index.length)return void 0;bytes+=index.readUInt32BE(at+SIZE_AT);const flags=index.
readUInt16BE(at+FLAGS_AT);const path=at+PATH_AT+((flags&EXTENDED)===0?0:2);const end=(flags&LENGTH)<LENGTH?path+(flags&LENGTH):index.indexOf(0,path);if(end<path)
return void 0;at+=Math.floor((end-at)/ALIGNED_TO+1)*ALIGNED_TO}return bytes}var LARGE_BYTES=12e6;function keepInOneArena(root){if(process.platform!=="linux"||!isMainThread||process.execve===void 0)return;if(process.env.MALLOC_ARENA_MAX!==
void 0||process.connected)return;if((trackedBytes(root)??0)<LARGE_BYTES)return;const{execPath,execArgv,argv}=process;process.execve(execPath,[execPath,...execArgv,
...argv.slice(1)],{...process.env,MALLOC_ARENA_MAX:"1"})}function describeScip({tool,covered,stale,missing}){const some=paths=>paths.slice(0,3).join(", ");const problems=[stale.length>0?`${stale.length} stale (${some(
stale)}): made from a different version of the file, ignored`:"",missing.length>0?`${missing.length} not in this tree (${some(missing)})`:""].filter(Boolean);return`\
SCIP (${tool}): exact links for ${covered} files${problems.length>0?`; ${problems.join("; ")}`:""}`}export{keepInOneArena,describeScip};
