import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{ANY_NUMBER}from"./KOZT6SL4.js";import{Syntax,TYPE_KINDS,draft}from"./BBNGEOV7.js";import{LIMITS}from"./XUA4RPE5.js";var Scope=class{parent;owner;inFunction;lent;#names=new Map;constructor(parent,owner,inFunction){this.parent=parent;this.owner=owner;this.inFunction=inFunction}has(name){
return this.#names.has(name)}own(name){return this.#names.get(name)??[]}declare(name,declared){const list=this.#names.get(name);if(list)list.push(declared);else
this.#names.set(name,[declared])}find(name,use,at){let fallback;for(let scope=this;scope;scope=scope.parent){const seen=scope.#names.get(name)?.filter(({from})=>from<=
at);if(!seen||seen.length===0)continue;const best=Math.max(...seen.map(declared2=>fitness(use,declared2)));const declared=seen.filter(one2=>fitness(use,one2)===
best);const last=declared.at(-1);const found={declared:"local"in last.named?[last]:declared,scope,suits:best>0};if(best>0)return found;fallback??=found}return fallback}};
function fitness(use,{kind,type,named}){const value="local"in named&&kind==="local";return use==="call"&&value&&type!==void 0&&!/[-=]>/.test(type)?0:suitability(
use,kind)}function suitability(use,kind){const isType2=kind==="type parameter"||kind==="module"||TYPE_KINDS.has(kind)&&kind!=="object";switch(use){case"type":case"\
extends":case"implements":return isType2?2:kind==="object"?1:0;case"call":case"call_indirect":case"call_macro":return CALLED.test(kind)?3:isType2||kind==="objec\
t"?2:1;default:return kind==="constructor"?3:CALLED.test(kind)?1:isType2?2:3}}var CALLED=/^(function|method|constructor|macro)$/;var isType=({symbol})=>TYPE_KINDS.has(symbol.kind);var isContainer=definition=>isType(definition)||/module|namespace/.test(definition.symbol.kind);var isOpen=(kind,open)=>open===
true?TYPE_KINDS.has(kind)&&kind!=="impl":open?.has(kind)===true;var Definitions=class{#top=new Map;#qualified=new Map;#members=new Map;#membersOf=new Map;#companions=new Map;#byId=new Map;#ofFile=new WeakMap;#apart=[];#mixins=[];#packages=new Set;#first=new Map;#open;constructor(open){
this.#open=open}add(file){const open=this.#open.get(file.language);if(file.module!==void 0&&!this.#first.has(file.module))this.#first.set(file.module,file);for(let at=file.
module??"";at!==""&&!this.#packages.has(at);at=at.slice(0,Math.max(0,at.lastIndexOf("."))))this.#packages.add(at);for(const mixin of file.surface.mixins??[]){const folder=file.
path.slice(0,file.path.lastIndexOf("/")+1);this.#mixins.push({folder,name:mixin.replace(/^::/,"").replaceAll("::",".")})}file.symbols.forEach((symbol,index)=>{const definition={
symbol,index,file};if(!this.#byId.has(symbol.id))this.#byId.set(symbol.id,definition);const parent=symbol.parent===void 0?void 0:file.symbols[symbol.parent];const isApart=symbol.
qualified!==void 0&&symbol.qualified!==nameIn(parent,symbol);if(isApart)this.#apart.push(definition);const inType=parent!==void 0&&TYPE_KINDS.has(parent.kind);if(parent!==
void 0&&!inType&&!/module|namespace/.test(parent.kind))return;push(this.#qualified,key(file,qualifiedName(definition)),definition);if(parent&&(isOpen(parent.kind,
open)||file.surface.opened?.includes(symbol.parent))){const outer=parent.parent===void 0?void 0:file.symbols[parent.parent];const around=outer&&(outer.qualified??
outer.name);push(this.#qualified,key(file,[file.module,around,symbol.name].filter(Boolean).join(".")),definition)}if(parent!==void 0&&!isApart){if(inType||parent.
kind==="module")push(this.#members,key(file,symbol.name),definition);this.#addMember(parent.id,definition);if(symbol.kind==="object"&&symbol.modifiers?.includes(
"static")){const companions=this.#companions.get(parent.id);if(companions)companions.push(definition);else this.#companions.set(parent.id,[definition])}}if(parent===
void 0||TYPE_KINDS.has(symbol.kind)||symbol.kind==="module")push(this.#top,key(file,symbol.name),definition)})}#addMember(owner,definition){const members=this.#membersOf.
get(owner)??new Map;this.#membersOf.set(owner,members);push(members,definition.symbol.name,definition)}finish(){for(const one2 of this.#apart){const container=qualifiedName(
one2).split(".").slice(0,-1).join(".");const[part]=this.qualified(one2.file,container).filter(isContainer);if(part)this.#addMember(part.symbol.id,one2)}for(const named of this.#qualified.
values()){this.#merge(named.filter(part=>isContainer(part)&&part.symbol.kind!=="object"));this.#merge(named.filter(part=>part.symbol.kind==="object"))}}#merge(parts){
if(parts.length<2)return;const merged=new Map;for(const part of parts)for(const[name,members]of this.#membersOf.get(part.symbol.id)??[])merged.set(name,[...merged.
get(name)??[],...members]);for(const part of parts)this.#membersOf.set(part.symbol.id,merged)}isPackage(name){return this.#packages.has(name)}isModule(name){return this.#first.
has(name)}firstIn(name){const file=this.#first.get(name);const symbol=file?.symbols[0];return file&&symbol&&{symbol,index:0,file}}byId(id){return this.#byId.get(
id)}top(file,name){return this.#top.get(key(file,name))??[]}atTopOf(file,name){let named=this.#ofFile.get(file);if(!named){named=new Map;for(const[index,symbol]of file.
symbols.entries())if(symbol.parent===void 0)push(named,symbol.name,{symbol,index,file});this.#ofFile.set(file,named)}return named.get(name)??[]}seenFrom(file,name){
const dot=name.lastIndexOf(".");const all=this.top(file,name.slice(dot+1));const mixins=this.#mixins.filter(({folder})=>file.path.startsWith(folder));return all.
filter(one2=>{const qualified=qualifiedName(one2);if(dot>=0)return`.${qualified}`.endsWith(`.${name}`);return(one2.symbol.qualified??name)===name||mixins.some(mixin=>`${mixin.
name}.${name}`===qualified)})}qualified(file,name,packages=""){return this.#qualified.get(key(file,packages===""?name:`${packages}.${name}`))??[]}membersNamed(file,name){
return this.#members.get(key(file,name))??[]}companionsOf(owner){return this.#companions.get(owner.symbol.id)??[]}membersOf(owner,name){return this.#membersOf.get(
owner.symbol.id)?.get(name)??[]}};function pick(candidates,wanted,from){if(candidates.length<2)return[...candidates];const fit=candidates.map(candidate=>fitness2(
candidate,wanted));const best=Math.max(...fit);const suited=defined(candidates.filter((_,at)=>fit[at]===best));const taking=suited.filter(candidate=>takes(candidate,
wanted.arguments));const same=new Map;for(const one2 of taking.length>0?taking:suited)push(same,signatureOf(one2),one2);return[...same.values()].flatMap(parts=>nearest(
parts,from))}function defined(all){const isDefined=({symbol:{kind,modifiers}})=>!modifiers||!(modifiers.includes("declaration")||kind==="function"&&modifiers.includes(
"abstract"));const own=all.filter(isDefined);return own.length>0?own:all}function nearest(parts,from){if(parts.length<2)return parts;const near=parts.map(part=>nearness(
part,from));const best=Math.max(...near);const found=parts.filter((_,at)=>near[at]===best);if(best!==Number.POSITIVE_INFINITY&&parts.some(part=>part.file.module===
void 0&&!isContainer(part)))return parts;return found.some(({file})=>file.module===void 0||file.path===from.path)?found.slice(0,1):found}function fitness2({symbol},{
use,makes}){if(makes)return symbol.kind==="object"?0:suitability("type",symbol.kind);return suitability(use,symbol.kind)}var isWithin=(module,of)=>of===void 0||
module===of||(module?.startsWith(`${of}.`)??false);function takes({file,index},given){const arity=file.surface.arities[index];return given===void 0||arity===void 0||
given>=arity[0]&&given<=arity[1]}var signatureOf=({file,symbol})=>[file.module,symbol.qualified??symbol.name,symbol.kind==="object",symbol.receiver,...(symbol.parameters??
[]).map(({type})=>type)].join("\0");function nearness({file},from){if(file.path===from.path)return Number.POSITIVE_INFINITY;const mine=segmentsOf(file);const other=segmentsOf(
from);let common=0;while(common<mine.length&&mine[common]===other[common])common++;return common}var segments=new WeakMap;function segmentsOf(file){let known=segments.
get(file);if(!known){known=file.path.split("/");segments.set(file,known)}return known}var nameIn=(parent,symbol)=>parent?`${parent.qualified??parent.name}.${symbol.
name}`:symbol.name;var qualifiedName=({file,symbol})=>[file.module,symbol.qualified??symbol.name].filter(Boolean).join(".");var key=(file,name)=>`${file.language}\
\0${name}`;function push(map,at,definition){const list=map.get(at);if(list)list.push(definition);else map.set(at,[definition])}var UNKNOWN={on:"unknown"};var MOST_LINKS=8;var NAME=/^[\p{L}_$@][\p{L}\p{N}_$]*$/u;var QUALIFIED=/^[\p{L}_$@][\p{L}\p{N}_$]*((\.|::)[\p{L}_$][\p{L}\p{N}_$]*)+$/u;
var UNWRAPPED=/parenthes|postfix|unary|non_null|begin/;var Receivers=class{#rules;#t;#kindOf;#self;#fields=new Map;constructor(rules,t,kindOf){this.#rules=rules;
this.#t=t;this.#kindOf=kindOf;this.#self=new Set(rules.self)}of(node,within,depth=0){const t=this.#t;const rules=this.#rules;const text=t.text(node);if(this.#self.
has(text))return{on:"self"};if(rules.super?.test(text))return{on:"super"};const made=rules.constructs?.(t,node);if(made!==void 0)return{on:"type",type:made};if(depth>
MOST_LINKS)return{on:"unknown"};if(NAME.test(text))return this.#named(node,text,within,depth);const head=text.split(/\.|::/)[0];const isPath=QUALIFIED.test(text)&&
(rules.separator==="."||!text.includes("."));if(isPath&&!this.#self.has(head)&&this.#named(node,head,within,depth).on==="name")return{on:"name",name:text};const use=rules.
uses[t.type(node)];const name=use?.name(t,node);if(use&&name!==void 0){const of=use.receiver?.(t,node);const called=(typeof use.use==="function"?use.use(t,node):
use.use)==="call";const path=of===void 0?use.path?.(t,node):void 0;const wanted=use.text?.(t,node)??t.text(name);if(of===void 0&&path===void 0)return this.#result(
node,wanted,within,depth);const on=of===void 0?{on:"name",name:path}:this.of(of,within,depth+1);const member={on:"member",of:on,name:wanted};return called?{...member,
called}:member}const stands=rules.stands?.(t,node);if(stands!==void 0)return this.of(stands,within,depth+1);const[only,...more]=t.named(node);return only!==void 0&&
more.length===0&&UNWRAPPED.test(t.type(node))?this.of(only,within,depth+1):UNKNOWN}#named(node,text,within,depth){const found=within.find(text,"read",this.#t.tree.
start[node]);if(found)return this.#agreed(found.declared,found.scope,text,depth);if(text===this.#rules.unnamed)return this.#unnamed(within,depth);return{on:"nam\
e",name:text}}#agreed(declared,scope,text,depth){const[first]=declared;if(!("field"in first.named))return this.#declared(first,scope,text,depth);const agreed=this.#fields.
get(first);if(agreed)return agreed;this.#fields.set(first,UNKNOWN);const known=declared.map(one2=>this.#declared(one2,scope,text,depth)).filter(({on})=>on!=="un\
known"&&on!=="nothing");const[only,...more]=new Map(known.map(one2=>[JSON.stringify(one2),one2])).values();const found=only&&more.length===0?only:UNKNOWN;this.#fields.
set(first,found);return found}#declared(declared,scope,text,depth){const{type,value,named}=declared;if(type!==void 0)return{on:"type",type};if(value!==void 0){const of=this.
of(value.node,value.within??scope,depth+1);return value.element?{on:"element",of}:of}if(!("symbol"in named))return UNKNOWN;const kind=this.#kindOf(named.symbol);
if(kind!==void 0&&(TYPE_KINDS.has(kind)||/module|namespace/.test(kind)))return{on:"name",name:text};return{on:"symbol",symbol:named.symbol}}#unnamed(within,depth){
for(let at=within;at;at=at.parent)if(at.lent)return this.#lent(at,depth);return{on:"unknown"}}#lent({lent,parent},depth){if(lent?.on===void 0||!parent)return{on:"\
unknown"};return{on:"element",of:this.of(lent.on,parent,depth+1)}}#result(node,name,within,depth){const found=within.find(name,"call",this.#t.tree.start[node]);
const[first]=found?.declared??[];if(!found||!first)return{on:"result",name};return"symbol"in first.named?this.#declared(first,found.scope,name,depth):{on:"unkno\
wn"}}};var MOST_SYMBOLS=256;var References=class{#rules;#t;#receivers;#body;#pending=[];#claimed=new Set;constructor(rules,t,receivers,body){this.#rules=rules;this.#t=
t;this.#receivers=receivers;this.#body=body}claim(node){this.#claimed.add(node)}isClaimed(node){return this.#claimed.has(node)}settle(){for(const pending of this.#pending)
this.#settle(pending)}add(node,use,within,rule,used=node){this.#claimed.add(node);const written=this.#t.text(node);const name=rule?.text?.(this.#t,used)??this.#rules.
meant?.(written)??written;if(name.length===0||Math.max(name.length,written.length)>LIMITS.nameChars)return;const reference={...this.#t.position(node),length:written.
length,name,use,from:within.owner,receiver:{on:"nothing"}};const given=rule?.arguments?.(this.#t,used);if(given!==void 0)reference.arguments=given;if(rule?.makes)
reference.makes=true;if(rule?.supposed)reference.supposed=true;if(rule?.sets?.(this.#t,used))reference.sets=true;this.#body.references.push(reference);this.#pending.
push({reference,scope:within,node,rule,used})}#settle({reference,scope,node,rule,used}){const t=this.#t;const belongsTo=rule?.belongsTo?.(t,used);if(belongsTo!==
void 0)reference.from=this.#symbolNamed(belongsTo,scope)??reference.from;const on=rule?.receiver?.(t,used);const path=on===void 0?rule?.path?.(t,used):void 0;if(on!==
void 0)reference.receiver=this.#receivers.of(on,scope);else if(path!==void 0)reference.receiver=this.#rules.self.includes(path)?{on:"self"}:{on:"name",name:path};else if(rule===
void 0&&used!==node)reference.receiver=this.#receivers.of(used,scope);if(reference.receiver.on!=="nothing")return;const use=reference.makes?"type":reference.use;
const at=t.tree.start[node];const isCalled=reference.use==="call"||reference.arguments!==void 0;let found=scope.find(reference.name,use,at);while(this.#rules.localsAreNotCalled&&
isCalled&&found?.declared.some(({named})=>"local"in named))found=found.scope.parent?.find(reference.name,use,at);const[first]=found?.declared??[];if(found&&first&&
"local"in first.named)reference[found.suits?"local":"localOtherwise"]=first.named.local;else if(found){const symbols=found.declared.flatMap(({named})=>"symbol"in
named?[named.symbol]:[]);reference.symbols=this.#rules.shadows?symbols.slice(-1):symbols.slice(0,MOST_SYMBOLS)}else if(this.#rules.bareNamesAreCalls&&reference.
use==="read"&&/^[a-z_]/.test(reference.name))reference.use="call"}#symbolNamed(node,scope){const found=scope.find(this.#t.text(node),"read",this.#t.tree.start[node]);
const last=found?.declared.at(-1)?.named;return last&&"symbol"in last?last.symbol:void 0}};var emptySurface=()=>({supertypes:{},types:{},values:{},arities:{},typeParameters:{},compiled:{}});var MOST_DEPTH=1e3;var byNodeType=rules=>Object.assign(Object.create(null),rules);function extractWithRules(given,tree){const rules={...given,definitions:byNodeType(
given.definitions),uses:byNodeType(given.uses),scopes:byNodeType(given.scopes),imports:byNodeType(given.imports),packages:byNodeType(given.packages)};return new Extraction(
rules,tree).unit()}var Extraction=class{#rules;#t;#receivers;#symbols=[];#surface=emptySurface();#body={locals:[],references:[],imports:[]};#untyped=[];#references;#reads;#types;#module;#depth=0;constructor(rules,tree){
this.#rules=rules;this.#t=new Syntax(tree);this.#receivers=new Receivers(rules,this.#t,symbol=>this.#symbols[symbol]?.kind);this.#references=new References(rules,
this.#t,this.#receivers,this.#body);this.#reads=new Set(rules.reads);this.#types=new Set(rules.types)}unit(){this.#walk(0,new Scope(void 0,-1,false));this.#references.
settle();for(const{symbol,value,scope}of this.#untyped){const receiver=this.#receivers.of(value,scope);if(receiver.on!=="unknown"&&receiver.on!=="nothing")this.#surface.
values[symbol]=receiver}const facade=this.#rules.facade?.(this.#t);if(facade!==void 0)this.#surface.facade=facade;const unit={symbols:this.#symbols,surface:this.#surface,
body:this.#body};if(this.#module!==void 0)unit.module=this.#module;return unit}#walk(node,within){const t=this.#t;const rules=this.#rules;const type=t.type(node);
if(rules.omits?.(t,node))return void 0;let inside=within;const definition=rules.definitions[type];if(definition)inside=this.#define(node,definition,within);const anonymous=rules.
scopes[type];if(anonymous){inside=new Scope(inside,inside.owner,true);inside.lent=rules.lends?.(t,node);for(const{name:name2,type:written,given,after}of anonymous(
t,node))this.#declareLocal(name2,"parameter",inside,{from:after===void 0?0:t.tree.end[after],...written===void 0?{}:{type:written},...given===void 0?{}:{value:given}})}
const named=rules.packages[type]?.(t,node);if(named!==void 0&&rules.packagesEnclose)this.#module??=named;else if(named!==void 0)this.#module=[this.#module,named].
filter(Boolean).join(".");if(this.#imports(node,type,within)||named!==void 0&&!rules.packagesEnclose)return void 0;const attached=rules.attaches?.(t,node);if(attached!==
void 0)this.#attach(t.text(attached));const field=rules.field?.(t,node);if(field)this.#declareField(field.name,field.value,within);for(const mixin of rules.mixins?.(
t,node)??[])this.#extend(mixin,within);const selfTypes=rules.selfTypes?.(t,node)??[];if(selfTypes.length>0&&within.owner>=0){this.#surface.selfTypes??={};this.#surface.
selfTypes[within.owner]=selfTypes.map(one2=>t.text(one2))}const label=rules.label?.(t,node);if(label&&!this.#references.isClaimed(label.name)){if(label.of===void 0)
this.#references.claim(label.name);else this.#references.add(label.name,"read",within,void 0,label.of)}const use=rules.uses[type];const name=use?.name(t,node);if(use&&
name!==void 0&&!this.#references.isClaimed(name))this.#references.add(name,typeof use.use==="function"?use.use(t,node):use.use,within,use,node);if(!this.#references.
isClaimed(node)){if(this.#types.has(type))this.#references.add(node,"type",within);else if(this.#reads.has(type))this.#references.add(node,rules.writes?.(t,node)?
"write":"read",within)}let before;if(this.#depth>=MOST_DEPTH)return void 0;this.#depth++;for(const child of t.tree.children(node))before=this.#walk(child,(rules.
follows===t.type(child)?before:void 0)??inside);this.#depth--;return definition?.scope?inside:before}#attach(type){this.#body.attached??=[];if(!this.#body.attached.
includes(type))this.#body.attached.push(type)}#imports(node,type,within){const t=this.#t;const imported=this.#rules.imports[type]?.(t,node)??[];for(const one2 of imported){
const entry={path:one2.path,...t.position(one2.node),length:t.text(one2.node).length,from:within.owner};this.#body.imports.push({...entry,...one2.as===void 0?{}:
{as:one2.as},...one2.all===void 0?{}:{all:one2.all},...one2.member===void 0?{}:{member:one2.member}});if(this.#rules.packaged||this.#rules.moduleOf)this.#import(
one2)}return imported.length>0}#import({path,as,all,member}){this.#surface.imports??=[];if(as!==void 0)this.#surface.imports.push(member===void 0?[path,as]:[path,
as,member]);if(as===void 0||all)this.#surface.imports.push([path])}#declareLocal(node,kind,within,how){const name=this.#t.text(node);this.#references.claim(node);
if(within.has(name)&&!this.#rules.blockScoped)return;const local=this.#body.locals.push({name,kind,...this.#t.position(node),owner:within.owner})-1;within.declare(
name,{named:{local},kind:kind==="type"?"type parameter":"local",...how})}#declareField(name,value,within){let around=within;while(around.inFunction&&around.parent)
around=around.parent;const type=this.#rules.constructs?.(this.#t,value);around.declare(this.#t.text(name),{named:{field:true},kind:"property",from:0,...type===void 0?
{value:{node:value,within}}:{type}})}#define(node,rule,within){const t=this.#t;const value=rule.value?.(t,node);const type=rule.type?.(t,node)??(value===void 0?
void 0:this.#rules.constructs?.(t,value));const inside=rule.scope?new Scope(within,within.owner,within.inFunction):within;const names=rule.names?rule.names(t,node):
[rule.name?rule.name(t,node):t.field(node,"name")];const known={...type===void 0?{}:{type},...type===void 0&&value!==void 0&&names.length===1?{value:{node:value}}:
{}};for(const name of names){if(name===void 0)continue;if(rule.localInFunction&&within.inFunction)this.#assignLocal(node,name,rule,within,known);else this.#defineSymbol(
node,name,rule,within,inside,known)}for(const parameter of rule.typeParameters?.(t,node)??[])this.#declareLocal(parameter,"type",inside,{from:0});for(const{name,
parameter,binds}of rule.parameters?.(t,node)??[])for(const bound of binds??[name])this.#declareLocal(bound,"parameter",inside,{from:0,...parameter.type===void 0?
{}:{type:parameter.type}});return inside}#assignLocal(node,name,rule,within,known){const t=this.#t;const{blockScoped,localsAnywhere}=this.#rules;const from=blockScoped?
this.#visibleFrom(node,rule):0;if(blockScoped||localsAnywhere||!within.find(t.text(name),"read",t.tree.start[name]))this.#declareLocal(name,"variable",within,{from,
...known});else if(!this.#references.isClaimed(name))this.#references.add(name,"write",within)}#visibleFrom(node,rule){const{start,end}=this.#t.tree;return rule.
recursive?.(this.#t,node)?start[node]:end[node]}#defineSymbol(node,name,rule,within,inside,known){const t=this.#t;this.#references.claim(name);const before=rule.
continues?.(t,node)?this.#lastOf(t.text(name),within):void 0;if(before!==void 0){const symbol=this.#symbols[before];symbol.end=Math.max(symbol.end,t.tree.lineAt(
Math.max(0,t.tree.end[node]-1)));inside.owner=before;inside.inFunction=true;return}const index=this.#addSymbol(node,name,rule,within,known);if(index===void 0||!rule.
scope)return;inside.owner=index;if(known.value)this.#untyped.push({symbol:index,value:known.value.node,scope:inside});const head=new Scope(within,index,within.inFunction);
const{kind}=this.#symbols[index];for(const supertype of rule.supertypes?.(t,node)??[])this.#extend(supertype,head);if(!TYPE_KINDS.has(kind)&&!/module|namespace/.
test(kind))inside.inFunction=true}#lastOf(name,within){const last=within.own(name).at(-1);return last&&"symbol"in last.named?last.named.symbol:void 0}#extend(supertype,within){
const{supertypes}=this.#surface;if(within.owner<0){this.#surface.mixins??=[];this.#surface.mixins.push(this.#t.text(supertype));return}supertypes[within.owner]=
[...supertypes[within.owner]??[],this.#t.text(supertype)];const qualified=this.#rules.uses[this.#t.type(supertype)];this.#references.add(qualified?.name(this.#t,
supertype)??supertype,"extends",within,qualified,supertype)}#addSymbol(node,nameNode,rule,within,{type,value}){const written=this.#t.text(nameNode);const name=rule.
rename?rule.rename(written,this.#t,node):written;if(name.length===0||name.length>LIMITS.nameChars)return void 0;const kind=typeof rule.kind==="function"?rule.kind(
this.#t,node):rule.kind;const isAssigned=!rule.scope||kind==="variable";if(isAssigned&&!this.#rules.blockScoped&&within.own(name).some(({named})=>"symbol"in named)){
this.#references.add(nameNode,"write",within);return void 0}const symbol=this.#symbols[within.owner];const parent=symbol&&{index:within.owner,symbol};const made=draft(
this.#rules,this.#t,rule,{node,nameNode,name,kind},parent,type);const index=this.#symbols.push(made)-1;if(type!==void 0)this.#surface.types[index]=type;else if(value!==
void 0&&!rule.scope)this.#untyped.push({symbol:index,value:value.node,scope:within});const arity=rule.arity?rule.arity(this.#t,node):this.#rules.blockScoped&&arityOf(
made);if(arity)this.#surface.arities[index]=arity;if(rule.opened?.(this.#t,node))this.#surface.opened=[...this.#surface.opened??[],index];const compiled=rule.compiled?.(
this.#t,node);if(compiled)this.#surface.compiled[index]=compiled;const parameters=rule.typeParameters?.(this.#t,node)??[];if(parameters.length>0)this.#surface.typeParameters[index]=
parameters.map(one2=>this.#t.text(one2));if(made.kind==="impl"||made.kind==="property"&&this.#rules.fieldsNeedReceiver)return index;const declared={named:{symbol:index},
kind:made.kind,from:this.#rules.shadows&&within.own(name).length>0?this.#visibleFrom(node,rule):0,...type===void 0?{}:{type},...value===void 0||rule.scope?{}:{value}};
within.declare(name,declared);const isOpened=parent&&this.#surface.opened?.includes(parent.index);if(parent&&(isOpened||isOpen(parent.symbol.kind,this.#rules.openTypes)))
within.parent?.declare(name,declared);return index}};function arityOf({parameters}){if(!parameters)return void 0;const least=parameters.filter(p=>p.default===void 0&&
!p.variadic).length;return[least,parameters.some(p=>p.variadic)?ANY_NUMBER:parameters.length]}var MOST_CANDIDATES=5;var MOST_OVERLOADS=16;function one(found,evidence,most){const[only,...more]=found;if(!only||found.length>most)return void 0;return more.length===
0?{destination:symbolOf(only),evidence}:{destination:{to:"one_of",options:found.map(symbolOf)},evidence:"ambiguous"}}var symbolOf=d=>({to:"symbol",id:d.symbol.id});
var unknown=name=>({destination:{to:"unknown",name},evidence:"dynamic",confidence:0});var isNamed=({symbol})=>symbol.kind!=="impl";var TYPE_USE={use:"type"};var Types=class{#definitions;#rules;#supertypes=new Map;#selfTypes=new Map;#linear=new Map;#extended=new Map;#seenBy;constructor(definitions,rules,seenBy){
this.#definitions=definitions;this.#seenBy=seenBy;this.#rules=rules}named(file,written,from,seen,wanted=TYPE_USE){const{separator}=this.#rulesOf(file);const path=written.
replace(/[<[(?].*$/s,"").replaceAll(separator,".").trim();const isWhole=path.startsWith(".");const name=isWhole?path.slice(1):path;if(name==="")return void 0;const head=name.
split(".")[0];const imported=seen.imports.get(head);for(const[module,rest]of this.modulesIn(file,name,seen)){const[found]=pick(this.#definitions.qualified(file,
rest,module).filter(isContainer),wanted,file);if(found)return found}if(imported?.to==="external")return"external";for(const prefix of isWhole?[""]:[...this.#packagesOf(
file,from),...seen.wildcards,""]){const[found]=pick(this.#definitions.qualified(file,name,prefix).filter(isContainer),wanted,file);if(found)return found}if(imported?.
to==="symbol"){const first=this.#definitions.byId(imported.id);const found=first&&this.#nested(first,name.split(".").slice(1),wanted);if(found)return found}const inherited=isWhole?
void 0:this.memberInScope(file,head,from,wanted).find(isContainer);const member=inherited&&this.#nested(inherited,name.split(".").slice(1),wanted);if(member)return member;
const{packaged,wholeNames,brought}=this.#rulesOf(file);const otherwise=brought?.has(name)?"external":void 0;if(wholeNames)return otherwise;const types=this.#definitions.
seenFrom(file,name).filter(d=>(isType(d)||/module/.test(d.symbol.kind))&&(!packaged||isWithin(file.module,d.file.module)));if(types.length===0)return otherwise;
return distinct(types)===1?pick(types,wanted,file)[0]:void 0}modulesIn(file,name,seen){const{modulesByName}=this.#rulesOf(file);if(seen.modules.size===0&&!modulesByName)
return[];const parts=name.split(".");for(let length=parts.length-1;length>0;length--){const head=parts.slice(0,length).join(".");const rest=parts.slice(length).
join(".");const modules=seen.modules.get(head)??(modulesByName&&this.#definitions.isModule(head)?[head]:void 0);if(modules)return modules.map(module=>[module,rest])}
return[]}#nested(outer,names,wanted){let at=isContainer(outer)?outer:void 0;for(const name of names)at=at&&this.member(at,name,wanted).find(isContainer);return at}#packagesOf(file,from){
const prefixes=[];for(let at=from;at>=0;at=file.symbols[at]?.parent??-1){const symbol=file.symbols[at];if(symbol)prefixes.push(qualifiedName({symbol,index:at,file}))}
const parts=(file.module??"").split(".");for(let n=parts.length;n>0;n--)prefixes.push(parts.slice(0,n).join("."));return prefixes.filter(prefix=>prefix!=="")}member(owner,name,wanted,seen=new Set){
if(seen.has(owner.symbol.id))return[];seen.add(owner.symbol.id);const own=pick(this.#definitions.membersOf(owner,name),wanted,owner.file);if(own.some(one2=>takes(
one2,wanted.arguments)))return own;if(this.#rulesOf(owner.file).lastSupertypeFirst){const inherited=this.inherited(owner,name,wanted);if(inherited.length>0&&(own.
length===0||inherited.some(one2=>takes(one2,wanted.arguments))))return inherited}else for(const supertype of this.#heldBy(owner)){const inherited=this.member(supertype,
name,wanted,seen);if(inherited.some(one2=>takes(one2,wanted.arguments)))return inherited;if(own.length===0&&inherited.length>0)return inherited}if(own.length>0)
return own;return this.#definitions.companionsOf(owner).flatMap(companion=>this.member(companion,name,wanted,seen))}inherited(owner,name,wanted){if(!this.#rulesOf(
owner.file).lastSupertypeFirst){for(const supertype of this.supertypesOf(owner)){const found=this.member(supertype,name,wanted);if(found.length>0)return found}return[]}
let first=[];for(const ancestor of this.#linearized(owner).slice(1)){const found=pick(this.#definitions.membersOf(ancestor,name),wanted,ancestor.file);if(found.
some(one2=>takes(one2,wanted.arguments)))return found;if(first.length===0)first=found}return first}#linearized(owner){let known=this.#linear.get(owner.symbol.id);
if(!known){this.#linear.set(owner.symbol.id,[owner]);const all=[owner,...this.#heldBy(owner).flatMap(supertype=>this.#linearized(supertype))];const last=new Map(
all.map((one2,at)=>[one2.symbol.id,at]));known=all.filter((one2,at)=>last.get(one2.symbol.id)===at);this.#linear.set(owner.symbol.id,known)}return known}memberInScope(file,name,from,wanted){
for(let owner=this.enclosing(file,from);owner;owner=this.outer(owner)){const members=this.member(owner,name,wanted);if(members.length>0)return members}return[]}supertypesOf(owner){
let known=this.#supertypes.get(owner.symbol.id);if(!known){this.#supertypes.set(owner.symbol.id,[]);const{file,index,symbol}=owner;const from=this.#rulesOf(file).
mixins?index:symbol.parent??-1;const written=[...file.surface.supertypes[index]??[],...symbol.kind==="type"?[file.surface.types[index]]:[]];known=this.#typesNamed(
owner,written,from);if(this.#rulesOf(file).lastSupertypeFirst)known.reverse();this.#supertypes.set(symbol.id,known)}return known}#heldBy(owner){const written=owner.
file.surface.selfTypes?.[owner.index];if(!written)return this.supertypesOf(owner);let known=this.#selfTypes.get(owner.symbol.id);if(!known){this.#selfTypes.set(
owner.symbol.id,[]);known=this.#typesNamed(owner,written,owner.symbol.parent??-1);this.#selfTypes.set(owner.symbol.id,known)}return[...known,...this.supertypesOf(
owner)]}#typesNamed(owner,written,from){const{file}=owner;return written.map(type=>type===void 0?void 0:this.named(file,type,from,this.#seenBy(file))).filter(type=>type!==
void 0&&type!=="external"&&type!==owner)}extending(all,owner){const names=new Set;const add=type=>{if(names.has(type.symbol.name))return;names.add(type.symbol.name);
this.supertypesOf(type).forEach(add)};add(owner);return all.filter(({symbol})=>names.has((symbol.receiver??"").replace(/[<?].*$/s,"").split(".").at(-1)))}enclosing(file,from){
for(let at=from;at>=0;at=file.symbols[at]?.parent??-1){const symbol=file.symbols[at];const extended=symbol?.receiver===void 0?void 0:this.#extendedBy(file,symbol,
symbol.receiver);if(extended)return extended;if(symbol&&(TYPE_KINDS.has(symbol.kind)||symbol.kind==="module"))return{symbol,index:at,file}}return void 0}extendedBy({
file,symbol}){return symbol.receiver===void 0?void 0:this.#extendedBy(file,symbol,symbol.receiver)}#extendedBy(file,symbol,receiver){const known=this.#extended.
get(symbol.id);if(known!==void 0)return known??void 0;const type=this.named(file,receiver,-1,this.#seenBy(file));const extended=type==="external"?void 0:type;this.#extended.
set(symbol.id,extended??null);return extended}outer(of){return of.symbol.parent===void 0?void 0:this.enclosing(of.file,of.symbol.parent)}#rulesOf(file){return this.#rules.
get(file.language)}};var distinct=list=>new Set(list.map(qualifiedName)).size;var NO_NAMES=new Set;var Imports=class{#rules;#project;#files;#definitions;#seen=new Map;constructor(rules,project,files,definitions){this.#rules=rules;this.#project=
project;this.#files=files;this.#definitions=definitions}resolve(file,path,member){const rules=this.#rules.get(file.language);const target=rules.file?.(path,file.
path,this.#project.paths);const from=target===void 0?void 0:this.#files.get(target);const whole=this.#whole(file,path);const{moduleOf,wholeNames,modulesByName}=rules;
const module=moduleOf||wholeNames||modulesByName?this.#module(target===void 0?whole:from?.module):void 0;const leads=this.#leads(file,path,member,{from,module,isHere:target!==
void 0});return{...leads,whole:module??whole,...module===void 0||member!==void 0?{}:{module}}}#leads(file,path,member,{from,module,isHere}){const rules=this.#rules.
get(file.language);if(member!==void 0&&from){const[found2]=from.module===void 0?[]:this.#definitions.qualified(file,member,from.module);if(found2)return{destination:symbolOf(
found2),evidence:"import"};const handedOn=this.#definitions.top(file,member);const[only]=handedOn;if(only&&distinct(handedOn)===1)return{destination:symbolOf(only),
evidence:"unique_name"}}const first=from?.symbols[0];if(first&&member===void 0)return{destination:{to:"symbol",id:first.id},evidence:"import"};const name=this.#whole(
file,path.replaceAll(rules.separator,".").replaceAll("/","."));const[found]=pick(this.#definitions.qualified(file,name),{use:"type"},file);if(found)return{destination:symbolOf(
found),evidence:"import"};const inModule=module===void 0||member!==void 0?void 0:this.#definitions.firstIn(module);if(inModule)return{destination:symbolOf(inModule),
evidence:"import"};if(module!==void 0||isHere&&rules.moduleOf)return{destination:{to:"unknown",name:path},evidence:"import"};const named=member===void 0?path:`${path}\
.${member}`;return{destination:{to:"external",package:externalPackage(rules,path),name:named},evidence:"import"}}#module(name){return name!==void 0&&this.#definitions.
isPackage(name)?name:void 0}#whole(file,path){if(!this.#rules.get(file.language)?.relativeImports)return path;const parts=(file.module??"").split(".");for(let n=parts.
length;n>0;n--){const prefix=parts.slice(0,n).join(".");const whole=`${prefix}.${path}`;if(prefix==="")continue;if(this.#definitions.isPackage(whole)||this.#definitions.
qualified(file,path,prefix).length>0)return whole}return path}seenBy(file){let seen=this.#seen.get(file);if(!seen){const imports=new Map;const wildcards=[];const modules=new Map;
for(const[path,as,member]of file.surface.imports??[]){const{destination,module,whole}=this.resolve(file,path,member);if(as===void 0)wildcards.push(whole);else{imports.
set(as,destination);addModule(modules,as,module)}}seen={imports,wildcards,names:NO_NAMES,modules,attached:[]};this.#seen.set(file,seen)}return seen}};function externalPackage(rules,path){
const head=path.split(/[./:]+/).filter(Boolean)[0]??path;return/^(kotlin|java|javax|scala)$/.test(head)?rules.standard:`${rules.standard.slice(4)}:${head}`}function addModule(modules,as,module){
const known=modules.get(as)??[];if(module!==void 0&&!known.includes(module))modules.set(as,[...known,module])}var Guesses=class{#rules;#file;#seen;#definitions;#types;constructor(rules,file,seen,definitions,types){this.#rules=rules;this.#file=file;this.#seen=seen;this.#definitions=
definitions;this.#types=types}uniqueMember({name}){if(this.#rules.packaged||this.#rules.common?.has(name))return unknown(name);const[only,...more]=this.#definitions.
membersNamed(this.#file,name);const owner=only&&this.#types.outer(only);if(only&&more.length===0&&name.length>=6&&/function|method/.test(only.symbol.kind)){if(owner&&
(owner.file===this.#file||this.#seen.names.has(owner.symbol.name)))return{destination:symbolOf(only),evidence:"unique_name"}}return unknown(name)}};var Tables=class{#rules;#file;#seen;#definitions;constructor(rules,file,seen,definitions){this.#rules=rules;this.#file=file;this.#seen=seen;this.#definitions=definitions}member(r,table){
const imported=this.#seen.imports.get(table);if(imported?.to==="external"){const{package:of,name}=imported;return{destination:{to:"external",package:of,name:`${name}\
.${r.name}`},evidence:"import"}}const source=imported?.to==="symbol"?this.#definitions.byId(imported.id)?.file:void 0;if(source){const exported=this.#definitions.
atTopOf(source,r.name).filter(({symbol})=>!symbol.modifiers?.includes("private"));return one(exported,"import",MOST_CANDIDATES)??unknown(r.name)}const here=table===
"self"?tableAround(this.#file,r.from):table;const own=this.#definitions.atTopOf(this.#file,r.name).filter(({symbol})=>symbol.qualified===`${here}.${r.name}`);if(own.
length>0)return one(own,"same_file",MOST_CANDIDATES)??unknown(r.name);const{common}=this.#rules;if(r.use!=="call"||r.name.length<6||common?.has(r.name))return unknown(
r.name);const members=this.#definitions.top(this.#file,r.name).filter(({symbol})=>symbol.qualified!==void 0);const[only,...more]=members;return only&&more.length===
0?{destination:symbolOf(only),evidence:"unique_name"}:unknown(r.name)}};function tableAround(file,from){for(let at=from;at!==void 0&&at>=0;at=file.symbols[at]?.
parent){const{qualified,parent}=file.symbols[at]??{};if(parent===void 0)return qualified?.split(".").slice(0,-1).join(".")}return void 0}var FileLinker=class{#rules;#file;#seen;#definitions;#types;#values;#guesses;#tables;constructor(rules,file,seen,definitions,types,values){this.#rules=rules;this.#file=
file;this.#seen=seen;this.#definitions=definitions;this.#types=types;this.#values=values;this.#tables=new Tables(rules,file,seen,definitions);this.#guesses=new Guesses(
rules,file,seen,definitions,types)}resolve(r){return r.sets?this.#setter(r):this.#resolve(r)}#setter({sets:_,...r}){const setter=this.#resolve({...r,name:`${r.name}\
=`});if(setter.destination.to!=="unknown")return setter;const found=this.#resolve(r);const{destination}=found;const definition=destination.to==="symbol"?this.#definitions.
byId(destination.id):void 0;return definition&&definition.symbol.kind!=="property"?unknown(r.name):found}#resolve(r){if(r.receiver.on==="nothing")return this.#bare(
r);if(this.#rules.tables&&r.receiver.on==="name")return this.#tables.member(r,r.receiver.name);if(r.receiver.on==="super")return this.#inherited(r);const ofModule=r.
receiver.on==="name"?this.#ofModule(r,r.receiver.name):void 0;if(ofModule)return ofModule;const owner=this.#receiver(r,r.receiver);const members=owner&&owner!==
"external"?this.#member(owner.definition,r):void 0;if(members&&this.#takes(members,r))return members;const extending=members&&this.#extension(r,owner);if(extending?.
destination.to==="symbol")return extending;if(members)return members;if(r.receiver.on==="self"&&!this.#rules.packaged)return unknown(r.name);const extension=this.#extension(
r,owner);if(extension)return extension;const attached=this.#attached(r);if(attached)return attached;if(owner==="external"){const written=r.receiver.on==="type"?
r.receiver.type:r.receiver.on==="name"?r.receiver.name:"";const name=`${written}.${r.name}`.replace(/^\./,"");return{destination:{to:"external",package:this.#rules.
standard,name},evidence:"import"}}if(owner||r.receiver.on==="type")return unknown(r.name);if(r.receiver.on==="name"&&new RegExp("^(::)?\\p{Lu}","u").test(r.receiver.
name))return unknown(r.name);return this.#guesses.uniqueMember(r)}#attached(r){if(r.use!=="call")return void 0;const wanted=r.arguments===void 0?r:{...r,arguments:r.
arguments+1};const found=this.#seen.attached.flatMap(written=>{const type2=this.#types.named(this.#file,written,r.from,this.#seen);return type2===void 0||type2===
"external"?[]:this.#types.member(type2,r.name,wanted)});const taking=found.filter(one2=>takes(one2,wanted.arguments));const type=r.receiver.on==="type"?r.receiver.
type:void 0;const exact=taking.filter(({symbol})=>symbol.parameters?.[0]?.type===type);return one(exact.length>0?exact:taking,"type",MOST_OVERLOADS)}#ofModule(r,written){
const name=written.replaceAll(this.#rules.separator,".");const modules=this.#types.modulesIn(this.#file,`${name}.${r.name}`,this.#seen);const offered=modules.flatMap(
([module,rest])=>this.#definitions.qualified(this.#file,rest,module)).filter(one2=>isNamed(one2)&&!one2.symbol.modifiers?.includes("private"));if(offered.length>
0)return this.#several(r,pick(offered,r,this.#file),"import");if(modules.length>0||!this.#rules.wholeNames)return void 0;const imported=this.#seen.imports.get(name);
return imported?.to==="external"?{destination:{...imported,name:`${imported.name}.${r.name}`},evidence:"import"}:void 0}#takes({destination},r){const definition=destination.
to==="symbol"?this.#definitions.byId(destination.id):void 0;return definition===void 0||takes(definition,r.arguments)}#inherited(r){const owner=this.#types.enclosing(
this.#file,r.from);const found=owner&&one(this.#types.inherited(owner,r.name,r),"type",MOST_OVERLOADS);return found??unknown(r.name)}#receiver(r,receiver){return this.#values.
receiver(this.#file,receiver,r.from,this.#seen,name=>{const{line,column,length,from}=r;const{destination}=this.#bare({line,column,length,from,name,use:"call",receiver:{
on:"nothing"}});return destination.to==="symbol"?this.#definitions.byId(destination.id):void 0})}#member(owner,r){const{constructorName}=this.#rules;const wanted=constructorName!==
void 0&&r.name==="new"?constructorName:r.name;const found=one(this.#types.member(owner,wanted,r),"type",MOST_OVERLOADS);return found??(r.name==="new"?{destination:symbolOf(
owner),evidence:"type"}:void 0)}#bare(r){const file=this.#file;const named=(r.symbols??[]).flatMap(index=>{const symbol=file.symbols[index];return symbol?[{symbol,
index,file}]:[]});const own=pick(this.#extendingHere(named,r),r,file);const taking=list=>list.some(definition=>takes(definition,r.arguments));if(taking(own))return this.#several(
r,own,"same_file");const members=this.#types.memberInScope(file,r.name,r.from,r);if(taking(members)||members.length>0&&own.length===0)return this.#several(r,members,
members[0]?.file===file?"same_file":"type");const found=this.#elsewhere(r);if(found)return found;if(own.length>0)return this.#several(r,own,"same_file");if(r.localOtherwise!==
void 0)return unknown(r.name);return this.#anywhere(r)}#extendingHere(all,r){if(all.every(({symbol})=>symbol.receiver===void 0))return all;const enclosing=this.#types.
enclosing(this.#file,r.from);const found=enclosing?this.#types.extending(all,enclosing):[];return found.length>0?found:all}#elsewhere(r){const imported=this.#seen.
imports.get(r.name);if(imported)return this.#overloadsOf(r,imported);const{global,packaged}=this.#rules;const own=this.#file.module??(global||packaged?"":void 0);
for(const path of own===void 0?this.#seen.wildcards:[...this.#seen.wildcards,own]){const named=this.#definitions.qualified(this.#file,r.name,path).filter(one2=>this.#isVisible(
one2));const found=pick(this.#extendingHere(named,r),r,this.#file);if(found.length>0)return this.#several(r,found,"import")}return void 0}#isVisible(one2){const{
fieldsNeedReceiver,wholeNames}=this.#rules;if(fieldsNeedReceiver&&one2.symbol.kind==="property")return false;return isNamed(one2)&&!(wholeNames&&one2.symbol.modifiers?.
includes("private")&&one2.file!==this.#file)}#overloadsOf(r,imported){const definition=imported.to==="symbol"?this.#definitions.byId(imported.id):void 0;if(!definition)
return{destination:imported,evidence:"import"};const{symbol,file}=definition;const all=this.#definitions.qualified(file,symbol.qualified??symbol.name,file.module??
"");return this.#several(r,pick(all.length>0?all:[definition],r,this.#file),"import")}#anywhere(r){const{importsBareNames,brought}=this.#rules;const found=importsBareNames?
unknown(r.name):this.#unique(r);if(found.destination.to!=="unknown"||!brought?.has(r.name))return found;return{destination:{to:"external",package:this.#rules.standard,
name:r.name},evidence:"import"}}#unique(r){const{module}=this.#file;const candidates=this.#definitions.seenFrom(this.#file,r.name).filter(c=>!this.#rules.tables||
!c.symbol.modifiers?.includes("private")).filter(c=>isNamed(c)&&suits(r,c)&&(!this.#rules.packaged||isWithin(module,c.file.module)));const sourced=candidates.filter(
({file})=>this.#isSourced(file));if(sourced.length>0)return this.#several(r,pick(sourced,r,this.#file),"import");if(this.#rules.file&&!this.#rules.global&&candidates.
some(({symbol})=>symbol.kind==="variable"))return unknown(r.name);if(candidates.length===0)return unknown(r.name);if(distinct(candidates)===1)return this.#several(
r,pick(candidates,r,this.#file),this.#rules.global?"import":"unique_name");return one(candidates,"ambiguous",MOST_CANDIDATES)??unknown(r.name)}#isSourced(file){
if(!this.#rules.file||this.#rules.global)return false;for(const imported of this.#seen.imports.values())if(imported.to==="symbol"&&this.#definitions.byId(imported.
id)?.file===file)return true;return false}#several(r,found,evidence){const[only,...more]=found;if(only&&more.length===0)return{destination:this.#constructorOf(r,
only),evidence};return one(found,evidence,MOST_OVERLOADS)??unknown(r.name)}#constructorOf(r,found){const{constructorName}=this.#rules;if(r.use!=="call"||!isType(
found)||constructorName===void 0)return symbolOf(found);return symbolOf(this.#definitions.membersOf(found,constructorName)[0]??found)}#extension(r,owner){if(owner===
"external"&&r.receiver.on==="name")return void 0;const imported=this.#seen.imports.get(r.name);const definition=imported?.to==="symbol"?this.#definitions.byId(imported.
id):void 0;if(imported&&!definition)return{destination:imported,evidence:"import"};const around=this.#types.memberInScope(this.#file,r.name,r.from,r).filter(one2=>one2.
symbol.receiver!==void 0&&!/[({]/.test(one2.symbol.receiver));const own=pick(this.#extending(around,owner),r,this.#file);if(own.length>0)return one(own,own[0]?.
file===this.#file?"same_file":"type",MOST_OVERLOADS);const{symbol,file}=definition??{symbol:void 0,file:this.#file};const outer=(symbol?.qualified??"").split(".").
slice(0,-1).join(".");const packages=symbol?[[file.module,outer].filter(Boolean).join(".")]:[...this.#seen.wildcards,file.module??""];for(const path of packages){
const all=this.#definitions.qualified(file,r.name,path).filter(one2=>one2.symbol.receiver!==void 0);const found=pick(this.#extending(all,owner),r,this.#file);if(found.
length===0)continue;const members=owner===void 0&&!symbol?this.#definitions.membersNamed(file,r.name):[];return members.length===0?one(found,"import",MOST_OVERLOADS):
one([...found,...members],"ambiguous",MOST_CANDIDATES)}return void 0}#extending(all,owner){if(owner===void 0)return all;const exact=owner==="external"?[]:this.#types.
extending(all,owner.definition);if(exact.length>0)return exact;return all.filter(({symbol,file,index})=>/^([A-Z]\w?|Any)\??$/.test(symbol.receiver??"")||owner===
"external"&&!this.#types.extendedBy({symbol,file,index}))}};var suits=(r,d)=>r.use==="type"||r.use==="extends"||r.use==="implements"?isType(d)||d.symbol.kind===
"module":r.use==="call"?!/variable|property/.test(d.symbol.kind):true;var MOST_STEPS=12;var VALUE_USE={use:"read"};var Values=class{#definitions;#types;#rules;#seenBy;#steps=0;constructor(definitions,types,rules,seenBy){this.#definitions=
definitions;this.#types=types;this.#rules=rules;this.#seenBy=seenBy}receiver(file,receiver,from,seen,bare){switch(receiver.on){case"nothing":case"unknown":return void 0;case"\
self":return typed(this.#types.enclosing(file,from));case"super":{const enclosing=this.#types.enclosing(file,from);return enclosing&&typed(this.#types.supertypesOf(
enclosing)[0])}case"type":return this.#written(file,receiver.type,from,seen);case"symbol":return this.value(definitionAt(file,receiver.symbol));case"name":{const type=this.#types.
named(file,receiver.name,from,seen,VALUE_USE);return type==="external"?type:typed(type)??this.#named(file,receiver.name,from,seen,bare)}case"result":return this.
value(bare(receiver.name));case"member":{const offered=this.#ofModule(file,receiver,seen);if(offered)return this.value(offered);const of=this.receiver(file,receiver.
of,from,seen,bare);if(of===void 0||of==="external")return void 0;const wanted={use:receiver.called?"call":"read"};return this.value(this.#types.member(of.definition,
receiver.name,wanted)[0])}case"element":{const held=this.#text(file,receiver.of,from,seen,bare);const one2=held&&elementOf(held.text);return held&&one2!==void 0?
this.#written(held.file,one2,held.from,held.seen):void 0}}}#ofModule(file,{of,name},seen){if(of.on!=="name")return void 0;const modules=this.#types.modulesIn(file,
`${of.name}.${name}`,seen);return modules.flatMap(([module,rest])=>this.#definitions.qualified(file,rest,module))[0]}#named(file,name,from,seen,bare){const{separator}=this.#rulesOf(
file);const at=name.lastIndexOf(separator);if(at<=0)return this.value(this.#seen(file,name,from,seen));const of=this.receiver(file,{on:"name",name:name.slice(0,
at)},from,seen,bare);if(of===void 0||of==="external")return void 0;return this.value(this.#types.member(of.definition,name.slice(at+separator.length),VALUE_USE)[0])}#seen(file,name,from,seen){
const[member]=this.#types.memberInScope(file,name,from,VALUE_USE);const{packaged,typesAreValues}=this.#rulesOf(file);if(!member&&typesAreValues)return this.#definitions.
atTopOf(file,name)[0];if(member||!packaged)return member;const imported=seen.imports.get(name);if(imported)return imported.to==="symbol"?this.#definitions.byId(
imported.id):void 0;for(const prefix of[...seen.wildcards,file.module??""]){const found=pick(this.#definitions.qualified(file,name,prefix),VALUE_USE,file);if(found.
length>0)return found.length===1?found[0]:void 0}return void 0}value(of){if(!of)return void 0;const rules=this.#rulesOf(of.file);if(isType(of))return typed(of);
if(of.symbol.kind==="constructor"||of.symbol.name===rules.constructorName)return typed(this.#types.enclosing(of.file,of.index));const written=of.file.surface.types[of.
index];if(written!==void 0){const type=this.#written(of.file,written,of.index,this.#seenBy(of.file));return type==="external"?void 0:type}const given=of.file.surface.
values[of.index];return given===void 0?void 0:this.#step(()=>this.#given(of,given))}#given(of,given){const bare=name=>this.#types.memberInScope(of.file,name,of.
index,{use:"call"})[0];const type=this.receiver(of.file,given,of.index,this.#seenBy(of.file),bare);return type==="external"?void 0:type}#text(file,receiver,from,seen,bare){
if(receiver.on==="type")return{text:receiver.type,file,from,seen};const of=receiver.on==="symbol"?definitionAt(file,receiver.symbol):receiver.on==="name"?this.#seen(
file,receiver.name,from,seen):receiver.on==="result"?bare(receiver.name):receiver.on==="member"?this.#memberOf(this.receiver(file,receiver.of,from,seen,bare),receiver):
void 0;const text=of?.file.surface.types[of.index];if(of&&text!==void 0)return{text,file:of.file,from:of.index,seen:this.#seenBy(of.file)};const given=of?.file.
surface.values[of.index];if(!of||!given)return void 0;const next=name=>this.#types.memberInScope(of.file,name,of.index,{use:"call"})[0];return this.#step(()=>this.#text(
of.file,given,of.index,this.#seenBy(of.file),next))}#memberOf(of,{name,called}){if(of===void 0||of==="external")return void 0;return this.#types.member(of.definition,
name,{use:called?"call":"read"})[0]}#written(file,written,from,seen){const definition=this.#types.named(file,written,from,seen);if(definition===void 0&&this.#rulesOf(
file).typesAreValues)return this.#step(()=>this.#named(file,written.replace(/[({[].*$/s,""),from,seen,()=>void 0));return definition===void 0||definition==="ext\
ernal"?definition:{definition,written,file}}#step(follow){if(this.#steps>=MOST_STEPS)return void 0;this.#steps++;try{return follow()}finally{this.#steps--}}#rulesOf(file){
return this.#rules.get(file.language)}};var typed=definition=>definition&&{definition,written:definition.symbol.name,file:definition.file};function definitionAt(file,index){
const symbol=file.symbols[index];return symbol&&{symbol,index,file}}function elementOf(written){const inside=/^[\w.]+\s*[<[](.*)[>\]]\??$/s.exec(written.trim())?.[1];
if(inside===void 0)return void 0;let depth=0;for(const character of inside){if("<[(".includes(character))depth++;else if(">])".includes(character))depth--;else if(character===
","&&depth===0)return void 0}return inside.replace(/^(out|in)\s+/,"").trim()}var DeclarativeLinker=class{#rules;#files=new Map;#definitions;#imports;#types;#values;#known;constructor(rules,project,known=()=>void 0){this.#rules=rules;this.#known=
known;this.#definitions=new Definitions(new Map([...rules.values()].map(({key:key2,openTypes})=>[key2,openTypes])));this.#imports=new Imports(rules,project,this.#files,
this.#definitions);const seenBy=file=>this.#imports.seenBy(file);this.#types=new Types(this.#definitions,rules,seenBy);this.#values=new Values(this.#definitions,
this.#types,rules,seenBy)}add(given){const moduleOf=this.#rules.get(given.language)?.moduleOf;const file=moduleOf?{...given,module:moduleOf(given.path)}:given;this.#files.
set(file.path,file);this.#definitions.add(file)}finish(){this.#definitions.finish()}link({path,language},body,out){const rules=this.#rules.get(language);const file=this.#files.
get(path);if(!rules||!file)return;const locals=body.locals.map(l=>out.local(l.name,l.kind,l.line,l.column,l.owner));const imports=new Map;const wildcards=[];const modules=new Map;
const names=new Set(body.references.map(({name})=>name));for(const{path:path2,as,all,member,...at}of body.imports){const{module,whole,...found}=this.#imports.resolve(
file,path2,member);names.add(path2.split(/[./:]+/).pop()??"");if(as===void 0||all)wildcards.push(whole);if(as!==void 0){imports.set(as,found.destination);addModule(
modules,as,module)}out.occurrence({...at,use:"import",...found})}const linking=new FileLinker(rules,file,{imports,wildcards,names,modules,attached:body.attached??
[]},this.#definitions,this.#types,this.#values);for(const reference of body.references){const{line,column,length,from,local,localOtherwise}=reference;const ofLocal=index=>({
destination:{to:"local",index:locals[index]},evidence:"same_file"});const known=local===void 0?this.#known(reference):void 0;let found=local===void 0?known??linking.
resolve(reference):ofLocal(local);if(found.destination.to==="unknown"&&localOtherwise!==void 0)found=ofLocal(localOtherwise);const{destination,evidence,confidence}=found;
if(reference.supposed&&destination.to==="unknown")continue;const at={line,column,length,from};const use=known&&reference.use==="read"?"call":reference.use;out.occurrence(
{...at,use,destination,evidence,...confidence===void 0?{}:{confidence}});for(const one2 of known?.overrides??[])out.occurrence({...at,use:"call_indirect",destination:one2,
evidence:"dynamic"})}this.#overrides(file,out)}typeGivenBy(file,index){const symbol=file.symbols[index];const type=symbol&&this.#values.value({symbol,index,file});
return type&&type!=="external"?qualifiedName(type.definition):void 0}#overrides(file,out){file.symbols.forEach((symbol,index)=>{if(symbol.kind!=="method"||symbol.
parent===void 0)return;const owner=this.#types.enclosing(file,symbol.parent);if(!owner)return;const given=file.surface.arities[index]?.[1];for(const supertype of this.#types.
supertypesOf(owner)){const[base,...more]=this.#types.member(supertype,symbol.name,{use:"call",...given===void 0?{}:{arguments:given}});if(base&&more.length===0)
out.occurrence({line:symbol.line,column:symbol.column,length:symbol.name.length,use:"overrides",destination:symbolOf(base),from:index,evidence:"type"})}})}};export{emptySurface,extractWithRules,unknown,DeclarativeLinker};
