import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{FAMILIES,LANGUAGES,LinkSetBuilder,NO_LINKS,PACKING,RecordBatch,UnitReader,UnitWriter,extractUnit,extractorOf,factsOf,fileKeys,headerLanguage,idOf,isHeader,
languageOfFirstLine,languageOfName,linkLine,linkSetId,looksMinified,readBlob,readText,roleOf,withIds}from"./R3ID5EIS.js";import{EVIDENCE,LIMITS,USES,
fileVersionText}from"./N7P5LUL3.js";import"./6AXOHBCV.js";import{parentPort,workerData}from"node:worker_threads";import{deflateRawSync}from"node:zlib";import{readFileSync}from"node:fs";var NAMES=new Set(["__init__","__new__","__post_init__","initialize","__construct"]);var TYPES=new Set(["class","struct","enum","object","interface"]);function linkConstructors(symbols,out){
for(const symbol of symbols){if(symbol.parent===void 0||!TYPES.has(symbols[symbol.parent]?.kind??""))continue;if(symbol.kind!=="constructor"&&!(symbol.kind==="m\
ethod"&&NAMES.has(symbol.name)))continue;out.occurrence({line:symbol.line,column:symbol.column,length:symbol.name.length,use:"constructs",destination:{to:"symbo\
l",id:symbol.id},from:symbol.parent,evidence:"same_file",confidence:100})}}function varint64read(){const buf=this.buf;let pos=this.pos;let lo=0;let hi=0;for(let shift=0;shift<28;shift+=7){const b=buf[pos++];lo|=(b&127)<<shift;if((b&128)==
0){this.pos=pos;this.assertBounds();this.varint64Lo=lo;this.varint64Hi=hi;return}}const middleByte=buf[pos++];lo|=(middleByte&15)<<28;hi=(middleByte&112)>>4;if((middleByte&
128)==0){this.pos=pos;this.assertBounds();this.varint64Lo=lo;this.varint64Hi=hi;return}for(let shift=3;shift<=31;shift+=7){const b=buf[pos++];hi|=(b&127)<<shift;
if((b&128)==0){this.pos=pos;this.assertBounds();this.varint64Lo=lo;this.varint64Hi=hi;return}}throw new Error("invalid varint")}var TWO_PWR_32_DBL=4294967296;function int64FromString(dec){const minus=dec[0]==="-";if(minus){dec=dec.slice(1)}const base=1e6;let lowBits=0;let highBits=0;function add1e6digit(begin,end){
const digit1e6=Number(dec.slice(begin,end));highBits*=base;lowBits=lowBits*base+digit1e6;if(lowBits>=TWO_PWR_32_DBL){highBits=highBits+(lowBits/TWO_PWR_32_DBL|0);
lowBits=lowBits%TWO_PWR_32_DBL}}add1e6digit(-24,-18);add1e6digit(-18,-12);add1e6digit(-12,-6);add1e6digit(-6);return minus?negate(lowBits,highBits):newBits(lowBits,
highBits)}function int64ToString(lo,hi){let bits=newBits(lo,hi);const negative=bits.hi&2147483648;if(negative){bits=negate(bits.lo,bits.hi)}const result=uInt64ToString(
bits.lo,bits.hi);return negative?"-"+result:result}function uInt64ToString(lo,hi){({lo,hi}=toUnsigned(lo,hi));if(hi<=2097151){return String(TWO_PWR_32_DBL*hi+lo)}
const low=lo&16777215;const mid=(lo>>>24|hi<<8)&16777215;const high=hi>>16&65535;let digitA=low+mid*6777216+high*6710656;let digitB=mid+high*8147497;let digitC=high*
2;const base=1e7;if(digitA>=base){digitB+=Math.floor(digitA/base);digitA%=base}if(digitB>=base){digitC+=Math.floor(digitB/base);digitB%=base}return digitC.toString()+
decimalFrom1e7WithLeadingZeros(digitB)+decimalFrom1e7WithLeadingZeros(digitA)}function toUnsigned(lo,hi){return{lo:lo>>>0,hi:hi>>>0}}function newBits(lo,hi){return{
lo:lo|0,hi:hi|0}}function negate(lowBits,highBits){highBits=~highBits;if(lowBits){lowBits=~lowBits+1}else{highBits+=1}return newBits(lowBits,highBits)}var decimalFrom1e7WithLeadingZeros=digit1e7=>{
const partial=String(digit1e7);return"0000000".slice(partial.length)+partial};function varint32read(){let b=this.buf[this.pos++];if((b&128)===0){this.assertBounds();return b}let result=b&127;b=this.buf[this.pos++];result|=(b&127)<<7;if((b&
128)===0){this.assertBounds();return result}b=this.buf[this.pos++];result|=(b&127)<<14;if((b&128)===0){this.assertBounds();return result}b=this.buf[this.pos++];
result|=(b&127)<<21;if((b&128)===0){this.assertBounds();return result}b=this.buf[this.pos++];result|=(b&15)<<28;for(let readBytes=5;(b&128)!==0&&readBytes<10;readBytes++)
b=this.buf[this.pos++];if((b&128)!==0)throw new Error("invalid varint");this.assertBounds();return result>>>0}var protoInt64=makeInt64Support();function makeInt64Support(){const dv=new DataView(new ArrayBuffer(8));const ok=typeof BigInt==="function"&&typeof dv.getBigInt64===
"function"&&typeof dv.getBigUint64==="function"&&typeof dv.setBigInt64==="function"&&typeof dv.setBigUint64==="function"&&(!!globalThis.Deno||!!globalThis.Bun||
typeof process!="object"||typeof process.env!="object"||process.env.BUF_BIGINT_DISABLE!=="1");if(ok){const MIN=BigInt("-9223372036854775808");const MAX=BigInt("\
9223372036854775807");const UMIN=BigInt("0");const UMAX=BigInt("18446744073709551615");return{zero:BigInt(0),supported:true,parse(value){const bi=typeof value==
"bigint"?value:BigInt(value);if(bi>MAX||bi<MIN){throw new Error(`invalid int64: ${value}`)}return bi},uParse(value){const bi=typeof value=="bigint"?value:BigInt(
value);if(bi>UMAX||bi<UMIN){throw new Error(`invalid uint64: ${value}`)}return bi},enc(value){dv.setBigInt64(0,this.parse(value),true);return{lo:dv.getInt32(0,true),
hi:dv.getInt32(4,true)}},uEnc(value){dv.setBigInt64(0,this.uParse(value),true);return{lo:dv.getInt32(0,true),hi:dv.getInt32(4,true)}},dec(lo,hi){dv.setInt32(0,lo,
true);dv.setInt32(4,hi,true);return dv.getBigInt64(0,true)},uDec(lo,hi){dv.setInt32(0,lo,true);dv.setInt32(4,hi,true);return dv.getBigUint64(0,true)}}}return{zero:"\
0",supported:false,parse(value){if(typeof value!="string"){value=value.toString()}assertInt64String(value);return value},uParse(value){if(typeof value!="string"){
value=value.toString()}assertUInt64String(value);return value},enc(value){if(typeof value!="string"){value=value.toString()}assertInt64String(value);return int64FromString(
value)},uEnc(value){if(typeof value!="string"){value=value.toString()}assertUInt64String(value);return int64FromString(value)},dec(lo,hi){return int64ToString(lo,
hi)},uDec(lo,hi){return uInt64ToString(lo,hi)}}}function assertInt64String(value){if(!/^-?[0-9]+$/.test(value)){throw new Error("invalid int64: "+value)}}function assertUInt64String(value){
if(!/^[0-9]+$/.test(value)){throw new Error("invalid uint64: "+value)}}var te;function configureTextEncoding(textEncoding){var _a;te=Object.assign(Object.assign({},textEncoding),{encodeUtf8Into:(_a=textEncoding.encodeUtf8Into)!==null&&
_a!==void 0?_a:emulateEncodeInto(textEncoding.encodeUtf8.bind(textEncoding))})}function getTextEncoding(){if(!te){const globals=globalThis;if(!globals.TextEncoder||
!globals.TextDecoder){throw new Error("encoding API missing: install TextEncoder and TextDecoder on globalThis")}const textEncoder=new globals.TextEncoder;const textDecoder=new globals.
TextDecoder("utf-8",{ignoreBOM:true});let textDecoderStrict;const config={encodeUtf8(text){return textEncoder.encode(text)},decodeUtf8(bytes,strict){if(strict){
if(!textDecoderStrict){textDecoderStrict=new globals.TextDecoder("utf-8",{fatal:true,ignoreBOM:true})}return textDecoderStrict.decode(bytes)}return textDecoder.
decode(bytes)},checkUtf8(text){try{encodeURIComponent(text);return true}catch(_){return false}}};if(textEncoder.encodeInto){config.encodeUtf8Into=textEncoder.encodeInto.
bind(textEncoder)}const nativeStringIsWellFormed=String.prototype.isWellFormed;if(nativeStringIsWellFormed){config.checkUtf8=text=>{return nativeStringIsWellFormed.
call(text)}}configureTextEncoding(config)}return te}function emulateEncodeInto(encodeUtf8){return(text,dest)=>{const bytes=encodeUtf8(text);dest.set(bytes);return{
written:bytes.byteLength}}}var WireType;(function(WireType2){WireType2[WireType2["Varint"]=0]="Varint";WireType2[WireType2["Bit64"]=1]="Bit64";WireType2[WireType2["LengthDelimited"]=2]="L\
engthDelimited";WireType2[WireType2["StartGroup"]=3]="StartGroup";WireType2[WireType2["EndGroup"]=4]="EndGroup";WireType2[WireType2["Bit32"]=5]="Bit32"})(WireType||
(WireType={}));var EMPTY_BUFFER=new Uint8Array(0);var EMPTY_VIEW=new DataView(EMPTY_BUFFER.buffer);var ASCII_MAX_LENGTH=32;var BinaryReader=class{constructor(buf,decodeUtf8=getTextEncoding().decodeUtf8){this.decodeUtf8=decodeUtf8;this.varint64Lo=0;this.varint64Hi=0;this.varint64=varint64read;
this.uint32=varint32read;this.buf=buf;this.len=buf.length;this.pos=0;this.view=new DataView(buf.buffer,buf.byteOffset,buf.byteLength)}tag(){const start=this.pos;
const tag=this.uint32();const bytesRead=this.pos-start;if(bytesRead>5||bytesRead==5&&this.buf[this.pos-1]>15){throw new Error("illegal tag: varint overflows uin\
t32")}const fieldNo=tag>>>3;const wireType=tag&7;if(fieldNo<=0||wireType>5){throw new Error("illegal tag: field no "+fieldNo+" wire type "+wireType)}return[fieldNo,
wireType]}skip(wireType,fieldNo,recursionLimit=100){let start=this.pos;switch(wireType){case WireType.Varint:while(this.buf[this.pos++]&128){}break;case WireType.
Bit64:this.pos+=4;case WireType.Bit32:this.pos+=4;break;case WireType.LengthDelimited:let len=this.uint32();this.pos+=len;break;case WireType.StartGroup:if(recursionLimit<=
0){throw new Error("maximum recursion depth reached")}for(;;){const[fn,wt]=this.tag();if(wt===WireType.EndGroup){if(fieldNo!==void 0&&fn!==fieldNo){throw new Error(
"invalid end group tag")}break}this.skip(wt,fn,recursionLimit-1)}break;default:throw new Error("cant skip wire type "+wireType)}this.assertBounds();return this.
buf.subarray(start,this.pos)}assertBounds(){if(this.pos>this.len)throw new RangeError("premature EOF")}int32(){return this.uint32()|0}sint32(){let zze=this.uint32();
return zze>>>1^-(zze&1)}int64(){this.varint64();return protoInt64.dec(this.varint64Lo,this.varint64Hi)}uint64(){this.varint64();return protoInt64.uDec(this.varint64Lo,
this.varint64Hi)}sint64(){this.varint64();let lo=this.varint64Lo;let hi=this.varint64Hi;let s=-(lo&1);lo=(lo>>>1|(hi&1)<<31)^s;hi=hi>>>1^s;return protoInt64.dec(
lo,hi)}bool(){const b=this.buf[this.pos];if(b<128){this.pos++;return b!==0}this.varint64();return this.varint64Lo!==0||this.varint64Hi!==0}fixed32(){return this.
view.getUint32((this.pos+=4)-4,true)}sfixed32(){return this.view.getInt32((this.pos+=4)-4,true)}fixed64(){return protoInt64.uDec(this.sfixed32(),this.sfixed32())}sfixed64(){
return protoInt64.dec(this.sfixed32(),this.sfixed32())}float(){return this.view.getFloat32((this.pos+=4)-4,true)}double(){return this.view.getFloat64((this.pos+=
8)-8,true)}bytes(){let len=this.uint32(),start=this.pos;this.pos+=len;this.assertBounds();return this.buf.subarray(start,start+len)}string(strict){const len=this.
uint32();const start=this.pos;this.pos+=len;this.assertBounds();const buf=this.buf;if(len<=ASCII_MAX_LENGTH){const codes=new Array(len);for(let i=0;i<len;i++){const byte=buf[start+
i];if(byte>127){return this.decodeUtf8(buf.subarray(start,this.pos),strict)}codes[i]=byte}return String.fromCharCode.apply(String,codes)}return this.decodeUtf8(
buf.subarray(start,this.pos),strict)}};var ROLE={definition:1,import:2,write:4,read:8};var ScipError=class extends Error{};function readScip(bytes){const index={tool:"unknown",documents:[]};try{fields(
bytes,{1:reader2=>{fields(reader2.bytes(),{2:tool=>{const parts=[];fields(tool.bytes(),{1:r=>parts.push(r.string()),2:r=>parts.push(r.string())});index.tool=parts.
join(" ")}})},2:reader2=>index.documents.push(document(reader2.bytes()))})}catch(cause){throw new ScipError("not a SCIP index: its protobuf encoding is broken",
{cause})}if(index.documents.length===0)throw new ScipError("not a SCIP index, or one without documents");return index}function document(bytes){const made={path:"",
occurrences:[],encoding:"utf16",implementations:new Map};fields(bytes,{1:reader2=>{made.path=reader2.string()},2:reader2=>{const found=occurrence(reader2.bytes());
if(found)made.occurrences.push(found)},3:reader2=>{let symbol="";const implemented=[];fields(reader2.bytes(),{1:r=>{symbol=r.string()},4:r=>{let target="";let implementation=false;
fields(r.bytes(),{1:x=>{target=x.string()},3:x=>{implementation=x.bool()}});if(implementation)implemented.push(target)}});if(implemented.length>0)made.implementations.
set(symbol,implemented)},5:reader2=>{made.text=reader2.string()},6:reader2=>{made.encoding=["utf16","utf8","utf16","utf32"][reader2.int32()]??"utf16"}});return made}
function occurrence(bytes){const range=[];const made={symbol:"",roles:0};fields(bytes,{1:(reader2,wire)=>{if(wire===WireType.LengthDelimited){const end=reader2.
uint32()+reader2.pos;while(reader2.pos<end)range.push(reader2.int32())}else range.push(reader2.int32())},2:reader2=>{made.symbol=reader2.string()},3:reader2=>{made.
roles=reader2.int32()}});const[line,column,third,fourth]=range;if(line===void 0||column===void 0||third===void 0)return void 0;if(fourth!==void 0&&third!==line)
return void 0;return{line,column,endColumn:fourth??third,...made}}function fields(bytes,on){const reader2=new BinaryReader(bytes);while(reader2.pos<reader2.len){
const[field,wire]=reader2.tag();const handle2=on[field];if(handle2)handle2(reader2,wire);else reader2.skip(wire)}}var MANAGERS={pip:"PyPI",npm:"npm",maven:"mave\
n",cargo:"crates",gomod:"go",cxx:"std"};function parseScipName(symbol){if(symbol.startsWith("local "))return void 0;const parts=symbol.split(/(?<! ) (?! )/);const[
scheme="",manager="",name=""]=parts;const descriptors=parts.slice(4).join(" ");const names=[...descriptors.matchAll(/`((?:[^`]|``)+)`|([\p{L}\p{N}_$+-]+)(?=[/#.:!([\])])/gu)].
map(m=>m[1]??m[2]??"");const last=names.at(-1);if(last===void 0)return void 0;const described=names.filter(part=>!/\.\w+$/.test(part)&&part!=="src"&&part!=="lib");
return{package:name===""||name==="."?`std:${scheme.replace(/^scip-/,"")}`:`${MANAGERS[manager]??manager}:${name}`,name:described.join(".")||last,last}}var MOST_MISMATCHES=.02;var MOST_DEFINITIONS=16;var ScipOverlay=class{report;#documents=new Map;#definitions=new Map;constructor(index,files){this.report={tool:index.
tool,covered:0,stale:[],missing:[]};for(const document2 of index.documents){if(this.#documents.has(document2.path))continue;const file=files.get(document2.path);
if(!file)this.report.missing.push(document2.path);else if(!matches(document2,file.text))this.report.stale.push(document2.path);else{const inUtf16={...document2,
occurrences:toUtf16(document2,file.text)};this.#documents.set(document2.path,inUtf16);this.report.covered++;this.#define(inUtf16,file)}}}covers(path){return this.#documents.
has(path)}apply(file){const document2=this.#documents.get(file.path);if(!document2)return file.links;const lines=file.text.split("\n");const out=new LinkSetBuilder;
const ours=new OurLinks(file.links,out);const said=new Map;for(const o of document2.occurrences){if((o.roles&ROLE.definition)!==0)continue;const written=lines[o.
line]?.slice(o.column,o.endColumn)??"";if(!/^[\p{L}\p{N}_$#@]+$/u.test(written))continue;const place=`${o.line+1}:${o.column}`;const options=this.#destinations(
document2,o,written,ours,out,file);const known=said.get(place);if(known)known.options.push(...options);else if(options.length>0)said.set(place,{o,written,options})}
for(const[place,{o,written,options}]of said){const destination=together(options);const before=ours.at(place);const uses=before.length>0?before.map(at=>ours.use(
at)):[useOf(o)];for(const use of new Set(uses.filter(u=>u!=="overrides")))out.occurrence({line:o.line+1,column:o.column,length:written.length,use,destination:use===
"call"?this.#constructed(before,ours,destination):destination,from:before[0]===void 0?innermost(file.symbols,o.line+1):ours.from(before[0]),evidence:"exact"})}ours.
copyRest(said);return out.build()}#constructed(before,ours,destination){if(before.length<2)return destination;const call=before.find(at=>ours.use(at)==="call");
const own=call===void 0?void 0:ours.destination(call);return own?.to==="symbol"?own:destination}#destinations(document2,o,written,ours,out,file){const key=o.symbol.
startsWith("local ")?`${document2.path} ${o.symbol}`:o.symbol;const definitions=this.#definitions.get(key);if(definitions)return definitions.flatMap(definition=>{
if("symbol"in definition)return[{to:"symbol",id:definition.symbol.id}];if(definition.path!==document2.path)return[];const{line,column,name:name2}=definition;const index=ours.
local(line,column)??out.local(name2,"variable",line,column,innermost(file.symbols,line));ours.rememberLocal(line,column,index);return[{to:"local",index}]});const name=parseScipName(
o.symbol);return name?[{to:"external",package:name.package,name:name.name||written}]:[]}#define(document2,file){const byPlace=new Map(file.symbols.map(symbol=>[
`${symbol.line}:${symbol.column}`,symbol]));const lines=file.text.split("\n");for(const o of document2.occurrences){if((o.roles&ROLE.definition)===0)continue;const key=o.
symbol.startsWith("local ")?`${document2.path} ${o.symbol}`:o.symbol;const known=this.#definitions.get(key)??[];if(known.length===0)this.#definitions.set(key,known);else if(known.
length>=MOST_DEFINITIONS||key.includes(" local "))continue;const symbol=byPlace.get(`${o.line+1}:${o.column}`);const name=lines[o.line]?.slice(o.column,o.endColumn)??
"";if(symbol)known.push({path:document2.path,symbol});else if(name!=="")known.push({path:document2.path,line:o.line+1,column:o.column,name})}}};var OurLinks=class{#links;#out;#byPlace=new Map;#locals;#localAt=new Map;constructor(links,out){
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
return found}function matches(document2,text){if(document2.text!==void 0&&document2.text!=="")return document2.text===text;const lines=text.split("\n");let checked=0;
let wrong=0;for(const o of toUtf16(document2,text)){const name=parseScipName(o.symbol)?.last;if(name===void 0||(o.roles&ROLE.definition)===0||o.endColumn===o.column)
continue;if(!/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name))continue;checked++;const bare=word=>word.replace(/\d+$/,"");if(bare(lines[o.line]?.slice(o.column,o.endColumn)??
"")!==bare(name))wrong++}return wrong<=checked*MOST_MISMATCHES}function toUtf16(document2,text){if(document2.encoding==="utf16"||/^[\u0000-\u007f]*$/.test(text))
return document2.occurrences;const lines=text.split("\n");const units=(line,column)=>{const characters=lines[line]??"";let at=0;let seen=0;for(const character of characters){
if(seen>=column)break;seen+=document2.encoding==="utf8"?Buffer.byteLength(character):1;at+=character.length}return at};return document2.occurrences.map(o=>({...o,
column:units(o.line,o.column),endColumn:units(o.line,o.endColumn)}))}var languages=new Map(LANGUAGES.map(language=>[language.key,language]));var Unread=class extends Error{};var Units=class{#reader;#sources;constructor(reader2,sources2){
this.#reader=reader2;this.#sources=sources2}async file(unit){return fileWith(unit,await this.#head(unit))}packedFile(unit){try{return fileWith(unit,this.#reader.
head(unit.place))}catch(error){throw new Unread(unit.path,{cause:error})}}async body(unit){try{return this.#reader.body(unit.place)}catch{return(await this.#makeAgain(
unit)).body}}async#head(unit){try{return this.#reader.head(unit.place)}catch{const made=await this.#makeAgain(unit);const head={symbols:withIds(unit.path,made.symbols),
surface:made.surface};if(made.module!==void 0)head.module=made.module;return head}}async#makeAgain(unit){const language=languages.get(unit.language);const text=await this.#sources.
text(unit);if(!language||text===void 0)throw new Error("its unit is lost");return JSON.parse(JSON.stringify((await extractUnit(language,unit.path,text)).unit))}};
function fileWith({path,language},head){const file={path,language,symbols:head.symbols,surface:head.surface};if(head.module!==void 0)file.module=head.module;return file}var FamilyLinks=class _FamilyLinks{settled;#from;#linker;#units;#files;#overlays;#anew;#instead;constructor(from,linker,units,more){this.#from=from;this.#linker=
linker;this.#units=units;this.#files=more.files??[];this.#overlays=more.overlays??[];this.#anew=more.anew;this.settled=more.settled}static async prepare(told,from){
const{units}=told;const family2=FAMILIES.find(candidate=>candidate.name===told.family);if(!family2)throw new Error(`no family ${told.family}`);const texts=new Map(
told.configuration);const project={paths:new Set(told.paths),read:path=>texts.get(path)};if(family2.resumeLinker&&typeof told.settled==="object"){const paths=units.
map(unit=>unit.path);const load=at=>from.units.packedFile(units[at]);const linker2=family2.resumeLinker(project,told.settled,paths,load);const anew=()=>_FamilyLinks.
prepare({...told,settled:false},from);return new _FamilyLinks(from,linker2,units,{anew})}const linker=family2.createLinker(project);const held=linker.keepsFiles!==
false||from.scip.length>0;const files=[];for(const unit of units){const file=await from.units.file(unit);linker.add(file);files.push(held?file:void 0)}linker.finish();
const settled=told.settled?linker.settled?.():void 0;const overlays=await overlaysOf(from,units,files,project.paths);return new _FamilyLinks(from,linker,units,{
files,overlays,settled})}get scip(){return this.#overlays.map(overlay=>overlay.report)}async link(index,known){const unit=this.#units[index];const file=this.#files[index]??
await this.#from.units.file(unit);let body;let failure;try{body=withinBounds(await this.#overlaid(unit,file,await this.#linksOf(file,unit)))}catch(error){failure=
error instanceof Error?error.message:String(error);body=new LinkSetBuilder().build()}const json=JSON.stringify(body);const id=linkSetId(unit.file,json);const linked={
path:unit.path,link:id,occurrences:body.line.length};if(failure!==void 0)linked.failure=failure;if(id===known)return{linked,line:void 0};const symbols=file.symbols.
map(symbol=>symbol.id);return{linked,line:Buffer.from(`${linkLine(id,unit.file,unit.path,symbols,json)}
`)}}async#linksOf(file,unit){if(this.#instead)return this.#instead.#linksOf(file,unit);const out=new LinkSetBuilder;try{this.#linker.link(file,await this.#from.
units.body(unit),out)}catch(error){if(!(error instanceof Unread)||!this.#anew)throw error;this.#instead=await this.#anew();return this.#instead.#linksOf(file,unit)}
linkConstructors(file.symbols,out);return out.build()}async#overlaid(unit,file,links){let body=links;for(const overlay of this.#overlays){if(!overlay.covers(unit.
path))continue;const text=await this.#from.sources.text(unit)??"";body=overlay.apply({path:unit.path,text,symbols:file.symbols,links:body})}return body}};async function overlaysOf({
sources:sources2,scip},units,files,tree){const made=[];for(const path of scip){const index=readScip(readFileSync(path));const covered=new Map;const documents=new Set(
index.documents.map(document2=>document2.path));for(const[at,unit]of units.entries())if(documents.has(unit.path))covered.set(unit.path,{text:await sources2.text(
unit)??"",symbols:files[at]?.symbols??[]});const overlay=new ScipOverlay(index,covered);overlay.report.missing=overlay.report.missing.filter(document2=>!tree.has(
document2));made.push(overlay)}return made}function withinBounds(body){const most=2*LIMITS.nameChars;const cut=text=>text.length<=most?text:text.slice(0,most).toWellFormed();
const cutTarget=target=>target[0]==="e"?["e",cut(target[1]),cut(target[2])]:target[0]==="u"?["u",cut(target[1])]:target;if(body.targets.some(t=>t[0]==="e"&&t[2].
length>most||t[0]==="u"&&t[1].length>most))body.targets=body.targets.map(cutTarget);if(body.locals.some(local=>local[0].length>most))body.locals=body.locals.map(
([name,...rest])=>[cut(name),...rest]);if(body.length.some(length=>length>1e4))body.length=body.length.map(length=>Math.min(length,1e4));return body}import{hash}from"node:crypto";import{readFile}from"node:fs/promises";import{join}from"node:path";var Sources=class{#root;#git;constructor({root,git}){this.#root=root;this.#git=git}workTree(path){return readFile(join(this.#root,path)).catch(()=>void 0)}of({blob},bytes){
if(bytes){const found=blobOf(bytes);if(blob===void 0||found===blob||!this.#git)return{bytes,blob:found}}if(blob===void 0||!this.#git)return void 0;try{return{bytes:readBlob(
this.#root,blob),blob}}catch{return void 0}}async text({path,blob}){const source=this.of({blob},await this.workTree(path));const read=source?.blob===blob?readText(
source.bytes):void 0;return read&&"text"in read?read.text:void 0}};function blobOf(bytes){return hash("sha1",Buffer.concat([Buffer.from(`blob ${bytes.length}\0`),
bytes]),"hex")}if(!parentPort)throw new Error("this file is a worker thread");var port=parentPort;var position=new Int32Array(workerData.position);var languages2=new Map(LANGUAGES.
map(language=>[language.key,language]));var settings;var batch;var writer;var reader;var sources;var family;function say(message,transfer=[]){port.postMessage(message,
transfer)}port.on("message",message=>{handle(message).catch(error=>{say({kind:"failed",message:error instanceof Error?error.stack??error.message:String(error)})})});
async function handle(message){switch(message.kind){case"begin":settings=message.settings;batch=new RecordBatch;reader=new UnitReader(settings.cache);sources=new Sources(
settings);return say({kind:"ready"});case"end":writer?.close();writer=void 0;reader.close();family=void 0;return;case"extract":{const files=[];const ahead=message.
files.slice(0,READ_AHEAD).map(({path})=>sources.workTree(path));for(const[at,file]of message.files.entries()){Atomics.store(position,0,at+1);const source=sources.
of(file,await ahead.shift());const next=message.files[at+READ_AHEAD];if(next)ahead.push(sources.workTree(next.path));files.push(await extract(file,source))}Atomics.
store(position,0,0);if(batch.isGood)flush();return say({kind:"extracted",files})}case"flush":flush();return say({kind:"flushed"});case"prepare":{const from={units:new Units(
reader,sources),sources,scip:settings.scip??[]};family=await FamilyLinks.prepare(message,from);return say({kind:"prepared",scip:family.scip,settled:family.settled})}case"\
link":return await link(message.units)}}function flush(){if(batch.files===0)return;const{body,files}=batch.take();say({kind:"records",body,files},[body.buffer])}
var READ_AHEAD=8;async function extract(wanted,source){const{path,attributes}=wanted;if(!source)return{path,size:wanted.size,skip:"unreadable"};const size=source.
bytes.length;const read=readText(source.bytes);if("skip"in read)return{path,size,skip:read.skip,blob:source.blob};const{text,lines}=read;if(looksMinified(path,text,
lines))return{path,size,skip:"minified",blob:source.blob};const named=languageOfName(path)??(isHeader(path)?void 0:languageOfFirstLine(text));const key=attributes.
language??named?.key??(isHeader(path)?headerLanguage(text,settings.surroundings):"text");const language=languages2.get(key);const file=idOf(fileVersionText(path,
source.blob,extractorOf(key,language)));const role=attributes.generated?"generated":attributes.documentation?"documentation":roleOf(path,named?.role??"source",language!==
void 0,text);let failure;let facts;let place;if(language){try{const{unit,diagnostics}=await extractUnit(language,path,text);if(unit.symbols.length>LIMITS.symbolsPerFile)
throw new Error(`${unit.symbols.length} symbols`);const symbols=withIds(path,unit.symbols);facts=factsOf({text,lines,prose:false},symbols,unit,diagnostics);const head={
symbols,surface:unit.surface};if(facts.module!==void 0)head.module=facts.module;writer??=new UnitWriter(settings.cache,`${settings.name}.pack`);place=writer.write(
JSON.stringify(head),JSON.stringify(unit.body))}catch(error){failure=error instanceof Error?error.message:String(error);facts=void 0}}facts??=factsOf({text,lines,
prose:true},[],void 0,failure===void 0?void 0:{errors:1,lines:[1]});const extracted={path,size,blob:source.blob,language:key,role,lines,file,symbols:facts.symbols.
length,errors:facts.diagnostics?.errors??0};if(place)extracted.place=place;else extracted.link=linkSetId(file,NO_LINKS);if(failure!==void 0)extracted.failure=failure;
if(!wanted.here.includes(file)){const record=JSON.stringify({kind:"file",id:file,path,blob:source.blob,extractor:extractorOf(key,language),language:key,size,lines,
role,text:deflateRawSync(source.bytes,PACKING).toString("base64"),facts:deflateRawSync(JSON.stringify(facts),PACKING).toString("base64")});if(batch.isTooFullFor(
record))flush();const names=facts.symbols.map(symbol=>symbol.name);batch.addFile(file,path,role,record,{text,names,keys:fileKeys(text,names)});if(extracted.link!==
void 0)batch.addLinks(linkLine(extracted.link,file,path,[],NO_LINKS))}return extracted}async function link(wanted){if(!family)throw new Error("nothing is prepar\
ed to be linked");const files=[];const lines=[];const ends=[];let length=0;for(const[at2,[unit,known]]of wanted.entries()){Atomics.store(position,0,at2+1);const{
linked,line}=await family.link(unit,known);files.push(linked);if(line)lines.push(line);length+=line?.length??0;ends.push(length)}Atomics.store(position,0,0);const bytes=new Uint8Array(
length);let at=0;for(const line of lines){bytes.set(line,at);at+=line.length}say({kind:"linked",files,lines:bytes,ends},[bytes.buffer])}
