import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{kotlin,scala}from"./WBTNHAZT.js";var bash={key:"bash",family:"declarative",grammar:"tree-sitter-bash/tree-sitter-bash.wasm",revision:6,separator:".",standard:"std:shell",definitions:{function_definition:{
kind:"function",scope:true},variable_assignment:{kind:"variable",localInFunction:true,name:(t,node)=>{const name=t.field(node,"name");return name!==void 0&&t.type(
name)==="variable_name"?name:void 0}}},uses:{command:{use:"call",name:(t,node)=>{const name=t.field(node,"name");const word=name===void 0?void 0:t.first(name,"w\
ord");return word!==void 0&&/^[\w:.-]+$/.test(t.text(word))?word:void 0}}},reads:["variable_name"],types:[],scopes:{},self:[],comments:["comment"],begins:"hash",
imports:{command:(t,node)=>{const name=t.field(node,"name");if(name===void 0||!/^(source|\.)$/.test(t.text(name)))return[];const argument=t.field(node,"argument");
if(argument===void 0)return[];const path=t.text(argument).replace(/["']/g,"");return[{path:path.slice(path.lastIndexOf(")")+1).replace(/^\$\{?\w+\}?/,"").replace(
/^\//,"./"),as:path,node:argument}]}},packages:{},file:(path,from,paths)=>{const parts=from.split("/").slice(0,-1);for(const segment of path.split("/"))segment===
".."?parts.pop():segment!=="."&&segment!==""&&parts.push(segment);return[parts.join("/"),path].find(candidate=>paths.has(candidate))}};var lastName=(t,node)=>{const name=t.field(node,"name");return name!==void 0&&t.type(name)==="scope_resolution"?t.field(name,"name"):name};var scopeOfName=(t,node)=>{
const name=t.field(node,"name");const scope=name!==void 0&&t.type(name)==="scope_resolution"?t.field(name,"scope"):void 0;return scope===void 0?void 0:t.text(scope).
replace(/^::/,"").replaceAll("::",".")};var parameters=(t,node)=>{const list=t.field(node,"parameters");if(list===void 0)return[];return t.named(list).flatMap(parameter=>{
const name=t.type(parameter)==="identifier"?parameter:t.field(parameter,"name");if(name===void 0)return[];const value=t.field(parameter,"value");return[{node:parameter,
name,parameter:{name:t.text(name),...value===void 0?{}:{default:t.text(value).slice(0,200)},...t.type(parameter).includes("splat")?{variadic:true}:{}}}]})};var lastExpression=(t,node)=>{
const body=t.field(node,"body");return body!==void 0&&t.type(body)==="body_statement"?t.named(body).at(-1):body};var MIXED_IN=/^(include|extend|prepend)$/;var ACCESSORS=/^(attr_accessor|attr_reader|attr_writer)$/;
var ruby={key:"ruby",family:"declarative",grammar:"tree-sitter-ruby/tree-sitter-ruby.wasm",revision:8,separator:"::",standard:"std:ruby",definitions:{class:{kind:"\
class",scope:true,name:lastName,within:scopeOfName,supertypes:(t,node)=>{const superclass=t.field(node,"superclass");return superclass===void 0?[]:t.named(superclass).
slice(0,1)}},module:{kind:"module",scope:true,name:lastName,within:scopeOfName},method:{kind:"function",memberKind:"method",scope:true,parameters,value:lastExpression},
singleton_method:{kind:"method",scope:true,parameters,value:lastExpression,modifiers:()=>["static"]},alias:{kind:"method",name:(t,node)=>t.field(node,"name")},assignment:{
kind:"variable",localInFunction:true,names:(t,node)=>{const left=t.field(node,"left");if(left===void 0)return[];const targets=t.type(left)==="left_assignment_li\
st"?t.named(left):[left];return targets.filter(target=>["identifier","constant","global_variable"].includes(t.type(target)))},value:(t,node)=>t.field(node,"righ\
t")},call:{kind:"property",names:(t,node)=>{const method=t.field(node,"method");const list=t.field(node,"arguments");if(method===void 0||list===void 0||!ACCESSORS.
test(t.text(method)))return[];return t.each(list,"simple_symbol")},rename:text=>text.replace(/^:/,"")}},uses:{call:{use:"call",name:(t,node)=>t.field(node,"meth\
od"),receiver:(t,node)=>t.field(node,"receiver")},scope_resolution:{use:"read",name:(t,node)=>t.field(node,"name"),receiver:(t,node)=>t.field(node,"scope")}},reads:[
"identifier","constant","global_variable"],types:[],scopes:{block:blockParameters,do_block:blockParameters,lambda:blockParameters},self:["self"],field:(t,node)=>{
if(!/^(operator_)?assignment$/.test(t.type(node)))return void 0;const name=t.field(node,"left");const value=t.field(node,"right");return name!==void 0&&value!==
void 0&&t.type(name)==="instance_variable"?{name,value}:void 0},mixins:(t,node)=>{const method=t.type(node)==="call"?t.field(node,"method"):void 0;const list=t.
field(node,"arguments");return method===void 0||list===void 0||!MIXED_IN.test(t.text(method))?[]:t.each(list,"constant","scope_resolution")},comments:["comment"],
begins:"hash",imports:{call:(t,node)=>{const method=t.field(node,"method");if(method===void 0||!/^(require|require_relative|load)$/.test(t.text(method)))return[];
const content=t.descendant(node,"string_content");return content===void 0?[]:[{path:`${t.text(method)==="require_relative"?"./":""}${t.text(content)}`,as:t.text(
content),node:content}]}},packages:{},constructs:(t,node)=>{if(t.type(node)!=="call")return void 0;const method=t.field(node,"method");const receiver=t.field(node,
"receiver");return method!==void 0&&receiver!==void 0&&t.text(method)==="new"?t.text(receiver):void 0},constructorName:"initialize",typesByName:true,file:(path,from,paths)=>{
const wanted=path.endsWith(".rb")?path:`${path}.rb`;if(path.startsWith("./")){const parts=from.split("/").slice(0,-1);for(const segment of wanted.slice(2).split(
"/"))segment===".."?parts.pop():segment!=="."&&parts.push(segment);return paths.has(parts.join("/"))?parts.join("/"):void 0}return[wanted,`lib/${wanted}`,`app/${wanted}`].
find(candidate=>paths.has(candidate))},bareNamesAreCalls:true,global:true};function blockParameters(t,node){const list=t.field(node,"parameters");if(list===void 0)
return[];return t.named(list).flatMap(p=>{const name=t.type(p)==="identifier"?p:t.field(p,"name");return name===void 0?[]:[{name}]})}var ALL_RULES=[ruby,kotlin,scala,bash];export{ALL_RULES};
