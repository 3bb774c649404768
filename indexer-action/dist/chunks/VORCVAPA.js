import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{ROLE,parseScipName}from"./NXUVZ2K2.js";import{LinkSetBuilder}from"./H5WGUJAQ.js";import{EVIDENCE,USES}from"./SL77UPIG.js";
import"./PYQ6AIYU.js";import"./WYNVCRUU.js";import"./XUA4RPE5.js";var MOST_MISMATCHES=.02;var MOST_CUT=.1;function occurrencesIn(document,text){const isTold=document.text!==void 0&&document.text!=="";if(isTold&&document.text!==
text)return void 0;const encodings=document.encoding?[document.encoding]:["utf16","utf8","utf32"];const found=encodings.find(encoding=>matches(document,encoding,
text))??(isTold?encodings[0]:void 0);return found&&toUtf16(document.occurrences,found,text)}function matches(document,encoding,text){const lines=text.split("\n");
let checked=0;let wrong=0;let used=0;let cut=0;for(const o of toUtf16(document.occurrences,encoding,text)){if(o.endColumn===o.column)continue;if((o.roles&ROLE.definition)===
0){used++;if(!isWhole(lines[o.line]??"",o))cut++;continue}const name=parseScipName(o.symbol)?.last;if(name===void 0)continue;if(!/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(
name))continue;checked++;const bare=word=>word.replace(/\d+$/,"");if(bare(lines[o.line]?.slice(o.column,o.endColumn)??"")!==bare(name))wrong++}return wrong<=checked*
MOST_MISMATCHES&&cut<=used*MOST_CUT}function isWhole(line,{column,endColumn}){if(endColumn>line.length||line.slice(column,endColumn).trim()==="")return false;const[
before,first,last,after]=[column-1,column,endColumn-1,endColumn].map(at=>/[\p{L}\p{N}_]/u.test(line.charAt(at)));return!(before&&first)&&!(last&&after)}function toUtf16(occurrences,encoding,text){
if(encoding==="utf16"||new RegExp("^\\p{ASCII}*$","u").test(text))return occurrences;const lines=text.split("\n");const units=(line,column)=>{const characters=lines[line]??
"";let at=0;let seen=0;for(const character of characters){if(seen>=column)break;seen+=encoding==="utf8"?Buffer.byteLength(character):1;at+=character.length}return at};
return occurrences.map(o=>({...o,column:units(o.line,o.column),endColumn:units(o.line,o.endColumn)}))}var MOST_DEFINITIONS=16;var ScipOverlay=class{report;#documents=new Map;#locals=new Map;#globals;constructor(index,files,tree=new Set,globals=new Map){this.#globals=
globals;const stale=new Set;const missing=new Set;for(const document of index.documents){const{path}=document;const file=files.get(path);const said=file&&occurrencesIn(
document,file.text);if(!file&&!tree.has(path))missing.add(path);if(file&&!said)stale.add(path);if(!file||!said){if(file||tree.has(path))this.#knowOf(document)}else{
const before=this.#documents.get(path)?.occurrences??[];const suffix=before.length>0?`.${before.length}`:"";const occurrences=said.map(o=>suffix!==""&&o.symbol.
startsWith("local ")?{...o,symbol:o.symbol+suffix}:o);this.#documents.set(path,{...document,occurrences:[...before,...occurrences]});this.#define({...document,occurrences},
file)}}this.report={tool:index.tool,covered:this.#documents.size,stale:[...stale],missing:[...missing]}}covers(path){return this.#documents.has(path)}apply(file){
const document=this.#documents.get(file.path);if(!document)return file.links;const lines=file.text.split("\n");const out=new LinkSetBuilder;const ours=new OurLinks(
file.links,out);const said=new Map;for(const o of document.occurrences){if((o.roles&(ROLE.definition|ROLE.forward))!==0)continue;const line=lines[o.line]??"";const written=line.
slice(o.column,o.endColumn);if(!isWhole(line,o))continue;if(!/^[\p{L}\p{N}_$#@]+$/u.test(written))continue;const place=`${o.line+1}:${o.column}`;const options=this.#destinations(
document,o,written,ours,out,file);const known=said.get(place);if(known)known.options.push(...options);else if(options.length>0)said.set(place,{o,written,options})}
for(const[place,{o,written,options}]of said){const destination=together(options);const before=ours.at(place);const uses=before.length>0?before.map(at=>ours.use(
at)):[useOf(o)];for(const use of new Set(uses.filter(u=>u!=="overrides")))out.occurrence({line:o.line+1,column:o.column,length:written.length,use,destination:use===
"call"?this.#constructed(before,ours,destination):destination,from:before[0]===void 0?innermost(file.symbols,o.line+1):ours.from(before[0]),evidence:"exact"})}ours.
copyRest(said);return out.build()}#constructed(before,ours,destination){if(before.length<2)return destination;const call=before.find(at=>ours.use(at)==="call");
const own=call===void 0?void 0:ours.destination(call);return own?.to==="symbol"?own:destination}#destinations(document,o,written,ours,out,file){const definitions=this.#definitionsOf(
o.symbol,document.path);if(definitions)return definitions.flatMap(definition=>{if("symbol"in definition)return[{to:"symbol",id:definition.symbol.id}];if(definition.
path!==document.path)return[];const{line,column,name:name2}=definition;const index=ours.local(line,column)??out.local(name2,"variable",line,column,innermost(file.
symbols,line));ours.rememberLocal(line,column,index);return[{to:"local",index}]});const name=parseScipName(o.symbol);return name?[{to:"external",package:name.package,
name:name.name||written}]:[]}#definitionsOf(symbol,path){return symbol.startsWith("local ")?this.#locals.get(`${path} ${symbol}`):this.#globals.get(symbol)}#knowOf(document){
for(const{symbol,roles}of document.occurrences)if((roles&ROLE.definition)!==0&&!symbol.startsWith("local ")&&!this.#globals.has(symbol))this.#globals.set(symbol,
[])}#define(document,file){const byPlace=new Map(file.symbols.map(symbol=>[`${symbol.line}:${symbol.column}`,symbol]));const lines=file.text.split("\n");for(const o of document.
occurrences){if((o.roles&ROLE.definition)===0)continue;const isLocal=o.symbol.startsWith("local ");const known=this.#definitionsOf(o.symbol,document.path)??[];if(known.
length===0){if(isLocal)this.#locals.set(`${document.path} ${o.symbol}`,known);else this.#globals.set(o.symbol,known)}else if(known.length>=MOST_DEFINITIONS||isLocal)
continue;const symbol=byPlace.get(`${o.line+1}:${o.column}`);const name=lines[o.line]?.slice(o.column,o.endColumn)??"";if(symbol)known.push({path:document.path,
symbol});else if(name!=="")known.push({path:document.path,line:o.line+1,column:o.column,name})}}};var OurLinks=class{#links;#out;#byPlace=new Map;#locals;#localAt=new Map;constructor(links,out){
this.#links=links;this.#out=out;this.#locals=links.locals.map(l=>out.local(l[0],l[1],l[2],l[3],l[4]));links.locals.forEach((l,at)=>{this.rememberLocal(l[2],l[3],
this.#locals[at])});links.line.forEach((line,at)=>{const place=`${line}:${links.column[at]}`;const list=this.#byPlace.get(place);if(list)list.push(at);else this.#byPlace.
set(place,[at])})}at(place){return this.#byPlace.get(place)??[]}local(line,column){return this.#localAt.get(`${line}:${column}`)}rememberLocal(line,column,index){
this.#localAt.set(`${line}:${column}`,index)}use(at){return USES[this.#links.use[at]]??"read"}from(at){return this.#links.from[at]}destination(at){return this.#of(
this.#links.target[at])}copyRest(said){const l=this.#links;const conditions=new Map(l.conditions);for(const[place,list]of this.#byPlace)for(const at of list){if(said.
has(place)&&this.use(at)!=="overrides")continue;const condition=conditions.get(at);this.#out.occurrence({line:l.line[at],column:l.column[at],length:l.length[at],
use:this.use(at),destination:this.destination(at),from:this.from(at),evidence:EVIDENCE[l.evidence[at]]??"dynamic",confidence:l.confidence[at],...condition===void 0?
{}:{condition}})}}#of(index){const t=this.#links.targets[index];if(!t)return{to:"unknown",name:""};switch(t[0]){case"s":return{to:"symbol",id:t[1]};case"l":return{
to:"local",index:this.#locals[t[1]]};case"e":return{to:"external",package:t[1],name:t[2]};case"u":return{to:"unknown",name:t[1]};case"a":return{to:"one_of",options:t[1].
map(option=>this.#of(option))};case"m":return{to:"all_of",options:t[1].map(option=>this.#of(option))}}}};function together(options){const distinct=[...new Map(options.
map(option=>[JSON.stringify(option),option])).values()];return distinct.length===1?distinct[0]:{to:"all_of",options:distinct.slice(0,64)}}function useOf(o){if((o.
roles&ROLE.import)!==0)return"import";return(o.roles&ROLE.write)!==0?"write":"read"}function innermost(symbols,line){let found=-1;symbols.forEach((symbol,index)=>{
if(symbol.start<=line&&line<=symbol.end&&/function|method|constructor|class|interface|struct|trait|impl|object|namespace|module|enum/.test(symbol.kind))found=index});
return found}export{ScipOverlay};
