import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{RecordTexts,readLayouts,wordsOf}from"./7ZO652WC.js";import{codesOf,nodeCodes}from"./HZEP76YM.js";import{moduleId}from"./2ZI6R6IU.js";
import{Said}from"./N6KGKASV.js";import{Parser,blanks,parseText,readAgain}from"./KLRMKRHE.js";import"./WYNVCRUU.js";import{oneLine}from"./JD3OYRGZ.js";
import{ERROR,FlatTree,MISSING,NAMED,flatten}from"./CCXMQBEG.js";import{baseOf,folderOf,normalPath,stemOf}from"./CJJMGL6T.js";import{LIMITS}from"./XUA4RPE5.js";var BODY=2**26;var TYPE_PATH=1;var VALUE_PATH=2;var MACRO_PATH=3;var ANY_PATH=19;var OWN_MACRO=65;var PATH_HEAD=4;var ARGUMENTS=4;var TYPE_PARAMETER=5;var BOUNDS=6;
var FUNCTION_BOUND=7;var ANY_OF_TRAIT=8;var TUPLE_TYPE=9;var SLICE_TYPE=10;var FUNCTION_TYPE=11;var QUALIFIED=12;var REFERENCE_TO=16;var STANDARD_AROUND=17;var ASSOCIATED_BOUND=18;
var UNIT=13;var NEVER=14;var PRIMITIVE=15;var ADT=20;var VARIANT=21;var TRAIT=22;var IMPL=23;var MEMBER_SIZE=4;var FIELD_SIZE=3;var FUNCTION=24;var ALIAS=25;var HAS_SELF=1;
var ASYNC=2;var SELF_BY_VALUE=4;var SELF_IN_PIN=8;var CALLS_NAMESAKE=16;var LOCAL=40;var CONDITIONAL=66;var FIELD=41;var METHOD=42;var CALL=43;var MACRO_CALL=44;
var OF_TYPE=45;var BY_REFERENCE=1;var DEREFERENCE=46;var TRY=47;var AWAIT=48;var ASYNC_BLOCK=49;var INDEX=50;var RANGE=51;var TUPLE=52;var ARRAY=53;var BINARY=54;
var UNARY=64;var EITHER=55;var CLOSURE=56;var CLOSURE_PARAMETER=57;var EXPECT=58;var SAME=59;var LITERAL_FIELD=60;var MACRO_ARGUMENT=62;var MACRO_RULES=63;var RULE_SIZE=4;
var ANY_CALL=99;var RENAMED=61;var TUPLE_PART=70;var VARIANT_PART=71;var FIELD_PART=72;var ELEMENT=73;var ITEM=74;var MODULE=1;var BLOCK=2;var FOLDER="./";var SCOPE_SIZE=4;
var TYPE_ITEM=1;var TRAIT_ITEM=2;var FUNCTION_ITEM=3;var CONST_ITEM=4;var ALIAS_ITEM=5;var MACRO_ITEM=6;var MODULE_FILE=7;var MODULE_ITEM=8;var EXTERN_CRATE=9;var MACRO_ITEMS=10;
var ITEM_SIZE=6;var USE_SIZE=6;var OF_NAME=0;var OF_ALL=1;var OF_CALL=2;var GIVEN_SIZE=2;var TEMPLATE_SIZE=2;var OCCURRENCE_SIZE=6;var CALL_SIZE=5;var LOCAL_KINDS=[
"parameter","variable","type","label"];var PARAMETER=0;var VARIABLE=1;var LOCAL_TYPE=2;var LABEL=3;var READ=0;var WRITE=1;var CALLEE=2;var IMPORTS=3;var TYPE=4;
var MACRO=5;var IMPLEMENTS=6;var EXTENDS=7;var MEMBER=8;var EVALUATE=9;var TENTATIVE=16;var APART=2**22;var ExpandedTree=class _ExpandedTree extends FlatTree{outer;call;depth;#pieces;#number;constructor(tree,outer,call3,pieces,number){super(tree.text,
tree.grammar,tree);this.outer=outer;this.call=call3;this.depth=outer instanceof _ExpandedTree?outer.depth+1:1;this.#pieces=pieces;this.#number=number}again(tree){
return new _ExpandedTree(tree,this.outer,this.call,this.#pieces,this.#number)}key(offset){return this.#number*APART+offset}isWritten(offset){const origin=this.#origin(
offset);if(origin<0)return false;return this.outer instanceof _ExpandedTree?this.outer.isWritten(origin):true}definedAt(offset){const at=this.#pieceAt(offset);const rule=this.#pieces.
rules[at];if(rule>=0)return rule+offset-this.#pieces.starts[at];const origin=this.#origin(offset);return origin>=0&&this.outer instanceof _ExpandedTree?this.outer.
definedAt(origin):-1}linesOf(from,to){const{starts}=this.#pieces;let lines;for(let at=this.#pieceAt(from);at<starts.length&&starts[at]<to;at++){if(!this.isWritten(
starts[at]))continue;const line=this.lineAt(starts[at]);lines=lines?[Math.min(lines[0],line),Math.max(lines[1],line)]:[line,line]}return lines}get file(){return this.
outer instanceof _ExpandedTree?this.outer.file:this.outer}lineAt(offset){const origin=this.#origin(offset);return this.outer.lineAt(origin<0?this.call:origin)}columnAt(offset){
const origin=this.#origin(offset);return this.outer.columnAt(origin<0?this.call:origin)}#origin(offset){const{starts,origins}=this.#pieces;const at=this.#pieceAt(
offset);const origin=origins[at];return origin<0?-1:origin+offset-starts[at]}#pieceAt(offset){const{starts}=this.#pieces;let low=0;let high=starts.length-1;while(low<
high){const middle=low+high+1>>1;if(starts[middle]<=offset)low=middle;else high=middle-1}return low}};var TOGETHER=/\w[\w"'#]|\d\.|["'/]./;function joined(tokens,before,after){
const starts=new Int32Array(tokens.length+2);const origins=new Int32Array(tokens.length+2).fill(-1);const rules2=new Int32Array(tokens.length+2).fill(-1);const parts2=[
before];let length=before.length;let last=before;tokens.forEach(({text,at:origin,rule,spaced},at)=>{if(spaced||TOGETHER.test(`${last.slice(-1)}${text[0]}`)){parts2.
push(" ");length++}starts[at+1]=length;origins[at+1]=origin;rules2[at+1]=rule;parts2.push(text);length+=text.length;last=text});starts[tokens.length+1]=length;parts2.
push(after);return{text:parts2.join(""),starts,origins,rules:rules2}}var Bindings=class{#bound=new Map;#trail=[];#marks=[];open(){this.#marks.push(this.#trail.length)}close(){const mark=this.#marks.pop()??0;while(this.#trail.length>
mark){const[name,before]=this.#trail.pop();this.#bound.set(name,before)}}bind(name,node){this.#trail.push([name,this.#bound.get(name)??0]);this.#bound.set(name,
node)}get(name){return this.#bound.get(name)??0}};var TYPES=["abstract_type","arguments","array_expression","array_type","assignment_expression","associated_type","async_block","attribute","attribute_item","awa\
it_expression","binary_expression","block","block_comment","boolean_literal","bounded_type","bracketed_type","break_expression","call_expression","captured_patt\
ern","char_literal","closure_expression","compound_assignment_expr","const_block","const_item","const_parameter","continue_expression","crate","declaration_list",
"dynamic_type","enum_item","enum_variant","expression_statement","extern_crate_declaration","field_declaration","field_expression","field_identifier","field_ini\
tializer","field_pattern","float_literal","for_expression","foreign_mod_item","function_item","function_modifiers","function_signature_item","function_type","ge\
n_block","generic_function","generic_pattern","generic_type","generic_type_with_turbofish","higher_ranked_trait_bound","identifier","if_expression","impl_item",
"index_expression","inner_attribute_item","integer_literal","label","let_condition","let_declaration","lifetime","line_comment","loop_expression","macro_definit\
ion","macro_invocation","macro_rule","match_arm","match_expression","match_pattern","metavariable","mod_item","mut_pattern","mutable_specifier","never_type","or\
_pattern","ordered_field_declaration_list","parameter","parameters","parenthesized_expression","pointer_type","primitive_type","qualified_type","range_expressio\
n","range_pattern","raw_string_literal","ref_pattern","reference_expression","reference_pattern","reference_type","remaining_field_pattern","return_expression",
"scoped_identifier","scoped_type_identifier","scoped_use_list","self","self_parameter","base_field_initializer","shorthand_field_initializer","slice_pattern","s\
tatic_item","string_literal","struct_expression","struct_item","struct_pattern","super","token_tree","trait_bounds","trait_item","try_block","try_expression","t\
uple_expression","tuple_pattern","tuple_struct_pattern","tuple_type","type_arguments","type_binding","type_cast_expression","type_identifier","type_item","type_\
parameter","type_parameters","unary_expression","union_item","unit_expression","unit_type","unsafe_block","use_as_clause","use_declaration","use_list","use_wild\
card","visibility_modifier","where_clause","while_expression"];var K=codesOf(TYPES);var FIELDS=["alias","alternative","argument","arguments","body","bounds","co\
ndition","consequence","default_type","element","field","function","left","length","list","macro","name","operator","parameters","path","pattern","return_type",
"right","trait","type","type_arguments","type_parameters","value"];var syntaxOf=nodeCodes(K,FIELDS,["*","..="]);var DEEPEST=400;var Extraction=class{tree;macroDepth=0;macros=new Map;isImplementing=false;declared=new Set;isTemplate=false;expansions=0;threadLocal=false;itemMacros=new Set;syntax;field;symbols=[];surface={
strings:[""],code:[0],scopes:[],items:[],uses:[],impls:[],conditions:[]};body={strings:[""],code:[0],locals:[],occurrences:[]};values=new Bindings;types=new Bindings;scope=0;owner=-1;inBody=false;selfType=0;generics=[];letConditions="";rebinding=false;isIrrefutable=false;#isTentative=false;returns=0;loops=[];lastSibling={
tree:void 0,parent:-1,node:-1};conditions=[];longConditions=new Map;typeSymbols=new Map;#surfaceStrings=new Map([["",0]]);#bodyStrings=new Map;#later=[];constructor(tree){
this.tree=tree;this.syntax=syntaxOf(tree.grammar);this.field=this.syntax.field;this.surface.scopes.push(MODULE,-1,0,0)}#depth=0;nested(read4){if(this.#depth>=DEEPEST)
return void 0;this.#depth++;const found=read4();this.#depth--;return found}code(node){if(node<0||(this.tree.flags[node]&NAMED)===0)return 0;return this.syntax.codes[this.
tree.type[node]]}child(node,field2){return node<0?-1:this.tree.child(node,field2)}text(node){return this.tree.text.slice(this.tree.start[node],this.tree.end[node])}folded(node){
return oneLine(this.text(node),"slashes").slice(0,LIMITS.signatureChars)}line(node){return this.tree.lineAt(this.tree.start[node])}endLine(node){const{start,end}=this.
tree;return this.tree.lineAt(Math.max(start[node],end[node]-1))}column(node){return this.tree.columnAt(this.tree.start[node])}named(node){if(node<0)return[];const{
after,flags}=this.tree;const children=[];for(let at=node+1,end=after[node];at<end;at=after[at]){if((flags[at]&NAMED)===0)continue;const code=this.code(at);if(code!==
K.line_comment&&code!==K.block_comment)children.push(at)}return children}firstNamed(node){if(node<0)return-1;const{after,flags}=this.tree;for(let at=node+1,end=after[node];at<
end;at=after[at]){if((flags[at]&NAMED)===0)continue;const code=this.code(at);if(code!==K.line_comment&&code!==K.block_comment)return at}return-1}childOf(node,code){
if(node<0)return-1;const{after}=this.tree;for(let at=node+1,end=after[node];at<end;at=after[at])if(this.code(at)===code)return at;return-1}hasToken(node,type){const{
after,type:types}=this.tree;for(let at=node+1,end=after[node];at<end;at=after[at])if(types[at]===type)return true;return false}string(text){const inSurface=this.#surfaceStrings.
get(text);if(inSurface!==void 0)return inSurface;if(!this.inBody){const number2=this.surface.strings.push(text)-1;this.#surfaceStrings.set(text,number2);return number2}
let number=this.#bodyStrings.get(text);if(number===void 0){number=BODY+this.body.strings.push(text)-1;this.#bodyStrings.set(text,number)}return number}textOf(string){
return(string>=BODY?this.body.strings[string-BODY]:this.surface.strings[string])??""}node(op,a=0,b=0,c=0){const{code}=this.inBody?this.body:this.surface;return(this.
inBody?BODY:0)+code.push(op,a,b,c)-4}record(values){const{code}=this.inBody?this.body:this.surface;const at=code.length;for(const value2 of values)code.push(value2);
return(this.inBody?BODY:0)+at}patch(at,value2){if(at>=BODY)this.body.code[at-BODY]=value2;else this.surface.code[at]=value2}at(offset){return offset>=BODY?this.
body.code[offset-BODY]:this.surface.code[offset]}newScope(kind,name,definition){const{scopes}=this.surface;scopes.push(kind,this.scope,this.string(name),definition);
return scopes.length/SCOPE_SIZE-1}item(kind,name,definition,node,isPublic2){this.surface.items.push(kind,this.scope,this.string(name),definition,node,isPublic2?
1:0)}local(name,kind,offset){const{tree}=this;if(tree instanceof ExpandedTree&&!tree.isWritten(offset))return-1;return this.body.locals.push([name.slice(0,LIMITS.
nameChars),kind,tree.lineAt(offset),tree.columnAt(offset),this.owner])-1}enter(symbol){if(symbol>=0)this.owner=symbol}declare(name,offset,kind,value2){if(name===
"_")return;const known2=this.rebinding?this.values.get(name):0;if(known2!==0){this.occurrence(offset,READ,known2);return}const local=this.node(LOCAL,this.local(
name,kind,offset),value2);const otherwise=this.letConditions===""?0:this.values.get(name);if(otherwise===0)this.values.bind(name,local);else this.values.bind(name,
this.node(CONDITIONAL,this.string(this.letConditions),local,otherwise))}blockScopes=new Map;place(node){const{tree}=this;const start=tree.start[node];return tree instanceof
ExpandedTree?tree.key(start):start}later(read4){const place={tree:this.tree,scope:this.scope,owner:this.owner,selfType:this.selfType,generics:this.generics.slice(),
conditions:this.conditions};this.#later.push(()=>{Object.assign(this,place);this.inBody=true;this.returns=0;this.types.open();for(const parameter2 of place.generics)
this.bindTypeParameter(parameter2);read4();this.types.close()})}#whenRead=[];whenRead(run){this.#whenRead.push(run)}readLater(){for(const run of this.#whenRead)
run();for(let at=0;at<this.#later.length;at++)this.#later[at]()}underConditions(conditions,read4){const outer=this.conditions;if(conditions.length>0)this.conditions=
[...outer,...conditions];read4();this.conditions=outer}tentatively(read4){const outer=this.#isTentative;this.#isTentative=true;const found=read4();this.#isTentative=
outer;return found}bindTypeParameter(node){this.types.bind(this.surface.strings[this.at(node+1)]??"",node)}occurrence(offset,use,node,extra=0){const{tree}=this;
const isExpanded=tree instanceof ExpandedTree;if(isExpanded&&!tree.isWritten(offset))return;const flags=this.#isTentative||isExpanded?use|TENTATIVE:use;this.body.
occurrences.push(tree.lineAt(offset),tree.columnAt(offset),flags,node,extra,this.owner)}evaluate(node){if(node!==0&&!this.isTemplate)this.body.occurrences.push(
0,0,EVALUATE,node,0,this.owner)}unit(){return{symbols:this.symbols,surface:this.surface,body:this.body}}};var WORD=1;var PUNCTUATION=2;var TEXT=3;var NUMBER=4;var CHARACTER=5;var LIFETIME=6;var OPEN=7;var CLOSE=8;var isWordStart=c=>c>=97&&c<=122||c>=65&&c<=90||c===95||
c>127&&new RegExp("\\p{L}","u").test(String.fromCharCode(c));var isDigit=c=>c>=48&&c<=57;var isWord=c=>isWordStart(c)||isDigit(c);var LONG=["..=","...","<<=",">\
>=","::","->","=>","==","!=","<=",">=","&&","||","+=","-=","*=","/=","%=","^=","&=","|=","<<",">>",".."];function tokenize(text,from,to){const tokens={kind:[],start:[],
end:[],match:[]};const open=[];const push=(kind,start,end)=>{tokens.kind.push(kind);tokens.start.push(start);tokens.end.push(end);tokens.match.push(-1)};let at=from;
while(at<to){const c=text.charCodeAt(at);if(c===32||c===10||c===9||c===13){at++;continue}if(c===47&&text.charCodeAt(at+1)===47){const end=text.indexOf("\n",at);
at=end<0?to:end;continue}if(c===47&&text.charCodeAt(at+1)===42){const end=text.indexOf("*/",at+2);at=end<0?to:end+2;continue}const start=at;const quoted=stringAt(
text,at,to);if(quoted>0){push(TEXT,start,quoted);at=quoted}else if(isWordStart(c)){if(c===114&&text.charCodeAt(at+1)===35)at+=2;while(at<to&&isWord(text.charCodeAt(
at)))at++;push(WORD,start,at)}else if(isDigit(c)){while(at<to&&isWord(text.charCodeAt(at)))at++;if(text.charCodeAt(at)===46&&isDigit(text.charCodeAt(at+1))&&text.
charCodeAt(start-1)!==46){at++;while(at<to&&isWord(text.charCodeAt(at)))at++}push(NUMBER,start,at)}else if(c===39){const end=characterAt(text,at);if(end>0){push(
CHARACTER,start,end);at=end}else{at++;while(at<to&&isWord(text.charCodeAt(at)))at++;push(LIFETIME,start,at)}}else if(c===40||c===91||c===123){open.push(tokens.kind.
length);push(OPEN,start,++at)}else if(c===41||c===93||c===125){const opened2=open.pop();if(opened2!==void 0)tokens.match[opened2]=tokens.kind.length;push(CLOSE,
start,++at)}else{const long=LONG.find(one=>text.startsWith(one,at)&&at+one.length<=to);at+=long?long.length:1;push(PUNCTUATION,start,at)}}for(const opened2 of open)
tokens.match[opened2]=tokens.kind.length;return tokens}function stringAt(text,from,to){let at=from;const prefix=/^(?:b|c|r|br|cr)$/;while(at<from+2&&/[bcr]/.test(
text.charAt(at)))at++;if(at>from&&!prefix.test(text.slice(from,at)))return 0;const raw=text.slice(from,at).includes("r");let hashes=0;while(raw&&text.charCodeAt(
at)===35){hashes++;at++}if(text.charCodeAt(at)!==34)return 0;at++;if(raw){const end=text.indexOf(`"${"#".repeat(hashes)}`,at);return end<0?to:end+1+hashes}while(at<
to&&text.charCodeAt(at)!==34)at+=text.charCodeAt(at)===92?2:1;return Math.min(at+1,to)}function characterAt(text,from){if(text.charCodeAt(from+1)===92){const end=text.
indexOf("'",from+3);return end<0?0:end+1}const wide=(text.codePointAt(from+1)??0)>65535?2:1;return text.charCodeAt(from+1+wide)===39?from+2+wide:0}var FORMATS=/^(print|println|eprint|eprintln|format|format_ident|format_args|write|writeln|panic|assert|assert_eq|assert_ne|debug_assert|debug_assert_eq|debug_assert_ne|todo|unimplemented|unreachable|trace|debug|info|warn|error|log|bail|ensure|anyhow|err)$/;
var QUOTES=/^(?:\w+_)?quote(_spanned|_\w+)?$/;function readQuoted(x,tokens){for(;tokens.at<tokens.end;tokens.at++)if(tokens.text()==="#"&&tokens.kind(1)===WORD)
readName(x,tokens.offset(1),bare(tokens.text(1)))}function readPlaceholders(x,from,text){for(const found of text.matchAll(/\{\{|\{([\p{L}_][\p{L}\p{N}_]*)(?=[:}])/gu)){
const name=found[1];if(name!==void 0)readName(x,from+found.index+1,name)}}function readName(x,offset,name){const local=x.values.get(name);if(local)x.occurrence(
offset,READ,local);else pathNode(x,{base:0,segments:[{offset,text:name,args:0}]},VALUE_PATH,READ)}var PLAIN=/^(?:vec|dbg|concat|env|option_env|try|join|select|line|column|file|module_path|(?:\w+_)?matches|thread_local)$/;var LONGEST_CALL=5e4;function keepCall(x,path,name,from,to){
const{tree}=x;if(!x.inBody||tree instanceof ExpandedTree||x.isTemplate||to-from>LONGEST_CALL||path===0)return;if(x.at(path)!==MACRO_PATH||FORMATS.test(name)||QUOTES.
test(name)||PLAIN.test(name))return;const own=macroAt(x,name,from);if(own&&!x.surface.templates?.includes(own.symbol+1))return;const text=tree.text.slice(from,to);
if(!/[\p{L}_]/u.test(text))return;x.body.calls??=[];x.body.calls.push(path,x.string(text),tree.lineAt(from),tree.columnAt(from),x.owner)}var ON=new Set(["unix","test","debug_assertions",'target_os = "linux"','target_family = "unix"','target_arch = "x86_64"','target_pointer_width = "64"','target_e\
ndian = "little"','panic = "unwind"','target_has_atomic = "64"','target_has_atomic = "ptr"','target_env = "gnu"']);var PROBED=/^(?:(?:has|have|use)_\w+|(?!target_)\w*64(?:_\w*)?|(?!target_)\w+\s*=\s*"64")$/;
var answers=new Map;function inUsualBuild(source,definition){return definition<=0||areOn(source,source.conditionsOf(definition))}function areOn(source,conditions){
return conditions.every(condition=>{if(!condition.endsWith("!"))return isOn(condition,featuresOf(source));const[macro]=source.root.crate?.macros.get(condition.slice(
0,-1))??[];const meant2=macro?.source.string(macro.node);return meant2?isOn(meant2,featuresOf(source)):!condition.startsWith("cfg_not_")})}function pick(items){
if(items.length<=1)return items[0];return items.find(item=>inUsualBuild(item.source,item.definition))??items[0]}var isUsual=use=>areOn(use.module.source,use.conditions);
function usualLocal(source,node){let at=node;while(source.at(at)===CONDITIONAL){const conditions=source.string(source.at(at+1)).split("\n");at=source.at(at+(areOn(
source,conditions)?2:3))}return at}function usualFirst(uses){if(uses.length<2||uses.every(use=>use.conditions.length===0))return uses;return[...uses.filter(isUsual),
...uses.filter(use=>!isUsual(use))]}var featuresOf=source=>source.root.crate?.manifest?.features;function isOn(condition,features){let known2=answers.get(features);
if(!known2){known2=new Map;answers.set(features,known2)}let answer=known2.get(condition);if(answer===void 0){answer=evaluate(condition.replace(/^cfg\s*\(/,"").replace(
/\)\s*$/,""),features);known2.set(condition,answer)}return answer}function evaluate(text,features){const trimmed=text.trim();const call3=/^(all|any|not)\s*\(([\s\S]*)\)$/.
exec(trimmed);if(!call3){const feature=/^feature\s*=\s*"([^"]*)"$/.exec(trimmed)?.[1];if(feature!==void 0)return features===void 0||features.has(feature);return ON.
has(trimmed.replace(/\s*=\s*/," = "))||PROBED.test(trimmed)}const parts2=split(call3[2]);if(call3[1]==="not")return!evaluate(parts2[0]??"",features);const on=part=>evaluate(
part,features);return call3[1]==="all"?parts2.every(on):parts2.some(on)}function split(text){const parts2=[];let depth=0;let from=0;for(let at=0;at<text.length;at++){
const c=text.charCodeAt(at);if(c===40)depth++;else if(c===41)depth--;else if(c===44&&depth===0){parts2.push(text.slice(from,at));from=at+1}}parts2.push(text.slice(
from));return parts2.filter(part=>part.trim()!=="")}function noteGiven(x,struct,field2,value2){const names=functionIn(x,value2);if(struct&&names)noteNames(x,struct,field2,names)}function noteAssigned(x,target2,value2){
if(x.code(target2)!==K.field_expression||x.code(x.child(target2,x.field.value))!==K.self)return;const field2=x.child(target2,x.field.field);if(x.code(field2)===
K.field_identifier)noteGiven(x,["Self"],bare(x.text(field2)),value2)}function noteNames(x,struct,field2,names){if(x.isTemplate||x.selfType>=BODY||x.conditions.some(
isTest))return;const[first]=names;if(first===void 0||names.length===1&&x.values.get(first)!==0)return;if(x.types.get(struct[0]??"")!==0||x.types.get(first)!==0)
return;const{inBody}=x;x.inBody=false;const place=pathIn(x,TYPE_PATH,struct);const value2=pathIn(x,VALUE_PATH,names);if(place!==0&&value2!==0){x.surface.given??=
[];x.surface.given.push(x.node(LITERAL_FIELD,place,x.string(field2),0),value2)}x.inBody=inBody}var isTest=condition=>{const all=/^cfg\s*\((?:\s*all\s*\()?([\s\S]*?)\)*$/.
exec(condition)?.[1];return all!==void 0&&split(all).some(part=>part.trim()==="test")};function pathIn(x,op,names){const isOwn=names[0]==="Self";const rest=isOwn?
names.slice(1):names;if(isOwn&&(x.selfType===0||rest.length===0))return op===TYPE_PATH?x.selfType:0;const base=isOwn?x.selfType:0;return x.record([op,x.scope,base,
rest.length,...rest.flatMap(one=>[x.string(one),0])])}function namesIn(x,node){switch(x.code(node)){case K.identifier:case K.type_identifier:case K.self:case K.
super:case K.crate:return[bare(x.text(node))];case K.generic_type:case K.generic_type_with_turbofish:return namesIn(x,x.child(node,x.field.type));case K.generic_function:
return namesIn(x,x.child(node,x.field.function));case K.scoped_identifier:case K.scoped_type_identifier:{const before=x.child(node,x.field.path);const names=before>=
0?namesIn(x,before):["::"];return names&&[...names,bare(x.text(x.child(node,x.field.name)))]}default:return void 0}}var WRAPPER=/(?:^|::)(?:Some|(?:Box|Rc|Arc)::(?:new|pin))$/;
function functionIn(x,node){switch(x.code(node)){case K.reference_expression:case K.type_cast_expression:return functionIn(x,x.child(node,x.field.value));case K.
parenthesized_expression:return functionIn(x,x.firstNamed(node));case K.call_expression:{const head=namesIn(x,x.child(node,x.field.function));const[given,...others]=x.
named(x.child(node,x.field.arguments));if(!head||given===void 0||others.length>0||!WRAPPER.test(head.join("::")))return void 0;return functionIn(x,given)}default:
return namesIn(x,node)}}var KEYWORDS=new Set("as break const continue dyn else enum extern fn for if impl in let loop match mod move mut pub ref return static struct trait type unsafe \
use where while async await".split(" "));var UPPER=new RegExp("^\\p{Lu}","u");var LONGEST_QUALIFIED=48;var MacroPaths=class{#x;#tokens;#list;#half=false;constructor(x,tokens,list){
this.#x=x;this.#tokens=tokens;this.#list=list}path(){const path={base:0,segments:[]};for(;;){path.segments.push({offset:this.#tokens.offset(),text:bare(this.#tokens.
text()),args:0});this.#tokens.at++;if(this.#tokens.text()!=="::")return path;this.#tokens.at++;if(this.#tokens.text()==="<"){const last=path.segments.at(-1);const args=this.
typeArguments();if(last)last.args=args;if(this.#tokens.text()!=="::")return path;this.#tokens.at++}if(this.#tokens.kind()!==WORD)return path}}names(){const names=[];
for(let ahead=0;;ahead+=2){if(this.#tokens.kind(ahead)!==WORD)return void 0;names.push(bare(this.#tokens.text(ahead)));const next=this.#tokens.text(ahead+1);if(next===
","||next===""||next==="as")return names;if(next!=="::")return void 0}}qualified(){if(!this.#isQualified())return void 0;const tokens=this.#tokens;tokens.at++;const type=this.
written();tokens.at++;const trait=this.type();this.#half=false;tokens.at+=2;const path=this.path();path.base=this.#x.node(QUALIFIED,type,trait);return path}#isQualified(){
const tokens=this.#tokens;let depth=0;let hasTrait=false;for(let ahead=0;ahead<LONGEST_QUALIFIED;ahead++){const text=tokens.text(ahead);if(text==="<")depth++;else if(text===
">"||text===">>"){depth-=text.length;if(depth<=0)return depth===0&&hasTrait&&tokens.text(ahead+1)==="::"&&tokens.kind(ahead+2)===WORD}else if(text==="as"&&depth===
1)hasTrait=true;else if(tokens.kind(ahead)===WORD?KEYWORDS.has(text):text!=="::"&&(text!==","||depth<2))return false}return false}typeArguments(){const types=[];
this.#tokens.at++;while(this.#tokens.at<this.#tokens.end&&this.#tokens.text()!==">"&&this.#tokens.text()!==">>"){if(this.#tokens.kind()===WORD&&!KEYWORDS.has(this.#tokens.
text()))types.push(this.type());else if(this.#tokens.kind()===OPEN){this.#tokens.inside(()=>this.#list());types.push(0)}else this.#tokens.at++}if(this.#tokens.text()===
">>"&&!this.#half)this.#half=true;else{this.#half=false;this.#tokens.at++}return this.#x.record([ARGUMENTS,types.length,0,...types])}written(){const tokens=this.#tokens;
while(/^(?:[&*]|&&|mut|const)$/.test(tokens.text())||tokens.kind()===LIFETIME)tokens.at++;return tokens.kind()===WORD&&!KEYWORDS.has(tokens.text())?this.type():
0}takesArguments({segments}){if(!new RegExp("^\\p{Lu}\\w*\\p{Ll}","u").test(segments.at(-1)?.text??""))return false;const tokens=this.#tokens;let depth=0;for(let ahead=0;ahead<
LONGEST_QUALIFIED;ahead++){const text=tokens.text(ahead);if(text==="<")depth++;else if(text===">"||text===">>"){depth-=text.length;if(depth<=0)return depth===0}else if(tokens.
kind(ahead)!==WORD&&tokens.kind(ahead)!==LIFETIME&&!/^(?:::|,|&|_)$/.test(text))return false}return false}type(){if(this.#tokens.text()==="_"){this.#tokens.at++;
return 0}return this.typeOf(this.path())}typeOf(path){if(this.#tokens.text()==="<"){const last=path.segments.at(-1);const args=this.typeArguments();if(last)last.
args=args}return pathNode(this.#x,path,TYPE_PATH,TYPE)}};function closureParameters(tokens,paths){const parameters=[];const isEmpty=tokens.text()==="||";tokens.at++;if(isEmpty)return parameters;while(tokens.at<tokens.
end&&tokens.text()!=="|"){parameters.push(parameter(tokens,paths));while(tokens.at<tokens.end&&tokens.text()!==","&&tokens.text()!=="|")tokens.at++;if(tokens.text()===
",")tokens.at++}tokens.at++;return parameters}function parameter(tokens,paths){while(/^(?:&|&&|mut|ref)$/.test(tokens.text()))tokens.at++;const shape=tokens.text()===
"("?"tuple":/^[:,|]$/.test(tokens.text(1))?"whole":"other";const names=namesIn2(tokens,false);let type=0;if(tokens.text()===":"){tokens.at++;type=paths.written()}
return{names,shape,type}}function declareParameters(x,parameters,closure2){parameters.forEach(({names,shape},at)=>{const whole=x.node(CLOSURE_PARAMETER,closure2,
at);names.forEach(({text,offset},position)=>{const part=shape==="tuple"?x.node(TUPLE_PART,whole,position,0):0;x.declare(text,offset,PARAMETER,shape==="whole"?whole:
part)})})}function namesIn2(tokens,isInside){const names=[];while(tokens.at<tokens.end){const text=tokens.text();if(!isInside&&(text===":"||text==="|"||text==="\
,"))break;if(tokens.kind()===OPEN){names.push(...tokens.inside(()=>namesIn2(tokens,true)));continue}if(tokens.kind()===WORD&&!KEYWORDS.has(text)&&/^[\p{Ll}_]/u.
test(text))names.push({offset:tokens.offset(),text:bare(text)});tokens.at++}return names}function readArm(x,tokens,paths,future){if(tokens.text()==="{"||tokens.text()==="=>")return;const isAfter=tokens.text()==="->";const arrow=tokens.find("=>");const end=isAfter?
arrow:tokens.find("=");if(arrow<0&&!isOnCondition(tokens,end))return;if(end<0||arrow>=0&&end>arrow){readPattern(x,tokens,paths,arrow);return}if(isAfter)tokens.at++;
const start=tokens.at;tokens.at=end+1;const value2=isAfter?0:x.node(AWAIT,future());const after=tokens.at;tokens.at=start;tokens.until(end,()=>bind(x,tokens,paths,
value2));tokens.at=after}function readMatched(x,tokens,paths,value2){const end=tokens.find("if");if(end<0)return;const outer=x.rebinding;tokens.until(end,()=>{while(tokens.
at<tokens.end){if(tokens.text()==="|")tokens.at++;bind(x,tokens,paths,value2);while(tokens.at<tokens.end&&tokens.text()!=="|")if(tokens.kind()===OPEN)tokens.pass();else
tokens.at++;x.rebinding=true}});x.rebinding=outer}function isOnCondition(tokens,end){const start=tokens.at;if(end<0)return false;tokens.at=end;tokens.at=tokens.
find(",");const found=tokens.at>=0&&tokens.text(1)==="if";tokens.at=start;return found}function bind(x,tokens,paths,value2){while(/^(?:&|&&|mut|ref)$/.test(tokens.
text()))tokens.at++;if(tokens.kind()===OPEN&&tokens.text()==="("){tokens.inside(()=>bindParts(x,tokens,paths,at=>x.node(TUPLE_PART,value2,at,0)));return}if(tokens.
kind()===WORD&&(UPPER.test(tokens.text())||tokens.text(1)==="::")){const path=paths.path();if(tokens.kind()===OPEN&&tokens.text()==="{"){const type=pathNode(x,path,
TYPE_PATH,TYPE);tokens.inside(()=>bindFields(x,tokens,paths,name=>x.node(FIELD_PART,type,x.string(name),value2)));return}const variant=pathNode(x,path,VALUE_PATH,
READ);if(tokens.kind()===OPEN&&tokens.text()==="(")tokens.inside(()=>bindParts(x,tokens,paths,at=>x.node(VARIANT_PART,variant,at,value2)));return}const isWhole=tokens.
at===tokens.end-1||tokens.text(1)===",";for(const{text,offset}of namesIn2(tokens,false))x.declare(text,offset,VARIABLE,isWhole?value2:0)}function bindFields(x,tokens,paths,part){
for(;tokens.at<tokens.end;tokens.at++){while(/^(?:mut|ref)$/.test(tokens.text()))tokens.at++;if(tokens.kind()!==WORD)continue;const name=bare(tokens.text());const offset=tokens.
offset();const field2=part(name);x.occurrence(offset,MEMBER,field2);if(tokens.text(1)===":"){tokens.at+=2;bind(x,tokens,paths,field2)}else x.declare(name,offset,
VARIABLE,field2);while(tokens.at<tokens.end&&tokens.text()!==",")tokens.at++}}function bindParts(x,tokens,paths,part){for(let at=0;tokens.at<tokens.end;at++){bind(
x,tokens,paths,part(at));while(tokens.at<tokens.end&&tokens.text()!==",")tokens.at++;tokens.at++}}function readPattern(x,tokens,paths,arrow){const start=tokens.
at;let last=0;while(tokens.kind(last)===WORD&&tokens.text(last+1)==="::")last+=2;if(tokens.kind(last+1)!==OPEN||tokens.text(last+1)==="["||!UPPER.test(tokens.text(
last)))return;tokens.at+=last+1;const names=tokens.inside(()=>namesIn2(tokens,true));const end=tokens.at;tokens.at=start;if(end!==arrow||names.length===0||names.
some(({text})=>x.values.get(text)!==0))return;const path=paths.path();tokens.at=arrow;pathNode(x,path,VALUE_PATH,READ);for(const{text,offset}of names)x.declare(
text,offset,VARIABLE,0)}var FOLLOWS={expr:new Set(["=>",",",";"]),expr_2021:new Set(["=>",",",";"]),ty:new Set(["{","[",",","=>",":","=",">",";","|","as","where",")"]),path:new Set(["{",
"[",",","=>",":","=",">",";","|","as","where"]),pat:new Set(["=>",",","=","if","in"]),pat_param:new Set(["=>",",","=","|","if","in"])};var STATEMENT_ENDS=new Set(
["=>",",",";"]);function fragmentEnd(kind,tokens,from){const token=tokens[from];if(kind==="vis")return visibilityEnd(tokens,from);if(!token)return-1;switch(kind){case"\
tt":return from+1;case"ident":return token.kind===WORD&&token.text!=="_"?from+1:-1;case"lifetime":return token.kind===LIFETIME?from+1:-1;case"literal":return literalEnd(
tokens,from);case"block":return token.text==="{"?from+1:-1;case"meta":return metaEnd(tokens,from);case"item":return itemEnd(tokens,from);case"stmt":if(token.text===
";")return from+1;return phraseEnd(tokens,from,STATEMENT_ENDS,kind);default:{const follows=FOLLOWS[kind];return follows?phraseEnd(tokens,from,follows,kind):-1}}}
function visibilityEnd(tokens,from){if(tokens[from]?.text!=="pub")return from;return tokens[from+1]?.text==="("&&/^(?:crate|super|self|in)$/.test(tokens[from+1]?.
inside?.[0]?.text??"")?from+2:from+1}function literalEnd(tokens,from){const at=tokens[from]?.text==="-"?from+1:from;const token=tokens[at];if(!token)return-1;const isLiteral=token.
kind===TEXT||token.kind===NUMBER||token.kind===CHARACTER;return isLiteral||token.text==="true"||token.text==="false"?at+1:-1}function metaEnd(tokens,from){let at=from;
if(tokens[at]?.kind!==WORD||tokens[at]?.text==="_")return-1;while(tokens[at]?.kind===WORD&&tokens[at+1]?.text==="::")at+=2;at++;if(tokens[at]?.kind===OPEN)return at+
1;return tokens[at]?.text==="="?phraseEnd(tokens,at+1,STATEMENT_ENDS,"expr"):at}function itemEnd(tokens,from){let at=from;while(tokens[at]?.text==="#"&&tokens[at+
1]?.text==="[")at+=2;if(tokens[at]?.kind!==WORD)return-1;for(;at<tokens.length;at++){const{text}=tokens[at];if(text===";"||text==="{")return at+1}return-1}function phraseEnd(tokens,from,follows,kind){
const isType=kind==="ty"||kind==="path";let angles=0;let at=from;for(;at<tokens.length;at++){const token=tokens[at];const{text}=token;if(isType&&at===from&&(text===
"("||text==="["))continue;if(text==="|"&&kind.startsWith("expr")&&(at===from||tokens[at-1]?.text==="move")){const close=tokens.findIndex((one,index)=>index>at&&
one.text==="|");if(close<0)return-1;at=close;continue}if(angles===0&&follows.has(text)&&(at>from||token.kind!==OPEN))break;if(kind==="path"&&at>from&&token.kind===
OPEN&&angles===0)break;if(token.kind===OPEN&&text==="{"&&isType)break;if(text==="<"&&(isType||tokens[at-1]?.text==="::"||at===from))angles++;else if(text==="<<"&&
isType)angles+=2;else if(angles>0&&text===">")angles--;else if(angles>0&&text===">>")angles-=Math.min(2,angles);if(isType&&angles===0&&at>from&&token.kind===WORD&&
endsType(tokens[at-1]))break}return at>from?at:-1}var endsType=token=>token.kind===WORD&&!/^(?:mut|const|dyn|impl|unsafe|extern|fn|as|for)$/.test(token.text)||token.
kind===PUNCTUATION&&token.text===">";var CLOSING={"(":")","[":"]","{":"}"};var closingOf=open=>CLOSING[open]??"";function tokenTrees(text,from,to){const tokens=tokenize(text,from,to);return read(text,
tokens,0,tokens.kind.length,from,0)}var DEEPEST2=200;function read(text,tokens,first,end,from,depth){const trees=[];let before=from;for(let at=first;at<end;at++){
const start=tokens.start[at];const stop=tokens.end[at];if(start-before>3)documentation(text.slice(before,start),trees);const token={kind:tokens.kind[at],text:text.
slice(start,stop),at:start,spaced:start>before};before=stop;if(token.kind===OPEN){const close=Math.min(tokens.match[at],end);token.inside=depth<DEEPEST2?read(text,
tokens,at+1,close,stop,depth+1):[];token.closeAt=close<tokens.kind.length?tokens.start[close]:-1;before=close<tokens.kind.length?tokens.end[close]:stop;at=close}
trees.push(token)}return trees}function documentation(between,trees){for(const _ of between.matchAll(/\/\/\/(?!\/)[^\n]*|\/\*\*(?![*/])[\s\S]*?\*\//g)){trees.push(
{kind:PUNCTUATION,text:"#",at:-1,spaced:true});const inside=[{kind:WORD,text:"doc",at:-1,spaced:false},{kind:PUNCTUATION,text:"=",at:-1,spaced:true},{kind:TEXT,
text:'""',at:-1,spaced:true}];trees.push({kind:OPEN,text:"[",at:-1,spaced:false,inside,closeAt:-1})}}var MOST_TOKENS=2e4;function ruleOf(pattern,template){const left=partsOf(pattern,true);const right=partsOf(template,false);return left&&right?{pattern:left,template:right}:
void 0}function argumentsOf({pattern}){const names=[];for(const[at,part]of pattern.entries()){if(part.is==="variable"&&at%2===0)names.push(part.name);else if(part.
is==="token"&&part.token.text===","&&at%2===1)continue;else if(part.is==="repetition"&&part.many!=="+"&&variables(part.parts).next().done)continue;else return void 0}
return names}function writtenWith({template},names,called2){const bindings2=new Map(names.map(name=>[name,oneName(called2(name))]));const out=[];return transcribe(
template,bindings2,out)?out:void 0}var oneName=text=>({tokens:[{kind:WORD,text,at:-1,spaced:false}]});var variablesOf=({pattern})=>[...new Set(variables(pattern))];
function writtenInRounds({pattern,template},rounds2,called2){const bindings2=new Map;bindRounds(pattern,rounds2,called2,bindings2);const out=[];return transcribe(
template,bindings2,out)?withoutNames(out):void 0}function bindRounds(parts2,rounds2,called2,bindings2){for(const part of parts2){if(part.is==="variable")bindings2.
set(part.name,oneName(called2(part.name)));else if(part.is==="group")bindRounds(part.parts,rounds2,called2,bindings2);else if(part.is==="repetition"){const round=new Map;
bindRounds(part.parts,rounds2,called2,round);for(const[name,bound2]of round)bindings2.set(name,{rounds:Array.from({length:rounds2},()=>bound2)})}}}var ITEM2=/^(?:pub|fn|struct|enum|union|impl|mod|use|static|const|trait|type|extern|macro_rules|#)$/;
var LEFT_OUT=new Set(["use","static","const"]);function withoutNames(written2){const out=[];for(let at=0;at<written2.length;at++){const{text}=written2[at];const before=written2[at-
1]?.text;if(before===void 0||before==="{"||before==="}"||before===";"){if(LEFT_OUT.has(text)&&written2[at+1]?.text!=="{"){for(let depth=0;at<written2.length&&(depth>
0||written2[at]?.text!==";");at++)depth+=nesting(written2[at]?.text);continue}if(ITEM2.test(text)&&!LEFT_OUT.has(text))return void 0}out.push(written2[at])}return out}
var nesting=(text="")=>/^[([{]$/.test(text)?1:/^[)\]}]$/.test(text)?-1:0;var takesExpressions=({pattern})=>fragments(pattern).every(one=>EXPRESSIONS.has(one));var EXPRESSIONS=new Set(
["expr","expr_2021","literal"]);var fragments=parts2=>parts2.flatMap(part=>part.is==="variable"?part.fragment:part.is==="token"?[]:fragments(part.parts));function partsOf(tokens,isPattern){
const parts2=[];for(let at=0;at<tokens.length;at++){const token=tokens[at];const next=tokens[at+1];if(token.text==="$"&&token.kind===PUNCTUATION&&next){if(next.
text==="("){const inside=partsOf(next.inside??[],isPattern);if(!inside)return void 0;at+=2;let separator;if(!isMany(tokens[at])||isMany(tokens[at+1]))separator=
tokens[at++];const many=tokens[at];if(!isMany(many))return void 0;parts2.push({is:"repetition",parts:inside,separator,many:many.text});continue}if(next.kind!==WORD)
return void 0;at++;if(next.text==="crate"){parts2.push({is:"token",token:{...next,at:-1,spaced:token.spaced}});continue}let fragment="";if(isPattern){if(tokens[at+
1]?.text!==":"||tokens[at+2]?.kind!==WORD)return void 0;fragment=tokens[at+2]?.text??"";at+=2}parts2.push({is:"variable",name:next.text,fragment,token});continue}
if(token.kind===OPEN){const inside=partsOf(token.inside??[],isPattern);if(!inside)return void 0;parts2.push({is:"group",open:token,parts:inside})}else parts2.push(
{is:"token",token})}return parts2}var isMany=token=>token?.text==="*"||token?.text==="+"||token?.text==="?";function expand(rules2,given){for(const rule of rules2){
const bindings2=new Map;if(match(rule.pattern,given,0,bindings2)!==given.length)continue;const out=[];return transcribe(rule.template,bindings2,out)?out:void 0}
return void 0}function match(pattern,given,from,bindings2){let at=from;for(const part of pattern){switch(part.is){case"token":if(given[at]?.text!==part.token.text||
given[at]?.kind===OPEN)return-1;at++;break;case"group":{const group=given[at];if(group?.kind!==OPEN||group.text!==part.open.text)return-1;const inside=group.inside??
[];if(match(part.parts,inside,0,bindings2)!==inside.length)return-1;at++;break}case"variable":{const end=fragmentEnd(part.fragment,given,at);if(end<0)return-1;bindings2.
set(part.name,{tokens:given.slice(at,end)});at=end;break}default:at=repeated(part,given,at,bindings2);if(at<0)return-1}}return at}function repeated(part,given,from,bindings2){
const rounds2=[];let at=from;while(at<given.length&&(part.many!=="?"||rounds2.length===0)){let start=at;if(rounds2.length>0&&part.separator){if(given[at]?.text!==
part.separator.text)break;start++}const round=new Map;const end=match(part.parts,given,start,round);if(end<0||end===at)break;rounds2.push(round);at=end}if(part.
many==="+"&&rounds2.length===0)return-1;for(const name of variables(part.parts))bindings2.set(name,{rounds:rounds2.map(round=>round.get(name)??{tokens:[]})});return at}
function*variables(parts2){for(const part of parts2)if(part.is==="variable")yield part.name;else if(part.is!=="token")yield*variables(part.parts)}function transcribe(template,bindings2,out){
for(const part of template){if(out.length>MOST_TOKENS)return false;switch(part.is){case"token":out.push({text:part.token.text,at:-1,rule:part.token.at,spaced:part.
token.spaced});break;case"group":out.push({text:part.open.text,at:-1,rule:part.open.at,spaced:part.open.spaced});if(!transcribe(part.parts,bindings2,out))return false;
out.push({text:closingOf(part.open.text),at:-1,rule:part.open.closeAt??-1,spaced:false});break;case"variable":{const bound2=bindings2.get(part.name);if(!bound2){
out.push({text:"$",at:-1,rule:part.token.at,spaced:part.token.spaced});out.push({text:part.name,at:-1,rule:-1,spaced:false});break}if("rounds"in bound2)return false;
const first=out.length;for(const token of bound2.tokens)write(token,out);const written2=out[first];if(written2)written2.spaced=part.token.spaced;break}default:{
const repeating=[...variables(part.parts)].filter(name=>rounds(bindings2,name)!==void 0);const[one]=repeating;if(one===void 0)return false;const count=rounds(bindings2,
one)?.length??0;for(let round=0;round<count;round++){const own=new Map(bindings2);for(const name of repeating)own.set(name,rounds(bindings2,name)?.[round]??{tokens:[]});
if(round>0&&part.separator)out.push({text:part.separator.text,at:-1,rule:-1,spaced:false});if(!transcribe(part.parts,own,out))return false}}}}return true}function rounds(bindings2,name){
const bound2=bindings2.get(name);return bound2&&"rounds"in bound2?bound2.rounds:void 0}function write(token,out){out.push({text:token.text,at:token.at,rule:-1,spaced:token.
spaced});if(token.kind!==OPEN)return;for(const one of token.inside??[])write(one,out);out.push({text:closingOf(token.text),at:token.closeAt??-1,rule:-1,spaced:false})}var ITEMS="__items";var OUTER="__outer";var SOURCES=new Map(Object.entries({bitflags:[`$($(#[$outer:meta])* $vis:vis struct $Name:ident: $Bits:ty { $($(#[$inner\
:meta])* const $Flag:tt = $value:expr;)* })+ => {
       $($(#[$outer])* $vis struct $Name {}
       impl $Name { $($(#[$inner])* pub const $Flag: Self = $value;)* })+
     }`,`$($(#[$outer:meta])* impl $Name:ident: $Bits:ty { $($(#[$inner:meta])* const $Flag:tt = $value:expr;)* })+ => {
       $(impl $Name { $($(#[$inner])* pub const $Flag: Self = $value;)* })+
     }`],table:[`$(use $($import:tt)::+;)* $(#[$outer:meta])* $($schema:ident .)? $Table:ident $(($($key:ident),+))? {
       $($(#[$inner:meta])* $column:ident -> $type:ty),+ $(,)?
     } => {
       pub mod $Table {
         use diesel::sql_types::*;
         $(use $($import)::+;)*
         #[${OUTER}] pub struct table;
         $(pub const $column: diesel::Column<$type> = 0;)+
         #[${OUTER}] pub mod columns { pub use super::*; }
         #[${OUTER}] pub mod dsl { pub use super::*; #[${OUTER}] pub struct $Table; }
       }
     }`],cfg_if:[`$(if #[$when:meta] { $($item:tt)* }) else + $(else { $($otherwise:tt)* })? => {
       $(#[$when] ${ITEMS}! { $($item)* })*
       $(${ITEMS}! { $($otherwise)* })?
     }`],cfg_select:[`$($when:meta => { $($item:tt)* } $(,)?)* $(_ => { $($otherwise:tt)* } $(,)?)? => {
       $(#[$when] ${ITEMS}! { $($item)* })*
       $(${ITEMS}! { $($otherwise)* })?
     }`]}));var rules=new Map;function knownRules(path){const name=path.slice(path.lastIndexOf(":")+1);const sources=SOURCES.get(name);if(!sources)return void 0;
const known2=rules.get(name)??sources.map(readRule);rules.set(name,known2);return known2}var unplaced=token=>({...token,at:-1,...token.inside?{inside:token.inside.
map(unplaced),closeAt:-1}:{}});function readRule(source){const arrow=source.lastIndexOf("=> {");const template=tokenTrees(source,arrow+"=> ".length,source.length)[0]?.
inside??[];const rule=ruleOf(tokenTrees(source,0,arrow),template.map(unplaced));if(!rule)throw new Error(`Not a macro's rule: ${source}`);return rule}function above(x,node){const found={first:node,start:x.line(node),doc:void 0,attributes:[]};const{tree}=x;const siblings=[];const parent=tree.parent[node];const{
lastSibling}=x;const near=lastSibling.tree===tree&&lastSibling.parent===parent&&lastSibling.node<node;let at=near?lastSibling.node:parent+1;for(;at<node;at=tree.
after[at])siblings.push(at);x.lastSibling={tree,parent,node};let docEnd=0;let docStart=0;for(let i=siblings.length-1;i>=0;i--){const sibling=siblings[i];const code=x.
code(sibling);if(code===K.attribute_item){found.attributes.unshift(attributeText(x,sibling));found.first=sibling;found.start=x.line(sibling)}else if(code===K.line_comment||
code===K.block_comment){const text=tree.text.slice(tree.start[sibling],tree.start[sibling]+3);if(text!=="///"&&text!=="/**"){if(docStart!==0)break;continue}docStart=
x.line(sibling);if(docEnd===0)docEnd=text==="///"?docStart:x.endLine(sibling)}else if(code!==K.visibility_modifier)break}if(docStart!==0)found.doc=[docStart,docEnd];
return found}var attributeText=(x,attribute)=>oneLine(x.text(attribute),"slashes").slice(2,-1).trim();function addSymbol(x,d){const name=d.name??x.text(d.at);const parent=x.
owner;const over=above(x,d.declaration);readVisibility(x,d.declaration);const draft={name,kind:d.kind,line:x.line(d.at),column:x.column(d.at),start:over.start,end:x.
endLine(d.declaration)};if(x.tree instanceof ExpandedTree&&over.attributes.includes(OUTER))return parent;if(x.tree instanceof ExpandedTree)moveToDefinition(x.tree,
d,draft);const container=d.qualifier??(parent>=0?x.symbols[parent]?.qualified??x.symbols[parent]?.name:void 0);if(container!==void 0&&container!=="")draft.qualified=
`${container}.${name}`;if(x.tree instanceof ExpandedTree&&!isFirst(x,x.tree,d,draft))return-1;if(parent>=0)draft.parent=parent;if(over.doc)draft.doc=over.doc;draft.
signature=signatureOf(x,d);const modifiers=[...d.modifiers??[],...modifiersOf(x,d,over)];if(modifiers.length>0)draft.modifiers=[...new Set(modifiers)];if(d.parameters)
draft.parameters=d.parameters;if(d.returns!==void 0)draft.returns=d.returns;if(d.receiver!==void 0)draft.receiver=d.receiver;if(d.type!==void 0)draft.type=d.type;
const annotations=over.attributes.filter(text=>!text.startsWith("doc"));if(annotations.length>0)draft.annotations=annotations.map(text=>text.slice(0,LIMITS.signatureChars));
const conditions=[...x.conditions,...conditionsOf(over.attributes)];if(conditions.length>0)draft.conditions=conditions.map(text=>text.slice(0,LONGEST));if(d.extra)
draft.extra=d.extra;if(x.tree instanceof ExpandedTree){const{start:starts,end:ends}=x.tree;const isWritten=x.tree.isWritten(starts[d.at]);const lines=isWritten&&
x.tree.linesOf(starts[over.first],ends[d.declaration]);if(lines)[draft.start,draft.end]=lines;draft.start=Math.min(draft.start,draft.line);draft.end=Math.max(draft.
end,draft.line)}const symbol=x.symbols.push(draft)-1;if(conditions.some(text=>text.length>LONGEST)){x.longConditions.set(symbol,conditions);x.surface.conditions.
push(symbol+1,x.string(conditions.join("\n")))}return symbol}var LONGEST=200;var conditionsOfSymbol=(x,symbol)=>x.longConditions.get(symbol)??x.symbols[symbol]?.
conditions??[];function moveToDefinition(tree,d,draft){const at=tree.definedAt(tree.start[d.at]);if(at<0)return;const{file}=tree;const lineOf=offset=>{const defined=tree.
definedAt(offset);return defined<0?draft.line:file.lineAt(defined)};draft.line=file.lineAt(at);draft.column=file.columnAt(at);draft.start=lineOf(tree.start[d.declaration]);
draft.end=lineOf(tree.end[d.declaration]-1)}function isFirst(x,tree,{at,kind},draft){const offset=tree.start[at];const isWritten=tree.isWritten(offset);if(!isWritten&&
(x.isImplementing||kind==="impl"||tree.definedAt(offset)<0))return false;const key=`${draft.line}:${draft.column} ${kind}${isWritten?"":` ${draft.qualified??draft.
name}`}`;if(x.declared.has(key))return false;x.declared.add(key);return true}function readVisibility(x,declaration){const visibility=x.childOf(declaration,K.visibility_modifier);
if(visibility<0)return;const path=x.childOf(visibility,K.scoped_identifier);if(path>=0)pathOf(x,path,TYPE_PATH,READ)}var conditionsOf=attributes=>attributes.filter(
text=>/^cfg\s*\(/.test(text));function modifiersOf(x,d,over){const modifiers=[];const visibility=x.childOf(d.declaration,K.visibility_modifier);if(visibility>=0){
const text=x.text(visibility);if(text==="pub")modifiers.push("exported","public");else modifiers.push("internal")}const functionModifiers=x.childOf(d.declaration,
K.function_modifiers);if(functionModifiers>=0&&/\basync\b/.test(x.text(functionModifiers)))modifiers.push("async");for(const attribute of over.attributes){if(/^deprecated\b/.
test(attribute))modifiers.push("deprecated");if(/^([\w:]+::)?(test|bench|rstest|test_case|wasm_bindgen_test|quickcheck|proptest)\b/.test(attribute))modifiers.push(
"test");if(/^(no_mangle|export_name|macro_export|unsafe\(no_mangle)/.test(attribute))modifiers.push("exported")}return modifiers}function signatureOf(x,d){const start=x.
tree.start[d.declaration];const end=d.body===void 0||d.body<0?x.tree.end[d.declaration]:x.tree.start[d.body];const head=x.tree.text.slice(start,Math.min(end,start+
4*LIMITS.signatureChars));return oneLine(head,"slashes").replace(/[\s{;,]+$/,"").slice(0,LIMITS.signatureChars)}var ITEM3=/^(?:(?:pub|fn|struct|enum|union|impl|mod|use|static|const|trait|type|unsafe|async|extern|macro_rules)\b|cfg_\w+!)/;var CALL2=/^(?:\w+\s*::\s*)*\w+\s*!\s*\{/;
var LONGEST_HEAD=64;function firstWord(text,from,to){let at=from;while(at<to){const c=text.charCodeAt(at);if(c===32||c===10||c===9||c===13)at++;else if(text.startsWith(
"//",at)){const end=text.indexOf("\n",at);at=end<0?to:end+1}else if(text.startsWith("/*",at)){const end=text.indexOf("*/",at);at=end<0?to:end+2}else if(c===35&&
/^#!?\[/.test(text.slice(at,at+3)))at=afterAttribute(text,at,to);else return at}return to}function afterAttribute(text,from,to){let depth=0;for(let at=from;at<to;at++){
const c=text.charCodeAt(at);if(c===34){at++;while(at<to&&text.charCodeAt(at)!==34)at+=text.charCodeAt(at)===92?2:1}else if(c===91)depth++;else if(c===93&&--depth===
0)return at+1}return to}var DEEPEST3=4;var parsers=new WeakMap;function readItemsInMacro(x,node,read4){const tokens=x.childOf(node,K.token_tree);if(tokens<0||x.
macroDepth>=DEEPEST3)return false;const from=x.tree.start[tokens]+1;const to=x.tree.end[tokens]-1;const first=firstWord(x.tree.text,from,to);const head=x.tree.text.
slice(first,Math.min(to,first+LONGEST_HEAD));if(!ITEM3.test(head)&&!CALL2.test(head))return false;const inner2=parseRange(x.tree,from,to)??parseFirst(x.tree,from,
to);if(!inner2)return false;const{tree,threadLocal}=x;const name=x.text(x.child(node,x.field.macro));const around2=x.code(x.tree.parent[node])===K.expression_statement?
x.tree.parent[node]:node;const conditions=conditionsOf(above(x,around2).attributes);if(/^cfg_\w+$/.test(name))conditions.push(`${name}!`);x.threadLocal=/(?:thread|task)_local$/.
test(name);x.tree=inner2;readRules(x);x.macroDepth++;x.underConditions(conditions,()=>{read4(0)});x.macroDepth--;Object.assign(x,{tree,threadLocal});x.itemMacros.
add(x.place(tokens));return true}function readTemplate(x,definition,name,symbol){const{tree}=x;if(x.inBody||tree instanceof ExpandedTree||tree.text.includes(`${name}\
!`))return;for(const rule of x.named(definition)){if(x.code(rule)!==K.macro_rule||x.named(x.child(rule,x.field.left)).length>0)continue;const right=x.child(rule,
x.field.right);const from=tree.start[right]+1;const to=tree.end[right]-1;const first=firstWord(tree.text,from,to);if(!ITEM3.test(tree.text.slice(first,Math.min(
to,first+LONGEST_HEAD))))continue;const inner2=parseRange(tree,from,to);if(!inner2)continue;const outer={tree,scope:x.scope};const scope=x.newScope(BLOCK,name,0);
x.item(MACRO_ITEMS,name,symbol+1,scope,false);Object.assign(x,{tree:inner2,scope});x.macroDepth++;readItems(x,0);x.macroDepth--;Object.assign(x,outer);return}}function parseFirst(tree,from,to){
const braces=tokenTrees(tree.text,from,to).find(token=>token.text==="{"&&token.kind===OPEN);const end=braces?.closeAt??-1;return end<0?void 0:parseRange(tree,from,
end+1)}var VALUES=new Set([K.block,K.match_expression,K.if_expression,K.loop_expression,K.async_block,K.unsafe_block]);function readBlock(x,from,to){if(x.macroDepth>=
DEEPEST3)return void 0;const inner2=parseRange(x.tree,from,to);if(!inner2)return void 0;const{tree}=x;x.tree=inner2;const statement=x.firstNamed(0);const block2=x.
code(statement)===K.expression_statement?x.firstNamed(statement):-1;let read4;if(VALUES.has(x.code(block2))&&inner2.end[block2]===to&&x.named(block2).every(one=>!isItem(
x.code(one)))){x.macroDepth++;read4=blockValue(x,block2);x.macroDepth--}x.tree=tree;return read4}function parseRange(tree,from,to){let parser=parsers.get(tree.grammar);
if(!parser){parser=new Parser().setLanguage(tree.grammar);parsers.set(tree.grammar,parser)}const position=offset=>({row:tree.lineAt(offset)-1,column:tree.columnAt(
offset)});const parsed=parseText(parser,tree.text,{includedRanges:[{startIndex:from,endIndex:to,startPosition:position(from),endPosition:position(to)}]});if(!parsed)
return void 0;try{const flat=flatten(parsed,tree.text,tree.grammar);const{declaration_list,macro_definition}=K;const codes=syntaxOf(tree.grammar).codes;for(let node=0;node<
flat.count;){if((flat.flags[node]&(ERROR|MISSING))!==0)return void 0;const code=codes[flat.type[node]];const isBody=code===declaration_list||code===macro_definition;
node=isBody?flat.after[node]:node+1}return tree instanceof ExpandedTree?tree.again(flat):flat}finally{parsed.delete()}}function readBraces(x,tokens){const open=tokens.at;const from=tokens.offset();const read4=readBlock(x,from,tokens.pass().to+1);if(read4===void 0)tokens.at=open;
return read4}var WITH_BODY=/^(?:match|if|loop|async|unsafe)$/;function readWithBody(x,tokens){if(!WITH_BODY.test(tokens.text()))return void 0;const start=tokens.
at;const from=tokens.offset();let to=pastBody(tokens);while(to>0&&tokens.text()==="else")to=pastBody(tokens);const read4=to>0?readBlock(x,from,to):void 0;if(read4===
void 0)tokens.at=start;return read4}function pastBody(tokens){for(;tokens.at<tokens.end;tokens.at++){const text=tokens.text();if(text===","||text===";"||text===
"=>")return 0;if(tokens.kind()!==OPEN)continue;const{to}=tokens.pass();if(text==="{")return to+1;tokens.at--}return 0}var FARTHEST=64;var TokenCursor=class{#source;#tokens;at=0;end;constructor(source,from,to){this.#source=source;this.#tokens=tokenize(source,from,to);this.end=this.#tokens.
kind.length}kind(ahead=0){const at=this.at+ahead;return at<this.end?this.#tokens.kind[at]:0}text(ahead=0){const at=this.at+ahead;return at<this.end?this.#source.
slice(this.#tokens.start[at],this.#tokens.end[at]):""}offset(ahead=0){return this.#tokens.start[this.at+ahead]}inside(read4){const close=this.#tokens.match[this.
at];const end=this.end;this.at++;this.end=Math.min(close,end);const found=read4();this.end=end;this.at=Math.min(close+1,end);return found}until(to,read4){const{
end}=this;this.end=to;const found=read4();this.end=end;return found}find(text){const{kind,match:match2,start,end}=this.#tokens;for(let at=this.at;at<Math.min(this.
end,this.at+FARTHEST);at++){const found=this.#source.slice(start[at],end[at]);if(found===text)return at;if(found===","||found===";")return-1;if(kind[at]===OPEN)
at=match2[at]}return-1}past(){const at=this.#tokens.match[this.at]+1;return at<this.end?this.#source.slice(this.#tokens.start[at],this.#tokens.end[at]):""}pass(){
const open=this.at;const close=this.#tokens.match[open];this.at=Math.min(close+1,this.end);const{start,end}=this.#tokens;return{from:end[open],to:close<start.length?
start[close]:end[open]}}};var OPAQUE=new Set("stringify asm global_asm concat_idents include include_str include_bytes cfg html rsx".split(" "));var MATCHES=/^(?:\w+_)?matches$/;function readMacro(x,path,name,from,to){
const quote=QUOTES.exec(name);const given=inScope(x,()=>{const reader=new Reader(x,from,to,FORMATS.test(name));if(quote)return reader.quoted(quote[1]==="_spanne\
d");return MATCHES.test(name)?reader.matched():reader.list()});return x.record([MACRO_CALL,path,given.length,...given])}function readTokens(x,from,to){inScope(x,
()=>new Reader(x,from,to,false).list())}function inScope(x,read4){x.values.open();const values=x.tentatively(read4);x.values.close();return values}var ARITHMETIC=new Set(
["+","-","*","/","%","^","&","|","<<",">>"]);var DEEPEST4=60;var Reader=class{#x;#tokens;#paths;#formats;#depth=0;#isAwaited=false;constructor(x,from,to,formats){
this.#x=x;this.#tokens=new TokenCursor(x.tree.text,from,to);this.#paths=new MacroPaths(x,this.#tokens,()=>this.list());this.#formats=formats}list(){const values=[];
while(this.#tokens.at<this.#tokens.end){const before=this.#tokens.at;readArm(this.#x,this.#tokens,this.#paths,()=>this.#future());const read4=this.#expression();
if(this.#tokens.at===before)this.#tokens.at++;else values.push(read4)}return values}matched(){const value2=this.#expression();if(this.#tokens.text()===","){this.#tokens.
at++;readMatched(this.#x,this.#tokens,this.#paths,value2)}return[value2,...this.list()]}quoted(spanned){const tokens=this.#tokens;const arrow=spanned?tokens.find(
"=>"):-1;if(arrow>=0)tokens.until(arrow,()=>this.#expression());tokens.at=arrow+1;readQuoted(this.#x,tokens);return[]}#future(){this.#isAwaited=true;const value2=this.#expression();
this.#isAwaited=false;return value2}#expression(){if(this.#depth>DEEPEST4){this.#tokens.at++;return 0}this.#depth++;let left=this.#unary();while(this.#tokens.kind()===
PUNCTUATION){const operator=this.#tokens.text();if(!ARITHMETIC.has(operator)&&!COMPARISONS.has(operator))break;const before=this.#tokens.at++;const right=this.#unary();
if(this.#tokens.at===before+1)break;left=COMPARISONS.has(operator)?primitive(this.#x,"bool"):this.#x.node(BINARY,left,right,this.#x.string(operator))}this.#depth--;
return left}#unary(){if(this.#tokens.kind()===PUNCTUATION){const text=this.#tokens.text();if(text==="&"||text==="&&"||text==="-"||text==="!"||text==="*"){this.#tokens.
at++;if(this.#tokens.text()==="mut")this.#tokens.at++;const operand=this.#unary();if(text==="*")return this.#x.node(DEREFERENCE,operand);return text==="-"||text===
"!"?this.#x.node(UNARY,operand,this.#x.string(text)):operand}if(text==="|"||text==="||")return this.#closure();const qualified=text==="<"?this.#paths.qualified():
void 0;if(qualified)return this.#postfix(this.#value(qualified))}return this.#postfix(this.#primary())}#primary(){const x=this.#x;switch(this.#tokens.kind()){case WORD:
return this.#word();case TEXT:{if(this.#formats)readPlaceholders(x,this.#tokens.offset(),this.#tokens.text());this.#tokens.at++;return primitive(x,"str")}case NUMBER:{
const text=this.#tokens.text();this.#tokens.at++;return primitive(x,/(?:[iu](?:8|16|32|64|128|size)|f32|f64)$/.exec(text)?.[0]??(text.includes(".")?"f64":"i32"))}case CHARACTER:
this.#tokens.at++;return primitive(x,"char");case OPEN:{const bracket=this.#tokens.text();if(bracket==="{"){const block2=readBraces(x,this.#tokens);if(block2!==
void 0)return block2;x.values.open();const values2=this.#tokens.inside(()=>this.list());x.values.close();return values2.at(-1)??0}const values=this.#tokens.inside(
()=>this.list());if(bracket==="[")return x.node(ARRAY,values.find(one=>one!==0)??0);return values.length===1?values[0]:x.record([TUPLE,values.length,...values])}default:
return 0}}#word(){const x=this.#x;const text=this.#tokens.text();if(text==="true"||text==="false"){this.#tokens.at++;return primitive(x,"bool")}const whole=readWithBody(
x,this.#tokens);if(whole!==void 0)return whole;if(text==="move"||text==="async"||text==="unsafe"){this.#tokens.at++;return this.#unary()}if(text==="let")return this.#let();
if(KEYWORDS.has(text)){this.#tokens.at++;return 0}if(this.#tokens.text(1)==="="&&this.#formats){this.#tokens.at+=2;return this.#expression()}if(this.#isType())return x.
node(OF_TYPE,this.#paths.type());const path=this.#paths.path();const next=this.#tokens.text();if(next==="<"&&this.#paths.takesArguments(path))return x.node(OF_TYPE,
this.#paths.typeOf(path));if(next==="!"&&this.#tokens.kind(1)===OPEN)return this.#macro(path);if(this.#tokens.kind()===OPEN&&next==="("&&this.#isHead(path)){this.#tokens.
inside(()=>this.list());return 0}if(this.#tokens.kind()===OPEN&&next==="{"&&this.#isStruct(path))return this.#struct(path);return this.#value(path)}#isType(){const tokens=this.#tokens;
if(tokens.at===0||!UPPER.test(tokens.text()))return false;const before=tokens.text(-1);return/^(?:impl|dyn|for|->)$/.test(before)||before===":"&&new RegExp("^(?\
:>+|\\p{Lu}\\w*)$","u").test(tokens.text(-2))}#value(path){const isCall=this.#tokens.kind()===OPEN&&this.#tokens.text()==="(";const value2=pathNode(this.#x,path,
VALUE_PATH,isCall?CALLEE:READ);return isCall?this.#call(value2,-1):value2}#isHead({segments}){return!this.#isAwaited&&/^[-=]>$/.test(this.#tokens.past())&&!UPPER.
test(segments.at(-1)?.text??"")}#macro(path){const x=this.#x;const code=pathNode(x,path,MACRO_PATH,MACRO);this.#tokens.at++;const{from,to}=this.#tokens.pass();const name=path.
segments.at(-1)?.text??"";keepCall(x,code,name,from,to);return OPAQUE.has(name)?x.record([MACRO_CALL,code,0]):readMacro(x,code,name,from,to)}#postfix(start){const x=this.#x;
let value2=start;for(;;){const text=this.#tokens.text();if(text==="?"){this.#tokens.at++;value2=x.node(TRY,value2)}else if(text==="."){this.#tokens.at++;if(this.#tokens.
kind()===NUMBER){value2=x.node(FIELD,value2,x.string(this.#tokens.text()));this.#tokens.at++}else if(this.#tokens.text()==="await"){this.#tokens.at++;value2=x.node(
AWAIT,value2)}else if(this.#tokens.kind()===WORD)value2=this.#member(value2);else return value2}else if(text==="as"){this.#tokens.at++;while(this.#tokens.text()===
"&"||this.#tokens.text()==="*"||this.#tokens.text()==="mut"||this.#tokens.text()==="const")this.#tokens.at++;value2=this.#tokens.kind()===WORD?x.node(OF_TYPE,this.#paths.
type()):0}else if(this.#tokens.kind()===OPEN&&text==="("&&value2!==0)value2=this.#call(value2,-1);else if(this.#tokens.kind()===OPEN&&text==="["&&value2!==0){const index=this.#tokens.
inside(()=>this.list());value2=x.node(INDEX,value2,index[0]??0,0)}else return value2}}#member(operand){const x=this.#x;const offset=this.#tokens.offset();const name=x.
string(bare(this.#tokens.text()));this.#tokens.at++;let types=0;if(this.#tokens.text()==="::"&&this.#tokens.text(1)==="<"){this.#tokens.at++;types=this.#paths.typeArguments()}
if(this.#tokens.kind()===OPEN&&this.#tokens.text()==="(")return this.#call(x.record([METHOD,operand,name,types,x.scope,x.selfType]),offset);const field2=x.node(
FIELD,operand,name);x.occurrence(offset,READ,field2);return field2}#call(callee,name){const x=this.#x;if(name>=0)x.occurrence(name,CALLEE,callee);const given=this.#tokens.
inside(()=>this.list());const code=x.record([CALL,callee,given.length,...given]);given.forEach((one,at)=>{if(one===0||x.at(one)!==CLOSURE)return;const count=x.at(
one+1);x.patch(one+4+count,code);x.patch(one+5+count,at)});x.evaluate(code);return code}#isStruct(path){if(!UPPER.test(path.segments.at(-1)?.text??""))return false;
return this.#tokens.kind(1)===CLOSE||this.#tokens.text(1)===".."||this.#tokens.kind(1)===WORD&&(this.#tokens.text(2)===":"||this.#tokens.text(2)===","||this.#tokens.
text(2)==="}")}#struct(path){const x=this.#x;const type=pathNode(x,path,TYPE_PATH,TYPE);this.#tokens.inside(()=>{while(this.#tokens.at<this.#tokens.end){const next=this.#tokens.
text(1);if(this.#tokens.kind()===WORD&&(next===":"||next===","||next==="")){const name=bare(this.#tokens.text());const node=x.node(LITERAL_FIELD,type,x.string(name),
0);x.occurrence(this.#tokens.offset(),MEMBER,node);if(next===":")this.#tokens.at+=2;const given=this.#paths.names();if(given){const struct=path.segments.map(one=>one.
text);noteNames(x,struct,name,given)}x.patch(node+3,this.#expression());x.evaluate(node)}else{const before=this.#tokens.at;this.#expression();if(this.#tokens.at===
before)this.#tokens.at++}}});return x.node(OF_TYPE,type)}#closure(){const x=this.#x;const parameters=closureParameters(this.#tokens,this.#paths);let result=0;if(this.#tokens.
text()==="->"){this.#tokens.at++;result=this.#paths.written()}const code=x.record([CLOSURE,parameters.length,...parameters.map(one=>one.type),result,0,0,0]);x.values.
open();declareParameters(x,parameters,code);x.patch(code+3+parameters.length,this.#expression());x.values.close();return code}#let(){const x=this.#x;this.#tokens.
at++;if(this.#tokens.text()==="mut")this.#tokens.at++;if(this.#tokens.kind()!==WORD||this.#tokens.text(1)!=="="||!/^[\p{Ll}_]/u.test(this.#tokens.text()))return 0;
const offset=this.#tokens.offset();const text=bare(this.#tokens.text());this.#tokens.at+=2;const value2=this.#expression();x.declare(text,offset,VARIABLE,value2);
return 0}};function macroCall(x,node){const head=x.child(node,x.field.macro);const path=pathOf(x,head,MACRO_PATH,MACRO);const name=bare(x.text(head)).split("::").pop()??"";
const tree=x.childOf(node,K.token_tree);if(tree<0||OPAQUE.has(name)||x.itemMacros.has(x.place(tree)))return x.record([MACRO_CALL,path,0]);const from=x.tree.start[tree]+
1;const to=x.tree.end[tree]-1;keepCall(x,path,name,from,to);const expanded=expandedValue(x,node);if(expanded!==void 0)return expanded;return readMacro(x,path,name,
from,to)}var BUILT_IN=new Set("allow automatically_derived bench cfg cfg_attr cold collapse_debuginfo crate_name crate_type debugger_visualizer deny deprecated derive di\
agnostic doc expect export_name feature forbid global_allocator ignore inline instruction_set link link_name link_ordinal link_section macro_export macro_use mu\
st_use naked no_builtins no_implicit_prelude no_link no_main no_mangle no_std non_exhaustive panic_handler path proc_macro proc_macro_attribute proc_macro_deriv\
e recursion_limit repr rustfmt clippy should_panic target_feature test track_caller type_length_limit unsafe used warn windows_subsystem".split(" "));function readAttribute(x,node){
const attribute=x.childOf(node,K.attribute);const[head]=x.named(attribute);if(head===void 0)return;if(x.text(head)==="derive"){for(const path of pathsIn(x,x.child(
attribute,x.field.arguments)))pathNode(x,path,MACRO_PATH,MACRO);return}const text=x.child(attribute,x.field.value);if(x.code(text)===K.macro_invocation)x.later(
()=>value(x,text));if(x.text(head)==="cfg_attr")readValues(x,"cfg_attr",x.child(attribute,x.field.arguments));if(BUILT_IN.has(/^\w*/.exec(x.text(head))?.[0]??""))
return;x.tentatively(()=>pathOf(x,head,MACRO_PATH,MACRO));readValues(x,x.text(head),x.child(attribute,x.field.arguments))}var CASES=/^(?:case|test_case|values)\b/;
var OF_BODY=/\binstrument$/;function readValues(x,head,list){if(list<0||OF_BODY.test(head))return;const{tree}=x;const from=tree.start[list]+1;const to=tree.end[list]-
1;if(!CASES.test(head)&&!tree.text.slice(from,to).includes("="))return;const values=CASES.test(head)?[{from,to}]:valuesIn(new TokenCursor(tree.text,from,to),NAMING.
has(head));if(values.length===0)return;x.later(()=>{for(const{named,from:from2,to:to2}of values)if(named)readNamed(x,named,from2,to2);else readTokens(x,from2,to2)})}
var NAMING=new Set(["schemars","serde","validate"]);var VALUE=[VALUE_PATH,READ];var TYPE2=[TYPE_PATH,TYPE];var NAMED2=new Map(Object.entries({default:VALUE,deserialize_with:VALUE,
serialize_with:VALUE,skip_serializing_if:VALUE,getter:VALUE,function:VALUE,custom:VALUE,from:TYPE2,try_from:TYPE2,into:TYPE2,remote:TYPE2,with:[ANY_PATH,READ]}));
function readNamed(x,[op,use],from,to){const text=x.tree.text.slice(from,to);if(!/^\w+(?:::\w+)*$/.test(text))return;const segments=[...text.matchAll(/\w+/g)].map(
name=>({offset:from+name.index,text:name[0],args:0}));x.tentatively(()=>pathNode(x,{base:0,segments},op,use))}function valuesIn(tokens,isNaming){const values=[];
for(;tokens.at<tokens.end;tokens.at++){if(tokens.kind()===OPEN){const isNamingInside=isNaming||NAMING.has(tokens.text(-1));tokens.inside(()=>{values.push(...valuesIn(
tokens,isNamingInside))});tokens.at--}if(tokens.text()!=="=")continue;const argument2=tokens.text(-1);tokens.at++;const start=tokens.offset();const isLone=tokens.
text(1)===","||tokens.at+1===tokens.end;const isLiteral=isLone&&(tokens.kind()===TEXT||tokens.kind()===NUMBER);let end=start;for(;tokens.at<tokens.end&&tokens.text()!==
",";tokens.at++){if(tokens.kind()===OPEN){end=tokens.pass().to+1;tokens.at--}else end=tokens.offset()+tokens.text().length}const named=isLiteral&&isNaming?NAMED2.
get(argument2):void 0;if(named)values.push({named,from:start+1,to:end-1});else if(!isLiteral&&end>start)values.push({from:start,to:end})}return values}function pathsIn(x,tokens){
const{start,end,text}=x.tree;const paths=[];let last=-1;for(const name of x.named(tokens)){if(x.code(name)!==K.identifier)continue;const segment={offset:start[name],
text:x.text(name),args:0};if(last>=0&&text.slice(last,segment.offset).trim()==="::")paths.at(-1)?.segments.push(segment);else paths.push({base:0,segments:[segment]});
last=end[name]}return paths}function bindCertainly(x,node,value2){x.isIrrefutable=true;bindPattern(x,node,value2,VARIABLE);x.isIrrefutable=false}function bindPattern(x,node,value2,kind){if(node>=
0)x.nested(()=>{readPattern2(x,node,value2,kind)})}function readPattern2(x,node,value2,kind){switch(x.code(node)){case K.identifier:bindName(x,node,value2,kind);
return;case K.mut_pattern:case K.ref_pattern:case K.reference_pattern:case K.parenthesized_expression:for(const inner2 of x.named(node))if(x.code(inner2)!==K.mutable_specifier)
bindPattern(x,inner2,value2,kind);return;case K.match_pattern:{const condition=x.child(node,x.field.condition);for(const inner2 of x.named(node))if(inner2!==condition)
bindPattern(x,inner2,value2,kind);if(condition>=0)blockValue(x,condition);return}case K.captured_pattern:{const[name,inner2]=x.named(node);if(inner2!==void 0)bindPattern(
x,inner2,value2,kind);if(name!==void 0)x.declare(bare(x.text(name)),x.tree.start[name],kind,value2);return}case K.or_pattern:alternatives(x,node,value2,kind);return;case K.
tuple_pattern:parts(x,patternsIn(x,node),(at,fromEnd)=>x.node(TUPLE_PART,value2,at,fromEnd?1:0),kind);return;case K.slice_pattern:for(const inner2 of x.named(node))
bindPattern(x,inner2,isRest(x,inner2)?value2:x.node(ELEMENT,value2),kind);return;case K.tuple_struct_pattern:{const head=x.child(node,x.field.type);const path=pathOf(
x,head,VALUE_PATH,READ);const inner2=patternsIn(x,node).filter(one=>one!==head);parts(x,inner2,at=>x.node(VARIANT_PART,path,at,value2),kind);return}case K.struct_pattern:
structPattern(x,node,value2,kind);return;case K.scoped_identifier:case K.generic_pattern:pathOf(x,node,VALUE_PATH,READ);return;case K.range_pattern:for(const bound2 of x.
named(node))if(x.code(bound2)===K.identifier||x.code(bound2)===K.scoped_identifier)pathOf(x,bound2,VALUE_PATH,READ);return;case K.macro_invocation:case K.const_block:
blockValue(x,node);return;default:}}var isRest=(x,node)=>x.code(node)===K.captured_pattern&&x.named(node).some(one=>x.code(one)===K.remaining_field_pattern);function bindName(x,node,value2,kind){
const text=bare(x.text(node));if(text==="_")return;if(isDeclared(x,node,text,kind))x.declare(text,x.tree.start[node],kind,value2);else pathOf(x,node,VALUE_PATH,
READ)}function isDeclared(x,node,text,kind){if(!new RegExp("^\\p{Lu}","u").test(text))return true;if(!x.isIrrefutable&&kind!==PARAMETER)return false;const around2=x.
code(x.tree.parent[node]);const isWhole=around2===K.parameter||around2===K.let_declaration||around2===K.for_expression;return isWhole||!new RegExp("\\p{Ll}","u").
test(text)}function alternatives(x,node,value2,kind){const outer=x.rebinding;x.named(node).forEach((one,at)=>{if(at>0)x.rebinding=true;bindPattern(x,one,value2,
kind)});x.rebinding=outer}function patternsIn(x,list){const{tree}=x;const named=new Set(x.named(list));return[...tree.children(list)].filter(child=>named.has(child)||
tree.end[child]-tree.start[child]===1&&x.text(child)==="_")}function parts(x,all,part,kind){const rest=all.findIndex(one=>x.code(one)===K.remaining_field_pattern);
all.forEach((one,at)=>{if(at===rest)return;const fromEnd=rest>=0&&at>rest;bindPattern(x,one,part(fromEnd?all.length-1-at:at,fromEnd),kind)})}function structPattern(x,node,value2,kind){
const path=pathOf(x,x.child(node,x.field.type),TYPE_PATH,TYPE);for(const field2 of x.named(node)){if(x.code(field2)!==K.field_pattern)continue;const name=x.child(
field2,x.field.name);const text=bare(x.text(name));const part=x.node(FIELD_PART,path,x.string(text),value2);x.occurrence(x.tree.start[name],MEMBER,part);const inner2=x.
child(field2,x.field.pattern);if(inner2>=0)bindPattern(x,inner2,part,kind);else x.declare(text,x.tree.start[name],kind,part)}}var typeOf=(x,node)=>node<0?0:x.nested(()=>written(x,node))??0;function written(x,node){switch(x.code(node)){case K.type_identifier:case K.identifier:if(x.text(
node)==="_")return 0;return pathOf(x,node,TYPE_PATH,TYPE);case K.scoped_type_identifier:case K.scoped_identifier:case K.generic_type:case K.generic_type_with_turbofish:
return pathOf(x,node,TYPE_PATH,TYPE);case K.primitive_type:return x.node(PRIMITIVE,x.string(x.text(node)));case K.reference_type:return typeOf(x,x.child(node,x.
field.type));case K.pointer_type:return x.node(STANDARD_AROUND,x.string("pointer"),typeOf(x,x.child(node,x.field.type)));case K.tuple_type:{const types=x.named(
node).map(type=>typeOf(x,type));if(types.length===1&&!/,\s*\)$/.test(x.text(node)))return types[0];return x.record([TUPLE_TYPE,types.length,...types])}case K.array_type:
visitLength(x,x.child(node,x.field.length));return x.node(SLICE_TYPE,typeOf(x,x.child(node,x.field.element)));case K.function_type:return x.child(node,x.field.trait)>=
0?anyOf(x,[functionBound(x,node)]):functionType(x,node);case K.dynamic_type:case K.abstract_type:return anyOf(x,boundsIn(x,x.child(node,x.field.trait)));case K.
bounded_type:return anyOf(x,boundsIn(x,node));case K.higher_ranked_trait_bound:return typeOf(x,x.child(node,x.field.type));case K.qualified_type:return x.node(QUALIFIED,
typeOf(x,x.child(node,x.field.type)),typeOf(x,x.child(node,x.field.alias)));case K.bracketed_type:return typeOf(x,x.firstNamed(node));case K.unit_type:return x.
node(UNIT);case K.never_type:return x.node(NEVER);case K.integer_literal:case K.boolean_literal:case K.char_literal:return x.node(PRIMITIVE,x.string(x.text(node)));case K.
macro_invocation:pathOf(x,x.child(node,x.field.macro),MACRO_PATH,MACRO);return 0;default:return 0}}function visitLength(x,node){const parameter2=x.code(node)===
K.identifier?x.types.get(x.text(node)):0;if(parameter2!==0){x.occurrence(x.tree.start[node],READ,parameter2);return}if(node>=0&&x.code(node)!==K.integer_literal)
x.later(()=>blockValue(x,node))}function anyOf(x,bounds){return x.node(ANY_OF_TRAIT,boundList(x,bounds))}function boundList(x,bounds){return x.record([BOUNDS,bounds.
length,...bounds])}function boundsIn(x,node){switch(x.code(node)){case K.trait_bounds:case K.bounded_type:return x.named(node).flatMap(bound2=>boundsIn(x,bound2));case K.
higher_ranked_trait_bound:return boundsIn(x,x.child(node,x.field.type));case K.abstract_type:case K.dynamic_type:return boundsIn(x,x.child(node,x.field.trait));case K.
function_type:return[functionBound(x,node)];case K.type_identifier:case K.scoped_type_identifier:case K.generic_type:{const bound2=typeOf(x,node);return bound2===
0?[]:[bound2]}default:return[]}}function signatureParts(x,node){const list=x.child(node,x.field.parameters);const parameters=x.named(list).map(one=>typeOf(x,x.code(
one)===K.parameter?x.child(one,x.field.type):one));const written2=x.child(node,x.field.return_type);return{parameters,result:written2<0?x.node(UNIT):typeOf(x,written2)}}
function functionBound(x,node){const trait=typeOf(x,x.child(node,x.field.trait));const{parameters,result}=signatureParts(x,node);return x.record([FUNCTION_BOUND,
trait,parameters.length,...parameters,result])}function functionType(x,node){const{parameters,result}=signatureParts(x,node);return x.record([FUNCTION_TYPE,parameters.
length,...parameters,result])}function typeArguments(x,list){const named=[];if(list<0)return{node:0,named};const types=[];const bindings2=[];const bind3=(name,type)=>{
const text=x.text(name);named.push({offset:x.tree.start[name],text});bindings2.push(x.string(text),type)};const all=x.named(list);for(const[at,argument2]of all.
entries()){const next=all[at+1]??-1;switch(x.code(argument2)){case K.lifetime:case K.trait_bounds:break;case K.type_binding:bind3(x.child(argument2,x.field.name),
typeOf(x,x.child(argument2,x.field.type)));break;case K.block:visitLength(x,argument2);types.push(0);break;default:if(x.code(next)===K.trait_bounds)bind3(argument2,
anyOf(x,boundsIn(x,next)));else types.push(typeOf(x,argument2))}}return{node:x.record([ARGUMENTS,types.length,bindings2.length/2,...types,...bindings2]),named}}
function typeParameters(x,item){const list=x.child(item,x.field.type_parameters);const made=[];const byName2=new Map;const parameters=x.named(list);for(const parameter2 of parameters){
const code=x.code(parameter2);const name=x.child(parameter2,x.field.name);if(code===K.const_parameter){const text=x.text(name);const local=x.local(text,LOCAL_TYPE,
x.tree.start[name]);const node=x.node(TYPE_PARAMETER,x.string(text),0,local);x.types.bind(text,node);made.push({node,bounds:[]})}else if(code===K.type_parameter){
const text=x.text(name);const local=x.local(text,LOCAL_TYPE,x.tree.start[name]);const node=x.record([TYPE_PARAMETER,x.string(text),0,local,0]);x.types.bind(text,
node);const entry2={node,bounds:[]};made.push(entry2);byName2.set(text,entry2)}}let at=0;for(const parameter2 of parameters){const code=x.code(parameter2);if(code===
K.const_parameter){typeOf(x,x.child(parameter2,x.field.type));visitLength(x,x.child(parameter2,x.field.value));at++}else if(code===K.type_parameter){const entry2=made[at++];
const bounds=x.child(parameter2,x.field.bounds);if(bounds>=0)entry2?.bounds.push(...boundsIn(x,bounds));const fallback2=typeOf(x,x.child(parameter2,x.field.default_type));
if(entry2&&fallback2!==0)x.patch(entry2.node+4,fallback2)}}const bounded=name=>{const known2=byName2.get(name);let node=known2?0:name==="Self"?x.selfType:x.types.
get(name);if(node&&x.at(node)===QUALIFIED)node=x.at(node+1);if(!node||x.at(node)!==TYPE_PARAMETER||x.inBody!==node>=BODY)return known2;const entry2={node,bounds:[]};
byName2.set(name,entry2);return entry2};const where=x.childOf(item,K.where_clause);for(const predicate of x.named(where)){const left=x.child(predicate,x.field.left);
if(x.code(left)!==K.lifetime)typeOf(x,left);const bounds=boundsIn(x,x.child(predicate,x.field.bounds));const name=left<0?"":x.text(left);const known2=bounded(name);
if(known2)known2.bounds.push(...bounds);else if(x.code(left)===K.scoped_type_identifier){const associated2=x.text(x.child(left,x.field.name));bounded(projectedFrom(
x,left))?.bounds.push(x.record([ASSOCIATED_BOUND,x.string(associated2),boundList(x,bounds)]))}}for(const{node,bounds}of byName2.values())if(bounds.length>0)x.patch(
node+2,boundList(x,[...boundsAt(x,node),...bounds]));return made.map(({node})=>node)}function boundsAt(x,parameter2){const list=x.at(parameter2+2);return list===
0?[]:Array.from({length:x.at(list+1)},(_,at)=>x.at(list+2+at))}function projectedFrom(x,node){const path=x.child(node,x.field.path);const qualified=x.code(path)===
K.bracketed_type?x.firstNamed(path):-1;if(path<0)return"";return x.text(x.code(qualified)===K.qualified_type?x.child(qualified,x.field.type):path)}function block(x,node){const body=x.code(node)===K.block?node:x.childOf(node,K.block);if(body<0)return inner(x,node);if(x.childOf(body,K.label)<0)return statements(
x,body);const values=[];x.values.open();x.loops.push({label:labelOf(x,body),values});values.push(statements(x,body));x.loops.pop();x.values.close();return either(
x,values)}function statements(x,body){const{scope}=x;x.scope=x.blockScopes.get(x.place(body))??scope;x.values.open();let last=0;let tail=-1;let conditions=[];for(const child of x.
named(body)){const code=x.code(child);if(code===K.attribute_item)conditions.push(...conditionsOf([attributeText(x,child)]));else if(code!==K.line_comment&&code!==
K.block_comment){if(code===K.let_declaration)x.letConditions=conditions.join("\n");conditions=[]}last=value(x,child);tail=child}x.values.close();x.scope=scope;const isStatement=tail<
0||x.code(tail)===K.let_declaration||isItem(x.code(tail))||x.code(tail)===K.expression_statement&&x.tree.text.charCodeAt(x.tree.end[tail]-1)===59;if(!isStatement)
return last;return tail>=0&&diverges(x,tail)?x.node(OF_TYPE,x.node(NEVER)):x.node(OF_TYPE,x.node(UNIT))}function diverges(x,statement){const code=x.code(x.firstNamed(
statement));return code===K.return_expression||code===K.break_expression||code===K.continue_expression}function asyncBlock(x,node){const{returns}=x;x.returns=0;
const body=block(x,node);x.returns=returns;return x.node(ASYNC_BLOCK,body)}function letDeclaration(x,node){const{letConditions}=x;x.letConditions="";const type=typeOf(
x,x.child(node,x.field.type));const of=value(x,x.child(node,x.field.value));const otherwise=x.child(node,x.field.alternative);if(otherwise>=0)value(x,otherwise);
if(type!==0)expect(x,of,type);const bound2=type!==0?x.node(OF_TYPE,type):of;x.letConditions=letConditions;if(otherwise>=0)bindPattern(x,x.child(node,x.field.pattern),
bound2,VARIABLE);else bindCertainly(x,x.child(node,x.field.pattern),bound2);x.letConditions="";return 0}function either(x,values){const known2=values.filter(one=>one!==
0);return known2.length===1?known2[0]:x.record([EITHER,known2.length,...known2])}function ifExpression(x,node){const values=[];for(let at=node;at>=0;){x.values.
open();value(x,x.child(at,x.field.condition));values.push(value(x,x.child(at,x.field.consequence)));x.values.close();const otherwise=x.firstNamed(x.child(at,x.field.
alternative));if(otherwise>=0&&x.code(otherwise)!==K.if_expression)values.push(value(x,otherwise));at=otherwise>=0&&x.code(otherwise)===K.if_expression?otherwise:
-1}return either(x,values)}function matchExpression(x,node){const of=value(x,x.child(node,x.field.value));const values=[];for(const arm of x.named(x.child(node,
x.field.body))){if(x.code(arm)!==K.match_arm)continue;x.values.open();bindPattern(x,x.child(arm,x.field.pattern),of,VARIABLE);values.push(value(x,x.child(arm,x.
field.value)));x.values.close()}return either(x,values)}function forLoop(x,node){const over=value(x,x.child(node,x.field.value));x.values.open();x.loops.push({label:labelOf(
x,node),values:[]});bindCertainly(x,x.child(node,x.field.pattern),x.node(ITEM,over));value(x,x.child(node,x.field.body));x.loops.pop();x.values.close();return 0}
function loop(x,node){const values=[];x.values.open();x.loops.push({label:labelOf(x,node),values});value(x,x.child(node,x.field.condition));value(x,x.child(node,
x.field.body));x.loops.pop();x.values.close();return values.length>0?either(x,values):0}function labelOf(x,node){const label=x.childOf(node,K.label);const name=label<
0?-1:x.childOf(label,K.identifier);if(name<0)return void 0;const text=`'${x.text(name)}`;x.values.bind(text,x.node(LOCAL,x.local(x.text(name),LABEL,x.tree.start[name]),
0));return text}function jump(x,node){let to=x.loops.at(-1);for(const child of x.named(node)){if(x.code(child)===K.label){const name=x.childOf(child,K.identifier);
const label=name<0?void 0:`'${x.text(name)}`;const known2=label===void 0?0:x.values.get(label);if(known2)x.occurrence(x.tree.start[name],READ,known2);to=x.loops.
findLast(loop2=>loop2.label===label)}else{const given=value(x,child);if(given!==0)to?.values.push(given)}}return x.node(OF_TYPE,x.node(NEVER))}function blockValue(x,node){return value(x,node)}function expect(x,of,type){if(of!==0&&type!==0)x.evaluate(x.node(EXPECT,of,type))}var value=(x,node)=>node<0?0:
x.nested(()=>expression(x,node))??0;function expression(x,node){switch(x.code(node)){case K.identifier:case K.scoped_identifier:case K.generic_function:case K.self:case K.
crate:case K.super:return pathValue(x,node,READ);case K.field_expression:return field(x,node,READ);case K.call_expression:return call(x,node);case K.macro_invocation:
return macroCall(x,node);case K.struct_expression:return structLiteral(x,node);case K.closure_expression:return closure(x,node,0,0);case K.block:case K.unsafe_block:case K.
const_block:case K.try_block:case K.gen_block:return block(x,node);case K.async_block:return asyncBlock(x,node);case K.expression_statement:case K.parenthesized_expression:case K.
reference_expression:return inner(x,node);case K.unary_expression:{const operand=inner(x,node);if(x.hasToken(node,x.syntax.token["*"]))return x.node(DEREFERENCE,
operand);return x.node(UNARY,operand,x.string(x.tree.text.charAt(x.tree.start[node])))}case K.try_expression:return x.node(TRY,inner(x,node));case K.await_expression:
return x.node(AWAIT,inner(x,node));case K.index_expression:{const[operand,index]=x.named(node);const of=value(x,operand??-1);const at=value(x,index??-1);return x.
node(INDEX,of,at,x.code(index??-1)===K.range_expression?1:0)}case K.range_expression:{const bounds=x.named(node).map(bound2=>value(x,bound2));const isClosed=x.hasToken(
node,x.syntax.token["..="]);return x.node(RANGE,bounds.find(bound2=>bound2!==0)??0,isClosed?1:0)}case K.tuple_expression:{const values=x.named(node).map(one=>value(
x,one));return x.record([TUPLE,values.length,...values])}case K.array_expression:{const values=x.named(node).map(one=>value(x,one));return x.node(ARRAY,values.find(
one=>one!==0)??0)}case K.type_cast_expression:{value(x,x.child(node,x.field.value));return x.node(OF_TYPE,typeOf(x,x.child(node,x.field.type)))}case K.binary_expression:
return binary(x,node);case K.assignment_expression:return assignment(x,node);case K.compound_assignment_expr:target(x,x.child(node,x.field.left));value(x,x.child(
node,x.field.right));return 0;case K.let_declaration:return letDeclaration(x,node);case K.let_condition:{const of=value(x,x.child(node,x.field.value));bindPattern(
x,x.child(node,x.field.pattern),of,VARIABLE);return primitive(x,"bool")}case K.if_expression:return ifExpression(x,node);case K.match_expression:return matchExpression(
x,node);case K.for_expression:return forLoop(x,node);case K.while_expression:case K.loop_expression:return loop(x,node);case K.return_expression:{expect(x,inner(
x,node),x.returns);return x.node(OF_TYPE,x.node(NEVER))}case K.break_expression:case K.continue_expression:return jump(x,node);case K.unit_expression:return x.node(
OF_TYPE,x.node(UNIT));case K.integer_literal:return primitive(x,numberType(x,node,"i32"));case K.float_literal:return primitive(x,numberType(x,node,"f64"));case K.
string_literal:case K.raw_string_literal:return primitive(x,x.tree.text.charCodeAt(x.tree.start[node])===98?"[u8]":"str");case K.char_literal:return primitive(x,
x.tree.text.charCodeAt(x.tree.start[node])===98?"u8":"char");case K.boolean_literal:return primitive(x,"bool");case K.line_comment:case K.block_comment:case K.label:case K.
lifetime:case K.mutable_specifier:return 0;case K.attribute_item:case K.inner_attribute_item:readAttribute(x,node);return 0;default:if(isItem(x.code(node)))return 0;
return inner(x,node)}}function inner(x,node){let last=0;for(const child of x.named(node))last=value(x,child);return last}function primitive(x,name){if(name==="[\
u8]")return x.node(OF_TYPE,x.node(SLICE_TYPE,x.node(PRIMITIVE,x.string("u8"))));return x.node(OF_TYPE,x.node(PRIMITIVE,x.string(name)))}function numberType(x,node,otherwise){
return/(?:[iu](?:8|16|32|64|128|size)|f32|f64)$/.exec(x.text(node))?.[0]??otherwise}function pathValue(x,node,use){if(x.code(node)===K.generic_function){const fn=x.
child(node,x.field.function);if(x.code(fn)===K.field_expression)return field(x,fn,use)}return pathOf(x,node,VALUE_PATH,use)}function field(x,node,use){const operand=value(
x,x.child(node,x.field.value));const name=x.child(node,x.field.field);if(name<0)return operand;const code=x.node(FIELD,operand,x.string(bare(x.text(name))));if(x.
code(name)!==K.integer_literal)x.occurrence(x.tree.start[name],use,code);return code}function target(x,node){switch(x.code(node)){case K.identifier:return x.text(
node)==="_"?0:pathValue(x,node,WRITE);case K.field_expression:return field(x,node,WRITE);case K.tuple_expression:{const values=x.named(node).map(one=>target(x,one));
return x.record([TUPLE,values.length,...values])}default:return value(x,node)}}function assignment(x,node){const left=x.child(node,x.field.left);const right=x.child(
node,x.field.right);const to=target(x,left);const of=value(x,right);noteAssigned(x,left,right);if(to!==0&&of!==0)x.evaluate(x.node(SAME,to,of));return 0}function call(x,node){
const head=x.child(node,x.field.function);const list=x.child(node,x.field.arguments);const given=x.named(list).filter(one=>x.code(one)!==K.attribute_item);const method=x.
code(head)===K.generic_function?x.child(head,x.field.function):head;if(x.code(method)===K.field_expression&&x.code(x.child(method,x.field.field))===K.field_identifier){
const receiver=value(x,x.child(method,x.field.value));const types=method===head?0:typeArguments(x,x.child(head,x.field.type_arguments)).node;const name=x.child(
method,x.field.field);const callee=x.record([METHOD,receiver,x.string(bare(x.text(name))),types,x.scope,x.selfType]);return called(x,callee,given,x.tree.start[name])}
return called(x,calleeValue(x,head),given,-1)}function calleeValue(x,head){const code=x.code(head);if(code===K.parenthesized_expression)return calleeValue(x,x.firstNamed(
head));if(code===K.unary_expression&&x.hasToken(head,x.syntax.token["*"]))return x.node(DEREFERENCE,calleeValue(x,x.firstNamed(head)));const isPath=code===K.identifier||
code===K.scoped_identifier||code===K.generic_function;return isPath?pathValue(x,head,CALLEE):value(x,head)}function called(x,callee,given,name){const code=x.record(
[CALL,callee,given.length,...given.map(()=>0)]);if(name>=0)x.occurrence(name,CALLEE,callee);given.forEach((one,at)=>{const value2=argument(x,one,code,at);x.patch(
code+3+at,value2);handOn(x,value2,code,at)});x.evaluate(code);return code}var WRAPPER2=/(?:^|::)(?:Some|Ok|(?:Box|Rc|Arc)::(?:new|pin))$/;function handOn(x,given,callNode,at){
let inner2=given;for(let depth=0;depth<3&&inner2!==0&&x.at(inner2)===CALL&&x.at(inner2+2)===1;depth++){const callee=x.at(inner2+1);if(callee===0||x.at(callee)!==
VALUE_PATH)return;const names=Array.from({length:x.at(callee+3)},(_,nth)=>x.textOf(x.at(callee+PATH_HEAD+2*nth)));if(!WRAPPER2.test(names.join("::")))return;inner2=
x.at(inner2+3);if(inner2===0||x.at(inner2)!==CLOSURE)continue;const count=x.at(inner2+1);x.patch(inner2+4+count,callNode);x.patch(inner2+5+count,at)}}function argument(x,node,callNode,at){
let given=node;while(x.code(given)===K.reference_expression)given=x.child(given,x.field.value);return x.code(given)===K.closure_expression?closure(x,given,callNode,
at):value(x,node)}function closure(x,node,callNode,position){const list=x.child(node,x.field.parameters);const parameters=patternsIn(x,list);const types=parameters.
map(one=>x.code(one)===K.parameter?typeOf(x,x.child(one,x.field.type)):0);const result=typeOf(x,x.child(node,x.field.return_type));const isAsync=/^(?:static\s+)?async\b/.
test(x.tree.text.slice(x.tree.start[node],x.tree.start[list]));const given=isAsync&&result!==0?x.node(STANDARD_AROUND,x.string("Future"),result):result;const code=x.
record([CLOSURE,parameters.length,...types,given,0,callNode,position]);const{returns}=x;x.returns=result;x.values.open();parameters.forEach((one,at)=>{const pattern=x.
code(one)===K.parameter?x.child(one,x.field.pattern):one;bindPattern(x,pattern,x.node(CLOSURE_PARAMETER,code,at),PARAMETER)});const body=value(x,x.child(node,x.
field.body));x.values.close();x.returns=returns;x.patch(code+3+parameters.length,isAsync&&result===0?x.node(ASYNC_BLOCK,body):body);return code}function structLiteral(x,node){
const struct=x.child(node,x.field.name);const path=pathOf(x,struct,TYPE_PATH,TYPE);for(const initializer of x.named(x.child(node,x.field.body))){switch(x.code(initializer)){case K.
shorthand_field_initializer:{const name=x.childOf(initializer,K.identifier);const text=bare(x.text(name));const offset=x.tree.start[name];const at=literalField(
x,path,text,0,offset);x.patch(at+3,pathValue(x,name,READ));x.evaluate(at);noteGiven(x,namesIn(x,struct),text,name);break}case K.field_initializer:{const name=x.
child(initializer,x.field.field);const offset=x.tree.start[name];const text=bare(x.text(name));const given=x.child(initializer,x.field.value);const at=literalField(
x,path,text,0,offset);x.patch(at+3,value(x,given));x.evaluate(at);noteGiven(x,namesIn(x,struct),text,given);break}case K.base_field_initializer:expect(x,value(x,
x.firstNamed(initializer)),path);break;default:value(x,initializer)}}return x.node(OF_TYPE,path)}function literalField(x,path,name,of,offset){const node=x.node(
LITERAL_FIELD,path,x.string(name),of);x.occurrence(offset,MEMBER,node);if(of!==0)x.evaluate(node);return node}var COMPARISONS=new Set(["","==","!=","<","<=",">",
">=","&&","||"]);function binary(x,node){const chain=[];let leftmost=node;while(x.code(leftmost)===K.binary_expression){chain.push(leftmost);leftmost=x.child(leftmost,
x.field.left)}let left=value(x,leftmost);for(let at=chain.length-1;at>=0;at--){const expression2=chain[at];const right=value(x,x.child(expression2,x.field.right));
const operator=x.child(expression2,x.field.operator);const sign=operator<0?"":x.text(operator);left=COMPARISONS.has(sign)?primitive(x,"bool"):x.node(BINARY,left,
right,x.string(sign))}return left}var DEEPEST5=24;var MOST=2e3;function readRules(x){const{tree}=x;if(tree instanceof ExpandedTree||!tree.text.includes("macro_rules!"))return;for(let node=0;node<
tree.count;node++){if(x.code(node)!==K.macro_definition)continue;const name=x.text(x.child(node,x.field.name));if(name.startsWith("cfg_"))continue;const parent=tree.
parent[node];const definition={start:tree.start[node],around:[tree.start[parent],tree.end[parent]],rules:rulesOf(x,node),symbol:-1};const same=x.macros.get(name);
if(!same)x.macros.set(name,[definition]);else if(!same.some(({start})=>start===definition.start))same.push(definition)}}function macroOf(x,node){if(x.tree instanceof
ExpandedTree)return void 0;const start=x.tree.start[node];return x.macros.get(x.text(x.child(node,x.field.name)))?.find(one=>one.start===start)}function macroAt(x,name,offset){
const all=x.macros.get(name);if(!all||all.length===1||hasConditions(x,all))return all?.[0];let at=offset;for(let{tree}=x;tree instanceof ExpandedTree;tree=tree.
outer)at=tree.call;const before=all.filter(({start})=>start<at);return before.findLast(({around:[from,to]})=>from<=at&&at<to)??before.at(-1)??all[0]}var hasConditions=(x,all)=>all.
some(({symbol})=>(x.symbols[symbol]?.conditions??[]).length>0);var rulesAt=(x,node)=>macroAt(x,x.text(x.child(node,x.field.macro)),x.tree.start[node])?.rules();
function rulesOf(x,definition){let rules2;const{tree}=x;const nodes=x.named(definition).filter(node=>x.code(node)===K.macro_rule);const sides=nodes.map(node=>{const right=x.
child(node,x.field.right);return{start:tree.start[node],end:tree.end[node],right:tree.start[right]}});return()=>{rules2??=[];if(rules2.length===0)for(const{start,
end,right}of sides){const pattern=tokenTrees(tree.text,start,right)[0]?.inside;const template=tokenTrees(tree.text,right,end)[0]?.inside;const rule=pattern&&template&&
ruleOf(pattern,template);if(!rule)break;rules2.push(rule)}return rules2}}function readExpandedItems(x,node,read4){const macro=x.text(x.child(node,x.field.macro));
const inner2=expansionOf(x,node,rulesAt(x,node)??knownRules(macro),"","");if(!inner2)return false;within(x,inner2,()=>{read4(0)});return true}function expandedValue(x,node){
const isStatement=x.code(x.tree.parent[node])===K.expression_statement;const rules2=rulesAt(x,node);if(isStatement&&rules2?.every(takesExpressions))return void 0;
const inner2=expansionOf(x,node,rules2,"{","}");if(!inner2)return void 0;return wholeBlock(x,inner2)}function rulesAsValues(x,definition){if(x.inBody)return 0;const rules2=macroOf(
x,definition)?.rules();if(!rules2)return 0;const values=[];for(const rule of rules2){const names=argumentsOf(rule);const written2=names&&writtenWith(rule,names,
argumentName);if(names&&written2)values.push(...ruleAsValue(x,definition,written2,names,names.length))}const isWhole=rules2.length===x.named(definition).filter(
node=>x.code(node)===K.macro_rule).length;if(isWhole&&rules2.some(rule=>argumentsOf(rule)===void 0))values.push(...anyCall(x,definition,rules2));return values.length===
0?0:x.record([MACRO_RULES,values.length/RULE_SIZE,...values])}function anyCall(x,definition,rules2){const values=[];const seen=new Set;for(const rule of rules2)
for(const rounds2 of[0,1]){const written2=writtenInRounds(rule,rounds2,argumentName);if(!written2||written2.length>MOST_IN_RULE)return[];const text=written2.map(
one=>one.text).join(" ");if(seen.has(text))continue;seen.add(text);const value2=ruleAsValue(x,definition,written2,variablesOf(rule),ANY_CALL);if(value2.length===
0)return[];values.push(...value2)}return values}var MOST_IN_RULE=1e3;function ruleAsValue(x,definition,written2,names,count){if(written2.length===0||ITEM2.test(
written2[0]?.text??""))return[];const pieces=joined(written2,"{","}");const parsed=parse(pieces.text,x.tree);if(!parsed)return[];const from=x.surface.code.length;
const inner2=new ExpandedTree(parsed,x.tree,x.tree.start[definition],pieces,++x.expansions);x.values.open();names.forEach((name,at)=>{x.values.bind(argumentName(
name),x.node(MACRO_ARGUMENT,at))});x.isTemplate=true;const value2=wholeBlock(x,inner2);x.isTemplate=false;x.values.close();return value2!==void 0&&value2!==0?[count,
value2,from,x.surface.code.length]:[]}var argumentName=name=>`__${name}`;function wholeBlock(x,inner2){let read4;within(x,inner2,()=>{const statement=x.firstNamed(
0);const block2=x.code(statement)===K.expression_statement?x.firstNamed(statement):-1;const isWhole=x.code(block2)===K.block&&inner2.end[block2]===inner2.text.length;
if(isWhole&&x.named(block2).every(one=>!isItem(x.code(one))))read4=blockValue(x,block2)});return read4}function within(x,inner2,read4){const{tree}=x;x.tree=inner2;
read4();x.tree=tree}function expansionOf(x,node,rules2,before,after){const{tree}=x;const tokens=x.childOf(node,K.token_tree);if(!rules2||tokens<0||x.expansions>=
MOST)return void 0;if(tree instanceof ExpandedTree&&tree.depth>=DEEPEST5)return void 0;const given=tokenTrees(tree.text,tree.start[tokens],tree.end[tokens])[0]?.
inside;const expansion=given&&expand(rules2,given);if(!expansion)return void 0;const pieces=joined(expansion,before,after);const parsed=parse(pieces.text,tree);
return parsed&&new ExpandedTree(parsed,tree,tree.start[node],pieces,++x.expansions)}var parsers2=new WeakMap;function parse(text,{grammar}){let parser=parsers2.
get(grammar);if(!parser){parser=new Parser().setLanguage(grammar);parsers2.set(grammar,parser)}const parsed=parseText(parser,text);if(!parsed)return void 0;try{
const flat=flatten(parsed,text,grammar);for(const flag of flat.flags)if((flag&(ERROR|MISSING))!==0)return void 0;return flat}finally{parsed.delete()}}function readPath(x,node){const path={base:0,segments:[]};collect(x,node,path);return path}function collect(x,node,path){switch(x.code(node)){case K.identifier:case K.
type_identifier:case K.primitive_type:case K.self:case K.super:case K.crate:case K.metavariable:case K.field_identifier:path.segments.push({offset:x.tree.start[node],
text:bare(x.text(node)),args:0});return;case K.scoped_identifier:case K.scoped_type_identifier:{const before=x.child(node,x.field.path);if(before>=0)collect(x,before,
path);else path.segments.push({offset:-1,text:"::",args:0});collect(x,x.child(node,x.field.name),path);return}case K.generic_type:case K.generic_type_with_turbofish:{
collect(x,x.child(node,x.field.type),path);const last=path.segments.at(-1);const args=typeArguments(x,x.child(node,x.field.type_arguments));if(last)Object.assign(
last,{args:args.node,named:args.named});return}case K.generic_function:{collect(x,x.child(node,x.field.function),path);const last=path.segments.at(-1);const args=typeArguments(
x,x.child(node,x.field.type_arguments));if(last)Object.assign(last,{args:args.node,named:args.named});return}case K.generic_pattern:{const[head]=x.named(node);collect(
x,head??-1,path);const last=path.segments.at(-1);const args=typeArguments(x,x.child(node,x.field.type_arguments));if(last)Object.assign(last,{args:args.node,named:args.
named});return}case K.bracketed_type:path.base=typeOf(x,x.firstNamed(node));return;default:if(node>=0)path.base=typeOf(x,node)}}var bare=text=>text.startsWith("\
r#")?text.slice(2):text;function pathNode(x,path,op,use){const{segments}=path;let{base}=path;let from=0;const first=segments[0];if(base===0&&first){if(op===VALUE_PATH&&
segments.length===1){const local=x.values.get(first.text);if(local){x.occurrence(first.offset,use,local);return local}}if(first.text==="Self"&&x.selfType!==0){base=
x.selfType;from=1}else{const parameter2=x.types.get(first.text);if(parameter2){x.occurrence(first.offset,segments.length===1?use:TYPE,parameter2);base=parameter2;
from=1}}}if(op===MACRO_PATH&&first&&segments.length===1)base=ownMacro(x,first);const rest=from===0?segments:segments.slice(from);if(rest.length===0)return op===
VALUE_PATH&&base!==0?x.node(VALUE_PATH,x.scope,base,0):base;const node=x.record([op,x.scope,base,rest.length,...rest.flatMap(one=>[x.string(one.text),one.args])]);
rest.forEach((one,at)=>{if(one.offset>=0)x.occurrence(one.offset,at===rest.length-1?use:READ,node,at)});for(const{offset,text}of rest.at(-1)?.named??[])x.occurrence(
offset,TYPE,x.record([TYPE_PATH,x.scope,node,1,x.string(text),0]));return node}function ownMacro(x,{text,offset}){if((x.macros.get(text)?.length??0)<2)return 0;
const meant2=macroAt(x,text,offset);return meant2&&meant2.symbol>=0&&(x.symbols[meant2.symbol]?.conditions??[]).length===0?x.node(OWN_MACRO,meant2.symbol+1):0}var pathOf=(x,node,op,use)=>pathNode(
x,readPath(x,node),op,use);function readCratePaths(x,node,symbol,isExported){if(!x.text(node).includes(isExported?"$crate":"crate"))return;const{tree}=x;x.later(()=>{x.enter(symbol);const tokens=new TokenCursor(
tree.text,tree.start[node],tree.end[node]);for(;tokens.at<tokens.end;tokens.at++)if(tokens.text()==="crate"&&tokens.text(1)==="::"&&(!isExported||tokens.text(-1)===
"$"))x.tentatively(()=>readPath2(x,tokens))})}function readPath2(x,tokens){const segments=[{offset:-1,text:"$crate",args:0}];while(tokens.text(1)==="::"&&tokens.
kind(2)===WORD){tokens.at+=2;segments.push({offset:tokens.offset(),text:bare(tokens.text()),args:0})}if(OVERLOADED.test(tokens.text()))segments.at(-1).offset=-1;
const[op,use]=HOW.get(tokens.text(1))??[ANY_PATH,READ];if(segments.length>1)pathNode(x,{base:0,segments},op,use)}var OVERLOADED=/^(?:try_)?from$/;var HOW=new Map(
[["!",[MACRO_PATH,MACRO]],["(",[VALUE_PATH,CALLEE]],["{",[TYPE_PATH,TYPE]],["::",[TYPE_PATH,READ]]]);function proceduralMacro(attributes,name){for(const attribute of attributes){if(attribute==="proc_macro"||attribute==="proc_macro_attribute")return name;const derived=/^proc_macro_derive\s*\(\s*(\w+)/.
exec(attribute)?.[1];if(derived!==void 0)return derived}return void 0}function readFunction(x,node,member){const nameNode=x.child(node,x.field.name);const body=x.
child(node,x.field.body);const list=x.child(node,x.field.parameters);const hasSelf2=firstParameterIsSelf(x,list);const modifiers=[];if(member&&!hasSelf2)modifiers.
push("static");if(member?.abstract&&body<0)modifiers.push("abstract");if(!member&&body<0)modifiers.push("declaration");if(member?.exported)modifiers.push("expor\
ted");const name=bare(x.text(nameNode));const entry2=!member&&name==="main"&&x.owner<0;if(entry2)modifiers.push("entry");const result=x.child(node,x.field.return_type);
const symbol=addSymbol(x,{kind:member?"method":"function",at:nameNode,name,declaration:node,body,qualifier:member?.qualifier,modifiers,parameters:describeParameters(
x,list),returns:result<0?void 0:x.folded(result),receiver:member?.qualifier,...entry2?{extra:{entry:"main"}}:{}});const outer=x.owner;x.enter(symbol);x.types.open();
const own=typeParameters(x,node);const parameters=x.named(list).filter(one=>x.code(one)===K.parameter&&x.code(x.child(one,x.field.pattern))!==K.self);const types=parameters.
map(one=>typeOf(x,x.child(one,x.field.type)));let ownType2=x.selfType;let isPinned=false;for(const one of x.named(list))if(x.code(one)===K.parameter&&!parameters.
includes(one)){const type=x.child(one,x.field.type);ownType2=typeOf(x,type);isPinned=/^(?:\w+::)*Pin\b/.test(x.text(type))}const returns=result<0?x.node(UNIT):typeOf(
x,result);const isAsync=/\basync\b/.test(textOf(x,x.childOf(node,K.function_modifiers)));const code=x.record([FUNCTION,(hasSelf2?HAS_SELF:0)|(isAsync?ASYNC:0)|(selfIsByValue(
x,list)?SELF_BY_VALUE:0)|(isPinned?SELF_IN_PIN:0)|(callsNamesake(x,body,name)?CALLS_NAMESAKE:0),own.length,types.length,returns,...own,...types]);x.types.close();
if(body>=0){readNestedItems(x,body);const generics=x.generics;x.generics=[...generics,...own];x.later(()=>{x.values.open();x.returns=returns;if(hasSelf2)declareSelf(
x,list,ownType2);parameters.forEach((one,at)=>{const how=x.code(x.child(one,x.field.type))===K.reference_type?BY_REFERENCE:0;bindPattern(x,x.child(one,x.field.pattern),
x.node(OF_TYPE,types[at]??0,how),PARAMETER)});const value2=blockValue(x,body);expect(x,value2,returns);x.values.close()});x.generics=generics}x.owner=outer;if(!member)
x.item(FUNCTION_ITEM,name,symbol+1,code,isPublic(x,node));const macro=member?void 0:proceduralMacro(x.symbols[symbol]?.annotations??[],name);if(macro!==void 0)x.
item(MACRO_ITEM,macro,symbol+1,0,true);return[symbol,code]}function firstParameterIsSelf(x,list){const[first]=x.named(list).filter(one=>x.code(one)!==K.attribute_item);
if(first===void 0)return false;return x.code(first)===K.self_parameter||x.code(first)===K.parameter&&x.code(x.child(first,x.field.pattern))===K.self}function declareSelf(x,list,type){
const[first]=x.named(list).filter(one=>x.code(one)!==K.attribute_item);if(first===void 0)return;const self=x.code(first)===K.self_parameter?x.childOf(first,K.self):
x.child(first,x.field.pattern);const how=x.text(first).startsWith("&")?BY_REFERENCE:0;x.declare("self",x.tree.start[self],PARAMETER,x.node(OF_TYPE,type,how))}function selfIsByValue(x,list){
const first=x.childOf(list,K.self_parameter);return first>=0&&!x.text(first).startsWith("&")}function describeParameters(x,list){const described=[];for(const one of x.
named(list)){if(x.code(one)!==K.parameter)continue;const pattern=x.child(one,x.field.pattern);if(x.code(pattern)===K.self)continue;described.push({name:x.folded(
pattern).slice(0,LIMITS.nameChars),type:x.folded(x.child(one,x.field.type))})}return described}function callsNamesake(x,body,name){if(body<0||x.named(body).length!==
1)return false;const start=x.tree.start[x.firstNamed(body)];const text=x.tree.text.slice(start,start+name.length+16);return/^self\s*\.\s*(\w+)\s*(?:\(|::)/.exec(
text)?.[1]===name}var textOf=(x,node)=>node<0?"":x.text(node);var MACROS_OF_ITEMS=/^(?:\w+::)*(?:thread_local|task_local|lazy_static|bitflags|pin_project|cfg_\w+)$/;
function readNestedItems(x,body){const outer={scope:x.scope,generics:x.generics,selfType:x.selfType};const{after}=x.tree;for(let at=body+1,end=after[body];at<end;){
const code=x.code(at);if(!isItem(code)&&!(code===K.macro_invocation&&MACROS_OF_ITEMS.test(x.text(x.child(at,x.field.macro))))){at++;continue}let block2=x.tree.parent[at];
if(x.code(block2)===K.expression_statement)block2=x.tree.parent[block2];let scope=x.blockScopes.get(x.place(block2));if(scope===void 0){x.scope=outer.scope;for(let up=x.
tree.parent[block2];up>=body;up=x.tree.parent[up]){const around2=x.blockScopes.get(x.place(up));if(around2===void 0)continue;x.scope=around2;break}scope=x.newScope(
BLOCK,"",0);x.blockScopes.set(x.place(block2),scope)}x.scope=scope;x.generics=[];if(isItem(code))readItem(x,at);else readItemsInMacro(x,at,root=>{for(const inner2 of x.
named(root))readItem(x,inner2)});at=after[at]}Object.assign(x,outer)}function readType(x,node){const nameNode=x.child(node,x.field.name);if(nameNode<0)return;const name=bare(x.text(nameNode));const code=x.code(node);const body=x.
child(node,x.field.body);const symbol=addSymbol(x,{kind:code===K.enum_item?"enum":code===K.union_item?"union":"struct",at:nameNode,name,declaration:node,body});
if(x.owner<0||!x.inBody)x.typeSymbols.set(name,symbol);const outer=x.owner;x.enter(symbol);x.types.open();const parameters=typeParameters(x,node);const selfType=x.
selfType;const record=x.record([ADT,x.string(name),symbol+1,parameters.length,0,0,...parameters]);x.item(TYPE_ITEM,name,symbol+1,record,isPublic(x,node));x.owner=
outer;readProjections(x,node,name,symbol,parameters);x.enter(symbol);if(/\bSelf\b/.test(x.text(body<0?node:body)))x.selfType=ownType(x,name,parameters);const fields2=code===
K.enum_item?[]:readFields(x,body);const variants=code===K.enum_item?readVariants(x,body):[];x.types.close();x.selfType=selfType;x.owner=outer;x.patch(record+4,listOf(
x,fields2));x.patch(record+5,listOf(x,variants))}var PROJECTION=/^(?:(?:\w+::)?pin_project\s*\(.*)?\bproject(?:_ref|_replace)?\s*=\s*\w/;function readProjections(x,node,of,symbol,parameters){
if(!x.symbols[symbol]?.annotations?.some(text=>PROJECTION.test(text)))return;const{after,parent}=x.tree;for(let at=parent[node]+1;at<node;at=after[at]){if(x.code(
at)!==K.attribute_item||!PROJECTION.test(x.text(at).slice(2)))continue;const names=new Set([...x.text(at).matchAll(/\bproject(?:_ref|_replace)?\s*=\s*(\w+)/g)].
map(match2=>match2[1]));for(let inner2=at+1;inner2<after[at];inner2++){const name=x.text(inner2);if(x.code(inner2)!==K.identifier||!names.delete(name))continue;
const own=addSymbol(x,{kind:"type",at:inner2,name,declaration:at});const type=ownType(x,of,parameters);const alias=x.record([ALIAS,parameters.length,type,...parameters]);
x.item(ALIAS_ITEM,name,own+1,alias,isPublic(x,node))}}}function ownType(x,name,parameters){const args=x.record([ARGUMENTS,parameters.length,0,...parameters]);return x.
record([TYPE_PATH,x.scope,0,1,x.string(name),args])}function listOf(x,values){return values.length===0?0:x.record([values.length,...values])}function readFields(x,body){
const fields2=[];if(x.code(body)===K.ordered_field_declaration_list){let position=0;for(const type of x.named(body)){if(x.code(type)===K.visibility_modifier||x.
code(type)===K.attribute_item)continue;fields2.push(x.string(String(position++)),typeOf(x,type),0)}return fields2}for(const field2 of x.named(body)){if(x.code(field2)===
K.attribute_item)readAttribute(x,field2);if(x.code(field2)!==K.field_declaration)continue;const name=x.child(field2,x.field.name);const type=x.child(field2,x.field.
type);const symbol=addSymbol(x,{kind:"property",at:name,declaration:field2,type:x.folded(type)});const outer=x.owner;x.enter(symbol);fields2.push(x.string(bare(
x.text(name))),typeOf(x,type),symbol+1);x.owner=outer}return fields2}function readVariants(x,body){const variants=[];for(const variant of x.named(body)){if(x.code(
variant)!==K.enum_variant)continue;const name=x.child(variant,x.field.name);const symbol=addSymbol(x,{kind:"enum_member",at:name,declaration:variant});const outer=x.
owner;x.enter(symbol);const fields2=readFields(x,x.child(variant,x.field.body));const value2=x.child(variant,x.field.value);if(value2>=0)x.later(()=>blockValue(
x,value2));x.owner=outer;variants.push(x.record([VARIANT,x.string(bare(x.text(name))),symbol+1,fields2.length/FIELD_SIZE,...fields2]))}return variants}function readAlias(x,node,member){
const nameNode=x.child(node,x.field.name);const type=x.child(node,x.field.type);const symbol=addSymbol(x,{kind:"type",at:nameNode,declaration:node,qualifier:member?.
qualifier,...type<0?{}:{type:x.folded(type)}});const outer=x.owner;x.enter(symbol);x.types.open();const parameters=typeParameters(x,node);const code=x.record([ALIAS,
parameters.length,0,...parameters]);x.patch(code+2,typeOf(x,type));x.types.close();x.owner=outer;if(!member)x.item(ALIAS_ITEM,bare(x.text(nameNode)),symbol+1,code,
isPublic(x,node));return[symbol,code]}function readConstant(x,node,member){const nameNode=x.child(node,x.field.name);const name=bare(x.text(nameNode));const typeNode=x.
child(node,x.field.type);const value2=x.child(node,x.field.value);const outer=x.owner;let symbol=-1;if(name!=="_"){symbol=addSymbol(x,{kind:x.code(node)===K.static_item?
"variable":"constant",at:nameNode,name,declaration:node,body:value2,qualifier:member?.qualifier,type:x.folded(typeNode)});x.enter(symbol)}const written2=typeOf(
x,typeNode);const type=x.threadLocal?x.node(STANDARD_AROUND,x.string("LocalKey"),written2):written2;if(value2>=0){x.underConditions(conditionsOf(above(x,node).attributes),
()=>{readNestedItems(x,value2)});x.later(()=>{x.values.open();expect(x,blockValue(x,value2),written2);x.values.close()})}x.owner=outer;if(!member&&name!=="_")x.
item(CONST_ITEM,name,symbol+1,type,isPublic(x,node));return[symbol,type]}function readTrait(x,node){const nameNode=x.child(node,x.field.name);const name=bare(x.text(nameNode));const body=x.child(node,x.field.body);const symbol=addSymbol(
x,{kind:"trait",at:nameNode,name,declaration:node,body});x.typeSymbols.set(name,symbol);const{owner,selfType,generics}=x;x.enter(symbol);x.types.open();const self=x.
record([TYPE_PARAMETER,x.string("Self"),0,-1,0]);x.selfType=self;const parameters=typeParameters(x,node);const from=x.body.occurrences.length;const supertraits2=boundsIn(
x,x.child(node,x.field.bounds));markSupertraits(x,from,supertraits2);supertraits2.push(...boundsAt(x,self));const record=x.record([TRAIT,x.string(name),symbol+1,
self,parameters.length,boundList(x,supertraits2),0,...parameters]);x.item(TRAIT_ITEM,name,symbol+1,record,isPublic(x,node));x.generics=[...generics,self,...parameters];
const members=readMembers(x,body,{qualifier:void 0,abstract:true,exported:isPublic(x,node)});x.types.close();Object.assign(x,{owner,selfType,generics});x.patch(
record+6,listOf(x,members))}function markSupertraits(x,from,supertraits2){const{occurrences}=x.body;const paths=new Set(supertraits2.map(bound2=>x.at(bound2)===
FUNCTION_BOUND?x.at(bound2+1):bound2));for(let at=from;at<occurrences.length;at+=OCCURRENCE_SIZE)if(occurrences[at+2]===TYPE&&paths.has(occurrences[at+3]))occurrences[at+
2]=EXTENDS}function readImpl(x,node){const typeNode=x.child(node,x.field.type);const traitNode=x.child(node,x.field.trait);const{owner,selfType,generics,conditions,
isImplementing}=x;const name=implName(x,typeNode);const symbol=addSymbol(x,{kind:"impl",at:typeNode,name,declaration:node,body:x.child(node,x.field.body)});x.enter(
symbol);x.conditions=conditionsOfSymbol(x,symbol);x.types.open();const parameters=typeParameters(x,node);const written2=typeOf(x,typeNode);const self=written2!==
0&&x.at(written2)===TYPE_PARAMETER?x.node(QUALIFIED,written2):written2;const isReference2=x.code(typeNode)===K.reference_type;const own=isReference2?x.node(REFERENCE_TO,
self):self;x.selfType=self;const typeEnd=x.body.occurrences.length;const trait=traitNode<0?0:typeOf(x,traitNode);if(trait!==0)markImplements(x,typeEnd,trait,symbol,
name);const record=x.record([IMPL,x.scope,own,trait,parameters.length,0,...parameters]);x.surface.impls.push(record);x.generics=[...generics,...parameters];x.isImplementing=
trait!==0;const members=readMembers(x,x.child(node,x.field.body),{qualifier:x.symbols[symbol]?.qualified??name,abstract:false,exported:false});x.types.close();Object.
assign(x,{owner,selfType,generics,conditions,isImplementing});x.patch(record+5,listOf(x,members))}function markImplements(x,from,trait,symbol,name){const{occurrences}=x.
body;const count=x.at(trait+3);for(let at=from;at<occurrences.length;at+=OCCURRENCE_SIZE)if(occurrences[at+3]===trait&&occurrences[at+4]===count-1){occurrences[at+
2]=IMPLEMENTS;occurrences[at+5]=symbol;x.whenRead(()=>{occurrences[at+5]=x.typeSymbols.get(name)??symbol})}}function implName(x,type){switch(x.code(type)){case K.
generic_type:case K.reference_type:case K.pointer_type:return implName(x,x.child(type,x.field.type));case K.scoped_type_identifier:return x.text(x.child(type,x.
field.name));case K.dynamic_type:return implName(x,x.child(type,x.field.trait));default:return type<0?"?":x.folded(type).slice(0,LIMITS.nameChars)}}function readMembers(x,body,membership){
const members=[];for(const node of x.named(body))readMember(x,node,membership,members);return members}function readMember(x,node,membership,members){let made;let kind=0;
switch(x.code(node)){case K.function_item:case K.function_signature_item:made=readFunction(x,node,membership);kind=FUNCTION_ITEM;break;case K.const_item:made=readConstant(
x,node,membership);kind=CONST_ITEM;break;case K.type_item:made=readAlias(x,node,membership);kind=ALIAS_ITEM;break;case K.associated_type:made=readAssociatedType(
x,node);kind=ALIAS_ITEM;break;case K.macro_invocation:readMacroItems(x,node,inner2=>{readMember(x,inner2,membership,members)});break;case K.attribute_item:case K.
inner_attribute_item:readAttribute(x,node);return;case K.expression_statement:if(x.code(x.firstNamed(node))===K.macro_invocation)readMember(x,x.firstNamed(node),
membership,members);return;default:}const name=x.child(node,x.field.name);if(made&&made[0]>=0)members.push(kind,x.string(bare(x.text(name))),made[0]+1,made[1])}
function readAssociatedType(x,node){const symbol=addSymbol(x,{kind:"type",at:x.child(node,x.field.name),declaration:node,modifiers:["abstract"]});const outer=x.
owner;x.enter(symbol);x.types.open();typeParameters(x,node);const bounds=x.child(node,x.field.bounds);const code=x.node(ANY_OF_TRAIT,boundList(x,bounds<0?[]:boundsIn(
x,bounds)));x.types.close();x.owner=outer;return[symbol,code]}function readModule(x,node){const nameNode=x.child(node,x.field.name);const name=bare(x.text(nameNode));const body=x.child(node,x.field.body);const{attributes}=above(
x,node);const symbol=addSymbol(x,{kind:"module",at:nameNode,name,declaration:node,body,...body<0?{modifiers:["declaration"]}:{}});if(body<0){const paths=attributes.
flatMap(pathsOf);x.item(MODULE_FILE,name,symbol+1,paths.length===0?0:x.string(paths.join("\n")),isPublic(x,node));return}const path=attributes.map(text=>PATH.exec(
text)?.[1]).find(one=>one!==void 0);const scope=x.newScope(MODULE,path===void 0?name:`${FOLDER}${path}`,symbol+1);x.item(MODULE_ITEM,name,symbol+1,scope,isPublic(
x,node));const outer={owner:x.owner,scope:x.scope,conditions:x.conditions};x.enter(symbol);x.scope=scope;x.conditions=[...x.conditions,...conditionsOf(attributes)];
readItems(x,body);Object.assign(x,outer)}var PATH=/^path\s*=\s*"([^"]*)"/;function pathsOf(attribute){const plain=PATH.exec(attribute)?.[1];if(plain!==void 0)return[
plain];const[condition,...parts2]=split(/^cfg_attr\s*\(([\s\S]*)\)$/.exec(attribute)?.[1]??"");return parts2.flatMap(part=>{const path=PATH.exec(part.trim())?.[1];
return path===void 0?[]:[`${path}	cfg(${condition})`]})}function readExternCrate(x,node){const name=x.child(node,x.field.name);const alias=x.child(node,x.field.
alias);const path={base:0,segments:[{offset:-1,text:"::",args:0},...readPath(x,name).segments]};const code=pathNode(x,path,ANY_PATH,IMPORTS);const known2=bare(x.
text(alias>=0?alias:name));if(above(x,node).attributes.some(text=>/^macro_use\b/.test(text)))x.item(EXTERN_CRATE,bare(x.text(name)),0,0,false);x.surface.uses.push(
x.scope,code,x.string(known2==="self"?"":known2),OF_NAME,isPublic(x,node)?1:0,useConditions(x,node))}function readUseDeclaration(x,node){const declaration={isPublic:isPublic(
x,node)?1:0,conditions:useConditions(x,node)};readUseTree(x,x.child(node,x.field.argument),{base:0,segments:[]},declaration)}var useConditions=(x,node)=>x.string(
[...x.conditions,...conditionsOf(above(x,node).attributes)].join("\n"));function readUseTree(x,node,prefix,of){x.nested(()=>{readUse(x,node,prefix,of)})}function readUse(x,node,prefix,of){
const joined2=path=>{const rest=path<0?{base:0,segments:[]}:readPath(x,path);return{base:0,segments:[...prefix.segments,...rest.segments]}};const add=(path,alias,glob,isType=glob)=>{
if(path.segments.length===0)return 0;const own={base:0,segments:path.segments.map(one=>({...one}))};const code=pathNode(x,own,isType?TYPE_PATH:ANY_PATH,IMPORTS);
for(const segment of prefix.segments)segment.offset=-1;x.surface.uses.push(x.scope,code,x.string(alias),glob?OF_ALL:OF_NAME,of.isPublic,of.conditions);return code};
switch(x.code(node)){case K.use_list:for(const one of x.named(node))readUseTree(x,one,prefix,of);return;case K.scoped_use_list:{const path=x.child(node,x.field.
path);const inside=joined2(path);if(path<0&&inside.segments.length===0)inside.segments.push({offset:-1,text:"::",args:0});readUseTree(x,x.child(node,x.field.list),
inside,of);return}case K.use_wildcard:add(joined2(x.firstNamed(node)),"",true);return;case K.use_as_clause:{const alias=x.child(node,x.field.alias);const path=add(
joined2(x.child(node,x.field.path)),alias<0?"_":x.text(alias),false);if(path!==0&&alias>=0)x.occurrence(x.tree.start[alias],IMPORTS,x.node(RENAMED,path,x.string(
bare(x.text(alias)))));return}default:{const path=joined2(node);const last=path.segments.at(-1);const isSelf2=last?.text==="self"&&path.segments.length>1;if(isSelf2)
path.segments.pop();add(path,bare(path.segments.at(-1)?.text??""),false,isSelf2)}}}function isItem(code){return ITEMS2.has(code)}var ITEMS2=new Set([K.function_item,K.function_signature_item,K.struct_item,K.union_item,K.enum_item,K.trait_item,
K.impl_item,K.mod_item,K.use_declaration,K.const_item,K.static_item,K.type_item,K.macro_definition,K.extern_crate_declaration,K.foreign_mod_item]);function readItems(x,container){
for(const node of x.named(container))readItem(x,node)}function readItem(x,node){x.nested(()=>{read2(x,node)})}function read2(x,node){switch(x.code(node)){case K.
function_item:case K.function_signature_item:readFunction(x,node,void 0);return;case K.struct_item:case K.union_item:case K.enum_item:readType(x,node);return;case K.
trait_item:readTrait(x,node);return;case K.impl_item:readImpl(x,node);return;case K.mod_item:readModule(x,node);return;case K.use_declaration:readUseDeclaration(
x,node);return;case K.const_item:case K.static_item:readConstant(x,node,void 0);return;case K.type_item:readAlias(x,node,void 0);return;case K.macro_definition:
readMacro2(x,node);return;case K.extern_crate_declaration:readExternCrate(x,node);return;case K.foreign_mod_item:readItems(x,x.child(node,x.field.body));return;case K.
attribute_item:case K.inner_attribute_item:readAttribute(x,node);return;case K.macro_invocation:readMacroItems(x,node,inner2=>{readItem(x,inner2)});return;case K.
expression_statement:{const inner2=x.firstNamed(node);if(x.code(inner2)===K.macro_invocation)readItem(x,inner2);else x.later(()=>blockValue(x,node));return}default:}}
function readMacroItems(x,node,read4){const readAll=root=>{for(const inner2 of x.named(root))read4(inner2)};const found=readExpandedItems(x,node,readAll)||readItemsInMacro(
x,node,readAll);if(!found)readCall(x,node);if(found)x.later(()=>pathOf(x,x.child(node,x.field.macro),MACRO_PATH,MACRO));else x.later(()=>blockValue(x,node))}function readCall(x,node){
const macro=x.child(node,x.field.macro);if(x.inBody||x.named(x.childOf(node,K.token_tree)).length>0)return;const name=bare(x.text(macro)).split("::").pop()??"";
x.surface.uses.push(x.scope,0,x.string(name),OF_CALL,0,x.string(""))}var isPublic=(x,node)=>x.childOf(node,K.visibility_modifier)>=0;function readMacro2(x,node){
const nameNode=x.child(node,x.field.name);if(nameNode<0)return;const symbol=addSymbol(x,{kind:"macro",at:nameNode,declaration:node,body:x.childOf(node,K.macro_rule)});
const known2=macroOf(x,node);if(known2)known2.symbol=symbol;const exported=x.macroDepth>0||(x.symbols[symbol]?.modifiers?.includes("exported")??false);x.item(MACRO_ITEM,
x.text(nameNode),symbol+1,meaningOf(x,node),exported);readTemplate(x,node,x.text(nameNode),symbol);keepTemplate(x,node,symbol);readCratePaths(x,node,symbol,exported)}
var LONGEST_TEMPLATE=2e4;function keepTemplate(x,node,symbol){const text=x.text(node);if(x.inBody||x.isTemplate||symbol<0||text.length>LONGEST_TEMPLATE||!/::\s*\$[a-z_]/.
test(text))return;x.surface.templates??=[];x.surface.templates.push(symbol+1,x.string(text))}function meaningOf(x,node){if(!x.text(x.child(node,x.field.name)).startsWith(
"cfg_"))return rulesAsValues(x,node);const condition=/#\[\s*(cfg\s*\([^\]]*\))\s*\]/.exec(x.text(node))?.[1];return condition===void 0?0:x.string(condition.replace(
/\s+/g," "))}function tables(text){const all=[{name:"",entries:new Map}];let open="";let key="";for(const raw of text.split("\n")){const line=raw.replace(/(^|\s)#.*$/,"").trim();
const entries=all.at(-1).entries;if(open!==""){open+=line;if(balanced(open)){entries.set(key,open);open=""}continue}const head=/^\[\[?\s*([^\]]+?)\s*\]\]?$/.exec(
line);if(head){all.push({name:head[1].replace(/["']/g,""),entries:new Map});continue}const pair=/^["']?([\w.-]+)["']?\s*=\s*(.*)$/.exec(line);if(!pair)continue;
if(balanced(pair[2]))entries.set(pair[1],pair[2]);else{key=pair[1];open=pair[2]}}return all}function balanced(text){const bare2=text.replace(/"[^"]*"|'[^']*'/g,
"");return(bare2.match(/[[{]/g)?.length??0)<=(bare2.match(/[\]}]/g)?.length??0)}var unquote=text=>/^["'](.*)["']$/.exec(text??"")?.[1];var inline=(table,key)=>new RegExp(
`(?:^|[{,\\s])${key}\\s*=\\s*["']([^"']*)["']`).exec(table)?.[1];function readManifest(folder,text){const all=tables(text);const first=name2=>all.find(table=>table.
name===name2)?.entries;const name=unquote(first("package")?.get("name")??first("project")?.get("name"));const lib=first("lib");const libPath=unquote(lib?.get("p\
ath"));const manifest={folder,name,crateName:(unquote(lib?.get("name"))??name??"").replaceAll("-","_"),libPath:libPath===void 0?void 0:normalPath(folder+libPath),
lib:void 0,targets:[],features:defaultFeatures(first("features")),dependencies:new Map,shared:new Map};for(const table of all){if(/^(bin|test|example|bench)$/.test(
table.name)){const path=unquote(table.entries.get("path"));const target2=unquote(table.entries.get("name"));if(path!==void 0)manifest.targets.push({name:target2??
"bin",path:normalPath(folder+path)});continue}const section=/(?:^|\.)(?:dev-|build-)?dependencies(?:\.(.+))?$/.exec(table.name);if(!section)continue;const to=table.
name.startsWith("workspace.")?manifest.shared:manifest.dependencies;if(section[1]!==void 0){const of=key=>unquote(table.entries.get(key));addDependency(to,folder,
section[1],of("package"),of("path"),table.entries.get("workspace")==="true")}else for(const[key,value2]of table.entries){const dotted=/^([\w-]+)\.(\w+)$/.exec(key);
if(dotted){const[,own="",field2]=dotted;addDependency(to,folder,own,void 0,field2==="path"?unquote(value2):void 0,field2==="workspace")}else{const isShared=/\bworkspace\s*=\s*true\b/.
test(value2);addDependency(to,folder,key,inline(value2,"package"),inline(value2,"path"),isShared)}}}return manifest}function takeOverShared(manifests){const roots=manifests.
filter(({shared})=>shared.size>0);for(const{folder,dependencies}of manifests)for(const[name,{isShared}]of dependencies){const root=isShared?roots.find(one=>folder.
startsWith(one.folder)&&one.shared.has(name)):void 0;const described=root?.shared.get(name);if(described)dependencies.set(name,described)}}function defaultFeatures(table){
const on=new Set(["default"]);for(const feature of on)for(const[,name]of(table?.get(feature)??"").matchAll(/["'](?:dep:)?([\w-]+)["']/g))on.add(name);return on.
size>1?on:void 0}function addDependency(to,from,key,name,path,isShared){const folder=path===void 0?void 0:normalPath(`${from}${path}/`);to.set(key.replaceAll("-",
"_"),{package:name??key,folder,isShared})}var Crates=class{sources=[];#byPath=new Map;#byName=new Map;#project;all=[];#manifests=[];constructor(project2){this.#project=project2}add(source){this.sources.
push(source);this.#byPath.set(source.file.path,source)}source(path){return this.#byPath.get(path)}finish(){for(const source of this.sources)declare(source);const manifests=[
...this.#project.paths].filter(path=>path==="Cargo.toml"||path.endsWith("/Cargo.toml")).map(path=>readManifest(path.slice(0,-"Cargo.toml".length),this.#project.
read(path)??""));takeOverShared(manifests);this.#manifests=manifests.filter(one=>one.name!==void 0).sort((a,b)=>b.folder.length-a.folder.length||(a.folder<b.folder?
-1:1));const rest=new Set(this.sources);for(const manifest of this.#manifests)for(const[path,name]of this.#roots(manifest)){const source=this.#byPath.get(path);
if(source&&!source.root.crate)this.#plant(source,name,manifest,rest)}const order=[...rest].sort((a,b)=>likeliness(a)-likeliness(b)||(a.file.path<b.file.path?-1:
1));for(const source of order){if(source.root.crate)continue;const manifest=this.#manifestOf(source.file.path);this.#plant(source,manifest?.name??stemOf(source.
file.path),manifest,rest)}}named(name,from){const manifest=from?.manifest;const isOther=manifest?.lib!==void 0||manifest?.dependencies.has(name);if(from&&from.name===
name&&!isOther)return from;const crates=this.#byName.get(name);if(manifest){if(manifest.crateName===name)return this.#library(manifest)??from;const dependency=manifest.
dependencies.get(name);if(dependency){const target2=this.#manifests.find(one=>one.folder===dependency.folder||dependency.folder===void 0&&one.name===dependency.
package);return target2&&this.#library(target2)}return void 0}return crates?.[0]}#library(manifest){return this.all.find(crate=>crate.manifest===manifest&&crate.
root.source.file.path===manifest.lib)}#manifestOf(path){return this.#manifests.find(one=>path.startsWith(one.folder))}#roots(manifest){const{folder,crateName}=manifest;
const lib=manifest.libPath??`${folder}src/lib.rs`;const roots=[];if(this.#byPath.has(lib)){manifest.lib=lib;roots.push([lib,crateName])}roots.push([`${folder}sr\
c/main.rs`,crateName]);for(const target2 of manifest.targets)roots.push([target2.path,target2.name]);const pattern=/^(?:src\/bin|tests|examples|benches)\/(?:([^/]+)\.rs|([^/]+)\/main\.rs)$|^build\.rs$/;
for(const path of this.#byPath.keys()){if(!path.startsWith(folder))continue;const match2=pattern.exec(path.slice(folder.length));if(match2)roots.push([path,(match2[1]??
match2[2]??"build").replaceAll("-","_")])}return roots}#plant(source,name,manifest,rest){const crate={name:name.replaceAll("-","_"),root:source.root,manifest,macros:new Map,
macrosFrom:[]};this.all.push(crate);const named=this.#byName.get(crate.name);if(named)named.push(crate);else this.#byName.set(crate.name,[crate]);this.#grow(source,
crate,rest)}#grow(source,crate,rest){rest.delete(source);for(const module of source.modules){module.crate=crate;for(const items of module.names.values())for(const item of items){
if(item.kind===MACRO_ITEM)keepMacro(crate,item);if(item.kind===EXTERN_CRATE)crate.macrosFrom.push(item.name);if(item.kind!==MODULE_FILE||item.child)continue;for(const child of this.#filesOf(
item,crate)){item.child??=child.root;if(child.root.crate){if(child.root.crate!==crate)shareMacros(child.root,crate,new Set);continue}child.root.parent=module;child.
root.name=item.name;child.root.item=item;this.#grow(child,crate,rest)}}}for(const module of source.modules)for(const name of module.calls){const declared=itemsOf(
crate,name);const isOurs=declared?.source.root.crate===crate;if(declared&&isOurs&&!declared.caller)this.#declareIn(module,declared,crate,rest)}}#declareIn(module,declared,crate,rest){
Object.assign(declared,{caller:module,parent:module,crate});for(const[name,items]of declared.names)module.names.set(name,[...module.names.get(name)??[],...items]);
for(const[name,uses]of declared.imports)module.imports.set(name,[...module.imports.get(name)??[],...uses]);module.globs.push(...declared.globs);this.#grow(declared.
source,crate,rest)}#filesOf(item,crate){const module=item.module.caller??item.module;const path=module.source.file.path;const folder=folderOf(path);const written2=item.
source.string(item.node);const inline2=inlineNames(module);const base=baseOf(path);const own=base==="mod.rs"||crate.root.source===module.source||base==="lib.rs"||
base==="main.rs"?folder:`${folder}${base.slice(0,-3)}/`;const above3=inline2[0]?.startsWith(FOLDER)?folder:own;const inner2=inline2.map(one=>`${one}/`).join("");
const inside=normalPath(above3+inner2);const unsaid=this.#byPath.get(`${inside}${item.name}.rs`)??this.#byPath.get(`${inside}${item.name}/mod.rs`);if(item.node===
0)return unsaid?[unsaid]:[];const usual=[];const others=[];let isCertain=false;for(const line of written2.split("\n")){const[said,condition]=line.split("	");const file=this.#byPath.
get(normalPath((inner2===""?folder:above3)+inner2+said));if(file)(condition===void 0||areOn(item.source,[condition])?usual:others).push(file);if(condition===void 0)
isCertain=true}return isCertain||!unsaid?[...usual,...others]:[...usual,unsaid,...others]}};function itemsOf(crate,name){for(const{module,source}of crate.macros.
get(name)??[]){const own=module.names.get(name)?.find(item=>item.kind===MACRO_ITEMS);if(own)return source.modules[own.node]}return void 0}function keepMacro(crate,item){
const same=crate.macros.get(item.name);if(same)same.push(item);else crate.macros.set(item.name,[item])}function shareMacros(shared,crate,seen){if(seen.has(shared.
source))return;seen.add(shared.source);for(const module of shared.source.modules)for(const items of module.names.values())for(const item of items){if(item.kind===
MACRO_ITEM)keepMacro(crate,item);else if(item.kind===MODULE_FILE&&item.child)shareMacros(item.child,crate,seen)}}function inlineNames(module){const names=[];for(let at=module;at&&
at.scope!==0;at=at.parent)if(!at.isBlock)names.unshift(at.name);return names}function likeliness(source){const name=stemOf(source.file.path);return name==="lib"?
0:name==="main"?1:name==="mod"?2:3}function declare(source){const{scopes,items,uses}=source.file.surface;for(let at=0,scope=0;at<scopes.length;at+=SCOPE_SIZE,scope++){
const parent=scopes[at+1];source.modules.push({name:source.string(scopes[at+2]),source,scope,isBlock:scopes[at]===BLOCK,parent:parent<0?void 0:source.modules[parent],
crate:void 0,names:new Map,imports:new Map,globs:[],calls:[],item:void 0})}for(let at=0;at<items.length;at+=ITEM_SIZE){const module=source.modules[items[at+1]];
const item={kind:items[at],name:source.string(items[at+2]),source,module,definition:items[at+3],node:items[at+4],isPublic:items[at+5]===1};if(item.kind===MODULE_ITEM){
item.child=source.modules[item.node];item.child.item=item}const same=module.names.get(item.name);if(same)same.push(item);else module.names.set(item.name,[item])}
for(let at=0;at<uses.length;at+=USE_SIZE){const module=source.modules[uses[at]];const conditions=source.string(uses[at+5]);const use={module,node:uses[at+1],isPublic:uses[at+
4]===1,conditions:conditions===""?[]:conditions.split("\n")};const name=source.string(uses[at+2]);const kind=uses[at+3];if(kind===OF_ALL)module.globs.push(use);else if(kind===
OF_CALL)module.calls.push(name);else{const same=module.imports.get(name);if(same)same.push(use);else module.imports.set(name,[use])}}}var PASSING=new Set(["as_ref","as_mut","as_deref","as_deref_mut","clone","cloned","expect","iter","take","unwrap"]);var HOLDERS=new Set(["Some","Ok"]);var DEEPEST6=8;
function heldIn(source,node){let at=node;for(let step=0;at!==0&&step<DEEPEST6;step++){switch(source.at(at)){case FIELD:case FIELD_PART:case LOCAL:return at;case DEREFERENCE:case TRY:
at=source.at(at+1);break;case VARIANT_PART:{const path=source.at(at+1);const last=source.at(path+PATH_HEAD+2*(source.at(path+3)-1));at=source.at(path)===VALUE_PATH&&
HOLDERS.has(source.string(last))?source.at(at+3):0;break}case CALL:{const method=source.at(at+1);const isPassed=source.at(method)===METHOD&&PASSING.has(source.string(
source.at(method+2)));at=isPassed?source.at(method+1):0;break}default:return 0}}return 0}var GivenFunctions=class{#crates;#evaluator;#given;constructor(crates,evaluator){
this.#crates=crates;this.#evaluator=evaluator}behind(source,node){let at=node;for(let step=0;source.at(at)===LOCAL&&step<DEEPEST6;step++)at=heldIn(source,source.
at(at+2));const{entity}=at===0?{}:this.#evaluator.value(source,at);if(entity?.kind!=="field"||entity.definition<=0)return[];this.#given??=this.#findAll();return[
...this.#given.get(keyOf(entity))?.values()??[]]}#findAll(){const found=new Map;for(const source of this.#crates.sources){const{given}=source.file.surface;if(!given||
TESTS.test(source.file.path))continue;for(let row=0;row<given.length;row+=GIVEN_SIZE){const[field2,value2]=[given[row],given[row+1]].map(one=>this.#evaluator.value(
source,one).entity);if(field2?.kind!=="field"||field2.definition<=0)continue;if(value2?.kind!=="function"||value2.definition<=0)continue;const known2=found.get(
keyOf(field2))??new Map;known2.set(keyOf(value2),value2);found.set(keyOf(field2),known2)}}return found}};var TESTS=/(?:^|\/)(?:tests|benches)\//;var keyOf=({source,
definition})=>`${source.file.path} ${definition}`;var TYPES2=1;var VALUES2=2;var MACROS=4;var ANY=7;var SPACES={[TYPE_ITEM]:TYPES2|VALUES2,[TRAIT_ITEM]:TYPES2,[ALIAS_ITEM]:TYPES2,[MODULE_FILE]:TYPES2,[MODULE_ITEM]:TYPES2,
[FUNCTION_ITEM]:VALUES2,[CONST_ITEM]:VALUES2,[MACRO_ITEM]:MACROS};function spacesOf(item){if(item.kind===TYPE_ITEM&&(item.source.at(item.node+5)!==0||hasNames(item)))
return TYPES2;return SPACES[item.kind]??0}function hasNames({kind,source,node}){const list=kind===TYPE_ITEM?source.at(node+4):0;return list!==0&&source.string(source.
at(list+1))!=="0"}function pathOf2(use){use.names??=namesOf(use.module.source,use.node);return use.names}function namesOf(source,node){const names=[];for(let at=node+
PATH_HEAD,end=at+2*source.at(node+3);at<end;at+=2)names.push(source.string(source.at(at)));return names}function variantsOf(item){if(!item.variants){const{source}=item;
const list=source.at(item.node+5);const count=list===0?0:source.at(list);item.variants=Array.from({length:count},(_,at)=>{const node=source.at(list+1+at);return{
name:source.string(source.at(node+1)),source,definition:source.at(node+2),node}})}return item.variants}var PRELUDE=new Map(Object.entries({option:"Option Some None",result:"Result Ok Err",vec:"Vec",string:"String ToString",boxed:"Box",borrow:"ToOwned",clone:"Clon\
e",cmp:"Eq PartialEq Ord PartialOrd",convert:"From Into TryFrom TryInto AsRef AsMut",default:"Default",iter:"Iterator IntoIterator DoubleEndedIterator ExactSize\
Iterator Extend FromIterator",marker:"Copy Send Sync Sized Unpin",mem:"drop",ops:"Drop Fn FnMut FnOnce AsyncFn AsyncFnMut AsyncFnOnce",fmt:"Debug",future:"Futur\
e IntoFuture",hash:"Hash"}).flatMap(([module,names])=>names.split(" ").map(name=>[name,`${module}::${name}`])));var PRELUDE_MACROS=new Set("assert assert_eq ass\
ert_ne cfg column compile_error concat dbg debug_assert debug_assert_eq debug_assert_ne env eprint eprintln file format format_args global_asm include include_b\
ytes include_str line matches module_path option_env panic print println stringify thread_local todo try unimplemented unreachable vec write writeln Debug Clone\
 Copy PartialEq Eq PartialOrd Ord Hash Default".split(" "));var PRIMITIVE_NAMES=new Set("bool char str u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize f32 f\
64".split(" "));var CRATE_METHODS=`
tokio::task::JoinHandle<T>
  abort -> ()
tokio::task::JoinSet<T>
  :: new -> tokio::task::JoinSet<T>
  spawn(Future<T>) -> AbortHandle
  join_next -> Future<Option<Result<T,JoinError>>>
tokio::sync::mpsc::Receiver<T>
  recv -> Future<Option<T>>
  blocking_recv -> Option<T>
  try_recv -> Result<T,TryRecvError>
tokio::sync::mpsc::UnboundedReceiver<T>
  recv -> Future<Option<T>>
  blocking_recv -> Option<T>
  try_recv -> Result<T,TryRecvError>
tokio::sync::mpsc::Sender<T>
  send(T) -> Future<Result<(),SendError>>
  try_send(T) blocking_send(T) -> Result<(),SendError>
tokio::sync::mpsc::UnboundedSender<T>
  send(T) -> Result<(),SendError>
tokio::sync::broadcast::Receiver<T>
  recv -> Future<Result<T,RecvError>>
  try_recv -> Result<T,TryRecvError>
tokio::sync::broadcast::Sender<T>
  send(T) -> Result<usize,SendError>
  subscribe -> tokio::sync::broadcast::Receiver<T>
tokio::sync::watch::Receiver<T>
  borrow borrow_and_update -> T
tokio::sync::watch::Sender<T>
  send(T) -> Result<(),SendError>
  send_replace(T) borrow -> T
  subscribe -> tokio::sync::watch::Receiver<T>
tokio::sync::oneshot::Receiver<T>
  try_recv -> Result<T,TryRecvError>
tokio::sync::oneshot::Sender<T>
  send(T) -> Result<(),T>
sqlx::query::QueryAs<T>
  bind(Z) persistent(bool) -> sqlx::query::QueryAs<T>
  fetch_one(Z) -> Future<Result<T,Error>>
  fetch_all(Z) -> Future<Result<Vec<T>,Error>>
  fetch_optional(Z) -> Future<Result<Option<T>,Error>>
tokio::sync::OnceCell<T>
  :: new const_new -> tokio::sync::OnceCell<T>
  get get_mut into_inner -> Option<T>
  get_or_init(fn() -> Future<T>) -> Future<T>
  get_or_try_init(fn() -> Future<Result<T,E>>) -> Future<Result<T,E>>
  set(T) -> Result<(),SetError>
itertools::MinMaxResult<T>
  into_option -> Option<(T,T)>
dashmap::DashMap<K,V> : HashMap<K,V>
  :: new with_capacity(usize) default -> dashmap::DashMap<K,V>
  get(K) get_mut(K) -> Option<dashmap::Ref<V,K>>
  remove(K) -> Option<(K,V)>
  iter iter_mut -> Iter<dashmap::Ref<V,K>>
dashmap::Ref<V,K>
  value value_mut -> V
  key -> K
  pair pair_mut -> (K,V)
arc_swap::ArcSwap<T>
  :: new(Arc<T>) from(Arc<T>) from_pointee(T) -> arc_swap::ArcSwap<T>
  load load_full swap(Arc<T>) -> Arc<T>
  store(Arc<T>) -> ()
arc_swap::ArcSwapOption<T>
  load load_full swap(Option<Arc<T>>) -> Option<Arc<T>>
  store(Option<Arc<T>>) -> ()
futures::Stream<T>
  next -> Future<Option<T>>
  select_next_some -> Future<T>
  map(fn(T) -> U) -> futures::Stream<U>
  then(fn(T) -> Future<U>) -> futures::Stream<U>
  filter_map(fn(T) -> Future<Option<U>>) -> futures::Stream<U>
  flat_map(fn(T) -> I) -> futures::Stream<I::Item>
  filter(fn(T) -> Z) inspect(fn(T) -> Z) take_while(fn(T) -> Z) skip_while(fn(T) -> Z) -> futures::Stream<T>
  skip(usize) take(usize) take_until(Z) chain(Z) fuse peekable by_ref boxed boxed_local -> futures::Stream<T>
  flatten buffered(usize) buffer_unordered(usize) -> futures::Stream<T::Item>
  enumerate -> futures::Stream<(usize,T)>
  zip(S) -> futures::Stream<(T,S::Item)>
  chunks(usize) ready_chunks(usize) -> futures::Stream<Vec<T>>
  fold(A,fn(A,T) -> Future<A>) -> Future<A>
  for_each(fn(T) -> Z) for_each_concurrent(Z,fn(T) -> Z) -> Future<()>
  any(fn(T) -> Z) all(fn(T) -> Z) -> Future<bool>
  collect -> Future<C>
  try_collect -> Future<Result<C,E>>
  try_next -> Future<Result<Option<T::Item>,E>>
  map_ok(fn(T::Item) -> U) -> futures::Stream<Result<U,E>>
  map_err(fn(E) -> U) -> futures::Stream<Result<T::Item,U>>
  and_then(fn(T::Item) -> Future<Result<U,E>>) -> futures::Stream<Result<U,E>>
  try_filter(fn(T::Item) -> Z) -> futures::Stream<T>
  try_filter_map(fn(T::Item) -> Future<Result<Option<U>,E>>) -> futures::Stream<Result<U,E>>
  try_for_each(fn(T::Item) -> R) try_for_each_concurrent(Z,fn(T::Item) -> R) -> R
futures::stream::BoxStream<T> : futures::Stream<T>
futures::stream::FuturesUnordered<T> : futures::Stream<T::Item>
  :: new -> futures::stream::FuturesUnordered<T>
  push(T) -> ()
futures::stream::FuturesOrdered<T> : futures::Stream<T::Item>
  :: new -> futures::stream::FuturesOrdered<T>
  push_back(T) push_front(T) -> ()
tokio_stream::wrappers::ReceiverStream<T> : futures::Stream<T>
  :: new(tokio::sync::mpsc::Receiver<T>) -> tokio_stream::wrappers::ReceiverStream<T>
tokio_stream::wrappers::UnboundedReceiverStream<T> : futures::Stream<T>
  :: new(tokio::sync::mpsc::UnboundedReceiver<T>) -> tokio_stream::wrappers::UnboundedReceiverStream<T>
diesel::Column<T>
  eq(Z) ne(Z) gt(Z) ge(Z) lt(Z) le(Z) like(Z) not_like(Z) eq_any(Z) ne_all(Z) between(Z,Z) is_null is_not_null -> diesel::Predicate
  asc desc nullable -> diesel::Column<T>
diesel::Predicate
  and(Z) or(Z) -> diesel::Predicate
reqwest::Client
  :: new -> reqwest::Client
  get(Z) post(Z) put(Z) patch(Z) delete(Z) head(Z) request(Z,Z) -> reqwest::RequestBuilder
reqwest::RequestBuilder
  header(Z,Z) headers(Z) query(Z) json(Z) form(Z) body(Z) multipart(Z) bearer_auth(Z) basic_auth(Z,Z) timeout(Z) version(Z) -> reqwest::RequestBuilder
  send -> Future<Result<reqwest::Response,Error>>
reqwest::Response
  error_for_status -> Result<reqwest::Response,Error>
  json -> Future<Result<T,Error>>
  text -> Future<Result<String,Error>>
actix_web::web::Json<T>
  into_inner -> T
actix_web::web::Path<T>
  into_inner -> T
actix_web::web::Query<T>
  into_inner -> T
actix_web::web::Form<T>
  into_inner -> T
actix_web::web::Data<T>
  :: new(T) -> actix_web::web::Data<T>
  get_ref -> T
  into_inner -> Arc<T>
bevy::Query<T>
  iter iter_mut into_iter iter_many(Z) iter_many_mut(Z) -> Iter<T>
  get(Z) get_mut(Z) single single_mut get_single get_single_mut -> Result<T,QueryError>
`;var CRATE_FUNCTIONS=`
Functions
  tokio::spawn(Future<T>) tokio::task::spawn(Future<T>) tokio::task::spawn_local(Future<T>) -> tokio::task::JoinHandle<T>
  tokio::task::spawn_blocking(fn() -> T) -> tokio::task::JoinHandle<T>
  tokio::time::timeout(Z,Future<T>) -> Future<Result<T,Elapsed>>
  tokio::sync::mpsc::channel -> (tokio::sync::mpsc::Sender<T>,tokio::sync::mpsc::Receiver<T>)
  tokio::sync::mpsc::unbounded_channel -> (tokio::sync::mpsc::UnboundedSender<T>,tokio::sync::mpsc::UnboundedReceiver<T>)
  tokio::sync::broadcast::channel -> (tokio::sync::broadcast::Sender<T>,tokio::sync::broadcast::Receiver<T>)
  tokio::sync::watch::channel(T) -> (tokio::sync::watch::Sender<T>,tokio::sync::watch::Receiver<T>)
  tokio::sync::oneshot::channel -> (tokio::sync::oneshot::Sender<T>,tokio::sync::oneshot::Receiver<T>)
  futures::future::join_all(Iter<Future<T>>) -> Future<Vec<T>>
  futures::future::try_join_all(Iter<Future<Result<T,E>>>) -> Future<Result<Vec<T>,E>>
  futures::stream::iter(I) -> futures::Stream<I::Item>
  futures::stream::once(Future<T>) -> futures::Stream<T>
  futures::stream::unfold(S,fn(S) -> Future<Option<(T,S)>>) -> futures::Stream<T>
  futures::stream::try_unfold(S,fn(S) -> Future<Result<Option<(T,S)>,E>>) -> futures::Stream<Result<T,E>>
  serde_json::from_str serde_json::from_slice serde_json::from_value toml::from_str toml::from_slice -> Result<T,Error>
  serde_yaml::from_str serde_yaml::from_slice serde_yaml::from_value serde_yml::from_str ron::from_str ron::de::from_str -> Result<T,Error>
  bincode::deserialize rmp_serde::from_slice serde_qs::from_str serde_urlencoded::from_str quick_xml::de::from_str -> Result<T,Error>
  serde_json::from_reader(R) serde_yaml::from_reader(R) bincode::deserialize_from(R) rmp_serde::from_read(R) -> Result<T,Error>
  sqlx::query_as(D) -> sqlx::query::QueryAs<T>
  reqwest::get(Z) -> Future<Result<reqwest::Response,Error>>
`;var PRELUDES=new Map([["bevy",new Set("Added And App AppExit Asset AssetServer Assets Bundle ButtonInput Camera Camera2d Camera3d Changed ChildOf Children Col\
or Commands Component DefaultPlugins Deref DerefMut EulerRot Entity EntityCommands Event EventReader EventWriter Events FixedUpdate Font Gizmos GlobalTransform \
Handle Has Image Interaction IVec2 KeyCode Last Local Mat4 Mesh Mesh2d Mesh3d Message MessageReader MessageWriter MouseButton Mut Name Node NonSend NonSendMut O\
bserver On OnAdd OnEnter OnExit OnRemove Or ParamSet Plugin PluginGroup PointLight Populated PostStartup PostUpdate PreStartup PreUpdate Quat Query Rect Ref Ref\
lect RemovedComponents Res ResMut Resource Result Scene Single Sprite Startup State States StandardMaterial SystemSet Text Text2d TextureAtlas Time Timer TimerM\
ode Transform Trigger Update UVec2 Val Vec2 Vec3 Vec4 Visibility Window With Without World default in_state".split(" "))]]);var WRAPPERS=new Map(Object.entries(
{axum:"State Json Path Query Form Extension",axum_extra:"Json Query Form Cached TypedHeader",actix_web:"Data Json Path Query Form Header ReqData",rocket:"State \
Json Form",poem:"Data Json Path Query Form",tauri:"State",activitypub_federation:"Data",arc_swap:"DynGuard",bevy:"Res ResMut Local Single NonSend NonSendMut",bevy_ecs:"\
Res ResMut Local Single NonSend NonSendMut"}).map(([crate,names])=>[crate,new Set(names.split(" "))]));var STANDARD_FUNCTIONS=`
Functions
  mem::replace(T,T) mem::take(T) ptr::read(pointer<T>) cmp::max(T,T) cmp::min(T,T) hint::black_box(T) convert::identity(T) -> T
  ptr::null ptr::null_mut ptr::addr_of(T) -> pointer<T>
  mem::swap(T,T) mem::drop(T) mem::forget(T) -> ()
  iter::once(T) iter::repeat(T) iter::empty iter::repeat_n(T,usize) -> Iter<T>
  iter::from_fn(fn() -> Option<T>) iter::repeat_with(fn() -> T) -> Iter<T>
  iter::successors(Option<T>,fn(T) -> Option<T>) -> Iter<T>
  iter::zip(I,J) -> Iter<(I::Item,J::Item)>
  slice::from_ref(T) slice::from_raw_parts(T,usize) slice::from_raw_parts_mut(T,usize) -> Vec<T>
  thread::spawn(fn() -> T) task::spawn(Future<T>) -> JoinHandle<T>
  array::from_fn(fn(usize) -> T) -> Vec<T>
  fs::read_to_string(Z) io::read_to_string(Z) -> Result<String,Error>
  fs::read(Z) -> Result<Vec<u8>,Error>
  str::from_utf8(Z) -> Result<str,Utf8Error>
  panic::catch_unwind(fn() -> T) -> Result<T,Any>
  env::var(Z) -> Result<String,VarError>
  env::args -> Iter<String>
  thread::scope(fn(Scope) -> T) -> T
  mpsc::channel mpsc::sync_channel(usize) -> (Sender<T>,Receiver<T>)
`;var SELF_METHODS=new Set("clone to_owned borrow borrow_mut as_ref as_mut by_ref deref deref_mut clone_from min max clamp not neg add sub mul div rem bitand bi\
tor bitxor shl shr".split(" "));var TRAIT_METHODS=new Map([["to_string","String"],["eq","bool"],["ne","bool"],["lt","bool"],["le","bool"],["gt","bool"],["ge","b\
ool"],["cmp","Ordering"],["partial_cmp","Option<Ordering>"],["hash","()"],["fmt","Result<(),Error>"],["into",""],["try_into",""],["type_id","TypeId"],["drop","(\
)"],["index",""],["poll",""],["write_fmt",""],["source",""],["description","str"]]);var POINTERS=new Set("Box Rc Arc Cow Pin Ref RefMut MutexGuard RwLockReadGua\
rd RwLockWriteGuard MappedMutexGuard MappedRwLockReadGuard MappedRwLockWriteGuard OwnedMutexGuard OwnedRwLockReadGuard OwnedRwLockWriteGuard ManuallyDrop LazyLo\
ck LazyCell Lazy PeekMut Wrapping AssertUnwindSafe CachePadded ReadGuard WriteGuard".split(" "));var DOWNCASTS=new Map([["downcast","result::Result"],["downcast\
_ref","option::Option"],["downcast_mut","option::Option"]]);var ADDED_METHODS=new Map([["Result",new Set(["context","with_context"])],["Vec",new Set(["map","par_iter","par_iter_mut","into_par_iter","par_chunks","par_chun\
ks_mut","par_sort_by","par_sort_by_key","par_sort_unstable_by","par_sort_unstable_by_key"])],["Future",new Set(["boxed","boxed_local","shared","fuse","in_curren\
t_span","instrument","map","then","map_ok","and_then","now_or_never"])],["Iter",new Set("sorted sorted_by sorted_by_key sorted_unstable sorted_unstable_by sorte\
d_unstable_by_key sorted_by_cached_key dedup dedup_by unique unique_by join collect_vec update interleave merge intersperse chunk_by group_by into_group_map_by \
counts counts_by tuple_windows tuples tuple_combinations circular_tuple_windows next_tuple collect_tuple combinations permutations powerset cartesian_product zi\
p_eq exactly_one at_most_one find_position positions map_ok filter_ok filter_map_ok k_smallest k_largest multipeek find_or_first find_or_last position_max_by_ke\
y position_min_by_key position_max_by position_min_by max_set_by_key min_set_by_key max_set min_set minmax minmax_by minmax_by_key partition_map find_any find_f\
irst find_last".split(" "))]]);var UNKNOWN=0;var EXTERNAL=1;var ADT2=2;var PARAMETER2=3;var TRAITS=4;var TUPLE2=5;var SLICE=6;var FUNCTION2=7;var CLOSURE2=8;var PRIMITIVE2=9;var NEVER2=10;var VARIABLE2=11;
var CALLABLE=12;var PROJECTION2=13;var unknown={kind:UNKNOWN};var never={kind:NEVER2};var unit={kind:TUPLE2,types:[]};var primitives=new Map;function primitive2(name){
let type=primitives.get(name);if(!type){type={kind:PRIMITIVE2,name};primitives.set(name,type)}return type}var isOpen=({kind})=>kind===UNKNOWN||kind===VARIABLE2||
kind===PROJECTION2;var isBounded=type=>type.kind===PARAMETER2||type.kind===TRAITS;var variable=()=>({kind:VARIABLE2,bound:void 0,waiting:void 0});var std=(name,...args)=>({
kind:EXTERNAL,crate:"std",name,args});function known(type){let at=type;for(let steps=0;at.kind===VARIABLE2&&at.bound&&steps<64;steps++)at=at.bound;return at}var DEEPEST7=8;
function substitute(type,by,depth=0){if(by.size===0||depth>DEEPEST7)return type;const all=types=>types.map(one=>substitute(one,by,depth+1));switch(type.kind){case PARAMETER2:
return by.get(type)??type;case VARIABLE2:return type.bound?substitute(type.bound,by,depth+1):type;case EXTERNAL:case ADT2:{if(type.args.length===0)return type;const args=all(
type.args);return{...type,args:depth===0&&isHeavy(args)?args.map(()=>unknown):args}}case TUPLE2:return type.types.length===0?type:{kind:TUPLE2,types:all(type.types)};case SLICE:
return{kind:SLICE,element:substitute(type.element,by,depth+1)};case FUNCTION2:return{kind:FUNCTION2,parameters:all(type.parameters),result:substitute(type.result,
by,depth+1)};case TRAITS:{const bounds=type.bounds.map(bound2=>substituteBound(bound2,by,depth+1));if(!type.of)return{kind:TRAITS,bounds};const of=substitute(type.
of.type,by,depth+1);if(of.kind===PARAMETER2)return{kind:TRAITS,bounds,of:{...type.of,type:of}};return{kind:PROJECTION2,type:of,name:type.of.name,otherwise:{kind:TRAITS,
bounds}}}case PROJECTION2:return{...type,type:substitute(type.type,by,depth+1)};default:return type}}var HEAVIEST=300;function isHeavy(types){let left=HEAVIEST;
const open=[...types];for(let one=open.pop();one;one=open.pop()){if(--left<0)return true;const type=known(one);if(type.kind===EXTERNAL||type.kind===ADT2)open.push(
...type.args);else if(type.kind===TUPLE2)open.push(...type.types);else if(type.kind===SLICE)open.push(type.element)}return false}function substituteBound(bound2,by,depth=0){
const call3=bound2.call&&substitute(bound2.call,by,depth);return{trait:bound2.trait,args:bound2.args.map(one=>substitute(one,by,depth)),assoc:new Map([...bound2.
assoc].map(([name,type])=>[name,substitute(type,by,depth)])),call:call3}}function ours(types,depth=0){if(depth>DEEPEST7)return[];return types.flatMap(one=>{const type=known(
one);switch(type.kind){case ADT2:return[type];case EXTERNAL:return ours(type.args,depth+1);case TUPLE2:return ours(type.types,depth+1);case SLICE:return ours([type.
element],depth+1);default:return[]}})}function occurs(wanted,type,depth=0){const at=known(type);if(at===wanted||depth>DEEPEST7)return true;switch(at.kind){case EXTERNAL:case ADT2:
return at.args.some(one=>occurs(wanted,one,depth+1));case TUPLE2:return at.types.some(one=>occurs(wanted,one,depth+1));case SLICE:return occurs(wanted,at.element,
depth+1);default:return false}}function bind2(variableType,type){if(type.kind===UNKNOWN||type.kind===NEVER2||occurs(variableType,type))return;variableType.bound=
type;const{waiting}=variableType;variableType.waiting=void 0;for(const tell of waiting??[])tell(type)}function unify(left,right,depth=0){const a=known(left);const b=known(
right);if(a===b||depth>DEEPEST7)return true;if(a.kind===VARIABLE2){bind2(a,b);return true}if(b.kind===VARIABLE2){bind2(b,a);return true}if(a.kind===UNKNOWN||b.kind===
UNKNOWN||a.kind===NEVER2||b.kind===NEVER2)return true;if(a.kind===PROJECTION2||b.kind===PROJECTION2)return true;const all=(x,y)=>{let same=true;for(let at=0;at<
Math.min(x.length,y.length);at++)same=unify(x[at],y[at],depth+1)&&same;return same};if(a.kind===ADT2&&b.kind===ADT2)return a.item===b.item&&all(a.args,b.args);if(a.
kind===EXTERNAL&&b.kind===EXTERNAL)return lastName(a)===lastName(b)&&all(a.args,b.args);if(a.kind===TUPLE2&&b.kind===TUPLE2)return a.types.length===b.types.length&&
all(a.types,b.types);if(a.kind===SLICE&&b.kind===SLICE)return unify(a.element,b.element,depth+1);if(a.kind===SLICE&&b.kind===EXTERNAL&&lastName(b)==="Vec")return all(
[a.element],b.args);if(b.kind===SLICE&&a.kind===EXTERNAL&&lastName(a)==="Vec")return all([b.element],a.args);if(a.kind===FUNCTION2&&b.kind===FUNCTION2)return all(
a.parameters,b.parameters)&&unify(a.result,b.result,depth+1);if(a.kind===PRIMITIVE2&&b.kind===PRIMITIVE2)return a.name===b.name;if(a.kind===PARAMETER2||b.kind===
PARAMETER2)return a===b;return a.kind===b.kind}function lastName(type){const at=type.name.lastIndexOf("::");return at<0?type.name:type.name.slice(at+2)}function boundsAt2(e,source,list){const count=list===0?0:source.at(list+1);return Array.from({length:count},(_,at)=>boundAt(e,source,source.at(list+2+at))).filter(
bound2=>bound2!==void 0)}function boundAt(e,source,node){if(source.at(node)===FUNCTION_BOUND){const bound2=boundAt(e,source,source.at(node+1));const count=source.
at(node+2);const parameters=Array.from({length:count},(_,at)=>e.denoted(source,source.at(node+3+at)));const written2=e.denoted(source,source.at(node+3+count));const isAsync=bound2&&
!("module"in bound2.trait)&&lastName(bound2.trait).startsWith("AsyncFn");const result=isAsync?std("Future",written2):written2;return bound2&&{...bound2,call:{kind:FUNCTION2,
parameters,result}}}if(source.at(node)===ASSOCIATED_BOUND){const bounds=boundsAt2(e,source,source.at(node+2));const assoc=new Map([[source.string(source.at(node+
1)),{kind:TRAITS,bounds}]]);return{trait:std("Sized"),args:[],assoc,call:void 0}}const value2=e.value(source,node);const{type}=value2;if(type.kind===TRAITS)return type.
bounds[0];if(type.kind===EXTERNAL){const assoc=bindings(e,source,node);return{trait:type,args:type.args,assoc,call:void 0}}return void 0}function bindings(e,source,node){
const assoc=new Map;if(source.at(node)!==TYPE_PATH)return assoc;const count=source.at(node+3);const args=count===0?0:source.at(node+PATH_HEAD+2*count-1);if(args===
0)return assoc;const from=args+3+source.at(args+1);for(let at=0;at<source.at(args+2);at++)assoc.set(source.string(source.at(from+2*at)),e.denoted(source,source.
at(from+2*at+1)));return assoc}function traitBound(e,source,node,trait,args){return{trait,args,assoc:bindings(e,source,node),call:void 0}}function boundsOf(e,type){
if(type.kind===TRAITS)return type.bounds;if(type.kind!==PARAMETER2||!type.source)return[];const own=boundsAt2(e,type.source,type.source.at(type.node+2));const{trait}=type;
if(!trait)return own;const args=e.parameters(trait.source,trait.node+7,trait.source.at(trait.node+4));return[{trait,args,assoc:new Map,call:void 0},...own]}function supertraits(e,trait){
return boundsAt2(e,trait.source,trait.source.at(trait.node+5))}var instances=new WeakMap;function forgetCalls(source){instances.delete(source)}function forgetUnknownCalls(source){const own=instances.get(source);for(const[node,
instance]of own??[])if(!instance)own?.delete(node)}function signatureOf2(e,source,node){const flags=source.at(node+1);const generics=source.at(node+2);const count=source.
at(node+3);const written2=e.denoted(source,source.at(node+4));return{generics:e.parameters(source,node+5,generics),parameters:Array.from({length:count},(_,at)=>e.
denoted(source,source.at(node+5+generics+at))),result:(flags&ASYNC)!==0?std("Future",written2):written2,hasSelf:(flags&HAS_SELF)!==0,takesPin:(flags&SELF_IN_PIN)!==
0}}function callableOf(signature,by,args,self){return{kind:CALLABLE,signature,by,args,self}}function instantiate(callable,asPath){const{signature,self}=callable;
const by=new Map(callable.by);signature.generics.forEach((parameter2,at)=>{by.set(parameter2,callable.args[at]??variable())});const own=self??variable();const receiver=signature.
takesPin?std("Pin",own):own;const declared=asPath&&signature.hasSelf?[receiver,...signature.parameters]:signature.parameters;return{declared,parameters:declared.
map(type=>substitute(type,by)),by,result:substitute(signature.result,by)}}function callableAsFunction(e,given){const type=e.shape(given);if(type.kind===FUNCTION2)
return type;if(type.kind===CALLABLE){const{parameters,result}=instantiate(type,true);return{kind:FUNCTION2,parameters,result}}return void 0}function instanceOf(e,source,node){
let own=instances.get(source);if(!own){own=new Map;instances.set(source,own)}if(own.has(node))return own.get(node);own.set(node,void 0);const calleeNode=source.
at(node+1);const callee=e.shape(e.type(source,calleeNode));let instance;if(callee.kind===CALLABLE)instance=instantiate(callee,source.at(calleeNode)!==METHOD);else{
const fn=functionIn2(e,callee);if(fn)instance={declared:fn.parameters,parameters:fn.parameters,by:new Map,result:fn.result}}own.set(node,instance);if(instance){
const given=giveArguments(e,source,node,instance);meetBounds(e,instance,given,callee.kind===CALLABLE?callee.signature.generics:[])}return instance}function giveArguments(e,source,node,instance){
const types=[];const count=source.at(node+2);for(let at=0;at<count;at++){const argument2=source.at(node+3+at);const parameter2=instance.parameters[at];if(argument2===
0||!parameter2||source.at(argument2)===CLOSURE)continue;const given=e.shape(e.type(source,argument2));types[at]=given;if(given.kind===CALLABLE){const wanted=functionIn2(
e,instance.declared[at]??parameter2,instance.by);const own=wanted&&callableAsFunction(e,given);if(wanted&&own){e.agree(wanted.result,own.result);wanted.parameters.
forEach((one,position)=>{e.agree(one,own.parameters[position]??unknown)})}}else e.agree(pointedAt(e,parameter2,given),given)}return types}function meetBounds(e,{
by,declared},given,generics){for(const parameter2 of generics)meet(e,by,parameter2,by.get(parameter2));declared.forEach((one,at)=>{if(one.kind===TRAITS)meet(e,by,
one,given[at])})}function meet(e,by,bounded,of){const bounds=boundsOf(e,bounded).filter(bound2=>bound2.args.length>0||bound2.assoc.size>0);if(bounds.length===0)
return;const given=e.shape(of??unknown);if(given.kind===VARIABLE2||given.kind===UNKNOWN||given.kind===CLOSURE2)return;for(const{trait,args,assoc}of bounds){for(const[
name,type]of assoc){const wanted=known(substitute(type,by));if(wanted.kind!==VARIABLE2)continue;const found=project(e,given,name);if(found.kind!==PROJECTION2)e.
agree(wanted,found)}const open=args.map(one=>known(substitute(one,by)));if(!open.some(one=>one.kind===VARIABLE2))continue;const own=argumentsOfTrait(e,given,trait);
open.forEach((one,at)=>{if(one.kind===VARIABLE2&&own?.[at])unify(one,own[at])})}}function argumentsOfTrait(e,type,trait){const all=e.traits.impls(type).filter(impl2=>impl2.
trait&&isSame(impl2.trait.trait,trait)&&isFor(e,impl2,type));const[impl]=all;if(!impl?.trait||all.length>1)return void 0;const by=fit(impl,type);return impl.trait.
args.map(one=>substitute(one,by))}function isSame(a,b){return"module"in a||"module"in b?a===b:lastName(a)===lastName(b)}function pointedAt(e,wanted,given){const type=e.
shape(wanted);const isPointer2=type.kind===EXTERNAL&&type.name==="pointer";return isPointer2&&!isOpen(given)&&!(given.kind===EXTERNAL&&given.name==="pointer")?type.
args[0]??unknown:wanted}function functionIn2(e,given,by=new Map,depth=0){const type=given.kind===PARAMETER2?given:e.shape(given);if(type.kind===FUNCTION2)return substitute(
type,by);if(isBounded(type)){for(const bound2 of boundsOf(e,type))if(bound2.call)return substitute(bound2.call,by);return void 0}if(type.kind===EXTERNAL&&type.args[0]&&
depth<3)return functionIn2(e,type.args[0],by,depth+1);return void 0}function call2(e,source,node){const calleeNode=source.at(node+1);const callee=e.shape(e.type(
source,calleeNode));if(callee.kind===CLOSURE2)return callClosure(e,source,node,callee);const instance=instanceOf(e,source,node);if(!instance)return callee.kind===
EXTERNAL?outside(callee,"()",argumentTypes(e,source,node)):unknown;const count=source.at(node+2);for(let at=0;at<count;at++){const argument2=source.at(node+3+at);
if(argument2===0||source.at(argument2)!==CLOSURE)continue;const wanted=functionIn2(e,instance.declared[at]??unknown,instance.by);if(wanted)e.agree(wanted.result,
closureResult(e,source,argument2))}if(callee.kind===CALLABLE&&callee.signature.effect==="collect")collect2(e,callee,instance.result);return instance.result}var argumentTypes=(e,source,node)=>Array.
from({length:source.at(node+2)},(_,at)=>e.type(source,source.at(node+3+at)));function callClosure(e,source,node,closure2){const count=source.at(node+2);for(let at=0;at<
count;at++)e.agree(closureParameter(e,closure2.source,closure2.node,at),e.type(source,source.at(node+3+at)));return closureResult(e,closure2.source,closure2.node)}
function closureResult(e,source,node){const count=source.at(node+1);const written2=source.at(node+2+count);return written2!==0?e.denoted(source,written2):e.type(
source,source.at(node+3+count))}var closureParameters2=new WeakMap;function closureParameter(e,source,node,position){const count=source.at(node+1);if(position>=
count)return unknown;const written2=source.at(node+2+position);if(written2!==0)return e.denoted(source,written2);const callNode=source.at(node+4+count);if(callNode!==
0){const instance=instanceOf(e,source,callNode);const at=source.at(node+5+count);const wanted=instance&&(functionIn2(e,instance.declared[at]??unknown,instance.by)??
functionIn2(e,instance.parameters[at]??unknown));const type2=wanted?.parameters[position];if(type2)return type2}let own=closureParameters2.get(source);if(!own){
own=new Map;closureParameters2.set(source,own)}const key=node*16+position;let type=own.get(key);if(!type){type=variable();own.set(key,type);if(callNode!==0)awaitFunction(
e,source,callNode,source.at(node+5+count),position,type)}return type}function expectFunction(e,wanted,{source,node}){const fn=functionIn2(e,wanted);fn?.parameters.
forEach((one,at)=>{unify(closureParameter(e,source,node,at),e.shape(one))})}function awaitFunction(e,source,callNode,at,position,type){let held=known(instanceOf(
e,source,callNode)?.parameters[at]??unknown);for(let depth=0;held.kind===EXTERNAL&&depth<3;depth++)held=known(held.args[0]??unknown);if(held.kind!==VARIABLE2)return;
held.waiting??=[];held.waiting.push(bound2=>{const wanted=functionIn2(e,bound2)?.parameters[position];if(wanted)e.agree(type,wanted)})}function collect2(e,callee,result){
const item=callee.self?.kind===EXTERNAL?callee.self.args[0]:void 0;const isLater=result.kind===EXTERNAL&&lastName(result)==="Future";const into=isLater?result.args[0]:
result;if(item&&into)collectInto(e,into,item)}function collectInto(e,result,item){const open=known(result);if(open.kind===VARIABLE2){open.waiting??=[];open.waiting.
push(type=>{fill(e,type,item)})}else fill(e,open,item)}function fill(e,container,item){const type=e.shape(container);if(type.kind===TUPLE2){const parts2=type.types[0]===
type.types[1]?void 0:e.shape(item);type.types.forEach((one,at)=>{collectInto(e,one,parts2?.kind===TUPLE2?parts2.types[at]??unknown:item)});return}if(type.kind===
SLICE)e.agree(type.element,item);if(type.kind!==EXTERNAL)return;const name=lastName(type);const inner2=e.shape(item);if((name==="Result"||name==="Option")&&type.
args[0]){if(inner2.kind!==EXTERNAL)return;if(type.args[1]&&inner2.args[1])e.agree(type.args[1],inner2.args[1]);if(inner2.args[0])collectInto(e,type.args[0],inner2.
args[0])}else if(/Map$/.test(name)){if(inner2.kind===TUPLE2)inner2.types.forEach((one,at)=>{if(type.args[at])e.agree(type.args[at],one)})}else if(type.args[0]&&
name!=="Box")e.agree(type.args[0],item);else if(type.args[0])fill(e,type.args[0],item)}var STANDARD_METHODS=`
Option<T>
  unwrap expect unwrap_unchecked unwrap_or_default insert get_or_insert_default -> T
  unwrap_or(T) get_or_insert(T) -> T
  unwrap_or_else(fn() -> T) get_or_insert_with(fn() -> T) -> T
  as_ref as_mut as_deref as_deref_mut as_pin_mut cloned copied take -> Option<T>
  filter(fn(T) -> Z) inspect(fn(T) -> Z) take_if(fn(T) -> Z) -> Option<T>
  or(Option<T>) xor(Option<T>) replace(T) or_else(fn() -> Option<T>) -> Option<T>
  and(Option<U>) -> Option<U>
  map(fn(T) -> U) -> Option<U>
  and_then(fn(T) -> Option<U>) -> Option<U>
  map_or(U,fn(T) -> U) -> U
  map_or_else(fn() -> U,fn(T) -> U) -> U
  is_some_and(fn(T) -> Z) is_none_or(fn(T) -> Z) -> bool
  ok_or(E) ok_or_else(fn() -> E) -> Result<T,E>
  iter iter_mut into_iter -> Iter<T>
  zip(Option<U>) -> Option<(T,U)>
  is_some is_none -> bool
  flatten -> T
  transpose -> Result<Option<U>,E>
Result<T,E>
  unwrap expect unwrap_or_default unwrap_unchecked -> T
  unwrap_or(T) unwrap_or_else(fn(E) -> T) -> T
  unwrap_err expect_err -> E
  ok -> Option<T>
  err -> Option<E>
  as_ref as_mut as_deref as_deref_mut cloned copied -> Result<T,E>
  inspect(fn(T) -> Z) inspect_err(fn(E) -> Z) -> Result<T,E>
  map(fn(T) -> U) -> Result<U,E>
  map_err(fn(E) -> U) -> Result<T,U>
  and_then(fn(T) -> Result<U,E>) -> Result<U,E>
  or_else(fn(E) -> Result<T,U>) -> Result<T,U>
  and(Result<U,E>) -> Result<U,E>
  or(Result<T,U>) -> Result<T,U>
  map_or(U,fn(T) -> U) -> U
  map_or_else(fn(E) -> U,fn(T) -> U) -> U
  is_ok_and(fn(T) -> Z) is_err_and(fn(E) -> Z) -> bool
  iter iter_mut into_iter -> Iter<T>
  is_ok is_err -> bool
  transpose -> Option<Result<U,E>>
  flatten -> T
  context(U) with_context(fn() -> U) -> Result<T,anyhow>
Vec<T>
  :: new with_capacity(usize) from_raw_parts -> Vec<T>
  push(T) push_back(T) push_front(T) insert(usize,T) resize(usize,T) fill(T) -> ()
  extend_from_slice(Vec<T>) append(Vec<T>) extend(Iter<T>) -> ()
  resize_with(usize,fn() -> T) retain(fn(T) -> Z) retain_mut(fn(T) -> Z) -> ()
  dedup_by_key(fn(T) -> Z) dedup_by(fn(T,T) -> Z) -> ()
  sort_by(fn(T,T) -> Z) sort_unstable_by(fn(T,T) -> Z) sort_by_key(fn(T) -> Z) sort_by_cached_key(fn(T) -> Z) sort_unstable_by_key(fn(T) -> Z) -> ()
  pop pop_back pop_front first last first_mut last_mut front back front_mut back_mut -> Option<T>
  get(usize) get_mut(usize) -> Option<T>
  get_unchecked(usize) get_unchecked_mut(usize) remove(usize) swap_remove(usize) -> T
  iter iter_mut into_iter drain(Z) splice(Z,Z) -> Iter<T>
  as_slice as_mut_slice -> [T]
  to_vec into_boxed_slice split_off(usize) into_vec repeat(usize) as_ref as_mut leak -> Vec<T>
  concat -> T
  windows(usize) chunks(usize) chunks_exact(usize) chunks_mut(usize) rchunks(usize) split(fn(T) -> Z) -> Iter<Vec<T>>
  split_at(usize) split_at_mut(usize) -> (Vec<T>,Vec<T>)
  split_first split_last split_first_mut split_last_mut -> Option<(T,Vec<T>)>
  binary_search(T) binary_search_by(fn(T) -> Z) binary_search_by_key(Z,fn(T) -> Z) -> Result<usize,usize>
  partition_point(fn(T) -> Z) len capacity -> usize
  contains(T) starts_with(Vec<T>) ends_with(Vec<T>) is_empty -> bool
  join(Z) -> String
  as_ptr as_mut_ptr -> pointer<T>
  map(fn(T) -> U) -> Vec<U>
  :: from(Vec<T>) from_iter(Iter<T>) -> Vec<T>
  chunk_by(fn(T,T) -> Z) chunk_by_mut(fn(T,T) -> Z) -> Iter<Vec<T>>
  extract_if(Z,fn(T) -> Z) -> Iter<T>
  pop_if(fn(T) -> Z) pop_front_if(fn(T) -> Z) pop_back_if(fn(T) -> Z) -> Option<T>
  as_slices as_mut_slices -> (Vec<T>,Vec<T>)
  each_ref each_mut make_contiguous -> Vec<T>
  par_iter par_iter_mut into_par_iter -> Iter<T>
  par_chunks(usize) par_chunks_mut(usize) -> Iter<Vec<T>>
  par_sort_by(fn(T,T) -> Z) par_sort_by_key(fn(T) -> Z) par_sort_unstable_by(fn(T,T) -> Z) par_sort_unstable_by_key(fn(T) -> Z) -> ()
VecDeque<T> : Vec<T>
LinkedList<T> : Vec<T>
SmallVec<T> : Vec<T>
ArrayVec<T> : Vec<T>
BinaryHeap<T> : Vec<T>
  peek peek_mut -> Option<T>
  into_sorted_vec -> Vec<T>
HashMap<K,V>
  :: new with_capacity(usize) with_hasher(Z) with_capacity_and_hasher(usize,Z) default -> HashMap<K,V>
  get(K) get_mut(K) remove(K) -> Option<V>
  insert(K,V) -> Option<V>
  entry(K) -> Entry<K,V>
  contains_key(K) is_empty -> bool
  :: from(Vec<(K,V)>) from_iter(Iter<(K,V)>) -> HashMap<K,V>
  shift_remove(K) swap_remove(K) -> Option<V>
  first_entry last_entry -> Option<Entry<K,V>>
  extract_if(fn(K,V) -> Z) -> Iter<(K,V)>
  get_key_value(K) remove_entry(K) first_key_value last_key_value pop_first pop_last get_index(usize) -> Option<(K,V)>
  keys into_keys -> Iter<K>
  values values_mut into_values -> Iter<V>
  iter iter_mut into_iter drain range(Z) range_mut(Z) -> Iter<(K,V)>
  retain(fn(K,V) -> Z) extend(Iter<(K,V)>) -> ()
  len -> usize
BTreeMap<K,V> : HashMap<K,V>
IndexMap<K,V> : HashMap<K,V>
  first last pop -> Option<(K,V)>
FxHashMap<K,V> : HashMap<K,V>
AHashMap<K,V> : HashMap<K,V>
DashMap<K,V> : HashMap<K,V>
Entry<K,V>
  or_insert(V) or_insert_with(fn() -> V) or_default or_insert_with_key(fn(K) -> V) get get_mut into_mut insert(V) remove -> V
  and_modify(fn(V) -> Z) -> Entry<K,V>
  key -> K
OccupiedEntry<K,V> : Entry<K,V>
VacantEntry<K,V> : Entry<K,V>
HashSet<T>
  :: new with_capacity(usize) with_hasher(Z) with_capacity_and_hasher(usize,Z) default -> HashSet<T>
  :: from(Vec<T>) from_iter(Iter<T>) -> HashSet<T>
  extract_if(fn(T) -> Z) symmetric_difference(HashSet<T>) -> Iter<T>
  insert(T) contains(T) remove(T) is_subset(HashSet<T>) is_superset(HashSet<T>) is_disjoint(HashSet<T>) is_empty -> bool
  get(T) take(T) replace(T) first last pop_first pop_last -> Option<T>
  iter into_iter drain union(HashSet<T>) intersection(HashSet<T>) difference(HashSet<T>) symmetric_difference(HashSet<T>) range(Z) -> Iter<T>
  retain(fn(T) -> Z) extend(Iter<T>) -> ()
  len -> usize
BTreeSet<T> : HashSet<T>
IndexSet<T> : HashSet<T>
  get_index(usize) pop -> Option<T>
  get_full(T) -> Option<(usize,T)>
  insert_full(T) -> (usize,bool)
FxHashSet<T> : HashSet<T>
bool
  then(fn() -> U) then_some(U) -> Option<U>
char
  to_digit(u32) -> Option<u32>
  len_utf8 len_utf16 -> usize
  to_ascii_lowercase to_ascii_uppercase -> char
  to_lowercase to_uppercase escape_debug escape_default escape_unicode -> Iter<char>
  is_alphabetic is_alphanumeric is_ascii is_control is_digit(u32) is_lowercase is_numeric is_uppercase is_whitespace eq_ignore_ascii_case(char) -> bool
Iter<T>
  next next_back last min max peek peek_mut nth(usize) nth_back(usize) -> Option<T>
  find(fn(T) -> Z) rfind(fn(T) -> Z) reduce(fn(T,T) -> T) min_by_key(fn(T) -> Z) max_by_key(fn(T) -> Z) min_by(fn(T,T) -> Z) max_by(fn(T,T) -> Z) next_if(fn(T) \
-> Z) next_if_eq(T) -> Option<T>
  find_map(fn(T) -> Option<U>) -> Option<U>
  position(fn(T) -> Z) rposition(fn(T) -> Z) -> Option<usize>
  iter into_iter by_ref rev skip(usize) take(usize) step_by(usize) peekable fuse cycle cloned copied sorted dedup unique -> Iter<T>
  filter(fn(T) -> Z) skip_while(fn(T) -> Z) take_while(fn(T) -> Z) inspect(fn(T) -> Z) sorted_by(fn(T,T) -> Z) sorted_by_key(fn(T) -> Z) -> Iter<T>
  chain(Iter<T>) -> Iter<T>
  map(fn(T) -> U) -> Iter<U>
  filter_map(fn(T) -> Option<U>) map_while(fn(T) -> Option<U>) -> Iter<U>
  flat_map(fn(T) -> I) -> Iter<I::Item>
  flatten -> Iter<T::Item>
  scan(S,fn(S,T) -> Option<U>) -> Iter<U>
  enumerate -> Iter<(usize,T)>
  zip(I) -> Iter<(T,I::Item)>
  fold(A,fn(A,T) -> A) rfold(A,fn(A,T) -> A) -> A
  try_fold(A,fn(A,T) -> R) try_rfold(A,fn(A,T) -> R) -> R
  try_for_each(fn(T) -> R) -> R
  for_each(fn(T) -> Z) -> ()
  any(fn(T) -> Z) all(fn(T) -> Z) eq(Z) ne(Z) lt(Z) le(Z) gt(Z) ge(Z) is_sorted -> bool
  cmp(Z) -> Ordering
  partial_cmp(Z) -> Option<Ordering>
  size_hint -> (usize,Option<usize>)
  partition(fn(T) -> Z) -> (C,C)
  unzip -> (A,B)
  collect -> C
  sum product -> C
  count len -> usize
  join(Z) -> String
  as_str -> str
  collect_vec -> Vec<T>
  sorted_unstable sorted_unstable_by(fn(T,T) -> Z) sorted_unstable_by_key(fn(T) -> Z) sorted_by_cached_key(fn(T) -> Z) -> Iter<T>
  unique_by(fn(T) -> Z) dedup_by(fn(T,T) -> Z) update(fn(T) -> Z) interleave(Iter<T>) merge(Iter<T>) intersperse(T) -> Iter<T>
  chunk_by(fn(T) -> K) group_by(fn(T) -> K) -> Iter<(K,Iter<T>)>
  into_group_map_by(fn(T) -> K) -> HashMap<K,Vec<T>>
  counts -> HashMap<T,usize>
  counts_by(fn(T) -> K) -> HashMap<K,usize>
  tuple_windows tuples tuple_combinations circular_tuple_windows -> Iter<(T,T,T,T)>
  next_tuple collect_tuple -> Option<(T,T,T,T)>
  combinations(usize) permutations(usize) powerset -> Iter<Vec<T>>
  cartesian_product(I) zip_eq(I) -> Iter<(T,I::Item)>
  exactly_one -> Result<T,Error>
  at_most_one -> Result<Option<T>,Error>
  find_position(fn(T) -> Z) -> Option<(usize,T)>
  positions(fn(T) -> Z) -> Iter<usize>
  map_ok(fn(T::Item) -> U) -> Iter<Result<U,E>>
  filter_ok(fn(T::Item) -> Z) k_smallest(usize) k_largest(usize) multipeek -> Iter<T>
  filter_map_ok(fn(T::Item) -> Option<U>) -> Iter<Result<U,E>>
  find_or_first(fn(T) -> Z) find_or_last(fn(T) -> Z) -> Option<T>
  position_max_by_key(fn(T) -> Z) position_min_by_key(fn(T) -> Z) position_max_by(fn(T,T) -> Z) position_min_by(fn(T,T) -> Z) -> Option<usize>
  max_set_by_key(fn(T) -> Z) min_set_by_key(fn(T) -> Z) max_set min_set -> Vec<T>
  minmax minmax_by(fn(T,T) -> Z) minmax_by_key(fn(T) -> Z) -> itertools::MinMaxResult<T>
  partition_map(fn(T) -> Z) -> (A,B)
  find_any(fn(T) -> Z) find_first(fn(T) -> Z) find_last(fn(T) -> Z) -> Option<T>
Range<T> : Iter<T>
  start end -> T
  contains(T) is_empty -> bool
RangeInclusive<T> : Iter<T>
  start end -> T
  into_inner -> (T,T)
  contains(T) is_empty -> bool
Peekable<T> : Iter<T::Item>
Enumerate<T> : Iter<(usize,T::Item)>
Rev<T> : Iter<T::Item>
Skip<T> : Iter<T::Item>
Take<T> : Iter<T::Item>
StepBy<T> : Iter<T::Item>
Fuse<T> : Iter<T::Item>
Cycle<T> : Iter<T::Item>
Cloned<T> : Iter<T::Item>
Copied<T> : Iter<T::Item>
Filter<T> : Iter<T::Item>
Inspect<T> : Iter<T::Item>
TakeWhile<T> : Iter<T::Item>
SkipWhile<T> : Iter<T::Item>
Chain<T> : Iter<T::Item>
Zip<T,U> : Iter<(T::Item,U::Item)>
IterMut<T> : Iter<T>
Keys<K,V> : Iter<K>
Values<K,V> : Iter<V>
ValuesMut<K,V> : Iter<V>
Box<T>
  :: new(T) pin(T) from(T) -> Box<T>
  clone -> Box<T>
  as_ref as_mut leak into_inner -> T
  :: into_raw(Box<T>) -> pointer<T>
  :: from_raw(pointer<T>) -> Box<T>
pointer<T>
  as_ref as_mut -> Option<T>
  add(usize) sub(usize) offset(isize) wrapping_add(usize) wrapping_sub(usize) byte_add(usize) -> pointer<T>
  cast cast_mut cast_const -> pointer<U>
  read read_volatile read_unaligned replace(T) -> T
  write(T) -> ()
  is_null -> bool
Rc<T>
  :: new(T) from(T) -> Rc<T>
  :: clone(Rc<T>) -> Rc<T>
  as_ref get_mut make_mut unwrap_or_clone -> T
  :: into_raw(Rc<T>) as_ptr(Rc<T>) -> pointer<T>
  :: from_raw(pointer<T>) -> Rc<T>
  :: ptr_eq(Rc<T>,Rc<T>) -> bool
  :: strong_count(Rc<T>) weak_count(Rc<T>) -> usize
  :: downgrade(Rc<T>) -> Weak<T>
  :: try_unwrap(Rc<T>) -> Result<T,Rc<T>>
Arc<T>
  :: new(T) from(T) -> Arc<T>
  :: clone(Arc<T>) -> Arc<T>
  as_ref get_mut make_mut unwrap_or_clone -> T
  :: into_raw(Arc<T>) as_ptr(Arc<T>) -> pointer<T>
  :: from_raw(pointer<T>) -> Arc<T>
  :: ptr_eq(Arc<T>,Arc<T>) -> bool
  :: strong_count(Arc<T>) weak_count(Arc<T>) -> usize
  :: downgrade(Arc<T>) -> Weak<T>
  :: try_unwrap(Arc<T>) -> Result<T,Arc<T>>
Weak<T>
  :: new -> Weak<T>
  upgrade -> Option<Rc<T>>
Pin<T>
  :: new(T) new_unchecked(T) -> Pin<T>
  as_mut as_ref into_ref -> Pin<T>
  get_mut get_ref into_inner get_unchecked_mut -> T
Cow<T>
  into_owned to_mut as_ref -> T
Cell<T>
  :: new(T) -> Cell<T>
  get take into_inner replace(T) get_mut -> T
  set(T) -> ()
RefCell<T>
  :: new(T) -> RefCell<T>
  borrow borrow_mut into_inner take replace(T) get_mut -> T
  try_borrow try_borrow_mut -> Result<T,BorrowError>
UnsafeCell<T>
  :: new(T) -> UnsafeCell<T>
  get -> pointer<T>
  get_mut into_inner -> T
AtomicPtr<T>
  :: new(pointer<T>) -> AtomicPtr<T>
  load(Z) swap(pointer<T>,Z) get_mut into_inner -> pointer<T>
  compare_exchange(pointer<T>,pointer<T>,Z,Z) compare_exchange_weak(pointer<T>,pointer<T>,Z,Z) -> Result<pointer<T>,pointer<T>>
  store(pointer<T>,Z) -> ()
OnceCell<T>
  :: new -> OnceCell<T>
  get get_mut take into_inner -> Option<T>
  get_or_init(fn() -> T) wait -> T
  get_or_try_init(fn() -> Result<T,E>) -> Result<T,E>
  set(T) -> Result<(),T>
OnceLock<T> : OnceCell<T>
LazyLock<T>
  :: new(fn() -> T) -> LazyLock<T>
  force -> T
LazyCell<T> : LazyLock<T>
Lazy<T> : LazyLock<T>
Mutex<T>
  :: new(T) -> Mutex<T>
  lock try_lock into_inner get_mut read write try_read try_write -> Result<T,PoisonError>
RwLock<T> : Mutex<T>
  :: new(T) -> RwLock<T>
LocalKey<T>
  with(fn(T) -> U) with_borrow(fn(T::Item) -> U) with_borrow_mut(fn(T::Item) -> U) -> U
  get take replace(T::Item) -> T::Item
Scope
  spawn(fn() -> T) -> JoinHandle<T>
ManuallyDrop<T>
  :: new(T) -> ManuallyDrop<T>
  into_inner take -> T
MaybeUninit<T>
  :: new(T) uninit -> MaybeUninit<T>
  assume_init assume_init_ref assume_init_mut assume_init_read write(T) -> T
  as_ptr as_mut_ptr -> pointer<T>
NonNull<T>
  as_ref as_mut -> T
  as_ptr -> pointer<T>
  :: new(pointer<T>) -> Option<NonNull<T>>
  :: new_unchecked(pointer<T>) from(T) dangling -> NonNull<T>
  cast -> NonNull<U>
ControlFlow<B,C>
  break_value -> Option<B>
  continue_value -> Option<C>
  map_break(fn(B) -> U) -> ControlFlow<U,C>
  map_continue(fn(C) -> U) -> ControlFlow<B,U>
  is_break is_continue -> bool
Bound<T>
  as_ref cloned -> Bound<T>
  map(fn(T) -> U) -> Bound<U>
Reverse<T>
  0 -> T
Wrapping<T>
  0 -> T
JoinHandle<T>
  join -> Result<T,Any>
Sender<T>
  send(T) -> Result<(),SendError>
Receiver<T>
  recv try_recv -> Result<T,RecvError>
  iter into_iter try_iter -> Iter<T>
Poll<T>
  map(fn(T) -> U) -> Poll<U>
  is_ready is_pending -> bool
String
  :: new with_capacity(usize) from(Z) from_utf8_lossy(Z) -> String
  as_str as_mut_str trim trim_start trim_end as_ref deref trim_matches(Z) trim_start_matches(Z) trim_end_matches(Z) -> str
  chars -> Iter<char>
  bytes -> Iter<u8>
  char_indices -> Iter<(usize,char)>
  lines split_whitespace split_ascii_whitespace split(Z) splitn(usize,Z) rsplit(Z) rsplitn(usize,Z) split_terminator(Z) split_inclusive(Z) matches(Z) -> Iter<st\
r>
  match_indices(Z) -> Iter<(usize,str)>
  split_once(Z) rsplit_once(Z) -> Option<(str,str)>
  strip_prefix(Z) strip_suffix(Z) -> Option<str>
  find(Z) rfind(Z) -> Option<usize>
  to_owned to_string into_string to_lowercase to_uppercase to_ascii_lowercase to_ascii_uppercase repeat(usize) replace(Z,Z) replacen(Z,Z,usize) -> String
  into_bytes to_vec -> Vec<u8>
  as_bytes -> [u8]
  parse -> Result<F,ParseError>
  len -> usize
  push push_str insert insert_str clear truncate -> ()
  pop -> Option<char>
  is_empty contains(Z) starts_with(Z) ends_with(Z) eq_ignore_ascii_case(Z) is_char_boundary(usize) -> bool
  split_at(usize) -> (str,str)
  get(Z) -> Option<str>
  as_ptr -> u8
Path
  :: new(Z) from(Z) -> PathBuf
  join(Z) with_extension(Z) with_file_name(Z) to_path_buf to_owned as_path -> PathBuf
  parent strip_prefix(Z) -> Option<Path>
  file_name extension file_stem -> Option<OsStr>
  to_str -> Option<str>
  display -> Display
  exists is_dir is_file is_absolute starts_with(Z) ends_with(Z) -> bool
PathBuf : Path
Instant
  :: now -> Instant
  elapsed duration_since(Z) -> Duration
Future<T>
  boxed boxed_local shared fuse in_current_span instrument(Z) -> Future<T>
  map(fn(T) -> U) -> Future<U>
  then(fn(T) -> Future<U>) -> Future<U>
  map_ok(fn(T::Item) -> U) -> Future<Result<U,E>>
  and_then(fn(T::Item) -> Future<Result<U,E>>) -> Future<Result<U,E>>
  now_or_never -> Option<T>
`;var FOREIGN=new Set("Result Mutex RwLock HashMap HashSet IndexMap IndexSet SmallVec ArrayVec FxHashMap FxHashSet AHashMap DashMap OnceCell Lazy BoxFuture".split(
" "));function standardType(type){const name=lastName(type);if(type.crate==="std")return library().get(name);return crateTypes().get(pathOf3(type.crate,type.name))??
(FOREIGN.has(name)?library().get(name):void 0)}function pathOf3(crate,name){const written2=inCode(crate);if(/^bevy(?:_|$)/.test(written2))return`bevy::${name.slice(
name.lastIndexOf(":")+1)}`;return`${written2==="futures_util"?"futures":written2}::${name}`}var inCode=crate=>crate.replaceAll("-","_");function crateFunctionNamed(crate,name){
crateFunctions??=readLibrary(CRATE_FUNCTIONS).get("Functions")?.methods;return crateFunctions?.get(pathOf3(crate,name))}function standardFunctionNamed(path){functions??=
readLibrary(STANDARD_FUNCTIONS).get("Functions")?.methods;const parts2=path.split("::");return functions?.get(parts2.slice(-2).join("::"))}var functions;var crateFunctions;
var read3;var readCrates;function crateTypes(){readCrates??=readLibrary(CRATE_METHODS);return readCrates}function library(){read3??=readLibrary(STANDARD_METHODS);
return read3}function readLibrary(text){const types=new Map;let open;let names=new Map;for(const line of text.split("\n")){if(line==="")continue;if(!line.startsWith(
" ")){const[head,base]=line.split(" : ");names=new Map;const own=new Reader2(head,names).type();const parameters=own.kind===EXTERNAL?own.args.filter(one=>one.kind===
PARAMETER2):[];open={parameters,methods:new Map,base:void 0};if(base!==void 0)open.base=new Reader2(base,names).type();types.set(head.replace(/<.*/,""),open)}else if(open)
addMethods(open,line,names)}return types}var FUNCTIONS="  :: ";var COLLECTING=new Set(["collect","collect_vec","partition","try_collect","unzip"]);function addMethods(type,written2,names){
const hasSelf2=!written2.startsWith(FUNCTIONS);const line=hasSelf2?written2:written2.slice(FUNCTIONS.length);const arrow=line.lastIndexOf(") -> ")>=0?resultArrow(
line):line.lastIndexOf(" -> ");const result=line.slice(arrow+4);const heads=new Reader2(line.slice(0,arrow).trim(),new Map);for(const{name,from,to}of heads.methods()){
const variables2=new Map(names);const parameters=new Reader2(line.slice(0,arrow).trim().slice(from,to),variables2).list();const given=new Reader2(result,variables2).
type();const own=[...variables2].filter(([key])=>!names.has(key));const generics=[...own.filter(([key])=>key!=="Z"),...own.filter(([key])=>key==="Z")].map(([,one])=>one);
const signature={parameters,result:given,generics,hasSelf:hasSelf2};if(COLLECTING.has(name))signature.effect="collect";type.methods.set(name,signature)}}function resultArrow(line){
let depth=0;let found=-1;for(let at=0;at<line.length;at++){const c=line.charCodeAt(at);if(c===40)depth++;else if(c===41)depth--;else if(depth===0&&line.startsWith(
" -> ",at))found=at}return found}var Reader2=class{#text;#names;#at=0;constructor(text,names){this.#text=text;this.#names=names}*methods(){while(this.#at<this.#text.
length){const start=this.#at;this.#word();while(this.#text.startsWith("::",this.#at)){this.#at+=2;this.#word()}const name=this.#text.slice(start,this.#at);let from=this.#at;
let to=this.#at;if(this.#text[this.#at]==="("){let depth=0;from=this.#at+1;for(;this.#at<this.#text.length;this.#at++){if(this.#text[this.#at]==="(")depth++;if(this.#text[this.#at]===
")"&&--depth===0)break}to=this.#at++}yield{name,from,to};this.#at++}}list(){const types=[];while(this.#at<this.#text.length&&this.#text[this.#at]!==")"&&this.#text[this.#at]!==
">"){types.push(this.type());if(this.#text[this.#at]===",")this.#at++}return types}type(){if(this.#text[this.#at]==="("){this.#at++;const types=this.list();this.#at++;
return{kind:TUPLE2,types}}if(this.#text[this.#at]==="["){this.#at++;const element=this.type();this.#at++;return{kind:SLICE,element}}const name=this.#word();if(name===
"fn"){this.#at++;const parameters=this.list();this.#at+=") -> ".length;return{kind:FUNCTION2,parameters,result:this.type()}}const path=[];while(this.#text.startsWith(
"::",this.#at)){this.#at+=2;path.push(this.#word())}if(/^[A-Z]$/.test(name)){const[of]=path;const type=this.#variable(name);return of===void 0?type:{kind:PROJECTION2,
type,name:of}}if(PRIMITIVE_NAMES.has(name))return primitive2(name);const args=[];if(this.#text[this.#at]==="<"){this.#at++;args.push(...this.list());this.#at++}
return path.length===0?{kind:EXTERNAL,crate:"std",name,args}:{kind:EXTERNAL,crate:name,name:path.join("::"),args}}#variable(name){let parameter2=this.#names.get(
name);if(!parameter2){parameter2={kind:PARAMETER2,name,source:void 0,node:0,trait:void 0};this.#names.set(name,parameter2)}return parameter2}#word(){const from=this.#at;
while(/\w/.test(this.#text[this.#at]??""))this.#at++;return this.#text.slice(from,this.#at)}};var readType2=text=>new Reader2(text,new Map).type();function standardMethod(type,name){return standardOf(type)?.find(name)}function standardFunction(type,name,args){const signature=standardMethod(type,name);return signature&&
standardValue(type,signature,name,args)}function standardOf(type){const external=standardView(type);if(!external)return void 0;const own=standardType(external);
if(!own)return void 0;return{find:name=>own.methods.get(name)??(own.base&&standardType(own.base)?.methods.get(name))}}function isAdded(type,name){const external=standardView(
type);const own=external&&standardType(external);return[external,own?.base].some(one=>one!==void 0&&ADDED_METHODS.get(lastName(one))?.has(name)===true)}function standardView(type){
if(type.kind===EXTERNAL)return type;if(type.kind===SLICE)return std("Vec",type.element);if(type.kind!==PRIMITIVE2)return void 0;if(type.name==="str")return std(
"String");if(type.name==="bool"||type.name==="char")return std(type.name);return void 0}function standardValue(given,signature,name,args){const written2=standardView(
given);const own=standardType(written2);const missing=own?.parameters.slice(written2.args.length)??[];const type=missing.length>0?{...written2,args:[...written2.
args,...missing.map(()=>variable())]}:written2;const by=new Map;const bindAll=(parameters,types)=>{parameters.forEach((parameter2,at)=>{by.set(parameter2,types[at]??
variable())})};if(own){bindAll(own.parameters,type.args);if(own.base&&!own.methods.has(name)){const based=standardType(own.base);if(based)bindAll(based.parameters,
own.base.args.map(one=>substitute(one,by)))}}const isLock=type.crate!=="std"&&/^(lock|read|write)$/.test(name);const guard=isLock?unwrapResult(signature.result):
signature.result;const used={...signature,result:isLock&&ASYNC_LOCKS.has(inCode(type.crate))?std("Future",guard):guard};return{type:callableOf(used,by,args,type),
external:{crate:type.crate,name:`${type.crate==="std"?lastName(type):type.name}::${name}`},evidence:"type"}}var ASYNC_LOCKS=new Set(["tokio","async_lock","async\
_std","futures","futures_util","smol"]);var unwrapResult=type=>type.kind===EXTERNAL&&type.args[0]?type.args[0]:type;var NO=0;var PERHAPS=1;var YES=2;var MARKERS=new Set("Send Sync Sized Copy Unpin Clone Debug Default PartialEq Eq PartialOrd Ord Hash".split(" "));var DEEPEST_BLANKET=4;
var Traits=class{#evaluator;#impls=new Map;#byName=new Map;#blankets=[];#members=new Map;#bySource=new Map;#bySelf=new Map;#foreign=new Map;methods=new Map;constructor(evaluator){
this.#evaluator=evaluator}add(source){for(const node of source.file.surface.impls)this.#addImpl(source,node);for(const module of source.modules)for(const items of module.
names.values())for(const item of items)if(item.kind===TRAIT_ITEM)for(const member of this.members(item).values())this.#note(member)}#addImpl(source,node){const evaluator=this.#evaluator;
const count=source.at(node+4);const written2=source.at(node+2);const isForReference=source.at(written2)===REFERENCE_TO;const impl={source,node,parameters:evaluator.
parameters(source,node+6,count),self:evaluator.denoted(source,written2),selfNode:isForReference?source.at(written2+1):written2,isForReference,trait:source.at(node+
3)===0?void 0:boundAt(evaluator,source,source.at(node+3)),members:new Map};for(const member of readMembers2(source,source.at(node+5))){const own={...member,impl,
trait:void 0};keep(impl.members,own);this.#note(own)}this.#keepForeign(impl);const beside=this.#bySource.get(source);if(beside)beside.push(impl);else this.#bySource.
set(source,[impl]);if(!impl.trait&&impl.self.kind===EXTERNAL&&![...impl.members.values()].some(exists))return;const head=headOf(impl.self);if(head===void 0){if(impl.
self.kind===PARAMETER2)this.#blankets.push(impl);return}const list=this.#impls.get(head);if(list)list.push(impl);else this.#impls.set(head,[impl])}#keepForeign(impl){
const trait=impl.trait?.trait;if(!trait||"module"in trait)return;const name=lastName(trait);let known2=this.#foreign.get(name);if(!known2){known2=new Map;this.#foreign.
set(name,known2)}for(const member of impl.members.values())if(member.kind===FUNCTION_ITEM&&!known2.has(member.name))known2.set(member.name,member)}foreignFunctions(trait){
return this.#foreign.get(lastName(trait))??NONE}#note(member){if(member.kind!==FUNCTION_ITEM)return;const same=this.methods.get(member.name);if(same)same.push(member);else
this.methods.set(member.name,[member])}members(trait){let members=this.#members.get(trait);if(!members){members=new Map;for(const member of readMembers2(trait.source,
trait.source.at(trait.node+6)))keep(members,{...member,impl:void 0,trait});this.#members.set(trait,members)}return members}of(source){return this.#bySource.get(
source)??[]}around(source,selfNode){let impls=this.#bySelf.get(source);if(!impls){impls=new Map(this.of(source).map(impl=>[impl.selfNode,impl]));this.#bySelf.set(
source,impls)}return impls.get(selfNode)}elsewhere(item){const traits=new Map;for(const{source,trait}of this.#impls.get(item)??[])if(trait&&source!==item.source)
traits.set("module"in trait.trait?trait.trait:trait.trait.name,trait.trait);return new Set(traits.values())}impls(type){const head=headOf(type);return head===void 0?
[]:this.#impls.get(head)??[]}named(type,name){const head=headOf(type);if(head===void 0)return[];let byName2=this.#byName.get(head);if(!byName2){byName2=this.#index(
head);this.#byName.set(head,byName2)}return byName2.get(name)??[]}#index(head){const byName2=new Map;const add=member=>{const same=byName2.get(member.name);if(same)
same.push(member);else byName2.set(member.name,[member])};const impls=[...this.#impls.get(head)??[]].sort((a,b)=>Number(a.isForReference)-Number(b.isForReference));
for(const impl of impls)if(!impl.trait)for(const member of impl.members.values())add(member);for(const impl of impls)if(impl.trait)for(const member of impl.members.
values())add(member);for(const impl of impls){const trait=impl.trait?.trait;if(!trait||!("module"in trait))continue;for(const member of this.members(trait).values())
if(!impl.members.has(member.name))add({...member,impl})}for(const[name,same]of byName2)if(same.length>1)byName2.set(name,[...same.filter(exists),...same.filter(
member=>!exists(member))]);return byName2}blanket(type,name,accepts2){return this.blankets(type,name,accepts2)[0]}blankets(type,name,accepts2,mayBe2=()=>true){const sure=[];
const likely=[];for(const impl of this.#blankets){const own=impl.members.get(name);const trait=impl.trait?.trait;const inherited=own??(trait&&"module"in trait?this.
members(trait).get(name):void 0);const member=own??(inherited&&{...inherited,impl});if(!member||!accepts2(member))continue;const fits=this.#fits(impl,type);if(fits===
YES)sure.push(member);if(fits===PERHAPS&&mayBe2(member))likely.push(member)}return[...sure,...likely]}#fits(impl,type,depth=0){if(impl.self.kind!==PARAMETER2)return NO;
let fits=YES;for(const{trait,call:call3}of boundsOf(this.#evaluator,impl.self)){const met=call3?isCalled(this.#evaluator,type)?YES:NO:"module"in trait?this.#implements(
type,trait,depth+1):this.#hasForeign(type,trait);if(met<fits)fits=met}return fits}#hasForeign(type,wanted){const name=lastName(wanted);if(MARKERS.has(name)||this.
foreign(type,name))return YES;if(type.kind!==PARAMETER2&&type.kind!==TRAITS)return PERHAPS;const has=({trait},depth)=>"module"in trait?depth<6&&supertraits(this.#evaluator,
trait).some(above3=>has(above3,depth+1)):lastName(trait)===name;return boundsOf(this.#evaluator,type).some(bound2=>has(bound2,0))?YES:PERHAPS}#implements(type,trait,depth){
if(isBounded(type)){if(boundsOf(this.#evaluator,type).some(bound2=>this.#includes(bound2.trait,trait,0)))return YES}else if(this.impls(type).some(impl=>impl.trait&&
this.#includes(impl.trait.trait,trait,0)))return YES;let fits=NO;for(const impl of this.#blankets){if(impl.trait?.trait!==trait)continue;const met=depth>=DEEPEST_BLANKET?
PERHAPS:this.#fits(impl,type,depth);if(met>fits)fits=met}return fits}#includes(from,wanted,depth){if(from===wanted)return true;if(!("module"in from)||depth>6)return false;
return supertraits(this.#evaluator,from).some(bound2=>this.#includes(bound2.trait,wanted,depth+1))}foreign(type,name){return this.impls(type).find(impl=>isForeign(
impl.trait,name))}};var isForeign=(bound2,name)=>bound2!==void 0&&!("module"in bound2.trait)&&lastName(bound2.trait)===name;function isCalled(e,type){switch(type.
kind){case PARAMETER2:case TRAITS:return boundsOf(e,type).some(bound2=>bound2.call);case EXTERNAL:return type.args.some(one=>isCalled(e,one));default:return type.
kind===FUNCTION2||type.kind===CLOSURE2||type.kind===CALLABLE}}var NONE=new Map;function keep(members,member){const known2=members.get(member.name);if(!known2||!exists(
known2)&&exists(member))members.set(member.name,member)}var exists=member=>inUsualBuild(member.source,member.definition);function*readMembers2(source,list){const count=list===
0?0:source.at(list);for(let at=list+1,end=list+1+count;at<end;at+=MEMBER_SIZE)yield{kind:source.at(at),name:source.string(source.at(at+1)),source,definition:source.
at(at+2),node:source.at(at+3)}}function headOf(type){const at=known(type);switch(at.kind){case ADT2:return at.item;case EXTERNAL:return`external ${lastName(at)}`;case PRIMITIVE2:
return PRIMITIVE_NAMES.has(at.name)?`primitive ${at.name}`:void 0;case SLICE:return"slice";case TUPLE2:return`tuple ${at.types.length}`;case FUNCTION2:case CLOSURE2:
return"function";case TRAITS:{const trait=at.bounds[0]?.trait;return trait&&"module"in trait?trait:void 0}default:return void 0}}function viaBounds(e,type,name,args,accepts2=()=>true){let foreign2;const seen=new Set;const open=[...boundsOf(e,type)];for(let at=0;at<open.length;at++){const bound2=open[at];
if("module"in bound2.trait){if(seen.has(bound2.trait))continue;seen.add(bound2.trait);const member=e.traits.members(bound2.trait).get(name);if(member&&member.kind!==
ALIAS_ITEM&&accepts2(member))return memberValue(e,{member,by:argumentsOf2(e,bound2.trait,bound2)},type,args);open.push(...above2(e,bound2.trait,bound2))}else foreign2??=
viaForeignBound(type,bound2.trait,bound2,name,args)}return foreign2??onlyForeign(open,name,args)}function above2(e,trait,bound2){const by=argumentsOf2(e,trait,bound2);
const all=supertraits(e,trait);return by.size===0?all:all.map(one=>substituteBound(one,by))}function argumentsOf2(e,{source,node},{args}){const by=new Map;e.parameters(
source,node+7,source.at(node+4)).forEach((parameter2,at)=>{const given=args[at];if(given)by.set(parameter2,given)});return by}function onlyForeign(bounds,name,args){
if(SELF_METHODS.has(name)||TRAIT_METHODS.has(name))return void 0;const telling=bounds.filter(bound2=>!("module"in bound2.trait)&&!MARKERS.has(lastName(bound2.trait))&&
!targetOf(bound2));const trait=telling[0]?.trait;if(!trait||"module"in trait)return void 0;const external={crate:trait.crate,name:`${trait.name}::${name}`};const[
cast]=args;const into=cast&&DOWNCASTS.get(name);const type=into?{kind:FUNCTION2,parameters:[],result:std(into,cast,{kind:TRAITS,bounds:[...bounds]})}:{kind:EXTERNAL,
...external,args:[]};return{type,external,evidence:"type"}}function viaForeignBound(type,trait,bound2,name,args){const last=lastName(trait);if(/^(Iterator|DoubleEndedIterator|ExactSizeIterator|IntoIterator)$/.
test(last)){const iterator=std("Iter",bound2.assoc.get("Item")??{kind:PROJECTION2,type,name:"Item"});const method=standardMethod(iterator,name);return method&&standardValue(
iterator,method,name,args)}if(last==="Stream"){const item=bound2.assoc.get("Item")??{kind:PROJECTION2,type,name:"Item"};const stream={kind:EXTERNAL,crate:"futur\
es",name:last,args:[item]};const method=standardMethod(stream,name);return method&&standardValue(stream,method,name,args)}if(last==="DynAccess"&&name==="load"){
const guard={kind:EXTERNAL,crate:trait.crate,name:"access::DynGuard",args:bound2.args.slice(0,1)};return{type:{kind:FUNCTION2,parameters:[],result:guard},external:{
crate:trait.crate,name:`${trait.name}::${name}`},evidence:"type"}}if(/^(AsRef|Borrow|Deref|AsMut|BorrowMut|DerefMut)$/.test(last)&&/^(as_ref|borrow|deref|as_mut|borrow_mut|deref_mut)$/.
test(name))return{type:{kind:FUNCTION2,parameters:[],result:bound2.args[0]??bound2.assoc.get("Target")??unknown},external:{crate:trait.crate,name:`${trait.name}\
::${name}`},evidence:"type"};if(/^(Into|TryInto)$/.test(last)&&name==="into")return{type:{kind:FUNCTION2,parameters:[],result:bound2.args[0]??unknown},external:{
crate:trait.crate,name:`${trait.name}::${name}`},evidence:"type"};return void 0}var DEEPEST8=6;var calls=[];var macroArgument=position=>calls.at(-1)?.[position]??unknown;var asked=new Set;var alike=new WeakMap;var alikeSoFar=new Map;function macroValue(e,{
entity},name,given){const item=entity?.kind==="macro"?itemOf(entity,name):void 0;if(!item||item.node===0||item.source.at(item.node)!==MACRO_RULES)return unknown;
if(asked.has(item))return never;const fitting=rulesOf2(item).find(([count])=>count!==ANY_CALL&&count===given.length);const found=fitting&&calls.length<DEEPEST8?
ruleValue(e,item,fitting,given):unknown;return found.kind===UNKNOWN?alikeOf(e,item):found}function rulesOf2({source,node}){return Array.from({length:source.at(node+
1)},(_,index)=>{const at=node+2+index*RULE_SIZE;return[source.at(at),source.at(at+1),source.at(at+2),source.at(at+3)]})}function ruleValue(e,{source},[,value2,from,
to],given){calls.push(given);try{return source.afresh(from,to,()=>e.shape(e.type(source,value2)))}finally{calls.pop()}}function alikeOf(e,item){const known2=alike.
get(item)??alikeSoFar.get(item);if(known2)return known2;asked.add(item);let found=never;for(const rule of rulesOf2(item)){if(rule[0]!==ANY_CALL)continue;const type=ruleValue(
e,item,rule,[]);if(type.kind===NEVER2)continue;const isFit=type.kind===ADT2&&type.args.length===0;if(!isFit||found.kind!==NEVER2&&!(found.kind===ADT2&&found.item===
type.item)){found=unknown;break}found=type}asked.delete(item);if(asked.size>0){alikeSoFar.set(item,found);return found}alikeSoFar.clear();if(found.kind===NEVER2)
found=unknown;alike.set(item,found);return found}function itemOf({source,definition},name){for(const module of source.modules){const item=module.names.get(name)?.
find(one=>one.kind===MACRO_ITEM&&one.definition===definition);if(item)return item}return void 0}function macroType(e,source,node){const path=source.at(node+1);const count=source.at(node+2);const names=source.at(path)===MACRO_PATH?namesOf(source,path):[];const given=Array.
from({length:count},(_,at)=>e.type(source,source.at(node+3+at)));switch(names.at(-1)){case"vec":return std("vec::Vec",given.find(type=>type.kind!==UNKNOWN)??variable());case"\
format":case"formatdoc":return std("string::String");case"concat":case"env":case"include_str":case"indoc":case"stringify":return primitive2("str");case"izip":case"\
iproduct":return std("Iter",{kind:TUPLE2,types:given.map(one=>itemOf2(e,one))});case"matches":return primitive2("bool");case"write":case"writeln":return std("re\
sult::Result",unit,unknown);case"pin":return std("pin::Pin",given[0]??unknown);case"ready":case"assert_ready":case"assert_ok":return unwrapped(e,given[0]??unknown);case"\
join":return{kind:TUPLE2,types:given.map(one=>awaited(e,one))};case"try_join":return std("result::Result",{kind:TUPLE2,types:given.map(one=>unwrapped(e,awaited(
e,one)))},unknown);case"query_as":return{kind:EXTERNAL,crate:"sqlx",name:"query::QueryAs",args:[given[0]??unknown]};case"dbg":return given[0]??unknown;case"pani\
c":case"todo":case"unreachable":case"unimplemented":case"bail":return never;default:return macroValue(e,e.value(source,path),names.at(-1)??"",given)}}var STANDARD_MODULES=new Map(Object.entries({any:"Any TypeId type_name type_name_of_val",borrow:"Borrow BorrowMut Cow ToOwned",cell:"BorrowError BorrowMutError \
Cell LazyCell OnceCell Ref RefCell RefMut UnsafeCell",cmp:"Eq Ord Ordering PartialEq PartialOrd Reverse max max_by max_by_key min min_by min_by_key",collections:"\
BTreeMap BTreeSet BinaryHeap HashMap HashSet LinkedList TryReserveError VecDeque btree_map btree_set hash_map hash_set vec_deque",env:"Args JoinPathsError VarEr\
ror Vars args args_os current_dir current_exe home_dir join_paths set_var split_paths temp_dir var var_os vars",error:"Error",fmt:"Alignment Arguments Binary De\
bug Display Error Formatter LowerExp LowerHex Octal Pointer Result UpperExp UpperHex Write format write",fs:"DirBuilder DirEntry File FileType Metadata OpenOpti\
ons Permissions ReadDir canonicalize copy create_dir create_dir_all hard_link metadata read read_dir read_link read_to_string remove_dir remove_dir_all remove_f\
ile rename write",hash:"BuildHasher DefaultHasher Hash Hasher RandomState",io:"BufRead BufReader BufWriter Bytes Cursor Empty Error ErrorKind IoSlice IoSliceMut\
 LineWriter Lines Read Result Seek SeekFrom Sink Stderr Stdin StdinLock Stdout StdoutLock Write copy empty read_to_string sink stderr stdin stdout",iter:"Chain \
Cloned Cycle Empty Enumerate Extend Filter FilterMap FlatMap Flatten FromIterator Fuse FusedIterator IntoIterator Iterator Map Once Peekable Product Repeat Rev \
Skip StepBy Sum Take Zip empty from_fn once repeat repeat_with successors zip",marker:"Copy PhantomData PhantomPinned Send Sized Sync Unpin",mem:"Discriminant M\
anuallyDrop MaybeUninit align_of align_of_val discriminant drop forget needs_drop replace size_of size_of_val swap take transmute zeroed",net:"AddrParseError Ip\
Addr Ipv4Addr Ipv6Addr Shutdown SocketAddr SocketAddrV4 SocketAddrV6 TcpListener TcpStream ToSocketAddrs UdpSocket",num:"IntErrorKind NonZero NonZeroI32 NonZero\
I64 NonZeroU8 NonZeroU16 NonZeroU32 NonZeroU64 NonZeroUsize ParseFloatError ParseIntError Wrapping",ops:"Add AddAssign BitAnd BitAndAssign BitOr BitOrAssign Bit\
Xor BitXorAssign Bound ControlFlow Deref DerefMut Div DivAssign Drop Fn FnMut FnOnce Index IndexMut Mul MulAssign Neg Not Range RangeBounds RangeFrom RangeFull \
RangeInclusive RangeTo RangeToInclusive Rem RemAssign Shl ShlAssign Shr ShrAssign Sub SubAssign",path:"Ancestors Component Components Display Path PathBuf Prefi\
x StripPrefixError",pin:"Pin pin",process:"Child ChildStderr ChildStdin ChildStdout Command ExitCode ExitStatus Output Stdio Termination abort exit id",rc:"Rc W\
eak","sync::atomic":"AtomicBool AtomicI32 AtomicI64 AtomicIsize AtomicPtr AtomicU8 AtomicU16 AtomicU32 AtomicU64 AtomicUsize Ordering fence","sync::mpsc":"Recei\
ver RecvError SendError Sender SyncSender TryRecvError channel sync_channel",sync:"Arc Barrier Condvar LazyLock LockResult Mutex MutexGuard Once OnceLock Poison\
Error RwLock RwLockReadGuard RwLockWriteGuard Weak atomic mpsc",task:"Context Poll RawWaker RawWakerVTable Wake Waker ready",thread:"Builder JoinHandle LocalKey\
 Scope ScopedJoinHandle Thread ThreadId available_parallelism current panicking park scope sleep spawn yield_now",time:"Duration Instant SystemTime SystemTimeEr\
ror UNIX_EPOCH"}).map(([module,names])=>[module,new Set(names.split(" "))]));function contains(module,by){for(let at=by;at;at=at.parent)if(at===module)return true;return false}function enclosing(module){let at=module;while(at.isBlock&&at.
parent)at=at.parent;return at}var rootOf=module=>module.crate?.root??module.source.root;function isHidden(found,from,by){const item=found.to==="item"?found.item:
found.to==="module"?found.module.item:void 0;if(!item||item.module!==from||item.kind===MACRO_ITEM||item.kind===EXTERN_CRATE)return false;return!item.isPublic&&!contains(
from,by)}var STANDARD=new Set(["std","core","alloc","proc_macro","test"]);var Resolver=class{#crates;#visiting=new Set;#memo=new Map;#cyclic=false;#vain=new Set;constructor(crates){
this.#crates=crates}path(module,names,space){const targets=[];let at=0;let current;const last=names.length-1;const first=names[0];const spaceAt=index=>index===last?
space:TYPES2;if(first==="::"){current=this.#crateNamed(names[1]??"",module);if(!current)return targets;targets.push(current,current);at=2}else{current=this.#head(
module,first,spaceAt(0));if(!current)return targets;targets.push(current);at=1}for(;at<names.length;at++){const name=names[at];current=this.step(current,name,spaceAt(
at),module);if(!current)return targets;targets.push(current)}return targets}#head(module,name,space){const own=enclosing(module);switch(name){case"crate":return{
to:"module",module:rootOf(own)};case"self":return{to:"module",module:own};case"super":return own.parent&&{to:"module",module:enclosing(own.parent)};case"$crate":
return{to:"module",module:rootOf(own)};default:return this.lexical(module,name,space)}}step(from,name,space,by){switch(from.to){case"module":if(name==="super"){
const{parent}=from.module;return parent&&{to:"module",module:enclosing(parent)}}if(name==="self")return from;return this.inside(from.module,name,space,contains(
from.module,by));case"external":if(name==="self")return from;return{to:"external",crate:from.crate,name:from.name===""?name:`${from.name}::${name}`};case"item":{
if(from.item.kind===MODULE_FILE||from.item.kind===MODULE_ITEM)return from.item.child&&this.inside(from.item.child,name,space,contains(from.item.child,by));const variant=from.
item.kind===TYPE_ITEM&&variantsOf(from.item).find(one=>one.name===name);return variant?{to:"variant",item:from.item,variant}:void 0}default:return void 0}}lexical(module,name,space){
let at=module;for(;at;at=at.isBlock?at.parent:void 0){const found=this.inside(at,name,space,true);if(found)return found}if((space&MACROS)!==0){const macro=this.#macro(
module,name);if(macro)return macro}if((space&TYPES2)!==0){const crate=this.#crateNamed(name,module);if(crate)return crate;if(PRIMITIVE_NAMES.has(name))return{to:"\
primitive",name}}if((space&(TYPES2|VALUES2))!==0){const prelude=PRELUDE.get(name);if(prelude!==void 0)return{to:"external",crate:"std",name:prelude}}return void 0}#macro(module,name){
for(let at=module;at;at=at.parent){const own2=pick(at.names.get(name)?.filter(item=>item.kind===MACRO_ITEM)??[]);if(own2)return{to:"item",item:own2}}if(PRELUDE_MACROS.
has(name))return{to:"external",crate:"std",name};const own=pick(module.crate?.macros.get(name)??[]);if(own)return{to:"item",item:own};for(const from of module.crate?.
macrosFrom??[]){const crate=this.#crates.named(from,module.crate);const item=crate&&crate!==module.crate&&pick(crate.macros.get(name)??[]);if(item)return{to:"it\
em",item}}return void 0}#crateNamed(name,module){if(STANDARD.has(name))return{to:"external",crate:"std",name:""};const from=module.crate;const crate=this.#crates.
named(name,from);if(crate&&(crate!==from||crate.manifest?.crateName===name))return{to:"module",module:crate.root};const dependency=from?.manifest?.dependencies.
get(name);return dependency&&{to:"external",crate:dependency.package,name:""}}inside(module,name,space,isWithin2){let memo=this.#memo.get(module);if(!memo){memo=
new Map;this.#memo.set(module,memo)}const key=`${space}${isWithin2?"":"-"}${name}`;if(memo.has(key))return memo.get(key);const visit=`${module.source.file.path}\
#${module.scope}#${key}`;if(this.#visiting.has(visit)||this.#vain.has(visit)){this.#cyclic=true;return void 0}const outer=this.#cyclic;this.#cyclic=false;this.#visiting.
add(visit);const found=this.#search(module,name,space,isWithin2);this.#visiting.delete(visit);if(found||!this.#cyclic||this.#visiting.size===0)memo.set(key,found);else
this.#vain.add(visit);if(found||this.#visiting.size===0)this.#vain.clear();this.#cyclic=outer||this.#cyclic&&this.#visiting.size>0;return found}#search(module,name,space,isWithin2){
const item=pick((module.names.get(name)??[]).filter(one=>(spacesOf(one)&space)!==0));const own=item&&(item.child?{to:"module",module:item.child}:{to:"item",item});
if(item&&inUsualBuild(item.source,item.definition))return this.#instead(module,item,space,isWithin2)??own;let second;for(const use of usualFirst(module.imports.
get(name)??[])){if(!isWithin2&&!use.isPublic)continue;if(own&&!isUsual(use))break;const found=this.used(use,space);if(space===ANY&&found?.to==="item"&&found.item.
kind===MACRO_ITEM)return this.#besides(module,name,isWithin2)??found;if(found&&(found.to!=="external"||use.conditions.length>0))return found;second??=found}if(second??
own)return second??own;const lifted=(space&MACROS)===0?void 0:this.#lifted(module,name);const byGlob=()=>this.#byGlob(module,name,space,isWithin2);return space===
ANY?byGlob()??lifted:lifted??byGlob()}#byGlob(module,name,space,isWithin2){let hidden;for(const glob of usualFirst(module.globs)){if(!isWithin2&&!glob.isPublic)
continue;const from=this.used(glob,TYPES2);if(!from)continue;const found=from.to==="external"?this.#fromForeignGlob(from,name):this.step(from,name,space,module);
if(found&&from.to==="module"&&isHidden(found,from.module,module))hidden??=found;else if(found)return found}return hidden}#lifted(module,name){if(module.crate?.root!==
module)return void 0;const item=pick((module.crate.macros.get(name)??[]).filter(one=>one.isPublic));return item&&{to:"item",item}}#besides(module,name,isWithin2){
const other=this.inside(module,name,TYPES2|VALUES2,isWithin2);return other?.to==="external"?void 0:other}#instead(module,item,space,isWithin2){if(space!==ANY)return void 0;
if(item.kind===MACRO_ITEM)return this.#besides(module,item.name,isWithin2);if(!item.child||item.isPublic)return void 0;for(const use of module.imports.get(item.
name)??[]){if(!isWithin2&&!use.isPublic)continue;const found=this.used(use,VALUES2|MACROS);if(found&&found.to!=="module")return found}return this.#byGlob(module,
item.name,VALUES2|MACROS,isWithin2)??this.#lifted(module,item.name)}#fromForeignGlob(from,name){if(from.crate!=="std"){const isKnown2=from.name==="prelude"&&PRELUDES.
get(from.crate)?.has(name);return isKnown2?{to:"external",crate:from.crate,name:`prelude::${name}`}:void 0}if(/prelude/.test(from.name)){const prelude=PRELUDE.get(
name);return prelude===void 0?void 0:{to:"external",crate:"std",name:prelude}}const isKnown=STANDARD_MODULES.get(from.name)?.has(name);return isKnown?{to:"exter\
nal",crate:"std",name:`${from.name}::${name}`}:void 0}handedOn(module){for(const glob of module.globs){const from=glob.isPublic?this.used(glob,TYPES2):void 0;if(from?.
to==="external")return from}return void 0}foreignGlob(module){for(let at=module;at;at=at.isBlock?at.parent:void 0)for(const glob of at.globs){const from=this.used(
glob,TYPES2);if(from?.to==="external"&&!/prelude/.test(from.name))return from;if(from?.to==="module"&&from.module!==at)for(const further of from.module.globs){if(!further.
isPublic&&!contains(from.module,at))continue;const next=this.used(further,TYPES2);if(next?.to==="external"&&!/prelude/.test(next.name))return next}}return void 0}used(use,space){
const known2=use.targets?.get(space);if(known2)return known2;const names=pathOf2(use);const targets=this.#usePath(use.module,names,space);const found=targets.length===
names.length?targets.at(-1):void 0;if(found){use.targets??=new Map;use.targets.set(space,found)}return found}#usePath(module,names,space){const found=this.path(
module,names,space);if(found.length===names.length||names.length<2)return found;const crate=this.#crateNamed(names[0],module);if(!crate)return found;const targets=[
crate];for(let at=1;at<names.length;at++){const next=this.step(targets[at-1],names[at],at===names.length-1?space:TYPES2,module);if(!next)break;targets.push(next)}
return targets.length>found.length?targets:found}};function fieldOf(e,given,name){let type=e.shape(given);for(let step=0;type&&step<DEEPEST9;step++,type=below(e,type)){if(type.kind===TUPLE2)return typed(type.types[Number(
name)]??unknown);if(type.kind===ADT2){const field2=fieldIn(e,type,void 0,name);if(field2)return field2}if(type.kind===EXTERNAL&&isWrapper(type)&&name==="0")return{
type:type.args[0]??unknown,external:outside(type,"::0"),evidence:"type"};if(type.kind===EXTERNAL&&!isPointer(type)){const own=standardType(type)?.methods.get(name);
if(own&&type.args[0]&&own.result.kind===PARAMETER2&&/^(start|end|0)$/.test(name))return{type:type.args[0],external:{crate:type.crate,name:`${type.name}::${name}`},
evidence:"type"};if(mayBe(type).some(one=>fieldIn(e,one,void 0,name)))return UNKNOWN2;const field2=outside(type,`::${name}`);return{type:field2,external:{crate:field2.
crate,name:field2.name},evidence:"type"}}}return UNKNOWN2}function variantField(e,path,name,of){const type=e.shape(of);if(type.kind===ADT2)return fieldIn(e,type,
path.variant,name)??UNKNOWN2;if(type.kind!==EXTERNAL)return UNKNOWN2;const field2=outside(type,`::${name}`);return{type:field2,external:{crate:field2.crate,name:field2.
name},evidence:"type"}}function fieldIn(e,type,variant,name){const{source}=type.item;const named=fieldsNamed(type.item,variant,name);const field2=named.length>1?
named.find(one=>inUsualBuild(source,source.at(one+2)))??named[0]:named[0];if(field2===void 0)return void 0;const definition=source.at(field2+2);const found={type:substitute(
e.denoted(source,source.at(field2+1)),argumentsOf3(e,type)),evidence:"type"};if(definition!==0)found.entity={source,definition,kind:"field"};return found}var byName=new WeakMap;
var MANY=32;function fieldsNamed(item,variant,name){const{source}=item;const nameOf3=field2=>source.string(source.at(field2));const known2=variant?void 0:byName.
get(item);if(known2)return known2.get(name)??[];const all=fields(item,variant);if(variant||all.length<MANY)return all.filter(field2=>nameOf3(field2)===name);const found=new Map;
for(const field2 of all){const same=found.get(nameOf3(field2));if(same)same.push(field2);else found.set(nameOf3(field2),[field2])}byName.set(item,found);return found.
get(name)??[]}function fields(item,variant){const{source}=item;const list=variant?variant.node+3:source.at(item.node+4);if(list===0)return[];const count=variant?
source.at(list):source.at(list)/FIELD_SIZE;return Array.from({length:count},(_,at)=>list+1+at*FIELD_SIZE)}function parametersOf(e,item){item.parameters??=e.parameters(
item.source,item.node+6,item.source.at(item.node+3));return item.parameters}function argumentsOf3(e,type){const by=new Map;parametersOf(e,type.item).forEach((parameter2,at)=>{
const given=type.args[at];if(given)by.set(parameter2,given)});return by}var TRAITS2=new Map([["+","Add"],["-","Sub"],["*","Mul"],["/","Div"],["%","Rem"],["|","BitOr"],["&","BitAnd"],["^","BitXor"],["<<","Shl"],[">>","Shr"]]);function binary2(e,operator,left,right){
const operand=e.shape(left);if(operand.kind===UNKNOWN||operand.kind===VARIABLE2)return right;const trait=TRAITS2.get(operator);const given=e.shape(right);const isOurs=operand.
kind===ADT2||given.kind===ADT2||isBounded(operand);const output=trait!==void 0&&isOurs?outputOf(e,operand,trait,given):void 0;return output??(operand.kind===PRIMITIVE2&&
given.kind===ADT2?right:operand)}function unary(e,operator,of){const operand=e.shape(of);if(operand.kind!==ADT2&&!isBounded(operand))return of;return outputOf(e,
operand,operator==="-"?"Neg":"Not",void 0)??of}function outputOf(e,operand,trait,given){if(isBounded(operand))return bound(e,operand,trait);const takes2=impl2=>{
const wanted=impl2.trait?.args[0]??impl2.self;return!given||couldBe(e,substitute(wanted,opened(impl2)),given)};const all=e.traits.impls(operand).filter(impl2=>isForeign(
impl2.trait,trait)&&isFor(e,impl2,operand));const impl=all.find(takes2)??(operand.kind===ADT2?all[0]:void 0);const member=impl?.members.get("Output");if(!impl||
member?.kind!==ALIAS_ITEM)return void 0;return substitute(aliased(e,member),fit(impl,copied(operand)))}function copied(type){if(type.kind!==ADT2)return type;return{
...type,args:type.args.map(one=>known(one).kind===VARIABLE2?variable():copied(known(one)))}}function bound(e,operand,trait){return boundsOf(e,operand).find(one=>isForeign(
one,trait))?.assoc.get("Output")}var UNKNOWN2={type:unknown,evidence:"type"};var typed=type=>type.kind===UNKNOWN?UNKNOWN2:{type,evidence:"type"};var DEEPEST10=500;var Evaluator=class{crates;resolver;traits;#traitSelves=new Map;#depth=0;constructor(crates){
this.crates=crates;this.resolver=new Resolver(crates);this.traits=new Traits(this)}finish(){for(const source of this.crates.sources){const selves=new Map;for(const module of source.
modules)for(const items of module.names.values())for(const item of items)if(item.kind===TRAIT_ITEM)selves.set(source.at(item.node+3),item);this.#traitSelves.set(
source,selves)}for(const source of this.crates.sources)this.traits.add(source)}value(source,node){if(node===0)return UNKNOWN2;const known2=source.known(node);if(known2)
return known2;if(this.#depth>=DEEPEST10)return UNKNOWN2;source.keep(node,UNKNOWN2);this.#depth++;try{const found=this.#evaluate(source,node);source.keep(node,found);
return found}finally{this.#depth--}}type(source,node){return this.value(source,node).type}denoted(source,node){return node===0?unknown:this.value(source,node).type}inferred(source,node){
return node===0?variable():this.value(source,node).type}#evaluate(source,node){const a=source.at(node+1);const b=source.at(node+2);const c=source.at(node+3);switch(source.
at(node)){case TYPE_PATH:case VALUE_PATH:case MACRO_PATH:case ANY_PATH:return pathValue2(this,source,node);case LOCAL:return{type:b===0?variable():this.type(source,
b),local:a,evidence:"same_file"};case CONDITIONAL:return this.value(source,usualLocal(source,node));case RENAMED:return this.value(source,a);case FIELD:return fieldOf(
this,this.type(source,a),source.string(b));case METHOD:return methodOf(this,this.type(source,a),source.string(b),this.types(source,c),{source,node:a,module:source.
modules[source.at(node+4)],around:this.traits.around(source,source.at(node+5))});case CALL:return typed(call2(this,source,node));case MACRO_CALL:return typed(macroType(
this,source,node));case MACRO_ARGUMENT:return typed(macroArgument(a));case OF_TYPE:return typed(this.denoted(source,a));case DEREFERENCE:return typed(pointee(this,
this.type(source,a)));case TRY:return typed(unwrapped(this,this.type(source,a)));case AWAIT:return typed(awaited(this,this.type(source,a)));case ASYNC_BLOCK:return typed(
std("Future",this.type(source,a)));case INDEX:{const index=this.type(source,b);const operand=this.type(source,a);return typed(c===1?operand:elementOf(this,operand,
index))}case RANGE:return typed(std(b===0?"Range":"RangeInclusive",this.inferred(source,a)));case TUPLE:{const types=Array.from({length:a},(_,at)=>this.type(source,
source.at(node+2+at)));return typed({kind:TUPLE2,types})}case ARRAY:return typed({kind:SLICE,element:this.inferred(source,a)});case BINARY:return typed(binary2(
this,source.string(c),this.type(source,a),this.type(source,b)));case UNARY:return typed(unary(this,source.string(b),this.type(source,a)));case EITHER:return typed(
this.#either(source,node,a));case CLOSURE:return typed({kind:CLOSURE2,source,node});case CLOSURE_PARAMETER:return typed(closureParameter(this,source,a,b));case EXPECT:{
const wanted=this.denoted(source,b);this.agree(wanted,this.type(source,a));return typed(wanted)}case SAME:this.agree(this.type(source,a),this.type(source,b));return UNKNOWN2;case LITERAL_FIELD:{
const path=this.value(source,a);const field2=variantField(this,path,source.string(b),path.type);if(c!==0)this.agree(field2.type,this.type(source,c));return field2}case TUPLE_PART:
return typed(this.#part(this.type(source,a),b,c===1));case VARIANT_PART:return typed(this.#variantPart(source,a,b,c));case FIELD_PART:{const path=this.value(source,
a);unify(path.type,this.shape(this.type(source,c)));return variantField(this,path,source.string(b),path.type)}case ELEMENT:return typed(elementOf(this,this.type(
source,a)));case ITEM:return typed(itemOf2(this,this.type(source,a)));default:return typed(this.#written(source,node,a,b,c))}}#variantPart(source,path,place,matched){
const whole=callableAsFunction(this,this.type(source,path));const given=this.shape(this.type(source,matched));if(!whole){const isHeld=given.kind===EXTERNAL&&isWrapper(
given);return isHeld?given.args[0]??unknown:this.#outsidePart(source,path,place)}const isSame3=unify(whole.result,given);const part=known(whole.parameters[place]??
unknown);if(!isSame3&&part.kind===VARIABLE2&&given.kind===EXTERNAL)return outside(given,`.${place}`);return part}#written(source,node,a,b,c){switch(source.at(node)){case TYPE_PARAMETER:
return{kind:PARAMETER2,name:source.string(a),source,node,trait:c===-1?this.#traitSelves.get(source)?.get(node):void 0};case ANY_OF_TRAIT:return{kind:TRAITS,bounds:boundsAt2(
this,source,a)};case TUPLE_TYPE:return{kind:TUPLE2,types:this.#open(source,node,node+2,a)};case SLICE_TYPE:return{kind:SLICE,element:node>=BODY?this.inferred(source,
a):this.denoted(source,a)};case FUNCTION_TYPE:return{kind:FUNCTION2,parameters:this.#open(source,node,node+2,a),result:this.denoted(source,source.at(node+2+a))};case REFERENCE_TO:{
const type=this.denoted(source,a);return type.kind===PARAMETER2?std("reference",type):type}case STANDARD_AROUND:return std(source.string(a),this.denoted(source,
b));case QUALIFIED:return this.denoted(source,a===0?b:a);case UNIT:return unit;case NEVER:return never;case PRIMITIVE:return primitive2(source.string(a));default:
return unknown}}#open(source,node,from,count){return Array.from({length:count},(_,at)=>node>=BODY?this.inferred(source,source.at(from+at)):this.denoted(source,source.
at(from+at)))}types(source,node){return node===0?[]:this.#open(source,node,node+3,source.at(node+1))}parameters(source,from,count){return Array.from({length:count},
(_,at)=>this.denoted(source,source.at(from+at))).filter(type=>type.kind===PARAMETER2)}shape(type){let at=known(type);for(let steps=0;at.kind===PROJECTION2&&steps<
8;steps++){const{otherwise}=at;const next=known(project(this,at.type,at.name));const isSame3=next.kind===PROJECTION2&&next.name===at.name&&known(next.type)===known(
at.type);if(otherwise&&(isSame3||next.kind===UNKNOWN))return otherwise;if(isSame3)return next;at=next}return at}agree(wanted,given){const type=this.shape(given);
if(type.kind===CLOSURE2)expectFunction(this,wanted,type);unify(this.shape(wanted),type)}#either(source,node,count){let found=unknown;for(let at=0;at<count;at++){
const type=this.shape(this.type(source,source.at(node+2+at)));if(type.kind===UNKNOWN||type.kind===NEVER2)continue;if(found.kind!==UNKNOWN)unify(found,type);if(found.
kind===UNKNOWN||found.kind===VARIABLE2)found=type}return found}#outsidePart(source,path,position){const type=this.shape(this.type(source,path));return type.kind===
EXTERNAL?outside(type,`.${position}`):unknown}#part(whole,position,fromEnd){const type=this.shape(whole);if(type.kind===TUPLE2)return type.types[fromEnd?type.types.
length-1-position:position]??unknown;return type.kind===EXTERNAL?outside(type,`.${position}`):unknown}};var FLOATS=/^(round|round_ties_even|trunc|fract|floor|ceil|sqrt|cbrt|powi|powf|exp|exp2|exp_m1|ln|ln_1p|log|log2|log10|a?(sin|cos|tan)h?|sin_cos|mul_add|recip|hypot|atan2|copysign|to_degrees|to_radians|from_bits|to_bits|is_sign_(positive|negative)|is_nan|is_finite|is_infinite|is_normal|is_subnormal|total_cmp)$/;
var INTEGERS=/^(pow|from_str_radix|abs_diff|unsigned_abs|div_ceil|is_(positive|negative|power_of_two|multiple_of)|next_(power_of_two|multiple_of)|(leading|trailing)_(zeros|ones)|count_(ones|zeros)|reverse_bits|swap_bytes|rotate_(left|right)|isqrt|ilog\w*|(checked|wrapping|saturating|overflowing)_(add|sub|mul|div|rem|neg|abs|shl|shr|pow|(div|rem)_euclid|\w*power_of_two|i?log\w*|(add|sub)_(un)?signed|next_multiple_of|isqrt|unsigned_abs))$/;
var BOTH=/^(abs|signum|rem_euclid|div_euclid|(to|from)_[bln]e_bytes)$/;var RESULTS=[[/^is_/,()=>primitive2("bool")],[/_(zeros|ones)$|^ilog/,()=>primitive2("u32")],
[/^checked_ilog/,()=>std("Option",primitive2("u32"))],[/^checked_/,own=>std("Option",own)],[/^overflowing_/,own=>({kind:TUPLE2,types:[own,primitive2("bool")]})],
[/^to_.e_bytes$/,()=>({kind:SLICE,element:primitive2("u8")})],[/^to_bits$/,own=>primitive2(own.kind===PRIMITIVE2&&own.name==="f32"?"u32":"u64")],[/^total_cmp$/,
()=>std("Ordering")],[/^sin_cos$/,own=>({kind:TUPLE2,types:[own,own]})],[/^from_str_radix$/,own=>std("Result",own,std("ParseIntError"))]];function hasMethod(type,name){
if(type.name==="str"||type.name==="bool"||type.name==="char")return false;return BOTH.test(name)||(type.name.startsWith("f")?FLOATS:INTEGERS).test(name)}function resultOf(type,name){
return RESULTS.find(([names])=>names.test(name))?.[1](type)??type}var NUMERIC_CONSTANTS=new Set("MAX MIN BITS EPSILON INFINITY NEG_INFINITY NAN MIN_POSITIVE MAN\
TISSA_DIGITS DIGITS RADIX MAX_EXP MIN_EXP".split(" "));var COUNTS=new Set(["BITS","MANTISSA_DIGITS","DIGITS","RADIX"]);function inScope2(e,members,place){const{module,around:around2}=place??{};const first=members[0]&&nameOfTrait(members[0]);if(!module||members.length<2||members.
every(one=>nameOfTrait(one)===first))return members;const near=members.filter(one=>canBeCalled(e,one,module,around2));return near.length>0?near:members}function canBeCalled(e,member,module,around2){
const trait=anyTraitOf(member);if(!trait)return!isPrivate(member)||isWithin(module,member.impl);if(around2?.trait&&nameOf(trait)===nameOf(around2.trait.trait))return true;
return"module"in trait?isVisible(e,module,trait):isForeignVisible(e,module,lastName(trait))}var anyTraitOf=({trait,impl})=>trait??impl?.trait?.trait;var nameOf=trait=>"\
module"in trait?trait:lastName(trait);function nameOfTrait(member){const trait=anyTraitOf(member);return trait&&nameOf(trait)}function isPrivate({source,definition}){
const symbol=definition>0?source.file.symbols[definition-1]:void 0;return symbol!==void 0&&!symbol.modifiers?.some(one=>one==="public"||one==="internal")}function isWithin(module,impl){
const own=impl?.source.modules[impl.source.at(impl.node+1)];return own===void 0||contains(enclosing(own),module)}function traitOf(member){const own=anyTraitOf(member);
return own&&"module"in own?own:void 0}function isVisible(e,module,trait){const found=e.resolver.lexical(module,trait.name,TYPES2);if(found?.to==="item"&&found.item===
trait)return true;for(let at=module;at;at=at.isBlock?at.parent:void 0)for(const[name,uses]of at.imports)if(name!==trait.name&&uses.some(use=>isOf(e,use,trait)))
return true;return false}function isForeignVisible(e,module,name){if(PRELUDE.has(name)&&name!=="Debug"&&name!=="Hash")return true;for(let at=module;at;at=at.isBlock?
at.parent:void 0){const found=e.resolver.inside(at,name,TYPES2,true);if(found?.to==="external"&&/\w+$/.exec(found.name)?.[0]===name)return true;for(const uses of at.
imports.values())if(uses.some(use=>pathOf2(use).at(-1)===name))return true}return false}function isOf(e,use,trait){if(pathOf2(use).at(-1)!==trait.name)return false;
const used=e.resolver.used(use,TYPES2);return used?.to==="item"&&used.item===trait}function methodOf(e,given,name,args,receiver){let type=e.shape(given);for(let step=0;type&&step<DEEPEST9;step++,type=below(e,type)??typeOfConstant(type)){const found=pinnedMethod(
e,type,name,args,receiver)??methodIn(e,type,name,args,receiver);if(found)return found}const projected=PROJECTIONS.has(name)?projectionOf(e,given,name):void 0;if(projected)
return projected;type=e.shape(given);for(let step=0;type&&step<DEEPEST9;step++,type=below(e,type)){const found=fallback(e,type,name,args);if(found)return found}
return UNKNOWN2}var CONSTANT=new RegExp("(?:^|::)\\p{Lu}\\w*(?=::\\p{Lu}\\w*$)","u");function typeOfConstant(type){if(type.kind!==EXTERNAL)return void 0;const match2=CONSTANT.
exec(type.name);return match2?{...type,name:type.name.slice(0,match2.index+match2[0].length),args:[]}:void 0}var takesPin=member=>member.kind===FUNCTION_ITEM&&(member.
source.at(member.node+1)&SELF_IN_PIN)!==0;function pinnedMethod(e,pin,name,args,receiver){const type=isPin(pin)?below(e,pin):void 0;if(!type)return void 0;const found=memberOf(
e,type,name,FUNCTION_ITEM,{receiver,accepts:takesPin});if(found)return memberValue(e,found,type,args);const bounded=isBounded(type)?viaBounds(e,type,name,args,takesPin):
void 0;return bounded?.entity&&bounded}var isPin=type=>type.kind===EXTERNAL&&lastName(type)==="Pin";var PROJECTIONS=new Set(["project","project_ref"]);function projectionOf(e,given,name){
let type=e.shape(given);for(let step=0;type&&step<DEEPEST9;step++,type=below(e,type))if(type.kind===ADT2)return{type:{kind:FUNCTION2,parameters:[],result:type},
external:{crate:"pin-project",name:`${type.item.name}::${name}`},evidence:"type"};return void 0}function methodIn(e,type,name,args,receiver){if(type.kind===PRIMITIVE2&&
hasMethod(type,name))return void 0;const found=memberOf(e,type,name,FUNCTION_ITEM,{receiver,accepts:takesSelf});const standard=isOnlyFunction(type,name)?void 0:
standardMethod(type,name);const own=standard&&!isAdded(type,name)?standard:void 0;if(found&&type.kind===EXTERNAL&&hasNamesake(found.member))return void 0;if(found&&
!(own&&isOurTraits(found.member)))return memberValue(e,found,type,args);if(own)return standardValue(type,own,name,args);const bounded=isBounded(type)?viaBounds(
e,type,name,args,takesSelf):void 0;if(bounded?.entity)return bounded;const blanket=SELF_METHODS.has(name)||TRAIT_METHODS.has(name)?void 0:blanketOf(e,type,name,
takesSelf,receiver);if(blanket)return memberValue(e,blanket,type,args);if(standard)return standardValue(type,standard,name,args);if(isBounded(type))return bounded;
if(type.kind===ADT2&&e.traits.foreign(type,"Iterator")){const iterator=std("Iter",project(e,type,"Item"));const method=standardMethod(iterator,name);if(method)return standardValue(
iterator,method,name,args)}return void 0}var hasNamesake=({impl,source,node})=>impl!==void 0&&(source.at(node+1)&CALLS_NAMESAKE)!==0;function isOnlyFunction(type,name){
return type.kind===EXTERNAL&&type.crate==="std"&&/^(Arc|Rc|Box)$/.test(lastName(type))&&FUNCTIONS2.has(name)}var FUNCTIONS2=new Set("new pin strong_count weak_c\
ount get_mut make_mut try_unwrap into_inner ptr_eq downgrade into_raw as_ptr leak".split(" "));var isOurTraits=member=>traitOf(member)!==void 0;var takesSelf=member=>member.
kind===FUNCTION_ITEM&&(member.source.at(member.node+1)&HAS_SELF)!==0;function memberOf(e,type,name,kind,{receiver,accepts:accepts2=()=>true,within:within2,place=receiver}={}){
const members=inScope2(e,e.traits.named(type,name),place);const isMeant=one=>one.kind===kind&&accepts2(one)&&!isOfReference(one,type);const first=members.find(one=>isMeant(
one)&&!isBehindPin(one,type)&&(!one.impl||isFor(e,one.impl,type)));const own=first?.impl?.trait&&(members.find(one=>isMeant(one)&&(isSelf(receiver,one.impl)||within2&&
one.impl===within2))??(isReference(receiver)?members.find(one=>isMeant(one)&&takesReference(one)&&isFor(e,one.impl,type)):void 0));const member=own||first;return member&&
{member,by:member.impl?fit(member.impl,type):new Map}}function isOfReference({impl},type){if(type.kind!==TRAITS||!impl?.isForReference)return false;return type.
bounds.some(({trait})=>trait===impl.trait?.trait)}function isBehindPin(member,type){return isPin(type)&&takesPin(member)}function isReference(receiver){if(!receiver||
receiver.node===0)return false;const{source,node}=receiver;const value2=source.at(node)===LOCAL?source.at(node+2):0;return value2!==0&&source.at(value2)===OF_TYPE&&
source.at(value2+2)===BY_REFERENCE}var takesReference=member=>member.impl?.isForReference===true&&member.kind===FUNCTION_ITEM&&(member.source.at(member.node+1)&
SELF_BY_VALUE)!==0;function isSelf(receiver,impl){if(!receiver||!impl||receiver.source!==impl.source||receiver.node===0)return false;const{source,node}=receiver;
const value2=source.at(node)===LOCAL?source.at(node+2):0;return value2!==0&&source.at(value2)===OF_TYPE&&source.at(value2+1)===impl.selfNode}function blanketOf(e,type,name,accepts2,place){
if(isOpen(type))return void 0;const mayBe2=one=>!place?.module||canBeCalled(e,one,place.module,place.around);const[member]=inScope2(e,e.traits.blankets(type,name,
accepts2,mayBe2),place);const self=member?.impl?.self;if(!member?.impl||self?.kind!==PARAMETER2)return void 0;const by=opened(member.impl).set(self,type);for(const bound2 of boundsOf(
e,self))for(const[assoc,wanted]of bound2.assoc){const found=project(e,type,assoc);if(found.kind!==PROJECTION2&&found.kind!==UNKNOWN)unify(substitute(wanted,by),
found)}return{member,by}}function isFor(e,impl,type){return couldBe(e,substitute(impl.self,opened(impl)),type)}function isGiven(e,impl,args){const by=opened(impl);
const own=impl.trait?.args??[];return args.every((one,at)=>!own[at]||couldBe(e,substitute(own[at],by),one))}function fit(impl,type){const by=opened(impl);unify(
substitute(impl.self,by),type);return by}var opened=impl=>new Map(impl.parameters.map(parameter2=>[parameter2,variable()]));function mayBeLiteral(expected,given){
if(expected.kind!==PRIMITIVE2||given.kind!==PRIMITIVE2)return false;if(given.name==="i32")return/^[iu]\w*\d|^[iu]size/.test(expected.name);return given.name==="\
f64"&&/^f\d/.test(expected.name)}function couldBe(e,left,right,depth=0){const a=e.shape(left);const b=e.shape(right);if(depth>6)return true;if([a,b].some(type=>isOpen(
type)||type.kind===NEVER2))return true;if(a.kind===ADT2&&b.kind===ADT2)return a.item===b.item&&a.args.every((one,at)=>!b.args[at]||couldBe(e,one,b.args[at],depth+
1));if(a.kind===EXTERNAL&&b.kind===EXTERNAL)return lastName(a)===lastName(b)&&a.args.every((one,at)=>!b.args[at]||couldBe(e,one,b.args[at],depth+1));if(a.kind===
PRIMITIVE2&&b.kind===PRIMITIVE2)return a.name===b.name;if(a.kind===SLICE&&b.kind===SLICE)return couldBe(e,a.element,b.element,depth+1);if(a.kind===TUPLE2&&b.kind===
TUPLE2)return a.types.length===b.types.length&&a.types.every((one,at)=>{const other=e.shape(b.types[at]??unknown);return mayBeLiteral(e.shape(one),other)||couldBe(
e,one,other,depth+1)});if(a.kind===PARAMETER2||b.kind===PARAMETER2)return a===b;return a.kind===b.kind}function memberValue(e,found,self,args){const{member,by}=found;
const{source,definition}=member;const trait=member.trait;const full=new Map(by);if(trait){const own=e.denoted(trait.source,trait.source.at(trait.node+3));if(own.
kind===PARAMETER2)full.set(own,self);const given=member.impl?.trait?.args??[];e.parameters(trait.source,trait.node+7,trait.source.at(trait.node+4)).forEach((parameter2,at)=>{
const type=given[at];if(type)full.set(parameter2,substitute(type,by));else if(!full.has(parameter2))full.set(parameter2,variable())})}const entity={source,definition,
kind:member.kind===FUNCTION_ITEM?"function":"constant"};if(member.kind===FUNCTION_ITEM)return{type:callableOf(signatureOf2(e,source,member.node),full,args,self),
entity,member,self,evidence:"type"};return{type:substitute(e.denoted(source,member.node),full),entity,evidence:"type"}}var ANY_ITERATOR=std("Iter",unknown);function onlyTrait(e,type,name){
if(type.kind!==ADT2&&(type.kind!==PRIMITIVE2||type.name==="str"||hasMethod(type,name)))return void 0;if(standardMethod(ANY_ITERATOR,name))return void 0;const own=e.
traits.methods.get(name)?.filter(member=>member.trait);return own?.length===1?own[0]:void 0}function addedTo(e,type,name){if(type.crate==="std"||!/[.)]$/.test(type.
name))return void 0;const all=e.traits.methods.get(name)?.filter(takesSelf)??[];const[declared,...others]=all.filter(one=>one.trait);if(!declared||others.length>
0)return void 0;const impls=all.filter(one=>one.impl);const isAdded2=({impl})=>impl?.trait?.trait===declared.trait&&impl?.self.kind===EXTERNAL&&impl.self.crate===
type.crate;return impls.length>0&&impls.every(isAdded2)?impls.length===1?impls[0]:declared:void 0}function fallback(e,given,name,args){const type=e.shape(given);
if(type.kind===UNKNOWN||type.kind===VARIABLE2||type.kind===NEVER2)return void 0;const external=(crate,path,result)=>({type:{kind:FUNCTION2,parameters:[],result},
external:{crate,name:path},evidence:"type"});if(type.kind===PRIMITIVE2&&hasMethod(type,name))return external("std",`${type.name}::${name}`,resultOf(type,name));
const stood=TRAIT_METHODS.get(name);if(stood!==void 0)return external("std",name,stood===""?variable():readType2(stood));if(SELF_METHODS.has(name))return external(
"std",name,type);if(type.kind===EXTERNAL){const ours2=addedTo(e,type,name);if(ours2)return{...memberValue(e,{member:ours2,by:new Map},type,[]),evidence:"unique_\
name"};if(mayBe(type).some(one=>e.traits.named(one,name).some(takesSelf)))return UNKNOWN2;const result=outside(type,`::${name}`,args);const[cast]=args;const into=cast&&
DOWNCASTS.get(name);return external(result.crate,result.name,into?std(into,cast,type):outside(result,"()"))}const only=onlyTrait(e,type,name);if(only&&takesSelf(
only))return{...memberValue(e,{member:only,by:new Map},type,[]),evidence:"unique_name"};if(type.kind===PRIMITIVE2||type.kind===SLICE)return external("std",`${type.
kind===SLICE?"slice":type.name}::${name}`,type);return void 0}var DEEPEST9=8;function outside(type,how,given=[]){const carries=[...type.carries??[],...ours(type.args),...ours(given)].slice(0,MOST_CARRIED);return{kind:EXTERNAL,
crate:type.crate,name:type.name.length>80?type.name:type.name+how,args:[],...carries.length>0?{carries}:{}}}var MOST_CARRIED=8;var mayBe=type=>standardType(type)?
type.carries??[]:[...type.carries??[],...ours(type.args)];function pointee(e,given){const type=e.shape(given);if(type.kind===EXTERNAL&&type.name==="pointer")return type.
args[0]??unknown;return dereferenced(e,type)??type}function dereferenced(e,given){const type=e.shape(given);if(type.kind===EXTERNAL)return isPointer(type)?type.
args[0]:void 0;if(isBounded(type))return boundsOf(e,type).map(targetOf).find(one=>one!==void 0);if(type.kind!==ADT2)return void 0;return e.traits.foreign(type,"\
Deref")?project(e,type,"Target"):void 0}var targetOf=({trait,assoc})=>!("module"in trait)&&/^(?:Deref|DerefMut)$/.test(lastName(trait))?assoc.get("Target"):void 0;
var isPointer=type=>POINTERS.has(lastName(type))||isWrapper(type);var isWrapper=type=>type.args.length===1&&WRAPPERS.get(inCode(type.crate))?.has(lastName(type))===
true;function below(e,type){const inner2=dereferenced(e,type);return inner2&&e.shape(inner2)}function unwrapped(e,given){const type=e.shape(given);if(type.kind!==
EXTERNAL)return unknown;const name=lastName(type);if(name==="Option"||name==="Result")return type.args[0]??(type.name.startsWith("fmt")?unit:unknown);if(name===
"ControlFlow")return type.args[1]??unit;return name==="Poll"?type.args[0]??unknown:outside(type,"?")}function awaited(e,given){let type=e.shape(given);for(let step=0;type&&
step<DEEPEST9;step++,type=below(e,type)){if(type.kind===EXTERNAL){const name=lastName(type);if(name==="Future"||name==="BoxFuture"||name==="LocalBoxFuture"||name===
"Ready")return type.args.at(-1)??unknown;if(type.crate==="tokio"&&/(?:^|::)(?:JoinHandle|oneshot::Receiver)$/.test(type.name))return std("result::Result",type.args[0]??
unknown,unknown);if(isPointer(type))continue;return type}if(isBounded(type)||type.kind===ADT2){const output=project(e,type,"Output");if(output.kind!==UNKNOWN&&output.
kind!==PROJECTION2)return output;if(type.kind===ADT2){const into=project(e,type,"IntoFuture");if(into.kind!==UNKNOWN)return into}}}return unknown}function elementOf(e,given,index=unknown){
let type=e.shape(given);for(let step=0;type&&step<DEEPEST9;step++,type=below(e,type)){if(type.kind===SLICE)return type.element;if(type.kind===EXTERNAL){const name=lastName(
type);if(/Map$/.test(name))return type.args[1]??unknown;if(isPointer(type))continue;if(standardType(type))return name==="String"?type:type.args[0]??unknown;return outside(
type,"[]")}if(type.kind===PRIMITIVE2)return type;if(type.kind===ADT2&&e.traits.foreign(type,"Index"))return indexed(e,type,index)}return unknown}function indexed(e,type,given){
const impls=e.traits.impls(type).filter(one=>isForeign(one.trait,"Index")&&isFor(e,one,type));const index=e.shape(given);const isFitting=impl2=>isGiven(e,impl2,
[index])||mayBeLiteral(e.shape(impl2.trait?.args[0]??unknown),index);const fitting=impls.length===1?impls:impls.filter(isFitting);const[impl]=fitting;const output=impl?.
members.get("Output");if(!impl||!output||fitting.length>1&&isOpen(index))return unknown;return substitute(aliased(e,output),fit(impl,type))}function itemOf2(e,given){
let type=e.shape(given);for(let step=0;type&&step<DEEPEST9;step++,type=below(e,type)){if(type.kind===SLICE)return type.element;if(type.kind===EXTERNAL){const name=lastName(
type);if((/.Map$/.test(name)||/^Iter(Mut)?$/.test(name))&&type.args.length>1)return{kind:TUPLE2,types:[type.args[0],type.args[1]]};if(isPointer(type))continue;const own=standardType(
type);const{args}=type;if(own?.base&&lastName(own.base)==="Iter"&&args.length>0)return substitute(own.base.args[0]??unknown,new Map(own.parameters.map((one,at)=>[
one,args[at]??unknown])));if(own)return args[0]??unknown;return outside(type,"")}if(type.kind===ADT2||isBounded(type)){const item=project(e,type,"Item");if(item.
kind!==UNKNOWN)return item}}return unknown}function project(e,given,name){const type=e.shape(given);switch(type.kind){case VARIABLE2:return{kind:PROJECTION2,type,name};case PARAMETER2:case TRAITS:return withOrigin(
viaBoundsType(e,type,name),type,name);case EXTERNAL:if(name==="Item"||name==="IntoIter"){const item=itemOf2(e,type);return name==="Item"?item:std("Iter",item)}if(name===
"Target")return dereferenced(e,type)??unknown;if(name==="Output"&&lastName(type)==="Future")return type.args[0]??unknown;break;case SLICE:if(name==="Item")return type.
element;break;default:}for(const member of e.traits.named(type,name)){if(member.kind!==ALIAS_ITEM||!member.impl||member.trait)continue;if(isFor(e,member.impl,type))
return substitute(aliased(e,member),fit(member.impl,type))}return viaBlanket(e,type,name)}function viaBlanket(e,type,name){if(type.kind===UNKNOWN||type.kind===NEVER2)
return unknown;const member=e.traits.blanket(type,name,one=>one.kind===ALIAS_ITEM);const self=member?.impl?.self;if(!member||member.trait||self?.kind!==PARAMETER2)
return unknown;if(boundsOf(e,self).some(({trait})=>!("module"in trait)&&!MARKERS.has(lastName(trait))))return unknown;return substitute(aliased(e,member),new Map(
[[self,type]]))}function withOrigin(found,type,name){if(found.kind!==TRAITS||type.kind!==PARAMETER2||found.of)return found;return{...found,of:{kind:PROJECTION2,
type,name}}}function aliased(e,member){const{source,node}=member;return source.at(node)===ALIAS?e.denoted(source,source.at(node+2)):e.denoted(source,node)}function viaBoundsType(e,type,name){
const open=[...boundsOf(e,type)];const seen=new Set;const added2=[];let found={kind:PROJECTION2,type,name};for(let at=0;at<open.length;at++){const bound2=open[at];
const given=bound2.assoc.get(name);if(given?.kind===TRAITS)added2.push(...given.bounds);else if(given)return given;if(name==="Output"&&bound2.call)return bound2.
call.result;if(!("module"in bound2.trait)||seen.has(bound2.trait))continue;seen.add(bound2.trait);const member=e.traits.members(bound2.trait).get(name);if(member?.
kind===ALIAS_ITEM&&found.kind===PROJECTION2){const bounds=aliased(e,member);if(bounds.kind===TRAITS&&bounds.bounds.length>0)found=bounds}open.push(...supertraits(
e,bound2.trait))}if(added2.length===0)return found;return{kind:TRAITS,bounds:found.kind===TRAITS?[...added2,...found.bounds]:added2}}function defaultOf(e,parameter2,inBody,inExpression=false){if(inExpression)return variable();const written2=parameter2.source?.at(parameter2.node+4)??0;if(written2!==
0&&parameter2.source)return e.denoted(parameter2.source,written2);return inBody?variable():unknown}function adtOf(e,item,args,inBody,inExpression=false){const parameters=parametersOf(
e,item);const full=args.length>=parameters.length?args:parameters.map((one,at)=>args[at]??defaultOf(e,one,inBody,inExpression));return{kind:ADT2,item,args:full}}
function constructorOf(e,given){const type=e.shape(given);if(type.kind!==ADT2)return typed(type);return typed(constructed(e,type,void 0))}function constructed(e,type,variant){
const{source}=type.item;const all=fields(type.item,variant);const unnamed=all.length>0&&source.string(source.at(all[0]))==="0";if(!unnamed)return type;const by=argumentsOf3(
e,type);return make(all.map(field2=>substitute(e.denoted(source,source.at(field2+1)),by)),type)}function variantValue(e,item,variant,segment){const{source,before,
args,inBody}=segment;const given=before?.type.kind===ADT2&&before.type.item===item?before.type:void 0;const type=given??adtOf(e,item,args,inBody);return{type:constructed(
e,type,variant),variant,entity:{source:variant.source,definition:variant.definition,kind:"variant"},evidence:evidenceOf(source,variant)}}var make=(parameters,result)=>({
kind:FUNCTION2,parameters,result});function evidenceOf(source,item){return item.source===source?"same_file":"import"}function associated(e,start,names,from,argsOf,space,origin={}){const values=[];let{type}=start;for(let at=from;at<names.length;at++){const name=names[at];const wanted=at===
names.length-1?space:TYPES2;const{trait,within:within2}=at===from?origin:NOWHERE;const value2=(trait&&ofTrait(e,type,trait,name,argsOf(at),wanted))??associatedValue(
e,type,name,argsOf(at),wanted,{within:within2,module:origin.module});values.push(value2);type=value2.type}return values}var NOWHERE={};var hasItself=(type,name)=>standardMethod(
type,name)!==void 0&&!isAdded(type,name);function ofTrait(e,given,bound2,name,args,space){const{trait}=bound2;const declared="module"in trait?e.traits.members(trait).
get(name):void 0;if(!declared||!("module"in trait))return void 0;const type=e.shape(given);const impl=e.traits.impls(type).find(one=>one.trait?.trait===trait&&isFor(
e,one,type)&&isGiven(e,one,bound2.args));const own=impl?.members.get(name);if(space===TYPES2){const{source,definition}=declared;const found=own&&impl?substitute(
aliased(e,own),fit(impl,type)):project(e,type,name);return{type:found,entity:{source,definition,kind:"type"},evidence:"type"}}const traitArgs=bound2.args;if(impl)
return{...memberValue(e,{member:own??{...declared,impl},by:fit(impl,type)},type,args),traitArgs};const blanket=e.traits.blanket(type,name,one=>one.impl?.trait?.
trait===trait&&one.kind===declared.kind);const by=argumentsOf2(e,trait,bound2);const member=type.kind===PARAMETER2?declared:blanket??declared;return{...memberValue(
e,{member,by},type,args),traitArgs}}function associatedValue(e,given,name,args,space,{within:within2,module}){const type=e.shape(given);if(type.kind===ADT2){const variant=variantsOf(
type.item).find(one=>one.name===name);if(variant)return{type:constructed(e,type,variant),variant,entity:{source:variant.source,definition:variant.definition,kind:"\
variant"},evidence:"type"}}if(isBounded(type)){if(space===TYPES2)return associatedType(e,type,name,within2);const self=type.kind===TRAITS?variable():type;const found=viaBounds(
e,type,name,args);if(found?.type.kind===CALLABLE&&type.kind===TRAITS)return{...found,type:withSelf(e,type,found.type,self),self,traitArgs:type.bounds[0]?.args??
[]};if(found)return found}if(space===TYPES2)return associatedType(e,type,name,within2);const isOwn=type.kind===PRIMITIVE2&&(hasMethod(type,name)||NUMERIC_CONSTANTS.
has(name));if(!isOwn)for(const kind of[FUNCTION_ITEM,CONST_ITEM]){const found=memberOf(e,type,name,kind,{within:within2,place:{module,around:within2}});if(found&&
!(isOurTraits(found.member)&&hasItself(type,name)))return memberValue(e,found,type,args)}if(type.kind===EXTERNAL){const known2=standardFunction(type,name,args);
if(known2)return known2;const external={crate:type.crate,name:`${type.name}::${name}`};return{type:{kind:EXTERNAL,...external,args:[]},external,evidence:"type"}}
if(type.kind===PRIMITIVE2&&NUMERIC_CONSTANTS.has(name))return{type:COUNTS.has(name)?primitive2("u32"):type,external:{crate:"std",name:`${type.name}::${name}`},evidence:"\
type"};const everyones=isOwn||Object.hasOwn(DERIVED,name)?void 0:blanketOf(e,type,name,isOfPlainTrait);if(everyones)return memberValue(e,everyones,type,args);const only=isOwn?
void 0:onlyTrait(e,type,name);if(only)return{...memberValue(e,{member:only,by:new Map},type,args),evidence:"unique_name"};if(type.kind===PRIMITIVE2){const result=isOwn?
resultOf(type,name):type;return{type:make([],result),external:{crate:"std",name:`${type.name}::${name}`},evidence:"type"}}const parsed=type.kind===ADT2?commandLine(
type.item,name):void 0;if(parsed)return{type:make([],parsed.fallible?std("result::Result",type,variable()):type),external:{crate:parsed.crate,name:`${parsed.name}\
::${name}`},evidence:"type"};const trait=DERIVED[name];if(trait!==void 0&&Object.hasOwn(DERIVED,name)&&type.kind!==UNKNOWN&&type.kind!==VARIABLE2)return{type:make(
[],trait.fallible?std("result::Result",type,variable()):type),external:{crate:"std",name:`${trait.name}::${name}`},evidence:"type"};return UNKNOWN2}var isOfPlainTrait=({
kind,impl})=>(kind===FUNCTION_ITEM||kind===CONST_ITEM)&&impl?.trait?.args.length===0;var DERIVED={default:{name:"Default",fallible:false},from:{name:"From",fallible:false},
clone:{name:"Clone",fallible:false},from_iter:{name:"FromIterator",fallible:false},try_from:{name:"TryFrom",fallible:true},from_str:{name:"FromStr",fallible:true}};
function commandLine({module},name){const dependencies=enclosing(module).crate?.manifest?.dependencies;return DERIVED_OF_CRATES.find(({crate,names})=>dependencies?.
has(crate)&&names.test(name))}var DERIVED_OF_CRATES=[{crate:"clap",name:"Parser",names:/^(?:parse|parse_from)$/,fallible:false},{crate:"clap",name:"Parser",names:/^(?:try_parse|try_parse_from)$/,
fallible:true},{crate:"structopt",name:"StructOpt",names:/^(?:from_args|from_iter)$/,fallible:false}];function withSelf(e,type,callable,self){const trait=type.bounds[0]?.
trait;if(!trait||!("module"in trait))return callable;const own=e.denoted(trait.source,trait.source.at(trait.node+3));if(own.kind!==PARAMETER2)return callable;const by=new Map(
callable.by);by.set(own,self);return{...callable,by,self}}function associatedType(e,type,name,within2){const inImpl=within2&&ofOwnImpl(e,type,name,within2);if(inImpl)
return inImpl;const found={type:project(e,type,name),evidence:"type"};const bounds=isBounded(type)?boundsOf(e,type):[];const seen=new Set;let outside3;for(let at=0;at<
bounds.length;at++){const{trait}=bounds[at];if(!("module"in trait)){if(!MARKERS.has(lastName(trait)))outside3??={crate:trait.crate,name:`${trait.name}::${name}`};
continue}if(seen.has(trait))continue;seen.add(trait);const member=e.traits.members(trait).get(name);if(member)return{...found,entity:{source:member.source,definition:member.
definition,kind:"type"}};bounds.push(...supertraits(e,trait))}for(const member of e.traits.named(type,name))if(member.kind===ALIAS_ITEM)return{...found,entity:declaredBy(
e,member)};if(type.kind===EXTERNAL)outside3={crate:type.crate,name:`${type.name}::${name}`};return outside3?{...found,external:outside3}:found}function ofOwnImpl(e,type,name,{
members,trait}){const own=members.get(name);if(own?.kind===ALIAS_ITEM)return{type:aliased(e,own),entity:declaredBy(e,own),evidence:"type"};const open=trait&&"mo\
dule"in trait.trait?supertraits(e,trait.trait):[];for(let at=0;at<open.length&&at<16;at++){const{trait:above3}=open[at];if(!("module"in above3))continue;const member=e.
traits.members(above3).get(name);if(member?.kind===ALIAS_ITEM)return{type:project(e,type,name),entity:declaredBy(e,member),evidence:"type"};open.push(...supertraits(
e,above3))}return void 0}function declaredBy(e,member){const trait=member.impl?.trait?.trait;const{source,definition}=trait&&"module"in trait&&e.traits.members(
trait).get(member.name)||member;return{source,definition,kind:"type"}}function meant(e,callee,name,source,call3){const isPath=source.at(source.at(call3+1))!==METHOD;const trait=traitOf2(callee,isPath);if(!trait)return callee;const given=Array.
from({length:source.at(call3+2)},(_,at)=>e.type(source,source.at(call3+3+at)));const self=e.shape(callee.self??given[0]??unknown);const fitting=e.traits.named(self,
name).filter(one=>isOf2(one,trait)&&!isOfReference(one,self)&&(callee.self||hasSelf(one))&&one.impl&&isFor(e,one.impl,self)&&isGiven(e,one.impl,callee.traitArgs??
[]));if(fitting.length===0||fitting.length===1&&fitting[0]?.trait)return callee;const named=fitting.filter(one=>isNamed(one,callee));const decides=decidingParameters(
e,trait,name);const accepting=(named.length>0?named:fitting).filter(one=>accepts(e,one,argumentsOf4(one,given,isPath),decides));if(accepting.length===0){if(isInvented(
e,given.at(-1))||typeof trait==="string"&&isForeign2(self))return ofTrait2(e,callee,trait,name);return fitting.length===1?leadsTo(callee,fitting[0]):callee}const own=accepting.
find(one=>isSame2(one,callee.member));if(own&&given.some(type=>isOpen(e.shape(type))))return callee;const[plainest,...others]=accepting.toSorted((a,b)=>distance(
e,a,given,isPath)-distance(e,b,given,isPath));if(decides?.every(one=>!one)&&others.some(one=>isApart(e,one,plainest)))return ofTrait2(e,callee,trait,name);const chosen=own&&
distance(e,own,given,isPath)===distance(e,plainest,given,isPath)?own:plainest;return leadsTo(callee,chosen)}function traitOf2(callee,isPath){const{member,external}=callee;
if(!member)return isPath?external?.name.split("::").at(-2):void 0;const trait=member.trait??member.impl?.trait?.trait;return trait&&("module"in trait?trait:lastName(
trait))}function isNamed(member,{external}){const trait=member.impl?.trait?.trait;if(!external||!trait||"module"in trait)return false;return trait.crate===external.
crate&&external.name===`${trait.name}::${member.name}`}function isOf2(member,trait){const own=member.trait??member.impl?.trait?.trait;if(member.kind!==FUNCTION_ITEM||
!own)return false;return"module"in own?own===trait:lastName(own)===trait}var hasSelf=member=>(member.source.at(member.node+1)&HAS_SELF)!==0;var isSame2=(a,b)=>b!==
void 0&&a.source===b.source&&a.definition===b.definition;var argumentsOf4=(member,given,isPath)=>isPath&&hasSelf(member)?given.slice(1):given;function parametersOf2(e,member){
const{generics,parameters}=signatureOf2(e,member.source,member.node);const by=member.impl?opened(member.impl):new Map;for(const generic of generics)by.set(generic,
variable());return parameters.map(one=>substitute(one,by))}var accepts=(e,member,given,decides)=>parametersOf2(e,member).every((one,at)=>decides?.[at]===false||
takes(e,e.shape(one),e.shape(given[at]??unknown)));function decidingParameters(e,trait,name){const declared=typeof trait==="string"?void 0:e.traits.members(trait).
get(name);if(!declared)return void 0;const{generics,parameters}=signatureOf2(e,declared.source,declared.node);return parameters.map(type=>isDecided(type,generics))}
function isDecided(type,own){switch(type.kind){case PRIMITIVE2:return false;case PARAMETER2:return!own.includes(type);case ADT2:case EXTERNAL:return type.args.some(
one=>isDecided(one,own));case TUPLE2:return type.types.some(one=>isDecided(one,own));case SLICE:return isDecided(type.element,own);default:return true}}function isApart(e,a,b){
const others=b.impl?.trait?.args??[];return(a.impl?.trait?.args??[]).some((one,at)=>others[at]&&!couldBe(e,one,others[at]))}function takes(e,parameter2,given,depth=0){
if(given.kind===EXTERNAL&&given.crate!=="std")return parameter2.kind!==ADT2||!isTypeName(given.name);if(mayBeLiteral(parameter2,given))return true;if(parameter2.
kind!==EXTERNAL||given.kind!==EXTERNAL||depth>=DEEPEST11)return couldBe(e,parameter2,given);return lastName(parameter2)===lastName(given)&&parameter2.args.every(
(one,at)=>takes(e,e.shape(one),e.shape(given.args[at]??unknown),depth+1))}var DEEPEST11=6;var isTypeName=name=>new RegExp("(?:^|::)\\p{Lu}\\w*$","u").test(name)&&
!new RegExp("\\p{Lu}\\w*::\\w+$","u").test(name);function distance(e,member,given,isPath){const own=argumentsOf4(member,given,isPath);return sum(parametersOf2(e,
member).map((one,at)=>mismatch(e,one,own[at]??unknown)))}function mismatch(e,wanted,given,depth=0){const parameter2=e.shape(wanted);const own=e.shape(given);if(depth===
0&&isOpen(parameter2))return 2;if(parameter2.kind===PRIMITIVE2)return parameter2===own?0:1;if(depth>=DEEPEST11)return 0;if(parameter2.kind===TUPLE2&&own.kind===
TUPLE2)return sum(parameter2.types.map((one,at)=>mismatch(e,one,own.types[at]??unknown,depth+1)));if(parameter2.kind===EXTERNAL&&own.kind===EXTERNAL)return sum(
parameter2.args.map((one,at)=>mismatch(e,one,own.args[at]??unknown,depth+1)));return 0}var sum=numbers=>numbers.reduce((all,one)=>all+one,0);function isInvented(e,given){
const type=e.shape(given??unknown);return type.kind===PRIMITIVE2&&type.name!=="str"}var isForeign2=type=>type.kind===PRIMITIVE2||type.kind===SLICE||type.kind===
EXTERNAL;function ofTrait2(e,callee,trait,name){if(typeof trait!=="string"){const member=e.traits.members(trait).get(name);return member?leadsTo(callee,member):
callee}const foreign2=callee.member?.impl?.trait?.trait;if(!foreign2||"module"in foreign2)return callee;const{entity:_,...rest}=callee;return{...rest,external:{
crate:foreign2.crate,name:`${foreign2.name}::${name}`}}}function leadsTo(callee,member){if(isSame2(member,callee.member))return callee;const{external:_,...rest}=callee;
const{source,definition}=member;return{...rest,member,entity:{source,definition,kind:"function"},evidence:"type"}}function foreignFunction(e,trait,name){const member=e.
traits.foreignFunctions(trait).get(name);if(!member?.impl||hasSelf(member))return void 0;const self=variable();const result=replaced(signatureOf2(e,member.source,
member.node).result,member.impl.self,self);return result&&{type:{kind:FUNCTION2,parameters:[],result},self}}function replaced(type,self,by){if(type.kind===self.
kind){if(type.kind===ADT2&&self.kind===ADT2&&type.item===self.item)return by;if(type.kind===PRIMITIVE2&&type===self)return by}if(type.kind!==EXTERNAL)return void 0;
const args=type.args.map(one=>replaced(one,self,by));return args.some(one=>one)?{...type,args:args.map((one,at)=>one??type.args[at])}:void 0}var SPACES2=new Map([[TYPE_PATH,TYPES2],[VALUE_PATH,VALUES2],[MACRO_PATH,MACROS],[ANY_PATH,ANY]]);function pathValue2(e,source,node){const op=source.at(node);const module=source.
modules[source.at(node+1)];const base=source.at(node+2);const names=namesOf(source,node);const space=SPACES2.get(op)??ANY;const argsOf=at=>e.types(source,source.
at(node+PATH_HEAD+2*at+1));const inBody=node>=BODY;const segments=[];if(base!==0&&source.at(base)===OWN_MACRO){const entity={source,definition:source.at(base+1),
kind:"macro"};segments.push({type:unknown,entity,evidence:"same_file"})}else if(base!==0){const type=e.denoted(source,base);if(names.length===0)return constructorOf(
e,type);segments.push(...associated(e,typed(type),names,0,argsOf,space,{...originOf(e,source,base),module}))}else if(module){let targets=e.resolver.path(module,
names,space);if(targets.length<names.length&&op===TYPE_PATH){const values=e.resolver.path(module,names,VALUES2);if(values.length===names.length)targets=values}if(targets.
length<names.length&&op===VALUE_PATH&&new RegExp("^\\p{Lu}","u").test(names.at(-1)??"")){const types=e.resolver.path(module,names,TYPES2);const last2=types.length===
names.length?types.at(-1):void 0;if(last2?.to==="item"&&(names.length>1||hasNames(last2.item)))targets=types}if(targets.length<names.length&&op===MACRO_PATH){const types=e.
resolver.path(module,names,TYPES2);const last2=types.length===names.length?types.at(-1):void 0;if(last2?.to==="item"&&last2.item.kind===TRAIT_ITEM)targets=types}
if(targets.length===0){const glob=(op===MACRO_PATH||op===ANY_PATH)&&names.length>1?void 0:e.resolver.foreignGlob(module);return glob?foreign(names,glob,argsOf):
{...UNKNOWN2,segments:names.map(()=>UNKNOWN2)}}for(let at=0;at<targets.length;at++){const target2=targets[at];const before=segments[at-1];const isLast=at===names.
length-1;const segment=()=>({source,node,inBody,before,args:argsOf(at),space:isLast?space:TYPES2});const known2=target2.to==="external"&&before?.type.kind===EXTERNAL&&
standardType(before.type)&&isLast?standardFunction(before.type,names[at],argsOf(at)):void 0;const given=target2.to==="external"&&before?.type.kind===EXTERNAL&&isLast&&
!known2?foreignFunction(e,before.type,names[at]):void 0;if(given&&target2.to==="external")segments.push({...given,external:{crate:target2.crate,name:target2.name},
evidence:"import"});else segments.push(known2??added(e,target2,segment(),names[at])??targetValue(e,target2,segment()))}const last=segments.at(-1);const handedOn=segments.
length<names.length&&last?.module?e.resolver.handedOn(last.module):void 0;if(handedOn)segments.push(...foreign(names.slice(segments.length),handedOn,at=>argsOf(
segments.length+at)).segments??[]);else if(segments.length<names.length&&last)segments.push(...associated(e,last,names,segments.length,argsOf,space,{module}))}while(segments.
length<names.length)segments.push(UNKNOWN2);return{...segments.at(-1)??UNKNOWN2,segments}}function originOf(e,source,base){const within2=e.traits.around(source,
base);if(within2||source.at(base)!==QUALIFIED)return{within:within2};const trait=e.denoted(source,source.at(base+2));return{trait:trait.kind===TRAITS?trait.bounds[0]:
void 0}}function foreign(names,glob,argsOf){const segments=names.map((_,at)=>{const name=[glob.name,...names.slice(0,at+1)].filter(one=>one!=="").join("::");return{
type:{kind:EXTERNAL,crate:glob.crate,name,args:argsOf(at)},external:{crate:glob.crate,name},evidence:"import"}});return{...segments.at(-1)??UNKNOWN2,segments}}function namedValue(e,source,module,names){
for(const space of[VALUES2,TYPES2]){const targets=e.resolver.path(module,names,space);const last=targets.at(-1);if(!last)continue;const segment={source,node:0,space,
inBody:false,args:[],before:void 0};if(targets.length===names.length)return targetValue(e,last,segment);const owner=targetValue(e,last,{...segment,space:TYPES2});
const value2=associated(e,owner,names,targets.length,()=>[],space,{module}).at(-1);if(value2?.entity||value2?.external)return value2}return void 0}function targetValue(e,target2,segment){
switch(target2.to){case"module":{const{item}=target2.module;const value2={type:unknown,module:target2.module,evidence:"import"};if(item)value2.entity={source:item.
source,definition:item.definition,kind:"module"};return value2}case"primitive":return typed(primitive2(target2.name));case"variant":return variantValue(e,target2.
item,target2.variant,segment);case"external":return externalValue(target2,segment);default:return itemValue(e,target2.item,segment)}}function added(e,target2,{before,
args,space},name){if(target2.to!=="external"||before?.type.kind!==EXTERNAL||(space&VALUES2)===0)return void 0;for(const kind of[FUNCTION_ITEM,CONST_ITEM]){const found=memberOf(
e,before.type,name,kind);if(found&&isOurTraits(found.member))return memberValue(e,found,before.type,args)}return void 0}function externalValue(target2,{args,inBody,
space}){const external={crate:target2.crate,name:target2.name};const last=target2.name.slice(target2.name.lastIndexOf(":")+1);const variant=target2.crate==="std"?
CONSTRUCTORS[last]:void 0;if(target2.crate==="std"&&space===VALUES2&&TUPLE_STRUCTS.has(last))return{type:around(last,args[0]),external,evidence:"import"};if(variant&&
Object.hasOwn(CONSTRUCTORS,last))return{type:variant(args),external,evidence:"import"};const known2=target2.crate==="std"?standardFunctionNamed(target2.name):crateFunctionNamed(
target2.crate,target2.name);if(known2)return{type:callableOf({...known2,hasSelf:false},new Map,args,void 0),external,evidence:"import"};const number=target2.crate===
"std"?/^([iuf]\w+)::(\w+)$/.exec(target2.name):null;if(number&&PRIMITIVE_NAMES.has(number[1])&&NUMERIC_CONSTANTS.has(number[2]))return{type:primitive2(COUNTS.has(
number[2])?"u32":number[1]),external,evidence:"import"};const type={kind:EXTERNAL,crate:target2.crate,name:target2.name,args:HELD_IN_ARRAYS.has(last)?args.map(one=>one.
kind===SLICE?one.element:one):args};const wanted=standardType(type)?.parameters.length??0;if(inBody&&args.length<wanted)type.args=Array.from({length:wanted},(_,at)=>args[at]??
variable());return{type,external,evidence:"import"}}var HELD_IN_ARRAYS=new Set(["SmallVec","ArrayVec","TinyVec","StackVec"]);var TUPLE_STRUCTS=new Set(["Reverse",
"Wrapping","Saturating","AssertUnwindSafe"]);function entry(name){const args=[variable(),variable()];return make([std(name,...args)],std("Entry",...args))}function around(name,given){
const inner2=given??variable();return make([inner2],std(name,inner2))}var CONSTRUCTORS={Some:([given])=>{const inner2=given??variable();return make([inner2],std(
"option::Option",inner2))},None:([given])=>std("option::Option",given??variable()),Ok:([given,error])=>{const inner2=given??variable();return make([inner2],std(
"result::Result",inner2,error??variable()))},Break:([given])=>{const inner2=given??variable();return make([inner2],std("ops::ControlFlow",inner2,variable()))},Continue:([
given])=>{const inner2=given??variable();return make([inner2],std("ops::ControlFlow",variable(),inner2))},Included:([given])=>around("ops::Bound",given),Excluded:([
given])=>around("ops::Bound",given),Occupied:()=>entry("OccupiedEntry"),Vacant:()=>entry("VacantEntry"),Borrowed:([given])=>around("borrow::Cow",given),Owned:([
given])=>around("borrow::Cow",given),Ready:([given])=>around("task::Poll",given),Err:([given,error])=>{const inner2=error??variable();return make([inner2],std("\
result::Result",given??variable(),inner2))}};function itemValue(e,item,{source,node,space,inBody,args}){const evidence=evidenceOf(source,item);const entity=kind=>({
source:item.source,definition:item.definition,kind});switch(item.kind){case TYPE_ITEM:{const type=adtOf(e,item,args,inBody,inBody&&source.at(node)===VALUE_PATH);
if(space===VALUES2){const made=constructorOf(e,type);return{...made,entity:entity("type"),evidence}}return{type,entity:entity("type"),evidence}}case ALIAS_ITEM:{
const parameters=e.parameters(item.source,item.node+3,item.source.at(item.node+1));const by=new Map(parameters.map((parameter2,at)=>[parameter2,args[at]??defaultOf(
e,parameter2,inBody)]));return{type:substitute(aliased(e,item),by),entity:entity("type"),evidence}}case TRAIT_ITEM:{const bound2=source.at(node)===TYPE_PATH?traitBound(
e,source,node,item,args):plainBound(item,args);return{type:{kind:TRAITS,bounds:[bound2]},entity:entity("trait"),evidence}}case FUNCTION_ITEM:return{type:callableOf(
signatureOf2(e,item.source,item.node),new Map,args,void 0),entity:entity("function"),evidence};case CONST_ITEM:return{type:e.denoted(item.source,item.node),entity:entity(
"constant"),evidence};case MACRO_ITEM:return{type:unknown,entity:entity("macro"),evidence};default:return{type:unknown,entity:entity("module"),evidence:"import"}}}
var plainBound=(trait,args)=>({trait,args,assoc:new Map,call:void 0});var DEEPEST12=24;var MOST2=2e3;var MOST_WRITTEN=2e5;var MacroTemplates=class{#evaluator;#rules=new Map;constructor(evaluator){this.#evaluator=evaluator}namesIn(source,path,text){
const{entity}=this.#evaluator.value(source,path);const name=source.string(source.at(path+PATH_HEAD+2*(source.at(path+3)-1)));const module=source.modules[source.
at(path+1)];if(entity?.kind!=="macro"||!module)return[];const rules2=this.#rulesOf(entity.source);if(!rules2.has(name)||entity.source.file.symbols[entity.definition-
1]?.name!==name)return[];const expansion=new Expansion(rules2);expansion.call(name,tokenTrees(text,0,text.length),0);return[...expansion.found].flatMap(([offset,
names])=>{const named=this.#named(source,module,entity,names);return named?[{...named,offset,isAlone:!expansion.bare.has(offset)}]:[]})}#named(source,module,{source:from},names){
const isOwn=names[0]===OWN_CRATE;const value2=namedValue(this.#evaluator,source,isOwn?from.root:module,isOwn?["crate",...names.slice(1)]:names);return value2&&names.
length>1?{name:names.at(-1),value:value2}:void 0}#rulesOf({file}){const known2=this.#rules.get(file.path);if(known2)return known2;const found=new Map;const{templates,
strings}=file.surface;for(let row=0;templates&&row<templates.length;row+=TEMPLATE_SIZE){const name=file.symbols[templates[row]-1]?.name;const text=strings[templates[row+
1]];if(name!==void 0&&text!==void 0)found.set(name,found.has(name)?[]:rulesIn(text))}this.#rules.set(file.path,found);return found}};function rulesIn(text){const body=tokenTrees(
text,0,text.length).at(-1);const tokens=(body?.kind===OPEN?body:void 0)?.inside?.filter(one=>one.text!==";")??[];const rules2=[];for(let at=0;at+2<tokens.length;at+=
3){const[pattern,arrow,template]=tokens.slice(at,at+3);const rule=arrow?.text==="=>"&&pattern?.inside&&template?.inside&&ruleOf(pattern.inside,template.inside);
if(!rule)break;rules2.push(rule)}return rules2}var OWN_CRATE="$crate";var NO_USE=/^(?:\.|const|enum|fn|let|macro_rules|mod|mut|ref|static|struct|trait|type|union|')$/;
var Expansion=class{found=new Map;bare=new Set;#rules;#calls=0;#written=0;constructor(rules2){this.#rules=rules2}call(name,given,depth){const rules2=this.#rules.
get(name)??[];if(depth>=DEEPEST12||this.#calls++>=MOST2||this.#written>MOST_WRITTEN)return;const written2=expand(rules2,given)??[];this.#written+=written2.length;
this.#visit(treesOf(written2),depth)}#visit(tokens,depth){for(const[at,token]of tokens.entries()){if(token.kind===OPEN){const macro=tokens[at-1]?.text==="!"?tokens[at-
2]:void 0;if(macro?.kind===WORD&&this.#rules.has(macro.text))this.call(macro.text,token.inside??[],depth+1);else if(macro?.text!=="stringify")this.#visit(token.
inside??[],depth)}else if(token.kind===WORD&&token.at>=0)this.#name(tokens,at)}}#name(tokens,at){const{text,at:offset}=tokens[at];const[before="",next=""]=[tokens[at-
1]?.text,tokens[at+1]?.text];if(before!=="::"&&!NO_USE.test(before)&&next!==":"&&next!=="!")this.bare.add(offset);if(before!=="::"||(tokens[at-1]?.at??0)>=0||next===
"::")return;const names=[text];for(let sign=at-1;tokens[sign]?.text==="::";sign-=2){const word=tokens[sign-1];if(word?.text===">"||word?.kind===OPEN)return;names.
unshift(word?.kind===WORD?word.text:"::");if(word?.kind!==WORD)break}const known2=this.found.get(offset);if(known2&&known2.join("::")!==names.join("::"))this.found.
set(offset,[]);else this.found.set(offset,names)}};function treesOf(written2){const top=[];const open=[top];for(const{text,at,rule,spaced}of written2){const inside=open.
at(-1);if(closingOf(text)!==""){const token={kind:OPEN,text,at,spaced,inside:[]};inside.push(token);open.push(token.inside)}else if(/^[)\]}]$/.test(text)){if(open.
length>1)open.pop()}else if(text==="crate"&&at<0&&rule<0)inside.push({kind:WORD,text:OWN_CRATE,at,spaced});else inside.push({kind:kindOf(text),text,at,spaced})}
return top}function kindOf(text){if(/^(?:r#)?[\p{L}_][\p{L}\p{N}_]*$/u.test(text))return WORD;if(/^\d/.test(text))return NUMBER;if(text.endsWith('"')||/^[bc]?r#*"/.
test(text))return TEXT;if(text.endsWith("'"))return CHARACTER;return text.startsWith("'")?LIFETIME:PUNCTUATION}var isUnknown=({type,entity,external,module,segments})=>type.kind===UNKNOWN&&!entity&&!external&&!module&&!segments;var Source=class{file;modules=[];#body;#conditions;#items=new Map;#values=[];#fresh;constructor(file){
this.file=file}get root(){return this.modules[0]}withBody(body,work){this.#body=body;this.#values=new Array(body.code.length);try{work()}finally{this.#body=void 0;
this.#values=[]}}at(offset){return(offset>=BODY?this.#body?.code[offset-BODY]:this.file.surface.code[offset])??0}string(number){return(number>=BODY?this.#body?.
strings[number-BODY]:this.file.surface.strings[number])??""}conditionsOf(definition){if(!this.#conditions){const rows=this.file.surface.conditions;this.#conditions=
new Map;for(let at=0;at<rows.length;at+=2)this.#conditions.set(rows[at],this.string(rows[at+1]).split("\n"))}return this.#conditions.get(definition)??this.file.
symbols[definition-1]?.conditions??[]}localName(local){return this.#body?.locals[local]?.[0]??""}afresh(from,to,work){const outer=this.#fresh;this.#fresh={from,
to,values:new Map};try{return work()}finally{this.#fresh=outer}}#valuesFor(node){const fresh=this.#fresh;return fresh&&node>=fresh.from&&node<fresh.to?fresh.values:
this.#items}known(node){return node>=BODY?this.#values[node-BODY]:this.#valuesFor(node).get(node)}forgetUnknown(){this.#values=this.#values.map(one=>one&&isUnknown(
one)?void 0:one)}keep(node,value2){if(node>=BODY)this.#values[node-BODY]=value2;else this.#valuesFor(node).set(node,value2)}};var MOST_GIVEN=16;var RustLinker=class{#crates;#evaluator;#given;#templates;#calls=new Map;#through=new Set;#expanded=new Set;constructor(project2){this.#crates=
new Crates(project2);this.#evaluator=new Evaluator(this.#crates);this.#given=new GivenFunctions(this.#crates,this.#evaluator);this.#templates=new MacroTemplates(
this.#evaluator)}add(file){this.#crates.add(new Source(file))}finish(){this.#crates.finish();this.#evaluator.finish()}link(file,body,out){const source=this.#crates.
source(file.path);if(!source)throw new Error(`${file.path} was not added`);for(const[name,kind,line,column,owner]of body.locals)out.local(name,LOCAL_KINDS[kind]??
"variable",line,column,owner);source.withBody(body,()=>{const{occurrences}=body;this.#calls.clear();this.#expanded.clear();this.#through.clear();for(let at=0;at<
occurrences.length;at+=OCCURRENCE_SIZE){const node=occurrences[at+3];if(occurrences[at+2]!==EVALUATE||source.at(node)!==CALL)continue;const callee=source.at(node+
1);this.#calls.set(callee,node);const held=heldIn(source,callee);if(held!==0&&source.at(held)===FIELD)this.#through.add(held)}this.#evaluate(source,occurrences);
if(occurrences.some((node,at)=>at%OCCURRENCE_SIZE===3&&this.#isKnownNow(source,node))){source.forgetUnknown();forgetUnknownCalls(source);this.#evaluate(source,occurrences)}
const behind=this.#behindPaths(source,body,out);for(let at=0;at<occurrences.length;at+=OCCURRENCE_SIZE)if(behind.get(`${occurrences[at]}:${occurrences[at+1]}`)!==
"alone")this.#occurrence(source,occurrences,at,out,behind)});forgetCalls(source);this.#overrides(source,out);this.#implementations(source,out)}#behindPaths(source,{
calls:calls2=[]},out){const found=new Map;for(let row=0;row<calls2.length;row+=CALL_SIZE){const[path,word,first,indent,from]=calls2.slice(row,row+CALL_SIZE);const text=source.
string(word);for(const{offset,name,value:value2,isAlone}of this.#templates.namesIn(source,path,text)){const before=text.slice(0,offset).split("\n");const line=first+
before.length-1;const column=before.at(-1).length+(before.length===1?indent:0);const destination=this.#destination(source,value2,path,MACRO_PATH,name);if(!destination||
destination.to==="unknown"||found.has(`${line}:${column}`))continue;found.set(`${line}:${column}`,isAlone?"alone":"besides");const use=useOf(READ,value2,destination);
out.occurrence({line,column,length:name.length,use,destination,from,evidence:value2.evidence})}}return found}#evaluate(source,occurrences){for(let at=0;at<occurrences.
length;at+=OCCURRENCE_SIZE)this.#evaluator.value(source,occurrences[at+3])}#isKnownNow(source,node){if(source.at(node)!==METHOD&&source.at(node)!==FIELD||source.
known(node)!==UNKNOWN2)return false;const{type}=this.#evaluator.value(source,source.at(node+1));return type.kind===VARIABLE2&&type.bound!==void 0}#occurrence(source,rows,at,out,behind){
const line=rows[at];const column=rows[at+1];const written2=rows[at+2];const node=usualLocal(source,rows[at+3]);const extra=rows[at+4];const from=rows[at+5];const whole=this.#evaluator.
value(source,node);if(written2===EVALUATE)return;const op=source.at(node);const isPath=SPACES2.has(op);let value2=isPath?whole.segments?.[extra]??whole:whole;const name=nameOf2(
source,node,op,extra);if((written2&~TENTATIVE)===CALLEE&&(value2.external||value2.entity)){const isLast=op===VALUE_PATH?extra===source.at(node+3)-1:op===METHOD;
const call3=isLast?this.#calls.get(node):void 0;if(call3!==void 0)value2=meant(this.#evaluator,value2,name,source,call3)}const destination=this.#destination(source,
value2,node,op,name);if(!destination||destination.to==="unknown"&&behind.has(`${line}:${column}`))return;const tentative=(written2&TENTATIVE)!==0;if(tentative){
if(destination.to==="unknown")return;const position=`${line}:${column} ${written2}`;if(this.#expanded.has(position))return;this.#expanded.add(position)}const place={
line,column,length:name.length,from};const use=useOf(written2&~TENTATIVE,value2,destination);out.occurrence({...place,use,destination,evidence:value2.evidence});
const isHeld=op===LOCAL?(written2&~TENTATIVE)===CALLEE:this.#through.has(node);const options=isHeld?this.#given.behind(source,node):[];if(options.length===0)return;
const to=options.length>MOST_GIVEN?{to:"unknown",name}:{to:"all_of",options:options.map(destinationOf)};out.occurrence({...place,use:"call_indirect",destination:to,
evidence:"dynamic"})}#destination(source,value2,node,op,name){if(value2.entity){const isMade=value2.entity.definition===0&&value2.entity.kind!=="module";return isMade?
{to:"unknown",name}:destinationOf(value2.entity)}if(value2.module)return{to:"symbol",id:moduleId(value2.module.source.file.path)};if(value2.external){const{crate,
name:path}=value2.external;return outside2(crate,path===""?crate:path)}if(op===LOCAL){const local=source.at(node+1);return local<0?void 0:{to:"local",index:local}}
if(op===TYPE_PARAMETER){const local=source.at(node+3);return local<0?void 0:{to:"local",index:local}}if(value2.type.kind===PRIMITIVE2&&op!==FIELD&&op!==METHOD)return void 0;
if(name==="self"||name==="crate"||name==="super"||name==="Self"||/^\d/.test(name))return void 0;if(op===FIELD&&value2.type.kind===EXTERNAL)return outside2(value2.
type.crate,value2.type.name);return{to:"unknown",name}}#implementations(source,out){for(const module of source.modules)for(const items of module.names.values())
for(const item of items){const symbol=source.file.symbols[item.definition-1];if(item.kind!==TYPE_ITEM||!symbol)continue;const traits=this.#evaluator.traits.elsewhere(
item);for(const trait of traits)out.occurrence({line:symbol.line,column:symbol.column,length:0,use:"implements",destination:"module"in trait?destinationOf(trait):
outside2(trait.crate,trait.name),from:item.definition-1,evidence:"type"})}}#overrides(source,out){const{traits}=this.#evaluator;for(const impl of traits.of(source)){
const trait=impl.trait?.trait;if(!trait||!("module"in trait))continue;const members=traits.members(trait);for(const member of impl.members.values()){const over=members.
get(member.name);const symbol=source.file.symbols[member.definition-1];const target2=over?.source.file.symbols[over.definition-1];if(!symbol||!target2)continue;
out.implied(symbol,member.definition-1,"overrides",{to:"symbol",id:target2.id})}}}};function nameOf2(source,node,op,extra){switch(op){case TYPE_PATH:case VALUE_PATH:case MACRO_PATH:case ANY_PATH:
return source.string(source.at(node+PATH_HEAD+2*extra));case LOCAL:return source.localName(source.at(node+1));case TYPE_PARAMETER:return source.string(source.at(
node+1));default:return source.string(source.at(node+2))}}function outside2(crate,name){return{to:"external",package:crate==="std"?"std:rust":`crates:${crate}`,
name}}function destinationOf(entity){const symbol=entity.source.file.symbols[entity.definition-1];return symbol?{to:"symbol",id:symbol.id}:{to:"symbol",id:moduleId(
entity.source.file.path)}}function useOf(written2,value2,destination){switch(written2){case WRITE:return"write";case IMPORTS:return"import";case TYPE:return"typ\
e";case MACRO:return value2.entity&&value2.entity.kind!=="macro"?"type":"call_macro";case IMPLEMENTS:return"implements";case EXTENDS:return"extends";case CALLEE:{
const kind=value2.entity?.kind;if(kind==="type")return"type";if(kind&&kind!=="function"||destination.to==="local")return"read";return"call"}default:return value2.
entity?.kind==="type"||value2.entity?.kind==="trait"?"type":"read"}}var INNER_ATTRIBUTES=/(?<=[,(]\s*(?:\/\/[^\n]*\s*)*)#\[(?:[^[\]]|\[[^[\]]*\])*\]/g;var UNSAFE_BLOCK=/\bunsafe(?=\s+extern\s*(?:"[^"]*"\s*)?\{)/g;var OF_FOREIGN_ITEM=/\b(?:safe(?=\s+(?:fn|static)\b)|unsafe(?=\s+static\b))/g;
var WORDS=/\b(?:auto|const)(?=\s+(?:unsafe\s+)?trait\b)|(?<=\bimpl(?:<[^{}]*>)?\s+)const\b|~const\b|(?<=[:+]\s*)(?:\[const\]|const\b|async\b)(?=\s+[\w:]+)|\bgen(?=\s+(?:fn\b|move\b|\{))/g;
var RAW=/(?<=&\s*)raw\b(?!\s+(?:const|mut)\b)/g;var repair=tree=>readAgain(tree,[text=>text.replace(INNER_ATTRIBUTES,blanks).replace(UNSAFE_BLOCK,blanks).replace(
OF_FOREIGN_ITEM,blanks).replace(WORDS,blanks).replace(RAW,"r_w")]);var PATH2="pnc(sn)";var LAYOUTS=readLayouts({[TYPE_PATH]:PATH2,[VALUE_PATH]:PATH2,[MACRO_PATH]:PATH2,[ANY_PATH]:PATH2,[OWN_MACRO]:"i",[ARGUMENTS]:"cc(n)(sn)",[TYPE_PARAMETER]:"\
sn-n",[BOUNDS]:"c(n)",[FUNCTION_BOUND]:"nc(n)n",[ANY_OF_TRAIT]:"n",[TUPLE_TYPE]:"c(n)",[SLICE_TYPE]:"n",[FUNCTION_TYPE]:"c(n)n",[QUALIFIED]:"nn",[REFERENCE_TO]:"\
n",[STANDARD_AROUND]:"sn",[ASSOCIATED_BOUND]:"sn",[UNIT]:"",[NEVER]:"",[PRIMITIVE]:"s",[FUNCTION]:"iccn(n)(n)",[ALIAS]:"cn(n)",[LOCAL]:"-n",[CONDITIONAL]:"snn",
[FIELD]:"ns",[METHOD]:"nsnpn",[CALL]:"nc(n)",[MACRO_CALL]:"nc(n)",[OF_TYPE]:"ni",[DEREFERENCE]:"n",[TRY]:"n",[AWAIT]:"n",[ASYNC_BLOCK]:"n",[INDEX]:"nni",[RANGE]:"\
ni",[TUPLE]:"c(n)",[ARRAY]:"n",[BINARY]:"nns",[UNARY]:"ns",[EITHER]:"c(n)",[CLOSURE]:"c(n)nn-i",[CLOSURE_PARAMETER]:"ni",[EXPECT]:"nn",[SAME]:"nn",[LITERAL_FIELD]:"\
nsn",[RENAMED]:"ns",[MACRO_ARGUMENT]:"i",[MACRO_RULES]:"c(in--)",[TUPLE_PART]:"nii",[VARIANT_PART]:"nin",[FIELD_PART]:"nsn",[ELEMENT]:"n",[ITEM]:"n"});function offersOf(file){
const offered=new Offered(file);offered.items();offered.impls();offered.imports();offered.given();return offered.offers()}var BY_ITSELF=new Set(["function","met\
hod","property","enum_member","constant"]);var Offered=class{#file;#texts;#said=new Said;#rest=[];#imports;#open=new Set;#conditions;constructor(file){const{surface}=file;
this.#file=file;this.#texts=new RecordTexts(surface.code,surface.strings,LAYOUTS,scope=>this.#scopeText(scope));this.#imports=rowsOf(surface.uses,USE_SIZE).map(
([scope,node,alias,kind,isPublic2,conditions])=>({...{scope,node,kind,isPublic:isPublic2===1},...{alias:surface.strings[alias],conditions:surface.strings[conditions]}}));
this.#conditions=new Map(rowsOf(surface.conditions,2).map(([definition,text])=>[definition,this.#string(text)]));for(const[kind,scope]of rowsOf(surface.items,ITEM_SIZE))
if(kind===MODULE_FILE)for(const around2 of this.#chain(scope))this.#open.add(around2)}offers(){if(this.#texts.isUntold)this.#rest.push(this.#file.surface);return{
rest:JSON.stringify(this.#rest),named:this.#said.texts(),ordered:this.#file.symbols.flatMap(({id,kind})=>BY_ITSELF.has(kind)?[]:[id])}}#conditionsOf(definition){
return this.#conditions.get(definition)??this.#file.symbols[definition-1]?.conditions}#say(names,definition,tell){this.#texts.begin();const told=tell();const symbol=this.#file.
symbols[definition-1];const what=[symbol?.id,this.#conditionsOf(definition),told,this.#mayMean()];for(const name of names)if(name!==""&&name!=="_")this.#said.say(
name,what)}items(){const texts=this.#texts;for(const row of rowsOf(this.#file.surface.items,ITEM_SIZE)){const[kind,scope,word,definition,node,isPublic2]=row;const name=this.#string(
word);const place=[kind,this.#scopeText(scope),isPublic2];switch(kind){case MODULE_FILE:this.#rest.push([place,name,this.#string(node),this.#conditionsOf(definition)]);
break;case EXTERN_CRATE:case MACRO_ITEMS:this.#rest.push([place,name]);break;case MODULE_ITEM:this.#say([name],definition,()=>place);break;case MACRO_ITEM:{const isCondition=name.
startsWith("cfg_");const template=this.#template(definition);this.#say([name],definition,()=>[place,isCondition?texts.string(node):texts.of(node),template]);break}case TYPE_ITEM:
this.#type(name,scope,definition,node,place);break;case TRAIT_ITEM:this.#trait(name,scope,definition,node,place);break;default:this.#say([name],definition,()=>{
texts.places.add(scope);return[place,texts.of(node)]})}}}#template(definition){const rows=rowsOf(this.#file.surface.templates??[],TEMPLATE_SIZE);const row=rows.
find(([own])=>own===definition);return row&&this.#string(row[1])}#type(name,scope,definition,node,place){const texts=this.#texts;const fields2=this.#list(texts.
at(node+4),FIELD_SIZE);const variants=this.#list(texts.at(node+5),1).flat();this.#say([name],definition,()=>{texts.places.add(scope);return[place,variants.length>
0,texts.each(node+6,texts.at(node+3)),this.#unnamed(fields2)]});this.#fields(name,scope,fields2);for(const variant of variants){const own=this.#records(variant+
4,texts.at(variant+3),FIELD_SIZE);this.#say([this.#string(texts.at(variant+1))],texts.at(variant+2),()=>{texts.places.add(scope);return[texts.string(texts.at(node+
1)),this.#unnamed(own)]});this.#fields(name,scope,own)}}#unnamed(fields2){return fields2.flatMap(([name,type])=>/^\d/.test(this.#string(name))?[this.#texts.of(type)]:
[])}#fields(of,scope,fields2){for(const[name,type,definition]of fields2)this.#say([this.#string(name)],definition,()=>{this.#texts.places.add(scope);return[of,this.#texts.
of(type)]})}#trait(name,scope,definition,node,place){const texts=this.#texts;const tellHead=()=>{texts.places.add(scope);const parameters=texts.each(node+7,texts.
at(node+4));return[place,texts.string(texts.at(node+1)),texts.of(texts.at(node+3)),parameters,texts.of(texts.at(node+5))]};this.#members([name],definition,texts.
at(node+6),tellHead)}impls(){const texts=this.#texts;for(const node of this.#file.surface.impls){const[scope,self,trait]=[texts.at(node+1),texts.at(node+2),texts.
at(node+3)];const tellHead=()=>{texts.places.add(scope);const head=[texts.of(self),texts.of(trait)];return[head,texts.each(node+6,texts.at(node+4)),this.#scopeText(
scope)]};texts.begin();texts.of(self);texts.of(trait);const names=wordsOf(texts.strings);for(const keyword of KEYWORDS2)names.delete(keyword);this.#members(names,
0,texts.at(node+5),tellHead)}}#members(names,definition,list,tellHead){const texts=this.#texts;const members=this.#list(list,MEMBER_SIZE);const idOf=own=>this.#file.
symbols[own-1]?.id;const tellWhole=()=>[tellHead(),members.flatMap(([kind,name,own,node])=>kind===FUNCTION_ITEM?[]:[[kind,texts.string(name),idOf(own),texts.of(
node)]])];this.#say(names,definition,tellWhole);for(const[kind,name,own,node]of members)this.#say([this.#string(name)],own,()=>[tellWhole(),kind===FUNCTION_ITEM?
texts.of(node):kind])}imports(){for(const one of this.#imports){const isSeen=one.isPublic||this.#open.has(one.scope);if(one.kind===OF_CALL||one.kind===OF_ALL&&isSeen){
this.#texts.begin();this.#rest.push(this.#importText(one))}else if(isSeen)this.#say([one.alias],0,()=>this.#importText(one))}}given(){const texts=this.#texts;for(const[
field2,value2]of rowsOf(this.#file.surface.given??[],GIVEN_SIZE))this.#say([this.#string(texts.at(field2+2))],0,()=>{texts.places.add(texts.at(value2+1));return[
texts.of(field2),texts.of(value2)]})}#importText({scope,alias,kind,isPublic:isPublic2,node,conditions}){return[this.#scopeText(scope),alias,kind,isPublic2,conditions,
this.#texts.of(node)]}#mayMean(){const texts=this.#texts;const words=wordsOf(texts.strings);const scopes=new Set([...texts.places].flatMap(scope=>this.#chain(scope)));
return this.#imports.filter(({scope,alias,kind})=>scopes.has(scope)&&(kind===OF_ALL||words.has(alias))).map(one=>{texts.begin();return this.#importText(one)})}#chain(scope){
const{scopes}=this.#file.surface;const found=[];for(let at=scope;at>=0;at=scopes[at*SCOPE_SIZE+1])found.push(at);return found}#scopeText(scope){const{scopes,strings}=this.#file.
surface;return this.#chain(scope).map(at=>[scopes[at*SCOPE_SIZE],strings[scopes[at*SCOPE_SIZE+2]]])}#list(list,size){return list===0?[]:this.#records(list+1,this.#texts.
at(list)/size,size)}#records(from,count,size){return Array.from({length:count},(_,at)=>Array.from({length:size},(_2,part)=>this.#texts.at(from+at*size+part)))}#string(number){
return this.#file.surface.strings[number]}};var KEYWORDS2=["crate","self","Self","super","std","core","alloc"];function rowsOf(rows,size){return Array.from({length:rows.
length/size},(_,at)=>rows.slice(at*size,(at+1)*size))}function extract(tree){const x=new Extraction(tree);readRules(x);readItems(x,0);x.readLater();return x.unit()}var createLinker=project2=>new RustLinker(project2);export{createLinker,extract,offersOf,repair};
