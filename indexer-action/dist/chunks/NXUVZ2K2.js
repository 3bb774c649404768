import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
function varint64read(){const buf=this.buf;let pos=this.pos;let lo=0;let hi=0;for(let shift=0;shift<28;shift+=7){const b=buf[pos++];lo|=(b&127)<<shift;if((b&128)==
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
buf.subarray(start,this.pos),strict)}};var ROLE={definition:1,import:2,write:4,read:8,forward:64};var ScipError=class extends Error{constructor(message,options){super(message,options);delete this.stack}};
function readScip(bytes,name="index.scip"){const index={tool:"unknown",root:"",documents:[]};try{fields(bytes,{1:reader=>{fields(reader.bytes(),{2:tool=>{const parts=[];
fields(tool.bytes(),{1:r=>parts.push(r.string()),2:r=>parts.push(r.string())});index.tool=parts.join(" ")},3:root=>{index.root=root.string()}})},2:reader=>index.
documents.push(document(reader.bytes()))})}catch(cause){throw new ScipError(`${name}: not a SCIP index: its protobuf encoding is broken`,{cause})}if(index.documents.
length===0)throw new ScipError(`${name}: not a SCIP index, or one that contains no documents`);return index}function document(bytes){const made={path:"",occurrences:[],
encoding:void 0,implementations:new Map};fields(bytes,{1:reader=>{made.path=reader.string()},2:reader=>{const found=occurrence(reader.bytes());if(found)made.occurrences.
push(found)},3:reader=>{let symbol="";const implemented=[];fields(reader.bytes(),{1:r=>{symbol=r.string()},4:r=>{let target="";let implementation=false;fields(r.
bytes(),{1:x=>{target=x.string()},3:x=>{implementation=x.bool()}});if(implementation)implemented.push(target)}});if(implemented.length>0)made.implementations.set(
symbol,implemented)},5:reader=>{made.text=reader.string()},6:reader=>{made.encoding=[void 0,"utf8","utf16","utf32"][reader.int32()]}});return made}function occurrence(bytes){
const range=[];const made={symbol:"",roles:0};fields(bytes,{1:(reader,wire)=>{if(wire===WireType.LengthDelimited){const end=reader.uint32()+reader.pos;while(reader.
pos<end)range.push(reader.int32())}else range.push(reader.int32())},2:reader=>{made.symbol=reader.string()},3:reader=>{made.roles=reader.int32()}});const[line,column,
third,fourth]=range;if(line===void 0||column===void 0||third===void 0)return void 0;if(fourth!==void 0&&third!==line)return void 0;if(Math.min(line,column)<0)return void 0;
return{line,column,endColumn:fourth??third,...made}}function fields(bytes,on){const reader=new BinaryReader(bytes);while(reader.pos<reader.len){const[field,wire]=reader.
tag();const handle=on[field];if(handle)handle(reader,wire);else reader.skip(wire)}}var MANAGERS={pip:"PyPI",npm:"npm",maven:"maven",cargo:"crates",gomod:"go",cxx:"\
std"};function parseScipName(symbol){if(symbol.startsWith("local "))return void 0;const parts=symbol.split(/(?<! ) (?! )/);const[scheme="",manager="",name=""]=parts;
const descriptors=parts.slice(4).join(" ");const names=[...descriptors.matchAll(/`((?:[^`]|``)+)`|([\p{L}\p{N}_$+-]+)(?=[/#.:!([\])])/gu)].map(m=>m[1]??m[2]??"");
const last=names.at(-1);if(last===void 0)return void 0;const described=names.filter(part=>!/\.\w+$/.test(part)&&part!=="src"&&part!=="lib");return{package:name===
""||name==="."?`std:${scheme.replace(/^scip-/,"")}`:`${MANAGERS[manager]??manager}:${name}`,name:described.join(".")||last,last}}export{ROLE,ScipError,readScip,parseScipName};
