import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{mkdirSync,statSync}from"node:fs";import{enableCompileCache}from"node:module";import{homedir}from"node:os";import{dirname,isAbsolute,join}from"node:path";
import{fileURLToPath}from"node:url";import{isMainThread,workerData}from"node:worker_threads";var folder=import.meta.url.endsWith("/src/compile-cache.js")?fileURLToPath(
new URL("../../node_modules/.cache/sextant",import.meta.url)):isMainThread?ownFolder():workerData.compiled;if(folder!==void 0)enableCompileCache(folder);function ownFolder(){
if(process.argv.includes("--no-cache"))return void 0;const{XDG_CACHE_HOME:caches=""}=process.env;try{const own=join(isAbsolute(caches)?caches:join(homedir(),".c\
ache"),"sextant");mkdirSync(own,{recursive:true,mode:448});return[own,dirname(own)].every(isOursAlone)?own:void 0}catch{return void 0}}function isOursAlone(path){
const{uid,mode}=statSync(path);return process.getuid===void 0||uid===process.getuid()&&(mode&18)===0}await import("./chunks/YZYSQL7J.js");
