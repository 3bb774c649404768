import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{existsSync}from"node:fs";import{getCompileCacheDir}from"node:module";import{availableParallelism}from"node:os";import{dirname}from"node:path";import{Worker}from"node:worker_threads";
var STUCK_MS=9e4;var MOST_WARM=4;var IDLE_MS=10*6e4;var resourceLimits={maxYoungGenerationSizeMb:48};var WORKER=["./parse-worker.js","../parse-worker.js","./wor\
ker-entry.js"].map(name=>new URL(name,import.meta.url)).find(url=>existsSync(url));var Crew=class{stuckMs;#file;#idle=[];#loading=new SharedArrayBuffer(4);#rest;constructor(worker={
file:WORKER,stuckMs:STUCK_MS}){this.#file=worker.file;this.stuckMs=worker.stuckMs}warm(count=Math.min(availableParallelism(),MOST_WARM),languages=[]){while(this.#idle.
length<count)this.#idle.push(this.#start());if(languages.length===0)return;for(const{worker}of this.#idle)worker.postMessage({kind:"warm",languages})}hire(){clearTimeout(
this.#rest);for(;;){const thread=this.#idle.pop();if(!thread)return this.#start();if(thread.gone===void 0)return thread}}giveBack(thread){if(thread.gone!==void 0)
return;thread.worker.postMessage({kind:"end"});this.#idle.push(thread);clearTimeout(this.#rest);this.#rest=setTimeout(()=>void this.close(),IDLE_MS).unref()}async close(){
clearTimeout(this.#rest);await Promise.all(this.#idle.splice(0).map(thread=>thread.worker.terminate()))}#start(){const position=new SharedArrayBuffer(4);Atomics.
add(new Int32Array(this.#loading),0,1);const started={position,compiled:compiledFolder(),loading:this.#loading};const worker=new Worker(this.#file,{resourceLimits,
workerData:started,stdout:false,stderr:false});const thread={worker,position};worker.on("error",error=>{thread.gone??=error.message});worker.on("exit",code=>{this.#loading=
new SharedArrayBuffer(4);thread.gone??=`the worker died (${code})`});return thread}};function compiledFolder(){const own=getCompileCacheDir();return own===void 0?
void 0:dirname(own)}export{Crew};
