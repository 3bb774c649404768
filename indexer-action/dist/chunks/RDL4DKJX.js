import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{scala}from"./JKTI7HW4.js";import{ANY_NUMBER}from"./UAIDSGVG.js";import{blanks}from"./EDAX53XR.js";import{posix}from"node:path";var bash={key:"bash",family:"declarative",grammar:"tree-sitter-bash/tree-sitter-bash.wasm",revision:6,separator:".",standard:"std:s\
hell",definitions:{function_definition:{kind:"function",scope:true},variable_assignment:{kind:"variable",localInFunction:true,name:(t,node)=>{const name=t.field(
node,"name");return name!==void 0&&t.type(name)==="variable_name"?name:void 0}}},uses:{command:{use:"call",name:(t,node)=>{const name=t.field(node,"name");const word=name===
void 0?void 0:t.first(name,"word");return word!==void 0&&/^[\w:.-]+$/.test(t.text(word))?word:void 0}}},reads:["variable_name"],types:[],scopes:{},self:[],comments:[
"comment"],begins:"hash",imports:{command:(t,node)=>{const name=t.field(node,"name");if(name===void 0||!/^(source|\.)$/.test(t.text(name)))return[];const argument=t.
field(node,"argument");if(argument===void 0)return[];const path=t.text(argument).replace(/["']/g,"");return[{path:path.slice(path.lastIndexOf(")")+1).replace(/^\$\{?\w+\}?/,
"").replace(/^\//,"./"),as:path,node:argument}]}},packages:{},file:(path,from,paths)=>[posix.join(posix.dirname(from),path),path].find(candidate=>paths.has(candidate))};import{posix as posix2}from"node:path";var TYPES=["type_identifier","function_type","record_type","void_type"];function after(t,node){const parent=t.parent(node);const next=t.tree.after[node];return parent===
void 0||next>=t.tree.after[parent]?void 0:next}var isCall=(t,selector)=>t.first(selector,"argument_part")!==void 0;var isLink=(t,node)=>node!==void 0&&t.type(node)===
"selector";function memberOf(t,selector){const access=t.first(selector,"unconditional_assignable_selector","conditional_assignable_selector","cascade_selector");
return access===void 0?void 0:t.first(access,"identifier")}function isCalled(t,node){const next=after(t,node);return isLink(t,next)&&isCall(t,next)}function nameOf(t,selector){
if(!isCall(t,selector))return memberOf(t,selector);const called2=t.previous(selector);if(called2===void 0)return void 0;return t.type(called2)==="identifier"?called2:
isLink(t,called2)?memberOf(t,called2):void 0}function receiverOf(t,selector){const named2=isCall(t,selector)?t.previous(selector):selector;return isLink(t,named2)&&
memberOf(t,named2)!==void 0?skipped(t,t.previous(named2)):void 0}function skipped(t,node){return isLink(t,node)&&!isCall(t,node)&&memberOf(t,node)===void 0&&t.text(
node)==="!"?skipped(t,t.previous(node)):node}function cascaded(t,section){let at=t.previous(section);while(at!==void 0&&t.type(at)==="cascade_section")at=t.previous(
at);return at}var argumentsOf=(t,node)=>{const part=t.first(node,"argument_part");const list=part===void 0?void 0:t.first(part,"arguments");return list===void 0?
void 0:t.each(list,"argument").length};function constructed(t,node){if(t.type(node)==="const_object_expression"||t.type(node)==="new_expression"){const type=t.first(
node,"type_identifier");return type===void 0?void 0:t.text(type)}if(!isLink(t,node)||!isCall(t,node))return void 0;const called2=t.previous(node);const head=isLink(
t,called2)?t.previous(called2):called2;return head!==void 0&&t.type(head)==="identifier"&&/^_?[A-Z]/.test(t.text(head))?t.text(head):void 0}function typeOf(t,node){
const type=t.first(node,...TYPES);if(type===void 0||t.type(type)==="void_type")return void 0;const more=after(t,type);const end=more!==void 0&&t.type(more)==="t\
ype_arguments"?more:type;return t.tree.text.slice(t.tree.start[type],t.tree.end[end])}function typeBefore(t,variable2){const list=t.parent(variable2);const around2=list===
void 0?void 0:t.parent(list);if(list===void 0||around2===void 0)return void 0;if(t.type(around2)==="declaration")return typeOf(t,around2);for(let at=t.previous(
list);at!==void 0;at=t.previous(at)){if(t.type(at)==="type_identifier")return t.text(at);if(!/^(?:type_arguments|nullable_type|late_builtin|final_builtin|const_builtin)$/.
test(t.type(at)))return void 0}return void 0}function parameters(t,node){const list=t.first(node,"formal_parameter_list");if(list===void 0)return[];return[list,
...t.each(list,"optional_formal_parameters")].flatMap((group,nth)=>{const children=t.named(group);return t.each(group,"formal_parameter").flatMap(one=>{const own=t.
first(one,"constructor_param","super_formal_parameter")??one;const name=t.field(own,"name")??t.each(own,"identifier").at(-1);if(name===void 0)return[];const type=typeOf(
t,own);const made={name:t.text(name),...type===void 0?{}:{type}};const value=children[children.indexOf(one)+1];const isGiven=value!==void 0&&!/^(?:formal_parameter|optional_formal_parameters|annotation)$/.
test(t.type(value));if(isGiven)made.default=t.text(value).slice(0,200);else if(nth>0)made.default="null";return[{node:one,name,parameter:made}]})})}var isPrivate=(t,name)=>name!==
void 0&&t.text(name).startsWith("_");function modifiers(t,node,name=t.field(node,"name")){const parent=t.parent(node);const isPart=parent!==void 0&&/^(?:declaration|method_signature)$/.
test(t.type(parent));const head=isPart?t.tree.text.slice(t.tree.start[parent],t.tree.start[node]):"";const found=isPrivate(t,name)?["private"]:["exported"];if(/\bstatic\b/.
test(head))found.push("static");return found}var COMMON=new Set("add addAll clear compareTo contains containsKey elementAt every expand firstWhere fold forEach from insert isEmpty isNotEmpty join keys leng\
th listen map putIfAbsent reduce remove removeAt removeWhere replaceAll reversed skip sort split startsWith sublist substring take then toList toLowerCase toSet\
 toString toUpperCase trim update values where whereType".split(" "));var supertypes=(t,node)=>t.each(node,"superclass","interfaces","mixins").flatMap(clause=>[
...t.each(clause,"type_identifier"),...t.each(clause,"mixins").flatMap(mixins=>t.each(mixins,"type_identifier"))]);var typeParameters=(t,node)=>t.each(node,"typ\
e_parameters").flatMap(list=>t.each(list,"type_parameter").flatMap(one=>t.first(one,"type_identifier")??[]));var container=kind=>({kind,scope:true,name:(t,node)=>t.
field(node,"name")??t.first(node,"identifier","type_identifier"),supertypes,typeParameters,modifiers:(t,node)=>modifiers(t,node),body:(t,node)=>t.first(node,"cl\
ass_body","enum_body","extension_body")});var last=(t,node)=>{const end=t.named(node).at(-1);return end===t.field(node,"name")?void 0:end};var accessor={kind:"v\
ariable",memberKind:"property",scope:true,parameters,type:typeOf,modifiers:(t,node)=>modifiers(t,node)};var variable={kind:"variable",memberKind:"property",localInFunction:true,
name:(t,node)=>t.first(node,"identifier"),type:typeBefore,value:(t,node)=>{const end=t.named(node).at(-1);return end===t.first(node,"identifier")?void 0:end},modifiers:(t,node)=>modifiers(
t,node,t.first(node,"identifier"))};var construction={kind:"constructor",scope:true,name:(t,node)=>t.each(node,"identifier").at(-1),parameters,modifiers:(t,node)=>modifiers(
t,node,t.each(node,"identifier").at(-1))};var binders=(t,node)=>parameters(t,node).map(({name,parameter:{type}})=>type===void 0?{name}:{name,type});var dart={key:"\
dart",family:"declarative",grammar:"@repomix/tree-sitter-wasms/out/tree-sitter-dart.wasm",revision:2,separator:".",standard:"std:dart",definitions:{class_definition:container(
"class"),mixin_declaration:container("trait"),enum_declaration:container("enum"),extension_declaration:{...container("class"),kind:"impl",name:(t,node)=>{const type=t.
field(node,"class");return type!==void 0&&t.type(type)==="type_identifier"?type:void 0}},function_signature:{kind:"function",memberKind:"method",scope:true,typeParameters,
parameters,type:typeOf,modifiers:(t,node)=>modifiers(t,node)},getter_signature:accessor,setter_signature:accessor,constructor_signature:construction,constant_constructor_signature:construction,
factory_constructor_signature:construction,redirecting_factory_constructor_signature:construction,initialized_identifier:variable,static_final_declaration:variable,
initialized_variable_definition:{kind:"variable",localInFunction:true,type:typeOf,value:last},enum_constant:{kind:"enum_member"},type_alias:{kind:"type",name:(t,node)=>t.
first(node,"type_identifier")}},follows:"function_body",uses:{selector:{use:(t,node)=>isCall(t,node)||isCalled(t,node)?"call":"read",name:nameOf,receiver:receiverOf},
identifier:{use:"call",name:(t,node)=>isCalled(t,node)?node:void 0},cascade_section:{use:(t,node)=>argumentsOf(t,node)===void 0?"write":"call",name:memberOf,receiver:cascaded},
const_object_expression:{use:"call",name:(t,node)=>t.first(node,"type_identifier")},new_expression:{use:"call",name:(t,node)=>t.first(node,"type_identifier")}},
reads:["identifier","identifier_dollar_escaped"],writes:(t,node)=>{const around2=t.parent(node);return around2!==void 0&&t.type(around2)==="assignable_expressio\
n"&&t.named(around2).at(-1)===node},types:["type_identifier"],scopes:{block:()=>[],function_expression:(t,node)=>binders(t,node),for_statement:(t,node)=>{const parts=t.
first(node,"for_loop_parts");const name=parts===void 0?void 0:t.field(parts,"name");const held=parts===void 0?void 0:t.named(parts).at(-1);if(parts===void 0||name===
void 0)return[];const type=typeOf(t,parts);return[type!==void 0?{name,type}:held===name||held===void 0?{name}:{name,given:{node:held,element:true}}]},catch_clause:(t,node)=>{
const list=t.first(node,"catch_parameters");return list===void 0?[]:t.each(list,"identifier").map(name=>({name}))}},label:(t,node)=>{const name=t.type(node)==="\
label"?t.first(node,"identifier"):void 0;return name===void 0?void 0:{name}},blockScoped:true,self:["this"],super:/^super$/,stands:(t,node)=>{if(t.type(node)===
"selector")return t.previous(node);return t.type(node)==="unary_expression"||t.type(node)==="await_expression"?t.named(node).at(-1):void 0},comments:["comment",
"documentation_comment"],begins:"slashes",imports:{import_or_export:(t,node)=>{const uri=t.descendant(node,"string_literal");if(uri===void 0)return[];const path=t.
text(uri).slice(1,-1);const specification=t.descendant(node,"import_specification");const as=specification===void 0?void 0:t.first(specification,"identifier");return[
{path,as:as===void 0?path:t.text(as),node:uri}]},part_directive:(t,node)=>{const uri=t.descendant(node,"string_literal");return uri===void 0?[]:[{path:t.text(uri).
slice(1,-1),as:t.text(uri),node:uri}]}},packages:{library_name:()=>"",part_of_directive:()=>""},common:COMMON,constructs:constructed,file:(path,from,paths)=>{const[
,name,rest]=/^package:([^/]+)\/(.*)$/.exec(path)??[];if(rest===void 0){const file=posix2.join(posix2.dirname(from),path);return path.includes(":")||!paths.has(file)?
void 0:file}const own=from.includes("/lib/")?[from.slice(0,from.indexOf("/lib/")+1)]:[];return[...own,"",`packages/${name}/`,`${name}/`].map(root=>`${root}lib/${rest}`).
find(one=>paths.has(one))},global:true};var MODULES=new Map([["defmodule","module"],["defprotocol","interface"],["defimpl","impl"]]);var FUNCTIONS=new Map([["def","function"],["defp","function"],["def\
delegate","function"],["defguard","function"],["defguardp","function"],["defn","function"],["defnp","function"],["defmacro","macro"],["defmacrop","macro"]]);var RECORDS=/^defrecordp?$/;
var ANNOTATIONS=/^(?:moduledoc|doc|typedoc|spec|impl|behaviour|derive|deprecated|since|compile|dialyzer|enforce_keys|external_resource|on_load|before_compile|after_compile|on_definition|optional_callbacks|tag|moduletag|describetag)$/;
var TYPED=/^(?:type|typep|opaque|spec|callback|macrocallback)$/;var FORMS=new Set("alias case cond defstruct defexception defoverridable for fn if import in quo\
te raise receive require rescue super try unless unquote unquote_splicing use when with and or not __MODULE__ __ENV__ __DIR__ __CALLER__ __STACKTRACE__ _".split(
" "));function targetOf(t,node){const target=t.type(node)==="call"?t.field(node,"target"):void 0;return target!==void 0&&t.type(target)==="identifier"?t.text(target):
""}var argumentsOf2=(t,node)=>{const list=t.first(node,"arguments");return list===void 0?[]:t.named(list)};var operatorOf=(t,node)=>{if(!/^(?:bin|un)ary_operator$/.
test(t.type(node)))return"";const operator=t.field(node,"operator");return operator===void 0?"::":t.text(operator)};function option(t,node,name){const options=argumentsOf2(
t,node).find(argument=>t.type(argument)==="keywords");const pair=options===void 0?void 0:t.named(options).find(one=>t.text(one).startsWith(`${name}:`));return pair===
void 0?void 0:t.field(pair,"value")}function headOf(t,node){const[first]=argumentsOf2(t,node);if(first===void 0)return void 0;return t.type(first)==="binary_ope\
rator"&&operatorOf(t,first)==="when"?t.field(first,"left"):first}function nameOfHead(t,head){if(head===void 0)return void 0;if(t.type(head)==="identifier")return head;
const target=t.type(head)==="call"?t.field(head,"target"):void 0;return target!==void 0&&t.type(target)==="identifier"?target:void 0}function attributeOf(t,node){
const operand=operatorOf(t,node)==="@"?t.field(node,"operand"):void 0;return operand!==void 0&&t.type(operand)==="call"?operand:void 0}function boundBy(t,pattern){
const type=t.type(pattern);if(type==="identifier")return FORMS.has(t.text(pattern))?[]:[pattern];if(type==="unary_operator"||type==="call"||type==="struct"||type===
"string")return[];if(type!=="binary_operator")return t.named(pattern).flatMap(part=>boundBy(t,part));const operator=operatorOf(t,pattern);const[left,right]=[t.field(
pattern,"left"),t.field(pattern,"right")];const parts=/^(?:\\\\|::|when|in)$/.test(operator)?[left]:[left,right];return parts.flatMap(part=>part===void 0?[]:boundBy(
t,part))}function parameters2(t,node){const head=FUNCTIONS.has(targetOf(t,node))?headOf(t,node):void 0;if(head===void 0||t.type(head)!=="call")return[];return argumentsOf2(
t,head).map(pattern=>{const isDefault=t.type(pattern)==="binary_operator"&&operatorOf(t,pattern)==="\\\\";const[left,right]=isDefault?[t.field(pattern,"left"),t.
field(pattern,"right")]:[pattern,void 0];const made={name:t.brief(left??pattern)};if(right!==void 0)made.default=t.brief(right);return{node:pattern,name:pattern,
parameter:made,binds:boundBy(t,pattern)}})}function arityOf(t,node){const list=parameters2(t,node);return[list.filter(({parameter})=>parameter.default===void 0).
length,list.length]}function continues(t,node){const name=nameOfHead(t,FUNCTIONS.has(targetOf(t,node))?headOf(t,node):void 0);if(name===void 0)return false;let before2=t.
previous(node);while(before2!==void 0&&(t.type(before2)==="comment"||attributeOf(t,before2)!==void 0))before2=t.previous(before2);if(before2===void 0||!FUNCTIONS.
has(targetOf(t,before2)))return false;const other=nameOfHead(t,headOf(t,before2));return other!==void 0&&t.text(other)===t.text(name)&&arityOf(t,before2)[1]===arityOf(
t,node)[1]}function moduleName(t,node){const[name]=argumentsOf2(t,node);return name!==void 0&&t.type(name)==="alias"?name:void 0}function modulesNamed(t,node){if(t.
type(node)==="alias")return[{path:t.text(node),node}];const[left,right]=t.type(node)==="dot"?[t.field(node,"left"),t.field(node,"right")]:[];if(left===void 0||right===
void 0||t.type(right)!=="tuple")return[];return t.each(right,"alias").map(one=>({path:`${t.text(left)}.${t.text(one)}`,node:one}))}var lastOf=path=>path.slice(path.
lastIndexOf(".")+1);function imports(t,node){const target=targetOf(t,node);if(!/^(?:alias|import|require|use)$/.test(target))return[];const[named2]=argumentsOf2(
t,node);if(named2===void 0)return[];const as=option(t,node,"as");return modulesNamed(t,named2).map(({path,node:at})=>{if(as!==void 0)return{path,as:t.text(as),node:at};
if(target==="alias")return{path,as:lastOf(path),node:at};return target==="require"?{path,as:path,node:at}:{path,node:at}})}function given(t,node){const list=argumentsOf2(
t,node);const around2=t.parent(node);const isPiped=around2!==void 0&&t.type(around2)==="binary_operator"&&operatorOf(t,around2)==="|>"&&t.field(around2,"right")===
node;return list.length+(isPiped?1:0)+(t.first(node,"do_block")===void 0?0:1)}function captured(t,node){const around2=t.parent(node);if(operatorOf(t,node)!=="/"||
around2===void 0||operatorOf(t,around2)!=="&")return void 0;const[left,right]=[t.field(node,"left"),t.field(node,"right")];if(left===void 0||right===void 0)return void 0;
const arity4=Number(t.text(right));if(t.type(left)==="identifier")return{name:left,arity:arity4};const dot=t.type(left)==="call"?t.field(left,"target"):void 0;const[
on,name]=dot===void 0?[]:[t.field(dot,"left"),t.field(dot,"right")];return on===void 0||name===void 0?void 0:{name,on,arity:arity4}}var dotOf=(t,node)=>{const target=t.
field(node,"target");return target!==void 0&&t.type(target)==="dot"?target:void 0};function isFieldRead(t,node){const dot=t.first(node,"arguments")===void 0?dotOf(
t,node):void 0;const on=dot===void 0?void 0:t.field(dot,"left");return on!==void 0&&t.type(on)!=="alias"}var binders2=(t,patterns)=>patterns===void 0?[]:boundBy(
t,patterns).map(name=>({name}));var kindOf=(t,node)=>{const target=targetOf(t,node);return MODULES.get(target)??FUNCTIONS.get(target)??(RECORDS.test(target)?"ma\
cro":"property")};var elixir={key:"elixir",family:"declarative",grammar:"tree-sitter-elixir/tree-sitter-elixir.wasm",revision:1,separator:".",standard:"std:elix\
ir",definitions:{call:{kind:kindOf,scope:true,names:(t,node)=>{const target=targetOf(t,node);if(MODULES.has(target))return[moduleName(t,node)].filter(name=>name!==
void 0);if(FUNCTIONS.has(target))return[nameOfHead(t,headOf(t,node))].filter(name=>name!==void 0);const[list]=argumentsOf2(t,node);if(RECORDS.test(target))return list!==
void 0&&t.type(list)==="atom"?[list]:[];if(target!=="defstruct"&&target!=="defexception")return[];return list===void 0?[]:[...fieldsOf(t,list)]},rename:text=>lastOf(
text).replace(/^:|:\s*$/g,""),within:(t,node)=>{const name=MODULES.has(targetOf(t,node))?moduleName(t,node):void 0;const path=name===void 0?"":t.text(name);return path.
includes(".")?path.slice(0,path.lastIndexOf(".")):void 0},receiver:(t,node)=>{const of=targetOf(t,node)==="defimpl"?option(t,node,"for"):void 0;return of===void 0?
void 0:t.text(of)},continues,parameters:parameters2,arity:(t,node)=>FUNCTIONS.has(targetOf(t,node))?arityOf(t,node):void 0,body:(t,node)=>t.first(node,"do_block")??
argumentsOf2(t,node).find(one=>/^do:/.test(t.text(one))),modifiers:(t,node)=>{const target=targetOf(t,node);return FUNCTIONS.has(target)?[/p$/.test(target)?"pri\
vate":"exported"]:[]}},unary_operator:{kind:(t,node)=>{const name=targetOf(t,attributeOf(t,node)??node);return/^(?:type|typep|opaque)$/.test(name)?"type":/callback$/.
test(name)?"function":"constant"},name:(t,node)=>{const attribute=attributeOf(t,node);const name=attribute===void 0?"":targetOf(t,attribute);if(attribute===void 0||
name===""||ANNOTATIONS.test(name))return void 0;if(!TYPED.test(name))return t.field(attribute,"target");const[declared2]=argumentsOf2(t,attribute);if(declared2===
void 0||operatorOf(t,declared2)!=="::")return void 0;return nameOfHead(t,t.field(declared2,"left"))},rename:(text,t,node)=>TYPED.test(targetOf(t,attributeOf(t,node)??
node))?text:`@${text}`,modifiers:(t,node)=>{const name=targetOf(t,attributeOf(t,node)??node);return/callback$/.test(name)?["abstract"]:TYPED.test(name)&&name!==
"typep"?[]:["private"]}},binary_operator:{kind:"variable",localInFunction:true,names:(t,node)=>{const left=/^(?:=|<-)$/.test(operatorOf(t,node))?t.field(node,"l\
eft"):void 0;return left===void 0?[]:boundBy(t,left)}}},uses:{call:{use:(t,node)=>isInType(t,node)?"type":isFieldRead(t,node)?"read":"call",name:(t,node)=>{const dot=dotOf(
t,node);if(dot!==void 0)return t.field(dot,"right");const target=t.field(node,"target");const isForm=FORMS.has(targetOf(t,node))||target!==void 0&&isFormTarget(
t,target);return targetOf(t,node)===""||isForm?void 0:target},receiver:(t,node)=>{const dot=dotOf(t,node);return dot===void 0?void 0:t.field(dot,"left")},arguments:given},
unary_operator:{use:"read",name:(t,node)=>{const operand=operatorOf(t,node)==="@"?t.field(node,"operand"):void 0;return operand!==void 0&&t.type(operand)==="ide\
ntifier"?node:void 0}},binary_operator:{use:"read",name:(t,node)=>captured(t,node)?.name,receiver:(t,node)=>captured(t,node)?.on,arguments:(t,node)=>captured(t,
node)?.arity}},reads:["identifier"],types:["alias"],scopes:{do_block:()=>[],else_block:()=>[],rescue_block:()=>[],catch_block:()=>[],after_block:()=>[],anonymous_function:()=>[],
stab_clause:(t,node)=>binders2(t,t.field(node,"left"))},label:(t,node)=>t.type(node)==="identifier"&&(FORMS.has(t.text(node))||isFormTarget(t,node)||isAttribute(
t,node))?{name:node}:void 0,blockScoped:true,localsAreNotCalled:true,wholeNames:true,fieldsNeedReceiver:true,self:["__MODULE__"],comments:["comment"],begins:"ha\
sh",beside:(t,node)=>{const attribute=attributeOf(t,node);const name=attribute===void 0?void 0:targetOf(t,attribute);return name===void 0?void 0:/doc$/.test(name)?
"doc":ANNOTATIONS.test(name)?"other":void 0},imports:{call:imports},packages:{}};function isFormTarget(t,node){const call=t.parent(node);if(call===void 0||t.type(
call)!=="call"||t.field(call,"target")!==node)return false;const text=t.text(node);if(MODULES.has(text)||FUNCTIONS.has(text))return true;const around2=t.parent(
call);if(around2===void 0)return false;if(operatorOf(t,around2)==="@")return ANNOTATIONS.test(text)||TYPED.test(text);const list=t.field(around2,"left")===call?
t.parent(around2):void 0;const attribute=list===void 0?void 0:t.parent(list);return attribute!==void 0&&isAttribute(t,attribute)&&TYPED.test(targetOf(t,attribute))}
var isAttribute=(t,node)=>{const around2=t.parent(node);return around2!==void 0&&operatorOf(t,around2)==="@"};function isInType(t,node){for(let at=t.parent(node);at!==
void 0&&t.type(at)!=="do_block";at=t.parent(at))if(t.type(at)==="call"&&isAttribute(t,at))return TYPED.test(targetOf(t,at));return false}function*fieldsOf(t,list){
for(const one of t.named(list)){if(t.type(one)==="atom")yield one;else if(t.type(one)==="keywords")yield*fieldsOf(t,one);else if(t.type(one)==="pair"){const key=t.
field(one,"key");if(key!==void 0)yield key}}}var APPLIES_LEFT=/^(?:\$!?|<\$>|<\$!>|<\$|=<<|<=<|\.|<>|<\*>)$/;var APPLIES_RIGHT=/^(?:&|<&>|>>=|>=>|>>>|>>|<=<|\.|<\*>|\*>)$/;var MATCHED=/^(?:constructor|qualified|name|literal|operator|constructor_operator|infix_id|type_application|function|unit|wildcard|quasiquote|splice|promoted)$/;
function boundBy2(t,pattern){const type=t.type(pattern);if(type==="variable")return[pattern];if(MATCHED.test(type))return[];const children=t.named(pattern);if(type===
"view_pattern")return children.slice(-1).flatMap(part=>boundBy2(t,part));if(type==="field_pattern"&&children.length>1)return children.slice(1).flatMap(part=>boundBy2(
t,part));if(type==="signature")return children.slice(0,1).flatMap(part=>boundBy2(t,part));return children.flatMap(part=>boundBy2(t,part))}var binders3=(t,patterns)=>patterns===
void 0?[]:boundBy2(t,patterns).map(name=>({name}));function operatorOf2(t,node){const infix=t.first(node,"infix");const operator=infix===void 0?void 0:t.field(infix,
"operator");if(operator===void 0)return void 0;return t.type(operator)==="infix_id"?t.named(operator)[0]:operator}function nameOf2(t,node){const name=t.field(node,
"name");if(name===void 0)return operatorOf2(t,node);return t.type(name)==="prefix_id"?t.named(name)[0]:name}function parameters3(t,node){const list=t.field(node,
"patterns");const infix=list===void 0?t.first(node,"infix"):void 0;const operands=infix===void 0?[]:[t.field(infix,"left_operand"),t.field(infix,"right_operand")];
const patterns=list===void 0?operands.filter(one=>one!==void 0):t.named(list);return patterns.map(pattern=>{const parameter={name:t.brief(pattern)};return{node:pattern,
name:pattern,parameter,binds:boundBy2(t,pattern)}})}var isIn=(t,node,type)=>{const around2=t.parent(node);return around2!==void 0&&t.type(around2)===type};function before(t,node){
let at=t.previous(node);while(at!==void 0&&/^(?:comment|haddock|pragma)$/.test(t.type(at)))at=t.previous(at);return at}function continues2(t,node){if(isIn(t,node,
"class_declarations"))return true;const name=nameOf2(t,node);const other=before(t,node);if(name===void 0||other===void 0||t.type(other)!=="function")return false;
const otherName=nameOf2(t,other);return otherName!==void 0&&t.text(otherName)===t.text(name)}var namesOf=(t,signature)=>{const names2=t.field(signature,"names");
if(names2!==void 0)return t.named(names2);const name=nameOf2(t,signature);return name===void 0?[]:[name]};function signatureOf(t,node){const name=nameOf2(t,node);
const other=name===void 0?void 0:before(t,node);if(name===void 0||other===void 0||t.type(other)!=="signature")return void 0;return namesOf(t,other).some(one=>t.
text(one)===t.text(name))?other:void 0}function isCalled2(t,node){const around2=t.parent(node);if(around2===void 0)return false;switch(t.type(around2)){case"app\
ly":return t.field(around2,"function")===node;case"infix_id":return isIn(t,around2,"infix");case"infix":{const operator=t.field(around2,"operator");if(operator===
node)return true;const text=operator===void 0?"":t.text(operator);return APPLIES_LEFT.test(text)&&t.field(around2,"left_operand")===node||APPLIES_RIGHT.test(text)&&
t.field(around2,"right_operand")===node}case"exp":return true;case"bind":case"generator":case"pattern_guard":return t.field(around2,"expression")===node;default:
return false}}function isMatched(t,node){for(let at=node,around2=t.parent(at);around2!==void 0;at=around2,around2=t.parent(at)){if(/^(?:patterns|synonym)$/.test(
t.type(around2))||t.field(around2,"pattern")===at)return true;if(!/^(?:apply|parens|tuple|list|infix|as|strict|irrefutable|record|qualified|field_pattern)$/.test(
t.type(around2)))return false}return false}var useOf=(t,node)=>isCalled2(t,node)&&!isMatched(t,node)?"call":"read";var itself=(_,node)=>node;var isQualified=text=>/^import\s+(?:safe\s+)?(?:"[^"]*"\s+)?(?:qualified\b|[\w.]+\s+qualified\b)/.
test(text);function imports2(t,node){const module=t.field(node,"module");if(module===void 0)return[];const[path,text]=[t.text(module),t.text(node)];const alias=t.
field(node,"alias");const list=t.field(node,"names");const isHiding=/\)?\s*hiding\s*\(/.test(text);const names2=list===void 0||isHiding?[]:t.each(list,"import_n\
ame");const isWhole=list===void 0||isHiding||names2.some(name=>t.field(name,"children")!==void 0);const made={path,as:alias===void 0?path:t.text(alias),node:module};
if(isWhole&&!isQualified(text))made.all=true;return[made,...names2.flatMap(one=>{const name=t.descendant(one,"variable","name","constructor","operator");return name===
void 0?[]:[{path:`${path}.${t.text(name)}`,as:t.text(name),node:name}]})]}var isExported=(t,node)=>isIn(t,node,"declarations")?["exported"]:[];var equations={kind:"\
function",memberKind:"method",scope:true,name:nameOf2,continues:continues2,parameters:parameters3,whole:(t,node)=>signatureOf(t,node)??node,body:(t,node)=>signatureOf(
t,node)===void 0?t.field(node,"match"):node,modifiers:isExported};var constructorRule={kind:"constructor",modifiers:()=>["exported"]};var haskell={key:"haskell",
family:"declarative",grammar:"tree-sitter-haskell/tree-sitter-haskell.wasm",revision:1,separator:".",standard:"std:haskell",definitions:{function:equations,bind:{
...equations,localInFunction:true,names:(t,node)=>{const name=nameOf2(t,node);const pattern=t.field(node,"pattern");return name!==void 0?[name]:pattern===void 0?
[]:boundBy2(t,pattern)}},generator:{kind:"variable",localInFunction:true,names:(t,node)=>binders3(t,t.field(node,"pattern")).map(({name})=>name)},pattern_guard:{
kind:"variable",localInFunction:true,names:(t,node)=>binders3(t,t.field(node,"pattern")).map(({name})=>name)},signature:{kind:"method",names:(t,node)=>isIn(t,node,
"class_declarations")?namesOf(t,node):[],modifiers:()=>["abstract"]},data_type:{kind:"type",scope:true,modifiers:isExported,body:(t,node)=>t.field(node,"constru\
ctors")},newtype:{kind:"type",scope:true,modifiers:isExported,body:(t,node)=>t.field(node,"constructor")},type_synomym:{kind:"type",modifiers:isExported},type_family:{
kind:"type",modifiers:isExported},prefix:constructorRule,record:{...constructorRule,name:(t,node)=>{const name=t.field(node,"name");return name!==void 0&&t.type(
name)==="constructor"&&isIn(t,node,"data_constructor")?name:void 0}},newtype_constructor:constructorRule,gadt_constructor:constructorRule,pattern_synonym:{kind:"\
constructor",name:(t,node)=>t.descendant(node,"constructor"),modifiers:()=>["exported"]},field:{kind:"property",names:(t,node)=>t.each(node,"field_name")},class:{
kind:"trait",scope:true,modifiers:isExported,body:(t,node)=>t.field(node,"declarations")},instance:{kind:"impl",scope:true,rename:(text,t,node)=>{const types=t.
field(node,"patterns");return types===void 0?text:`${text} ${t.text(types)}`},supertypes:(t,node)=>{const name=t.field(node,"name");return name===void 0?[]:[name]},
body:(t,node)=>t.field(node,"declarations")}},uses:{variable:{use:useOf,name:itself},constructor:{use:useOf,name:itself},operator:{use:useOf,name:itself},qualified:{
use:(t,node)=>t.first(node,"name")===void 0?useOf(t,node):"type",name:(t,node)=>t.field(node,"id"),path:(t,node)=>{const module=t.field(node,"module");return module===
void 0?void 0:t.text(module).replace(/\.$/,"")}}},reads:["variable"],types:["name"],scopes:{alternative:(t,node)=>binders3(t,t.field(node,"pattern")),lambda:(t,node)=>binders3(
t,t.field(node,"patterns")),match:()=>[],do:()=>[],let_in:()=>[],list_comprehension:()=>[]},label:(t,node)=>{const around2=t.parent(node);if(around2===void 0)return void 0;
if(t.type(node)==="variable"&&isTypeVariable(t,node))return{name:node};if(t.type(around2)==="signature"&&t.field(around2,"name")===node)return{name:node};return t.
type(around2)==="binding_list"?{name:node}:void 0},localsAnywhere:true,openTypes:true,wholeNames:true,packaged:true,importsBareNames:true,self:[],comments:["com\
ment","haddock"],begins:"dashes",beside:(t,node)=>/^(?:pragma|signature)$/.test(t.type(node))?"other":void 0,imports:{import:imports2},packages:{header:(t,node)=>{
const module=t.field(node,"module");return module===void 0?"":t.text(module)}}};function isTypeVariable(t,node){for(let at=node,around2=t.parent(at);around2!==void 0;at=
around2,around2=t.parent(at)){const type=t.type(around2);if(type==="signature")return t.field(around2,"type")===at;if(/^(?:type_params|type_patterns|type_synomym|data_constructors?|context|quantified_variables|forall|deriving)$/.
test(type))return true;if(/^(?:match|declarations|patterns|do|exp)$/.test(type))return false}return false}import{posix as posix3}from"node:path";function headOf2(t,node){let at=t.type(node)==="assignment"?t.named(node)[0]:t.first(node,"signature");while(at!==void 0&&
/^(?:signature|where_expression|typed_expression)$/.test(t.type(at)))at=t.named(at)[0];return at!==void 0&&t.type(at)==="call_expression"?at:void 0}var lastName=(t,node)=>{
if(node===void 0)return void 0;if(t.type(node)==="identifier")return node;const[,last2]=t.type(node)==="field_expression"?t.named(node):[];return last2!==void 0&&
t.type(last2)==="identifier"?last2:void 0};function functionName(t,node){const head=headOf2(t,node);if(head!==void 0)return lastName(t,t.named(head)[0]);const signature=t.
first(node,"signature");const[only]=signature===void 0?[]:t.named(signature);return only!==void 0&&t.type(only)==="identifier"?only:void 0}var around=(t,node)=>{
const parent=t.parent(node);return parent===void 0?"":t.type(parent)};function assigned(t,left){if(left===void 0)return[];if(t.type(left)==="identifier")return[
left];if(t.type(left)==="typed_expression")return assigned(t,t.named(left)[0]);return/^(?:open_)?tuple(?:_expression)?$/.test(t.type(left))?t.named(left).flatMap(
one=>assigned(t,one)):[]}function argumentsIn(t,list){const{start,end,text}=t.tree;const all=t.named(list);const at=all.findIndex((one,index)=>{const before2=index===
0?start[list]:end[all[index-1]];return text.slice(before2,start[one]).includes(";")});return{all,keywords:at===-1?all.length:at}}function parametersIn(t,list){const{
all,keywords}=argumentsIn(t,list);return all.flatMap((one,at)=>{const isNamed=t.type(one)==="named_argument";const[declared2,value]=isNamed?[t.named(one)[0],t.named(
one).at(-1)]:[one,void 0];const inner2=declared2!==void 0&&t.type(declared2)==="splat_expression"?t.named(declared2)[0]:declared2;if(inner2===void 0)return[];const[
name,type]=t.type(inner2)==="typed_expression"?t.named(inner2):[inner2,void 0];if(name===void 0||t.type(name)!=="identifier")return[];const made={name:t.text(name)};
if(type!==void 0)made.type=t.text(type);if(value!==void 0)made.default=t.brief(value);if(inner2!==declared2)made.variadic=true;return[{node:one,name,parameter:made,
isKeyword:at>=keywords}]})}function parameters4(t,node){const head=headOf2(t,node);const list=head===void 0?void 0:t.first(head,"argument_list");if(list!==void 0)
return parametersIn(t,list);const signature=t.first(node,"signature");const anonymous=signature===void 0?void 0:t.first(signature,"argument_list");return anonymous===
void 0?[]:parametersIn(t,anonymous)}function arity(t,node){if(headOf2(t,node)===void 0)return void 0;const head=headOf2(t,node);const list=t.first(head,"argumen\
t_list");const count=list===void 0?0:argumentsIn(t,list).keywords;const positional=parameters4(t,node).filter(one=>!one.isKeyword);const isVariadic=positional.some(
({parameter})=>parameter.variadic);const optional=positional.filter(({parameter})=>parameter.default!==void 0||parameter.variadic).length;return[count-optional,
isVariadic?1e3:count]}function given2(t,node){const list=t.first(node,"argument_list");if(list===void 0)return void 0;const{all,keywords}=argumentsIn(t,list);const positional=all.
slice(0,keywords).filter(one=>t.type(one)!=="named_argument");if(positional.some(one=>t.type(one)==="splat_expression"))return void 0;return positional.length+(t.
first(node,"do_clause")===void 0?0:1)}function isHead(t,call){let at=call;for(let parent=t.parent(at);parent!==void 0;at=parent,parent=t.parent(at)){if(t.type(parent)===
"signature")return true;if(t.type(parent)==="assignment")return t.named(parent)[0]===at;if(!/^(?:where_expression|typed_expression)$/.test(t.type(parent))||t.named(
parent)[0]!==at)return false}return false}var calls={use:"call",name:(t,node)=>isHead(t,node)?void 0:lastName(t,t.named(node)[0]),receiver:(t,node)=>{const[called2]=t.
named(node);return called2!==void 0&&t.type(called2)==="field_expression"?t.field(called2,"value"):void 0},arguments:given2};function kindOf2(t,node){if(t.type(
node)==="function_definition"||headOf2(t,node)!==void 0)return around(t,node)==="struct_definition"?"constructor":"function";if(around(t,node)==="struct_definit\
ion")return"property";return around(t,node)==="const_statement"?"constant":"variable"}var typeName=(t,node)=>{const head=t.first(node,"type_head");return head===
void 0?void 0:t.descendant(head,"identifier")};function supertypes2(t,node){const head=t.first(node,"type_head");const relation=head===void 0?void 0:t.first(head,
"binary_expression");const last2=relation===void 0?void 0:t.named(relation).at(-1);if(last2===void 0)return[];const name=t.type(last2)==="parametrized_type_expr\
ession"?t.named(last2)[0]:last2;return name===void 0||!/^(?:identifier|field_expression)$/.test(t.type(name))?[]:[name]}function wholeOf(t,node){const parent=t.
parent(node);if(parent===void 0)return node;if(t.type(parent)==="const_statement")return parent;const call=t.type(parent)==="macro_argument_list"?t.parent(parent):
void 0;return call!==void 0&&t.named(parent).length===1?call:node}var bindings=(t,node)=>{const lists=t.each(node,"for_binding","let_binding","for_clause");return lists.
flatMap(one=>t.type(one)==="for_clause"?bindings(t,one):assigned(t,t.named(one)[0]).map(name=>({name})))};var typed=(t,list)=>parametersIn(t,list).map(({name,parameter})=>parameter.
type===void 0?{name}:{name,type:parameter.type});var pathOf=(t,node)=>t.text(node).replace(/^\.+/,"");function imported(t,one,isUsing){const path=pathOf(t,one);
switch(t.type(one)){case"identifier":case"scoped_identifier":case"import_path":{const name=t.type(one)==="identifier"?one:t.named(one).at(-1)??one;const made={path,
as:t.text(name),node:name};return[isUsing?{...made,all:true}:made]}case"import_alias":{const[from,as]=t.named(one);return from===void 0||as===void 0?[]:[{path:pathOf(
t,from),as:t.text(as),node:from}]}case"selected_import":{const[from,...names2]=t.named(one);if(from===void 0)return[];return names2.flatMap(name=>{const[shown,as]=t.
type(name)==="import_alias"?t.named(name):[name,name];if(shown===void 0||as===void 0)return[];return[{path:`${pathOf(t,from)}.${t.text(shown)}`,as:t.text(as),node:shown}]})}default:
return[]}}var exported=(t,node)=>/^(?:source_file|module_definition)$/.test(around(t,node))?["exported"]:[];var FIELD=/^([ \t]+)(const|@atomic)(?=[ \t]+\w+[ \t]*(?:::[^=\n]*)?$)/gm;
var julia={key:"julia",family:"declarative",grammar:"tree-sitter-julia/tree-sitter-julia.wasm",revision:1,separator:".",standard:"std:julia",definitions:{module_definition:{
kind:"module",scope:true},function_definition:{kind:kindOf2,scope:true,name:functionName,within:withinOf,parameters:parameters4,arity,whole:wholeOf,body:(t,node)=>t.
named(node)[1],modifiers:exported},macro_definition:{kind:"macro",scope:true,name:functionName,rename:text=>`@${text}`,parameters:parameters4,body:(t,node)=>t.named(
node)[1]},assignment:{kind:kindOf2,scope:true,localInFunction:true,names:(t,node)=>{const name=functionName(t,node);return name===void 0?assigned(t,t.named(node)[0]):
[name]},within:withinOf,parameters:parameters4,arity,type:(t,node)=>{const[left]=t.named(node);const type=left!==void 0&&t.type(left)==="typed_expression"?t.named(
left)[1]:void 0;return type===void 0||headOf2(t,node)!==void 0?void 0:t.text(type)},value:(t,node)=>headOf2(t,node)===void 0?t.named(node).at(-1):void 0,whole:wholeOf,
body:(t,node)=>headOf2(t,node)===void 0?void 0:t.named(node).at(-1),modifiers:exported},struct_definition:{kind:"struct",scope:true,name:typeName,supertypes:supertypes2,
whole:wholeOf,body:(t,node)=>t.named(node)[1],modifiers:exported},abstract_definition:{kind:"interface",scope:true,name:typeName,supertypes:supertypes2,modifiers:exported},
primitive_definition:{kind:"type",name:typeName,modifiers:exported},typed_expression:{kind:"property",name:(t,node)=>around(t,node)==="struct_definition"?t.named(
node)[0]:void 0,type:(t,node)=>{const type=t.named(node)[1];return type===void 0?void 0:t.text(type)}},identifier:{kind:"property",name:(t,node)=>around(t,node)===
"struct_definition"?node:void 0}},uses:{call_expression:calls,broadcast_call_expression:calls,macrocall_expression:{use:"call_macro",name:(t,node)=>t.first(node,
"macro_identifier")},binary_expression:{use:"call",name:(t,node)=>{const[,operator,right]=t.named(node);const isPipe=operator!==void 0&&t.text(operator)==="|>";
return isPipe&&right!==void 0&&t.type(right)==="identifier"?right:void 0}},field_expression:{use:(t,node)=>isWritten(t,node)?"write":"read",name:(t,node)=>lastName(
t,node),receiver:(t,node)=>t.field(node,"value")},typed_expression:{use:"type",name:(t,node)=>{const type=t.named(node)[1];return type!==void 0&&t.type(type)===
"identifier"?type:void 0}}},reads:["identifier"],writes:isWritten,types:[],scopes:{for_statement:bindings,comprehension_expression:bindings,let_statement:bindings,
catch_clause:(t,node)=>{const[name]=t.named(node);return name!==void 0&&t.type(name)==="identifier"?[{name}]:[]},do_clause:(t,node)=>{const list=t.first(node,"a\
rgument_list");return list===void 0?[]:typed(t,list)},arrow_function_expression:(t,node)=>{const[left]=t.named(node);if(left===void 0)return[];return t.type(left)===
"argument_list"?typed(t,left):assigned(t,left).map(name=>({name}))}},label:(t,node)=>{if(t.type(node)==="identifier"&&(t.text(node)==="new"||around(t,node)==="m\
acro_identifier"))return{name:node};const[name]=t.type(node)==="named_argument"?t.named(node):[];return name!==void 0&&t.type(name)==="identifier"?{name}:void 0},
constructs:(t,node)=>{const[called2]=t.type(node)==="call_expression"?t.named(node):[];const text=called2===void 0?"":t.text(called2);return/^(?:\w+\.)*[A-Z]\w*(?:\{.*\})?$/.
test(text)?text.replace(/\{.*$/,""):void 0},self:[],script:text=>text.replace(FIELD,(_,indent,word)=>indent+" ".repeat(word.length)),comments:["line_comment","b\
lock_comment"],begins:"hash",beside:(t,node)=>t.type(node)==="string_literal"?"doc":void 0,imports:{using_statement:(t,node)=>t.named(node).flatMap(one=>imported(
t,one,true)),import_statement:(t,node)=>t.named(node).flatMap(one=>imported(t,one,false)),call_expression:(t,node)=>{const[called2,list]=t.named(node);if(called2===
void 0||list===void 0||t.text(called2)!=="include")return[];const path=t.descendant(list,"content");return path===void 0?[]:[{path:t.text(path),as:t.text(path),
node:path}]}},packages:{},global:true,fieldsNeedReceiver:true,file:(path,from,paths)=>{if(!path.endsWith(".jl"))return void 0;const found=posix3.join(posix3.dirname(
from),path);return paths.has(found)?found:void 0}};function withinOf(t,node){const head=headOf2(t,node);const[called2]=head===void 0?[]:t.named(head);const module=called2!==
void 0&&t.type(called2)==="field_expression"?t.field(called2,"value"):void 0;return module===void 0?void 0:t.text(module)}function isWritten(t,node){const parent=t.
parent(node);return parent!==void 0&&/assignment/.test(t.type(parent))&&t.named(parent)[0]===node}var COMMON2=new Set("concat format gmatch insert remove reverse select unpack".split(" "));var lastOf2=(t,name)=>t.field(name,"field")??t.field(name,"method")??
name;var isMember=(t,name)=>/^(?:dot|method)_index_expression$/.test(t.type(name));var tableOf=(t,name)=>{const table=isMember(t,name)?t.field(name,"table"):void 0;
return table===void 0?void 0:t.text(table)};function assigned2(t,value){const values2=t.parent(value);const statement=values2===void 0?void 0:t.parent(values2);
if(values2===void 0||statement===void 0||t.type(statement)!=="assignment_statement")return void 0;const list=t.first(statement,"variable_list");const name=list===
void 0?void 0:t.named(list)[t.named(values2).indexOf(value)];return name===void 0||t.type(name)==="bracket_index_expression"?void 0:{statement,name}}function nameOfValue(t,value){
const field=t.parent(value);if(field===void 0)return void 0;if(t.type(field)!=="field")return assigned2(t,value)?.name;const name=t.field(field,"name");return name!==
void 0&&t.type(name)==="identifier"?name:void 0}function tableAround(t,value){const field=t.parent(value);const table=field===void 0?void 0:t.parent(field);if(field===
void 0||table===void 0)return void 0;if(t.type(field)!=="field"){const{name}=assigned2(t,value)??{};return name===void 0?void 0:tableOf(t,name)}const outer=nameOfValue(
t,table);if(outer===void 0)return void 0;const around2=tableAround(t,table);return[around2,t.text(lastOf2(t,outer))].filter(Boolean).join(".")}function parameters5(t,node){
const list=t.field(node,"parameters");if(list===void 0)return[];return t.named(list).map(name=>{const made={name:t.text(name)};if(t.type(name)==="vararg_express\
ion")made.variadic=true;return{node:name,name,parameter:made}})}var isLocal=(t,node)=>/^local\b/.test(t.text(node));var names=(t,list)=>list===void 0?[]:t.each(
list,"identifier").map(name=>({name}));function required(t,call){const callee2=call===void 0||t.type(call)!=="function_call"?void 0:t.field(call,"name");if(call===
void 0||callee2===void 0||t.text(callee2)!=="require")return void 0;const list=t.field(call,"arguments");const[only,...more]=list===void 0?[]:t.named(list);return only!==
void 0&&more.length===0&&t.type(only)==="string"?t.field(only,"content"):void 0}var lua={key:"lua",family:"declarative",grammar:"@tree-sitter-grammars/tree-sitt\
er-lua/tree-sitter-lua.wasm",revision:1,separator:".",standard:"std:lua",definitions:{function_declaration:{kind:"function",scope:true,name:(t,node)=>{const name=t.
field(node,"name");return name===void 0?void 0:lastOf2(t,name)},within:(t,node)=>{const name=t.field(node,"name");return name===void 0?void 0:tableOf(t,name)},parameters:parameters5,
modifiers:(t,node)=>isLocal(t,node)?["private"]:["exported"]},function_definition:{kind:"function",scope:true,name:(t,node)=>{const name=nameOfValue(t,node);return name===
void 0?void 0:lastOf2(t,name)},within:tableAround,whole:(t,node)=>assigned2(t,node)?.statement??t.parent(node)??node,parameters:parameters5},assignment_statement:{
kind:"variable",localInFunction:true,names:(t,node)=>{const around2=t.parent(node);const isDeclared=around2!==void 0&&t.type(around2)==="variable_declaration";const isTop3=around2!==
void 0&&t.type(around2)==="chunk";const[list,values2]=[t.first(node,"variable_list"),t.first(node,"expression_list")];if(list===void 0||!(isDeclared||isTop3))return[];
const given3=values2===void 0?[]:t.named(values2);return t.named(list).filter((name,at)=>{const value=given3[at];return t.type(name)==="identifier"&&(value===void 0||
t.type(value)!=="function_definition")})}},variable_declaration:{kind:"variable",localInFunction:true,names:(t,node)=>{const list=t.first(node,"variable_list");
return list===void 0?[]:t.each(list,"identifier")}}},uses:{function_call:{use:"call",name:(t,node)=>{const name=t.field(node,"name");return name!==void 0&&(isMember(
t,name)||t.type(name)==="identifier")?lastOf2(t,name):void 0},path:(t,node)=>{const name=t.field(node,"name");return name===void 0?void 0:tableOf(t,name)}},dot_index_expression:{
use:(t,node)=>isWritten2(t,node)?"write":"read",name:(t,node)=>t.field(node,"field"),path:tableOf}},reads:["identifier"],writes:isWritten2,types:[],scopes:{block:()=>[],
for_statement:(t,node)=>{const clause=t.field(node,"clause");if(clause===void 0)return[];const name=t.field(clause,"name");return name===void 0?names(t,t.first(
clause,"variable_list")):[{name}]}},label:(t,node)=>{const name=t.type(node)==="function_definition"?nameOfValue(t,node):void 0;if(name!==void 0)return{name:lastOf2(
t,name)};if(t.type(node)==="identifier"&&t.text(node)==="self")return{name:node};const key=t.type(node)==="field"?t.field(node,"name"):void 0;return key===void 0||
t.type(key)!=="identifier"?void 0:{name:key}},blockScoped:true,self:[],comments:["comment"],begins:"dashes",imports:{variable_declaration:(t,node)=>{const statement=t.
first(node,"assignment_statement");const[list,values2]=statement===void 0?[]:[t.first(statement,"variable_list"),t.first(statement,"expression_list")];const[name,
...others]=list===void 0?[]:t.named(list);const path=required(t,values2===void 0?void 0:t.named(values2)[0]);return name===void 0||path===void 0||others.length>
0?[]:[{path:t.text(path),as:t.text(name),node:path}]},function_call:(t,node)=>{const path=required(t,node);return path===void 0?[]:[{path:t.text(path),as:t.text(
path),node:path}]}},packages:{},common:COMMON2,tables:true,file:(path,from,paths)=>{const name=path.replaceAll(".","/");const roots=["","lua/","src/","lib/"];for(let folder=from;folder.
includes("/");){folder=folder.slice(0,folder.lastIndexOf("/"));roots.push(`${folder}/`,`${folder}/lua/`)}return roots.flatMap(root=>[`${root}${name}.lua`,`${root}${name}\
/init.lua`]).find(candidate=>candidate!==from&&paths.has(candidate))}};function isWritten2(t,node){const list=t.parent(node);return list!==void 0&&t.type(list)===
"variable_list"}var APPLIES_LEFT2=/^(?:@@|<\|)$/;var APPLIES_RIGHT2=/^(?:\|>|>>[=|]|>\|=|\|>>|>>\|)$/;function boundBy3(t,pattern){const type=t.type(pattern);if(type==="value_n\
ame"||type==="value_pattern")return[pattern];if(/_path$|^(?:label_name|unit|number|string|parenthesized_operator)$/.test(type))return[];const children=t.named(pattern);
if(type==="typed_pattern")return children.slice(0,1).flatMap(part=>boundBy3(t,part));if(type==="field_pattern"){const[path,...patterns]=children;const name=path===
void 0?void 0:t.first(path,"field_name");return patterns.length>0||name===void 0?patterns.flatMap(part=>boundBy3(t,part)):[name]}return children.flatMap(part=>boundBy3(
t,part))}var binders4=(t,patterns)=>patterns.flatMap(pattern=>pattern===void 0?[]:boundBy3(t,pattern)).map(name=>({name}));function typeOfPattern(t,pattern){const type=t.
type(pattern)==="typed_pattern"?t.field(pattern,"type"):void 0;return type===void 0?void 0:t.text(type)}function parameters6(t,node){return t.each(node,"paramet\
er").flatMap(one=>{const pattern=t.field(one,"pattern");if(pattern===void 0)return[];const named2=t.type(pattern)==="typed_pattern"?t.named(pattern)[0]??pattern:
pattern;const made={name:t.brief(named2)};const type=typeOfPattern(t,pattern);if(type!==void 0)made.type=type;const given3=t.field(one,"default");if(given3!==void 0)
made.default=t.brief(given3);else if(/^\?/.test(t.text(one)))made.default="None";return[{node:one,name:pattern,parameter:made,binds:boundBy3(t,pattern)}]})}var isFunction=(t,binding)=>{
const body=t.field(binding,"body");return t.first(binding,"parameter")!==void 0||body!==void 0&&/^fun(?:ction)?_expression$/.test(t.type(body))};var isTop=(t,binding)=>{
const definition=t.parent(binding);const around2=definition===void 0?void 0:t.parent(definition);return around2!==void 0&&/^(?:compilation_unit|structure)$/.test(
t.type(around2))};function isApplied(t,node){const around2=t.parent(node);if(around2===void 0)return false;if(t.type(around2)==="application_expression")return t.
field(around2,"function")===node;const operator=t.type(around2)==="infix_expression"?t.field(around2,"operator"):void 0;const text=operator===void 0?"":t.text(operator);
return APPLIES_LEFT2.test(text)&&t.field(around2,"left")===node||APPLIES_RIGHT2.test(text)&&t.field(around2,"right")===node}var modulePath=(t,node)=>{const path=t.
first(node,"module_path","extended_module_path");return path===void 0?void 0:t.text(path)};function aliased(t,binding){const body=t.field(binding,"body");return body!==
void 0&&t.type(body)==="module_path"?body:void 0}function wholeOf2(t,node){const around2=t.parent(node);if(around2===void 0||!/_definition$/.test(t.type(around2)))
return node;const before2=t.previous(node);return before2===void 0||t.type(before2)!==t.type(node)?around2:node}var opened=(t,node)=>{const module=t.field(node,
"module");return module===void 0||t.type(module)!=="module_path"?[]:[{path:t.text(module),node:module}]};var values={kind:"function",memberKind:"function",name:(t,node)=>t.
first(node,"value_name")??t.first(node,"parenthesized_operator"),modifiers:()=>["exported"]};var moduleOf=path=>{const name=path.slice(path.lastIndexOf("/")+1).
replace(/\.mli?$/,"");return`${name.slice(0,1).toUpperCase()}${name.slice(1)}`};var ocaml={key:"ocaml",family:"declarative",grammar:"tree-sitter-ocaml/tree-sitt\
er-ocaml.wasm",revision:1,separator:".",standard:"std:ocaml",definitions:{let_binding:{kind:(t,node)=>isFunction(t,node)?"function":"variable",scope:true,localInFunction:true,
recursive:(t,node)=>{const definition=t.parent(node);return definition!==void 0&&/^let\s+rec\b/.test(t.text(definition))},names:(t,node)=>{const pattern=t.field(
node,"pattern");if(pattern===void 0)return[];return t.type(pattern)==="parenthesized_operator"?t.named(pattern).slice(0,1):boundBy3(t,pattern)},whole:wholeOf2,parameters:parameters6,
type:(t,node)=>{const type=t.field(node,"type");return type===void 0?void 0:t.text(type)},modifiers:(t,node)=>isTop(t,node)?["exported"]:[]},external:values,value_specification:values,
type_binding:{kind:"type",scope:true,whole:wholeOf2,modifiers:()=>["exported"]},constructor_declaration:{kind:"constructor",name:(t,node)=>t.first(node,"constru\
ctor_name"),whole:wholeOf2,modifiers:()=>["exported"]},field_declaration:{kind:"property",name:(t,node)=>t.first(node,"field_name"),type:(t,node)=>{const type=t.
field(node,"type");return type===void 0?void 0:t.text(type)}},module_binding:{kind:"module",scope:true,name:(t,node)=>aliased(t,node)===void 0?t.first(node,"mod\
ule_name"):void 0,whole:wholeOf2,modifiers:()=>["exported"]},module_type_definition:{kind:"interface",scope:true,name:(t,node)=>t.first(node,"module_type_name"),
modifiers:()=>["exported"]},class_binding:{kind:"class",scope:true,whole:wholeOf2,name:(t,node)=>t.first(node,"class_name"),parameters:parameters6},method_definition:{
kind:"method",scope:true,name:(t,node)=>t.first(node,"method_name"),parameters:parameters6},instance_variable_definition:{kind:"property",name:(t,node)=>t.first(
node,"instance_variable_name")}},uses:{value_path:{use:(t,node)=>isApplied(t,node)?"call":"read",name:(t,node)=>t.first(node,"value_name")??t.first(node,"parent\
hesized_operator"),path:modulePath},constructor_path:{use:"read",name:(t,node)=>t.first(node,"constructor_name"),path:modulePath},type_constructor_path:{use:"ty\
pe",name:(t,node)=>t.first(node,"type_constructor"),path:modulePath},module_type_path:{use:"type",name:(t,node)=>t.first(node,"module_type_name"),path:modulePath},
class_path:{use:"call",name:(t,node)=>t.first(node,"class_name"),path:modulePath},field_get_expression:{use:(t,node)=>{const around2=t.parent(node);return around2!==
void 0&&t.type(around2)==="set_expression"?"write":"read"},name:(t,node)=>{const path=t.field(node,"field");return path===void 0?void 0:t.first(path,"field_name")},
receiver:(t,node)=>{const path=t.field(node,"field");return path===void 0||modulePath(t,path)!==void 0?void 0:t.field(node,"record")},path:(t,node)=>{const path=t.
field(node,"field");return path===void 0?void 0:modulePath(t,path)}},method_invocation:{use:"call",name:(t,node)=>t.field(node,"method"),receiver:(t,node)=>t.field(
node,"object")}},reads:[],types:[],scopes:{let_expression:()=>[],let_open_expression:()=>[],match_case:(t,node)=>binders4(t,[t.field(node,"pattern")]),fun_expression:(t,node)=>t.
each(node,"parameter").flatMap(one=>{const pattern=t.field(one,"pattern");const type=pattern===void 0?void 0:typeOfPattern(t,pattern);const named2=binders4(t,[pattern]);
return type===void 0?named2:named2.map(binder=>({...binder,type}))}),for_expression:(t,node)=>binders4(t,[t.field(node,"name")]),object_expression:(t,node)=>binders4(
t,[t.field(node,"self")])},stands:(t,node)=>/^(?:parenthesized|typed)_expression$/.test(t.type(node))?t.named(node)[0]:void 0,blockScoped:true,shadows:true,openTypes:true,
fieldsNeedReceiver:true,wholeNames:true,modulesByName:true,relativeImports:true,importsBareNames:true,moduleOf,self:[],comments:["comment"],begins:"stars",imports:{
open_module:opened,module_path:(t,node)=>{const around2=t.parent(node);return around2!==void 0&&t.type(around2)==="local_open_expression"?[{path:t.text(node),node}]:
[]},module_binding:(t,node)=>{const[name,path]=[t.first(node,"module_name"),aliased(t,node)];return name===void 0||path===void 0?[]:[{path:t.text(path),as:t.text(
name),node:path}]}},packages:{}};var ocamlInterface={...ocaml,key:"ocaml_interface",grammar:"tree-sitter-ocaml/tree-sitter-ocaml_interface.wasm"};var CLASSES=/^(?:R6Class|setRefClass|new_class|ggproto)$/;var DEFINERS=new Map([["setClass","class"],["setGeneric","function"],["setMethod","function"],["setRep\
laceMethod","function"],["setValidity","function"]]);function calledName(t,call){const called2=call===void 0||t.type(call)!=="call"?void 0:t.field(call,"functio\
n");if(called2===void 0)return"";const name=t.type(called2)==="namespace_operator"?t.field(called2,"rhs"):called2;return name===void 0||t.type(name)!=="identifi\
er"?"":t.text(name)}var argumentsOf3=(t,call)=>{const list=t.field(call,"arguments");return list===void 0?[]:t.each(list,"argument")};var operatorOf3=(t,node)=>{
const operator=t.field(node,"operator");return operator===void 0?"":t.text(operator)};function assignment(t,node){const operator=operatorOf3(t,node);const[lhs,rhs]=[
t.field(node,"lhs"),t.field(node,"rhs")];if(lhs===void 0||rhs===void 0)return void 0;if(/^(?:<-|<<-|=|:=)$/.test(operator))return{left:lhs,right:rhs};return/^->>?$/.
test(operator)?{left:rhs,right:lhs}:void 0}function parameters7(t,value){const list=value===void 0||t.type(value)!=="function_definition"?void 0:t.field(value,"\
parameters");if(list===void 0)return[];return t.each(list,"parameter").flatMap(one=>{const name=t.field(one,"name");if(name===void 0)return[];const made={name:t.
text(name)};const given3=t.field(one,"default");if(given3!==void 0)made.default=t.brief(given3);if(t.text(name)==="...")made.variadic=true;return[{node:one,name,
parameter:made}]})}function classAround(t,argument){const list=t.parent(argument);const call=list===void 0?void 0:t.parent(list);if(call===void 0||t.type(call)!==
"call")return void 0;if(CLASSES.test(calledName(t,call)))return call;const outer=/^(?:list|c)$/.test(calledName(t,call))?t.parent(call):void 0;return outer!==void 0&&
t.type(outer)==="argument"?classAround(t,outer):void 0}var isMember2=(t,argument)=>{const list=t.parent(argument);const call=list===void 0?void 0:t.parent(list);
return call!==void 0&&/^(?:list|ggproto)$/.test(calledName(t,call))&&classAround(t,argument)!==void 0};var isTop2=(t,node)=>{const around2=t.parent(node);return around2!==
void 0&&t.type(around2)==="program"?["exported"]:[]};function named(t,node){const called2=t.field(node,"function");if(called2===void 0)return void 0;if(t.type(called2)===
"identifier")return called2;return/^(?:namespace|extract)_operator$/.test(t.type(called2))?t.field(called2,"rhs"):void 0}var side=(t,node,type)=>{const called2=t.
type(node)==="call"?t.field(node,"function"):node;return called2!==void 0&&t.type(called2)===type?t.field(called2,"lhs"):void 0};var r={key:"r",family:"declarat\
ive",grammar:"@davisvaughan/tree-sitter-r/tree-sitter-r.wasm",revision:1,separator:"$",standard:"std:r",definitions:{binary_operator:{kind:(t,node)=>{const{right}=assignment(
t,node)??{};if(right!==void 0&&t.type(right)==="function_definition")return"function";return CLASSES.test(calledName(t,right))?"class":"variable"},scope:true,localInFunction:true,
name:(t,node)=>{const{left}=assignment(t,node)??{};return left!==void 0&&/^(?:identifier|string)$/.test(t.type(left))?left:void 0},rename:text=>text.replace(/^[`"']|[`"']$/g,
""),parameters:(t,node)=>parameters7(t,assignment(t,node)?.right),value:(t,node)=>assignment(t,node)?.right,body:(t,node)=>{const{right}=assignment(t,node)??{};
return right===void 0?void 0:t.type(right)==="call"?t.field(right,"arguments"):t.field(right,"body")},supertypes:(t,node)=>{const{right}=assignment(t,node)??{};
if(right===void 0||!CLASSES.test(calledName(t,right)))return[];const base=argumentsOf3(t,right).find(one=>/^inherit\s*=/.test(t.text(one)));const value=base===void 0?
void 0:t.field(base,"value");return value===void 0||t.type(value)!=="identifier"?[]:[value]},modifiers:isTop2},argument:{kind:(t,node)=>{const value=t.field(node,
"value");return value!==void 0&&t.type(value)==="function_definition"?"method":"property"},scope:true,name:(t,node)=>isMember2(t,node)?t.field(node,"name"):void 0,
parameters:(t,node)=>isMember2(t,node)?parameters7(t,t.field(node,"value")):[],body:(t,node)=>{const value=t.field(node,"value");return value===void 0?void 0:t.
field(value,"body")}},call:{kind:(t,node)=>DEFINERS.get(calledName(t,node))??"function",scope:true,name:(t,node)=>{const[first]=DEFINERS.has(calledName(t,node))?
argumentsOf3(t,node):[];return first===void 0?void 0:t.descendant(first,"string_content")},parameters:(t,node)=>DEFINERS.has(calledName(t,node))?parameters7(t,argumentsOf3(
t,node).map(one=>t.field(one,"value")).find(one=>one!==void 0&&t.type(one)==="function_definition")):[],modifiers:isTop2}},uses:{call:{use:"call",name:(t,node)=>DEFINERS.
has(calledName(t,node))?void 0:named(t,node),receiver:(t,node)=>side(t,node,"extract_operator"),path:(t,node)=>{const of=side(t,node,"namespace_operator");return of===
void 0?void 0:t.text(of)}},extract_operator:{use:"read",name:(t,node)=>{const name=t.field(node,"rhs");return name!==void 0&&t.type(name)==="identifier"?name:void 0},
receiver:(t,node)=>t.field(node,"lhs")},namespace_operator:{use:"read",name:(t,node)=>t.field(node,"rhs"),path:(t,node)=>{const of=t.field(node,"lhs");return of===
void 0?void 0:t.text(of)}},binary_operator:{use:"call",name:(t,node)=>{const right=/^(?:\|>|%>%|%<>%|%T>%)$/.test(operatorOf3(t,node))?t.field(node,"rhs"):void 0;
return right!==void 0&&t.type(right)==="identifier"?right:void 0}}},reads:["identifier"],writes:(t,node)=>{const around2=t.parent(node);return around2!==void 0&&
t.type(around2)==="binary_operator"&&assignment(t,around2)?.left===node},types:[],scopes:{arguments:()=>[],function_definition:(t,node)=>parameters7(t,node).map(
({name})=>({name})),for_statement:(t,node)=>{const name=t.field(node,"variable");return name===void 0?[]:[{name}]}},label:(t,node)=>{const name=t.type(node)==="\
argument"?t.field(node,"name"):void 0;if(name!==void 0)return{name};const package_=t.type(node)==="namespace_operator"?t.field(node,"lhs"):void 0;if(package_!==
void 0)return{name:package_};return t.type(node)==="identifier"&&/^(?:self|private|super)$/.test(t.text(node))?{name:node}:void 0},self:["self","private"],super:/^super$/,
constructs:(t,node)=>{const called2=t.type(node)==="call"?t.field(node,"function"):void 0;const[of,name]=called2!==void 0&&t.type(called2)==="extract_operator"?
[t.field(called2,"lhs"),t.field(called2,"rhs")]:[];return of!==void 0&&name!==void 0&&t.text(name)==="new"?t.text(of):void 0},constructorName:"initialize",comments:[
"comment"],begins:"hash",imports:{call:(t,node)=>{const called2=calledName(t,node);const[first]=/^(?:library|require|source|requireNamespace|loadNamespace)$/.test(
called2)?argumentsOf3(t,node):[];const value=first===void 0?void 0:t.field(first,"value");if(value===void 0)return[];const name=t.type(value)==="identifier"?value:
t.descendant(value,"string_content");return name===void 0?[]:[{path:t.text(name),as:t.text(name),node:name}]}},packages:{},global:true,fieldsNeedReceiver:true,file:(path,from,paths)=>{
if(!/\.[rR]$/.test(path))return void 0;for(let folder=from;;){const at=folder.lastIndexOf("/");folder=at===-1?"":folder.slice(0,at);const found=folder===""?path:
`${folder}/${path}`;if(paths.has(found))return found;if(folder==="")return void 0}}};import{posix as posix4}from"node:path";function inner(t,node){let at=node;while(at!==void 0&&/^(?:expression|parenthesized_expression|struct_expression)$/.test(
t.type(at)))at=t.named(at)[0];return at}var called=(t,call)=>inner(t,t.field(call,"function"));var typeText=(t,node)=>{const type=t.field(node,"type");return type===
void 0?void 0:t.text(type)};function parameters8(t,node){return t.each(node,"parameter").flatMap(one=>{const name=t.field(one,"name");if(name===void 0)return[];
const made={name:t.text(name)};const written2=typeText(t,one);if(written2!==void 0)made.type=written2;return[{node:one,name,parameter:made}]})}var arity2=(t,node)=>{
const count=t.each(node,"parameter").length;return[count,count]};var returned=(t,node)=>{const list=t.field(node,"return_type");return list===void 0?[]:t.each(list,
"parameter")};var VISIBILITY=new Map([["public","public"],["external","public"],["internal","internal"],["private","private"]]);function modifiers2(t,node){const made=[];
for(const one of t.all(node)){const visibility=t.type(one)==="visibility"?VISIBILITY.get(t.text(one)):VISIBILITY.get(t.type(one));if(visibility!==void 0)made.push(
visibility);else if(t.type(one)==="abstract")made.push("abstract")}return made}var keyword=(t,node)=>t.all(node).find(one=>/^(?:constructor|receive|fallback)$/.
test(t.text(one)));var ancestors=(t,node)=>t.each(node,"inheritance_specifier").flatMap(one=>{const type=t.field(one,"ancestor");return type===void 0?[]:[type]});
var contract=kind=>({kind,scope:true,supertypes:ancestors,modifiers:(t,node)=>[...modifiers2(t,node),"exported"]});function imports3(t,node){const source=t.field(
node,"source");if(source===void 0)return[];const path=t.text(source).replace(/^["']|["']$/g,"");const made=[];const names2=t.each(node,"identifier");for(const[at,
name]of names2.entries()){if(isAlias(t,name))continue;const next=names2[at+1];const as=next!==void 0&&isAlias(t,next)?next:name;made.push({path,as:t.text(as),member:t.
text(name),node:name})}const[alias]=names2;if(made.length===0)made.push(alias===void 0?{path,node:source}:{path,as:t.text(alias),node:source});return made}function isAlias(t,name){
const{text,start}=t.tree;return/\bas\s+$/.test(text.slice(Math.max(0,start[name]-8),start[name]))}var solidity={key:"solidity",family:"declarative",grammar:"@re\
pomix/tree-sitter-wasms/out/tree-sitter-solidity.wasm",revision:1,separator:".",standard:"std:solidity",definitions:{contract_declaration:contract("class"),interface_declaration:contract(
"interface"),library_declaration:contract("class"),struct_declaration:{kind:"struct",scope:true},struct_member:{kind:"property",type:typeText},enum_declaration:{
kind:"enum",scope:true},enum_value:{kind:"enum_member",name:(_t,node)=>node},event_definition:{kind:"type"},error_declaration:{kind:"type"},user_defined_type_definition:{
kind:"type"},state_variable_declaration:{kind:"property",type:typeText,modifiers:modifiers2},constant_variable_declaration:{kind:"constant",type:typeText},function_definition:{
kind:"function",memberKind:"method",scope:true,parameters:parameters8,arity:arity2,type:(t,node)=>{const[only,...more]=returned(t,node);return only===void 0||more.
length>0?void 0:typeText(t,only)},modifiers:modifiers2},modifier_definition:{kind:"method",scope:true,parameters:parameters8,arity:arity2,modifiers:modifiers2},
constructor_definition:{kind:"constructor",scope:true,name:keyword,parameters:parameters8,arity:arity2,modifiers:modifiers2},fallback_receive_definition:{kind:"\
method",scope:true,name:keyword,parameters:parameters8,modifiers:modifiers2},variable_declaration:{kind:"variable",localInFunction:true,type:typeText},parameter:{
kind:"variable",localInFunction:true,name:(t,node)=>{const around2=t.parent(node);return around2!==void 0&&t.type(around2)==="return_type_definition"?t.field(node,
"name"):void 0},type:typeText}},uses:{call_expression:{use:"call",name:(t,node)=>{const of=called(t,node);if(of===void 0)return void 0;if(t.type(of)==="identifi\
er")return of;return t.type(of)==="member_expression"?t.field(of,"property"):void 0},receiver:(t,node)=>{const of=called(t,node);return of!==void 0&&t.type(of)===
"member_expression"?t.field(of,"object"):void 0},arguments:(t,node)=>{const given3=t.each(node,"call_argument");return given3.some(one=>t.text(one).startsWith("\
{"))?void 0:given3.length}},new_expression:{use:"call",makes:true,name:(t,node)=>{const type=t.field(node,"name");const named2=type===void 0?void 0:t.first(type,
"user_defined_type");return named2===void 0?void 0:t.first(named2,"identifier")}},member_expression:{use:(t,node)=>isWritten3(t,node)?"write":"read",name:(t,node)=>t.
field(node,"property"),receiver:(t,node)=>t.field(node,"object")},modifier_invocation:{use:"call",name:(t,node)=>t.first(node,"identifier")},user_defined_type:{
use:"type",name:(t,node)=>t.each(node,"identifier").at(-1),path:(t,node)=>{const names2=t.each(node,"identifier").slice(0,-1);return names2.length===0?void 0:names2.
map(name=>t.text(name)).join(".")}}},reads:["identifier"],writes:isWritten3,types:[],scopes:{function_body:()=>[],block_statement:()=>[],for_statement:()=>[],catch_clause:(t,node)=>parameters8(
t,node).map(({name,parameter:{type}})=>type===void 0?{name}:{name,type})},stands:(t,node)=>/^(?:expression|unary_expression)$/.test(t.type(node))?t.named(node)[0]:
void 0,label:(t,node)=>t.type(node)==="identifier"&&/^(?:_|this|super)$/.test(t.text(node))?{name:node}:void 0,attaches:(t,node)=>t.type(node)==="using_directiv\
e"?t.first(node,"type_alias"):void 0,constructs:(t,node)=>{const call=inner(t,node);const of=call===void 0||t.type(call)!=="call_expression"?void 0:called(t,call);
if(of===void 0)return void 0;const made=t.type(of)==="new_expression"?t.field(of,"name"):of;const text=made===void 0?"":t.text(made);return/^(?:\w+\.)*[A-Z]\w*$/.
test(text)&&!/^[A-Z0-9_]+$/.test(text)?text:void 0},constructorName:"constructor",blockScoped:true,lastSupertypeFirst:true,self:["this"],super:/^super$/,comments:[
"comment"],begins:"slashes",imports:{import_directive:imports3},packages:{},moduleOf:path=>path.replace(/\.sol$/,"").replaceAll(".","_").replaceAll("/","."),file:(path,from,paths)=>{
if(path.startsWith(".")){const found=posix4.join(posix4.dirname(from),path);return paths.has(found)?found:void 0}for(let rest=path;rest!=="";rest=rest.includes(
"/")?rest.slice(rest.indexOf("/")+1):""){const found=["","contracts/","src/","lib/"].map(root=>root+rest).find(one=>paths.has(one));if(found!==void 0&&rest.includes(
"/"))return found}return void 0}};function isWritten3(t,node){const around2=t.parent(node);const outer=around2!==void 0&&t.type(around2)==="expression"?t.parent(
around2):void 0;if(around2===void 0||outer===void 0)return false;return/assignment_expression$/.test(t.type(outer))&&t.field(outer,"left")===around2}var DIRECTIVE=/^[ \t]*#(?:if|elseif|else|endif|warning|error|sourceLocation)\b.*$/gm;var RAW_STRING=/(#{1,5})"(?!"")[^\n]{0,2000}?"\1/g;var REGEX=/#\/[^\n]{0,2000}?\/#/g;
var AVAILABLE=/#(?:un)?available\([^()]{0,300}\)/g;var MACRO=/#(?=[A-Za-z_]\w*\b)/g;var NOTHING=/(?<=\w\()\(\)(?=\))/g;var UNSAFE=/(?<=\bnonisolated)\(unsafe\)/g;
var OWNERSHIP=/\b(?:sending|consume|copy)(?<=[:=]\s{0,20}\w+)(?=\s+[\w@(])/g;var asString=text=>`"${"_".repeat(text.length-2)}"`;var readable=text=>text.replace(
DIRECTIVE,blanks).replace(RAW_STRING,asString).replace(REGEX,asString).replace(AVAILABLE,condition=>"true".padEnd(condition.length)).replace(MACRO," ").replace(
NOTHING,"0 ").replace(UNSAFE,blanks).replace(OWNERSHIP,blanks);var TYPES2=["user_type","optional_type","array_type","dictionary_type","tuple_type","function_type","opaque_type","existential_type","protocol_composition_type"];
var VISIBLE=new Set(["public","open"]);var WORDS={private:"private",fileprivate:"private",internal:"internal",public:"public",open:"public",static:"static",class:"\
static",final:"final",override:"override",async:"async"};function modifiers3(t,node){const list=t.first(node,"modifiers");const words=list===void 0?[]:t.text(list).
split(/[\s()]+/);const found=new Set(words.flatMap(word=>WORDS[word]??[]));if(words.some(word=>VISIBLE.has(word)))found.add("exported");if(words.includes("@avai\
lable")&&/deprecated/.test(t.text(list)))found.add("deprecated");return[...found]}function functionModifiers(t,node){const found=modifiers3(t,node);const list=t.
first(node,"modifiers");const name=t.field(node,"name");const attributed=list!==void 0&&/@Test\b/.test(t.text(list));const around2=typeAround(t,node);const inCase=around2!==
void 0&&t.each(around2,"inheritance_specifier").some(one=>/TestCase$/.test(t.text(one)));return attributed||inCase&&name!==void 0&&/^test/.test(t.text(name))?[...found,
"test"]:found}function typeAround(t,node){const body=t.parent(node);return body!==void 0&&/_body$/.test(t.type(body))?t.parent(body):void 0}function written(t,type){
const text=t.text(type).replace(/^(?:(?:any|some|inout|borrowing|consuming|@\w+)\s+)+/,"").replace(/[?!]+$/,"");const[,list,key]=/^\[\s*([^:[\]]+?)\s*(?::\s*([^[\]]+?)\s*)?\]$/.
exec(text)??[];if(list===void 0)return text;return key===void 0?`Array<${list}>`:`Dictionary<${list}, ${key}>`}function typeOf2(t,node){const annotation=t.first(
node,"type_annotation")??node;const type=t.first(annotation,...TYPES2);return type===void 0?void 0:written(t,type)}function result(t,node){const last2=t.each(node,
"parameter").at(-1)??node;const type=t.each(node,...TYPES2).find(child=>child>last2);return type===void 0?void 0:written(t,type)}function parameters9(t,node){const children=t.
named(node);return t.each(node,"parameter").flatMap(parameter=>{const name=t.field(parameter,"name");if(name===void 0)return[];const type=t.first(parameter,...TYPES2);
const made={name:t.text(name)};if(type!==void 0)made.type=written(t,type);if(/\.\.\.$/.test(t.text(parameter)))made.variadic=true;const next=children[children.indexOf(
parameter)+1];if(next!==void 0&&!/^(?:parameter|throws|async|function_body|type_constraints)$/.test(t.type(next))&&!TYPES2.includes(t.type(next)))made.default=t.
text(next).slice(0,200);return[{node:parameter,name,parameter:made}]})}function arity3(t,node){const all=parameters9(t,node).map(({parameter})=>parameter);const least=all.
filter(one=>one.default===void 0&&!one.variadic).length;return[least,all.some(({variadic})=>variadic)?ANY_NUMBER:all.length]}function argumentsOf4(t,call){const suffix=t.
first(call,"call_suffix");if(suffix===void 0)return void 0;const list=t.first(suffix,"value_arguments");return(list===void 0?0:t.each(list,"value_argument").length)+
t.each(suffix,"lambda_literal").length}var memberOf2=(t,access)=>{const suffix=t.first(access,"navigation_suffix");return suffix===void 0?void 0:t.first(suffix,
"simple_identifier")};var bare=(t,node)=>node!==void 0&&t.type(node)==="prefix_expression"?t.field(node,"target")??node:node;var targetOf2=(t,access)=>bare(t,t.
field(access,"target"));var callee=(t,call)=>{const[operand,suffix]=t.named(call);const first=bare(t,operand);if(suffix!==void 0&&t.text(suffix).startsWith("["))
return void 0;if(first===void 0)return void 0;if(t.type(first)==="simple_identifier")return first;return t.type(first)==="navigation_expression"?memberOf2(t,first):
void 0};var supertypes3=(t,node)=>t.each(node,"inheritance_specifier").flatMap(one=>t.first(one,"user_type")??[]);var typeParameters2=(t,node)=>t.each(node,"typ\
e_parameters").flatMap(list=>t.each(list,"type_parameter").flatMap(one=>t.first(one,"type_identifier")??[]));var bound=(t,node)=>t.each(node,"pattern").flatMap(
pattern=>{const inside=bound(t,pattern);return inside.length>0?inside:t.first(pattern,"simple_identifier")??[]});function conditions(t,node){const children=t.named(
node);return children.flatMap((child,at)=>{const before2=children[at-1];if(t.type(child)!=="simple_identifier"||before2===void 0||t.type(before2)!=="value_bindi\
ng_pattern")return[];const after2=children[at+1];const follows=after2===void 0?"":t.tree.text.slice(t.tree.end[child],t.tree.start[after2]);const given3=after2!==
void 0&&/=\s*$/.test(follows)?{given:{node:after2}}:{};return[{name:child,...given3}]})}var isExtension=(t,node)=>t.all(node).some(child=>t.text(child)==="exten\
sion");function isWritten4(t,node){const target=t.parent(node);return target!==void 0&&t.type(target)==="directly_assignable_expression"}var COMMON3=new Set("append compactMap contains count description dropFirst dropLast enumerated filter first firstIndex flatMap forEach hash index insert isEmpt\
y joined keys last lowercased map max min popLast prefix randomElement reduce remove removeAll removeFirst removeLast replacingOccurrences reversed shuffled sor\
t sorted split suffix sum trimmingCharacters uppercased values zip".split(" "));var keyword2=word=>(t,node)=>t.all(node).find(child=>t.text(child)===word);var swift={
key:"swift",family:"declarative",grammar:"@repomix/tree-sitter-wasms/out/tree-sitter-swift.wasm",revision:2,separator:".",standard:"std:swift",definitions:{class_declaration:{
kind:(t,node)=>{const words=t.all(node).map(child=>t.text(child));if(words.includes("extension"))return"impl";return words.includes("struct")?"struct":words.includes(
"enum")?"enum":"class"},scope:true,name:(t,node)=>{const name=t.field(node,"name");return name!==void 0&&t.type(name)==="user_type"?t.each(name,"type_identifier").
at(-1):name},within:(t,node)=>{const name=t.field(node,"name");const parts=name!==void 0&&isExtension(t,node)?t.text(name).replace(/<.*/s,"").split("."):[];return parts.
length>1?parts.slice(0,-1).join("."):void 0},supertypes:supertypes3,typeParameters:typeParameters2,modifiers:modifiers3},protocol_declaration:{kind:"interface",
scope:true,supertypes:supertypes3,typeParameters:typeParameters2,modifiers:modifiers3},function_declaration:{kind:"function",memberKind:"method",scope:true,typeParameters:typeParameters2,
parameters:parameters9,arity:arity3,type:result,modifiers:functionModifiers},protocol_function_declaration:{kind:"method",scope:true,parameters:parameters9,arity:arity3,
type:result,modifiers:()=>["abstract"]},init_declaration:{kind:"constructor",scope:true,name:keyword2("init"),parameters:parameters9,arity:arity3,modifiers:modifiers3},
deinit_declaration:{kind:"method",scope:true,name:keyword2("deinit")},subscript_declaration:{kind:"method",scope:true,name:keyword2("subscript"),parameters:parameters9,
type:result,modifiers:modifiers3},property_declaration:{kind:"variable",memberKind:"property",localInFunction:true,names:bound,type:typeOf2,value:(t,node)=>t.field(
node,"value"),modifiers:modifiers3,body:(t,node)=>t.first(node,"computed_property")},protocol_property_declaration:{kind:"property",names:bound,type:typeOf2,modifiers:()=>[
"abstract"]},guard_statement:{kind:"variable",localInFunction:true,names:(t,node)=>conditions(t,node).map(({name})=>name),value:(t,node)=>{const[one,...more]=conditions(
t,node);return more.length===0?one?.given?.node:void 0}},enum_entry:{kind:"enum_member",names:(t,node)=>t.each(node,"simple_identifier")},typealias_declaration:{
kind:"type",name:(t,node)=>t.first(node,"type_identifier"),type:(t,node)=>{const type=t.named(node).at(-1);return type===void 0?void 0:written(t,type)},modifiers:modifiers3},
associatedtype_declaration:{kind:"type",name:(t,node)=>t.first(node,"type_identifier")},macro_declaration:{kind:"macro",scope:true,name:(t,node)=>t.first(node,"\
simple_identifier"),parameters:parameters9}},uses:{call_expression:{use:"call",name:callee,receiver:(t,node)=>{const[first]=t.named(node);return first!==void 0&&
t.type(first)==="navigation_expression"?targetOf2(t,first):void 0},arguments:argumentsOf4},navigation_expression:{use:(t,node)=>isWritten4(t,node)?"write":"read",
name:memberOf2,receiver:targetOf2},user_type:{use:"type",name:(t,node)=>t.each(node,"type_identifier").at(-1),path:(t,node)=>{const names2=t.each(node,"type_ide\
ntifier").map(part=>t.text(part));return names2.length>1?names2.slice(0,-1).join("."):void 0}}},reads:["simple_identifier"],writes:isWritten4,types:[],scopes:{statements:()=>[],
if_statement:conditions,while_statement:conditions,for_statement:(t,node)=>{const[name,...more]=bound(t,node);const held=t.field(node,"collection");if(name===void 0)
return[];const given3=more.length===0&&held!==void 0?{given:{node:held,element:true}}:{};return[{name,...given3},...more.map(other=>({name:other}))]},lambda_literal:(t,node)=>{
const list=t.descendant(node,"lambda_function_type_parameters");return list===void 0?[]:t.each(list,"lambda_parameter").flatMap(parameter=>{const name=t.field(parameter,
"name");const type=typeOf2(t,parameter);return name===void 0?[]:[{name,...type===void 0?{}:{type}}]})},switch_entry:(t,node)=>t.each(node,"switch_pattern").flatMap(
pattern=>{const names2=[];for(let at=pattern+1;at<t.tree.after[pattern];at++){const before2=t.named(t.parent(at)??at);const previous=before2[before2.indexOf(at)-
1];if(t.type(at)==="simple_identifier"&&previous!==void 0&&t.type(previous)==="value_binding_pattern")names2.push(at)}return names2.map(name=>({name}))}),catch_block:()=>[],
computed_property:()=>[],willset_clause:()=>[],didset_clause:()=>[]},label:(t,node)=>{if(t.type(node)==="value_argument_label"){const[name2]=t.named(node);return name2===
void 0?void 0:{name:name2}}const name=t.type(node)==="parameter"?t.field(node,"external_name"):void 0;return name===void 0?void 0:{name}},blockScoped:true,self:[
"self"],super:/^super$/,stands:(t,node)=>/^(?:try|await)_expression$/.test(t.type(node))||t.type(node)==="optional_chaining_expression"?t.named(node).at(-1):void 0,
script:readable,comments:["comment","multiline_comment"],begins:"slashes",imports:{import_declaration:(t,node)=>{const path=t.first(node,"identifier");return path===
void 0?[]:[{path:t.text(path),as:t.text(path),node:path}]}},packages:{},common:COMMON3,constructs:(t,node)=>{if(t.type(node)==="as_expression")return typeOf2(t,
node);if(t.type(node)!=="call_expression")return void 0;const[first]=t.named(node);return first!==void 0&&/^(?:[a-z]\w*\.)?[A-Z]\w*$/.test(t.text(first))?t.text(
first):void 0},constructorName:"init",global:true};import{posix as posix5}from"node:path";var CONTAINERS=new Map([["struct_declaration","struct"],["enum_declaration","enum"],["union_declaration","union"],["opaqu\
e_declaration","struct"],["error_set_declaration","enum"]]);function givenTo(t,node){const type=t.field(node,"type");const[,...others]=t.named(node);const last2=others.
at(-1);return last2===type||last2!==void 0&&t.type(last2)==="comment"?void 0:last2}function containerOf(t,node){if(t.type(node)==="variable_declaration"){const value2=givenTo(
t,node);return value2!==void 0&&CONTAINERS.has(t.type(value2))?value2:void 0}const returns=t.field(node,"type");const body=t.field(node,"body");if(returns===void 0||
body===void 0||t.text(returns)!=="type")return void 0;const statement=t.named(body).findLast(one=>t.type(one)==="expression_statement");const returned2=statement===
void 0?void 0:t.first(statement,"return_expression");const[value]=returned2===void 0?[]:t.named(returned2);return value!==void 0&&CONTAINERS.has(t.type(value))?
value:void 0}function kindOf3(t,node){const container2=containerOf(t,node);if(container2!==void 0)return CONTAINERS.get(t.type(container2));if(t.type(node)==="f\
unction_declaration")return"function";return declares(t,node)==="var"?"variable":"constant"}function namedAround(t,node){for(let at=t.parent(node);at!==void 0;at=
t.parent(at))if(CONTAINERS.has(t.type(at))){for(let outer=t.parent(at);outer!==void 0;outer=t.parent(outer))if(/^(?:variable|function)_declaration$/.test(t.type(
outer)))return containerOf(t,outer)===at?outer:void 0;return void 0}return void 0}var selves=new WeakMap;function selvesOf(t,declaration){const known=selves.get(
t)??new Map;selves.set(t,known);const found=known.get(declaration);if(found)return found;const container2=containerOf(t,declaration);const names2=new Set;for(const one of container2===
void 0?[]:t.each(container2,"variable_declaration")){const[declared2,value]=t.named(one);if(declared2!==void 0&&value!==void 0&&t.text(value)==="@This()")names2.
add(t.text(declared2))}known.set(declaration,names2);return names2}function typeText2(t,type){if(type===void 0)return void 0;const name=t.text(type).replace(/^(?:[\w.]*!|\?|\*(?:const\s|align\([^)]*\)\s*|volatile\s)*|const\s)+/,
"");const around2=namedAround(t,type);if(around2===void 0||!(name==="@This()"||selvesOf(t,around2).has(name)))return name;const own=t.first(around2,"identifier");
return own===void 0?name:t.text(own)}function parameters10(t,node){const list=t.field(node,"parameters")??t.first(node,"parameters");if(list===void 0)return[];return t.
each(list,"parameter").flatMap(one=>{const name=t.field(one,"name");if(name===void 0)return[];const made={name:t.text(name)};const type=typeText2(t,t.field(one,
"type"));if(type!==void 0)made.type=type;return[{node:one,name,parameter:made}]})}function calledBy(t,call){const called2=t.field(call,"function");return called2!==
void 0&&t.type(called2)==="error_union_type"?t.field(called2,"ok"):called2}var isPublic=(t,node)=>/^(?:pub|export)\b/.test(t.text(node))?["exported"]:[];var declares=(t,node)=>/^(?:pub\s+|export\s+|extern\s+(?:"[^"]*"\s+)?|threadlocal\s+|comptime\s+)*(var|const)\b/.
exec(t.text(node))?.[1];function declared(t,node){const value=givenTo(t,node);return t.each(node,"identifier").filter(name=>name!==value&&t.text(name)!=="_")}function selfOfFile(t,node){
if(node===void 0||t.type(node)!=="source_file"||t.first(node,"container_field")===void 0)return void 0;return t.each(node,"variable_declaration").find(one=>{const value=givenTo(
t,one);return value!==void 0&&t.text(value)==="@This()"})}function imported2(t,node){if(node===void 0)return void 0;const object=t.type(node)==="field_expressio\
n"?t.field(node,"object"):void 0;const name=object===void 0?void 0:t.field(node,"member");if(name!==void 0){const{path:path2,member}=imported2(t,object)??{};return path2===
void 0?void 0:{path:path2,member:[member,t.text(name)].filter(Boolean).join(".")}}if(t.type(node)!=="builtin_function"||!t.text(node).startsWith("@import"))return void 0;
const path=t.descendant(node,"string_content");return path===void 0?void 0:{path}}var payload=(t,node)=>{const list=t.first(node,"payload");return list===void 0?
[]:t.each(list,"identifier").map(name=>({name}))};var WRAPPED=/^(?:(?:null_coercion|dereference|try|unary|catch|await|parenthesized|binary)_expression|error_union_type|struct_initializer)$/;
var zig={key:"zig",family:"declarative",grammar:"@tree-sitter-grammars/tree-sitter-zig/tree-sitter-zig.wasm",revision:1,separator:".",standard:"std:zig",definitions:{
source_file:{kind:"struct",scope:true,name:(t,node)=>{const declaration=selfOfFile(t,node);return declaration===void 0?void 0:t.first(declaration,"identifier")}},
variable_declaration:{kind:kindOf3,scope:true,localInFunction:true,names:(t,node)=>{const isImport=imported2(t,givenTo(t,node))!==void 0;return isImport||declares(
t,node)===void 0||selfOfFile(t,t.parent(node))===node?[]:declared(t,node)},type:(t,node)=>typeText2(t,t.field(node,"type")),value:(t,node)=>containerOf(t,node)===
void 0?givenTo(t,node):void 0,body:(t,node)=>containerOf(t,node),modifiers:isPublic},function_declaration:{kind:kindOf3,memberKind:"method",scope:true,parameters:parameters10,
type:(t,node)=>containerOf(t,node)===void 0?typeText2(t,t.field(node,"type")):void 0,modifiers:isPublic},container_field:{kind:(t,node)=>{const around2=t.parent(
node);return around2!==void 0&&t.type(around2)==="enum_declaration"?"enum_member":"property"},type:(t,node)=>typeText2(t,t.field(node,"type"))},error_set_declaration:{
kind:"enum_member",names:(t,node)=>t.each(node,"identifier")}},uses:{call_expression:{use:"call",name:(t,node)=>{const called2=calledBy(t,node);if(called2===void 0)
return void 0;return t.type(called2)==="field_expression"?t.field(called2,"member"):t.type(called2)==="identifier"?called2:void 0},receiver:(t,node)=>{const called2=calledBy(
t,node);return called2!==void 0&&t.type(called2)==="field_expression"?t.field(called2,"object"):void 0}},field_expression:{use:(t,node)=>isWritten5(t,node)?"wri\
te":"read",name:(t,node)=>t.field(node,"object")===void 0?void 0:t.field(node,"member"),receiver:(t,node)=>t.field(node,"object")}},reads:["identifier"],types:[],
writes:isWritten5,scopes:{block:()=>[],if_statement:payload,if_expression:payload,else_clause:payload,for_statement:payload,for_expression:payload,while_statement:payload,
while_expression:payload,switch_case:payload,catch_expression:payload,errdefer_statement:payload},stands:(t,node)=>WRAPPED.test(t.type(node))?t.named(node)[0]:void 0,
constructs:(t,node)=>{const type=t.type(node)==="struct_initializer"?t.named(node)[0]:void 0;return type===void 0||t.type(type)==="call_expression"?void 0:typeText2(
t,type)},label:(t,node)=>{if(t.type(node)==="identifier"&&t.text(node)==="_")return{name:node};const member=t.type(node)==="field_expression"?t.field(node,"memb\
er"):void 0;return member===void 0||t.field(node,"object")!==void 0?void 0:{name:member}},blockScoped:true,wholeNames:true,importsBareNames:true,typesAreValues:true,
fieldsNeedReceiver:true,self:["@This()"],comments:["comment"],begins:"slashes",imports:{variable_declaration:(t,node)=>{const{path,member}=imported2(t,givenTo(t,
node))??{};const name=t.first(node,"identifier");if(path===void 0||name===void 0)return[];return[{path:t.text(path),as:t.text(name),node:path,...member===void 0?
{}:{member}}]},using_namespace_declaration:(t,node)=>{const{path}=imported2(t,t.first(node,"builtin_function"))??{};return path===void 0?[]:[{path:t.text(path),
node:path}]}},packages:{},moduleOf:path=>path.replace(/\.zig$/,"").replaceAll(".","_").replaceAll("/","."),file:(path,from,paths)=>{if(!path.endsWith(".zig"))return void 0;
const found=posix5.join(posix5.dirname(from),path);return paths.has(found)?found:void 0}};function isWritten5(t,node){const around2=t.parent(node);if(around2===
void 0)return false;if(t.type(around2)==="variable_declaration")return declares(t,around2)===void 0&&t.named(around2)[0]===node;return t.type(around2)==="assign\
ment_expression"&&t.field(around2,"left")===node}var ALL_RULES=[scala,swift,dart,elixir,haskell,ocaml,ocamlInterface,julia,r,solidity,lua,zig,bash];export{ALL_RULES};
