import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{MOST_OPTIONS}from"./H5WGUJAQ.js";import"./SL77UPIG.js";import{push}from"./IACKWRZ4.js";import"./PYQ6AIYU.js";
import"./WYNVCRUU.js";import{oneLine}from"./JD3OYRGZ.js";import{folderOf,foldersAround}from"./CJJMGL6T.js";import{LIMITS}from"./XUA4RPE5.js";var BLOCKS={model:"struct",view:"struct",type:"struct",enum:"enum",datasource:"object",generator:"object"};var HAS_FIELDS=/^(?:model|view|type)$/;var OF_FIELDS=/^@@(?:id|unique|index|fulltext)$/;
var MOST_PARTS=16;function extract(tree){return new Extraction(tree).unit()}var Extraction=class{#tree;#tokens;#comments;#symbols=[];#references=[];#at=0;constructor(tree){
this.#tree=tree;const{tokens,comments}=tokensOf(tree.text);this.#tokens=tokens;this.#comments=new Set(comments.map(offset=>tree.lineAt(offset)))}unit(){let hasSource=false;
while(this.#at<this.#tokens.length){const kind=this.#opened(this.#at);if(kind!==void 0){const[keyword,name]=this.#tokens.slice(this.#at,this.#at+2);hasSource||=
keyword.text==="datasource";this.#at+=3;this.#block(keyword,name,kind)}else this.#at++}return{symbols:this.#symbols,surface:{hasSource},body:{references:this.#references}}}#opened(at){
const keyword=this.#tokens[at]?.text??"";const isBlock=this.#tokens[at+1]?.kind==="word"&&this.#tokens[at+2]?.text==="{";return isBlock&&Object.hasOwn(BLOCKS,keyword)?
BLOCKS[keyword]:void 0}#block(keyword,name,kind){const index=this.#define(name,kind,keyword,`${keyword.text} ${name.text}`);while(this.#at<this.#tokens.length&&
this.#opened(this.#at)===void 0){const line=this.#line();const[first]=line;if(first?.text==="}"){const made=this.#symbols[index];if(made)made.end=this.#tree.lineAt(
first.start);return}if(first===void 0||index<0)continue;if(first.text==="@@")this.#attributes(line,0,name.text,void 0,index);else if(first.kind==="word"&&HAS_FIELDS.
test(keyword.text))this.#field(line,name.text,index);else if(first.kind==="word"&&kind==="enum")this.#define(first,"enum_member",first,textOf(line),index)}}#line(){
const line=[];let depth=0;for(;this.#at<this.#tokens.length;this.#at++){const token=this.#tokens[this.#at];if(token.kind==="line"&&(depth===0||this.#opened(this.#at+
1)!==void 0)){this.#at++;break}if(token.text==="}"){if(line.length===0){this.#at++;line.push(token)}break}if(token.kind==="line")continue;if(/^[([]$/.test(token.
text))depth++;else if(/^[)\]]$/.test(token.text))depth=Math.max(0,depth-1);line.push(token)}return line}#field(line,model,parent){const[name,type]=line;if(type?.
kind!=="word")return;const attributes=line.findIndex(({text})=>text==="@");const written=line.slice(1,attributes<0?void 0:attributes);const index=this.#define(name,
"property",name,textOf(line),parent,written.map(({text})=>text).join(""));if(index<0)return;if(type.text!=="Unsupported")this.#refer(type,"type",index);if(attributes>=
0)this.#attributes(line,attributes,model,type.text,index)}#attributes(line,first,model,type,from){for(let at=first;at<line.length;at++){const mark=line[at]?.text;
if(mark!=="@"&&mark!=="@@")continue;const name=line[at+1];if(name?.kind!=="word")continue;at++;if(line[at+1]?.text==="."&&mark==="@"){this.#refer(name,"read",from,
{isSource:true});at+=2}if(line[at+1]?.text!=="(")continue;const end=closing(line,at+1);const given=line.slice(at+2,end);if(name.text==="relation"&&mark==="@")this.#relation(
given,model,type,from);else if(OF_FIELDS.test(mark+name.text))this.#fields(given,0,"fields",model,from);else if(name.text==="default"&&mark==="@")this.#default(
given,type,from);at=end}}#relation(given,model,type,from){for(let at=0;at<given.length;at++){const{text}=given[at];if(/^[([]$/.test(text))at=closing(given,at);else if(given[at+
1]?.text===":"&&(text==="fields"||text==="references"))this.#fields(given,at+2,text,text==="fields"?model:type,from)}}#fields(given,first,called,of,from){let at=first;
if(at===0&&given[0]?.text!=="["){const named=given.findIndex(({text},nth)=>text===called&&given[nth+1]?.text===":");if(named<0)return;at=named+2}if(given[at]?.text!==
"["||of===void 0)return;const end=closing(given,at);const path=[];for(at++;at<end;at++){const token=given[at];if(token.text==="(")at=closing(given,at);else if(token.
kind==="word"){if(given[at-1]?.text!==".")path.length=0;if(path.length===MOST_PARTS)continue;path.push(token.text);this.#refer(token,"read",from,{path:[...path],
of})}}}#default(given,type,from){for(const[at,token]of given.entries()){if(token.kind!=="word"||/^(?:true|false|-?\d.*)$/.test(token.text)||given[at+1]?.text===
":")continue;if(given[at+1]?.text==="("){this.#refer(token,"call",from);return}this.#refer(token,"read",from,{of:type??""})}}#refer({text,start},use,from,more={}){
this.#references.push({use,path:[text],...more,...this.#tree.positionAt(start),from})}#define(name,kind,begins,head,parent=-1,type){if(name.text.length>LIMITS.nameChars||
this.#symbols.length>=LIMITS.symbolsPerFile)return-1;const start=this.#tree.lineAt(begins.start);const last=this.#tokens[this.#at-1];const made={name:name.text,
kind,...this.#tree.positionAt(name.start),start,end:parent<0||last===void 0?start:this.#tree.lineAt(Math.max(begins.start,last.start)),signature:oneLine(head,"s\
lashes").slice(0,LIMITS.signatureChars)};const outer=this.#symbols[parent];if(outer){made.parent=parent;made.qualified=`${outer.name}.${name.text}`}else made.modifiers=
["exported"];let first=start;while(this.#comments.has(first-1))first--;if(first<start)made.doc=[first,start-1];if(type!==void 0&&type.length<=LIMITS.signatureChars)
made.type=type;return this.#symbols.push(made)-1}};var TOKEN=/\/\/[^\n]*|\/\*|"(?:[^"\\\n]|\\.)*"|[A-Za-z_][\w-]*|-?\d[\w.]*|@@|\n|[^\s]/g;function tokensOf(text){
const tokens=[];const comments=[];const pattern=new RegExp(TOKEN);const lastEnd=text.lastIndexOf("*/");for(let found=pattern.exec(text);found;found=pattern.exec(
text)){const[written]=found;const start=found.index;const[sign]=written;if(written==="/*"){if(start+2<=lastEnd)pattern.lastIndex=text.indexOf("*/",start+2)+2}else if(written.
startsWith("//")){if((tokens.at(-1)?.kind??"line")==="line")comments.push(start)}else tokens.push({kind:sign==="\n"?"line":sign==='"'?"text":/[\w-]/.test(sign)?
"word":"sign",text:written,start})}return{tokens,comments}}function closing(tokens,opening){let depth=0;for(let at=opening;at<tokens.length;at++){const{text}=tokens[at];
if(/^[([]$/.test(text))depth++;else if(/^[)\]]$/.test(text)&&--depth===0)return at}return tokens.length}var NO_SPACE_BEFORE=/^[()[\]?,.:]$/;var NO_SPACE_BEHIND=/^(?:[([.@]|@@)$/;
function textOf(line){let text="";for(const[at,token]of line.entries()){const before=line[at-1]?.text??"";const isTight=at===0||NO_SPACE_BEFORE.test(token.text)||
NO_SPACE_BEHIND.test(before);text+=isTight&&!(token.text==="["&&before===":")?token.text:` ${token.text}`}return text}var SCALARS=/^(?:String|Boolean|Int|BigInt|Float|Decimal|DateTime|Json|Bytes)$/;var STANDARD="std:prisma";var PrismaLinker=class{#files=new Map;#sources=new Map;#roots=new Map;#definitions=new Map;add(file){
this.#files.set(file.path,file);if(file.surface.hasSource){const folder=folderOf(file.path);this.#sources.set(folder,(this.#sources.get(folder)??0)+1)}}finish(){
for(const{path,symbols}of this.#files.values())for(const symbol of symbols){const name=`${symbol.kind==="object"?"@":""}${symbol.qualified??symbol.name}`;const key=`${this.#rootOf(
path)}:${name}`;const named=this.#definitions.get(key)??{all:[],byFile:new Map};this.#definitions.set(key,named);named.all.push({symbol,path});push(named.byFile,
path,{symbol,path})}}link(file,{references},out){for(const reference of references){const{line,column,use,from,path}=reference;const name=path.at(-1);const found=this.#found(
file,reference);if(found.length===0&&reference.isSource)continue;const[first,...more]=found;const destination=first===void 0?unresolved(reference):more.length===
0?symbolOf(first):{to:"one_of",options:found.slice(0,MOST_OPTIONS).map(symbolOf)};const evidence=more.length>0?"ambiguous":first?.path===file.path?"same_file":"\
import";out.occurrence({line,column,length:name.length,use,destination,from,evidence})}}#found(file,{use,path,of,isSource}){if(use==="call")return[];if(of===void 0)
return this.#lookUp(file,`${isSource?"@":""}${path[0]}`);let owner=of;for(const part of path.slice(0,-1)){const types=new Set(this.#lookUp(file,`${owner}.${part}`).
map(({symbol})=>symbol.type??""));const[type]=types;if(types.size!==1||type===void 0)return[];owner=type.replace(/\W.*$/,"")}return this.#lookUp(file,`${owner}.${path.
at(-1)}`)}#lookUp(file,name){const named=this.#definitions.get(`${this.#rootOf(file.path)}:${name}`);if(!named)return[];const own=named.byFile.get(file.path);if(own)
return own;if(!file.surface.hasSource)return named.all;named.shared??=named.all.filter(({path})=>!this.#files.get(path)?.surface.hasSource);return named.shared}#rootOf(path){
const own=folderOf(path);const known=this.#roots.get(own);if(known!==void 0)return known;const root=[...foldersAround(path)].find(folder=>this.#sources.has(folder))??
own;this.#roots.set(own,root);return root}};function unresolved({use,path,of}){const name=path.at(-1);if(use==="call"||of===void 0&&SCALARS.test(name))return{to:"\
external",package:STANDARD,name};return{to:"unknown",name}}var symbolOf=({symbol})=>({to:"symbol",id:symbol.id});var createLinker=_=>new PrismaLinker;export{createLinker,extract};
