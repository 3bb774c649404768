import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{moduleId}from"./2ZI6R6IU.js";import{DEEPEST_PATTERN}from"./KOZT6SL4.js";import{push}from"./IACKWRZ4.js";import{docAbove}from"./7A7EYPVI.js";
import{Syntax}from"./2Z6Z2LD7.js";import"./PYQ6AIYU.js";import"./WYNVCRUU.js";import{oneLine}from"./JD3OYRGZ.js";
import"./CCXMQBEG.js";import{baseOf,nearest}from"./CJJMGL6T.js";import{LIMITS}from"./XUA4RPE5.js";var HEADING=/^=(head[1-6]|item)\s+(\S.*)$/;var COMMAND=/^=(?:head[1-6]|item|back|over|cut|pod|begin|end)\b/;var plain=text=>text.replace(/[A-Z]<+\s*(?:[^<>|]*\|)?([^<>]*?)\s*>+/g,
"$1");var NAME=/^(?:[$\w:]+->|[\w:]+::)?[$@%]?(\w+)\s*(?:$|[({[;,=]|[-–]\s)/;function sectionsOf(lines){const sections=new Map;let names=[];let first=0;let last=0;
const close=()=>{for(const name of names)if(last>=first&&!sections.has(name))sections.set(name,[first,last]);names=[]};for(const[number,text]of lines){const[,kind,
title=""]=HEADING.exec(text)??[];const name=kind===void 0?void 0:NAME.exec(plain(title).trim())?.[1];const isNext=name!==void 0&&names.length>0&&last<first;if(COMMAND.
test(text)&&!isNext)close();if(name!==void 0){names.push(name);first=number+1;last=number}else if(text.trim()!==""&&names.length>0&&!COMMAND.test(text)){if(last<
first)first=number;last=number}}close();return sections}var Scope=class{#outer;#names=new Map;constructor(outer){this.#outer=outer}declare(name,declared2){this.#names.set(name,declared2)}find(name){for(let scope=this;scope;scope=
scope.#outer){const found=scope.#names.get(name);if(found)return found}return void 0}};function variableAt(t,node){const at=t.first(node,"varname");if(at===void 0||t.named(at).length>0)return void 0;const sigil=sigilOf(t,node);return sigil===void 0?
void 0:{name:`${sigil}${t.text(at)}`,at}}function*variablesIn(t,node){for(const child of t.named(node)){const found=variableAt(t,child);if(found)yield{node:child,
...found}}}function sigilOf(t,node){switch(t.type(node)){case"scalar":return"$";case"array":case"arraylen":return"@";case"hash":return"%";case"container_variabl\
e":case"slice_container_variable":case"keyval_container_variable":return t.fieldOf(node)==="array"?"@":"%";default:return void 0}}function wordsIn(t,node,depth=0){
if(depth>DEEPEST_PATTERN)return[];const type=t.type(node);const start=t.tree.start[node];if(type==="autoquoted_bareword")return[{text:t.text(node),offset:start}];
if(type==="string_literal"||type==="interpolated_string_literal"){const content=t.first(node,"string_content");return content===void 0||t.named(content).length>
0?[]:[{text:t.text(content),offset:t.tree.start[content]}]}if(type==="quoted_word_list"){const content=t.first(node,"string_content");if(content===void 0)return[];
const from=t.tree.start[content];return[...t.text(content).matchAll(/\S+/g)].map(found=>({text:found[0],offset:from+found.index}))}if(/^(?:list_expression|anonymous_(?:array|hash)_expression|stub_expression)$/.
test(type))return t.named(node).flatMap(child=>wordsIn(t,child,depth+1));return[]}var listed=(t,node,depth=0)=>t.type(node)==="list_expression"&&depth<DEEPEST_PATTERN?
t.named(node).flatMap(child=>listed(t,child,depth+1)):[node];var argumentsOf=(t,call)=>t.named(call).filter(child=>t.fieldOf(child)==="arguments").flatMap(child=>listed(
t,child));function split(written){const at=written.lastIndexOf("::");if(at===-1)return{name:written};return{package:written.slice(0,at)||"main",name:written.slice(
at+2)}}var MAIN="main";var MOST_DEPTH=600;var nothingTaken=()=>({parameters:[],shifted:0,isMethod:false});var inBlock=place=>({...place,scope:new Scope(place.scope),isTop:false});var State=class{t;symbols=[];surface={
packages:[],members:[],imports:[],gives:{}};body={locals:[],references:[]};roles=new Set;#parts=new Map;#members=new Map;#handedOut=new Map;#sections;constructor(t){
this.t=t}unit(){return{symbols:this.symbols,surface:this.surface,body:this.body}}part(name){let part=this.#parts.get(name);if(!part){part={name,supertypes:[],exports:[],
offers:[]};this.#parts.set(name,part);this.surface.packages.push(part)}return part}handOut(list,other){let held=this.#handedOut.get(list);if(!held){held={names:new Set,
read:0,taken:0};this.#handedOut.set(list,held)}for(;held.read<list.length;held.read++)held.names.add(list[held.read]);for(;held.taken<other.length;held.taken++){
const name=other[held.taken];if(held.names.has(name))continue;held.names.add(name);list.push(name)}held.read=list.length}declareMember(within,name,symbol){this.
surface.members.push([within,name,symbol]);const key=`${within} ${name}`;if(!this.#members.has(key))this.#members.set(key,symbol)}member(within,name){return this.#members.
get(`${within} ${name}`)}podOn(name){this.#sections??=sectionsOf([...this.#podLines()]);return this.#sections.get(name)}*#podLines(){const{tree}=this.t;for(let node=1;node<
tree.count;node++){if(this.t.type(node)!=="pod")continue;const first=tree.lineAt(tree.start[node]);for(const[nth,line]of this.t.text(node).split(/\r?\n/).entries())
yield[first+nth,line]}}refer(offset,length,use,place,meaning,supposed){if(length===0||length>LIMITS.nameChars)return;const{tree}=this.t;const reference={...tree.
positionAt(offset),length,use,from:place.owner,meaning};if(supposed)reference.supposed=true;this.body.references.push(reference)}referLast(node,written,use,place,meaning,supposed){
const{name}=split(written);this.refer(this.t.tree.end[node]-name.length,name.length,use,place,meaning,supposed)}function(node,place,use,supposed){const written=this.
t.text(node).replace(/^&/,"");if(!/^(?:::)?\w+(?:::\w+)*$/.test(written))return;const lexical=place.scope.find(`&${written}`);const meaning=lexical?.to??{is:"fu\
nction",name:written,package:place.package};this.referLast(node,written,use,place,meaning,supposed)}word(node,place){const written=this.t.text(node);if(written.
endsWith("::"))this.package(node,place,"read");else this.function(node,place,"call",true)}package(node,place,use){const written=this.t.text(node).replace(/::$/,
"");const offset=this.t.tree.start[node];this.packageAt(written,offset,place,use)}packageAt(name,offset,place,use){const last=split(name).name;if(!/^(?:::)?[A-Za-z_]\w*(?:::\w+)*$/.
test(name))return;this.refer(offset+name.length-last.length,last.length,use,place,{is:"package",name:name.replace(/^::/,"")})}declareLocal(node,kind,place,value){
const found=variableAt(this.t,node);if(!found)return void 0;const{line,column}=this.t.position(node);const local=this.body.locals.push({name:found.name,kind,line,
column,owner:place.owner})-1;const made={to:{is:"local",local},...value?{value}:{}};place.scope.declare(found.name,made);return made}self(place){return{on:"clas\
s",name:place.package,...place.package===MAIN?{}:{isSelf:true}}}};var MOST_LINKS=12;var CLASS=/^(?:::)?[A-Za-z_]\w*(?:::\w+)*(?:::)?$/;function receiverOf(state,node,place,depth=0){const{t}=state;if(depth>MOST_LINKS)return void 0;
const again=other=>other===void 0?void 0:receiverOf(state,other,place,depth+1);switch(t.type(node)){case"scalar":{const name=variableAt(t,node)?.name;return name===
void 0?void 0:place.scope.find(name)?.value}case"bareword":return classNamed(t.text(node));case"string_literal":case"interpolated_string_literal":{const content=t.
first(node,"string_content");return content===void 0||t.named(content).length>0?void 0:classNamed(t.text(content))}case"func0op_call_expression":return t.text(node).
startsWith("__PACKAGE__")||t.text(node)==="__CLASS__"?state.self(place):void 0;case"func1op_call_expression":return isFirstArgument(state,node)&&place.invocant===
"first"?invocant(state,place):void 0;case"array_element_expression":return/^\$_\[0\]$/.test(t.text(node))&&place.invocant==="first"?invocant(state,place):void 0;case"\
method_call_expression":{const[on,method]=[t.field(node,"invocant"),t.field(node,"method")];if(method===void 0||t.named(method).length>0)return void 0;const of=again(
on);const name=t.text(method).replace(/^SUPER::/,"");return of&&/^\w+$/.test(name)?{on:"method",of,name}:void 0}case"function_call_expression":case"ambiguous_fu\
nction_call_expression":{const called=t.field(node,"function");const name=called===void 0?"":t.text(called);const given=argumentsOf(t,node);if(name==="bless")return given.
length<2?state.self(place):again(given[1]);if(name==="new"&&given[0]!==void 0){const[,type]=/^([A-Z][\w:]*)/.exec(t.text(given[0]))??[];return type===void 0?void 0:
{on:"method",of:{on:"class",name:type},name:"new"}}return CLASS.test(name)?{on:"function",name,package:place.package}:void 0}case"assignment_expression":return again(
t.field(node,"right"));case"list_expression":{const[only,...more]=t.named(node);return more.length===0?again(only):void 0}default:{const operator=t.field(node,"\
operator");if(operator!==void 0&&/^(?:\|\||\/\/)$/.test(t.text(operator)))return again(t.field(node,"left"))??again(t.field(node,"right"));return void 0}}}function isFirstArgument({
t},node){return t.type(node)==="func1op_call_expression"&&/^shift\s*(?:\(?\s*@_\s*\)?|\(\s*\))?$/.test(t.text(node))}function invocant(state,place){if(place.taken)
place.taken.isMethod=true;return state.self(place)}function classNamed(written){return CLASS.test(written)?{on:"class",name:written.replace(/^::|::$/g,"")}:void 0}var COMMENTS={comments:["comment"]};function define(state,kind,name,whole,place,more={}){const{t}=state;const{tree}=t;if(name.text===""||name.text.length>LIMITS.
nameChars||state.symbols.length>=LIMITS.symbolsPerFile)return void 0;const from=tree.start[whole];const to=more.body===void 0?tree.end[whole]:tree.start[more.body];
const made={name:name.text,kind,...tree.positionAt(name.offset),start:tree.lineAt(from),end:tree.lineAt(Math.max(from,tree.end[whole]-1))};const container=more.
package??(place.package===MAIN?"":place.package);if(container!=="")made.qualified=`${container.replaceAll("::",".")}.${name.text}`;if(place.container>=0&&more.package===
void 0)made.parent=place.container;const signature=oneLine(tree.text.slice(from,Math.min(to,from+4*LIMITS.signatureChars)),"hash").replace(/[\s{;]+$/,"").slice(
0,LIMITS.signatureChars);if(signature)made.signature=signature;const doc=state.podOn(name.text)??docAbove(COMMENTS,t,whole);if(doc)made.doc=doc;if(more.modifiers&&
more.modifiers.length>0)made.modifiers=more.modifiers;return state.symbols.push(made)-1}function enterPackage(state,node,place){const{t}=state;const at=t.field(
node,"name");if(at===void 0)return place;const name=t.text(at);const{package:outer="",name:last}=split(name);const offset=t.tree.end[at]-last.length;const outside2={
...place,container:-1,package:outer===""?MAIN:outer};const block=t.first(node,"block");const role=t.type(node)==="role_statement";const kind=role?"trait":t.type(
node)==="class_statement"?"class":"module";const symbol=define(state,kind,{text:last,offset},node,outside2,block===void 0?{}:{body:block})??-1;const made=state.
symbols[symbol];const isFirst=state.surface.packages.every(one=>one.symbol===void 0);const doc=isFirst?state.podOn("NAME"):void 0;if(made&&doc)made.doc=doc;const inside={
...place,package:name,container:symbol,owner:symbol,isTop:true};const part=state.part(name);if(symbol>=0)part.symbol??=symbol;for(const list of t.each(node,"att\
rlist"))for(const attribute of t.each(list,"attribute")){const[,written]=/^(?:isa|does)\(\s*([\w:]+)/.exec(t.text(attribute))??[];if(written===void 0)continue;part.
supertypes.push(written);const from=t.tree.start[attribute]+t.text(attribute).indexOf(written,3);state.packageAt(written,from,inside,"extends")}return inside}function leavePackage(state,place,end){
const made=state.symbols[place.container];if(!made)return;made.end=Math.max(made.end,state.t.tree.lineAt(Math.max(0,end-1)));if(state.roles.has(place.package))made.
kind="trait";else if(made.kind==="module"&&isClass(state,place))made.kind="class"}function isClass(state,{package:name,container}){if(state.part(name).supertypes.
length>0)return true;for(let at=container+1;at<state.symbols.length;at++){const{parent,kind}=state.symbols[at];if(parent===container&&kind==="method")return true}
return false}function subroutine(state,node,place,readBody){const{t}=state;const at=t.field(node,"name");if(at===void 0)return;const written=t.text(at);const{package:within,
name}=split(written);const isLexical=t.field(node,"lexical")!==void 0;const body=t.field(node,"body");const offset=t.tree.end[at]-name.length;const modifiers=isLexical||
name.startsWith("_")?["private"]:[];const symbol=define(state,"function",{text:name,offset},node,place,{...body===void 0?{}:{body},...within===void 0?{}:{package:within},
modifiers:body===void 0?[...modifiers,"declaration"]:modifiers});if(symbol===void 0)return;if(isLexical)place.scope.declare(`&${name}`,{to:{is:"symbol",symbol}});else if(body!==
void 0)state.declareMember(within??place.package,`&${name}`,symbol);const gives=[];const isDeclared=t.type(node)==="method_declaration_statement";const taken2={
...nothingTaken(),isMethod:isDeclared};const inside={...inBlock(place),package:within??place.package,owner:symbol,invocant:"first",gives,taken:taken2};if(isDeclared){
delete inside.invocant;inside.scope.declare("$self",{to:{is:"symbol",symbol},value:state.self(inside)})}readBody(node,inside);const made=state.symbols[symbol];if(taken2.
isMethod&&inside.package!==MAIN)made.kind="method";made.parameters=taken2.parameters.slice(0,256);const[first,...others]=new Map(gives.flatMap(one=>one?[[JSON.stringify(
one),one]]:[])).values();if(first&&others.length===0)state.surface.gives[symbol]=first}function attributesOf(state,call,place){const{t}=state;const[names,...options]=argumentsOf(
t,call);if(names===void 0)return void 0;let given;options.forEach((option,nth)=>{const next=options[nth+1];if(t.type(option)==="anonymous_subroutine_expression"&&
nth===0){const body=t.field(option,"body");const last=body===void 0?void 0:t.named(body).at(-1);const value=last===void 0?void 0:t.named(last)[0];const inside={
...inBlock(place),invocant:"first"};if(value!==void 0)given??=receiverOf(state,value,inside)}else if(t.type(option)==="autoquoted_bareword"&&t.text(option)==="i\
sa"&&next!==void 0){const[,name]=/^(?:\w*InstanceOf\s*\[\s*)?['"]([A-Z]\w*(?:::\w+)*)['"]/.exec(t.text(next))??[];if(name!==void 0&&!/^(?:Str|Int|Num|Bool|ArrayRef|HashRef|CodeRef|Any|Maybe|Undef)$/.
test(name))given??={on:"class",name}}});const found=[];for(const word of wordsIn(t,names)){const isOverride=word.text.startsWith("+");const name=isOverride?{text:word.
text.slice(1),offset:word.offset+1}:word;if(!/^\w+$/.test(name.text))continue;const symbol=define(state,"property",name,call,place,{modifiers:name.text.startsWith(
"_")?["private"]:[]});if(symbol===void 0)continue;found.push(symbol);state.declareMember(place.package,`&${name.text}`,symbol);if(given)state.surface.gives[symbol]=
given}return found[0]}var PARENTS=/^(?:parent|base|fields|Mojo::Base)$/;var MAKERS={Moo:"Moo::Object",Moose:"Moose::Object",Mouse:"Mouse::Object","Class::Tiny":"Class::Tiny::Object"};
var ROLES=/^(?:(?:Moo|Moose|Mouse)::Role|Role::Tiny)$/;function used(state,node,place,walk){const{t}=state;const at=t.field(node,"module");if(at===void 0)return;
const module=t.text(at);const lists=t.named(node).filter(child=>child!==at&&!/^(?:version|number)$/.test(t.type(child)));const isNo=t.text(node).startsWith("no");
state.package(at,place,"import");if(isNo)return;if(module==="constant")constants(state,lists,node,place);for(const list of lists)walk(list);if(module==="constan\
t")return;if(module==="vars"){globals(state,lists,node,place);return}const words2=lists.flatMap(list=>wordsIn(t,list));if(PARENTS.test(module)&&module!=="fields"){
for(const word of words2)if(!word.text.startsWith("-"))extend(state,word,place);if(module==="Mojo::Base"){const isBase=words2.some(word=>word.text==="-base");if(isBase)
state.part(place.package).supertypes.push(module)}return}const maker=MAKERS[module];if(maker!==void 0)state.part(place.package).supertypes.push(maker);if(ROLES.
test(module))state.roles.add(place.package);const names=words2.map(({text})=>text.replace(/^&/,""));state.surface.imports.push({package:place.package,module,...lists.
length>0?{names}:{}});for(const{text,offset}of words2)if(/^&?[A-Za-z_]\w*$/.test(text)){const bare=text.replace(/^&/,"");const meaning={is:"function",name:`${module}\
::${bare}`,package:place.package};state.refer(offset+text.length-bare.length,bare.length,"import",place,meaning,true)}else if(/^[$@%][A-Za-z_]\w*$/.test(text)){
const name=`${text[0]}${module}::${text.slice(1)}`;state.refer(offset+1,text.length-1,"import",place,{is:"variable",name,package:place.package},true)}}function extend(state,{
text,offset},place,use="extends"){if(!/^[A-Za-z_]\w*(?:::\w+)*$/.test(text))return;state.part(place.package).supertypes.push(text);state.packageAt(text,offset,place,
use)}function inherited(state,node,place){for(const word of wordsIn(state.t,node))extend(state,word,place)}function pushed(state,given,place){const[list,...values]=given;
if(list===void 0)return;if(state.t.text(list)==="@ISA")for(const value of values)inherited(state,value,place);else handedOut(state,list,values,place)}function handedOut(state,list,values,place){
const[,name]=/^(?:our\s+)?[@%](EXPORT(?:_OK|_TAGS)?)$/.exec(state.t.text(list))??[];if(name===void 0)return;for(const value of values)exported(state,value,name,
place)}function exported(state,value,list,place){const part=state.part(place.package);const all=/@EXPORT(?:_OK)?\b/.exec(state.t.brief(value))?.[0];if(all==="@E\
XPORT_OK"&&list==="EXPORT")state.handOut(part.exports,part.offers);else if(all==="@EXPORT"&&list==="EXPORT_OK")state.handOut(part.offers,part.exports);for(const{
text,offset}of wordsIn(state.t,value)){const name=text.replace(/^&/,"");if(!/^[$@%]?[A-Za-z_]\w*$/.test(name))continue;if(list==="EXPORT")part.exports.push(name);else if(list===
"EXPORT_OK"||list==="EXPORT_TAGS")part.offers.push(name);const bare=name.replace(/^[$@%]/,"");const meaning=bare===name?{is:"function",name,package:place.package}:
{is:"variable",name,package:place.package};state.refer(offset+text.length-bare.length,bare.length,"read",place,meaning,true)}}function constants(state,lists,node,place){
const{t}=state;const[list]=lists;if(list===void 0)return;const isMany=t.type(list)==="anonymous_hash_expression";const items=isMany?t.named(list).flatMap(child=>listed(
t,child)):listed(t,list);for(const[nth,item]of items.entries()){if(isMany?nth%2===1:nth>0)continue;const[word]=wordsIn(t,item);if(!word||!/^\w+$/.test(word.text))
continue;const symbol=define(state,"constant",word,node,place);if(symbol!==void 0)state.declareMember(place.package,`&${word.text}`,symbol)}}function globals(state,lists,node,place){
for(const{text,offset}of lists.flatMap(list=>wordsIn(state.t,list))){if(!/^[$@%]\w+$/.test(text))continue;const symbol=define(state,"variable",{text:text.slice(
1),offset:offset+1},node,place);if(symbol===void 0)continue;state.declareMember(place.package,text,symbol);place.scope.declare(text,{to:{is:"symbol",symbol}})}}
function required(state,node,place,otherwise){const{t}=state;const[what]=t.named(node);if(what===void 0)return;if(t.type(what)==="bareword"){state.package(what,
place,"import");state.surface.imports.push({package:place.package,module:t.text(what),names:[]});return}const[word]=wordsIn(t,what);if(word&&/\.p[lmh]$/.test(word.
text))state.refer(word.offset,word.text.length,"import",place,{is:"file",path:word.text.replace(/^\.\//,"")});else otherwise()}function callOf(state,node,place){const{t}=state;const called=t.field(node,"function");if(called===void 0)return void 0;const name=t.first(called,"varname");if(name!==
void 0){if(t.named(name).length===0)state.function(name,place,"call");return void 0}const written=t.text(called);if(t.all(called).length>0){if(/^(?:push|unshift)$/.
test(written))pushed(state,argumentsOf(t,node),place);return void 0}const[first,...rest]=argumentsOf(t,node);if(first!==void 0&&t.type(first)==="variable_declar\
ation")handedOut(state,first,rest,place);if(written==="new"&&first!==void 0&&indirect(state,called,first,place))return void 0;state.function(called,place,"call");
if((written==="extends"||written==="with")&&place.owner===place.container)for(const one of argumentsOf(t,node))inherited(state,one,place);return written}function indirect(state,called,first,place){
const{t}=state;const[name]=/^[A-Z]\w*(?:::\w+)*/.exec(t.text(first))??[];if(name===void 0||!/^(?:bareword|function_call_expression)$/.test(t.type(first)))return false;
const on={on:"class",name};state.referLast(called,"new","call",place,{is:"method",name:"new",on});state.packageAt(name,t.tree.start[first],place,"read");return true}
function methodCall(state,node,place){const{t}=state;const[on,method]=[t.field(node,"invocant"),t.field(node,"method")];const isClass2=on!==void 0&&t.type(on)===
"bareword";if(isClass2&&!/^(?:STDIN|STDOUT|STDERR|SUPER)$/.test(t.text(on)))state.package(on,place,"read");if(method===void 0||t.named(method).length>0)return;const written=t.
text(method);const{package:within,name}=split(written);const receiver=on===void 0?void 0:receiverOf(state,on,place);const meaning=within==="SUPER"?{is:"super",name,
package:place.package}:within!==void 0?{is:"method",name,on:{on:"class",name:within}}:{is:"method",name,...receiver?{on:receiver}:{}};state.referLast(method,written,
"call",place,meaning)}var BROUGHT=/^[$@%](?:[^A-Za-z_:]|_$|\d+$|(?:a|b|0|ENV|ARGV|INC|STDIN|STDOUT|STDERR|SIG)$|\^)/;var SELF=/^\$(?:self|class|this|proto|invocant|pkg|package)$/;function variable(state,node,place,use){
const found=variableAt(state.t,node);if(!found)return;const{name,at}=found;const lexical=place.scope.find(name);if(lexical?.to.is==="symbol"&&name==="$self")return;
if(!lexical&&BROUGHT.test(name))return;const meaning=lexical?.to??{is:"variable",name,package:place.package};if(name.includes("::"))state.referLast(at,name.slice(
1),use,place,meaning);else state.refer(state.t.tree.start[node],state.t.text(node).length,use,place,meaning)}function declared(state,node,place,values=[]){const{
t}=state;const[word=""]=/^\w+/.exec(t.text(node))??[];const whole=statementAround(state,node);for(const[nth,{node:child,name,at}]of[...variablesIn(t,node)].entries()){
const value=values[nth];const isOur=word==="our";if(!isOur&&!(place.isTop&&/^(?:my|state|field)$/.test(word))){state.declareLocal(child,"variable",place,value);
continue}const written={text:t.text(at),offset:t.tree.start[at]};const known=isOur?state.member(place.package,name):void 0;const symbol=known??define(state,"var\
iable",written,whole,place,{modifiers:isOur?[]:["private"]});if(symbol===void 0)continue;if(known!==void 0)state.refer(written.offset,written.text.length,"write",
place,{is:"symbol",symbol});place.scope.declare(name,{to:{is:"symbol",symbol},...value?{value}:{}});if(isOur&&known===void 0)state.declareMember(place.package,name,
symbol);if(value&&known===void 0)state.surface.gives[symbol]=value}}function statementAround({t},node){let at=node;for(let up=t.parent(at);up!==void 0&&t.type(at)!==
"expression_statement";up=t.parent(up)){if(t.type(up)==="block"||t.type(up)==="source_file")break;at=up}return at}function assigned(state,node,place,walk){const{
t}=state;const children=t.named(node);const left=children.filter(child=>t.fieldOf(child)==="left");const right=children.filter(child=>t.fieldOf(child)==="right");
const[target]=left;const[value]=right;if(target===void 0||value===void 0){for(const child of children)walk(child);return}const name=variableAt(t,t.type(target)===
"variable_declaration"?t.named(target)[0]??target:target)?.name;if(t.type(target)==="glob"&&globbed(state,target,value,node,place,walk))return;for(const child of right)
walk(child,{...place,isTop:false});const isAll=t.type(value)==="array"&&t.text(value)==="@_";const isNext=isFirstArgument(state,value);if(t.type(target)==="vari\
able_declaration"){if(place.taken&&(isAll||isNext))taken(state,target,place,place.taken,isAll);else{const isOne=left.length===1&&t.field(target,"variables")===void 0;
declared(state,target,place,isOne?[receiverOf(state,value,place)]:[])}}else{for(const child of left){variable(state,child,place,"write");if(variableAt(t,child)===
void 0)walk(child)}const lexical=name===void 0?void 0:place.scope.find(name);const given=lexical&&lexical.value===void 0?receiverOf(state,value,place):void 0;if(lexical&&
given)lexical.value=given}const{package:of=place.package,name:last}=split(name?.slice(1)??"");if(name?.startsWith("@")&&last==="ISA")for(const child of right)inherited(
state,child,{...place,package:of});else if(/^[@%]EXPORT(?:_OK|_FAIL|_TAGS)?$/.test(name??""))for(const child of right)exported(state,child,last,place)}function taken(state,declaration,place,taken2,isAll){
for(const[nth,{node,name}]of[...variablesIn(state.t,declaration)].entries())take(state,node,name,isAll?taken2.shifted+nth:taken2.shifted-1,place)}function take(state,node,name,nth,place){
const wanted=place.invocant;const isObject=wanted!==void 0&&nth===(wanted==="second"?1:0)&&SELF.test(name);state.declareLocal(node,"parameter",place,isObject?invocant(
state,place):void 0);if(isObject)return void 0;const made={name};if(!name.startsWith("$"))made.variadic=true;place.taken?.parameters.push(made);return made}function parameter(state,node,place,walk){
const{t}=state;const value=t.field(node,"default");if(value!==void 0)walk(value);for(const{node:at,name}of variablesIn(t,node)){if(at===value)continue;const made=take(
state,at,name,place.taken?place.taken.shifted++:0,place);if(made&&value!==void 0)made.default=t.brief(value)}}function globbed(state,glob,value,node,place,walk){
const{t}=state;const at=t.first(glob,"varname");const isCode=/^(?:anonymous_subroutine_expression|refgen_expression)$/.test(t.type(value));if(at===void 0||!/^[\w:]+$/.
test(t.text(at))||!isCode||/^\\\s*[^&]/.test(t.text(value)))return false;const{package:within,name}=split(t.text(at));if(within?.startsWith("CORE"))return false;
const offset=t.tree.end[at]-name.length;const body=t.field(value,"body");const symbol=define(state,"function",{text:name,offset},node,place,{...within===void 0?
{}:{package:within},...body===void 0?{}:{body}});if(symbol===void 0)return false;state.declareMember(within??place.package,`&${name}`,symbol);walk(value,{...place,
owner:symbol,isTop:false,takes:"first"});return true}function extract(tree){const state=new State(new Syntax(tree));const walk=(node,place,depth)=>read(state,node,place,depth,walk);const top={package:MAIN,container:-1,
owner:-1,scope:new Scope,isTop:true};statements(state,0,top,0,walk);return state.unit()}function statements(state,node,around,depth,walk){const{t}=state;let place=around;
let end=t.tree.start[node];for(const child of t.named(node)){if(t.type(child)==="eof_marker")break;if(/^(?:package|class|role)_statement$/.test(t.type(child))){
const inside=enterPackage(state,child,place);const block=t.first(child,"block");if(block!==void 0){statements(state,block,{...inside,scope:new Scope(place.scope)},
depth+1,walk);leavePackage(state,inside,t.tree.end[child]);continue}if(place!==around)leavePackage(state,place,end);place=inside}else walk(child,place,depth+1);
if(t.type(child)!=="comment"&&t.type(child)!=="pod")end=t.tree.end[child]}if(place!==around)leavePackage(state,place,end)}function read(state,node,place,depth,walk){
if(depth>MOST_DEPTH)return;const{t}=state;const inside=within=>{for(const child of t.named(node))walk(child,within,depth+1)};const type=t.type(node);switch(type){case"\
expression_statement":inside(place);return;case"block":case"block_statement":statements(state,node,inBlock(place),depth,walk);return;case"conditional_statement":case"\
loop_statement":case"cstyle_for_statement":inside(inBlock(place));return;case"for_statement":case"try_statement":binding(state,node,inBlock(place),depth,walk);return;case"\
subroutine_declaration_statement":case"method_declaration_statement":subroutine(state,node,place,(body,within)=>functionBody(state,body,within,depth,walk));return;case"\
anonymous_subroutine_expression":case"anonymous_method_expression":{const{invocant:_,gives:__,...rest}=inBlock(place);const within={...rest,taken:nothingTaken()};
functionBody(state,node,place.takes?{...within,invocant:place.takes}:within,depth,walk);return}case"mandatory_parameter":case"optional_parameter":case"named_par\
ameter":case"slurpy_parameter":parameter(state,node,place,value=>walk(value,place,depth+1));return;case"func1op_call_expression":if(place.taken&&isFirstArgument(
state,node))place.taken.shifted++;inside({...place,isTop:false});return;case"assignment_expression":assigned(state,node,place,(child,within=place)=>walk(child,within,
depth+1));return;case"variable_declaration":declared(state,node,place);return;case"use_statement":used(state,node,place,child=>walk(child,{...place,isTop:false},
depth+1));return;case"require_expression":required(state,node,place,()=>inside(place));return;case"function_call_expression":case"ambiguous_function_call_expres\
sion":{const name=callOf(state,node,place);const takes=name==="has"?"first":name==="around"?"second":/^(?:before|after)$/.test(name??"")&&"first";if(name===void 0&&
t.text(t.field(node,"function")??node)==="new"){for(const child of t.named(node))for(const one of t.fieldOf(child)==="arguments"?t.named(child):[])if(t.fieldOf(
one)!=="function")walk(one,place,depth+1);return}const symbol=name==="has"&&place.owner===place.container?attributesOf(state,node,place):void 0;const owner=symbol??
place.owner;const within=takes?{...place,takes,owner,isTop:false}:{...place,isTop:false};for(const child of t.named(node))if(t.fieldOf(child)!=="function")walk(
child,within,depth+1);return}case"method_call_expression":methodCall(state,node,place);for(const child of t.named(node))if(t.fieldOf(child)!=="method"&&t.type(child)!==
"bareword")walk(child,place,depth+1);else for(const one of t.named(child))walk(one,place,depth+1);return;case"function":{const name=t.first(node,"varname");if(name!==
void 0&&t.named(name).length>0)inside(place);else if(name!==void 0||t.all(node).length===0)state.function(name??node,place,"read");return}case"varname":inside(place);
return;case"bareword":state.word(node,place);return;case"return_expression":if(place.gives)for(const value of t.named(node).slice(0,1))place.gives.push(receiverOf(
state,value,place));inside(place);return;case"scalar":case"array":case"hash":case"arraylen":case"container_variable":case"slice_container_variable":case"keyval_\
container_variable":variable(state,node,place,"read");inside(place);return;case"glob":return;case"localization_expression":for(const child of t.named(node)){variable(
state,child,place,"write");for(const one of t.named(child))walk(one,place,depth+1)}return;default:inside(type==="list_expression"||type==="stub_expression"?place:
{...place,isTop:false});return}}function functionBody(state,node,place,depth,walk){const{t}=state;const signature=t.first(node,"signature");if(signature!==void 0)
for(const child of t.named(signature))walk(child,place,depth+1);const body=t.field(node,"body");if(body===void 0)return;statements(state,body,place,depth+1,walk);
const last=t.named(body).at(-1);const value=last!==void 0&&t.type(last)==="expression_statement"?t.named(last)[0]:void 0;if(value!==void 0&&t.type(value)!=="ret\
urn_expression")place.gives?.push(receiverOf(state,value,place))}function binding(state,node,place,depth,walk){const{t}=state;const start=t.tree.start[node];const declares=/^\w+\s+(?:my|state)\b/.
test(t.tree.text.slice(start,start+80));const names=[];for(const child of t.named(node)){const field=t.fieldOf(child);if(field==="catch_expr")state.declareLocal(
child,"variable",place);else if(field==="variable"||field==="variables"){if(declares)names.push(child);else variable(state,child,place,"write")}else{if(field===
"block")for(const name of names)state.declareLocal(name,"variable",place);walk(child,place,depth+1)}}}var words=text=>new Set(text.split(" "));var STANDARD_EXPORTS={Carp:words("carp confess croak"),Cwd:words("cwd fastcwd fastgetcwd getcwd"),"Data::Dumper":words(
"Dumper"),Config:words(""),English:words(""),"File::Basename":words("basename dirname fileparse fileparse_set_fstype"),"File::Copy":words("copy cp move mv"),"Fi\
le::Find":words("find finddepth"),"File::Path":words("mkpath rmtree"),FindBin:words(""),"Time::HiRes":words(""),Moo:words("after around before extends has with"),
"Moo::Role":words("after around before has requires with"),Moose:words("after around augment before blessed confess extends has inner meta override super with"),
"Moose::Role":words("after around before excludes has override requires super with"),"Role::Tiny":words("after around before requires with"),"Role::Tiny::With":words(
"with"),"Test::More":words("BAIL_OUT can_ok cmp_ok diag done_testing eq_array eq_hash eq_set explain fail is is_deeply isa_ok isnt like new_ok note ok pass plan\
 require_ok skip subtest todo todo_skip unlike use_ok"),"Test::Exception":words("dies_ok lives_and lives_ok throws_ok"),"Test::Fatal":words("dies_ok exception l\
ives_ok success"),"Try::Tiny":words("catch finally try")};var MOST_PARENTS=200;var MOST_OTHERS=8;var BUNDLE=/^[:/!-]/;var Packages=class{#parts=new Map;#files=new Map;#named=new Map;#heirs=new Map;#found=new Map;#declarers=new Map;#takes=new Map;#handed=new Map;#outside=new Map;add({
path,symbols,surface}){push(this.#files,baseOf(path),path);const parts=new Map;const partOf=name=>{let part=parts.get(name);if(!part){part={name,supertypes:[],exports:[],
offers:[],path,members:new Map,imports:[]};parts.set(name,part);push(this.#parts,name,part)}return part};for(const said of surface.packages){const part=partOf(said.
name);Object.assign(part,said);const own=said.symbol===void 0?void 0:symbols[said.symbol];if(own)part.own=own;for(const parent of said.supertypes)push(this.#heirs,
parent,part)}for(const[name,member,index]of surface.members){const symbol=symbols[index];const part=partOf(name);if(!symbol)continue;const gives=surface.gives[index];
const made={symbol,part,...gives?{gives}:{}};part.members.set(member,made);if(/^(?:method|property)$/.test(symbol.kind))push(this.#named,symbol.name,made)}for(const one of surface.
imports)partOf(one.package).imports.push(one)}named(name,from){const key=`${name}\0${from}`;let found=this.#found.get(key);if(!found){found=this.#visible(name,from);
if(this.#found.size>1e5)this.#found.clear();this.#found.set(key,found)}return found}#visible(name,from){const declared2=this.#declaredAs(name);const part=declared2.
in.get(from);const own=part?[part]:[];if(name===MAIN)return own;const path=pathOf(name);const isOwn=from===path||from.endsWith(`/${path}`);if(declared2.named.length>
0&&!isOwn){const[module]=nearest(declared2.named,one=>one.path,from);return[...own,...module&&module!==part?[module]:[]]}if(part?.own!==void 0)return own;return[
...own,...declared2.seen.filter(one=>one!==part).slice(0,MOST_OTHERS)]}#declaredAs(name){let declared2=this.#declarers.get(name);if(declared2)return declared2;const all=this.#parts.
get(name)??[];const path=pathOf(name);const seen=all.filter(part=>!/\.(?:t|pl|cgi|psgi|plx)$/i.test(part.path)&&/\.\w+$/.test(part.path));declared2={in:new Map(
all.map(part=>[part.path,part])),named:seen.filter(part=>part.path===path||part.path.endsWith(`/${path}`)),seen:seen.slice(0,MOST_OTHERS+1)};this.#declarers.set(
name,declared2);return declared2}fileOf(path,from){const all=(this.#files.get(baseOf(path))??[]).filter(one=>one===path||one.endsWith(`/${path}`));return nearest(
all,one=>one,from)[0]}classNamed(name,from){const parts=this.named(name,from);return parts.length===0?void 0:{name,parts,path:from}}member({name,path},member,outside2,seen=new Set){
const parts=this.named(name,path);if(parts.length===0)outside2.add(name);if(seen.has(name)||seen.size>MOST_PARENTS)return void 0;seen.add(name);for(const part of parts){
const own=part.members.get(member);if(own)return own}return this.inherited({name,path,parts},member,outside2,seen)}inherited({parts},member,outside2,seen=new Set){
for(const part of parts)for(const name of part.supertypes){const found=this.member({name,path:part.path,parts:[]},member,outside2,seen);if(found)return found}return void 0}ofHeirs(name,member){
const found=[];const seen=new Set([name]);const open=[name];for(let next=open.pop();next!==void 0&&seen.size<MOST_PARENTS;next=open.pop())for(const heir of this.#heirs.
get(next)??[]){const own=heir.members.get(member);if(own)found.push(own);if(!seen.has(heir.name))open.push(heir.name);seen.add(heir.name)}return found}methodsNamed(name){
return this.#named.get(name)??[]}inPackage(name,member,from,seen=new Set){const parts=this.named(name,from).filter(part=>!seen.has(part));for(const part of parts){
const own=part.members.get(member);if(own)return own}for(const part of parts){if(seen.size>MOST_PARENTS)return void 0;seen.add(part);const taken2=this.#taken(part,
member,seen);if(taken2!==void 0)return taken2}return void 0}#taken(part,member,seen){const bare=member.startsWith("&")?member.slice(1):member;const{named,wide}=this.#takenBy(
part);const those=wide.filter(({isBundle,parts})=>parts.some(from=>this.#handsOut(from).exports.has(bare)||isBundle&&this.#handsOut(from).offers.has(bare)));for(const{
module,parts}of[...named.get(bare)??[],...those].sort((a,b)=>a.at-b.at)){if(parts.length===0)return module;const found=this.inPackage(module,member,part.path,seen);
if(found!==void 0)return found}return void 0}#takenBy(part){let by=this.#takes.get(part);if(by)return by;by={named:new Map,wide:[]};for(const[at,{module,names}]of part.
imports.entries()){const parts=this.named(module,part.path);const isBundle=names?.some(name=>BUNDLE.test(name))===true;const taken2={at,module,parts,isBundle};for(const name of new Set(
names))push(by.named,name,taken2);const hands=({exports,offers})=>exports.length>0||isBundle&&offers.length>0;if((names===void 0||isBundle)&&parts.some(hands))by.
wide.push(taken2)}this.#takes.set(part,by);return by}#handsOut(part){let handed=this.#handed.get(part);if(!handed){handed={exports:new Set(part.exports),offers:new Set(
part.offers)};this.#handed.set(part,handed)}return handed}outsideOf(name,from){const key=`${name}\0${from}`;let found=this.#outside.get(key);if(!found){found=this.#outsideOf(
name,from);if(this.#outside.size>1e5)this.#outside.clear();this.#outside.set(key,found)}return found}#outsideOf(name,from){const modules=this.named(name,from).flatMap(
({imports,path})=>imports.filter(({module,names})=>{const known=STANDARD_EXPORTS[module];const isAll=names===void 0||names.some(one=>BUNDLE.test(one))||known!==
void 0&&names.length>0&&!names.some(one=>known.has(one));return isAll&&/^[A-Z]/.test(module)&&this.named(module,path).length===0}));const all=[...new Set(modules.
map(({module})=>module))];const isKnown=module=>STANDARD_EXPORTS[module]!==void 0;return{known:all.filter(isKnown),others:all.filter(module=>!isKnown(module))}}};
var pathOf=name=>`${name.replaceAll("::","/")}.pm`;function variableIn(written){const{package:within,name}=split(written.slice(1));return{name:`${written[0]}${name}`,
...within===void 0?{}:{package:within}}}var STANDARD="std:perl";var UNIVERSAL=new Set(["isa","can","DOES","VERSION","import","unimport"]);var MOST_STEPS=24;var PerlLinker=class{#packages=new Packages;#mentioned=new Set;add(file){
this.#packages.add(file)}finish(){}link(file,body,out){const locals=body.locals.map(l=>out.local(l.name,l.kind,l.line,l.column,l.owner));this.#mentioned=new Set(
body.references.flatMap(({meaning})=>meaning.is==="package"?[meaning.name]:[]));for(const{meaning,supposed,...at}of body.references){const found=meaning.is==="l\
ocal"?{destination:{to:"local",index:locals[meaning.local]},evidence:"same_file"}:this.#resolve(file,meaning,at.from,supposed===true);if(!found||supposed&&found.
destination.to==="unknown")continue;out.occurrence({...at,...found})}this.#overrides(file,out)}#resolve(file,meaning,from,supposed){switch(meaning.is){case"symb\
ol":{const symbol=file.symbols[meaning.symbol];return symbol&&{destination:{to:"symbol",id:symbol.id},evidence:"same_file"}}case"package":return this.#package(meaning.
name,file.path);case"file":{const path=this.#packages.fileOf(meaning.path,file.path);if(path===void 0)return{destination:{to:"unknown",name:meaning.path},evidence:"\
import"};return{destination:{to:"symbol",id:moduleId(path)},evidence:"import"}}case"function":return this.#function(file,meaning,supposed);case"variable":{const{
package:within=meaning.package,name}=variableIn(meaning.name);const found=this.#packages.inPackage(within,name,file.path);if(found!==void 0)return this.#found(found,
meaning.name,file.path);const{known,others}=this.#packages.outsideOf(within,file.path);const takes=module=>known.includes(module)||others.includes(module);if(/^.[A-Z_]+$/.
test(name)&&takes("English")||name==="%Config"&&takes("Config"))return outside(STANDARD,name);if(this.#packages.named(within,file.path).length>0||within==="main")
return unknown(meaning.name);return outside(within,name)}case"method":case"super":return this.#method(file,meaning,from)}}#package(name,path){const parts=this.#packages.
named(name,path);const[own]=parts.flatMap(part=>part.own?[part.own]:[]);if(own)return{destination:{to:"symbol",id:own.id},evidence:"import"};const target=this.#packages.
fileOf(pathOf(name),path);if(target!==void 0)return{destination:{to:"symbol",id:moduleId(target)},evidence:"import"};if(parts.length>0)return unknown(name);return outside(
name,name)}#function(file,{name:written,package:around},supposed){const{package:within,name}=split(written);if(within==="CORE"||within==="CORE::GLOBAL")return outside(
STANDARD,name);const found=this.#packages.inPackage(within??around,`&${name}`,file.path);if(found!==void 0)return this.#found(found,name,file.path);if(supposed&&
this.#packages.named(written,file.path).length>0)return this.#package(written,file.path);if(within!==void 0){const isHere=this.#packages.named(within,file.path).
length>0;return isHere||supposed?this.#ofLibrary(within,name,isHere,file.path):outside(within,name)}if(supposed)return unknown(name);const{known,others}=this.#packages.
outsideOf(around,file.path);const standard=known.find(module=>STANDARD_EXPORTS[module]?.has(name));if(standard!==void 0)return outside(standard,name);const[only]=others;
return only!==void 0&&others.length===1?outside(only,name):unknown(name)}#ofLibrary(module,name,isHere,path){if(isHere||this.#packages.fileOf(pathOf(module),path)!==
void 0)return unknown(name);return outside(module,name)}#method(file,meaning,from){const{name}=meaning;const beyond=new Set;if(meaning.is==="super"){const of=this.#packages.
classNamed(meaning.package,file.path);const found2=of&&this.#packages.inherited(of,`&${name}`,beyond);return found2?this.#member(found2,file.path):this.#beyond(
beyond,name)}const type=meaning.on&&this.#typeOf(meaning.on,file.path);if(type===void 0)return UNIVERSAL.has(name)&&this.#packages.methodsNamed(name).length===0?
outside(STANDARD,`UNIVERSAL.${name}`):this.#guess(file,name);if(typeof type==="string")return UNIVERSAL.has(name)?outside(STANDARD,`UNIVERSAL.${name}`):outside(
type,name);const found=this.#packages.member(type,`&${name}`,beyond);if(found)return this.#member(found,file.path);const taken2=this.#packages.inPackage(type.name,
`&${name}`,type.path);if(taken2!==void 0)return this.#found(taken2,name,file.path);if(meaning.on?.on==="class"&&meaning.on.isSelf&&from>=0){const heirs=this.#packages.
ofHeirs(type.name,`&${name}`);if(heirs.length>0)return{destination:{to:"one_of",options:heirs.map(symbolOf)},evidence:"dynamic"}}return this.#beyond(beyond,name)}#beyond(beyond,name){
if(UNIVERSAL.has(name))return outside(STANDARD,`UNIVERSAL.${name}`);const[only,...others]=beyond;return only!==void 0&&others.length===0?outside(only,name):unknown(
name)}#guess(file,name){const found=this.#packages.methodsNamed(name);const[first]=found;if(name.length<6||!first||found.some(({part})=>part.name!==first.part.name))
return unknown(name);const visible=this.#packages.named(first.part.name,file.path);const target=found.find(({part})=>visible.includes(part));const isMentioned=this.#mentioned.
has(first.part.name)||first.part.path===file.path;return target&&isMentioned?{destination:symbolOf(target),evidence:"unique_name"}:unknown(name)}#typeOf(receiver,path,steps=0){
if(steps>MOST_STEPS)return void 0;switch(receiver.on){case"class":return this.#packages.classNamed(receiver.name,path)??(this.#isOutside(receiver.name)?receiver.
name:void 0);case"function":{const{package:within=receiver.package,name}=split(receiver.name);const found=this.#packages.inPackage(within,`&${name}`,path);return found===
void 0||typeof found==="string"?void 0:this.#given(found,void 0,steps)}case"method":{const of=this.#typeOf(receiver.of,path,steps+1);if(of===void 0||typeof of===
"string")return receiver.name==="new"?of:void 0;const found=this.#packages.member(of,`&${receiver.name}`,new Set);const given=found&&this.#given(found,of,steps);
return given??(receiver.name==="new"?of:void 0)}}}#given({gives,part},of,steps){if(!gives)return void 0;return this.#onObject(gives,part.path,of,steps+1)}#onObject(receiver,path,of,steps){
if(steps>MOST_STEPS)return void 0;if(receiver.on==="class"&&receiver.isSelf&&of)return of;if(receiver.on!=="method")return this.#typeOf(receiver,path,steps);const on=this.#onObject(
receiver.of,path,of,steps+1);if(on===void 0||typeof on==="string")return receiver.name==="new"?on:void 0;const found=this.#packages.member(on,`&${receiver.name}`,
new Set);return(found&&this.#given(found,on,steps+1))??(receiver.name==="new"?on:void 0)}#isOutside(name){return/^[A-Z]/.test(name)}#found(found,name,path){return typeof found===
"string"?outside(found,name.replace(/^[&$@%]/,"")):this.#member(found,path,"import")}#member(found,path,evidence="type"){const isOwn=found.part.path===path&&evidence===
"import";return{destination:symbolOf(found),evidence:isOwn?"same_file":evidence}}#overrides(file,out){for(const[name,member,index]of file.surface.members){const symbol=file.
symbols[index];if(!symbol||!member.startsWith("&")||symbol.kind==="constant")continue;const of=this.#packages.classNamed(name,file.path);const base=of&&this.#packages.
inherited(of,member,new Set);if(base&&base.symbol!==symbol)out.implied(symbol,index,"overrides",symbolOf(base))}}};var symbolOf=({symbol})=>({to:"symbol",id:symbol.
id});var unknown=name=>({destination:{to:"unknown",name},evidence:"import"});function outside(module,name){const isStandard=module===STANDARD||/^[a-z]/.test(module)||
module==="UNIVERSAL";const destination={to:"external",package:isStandard?STANDARD:`cpan:${module}`,name};return{destination,evidence:"import"}}var createLinker=_=>new PerlLinker;export{createLinker,extract};
