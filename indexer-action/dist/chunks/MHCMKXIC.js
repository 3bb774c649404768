import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{ANY_NUMBER}from"./KOZT6SL4.js";import{push}from"./IACKWRZ4.js";import{TYPE_KINDS,draft}from"./7A7EYPVI.js";import{Syntax}from"./2Z6Z2LD7.js";
import{folderOf,sharedParts}from"./CJJMGL6T.js";import{LIMITS}from"./XUA4RPE5.js";function takesLabels(taken,given){if(!taken||!given)return true;let at=0;for(const label of given){if(label==="")return true;const isMore=label==="_"&&taken[at-
1]?.endsWith("*");if(isMore)continue;while(at<taken.length&&nameOf(taken[at])!==label&&/[?*]$/.test(taken[at]))at++;if(at===taken.length||nameOf(taken[at])!==label)
return false;at++}return taken.slice(at).every(rest=>/[?*]$/.test(rest))}var nameOf=label=>label.replace(/[?*]$/,"");var MANY=32;var isHidden=({hidden},at)=>hidden!==void 0&&hidden[0]<=at&&at<hidden[1];var Scope=class{parent;owner;inFunction;#names=new Map;#narrowed;#unordered;#asked;constructor(parent,owner,inFunction){
this.parent=parent;this.owner=owner;this.inFunction=inFunction}has(name){return this.#names.has(name)}own(name){return this.#names.get(name)??[]}declare(name,declared){
const list=this.#names.get(name);if(!list)this.#names.set(name,[declared]);else{if(declared.from<(list.at(-1)?.from??0)){this.#unordered??=new Set;this.#unordered.
add(name)}list.push(declared)}}narrow(name,type){this.#narrowed??=new Map;this.#narrowed.set(name,type)}narrowed(name){for(let scope=this;scope;scope=scope.parent){
const type=scope.#narrowed?.get(name);if(type!==void 0||scope.#names.has(name))return type}return void 0}#seen(name,use,at){const list=this.#names.get(name)??[];
if(list.length<MANY||this.#unordered?.has(name)){const seen2=nothingSeen();for(const one of list)if(one.from<=at&&!isHidden(one,at))see(seen2,one,use);return seen2}
this.#asked??=new Map;const key2=`${use} ${name}`;let seen=this.#asked.get(key2);if(!seen||seen.at>at){seen=nothingSeen();this.#asked.set(key2,seen)}seen.at=at;
for(let next=list[seen.count];next&&next.from<=at;next=list[++seen.count])see(seen,next,use);return seen}find(name,use,at){let fallback;for(let scope=this;scope;scope=
scope.parent){const{best,declared}=scope.#seen(name,use,at);const last=declared.at(-1);if(!last)continue;const found={declared:"local"in last.named?[last]:declared,
scope,suits:best>0};if(best>0)return found;fallback??=found}return fallback}};var nothingSeen=()=>({at:0,count:0,best:-1,declared:[]});function see(seen,one,use){
const fit=fitness(use,one);if(fit<seen.best)return;if(fit>seen.best){seen.best=fit;seen.declared=[]}seen.declared.push(one)}function fitness(use,{kind,type,named}){
const value="local"in named&&kind==="local";return use==="call"&&value&&type!==void 0&&!/[-=]>/.test(type)?0:suitability(use,kind)}function suitability(use,kind){
const isType2=kind==="type parameter"||kind==="module"||TYPE_KINDS.has(kind)&&kind!=="object";switch(use){case"type":case"extends":case"implements":return isType2?
2:kind==="object"?1:0;case"call":case"call_indirect":case"call_macro":return CALLED.test(kind)?3:isType2||kind==="object"?2:1;default:return kind==="constructor"?
3:CALLED.test(kind)?1:isType2?2:3}}var CALLED=/^(function|method|constructor|macro)$/;var isType=({symbol})=>TYPE_KINDS.has(symbol.kind);var isContainer=definition=>isType(definition)||/module|namespace/.test(definition.symbol.kind);var isOpen=(kind,open)=>open===
true?TYPE_KINDS.has(kind)&&kind!=="impl":open?.has(kind)===true;var Definitions=class{#top=new Map;#qualified=new Map;#members=new Map;#membersOf=new Map;#byId=new Map;#ofFile=new WeakMap;#apart=[];#mixins=[];#packages=new Set;#first=new Map;#generic=new Map;#tables=new Map;#open;constructor(open){
this.#open=open}add(file){for(const[name,[table,...bases]]of Object.entries(file.surface.classes??{}))push(this.#tables,key(file,name),{file,table,bases});const open=this.#open.
get(file.language);if(file.module!==void 0&&!this.#first.has(file.module))this.#first.set(file.module,file);for(let at=file.module??"";at!==""&&!this.#packages.
has(at);at=at.slice(0,Math.max(0,at.lastIndexOf("."))))this.#packages.add(at);for(const mixin of file.surface.mixins??[]){const folder=folderOf(file.path);this.#mixins.
push({folder,name:mixin.replace(/^::/,"").replaceAll("::",".")})}file.symbols.forEach((symbol,index)=>{const definition={symbol,index,file};if(!this.#byId.has(symbol.
id))this.#byId.set(symbol.id,definition);const parent=symbol.parent===void 0?void 0:file.symbols[symbol.parent];const isApart=symbol.qualified!==void 0&&symbol.
qualified!==nameIn(parent,symbol);if(isApart)this.#apart.push(definition);const inType=parent!==void 0&&TYPE_KINDS.has(parent.kind);if(parent!==void 0&&!inType&&
!/module|namespace/.test(parent.kind))return;push(this.#qualified,key(file,qualifiedName(definition)),definition);if(parent&&(isOpen(parent.kind,open)||file.surface.
opened?.includes(symbol.parent))){const outer=parent.parent===void 0?void 0:file.symbols[parent.parent];const around=outer&&(outer.qualified??outer.name);push(this.#qualified,
key(file,[file.module,around,symbol.name].filter(Boolean).join(".")),definition)}if(parent!==void 0&&!isApart){if(inType||parent.kind==="module")push(this.#members,
key(file,symbol.name),definition);this.#addMember(parent.id,definition)}if(parent===void 0||TYPE_KINDS.has(symbol.kind)||symbol.kind==="module")push(this.#top,key(
file,symbol.name),definition)})}#addMember(owner,definition){const members=this.#membersOf.get(owner)??new Map;this.#membersOf.set(owner,members);push(members,definition.
symbol.name,definition)}finish(){for(const one of this.#apart){const container=qualifiedName(one).split(".").slice(0,-1).join(".");const[part]=this.qualified(one.
file,container).filter(isContainer);if(part)this.#addMember(part.symbol.id,one)}for(const named of this.#qualified.values()){this.#merge(named.filter(part=>isContainer(
part)&&part.symbol.kind!=="object"));this.#merge(named.filter(part=>part.symbol.kind==="object"))}}#merge(parts){if(parts.length<2)return;const merged=new Map;for(const part of parts)
for(const[name,members]of this.#membersOf.get(part.symbol.id)??[])merged.set(name,[...merged.get(name)??[],...members]);for(const part of parts)this.#membersOf.
set(part.symbol.id,merged)}isPackage(name){return this.#packages.has(name)}isModule(name){return this.#first.has(name)}firstIn(name){const file=this.#first.get(
name);const symbol=file?.symbols[0];return file&&symbol&&{symbol,index:0,file}}byId(id){return this.#byId.get(id)}top(file,name){return this.#top.get(key(file,name))??
[]}atTopOf(file,name){let named=this.#ofFile.get(file);if(!named){named=new Map;for(const[index,symbol]of file.symbols.entries())if(symbol.parent===void 0)push(
named,symbol.name,{symbol,index,file});this.#ofFile.set(file,named)}return named.get(name)??[]}offeredBy(imported,name){const file=imported.to==="symbol"?this.#byId.
get(imported.id)?.file:void 0;return file?this.atTopOf(file,name):[]}seenFrom(file,name){const dot=name.lastIndexOf(".");const all=this.top(file,name.slice(dot+
1));const mixins=this.#mixins.filter(({folder})=>file.path.startsWith(folder));return all.filter(one=>{const qualified=qualifiedName(one);if(dot>=0)return`.${qualified}`.
endsWith(`.${name}`);return(one.symbol.qualified??name)===name||mixins.some(mixin=>`${mixin.name}.${name}`===qualified)})}qualified(file,name,packages=""){return this.#qualified.
get(key(file,packages===""?name:`${packages}.${name}`))??[]}generic(type){const named=key(type.file,qualifiedName(type));let known=this.#generic.get(named);if(!known){
const found=(this.#qualified.get(named)??[]).filter(isType);const parts=found.length>0?found:[type];const names=parts.map(({file,index})=>file.surface.typeParameters[index]).
find(list=>list!==void 0);known={parts,...names?{names}:{}};this.#generic.set(named,known)}return known}tableNamed(file,name){const[only,...more]=this.#tables.get(
key(file,name))??[];return more.length===0?only:void 0}membersNamed(file,name){return this.#members.get(key(file,name))??[]}membersOf(owner,name){return this.#membersOf.
get(owner.symbol.id)?.get(name)??[]}};function pick(candidates,wanted,from){if(candidates.length<2)return[...candidates];const fit=candidates.map(candidate=>fitness2(
candidate,wanted));const best=Math.max(...fit);const suited=accessing(defined(candidates.filter((_,at)=>fit[at]===best)),wanted.use);const taking=suited.filter(
candidate=>takes(candidate,wanted));const same=new Map;for(const one of taking.length>0?taking:suited)push(same,signatureOf(one),one);return[...same.values()].flatMap(
parts=>nearest(parts,from))}var isSetter=({parameters=[]})=>parameters.length>0;function accessing(all,use){if(all.length<2||use!=="read"&&use!=="write")return all;
const fit=all.filter(({symbol})=>symbol.kind==="property"&&isSetter(symbol)===(use==="write"));return fit.length>0?fit:all}function defined(all){const isDefined=({
symbol:{kind,modifiers}})=>!modifiers||!(modifiers.includes("declaration")||kind==="function"&&modifiers.includes("abstract"));const own=all.filter(isDefined);return own.
length>0?own:all}function nearest(parts,from){if(parts.length<2)return parts;const near=parts.map(part=>nearness(part,from));const best=Math.max(...near);const found=parts.
filter((_,at)=>near[at]===best);if(best!==Number.POSITIVE_INFINITY&&parts.some(part=>part.file.module===void 0&&!isContainer(part)))return parts;return found.some(
({file})=>file.module===void 0||file.path===from.path)?found.slice(0,1):found}function fitness2({symbol},{use,makes}){if(makes)return symbol.kind==="object"?0:suitability(
"type",symbol.kind);return suitability(use,symbol.kind)}var isWithin=(module,of)=>of===void 0||module===of||(module?.startsWith(`${of}.`)??false);function takes({
file,index},{arguments:given,labels}){const arity=file.surface.arities[index];const isCounted=given===void 0||arity===void 0||given>=arity[0]&&given<=arity[1];return isCounted&&
takesLabels(file.surface.labels?.[index],labels)}var signatures=new WeakMap;function signatureOf(definition){let known=signatures.get(definition);if(known===void 0){
const{file,symbol}=definition;const types=(symbol.parameters??[]).map(({type})=>type);known=[file.module,symbol.qualified??symbol.name,symbol.kind==="object",...types].
join("\0");signatures.set(definition,known)}return known}function nearness({file},from){return file.path===from.path?Number.POSITIVE_INFINITY:sharedParts(file.path,
from.path)}var nameIn=(parent,symbol)=>parent?`${parent.qualified??parent.name}.${symbol.name}`:symbol.name;var qualifiedName=({file,symbol})=>[file.module,symbol.
qualified??symbol.name].filter(Boolean).join(".");var key=(file,name)=>`${file.language}\0${name}`;var UNKNOWN={on:"unknown"};var MOST_LINKS=8;var NAME=/^[\p{L}_$@][\p{L}\p{N}_$]*$/u;var QUALIFIED=/^[\p{L}_$@][\p{L}\p{N}_$]*((\.|::)[\p{L}_$][\p{L}\p{N}_$]*)+$/u;
var UNWRAPPED=/parenthes|postfix|unary|non_null|begin/;var Receivers=class{#rules;#t;#kindOf;#self;#fields=new Map;#scopes=new Map;constructor(rules,t,kindOf){this.#rules=
rules;this.#t=t;this.#kindOf=kindOf;this.#self=new Set(rules.self)}of(node,within,depth=0){const t=this.#t;const rules=this.#rules;const written=t.text(node);const text=rules.
meant?.(written)??written;if(this.#self.has(text))return{on:"self"};if(rules.super?.test(text))return{on:"super"};const shape=depth>MOST_LINKS?void 0:rules.shape?.(
t,node);if(shape){const of=shape.of.map(one=>this.#given(one,within,depth));return shape.text==="$0"?of[0]??UNKNOWN:{on:"shape",text:shape.text,of}}const made=rules.
constructs?.(t,node);if(made!==void 0)return{on:"type",type:made};if(depth>MOST_LINKS)return{on:"unknown"};if(NAME.test(text))return this.#named(node,text,within,
depth);const head=text.split(/\.|::/)[0];const isPath=QUALIFIED.test(text)&&(rules.separator==="."||!text.includes("."));if(isPath&&!this.#self.has(head)&&this.#named(
node,head,within,depth).on==="name")return{on:"name",name:text};const list=rules.elementOf?.(t,node);const use=rules.uses[t.type(node)];const name=use?.name(t,node);
if(list!==void 0&&name===void 0)return{on:"element",of:this.of(list,within,depth+1),indexed:true};if(use&&name!==void 0){const of=use.receiver?.(t,node);const called=(typeof use.
use==="function"?use.use(t,node):use.use)==="call";const path=of===void 0?use.path?.(t,node):void 0;const wanted=use.text?.(t,node)??t.text(name);const expected=of===
void 0?use.expected?.(t,node):void 0;if(of===void 0&&expected===void 0&&path===void 0)return this.#result(node,wanted,within,depth);const on=of!==void 0?this.of(
of,within,depth+1):expected!==void 0?this.expected(expected,within,depth+1):{on:"name",name:path};return{on:"member",of:on,name:wanted,...called?{called}:{},...list===
void 0?{}:{element:true},...rules.keeps?.(t,node)?{keeps:true}:{}}}const stands=rules.stands?.(t,node);if(stands!==void 0)return this.of(stands,within,depth+1);
const[only,...more]=t.named(node);return only!==void 0&&more.length===0&&UNWRAPPED.test(t.type(node))?this.of(only,within,depth+1):UNKNOWN}expected(expected,within,depth=0){
if(expected==="unknown"||depth>MOST_LINKS)return UNKNOWN;if("elementOf"in expected){const{elementOf,...how}=expected;return{on:"element",of:this.expected(elementOf,
within,depth+1),...how}}if("partOf"in expected)return{on:"part",of:this.expected(expected.partOf,within,depth+1),at:expected.nth};if("takenBy"in expected){const of2=this.
expected(expected.of,within,depth+1);return of2.on==="unknown"?of2:{on:"parameter",of:of2,name:expected.takenBy,at:expected.at}}if("type"in expected)return{on:"\
type",type:expected.type};if("node"in expected)return this.of(expected.node,within,depth+1);const{call,at}=expected;const made=this.#rules.constructs?.(this.#t,
call);const{constructorName}=this.#rules;if(made!==void 0&&constructorName!==void 0)return{on:"parameter",of:{on:"type",type:made},name:constructorName,at};const use=this.#rules.
uses[this.#t.type(call)];const name=use?.name(this.#t,call);if(!use||name===void 0)return UNKNOWN;const on=use.receiver?.(this.#t,call);const told=on===void 0?use.
expected?.(this.#t,call):void 0;const of=on!==void 0?this.of(on,within,depth+1):told===void 0?{on:"nothing"}:this.expected(told,within,depth+1);return of.on==="\
unknown"?of:{on:"parameter",of,name:this.#t.text(name),at}}#named(node,text,within,depth){const narrowed=within.narrowed(text);if(narrowed!==void 0)return{on:"t\
ype",type:narrowed};const found=within.find(text,"read",this.#t.tree.start[node]);if(found)return this.#agreed(found.declared,found.scope,text,depth);return{on:"\
name",name:text}}#agreed(declared,scope,text,depth){const[first]=declared;if(!("field"in first.named))return this.#declared(first,scope,text,depth);const agreed=this.#fields.
get(first);if(agreed)return agreed;this.#fields.set(first,UNKNOWN);const known=declared.map(one=>this.#declared(one,scope,text,depth)).filter(({on})=>on!=="unkn\
own"&&on!=="nothing");const[only,...more]=new Map(known.map(one=>[JSON.stringify(one),one])).values();const found=only&&more.length===0?only:UNKNOWN;this.#fields.
set(first,found);return found}#declared(declared,scope,text,depth){const{type,value,named}=declared;if(type!==void 0)return{on:"type",type};if(value!==void 0)return this.#given(
value,value.within??scope,depth);if(!("symbol"in named))return UNKNOWN;const kind=this.#kindOf(named.symbol);if(kind!==void 0&&(TYPE_KINDS.has(kind)||/module|namespace/.
test(kind)))return{on:"name",name:text};return{on:"symbol",symbol:named.symbol}}#given(given,around,depth){if(given.taken)return{on:"argument",of:{on:"type",type:given.
taken.by},nth:given.taken.nth};if(given.argument){const{at,nth}=given.argument;return{on:"argument",of:this.expected({call:given.node,at},around,depth+1),nth}}const scope=given.
closure===void 0?around:this.#scopes.get(given.closure)??around;const of=this.of(given.node,scope,depth+1);if(given.part)return{on:"parameter",of,name:given.part.
of,at:given.part.at};if(given.field!==void 0)return{on:"member",of,name:given.field};const one=given.element?{on:"element",of}:of;return given.nth===void 0?one:
{on:"part",of:one,at:given.nth}}open(node,scope){this.#scopes.set(node,scope)}#result(node,name,within,depth){const found=within.find(name,"call",this.#t.tree.start[node]);
const[first]=found?.declared??[];if(!found||!first)return{on:"result",name};return"symbol"in first.named?this.#declared(first,found.scope,name,depth):{on:"unkno\
wn"}}};var MOST_SYMBOLS=256;function symbolsAmong(declared){const symbols=[];for(const{named}of declared){if("symbol"in named)symbols.push(named.symbol);if(symbols.length===
MOST_SYMBOLS)break}return symbols}function lastOf(declared){const last=declared.findLast(({named})=>"symbol"in named)?.named;return last&&"symbol"in last?[last.
symbol]:[]}var References=class{#rules;#t;#receivers;#body;#pending=[];#claimed=new Set;constructor(rules,t,receivers,body){this.#rules=rules;this.#t=t;this.#receivers=
receivers;this.#body=body}claim(node){this.#claimed.add(node)}isClaimed(node){return this.#claimed.has(node)}settle(){for(const pending of this.#pending)this.#settle(
pending)}add(node,use,within,rule,used=node){this.#claimed.add(node);const written=this.#t.text(node);const name=rule?.text?.(this.#t,used)??this.#rules.meant?.(
written)??written;if(name.length===0||Math.max(name.length,written.length)>LIMITS.nameChars)return;const reference={...this.#t.position(node),length:written.length,
name,use,from:within.owner,receiver:{on:"nothing"}};const given=rule?.arguments?.(this.#t,used);if(given!==void 0)reference.arguments=given;const labels=rule?.labels?.(
this.#t,used);if(labels)reference.labels=labels;if(rule?.makes)reference.makes=true;if(use==="read"&&this.#rules.hasMember?.(this.#t,node))reference.hasMember=true;
if(rule?.supposed)reference.supposed=true;if(rule?.accessor)reference.accessor=rule.accessor(this.#t,used);this.#body.references.push(reference);this.#pending.push(
{reference,scope:within,node,rule,used})}addWritten({offset,length,name,use,arguments:given,path},within,node){if(name.length===0||name.length>LIMITS.nameChars)
return;const{tree}=this.#t;const reference={line:tree.lineAt(offset),column:tree.columnAt(offset),length:length??name.length,name,use,from:within.owner,receiver:{
on:"nothing"},supposed:true,...given===void 0?{}:{arguments:given}};this.#body.references.push(reference);const rule={use,name:()=>node,...path===void 0?{}:{path:()=>path}};
this.#pending.push({reference,scope:within,node,rule,used:node})}#settle({reference,scope,node,rule,used}){const t=this.#t;const belongsTo=rule?.belongsTo?.(t,used);
if(belongsTo!==void 0)reference.from=this.#symbolNamed(belongsTo,scope)??reference.from;const on=rule?.receiver?.(t,used);const expected=on===void 0?rule?.expected?.(
t,used):void 0;const path=on===void 0?rule?.path?.(t,used):void 0;if(on!==void 0)reference.receiver=this.#receivers.of(on,scope);else if(expected!==void 0){reference.
receiver=this.#receivers.expected(expected,scope);if(rule?.ofType)reference.ofType=true}else if(path!==void 0)reference.receiver=this.#rules.tables?this.#onTable(
path,scope,node):this.#onPath(path);else if(rule===void 0&&used!==node)reference.receiver=this.#receivers.of(used,scope);if(reference.receiver.on!=="nothing")return;
const use=reference.makes?"type":reference.use;const at=t.tree.start[node];const isCalled=reference.use==="call"||reference.arguments!==void 0;let found=scope.find(
reference.name,use,at);while(this.#rules.localsAreNotCalled&&isCalled&&found?.declared.some(({named})=>"local"in named))found=found.scope.parent?.find(reference.
name,use,at);const[first]=found?.declared??[];if(found&&first&&"local"in first.named)reference[found.suits?"local":"localOtherwise"]=first.named.local;else if(found){
reference.symbols=this.#rules.shadows?lastOf(found.declared):symbolsAmong(found.declared)}}#onPath(path){return this.#rules.self.includes(path)?{on:"self"}:{on:"\
name",name:path}}#onTable(path,scope,node){const[head=""]=path.split(".");const declared=scope.find(head,"read",this.#t.tree.start[node])?.declared.at(-1);if(declared?.
type!==void 0&&head===path)return{on:"name",name:declared.type};if(declared===void 0&&head!=="self"&&/^[\w.]+$/.test(path))return{on:"name",name:path,outside:true};
const isLocal=declared!==void 0&&"local"in declared.named;return isLocal&&this.#rules.brought?.has(head)?{on:"unknown"}:this.#onPath(path)}#symbolNamed(node,scope){
const found=scope.find(this.#t.text(node),"read",this.#t.tree.start[node]);const last=found?.declared.at(-1)?.named;return last&&"symbol"in last?last.symbol:void 0}};var emptySurface=()=>({supertypes:{},types:{},values:{},arities:{},typeParameters:{}});var MOST_DEPTH=1e3;var byNodeType=rules=>Object.assign(Object.create(null),rules);function extractWithRules(given,tree,defined2){const rules={...given,definitions:byNodeType(
given.definitions),uses:byNodeType(given.uses),scopes:byNodeType(given.scopes),imports:byNodeType(given.imports),packages:byNodeType(given.packages)};return new Extraction(
rules,tree,defined2).unit()}var Extraction=class{#rules;#t;#defined;#receivers;#symbols=[];#surface=emptySurface();#body={locals:[],references:[],imports:[]};#untyped=[];#references;#reads;#types;#module;#depth=0;constructor(rules,tree,defined2){
this.#rules=rules;this.#defined=defined2;this.#t=new Syntax(tree);this.#receivers=new Receivers(rules,this.#t,symbol=>this.#symbols[symbol]?.kind);this.#references=
new References(rules,this.#t,this.#receivers,this.#body);this.#reads=new Set(rules.reads);this.#types=new Set(rules.types)}unit(){this.#walk(0,new Scope(void 0,
-1,false));this.#references.settle();for(const{symbol,value,scope}of this.#untyped){const receiver=this.#receivers.of(value,scope);if(receiver.on!=="unknown"&&receiver.
on!=="nothing")this.#surface.values[symbol]=receiver}const classes=this.#rules.classes?.(this.#t.tree.text);if(classes)this.#surface.classes=classes;const brings=this.#rules.
brings?.(this.#t);if(brings&&Object.keys(brings).length>0)this.#surface.brings=brings;const unit={symbols:this.#symbols,surface:this.#surface,body:this.#body};if(this.#module!==
void 0)unit.module=this.#module;return unit}#walk(node,within){const t=this.#t;const rules=this.#rules;const type=t.type(node);if(rules.omits?.(t,node))return void 0;
let inside=within;const definition=rules.definitions[type];if(definition)inside=this.#define(node,definition,within);const anonymous=rules.scopes[type];if(anonymous){
inside=new Scope(inside,inside.owner,true);if(rules.shape)this.#receivers.open(node,inside);for(const{name:name2,called,kind,type:written,given,after}of anonymous(
t,node)){const how={from:after===void 0?0:t.tree.end[after],...written===void 0?{}:{type:written},...given===void 0?{}:{value:given}};this.#declareLocal(name2,kind??
"parameter",inside,how,called)}}const named=rules.packages[type]?.(t,node);if(named!==void 0&&rules.packagesEnclose)this.#module??=named;else if(named!==void 0)
this.#module=[this.#module,named].filter(Boolean).join(".");if(this.#imports(node,type,within)||named!==void 0&&!rules.packagesEnclose)return void 0;const attached=rules.
attaches?.(t,node);if(attached!==void 0)this.#attach(t.text(attached));const field=rules.field?.(t,node);if(field)this.#declareField(field.name,field.value,within);
for(const mixin of rules.mixins?.(t,node)??[])this.#extend(mixin,within);const label=rules.label?.(t,node);if(label&&!this.#references.isClaimed(label.name)){if(label.
of===void 0)this.#references.claim(label.name);else this.#references.add(label.name,"read",within,void 0,label.of)}const use=rules.uses[type];const name=use?.name(
t,node);if(use&&name!==void 0&&!this.#references.isClaimed(name))this.#references.add(name,typeof use.use==="function"?use.use(t,node):use.use,within,use,node);
for(const one of rules.written?.(t,node)??[])this.#references.addWritten(one,within,node);if(!this.#references.isClaimed(node)){if(this.#types.has(type))this.#references.
add(node,"type",within);else if(this.#reads.has(type))this.#references.add(node,rules.writes?.(t,node)?"write":"read",within)}for(const{name:name2,type:narrower}of rules.
narrows?.(t,node)??[]){if(inside===within)inside=new Scope(within,within.owner,within.inFunction);inside.narrow(name2,narrower)}let before;if(this.#depth>=MOST_DEPTH)
return void 0;this.#depth++;for(const child of t.tree.children(node)){const follows=rules.follows?.includes(t.type(child))?before:void 0;const opened=this.#walk(
child,follows??inside);before=follows??opened}this.#depth--;return definition&&this.#opens(definition,node)?inside:before}#attach(type){this.#body.attached??=[];
if(!this.#body.attached.includes(type))this.#body.attached.push(type)}#imports(node,type,within){const t=this.#t;const imported=this.#rules.imports[type]?.(t,node)??
[];for(const one of imported){const entry={path:one.path,...t.position(one.node),length:t.text(one.node).length,from:within.owner};this.#body.imports.push({...entry,
...one.as===void 0?{}:{as:one.as},...one.all===void 0?{}:{all:one.all},...one.member===void 0?{}:{member:one.member},...one.uses===void 0?{}:{uses:one.uses}});if(this.#rules.
packaged||this.#rules.moduleOf||this.#rules.prefixes)this.#import(one)}return imported.length>0}#import({path,as,all,member}){this.#surface.imports??=[];if(as!==
void 0)this.#surface.imports.push(member===void 0?[path,as]:[path,as,member]);if(as===void 0||all)this.#surface.imports.push([path])}#declareLocal(node,kind,within,how,called=this.#t.
text(node)){const name=this.#rules.meant?.(called)??called;this.#references.claim(node);if(within.has(name)&&!this.#rules.blockScoped)return;const{line,column}=this.#t.
position(node);const before=this.#t.text(node).indexOf(called);const local=this.#body.locals.push({name,kind,line,column:column+before,owner:within.owner})-1;within.
declare(name,{named:{local},kind:kind==="type"?"type parameter":"local",...how})}#declareField(name,value,within){let around=within;while(around.inFunction&&around.
parent)around=around.parent;const type=this.#rules.constructs?.(this.#t,value);around.declare(this.#t.text(name),{named:{field:true},kind:"property",from:0,...type===
void 0?{value:{node:value,within}}:{type}})}#constructed(value){const{constructs,shape}=this.#rules;const made=constructs?.(this.#t,value);return made===void 0||
shape?.(this.#t,value)?void 0:made}#opens({scope},node){return typeof scope==="function"?scope(this.#t,node):scope===true}#define(node,rule,within){const t=this.#t;
const value=rule.value?.(t,node);const type=rule.type?.(t,node)??(value===void 0?void 0:this.#constructed(value));const inside=this.#opens(rule,node)?new Scope(
within,within.owner,within.inFunction):within;const names=rule.names?rule.names(t,node):[rule.name?rule.name(t,node):t.field(node,"name")];const known={...type===
void 0?{}:{type},...type===void 0&&value!==void 0&&names.length===1?{value:{node:value}}:{}};const gives=type===void 0?rule.gives?.(t,node,names):void 0;for(const[
nth,name]of names.entries()){if(name===void 0)continue;const given=gives?.[nth];const{localInFunction}=rule;const isLocal=typeof localInFunction==="function"?localInFunction(
t,name):localInFunction;if(isLocal&&within.inFunction)this.#assignLocal(node,name,rule,within,given?{value:given}:known);else this.#defineSymbol(node,name,rule,
within,inside,known)}for(const parameter of rule.typeParameters?.(t,node)??[])this.#declareLocal(parameter,"type",inside,{from:0});for(const{name,parameter,binds}of rule.
parameters?.(t,node)??[])for(const bound of binds??[name])this.#declareLocal(bound,"parameter",inside,{from:0,...parameter.type===void 0?{}:{type:parameter.type}});
return inside}#assignLocal(node,name,rule,within,known){const t=this.#t;const{blockScoped,localsAnywhere,assignmentDeclares}=this.#rules;const at=t.tree.start[name];
const declares=assignmentDeclares?.(t.text(name))??false;const visible=rule.visible?.(t,node,name);const from=visible?.from??(blockScoped?this.#visibleFrom(node,
rule):declares?at:0);const seen=blockScoped||localsAnywhere?void 0:within.find(t.text(name),"read",at);if(!seen||declares&&seen.scope.owner!==within.owner)this.#declareLocal(
name,"variable",within,{from,...visible&&{hidden:visible.hidden},...known});else if(!this.#references.isClaimed(name))this.#references.add(name,"write",within)}#visibleFrom(node,rule){
const{start,end}=this.#t.tree;return rule.recursive?.(this.#t,node)?start[node]:end[node]}#defineSymbol(node,name,rule,within,inside,known){const t=this.#t;this.#references.
claim(name);const before=rule.continues?.(t,node)?this.#lastOf(t.text(name),within):void 0;if(before!==void 0){const symbol=this.#symbols[before];symbol.end=Math.
max(symbol.end,t.tree.lineAt(Math.max(0,t.tree.end[node]-1)));inside.owner=before;inside.inFunction=true;return}const index=this.#addSymbol(node,name,rule,within,
known);if(index===void 0||!this.#opens(rule,node))return;inside.owner=index;if(known.value)this.#untyped.push({symbol:index,value:known.value.node,scope:inside});
const head=new Scope(within,index,within.inFunction);const{kind}=this.#symbols[index];for(const supertype of rule.supertypes?.(t,node)??[])this.#extend(supertype,
head);if(!TYPE_KINDS.has(kind)&&!/module|namespace/.test(kind))inside.inFunction=true}#lastOf(name,within){const last=within.own(name).at(-1);return last&&"symb\
ol"in last.named?last.named.symbol:void 0}#extend(supertype,within){const{supertypes}=this.#surface;if(within.owner<0){this.#surface.mixins??=[];this.#surface.mixins.
push(this.#t.text(supertype));return}const written=this.#rules.generic?.(this.#t,supertype)??this.#t.text(supertype);supertypes[within.owner]=[...supertypes[within.
owner]??[],written];const qualified=this.#rules.uses[this.#t.type(supertype)];this.#references.add(qualified?.name(this.#t,supertype)??supertype,"extends",within,
qualified,supertype)}#addSymbol(node,nameNode,rule,within,{type,value}){const written=this.#t.text(nameNode);const name=rule.rename?rule.rename(written,this.#t,
node):written;if(name.length===0||name.length>LIMITS.nameChars)return void 0;const kind=typeof rule.kind==="function"?rule.kind(this.#t,node):rule.kind;const opens=this.#opens(
rule,node);const isAssigned=!opens||kind==="variable";if(isAssigned&&!this.#rules.blockScoped&&within.own(name).some(({named})=>"symbol"in named)){this.#references.
add(nameNode,"write",within);return void 0}const symbol=this.#symbols[within.owner];const parent=symbol&&{index:within.owner,symbol};const made=draft(this.#rules,
this.#t,rule,{node,nameNode,name,kind},parent,type);const index=this.#symbols.push(made)-1;if(type!==void 0)this.#surface.types[index]=type;else if(value!==void 0&&
!opens)this.#untyped.push({symbol:index,value:value.node,scope:within});const arity=rule.arity?rule.arity(this.#t,node):this.#rules.blockScoped&&arityOf(made);if(arity)
this.#surface.arities[index]=arity;const labels=rule.labels?.(this.#t,node);if(labels)this.#surface.labels=Object.assign(this.#surface.labels??{},{[index]:labels});
const runs=rule.runs?.(this.#t,node)??[];if(runs.length>0)this.#surface.runs=Object.assign(this.#surface.runs??{},{[index]:runs});if(rule.opened?.(this.#t,node))
this.#surface.opened=[...this.#surface.opened??[],index];this.#defined?.(this.#t,node,index);const parameters=rule.typeParameters?.(this.#t,node)??[];if(parameters.
length>0)this.#surface.typeParameters[index]=parameters.map(one=>this.#t.text(one));const bounds=rule.bounds?.(this.#t,node);if(bounds&&Object.keys(bounds).length>
0)this.#surface.bounds=Object.assign(this.#surface.bounds??{},{[index]:bounds});if(made.kind==="impl"||made.kind==="property"&&this.#rules.fieldsNeedReceiver)return index;
const declared={named:{symbol:index},kind:made.kind,from:this.#rules.shadows&&within.own(name).length>0?this.#visibleFrom(node,rule):0,...type===void 0?{}:{type},
...value===void 0||opens?{}:{value}};within.declare(name,declared);const isOpened=parent&&this.#surface.opened?.includes(parent.index);if(parent&&(isOpened||isOpen(
parent.symbol.kind,this.#rules.openTypes)))within.parent?.declare(name,declared);return index}};function arityOf({parameters}){if(!parameters)return void 0;const least=parameters.
filter(p=>p.default===void 0&&!p.variadic).length;return[least,parameters.some(p=>p.variadic)?ANY_NUMBER:parameters.length]}export{takesLabels,nameOf,isType,isContainer,Definitions,pick,isSetter,isWithin,takes,qualifiedName,extractWithRules};
