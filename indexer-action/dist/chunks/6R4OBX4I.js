import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{posix}from"node:path";function subpath(map,wanted){if(map===void 0||map===null)return[];if(typeof map==="string"||Array.isArray(map))return wanted==="."?
leaves(map):[];const entries=Object.entries(map);if(!entries.some(([key])=>key.startsWith(".")||key.startsWith("#")))return wanted==="."?leaves(map):[];for(const[
key,value]of entries){if(key===wanted)return leaves(value);const star=key.indexOf("*");if(star<0)continue;const prefix=key.slice(0,star);const suffix=key.slice(
star+1);if(!wanted.startsWith(prefix)||!wanted.endsWith(suffix))continue;const middle=wanted.slice(prefix.length,wanted.length-suffix.length);return leaves(value).
map(leaf=>leaf.replaceAll("*",middle))}return[]}function leaves(value){if(typeof value==="string")return[value];if(Array.isArray(value))return value.flatMap(leaves);
if(!value||typeof value!=="object")return[];const entries=Object.entries(value);const special=entries.filter(([condition])=>SPECIAL_CONDITIONS.has(condition));return[
...entries.filter(entry=>!special.includes(entry)),...special].flatMap(([,path])=>leaves(path))}var SPECIAL_CONDITIONS=new Set([...["development","browser","rea\
ct-server","react-native","electron","worker","worklet"],...["deno","bun","workerd","edge-light","netlify","module-sync"]]);function readPackage(project,path){const json=readJson(
project.read(path));if(!json)return void 0;const main=[json.source,json.types,json.typings,json.module,json.main].filter(m=>typeof m==="string");const dependencies=new Set;
for(const key of["dependencies","devDependencies","peerDependencies","optionalDependencies"])for(const name of Object.keys(json[key]??{}))dependencies.add(name);
return{directory:posix.dirname(path),...typeof json.name==="string"?{name:json.name}:{},main,exports:json.exports,imports:json.imports,dependencies}}function readConfig(project,path,depth){
const json=readJson(project.read(path));if(!json)return void 0;const directory=posix.dirname(path);const options=json.compilerOptions??{};const base=depth>4?void 0:
inherited(project,directory,json,depth+1);const paths=options.paths;const config={directory:paths?directory:base?.directory??directory,paths:paths?Object.entries(
paths).filter(entry=>Array.isArray(entry[1])).sort((a,b)=>b[0].indexOf("*")-a[0].indexOf("*")):base?.paths??[],rootDirs:Array.isArray(options.rootDirs)?options.
rootDirs.map(root=>posix.join(directory,String(root)).replace(/\/$/,"")):base?.rootDirs??[]};const baseUrl=typeof options.baseUrl==="string"?posix.join(directory,
options.baseUrl):base?.baseUrl;if(baseUrl!==void 0)config.baseUrl=baseUrl;const source=typeof options.jsxImportSource==="string"?options.jsxImportSource:base?.jsxImportSource;
if(source!==void 0)config.jsxImportSource=source;return config}function inherited(project,directory,json,depth){const extended=(Array.isArray(json.extends)?json.
extends:[json.extends]).reverse();const isSolution=Array.isArray(json.files)&&json.files.length===0&&Array.isArray(json.references);const referred=isSolution?json.
references.map(reference=>reference?.path):[];const found=[];for(const name of[...extended,...referred]){if(typeof name!=="string"||!name.startsWith("."))continue;
const at=posix.join(directory,name);const file=[at,`${at}.json`].find(candidate=>project.paths.has(candidate));const config=file&&readConfig(project,file,depth);
if(config)found.push(config)}const[first]=found;if(!first)return void 0;const withPaths=found.find(config=>config.paths.length>0)??first;const merged={directory:withPaths.
directory,paths:withPaths.paths,rootDirs:found.find(config=>config.rootDirs.length>0)?.rootDirs??[]};const baseUrl=found.find(config=>config.baseUrl!==void 0)?.
baseUrl;if(baseUrl!==void 0)merged.baseUrl=baseUrl;const source=found.find(config=>config.jsxImportSource!==void 0)?.jsxImportSource;if(source!==void 0)merged.jsxImportSource=
source;return merged}function readJson(text){if(text===void 0)return void 0;try{return JSON.parse(text)}catch{const plain=text.replace(/("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
(_,string)=>string??"").replace(/,(\s*[}\]])/g,"$1");try{return JSON.parse(plain)}catch{return void 0}}}export{subpath,readPackage,readConfig,readJson};
