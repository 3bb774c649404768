import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{ANY_NUMBER}from"./UAIDSGVG.js";function facade(t){for(const annotation of t.each(0,"file_annotation")){const name=/^@file:\s*(?:\[.*)?\bJvmName\(\s*(?:name\s*=\s*)?"(\w+)"/s.exec(t.text(annotation))?.[1];
if(name!==void 0)return name}return void 0}var NAMED=/@(?:(get|set):)?\s*JvmName\(\s*(?:name\s*=\s*)?"([^"]+)"\s*\)/g;function compiled(t,node){const found={};const list=t.
first(node,"modifiers");const text=list===void 0?"":t.text(list);if(text.includes("JvmName"))for(const[,target,name]of text.matchAll(NAMED))found[target==="set"?
"setter":"name"]=name;if(/@JvmStatic\b/.test(text))found.static=true;if(/@JvmField\b|\bconst\b/.test(text))found.field=true;if(isInUnnamedCompanion(t,node))found.
companion=true;return Object.keys(found).length===0?void 0:found}function isInUnnamedCompanion(t,node){const body=t.parent(node);const around=body===void 0?void 0:
t.parent(body);return around!==void 0&&t.type(around)==="companion_object"&&t.field(around,"name")===void 0}var JUMP=/^(return|throw|continue|break)\b/;var narrows={if_expression:(t,node)=>{const[condition,then]=t.named(node);return condition===void 0||then===void 0?void 0:
one(then,said(t,condition,true))},binary_expression:(t,node)=>{const operator=t.field(node,"operator");const left=t.field(node,"left");const right=t.field(node,
"right");if(operator===void 0||left===void 0||right===void 0)return void 0;const sign=t.text(operator);return sign==="&&"||sign==="||"?one(right,said(t,left,sign===
"&&")):void 0},when_entry:(t,node)=>{const[condition,...more]=t.named(node).filter(child=>!t.type(child).endsWith("comment"));const body=more.at(-1);if(condition===
void 0||body===void 0||more.length>1)return void 0;if(t.type(condition)!=="type_test")return one(body,said(t,condition,true));const subject2=subjectOf(t,node);const type=typeIn(
t,condition);if(subject2===void 0||type===void 0||t.text(condition).startsWith("!"))return void 0;return one(body,new Map([[subject2,type]]))},block:(t,node)=>{
const found=new Map;const children=t.named(node).filter(child=>!t.type(child).endsWith("comment"));children.forEach((child,at)=>{const next=children[at+1];if(next===
void 0||t.type(child)!=="if_expression")return;const[condition,then,...otherwise]=t.named(child);if(condition===void 0||then===void 0||otherwise.length>0||!leaves(
t,then))return;const types=said(t,condition,false);if(types.size>0)found.set(next,{types,rest:true})});return found.size>0?found:void 0}};var one=(node,types)=>types.
size>0?new Map([[node,{types}]]):void 0;function said(t,condition,holds,into=new Map){switch(t.type(condition)){case"parenthesized_expression":for(const inside of t.
named(condition))said(t,inside,holds,into);break;case"binary_expression":{const operator=t.field(condition,"operator");if(operator===void 0||t.text(operator)!==
(holds?"&&":"||"))break;for(const side of["left","right"]){const node=t.field(condition,side);if(node!==void 0)said(t,node,holds,into)}break}case"is_expression":{
const value2=t.field(condition,"left");const type=typeIn(t,condition);const isNot=t.all(condition).some(child=>t.text(child)==="!is");if(value2!==void 0&&type!==
void 0&&isNot!==holds)into.set(t.text(value2),type)}}return into}var typeIn=(t,test)=>{const type=t.each(test,"user_type","nullable_type").at(-1);return type===
void 0?void 0:t.text(type)};function subjectOf(t,entry){const around=t.parent(entry);const subject2=around===void 0?void 0:t.first(around,"when_subject");if(subject2===
void 0)return void 0;const declared=t.first(subject2,"variable_declaration");const name=declared===void 0?t.named(subject2)[0]:t.first(declared,"identifier");return name===
void 0?void 0:t.text(name)}function leaves(t,then){const last=t.type(then)==="block"?t.named(then).at(-1):then;return last!==void 0&&JUMP.test(t.text(last))}var WORDS={public:"public",private:"private",protected:"protected",internal:"internal",abstract:"abstract",final:"final",override:"override",const:"readonly",suspend:"\
async"};function modifiers(t,node){const list=t.first(node,"modifiers");if(list===void 0)return["public","exported"];const words=t.text(list).split(/[\s()]+/);const found=words.
flatMap(word=>Object.hasOwn(WORDS,word)?WORDS[word]??[]:[]);if(words.includes("@Test"))found.push("test");if(words.includes("@Deprecated"))found.push("deprecate\
d");return found.includes("private")||found.includes("internal")?found:[...found,"exported"]}function functionModifiers(t,node){const found=modifiers(t,node);const around=t.
parent(node);const type=around===void 0?void 0:t.parent(around);const isOpen=type!==void 0&&t.first(node,"function_body")===void 0&&t.all(type).some(child=>t.text(
child)==="interface");return isOpen&&!found.includes("abstract")?[...found,"abstract"]:found}var typeOf=(t,node)=>{const type=t.first(node,"user_type","nullable\
_type","function_type");return type===void 0?void 0:t.text(type)};function parameters(t,node){const list=t.first(node,"function_value_parameters")??t.descendant(
node,"class_parameters");if(list===void 0)return[];return t.each(list,"parameter","class_parameter").flatMap(parameter=>{const name=t.first(parameter,"identifie\
r","simple_identifier");if(name===void 0)return[];const type=typeOf(t,parameter);const made={name:t.text(name),...type===void 0?{}:{type}};const value2=defaultOf(
t,list,parameter);if(value2!==void 0)made.default=t.text(value2).slice(0,200);if(isVariadic(t,list,parameter))made.variadic=true;return[{node:parameter,name,parameter:made}]})}
function defaultOf(t,list,parameter){const within=t.type(parameter)==="class_parameter"?t.all(parameter):t.all(list);const equals=within.findIndex(child=>child>
parameter&&t.text(child)==="=");const next=within.find(child=>child>parameter&&t.type(child)==="parameter");const found=within[equals];return found===void 0||next!==
void 0&&next<found?void 0:within[equals+1]}function isVariadic(t,list,parameter){if(t.type(parameter)==="class_parameter")return/^\w*\s*vararg\s/.test(t.text(parameter));
const children=t.named(list);const before=children[children.indexOf(parameter)-1];return before!==void 0&&t.type(before)==="parameter_modifiers"&&/\bvararg\b/.test(
t.text(before))}var supertypes=(t,node)=>{const list=t.first(node,"delegation_specifiers");return list===void 0?[]:t.each(list,"delegation_specifier").flatMap(one2=>t.
descendant(one2,"user_type")??[])};var typeParameters=(t,node)=>{const list=t.first(node,"type_parameters");return list===void 0?[]:t.each(list,"type_parameter").
flatMap(parameter=>t.first(parameter,"identifier")??[])};var expressionBody=(t,node)=>{const body=t.first(node,"function_body");return body!==void 0&&t.text(body).
startsWith("=")?t.named(body)[0]:void 0};var binder=(t,declaration)=>{const name=t.first(declaration,"identifier");const type=typeOf(t,declaration);return name===
void 0?[]:[{name,...type===void 0?{}:{type}}]};var binders=(t,node)=>t.each(node,"variable_declaration","multi_variable_declaration").flatMap(one2=>t.type(one2)===
"variable_declaration"?binder(t,one2):t.each(one2,"variable_declaration").flatMap(part=>binder(t,part)));function callAround(t,literal){let at=t.parent(literal);
while(at!==void 0&&/^(annotated_lambda|value_argument|value_arguments)$/.test(t.type(at)))at=t.parent(at);return at!==void 0&&t.type(at)==="call_expression"?at:
void 0}var AS_THIS=/^(apply|run)$/;var AS_ARGUMENT=/^(let|also|takeIf|takeUnless|use)$/;function lends(t,literal){if(t.type(literal)!=="lambda_literal")return void 0;
const call=callAround(t,literal);const called=call===void 0?void 0:calledNode(t,call);const nothing={as:"argument"};if(call===void 0||called===void 0)return nothing;
if(t.text(called)==="with"){const first=t.descendant(call,"value_argument");const on2=first===void 0?void 0:t.named(first)[0];return on2===void 0?nothing:{on:on2,
as:"this"}}const on=t.type(called)==="navigation_expression"?subject(t,called):void 0;const name=t.each(called,"identifier").at(-1);if(on===void 0||name===void 0)
return nothing;if(AS_THIS.test(t.text(name)))return{on,as:"this"};return{on,as:AS_ARGUMENT.test(t.text(name))?"argument":"element"}}function calledNode(t,call){
let at=t.named(call)[0];while(at!==void 0&&t.type(at)==="call_expression")at=t.named(at)[0];return at}var argumentsOf=(t,call)=>{const list=t.first(call,"value_\
arguments");const behind=t.first(call,"annotated_lambda")===void 0?0:1;const[first]=t.named(call);const outer=t.parent(call);const more=outer!==void 0&&t.type(outer)===
"call_expression"&&t.named(outer)[0]===call&&first!==void 0?t.first(outer,"annotated_lambda")!==void 0&&t.first(outer,"value_arguments")===void 0?1:0:0;return(list===
void 0?0:t.each(list,"value_argument").length)+behind+more};var subject=(t,node)=>{const first=t.named(node)[0];return first!==void 0&&t.type(first)==="unary_ex\
pression"&&/^[!+-]/.test(t.text(first))?t.field(first,"argument")??first:first};function isGenericCall(t,node){const less=t.parent(node);const more=less===void 0?
void 0:t.parent(less);if(less===void 0||more===void 0||t.type(less)!=="binary_expression")return false;const given2=t.named(more)[1];if(t.type(more)!=="binary_e\
xpression"||t.named(less)[0]!==node||given2===void 0)return false;const type=t.tree.text.slice(t.tree.end[node],t.tree.start[given2]);return/^<[\w.?, ]+>$/.test(
type)&&/^(parenthesized_expression|lambda_literal)$/.test(t.type(given2))}function isWritten(t,node){const around=t.parent(node);if(around===void 0)return false;
if(t.type(around)==="assignment")return t.field(around,"left")===node;return t.type(around)==="unary_expression"&&/^(\+\+|--)|(\+\+|--)$/.test(t.text(around))}var callee=(t,node)=>{
const first=subject(t,node);if(first===void 0)return void 0;if(t.type(first)==="identifier")return first;return t.type(first)==="navigation_expression"?t.each(first,
"identifier").at(-1):void 0};var VALUES=["call_expression","navigation_expression","as_expression","identifier","unary_expression","binary_expression"];var receiverOfProperty=(t,node)=>{
const type=t.first(node,"user_type","nullable_type");return type===void 0?void 0:t.text(type)};var COLLECTIONS=new Set("add addAll all any append asSequence clear close compareTo contains containsAll containsKey copy count distinct drop equals filter find\
 first firstOrNull flatMap fold forEach get getOrNull getOrPut groupBy hashCode indexOf invoke isEmpty isNotEmpty iterator joinToString keys last lastOrNull let\
 map mapNotNull max min minus next none orEmpty plus put putAll read remove removeAll replace reversed set single singleOrNull size sort sorted sortedBy split s\
tartsWith substring subList sum take toList toMap toSet toString trim values write zip".split(" "));var kotlin={key:"kotlin",family:"jvm",grammar:"@tree-sitter-\
grammars/tree-sitter-kotlin/tree-sitter-kotlin.wasm",revision:11,separator:".",standard:"std:kotlin",definitions:{class_declaration:{kind:(t,node)=>{const words=t.
all(node).map(child=>t.text(child));if(words.includes("interface"))return"interface";const list=t.first(node,"modifiers");return list!==void 0&&/\benum\b/.test(
t.text(list))?"enum":"class"},scope:true,supertypes,typeParameters,parameters,modifiers,body:(t,node)=>t.first(node,"class_body","enum_class_body")},object_declaration:{
kind:"object",scope:true,supertypes,modifiers,compiled,body:(t,node)=>t.first(node,"class_body")},companion_object:{kind:"object",scope:true,name:(t,node)=>t.field(
node,"name"),supertypes,modifiers:(t,node)=>[...modifiers(t,node),"static"],body:(t,node)=>t.first(node,"class_body")},function_declaration:{kind:"function",memberKind:"\
method",scope:true,typeParameters,parameters,value:expressionBody,receiver:(t,node)=>{const name=t.field(node,"name");const before=t.named(node).filter(child=>name!==
void 0&&child<name&&["user_type","nullable_type"].includes(t.type(child)));const last=before.at(-1);return last===void 0?void 0:t.text(last)},type:(t,node)=>{const list=t.
first(node,"function_value_parameters");const after=t.named(node).find(child=>list!==void 0&&child>list&&["user_type","nullable_type"].includes(t.type(child)));
return after===void 0?void 0:t.text(after)},modifiers:functionModifiers,compiled,body:(t,node)=>t.first(node,"function_body")},property_declaration:{kind:"varia\
ble",memberKind:"property",localInFunction:true,names:(t,node)=>{const many=t.first(node,"multi_variable_declaration");const declarations=many===void 0?t.each(node,
"variable_declaration"):t.each(many,"variable_declaration");return declarations.flatMap(one2=>t.first(one2,"identifier")??[])},type:(t,node)=>{const declaration=t.
first(node,"variable_declaration");return declaration===void 0?void 0:typeOf(t,declaration)},receiver:receiverOfProperty,value:(t,node)=>{const getter=t.first(node,
"getter");return t.first(node,...VALUES)??(getter===void 0?void 0:expressionBody(t,getter))},modifiers,compiled},class_parameter:{kind:"property",name:(t,node)=>/^(.*\s)?(val|var)\s/.
test(t.text(node))?t.first(node,"identifier"):void 0,type:typeOf,modifiers,compiled},enum_entry:{kind:"enum_member",name:(t,node)=>t.first(node,"identifier"),scope:true},
type_alias:{kind:"type",scope:true,name:(t,node)=>t.first(node,"identifier")??t.field(node,"type"),type:typeOf,typeParameters},secondary_constructor:{kind:"cons\
tructor",scope:true,name:(t,node)=>t.all(node).find(child=>t.type(child)==="constructor"),parameters,modifiers}},uses:{call_expression:{use:"call",name:callee,receiver:(t,node)=>{
const first=subject(t,node);return first!==void 0&&t.type(first)==="navigation_expression"?subject(t,first):void 0},arguments:argumentsOf},infix_expression:{use:"\
call",name:(t,node)=>t.named(node).filter(child=>t.type(child)==="identifier"&&child!==t.named(node)[0])[0],receiver:(t,node)=>t.named(node)[0],arguments:()=>1},
callable_reference:{use:"call_indirect",name:(t,node)=>t.each(node,"identifier").at(-1)},navigation_expression:{use:(t,node)=>{if(/::\s*(?!class\b)\w+$/.test(t.
text(node).slice(-100)))return"call_indirect";if(isGenericCall(t,node))return"call";return isWritten(t,node)?"write":"read"},name:(t,node)=>t.each(node,"identif\
ier").at(-1),receiver:subject},user_type:{use:"type",name:(t,node)=>t.each(node,"identifier").at(-1),path:(t,node)=>{const names=t.each(node,"identifier").map(part=>t.
text(part));return names.length>1?names.slice(0,-1).join("."):void 0}}},reads:["identifier"],writes:isWritten,types:[],scopes:{block:()=>[],object_literal:()=>[],
anonymous_initializer:()=>[],when_entry:()=>[],lambda_literal:(t,node)=>{const list=t.first(node,"lambda_parameters");if(list===void 0)return[];const found=binders(
t,list);const[only]=found;const lent=found.length===1&&only&&only.type===void 0?lends(t,node):void 0;if(lent?.on===void 0||lent.as==="this")return found;return[
{...only,given:{node:lent.on,...lent.as==="element"?{element:true}:{}}}]},anonymous_function:(t,node)=>parameters(t,node).map(({name,parameter})=>parameter.type===
void 0?{name}:{name,type:parameter.type}),for_statement:(t,node)=>{const found=binders(t,node);const[only]=found;const children=t.named(node);const held=children[children.
findIndex(child=>/variable_declaration$/.test(t.type(child)))+1];return found.length===1&&only&&only.type===void 0&&held!==void 0?[{...only,given:{node:held,element:true}}]:
found},catch_block:binder,when_expression:(t,node)=>{const subject2=t.first(node,"when_subject");return subject2===void 0?[]:binders(t,subject2)},getter:()=>[],
setter:(t,node)=>{const name=t.first(node,"identifier");return name===void 0?[]:[{name}]}},lends,unnamed:"it",label:(t,node)=>{if(t.type(node)!=="value_argument")
return void 0;const[name,value2]=t.named(node);if(name===void 0||value2===void 0||t.type(name)!=="identifier")return void 0;const list=t.parent(node);const call=list===
void 0?void 0:t.parent(list);const of=call===void 0?void 0:t.named(call)[0];return of!==void 0&&/^([\w.]*\.)?[A-Z]\w*$/.test(t.text(of))?{name,of}:{name}},embedded:(t,node)=>{
if(t.type(node)!=="string_content")return 0;const parent=t.parent(node);const pieces=parent===void 0?[]:t.all(parent);const before=pieces[pieces.indexOf(node)-1];
return before!==void 0&&t.text(before)==="$"?/^[A-Za-z_]\w*/.exec(t.text(node))?.[0].length??0:0},blockScoped:true,initialParameters:true,accessors:["getter","s\
etter"],givesReceiver:/^(apply|also|takeIf|takeUnless)$/,self:["this"],super:/^super(<.*>)?(@\w+)?$/,narrows,stands:(t,node)=>{if(t.type(node)!=="binary_express\
ion")return void 0;const operator=t.field(node,"operator");return operator!==void 0&&t.text(operator)==="?:"?t.field(node,"left"):void 0},comments:["line_commen\
t","block_comment"],begins:"slashes",imports:{import:(t,node)=>{const path=t.first(node,"qualified_identifier")??t.first(node,"identifier");if(path===void 0)return[];
const text=t.text(path).replaceAll(".Companion","");if(/\*\s*$/.test(t.text(node)))return[{path:text,node:path}];const alias=t.each(node,"identifier").at(-1);const last=t.
each(path,"identifier").at(-1)??path;return[{path:text,as:alias!==void 0&&alias!==path?t.text(alias):t.text(last),node:last}]}},packages:{package_header:(t,node)=>t.
named(node).map(child=>t.text(child)).join(".")},common:COLLECTIONS,packaged:true,facade,constructs:(t,node)=>{if(t.type(node)==="this_expression")return t.text(
node).split("@")[1];if(t.type(node)==="as_expression")return typeOf(t,node);if(t.type(node)!=="call_expression")return void 0;const name=t.named(node)[0];return name!==
void 0&&t.type(name)==="identifier"&&/^[A-Z]/.test(t.text(name))?t.text(name):void 0}};function modifiers2(t,node){const list=t.first(node,"modifiers");const words=list===void 0?[]:t.text(list).split(/\W+/);const found=["private","protected","abst\
ract","final","override"].filter(word=>words.includes(word));return found.includes("private")?found:[...found,"exported"]}function parameters2(t,node){return t.
each(node,"parameters","class_parameters").flatMap(list=>t.each(list,"parameter","class_parameter").flatMap(parameter=>{const name=t.field(parameter,"name");if(name===
void 0)return[];const type=t.field(parameter,"type");const value2=t.field(parameter,"default_value");const made={name:t.text(name)};if(type!==void 0)made.type=t.
text(type).slice(0,300);if(type!==void 0&&t.type(type)==="repeated_parameter_type")made.variadic=true;if(value2!==void 0)made.default=t.text(value2).slice(0,200);
return[{node:parameter,name,parameter:made}]}))}var typeParameters2=(t,node)=>t.each(node,"type_parameters").flatMap(list=>t.named(list).flatMap(one2=>{if(t.type(
one2)==="identifier")return[one2];return/type_parameter/.test(t.type(one2))?t.field(one2,"name")??[]:[]}));function arity(t,node){const[list]=t.each(node,"param\
eters","class_parameters");if(list===void 0)return void 0;const given2=t.each(list,"parameter","class_parameter");const optional=given2.filter(p=>t.field(p,"def\
ault_value")!==void 0||isVariadic2(t,p)).length;return[given2.length-optional,given2.some(p=>isVariadic2(t,p))?ANY_NUMBER:given2.length]}var isVariadic2=(t,parameter)=>{
const type=t.field(parameter,"type");return type!==void 0&&t.type(type)==="repeated_parameter_type"};var head=(t,type)=>t.type(type)==="generic_type"?t.field(type,
"type")??type:type;var lastName=(t,type)=>t.type(type)==="stable_type_identifier"?t.each(type,"type_identifier").at(-1):type;var pathOf=(t,type)=>t.type(type)===
"stable_type_identifier"?t.text(type).split(".").slice(0,-1).join("."):void 0;var supertypes2=(t,node)=>{const clause=t.field(node,"extend");return clause===void 0?
[]:t.each(clause,"type_identifier","generic_type","stable_type_identifier").map(type=>head(t,type))};var container=kind=>({kind,scope:true,supertypes:supertypes2,
typeParameters:typeParameters2,parameters:parameters2,arity,modifiers:modifiers2});var fieldText=field=>(t,node)=>{const type=t.field(node,field);return type===
void 0?void 0:t.text(type)};var value={kind:"variable",memberKind:"property",localInFunction:true,names:(t,node)=>{const pattern=t.field(node,"pattern")??t.field(
node,"name");if(pattern===void 0)return[];return bound(t,pattern)},type:fieldText("type"),value:(t,node)=>t.field(node,"value"),modifiers:modifiers2};var method={
kind:"function",memberKind:"method",scope:true,typeParameters:typeParameters2,parameters:parameters2,arity,type:fieldText("return_type"),value:(t,node)=>t.field(
node,"body"),modifiers:modifiers2};var given=(t,node)=>{const list=t.field(node,"arguments");return list===void 0||t.type(list)!=="arguments"?void 0:t.named(list).
length};var USUAL=/^([-+*/%&|^<>]|[-+*/%<>=!]=|&&|\|\||<<|>>|:{2,3}|\+\+|\+:|:\+|->)$/;var scala={key:"scala",family:"jvm",grammar:"tree-sitter-scala/tree-sitte\
r-scala.wasm",revision:9,separator:".",standard:"std:scala",definitions:{class_definition:container("class"),trait_definition:container("trait"),object_definition:container(
"object"),package_object:container("object"),enum_definition:container("enum"),simple_enum_case:{kind:"enum_member"},full_enum_case:{kind:"enum_member",scope:true,
parameters:parameters2},function_definition:method,function_declaration:{...method,modifiers:(t,node)=>[...modifiers2(t,node),"abstract"]},val_definition:value,
var_definition:value,val_declaration:value,var_declaration:value,given_definition:{kind:"variable",scope:true},type_definition:{kind:"type",type:fieldText("type"),
modifiers:modifiers2},class_parameter:{kind:"property",type:fieldText("type"),modifiers:modifiers2}},uses:{call_expression:{use:"call",name:(t,node)=>{const called=t.
field(node,"function");const plain=called!==void 0&&t.type(called)==="generic_function"?t.field(called,"function"):called;if(plain===void 0)return void 0;return t.
type(plain)==="field_expression"?t.field(plain,"field"):t.type(plain)==="identifier"?plain:void 0},receiver:(t,node)=>{const called=t.field(node,"function");const plain=called!==
void 0&&t.type(called)==="generic_function"?t.field(called,"function"):called;return plain!==void 0&&t.type(plain)==="field_expression"?t.field(plain,"value"):void 0},
arguments:given},infix_expression:{use:"call",name:(t,node)=>{const operator=t.field(node,"operator");return operator!==void 0&&!USUAL.test(t.text(operator))?operator:
void 0},receiver:(t,node)=>t.field(node,"left")},instance_expression:{use:"call",makes:true,arguments:given,name:(t,node)=>{const type=t.first(node,"type_identi\
fier","generic_type","stable_type_identifier");return type===void 0?void 0:lastName(t,head(t,type))},path:(t,node)=>{const type=t.first(node,"generic_type","sta\
ble_type_identifier");return type===void 0?void 0:pathOf(t,head(t,type))}},stable_type_identifier:{use:"type",name:lastName,path:pathOf},stable_identifier:{use:"\
read",name:(t,node)=>t.each(node,"identifier").at(-1),path:(t,node)=>t.text(node).split(".").slice(0,-1).join(".")},field_expression:{use:"read",name:(t,node)=>t.
field(node,"field"),receiver:(t,node)=>t.field(node,"value")}},reads:["identifier"],types:["type_identifier"],scopes:{block:()=>[],lambda_expression:(t,node)=>{
const list=t.field(node,"parameters");if(list===void 0)return[];if(t.type(list)==="identifier")return lentTo(t,node,list);const found=t.named(list).flatMap(p=>{
const name=t.field(p,"name");const type=t.field(p,"type");return name===void 0?[]:[{name,...type===void 0?{}:{type:t.text(type)}}]});const[only]=found;return found.
length===1&&only&&only.type===void 0?lentTo(t,node,only.name):found},case_clause:(t,node)=>{const pattern=t.field(node,"pattern");return pattern===void 0?[]:bound(
t,pattern).map(name=>({name,...typeOfPattern(t,name)}))},for_expression:(t,node)=>{const list=t.field(node,"enumerators");return list===void 0?[]:t.each(list,"e\
numerator").flatMap(one2=>enumerated(t,one2))},arguments:()=>[]},lends:lends2,unnamed:"_",label:(t,node)=>{const around=t.type(node)==="access_qualifier"?t.first(
node,"identifier"):void 0;if(around!==void 0)return{name:around};if(t.type(node)!=="assignment_expression")return void 0;const list=t.parent(node);const left=t.
field(node,"left");if(left===void 0||list===void 0||t.type(list)!=="arguments")return void 0;const call=t.parent(list);const of=call===void 0?void 0:t.field(call,
"function")??t.first(call,"type_identifier");return of!==void 0&&/^([\w.]*\.)?[A-Z]\w*$/.test(t.text(of))?{name:left,of}:{name:left}},selfTypes:(t,node)=>{if(t.
type(node)!=="self_type")return[];const[,type]=t.named(node);return type===void 0?[]:partsOf(t,type)},lastSupertypeFirst:true,blockScoped:true,self:["this"],super:/^super(\[\w+\])?$/,
comments:["comment","block_comment"],begins:"slashes",imports:{import_declaration:imported},packages:{package_clause:(t,node)=>t.field(node,"body")===void 0?t.text(
t.field(node,"name")??node):""},packaged:true,relativeImports:true,constructs:(t,node)=>{if(t.type(node)==="instance_expression"){const type=t.first(node,"type_\
identifier","generic_type");return type===void 0?void 0:t.text(head(t,type))}return void 0}};var partsOf=(t,type)=>t.type(type)==="compound_type"?t.named(type).
reverse():[type];function bound(t,pattern){const type=t.type(pattern);if(type==="identifier")return/^[a-z_]/.test(t.text(pattern))&&t.text(pattern)!=="_"?[pattern]:
[];if(!/pattern$|^identifiers$/.test(type))return[];return t.named(pattern).flatMap(part=>bound(t,part))}function typeOfPattern(t,name){const parent=t.parent(name);
const type=parent!==void 0&&t.type(parent)==="typed_pattern"?t.field(parent,"type"):void 0;return type===void 0?{}:{type:t.text(type)}}function enumerated(t,enumerator){
const[pattern,held]=t.named(enumerator);if(pattern===void 0)return[];const names=bound(t,pattern);const drawn=t.all(enumerator).some(child=>t.text(child)==="<-");
return names.length===1&&drawn&&held!==void 0&&t.type(pattern)==="identifier"?[{name:pattern,given:{node:held,element:true}}]:names.map(name=>({name}))}function lends2(t,literal){
if(!/^(arguments|lambda_expression)$/.test(t.type(literal)))return void 0;let at=t.type(literal)==="arguments"?literal:t.parent(literal);while(at!==void 0&&/^(arguments|block|parenthesized_expression)$/.
test(t.type(at)))at=t.parent(at);if(at===void 0)return{as:"element"};const called=t.type(at)==="call_expression"?t.field(at,"function"):void 0;const on=t.type(at)===
"infix_expression"?t.field(at,"left"):called!==void 0&&t.type(called)==="field_expression"?t.field(called,"value"):void 0;return on===void 0?{as:"element"}:{on,
as:"element"}}var lentTo=(t,literal,name)=>{const on=lends2(t,literal)?.on;return[on===void 0?{name}:{name,given:{node:on,element:true}}]};function imported(t,node){
const parts=t.each(node,"identifier");const prefix=parts.map(part=>t.text(part)).join(".");const selectors=t.first(node,"namespace_selectors");if(selectors!==void 0)
return t.named(selectors).flatMap(one2=>{if(t.type(one2)==="namespace_wildcard")return[{path:prefix,node:parts.at(-1)??node}];const name=t.type(one2)==="identif\
ier"?one2:t.field(one2,"name");const alias=t.field(one2,"alias");return name===void 0?[]:[{path:`${prefix}.${t.text(name)}`,as:t.text(alias??name),node:name}]});
const last=parts.at(-1);if(last===void 0)return[];if(t.first(node,"namespace_wildcard")!==void 0)return[{path:prefix,node:last}];return[{path:prefix,as:t.text(last),
node:last}]}export{kotlin,scala};
