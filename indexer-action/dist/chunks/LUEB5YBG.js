import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{RecordTexts,readLayouts,wordsOf}from"./7ZO652WC.js";import{codesOf,nodeCodes}from"./HZEP76YM.js";import{moduleId}from"./2ZI6R6IU.js";
import{Said}from"./N6KGKASV.js";import{blanks,readAgain}from"./KLRMKRHE.js";import"./WYNVCRUU.js";import{oneLine}from"./JD3OYRGZ.js";
import{NAMED}from"./CCXMQBEG.js";import{folderAt,folderOf,stemOf}from"./CJJMGL6T.js";import{LIMITS}from"./XUA4RPE5.js";var TYPES=["array_type","assignment_statement","binary_expression","block","break_statement","call_expression","channel_type","comment","communication_case","co\
mposite_literal","const_declaration","const_spec","continue_statement","dec_statement","default_case","dot","expression_case","expression_list","expression_swit\
ch_statement","false","field_declaration","field_identifier","float_literal","for_statement","func_literal","function_declaration","function_type","generic_type",
"goto_statement","identifier","if_statement","imaginary_literal","implicit_length_array_type","import_declaration","import_spec","import_spec_list","inc_stateme\
nt","index_expression","int_literal","interface_type","interpreted_string_literal","iota","keyed_element","label_name","labeled_statement","literal_element","li\
teral_value","map_type","method_declaration","method_elem","negated_type","nil","package_clause","package_identifier","parameter_declaration","parameter_list","\
parenthesized_expression","parenthesized_type","pointer_type","qualified_type","range_clause","raw_string_literal","receive_statement","rune_literal","selector_\
expression","short_var_declaration","slice_expression","slice_type","struct_type","true","type_alias","type_assertion_expression","type_case","type_constraint",
"type_conversion_expression","type_declaration","type_elem","type_identifier","type_instantiation_expression","type_switch_statement","unary_expression","var_de\
claration","var_spec","var_spec_list","variadic_argument","variadic_parameter_declaration"];var K=codesOf(TYPES);var FIELDS=["alias","alternative","arguments","\
body","capacity","channel","element","end","field","function","index","initializer","key","label","left","length","name","operand","operator","package","paramet\
ers","path","receiver","result","right","start","type","type_arguments","type_parameters","value"];var TOKENS=[":=","&","*","<-"];var syntaxOf=nodeCodes(K,FIELDS,
TOKENS);var isNamed=flags=>(flags&NAMED)!==0;function entryOf(x,name2){if(name2==="main"&&x.package==="main")return{entry:"main"};if(name2==="init")return{entry:"init"};return void 0}var CALL_HEADS=new Set(
[K.selector_expression]);var REGISTER={GET:"GET",Get:"GET",POST:"POST",Post:"POST",PUT:"PUT",Put:"PUT",PATCH:"PATCH",Patch:"PATCH",DELETE:"DELETE",Delete:"DELET\
E",HEAD:"HEAD",OPTIONS:"OPTIONS",Any:"ANY",Handle:"ANY",HandleFunc:"ANY"};var MIDDLEWARE_LAST="github.com/labstack/echo";var GROUPS=new Set(["Group","Route","Pa\
thPrefix"]);function noteRoute(x,call3,head,given2){const name2=x.text(x.tree.child(head,x.field.field));const receiver=x.tree.child(head,x.field.operand);const path=pathOf(
x,given2[0]);if(path!==void 0&&GROUPS.has(name2)){const group2=joined(groupOf(x,receiver),path);const variable=assigned(x,call3);if(variable!==void 0)x.routeGroups.
named.set(`${x.owner} ${variable}`,group2);return given2.slice(1).some(one=>x.code(one)===K.func_literal)?group2:void 0}const method=Object.hasOwn(REGISTER,name2)?
REGISTER[name2]:void 0;if(path===void 0||given2.length<2){if(method!==void 0||/^Handler(?:Func)?$/.test(name2))noteChained(x,method??"ANY",receiver,given2);return void 0}
const[,verb,own]=/^(?:([A-Z]+) )?(\/.*)?$/.exec(path)??[];const group=groupOf(x,receiver);if(method===void 0||own===void 0&&(path!==""||group===""))return void 0;
const last=x.file.text.includes(MIDDLEWARE_LAST)?1:-1;note(x,given2.at(last),verb??method,joined(group,own??""));return void 0}function noteChained(x,verb,receiver,given2){
let method=verb;let path;let at=receiver;for(;x.code(at)===K.call_expression;at=x.tree.child(x.tree.child(at,x.field.function),x.field.operand)){const head=x.tree.
child(at,x.field.function);if(x.code(head)!==K.selector_expression)return;const name2=x.text(x.tree.child(head,x.field.field));const list3=x.tree.child(at,x.field.
arguments);const first2=list3<0?-1:x.firstNamed(list3);if(name2==="Path"||name2==="Combo")path=pathOf(x,first2);if(name2==="Methods")method=/^(?:http\.Method|")([A-Za-z]+)"?$/.
exec(x.text(first2))?.[1]?.toUpperCase()??"ANY"}const handler=given2.at(-1);if(path?.startsWith("/")&&handler!==void 0)note(x,handler,method,joined(groupOf(x,at),
path))}function note(x,written2,method,path){const handler=converted(x,written2);if(x.code(handler)!==K.identifier&&x.code(handler)!==K.selector_expression)return;
const last=x.code(handler)===K.identifier?handler:x.tree.child(handler,x.field.field);const isMethod=x.code(handler)===K.selector_expression;x.routes.push({handler:x.
text(last),method:isMethod,route:`${method} ${path}`})}var pathOf=(x,node)=>node>=0&&x.code(node)===K.interpreted_string_literal?x.text(node).slice(1,-1):void 0;
var joined=(group,path)=>group===""?path:`${group}/${path}`.replace(/\/{2,}/g,"/").replace(/(?<=.)\/$/,"");function groupOf(x,receiver){let at=receiver;while(x.
code(at)===K.call_expression)at=x.tree.child(x.tree.child(at,x.field.function),x.field.operand);const{named:named3,around}=x.routeGroups;return(x.code(at)===K.identifier?
named3.get(`${x.owner} ${x.text(at)}`):void 0)??around.at(-1)??""}function assigned(x,call3){const start=x.tree.start[call3];return/(?:^|[\s;{])(\w+)\s*:?=\s*$/.
exec(x.tree.text.slice(Math.max(0,start-80),start))?.[1]}function converted(x,handler){if(x.code(handler)!==K.call_expression)return handler;const[given2]=x.named(
x.tree.child(handler,x.field.arguments));return given2!==void 0&&/\bHandlerFunc$/.test(x.text(x.tree.child(handler,x.field.function)))?given2:handler}function markRoutes(x){
for(const{handler,method,route}of x.routes){const named3=x.symbols.filter(s=>s.name===handler&&s.kind===(method?"method":"function"));const symbol=named3[0];if(named3.
length!==1||!symbol)continue;symbol.modifiers=[...new Set([...symbol.modifiers??[],"entry"])];symbol.extra={...symbol.extra,route:symbol.extra?.route??route.slice(
0,200)}}}var NAME=1;var LOCAL=2;var SELECTOR=3;var CALL=4;var INDEX=5;var SLICE=6;var STAR=7;var ADDRESS=8;var RECEIVE=9;var ASSERT=10;var OF_TYPE=11;var ELEMENT_TYPE=12;
var KEY_TYPE=13;var KEY=14;var BASIC=15;var BINARY=16;var TUPLE=17;var RANGE_KEY=18;var RANGE_VALUE=19;var IMPORT=20;var LIST=30;var MAP=31;var CHANNEL=32;var FUNCTION=33;
var STRUCT=34;var FIELD_SIZE=4;var INTERFACE=35;var METHOD_SIZE=3;var UNION=36;var TYPE_PARAMETER=37;var CONSTRAINT_OF=39;var TYPE_DECLARATION=38;var BASICS=["i\
nt","float64","complex128","rune","string","bool","nil"];var INT=0;var FLOAT=1;var IMAGINARY=2;var RUNE=3;var STRING=4;var BOOL=5;var NIL=6;var TYPE_NAME=1;var FUNC=2;
var METHOD=3;var VAR=4;var CONST=5;var DECLARATION_SIZE=6;var IMPORT_SIZE=3;var OCCURRENCE_SIZE=5;var LOCAL_KINDS=["parameter","variable","type","label","import"];
var PARAMETER=0;var VARIABLE=1;var LOCAL_TYPE=2;var LABEL=3;var IMPORTED=4;var READ=0;var WRITE=1;var CALLEE=2;var IMPORTS=3;var EMBEDS=4;var UNKNOWN=0;var EXTERNAL=1;var BASIC2=2;var NAMED2=3;var POINTER=4;var LIST2=5;var MAP2=6;var CHANNEL2=7;var FUNCTION2=8;var STRUCT2=9;var INTERFACE2=10;var PARAMETER2=11;
var TUPLE2=12;var TYPE=13;var PACKAGE=14;var BUILTIN=15;var UNION2=16;var unknown={kind:UNKNOWN};var basics=new Map;function basic(name2){let type=basics.get(name2);
if(!type){type={kind:BASIC2,name:name2};basics.set(name2,type)}return type}var typeOf=type=>type.kind===UNKNOWN||type.kind===EXTERNAL?type:{kind:TYPE,type};var denoted=type=>type.
kind===TYPE?type.type:type.kind===EXTERNAL?type:unknown;function from(external2,how){const name2=external2.name.length>80?external2.name:external2.name+how;return{
kind:EXTERNAL,path:external2.path,name:name2}}var DEEPEST=12;function substitute(type,by,depth2=0){if(by.size===0||depth2>DEEPEST)return type;const inside=inner2=>substitute(
inner2,by,depth2+1);switch(type.kind){case PARAMETER2:return by.get(type)??type;case NAMED2:return type.args?named(type.declaration,type.args.map(inside)):type;case EXTERNAL:
return type.args?{...type,args:type.args.map(inside)}:type;case POINTER:{const element2=inside(type.element);return element2===type.element?type:{kind:POINTER,element:element2}}case LIST2:case CHANNEL2:{
const element2=inside(type.element);return element2===type.element?type:{kind:type.kind,element:element2}}case MAP2:return{kind:MAP2,key:inside(type.key),element:inside(
type.element)};case FUNCTION2:return{...type,parameters:type.parameters.map(inside),results:type.results.map(inside)};case STRUCT2:return{kind:STRUCT2,fields:type.
fields.map(field=>({...field,type:inside(field.type)}))};case INTERFACE2:return{kind:INTERFACE2,methods:type.methods.map(method=>({...method,type:inside(method.
type)})),embedded:type.embedded.map(inside)};case TUPLE2:case UNION2:return{kind:type.kind,types:type.types.map(inside)};case TYPE:return{kind:TYPE,type:inside(
type.type)};default:return type}}function named(declaration,args){if(!args||args.length===0)return declaration.self;const weight=args.reduce((sum,one)=>sum+weightOf(
one),1);if(weight>HEAVIEST)return declaration.self;return{kind:NAMED2,declaration,args,underlying:void 0,weight}}var HEAVIEST=60;function weightOf(type){switch(type.
kind){case NAMED2:return type.weight??1;case POINTER:case LIST2:case CHANNEL2:return 1+weightOf(type.element);case MAP2:return 1+weightOf(type.key)+weightOf(type.
element);case FUNCTION2:return[...type.parameters,...type.results].reduce((sum,one)=>sum+weightOf(one),1);case STRUCT2:return type.fields.reduce((sum,one)=>sum+
weightOf(one.type),1);case INTERFACE2:return type.methods.reduce((sum,one)=>sum+weightOf(one.type),1);case EXTERNAL:return(type.args??[]).reduce((sum,one)=>sum+
weightOf(one),1);case TUPLE2:case UNION2:return type.types.reduce((sum,one)=>sum+weightOf(one),1);default:return 1}}function unify(pattern,given2,wanted,found,asked,depth2=0){
if(depth2>DEEPEST||given2.kind===UNKNOWN)return;const again=(a,b)=>{if(a&&b)unify(a,b,wanted,found,asked,depth2+1)};if(pattern.kind===PARAMETER2){if(wanted.has(
pattern)&&!found.has(pattern))found.set(pattern,given2);return}if(pattern.kind===NAMED2){if(given2.kind===NAMED2&&given2.declaration===pattern.declaration)pattern.
args?.forEach((one,at)=>{again(one,given2.args?.[at])});else if(pattern.args){const wants=asked.underlying(pattern);if(wants.kind===INTERFACE2)for(const{name:name2,
type}of wants.methods)again(type,asked.method(given2,name2))}return}if(pattern.kind===EXTERNAL){if(given2.kind===EXTERNAL)pattern.args?.forEach((one,at)=>{again(
one,given2.args?.[at])});return}const other=given2.kind===NAMED2?asked.underlying(given2):given2;if(pattern.kind!==other.kind)return;switch(pattern.kind){case POINTER:case LIST2:case CHANNEL2:
again(pattern.element,other.element);return;case MAP2:again(pattern.key,other.key);again(pattern.element,other.element);return;case FUNCTION2:pattern.parameters.
forEach((one,at)=>{again(one,other.parameters[at])});pattern.results.forEach((one,at)=>{again(one,other.results[at])});return;default:}}var TYPES2="bool byte complex64 complex128 float32 float64 int int8 int16 int32 int64 rune string uint uint8 uint16 uint32 uint64 uintptr".split(" ");var FUNCTIONS="\
append cap clear close complex copy delete imag len make max min new panic print println real recover".split(" ");var ERROR={kind:EXTERNAL,path:"",name:"error"};
var ANY={kind:INTERFACE2,methods:[],embedded:[]};var universe=new Map([...TYPES2.map(name2=>[name2,{kind:TYPE,type:basic(alias(name2))}]),...FUNCTIONS.map(name2=>[
name2,{kind:BUILTIN,name:name2}]),["error",ERROR],["any",{kind:TYPE,type:ANY}],["comparable",{kind:TYPE,type:ANY}],["true",basic("bool")],["false",basic("bool")],
["nil",basic("nil")],["iota",basic("int")]]);function alias(name2){return name2==="byte"?"uint8":name2==="rune"?"int32":name2}var DEEPEST2=16;var MOST_CODE=2e4;function noteGiven(x,place,value2,written2){const code=x.code(written2);const isNamed2=code===K.identifier||code===K.selector_expression;
if(isNamed2&&!x.isTest&&place!==0&&value2!==0)x.given.push([place,value2])}var OPERANDS={[NAME]:"s",[SELECTOR]:"ns",[CALL]:"n+",[INDEX]:"n+",[SLICE]:"n",[STAR]:"\
n",[ADDRESS]:"n",[RECEIVE]:"n",[ASSERT]:"nn",[OF_TYPE]:"n",[ELEMENT_TYPE]:"n",[KEY]:"ns0",[BASIC]:"i",[TUPLE]:"ni",[RANGE_VALUE]:"n",[LIST]:"n",[MAP]:"nn",[CHANNEL]:"\
n"};var PLACES=new Set([NAME,SELECTOR,KEY]);var DATA=new Set([STAR,LIST,MAP,CHANNEL,STRUCT,INTERFACE]);var TRANSPARENT=new Set([LOCAL,OF_TYPE,STAR,ADDRESS]);function givenOf(rows,from2){
const given2={strings:[],code:[],rows:[]};const base=from2.surface.length;const copies=new Map;const words=new Map;const word=number=>{if(number<from2.kept)return number;
const known2=words.get(number);if(known2!==void 0)return known2;const copy=from2.kept+given2.strings.push(from2.strings[number])-1;words.set(number,copy);return copy};
const copied=(node,depth2)=>{if(node<base)return node;const known2=copies.get(node);if(known2!==void 0)return known2;const at=node-base;const op=from2.body[at];
if(op===LOCAL)return depth2>DEEPEST2?0:copied(from2.body[at+2],depth2+1);const operands=OPERANDS[op];if(operands===void 0||depth2>DEEPEST2||given2.code.length>MOST_CODE)
return 0;const record=[op];let read=at+1;for(const one of operands){const value2=from2.body[read++];if(one==="s")record.push(word(value2));else if(one==="n"){const inner2=copied(
value2,depth2+1);if(inner2===0&&value2!==0)return 0;record.push(inner2)}else if(one==="+"){record.push(value2);for(let nth=0;nth<value2;nth++)record.push(copied(
from2.body[read+nth],depth2+1))}else record.push(one==="0"?0:value2)}const copy=base+given2.code.length;given2.code.push(...record);copies.set(node,copy);return copy};
const known=new KnownNames(from2);for(const[place,value2]of rows){if(!known.mayHoldFunction(place)||!known.mayBeFunction(value2))continue;const[to,what]=[copied(
place,0),copied(value2,0)];if(to!==0&&what!==0)given2.rows.push([to,what])}return given2.rows.length>0?given2:void 0}var KnownNames=class{#from;#types=new Map;#others=new Set;constructor(from2){
this.#from=from2;const{declarations}=from2;for(let at=0;at<declarations.length;at+=DECLARATION_SIZE){const[kind,name2,,node]=declarations.slice(at,at+4);if(kind===
TYPE_NAME)this.#types.set(name2,node);if(kind!==FUNC&&kind!==METHOD)this.#others.add(name2)}}mayHoldFunction(place){if(!PLACES.has(this.#at(place)))return false;
const type=this.#at(place)===NAME?void 0:this.#fieldType(place);return type===void 0||!(DATA.has(this.#at(type))||this.#predeclared(type)!==void 0)}mayBeFunction(value2){
const node=this.#value(value2);if(this.#at(node)===SELECTOR)return this.#fieldType(node)===void 0;const isName=this.#at(node)===NAME&&!this.#others.has(this.#at(
node+1));return isName&&this.#predeclared(node)?.kind!==BASIC2}#at(node){const{surface,body}=this.#from;return node<surface.length?surface[node]:body[node-surface.
length]}#value(node){let value2=node;for(let depth2=0;this.#at(value2)===LOCAL&&depth2<DEEPEST2;depth2++)value2=this.#at(value2+2);return value2}#predeclared(node){
const name2=this.#at(node+1);if(this.#at(node)!==NAME||this.#types.has(name2))return void 0;return universe.get(this.#from.strings[name2])}#fieldType(node){const[
operand,name2]=[this.#at(node+1),this.#at(node+2)];const declared=this.#types.get(this.#typeName(operand));const struct=declared===void 0?0:this.#at(declared+2);
if(this.#at(struct)!==STRUCT)return void 0;for(let nth=0;nth<this.#at(struct+1);nth++){const field=struct+2+nth*FIELD_SIZE;if(this.#at(field)===name2)return this.#at(
field+1)}return void 0}#typeName(node){let of=node;for(let depth2=0;depth2<DEEPEST2&&TRANSPARENT.has(this.#at(of));depth2++)of=this.#at(of+(this.#at(of)===LOCAL?
2:1));return this.#at(of)===NAME?this.#at(of+1):0}};function addSymbol(x,d){const name2=x.text(d.name);const parent=x.owner;const draft={name:name2,kind:d.kind,line:x.line(d.name),column:x.column(d.name),start:x.
line(d.outer??d.declaration),end:x.endLine(d.outer??d.declaration)};const container=d.receiverName??(parent>=0?x.symbols[parent]?.qualified??x.symbols[parent]?.
name:void 0);if(container!==void 0&&container!=="")draft.qualified=`${container}.${name2}`;if(parent>=0)draft.parent=parent;const doc=docAbove(x,d.outer??d.declaration);
if(doc)draft.doc=doc.lines;draft.signature=signatureOf(x,d);const modifiers=[...d.modifiers??[]];if(isExported(name2))modifiers.push("exported");if(doc?.deprecated)
modifiers.push("deprecated");if(modifiers.length>0)draft.modifiers=modifiers;if(d.parameters)draft.parameters=d.parameters;if(d.returns!==void 0)draft.returns=d.
returns;if(d.receiver!==void 0)draft.receiver=d.receiver;if(d.type!==void 0)draft.type=d.type;if(d.annotations&&d.annotations.length>0)draft.annotations=d.annotations;
if(x.constraint!==void 0)draft.conditions=[x.constraint.slice(0,200)];if(d.extra)draft.extra=d.extra;return x.symbols.push(draft)-1}function isExported(name2){const first2=name2.
codePointAt(0)??0;return first2<128?first2>=65&&first2<=90:new RegExp("^\\p{Lu}","u").test(name2)}function signatureOf(x,d){const start=x.tree.start[d.declaration];
const end=d.body===void 0||d.body<0?x.tree.end[d.declaration]:x.tree.start[d.body];const head=x.tree.text.slice(start,Math.min(end,start+4*LIMITS.signatureChars));
const folded=oneLine(head,"slashes").replace(/[\s{]+$/,"");return(d.keyword?`${d.keyword} ${folded}`:folded).slice(0,LIMITS.signatureChars)}function docAbove(x,node){
const{tree}=x;const last=x.line(node)-1;let wanted=last;let first2=0;let deprecated=false;for(let at=node-1;at>=0&&tree.parent[at]===tree.parent[node]&&x.code(at)===
K.comment;at--){if(x.endLine(at)!==wanted)break;first2=x.line(at);if(startsLine(x,at)===false){first2=first2===wanted?wanted+1:first2;break}wanted=first2-1;if(x.
text(at).includes("Deprecated:"))deprecated=true}return first2===0||first2>last?void 0:{lines:[first2,last],deprecated}}function startsLine(x,node){const{text}=x.
tree;for(let at=x.tree.start[node]-1;at>=0;at--){const character=text.charCodeAt(at);if(character===10)return true;if(character!==32&&character!==9&&character!==
13)return false}return true}var SYSTEMS=new Set("aix android darwin dragonfly freebsd hurd illumos ios js linux nacl netbsd openbsd plan9 solaris wasip1 windows zos".split(" "));var MACHINES=new Set(
"386 amd64 amd64p32 arm armbe arm64 arm64be loong64 mips mipsle mips64 mips64le mips64p32 mips64p32le ppc ppc64 ppc64le riscv riscv64 s390 s390x sparc sparc64 w\
asm".split(" "));var GO=/^go1\.(\d+)$/;var UNIX=new Set("aix android darwin dragonfly freebsd hurd illumos ios linux netbsd openbsd solaris".split(" "));function constraintOf(path,text){
const parts=[];const words=stemOf(path).replace(/_test$/,"").split("_").slice(1);const last=words.at(-1)??"";const before=words.at(-2)??"";if(MACHINES.has(last)){
if(SYSTEMS.has(before))parts.push(before);parts.push(last)}else if(SYSTEMS.has(last))parts.push(last);const line=buildLine(text);if(line!==void 0)parts.push(parts.
length>0&&line.includes("||")?`(${line})`:line);return parts.length>0?parts.join(" && "):void 0}function buildLine(text){const old=[];for(let at=0;at<text.length;){
const end=text.indexOf("\n",at);const line=text.slice(at,end<0?text.length:end).trim();if(line.startsWith("//go:build "))return line.slice("//go:build ".length).
trim();if(line.startsWith("// +build ")||line.startsWith("//+build "))old.push(line.slice(line.indexOf("build ")+6));else if(line!==""&&!line.startsWith("//"))break;
if(end<0)break;at=end+1}if(old.length===0)return void 0;const lines=old.map(line=>line.trim().split(/\s+/).map(option=>option.split(",").join(" && ")).join(" ||\
 "));return lines.length===1?lines[0]:lines.map(line=>`(${line})`).join(" && ")}var NEWEST=Number.POSITIVE_INFINITY;var USUAL={system:"linux",machine:"amd64",tags:new Set,
go:NEWEST};var builds=new Map;var MOST_TAGS=8;function buildOf(constraint){if(constraint===void 0)return USUAL;let build=builds.get(constraint);if(!build){build=
nearest(constraint);builds.set(constraint,build)}return build}function nearest(constraint){if(includes(USUAL,constraint))return USUAL;const words=[...new Set(constraint.
match(/[\w.]+/g)??[])];const systems=["linux",...words.filter(word=>SYSTEMS.has(word)),"windows","darwin"];const machines=["amd64",...words.filter(word=>MACHINES.
has(word)),"arm64"];const tags=words.filter(word=>!SYSTEMS.has(word)&&!MACHINES.has(word)&&!GO.test(word)).slice(0,MOST_TAGS);const subsets=Array.from({length:2**
tags.length},(_,bits)=>tags.filter((_2,at)=>bits>>at&1)).sort((a,b)=>a.length-b.length);for(const subset of subsets)for(const system of systems)for(const machine of machines){
const build={system,machine,tags:new Set(subset),go:NEWEST};const at=includes(build,constraint)?build:{...build,go:versionOf(constraint,build)};if(includes(at,constraint))
return at}return USUAL}function versionOf(constraint,build){if(includes(build,constraint))return build.go;const asked=[...(constraint??"").matchAll(/\bgo1\.(\d+)/g)].
map(match=>Number(match[1])-1);return Math.max(0,...asked.filter(go=>go<build.go&&isMet({...build,go},constraint??"")))}var answers=new Map;function includes(build,constraint){
if(constraint===void 0)return true;let known=answers.get(constraint);if(!known){known=new Map;answers.set(constraint,known)}let answer=known.get(build);if(answer===
void 0){answer=isMet(build,constraint);known.set(build,answer)}return answer}var isMet=(build,constraint)=>evaluate(constraint,tag=>holds(build,tag));function holds(build,tag){
if(SYSTEMS.has(tag))return tag===build.system||tag==="linux"&&build.system==="android";if(MACHINES.has(tag))return tag===build.machine;if(build.tags.has(tag))return true;
if(tag==="unix")return UNIX.has(build.system);const version=GO.exec(tag);return version?Number(version[1])<=build.go:tag==="gc"||tag==="cgo"}function evaluate(expression,holdsTag){
const tokens=expression.match(/&&|\|\||[!()]|[^\s!()&|]+/g)??[];let at=0;const either=()=>{let value2=both();while(tokens[at]==="||"){at++;value2=both()||value2}
return value2};const both=()=>{let value2=single();while(tokens[at]==="&&"){at++;value2=single()&&value2}return value2};const single=()=>{const token=tokens[at++];
if(token==="!")return!single();if(token==="("){const value2=either();at++;return value2}return token!==void 0&&holdsTag(token)};return either()}var Modules=class{#modules;#folders;#moduleAt=new Map;#resolved=new Map;#suffixes;#requires;#externals=new Map;constructor(project,folders){this.#folders=folders;
this.#modules=[...project.paths].filter(path=>path==="go.mod"||path.endsWith("/go.mod")).map(path=>readModule(path.slice(0,-"go.mod".length),project.read(path)??
"")).filter(module=>module!==void 0).sort((a,b)=>b.folder.length-a.folder.length||(a.folder<b.folder?-1:1));this.#requires=[...new Set(this.#modules.flatMap(module=>module.
requires))].sort((a,b)=>b.length-a.length);if(this.#modules.length===0)this.#suffixes=byLastName(folders)}folderOf(importPath,from2){const module=this.#moduleOf(
from2);const key=`${module?.folder??""}\0${importPath}`;if(this.#resolved.has(key))return this.#resolved.get(key);const folder=this.#find(importPath,module,from2);
this.#resolved.set(key,folder);return folder}external(importPath){let known=this.#externals.get(importPath);if(!known){known=this.#external(importPath);this.#externals.
set(importPath,known)}return known}#external(importPath){if(importPath==="")return{package:"std:go",prefix:"builtin"};if(importPath==="C")return{package:"std:go",
prefix:"C"};if(!importPath.split("/")[0].includes("."))return{package:"std:go",prefix:importPath};const module=this.#requires.find(path=>importPath===path||importPath.
startsWith(`${path}/`));const provider=module??guessModule(importPath);const rest=importPath.slice(provider.length+1);return{package:`go:${provider}`,prefix:rest||
lastName(provider)}}#moduleOf(path){const folder=folderOf(path);if(!this.#moduleAt.has(folder))this.#moduleAt.set(folder,this.#modules.find(module=>folder.startsWith(
module.folder)));return this.#moduleAt.get(folder)}#find(importPath,module,from2){if(isRelative(importPath)){const folder=folderAt(folderOf(from2),importPath);return folder!==
void 0&&this.#folders.has(folder)?folder:void 0}if(module){const vendored=`${module.folder}vendor/${importPath}/`;if(this.#folders.has(vendored))return vendored;
for(const[path,folder]of module.replaces){const inside=within(path,importPath);if(inside!==void 0&&this.#folders.has(folder+inside))return folder+inside}}for(const one of module?
[module,...this.#modules]:this.#modules){const inside=one.path==="std"?`${importPath}/`:within(one.path,importPath);if(inside!==void 0&&this.#folders.has(one.folder+
inside))return one.folder+inside}return this.#suffixes?this.#bySuffix(importPath):void 0}#bySuffix(importPath){const parts=importPath.split("/");if(!parts[0].includes(
"."))return void 0;for(let from2=1;from2<=3&&from2<parts.length;from2++){const tail=`${parts.slice(from2).join("/")}/`;const named3=(this.#suffixes?.get(parts.at(
-1))??[]).filter(folder=>folder===tail||folder.endsWith(`/${tail}`));if(named3.length===1)return named3[0]}return parts.length===3&&this.#folders.has("")?"":void 0}};
var isRelative=importPath=>/^\.\.?\//.test(importPath);var within=(module,path)=>path===module?"":path.startsWith(`${module}/`)?`${path.slice(module.length+1)}/`:
void 0;function readModule(folder,text){const path=/^module\s+"?([^\s"]+)"?/m.exec(text)?.[1];if(path===void 0)return void 0;const requires=[];const replaces=new Map;
let block="";for(const raw of text.split("\n")){const line=raw.replace(/\/\/.*$/,"").trim();const opened2=/^(require|replace|exclude|retract)\s*\($/.exec(line);
if(opened2)block=opened2[1];else if(line===")")block="";else{const single=/^(require|replace)\s+(.*)$/.exec(line);const kind=single?single[1]:block;const rest=single?
single[2]:line;if(kind==="require")requires.push((rest.split(/\s+/)[0]??"").replace(/"/g,""));if(kind==="replace"){const parts=/^"?([^\s"]+)"?(?:\s+v\S+)?\s*=>\s*"?(\.\.?\/[^\s"]*|\.\.?)"?/.
exec(rest);const target=parts?folderAt(folder,parts[2]):void 0;if(parts&&target!==void 0)replaces.set(parts[1],target)}}}return{folder,path,requires:requires.filter(
one=>one!==""),replaces}}function guessModule(importPath){const parts=importPath.split("/");const three=/^(github\.com|gitlab\.com|bitbucket\.org|golang\.org|google\.golang\.org)$/.
test(parts[0]);return parts.slice(0,three?3:2).join("/")}function lastName(path){const parts=path.split("/").filter(part=>!/^v\d+$/.test(part));return(parts.at(
-1)??path).replace(/\.v\d+$/,"")}function likelyNames(importPath){const base=lastName(importPath);const names=[base,base.replace(/^go[-.]/,""),base.replace(/[-.]go$/,
""),base.replace(/[-.]/g,"_"),base.replace(/[-.]/g,"")];names.push(...base.split(/[-.]/).reverse());return[...new Set(names.filter(name2=>name2!==""))]}function byLastName(folders){
const map=new Map;for(const folder of folders){const last=folder.split("/").at(-2);if(last===void 0)continue;const list3=map.get(last);if(list3)list3.push(folder);else
map.set(last,[folder])}return map}var BLANK="_";var Extraction=class{tree;file;syntax;field;symbols=[];imports=[];declarations=[];locals=[];occurrences=[];constraint;isTest;labels=new Map;routes=[];routeGroups={
named:new Map,around:[]};given=[];depth=0;package="";owner=-1;inBody=false;basics;#surfaceCode=[0];#bodyCode=[];#strings=[""];#numbers=new Map([["",0]]);#names=[];#bound=[];#depths=[];#trail=[];#marks=[];#later=[];#qualifiers=new Set;#surfaceStrings=0;constructor(tree,file){
this.tree=tree;this.file=file;this.syntax=syntaxOf(tree.grammar);this.field=this.syntax.field;this.isTest=file.path.endsWith("_test.go");this.constraint=constraintOf(
file.path,file.text);this.basics=BASICS.map((_,at)=>this.node2(BASIC,at))}code(node){return isNamed(this.tree.flags[node])?this.syntax.codes[this.tree.type[node]]:
0}text(node){return this.tree.text.slice(this.tree.start[node],this.tree.end[node])}line(node){return this.tree.lineAt(this.tree.start[node])}endLine(node){const{
start,end}=this.tree;return this.tree.lineAt(Math.max(start[node],end[node]-1))}column(node){return this.tree.columnAt(this.tree.start[node])}named(node){const{
after,flags}=this.tree;const children=[];for(let at=node+1,end=after[node];at<end;at=after[at])if(isNamed(flags[at])&&this.code(at)!==K.comment)children.push(at);
return children}firstNamed(node){const{after,flags}=this.tree;for(let at=node+1,end=after[node];at<end;at=after[at])if(isNamed(flags[at])&&this.code(at)!==K.comment)
return at;return-1}under(node,field){const{after,flags,field:fields}=this.tree;const children=[];for(let at=node+1,end=after[node];at<end;at=after[at])if(fields[at]===
field&&isNamed(flags[at]))children.push(at);return children}hasToken(node,type){const{after,type:types}=this.tree;for(let at=node+1,end=after[node];at<end;at=after[at])
if(types[at]===type)return true;return false}string(text){let number=this.#numbers.get(text);if(number===void 0){number=this.#strings.push(text)-1;this.#numbers.
set(text,number)}return number}node2(op,a){const code=this.inBody?this.#bodyCode:this.#surfaceCode;return this.#base()+code.push(op,a)-2}node3(op,a,b){const code=this.
inBody?this.#bodyCode:this.#surfaceCode;return this.#base()+code.push(op,a,b)-3}record(values){const code=this.inBody?this.#bodyCode:this.#surfaceCode;const at=code.
length;for(const value2 of values)code.push(value2);return this.#base()+at}#base(){return this.inBody?this.#surfaceCode.length:0}patch(at,value2){const base=this.#surfaceCode.
length;if(this.inBody&&at>=base)this.#bodyCode[at-base]=value2;else this.#surfaceCode[at]=value2}ofType(type){return type===0?0:this.node2(OF_TYPE,type)}open(){
this.#marks.push(this.#trail.length)}close(){const mark=this.#marks.pop()??0;for(let at=this.#trail.length-3;at>=mark;at-=3){const name2=this.#trail[at];this.#bound[name2]=
this.#trail[at+1];this.#depths[name2]=this.#trail[at+2]}this.#trail.length=mark}bind(name2,node){this.#trail.push(name2,this.#bound[name2]??0,this.#depths[name2]??
0);this.#bound[name2]=node;this.#depths[name2]=this.#marks.length}resolve(name2){const bound=this.#bound[name2];if(bound)return bound;let node=this.#names[name2];
if(node===void 0){node=this.node2(NAME,name2);this.#names[name2]=node}return node}select(operandNode,operand,member3){const kind=this.code(operandNode);if(kind===
K.identifier||kind===K.package_identifier){const text=this.text(operandNode);if(operand===this.#names[this.string(text)])this.#qualifiers.add(text)}return this.
node3(SELECTOR,operand,this.string(this.text(member3)))}redeclared(name2){return this.#bound[name2]&&this.#depths[name2]===this.#marks.length?this.#bound[name2]:
0}local(nameNode,kind){const name2=this.text(nameNode).slice(0,LIMITS.nameChars);return this.locals.push([name2,kind,this.line(nameNode),this.column(nameNode),this.
owner])-1}declare(nameNode,kind,value2){const text=this.text(nameNode);if(text===BLANK)return;this.bind(this.string(text),this.node3(LOCAL,this.local(nameNode,kind),
value2))}localOf(node){const base=this.#surfaceCode.length;return this.inBody&&node>=base?this.#bodyCode[node-base+1]:this.#surfaceCode[node+1]}bindTypeParameter(node){
if(this.#surfaceCode[node+3]>=0)this.bind(this.#surfaceCode[node+1],node)}declareInPackage(kind,name2,definition,node){this.declarations.push(kind,this.string(this.
text(name2)),definition,node,0,0)}later(read){if(this.inBody)read();else{const{owner}=this;this.#later.push(()=>{this.owner=owner;read()})}}readLater(){this.#surfaceStrings=
this.#strings.length;this.inBody=true;for(const read of this.#later)read()}occurrence(at,use,node){const offset=this.tree.start[at];this.occurrences.push(this.tree.
lineAt(offset),this.tree.columnAt(offset),use,node,this.owner)}occurrenceAt(offset,use,node){this.occurrences.push(this.tree.lineAt(offset),this.tree.columnAt(offset),
use,node,this.owner)}unit(){const surface={package:this.package,strings:this.#strings.slice(0,this.#surfaceStrings),code:this.#surfaceCode,imports:this.imports,
declarations:this.declarations};const unnamed=unnamedImports(surface,this.#qualifiers);if(unnamed)surface.unnamed=unnamed;const[strings,kept]=[this.#strings,this.#surfaceStrings];
const{code,declarations}=surface;const given2=givenOf(this.given,{surface:code,declarations,body:this.#bodyCode,strings,kept});if(given2)surface.given=given2;if(this.
constraint!==void 0)surface.constraint=this.constraint;const body={strings:this.#strings.slice(this.#surfaceStrings),code:this.#bodyCode,locals:this.locals,occurrences:this.
occurrences};const unit={symbols:this.symbols,surface,body};if(this.package!=="")unit.module=this.package;return unit}};function unnamedImports({imports,strings,
declarations},words){const known=new Set;const paths=[];for(let at=0;at<imports.length;at+=IMPORT_SIZE){const[path,alias2]=[strings[imports[at]],strings[imports[at+
1]]];const names=alias2===""?likelyNames(path):[alias2];if(alias2===""&&isForeign(path)&&!names.some(name2=>words.has(name2)))paths.push(path);for(const name2 of names)
known.add(name2)}if(paths.length===0)return void 0;for(let at=0;at<declarations.length;at+=DECLARATION_SIZE)if(declarations[at]!==METHOD)known.add(strings[declarations[at+
1]]);return{paths,words:[...words].filter(word=>!known.has(word))}}var isForeign=path=>path.split("/")[0].includes(".");var HEAD=/^func[ \t]*\([^()\n]*\)[ \t]*[\p{L}_][\p{L}\p{Nd}_]*(?=\[)/gmu;var LONGEST=4e3;function asParameters(text){let read="";let copied=0;for(const head of text.
matchAll(HEAD)){const open=head.index+head[0].length;const close=closing(text,open);if(close<0||text[close+1]!=="(")continue;const names=withPlainConstraints(text.
slice(open+1,close));read+=`${text.slice(copied,open)}(${names}${names.trimEnd().endsWith(",")?"  ":", "}`;copied=close+2}return copied===0?text:read+text.slice(
copied)}function split(x,list3){if(list3<0)return{types:[],values:[]};const all=x.named(list3);const{start,text}=x.tree;const open=start[list3];if(text[open]!==
"[")return{types:[],values:all};const close=closing(text,open);const first2=all.findIndex(one=>start[one]>close);const count=first2<0?all.length:first2;return{types:all.
slice(0,count),values:all.slice(count)}}function closing(text,open){let depth2=0;for(let at=open,end=Math.min(text.length,open+LONGEST);at<end;at++){depth2+=nesting(
text[at]);if(depth2===0)return at}return-1}var nesting=(sign="")=>"[({".includes(sign)?1:"])}".includes(sign)?-1:0;function withPlainConstraints(list3){let depth2=0;
let plain="";let from2=0;let leftOut=false;const take=to=>{plain+=leftOut?blanks(list3.slice(from2,to)):list3.slice(from2,to);from2=to};for(let at=0;at<list3.length;at++){
const sign=list3[at];depth2+=nesting(sign);if(depth2>0||!"~|,".includes(sign))continue;take(at);if(sign===",")leftOut=false;else if(sign==="|")leftOut=true;else{
plain+=" ";from2=at+1}}take(list3.length);return plain}function readParameters(x,list3){const parameters={types:[],names:[],variadic:false};for(const declaration of split(x,list3).values){const code=x.code(declaration);
if(code!==K.parameter_declaration&&code!==K.variadic_parameter_declaration)continue;const written2=visit(x,x.tree.child(declaration,x.field.type));const variadic=code===
K.variadic_parameter_declaration;if(variadic)parameters.variadic=true;const type=variadic?x.node2(LIST,written2):written2;const names=x.under(declaration,x.field.
name);for(const node of names){parameters.types.push(type);parameters.names.push({node,type})}if(names.length===0)parameters.types.push(type)}return parameters}
function readResult(x,result2){if(result2<0)return{types:[],names:[],variadic:false};if(x.code(result2)===K.parameter_list)return readParameters(x,result2);return{
types:[visit(x,result2)],names:[],variadic:false}}function bindParameters(x,...lists){for(const list3 of lists)for(const{node,type}of list3.names)x.declare(node,
PARAMETER,x.ofType(type))}function typeParametersOf(x,node){const list3=x.tree.child(node,x.field.type_parameters);return list3<0?[]:x.named(list3)}function readTypeParameters(x,declarations){
const made2=[];for(const declaration of declarations){const constraint=x.tree.child(declaration,x.field.type);for(const node of x.under(declaration,x.field.name)){
const record=typeParameter(x,node);made2.push({node,constraint,record})}}let last=-1;let read=0;for(const{constraint,record}of made2){if(constraint!==last)read=
constraint<0?0:visit(x,constraint);last=constraint;x.patch(record+2,read)}return made2.map(({record})=>record)}function typeParameter(x,node,constraint=0){const text=x.
text(node);const name2=x.string(text);const local=text===BLANK?-1:x.local(node,LOCAL_TYPE);const record=x.record([TYPE_PARAMETER,name2,constraint,local]);if(local>=
0)x.bind(name2,record);return record}function functionCode(x,typeParameters,parameters,result2){return x.record([FUNCTION,parameters.variadic?1:0,typeParameters.
length,parameters.types.length,result2.types.length,...typeParameters,...parameters.types,...result2.types])}function functionType(x,node){const parameters=readParameters(
x,x.tree.child(node,x.field.parameters));return functionCode(x,[],parameters,readResult(x,x.tree.child(node,x.field.result)))}function structType(x,node){const list3=x.
firstNamed(node);const fields=[];if(list3>=0)for(const field of x.named(list3)){if(x.code(field)!==K.field_declaration)continue;readField(x,field,fields)}return x.
record([STRUCT,fields.length/FIELD_SIZE,...fields])}function readField(x,field,fields){const type=x.tree.child(field,x.field.type);const names=x.under(field,x.field.
name);if(names.length===0){const name2=embeddedName(x,type);const definition=name2<0?0:member(x,field,name2,x.text(type));const embedded=visit(x,type);const pointer=x.
hasToken(field,x.syntax.token["*"]);if(name2>=0)fields.push(x.string(x.text(name2)),pointer?x.node2(STAR,embedded):embedded,definition,1);return}const outer=x.owner;
const definitions=names.map(name2=>member(x,field,name2,x.text(type)));const first2=definitions[0]??0;if(first2>0)x.owner=first2-1;const read=visit(x,type);x.owner=
outer;names.forEach((name2,at)=>{const text=x.text(name2);if(text!==BLANK)fields.push(x.string(text),read,definitions[at]??0,0)})}function member(x,declaration,name2,type){
if(x.text(name2)===BLANK)return 0;if(x.inBody)return-x.local(name2,VARIABLE)-1;return addSymbol(x,{kind:"property",name:name2,declaration,type:type.slice(0,LIMITS.
signatureChars)})+1}function embeddedName(x,type){switch(x.code(type)){case K.type_identifier:case K.identifier:return type;case K.qualified_type:return x.tree.
child(type,x.field.name);case K.generic_type:return embeddedName(x,x.tree.child(type,x.field.type));case K.pointer_type:case K.parenthesized_type:return embeddedName(
x,x.firstNamed(type));default:return-1}}function interfaceType(x,node){const methods=[];const embedded=[];for(const element2 of x.named(node)){if(x.code(element2)===
K.method_elem){const name2=x.tree.child(element2,x.field.name);const definition=interfaceMethod(x,element2,name2);const outer=x.owner;if(definition>0)x.owner=definition-
1;methods.push(x.string(x.text(name2)),functionType(x,element2),definition);x.owner=outer}else embedded.push(embeddedElement(x,element2))}return x.record([INTERFACE,
methods.length/METHOD_SIZE,embedded.length,...methods,...embedded.filter(type=>type!==0)])}function interfaceMethod(x,element2,name2){if(x.inBody)return-x.local(
name2,VARIABLE)-1;const draft=addSymbol(x,{kind:"method",name:name2,declaration:element2,modifiers:["abstract"],parameters:describeParameters(x,x.tree.child(element2,
x.field.parameters)),returns:describeResult(x,x.tree.child(element2,x.field.result))});return draft+1}function embeddedElement(x,element2){const types=x.named(element2);
if(types.length!==1)return visitChildren(x,element2);const from2=x.occurrences.length;const type=visit(x,types[0]);if(x.code(types[0])===K.type_identifier||x.code(
types[0])===K.qualified_type){const last=x.occurrences.length-OCCURRENCE_SIZE;if(last>=from2)x.occurrences[last+2]=EMBEDS}return type===0?x.node2(UNION,0):type}
function union(x,node){const types=x.named(node).map(type=>visit(x,type));return types.length===1?types[0]:x.record([UNION,types.length,...types])}function describeParameters(x,list3){
const described=[];for(const declaration of split(x,list3).values){const typeNode2=x.tree.child(declaration,x.field.type);const type=typeNode2<0?void 0:x.text(typeNode2).
slice(0,LIMITS.signatureChars);const variadic=x.code(declaration)===K.variadic_parameter_declaration;const names=x.under(declaration,x.field.name).map(name2=>x.
text(name2));for(const name2 of names.length>0?names:[BLANK]){const parameter={name:name2};if(type!==void 0)parameter.type=type;if(variadic)parameter.variadic=true;
described.push(parameter)}}return described}function describeResult(x,result2){return result2<0?void 0:x.text(result2).replace(/\s+/g," ").slice(0,LIMITS.signatureChars)}function packageTypes(x,node){const all=x.named(node);for(const spec of all){const name2=x.tree.child(spec,x.field.name);const type=x.tree.child(spec,x.field.type);
if(name2<0)continue;const alias2=x.code(spec)===K.type_alias;const symbol=addSymbol(x,{kind:typeKind(x,type),name:name2,declaration:spec,keyword:"type",...structural(
x,type),...all.length===1?{outer:node}:{}});x.owner=symbol;x.open();x.declareInPackage(TYPE_NAME,name2,symbol+1,typeDeclaration(x,spec,name2,type,symbol+1,alias2));
x.close();x.owner=-1}}function structural(x,type){const code=x.code(type);if(code===K.struct_type)return{body:x.firstNamed(type)};if(code===K.interface_type){const first2=x.
firstNamed(type);return first2<0?{}:{body:first2}}return type<0?{}:{type:x.text(type).slice(0,LIMITS.signatureChars)}}function typeKind(x,type){const code=x.code(
type);return code===K.struct_type?"struct":code===K.interface_type?"interface":"type"}function typeDeclaration(x,spec,name2,type,definition,alias2){const parameters=readTypeParameters(
x,typeParametersOf(x,spec));const underlying2=visit(x,type);return x.record([TYPE_DECLARATION,x.string(x.text(name2)),underlying2,definition,alias2?1:0,parameters.
length,...parameters])}function localTypes(x,node){for(const spec of x.named(node)){const name2=x.tree.child(spec,x.field.name);if(name2<0)continue;const local=x.
local(name2,LOCAL_TYPE);const code=x.node3(LOCAL,local,0);x.bind(x.string(x.text(name2)),code);x.open();const declaration=typeDeclaration(x,spec,name2,x.tree.child(
spec,x.field.type),-local-1,x.code(spec)===K.type_alias);x.close();x.patch(code+2,declaration)}return 0}var scoped=(x,node)=>{x.open();visitChildren(x,node);x.close();return 0};function expressionList(x,node){if(node<0)return[];return x.code(node)===K.expression_list?
x.named(node):[node]}function valuesFor(x,names,values){if(values.length===0)return new Array(names).fill(0);if(values.length===1&&names>1)return Array.from({length:names},
(_,at)=>x.node3(TUPLE,values[0],at));return Array.from({length:names},(_,at)=>values[at]??0)}function define(x,names,values){names.forEach((name2,at)=>{if(x.code(
name2)!==K.identifier){visitTarget(x,name2);return}const text=x.text(name2);if(text===BLANK)return;const known=x.redeclared(x.string(text));if(known)x.occurrence(
name2,WRITE,known);else x.declare(name2,VARIABLE,values[at]??0)})}function assign(x,node){const targets=expressionList(x,x.tree.child(node,x.field.left)).map(target=>visitTarget(
x,target));expressionList(x,x.tree.child(node,x.field.right)).forEach((value2,at)=>{noteGiven(x,targets[at]??0,visit(x,value2),value2)});return 0}function shortDeclaration(x,node){
const names=expressionList(x,x.tree.child(node,x.field.left));const values=expressionList(x,x.tree.child(node,x.field.right)).map(value2=>visit(x,value2));define(
x,names,valuesFor(x,names.length,values));return 0}function step(x,node){visitTarget(x,x.firstNamed(node));return 0}function range(x,node){const over=visit(x,x.
tree.child(node,x.field.right));const names=expressionList(x,x.tree.child(node,x.field.left));const values=[RANGE_KEY,RANGE_VALUE].map(op=>names.length>0?x.node2(
op,over):0);if(x.hasToken(node,x.syntax.token[":="]))define(x,names,values);else for(const name2 of names)visitTarget(x,name2);return 0}function receive(x,node){
const value2=visit(x,x.tree.child(node,x.field.right));const names=expressionList(x,x.tree.child(node,x.field.left));if(x.hasToken(node,x.syntax.token[":="]))define(
x,names,valuesFor(x,names.length,[value2]));else for(const name2 of names)visitTarget(x,name2);return 0}function typeSwitch(x,node){x.open();visit(x,x.tree.child(
node,x.field.initializer));const value2=visit(x,x.tree.child(node,x.field.value));const alias2=expressionList(x,x.tree.child(node,x.field.alias))[0]??-1;const text=alias2<
0?BLANK:x.text(alias2);const local=text===BLANK?-1:x.local(alias2,VARIABLE);for(const clause of x.named(node)){const code=x.code(clause);if(code!==K.type_case&&
code!==K.default_case)continue;x.open();const types=x.under(clause,x.field.type);const read=types.map(type=>visit(x,type));if(local>=0){const narrowed=types.length===
1&&x.text(types[0])!=="nil";const seen=narrowed?x.node3(ASSERT,value2,read[0]):value2;x.bind(x.string(text),x.node3(LOCAL,local,seen))}for(const statement of x.
named(clause))if(x.tree.field[statement]!==x.field.type)visit(x,statement);x.close()}x.close();return 0}function headed(x,node){x.open();visitChildren(x,node);x.
close();return 0}function labeled(x,node){const label=x.tree.child(node,x.field.label);const key=x.string(`${x.text(label)}:`);const known=x.labels.get(key);if(known===
void 0)x.labels.set(key,x.node3(LOCAL,x.local(label,LABEL),0));else{const local=x.locals[x.localOf(known)];if(local)[local[2],local[3]]=[x.line(label),x.column(
label)]}for(const child of x.named(node))if(child!==label)visit(x,child);return 0}function jump(x,node){const label=x.firstNamed(node);if(label<0||x.code(label)!==
K.label_name)return 0;const key=x.string(`${x.text(label)}:`);let known=x.labels.get(key);if(known===void 0){known=x.node3(LOCAL,x.local(label,LABEL),0);x.labels.
set(key,known)}x.occurrence(label,READ,known);return 0}function expressionSwitch(x,node){return headed(x,node)}function ifStatement(x,node){let opened2=0;for(let at=node;at>=
0;){x.open();opened2++;let next=-1;const{after,flags,field}=x.tree;for(let child=at+1,end=after[at];child<end;child=after[child]){if(!isNamed(flags[child]))continue;
if(field[child]===x.field.alternative&&x.code(child)===K.if_statement)next=child;else visit(x,child)}at=next}while(opened2-- >0)x.close();return 0}var statements={
block:scoped,communication_case:scoped,default_case:scoped,expression_case:scoped,for_statement:headed,if_statement:ifStatement,expression_switch_statement:expressionSwitch,
type_switch_statement:typeSwitch,short_var_declaration:shortDeclaration,assignment_statement:assign,inc_statement:step,dec_statement:step,range_clause:range,receive_statement:receive,
labeled_statement:labeled,break_statement:jump,continue_statement:jump,goto_statement:jump,var_declaration:localVariables,const_declaration:localConstants,type_declaration:localTypes};function visit(x,node){if(node<0)return 0;const read=table()[x.code(node)];if(x.depth>=DEEPEST3)return 0;x.depth++;const code=read?read(x,node):visitChildren(x,
node);x.depth--;return code}var DEEPEST3=800;function visitChildren(x,node){const{after,flags}=x.tree;for(let at=node+1,end=after[node];at<end;at=after[at])if(isNamed(
flags[at]))visit(x,at);return 0}function functionBody(x,body){if(body>=0)visitChildren(x,body)}var nothing=()=>0;var inner=(x,node)=>visit(x,x.firstNamed(node));
function name(x,node){return named2(x,node,READ)}function named2(x,node,use){const text=x.text(node);if(text==="_")return 0;const code=x.resolve(x.string(text));
x.occurrence(node,use,code);return code}function selector(x,node,use){const field=x.tree.child(node,x.field.field);const before=x.tree.child(node,x.field.operand);
const operand=visit(x,before);if(field<0)return operand;const code=x.select(before,operand,field);x.occurrence(field,use,code);return code}function qualified(x,node){
const pack=x.tree.child(node,x.field.package);const member3=x.tree.child(node,x.field.name);const code=x.select(pack,visit(x,pack),member3);x.occurrence(member3,
READ,code);return code}function visitTarget(x,node){switch(x.code(node)){case K.identifier:return named2(x,node,WRITE);case K.selector_expression:return selector(
x,node,WRITE);case K.parenthesized_expression:return visitTarget(x,x.firstNamed(node));default:return visit(x,node)}}function callee(x,node){switch(x.code(node)){case K.
identifier:case K.type_identifier:return named2(x,node,CALLEE);case K.selector_expression:return selector(x,node,CALLEE);case K.qualified_type:{const code=qualified(
x,node);x.occurrences[x.occurrences.length-OCCURRENCE_SIZE+2]=CALLEE;return code}case K.parenthesized_expression:case K.parenthesized_type:return callee(x,x.firstNamed(
node));case K.index_expression:{const operand=callee(x,x.tree.child(node,x.field.operand));return indexed(x,operand,[visit(x,x.tree.child(node,x.field.index))])}case K.
generic_type:{const operand=callee(x,x.tree.child(node,x.field.type));return indexed(x,operand,typeArguments(x,x.tree.child(node,x.field.type_arguments)))}case K.
type_instantiation_expression:return instantiation(x,node,callee);default:return visit(x,node)}}function instantiation(x,node,head){const[generic,...types]=x.named(
node);const operand=head(x,generic??-1);return indexed(x,operand,types.map(type=>visit(x,type)))}function typeArguments(x,list3){return list3<0?[]:x.named(list3).
map(type=>visit(x,type))}function indexed(x,operand,indexes){return x.record([INDEX,operand,indexes.length,...indexes])}function call(x,node){const head=x.tree.
child(node,x.field.function);let fn2=callee(x,head);const types=x.tree.child(node,x.field.type_arguments);if(types>=0)fn2=indexed(x,fn2,typeArguments(x,types));
const list3=x.tree.child(node,x.field.arguments);const given2=list3<0?[]:x.named(list3);const group=given2.length>0&&CALL_HEADS.has(x.code(head))?noteRoute(x,node,
head,given2):void 0;const{around}=x.routeGroups;if(group!==void 0)around.push(group);const values=given2.map(argument=>visit(x,argument));if(group!==void 0)around.
pop();return called(x,fn2,values)}function called(x,fn2,given2){return x.record([CALL,fn2,given2.length,...given2])}function unary(x,node){const operand=visit(x,
x.tree.child(node,x.field.operand));const operator=x.tree.type[x.tree.child(node,x.field.operator)];if(operator===x.syntax.token["&"])return x.node2(ADDRESS,operand);
if(operator===x.syntax.token["*"])return x.node2(STAR,operand);if(operator===x.syntax.token["<-"])return x.node2(RECEIVE,operand);return operand}var COMPARISONS=new Set(
["==","!=","<","<=",">",">=","&&","||"]);var SHIFTS=new Set(["<<",">>"]);function binary(x,node){const chain=[];let leftmost=node;while(leftmost>=0&&x.code(leftmost)===
K.binary_expression){chain.push(leftmost);leftmost=x.tree.child(leftmost,x.field.left)}let value2=visit(x,leftmost);for(let at=chain.length-1;at>=0;at--){const expression=chain[at];
const operator=x.tree.child(expression,x.field.operator);const right=visit(x,x.tree.child(expression,x.field.right));const written2=operator<0?"":x.text(operator);
if(COMPARISONS.has(written2))value2=x.basics[BOOL];else if(!SHIFTS.has(written2)&&value2!==right)value2=x.node3(BINARY,value2,right)}return value2}function functionLiteral(x,node){
const parameters=readParameters(x,x.tree.child(node,x.field.parameters));const result2=readResult(x,x.tree.child(node,x.field.result));const code=functionCode(x,
[],parameters,result2);x.later(()=>{const outer=x.labels;x.labels=new Map;x.open();bindParameters(x,parameters,result2);functionBody(x,x.tree.child(node,x.field.
body));x.close();x.labels=outer});return x.ofType(code)}function composite(x,node){const type=visit(x,x.tree.child(node,x.field.type));literal(x,x.tree.child(node,
x.field.body),type);return x.ofType(type)}function literal(x,body,type){if(body<0)return;let elementType=0;let keyType=0;for(const element2 of x.named(body)){const keyed=x.
code(element2)===K.keyed_element;let field=0;if(keyed){const key=x.firstNamed(x.tree.child(element2,x.field.key));if(x.code(key)===K.identifier)field=fieldKey(x,
key,type);else if(x.code(key)===K.literal_value){if(keyType===0)keyType=x.node2(KEY_TYPE,type);literal(x,key,keyType)}else visit(x,key)}const value2=x.firstNamed(
keyed?x.tree.child(element2,x.field.value):element2);if(x.code(value2)===K.literal_value){if(elementType===0)elementType=x.node2(ELEMENT_TYPE,type);literal(x,value2,
elementType)}else noteGiven(x,field,visit(x,value2),value2)}}function fieldKey(x,key,type){const text=x.string(x.text(key));const field=x.record([KEY,type,text,
x.resolve(text)]);x.occurrence(key,WRITE,field);return field}var basic2=kind=>x=>x.basics[kind];var expressions={comment:nothing,identifier:name,type_identifier:name,
package_identifier:name,field_identifier:nothing,qualified_type:qualified,selector_expression:(x,node)=>selector(x,node,READ),call_expression:call,type_conversion_expression:(x,node)=>{
const type=callee(x,x.tree.child(node,x.field.type));return called(x,type,[visit(x,x.tree.child(node,x.field.operand))])},type_instantiation_expression:(x,node)=>instantiation(
x,node,visit),index_expression:(x,node)=>indexed(x,visit(x,x.tree.child(node,x.field.operand)),[visit(x,x.tree.child(node,x.field.index))]),generic_type:(x,node)=>indexed(
x,visit(x,x.tree.child(node,x.field.type)),typeArguments(x,x.tree.child(node,x.field.type_arguments))),slice_expression:(x,node)=>{const operand=visit(x,x.tree.
child(node,x.field.operand));for(const field of[x.field.start,x.field.end,x.field.capacity])visit(x,x.tree.child(node,field));return x.node2(SLICE,operand)},type_assertion_expression:(x,node)=>x.
node3(ASSERT,visit(x,x.tree.child(node,x.field.operand)),visit(x,x.tree.child(node,x.field.type))),unary_expression:unary,binary_expression:binary,parenthesized_expression:inner,
parenthesized_type:inner,variadic_argument:inner,negated_type:inner,literal_element:inner,func_literal:functionLiteral,composite_literal:composite,pointer_type:(x,node)=>x.
node2(STAR,visit(x,x.firstNamed(node))),slice_type:(x,node)=>x.node2(LIST,visit(x,x.tree.child(node,x.field.element))),implicit_length_array_type:(x,node)=>x.node2(
LIST,visit(x,x.tree.child(node,x.field.element))),array_type:(x,node)=>{visit(x,x.tree.child(node,x.field.length));return x.node2(LIST,visit(x,x.tree.child(node,
x.field.element)))},map_type:(x,node)=>x.node3(MAP,visit(x,x.tree.child(node,x.field.key)),visit(x,x.tree.child(node,x.field.value))),channel_type:(x,node)=>x.node2(
CHANNEL,visit(x,x.tree.child(node,x.field.value))),function_type:functionType,struct_type:structType,interface_type:interfaceType,type_elem:union,type_constraint:union,
int_literal:basic2(INT),iota:basic2(INT),float_literal:basic2(FLOAT),imaginary_literal:basic2(IMAGINARY),rune_literal:basic2(RUNE),interpreted_string_literal:basic2(
STRING),raw_string_literal:basic2(STRING),true:basic2(BOOL),false:basic2(BOOL),nil:basic2(NIL)};var visits;function table(){if(!visits){visits=[];for(const[type,
read]of Object.entries({...expressions,...statements}))visits[K[type]]=read}return visits}function functionDeclaration(x,node){const name2=x.tree.child(node,x.field.name);if(name2<0)return;const body=x.tree.child(node,x.field.body);const text=x.text(
name2);const modifiers=[];if(x.isTest&&/^(Test|Benchmark|Fuzz|Example)([^a-z]|$)/.test(text))modifiers.push("test");const entry=entryOf(x,text);if(entry)modifiers.
push("entry");if(body<0)modifiers.push("declaration");const own=typeParametersOf(x,node);const list3=x.tree.child(node,x.field.parameters);const symbol=addSymbol(
x,{kind:"function",name:name2,declaration:node,body,modifiers,parameters:describeParameters(x,list3),returns:describeResult(x,x.tree.child(node,x.field.result)),
annotations:written(x,own),...entry?{extra:entry}:{}});x.owner=symbol;x.open();const typeParameters=readTypeParameters(x,own);const parameters=readParameters(x,
list3);const result2=readResult(x,x.tree.child(node,x.field.result));const code=functionCode(x,typeParameters,parameters,result2);x.close();readBodyLater(x,body,
typeParameters,()=>{bindParameters(x,parameters,result2)});x.owner=-1;if(text!==BLANK)x.declareInPackage(FUNC,name2,symbol+1,code)}var written=(x,typeParameters)=>typeParameters.
map(one=>x.text(one).slice(0,LIMITS.signatureChars));function readBodyLater(x,body,typeParameters,bind){if(body<0)return;x.later(()=>{x.labels=new Map;x.open();
for(const parameter of typeParameters)x.bindTypeParameter(parameter);bind();functionBody(x,body);x.close()})}function methodDeclaration(x,node){const name2=x.tree.
child(node,x.field.name);const receiver=x.firstNamed(x.tree.child(node,x.field.receiver));if(name2<0||receiver<0)return;const body=x.tree.child(node,x.field.body);
const receiverType=x.tree.child(receiver,x.field.type);const pointer=x.code(receiverType)===K.pointer_type;const{base,parameters:names}=receiverParts(x,receiverType);
if(base<0)return;const list3=x.tree.child(node,x.field.parameters);const{types:own}=split(x,list3);const symbol=addSymbol(x,{kind:"method",name:name2,declaration:node,
body,parameters:describeParameters(x,list3),returns:describeResult(x,x.tree.child(node,x.field.result)),annotations:written(x,own),receiver:x.text(receiverType).
slice(0,LIMITS.signatureChars),receiverName:x.text(base)});x.owner=symbol;x.open();const typeParameters=names.map((parameter,at)=>typeParameter(x,parameter,x.node3(
CONSTRAINT_OF,x.string(x.text(base)),at)));const self=visit(x,receiverType);typeParameters.push(...readTypeParameters(x,own));const parameters=readParameters(x,
list3);const result2=readResult(x,x.tree.child(node,x.field.result));const code=functionCode(x,typeParameters,parameters,result2);x.close();const receiverName=x.
tree.child(receiver,x.field.name);readBodyLater(x,body,typeParameters,()=>{if(receiverName>=0)x.declare(receiverName,PARAMETER,x.ofType(self));bindParameters(x,
parameters,result2)});x.owner=-1;x.declarations.push(METHOD,x.string(x.text(name2)),symbol+1,code,x.string(x.text(base)),pointer?1:0)}function receiverParts(x,type){
switch(x.code(type)){case K.pointer_type:case K.parenthesized_type:return receiverParts(x,x.firstNamed(type));case K.generic_type:{const list3=x.tree.child(type,
x.field.type_arguments);const parameters=list3<0?[]:x.named(list3).map(one=>x.code(one)===K.type_elem?x.firstNamed(one):one);return{base:x.tree.child(type,x.field.
type),parameters}}case K.type_identifier:return{base:type,parameters:[]};default:return{base:-1,parameters:[]}}}function readFile(x){for(const node of x.named(0)){switch(x.code(node)){case K.package_clause:x.package=x.text(x.firstNamed(node));break;case K.import_declaration:
readImports(x,node);break;case K.const_declaration:constants(x,node);break;case K.var_declaration:variables(x,node);break;case K.type_declaration:packageTypes(x,
node);break;case K.function_declaration:functionDeclaration(x,node);break;case K.method_declaration:methodDeclaration(x,node);break;default:x.later(()=>{visit(x,
node)})}}x.readLater()}function readImports(x,node){for(const child of x.named(node)){if(x.code(child)===K.import_spec_list){for(const spec of x.named(child))readImport(
x,spec)}else if(x.code(child)===K.import_spec)readImport(x,child)}}function readImport(x,spec){const pathNode=x.tree.child(spec,x.field.path);if(pathNode<0)return;
const path=x.text(pathNode).slice(1,-1);const nameNode=x.tree.child(spec,x.field.name);const alias2=nameNode<0?"":x.text(nameNode);const start=x.tree.start[pathNode]+
1;let local=-1;if(alias2===""){const shown=(likelyNames(path)[0]??path).slice(0,LIMITS.nameChars);local=x.locals.push([shown,IMPORTED,x.tree.lineAt(start),x.tree.
columnAt(start),-1])-1}else if(alias2!==BLANK&&alias2!==".")local=x.local(nameNode,IMPORTED);x.imports.push(x.string(path),x.string(alias2),local);x.occurrenceAt(
start,IMPORTS,x.node2(IMPORT,x.string(path)))}function specs(x,node,kind){return x.named(node).flatMap(child=>x.code(child)===K.var_spec_list?x.named(child):[child]).
filter(child=>x.code(child)===kind)}function readValues(x,spec){const type=visit(x,x.tree.child(spec,x.field.type));const list3=x.tree.child(spec,x.field.value);
const values=list3<0?[]:x.named(list3).map(value2=>visit(x,value2));return{type,values}}function variables(x,node){const all=specs(x,node,K.var_spec);for(const spec of all)
packageValues(x,node,spec,all.length===1,"variable",void 0)}function constants(x,node){const all=specs(x,node,K.const_spec);let above;for(const spec of all)above=
packageValues(x,node,spec,all.length===1,"constant",above)}function packageValues(x,declaration,spec,alone,kind,above){const names=x.under(spec,x.field.name);const typeNode2=x.
tree.child(spec,x.field.type);const definitions=names.map(name2=>x.text(name2)===BLANK?0:addSymbol(x,{kind,name:name2,declaration:spec,keyword:kind==="variable"?
"var":"const",...typeNode2<0?{}:{type:x.text(typeNode2).slice(0,LIMITS.signatureChars)},...alone?{outer:declaration}:{}})+1);x.owner=(definitions.find(definition=>definition>
0)??0)-1;let read=readValues(x,spec);x.owner=-1;if(kind==="constant"&&read.type===0&&read.values.length===0&&above)read=above;const typed=x.ofType(read.type);const values=typed===
0?valuesFor(x,names.length,read.values):[];names.forEach((name2,at)=>{if(definitions[at])x.declareInPackage(kind==="variable"?VAR:CONST,name2,definitions[at]??0,
typed||(values[at]??0))});return read}function localVariables(x,node){for(const spec of specs(x,node,K.var_spec))localValues(x,spec,void 0);return 0}function localConstants(x,node){
let above;for(const spec of specs(x,node,K.const_spec))above=localValues(x,spec,above);return 0}function localValues(x,spec,above){const names=x.under(spec,x.field.
name);let read=readValues(x,spec);if(above&&read.type===0&&read.values.length===0)read=above;const typed=x.ofType(read.type);const values=typed===0?valuesFor(x,
names.length,read.values):[];names.forEach((name2,at)=>{x.declare(name2,VARIABLE,typed||(values[at]??0))});return read}var MOST_GIVEN=16;var GivenFunctions=class{#program;#given;constructor(program){this.#program=program}behind(source,node,{entity}){const found=new Set;if(source.
at(node)===LOCAL)addFunction(found,source.value(source.at(node+2)));else if(entity?.kind==="variable"||entity?.kind==="field"){if(entity.kind==="variable")addFunction(
found,entity.source.value(entity.node));this.#given??=this.#findAll();for(const one of this.#given.get(keyOf(entity))??[])found.add(one)}return found.size>MOST_GIVEN?
[]:[...found]}told(source,textOf){const told=new Map;eachGiven(source,(place,value2,row)=>{told.set(JSON.stringify(row.map(textOf)),[place,value2].map(one=>one.
entity&&keyOf(one.entity)).join())});return told}#findAll(){const found=new Map;for(const source of this.#program.sources.values())eachGiven(source,(place,value2)=>{
const{entity}=place;if(!entity||entity.definition<=0||!isFunction(value2.entity))return;const key=keyOf(entity);const known=found.get(key)??new Set;addFunction(
known,value2);found.set(key,known)});return found}};function eachGiven(source,visit2){const{given:given2}=source.file.surface;if(!given2)return;source.withBody(
{...given2,locals:[],occurrences:[]},()=>{for(const row of given2.rows)visit2(source.value(row[0]),source.value(row[1]),row)})}var isFunction=entity=>entity?.kind===
"function"||entity?.kind==="method";function addFunction(to,{entity,choices}){for(const one of choices??(entity?[entity]:[]))if(isFunction(one)&&one.definition>
0)to.add(one)}var keyOf=({source,definition,name:name2})=>`${source.file.path} ${source.file.symbols[definition-1]?.id??name2}`;var LAYOUTS=readLayouts({[NAME]:"s",[LOCAL]:"-n",[SELECTOR]:"ns",[CALL]:"nc(n)",[INDEX]:"nc(n)",[SLICE]:"n",[STAR]:"n",[ADDRESS]:"n",[RECEIVE]:"n",[ASSERT]:"nn",
[OF_TYPE]:"n",[ELEMENT_TYPE]:"n",[KEY_TYPE]:"n",[KEY]:"nsn",[BASIC]:"i",[BINARY]:"nn",[TUPLE]:"ni",[RANGE_KEY]:"n",[RANGE_VALUE]:"n",[IMPORT]:"s",[LIST]:"n",[MAP]:"\
nn",[CHANNEL]:"n",[FUNCTION]:"iccc(n)(n)(n)",[STRUCT]:"c(sn-i)",[INTERFACE]:"cc(sn-)(n)",[UNION]:"c(n)",[TYPE_PARAMETER]:"sn-",[CONSTRAINT_OF]:"si"});var BY_ITSELF=new Set(
["function","method","property","constant","variable"]);function offersOf(file){const{surface,symbols}=file;const texts=new RecordTexts(surface.code,surface.strings,
LAYOUTS);const offered=new Said;const imports=importsOf(surface);const say=(name2,definition,tell)=>{texts.begin();const text=tell();offered.say(name2,[symbols[definition-
1]?.id,text,...mayMean(imports,text,surface,texts)])};const{declarations,strings}=surface;const compared=new Set;for(let at=0;at<declarations.length;at+=DECLARATION_SIZE){
const[kind,word,definition,node,receiver,pointer]=declarations.slice(at);const name2=strings[word];if(kind===METHOD||kind===TYPE_NAME)compared.add(name2);if(kind===
METHOD)say(name2,definition,()=>[texts.string(receiver),pointer,texts.of(node)]);else if(kind!==TYPE_NAME)say(name2,definition,()=>[kind,texts.of(node)]);else{say(
name2,definition,()=>typeText(texts,node));for(const{name:member3,type,definition:own}of membersOf(texts,node)){compared.add(member3);say(member3,own,()=>[name2,
texts.of(type)])}}}const textOf=givenTexts(surface);for(const[place,value2]of surface.given?.rows??[]){const name2=surface.given&&placeName(surface,surface.given,
place);if(name2!==void 0)offered.say(name2,[textOf(place),textOf(value2)])}const whole=texts.isUntold?surface:void 0;return{rest:JSON.stringify([folderOf(file.path),
surface.package,surface.constraint,whole]),named:offered.texts(),ordered:symbols.flatMap(({id,kind})=>BY_ITSELF.has(kind)?[]:[id]),compared}}function givenTexts(surface){
const{given:given2,code,strings}=surface;if(!given2)return()=>void 0;const texts=new RecordTexts(code.concat(given2.code),strings.concat(given2.strings),LAYOUTS);
return node=>{texts.begin();return texts.of(node)}}function placeName({code,strings},given2,place){const at=offset=>offset<code.length?code[offset]:given2.code[offset-
code.length];const op=at(place);const name2=at(place+(op===NAME?1:2))??0;return name2<strings.length?strings[name2]:given2.strings[name2-strings.length]}function typeText(texts,declaration){
const type=texts.at(declaration+2);return[texts.at(declaration+4),texts.each(declaration+6,texts.at(declaration+5)),shapeOf(texts,type)]}function shapeOf(texts,type){
const kind=texts.at(type);if(kind===STRUCT)return[kind,fieldsOf(texts,type).flatMap(field=>field.isEmbedded?[texts.of(field.type)]:[])];if(kind!==INTERFACE)return texts.
of(type);const methods=texts.at(type+1);return[kind,methods===0,texts.each(type+3+methods*METHOD_SIZE,texts.at(type+2))]}function membersOf(texts,declaration){const type=texts.
at(declaration+2);const kind=texts.at(type);if(kind===STRUCT)return fieldsOf(texts,type);return kind===INTERFACE?records(texts,type+3,texts.at(type+1),METHOD_SIZE):
[]}var fieldsOf=(texts,struct)=>records(texts,struct+2,texts.at(struct+1),FIELD_SIZE);var records=(texts,from2,count,size)=>Array.from({length:count},(_,index2)=>{
const at=from2+index2*size;const isEmbedded=size===FIELD_SIZE&&texts.at(at+3)===1;return{name:texts.string(texts.at(at)),type:texts.at(at+1),definition:texts.at(
at+2),isEmbedded}});function importsOf({imports,strings}){const found=[];for(let at=0;at<imports.length;at+=IMPORT_SIZE){const[path,alias2]=[strings[imports[at]],
strings[imports[at+1]]];if(alias2!=="_")found.push({entry:[path,alias2],names:alias2===""?likelyNames(path):[alias2]})}return found}function mayMean(imports,text,{
unnamed},{strings}){const words=wordsOf(strings);const known=new Set(imports.flatMap(({names})=>names));const isOdd=[...JSON.stringify(text).matchAll(QUALIFIER)].
some(([,name2])=>!known.has(name2));const may=({entry:[,alias2],names})=>alias2==="."||isOdd&&alias2===""||names.some(name2=>words.has(name2));const found=imports.
filter(may).map(({entry})=>entry);return isOdd&&unnamed?[found,unnamed]:[found]}var QUALIFIER=new RegExp(`\\[${SELECTOR},\\[${NAME},"([^"]+)"`,"g");var DEEPEST4=8;var MOST_EMBEDDED=200;function underlying(type){switch(type.kind){case NAMED2:if(!type.args)return underlyingOf(type.declaration);type.underlying??=
substitute(underlyingOf(type.declaration),substitutionOf(type));return type.underlying;case PARAMETER2:return coreOf(type);default:return type}}var opened=new Set;
function underlyingOf(declaration){if(declaration.underlying)return declaration.underlying;if(opened.has(declaration))return unknown;opened.add(declaration);const{
source,node}=declaration;const found=underlying(source.denoted(source.at(node+2)));opened.delete(declaration);declaration.underlying=found;return found}function parametersOf(declaration){
const{source,node}=declaration;declaration.parameters??=Array.from({length:source.at(node+5)},(_,at)=>source.denoted(source.at(node+6+at))).filter(type=>type.kind===
PARAMETER2);return declaration.parameters}function substitutionOf(type){const by=new Map;parametersOf(type.declaration).forEach((parameter,at)=>{const given2=type.
args?.[at];if(given2)by.set(parameter,given2)});return by}function coreOf(parameter){const constraint=parameter.source.denoted(parameter.constraint);if(constraint.
kind===PARAMETER2)return unknown;const type=underlying(constraint);if(type.kind!==INTERFACE2)return type.kind===UNION2?unknown:type;const only=type.embedded.length===
1&&type.methods.length===0?type.embedded[0]:void 0;return only&&only.kind!==NAMED2&&only.kind!==UNION2&&only.kind!==PARAMETER2?underlying(only):type}function shapeOf2(parameter){
const constraint=parameter.source.denoted(parameter.constraint);const type=constraint.kind===PARAMETER2?unknown:underlying(constraint);if(type.kind!==INTERFACE2)
return SHAPES.has(type.kind)?type:void 0;const written2=type.embedded.map(one=>one.kind===UNION2&&one.types.length===1?one.types[0]:one).filter(({kind})=>SHAPES.
has(kind)||kind===UNION2);const[only]=written2;return written2.length===1&&only?.kind!==UNION2?only:void 0}var SHAPES=new Set([POINTER,LIST2,MAP2,CHANNEL2,FUNCTION2]);
function elementOf(type){let inner2=underlying(type);if(inner2.kind===POINTER)inner2=underlying(inner2.element);switch(inner2.kind){case LIST2:case MAP2:case CHANNEL2:
return inner2.element;case EXTERNAL:return from(inner2,"");case BASIC2:return basic("uint8");default:return unknown}}var STANDARD_MAPS=new Set(["net/http.Header",
"net/url.Values","net/textproto.MIMEHeader","net/mail.Header","text/template.FuncMap","html/template.FuncMap"]);var isStandardMap=({path,name:name2})=>STANDARD_MAPS.
has(`${path}.${name2}`);function keyOf2(type){const inner2=underlying(type);if(inner2.kind===MAP2)return inner2.key;return inner2.kind===EXTERNAL?from(inner2,""):
basic("int")}function member2(type,name2,from2){const base=type.kind===POINTER?type.element:type;if(base.kind!==NAMED2)return search(base,name2,from2);const{declaration}=base;
const key=from2.file.surface.constraint===void 0?name2:void 0;let found=key===void 0?void 0:declaration.members?.get(key);if(!found){const searched=search(declaration.
self,name2,from2);if(searched&&"kind"in searched)return searched;found=searched;if(found&&key!==void 0&&!found.several){declaration.members??=new Map;declaration.
members.set(key,found)}}if(!found||!base.args)return found;return{...found,type:substitute(found.type,substitutionOf(base))}}function search(start,name2,from2){
let level=[start];const seen=new Set;let outside;for(let depth2=0;depth2<DEEPEST4&&level.length>0;depth2++){const next=[];for(let at=0;at<Math.min(level.length,
MOST_EMBEDDED);at++){const given2=level[at];const type=given2.kind===POINTER?given2.element:given2;if(type.kind===EXTERNAL)outside??=type;if(type.kind===PARAMETER2){
const constraint=type.source.denoted(type.constraint);if(constraint.kind!==PARAMETER2)level.push(constraint);continue}if(type.kind===NAMED2){if(seen.has(type.declaration))
continue;seen.add(type.declaration);const method=methodOf(type,name2,from2);if(method)return{...method,depth:depth2}}const inner2=underlying(type);if(inner2.kind===
EXTERNAL)outside??=inner2;else if(inner2.kind===INTERFACE2){const method=inner2.methods.find(one=>one.name===name2);if(method)return{entity:method.entity,type:method.
type,depth:depth2};level.push(...inner2.embedded)}else if(inner2.kind===UNION2){if(inner2.types.length===1)level.push(inner2.types[0])}else if(inner2.kind===STRUCT2){
const field=inner2.fields.find(one=>one.name===name2);if(field)return{entity:field.entity,type:field.type,depth:depth2};for(const one of inner2.fields)if(one.embedded)
next.push(one.type)}else if(inner2.kind===POINTER&&depth2===0&&type.kind===NAMED2)level.push(inner2.element)}level=next}return outside&&from(outside,`.${name2}`)}
function methodOf(type,name2,from2){const all=type.declaration.methods.get(name2);if(!all)return void 0;const entity=choose(all,from2)[0];if(!entity)return void 0;
return{entity,type:methodType(type,entity),...all.length>1?{several:true}:{}}}function methodType(type,method){const written2=method.source.denoted(method.node);
if(written2.kind!==FUNCTION2||written2.typeParameters.length===0)return written2;const stands=type.args??parametersOf(type.declaration);const by=new Map;written2.
typeParameters.forEach((parameter,at)=>{const given2=stands[at];if(given2)by.set(parameter,given2)});return{...substitute(written2,by),typeParameters:written2.typeParameters.
slice(stands.length)}}var made=type=>({kind:TYPE,type});function typeNode(source,node){const a=source.at(node+1);const b=source.at(node+2);switch(source.at(node)){case LIST:return made(
{kind:LIST2,element:source.denoted(a)});case MAP:return made({kind:MAP2,key:source.denoted(a),element:source.denoted(b)});case CHANNEL:return made({kind:CHANNEL2,
element:source.denoted(a)});case FUNCTION:return made(functionOf(source,node));case STRUCT:return made(structOf(source,node));case INTERFACE:return made(interfaceOf(
source,node));case UNION:return made({kind:UNION2,types:list(source,node+2,a)});case TYPE_PARAMETER:return made({kind:PARAMETER2,name:source.string(a),source,constraint:b,
local:source.at(node+3)});case CONSTRAINT_OF:return constraintOf2(source,source.string(a),b);case TYPE_DECLARATION:return localType(source,node);default:return unknown}}
function list(source,from2,count){return Array.from({length:count},(_,at)=>source.denoted(source.at(from2+at)))}function functionOf(source,node){const types=source.
at(node+2);const parameters=source.at(node+3);const results=source.at(node+4);const from2=node+5;return{kind:FUNCTION2,variadic:source.at(node+1)===1,typeParameters:list(
source,from2,types).filter(type=>type.kind===PARAMETER2),parameters:list(source,from2+types,parameters),results:list(source,from2+types+parameters,results)}}function structOf(source,node){
const fields=[];const count=source.at(node+1);for(let i=0,at=node+2;i<count;i++,at+=FIELD_SIZE){const name2=source.string(source.at(at));const type=source.at(at+
1);fields.push({name:name2,type:source.denoted(type),embedded:source.at(at+3)===1,entity:{kind:"field",name:name2,source,definition:source.at(at+2),node:type}})}
return{kind:STRUCT2,fields}}function interfaceOf(source,node){const methods=[];const count=source.at(node+1);let at=node+3;for(let i=0;i<count;i++,at+=METHOD_SIZE){
const name2=source.string(source.at(at));const type=source.at(at+1);methods.push({name:name2,type:source.denoted(type),entity:{kind:"method",name:name2,source,definition:source.
at(at+2),node:type}})}return{kind:INTERFACE2,methods,embedded:list(source,at,source.at(node+2))}}function constraintOf2(source,type,position){const{declaration}=choose(
source.package.names.get(type)??[],source)[0]??{};const parameter=declaration&&parametersOf(declaration)[position];return parameter?parameter.source.type(parameter.
constraint):unknown}function localType(source,node){const entity={kind:"type",name:source.string(source.at(node+1)),source,definition:source.at(node+3),node};entity.
declaration=declarationOf(source,entity);return typeOfEntity(entity)}function typeOfEntity(entity){const{source,node}=entity;switch(entity.kind){case"type":{const declaration=entity.
declaration;const isAlias=source.at(node+4)===1&&source.at(node+5)===0;if(!isAlias)return{kind:TYPE,type:declaration.self};return source.type(source.at(node+2))}case"\
function":case"method":return source.denoted(node);default:return source.type(node)}}function range2(over,nth){const type=underlying(over);switch(type.kind){case EXTERNAL:if(type.args&&type.path==="iter")return type.args[nth]??unknown;return from(
type,"");case FUNCTION2:{const yielded=type.parameters[0];return yielded?.kind===FUNCTION2&&yielded.parameters[nth]||unknown}case CHANNEL2:return nth===0?type.element:
unknown;case BASIC2:return nth===0?basic("int"):basic("int32");default:return nth===0?keyOf2(over):elementOf(over)}}var first=args=>args[0];var given=args=>args[0]??unknown;var element=args=>elementOf(given(args));var seq=(...args)=>({kind:EXTERNAL,path:"iter",name:args.length===
1?"Seq":"Seq2",args});var list2=of=>({kind:LIST2,element:of});var collected=args=>list2(range2(given(args),0));var numbered=args=>seq(basic("int"),elementOf(given(
args)));var pull=(...values)=>({kind:TUPLE2,types:[fn(...values,basic("bool")),fn()]});var fn=(...results)=>({kind:FUNCTION2,parameters:[],results,variadic:false,
typeParameters:[]});var shapes=(pack,names,shape)=>names.split(" ").map(name2=>[`${pack}.${name2}`,shape]);var standardCalls=new Map([...shapes("slices","Clone \
Clip Compact CompactFunc Concat Delete DeleteFunc Grow Insert Repeat Replace",first),...shapes("slices","Max MaxFunc Min MinFunc",element),...shapes("slices","C\
ollect Sorted SortedFunc SortedStableFunc",collected),...shapes("slices","AppendSeq",first),...shapes("slices","All Backward",numbered),...shapes("slices","Valu\
es",args=>seq(elementOf(given(args)))),...shapes("slices","Chunk",args=>seq(given(args))),...shapes("maps","Clone",first),...shapes("maps","Keys",args=>seq(keyOf2(
given(args)))),...shapes("maps","Values",args=>seq(elementOf(given(args)))),...shapes("maps","All",args=>seq(keyOf2(given(args)),elementOf(given(args)))),...shapes(
"maps","Collect",args=>({kind:MAP2,key:range2(given(args),0),element:range2(given(args),1)})),...shapes("iter","Pull",args=>pull(range2(given(args),0))),...shapes(
"iter","Pull2",args=>pull(range2(given(args),0),range2(given(args),1))),...shapes("cmp","Or",first),...shapes("sync","OnceValue OnceValues",first),...shapes("co\
ntext","WithValue",()=>void 0)]);var standardMethods=new Map(["Load","Swap"].map(name2=>[`sync/atomic.Pointer.${name2}`,types=>types[0]&&{kind:POINTER,element:types[0]}]));function call2(source,node){const fn2=source.type(source.at(node+1));const count=source.at(node+2);const argument=at=>at<count?source.type(source.at(node+3+at)):
unknown;switch(fn2.kind){case TYPE:return fn2.type;case BUILTIN:return builtin(fn2.name,argument);case EXTERNAL:return external(fn2,count,argument);default:{const type=underlying(
fn2);if(type.kind===EXTERNAL)return from(type,"()");return type.kind===FUNCTION2?result(source,type,count,argument):unknown}}}function result(source,fn2,count,argument){
let results=fn2.results;if(fn2.typeParameters.length>0&&results.length>0){const found=infer(source,fn2,count,argument);results=results.map(type=>substitute(type,
found))}return results.length===1?results[0]:{kind:TUPLE2,types:results}}function infer(source,fn2,count,argument){const asked={underlying,method(type,name2){const found2=member2(
type,name2,source);return found2&&!("kind"in found2)?found2.type:void 0}};const wanted=new Set(fn2.typeParameters);const found=new Map;const given2=[];for(let at=0;at<
count;at++){const type=argument(at);if(count===1&&type.kind===TUPLE2)given2.push(...type.types);else given2.push(type)}given2.forEach((type,at)=>{const last=fn2.
parameters.length-1;let pattern=fn2.parameters[Math.min(at,last)];if(pattern&&fn2.variadic&&at>=last&&pattern.kind===LIST2&&type.kind!==LIST2)pattern=pattern.element;
if(pattern)unify(pattern,type,wanted,found,asked)});for(const parameter of fn2.typeParameters){const known=found.get(parameter);const shape=shapeOf2(parameter);
if(known&&shape)unify(shape,underlying(known),wanted,found,asked);else if(shape)found.set(parameter,substitute(shape,found))}return found}function builtin(name2,argument){
switch(name2){case"new":{const type=argument(0);if(type.kind===EXTERNAL)return type;return{kind:POINTER,element:type.kind===TYPE?type.type:type}}case"make":return denoted(
argument(0));case"append":case"min":case"max":return argument(0);case"len":case"cap":case"copy":return basic("int");default:return unknown}}function external(fn2,count,argument){
const name2=`${fn2.path}.${fn2.name}`;const method=fn2.args&&standardMethods.get(name2);const made2=method?method(fn2.args):standardCalls.get(name2)?.(Array.from(
{length:count},(_,at)=>argument(at)),fn2.args??[]);return made2??from(fn2,"()")}function instance(declaration,args){const{source,node}=declaration;if(source.at(
node+4)!==1)return named(declaration,args);const parameters=parametersOf(declaration);const by=new Map(parameters.map((parameter,at)=>[parameter,args[at]??unknown]));
return substitute(source.denoted(source.at(node+2)),by)}function index(source,node){const operand=source.value(source.at(node+1));const count=source.at(node+2);
const types=()=>Array.from({length:count},(_,at)=>source.denoted(source.at(node+3+at)));const as=type2=>({type:type2,evidence:"type"});const{type}=operand;switch(type.
kind){case TYPE:if(type.type.kind!==NAMED2)return as(unknown);return{...operand,type:{kind:TYPE,type:instance(type.type.declaration,types())}};case FUNCTION2:{if(type.
typeParameters.length===0)return as(unknown);const given2=types();const by=new Map(type.typeParameters.slice(0,given2.length).map((parameter,at)=>[parameter,given2[at]]));
const rest=type.typeParameters.slice(given2.length);for(const parameter of rest){const shape=shapeOf2(parameter);if(shape?.kind===POINTER)by.set(parameter,substitute(
shape,by))}return{...operand,type:{...substitute(type,by),typeParameters:rest}}}case EXTERNAL:{const given2=types();return as(given2.length>0&&given2.every(one=>one.
kind!==UNKNOWN)?{...type,args:given2}:type)}default:return as(elementOf(type))}}var UNKNOWN2={type:unknown,evidence:"type"};var value=type=>type.kind===UNKNOWN?UNKNOWN2:{type,evidence:"type"};var depth=0;var DEEPEST5=800;var SourceContext=class{program;package;file;isTest;#code;#strings;#locals=[];#size;#surfaceValues=new Map;#bodyValues=[];#imports;constructor(program,pack,file){
this.program=program;this.package=pack;this.file=file;this.isTest=file.path.endsWith("_test.go");this.#code=file.surface.code;this.#strings=file.surface.strings;
this.#size=file.surface.code.length}withBody(body,work){const[code,strings,values,locals]=[this.#code,this.#strings,this.#bodyValues,this.#locals];this.#code=this.
file.surface.code.concat(body.code);this.#strings=this.file.surface.strings.concat(body.strings);this.#bodyValues=new Array(body.code.length);this.#locals=body.
locals;try{work()}finally{this.#code=code;this.#strings=strings;this.#bodyValues=values;this.#locals=locals}}string(number){return this.#strings[number]??""}localName(local){
return this.#locals[local]?.[0]??""}at(offset){return this.#code[offset]}type(node){return this.value(node).type}denoted(node){return denoted(this.value(node).type)}value(node){
if(node===0)return UNKNOWN2;const inBody=node>=this.#size;const known=inBody?this.#bodyValues[node-this.#size]:this.#surfaceValues.get(node);if(known)return known;
if(depth>=DEEPEST5)return UNKNOWN2;this.#keep(node,UNKNOWN2);depth++;try{const found=this.#evaluate(node);this.#keep(node,found);return found}finally{depth--}}#keep(node,found){
if(node>=this.#size)this.#bodyValues[node-this.#size]=found;else this.#surfaceValues.set(node,found)}#evaluate(node){const code=this.#code;const a=code[node+1];
const b=code[node+2];switch(code[node]){case NAME:return this.#name(this.string(a));case LOCAL:return{type:this.type(b),local:a,evidence:"same_file"};case SELECTOR:
return this.select(this.type(a),this.string(b));case CALL:return value(call2(this,node));case INDEX:return index(this,node);case SLICE:{const type=this.type(a);
return value(type.kind===POINTER?type.element:type)}case STAR:return value(this.#star(this.type(a)));case ADDRESS:{const type=this.type(a);return value(type.kind===
UNKNOWN||type.kind===EXTERNAL?type:{kind:POINTER,element:type})}case RECEIVE:return value(elementOf(this.type(a)));case ASSERT:return value(this.denoted(b));case OF_TYPE:
return value(this.denoted(a));case ELEMENT_TYPE:return value(typeOf(pointed(elementOf(this.denoted(a)))));case KEY_TYPE:return value(typeOf(pointed(keyOf2(this.
denoted(a)))));case KEY:return this.#key(this.denoted(a),this.string(b),code[node+3]);case BASIC:return value(basic(BASICS[a]));case BINARY:{const left=this.type(
a);return value(left.kind===BASIC2||left.kind===UNKNOWN?this.#other(left,this.type(b)):left)}case TUPLE:return value(this.#tuple(this.type(a),b));case RANGE_KEY:
return value(range2(this.type(a),0));case RANGE_VALUE:return value(range2(this.type(a),1));default:return value(typeNode(this,node))}}#other(left,right){return right.
kind===UNKNOWN||left.kind===BASIC2&&right.kind===BASIC2?left:right}#star(type){if(type.kind===TYPE)return{kind:TYPE,type:{kind:POINTER,element:type.type}};if(type.
kind===EXTERNAL)return type;const pointer=underlying(type);return pointer.kind===POINTER?pointer.element:pointer.kind===EXTERNAL?pointer:unknown}#tuple(type,at){
if(type.kind===TUPLE2)return type.types[at]??unknown;if(type.kind===EXTERNAL)return at===0?type:from(type,"");return at===0?type:basic("bool")}#key(literal2,name2,alternative){
const type=underlying(pointed(literal2));if(type.kind===STRUCT2)return this.select(literal2,name2);if(type.kind===LIST2||type.kind===MAP2)return this.value(alternative);
const known=this.value(alternative);if(type.kind===EXTERNAL){if(isStandardMap(type))return known;const inScope=known.local!==void 0||known.entity!==void 0;return inScope&&
!new RegExp("^\\p{Lu}","u").test(name2)?known:value(from(type,`.${name2}`))}return UNKNOWN2}select(operand,name2){switch(operand.kind){case PACKAGE:{const pack=this.
program.imported(operand.path,this.file.path);if(!pack)return value({kind:EXTERNAL,path:operand.path,name:name2});return this.#declared(pack,name2,"import")??UNKNOWN2}case EXTERNAL:
return value({...from(operand,`.${name2}`),...operand.args?{args:operand.args}:{}});default:{const found=member2(operand.kind===TYPE?operand.type:operand,name2,
this);if(!found)return UNKNOWN2;if("kind"in found)return value(found);return{type:found.type,entity:found.entity,evidence:"type"}}}}#declared(pack,name2,evidence){
const all=pack.names.get(name2);if(!all)return void 0;const[entity,...more]=choose(all,this);if(!entity)return void 0;const sure=entity.source===this?"same_file":
evidence;const type=typeOfEntity(entity);return more.length>0?{type,entity,choices:[entity,...more],evidence:"ambiguous"}:{type,entity,evidence:sure}}#name(name2){
const all=this.package.names.get(name2);if(all&&isBuilt(all,this))return this.#declared(this.package,name2,"import")??UNKNOWN2;const imports=this.imports;const named3=imports.
named.get(name2);if(named3)return{type:{kind:PACKAGE,path:named3.path},local:named3.local,evidence:"same_file"};for(const path of imports.dots){const pack=this.
program.imported(path,this.file.path);const found=pack&&this.#declared(pack,name2,"import");if(found)return found}const predeclared=universe.get(name2);if(predeclared)
return value(predeclared);const guessed=imports.guessed.get(name2);if(guessed)return{type:{kind:PACKAGE,path:guessed.path},local:guessed.local,evidence:"same_fi\
le"};const outside=imports.dots.find(path=>!this.program.imported(path,this.file.path));if(outside!==void 0)return value({kind:EXTERNAL,path:outside,name:name2});
return this.#declared(this.package,name2,"import")??UNKNOWN2}get imports(){if(!this.#imports){const found={named:new Map,guessed:new Map,dots:[]};const{imports}=this.
file.surface;for(let at=0;at<imports.length;at+=IMPORT_SIZE){const path=this.string(imports[at]);const alias2=this.string(imports[at+1]);const entry={path,local:imports[at+
2]};if(alias2===".")found.dots.push(path);else if(alias2!==""&&alias2!=="_")found.named.set(alias2,entry);else if(alias2===""){const pack=this.program.imported(
path,this.file.path);if(pack)found.named.set(pack.name,entry);else{const[first2,...others]=likelyNames(path);if(first2!==void 0&&!found.named.has(first2))found.
named.set(first2,entry);for(const other of others)if(!found.guessed.has(other))found.guessed.set(other,entry)}}}this.#imports=found;this.#nameLast(found)}return this.#imports}#nameLast({
named:named3,guessed,dots}){const{unnamed,imports}=this.file.surface;const isOutside=path2=>!this.program.imported(path2,this.file.path);if(!unnamed||dots.some(
isOutside))return;const isNothing=word2=>!guessed.has(word2)&&this.#name(word2)===UNKNOWN2;const[path,...paths]=unnamed.paths.filter(isOutside);const[word,...words]=unnamed.
words.filter(isNothing);if(path===void 0||word===void 0||paths.length+words.length>0)return;for(let at=0;at<imports.length;at+=IMPORT_SIZE)if(this.string(imports[at])===
path&&this.string(imports[at+1])==="")named3.set(word,{path,local:imports[at+2]})}};var pointed=type=>type.kind===POINTER?type.element:type;var Program=class{#project;#packages=new Map;#byFolder=new Map;sources=new Map;#modules;constructor(project){this.#project=project}get modules(){this.#modules??=
new Modules(this.#project,new Set(this.#byFolder.keys()));return this.#modules}add(file){const folder=folderOf(file.path);const pack=this.#package(folder,file.surface.
package);const source=new SourceContext(this,pack,file);this.sources.set(file.path,source);pack.files.push(source)}finish(){for(const pack of this.#packages.values()){
for(const source of pack.files)declareNames(pack,source);for(const source of pack.files)declareMethods(pack,source)}}packages(){return this.#packages.values()}imported(path,from2){
const folder=this.modules.folderOf(path,from2);if(folder===void 0)return void 0;const packages=this.#byFolder.get(folder)??[];const importable=packages.filter(one=>!one.
name.endsWith("_test")&&one.files.some(file=>!file.isTest));return mostFiles(importable.filter(one=>one.name!=="main"))??mostFiles(importable)??packages[0]}#package(folder,name2){
const key=`${folder}\0${name2}`;let pack=this.#packages.get(key);if(!pack){pack={folder,name:name2,files:[],names:new Map};this.#packages.set(key,pack);const beside=this.#byFolder.
get(folder);if(beside)beside.push(pack);else this.#byFolder.set(folder,[pack])}return pack}};var mostFiles=packages=>packages.reduce((best,one)=>best&&best.files.
length>=one.files.length?best:one,void 0);var KINDS={[TYPE_NAME]:"type",[FUNC]:"function",[VAR]:"variable",[CONST]:"constant"};function declareNames(pack,source){
const{declarations}=source.file.surface;for(let at=0;at<declarations.length;at+=DECLARATION_SIZE){const kind=declarations[at];if(kind===METHOD)continue;const name2=source.
string(declarations[at+1]);const entity={kind:KINDS[kind],name:name2,source,definition:declarations[at+2],node:declarations[at+3]};if(kind===TYPE_NAME)entity.declaration=
declarationOf(source,entity);if(kind===FUNC&&name2==="init")continue;const same=pack.names.get(name2);if(same)same.push(entity);else pack.names.set(name2,[entity])}}
function declarationOf(source,entity){const declaration={name:entity.name,source,node:entity.node,entity,methods:new Map,self:void 0,parameters:void 0,underlying:void 0,
members:void 0};declaration.self={kind:NAMED2,declaration,args:void 0,underlying:void 0};return declaration}function declareMethods(pack,source){const{declarations}=source.
file.surface;for(let at=0;at<declarations.length;at+=DECLARATION_SIZE){if(declarations[at]!==METHOD)continue;const name2=source.string(declarations[at+1]);const method={
kind:"method",name:name2,source,definition:declarations[at+2],node:declarations[at+3],pointer:declarations[at+5]===1};for(const named3 of pack.names.get(source.
string(declarations[at+4]))??[]){const type=behindAlias(pack,named3);if(!type.declaration)continue;const same=type.declaration.methods.get(name2);if(same)same.push(
method);else type.declaration.methods.set(name2,[method])}}}function behindAlias(pack,entity){let at=entity;for(let steps=0;steps<8&&at.declaration&&at.source.at(
at.node+4)===1;steps++){const{source}=at;const written2=source.at(at.node+2);const next=source.at(written2)===NAME?pack.names.get(source.string(source.at(written2+
1)))?.[0]:void 0;if(!next)break;at=next}return at}function choose(entities,from2){if(entities.length<=1)return entities;const own=entities.filter(entity=>entity.
source===from2);if(own.length>0)return own.slice(0,1);const build=buildOf(from2.file.surface.constraint);const built=entities.filter(entity=>includes(build,entity.
source.file.surface.constraint));return built.length>0?built:newest(entities,build)}function newest(entities,build){const versions=entities.map(entity=>versionOf(
entity.source.file.surface.constraint,build));const best=Math.max(...versions);return best>0?entities.filter((_,at)=>versions[at]===best):entities}function isBuilt(entities,from2){
const build=buildOf(from2.file.surface.constraint);return entities.some(entity=>entity.source===from2||includes(build,entity.source.file.surface.constraint))}var INTERFACES={error:"Error","fmt.Stringer":"String","fmt.GoStringer":"GoString","fmt.Formatter":"Format","io.Reader":"Read","io.Writer":"Write","io.Closer":"C\
lose","io.Seeker":"Seek","io.ReaderAt":"ReadAt","io.WriterAt":"WriteAt","io.ReaderFrom":"ReadFrom","io.WriterTo":"WriteTo","io.ByteReader":"ReadByte","io.ByteWr\
iter":"WriteByte","io.StringWriter":"WriteString","io.ReadWriter":"Read Write","io.ReadCloser":"Read Close","io.WriteCloser":"Write Close","io.ReadWriteCloser":"\
Read Write Close","io.ReadSeeker":"Read Seek","io.WriteSeeker":"Write Seek","io.ReadSeekCloser":"Read Seek Close","io.ReadWriteSeeker":"Read Write Seek","sort.I\
nterface":"Len Less Swap","heap.Interface":"Len Less Swap Push Pop","container/heap.Interface":"Len Less Swap Push Pop","context.Context":"Deadline Done Err Val\
ue","encoding.TextMarshaler":"MarshalText","encoding.TextUnmarshaler":"UnmarshalText","encoding.BinaryMarshaler":"MarshalBinary","encoding.BinaryUnmarshaler":"U\
nmarshalBinary","encoding/json.Marshaler":"MarshalJSON","encoding/json.Unmarshaler":"UnmarshalJSON","flag.Value":"String Set","hash.Hash":"Write Sum Reset Size \
BlockSize","io/fs.FS":"Open","io/fs.File":"Stat Read Close","io/fs.FileInfo":"Name Size Mode ModTime IsDir Sys","io/fs.DirEntry":"Name IsDir Type Info","os.File\
Info":"Name Size Mode ModTime IsDir Sys","net.Addr":"Network String","net.Conn":"Read Write Close LocalAddr RemoteAddr SetDeadline SetReadDeadline SetWriteDeadl\
ine","net.Error":"Error Timeout Temporary","net.Listener":"Accept Close Addr","net/http.CloseNotifier":"CloseNotify","net/http.File":"Close Read Seek Readdir St\
at","net/http.FileSystem":"Open","net/http.Flusher":"Flush","net/http.Handler":"ServeHTTP","net/http.Hijacker":"Hijack","net/http.Pusher":"Push","net/http.Respo\
nseWriter":"Header Write WriteHeader","net/http.RoundTripper":"RoundTrip","sync.Locker":"Lock Unlock","database/sql.Scanner":"Scan","database/sql/driver.Valuer":"\
Value","log/slog.Handler":"Enabled Handle WithAttrs WithGroup"};var SHAPES2={"0 0":"Flush Lock Reset Unlock","0 1":"Addr BlockSize Close CloseNotify Done Err Er\
ror GoString Header IsDir Len LocalAddr Mode ModTime Name Network Pop RemoteAddr Size String Sys Temporary Timeout Type","0 2":"Accept Deadline Info MarshalBina\
ry MarshalJSON MarshalText ReadByte Stat","0 3":"Hijack","1 0":"Push WriteHeader","1 1":"Scan Set SetDeadline SetReadDeadline SetWriteDeadline Sum UnmarshalBina\
ry UnmarshalJSON UnmarshalText Value WithAttrs WithGroup WriteByte","1 2":"Open Read ReadFrom Readdir RoundTrip Write WriteString WriteTo","2 0":"Format ServeHT\
TP Swap","2 1":"Enabled Handle Less","2 2":"ReadAt Seek WriteAt"};var OTHER_SHAPES={"database/sql/driver.Valuer.Value":"0 2","net/http.Pusher.Push":"2 1"};var shapes2=new Map(
Object.entries(SHAPES2).flatMap(([shape,names])=>names.split(" ").map(name2=>[name2,shape])));var wellKnownInterfaces=new Map(Object.entries(INTERFACES).map(([name2,
methods])=>[name2,methods.split(" ")]));function hasShape(type,interfaceName,method){const shape=OTHER_SHAPES[`${interfaceName}.${method}`]??shapes2.get(method);
return type.kind!==FUNCTION2||shape===void 0||shape===`${type.parameters.length} ${type.results.length}`}var DEEPEST6=8;var MOST_EMBEDDED2=200;var Satisfaction=class{#program;#implements;#overrides=new Map;constructor(program){this.#program=program}told(source){return JSON.
stringify(this.#of(source).map(([use,pairs])=>[use,pairs.map(([entity,target])=>[entity.definition,destinationOf(target)])]))}#of(source){this.#implements??=this.#findAll();
return[["implements",this.#implements.get(source)??[]],["overrides",this.#overrides.get(source)??[]]]}write(source,out){for(const[use,pairs]of this.#of(source))
for(const[entity,target]of pairs){const symbol=source.file.symbols[entity.definition-1];if(!symbol)continue;out.occurrence({line:symbol.line,column:symbol.column,
length:use==="implements"?0:symbol.name.length,use,destination:destinationOf(target),from:entity.definition-1,evidence:"type"})}}#findAll(){const contracts=[];const types=[];
const byMethod=new Map;const packages=[...this.#program.packages()].sort((a,b)=>keyOf3(a)<keyOf3(b)?-1:1);for(const pack of packages)for(const entities of pack.
names.values())for(const entity of entities){const{declaration}=entity;if(!declaration||entity.definition<=0||entity.source.at(entity.node+4)===1)continue;const type=underlying(
declaration.self);if(type.kind===INTERFACE2){const contract=contractOf(entity,type);if(contract)contracts.push(contract)}else{const set=methodSetOf(declaration);
if(set.methods.size===0)continue;const index2=types.push({declaration,set})-1;for(const name2 of set.methods.keys()){const list3=byMethod.get(name2);if(list3)list3.
push(index2);else byMethod.set(name2,[index2])}}}const found=new Map;const stands=new Map;for(const contract of contracts){let candidates;for(const name2 of contract.
methods.keys()){const having=byMethod.get(name2)??[];if(!candidates||having.length<candidates.length)candidates=having}for(const candidate of candidates??[]){const{
declaration,set}=types[candidate];if(!isBuilt([contract.entity],declaration.source)||!satisfies(set,contract))continue;add(found,declaration.source,declaration.
entity,contract.entity);for(const[name2,wanted]of contract.methods){const method=set.methods.get(name2);if(!method||method.isAbstract)continue;const known=stands.
get(method.entity)??new Set;stands.set(method.entity,known);if(known.has(wanted.entity))continue;known.add(wanted.entity);add(this.#overrides,method.entity.source,
method.entity,wanted.entity)}}}return found}};var keyOf3=({folder,name:name2})=>`${folder}\0${name2}`;function add(to,key,a,b){const list3=to.get(key);if(list3)
list3.push([a,b]);else to.set(key,[[a,b]])}function contractOf(entity,type){const contract={entity,methods:new Map,outside:[]};const open=[type];const seen=new Set;
for(let at=0;at<Math.min(open.length,MOST_EMBEDDED2);at++){const one=open[at];if(seen.has(one))continue;seen.add(one);const inner2=underlying(one);if(inner2.kind===
EXTERNAL)contract.outside.push(inner2);else if(inner2.kind!==INTERFACE2)return void 0;else{for(const method of inner2.methods)contract.methods.set(method.name,method);
open.push(...inner2.embedded)}}return contract.methods.size>0?contract:void 0}function methodSetOf(declaration){const set={methods:new Map,outside:[]};const taken=new Set;
const seen=new Set;let level=[declaration.self];for(let depth2=0;depth2<DEEPEST6&&level.length>0;depth2++){const next=[];const fields=[];for(let at=0;at<Math.min(
level.length,MOST_EMBEDDED2);at++){const given2=level[at];const type=given2.kind===POINTER?given2.element:given2;if(type.kind===NAMED2){if(seen.has(type.declaration))
continue;seen.add(type.declaration);for(const[name2,all]of type.declaration.methods){const entity=choose(all,declaration.source)[0];if(entity&&!taken.has(name2)&&
!set.methods.has(name2))set.methods.set(name2,{entity,type:methodType(type,entity)})}}const inner2=underlying(type);if(inner2.kind===EXTERNAL)set.outside.push(inner2);else if(inner2.
kind===INTERFACE2){for(const method of inner2.methods)if(!taken.has(method.name)&&!set.methods.has(method.name))set.methods.set(method.name,{...method,isAbstract:true});
level.push(...inner2.embedded)}else if(inner2.kind===STRUCT2)for(const field of inner2.fields){fields.push(field.name);if(field.embedded)next.push(field.type)}}
for(const name2 of[...fields,...set.methods.keys()])taken.add(name2);level=next}return set}function satisfies(set,contract){for(const[name2,wanted]of contract.methods){
const method=set.methods.get(name2);if(method){if(method.entity===wanted.entity)continue;if(!new RegExp("^\\p{Lu}","u").test(name2)&&method.entity.source.package!==
wanted.entity.source.package)return false;if(!identical(method.type,wanted.type)||isGeneric(method.type))return false}else if(!set.outside.some(one=>wellKnownInterfaces.
get(nameOf(one))?.includes(name2)))return false}return contract.outside.every(one=>{if(set.outside.some(other=>other.path===one.path&&other.name===one.name))return true;
const names=wellKnownInterfaces.get(nameOf(one));return names?.every(name2=>{const method=set.methods.get(name2);if(method)return hasShape(method.type,nameOf(one),
name2);return set.outside.some(other=>wellKnownInterfaces.get(nameOf(other))?.includes(name2))})})}var nameOf=type=>type.path===""?type.name:`${type.path}.${type.
name}`;var isGeneric=type=>type.kind===FUNCTION2&&type.typeParameters.length>0;function identical(a,b,depth2=0){if(a===b||depth2>DEEPEST6||a.kind===PARAMETER2||
b.kind===PARAMETER2)return true;if(a.kind!==b.kind)return false;const all=(x,y)=>x.length===y.length&&x.every((one,at)=>identical(one,y[at],depth2+1));switch(a.
kind){case BASIC2:return a.name===b.name;case EXTERNAL:return a.path===b.path&&a.name===b.name;case NAMED2:return a.declaration===b.declaration&&all(a.args??[],
b.args??[]);case POINTER:case LIST2:case CHANNEL2:return identical(a.element,b.element,depth2+1);case MAP2:return all([a.key,a.element],[b.key,b.element]);case FUNCTION2:{
const other=b;return a.variadic===other.variadic&&all(a.parameters,other.parameters)&&all(a.results,other.results)}case STRUCT2:return all(a.fields.map(field=>field.
type),b.fields.map(field=>field.type));case INTERFACE2:{const names=type=>type.methods.map(method=>method.name).join();return names(a)===names(b)&&all(a.embedded,
b.embedded)}default:return true}}var LOCAL_KINDS2=LOCAL_KINDS;var GoLinker=class _GoLinker{#project;#files=[];#program;#satisfaction;#given;#moduleIds=new Map;constructor(project,program=new Program(
project)){this.#project=project;this.#program=program;this.#satisfaction=new Satisfaction(this.#program);this.#given=new GivenFunctions(this.#program)}add(file){
this.#files.push(file);this.#program.add(file)}finish(){this.#program.finish()}dependents(before,_,gone,named3){const others=[...this.#files.keys()].filter(at=>!before.
has(at));const giving=(named3?[...before.keys(),...named3.files]:[...this.#files.keys()]).filter(at=>this.#files[at]?.surface.given);const arePackagesAlike=gone.
length===0&&[...before].every(([at,was2])=>was2?.surface.package===this.#files[at]?.surface.package);const isSatisfiedAlike=named3!==void 0&&!named3.isCompared;
if(giving.length===0&&arePackagesAlike&&isSatisfiedAlike)return[];const was=this.#asItWas(before,gone);if(giving.some(at=>this.#leadsElsewhere(was,at)))return void 0;
const found=new Set;for(const at of arePackagesAlike?[]:others){const file=this.#files[at];const[old,now]=[was.#importedBy(file),this.#importedBy(file)];if(old.
some(({name:name2},index2)=>name2!==now[index2]?.name))return void 0;if(old.some(({id},index2)=>id!==now[index2]?.id))found.add(at)}for(const at of isSatisfiedAlike?
[]:others){const file=this.#files[at];if(was.#satisfied(file)!==this.#satisfied(file))found.add(at)}return others.filter(at=>found.has(at))}#asItWas(before,gone){
const then=new Program(this.#project);const files=this.#files.map((file,at)=>before.has(at)?before.get(at):file).concat(gone);const known=files.filter(file=>file!==
void 0);for(const file of known.sort((a,b)=>a.path<b.path?-1:1))then.add(file);then.finish();return new _GoLinker(this.#project,then)}#leadsElsewhere(was,at){const file=this.#files[at];
const[old,now]=[was.#givenIn(file),this.#givenIn(file)];return[...now].some(([text,leads])=>(old.get(text)??leads)!==leads)}#givenIn({path}){const source=this.#program.
sources.get(path);return source?.file.surface.given?this.#given.told(source,givenTexts(source.file.surface)):new Map}#satisfied({path}){return this.#satisfaction.
told(this.#program.sources.get(path))}#importedBy({path,surface}){const found=[];for(let at=0;at<surface.imports.length;at+=IMPORT_SIZE){const pack=this.#program.
imported(surface.strings[surface.imports[at]],path);found.push(pack?{name:pack.name,id:this.#moduleId(pack)}:{})}return found}link(file,body,out){const source=this.#program.
sources.get(file.path);if(!source)throw new Error(`${file.path} was not added`);for(const[name2,kind,line,column,owner]of body.locals)out.local(name2,LOCAL_KINDS2[kind]??
"variable",line,column,owner);source.withBody(body,()=>{const{occurrences}=body;for(let at=0;at<occurrences.length;at+=OCCURRENCE_SIZE)this.#occurrence(source,occurrences,
at,out)});this.#satisfaction.write(source,out)}#occurrence(source,rows,at,out){const line=rows[at];const column=rows[at+1];const written2=rows[at+2];const node=rows[at+
3];const from2=rows[at+4];const op=source.at(node);if(op===IMPORT){const path=source.string(source.at(node+1));const destination2=this.#importDestination(path,source);
out.occurrence({line,column,length:path.length,use:"import",destination:destination2,from:from2,evidence:"import"});return}const name2=nameOf2(source,node,op);const value2=source.
value(node);const destination=this.#destination(source,value2,node,op,name2);if(!destination)return;const use=op===KEY&&value2.entity?.kind!=="field"&&value2.type.
kind!==EXTERNAL?"read":useOf(written2,value2);const evidence=evidenceOf(value2,destination);const place={line,column,length:name2.length,from:from2};out.occurrence(
{...place,use,destination,evidence});if(written2!==CALLEE||use!=="read")return;const options=this.#given.behind(source,node,value2).map(one=>destinationOf(one));
if(options.length>0)out.occurrence({...place,use:"call_indirect",destination:{to:"all_of",options},evidence:"dynamic"})}#importDestination(path,source){const pack=this.#program.
imported(path,source.file.path);return pack?{to:"symbol",id:this.#moduleId(pack)}:this.#outside(path,"")}#moduleId(pack){let id=this.#moduleIds.get(pack);if(id===
void 0){id=moduleOf(pack);this.#moduleIds.set(pack,id)}return id}#outside(path,name2){if(isRelative(path))return{to:"unknown",name:name2||path};const{package:provider,
prefix}=this.#program.modules.external(path);return{to:"external",package:provider,name:name2===""?prefix:`${prefix}.${name2}`}}#destination(source,value2,node,op,name2){
if(value2.choices)return{to:"one_of",options:value2.choices.map(one=>destinationOf(one))};if(value2.entity)return destinationOf(value2.entity);if(value2.local!==
void 0&&value2.local>=0)return{to:"local",index:value2.local};const{type}=value2;if(op===TYPE_PARAMETER)return{to:"local",index:source.at(node+3)};if(op===LOCAL)
return{to:"local",index:source.at(node+1)};if(type.kind===BUILTIN)return{to:"external",package:"std:go",name:`builtin.${type.name}`};if(op===NAME&&(type.kind===
TYPE||type.kind===BASIC2))return void 0;if(type.kind===EXTERNAL)return this.#outside(type.path,type.name);return{to:"unknown",name:name2}}};function destinationOf(entity){
if(entity.definition<0)return{to:"local",index:-entity.definition-1};const symbol=entity.source.file.symbols[entity.definition-1];return symbol?{to:"symbol",id:symbol.
id}:{to:"unknown",name:entity.name}}function nameOf2(source,node,op){switch(op){case SELECTOR:case KEY:return source.string(source.at(node+2));case LOCAL:return source.
localName(source.at(node+1));default:return source.string(source.at(node+1))}}function useOf(written2,value2){const{type}=value2;const isType=type.kind===TYPE;switch(written2){case WRITE:
return"write";case EMBEDS:return"extends";case CALLEE:if(isType)return"type";return value2.local!==void 0||value2.entity&&!/function|method/.test(value2.entity.
kind)?"read":"call";default:return isType?"type":"read"}}function evidenceOf(value2,destination){if(destination.to==="external"&&value2.evidence==="type")return value2.
type.kind===BUILTIN?"import":"type";return value2.evidence}function moduleOf(pack){const paths=pack.files.filter(file=>!file.isTest).map(file=>file.file.path);const all=(paths.
length>0?paths:pack.files.map(file=>file.file.path)).sort();const path=all.find(one=>one===`${pack.folder}doc.go`)??all.find(one=>one===`${pack.folder}${pack.name}\
.go`)??all[0];return moduleId(path)}var NEW_OF_VALUE=/\bnew(?=\(\s*(?:["'`\d&!^+-]|<-|(?!(?:func|struct|interface)\b)(?:(?:\[\d*\]|map\[[^\]\n]*\])*\*?[\w.]+(?:\[[^[\]\n]*\])?\s*(?:[({]|\.\()|[\w.]+(?:\[[^[\]\n]*\])?\s*[-+*/%&|^<>=!]|\w+\.\w+\.\w|[\w.]+\[\d)))/g;
var asName=word=>"_".repeat(word.length);var repair=tree=>readAgain(tree,[text=>asParameters(text.replace(NEW_OF_VALUE,asName))]);function extract(tree,file){const x=new Extraction(tree,file);readFile(x);markRoutes(x);return x.unit()}var createLinker=project=>new GoLinker(project);export{createLinker,extract,offersOf,repair};
