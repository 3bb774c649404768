"use strict";var __defProp=Object.defineProperty;var __getOwnPropDesc=Object.getOwnPropertyDescriptor;var __getOwnPropNames=Object.getOwnPropertyNames;var __hasOwnProp=Object.prototype.hasOwnProperty;var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:true})};var __copyProps=(to,from,except,desc)=>{if(from&&typeof from===
"object"||typeof from==="function"){for(let key of __getOwnPropNames(from))if(!__hasOwnProp.call(to,key)&&key!==except)__defProp(to,key,{get:()=>from[key],enumerable:!(desc=
__getOwnPropDesc(from,key))||desc.enumerable})}return to};var __toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:true}),mod);var schemas_exports={};__export(schemas_exports,{array:()=>array,base64:()=>base642,boolean:()=>boolean2,discriminatedUnion:()=>discriminatedUnion,enum:()=>_enum,
int:()=>int,json:()=>json,literal:()=>literal,number:()=>number2,object:()=>object,record:()=>record,strictObject:()=>strictObject,string:()=>string2,tuple:()=>tuple,
union:()=>union});module.exports=__toCommonJS(schemas_exports);var util_exports={};__export(util_exports,{BIGINT_FORMAT_RANGES:()=>BIGINT_FORMAT_RANGES,CONSTANT_CATCH:()=>CONSTANT_CATCH,Class:()=>Class,NUMBER_FORMAT_RANGES:()=>NUMBER_FORMAT_RANGES,
aborted:()=>aborted,allowsEval:()=>allowsEval,assert:()=>assert,assertEqual:()=>assertEqual,assertIs:()=>assertIs,assertNever:()=>assertNever,assertNotEqual:()=>assertNotEqual,
assignProp:()=>assignProp,attachSchema:()=>attachSchema,base64ToUint8Array:()=>base64ToUint8Array,base64urlToUint8Array:()=>base64urlToUint8Array,cached:()=>cached,
captureStackTrace:()=>captureStackTrace,cleanEnum:()=>cleanEnum,cleanRegex:()=>cleanRegex,clone:()=>clone,cloneDef:()=>cloneDef,codePointLength:()=>codePointLength,
constantCatch:()=>constantCatch,createTransparentProxy:()=>createTransparentProxy,defineLazy:()=>defineLazy,defineLazyInternal:()=>defineLazyInternal,derived:()=>derived,
esc:()=>esc,escapeRegex:()=>escapeRegex,explicitlyAborted:()=>explicitlyAborted,extend:()=>extend,finalizeIssue:()=>finalizeIssue,floatSafeRemainder:()=>floatSafeRemainder,
getElementAtPath:()=>getElementAtPath,getEnumValues:()=>getEnumValues,getLengthableOrigin:()=>getLengthableOrigin,getParsedType:()=>getParsedType,getSizableOrigin:()=>getSizableOrigin,
hexToUint8Array:()=>hexToUint8Array,hide:()=>hide,installLazyProp:()=>installLazyProp,isObject:()=>isObject,isPlainObject:()=>isPlainObject,issue:()=>issue,joinValues:()=>joinValues,
jsonStringifyReplacer:()=>jsonStringifyReplacer,members:()=>members,merge:()=>merge,mergeDefs:()=>mergeDefs,normalizeParams:()=>normalizeParams,nullish:()=>nullish,
numKeys:()=>numKeys,objectClone:()=>objectClone,omit:()=>omit,optionalKeys:()=>optionalKeys,own:()=>own,parsedType:()=>parsedType,partial:()=>partial,pick:()=>pick,
prefixIssues:()=>prefixIssues,primitiveTypes:()=>primitiveTypes,promiseAllObject:()=>promiseAllObject,propertyKeyTypes:()=>propertyKeyTypes,randomString:()=>randomString,
rawShape:()=>rawShape,required:()=>required,safeExtend:()=>safeExtend,shallowClone:()=>shallowClone,sizeCaps:()=>sizeCaps,slugify:()=>slugify,stringifyPrimitive:()=>stringifyPrimitive,
toZod:()=>toZod,uint8ArrayToBase64:()=>uint8ArrayToBase64,uint8ArrayToBase64url:()=>uint8ArrayToBase64url,uint8ArrayToHex:()=>uint8ArrayToHex,unwrapMessage:()=>unwrapMessage});function assertEqual(val){return val}function assertNotEqual(val){return val}function toZod(){return schema=>schema}function assertIs(_arg){}function assertNever(_x){
throw new Error("Unexpected value in exhaustive check")}function assert(_){}function getEnumValues(entries){const numericValues=Object.values(entries).filter(v=>typeof v===
"number");const values=Object.entries(entries).filter(([k,_])=>numericValues.indexOf(+k)===-1).map(([_,v])=>v);return values}function joinValues(array2,separator="\
|"){return array2.map(val=>stringifyPrimitive(val)).join(separator)}function jsonStringifyReplacer(_,value){if(typeof value==="bigint")return value.toString();return value}
var Cached=class{constructor(getter){this._getter=getter;this._value=void 0}get value(){const getter=this._getter;if(getter!==void 0){this._value=getter();this.
_getter=void 0}return this._value}};function cached(getter){return new Cached(getter)}function nullish(input){return input===null||input===void 0}function cleanRegex(source){
const start=source.startsWith("^")?1:0;const end=source.endsWith("$")?source.length-1:source.length;return source.slice(start,end)}function floatSafeRemainder(val,step){
const ratio=val/step;const roundedRatio=Math.round(ratio);const tolerance=4*Number.EPSILON*Math.max(Math.abs(ratio),1);if(Math.abs(ratio-roundedRatio)<tolerance)
return 0;return ratio-roundedRatio}var EVALUATING=Symbol("evaluating");function defineLazy(object2,key,getter){let value=void 0;Object.defineProperty(object2,key,
{get(){if(value===EVALUATING){return void 0}if(value===void 0){value=EVALUATING;value=getter()}return value},set(v){Object.defineProperty(object2,key,{value:v})},
configurable:true})}function objectClone(obj){return Object.create(Object.getPrototypeOf(obj),Object.getOwnPropertyDescriptors(obj))}function assignProp(target,prop,value){
Object.defineProperty(target,prop,{value,writable:true,enumerable:true,configurable:true})}function rawShape(def){const desc=Object.getOwnPropertyDescriptor(def,
"shape");return desc?.get?desc.get.raw:desc?.value}function sourceShape(schema){return rawShape(schema._zod.def)??schema._zod.def.shape}function deferProp(target,key,getter){
Object.defineProperty(target,key,{get(){const value=getter();assignProp(this,key,value);return value},enumerable:true,configurable:true})}function putProp(target,key,value){
if(key in target)assignProp(target,key,value);else target[key]=value}function mirrorShape(target,source,keys,wrap){const raw=sourceShape(source);for(const key of keys){
const desc=Object.getOwnPropertyDescriptor(raw,key);if(!desc.enumerable)continue;if(desc.get){deferProp(target,key,()=>{const value=source._zod.def.shape[key];return wrap?
wrap(value,key):value})}else putProp(target,key,wrap?wrap(desc.value,key):desc.value)}}function mirrorProps(target,source){for(const key of Reflect.ownKeys(source)){
const desc=Object.getOwnPropertyDescriptor(source,key);if(!desc.enumerable)continue;if(desc.get)deferProp(target,key,()=>source[key]);else putProp(target,key,desc.
value)}}function mergeDefs(...defs){const mergedDescriptors={};for(const def of defs){const descriptors=Object.getOwnPropertyDescriptors(def);Object.assign(mergedDescriptors,
descriptors)}return Object.defineProperties({},mergedDescriptors)}function cloneDef(schema){return mergeDefs(schema._zod.def)}function getElementAtPath(obj,path){
if(!path)return obj;return path.reduce((acc,key)=>acc?.[key],obj)}function promiseAllObject(promisesObj){const keys=Object.keys(promisesObj);const promises=keys.
map(key=>promisesObj[key]);return Promise.all(promises).then(results=>{const resolvedObj={};for(let i=0;i<keys.length;i++){resolvedObj[keys[i]]=results[i]}return resolvedObj})}
function randomString(length=10){const chars="abcdefghijklmnopqrstuvwxyz";let str="";for(let i=0;i<length;i++){str+=chars[Math.floor(Math.random()*chars.length)]}
return str}function esc(str){return JSON.stringify(str)}function slugify(input){return input.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").
replace(/^-+|-+$/g,"")}var captureStackTrace="captureStackTrace"in Error?Error.captureStackTrace:(..._args)=>{};function isObject(data){return typeof data==="ob\
ject"&&data!==null&&!Array.isArray(data)}var allowsEval=cached(()=>{if(globalConfig.jitless){return false}if(typeof navigator!=="undefined"&&navigator?.userAgent?.
includes("Cloudflare")){return false}try{const F=Function;new F("");return true}catch(_){return false}});function isPlainObject(o){if(isObject(o)===false)return false;
const ctor=o.constructor;if(ctor===void 0)return true;if(typeof ctor!=="function")return true;const prot=ctor.prototype;if(isObject(prot)===false)return false;if(Object.
prototype.hasOwnProperty.call(prot,"isPrototypeOf")===false){return false}return true}function shallowClone(o){if(isPlainObject(o))return{...o};if(Array.isArray(
o))return[...o];if(o instanceof Map)return new Map(o);if(o instanceof Set)return new Set(o);return o}function numKeys(data){let keyCount=0;for(const key in data){
if(Object.prototype.hasOwnProperty.call(data,key)){keyCount++}}return keyCount}var getParsedType=data=>{const t=typeof data;switch(t){case"undefined":return"und\
efined";case"string":return"string";case"number":return Number.isNaN(data)?"nan":"number";case"boolean":return"boolean";case"function":return"function";case"big\
int":return"bigint";case"symbol":return"symbol";case"object":if(Array.isArray(data)){return"array"}if(data===null){return"null"}if(data.then&&typeof data.then===
"function"&&data.catch&&typeof data.catch==="function"){return"promise"}if(typeof Map!=="undefined"&&data instanceof Map){return"map"}if(typeof Set!=="undefined"&&
data instanceof Set){return"set"}if(typeof Date!=="undefined"&&data instanceof Date){return"date"}if(typeof File!=="undefined"&&data instanceof File){return"fil\
e"}return"object";default:throw new Error(`Unknown data type: ${t}`)}};var propertyKeyTypes=new Set(["string","number","symbol"]);var primitiveTypes=new Set(["s\
tring","number","bigint","boolean","symbol","undefined"]);function escapeRegex(str){return str.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function clone(inst,def,params){
const cl=new inst._zod.constr(def??inst._zod.def);if(!def||params?.parent)cl._zod.parent=inst;return cl}function normalizeParams(_params){const params=_params;if(!params)
return{};if(typeof params==="string")return{error:()=>params};if(params?.message!==void 0){if(params?.error!==void 0)throw new Error("Cannot specify both `messa\
ge` and `error` params");params.error=params.message}delete params.message;if(typeof params.error==="string")return{...params,error:()=>params.error};return params}
function createTransparentProxy(getter){let target;return new Proxy({},{get(_,prop,receiver){target??(target=getter());return Reflect.get(target,prop,receiver)},
set(_,prop,value,receiver){target??(target=getter());return Reflect.set(target,prop,value,receiver)},has(_,prop){target??(target=getter());return Reflect.has(target,
prop)},deleteProperty(_,prop){target??(target=getter());return Reflect.deleteProperty(target,prop)},ownKeys(_){target??(target=getter());return Reflect.ownKeys(
target)},getOwnPropertyDescriptor(_,prop){target??(target=getter());return Reflect.getOwnPropertyDescriptor(target,prop)},defineProperty(_,prop,descriptor){target??
(target=getter());return Reflect.defineProperty(target,prop,descriptor)}})}function stringifyPrimitive(value){if(typeof value==="bigint")return value.toString()+
"n";if(typeof value==="string")return`"${value}"`;return`${value}`}function optionalKeys(shape){return Object.keys(shape).filter(k=>{return shape[k]._zod.optin!==
void 0&&shape[k]._zod.optout==="optional"})}var NUMBER_FORMAT_RANGES=(()=>({safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],
uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.MAX_VALUE,Number.MAX_VALUE]}))();var BIGINT_FORMAT_RANGES={int64:[BigInt(
"-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("18446744073709551615")]};function pick(schema,mask){const currDef=schema._zod.def;
const checks=currDef.checks;const hasChecks=checks&&checks.length>0;if(hasChecks){throw new Error(".pick() cannot be used on object schemas containing refinemen\
ts")}const newShape={};mirrorShape(newShape,schema,maskedKeys(schema,mask));return clone(schema,mergeDefs(currDef,{shape:newShape,checks:[]}))}function maskedKeys(schema,mask){
const raw=sourceShape(schema);const keys=[];for(const key of Reflect.ownKeys(mask)){if(!Object.getOwnPropertyDescriptor(raw,key)?.enumerable){throw new Error(`U\
nrecognized key: "${String(key)}"`)}if(mask[key])keys.push(key)}return keys}function omit(schema,mask){const currDef=schema._zod.def;const checks=currDef.checks;
const hasChecks=checks&&checks.length>0;if(hasChecks){throw new Error(".omit() cannot be used on object schemas containing refinements")}const omitted=new Set(maskedKeys(
schema,mask));const newShape={};mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema)).filter(key=>!omitted.has(key)));return clone(schema,mergeDefs(currDef,
{shape:newShape,checks:[]}))}function extend(schema,shape){if(!isPlainObject(shape)){throw new Error("Invalid input to extend: expected a plain object")}const checks=schema.
_zod.def.checks;const hasChecks=checks&&checks.length>0;if(hasChecks){const existingShape=sourceShape(schema);for(const key of Reflect.ownKeys(shape)){if(Object.
getOwnPropertyDescriptor(existingShape,key)!==void 0){throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` inste\
ad.")}}}return clone(schema,mergeDefs(schema._zod.def,{shape:extended(schema,shape)}))}function extended(schema,shape){const newShape={};mirrorShape(newShape,schema,
Reflect.ownKeys(sourceShape(schema)));mirrorProps(newShape,shape);return newShape}function safeExtend(schema,shape){if(!isPlainObject(shape)){throw new Error("I\
nvalid input to safeExtend: expected a plain object")}return clone(schema,mergeDefs(schema._zod.def,{shape:extended(schema,shape)}))}function merge(a,b){if(!b?.
_zod?.def){throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.")}if(a._zod.def.checks?.length){throw new Error(
".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.")}const newShape={};mirrorShape(newShape,a,Reflect.ownKeys(sourceShape(
a)));mirrorShape(newShape,b,Reflect.ownKeys(sourceShape(b)));const def=mergeDefs(a._zod.def,{shape:newShape,get catchall(){return b._zod.def.catchall},checks:b.
_zod.def.checks??[]});return clone(a,def)}function partial(Class2,schema,mask,name="partial"){const currDef=schema._zod.def;const checks=currDef.checks;const hasChecks=checks&&
checks.length>0;if(hasChecks){throw new Error(`.${name}() cannot be used on object schemas containing refinements`)}const selected=mask?new Set(maskedKeys(schema,
mask)):void 0;const newShape={};mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema)),Class2&&((value,key)=>selected&&!selected.has(key)?value:new Class2(
{type:"optional",innerType:value})));return clone(schema,mergeDefs(schema._zod.def,{shape:newShape,checks:[]}))}function required(Class2,schema,mask){const selected=mask?
new Set(maskedKeys(schema,mask)):void 0;const newShape={};mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema)),(value,key)=>selected&&!selected.has(
key)?value:new Class2({type:"nonoptional",innerType:value}));return clone(schema,mergeDefs(schema._zod.def,{shape:newShape}))}function aborted(x,startIndex=0){if(x.
aborted===true)return true;for(let i=startIndex;i<x.issues.length;i++){if(x.issues[i]?.continue!==true){return true}}return false}function explicitlyAborted(x,startIndex=0){
if(x.aborted===true)return true;for(let i=startIndex;i<x.issues.length;i++){if(x.issues[i]?.continue===false){return true}}return false}function prefixIssues(path,issues){
return issues.map(iss=>{var _a3;(_a3=iss).path??(_a3.path=[]);iss.path.unshift(path);return iss})}function unwrapMessage(message){return typeof message==="strin\
g"?message:message?.message}function sizeCaps(defChecks){const caps=[];for(const ch of defChecks??[]){const d=ch._zod.def;if(!/_(length|size)$|_equals$/.test(d.
check))break;const max=d.maximum??d.length??d.size;if(max>=0)caps.push([max,ch])}return caps}function attachSchema(issues,start,inst){var _a3;for(let i=start;i<
issues.length;i++){(_a3=issues[i]).schema??(_a3.schema=inst)}}function finalizeIssue(iss,ctx,config2){var _a3;const traits=iss.inst?._zod?.traits;if(traits?.has(
"$ZodType")){if(traits.has("$ZodCheck"))(_a3=iss).schema??(_a3.schema=iss.inst);else iss.schema=iss.inst}const schemaError=iss.schema!==iss.inst?iss.schema?._zod.
def?.error:void 0;const message=iss.message?iss.message:unwrapMessage(iss.inst?._zod.def?.error?.(iss))??unwrapMessage(schemaError?.(iss))??unwrapMessage(ctx?.error?.(
iss))??unwrapMessage(config2.customError?.(iss))??unwrapMessage(config2.localeError?.(iss))??"Invalid input";const full={};for(const k of Object.keys(iss)){if(k===
"inst"||k==="schema"||k==="continue"||k==="input"||k==="__proto__")continue;full[k]=iss[k]}full.path??(full.path=[]);full.message=message;if(ctx?.reportInput){full.
input=iss.input}return full}function getSizableOrigin(input){if(input instanceof Set)return"set";if(input instanceof Map)return"map";if(input instanceof File)return"\
file";return"unknown"}var highSurrogate=/[\uD800-\uDBFF]/;function codePointLength(str){const units=str.length;if(!highSurrogate.test(str))return units;let count=units;
for(let i=0;i<units-1;i++){if((str.charCodeAt(i)&64512)===55296&&(str.charCodeAt(i+1)&64512)===56320){count--;i++}}return count}function getLengthableOrigin(input){
if(Array.isArray(input))return"array";if(typeof input==="string")return"string";return"unknown"}function parsedType(data){const t=typeof data;switch(t){case"num\
ber":{return Number.isNaN(data)?"nan":"number"}case"object":{if(data===null){return"null"}if(Array.isArray(data)){return"array"}const obj=data;if(obj&&Object.getPrototypeOf(
obj)!==Object.prototype&&"constructor"in obj&&obj.constructor){return obj.constructor.name}}}return t}function issue(...args){const[iss,input,inst]=args;if(typeof iss===
"string"){return{message:iss,code:"custom",input,inst}}return{...iss}}function cleanEnum(obj){return Object.entries(obj).filter(([k,_])=>{return Number.isNaN(Number.
parseInt(k,10))}).map(el=>el[1])}function base64ToUint8Array(base643){const binaryString=atob(base643);const bytes=new Uint8Array(binaryString.length);for(let i=0;i<
binaryString.length;i++){bytes[i]=binaryString.charCodeAt(i)}return bytes}function uint8ArrayToBase64(bytes){let binaryString="";for(let i=0;i<bytes.length;i++){
binaryString+=String.fromCharCode(bytes[i])}return btoa(binaryString)}function base64urlToUint8Array(base64url2){const base643=base64url2.replace(/-/g,"+").replace(
/_/g,"/");const padding="=".repeat((4-base643.length%4)%4);return base64ToUint8Array(base643+padding)}function uint8ArrayToBase64url(bytes){return uint8ArrayToBase64(
bytes).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function hexToUint8Array(hex){const cleanHex=hex.replace(/^0x/,"");if(cleanHex.length%2!==0){throw new Error(
"Invalid hex string length")}const bytes=new Uint8Array(cleanHex.length/2);for(let i=0;i<cleanHex.length;i+=2){bytes[i/2]=Number.parseInt(cleanHex.slice(i,i+2),
16)}return bytes}function uint8ArrayToHex(bytes){return Array.from(bytes).map(b=>b.toString(16).padStart(2,"0")).join("")}var Class=class{constructor(..._args){}};
function members(proto,table){for(const key in table){const desc=Object.getOwnPropertyDescriptor(table,key);if(desc.get)Object.defineProperty(proto,key,{...desc,
enumerable:false});else defineBound(proto,key,desc.value)}}function own(inst,key,value,enumerable=true){Object.defineProperty(inst,key,{configurable:true,writable:true,
enumerable,value});return value}function hide(inst,key,value){return own(inst,key,value,false)}function derived(computes,table){for(const key in computes){const compute=computes[key];
Object.defineProperty(table,key,{configurable:true,enumerable:true,get(){return own(this,key,compute(this))},set(value){own(this,key,value)}})}return table}function defineBound(proto,key,fn){
Object.defineProperty(proto,key,{configurable:true,get(){return this==null?fn:own(this,key,fn.bind(this))},set(value){own(this,key,value)}})}function claim(inst,sentinel){
const proto=Object.getPrototypeOf(inst);return sentinel in proto?void 0:proto}var installing;var broke=false;var breaker={configurable:true,get(){broke=true;return void 0}};
function defineLazyInternal(inst,key,compute){const proto=Object.getPrototypeOf(inst._zod);if(key in proto&&installing!==inst._zod){installing=void 0;return}installing=
inst._zod;Object.defineProperty(proto,key,{configurable:true,get(){Object.defineProperty(this,key,breaker);const outer=broke;broke=false;try{const value=compute(
this);if(broke)delete this[key];else Object.defineProperty(this,key,{configurable:true,writable:true,value});broke=broke||outer;return value}catch(err){delete this[key];
broke=broke||outer;throw err}},set(value){Object.defineProperty(this,key,{configurable:true,writable:true,value})}})}function installLazyProp(inst,key,make,enumerable){
const proto=claim(inst,key);if(!proto)return;Object.defineProperty(proto,key,{configurable:true,get(){const desc={configurable:true,writable:true,enumerable,value:void 0};
Object.defineProperty(this,key,desc);desc.value=make(this);Object.defineProperty(this,key,desc);return desc.value},set(value){Object.defineProperty(this,key,{configurable:true,
writable:true,enumerable,value})}})}var CONSTANT_CATCH="~constantCatch";function constantCatch(value){const fn=()=>value;fn[CONSTANT_CATCH]=true;return fn}var _a;var _zodDesc={value:void 0,enumerable:false};var _E="captureStackTrace"in Error?Error:null;function newError(Definition){const E=_E;if(E){const saved=E.stackTraceLimit;
if(typeof saved==="number"){try{E.stackTraceLimit=0}catch{_E=null;return new Definition}try{return new Definition}finally{E.stackTraceLimit=saved}}}return new Definition}
function $constructor(name,initializer3,proto,params){const zodProto={};function Internals(def){this.def=def;this.constr=_;this.traits=new Set}Internals.prototype=
zodProto;const protoMembers=proto;const initialized=protoMembers&&new WeakSet;function init(inst,def){if(!inst._zod){_zodDesc.value=new Internals(def);try{Object.
defineProperty(inst,"_zod",_zodDesc)}finally{_zodDesc.value=void 0}}else if(inst._zod.traits.has(name)){return}inst._zod.traits.add(name);initializer3(inst,def);
if(initialized){const own2=Object.getPrototypeOf(inst);const ctorProto=inst._zod.constr.prototype;let up=own2;while(up&&up!==ctorProto)up=Object.getPrototypeOf(
up);const target=up??own2;if(!initialized.has(target)){initialized.add(target);members(target,protoMembers)}}const proto2=_.prototype;for(const k in proto2){if(!Object.
prototype.hasOwnProperty.call(proto2,k))continue;if(!(k in inst)){inst[k]=proto2[k].bind(inst)}}}const Parent=params?.Parent??Object;class Definition extends Parent{}
Object.defineProperty(Definition,"name",{value:name});function _(def){const inst=params?.Parent?newError(Definition):this;init(inst,def);const deferred=inst._zod.
deferred;if(deferred){for(const fn of deferred){fn()}inst._zod.deferred=void 0}const pp=globalThis.__zod_globalConfig?.postProcessor;if(pp)pp(inst);return inst}
Object.defineProperty(_,"init",{value:init});Object.defineProperty(_,Symbol.hasInstance,{value:inst=>{if(params?.Parent&&inst instanceof params.Parent)return true;
return inst?._zod?.traits?.has(name)}});Object.defineProperty(_,"name",{value:name});return _}var $ZodAsyncError=class extends Error{constructor(){super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`)}};var $ZodEncodeError=class extends Error{constructor(name){
super(`Encountered unidirectional transform during encode: ${name}`);this.name="ZodEncodeError"}};(_a=globalThis).__zod_globalConfig??(_a.__zod_globalConfig={});
var globalConfig=globalThis.__zod_globalConfig;function config(newConfig){if(newConfig)Object.assign(globalConfig,newConfig);return globalConfig}function _getMessage(){const internals=this._zod;internals.message??(internals.message=JSON.stringify(internals.def,jsonStringifyReplacer,2));return internals.message}
function _setMessage(value){this._zod.message=value}var _messageDesc={get:_getMessage,set:_setMessage,enumerable:true,configurable:true};var _issuesDesc={value:void 0,
enumerable:false};var _installedToString=new WeakSet([Object.prototype,Error.prototype]);var initializer=(inst,def)=>{inst.name="$ZodError";_issuesDesc.value=def;
Object.defineProperty(inst,"issues",_issuesDesc);_issuesDesc.value=void 0;Object.defineProperty(inst,"message",_messageDesc);const proto=Object.getPrototypeOf(inst);
if(!_installedToString.has(proto)){_installedToString.add(proto);Object.defineProperty(proto,"toString",{configurable:true,enumerable:false,get(){const value=()=>this.
message;Object.defineProperty(this,"toString",{value,configurable:true,writable:true});return value},set(value){Object.defineProperty(this,"toString",{value,configurable:true,
writable:true})}})}};var $ZodError=$constructor("$ZodError",initializer);var $ZodRealError=$constructor("$ZodError",initializer,void 0,{Parent:Error});function node(obj,key,make){
if(!Object.prototype.hasOwnProperty.call(obj,key)){if(key==="__proto__"){Object.defineProperty(obj,key,{value:make(),writable:true,enumerable:true,configurable:true})}else{
obj[key]=make()}}return obj[key]}function flattenError(error2,mapper=issue2=>issue2.message){const fieldErrors={};const formErrors=[];for(const sub of error2.issues){
if(sub.path.length>0){node(fieldErrors,sub.path[0],()=>[]).push(mapper(sub))}else{formErrors.push(mapper(sub))}}return{formErrors,fieldErrors}}function formatError(error2,mapper=issue2=>issue2.
message){const fieldErrors={_errors:[]};const processError=(error3,path=[])=>{for(const issue2 of error3.issues){if(issue2.code==="invalid_union"&&issue2.errors.
length){issue2.errors.map(issues=>processError({issues},[...path,...issue2.path]))}else if(issue2.code==="invalid_key"){processError({issues:issue2.issues},[...path,
...issue2.path])}else if(issue2.code==="invalid_element"){processError({issues:issue2.issues},[...path,...issue2.path])}else{const fullpath=[...path,...issue2.path];
if(fullpath.length===0){fieldErrors._errors.push(mapper(issue2))}else{let curr=fieldErrors;let i=0;while(i<fullpath.length){const el=fullpath[i];const terminal=i===
fullpath.length-1;if(el==="_errors"){if(terminal)curr._errors.push(mapper(issue2));i++;continue}if(!Object.prototype.hasOwnProperty.call(curr,el)){Object.defineProperty(
curr,el,{value:{_errors:[]},enumerable:true,writable:true,configurable:true})}const node2=curr[el];if(terminal){node2._errors.push(mapper(issue2))}curr=node2;i++}}}}};
processError(error2);return fieldErrors}function finalizeParams(callee,params){return{callee:params?.callee??callee,Err:params?.Err}}var _parse=_Err=>{const fn=(schema,value,_ctx,_params)=>{const ctx=_ctx?
{..._ctx,async:false}:{async:false};const result=schema._zod.run({value,issues:[]},ctx);if(result instanceof Promise){throw new $ZodAsyncError}if(result.issues.
length){const e=new(_params?.Err??_Err)(result.issues.map(iss=>finalizeIssue(iss,ctx,config())));captureStackTrace(e,_params?.callee??fn);throw e}return result.
value};return fn};var _parseAsync=_Err=>{const fn=async(schema,value,_ctx,params)=>{const ctx=_ctx?{..._ctx,async:true}:{async:true};let result=schema._zod.run({value,issues:[]},
ctx);if(result instanceof Promise)result=await result;if(result.issues.length){const e=new(params?.Err??_Err)(result.issues.map(iss=>finalizeIssue(iss,ctx,config())));
captureStackTrace(e,params?.callee??fn);throw e}return result.value};return fn};var _safeParse=_Err=>(schema,value,_ctx)=>{const ctx=_ctx?{..._ctx,async:false}:{async:false};const result=schema._zod.run({value,issues:[]},ctx);if(result instanceof
Promise){throw new $ZodAsyncError}return result.issues.length?failure(_Err,result.issues,ctx):{success:true,data:result.value}};function failure(Err,issues,ctx){let error2;return{success:false,get error(){if(!error2){error2=new Err(issues.map(iss=>finalizeIssue(iss,ctx,config())));issues=
void 0;ctx=void 0}return error2},set error(e){error2=e;issues=void 0;ctx=void 0}}}var _safeParseAsync=_Err=>async(schema,value,_ctx)=>{const ctx=_ctx?{..._ctx,async:true}:
{async:true};let result=schema._zod.run({value,issues:[]},ctx);if(result instanceof Promise)result=await result;return result.issues.length?failure(_Err,result.
issues,ctx):{success:true,data:result.value}};var COMPILE_INVALID=Symbol.for("zod.compile.invalid");var COMPILE_FALLBACK=Symbol.for("zod.compile.fallback");var validate=((schema,value,_ctx)=>{const validator=schema.
_zod.bag.validator;if(validator!==void 0){if(validator(value)!==COMPILE_INVALID)return true;if(validator.definite===true&&_ctx===void 0)return false}return validateFallback(
schema,value,_ctx)});function validateFallback(schema,value,_ctx){const ctx=_ctx?{..._ctx,async:false,abortEarly:true}:{async:false,abortEarly:true};const fallbackRun=schema.
_zod.bag.fallbackRun;let result;if(fallbackRun){ctx[COMPILE_FALLBACK]=true;result=fallbackRun({value,issues:[]},ctx)}else{result=schema._zod.run({value,issues:[]},
ctx)}if(result instanceof Promise){throw new $ZodAsyncError}return result.issues.length===0}var validateAsync=async(schema,value,_ctx)=>{const ctx=_ctx?{..._ctx,
async:true,abortEarly:true}:{async:true,abortEarly:true};let result=schema._zod.run({value,issues:[]},ctx);if(result instanceof Promise)result=await result;return result.
issues.length===0};var _encode=_Err=>{const parse2=_parse(_Err);const fn=(schema,value,_ctx,_params)=>{const ctx=_ctx?{..._ctx,direction:"backward"}:{direction:"\
backward"};return parse2(schema,value,ctx,finalizeParams(fn,_params))};return fn};var _decode=_Err=>{const parse2=_parse(_Err);const fn=(schema,value,_ctx,_params)=>{return parse2(schema,value,_ctx,finalizeParams(fn,_params))};return fn};var _encodeAsync=_Err=>{const parseAsync2=_parseAsync(_Err);const fn=async(schema,value,_ctx,_params)=>{const ctx=_ctx?{..._ctx,direction:"backward"}:{direction:"\
backward"};return await parseAsync2(schema,value,ctx,finalizeParams(fn,_params))};return fn};var _decodeAsync=_Err=>{const parseAsync2=_parseAsync(_Err);const fn=async(schema,value,_ctx,_params)=>{return await parseAsync2(schema,value,_ctx,finalizeParams(
fn,_params))};return fn};var _safeEncode=_Err=>(schema,value,_ctx)=>{const ctx=_ctx?{..._ctx,direction:"backward"}:{direction:"backward"};return _safeParse(_Err)(schema,value,ctx)};var _safeDecode=_Err=>(schema,value,_ctx)=>{return _safeParse(_Err)(schema,value,_ctx)};var _safeEncodeAsync=_Err=>async(schema,value,_ctx)=>{const ctx=_ctx?{..._ctx,direction:"backward"}:{direction:"backward"};return _safeParseAsync(_Err)(schema,value,
ctx)};var _safeDecodeAsync=_Err=>async(schema,value,_ctx)=>{return _safeParseAsync(_Err)(schema,value,_ctx)};var cuid=/^[cC][0-9a-z]{6,}$/;var cuid2=/^[0-9a-z]+$/;var ulid=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;var xid=/^[0-9a-vA-V]{20}$/;var ksuid=/^[A-Za-z0-9]{27}$/;
var nanoid=/^[a-zA-Z0-9_-]{21}$/;function nanoidOfLength(length){return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`)}var duration=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;var guid=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;var uuid=version2=>{if(!version2)return/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version2}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`)};var email=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;var _emoji=`^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;function emoji(){return new RegExp(
_emoji,"u")}var ipv4=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;var ipv6=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;var cidrv4=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;var cidrv6=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
var base64=/^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;var base64url=/^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;var httpProtocol=/^https?$/;var e164=/^\+[1-9]\d{6,14}$/;var dateSource=`(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469\
]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;function anchor(source){return new RegExp(`^${source}$`)}var date=anchor(dateSource);function timeSource(args){
const hhmm=`(?:[01]\\d|2[0-3]):[0-5]\\d`;const regex=typeof args.precision==="number"?args.precision===-1?`${hhmm}`:args.precision===0?`${hhmm}:[0-5]\\d`:`${hhmm}\
:[0-5]\\d\\.\\d{${args.precision}}`:args.seconds?`${hhmm}:[0-5]\\d(?:\\.\\d+)?`:`${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;return regex}function time(args){return new RegExp(
`^${timeSource(args)}$`)}function datetime(args){const opts=["Z"];if(args.offset)opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);const qualified=`${timeSource({precision:args.
precision,seconds:true})}(?:${opts.join("|")})`;const timeRegex=args.local?`${qualified}|${timeSource({precision:args.precision})}`:qualified;return new RegExp(
`^${dateSource}T(?:${timeRegex})$`)}var anyString=/^[\s\S]{0,}$/;var integer=/^-?\d+$/;var number=/^-?\d+(?:\.\d+)?$/;var boolean=/^(?:true|false)$/i;var _null=/^null$/i;var lowercase=/^[^A-Z]*$/;var uppercase=/^[^a-z]*$/;var $ZodCheck=$constructor("$ZodCheck",(inst,def)=>{var _a3;inst._zod??(inst._zod={});inst._zod.def=def;(_a3=inst._zod).onattach??(_a3.onattach=[])});var _whenHasLength=payload=>{const val=payload.value;return!nullish(val)&&val.length!==void 0};var numericOriginMap={number:"number",bigint:"bigint",object:"dat\
e"};var $ZodCheckLessThan=$constructor("$ZodCheckLessThan",(inst,def)=>{$ZodCheck.init(inst,def);const origin=numericOriginMap[typeof def.value];inst._zod.check=
payload=>{if(def.inclusive?payload.value<=def.value:payload.value<def.value){return}payload.issues.push({origin:numericOriginMap[typeof payload.value]??origin,code:"\
too_big",maximum:typeof def.value==="object"?def.value.getTime():def.value,input:payload.value,inclusive:def.inclusive,inst,continue:!def.abort})}});var $ZodCheckGreaterThan=$constructor(
"$ZodCheckGreaterThan",(inst,def)=>{$ZodCheck.init(inst,def);const origin=numericOriginMap[typeof def.value];inst._zod.check=payload=>{if(def.inclusive?payload.
value>=def.value:payload.value>def.value){return}payload.issues.push({origin:numericOriginMap[typeof payload.value]??origin,code:"too_small",minimum:typeof def.
value==="object"?def.value.getTime():def.value,input:payload.value,inclusive:def.inclusive,inst,continue:!def.abort})}});var $ZodCheckMultipleOf=$constructor("$\
ZodCheckMultipleOf",(inst,def)=>{$ZodCheck.init(inst,def);inst._zod.check=payload=>{if(typeof payload.value!==typeof def.value)throw new Error("Cannot mix numbe\
r and bigint in multiple_of check.");const isMultiple=typeof payload.value==="bigint"?def.value!==BigInt(0)&&payload.value%def.value===BigInt(0):floatSafeRemainder(
payload.value,def.value)===0;if(isMultiple)return;payload.issues.push({origin:typeof payload.value,code:"not_multiple_of",divisor:def.value,input:payload.value,
inst,continue:!def.abort})}});var $ZodCheckNumberFormat=$constructor("$ZodCheckNumberFormat",(inst,def)=>{$ZodCheck.init(inst,def);def.format=def.format||"float\
64";const isInt=def.format?.includes("int");const origin=isInt?"int":"number";const[minimum,maximum]=NUMBER_FORMAT_RANGES[def.format];inst._zod.check=payload=>{
const input=payload.value;if(isInt){if(!Number.isInteger(input)){payload.issues.push({expected:origin,format:def.format,code:"invalid_type",continue:false,input,
inst});return}if(!Number.isSafeInteger(input)){if(input>0){payload.issues.push({input,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be with\
in the safe integer range.",inst,origin,inclusive:true,continue:!def.abort})}else{payload.issues.push({input,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"\
Integers must be within the safe integer range.",inst,origin,inclusive:true,continue:!def.abort})}return}}if(input<minimum){payload.issues.push({origin:"number",
input,code:"too_small",minimum,inclusive:true,inst,continue:!def.abort})}if(input>maximum){payload.issues.push({origin:"number",input,code:"too_big",maximum,inclusive:true,
inst,continue:!def.abort})}}});var $ZodCheckMaxLength=$constructor("$ZodCheckMaxLength",(inst,def)=>{var _a3;$ZodCheck.init(inst,def);(_a3=inst._zod.def).when??(_a3.when=_whenHasLength);inst.
_zod.check=payload=>{const input=payload.value;const units=input.length;const length=typeof input==="string"&&units>def.maximum?codePointLength(input):units;if(length<=
def.maximum)return;const origin=getLengthableOrigin(input);payload.issues.push({origin,code:"too_big",maximum:def.maximum,inclusive:true,input,inst,continue:!def.
abort})}});var $ZodCheckMinLength=$constructor("$ZodCheckMinLength",(inst,def)=>{var _a3;$ZodCheck.init(inst,def);(_a3=inst._zod.def).when??(_a3.when=_whenHasLength);
inst._zod.check=payload=>{const input=payload.value;const units=input.length;const length=typeof input==="string"&&units>=def.minimum&&units<def.minimum*2?codePointLength(
input):units;if(length>=def.minimum)return;const origin=getLengthableOrigin(input);payload.issues.push({origin,code:"too_small",minimum:def.minimum,inclusive:true,
input,inst,continue:!def.abort})}});var $ZodCheckLengthEquals=$constructor("$ZodCheckLengthEquals",(inst,def)=>{var _a3;$ZodCheck.init(inst,def);(_a3=inst._zod.
def).when??(_a3.when=_whenHasLength);inst._zod.check=payload=>{const input=payload.value;const units=input.length;const length=typeof input==="string"&&units>=def.
length&&units<=def.length*2?codePointLength(input):units;if(length===def.length)return;const origin=getLengthableOrigin(input);const tooBig=length>def.length;payload.
issues.push({origin,...tooBig?{code:"too_big",maximum:def.length}:{code:"too_small",minimum:def.length},inclusive:true,exact:true,input:payload.value,inst,continue:!def.
abort})}});var $ZodCheckStringFormat=$constructor("$ZodCheckStringFormat",(inst,def)=>{var _a3,_b;$ZodCheck.init(inst,def);if(def.pattern)(_a3=inst._zod).check??
(_a3.check=payload=>{def.pattern.lastIndex=0;if(def.pattern.test(payload.value))return;payload.issues.push({origin:"string",code:"invalid_format",format:def.format,
input:payload.value,...def.pattern?{pattern:def.pattern.toString()}:{},inst,continue:!def.abort})});else(_b=inst._zod).check??(_b.check=()=>{})});var $ZodCheckRegex=$constructor(
"$ZodCheckRegex",(inst,def)=>{$ZodCheckStringFormat.init(inst,def);inst._zod.check=payload=>{def.pattern.lastIndex=0;if(def.pattern.test(payload.value))return;payload.
issues.push({origin:"string",code:"invalid_format",format:"regex",input:payload.value,pattern:def.pattern.toString(),inst,continue:!def.abort})}});var $ZodCheckLowerCase=$constructor(
"$ZodCheckLowerCase",(inst,def)=>{def.pattern??(def.pattern=lowercase);$ZodCheckStringFormat.init(inst,def)});var $ZodCheckUpperCase=$constructor("$ZodCheckUppe\
rCase",(inst,def)=>{def.pattern??(def.pattern=uppercase);$ZodCheckStringFormat.init(inst,def)});var $ZodCheckIncludes=$constructor("$ZodCheckIncludes",(inst,def)=>{
$ZodCheck.init(inst,def);const escapedRegex=escapeRegex(def.includes);const pattern=new RegExp(typeof def.position==="number"?`^.{${def.position},}${escapedRegex}`:
escapedRegex);def.pattern=pattern;inst._zod.check=payload=>{if(payload.value.includes(def.includes,def.position))return;payload.issues.push({origin:"string",code:"\
invalid_format",format:"includes",includes:def.includes,input:payload.value,inst,continue:!def.abort})}});var $ZodCheckStartsWith=$constructor("$ZodCheckStartsW\
ith",(inst,def)=>{$ZodCheck.init(inst,def);const pattern=new RegExp(`^${escapeRegex(def.prefix)}.*`);def.pattern??(def.pattern=pattern);inst._zod.check=payload=>{
if(payload.value.startsWith(def.prefix))return;payload.issues.push({origin:"string",code:"invalid_format",format:"starts_with",prefix:def.prefix,input:payload.value,
inst,continue:!def.abort})}});var $ZodCheckEndsWith=$constructor("$ZodCheckEndsWith",(inst,def)=>{$ZodCheck.init(inst,def);const pattern=new RegExp(`.*${escapeRegex(
def.suffix)}$`);def.pattern??(def.pattern=pattern);inst._zod.check=payload=>{if(payload.value.endsWith(def.suffix))return;payload.issues.push({origin:"string",code:"\
invalid_format",format:"ends_with",suffix:def.suffix,input:payload.value,inst,continue:!def.abort})}});var $ZodCheckOverwrite=$constructor("$ZodCheckOverwrite",(inst,def)=>{$ZodCheck.init(inst,def);inst._zod.check=payload=>{payload.value=def.tx(payload.value)}});var Doc=class{constructor(args=[],closed={}){this.content=[];this.indent=0;this.args=args;this.closed=closed}indented(fn){this.indent+=1;try{fn(this)}finally{this.
indent-=1}}write(arg){if(typeof arg==="function"){arg(this,{execution:"sync"});arg(this,{execution:"async"});return}const content=arg;const lines=content.split(
"\n").filter(x=>x);const minIndent=Math.min(...lines.map(x=>x.length-x.trimStart().length));const dedented=lines.map(x=>x.slice(minIndent)).map(x=>" ".repeat(this.
indent*2)+x);for(const line of dedented){this.content.push(line)}}compile(){const F=Function;const content=this?.content??[``];const factory=new F(...Object.keys(
this.closed),`return function (${this.args.join(", ")}) {
${content.join("\n")}
};`);return factory(...Object.values(this.closed))}};var version={major:4,minor:6,patch:7};var $ZodType=$constructor("$ZodType",(inst,def)=>{var _a3;inst??(inst={});inst._zod.def=def;inst._zod.bag=inst._zod.bag||{};inst._zod.version=version;const defChecks=inst.
_zod.def.checks;const checks=inst._zod.traits.has("$ZodCheck")?[inst,...defChecks??[]]:defChecks?.length?[...defChecks]:[];for(const ch of checks){for(const fn of ch.
_zod.onattach){fn(inst)}}if(checks.length===0){(_a3=inst._zod).deferred??(_a3.deferred=[]);inst._zod.deferred?.push(()=>{inst._zod.run=inst._zod.parse})}else{const runChecks=(payload,checks2,ctx)=>{
if(payload.memo)return payload;let isAborted=aborted(payload);let asyncResult;for(const ch of checks2){if(ch._zod.def.when){if(explicitlyAborted(payload))continue;
const shouldRun=ch._zod.def.when(payload);if(!shouldRun)continue}else if(isAborted){continue}const currLen=payload.issues.length;const _=ch._zod.check(payload);
if(_ instanceof Promise&&ctx?.async===false){throw new $ZodAsyncError}if(asyncResult||_ instanceof Promise){asyncResult=(asyncResult??Promise.resolve()).then(async()=>{
await _;const nextLen=payload.issues.length;if(nextLen===currLen)return;attachSchema(payload.issues,currLen,inst);if(!isAborted)isAborted=aborted(payload,currLen)})}else{
const nextLen=payload.issues.length;if(nextLen===currLen)continue;attachSchema(payload.issues,currLen,inst);if(!isAborted)isAborted=aborted(payload,currLen)}}if(asyncResult){
return asyncResult.then(()=>{return payload})}return payload};const handleCanaryResult=(canary,payload,ctx)=>{if(aborted(canary)){canary.aborted=true;return canary}
const checkResult=runChecks(payload,checks,ctx);if(checkResult instanceof Promise){if(ctx.async===false)throw new $ZodAsyncError;return checkResult.then(checkResult2=>inst.
_zod.parse(checkResult2,ctx))}return inst._zod.parse(checkResult,ctx)};inst._zod.run=(payload,ctx)=>{if(ctx.skipChecks){return inst._zod.parse(payload,ctx)}if(ctx.
direction==="backward"){const canary=inst._zod.parse({value:payload.value,issues:[]},{...ctx,skipChecks:true});if(canary instanceof Promise){return canary.then(
canary2=>{return handleCanaryResult(canary2,payload,ctx)})}return handleCanaryResult(canary,payload,ctx)}const result=inst._zod.parse(payload,ctx);if(result instanceof
Promise){if(ctx.async===false)throw new $ZodAsyncError;return result.then(result2=>runChecks(result2,checks,ctx))}return runChecks(result,checks,ctx)}}},{get"~s\
tandard"(){return hide(this,"~standard",standardProps(this))},set"~standard"(value){own(this,"~standard",value)}});var toStandardResult=(r,ctx)=>r.issues.length?
{issues:r.issues.map(iss=>finalizeIssue(iss,ctx,config()))}:{value:r.value};async function validateAsync2(inst,value){const ctx={async:true};return toStandardResult(
await inst._zod.run({value,issues:[]},ctx),ctx)}function standardProps(inst){return{validate:value=>{const ctx={async:false};try{const r=inst._zod.run({value,issues:[]},
ctx);if(!(r instanceof Promise))return toStandardResult(r,ctx)}catch(_){}return validateAsync2(inst,value)},vendor:"zod",version:1}}var $ZodString=$constructor(
"$ZodString",(inst,def)=>{$ZodType.init(inst,def);inst._zod.pattern=def.pattern??anyString;inst._zod.parse=(payload,_)=>{if(def.coerce)try{payload.value=String(
payload.value)}catch(_2){}if(typeof payload.value==="string")return payload;payload.issues.push({expected:"string",code:"invalid_type",input:payload.value,inst});
return payload}});var $ZodStringFormat=$constructor("$ZodStringFormat",(inst,def)=>{$ZodCheckStringFormat.init(inst,def);$ZodString.init(inst,def)});var $ZodGUID=$constructor(
"$ZodGUID",(inst,def)=>{def.pattern??(def.pattern=guid);$ZodStringFormat.init(inst,def)});var $ZodUUID=$constructor("$ZodUUID",(inst,def)=>{if(def.version){const versionMap={
v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,v7:7,v8:8};const v=versionMap[def.version];if(v===void 0)throw new Error(`Invalid UUID version: "${def.version}"`);def.pattern??(def.
pattern=uuid(v))}else def.pattern??(def.pattern=uuid());$ZodStringFormat.init(inst,def)});var $ZodEmail=$constructor("$ZodEmail",(inst,def)=>{def.pattern??(def.
pattern=email);$ZodStringFormat.init(inst,def)});var URL_BAD_FORMAT=1;var URL_UNPARSEABLE=2;function canParseURL(input){try{if(typeof URL!=="undefined"&&typeof URL.
canParse==="function")return URL.canParse(input);new URL(input);return true}catch{return false}}function validateURL(trimmed,def){if(!("normalize"in def)&&!("ho\
stname"in def)&&!("protocol"in def)){return canParseURL(trimmed)||URL_UNPARSEABLE}return parseURLObject(trimmed,def)}function parseURLObject(trimmed,def){if(!def.
normalize&&def.protocol?.source===httpProtocol.source&&!/^https?:\/\//i.test(trimmed)){return URL_BAD_FORMAT}try{if(typeof URL!=="undefined"){const URLStatic=URL;
if(typeof URLStatic.parse==="function")return URLStatic.parse(trimmed)??URL_UNPARSEABLE}return new URL(trimmed)}catch{return URL_UNPARSEABLE}}var asciiTabOrNewline=/[\t\n\r]/g;
function stripTabAndNewline(value){return value.replace(asciiTabOrNewline,"")}function urlHostnameOk(url,hostname){hostname.lastIndex=0;return hostname.test(url.
hostname)}function urlProtocolOk(url,protocol){protocol.lastIndex=0;return protocol.test(url.protocol.endsWith(":")?url.protocol.slice(0,-1):url.protocol)}var $ZodURL=$constructor(
"$ZodURL",(inst,def)=>{$ZodStringFormat.init(inst,def);inst._zod.check=payload=>{try{const trimmed=payload.value.trim();const url=validateURL(trimmed,def);if(url===
URL_BAD_FORMAT){payload.issues.push({code:"invalid_format",format:"url",note:"Invalid URL format",input:payload.value,inst,continue:!def.abort});return}if(url===
URL_UNPARSEABLE){payload.issues.push({code:"invalid_format",format:"url",input:payload.value,inst,continue:!def.abort});return}if(url===true){payload.value=stripTabAndNewline(
trimmed);return}if(def.hostname&&!urlHostnameOk(url,def.hostname)){payload.issues.push({code:"invalid_format",format:"url",note:"Invalid hostname",pattern:def.hostname.
source,input:payload.value,inst,continue:!def.abort})}if(def.protocol&&!urlProtocolOk(url,def.protocol)){payload.issues.push({code:"invalid_format",format:"url",
note:"Invalid protocol",pattern:def.protocol.source,input:payload.value,inst,continue:!def.abort})}payload.value=def.normalize?url.href:stripTabAndNewline(trimmed);
return}catch(_){payload.issues.push({code:"invalid_format",format:"url",input:payload.value,inst,continue:!def.abort})}}});var $ZodEmoji=$constructor("$ZodEmoji",
(inst,def)=>{def.pattern??(def.pattern=emoji());$ZodStringFormat.init(inst,def)});var $ZodNanoID=$constructor("$ZodNanoID",(inst,def)=>{if(def.length!==void 0&&
(!Number.isInteger(def.length)||def.length<1))throw new Error(`Invalid nanoid length: ${def.length}`);def.pattern??(def.pattern=def.length===void 0?nanoid:nanoidOfLength(
def.length));$ZodStringFormat.init(inst,def)});var $ZodCUID=$constructor("$ZodCUID",(inst,def)=>{def.pattern??(def.pattern=cuid);$ZodStringFormat.init(inst,def)});
var $ZodCUID2=$constructor("$ZodCUID2",(inst,def)=>{def.pattern??(def.pattern=cuid2);$ZodStringFormat.init(inst,def)});var $ZodULID=$constructor("$ZodULID",(inst,def)=>{
def.pattern??(def.pattern=ulid);$ZodStringFormat.init(inst,def)});var $ZodXID=$constructor("$ZodXID",(inst,def)=>{def.pattern??(def.pattern=xid);$ZodStringFormat.
init(inst,def)});var $ZodKSUID=$constructor("$ZodKSUID",(inst,def)=>{def.pattern??(def.pattern=ksuid);$ZodStringFormat.init(inst,def)});var $ZodISODateTime=$constructor(
"$ZodISODateTime",(inst,def)=>{def.pattern??(def.pattern=datetime(def));$ZodStringFormat.init(inst,def)});var $ZodISODate=$constructor("$ZodISODate",(inst,def)=>{
def.pattern??(def.pattern=date);$ZodStringFormat.init(inst,def)});var $ZodISOTime=$constructor("$ZodISOTime",(inst,def)=>{def.pattern??(def.pattern=time(def));$ZodStringFormat.
init(inst,def)});var $ZodISODuration=$constructor("$ZodISODuration",(inst,def)=>{def.pattern??(def.pattern=duration);$ZodStringFormat.init(inst,def)});var $ZodIPv4=$constructor(
"$ZodIPv4",(inst,def)=>{def.pattern??(def.pattern=ipv4);$ZodStringFormat.init(inst,def)});var ipv6Alphabet=/^[0-9a-fA-F:.]+$/;function isValidIPv6(value){if(!ipv6Alphabet.
test(value))return false;return canParseURL(`http://[${value}]`)}var $ZodIPv6=$constructor("$ZodIPv6",(inst,def)=>{def.pattern??(def.pattern=ipv6);$ZodStringFormat.
init(inst,def);inst._zod.check=payload=>{if(!isValidIPv6(payload.value)){payload.issues.push({code:"invalid_format",format:"ipv6",input:payload.value,inst,continue:!def.
abort})}}});var $ZodCIDRv4=$constructor("$ZodCIDRv4",(inst,def)=>{def.pattern??(def.pattern=cidrv4);$ZodStringFormat.init(inst,def)});function isValidCIDRv6(value){const parts=value.
split("/");if(parts.length!==2)return false;const[address,prefix]=parts;if(!prefix)return false;const prefixNum=Number(prefix);if(`${prefixNum}`!==prefix)return false;
if(prefixNum<0||prefixNum>128)return false;return isValidIPv6(address)}var $ZodCIDRv6=$constructor("$ZodCIDRv6",(inst,def)=>{def.pattern??(def.pattern=cidrv6);$ZodStringFormat.
init(inst,def);inst._zod.check=payload=>{if(!isValidCIDRv6(payload.value)){payload.issues.push({code:"invalid_format",format:"cidrv6",input:payload.value,inst,continue:!def.
abort})}}});function isValidBase64(data){if(data==="")return true;if(/\s/.test(data))return false;if(data.length%4!==0)return false;try{atob(data);return true}catch{
return false}}var base64Charset=/^[0-9a-zA-Z+/]*={0,2}$/;var $ZodBase64=$constructor("$ZodBase64",(inst,def)=>{def.pattern??(def.pattern=base64Charset);$ZodStringFormat.
init(inst,def);inst._zod.check=payload=>{if(isValidBase64(payload.value))return;payload.issues.push({code:"invalid_format",format:"base64",input:payload.value,inst,
continue:!def.abort})}});var base64urlCharset=/^[A-Za-z0-9_-]*$/;function isValidBase64URL(data){if(!base64urlCharset.test(data))return false;const base643=data.
replace(/[-_]/g,c=>c==="-"?"+":"/");const padded=base643.padEnd(Math.ceil(base643.length/4)*4,"=");return isValidBase64(padded)}var $ZodBase64URL=$constructor("\
$ZodBase64URL",(inst,def)=>{def.pattern??(def.pattern=base64urlCharset);$ZodStringFormat.init(inst,def);inst._zod.check=payload=>{if(isValidBase64URL(payload.value))
return;payload.issues.push({code:"invalid_format",format:"base64url",input:payload.value,inst,continue:!def.abort})}});var $ZodE164=$constructor("$ZodE164",(inst,def)=>{
def.pattern??(def.pattern=e164);$ZodStringFormat.init(inst,def)});function isValidJWT(token,algorithm=null){try{const tokensParts=token.split(".");if(tokensParts.length!==3)return false;const[header]=tokensParts;if(!header)return false;
const parsedHeader=JSON.parse(atob(header));if("typ"in parsedHeader&&parsedHeader?.typ!=="JWT")return false;if(!parsedHeader.alg)return false;if(algorithm&&(!("\
alg"in parsedHeader)||parsedHeader.alg!==algorithm))return false;return true}catch{return false}}var $ZodJWT=$constructor("$ZodJWT",(inst,def)=>{$ZodStringFormat.
init(inst,def);inst._zod.check=payload=>{if(isValidJWT(payload.value,def.alg))return;payload.issues.push({code:"invalid_format",format:"jwt",input:payload.value,
inst,continue:!def.abort})}});var $ZodNumber=$constructor("$ZodNumber",(inst,def)=>{$ZodType.init(inst,def);inst._zod.pattern=number;inst._zod.parse=(payload,_ctx)=>{if(def.coerce)try{payload.
value=Number(payload.value)}catch(_){}const input=payload.value;if(typeof input==="number"&&!Number.isNaN(input)&&Number.isFinite(input)){return payload}const received=typeof input===
"number"?Number.isNaN(input)?"NaN":!Number.isFinite(input)?String(input):void 0:void 0;payload.issues.push({expected:"number",code:"invalid_type",input,inst,...received?
{received}:{}});return payload}});var $ZodNumberFormat=$constructor("$ZodNumberFormat",(inst,def)=>{$ZodCheckNumberFormat.init(inst,def);$ZodNumber.init(inst,def)});
var $ZodBoolean=$constructor("$ZodBoolean",(inst,def)=>{$ZodType.init(inst,def);inst._zod.pattern=boolean;inst._zod.parse=(payload,_ctx)=>{if(def.coerce)try{payload.
value=Boolean(payload.value)}catch(_){}const input=payload.value;if(typeof input==="boolean")return payload;payload.issues.push({expected:"boolean",code:"invali\
d_type",input,inst});return payload}});var $ZodNull=$constructor("$ZodNull",(inst,def)=>{$ZodType.init(inst,def);inst._zod.pattern=_null;inst._zod.values=new Set([null]);inst._zod.parse=(payload,_ctx)=>{
const input=payload.value;if(input===null)return payload;payload.issues.push({expected:"null",code:"invalid_type",input,inst});return payload}});var $ZodUnknown=$constructor("$ZodUnknown",(inst,def)=>{$ZodType.init(inst,def);inst._zod.parse=payload=>payload});var $ZodNever=$constructor("$ZodNever",(inst,def)=>{
$ZodType.init(inst,def);inst._zod.parse=(payload,_ctx)=>{payload.issues.push({expected:"never",code:"invalid_type",input:payload.value,inst});return payload}});function capSize(inst,size){const caps=sizeCaps(inst._zod.def.checks);if(!caps.length)return;const cap=Math.min(...caps.map(c=>c[0]));const parse2=inst._zod.parse;
inst._zod.parse=(payload,ctx)=>{const n=size(payload.value);if(n>cap&&!ctx?.skipChecks&&ctx?.direction!=="backward"){for(const[max,ch]of sizeCaps(inst._zod.def.
checks)){if(n>max&&ch._zod.def.when(payload)){const start=payload.issues.length;ch._zod.check(payload);payload.issues[start].continue=false;attachSchema(payload.
issues,start,inst);return payload}}}return parse2(payload,ctx)}}var arraySize=input=>Array.isArray(input)?input.length:-1;function handleArrayResult(result,final,index){if(result.issues.length){final.issues.push(...prefixIssues(index,result.issues))}final.value[index]=result.value}
var $ZodArray=$constructor("$ZodArray",(inst,def)=>{$ZodType.init(inst,def);const memo2=globalConfig.memoizer;memo2?.attach(inst);inst._zod.parse=(payload,ctx)=>{
const input=payload.value;if(!Array.isArray(input)){payload.issues.push({expected:"array",code:"invalid_type",input,inst});return payload}payload.value=memo2?memo2.
alloc(inst,payload,Array(input.length),ctx):Array(input.length);const proms=[];const abortEarly=ctx?.abortEarly;for(let i=0;i<input.length;i++){const item=input[i];
const result=def.element._zod.run({value:item,issues:[]},ctx);if(result instanceof Promise){proms.push(result.then(result2=>handleArrayResult(result2,payload,i)))}else{
handleArrayResult(result,payload,i);if(abortEarly&&result.issues.length!==0&&aborted(result))break}}if(proms.length){return Promise.all(proms).then(()=>payload)}
return payload};capSize(inst,arraySize)});function handlePropertyResult(result,final,key,input,optin,optout){const isPresent=key in input;const isOptionalOut=optout===
"optional";if(!isPresent&&isOptionalOut&&optin==="optional"){return}if(result.issues.length){if(optin!==void 0&&isOptionalOut&&!isPresent){return}final.issues.push(
...prefixIssues(key,result.issues))}if(!isPresent&&optin===void 0){if(!result.issues.length){final.issues.push({code:"invalid_type",expected:"nonoptional",input:void 0,
path:[key]})}return}if(result.value===void 0){if(isPresent||optin==="defaulted"&&!isOptionalOut){final.value[key]=void 0}}else{final.value[key]=result.value}}var NO_SYMBOL_KEYS=[];
function normalizeDef(def){const keys=Object.keys(def.shape);const ownSymbols=Object.getOwnPropertySymbols(def.shape);const symbolKeys=ownSymbols.length?ownSymbols:
NO_SYMBOL_KEYS;const allKeys=symbolKeys.length?[...keys,...symbolKeys]:keys;for(const k of allKeys){if(!def.shape?.[k]?._zod?.traits?.has("$ZodType")){throw new Error(
`Invalid element at key "${String(k)}": expected a Zod schema`)}}const okeys=optionalKeys(def.shape);return{...def,allKeys,symbolKeys,keySet:new Set(keys),numKeys:keys.
length,optionalKeys:new Set(okeys)}}function handleCatchall(proms,input,payload,ctx,def,inst,abortEarly){const unrecognized=[];const keySet=def.keySet;const _catchall=def.
catchall._zod;const t=_catchall.def.type;const optin=_catchall.optin;const optout=_catchall.optout;let seen=0;for(const key in input){if(abortEarly&&payload.issues.
length!==seen){if(aborted(payload,seen))break;seen=payload.issues.length}if(keySet.has(key))continue;if(key==="__proto__"){if(t==="never")unrecognized.push(key);
continue}if(t==="never"){unrecognized.push(key);continue}const r=_catchall.run({value:input[key],issues:[]},ctx);if(r instanceof Promise){proms.push(r.then(r2=>handlePropertyResult(
r2,payload,key,input,optin,optout)))}else{handlePropertyResult(r,payload,key,input,optin,optout)}}if(unrecognized.length){payload.issues.push({code:"unrecognize\
d_keys",keys:unrecognized,input,inst,continue:true})}if(!proms.length)return payload;return Promise.all(proms).then(()=>{return payload})}var $ZodObject=$constructor(
"$ZodObject",(inst,def)=>{$ZodType.init(inst,def);const desc=Object.getOwnPropertyDescriptor(def,"shape");const sh=desc?.get?desc.get.raw:def.shape??{};if(sh){const get=()=>{
const newSh={...sh};Object.defineProperty(def,"shape",{value:newSh});get.raw=newSh;return newSh};get.raw=sh;Object.defineProperty(def,"shape",{get})}const _normalized=cached(
()=>normalizeDef(def));defineLazyInternal(inst,"propValues",zod=>{const shape=zod.def.shape;const propValues={};for(const key in shape){const field=shape[key]._zod;
if(field.values){if(!Object.prototype.hasOwnProperty.call(propValues,key)){assignProp(propValues,key,new Set)}for(const v of field.values)propValues[key].add(v);
if(field.optin!==void 0)propValues[key].add(void 0)}}return propValues});const isObject2=isObject;const catchall=def.catchall;let value;const memo2=globalConfig.
memoizer;memo2?.attach(inst);inst._zod.parse=(payload,ctx)=>{value??(value=_normalized.value);const input=payload.value;if(!isObject2(input)){payload.issues.push(
{expected:"object",code:"invalid_type",input,inst});return payload}payload.value=memo2?memo2.alloc(inst,payload,{},ctx):{};const proms=[];const shape=value.shape;
const abortEarly=ctx?.abortEarly;let seen=payload.issues.length;for(const key of value.allKeys){if(abortEarly&&payload.issues.length!==seen){if(aborted(payload,
seen))break;seen=payload.issues.length}if(key==="__proto__")continue;const el=shape[key];const optin=el._zod.optin;const optout=el._zod.optout;const r=el._zod.run(
{value:input[key],issues:[]},ctx);if(r instanceof Promise){proms.push(r.then(r2=>handlePropertyResult(r2,payload,key,input,optin,optout)))}else{handlePropertyResult(
r,payload,key,input,optin,optout)}}if(!catchall){return proms.length?Promise.all(proms).then(()=>payload):payload}return handleCatchall(proms,input,payload,ctx,
_normalized.value,inst,abortEarly===true)}});var $ZodObjectJIT=$constructor("$ZodObjectJIT",(inst,def)=>{$ZodObject.init(inst,def);const superParse=inst._zod.parse;
const _normalized=cached(()=>normalizeDef(def));const memo2=globalConfig.memoizer;const generateFastpass=shape=>{const normalized=_normalized.value;const syms=normalized.
symbolKeys;const doc=new Doc(["payload","ctx"],{shape,inst,memo:memo2,syms});const parseStr=k=>`shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;const prefixStr=(id,k)=>`\

          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;doc.write(`const input = payload.value;`);const ids=Object.create(null);let counter=0;for(const key of normalized.allKeys){ids[key]=`key_${counter++}`}
doc.write(memo2?`const newResult = memo.alloc(inst, payload, {}, ctx);`:`const newResult = {};`);for(const key of normalized.allKeys){if(key==="__proto__")continue;
const id=ids[key];const k=typeof key==="symbol"?`syms[${syms.indexOf(key)}]`:esc(key);const isPresent=`${k} in input`;const schema=shape[key];const optin=schema?.
_zod?.optin;const isOptionalIn=optin!==void 0;const isOptionalOut=schema?._zod?.optout==="optional";doc.write(`const ${id} = ${parseStr(k)};`);if(isOptionalIn&&
isOptionalOut){const assign=optin==="optional"?`${id}_present`:`${id}.value !== undefined || ${id}_present`;doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id,k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `)}else if(!isOptionalIn){doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id,k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `)}else{doc.write(`
        if (${id}.issues.length) {${prefixStr(id,k)}
        }
      `);if(optin==="defaulted"){doc.write(`newResult[${k}] = ${id}.value;`)}else{doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `)}}}doc.write(`payload.value = newResult;`);doc.write(`return payload;`);return doc.compile()};let fastpass;const isObject2=isObject;const jit=!globalConfig.
jitless;const allowsEval2=allowsEval;const fastEnabled=jit&&allowsEval2.value;const catchall=def.catchall;let value;inst._zod.parse=(payload,ctx)=>{value??(value=
_normalized.value);const input=payload.value;if(!isObject2(input)){payload.issues.push({expected:"object",code:"invalid_type",input,inst});return payload}if(jit&&
fastEnabled&&ctx?.async===false&&ctx.jitless!==true){if(!fastpass)fastpass=generateFastpass(def.shape);payload=fastpass(payload,ctx);if(!catchall)return payload;
return handleCatchall([],input,payload,ctx,value,inst,ctx?.abortEarly===true)}return superParse(payload,ctx)}});function handleUnionResults(results,final,inst,ctx){
for(const result of results){if(result.issues.length===0){final.value=result.value;return final}}const nonaborted=results.filter(r=>!aborted(r));if(nonaborted.length===
1){final.value=nonaborted[0].value;return nonaborted[0]}final.issues.push({code:"invalid_union",input:final.value,inst,errors:results.map(result=>result.issues.
map(iss=>finalizeIssue(iss,ctx,config())))});return final}var $ZodUnion=$constructor("$ZodUnion",(inst,def)=>{$ZodType.init(inst,def);defineLazyInternal(inst,"o\
ptin",zod=>zod.def.options.some(o=>o._zod.optin==="defaulted")?"defaulted":zod.def.options.some(o=>o._zod.optin!==void 0)?"optional":void 0);defineLazyInternal(
inst,"optout",zod=>zod.def.options.some(o=>o._zod.optout==="optional")?"optional":void 0);defineLazyInternal(inst,"values",zod=>{if(zod.def.options.every(o=>o._zod.
values)){return new Set(zod.def.options.flatMap(option=>Array.from(option._zod.values)))}return void 0});defineLazyInternal(inst,"pattern",zod=>{if(zod.def.options.
every(o=>o._zod.pattern)){const patterns=zod.def.options.map(o=>o._zod.pattern);return new RegExp(`^(${patterns.map(p=>cleanRegex(p.source)).join("|")})$`)}return void 0});
const first=def.options.length===1?def.options[0]._zod.run:null;inst._zod.parse=(payload,ctx)=>{if(first){return first(payload,ctx)}let async=false;const results=[];
for(const option of def.options){const result=option._zod.run({value:payload.value,issues:[]},ctx);if(result instanceof Promise){results.push(result);async=true}else{
if(result.issues.length===0)return result;results.push(result)}}if(!async)return handleUnionResults(results,payload,inst,ctx);return Promise.all(results).then(results2=>{
return handleUnionResults(results2,payload,inst,ctx)})}});function discriminatorMap(def){const map=new Map;for(const option of def.options){const values=option._zod.propValues?.[def.discriminator];if(!values||values.size===
0)throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);for(const value of values){if(map.has(value)){if(value!==void 0)
throw new Error(`Duplicate discriminator value "${String(value)}"`);map.set(value,null)}else{map.set(value,option)}}}return map}var $ZodDiscriminatedUnion=$constructor(
"$ZodDiscriminatedUnion",(inst,def)=>{def.inclusive=false;$ZodUnion.init(inst,def);const _super=inst._zod.parse;defineLazyInternal(inst,"propValues",zod=>{const propValues={};
let undefinedCount=0;for(const option of zod.def.options){const pv=option._zod.propValues;if(!pv||Object.keys(pv).length===0)throw new Error(`Invalid discrimina\
ted union option at index "${zod.def.options.indexOf(option)}"`);if(pv[zod.def.discriminator]?.has(void 0))undefinedCount++;for(const[k,v]of Object.entries(pv)){
if(!Object.prototype.hasOwnProperty.call(propValues,k)){assignProp(propValues,k,new Set)}for(const val of v){propValues[k].add(val)}}}if(!zod.def.unionFallback&&
undefinedCount>1)propValues[zod.def.discriminator]?.delete(void 0);return propValues});def.options.forEach((option,i)=>{const propShape=rawShape(option._zod.def);
if(propShape&&!Object.prototype.hasOwnProperty.call(propShape,def.discriminator)){throw new Error(`Invalid discriminated union option at index "${i}"`)}});const disc=cached(
()=>discriminatorMap(def));inst._zod.parse=(payload,ctx)=>{const input=payload.value;if(!isObject(input)){payload.issues.push({code:"invalid_type",expected:"obj\
ect",input,inst});return payload}const value=input?.[def.discriminator];const opt=disc.value.get(value);if(opt&&(value!==void 0||ctx.direction!=="backward")){return opt.
_zod.run(payload,ctx)}if(def.unionFallback||ctx.direction==="backward"){return _super(payload,ctx)}payload.issues.push({code:"invalid_union",errors:[],note:"No \
matching discriminator",discriminator:def.discriminator,options:Array.from(disc.value.keys()).filter(value2=>disc.value.get(value2)!==null),input,path:[def.discriminator],
inst});return payload}});var $ZodIntersection=$constructor("$ZodIntersection",(inst,def)=>{$ZodType.init(inst,def);inst._zod.parse=(payload,ctx)=>{const input=payload.
value;const left=def.left._zod.run({value:input,issues:[]},ctx);const right=def.right._zod.run({value:input,issues:[]},ctx);const async=left instanceof Promise||
right instanceof Promise;if(async){return Promise.all([left,right]).then(([left2,right2])=>{return handleIntersectionResults(payload,left2,right2)})}return handleIntersectionResults(
payload,left,right)}});function mergeValues(a,b){if(a===b){return{valid:true,data:a}}if(a instanceof Date&&b instanceof Date&&+a===+b){return{valid:true,data:a}}
if(isPlainObject(a)&&isPlainObject(b)){const bKeys=Object.keys(b);const sharedKeys=Object.keys(a).filter(key=>bKeys.indexOf(key)!==-1);const newObj={...a,...b};
if(Object.prototype.hasOwnProperty.call(newObj,"__proto__"))delete newObj.__proto__;for(const key of sharedKeys){if(key==="__proto__")continue;const sharedValue=mergeValues(
a[key],b[key]);if(!sharedValue.valid){return{valid:false,mergeErrorPath:[key,...sharedValue.mergeErrorPath]}}newObj[key]=sharedValue.data}return{valid:true,data:newObj}}
if(Array.isArray(a)&&Array.isArray(b)){if(a.length!==b.length){return{valid:false,mergeErrorPath:[]}}const newArray=[];for(let index=0;index<a.length;index++){const itemA=a[index];
const itemB=b[index];const sharedValue=mergeValues(itemA,itemB);if(!sharedValue.valid){return{valid:false,mergeErrorPath:[index,...sharedValue.mergeErrorPath]}}
newArray.push(sharedValue.data)}return{valid:true,data:newArray}}return{valid:false,mergeErrorPath:[]}}function handleIntersectionResults(result,left,right){const unrecKeys=new Map;
let unrecIssue;const keyIssues=new Map;const collect=(iss,side)=>{let keys;if(iss.code==="unrecognized_keys"&&!iss.path?.length){unrecIssue??(unrecIssue=iss);keys=
iss.keys}else if(iss.code==="invalid_key"&&iss.origin==="record"&&iss.path?.length===1){const k=String(iss.path[0]);if(!keyIssues.has(k))keyIssues.set(k,iss);keys=
[k]}else{return false}for(const k of keys){if(!unrecKeys.has(k))unrecKeys.set(k,{});unrecKeys.get(k)[side]=true}return true};for(const iss of left.issues){if(!collect(
iss,"l"))result.issues.push(iss)}for(const iss of right.issues){if(!collect(iss,"r"))result.issues.push(iss)}const bothKeys=[...unrecKeys].filter(([,f])=>f.l&&f.
r).map(([k])=>k);if(bothKeys.length){const aggregated=unrecIssue?bothKeys.filter(k=>unrecIssue.keys.includes(k)):[];if(aggregated.length)result.issues.push({...unrecIssue,
keys:aggregated});for(const k of bothKeys){if(!aggregated.includes(k)&&keyIssues.has(k))result.issues.push(keyIssues.get(k))}}const merged=mergeValues(left.value,
right.value);if(!merged.valid){if(aborted(result))return result;throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`)}
result.value=merged.data;return result}var $ZodTuple=$constructor("$ZodTuple",(inst,def)=>{$ZodType.init(inst,def);const items=def.items;const memo2=globalConfig.
memoizer;memo2?.attach(inst);inst._zod.parse=(payload,ctx)=>{const input=payload.value;if(!Array.isArray(input)){payload.issues.push({input,inst,expected:"tuple",
code:"invalid_type"});return payload}payload.value=memo2?memo2.alloc(inst,payload,[],ctx):[];const proms=[];const optinStart=getTupleOptStart(items,"optin");const optoutStart=getTupleOptStart(
items,"optout");if(!def.rest){if(input.length<optinStart){payload.issues.push({code:"too_small",minimum:optinStart,inclusive:true,input,inst,origin:"array"});return payload}
if(input.length>items.length){payload.issues.push({code:"too_big",maximum:items.length,inclusive:true,input,inst,origin:"array"})}}const itemResults=new Array(items.
length);const abortEarly=def.rest?ctx?.abortEarly:void 0;let itemAborted=false;for(let i=0;i<items.length;i++){const r=items[i]._zod.run({value:input[i],issues:[]},
ctx);if(r instanceof Promise){proms.push(r.then(rr=>{itemResults[i]=rr}))}else{itemResults[i]=r;if(abortEarly&&!itemAborted&&r.issues.length)itemAborted=aborted(
r)}}if(def.rest&&!itemAborted){let i=items.length-1;const rest=input.slice(items.length);let seen=payload.issues.length;for(const el of rest){if(abortEarly&&payload.
issues.length!==seen){if(aborted(payload,seen))break;seen=payload.issues.length}i++;const result=def.rest._zod.run({value:el,issues:[]},ctx);if(result instanceof
Promise){proms.push(result.then(r=>handleTupleResult(r,payload,i)))}else{handleTupleResult(result,payload,i)}}}if(proms.length){return Promise.all(proms).then(()=>handleTupleResults(
itemResults,payload,items,input,optoutStart))}return handleTupleResults(itemResults,payload,items,input,optoutStart)}});function getTupleOptStart(items,key){for(let i=items.
length-1;i>=0;i--){const omittable=key==="optin"?items[i]._zod.optin!==void 0:items[i]._zod.optout==="optional";if(!omittable)return i+1}return 0}function handleTupleResult(result,final,index){
if(result.issues.length){final.issues.push(...prefixIssues(index,result.issues))}final.value[index]=result.value}function handleTupleResults(itemResults,final,items,input,optoutStart){
for(let i=0;i<items.length;i++){const r=itemResults[i];const isPresent=i<input.length;if(!isPresent&&i>=optoutStart&&items[i]._zod.optin==="optional"){final.value.
length=i;break}if(r.issues.length){if(!isPresent&&i>=optoutStart){final.value.length=i;break}final.issues.push(...prefixIssues(i,r.issues))}final.value[i]=r.value}
for(let i=final.value.length-1;i>=input.length;i--){if(items[i]._zod.optout==="optional"&&final.value[i]===void 0){final.value.length=i}else{break}}return final}
var $ZodRecord=$constructor("$ZodRecord",(inst,def)=>{$ZodType.init(inst,def);const memo2=globalConfig.memoizer;memo2?.attach(inst);inst._zod.parse=(payload,ctx)=>{
const input=payload.value;if(!isPlainObject(input)){payload.issues.push({expected:"record",code:"invalid_type",input,inst});return payload}const proms=[];const values=def.
keyType._zod.values;if(values&&!def.partial){payload.value=memo2?memo2.alloc(inst,payload,{},ctx):{};const recordKeys=new Set;for(const key of values){if(typeof key===
"string"||typeof key==="number"||typeof key==="symbol"){recordKeys.add(typeof key==="number"?key.toString():key);if(key==="__proto__")continue;const keyResult=def.
keyType._zod.run({value:key,issues:[]},ctx);if(keyResult instanceof Promise){throw new Error("Async schemas not supported in object keys currently")}if(keyResult.
issues.length){payload.issues.push({code:"invalid_key",origin:"record",issues:keyResult.issues.map(iss=>finalizeIssue(iss,ctx,config())),input:key,path:[key],inst});
continue}const outKey=keyResult.value;if(outKey==="__proto__")continue;const result=def.valueType._zod.run({value:input[key],issues:[]},ctx);if(result instanceof
Promise){proms.push(result.then(result2=>{if(result2.issues.length){payload.issues.push(...prefixIssues(key,result2.issues))}payload.value[outKey]=result2.value}))}else{
if(result.issues.length){payload.issues.push(...prefixIssues(key,result.issues))}payload.value[outKey]=result.value}}}let unrecognized;for(const key in input){if(!recordKeys.
has(key)){if(def.mode==="loose"){if(key==="__proto__")continue;payload.value[key]=input[key]}else{unrecognized=unrecognized??[];unrecognized.push(key)}}}if(unrecognized&&
unrecognized.length>0){payload.issues.push({code:"unrecognized_keys",input,inst,keys:unrecognized,continue:true})}}else{payload.value=memo2?memo2.alloc(inst,payload,
{},ctx):{};let unrecognized;for(const key of Reflect.ownKeys(input)){if(key==="__proto__")continue;if(!Object.prototype.propertyIsEnumerable.call(input,key))continue;
let keyResult=def.keyType._zod.run({value:key,issues:[]},ctx);if(keyResult instanceof Promise){throw new Error("Async schemas not supported in object keys curre\
ntly")}const checkNumericKey=typeof key==="string"&&number.test(key)&&keyResult.issues.length;if(checkNumericKey){const retryResult=def.keyType._zod.run({value:Number(
key),issues:[]},ctx);if(retryResult instanceof Promise){throw new Error("Async schemas not supported in object keys currently")}if(retryResult.issues.length===0){
keyResult=retryResult}}if(keyResult.issues.length){if(def.mode==="loose"){payload.value[key]=input[key]}else if(values){unrecognized=unrecognized??[];unrecognized.
push(key)}else{payload.issues.push({code:"invalid_key",origin:"record",issues:keyResult.issues.map(iss=>finalizeIssue(iss,ctx,config())),input:key,path:[key],inst})}
continue}const outKey=keyResult.value;if(outKey==="__proto__")continue;const result=def.valueType._zod.run({value:input[key],issues:[]},ctx);if(result instanceof
Promise){proms.push(result.then(result2=>{if(result2.issues.length){payload.issues.push(...prefixIssues(key,result2.issues))}payload.value[outKey]=result2.value}))}else{
if(result.issues.length){payload.issues.push(...prefixIssues(key,result.issues))}payload.value[outKey]=result.value}}if(unrecognized&&unrecognized.length>0){payload.
issues.push({code:"unrecognized_keys",input,inst,keys:unrecognized,continue:true})}}if(proms.length){return Promise.all(proms).then(()=>payload)}return payload}});var $ZodEnum=$constructor("$ZodEnum",(inst,def)=>{$ZodType.init(inst,def);const values=getEnumValues(def.entries);const valuesSet=new Set(values);inst._zod.values=
valuesSet;defineLazyInternal(inst,"pattern",zod=>{const patternValues=getEnumValues(zod.def.entries).filter(k=>propertyKeyTypes.has(typeof k));return new RegExp(
patternValues.length?`^(${patternValues.map(o=>escapeRegex(o.toString())).join("|")})$`:"^[^\\s\\S]$")});inst._zod.parse=(payload,_ctx)=>{const input=payload.value;
if(valuesSet.has(input)){return payload}payload.issues.push({code:"invalid_value",values,input,inst});return payload}});var $ZodLiteral=$constructor("$ZodLitera\
l",(inst,def)=>{$ZodType.init(inst,def);const values=new Set(def.values);inst._zod.values=values;defineLazyInternal(inst,"pattern",zod=>{const vals=zod.def.values;
return new RegExp(vals.length?`^(${vals.map(o=>typeof o==="string"?escapeRegex(o):o?escapeRegex(o.toString()):String(o)).join("|")})$`:"^[^\\s\\S]$")});inst._zod.
parse=(payload,_ctx)=>{const input=payload.value;if(values.has(input)){return payload}payload.issues.push({code:"invalid_value",values:def.values,input,inst});return payload}});var $ZodTransform=$constructor("$ZodTransform",(inst,def)=>{$ZodType.init(inst,def);inst._zod.optin="optional";globalConfig.memoizer?.guard(inst);inst._zod.parse=
(payload,ctx)=>{if(ctx.direction==="backward"){throw new $ZodEncodeError(inst.constructor.name)}const _out=def.transform(payload.value,payload);if(ctx.async){const output=_out instanceof
Promise?_out:Promise.resolve(_out);return output.then(output2=>{payload.value=output2;return payload})}if(_out instanceof Promise){throw new $ZodAsyncError}payload.
value=_out;return payload}});function handleOptionalResult(payload,result){payload.value=result.issues.length?void 0:result.value;return payload}var $ZodOptional=$constructor(
"$ZodOptional",(inst,def)=>{$ZodType.init(inst,def);defineLazyInternal(inst,"optin",zod=>zod.def.innerType._zod.optin==="defaulted"?"defaulted":"optional");inst.
_zod.optout="optional";defineLazyInternal(inst,"values",zod=>{const values=zod.def.innerType._zod.values;return values?new Set([...values,void 0]):void 0});defineLazyInternal(
inst,"pattern",zod=>{const pattern=zod.def.innerType._zod.pattern;return pattern?new RegExp(`^(${cleanRegex(pattern.source)})?$`):void 0});inst._zod.parse=(payload,ctx)=>{
if(payload.value===void 0){if(def.innerType._zod.optin!=="defaulted")return payload;const result=def.innerType._zod.run({value:payload.value,issues:[]},ctx);if(result instanceof
Promise)return result.then(result2=>handleOptionalResult(payload,result2));return handleOptionalResult(payload,result)}return def.innerType._zod.run(payload,ctx)}});
var $ZodExactOptional=$constructor("$ZodExactOptional",(inst,def)=>{$ZodOptional.init(inst,def);defineLazyInternal(inst,"values",zod=>zod.def.innerType._zod.values);
defineLazyInternal(inst,"pattern",zod=>zod.def.innerType._zod.pattern);inst._zod.parse=(payload,ctx)=>{return def.innerType._zod.run(payload,ctx)}});var $ZodNullable=$constructor(
"$ZodNullable",(inst,def)=>{$ZodType.init(inst,def);defineLazyInternal(inst,"optin",zod=>zod.def.innerType._zod.optin);defineLazyInternal(inst,"optout",zod=>zod.
def.innerType._zod.optout);defineLazyInternal(inst,"pattern",zod=>{const pattern=zod.def.innerType._zod.pattern;return pattern?new RegExp(`^(${cleanRegex(pattern.
source)}|null)$`):void 0});defineLazyInternal(inst,"values",zod=>{return zod.def.innerType._zod.values?new Set([...zod.def.innerType._zod.values,null]):void 0});
inst._zod.parse=(payload,ctx)=>{if(payload.value===null)return payload;return def.innerType._zod.run(payload,ctx)}});var $ZodDefault=$constructor("$ZodDefault",
(inst,def)=>{$ZodType.init(inst,def);inst._zod.optin="defaulted";defineLazyInternal(inst,"values",zod=>zod.def.innerType._zod.values);inst._zod.parse=(payload,ctx)=>{
if(ctx.direction==="backward"){return def.innerType._zod.run(payload,ctx)}if(payload.value===void 0){payload.value=def.defaultValue;return payload}const result=def.
innerType._zod.run(payload,ctx);if(result instanceof Promise){return result.then(result2=>handleDefaultResult(result2,def))}return handleDefaultResult(result,def)}});
function handleDefaultResult(payload,def){if(payload.value===void 0){payload.value=def.defaultValue}return payload}var $ZodPrefault=$constructor("$ZodPrefault",
(inst,def)=>{$ZodType.init(inst,def);inst._zod.optin="defaulted";defineLazyInternal(inst,"values",zod=>zod.def.innerType._zod.values);inst._zod.parse=(payload,ctx)=>{
if(ctx.direction==="backward"){return def.innerType._zod.run(payload,ctx)}if(payload.value===void 0){payload.value=def.defaultValue}return def.innerType._zod.run(
payload,ctx)}});var $ZodNonOptional=$constructor("$ZodNonOptional",(inst,def)=>{$ZodType.init(inst,def);defineLazyInternal(inst,"values",zod=>{const v=zod.def.innerType.
_zod.values;return v?new Set([...v].filter(x=>x!==void 0)):void 0});inst._zod.parse=(payload,ctx)=>{const result=def.innerType._zod.run(payload,ctx);if(result instanceof
Promise){return result.then(result2=>handleNonOptionalResult(result2,inst))}return handleNonOptionalResult(result,inst)}});function handleNonOptionalResult(payload,inst){
if(!payload.issues.length&&payload.value===void 0){payload.issues.push({code:"invalid_type",expected:"nonoptional",input:payload.value,inst})}return payload}function handleCatchResult(payload,result,def,ctx){if(!result.issues.length){payload.value=result.value;if(result.memo)payload.memo=true;return payload}payload.
value=def.catchValue({...result,value:payload.value,error:{issues:result.issues.map(iss=>finalizeIssue(iss,ctx,config()))},input:payload.value});return payload}
var $ZodCatch=$constructor("$ZodCatch",(inst,def)=>{$ZodType.init(inst,def);defineLazyInternal(inst,"optin",zod=>zod.def.innerType._zod.optin==="defaulted"?"def\
aulted":"optional");defineLazyInternal(inst,"optout",zod=>zod.def.innerType._zod.optout);defineLazyInternal(inst,"values",zod=>zod.def.innerType._zod.values);inst.
_zod.parse=(payload,ctx)=>{if(ctx.direction==="backward"){return def.innerType._zod.run(payload,ctx)}const result=def.innerType._zod.run({value:payload.value,issues:[]},
ctx);if(result instanceof Promise){return result.then(result2=>handleCatchResult(payload,result2,def,ctx))}return handleCatchResult(payload,result,def,ctx)}});var $ZodPipe=$constructor("$ZodPipe",(inst,def)=>{$ZodType.init(inst,def);defineLazyInternal(inst,"values",zod=>zod.def.in._zod.values);defineLazyInternal(inst,
"optin",zod=>zod.def.in._zod.optin);defineLazyInternal(inst,"optout",zod=>zod.def.out._zod.optout);defineLazyInternal(inst,"propValues",zod=>zod.def.in._zod.propValues);
inst._zod.parse=(payload,ctx)=>{if(ctx.direction==="backward"){const right=def.out._zod.run(payload,ctx);if(right instanceof Promise){return right.then(right2=>handlePipeResult(
right2,def.in,ctx))}return handlePipeResult(right,def.in,ctx)}const left=def.in._zod.run(payload,ctx);if(left instanceof Promise){return left.then(left2=>handlePipeResult(
left2,def.out,ctx))}return handlePipeResult(left,def.out,ctx)}});function handlePipeResult(left,next,ctx){if(left.issues.some(iss=>iss.code!=="unrecognized_keys")){
left.aborted=true;return left}return next._zod.run({value:left.value,issues:left.issues},ctx)}var $ZodReadonly=$constructor("$ZodReadonly",(inst,def)=>{$ZodType.init(inst,def);defineLazyInternal(inst,"propValues",zod=>zod.def.innerType._zod.propValues);defineLazyInternal(
inst,"values",zod=>zod.def.innerType._zod.values);defineLazyInternal(inst,"optin",zod=>zod.def.innerType?._zod?.optin);defineLazyInternal(inst,"optout",zod=>zod.
def.innerType?._zod?.optout);inst._zod.parse=(payload,ctx)=>{if(ctx.direction==="backward"){return def.innerType._zod.run(payload,ctx)}const result=def.innerType.
_zod.run(payload,ctx);if(result instanceof Promise){return result.then(handleReadonlyResult)}return handleReadonlyResult(result)}});function handleReadonlyResult(payload){
if(!payload.memo)payload.value=Object.freeze(payload.value);return payload}var $ZodLazy=$constructor("$ZodLazy",(inst,def)=>{$ZodType.init(inst,def);defineLazy(inst._zod,"innerType",()=>{const d=def;if(!d._cachedInner)d._cachedInner=def.
getter();return d._cachedInner});defineLazyInternal(inst,"pattern",zod=>zod.innerType?._zod?.pattern);defineLazyInternal(inst,"propValues",zod=>zod.innerType?._zod?.
propValues);defineLazyInternal(inst,"optin",zod=>zod.innerType?._zod?.optin??void 0);defineLazyInternal(inst,"optout",zod=>zod.innerType?._zod?.optout??void 0);
inst._zod.parse=(payload,ctx)=>{const inner=inst._zod.innerType;return inner._zod.run(payload,ctx)}});var $ZodCustom=$constructor("$ZodCustom",(inst,def)=>{$ZodCheck.
init(inst,def);$ZodType.init(inst,def);inst._zod.parse=(payload,_)=>{return payload};inst._zod.check=payload=>{const input=payload.value;const r=def.fn(input);if(r instanceof
Promise){return r.then(r2=>handleRefineResult(r2,payload,input,inst))}handleRefineResult(r,payload,input,inst);return}});function handleRefineResult(result,payload,input,inst){
if(!result){const _iss={code:"custom",input,inst,path:[...inst._zod.def.path??[]],continue:!inst._zod.def.abort};if(inst._zod.def.params)_iss.params=inst._zod.def.
params;payload.issues.push(issue(_iss))}}var $ZodCyclicError=class extends Error{constructor(){super(`Cannot parse a reference cycle that closes through a transform`);this.name="ZodCyclicError"}};var STATE="\
~memo";var NO_ISSUES=[];function isRef(value){return value!==null&&typeof value==="object"}function cloneIssues(issues){return issues.map(iss=>iss.path?{...iss,
path:iss.path.slice()}:{...iss})}var recursive=new WeakMap;var NONE=0;var ASSUMED=1;var PROVEN=2;function isRecursive(inst,stack,resolve){const cached2=recursive.
get(inst);if(cached2!==void 0)return cached2?PROVEN:NONE;if(stack.has(inst))return PROVEN;stack.add(inst);let result=NONE;const check=child=>{if(result!==PROVEN&&
child?._zod){const answer=isRecursive(child,stack,resolve);if(answer>result)result=answer}};const shape=(sh,spread)=>{let answer=NONE;for(const key of Reflect.ownKeys(
sh)){const desc=Object.getOwnPropertyDescriptor(sh,key);if(spread&&!desc.enumerable)continue;const child=desc.get?ASSUMED:desc.value?._zod?isRecursive(desc.value,
stack,resolve):NONE;if(child>answer)answer=child}return answer};const merge2=answer=>{if(answer>result)result=answer};const def=inst._zod.def;const kind=def.type;
switch(kind){case"object":{const raw=rawShape(def);merge2(raw?shape(raw,true):ASSUMED);check(def.catchall);break}case"array":check(def.element);break;case"tuple":
for(const el of def.items)check(el);check(def.rest);break;case"record":case"map":check(def.keyType);check(def.valueType);break;case"set":check(def.valueType);break;case"\
union":for(const el of def.options)check(el);break;case"intersection":check(def.left);check(def.right);break;case"optional":case"nullable":case"default":case"pr\
efault":case"catch":case"readonly":case"nonoptional":case"promise":case"success":check(def.innerType);break;case"pipe":check(def.in);check(def.out);break;case"f\
unction":check(def.input);check(def.output);break;case"lazy":{const inner=def._cachedInner??(resolve?inst._zod.innerType:void 0);merge2(inner?isRecursive(inner,
stack,false):ASSUMED);break}case"template_literal":case"string":case"number":case"int":case"boolean":case"bigint":case"symbol":case"undefined":case"null":case"v\
oid":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"literal":case"file":case"transform":case"custom":break;default:{kind;for(const key in def){
const desc=Object.getOwnPropertyDescriptor(def,key);if(!desc||desc.get)continue;const value=desc.value;if(!value||typeof value!=="object")continue;if(value._zod)
check(value);else if(Array.isArray(value))for(const el of value)check(el)}}}stack.delete(inst);return settle(inst,result)}function settle(inst,answer){if(answer!==
ASSUMED)recursive.set(inst,answer===PROVEN);return answer}function bucketFor(state,inst){let bucket=state.buckets.get(inst);if(!bucket){bucket=new WeakMap;state.buckets.set(inst,bucket)}return bucket}var handoff;var open=[];
var memo={alloc(_inst,payload,empty){const bucket=handoff;if(!bucket)return empty;handoff=void 0;const entry={value:empty,issues:null};bucket.set(payload.value,
entry);open.push(entry);return empty},guard(inst){var _a3;(_a3=inst._zod).deferred??(_a3.deferred=[]);inst._zod.deferred.push(()=>{const base=inst._zod.parse;const wrapped=(payload,ctx)=>{
if(ctx.direction!=="backward"&&isBackEdge(ctx,payload.value))throw new $ZodCyclicError;return base(payload,ctx)};inst._zod.parse=wrapped;if(inst._zod.run===base)
inst._zod.run=wrapped})},attach(inst){var _a3;let isRecursiveInst;let rechecked=false;let lastCtx;let lastBucket;(_a3=inst._zod).deferred??(_a3.deferred=[]);inst.
_zod.deferred.push(()=>{const base=inst._zod.parse;const wrapped=(payload,ctx)=>{if(isRecursiveInst===void 0){const walked=isRecursive(inst,new Set,false);if(walked===
NONE){inst._zod.parse=base;if(inst._zod.run===wrapped)inst._zod.run=base;return base(payload,ctx)}if(walked===PROVEN||rechecked)isRecursiveInst=true;else rechecked=
true}const input=payload.value;if(!isRef(input))return base(payload,ctx);let state=ctx[STATE];if(!state){state={buckets:new WeakMap,backEdges:void 0};ctx[STATE]=
state}let bucket;if(lastCtx===ctx){bucket=lastBucket}else{bucket=bucketFor(state,inst);lastCtx=ctx;lastBucket=bucket}const hit=bucket.get(input);if(hit){payload.
value=hit.value;if(hit.issues){if(hit.issues.length)payload.issues.push(...cloneIssues(hit.issues))}else{payload.memo=true;state.backEdges??(state.backEdges=new WeakSet);
state.backEdges.add(hit.value)}return payload}handoff=bucket;const depth=open.length;const result=base(payload,ctx);handoff=void 0;const entry=open.length>depth?
open.pop():void 0;if(result instanceof Promise){return result.then(r=>{if(entry)entry.issues=r.issues.length?cloneIssues(r.issues):NO_ISSUES;return r})}if(entry)
entry.issues=result.issues.length?cloneIssues(result.issues):NO_ISSUES;return result};inst._zod.parse=wrapped;if(inst._zod.run===base)inst._zod.run=wrapped})}};
function memoizer(){return memo}function isBackEdge(ctx,value){const backEdges=ctx[STATE]?.backEdges;return backEdges!==void 0&&isRef(value)&&backEdges.has(value)}var error=()=>{const Sizable={string:{unit:"characters",verb:"to have"},file:{unit:"bytes",verb:"to have"},array:{unit:"items",verb:"to have"},set:{unit:"items",
verb:"to have"},map:{unit:"entries",verb:"to have"}};function getSizing(origin){return Sizable[origin]??null}const FormatDictionary={regex:"input",email:"email \
address",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"\
KSUID",datetime:"ISO datetime",date:"ISO date",time:"ISO time",duration:"ISO duration",ipv4:"IPv4 address",ipv6:"IPv6 address",mac:"MAC address",cidrv4:"IPv4 ra\
nge",cidrv6:"IPv6 range",base64:"base64-encoded string",base64url:"base64url-encoded string",json_string:"JSON string",e164:"E.164 number",currency_code:"curren\
cy code",credit_card:"credit card number",iban:"IBAN",jwt:"JWT",template_literal:"input"};const TypeDictionary={nan:"NaN"};function getTypeName(type,input){if(type===
"number"&&typeof input==="number"&&!Number.isFinite(input)){return String(input)}return TypeDictionary[type]??type}return issue2=>{switch(issue2.code){case"inva\
lid_type":{const expected=getTypeName(issue2.expected);const receivedType=parsedType(issue2.input);const received=getTypeName(receivedType,issue2.input);return`\
Invalid input: expected ${expected}, received ${received}`}case"invalid_value":if(issue2.values.length===1)return`Invalid input: expected ${stringifyPrimitive(issue2.
values[0])}`;return`Invalid option: expected one of ${joinValues(issue2.values,"|")}`;case"too_big":{const adj=issue2.exact?"exactly ":issue2.inclusive?"<=":"<";
const sizing=getSizing(issue2.origin);if(sizing)return`Too big: expected ${issue2.origin??"value"} to have ${adj}${issue2.maximum.toString()} ${sizing.unit??"el\
ements"}`;return`Too big: expected ${issue2.origin??"value"} to be ${adj}${issue2.maximum.toString()}`}case"too_small":{const adj=issue2.exact?"exactly ":issue2.
inclusive?">=":">";const sizing=getSizing(issue2.origin);if(sizing){return`Too small: expected ${issue2.origin} to have ${adj}${issue2.minimum.toString()} ${sizing.
unit}`}return`Too small: expected ${issue2.origin} to be ${adj}${issue2.minimum.toString()}`}case"invalid_format":{const _issue=issue2;if(_issue.format==="start\
s_with"){return`Invalid string: must start with "${_issue.prefix}"`}if(_issue.format==="ends_with")return`Invalid string: must end with "${_issue.suffix}"`;if(_issue.
format==="includes")return`Invalid string: must include "${_issue.includes}"`;if(_issue.format==="regex")return`Invalid string: must match pattern ${_issue.pattern}`;
return`Invalid ${FormatDictionary[_issue.format]??issue2.format}`}case"not_multiple_of":return`Invalid number: must be a multiple of ${issue2.divisor}`;case"unr\
ecognized_keys":return`Unrecognized key${issue2.keys.length>1?"s":""}: ${joinValues(issue2.keys,", ")}`;case"invalid_key":return`Invalid key in ${issue2.origin}`;case"\
invalid_union":if(issue2.options&&Array.isArray(issue2.options)&&issue2.options.length>0){const opts=issue2.options.map(o=>`'${o}'`).join(" | ");return`Invalid \
discriminator value. Expected ${opts}`}if(issue2.inclusive===false){return"Invalid input: more than one option matched"}return"Invalid input";case"invalid_eleme\
nt":return`Invalid value in ${issue2.origin}`;default:return`Invalid input`}}};function en_default(){return{localeError:error()}}var _a2;var $ZodRegistry=class{constructor(){this._map=new WeakMap;this._idmap=new Map}add(schema,..._meta){const meta2=_meta[0];this._map.set(schema,meta2);if(meta2&&typeof meta2===
"object"&&"id"in meta2){this._idmap.set(meta2.id,schema)}return this}clear(){this._map=new WeakMap;this._idmap=new Map;return this}remove(schema){const meta2=this.
_map.get(schema);if(meta2&&typeof meta2==="object"&&"id"in meta2){this._idmap.delete(meta2.id)}this._map.delete(schema);return this}get(schema){const p=schema._zod.
parent;if(p){const pm={...this.get(p)??{}};delete pm.id;const f={...pm,...this._map.get(schema)};return Object.keys(f).length?f:void 0}return this._map.get(schema)}has(schema){
return this._map.has(schema)}};function registry(){return new $ZodRegistry}(_a2=globalThis).__zod_globalRegistry??(_a2.__zod_globalRegistry=registry());var globalRegistry=globalThis.
__zod_globalRegistry;function snapshotChecks(def){if(def.checks)def.checks=[...def.checks];return def}function _string(Class2,params){return new Class2(snapshotChecks({type:"string",
...normalizeParams(params)}))}function _email(Class2,params){return new Class2({type:"string",format:"email",check:"string_format",abort:false,...normalizeParams(params)})}function _guid(Class2,params){
return new Class2({type:"string",format:"guid",check:"string_format",abort:false,...normalizeParams(params)})}function _uuid(Class2,params){return new Class2({type:"\
string",format:"uuid",check:"string_format",abort:false,...normalizeParams(params)})}function _uuidv4(Class2,params){return new Class2({type:"string",format:"uu\
id",check:"string_format",abort:false,version:"v4",...normalizeParams(params)})}function _uuidv6(Class2,params){return new Class2({type:"string",format:"uuid",check:"\
string_format",abort:false,version:"v6",...normalizeParams(params)})}function _uuidv7(Class2,params){return new Class2({type:"string",format:"uuid",check:"strin\
g_format",abort:false,version:"v7",...normalizeParams(params)})}function _url(Class2,params){return new Class2({type:"string",format:"url",check:"string_format",
abort:false,...normalizeParams(params)})}function _emoji2(Class2,params){return new Class2({type:"string",format:"emoji",check:"string_format",abort:false,...normalizeParams(
params)})}function _nanoid(Class2,params){return new Class2({type:"string",format:"nanoid",check:"string_format",abort:false,...normalizeParams(params)})}function _cuid(Class2,params){
return new Class2({type:"string",format:"cuid",check:"string_format",abort:false,...normalizeParams(params)})}function _cuid2(Class2,params){return new Class2({
type:"string",format:"cuid2",check:"string_format",abort:false,...normalizeParams(params)})}function _ulid(Class2,params){return new Class2({type:"string",format:"\
ulid",check:"string_format",abort:false,...normalizeParams(params)})}function _xid(Class2,params){return new Class2({type:"string",format:"xid",check:"string_fo\
rmat",abort:false,...normalizeParams(params)})}function _ksuid(Class2,params){return new Class2({type:"string",format:"ksuid",check:"string_format",abort:false,
...normalizeParams(params)})}function _ipv4(Class2,params){return new Class2({type:"string",format:"ipv4",check:"string_format",abort:false,...normalizeParams(params)})}
function _ipv6(Class2,params){return new Class2({type:"string",format:"ipv6",check:"string_format",abort:false,...normalizeParams(params)})}function _cidrv4(Class2,params){return new Class2({type:"string",format:"cidrv4",check:"string_format",abort:false,...normalizeParams(params)})}function _cidrv6(Class2,params){
return new Class2({type:"string",format:"cidrv6",check:"string_format",abort:false,...normalizeParams(params)})}function _base64(Class2,params){return new Class2(
{type:"string",format:"base64",check:"string_format",abort:false,...normalizeParams(params)})}function _base64url(Class2,params){return new Class2({type:"string",
format:"base64url",check:"string_format",abort:false,...normalizeParams(params)})}function _e164(Class2,params){return new Class2({type:"string",format:"e164",check:"\
string_format",abort:false,...normalizeParams(params)})}function _jwt(Class2,params){return new Class2({type:"string",format:"jwt",check:"string_format",abort:false,...normalizeParams(params)})}function _isoDateTime(Class2,params){return new Class2({type:"string",format:"datetime",check:"string_format",offset:false,local:false,precision:null,...normalizeParams(
params)})}function _isoDate(Class2,params){return new Class2({type:"string",format:"date",check:"string_format",...normalizeParams(params)})}function _isoTime(Class2,params){
return new Class2({type:"string",format:"time",check:"string_format",precision:null,...normalizeParams(params)})}function _isoDuration(Class2,params){return new Class2(
{type:"string",format:"duration",check:"string_format",...normalizeParams(params)})}function _number(Class2,params){return new Class2(snapshotChecks({type:"numb\
er",checks:[],...normalizeParams(params)}))}function _int(Class2,params){return new Class2({type:"number",check:"number_format",abort:false,format:"safeint",...normalizeParams(params)})}function _boolean(Class2,params){return new Class2({type:"boolean",...normalizeParams(params)})}function _null2(Class2,params){return new Class2({type:"null",...normalizeParams(params)})}function _unknown(Class2){return new Class2({type:"unknown"})}function _never(Class2,params){return new Class2({type:"never",...normalizeParams(params)})}function _lt(value,params){return new $ZodCheckLessThan({check:"less_than",...normalizeParams(params),value,inclusive:false})}function _lte(value,params){return new $ZodCheckLessThan(
{check:"less_than",...normalizeParams(params),value,inclusive:true})}function _gt(value,params){return new $ZodCheckGreaterThan({check:"greater_than",...normalizeParams(params),value,inclusive:false})}function _gte(value,params){
return new $ZodCheckGreaterThan({check:"greater_than",...normalizeParams(params),value,inclusive:true})}function _multipleOf(value,params){return new $ZodCheckMultipleOf({check:"multiple_of",...normalizeParams(params),value})}function _maxLength(maximum,params){const ch=new $ZodCheckMaxLength({check:"max_length",...normalizeParams(params),maximum});return ch}function _minLength(minimum,params){
return new $ZodCheckMinLength({check:"min_length",...normalizeParams(params),minimum})}function _length(length,params){return new $ZodCheckLengthEquals({check:"\
length_equals",...normalizeParams(params),length})}function _regex(pattern,params){return new $ZodCheckRegex({check:"string_format",format:"regex",...normalizeParams(
params),pattern})}function _lowercase(params){return new $ZodCheckLowerCase({check:"string_format",format:"lowercase",...normalizeParams(params)})}function _uppercase(params){
return new $ZodCheckUpperCase({check:"string_format",format:"uppercase",...normalizeParams(params)})}function _includes(includes,params){return new $ZodCheckIncludes(
{check:"string_format",format:"includes",...normalizeParams(params),includes})}function _startsWith(prefix,params){return new $ZodCheckStartsWith({check:"string\
_format",format:"starts_with",...normalizeParams(params),prefix})}function _endsWith(suffix,params){return new $ZodCheckEndsWith({check:"string_format",format:"\
ends_with",...normalizeParams(params),suffix})}function _overwrite(tx){return new $ZodCheckOverwrite({check:"overwrite",tx})}function _normalize(form){return _overwrite(input=>input.normalize(form))}function _trim(){
return _overwrite(input=>input.trim())}function _toLowerCase(){return _overwrite(input=>input.toLowerCase())}function _toUpperCase(){return _overwrite(input=>input.
toUpperCase())}function _slugify(){return _overwrite(input=>slugify(input))}function _array(Class2,element,params){return new Class2({type:"array",element,...normalizeParams(
params)})}function _refine(Class2,fn,_params){const schema=new Class2({type:"custom",check:"custom",fn,...normalizeParams(_params)});return schema}function _superRefine(fn,params){
const ch=_check(payload=>{payload.addIssue=issue2=>{if(typeof issue2==="string"){payload.issues.push(issue(issue2,payload.value,ch._zod.def))}else{const _issue=issue2;
if(_issue.fatal)_issue.continue=false;_issue.code??(_issue.code="custom");if(!("input"in _issue))_issue.input=payload.value;_issue.inst??(_issue.inst=ch);_issue.
continue??(_issue.continue=!ch._zod.def.abort);payload.issues.push(issue(_issue))}};return fn(payload.value,payload)},params);return ch}function _check(fn,params){
const ch=new $ZodCheck({check:"custom",...normalizeParams(params)});ch._zod.check=fn;return ch}function assignProps(target,...sources){for(const source of sources){for(const key of Reflect.ownKeys(source)){if(Object.prototype.propertyIsEnumerable.call(source,
key)){assignProp(target,key,source[key])}}}return target}function initializeContext(params){let target=params?.target??"draft-2020-12";if(target==="draft-4")target=
"draft-04";if(target==="draft-7")target="draft-07";return{processors:params.processors??{},metadataRegistry:params?.metadata??globalRegistry,target,unrepresentable:params?.
unrepresentable??"throw",override:params?.override??(()=>{}),io:params?.io??"output",counter:0,seen:new Map,sharedDefsExtractedFor:void 0,sharedEmitDoneFor:void 0,
cycles:params?.cycles??"ref",reused:params?.reused??"inline",intersections:[],deferred:[],external:params?.external??void 0}}function handleUnrepresentable(schema,ctx,json2,params,message){
const result=typeof ctx.unrepresentable==="function"?ctx.unrepresentable({zodSchema:schema,path:params.path,message}):ctx.unrepresentable;if(result==="any")return false;
if(result===void 0||result==="throw")throw new Error(message);Object.assign(json2,result);return true}function processSchema(schema,ctx,_params={path:[],schemaPath:[]}){
var _a3;const def=schema._zod.def;const seen=ctx.seen.get(schema);if(seen){seen.count++;const isCycle=_params.schemaPath.includes(schema);if(isCycle){seen.cycle=
_params.path}return seen.schema}const result={schema:{},count:1,cycle:void 0,path:_params.path};ctx.seen.set(schema,result);ctx.sharedDefsExtractedFor=void 0;ctx.
sharedEmitDoneFor=void 0;const overrideSchema=schema._zod.toJSONSchema?.();if(overrideSchema){result.schema=overrideSchema}else{const params={..._params,schemaPath:[
..._params.schemaPath,schema],path:_params.path};if(schema._zod.processJSONSchema){schema._zod.processJSONSchema(ctx,result.schema,params)}else{const _json=result.
schema;const processor=ctx.processors[def.type];if(!processor){throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`)}processor(schema,
ctx,_json,params)}const parent=schema._zod.parent;if(parent){if(!result.ref)result.ref=parent;processSchema(parent,ctx,params);ctx.seen.get(parent).isParent=true}}
const meta2=ctx.metadataRegistry.get(schema);if(meta2)assignProps(result.schema,meta2);if(ctx.io==="input"&&isTransforming(schema)){delete result.schema.examples;
delete result.schema.default}if(ctx.io==="input"&&"_prefault"in result.schema)(_a3=result.schema).default??(_a3.default=result.schema._prefault);delete result.schema.
_prefault;const _result=ctx.seen.get(schema);return _result.schema}function encodeJSONPointerSegment(segment){return segment.replace(/~/g,"~0").replace(/\//g,"~1")}function extractDefs(ctx,schema){const root=ctx.seen.get(schema);
if(!root)throw new Error("Unprocessed schema. This is a bug in Zod.");if(ctx.external&&ctx.sharedDefsExtractedFor===ctx.external)return;const idToSchema=new Map;
for(const entry of ctx.seen.entries()){const id=ctx.metadataRegistry.get(entry[0])?.id;if(id){const existing=idToSchema.get(id);if(existing&&existing!==entry[0]){
throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`)}idToSchema.
set(id,entry[0])}}const makeURI=entry=>{const defsSegment=ctx.target==="draft-2020-12"?"$defs":"definitions";if(ctx.external){const externalId=ctx.external.registry.
get(entry[0])?.id;const uriGenerator=ctx.external.uri??(id2=>id2);if(externalId){return{ref:uriGenerator(externalId)}}const id=entry[1].defId??entry[1].schema.id??
`schema${ctx.counter++}`;entry[1].defId=id;return{defId:id,ref:`${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}`}}const uriPrefix=`#`;
const defUriPrefix=`${uriPrefix}/${defsSegment}/`;if(entry[1]===root&&!entry[1].schema.id){return{ref:uriPrefix}}const defId=entry[1].schema.id??`__schema${ctx.
counter++}`;return{defId,ref:defUriPrefix+encodeJSONPointerSegment(defId)}};const extractToDef=entry=>{if(entry[1].schema.$ref){return}const seen=entry[1];const{
ref,defId}=makeURI(entry);seen.def={...seen.schema};if(defId)seen.defId=defId;const schema2=seen.schema;for(const key in schema2){delete schema2[key]}schema2.$ref=
ref};if(ctx.cycles==="throw"){for(const entry of ctx.seen.entries()){const seen=entry[1];if(seen.cycle){throw new Error(`Cycle detected: #/${seen.cycle?.join("/")}\
/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`)}}}for(const entry of ctx.seen.entries()){const seen=entry[1];if(schema===entry[0]){
extractToDef(entry);continue}if(ctx.external){const ext=ctx.external.registry.get(entry[0])?.id;if(schema!==entry[0]&&ext){extractToDef(entry);continue}}const id=ctx.
metadataRegistry.get(entry[0])?.id;if(id){extractToDef(entry);continue}if(seen.cycle){extractToDef(entry);continue}if(seen.count>1){if(ctx.reused==="ref"){extractToDef(
entry)}}}if(ctx.external)ctx.sharedDefsExtractedFor=ctx.external}function compactTypeUnion(schema){const options=schema.anyOf;if(!Array.isArray(options)||options.
length===0||schema.type!==void 0)return;const types=[];for(const option of options){if(!option||typeof option!=="object")return;compactTypeUnion(option);const keys=Object.
keys(option);if(keys.length!==1||keys[0]!=="type")return;const type=option.type;for(const member of Array.isArray(type)?type:[type]){if(typeof member!=="string")
return;if(!types.includes(member))types.push(member)}}delete schema.anyOf;schema.type=types.length===1?types[0]:types}var FOLDABLE_KEYS=new Set(["type","propert\
ies","required","additionalProperties"]);var UNION_KEYS=["oneOf","anyOf"];function undeclaredConstraint(member){const extra=member.additionalProperties;if(extra===
void 0||extra===false||typeof extra!=="object"||extra===null)return null;return Object.keys(extra).length?extra:null}function foldObjects(members2){const objects=[];
for(const member of members2){if(typeof member!=="object"||member.type!=="object")return null;for(const key in member){if(!FOLDABLE_KEYS.has(key))return null}objects.
push(member)}const properties={};const required2=new Set;for(const object2 of objects){for(const key in object2.properties){if(Object.prototype.hasOwnProperty.call(
properties,key))continue;const parts=[];for(const other of objects){const part=other.properties?.[key]??undeclaredConstraint(other);if(part===null||part===void 0)
continue;if(!parts.some(seen=>JSON.stringify(seen)===JSON.stringify(part)))parts.push(part)}const merged=parts.length===1?parts[0]:foldObjects(parts)??{allOf:parts};
assignProp(properties,key,merged)}for(const key of object2.required??[])required2.add(key)}const folded={type:"object",properties};if(required2.size)folded.required=
[...required2];if(objects.every(object2=>object2.additionalProperties===false)){folded.additionalProperties=false}else{const constraints=[];for(const object2 of objects){
const constraint=undeclaredConstraint(object2);if(constraint&&!constraints.some(seen=>JSON.stringify(seen)===JSON.stringify(constraint)))constraints.push(constraint)}
if(constraints.length===1)folded.additionalProperties=constraints[0];else if(constraints.length>1)folded.additionalProperties={allOf:constraints}}return folded}
function foldIntersection(json2){const allOf=json2.allOf;if(!Array.isArray(allOf)||allOf.length<2)return;for(const key of FOLDABLE_KEYS)if(key in json2)return;const unions=allOf.
filter(m=>UNION_KEYS.some(k=>Array.isArray(m[k])));let folded=null;if(!unions.length){folded=foldObjects(allOf)}else{const union2=unions[0];const keyword=UNION_KEYS.
find(k=>Array.isArray(union2[k]));if(Object.keys(union2).length!==1)return;const rest=allOf.filter(m=>m!==union2);const branches=union2[keyword].map(branch=>foldObjects(
[...rest,branch]));if(branches.some(b=>!b))return;folded={[keyword]:branches}}if(!folded)return;delete json2.allOf;assignProps(json2,folded)}function finalize(ctx,schema){
const root=ctx.seen.get(schema);if(!root)throw new Error("Unprocessed schema. This is a bug in Zod.");const flattenRef=zodSchema=>{const seen=ctx.seen.get(zodSchema);
if(seen.ref===null)return;const schema2=seen.def??seen.schema;const _cached={...schema2};const ref=seen.ref;seen.ref=null;if(ref){flattenRef(ref);const refSeen=ctx.
seen.get(ref);const refSchema=refSeen.schema;if(refSchema.$ref&&(ctx.target==="draft-07"||ctx.target==="draft-04"||ctx.target==="openapi-3.0")){schema2.allOf=schema2.
allOf??[];schema2.allOf.push(refSchema)}else{assignProps(schema2,refSchema)}assignProps(schema2,_cached);const isParentRef=zodSchema._zod.parent===ref;if(isParentRef){
for(const key in schema2){if(key==="$ref"||key==="allOf")continue;if(!(key in _cached)){delete schema2[key]}}}if(refSchema.$ref&&refSeen.def){for(const key in schema2){
if(key==="$ref"||key==="allOf")continue;if(key in refSeen.def&&JSON.stringify(schema2[key])===JSON.stringify(refSeen.def[key])){delete schema2[key]}}}}const parent=zodSchema.
_zod.parent;if(parent&&parent!==ref){flattenRef(parent);const parentSeen=ctx.seen.get(parent);if(parentSeen?.schema.$ref){schema2.$ref=parentSeen.schema.$ref;if(parentSeen.
def){for(const key in schema2){if(key==="$ref"||key==="allOf")continue;if(key in parentSeen.def&&JSON.stringify(schema2[key])===JSON.stringify(parentSeen.def[key])){
delete schema2[key]}}}}}ctx.override({zodSchema,jsonSchema:schema2,path:seen.path??[]})};if(!ctx.external||ctx.sharedEmitDoneFor!==ctx.external){for(const entry of[
...ctx.seen.entries()].reverse()){flattenRef(entry[0])}if(ctx.target!=="openapi-3.0"){for(const entry of ctx.seen.entries()){compactTypeUnion(entry[1].def??entry[1].
schema)}}for(const rewrite of ctx.deferred)rewrite();if(ctx.intersections.length){const carriers=new Map;for(const seen of ctx.seen.values()){for(const json2 of[
seen.schema,seen.def]){const allOf=json2?.allOf;if(!Array.isArray(allOf))continue;const existing=carriers.get(allOf);if(existing)existing.push(json2);else carriers.
set(allOf,[json2])}}for(const allOf of ctx.intersections){for(const json2 of carriers.get(allOf)??[])foldIntersection(json2)}}}const result={};if(ctx.target==="\
draft-2020-12"){result.$schema="https://json-schema.org/draft/2020-12/schema"}else if(ctx.target==="draft-07"){result.$schema="http://json-schema.org/draft-07/s\
chema#"}else if(ctx.target==="draft-04"){result.$schema="http://json-schema.org/draft-04/schema#"}else if(ctx.target==="openapi-3.0"){}else{}if(ctx.external?.uri){
const id=ctx.external.registry.get(schema)?.id;if(!id)throw new Error("Schema is missing an `id` property");result.$id=ctx.external.uri(id)}assignProps(result,root.
defId?root.schema:root.def??root.schema);const rootMetaId=ctx.metadataRegistry.get(schema)?.id;if(rootMetaId!==void 0&&result.id===rootMetaId)delete result.id;const defs=ctx.
external?.defs??{};if(!ctx.external||ctx.sharedEmitDoneFor!==ctx.external){for(const entry of ctx.seen.entries()){const seen=entry[1];if(seen.def&&seen.defId){if(seen.
def.id===seen.defId)delete seen.def.id;assignProp(defs,seen.defId,seen.def)}}}if(ctx.external)ctx.sharedEmitDoneFor=ctx.external;if(ctx.external){}else{if(Object.
keys(defs).length>0){if(ctx.target==="draft-2020-12"){result.$defs=defs}else{result.definitions=defs}}}try{const finalized=JSON.parse(JSON.stringify(result));Object.
defineProperty(finalized,"~standard",{value:{...schema["~standard"],jsonSchema:{input:createStandardJSONSchemaMethod(schema,"input",ctx.processors),output:createStandardJSONSchemaMethod(
schema,"output",ctx.processors)}},enumerable:false,writable:false});return finalized}catch(_err){throw new Error("Error converting schema to JSON.")}}function isTransforming(_schema,_ctx){
const ctx=_ctx??{seen:new Set};if(ctx.seen.has(_schema))return false;ctx.seen.add(_schema);const def=_schema._zod.def;if(def.type==="transform")return true;if(def.
type==="array")return isTransforming(def.element,ctx);if(def.type==="set")return isTransforming(def.valueType,ctx);if(def.type==="lazy")return isTransforming(def.
getter(),ctx);if(def.type==="promise"||def.type==="optional"||def.type==="nonoptional"||def.type==="nullable"||def.type==="readonly"||def.type==="default"||def.
type==="prefault"||def.type==="catch"){return isTransforming(def.innerType,ctx)}if(def.type==="intersection"){return isTransforming(def.left,ctx)||isTransforming(
def.right,ctx)}if(def.type==="record"||def.type==="map"){return isTransforming(def.keyType,ctx)||isTransforming(def.valueType,ctx)}if(def.type==="pipe"){if(_schema.
_zod.traits.has("$ZodCodec"))return true;return isTransforming(def.in,ctx)||isTransforming(def.out,ctx)}if(def.type==="object"){for(const key in def.shape){if(isTransforming(
def.shape[key],ctx))return true}return false}if(def.type==="union"){for(const option of def.options){if(isTransforming(option,ctx))return true}return false}if(def.
type==="tuple"){for(const item of def.items){if(isTransforming(item,ctx))return true}if(def.rest&&isTransforming(def.rest,ctx))return true;return false}return false}
var createToJSONSchemaMethod=(schema,processors={})=>params=>{const ctx=initializeContext({...params,processors});processSchema(schema,ctx);extractDefs(ctx,schema);
return finalize(ctx,schema)};var createStandardJSONSchemaMethod=(schema,io,processors={})=>params=>{const{libraryOptions,target}=params??{};const ctx=initializeContext(
{...libraryOptions??{},target,io,processors});processSchema(schema,ctx);extractDefs(ctx,schema);return finalize(ctx,schema)};var narrowMin=(agg,key,value)=>{if(agg[key]===void 0||value>agg[key])agg[key]=value};var narrowMax=(agg,key,value)=>{if(agg[key]===void 0||value<agg[key])agg[key]=
value};var narrowBoth=(agg,value)=>{narrowMin(agg,"minimum",value);narrowMax(agg,"maximum",value)};var addDivisor=(agg,value)=>{agg.multipleOf??(agg.multipleOf=
[]);if(!agg.multipleOf.includes(value))agg.multipleOf.push(value)};var addPattern=(agg,pattern)=>{agg.patterns??(agg.patterns=new Set);agg.patterns.add(pattern)};
var intersectMime=(agg,mime)=>{agg.mime=agg.mime?agg.mime.filter(m=>mime.includes(m)):[...mime]};var setFormat=(agg,format)=>{agg.format=format;if(format.includes(
"int"))agg.isInt=true};var minContributor=(agg,def)=>narrowMin(agg,"minimum",def.minimum);var maxContributor=(agg,def)=>narrowMax(agg,"maximum",def.maximum);var formatContributor=ranges=>(agg,def)=>{
setFormat(agg,def.format);const[minimum,maximum]=ranges[def.format];narrowMin(agg,"minimum",minimum);narrowMax(agg,"maximum",maximum)};var contributors={greater_than:(agg,def)=>narrowMin(
agg,def.inclusive?"minimum":"exclusiveMinimum",def.value),less_than:(agg,def)=>narrowMax(agg,def.inclusive?"maximum":"exclusiveMaximum",def.value),multiple_of:(agg,def)=>addDivisor(
agg,def.value),number_format:formatContributor(NUMBER_FORMAT_RANGES),bigint_format:formatContributor(BIGINT_FORMAT_RANGES),min_length:minContributor,max_length:maxContributor,
length_equals:(agg,def)=>narrowBoth(agg,def.length),min_size:minContributor,max_size:maxContributor,size_equals:(agg,def)=>narrowBoth(agg,def.size),string_format:(agg,def)=>{
setFormat(agg,def.format);if(def.pattern)addPattern(agg,def.pattern);if(def.format==="base64"||def.format==="base64url")agg.contentEncoding=def.format;if(def.local||
def.precision===-1)agg.laxFormat=true},mime_type:(agg,def)=>intersectMime(agg,def.mime)};function aggregateChecks(schema){const agg={};const def=schema._zod.def;
const list=schema._zod.traits.has("$ZodCheck")?[schema,...def.checks??[]]:def.checks??[];for(const ch of list)contributors[ch._zod.def.check]?.(agg,ch._zod.def);
const bag=schema._zod.bag;if(bag.minimum!==void 0)narrowMin(agg,"minimum",bag.minimum);if(bag.exclusiveMinimum!==void 0)narrowMin(agg,"exclusiveMinimum",bag.exclusiveMinimum);
if(bag.maximum!==void 0)narrowMax(agg,"maximum",bag.maximum);if(bag.exclusiveMaximum!==void 0)narrowMax(agg,"exclusiveMaximum",bag.exclusiveMaximum);if(bag.multipleOf!==
void 0)addDivisor(agg,bag.multipleOf);if(bag.format!==void 0){agg.format??(agg.format=bag.format);if(bag.format.includes("int"))agg.isInt=true}if(bag.mime)intersectMime(
agg,bag.mime);for(const pattern of bag.patterns??[])addPattern(agg,pattern);return agg}var formatMap={guid:"uuid",url:"uri",datetime:"date-time",json_string:"js\
on-string",regex:""};var exactPatterns=new Map([[base64Charset,base64],[base64urlCharset,base64url]]);var exactPattern=p=>exactPatterns.get(p)??p;var stringProcessor=(schema,ctx,_json,_params)=>{
const json2=_json;json2.type="string";const{minimum,maximum,format,patterns,contentEncoding,laxFormat}=aggregateChecks(schema);if(typeof minimum==="number")json2.
minLength=minimum;if(typeof maximum==="number")json2.maxLength=maximum;if(format){json2.format=formatMap[format]??format;if(json2.format==="")delete json2.format;
if(format==="time"||laxFormat){delete json2.format}}if(contentEncoding)json2.contentEncoding=contentEncoding;if(patterns&&patterns.size>0){const patternList=[...patterns].
map(exactPattern);if(patternList.length===1)json2.pattern=patternList[0].source;else if(patternList.length>1){json2.allOf=[...patternList.map(regex=>({...ctx.target===
"draft-07"||ctx.target==="draft-04"||ctx.target==="openapi-3.0"?{type:"string"}:{},pattern:regex.source}))]}}};var numberProcessor=(schema,ctx,_json,params)=>{const json2=_json;
const{minimum,maximum,multipleOf,exclusiveMaximum,exclusiveMinimum,isInt}=aggregateChecks(schema);json2.type=isInt?"integer":"number";const exMin=typeof exclusiveMinimum===
"number"&&exclusiveMinimum>=(minimum??Number.NEGATIVE_INFINITY);const exMax=typeof exclusiveMaximum==="number"&&exclusiveMaximum<=(maximum??Number.POSITIVE_INFINITY);
const legacy=ctx.target==="draft-04"||ctx.target==="openapi-3.0";if(exMin){if(legacy){json2.minimum=exclusiveMinimum;json2.exclusiveMinimum=true}else{json2.exclusiveMinimum=
exclusiveMinimum}}else if(typeof minimum==="number"){json2.minimum=minimum}if(exMax){if(legacy){json2.maximum=exclusiveMaximum;json2.exclusiveMaximum=true}else{
json2.exclusiveMaximum=exclusiveMaximum}}else if(typeof maximum==="number"){json2.maximum=maximum}if(multipleOf){const divisors=new Set;for(const divisor of multipleOf){
if(Number.isFinite(divisor)&&divisor!==0)divisors.add(Math.abs(divisor));else handleUnrepresentable(schema,ctx,json2,params,`A multipleOf divisor of ${divisor} \
cannot be represented in JSON Schema`)}const[first,...rest]=divisors;if(first!==void 0)json2.multipleOf=first;if(rest.length)json2.allOf=[...json2.allOf??[],...rest.
map(m=>({multipleOf:m}))]}};var booleanProcessor=(_schema,_ctx,json2,_params)=>{json2.type="boolean"};var nullProcessor=(_schema,ctx,json2,_params)=>{if(ctx.target==="openapi-3.0"){json2.type="string";json2.nullable=true;json2.enum=[null]}else{json2.type="null"}};var neverProcessor=(_schema,_ctx,json2,_params)=>{json2.not={}};var unknownProcessor=(_schema,_ctx,_json,_params)=>{};var enumProcessor=(schema,_ctx,json2,_params)=>{const def=schema._zod.def;const values=getEnumValues(def.entries);if(values.length===0){json2.not={};return}if(values.
every(v=>typeof v==="number"))json2.type="number";if(values.every(v=>typeof v==="string"))json2.type="string";json2.enum=values};var literalProcessor=(schema,ctx,json2,params)=>{
const def=schema._zod.def;if(def.values.length===0){json2.not={};return}const vals=[];for(const val of def.values){if(val===void 0){if(handleUnrepresentable(schema,
ctx,json2,params,"Literal `undefined` cannot be represented in JSON Schema"))return}else if(typeof val==="bigint"){if(handleUnrepresentable(schema,ctx,json2,params,
"BigInt literals cannot be represented in JSON Schema"))return;vals.push(Number(val))}else{vals.push(val)}}if(vals.length===0){}else if(vals.length===1){const val=vals[0];
json2.type=val===null?"null":typeof val;if(ctx.target==="draft-04"||ctx.target==="openapi-3.0"){json2.enum=[val]}else{json2.const=val}}else{if(vals.every(v=>typeof v===
"number"))json2.type="number";if(vals.every(v=>typeof v==="string"))json2.type="string";if(vals.every(v=>typeof v==="boolean"))json2.type="boolean";if(vals.every(
v=>v===null))json2.type="null";json2.enum=vals}};var customProcessor=(schema,ctx,json2,params)=>{handleUnrepresentable(schema,ctx,json2,params,"Custom types cannot be represented in JSON Schema")};var transformProcessor=(schema,ctx,json2,params)=>{handleUnrepresentable(schema,ctx,json2,params,"Transforms cannot be represented in JSON Schema")};var arrayProcessor=(schema,ctx,_json,params)=>{const json2=_json;const def=schema._zod.def;const{minimum,maximum}=aggregateChecks(schema);if(typeof minimum==="n\
umber")json2.minItems=minimum;if(typeof maximum==="number")json2.maxItems=maximum;json2.type="array";json2.items=processSchema(def.element,ctx,{...params,path:[
...params.path,"items"]})};function inputOptin(schema){const def=schema._zod.def;if(def.type==="pipe"&&def.in._zod.traits.has("$ZodTransform")){return inputOptin(
def.out)}if(def.type==="catch"){return inputOptin(def.innerType)}return schema._zod.optin}var objectProcessor=(schema,ctx,_json,params)=>{const json2=_json;const def=schema.
_zod.def;const shape=def.shape;const symbolKeys=Object.getOwnPropertySymbols(shape);if(symbolKeys.length&&handleUnrepresentable(schema,ctx,json2,params,"Symbol \
keys cannot be represented in JSON Schema")){return}json2.type="object";json2.properties={};for(const key in shape){assignProp(json2.properties,key,processSchema(
shape[key],ctx,{...params,path:[...params.path,"properties",key]}))}const requiredKeys=[];for(const key of Object.keys(shape)){const field=def.shape[key];if(ctx.
io==="input"?inputOptin(field)===void 0:field._zod.optout===void 0){requiredKeys.push(key)}}if(requiredKeys.length>0){json2.required=requiredKeys}if(def.catchall?.
_zod.def.type==="never"){json2.additionalProperties=false}else if(!def.catchall){if(ctx.io==="output")json2.additionalProperties=false}else if(def.catchall){json2.
additionalProperties=processSchema(def.catchall,ctx,{...params,path:[...params.path,"additionalProperties"]})}};var unionProcessor=(schema,ctx,json2,params)=>{const def=schema.
_zod.def;const isExclusive=def.inclusive===false;const options=def.options.map((x,i)=>processSchema(x,ctx,{...params,path:[...params.path,isExclusive?"oneOf":"a\
nyOf",i]}));if(isExclusive){json2.oneOf=options}else{json2.anyOf=options}};var intersectionProcessor=(schema,ctx,json2,params)=>{const def=schema._zod.def;const a=processSchema(
def.left,ctx,{...params,path:[...params.path,"allOf",0]});const b=processSchema(def.right,ctx,{...params,path:[...params.path,"allOf",1]});const isSimpleIntersection=val=>"\
allOf"in val&&Object.keys(val).length===1;const allOf=[...isSimpleIntersection(a)?a.allOf:[a],...isSimpleIntersection(b)?b.allOf:[b]];json2.allOf=allOf;ctx.intersections.
push(allOf)};var tupleProcessor=(schema,ctx,_json,params)=>{const json2=_json;const def=schema._zod.def;json2.type="array";const prefixPath=ctx.target==="draft-\
2020-12"?"prefixItems":"items";const restPath=ctx.target==="draft-2020-12"?"items":ctx.target==="openapi-3.0"?"items":"additionalItems";const prefixItems=def.items.
map((x,i)=>processSchema(x,ctx,{...params,path:[...params.path,prefixPath,i]}));const rest=def.rest?processSchema(def.rest,ctx,{...params,path:[...params.path,restPath,
...ctx.target==="openapi-3.0"?[def.items.length]:[]]}):null;let minItems=def.items.length;while(minItems>0){const item=def.items[minItems-1];const optional2=ctx.
io==="input"?inputOptin(item)!==void 0:item._zod.optout==="optional";if(!optional2)break;minItems--}const maxItems=def.items.length;const isClosed=!def.rest;if(ctx.
target==="draft-2020-12"){json2.prefixItems=prefixItems;if(isClosed){json2.items=false}else if(rest){json2.items=rest}if(minItems>0)json2.minItems=minItems;if(isClosed)
json2.maxItems=maxItems}else if(ctx.target==="openapi-3.0"){json2.items={anyOf:prefixItems};if(rest){json2.items.anyOf.push(rest)}if(minItems>0)json2.minItems=minItems;
if(isClosed)json2.maxItems=maxItems}else{json2.items=prefixItems;if(isClosed){json2.additionalItems=false}else if(rest){json2.additionalItems=rest}if(minItems>0)
json2.minItems=minItems;if(isClosed)json2.maxItems=maxItems}const{minimum,maximum}=aggregateChecks(schema);if(typeof minimum==="number")json2.minItems=minimum;if(typeof maximum===
"number")json2.maxItems=maximum};function stringifyKeyNames(bySchema,json2,visited){if(json2.$ref){if(visited.has(json2))return json2;visited.add(json2);const def=bySchema.
get(json2)?.def;if(!def)return json2;const inlined=stringifyKeyNames(bySchema,def,visited);return inlined===def?json2:inlined}for(const keyword of["anyOf","oneO\
f"]){const branches=json2[keyword];if(!Array.isArray(branches))continue;const mapped=branches.map(branch=>stringifyKeyNames(bySchema,branch,visited));if(mapped.
some((branch,i)=>branch!==branches[i]))json2={...json2,[keyword]:mapped}}const types=Array.isArray(json2.type)?json2.type:[json2.type];const numericType=!types.
includes("string")&&types.some(t=>t==="number"||t==="integer");const values=json2.enum??(json2.const!==void 0?[json2.const]:void 0);if(!numericType&&!values?.some(
v=>typeof v==="number"))return json2;const{minimum,maximum,exclusiveMinimum,exclusiveMaximum,multipleOf,format,id,...rest}=json2;if(rest.enum)rest.enum=rest.enum.
map(v=>typeof v==="number"?String(v):v);else if(typeof rest.const==="number")rest.const=String(rest.const);if(!numericType)return rest;rest.type="string";if(!values)
rest.pattern=(types.includes("number")?number:integer).source;return rest}var pendingRecords=new WeakMap;function rewriteKeyNames(ctx){const bySchema=new Map;for(const entry of ctx.
seen.values()){if(entry.def&&!bySchema.has(entry.schema))bySchema.set(entry.schema,entry)}const rewrites=new Map;for(const record2 of pendingRecords.get(ctx)??[]){
const seen=ctx.seen.get(record2);const names=(seen?.def??seen?.schema)?.propertyNames;if(!names||names===true||rewrites.has(names))continue;const rewritten=stringifyKeyNames(
bySchema,names,new Set);if(rewritten!==names)rewrites.set(names,rewritten)}if(!rewrites.size)return;for(const entry of ctx.seen.values()){for(const carrier of[entry.
schema,entry.def]){const rewritten=carrier&&rewrites.get(carrier.propertyNames);if(rewritten)carrier.propertyNames=rewritten}}}var recordProcessor=(schema,ctx,_json,params)=>{
const json2=_json;const def=schema._zod.def;json2.type="object";const keyType=def.keyType;const patterns=aggregateChecks(keyType).patterns;if(def.mode==="loose"&&
patterns&&patterns.size>0){const valueSchema=processSchema(def.valueType,ctx,{...params,path:[...params.path,"patternProperties","*"]});json2.patternProperties=
{};for(const pattern of patterns){assignProp(json2.patternProperties,exactPattern(pattern).source,valueSchema)}}else{if(ctx.target==="draft-07"||ctx.target==="d\
raft-2020-12"){json2.propertyNames=processSchema(def.keyType,ctx,{...params,path:[...params.path,"propertyNames"]});let pending=pendingRecords.get(ctx);if(!pending){
pending=[];pendingRecords.set(ctx,pending);ctx.deferred.push(()=>rewriteKeyNames(ctx))}pending.push(schema)}json2.additionalProperties=processSchema(def.valueType,
ctx,{...params,path:[...params.path,"additionalProperties"]})}const keyValues=keyType._zod.values;const omittableOnInput=ctx.io==="input"&&inputOptin(def.valueType)!==
void 0;if(keyValues&&!def.partial&&!omittableOnInput){const validKeyValues=[...keyValues].filter(v=>typeof v==="string"||typeof v==="number");if(validKeyValues.
length>0){json2.required=validKeyValues.map(String)}}};var nullableProcessor=(schema,ctx,json2,params)=>{const def=schema._zod.def;const inner=processSchema(def.
innerType,ctx,params);const seen=ctx.seen.get(schema);if(ctx.target==="openapi-3.0"){seen.ref=def.innerType;json2.nullable=true}else{json2.anyOf=[inner,{type:"n\
ull"}]}};var nonoptionalProcessor=(schema,ctx,_json,params)=>{const def=schema._zod.def;processSchema(def.innerType,ctx,params);const seen=ctx.seen.get(schema);
seen.ref=def.innerType};var UNREPRESENTABLE_DEFAULT=Symbol();function serializeDefaultValue(value,schema,ctx,json2,params){let unrepresentable=false;const serialized=JSON.
stringify(value,(_,val)=>{if(typeof val!=="bigint")return val;unrepresentable=true;return null});if(!unrepresentable)return JSON.parse(serialized);handleUnrepresentable(
schema,ctx,json2,params,"BigInt defaults cannot be represented in JSON Schema");return UNREPRESENTABLE_DEFAULT}var defaultProcessor=(schema,ctx,json2,params)=>{
const def=schema._zod.def;processSchema(def.innerType,ctx,params);const seen=ctx.seen.get(schema);seen.ref=def.innerType;const value=serializeDefaultValue(def.defaultValue,
schema,ctx,json2,params);if(value!==UNREPRESENTABLE_DEFAULT)json2.default=value};var prefaultProcessor=(schema,ctx,json2,params)=>{const def=schema._zod.def;processSchema(
def.innerType,ctx,params);const seen=ctx.seen.get(schema);seen.ref=def.innerType;if(ctx.io!=="input")return;const value=serializeDefaultValue(def.defaultValue,schema,
ctx,json2,params);if(value!==UNREPRESENTABLE_DEFAULT)json2._prefault=value};var catchProcessor=(schema,ctx,json2,params)=>{const def=schema._zod.def;processSchema(
def.innerType,ctx,params);const seen=ctx.seen.get(schema);seen.ref=def.innerType;let catchValue;try{catchValue=def.catchValue(void 0)}catch{handleUnrepresentable(
schema,ctx,json2,params,"Dynamic catch values are not supported in JSON Schema");return}json2.default=catchValue};var pipeProcessor=(schema,ctx,_json,params)=>{
const def=schema._zod.def;const inIsTransform=def.in._zod.traits.has("$ZodTransform");const innerType=ctx.io==="input"?inIsTransform?def.out:def.in:def.out;processSchema(
innerType,ctx,params);const seen=ctx.seen.get(schema);seen.ref=innerType};var readonlyProcessor=(schema,ctx,json2,params)=>{const def=schema._zod.def;processSchema(
def.innerType,ctx,params);const seen=ctx.seen.get(schema);seen.ref=def.innerType;json2.readOnly=true};var optionalProcessor=(schema,ctx,_json,params)=>{const def=schema._zod.def;processSchema(def.innerType,ctx,params);const seen=ctx.seen.get(schema);seen.ref=def.
innerType};var lazyProcessor=(schema,ctx,_json,params)=>{const innerType=schema._zod.innerType;processSchema(innerType,ctx,params);const seen=ctx.seen.get(schema);
seen.ref=innerType};var _installedErrorProtos=new WeakSet([Object.prototype,Error.prototype]);function _lazyMethod(proto,key,make){Object.defineProperty(proto,key,{configurable:true,
enumerable:false,get(){const value=make(this);Object.defineProperty(this,key,{value,configurable:true,writable:true});return value},set(value){Object.defineProperty(
this,key,{value,configurable:true,writable:true})}})}var initializer2=(inst,issues)=>{$ZodError.init(inst,issues);inst.name="ZodError";const proto=Object.getPrototypeOf(
inst);if(_installedErrorProtos.has(proto))return;_installedErrorProtos.add(proto);_lazyMethod(proto,"format",self=>mapper=>formatError(self,mapper));_lazyMethod(
proto,"flatten",self=>mapper=>flattenError(self,mapper));_lazyMethod(proto,"addIssue",self=>issue2=>{self.issues.push(issue2);self.message=JSON.stringify(self.issues,
jsonStringifyReplacer,2)});_lazyMethod(proto,"addIssues",self=>issues2=>{self.issues.push(...issues2);self.message=JSON.stringify(self.issues,jsonStringifyReplacer,
2)});Object.defineProperty(proto,"isEmpty",{configurable:true,enumerable:false,get(){return this.issues.length===0}})};var ZodRealError=$constructor("ZodError",initializer2,void 0,{Parent:Error});var parse=_parse(ZodRealError);var parseAsync=_parseAsync(ZodRealError);var safeParse=_safeParse(ZodRealError);var safeParseAsync=_safeParseAsync(ZodRealError);
var encode=_encode(ZodRealError);var decode=_decode(ZodRealError);var encodeAsync=_encodeAsync(ZodRealError);var decodeAsync=_decodeAsync(ZodRealError);var safeEncode=_safeEncode(
ZodRealError);var safeDecode=_safeDecode(ZodRealError);var safeEncodeAsync=_safeEncodeAsync(ZodRealError);var safeDecodeAsync=_safeDecodeAsync(ZodRealError);function _ensureDefaultLocale(){if(!globalConfig.localeError)config(en_default())}function _ensureDefaultMemoizer(){if(!globalConfig.memoizer)config({memoizer:memoizer()})}
var ZodType=$constructor("ZodType",(inst,def)=>{_ensureDefaultLocale();$ZodType.init(inst,def);inst.def=def;inst.type=def.type;return inst},{check(...chks){const def=this.
def;return this.clone(util_exports.mergeDefs(def,{checks:[...def.checks??[],...chks.map(ch=>typeof ch==="function"?{_zod:{check:ch,def:{check:"custom"},onattach:[]}}:
ch)]}),{parent:true})},with(...chks){return this.check(...chks)},clone(def,params){return clone(this,def,params)},brand(){return this},register(reg,meta2){reg.add(
this,meta2);return this},refine(check,params){return this.check(refine(check,params))},superRefine(refinement,params){return this.check(superRefine(refinement,params))},
overwrite(fn){return this.check(_overwrite(fn))},optional(){return optional(this)},exactOptional(){return exactOptional(this)},nullable(){return nullable(this)},
nullish(){return optional(nullable(this))},nonoptional(params){return nonoptional(this,params)},array(){return array(this)},or(arg){return union([this,arg])},and(arg){
return intersection(this,arg)},transform(tx){return pipe(this,transform(tx))},default(d){return _default(this,d)},prefault(d){return prefault(this,d)},catch(params){
return _catch(this,params)},pipe(target){return pipe(this,target)},readonly(){return readonly(this)},describe(description){const cl=this.clone();globalRegistry.
add(cl,{description});return cl},meta(...args){if(args.length===0)return globalRegistry.get(this);const cl=this.clone();globalRegistry.add(cl,args[0]);return cl},
isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(null).success},apply(fn,...args){return args.length===0?fn(this):fn(this,
...args)},get"~standard"(){return util_exports.hide(this,"~standard",{...standardProps(this),jsonSchema:{input:createStandardJSONSchemaMethod(this,"input"),output:createStandardJSONSchemaMethod(
this,"output")}})},set"~standard"(value){util_exports.own(this,"~standard",value)},parse:function _parse2(data,params){return parse(this,data,params,{callee:_parse2})},
parseAsync:async function _parseAsync2(data,params){return await parseAsync(this,data,params,{callee:_parseAsync2})},safeParse(data,params){return safeParse(this,
data,params)},async safeParseAsync(data,params){return safeParseAsync(this,data,params)},get spa(){return this?.safeParseAsync},set spa(value){util_exports.own(
this,"spa",value)},validate(data,params){return validate(this,data,params)},validateAsync(data,params){return validateAsync(this,data,params)},encode:function _encode2(data,params){
return encode(this,data,params,{callee:_encode2})},decode:function _decode2(data,params){return decode(this,data,params,{callee:_decode2})},encodeAsync:async function _encodeAsync2(data,params){
return await encodeAsync(this,data,params,{callee:_encodeAsync2})},decodeAsync:async function _decodeAsync2(data,params){return await decodeAsync(this,data,params,
{callee:_decodeAsync2})},safeEncode(data,params){return safeEncode(this,data,params)},safeDecode(data,params){return safeDecode(this,data,params)},async safeEncodeAsync(data,params){
return safeEncodeAsync(this,data,params)},async safeDecodeAsync(data,params){return safeDecodeAsync(this,data,params)},toJSONSchema(params){return createToJSONSchemaMethod(
this,{})(params)},get description(){return globalRegistry.get(this)?.description},get _def(){return this._zod.def}});var _ZodString=$constructor("_ZodString",(inst,def)=>{
$ZodString.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>stringProcessor(inst,ctx,json2,params)},util_exports.derived({format:inst=>aggregateChecks(
inst).format??null,minLength:inst=>aggregateChecks(inst).minimum??null,maxLength:inst=>aggregateChecks(inst).maximum??null},{regex(...args){return this.check(_regex(
...args))},includes(...args){return this.check(_includes(...args))},startsWith(...args){return this.check(_startsWith(...args))},endsWith(...args){return this.check(
_endsWith(...args))},min(...args){return this.check(_minLength(...args))},max(...args){return this.check(_maxLength(...args))},length(...args){return this.check(
_length(...args))},nonempty(...args){return this.check(_minLength(1,...args))},lowercase(params){return this.check(_lowercase(params))},uppercase(params){return this.
check(_uppercase(params))},trim(){return this.check(_trim())},normalize(...args){return this.check(_normalize(...args))},toLowerCase(){return this.check(_toLowerCase())},
toUpperCase(){return this.check(_toUpperCase())},slugify(){return this.check(_slugify())}}));var ZodString=$constructor("ZodString",(inst,def)=>{$ZodString.init(
inst,def);_ZodString.init(inst,def)},{email(params){return this.check(_email(ZodEmail,params))},url(params){return this.check(_url(ZodURL,params))},jwt(params){
return this.check(_jwt(ZodJWT,params))},emoji(params){return this.check(_emoji2(ZodEmoji,params))},guid(params){return this.check(_guid(ZodGUID,params))},uuid(params){
return this.check(_uuid(ZodUUID,params))},uuidv4(params){return this.check(_uuidv4(ZodUUID,params))},uuidv6(params){return this.check(_uuidv6(ZodUUID,params))},
uuidv7(params){return this.check(_uuidv7(ZodUUID,params))},nanoid(params){return this.check(_nanoid(ZodNanoID,params))},cuid(params){return this.check(_cuid(ZodCUID,
params))},cuid2(params){return this.check(_cuid2(ZodCUID2,params))},ulid(params){return this.check(_ulid(ZodULID,params))},base64(params){return this.check(_base64(
ZodBase64,params))},base64url(params){return this.check(_base64url(ZodBase64URL,params))},xid(params){return this.check(_xid(ZodXID,params))},ksuid(params){return this.
check(_ksuid(ZodKSUID,params))},ipv4(params){return this.check(_ipv4(ZodIPv4,params))},ipv6(params){return this.check(_ipv6(ZodIPv6,params))},cidrv4(params){return this.
check(_cidrv4(ZodCIDRv4,params))},cidrv6(params){return this.check(_cidrv6(ZodCIDRv6,params))},e164(params){return this.check(_e164(ZodE164,params))},datetime(params){
return this.check(_isoDateTime(ZodISODateTime,params))},date(params){return this.check(_isoDate(ZodISODate,params))},time(params){return this.check(_isoTime(ZodISOTime,
params))},duration(params){return this.check(_isoDuration(ZodISODuration,params))}});function string2(params){return _string(ZodString,params)}var ZodStringFormat=$constructor(
"ZodStringFormat",(inst,def)=>{$ZodStringFormat.init(inst,def);_ZodString.init(inst,def)});var ZodISODateTime=$constructor("ZodISODateTime",(inst,def)=>{$ZodISODateTime.
init(inst,def);ZodStringFormat.init(inst,def)});var ZodISODate=$constructor("ZodISODate",(inst,def)=>{$ZodISODate.init(inst,def);ZodStringFormat.init(inst,def)});
var ZodISOTime=$constructor("ZodISOTime",(inst,def)=>{$ZodISOTime.init(inst,def);ZodStringFormat.init(inst,def)});var ZodISODuration=$constructor("ZodISODuratio\
n",(inst,def)=>{$ZodISODuration.init(inst,def);ZodStringFormat.init(inst,def)});var ZodEmail=$constructor("ZodEmail",(inst,def)=>{$ZodEmail.init(inst,def);ZodStringFormat.
init(inst,def)});var ZodGUID=$constructor("ZodGUID",(inst,def)=>{$ZodGUID.init(inst,def);ZodStringFormat.init(inst,def)});var ZodUUID=$constructor("ZodUUID",(inst,def)=>{$ZodUUID.init(inst,def);ZodStringFormat.init(inst,def)});var ZodURL=$constructor("ZodURL",(inst,def)=>{$ZodURL.init(inst,def);ZodStringFormat.init(inst,def)});var ZodEmoji=$constructor("ZodEmoji",(inst,def)=>{$ZodEmoji.init(inst,def);ZodStringFormat.init(inst,def)});var ZodNanoID=$constructor("ZodNanoID",(inst,def)=>{$ZodNanoID.init(inst,def);ZodStringFormat.init(inst,def)});var ZodCUID=$constructor("ZodCUID",(inst,def)=>{$ZodCUID.init(inst,def);ZodStringFormat.init(inst,def)});var ZodCUID2=$constructor("ZodCUID2",(inst,def)=>{$ZodCUID2.init(inst,def);ZodStringFormat.init(inst,def)});var ZodULID=$constructor("ZodULID",(inst,def)=>{$ZodULID.init(inst,def);ZodStringFormat.init(inst,def)});var ZodXID=$constructor("ZodXID",(inst,def)=>{$ZodXID.init(inst,def);ZodStringFormat.init(inst,def)});var ZodKSUID=$constructor("ZodKSUID",(inst,def)=>{$ZodKSUID.init(inst,def);ZodStringFormat.init(inst,def)});var ZodIPv4=$constructor("ZodIPv4",(inst,def)=>{$ZodIPv4.init(inst,def);ZodStringFormat.init(inst,def)});var ZodIPv6=$constructor("ZodIPv6",(inst,def)=>{$ZodIPv6.init(inst,def);ZodStringFormat.init(inst,def)});var ZodCIDRv4=$constructor("ZodCIDRv4",(inst,def)=>{$ZodCIDRv4.init(inst,def);ZodStringFormat.init(inst,def)});var ZodCIDRv6=$constructor("ZodCIDRv6",(inst,def)=>{$ZodCIDRv6.init(inst,def);ZodStringFormat.init(inst,def)});var ZodBase64=$constructor("ZodBase64",(inst,def)=>{$ZodBase64.init(inst,def);ZodStringFormat.init(inst,def)});function base642(params){return _base64(ZodBase64,
params)}var ZodBase64URL=$constructor("ZodBase64URL",(inst,def)=>{$ZodBase64URL.init(inst,def);ZodStringFormat.init(inst,def)});var ZodE164=$constructor("ZodE164",(inst,def)=>{$ZodE164.init(inst,def);ZodStringFormat.init(inst,def)});var ZodJWT=$constructor("ZodJWT",(inst,def)=>{$ZodJWT.init(inst,def);ZodStringFormat.init(inst,def)});var ZodNumber=$constructor("ZodNumber",(inst,def)=>{$ZodNumber.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>numberProcessor(
inst,ctx,json2,params);inst.isFinite=true},util_exports.derived({minValue:inst=>{const{minimum,exclusiveMinimum}=aggregateChecks(inst);return Math.max(minimum??
Number.NEGATIVE_INFINITY,exclusiveMinimum??Number.NEGATIVE_INFINITY)},maxValue:inst=>{const{maximum,exclusiveMaximum}=aggregateChecks(inst);return Math.min(maximum??
Number.POSITIVE_INFINITY,exclusiveMaximum??Number.POSITIVE_INFINITY)},isInt:inst=>{const{isInt,multipleOf}=aggregateChecks(inst);return!!isInt||!!multipleOf?.some(
Number.isSafeInteger)},format:inst=>aggregateChecks(inst).format??null},{gt(value,params){return this.check(_gt(value,params))},gte(value,params){return this.check(
_gte(value,params))},min(value,params){return this.check(_gte(value,params))},lt(value,params){return this.check(_lt(value,params))},lte(value,params){return this.
check(_lte(value,params))},max(value,params){return this.check(_lte(value,params))},int(params){return this.check(int(params))},safe(params){return this.check(int(
params))},positive(params){return this.check(_gt(0,params))},nonnegative(params){return this.check(_gte(0,params))},negative(params){return this.check(_lt(0,params))},
nonpositive(params){return this.check(_lte(0,params))},multipleOf(value,params){return this.check(_multipleOf(value,params))},step(value,params){return this.check(
_multipleOf(value,params))},finite(){return this}}));function number2(params){return _number(ZodNumber,params)}var ZodNumberFormat=$constructor("ZodNumberFormat",
(inst,def)=>{$ZodNumberFormat.init(inst,def);ZodNumber.init(inst,def)});function int(params){return _int(ZodNumberFormat,params)}var ZodBoolean=$constructor("ZodBoolean",(inst,def)=>{$ZodBoolean.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>booleanProcessor(
inst,ctx,json2,params)});function boolean2(params){return _boolean(ZodBoolean,params)}var ZodNull=$constructor("ZodNull",(inst,def)=>{$ZodNull.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>nullProcessor(inst,
ctx,json2,params)});function _null3(params){return _null2(ZodNull,params)}var ZodUnknown=$constructor("ZodUnknown",(inst,def)=>{$ZodUnknown.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>unknownProcessor(
inst,ctx,json2,params)});function unknown(){return _unknown(ZodUnknown)}var ZodNever=$constructor("ZodNever",(inst,def)=>{$ZodNever.init(inst,def);ZodType.init(
inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>neverProcessor(inst,ctx,json2,params)});function never(params){return _never(ZodNever,params)}var ZodArray=$constructor("ZodArray",(inst,def)=>{_ensureDefaultMemoizer();$ZodArray.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>arrayProcessor(
inst,ctx,json2,params);inst.element=def.element},{min(n,params){return this.check(_minLength(n,params))},nonempty(params){return this.check(_minLength(1,params))},
max(n,params){return this.check(_maxLength(n,params))},length(n,params){return this.check(_length(n,params))},unwrap(){return this.element}});function array(element,params){
return _array(ZodArray,element,params)}var ZodObject=$constructor("ZodObject",(inst,def)=>{_ensureDefaultMemoizer();$ZodObjectJIT.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>objectProcessor(
inst,ctx,json2,params);util_exports.installLazyProp(inst,"shape",self=>self._zod.def.shape,false)},{keyof(){return _enum(Object.keys(this._zod.def.shape))},catchall(catchall){
return this.clone(util_exports.mergeDefs(this._zod.def,{catchall}))},passthrough(){return this.clone(util_exports.mergeDefs(this._zod.def,{catchall:unknown()}))},
loose(){return this.clone(util_exports.mergeDefs(this._zod.def,{catchall:unknown()}))},strict(){return this.clone(util_exports.mergeDefs(this._zod.def,{catchall:never()}))},
strip(){return this.clone(util_exports.mergeDefs(this._zod.def,{catchall:void 0}))},extend(incoming){return util_exports.extend(this,incoming)},safeExtend(incoming){
return util_exports.safeExtend(this,incoming)},merge(other){return util_exports.merge(this,other)},pick(mask){return util_exports.pick(this,mask)},omit(mask){return util_exports.
omit(this,mask)},partial(...args){return util_exports.partial(ZodOptional,this,args[0])},exactPartial(...args){return util_exports.partial(ZodExactOptional,this,
args[0],"exactPartial")},required(...args){return util_exports.required(ZodNonOptional,this,args[0])}});function object(shape,params){const def={type:"object",shape:shape??
{},...util_exports.normalizeParams(params)};return new ZodObject(def)}function strictObject(shape,params){return new ZodObject({type:"object",shape,catchall:never(),
...util_exports.normalizeParams(params)})}var ZodUnion=$constructor("ZodUnion",(inst,def)=>{$ZodUnion.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>unionProcessor(
inst,ctx,json2,params);inst.options=def.options});function union(options,params){return new ZodUnion({type:"union",options,...util_exports.normalizeParams(params)})}var ZodDiscriminatedUnion=$constructor("ZodDiscriminatedUnion",(inst,def)=>{ZodUnion.init(inst,def);$ZodDiscriminatedUnion.init(inst,def)});function discriminatedUnion(discriminator,options,params){
return new ZodDiscriminatedUnion({type:"union",options,discriminator,...util_exports.normalizeParams(params)})}var ZodIntersection=$constructor("ZodIntersection",
(inst,def)=>{$ZodIntersection.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>intersectionProcessor(inst,ctx,json2,params)});
function intersection(left,right){return new ZodIntersection({type:"intersection",left,right})}var ZodTuple=$constructor("ZodTuple",(inst,def)=>{_ensureDefaultMemoizer();
$ZodTuple.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>tupleProcessor(inst,ctx,json2,params)},{rest(rest){return this.clone(
{...this._zod.def,rest})},partial(){const def=this._zod.def;if(def.checks?.length)throw new Error(".partial() cannot be used on tuple schemas containing refinem\
ents");return this.clone({...def,items:def.items.map(item=>new ZodOptional({type:"optional",innerType:item}))})}});function tuple(items,_paramsOrRest,_params){const hasRest=_paramsOrRest instanceof
$ZodType;const params=hasRest?_params:_paramsOrRest;const rest=hasRest?_paramsOrRest:null;return new ZodTuple({type:"tuple",items,rest,...util_exports.normalizeParams(
params)})}var ZodRecord=$constructor("ZodRecord",(inst,def)=>{_ensureDefaultMemoizer();$ZodRecord.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=
(ctx,json2,params)=>recordProcessor(inst,ctx,json2,params);inst.keyType=def.keyType;inst.valueType=def.valueType});function record(keyType,valueType,params){if(!valueType||
!valueType._zod){return new ZodRecord({type:"record",keyType:string2(),valueType:keyType,...util_exports.normalizeParams(valueType)})}return new ZodRecord({type:"\
record",keyType,valueType,...util_exports.normalizeParams(params)})}var ZodEnum=$constructor("ZodEnum",(inst,def)=>{$ZodEnum.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>enumProcessor(inst,
ctx,json2,params);inst.enum=def.entries;inst.options=[...inst._zod.values];const keys=new Set(Object.keys(def.entries));inst.extract=(values,params)=>{const newEntries={};
for(const value of values){if(keys.has(value)){newEntries[value]=def.entries[value]}else throw new Error(`Key ${value} not found in enum`)}return new ZodEnum({...def,
checks:[],...util_exports.normalizeParams(params),entries:newEntries})};inst.exclude=(values,params)=>{const newEntries={...def.entries};for(const value of values){
if(keys.has(value)){delete newEntries[value]}else throw new Error(`Key ${value} not found in enum`)}return new ZodEnum({...def,checks:[],...util_exports.normalizeParams(
params),entries:newEntries})}});function _enum(values,params){const entries=Array.isArray(values)?Object.fromEntries(values.map(v=>[v,v])):values;return new ZodEnum(
{type:"enum",entries,...util_exports.normalizeParams(params)})}var ZodLiteral=$constructor("ZodLiteral",(inst,def)=>{$ZodLiteral.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>literalProcessor(
inst,ctx,json2,params);inst.values=new Set(def.values);Object.defineProperty(inst,"value",{get(){if(def.values.length>1){throw new Error("This schema contains m\
ultiple valid literal values. Use `.values` instead.")}return def.values[0]}})});function literal(value,params){return new ZodLiteral({type:"literal",values:Array.
isArray(value)?value:[value],...util_exports.normalizeParams(params)})}var ZodTransform=$constructor("ZodTransform",(inst,def)=>{_ensureDefaultMemoizer();$ZodTransform.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=
(ctx,json2,params)=>transformProcessor(inst,ctx,json2,params);inst._zod.parse=(payload,_ctx)=>{if(_ctx.direction==="backward"){throw new $ZodEncodeError(inst.constructor.
name)}payload.addIssue=issue2=>{if(typeof issue2==="string"){payload.issues.push(util_exports.issue(issue2,payload.value,def))}else{const _issue=issue2;if(_issue.
fatal)_issue.continue=false;_issue.code??(_issue.code="custom");if(!("input"in _issue))_issue.input=payload.value;_issue.inst??(_issue.inst=inst);payload.issues.
push(util_exports.issue(_issue))}};const output=def.transform(payload.value,payload);if(output instanceof Promise){return output.then(output2=>{payload.value=output2;
return payload})}payload.value=output;return payload}});function transform(fn){return new ZodTransform({type:"transform",transform:fn})}var ZodOptional=$constructor(
"ZodOptional",(inst,def)=>{$ZodOptional.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>optionalProcessor(inst,ctx,json2,params);
inst.unwrap=()=>inst._zod.def.innerType});function optional(innerType){return new ZodOptional({type:"optional",innerType})}var ZodExactOptional=$constructor("Zo\
dExactOptional",(inst,def)=>{$ZodExactOptional.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>optionalProcessor(inst,ctx,
json2,params);inst.unwrap=()=>inst._zod.def.innerType});function exactOptional(innerType){return new ZodExactOptional({type:"optional",innerType})}var ZodNullable=$constructor(
"ZodNullable",(inst,def)=>{$ZodNullable.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>nullableProcessor(inst,ctx,json2,params);
inst.unwrap=()=>inst._zod.def.innerType});function nullable(innerType){return new ZodNullable({type:"nullable",innerType})}var ZodDefault=$constructor("ZodDefault",(inst,def)=>{$ZodDefault.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>defaultProcessor(
inst,ctx,json2,params);inst.unwrap=()=>inst._zod.def.innerType;inst.removeDefault=inst.unwrap});function _default(innerType,defaultValue){return new ZodDefault(
{type:"default",innerType,get defaultValue(){return typeof defaultValue==="function"?defaultValue():util_exports.shallowClone(defaultValue)}})}var ZodPrefault=$constructor(
"ZodPrefault",(inst,def)=>{$ZodPrefault.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>prefaultProcessor(inst,ctx,json2,params);
inst.unwrap=()=>inst._zod.def.innerType});function prefault(innerType,defaultValue){return new ZodPrefault({type:"prefault",innerType,get defaultValue(){return typeof defaultValue===
"function"?defaultValue():util_exports.shallowClone(defaultValue)}})}var ZodNonOptional=$constructor("ZodNonOptional",(inst,def)=>{$ZodNonOptional.init(inst,def);
ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>nonoptionalProcessor(inst,ctx,json2,params);inst.unwrap=()=>inst._zod.def.innerType});function nonoptional(innerType,params){
return new ZodNonOptional({type:"nonoptional",innerType,...util_exports.normalizeParams(params)})}var ZodCatch=$constructor("ZodCatch",(inst,def)=>{$ZodCatch.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>catchProcessor(
inst,ctx,json2,params);inst.unwrap=()=>inst._zod.def.innerType;inst.removeCatch=inst.unwrap});function _catch(innerType,catchValue){return new ZodCatch({type:"c\
atch",innerType,catchValue:typeof catchValue==="function"?catchValue:util_exports.constantCatch(catchValue)})}var ZodPipe=$constructor("ZodPipe",(inst,def)=>{$ZodPipe.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>pipeProcessor(inst,
ctx,json2,params);inst.in=def.in;inst.out=def.out});function pipe(in_,out){return new ZodPipe({type:"pipe",in:in_,out})}var ZodReadonly=$constructor("ZodReadonly",(inst,def)=>{$ZodReadonly.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>readonlyProcessor(
inst,ctx,json2,params);inst.unwrap=()=>inst._zod.def.innerType});function readonly(innerType){return new ZodReadonly({type:"readonly",innerType})}var ZodLazy=$constructor("ZodLazy",(inst,def)=>{$ZodLazy.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>lazyProcessor(inst,
ctx,json2,params);inst.unwrap=()=>inst._zod.def.getter()});function lazy(getter){return new ZodLazy({type:"lazy",getter})}var ZodCustom=$constructor("ZodCustom",(inst,def)=>{$ZodCustom.init(inst,def);ZodType.init(inst,def);inst._zod.processJSONSchema=(ctx,json2,params)=>customProcessor(
inst,ctx,json2,params)});function refine(fn,_params={}){return _refine(ZodCustom,fn,_params)}function superRefine(fn,params){return _superRefine(fn,params)}function json(params){const jsonSchema=lazy(()=>{return union([string2(params),number2(),boolean2(),_null3(),array(jsonSchema),record(string2(),jsonSchema)])});
return jsonSchema}0&&(module.exports={array,base64,boolean,discriminatedUnion,enum:null,int,json,literal,number,object,record,strictObject,string,tuple,union});
