import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import"./6QNRNT6H.js";import{closeSync,openSync,readFileSync,readSync}from"node:fs";import{join}from"node:path";var BEGINNING=200;function headStart(path,cache){const beginning=beginningOfState(
cache);const last=beginning&&/"commit":"([0-9a-f]{40})"/.exec(beginning)?.[1];const head=last===void 0?void 0:commitOfHead(path);if(beginning===void 0||head===void 0||
head===last)return void 0;const language=/"mainLanguage":"([\w-]+)"/.exec(beginning)?.[1];return language===void 0?[]:[language]}function beginningOfState(cache){
try{const file=openSync(join(cache,"state.json"),"r");const bytes=Buffer.alloc(BEGINNING);readSync(file,bytes);closeSync(file);return bytes.toString("latin1")}catch{
return void 0}}function commitOfHead(path){try{const git=join(path,".git");const head=readFileSync(join(git,"HEAD"),"utf8").trim();const branch=/^ref: (refs\/heads\/.+)$/.
exec(head)?.[1];return branch===void 0?head:readFileSync(join(git,branch),"utf8").trim()}catch{return void 0}}export{headStart};
