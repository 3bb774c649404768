import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{randomUUID}from"node:crypto";import{accessSync,constants,lstatSync,mkdirSync,readdirSync,readFileSync,renameSync,rmSync,statSync,writeFileSync}from"node:fs";
import{join}from"node:path";var STATE_VERSION=4;var PROCESS=`${process.pid}-${randomUUID().slice(0,8)}`;var drafts=0;var MOST_PUBLISHED=4;var ORPHAN_MS=24*3600*
1e3;function mainLanguageOf(rows){const files=new Map;let most;for(const{indexed}of rows.values()){if(!indexed?.place)continue;const{language}=indexed;files.set(
language,(files.get(language)??0)+1);if(most===void 0||(files.get(language)??0)>(files.get(most)??0))most=language}return most}var OUR_FOLDER=".sextant";var CACHE_FOLDER=`${OUR_FOLDER}\
/cache`;function cacheFolderIn(root){const ours=join(root,OUR_FOLDER);const folder=join(root,CACHE_FOLDER);const isLink=path=>lstatSync(path,{throwIfNoEntry:false})?.
isSymbolicLink();if(isLink(ours)||isLink(folder))throw refusedCache(folder,"is a link to another folder");try{mkdirSync(ours,{recursive:true});writeFileSync(join(
ours,".gitignore"),"*\n",{flag:"wx"})}catch{}return folder}var refusedCache=(folder,because)=>new Error(`The cache ${folder} ${because}. Delete it, name another\
 folder with --cache, or use --no-cache.`);function unwritable(folder,error){const{code=String(error)}=error;const isFull=code==="ENOSPC"||code==="EDQUOT"||code===
"EFBIG";const next=isFull?"Make room there, or name another folder with --cache.":"Name another folder with --cache, or use --no-cache.";return new Error(`The c\
ache cannot be written to ${folder} (${code}). ${next}`)}var Cache=class{folder;constructor(folder){this.folder=folder;try{mkdirSync(folder,{recursive:true});accessSync(
folder,constants.W_OK)}catch(error){throw unwritable(folder,error)}}load(){const empty={rows:new Map,published:[],contexts:{},leaning:""};try{const saved=JSON.parse(
readFileSync(join(this.folder,"state.json"),"utf8"));if(saved.version!==STATE_VERSION)return empty;const sizes=new Map;const holds=([pack,at,head,body])=>{let size=sizes.
get(pack);if(size===void 0){size=statSync(join(this.folder,pack),{throwIfNoEntry:false})?.size??-1;sizes.set(pack,size)}return at+head+body<=size};const rows=saved.
rows.filter(row=>!row.indexed?.place||holds(row.indexed.place));return{rows:new Map(rows.map(row=>[row.path,row])),published:saved.published,contexts:saved.contexts,
leaning:saved.leaning,settled:saved.settled??{},...saved.extractors===void 0?{}:{extractors:saved.extractors},...saved.commit===void 0?{}:{commit:saved.commit}}}catch{
return empty}}save(state,replaced=[]){this.draft(state,replaced).keep()}draft(state,replaced=[]){const text=JSON.stringify({version:STATE_VERSION,commit:state.commit,
mainLanguage:mainLanguageOf(state.rows),contexts:state.contexts,leaning:state.leaning,extractors:state.extractors,rows:[...state.rows.values()],published:state.
published.slice(0,MOST_PUBLISHED),settled:state.settled});const temporary=join(this.folder,`state.${PROCESS}-${drafts++}.tmp`);try{writeFileSync(temporary,text)}catch(error){
rmSync(temporary,{force:true});throw error}return{keep:()=>{renameSync(temporary,join(this.folder,"state.json"));this.#sweep(state,new Set(replaced))},discard:()=>rmSync(
temporary,{force:true})}}#sweep(state,replaced){const live=new Set(Object.values(state.settled??{}));for(const row of state.rows.values())if(row.indexed?.place)
live.add(row.indexed.place[0]);for(const name of readdirSync(this.folder)){if(!/\.(?:pack|settled|tmp)$/.test(name)||live.has(name))continue;const path=join(this.
folder,name);const age=Date.now()-(statSync(path,{throwIfNoEntry:false})?.mtimeMs??0);if(replaced.has(name)||name.startsWith(`${PROCESS}-`)||age>ORPHAN_MS)rmSync(
path,{force:true})}}isWasteful(state){let live=0;for(const row of state.rows.values())if(row.indexed?.place)live+=row.indexed.place[2]+row.indexed.place[3];let all=0;
let packs=0;for(const name of readdirSync(this.folder)){if(!name.endsWith(".pack"))continue;packs++;all+=statSync(join(this.folder,name),{throwIfNoEntry:false})?.
size??0}return packs>200||all>64*1024*1024&&all>3*live}clear(){for(const name of readdirSync(this.folder))if(name==="state.json"||/\.(?:pack|settled|tmp)$/.test(
name))rmSync(join(this.folder,name),{force:true})}};export{PROCESS,OUR_FOLDER,CACHE_FOLDER,cacheFolderIn,refusedCache,unwritable,Cache};
