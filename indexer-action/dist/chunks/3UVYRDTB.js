import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{ARITHMETIC,ASSIGN,FLAG,LAMBDA_ASYNC,LAMBDA_ISOLATED,LAMBDA_TYPED,LAST_PARAMETER,LITERAL,LOCAL_KINDS,OP,SHAPE,USE_MAY_DEFINE,USE_PROPERTY,USE_READ,USE_READ_WRITE,
USE_WRITE,enter,firstNamed,visit,visitField,writeName}from"./3JGKB6ES.js";import{LinkSetBuilder}from"./H5WGUJAQ.js";import{push}from"./IACKWRZ4.js";
import{Said}from"./N6KGKASV.js";import{oneLine}from"./JD3OYRGZ.js";import{sharedParts}from"./CJJMGL6T.js";var MEMBER_FIELD=0;var MEMBER_METHOD=1;var MEMBER_CONSTRUCTOR=2;var MemberInfo=class{owner;file;text;symbol;typeParameters;localTypes=new Map;memo=new Map;around;parameterTypes;constructor(owner,text,symbol,file=owner.file,around){
this.owner=owner;this.around=around;this.file=file;this.text=text;this.symbol=symbol;this.typeParameters=variablesOf(text.typeParameters,{file,cls:owner,member:this})}has(flag){
return(this.text.flags&flag)!==0}};var ClassInfo=class{name;qualified;file;text;outer;within;symbol;typeParameters;external;opaque;members=[];fields=new Map;methods=new Map;constructors=[];nested=new Map;memo=new Map;groups=new Map;supertypes;unresolvedSupertype;ancestors;functional;constructor(text,qualified,place2){
this.name=text.name;this.qualified=qualified;this.text=text;this.file=place2.file;this.outer=place2.outer;this.within=place2.within;this.symbol=place2.symbol;this.
external=place2.external;this.opaque=place2.opaque??false;this.typeParameters=variablesOf(text.typeParameters,{file:place2.file,cls:this,member:void 0})}has(flag){
return(this.text.flags&flag)!==0}add(member2,key=member2.text.name){this.members.push(member2);const{kind,name:name2}=member2.text;if(kind===MEMBER_FIELD){const isKept=member2.
has(FLAG.expect)&&this.fields.has(name2);if(!member2.has(FLAG.explicit)&&!isKept)this.fields.set(name2,member2)}else if(kind===MEMBER_CONSTRUCTOR)this.constructors.
push(member2);else{const list=this.methods.get(key);if(list)list.push(member2);else this.methods.set(key,[member2])}}get arityName(){return this.typeParameters.
length===0?this.name:`${this.name}\`${this.typeParameters.length}`}get isInterface(){return this.has(FLAG.interface)}};function variablesOf(texts,place2){return(texts??
[]).map(([name2,...bounds])=>({name:name2,bounds,place:place2,looked:false}))}function bareType(name2){return{name:name2,symbol:-1,flags:0,outer:-1,within:-1,members:[]}}
function plain(name2){const tick=name2.lastIndexOf("`");return tick<0?name2:name2.slice(0,tick)}var primitives=new Map;function primitive(name2){let type=primitives.get(name2);if(!type){type={is:"primitive",name:name2};primitives.set(name2,type)}return type}
var NULL={is:"null"};function arrayOf(type){return{is:"array",of:type}}function shapeOf(shape2){return{is:"array",of:eitherOf([...shape2.values()]),shape:shape2}}
function classType(of,args=NONE){return{is:"class",of,args}}var MOST_PARTS=16;function eitherOf(types){const known2=[];for(const type of types)for(const one of type?.
is==="union"?type.of:[type])if(one&&known2.length<MOST_PARTS&&!known2.some(other=>isSameType(one,other)))known2.push(one);return known2.length>1?{is:"union",of:known2}:
known2[0]}var DEEPEST=4;function isSameType(one,other,depth=0){if(one===other)return true;if(depth===DEEPEST)return false;if(one?.is==="class"&&other?.is==="cla\
ss")return one.of===other.of&&one.args.length===other.args.length&&one.args.every((arg,at)=>isSameType(arg,other.args[at],depth+1));if(one?.is==="array"&&other?.
is==="array")return!one.shape&&!other.shape&&isSameType(one.of,other.of,depth+1);const areBare=one?.is==="variable"&&other?.is==="variable"&&!one.args&&!other.args;
return areBare&&one.variable===other.variable}var NONE=[];var SHALLOW=3;function substitute(type,bindings,depth=0,found){if(type===void 0||bindings.size===0)return type;
if(type.is==="class"&&type.args.length===0)return type;const all=found??{};if(depth<SHALLOW)return substituted(type,bindings,depth,all);all.deep??=new Map;if(!all.
deep.has(type))all.deep.set(type,substituted(type,bindings,depth,all));return all.deep.get(type)}function substituted(type,bindings,depth,found){const within=one=>substitute(
one,bindings,depth+1,found);switch(type.is){case"variable":{const args=type.args?.map(within);if(!bindings.has(type.variable))return args?{...type,args}:type;const bound=bindings.
get(type.variable);return args&&bound?.is==="class"?classType(bound.of,args):bound}case"array":{if(type.shape)return shapeOf(new Map([...type.shape].map(([key,one])=>[
key,within(one)])));const of=within(type.of);return of===type.of?type:arrayOf(of)}case"union":return eitherOf(type.of.map(one=>within(one)??one));case"class":{const args=type.
args.map(within);return args.every((arg,at)=>arg===type.args[at])?type:{...type,args}}default:return type}}function mentions(type,variables,depth=0,found){if(type===
void 0)return false;const all=found??{};if(depth<SHALLOW)return mentioned(type,variables,depth,all);all.deep??=new Map;const known2=all.deep.get(type);if(known2!==
void 0)return known2;const isMentioned=mentioned(type,variables,depth,all);all.deep.set(type,isMentioned);return isMentioned}function mentioned(type,variables,depth,found){
const within=one=>mentions(one,variables,depth+1,found);switch(type.is){case"variable":return variables.includes(type.variable)||(type.args?.some(within)??false);case"\
array":return within(type.of);case"class":return type.args.some(within);default:return false}}var open=new Set;var circles=0;var known=new WeakMap;var meanwhile=new Map;var applied=new WeakMap;var MOST_APPLIED=4;function inFull(program,type){const{of:cls}=type;
if(cls.text.alias===void 0)return type;if(open.has(cls)){circles++;return type}const meant=meaning(program,cls,cls.text.alias);return type.args.length>0?withArguments(
cls,meant,type.args):meant}var DEEPEST2=4;function isSameArgument(one,other,depth=0){if(one===other)return true;if(depth===DEEPEST2)return false;if(one?.is==="v\
ariable"&&other?.is==="variable")return one.variable===other.variable&&one.any===other.any&&!one.args&&!other.args;return one?.is==="class"&&other?.is==="class"&&
one.of===other.of&&!one.names&&!other.names&&one.args.length===other.args.length&&one.args.every((arg,at)=>isSameArgument(arg,other.args[at],depth+1))}function withArguments(cls,meant,args){
const before=applied.get(cls)??[];const same=before.find(one=>one.meant===meant&&one.args.length===args.length&&args.every((arg,at)=>isSameArgument(arg,one.args[at])));
if(same)return same.full;const bindings=new Map(cls.typeParameters.map((variable,at)=>[variable,args[at]]));const full=substitute(meant,bindings);applied.set(cls,
[{meant,args,full},...before.slice(0,MOST_APPLIED-1)]);return full}function meaning(program,cls,alias){const found=known.get(cls);if(found)return found.meant;if(meanwhile.
has(cls)){circles++;return meanwhile.get(cls)}const before=circles;open.add(cls);try{const meant=typeOfText(program,alias,headPlace(cls));if(circles>before)meanwhile.
set(cls,meant);else if(cls.external===void 0)known.set(cls,{meant});return meant}finally{open.delete(cls);if(open.size===0)meanwhile.clear()}}function isOptional(program,type){if(type?.is!=="class"||type.args.length!==1||type.of.external===void 0)return false;return type.of===optionalClass(program)}function heldBy(program,type){
return isOptional(program,type)?type.args[0]:type}function optionalOf(program,type){const optional=optionalClass(program);return optional&&type&&isValue(program,
type)?classType(optional,[type]):type}function optionalClass(program){const{optional,standard:standard2}=program.dialect;return optional===void 0?void 0:standard2.
get(optional)}function isValue(program,type){if(type.is==="primitive")return true;if(type.is!=="class")return false;const{valueRoot}=program.dialect;return type.
of.has(FLAG.value|FLAG.enum)||(type.of.text.supertypes?.includes(valueRoot??"")??false)}function overrides(program,nearer,other,from){if(program.dialect.oneMethodPerName)return true;const isOfObjects=!nearer.has(FLAG.static);if(isOfObjects&&other.has(
FLAG.static)&&other.owner.external===void 0)return false;if(!nearer.text.parameters||!other.text.parameters)return nearer.has(FLAG.declaresOverride);return sameParameters(
program,nearer,other,from)}function sameParameters(program,nearer,other,from){const own=parameterTypesOf(program,nearer)??[];const theirs=parameterTypesOf(program,
other)??[];if(own.length!==theirs.length)return false;const ownType2=ancestorsOf(program,from).get(nearer.owner);const theirType=ancestorsOf(program,from).get(other.
owner);const ownBindings=ownType2&&bindingsOf(ownType2);const theirBindings=theirType&&bindingsOf(theirType);return own.every((type,at)=>sameErasure(program,ownBindings?
substitute(type,ownBindings):type,theirBindings?substitute(theirs[at],theirBindings):theirs[at]))}function sameErasure(program,a,b,depth=0){if(a===void 0||b===void 0||
depth>8)return true;if(a.is==="variable"&&b.is==="variable")return true;if(a.is==="variable")return sameErasure(program,boundOf(program,a.variable),b,depth+1);if(b.
is==="variable")return sameErasure(program,a,boundOf(program,b.variable),depth+1);if(a.is==="class"&&b.is==="class")return isSameClass(a.of,b.of);if(a.is==="arr\
ay"&&b.is==="array")return sameErasure(program,a.of,b.of,depth+1);return a===b}function isSameClass(a,b){if(a.text.twin&&b.text.twin&&a.qualified===b.qualified)
return true;return a===b||isPartOfName(a,b)||isPartOfName(b,a)}function isPartOfName(unplaced,other){if(unplaced.external!==""||other.external===void 0||unplaced.
name!==other.name)return false;return`.${other.qualified}`.endsWith(`.${unplaced.qualified}`)}function overridersOf(program,method){const known2=program.overriders.
get(method);if(known2)return known2;const found=[];program.overriders.set(method,found);if(method.has(FLAG.static|FLAG.private|FLAG.final)||method.owner.external!==
void 0)return found;const waiting=[...subclassesOf(program,method.owner)];const seen=new Set(waiting);for(let cls=waiting.pop();cls;cls=waiting.pop()){for(const own of cls.
methods.get(method.text.name)??[])if(!own.has(FLAG.static)&&overrides(program,own,method,cls))found.push(own);for(const sub of subclassesOf(program,cls))if(!seen.
has(sub)){seen.add(sub);waiting.push(sub)}}return found}function parameterTypesOf(program,member2){if(member2.parameterTypes)return member2.parameterTypes;const{parameters}=member2.text;if(!parameters)return void 0;const place2=placeOf(
member2);member2.parameterTypes=parameters.map(([,text],at)=>{const type=typeOfText(program,text,place2);return saysSomething(type)?type:inherited(program,member2,
other=>other.text.parameters?.[at]?.[1])??type});return member2.parameterTypes}var saysSomething=type=>type!==void 0&&type.is!=="primitive";function inherited(program,member2,said){
const{name:name2,kind}=member2.text;const{dialect}=program;const isMethod=kind===MEMBER_METHOD;if(!dialect.inheritsDocs||name2===dialect.constructorName||!(isMethod||
kind===MEMBER_FIELD))return void 0;for(const[ancestor,seen]of ancestorsOf(program,member2.owner)){const other=isMethod?ancestor.methods.get(program.fold(name2))?.[0]:
ancestor.fields.get(name2);if(!isMethod&&other?.has(FLAG.private))continue;const type=other&&typeOfText(program,said(other),placeOf(other));if(saysSomething(type))
return substitute(type,bindingsOf(seen))}return void 0}function templatesOf(program,member2){if(!program.dialect.inheritsDocs||member2.typeParameters.length>0||
member2.text.kind!==MEMBER_METHOD)return member2.typeParameters;for(const ancestor of ancestorsOf(program,member2.owner).keys()){const other=ancestor.methods.get(
program.fold(member2.text.name))?.[0];if(other&&other.typeParameters.length>0)return other.typeParameters}return member2.typeParameters}function typeOfMember(program,member2){
const{type,inferred,value}=member2.text;if(type===void 0&&value){if(member2.memo.has(INFERRED))return member2.memo.get(INFERRED);member2.memo.set(INFERRED,void 0);
const found=program.valueOf?.(member2);member2.memo.set(INFERRED,found);return found}if(type!==void 0||!inferred&&!program.dialect.inheritsDocs)return typeOfText(
program,type,placeOf(member2));if(member2.memo.has(INFERRED))return member2.memo.get(INFERRED);member2.memo.set(INFERRED,inherited(program,member2,other=>other.
text.type));if(member2.memo.get(INFERRED)!==void 0)return member2.memo.get(INFERRED);for(const chain of inferred??[]){const found=followChain(program,chain,member2);
if(found===void 0||found.is==="null")continue;member2.memo.set(INFERRED,found);return found}const given=givenByImplementations(program,member2);if(given)member2.
memo.set(INFERRED,given);return given}function givenByImplementations(program,member2){if(!member2.has(FLAG.abstract)||!program.dialect.inheritsDocs)return void 0;
const implementations=overridersOf(program,member2);if(implementations.length>MOST_ASKED)return void 0;return eitherOf(implementations.map(one=>{const made=one.
text.inferred?.find(chain=>chain.startsWith("~=")&&!chain.includes(";"));return typeOfText(program,one.text.type??made?.slice(2),placeOf(one))}))}var MOST_ASKED=8;
var INFERRED="~";function followChain(program,chain,member2){const place2=placeOf(member2);const[head="",...steps]=chain.slice(1).split(";");let type;if(head.startsWith(
"!")){const found=member2.owner.file&&program.dialect.resolveFunction?.(program,head.slice(1),member2.owner.file);const first=found?.is==="ours"?found.members[0]:
void 0;type=first&&typeOfMember(program,first)}else type=typeOfText(program,head.slice(1),place2);for(const step of steps){if(type===void 0)return void 0;if(step===
"e"){type=elementOf(program,type);continue}if(step==="l"){type=arrayOf(type);continue}const cls=classOfType(program,type,member2.owner);if(!cls)return void 0;const name2=step.
slice(2);const found=step.startsWith("p")?fieldNamed(program,cls.of,name2):methodsNamed(program,cls.of,name2).methods[0];type=found&&seenFrom(program,found,cls)}
return type}function seenFrom(program,member2,receiver){return substitute(typeOfMember(program,member2),viewOf(program,receiver,member2.owner))}function viewOf(program,receiver,owner){
if(receiver?.is!=="class")return new Map;const seen=asAncestor(program,receiver,owner);const bindings=seen?bindingsOf(seen):new Map;bindings.set(STATIC,receiver);
return bindings}function classOfType(program,type,within){for(let at=type,depth=0;at!==void 0&&depth<8;depth++){if(at.is==="class")return at;if(at.is==="typeName")return{is:"cl\
ass",of:at.of,args:[]};if(at.is==="union"){at=at.of.find(one=>classOfType(program,one,within)!==void 0);continue}if(at.is!=="variable")return void 0;if(at.variable===
STATIC)return within&&{is:"class",of:within,args:at.args??[]};at=upperBoundOf(program,at.variable)}return void 0}var DEEPEST_AGGREGATE=8;function iterablesOf(program){
const{iterables,standard:standard2}=program.dialect;return iterables.flatMap(name2=>standard2.inTable(name2)??standard2.inTable(program.withArity(name2,1))??[])}
function elementOf(program,type,depth=0){if(type?.is==="array")return type.of;if(type?.is==="union"){for(const one of type.of){const element=elementOf(program,one,
depth);if(element)return element}return void 0}const cls=classOfType(program,type);if(!cls)return void 0;for(const iterable of iterablesOf(program)){const seen=asAncestor(
program,cls,iterable);const element=seen?.args.at(-1);const decided=element?.is!=="variable"||element.variable.bounds.length>0||element.variable===STATIC;if(element&&
(decided||!program.dialect.elementMethods))return element}return(depth<DEEPEST_AGGREGATE?givenElement(program,cls,depth+1):void 0)??foundByKey(program,cls)}function elementAt(program,type,key){
if(type?.is==="union"){for(const one of type.of){const element=elementAt(program,one,key);if(element)return element}return void 0}if(type?.is==="array"&&type.shape&&
key!==void 0)return type.shape.get(key);return foundByKey(program,type)??elementOf(program,type)}function foundByKey(program,type){const cls=classOfType(program,
type);for(const name2 of program.dialect.indexables??[]){const indexable=program.dialect.standard.inTable(name2);const found=cls&&indexable&&asAncestor(program,
cls,indexable)?.args.at(-1);if(found&&found.is!=="variable")return found}return void 0}function givenElement(program,cls,depth){if(cls.of.external!==void 0)return void 0;
for(const[name2,gives]of program.dialect.elementMethods??[]){const[method]=methodsNamed(program,cls.of,name2).methods;if(!method||method.owner.external!==void 0)
continue;const type=seenFrom(program,method,cls);const element=gives==="element"?type:elementOf(program,type,depth);if(element)return element}return void 0}function awaited(program,type){
const cls=classOfType(program,type);if(!cls)return void 0;for(const name2 of program.dialect.awaitables??[]){const awaitable=program.dialect.standard.inTable(program.
withArity(name2,1));const seen=awaitable&&asAncestor(program,cls,awaitable);if(seen)return seen.args.at(-1)}return cls.of.opaque?cls:void 0}var readers=[];function read(table){for(const[name2,reader]of Object.entries(table))readers[OP[name2]]=reader}function startEvaluation(program,overloads,file,body,out){
return{program,overloads,file,out,strings:body.strings,code:body.code,constructed:new Set(body.made),frames:[],cls:void 0,member:void 0,from:-1,typeParameters:new Map,
typeParametersAhead:new Set,labels:new Map,returns:void 0,parameters:[],subjects:[],typeUse:"type",annotation:-1,assumed:new Map,narrowed:new Map,checks:void 0,
guesses:new Map,negated:false,delegates:false,builders:[]}}function evaluate(e,at,expected){const reader=readers[e.code[at]];return reader?reader(e,at,expected):
evaluateChildren(e,at,at+2)}function evaluateChildren(e,at,first){const end=after(e,at);let type;for(let child=first;child<end;child=after(e,child))type=evaluate(
e,child);return type}function after(e,at){return at+e.code[at+1]}function operand(e,at,index){return e.code[at+2+index]}function stringOperand(e,at,index){return e.
strings[operand(e,at,index)]}function operationAt(e,at){return e.code[at]}function place(e){return{file:e.file,cls:e.cls,member:e.member}}function isDeclaredAround(e,{
place:declared2}){if(declared2.file===void 0)return false;let{member:member2,cls}=e;while(member2||cls){for(let one=member2;one;one=one.around)if(one===declared2.
member)return true;if(declared2.member===void 0&&cls===declared2.cls)return true;member2=cls?.within;cls=cls?.outer}return false}function say(e,at,use,destination,evidence,confidence){
const o={line:operand(e,at,1),column:operand(e,at,2),length:stringOperand(e,at,0).length,use,destination,from:e.from,evidence};e.out.occurrence(confidence===void 0?
o:{...o,confidence})}function unknown(e,at,use){say(e,at,use,{to:"unknown",name:stringOperand(e,at,0)},"unique_name",0);return void 0}function toClass(cls){if(cls.
symbol!==void 0)return{to:"symbol",id:cls.symbol};return outside(cls)}function outside(cls,name2){const packageName=cls.external??"";if(packageName==="")return{
to:"unknown",name:name2??cls.name};const isNoClass=cls.has(FLAG.file)&&!packageName.startsWith("std:");const own=cls.name.startsWith("?")||isNoClass?"":packageName.
startsWith("std:")?cls.qualified:withoutPackage(cls.qualified);return{to:"external",package:packageName,name:[own,name2].filter(Boolean).join(".")||cls.name}}function withoutPackage(qualified){
const parts=qualified.split(".");const first=parts.findIndex(part=>new RegExp("^\\p{Lu}","u").test(part));return parts.slice(first<0?-1:first).join(".")}function toMember(member2){
if(member2.symbol!==void 0)return{to:"symbol",id:member2.symbol};if(member2.text.external)return{to:"external",package:member2.text.external[0],name:member2.text.
external[1]};if(member2.owner.external!==void 0)return outside(member2.owner,member2.text.name);const{kind}=member2.text;const isPromised=kind===MEMBER_METHOD||
kind===MEMBER_FIELD&&member2.owner.has(FLAG.enum);const promised=isPromised?member2.owner.supertypes?.find(s=>s.of.external):void 0;if(promised)return outside(promised.
of,member2.text.name);return toClass(member2.owner)}function toOutside(cls,name2){return outside(cls,name2)}function classAt(e,type){return classOfType(e.program,
type,e.cls)}function isUndecided(e,type,{of}){return type?.is==="variable"&&type.variable.bounds.length===0&&of.qualified===e.program.dialect.root}function ownType(cls){
return classType(cls,cls.typeParameters.map(variable=>({is:"variable",variable})))}function declareLocal(e,at,kind,type){const name2=stringOperand(e,at,0);const index=e.
out.local(name2,LOCAL_KINDS[kind]??"variable",operand(e,at,1),operand(e,at,2),e.from);const local2={index,type,made:void 0};for(let depth=e.frames.length-1;depth>=
0;depth--){const frame=e.frames[depth];if(frame.is!=="block")continue;frame.names.set(name2,local2);break}return local2}function assumed(e){return e.assumed}function pathKey(e,at){
switch(operationAt(e,at)){case OP.self:return operand(e,at,0)===0?"this":void 0;case OP.scopedSelf:return stringOperand(e,at,0)===""?"this":void 0;case OP.scopedName:case OP.
name:return stringOperand(e,at,0);case OP.scopedMember:case OP.member:{const object=pathKey(e,at+6);return object===void 0?void 0:`${object}.${stringOperand(e,at,
0)}`}case OP.call:{const isGetter=e.program.dialect.implicitLocals&&operand(e,at,4)===1&&after(e,at+7)===after(e,at);const object=isGetter?pathKey(e,at+7):void 0;
return object===void 0?void 0:`${object}.${stringOperand(e,at,0)}()`}case OP.index:{const list=pathKey(e,at+2);const key=list===void 0?void 0:elementKey(e,after(
e,at+2));return key===void 0?void 0:`${list}.[${key}]`}default:return void 0}}function elementKey(e,at){return operationAt(e,at)===OP.name?stringOperand(e,at,0):
literalKey(e,at)}function literalKey(e,at){return operationAt(e,at)===OP.literal&&after(e,at)>at+3?stringOperand(e,at,1):void 0}function findLocal(e,name2){let isInFunction=false;
for(let depth=e.frames.length-1;depth>=0;depth--){const frame=e.frames[depth];if(frame.is==="class"){if(e.program.dialect.implicitLocals)return void 0;isInFunction=
false;continue}if(frame.is==="receiver")continue;if(frame.of==="constructor"&&isInFunction)continue;if(frame.of==="function")isInFunction=true;const local2=frame.
names.get(name2);if(local2)return local2;if(frame.isolated)return void 0}return void 0}function inBlock(e,run,isolated=false,of){const frame={is:"block",names:new Map};
if(isolated)frame.isolated=isolated;if(of!==void 0)frame.of=of;e.frames.push(frame);const result=run();e.frames.pop();return result}function tupleOf(program,elements,names){const{tuple,standard:standard2}=program.dialect;const of=tuple===void 0?void 0:standard2.get(program.withArity(tuple,elements.
length));return of&&{is:"class",of,args:elements,names}}var declared=new WeakMap;function memberOfObject(e,at){const members=declared.get(e.out)??new Map;declared.
set(e.out,members);let index=members.get(at);if(index===void 0){index=e.out.local(stringOperand(e,at,0),"variable",operand(e,at,1),operand(e,at,2),e.from);members.
set(at,index)}return index}var parsed=new Map;function readTypeText(text){let syntax=parsed.get(text);if(!syntax){if(parsed.size>2e5)parsed.clear();const reader={text,at:0};syntax=union(reader);
parsed.set(text,syntax)}return syntax}function union(r){const first=postfix(r);if(r.text[r.at]!=="|")return first;const of=[first];while(r.text[r.at]==="|"){r.at++;
of.push(postfix(r))}return{is:"union",of}}function postfix(r){let type=primary(r);while(r.text[r.at]==="["&&r.text[r.at+1]==="]"){r.at+=2;type={is:"array",of:type}}
return type}function primary(r){const sign=r.text[r.at];if(sign==="?"){r.at++;return{is:"wildcard",bound:void 0}}if(sign==="+"||sign==="-"){r.at++;return{is:"wi\
ldcard",bound:postfix(r)}}if(sign==="{")return shape(r);if(sign==="("){r.at++;const inside=union(r);if(r.text[r.at]===")")r.at++;else r.at=r.text.length;return inside}
const start=r.at;while(r.at<r.text.length&&!ENDS.has(r.text[r.at]))r.at++;let path=r.text.slice(start,r.at);let args=argumentsOf(r);while(r.text[r.at]==="."){const from=r.
at++;while(r.at<r.text.length&&!ENDS.has(r.text[r.at]))r.at++;path+=r.text.slice(from,r.at);args=argumentsOf(r)}if(r.at===start)r.at=r.text.length;return{is:"na\
me",path,args}}function shape(r){const entries=[];do{const from=++r.at;const mark=r.text.indexOf("=",from);if(mark<0)break;r.at=mark+1;entries.push([r.text.slice(
from,mark),union(r)])}while(r.text[r.at]===";");if(r.text[r.at]==="}")r.at++;else r.at=r.text.length;return{is:"shape",entries}}function argumentsOf(r){const args=[];
if(r.text[r.at]!=="<")return args;do{r.at++;args.push(union(r))}while(r.text[r.at]===",");if(r.text[r.at]===">")r.at++;return args}var ENDS=new Set(["<",">",",",
"[","]","|","?",";","}","(",")"]);var STATIC={name:"static",bounds:[],place:{file:void 0,cls:void 0,member:void 0},looked:true};function typeOfText(program,text,place2){if(text===void 0)return void 0;
const{ofProgram}=program.dialect;if(text===ofProgram?.text)return classType(ofProgram.find(program));const memo=(place2.member??place2.cls)?.memo;if(memo?.has(text))
return memo.get(text);memo?.set(text,void 0);const type=typeOfSyntax(program,readTypeText(text),place2);memo?.set(text,type);return type}function typeOfSyntax(program,syntax,place2){
switch(syntax.is){case"array":return arrayOf(typeOfSyntax(program,syntax.of,place2));case"shape":{const parts=syntax.entries.map(([key,one])=>[key,typeOfSyntax(
program,one,place2)]);if(program.dialect.tuple===void 0)return shapeOf(new Map(parts));return tupleOf(program,parts.map(([,type])=>type),parts.map(([name2])=>name2))}case"\
wildcard":return syntax.bound&&typeOfSyntax(program,syntax.bound,place2);case"union":return eitherOf(syntax.of.map(one=>typeOfSyntax(program,one,place2)));case"\
name":{const{path}=syntax;if(path===program.dialect.anything)return void 0;if(program.dialect.primitives.has(path))return path==="null"?NULL:primitive(path);if(path===
"static"){const args2=syntax.args.map(arg=>typeOfSyntax(program,arg,place2));return{is:"variable",variable:STATIC,...args2.length>0?{args:args2}:{}}}const full=program.
withArity(path,syntax.args.length);const found=path.includes(".")?classAtPath(program,full,place2):typeNamed(program,full,place2);if(!found)return void 0;if(!(found instanceof
ClassInfo))return{is:"variable",variable:found};const args=syntax.args.map((arg,at)=>{const variable=found.typeParameters[at];return arg.is==="wildcard"&&!arg.bound&&
variable?{is:"variable",variable,any:true}:typeOfSyntax(program,arg,place2)});const type=classType(found,isOfValue(program,found,args)?[void 0,...args]:args);if(found.
text.alias!==void 0)return inFull(program,type);return isOptional(program,type)?optionalOf(program,type.args[0]):type}}}function isOfValue(program,cls,args){const[
first,second]=cls.typeParameters;return args.length===1&&second!==void 0&&program.dialect.keyParameter?.test(first?.name??"")===true}function typeNamed(program,name2,place2){
const relative=program.dialect.relativeType?.(program,name2,place2);if(relative)return relative;let{cls,member:member2}=place2;while(cls||member2){for(let at=member2;at;at=
at.around){const variable2=at.typeParameters.find(v=>v.name===name2);if(variable2)return variable2;const local2=at.localTypes.get(name2);if(local2)return local2}
if(!cls)break;const variable=cls.typeParameters.find(v=>v.name===name2);if(variable)return variable;if(cls.external===void 0){if((program.dialect.arity?cls.arityName:
cls.name)===name2)return cls;const nested=nestedIn(program,cls,name2);if(nested)return nested}member2=cls.within;cls=cls.outer}if(place2.cls?.external!==void 0)
return program.dialect.standard.inTable(name2,place2.cls);const memo=place2.file?.memo;const known2=memo?.get(name2);if(known2!==void 0)return known2??void 0;const found=program.
dialect.resolveTypeName(program,name2,place2);memo?.set(name2,found??null);return found}function classAtPath(program,path,place2){if(program.dialect.resolvePath&&
place2.cls?.external===void 0)return program.dialect.resolvePath(program,path,place2);if(place2.cls?.external!==void 0)return program.dialect.standard.get(path)??
nestedInTable(program,path,place2.cls)??program.outside(path);const inFull2=program.dialect.importsNamespaces?program.known(path,place2.file):void 0;if(inFull2)
return inFull2;const parts=path.split(".");const first=typeNamed(program,parts[0],place2);if(first instanceof ClassInfo){let cls=first;for(const part of parts.slice(
1)){if(!cls)return void 0;cls=nestedIn(program,cls,part)??(cls.external!==void 0?program.outside(`${cls.qualified}.${part}`):void 0)}return cls}const around=program.
packageAt(parts.slice(0,-1).join("."),place2);const found=program.known(around===void 0?path:`${around}.${parts.at(-1)}`,place2.file);return found??(around===void 0?
program.outside(path):void 0)}function nestedInTable(program,path,within){const[first="",...rest]=path.split(".");let cls=program.dialect.standard.inTable(first,
within);for(const part of rest)cls=cls&&nestedIn(program,cls,part);return cls}function upperBoundOf(program,variable){if(variable.bounds.length<2)return boundOf(
program,variable);if(variable.allBounds)return variable.allBounds;const bounds=variable.bounds.map(bound=>typeOfText(program,bound,variable.place));const classes=bounds.
filter(bound=>bound?.is==="class");if(classes.length<2)return boundOf(program,variable);const cls=new ClassInfo(bareType(variable.name),variable.name,{file:variable.
place.file});cls.supertypes=classes;variable.allBounds=classType(cls);return variable.allBounds}function boundOf(program,variable){if(!variable.looked){variable.
looked=true;const unsaid=program.dialect.implicitLocals?void 0:program.dialect.root;variable.bound=typeOfText(program,variable.bounds[0]??unsaid,variable.place)}
return variable.bound}function placeOf(member2){return{file:member2.file,cls:member2.owner,member:member2}}function headPlace(cls){const isPlain=cls.typeParameters.
length===0&&(cls.outer!==void 0||cls.text.package===void 0);if(isPlain)return{file:cls.file,cls:cls.outer,member:cls.within};const head=new ClassInfo({...cls.text,
name:"",members:[],supertypes:[],forwardsTo:[],imports:[]},"",{file:cls.file,outer:cls.outer,within:cls.within});head.supertypes=[];Object.assign(head,{typeParameters:cls.
typeParameters});return{file:cls.file,cls:head,member:void 0}}function supertypesOf(program,cls){if(cls.supertypes)return cls.supertypes;cls.supertypes=[];if(cls.opaque&&!cls.text.supertypes)return cls.supertypes;const found=[];
const place2=cls.external!==void 0?{file:void 0,cls,member:void 0}:headPlace(cls);for(const text of[...cls.text.supertypes??[],...program.dialect.implicitSupertypes(
cls)]){const type=typeOfText(program,text,place2);if(cls.external!==void 0&&(type?.is!=="class"||type.of.opaque&&!program.dialect.standard.has(plain(type.of.qualified))))
continue;if(type?.is==="class"&&type.of!==cls)found.push(type);else cls.unresolvedSupertype??=text}cls.supertypes=found;return found}function superclassOf(program,cls){
const supertypes=supertypesOf(program,cls);if(cls.text.superclass!==void 0){const type=typeOfText(program,cls.text.supertypes?.[cls.text.superclass],headPlace(cls));
if(type?.is!=="class")return void 0;if(!type.of.isInterface)return type}return supertypes.find(type=>type.of.qualified===program.dialect.root)}function ancestorsOf(program,cls){
if(cls.ancestors)return cls.ancestors;const found=new Map;cls.ancestors=found;const walk=(from,bindings)=>{for(const raw of supertypesOf(program,from)){if(raw.of===
cls||found.has(raw.of))continue;const type=bindings?substitute(raw,bindings):raw;found.set(raw.of,type);walk(raw.of,bindingsOf(type))}};walk(cls,void 0);return found}
function asAncestor(program,type,ancestor){if(type.of===ancestor)return type;const found=ancestorsOf(program,type.of).get(ancestor);if(!found)return void 0;return type.
of.typeParameters.length===0?found:substitute(found,bindingsOf(type))}function bindingsOf(type){const bindings=new Map;if(type.args.length>0)type.of.typeParameters.
forEach((variable,at)=>{bindings.set(variable,type.args[at])});return bindings}function opaqueOwnerOf(program,cls){const{interfaceNames}=program.dialect;return opaqueAncestorOf(
program,cls,cls.isInterface?void 0:interfaceNames)}function opaqueAncestorOf(program,cls,except){if(cls.opaque)return cls;supertypesOf(program,cls);for(let at=superclassOf(
program,cls),depth=0;at&&depth<32;at=superclassOf(program,at.of),depth++)if(at.of.opaque&&!except?.test(at.of.name))return at.of;const isOpen2=({unresolvedSupertype:name2,
external})=>name2!==void 0&&external===void 0&&!except?.test(name2.replace(/<.*/s,"").replace(/.*\./s,""));if(isOpen2(cls))return UNRESOLVED;for(const ancestor of ancestorsOf(
program,cls).keys()){if(ancestor.opaque&&!except?.test(ancestor.name))return ancestor;if(isOpen2(ancestor))return UNRESOLVED}return void 0}var UNRESOLVED=new ClassInfo(
bareType("?"),"?",{opaque:true});function nestedIn(program,cls,name2,seen=new Set){const own=cls.nested.get(name2);if(own)return own;if(cls.external!==void 0){const inTable=program.
dialect.standard.get(`${cls.qualified}.${name2}`);if(inTable)return inTable;if(cls.opaque)return void 0}if(seen.has(cls))return void 0;seen.add(cls);for(const type of supertypesOf(
program,cls)){const found=nestedIn(program,type.of,name2,seen);if(found)return found}return void 0}function subclassesOf(program,cls){program.subclasses??=findSubclasses(
program);return program.subclasses.get(cls)??[]}function findSubclasses(program){const found=new Map;for(const file of program.files.values())for(const cls of file.
classes)for(const parent of supertypesOf(program,cls)){if(parent.of.external!==void 0)continue;const list=found.get(parent.of);if(list)list.push(cls);else found.
set(parent.of,[cls])}return found}function fieldNamed(program,cls,name2){const own=cls.fields.get(name2);if(own)return own;for(const ancestor of ancestorsOf(program,cls).keys()){const found=ancestor.
fields.get(name2);if(found)return found}return void 0}function isHiddenFrom(cls,member2){return member2.has(FLAG.private)&&member2.owner!==cls&&outermost(member2.
owner)!==outermost(cls)}function outermost(cls){let at=cls;while(at.outer)at=at.outer;return at}function methodsNamed(program,cls,written){const name2=program.fold(
written);let group=cls.groups.get(name2);if(!group){group={methods:declaredMethods(program,cls,name2),opaque:opaqueOwnerOf(program,cls)};if(program.dialect.oneMethodPerName){
if(group.methods.length===0)group.methods=inheritedMethods(program,cls,name2);group.methods.length=Math.min(group.methods.length,1);cls.groups.set(name2,group);
return group}for(const ancestor of ancestorsOf(program,cls).keys())for(const method of ancestor.methods.get(name2)??[])if(!isOfInterfaceAlone(program,method,cls)&&
!group.methods.some(nearer=>nearer.owner!==method.owner&&method.text.parameters!==void 0&&(overrides(program,nearer,method,cls)||isImplementedBy(nearer,method,cls))))
group.methods.push(method);if(!cls.isInterface)setAskedOfRootApart(program,group,name2);group.methods=group.methods.filter(method=>!method.has(FLAG.explicit));cls.
groups.set(name2,group)}return group}function isOfInterfaceAlone(program,method,cls){return method.has(FLAG.static)&&method.owner.isInterface&&!(program.dialect.
reified&&cls.isInterface)}var isImplementedBy=(nearer,method,cls)=>nearer.text.parameters===void 0&&nearer.owner!==cls&&!nearer.owner.isInterface&&!nearer.has(FLAG.
static)&&method.owner.isInterface&&method.has(FLAG.abstract)&&!cls.isInterface&&!cls.has(FLAG.abstract);function setAskedOfRootApart({dialect},group,name2){const takes=dialect.
rootMethods?.get(name2);if(takes===void 0||!group.methods.some(({owner})=>owner.qualified===dialect.root))return;const isAsked=one=>one.owner.isInterface&&one.has(
FLAG.abstract)&&one.text.parameters?.length===takes;group.asked=group.methods.filter(isAsked);group.methods=group.methods.filter(one=>!isAsked(one))}function inheritedMethods(program,cls,name2){
let asked2=[];for(const ancestor of ancestorsOf(program,cls).keys()){const found=declaredMethods(program,ancestor,name2);if(found.length===0)continue;if(!ancestor.
has(FLAG.trait)||!found[0]?.has(FLAG.abstract))return found;if(asked2.length===0)asked2=found}return asked2}function methodBehind(program,cls,written){const name2=program.
fold(written);for(const owner of[cls,...ancestorsOf(program,cls).keys()])for(const method of declaredMethods(program,owner,name2))if(!method.has(FLAG.forwards))
return method;return void 0}function withBodies(program,cls,methods){if(methods.length<2||!methods.some(method=>method.has(FLAG.expect)))return methods;const bodies=methods.
filter(method=>!method.has(FLAG.expect));return methods.filter(method=>!method.has(FLAG.expect)||!bodies.some(other=>sameParameters(program,other,method,cls)))}
function declaredMethods(program,cls,name2){const found=withBodies(program,cls,[...cls.methods.get(name2)??[]]);const alias=found[0]?.text.aliasOf;if(!alias)return found;
const type=typeOfText(program,alias[0],{file:cls.file,cls,member:void 0});for(const one of type?.is==="union"?type.of:[type]){const target=classOfType(program,one);
const methods=target&&target.of!==cls?methodsNamed(program,target.of,alias[1]).methods:[];if(methods.length>0)return[...methods]}return[]}function delegateOf(program,type){
if(program.dialect.quotation===void 0||type.of.qualified!==program.dialect.quotation)return type;const[held]=type.args;return held?.is==="class"?held:type}function functionalMethodOf(program,cls){
if(cls.functional!==void 0)return cls.functional??void 0;cls.functional=null;if(!cls.isInterface)return void 0;const found=[];const root=program.dialect.standard.
get(program.dialect.root);for(const owner of[cls,...ancestorsOf(program,cls).keys()])for(const[name2,methods]of owner.methods)for(const method of methods)if(method.
has(FLAG.abstract)&&!method.has(FLAG.static)&&!(root?.methods.has(name2)??false)){const nearer=found.find(other=>other.text.name===name2&&overrides(program,other,
method,cls));const implemented=methodsNamed(program,cls,name2).methods.some(m=>m.owner!==owner&&!m.has(FLAG.abstract)&&overrides(program,m,method,cls));if(!nearer&&
!implemented)found.push(method)}const{delegateMethod}=program.dialect;if(found.length===1&&(delegateMethod===void 0||found[0]?.text.name===delegateMethod))cls.functional=
found[0];return cls.functional??void 0}var FIT={no:0,plain:1,boxed:2,unknown:3};var WIDER={sbyte:"short int long float double decimal",byte:"short ushort int uint long ulong float double decimal",short:"\
int long float double decimal",ushort:"int uint long ulong float double decimal",char:"ushort int uint long ulong float double decimal",int:"long float double d\
ecimal",uint:"long ulong float double decimal",long:"float double decimal",ulong:"float double decimal",float:"double"};var Fitting=class{program;constructor(program){
this.program=program}fit(arg,parameter,variables=[]){const program=this.program;if(arg===void 0||parameter===void 0)return FIT.unknown;if(parameter.is==="variab\
le"){if(arg.is==="variable"&&arg.variable===parameter.variable)return FIT.plain;const bound=boundOf(program,parameter.variable);const own=variables.includes(parameter.
variable);if(arg.is==="primitive"){const isOther=own&&bound!==void 0&&this.fit(this.boxed(arg),bound,variables)===FIT.no;return own&&!isOther?FIT.boxed:FIT.no}if(arg.
is==="deferred")return FIT.unknown;if(!own&&arg.is!=="null"){const isOther=arg.is==="variable"||bound!==void 0&&this.fit(arg,bound,variables)===FIT.no;return isOther?
FIT.no:FIT.unknown}if(bound===void 0)return FIT.plain;const fit=this.fit(arg,bound,variables);return fit}if(isOptional(program,parameter)&&arg.is!=="null"&&!isOptional(
program,arg)){const fit=this.fit(arg,parameter.args[0],variables);return fit===FIT.plain?FIT.boxed:fit}switch(arg.is){case"deferred":return this.#fitDeferred(arg,
parameter);case"null":return parameter.is==="primitive"?FIT.no:FIT.plain;case"variable":return this.fit(upperBoundOf(program,arg.variable),parameter,variables);case"\
primitive":{if(parameter.is==="primitive"){if(arg.name===parameter.name)return FIT.plain;return(WIDER[arg.name]??"").split(" ").includes(parameter.name)?FIT.plain:
FIT.no}const box=program.dialect.boxes.get(arg.name);const boxed=box===void 0?void 0:program.dialect.standard.get(box);if(!boxed||parameter.is!=="class")return FIT.
no;const fit=this.#fitClass(classType(boxed),parameter);return fit===FIT.plain?FIT.boxed:fit}case"array":{const list=this.asList(arg);if(parameter.is==="class"&&
list&&parameter.of.qualified!==program.dialect.root)return this.#fitClass(list,parameter,variables);if(parameter.is==="class")return/^(java\.lang\.(Object|Cloneable)|java\.io\.Serializable|object|System\.(Object|Array))$/.
test(parameter.of.qualified)?FIT.plain:FIT.no;if(parameter.is!=="array")return FIT.no;if(arg.of?.is==="primitive"||parameter.of?.is==="primitive")return arg.of===
void 0||parameter.of===void 0?FIT.unknown:arg.of===parameter.of?FIT.plain:FIT.no;return this.fit(arg.of,parameter.of,variables)}case"class":{if(parameter.is==="\
class")return this.#fitClass(arg,parameter,variables);if(parameter.is==="primitive"){for(const[name2,box]of program.dialect.boxes)if(box===arg.of.qualified)return this.
fit(primitive(name2),parameter)===FIT.plain?FIT.boxed:FIT.no;return arg.of.opaque?FIT.unknown:FIT.no}const isNoArray=parameter.is==="array"&&program.dialect.comparesTypeArguments&&
!arg.of.name.startsWith("?");return arg.of.opaque&&!isNoArray?FIT.unknown:FIT.no}default:return FIT.unknown}}#fitClass(arg,parameter,variables=[]){const program=this.
program;if(parameter.of.qualified===program.dialect.root||arg.of!==parameter.of&&isSameClass(arg.of,parameter.of))return FIT.plain;const seen=asAncestor(program,
arg,parameter.of);if(seen&&program.dialect.reified)return this.fitTypeArguments(seen,parameter,variables);if(seen)return program.dialect.comparesTypeArguments&&
this.#isOfOthers(seen,parameter)?FIT.no:FIT.plain;if(!arg.of.opaque&&this.#isSealed(parameter.of))return FIT.no;const opaque=opaqueAncestorOf(program,arg.of);if(opaque===
void 0)return FIT.no;if(opaque===UNRESOLVED||arg.of.name.startsWith("?")||parameter.of.name.startsWith("?"))return FIT.unknown;return parameter.of.external===void 0?
FIT.no:FIT.unknown}#isOfOthers(arg,parameter){return parameter.args.some((wanted,at)=>{const given=arg.args[at];if(given?.is!=="class"||wanted?.is!=="class")return false;
if(isSameClass(given.of,wanted.of))return this.#isOfOthers(given,wanted);return this.#fitClass(given,wanted)===FIT.no&&this.#fitClass(wanted,given)===FIT.no})}#isSealed(cls){
if(cls.external===void 0||cls.opaque)return false;if(/^(java\.lang|System)\.String$/.test(cls.qualified))return true;for(const box of this.program.dialect.boxes.
values())if(box===cls.qualified)return true;return false}fitTypeArguments(arg,parameter,variables,varies=this.#varianceOf(parameter.of)){let worst=FIT.plain;for(const[
at,wanted]of parameter.args.entries()){const fit=this.#sameArgument(arg.args[at],wanted,variables,varies);if(fit===FIT.no)return FIT.no;if(fit===FIT.unknown)worst=
FIT.unknown}return worst}#varianceOf(cls){if(this.program.dialect.covariant?.has(cls.qualified))return"narrower";return cls.isInterface||this.program.dialect.isVariant===
true}#sameArgument(given,wanted,variables,varies){if(given===void 0||wanted===void 0)return FIT.unknown;if(wanted.is==="variable"){if(variables.includes(wanted.
variable))return FIT.plain;return given.is==="variable"&&given.variable===wanted.variable?FIT.plain:FIT.unknown}if(given.is==="class"&&wanted.is==="class"){if(given.
of===wanted.of)return this.fitTypeArguments(given,wanted,variables,varies&&this.#varianceOf(wanted.of));const fit=this.#fitClass(given,wanted,variables);if(!varies)
return given.of.opaque||wanted.of.opaque?FIT.unknown:FIT.no;return fit===FIT.no&&varies!=="narrower"?this.#fitClass(wanted,given,variables):fit}if(given.is==="a\
rray"&&wanted.is==="array")return this.#sameArgument(given.of,wanted.of,variables,varies);if(given.is==="variable")return varies&&wanted.is==="class"&&given.variable.
bounds.length>0?FIT.unknown:FIT.no;if(given.is==="primitive"&&wanted.is==="primitive")return given===wanted?FIT.plain:FIT.no;return this.fit(given,wanted,variables)===
FIT.no?FIT.no:FIT.plain}#fitDeferred(arg,parameter){if(parameter.is!=="class")return FIT.no;const delegate2=delegateOf(this.program,parameter);if(delegate2.of.opaque)
return FIT.unknown;const method=functionalMethodOf(this.program,delegate2.of);if(!method)return FIT.no;const parameters=parameterTypesOf(this.program,method);const{
receiverFunctions,functionTypes}=this.program.dialect;const receivers=receiverFunctions!==void 0&&delegate2.of.name.startsWith(receiverFunctions)?1:0;if(arg.parameters>=
0&&parameters&&parameters.length-receivers!==arg.parameters){const isTakenApart=this.program.dialect.oneAsSeveral&&parameters.length===1&&arg.parameters>1;return isTakenApart?
FIT.boxed:FIT.no}if(functionTypes?.test(delegate2.of.name)===false){const isOurs=delegate2.of.file!==void 0&&delegate2.of.file.file.language!=="java";return isOurs&&
!delegate2.of.has(FLAG.functional)?FIT.no:FIT.boxed}if(arg.reference)return FIT.plain;const isVoid2=method.text.type==="void";if(arg.shape===SHAPE.statements&&!isVoid2)
return FIT.no;if((arg.shape===SHAPE.value||arg.shape===SHAPE.returning)&&isVoid2)return FIT.no;return FIT.plain}infer(parameter,arg,variables,bindings){if(parameter===
void 0||arg===void 0)return;switch(parameter.is){case"variable":if(!variables.includes(parameter.variable)||arg.is==="deferred"||arg.is==="null"||arg.is==="type\
Name"||arg.is==="package")return;bindings.set(parameter.variable,this.#together(parameter.variable,bindings,this.boxed(arg)));return;case"array":if(arg.is==="ar\
ray")this.infer(parameter.of,arg.of,variables,bindings);return;case"union":for(const one of parameter.of)if(one.is!=="variable")this.infer(one,arg,variables,bindings);
for(const one of parameter.of)if(one.is==="variable")this.infer(one,arg,variables,bindings);return;case"class":{if(arg.is==="variable"){this.infer(parameter,upperBoundOf(
this.program,arg.variable),variables,bindings);return}const given=arg.is==="array"?this.asList(arg):arg;if(given?.is!=="class"||parameter.args.length===0)return;
const seen=asAncestor(this.program,given,parameter.of);if(seen)for(const[at,one]of parameter.args.entries())this.infer(one,seen.args[at],variables,bindings);return}default:
return}}#together(variable,bindings,also){const known2=bindings.get(variable);const{comparesTypeArguments}=this.program.dialect;if(known2===void 0)return comparesTypeArguments&&
bindings.has(variable)?void 0:also;if(!comparesTypeArguments||known2.is!=="class"||also.is!=="class")return known2;if(known2.of===also.of||known2.of.opaque||also.
of.opaque)return known2;if(this.#fitClass(known2,also)!==FIT.no||this.#fitClass(also,known2)!==FIT.no)return known2;const{root}=this.program.dialect;for(const ancestor of ancestorsOf(
this.program,known2.of).keys())if(ancestor.qualified!==root&&asAncestor(this.program,also,ancestor))return asAncestor(this.program,known2,ancestor);return void 0}asList(array){
const{listOfArrays,standard:standard2}=this.program.dialect;const cls=listOfArrays===void 0?void 0:standard2.get(listOfArrays);return cls&&classType(cls,[array.
of])}boxed(type){if(type.is!=="primitive")return type;const box=this.program.dialect.boxes.get(type.name);const cls=box===void 0?void 0:this.program.dialect.standard.
get(box);return cls?classType(cls):type}};var UNSIGNED_BESIDE={sbyte:new Set(["byte","ushort","uint","ulong"]),short:new Set(["ushort","uint","ulong"]),int:new Set(["uint","ulong"]),long:new Set(["ulong"])};
var MOST_COMPARED=256;var Overloads=class extends Fitting{choose(candidates,args,view,names,given=false){if(candidates.length<2)return[...candidates];let byPhase=[];
for(const member2 of candidates){const declared2=parameterTypesOf(this.program,member2);if(declared2&&!given&&this.#cannotInfer(member2,declared2))continue;if(!declared2){
byPhase.push({member:member2,phase:4,types:[]});continue}const bindings=view(member2);const types=bindings.size===0?declared2:declared2.map(type=>substitute(type,
bindings));const taken2=names?inOrderOf(names,member2,types):types;const phase=taken2?this.#phase(member2,taken2,args):0;if(taken2&&phase>0)byPhase.push({member:member2,
phase,types:taken2})}if(byPhase.length===0)return[];const best=Math.min(...byPhase.map(c=>c.phase));byPhase=byPhase.filter(c=>c.phase===best);if(byPhase.length===
1)return[byPhase[0].member];const compared=byPhase.length>MOST_COMPARED?[]:byPhase;const winners=compared.filter(one=>compared.every(other=>{if(one===other)return true;
if(best!==3)return this.#moreSpecific(one.types,other.types,args,one.member,other.member);const count=Math.max(args.length,other.types.length);const[a,b]=[this.#spread(
one.types,count),this.#spread(other.types,count)];return this.#moreSpecific(a,b,args,one.member,other.member)&&(count===args.length||this.fit(a[count-1],b[count-
1],other.member.typeParameters)!==FIT.no)}));if(winners.length===1)return winners.map(c=>c.member);const plain3=this.program.dialect.reified?winners.filter(c=>c.
member.typeParameters.length===0):[];if(plain3.length===1)return plain3.map(c=>c.member);const whole=winners.filter(c=>c.member.text.parameters?.length===args.length);
if(whole.length===1)return whole.map(c=>c.member);const[nearest,...others]=winners;if(nearest&&others.every(other=>this.#repeats(nearest,other)))return[nearest.
member];const exact=this.program.dialect.reified?mostExact(byPhase,args):this.#certain(byPhase,args);return exact?[exact.member]:byPhase.map(c=>c.member)}#certain(candidates,args){
return candidates.find(one=>args.every((arg,at)=>{const fit=this.fit(arg,one.types[at],one.member.typeParameters);return fit===FIT.plain||fit===FIT.boxed})&&candidates.
every(({types})=>types===one.types||args.some((arg,at)=>isExactly(arg,one.types[at])&&!this.#alike(one.types[at],types[at]))))}accepts(member2,args,bindings,names){
const declared2=parameterTypesOf(this.program,member2);if(!declared2)return true;const types=declared2.map(type=>substitute(type,bindings));const taken2=names?inOrderOf(
names,member2,types):types;return taken2!==void 0&&this.#phase(member2,taken2,args)>0}#repeats(nearer,other){return other.types.every((type,at)=>this.#alike(type,
nearer.types[at])&&(type!==void 0||other.member.owner!==nearer.member.owner))}#cannotInfer(member2,types){if(!this.program.dialect.reified||types.includes(void 0))
return false;return member2.typeParameters.some(variable=>!types.some(type=>mentions(type,[variable])))}#phase(member2,types,args){const required=member2.text.required??
types.length;const variadic=member2.has(FLAG.variadic);if(types.length===args.length||!variadic&&args.length<types.length&&args.length>=required){let phase=1;for(let at=0;at<
args.length&&phase>0;at++){const fit=this.fit(args[at],types[at],member2.typeParameters);if(fit===FIT.no)phase=0;else if(fit===FIT.boxed)phase=2}if(phase>0)return phase}
if(!variadic||args.length<Math.min(required,types.length-1))return 0;const spread=this.#spread(types,args.length);return args.every((arg,at)=>this.fit(arg,spread[at],
member2.typeParameters)!==FIT.no)?3:0}#spread(types,count){const last=types.at(-1);const element=last?.is==="array"?last.of:void 0;return Array.from({length:count},
(_,at)=>at<types.length-1?types[at]:element)}#moreSpecific(one,other,args,member2,otherMember){return args.every((arg,at)=>{const a=one[at];const b=other[at];if(arg===
void 0&&!this.#alike(a,b))return false;if(arg?.is==="deferred")return this.#fitsBetter(arg,a,b);if(arg?.is==="class"&&a?.is==="class"&&isSameClass(arg.of,a.of))
return this.#isNearer(arg,a,member2,b,otherMember)||!this.#isNearer(arg,b,otherMember,a,member2)&&!this.#saysLess(a,b);if(arg?.is==="class"&&a===void 0&&b?.is===
"class"&&isSameClass(arg.of,b.of))return false;if(arg?.is==="primitive"&&a===void 0!==(b===void 0)){const known2=a??b;if(known2?.is==="primitive"&&known2.name===
arg.name)return a!==void 0}if(a?.is==="primitive"&&b?.is==="primitive"&&UNSIGNED_BESIDE[a.name]?.has(b.name))return true;const fit=this.fit(a,b,otherMember.typeParameters);
return fit===FIT.plain||fit===FIT.unknown&&a===void 0})}#alike(a,b){if(!sameErasure(this.program,a,b))return false;if(!this.program.dialect.reified||a?.is!=="cl\
ass"||b?.is!=="class")return true;return a.args.every((one,at)=>one?.is===b.args[at]?.is&&this.#alike(one,b.args[at]))}#isNearer(arg,a,member2,b,other){if(!this.
program.dialect.reified||a?.is!=="class"||b?.is!=="class"||a.of!==b.of)return false;const exactly=(type,variables)=>this.fitTypeArguments(arg,type,variables,false)===
FIT.plain;return exactly(a,member2.typeParameters)&&!exactly(b,other.typeParameters)}#saysLess(a,b){if(!this.program.dialect.reified||b?.is!=="class"||b.of!==a.
of)return false;return a.args.some((one,at)=>{const other=b.args[at];if(one?.is==="class")return this.#saysLess(one,other);return one?.is==="variable"&&other!==
void 0&&other.is!=="variable"})}#fitsBetter(arg,a,b){if(a?.is==="variable"||b?.is==="variable")return a?.is!=="variable";if(a?.is==="class"&&b?.is==="class"&&a.
of!==b.of){if(asAncestor(this.program,a,b.of))return true;if(asAncestor(this.program,b,a.of))return false}const one=this.#resultOf(a);const other=this.#resultOf(
b);if(one===void 0||other===void 0)return true;const voidOne=one==="void";const voidOther=other==="void";if(voidOne!==voidOther)return arg.shape===SHAPE.statements?
voidOne:voidOther;return true}#resultOf(type){if(type?.is!=="class")return void 0;const method=functionalMethodOf(this.program,delegateOf(this.program,type).of);
return method?.text.type}};function mostExact(candidates,args){const exact=candidates.map(({types})=>new Set(args.flatMap((arg,at)=>isExactly(arg,types[at])?[at]:
[])));const best=exact.findIndex((one,nth)=>exact.every((other,at)=>at===nth||other.size<one.size&&[...other].every(place2=>one.has(place2))));return candidates[best]}
function isExactly(arg,type){if(arg?.is==="primitive"&&type?.is==="primitive")return arg.name===type.name;if(arg?.is!=="class"||type?.is!=="class"||!isSameClass(
arg.of,type.of))return false;return arg.args.length===type.args.length&&arg.args.every((one,at)=>isExactly(one,type.args[at]))}function parameterNamed(member2,name2){
if(name2===LAST_PARAMETER)return(member2.text.parameters?.length??0)-1;return member2.text.parameters?.findIndex(([written])=>written===name2||written===`$${name2}`)??
-1}function inOrderOf(names,member2,types){const places=names.map((name2,at)=>name2===void 0?at:parameterNamed(member2,name2));if(places.includes(-1))return void 0;
const rest=types.map((_,at)=>at).filter(at=>!places.includes(at));return[...places,...rest].map(at=>types[at])}function viewFrom(program,receiver,owner){return viewOf(
program,receiver,owner)}function useAt(e,at){return(operand(e,at,3)&~(USE_PROPERTY|USE_MAY_DEFINE))===USE_READ?"read":"write"}var METHOD_GROUP={is:"deferred",at:-1,parameters:-1,shape:SHAPE.
droppable,reference:true};var NOT_YET_KNOWN={...METHOD_GROUP};function sayGroup(e,at,group,expected){if(expected===NOT_YET_KNOWN&&group.length>1)return{...METHOD_GROUP,
at,group};const chosen=takenBy(e,group,expected);const[first]=chosen;if(first&&chosen.length===1){say(e,at,"call_indirect",toMember(first),"type");return asValue(
e,first)}say(e,at,"call_indirect",{to:"one_of",options:chosen.map(toMember)},"ambiguous");return METHOD_GROUP}function asValue(e,method){const{parameters,required}=method.
text;const gives=typeOfMember(e.program,method);return{...METHOD_GROUP,parameters:required===void 0&&!method.has(FLAG.variadic)?parameters?.length??-1:-1,...gives&&
!mentions(gives,method.typeParameters)?{gives}:{}}}function takenBy(e,group,expected){const delegate2=group.length>1?classAt(e,expected):void 0;const functional=delegate2&&
functionalMethodOf(e.program,delegate2.of);if(!functional)return group;const view=viewFrom(e.program,delegate2,functional.owner);const wanted=(parameterTypesOf(
e.program,functional)??[]).map(type=>substitute(type,view));const taking=group.filter(one=>one.text.parameters?.length===wanted.length&&e.overloads.accepts(one,
wanted,new Map));const chosen=taking.length>1?e.overloads.choose(taking,wanted,()=>new Map):taking;return chosen.length>0?chosen:group}function sayFound(e,at,use,found){
if(found.is==="outside"){say(e,at,use,{to:"external",package:found.package,name:found.name},"import");return}const{members}=found;const evidence=members[0]?.owner.
file===e.file?"same_file":"import";say(e,at,use,destinationOf(members),members.length===1?evidence:"ambiguous")}function destinationOf(members){const[first]=members;
return members.length===1&&first?toMember(first):{to:"one_of",options:members.map(toMember)}}function sayCall(e,at,members,evidence,confidence){say(e,at,"call",
destinationOf(members),members.length===1?evidence:"ambiguous",members.length===1?confidence:void 0)}function sayAccess(e,at,members,evidence,confidence,access=operand(e,at,3)){const how=access&~(USE_PROPERTY|USE_MAY_DEFINE);say(e,at,how===USE_READ?"read":"writ\
e",destinationOf(members),evidence,confidence);const run=(how===USE_WRITE?0:FLAG.getter)|(how===USE_READ?0:FLAG.setter);if(e.isMention)return;for(const member2 of members)
if(member2!==e.member&&member2.symbol!==void 0&&codeOf(e.program,member2)&run)say(e,at,"runs",toMember(member2),evidence,confidence)}var CODE=FLAG.getter|FLAG.setter;
function codeOf(program,property){if(property.text.kind===MEMBER_METHOD)return standsForField(property)?0:CODE;const own=property.text.flags&CODE;if(property.has(
FLAG.static|FLAG.private))return own;return own|(codeBelow(program,property.text.name).get(property.owner)??0)}function codeBelow(program,name2){const known2=program.
accessors.get(name2);if(known2)return known2;const found=new Map;for(const{owner,text}of program.withCode(name2))for(const ancestor of ancestorsOf(program,owner).
keys())found.set(ancestor,(found.get(ancestor)??0)|text.flags&CODE);program.accessors.set(name2,found);return found}function standsForField({file,text}){return file?.
file.symbols[text.symbol]?.kind==="property"}function numeric(e,given){const type=heldBy(e.program,given);if(type?.is==="primitive")return type.name;if(type?.is==="class"){for(const[name2,box]of e.program.
dialect.boxes)if(box===type.of.qualified)return name2}return void 0}function either(e,a,b){if(a===void 0||b===void 0)return a?.is==="null"||b?.is==="null"?void 0:
a??b;if(a.is==="null")return b;if(b.is==="null")return a;if(isOptional(e.program,a)&&e.overloads.fit(b,a)!==FIT.no)return a;if(isOptional(e.program,b)&&e.overloads.
fit(a,b)!==FIT.no)return b;if(e.overloads.fit(a,b)===FIT.plain)return b;if(e.overloads.fit(b,a)===FIT.plain)return a;if(a.is==="array"&&b.is==="array"){if(a.of===
void 0||b.of===void 0)return a.of===void 0?b:a;return arrayOf(either(e,a.of,b.of))}const isOpen2=e.program.dialect.implicitLocals;if(a.is==="primitive"||b.is===
"primitive"){if(isOpen2&&a.is!==b.is)return a.is==="primitive"?b:a;const[one,two]=[numeric(e,a),numeric(e,b)];return one!==void 0&&one===two?primitive(one):void 0}
if(a.is!=="class"||b.is!=="class")return isOpen2?eitherOf([a,b]):void 0;for(const ancestor of ancestorsOf(e.program,a.of).keys())if(ancestor.qualified!==e.program.
dialect.root&&asAncestor(e.program,b,ancestor))return asAncestor(e.program,a,ancestor);return isOpen2?eitherOf([a,b]):void 0}function readBranch(e,read2){const before=new Map;eachLocal(e,local2=>before.set(local2,stateOf(local2)));read2();const after2=new Map;eachLocal(e,local2=>{const known2=before.
get(local2);if(known2&&known2.type===local2.type)return;if(local2.type!==void 0&&e.guesses.get(local2)===local2.type)return;after2.set(local2,stateOf(local2));Object.
assign(local2,known2??UNKNOWN)});return{before,after:after2}}var UNKNOWN={type:void 0,made:void 0};var stateOf=({type,made})=>({type,made});function meet(e,first,second,ends){
for(const local2 of new Set([...first.after.keys(),...second.after.keys()])){const at=({before,after:after2})=>after2.get(local2)??before.get(local2)??UNKNOWN;const[
one,two]=[at(first),at(second)];if(ends===1||ends===2)Object.assign(local2,ends===1?two:one);else{local2.type=join(e,one.type,two.type);local2.made=one.made&&two.
made?[...new Set([...one.made,...two.made])]:one.made??two.made}}}function eachLocal(e,visit2){for(let depth=e.frames.length-1;depth>=0;depth--){const frame=e.frames[depth];
if(frame?.is!=="block")break;for(const local2 of frame.names.values())visit2(local2);if(frame.isolated)break}}function join(e,one,two){const isClass=type=>type?.
is==="class"||type?.is==="union";if(!isClass(one)||!isClass(two))return either(e,one,two);return e.overloads.fit(one,two)===FIT.plain?eitherOf([two,one]):eitherOf(
[one,two])}function sayClass(e,at,cls){const all=e.program.dialect.keepsAllBuilds?e.program.asNear(cls,e.file):[];if(all.length>1){say(e,at,e.typeUse,{to:"one_of",options:all.
map(toClass)},"ambiguous");return}const sameFile=cls.file===e.file;say(e,at,e.typeUse,toClass(cls),sameFile?"same_file":"import")}function typeArguments(e,at,first,cls){
const args=[];const use=e.typeUse;e.typeUse="type";for(let child=first;child<after(e,at);child=after(e,child)){const type=evaluate(e,child);const variable=cls?.
typeParameters[args.length];const open2=operationAt(e,child)===OP.typeWildcard&&operand(e,child,0)===0;args.push(open2&&variable?{is:"variable",variable}:type)}
e.typeUse=use;return args}function firstOf(e,at,first){let type;for(let child=first;child<after(e,at);child=after(e,child)){const found=evaluate(e,child);if(child===
first)type=found}return type}function countChildren(e,at,first){let count=0;for(let child=first;child<after(e,at);child=after(e,child))count++;return count}function qualifierPath(e,at){
if(operationAt(e,at)===OP.typeName||operationAt(e,at)===OP.name)return stringOperand(e,at,0);if(operationAt(e,at)!==OP.typeMember&&operationAt(e,at)!==OP.member)
return void 0;const rest=qualifierPath(e,at+(operationAt(e,at)===OP.member?6:5));return rest===void 0?void 0:`${rest}.${stringOperand(e,at,0)}`}function inHead(e,read2){
const{cls,member:member2}=e;if(!cls)return read2();const around=headPlace(cls);Object.assign(e,{cls:around.cls,member:around.member});const found=read2();Object.
assign(e,{cls,member:member2});return found}function annotationNamed(e,at,name2){const suffix=e.program.dialect.annotationSuffix;if(suffix===void 0||e.annotation!==
at)return void 0;const isKnown=type=>type instanceof ClassInfo&&(type.external===void 0||!type.opaque||(e.program.dialect.isReplaced?.(type.qualified,0)??false));
const isAnnotation=cls=>[cls,...ancestorsOf(e.program,cls).keys()].some(one=>one.name.endsWith(suffix));const written=typeNamed(e.program,name2,place(e));if(isKnown(
written)&&isAnnotation(written))return written;const whole=typeNamed(e.program,`${name2}${suffix}`,place(e));return isKnown(whole)?whole:void 0}function resolvesAsType(e,at){
const path=qualifierPath(e,at);const first=path.split(".")[0];if(typeNamed(e.program,first,place(e))!==void 0)return true;return path.includes(".")&&e.program.known(
path,e.file)!==void 0}read({typeName:(e,at)=>{const name2=e.program.withArity(stringOperand(e,at,0),countChildren(e,at,at+5));const found=annotationNamed(e,at,name2)??
typeNamed(e.program,name2,place(e));if(!found){unknown(e,at,e.typeUse);typeArguments(e,at,at+5,void 0);return void 0}if(!(found instanceof ClassInfo)){const written=e.
cls?.typeParameters.find(variable=>variable.name===found.name);const local2=e.typeParameters.get(found)??(written&&e.typeParameters.get(written));if(local2!==void 0)
say(e,at,"type",{to:"local",index:local2},"same_file");return{is:"variable",variable:found}}sayClass(e,at,found);const type=classType(found,typeArguments(e,at,at+
5,found));if(found.text.alias!==void 0)return inFull(e.program,type);return isOptional(e.program,type)?optionalOf(e.program,type.args[0]):type},typeMember:(e,at)=>{
const qualifier=at+5;const rest=after(e,qualifier);const name2=e.program.withArity(stringOperand(e,at,0),countChildren(e,at,rest));let found;const path=qualifierPath(
e,qualifier);if(path===void 0||resolvesAsType(e,qualifier)){const use=e.typeUse;e.typeUse="type";const outer=evaluate(e,qualifier);e.typeUse=use;if(outer?.is===
"class"){found=nestedIn(e.program,outer.of,name2);if(!found&&outer.of.external!==void 0)found=e.program.outside(`${outer.of.qualified}.${name2}`)}}else{const around=e.
program.packageAt(path,place(e));const inFull2=`${around??path}.${name2}`;const suffix=e.annotation===at?e.program.dialect.annotationSuffix:void 0;found=e.program.
known(inFull2,e.file)??(suffix===void 0?void 0:e.program.known(`${inFull2}${suffix}`,e.file))??(around===void 0?e.program.outside(`${path}.${name2}`):void 0)}if(!found)
unknown(e,at,e.typeUse);else sayClass(e,at,found);const args=typeArguments(e,at,rest,found);return found&&inFull(e.program,classType(found,args))},typeText:(e,at)=>typeOfText(
e.program,stringOperand(e,at,0),place(e)),typePath:(e,at)=>{const path=stringOperand(e,at,3);const relative=/^(self|static|parent)$/i.test(path);const type=typeOfText(
e.program,relative?path.toLowerCase():path,place(e));if(relative)return type?.is==="variable"&&e.cls?ownType(e.cls):type;if(type?.is==="class")sayClass(e,at,type.
of);else if(type?.is==="variable"){const local2=e.typeParameters.get(type.variable);if(local2!==void 0)say(e,at,"type",{to:"local",index:local2},"same_file")}else if(type===
void 0)unknown(e,at,e.typeUse);return type},typePrimitive:(e,at)=>{const name2=stringOperand(e,at,0);return name2==="null"?NULL:primitive(name2)},typeArray:(e,at)=>arrayOf(
evaluate(e,at+2)),typeOptional:(e,at)=>optionalOf(e.program,evaluate(e,at+2)),typeWildcard:(e,at)=>{const first=firstOf(e,at,at+3);return operand(e,at,0)===0?void 0:
first},typeAnnotated:(e,at)=>firstOf(e,at,at+2),typeInferred:()=>void 0,typeUnion:(e,at)=>{const all=[];for(let child=at+2;child<after(e,at);child=after(e,child))
all.push(evaluate(e,child));return e.program.dialect.implicitLocals?eitherOf(all):all.find(type=>type!==void 0)},typeParameter:(e,at)=>{if(!e.typeParametersAhead.
delete(at))for(let one=at;operationAt(e,one)===OP.typeParameter;one=after(e,one)){declareWithVariable(e,one);if(one!==at)e.typeParametersAhead.add(one)}evaluateChildren(
e,at,at+5);return void 0},supertype:(e,at)=>{e.typeUse=operand(e,at,2)===1?"implements":"extends";const type=inHead(e,()=>evaluate(e,at+5));e.typeUse="type";return type},
annotation:(e,at)=>{e.annotation=at+4;const type=evaluate(e,at+4);const cls=type?.is==="class"?type.of:void 0;for(let child=after(e,at+4);child<after(e,at);child=
after(e,child)){if(operationAt(e,child)!==OP.named){evaluate(e,child);continue}const name2=stringOperand(e,child,0);const element=cls&&(methodsNamed(e.program,cls,
name2).methods[0]??fieldNamed(e.program,cls,name2));if(element?.symbol!==void 0)say(e,child,"read",{to:"symbol",id:element.symbol},"type");else if(cls?.external!==
void 0)say(e,child,"read",toClass(cls),"type");evaluate(e,child+5)}return type}});function declareWithVariable(e,at){const name2=stringOperand(e,at,0);const variable=(e.
member??e.cls)?.typeParameters.find(v=>v.name===name2);const local2=declareTypeParameter(e,at);if(variable)e.typeParameters.set(variable,local2)}function declareTypeParameter(e,at){
const index=e.out.local(stringOperand(e,at,0),"type",operand(e,at,1),operand(e,at,2),e.from);return index}function declareFunctions(e,at,first){const frame=e.frames.at(-1);if(!e.program.dialect.functionsInBlocks||frame?.is!=="block")return;for(let child=first;child<
after(e,at);child=after(e,child)){const operation=operationAt(e,child);if(operation===OP.sequence||operation===OP.case)declareFunctions(e,child,child+2);if(operation!==
OP.memberBody)continue;const member2=e.file.members[operand(e,child,0)]?.[operand(e,child,1)];if(!member2?.has(FLAG.local))continue;frame.functions??=new Map;const list=frame.
functions.get(member2.text.name);if(list)list.push(member2);else frame.functions.set(member2.text.name,[member2])}}var functionsIn=(frame,name2)=>(frame?.is==="\
block"?frame.functions?.get(name2):void 0)??[];function narrow(e,at,known2,tested){if(known2&&e.overloads.fit(known2,tested)===FIT.plain)return;narrowSubject(e,subjectAt(e,at),known2,tested)}function subjectAt(e,at){
const operation=operationAt(e,at);if(operation===OP.name&&!e.program.dialect.implicitLocals)return findLocal(e,stringOperand(e,at,0));if(operation===OP.name)return findLocal(
e,stringOperand(e,at,0))??pathKey(e,at);if(operation===OP.scopedName)return findLocal(e,stringOperand(e,at,0))??pathKey(e,at);return pathKey(e,at)}function narrowSubject(e,subject,known2,tested){
if(subject===void 0||known2&&e.overloads.fit(known2,tested)===FIT.plain)return;const isGuess=known2!==void 0&&e.guesses.get(subject)===known2;const isAgain=e.checks?.
some(check=>check.subject===subject);const besides=isGuess?void 0:isAgain?known2:compatible(e,known2,tested);const within=eitherOf([tested,besides])??tested;const without=known2?.
is==="union"?eitherOf(known2.of.filter(one=>e.overloads.fit(one,tested)!==FIT.plain)):void 0;e.checks?.push({subject,before:known2,without,within,negated:e.negated});
put(e,subject,within)}function compatible(e,known2,tested){const parts=known2?.is==="union"?known2.of:[known2];const isRelated=one=>e.overloads.fit(one,tested)===
FIT.plain||e.overloads.fit(tested,one)===FIT.plain;const related=eitherOf(parts.filter(isRelated));if(related)return related;const isClass=one=>one?.is==="class"&&
!one.of.isInterface&&one.of.external===void 0;return isClass(tested)?eitherOf(parts.filter(one=>!isClass(one))):known2}function negation(e,at){e.negated=!e.negated;
evaluate(e,at);e.negated=!e.negated;return primitive("boolean")}function checksOf(e,read2){const outer=e.checks;const negated=e.negated;e.checks=[];e.negated=false;
read2();const{checks}=e;e.checks=outer;e.negated=negated;return checks??[]}function hold(e,checks,positive,negative){for(const check of positive||negative?checks:
[...checks].reverse()){const{before,within,without,negated}=check;const current=typeof check.subject==="string"?e.narrowed.get(check.subject):check.subject.type;
const isOurs=current===within||current===before||without!==void 0&&current===without;if(!isOurs)continue;const[holds,fails]=negated?[negative,positive]:[positive,
negative];if(before===void 0&&!holds)e.guesses.set(check.subject,within);put(e,check.subject,holds?within:(fails?without:void 0)??before??within)}}function checksIn(e,condition){
const checks=checksOf(e,()=>evaluate(e,condition));const isNegated=operationAt(e,condition)===OP.unary&&operand(e,condition,0)===3;const isAlone=operationAt(e,isNegated?
condition+3:condition)===OP.test;return isAlone?checks:checks.map(check=>({...check,without:void 0}))}function narrowedAt(e,at){const key=e.narrowed.size>0?pathKey(
e,at):void 0;return key===void 0?void 0:e.narrowed.get(key)}function settle(e,at,given){const key=given?.is==="class"||e.narrowed.size>0?pathKey(e,at):void 0;if(key===
void 0)return;forget(e,key);if(given?.is==="class")e.narrowed.set(key,given);else e.narrowed.delete(key)}function forget(e,variable){for(const key of e.narrowed.
keys())if(key.startsWith(`${variable}.`))e.narrowed.delete(key)}function put(e,subject,type){if(typeof subject==="string")e.narrowed.set(subject,type);else subject.
type=type}function sayOfClass(e,cls,isCalled){if(cls.symbol===void 0||cls.symbol!==e.file.file.symbols[e.from]?.id)return;const{constructorName}=e.program.dialect;if(constructorName!==
void 0)sayInherited(e,cls,constructorName);else if(!isCalled&&(cls.constructors.length===0||cls.constructors.some(({symbol})=>symbol===void 0)))sayOfSuperclass(
e,cls)}function sayInherited(e,cls,name2){if(cls.has(FLAG.interface|FLAG.trait))return;for(const one of methodsNamed(e.program,cls,name2).methods)if(one.owner!==
cls&&!one.has(FLAG.abstract))sayAt(e,one)}function sayOfSuperclass(e,cls){const seen=new Set([cls]);for(let at=superclassOf(e.program,cls)?.of;at&&!seen.has(at);at=
superclassOf(e.program,at)?.of){if(at.external!==void 0)return;seen.add(at);if(at.constructors.length===0)continue;const taking=at.constructors.filter(one=>e.overloads.
accepts(one,[],new Map));for(const one of e.overloads.choose(taking,[],()=>new Map))sayAt(e,one);return}}function sayAt(e,made){const symbol=e.file.file.symbols[e.
from];if(symbol&&made.symbol!==void 0)e.out.implied(symbol,e.from,"runs",toMember(made))}function sayOverrides(e,cls,members){for(const member2 of members){const{kind,symbol:index}=member2.text;if(index<0||member2.has(FLAG.static|FLAG.private))continue;
const symbol=e.file.file.symbols[index];if(!symbol)continue;const find=kind===MEMBER_FIELD?overriddenProperty:kind===MEMBER_METHOD?overriddenMethod:void 0;if(!find||
kind===MEMBER_METHOD&&symbol.kind==="property")continue;const seen=new Set;for(const parent of supertypesOf(e.program,cls)){const overridden=find(e,member2,parent.
of,cls);if(!overridden||seen.has(overridden))continue;seen.add(overridden);e.out.implied(symbol,index,"overrides",toMember(overridden))}}}function isOpen(e,own,other){
if(other.has(FLAG.static|FLAG.private))return false;const{implements:named}=own.text;const type=named===void 0?void 0:typeOfText(e.program,named,placeOf(own));return type?.
is!=="class"||isSameClass(type.of,other.owner)||ancestorsOf(e.program,type.of).has(other.owner)}function overriddenMethod(e,own,parent,cls){const{methods,asked:asked2=[]}=methodsNamed(
e.program,parent,own.text.name);return[...asked2,...methods].find(other=>isOpen(e,own,other)&&overrides(e.program,own,other,cls))}function overriddenProperty(e,own,parent,cls){
const{replacesProperty}=e.program.dialect;if(!replacesProperty)return void 0;const{name:name2}=own.text;for(const owner of[parent,...ancestorsOf(e.program,parent).
keys()]){const field=owner.fields.get(name2);const candidates=own.text.parameters&&field?owner.members.filter(({text})=>text.name===name2):[field,...owner.methods.
get(name2)??[]];const found=candidates.find(other=>other!==void 0&&isOpen(e,own,other)&&replacesProperty(own,other)&&sameParameters(e.program,own,other,cls));if(found)
return found}return void 0}var LITERAL_TYPES=["int","long","float","double","char",void 0,"boolean",void 0];var NUMERIC_ORDER=["int","uint","long","ulong","float","double","decimal"];function standard(e,name2,args=[]){
const cls=e.program.dialect.standard.inTable(name2);return cls&&classType(cls,args)}function binary(e,at){const left=evaluate(e,at+3);return arithmetic(e,operand(
e,at,0),left,evaluate(e,after(e,at+3)))}function arithmetic(e,kind,left,right){if(kind===ARITHMETIC.boolean)return primitive("boolean");const string=standard(e,
"String");const isString=type=>type?.is==="class"&&type.of===string?.of;if(kind===ARITHMETIC.plus&&(isString(left)||isString(right)))return string;if(left?.is===
"array"&&e.program.dialect.implicitLocals)return either(e,left,right);const one=numeric(e,left);const two=numeric(e,right);if(one===void 0||two===void 0)return void 0;
if(one==="boolean")return primitive("boolean");if(kind===ARITHMETIC.shift)return primitive(one==="long"?"long":"int");return primitive(NUMERIC_ORDER[Math.max(NUMERIC_ORDER.
indexOf(one),NUMERIC_ORDER.indexOf(two),0)])}function local(e,at,expected){const typeAt=at+6;const inferred=operationAt(e,typeAt)===OP.typeInferred;const written=evaluate(
e,typeAt);const value=after(e,typeAt);let type=written??expected??inheritedParameter(e,at);let made;if(value<after(e,at)){const given=evaluate(e,value,written);
if(inferred)type=given?.is==="null"?void 0:given;if(operationAt(e,value)===OP.construct&&given?.is==="class")made=[given]}const found=declareLocal(e,at,operand(
e,at,3),type);found.made=made;return type}function inheritedParameter(e,at){if(!e.program.dialect.inheritsDocs||operand(e,at,3)!==0||!e.member||e.returns)return void 0;
const name2=stringOperand(e,at,0);const position=e.member.text.parameters?.findIndex(([own])=>own===name2)??-1;return position<0?void 0:parameterTypesOf(e.program,
e.member)?.[position]}function operatorOf(e,at,sign,operands){return sign<after(e,at)&&operationAt(e,sign)===OP.sign?e.program.dialect.operatorAt?.(e,sign,operands):
void 0}function evaluateEach(e,at){if(operationAt(e,at)!==OP.sequence)return[evaluate(e,at)];const types=[];for(let child=at+2;child<after(e,at);child=after(e,child))
types.push(evaluate(e,child));return types}function indexed(e,object){const{indexer}=e.program.dialect;const cls=indexer===void 0||object?.is!=="class"?void 0:object;
const member2=cls&&fieldNamed(e.program,cls.of,indexer);return member2&&cls&&seenFrom(e.program,member2,cls)}function componentsOf(cls){const hidden=cls.has(FLAG.
record)?FLAG.static:FLAG.static|FLAG.private;return cls.members.filter(member2=>member2.text.kind===MEMBER_FIELD&&!member2.has(hidden))}function givenByMember({
program,file},member2){const type=typeOfMember(program,member2);const isAsync=program.dialect.awaitables&&file.file.symbols[member2.text.symbol]?.modifiers?.includes(
"async");return isAsync?awaited(program,type):type}function readOwnAnnotations(e,from){if(e.program.dialect.annotationSuffix!==void 0)return from;let at=from;inHead(
e,()=>{for(;operationAt(e,at)===OP.annotation;at=after(e,at))evaluate(e,at)});return at}function arrayOfElements(e,literal2){let element;for(let child=literal2+
2;child<after(e,literal2);child=after(e,child)){const type=evaluate(e,child);if(type?.is!=="null")element??=type}return element&&arrayOf(element)}read({block:(e,at)=>inBlock(
e,()=>{declareFunctions(e,at,at+2);return evaluateChildren(e,at,at+2)}),literal:(e,at)=>{const kind=operand(e,at,0);if(kind===LITERAL.string)return standard(e,"\
String");const{literals}=e.program.dialect;if(literals&&kind!==LITERAL.null)return standard(e,literals[kind]);return kind===LITERAL.null?NULL:primitive(LITERAL_TYPES[kind])},
cast:(e,at)=>{const type=evaluate(e,at+2);const value=after(e,at+2);evaluate(e,value,type);evaluateChildren(e,at,after(e,value));return type},test:(e,at)=>{const subject=evaluate(
e,at+2);e.subjects.push(subject);const tested=evaluate(e,after(e,at+2),subject);e.subjects.pop();const{implicitLocals,smartCasts}=e.program.dialect;if((implicitLocals||
smartCasts)&&tested?.is==="class")narrow(e,at+2,subject,tested);return primitive("boolean")},binary,unary:(e,at)=>{if(operand(e,at,0)===3)return negation(e,at+3);
const type=evaluate(e,at+3);const called=operatorOf(e,at,after(e,at+3),[type]);if(called)return called;if(operand(e,at,0)===2)return awaited(e.program,type);if(operand(
e,at,0)===4)return heldBy(e.program,type);return operand(e,at,0)===1?primitive("boolean"):type},condition:(e,at,expected)=>{const first=at+2;const checks=checksIn(
e,first);const second=after(e,first);hold(e,checks,true,false);const one=evaluate(e,second,expected);hold(e,checks,false,true);const two=evaluate(e,after(e,second),
expected);hold(e,checks,false,false);return either(e,one,two)},branch:(e,at)=>{const condition=at+3;const checks=checksIn(e,condition);const one=after(e,condition);
const two=after(e,one);hold(e,checks,true,false);const first=readBranch(e,()=>evaluate(e,one));hold(e,checks,false,true);const second=readBranch(e,()=>two<after(
e,at)&&evaluate(e,two));const ends=operand(e,at,0);hold(e,checks,(ends&3)===2,(ends&3)===1);meet(e,first,second,ends&3&~(ends>>2));return void 0},case:(e,at,expected)=>{
let type;const checks=checksOf(e,()=>{for(let child=at+2;child<after(e,at);child=after(e,child))type=evaluate(e,child,after(e,child)===after(e,at)?expected:void 0)});
hold(e,checks,false,false);return type},index:(e,at)=>{const array=evaluate(e,at+2);const keys=evaluateEach(e,after(e,at+2));const called=operatorOf(e,at,after(
e,after(e,at+2)),[array,...keys]);return narrowedAt(e,at)??called??indexed(e,array)??elementAt(e.program,array,literalKey(e,after(e,at+2)))},newArray:(e,at)=>{const rest=after(
e,at+3);if(operationAt(e,at+3)===OP.typeInferred&&rest<after(e,at))return arrayOfElements(e,rest);const type=evaluate(e,at+3);for(let child=rest;child<after(e,at);child=
after(e,child))evaluate(e,child,type);return type},classLiteral:(e,at)=>{const named=after(e,at)>at+2?evaluate(e,at+2):void 0;const type=named?.is==="typeName"?
classType(named.of):named;return standard(e,e.program.dialect.classOfClasses,[type&&e.overloads.boxed(type)])},switch:(e,at,expected)=>{const subject=evaluate(e,
at+2);e.subjects.push(subject);const type=inBlock(e,()=>{declareFunctions(e,at,after(e,at+2));let first;for(let child=after(e,at+2);child<after(e,at);child=after(
e,child)){const one=evaluate(e,child,expected);if(one?.is!=="null")first??=one}return first});e.subjects.pop();return type},local,return:(e,at)=>{const expected=e.
returns?void 0:e.member&&givenByMember(e,e.member);let type;const checks=checksOf(e,()=>{if(after(e,at)>at+2)type=evaluate(e,at+2,expected)});hold(e,checks,false,
false);if(type)e.returns?.push(type);return void 0},forEach:(e,at)=>inBlock(e,()=>{const variable=at+2;const value=after(e,variable);const element=elementOf(e.program,
evaluate(e,value));evaluate(e,variable,element);evaluate(e,after(e,value));return void 0}),initializer:(e,at)=>{evaluate(e,at+2,e.member&&typeOfMember(e.program,
e.member));return void 0},named:(e,at)=>evaluate(e,at+5),assume:(e,at)=>{const type=evaluate(e,at+3);const name2=stringOperand(e,at,0);const known2=findLocal(e,
name2);if(known2)known2.type=type;else assumed(e).set(name2,type);return void 0},initialize:(e,at,expected)=>{const type=operationAt(e,at+2)===OP.subject?expected:
evaluate(e,at+2,expected);const cls=classOfType(e.program,type);for(let child=after(e,at+2);child<after(e,at);child=after(e,child)){if(operationAt(e,child)!==OP.
named){evaluate(e,child,elementOf(e.program,type));continue}const field=cls&&fieldNamed(e.program,cls.of,stringOperand(e,child,0));const opaque=cls&&(opaqueOwnerOf(
e.program,cls.of)??(cls.of.external!==void 0?cls.of:void 0));if(field)sayAccess(e,child,[field],"type",void 0,USE_WRITE);else if(opaque?.external)say(e,child,"w\
rite",toOutside(opaque,stringOperand(e,child,0)),"type");else say(e,child,"write",{to:"unknown",name:stringOperand(e,child,0)},"unique_name",0);const outside2=opaque?.
external?classType(e.program.resultFrom(opaque)):void 0;evaluate(e,child+5,field&&cls?seenFrom(e.program,field,cls):outside2)}return type},spread:(e,at)=>elementOf(
e.program,evaluate(e,at+2)),label:(e,at)=>{e.labels.set(stringOperand(e,at,0),e.out.local(stringOperand(e,at,0),"label",operand(e,at,1),operand(e,at,2),e.from));
return void 0},jump:(e,at)=>{const label=e.labels.get(stringOperand(e,at,0));if(label!==void 0)say(e,at,"read",{to:"local",index:label},"same_file");return void 0},
deconstruct:(e,at)=>{const type=evaluate(e,at+2);const cls=type?.is==="class"?type:void 0;const components=cls?componentsOf(cls.of):[];let index=0;for(let child=after(
e,at+2);child<after(e,at);child=after(e,child)){const component=components[index++];evaluate(e,child,component&&cls&&substitute(typeOfMember(e.program,component),
viewFrom(e.program,cls,component.owner)))}return type},type:(e,at)=>{const cls=e.file.classes[operand(e,at,0)];if(!cls)return void 0;const{delegates}=e;const outer={
cls:e.cls,member:e.member,from:e.from,returns:e.returns,subjects:e.subjects,delegates};const depth=e.frames.length;e.cls=cls;e.member=void 0;e.from=operand(e,at,
1);e.returns=void 0;e.subjects=[];e.delegates=false;const rest=readOwnAnnotations(e,at+4);e.frames.push({is:"class",cls});sayOverrides(e,cls,e.file.members[operand(
e,at,0)]??[]);evaluateChildren(e,at,rest);sayOfClass(e,cls,e.delegates);e.frames.length=depth;Object.assign(e,outer);return void 0},memberBody:(e,at)=>{const cls=e.
file.classes[operand(e,at,0)];const outer={cls:e.cls,member:e.member,from:e.from,returns:e.returns,delegates:e.delegates};e.cls=cls;e.member=e.file.members[operand(
e,at,0)]?.[operand(e,at,1)];e.from=operand(e,at,2);e.returns=void 0;e.delegates=false;e.narrowed=new Map;const isFunction=e.member!==void 0&&e.member.text.kind!==
MEMBER_FIELD;const read2=()=>evaluateChildren(e,at,at+5);inBlock(e,read2,e.program.dialect.implicitLocals,isFunction?"function":void 0);if(cls&&e.member?.text.kind===
MEMBER_CONSTRUCTOR&&!e.delegates)sayOfSuperclass(e,cls);Object.assign(e,outer);return void 0}});function typeBeforePlace(e,at){if(isMadeOfPlace(e,at))return NULL;if(e.isTrying||!e.program.dialect.callsAwaitPlace||!isOpenCall(e,at))return void 0;const type=silently(
e,()=>evaluate(e,at));if(type?.is==="variable"&&isOpenOutside(e,type))return NULL;if(type?.is==="class"&&!type.of.opaque&&type.of.typeParameters.length===0)return void 0;
return type?.is==="class"?classType(type.of):void 0}function isOpenOutside(e,{variable:{bounds,place:place2}}){return place2.member!==void 0&&bounds.length===0&&
!isInside(e,place2.member)}function isInside(e,method){let{member:member2,cls}=e;while(member2!==method&&cls)[member2,cls]=[cls.within,cls.outer];return member2===
method}function isMadeOfPlace(e,at){if(operationAt(e,at)===OP.initialize)return isMadeOfPlace(e,at+2);return operationAt(e,at)===OP.construct&&operand(e,at,0)<0&&
operand(e,at,1)===0&&operationAt(e,at+4)===OP.typeInferred}function isOpenCall(e,at){if(operationAt(e,at)!==OP.call||operand(e,at,3)>0)return false;let argument=at+
7;if(operand(e,at,4)===1){if(operationAt(e,argument)!==OP.name||!new RegExp("^\\p{Lu}","u").test(stringOperand(e,argument,0)))return false;argument=after(e,argument)}
let saysNothing=true;for(;argument<after(e,at);argument=after(e,argument)){const operation=operationAt(e,argument);if(operation===OP.lambda&&operand(e,argument,
0)>0&&!(operand(e,argument,1)&LAMBDA_TYPED))return true;if(operation===OP.methodReference||isOpenCall(e,argument))return true;saysNothing&&=operation===OP.literal}
return saysNothing}function findVariable(e,name2){let opaque;if(e.program.dialect.implicitLocals){const local2=findLocal(e,name2);return{found:local2&&{is:"local",local:local2},opaque}}
for(let depth=e.frames.length-1;depth>=0;depth--){const frame=e.frames[depth];if(frame?.is==="block"){const local2=frame.names.get(name2);if(local2)return{found:{
is:"local",local:local2},opaque}}else if(frame?.is==="class"){const member2=fieldNamed(e.program,frame.cls,name2);if(member2&&!isHiddenFrom(frame.cls,member2)){
const type=substitute(typeOfMember(e.program,member2),viewFrom(e.program,ownType(frame.cls),member2.owner));return{found:{is:"field",member:member2,type,sure:opaque===
void 0},opaque}}opaque??=opaqueOwnerOf(e.program,frame.cls)}}return{found:void 0,opaque}}function staticField(e,name2){for(const one of e.program.importsOf(e.file)){
if(!one.static)continue;const cut=one.all?one.path.length:one.path.lastIndexOf(".");if(!one.all&&one.path.slice(cut+1)!==name2)continue;const member2=fieldNamed(
e.program,e.program.imported(one.path.slice(0,cut),e.file),name2);if(member2)return member2}return void 0}function staticOutside(e,name2){for(const one of e.file.
file.surface.imports)if(one.static&&!one.all&&one.path.endsWith(`.${name2}`)){const cls=e.program.imported(one.path.slice(0,-name2.length-1),e.file);if(cls.external!==
void 0)return cls}return void 0}function methodsAround(e,name2){for(let depth=e.frames.length-1;depth>=0;depth--){const frame=e.frames[depth];const methods=frame?.
is==="class"?methodsNamed(e.program,frame.cls,name2).methods:functionsIn(frame,name2);if(methods.length>0)return methods}return[]}function name(e,at,expected){const text=stringOperand(e,at,0);const{found,opaque}=findVariable(e,text);if(found?.is==="local"){say(e,at,useAt(e,at),{to:"local",
index:found.local.index},"same_file");return found.local.type}if(e.program.dialect.implicitLocals){if(e.program.dialect.globals?.has(text)){const{packageOf,root}=e.
program.dialect;say(e,at,useAt(e,at),{to:"external",package:packageOf(root),name:text},"import");return void 0}if(useAt(e,at)!=="write"&&!(operand(e,at,3)&USE_MAY_DEFINE)){
unknown(e,at,"read");return(e.member?void 0:narrowedAt(e,at))??e.assumed.get(text)}const local2=declareLocal(e,at,1,e.assumed.get(text));e.assumed.delete(text);
return local2.type}if(found){const near=found.member.owner.file===e.file;sayAccess(e,at,[found.member],near?"same_file":"type",found.sure?void 0:70);return found.
type}if(text==="_"&&useAt(e,at)==="write")return void 0;const imported=staticField(e,text);if(imported){sayAccess(e,at,[imported],"import");return typeOfMember(
e.program,imported)}const group=e.program.dialect.methodGroups?methodsAround(e,text):[];if(group.length>0)return sayGroup(e,at,group,expected);const type=typeNamed(
e.program,text,place(e));if(type&&!(type instanceof ClassInfo)){const local2=e.typeParameters.get(type);if(local2!==void 0)say(e,at,"type",{to:"local",index:local2},
"same_file");return{is:"variable",variable:type}}const guessed=type instanceof ClassInfo&&type.external!==void 0&&!type.external.includes(":")&&opaque?.external!==
void 0;if(type instanceof ClassInfo&&!guessed){say(e,at,"read",toClass(type),type.file===e.file?"same_file":"import");return{is:"typeName",of:type}}const outside2=staticOutside(
e,text);if(outside2){say(e,at,"read",toOutside(outside2,text),"import");return classType(e.program.resultFrom(outside2))}if(opaque?.external!==void 0){say(e,at,
useAt(e,at),toOutside(opaque,text),"type",60);return void 0}if(e.program.hasPackage(text))return{is:"package",name:text};return unknown(e,at,useAt(e,at))}function objectOf(e,object,member2){
return typeBehind(e,object,member2)??namedClass(e,evaluate(e,object))}function namedClass(e,type){if(!e.program.dialect.implicitLocals)return type;if(type?.is===
"union")return eitherOf(type.of.map(one=>namedClass(e,one)));if(type?.is!=="class"||type.of.name!==e.program.dialect.classOfClasses)return type;const cls=classAt(
e,type.args[0]);return cls?{is:"typeName",of:cls.of}:type}function typeBehind(e,object,member2){if(!e.program.dialect.typesBehindVariables||operationAt(e,object)!==
OP.name)return void 0;const text=stringOperand(e,object,0);const{found}=findVariable(e,text);const held=found?.is==="local"?found.local.type:found?.type;const type=held?.
is==="class"?typeNamed(e.program,text,place(e)):void 0;if(!(type instanceof ClassInfo)||held?.is!=="class"||held.of!==type)return void 0;const named=fieldNamed(
e.program,type,member2)??methodsNamed(e.program,type,member2).methods[0];if(named?!named.has(FLAG.static):!nestedIn(e.program,type,member2))return void 0;say(e,
object,"read",toClass(type),type.file===e.file?"same_file":"import");return{is:"typeName",of:type}}function constant(e,at){const found=e.program.dialect.resolveConstant?.(
e.program,stringOperand(e,at,3),e.file);if(!found)return unknown(e,at,"read");sayFound(e,at,"read",found);const first=found.is==="ours"?found.members[0]:void 0;
return first&&typeOfMember(e.program,first)}read({name,constant,capture:(e,at)=>{const name2=stringOperand(e,at,0);const inner=e.frames.pop();const local2=findLocal(
e,name2);if(local2)say(e,at,"read",{to:"local",index:local2.index},"same_file");else unknown(e,at,"read");if(inner)e.frames.push(inner);if(local2&&inner?.is==="\
block")inner.names.set(name2,local2);return void 0},mention:(e,at)=>{e.isMention=true;const type=evaluateChildren(e,at,at+2);delete e.isMention;return type},classReference:(e,at)=>{
const outer=e.typeUse;e.typeUse="read";const type=evaluate(e,at+2);e.typeUse=outer;return type?.is==="class"?{is:"typeName",of:type.of}:type},self:(e,at)=>{if(operand(
e,at,0)===0)return narrowedAt(e,at)??(e.cls&&!e.cls.has(FLAG.file)?ownType(e.cls):e.assumed.get("$this"));const type=evaluate(e,at+3);return type?.is==="typeNam\
e"?ownType(type.of):type},parent:(e,at)=>{if(operand(e,at,0)===1){const type=evaluate(e,at+3);const outer=type?.is==="typeName"?type.of:void 0;if(!outer)return void 0;
return outer.isInterface?classType(outer):superclassOf(e.program,outer)}return e.cls&&superclassOf(e.program,e.cls)},caseLabel:(e,at)=>{const subject=classAt(e,
e.subjects.at(-1));const constant2=subject&&fieldNamed(e.program,subject.of,stringOperand(e,at,0));if(constant2){say(e,at,"read",toMember(constant2),"type");return subject}
const{found}=findVariable(e,stringOperand(e,at,0));const type=found?.is==="local"?found.local.type:found?.type;if(type?.is==="class"&&type.of.external===void 0&&
!type.of.has(FLAG.enum))return unknown(e,at,"read");return name(e,at,void 0)}});var classesOf=(e,{of})=>of.flatMap(one=>{const cls=classAt(e,one);return cls?[cls]:[]});function fieldOf(e,receiver,cls,name2){for(const one of receiver?.is==="\
union"?classesOf(e,receiver):[cls]){const member2=fieldNamed(e.program,one.of,name2);if(member2)return{member:member2,cls:one}}return void 0}function methodsOf(e,receiver,cls,name2){
const own={group:methodsNamed(e.program,cls.of,name2),cls};if(receiver?.is!=="union")return own;const all=classesOf(e,receiver).map(one=>({group:methodsNamed(e.
program,one.of,name2),cls:one}));return all.find(({group})=>group.methods.length>0)??all.find(({group})=>group.opaque)??own}function insteadOf(e,receiver,chosen,name2){
const[first]=chosen;if(receiver?.is!=="union"||!first)return[];const{owner}=first;const isRelated=other=>other===owner||ancestorsOf(e.program,other).has(owner)||
ancestorsOf(e.program,owner).has(other);const found=classesOf(e,receiver).flatMap(({of})=>methodsNamed(e.program,of,name2).methods.slice(0,1));return[...new Set(
found)].filter(method=>method.symbol!==void 0&&!isRelated(method.owner))}function givenByOthers(e,receiver,cls,memberOf2){if(receiver?.is!=="union")return[];return classesOf(
e,receiver).map(other=>{const member2=other.of===cls.of?void 0:memberOf2(other.of);return member2&&seenFrom(e.program,member2,other)})}function lambda(e,at,expected){const gives=lambdaGiving(e,at,expected);return e.program.dialect.typeOfLambda?.(e,at,gives)??gives}function lambdaGiving(e,at,expected){
const given=classAt(e,expected);const target=given&&delegateOf(e.program,given);const method=target&&functionalMethodOf(e.program,target.of);const view=method?viewFrom(
e.program,target,method.owner):new Map;const types=method&&parameterTypesOf(e.program,method)?.map(type=>substitute(type,view));const wanted=method&&substitute(
typeOfMember(e.program,method),view);const gives=wanted&&mentions(wanted,method.typeParameters)?void 0:wanted;const{receiverFunctions}=e.program.dialect;if(!types||
receiverFunctions===void 0||!target.of.name.startsWith(receiverFunctions))return lambdaTaking(e,at,types,gives);const[receiver,...rest]=types;e.frames.push({is:"\
receiver",type:receiver,label:""});const result=lambdaTaking(e,at,rest,gives);e.frames.pop();return result}function lambdaTaking(e,at,types,wanted){const isolated=(operand(
e,at,1)&LAMBDA_ISOLATED)!==0;const read2=()=>{const outerReturns=e.returns;e.returns=[];const count=operand(e,at,0);const{implicitParameter,severalAsOne}=e.program.
dialect;const frame=e.frames.at(-1);if(count===0&&implicitParameter!==void 0&&frame?.is==="block"){if((types?.length??1)===1)frame.names.set(implicitParameter,{
index:-1,type:types?.[0],made:void 0});else if(severalAsOne&&types&&types.length>1)frame.names.set(implicitParameter,{index:-1,type:severalAsOne(e.program,types),
made:void 0})}let child=at+5;const parameters=[];const[whole]=types??[];const parts=count>1&&types?.length===1?e.program.dialect.oneAsSeveral?.(whole,count):void 0;
const given=parts??types;for(let index=0;index<count;index++){parameters.push(evaluate(e,child,given?.[index]));child=after(e,child)}const body=evaluate(e,child,
wanted);const returnType=mostDecided(e,e.returns);e.returns=outerReturns;e.parameters=parameters;return operand(e,at,2)===SHAPE.value||operand(e,at,2)===SHAPE.droppable?
body:returnType};return inBlock(e,read2,isolated)}function mostDecided(e,returns){const[first,...others]=returns.filter(type=>type!==void 0);const isOpen2=type=>type?.
is==="class"&&type.args.some(arg=>arg?.is==="variable"&&isOpenOutside(e,arg));if(others.length===0||!e.program.dialect.callsAwaitPlace||!isOpen2(first))return first;
return others.find(type=>!isOpen2(type))??first}function methodReference(e,at,expected){const name2=stringOperand(e,at,0);const object=at+5;let receiver=evaluate(
e,object);const isType=receiver?.is==="typeName"||operationAt(e,object)>=OP.typeName;if(receiver?.is==="array"&&name2==="new")return receiver;const cls=classAt(
e,receiver);const target=classAt(e,expected);const functional=target&&functionalMethodOf(e.program,target.of);const view=functional?viewFrom(e.program,target,functional.
owner):new Map;const wanted=functional&&parameterTypesOf(e.program,functional)?.map(type=>substitute(type,view));if(!cls)return unknown(e,at,"call");receiver=cls;
if(name2==="new"){const chosen2=wanted?e.overloads.choose(cls.of.constructors,wanted,()=>new Map):cls.of.constructors;if(chosen2.length===0||chosen2.every(c=>c.
symbol===void 0))say(e,at,"call",toClass(cls.of),"type");else sayCall(e,at,chosen2,"type");return cls}const{methods,opaque}=methodsNamed(e.program,cls.of,name2);
if(methods.length===0){const outside2=opaque??cls.of;if(outside2.external===void 0)return unknown(e,at,"call");say(e,at,"call",toOutside(outside2,name2),"type");
return void 0}let chosen=methods;if(methods.length>1&&wanted){const fits=method=>{const count=method.text.parameters?.length;const bound=!isType||method.has(FLAG.
static)?wanted.length:wanted.length-1;return count===void 0||count===bound||method.has(FLAG.variadic)&&bound>=count-1};const byCount=methods.filter(fits);if(byCount.
length>0)chosen=byCount;if(chosen.length>1){const seen=m=>viewFrom(e.program,cls,m.owner);const suiting=(list,given)=>e.overloads.choose(list.filter(m=>e.overloads.
accepts(m,given,seen(m))),given,seen);const[object2,...rest]=wanted;const whole=chosen.filter(m=>!isType||m.has(FLAG.static));const isObject=e.overloads.fit(object2,
classType(cls.of))!==FIT.no;const unbound=isObject?chosen.filter(m=>!whole.includes(m)):[];const picked=[...suiting(whole,wanted),...suiting(unbound,rest)];if(picked.
length>0)chosen=picked}}sayCall(e,at,chosen,"type");const[first]=chosen;return first&&first.text.kind===MEMBER_METHOD?substitute(typeOfMember(e.program,first),unboundView(
e,cls,first,isType,wanted)):void 0}function unboundView(e,cls,method,isType,wanted){const first=isType&&!method.has(FLAG.static)&&cls.args.length===0?classAt(e,
wanted?.[0]):void 0;const seen=first&&asAncestor(e.program,first,cls.of);return viewFrom(e.program,seen??cls,method.owner)}function callableMember(e,at){const name2=stringOperand(
e,at,0);const receiver=namedClass(e,evaluate(e,at+5));const cls=classAt(e,receiver);if(!cls)return functionOf(e,void 0,new Map);const{methods,opaque}=methodsOf(
e,receiver,cls,name2).group;if(methods.length>0)say(e,at,"call_indirect",destinationOf(methods.slice(0,1)),"type");else if(opaque?.external!==void 0)say(e,at,"c\
all_indirect",toOutside(opaque,name2),"type");const[method]=methods;return functionOf(e,method,method?viewFrom(e.program,cls,method.owner):new Map)}function functionOf(e,method,view){
const{dialect}=e.program;const takes=method&&parameterTypesOf(e.program,method)?.map(type=>substitute(type,view));const gives=method&&substitute(typeOfMember(e.
program,method),view);const known2=takes&&dialect.typeOfFunction?.(takes,gives);if(known2)return known2;const closure=dialect.standard.inTable("Closure");return closure&&
classType(closure)}function functionReference(e,at){const found=e.program.dialect.resolveFunction?.(e.program,stringOperand(e,at,3),e.file);if(found)sayFound(e,
at,"call_indirect",found);return functionOf(e,found?.is==="ours"?found.members[0]:void 0,new Map)}read({callableMember,functionReference,lambda,methodReference});function suitingLambdas(e,methods,args,view){if(methods.length<2||e.isTrying)return methods;if(e.program.dialect.delegateMethod===void 0)return givingWhatIsAsked(
e,methods,args,view);if(!args.types.some(type=>type?.is==="deferred"&&type.at>=0))return methods;let left=methods.filter(one=>e.overloads.accepts(one,args.types,
view(one),args.names));if(left.length<2)return methods;for(const[at,lambda2]of args.types.entries()){if(lambda2?.is!=="deferred"||lambda2.at<0||operationAt(e,lambda2.
at)!==OP.lambda)continue;const asked2=left.map(method=>wantedOf(e,method,placeOf2(method,args,at),view(method)));const[first,...others]=asked2;if(!first||asked2.
some(one=>one?.parameters.length!==lambda2.parameters))continue;const isTyped=(operand(e,lambda2.at,1)&LAMBDA_TYPED)!==0;if(!isTyped&&others.every(one=>isSame(one?.
result,first.result)))continue;const{gives,takes}=tried(e,lambda2,first);const worths=asked2.map(one=>isTyped&&!takes.every((type,nth)=>isSame(type,one?.parameters[nth]))?
-1:worth(e,gives,one?.result,lambda2));const best=Math.max(...worths);if(best>0||best===0&&worths.includes(-1))left=left.filter((_,nth)=>worths[nth]===best)}return left}
function givingWhatIsAsked(e,methods,args,view){let left=methods;for(const[at,given]of args.types.entries()){if(given?.is!=="deferred"||given.at<0)continue;const fitting=left.
filter(one=>e.overloads.accepts(one,args.types,view(one),args.names));if(fitting.length<2)break;const asked2=fitting.map(method=>wantedOf(e,method,placeOf2(method,
args,at),view(method)));const gives=operationAt(e,given.at)===OP.lambda?givenByLambda(e,given,asked2):givenByReference(e,given);if(!gives)continue;const suiting=fitting.
filter((method,nth)=>{const wanted=asked2[nth];return wanted===void 0||gives(wanted,method)});if(suiting.length>0&&suiting.length<fitting.length)left=suiting}return left}
function givenByLambda(e,lambda2,asked2){if(lambda2.shape===SHAPE.statements||lambda2.shape===SHAPE.endless)return void 0;const[first,...others]=asked2.filter(one=>one?.
parameters.length===lambda2.parameters);if(!first||others.every(one=>isSame(one?.result,first.result)))return void 0;const isExplicit=lambda2.parameters===0||(operand(
e,lambda2.at,1)&LAMBDA_TYPED)!==0;if(!isExplicit&&(lambda2.shape!==SHAPE.droppable||!asked2.some(one=>isVoid(one?.result))))return void 0;const{gives}=tried(e,lambda2,
first);if(!isExplicit&&!isVoid(gives))return void 0;return(wanted,{typeParameters:typeParameters2})=>canGive(e,gives,wanted.result,typeParameters2)}function givenByReference(e,reference){
if(operationAt(e,reference.at)!==OP.methodReference)return void 0;const object=reference.at+5;const receiver=silently(e,()=>evaluate(e,object));const cls=classAt(
e,receiver);const isType=receiver?.is==="typeName"||operationAt(e,object)>=OP.typeName;const name2=stringOperand(e,reference.at,0);if(!cls||receiver?.is==="arra\
y")return void 0;const isConstructor=name2==="new";const{methods,opaque}=isConstructor?{methods:cls.of.constructors,opaque:cls.of.external===void 0?void 0:cls.of}:
methodsNamed(e.program,cls.of,name2);const[one,...others]=methods;if(!one||opaque||methods.some(({text})=>text.parameters===void 0))return void 0;const takes=(method,count)=>{
const own=method.text.parameters?.length??0;return own===count||method.has(FLAG.variadic)&&count>=own-1};const isExact=others.length===0&&one.typeParameters.length===
0&&!one.has(FLAG.variadic);const gives=isExact&&!isConstructor?substitute(typeOfMember(e.program,one),viewFrom(e.program,cls,one.owner)):void 0;return({parameters:{
length},result},{typeParameters:typeParameters2})=>methods.some(method=>(isConstructor||!isType||method.has(FLAG.static))&&takes(method,length)||isType&&!isConstructor&&
!method.has(FLAG.static)&&length>0&&takes(method,length-1))&&canGive(e,gives,result,typeParameters2)}function canGive(e,gives,wanted,variables){if(isVoid(wanted)||
gives===void 0||wanted===void 0)return true;if(isVoid(gives))return false;return gives.is==="variable"||e.overloads.fit(gives,wanted,variables)!==FIT.no}function placeOf2(method,{
names},at){const name2=names?.[at];return name2===void 0?at:parameterNamed(method,name2)}function wantedOf(e,method,at,view){const parameter=substitute(parameterTypesOf(
e.program,method)?.[at],view);if(parameter?.is!=="class")return void 0;const delegate2=delegateOf(e.program,parameter);const functional=functionalMethodOf(e.program,
delegate2.of);if(!functional)return void 0;const seen=viewFrom(e.program,delegate2,functional.owner);const parameters=parameterTypesOf(e.program,functional)?.map(
type=>substitute(type,seen));return parameters&&{parameters,result:substitute(typeOfMember(e.program,functional),seen)}}function tried(e,lambda2,wanted){const[given,
takes]=silently(e,()=>[lambdaTaking(e,lambda2.at,wanted.parameters),e.parameters]);return{gives:operand(e,lambda2.at,1)&LAMBDA_ASYNC?waitedFor(e,lambda2,given):
given,takes}}function silently(e,read2){const narrowed=new Map(e.narrowed);const{out,guesses,checks,parameters}=e;Object.assign(e,{out:new LinkSetBuilder,isTrying:true,
guesses:new Map(guesses)});const found=read2();Object.assign(e,{out,narrowed,guesses,checks,parameters});delete e.isTrying;return found}function waitedFor(e,lambda2,given){
const{standard:standard2,awaitables}=e.program.dialect;const[name2]=awaitables??[];if(name2===void 0)return given;const isNothing=operand(e,lambda2.at,2)===SHAPE.
statements||isVoid(given);const task=standard2.inTable(isNothing?name2:e.program.withArity(name2,1));return task&&classType(task,isNothing?[]:[given])}var isVoid=type=>type?.
is==="primitive"&&type.name==="void";function worth(e,given,wanted,{shape:shape2}){if(isVoid(wanted))return isVoid(given)||shape2===SHAPE.statements?1:0;if(given===
void 0||wanted===void 0)return 0;if(isSame(given,wanted))return 4;if(given.is==="class"&&wanted.is==="class"&&given.of===wanted.of)return 3;if(wanted.is==="vari\
able")return isVoid(given)?0:2;return given.is==="class"&&wanted.is==="class"&&asAncestor(e.program,given,wanted.of)?1:0}function isSame(one,other){if(one?.is===
"class"&&other?.is==="class")return one.of===other.of&&one.args.length===other.args.length&&one.args.every((arg,at)=>isSame(arg,other.args[at]));if(one?.is==="p\
rimitive"&&other?.is==="primitive")return one.name===other.name;return one===other}var HANDLERS=new Set([OP.lambda,OP.name,OP.member]);function assign(e,at){const left=at+3;const isCompound=operand(e,at,0)===ASSIGN.compound;if(!isCompound&&e.narrowed.
size>0)settle(e,left,void 0);const first=evaluate(e,left);const type=operationAt(e,left)===OP.sequence?void 0:first;const value=after(e,left);const isSame2=!isCompound||
HANDLERS.has(operationAt(e,value));if(operand(e,at,0)===ASSIGN.seenByValue&&!e.isTrying)become(e,left,ahead(e,value),type);const given=evaluate(e,value,isSame2?
type:void 0);operatorOf(e,at,after(e,value),[type,given]);if(operationAt(e,left)===OP.name&&operationAt(e,value)===OP.construct&&given?.is==="class"){const known2=findLocal(
e,stringOperand(e,left,0));if(known2)known2.made=[...known2.made??[],given]}if(!e.program.dialect.implicitLocals)return type;if(isCompound)return type??given;become(
e,left,given,type);return given}function ahead(e,at){const frame=e.frames.at(-1);const names=frame?.is==="block"?new Map(frame.names):void 0;const type=silently(
e,()=>evaluate(e,at));if(frame?.is==="block"&&names)frame.names=names;return type}function become(e,left,given,declared2){if(operationAt(e,left)===OP.name){forget(
e,stringOperand(e,left,0));const known2=findLocal(e,stringOperand(e,left,0));if(known2)known2.type=given?.is==="null"?known2.type:given}else if(operationAt(e,left)===
OP.member||operationAt(e,left)===OP.index){if(declared2===void 0)settle(e,left,given);if(operationAt(e,left)===OP.index)grow(e,left+2,given)}else if(operationAt(
e,left)===OP.sequence){let position=0;for(let child=left+2;child<after(e,left);child=after(e,child)){const key=keyOfPair(e,child);const target=key===void 0?child:
after(e,child+2);become(e,target,elementAt(e.program,given,key??String(position++)))}}}function grow(e,list,given){const known2=given&&operationAt(e,list)===OP.
name?findLocal(e,stringOperand(e,list,0)):void 0;if(known2?.type?.is==="array"&&known2.type.of===void 0)known2.type=arrayOf(given)}function keyOfPair(e,at){if(operationAt(
e,at)!==OP.sequence||at+2>=after(e,at)||after(e,at+2)>=after(e,at))return void 0;return literalKey(e,at+2)}function listLiteral(e,at){const shape2=new Map;let all;
let position=0;for(let child=at+2;child<after(e,at);child=after(e,child)){const type=evaluate(e,child);if(all!==type)all=either(e,all,type)??all;if(shape2.size<
MOST_ELEMENTS)shape2.set(keyOfPair(e,child)??String(position++),type)}const plain3=all===void 0||all.is==="primitive"||shape2.size===MOST_ELEMENTS;return plain3?
arrayOf(all):{is:"array",of:all,shape:shape2}}var MOST_ELEMENTS=16;function collection(e,at,expected){const element=elementOf(e.program,expected);const parts=element===
void 0&&expected?.is==="class"?expected.args:[];let position=0;for(let child=at+2;child<after(e,at);child=after(e,child))evaluate(e,child,element??parts[position++]);
return expected}read({assign,arrayLiteral:(e,at,expected)=>{const element=expected?.is==="array"?expected.of:void 0;if(e.program.dialect.reified&&element===void 0)
return collection(e,at,expected);if(e.program.dialect.implicitLocals){const list=listLiteral(e,at);return expected??list}for(let child=at+2;child<after(e,at);child=
after(e,child))evaluate(e,child,element);return expected}});function readArguments(e,from,end){const args={types:[],at:[]};const names=[];const made=[];let named=false;for(let child=from;child<end;child=after(e,child)){if(operationAt(
e,child)===OP.type)break;const isNamed=operationAt(e,child)===OP.named;const value=isNamed?child+5:child;names.push(isNamed?stringOperand(e,child,0):void 0);named||=
isNamed;args.at.push(value);const operation=operationAt(e,value);const before=typeBeforePlace(e,value);if(before){made.push(args.types.length);args.types.push(before);
continue}const mayWait=operation===OP.name||operation===OP.member;args.types.push(deferred(e,value)??asked(e,value,evaluate(e,value,mayWait?NOT_YET_KNOWN:void 0)))}
if(made.length>0)args.made=made;return named?{...args,names}:args}function asked(e,at,type){return type?.is==="variable"&&operationAt(e,at)===OP.call&&isOpenOutside(
e,type)?NULL:type}function deferred(e,at){if(operationAt(e,at)===OP.lambda){const written=givesNothing(e,at)?SHAPE.statements:operand(e,at,2);const shape2=operand(
e,at,1)&LAMBDA_ASYNC&&written===SHAPE.statements?SHAPE.droppable:written;const parameters=operand(e,at,0);const isOpen2=parameters===0&&e.program.dialect.implicitParameter!==
void 0;return{is:"deferred",at,parameters:isOpen2?-1:parameters,shape:shape2,reference:false}}if(operationAt(e,at)===OP.callableReference){const parameters=e.program.
dialect.parametersOfReference?.(e,at)??-1;return{is:"deferred",at,parameters,shape:SHAPE.droppable,reference:true}}if(operationAt(e,at)===OP.methodReference){const array=operationAt(
e,at+5)===OP.typeArray;return{is:"deferred",at,parameters:array?1:-1,shape:SHAPE.droppable,reference:true}}return void 0}function givesNothing(e,lambda2){if(e.program.
dialect.delegateMethod===void 0)return false;if(operand(e,lambda2,2)!==SHAPE.droppable||operand(e,lambda2,1)&LAMBDA_ASYNC)return false;let body=lambda2+5;const own=new Set;
for(let count=operand(e,lambda2,0);count>0;count--){own.add(stringOperand(e,body,0));body=after(e,body)}const name2=operationAt(e,body)===OP.call&&operand(e,body,
4)===0?stringOperand(e,body,0):void 0;if(name2===void 0||own.has(name2))return false;const{found}=findVariable(e,name2);if(found){const held=classAt(e,found.is===
"local"?found.local.type:found.type);return held!==void 0&&functionalMethodOf(e.program,held.of)?.text.type==="void"}const methods=methodsAround(e,name2);return methods.
length>0&&methods.every(({text})=>text.type==="void")}function hasTypeArguments({given}){return given!==void 0&&given.length>0}function takingTypes(methods,{given=[]}){
const taking=given.length===0?[]:methods.filter(method=>method.typeParameters.length===given.length);return taking.length>0?taking:methods}function seenFromHere({
cls,file},methods){if(!cls||methods.length<2)return methods;const seen=methods.filter(method=>method.file===file||!isHiddenFrom(cls,method));return seen.length>
0?seen:methods}function withGiven(view,{typeParameters:typeParameters2},given){if(!given||given.length===0||given.length!==typeParameters2.length)return view;return new Map(
[...view,...typeParameters2.map((variable,at)=>[variable,given[at]])])}function choose(e,group,args,receiver){const view=member2=>withGiven(viewFrom(e.program,receiver,
member2.owner),member2,args.given);const methods=suitingLambdas(e,takingTypes(seenFromHere(e,group.methods),args),args,view);if(methods.length<2)return methods;
const chosen=e.overloads.choose(methods,args.types,view,args.names,hasTypeArguments(args));if(chosen.length>0)return chosen;const byCount=methods.filter(member2=>{
const count=member2.text.parameters?.length;return count===void 0||count===args.types.length||member2.has(FLAG.variadic)&&args.types.length>=count-1});return byCount.
length>0?byCount:methods}function building(e,parameter,variables,bindings,read2){const builder=undecidedReceiver(e,parameter,variables,bindings);if(!builder)return read2();e.builders.push(
builder);const given=read2();e.builders.pop();const{asked:asked2,found}=builder;const args=asked2.of.typeParameters.map(variable=>found.get(variable));e.overloads.
infer(asked2,classType(asked2.of,args),variables,bindings);return given}function undecidedReceiver({program},parameter,variables,bindings){const{receiverFunctions}=program.
dialect;if(receiverFunctions===void 0||parameter?.is!=="class")return void 0;const[receiver]=parameter.args;if(receiver?.is!=="class"||!parameter.of.name.startsWith(
receiverFunctions))return void 0;const isOpen2=arg=>arg?.is==="variable"&&variables.includes(arg.variable)&&!bindings.has(arg.variable);return receiver.args.some(
isOpen2)?{asked:receiver,found:new Map}:void 0}function tellBuilder({builders,overloads,program},member2,view,types){const builder=builders.at(-1);if(!builder)return;
const{of}=builder.asked;const variables=member2.owner.typeParameters;if(variables.length===0||variables.some(variable=>view.get(variable)!==void 0))return;const own=of.
typeParameters.map(variable=>({is:"variable",variable}));const seen=asAncestor(program,classType(of,own),member2.owner);if(!seen)return;const told=new Map;const parameters=parameterTypesOf(
program,member2)??[];for(const[at,type]of types.entries())if(type)overloads.infer(parameters[at],type,variables,told);for(const[at,variable]of variables.entries()){
const arg=seen.args[at];const type=told.get(variable);if(arg?.is==="variable"&&type&&!builder.found.has(arg.variable))builder.found.set(arg.variable,type)}}var Program=class{dialect;files=new Map;#globalImports=new Map;#imports=new Map;#byName=new Map;#before;#packages=new Set;#outside=new Map;#methodNames=new Set;#simpleNames=new Set;#extensions=new Map;#classExtensions=new Map;#functions=new Map;#constants=new Map;#withCode=new Map;valueOf;handlers=new Map;overriders=new Map;accessors=new Map;subclasses;constructor(dialect){
this.dialect=dialect}add(file){const{surface,symbols}=file;const info={path:file.path,file,package:surface.package,types:new Map,classes:[],members:[],memo:new Map};
this.files.set(file.path,info);this.#addPackage(surface.package);for(const one of surface.imports)if(one.global)this.#addGlobal(one,file.path);for(const text of surface.
types){if(text.package!==void 0)this.#addPackage(text.package);const outer=info.classes[text.outer];const within=text.within>=0?info.members[text.outer]?.[text.
within]:void 0;const packageName=text.package??surface.package;const qualified=outer?`${outer.qualified}.${text.name}`:join2(packageName,text.name);const symbol=text.
symbol>=0?symbols[text.symbol]?.id:void 0;const whole=text.partial&&this.dialect.partialTypes?this.#whole(text,qualified,outer):void 0;const cls=whole??new ClassInfo(
text,qualified,{file:info,outer,within,symbol});info.classes.push(cls);const isReplaced=text.conditional&&this.dialect.isReplaced?.(qualified,cls.typeParameters.
length);const{fileClass}=this.dialect;this.#simpleNames.add(this.fold(text.flags&FLAG.file&&fileClass!==void 0?fileClass:text.name));const own=[];info.members.push(
own);for(const member2 of text.members){if(member2.kind===MEMBER_METHOD&&!(text.flags&FLAG.file))this.#methodNames.add(this.fold(member2.name));const id=member2.
symbol>=0?symbols[member2.symbol]?.id:void 0;const one=new MemberInfo(cls,member2,id,info,own[member2.within??-1]);own.push(one);if(member2.flags&FLAG.local)continue;
cls.add(one,this.fold(member2.name));if(member2.flags&(FLAG.getter|FLAG.setter)){const list=this.#withCode.get(member2.name);if(list)list.push(one);else this.#withCode.
set(member2.name,[one])}if((member2.flags&FLAG.extension||member2.extends!==void 0)&&!isReplaced){const extensions=member2.extends===void 0?this.#extensions:this.#classExtensions;
const list=extensions.get(member2.name);if(list)list.push(one);else extensions.set(member2.name,[one])}}if(whole)continue;if(text.flags&FLAG.file){for(const member2 of cls.
members){const table=member2.text.kind===MEMBER_METHOD?this.#functions:this.#constants;const key=this.fold(join2(packageName,member2.text.name));const list=table.
get(key);if(list)list.push(member2);else table.set(key,[member2])}continue}if(text.name==="")continue;if(within)within.localTypes.set(text.name,cls);else if(outer)
this.#name(outer.nested,cls);else this.#name(info.types,cls);if(!within&&!insideBody(cls)&&!isReplaced){for(const key of this.#keys(cls)){const list=this.#byName.
get(key);if(list)list.push(cls);else this.#byName.set(key,[cls]);this.#before=void 0}}}}#whole(text,qualified,outer){const count=text.typeParameters?.length??0;
const name2=count===0||!this.dialect.arity?"":`\`${count}`;const whole=outer?outer.nested.get(text.name+name2):this.#byName.get(this.fold(qualified+name2))?.find(
cls=>cls.text.partial&&cls.typeParameters.length===count);if(!whole||whole.external!==void 0)return void 0;const more=(text.supertypes??[]).filter(one=>!whole.text.
supertypes?.includes(one));if(more.length>0)whole.text.supertypes=[...whole.text.supertypes??[],...more];if(whole.text.superclass===void 0&&text.superclass!==void 0&&
more.length>0)whole.text.superclass=whole.text.supertypes?.indexOf(more[0])??0;return whole}#keys(cls){const key=this.fold(cls.qualified);return this.dialect.arity&&
cls.typeParameters.length>0?[`${key}\`${cls.typeParameters.length}`,key]:[key]}#name(names,cls){if(this.dialect.arity&&cls.typeParameters.length>0){names.set(cls.
arityName,cls);if(!names.has(cls.name))names.set(cls.name,cls)}else names.set(cls.name,cls)}hasClassNamed(name2){return this.#simpleNames.has(this.fold(name2))}extensions(name2){
return this.#extensions.get(name2)??[]}withCode(name2){return this.#withCode.get(name2)??[]}classExtensions(name2){return this.#classExtensions.get(name2)??[]}withArity(name2,count){
return this.dialect.arity&&count>0?`${name2}\`${count}`:name2}fold(name2){return this.dialect.ignoresCase?name2.toLowerCase():name2}functions(qualified){return this.#functions.
get(this.fold(qualified))}constants(qualified){return this.#constants.get(this.fold(qualified))}#addPackage(name2){for(let at=name2.length;at>0;at=name2.lastIndexOf(
".",at-1)){const part=name2.slice(0,at);if(this.#packages.has(part))return;this.#packages.add(part)}}hasPackage(name2){return this.#packages.has(name2)}before(name2){
if(!this.#before){this.#before=new Map;for(const key of[...this.#byName.keys(),...this.dialect.standard.names()]){const dot=key.lastIndexOf(".");if(dot>=0)push(
this.#before,key.slice(dot+1),key.slice(0,dot))}}return this.#before.get(this.fold(name2))??[]}packageAt(path,{file,cls}){if(this.dialect.importsNamespaces){const around=cls?.
text.package??file?.package??"";for(let at=around;at!=="";at=at.slice(0,Math.max(0,at.lastIndexOf("."))))if(this.hasPackage(`${at}.${path}`))return`${at}.${path}`}
return this.hasPackage(path)?path:void 0}find(qualified,from){const all=this.#byName.get(this.fold(qualified));if(!all||all.length<2||!from)return all?.[0];const plain3=this.
dialect.arity?all.filter(cls=>cls.typeParameters.length===0):[];const list=plain3.length>0&&!qualified.includes("`")?plain3:all;let best=list[0];let nearest=-1;
for(const cls of list){const near=sharedParts(cls.file?.path??"",from.path);const fuller=near===nearest&&cls.file===best?.file&&cls.members.length>(best?.members.
length??0);const announced=near===nearest&&cls.has(FLAG.expect)&&!best?.has(FLAG.expect);if(near>nearest||fuller||announced){nearest=near;best=cls}}return best}asNear(cls,from){
const all=this.#byName.get(this.fold(cls.qualified));if(!all||all.length<2||cls.has(FLAG.expect))return[cls];const near=sharedParts(cls.file?.path??"",from.path);
return all.filter(one=>one.file!==cls.file&&sharedParts(one.file?.path??"",from.path)===near).concat(cls)}qualified(name2,from){return this.known(name2,from)??this.
outside(name2)}importsOf(file){let imports=this.#imports.get(file);if(!imports){imports=[...file.file.surface.imports,...this.#importsAround(file.path)];this.#imports.
set(file,imports)}return imports}#importsAround(path){const project=this.dialect.projectOf?.(path);if(!project)return[...this.#globalImports.values()].flat();const{
name:name2,imports}=project;return[...this.#globalImports.get(name2)??[],...this.#globalImports.get(void 0)??[],...imports]}#addGlobal(one,path){const project=this.
dialect.projectOf?.(path)?.name;const list=this.#globalImports.get(project);if(list)list.push(one);else this.#globalImports.set(project,[one]);this.#imports.clear()}imported(name2,from){
const known2=this.known(name2,from);if(known2||!this.dialect.importsNamespaces)return known2??this.outside(name2);for(let at=from.package;at!=="";at=at.slice(0,
Math.max(0,at.lastIndexOf(".")))){const relative=this.known(`${at}.${name2}`,from);if(relative)return relative}for(const one of this.importsOf(from)){if(one.static||
one.alias!==void 0)continue;const found=this.known(`${one.path}.${name2}`,from);if(found)return found}return this.outside(name2)}known(name2,from){const found=this.
find(name2,from)??this.dialect.standard.get(name2);if(found)return found;const dot=name2.lastIndexOf(".");if(dot<0)return void 0;const outer=this.find(name2.slice(
0,dot),from);return outer&&nestedIn(this,outer,name2.slice(dot+1))}outside(qualified){const name2=plain(qualified);let cls=this.#outside.get(name2);if(!cls){const simple=name2.
slice(name2.lastIndexOf(".")+1);cls=new ClassInfo(bareType(simple),name2,{external:this.dialect.packageOf(name2),opaque:true});this.#outside.set(name2,cls)}return cls}resultFrom(cls,unsure=false){
return this.outsideIn(cls.external??"",unsure)}outsideIn(packageName,unsure=false){const name2=unsure?UNSURE:"?";const key=`${packageName} ${name2}`;let cls=this.#outside.
get(key);if(!cls){cls=new ClassInfo(bareType(name2),name2,{external:packageName,opaque:true});this.#outside.set(key,cls)}return cls}hasMethod(name2){return this.#methodNames.
has(this.fold(name2))}};var UNSURE="??";function insideBody(cls){for(let at=cls;at;at=at.outer)if(at.within||at.name==="")return true;return false}function join2(packageName,name2){
return packageName===""?name2:`${packageName}.${name2}`}function returned(e,members,args,receiver,expected){const[first,...others]=members;if(first&&others.length===0)return finish(e,args,first,viewFrom(e.program,receiver,
first.owner),expected);finish(e,args,void 0,new Map,void 0);const type=first&&typeOfMember(e.program,first);const isOne=others.every(other=>type&&sameErasure(e.
program,type,typeOfMember(e.program,other)));if(!first||!isOne)return void 0;const view=new Map(viewFrom(e.program,receiver,first.owner));for(const variable of first.
typeParameters)view.set(variable,void 0);return substitute(type,view)}function sayAsserted(e,args,member2,bindings){for(const[parameter,text,isAsked]of member2.
text.asserts??[]){const takes=(name2,at)=>(name2===void 0?at:parameterNamed(member2,name2))===parameter;const nth=args.names?.findIndex(takes)??parameter;const place2=args.
at[nth]??-1;const type=substitute(typeOfText(e.program,text,placeOf(member2)),bindings);if(place2>=0&&type?.is==="class"&&(!isAsked||e.checks))narrow(e,place2,args.
types[nth],type)}}function finish(e,args,member2,view,expected,constructed){const{program,overloads}=e;const parameters=member2&&parameterTypesOf(program,member2);
const variables=member2?constructed?[...constructed.of.typeParameters,...member2.typeParameters]:templatesOf(program,member2):[];const bindings=new Map(view);const parameterAt=at=>{
if(!parameters||!member2)return void 0;const name2=args.names?.[at];if(name2!==void 0)return parameters[parameterNamed(member2,name2)];if(member2.has(FLAG.variadic)&&
at>=parameters.length-1&&!(at===parameters.length-1&&args.types.length===parameters.length&&args.types[at]?.is==="array")){const last=parameters.at(-1);return last?.
is==="array"?last.of:void 0}return parameters[at]};for(const[at,variable]of(member2?.typeParameters??[]).entries()){const given=args.given?.[at];if(given)bindings.
set(variable,given)}const result=constructed??(member2&&typeOfMember(program,member2));if(member2)tellBuilder(e,member2,view,args.types);if(member2&&variables.length>
0){for(const[at,type]of args.types.entries())if(!args.made?.includes(at))overloads.infer(parameterAt(at),type,variables,bindings);const above=constructed&&expected?.
is==="class"?asAncestor(program,constructed,expected.of):void 0;if(expected){const open2=variables.filter(v=>!bindings.has(v));overloads.infer(above??result,expected,
open2,bindings);for(const variable of open2)if(isAnything(bindings.get(variable)))bindings.delete(variable)}}const asFarAsDecided=type=>{const open2=variables.filter(
variable=>!bindings.has(variable)&&variable.bounds.length===0);return substitute(type,open2.length===0?bindings:new Map([...bindings,...open2.map(v=>[v,void 0])]))};
if(member2?.text.asserts)sayAsserted(e,args,member2,bindings);args.types.forEach((type,at)=>{if(args.made?.includes(at)){const parameter2=parameterAt(at);overloads.
infer(parameter2,evaluate(e,args.at[at],asFarAsDecided(parameter2)),variables,bindings)}if(type?.is!=="deferred")return;const parameter=functionalPart(e,parameterAt(
at));const target=classAt(e,asFarAsDecided(parameter));const given=building(e,parameter,variables,bindings,()=>givenBy(e,type,target));if(!target||parameter?.is!==
"class"||variables.length===0)return;const result2=resultOfFunction(program,delegateOf(program,parameter));const[asked2,gives]=heldByWaiting(e,type,result2,given);
overloads.infer(asked2,gives,variables,bindings)});for(const[nth,at]of args.at.entries()){if(operationAt(e,at)===OP.local)declaredHere(e,at,substitute(parameterAt(
nth),bindings))}if(!member2)return void 0;for(const variable of variables)fillByBound(e,variable,bindings);if(program.dialect.reified){for(const variable of variables)
if(!bindings.has(variable))bindings.set(variable,undecided(program,variable))}if(member2.text.name==="getClass"&&member2.owner.qualified===program.dialect.root)
return result;return substitute(result,bindings)}var isAnything=type=>type?.is==="variable"&&type.any===true;function finishTaking(e,{types,at,made},taken2){types.
forEach((type,nth)=>{if(made?.includes(nth))evaluate(e,at[nth]);if(type?.is!=="deferred")return;if(operationAt(e,type.at)===OP.lambda)lambdaTaking(e,type.at,[taken2]);else
givenBy(e,type,void 0)})}function finishFunction(e,args,made){for(const type of args.types)if(type?.is==="deferred")givenBy(e,type,made)}function fillByBound({program,
overloads},variable,bindings){const given=bindings.get(variable);if(given?.is!=="class"||given.args.length>0||given.of.typeParameters.length===0)return;const bound=variable.
bounds.length>0?substitute(boundOf(program,variable),bindings):void 0;const seen=bound?.is==="class"?asAncestor(program,ownType(given.of),bound.of):void 0;if(!seen)
return;const own=new Map;overloads.infer(seen,bound,given.of.typeParameters,own);const args=given.of.typeParameters.map(one=>own.get(one));bindings.set(variable,
classType(given.of,args))}function givenBy(e,waiting,target){if(waiting.group)return sayGroup(e,waiting.at,waiting.group,target).gives;if(waiting.at<0)return waiting.
gives;return operationAt(e,waiting.at)===OP.lambda?lambdaGiving(e,waiting.at,target):evaluate(e,waiting.at,target)}function heldByWaiting(e,lambda2,result,given){
const isAsync=lambda2.at>=0&&operationAt(e,lambda2.at)===OP.lambda&&operand(e,lambda2.at,1)&LAMBDA_ASYNC;if(!isAsync)return[result,given];const held=result?.is===
"class"?awaited(e.program,result):void 0;return held?[held,given]:[result,waitedFor(e,lambda2,given)]}function declaredHere(e,at,type){const local2=findLocal(e,
stringOperand(e,at,0));if(local2&&local2.type===void 0)local2.type=type}function resultOfFunction(program,type){const method=functionalMethodOf(program,type.of);
return method&&substitute(typeOfMember(program,method),viewFrom(program,type,method.owner))}function functionalPart(e,type){if(type?.is!=="union")return type;const isFunctional=one=>one.
is==="class"&&functionalMethodOf(e.program,one.of)!==void 0;return type.of.find(isFunctional)??type}function undecided(program,variable){return variable.bounds.
length>0?boundOf(program,variable):void 0}function outsideResult(e,cls,args,receiver){finish(e,args,void 0,new Map,void 0);const ours=type=>{if(type===void 0)return true;
switch(type.is){case"class":return type.of.external===void 0||type.args.some(ours);case"array":return ours(type.of);case"variable":case"deferred":case"typeName":
return true;default:return false}};const isOurs=(type,nth)=>{const at=args.at[nth]??-1;return ours(type)&&!(at>=0&&operationAt(e,at)===OP.literal)};const unsure=cls.
name===UNSURE||args.types.some(isOurs)||args.given?.some(ours)||receiver?.args.some(ours);return classType(e.program.resultFrom(cls,unsure))}function forwardedMethods(e,cls,name2,seen=new Set){if(seen.has(cls)||seen.size>20)return[];seen.add(cls);const found=[];for(const other of e.program.dialect.otherNames?.(
name2,false)??[]){const[method]=methodsNamed(e.program,cls,other).methods;if(method?.symbol!==void 0)return[method]}for(const owner of[cls,...ancestorsOf(e.program,
cls).keys()])for(const text of owner.text.forwardsTo??e.program.dialect.forwards?.[owner.qualified]??[]){const target=classAt(e,typeOfText(e.program,text,{file:owner.
file,cls:owner,member:void 0}));if(!target)continue;const methods=methodsNamed(e.program,target.of,name2).methods.filter(m=>!m.has(FLAG.forwards));for(const method of methods.
length>0?methods:forwardedMethods(e,target.of,name2,seen))if(!found.includes(method))found.push(method);if(found.length>0)return found}if(cls.has(FLAG.trait)){for(const user of subclassesOf(
e.program,cls))for(const method of methodsNamed(e.program,user,name2).methods.slice(0,1))if(!found.includes(method))found.push(method)}return found.length>MOST_CANDIDATES?
[]:found}function answering(program,cls,asked2){const name2=program.dialect.answers?.[asked2];if(name2===void 0||cls.has(FLAG.trait))return void 0;const{methods,
opaque}=methodsNamed(program,cls,name2);return opaque===void 0&&methods[0]?.symbol!==void 0?methods[0]:void 0}function fieldsOfUsers(program,trait,name2){if(!trait.
has(FLAG.trait))return[];const found=new Set;for(const user of subclassesOf(program,trait)){const field=fieldNamed(program,user,name2);if(field)found.add(field);else
for(const other of fieldsOfUsers(program,user,name2))found.add(other)}return found.size>MOST_CANDIDATES?[]:[...found]}var MOST_CANDIDATES=8;function sayOverriders(e,at,object,declared2,chosen){
const[method]=chosen;if(chosen.length!==1||!method||method.has(FLAG.static)||operationAt(e,object)===OP.parent)return;const made=operationAt(e,object)===OP.name?
madeAt(e,stringOperand(e,object,0)):void 0;if(operationAt(e,object)===OP.construct)return;if(made){const isOpen2=e.program.dialect.implicitLocals;for(const{of:cls}of made){
if(cls===declared2.of||isOpen2&&!ancestorsOf(e.program,cls).has(method.owner))continue;const nearest=methodsNamed(e.program,cls,method.text.name).methods.find(m=>m===
method||overrides(e.program,m,method,cls));if(nearest&&nearest!==method&&nearest.symbol!==void 0)say(e,at,"call_indirect",toMember(nearest),"dynamic",80)}return}
if(!method.has(FLAG.abstract))return;const overriders=overridersOf(e.program,method);if(overriders.length===0||overriders.length>MOST_OVERRIDERS)return;for(const one of overriders)
if(one.symbol!==void 0&&e.constructed.has(one.owner.name))say(e,at,"call_indirect",toMember(one),"dynamic")}var MOST_OVERRIDERS=8;function madeAt(e,name2){for(let depth=e.
frames.length-1;depth>=0;depth--){const frame=e.frames[depth];const local2=frame?.is==="block"?frame.names.get(name2):void 0;if(local2)return local2.made}return void 0}
function sayReflection(e,at,receiver,chosen,args){if(chosen[0]?.owner.external===void 0)return;const rule=e.program.dialect.reflection?.(`${chosen[0].owner.name}\
.${chosen[0].text.name}`);if(!rule)return;const named=rule.owner==="receiver"?receiver:classAt(e,args.types[rule.owner]);const owner=classAt(e,named?.args[0])?.
of;if(!owner||owner.external!==void 0)return;for(const name3 of rule.names??[])for(const method of methodsNamed(e.program,owner,name3).methods)if(method.symbol!==
void 0)say(e,at,"call_indirect",toMember(method),"dynamic");if(rule.names)return;const literal2=rule.name===void 0?void 0:args.at[rule.name];const name2=literal2!==
void 0&&operationAt(e,literal2)===OP.literal&&e.code[literal2+1]>3?stringOperand(e,literal2,1):void 0;const members=rule.name===void 0?owner.constructors:name2===
void 0?[]:methodsNamed(e.program,owner,name2).methods;const ours=members.filter(member2=>member2.symbol!==void 0);if(ours.length>0)say(e,at,"call_indirect",destinationOf(
ours),"dynamic")}var MOST_HANDLERS=16;function sayDispatched(e,at,name2,on,args,methods=[]){const rules=e.program.dialect.dispatches?.get(name2);if(!rules)return;const receiver=typeof on===
"string"?void 0:on;const ours=methods.filter(({symbol})=>symbol!==void 0).map(({owner})=>owner);const having=receiver&&(ours.length>0?ours:[receiver.of,...ancestorsOf(
e.program,receiver.of).keys()]);const owners=new Set(having?.map(({qualified})=>plain(qualified))??[on]);for(const rule of rules){const sent=rule.sendsItself?receiver:
classAt(e,args.types[0]);if(!sent||sent.of.symbol===void 0)continue;if(!rule.owners.some(owner=>owners.has(owner)))continue;const own=rule.own===void 0?[]:methodsNamed(
e.program,sent.of,rule.own).methods;if(own.length===1&&own[0]?.symbol!==void 0)say(e,at,"call_indirect",toMember(own[0]),"dynamic");const types=rule.supertypes?
[sent,...ancestorsOf(e.program,sent.of).values()]:[sent];const handlers=types.flatMap(type=>handlersOf(e.program,rule).get(keyOf(type)??"")??[]);if(handlers.length===
0||handlers.length>MOST_HANDLERS)continue;if(rule.every)for(const one of handlers)say(e,at,"call_indirect",toMember(one),"dynamic");else say(e,at,"call_indirect",
destinationOf(handlers),handlers.length>1?"ambiguous":"dynamic")}}function handlersOf(program,rule){const known2=program.handlers.get(rule);if(known2)return known2;
const found=new Map;program.handlers.set(rule,found);const add=(type,method)=>{const key=keyOf(type);if(key===void 0||method?.symbol===void 0)return;const list=found.
get(key);if(!list)found.set(key,[method]);else if(!list.includes(method))list.push(method)};const{handlers,annotations,named}=rule;for(const{classes}of program.
files.values())for(const cls of new Set(classes)){if(!cls.isInterface&&!cls.has(FLAG.abstract)){for(const[type,name2]of handlers??[])for(const handled of handledBy(
program,cls,type))add(handled,handling(program,cls,name2,handled));if(named?.type.test(cls.qualified)&&!cls.has(FLAG.trait)){for(const method of cls.members)if(named.
method.test(method.text.name)&&!method.has(FLAG.private|FLAG.protected))add(parameterTypesOf(program,method)?.[0],method)}}if(annotations)for(const method of cls.
members)for(const handled of handledByAnnotation(program,method,annotations))add(handled,method)}return found}function handledBy(program,cls,name2){return[classType(
cls,[]),...ancestorsOf(program,cls).values()].flatMap(type=>supertypesOf(program,type.of).filter(({of})=>plain(of.qualified)===name2).map(raw=>substitute(raw,bindingsOf(
type)).args[0]))}function handling(program,cls,name2,handled){const explicit=(cls.methods.get(program.fold(name2))??[]).filter(method=>method.has(FLAG.explicit));
const takes=[...methodsNamed(program,cls,name2).methods,...explicit].map(method=>({method,key:keyOf(parameterTypesOf(program,method)?.[0])}));const own=takes.find(
({key})=>key!==void 0&&key===keyOf(handled));const open2=takes.filter(({key})=>key===void 0);return own?.method??(open2.length===1?open2[0]?.method:void 0)}var ANNOTATION=/^@([\w.]+)/;
var STRING=/"(?:[^"\\]|\\.)*"/g;function handledByAnnotation(program,method,annotations){const{text,file,owner}=method;const place2={file,cls:owner,member:method};
return(file?.file.symbols[text.symbol]?.annotations??[]).flatMap(one=>{const name2=ANNOTATION.exec(one)?.[1]??"";if(!annotations.some(full=>full.endsWith(name2.
slice(name2.lastIndexOf(".")+1))))return[];const meant=typeOfText(program,name2,place2);if(meant?.is!=="class"||!annotations.includes(plain(meant.of.qualified)))
return[];const classes=[...one.replace(STRING,"").matchAll(/([\w.]+)\.class\b/g)];if(classes.length===0)return[parameterTypesOf(program,method)?.[0]];return classes.
map(([,handled])=>typeOfText(program,handled,place2))})}function keyOf(type){if(type?.is==="primitive")return type.name;if(type?.is!=="class")return void 0;const args=type.
args.map(keyOf);return args.includes(void 0)?void 0:`${type.of.symbol??type.of.qualified}<${args.join()}>`}function callListFunction(e,known2,args){const list=args.types[known2.list];const element=elementOf(e.program,list);let results;args.types.forEach((type,at)=>{if(type?.
is==="class")results??=resultOfFunction(e.program,type);if(type?.is!=="deferred")return;if(operationAt(e,type.at)===OP.lambda)results=lambdaTaking(e,type.at,taken(
e,known2,args,at,element));else evaluate(e,type.at)});switch(known2.gives){case"list":return list?.is==="array"?list:element&&arrayOf(element);case"element":return element;case"\
lists":return element&&arrayOf(arrayOf(element));case"result":return results;case"results":return results&&arrayOf(results);default:return void 0}}function taken(e,known2,args,callback,element){
if(known2.elements==="behind")return args.types.slice(callback+1);if(known2.elements==="each")return args.types.slice(callback+1).map(list=>elementOf(e.program,
list));const types=[];for(const at of known2.elements??[])types[at]=element;return types}function extensionsOf(e,name2,on,args){const isGuess=on?.is==="typeName";const receiver=isGuess?on.value:on;if(!e.program.dialect.extensionMethods||isGuess&&!receiver)
return[];if(isOfEveryList(e,receiver,name2))return[];for(const methods of inSight(e,name2)){const found=fittingOf(e,methods,name2,receiver,isGuess,args);if(found.
length>0)return found}return[]}function fittingOf(e,extensions,name2,receiver,isGuess,args){const methods=extensions.filter(one=>one.text.kind===MEMBER_METHOD);
const candidates=takingTypes(methods,args);if(candidates.length===0)return[];const{types,names}=onReceiver(args,receiver,-1);const fitting=candidates.filter(one=>{
const[first]=parameterTypesOf(e.program,one)??[];if(isGuess&&!(first?.is==="class"&&first.of.external!==void 0))return false;return!isNearerOf(e,first,name2)&&e.
overloads.fit(receiver,first,one.typeParameters)!==FIT.no});const suiting=suitingLambdas(e,fitting,{...args,types,at:[-1,...args.at]},()=>new Map);const chosen=e.
overloads.choose(suiting,types,()=>new Map,names,hasTypeArguments(args));return chosen.length>0||suiting.length>1?chosen:suiting}function inSight(e,name2){const all=e.
program.extensions(name2);if(all.length===0)return[];const here=e.cls?namespaceOf(e.cls):e.file.package;const own=all.filter(({owner})=>namespaceOf(owner)===here);
const others=all.filter(({owner})=>namespaceOf(owner)!==here&&isInSight(e,outermost(owner),here));return[own,others].filter(({length})=>length>0)}function isInSight(e,owner,here){
const{program,file}=e;const namespace=namespaceOf(owner);if(namespace===""||here.startsWith(`${namespace}.`))return true;return program.importsOf(file).some(({path,
static:isStatic,alias})=>{if(alias!==void 0)return false;if(isStatic)return program.imported(path,file)===owner;return path===namespace||program.packageAt(path,
place(e))===namespace})}var namespaceOf=cls=>{const{text,file}=outermost(cls);return text.package??file?.package??""};function extensionProperties(e,name2,receiver){
if(!e.program.dialect.extensionMethods)return[];if(receiver?.is==="typeName")return extensionsOfClass(e,name2,receiver.of,MEMBER_FIELD);const all=inSight(e,name2).
flat();return all.filter(one=>{if(one.text.kind!==MEMBER_FIELD)return false;const[extended]=parameterTypesOf(e.program,one)??[];return e.overloads.fit(receiver,
extended,one.typeParameters)!==FIT.no})}function extensionsOfClass({program},name2,cls,kind){return program.classExtensions(name2).filter(one=>{const extended=typeOfText(
program,one.text.extends,placeOf(one));if(one.text.kind!==kind||extended?.is!=="class")return false;return extended.of===cls||ancestorsOf(program,cls).has(extended.
of)})}function callOutside(e,at,receiver,args){const{program}=e;const{extensionOutside,standard:standard2,iterables}=program.dialect;const name2=stringOperand(e,
at,0);if(!extensionOutside||receiver?.is==="typeName"||receiver?.is==="package")return void 0;if(inSight(e,name2).length>0||receiver===void 0&&program.hasMethod(
name2))return void 0;const isWhole=receiver?.is==="class"&&receiver.of.external===void 0&&!receiver.of.text.partial;const isOurs=isWhole&&opaqueOwnerOf(program,
receiver.of)===void 0;const[given]=args.given??[];const found=extensionOutside(program,name2,e.file,isOurs,given!==void 0);if(!found)return void 0;say(e,at,"cal\
l",toOutside(found.from,name2),"import");if(found.hands)finishTaking(e,args,given);const type=found.hands?void 0:outsideResult(e,found.from,args,void 0);if(found.
gives==="receiver"&&receiver!==void 0)return{type:receiver};if(found.gives===void 0||given===void 0)return{type};if(found.gives==="argument")return{type:given};
const around=found.gives==="task"?program.dialect.awaitables?.[0]:iterables[0];const cls=around===void 0?void 0:standard2.inTable(program.withArity(around,1));return{
type:cls&&classType(cls,[given])}}function isOfEveryList(e,receiver,name2){if(receiver?.is!=="class"||!receiver.of.name.startsWith("?"))return false;return iterablesOf(
e.program).some(list=>methodsNamed(e.program,list,name2).methods.length>0)}function extensionsInsteadOf(e,name2,group,receiver,cls,args){if(group.opaque!==void 0||
e.program.extensions(name2).length===0)return[];const isTaken=own=>e.overloads.accepts(own,args.types,viewFrom(e.program,cls,own.owner),args.names);if(!takingTypes(
group.methods,args).some(isTaken))return extensionsOf(e,name2,receiver,args);return isOfEveryCollection(e,group)?nearerThanLists(e,name2,group,receiver,args):[]}
function isOfEveryCollection({program},{methods}){const lists=iterablesOf(program);return methods.every(({owner,text})=>lists.includes(owner)&&!UNEXTENDED.test(
text.name))}var UNEXTENDED=/^Get(Async)?Enumerator$/;function nearerThanLists(e,name2,{methods},receiver,args){const extensions=extensionsOf(e,name2,receiver,args);
const isNearer=one=>{const[first]=parameterTypesOf(e.program,one)??[];if(first?.is!=="class"||e.overloads.fit(receiver,first,one.typeParameters)!==FIT.plain)return false;
return methods.every(({owner})=>first.of!==owner&&ancestorsOf(e.program,first.of).has(owner))};return extensions.every(isNearer)?extensions:[]}function isNearerOf(e,extended,name2){
if(extended?.is!=="class"||extended.of.external===void 0||extended.of.isInterface)return false;return methodsNamed(e.program,extended.of,name2).methods.length>0}
function onReceiver(args,receiver,object){const all={...args,types:[receiver,...args.types],at:[object,...args.at]};if(args.made)all.made=args.made.map(at=>at+1);
return args.names?{...all,names:[void 0,...args.names]}:all}function staticMethods(e,name2){const methods=[];const outside2=[];const imports=e.program.importsOf(e.file);const named=imports.some(one=>one.static&&!one.all&&
one.path.endsWith(`.${name2}`));for(const one of imports){if(!one.static||named&&one.all)continue;const cut=one.all?one.path.length:one.path.lastIndexOf(".");if(!one.
all&&one.path.slice(cut+1)!==name2)continue;const cls=e.program.imported(one.path.slice(0,cut),e.file);const found=methodsNamed(e.program,cls,name2).methods;for(const method of found)
if(!methods.includes(method))methods.push(method);if(found.length===0&&cls.opaque&&!outside2.includes(cls))outside2.push(cls)}const opaque=meantOf(e.program,outside2,
name2);return{methods,opaque,isOpen:opaque===void 0&&outside2.length>0}}function meantOf(program,classes,name2){if(classes.length<2)return classes[0];const{staticNames}=program.
dialect;const having=classes.filter(({qualified})=>staticNames?.get(qualified)?.test(name2));const left=having.length>0?having:classes.filter(({qualified})=>!staticNames?.
has(qualified));const[first]=left;if(left.length<2)return first;const isOne=left.every(({external})=>external===first?.external);return isOne&&first?.external!==
void 0?program.outsideIn(first.external):void 0}function call(e,at,expected){const typeArgumentCount=operand(e,at,3);const hasObject=operand(e,at,4)===1;let child=at+7;let receiver;const object=child;if(hasObject){
receiver=objectOf(e,child,stringOperand(e,at,0));child=after(e,child)}const given=[];for(let count=0;count<typeArgumentCount;count++){given.push(evaluate(e,child));
child=after(e,child)}const args={...readArguments(e,child,after(e,at)),given};const type=hasObject?callOn(e,at,object,receiver,args,expected):callByName(e,at,args,
expected);if(given.length>0&&type?.is==="variable")return given[0];return narrowedAt(e,at)??type}function callByName(e,at,args,expected){const name2=stringOperand(
e,at,0);let opaque;const value=e.program.dialect.methodGroups?callValue(e,at,args):void 0;if(value)return value.type;for(let depth=e.frames.length-1;depth>=0;depth--){
const frame=e.frames[depth];const functions=functionsIn(frame,name2);if(functions.length>0){const chosen=choose(e,{methods:functions},args,void 0);sayCall(e,at,
chosen,"same_file");return returned(e,chosen,args,void 0,expected)}if(frame?.is!=="class")continue;const group=methodsNamed(e.program,frame.cls,name2);if(group.
methods.some(method=>!isHiddenFrom(frame.cls,method))){const receiver=ownType(frame.cls);const chosen=choose(e,group,args,receiver);const near=chosen[0]?.owner.
file===e.file;sayCall(e,at,chosen,near?"same_file":"type",opaque===void 0?void 0:70);return returned(e,chosen,args,receiver,expected)}opaque??=group.opaque}const imported=staticMethods(
e,name2);if(imported.methods.length>0){const chosen=choose(e,imported,args,void 0);sayCall(e,at,chosen,"import");return returned(e,chosen,args,void 0,expected)}
const outside2=staticOutside(e,name2)??(imported.isOpen?void 0:imported.opaque??opaque);if(outside2?.external!==void 0){say(e,at,"call",toOutside(outside2,name2),
staticOutside(e,name2)?"import":"type");return outsideResult(e,outside2,args,void 0)}finish(e,args,void 0,new Map,void 0);return unknown(e,at,"call")}function callValue(e,at,args){
const{found}=findVariable(e,stringOperand(e,at,0));if(!found)return void 0;const destination=found.is==="local"?{to:"local",index:found.local.index}:toMember(found.
member);say(e,at,found.is==="local"?"read":"call_indirect",destination,"same_file");return{type:invoke(e,found.is==="local"?found.local.type:found.type,args)}}function callHeld(e,at,receiver,args){
const field=fieldNamed(e.program,receiver.of,stringOperand(e,at,0));const type=field&&seenFrom(e.program,field,receiver);const cls=classAt(e,type);if(!field||type&&
!(cls&&(cls.of.opaque||functionalMethodOf(e.program,cls.of))))return void 0;say(e,at,"call_indirect",toMember(field),"type");return{type:invoke(e,type,args)}}function invokeValue(e,at,expected){
const callee=at+5;const held=evaluate(e,callee);const args=readArguments(e,after(e,callee),after(e,at));const cls=classAt(e,held);const methods=cls?methodsNamed(
e.program,cls.of,stringOperand(e,at,0)).methods.filter(({symbol})=>symbol!==void 0):[];if(methods.length===0)return invoke(e,held,args);if(operand(e,at,1)>0)sayCall(
e,at,methods,"type");return returned(e,methods,args,held,expected)}function invoke(e,held,args){if(held?.is==="deferred"){finish(e,args,void 0,new Map,void 0);return held.
gives}const cls=classAt(e,held);const invoked=cls&&functionalMethodOf(e.program,cls.of);return finish(e,args,invoked,invoked?viewFrom(e.program,cls,invoked.owner):
new Map,void 0)}function callFunction(e,at,expected){const args=readArguments(e,at+6,after(e,at));const name2=stringOperand(e,at,0);const found=e.program.dialect.
resolveFunction?.(e.program,stringOperand(e,at,3),e.file);const made=e.program.dialect.produces?.(e.program,name2,args.types);if(!found){finish(e,args,void 0,new Map,
void 0);unknown(e,at,"call");return made}sayFound(e,at,"call",found);if(found.is==="outside"){sayDispatched(e,at,found.name,found.package,args);const known2=found.
package.startsWith("std:")&&e.program.dialect.listFunctions?.get(name2.toLowerCase());if(known2)return callListFunction(e,known2,args);const{parameters}=found.like?.
text??{};if(found.like&&!made&&(!parameters||args.types.length<=parameters.length))return finish(e,args,found.like,new Map,expected);if(found.type!==void 0||found.
package.startsWith("std:")||made){finish(e,args,void 0,new Map,void 0);return made??typeOfText(e.program,found.type,{file:e.file,cls:void 0,member:void 0})}return outsideResult(
e,e.program.outsideIn(found.package),args,void 0)}const[first]=found.members;const type=finish(e,args,found.members.length===1?first:void 0,new Map,expected);return made??
type}function callOn(e,at,object,receiver,args,expected){const name2=stringOperand(e,at,0);const{program}=e;if(receiver?.is==="array"){const extended2=onArray(e,
at,object,receiver,args,expected);const outside2=extended2??callOutside(e,at,receiver,args);if(outside2)return outside2.type;const root=program.dialect.standard.
get(program.dialect.root);if(root)say(e,at,"call",toOutside(root,name2),"type");finish(e,args,void 0,new Map,void 0);if(name2!=="getClass")return name2==="clone"?
receiver:void 0;const cls2=program.dialect.standard.inTable("Class");return cls2&&classType(cls2,[receiver])}const boxes=program.dialect.extensionMethods&&receiver?.
is==="primitive";const cls=classAt(e,boxes?e.overloads.boxed(receiver):receiver);if(!cls){const outside2=callOutside(e,at,receiver,args);if(outside2)return outside2.
type;finish(e,args,void 0,new Map,void 0);if(receiver?.is==="package"&&!program.hasPackage(receiver.name)){say(e,at,"call",{to:"external",package:program.dialect.
packageOf(`${receiver.name}.X`),name:name2},"import",60);return void 0}return unknown(e,at,"call")}const seen=methodsOf(e,receiver,cls,name2);const{group}=seen;
const extended=group.methods.length>0?extensionsInsteadOf(e,name2,group,receiver,seen.cls,args):[];if(extended.length>0){sayCall(e,at,extended,"type");return returned(
e,extended,onReceiver(args,receiver,object),void 0,expected)}if(group.methods.length===0){const held=program.dialect.methodGroups?callHeld(e,at,cls,args):void 0;
if(held)return held.type;const extensions=extensionsOf(e,name2,receiver,args);if(extensions.length>0){sayCall(e,at,extensions,"type",group.opaque===void 0?void 0:
70);const all=onReceiver(args,receiver?.is==="typeName"?receiver.value:receiver,object);return returned(e,extensions,all,void 0,expected)}const onClass=receiver?.
is==="typeName"?extensionsOfClass(e,name2,cls.of,MEMBER_METHOD):[];if(onClass.length>0){const chosen2=choose(e,{methods:onClass},args,void 0);sayCall(e,at,chosen2,
"type");return returned(e,chosen2,args,void 0,expected)}const forwarded=forwardedMethods(e,cls.of,name2);if(forwarded.length>0){say(e,at,"call",destinationOf(forwarded),
forwarded.length>1?"ambiguous":"dynamic");return returned(e,forwarded,args,forwarded[0]&&classType(forwarded[0].owner),expected)}const imported=callOutside(e,at,
receiver,args);if(imported)return imported.type;const answer=answering(program,cls.of,isOfClass(e,object,receiver)?"staticCall":"call");if(answer){say(e,at,"cal\
l",toMember(answer),"dynamic");finish(e,args,void 0,new Map,void 0);return program.dialect.produces?.(program,name2,args.types)??seenFrom(program,answer,cls)}const outside2=group.
opaque;if(outside2?.name===UNSURE&&program.hasMethod(name2)||isUndecided(e,receiver,cls)){finish(e,args,void 0,new Map,void 0);return unknown(e,at,"call")}if(outside2?.
external===void 0){finish(e,args,void 0,new Map,void 0);if(cls.of.external!==void 0){say(e,at,"call",toOutside(cls.of,name2),"type");sayDispatched(e,at,name2,cls,
args);return outsideResult(e,cls.of,args,cls)}return unknown(e,at,"call")}say(e,at,"call",toOutside(outside2,name2),"type");sayDispatched(e,at,name2,cls,args);const guessed=outsideResult(
e,outside2,args,cls);return program.dialect.produces?.(program,name2,args.types)??ofEveryObject(e,name2)??guessed}const chosen=choose(e,group,args,seen.cls);if(chosen[0]?.
has(FLAG.forwards)){const behind=methodBehind(program,seen.cls.of,name2);const forwarded=behind?[behind]:forwardedMethods(e,cls.of,name2);if(behind)say(e,at,"ca\
ll",toMember(behind),"type");else if(forwarded.length>0)say(e,at,"call",destinationOf(forwarded),forwarded.length>1?"ambiguous":"dynamic");else if(chosen[0].symbol!==
void 0)say(e,at,"call",toMember(chosen[0]),"dynamic");else unknown(e,at,"call");return returned(e,chosen,args,seen.cls,expected)}sayCall(e,at,[...chosen,...insteadOf(
e,receiver,chosen,name2)],"type");sayOverriders(e,at,object,cls,chosen);sayReflection(e,at,cls,chosen,args);sayDispatched(e,at,name2,cls,args,group.methods);const caller=e.
cls&&operationAt(e,object)===OP.parent?ownType(e.cls):seen.cls;const given=program.dialect.produces?.(program,name2,args.types)??returned(e,chosen,args,caller,expected);
const methodOf=other=>methodsNamed(program,other,name2).methods[0];const type=eitherOf([given,...givenByOthers(e,receiver,seen.cls,methodOf)]);if(name2==="getCl\
ass"&&args.types.length===0&&type?.is==="class")return classType(type.of,[cls]);return type}var isOfClass=(e,object,receiver)=>receiver?.is==="typeName"||operationAt(
e,object)===OP.self&&(e.member?.has(FLAG.static)??false);function ofEveryObject(e,name2){const root=e.program.dialect.standard.get(e.program.dialect.root);const[
method,...others]=root?methodsNamed(e.program,root,name2).methods:[];const type=others.length===0?method&&typeOfMember(e.program,method):void 0;return type?.is===
"primitive"||type?.is==="class"&&type.args.length===0?type:void 0}function onArray(e,at,object,receiver,args,expected){const list=e.overloads.asList(receiver);if(!list)
return void 0;const name2=stringOperand(e,at,0);const extensions=extensionsOf(e,name2,receiver,args);if(extensions.length>0){sayCall(e,at,extensions,"type");return{
type:returned(e,extensions,onReceiver(args,receiver,object),void 0,expected)}}if(methodsNamed(e.program,list.of,name2).methods.length===0)return void 0;return{type:callOn(
e,at,object,list,args,expected)}}read({call,callFunction,invokeValue});function construct(e,at,expected){const bodyType=operand(e,at,0);let child=at+4;let outer;if(operand(e,at,1)===1){outer=evaluate(e,child);child=after(e,child)}const typeAt=child;
const args=readArguments(e,after(e,typeAt),after(e,at));let type;const inner=classAt(e,outer);if(inner&&operationAt(e,typeAt)===OP.typeName){const cls=nestedIn(
e.program,inner.of,stringOperand(e,typeAt,0));if(cls){say(e,typeAt,"read",toClass(cls),"type");type=classType(cls)}else unknown(e,typeAt,"read")}else{e.typeUse=
"read";type=evaluate(e,typeAt);e.typeUse="type"}if(operationAt(e,typeAt)===OP.typeInferred&&bodyType<0){const cls=classAt(e,expected);const[member2]=cls?choose(
e,{methods:constructorsOf(e,cls.of,args)},args,void 0):[];sayProperties(e,args,member2);finish(e,args,member2,cls?bindingsOf(cls):new Map,void 0);return cls}if(operationAt(
e,typeAt)<OP.typeName)type=classNamedBy(e,type);if(isExpression(e,typeAt))finish(e,args,void 0,new Map,void 0);else if(type?.is==="class"){const cls=type.of;if(bodyType>=
0){const nameAt=namedAt(e,typeAt);if(nameAt!==void 0)say(e,nameAt,"call",toClass(cls),"type");finish(e,args,void 0,new Map,void 0)}else type=sayConstruction(e,namedAt(
e,typeAt),type,args,expected)}else finish(e,args,void 0,new Map,void 0);for(let body=after(e,typeAt);body<after(e,at);body=after(e,body))if(operationAt(e,body)===
OP.type){evaluate(e,body);const cls=e.file.classes[bodyType];if(cls)return classType(cls)}return type}function isExpression(e,at){return operationAt(e,at)<OP.typeName&&
operationAt(e,at)!==OP.name}var NAMED=new Set([OP.name,OP.typeName,OP.typeMember,OP.typePath]);function namedAt(e,typeAt){const at=operationAt(e,typeAt)===OP.typeAnnotated?
typeAt+2:typeAt;return NAMED.has(operationAt(e,at))?at:void 0}function classNamedBy(e,type){const isName=type?.is==="class"&&type.of.name===e.program.dialect.classOfClasses;
return isName?type.args[0]:type}function constructorsOf(e,cls,args){const{constructorName}=e.program.dialect;if(cls.external!==void 0)return cls.constructors.filter(
one=>e.overloads.accepts(one,args.types,new Map,args.names));if(constructorName===void 0)return cls.constructors;return methodsNamed(e.program,cls,constructorName).
methods.filter(method=>method.symbol!==void 0)}function sayConstruction(e,at,type,args,expected){const{of:cls}=type;const evidence=cls.file===e.file?"same_file":
"import";const chosen=choose(e,{methods:constructorsOf(e,cls,args)},args,void 0);const isOutside=cls.external!==void 0;if(at!==void 0&&(isOutside||chosen.every(
one=>one.owner!==cls)))say(e,at,"call",toClass(cls),evidence);if(at!==void 0&&chosen.length>0&&!isOutside)say(e,at,"call",destinationOf(chosen),chosen.length===
1?evidence:"ambiguous");if(cls.isInterface&&functionalMethodOf(e.program,cls)){finishFunction(e,args,type);return type}const member2=chosen.length===1?chosen[0]:
void 0;sayProperties(e,args,member2);if(type.args.length>0||cls.typeParameters.length===0){finish(e,args,member2,bindingsOf(type),expected);return type}const open2=ownType(
cls);const inferred=finish(e,args,member2,new Map,expected,member2?open2:void 0);if(inferred?.is==="class")return inferred;const bindings=new Map;if(expected?.is===
"class"){const seen=asAncestor(e.program,open2,expected.of);for(const[index,arg]of(seen?.args??[]).entries())e.overloads.infer(arg,expected.args[index],cls.typeParameters,
bindings)}return bindings.size>0?substitute(open2,bindings):type}function delegate(e,at){e.delegates=true;let child=at+7;if(operand(e,at,4)===1){evaluate(e,child);
child=after(e,child)}const args=readArguments(e,child,after(e,at));const type=operand(e,at,3)===1?e.cls&&superclassOf(e.program,e.cls):e.cls&&ownType(e.cls);if(!type){
finish(e,args,void 0,new Map,void 0);return unknown(e,at,"call")}const chosen=choose(e,{methods:constructorsOf(e,type.of,args)},args,void 0);const written=/^(this|super|base)$/.
test(stringOperand(e,at,0));if(chosen.length===0||type.of.external!==void 0){if(written)say(e,at,"call",toClass(type.of),type.of.file===e.file?"same_file":"type")}else
say(e,at,"call",destinationOf(chosen),chosen.length>1?"ambiguous":type.of.file===e.file?"same_file":"type");const member2=chosen.length===1?chosen[0]:void 0;sayProperties(
e,args,member2);finish(e,args,member2,bindingsOf(type),void 0);return void 0}function sayProperties(e,{at,names},made){if(!names||!made)return;const{fields}=made.
owner;for(const[nth,name2]of names.entries()){const property=name2===void 0?void 0:fields.get(name2)??fields.get(`$${name2}`);if(property?.has(FLAG.parameter))say(
e,at[nth]-5,"read",toMember(property),"type")}}read({construct,delegate});function member(e,at,expected){const text=stringOperand(e,at,0);const key=operand(e,at,3)&USE_PROPERTY&&!text.startsWith("$")?`$${text}`:text;const object=at+6;
const path=qualifierPath(e,object);if(path!==void 0&&isPackagePath(e,path)){const around=e.program.packageAt(path,place(e))??path;const cls2=e.program.known(`${around}\
.${text}`,e.file);if(cls2){say(e,at,"read",toClass(cls2),cls2.file===e.file?"same_file":"import");return{is:"typeName",of:cls2}}if(e.program.hasPackage(`${around}\
.${text}`))return{is:"package",name:`${around}.${text}`};if(new RegExp("^\\p{Lu}","u").test(text)){const outside2=e.program.outside(`${path}.${text}`);say(e,at,
"read",toClass(outside2),"import");return{is:"typeName",of:outside2}}return{is:"package",name:`${path}.${text}`}}const receiver=objectOf(e,object,text);if(receiver?.
is==="array"){if(text==="length")say(e,at,"read",{to:"external",package:e.program.dialect.packageOf(e.program.dialect.root),name:"array.length"},"type");return primitive(
"int")}const element=receiver?.is==="class"?receiver.names?.indexOf(text)??-1:-1;if(receiver?.is==="class"&&element>=0){const own=receiver.anonymous?.[element];
if(own!==void 0)say(e,at,useAt(e,at),{to:"local",index:memberOfObject(e,own)},"same_file");else say(e,at,useAt(e,at),toOutside(receiver.of,`Item${element+1}`),"\
type");return receiver.args[element]}const boxes=e.program.dialect.methodGroups&&receiver?.is==="primitive";const cls=classAt(e,boxes?e.overloads.boxed(receiver):
receiver);const isResource=path!==void 0&&e.program.dialect.isResource?.(`${path}.${text}`)===true;if(!cls){unknown(e,at,useAt(e,at));return isResource?primitive(
"int"):narrowedAt(e,at)}const found=fieldOf(e,receiver,cls,key);if(found){if(found.member.has(FLAG.forwards))sayPromised(e,at,cls.of,text,found.member);else sayAccess(
e,at,[found.member],"type");const path2=e.narrowed.size>0?pathKey(e,at):void 0;if(path2!==void 0&&useAt(e,at)==="write")e.narrowed.delete(path2);const narrowed=path2===
void 0?void 0:e.narrowed.get(path2);return narrowed??eitherOf([seenFrom(e.program,found.member,found.cls),...givenByOthers(e,receiver,found.cls,other=>fieldNamed(
e.program,other,key))])}const group=e.program.dialect.methodGroups?methodsNamed(e.program,cls.of,text).methods:[];if(group.length>0)return sayGroup(e,at,group,expected);
const promised=promisedField(e,cls.of,key,text);if(promised!==void 0){sayAccess(e,at,[promised],"dynamic");const type=seenFrom(e.program,promised,cls);return promised.
text.kind===MEMBER_FIELD?type:type&&e.program.dialect.asProperty?.(e.program,type)}const used=fieldsOfUsers(e.program,cls.of,key);if(used.length>0){sayAccess(e,
at,used,used.length>1?"ambiguous":"dynamic");return narrowedAt(e,at)??eitherOf(used.map(field=>typeOfMember(e.program,field)))}const extensions=extensionProperties(
e,text,receiver);if(extensions.length>0){sayAccess(e,at,extensions,extensions.length>1?"ambiguous":"type");return narrowedAt(e,at)??eitherOf(extensions.map(property=>typeOfMember(
e.program,property)))}const nested=nestedIn(e.program,cls.of,text);if(nested){say(e,at,"read",toClass(nested),nested.file===e.file?"same_file":"import");return{
is:"typeName",of:nested}}const isOfObject=key!==text&&receiver?.is!=="typeName";const answer=isOfObject?answering(e.program,cls.of,useAt(e,at)==="write"?"write":
"read"):void 0;if(answer){say(e,at,"call_indirect",toMember(answer),"dynamic");return narrowedAt(e,at)??(useAt(e,at)==="read"?seenFrom(e.program,answer,cls):void 0)}
const opaque=opaqueOwnerOf(e.program,cls.of)??(cls.of.external!==void 0?cls.of:void 0);if(opaque?.external===void 0||opaque.name===UNSURE||isUndecided(e,receiver,
cls))return unknown(e,at,useAt(e,at));say(e,at,useAt(e,at),toOutside(opaque,text),"type");if(isResource)return primitive("int");const value=classType(e.program.
resultFrom(opaque));if(receiver?.is==="typeName"&&new RegExp("^\\p{Lu}[^_]*\\p{Ll}","u").test(text))return{is:"typeName",of:e.program.outside(`${opaque.qualified}\
.${text}`),value};return value}function sayPromised(e,at,cls,text,comment){const promised=promisedField(e,cls,"",text)??(comment.symbol===void 0?void 0:comment);
if(promised)sayAccess(e,at,[promised],"dynamic");else unknown(e,at,useAt(e,at))}function promisedField(e,cls,key,text){for(const other of e.program.dialect.otherNames?.(
text,true)??[]){const[method]=methodsNamed(e.program,cls,other).methods;if(method?.symbol!==void 0)return method}for(const owner of[cls,...ancestorsOf(e.program,
cls).keys()])for(const forward of owner.text.forwardsTo??[]){const target=classAt(e,typeOfText(e.program,forward,{file:owner.file,cls:owner,member:void 0}));const field=target&&
target.of!==cls?fieldNamed(e.program,target.of,key):void 0;if(field)return field}return void 0}function isPackagePath(e,path){const first=path.split(".")[0];if(findVariable(
e,first).found)return false;if(typeNamed(e.program,first,place(e))!==void 0||staticField(e,first))return false;if(e.program.dialect.importsNamespaces)return(e.program.
packageAt(first,place(e))!==void 0||/^(System|Microsoft)$/.test(first))&&!namesClass(e,path);if(path.split(".").some(part=>new RegExp("^\\p{Lu}","u").test(part)))
return false;return e.program.hasPackage(first)||/^(java|javax|jdk|com|org|net|io|edu|gov|kotlin|scala|android|androidx)$/.test(first)}function namesClass(e,path){
for(let dot=path.indexOf(".");dot>=0;dot=path.indexOf(".",dot+1)){const around=e.program.packageAt(path.slice(0,dot),place(e))??path.slice(0,dot);const[name2]=path.
slice(dot+1).split(".");if(e.program.known(`${around}.${name2}`,e.file))return true}return false}read({member});function createLinker(dialect,prepare){const program=new Program(dialect);const overloads=new Overloads(program);prepare?.(program,overloads);return{add:file=>program.
add(file),finish:()=>{},link:(file,body,out)=>{const info=program.files.get(file.path);if(!info)return;for(const one of file.surface.imports)sayImport(program,info,
one,out);if(body.code.length>0)evaluate(startEvaluation(program,overloads,info,body,out),0)}}}function sayImport(program,file,one,out){const{dialect}=program;const sayAt2=(line,column2,length,destination)=>out.
occurrence({line,column:column2,length,use:"import",destination,from:-1,evidence:"import"});const sayLast=destination=>{sayAt2(one.line,one.column,one.length,destination);
if(one.alias!==void 0&&one.aliasAt)sayAt2(...one.aliasAt,one.alias.length,destination)};const brought=one.all?void 0:dialect.resolveImport?.(program,one.path,file);
if(brought){sayLast(brought);return}if(one.of!==void 0){const found=one.of==="function"?dialect.resolveFunction?.(program,`.${one.path}`,file):dialect.resolveConstant?.(
program,`.${one.path}`,file);const destination=found?.is==="ours"?{to:"all_of",options:found.members.map(toMember)}:found?{to:"external",package:found.package,name:found.
name}:{to:"unknown",name:one.path};sayLast(destination);return}const parts=one.path.split(".");let column=one.column;const first=dialect.resolvePath?parts.length-
1:1;for(let at=parts.length-1;at>=first;at--){const path=parts.slice(0,at+1).join(".");const last=at===parts.length-1;const start=column;const say2=destination=>last?
sayLast(destination):sayAt2(one.line,start,parts[at].length,destination);const mayLeaveOut=last&&dialect.importsNamespaces&&(one.static||one.alias!==void 0);const named=mayLeaveOut?
program.imported(path,file):void 0;const cls=program.known(path,file)??(named?.file?named:void 0);if(last&&one.all&&dialect.importsNamespaces&&!cls){if(!program.
hasPackage(path))say2({to:"external",package:dialect.packageOf(`${path}.X`),name:path})}else if(last&&one.static&&!one.all){const owner=program.qualified(parts.
slice(0,at).join("."),file);const name2=parts[at];const members=[fieldNamed(program,owner,name2),...methodsNamed(program,owner,name2).methods].filter(m=>m!==void 0);
if(members.length>0)say2({to:"all_of",options:members.map(toMember)});else if(cls)say2(toClass(cls));else if(owner.external!==void 0)say2({to:"external",package:owner.
external,name:`${owner.name}.${name2}`});else say2({to:"unknown",name:name2})}else if(cls)say2(toClass(cls));else if(last&&!one.all){if(program.hasPackage(parts.
slice(0,-1).join("."))&&!program.dialect.packageOf(path).startsWith("std:"))say2({to:"unknown",name:parts[at]});else say2(toClass(program.outside(path)))}column-=
(parts[at-1]??"").length+1;if(column<0)break}}import{hash}from"node:crypto";function nominalOffers(file,naming){const{surface}=file;const said=new Said;const say2=(name2,text)=>{for(const one of new Set([name2,...naming.otherNames(name2)]))
if(one!=="")said.say(one,text)};const imports=importsOf(surface);const twice=new Set(surface.types.map(({name:name2})=>name2).filter((name2,at,all2)=>all2.indexOf(
name2)!==at));for(const type of surface.types){const head=[imports,headOf(type,file)];const members=type.members.map(member2=>memberOf(member2,file));const isOne=!twice.
has(type.name);const unnamed=members.filter((_,at)=>!isOne||isMeantUnnamed(type.members[at],type,naming));say2(type.name,[head,unnamed]);if(type.partial)say2(partsOf(
type.name),head);const outer=surface.types[type.outer];for(const name2 of naming.seenBy?.(type)??[])say2(name2,head);for(const name2 of naming.sentBy?.(type,file)??
[])say2(name2,[head,members]);if(outer&&type.name===outer.companion)say2(outer.name,[head,unnamed]);type.members.forEach(({name:name2},at)=>{say2(name2,[head,members[at]])})}
const{package:own,types,imports:all}=surface;const packages=new Set([own,...types.flatMap(({package:other})=>other??[])]);return{rest:JSON.stringify([own,[...packages].
sort(),all.filter(one=>one.global).map(plain2)]),named:said.texts(),ordered:types.flatMap(({symbol})=>file.symbols[symbol]?.id??[])}}function isMeantUnnamed({name:name2,
kind,flags},type,{isConvention}){if(type.flags&FLAG.interface||kind===MEMBER_CONSTRUCTOR)return true;if(kind===MEMBER_FIELD)return(type.flags&FLAG.record)!==0||
(flags&(FLAG.static|FLAG.private))===0;return!IDENTIFIER.test(name2)||(isConvention?.(name2)??false)}var IDENTIFIER=/^[\p{L}_$][\p{L}\p{N}_$]*$/u;function importsOf({
imports,types}){const words=new Set(JSON.stringify(types).toLowerCase().match(/[\p{L}\p{N}_$]+/gu));return imports.map(plain2).filter(({all,alias,path})=>all||words.
has((alias??path.slice(path.lastIndexOf(".")+1)).toLowerCase()))}var plain2=({line:_,column:__,length:___,...rest})=>rest;function headOf({name:name2,members:_,
symbol,outer,within,...rest},file){const around=file.surface.types[outer];const member2=around?.members[within];return[sealed([name2,factOf(file.symbols[symbol]),
member2?.name]),rest,around&&headOf(around,file),member2&&memberOf(member2,file),rest.partial&&partsOf(name2)]}var partsOf=name2=>`partial$${name2}`;function memberOf({
name:name2,symbol,parameters,...rest},file){return[sealed([name2,factOf(file.symbols[symbol]),parameters?.map(([one])=>one)]),parameters?.map(([,type])=>type),rest]}
function factOf(symbol){if(!symbol)return void 0;const{line:_,column:_1,start:_2,end:_3,doc:_4,signature:_5,annotations:_6,parent:_7,...rest}=symbol;return rest}
var sealed=what=>hash("sha1",JSON.stringify(what),"hex");var ExternalTypes=class{#arity;#fold;#lines=new Map;#partly=new Map;#others=new Map;#package;#simple=new Map;#whole=new Set;#classes=new Map;constructor(table,packageName,ignoresCase=false,arity=false){
this.#arity=arity;this.#package=packageName;this.#fold=ignoresCase?name2=>name2.toLowerCase():name2=>name2;for(const qualified of this.#read(table))this.#whole.
add(qualified.slice(0,qualified.lastIndexOf(".")))}tellsAllOf(packageName){return this.#whole.has(packageName)}alsoPartly(table,packageName){for(const qualified of this.#read(
table))this.#partly.set(this.#fold(qualified),packageName);return this}alsoOf(table,packageName){for(const qualified of this.#read(table))this.#others.set(this.#fold(
qualified),packageName);return this}#read(table){const arity=this.#arity;const found=[];const lines=table.split("\n");for(let at=0;at+1<lines.length;at+=2){const head=lines[at];
const end=/[<|]/.exec(head)?.index??head.length;const plain3=head.slice(2,end);const count=arity&&head[end]==="<"?splitOutside(head.slice(end+1,closing(head,end)),
",").length:0;const qualified=count>0?`${plain3}\`${count}`:plain3;this.#lines.set(this.#fold(qualified),[head,lines[at+1]]);found.push(qualified);const simple=qualified.
slice(qualified.lastIndexOf(".")+1);if(count>0&&!this.#lines.has(this.#fold(plain3)))this.#lines.set(this.#fold(plain3),[head,lines[at+1]]);const bare=simple.replace(
/`.*/,"");if(count>0&&!this.#simple.has(this.#fold(bare)))this.#simple.set(this.#fold(bare),qualified);if(!this.#simple.has(this.#fold(simple)))this.#simple.set(
this.#fold(simple),qualified)}return found}names(){return this.#lines.keys()}has(qualified){return this.#lines.has(this.#fold(qualified))}inTable(name2,_within){
return this.get(name2.includes(".")?name2:this.#simple.get(this.#fold(name2))??name2)}get(name2){const key=this.#fold(name2);if(this.#arity&&!this.#lines.has(key)&&
name2.includes("`"))return void 0;const known2=this.#classes.get(key);if(known2)return known2;const lines=this.#lines.get(key);if(!lines)return void 0;const[head,
members]=lines;const qualified=head.slice(2,/[<|]/.exec(head)?.index??head.length);const[declaration,...supertypes]=splitOutside(head.slice(2),"|");const parameters=/<(.*)>$/.
exec(declaration)?.[1];const text={name:qualified.slice(qualified.lastIndexOf(".")+1),symbol:-1,flags:head.startsWith("i")?FLAG.interface|FLAG.abstract:head.startsWith(
"o")?FLAG.object:0,outer:-1,within:-1,supertypes,members:[]};if(parameters!==void 0)text.typeParameters=typeParameters(parameters);const partly=this.#partly.get(
key);const about=partly===void 0?{external:this.#others.get(key)??this.#package}:{external:partly,opaque:true};const cls=new ClassInfo(text,qualified,about);this.#classes.
set(key,cls);if(members!=="")for(const text2 of members.split(/;(?![^{}]*\})/)){const member2=new MemberInfo(cls,memberText(text2),void 0);cls.add(member2,this.#fold(
member2.text.name))}return cls}};function memberText(text){let at=0;let parameters;if(text.startsWith("<")){at=closing(text,0)+1;parameters=typeParameters(text.
slice(1,at-1))}const name2=/^(?:this\[\]|[\w$]+)/.exec(text.slice(at))?.[0]??"";at+=name2.length;if(text[at]===":")return{name:name2,kind:MEMBER_FIELD,flags:FLAG.
public,symbol:-1,type:text.slice(at+1)};const member2={name:name2,kind:MEMBER_METHOD,flags:FLAG.public,symbol:-1};if(parameters)member2.typeParameters=parameters;
if(text[at]==="("){member2.type=text.slice(at+2);return member2}if(text[at]==="!")member2.flags|=FLAG.abstract;if(text[at]==="~")member2.flags|=FLAG.static;const close=text.
lastIndexOf(")");const list=text.slice(at+2,close);member2.type=text.slice(close+1);member2.parameters=list===""?[]:splitOutside(list,",").map(type=>["",type.replace(
/\.\.\.$/,"[]")]);if(list.endsWith("..."))member2.flags|=FLAG.variadic;return member2}function typeParameters(list){return splitOutside(list,",").map(one=>{const colon=one.
indexOf(":");return colon<0?[one]:[one.slice(0,colon),one.slice(colon+1)]})}function closing(text,open2){let depth=0;for(let at=open2;at<text.length;at++){if(text[at]===
"<")depth++;else if(text[at]===">"&&--depth===0)return at}return text.length-1}function splitOutside(text,separator){const parts=[];let depth=0;let start=0;for(let at=0;at<
text.length;at++){if(text[at]==="<")depth++;else if(text[at]===">")depth--;else if(text[at]===separator&&depth===0){parts.push(text.slice(start,at));start=at+1}}
parts.push(text.slice(start));return parts}function draftSymbol(x,node,nameNode,kind,name2,more){const{tree}=x;const offset=tree.start[nameNode];const parent=x.symbols[x.symbol];const draft={name:name2,kind,
line:tree.lineAt(offset),column:tree.columnAt(offset),start:tree.lineAt(tree.start[node]),end:tree.lineAt(tree.end[node]-1),...more};if(parent){draft.parent=x.symbol;
draft.qualified=`${parent.qualified??parent.name}.${name2}`}return draft}function headFrom(x,start,node,body){const{tree}=x;const end=body>=0?tree.start[body]:tree.
end[node];return oneLine(tree.text.slice(start,end),"both").replace(/[;={\s]+$/,"").trim()}function writeMembers(x,body,write=child=>visit(x,child)){const{tree,
grammar}=x;for(const child of tree.children(body)){if(grammar.isComment(tree,child)){x.comment=child;continue}if(!grammar.isNamed(tree,child))continue;write(child);
x.comment=-1}}function writeMember(x,type,text,inside){const owner=x.surface.types[type];const index=owner?owner.members.push(text)-1:-1;const frame=enter(x,type,
index,text.symbol);x.out.begin(OP.memberBody);x.out.operand(type);x.out.operand(index);x.out.operand(text.symbol);inside();x.out.end();Object.assign(x,frame)}function writeInitializer(x,value){
if(value<0)return;x.out.begin(OP.initializer);visit(x,value);x.out.end()}var newType=(name2,symbol,flags,outer,within)=>({name:name2,symbol,flags,outer,within,members:[]});
var selfText=text=>text.typeParameters?`${text.name}<${text.typeParameters.map(([name2])=>name2).join(",")}>`:text.name;function literal(kind){return x=>x.out.leaf(OP.literal,kind)}function parenthesized(x,node){const inner=firstNamed(x,node);if(inner<0)x.out.leaf(OP.sequence);else
visit(x,inner)}function assignment(target,hasOperators=false){return(x,node)=>{const{tree,grammar,out}=x;const operator=tree.child(node,grammar.f.operator);const compound=tree.
textOf(operator)!=="=";out.begin(OP.assign);out.operand(compound?1:0);target(x,tree.child(node,grammar.f.left),compound?USE_READ_WRITE:USE_WRITE);visitField(x,node,
grammar.f.right);if(compound&&hasOperators)writeSign(x,operator);out.end()}}function writeSign(x,operator){x.out.begin(OP.sign);writeName(x,operator);x.out.end()}
function conditional(x,node){const{f}=x.grammar;x.out.begin(OP.condition);visitField(x,node,f.condition);visitField(x,node,f.consequence);visitField(x,node,f.alternative);
x.out.end()}function arithmeticOf(operator){switch(operator){case"+":return ARITHMETIC.plus;case"<<":case">>":case">>>":return ARITHMETIC.shift;case"-":case"*":case"\
/":case"%":case"&":case"|":case"^":return ARITHMETIC.numeric;default:return ARITHMETIC.boolean}}export{MEMBER_FIELD,MEMBER_METHOD,MEMBER_CONSTRUCTOR,MemberInfo,ClassInfo,bareType,arrayOf,classType,eitherOf,substitute,inFull,heldBy,overrides,sameErasure,parameterTypesOf,
typeOfMember,seenFrom,viewOf,classOfType,elementOf,read,startEvaluation,evaluate,evaluateChildren,after,operand,stringOperand,operationAt,place,isDeclaredAround,
say,unknown,toClass,toMember,toOutside,classAt,ownType,declareLocal,findLocal,inBlock,tupleOf,memberOfObject,typeOfText,typeNamed,placeOf,headPlace,supertypesOf,
superclassOf,ancestorsOf,asAncestor,bindingsOf,opaqueAncestorOf,nestedIn,fieldNamed,methodsNamed,functionalMethodOf,FIT,Overloads,parameterNamed,viewFrom,useAt,
destinationOf,sayCall,sayAccess,either,declareTypeParameter,narrow,subjectAt,narrowSubject,checksOf,hold,checksIn,narrowedAt,standard,arithmetic,readArguments,choose,
Program,UNSURE,returned,finish,outsideResult,onReceiver,createLinker,nominalOffers,ExternalTypes,memberText,draftSymbol,headFrom,writeMembers,writeMember,writeInitializer,
newType,selfText,literal,parenthesized,assignment,writeSign,conditional,arithmeticOf};
