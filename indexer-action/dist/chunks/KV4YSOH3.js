import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{ANY_NUMBER}from"./KOZT6SL4.js";function modifiers(t,node){const list=t.first(node,"modifiers");const words=list===void 0?[]:t.text(list).split(/\W+/);const found=["private","protected","abstr\
act","final","override"].filter(word=>words.includes(word));return found.includes("private")?found:[...found,"exported"]}function parameters(t,node){return t.each(
node,"parameters","class_parameters").flatMap(list=>t.each(list,"parameter","class_parameter").flatMap(parameter=>{const name=t.field(parameter,"name");if(name===
void 0)return[];const type=t.field(parameter,"type");const value2=t.field(parameter,"default_value");const made={name:t.text(name)};if(type!==void 0)made.type=t.
text(type).slice(0,300);if(type!==void 0&&t.type(type)==="repeated_parameter_type")made.variadic=true;if(value2!==void 0)made.default=t.text(value2).slice(0,200);
return[{node:parameter,name,parameter:made}]}))}var typeParameters=(t,node)=>t.each(node,"type_parameters").flatMap(list=>t.named(list).flatMap(one=>{if(t.type(
one)==="identifier")return[one];return/type_parameter/.test(t.type(one))?t.field(one,"name")??[]:[]}));function arity(t,node){const[list]=t.each(node,"parameter\
s","class_parameters");if(list===void 0)return void 0;const given2=t.each(list,"parameter","class_parameter");const optional=given2.filter(p=>t.field(p,"default\
_value")!==void 0||isVariadic(t,p)).length;return[given2.length-optional,given2.some(p=>isVariadic(t,p))?ANY_NUMBER:given2.length]}var isVariadic=(t,parameter)=>{
const type=t.field(parameter,"type");return type!==void 0&&t.type(type)==="repeated_parameter_type"};var head=(t,type)=>t.type(type)==="generic_type"?t.field(type,
"type")??type:type;var lastName=(t,type)=>t.type(type)==="stable_type_identifier"?t.each(type,"type_identifier").at(-1):type;var pathOf=(t,type)=>t.type(type)===
"stable_type_identifier"?t.text(type).split(".").slice(0,-1).join("."):void 0;var supertypes=(t,node)=>{const clause=t.field(node,"extend");return clause===void 0?
[]:t.each(clause,"type_identifier","generic_type","stable_type_identifier").map(type=>head(t,type))};var container=kind=>({kind,scope:true,supertypes,typeParameters,
parameters,arity,modifiers});var fieldText=field=>(t,node)=>{const type=t.field(node,field);return type===void 0?void 0:t.text(type)};var value={kind:"variable",
memberKind:"property",localInFunction:true,names:(t,node)=>{const pattern=t.field(node,"pattern")??t.field(node,"name");if(pattern===void 0)return[];return bound(
t,pattern)},type:fieldText("type"),value:(t,node)=>t.field(node,"value"),modifiers};var method={kind:"function",memberKind:"method",scope:true,typeParameters,parameters,
arity,type:fieldText("return_type"),value:(t,node)=>t.field(node,"body"),modifiers};var given=(t,node)=>{const list=t.field(node,"arguments");return list===void 0||
t.type(list)!=="arguments"?void 0:t.named(list).length};var USUAL=/^([-+*/%&|^<>]|[-+*/%<>=!]=|&&|\|\||<<|>>|:{2,3}|\+\+|\+:|:\+|->)$/;var scala={key:"scala",family:"\
jvm",grammar:"tree-sitter-scala/tree-sitter-scala.wasm",revision:10,separator:".",standard:"std:scala",definitions:{class_definition:container("class"),trait_definition:container(
"trait"),object_definition:container("object"),package_object:container("object"),enum_definition:container("enum"),simple_enum_case:{kind:"enum_member"},full_enum_case:{
kind:"enum_member",scope:true,parameters},function_definition:method,function_declaration:{...method,modifiers:(t,node)=>[...modifiers(t,node),"abstract"]},val_definition:value,
var_definition:value,val_declaration:value,var_declaration:value,given_definition:{kind:"variable",scope:true},type_definition:{kind:"type",type:fieldText("type"),
modifiers},class_parameter:{kind:"property",type:fieldText("type"),modifiers}},uses:{call_expression:{use:"call",name:(t,node)=>{const called=t.field(node,"func\
tion");const plain=called!==void 0&&t.type(called)==="generic_function"?t.field(called,"function"):called;if(plain===void 0)return void 0;return t.type(plain)===
"field_expression"?t.field(plain,"field"):t.type(plain)==="identifier"?plain:void 0},receiver:(t,node)=>{const called=t.field(node,"function");const plain=called!==
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
numerator").flatMap(one=>enumerated(t,one))},arguments:()=>[]},lends,unnamed:"_",label:(t,node)=>{const around=t.type(node)==="access_qualifier"?t.first(node,"i\
dentifier"):void 0;if(around!==void 0)return{name:around};if(t.type(node)!=="assignment_expression")return void 0;const list=t.parent(node);const left=t.field(node,
"left");if(left===void 0||list===void 0||t.type(list)!=="arguments")return void 0;const call=t.parent(list);const of=call===void 0?void 0:t.field(call,"function")??
t.first(call,"type_identifier");return of!==void 0&&/^([\w.]*\.)?[A-Z]\w*$/.test(t.text(of))?{name:left,of}:{name:left}},selfTypes:(t,node)=>{if(t.type(node)!==
"self_type")return[];const[,type]=t.named(node);return type===void 0?[]:partsOf(t,type)},lastSupertypeFirst:true,blockScoped:true,self:["this"],super:/^super(\[\w+\])?$/,
comments:["comment","block_comment"],begins:"slashes",imports:{import_declaration:imported},packages:{package_clause:(t,node)=>t.field(node,"body")===void 0?t.text(
t.field(node,"name")??node):""},packaged:true,relativeImports:true,constructs:(t,node)=>{if(t.type(node)==="instance_expression"){const type=t.first(node,"type_\
identifier","generic_type");return type===void 0?void 0:t.text(head(t,type))}return void 0}};var partsOf=(t,type)=>t.type(type)==="compound_type"?t.named(type).
reverse():[type];function bound(t,pattern){const type=t.type(pattern);if(type==="identifier")return/^[a-z_]/.test(t.text(pattern))&&t.text(pattern)!=="_"?[pattern]:
[];if(!/pattern$|^identifiers$/.test(type))return[];return t.named(pattern).flatMap(part=>bound(t,part))}function typeOfPattern(t,name){const parent=t.parent(name);
const type=parent!==void 0&&t.type(parent)==="typed_pattern"?t.field(parent,"type"):void 0;return type===void 0?{}:{type:t.text(type)}}function enumerated(t,enumerator){
const[pattern,held]=t.named(enumerator);if(pattern===void 0)return[];const names=bound(t,pattern);const drawn=t.all(enumerator).some(child=>t.text(child)==="<-");
return names.length===1&&drawn&&held!==void 0&&t.type(pattern)==="identifier"?[{name:pattern,given:{node:held,element:true}}]:names.map(name=>({name}))}function lends(t,literal){
if(!/^(arguments|lambda_expression)$/.test(t.type(literal)))return void 0;let at=t.type(literal)==="arguments"?literal:t.parent(literal);while(at!==void 0&&/^(arguments|block|parenthesized_expression)$/.
test(t.type(at)))at=t.parent(at);if(at===void 0)return{};const called=t.type(at)==="call_expression"?t.field(at,"function"):void 0;const on=t.type(at)==="infix_\
expression"?t.field(at,"left"):called!==void 0&&t.type(called)==="field_expression"?t.field(called,"value"):void 0;return on===void 0?{}:{on}}var lentTo=(t,literal,name)=>{
const on=lends(t,literal)?.on;return[on===void 0?{name}:{name,given:{node:on,element:true}}]};function imported(t,node){const parts=t.each(node,"identifier");const prefix=parts.
map(part=>t.text(part)).join(".");const selectors=t.first(node,"namespace_selectors");if(selectors!==void 0)return t.named(selectors).flatMap(one=>{if(t.type(one)===
"namespace_wildcard")return[{path:prefix,node:parts.at(-1)??node}];const name=t.type(one)==="identifier"?one:t.field(one,"name");const alias=t.field(one,"alias");
return name===void 0?[]:[{path:`${prefix}.${t.text(name)}`,as:t.text(alias??name),node:name}]});const last=parts.at(-1);if(last===void 0)return[];if(t.first(node,
"namespace_wildcard")!==void 0)return[{path:prefix,node:last}];return[{path:prefix,as:t.text(last),node:last}]}export{scala};
