import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import"./6QNRNT6H.js";import{closeSync,openSync,readFileSync,readSync}from"node:fs";import{join}from"node:path";var BEGINNING=200;function hasMoved(path,cache){const last=commitOfState(
cache);const head=last===void 0?void 0:commitOfHead(path);return head!==void 0&&head!==last}function commitOfState(cache){try{const file=openSync(join(cache,"st\
ate.json"),"r");const bytes=Buffer.alloc(BEGINNING);readSync(file,bytes);closeSync(file);return/"commit":"([0-9a-f]{40})"/.exec(bytes.toString("latin1"))?.[1]}catch{
return void 0}}function commitOfHead(path){try{const git=join(path,".git");const head=readFileSync(join(git,"HEAD"),"utf8").trim();const branch=/^ref: (refs\/heads\/.+)$/.
exec(head)?.[1];return branch===void 0?head:readFileSync(join(git,branch),"utf8").trim()}catch{return void 0}}export{hasMoved};
