import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{codesOf,nodeCodes}from"./HZEP76YM.js";import{moduleId}from"./2ZI6R6IU.js";import{USES,USE_NUMBER}from"./SL77UPIG.js";
import{blanks,readAgain}from"./KLRMKRHE.js";import"./PYQ6AIYU.js";import"./WYNVCRUU.js";import{oneLine}from"./JD3OYRGZ.js";
import{NAMED}from"./CCXMQBEG.js";import{stemOf}from"./CJJMGL6T.js";import{LIMITS}from"./XUA4RPE5.js";var scratch=new Uint8Array(1<<16);function packNumbers(numbers){if(scratch.length<numbers.length*5)scratch=new Uint8Array(numbers.length*6);const bytes=scratch;
let at=0;for(let nth=0;nth<numbers.length;nth++){const number=numbers[nth];let rest=(number<<1^number>>31)>>>0;while(rest>127){bytes[at++]=rest&127|128;rest>>>=
7}bytes[at++]=rest}return Buffer.from(bytes.buffer,0,at).toString("base64")}function unpackNumbers(text){const bytes=Buffer.from(text,"base64");let count=0;for(let at2=0;at2<
bytes.length;at2++)if(bytes[at2]<128)count++;const numbers=new Int32Array(count);let at=0;for(let nth=0;nth<count;nth++){let byte=bytes[at++];let number=byte&127;
for(let shift=7;byte>127;shift+=7){byte=bytes[at++];number|=(byte&127)<<shift}numbers[nth]=number>>>1^-(number&1)}return numbers}var OP={UNKNOWN:0,TEXT:1,INTEGER:2,BUILTIN:3,FUNCTION:4,CLASS:5,PARAMETER:6,JOIN:7,NAME:8,ATTRIBUTE:9,CALL:10,SUBSCRIPT:11,SLICE:12,ELEMENT:13,UNPACK:14,REST:15,
LIST:16,TUPLE:17,SET:18,DICT:19,COMPREHENSION:20,DICT_COMPREHENSION:21,MODULE:22,IMPORTED:23,ENTERED:24,AWAITED:25,SUPER:26,BINARY:27,TYPED:28,STORE_ATTRIBUTE:29,
STORE_ITEM:30,ALIAS:31,DECORATED:32,MATCHED:33,TASK:34,EXCEPT:35,GUARDED:36,UNGUARDED:37,OF_KIND:38,PATTERN:39,ATTRIBUTES:40,SUPER_OF:41};var REST_BACK=1024;var LARGEST_KEY=65536;
var ARGUMENT={spread:-2};var DEFINITION={symbol:0,local:1,import:2};var definition=(kind,index)=>index*4+kind;var FLAG={async:1,generator:2,static:4,classmethod:8,
property:16,contextmanager:32,overload:64,fixture:128,setter:256,wraps:512,test:1024,abstract:2048};var PARAMETER_KIND={plain:0,keywordOnly:1,variadic:2,keywords:3,
positionalOnly:4};function isFilledIn({flags,owner,parameters},at){if((flags&(FLAG.test|FLAG.fixture))===0)return false;const isReceiver2=at===0&&owner>=0&&(flags&
FLAG.static)===0;const[,kind,,,fallback]=parameters[at];return!isReceiver2&&kind===PARAMETER_KIND.plain&&fallback<0}var METACLASS="__metaclass__";var ValueGraph=class{strings=[];kind=[];a=[];b=[];lists=[];edges=[];#stringIndex=new Map;#unknown=-1;string(text){
let index=this.#stringIndex.get(text);if(index===void 0){index=this.strings.push(text)-1;this.#stringIndex.set(text,index)}return index}node(kind,a=0,b=0){this.
a.push(a);this.b.push(b);return this.kind.push(kind)-1}get unknown(){if(this.#unknown<0)this.#unknown=this.node(OP.UNKNOWN);return this.#unknown}builtin(type){return this.
node(OP.BUILTIN,this.string(type))}list(values){const at=this.lists.length;for(const value of values)this.lists.push(value);return at}edge(from,to){if(from>=0&&
from!==to)this.edges.push(from,to)}join(values){const distinct2=[...new Set(values)].filter(value=>value>=0);if(distinct2.length===1)return distinct2[0];const node2=this.
node(OP.JOIN);for(const value of distinct2)this.edge(value,node2);return node2}};var Scope=class{kind;parent;slots=new Map;owner;fn;cls;free;constructor(kind,parent,owner,fn2,cls2){this.kind=kind;this.parent=parent;this.owner=owner;this.fn=fn2;
this.cls=cls2;this.free=kind==="module"||kind==="function"?new Map:void 0}get frame(){let scope=this;while(!scope.free)scope=scope.parent;return scope}get binder(){
let scope=this;while(scope.kind==="inline"||scope.kind==="lambda")scope=scope.parent;return scope}};var Flow=class{#graph;#trail=[];#loops=[];#clock=0;#began=0;dead=false;constructor(graph){
this.#graph=graph}fresh(){const trail=this.#trail;const loops=this.#loops;const dead=this.dead;const began=this.#began;this.#began=++this.#clock;this.#trail=[];
this.#loops=[];this.dead=false;return()=>{this.#trail=trail;this.#loops=loops;this.#began=began;this.dead=dead}}set(slot,value,reach){this.#trail.push({slot,value:slot.
value,reach:slot.reach,time:slot.time});slot.value=value;slot.reach=reach;slot.time=++this.#clock}read(slot){if(slot.value<0)return slot.value;let level=this.#loops.
length;while(level>0&&this.#loops[level-1]?.opened>slot.time)level--;if(level===this.#loops.length)return slot.value;const join3=this.#graph.node(OP.JOIN);this.#graph.
edge(slot.value,join3);for(;level<this.#loops.length;level++)this.#loops[level]?.met.push({slot,join:join3});slot.value=join3;slot.time=++this.#clock;return join3}narrowed(slot,path){
const found=slot.narrowed?.get(path);return found&&found.time>this.#began?found.value:-1}widen(slot,path=""){for(const[at,narrowed]of slot.narrowed??[])if(narrowed.
value>=0&&(path===""||at===path||at.startsWith(`${path}.`)))this.set(narrowed,-1,0)}openLoop(){this.#loops.push({opened:++this.#clock,met:[]})}closeLoop(){for(const{
slot,join:join3}of this.#loops.pop()?.met??[])if(slot.value!==join3)this.#graph.edge(slot.value,join3)}get mark(){return this.#trail.length}undo(mark){const state=new Map;
for(let at=this.#trail.length-1;at>=mark;at--){const{slot,value,reach,time}=this.#trail[at];if(!state.has(slot))state.set(slot,[slot.value,slot.reach]);slot.value=
value;slot.reach=reach;slot.time=time}this.#trail.length=mark;return state}merge(branches){if(branches.length===0)return;const slots=new Set(branches.flatMap(branch2=>[
...branch2.keys()]));for(const slot of slots){const values=[];let reach=0;for(const branch2 of branches){const[value,bits]=branch2.get(slot)??[slot.value,slot.reach];
values.push(value);reach|=bits}if(values.every(value=>value===slot.value)&&reach===slot.reach)continue;const bound=values.filter(value=>value>=0);const isLost=bound.
length===0||slot.isNarrowing&&bound.length<values.length;this.set(slot,isLost?-1:this.#graph.join(bound),reach)}}};var TYPES=["aliased_import","as_pattern","as_pattern_target","assert_statement","assignment","attribute","augmented_assignment","await","binary_operator","block",
"boolean_operator","call","case_pattern","class_definition","class_pattern","comment","comparison_operator","concatenated_string","conditional_expression","deco\
rated_definition","decorator","default_parameter","delete_statement","dict_pattern","dictionary","dictionary_comprehension","dictionary_splat","dictionary_splat\
_pattern","dotted_name","elif_clause","else_clause","except_clause","expression_list","expression_statement","false","finally_clause","float","for_in_clause","f\
or_statement","function_definition","future_import_statement","generator_expression","generic_type","global_statement","identifier","if_clause","if_statement","\
import_from_statement","import_prefix","import_statement","integer","interpolation","keyword_argument","keyword_pattern","lambda","line_continuation","list","li\
st_comprehension","list_pattern","list_splat","list_splat_pattern","match_statement","member_type","module","named_expression","none","nonlocal_statement","not_\
operator","pair","parameters","parenthesized_expression","pattern_list","raise_statement","relative_import","return_statement","break_statement","constrained_ty\
pe","continue_statement","set","set_comprehension","slice","splat_pattern","string","string_content","subscript","true","try_statement","tuple","tuple_pattern",
"type","type_alias_statement","typed_default_parameter","typed_parameter","unary_operator","union_pattern","union_type","while_statement","wildcard_import","wit\
h_clause","with_statement","yield"];var NODE=codesOf(TYPES);var FIELDS=["alias","alternative","argument","arguments","attribute","body","cause","condition","con\
sequence","definition","expression","function","guard","key","left","module_name","name","object","operator","parameters","return_type","right","subject","subsc\
ript","superclasses","type","type_parameters","value"];var syntaxOf=nodeCodes(NODE,FIELDS);var Reader=class{tree;field;#codes;constructor(tree){const syntax=syntaxOf(
tree.grammar);this.tree=tree;this.field=syntax.field;this.#codes=syntax.codes}code(node2){return(this.tree.flags[node2]&NAMED)===0?0:this.#codes[this.tree.type[node2]]??
0}isNamed(node2){return(this.tree.flags[node2]&NAMED)!==0}#isPart(node2){const code=this.code(node2);return this.isNamed(node2)&&code!==NODE.comment&&code!==NODE.
line_continuation}firstNamed(node2){const{after}=this.tree;const end=after[node2];for(let at=node2+1;at<end;at=after[at])if(this.#isPart(at))return at;return-1}named(node2){
const{after}=this.tree;const end=after[node2];const children=[];for(let at=node2+1;at<end;at=after[at])if(this.#isPart(at))children.push(at);return children}content(node2){
return this.named(node2).find(part=>this.code(part)===NODE.string_content)}under(node2,field){const{after}=this.tree;const end=after[node2];const children=[];for(let at=node2+
1;at<end;at=after[at])if(this.tree.field[at]===field)children.push(at);return children}};var OCCURRENCE={definition:0,definitions:1,name:2,attribute:3,module:4,imported:5,value:6,protocol:7,raised:8,keyword:9,field:10,fixture:11,key:12,operator:13,path:14};
var SEPARATOR=/[.:]/;var STRIDE=8;var FROM=4;var KIND=5;var isTestFile=path=>/(^|\/)(tests?\/|test_[^/]*\.py$|[^/]*_tests?\.py$|conftest\.py$)/.test(path);var STORED=-2;
var ALL=-1;var DEEPEST=400;var Extraction=class{file;tree;reader;graph=new ValueGraph;flow;module;symbols=[];functions=[];classes=[];classScopes=[];fields=[];imports=[];stars=[];all;body={
locals:[],occurrences:[],lists:[]};narrowings=new Map;hasNarrowedAttributes=false;stored=new Map;untyped=new Map;annotated=new Map;standIns=new Set;placeholders=new Set;inTests;conditions=[];inMain=false;mains=new Set;depth=0;#later=[];constructor(tree,file2){
this.tree=tree;this.file=file2;this.reader=new Reader(tree);this.flow=new Flow(this.graph);this.module=new Scope("module",void 0,-1,-1,-1);this.inTests=isTestFile(
file2.path)}later(read2){this.#later.push(read2)}readLater(){for(let at=0;at<this.#later.length;at++){const restore=this.flow.fresh();this.#later[at]();restore()}
this.#later.length=0}line(node2){return this.tree.lineAt(this.tree.start[node2])}column(node2){return this.tree.columnAt(this.tree.start[node2])}text(node2){return this.
tree.textOf(node2)}emit(node2,use,from,kind,operand,extra=-1){const start=this.tree.start[node2];return this.emitAt(start,this.tree.end[node2]-start,use,from,kind,
operand,extra)}emitAt(start,length,use,from,kind,operand,extra=-1){const{occurrences}=this.body;return occurrences.push(this.tree.lineAt(start),this.tree.columnAt(
start),Math.min(length,1e4),USE_NUMBER[use],from,kind,operand,extra)-STRIDE}setCall(occurrence,call2){this.body.occurrences[occurrence+STRIDE-1]=call2}emitReading(at,length,use,from,name2,reading){
if(reading.slot){const[kind,operand]=this.#reached(reading.slot,reading.reach);return this.emitAt(at,length,use,from,kind,operand)}const occurrence=this.emitAt(
at,length,use,from,OCCURRENCE.name,this.graph.string(name2));reading.free?.occurrences.push(occurrence);return occurrence}#reached(slot,reach){const all=slot.definitions;
const some2=all.length===1||reach===ALL?all:all.filter((_,at)=>(reach&1<<Math.min(at,LAST_BIT))!==0);const definitions=this.meant(some2.length===0?all:some2);if(definitions.
length===1)return[OCCURRENCE.definition,definitions[0]];const{lists}=this.body;lists.push(definitions.length,...definitions);return[OCCURRENCE.definitions,lists.
length-definitions.length-1]}meant(definitions){if(definitions.length===1||this.standIns.size===0)return definitions;const meant=definitions.filter(one=>!this.standIns.
has(one));return meant.some(one=>one%4===DEFINITION.symbol)?meant:definitions}exported({definitions}){const isImported=this.placeholders.size>0&&definitions.some(
one=>one%4===DEFINITION.import);return this.meant(isImported?definitions.filter(one=>!this.placeholders.has(one)):definitions)}typing(name2){const module=this.graph.
string("typing");const wanted=this.graph.string(name2);let at=this.imports.findIndex(one=>one[0]===module&&one[1]===0&&one[2]===wanted);if(at<0)at=this.imports.
push([module,0,wanted,-1])-1;return this.graph.node(OP.IMPORTED,at)}slot(scope,name2){let slot=scope.slots.get(name2);if(!slot){slot=emptySlot(name2);scope.slots.
set(name2,slot)}return slot}narrowedSlot(slot,path){this.hasNarrowedAttributes=true;slot.narrowed??=new Map;let narrowed=slot.narrowed.get(path);if(!narrowed){narrowed=
{...emptySlot(path),isNarrowing:true};slot.narrowed.set(path,narrowed)}return narrowed}cell(slot){if(slot.cell<0){const atEnd=this.module.slots.get(slot.name)===
slot&&slot.value>=0;slot.cell=this.graph.node(OP.JOIN);for(const value of atEnd?[slot.value]:slot.versions)this.graph.edge(value,slot.cell)}return slot.cell}read(scope,name2){
let crossed=false;for(let at=scope;at;at=at.parent){if(at.kind==="class"&&crossed)continue;const found=at.slots.get(name2);if(found){if(found.foreign)return{node:this.
cell(found.foreign),slot:found.foreign,reach:ALL};const inline=!crossed&&found.value>=0;return inline?{node:this.flow.read(found),slot:found,reach:found.reach}:
{node:this.cell(found),slot:found,reach:ALL}}if(at.kind==="function"){if(!crossed&&!boundOutside(at,name2))break;crossed=true}}const{frame}=scope;let free=frame.
free?.get(name2);if(!free){free={node:this.graph.node(OP.NAME,this.graph.string(name2)),occurrences:[]};frame.free?.set(name2,free)}return{node:free.node,reach:ALL,
free}}closeFrame(frame){for(const[name2,free]of frame.free??[]){const slot=frame.slots.get(name2);const found=slot?.foreign??slot;if(!found)continue;this.graph.
kind[free.node]=OP.JOIN;this.graph.edge(this.cell(found),free.node);const[kind,operand]=this.#reached(found,ALL);for(const occurrence of free.occurrences){this.
body.occurrences[occurrence+KIND]=kind;this.body.occurrences[occurrence+KIND+1]=operand}}frame.free?.clear()}assign(slot,value,definition2){let at=slot.definitions.
indexOf(definition2);if(at<0)at=slot.definitions.push(definition2)-1;slot.versions.push(value);if(slot.cell>=0)this.graph.edge(value,slot.cell);this.flow.set(slot,
value,1<<Math.min(at,LAST_BIT));if(slot.narrowed)this.flow.widen(slot)}local(name2,kind,node2,owner){const index=this.body.locals.push([name2.slice(0,LIMITS.nameChars),
kind,this.line(node2),this.column(node2),owner])-1;return definition(DEFINITION.local,index)}markMains(){for(const symbol of this.symbols){if(symbol.parent!==void 0||
symbol.kind!=="function"||!this.mains.has(symbol.name))continue;if(!symbol.modifiers?.includes("entry"))symbol.modifiers=[...symbol.modifiers??[],"entry"];symbol.
extra??={main:this.file.path}}}};function emptySlot(name2){return{name:name2,definitions:[],value:-1,reach:0,time:0,versions:[],cell:-1}}function boundOutside(scope,name2){
for(let at=scope.parent;at;at=at.parent)if(at.kind!=="class"&&at.slots.has(name2))return true;return false}var LAST_BIT=29;function sortSymbols(x){const{symbols}=x;const order=symbols.map((_,at)=>at);const key=at=>{const symbol=symbols[at];return symbol.line*65536+Math.min(symbol.column,
65535)};order.sort((one,other)=>key(one)-key(other)||one-other);const to=new Int32Array(symbols.length);order.forEach((from,at)=>{to[from]=at});const moved2=index=>index<
0?index:to[index];const movedDefinition=d=>d%4===DEFINITION.symbol?definition(0,moved2(d>>2)):d;const sorted=order.map(at=>symbols[at]);for(const symbol of sorted)
if(symbol.parent!==void 0)symbol.parent=moved2(symbol.parent);symbols.splice(0,symbols.length,...sorted);for(const fn2 of x.functions)fn2.symbol=moved2(fn2.symbol);
for(const cls2 of x.classes)cls2.symbol=moved2(cls2.symbol);for(const local of x.body.locals)local[4]=moved2(local[4]);const{occurrences,lists}=x.body;for(let at=0;at<
occurrences.length;at+=STRIDE){occurrences[at+FROM]=moved2(occurrences[at+FROM]);if(occurrences[at+KIND]===OCCURRENCE.definition)occurrences[at+KIND+1]=movedDefinition(
occurrences[at+KIND+1])}for(let at=0;at<lists.length;){const count=lists[at++];for(const end=at+count;at<end;at++)lists[at]=movedDefinition(lists[at])}return movedDefinition}var DECLARED=new Set(["variable","constant","property","enum_member"]);function declareVariable(x,scope,node2,how,isField2=false){if(scope.kind!=="module"&&scope.
kind!=="class")return x.local(x.text(node2),"variable",node2,scope.owner);const name2=x.text(node2);const enumeration=scope.kind==="class"&&x.symbols[scope.owner]?.
kind==="enum"&&!isField2;const kind=scope.kind==="class"?enumeration&&how&&!how.bare&&!name2.startsWith("_")?"enum_member":"property":/^[A-Z][A-Z0-9_]*$/.test(name2)?
"constant":"variable";const extent=how?.statement??node2;const draft=symbolDraft(x,scope,node2,name2,kind,extent);if(how?.type!==void 0)draft.type=folded(how.type);
if(how)draft.signature=folded(x.tree.text.slice(x.tree.start[extent],firstLineEnd(x,extent)));const modifiers=visibility(x,scope,name2);if(draft.type&&/\bFinal\b/.
test(draft.type))modifiers.push("readonly");if(draft.type&&/\bClassVar\b/.test(draft.type))modifiers.push("static");if(modifiers.length>0)draft.modifiers=modifiers;
const doc=how?docAfter(x,extent):void 0;if(doc)draft.doc=doc;return definition(DEFINITION.symbol,x.symbols.push(draft)-1)}function symbolDraft(x,scope,nameNode,name2,kind,extent){
const draft={name:name2.slice(0,LIMITS.nameChars),kind,line:x.line(nameNode),column:x.column(nameNode),start:x.line(extent),end:x.tree.lineAt(Math.max(x.tree.start[extent],
x.tree.end[extent]-1))};if(x.conditions.length>0)draft.conditions=x.conditions.slice(0,32);const parent=x.symbols[scope.owner];if(parent){draft.parent=scope.owner;
draft.qualified=`${parent.qualified??parent.name}.${draft.name}`.slice(0,4*LIMITS.nameChars)}return draft}function visibility(x,scope,name2){const modifiers=[];
const special=name2.startsWith("__")&&name2.endsWith("__");const hidden=name2.startsWith("_")&&!special;if(scope.kind==="module"&&!hidden)modifiers.push("export\
ed");if(scope.kind==="class")modifiers.push(hidden?name2.startsWith("__")?"private":"protected":"public");else if(hidden)modifiers.push("private");if(x.file.path.
endsWith(".pyi"))modifiers.push("declaration");return modifiers}function parametersOf(x,list2,dropReceiver){const{reader}=x;const{field}=reader;const parameters=[];
reader.named(list2).forEach((node2,at)=>{if(at===0&&dropReceiver)return;const code=reader.code(node2);const type=x.tree.child(node2,field.type);const fallback=x.
tree.child(node2,field.value);let nameNode=node2;if(code===NODE.typed_parameter)nameNode=reader.firstNamed(node2);else if(code===NODE.default_parameter||code===
NODE.typed_default_parameter)nameNode=x.tree.child(node2,field.name);if(nameNode<0||parameters.length>=256)return;const inner=reader.code(nameNode);const variadic=inner===
NODE.list_splat_pattern||inner===NODE.dictionary_splat_pattern;if(!variadic&&inner!==NODE.identifier)return;const written5=x.text(variadic?reader.firstNamed(nameNode):
nameNode);const parameter={name:written5.slice(0,LIMITS.nameChars)};if(type>=0)parameter.type=folded(x.text(type));if(fallback>=0)parameter.default=folded(x.text(
fallback));if(variadic)parameter.variadic=true;parameters.push(parameter)});return parameters}function folded(text){return oneLine(text.slice(0,4*LIMITS.signatureChars),
"hash").trim().slice(0,LIMITS.signatureChars)}var HEAD_END=/:\s*(?:#[^\n]*\n\s*)*(?:#[^\n]*)?$/;function describe(x,draft,node2){const body=x.tree.child(node2,x.
reader.field.body);const doc=docstring(x,body);if(doc)draft.doc=doc;const head=x.tree.text.slice(x.tree.start[node2],body<0?x.tree.end[node2]:x.tree.start[body]);
draft.signature=folded(head.replace(HEAD_END,""))}function docstring(x,body){const first=body<0?-1:x.reader.firstNamed(body);return first<0?void 0:stringStatement(
x,first)}function docAfter(x,assignment2){const statement2=x.tree.parent[assignment2];const next=x.tree.after[statement2];if(statement2<0||next>=x.tree.count||x.
tree.parent[next]!==x.tree.parent[statement2])return void 0;return stringStatement(x,next)}function stringStatement(x,node2){if(x.reader.code(node2)!==NODE.expression_statement)
return void 0;const inner=x.reader.firstNamed(node2);if(inner<0||x.reader.code(inner)!==NODE.string&&x.reader.code(inner)!==NODE.concatenated_string)return void 0;
return[x.line(inner),x.tree.lineAt(x.tree.end[inner]-1)]}function firstLineEnd(x,node2){const start=x.tree.start[node2];const end=x.tree.end[node2];const newline=x.
tree.text.indexOf("\n",start);return newline<0||newline>end?end:newline}var VERB=/^(?:get|post|put|patch|delete|head|options|trace)$/;var NAME=/^[A-Za-z_]\w*$/;function readActions(x,scope,callee,given3){const{graph,reader,tree}=x;if(graph.
kind[callee]!==OP.ATTRIBUTE||graph.strings[graph.b[callee]]!=="as_view")return;const[actions=-1]=given3;if(actions<0||reader.code(actions)!==NODE.dictionary)return;
for(const pair of reader.named(actions)){if(reader.code(pair)!==NODE.pair)continue;const verb=textOf(x,tree.child(pair,reader.field.key));const action=textOf(x,
tree.child(pair,reader.field.value));if(verb===void 0||action===void 0||!VERB.test(x.text(verb))||!NAME.test(x.text(action)))continue;const member=graph.node(OP.
ATTRIBUTE,graph.a[callee],graph.string(x.text(action)));x.emit(action,"read",scope.owner,OCCURRENCE.attribute,member)}}var textOf=({reader},node2)=>node2>=0&&reader.
code(node2)===NODE.string?reader.content(node2):void 0;var FIXTURE_PREFIX="@";function nameOfFixture(decorators){for(const text of decorators){const found=/^[\w.]*fixture\(.*\bname\s*=\s*(['"])(\w+)\1/s.exec(text);if(found)
return found[2]}return void 0}var MOST_ROWS=64;function readParametrized(x,mark,fact){const{graph}=x;const{kind,strings}=graph;if(called(x,mark)!=="parametrize")
return;const[names,table]=positional(x,mark);if(names===void 0||table===void 0)return;const wanted=(kind[names]===OP.TEXT?[names]:items(x,names)).flatMap(node2=>kind[node2]===
OP.TEXT&&graph.a[node2]>=0?strings[graph.a[node2]].split(",").map(name2=>name2.trim()):[]);for(const row of items(x,table).slice(0,MOST_ROWS)){const single=called(
x,row)==="param"?positional(x,row):wanted.length===1?[row]:void 0;for(const[at,name2]of wanted.entries()){const parameter=fact.parameters.find(one=>strings[one[0]]===
name2);const value=single?single[at]:items(x,row)[at]??graph.node(OP.UNPACK,row,at);if(parameter&&value!==void 0)graph.edge(value,parameter[2])}}}function readUsedFixtures(x,scope,callee,given3){
const{graph,reader}=x;if(graph.kind[callee]!==OP.ATTRIBUTE||graph.strings[graph.b[callee]]!=="usefixtures")return;const cls2=scope.kind==="class"?scope.cls:-1;for(const part of given3){
const content=reader.code(part)===NODE.string?reader.content(part):void 0;if(content===void 0)continue;x.emit(content,"read",scope.owner,OCCURRENCE.fixture,cls2,
graph.string(x.text(content)))}}function called(x,node2){const{kind,a,b,strings}=x.graph;const callee=kind[node2]===OP.CALL?a[node2]:-1;return kind[callee]===OP.
ATTRIBUTE?strings[b[callee]]:void 0}function positional(x,call2){const{b,lists}=x.graph;const list2=b[call2];return lists.slice(list2+1,list2+1+lists[list2]).filter(
node2=>node2>=0)}function items(x,node2){const{kind,a,lists}=x.graph;if(kind[node2]!==OP.LIST&&kind[node2]!==OP.TUPLE)return[];const list2=a[node2];return lists.
slice(list2+1,list2+1+lists[list2]).filter(item=>item>=0)}function name(x,scope,node2,use){const text=x.text(node2);const reading=x.read(scope,text);const start=x.tree.start[node2];const occurrence=x.emitReading(start,
text.length,use,scope.owner,text,reading);return{node:reading.node,occurrence,reading}}function attribute(x,scope,node2,use){const{field}=x.reader;const object=x.
tree.child(node2,field.object);const property=x.tree.child(node2,field.attribute);const held=object<0?x.graph.unknown:expression(x,scope,object);if(property<0)return{
node:x.graph.unknown,occurrence:-1};const result=x.graph.node(OP.ATTRIBUTE,held,x.graph.string(x.text(property)));const known=use!=="call"&&x.stored.size>0?storedAttribute(
x,scope,node2):void 0;const extra=known===void 0?-1:STORED-known;const occurrence=x.emit(property,use,scope.owner,OCCURRENCE.attribute,result,extra);const narrowed=use!==
"write"&&x.hasNarrowedAttributes?narrowedAttribute(x,scope,node2):-1;return{node:narrowed<0?result:narrowed,occurrence}}function narrowedAttribute(x,scope,node2){
const path=attributePath(x,scope,node2);return path?x.flow.narrowed(path.slot,path.rest):-1}function storedAttribute(x,scope,node2){const path=attributePath(x,scope,
node2);return path&&x.stored.get(path.slot)?.get(path.rest)}function attributePath(x,scope,node2){const{field}=x.reader;let root=node2;while(x.reader.code(root)===
NODE.attribute)root=x.tree.child(root,field.object);if(root<0||x.reader.code(root)!==NODE.identifier)return void 0;const{slot}=x.read(scope,x.text(root));return slot&&
{slot,rest:x.tree.text.slice(x.tree.end[root],x.tree.end[node2])}}function dottedName(x,scope,node2,use="read"){let held=-1;for(const part of x.reader.named(node2)){
if(held<0)held=name(x,scope,part,use).node;else{held=x.graph.node(OP.ATTRIBUTE,held,x.graph.string(x.text(part)));x.emit(part,use,scope.owner,OCCURRENCE.attribute,
held)}}return held<0?x.graph.unknown:held}function narrow(x,condition,holds){const{reader,graph}=x;const code=reader.code(condition);if(code===NODE.parenthesized_expression){const inner=reader.firstNamed(
condition);if(inner>=0)narrow(x,inner,holds)}else if(code===NODE.not_operator){const inner=x.tree.child(condition,reader.field.argument);if(inner>=0)narrow(x,inner,
!holds)}else if(code===NODE.boolean_operator){const operator=x.tree.child(condition,reader.field.operator);if((operator>=0&&x.text(operator)==="and")===holds)for(const field of[
reader.field.left,reader.field.right]){const part=x.tree.child(condition,field);if(part>=0)narrow(x,part,holds)}}else for(const found of x.narrowings.get(condition)??
[]){const held=found.slot.isNarrowing?found.held:found.slot.value;if(held<0)continue;if(found.kinds){const[attribute2,nodes]=found.kinds;if(!isTyped(x,held))continue;
const list2=graph.list([attribute2,found.holds===holds?0:1,nodes.length,...nodes]);x.flow.set(found.slot,graph.node(OP.OF_KIND,held,list2),found.slot.reach)}else if(found.
holds===holds){const narrowed=found.isGuard?graph.node(OP.GUARDED,held,found.type):graph.node(OP.TYPED,found.type,held);x.flow.set(found.slot,narrowed,found.slot.
reach)}else if(found.isGuard&&isTyped(x,held))x.flow.set(found.slot,graph.node(OP.UNGUARDED,held,found.type),found.slot.reach);else if(found.isWhole&&!found.slot.
isNarrowing&&isTyped(x,held))x.flow.set(found.slot,graph.node(OP.EXCEPT,held,found.type),found.slot.reach)}}function isTyped({graph,functions},held){if(graph.kind[held]!==
OP.PARAMETER)return true;const fact=functions[graph.a[held]];return(fact?.parameters[graph.b[held]]?.[3]??-1)>=0}function narrowTo(x,scope,subject,value){const slot=subjectOf(
x,scope,subject);if(slot&&(slot.isNarrowing||slot.value>=0))x.flow.set(slot,value,slot.reach)}function testsType(x,scope,condition,subject,held,type){record(x,scope,
condition,subject,{held,type,holds:true,isWhole:true})}function mayGuard(x,scope,condition,subject,held,callee){record(x,scope,condition,subject,{held,type:callee,
holds:true,isGuard:true})}function record(x,scope,condition,subject,told){const slot=subjectOf(x,scope,subject);if(!slot)return;const known=x.narrowings.get(condition);
if(known)known.push({slot,...told});else x.narrowings.set(condition,[{slot,...told}])}function comparesTypes(x,scope,condition,operands,values){const operator=operatorOf(
x,operands);const holds=operator==="is"||operator==="==";if(!holds&&operator!=="!="&&operator!=="is not")return;for(const at of[0,1]){const subject=askedForItsClass(
x,operands[at]);const asks=values[at];if(subject<0)continue;const{kind,a,b,lists}=x.graph;const held=kind[asks]===OP.CALL?lists[b[asks]+1]:a[asks];record(x,scope,
condition,subject,{held,type:values[1-at],holds})}}function comparesKinds(x,scope,condition,operands,values){const[left=-1]=operands;const operator=operatorOf(x,
operands);if(!operator||!/^(?:==|is|in|!=|is not|not in)$/.test(operator))return;if(x.reader.code(left)!==NODE.attribute&&x.reader.code(left)!==NODE.subscript)return;
const nodes=kindsIn(x,values[1],operator.endsWith("in"));if(nodes)comparesKind(x,scope,condition,left,values[0],nodes,!/!|not/.test(operator))}function kindsIn({
graph},value,isOneOf){const{kind,a,lists}=graph;if(!isOneOf)return kind[value]===OP.TEXT||kind[value]===OP.ATTRIBUTE?[value]:void 0;if(kind[value]!==OP.TUPLE&&kind[value]!==
OP.LIST&&kind[value]!==OP.SET)return void 0;const list2=a[value];const items2=lists.slice(list2+1,list2+1+lists[list2]);return items2.every(item=>kind[item]===OP.
TEXT||kind[item]===OP.ATTRIBUTE)?items2:void 0}function operatorOf({tree},[left,right,more]){if(left===void 0||right===void 0||more!==void 0)return void 0;return tree.
text.slice(tree.end[left],tree.start[right]).trim().replace(/\s+/g," ")}function comparesKind(x,scope,condition,member,value,nodes,holds){const{a}=x.graph;const{
field}=x.reader;const subject=x.tree.child(member,x.reader.code(member)===NODE.subscript?field.value:field.object);const name2=memberRead(x,value);if(subject<0||
name2<0)return;record(x,scope,condition,subject,{held:a[value],type:value,holds,kinds:[name2,nodes]})}function memberRead({graph:{kind,a,b}},value){const member=b[value];
if(kind[value]===OP.SUBSCRIPT)return kind[member]===OP.TEXT?a[member]:-1;return kind[value]===OP.ATTRIBUTE?member:-1}function askedForItsClass(x,node2){const{reader}=x;
const{field}=reader;if(reader.code(node2)===NODE.attribute){const name2=x.tree.child(node2,field.attribute);return name2>=0&&x.text(name2)==="__class__"?x.tree.
child(node2,field.object):-1}if(reader.code(node2)!==NODE.call)return-1;const callee=x.tree.child(node2,field.function);const given3=x.tree.child(node2,field.arguments);
if(callee<0||given3<0||x.text(callee)!=="type")return-1;const parts=reader.named(given3);return parts.length===1?parts[0]:-1}function subjectOf(x,scope,subject){
const code=x.reader.code(subject);if(code===NODE.parenthesized_expression)return subjectOf(x,scope,x.reader.firstNamed(subject));if(code===NODE.named_expression)
return subjectOf(x,scope,x.tree.child(subject,x.reader.field.name));if(code===NODE.identifier)return x.read(scope,x.text(subject)).slot;const path=code===NODE.attribute?
attributePath(x,scope,subject):void 0;return path&&x.narrowedSlot(path.slot,path.rest)}function classOf(x,type){const{graph}=x;return graph.node(OP.SUBSCRIPT,graph.
node(OP.NAME,graph.string("type")),type)}function where(x,condition,holds,read2){const outside=x.flow.mark;if(condition>=0)narrow(x,condition,holds);const inside=x.
flow.mark;const value=read2();const bound=x.flow.undo(inside);x.flow.undo(outside);if(bound.size>0)x.flow.merge([bound]);return value}function keyOf(x,scope,key,mapping,use){if(x.reader.code(key)!==NODE.string)return;const parts=x.reader.named(key).filter(part=>TEXT_PARTS.has(x.reader.code(part)));
const[content]=parts;if(content===void 0||parts.length>1||x.reader.code(content)!==NODE.string_content)return;const text=x.text(content);if(IDENTIFIER.test(text))
x.emit(content,use,scope.owner,OCCURRENCE.key,mapping,x.graph.string(text))}function keysOf(x,scope,display,annotation2){if(annotation2<0||x.reader.code(display)!==
NODE.dictionary)return;const mapping=x.graph.node(OP.TYPED,annotation2,-1);for(const pair of x.reader.named(display)){const key=x.reader.code(pair)===NODE.pair?
x.tree.child(pair,x.reader.field.key):-1;if(key>=0)keyOf(x,scope,key,mapping,"write")}}var TEXT_PARTS=new Set([NODE.string_content,NODE.interpolation]);var IDENTIFIER=/^[A-Za-z_]\w*$/;var TOKEN=/\s*(?:([\p{L}_][\p{L}\p{N}_]*)|(\.\.\.|[.[\]|,()'"])|(-?\d+))/uy;var DEEPEST2=50;function readStringAnnotation(x,scope,text,start){return new AnnotationReader(
x,scope,text,start).read()}var AnnotationReader=class{#x;#scope;#text;#start;#token="";#isName=false;#tokenStart=0;#at=0;#depth=0;#holdsTexts=false;constructor(x,scope,text,start){
this.#x=x;this.#scope=scope;this.#text=text;this.#start=start}read(){this.#advance();return this.#union()}#advance(){TOKEN.lastIndex=this.#at;const match=TOKEN.
exec(this.#text);this.#token=match?.[1]??match?.[2]??match?.[3]??"";this.#isName=match?.[1]!==void 0;if(!match)return;this.#at=TOKEN.lastIndex;this.#tokenStart=
this.#start+this.#at-this.#token.length}#union(){const{graph}=this.#x;let left=this.#subscripted();while(this.#token==="|"){this.#advance();left=graph.node(OP.BINARY,
left,graph.list([graph.string("|"),this.#subscripted()]))}return left}#subscripted(){const{graph}=this.#x;let last=this.#token;let node2=this.#primary();while(this.#token===
"."||this.#token==="["){const isAttribute=this.#token===".";this.#advance();if(!isAttribute){const outer=this.#holdsTexts;this.#holdsTexts=last==="Literal";const list2=this.#sequence(
"]");this.#holdsTexts=outer;const key=list2.length===1?list2[0]:this.#tuple(list2);node2=graph.node(OP.SUBSCRIPT,node2,key);continue}if(!this.#isName)return node2;
last=this.#token;const{length}=last;node2=graph.node(OP.ATTRIBUTE,node2,graph.string(this.#token));this.#x.emitAt(this.#tokenStart,length,"type",this.#scope.owner,
OCCURRENCE.attribute,node2);this.#advance()}return node2}#sequence(close){const items2=[];if(++this.#depth>DEEPEST2)return items2;while(this.#token!==close&&this.#token!==
""){const before=this.#at;items2.push(this.#union());if(this.#token===",")this.#advance();else if(this.#at===before)break}if(this.#token===close)this.#advance();
this.#depth--;return items2}#tuple(items2){const{graph}=this.#x;return graph.node(OP.TUPLE,graph.list([items2.length,...items2]))}#primary(){if(this.#isName)return this.#name();
switch(this.#token){case"'":case'"':return this.#nested(this.#token);case"[":case"(":{const close=this.#token==="["?"]":")";this.#advance();return this.#tuple(this.#sequence(
close))}case"":case"]":case")":case",":case"|":return this.#x.graph.unknown;default:this.#advance();return this.#x.graph.unknown}}#name(){const name2=this.#token;
const reading=this.#x.read(this.#scope,name2);if(name2!=="None")this.#x.emitReading(this.#tokenStart,name2.length,"type",this.#scope.owner,name2,reading);this.#advance();
return name2==="None"?this.#x.graph.builtin("None"):reading.node}#nested(quote){const inner=this.#at;const end=this.#text.indexOf(quote,inner);if(end<0){this.#token=
"";return this.#x.graph.unknown}this.#at=end+1;const text=this.#text.slice(inner,end);const{graph}=this.#x;const node2=this.#holdsTexts?graph.node(OP.TEXT,graph.
string(text)):readStringAnnotation(this.#x,this.#scope,text,this.#start+inner);this.#advance();return node2}};function annotation(x,scope,node2){const{reader,graph}=x;switch(reader.code(node2)){case NODE.type:{const inner=reader.firstNamed(node2);return inner<0?graph.unknown:
annotation(x,scope,inner)}case NODE.string:{const content=reader.content(node2);return content===void 0?graph.unknown:readStringAnnotation(x,scope,x.text(content),
x.tree.start[content])}case NODE.identifier:return name(x,scope,node2,"type").node;case NODE.attribute:{const object=x.tree.child(node2,reader.field.object);const property=x.
tree.child(node2,reader.field.attribute);const held=object<0?graph.unknown:annotation(x,scope,object);if(property<0)return held;const result=graph.node(OP.ATTRIBUTE,
held,graph.string(x.text(property)));x.emit(property,"type",scope.owner,OCCURRENCE.attribute,result);return result}case NODE.member_type:{const[object,property]=reader.
named(node2);const held=object===void 0?graph.unknown:annotation(x,scope,object);if(property===void 0)return held;const result=graph.node(OP.ATTRIBUTE,held,graph.
string(x.text(property)));x.emit(property,"type",scope.owner,OCCURRENCE.attribute,result);return result}case NODE.generic_type:{const[base,parameters]=reader.named(
node2);const held=base===void 0?graph.unknown:annotation(x,scope,base);if(parameters===void 0)return held;return graph.node(OP.SUBSCRIPT,held,many(x,scope,reader.
named(parameters),x.text(base)))}case NODE.subscript:{const base=x.tree.child(node2,reader.field.value);const keys=reader.under(node2,reader.field.subscript).filter(
key=>reader.isNamed(key));const held=base<0?graph.unknown:annotation(x,scope,base);return graph.node(OP.SUBSCRIPT,held,many(x,scope,keys,base<0?"":x.text(base)))}case NODE.
union_type:case NODE.binary_operator:{const parts=reader.named(node2).filter(part=>x.tree.field[part]!==reader.field.operator);let held=-1;for(const part of parts){
const next=annotation(x,scope,part);held=held<0?next:graph.node(OP.BINARY,held,graph.list([graph.string("|"),next]))}return held<0?graph.unknown:held}case NODE.
tuple:case NODE.list:case NODE.expression_list:{const items2=reader.named(node2).map(item=>annotation(x,scope,item));return graph.node(OP.TUPLE,graph.list([items2.
length,...items2]))}case NODE.parenthesized_expression:{const inner=reader.firstNamed(node2);return inner<0?graph.unknown:annotation(x,scope,inner)}default:return expression(
x,scope,node2)}}var TYPE_COMMENT=/[ \t]*#[ \t]*type:[ \t]*(?!ignore\b)([^\s#][^#\n]*)/y;function typeComment(x,scope,node2){TYPE_COMMENT.lastIndex=x.tree.end[node2];
const text=TYPE_COMMENT.exec(x.tree.text)?.[1];if(text===void 0)return void 0;return{text,type:readStringAnnotation(x,scope,text,TYPE_COMMENT.lastIndex-text.length)}}
function many(x,scope,keys,base){const literal=/\bLiteral$/.test(base);const annotated2=/\bAnnotated$/.test(base);const nodes=keys.map((key,at)=>literal||annotated2&&
at>0?written(x,scope,key):annotation(x,scope,key));if(nodes.length===1)return nodes[0];return x.graph.node(OP.TUPLE,x.graph.list([nodes.length,...nodes]))}function written(x,scope,node2){
const{reader}=x;const inner=reader.code(node2)===NODE.type?reader.firstNamed(node2):node2;const isText=inner>=0&&(reader.code(inner)===NODE.string||reader.code(
inner)===NODE.concatenated_string);return expression(x,scope,isText?inner:node2)}function call(x,scope,node2){const{reader,graph}=x;const{field}=reader;let callee=x.tree.child(node2,field.function);while(callee>=0&&reader.code(callee)===NODE.
parenthesized_expression)callee=reader.firstNamed(callee);const argumentsNode=x.tree.child(node2,field.arguments);let target=graph.unknown;let occurrence=-1;const calleeName=callee>=
0&&reader.code(callee)===NODE.identifier?x.text(callee):void 0;if(calleeName!==void 0){const read2=name(x,scope,callee,"call");target=read2.node;occurrence=read2.
occurrence;if(x.inMain)x.mains.add(calleeName);if(calleeName==="super"&&!read2.reading.slot){const given3=argumentsNode<0?[]:reader.named(argumentsNode);const[named3]=given3.
map(part=>expression(x,scope,part));return superNode(x,scope,given3.length===2?named3:void 0)}}else if(callee>=0&&reader.code(callee)===NODE.attribute){const read2=attribute(
x,scope,callee,"call");target=read2.node;occurrence=read2.occurrence}else if(callee>=0){target=expression(x,scope,callee);if(argumentsNode>=0)occurrence=x.emitAt(
x.tree.start[argumentsNode],1,"call_indirect",scope.owner,OCCURRENCE.value,target)}const positional2=[];const keywords=[];const fields=[];if(argumentsNode>=0&&reader.
code(argumentsNode)===NODE.generator_expression)positional2.push(expression(x,scope,argumentsNode));else if(argumentsNode>=0){const given3=reader.named(argumentsNode);
const called3=lastName(x,callee);const isVariable2=/(^|\.)TypeVar$/.test(called3);readUsedFixtures(x,scope,target,given3);readActions(x,scope,target,given3);const mayMake=NAMES_CLASS.
test(called3);given3.forEach((part,at)=>{const code=reader.code(part);if(code===NODE.keyword_argument){const keyword3=x.tree.child(part,field.name);const held=x.
tree.child(part,field.value);if(mayMake&&keyword3>=0)fields.push(x.emit(keyword3,"write",scope.owner,OCCURRENCE.keyword,graph.string(x.text(keyword3))));keywords.
push(keyword3<0?-1:graph.string(x.text(keyword3)),held<0?graph.unknown:isVariable2&&reader.code(held)===NODE.string?annotation(x,scope,held):expression(x,scope,
held))}else if(code===NODE.list_splat)positional2.push(ARGUMENT.spread-expression(x,scope,reader.firstNamed(part)));else if(code===NODE.dictionary_splat)keywords.
push(-1,expression(x,scope,reader.firstNamed(part)));else if(at===0&&code===NODE.string&&calleeName==="cast")positional2.push(annotation(x,scope,part));else{if(at===
0&&code===NODE.string&&takesKey(x,target))keyOf(x,scope,part,graph.a[target],"read");positional2.push(expression(x,scope,part))}});if((calleeName==="isinstance"||
calleeName==="issubclass")&&given3.length===2){const[subject,type]=positional2;testsType(x,scope,node2,given3[0],subject,calleeName==="isinstance"?type:classOf(
x,type))}else if(positional2.length>0&&MAY_GUARD.test(called3))mayGuard(x,scope,node2,given3[0],positional2[0],target)}if(graph.kind[target]===OP.ATTRIBUTE&&graph.
strings[graph.b[target]]==="__await__")return graph.node(OP.AWAITED,graph.a[target]);const result=graph.node(OP.CALL,target,graph.list([positional2.length,...positional2,
keywords.length/2,...keywords]));if(occurrence>=0)x.setCall(occurrence,result);for(const keyword3 of fields)x.setCall(keyword3,result);return result}function lastName(x,callee){
if(callee<0)return"";const name2=x.reader.code(callee)===NODE.attribute?x.tree.child(callee,x.reader.field.attribute):-1;return x.text(name2<0?callee:name2)}var takesKey=({
graph},callee)=>graph.kind[callee]===OP.ATTRIBUTE&&/^(get|pop|setdefault)$/.test(graph.strings[graph.b[callee]]??"");var NAMES_CLASS=/(^|\.)(_*[A-Z]\w*|cls)$/;var MAY_GUARD=/(^|\.)_*(is|has)(_|[A-Z])\w*$/;
function superNode(x,scope,named3){for(let at=scope;at;at=at.parent){const fn2=at.kind==="function"?x.functions[at.fn]:void 0;if(!fn2||fn2.owner<0)continue;return named3===
void 0?x.graph.node(OP.SUPER,fn2.owner,at.fn):x.graph.node(OP.SUPER_OF,named3,at.fn)}return x.graph.unknown}var ARITHMETIC={"+":"add","-":"sub","*":"mul","/":"truediv","//":"floordiv","%":"mod","**":"pow","@":"matmul","&":"and","|":"or","^":"xor","<<":"lshift",">>":"r\
shift"};var named=prefix=>Object.fromEntries(Object.entries(ARITHMETIC).map(([operator,name2])=>[operator,`__${prefix}${name2}__`]));var BINARY=named("");var REFLECTED=named(
"r");var AUGMENTED=named("i");var UNARY={"-":"__neg__","+":"__pos__","~":"__invert__"};var COMPARISONS={"==":"__eq__","!=":"__ne__","<":"__lt__","<=":"__le__","\
>":"__gt__",">=":"__ge__"};var BUILTIN_CALLS=new Map(Object.entries({__len__:"len",keys:"dict",__iter__:"iter list tuple set frozenset sorted sum any all enumer\
ate",__next__:"next",__reversed__:"reversed",__str__:"str",__repr__:"repr",__bool__:"bool",__int__:"int",__float__:"float",__hash__:"hash",__abs__:"abs"}).flatMap(
([method,names])=>names.split(" ").map(name2=>[name2,method])));var FALLBACKS={__ne__:"__eq__",__str__:"__repr__",__bool__:"__len__",keys:"__iter__",...Object.fromEntries(
Object.entries(AUGMENTED).map(([operator,name2])=>[name2,BINARY[operator]]))};var LITERALS=new Set([OP.TEXT,OP.PATTERN,OP.INTEGER,OP.BUILTIN,OP.LIST,OP.TUPLE,OP.SET,OP.DICT,OP.COMPREHENSION,OP.DICT_COMPREHENSION]);function operates(x,scope,operator,left,right){
if(operator<0)return;const text=x.text(operator);const isReflected=LITERALS.has(x.graph.kind[left]);const method=(isReflected?REFLECTED:BINARY)[text];calls(x,scope,
x.tree.start[operator],text.length,isReflected?right:left,method)}function augments(x,scope,operator,held){if(operator<0)return;const text=x.text(operator);calls(
x,scope,x.tree.start[operator],text.length,held,AUGMENTED[text.slice(0,-1)])}function negates(x,scope,expression2,held){const start=x.tree.start[expression2];calls(
x,scope,start,1,held,UNARY[x.tree.text[start]])}function compares(x,scope,operands,values){const{tree}=x;for(let at=1;at<operands.length;at++){const after=tree.
end[operands[at-1]];const between=tree.text.slice(after,tree.start[operands[at]]);const text=between.trim();const start=after+between.indexOf(text);if(/^(not\s+)?in$/.
test(text))calls(x,scope,start,text.length,values[at],"__contains__");else calls(x,scope,start,text.length,values[at-1],COMPARISONS[text])}}function takesItem(x,scope,object,held,method){
if(object<0)return;const start=x.tree.text.indexOf("[",x.tree.end[object]);if(start>=0)calls(x,scope,start,1,held,method)}function calls(x,scope,start,length,held,method){
if(method===void 0||LITERALS.has(x.graph.kind[held]))return;x.emitAt(start,length,"call_indirect",scope.owner,OCCURRENCE.operator,held,x.graph.string(method))}function assignTarget(x,scope,target,value,how){const{reader,graph}=x;switch(reader.code(target)){case NODE.identifier:bindVariable(x,scope,target,value,how);return;case NODE.
attribute:storeAttribute(x,scope,target,value,how);return;case NODE.subscript:{const object=x.tree.child(target,reader.field.value);const held=object<0?graph.unknown:
expression(x,scope,object);const keys=reader.under(target,reader.field.subscript).filter(key2=>reader.isNamed(key2));const nodes=keys.map(key2=>expression(x,scope,
key2));takesItem(x,scope,object,held,"__setitem__");if(keys.length===1)keyOf(x,scope,keys[0],held,"write");const key=nodes.length===1?nodes[0]:graph.unknown;if(value>=
0)graph.node(OP.STORE_ITEM,held,graph.list([key,value]));return}case NODE.pattern_list:case NODE.tuple_pattern:case NODE.list_pattern:case NODE.tuple:case NODE.
list:case NODE.expression_list:{const items2=reader.named(target);const star=items2.findIndex(item=>isStar(x,item));items2.forEach((item,at)=>{if(at===star){const inner=reader.
firstNamed(item);if(inner>=0)assignTarget(x,scope,inner,graph.node(OP.REST,value,at*REST_BACK+(items2.length-at-1)))}else{const position=star>=0&&at>star?at-items2.
length:at;assignTarget(x,scope,item,graph.node(OP.UNPACK,value,position),how)}});return}case NODE.list_splat_pattern:case NODE.list_splat:case NODE.parenthesized_expression:case NODE.
as_pattern_target:{const inner=reader.firstNamed(target);if(inner>=0)assignTarget(x,scope,inner,value,how);return}default:expression(x,scope,target)}}var isStar=(x,node2)=>{
const code=x.reader.code(node2);return code===NODE.list_splat_pattern||code===NODE.list_splat};function bindVariable(x,scope,target,value,how){const name2=x.text(
target);if(name2==="")return;const own=x.slot(scope,name2);const slot=own.foreign??own;const known=slot.definitions.find(d=>isVariable(x,d));let definition2=known;
if(known===void 0){const binder=own.foreign?own.foreign.definitions.length===0?x.module:scope:scope;definition2=declareVariable(x,binder,target,how)}else x.emit(
target,"write",scope.owner,OCCURRENCE.definition,known);if(known===void 0&&isNone(x,value))x.placeholders.add(definition2);else if(x.placeholders.size>0&&!isNone(
x,value))x.placeholders.delete(definition2);bindSlot(x,own,value<0?x.graph.unknown:value,definition2)}var isNone=({graph},value)=>value>=0&&graph.kind[value]===
OP.BUILTIN&&graph.strings[graph.a[value]]==="None";function bindSlot(x,own,value,definition2){const slot=own.foreign;if(!slot){x.assign(own,value,definition2);return}
if(!slot.definitions.includes(definition2))slot.definitions.push(definition2);slot.versions.push(value);x.graph.edge(value,x.cell(slot))}var isVariable=(x,definition2)=>{
if(definition2%4===DEFINITION.local){const kind=x.body.locals[definition2>>2]?.[1];return kind==="variable"||kind==="parameter"}return definition2%4===DEFINITION.
symbol&&DECLARED.has(x.symbols[definition2>>2]?.kind??"function")};function storeAttribute(x,scope,target,value,how){const{reader,graph}=x;if(x.hasNarrowedAttributes){
const path=attributePath(x,scope,target);if(path)x.flow.widen(path.slot,path.rest)}const object=x.tree.child(target,reader.field.object);const property=x.tree.child(
target,reader.field.attribute);const named3=object>=0&&reader.code(object)===NODE.identifier?receiverClass(x,scope,x.text(object)):-1;const receiver=named3>=0&&
isOfObject(x,named3,property)?-1:named3;if(receiver<0||property<0||x.text(property)===""){const use="write";const read2=attribute(x,scope,target,use);const held2=graph.
a[read2.node];const name3=graph.b[read2.node];if(value>=0&&graph.kind[read2.node]===OP.ATTRIBUTE)graph.node(OP.STORE_ATTRIBUTE,held2,graph.list([name3,value]));
const path=property<0?void 0:attributePath(x,scope,target);if(path){const paths=x.stored.get(path.slot)??new Map;x.stored.set(path.slot,paths);if(!paths.has(path.
rest))paths.set(path.rest,x.local(x.text(property),"variable",property,scope.owner))}return}const held=expression(x,scope,object);const name2=x.text(property);const fields=x.
fields[receiver];let field=fields.get(name2);if(!field){const declared=x.classScopes[receiver]?.slots.get(name2);const definitions=declared?.definitions??[];field=
[graph.string(name2),graph.node(OP.JOIN),...definitions];fields.set(name2,field);if(definitions.length===0){const symbol=declareVariable(x,x.classScopes[receiver],
property,how,true);field.push(symbol);if(how?.type===void 0)x.untyped.set(symbol,[property,scope.owner]);if(x.classes[receiver]?.bases.length!==0)x.emit(property,
"write",scope.owner,OCCURRENCE.field,receiver,field[0]);store(x,field[1],value,how);return}}if(how?.type!==void 0&&isDeclaredBy(x,receiver,field[2],property,how)){
store(x,field[1],value,how);return}if(x.classScopes[receiver]?.slots.get(name2)===void 0||isVariableOf(x,field)){const written5=graph.node(OP.ATTRIBUTE,held,graph.
string(name2));x.emit(property,"write",scope.owner,OCCURRENCE.attribute,written5,-1);store(x,field[1],value,how);return}const definition2=field.length>3?field[field.
length-1]:field[2];x.emit(property,"write",scope.owner,OCCURRENCE.definition,definition2);store(x,field[1],value,how)}function isOfObject(x,receiver,property){const name2=property<
0?"":x.text(property);return OF_OBJECTS.has(name2)&&x.classScopes[receiver]?.slots.get(name2)===void 0}var OF_OBJECTS=new Set(["__class__","__dict__"]);function store(x,field,value,how){
const{graph}=x;if(value<0)return;const annotation2=x.annotated.get(field);if(how?.type!==void 0&&graph.kind[value]===OP.TYPED)x.annotated.set(field,graph.a[value]);
graph.edge(annotation2===void 0?value:graph.node(OP.TYPED,annotation2,value),field)}function isVariableOf(x,[,,...definitions]){if(definitions.length!==1)return false;
const symbol=x.symbols[definitions[0]>>2];return symbol?.kind==="property"&&symbol.type===void 0}function isDeclaredBy(x,receiver,definition2,property,how){const first=x.
untyped.get(definition2);if(!first)return false;x.untyped.delete(definition2);declareVariable(x,x.classScopes[receiver],property,how,true);x.symbols[definition2>>
2]=x.symbols.pop();x.emit(first[0],"write",first[1],OCCURRENCE.definition,definition2);return true}function receiverClass(x,scope,name2){const{slot}=x.read(scope,
name2);if(!slot||slot.versions.length===0||slot.versions.length>2)return-1;const[first,second]=slot.versions.map(version=>receiverOf(x,version));return first!==
void 0&&(second===void 0||first===second)?first:-1}function receiverOf(x,version){const{kind,a,b,lists,strings}=x.graph;if(kind[version]===OP.CALL){const callee=a[version];
const list2=b[version];const isMade2=kind[callee]===OP.ATTRIBUTE&&strings[b[callee]]==="__new__";const made=isMade2&&lists[list2]>0?lists[list2+1]:-1;return kind[made]===
OP.PARAMETER?receiverOf(x,made):-1}if(kind[version]!==OP.PARAMETER||b[version]!==0)return-1;const fn2=x.functions[a[version]];return fn2&&fn2.owner>=0&&(fn2.flags&
FLAG.static)===0?fn2.owner:-1}function defineFunction(x,scope,node2,extent){const{reader,graph}=x;const{field}=reader;const defined=decoratedName(x,scope,node2,extent);if(!defined)return;const{
nameNode,name:name2,decorators}=defined;const owner=scope.kind==="class"?scope.cls:-1;const isAsync=reader.code(node2+1)===0&&x.text(node2+1)==="async";let flags=decorators.
flags|(isAsync?FLAG.async:0);if(owner>=0&&IMPLICIT_CLASS_METHODS.has(name2))flags|=FLAG.classmethod;if(x.inTests&&name2.startsWith("test")&&(owner<0||isTestClass(
x,scope)))flags|=FLAG.test;const symbol=declareFunction(x,scope,{node:node2,extent,nameNode,name:name2,owner,decorators,flags});const fact={symbol,flags,parameters:[],
returns:graph.node(OP.JOIN),yields:graph.node(OP.JOIN),annotation:-1,owner};const index=x.functions.push(fact)-1;const outer=withTypeParameters(x,scope,x.tree.child(
node2,field.type_parameters),symbol);const inside=new Scope("function",outer,symbol,index,owner>=0?owner:scope.cls);const parameterList=x.tree.child(node2,field.
parameters);if(parameterList>=0)readParameters(x,outer,inside,parameterList,fact,index);const returnType=x.tree.child(node2,field.return_type);if(returnType>=0){
const types=new Scope("inline",outer,symbol,outer.fn,outer.cls);fact.annotation=annotation(x,types,returnType)}const held=decorated(x,decorators,graph.node(OP.FUNCTION,
index));const slot=x.slot(scope,name2);const value=flags&FLAG.setter&&slot.value>=0?slot.value:held;bindSlot(x,slot,value,definition(DEFINITION.symbol,symbol));
const fixture=flags&FLAG.fixture?nameOfFixture(decorators.texts):void 0;if(fixture!==void 0)bindSlot(x,x.slot(scope,FIXTURE_PREFIX+fixture),value,definition(DEFINITION.
symbol,symbol));if(flags&FLAG.test)for(const{node:mark}of decorators.applied)readParametrized(x,mark,fact);const bodyNode=x.tree.child(node2,field.body);if(bodyNode>=
0)x.later(()=>readBody(x,inside,fact,bodyNode))}var IMPLICIT_CLASS_METHODS=new Set(["__new__","__init_subclass__","__class_getitem__"]);function declareFunction(x,scope,head){
const{node:node2,extent,nameNode,name:name2,owner,decorators,flags}=head;const{field}=x.reader;const kind=owner<0?"function":name2==="__init__"?"constructor":"m\
ethod";const draft=symbolDraft(x,scope,nameNode,name2,kind,extent);describe(x,draft,node2);const parameterList=x.tree.child(node2,field.parameters);if(parameterList>=
0)draft.parameters=parametersOf(x,parameterList,owner>=0&&(flags&FLAG.static)===0);const returnType=x.tree.child(node2,field.return_type);if(returnType>=0)draft.
returns=folded(x.text(returnType));if(decorators.texts.length>0)draft.annotations=decorators.texts;const modifiers=[...visibility(x,scope,name2),...modifiersOf(
flags)];if(flags&FLAG.test)modifiers.push("test");for(const extra of decorators.modifiers)if(!modifiers.includes(extra))modifiers.push(extra);const entry=entryOf(
decorators);if(entry){modifiers.push("entry");draft.extra=entry}if(modifiers.length>0)draft.modifiers=modifiers;return x.symbols.push(draft)-1}function decorated(x,{
applied},fn2){const{graph}=x;if(applied.length===0)return fn2;let held=fn2;for(const decorator of applied.toReversed())held=graph.node(OP.CALL,decorator.node,graph.
list([1,held,0]));let call2=held;for(const decorator of applied){if(decorator.occurrence>=0)x.setCall(decorator.occurrence,call2);call2=graph.lists[graph.b[call2]+
1]}return graph.node(OP.DECORATED,held,fn2)}function readBody(x,inside,fact,body){for(const parameter of fact.parameters){const slot=inside.slots.get(x.graph.strings[parameter[0]]);
if(slot)x.flow.set(slot,slot.versions[0],1)}block(x,inside,body);x.closeFrame(inside)}function defineLambda(x,scope,node2,owner,as=-1){const{reader,graph}=x;const holder=scope.
binder;let symbol=-1;if(as>=0&&(holder.kind==="module"||holder.kind==="class")&&!holder.slots.get(x.text(as))){const extent=x.tree.parent[node2];const draft=symbolDraft(
x,holder,as,x.text(as),holder.kind==="class"?"method":"function",extent);draft.signature=folded(x.text(extent));const modifiers=visibility(x,holder,draft.name);
if(modifiers.length>0)draft.modifiers=modifiers;symbol=x.symbols.push(draft)-1}const fact={symbol,flags:0,parameters:[],returns:graph.node(OP.JOIN),yields:graph.
node(OP.JOIN),annotation:-1,owner:symbol>=0&&holder.kind==="class"?holder.cls:-1};const index=x.functions.push(fact)-1;const inside=new Scope("lambda",scope,symbol>=
0?symbol:owner,index,scope.cls);const list2=x.tree.child(node2,reader.field.parameters);if(list2>=0)readParameters(x,scope,inside,list2,fact,index);const body=x.
tree.child(node2,reader.field.body);if(body>=0)graph.edge(expression(x,inside,body),fact.returns);const value=graph.node(OP.FUNCTION,index);if(symbol>=0)bindSlot(
x,x.slot(holder,x.text(as)),value,definition(DEFINITION.symbol,symbol));return value}function readParameters(x,outside,inside,list2,fact,index){const{reader,graph}=x;
const{field}=reader;const types=new Scope("inline",outside,inside.owner,outside.fn,outside.cls);let kind=PARAMETER_KIND.plain;for(let at=list2+1,end=x.tree.after[list2];at<
end;at=x.tree.after[at]){const code=reader.code(at);if(code===0){if(x.text(at)==="*")kind=PARAMETER_KIND.keywordOnly;continue}let nameNode=at;const type=x.tree.
child(at,field.type);const fallback=x.tree.child(at,field.value);if(code===NODE.typed_parameter)nameNode=reader.firstNamed(at);else if(code===NODE.default_parameter||
code===NODE.typed_default_parameter)nameNode=x.tree.child(at,field.name);if(nameNode<0)continue;let own=kind;const inner=reader.code(nameNode);if(inner===NODE.list_splat_pattern||
inner===NODE.dictionary_splat_pattern){own=inner===NODE.list_splat_pattern?PARAMETER_KIND.variadic:PARAMETER_KIND.keywords;kind=PARAMETER_KIND.keywordOnly;nameNode=
reader.firstNamed(nameNode)}if(nameNode<0||reader.code(nameNode)!==NODE.identifier)continue;const position=fact.parameters.length;const written5=type>=0?annotation(
x,types,type):-1;const held=fallback>=0?expression(x,outside,fallback):-1;const node2=graph.node(OP.PARAMETER,index,position);const name2=x.text(nameNode);const parameter=[
graph.string(name2),own,node2,written5,held];fact.parameters.push(parameter);const slot=x.slot(inside,name2);x.assign(slot,node2,x.local(name2,"parameter",nameNode,
inside.owner))}}function withTypeParameters(x,scope,parameters,owner,variables=[]){if(parameters<0)return scope;const inside=new Scope("inline",scope,owner,scope.
fn,scope.cls);for(const parameter of x.reader.named(parameters)){let node2=parameter;while(node2>=0&&x.reader.code(node2)!==NODE.identifier)node2=x.reader.firstNamed(
node2);if(node2<0)continue;const slot=x.slot(inside,x.text(node2));const bound=boundOf(x,inside,parameter);const keywords=bound<0?[0]:[1,x.graph.string("bound"),
bound];const variable=x.graph.node(OP.CALL,x.typing("TypeVar"),x.graph.list([0,...keywords]));variables.push(variable);x.assign(slot,variable,x.local(slot.name,
"type",node2,owner))}return inside}function boundOf(x,scope,parameter){const{reader,graph}=x;const constrained=reader.code(parameter)===NODE.type?reader.firstNamed(
parameter):parameter;if(constrained<0||reader.code(constrained)!==NODE.constrained_type)return-1;const bound=reader.named(constrained)[1];if(bound===void 0)return-1;
const inner=reader.firstNamed(bound);if(inner<0||reader.code(inner)!==NODE.tuple)return annotation(x,scope,bound);return reader.named(inner).map(one=>annotation(
x,scope,one)).reduce((held,next)=>graph.node(OP.BINARY,held,graph.list([graph.string("|"),next])))}function modifiersOf(flags){const modifiers=[];if(flags&FLAG.
async)modifiers.push("async");if(flags&(FLAG.static|FLAG.classmethod))modifiers.push("static");if(flags&FLAG.abstract)modifiers.push("abstract");if(flags&FLAG.property)
modifiers.push("getter");if(flags&FLAG.setter)modifiers.push("setter");if(flags&FLAG.overload)modifiers.push("declaration");return modifiers}function isTestClass(x,scope){
const symbol=x.symbols[scope.owner];return!!symbol&&(/^Test|Tests?$/.test(symbol.name)||/TestCase/.test(symbol.signature??""))}function sequence(x,scope,node2){const{reader,graph}=x;const items2=reader.named(node2).map(item=>{const value=valueAt(x,scope,item);return x.tree.text[x.tree.start[item]]===
"*"?ARGUMENT.spread-value:value});const code=reader.code(node2);const op=code===NODE.list?OP.LIST:code===NODE.set?OP.SET:OP.TUPLE;return graph.node(op,graph.list(
[items2.length,...items2]))}function dictionary(x,scope,node2){const{reader,graph}=x;const{field}=reader;const pairs=[];for(const item of reader.named(node2)){if(reader.
code(item)===NODE.pair)for(const part of[field.key,field.value])pairs.push(valueAt(x,scope,x.tree.child(item,part)));else if(reader.code(item)===NODE.dictionary_splat)
pairs.push(-1,valueAt(x,scope,reader.firstNamed(item)));else valueAt(x,scope,item)}return graph.node(OP.DICT,graph.list([pairs.length/2,...pairs]))}function comprehension(x,scope,node2){
const{reader,graph}=x;const inside=new Scope("inline",scope,scope.owner,scope.fn,scope.cls);const mark=x.flow.mark;for(const clause of reader.named(node2)){const code=reader.
code(clause);if(code===NODE.for_in_clause){const right=reader.under(clause,reader.field.right);const source=right.length>0?expression(x,inside,right[0]):graph.unknown;
for(const more of right.slice(1))expression(x,inside,more);const left=x.tree.child(clause,reader.field.left);const element=graph.node(OP.ELEMENT,source);if(left>=
0)assignTarget(x,inside,left,element)}else if(code===NODE.if_clause){for(const condition of reader.named(clause)){expression(x,inside,condition);narrow(x,condition,
true)}}}const body=x.tree.child(node2,reader.field.body);let result=graph.unknown;if(body>=0&&reader.code(body)===NODE.pair){const key=x.tree.child(body,reader.
field.key);const held=x.tree.child(body,reader.field.value);const keyed=key<0?graph.unknown:expression(x,inside,key);result=graph.node(OP.DICT_COMPREHENSION,held<
0?graph.unknown:expression(x,inside,held),keyed)}else if(body>=0)result=graph.node(OP.COMPREHENSION,expression(x,inside,body));x.flow.merge([x.flow.undo(mark)]);
return result}var MAKES=/(^|\.)(namedtuple|NamedTuple)$/;function makesNamedTuple(x,node2){if(x.reader.code(node2)!==NODE.call)return false;const callee=x.tree.child(node2,x.
reader.field.function);return callee>=0&&MAKES.test(x.text(callee))&&fieldsOf(x,node2).length>0}function bindNamedTuple(x,scope,target,how,node2,call2){const held=x.
graph.node(OP.CLASS,x.classes.length);assignTarget(x,scope,target,held,how);const symbol=x.slot(scope,x.text(target)).definitions.find(one=>one%4===DEFINITION.symbol);
namedTuple(x,scope,node2,call2,symbol===void 0?-1:symbol>>2);return held}function extendedNamedTuple(x,scope,node2,call2,extending){const held=x.graph.node(OP.CLASS,
x.classes.length);const fact=namedTuple(x,scope,node2,call2,extending);fact.symbol=-1;return held}function namedTuple(x,scope,node2,call2,owner){const{graph}=x;
const bases=[x.typing("NamedTuple")];const fact={symbol:owner,bases,members:[],fields:[],owner:-1};const inside=new Scope("class",scope,owner,scope.fn,x.classes.
push(fact)-1);x.classScopes.push(inside);x.fields.push(new Map);const types=typesIn(x,call2);for(const[at,field]of fieldsOf(x,node2).entries()){const draft=symbolDraft(
x,inside,field.node,field.name,"property",field.node);draft.line=draft.start=draft.end=x.tree.lineAt(field.start);draft.column=x.tree.columnAt(field.start);draft.
modifiers=visibility(x,inside,field.name);if(field.type>=0)draft.type=folded(x.text(field.type));const symbol=definition(DEFINITION.symbol,x.symbols.push(draft)-
1);x.assign(x.slot(inside,field.name),graph.node(OP.TYPED,types[at]??graph.unknown,-1),symbol)}return fact}function fieldsOf(x,node2){const{reader}=x;const given3=x.
tree.child(node2,reader.field.arguments);const[,written5]=given3<0?[]:reader.named(given3);if(written5===void 0)return[];const code=reader.code(written5);if(code===
NODE.string)return namesIn(x,written5,-1);if(code!==NODE.list&&code!==NODE.tuple)return[];return reader.named(written5).flatMap(item=>{if(reader.code(item)===NODE.
string)return namesIn(x,item,-1);const[name2,type]=reader.code(item)===NODE.tuple?reader.named(item):[];return name2===void 0||reader.code(name2)!==NODE.string?
[]:namesIn(x,name2,type??-1)})}function namesIn(x,string3,type){const content=x.reader.content(string3);if(content===void 0)return[];const start=x.tree.start[content];
return[...x.text(content).matchAll(/[^\W\d]\w*/g)].map(match=>({name:match[0],node:string3,start:start+match.index,type}))}function typesIn(x,call2){const{kind,
a,b,lists}=x.graph;if(kind[call2]!==OP.CALL)return[];const list2=b[call2];const pairs=lists[list2]>1?lists[list2+2]:-1;if(kind[pairs]!==OP.LIST&&kind[pairs]!==OP.
TUPLE)return[];const first=a[pairs]+1;return lists.slice(first,first+lists[first-1]).map(pair=>{if(kind[pair]!==OP.TUPLE)return void 0;const at=a[pair];return lists[at]===
2?lists[at+2]:void 0})}function expression(x,scope,node2,use="read"){if(x.depth>=DEEPEST)return x.graph.unknown;x.depth++;const result=readExpression(x,scope,node2,use);x.depth--;return result}
function readExpression(x,scope,node2,use){const{reader,graph}=x;const{field}=reader;const child=f=>x.tree.child(node2,f);const value=at=>valueAt(x,scope,at);switch(reader.
code(node2)){case NODE.identifier:return name(x,scope,node2,use).node;case NODE.attribute:return attribute(x,scope,node2,use).node;case NODE.call:return call(x,
scope,node2);case NODE.string:return string(x,scope,node2);case NODE.concatenated_string:{for(const part of reader.named(node2))expression(x,scope,part);return graph.
node(OP.TEXT,-1)}case NODE.integer:{const number=Number(x.text(node2));return Number.isSafeInteger(number)&&number<LARGEST_KEY?graph.node(OP.INTEGER,number):graph.
builtin("int")}case NODE.float:return graph.builtin("float");case NODE.true:return graph.node(OP.BUILTIN,graph.string("bool"),1);case NODE.false:return graph.node(
OP.BUILTIN,graph.string("bool"),2);case NODE.none:return graph.builtin("None");case NODE.parenthesized_expression:return value(reader.firstNamed(node2));case NODE.
list:case NODE.set:case NODE.tuple:case NODE.expression_list:case NODE.pattern_list:return sequence(x,scope,node2);case NODE.dictionary:return dictionary(x,scope,
node2);case NODE.list_comprehension:case NODE.set_comprehension:case NODE.generator_expression:case NODE.dictionary_comprehension:return comprehension(x,scope,node2);case NODE.
subscript:return subscript(x,scope,node2,use==="write"?"__setitem__":"__getitem__");case NODE.slice:for(const part of reader.named(node2))value(part);return graph.
unknown;case NODE.lambda:return defineLambda(x,scope,node2,scope.owner);case NODE.conditional_expression:return conditional(x,scope,node2);case NODE.boolean_operator:
return either(x,scope,node2);case NODE.binary_operator:return binary(x,scope,node2);case NODE.comparison_operator:{const operands=reader.named(node2);const values=operands.
map(value);compares(x,scope,operands,values);comparesTypes(x,scope,node2,operands,values);comparesKinds(x,scope,node2,operands,values);return graph.builtin("boo\
l")}case NODE.not_operator:for(const part of reader.named(node2))value(part);return graph.builtin("bool");case NODE.unary_operator:{const held=value(child(field.
argument));negates(x,scope,node2,held);const isNegative=graph.kind[held]===OP.INTEGER&&x.tree.text[x.tree.start[node2]]==="-";return isNegative?graph.node(OP.INTEGER,
-graph.a[held]):held}case NODE.named_expression:{const held=value(child(field.value));const target=child(field.name);if(target>=0)assignTarget(x,scope.binder,target,
held);return held}case NODE.await:return graph.node(OP.AWAITED,value(reader.firstNamed(node2)));case NODE.yield:return yielded(x,scope,node2);case NODE.assignment:
return assignment(x,scope,node2);case NODE.type:return annotation(x,scope,node2);case NODE.dotted_name:return dottedName(x,scope,node2);case NODE.list_splat:case NODE.
dictionary_splat:case NODE.list_splat_pattern:case NODE.dictionary_splat_pattern:return value(reader.firstNamed(node2));case NODE.keyword_argument:return value(
child(field.value));default:for(const part of reader.named(node2))expression(x,scope,part);return graph.unknown}}var valueAt=(x,scope,node2)=>node2<0?x.graph.unknown:
expression(x,scope,node2);function conditional(x,scope,node2){const[then,condition,otherwise]=x.reader.named(node2);valueAt(x,scope,condition);const held=where(
x,condition,true,()=>valueAt(x,scope,then));const other=otherwise===void 0?-1:where(x,condition,false,()=>valueAt(x,scope,otherwise));return x.graph.join([held,
other])}function either(x,scope,node2){const{field}=x.reader;const first=x.tree.child(node2,field.left);const left=valueAt(x,scope,first);const operator=x.tree.
child(node2,field.operator);const isAnd=operator>=0&&x.text(operator)==="and";const right=where(x,first,isAnd,()=>valueAt(x,scope,x.tree.child(node2,field.right)));
return x.graph.join([left,right])}function yielded(x,scope,node2){const{reader,graph}=x;const given3=reader.firstNamed(node2);const held=given3<0?-1:valueAt(x,scope,
given3);const fn2=x.functions[scope.fn];const start=x.tree.start[node2];const isFrom=held>=0&&/^yield\s+from\b/.test(x.tree.text.slice(start,start+20));if(fn2&&
held>=0)graph.edge(isFrom?graph.node(OP.ELEMENT,held):held,fn2.yields);if(isFrom)return graph.node(OP.AWAITED,held);const sent=fn2?sentTo(x,fn2.annotation):-1;return sent<
0?graph.unknown:graph.node(OP.TYPED,sent,-1)}function binary(x,scope,node2){const{reader,graph}=x;const{field}=reader;const chain=[];let at=node2;while(at>=0&&reader.
code(at)===NODE.binary_operator){chain.push(at);at=x.tree.child(at,field.left)}let held=at<0?graph.unknown:expression(x,scope,at);for(const part of chain.toReversed()){
const operator=x.tree.child(part,field.operator);const right=x.tree.child(part,field.right);const operand=right<0?graph.unknown:expression(x,scope,right);operates(
x,scope,operator,held,operand);held=graph.node(OP.BINARY,held,graph.list([graph.string(operator<0?"":x.text(operator)),operand]))}return held}function string(x,scope,node2){
const{reader,graph}=x;let content;let pieces2=0;let before;let after="";for(const part of reader.named(node2)){const code=reader.code(part);if(code===NODE.interpolation){
before??=content??"";after="";pieces2+=2;interpolation(x,scope,part)}else if(code===NODE.string_content){pieces2++;content=x.text(part);after=content}}if(before!==
void 0&&before+after!==""&&IN_NAME.test(before)&&IN_NAME.test(after))return graph.node(OP.PATTERN,graph.string(before),graph.string(after));if(content!==void 0&&
pieces2===1)dottedPath(x,scope,node2,content);const bytes=/^[rR]?[bB]/.test(x.tree.text.slice(x.tree.start[node2],x.tree.start[node2]+2))?1:0;const literal=pieces2===
0?"":pieces2===1?content:void 0;return graph.node(OP.TEXT,literal!==void 0&&literal.length<=LONGEST_KEY?graph.string(literal):-1,bytes)}function dottedPath(x,scope,node2,text){
if(text.length>LONGEST_PATH||!DOTTED.test(text))return;const content=x.reader.content(node2);if(content===void 0)return;for(const part of text.split(SEPARATOR))
x.graph.string(part);x.emit(content,"read",scope.owner,OCCURRENCE.path,x.graph.string(text))}var LONGEST_PATH=200;var DOTTED=/^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*[.:][A-Za-z_]\w*$/;
var IN_NAME=/^\w*$/;function interpolation(x,scope,node2){for(const part of x.reader.named(node2)){if(x.tree.field[part]===x.reader.field.expression)expression(
x,scope,part);else for(const inner of x.reader.named(part))if(x.reader.isNamed(inner))interpolation(x,scope,inner)}}function subscript(x,scope,node2,method){const{
reader,graph}=x;const object=x.tree.child(node2,reader.field.value);if(object>=0&&TYPE_CONSTRUCTOR.test(x.text(object)))return annotation(x,scope,node2);const keys=reader.
under(node2,reader.field.subscript).filter(key2=>reader.isNamed(key2));const held=object<0?graph.unknown:expression(x,scope,object);const first=keys[0];if(first===
void 0)return held;takesItem(x,scope,object,held,method);if(keys.length===1&&reader.code(first)===NODE.slice){const[start]=reader.named(first);expression(x,scope,
first);const leads=start!==void 0&&x.tree.start[start]===x.tree.start[first]?Number(x.text(start)):0;return graph.node(OP.SLICE,held,Number.isSafeInteger(leads)&&
leads>=0?Math.min(leads,LARGEST_KEY):-1)}if(keys.length===1)keyOf(x,scope,first,held,method==="__getitem__"?"read":"write");const key=keys.length===1?expression(
x,scope,first):graph.node(OP.TUPLE,graph.list([keys.length,...keys.map(k=>expression(x,scope,k))]));return graph.node(OP.SUBSCRIPT,held,key)}function sentTo(x,annotation2){
const{graph}=x;if(annotation2<0||graph.kind[annotation2]!==OP.SUBSCRIPT)return-1;const base=graph.a[annotation2];const imported=graph.kind[base]===OP.IMPORTED?x.
imports[graph.a[base]]?.[2]:void 0;const name2=graph.kind[base]===OP.ATTRIBUTE?graph.b[base]:imported??-1;const argument2=graph.b[annotation2];if(graph.kind[argument2]!==
OP.TUPLE||!/^(Async)?Generator$/.test(graph.strings[name2]??""))return-1;const list2=graph.a[argument2];return graph.lists[list2]>1?graph.lists[list2+2]:-1}function assignment(x,scope,node2){
const{reader,graph}=x;const left=x.tree.child(node2,reader.field.left);const right=x.tree.child(node2,reader.field.right);const type=x.tree.child(node2,reader.field.
type);const comment=type<0?typeComment(x,scope,node2):void 0;const written5=type<0?comment?.type??-1:annotation(x,scope,type);const isAlias=type>=0&&/\bTypeAlias\b/.
test(x.text(type));let held;if(right<0)held=-1;else if(isAlias)held=annotation(x,scope,right);else if(reader.code(right)===NODE.lambda&&reader.code(left)===NODE.
identifier)held=defineLambda(x,scope,right,scope.owner,left);else{keysOf(x,scope,right,written5);held=expression(x,scope,right)}if(written5>=0&&!isAlias)held=graph.
node(OP.TYPED,written5,held);const how={statement:node2,type:type<0?comment?.text:x.text(type),bare:right<0};const{binder}=scope;if(holdsClass(x,binder,left)&&written5<
0&&right>=0&&makesNamedTuple(x,right))return bindNamedTuple(x,binder,left,how,right,held);const named3=held>=0&&graph.kind[held]===OP.FUNCTION&&x.slot(scope.binder,
x.text(left)).value===held;if(left>=0&&!named3)assignTarget(x,binder,left,held,how);return held<0?graph.unknown:held}var holdsClass=(x,binder,target)=>target>=0&&
x.reader.code(target)===NODE.identifier&&(binder.kind==="module"||binder.kind==="class");var TYPE_CONSTRUCTOR=/^(\w+\.)?(Union|Optional|List|Dict|Set|FrozenSet|Tuple|Type|Callable|Sequence|Iterable|Iterator|Mapping|Generator)$/;
var LONGEST_KEY=64;var FLAGS={staticmethod:FLAG.static,classmethod:FLAG.classmethod,property:FLAG.property,cached_property:FLAG.property,contextmanager:FLAG.contextmanager,asynccontextmanager:FLAG.
contextmanager,overload:FLAG.overload,abstractmethod:FLAG.abstract,abstractproperty:FLAG.abstract|FLAG.property,fixture:FLAG.fixture,yield_fixture:FLAG.fixture,
getter:FLAG.property,setter:FLAG.setter,deleter:FLAG.setter,wraps:FLAG.wraps,lru_cache:0,cache:0,final:0,override:0,deprecated:0,dataclass:0,total_ordering:0,runtime_checkable:0,
unique:0};var MODIFIERS={final:"final",override:"override",deprecated:"deprecated"};function decoratedName(x,scope,node2,extent){const nameNode=x.tree.child(node2,
x.reader.field.name);const text=nameNode<0?"":x.text(nameNode);if(text==="")return void 0;return{nameNode,name:text,decorators:decoratorFacts(x,scope,extent===node2?
[]:x.reader.named(extent))}}function decoratorFacts(x,scope,nodes){const found={flags:0,modifiers:[],texts:[],applied:[]};for(const node2 of nodes){if(x.reader.
code(node2)!==NODE.decorator)continue;const inner=x.reader.firstNamed(node2);if(inner<0)continue;found.texts.push(folded(x.text(inner)));let last=x.text(inner);
const code=x.reader.code(inner);let applied;if(code===NODE.identifier)applied=name(x,scope,inner,"call");else if(code===NODE.attribute)applied=attribute(x,scope,
inner,"call");else{const made=expression(x,scope,inner);const at=x.tree.start[node2];applied={node:made,occurrence:x.emitAt(at,1,"call_indirect",scope.owner,OCCURRENCE.
value,made)};const callee=x.tree.child(inner,x.reader.field.function);if(callee>=0)last=x.text(callee)}last=last.slice(last.lastIndexOf(".")+1);const modifier=Object.
hasOwn(MODIFIERS,last)?MODIFIERS[last]:void 0;if(modifier)found.modifiers.push(modifier);const flag=Object.hasOwn(FLAGS,last)?FLAGS[last]:void 0;if(flag===void 0)
found.applied.push({node:applied.node,occurrence:applied.occurrence});else found.flags|=flag}if(found.texts.length>64)found.texts.length=64;return found}function entryOf(decorators){
for(const text of decorators.texts){const route=/^[\w.]*?\.?(route|get|post|put|patch|delete|head|options|websocket|api_route)\(\s*[rf]?(['"])(\/.*?)\2/.exec(text);
if(route){const methods=/methods\s*=\s*[[(]([^\])]*)/.exec(text)?.[1];const verb=route[1]==="route"||route[1]==="api_route"?methods?methods.replace(/['"\s]/g,""):
"GET":route[1].toUpperCase();return{route:`${verb} ${route[3]}`}}const command=/^(?:[\w.]+\.)?(command|group|task|shared_task)\b(?:\(\s*(['"])(.*?)\2)?/.exec(text);
if(command)return{command:command[3]??""}}return void 0}function defineClass(x,scope,node2,extent){const{reader,graph}=x;const{field}=reader;const defined=decoratedName(x,scope,node2,extent);if(!defined)return;const{
nameNode,name:name2,decorators}=defined;const superclasses=x.tree.child(node2,field.superclasses);const baseText=superclasses<0?"":x.text(superclasses);const draft=symbolDraft(
x,scope,nameNode,name2,kindOf(baseText),extent);describe(x,draft,node2);if(decorators.texts.length>0)draft.annotations=decorators.texts;const modifiers=visibility(
x,scope,name2);if(/\bABC(Meta)?\b/.test(baseText))modifiers.push("abstract");for(const extra of decorators.modifiers)if(!modifiers.includes(extra))modifiers.push(
extra);if(modifiers.length>0)draft.modifiers=modifiers;const symbol=x.symbols.push(draft)-1;const fact={symbol,bases:[],members:[],fields:[],owner:scope.kind===
"class"?scope.cls:-1};const index=x.classes.push(fact)-1;const variables=[];const outer=withTypeParameters(x,scope,x.tree.child(node2,field.type_parameters),symbol,
variables);const inside=new Scope("class",outer,symbol,scope.fn,index);x.classScopes.push(inside);x.fields.push(new Map);if(superclasses>=0)readBases(x,new Scope(
"inline",outer,symbol,scope.fn,scope.cls),superclasses,fact);if(variables.length>0){const given3=graph.node(OP.TUPLE,graph.list([variables.length,...variables]));
fact.bases.push(graph.node(OP.SUBSCRIPT,x.typing("Generic"),given3))}const value=graph.node(OP.CLASS,index);bindSlot(x,x.slot(scope,name2),value,definition(DEFINITION.
symbol,symbol));const bodyNode=x.tree.child(node2,field.body);if(bodyNode>=0)block(x,inside,bodyNode)}var ENUMERATION=/\b(Enum|IntEnum|StrEnum|Flag|IntFlag|TextChoices|IntegerChoices)\b/;
function kindOf(bases){if(ENUMERATION.test(bases))return"enum";return/\bProtocol\b/.test(bases)?"interface":"class"}function readBases(x,scope,superclasses,fact){
const{reader,graph}=x;for(const base of reader.named(superclasses)){if(reader.code(base)===NODE.keyword_argument){const held2=expression(x,scope,base);const word=x.
tree.child(base,reader.field.name);if(word>=0&&x.text(word)==="metaclass")fact.members.push([graph.string(METACLASS),held2]);continue}const first=x.body.occurrences.
length;const held=annotation(x,scope,base);fact.bases.push(makesNamedTuple(x,base)?extendedNamedTuple(x,scope,base,held,fact.symbol):held);markExtends(x,base,first)}}
function markExtends(x,base,first){const{reader}=x;let head=base;for(;;){const code=reader.code(head);const next=code===NODE.subscript?x.tree.child(head,reader.
field.value):code===NODE.call?x.tree.child(head,reader.field.function):code===NODE.attribute?x.tree.child(head,reader.field.attribute):-1;if(next<0)break;head=next}
const{occurrences}=x.body;const line=x.line(head);const column=x.column(head);for(let at=first;at<occurrences.length;at+=STRIDE)if(occurrences[at]===line&&occurrences[at+
1]===column)occurrences[at+3]=USE_NUMBER.extends}function ifStatement(x,scope,node2){const{reader}=x;const{field}=reader;const ends=[];const decided=[];const test=clause=>{const condition=x.tree.child(clause,field.
condition);if(condition>=0)expression(x,scope,condition);const body=x.tree.child(clause,field.consequence);const text=condition<0||scope.kind==="function"?"":x.
text(condition);const platform=PLATFORM.test(text);const main=MAIN.test(text);const holds=platform?outcome(text):void 0;const before=holds===void 0?void 0:sizes(
scope.binder);if(platform)x.conditions.push(text.slice(0,200));if(main)x.inMain=true;const end=branch(x,()=>{if(condition>=0)narrow(x,condition,true);if(body>=0)
block(x,scope,body)});if(platform)x.conditions.pop();if(main)x.inMain=false;if(condition>=0)narrow(x,condition,false);if(before&&end)decided.push({holds:holds===
true,branch:ends.length,bound:boundIn(end,before)});ends.push(end)};ends.push(branch(x,()=>{test(node2);for(const alternative of reader.under(node2,field.alternative)){
if(reader.code(alternative)===NODE.elif_clause)test(alternative);else{const body=x.tree.child(alternative,field.body);if(body>=0)block(x,scope,body)}}}));choose(
decided,ends);join(x,ends)}var sizeOf=slot=>[slot.definitions.length,slot.versions.length];var sizes=scope=>new Map([...scope.slots.values()].map(slot=>[slot,sizeOf(
slot)]));var boundIn=(state,before)=>[...state].filter(([slot])=>!slot.isNarrowing).map(([slot,held])=>({slot,state:held,before:before.get(slot)??[0,0],after:sizeOf(
slot)}));function choose(decided,ends){const meant=decided.find(({holds})=>holds);for(const{slot,state,after}of meant?.bound??[]){const others=ends.slice(meant?.
branch+1).filter(end=>end?.has(slot));if(others.length===0)continue;slot.definitions.length=after[0];slot.versions.length=after[1];for(const end of others)end?.
set(slot,state)}for(const{branch:branch2,holds,bound}of decided.toReversed()){if(holds||meant&&branch2>meant.branch)continue;for(const one of bound)withdraw(one,
ends[branch2],ends)}}function withdraw({slot,before,after},own,ends){const others=ends.filter(end=>end!==own&&end?.has(slot)===true);const[first]=others;if(!first&&
before[0]===0||after[0]>MOST_MASKED)return;const dropped=after[0]-before[0];const kept=(1<<before[0])-1;slot.definitions.splice(before[0],dropped);slot.versions.
splice(before[1],after[1]-before[1]);for(const end of others){const[value,reach]=end.get(slot);end.set(slot,[value,reach&kept|reach>>>dropped&~kept])}if(first)own.
set(slot,first.get(slot));else own.delete(slot)}var MOST_MASKED=30;function outcome(condition){const[,not]=TYPING.exec(condition)??[];if(not!==void 0)return not===
"";if(MAJOR.test(condition))return condition.endsWith("3");const[,negated,operator,major,minor]=VERSION.exec(condition)??[];if(operator===void 0)return void 0;if(minor===
void 0&&major==="3"&&operator!==">="&&operator!=="<")return void 0;const asked=Number(major)*100+Number(minor??0);const isOld=operator===">="||operator==="<"?asked<=
OLDEST:asked<OLDEST;return isOld?operator.startsWith(">")===(negated===void 0):void 0}var OLDEST=311;var VERSION=/^(not\s+)?(?:sys\.)?version_info(?:\[:\d\]|\[0\]|\.major)?\s*(<=?|>=?|==)\s*\(?\s*(\d)\s*(?:,\s*(\d+)[\s\d,]*)?,?\s*\)?$/;
var MAJOR=/^(\w+\.)*PY[23]$/;var PLATFORM=/^(not\s+)?(\w+\.)*(TYPE_CHECKING|PY2|PY3)$|\bTYPE_CHECKING\b|\b(sys\.(platform|version_info|version)|os\.name|platform\.system)\b/;
var TYPING=/^(not\s+|)(?:[^()]*(?:\([\d, ]+\))?\s+or\s+|(?:sys\.)?version_info\s*>=?\s*\([\d, ]+\)\s+and\s+)?(?:\w+\.)*TYPE_CHECKING(?:\s+or\s.*)?$/;var MAIN=/^__name__\s*==\s*['"]__main__['"]$/;function importModules(x,scope,node2){const{reader,graph}=x;for(const part of reader.named(node2)){const aliased=reader.code(part)===NODE.aliased_import;const dotted=aliased?
x.tree.child(part,reader.field.name):part;const alias=aliased?x.tree.child(part,reader.field.alias):-1;if(dotted<0)continue;const names=emitModule(x,scope,dotted,
"",0);const root=names[0];if(root===void 0)continue;const bound=alias>=0?names.join("."):root;const name2=alias>=0?alias:reader.named(dotted)[0];const local=x.local(
x.text(name2),"import",name2,scope.owner)>>2;const fact=x.imports.push([graph.string(bound),0,-1,local])-1;const slot=x.slot(scope,x.text(name2));const value=graph.
node(OP.MODULE,fact);bindImport(x,slot,value,fact);if(alias>=0)x.emit(alias,"import",scope.owner,OCCURRENCE.imported,fact)}}function importFrom(x,scope,node2){const{
reader,graph}=x;const moduleNode=x.tree.child(node2,reader.field.module_name);let module="";let level=0;if(reader.code(node2)===NODE.future_import_statement)module=
"__future__";else if(moduleNode>=0&&reader.code(moduleNode)===NODE.relative_import){for(const part of reader.named(moduleNode)){if(reader.code(part)===NODE.import_prefix)
level=x.text(part).replace(/[^.]/g,"").length;else module=emitModule(x,scope,part,"",level).join(".")}}else if(moduleNode>=0)module=emitModule(x,scope,moduleNode,
"",0).join(".");for(const part of reader.named(node2)){if(part===moduleNode)continue;const code=reader.code(part);if(code===NODE.wildcard_import){x.stars.push(x.
imports.push([graph.string(module),level,-2,-1])-1);continue}const aliased=code===NODE.aliased_import;const dotted=aliased?x.tree.child(part,reader.field.name):
part;const alias=aliased?x.tree.child(part,reader.field.alias):-1;if(dotted<0)continue;const names=reader.named(dotted).filter(name2=>reader.code(name2)===NODE.
identifier);const first=names[0];if(first===void 0)continue;const bound=alias>=0?alias:names.at(-1);const local=x.local(x.text(bound),"import",bound,scope.owner);
const fact=x.imports.push([graph.string(module),level,graph.string(x.text(first)),local>>2])-1;let value=graph.node(OP.IMPORTED,fact);x.emit(first,"import",scope.
owner,OCCURRENCE.imported,fact);for(const more of names.slice(1)){value=graph.node(OP.ATTRIBUTE,value,graph.string(x.text(more)));x.emit(more,"import",scope.owner,
OCCURRENCE.attribute,value)}if(alias>=0&&names.length===1)x.emit(alias,"import",scope.owner,OCCURRENCE.imported,fact);const slot=x.slot(scope,x.text(bound));if(names.
length===1)bindImport(x,slot,value,fact);else bindSlot(x,slot,value,local)}}function bindImport(x,slot,value,fact){bindSlot(x,slot,value,definition(DEFINITION.import,
fact))}function emitModule(x,scope,dotted,prefix,level){const names=[];for(const part of x.reader.named(dotted)){if(x.reader.code(part)!==NODE.identifier)break;
names.push(x.text(part));x.emit(part,"import",scope.owner,OCCURRENCE.module,x.graph.string(prefix+names.join(".")),level)}return names}function matchStatement(x,scope,node2){const{reader,graph}=x;const{field}=reader;const subjects=subjectsOf(x,reader.under(node2,field.subject));const values=subjects.
map(subject2=>expression(x,scope,subject2));const subject=values.length===1?values[0]:graph.node(OP.TUPLE,graph.list([values.length,...values]));const body=x.tree.
child(node2,field.body);if(body<0)return;let left=subject;const passed=[];const ends=reader.named(body).map(clause=>branch(x,()=>{const parts=reader.named(clause);
const patterns=parts.filter(part=>reader.code(part)===NODE.case_pattern);const[only]=patterns;if(subjects.length>1)matchesEach(x,scope,subjects,values,patterns,
subject);else if(patterns.length>1)insideSequence(x,scope,patterns,left);else if(only!==void 0){const isUnconditional=parts.length===2;const texts=textsIn(x,scope,
only);narrowOwner(x,scope,subjects[0],subject,texts,passed);if(isUnconditional)passed.push(...texts);const held=pattern(x,scope,only,left);if(held!==subject)narrowTo(
x,scope,subjects[0],held);if(asksForType(x,only)&&isUnconditional&&isTyped(x,subject))left=graph.node(OP.EXCEPT,left,graph.a[held])}for(const part of parts){if(reader.
code(part)===NODE.if_clause){const condition=reader.firstNamed(part);if(condition>=0){expression(x,scope,condition);narrow(x,condition,true)}}else if(reader.code(
part)===NODE.block)block(x,scope,part)}}));join(x,[...ends,new Map])}function subjectsOf({reader},written5){const[only]=written5;if(written5.length!==1||only===
void 0||reader.code(only)!==NODE.tuple)return written5;const items2=reader.named(only);return items2.length>1&&items2.every(item=>reader.code(item)!==NODE.list_splat)?
items2:written5}function matchesEach(x,scope,subjects,values,patterns,tuple){const parts=patterns.length===1?partsOf(x,patterns[0]):patterns;if(parts.length!==subjects.
length||parts.some(part=>starred(x,part)>=0)){if(patterns.length===1)pattern(x,scope,patterns[0],tuple);else insideSequence(x,scope,patterns,tuple);return}for(const[
at,part]of parts.entries()){const held=pattern(x,scope,part,values[at]);if(held!==values[at])narrowTo(x,scope,subjects[at],held)}}function partsOf({reader},part){
const inner=reader.firstNamed(part);const isSequence=inner>=0&&(reader.code(inner)===NODE.tuple_pattern||reader.code(inner)===NODE.list_pattern);return isSequence?
reader.named(inner):[]}function narrowOwner(x,scope,subject,value,texts,passed){const{kind,a,b}=x.graph;if(x.reader.code(subject)!==NODE.attribute||kind[value]!==
OP.ATTRIBUTE||!isTyped(x,a[value]))return;const[nodes,without]=texts.length>0?[texts,0]:[passed,1];if(nodes.length===0)return;const list2=x.graph.list([b[value],
without,nodes.length,...nodes]);narrowTo(x,scope,x.tree.child(subject,x.reader.field.object),x.graph.node(OP.OF_KIND,a[value],list2))}function textsIn(x,scope,part){
const{reader}=x;const inner=reader.firstNamed(part);if(inner<0)return[];const alternatives2=reader.code(inner)===NODE.union_pattern?reader.named(inner):[inner];
return alternatives2.every(one=>reader.code(one)===NODE.string)?alternatives2.map(one=>expression(x,scope,one)):[]}function asksForType({reader},part){const inner=reader.
firstNamed(part);return inner>=0&&reader.code(inner)===NODE.class_pattern&&reader.named(inner).length===1}function pattern(x,scope,node2,value){const{reader,graph}=x;
switch(reader.code(node2)){case NODE.dotted_name:{const parts=reader.named(node2);if(parts.length!==1){dottedName(x,scope,node2);return value}assignTarget(x,scope.
binder,parts[0],value);return value}case NODE.class_pattern:{const[type,...inner]=reader.named(node2);const matched=type===void 0?graph.unknown:graph.node(OP.TYPED,
dottedName(x,scope,type,"read"),value);for(const[at,part]of inner.entries())insideClass(x,scope,part,matched,at);return matched}case NODE.as_pattern:{const parts=reader.
named(node2);const alias=parts.at(-1);let held=value;for(const part of parts.slice(0,-1))held=pattern(x,scope,part,value);if(alias!==void 0)assignTarget(x,scope.
binder,alias,held);return held}case NODE.list_pattern:case NODE.tuple_pattern:insideSequence(x,scope,reader.named(node2),value);return value;case NODE.dict_pattern:
insideMapping(x,scope,node2,value);return value;case NODE.splat_pattern:{const inner=reader.firstNamed(node2);if(inner>=0)assignTarget(x,scope.binder,inner,value);
return value}case NODE.identifier:assignTarget(x,scope.binder,node2,value);return value;case NODE.string:case NODE.concatenated_string:case NODE.integer:case NODE.
float:return value;default:{const held=reader.named(node2).map(part=>pattern(x,scope,part,value));return held.length===0?value:graph.join(held)}}}function insideSequence(x,scope,parts,value){
const{graph}=x;const stars=parts.map(part=>starred(x,part));const star=stars.findIndex(splat=>splat>=0);for(const[at,part]of parts.entries()){if(at===star)pattern(
x,scope,stars[at],graph.node(OP.REST,value,at*REST_BACK+(parts.length-at-1)));else pattern(x,scope,part,graph.node(OP.UNPACK,value,star>=0&&at>star?at-parts.length:
at))}}function starred(x,part){const inner=x.reader.code(part)===NODE.case_pattern?x.reader.firstNamed(part):part;return inner>=0&&x.reader.code(inner)===NODE.splat_pattern?
inner:-1}function insideMapping(x,scope,node2,value){const{reader,graph}=x;let key=-1;for(const part of reader.named(node2))if(reader.code(part)===NODE.case_pattern){
pattern(x,scope,part,key<0?value:graph.node(OP.SUBSCRIPT,value,key));key=-1}else if(reader.code(part)===NODE.splat_pattern)pattern(x,scope,part,value);else{keyOf(
x,scope,part,value,"read");key=reader.code(part)===NODE.dotted_name?dottedName(x,scope,part,"read"):expression(x,scope,part)}}function insideClass(x,scope,node2,matched,at){
const{reader,graph}=x;const part=reader.code(node2)===NODE.case_pattern?reader.firstNamed(node2):node2;if(part<0||reader.code(part)!==NODE.keyword_pattern){pattern(
x,scope,node2,graph.node(OP.MATCHED,matched,at));return}const[key,inner]=reader.named(part);if(key===void 0||inner===void 0)return;const value=graph.node(OP.ATTRIBUTE,
matched,graph.string(x.text(key)));x.emit(key,"read",scope.owner,OCCURRENCE.attribute,value);pattern(x,scope,inner,value)}function block(x,scope,node2){const{after}=x.tree;for(let at=node2+1,end=after[node2];at<end;at=after[at])statement(x,scope,at)}function statement(x,scope,node2){
const{reader,graph}=x;const{field}=reader;switch(reader.code(node2)){case 0:if(reader.isNamed(node2))for(const part of reader.named(node2))statement(x,scope,part);
return;case NODE.comment:return;case NODE.expression_statement:for(const part of reader.named(node2))simple(x,scope,part);return;case NODE.block:block(x,scope,node2);
return;case NODE.function_definition:defineFunction(x,scope,node2,node2);return;case NODE.class_definition:defineClass(x,scope,node2,node2);return;case NODE.decorated_definition:{
const inner=x.tree.child(node2,field.definition);if(inner<0)return;if(reader.code(inner)===NODE.class_definition)defineClass(x,scope,inner,node2);else defineFunction(
x,scope,inner,node2);return}case NODE.if_statement:ifStatement(x,scope,node2);return;case NODE.for_statement:case NODE.while_statement:loop(x,scope,node2);return;case NODE.
try_statement:tryStatement(x,scope,node2);return;case NODE.with_statement:withStatement(x,scope,node2);return;case NODE.match_statement:matchStatement(x,scope,node2);
return;case NODE.return_statement:{const given3=reader.firstNamed(node2);if(given3>=0){const held=expression(x,scope,given3);const fn2=x.functions[scope.fn];if(fn2){
graph.edge(held,fn2.returns);keysOf(x,scope,given3,fn2.annotation)}}x.flow.dead=true;return}case NODE.raise_statement:{const cause=x.tree.child(node2,field.cause);
for(const part of reader.named(node2)){const held=expression(x,scope,part);if(part!==cause&&reader.code(part)!==NODE.call)x.emitAt(x.tree.start[node2],5,"call_i\
ndirect",scope.owner,OCCURRENCE.raised,held)}x.flow.dead=true;return}case NODE.break_statement:case NODE.continue_statement:x.flow.dead=true;return;case NODE.assert_statement:
for(const[at,part]of reader.named(node2).entries()){expression(x,scope,part);if(at===0)narrow(x,part,true)}return;case NODE.import_statement:importModules(x,scope,
node2);return;case NODE.import_from_statement:case NODE.future_import_statement:importFrom(x,scope,node2);return;case NODE.global_statement:case NODE.nonlocal_statement:
foreignNames(x,scope,node2);return;case NODE.delete_statement:for(const part of reader.named(node2)){if(reader.code(part)===NODE.subscript)subscript(x,scope,part,
"__delitem__");else expression(x,scope,part,"write")}return;case NODE.type_alias_statement:{const left=x.tree.child(node2,field.left);const right=x.tree.child(node2,
field.right);let nameNode=left;while(nameNode>=0&&reader.code(nameNode)!==NODE.identifier)nameNode=reader.firstNamed(nameNode);const head=left<0?-1:reader.firstNamed(
left);const parameters=head<0?-1:reader.named(head)[1]??-1;const inside=withTypeParameters(x,scope,parameters,scope.owner);const held=right<0?graph.unknown:annotation(
x,inside,right);if(nameNode<0||x.text(nameNode)==="")return;const symbol=declareVariable(x,scope,nameNode,{statement:node2,type:void 0,bare:false});bindSlot(x,x.
slot(scope,x.text(nameNode)),held,symbol);return}default:expression(x,scope,node2)}}function simple(x,scope,node2){const{reader}=x;const code=reader.code(node2);
if(code===NODE.assignment){assignment(x,scope,node2);if(scope.kind==="module")dunderAll(x,node2)}else if(code===NODE.augmented_assignment){const left=x.tree.child(
node2,reader.field.left);const right=x.tree.child(node2,reader.field.right);const held=right<0?x.graph.unknown:expression(x,scope,right);if(left<0)return;if(reader.
code(left)===NODE.identifier){const before=x.read(scope,x.text(left));augments(x,scope,x.tree.child(node2,x.reader.field.operator),before.node);assignTarget(x,scope.
binder,left,x.graph.join([before.node,held]));if(scope.kind==="module")dunderAll(x,node2)}else if(reader.code(left)===NODE.attribute)assignTarget(x,scope.binder,
left,held);else expression(x,scope,left,"write")}else expression(x,scope,node2)}function dunderAll(x,node2){const left=x.tree.child(node2,x.reader.field.left);const right=x.
tree.child(node2,x.reader.field.right);if(left<0||right<0||x.text(left)!=="__all__")return;const code=x.reader.code(right);if(code!==NODE.list&&code!==NODE.tuple)
return;for(const item of x.reader.named(right)){const content=x.reader.content(item);if(content!==void 0)x.all=[...x.all??[],x.text(content)]}}function branch(x,read2){
const mark=x.flow.mark;const dead=x.flow.dead;x.flow.dead=false;read2();const ended=x.flow.dead;x.flow.dead=dead;const state=x.flow.undo(mark);return ended?void 0:
state}function join(x,branches){const live=branches.filter(state=>state!==void 0);if(live.length===0)x.flow.dead=true;else x.flow.merge(live)}function loop(x,scope,node2){const{reader,graph}=x;const{field}=reader;const body=x.tree.child(node2,field.body);let element=-1;if(reader.code(node2)===NODE.for_statement){
const right=x.tree.child(node2,field.right);const source=right<0?graph.unknown:expression(x,scope,right);element=graph.node(OP.ELEMENT,source);if(right>=0)x.emitAt(
x.tree.start[node2],3,"call_indirect",scope.owner,OCCURRENCE.protocol,element)}const iteration=branch(x,()=>{x.flow.openLoop();const left=x.tree.child(node2,field.
left);const condition=x.tree.child(node2,field.condition);if(element>=0&&left>=0)assignTarget(x,scope.binder,left,element);if(condition>=0){expression(x,scope,condition);
narrow(x,condition,true)}if(body>=0)block(x,scope,body);x.flow.closeLoop();x.flow.dead=false});join(x,[iteration,new Map]);for(const alternative of reader.under(
node2,field.alternative)){const inner=x.tree.child(alternative,field.body);if(inner>=0)block(x,scope,inner)}}function tryStatement(x,scope,node2){const{reader,graph}=x;
const{field}=reader;const body=x.tree.child(node2,field.body);const clauses=reader.named(node2).filter(part=>part!==body);const tried=branch(x,()=>{if(body>=0)block(
x,scope,body)});const whole=branch(x,()=>{if(tried)x.flow.merge([tried]);else x.flow.dead=true;for(const clause of clauses)if(reader.code(clause)===NODE.else_clause){
const inner=x.tree.child(clause,field.body);if(inner>=0)block(x,scope,inner)}});const ends=[whole];for(const clause of clauses){if(reader.code(clause)!==NODE.except_clause)
continue;const declared=x.symbols.length;ends.push(branch(x,()=>{if(tried)x.flow.merge([tried,new Map]);for(const part of reader.named(clause)){if(reader.code(part)===
NODE.block)block(x,scope,part);else if(reader.code(part)===NODE.as_pattern){const[type,alias]=reader.named(part);const caught=type===void 0?graph.unknown:expression(
x,scope,type);if(alias!==void 0)assignTarget(x,scope.binder,alias,graph.node(OP.TYPED,caught,-1))}else expression(x,scope,part)}}));if(whole&&x.symbols.length>declared)
standIns(x,whole,declared)}join(x,ends);for(const clause of clauses)if(reader.code(clause)===NODE.finally_clause)for(const part of reader.named(clause)){const{dead}=x.
flow;statement(x,scope,part);x.flow.dead=dead||x.flow.dead}}function standIns(x,tried,first){for(const slot of tried.keys()){const isLate=definition2=>definition2%
4===DEFINITION.symbol&&definition2>>2>=first;const{definitions}=slot;if(!definitions.some(one=>one%4===DEFINITION.symbol&&one>>2<first))continue;for(const one of definitions)
if(isLate(one))x.standIns.add(one)}}function withStatement(x,scope,node2){const{reader,graph}=x;for(const clause of reader.named(node2)){if(reader.code(clause)!==
NODE.with_clause)continue;for(const item of reader.named(clause)){const value=x.tree.child(item,reader.field.value);if(value<0)continue;const[manager,alias]=reader.
code(value)===NODE.as_pattern?reader.named(value):[value];if(manager===void 0)continue;const entered=graph.node(OP.ENTERED,expression(x,scope,manager));x.emitAt(
x.tree.start[node2],4,"call_indirect",scope.owner,OCCURRENCE.protocol,entered);if(alias!==void 0)assignTarget(x,scope.binder,alias,entered)}}const body=x.tree.child(
node2,reader.field.body);if(body>=0)block(x,scope,body)}function foreignNames(x,scope,node2){const{reader}=x;const global=reader.code(node2)===NODE.global_statement;
for(const part of reader.named(node2)){const text=x.text(part);let target=global?x.slot(x.module,text):void 0;for(let at=scope.parent;at&&!target;at=at.parent)if(at.
kind!=="class")target=at.slots.get(text);if(!target||scope.kind==="module")continue;const slot=x.slot(scope,text);slot.foreign=target;if(target.definitions.length>
0)x.emit(part,"read",scope.owner,OCCURRENCE.definition,target.definitions[0])}}function extractPython(tree,file2){const x=new Extraction(tree,file2);if(tree.count>0)block(x,x.module,0);x.closeFrame(x.module);for(const slot of x.module.slots.
values())if(slot.definitions.length>0)x.cell(slot);x.readLater();x.markMains();const moved2=sortSymbols(x);const exports=[];for(const[name2,slot]of x.module.slots)
if(slot.definitions.length>0)exports.push([x.graph.string(name2),x.cell(slot),...x.exported(slot).map(moved2)]);x.classes.forEach((cls2,at)=>{for(const[name2,slot]of x.
classScopes[at]?.slots??[])if(slot.definitions.length>0)cls2.members.push([x.graph.string(name2),slot.value>=0?slot.value:x.cell(slot),...x.meant(slot.definitions).
map(moved2)]);for(const field of x.fields[at]?.values()??[])cls2.fields.push([field[0],field[1],...field.slice(2).map(moved2)])});const{graph}=x;const surface={
strings:graph.strings,kind:packNumbers(graph.kind),a:packNumbers(graph.a),b:packNumbers(graph.b),lists:packNumbers(graph.lists),edges:packNumbers(graph.edges),functions:x.
functions,classes:x.classes,imports:x.imports,exports,stars:x.stars};if(x.all)surface.all=x.all;const{locals,occurrences,lists}=x.body;const body={locals,occurrences:packNumbers(
occurrences),lists:packNumbers(lists)};return{symbols:x.symbols,module:moduleName(file2.path),surface,body}}function moduleName(path){return path.replace(/\.pyi?$/,
"").replace(/^(src|lib|python)\//,"").replace(/(^|\/)__init__$/,"").replaceAll("/",".")}var TYPE_PARAMETERS=/\b(?:class|def|type)[ \t]+\w+[ \t]*\[/g;var LAZY=/(?<=^[ \t]*)lazy (?=(?:import|from)[ \t])/gm;var CALLED_ITEM=/(?<=\bAnnotated\[[^\n]*,[^\n]*\w)\[[^[\]\n]*\](?=\()/g;
var repair=tree=>readAgain(tree,[text=>withoutDefaults(text).replace(LAZY,"if 1:").replace(CALLED_ITEM,blanks)]);function withoutDefaults(text){const letters=[...text.
matchAll(TYPE_PARAMETERS)].length>0?text.split(""):void 0;if(!letters)return text;for(const{index,0:head}of text.matchAll(TYPE_PARAMETERS)){let depth=1;let isBound=false;
let isMany=false;let begin=-1;for(let at=index+head.length;at<text.length&&depth>0;at++){const letter=text[at];if("[({".includes(letter))depth++;else if("])}".includes(
letter))depth--;const isEnd=depth===0||depth===1&&letter===",";if(isEnd){if(begin>=0&&isMany){const from=begin;for(const[nth,blank]of[...blanks(text.slice(from,
at))].entries())letters[from+nth]=blank}isBound=false;isMany=false;begin=-1}else if(depth===1&&letter===":")isBound=true;else if(depth===1&&letter==="*"&&begin<
0)isMany=true;else if(depth===1&&letter==="="&&begin<0){begin=at;letters[at]=isBound?"|":":"}}}return letters.join("")}function widened(column,longer){longer.set(column);return longer}function pack(columns){const places=[];let length=0;for(const[name2,column]of Object.entries(columns)){const wide=column instanceof Int32Array;const room=column.
length+(column.length>>6)+LEAST_ROOM;places.push({name:name2,wide,at:length,length:column.length,room});length+=aligned(wide?4*room:room)}const header=aligned(Buffer.
byteLength(JSON.stringify(places))+HEADER_ROOM);const bytes=new Uint8Array(new SharedArrayBuffer(4+header+length));new DataView(bytes.buffer).setUint32(0,header,
true);writeContents(bytes,places);for(const place of places)viewOf(bytes,place,place.length).set(columns[place.name]);return bytes}var LEAST_ROOM=1024;var HEADER_ROOM=256;
function repack(bytes,columns){const places=contentsOf(bytes);for(const place of places){const column=columns[place.name];if(!column||column.length>place.room)return pack(
columns);place.length=column.length}for(const place of places){const column=columns[place.name];const lies=viewOf(bytes,place,place.length);if(lies.buffer!==column.
buffer||lies.byteOffset!==column.byteOffset)lies.set(column)}writeContents(bytes,places);return bytes}function unpack(bytes){return Object.fromEntries(contentsOf(
bytes).map(place=>[place.name,viewOf(bytes,place,place.length)]))}function unpackWithRoom(bytes){return Object.fromEntries(contentsOf(bytes).map(place=>[place.name,
viewOf(bytes,place,place.room)]))}var headerOf=({buffer,byteOffset})=>Buffer.from(buffer,byteOffset+4,new DataView(buffer,byteOffset).getUint32(0,true));var contentsOf=bytes=>JSON.
parse(headerOf(bytes).toString("utf8"));function writeContents(bytes,places){const header=headerOf(bytes);header.write(JSON.stringify(places).padEnd(header.length))}
function viewOf(bytes,{wide,at},length){const{buffer,byteOffset}=bytes;const start=byteOffset+4+headerOf(bytes).length+at;return wide?new Int32Array(buffer,start,
length):new Uint8Array(buffer,start,length)}var aligned=bytes=>bytes+3&~3;var wordsOf=new WeakMap;function written2(words5){const column=Buffer.from(JSON.stringify(
words5));wordsOf.set(column,words5);return column}function extended(column,words5,from){if(from===0)return written2(words5);if(words5.length===from)return column;
const behind=Buffer.from(JSON.stringify(words5.slice(from)));const whole=new Uint8Array(column.length+behind.length-1);whole.set(column);whole[column.length-1]=
COMMA;whole.set(behind.subarray(1),column.length);wordsOf.set(whole,words5);return whole}var COMMA=44;function read(column){if(!column)throw new Error("a column\
 is missing");const words5=wordsOf.get(column)??JSON.parse(Buffer.from(column).toString("utf8"));wordsOf.set(column,words5);return words5}var VALUE={function:0,class:1,instance:2,module:3,namespace:4,bound:5,external:6,externalValue:7,container:8,containerMethod:9,text:10,integer:11,super:12,partial:13,
queued:14,signal:15,signalMethod:16};var Objects=class{kind=new Uint8Array(0);a=new Int32Array(0);b=new Int32Array(0);#count=0;#table=new Int32Array(LEAST_TABLE);#isShared=false;externals=[];#externalIndex=new Map;constructor(settled,room){
if(!settled)return;for(const{package:pkg,name:name2}of read(settled.externals))this.#external(pkg,name2);const{objectKind,objectA,objectB}=room??settled;this.kind=
objectKind;this.a=objectA;this.b=objectB;this.#count=settled.objectKind?.length??0;this.#table=settled.objectTable;this.#isShared=room===void 0}share(){this.kind=
this.kind.subarray(0,this.#count);this.a=this.a.subarray(0,this.#count);this.b=this.b.subarray(0,this.#count);this.#isShared=true}save(){return{externals:written2(
this.externals),objectKind:this.kind.subarray(0,this.#count),objectA:this.a.subarray(0,this.#count),objectB:this.b.subarray(0,this.#count),objectTable:this.#table}}of(kind,a,b=0){
const table=this.#table;const mask=table.length-1;for(let at=hashOf(kind,a,b)&mask;;at=at+1&mask){const object=table[at]-1;if(object<0)return this.#make(kind,a,
b,at);if(this.a[object]===a&&this.b[object]===b&&this.kind[object]===kind)return object}}#make(kind,a,b,at){const object=this.#count++;if(object>=this.kind.length){
const capacity=object+(object>>1)+LEAST_TABLE;this.kind=widened(this.kind,new Uint8Array(capacity));this.a=widened(this.a,new Int32Array(capacity));this.b=widened(
this.b,new Int32Array(capacity))}this.kind[object]=kind;this.a[object]=a;this.b[object]=b;if(this.#isShared){this.#table=this.#table.slice();this.#isShared=false}
this.#table[at]=object+1;if(2*this.#count>this.#table.length)this.#rehash();return object}#rehash(){let length=LEAST_TABLE;while(length<3*this.#count)length*=2;
const table=new Int32Array(length);for(let object=0;object<this.#count;object++){let at=hashOf(this.kind[object],this.a[object],this.b[object])&length-1;while(table[at]!==
0)at=at+1&length-1;table[at]=object+1}this.#table=table;this.#isShared=false}external(pkg,name2,value=false,query=0){return this.of(value?VALUE.externalValue:VALUE.
external,this.#external(pkg,name2),query)}#external(pkg,name2){let names=this.#externalIndex.get(pkg);if(!names){names=new Map;this.#externalIndex.set(pkg,names)}
let index=names.get(name2);if(index===void 0){index=this.externals.push({package:pkg,name:name2})-1;names.set(name2,index)}return index}outside(object){const kind=this.
kind[object];return kind===VALUE.external||kind===VALUE.externalValue?this.externals[this.a[object]]:void 0}};var LEAST_TABLE=1024;function hashOf(kind,a,b){const mixed=Math.
imul(Math.imul(a,2654435761)^Math.imul(b*32+kind,2246822507),3266489909);return(mixed^mixed>>>15)>>>0}var Destinations=class{#program;#modules=new Map;#moduleIds=new Set;#bound=new Map;constructor(program){this.#program=program}definitions(file2,definitions,locals,seen2){
const found=[];let imported=false;const[only]=definitions;if(definitions.length===1&&only!==void 0&&only%4===DEFINITION.symbol){const symbol=this.#program.file(
file2).symbols[only>>2];return{destinations:symbol?[{to:"symbol",id:symbol.id}]:[],imported,modules:[]}}for(const definition2 of this.#current(file2,definitions)){
const index=definition2>>2;switch(definition2%4){case DEFINITION.symbol:{const symbol=this.#program.file(file2).symbols[index];if(symbol)found.push({to:"symbol",
id:symbol.id});break}case DEFINITION.local:{const local=locals[index];if(local!==void 0)found.push({to:"local",index:local});break}case DEFINITION.import:{imported=
true;const led=this.imported(file2,index,seen2);const local=locals[this.#program.file(file2).imports[index]?.[3]??-1];if(local!==void 0&&led.some(d=>d.to==="unk\
nown"||d.to==="symbol"&&this.#moduleIds.has(d.id)))found.push({to:"local",index:local});found.push(...led);break}}}const destinations=preferred(distinct(found));
const modules=destinations.filter(d=>d.to==="symbol"&&this.#moduleIds.has(d.id));return{destinations,imported,modules}}declared(list2){if(list2.length<2)return list2;
const{files}=this.#program;const found=list2.filter(d=>d.to!=="symbol"||this.#moduleIds.has(d.id)||files.typeOf(d.id)!==void 0);return found.some(d=>d.to==="sym\
bol")?found:list2}imported(file2,fact,seen2=new Set){const key=`${file2}:${fact}`;if(seen2.has(key))return[];seen2.add(key);const program=this.#program;const what=program.
modules.imported(file2,program.file(file2).imports[fact]);return what.found?this.#definitionsOf(what.found,seen2):this.named(what)}path(file2,text){const program=this.#program;
const{objects,modules,packages}=program;const names=text.split(SEPARATOR);const isWord=names.length===2&&!text.includes(":");for(let at=names.length-1;at>0;at--){
const module=modules.module(file2,program.string(names.slice(0,at).join(".")),0);if(module===void 0||objects.kind[module]!==VALUE.module)continue;if(isWord&&packages.
areTogether(file2,objects.a[module]))return void 0;let{found}=modules.member(module,program.string(names[at]));let path;for(let nth=at;found;nth++){const destinations=this.
declared(this.bound(found)).filter(({to})=>to==="symbol");if(destinations.length===0)return path;const before=names.slice(0,nth).join(".").length+1;path={destinations,
before,length:names[nth].length};const next=names[nth+1];const cls2=program.entities(found.binding[1]).find(one=>objects.kind[one]===VALUE.class);if(next===void 0||
cls2===void 0)return path;found=program.hierarchy.attribute(objects.a[cls2],program.string(next))}return path}return void 0}global(file2,name2){return this.named(
this.#program.modules.global(file2,name2))}named(what){if(what.found)return this.bound(what.found);return what.object===void 0?[]:[this.object(what.object)]}bound(found){
let led=this.#bound.get(found.binding);if(!led){led=this.#definitionsOf(found);this.#bound.set(found.binding,led)}return led}#definitionsOf({file:file2,binding},seen2){
return this.definitions(file2,binding.slice(2),[],seen2).destinations}#current(file2,definitions){if(definitions.length===1)return definitions;const symbols=this.#program.
file(file2).symbols;const plain2=definitions.filter(definition2=>{if(definition2%4!==DEFINITION.symbol)return true;const symbol=symbols?.[definition2>>2];return!symbol?.
modifiers?.includes("setter")&&!isOverload(symbol)});return plain2.length>0?plain2:definitions.slice(0,1)}object(object){const{objects}=this.#program;const a=objects.
a[object];switch(objects.kind[object]){case VALUE.module:return this.module(a);case VALUE.function:case VALUE.bound:return this.functionSymbol(a)??UNKNOWN;case VALUE.
class:case VALUE.instance:return this.classSymbol(a);case VALUE.external:case VALUE.externalValue:{const outside=objects.outside(object);return{to:"external",package:outside.
package,name:outside.name}}default:return UNKNOWN}}module(file2){let destination=this.#modules.get(file2);if(!destination){const path=this.#program.paths[file2];
const id=moduleId(path);this.#moduleIds.add(id);destination={to:"symbol",id};this.#modules.set(file2,destination)}return destination}functionSymbol(fn2){const{file:file2,
symbol}=this.#program.fn(fn2);const id=this.#program.file(file2).symbols[symbol]?.id;return id===void 0?void 0:{to:"symbol",id}}classSymbol(cls2){const{file:file2,
symbol}=this.#program.cls(cls2);const id=this.#program.file(file2).symbols[symbol]?.id;return id===void 0?UNKNOWN:{to:"symbol",id}}};var UNKNOWN={to:"unknown",name:""};
function isOverload(symbol){return symbol?.annotations?.some(text=>/(^|\.)overload$/.test(text))??false}function keyOf2(d){switch(d.to){case"symbol":return`s${d.
id}`;case"local":return`l${d.index}`;case"external":return`e${d.package}\0${d.name}`;default:return`${d.to}`}}function distinct(list2){if(list2.length<2)return[
...list2];return[...new Map(list2.map(d=>[keyOf2(d),d])).values()]}function preferred(list2){if(list2.length<2)return list2;const ours=list2.filter(d=>d.to==="s\
ymbol"||d.to==="local");return ours.length>0?ours:list2}var MOST_VALUES=16;var MOST_LITERALS=12;var FEW_VALUES=4;var ValueSets=class{#size=new Uint8Array(0);#at=new Int32Array(0);#pool=new Int32Array(1<<16);#pooled=0;#isShared=false;constructor(settled,room){
if(!settled)return;const{setSize,setAt,setPool}=room??settled;this.#size=setSize;this.#at=setAt;this.#pool=setPool;this.#pooled=settled.setPool?.length??0;this.#isShared=
room===void 0}save(count){return{setSize:this.#size.subarray(0,count),setAt:this.#at.subarray(0,count),setPool:this.#pool.subarray(0,this.#pooled)}}share(count){
const{setSize,setAt,setPool}=this.save(count);this.#size=setSize;this.#at=setAt;this.#pool=setPool;this.#isShared=true}reserve(capacity){if(this.#isShared)this.#pool=
this.#pool.slice();if(this.#isShared||capacity>this.#size.length)this.#size=widened(this.#size,new Uint8Array(capacity));if(this.#isShared||capacity>this.#at.length)
this.#at=widened(this.#at,new Int32Array(capacity));this.#isShared=false}size(node2){return this.#size[node2]??0}value(node2,nth){const at=this.#at[node2];return this.#size[node2]===
1?at:this.#pool[at+nth]}has(node2,value){const size=this.#size[node2];const at=this.#at[node2];if(size<2)return size===1&&at===value;const pool=this.#pool;for(let k=at;k<
at+size;k++)if(pool[k]===value)return true;return false}add(node2,value){const size=this.#size[node2];if(size===0)this.#at[node2]=value;else{if(size===1)this.#move(
node2,1,FEW_VALUES);else if(size===FEW_VALUES)this.#move(node2,FEW_VALUES,MOST_VALUES);this.#pool[this.#at[node2]+size]=value}this.#size[node2]=size+1}#move(node2,size,room){
const to=this.#pooled;this.#pooled+=room;if(this.#pooled>this.#pool.length)this.#pool=widened(this.#pool,new Int32Array(this.#pooled*2));for(let k=0;k<size;k++)
this.#pool[to+k]=this.value(node2,k);this.#at[node2]=to}};function accessorGiven(program,call2,position){const makes=program.entities(program.a[call2]).some(one=>program.objects.outside(one)?.name==="property");return makes?
program.positional(program.b[call2])[position]:void 0}var MOST_CALLEES=8;var MOST_HOPS=3;var PLACES=new Set([OP.TEXT,OP.INTEGER]);var CalleeDestinations=class{#program;#flow;#destinations;constructor(program,flow,destinations){
this.#program=program;this.#flow=flow;this.#destinations=destinations}of(node2,seen2){const size=this.#flow.size(node2);if(size===MOST_VALUES||size>MOST_CALLEES&&
!this.#isChosen(node2))return[];return this.all(node2,seen2)}all(node2,seen2){const{objects}=this.#program;const found=[];const size=this.#flow.size(node2);const withDoubles=size<=
MOST_CALLEES||this.#program.isTest(this.#program.files.numberings.nodes.holder(node2));for(const value of this.#flow.values(node2)){const a=objects.a[value];if(!withDoubles&&
this.#program.isTest(this.#fileOf(value)))continue;switch(objects.kind[value]){case VALUE.function:case VALUE.bound:case VALUE.queued:{const symbol=this.#destinations.
functionSymbol(a);if(symbol)found.push(symbol);break}case VALUE.class:found.push(this.#destinations.classSymbol(a));break;case VALUE.instance:{const call2=this.#program.
hierarchy.member(a,this.#program.string("__call__"));if(call2)found.push(...this.#destinations.bound(call2));break}case VALUE.partial:{const list2=this.#program.
b[a];const first=this.#program.lists[list2+1];const looked=seen2??new Set;looked.add(node2);if(this.#program.lists[list2]>0&&first>=0&&!looked.has(first))found.
push(...this.of(first,looked));break}}}return distinct(found).filter(d=>d.to==="symbol")}#fileOf(value){const{objects}=this.#program;const a=objects.a[value];switch(objects.
kind[value]){case VALUE.function:case VALUE.bound:case VALUE.queued:return this.#program.fn(a).file;case VALUE.class:case VALUE.instance:return this.#program.cls(
a).file;default:return-1}}#isChosen(node2,hops=0){const program=this.#program;const at=program.origin(node2);const from=program.a[at];switch(program.kind[at]){case OP.
ELEMENT:return this.#holds(from,VALUE.container);case OP.SUBSCRIPT:return PLACES.has(program.kind[program.b[at]])?hops<MOST_HOPS&&this.#isChosen(from,hops+1):this.#holds(
from,VALUE.container);case OP.UNPACK:return hops<MOST_HOPS&&this.#isChosen(from,hops+1);case OP.CALL:return this.#holds(from,VALUE.containerMethod)||this.#flow.
values(from).some(value=>program.objects.outside(value)?.name==="getattr");case OP.ATTRIBUTE:return this.#flow.values(from).some(value=>this.#flow.parsedArguments.
read(from,value,program.b[at]).length>0);case OP.JOIN:return hops<MOST_HOPS&&program.sources(at).some(source=>this.#isChosen(source,hops+1));default:return false}}#holds(node2,kind){
return this.#flow.values(node2).some(value=>this.#program.objects.kind[value]===kind)}plan(named3,callees){const program=this.#program;const direct=[];const read2=[];
const own=new Set;for(const destination of named3){const type=destination.to==="symbol"?program.files.typeOf(destination.id):void 0;if(type==="class")direct.push(
destination);else if(destination.to==="external"&&callees.length>0&&destination.name.endsWith(".__class__"))read2.push(destination);else if(destination.to==="ex\
ternal"||destination.to==="unknown")direct.push(destination);else if(destination.to==="symbol"&&type==="function"){const{id}=destination;const decoratedAway=callees.
length>0&&!callees.some(c=>c.to==="symbol"&&c.id===id);if(decoratedAway)read2.push(destination);else direct.push(destination)}else read2.push(destination);if(destination.
to==="symbol")own.add(destination.id)}const indirect=direct.length>0&&read2.length===0?[]:callees.filter(c=>c.to!=="symbol"||!own.has(c.id));return{direct,read:read2,
indirect:named3.length===0?[...callees]:indirect}}special(node2,name2){const program=this.#program;const{objects,hierarchy}=program;const found=[];const other=FALLBACKS[program.
strings[name2]];const fallback=other===void 0?-1:program.string(other);const memberOf=cls2=>hierarchy.member(cls2,name2)??hierarchy.member(cls2,fallback);const around2=this.#classAround(
node2);const meant=around2<0?void 0:memberOf(around2);if(meant)return distinct(this.#destinations.bound(meant));if(this.#flow.isCrowded(node2)||this.#flow.size(
node2)>MOST_CALLEES)return found;for(const value of this.#flow.values(node2)){const member=objects.kind[value]===VALUE.instance?memberOf(objects.a[value]):void 0;
if(member)found.push(...this.#destinations.bound(member))}return distinct(found)}#classAround(node2){const program=this.#program;const at=program.origin(node2);
if(program.kind[at]!==OP.PARAMETER||program.b[at]!==0)return-1;const{flags,owner}=program.fn(program.a[at]);return flags&(FLAG.static|FLAG.classmethod)?-1:owner}descriptors(attribute2,write){
const program=this.#program;const{objects,hierarchy}=program;const object=program.a[attribute2];const found=[];if(this.#flow.isCrowded(object)||this.#flow.size(
object)>MOST_CALLEES)return found;for(const value of this.#flow.values(object)){const isOfClass=objects.kind[value]===VALUE.class;if(objects.kind[value]!==VALUE.
instance&&(!isOfClass||write))continue;const member=hierarchy.member(objects.a[value],program.b[attribute2]);for(const held of member?this.#flow.values(member.binding[1]):
[]){const a=objects.a[held];if(objects.kind[held]===VALUE.instance){const method=hierarchy.member(a,program.string(write?"__set__":"__get__"));if(method)found.push(
...this.#destinations.bound(method))}else if(objects.kind[held]===VALUE.partial&&!isOfClass){const accessor=accessorGiven(program,a,write?1:0);if(accessor!==void 0)
found.push(...this.of(accessor))}}}return distinct(found)}protocol(node2,names){const program=this.#program;const{objects}=program;const found=[];const call2=(value,name2)=>{
const member=program.hierarchy.member(objects.a[value],program.string(name2));if(member)found.push(...this.#destinations.bound(member))};for(const value of this.#flow.
values(program.a[node2])){if(objects.kind[value]!==VALUE.instance)continue;for(const name2 of names){if(name2==="__next__"||name2==="__anext__"){const iter=program.
hierarchy.member(objects.a[value],program.string(name2.replace("next","iter")));if(!iter)continue;for(const entity of program.entities(iter.binding[1])){if(objects.
kind[entity]!==VALUE.function)continue;for(const iterator of this.#flow.results.forReceiver(objects.a[entity],value))if(objects.kind[iterator]===VALUE.instance)
call2(iterator,name2)}}else call2(value,name2)}}return distinct(found)}ofObjects(node2){const{objects}=this.#program;const functions=new Set;for(const value of this.#flow.
values(node2)){const isFunction=objects.kind[value]===VALUE.function||objects.kind[value]===VALUE.bound;const symbol=isFunction?this.#destinations.functionSymbol(
objects.a[value]):void 0;if(symbol?.to==="symbol")functions.add(symbol.id)}return this.of(node2).filter(one=>one.to==="symbol"&&!functions.has(one.id))}isInjected(node2){
const program=this.#program;const at=program.origin(node2);if(program.kind[at]!==OP.PARAMETER)return false;const fn2=program.fn(program.a[at]);const position=program.
b[at];return(fn2.flags&(FLAG.test|FLAG.fixture))!==0&&(position>0||fn2.owner<0)}};var NotContained=class extends Error{};var SEVERAL=-1;var Addition=class{#firstNode;#from=new Map;watcher=0;constructor(firstNode){this.#firstNode=firstNode}isNew(node2){
return node2>=this.#firstNode}arrives(node2,size){if(!this.isNew(node2))throw new NotContained("a value for what was settled");if(this.watcher===0)return;const from=this.#from.
get(node2);if(from===void 0)this.#from.set(node2,this.watcher);else if(from!==this.watcher){this.#from.set(node2,SEVERAL);if(size>1)throw new NotContained("valu\
es in an order that nothing tells")}}};var words=text=>new Set(text.trim().split(/\s+/));var STANDARD_MODULES=words(`
  BaseHTTPServer ConfigParser Cookie HTMLParser Queue SimpleHTTPServer SocketServer StringIO Tkinter UserDict
  UserList __future__ _collections_abc _thread _typeshed abc aifc annotationlib antigravity anydbm argparse array
  ast asynchat asyncio asyncore atexit audioop base64 bdb binascii bisect builtins bz2 cPickle cProfile cStringIO
  calendar cgi cgitb chunk cmath cmd code codecs codeop collections colorsys commands compileall compression
  concurrent configparser contextlib contextvars cookielib copy copyreg crypt csv ctypes curses dataclasses
  datetime dbm decimal difflib dis distutils doctest dummy_thread email encodings ensurepip enum errno exceptions
  faulthandler fcntl filecmp fileinput fnmatch fractions ftplib functools gc genericpath getopt getpass gettext
  glob graphlib grp gzip hashlib heapq hmac html htmlentitydefs http httplib idlelib imaplib imghdr imp importlib
  inspect io ipaddress itertools json keyword lib2to3 linecache locale logging lzma mailbox mailcap marshal math
  md5 mimetypes mmap modulefinder msilib msvcrt multiprocessing netrc nis nntplib nt ntpath nturl2path numbers
  opcode operator optparse os ossaudiodev pathlib pdb pickle pickletools pipes pkgutil platform plistlib poplib
  posix posixpath pprint profile pstats pty pwd py_compile pyclbr pydoc pydoc_data pyexpat queue quopri random re
  readline reprlib resource rlcompleter robotparser runpy sched secrets select selectors sets sha shelve shlex
  shutil signal site smtpd smtplib sndhdr socket socketserver spwd sqlite3 sre_compile sre_constants sre_parse ssl
  stat statistics string stringprep struct subprocess sunau symtable sys sysconfig syslog tabnanny tarfile
  telnetlib tempfile termios test textwrap this thread threading time timeit tkinter token tokenize tomllib trace
  traceback tracemalloc tty turtle turtledemo types typing unicodedata unittest urllib urllib2 urlparse uu uuid
  venv warnings wave weakref webbrowser winreg winsound wsgiref xdrlib xml xmlrpc xmlrpclib zipapp zipfile
  zipimport zlib zoneinfo
`);var BUILTINS=words(`
  ArithmeticError AssertionError AttributeError BaseException BaseExceptionGroup BlockingIOError BrokenPipeError
  BufferError BytesWarning ChildProcessError ConnectionAbortedError ConnectionError ConnectionRefusedError
  ConnectionResetError DeprecationWarning EOFError Ellipsis EncodingWarning EnvironmentError Exception
  ExceptionGroup False FileExistsError FileNotFoundError FloatingPointError FutureWarning GeneratorExit IOError
  ImportError ImportWarning IndentationError IndexError InterruptedError IsADirectoryError KeyError
  KeyboardInterrupt LookupError MemoryError ModuleNotFoundError NameError None NotADirectoryError NotImplemented
  NotImplementedError OSError OverflowError PendingDeprecationWarning PermissionError ProcessLookupError
  PythonFinalizationError RecursionError ReferenceError ResourceWarning RuntimeError RuntimeWarning StandardError
  StopAsyncIteration StopIteration SyntaxError SyntaxWarning SystemError SystemExit TabError TimeoutError True
  TypeError UnboundLocalError UnicodeDecodeError UnicodeEncodeError UnicodeError UnicodeTranslateError
  UnicodeWarning UserWarning ValueError Warning WindowsError ZeroDivisionError __annotations__ __builtins__
  __debug__ __dict__ __doc__ __file__ __import__ __loader__ __name__ __package__ __path__ __spec__ abs aiter all
  anext any apply ascii basestring bin bool breakpoint buffer bytearray bytes callable chr classmethod cmp coerce
  compile complex copyright credits delattr dict dir divmod enumerate eval exec execfile exit file filter float
  format frozenset getattr globals hasattr hash help hex id input int intern isinstance issubclass iter len
  license list locals long map max memoryview min next object oct open ord pow print property quit range raw_input
  reduce reload repr reveal_locals reveal_type reversed round set setattr slice sorted staticmethod str sum super
  tuple type unichr unicode vars xrange zip
`);var DISTRIBUTIONS={attr:"attrs",bs4:"beautifulsoup4",Crypto:"pycryptodome",cv2:"opencv-python",dateutil:"python-dateutil",django_filters:"django-filter",dns:"\
dnspython",docx:"python-docx",dotenv:"python-dotenv",git:"GitPython",github:"PyGithub",jose:"python-jose",jwt:"PyJWT",magic:"python-magic",MySQLdb:"mysqlclient",
OpenSSL:"pyOpenSSL",PIL:"Pillow",pkg_resources:"setuptools",psycopg2:"psycopg2",pytest:"pytest",_pytest:"pytest",rest_framework:"djangorestframework",serial:"py\
serial",skimage:"scikit-image",sklearn:"scikit-learn",socks:"PySocks",yaml:"PyYAML",zmq:"pyzmq"};function distributionOf(module){return Object.hasOwn(DISTRIBUTIONS,
module)&&DISTRIBUTIONS[module]||module.replaceAll("_","-")}var MEMBERS={str:words(`capitalize casefold center count encode endswith expandtabs find format forma\
t_map index isalnum isalpha isascii isdecimal isdigit isidentifier islower isnumeric isprintable isspace istitle isupper join ljust lower lstrip maketrans parti\
tion removeprefix removesuffix replace rfind rindex rjust rpartition rsplit rstrip split splitlines startswith strip swapcase title translate upper zfill decode`),
int:words(`as_integer_ratio bit_count bit_length conjugate denominator from_bytes imag numerator real to_bytes`),list:words(`append clear copy count extend inde\
x insert pop remove reverse sort popleft appendleft extendleft send close throw rotate maxlen gi_frame`),dict:words(`clear copy fromkeys get items keys pop popi\
tem setdefault update values iteritems itervalues iterkeys has_key move_to_end default_factory most_common`),tuple:words(`count index`),set:words(`add clear cop\
y difference difference_update discard intersection intersection_update isdisjoint issubset issuperset pop remove symmetric_difference symmetric_difference_upda\
te union update`)};function hasMember(type,name2){return name2.startsWith("__")||(Object.hasOwn(MEMBERS,type)?MEMBERS[type]?.has(name2)??false:true)}var Packages=class{#modules=new Map;#directories=new Set;#packages=new Set;#roots=[];#paths=[];#homes=[];#homeNumbers=new Map;#importsNamesake;constructor(importsNamesake=()=>false){
this.#importsNamesake=importsNamesake}add(path,file2){this.#paths[file2]=path;const home=directoryOf(path);const number=this.#homeNumbers.get(home)??this.#homeNumbers.
size;this.#homeNumbers.set(home,number);this.#homes[file2]=number;const stub=path.endsWith(".pyi");const bare=path.replace(/\.pyi?$/,"");const isPackage=bare===
"__init__"||bare.endsWith("/__init__");const key=isPackage?directoryOf(bare):bare;if(isPackage)this.#packages.add(key);if(!stub||!this.#modules.has(key)){const known=this.#modules.
get(key);if(known===void 0||this.#paths[known]?.endsWith(".pyi")||isPackage)this.#modules.set(key,file2)}for(let at=home;!this.#directories.has(at);at=directoryOf(
at)){this.#directories.add(at);if(at==="")break}}finish(){const weight=new Map([["",1],["src",1],["lib",1],["python",1]]);for(const directory of this.#packages){
if(directory==="")continue;const parent=directoryOf(directory);if(!this.#packages.has(parent))weight.set(parent,(weight.get(parent)??0)+1)}const depth=root=>root===
""?0:root.split("/").length;this.#roots=[...weight.keys()].filter(root=>this.#directories.has(root)).sort((a,b)=>depth(a)-depth(b)||(a<b?-1:1))}homeOf(file2){return this.#homes[file2]}resolve(fromFile,module,level){
const path=this.#paths[fromFile];if(level>0){let base=directoryOf(path);for(let up=1;up<level;up++)base=directoryOf(base);return this.#at(base,module)??{is:"mis\
sing"}}const top=module.split(".",1)[0];const own=this.#ownRoot(path);const here=directoryOf(path);const near=own===here?[own]:[own,...this.#packages.has(here)?
[]:[here]];for(const root of near){const found=this.#at(root,module);if(found?.is==="file"&&!this.#isNamesake(found.file,module))return found}if(STANDARD_MODULES.
has(top)&&!this.#isModule(join2("",top))&&!this.#isModule(join2("src",top)))return{is:"external",package:"std:python",name:module};let namespace;const holdsTop=root=>{
const file2=this.#modules.get(join2(root,top));return file2===void 0?this.#directories.has(join2(root,top)):!this.#isNamesake(file2,top)};let holds=near.some(holdsTop);
for(const root of this.#roots){const found=this.#at(root,module);if(found?.is==="file"){if(this.#isNamesake(found.file,module))continue;return found}namespace??=
found;holds||=holdsTop(root)}if(STANDARD_MODULES.has(top))return{is:"external",package:"std:python",name:module};for(const root of near){const found=this.#at(root,
module);if(found?.is==="namespace")namespace??=found}if(namespace)return namespace;const beside=this.#at(here,module);if(beside?.is==="file"&&!this.#isNamesake(
beside.file,module))return beside;if(holds)return{is:"missing"};return{is:"external",package:`PyPI:${distributionOf(top)}`,name:module}}areTogether(one,other){return this.#homes[one]===
this.#homes[other]&&this.#packages.has(directoryOf(this.#paths[one]))}submodule(directory,name2){return this.#at(directory,name2)}packageDirectory(file2){const path=this.#paths[file2];
return/(^|\/)__init__\.pyi?$/.test(path)?directoryOf(path):void 0}#at(base,module){const path=module===""?base:join2(base,module.replaceAll(".","/"));const file2=this.#modules.
get(path);if(file2!==void 0)return{is:"file",file:file2};return this.#directories.has(path)&&path!==""?{is:"namespace",directory:path}:void 0}#isNamesake(file2,module){
const path=this.#paths[file2];return!module.includes(".")&&path.includes("/")&&!path.includes("/__init__.py")&&this.#importsNamesake(file2)}#isModule(path){return this.#modules.
has(path)||this.#directories.has(path)}rootOf(file2){return this.#ownRoot(this.#paths[file2])}#ownRoot(path){let at=directoryOf(path);while(at!==""&&this.#packages.
has(at))at=directoryOf(at);return at}};function directoryOf(path){const slash=path.lastIndexOf("/");return slash<0?"":path.slice(0,slash)}var join2=(base,name2)=>base===
""?name2:`${base}/${name2}`;var fixtureOf=(program,fn2,name2)=>fixtureNear(program,program.fn(fn2),name2,fn2);function fixtureNear(program,asking,name2,fn2=-1){const own=program.file(asking.
file);const names=[program.string(FIXTURE_PREFIX+program.strings[name2]),name2];const first=find=>{for(const one of names){const found=find(one);for(const entity of found?
program.entities(found.binding[1]):[]){if(program.objects.kind[entity]!==VALUE.function)continue;const fixture=program.objects.a[entity];if(fixture!==fn2&&program.
fn(fixture).flags&FLAG.fixture)return fixture}}return void 0};const take=(file2,seen2=new Set)=>{seen2.add(file2);const found=first(one=>program.modules.exported(
file2,one));if(found!==void 0)return found;for(const plugin of pluginsOf(program,file2)){const given3=seen2.has(plugin)?void 0:take(plugin,seen2);if(given3!==void 0)
return given3}return void 0};const inClass=asking.owner<0?void 0:first(one=>program.hierarchy.member(asking.owner,one));if(inClass!==void 0)return inClass;const here=take(
asking.file);if(here!==void 0)return here;for(let directory=directoryOf(own.path);;directory=directoryOf(directory)){const conftest=program.fileAt(directory===""?
"conftest.py":`${directory}/conftest.py`);if(conftest!==void 0&&conftest!==asking.file){const found=take(conftest);if(found!==void 0)return found}if(directory===
"")return void 0}}function pluginsOf(program,file2){const{kind,a,modules}=program;const named3=program.file(file2).exports.get(program.string("pytest_plugins"));
if(named3===void 0)return[];const value=program.origin(named3[1]);const texts=kind[value]===OP.LIST||kind[value]===OP.TUPLE?program.positional(a[value]):[value];
return texts.map(text=>modules.fileNamed(file2,text)).filter(plugin=>plugin!==void 0)}var WATCH={edge:0,operand:1,key:2,bind:3,callback:4,next:5,right:6};var Watchers=class{#head=new Int32Array(0);#column=new Int32Array(0);#used=0;get capacity(){
return this.#head.length}reserve(capacity){this.#head=widened(this.#head,new Int32Array(capacity))}start(count){this.#column=new Int32Array(4*count)}add(node2,kind,target,extra){
const at=this.#used;this.#used+=4;if(this.#used>this.#column.length)this.#column=widened(this.#column,new Int32Array(this.#used*2));const column=this.#column;column[at]=
kind;column[at+1]=target;column[at+2]=extra;column[at+3]=this.#head[node2];this.#head[node2]=at+1;return at}first(node2){return this.#head[node2]-1}after(at){return this.#column[at+
3]-1}kind(at){return this.#column[at]}target(at){return this.#column[at+1]}extra(at){return this.#column[at+2]}free(){this.#head.fill(0);this.#column.buffer.transfer(
0);this.#column=new Int32Array(0);this.#used=0}leave(){this.#head=new Int32Array(0)}};function named2(give,...names){return names.map(name2=>[name2,give])}function ownContainer({flow,node:node2}){const own=flow.program.objects.of(VALUE.container,
node2);flow.add(node2,own);return own}function called2(flow,callee,given3){if(callee<0)return flow.fresh();const call2=flow.fresh(OP.CALL,callee,flow.program.list(
[given3.length,...given3,0]));flow.watch(callee,WATCH.operand,call2,0);return call2}function receiverOf2(program,call2){const callee=program.kind[call2]===OP.CALL?
program.a[call2]:-1;return callee>=0&&program.kind[callee]===OP.ATTRIBUTE?program.a[callee]:-1}function giveReceiver({flow,node:node2}){flow.edge(receiverOf2(flow.
program,node2),node2)}function keyword(flow,list2,wanted){const{lists,strings}=flow.program;const at=list2+1+lists[list2];for(let k=0;k<lists[at];k++)if(strings[lists[at+
1+2*k]]===wanted)return lists[at+2+2*k];return-1}function derived(flow,kind,from){const value=flow.fresh(kind,from);if(from>=0)flow.watch(from,WATCH.operand,value,
0);return value}var lastOf=name2=>name2.slice(name2.lastIndexOf(".")+1);var words2=text=>new Set(text.trim().split(/\s+/));var SAYS_NOTHING=words2(`Any object Callable TypeVar \
Self Optional Union Generic Protocol ParamSpec Never NoReturn None Hashable LiteralString
  Final ClassVar Annotated TypeAlias InitVar Literal Required NotRequired Unpack Concatenate`);var TRANSPARENT=words2("Optional Annotated Final ClassVar Require\
d NotRequired ReadOnly Awaitable InitVar Ref ReferenceType Mapped");var QUERIES=words2("QuerySet Manager BaseManager RelatedManager ManyRelatedManager Query Sel\
ect ScalarResult");var isContainer=name2=>CONTAINERS.has(name2)||MORE_CONTAINERS.has(name2);var MORE_CONTAINERS=words2("UserDict UserList Awaitable");var TUPLE=/^[tT]uple$/;
var DICTIONARY=/^(dict|UserDict|Dict|.*Mapping|[dD]efault[dD]ict|OrderedDict|Weak(Key|Value)Dictionary)$/;var CONTAINERS=words2(`
  list List Sequence MutableSequence Iterable Iterator Generator AsyncIterable AsyncIterator AsyncGenerator Collection
  set Set frozenset FrozenSet AbstractSet MutableSet KeysView ValuesView Reversible deque Deque tuple Tuple
  dict Dict Mapping MutableMapping DefaultDict defaultdict OrderedDict Counter ChainMap WeakValueDictionary WeakKeyDictionary WeakSet
  ContextManager AbstractContextManager AsyncContextManager AbstractAsyncContextManager
  ContextVar Queue SimpleQueue Future Task
`);var isRelation=name2=>/^django\..*\b(ForeignKey|OneToOneField|ParentalKey)$/.test(name2);var isRelationToMany=name2=>/^django\..*\bManyToManyField$/.test(name2);
var isField=name2=>/^django\..*\.\w+Field$/.test(name2);var makesManager=name2=>/^django\..*Manager\.from_queryset$/.test(name2);var isManagerOf=name2=>/^django\..*QuerySet\.as_manager$/.
test(name2);var findsObject=name2=>/^django\.shortcuts\.a?get_object_or_404$/.test(name2);var findsObjects=name2=>/^django\.shortcuts\.a?get_list_or_404$/.test(
name2);var findsUsers=name2=>/^django\.contrib\.auth(\.models)?\.get_user_model$/.test(name2);var marksReceiver=name2=>/^django\.dispatch(\.dispatcher)?\.receiver$/.
test(name2);var connectsSignal=name2=>/^django\..*signals?\.\w+\.connect$/.test(name2);var ofClass=cls2=>-1-cls2;var ofContainer=container=>container+1;function leadsTo({objects},object){const b=objects.b[object];if(objects.outside(object))return b;
return objects.kind[object]===VALUE.instance&&b<0?b:0}function giveRows(flow,node2,query){const{objects}=flow.program;if(query<0)flow.add(node2,objects.of(VALUE.
instance,-1-query));else if(query>0)flow.edge(flow.containers.of(query-1).all,node2)}var given=(what,names)=>names.trim().split(/\s+/).map(name2=>[name2,what]);
var METHODS=new Map([...given("query",`all filter exclude order_by select_related prefetch_related distinct annotate alias using only defer reverse union differ\
ence
    intersection none select_for_update complex_filter extra raw iterator aiterator get_queryset filter_queryset db_manager
    where filter_by options join outerjoin limit offset group_by having with_for_update execution_options unique yield_per
    populate_existing correlate select_from`),...given("one",`get first last create latest earliest aget afirst alast acreate alatest aearliest
    get_object save
    one one_or_none scalar scalar_one scalar_one_or_none get_one first_or_404 get_or_404 one_or_404`),...given("pair","get_or_create update_or_create aget_or_cr\
eate aupdate_or_create"),...given("list","bulk_create abulk_create fetchall")]);function callQuery(call2,callee){const{flow,node:node2,name:name2}=call2;const{objects}=flow.
program;const query=leadsTo(flow.program,callee);const outside=objects.outside(callee);if(query===0||!outside)return false;const method=lastOf(name2);if(isAlchemy(
outside.package)&&callAlchemy(call2,outside.package,query))return true;switch(METHODS.get(method)){case"query":giveQuery(flow,node2,outside.package,query);return true;case"\
one":giveRows(flow,node2,query);return true;case"pair":{const pair=ownContainer(call2);giveRows(flow,flow.containers.keyed(pair,objects.of(VALUE.integer,0)),query);
return true}case"list":giveRows(flow,flow.containers.of(ownContainer(call2)).rest,query);return true;default:return false}}function giveQuery(flow,node2,pkg,query){
const{program}=flow;const of=query>0?-1-program.objects.a[query-1]:-1;const receiver=of>=0&&flow.views.has(of)?-1:receiverOf2(program,node2);const kind=receiver<
0?-1:program.kind[receiver];if(receiver>=0&&kind!==OP.SUPER&&kind!==OP.SUPER_OF){flow.edge(receiver,node2);return}if(receiver>=0)flow.add(node2,program.objects.
of(VALUE.instance,program.fn(program.b[receiver]).owner));flow.add(node2,program.objects.external(pkg,"django.db.models.QuerySet",true,query))}var isAlchemy=pkg=>/^PyPI:(sqlalchemy|sqlmodel|flask-sqlalchemy)$/i.
test(pkg);var isRelationship=name2=>/^(flask_)?sqlalchemy\..*\brelationship$/.test(name2);var ROWS="sqlalchemy.Result";function callAlchemy(call2,pkg,query){const{
flow,node:node2,name:name2}=call2;const method=lastOf(name2);const isRows=name2.startsWith(`${ROWS}.`);if(method==="all")giveRows(flow,flow.containers.of(ownContainer(
call2)).rest,query);else if(method==="scalars"){const scalars=flow.containers.own(node2);giveScalar(flow,flow.containers.of(scalars).rest,query,isRows);flow.add(
node2,flow.program.objects.external(pkg,"sqlalchemy.ScalarResult",true,ofContainer(scalars)))}else if(isRows&&method.startsWith("scalar"))giveScalar(flow,node2,
query,true);else return false;return true}function giveScalar(flow,into,query,isRows){if(!isRows){giveRows(flow,into,query);return}const row=flow.fresh();giveRows(
flow,row,query);flow.edge(flow.derived(OP.UNPACK,row,0),into)}function callStatement(call2,pkg){const{flow,node:node2,name:name2,first,positional:positional2}=call2;
const{objects}=flow.program;if(!isAlchemy(pkg)||first<0)return false;switch(lastOf(name2)){case"select":case"query":case"Query":case"returning":{if(positional2.
length>1)return false;const selected=flow.containers.own(node2);flow.watchCallback(first,flow.containers.of(selected).rest,-1);flow.add(node2,objects.external(pkg,
"sqlalchemy.Select",true,ofContainer(selected)));return true}case"scalars":case"exec":case"stream_scalars":case"merge":flow.edge(first,node2);return true;case"s\
calar":flow.watchElements(first,node2);return true;case"get":case"get_one":case"get_or_404":flow.watchCallback(first,node2,-1);return true;case"execute":case"st\
ream":{const rows=flow.containers.own(node2);const row=flow.containers.own(flow.fresh());flow.watchElements(first,flow.containers.keyed(row,objects.of(VALUE.integer,
0)));flow.add(flow.containers.of(rows).rest,row);flow.add(node2,objects.external(pkg,ROWS,true,ofContainer(rows)));return true}default:return false}}var LEADS=["one","many","either"];var STRIDE2=5;var Models=class{#flow;#queries=new Map;#related=new Map;#relations=new Set;#named;constructor(flow,settled){this.#flow=
flow;for(let at=0;settled&&at<settled.length;at+=STRIDE2){const[cls2,name2,leads,to,by]=settled.subarray(at,at+STRIDE2);this.#relate(cls2,name2,{leads:LEADS[leads],
cls:to,by})}}save(){return Int32Array.from([...this.#related].flatMap(([cls2,names])=>[...names].flatMap(([name2,{leads,cls:to,by}])=>[cls2,name2,LEADS.indexOf(
leads),to,by])))}isQuery(cls2){let known=this.#queries.get(cls2);if(known===void 0){known=this.#bases(cls2).some(name2=>QUERY.test(name2));this.#queries.set(cls2,
known)}return known}#bases(cls2){const{objects,hierarchy}=this.#flow.program;return hierarchy.of(cls2).outside.map(base=>objects.outside(base)).flatMap(base=>base&&
base.package!=="std:python"?[base.name]:[])}container(cls2){return this.#flow.program.objects.of(VALUE.container,-1-cls2)}related(cls2,name2){if(this.#related.size===
0)return void 0;for(const at of this.#flow.program.hierarchy.of(cls2).order){const found=this.#related.get(at)?.get(name2);if(found)return found}return void 0}isKnownRelation(call2){
return this.#relations.has(call2)}#relate(cls2,name2,relation){const names=this.#related.get(cls2)??new Map;this.#related.set(cls2,names);if(!names.has(name2))names.
set(name2,relation)}start(cls2){const{program,containers}=this.#flow;if(this.#bases(cls2).length===0)return;if(this.#related.size>0)this.#flow.looksBack();if(this.
isQuery(cls2)){this.#startQuery(cls2);return}for(const at of program.hierarchy.of(cls2).order)for(const[name2,node2]of program.cls(at).members.values()){for(const manager of this.#managers(
node2))this.#flow.add(containers.of(this.container(manager)).rest,program.objects.of(VALUE.instance,cls2));if(at===cls2)this.#startRelation(cls2,name2,node2)}}#startQuery(cls2){
const{program,containers}=this.#flow;for(const base of program.cls(cls2).bases)if(program.kind[base]===OP.SUBSCRIPT)for(const type of program.types.of(program.types.
typeArgument(program.b[base],0)))this.#flow.add(containers.of(this.container(cls2)).rest,type)}#managers(node2){const{program}=this.#flow;const call2=callIn(program,
node2);if(call2<0)return[];const made=program.origin(program.a[call2]);const named3=[made];const callee=program.kind[made]===OP.CALL?program.origin(program.a[made]):
made;if(program.kind[callee]===OP.ATTRIBUTE)named3.push(program.a[callee]);if(callee!==made)named3.push(...program.positional(program.b[made]));const{objects}=program;
return named3.flatMap(one=>program.entities(one)).filter(entity=>objects.kind[entity]===VALUE.class&&this.isQuery(objects.a[entity])).map(entity=>objects.a[entity])}field(cls2,name2){
const{program}=this.#flow;const[,display,column]=/^get_(\w+)_display$|^(\w+)_id$/.exec(program.strings[name2])??[];const stem=display??column;const found=stem===
void 0?void 0:program.hierarchy.declared(cls2,program.string(stem));const made=found?callIn(program,found.binding[1]):-1;const makes=made<0?"":this.#makerOf(made);
return(display===void 0?isRelation(makes):isField(makes))?found:void 0}#startRelation(cls2,by,member){const{program}=this.#flow;const{lists}=program;const call2=callIn(
program,member);if(call2<0)return;const name2=this.#makerOf(call2);const leads=isRelation(name2)?"one":isRelationToMany(name2)?"many":isRelationship(name2)?"eit\
her":void 0;if(leads===void 0)return;this.#flow.looksBack();const list2=program.b[call2];const first=lists[list2]>0?lists[list2+1]:keyword(this.#flow,list2,"to");
for(const target of first<0?[]:this.#targets(cls2,first)){this.#give(call2,leads,target);if(leads!=="either")this.#relations.add(call2);const back=leads==="eith\
er"?"either":name2.endsWith("OneToOneField")?"one":"many";const as=this.#nameBack(cls2,list2,back);if(as!==void 0)this.#relate(target,as,{leads:back,cls:cls2,by})}}#makerOf(call2){
const{program}=this.#flow;const callee=program.a[call2];const[outside]=[...program.entities(callee),...program.hierarchy.ofObject(callee)];return outside!==void 0&&
program.objects.outside(outside)?.name||""}#give(node2,leads,cls2){const{objects}=this.#flow.program;if(leads!=="many")this.#flow.add(node2,objects.of(VALUE.instance,
cls2));if(leads==="one")return;const manager=leads==="many"?this.#managerOf(cls2):void 0;if(manager!==void 0){this.#flow.add(node2,objects.of(VALUE.instance,manager,
ofClass(cls2)));return}const[pkg,name2]=leads==="many"?["PyPI:django","django.db.models.Manager"]:["PyPI:sqlalchemy","list"];this.#flow.add(node2,objects.external(
pkg,name2,true,ofClass(cls2)))}#managerOf(cls2){const{program}=this.#flow;for(const at of program.hierarchy.of(cls2).order)for(const[,node2]of program.cls(at).members.
values()){const[manager]=this.#managers(node2);if(manager!==void 0)return manager}return void 0}#nameBack(cls2,list2,leads){const{kind,a,strings}=this.#flow.program;
const given3=keyword(this.#flow,list2,leads==="either"?"backref":"related_name");if(given3<0&&leads==="either")return void 0;const own=this.#nameOf(cls2).toLowerCase();
const text=given3>=0&&kind[given3]===OP.TEXT?strings[a[given3]]:void 0;if(given3>=0&&text===void 0)return void 0;const name2=text===void 0?leads==="one"?own:`${own}\
_set`:text.replaceAll("%(class)s",own);return/^[A-Za-z_]\w*$/.test(name2)?this.#flow.program.string(name2):void 0}#targets(cls2,node2){const{program}=this.#flow;
const{objects,kind,a,strings}=program;if(kind[node2]!==OP.TEXT){const entities=program.entities(node2);const classes2=entities.filter(entity=>objects.kind[entity]===
VALUE.class);if(classes2.length>0)return classes2.map(entity=>objects.a[entity]);const isUser=entities.some(entity=>objects.outside(entity)?.name==="django.conf\
.settings.AUTH_USER_MODEL");return isUser?this.users():[]}const text=strings[a[node2]]??"";if(text==="self")return[cls2];const name2=lastOf(text);const app=text===
name2?void 0:text.slice(0,-1-name2.length);const all=this.#byName(name2);const near=all.filter(one=>program.cls(one).file===program.cls(cls2).file);if(app===void 0&&
near.length>0)return near;const home=app??appOf(this.#pathOf(cls2));const found=all.filter(one=>this.#pathOf(one).toLowerCase().split("/").includes(home.toLowerCase()));
return found.length===1?found:all.length===1?all:[]}users(){const found=[...this.#models().values()].flat().filter(cls2=>this.#bases(cls2).some(name2=>/\.Abstract(Base)?User$/.
test(name2)));return found.length===1?found:[]}#byName(name2){return this.#models().get(name2)??[]}#models(){if(this.#named)return this.#named;const named3=new Map;
for(let cls2=0;cls2<this.#flow.program.files.numberings.classes.end;cls2++){if(this.#bases(cls2).length===0||this.isQuery(cls2))continue;const name2=this.#nameOf(
cls2);const known=named3.get(name2);if(known)known.push(cls2);else named3.set(name2,[cls2])}this.#named=named3;return named3}#nameOf(cls2){const{file:file2,symbol}=this.#flow.
program.cls(cls2);return this.#flow.program.file(file2).symbols[symbol]?.name??""}#pathOf(cls2){return this.#flow.program.paths[this.#flow.program.cls(cls2).file]}read(node2,object,cls2,name2,base){
const{program}=this.#flow;const{objects}=program;const kind=objects.kind[object];const outside=objects.outside(base);const text=program.strings[name2];if(!outside||
outside.package==="std:python")return false;if(kind===VALUE.class&&MANAGERS.test(text)&&!this.isQuery(cls2)){const isAlchemy2=/alchemy/i.test(outside.package);if(text===
"query"!==isAlchemy2)return false;this.#flow.add(node2,objects.external(outside.package,isAlchemy2?"sqlalchemy.Query":"django.db.models.Manager",true,ofClass(cls2)));
return true}if(kind!==VALUE.class&&this.isQuery(cls2)){const own=objects.b[object];const query=kind===VALUE.instance&&own<0?own:ofContainer(this.container(cls2));
if(text==="model")this.#giveModel(node2,query);else this.#flow.add(node2,objects.external(outside.package,`${outside.name}.${text}`,false,query));return true}if(kind!==
VALUE.class&&this.#flow.views.read(node2,cls2,text,outside))return true;const related=kind===VALUE.instance?this.related(cls2,name2):void 0;if(!related)return false;
this.#give(node2,related.leads,related.cls);return true}#giveModel(node2,query){const{program}=this.#flow;if(query<0)this.#flow.add(node2,program.objects.of(VALUE.
class,-1-query));else this.#flow.watchAttribute(this.#flow.containers.of(query-1).all,program.string("__class__"),node2)}bind(node2,object,model){const{objects}=this.#flow.
program;if(objects.kind[object]===VALUE.instance&&this.isQuery(objects.a[object])){this.#flow.add(node2,objects.of(VALUE.instance,objects.a[object],ofClass(model)));
return true}const outside=objects.kind[object]===VALUE.externalValue?objects.outside(object):void 0;if(!outside||!QUERY.test(outside.name))return false;this.#flow.
add(node2,objects.external(outside.package,outside.name,true,ofClass(model)));return true}};function callIn(program,member){const at=program.origin(member);const call2=program.
kind[at]===OP.TYPED?program.origin(program.b[at]):at;return call2>=0&&program.kind[call2]===OP.CALL?call2:-1}var QUERY=/QuerySet$|^(django|wagtail|mptt|polymorphic|treebeard|model_utils|modelcluster|parler|safedelete|taggit|guardian|simple_history)\w*\.(\w+\.)*\w*Manager$/;
var MANAGERS=/^(objects|_default_manager|_base_manager|query)$/;function appOf(path){const parts=path.split("/").slice(0,-1);return(parts.at(-1)==="models"?parts.
at(-2):parts.at(-1))??""}var VARIABLE="DJANGO_SETTINGS_MODULE";var FIXTURE="pytest_django.fixtures.SettingsWrapper";function namesSettings({kind,a,strings},first){return kind[first]===OP.
TEXT&&strings[a[first]]===VARIABLE}var Settings=class{#program;#namings;#known=new Map;constructor(program){this.#program=program}isRead(object){const name2=this.#program.
objects.outside(object)?.name;return name2==="django.conf.settings"||name2===FIXTURE}fixture(name2){if(this.#program.strings[name2]!=="settings"||this.#named().
length===0)return void 0;return this.#program.objects.external("PyPI:pytest-django",FIXTURE,true)}all(name2){let known=this.#known.get(name2);if(!known){known=this.#in(
this.#named(),name2);this.#known.set(name2,known)}return known}near(file2,name2){const all=this.all(name2);if(all.length<2)return all;const namings=this.#named();
for(let at=directoryOf(this.#program.paths[file2]);;at=directoryOf(at)){const own=this.#in(namings.filter(({root})=>root===at),name2);if(own.length>0)return own;
if(at==="")return all}}#in(namings,name2){const found=new Map;for(const{module}of namings){const one=this.#program.modules.exported(module,name2);if(one)found.set(
one.binding[1],one)}return[...found.values()]}#named(){if(!this.#namings){const found=this.#find();const used=found.filter(({isTest})=>!isTest);this.#namings=used.
length>0?used:found}return this.#namings}#find(){const{files,packages,paths}=this.#program;return paths.flatMap((path,file2)=>{const nodes=files.numberings.nodes.
file(file2);const named3=[];for(let nth=0;nth<nodes.length;nth++){const module=this.#namedBy(file2,nodes.of(nth));if(module!==void 0)named3.push(module)}return named3.
map(module=>({root:packages.rootOf(file2),isTest:isTestFile(path),module}))})}#namedBy(file2,node2){const{kind,b,lists,modules}=this.#program;const list2=b[node2];
if(kind[node2]!==OP.CALL||(lists[list2]??0)<2)return void 0;return namesSettings(this.#program,lists[list2+1])?modules.fileNamed(file2,lists[list2+2]):void 0}};var Views=class{#flow;#known=new Map;#bases=new Set;constructor(flow){this.#flow=flow}has(cls2){return this.#named(cls2).length>0||this.#bases.has(cls2)}#isView(cls2){
const{hierarchy,objects}=this.#flow.program;return hierarchy.of(cls2).outside.some(base=>VIEW.test(objects.outside(base)?.name??""))}#named(cls2){let known=this.#known.
get(cls2);if(!known){known=this.#find(cls2);this.#known.set(cls2,known)}return known}#find(cls2){if(!this.#isView(cls2))return[];const named3=[{node:this.#member(
cls2,"model"),isQuery:false},{node:this.#member(cls2,"queryset"),isQuery:true},{node:this.#ofMeta(cls2),isQuery:false}];return named3.filter(({node:node2})=>node2>=
0)}#member(cls2,name2){const{program}=this.#flow;return program.hierarchy.member(cls2,program.string(name2))?.binding[1]??-1}#ofMeta(cls2){const{program}=this.#flow;
const meta=this.#member(cls2,"Meta");for(const entity of meta<0?[]:program.entities(meta))if(program.objects.kind[entity]===VALUE.class)return this.#member(program.
objects.a[entity],"model");return-1}start(cls2){const{containers,models,program}=this.#flow;const named3=this.#named(cls2);if(named3.length===0)return;const{rest}=containers.
of(models.container(cls2));for(const{node:node2,isQuery}of named3){if(isQuery)this.#flow.watchElements(node2,rest);else this.#flow.watchCallback(node2,rest,-1)}
for(const base of program.hierarchy.of(cls2).order){if(base===cls2||!this.#isView(base)||this.#named(base).length>0)continue;this.#flow.looksBack();this.#bases.
add(base);this.#flow.edge(rest,containers.of(models.container(base)).rest)}}read(node2,cls2,name2,base){if(!MEMBERS2.test(name2))return false;if(!this.has(cls2)){
if(this.#isView(cls2))this.#flow.looksBack();return false}const{models,program}=this.#flow;const query=ofContainer(models.container(cls2));if(OBJECTS.test(name2))
giveRows(this.#flow,node2,query);else{const isValue=name2==="object_list";this.#flow.add(node2,program.objects.external(base.package,`${base.name}.${name2}`,isValue,
query))}return true}};var VIEW=/^(django|rest_framework|wagtail|extra_views)\w*\.(\w+\.)*\w*(View|ViewSet|Mixin|Form|FormSet|Serializer|Inline|FilterSet)$/;var OBJECTS=/^(object|instance)$/;
var MEMBERS2=/^(object|instance|object_list|get_object|get_queryset|filter_queryset|save)$/;var giveProxied=({flow,node:node2,first})=>flow.watchCallback(first,node2,-1);var giveLoader=({flow,node:node2,first})=>{flow.edge(first,node2);flow.watchCallback(
first,flow.currentUser(),-1)};var CURRENT_OBJECT="werkzeug.local.LocalProxy._get_current_object";var PROXIES=new Map([...named2(giveProxied,"werkzeug.local.Loca\
lProxy","werkzeug.LocalProxy"),...named2(giveReceiver,CURRENT_OBJECT)]);function readProxied(flow,node2,name2){if(name2!=="_get_current_object")return false;flow.
add(node2,flow.program.objects.external("PyPI:werkzeug",CURRENT_OBJECT));return true}var LOGIN=new Map(named2(giveLoader,"flask_login.LoginManager.user_loader",
"flask_login.LoginManager.request_loader"));function giveCurrent(flow,node2,object){const name2=flow.program.objects.outside(object)?.name;if(name2!==void 0&&/^flask_login\.(\w+\.)?current_user$/.
test(name2))flow.edge(flow.currentUser(),node2)}var MAKES2=/^(?:django\.(?:core\.)?dispatch\.(?:dispatcher\.)?(?:Modified)?Signal|blinker\.(?:base\.)?(?:Named)?Signal)$/;var SENDS=/^a?send(?:_robust|_async)?$/;
function madeSignal({objects},call2,callee){return MAKES2.test(objects.outside(callee)?.name??"")?objects.of(VALUE.signal,call2,callee):void 0}function memberOfSignal(program,signal,name2){
const{objects}=program;const text=program.strings[name2];if(text==="connect"||SENDS.test(text))return objects.of(VALUE.signalMethod,signal,name2);return program.
modules.outsideMember(objects.b[signal],name2)}function listenersOf(flow,method){const{objects,strings}=flow.program;if(!SENDS.test(strings[objects.b[method]]))
return void 0;return flow.containers.of(objects.a[method]).rest}function callSignal(flow,method,list2){const{program}=flow;const{objects}=program;const listeners=listenersOf(
flow,method);if(listeners!==void 0){const call2=flow.fresh(OP.CALL,listeners,list2);flow.watch(listeners,WATCH.operand,call2,0);return}const[first=keyword(flow,
list2,"receiver")]=program.positional(list2);flow.edge(first,flow.containers.of(objects.a[method]).rest)}function connect(flow,listener,list2){const{program}=flow;
const[first=-1]=program.positional(list2);if(first<0)return;const from=program.origin(first);const isList=program.kind[from]===OP.LIST||program.kind[from]===OP.
TUPLE;for(const signal of isList?program.positional(program.a[from]):[first]){const method=flow.fresh();flow.watchAttribute(signal,program.string("connect"),method);
called2(flow,method,[listener])}}var Circle=class{depth=0;reached=Number.POSITIVE_INFINITY;pending=[]};var Answers=class{#circle;#find;#standIn;#known=new Map;#underWay=new Map;#passing=new Map;constructor(circle,find,standIn2){
this.#circle=circle;this.#find=find;this.#standIn=standIn2}of(key){const known=this.#known.get(key);if(known)return known;const circle=this.#circle;const passing=this.#passing.
get(key);const began=passing?passing.reached:this.#underWay.get(key);if(began!==void 0){circle.reached=Math.min(circle.reached,began);return passing?passing.answer:
this.#standIn(key)}const depth=circle.depth++;const outside=circle.reached;const mark=circle.pending.length;circle.reached=Number.POSITIVE_INFINITY;this.#underWay.
set(key,depth);const answer=this.#find(key);this.#underWay.delete(key);circle.depth--;const{reached}=circle;if(reached>=depth){while(circle.pending.length>mark)
circle.pending.pop()?.();this.#known.set(key,answer)}else{this.#passing.set(key,{answer,reached});circle.pending.push(()=>this.#passing.delete(key))}circle.reached=
Math.min(outside,reached>=depth?outside:reached);return answer}};function madeClass(program,node2){const made={bases:[],copied:[],metaclasses:[]};const list2=program.b[node2];const given3=program.positional(list2);const entities=argument2=>argument2===
void 0?[]:program.entities(argument2);for(const callee of program.entities(program.a[node2])){const name2=program.objects.outside(callee)?.name??ownWithMetaclass(
program,callee);if(name2===void 0){if(program.objects.kind[callee]===VALUE.function)madeByFunction(program,node2,callee,made)}else if(name2==="typing.NewType"&&
given3.length===2)made.bases.push(...entities(given3[1]));else if(name2.endsWith("with_metaclass")){made.metaclasses.push(...entities(given3[0]));for(const base of given3.
slice(1))made.bases.push(...entities(base))}else if(makesManager(name2)){made.bases.push(...receivers(program,node2));made.copied.push(...classes(program,entities(
given3[0])))}}return made}function ownWithMetaclass(program,callee){if(program.objects.kind[callee]!==VALUE.function)return void 0;const{file:file2,symbol}=program.
fn(program.objects.a[callee]);const name2=program.file(file2).symbols[symbol]?.name;return name2==="with_metaclass"?name2:void 0}function receivers(program,call2){
const callee=program.a[call2];return program.kind[callee]===OP.ATTRIBUTE?program.entities(program.a[callee]):[]}function madeByFunction(program,call2,callee,made){
const fn2=program.objects.a[callee];for(const returned of returnedCalls(program,program.fn(fn2).returns)){const[,bases,members]=program.positional(program.b[returned]);
if(bases===void 0||members===void 0||!isOutside(program,returned,"type"))continue;const meaning=node2=>argument(program,fn2,call2,node2)??program.entities(node2);
const written5=program.origin(bases);if(program.kind[written5]===OP.TUPLE)for(const base of elements(program,written5))made.bases.push(...meaning(base));for(const spread of spreads(
program,program.origin(members)))if(program.kind[spread]===OP.CALL)made.copied.push(...copiedBy(program,spread,meaning))}}function returnedCalls(program,returns){
const calls2=[];for(const from of program.sources(returns)){const at=program.origin(from);if(program.kind[at]===OP.CALL)calls2.push(at)}return calls2}function isOutside(program,call2,name2){
return program.entities(program.a[call2]).some(one=>program.objects.outside(one)?.name===name2)}function argument(program,fn2,call2,node2){if(program.kind[node2]!==
OP.PARAMETER||program.a[node2]!==fn2)return void 0;const{flags,parameters}=program.fn(fn2);const position=program.b[node2];const bound=flags&FLAG.classmethod?1:
0;if(position<bound)return receivers(program,call2);const list2=program.b[call2];const given3=program.positional(list2)[position-bound]??keyword2(program,list2,
parameters[position]?.[0]??-1);const meant=given3>=0?given3:parameters[position]?.[4]??-1;return meant<0?[]:program.entities(meant)}function keyword2(program,list2,name2){
const{lists}=program;const at=list2+1+lists[list2];for(let k=0;k<lists[at];k++)if(lists[at+1+2*k]===name2)return lists[at+2+2*k];return-1}function elements(program,tuple){
const list2=program.a[tuple];const count=program.lists[list2];return[...program.lists.subarray(list2+1,list2+1+count)].filter(element=>element>=0)}function spreads(program,dictionary2){
if(program.kind[dictionary2]!==OP.DICT)return[];const{lists}=program;const list2=program.a[dictionary2];const found=[];for(let k=0;k<lists[list2];k++)if(lists[list2+
1+2*k]<0)found.push(lists[list2+2+2*k]);return found}function copiedBy(program,call2,meaning){const callee=program.a[call2];const isMethod=program.kind[callee]===
OP.ATTRIBUTE;const functions=isMethod?classes(program,meaning(program.a[callee])).flatMap(cls2=>{const found=program.hierarchy.member(cls2,program.b[callee]);return found?
program.entities(found.binding[1]):[]}):program.entities(callee);const given3=program.positional(program.b[call2]);return functions.flatMap(object=>{if(program.
objects.kind[object]!==VALUE.function)return[];const fn2=program.objects.a[object];const bound=isMethod&&(program.fn(fn2).flags&FLAG.static)===0?1:0;return given3.
flatMap((argument2,at)=>readsMembers(program,fn2,at+bound)?classes(program,meaning(argument2)):[])})}function readsMembers(program,fn2,position){for(const node2 of program.
file(program.fn(fn2).file).nodes){if(program.kind[node2]!==OP.CALL)continue;const[from]=program.positional(program.b[node2]);if(from===void 0||program.kind[from]!==
OP.PARAMETER)continue;if(program.a[from]===fn2&&program.b[from]===position&&isOutside(program,node2,"inspect.getmembers"))return true}return false}var classes=(program,entities)=>entities.
filter(entity=>program.objects.kind[entity]===VALUE.class).map(entity=>program.objects.a[entity]);var Hierarchy=class{#program;#known;#containers=new Map;constructor(program){this.#program=program;this.#known=new Answers(program.circle,cls2=>this.#find(cls2),
cls2=>({order:[cls2],outside:[],open:false,copied:[],metaclass:-1}))}of(cls2){return this.#known.of(cls2)}#find(cls2){const outside=[];const lines=[];const direct=[];
const copied=[];let metaclass=this.#metaclass(cls2);let open=false;for(const base of this.#program.cls(cls2).bases){if(this.#program.kind[base]===OP.CALL){const made=madeClass(
this.#program,base);copied.push(...made.copied);if(metaclass<0)metaclass=this.#firstClass(made.metaclasses)}const named3=this.#program.entities(base);const entities=named3.
length>0?named3:this.ofObject(base);let known=false;for(const entity of entities){if(this.#program.objects.kind[entity]===VALUE.class){const above=this.of(this.#program.
objects.a[entity]);lines.push(above.order);direct.push(this.#program.objects.a[entity]);outside.push(...above.outside);copied.push(...above.copied);if(metaclass<
0)metaclass=above.metaclass;open||=above.open;known=true}else if(this.#program.objects.outside(entity)){const{name:name2}=this.#program.objects.outside(entity);
known=true;if(!EMPTY_BASES.has(name2))outside.push(entity)}}open||=!known}const[only]=lines;const order=[cls2,...only&&lines.length===1?only:linearised([...lines,
direct])];return{order,outside:[...new Set(outside)],open,copied:[...new Set(copied)],metaclass}}ofObject(base){const{kind,a,b,objects,modules,types}=this.#program;
const isMember2=kind[base]===OP.ATTRIBUTE;const made=types.variables.aliased(isMember2?a[base]:base);if(made<0||kind[made]!==OP.CALL)return[];return this.#program.
entities(a[made]).flatMap(callee=>{const[above]=objects.kind[callee]===VALUE.class?this.of(objects.a[callee]).outside:[callee];const outside=above===void 0?void 0:
objects.outside(above);if(above===void 0||!outside||outside.package==="std:python")return[];if(isMember2)return[modules.outsideMember(above,b[base])];return outside.
name.endsWith("declarative_base")?[objects.external(outside.package,outside.name)]:[]})}#metaclass(cls2){const given3=this.#program.cls(cls2).members.get(this.#program.
string(METACLASS));return given3?this.#firstClass(this.#program.entities(given3[1])):-1}#firstClass(entities){const{objects}=this.#program;const found=entities.
find(entity=>objects.kind[entity]===VALUE.class);return found===void 0?-1:objects.a[found]}member(cls2,name2,from=0){const{order}=this.of(cls2);for(let at=from;at<
order.length;at++){const owner=this.#program.cls(order[at]);const binding=owner.members.get(name2);if(binding)return{file:owner.file,binding,cls:order[at]}}return void 0}attribute(cls2,name2,from=0){
const{order}=this.of(cls2);for(let at=from;at<order.length;at++){const owner=this.#program.cls(order[at]);const member=owner.members.get(name2);if(member)return{
file:owner.file,binding:member,cls:order[at]};const field=owner.fields.get(name2);if(field)return this.#declaredAbove(order,at+1,name2,this.isAnnotated(owner.file,
field))??{file:owner.file,binding:field,cls:order[at]}}return void 0}declared(cls2,name2,from=0){const found=this.attribute(cls2,name2,from);if(!found||!this.#isPlain(
found)||this.isEnumeration(cls2))return found;const{order}=this.of(cls2);return this.#declaredAbove(order,order.indexOf(found.cls)+1,name2,false)??found}#isPlain({
file:file2,binding:[name2,node2,...definitions]}){const{symbols}=this.#program.file(file2);return!this.#isTyped(node2)&&!this.#program.strings[name2].startsWith(
"__")&&definitions.every(one=>one%4===DEFINITION.symbol&&isUntyped(symbols[one>>2]))}#declaredAbove(order,from,name2,isTyped2){for(let at=from;at<order.length;at++){
const owner=this.#program.cls(order[at]);const member=owner.members.get(name2);const binding=member??owner.fields.get(name2);if(!binding)continue;const isAnnotated=this.
isAnnotated(owner.file,binding)||this.#isTyped(binding[1]);const isDeclared=isSettable(this.#program.file(owner.file).symbols,binding)||!isTyped2&&isAnnotated;if(isDeclared)
return{file:owner.file,binding,cls:order[at]};if(member&&!this.#isPlain({file:owner.file,binding:member}))return void 0}return void 0}isAnnotated(file2,[,,...definitions]){
const{symbols}=this.#program.file(file2);return definitions.some(one=>one%4===DEFINITION.symbol&&symbols[one>>2]?.type!==void 0)}#isTyped(node2){const{kind}=this.#program;
if(kind[node2]!==OP.JOIN)return kind[node2]===OP.TYPED;return[...this.#program.sources(node2)].some(source=>kind[source]===OP.TYPED)}elsewhere(cls2,name2,isClass){
const{copied,metaclass}=this.of(cls2);if(copied.length>0&&!this.#program.strings[name2].startsWith("_")){const from=copied.find(one=>this.attribute(one,name2)!==
void 0);if(from!==void 0)return from}const found=metaclass<0?void 0:this.attribute(metaclass,name2);return found&&(isClass||this.#program.cls(found.cls).fields.
has(name2))?metaclass:void 0}generatedField(cls2,name2){const field=this.member(cls2,name2);const kind=field&&this.#program.kind[field.binding[1]];if(kind!==OP.
TYPED&&kind!==OP.CALL)return void 0;if(this.member(cls2,this.#program.string("__init__"))||this.member(cls2,this.#program.string("__new__")))return void 0;const{
order,outside}=this.of(cls2);const bases=outside.map(base=>lastOf(this.#program.objects.outside(base)?.name??""));const generates=bases.length>0?bases.some(base=>GENERATING_BASES.
has(base)):order.some(at=>this.#isDecorated(at));return generates?field:void 0}#isDecorated(cls2){return this.#symbol(cls2,this.#program.cls(cls2).symbol)?.annotations!==
void 0}isMember(cls2,[name2,,definition2=-1]){const symbol=definition2%4===DEFINITION.symbol?this.#symbol(cls2,definition2>>2):void 0;if(symbol?.kind!=="propert\
y"||symbol.type!==void 0)return symbol?.kind==="enum_member";return!this.#program.strings[name2].startsWith("_")&&this.isEnumeration(cls2)}#symbol(cls2,at){return this.#program.
file(this.#program.cls(cls2).file).symbols[at]}isEnumeration(cls2){return this.of(cls2).outside.some(base=>{const name2=this.#program.objects.outside(base)?.name??
"";return/(^|\.)(Enum|IntEnum|StrEnum|Flag|IntFlag|TextChoices|IntegerChoices)$/.test(name2)})}containerBase(cls2){let found=this.#containers.get(cls2);if(found===
void 0){found=this.#findContainer(cls2);this.#containers.set(cls2,found)}return found}#findContainer(cls2){for(const at of this.of(cls2).order)for(const base of this.#program.
cls(at).bases)for(const entity of this.#program.entities(base)){const name2=this.#program.objects.outside(entity)?.name;if(name2!==void 0&&isContainer(lastOf(name2)))
return base}return-1}isRecord(cls2){return this.of(cls2).outside.some(base=>lastOf(this.#program.objects.outside(base)?.name??"")==="TypedDict")}tupleFields(cls2){
for(const at of this.of(cls2).order){const owner=this.#program.cls(at);const named3=owner.bases.some(base=>this.#program.entities(base).some(one=>/(^|\.)NamedTuple$/.
test(this.#program.objects.outside(one)?.name??"")));if(!named3)continue;return[...owner.members.values()].map(([,node2])=>node2).filter(node2=>this.#program.kind[node2]===
OP.TYPED)}return[]}matchedName(cls2,position){const{kind,a,lists}=this.#program;const written5=this.member(cls2,this.#program.string("__match_args__"));if(written5){
const tuple=this.#program.origin(written5.binding[1]);if(kind[tuple]!==OP.TUPLE)return void 0;const list2=a[tuple];const text=position<lists[list2]?lists[list2+
1+position]:-1;return text>=0&&kind[text]===OP.TEXT?a[text]:void 0}const fields=new Set;for(const at of this.of(cls2).order.toReversed())for(const name2 of this.#program.
cls(at).members.keys())if(this.generatedField(cls2,name2))fields.add(name2);return[...fields][position]}};var isUntyped=symbol=>symbol?.kind==="property"&&symbol.
type===void 0;var isSettable=(symbols,[,,...definitions])=>definitions.some(one=>one%4===DEFINITION.symbol&&symbols[one>>2]?.modifiers?.includes("setter")===true);
var EMPTY_BASES=new Set(["object","abc.ABC","typing.Generic","typing.Protocol"]);var GENERATING_BASES=new Set(["NamedTuple","TypedDict","BaseModel","SQLModel","\
Model","AbstractUser","DeclarativeBase","declarative_base"]);function linearised(given3){const lines=given3.map(line=>[...new Set(line)]);const at=lines.map(()=>0);
const head=line=>lines[line]?.[at[line]];const later=new Map;for(const line of lines)for(const cls2 of line.slice(1))later.set(cls2,(later.get(cls2)??0)+1);const order=[];
const taken=new Set;for(;;){const heads=lines.flatMap((_,line)=>head(line)??[]);if(heads.length===0)return order;const next=heads.find(cls2=>!later.get(cls2))??
heads[0];order.push(next);taken.add(next);for(const line of lines.keys()){while(taken.has(head(line)??-1)){at[line]=at[line]+1;const now=head(line);if(now!==void 0)
later.set(now,(later.get(now)??0)-1)}}}}var isPrivate=name2=>name2.startsWith("__")&&!name2.endsWith("__");function startCallables(flow,node2,annotation2,display=-1){const{types}=flow.program;const inner=types.element(annotation2);const holds=inner>=0&&types.callables(
inner).length>0;const called3=holds?flow.fresh():node2;if(holds)flow.watchValues(node2,called3);const callables=types.callables(holds?inner:annotation2);for(const callable of callables){
flow.add(called3,callable);callWithAnnotated(flow,callable,[called3]);if(holds)callWithAnnotated(flow,callable,itemsOf(flow.program,display))}return types.leavesElements(
annotation2,flow.program.kind[node2]!==OP.PARAMETER)||callables.length>0&&!saysClasses(flow.program,types.of(annotation2))}var saysClasses=({objects},types)=>types.
some(type=>objects.kind[type]===VALUE.class);function callWithAnnotated(flow,callable,nodes){const{program}=flow;if(nodes.length===0)return;const given3=program.
types.parametersOf(program.objects.a[callable]).map(types=>{const argument2=flow.fresh();for(const type of types)flow.add(argument2,type);return argument2});if(given3.
length===0)return;const list2=program.list([given3.length,...given3,0]);for(const node2 of nodes)flow.watch(node2,WATCH.operand,flow.fresh(OP.CALL,node2,list2),
0)}function itemsOf({kind,a,lists},display){if(display<0)return[];const list2=a[display];switch(kind[display]){case OP.LIST:case OP.TUPLE:case OP.SET:return[...lists.
subarray(list2+1,list2+1+lists[list2])].filter(item=>item>=0);case OP.DICT:return Array.from({length:lists[list2]},(_,at)=>lists[list2+2+2*at]);default:return[]}}function giveWhatAwaitReturns(flow,node2,object){const{program}=flow;const{objects,types}=program;if(objects.kind[object]!==VALUE.instance)return false;const found=program.
hierarchy.member(objects.a[object],program.string("__await__"));if(!found)return false;const fn2=program.entities(found.binding[1]).find(one=>objects.kind[one]===
VALUE.function);const annotation2=fn2===void 0?-1:types.variables.aliased(program.fn(objects.a[fn2]).annotation);if(annotation2<0||program.kind[annotation2]!==OP.
SUBSCRIPT)return flow.calls.method(node2,object,"__await__");const returned=types.containerName(annotation2)==="Generator"?types.typeArgument(program.b[annotation2],
2):-1;if(returned>=0)for(const type of types.variables.on(object,returned)??types.of(returned))flow.add(node2,type);return true}var MADE_DICTIONARY=/(^|\.)(dict|dict\.fromkeys|OrderedDict|defaultdict|UserDict|MappingProxyType|Weak\w+Dictionary|ChainMap)$/;var TUPLE2=/^[tT]uple$/;var FUTURE=/^(Future|Task)$/;
var MOST_KEYS=64;function fillContainer(flow,object,rest){const{program,containers}=flow;const{objects,lists}=program;const node2=objects.a[object];const a=program.
a[node2];switch(program.kind[node2]){case OP.LIST:case OP.TUPLE:case OP.SET:{const count=lists[a];let exact=program.kind[node2]!==OP.SET;for(let k=0;k<count;k++){
const item=lists[a+1+k];if(item<0){exact=false;flow.watchElements(ARGUMENT.spread-item,rest)}else if(exact&&k<MOST_KEYS)flow.edge(item,containers.keyed(object,objects.
of(VALUE.integer,k)));else flow.edge(item,rest)}return}case OP.DICT:{const count=lists[a];for(let k=0;k<count;k++){const key=lists[a+1+2*k];const value=lists[a+
2+2*k];if(key<0){flow.watchValues(value,rest);continue}const literal=literalKey(program,key);flow.edge(value,literal>=0&&k<MOST_KEYS?containers.keyed(object,literal):
rest)}return}case OP.COMPREHENSION:case OP.DICT_COMPREHENSION:case OP.TASK:flow.edge(a,rest);return;case OP.SUBSCRIPT:{const argument2=program.b[node2];const name2=program.
types.containerName(node2);const receiver=objects.b[object]-1;const put=(at,into)=>{const annotation2=program.types.typeArgument(argument2,at);for(const type of program.
types.variables.on(receiver,annotation2)??program.types.of(annotation2))flow.add(into,type);for(const callable of program.types.callables(annotation2))flow.add(
into,callable)};if(DICTIONARY.test(name2)||name2==="Callable")put(1,rest);else if(TUPLE2.test(name2)){for(let at=0;at<MOST_KEYS;at++){const item=program.types.typeArgument(
argument2,at);if(item<0)break;put(at,containers.keyed(object,objects.of(VALUE.integer,at)))}if(program.kind[program.types.typeArgument(argument2,1)]===OP.UNKNOWN)
put(0,rest)}else put(0,rest);return}}}function lengthOf(program,object){const site=program.objects.a[object];const kind=program.kind[site];if(kind===OP.LIST||kind===
OP.TUPLE)return program.lists[program.a[site]];if(kind!==OP.SUBSCRIPT||!TUPLE2.test(program.types.containerName(site)))return 0;const argument2=program.b[site];
let length=0;while(length<MOST_KEYS&&program.types.typeArgument(argument2,length)>=0)length++;return program.kind[program.types.typeArgument(argument2,1)]===OP.
UNKNOWN?0:length}function isDictionary(program,object){const site=program.objects.a[object];const a=program.a[site];switch(program.kind[site]){case OP.DICT:case OP.
DICT_COMPREHENSION:return true;case OP.SUBSCRIPT:return DICTIONARY.test(program.types.containerName(site));case OP.CALL:return program.entities(a).some(one=>MADE_DICTIONARY.
test(program.objects.outside(one)?.name??""));case OP.PARAMETER:return program.fn(a).parameters[program.b[site]]?.[1]===PARAMETER_KIND.keywords;default:return false}}
function fillKeys(flow,object,node2){const{program}=flow;const site=program.objects.a[object];const list2=program.a[site];if(program.kind[site]===OP.SUBSCRIPT)for(const type of program.
types.of(program.types.typeArgument(program.b[site],0)))flow.add(node2,type);if(program.kind[site]===OP.DICT_COMPREHENSION)flow.edge(program.b[site],node2);if(program.
kind[site]===OP.DICT)for(let k=0;k<program.lists[list2];k++){const key=program.lists[list2+1+2*k];if(key>=0)flow.edge(key,node2);else flow.watchElements(program.
lists[list2+2+2*k],node2)}}function genericOf(program,object){const site=program.objects.a[object];if(program.kind[site]===OP.TASK)return"Task";return program.kind[site]===
OP.SUBSCRIPT?program.types.containerName(site):""}function isFuture(program,object){return program.objects.kind[object]===VALUE.container&&FUTURE.test(genericOf(
program,object))}function literalKey(program,node2){const a=program.a[node2];if(program.kind[node2]===OP.TEXT&&a>=0)return program.objects.of(VALUE.text,a);if(program.
kind[node2]===OP.INTEGER)return program.objects.of(VALUE.integer,a);return-1}function runInherited(flow,cls2){const{program}=flow;const{order}=program.hierarchy.of(cls2);if(order.length<2||!program.isTest(program.cls(cls2).file))return;const receiver=program.
objects.of(VALUE.instance,cls2);for(const ancestor of order.slice(1))for(const[name2,binding]of program.cls(ancestor).members){if(!program.strings[name2].startsWith(
"test"))continue;for(const entity of program.entities(binding[1])){if(program.objects.kind[entity]!==VALUE.function)continue;const{flags,parameters,owner}=program.
fn(program.objects.a[entity]);const[own]=parameters;if(!own||flags&(FLAG.static|FLAG.classmethod)||flow.isClosed(own[2]))continue;if(owner>=0)flow.add(own[2],program.
objects.of(VALUE.instance,owner));flow.add(own[2],receiver)}}}function mayBeOfKind(program,object,list2){const{objects,hierarchy,lists}=program;if(objects.kind[object]!==VALUE.instance)return true;const found=hierarchy.attribute(
objects.a[object],lists[list2]);const own=found?literalsOf(program,found.binding[1]):[];const count=lists[list2+2];const compared=[...lists.subarray(list2+3,list2+
3+count)];if(own.length===0||![...own,...compared].every(one=>isLiteral(program,one)))return true;if(new Set([...own,...compared].map(one=>program.kind[one])).size>
1)return true;const isCompared=one=>compared.some(other=>isSame(program,one,other));return lists[list2+1]===1?!own.every(isCompared):own.some(isCompared)}function literalsOf(program,node2){
const{kind,a,b,types}=program;const at=program.origin(node2);let annotation2=kind[at]===OP.TYPED?types.variables.aliased(a[at]):-1;for(let hops=0;hops<MOST_WRAPPERS&&
annotation2>=0&&kind[annotation2]===OP.SUBSCRIPT;hops++){const name2=types.containerName(annotation2);const argument2=b[annotation2];if(name2==="Literal")return types.
typeArguments(argument2);if(!/^(Annotated|ClassVar|Final|Required|ReadOnly)$/.test(name2))return[];annotation2=types.variables.aliased(types.typeArgument(argument2,
0))}return[]}var MOST_WRAPPERS=4;function isLiteral(program,node2){const{kind,a,objects,hierarchy}=program;if(kind[node2]===OP.TEXT)return a[node2]>=0;if(kind[node2]!==
OP.ATTRIBUTE)return false;return program.entities(a[node2]).some(one=>objects.kind[one]===VALUE.class&&hierarchy.isEnumeration(objects.a[one]))}function isSame(program,one,other){
const{kind,a,b}=program;if(kind[one]!==kind[other])return false;if(kind[one]===OP.TEXT)return a[one]===a[other];if(kind[one]!==OP.ATTRIBUTE||b[one]!==b[other])return false;
const owners=program.entities(a[one]);return program.entities(a[other]).some(owner=>owners.includes(owner))}var LEAST=3;var MOST=16;function watchPattern(flow,from,key,into){const pattern2=patternOf(flow.program,key);if(!pattern2)return;const{program}=flow;const list2=program.
list([program.string(pattern2.before),program.string(pattern2.after)]);const relay=flow.fresh(OP.ATTRIBUTES,from,list2);flow.watch(from,WATCH.operand,relay,0);flow.
edge(relay,into)}function readPattern(flow,node2,object){const{program}=flow;const kind=program.objects.kind[object];if(kind!==VALUE.instance&&kind!==VALUE.class&&
kind!==VALUE.module)return;const pattern2=patternAt(program,node2);const names=[...namesOf(program,object)].filter(name2=>fits(pattern2,program.strings[name2]));
if(names.length>MOST)return;for(const name2 of names)if(kind===VALUE.module)flow.attributes.read(node2,object,name2);else flow.attributes.readOwn(node2,object,name2)}
function isMeant(program,names){const{count,kind}=program;for(let at=kind.indexOf(OP.ATTRIBUTES);at>=0&&at<count;at=kind.indexOf(OP.ATTRIBUTES,at+1)){const pattern2=patternAt(
program,at);for(const name2 of names)if(fits(pattern2,name2))return true}return false}function patternAt({b,lists,strings},node2){const list2=b[node2];return{before:strings[lists[list2]],
after:strings[lists[list2+1]]}}function namesOf(program,object){const at=program.objects.a[object];if(program.objects.kind[object]===VALUE.module)return new Set(
program.file(at).exports.keys());const names=program.hierarchy.of(at).order.flatMap(cls2=>{const{members,fields}=program.cls(cls2);return[...members.keys(),...fields.
keys()]});return new Set(names)}function patternOf(program,node2){const found=pieces(program,node2,0);return found&&found.before.length+found.after.length>=LEAST?
found:void 0}function fits({before,after},name2){return name2.length>before.length+after.length&&name2.startsWith(before)&&name2.endsWith(after)}function pieces(program,node2,hops){
const{kind,a,b,lists,strings}=program;const at=program.origin(node2);switch(kind[at]){case OP.PATTERN:return{before:strings[a[at]],after:strings[b[at]]};case OP.
BINARY:{const operator=strings[lists[b[at]]];const left=a[at];if(operator==="%")return around(textOf2(program,left),PERCENT);if(operator!=="+"||hops>MOST_HOPS2)
return void 0;const right=lists[b[at]+1];return{before:textOf2(program,left)??pieces(program,left,hops+1)?.before??"",after:textOf2(program,right)??pieces(program,
right,hops+1)?.after??""}}case OP.CALL:{const receiver=receiverOf2(program,at);const method=receiver<0?void 0:strings[b[a[at]]];if(method==="format")return around(
textOf2(program,receiver),BRACES);const cased=method==="lower"&&hops<=MOST_HOPS2?pieces(program,receiver,hops+1):void 0;return cased&&{before:cased.before.toLowerCase(),
after:cased.after.toLowerCase()}}default:return void 0}}var MOST_HOPS2=4;var PERCENT=/%(?:.*%)?(?:\(\w*\))?[-#0 +\d.]*[a-zA-Z]/;var BRACES=/\{.*\}/;function textOf2({
kind,a,strings},node2){return kind[node2]===OP.TEXT&&a[node2]>=0?strings[a[node2]]:void 0}function around(text,filled){const found=text===void 0?null:filled.exec(
text);if(text===void 0||!found)return void 0;return{before:text.slice(0,found.index),after:text.slice(found.index+found[0].length)}}function startOperation(flow,node2){const{kind,a,b,lists}=flow.program;const left=a[node2];flow.watch(left,WATCH.operand,node2,0);if(kind[left]===OP.INTEGER||kind[left]===
OP.BUILTIN||kind[left]===OP.TEXT||kind[left]===OP.PATTERN)flow.watch(lists[b[node2]+1],WATCH.right,node2,0)}function operate(flow,node2,object,list2){const{program}=flow;
const{objects}=program;const operator=program.strings[program.lists[list2]];switch(objects.kind[object]){case VALUE.instance:{const method=BINARY[operator];const isCalled=method!==
void 0&&flow.calls.method(node2,object,method,[program.lists[list2+1]]);if(!isCalled&&FLAGS2.has(operator)&&program.hierarchy.isEnumeration(objects.a[object]))flow.
add(node2,object);return}case VALUE.text:flow.add(node2,objects.external("std:python","str",true));return;case VALUE.integer:flow.add(node2,objects.external("st\
d:python","int",true));return;case VALUE.container:{flow.add(node2,object);if(!JOINS.has(operator))return;const own=flow.containers.own(node2);flow.add(node2,own);
flow.watchValues(program.lists[list2+1],flow.containers.of(own).rest);return}case VALUE.externalValue:flow.add(node2,object);return}}function reflect(flow,node2,object){
const{program}=flow;if(program.objects.kind[object]!==VALUE.instance)return;const operator=program.strings[program.lists[program.b[node2]]];const method=REFLECTED[operator];
if(method)flow.calls.method(node2,object,method,[program.a[node2]])}var JOINS=new Set(["+","|","^"]);var FLAGS2=new Set(["|","&","^"]);function isOfType(program,object,types,isWhole){const{objects,hierarchy}=program;const kind=objects.kind[object];const named3=names=>types.some(type=>{const outside=objects.
outside(type);return outside?.package==="std:python"&&names.test(lastOf(outside.name))});switch(kind){case VALUE.container:return isDictionary(program,object)?named3(
DICTIONARY):named3(sequences(program,object));case VALUE.class:return named3(/^type$/);case VALUE.instance:{if(!isWhole)return false;const{order}=hierarchy.of(objects.
a[object]);return types.some(type=>objects.kind[type]===VALUE.instance&&order.includes(objects.a[type]))}case VALUE.text:return isWhole&&named3(/^str$/);case VALUE.
integer:return isWhole&&named3(/^int$/);default:return isWhole&&types.includes(object)}}function sequences({kind,objects,types},container){const site=objects.a[container];
switch(kind[site]){case OP.LIST:return LISTS;case OP.TUPLE:return TUPLES;case OP.SET:return SETS;case OP.SUBSCRIPT:{const name2=types.containerName(site);return/^list$/i.
test(name2)?LISTS:/^tuple$/i.test(name2)?TUPLES:/set$/i.test(name2)?SETS:ANY}default:return ANY}}var LISTS=/^(list|List|(Mutable)?Sequence|Iterable|Collection|Reversible|Sized)$/;
var TUPLES=/^(tuple|Tuple|Sequence|Iterable|Collection|Reversible|Sized)$/;var SETS=/^((frozen)?set|(Frozen|Abstract|Mutable)?Set|Iterable|Collection|Sized)$/;var ANY=/^(list|List|tuple|Tuple|(frozen)?set|(Frozen|Abstract|Mutable)?Set|(Mutable)?Sequence|Iterable|Iterator|Generator|Collection|deque|Reversible|Sized)$/;
function guardedTypes(program,callee,only){const{objects,types,kind,b}=program;return[...program.entities(callee),...methodsOf(program,callee)].flatMap(entity=>{
if(objects.kind[entity]!==VALUE.function)return[];return types.results(objects.a[entity]).filter(result=>{if(result<0||kind[result]!==OP.SUBSCRIPT)return false;
const name2=types.containerName(result);return only===void 0?GUARD.test(name2):name2===only}).flatMap(result=>types.of(b[result]))})}function methodsOf(program,callee){
const{kind,a,b,objects,hierarchy,types}=program;if(kind[callee]!==OP.ATTRIBUTE)return[];const object=program.origin(a[callee]);const isParameter=kind[object]===
OP.PARAMETER;if(!isParameter&&kind[object]!==OP.TYPED)return[];const written5=isParameter?program.fn(a[object]).parameters[b[object]]?.[3]:a[object];const own=isParameter&&
b[object]===0?program.fn(a[object]).owner:-1;const instances=own>=0?[objects.of(VALUE.instance,own)]:types.of(written5??-1);return instances.flatMap(one=>{if(objects.
kind[one]!==VALUE.instance)return[];const found=hierarchy.member(objects.a[one],b[callee]);return found?program.entities(found.binding[1]):[]})}var GUARD=/^Type(Is|Guard)$/;function startConstraint(flow,node2){const{program}=flow;const{objects}=program;const a=program.a[node2];const b=program.b[node2];switch(program.kind[node2]){case OP.
TEXT:if(a>=0&&b===0)flow.add(node2,objects.of(VALUE.text,a));else flow.add(node2,objects.external("std:python",b===1?"bytes":"str",true));return;case OP.PATTERN:
flow.add(node2,objects.external("std:python","str",true));return;case OP.INTEGER:flow.add(node2,objects.of(VALUE.integer,a));return;case OP.BUILTIN:{const name2=program.
strings[a];if(name2!=="None")flow.add(node2,objects.external("std:python",name2,true));return}case OP.FUNCTION:flow.add(node2,objects.of(VALUE.function,a));return;case OP.
CLASS:flow.add(node2,objects.of(VALUE.class,a));flow.models.start(a);flow.views.start(a);runInherited(flow,a);return;case OP.PARAMETER:startParameter(flow,node2,
a,b);return;case OP.NAME:flowIn(flow,node2,program.modules.global(b,a));return;case OP.MODULE:case OP.IMPORTED:flowIn(flow,node2,program.modules.imported(b,program.
file(b).imports[a]));return;case OP.TYPED:{const types=program.types.of(a);for(const type of types)flow.add(node2,type);const open=startCallables(flow,node2,a,b);
if(types.length>0&&!open){flow.close(node2);if(types.some(type=>objects.outside(type)))flow.watch(b,WATCH.operand,node2,0)}else flow.edge(b,node2);return}case OP.
GUARDED:{const types=guardedTypes(program,b);for(const type of types)flow.add(node2,type);if(types.length===0)flow.edge(a,node2);return}case OP.UNGUARDED:if(guardedTypes(
program,b,"TypeIs").length===0)flow.edge(a,node2);else flow.watch(a,WATCH.operand,node2,0);return;case OP.OF_KIND:case OP.EXCEPT:case OP.DECORATED:case OP.ATTRIBUTE:case OP.
CALL:case OP.SLICE:case OP.ELEMENT:case OP.UNPACK:case OP.REST:case OP.ENTERED:case OP.AWAITED:case OP.STORE_ATTRIBUTE:case OP.MATCHED:flow.watch(a,WATCH.operand,
node2,0);return;case OP.BINARY:startOperation(flow,node2);return;case OP.SUBSCRIPT:flow.watch(a,WATCH.operand,node2,0);flow.watch(b,WATCH.key,node2,0);return;case OP.
STORE_ITEM:flow.watch(a,WATCH.operand,node2,0);flow.watch(program.lists[b],WATCH.key,node2,0);return;case OP.LIST:case OP.TUPLE:case OP.SET:case OP.DICT:case OP.
COMPREHENSION:case OP.DICT_COMPREHENSION:flow.add(node2,objects.of(VALUE.container,node2));return;case OP.SUPER:startSuper(flow,node2,a,b);return;case OP.SUPER_OF:{
const{owner}=program.fn(b);const named3=program.entities(a);if(named3.length===0)startSuper(flow,node2,owner,b);for(const one of named3)if(objects.kind[one]===VALUE.
class)startSuper(flow,node2,objects.a[one],b);return}}}function startSuper(flow,node2,cls2,fn2){const{objects}=flow.program;const{flags,owner}=flow.program.fn(fn2);
const receiver=objects.of(flags&FLAG.classmethod?VALUE.class:VALUE.instance,owner);flow.add(node2,objects.of(VALUE.super,cls2,receiver))}function flowIn(flow,node2,what){
if(what.found)flow.edge(what.found.binding[1],node2);else if(what.object!==void 0){flow.add(node2,what.object);giveCurrent(flow,node2,what.object)}}function startParameter(flow,node2,fn2,position){
const{program}=flow;const{objects}=program;const fact=program.fn(fn2);const parameter=fact.parameters[position];const types=program.types.of(parameter[3]);if(parameter[3]<
0&&position>0)for(const type of program.types.of(overridden(program,fact,position)))flow.add(node2,type);if(parameter[1]===PARAMETER_KIND.variadic||parameter[1]===
PARAMETER_KIND.keywords){const unpacked=parameter[1]===PARAMETER_KIND.keywords?program.types.unpacked(parameter[3]):[];for(const type of unpacked)flow.add(node2,
type);if(unpacked.length>0)return;const object=objects.of(VALUE.container,node2);flow.add(node2,object);for(const type of types)flow.add(flow.containers.of(object).
rest,type);return}for(const type of types)flow.add(node2,type);if(types.length===0)for(const cls2 of program.types.boundClasses(parameter[3]))flow.add(node2,cls2);
const open=startCallables(flow,node2,parameter[3]);if(types.length>0&&!open)flow.close(node2);else{const receiver=receiverOf3(program,fn2,position);if(receiver>=
0)flow.add(node2,receiver);flow.edge(parameter[4],node2)}}function overridden(program,fact,position){if(fact.owner<0||program.hierarchy.of(fact.owner).order.length<
2)return-1;const[name2,kind]=fact.parameters[position];if(kind!==PARAMETER_KIND.plain&&kind!==PARAMETER_KIND.keywordOnly)return-1;const method=program.file(fact.
file).symbols[fact.symbol]?.name;const above=method===void 0?void 0:program.hierarchy.member(fact.owner,program.string(method),1);for(const one of above?program.
entities(above.binding[1]):[]){if(program.objects.kind[one]!==VALUE.function)continue;const given3=program.fn(program.objects.a[one]).parameters[position];if(given3?.[0]===
name2&&given3[1]===kind)return given3[3]}return-1}function receiverOf3(program,fn2,position){const{owner,flags}=program.fn(fn2);if(position!==0||owner<0||flags&
FLAG.static)return-1;return program.objects.of(flags&FLAG.classmethod?VALUE.class:VALUE.instance,owner)}function isReceiver(program,node2,object){if(program.kind[node2]!==
OP.PARAMETER)return false;return receiverOf3(program,program.a[node2],program.b[node2])===object}function applyConstraint(flow,node2,object){const{program}=flow;
const{objects}=program;const kind=objects.kind[object];const b=program.b[node2];switch(program.kind[node2]){case OP.ATTRIBUTE:flow.attributes.read(node2,object,
b);return;case OP.ATTRIBUTES:readPattern(flow,node2,object);return;case OP.CALL:flow.calls.apply(node2,object);return;case OP.DECORATED:{const kept=kind===VALUE.
function?isWrapper(flow,program.a[node2],objects.a[object]):kind===VALUE.class||kind===VALUE.instance||kind===VALUE.partial;if(kept)flow.add(node2,object);else flow.
edge(b,node2);return}case OP.TYPED:if(isOfType(program,object,program.types.of(program.a[node2]),false))flow.add(node2,object);return;case OP.EXCEPT:if(!isOfType(
program,object,program.types.of(b),true))flow.add(node2,object);return;case OP.UNGUARDED:if(!isOfType(program,object,guardedTypes(program,b),true))flow.add(node2,
object);return;case OP.OF_KIND:if(mayBeOfKind(program,object,b))flow.add(node2,object);return;case OP.SUBSCRIPT:case OP.STORE_ITEM:flow.containers.item(node2,object);
return;case OP.SLICE:flow.containers.slice(node2,object,b);return;case OP.ELEMENT:if(b===1&&kind===VALUE.container)flow.edge(flow.containers.of(object).all,node2);else
iterate(flow,node2,object);return;case OP.UNPACK:flow.containers.unpack(node2,object,b);return;case OP.REST:flow.containers.rest(node2,object,b);return;case OP.
ENTERED:if(kind===VALUE.instance)flow.calls.method(node2,object,"__enter__")||flow.calls.method(node2,object,"__aenter__")||giveElements(flow,node2,object,PROMISE)||
flow.add(node2,object);else if(kind===VALUE.container)flow.edge(flow.containers.of(object).all,node2);else if(objects.outside(object))flow.add(node2,object);return;case OP.
AWAITED:if(isFuture(flow.program,object))flow.edge(flow.containers.of(object).all,node2);else if(!giveElements(flow,node2,object,PROMISE)&&!giveWhatAwaitReturns(
flow,node2,object))flow.add(node2,object);return;case OP.BINARY:operate(flow,node2,object,b);return;case OP.MATCHED:if(kind===VALUE.instance){const name2=program.
hierarchy.matchedName(objects.a[object],b);if(name2!==void 0)flow.attributes.read(node2,object,name2)}else if(b===0&&kind===VALUE.externalValue&&objects.outside(
object)?.package==="std:python")flow.add(node2,object);return;case OP.STORE_ATTRIBUTE:{if(kind!==VALUE.instance&&kind!==VALUE.class)return;const found=program.hierarchy.
attribute(objects.a[object],program.lists[b]);if(found&&!isSettable(program.file(found.file).symbols,found.binding))flow.edge(program.lists[b+1],found.binding[1]);
return}}}function isWrapper(flow,call2,fn2){const{program}=flow;const wrapper=program.fn(fn2);if(wrapper.flags&FLAG.wraps)return false;const symbols=program.file(
wrapper.file).symbols;for(const decorator of flow.values(program.a[call2])){const kind=program.objects.kind[decorator];if(kind!==VALUE.function&&kind!==VALUE.bound)
continue;const made=program.fn(program.objects.a[decorator]);if(made.file!==wrapper.file)continue;for(let at=symbols?.[wrapper.symbol]?.parent;at!==void 0;at=symbols?.[at]?.
parent)if(at===made.symbol)return true}return false}function iterate(flow,node2,object){const{objects}=flow.program;switch(objects.kind[object]){case VALUE.container:
flow.edge(iterated(flow,object),node2);return;case VALUE.instance:{const iterator=flow.fresh();flow.watch(iterator,WATCH.next,node2,0);flow.calls.method(iterator,
object,"__iter__")||flow.calls.method(iterator,object,"__aiter__")||flow.calls.method(node2,object,"__getitem__")||giveElements(flow,node2,object)||giveQueried(
flow,node2,object);return}case VALUE.class:if(flow.program.hierarchy.isEnumeration(objects.a[object]))flow.add(node2,objects.of(VALUE.instance,objects.a[object]));
return;case VALUE.text:flow.add(node2,objects.external("std:python","str",true));return;case VALUE.externalValue:if(!giveQueried(flow,node2,object))flow.add(node2,
objects.external(objects.outside(object).package,"",true));return}}function giveQueried(flow,node2,object){const{objects}=flow.program;const isManager=objects.kind[object]===
VALUE.instance&&flow.models.isQuery(objects.a[object]);const own=leadsTo(flow.program,object);const query=own===0&&isManager?ofContainer(flow.models.container(objects.
a[object])):own;giveRows(flow,node2,query);return query!==0}function giveElements(flow,node2,object,kind){const container=flow.containers.behind(object);if(container<
0||kind&&!kind.test(genericOf(flow.program,container)))return false;flow.edge(iterated(flow,container),node2);return true}function iterated({containers,program},container){
return isDictionary(program,container)?containers.keys(container):containers.of(container).all}var PROMISE=/^(Awaitable|Future|Task|(Abstract)?(Async)?ContextManager)$/;
function takeNext(flow,node2,object){const{objects}=flow.program;if(objects.kind[object]===VALUE.instance){if(!flow.calls.method(node2,object,"__next__"))flow.calls.
method(node2,object,"__anext__")}else iterate(flow,node2,object)}var KNOWN=new Set(`append add set put put_nowait appendleft insert extend update get pop setdefault popleft get_nowait result copy values
  items keys __iter__ __next__ send __getitem__ __setitem__ union symmetric_difference difference intersection popitem
  difference_update intersection_update symmetric_difference_update sort`.split(/\s+/));var isContainerMethod=name2=>KNOWN.has(name2);function callContainerMethod(flow,node2,container,method,positional2){
const{objects}=flow.program;const{rest,all}=flow.containers.of(container);const[first,second]=positional2;switch(method){case"append":case"add":case"set":case"p\
ut":case"put_nowait":case"set_result":case"appendleft":if(first!==void 0)flow.edge(first,rest);return;case"insert":case"__setitem__":if(second!==void 0)flow.edge(
second,rest);return;case"extend":if(first!==void 0)flow.watchElements(first,rest);return;case"update":if(first===void 0)return;for(const object of flow.values(first)){
if(objects.kind[object]!==VALUE.container)continue;for(const[key,value]of flow.containers.of(object).keyed)flow.edge(value,flow.containers.keyed(container,key));
flow.edge(flow.containers.of(object).rest,rest)}return;case"get":case"pop":case"setdefault":{const keys=first===void 0?[]:flow.values(first);for(const key of keys){
const kind=objects.kind[key];if(kind===VALUE.text||kind===VALUE.integer)flow.edge(flow.containers.keyed(container,key),node2)}flow.edge(keys.length===0?all:rest,
node2);if(second!==void 0){flow.edge(second,node2);if(method==="setdefault")flow.edge(second,rest)}return}case"popleft":case"get_nowait":case"result":flow.edge(
all,node2);return;case"union":case"symmetric_difference":{const own=flow.containers.own(node2);flow.add(node2,own);flow.edge(all,flow.containers.of(own).rest);for(const other of positional2)
flow.watchElements(other,flow.containers.of(own).rest);return}case"sort":return;case"symmetric_difference_update":if(first!==void 0)flow.watchElements(first,rest);
return;case"difference":case"intersection":case"copy":case"__iter__":flow.add(node2,container);return;case"values":{const own=flow.containers.own(node2);flow.add(
node2,own);flow.edge(all,flow.containers.of(own).rest);return}case"items":{const own=flow.containers.own(node2);flow.add(node2,own);flow.add(flow.containers.of(
own).rest,pairOf(flow,container));return}case"popitem":flow.add(node2,pairOf(flow,container));return;case"keys":{const own=flow.containers.own(node2);flow.add(node2,
own);flow.edge(flow.containers.keys(container),flow.containers.of(own).rest);return}case"__next__":case"send":case"__getitem__":flow.edge(all,node2);return;default:
flow.add(node2,objects.external("std:python","",true))}}function pairOf(flow,container){const{objects}=flow.program;const pair=flow.containers.own(flow.fresh());
flow.edge(flow.containers.of(container).all,flow.containers.keyed(pair,objects.of(VALUE.integer,1)));flow.edge(flow.containers.keys(container),flow.containers.keyed(
pair,objects.of(VALUE.integer,0)));return pair}var QUEUES=new Map([...["delay","s","si"].map(name2=>[name2,"own"]),...["apply_async","apply","signature","subtask","retry"].map(name2=>[name2,"apart"]),...["se\
nd","message"].map(name2=>[name2,"own"]),...["send_with_options","message_with_options"].map(name2=>[name2,"apart"]),...["submit","kiq","defer","defer_async","r\
emote","spawn"].map(name2=>[name2,"own"])]);var TASK=/^(?:\w+\.)*(?:\w*task|actor|job|flow|function|remote)\b/;function queuedBy(program,fn2,name2){if(!QUEUES.has(
program.strings[name2]))return void 0;return annotationsOf(program,fn2).some(text=>TASK.test(text))?program.objects.of(VALUE.queued,fn2,name2):void 0}function callQueued(flow,queued,list2){
const{program}=flow;const{objects}=program;const fn2=objects.a[queued];const own=QUEUES.get(program.strings[objects.b[queued]])==="own";const isBound=annotationsOf(
program,fn2).some(text=>/\bbind\s*=\s*True\b/.test(text));const given3=isBound?[flow.fresh()]:[];flow.calls.link(flow.fresh(),fn2,-1,own?list2:apart(flow,list2),
given3)}function apart(flow,list2){const{program}=flow;const[first=-1,second=-1]=program.positional(list2);const sequence2=written3(program,keyword(flow,list2,"\
args"),first);const mapping=written3(program,keyword(flow,list2,"kwargs"),second);const positional2=[];if(program.kind[sequence2]===OP.LIST||program.kind[sequence2]===
OP.TUPLE){const at=program.a[sequence2];positional2.push(...program.lists.subarray(at+1,at+1+program.lists[at]))}else if(sequence2>=0)positional2.push(ARGUMENT.
spread-sequence2);const named3=[];if(program.kind[mapping]===OP.DICT){const at=program.a[mapping];for(let nth=0;nth<program.lists[at];nth++){const key=program.lists[at+
1+2*nth];if(key>=0&&program.kind[key]===OP.TEXT&&program.a[key]>=0)named3.push(program.a[key],program.lists[at+2+2*nth])}}return program.list([positional2.length,
...positional2,named3.length/2,...named3])}var written3=(program,named3,placed)=>{const node2=named3>=0?named3:placed;return node2<0?-1:program.origin(node2)};function annotationsOf(program,fn2){
const{file:file2,symbol}=program.fn(fn2);return program.file(file2).symbols[symbol]?.annotations??[]}var Attributes=class{#flow;#read=new Map;constructor(flow){this.#flow=flow}read(node2,object,name2){const{program}=this.#flow;const{objects}=program;const a=objects.
a[object];switch(objects.kind[object]){case VALUE.instance:case VALUE.class:{const receiver=program.a[node2];if(receiver!==void 0&&program.kind[node2]===OP.ATTRIBUTE&&
this.#hides(receiver,a,name2))return;this.#member(node2,object,a,name2,0,object);return}case VALUE.super:this.#member(node2,object,a,name2,1,objects.b[object]);
return;case VALUE.module:case VALUE.namespace:flowIn(this.#flow,node2,program.modules.member(object,name2));return;case VALUE.external:case VALUE.externalValue:{
const settings=this.#flow.settings.isRead(object)?this.#flow.settings.all(name2):[];for(const{binding}of settings)this.#flow.edge(binding[1],node2);const told=this.#flow.
parsedArguments.read(program.a[node2],object,name2);for(const value of told)this.#flow.edge(value,node2);if(settings.length+told.length===0)flowIn(this.#flow,node2,
{object:program.modules.outsideMember(object,name2)});return}case VALUE.container:if(program.kind[a]===OP.UNKNOWN)this.#flow.edge(this.#flow.containers.field(object,
name2),node2);this.#flow.add(node2,objects.of(VALUE.containerMethod,object,name2));return;case VALUE.function:case VALUE.bound:{const queued=queuedBy(program,a,
name2);if(queued!==void 0)this.#flow.add(node2,queued);return}case VALUE.signal:this.#flow.add(node2,memberOfSignal(program,object,name2));return;case VALUE.text:case VALUE.
integer:{const type=objects.kind[object]===VALUE.text?"str":"int";const text=program.strings[name2];if(hasMember(type,text))this.#flow.add(node2,objects.external(
"std:python",`${type}.${text}`));return}}}#hides(receiver,cls2,name2){const{program}=this.#flow;const at=program.origin(receiver);if(program.kind[at]!==OP.PARAMETER||
program.b[at]!==0)return false;const fn2=program.fn(program.a[at]);if(fn2.owner<0||fn2.owner===cls2||fn2.flags&FLAG.static)return false;const declared=program.hierarchy.
attribute(fn2.owner,name2);if(declared===void 0)return program.hierarchy.of(fn2.owner).outside.length>0;return!this.#isLeftOpen(declared.binding[1])}#isLeftOpen(node2){
const{program}=this.#flow;let at=node2;for(let hops=0;hops<4;hops++){const kind=program.kind[at];const a=program.a[at];if(kind===OP.BUILTIN)return program.strings[a]===
"None";if(DISPLAYS.has(kind))return program.lists[a]===0;const from=kind===OP.JOIN?[...program.sources(at)]:kind===OP.TYPED?[program.b[at]]:[];if(from.length!==
1||from[0]<0)return false;at=from[0]}return false}readOwn(node2,object,name2){this.#member(node2,object,this.#flow.program.objects.a[object],name2,0,object)}#member(node2,object,cls2,name2,from,receiver){
const{program}=this.#flow;const{objects}=program;const{order,outside}=program.hierarchy.of(cls2);let found=false;for(let at=from;at<order.length;at++){const owner=program.
cls(order[at]);const field=owner.fields.get(name2);const member=owner.members.get(name2);const types=program.types.variables.ofAttribute(receiver,[member,field]);
if(types){for(const type of types)this.#flow.add(node2,type);return}if(field&&!(member&&this.#isSaid(member[1]))){if(!member||!isSettable(program.file(owner.file).
symbols,member))this.#flow.edge(field[1],node2);found=true;if(isPrivate(program.strings[name2]))return;if(!member&&program.hierarchy.isAnnotated(owner.file,field))
return}if(member){const declaring=order[at];if(program.hierarchy.isMember(declaring,member))this.#flow.add(node2,objects.of(VALUE.instance,declaring));else this.#flow.
watch(member[1],WATCH.bind,node2,receiver);return}}if(found||this.#isContainers(node2,receiver,name2))return;const text=program.strings[name2];if(text==="__new_\
_"){this.#flow.add(node2,objects.external("std:python","object.__new__"));return}const elsewhere=objects.kind[object]===VALUE.super?void 0:program.hierarchy.elsewhere(
cls2,name2,objects.kind[object]===VALUE.class);if(elsewhere!==void 0){const on=objects.of(VALUE.instance,elsewhere);this.#member(node2,on,elsewhere,name2,0,on);
return}if(readProxied(this.#flow,node2,text))return;if(text==="__class__"&&objects.kind[object]===VALUE.instance){this.#flow.add(node2,objects.of(VALUE.class,cls2));
return}if(!text.startsWith("__")&&this.#asksForMissing(node2,object,receiver,name2))return;if(text==="value"&&this.#giveEnumerated(node2,cls2))return;if(outside.
length>0){if(this.#flow.models.read(node2,object,cls2,name2,outside[0]))return;if(!text.startsWith("__")||objects.kind[object]===VALUE.super)this.#flow.add(node2,
program.modules.outsideMember(outside[0],name2))}else if(text.startsWith("__"))this.#flow.add(node2,objects.external("std:python",`object.${text}`))}#isSaid(node2){
const{program}=this.#flow;const{objects}=program;const types=program.kind[node2]===OP.TYPED?program.types.of(program.a[node2]):[];const isClass=type=>{if(objects.
kind[type]!==VALUE.instance)return false;const{file:file2,symbol}=program.cls(objects.a[type]);return program.file(file2).symbols[symbol]?.kind!=="interface"};return types.
length>0&&types.every(isClass)}#giveEnumerated(node2,cls2){const{program}=this.#flow;const{hierarchy}=program;if(!hierarchy.isEnumeration(cls2)||hierarchy.member(
cls2,program.string("__new__")))return false;let isGiven=false;for(const at of hierarchy.of(cls2).order){for(const member of program.cls(at).members.values()){if(!hierarchy.
isMember(at,member))continue;this.#flow.edge(member[1],node2);isGiven=true}}return isGiven}#asksForMissing(node2,object,receiver,name2){const{program,calls:calls2}=this.#flow;
const{objects,hierarchy,types}=program;if(objects.kind[object]!==VALUE.instance)return false;const found=hierarchy.member(objects.a[object],program.string("__ge\
tattr__"));const method=found&&program.entities(found.binding[1]).find(one=>objects.kind[one]===VALUE.function);if(method===void 0)return false;const fn2=objects.
a[method];if(types.of(program.fn(fn2).annotation).length>0)return calls2.method(node2,receiver,"__getattr__");for(const asked of this.#flow.results.asked(fn2))this.#flow.
edge(this.#readOnce(asked,name2),node2);return false}#readOnce(from,name2){const key=`${from}:${name2}`;let read2=this.#read.get(key);if(read2===void 0){read2=this.#flow.
fresh();this.#read.set(key,read2);this.#flow.watchAttribute(from,name2,read2)}return read2}#describe(node2,object,receiver){const{program,calls:calls2,results}=this.#flow;
const{objects,hierarchy}=program;if(objects.kind[object]===VALUE.partial)return this.#getProperty(node2,objects.a[object],receiver);if(objects.kind[object]!==VALUE.
instance)return false;const get=hierarchy.member(objects.a[object],program.string("__get__"));if(!get)return false;const fn2=program.entities(get.binding[1]).find(
one=>objects.kind[one]===VALUE.function);const asked=fn2===void 0?-1:objects.a[fn2];const decorated2=asked>=0&&results.asksItsFunction(asked)?this.#decorated(node2,
receiver):-1;if(decorated2>=0){if(!calls2.link(node2,decorated2,receiver,-1,[]))results.giveBack(node2,decorated2,receiver)}else{const on=this.#flow.fresh();this.#flow.
add(on,receiver);calls2.method(node2,object,"__get__",[on])}return true}#getProperty(node2,call2,receiver){const getter=accessorGiven(this.#flow.program,call2,0);
if(getter===void 0)return false;const on=this.#flow.fresh();this.#flow.add(on,receiver);this.#flow.watchCallback(getter,node2,on);return true}#decorated(node2,receiver){
const{program}=this.#flow;const{objects}=program;const found=program.hierarchy.member(objects.a[receiver],program.b[node2]);const at=found?program.origin(found.
binding[1]):-1;if(at<0||program.kind[at]!==OP.DECORATED)return-1;const fn2=program.entities(at).find(one=>objects.kind[one]===VALUE.function);return fn2===void 0?
-1:objects.a[fn2]}#isContainers(node2,receiver,name2){const{program}=this.#flow;if(!isContainerMethod(program.strings[name2]))return false;const container=this.#flow.
containers.behind(receiver);if(container<0)return false;this.#flow.add(node2,program.objects.of(VALUE.containerMethod,container,name2));return true}bind(node2,object,receiver){
const{program}=this.#flow;const{objects}=program;if(objects.kind[object]!==VALUE.function){const model=objects.kind[receiver]===VALUE.class?objects.a[receiver]:
-1;if(model>=0&&this.#flow.models.bind(node2,object,model))return;if(!this.#describe(node2,object,receiver))this.#flow.add(node2,object);return}const fn2=objects.
a[object];const{flags}=program.fn(fn2);const onClass=objects.kind[receiver]===VALUE.class;if(flags&FLAG.property&&!onClass){if(!this.#flow.calls.link(node2,fn2,
receiver,-1,[]))this.#flow.results.giveBack(node2,fn2,receiver)}else if(flags&FLAG.static)this.#flow.add(node2,object);else if(flags&FLAG.classmethod)this.#flow.
add(node2,objects.of(VALUE.bound,fn2,onClass?receiver:objects.of(VALUE.class,objects.a[receiver])));else if(onClass)this.#flow.add(node2,object);else this.#flow.
add(node2,objects.of(VALUE.bound,fn2,receiver))}};var DISPLAYS=new Set([OP.LIST,OP.TUPLE,OP.SET,OP.DICT]);var FACTORY=/^factory\.(\w+\.)*\w*Factory$/;function makeByFactory(flow,node2,cls2){const{hierarchy,objects}=flow.program;const{outside}=hierarchy.of(cls2);if(!outside.
some(base=>FACTORY.test(objects.outside(base)?.name??"")))return false;const model=modelOf(flow,cls2);if(model<0)return false;flow.watchCallback(model,node2,-1);
return true}function callFactory(call2){const[,factory="",isBatch]=/^(.*)\.(?:create|build)(_batch)?$/.exec(call2.name)??[];if(!FACTORY.test(factory))return false;
const{flow,node:node2}=call2;const into=isBatch===void 0?node2:flow.containers.of(ownContainer(call2)).rest;flow.watchCallback(receiverOf2(flow.program,node2),into,
-1);return true}function modelOf({program},cls2){const{hierarchy,objects}=program;const meta=hierarchy.member(cls2,program.string("Meta"));for(const entity of meta?
program.entities(meta.binding[1]):[])if(objects.kind[entity]===VALUE.class)return hierarchy.member(objects.a[entity],program.string("model"))?.binding[1]??-1;return-1}var Constructed=class{#flow;#taken=new Map;constructor(flow){this.#flow=flow}of(call2,cls2,list2){const{program}=this.#flow;if(list2<0||program.kind[call2]!==OP.
CALL)return void 0;if(!this.#taken.has(cls2))this.#taken.set(cls2,takenBy(program,cls2));const told=this.#taken.get(cls2)?.map(taken=>typeOf(this.#flow,list2,taken))??
[];const[first]=told;if(first===void 0||told.includes(-1))return void 0;const argument2=told.length===1?first:this.#flow.fresh(OP.TUPLE,program.list([told.length,
...told]));const type=this.#flow.fresh(OP.SUBSCRIPT,program.a[call2],argument2);return program.types.of(type).find(one=>program.objects.a[one]===cls2&&program.objects.
kind[one]===VALUE.instance)}};function takenBy(program,cls2){const{variables}=program.types;const own=variables.parameters(cls2);const made=own.length===0?void 0:
program.hierarchy.member(cls2,program.string("__init__"));if(!made)return void 0;const functions=program.entities(made.binding[1]).filter(one=>program.objects.kind[one]===
VALUE.function).map(one=>program.objects.a[one]);const parameters=[...functions,...functions.flatMap(fn2=>program.files.overloads(fn2))].flatMap(fn2=>program.fn(
fn2).parameters.map(([name2,,,annotation2],at)=>({name:name2,annotation:annotation2,position:at-1})));const taken=own.map(variable=>parameters.flatMap(({name:name2,
annotation:annotation2,position})=>{const place=position<0?void 0:variables.places(annotation2).find(([one])=>one===variable)?.[1];return place==="value"||place===
"class"?[{name:name2,position,isClass:place==="class"}]:[]}));return taken.every(one=>one.length>0)?taken:void 0}function typeOf(flow,list2,taken){const{program}=flow;
const{kind,a,b,strings}=program;const given3=program.positional(list2);for(const{name:name2,position,isClass}of taken){const named3=keyword(flow,list2,strings[name2]);
const argument2=named3<0?given3[position]??-1:named3;if(argument2<0)continue;const at=program.origin(argument2);if(isClass?isType(program,argument2):kind[at]===
OP.CALL&&isType(program,a[at]))return isClass?argument2:a[at];if(!isClass&&kind[at]===OP.PARAMETER){const annotation2=program.fn(a[at]).parameters[b[at]]?.[3]??
-1;if(annotation2>=0&&program.types.variables.variable(annotation2)<0)return annotation2}}return-1}var isType=(program,node2)=>program.entities(node2).some(one=>program.
objects.kind[one]===VALUE.class);function inferredOf(program,fn2){const{types}=program;const{annotation:annotation2,parameters}=program.fn(fn2);const found=new Map;let isCalled=false;for(const[
,,node2,written5]of parameters){if(written5<0||!mentions(program,written5))continue;const callable=callableIn(program,written5);found.set(node2,{annotation:written5,
callable});isCalled||=callable?.given.some(one=>mentions(program,one))??false}if(found.size===0)return void 0;const canMake=mentions(program,annotation2)&&isMade(
program,annotation2);if(!isCalled&&(!canMake||types.variables.generic(fn2)!==void 0))return void 0;return{parameters:found,result:canMake?annotation2:-1}}function isMade(program,annotation2){
if(annotation2<0||!mentions(program,annotation2))return true;const{kind,a,b,lists,types}=program;if(kind[annotation2]===OP.BINARY)return isMade(program,a[annotation2])&&
isMade(program,lists[b[annotation2]+1]);if(kind[annotation2]!==OP.SUBSCRIPT)return true;const argument2=b[annotation2];const name2=types.containerName(annotation2);
if(!TRANSPARENT.has(name2)&&!CONTAINERS.has(name2))return false;return isMade(program,types.typeArgument(argument2,0))&&isMade(program,types.typeArgument(argument2,
1))}function callableIn({types,objects,kind,a,b,lists},annotation2){const[callable]=types.callables(annotation2);if(callable===void 0)return void 0;const argument2=b[objects.
a[callable]];const written5=types.typeArgument(argument2,0);const list2=kind[written5]===OP.TUPLE?a[written5]:-1;const given3=list2<0?[]:[...lists.subarray(list2+
1,list2+1+lists[list2])];return{given:given3,gives:types.typeArgument(argument2,1)}}function mentions(program,annotation2){if(annotation2<0)return false;const{kind,
a,b,lists,types}=program;if(kind[annotation2]===OP.BINARY)return mentions(program,a[annotation2])||mentions(program,lists[b[annotation2]+1]);if(kind[annotation2]===
OP.TUPLE){const list2=a[annotation2];return lists.subarray(list2+1,list2+1+lists[list2]).some(one=>mentions(program,one))}if(kind[annotation2]===OP.SUBSCRIPT)return mentions(
program,b[annotation2]);return types.variables.variable(annotation2)>=0}function inferCall(flow,node2,inferred,receiver,passed){const inference=new Inference(flow,
receiver);for(const[parameter,argument2]of passed){const told=inferred.parameters.get(parameter);if(told&&!told.callable)inference.bind(told.annotation,argument2)}
for(const[parameter,argument2]of passed){const callable=inferred.parameters.get(parameter)?.callable;if(!callable)continue;const given3=callable.given.map(annotation2=>inference.
made(annotation2));inference.bind(callable.gives,called2(flow,argument2,given3))}if(inferred.result>=0)flow.edge(inference.made(inferred.result),node2)}var Inference=class{#flow;#receiver;#nodes=new Map;constructor(flow,receiver){
this.#flow=flow;this.#receiver=receiver}#node(variable){let node2=this.#nodes.get(variable);if(node2===void 0){node2=this.#flow.fresh();this.#nodes.set(variable,
node2);for(const type of this.#flow.program.types.variables.on(this.#receiver,variable)??[])this.#flow.add(node2,type)}return node2}bind(annotation2,node2){for(const[
variable,place]of this.#flow.program.types.variables.places(annotation2)){const into=this.#node(variable);if(place==="value")this.#flow.edge(node2,into);else if(place===
"element")this.#flow.watchElements(node2,into);else this.#flow.watchCallback(node2,into,-1)}}made(annotation2){const flow=this.#flow;const{types,kind,a,b,lists,
objects}=flow.program;const variable=annotation2<0?-1:types.variables.variable(annotation2);if(variable>=0)return this.#node(variable);const node2=flow.fresh();
if(annotation2<0)return node2;if(kind[annotation2]===OP.BINARY){flow.edge(this.made(a[annotation2]),node2);flow.edge(this.made(lists[b[annotation2]+1]),node2);return node2}
const name2=kind[annotation2]===OP.SUBSCRIPT&&mentions(flow.program,annotation2)?types.containerName(annotation2):"";const argument2=at=>this.made(types.typeArgument(
b[annotation2],at));if(TRANSPARENT.has(name2))return argument2(0);if(CONTAINERS.has(name2))flow.add(node2,objects.of(VALUE.container,this.#site(name2,argument2)));else
for(const type of types.of(annotation2))flow.add(node2,type);return node2}#site(name2,argument2){if(DICTIONARY.test(name2)){const key=argument2(0);return this.#flow.
fresh(OP.DICT_COMPREHENSION,argument2(1),key)}if(!/^[tT]uple$/.test(name2))return this.#flow.fresh(OP.COMPREHENSION,argument2(0));const items2=[argument2(0),argument2(
1)];return this.#flow.fresh(OP.TUPLE,this.#flow.program.list([items2.length,...items2]))}};function callDjango(flow,node2,name2,first){if(name2==="")return receivesSignal(flow,node2,first);if(name2.endsWith("environ.setdefault")&&namesSettings(flow.program,
first))flow.looksBack();if(connectsSignal(name2)){giveSent(flow,first,keyword(flow,flow.program.b[node2],"sender"));return false}if(isRelation(name2)||isRelationToMany(
name2)){flow.looksBack();if(flow.models.isKnownRelation(node2))return true;if(first<0||isRelationToMany(name2))return false;flow.watchCallback(first,node2,-1);return true}
if(findsObject(name2)||findsObjects(name2)){const into=findsObject(name2)?node2:flow.containers.of(flow.containers.own(node2)).rest;if(into!==node2)flow.add(node2,
flow.containers.own(node2));flow.watchCallback(first,into,-1);flow.watchElements(first,into);return true}if(findsUsers(name2)){const users=flow.models.users();for(const cls2 of users)
flow.add(node2,flow.program.objects.of(VALUE.class,cls2));return users.length>0}const receiver=receiverOf2(flow.program,node2);if(isManagerOf(name2)&&receiver>=
0){flow.watchCallback(receiver,node2,-1);return true}if(!makesManager(name2)||first<0)return false;flow.edge(first,node2);flow.edge(receiver,node2);return true}
function receivesSignal(flow,node2,first){const{program}=flow;const made=first>=0&&program.kind[node2]===OP.CALL?program.origin(program.a[node2]):-1;if(made<0||
program.kind[made]!==OP.CALL)return false;const{objects}=program;if(!program.entities(program.a[made]).some(one=>marksReceiver(objects.outside(one)?.name??"")))
return false;connect(flow,first,program.b[made]);giveSent(flow,first,keyword(flow,program.b[made],"sender"));return false}function giveSent(flow,receiver,sender){
const{program}=flow;if(receiver<0||sender<0)return;for(const entity of program.entities(receiver)){if(program.objects.kind[entity]!==VALUE.function)continue;for(const[
name2,,parameter]of program.fn(program.objects.a[entity]).parameters){if(program.strings[name2]==="sender")flow.edge(sender,parameter);if(program.strings[name2]===
"instance")flow.watchCallback(sender,parameter,-1)}}}function giveGathered(call2){const{flow,positional:positional2,list:list2}=call2;const own=ownContainer(call2);positional2.forEach((argument2,at)=>{flow.edge(awaited(
flow,argument2),flow.containers.keyed(own,flow.program.objects.of(VALUE.integer,at)))});for(const several of flow.program.spread(list2)){const one=flow.fresh();
flow.watchElements(several,one);flow.edge(awaited(flow,one),flow.containers.of(own).rest)}}function giveTask({flow,node:node2,first}){if(first>=0)flow.add(node2,
flow.containers.own(flow.fresh(OP.TASK,awaited(flow,first))))}function giveAwaited({flow,node:node2,first}){if(first>=0)flow.edge(awaited(flow,first),node2)}function giveFinished(call2){
const{flow,first}=call2;const tasks=flow.containers.own(flow.fresh());if(first<0)return;const one=flow.fresh();flow.watchElements(first,one);flow.add(flow.containers.
of(tasks).rest,flow.containers.own(flow.fresh(OP.TASK,awaited(flow,one))));flow.add(flow.containers.of(ownContainer(call2)).rest,tasks)}function giveRunInExecutor({
flow,node:node2,positional:positional2}){flow.edge(called2(flow,positional2[1]??-1,positional2.slice(2)),node2)}function giveFuture(call2){const{flow,positional:positional2,
first}=call2;const{rest}=flow.containers.of(ownContainer(call2));flow.edge(called2(flow,first,positional2.slice(1)),rest)}var awaited=(flow,from)=>derived(flow,
OP.AWAITED,from);var KEY={keyword:"key",at:[]};var FIRST={at:[0]};var ON_PATTERN={keyword:"repl",at:[0]};var OF_MODULE={keyword:"repl",at:[1]};var CALLED=new Map([...["map","fil\
ter","functools.reduce","reduce"].map(name2=>[name2,{at:"all"}]),...["sorted","min","max","list.sort","bisect.bisect","bisect.insort"].map(name2=>[name2,KEY]),...[
"heapq.nlargest","heapq.nsmallest"].map(name2=>[name2,{keyword:"key",at:[2]}]),["itertools.groupby",{keyword:"key",at:[1]}],["itertools.accumulate",{keyword:"fu\
nc",at:[1]}],...["starmap","takewhile","dropwhile","filterfalse"].map(name2=>[`itertools.${name2}`,FIRST]),...["re.sub","re.subn"].map(name2=>[name2,OF_MODULE]),
...["re.Pattern.sub","re.Pattern.subn","sub","subn"].map(name2=>[name2,ON_PATTERN])]);function calledArguments(flow,callee,list2){const{objects,lists,strings}=flow.
program;const isSort=objects.kind[callee]===VALUE.containerMethod&&strings[objects.b[callee]]==="sort";const outside=objects.outside(callee);const how=isSort?KEY:
outside?.package==="std:python"?CALLED.get(outside.name):void 0;if(!how)return NONE;const positional2=Array.from(lists.subarray(list2+1,list2+1+lists[list2]));const found=how.
at==="all"?positional2:how.at.map(at=>positional2[at]??-1);if(how.keyword!==void 0)found.push(keyword(flow,list2,how.keyword));return found.filter(node2=>node2>=
0)}function giveReplaced({flow,node:node2,name:name2,positional:positional2,list:list2}){const{objects}=flow.program;flow.add(node2,objects.external("std:python",
"",true));const replace=positional2[CALLED.get(name2)===OF_MODULE?1:0]??keyword(flow,list2,"repl");if(replace<0)return;const match=flow.fresh();flow.add(match,objects.
external("std:python","re.Match",true));called2(flow,replace,[match])}var REPLACEMENTS=named2(giveReplaced,...[...CALLED].flatMap(([name2,how])=>how.keyword==="\
repl"?[name2]:[]));var NONE=[];var ITERATIONS=[...named2(giveList,"list","tuple","set","frozenset","sorted","reversed","iter","asyncio.as_completed"),...named2(giveList,"itertools.cycle","ite\
rtools.islice","collections.deque","weakref.WeakSet"),...named2(giveList,"concurrent.futures.as_completed","itertools.compress"),...named2(giveList,"random.samp\
le","random.choices"),...named2(giveChain,"itertools.chain","collections.ChainMap","heapq.merge"),...named2(giveFlat,"itertools.chain.from_iterable"),...named2(
givePairs,"enumerate","zip","itertools.zip_longest","itertools.product"),...named2(giveCombinations,"itertools.combinations","itertools.permutations","itertools\
.pairwise"),...named2(giveCombinations,"itertools.combinations_with_replacement","itertools.batched"),...named2(giveGroups,"itertools.groupby"),...named2(giveRepeated,
"itertools.repeat"),...named2(giveMapped,"map","concurrent.futures.Executor.map"),...named2(giveMapped,"concurrent.futures.ThreadPoolExecutor.map","concurrent.f\
utures.ProcessPoolExecutor.map"),...named2(giveFiltered,"filter","itertools.filterfalse","itertools.takewhile","itertools.dropwhile"),...named2(giveReduced,"fun\
ctools.reduce","reduce"),...named2(giveElement,"next","anext","random.choice","heapq.heappop","statistics.mode"),...named2(giveLargest,"heapq.nlargest","heapq.n\
smallest"),...named2(giveExtreme,"min","max"),...named2(giveSum,"sum"),...named2(giveCopies,"itertools.tee")];function giveList(call2){const{flow,name:name2,first,
list:list2}=call2;const own=ownContainer(call2);if(first>=0)flow.watchElements(first,flow.containers.of(own).rest);if(name2==="sorted")flow.watchCallback(keyword(
flow,list2,"key"),flow.fresh(),flow.containers.of(own).rest)}function giveChain(call2){const{flow,name:name2,positional:positional2}=call2;const own=ownContainer(
call2);const{rest}=flow.containers.of(own);for(const argument2 of positional2)if(name2.endsWith("ChainMap"))flow.watchValues(argument2,rest);else flow.watchElements(
argument2,rest)}function giveLargest(call2){const{flow,positional:positional2,list:list2}=call2;const{rest}=flow.containers.of(ownContainer(call2));if(positional2[1]===
void 0)return;flow.watchElements(positional2[1],rest);flow.watchCallback(positional2[2]??keyword(flow,list2,"key"),flow.fresh(),rest)}function giveFlat(call2){const{
flow,first}=call2;const inner=flow.fresh();flow.watchElements(first,inner);flow.watchElements(inner,flow.containers.of(ownContainer(call2)).rest)}function givePairs(call2){
const{flow,name:name2,positional:positional2}=call2;const{objects}=flow.program;const own=ownContainer(call2);const pair=flow.fresh();const pairs=objects.of(VALUE.
container,pair);flow.add(flow.containers.of(own).rest,pairs);positional2.forEach((argument2,at)=>{const place=name2==="enumerate"?1:at;if(name2!=="enumerate"||at===
0)flow.watchElements(argument2,flow.containers.keyed(pairs,objects.of(VALUE.integer,place)))})}function giveCombinations(call2){const{flow,first}=call2;const tuple=flow.
containers.own(flow.fresh());flow.add(flow.containers.of(ownContainer(call2)).rest,tuple);flow.watchElements(first,flow.containers.of(tuple).rest)}function giveGroups(call2){
const{flow,positional:positional2,first,list:list2}=call2;const{objects}=flow.program;const pair=flow.containers.own(flow.fresh());const group=flow.containers.own(
flow.fresh());const elements2=flow.containers.of(group).rest;const key=flow.containers.keyed(pair,objects.of(VALUE.integer,0));flow.add(flow.containers.of(ownContainer(
call2)).rest,pair);flow.add(flow.containers.keyed(pair,objects.of(VALUE.integer,1)),group);flow.watchElements(first,elements2);flow.watchCallback(positional2[1]??
keyword(flow,list2,"key"),key,elements2)}function giveRepeated(call2){const{flow,first}=call2;const{rest}=flow.containers.of(ownContainer(call2));flow.edge(first,
rest)}function giveMapped(call2){const{flow,first,positional:positional2}=call2;const{rest}=flow.containers.of(ownContainer(call2));const others=positional2.slice(
1);flow.edge(called2(flow,first,others.map(argument2=>elementOf(flow,argument2))),rest);for(const argument2 of others)flow.watchCallback(argument2,rest,elementOf(
flow,first))}function giveFiltered(call2){const{flow,first,positional:positional2}=call2;const{rest}=flow.containers.of(ownContainer(call2));if(positional2[1]===
void 0)return;const element=elementOf(flow,positional2[1]);flow.watchCallback(first,flow.fresh(),element);flow.edge(element,rest)}function giveReduced({flow,node:node2,
positional:positional2,first}){const[,items2,start]=positional2;if(items2===void 0)return;const element=elementOf(flow,items2);const sum=flow.fresh();if(start!==
void 0)flow.edge(start,sum);flow.edge(element,sum);flow.edge(called2(flow,first,[sum,element]),sum);flow.edge(sum,node2)}function elementOf(flow,from){const element=flow.
fresh();flow.watchElements(from,element);return element}function giveElement({flow,node:node2,first}){if(first>=0)flow.watchElements(first,node2)}function giveSum({
flow,node:node2,positional:positional2,first}){flow.watchElements(first,node2);flow.edge(positional2[1]??-1,node2)}function giveCopies(call2){const{flow,first}=call2;
const one=flow.containers.own(flow.fresh());flow.watchElements(first,flow.containers.of(one).rest);flow.add(flow.containers.of(ownContainer(call2)).rest,one)}function giveExtreme({
flow,node:node2,positional:positional2,list:list2}){for(const spread of flow.program.spread(list2))flow.watchElements(spread,node2);for(const argument2 of positional2){
if(argument2<0)continue;if(positional2.length===1)flow.watchElements(argument2,node2);else flow.edge(argument2,node2)}flow.watchCallback(keyword(flow,list2,"key"),
flow.fresh(),node2)}function standIn({flow,node:node2,list:list2,first,name:name2}){const spec=["spec","spec_set"].map(word=>keyword(flow,list2,word)).find(at=>at>=0)??first;const types=spec<
0?[]:flow.program.types.of(spec);for(const type of types)flow.add(node2,type);if(types.length===0)flow.add(node2,flow.program.objects.external("std:python",name2,
true))}var MOCKS=named2(standIn,..."create_autospec Mock MagicMock AsyncMock NonCallableMock NonCallableMagicMock".split(" ").map(name2=>`unittest.mock.${name2}`));function callOutside(flow,node2,callee,list2){const{program}=flow;const{objects}=program;const positional2=program.positional(list2);const first=positional2[0]??
-1;if(objects.kind[callee]===VALUE.containerMethod){const method=program.strings[objects.b[callee]]??"";const container=objects.a[callee];callContainerMethod(flow,
node2,container,method,positional2);if(method==="sort")flow.watchCallback(keyword(flow,list2,"key"),flow.fresh(),flow.containers.of(container).all);return}const outside=objects.
outside(callee);const signal=madeSignal(program,node2,callee);if(signal!==void 0){flow.add(node2,signal);return}if(!outside||callDjango(flow,node2,outside.name,
first))return;const call2={flow,node:node2,name:outside.name,positional:positional2,first,list:list2};if(callQuery(call2,callee)||callStatement(call2,outside.package)||
callFactory(call2))return;const isDefinition=objects.kind[callee]===VALUE.external;const{name:name2}=outside;const typed=isDefinition&&giveAnnotated(flow,node2);
const known=isDefinition?EFFECTS[outside.package]?.get(name2):void 0;if(known){known(call2);return}if(typed)return;if(EXPECTS_RAISED.test(name2)){flow.add(node2,
objects.external(outside.package,"",true));if(first>=0)expectRaised(flow,node2,first);return}const last=name2.slice(name2.lastIndexOf(".")+1);const isType2=isDefinition&&
/^[A-Z]/.test(last)&&!/^[A-Z][A-Z0-9_]*$/.test(last);flow.add(node2,objects.external(outside.package,isType2?name2:"",true))}function giveAnnotated(flow,node2){
const{program}=flow;const callee=program.kind[node2]===OP.CALL?program.a[node2]:-1;if(callee<0||program.kind[callee]!==OP.SUBSCRIPT)return false;const containers=program.
types.of(callee).filter(type=>program.objects.kind[type]===VALUE.container);for(const container of containers)flow.add(node2,container);return containers.length>
0}var STANDARD=new Map([...ITERATIONS,...MOCKS,...REPLACEMENTS,...named2(giveDict,"dict","collections.OrderedDict","collections.UserDict","types.MappingProxyTyp\
e"),...named2(givePushed,"heapq.heappush","heapq.heappushpop","heapq.heapreplace","bisect.insort"),...named2(givePushed,"bisect.insort_left","bisect.insort_righ\
t"),...named2(giveDict,"weakref.WeakKeyDictionary","weakref.WeakValueDictionary"),...named2(giveDefaultDict,"collections.defaultdict"),...named2(giveBox,"weakre\
f.ref","weakref.WeakMethod","contextvars.ContextVar"),...named2(giveMade,"object.__new__","typing.NamedTuple.__new__"),...named2(giveAttribute,"getattr"),...named2(
giveType,"type"),...named2(giveKeyed,"dict.fromkeys"),...named2(giveCast,"typing.cast","cast"),...named2(givePartial,"functools.partial","functools.partialmetho\
d"),...named2(giveFirst,"functools.lru_cache","functools.cache","copy.copy","copy.deepcopy","weakref.proxy"),...named2(giveFirst,"dataclasses.replace","contextl\
ib.closing","contextlib.aclosing","contextlib.nullcontext","copy.replace"),...named2(giveTask,"asyncio.create_task","asyncio.TaskGroup.create_task","asyncio.Abs\
tractEventLoop.create_task"),...named2(giveTask,"create_task","asyncio.ensure_future","asyncio.run_coroutine_threadsafe","asyncio.Task"),...named2(giveAwaited,"\
asyncio.run","asyncio.Runner.run","asyncio.wait_for","asyncio.shield"),...named2(giveAwaited,"asyncio.AbstractEventLoop.run_until_complete","run_until_complete"),
...named2(giveFinished,"asyncio.wait","concurrent.futures.wait"),...named2(giveCalled,"asyncio.to_thread"),...named2(giveRunInExecutor,"asyncio.AbstractEventLoo\
p.run_in_executor","run_in_executor"),...named2(giveFuture,"concurrent.futures.ThreadPoolExecutor.submit","concurrent.futures.ProcessPoolExecutor.submit"),...named2(
giveFuture,"concurrent.futures.Executor.submit"),...named2(giveReceiver,"typing.NamedTuple._replace"),...named2(giveMadeByReceiver,"typing.NamedTuple._make"),...named2(
giveField,"typing.TypedDict.get","typing.TypedDict.pop","typing.TypedDict.setdefault"),...named2(giveGathered,"asyncio.gather"),...named2(giveEntered,"contextli\
b.ExitStack.enter_context","contextlib.AsyncExitStack.enter_context","contextlib.AsyncExitStack.enter_async_context"),...named2(giveFirst,"staticmethod","classm\
ethod"),...named2(givePartial,"property"),...named2(giveInstance,"str","int","float","bool","bytes","bytearray","complex","object","memoryview","range")]);var EFFECTS={
"std:python":STANDARD,"PyPI:attrs":new Map(named2(giveFirst,"attr.evolve","attrs.evolve","attr.assoc")),"PyPI:click":new Map([...named2(giveMade,"click.Context.\
ensure_object","click.Context.find_object"),...named2(giveMade,"ensure_object","find_object")]),"PyPI:fastapi":new Map(named2(giveDependency,"fastapi.Depends","\
fastapi.Security","fastapi.params.Depends")),"PyPI:flask-login":LOGIN,"PyPI:werkzeug":PROXIES,"PyPI:pydantic":new Map([...named2(giveReceiver,"pydantic.BaseMode\
l.model_copy","pydantic.BaseModel.copy"),...named2(giveMadeByReceiver,"pydantic.BaseModel.model_validate","pydantic.BaseModel.model_validate_json"),...named2(giveMadeByReceiver,
"pydantic.BaseModel.model_construct","pydantic.BaseModel.construct"),...named2(giveMadeByReceiver,"pydantic.BaseModel.parse_obj","pydantic.BaseModel.parse_raw")])};
function giveDict(call2){const{flow,first,list:list2}=call2;const{objects,lists}=flow.program;const own=ownContainer(call2);if(first>=0){flow.watchValues(first,
elementsOf(flow,flow.program.origin(first),flow.containers.of(own).rest));flow.watchElements(first,flow.containers.keys(own))}const keywords=list2+1+lists[list2];
for(let k=0;k<lists[keywords];k++){const key=lists[keywords+1+2*k];const value=lists[keywords+2+2*k];if(key>=0)flow.edge(value,flow.containers.keyed(own,objects.
of(VALUE.text,key)));else flow.watchValues(value,flow.containers.of(own).rest)}}function elementsOf(flow,source,into){if(!holdsPairs(flow.program,source))return into;
const pair=flow.fresh();const second=flow.fresh(OP.UNPACK,pair,1);flow.watch(pair,WATCH.operand,second,0);flow.edge(second,into);return pair}function holdsPairs(program,source){
switch(program.kind[source]){case OP.LIST:case OP.TUPLE:case OP.COMPREHENSION:return true;case OP.CALL:return program.entities(program.a[source]).some(callee=>PAIRING.
test(program.objects.outside(callee)?.name??""));default:return false}}var PAIRING=/^(zip|enumerate|map|sorted|filter|list|tuple|set|reversed|itertools\.\w+)$/;
function giveKeyed(call2){const{flow,positional:positional2}=call2;const{rest}=flow.containers.of(ownContainer(call2));flow.edge(positional2[1]??-1,rest)}function giveDefaultDict(call2){
const{flow,first}=call2;const{rest}=flow.containers.of(ownContainer(call2));if(first<0)return;flow.watchCallback(first,rest,-1);const{program}=flow;const makes=program.
entities(first).some(one=>{const outside=program.objects.outside(one);return outside?.package==="std:python"&&isContainer(outside.name)});if(makes)flow.add(rest,
flow.containers.own(flow.fresh()))}function givePushed({flow,node:node2,name:name2,positional:positional2,first}){const[,item]=positional2;if(first<0||item===void 0)
return;const list2=flow.program.list([flow.fresh(),item]);const store2=flow.fresh(OP.STORE_ITEM,first,list2);flow.watch(first,WATCH.operand,store2,0);if(name2.startsWith(
"heapq."))flow.watchElements(first,node2)}function giveBox(call2){const{flow,name:name2,first}=call2;const own=ownContainer(call2);if(first>=0&&name2!=="context\
vars.ContextVar")flow.edge(first,flow.containers.of(own).rest)}function giveEntered({flow,node:node2,first}){flow.edge(derived(flow,OP.ENTERED,first),node2)}function giveMade({
flow,node:node2,first}){flow.watchCallback(first,node2,-1)}function giveAttribute({flow,node:node2,positional:positional2,first}){const{objects}=flow.program;const key=positional2[1]??
-1;if(first<0||key<0)return;for(const value of flow.values(key))if(objects.kind[value]===VALUE.text)flow.watchAttribute(first,objects.a[value],node2);watchPattern(
flow,first,key,node2);if(positional2[2]!==void 0)flow.edge(positional2[2],node2)}function giveType({flow,node:node2,positional:positional2,first}){if(positional2.
length===3)flow.watchElements(positional2[1],node2);else if(positional2.length===1)flow.watchAttribute(first,flow.program.string("__class__"),node2)}function giveCast({
flow,node:node2,positional:positional2,first}){const types=flow.program.types.of(first);for(const type of types)flow.add(node2,type);if(types.length===0&&positional2[1]!==
void 0)flow.edge(positional2[1],node2)}function givePartial({flow,node:node2}){flow.add(node2,flow.program.objects.of(VALUE.partial,node2))}function giveCalled({
flow,node:node2,positional:positional2,first}){flow.edge(called2(flow,first,positional2.slice(1)),node2)}function giveMadeByReceiver({flow,node:node2}){flow.watchCallback(
receiverOf2(flow.program,node2),node2,-1)}function giveField({flow,node:node2,positional:positional2,first}){const receiver=receiverOf2(flow.program,node2);if(receiver<
0||first<0)return;const item=flow.fresh(OP.SUBSCRIPT,receiver,first);flow.watch(receiver,WATCH.operand,item,0);flow.watch(first,WATCH.key,item,0);flow.edge(item,
node2);flow.edge(positional2[1]??-1,node2)}function giveDependency({flow,node:node2,first}){const{program}=flow;for(const entity of first<0?[]:program.entities(
first))if(program.objects.kind[entity]===VALUE.function)flow.edge(flow.results.fixture(program.objects.a[entity]),node2);else if(program.objects.kind[entity]===
VALUE.class)flow.add(node2,program.objects.of(VALUE.instance,program.objects.a[entity]))}function giveFirst({flow,node:node2,first}){if(first>=0)flow.edge(first,
node2)}function giveInstance({flow,node:node2,name:name2}){flow.add(node2,flow.program.objects.external("std:python",name2,true))}var EXPECTS_RAISED=/(^|\.)(raises|assertRaises|assertRaisesRegexp?)$/;
function expectRaised(flow,node2,types){const{objects}=flow.program;const manager=objects.of(VALUE.container,node2);const record2=objects.of(VALUE.container,flow.
fresh());flow.add(flow.containers.of(manager).rest,record2);flow.add(node2,manager);const exception=flow.fresh();for(const name2 of["value","exception"])flow.edge(
exception,flow.containers.keyed(record2,objects.of(VALUE.text,flow.program.string(name2))));flow.watchCallback(types,exception,-1);const several=flow.fresh();flow.
watchElements(types,several);flow.watchCallback(several,exception,-1)}var Calls=class{#flow;#constructed;#inferred=new Map;#completed=new Map;constructor(flow){this.#flow=flow;this.#constructed=new Constructed(flow)}apply(node2,callee){
const list2=this.#flow.program.b[node2];this.#callList(node2,callee,list2)}#callList(node2,callee,list2){const{program}=this.#flow;const{objects}=program;const a=objects.
a[callee];switch(objects.kind[callee]){case VALUE.function:if(!this.link(node2,a,-1,list2,[]))this.#flow.results.giveChosen(node2,a,-1,list2);return;case VALUE.
bound:{const receiver=objects.b[callee];if(!this.link(node2,a,receiver,list2,[]))this.#flow.results.giveChosen(node2,a,receiver,list2);return}case VALUE.class:{
if(makeByFactory(this.#flow,node2,a))return;const instance=objects.of(VALUE.instance,a);this.#flow.add(node2,this.#written(node2,a)??this.#constructed.of(node2,
a,list2)??instance);if(this.#flow.models.isQuery(a))this.#query(a,list2);if(!this.#member(this.#flow.fresh(),instance,"__init__",list2,[]))this.#dataclass(a,list2);
return}case VALUE.instance:this.#member(node2,callee,"__call__",list2,[]);return;case VALUE.partial:this.#complete(node2,a,program.positional(list2),list2);return;case VALUE.
queued:callQueued(this.#flow,callee,list2);return;case VALUE.signalMethod:callSignal(this.#flow,callee,list2);return;case VALUE.container:this.#flow.edge(this.#flow.
containers.of(callee).all,node2);return;case VALUE.external:case VALUE.externalValue:case VALUE.containerMethod:callOutside(this.#flow,node2,callee,list2);return}}#query(cls2,list2){
const{models,containers}=this.#flow;this.#flow.looksBack();const[model]=this.#flow.program.positional(list2);if(model!==void 0)this.#flow.watchCallback(model,containers.
of(models.container(cls2)).rest,-1)}#written(call2,cls2){const{program}=this.#flow;const callee=program.kind[call2]===OP.CALL?program.origin(program.a[call2]):-1;
if(callee<0||program.kind[callee]!==OP.SUBSCRIPT)return void 0;return program.types.of(callee).find(one=>program.objects.a[one]===cls2&&program.objects.kind[one]===
VALUE.instance)}withArguments(node2,callee,given3){const{objects}=this.#flow.program;const kind=objects.kind[callee];const a=objects.a[callee];if(kind===VALUE.function||
kind===VALUE.bound){const receiver=kind===VALUE.bound?objects.b[callee]:-1;if(!this.link(node2,a,receiver,-1,given3))this.#flow.results.giveBack(node2,a,receiver)}else if(kind===
VALUE.class){if(!makeByFactory(this.#flow,node2,a))this.#flow.add(node2,objects.of(VALUE.instance,a))}else if(kind===VALUE.instance)this.method(node2,callee,"__\
call__",given3);else if(kind===VALUE.partial)this.#complete(node2,a,given3,-1)}#complete(node2,site,given3,list2){const{program}=this.#flow;const inner=program.
b[site];const first=program.lists[inner+1];const depth=this.#completed.get(node2)??0;if(program.lists[inner]<1||first<0||depth===MOST_PARTIALS)return;const positional2=[
...program.positional(inner).slice(1),...given3];const named3=[...keywordsOf(program,inner),...keywordsOf(program,list2)];const whole=program.list([positional2.
length,...positional2,named3.length/2,...named3]);const call2=this.#flow.fresh(OP.CALL,first,whole);this.#completed.set(call2,depth+1);this.#flow.watch(first,WATCH.
operand,call2,0);this.#flow.edge(call2,node2)}method(node2,object,name2,given3=[]){return this.#member(node2,object,name2,-1,given3)}#member(node2,object,name2,list2,given3){
const{program}=this.#flow;const found=program.hierarchy.member(program.objects.a[object],program.string(name2));if(!found)return false;for(const value of program.
entities(found.binding[1]))if(program.objects.kind[value]===VALUE.function){const fn2=program.objects.a[value];const{flags}=program.fn(fn2);if(!this.link(node2,
fn2,flags&FLAG.static?-1:object,list2,given3))this.#flow.results.giveChosen(node2,fn2,object,list2,given3)}return true}link(node2,fn2,receiver,list2,given3){const{
program}=this.#flow;const{parameters}=program.fn(fn2);const typed=program.types.of(program.fn(fn2).annotation).length>0;const returned=typed?void 0:this.#flow.results.
returned(fn2).parameters;const generic=program.types.variables.generic(fn2);const inferred=this.#inferredOf(fn2);const passed=[];let solved=false;const into=(parameter,argument2)=>{
this.#flow.edge(argument2,parameter);if(inferred)passed.push([parameter,argument2]);if(returned?.has(parameter))this.#flow.edge(argument2,node2);const place=generic?.
takes.get(parameter);if(generic&&place)this.#solve(node2,generic.gives,place,argument2);solved||=place!==void 0&&generic?.isAll===true};let at=0;if(receiver>=0){
const own=parameters[0];if(own&&!this.#flow.isClosed(own[2]))this.#flow.add(own[2],plain(program,receiver));if(own&&returned?.has(own[2]))this.#flow.add(node2,receiver);
const place=own&&generic?.takes.get(own[2]);if(place&&generic?.gives==="value"){const{objects}=program;this.#flow.add(node2,place==="class"?objects.of(VALUE.instance,
objects.a[receiver]):receiver);solved||=generic.isAll}at=1}if(returned){for(const parameter of parameters)if(parameter[4]>=0&&returned.has(parameter[2]))this.#flow.
edge(parameter[4],node2)}for(const argument2 of given3)this.#pass(parameters,at++,argument2,into);const finish=()=>{if(inferred)inferCall(this.#flow,node2,inferred,
receiver,passed);return solved||(inferred?.result??-1)>=0};if(list2<0)return finish();const{lists}=program;const positional2=lists[list2];for(let k=0;k<positional2;k++){
const argument2=lists[list2+1+k];if(argument2>=0)this.#pass(parameters,at++,argument2,into);else{const element=this.#flow.fresh();this.#flow.watchElements(ARGUMENT.
spread-argument2,element);for(let rest=at;rest<parameters.length;rest++)this.#pass(parameters,rest,element,into)}}const keywords=list2+1+positional2;const named3=lists[keywords];
for(let k=0;k<named3;k++){const name2=lists[keywords+1+2*k];const value=lists[keywords+2+2*k];if(name2<0)continue;const parameter=parameters.find(p=>p[0]===name2&&
p[1]!==PARAMETER_KIND.variadic);if(parameter&&parameter[1]!==PARAMETER_KIND.keywords)into(parameter[2],value);else{const others=parameters.find(p=>p[1]===PARAMETER_KIND.
keywords);if(others)this.#flow.edge(value,this.#flow.containers.keyed(this.#flow.containers.own(others[2]),program.objects.of(VALUE.text,name2)))}}return finish()}#inferredOf(fn2){
if(!this.#inferred.has(fn2))this.#inferred.set(fn2,inferredOf(this.#flow.program,fn2));return this.#inferred.get(fn2)}#solve(node2,gives,place,argument2){let into=node2;
if(gives==="element"){const own=this.#flow.containers.own(node2);this.#flow.add(node2,own);into=this.#flow.containers.of(own).rest}if(place==="value")this.#flow.
edge(argument2,into);else if(place==="element")this.#flow.watchElements(argument2,into);else this.#flow.watchCallback(argument2,into,-1)}#pass(parameters,at,argument2,into){
const parameter=parameters[at];if(parameter&&parameter[1]<PARAMETER_KIND.variadic){if(parameter[1]===PARAMETER_KIND.plain)into(parameter[2],argument2);return}const variadic=parameters.
findIndex(p=>p[1]===PARAMETER_KIND.variadic);if(variadic>=0&&at>=variadic){const container=this.#flow.containers.own(parameters[variadic][2]);this.#flow.edge(argument2,
this.#flow.containers.keyed(container,this.#flow.program.objects.of(VALUE.integer,at-variadic)))}}#dataclass(cls2,list2){const{program}=this.#flow;if(list2<0)return;
const{lists}=program;const fields=program.hierarchy.of(cls2).order.toReversed().flatMap(at=>[...program.cls(at).members.values()].filter(member=>program.kind[member[1]]===
OP.TYPED));const positional2=lists[list2];for(let k=0;k<positional2&&k<fields.length;k++)this.#flow.edge(lists[list2+1+k],fields[k][1]);const keywords=list2+1+positional2;
for(let k=0;k<lists[keywords];k++){const field=fields.find(member=>member[0]===lists[keywords+1+2*k]);if(field)this.#flow.edge(lists[keywords+2+2*k],field[1])}}};
var MOST_PARTIALS=3;function keywordsOf({lists},list2){if(list2<0)return[];const at=list2+1+lists[list2];return[...lists.subarray(at+1,at+1+2*lists[at])]}function plain({
objects},receiver){return objects.kind[receiver]===VALUE.instance?objects.of(VALUE.instance,objects.a[receiver]):receiver}var Containers=class{#flow;#known;#settled;#keys=new Map;constructor(flow,settled=new Int32Array(0)){this.#flow=flow;this.#settled=settled}#table(){if(this.#known)
return this.#known;const known=new Map;const settled=this.#settled;for(let at=0;at<settled.length;){const[object,rest,all,count]=settled.subarray(at,at+4);const keyed=new Map;
const end=at+4+2*count;for(at+=4;at<end;at+=2)keyed.set(settled[at],settled[at+1]);known.set(object,{keyed,rest,all})}this.#known=known;return known}save(){if(!this.#known)
return this.#settled;const numbers=[];for(const[object,{keyed,rest,all}]of this.#table()){numbers.push(object,rest,all,keyed.size);for(const[key,node2]of keyed)
numbers.push(key,node2)}return Int32Array.from(numbers)}own(node2){return this.#flow.program.objects.of(VALUE.container,node2)}behind(object,...methods){const{program}=this.#flow;
const{objects,hierarchy,types}=program;if(objects.kind[object]===VALUE.container)return object;if(objects.kind[object]!==VALUE.instance)return-1;const cls2=objects.
a[object];const base=hierarchy.containerBase(cls2);if(base<0||methods.some(name2=>hierarchy.member(cls2,program.string(name2))))return-1;return types.variables.
varies(object,base)?objects.of(VALUE.container,base,object+1):this.own(base)}of(object){const known=this.#table();let container=known.get(object);if(container){
this.#flow.touch(container.all);return container}container={keyed:new Map,rest:this.#flow.fresh(),all:this.#flow.fresh()};known.set(object,container);this.#flow.
edge(container.rest,container.all);fillContainer(this.#flow,object,container.rest);return container}keyed(object,key){const container=this.of(object);let node2=container.
keyed.get(key);if(node2===void 0){node2=this.#flow.fresh();container.keyed.set(key,node2);this.#flow.edge(node2,container.all)}return node2}field(object,name2){
return this.of(object).keyed.get(this.#flow.program.objects.of(VALUE.text,name2))??-1}keys(object){this.of(object);let node2=this.#keys.get(object);if(node2!==void 0)
return node2;node2=this.#flow.fresh();this.#keys.set(object,node2);fillKeys(this.#flow,object,node2);return node2}item(node2,object){const{program}=this.#flow;const{
objects}=program;const store2=program.kind[node2]===OP.STORE_ITEM;const b=program.b[node2];const key=store2?program.lists[b]:b;const value=store2?program.lists[b+
1]:node2;switch(objects.kind[object]){case VALUE.container:{if(store2&&isDictionary(program,object))this.#flow.edge(key,this.keys(object));for(let nth=0;nth<this.#flow.
size(key);nth++)this.#entry(store2,value,object,this.#flow.value(key,nth));if(store2){this.#flow.looksBack();if(this.#flow.size(key)===0)this.#flow.edge(value,this.
of(object).rest)}else this.#flow.edge(this.of(object).rest,node2);return}case VALUE.instance:{const method=store2?"__setitem__":"__getitem__";const into=store2?
this.#flow.fresh():node2;if(this.#flow.calls.method(into,object,method,store2?[key,value]:[key]))return;const container=this.behind(object);if(container>=0)this.
item(node2,container);else if(!store2&&!giveQueried(this.#flow,node2,object))this.#field(node2,object,key);return}case VALUE.class:{if(store2)return;const cls2=objects.
a[object];this.#flow.add(node2,program.hierarchy.isEnumeration(cls2)?objects.of(VALUE.instance,cls2):object);return}case VALUE.external:if(!store2)this.#flow.add(
node2,object);return;case VALUE.externalValue:if(!store2&&!giveQueried(this.#flow,node2,object))this.#flow.add(node2,objects.external(objects.outside(object).package,
"",true));return;case VALUE.text:if(!store2)this.#flow.add(node2,objects.external("std:python","str",true));return}}#field(node2,object,key){const{objects,hierarchy}=this.#flow.
program;const cls2=objects.a[object];const fields=hierarchy.tupleFields(cls2);for(let nth=0;nth<this.#flow.size(key);nth++){const value=this.#flow.value(key,nth);
const at=objects.a[value];if(objects.kind[value]===VALUE.integer&&fields.at(at)!==void 0)this.#flow.edge(fields.at(at),node2);else if(objects.kind[value]===VALUE.
text&&hierarchy.isRecord(cls2))this.#flow.edge(hierarchy.member(cls2,at)?.binding[1]??-1,node2)}}key(node2,key){const{program}=this.#flow;const store2=program.kind[node2]===
OP.STORE_ITEM;const b=program.b[node2];const value=store2?program.lists[b+1]:node2;const from=program.a[node2];for(let nth=0,size=this.#flow.size(from);nth<size;nth++){
const object=this.#flow.value(from,nth);const container=this.behind(object,store2?"__setitem__":"__getitem__");if(container>=0)this.#entry(store2,value,container,
key);else if(!store2&&program.objects.kind[object]===VALUE.instance)this.#field(node2,object,b)}}#entry(store2,value,object,key){const{objects}=this.#flow.program;
const kind=objects.kind[key];const held=kind===VALUE.integer?this.#placed(object,key):kind===VALUE.text?key:-1;if(held>=0){const node2=this.keyed(object,held);if(store2)
this.#flow.edge(value,node2);else this.#flow.edge(node2,value)}else if(store2)this.#flow.edge(value,this.of(object).rest);else this.#flow.edge(this.of(object).all,
value)}#placed(object,key){const{program}=this.#flow;const at=program.objects.a[key];if(at>=0||isDictionary(program,object))return key;const place=lengthOf(program,
object)+at;return place<0?-1:program.objects.of(VALUE.integer,place)}slice(node2,object,start){const{objects}=this.#flow.program;const kind=objects.kind[object];
if(kind!==VALUE.container){if(kind===VALUE.text)this.#flow.add(node2,objects.external("std:python","str",true));else if(kind===VALUE.externalValue||kind===VALUE.
instance&&this.#flow.models.isQuery(objects.a[object]))this.#flow.add(node2,object);else if(kind===VALUE.instance){const key=this.#flow.fresh(OP.BUILTIN,this.#flow.
program.string("slice"));this.#flow.calls.method(node2,object,"__getitem__",[key])}return}const own=this.own(node2);this.#flow.add(node2,own);const{keyed,rest,all}=this.
of(object);if(start<0)this.#flow.edge(all,this.of(own).rest);else{this.#flow.looksBack();for(const[key,value]of keyed)if(objects.kind[key]===VALUE.integer&&objects.
a[key]>=start)this.#flow.edge(value,this.keyed(own,objects.of(VALUE.integer,objects.a[key]-start)));this.#flow.edge(rest,this.of(own).rest)}}unpack(node2,object,position){
const{program}=this.#flow;const{objects}=program;if(objects.kind[object]!==VALUE.container){const fields=objects.kind[object]===VALUE.instance?program.hierarchy.
tupleFields(objects.a[object]):[];const field=fields.at(position);if(field!==void 0)this.#flow.edge(field,node2);else iterate(this.#flow,node2,object);return}const{
rest}=this.of(object);this.#flow.edge(rest,node2);const at=position>=0?position:lengthOf(program,object)+position;if(at>=0)this.#flow.edge(this.keyed(object,objects.
of(VALUE.integer,at)),node2)}rest(node2,object,b){const{objects,kind,a,lists}=this.#flow.program;if(objects.kind[object]!==VALUE.container)return;this.#flow.looksBack();
const own=this.own(node2);this.#flow.add(node2,own);const front=Math.floor(b/REST_BACK);const site=objects.a[object];const{keyed,rest}=this.of(object);const written5=kind[site]===
OP.LIST||kind[site]===OP.TUPLE?lists[a[site]]:MOST_KEYS;for(const[key,value]of keyed){const at=objects.a[key];if(objects.kind[key]===VALUE.integer&&at>=front&&at<
written5-b%REST_BACK)this.#flow.edge(value,this.keyed(own,objects.of(VALUE.integer,at-front)))}this.#flow.edge(rest,this.of(own).rest)}};var SETTER="set_defaults";var ParsedArguments=class{#program;#defaults;#reached=new Map;constructor(program){this.#program=program}read(receiver,object,name2){return this.
of(object,this.#program.files.numberings.nodes.holder(receiver),name2)}of(object,file2,name2){const outside=this.#program.objects.outside(object);if(outside?.package!==
"std:python"||outside.name!==""&&outside.name!=="argparse.Namespace")return NONE2;const defaults=this.#all().get(name2);if(!defaults||!(file2>=0))return NONE2;const reached=this.#reachedFrom(
file2);const told=defaults.filter(one=>reached.has(one.file));return(told.length>0?told:this.#beside(file2,defaults)).map(one=>one.value)}grow(first,end){for(let node2=first;node2<
end;node2++)if(this.#isSetter(node2))throw new NotContained("defaults of arguments")}#beside(file2,defaults){const{packages,paths}=this.#program;const root=packages.
rootOf(file2);for(let at=directoryOf(paths[file2]);;at=directoryOf(at)){const below=at===""?"":`${at}/`;const found=defaults.filter(one=>paths[one.file].startsWith(
below));if(found.length>0||at===root)return found}}#reachedFrom(file2){const known=this.#reached.get(file2);if(known)return known;const{modules,objects}=this.#program;
const reached=new Set([file2]);for(const at of reached)for(const fact of this.#program.file(at).imports){const{found,object}=modules.imported(at,fact);for(const module of[
modules.module(at,fact[0],fact[1]),object])if(module!==void 0&&objects.kind[module]===VALUE.module)reached.add(objects.a[module]);if(found)reached.add(found.file)}
this.#reached.set(file2,reached);return reached}#all(){this.#defaults??=this.#find();return this.#defaults}#find(){const{a,b,count,files,kind,lists,strings}=this.#program;
const found=new Map;if(!strings.includes(SETTER))return found;for(let node2=0;node2<count;node2++){if(!this.#isSetter(node2))continue;const file2=files.numberings.
nodes.holder(a[node2]);const keywords=b[node2]+1+lists[b[node2]];for(let nth=0;nth<lists[keywords];nth++){const name2=lists[keywords+1+2*nth];const value=lists[keywords+
2+2*nth];if(name2<0||LITERAL.has(kind[value]))continue;const known=found.get(name2);if(known)known.push({file:file2,value});else found.set(name2,[{file:file2,value}])}}
return found}#isSetter(node2){const{a,b,kind,strings}=this.#program;if(kind[node2]!==OP.CALL)return false;const callee=a[node2];return kind[callee]===OP.ATTRIBUTE&&
strings[b[callee]]===SETTER}};var LITERAL=new Set([OP.BUILTIN,OP.TEXT,OP.PATTERN,OP.INTEGER]);var NONE2=[];var Satisfaction=class{#program;#files;#protocols;constructor(program,settled){this.#program=program;this.#files=settled?.protocolFiles}save(){return{protocolFiles:this.#filesOfProtocols()}}*of(cls2){
const{members}=this.#program.cls(cls2);this.#protocols??=this.#findProtocols();if(this.#protocols.size===0||isProtocol(this.#program,cls2))return;const{hierarchy}=this.#program;
const given3=new Set(hierarchy.of(cls2).order.flatMap(at=>[...this.#program.cls(at).members.keys()]));const said=new Set;let satisfied=0;for(const name2 of given3)
for(const wanted of this.#protocols.get(name2)??[]){if(![...wanted].every(([member,found])=>this.#has(cls2,member,found)))continue;if(++satisfied>MOST_SATISFIED)
return;for(const[member,found]of wanted){if(!members.has(member)||said.has(found.binding))continue;said.add(found.binding);yield[member,found]}}}#filesOfProtocols(){
this.#files??=Int32Array.from(this.#program.paths.keys().filter(at=>this.#program.file(at).symbols.some(({kind})=>kind==="interface")));return this.#files}#findProtocols(){
const found=new Map;for(const at of this.#filesOfProtocols())for(const cls2 of this.#program.file(at).classes){const wanted=isProtocol(this.#program,cls2)?this.#wanted(
cls2):NOTHING;const key=[...wanted.keys()].find(name2=>!COMMON.has(this.#program.strings[name2])&&this.#functionOf(wanted.get(name2))>=0);if(key===void 0)continue;
const same=found.get(key);if(same)same.push(wanted);else found.set(key,[wanted])}return found}#wanted(cls2){const{order,outside,open}=this.#program.hierarchy.of(
cls2);if(open||outside.length>0||!order.every(at=>isProtocol(this.#program,at)))return NOTHING;const wanted=new Map;for(const at of order){const{file:file2,members}=this.#program.
cls(at);for(const[name2,binding]of members)if(!wanted.has(name2)&&!OF_EVERY_CLASS.has(this.#program.strings[name2]))wanted.set(name2,{file:file2,binding})}return wanted}#has(cls2,name2,wanted){
if(this.#program.isTest(wanted.file)&&!this.#program.isTest(this.#program.cls(cls2).file))return false;const found=this.#program.hierarchy.attribute(cls2,name2);
if(!found)return false;const[is,was]=[this.#functionOf(found),this.#functionOf(wanted)];return was<0||is>=0&&this.#accepts(is,was)}#functionOf({binding}){const{
objects}=this.#program;const entities=this.#program.entities(binding[1]);const fn2=entities.find(one=>objects.kind[one]===VALUE.function);return fn2===void 0?-1:
objects.a[fn2]}#accepts(fn2,like){const[is,was]=[this.#program.fn(fn2),this.#program.fn(like)];if((is.flags&KINDS)!==(was.flags&KINDS)||was.flags&~is.flags&FLAG.
async)return false;if(!acceptsNamed(is.parameters,was.parameters))return false;if(is.parameters.some(([,kind])=>kind===PARAMETER_KIND.variadic))return true;const[
own,other]=[is,was].map(({flags,parameters})=>parameters.filter(([,kind])=>PLACED.has(kind)).slice(flags&FLAG.static?0:1));if(own.length<other.length)return false;
return own.every(([name2,kind,,,fallback],at)=>{const wanted=other[at];if(!wanted)return fallback>=0;const text=this.#program.strings[wanted[0]];return wanted[0]===
name2||text.startsWith("_")||kind===PARAMETER_KIND.positionalOnly})}};function acceptsNamed(own,other){const isNamed=([,kind])=>kind===PARAMETER_KIND.keywordOnly;
const takesAny=own.some(([,kind])=>kind===PARAMETER_KIND.keywords);const takes2=name2=>own.some(one=>one[0]===name2&&(isNamed(one)||PLACED.has(one[1])));const isGiven=([
name2,,,,fallback])=>fallback>=0||other.some(([given3,,,,left])=>given3===name2&&left<0);return other.every(one=>!isNamed(one)||takesAny||takes2(one[0]))&&own.every(
one=>!isNamed(one)||isGiven(one))}var isProtocol=(program,cls2)=>program.cls(cls2).bases.some(base=>program.types.outsideName(base)==="Protocol");var MOST_SATISFIED=16;
var NOTHING=new Map;var KINDS=FLAG.static|FLAG.classmethod|FLAG.property;var PLACED=new Set([PARAMETER_KIND.plain,PARAMETER_KIND.positionalOnly]);var words3=text=>new Set(
text.trim().split(/\s+/));var OF_EVERY_CLASS=words3("__init__ __new__ __slots__ __doc__ __module__ __qualname__ __hash__ __metaclass__");var COMMON=words3(`
  __call__ __len__ __iter__ __next__ __getitem__ __setitem__ __delitem__ __contains__ __eq__ __ne__ __lt__ __le__ __gt__ __ge__
  __str__ __repr__ __bool__ __enter__ __exit__ __aenter__ __aexit__ __aiter__ __anext__ __await__ __get__ __set__ __delete__
  __add__ __radd__ __sub__ __mul__ __neg__ __and__ __or__ __int__ __float__ __index__ __bytes__ __format__ __fspath__
  __getattr__ __setattr__ __reversed__ __copy__ __deepcopy__ __array__
`);function takes(program,annotation2,value){const parts=alternatives(program,annotation2);if(parts.some(part=>ANYTHING.has(program.types.outsideName(part))))return"\
yes";return value===void 0?"maybe":anyOf(parts.map(part=>takesValue(program,part,value)))}var anyOf=verdicts=>verdicts.includes("yes")?"yes":verdicts.every(one=>one===
"no")?"no":"maybe";function alternatives(program,annotation2,read2=new Set){const{kind,b,types}=program;const aliased=types.variables.aliased(annotation2);const node2=aliased<
0?annotation2:aliased;if(read2.has(node2))return[];read2.add(node2);const parts=types.alternatives(node2);if(parts[0]!==node2)return parts.flatMap(one=>alternatives(
program,one,read2));const name2=kind[node2]===OP.SUBSCRIPT?types.containerName(node2):"";if(!TRANSPARENT.has(name2)||name2==="Awaitable")return[node2];const wrapped=alternatives(
program,types.typeArgument(b[node2],0),read2);return name2==="Optional"?[...wrapped,NONE3]:wrapped}var NONE3=-2;var isNone2=({kind,a,strings},node2)=>node2===NONE3||
kind[node2]===OP.BUILTIN&&strings[a[node2]]==="None";function written4(program,argument2,hops=0){const{kind,a,b,objects}=program;const node2=program.origin(argument2);
switch(kind[node2]){case OP.JOIN:{const from=program.sources(node2);if(hops>2||from.length>4)return void 0;const each=[...from].map(one=>written4(program,one,hops+
1));return each.every(one=>one!==void 0)?each.flat():void 0}case OP.PARAMETER:{const parameter=program.fn(a[node2]).parameters[b[node2]];return parameter===void 0||
parameter[3]<0||parameter[1]>1?void 0:annotated(program,parameter[3])}case OP.TYPED:return annotated(program,a[node2]);case OP.CALL:return given2(program,a[node2]);case OP.
ATTRIBUTE:if(isMember(program,node2))return[{node:node2}];break;case OP.CLASS:return[{object:objects.of(VALUE.class,a[node2])}];case OP.FUNCTION:return[{object:objects.
of(VALUE.function,a[node2])}]}if(baseOf(program,node2)!=="")return[{node:node2}];const named3=program.entities(node2);return named3.length>0&&named3.every(one=>objects.
kind[one]===VALUE.class)?named3.map(object=>({object})):void 0}function annotated(program,annotation2){const found=[];for(const part of alternatives(program,annotation2)){
if(isNone2(program,part)){found.push({node:part});continue}const types=isLiteral2(program,part)||program.types.variables.variable(part)>=0?[]:program.types.of(part);
if(types.length===0)return void 0;found.push(...types.map(object=>({object})))}return found}function given2(program,callee){const{objects,hierarchy}=program;const found=[];
for(const entity of program.entities(callee)){const at=objects.a[entity];if(objects.kind[entity]===VALUE.class&&!hierarchy.member(at,program.string("__new__")))
found.push({object:objects.of(VALUE.instance,at)});else if(objects.kind[entity]===VALUE.function&&isPlain(program,at)){const values=annotated(program,program.fn(
at).annotation);if(!values)return void 0;found.push(...values)}else return void 0}return found}var isPlain=(program,fn2)=>program.fn(fn2).annotation>=0&&(program.
fn(fn2).flags&(FLAG.async|FLAG.generator|FLAG.overload|FLAG.contextmanager))===0&&program.files.overloads(fn2).length===0;function isMember(program,node2){const{
a,b,objects,hierarchy}=program;return program.entities(a[node2]).some(one=>{if(objects.kind[one]!==VALUE.class||!hierarchy.isEnumeration(objects.a[one]))return false;
const found=hierarchy.attribute(objects.a[one],b[node2]);return found!==void 0&&hierarchy.isMember(found.cls,found.binding)})}function baseOf({kind,a,b,strings},node2){
switch(kind[node2]){case OP.PATTERN:return"str";case OP.TEXT:return b[node2]===1?"bytes":"str";case OP.INTEGER:return"int";case OP.BUILTIN:return strings[a[node2]];case OP.
LIST:case OP.COMPREHENSION:return"list";case OP.TUPLE:return"tuple";case OP.SET:return"set";case OP.DICT:case OP.DICT_COMPREHENSION:return"dict";default:return""}}
var isLiteral2=(program,part)=>part>=0&&program.kind[part]===OP.SUBSCRIPT&&program.types.containerName(part)==="Literal";function takesValue(program,part,value){
if(isNone2(program,part))return"node"in value&&isNone2(program,value.node)?"yes":"no";if(program.types.variables.variable(part)>=0)return"maybe";if(isLiteral2(program,
part))return takesLiteral(program,program.b[part],value);const name2=program.types.outsideName(part);if(name2!=="")return"node"in value?takesNode(program,name2,
value.node):takesObject(program,part,name2,value.object);const classes2=program.types.of(part);if(classes2.length===0||classes2.some(one=>program.objects.kind[one]!==
VALUE.instance))return"maybe";return anyOf(classes2.map(one=>takesInstance(program,program.objects.a[one],value)))}function takesLiteral(program,argument2,value){
const{kind,a,b,objects,hierarchy}=program;if("object"in value){const isOther=objects.kind[value.object]===VALUE.instance&&!hierarchy.isEnumeration(objects.a[value.
object]);return isOther||objects.kind[value.object]===VALUE.class?"no":"maybe"}const{node:node2}=value;if(node2===NONE3||baseOf(program,node2)==="float")return"\
no";if(kind[node2]===OP.PATTERN||kind[node2]===OP.TEXT&&a[node2]<0)return"maybe";if(kind[node2]===OP.BUILTIN&&!isNone2(program,node2)&&b[node2]===0)return"maybe";
for(const one of program.types.typeArguments(argument2)){if(kind[one]===OP.SUBSCRIPT||kind[one]===OP.NAME)return"maybe";if(kind[one]!==kind[node2])continue;if(kind[one]===
OP.ATTRIBUTE){const owners=program.entities(a[one]);if(b[one]===b[node2]&&program.entities(a[node2]).some(owner=>owners.includes(owner)))return"yes"}else if(a[one]===
a[node2]&&b[one]===b[node2])return"yes"}return"no"}function takesNode(program,name2,node2){if(isNone2(program,node2))return PLAIN.has(name2.toLowerCase())||NEVER_NONE.
test(name2)?"no":"maybe";const base=baseOf(program,node2);if(base==="")return"maybe";const plain2=name2.toLowerCase();if(PLAIN.has(plain2))return plain2===base?
HOLDS.has(base)?"maybe":"yes":isPromoted(base,plain2)?"yes":"no";return/^(int|float|bool)$/.test(base)&&NEVER_NONE.test(name2)?"no":"maybe"}var isPromoted=(base,wanted)=>base===
"bool"&&/^(int|float|complex)$/.test(wanted)||base==="int"&&/^(float|complex)$/.test(wanted);function takesObject(program,part,name2,object){const{objects,hierarchy}=program;
switch(objects.kind[object]){case VALUE.class:if(name2==="type"||name2==="Type")return takesClass(program,part,objects.a[object]);return PLAIN.has(name2.toLowerCase())?
"no":name2==="Callable"?"yes":"maybe";case VALUE.function:return PLAIN.has(name2.toLowerCase())||name2==="type"?"no":name2==="Callable"?"yes":"maybe";case VALUE.
instance:{const{outside,open}=hierarchy.of(objects.a[object]);return PLAIN.has(name2.toLowerCase())&&outside.length===0&&!open?"no":"maybe"}case VALUE.externalValue:{
const own=objects.outside(object);if(own?.package!=="std:python"||!PLAIN.has(name2.toLowerCase())||!PLAIN.has(own.name))return"maybe";return own.name===name2.toLowerCase()||
isPromoted(own.name,name2.toLowerCase())?"yes":"no"}default:return"maybe"}}function takesClass(program,part,cls2){const{kind,b,objects,hierarchy}=program;if(kind[part]!==
OP.SUBSCRIPT)return"yes";const wanted=program.entities(b[part]);if(wanted.length===0||wanted.some(one=>objects.kind[one]!==VALUE.class)){const name2=program.types.
outsideName(b[part]);return PLAIN.has(name2)&&hierarchy.of(cls2).outside.length===0?"no":"maybe"}const{order,open}=hierarchy.of(cls2);if(wanted.some(one=>order.
includes(objects.a[one])))return"yes";return open?"maybe":"no"}function takesInstance(program,cls2,value){const{objects,hierarchy}=program;const isInstance="obj\
ect"in value&&objects.kind[value.object]===VALUE.instance;if(isInstance&&hierarchy.of(objects.a[value.object]).order.includes(cls2))return"yes";if(isProtocol(program,
cls2))return"maybe";if(isInstance){const own=objects.a[value.object];return hierarchy.of(own).open||hierarchy.of(cls2).order.includes(own)?"maybe":"no"}if("obje\
ct"in value){if(objects.kind[value.object]!==VALUE.class)return objects.kind[value.object]===VALUE.function?"no":"maybe";const{metaclass,open}=hierarchy.of(objects.
a[value.object]);return metaclass<0&&!open?"no":"maybe"}if(isNone2(program,value.node))return"no";if(program.kind[value.node]===OP.ATTRIBUTE)return anyOf(program.
entities(program.a[value.node]).map(one=>hierarchy.of(objects.a[one]).order.includes(cls2)?"yes":"no"));return program.kind[value.node]===OP.DICT?"maybe":"no"}var words4=text=>new Set(
text.split(" "));var ANYTHING=words4("Any object");var PLAIN=words4("str int float bool bytes complex list dict set frozenset tuple slice");var HOLDS=words4("li\
st dict set tuple");var NEVER_NONE=/^(Sequence|Iterable|Iterator|Mapping|Mutable\w+|Collection|Callable|type|Type|Path|PathLike|IO|TextIO|BinaryIO)$/;function chosenOverloads(program,fn2,isBound,list2,given3){const isOne=(program.fn(fn2).flags&FLAG.overload)!==0;const overloads=isOne?[fn2,...program.files.overloads(
fn2)].sort((a,b)=>a-b):program.files.overloads(fn2);if(overloads.length<2||list2<0&&given3.length===0)return void 0;const chosen=new Set;for(const choice of argumentsOf(
program,list2,given3)){for(const overload of overloads){const verdict=fits2(program,program.fn(overload).parameters.slice(isBound?1:0),choice);if(verdict!=="no")
chosen.add(overload);if(verdict==="yes")break}}if(chosen.size===0||chosen.size===overloads.length)return void 0;return overloads.filter(one=>chosen.has(one))}var MOST_CHOICES=16;
function argumentsOf(program,list2,given3){const{lists}=program;const count=list2<0?given3.length:lists[list2];const nodes=list2<0?[...given3]:[...lists.subarray(
list2+1,list2+1+count)];if(nodes.some(node2=>node2<0))return[];const names=[];let isOpen=list2<0;const keywords=list2+1+count;for(let k=0;list2>=0&&k<lists[keywords];k++){
const name2=lists[keywords+1+2*k];if(name2<0)isOpen=true;else{names.push(name2);nodes.push(lists[keywords+2+2*k])}}let choices=[[]];for(const node2 of nodes){const values=written4(
program,node2)??[];const each=values.length===0||choices.length*values.length>MOST_CHOICES?[void 0]:values;choices=choices.flatMap(choice=>each.map(value=>[...choice,
value]))}return choices.map(choice=>({positional:choice.slice(0,count),named:new Map(names.map((name2,at)=>[name2,choice[count+at]])),isOpen}))}function fits2(program,parameters,{
positional:positional2,named:named3,isOpen}){let verdict=isOpen?"maybe":"yes";const isTaken=new Set;const take=(parameter,argument2)=>{isTaken.add(parameter[0]);
const one=parameter[3]<0?"yes":takes(program,parameter[3],argument2);if(one==="maybe")verdict="maybe";return one!=="no"};const plain2=parameters.filter(([,kind])=>kind===
PARAMETER_KIND.plain||kind===PARAMETER_KIND.positionalOnly);const variadic=parameters.find(([,kind])=>kind===PARAMETER_KIND.variadic);for(const[at,argument2]of positional2.
entries()){const parameter=plain2[at]??variadic;if(!parameter||!take(parameter,argument2))return"no"}const keywords=parameters.find(([,kind])=>kind===PARAMETER_KIND.
keywords);for(const[name2,argument2]of named3){const parameter=parameters.find(one=>one[0]===name2&&one[1]<PARAMETER_KIND.variadic)??keywords;if(!parameter||!take(
parameter,argument2))return"no"}const isMissing=parameters.some(([name2,kind,,,fallback])=>kind<PARAMETER_KIND.variadic&&fallback<0&&!isTaken.has(name2));return isMissing&&
!isOpen?"no":verdict}var Results=class{#flow;#nodes=new Map;#returned=new Map;#fixtures=new Map;constructor(flow,settled){this.#flow=flow;for(let at=0;settled&&at<settled.length;at+=
2)this.#nodes.set(settled[at],settled[at+1])}save(){return Int32Array.from([...this.#nodes].flat())}of(fn2){let node2=this.#nodes.get(fn2);if(node2!==void 0)return node2;
const{program}=this.#flow;const fact=program.fn(fn2);node2=this.#flow.fresh();this.#nodes.set(fn2,node2);const results=program.types.results(fn2);const types=results.
flatMap(annotation2=>program.types.of(annotation2));for(const type of types)this.#flow.add(node2,type);const callables=results.flatMap(annotation2=>program.types.
callables(annotation2));for(const callable of callables)this.#flow.add(node2,callable);const isSaid=callables.length===0||saysClasses(program,types);if(types.length>
0&&isSaid&&!results.some(annotation2=>program.types.leavesElements(annotation2))){this.#flow.close(node2);return node2}for(const other of this.returned(fn2).others)
this.#flow.edge(other,node2);if(program.sources(fact.yields).length>0){const container=this.#flow.containers.own(fact.yields);this.#flow.add(node2,container);this.#flow.
edge(fact.yields,this.#flow.containers.of(container).rest)}return node2}forReceiver(fn2,receiver){const values=this.#flow.values(this.of(fn2));const own=this.#flow.
program.fn(fn2).parameters[0]?.[2]??-1;return this.returned(fn2).parameters.has(own)?[...values,receiver]:values}fixture(fn2){const{yields}=this.#flow.program.fn(
fn2);if(this.#flow.program.sources(yields).length>0)return yields;const{parameters}=this.returned(fn2);if(parameters.size===0)return this.of(fn2);let node2=this.#fixtures.
get(fn2);if(node2===void 0){node2=this.#flow.fresh();this.#fixtures.set(fn2,node2);for(const from of[this.of(fn2),...parameters])this.#flow.edge(from,node2)}return node2}gives(fn2){
const{program}=this.#flow;const{returns,yields,annotation:annotation2}=program.fn(fn2);return annotation2>=0||program.sources(returns).length>0||program.sources(
yields).length>0}returned(fn2){let returned=this.#returned.get(fn2);if(returned)return returned;const{program}=this.#flow;const parameters=new Set;const others=[];
let makes=false;const seen2=new Set;const visit=node2=>{if(seen2.has(node2))return;seen2.add(node2);if(program.kind[node2]===OP.PARAMETER&&program.a[node2]===fn2&&
!this.#flow.isClosed(node2)){const kind=program.fn(fn2).parameters[program.b[node2]]?.[1];if(kind===PARAMETER_KIND.plain||kind===PARAMETER_KIND.keywordOnly){parameters.
add(node2);return}}if(program.kind[node2]===OP.JOIN)for(const from of program.sources(node2))visit(from);else if(program.kind[node2]===OP.GUARDED&&guardedTypes(
program,program.b[node2]).length===0)visit(program.a[node2]);else if(program.kind[node2]===OP.CALL&&program.types.namesReceiver(program.a[node2])===fn2)makes=true;else
others.push(node2)};visit(program.fn(fn2).returns);returned={parameters,makes,others};this.#returned.set(fn2,returned);return returned}giveBack(node2,fn2,receiver){
const{program}=this.#flow;const fact=program.fn(fn2);const kind=receiver<0?-1:program.objects.kind[receiver];if(fact.owner>=0&&(kind===VALUE.instance||kind===VALUE.
class)){const results=program.types.results(fn2).map(annotation2=>program.types.variables.on(receiver,annotation2));for(const types of results)for(const type of types??
NONE4)this.#flow.add(node2,type);if(results.some(types=>types!==void 0))return;if(this.#isMaker(fn2))this.#flow.add(node2,program.objects.of(VALUE.instance,program.
objects.a[receiver]))}this.#flow.edge(this.of(fn2),node2)}giveChosen(node2,fn2,receiver,list2,given3=NONE4){const{program}=this.#flow;const{types}=program;const isOn=receiver>=
0&&program.fn(fn2).owner>=0;const isBound=receiver>=0&&(program.fn(fn2).flags&FLAG.static)===0;const chosen=types.variables.generic(fn2)?void 0:chosenOverloads(
program,fn2,isBound,list2,given3);const found=chosen?.map(one=>{const{annotation:annotation2}=program.fn(one);if(types.callables(annotation2).length>0)return NONE4;
return(isOn?types.variables.on(receiver,annotation2):void 0)??types.of(annotation2)});if(!chosen||!found||chosen.some((one,at)=>found[at]?.length===0&&!saysNothing(
program,one)))this.giveBack(node2,fn2,receiver);else for(const type of found.flat())this.#flow.add(node2,type)}#isMaker(fn2){return this.#flow.program.types.of(
this.#flow.program.fn(fn2).annotation).length===0&&this.returned(fn2).makes}asked(fn2){const{program}=this.#flow;const{kind,a,b,lists}=program;return this.returned(
fn2).others.flatMap(node2=>{const list2=b[node2];if(kind[node2]!==OP.CALL||lists[list2]<2)return NONE4;const isGetattr=program.entities(a[node2]).some(one=>program.
objects.outside(one)?.name==="getattr");const name2=isGetattr?program.origin(lists[list2+2]):-1;const isName=name2>=0&&kind[name2]===OP.PARAMETER&&a[name2]===fn2&&
b[name2]===1;return isName?[lists[list2+1]]:NONE4})}asksItsFunction(fn2){const{program}=this.#flow;if(this.#saysItsFunctions(fn2))return true;return this.returned(
fn2).others.some(node2=>{const callee=program.kind[node2]===OP.CALL?program.origin(program.a[node2]):-1;if(callee<0||program.kind[callee]!==OP.ATTRIBUTE)return false;
const own=program.origin(program.a[callee]);return program.kind[own]===OP.PARAMETER&&program.a[own]===fn2&&program.b[own]===0})}#saysItsFunctions(fn2){const{program}=this.#flow;
const{types,hierarchy,objects}=program;const given3=types.results(fn2).map(annotation2=>types.variables.variable(annotation2));if(given3.every(variable=>variable<
0))return false;const made=hierarchy.member(program.fn(fn2).owner,program.string("__init__"));return(made?program.entities(made.binding[1]):NONE4).some(one=>objects.
kind[one]===VALUE.function&&program.fn(objects.a[one]).parameters.some(([,,,annotation2])=>types.variables.places(annotation2).some(([variable,place])=>place===
"result"&&given3.includes(variable))))}};function saysNothing(program,fn2){const{annotation:annotation2}=program.fn(fn2);if(annotation2<0)return false;if(program.
kind[annotation2]===OP.BUILTIN)return true;return program.kind[annotation2]===OP.SUBSCRIPT&&program.types.containerName(annotation2)==="Literal"}var NONE4=[];var CLOSED=1;var CROWDED=2;var LATE=4;var LEAST_WATCHERS=1<<10;var ValueFlow=class{program;#sets;#done=new Uint8Array(0);#state=new Uint8Array(0);#isShared=false;#watchers=new Watchers;#queue=[];containers;calls;results;attributes;models;settings;parsedArguments;views;#isSecondPass=false;#currentUser=-1;#addition;#waiting;constructor(program,settled,room){
this.program=program;this.#sets=new ValueSets(settled,room);this.containers=new Containers(this,settled?.containers);this.results=new Results(this,settled?.results);
this.calls=new Calls(this);this.attributes=new Attributes(this);this.models=new Models(this,settled?.models);this.settings=new Settings(program);this.parsedArguments=
new ParsedArguments(program);this.views=new Views(this);if(!settled)return;this.#state=(room??settled).state;this.#done=settled.setSize;this.#isShared=room===void 0}save(){
const{count}=this.program;return{...this.#sets.save(count),state:this.#state.subarray(0,count),containers:this.containers.save(),results:this.results.save(),models:this.
models.save()}}share(){const{count}=this.program;this.#sets.share(count);this.#state=this.#state.subarray(0,count);this.#done=this.#done.subarray(0,count);this.#watchers.
leave();this.#isShared=true}values(node2){this.looksBack();const size=this.size(node2);if(size===0)return NONE5;const values=[];for(let nth=0;nth<size;nth++)values.
push(this.#sets.value(node2,nth));return values}looksBack(){if(this.#addition)throw new NotContained("a look at what has arrived so far")}size(node2){return this.#sets.
size(node2)}value(node2,nth){return this.#sets.value(node2,nth)}isClosed(node2){return(this.#state[node2]&CLOSED)!==0}close(node2){this.#state[node2]=this.#state[node2]|
CLOSED}settle(){const{program}=this;const{count}=program;program.reserve(count>>2);this.#reserve(program.kind.length);this.#watchers.start(count+(count>>1));for(let node2=0;node2<
count;node2++)startConstraint(this,node2);this.#joinFunctions(program.files.functions,nth=>nth);this.#joinEdges(program.edges.subarray(0,program.edged));this.#solve(
count,nth=>nth);this.#watchers.free()}settleMore({names,nodes,functions,edges}){const waiting=[];if(isMeant(this.program,names))throw new NotContained("a name t\
hat is like those which are read");this.parsedArguments.grow(nodes.first,nodes.end);this.#reserve(this.program.kind.length);this.#watchers.start(LEAST_WATCHERS);
this.#addition=new Addition(nodes.first);this.#waiting=waiting;for(let node2=nodes.first;node2<nodes.end;node2++)startConstraint(this,node2);this.#joinFunctions(
functions.end-functions.first,nth=>functions.first+nth);this.#joinEdges(edges);this.#waiting=void 0;for(let at=0;at<waiting.length;at+=2)this.#look(waiting[at],
waiting[at+1]);this.#solve(nodes.end-nodes.first,nth=>nodes.first+nth);this.#addition=void 0}#joinFunctions(count,functionAt){const{program}=this;for(let nth=0;nth<
count;nth++)if(this.results.gives(functionAt(nth)))this.results.of(functionAt(nth));for(let nth=0;nth<count;nth++){const fn2=functionAt(nth);for(const[parameter,
name2]of program.fixtureParameters(fn2)){const fixture=fixtureOf(program,fn2,name2);const settings=fixture===void 0?this.settings.fixture(name2):void 0;if(fixture!==
void 0)this.edge(this.results.fixture(fixture),parameter);else if(settings!==void 0&&!this.isClosed(parameter))this.add(parameter,settings)}}}#joinEdges(edges){
for(let at=0;at<edges.length;at+=2)this.edge(edges[at],edges[at+1])}#reserve(capacity){this.#sets.reserve(capacity);this.#done=widened(this.#done,new Uint8Array(
capacity));if(this.#isShared||capacity>this.#state.length)this.#state=widened(this.#state,new Uint8Array(capacity));this.#isShared=false;this.#watchers.reserve(
capacity)}#solve(count,nodeAt){const{program}=this;this.#isSecondPass=false;this.#run();this.#isSecondPass=true;for(let nth=0;nth<count;nth++){const node2=nodeAt(
nth);const kind=program.kind[node2];if(kind===OP.DECORATED&&this.#sets.size(node2)===0)this.edge(program.b[node2],node2);else if(kind===OP.SUBSCRIPT&&this.#sets.
size(program.b[node2])===0){const from=program.a[node2];for(let at=0;at<this.#sets.size(from);at++){const object=this.#sets.value(from,at);if(program.objects.kind[object]===
VALUE.container)this.edge(this.containers.of(object).all,node2)}}}this.#run()}fresh(kind=OP.UNKNOWN,a=0,b=0){const node2=this.program.node(kind,a,b);if(node2>=this.#watchers.
capacity)this.#reserve(this.program.kind.length);return node2}add(node2,object){const size=this.#sets.size(node2);if(size>=MOST_LITERALS&&isLiteral3(this.program,
object))return;const has=size>0&&this.#sets.has(node2,object);if(this.#addition){if(has&&!this.#addition.isNew(node2)&&isReceiver(this.program,node2,object))return;
this.#addition.arrives(node2,has?size:size+1)}if(has)return;if(size>=MOST_VALUES){this.#state[node2]=this.#state[node2]|CROWDED;return}if(this.#isSecondPass)this.#state[node2]=
this.#state[node2]|LATE;if(this.#done[node2]===size)this.#queue.push(node2);this.#sets.add(node2,object)}touch(node2){if(this.#addition&&!this.#addition.isNew(node2))
throw new NotContained("a look into a container")}isCrowded(node2){return(this.#state[node2]&CROWDED)!==0}edge(from,to){if(from!==to&&from>=0&&!this.isClosed(to))
this.watch(from,WATCH.edge,to,0)}currentUser(){this.looksBack();if(this.#currentUser<0)this.#currentUser=this.fresh();return this.#currentUser}watch(node2,kind,target,extra){
if(node2<0)return;const at=this.#watchers.add(node2,kind,target,extra);if(this.#addition&&(this.#state[node2]&LATE)!==0&&!this.#addition.isNew(node2))throw new NotContained(
"a look at what the first pass left open");if(this.#waiting)this.#waiting.push(at,node2);else this.#look(at,node2)}#look(at,node2){const done=this.#done[node2];
for(let nth=0;nth<done;nth++)this.#show(at,this.#sets.value(node2,nth))}#show(at,object){const addition=this.#addition;if(!addition){this.#fire(at,object);return}
const outer=addition.watcher;addition.watcher=at+1;this.#fire(at,object);addition.watcher=outer}#run(){const queue=this.#queue;while(queue.length>0){const node2=queue.
pop();for(;;){const nth=this.#done[node2];if(nth>=this.#sets.size(node2))break;this.#done[node2]=nth+1;const object=this.#sets.value(node2,nth);for(let at=this.#watchers.
first(node2);at>=0;at=this.#watchers.after(at))this.#show(at,object)}}}#fire(at,object){const target=this.#watchers.target(at);const extra=this.#watchers.extra(
at);switch(this.#watchers.kind(at)){case WATCH.edge:this.add(target,object);return;case WATCH.operand:applyConstraint(this,target,object);return;case WATCH.key:
this.containers.key(target,object);return;case WATCH.bind:this.attributes.bind(target,object,extra);return;case WATCH.callback:this.calls.withArguments(target,object,
extra<0?[]:[extra]);return;case WATCH.next:takeNext(this,target,object);return;case WATCH.right:reflect(this,target,object);return}}derived(kind,from,b=0){const node2=this.
fresh(kind,from,b);this.watch(from,WATCH.operand,node2,0);return node2}watchElements(from,into){const relay=this.fresh(OP.ELEMENT,from);this.watch(from,WATCH.operand,
relay,0);this.edge(relay,into)}watchValues(from,into){const relay=this.fresh(OP.ELEMENT,from,1);this.watch(from,WATCH.operand,relay,0);this.edge(relay,into)}watchAttribute(from,name2,into){
const relay=this.fresh(OP.ATTRIBUTE,from,name2);this.watch(from,WATCH.operand,relay,0);this.edge(relay,into)}watchCallback(callee,result,argument2){if(callee>=0)
this.watch(callee,WATCH.callback,result,argument2)}};function isLiteral3({objects},object){const kind=objects.kind[object];return kind===VALUE.text||kind===VALUE.
integer}var NONE5=[];var CONSTRUCTORS=["__new__","__init__","__post_init__"];var METACLASS_RUNS=["__new__","__init__","__call__"];var NEVER_OVERRIDES=new Set(["__init__","__new__","\
__module__","__slots__","__doc__","__qualname__"]);function linkImplied(program,names,own,file2,out){const{hierarchy}=program;const say=(from,use,destination)=>{
const symbol=file2.symbols[from];if(symbol&&destination?.to==="symbol")out.implied(symbol,from,use,destination)};const overrides=cls2=>{for(const[name2,[,,definition2]]of program.
cls(cls2).members){if(definition2===void 0||definition2%4!==DEFINITION.symbol)continue;const text=program.strings[name2];if(NEVER_OVERRIDES.has(text)||isPrivate(
text))continue;const above=hierarchy.member(cls2,name2,1);if(above)say(definition2>>2,"overrides",names.bound(above)[0])}};const satisfies=cls2=>{for(const[name2,
member]of program.satisfaction.of(cls2)){const definition2=program.cls(cls2).members.get(name2)?.[2];if(definition2===void 0||definition2%4!==DEFINITION.symbol||
hierarchy.member(cls2,name2,1))continue;say(definition2>>2,"overrides",names.bound(member)[0])}};const runs=(cls2,of,name2,from=0)=>{const member=hierarchy.member(
of,program.string(name2),from);if(!member||member.cls===cls2)return;for(const destination of names.bound(member))say(program.cls(cls2).symbol,"runs",destination)};
for(const cls2 of own.classes){const{order,metaclass}=hierarchy.of(cls2);if(order.length>1){overrides(cls2);for(const name2 of CONSTRUCTORS)runs(cls2,cls2,name2);
runs(cls2,cls2,"__init_subclass__",1)}satisfies(cls2);if(metaclass>=0)for(const name2 of METACLASS_RUNS)runs(cls2,metaclass,name2)}}var FileLinker=class{#program;#flow;#names;#members;#callees;#index;#own;#occurrences;#lists;#out;#locals;#definitions=new Map;#reads=new Map;#writes=new Map;#at=0;constructor(program,flow,{
names,members,callees},index,file2,body,out){this.#program=program;this.#flow=flow;this.#names=names;this.#members=members;this.#callees=callees;this.#index=index;
this.#own=program.file(index);this.#occurrences=unpackNumbers(body.occurrences);this.#lists=unpackNumbers(body.lists);this.#out=out;this.#locals=body.locals.map(
([name2,kind,line,column,owner])=>out.local(name2,kind,line,column,owner));linkImplied(program,names,this.#own,file2,out)}link(){const occurrences=this.#occurrences;
for(this.#at=0;this.#at<occurrences.length;this.#at+=STRIDE)this.#occurrence()}#occurrence(){const occurrences=this.#occurrences;const at=this.#at;const use=USES[occurrences[at+
3]];const operand=occurrences[at+6];const extra=occurrences[at+7];const call2=use==="call"&&extra>=0?this.#own.nodes.of(extra):-1;switch(occurrences[at+5]){case OCCURRENCE.
definition:case OCCURRENCE.definitions:this.#named(use,this.#definitionsAt(operand,occurrences[at+5]===OCCURRENCE.definition),call2);return;case OCCURRENCE.name:{
const name2=this.#own.strings[operand];const led=this.#names.global(this.#index,name2);if(call2>=0)this.#call(led,"import",call2,this.#program.strings[name2]);else
this.#emit(use,some(led,this.#program.strings[name2]),"import");return}case OCCURRENCE.attribute:this.#attribute(use,this.#own.nodes.of(operand),extra,call2);return;case OCCURRENCE.
module:{const name2=this.#own.strings[operand];const module=this.#program.modules.module(this.#index,name2,Math.max(extra,0));const unknown={to:"unknown",name:this.#program.
strings[name2]};this.#emit(use,module===void 0?unknown:this.#names.object(module),"import");return}case OCCURRENCE.imported:{const led=this.#names.declared(this.#names.
imported(this.#index,operand));this.#emit(use,some(led),led.length>1?"ambiguous":"import");return}case OCCURRENCE.value:for(const target of this.#callees.of(this.#own.
nodes.of(operand)))this.#emit("call_indirect",target,"dynamic");return;case OCCURRENCE.protocol:{const node2=this.#own.nodes.of(operand);const names=this.#program.
kind[node2]===OP.ELEMENT?ITERATION:CONTEXT;for(const target of this.#callees.protocol(node2,names))this.#emit("call_indirect",target,"type",80);return}case OCCURRENCE.
operator:{const name2=this.#own.strings[extra];for(const target of this.#callees.special(this.#own.nodes.of(operand),name2))this.#emit("call_indirect",target,"t\
ype",80);return}case OCCURRENCE.keyword:this.#field("write",this.#keyword(this.#own.strings[operand],this.#own.nodes.of(extra)));return;case OCCURRENCE.key:this.#field(
use,this.#key(this.#own.nodes.of(operand),this.#own.strings[extra]));return;case OCCURRENCE.field:{const name2=this.#own.strings[extra];const led=this.#members.
inherited(this.#own.classes.of(operand),name2);if(led.length>0)this.#emit(use,some(led),"type");return}case OCCURRENCE.fixture:{const fixture=this.#fixture(operand,
extra);if(fixture)this.#emit(use,fixture,"dynamic");return}case OCCURRENCE.path:this.#path(this.#program.strings[this.#own.strings[operand]]);return;case OCCURRENCE.
raised:{const{objects}=this.#program;for(const object of this.#flow.values(this.#own.nodes.of(operand)))if(objects.kind[object]===VALUE.class)this.#emit("call_i\
ndirect",this.#names.classSymbol(objects.a[object]),"type",80);return}}}#definitionsAt(operand,single){const key=single?operand:-1-operand;let led=this.#definitions.
get(key);if(!led){const lists=this.#lists;const end=operand+1+lists[operand];const definitions=single?[operand]:[...lists.subarray(operand+1,end)];led=this.#names.
definitions(this.#index,definitions,this.#locals);this.#definitions.set(key,led)}return led}#named(use,led,call2){const{destinations}=led;const evidence=led.imported?
"import":"same_file";if(call2<0&&led.modules.length>0){for(const one of destinations)this.#emit(use,one,evidence)}else if(call2<0){const declared=this.#names.declared(
destinations);this.#emit(use,some(declared),declared.length>1?"ambiguous":evidence)}else if(this.#callees.isInjected(this.#program.a[call2])){this.#emit("call",
some(destinations),evidence);for(const target of this.#callees.ofObjects(this.#program.a[call2]))this.#emit("call_indirect",target,"dynamic")}else this.#call(destinations,
evidence,call2)}#attribute(use,node2,extra,call2){const name2=this.#program.b[node2];const{led}=this.#access(node2,use==="write");const{destinations}=led;if(call2>=
0)this.#call(destinations,led.evidence,call2,this.#program.strings[name2]);else if(destinations.length===0&&extra<=STORED){const index=this.#locals[STORED-extra>>
2];this.#emit(use,index===void 0?some([]):{to:"local",index},"same_file")}else{const declared=this.#names.declared(destinations);const evidence=declared.length>
1?"ambiguous":led.evidence;this.#emit(use,some(declared,this.#program.strings[name2]),evidence)}}#access(node2,write){const object=this.#program.a[node2];const name2=this.#program.
b[node2];const known=write?this.#writes:this.#reads;const key=object*MOST_STRINGS+name2;let access=known.get(key);if(!access){access={led:this.#members.of(this.#index,
object,name2,write)};known.set(key,access)}return access}#fixture(cls2,name2){const owner=cls2<0?-1:this.#own.classes.of(cls2);const fixture=fixtureNear(this.#program,
{file:this.#index,owner},this.#own.strings[name2]);return fixture===void 0?void 0:this.#names.functionSymbol(fixture)}#path(text){const path=this.#names.path(this.#index,
text);if(!path)return;const occurrences=this.#occurrences;const at=this.#at;this.#out.occurrence({line:occurrences[at],column:occurrences[at+1]+path.before,length:path.
length,use:"read",destination:some(path.destinations),from:occurrences[at+FROM],evidence:path.destinations.length>1?"ambiguous":"import",confidence:80})}#keyword(name2,call2){
const{a,objects,hierarchy}=this.#program;const led=[];for(const value of this.#flow.values(a[call2])){const field=objects.kind[value]===VALUE.class?hierarchy.generatedField(
objects.a[value],name2):void 0;if(field)led.push(...this.#names.bound(field))}return led}#key(mapping,name2){const{objects,hierarchy}=this.#program;const led=[];
for(const value of this.#flow.values(mapping)){const cls2=objects.kind[value]===VALUE.instance?objects.a[value]:-1;const field=cls2>=0&&hierarchy.isRecord(cls2)?
hierarchy.member(cls2,name2):void 0;if(field)led.push(...this.#names.bound(field))}return led}#field(use,led){const fields=distinct(led);if(fields.length>0)this.#emit(
use,some(fields),fields.length>1?"ambiguous":"type")}#call(named3,evidence,call2,name2){const program=this.#program;const callee=program.a[call2];const plan=this.#callees.
plan(named3,this.#callees.of(callee));if(plan.direct.length>0||plan.read.length===0&&plan.indirect.length===0)this.#emit("call",some(plan.direct,name2),plan.direct.
length>1?"ambiguous":evidence);if(plan.read.length>0)this.#emit("read",some(plan.read),plan.read.length>1?"ambiguous":evidence);for(const target of plan.indirect)
this.#emit("call_indirect",target,"dynamic");for(const object of this.#flow.values(callee)){const list2=program.b[call2];for(const argument2 of calledArguments(
this.#flow,object,list2))for(const target of this.#callees.of(argument2))this.#emitBehind(target);const listeners=program.objects.kind[object]===VALUE.signalMethod?
listenersOf(this.#flow,object):void 0;for(const target of listeners===void 0?[]:this.#callees.all(listeners))this.#emitBehind(target);const outside=program.objects.
outside(object);if(outside?.package!=="std:python")continue;const method=BUILTIN_CALLS.get(outside.name);const first=program.lists[list2]>0?program.lists[list2+
1]:-1;if(method!==void 0&&first>=0)for(const target of this.#callees.special(first,program.string(method)))this.#emitBehind(target)}}#emitBehind(destination){const occurrences=this.#occurrences;
const at=this.#at;this.#out.occurrence({line:occurrences[at],column:occurrences[at+1]+occurrences[at+2],length:1,use:"call_indirect",destination,from:occurrences[at+
4],evidence:"dynamic"})}#emit(use,destination,evidence,confidence){const occurrences=this.#occurrences;const at=this.#at;const occurrence={line:occurrences[at],
column:occurrences[at+1],length:occurrences[at+2],use,destination,from:occurrences[at+4],evidence};if(confidence!==void 0)occurrence.confidence=confidence;this.#out.
occurrence(occurrence);if(occurrences[at+5]===OCCURRENCE.attribute&&(use==="read"||use==="write"))this.#accessors(occurrence)}#accessors(occurrence){const{destination,
use}=occurrence;const node2=this.#own.nodes.of(this.#occurrences[this.#at+6]);const runs=use==="read"?FLAG.property:FLAG.setter;const led=destination.to==="one_\
of"?destination.options:[destination];const flagsOf=one=>one.to==="symbol"?this.#program.files.functionOf(one.id)?.flags:void 0;const own=led.filter(one=>(flagsOf(
one)??0)&runs&&!this.#isOfClass(node2));for(const one of own.length>0?own:this.#descriptors(node2,use==="write"))this.#out.occurrence({...occurrence,use:"runs",
destination:one})}#descriptors(attribute2,write){const access=this.#access(attribute2,write);access.descriptors??=this.#callees.descriptors(attribute2,write);return access.
descriptors}#isOfClass(attribute2){const{a,objects}=this.#program;const values=this.#flow.values(a[attribute2]);return values.length>0&&values.every(value=>objects.
kind[value]===VALUE.class)}};var MOST_STRINGS=2**26;var ITERATION=["__iter__","__next__","__aiter__","__anext__"];var CONTEXT=["__enter__","__exit__","__aenter_\
_","__aexit__"];function some(destinations,name2=""){if(destinations.length===0)return{to:"unknown",name:name2};return destinations.length===1?destinations[0]:{
to:"one_of",options:destinations}}var MemberDestinations=class{#program;#flow;#destinations;constructor(program,flow,destinations){this.#program=program;this.#flow=flow;this.#destinations=destinations}of(file2,object,name2,write){
const program=this.#program;const{objects}=program;const inside=[];const outside=[];const owners=[];let evidence="type";for(const value of this.#receivers(object,
name2)){const a=objects.a[value];switch(objects.kind[value]){case VALUE.instance:case VALUE.class:case VALUE.super:{const found=this.#found(value,name2)??this.#back(
value,name2);if(found){const setter=write?this.#setter(found):void 0;owners.push({cls:found.cls,led:setter?[setter]:this.#destinations.bound(found)})}else{const{
outside:bases}=program.hierarchy.of(a);const text=program.strings[name2];if(bases[0]!==void 0)outside.push(this.#destinations.object(program.modules.outsideMember(
bases[0],name2)));else if(text.startsWith("__"))outside.push({to:"external",package:"std:python",name:`object.${text}`})}break}case VALUE.module:case VALUE.namespace:{
const led2=this.#destinations.named(program.modules.member(value,name2));if(led2.length>0)evidence="import";for(const one of led2)(one.to==="external"?outside:inside).
push(one);break}case VALUE.external:case VALUE.externalValue:{const{settings,parsedArguments}=this.#flow;if(parsedArguments.of(value,file2,name2).length>0)break;
const found=settings.isRead(value)?settings.near(file2,name2):[];if(found.length>0)evidence="dynamic";for(const one of found)inside.push(...this.#destinations.bound(
one));outside.push(this.#destinations.object(program.modules.outsideMember(value,name2)));break}case VALUE.signal:outside.push(this.#destinations.object(program.
modules.outsideMember(objects.b[value],name2)));break;case VALUE.container:case VALUE.text:case VALUE.integer:{const text=program.strings[name2];const type=objects.
kind[value]===VALUE.container?this.#containerType(a):builtinType(objects.kind[value]);if(hasMember(type,text))outside.push({to:"external",package:"std:python",name:type===
""?text:`${type}.${text}`});break}case VALUE.function:case VALUE.bound:if(queuedBy(program,a,name2)!==void 0)break;outside.push(ofFunction(program.strings[name2]));
break;case VALUE.partial:case VALUE.containerMethod:outside.push(ofFunction(program.strings[name2]));break}}const meant=this.#withoutDoubles(file2,owners,inside.
length+outside.length>0);for(const{cls:cls2,led:led2}of meant)if(!meant.some(other=>other.cls!==cls2&&program.hierarchy.of(cls2).order.includes(other.cls)))inside.
push(...led2);const led=distinct(inside);return{destinations:led.length>0?led:distinct(outside).slice(0,1),evidence}}#withoutDoubles(file2,owners,isKnown){if(owners.
length===0||owners.length===1&&!isKnown||this.#program.isTest(file2))return owners;const own=owners.filter(({cls:cls2})=>!this.#program.isTest(this.#program.cls(
cls2).file));return own.length>0||isKnown?own:owners}#back(value,name2){const{objects,hierarchy}=this.#program;if(objects.kind[value]!==VALUE.instance)return void 0;
const back=this.#flow.models.related(objects.a[value],name2);if(back)return hierarchy.attribute(back.cls,back.by);return this.#flow.models.field(objects.a[value],
name2)}#found(value,name2){const{objects,hierarchy}=this.#program;const cls2=objects.a[value];const kind=objects.kind[value];if(kind===VALUE.super)return hierarchy.
declared(cls2,name2,1);const found=hierarchy.declared(cls2,name2);if(found)return found;const elsewhere=hierarchy.elsewhere(cls2,name2,kind===VALUE.class);return elsewhere===
void 0?void 0:hierarchy.attribute(elsewhere,name2)}#receivers(object,name2){const program=this.#program;const values=this.#flow.values(object);const at=program.
origin(object);if(program.kind[at]!==OP.PARAMETER||program.b[at]!==0)return values;const fn2=program.fn(program.a[at]);if(fn2.owner<0||fn2.flags&FLAG.static)return values;
if(!program.hierarchy.attribute(fn2.owner,name2)&&program.hierarchy.of(fn2.owner).outside.length===0)return values;return values.filter(value=>program.objects.a[value]===
fn2.owner)}inherited(cls2,name2){const found=this.#program.hierarchy.declared(cls2,name2);if(found===void 0||found.cls===cls2)return[];const setter=this.#setter(
found);return setter?[setter]:this.#destinations.bound(found)}#setter(found){const symbols=this.#program.file(found.file).symbols;const setter=found.binding.slice(
2).find(d=>d%4===DEFINITION.symbol&&symbols?.[d>>2]?.modifiers?.includes("setter"));return setter===void 0?void 0:this.#destinations.definitions(found.file,[setter],
[]).destinations[0]}#containerType(node2){const program=this.#program;switch(program.kind[node2]){case OP.DICT:case OP.DICT_COMPREHENSION:return"dict";case OP.TUPLE:
return"tuple";case OP.SET:return"set";case OP.LIST:case OP.COMPREHENSION:return"list";case OP.PARAMETER:{const fn2=program.fn(program.a[node2]);return fn2.parameters[program.
b[node2]]?.[1]===PARAMETER_KIND.keywords?"dict":"tuple"}case OP.SUBSCRIPT:case OP.CALL:return program.types.containerName(node2);default:return""}}};var ofFunction=name2=>({
to:"external",package:"std:python",name:`function.${name2}`});var builtinType=kind=>kind===VALUE.text?"str":"int";var REFERS={nothing:0,string:1,node:2,fn:3,cls:4,list:5,file:6};var{nothing,string:string2,node,fn,cls,list,file}=REFERS;var OPERANDS={UNKNOWN:[nothing,nothing],
TEXT:[string2,nothing],INTEGER:[nothing,nothing],BUILTIN:[string2,nothing],FUNCTION:[fn,nothing],CLASS:[cls,nothing],PARAMETER:[fn,nothing],JOIN:[nothing,nothing],
NAME:[string2,file],ATTRIBUTE:[node,string2],CALL:[node,list],SUBSCRIPT:[node,node],SLICE:[node,nothing],ELEMENT:[node,nothing],UNPACK:[node,nothing],REST:[node,
nothing],LIST:[list,nothing],TUPLE:[list,nothing],SET:[list,nothing],DICT:[list,nothing],COMPREHENSION:[node,nothing],DICT_COMPREHENSION:[node,node],MODULE:[nothing,
file],IMPORTED:[nothing,file],ENTERED:[node,nothing],AWAITED:[node,nothing],SUPER:[cls,fn],BINARY:[node,list],TYPED:[node,node],STORE_ATTRIBUTE:[node,list],STORE_ITEM:[
node,list],ALIAS:[node,nothing],DECORATED:[node,node],MATCHED:[node,nothing],TASK:[node,nothing],EXCEPT:[node,node],GUARDED:[node,node],UNGUARDED:[node,node],OF_KIND:[
node,list],PATTERN:[string2,string2],ATTRIBUTES:[node,list],SUPER_OF:[node,fn]};var SPREADABLE=7;var ELEMENTS=[{counted:true,pattern:[SPREADABLE]}];var LISTS2={
LIST:ELEMENTS,TUPLE:ELEMENTS,SET:ELEMENTS,DICT:[{counted:true,pattern:[node,node]}],CALL:[...ELEMENTS,{counted:true,pattern:[string2,node]}],BINARY:[{counted:false,
pattern:[string2,node]}],STORE_ATTRIBUTE:[{counted:false,pattern:[string2,node]}],STORE_ITEM:[{counted:false,pattern:[node,node]}],OF_KIND:[{counted:false,pattern:[
string2,nothing]},{counted:true,pattern:[node]}],ATTRIBUTES:[{counted:false,pattern:[string2,string2]}]};var KINDS2=Object.entries(OP);var FIRST2=Uint8Array.from(
byKind(name2=>OPERANDS[name2][0]));var SECOND=Uint8Array.from(byKind(name2=>OPERANDS[name2][1]));var PARTS=byKind(name2=>LISTS2[name2]??[]);function byKind(of){
const made=[];for(const[name2,kind]of KINDS2)made[kind]=of(name2);return made}var operandsOf=kind=>[FIRST2[kind]??nothing,SECOND[kind]??nothing];function moveOperands({
kind,a,b,lists},from,end,to){for(let at=from;at<end;at++){const what=kind[at];const first=FIRST2[what];const second=SECOND[what];if(first!==nothing)a[at]=moved(
first,a[at],to);if(second!==nothing)b[at]=moved(second,b[at],to);if(first===list)moveList(lists,what,a[at],to);else if(second===list)moveList(lists,what,b[at],to)}}
function moved(what,value,to){if(value<0)return what===SPREADABLE?-2-moved(node,-2-value,to):value;switch(what){case string2:return to.string(value);case SPREADABLE:case node:
return to.node(value);case fn:return to.fn(value);case cls:return to.cls(value);case list:return to.list(value);case file:return to.file(value);default:return value}}
function moveList(lists,kind,start,to){let at=start;for(const{counted,pattern:pattern2}of PARTS[kind])for(let times=counted?lists[at++]:1;times>0;times--)for(const what of pattern2){
lists[at]=moved(what,lists[at],to);at++}}function listLength(kind,lists,start){let at=start;for(const{counted,pattern:pattern2}of PARTS[kind])at+=counted?1+lists[at]*
pattern2.length:pattern2.length;return at-start}function growProgram(program,growths){const names=new Set(growths.flatMap(growth=>growth.names));if(!areUnknown(program.strings,names))return void 0;const nodes={
first:program.count,end:program.count};const functions={first:program.files.functions,end:0};const edges=[];for(const growth of growths){const numbers=numbersOf(
program,growth);if(!addNodes(program,growth,numbers))return void 0;program.files.grow(growth.at,numbers);addEdges(growth,numbers.nodes,nodes.first,edges)}program.
addEdges(edges);nodes.end=program.count;functions.end=program.files.functions;return{names,nodes,functions,edges}}function areUnknown(texts,names){const lengths=new Set(
[...names].map(name2=>name2.length));return!texts.some(text=>lengths.has(text.length)&&names.has(text))&&![...names].some(name2=>name2.startsWith("__"))}function numbersOf(program,{
at,now,surface,...had}){const{numberings}=program.files;const number=(what,length,end)=>{const known2=numberings[what].file(at);const numbers=new Int32Array(length).
fill(-1);had[what].forEach((place,old)=>{numbers[place]=known2.of(old)});let next=end;return numbers.map(known3=>known3<0?next++:known3)};const known=numberings.
strings.file(at);const strings=new Int32Array(surface.strings.length).fill(-1);had.strings.forEach((place,old)=>{if(place>=0)strings[place]=known.of(old)});return{
nodes:number("nodes",now.kind.length,program.count),functions:number("functions",surface.functions.length,numberings.functions.end),classes:number("classes",surface.
classes.length,numberings.classes.end),strings:strings.map((place,nth)=>place<0?program.files.addString(program.string(surface.strings[nth])):place)}}function addNodes(program,{
at,now},numbers){const file2={kind:now.kind,a:now.a.slice(),b:now.b.slice(),lists:now.lists.slice()};moveOperands(file2,0,file2.kind.length,{string:local=>program.
files.stringAt(numbers.strings[local]),node:local=>numbers.nodes[local],fn:local=>numbers.functions[local],cls:local=>numbers.classes[local],list:local=>local,file:()=>at});
const known=program.count;for(let local=0;local<file2.kind.length;local++){const number=numbers.nodes[local];if(number<known){if(!saysTheSame(file2,local,program,
number))return false}else addNode(program,file2,local)}return true}function addNode(program,{kind,a,b,lists},local){const[what,first,second]=[kind[local],a[local],
b[local]];const listed=(refers,operand)=>refers===REFERS.list?program.list(lists.subarray(operand,operand+listLength(what,lists,operand))):operand;const[one,other]=operandsOf(
what);program.node(what,listed(one,first),listed(other,second))}function saysTheSame(one,at,other,place){const kind=one.kind[at];const same=(refers,operand,otherOperand)=>{
if(refers!==REFERS.list)return operand===otherOperand;const length=listLength(kind,one.lists,operand);for(let nth=0;nth<length;nth++)if(one.lists[operand+nth]!==
other.lists[otherOperand+nth])return false;return true};const[first,second]=operandsOf(kind);return same(first,one.a[at],other.a[place])&&same(second,one.b[at],
other.b[place])}function addEdges({now},nodes,from,edges){for(let at=0;at<now.edges.length;at+=2){const target=nodes[now.edges[at+1]];if(target>=from)edges.push(
nodes[now.edges[at]],target)}}function growthOf(at,before,now){return new Pairing(before,now).growth(at)}var Pairing=class{#before;#now;#old;#new;#nodes;#functions;#classes;#names=[];constructor(before,now){
this.#before=before;this.#now=now;this.#old=graphOf(before.surface);this.#new=graphOf(now.surface);this.#nodes=new Int32Array(this.#old.kind.length).fill(-1);this.#functions=
new Int32Array(before.surface.functions.length).fill(-1);this.#classes=new Int32Array(before.surface.classes.length).fill(-1)}growth(at){const was=this.#before.
surface;const is=this.#now.surface;if(!this.#sameImports()||!this.#sameSymbols()||!this.#pairNodes()||!this.#sameEdges())return void 0;if(!was.functions.every((fn2,nth)=>this.#sameFunction(
fn2,is.functions[this.#functions[nth]])))return void 0;if(!was.classes.every((_,nth)=>this.#grownClass(nth))||!this.#grown(was.exports,is.exports))return void 0;
const places=new Map(is.strings.map((text,place)=>[text,place]));return{at,now:this.#new,surface:is,nodes:this.#nodes,functions:this.#functions,classes:this.#classes,
strings:Int32Array.from(was.strings,text=>places.get(text)??-1),names:this.#names}}#pairNodes(){const was=marks(this.#before);const is=marks(this.#now);const unknown=this.#old.
kind.indexOf(OP.UNKNOWN);if(unknown>=0){this.#nodes[unknown]=this.#new.kind.indexOf(OP.UNKNOWN);if(this.#nodes[unknown]===-1)return false}let node2=0;for(let old=0;old<
this.#nodes.length;old++){if(old===unknown)continue;while(node2<this.#new.kind.length&&!(was.get(old)===is.get(node2)&&this.#sameNode(old,node2)))node2++;if(node2===
this.#new.kind.length)return false;this.#nodes[old]=node2;const kind=this.#old.kind[old];if(kind===OP.FUNCTION)this.#functions[this.#old.a[old]]=this.#new.a[node2];
if(kind===OP.CLASS)this.#classes[this.#old.a[old]]=this.#new.a[node2];node2++}return true}#sameNode(old,node2){const was=this.#old;const is=this.#new;const kind=was.
kind[old];if(kind!==is.kind[node2])return false;const[a,b,x,y]=[was.a[old],was.b[old],is.a[node2],is.b[node2]];const[first,second]=operandsOf(kind);return this.#sameOperand(
first,kind,a,x)&&this.#sameOperand(second,kind,b,y)}#sameOperand(refers,kind,old,now){switch(refers){case REFERS.string:return this.#sameText(old,now);case REFERS.
node:return this.#paired(old,now);case REFERS.fn:return this.#sameOwner(this.#before.surface.functions[old]?.symbol,this.#now.surface.functions[now]?.symbol);case REFERS.
cls:return this.#sameOwner(this.#before.surface.classes[old]?.symbol,this.#now.surface.classes[now]?.symbol);case REFERS.list:return listLength(kind,this.#old.lists,
old)===listLength(kind,this.#new.lists,now);case REFERS.file:return true;default:return old===now}}#paired(old,node2){if(old<0||node2<0)return old===node2;const paired=this.#nodes[old];
return paired<0||paired===node2}#sameText(old,now){return old<0||now<0?old===now:this.#before.surface.strings[old]===this.#now.surface.strings[now]}#sameOwner(old=-1,now=-1){
return this.#before.symbols[old]?.id===this.#now.symbols[now]?.id}#sameEdges(){const kept=new Uint8Array(this.#new.kind.length);for(const node2 of this.#nodes)kept[node2]=
1;const{edges:old}=this.#old;const{edges}=this.#new;let at=0;for(let place=0;place<edges.length;place+=2){if(kept[edges[place+1]]===0)continue;for(const end of[
0,1])if(edges[place+end]!==this.#nodes[old[at+end]])return false;at+=2}return at===old.length}#sameImports(){const[was,is]=[this.#before.surface,this.#now.surface];
return was.imports.length===is.imports.length&&was.imports.every(([module,level,name2],nth)=>{const[otherModule,otherLevel,otherName]=is.imports[nth];return level===
otherLevel&&this.#sameText(module,otherModule)&&(name2<0?name2===otherName:this.#sameText(name2,otherName))})&&was.stars.join()===is.stars.join()&&was.all?.join(
"\n")===is.all?.join("\n")}#sameSymbols(){const now=new Map(this.#now.symbols.map(symbol=>[symbol.id,symbol]));return this.#before.symbols.every(symbol=>{const other=now.
get(symbol.id);return other!==void 0&&seen(symbol)===seen(other)&&this.#before.symbols[symbol.parent??-1]?.id===this.#now.symbols[other.parent??-1]?.id})}#moved(node2){
return node2<0?node2:this.#nodes[node2]}#sameFunction(was,is){return is!==void 0&&was.flags===is.flags&&this.#sameOwner(was.symbol,is.symbol)&&this.#moved(was.returns)===
is.returns&&this.#moved(was.yields)===is.yields&&this.#moved(was.annotation)===is.annotation&&(was.owner<0?is.owner===was.owner:this.#classes[was.owner]===is.owner)&&
was.parameters.length===is.parameters.length&&was.parameters.every(([name2,kind,node2,annotation2,fallback],nth)=>{const other=is.parameters[nth];return this.#sameText(
name2,other[0])&&[kind,this.#moved(node2),this.#moved(annotation2),this.#moved(fallback)].every((v,k)=>v===other[k+1])})}#grownClass(nth){const was=this.#before.
surface.classes[nth];const is=this.#now.surface.classes[this.#classes[nth]];const same=(old,now)=>old.length===now.length&&old.every((node2,at)=>this.#moved(node2)===
now[at]);return is!==void 0&&this.#sameOwner(was.symbol,is.symbol)&&same(was.bases,is.bases)&&this.#grown(was.members,is.members,true)&&this.#grown(was.fields,is.
fields)}#grown(was,is,fields=false){let at=0;for(const binding of is){const old=was[at];if(old&&this.#sameText(old[0],binding[0])){if(!this.#sameBinding(old,binding))
return false;at++}else if(fields&&this.#new.kind[binding[1]]===OP.TYPED)return false;else this.#names.push(this.#now.surface.strings[binding[0]])}return at===was.
length}#sameBinding([,node2,...definitions],[,otherNode,...others]){return this.#moved(node2)===otherNode&&definitions.length===others.length&&definitions.every(
(definition2,nth)=>{const other=others[nth];if(definition2%4!==other%4)return false;if(definition2%4===DEFINITION.local)return true;return definition2%4===DEFINITION.
symbol?this.#sameOwner(definition2>>2,other>>2):definition2===other})}};var graphOf=surface=>({kind:Uint8Array.from(unpackNumbers(surface.kind)),a:unpackNumbers(
surface.a),b:unpackNumbers(surface.b),lists:unpackNumbers(surface.lists),edges:unpackNumbers(surface.edges)});function marks({surface,symbols}){const{functions,
classes:classes2,exports,strings}=surface;const marked=new Map;const mark=(owner,bindings)=>{for(const[name2,node2]of bindings)marked.set(node2,`${owner}.${strings[name2]}`)};
mark("",exports);for(const{symbol,members,fields}of classes2){mark(`${symbols[symbol]?.id}`,members);mark(`${symbols[symbol]?.id}`,fields)}for(const{symbol,returns,
yields}of functions){const id=symbols[symbol]?.id;marked.set(returns,`${id} returns`).set(yields,`${id} yields`)}return marked}var UNSEEN=new Set(["line","colum\
n","start","end","doc","signature","parent"]);var seen=symbol=>JSON.stringify(symbol,(key,value)=>UNSEEN.has(key)?void 0:value);var TypeVariables=class{#program;#types;#generics=new Map;#annotations=new Map;constructor(program,types){this.#program=program;this.#types=types}variable(annotation2){
const node2=this.aliased(annotation2);if(node2<0||this.#program.kind[node2]!==OP.CALL)return-1;const callees=this.#program.entities(this.#program.a[node2]);return callees.
some(callee=>this.#program.objects.outside(callee)?.name.endsWith("TypeVar"))?node2:-1}aliased(annotation2){let node2=annotation2;for(let hops=0;hops<MOST_HOPS3&&
node2>=0;hops++){const a=this.#program.a[node2];const b=this.#program.b[node2];switch(this.#program.kind[node2]){case OP.JOIN:{const from=this.#program.sources(
node2);node2=from.length===1?from[0]:-1;break}case OP.NAME:node2=this.#program.modules.global(b,a).found?.binding[1]??-1;break;case OP.IMPORTED:node2=this.#program.
modules.imported(b,this.#program.file(b).imports[a]).found?.binding[1]??-1;break;default:return node2}}return-1}parameters(cls2){const found=[];for(const base of this.#program.
cls(cls2).bases){if(this.#program.kind[base]!==OP.SUBSCRIPT)continue;for(const argument2 of this.#arguments(base)){const variable=this.variable(argument2);if(variable>=
0&&!found.includes(variable))found.push(variable)}}return found}#arguments(subscript2){return this.#types.typeArguments(this.#program.b[subscript2])}on(receiver,annotation2){
const{objects,kind,a,b,lists}=this.#program;if(annotation2<0||!this.#isReceiver(receiver))return void 0;const variable=this.variable(annotation2);if(variable>=0){
const types=this.#argument(receiver,variable,0);return types.length>0?types:void 0}if(this.#isSelf(annotation2))return[objects.of(VALUE.instance,objects.a[receiver])];
const first=a[annotation2];const second=b[annotation2];switch(kind[annotation2]){case OP.BINARY:return this.#either(receiver,[first,lists[second+1]]);case OP.SUBSCRIPT:{
const name2=this.#types.containerName(annotation2);if(TRANSPARENT.has(name2))return this.on(receiver,this.#types.typeArgument(second,0));if(name2==="Union")return this.#either(
receiver,this.#arguments(annotation2));if(name2==="Coroutine")return this.on(receiver,this.#types.typeArgument(second,2));const depends=CONTAINERS.has(name2)&&this.
varies(receiver,annotation2);return depends?[objects.of(VALUE.container,annotation2,receiver+1)]:void 0}default:return void 0}}ofAttribute(receiver,bindings){for(const binding of bindings){
const annotation2=binding?this.#annotated(binding[1]):-1;if(annotation2>=0)return this.on(receiver,annotation2)}return void 0}#annotated(node2){let annotation2=this.#annotations.
get(node2);if(annotation2===void 0){annotation2=this.#findAnnotated(node2);this.#annotations.set(node2,annotation2)}return annotation2}#findAnnotated(node2){const program=this.#program;
const sources=program.kind[node2]===OP.JOIN?[...program.sources(node2)]:[node2];for(const source of sources){const at=program.origin(source);const a=program.a[at];
const annotation2=program.kind[at]===OP.TYPED?a:program.kind[at]===OP.PARAMETER?program.fn(a).parameters[program.b[at]]?.[3]??-1:-1;if(this.#mentions(annotation2))
return annotation2}return-1}#mentions(annotation2){if(annotation2<0)return false;const{kind,a,b,lists}=this.#program;switch(kind[annotation2]){case OP.BINARY:return this.#mentions(
a[annotation2])||this.#mentions(lists[b[annotation2]+1]);case OP.SUBSCRIPT:return this.#arguments(annotation2).some(one=>this.#mentions(one));default:return this.
variable(annotation2)>=0||this.#isSelf(annotation2)}}varies(receiver,subscript2){return this.#program.kind[subscript2]===OP.SUBSCRIPT&&this.#arguments(subscript2).
some(one=>this.on(receiver,one)!==void 0)}#either(receiver,annotations){const parts=annotations.map(one=>this.on(receiver,one));if(parts.every(part=>part===void 0))
return void 0;return annotations.flatMap((one,at)=>parts[at]??this.#types.of(one))}#isReceiver(object){const kind=this.#program.objects.kind[object];return kind===
VALUE.instance||kind===VALUE.class}#isSelf(annotation2){return this.#program.entities(annotation2).some(one=>{const name2=this.#program.objects.outside(one)?.name;
return name2!==void 0&&lastOf(name2)==="Self"})}#argument(receiver,variable,hops){const{objects}=this.#program;const cls2=objects.a[receiver];const own=this.parameters(
cls2).indexOf(variable);const given3=objects.kind[receiver]===VALUE.instance?Math.max(objects.b[receiver]-1,-1):-1;if(own>=0&&given3>=0)return this.#types.of(this.#arguments(
given3)[own]??-1);for(const at of this.#program.hierarchy.of(cls2).order)for(const base of this.#program.cls(at).bases){if(this.#program.kind[base]!==OP.SUBSCRIPT)
continue;for(const generic of this.#program.entities(this.#program.a[base])){if(objects.kind[generic]!==VALUE.class)continue;const position=this.parameters(objects.
a[generic]).indexOf(variable);const argument2=position<0?-1:this.#arguments(base)[position]??-1;if(argument2<0)continue;const passed=this.variable(argument2);if(passed<
0)return this.#types.of(argument2);if(passed!==variable&&hops<MOST_HOPS3)return this.#argument(receiver,passed,hops+1)}}return NOTHING2}generic(fn2){if(!this.#generics.
has(fn2))this.#generics.set(fn2,this.#findGeneric(fn2));return this.#generics.get(fn2)}#findGeneric(fn2){const fact=this.#program.fn(fn2);if(this.#hasVariable(fact.
annotation))return this.#asAnnotated(fact,fact);const said=this.#program.types.of(fact.annotation).length>0?[]:this.#program.files.overloads(fn2);const found=said.
map(one=>this.#asAnnotated(fact,this.#program.fn(one))).filter(one=>one!==void 0);const[first]=found;if(!first||found.some(({gives})=>gives!==first.gives))return void 0;
const takes2=new Map(found.flatMap(one=>[...one.takes]));const isAll=said.every(one=>this.#isAll(this.#program.fn(one).annotation));return{gives:first.gives,isAll,
takes:takes2}}#hasVariable(annotation2){return this.places(annotation2).length>0}#asAnnotated(fact,annotated2){const gives=this.places(annotated2.annotation).find(
([,place])=>place==="value"||place==="element");if(!gives||this.#isCallable(gives[0]))return void 0;if(fact.owner>=0&&this.parameters(fact.owner).includes(gives[0]))
return void 0;const takes2=new Map;for(const[at,parameter]of annotated2.parameters.entries()){const found=this.places(parameter[3]).find(([variable])=>variable===
gives[0]);const own=fact.parameters.find(one=>one[0]===parameter[0])??fact.parameters[at];if(found&&own)takes2.set(own[2],found[1])}if(takes2.size===0)return void 0;
return{gives:gives[1],isAll:this.#isAll(annotated2.annotation),takes:takes2}}#isAll(annotation2){if(annotation2<0)return true;return this.#types.alternatives(annotation2).
every(one=>this.#hasVariable(one)||this.#types.of(one).length===0)}#isCallable(variable){const{lists,strings,b}=this.#program;const keywords=b[variable]+1+lists[b[variable]];
for(let at=0;at<lists[keywords];at++){if(strings[lists[keywords+1+2*at]]!=="bound")continue;const bound=lists[keywords+2+2*at];const named3=this.#program.kind[bound]===
OP.SUBSCRIPT?this.#program.a[bound]:bound;if(this.#program.entities(named3).some(one=>lastOf(this.#program.objects.outside(one)?.name??"")==="Callable"))return true}
return false}places(annotation2){if(annotation2<0)return[];const{kind,a,b,lists}=this.#program;const variable=this.variable(annotation2);if(variable>=0)return[[
variable,"value"]];const second=b[annotation2];if(kind[annotation2]===OP.BINARY)return[...this.places(a[annotation2]),...this.places(lists[second+1])];if(kind[annotation2]!==
OP.SUBSCRIPT)return[];const name2=this.#types.containerName(annotation2);const given3=this.#arguments(annotation2);if(TRANSPARENT.has(name2))return this.places(
given3[0]??-1);if(name2==="Union")return given3.flatMap(one=>this.places(one));const place=name2==="type"||name2==="Type"?"class":name2==="Callable"?"result":"e\
lement";if(place==="element"&&!CONTAINERS.has(name2))return[];return this.places(given3.at(-1)??-1).flatMap(([one,inner])=>inner==="value"?[[one,place]]:[])}};var MOST_HOPS3=8;
var NOTHING2=[];var AnnotationTypes=class{variables;#program;#known;#applied=new Map;constructor(program){this.#program=program;this.variables=new TypeVariables(program,this);this.#known=
new Answers(program.circle,node2=>[...new Set(this.#findTypes(node2))],()=>NOTHING3)}of(node2){return node2<0?NOTHING3:this.#known.of(node2)}results(fn2){const{
annotation:annotation2,flags}=this.#program.fn(fn2);if(flags&FLAG.overload)return[fn2,...this.#program.files.overloads(fn2)].map(one=>this.#program.fn(one).annotation);
const overloads=this.of(annotation2).length>0?NOTHING3:this.#program.files.overloads(fn2);return overloads.length>0?overloads.map(one=>this.#program.fn(one).annotation):
[annotation2]}#findTypes(node2){const a=this.#program.a[node2];const b=this.#program.b[node2];switch(this.#program.kind[node2]){case OP.CLASS:return[this.#program.
objects.of(VALUE.instance,a)];case OP.JOIN:return[...this.#program.sources(node2)].flatMap(from=>this.of(from));case OP.TUPLE:{const count=this.#program.lists[a];
return Array.from({length:count},(_,at)=>this.#program.lists[a+1+at]).filter(item=>item>=0).flatMap(item=>this.of(item))}case OP.NAME:return this.#namedTypes(this.#program.
modules.global(b,a));case OP.MODULE:case OP.IMPORTED:return this.#namedTypes(this.#program.modules.imported(b,this.#program.file(b).imports[a]));case OP.PARAMETER:case OP.
ATTRIBUTE:{const own=this.#ownClass(node2);if(own>=0)return[this.#program.objects.of(VALUE.instance,own)];if(this.#program.kind[node2]===OP.PARAMETER)return NOTHING3;
return this.#program.entities(a).flatMap(object=>{if(this.#program.objects.kind[object]===VALUE.class){const found=this.#program.hierarchy.member(this.#program.
objects.a[object],b);return found?this.of(found.binding[1]):NOTHING3}return this.#namedTypes(this.#program.modules.member(object,b))})}case OP.BINARY:return[...this.
of(a),...this.of(this.#program.lists[b+1])];case OP.SUBSCRIPT:return this.#genericTypes(node2,a,b);case OP.TYPED:return b>=0?this.of(b):NOTHING3;case OP.CALL:{const own=this.#ownClass(
node2);return own>=0?[this.#program.objects.of(VALUE.instance,own)]:this.#calledTypes(node2)}default:return NOTHING3}}#ownClass(node2){const fn2=this.namesReceiver(
node2);return fn2<0?-1:this.#program.fn(fn2).owner}namesReceiver(node2){const{kind,a,b,lists,strings}=this.#program;let at=this.#program.origin(node2);let wanted=FLAG.
classmethod;const isCall=kind[at]===OP.CALL;if(isCall||kind[at]===OP.ATTRIBUTE){const asks=isCall?lists[b[at]]===1&&this.#isBuiltin(a[at],"type"):strings[b[at]]===
"__class__";if(!asks)return-1;wanted=0;at=this.#program.origin(isCall?lists[b[at]+1]:a[at])}if(at<0||kind[at]!==OP.PARAMETER||b[at]!==0)return-1;const{owner,flags}=this.#program.
fn(a[at]);return owner>=0&&(flags&(FLAG.classmethod|FLAG.static))===wanted?a[at]:-1}#isBuiltin(node2,name2){return this.#program.entities(node2).some(one=>{const outside=this.#program.
objects.outside(one);return outside?.package==="std:python"&&outside.name===name2})}#namedTypes(what){if(what.found)return this.of(what.found.binding[1]);if(what.
object===void 0)return NOTHING3;const outside=this.#program.objects.outside(what.object);if(!outside||SAYS_NOTHING.has(lastOf(outside.name)))return NOTHING3;return[
this.#program.objects.external(outside.package,outside.name,true)]}#genericTypes(node2,base,argument2){return this.#program.entities(base).flatMap(object=>{if(this.#program.
objects.kind[object]===VALUE.class)return[this.#appliedTo(this.#program.objects.a[object],node2)];const outside=this.#program.objects.outside(object);if(!outside)
return NOTHING3;const name2=lastOf(outside.name);if(TRANSPARENT.has(name2))return this.of(this.typeArgument(argument2,0));if(name2==="Union")return this.of(argument2);
if(name2==="type"||name2==="Type")return this.#classes(argument2);if(name2==="Literal")return this.#enumerations(argument2);if(name2==="Coroutine")return this.of(
this.typeArgument(argument2,2));if(CONTAINERS.has(name2))return[this.#program.objects.of(VALUE.container,node2)];if(SAYS_NOTHING.has(name2))return NOTHING3;const{
objects}=this.#program;const rows=QUERIES.has(name2)?this.of(this.typeArgument(argument2,0)).filter(type=>objects.kind[type]===VALUE.instance):NOTHING3;const queries=rows.
map(row=>ofClass(objects.a[row]));return(queries.length>0?queries:[0]).map(query=>objects.external(outside.package,outside.name,true,query))})}alternatives(node2){
const{kind,a,b,lists}=this.#program;if(kind[node2]===OP.BINARY)return[a[node2],lists[b[node2]+1]].flatMap(one=>this.alternatives(one));if(kind[node2]===OP.SUBSCRIPT&&
this.containerName(node2)==="Union")return this.typeArguments(b[node2]).flatMap(one=>this.alternatives(one));return[node2]}boundClasses(annotation2){const{objects}=this.#program;
if(annotation2<0||this.#program.kind[annotation2]!==OP.SUBSCRIPT)return NOTHING3;const name2=this.containerName(annotation2);const variable=name2==="type"||name2===
"Type"?this.variables.variable(this.#program.b[annotation2]):-1;return this.of(variable).filter(one=>objects.kind[one]===VALUE.instance).map(one=>objects.of(VALUE.
class,objects.a[one]))}#classes(argument2){return this.alternatives(argument2).flatMap(one=>this.#program.entities(one)).filter(one=>this.#isClass(one))}#enumerations(argument2){
const{kind,a,objects,hierarchy}=this.#program;return this.typeArguments(argument2).flatMap(one=>kind[one]===OP.ATTRIBUTE?this.#program.entities(a[one]):NOTHING3).
filter(one=>objects.kind[one]===VALUE.class&&hierarchy.isEnumeration(objects.a[one])).map(one=>objects.of(VALUE.instance,objects.a[one]))}#appliedTo(cls2,node2){
const{objects}=this.#program;const given3=this.variables.parameters(cls2).map((_,at)=>this.of(this.typeArgument(this.#program.b[node2],at)));if(given3.every(types=>types.
length===0))return objects.of(VALUE.instance,cls2);const key=`${cls2}:${given3.join(";")}`;const known=this.#applied.get(key);if(known===void 0)this.#applied.set(
key,node2);return objects.of(VALUE.instance,cls2,(known??node2)+1)}callables(written5,read2=new Set){const node2=this.variables.aliased(written5);if(node2<0||read2.
has(node2)||read2.size>MOST_READ)return NOTHING3;read2.add(node2);const within=one=>this.callables(one,read2);const{kind,a,b,lists,objects}=this.#program;const first=a[node2];
const second=b[node2];switch(kind[node2]){case OP.BINARY:return[...within(first),...within(lists[second+1])];case OP.SUBSCRIPT:{const name2=this.containerName(node2);
if(name2==="Callable")return[objects.of(VALUE.container,node2)];if(name2!=="Union"&&!TRANSPARENT.has(name2))return NOTHING3;const found=[];for(let at=0;;at++){const argument2=this.
typeArgument(second,at);if(argument2<0)return found;found.push(...within(argument2));if(name2!=="Union")return found}}default:return NOTHING3}}unpacked(annotation2){
if(annotation2<0||this.#program.kind[annotation2]!==OP.SUBSCRIPT)return NOTHING3;return this.containerName(annotation2)==="Unpack"?this.of(this.#program.b[annotation2]):
NOTHING3}element(written5,nested=0){const node2=this.variables.aliased(written5);if(node2<0||nested>MOST_NESTED||this.#program.kind[node2]!==OP.SUBSCRIPT)return-1;
const name2=this.containerName(node2);const argument2=this.#program.b[node2];if(TRANSPARENT.has(name2))return this.element(this.typeArgument(argument2,0),nested+
1);return CONTAINERS.has(name2)?this.typeArgument(argument2,DICTIONARY.test(name2)?1:0):-1}leavesElements(written5,open=true,nested=0){const node2=this.variables.
aliased(written5);if(node2<0||nested>MOST_NESTED)return false;const{kind,b}=this.#program;const leaves=one=>this.leavesElements(one,open,nested+1);const parts=this.
alternatives(node2).filter(one=>kind[one]!==OP.BUILTIN);if(parts[0]!==node2)return parts.length>0&&parts.every(leaves);if(kind[node2]!==OP.SUBSCRIPT)return false;
const argument2=b[node2];const name2=this.containerName(node2);if(TRANSPARENT.has(name2))return leaves(this.typeArgument(argument2,0));if(!CONTAINERS.has(name2))
return false;const elements2=TUPLE.test(name2)?this.typeArguments(argument2):[this.element(node2)];return elements2.some(one=>this.#saysLittle(one,open)||leaves(
one))}#saysLittle(node2,open){if(node2<0||this.#program.kind[node2]===OP.BUILTIN)return false;return this.callables(node2).length>0||open&&this.of(node2).length===
0}parametersOf(callable){const{kind,a,b,lists}=this.#program;const written5=this.typeArgument(b[callable],0);if(written5<0||kind[written5]!==OP.TUPLE)return[];const list2=a[written5];
const types=Array.from({length:lists[list2]},(_,at)=>this.of(lists[list2+1+at]));return types.some(one=>one.length>0)?types:[]}#isClass(object){return this.#program.
objects.kind[object]===VALUE.class||this.#program.objects.kind[object]===VALUE.external}typeArgument(argument2,at){if(this.#program.kind[argument2]!==OP.TUPLE)return at===
0?argument2:-1;const list2=this.#program.a[argument2];return at<this.#program.lists[list2]?this.#program.lists[list2+1+at]:-1}typeArguments(argument2){const found=[];
for(let at=0;;at++){const one=this.typeArgument(argument2,at);if(one<0)return found;found.push(one)}}containerName(node2){return this.outsideName(this.#program.
a[node2])}outsideName(node2){for(const object of this.#program.entities(node2)){const name2=this.#program.objects.outside(object)?.name;if(name2!==void 0)return lastOf(
name2)}return""}#calledTypes(node2){const list2=this.#program.b[node2];const count=this.#program.lists[list2];const{objects}=this.#program;return this.#program.
entities(this.#program.a[node2]).flatMap(callee=>{if(objects.kind[callee]===VALUE.function)return this.results(objects.a[callee]).flatMap(annotation2=>this.of(annotation2)).
filter(one=>objects.kind[one]===VALUE.class).map(cls2=>objects.of(VALUE.instance,objects.a[cls2]));const name2=this.#program.objects.outside(callee)?.name;if(name2===
"typing.NewType"&&count===2)return this.of(this.#program.lists[list2+2]);if(!name2?.endsWith("TypeVar"))return NOTHING3;const keywords=list2+1+count;for(let at=0;at<
this.#program.lists[keywords];at++)if(this.#program.strings[this.#program.lists[keywords+1+2*at]]==="bound")return this.of(this.#program.lists[keywords+2+2*at]);
return this.#program.positional(list2).slice(1).flatMap(constraint=>this.of(constraint))})}};var NOTHING3=[];var MOST_NESTED=6;var MOST_READ=500;var Numbers=class{length;#first;#each;constructor(first,length,each){this.#first=first;this.length=length;this.#each=each}of(local){return this.#each?this.#each[local]:
this.#first+local}*[Symbol.iterator](){for(let local=0;local<this.length;local++)yield this.of(local)}};var Numbering=class{#starts;#grown=new Map;#ends=[];#gainers=[];constructor(settled){
this.#starts=settled?Array.from(settled.starts):[0];if(!settled)return;const{grown,gained}=settled;for(let at=0;at<grown.length;){const end=at+2+grown[at+1];this.#grown.
set(grown[at],Array.from(grown.subarray(at+2,end)));at=end}for(let at=0;at<gained.length;at+=2){this.#ends.push(gained[at]);this.#gainers.push(gained[at+1])}}save(){
return{starts:Int32Array.from(this.#starts),grown:Int32Array.from([...this.#grown].flatMap(([file2,runs])=>[file2,runs.length,...runs])),gained:Int32Array.from(
this.#ends.flatMap((end,at)=>[end,this.#gainers[at]]))}}get end(){return this.#ends.at(-1)??this.#starts.at(-1)}add(count){this.#starts.push(this.#starts.at(-1)+
count)}file(at){const runs=this.#grown.get(at);const first=this.#starts[at];if(!runs)return new Numbers(first,this.#starts[at+1]-first);const each=spelledOut(runs);
return new Numbers(first,each.length,each)}grow(at,numbers){this.#grown.set(at,runsOf(numbers));const end=numbers.reduce((most,number)=>Math.max(most,number+1),
this.end);if(end===this.end)return;this.#ends.push(end);this.#gainers.push(at)}holder(number){const{length}=this.#starts;if(number<this.#starts[length-1])return placeIn(
this.#starts,number)-1;return this.#gainers[placeIn(this.#ends,number)]}};function placeIn(ascending,number){let low=0;let high=ascending.length;while(low<high){
const middle=low+high>>1;if(ascending[middle]<=number)low=middle+1;else high=middle}return low}function runsOf(numbers){const runs=[];for(let at=0;at<numbers.length;){
const first=numbers[at];let length=1;while(numbers[at+length]===first+length)length++;runs.push(length,first);at+=length}return runs}function spelledOut(runs){let length=0;
for(let at=0;at<runs.length;at+=2)length+=runs[at];const numbers=new Int32Array(length);let place=0;for(let at=0;at<runs.length;at+=2)for(let nth=0;nth<runs[at];nth++)
numbers[place++]=runs[at+1]+nth;return numbers}function numberingColumns(name2,numbering){const{starts,grown,gained}=numbering.save();return{[`starts${name2}`]:starts,
[`grown${name2}`]:grown,[`gained${name2}`]:gained}}function readNumbering(name2,columns){if(!columns)return new Numbering;const column=what=>columns[`${what}${name2}`];
return new Numbering({starts:column("starts"),grown:column("grown"),gained:column("gained")})}var NUMBERED=["nodes","functions","classes","strings"];var Files=class{numberings;#strings;#stringed;#load;#files=[];#functions=[];#classes=[];#overloads=[];#symbols=new Map;constructor(load,settled,room=settled){
this.#load=load;const read2=what=>readNumbering(what,settled);this.numberings={nodes:read2("nodes"),functions:read2("functions"),classes:read2("classes"),strings:read2(
"strings")};this.#strings=room?.fileStrings??new Int32Array(0);this.#stringed=settled?.fileStrings?.length??0}save(){return{...Object.assign({},...NUMBERED.map(
what=>numberingColumns(what,this.numberings[what]))),fileStrings:this.#strings.subarray(0,this.#stringed)}}get functions(){return this.numberings.functions.end}add(surface,nodes,strings){
const{numberings}=this;numberings.nodes.add(nodes);numberings.functions.add(surface.functions.length);numberings.classes.add(surface.classes.length);numberings.
strings.add(strings.length);for(const string3 of strings)this.addString(string3)}grow(at,numbers){for(const what of NUMBERED)this.numberings[what].grow(at,numbers[what])}addString(string3){
if(this.#stringed===this.#strings.length)this.#strings=widened(this.#strings,new Int32Array(2*this.#stringed+1024));this.#strings[this.#stringed]=string3;return this.#stringed++}stringAt(place){
return this.#strings[place]}file(at){return this.#files[at]??this.#make(at)}known(at){return this.#files[at]}fn(at){const known=this.#functions[at];if(known)return known;
this.#make(this.numberings.functions.holder(at));return this.#functions[at]}cls(at){const known=this.#classes[at];if(known)return known;this.#make(this.numberings.
classes.holder(at));return this.#classes[at]}typeOf(id){const found=this.#symbols.get(id);return found===void 0?void 0:found<0?"class":"function"}functionOf(id){
const found=this.#symbols.get(id);return found===void 0||found<0?void 0:this.fn(found)}overloads(at){const{file:file2,symbol}=this.fn(at);const overloads=this.#overloadsOf(
file2);const own=overloads.size===0?void 0:this.file(file2).symbols[symbol];return(own&&overloads.get(`${own.parent}:${own.name}`)?.filter(one=>one!==at))??NONE6}#overloadsOf(file2){
let known=this.#overloads[file2];if(known)return known;known=new Map;const{symbols,functions}=this.file(file2);for(const at of functions){const fn2=this.fn(at);
const symbol=fn2.flags&FLAG.overload?symbols[fn2.symbol]:void 0;if(!symbol)continue;const key=`${symbol.parent}:${symbol.name}`;const list2=known.get(key);if(list2)
list2.push(at);else known.set(key,[at])}this.#overloads[file2]=known;return known}#make(at){const{path,symbols,surface}=this.#load(at);const{numberings}=this;const nodes=numberings.
nodes.file(at);const functions=numberings.functions.file(at);const classes2=numberings.classes.file(at);const strings=Int32Array.from(numberings.strings.file(at),
place=>this.stringAt(place));const s=index=>index<0?index:strings[index];const n=index=>index<0?index:nodes.of(index);const bind=binding=>[s(binding[0]),n(binding[1]),
...binding.slice(2)];const table=bindings=>new Map(bindings.map(binding=>[s(binding[0]),bind(binding)]));for(const[nth,fn2]of surface.functions.entries()){this.#functions[functions.
of(nth)]={file:at,symbol:fn2.symbol,flags:fn2.flags,parameters:fn2.parameters.map(p=>[s(p[0]),p[1],n(p[2]),n(p[3]),n(p[4])]),returns:n(fn2.returns),yields:n(fn2.
yields),annotation:n(fn2.annotation),owner:fn2.owner<0?-1:classes2.of(fn2.owner)};const id=symbols[fn2.symbol]?.id;if(id!==void 0)this.#symbols.set(id,functions.
of(nth))}for(const[nth,cls2]of surface.classes.entries()){this.#classes[classes2.of(nth)]={file:at,symbol:cls2.symbol,bases:cls2.bases.map(n),members:table(cls2.
members),fields:table(cls2.fields)};const id=symbols[cls2.symbol]?.id;if(id!==void 0)this.#symbols.set(id,-1-classes2.of(nth))}const file2={path,symbols,exports:table(
surface.exports),stars:surface.stars.map(star=>{const fact=surface.imports[star];return{module:s(fact[0]),level:fact[1]}}),all:surface.all&&new Set(surface.all),
imports:surface.imports.map(fact=>[s(fact[0]),fact[1],fact[2]<0?fact[2]:s(fact[2]),fact[3]]),strings,nodes,functions,classes:classes2};this.#files[at]=file2;return file2}};
var NONE6=[];function loadSurface(program,surface,index){const node2=program.count;const functions=program.files.numberings.functions.end;const classes2=program.files.numberings.
classes.end;const list2=program.listed;const strings=Int32Array.from(surface.strings,text=>program.string(text));const kinds=unpackNumbers(surface.kind);const lists=unpackNumbers(
surface.lists);const edges=unpackNumbers(surface.edges);program.reserve(kinds.length,lists.length,edges.length);program.kind.set(kinds,node2);program.a.set(unpackNumbers(
surface.a),node2);program.b.set(unpackNumbers(surface.b),node2);program.lists.set(lists,list2);program.count+=kinds.length;program.listed+=lists.length;moveOperands(
program,node2,program.count,{string:at=>strings[at],node:at=>node2+at,fn:at=>functions+at,cls:at=>classes2+at,list:at=>list2+at,file:()=>index});for(const end of edges)
program.edges[program.edged++]=node2+end;program.files.add(surface,kinds.length,strings)}var Modules=class{directories;#program;#directoryIndex;#resolved=[];#members=[];constructor(program,directories){this.#program=program;this.directories=directories;
this.#directoryIndex=new Map(directories.map((directory,at)=>[directory,at]))}module(file2,module,level){const known=tableAt(this.#resolved,this.#program.packages.
homeOf(file2));const key=module*16+Math.min(level,15);if(known.has(key))return known.get(key);const found=this.#findModule(file2,module,level);known.set(key,found);
return found}fileNamed(file2,text){const{kind,a,objects}=this.#program;if(kind[text]!==OP.TEXT||a[text]<0)return void 0;const module=this.module(file2,a[text],0);
return module!==void 0&&objects.kind[module]===VALUE.module?objects.a[module]:void 0}#findModule(file2,module,level){const target=this.#program.packages.resolve(
file2,this.#program.strings[module],level);switch(target.is){case"file":return this.#program.objects.of(VALUE.module,target.file);case"namespace":return this.#program.
objects.of(VALUE.namespace,this.#directory(target.directory));case"external":return this.#program.objects.external(target.package,target.name);case"missing":return void 0}}#directory(path){
let index=this.#directoryIndex.get(path);if(index===void 0){index=this.directories.push(path)-1;this.#directoryIndex.set(path,index)}return index}exported(file2,name2,seen2){
const binding=this.#program.file(file2).exports.get(name2);if(binding)return{file:file2,binding};const{stars}=this.#program.file(file2);if(stars.length===0)return void 0;
const visited=seen2??new Set;if(visited.has(file2))return void 0;visited.add(file2);const text=this.#program.strings[name2];for(let at=stars.length-1;at>=0;at--){
const star=stars[at];const module=this.module(file2,star.module,star.level);if(module===void 0||this.#program.objects.kind[module]!==VALUE.module)continue;const from=this.#program.
objects.a[module];const{all}=this.#program.file(from);if(all?!all.has(text):text.startsWith("_"))continue;const found=this.exported(from,name2,visited);if(found)
return found}return void 0}outsideStar(file2,seen2=new Set){if(seen2.has(file2))return void 0;seen2.add(file2);const{objects}=this.#program;for(const star of this.#program.
file(file2).stars){const module=this.module(file2,star.module,star.level);if(module===void 0)continue;if(objects.kind[module]===VALUE.external)return module;const from=objects.
kind[module]===VALUE.module?objects.a[module]:-1;if(from<0||this.#program.file(from).all)continue;const further=this.outsideStar(from,seen2);if(further!==void 0)
return further}return void 0}submodule(module,name2){const{objects}=this.#program;const directory=objects.kind[module]===VALUE.module?this.#program.packages.packageDirectory(
objects.a[module]):objects.kind[module]===VALUE.namespace?this.directories[objects.a[module]]:void 0;if(directory===void 0)return void 0;const found=this.#program.
packages.submodule(directory,this.#program.strings[name2]);if(found?.is==="file")return objects.of(VALUE.module,found.file);if(found?.is==="namespace")return objects.
of(VALUE.namespace,this.#directory(found.directory));return void 0}member(module,name2){const{objects}=this.#program;if(objects.kind[module]===VALUE.module){const file2=objects.
a[module];const found=this.exported(file2,name2);if(found)return{found};const below=this.submodule(module,name2);if(below!==void 0)return{object:below};const star=this.
outsideStar(file2);return star===void 0?{}:{object:this.outsideMember(star,name2)}}if(objects.kind[module]===VALUE.namespace){const below=this.submodule(module,
name2);return below===void 0?{}:{object:below}}return objects.outside(module)?{object:this.outsideMember(module,name2)}:{}}outsideMember(object,name2){const known=tableAt(
this.#members,object);let member=known.get(name2);if(member===void 0){member=memberOutside(this.#program.objects,object,this.#program.strings[name2]);known.set(
name2,member)}return member}imported(file2,fact){const module=this.module(file2,fact[0],fact[1]);if(fact[2]<0)return module===void 0?{}:{object:module};if(module===
void 0)return{};if(this.#program.objects.kind[module]===VALUE.module&&this.#program.objects.a[module]===file2){const below=this.submodule(module,fact[2]);if(below!==
void 0)return{object:below}}const named3=this.member(module,fact[2]);if(named3.found?.file===file2&&this.#binds(named3.found,fact)){const below=this.submodule(module,
fact[2]);if(below!==void 0)return{object:below}}return named3}#binds({file:file2,binding:[,,...definitions]},fact){const{imports}=this.#program.file(file2);return definitions.
some(one=>one%4===DEFINITION.import&&imports[one>>2]===fact)}global(file2,name2){const found=this.exported(file2,name2);if(found)return{found};const text=this.#program.
strings[name2];if(BUILTINS.has(text))return{object:this.#program.objects.external("std:python",text)};const star=this.outsideStar(file2);return star===void 0?{}:
{object:this.outsideMember(star,name2)}}};function memberOutside(objects,object,name2){const outside=objects.outside(object);const path=outside.name.split(".");
const behindMember=/^[A-Z].*[a-z]/.test(path.at(-2)??"");const deep=outside.name===""||behindMember||path.length>=LONGEST_PATH2;return objects.external(outside.
package,deep?name2:`${outside.name}.${name2}`,false,objects.b[object])}var LONGEST_PATH2=6;function tableAt(tables,at){const known=tables[at];if(known)return known;
const made=new Map;tables[at]=made;return made}var Program=class{objects;packages=new Packages(file2=>this.#importsNamesake(file2));kind=new Uint8Array(0);a=new Int32Array(0);b=new Int32Array(0);count=0;lists=new Int32Array(
0);listed=0;edges=new Int32Array(0);edged=0;files;paths=[];strings;#begun;#stringIndex=new Map;#hasAllStrings;#added=[];#first=new Int32Array(0);#sources=new Int32Array(
0);#gainedEdges=[];#gainedSources=new Map;circle=new Circle;#entities=new Answers(this.circle,node2=>[...new Set(this.#findEntities(node2))],()=>NOTHING4);hierarchy=new Hierarchy(
this);types=new AnnotationTypes(this);modules;satisfaction;#fileIndex=new Map;#tests=[];constructor(settled){this.strings=settled?read(settled.columns.texts):[];
this.#begun={texts:settled?.columns.texts??NO_TEXTS,count:this.strings.length};this.modules=new Modules(this,settled?read(settled.columns.directories):[]);this.
satisfaction=new Satisfaction(this,settled?.columns);this.#hasAllStrings=!settled;if(!settled){this.objects=new Objects;this.files=new Files(at=>this.#take(at));
return}const{columns,room,paths,load}=settled;const{kind,a,b,lists}=room??columns;this.objects=new Objects(columns,room);this.files=new Files(load,columns,room);
this.kind=kind;this.a=a;this.b=b;this.count=columns.kind?.length??0;this.lists=lists;this.listed=columns.lists?.length??0;this.addEdges(columns.gainedEdges);this.#first=
columns.first;this.#sources=columns.sources;for(const path of paths)this.#addPath(path);this.packages.finish()}save(){return{kind:this.kind.subarray(0,this.count),
a:this.a.subarray(0,this.count),b:this.b.subarray(0,this.count),lists:this.lists.subarray(0,this.listed),first:this.#first,sources:this.#sources,gainedEdges:Int32Array.
from(this.#gainedEdges),texts:extended(this.#begun.texts,this.strings,this.#begun.count),directories:written2(this.modules.directories),...this.objects.save(),...this.
files.save(),...this.satisfaction.save()}}share(){this.kind=this.kind.subarray(0,this.count);this.a=this.a.subarray(0,this.count);this.b=this.b.subarray(0,this.
count);this.lists=this.lists.subarray(0,this.listed);this.objects.share()}string(text){let index=this.#stringIndex.get(text);if(index===void 0){index=this.#hasAllStrings?
-1:this.strings.indexOf(text);if(index<0)index=this.strings.push(text)-1;this.#stringIndex.set(text,index)}return index}node(kind,a,b){if(this.count===this.kind.
length)this.reserve(1);const node2=this.count++;this.kind[node2]=kind;this.a[node2]=a;this.b[node2]=b;return node2}list(values){this.reserve(0,values.length);const at=this.
listed;for(let nth=0;nth<values.length;nth++)this.lists[this.listed++]=values[nth];return at}reserve(nodes,lists=0,edges=0){if(this.count+nodes>this.kind.length){
const capacity=roomier(this.count+nodes);this.kind=widened(this.kind,new Uint8Array(capacity));this.a=widened(this.a,new Int32Array(capacity));this.b=widened(this.
b,new Int32Array(capacity))}if(this.listed+lists>this.lists.length)this.lists=widened(this.lists,new Int32Array(roomier(this.listed+lists)));if(this.edged+edges>
this.edges.length)this.edges=widened(this.edges,new Int32Array(roomier(this.edged+edges)))}add(file2){const{surface}=file2;const index=this.#added.push({...file2,
surface:{...surface,...LOADED}})-1;this.#addPath(file2.path);loadSurface(this,surface,index);return index}#take(at){const file2=this.#added[at];this.#added[at]=
void 0;return file2}#addPath(path){const index=this.paths.push(path)-1;this.packages.add(path,index);this.#fileIndex.set(path,index)}isTest(file2){const path=this.
paths[file2];if(path===void 0)return false;this.#tests[file2]??=isTestFile(path);return this.#tests[file2]}finish(){this.packages.finish();const{first,sources}=byTarget(
this.edges.subarray(0,this.edged),this.count);this.#first=first;this.#sources=sources}addEdges(edges){const sources=new Map;for(let at=0;at<edges.length;at+=2){
const[from,to]=[edges[at],edges[at+1]];this.#gainedEdges.push(from,to);const known=sources.get(to);if(known)known.push(from);else sources.set(to,[from])}for(const[
to,froms]of sources)this.#gainedSources.set(to,Int32Array.from(froms))}#importsNamesake(at){const{path,imports,symbols}=this.file(at);const own=stemOf(path);return imports.
some(([module,level,name2])=>{const text=this.strings[module];if(level>0||text!==own&&!text.startsWith(`${own}.`))return false;return text!==own||name2<0||!symbols.
some(symbol=>symbol.name===this.strings[name2])})}positional(list2){const given3=[];if(list2<0)return given3;for(let at=list2+1,end=at+this.lists[list2];at<end;at++)
if(this.lists[at]>=0)given3.push(this.lists[at]);return given3}spread(list2){const given3=[];if(list2<0)return given3;for(let at=list2+1,end=at+this.lists[list2];at<
end;at++)if(this.lists[at]<0)given3.push(ARGUMENT.spread-this.lists[at]);return given3}fileAt(path){return this.#fileIndex.get(path)}file(at){return this.files.
file(at)}fn(at){return this.files.fn(at)}cls(at){return this.files.cls(at)}*fixtureParameters(fn2){const fact=this.fn(fn2);for(const[at,parameter]of fact.parameters.
entries())if(isFilledIn(fact,at))yield[parameter[2],parameter[0]]}sources(node2){return node2+2<this.#first.length?this.#sources.subarray(this.#first[node2],this.#first[node2+
1]):this.#gainedSources.get(node2)??NO_SOURCES}origin(node2){let at=node2;for(let hops=0;hops<16;hops++){const kind=this.kind[at];if(kind===OP.GUARDED||kind===OP.
UNGUARDED||kind===OP.OF_KIND){at=this.a[at];continue}if(kind!==OP.JOIN)break;const from=this.sources(at);if(from.length!==1)break;at=from[0]}return at}entities(node2){
return this.#entities.of(node2)}#findEntities(node2){const a=this.a[node2];const b=this.b[node2];switch(this.kind[node2]){case OP.FUNCTION:return[this.objects.of(
VALUE.function,a)];case OP.CLASS:return[this.objects.of(VALUE.class,a)];case OP.DECORATED:return this.entities(b);case OP.JOIN:return[...this.sources(node2)].flatMap(
from=>this.entities(from));case OP.NAME:return this.#named(this.modules.global(b,a));case OP.MODULE:case OP.IMPORTED:return this.#named(this.modules.imported(b,
this.file(b).imports[a]));case OP.ATTRIBUTE:return this.entities(a).flatMap(object=>{const kind=this.objects.kind[object];if(kind===VALUE.class){const cls2=this.
objects.a[object];const found=this.hierarchy.member(cls2,b);if(found)return this.entities(found.binding[1]);const[outside]=this.hierarchy.of(cls2).outside;return outside===
void 0?NOTHING4:[this.modules.outsideMember(outside,b)]}return this.#named(this.modules.member(object,b))});case OP.SUBSCRIPT:return this.entities(a).filter(object=>{
const kind=this.objects.kind[object];return kind===VALUE.class||kind===VALUE.external});case OP.TYPED:return b>=0?this.entities(b):NOTHING4;case OP.CALL:return madeClass(
this,node2).bases;default:return NOTHING4}}#named(what){if(what.found)return this.entities(what.found.binding[1]);return what.object===void 0?NOTHING4:[what.object]}};
function byTarget(edges,count){const first=new Int32Array(count+2);for(let at=1;at<edges.length;at+=2)bump(first,edges[at]+2,1);for(let at=2;at<first.length;at++)
bump(first,at,first[at-1]);const sources=new Int32Array(edges.length/2);for(let at=1;at<edges.length;at+=2){const target=edges[at]+1;sources[first[target]]=edges[at-
1];bump(first,target,1)}return{first,sources}}var NOTHING4=[];var LOADED={strings:[],kind:"",a:"",b:"",lists:"",edges:""};var NO_TEXTS=new Uint8Array(0);var NO_SOURCES=new Int32Array(
0);var roomier=needed=>needed+(needed>>1)+1024;function bump(counts,at,by){counts[at]=counts[at]+by}function createPythonLinker(_project){const program=new Program;const flow=new ValueFlow(program);return{isLaden:true,add(file2){program.add(file2)},finish(){program.
finish();flow.settle()},settled:()=>pack({...program.save(),...flow.save()}),link:linking(program,flow)}}function resumePythonLinker(_project,settled,paths,load){
const columns=unpack(settled);const program=new Program({columns,paths,load});return{link:linking(program,new ValueFlow(program,columns)),symbolsOf:at=>program.
files.known(at)?.symbols}}function growPythonLinker(_project,settled,paths,load,before){const now=new Map([...before.keys()].map(at=>[at,load(at)]));if([...now.
values()].some(({symbols})=>symbols.some(({kind})=>kind==="interface")))return void 0;const growths=[];for(const[at,file2]of before){const growth=growthOf(at,file2,
now.get(at));if(!growth)return void 0;growths.push(growth)}const columns=unpack(settled);const room=unpackWithRoom(settled);const program=new Program({columns,room,
paths,load:at=>now.get(at)??load(at)});const gained=growProgram(program,growths);if(!gained)return void 0;const flow=new ValueFlow(program,columns,room);try{flow.
settleMore(gained)}catch(error){if(error instanceof NotContained)return void 0;throw error}const grown=repack(settled,{...program.save(),...flow.save()});program.
share();flow.share();return{settled:()=>grown,link:linking(program,flow),affected:[]}}function linking(program,flow){const names=new Destinations(program);const leading={
names,members:new MemberDestinations(program,flow,names),callees:new CalleeDestinations(program,flow,names)};return(file2,body,out)=>{const index=program.fileAt(
file2.path);if(index!==void 0)new FileLinker(program,flow,leading,index,file2,body,out).link()}}export{createPythonLinker as createLinker,extractPython as extract,growPythonLinker as growLinker,repair,resumePythonLinker as resumeLinker};
