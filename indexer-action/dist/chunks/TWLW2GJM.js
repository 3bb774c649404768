import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{elementOf,generic,partOf,takenBy}from"./WH2WOI7X.js";import{MOST_CANDIDATES,MOST_OVERLOADS,isNamed,one,symbolOf,unknown}from"./NVOSCRRV.js";
import{Definitions,isContainer,isSetter,isType,isWithin,nameOf,pick,qualifiedName,takes,takesLabels}from"./MHCMKXIC.js";import{TYPE_KINDS}from"./7A7EYPVI.js";var MOST_BASES=40;function linkImplied(file,baseOf,methods,out){for(const[key,runs]of Object.entries(file.surface.runs??{})){const index=Number(key);const symbol=file.
symbols[index];if(!symbol||runs.some(one2=>one2==="read"||one2==="write"))continue;const isClass=symbol.kind!=="constructor";const owner=isClass?{symbol,index,file}:
ownerOf({symbol,index,file});if(!owner||isClass&&constructorsIn(owner).length>0)continue;const has=methods??(of=>inherited(of,baseOf));for(const one2 of runs.includes(
"inherited")?has(owner):implied(owner,baseOf))out.implied(symbol,index,"runs",symbolOf(one2))}}function ownerOf({file,symbol:{parent}}){const symbol=parent===void 0?
void 0:file.symbols[parent];return symbol&&parent!==void 0?{symbol,index:parent,file}:void 0}function inherited(owner,baseOf){let base=baseOf(owner);for(let left=MOST_BASES;base&&
left>0;left--){const own=constructorsIn(base);if(own.length>0)return own;base=baseOf(base)}return[]}function implied(owner,baseOf){const all=inherited(owner,baseOf);
const named=all.filter(one2=>one2.symbol.name===ownerOf(one2)?.symbol.name);return named.length>0?named:all.filter(one2=>one2.symbol.name==="init"&&takes(one2,{
arguments:0}))}var constructors=new WeakMap;function constructorsIn({file,index}){let known=constructors.get(file);if(!known){const byOwner=new Map;file.symbols.
forEach((symbol,at)=>{if(symbol.kind!=="constructor"||symbol.parent===void 0)return;const list=byOwner.get(symbol.parent);if(list)list.push({symbol,index:at,file});else
byOwner.set(symbol.parent,[{symbol,index:at,file}])});known=byOwner;constructors.set(file,known)}return known.get(index)??[]}var TYPE_USE={use:"type"};var isExtension=one2=>!isNamed(one2);var Types=class{#definitions;#rules;#supertypes=new Map;#ofParts=new Map;#linear=new Map;#seenBy;constructor(definitions,rules,seenBy){
this.#definitions=definitions;this.#seenBy=seenBy;this.#rules=rules}named(file,written,from,seen,wanted=TYPE_USE){const{separator,prefixes}=this.#rulesOf(file);
const path=written.replace(/[<[(?].*$/s,"").replaceAll(separator,".").trim();const isWhole=path.startsWith(".");const full=isWhole?path.slice(1):path;if(full===
"")return void 0;if(this.#rulesOf(file).self.includes(full))return this.enclosing(file,from);const imported=seen.imports.get(full.split(".")[0]);const name=prefixes&&
imported?.to==="symbol"?full.slice(full.indexOf(".")+1):full;const head=name.split(".")[0];const offered=imported&&name!==full?this.#definitions.offeredBy(imported,
name):[];const[own]=pick(offered.filter(isContainer),wanted,file);if(own)return own;for(const[module,rest]of this.modulesIn(file,name,seen)){const[found]=pick(this.#definitions.
qualified(file,rest,module).filter(isContainer),wanted,file);if(found)return found}const[ofFolder]=pick(this.inFolder(file,name).filter(isContainer),wanted,file);
if(ofFolder&&imported?.to==="external")return ofFolder;if(imported?.to==="external")return"external";for(const prefix of isWhole?[""]:[...this.#packagesOf(file,
from),...seen.wildcards,""]){const[found]=pick(this.#definitions.qualified(file,name,prefix).filter(isContainer),wanted,file);if(found)return found}if(imported?.
to==="symbol"){const first=this.#definitions.byId(imported.id);const found=first&&this.#nested(first,name.split(".").slice(1),wanted);if(found)return found}const inherited2=isWhole?
void 0:this.memberInScope(file,head,from,wanted).find(isContainer);const member=inherited2&&this.#nested(inherited2,name.split(".").slice(1),wanted);if(member)return member;
if(ofFolder)return ofFolder;const{packaged,wholeNames,brought}=this.#rulesOf(file);const otherwise=brought?.has(name)?"external":void 0;if(wholeNames)return otherwise;
const types=this.#definitions.seenFrom(file,name).filter(d=>(isType(d)||/module/.test(d.symbol.kind))&&(!packaged||isWithin(file.module,d.file.module)));if(types.
length===0)return otherwise;return distinct(types)===1?pick(types,wanted,file)[0]:void 0}modulesIn(file,name,seen){const{modulesByName}=this.#rulesOf(file);if(seen.
modules.size===0&&!modulesByName)return[];const parts=name.split(".");for(let length=parts.length-1;length>0;length--){const head=parts.slice(0,length).join(".");
const rest=parts.slice(length).join(".");const modules=seen.modules.get(head)??(modulesByName&&this.#definitions.isModule(head)?[head]:void 0);if(modules)return modules.
map(module=>[module,rest])}return[]}inFolder(file,name){const dot=this.#rulesOf(file).modulesAreFolders?name.indexOf("."):-1;if(dot<=0)return[];const folder=`/${name.
slice(0,dot)}/`;return this.#definitions.qualified(file,name.slice(dot+1)).filter(one2=>isNamed(one2)&&`/${one2.file.path}`.includes(folder))}#nested(outer,names,wanted){
let at=isContainer(outer)?outer:void 0;for(const name of names)at=at&&this.member(at,name,wanted).find(isContainer);return at}#packagesOf(file,from){const prefixes=[];
for(let at=from;at>=0;at=file.symbols[at]?.parent??-1){const symbol=file.symbols[at];if(symbol)prefixes.push(qualifiedName({symbol,index:at,file}))}const parts=(file.
module??"").split(".");for(let n=parts.length;n>0;n--)prefixes.push(parts.slice(0,n).join("."));return prefixes.filter(prefix=>prefix!=="")}member(owner,name,wanted,seen=new Set){
if(seen.has(owner.symbol.id))return[];seen.add(owner.symbol.id);const{constructorName,lastSupertypeFirst}=this.#rulesOf(owner.file);const own=pick(this.#definitions.
membersOf(owner,name),wanted,owner.file);if(own.some(one2=>takes(one2,wanted))||name===constructorName&&this.isOutside(owner))return own;if(lastSupertypeFirst){
const inherited2=this.inherited(owner,name,wanted);if(inherited2.length>0&&(own.length===0||inherited2.some(one2=>takes(one2,wanted))))return inherited2}else for(const supertype of this.
supertypesOf(owner)){const inherited2=this.member(supertype,name,wanted,seen);if(inherited2.some(one2=>takes(one2,wanted)))return inherited2;if(own.length===0&&
inherited2.length>0)return inherited2}return own}isOutside(type){return this.#definitions.generic(type).parts.every(isExtension)}inherited(owner,name,wanted){if(!this.#rulesOf(
owner.file).lastSupertypeFirst){for(const supertype of this.supertypesOf(owner)){const found=this.member(supertype,name,wanted);if(found.length>0)return found}return[]}
let first=[];for(const ancestor of this.#linearized(owner).slice(1)){const found=pick(this.#definitions.membersOf(ancestor,name),wanted,ancestor.file);if(found.
some(one2=>takes(one2,wanted)))return found;if(first.length===0)first=found}return first}#linearized(owner){let known=this.#linear.get(owner.symbol.id);if(!known){
this.#linear.set(owner.symbol.id,[owner]);const all=[owner,...this.supertypesOf(owner).flatMap(supertype=>this.#linearized(supertype))];const last=new Map(all.map(
(one2,at)=>[one2.symbol.id,at]));known=all.filter((one2,at)=>last.get(one2.symbol.id)===at);this.#linear.set(owner.symbol.id,known)}return known}memberInScope(file,name,from,wanted){
for(let owner=this.enclosing(file,from);owner;owner=this.outer(owner)){const members=this.member(owner,name,wanted);if(members.length>0)return members}return[]}supertypesOf(owner){
let known=this.#supertypes.get(owner.symbol.id);if(!known){this.#supertypes.set(owner.symbol.id,[]);const{parts}=this.#definitions.generic(owner);known=isExtension(
owner)?this.#ofExtensions(parts):this.#ofAll([owner,...parts.filter(isExtension)]);if(this.#rulesOf(owner.file).lastSupertypeFirst)known=[...known].reverse();this.#supertypes.
set(owner.symbol.id,known)}return known}#ofExtensions(parts){let known=this.#ofParts.get(parts);if(!known){known=this.#ofAll(parts);this.#ofParts.set(parts,known)}
return known}#ofAll(parts){return[...new Set(parts.flatMap(part=>this.#written(part)))]}#written(part){const{file,index,symbol}=part;const from=this.#rulesOf(file).
mixins?index:symbol.parent??-1;const written=[...file.surface.supertypes[index]??[],...symbol.kind==="type"?[file.surface.types[index]]:[]];return this.#typesNamed(
part,written,from)}#typesNamed(owner,written,from){const{file}=owner;return written.map(type=>type===void 0?void 0:this.named(file,type,from,this.#seenBy(file))).
filter(type=>type!==void 0&&type!=="external"&&type!==owner)}enclosing(file,from){for(let at=from;at>=0;at=file.symbols[at]?.parent??-1){const symbol=file.symbols[at];
if(symbol&&(TYPE_KINDS.has(symbol.kind)||symbol.kind==="module"))return{symbol,index:at,file}}return void 0}outer(of){return of.symbol.parent===void 0?void 0:this.
enclosing(of.file,of.symbol.parent)}#rulesOf(file){return this.#rules.get(file.language)}};var distinct=list=>new Set(list.map(qualifiedName)).size;var NO_NAMES=new Set;var Imports=class{#rules;#project;#files;#definitions;#seen=new Map;constructor(rules,project,files,definitions){this.#rules=rules;this.#project=
project;this.#files=files;this.#definitions=definitions}resolve(file,path,member){const rules=this.#rules.get(file.language);const target=rules.file?.(path,file.
path,this.#project.paths);const from=target===void 0?void 0:this.#files.get(target);const whole=this.#whole(file,path);const{moduleOf,wholeNames,modulesByName}=rules;
const module=moduleOf||wholeNames||modulesByName?this.#module(target===void 0?whole:from?.module):void 0;const leads=this.#leads(file,path,member,{from,module,isHere:target!==
void 0});return{...leads,whole:module??whole,...module===void 0||member!==void 0?{}:{module}}}#leads(file,path,member,{from,module,isHere}){const rules=this.#rules.
get(file.language);if(member!==void 0&&from){const[found2]=from.module===void 0?[]:this.#definitions.qualified(file,member,from.module);if(found2)return{destination:symbolOf(
found2),evidence:"import"};const handedOn=this.#definitions.top(file,member);const[only]=handedOn;if(only&&distinct(handedOn)===1)return{destination:symbolOf(only),
evidence:"unique_name"}}const first=from?.symbols[0];if(first&&member===void 0)return{destination:{to:"symbol",id:first.id},evidence:"import"};const name=this.#whole(
file,path.replaceAll(rules.separator,".").replaceAll("/","."));const named=rules.importsFiles?[]:this.#definitions.qualified(file,name);const[found]=pick(named,
{use:"type"},file);if(found)return{destination:symbolOf(found),evidence:"import"};const inModule=module===void 0||member!==void 0?void 0:this.#definitions.firstIn(
module);if(inModule)return{destination:symbolOf(inModule),evidence:"import"};if(module!==void 0||isHere&&rules.moduleOf)return{destination:{to:"unknown",name:path},
evidence:"import"};const outside=member===void 0?path:`${path}.${member}`;return{destination:{to:"external",package:externalPackage(rules,path),name:outside},evidence:"\
import"}}#module(name){return name!==void 0&&this.#definitions.isPackage(name)?name:void 0}#whole(file,path){if(!this.#rules.get(file.language)?.relativeImports)
return path;const parts=(file.module??"").split(".");for(let n=parts.length;n>0;n--){const prefix=parts.slice(0,n).join(".");const whole=`${prefix}.${path}`;if(prefix===
"")continue;if(this.#definitions.isPackage(whole)||this.#definitions.qualified(file,path,prefix).length>0)return whole}return path}seenBy(file){let seen=this.#seen.
get(file);if(!seen){const imports=new Map;const wildcards=[];const modules=new Map;for(const[path,as,member]of file.surface.imports??[]){const{destination,module,
whole}=this.resolve(file,path,member);if(as===void 0)wildcards.push(whole);else{imports.set(as,destination);addModule(modules,as,module)}}seen={imports,wildcards,
names:NO_NAMES,modules,attached:[]};this.#seen.set(file,seen)}return seen}};function externalPackage(rules,path){const head=path.split(/[./:]+/).filter(Boolean)[0]??
path;return rules.origin?.(path)??`${rules.standard.slice(4)}:${head}`}function addModule(modules,as,module){const known=modules.get(as)??[];if(module!==void 0&&
!known.includes(module))modules.set(as,[...known,module])}var WORDS=new RegExp("\\p{Ll}\\p{Lu}|[^_]_[^_]","u");var Guesses=class{#rules;#file;#seen;#definitions;#types;constructor(rules,file,seen,definitions,types){this.#rules=
rules;this.#file=file;this.#seen=seen;this.#definitions=definitions;this.#types=types}uniqueMember(r){const{name}=r;if(this.#rules.packaged||this.#rules.common?.
has(name))return unknown(name);const[only,...more]=this.#definitions.membersNamed(this.#file,name);const owner=only&&this.#types.outer(only);if(only&&more.length===
0&&name.length>=6&&/function|method/.test(only.symbol.kind)){if(owner&&(owner.file===this.#file||this.#seen.names.has(owner.symbol.name)))return{destination:symbolOf(
only),evidence:"unique_name"}}return this.addedMember(r)}addedMember(r){const{name,ofType=false}=r;const{extends:isAdded,common}=this.#rules;if(!isAdded||common?.
has(name)||!WORDS.test(name))return unknown(name);const isStatic=({symbol:{kind,modifiers}})=>kind==="enum_member"||modifiers?.includes("static")===true;const named=this.#definitions.
membersNamed(this.#file,name).filter(one2=>isStatic(one2)===ofType);if(distinct(named)!==1||!named.every(one2=>this.#isAdded(one2)))return unknown(name);const taking=pick(
named,r,this.#file).filter(one2=>takes(one2,r));return one(taking,"unique_name",MOST_OVERLOADS)??unknown(name)}#isAdded(member){const owner=this.#types.outer(member);
if(!owner||!this.#types.isOutside(owner))return false;const isPrivate=[member,owner].some(({symbol})=>symbol.modifiers?.includes("private"));return!isPrivate||member.
file===this.#file}};var REQUIRED=/^require\s*\(?\s*["']([^"']+)["']\s*\)?$/;var MOST_CLASSES=64;var Tables=class{#rules;#file;#seen;#definitions;#classes;constructor(rules,file,seen,definitions){
this.#rules=rules;this.#file=file;this.#seen=seen;this.#definitions=definitions;const classes=Object.entries(file.surface.classes??{});this.#classes=new Map(classes.
map(([name,[table]])=>[table,name]))}member(r,table){const imported=this.#seen.imports.get(REQUIRED.exec(table)?.[1]??table);if(imported?.to==="external"){const{
package:of,name}=imported;return{destination:{to:"external",package:of,name:`${name}.${r.name}`},evidence:"import"}}if(imported?.to==="symbol"){const named2=this.#definitions.
offeredBy(imported,r.name);const exported=named2.filter(({symbol})=>!symbol.modifiers?.includes("private"));return one(exported.length>0?exported:named2,"import",
MOST_CANDIDATES)??unknown(r.name)}const here=table==="self"?tableAround(this.#file,r.from):table;const own=this.#in(this.#file,here,r.name);if(own.length>0)return one(
own,"same_file",MOST_CANDIDATES)??unknown(r.name);const members=this.#ofClass(table,r.name)??this.#ofClass(this.#classes.get(here??""),r.name);if(members)return one(
members,"type",MOST_CANDIDATES)??unknown(r.name);const[first=""]=table.split(".");if(this.#rules.brought?.has(first)&&this.#definitions.atTopOf(this.#file,first).
length===0)return{destination:{to:"external",package:this.#rules.standard,name:`${table}.${r.name}`},evidence:"import"};if(r.receiver.on==="name"&&r.receiver.outside&&
!this.#seen.imports.has(first)){const global=this.#definitions.qualified(this.#file,`${table}.${r.name}`);return one(global,"unique_name",MOST_CANDIDATES)??unknown(
r.name)}const{common}=this.#rules;if(r.use!=="call"||r.name.length<6||common?.has(r.name))return unknown(r.name);const named=this.#definitions.top(this.#file,r.
name).filter(isMethod);const[only,...more]=named;return only&&more.length===0?{destination:symbolOf(only),evidence:"unique_name"}:unknown(r.name)}#in(file,table,name){
return this.#definitions.atTopOf(file,name).filter(({symbol})=>symbol.qualified===`${table}.${name}`)}#ofClass(name,member,seen=new Set){if(name===void 0||seen.
has(name)||seen.size>MOST_CLASSES)return void 0;seen.add(name);const found=this.#definitions.tableNamed(this.#file,name);if(!found)return void 0;const own=this.#in(
found.file,found.table,member);if(own.length>0)return own;for(const base of found.bases){const inherited2=this.#ofClass(base,member,seen);if(inherited2)return inherited2}
return void 0}};var isMethod=({symbol})=>symbol.qualified!==void 0&&symbol.kind==="function";function tableAround(file,from){for(let at=from;at!==void 0&&at>=0;at=
file.symbols[at]?.parent){const{qualified,parent}=file.symbols[at]??{};if(parent===void 0)return qualified?.split(".").slice(0,-1).join(".")}return void 0}var FEW=8;var FileLinker=class{#rules;#file;#seen;#definitions;#types;#values;#guesses;#tables;#picked=new Map;constructor(rules,file,seen,definitions,types,values){
this.#rules=rules;this.#file=file;this.#seen=seen;this.#definitions=definitions;this.#types=types;this.#values=values;this.#tables=new Tables(rules,file,seen,definitions);
this.#guesses=new Guesses(rules,file,seen,definitions,types)}resolve(r){const found=this.#resolve(r);if(!r.hasMember)return found;const isFunction=to=>to.to==="\
symbol"&&/^(?:function|method)$/.test(this.#definitions.byId(to.id)?.symbol.kind??"");const{destination}=found;if(destination.to!=="one_of")return isFunction(destination)?
unknown(r.name):found;const options=destination.options.filter(option=>!isFunction(option));const[only]=options;if(only===void 0)return unknown(r.name);return options.
length>1?{...found,destination:{...destination,options}}:{destination:only,evidence:"type"}}#resolve(r){if(r.receiver.on==="nothing")return this.#bare(r);if(this.#rules.
tables&&r.receiver.on==="name")return this.#tables.member(r,r.receiver.name);const prefixed=this.#rules.prefixes&&r.receiver.on==="name"?this.#prefixed(r,r.receiver.
name):void 0;if(prefixed)return prefixed;if(r.receiver.on==="super")return this.#inherited(r);const ofModule=r.receiver.on==="name"?this.#ofModule(r,r.receiver.
name):void 0;if(ofModule)return ofModule;const owner=this.#receiver(r,r.receiver);const members=owner&&owner!=="external"?this.#member(owner.definition,r):void 0;
if(members)return members;const forwarded=owner&&owner!=="external"?this.#values.forwarded(owner):void 0;const behind=forwarded&&this.#member(forwarded.definition,
r);if(behind)return behind;if(r.receiver.on==="self"&&!this.#rules.packaged)return unknown(r.name);const attached=this.#attached(r);if(attached)return attached;
if(owner==="external")return this.#outside(r);if(owner)return this.#addedToWider(owner.definition,r)??unknown(r.name);if(r.receiver.on==="type")return this.#guesses.
addedMember(r);if(r.receiver.on==="name"&&new RegExp("^(::)?\\p{Lu}","u").test(r.receiver.name))return unknown(r.name);return this.#guesses.uniqueMember(r)}#addedToWider({
symbol:{name}},r){const wider=this.#rules.wider?.[name];const type=wider===void 0?void 0:this.#types.named(this.#file,wider,r.from,this.#seen);return type===void 0||
type==="external"?void 0:this.#member(type,r)}#outside({receiver,name}){const written=receiver.on==="type"?receiver.type:receiver.on==="name"?receiver.name:"";const[
head="",...rest]=written.replaceAll(this.#rules.separator,".").split(".");const imported=this.#seen.imports.get(head);const destination=imported?.to==="external"?
{...imported,name:[imported.name,...rest,name].join(".")}:{to:"external",package:this.#rules.standard,name:`${written}.${name}`.replace(/^\./,"")};return{destination,
evidence:"import"}}#prefixed(r,prefix){const imported=this.#seen.imports.get(prefix);if(imported?.to==="external")return{destination:{...imported,name:`${imported.
name}.${r.name}`},evidence:"import"};if(!imported)return void 0;const own=pick(this.#definitions.offeredBy(imported,r.name).filter(isNamed),r,this.#file);if(own.
length>0)return this.#several(r,own,"import");return this.#elsewhere({...r,receiver:{on:"nothing"}})??unknown(r.name)}#attached(r){if(r.use!=="call")return void 0;
const wanted=r.arguments===void 0?r:{...r,arguments:r.arguments+1};const found=this.#seen.attached.flatMap(written=>{const type2=this.#types.named(this.#file,written,
r.from,this.#seen);return type2===void 0||type2==="external"?[]:this.#types.member(type2,r.name,wanted)});const taking=found.filter(one2=>takes(one2,wanted));const type=r.
receiver.on==="type"?r.receiver.type:void 0;const exact=taking.filter(({symbol})=>symbol.parameters?.[0]?.type===type);return one(exact.length>0?exact:taking,"t\
ype",MOST_OVERLOADS)}#ofModule(r,written){const name=written.replaceAll(this.#rules.separator,".");const modules=this.#types.modulesIn(this.#file,`${name}.${r.name}`,
this.#seen);const offered=modules.flatMap(([module,rest])=>this.#definitions.qualified(this.#file,rest,module)).filter(one2=>isNamed(one2)&&!one2.symbol.modifiers?.
includes("private"));const found=offered.length>0?offered:this.#types.inFolder(this.#file,`${name}.${r.name}`);if(found.length>0)return this.#several(r,pick(found,
r,this.#file),"import");if(modules.length>0||!this.#rules.wholeNames)return void 0;const imported=this.#seen.imports.get(name);return imported?.to==="external"?
{destination:{...imported,name:`${imported.name}.${r.name}`},evidence:"import"}:void 0}#inherited(r){const owner=this.#types.enclosing(this.#file,r.from);const found=owner&&
one(this.#types.inherited(owner,r.name,r),"type",MOST_OVERLOADS);return found??unknown(r.name)}#receiver(r,receiver){return this.#values.receiver(this.#file,receiver,
r.from,this.#seen,name=>{const{line,column,length,from}=r;const{destination}=this.#bare({line,column,length,from,name,use:"call",receiver:{on:"nothing"}});return destination.
to==="symbol"?this.#definitions.byId(destination.id):void 0})}#member(owner,r){const{constructorName}=this.#rules;const wanted=constructorName!==void 0&&r.name===
"new"?constructorName:r.name;const found=one(this.#types.member(owner,wanted,r),"type",MOST_OVERLOADS);const isMade=r.name==="new"||r.name===constructorName&&r.
use==="call"&&isType(owner);return found??(isMade?{destination:symbolOf(owner),evidence:"type"}:void 0)}#ownType(r){if(!this.#rules.self.includes(r.name)||!new RegExp(
"^\\p{Lu}","u").test(r.name))return void 0;const owner=this.#types.enclosing(this.#file,r.from);if(!owner)return void 0;const named=owner.symbol.qualified??owner.
symbol.name;const declared=this.#definitions.qualified(this.#file,named).filter(({symbol})=>symbol.kind!=="impl");return this.#several(r,[declared[0]??owner],"t\
ype")}#own(r){const{symbols=[]}=r;const isMany=symbols.length>FEW;const key=isMany?[r.name,r.use,r.makes,r.arguments,r.labels?.join()].join("\0"):"";const before=isMany?
this.#picked.get(key):void 0;if(before&&before.symbols.length===symbols.length&&symbols.every((one2,at)=>one2===before.symbols[at]))return before.own;const file=this.#file;
const named=symbols.flatMap(index=>{const symbol=file.symbols[index];return symbol?[{symbol,index,file}]:[]});const own=pick(named,r,file);if(isMany)this.#picked.
set(key,{symbols,own});return own}#bare(r){const ownType=this.#ownType(r);if(ownType)return ownType;const file=this.#file;const own=this.#own(r);const taking=list=>list.
some(definition=>takes(definition,r));if(taking(own))return this.#several(r,own,"same_file");const members=this.#types.memberInScope(file,r.name,r.from,r);if(taking(
members)||members.length>0&&own.length===0)return this.#several(r,members,members[0]?.file===file?"same_file":"type");const found=this.#elsewhere(r);if(found)return found;
if(own.length>0)return this.#several(r,own,"same_file");if(r.localOtherwise!==void 0)return unknown(r.name);return this.#anywhere(r)}#elsewhere(r){const imported=this.#seen.
imports.get(r.name);if(imported&&this.#rules.prefixes)return{destination:imported,evidence:"import",use:"import"};if(imported)return this.#overloadsOf(r,imported);
const{global,packaged}=this.#rules;const own=this.#file.module??(global||packaged?"":void 0);for(const path of own===void 0?this.#seen.wildcards:[...this.#seen.
wildcards,own]){const named=this.#definitions.qualified(this.#file,r.name,path).filter(one2=>this.#isVisible(one2));const found=pick(named,r,this.#file);if(found.
length>0)return this.#several(r,found,"import")}return void 0}#isVisible(one2){const{fieldsNeedReceiver,wholeNames}=this.#rules;if(fieldsNeedReceiver&&one2.symbol.
kind==="property")return false;return isNamed(one2)&&!(wholeNames&&one2.symbol.modifiers?.includes("private")&&one2.file!==this.#file)}#overloadsOf(r,imported){
const definition=imported.to==="symbol"?this.#definitions.byId(imported.id):void 0;if(!definition)return{destination:imported,evidence:"import"};const{symbol,file}=definition;
const all=this.#definitions.qualified(file,symbol.qualified??symbol.name,file.module??"");return this.#several(r,pick(all.length>0?all:[definition],r,this.#file),
"import")}#anywhere(r){const{importsBareNames,brought}=this.#rules;const found=importsBareNames?unknown(r.name):this.#unique(r);if(found.destination.to!=="unkno\
wn"||!brought?.has(r.name))return found;return{destination:{to:"external",package:this.#rules.standard,name:r.name},evidence:"import"}}#unique(r){const{module}=this.#file;
const candidates=this.#definitions.seenFrom(this.#file,r.name).filter(c=>!this.#rules.tables||!c.symbol.modifiers?.includes("private")).filter(c=>isNamed(c)&&suits(
r,c)&&(!this.#rules.packaged||isWithin(module,c.file.module)));const sourced=candidates.filter(({file})=>this.#isSourced(file));if(sourced.length>0)return this.#several(
r,pick(sourced,r,this.#file),"import");if(this.#rules.file&&!this.#rules.global&&candidates.some(({symbol})=>symbol.kind==="variable"))return unknown(r.name);if(candidates.
length===0)return unknown(r.name);if(distinct(candidates)===1)return this.#several(r,pick(candidates,r,this.#file),this.#rules.global?"import":"unique_name");return one(
candidates,"ambiguous",MOST_CANDIDATES)??unknown(r.name)}#isSourced(file){if(!this.#rules.file||this.#rules.global)return false;for(const imported of this.#seen.
imports.values())if(imported.to==="symbol"&&this.#definitions.byId(imported.id)?.file===file)return true;return false}#several(r,found,evidence){const[only,...more]=found;
if(only&&more.length===0)return{destination:this.#constructorOf(r,only),evidence};return one(found,evidence,MOST_OVERLOADS)??unknown(r.name)}#constructorOf(r,found){
const{constructorName}=this.#rules;if(r.use!=="call"||!isType(found)||constructorName===void 0)return symbolOf(found);const makers=this.#definitions.membersOf(found,
constructorName);return symbolOf(makers.find(maker=>takes(maker,r))??makers[0]??found)}};var suits=(r,d)=>r.use==="type"||r.use==="extends"||r.use==="implements"?
isType(d)||d.symbol.kind==="module":r.use==="call"?!/variable|property/.test(d.symbol.kind):true;var plain=written=>written.replace(/[?!]+$/,"").trim();function within(around,text){const bound=around.given?.get(plain(text));if(bound)return bound;const{type:_,
inside:__,found:___,...place}=around;return{...place,text}}var MOST_STEPS=6;function bindings(written,type,container,how,steps=0){if(steps>MOST_STEPS||!how.definitions.
generic(container).names)return void 0;const{names,parts}=how.definitions.generic(type);const given=generic(written.text)?.arguments;const own=new Map((names??[]).
flatMap((name,nth)=>{const one2=given?.[nth];return one2===void 0?[]:[[name,within(written,one2)]]}));if(qualifiedName(type)===qualifiedName(container))return own.
size>0?own:void 0;for(const{file,index}of parts)for(const supertype of file.surface.supertypes[index]??[]){if(!supertype.includes("<"))continue;const text={text:supertype,
file,from:index,seen:how.seenBy(file),given:own};const next=how.typed(text);if(next===void 0||next==="external"||next.definition===type)continue;const found=bindings(
text,next.definition,container,how,steps+1);if(found)return found}return void 0}var MOST_STEPS2=12;var VALUE_USE={use:"read"};var Values=class{#definitions;#types;#rules;#seenBy;#how;#steps=0;constructor(definitions,types,rules,seenBy){this.#definitions=
definitions;this.#types=types;this.#rules=rules;this.#seenBy=seenBy;this.#how={definitions,seenBy,typed:text=>this.#typed(text)}}receiver(file,receiver,from,seen,bare){
const text=this.#text(file,receiver,from,seen,bare);const type=text&&this.#typed(text);return text===void 0||type===void 0||type==="external"?type:{...type,text}}forwarded({
definition,text}){const{forwards,subscript}=this.#rulesOf(definition.file);if(!forwards||subscript===void 0)return void 0;for(const one2 of this.#types.member(definition,
subscript,{use:"call"})){const taken=one2.symbol.parameters?.[0]?.type;const root=/^dynamicMember/.test(one2.file.surface.labels?.[one2.index]?.[0]??"")&&forwards.
exec(taken??"")?.[1];if(!root)continue;const of=this.#place(one2,text??textOf(definition,this.#seenBy(definition.file)));const next=within(of,root);const type=this.#typed(
next);if(type!==void 0&&type!=="external")return{...type,text:next}}return void 0}#place(of,owner){const given=owner&&this.#bindings(owner,of);return{text:"",file:of.
file,from:of.index,seen:this.#seenBy(of.file),...given?{given}:{}}}value(of){const text=this.#valueOf(of);return text&&this.#typed(text)}#text(file,receiver,from,seen,bare){
switch(receiver.on){case"nothing":case"unknown":return void 0;case"self":return textOf(this.#types.enclosing(file,from),seen);case"super":{const enclosing=this.#types.
enclosing(file,from);return enclosing&&textOf(this.#types.supertypesOf(enclosing)[0],seen)}case"type":return{text:receiver.type,file,from,seen};case"symbol":return this.#valueOf(
definitionAt(file,receiver.symbol));case"name":{const type=this.#types.named(file,receiver.name,from,seen,VALUE_USE);if(type==="external")return{text:receiver.name,
file,from,seen,type};return textOf(type,seen)??this.#named(file,receiver.name,from,seen,bare)}case"result":return this.#valueOf(bare(receiver.name));case"member":{
const offered=this.#ofModule(file,receiver,seen);if(offered)return this.#valueOf(offered);return this.#ofMember(receiver,this.#text(file,receiver.of,from,seen,bare))}case"\
parameter":return this.#taken(file,receiver,from,seen,bare);case"argument":{const given=this.#text(file,receiver.of,from,seen,bare);const type=given&&takenBy(this.#expanded(
given).text)[receiver.nth];return given&&type!==void 0?within(this.#expanded(given),type):void 0}case"element":return this.#element(this.#text(file,receiver.of,
from,seen,bare),receiver.indexed);case"part":{const whole=this.#text(file,receiver.of,from,seen,bare);const part=whole&&partOf(this.#held(whole.file,whole.text),
receiver.at);return whole&&part!==void 0?within(whole,part):void 0}case"shape":{const given=new Map;for(const[nth,one2]of receiver.of.entries()){const text=this.#text(
file,one2,from,seen,bare);if(text)given.set(`$${nth}`,text)}return within({text:"",file,from,seen,given},receiver.text)}}}#ofMember(receiver,owner){if(!owner)return void 0;
const type=this.#typed(owner);const member=this.#memberOf(type,receiver);if(member)return this.#valueOf(member,owner);const told=this.#brought(owner,receiver.name);
if(told)return told;const part=partOf(this.#held(owner.file,owner.text),receiver.name);if(part!==void 0)return within(owner,part);if(receiver.element)return this.#element(
owner,true);if(receiver.keeps)return owner;const next=type===void 0||type==="external"?void 0:this.forwarded({...type,text:owner});return next?.text&&this.#step(
()=>this.#ofMember(receiver,next.text))}#brought(owner,name){const{members}=this.#rulesOf(owner.file);const whole=members&&this.#expanded(owner);const{head,arguments:given}=(whole&&
generic(this.#held(whole.file,whole.text)))??{};const shape=members?.[`${head}.${name}`];if(!whole||shape===void 0||!given)return void 0;const bound=new Map(given.
map((one2,nth)=>[`$${nth}`,within(whole,one2)]));return within({...whole,given:bound},shape)}#element(list,indexed){if(!list)return void 0;const whole=this.#expanded(
list);const one2=elementOf(this.#held(whole.file,whole.text),indexed);if(one2!==void 0)return within(whole,one2);const told=indexed?void 0:this.#brought(whole,"\
element");if(told)return told;const{subscript}=this.#rulesOf(whole.file);const owner=indexed&&subscript!==void 0?this.#typed(list):void 0;if(subscript===void 0||
owner===void 0||owner==="external")return void 0;return this.#valueOf(this.#types.member(owner.definition,subscript,{use:"call"})[0],list)}#ofModule(file,{of,name},seen){
if(of.on!=="name")return void 0;const imported=this.#rulesOf(file).prefixes?seen.imports.get(of.name):void 0;if(imported?.to==="symbol")return this.#definitions.
offeredBy(imported,name)[0]??this.#definitions.qualified(file,name)[0];const modules=this.#types.modulesIn(file,`${of.name}.${name}`,seen);return modules.flatMap(
([module,rest])=>this.#definitions.qualified(file,rest,module))[0]}#named(file,name,from,seen,bare){const{separator}=this.#rulesOf(file);const at=name.lastIndexOf(
separator);if(at<=0)return this.#valueOf(this.#seen(file,name,from,seen));const of=this.#text(file,{on:"name",name:name.slice(0,at)},from,seen,bare);return this.#ofMember(
{on:"member",of:{on:"nothing"},name:name.slice(at+separator.length)},of)}#seen(file,name,from,seen){const[member]=this.#types.memberInScope(file,name,from,VALUE_USE);
const{packaged,typesAreValues}=this.#rulesOf(file);if(!member&&typesAreValues)return this.#definitions.atTopOf(file,name)[0];if(member||!packaged)return member??
this.#global(file,name);const imported=seen.imports.get(name);if(imported)return imported.to==="symbol"?this.#definitions.byId(imported.id):void 0;for(const prefix of[
...seen.wildcards,file.module??""]){const found=pick(this.#definitions.qualified(file,name,prefix),VALUE_USE,file);if(found.length>0)return found.length===1?found[0]:
void 0}return void 0}#global(file,name){if(!this.#rulesOf(file).globalValues)return void 0;const[only,...more]=this.#definitions.top(file,name).filter(({symbol})=>symbol.
parent===void 0);const isHidden=only?.symbol.modifiers?.includes("private")&&only.file!==file;return more.length>0||isHidden?void 0:only}#valueOf(of,owner){if(!of)
return void 0;const seen=this.#seenBy(of.file);if(isType(of))return textOf(of,seen);if(of.symbol.kind==="constructor"||of.symbol.name===this.#rulesOf(of.file).constructorName)
return owner??textOf(this.#types.enclosing(of.file,of.index),seen);const written=of.file.surface.types[of.index];if(written!==void 0)return inside(within(this.#place(
of,owner),written));const value=of.file.surface.values[of.index];if(value===void 0)return void 0;const bare=name=>this.#types.memberInScope(of.file,name,of.index,
{use:"call"})[0];const found=this.#step(()=>this.#text(of.file,value,of.index,seen,bare));return found&&(found.type==="external"?void 0:inside(found))}#bindings(owner,member){
const container=this.#types.outer(member);if(!container||!this.#definitions.generic(container).names)return void 0;const whole=this.#expanded(owner);const type=this.#typed(
whole);if(type===void 0||type==="external")return void 0;return bindings(whole,type.definition,container,this.#how)}#taken(file,{of,name,at},from,seen,bare){if(of.
on==="nothing"){const called=bare(name);return called&&this.#declared(isType(called)?this.#makers(called,at):[called],at)}const text=this.#text(file,of,from,seen,
bare);const owner=text&&this.#typed(text);if(!text)return void 0;if(owner===void 0||owner==="external")return(at.label===void 0?void 0:this.#brought(text,`${name}\
.${at.label}`))??this.#brought(text,name);const{definition}=owner;const isMade=name===this.#rulesOf(definition.file).constructorName;return this.#declared(isMade?
this.#makers(definition,at):this.#types.member(definition,name,{use:"call"}),at,text)}#makers(type,{label}){const{constructorName}=this.#rulesOf(type.file);const declared=constructorName===
void 0?[]:this.#types.member(type,constructorName,{use:"call"});if(declared.length>0||label===void 0)return declared;return this.#types.member(type,label,{use:"\
read"})}#declared(called,at,owner){const[first,...others]=called.flatMap(one2=>{const written=one2.symbol.kind==="property"?one2.file.surface.types[one2.index]:
parameterOf(one2,at)?.type;if(written===void 0)return[];return[{...within(this.#place(one2,owner),written),written}]});return first&&others.every(({written})=>written===
first.written)?first:void 0}#memberOf(of,{name,called}){if(of===void 0||of==="external")return void 0;return this.#types.member(of.definition,name,{use:called?"\
call":"read"})[0]}#held(file,written){const{holds}=this.#rulesOf(file);return holds?.exec(written)?.[1]??written}#expanded(text){if(text.type||!/^[\w.]+\??$|^\w+</.
test(text.text))return text;const type=this.#typed(text);if(type===void 0||type==="external"||type.definition.symbol.kind!=="type")return text;const alias=type.
definition;const written=alias.file.surface.types[alias.index];if(written===void 0)return text;const given=bindings(text,alias,alias,this.#how);const place={file:alias.
file,from:alias.symbol.parent??-1,seen:this.#seenBy(alias.file),...given?{given}:{}};return this.#step(()=>this.#expanded(within({...place,text:""},written)))??
text}#typed(text){text.found??={type:this.#resolved(text)};return text.found.type}#resolved(text){const{type,file,from,seen,given,inside:inside2}=text;if(type!==
void 0)return type==="external"?type:{definition:type};const written=this.#held(file,text.text);const bound=given?.get(plain(written));if(bound)return this.#step(
()=>this.#typed(bound));const definition=this.#ofParameter(given,written)??this.#types.named(file,written,from,seen)??this.#bound(file,written,from,seen);if(definition===
void 0&&this.#rulesOf(file).typesAreValues){const name=written.replace(/[({[].*$/s,"");const named=this.#step(()=>this.#named(file,name,from,seen,()=>void 0));return named&&
this.#typed(named)}if(definition==="external")return inside2?void 0:definition;return definition&&{definition}}#ofParameter(given,written){const[head,...rest]=given===
void 0?[]:plain(written).split(".");const bound=head===void 0||rest.length!==1?void 0:given?.get(head);const type=bound&&this.#step(()=>this.#typed(bound));if(type===
void 0||type==="external")return void 0;return this.#types.member(type.definition,rest[0],{use:"type"}).find(isType)}#bound(file,written,from,seen){const{bounds}=file.
surface;if(!bounds)return void 0;for(let at=from;at>=0;at=file.symbols[at]?.parent??-1){const bound=bounds[at]?.[written.replace(/\?$/,"")];if(bound!==void 0)return this.#types.
named(file,bound,at,seen)}return void 0}#step(follow){if(this.#steps>=MOST_STEPS2)return void 0;this.#steps++;try{return follow()}finally{this.#steps--}}#rulesOf(file){
return this.#rules.get(file.language)}};function inside(text){const{found:_,...rest}=text;return{...rest,inside:true}}var textOf=(type,seen)=>type&&{text:type.symbol.
name,file:type.file,from:type.index,seen,type};function definitionAt(file,index){const symbol=file.symbols[index];return symbol&&{symbol,index,file}}function parameterOf({
symbol:{parameters=[]}},{label,index,count}){const named=label===void 0?void 0:parameters.find(({name})=>name===label);return named??(label===void 0||parameters.
length===count?parameters[index]:void 0)}var MOST_BRINGING=5;var DeclarativeLinker=class{#rules;#files=new Map;#definitions;#imports;#types;#values;#known;constructor(rules,project,known=()=>void 0){this.#rules=
rules;this.#known=known;this.#definitions=new Definitions(new Map([...rules.values()].map(({key,openTypes})=>[key,openTypes])));this.#imports=new Imports(rules,
project,this.#files,this.#definitions);const seenBy=file=>this.#imports.seenBy(file);this.#types=new Types(this.#definitions,rules,seenBy);this.#values=new Values(
this.#definitions,this.#types,rules,seenBy)}add(given){const moduleOf=this.#rules.get(given.language)?.moduleOf;const file=moduleOf?{...given,module:moduleOf(given.
path)}:given;this.#files.set(file.path,file);this.#definitions.add(file)}finish(){this.#definitions.finish()}link({path,language},body,out){const rules=this.#rules.
get(language);const file=this.#files.get(path);if(!rules||!file)return;const locals=body.locals.map(l=>out.local(l.name,l.kind,l.line,l.column,l.owner));const imports=new Map;
const wildcards=[];const modules=new Map;const names=new Set(body.references.map(({name})=>name));for(const{path:path2,as,all,member,uses,...at}of body.imports){
const{module,whole,...found}=this.#imports.resolve(file,path2,member);names.add(path2.split(/[./:]+/).pop()??"");if(as===void 0||all)wildcards.push(whole);if(as!==
void 0){imports.set(as,found.destination);addModule(modules,as,module)}out.occurrence({...at,use:"import",...found});if(uses===void 0)continue;for(const brought of this.#broughtBy(
found.destination,uses)){if(brought.as===void 0)wildcards.push(brought.whole);else if(!imports.has(brought.as)){imports.set(brought.as,brought.destination);addModule(
modules,brought.as,brought.module)}names.add(brought.whole.split(".").pop()??"")}}const linking=new FileLinker(rules,file,{imports,wildcards,names,modules,attached:body.
attached??[]},this.#definitions,this.#types,this.#values);for(const reference of body.references){const{line,column,length,from,local,localOtherwise}=reference;
const ofLocal=index=>({destination:{to:"local",index:locals[index]},evidence:"same_file"});const known=local===void 0?this.#known(reference):void 0;let found=local===
void 0?known??linking.resolve(reference):ofLocal(local);if(found.destination.to==="unknown"&&localOtherwise!==void 0)found=ofLocal(localOtherwise);const{destination,
evidence,confidence}=found;if(reference.supposed&&!this.#mayMean(reference,destination))continue;const at={line,column,length,from};const use=found.use??(known&&
reference.use==="read"?"call":reference.use);const sure={evidence,...confidence===void 0?{}:{confidence}};out.occurrence({...at,use,destination,...sure});for(const one2 of this.#accessors(
reference,destination,linking))out.occurrence({...at,use:"runs",destination:one2,...sure});for(const one2 of known?.overrides??[])out.occurrence({...at,use:"cal\
l_indirect",destination:one2,evidence:"dynamic"})}this.#overrides(file,out);const{constructorName,constructsByMethod}=rules;const methods=constructsByMethod&&constructorName!==
void 0?of=>this.#inheritedMethods(of,constructorName):void 0;linkImplied(file,one2=>this.#baseOf(one2),methods,out)}#broughtBy(used,uses,depth=0){const module=used.
to==="symbol"?this.#definitions.byId(used.id):void 0;if(!module||depth>MOST_BRINGING)return[];const{file,symbol}=module;const of=symbol.qualified??symbol.name;return[
...new Set([uses,"__using__"])].flatMap(name=>file.surface.brings?.[`${of}.${name}`]??[]).flatMap(({path,as,uses:further})=>{const{destination,module:module2,whole}=this.#imports.
resolve(file,path);const more=further===void 0?[]:this.#broughtBy(destination,further,depth+1);return[{as,destination,module:module2,whole},...more]})}#accessors(reference,property,linking){
const{use,accessor}=reference;const symbolAt=one2=>one2.to==="symbol"?this.#definitions.byId(one2.id):void 0;if(accessor!==void 0){const{destination,evidence}=linking.
resolve({...reference,name:accessor,use:"call"});const symbol=evidence==="type"?symbolAt(destination)?.symbol:void 0;return symbol?.kind!=="method"||symbol.modifiers?.
includes("declaration")?[]:[destination]}if(use!=="read"&&use!=="write")return[];return(property.to==="one_of"?property.options:[property]).filter(one2=>{const found=symbolAt(
one2);return found?.file.surface.runs?.[found.index]?.includes(use)})}#inheritedMethods(of,name){const{parts}=this.#definitions.generic(of);const isOwn=parts.some(
part=>this.#definitions.membersOf(part,name).length>0);return isOwn?[]:this.#types.inherited(of,name,{use:"call"})}#baseOf({file,index,symbol}){const written=file.
surface.supertypes[index]?.[0];const base=written===void 0?void 0:this.#types.named(file,written,symbol.parent??-1,this.#imports.seenBy(file));return base==="ex\
ternal"||base?.symbol.kind!=="class"?void 0:base}#mayMean({use},destination){if(use!=="write"||destination.to!=="symbol")return destination.to!=="unknown";return this.#definitions.
byId(destination.id)?.symbol.kind==="property"}typeGivenBy(file,index){const symbol=file.symbols[index];const type=symbol&&this.#values.value({symbol,index,file});
return type&&type!=="external"?qualifiedName(type.definition):void 0}#overrides(file,out){file.symbols.forEach((symbol,index)=>{const{kind,parent}=symbol;if(kind!==
"method"&&kind!=="property"||parent===void 0)return;const owner=this.#types.enclosing(file,parent);if(!owner)return;const given=file.surface.arities[index]?.[1];
const labels=file.surface.labels?.[index]?.map(nameOf);for(const supertype of this.#types.supertypesOf(owner)){const bases=this.#types.member(supertype,symbol.name,
{use:kind==="method"?"call":isSetter(symbol)?"write":"read",...given===void 0?{}:{arguments:given},...labels?{labels}:{}});const base=kind==="property"?accessorAmong(
bases):bases.length===1?bases[0]:void 0;if(!base)continue;if(!takesLabels(base.file.surface.labels?.[base.index],labels))continue;out.implied(symbol,index,"over\
rides",symbolOf(base))}})}};function accessorAmong(bases){const open=bases.filter(({symbol})=>symbol.kind==="property"&&!symbol.modifiers?.includes("private"));
return open.length<bases.length||distinct(open)>1?void 0:open[0]}export{DeclarativeLinker};
