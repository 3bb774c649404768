import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{NAMED}from"./CCXMQBEG.js";var OP={sequence:1,block:2,name:3,member:4,call:5,construct:6,delegate:7,self:8,parent:9,literal:10,cast:11,test:12,binary:13,unary:14,assign:15,condition:16,index:17,
newArray:18,arrayLiteral:19,classLiteral:20,lambda:21,methodReference:22,switch:23,case:24,caseLabel:25,local:26,return:27,forEach:28,type:29,memberBody:30,supertype:31,
annotation:32,named:33,import:34,label:35,jump:36,typeParameter:37,deconstruct:38,initializer:39,capture:40,classReference:41,callFunction:42,constant:43,assume:44,
functionReference:45,callableMember:46,spread:47,initialize:48,branch:49,typeName:50,typeMember:51,typePrimitive:52,typeArray:53,typeWildcard:54,typeInferred:55,
typeUnion:56,typeText:57,typePath:58,typeOptional:59,typeAnnotated:60,scopedName:61,scopedMember:62,scopedCall:63,invoke:64,operator:65,choice:66,when:67,whenEntry:68,
subjectTest:69,scopedSelf:70,scopedSuper:71,localFunction:72,attempt:73,destructure:74,receiver:75,elvis:76,typeFunction:77,callableReference:78,logic:79,text:80,
iterate:81,primary:82,superCall:83,delegated:84,accessor:85,typeOfMember:86,objectLiteral:87,subject:88,functionValue:89,result:90,typeTuple:91,tuple:92,anonymousObject:101,
invokeValue:102,takeApart:93,propertyPattern:94,recursivePattern:100,listPattern:95,query:96,selected:97,grouped:98,operation:99,term:103,select:104,apply:105,make:106,
namedType:107,innerType:108,knownType:109,compoundType:110,typeOfTerm:111,importFrom:112,selector:113,statements:114,bindings:115,cases:116,alternative:117,match:118,
bound:119,typedPattern:120,extracted:121,captured:122,alternatives:123,stable:124,rest:125,comprehension:126,generator:127,either:128,placeholder:129,placeholderParameter:130,
assigned:131,thisOf:132,superOf:133,interpolation:134,attempted:135,ascribed:136,tupled:137,method:138,spreadOf:139,prefixed:140,never:141,selfType:142,typeLambda:143,
lambdaTypeParameter:144,sign:145,mention:146};var USE_READ=0;var USE_WRITE=1;var USE_READ_WRITE=2;var LITERAL={int:0,long:1,float:2,double:3,char:4,string:5,boolean:6,
null:7};var ASSIGN={plain:0,compound:1,seenByValue:2};var ARITHMETIC={numeric:0,boolean:1,plus:2,shift:3};var LAST_PARAMETER="{}";var LOCAL_KINDS=["parameter","\
variable","function","class","type","label","import"];var USE_PROPERTY=4;var USE_MAY_DEFINE=8;var LAMBDA_TYPED=1;var LAMBDA_ISOLATED=2;var LAMBDA_ASYNC=4;var SHAPE={
value:0,statements:1,returning:2,droppable:3,endless:4};var FLAG={static:1,abstract:2,private:4,interface:8,enum:16,record:32,variadic:64,annotation:128,final:256,
protected:512,public:1024,declaresOverride:2048,trait:4096,file:8192,forwards:16384,extension:32768,explicit:65536,value:131072,object:262144,local:524288,functional:1048576,
expect:2097152,implicit:4194304,announced:8388608,parameter:16777216,field:33554432,getter:67108864,setter:134217728};var CodeWriter=class{strings=[];code=[];#index=new Map;#open=[];string(text){let index=this.#index.get(text);if(index===void 0){index=this.strings.push(text)-1;
this.#index.set(text,index)}return index}begin(operation){this.#open.push(this.code.length);this.code.push(operation,0)}operand(value){this.code.push(value)}patch(operand,value){
this.code[this.#open.at(-1)+2+operand]=value}end(){const at=this.#open.pop();this.code[at+1]=this.code.length-at}leaf(operation,...operands){this.code.push(operation,
2+operands.length,...operands)}};function grammarReader(types,fields,comments,values={words:[],exceptIn:[]}){const known=new WeakMap;return language=>{let grammar=known.get(language);if(!grammar){
const numbers=types.map(type=>language.idForNodeType(type,true)??language.idForNodeType(type,false)??-1);const t=Object.fromEntries(types.map((type,at)=>[type,numbers[at]]));
const f=Object.fromEntries(fields.map(field=>[field,language.fieldIdForName(field)??-1]));const[one=-1,two=-1]=comments.map(type=>t[type]);const words=new Set(values.
words.map(type=>t[type]));const exceptIn=new Set(values.exceptIn.map(type=>t[type]));grammar={names:language.types,t,f,isNamed:(tree,node)=>(tree.flags[node]&NAMED)!==
0||words.has(tree.type[node])&&!exceptIn.has(tree.type[tree.parent[node]]),isComment:(tree,node)=>tree.type[node]===one||tree.type[node]===two};known.set(language,
grammar)}return grammar}}var MOST_DEPTH=1e3;function startExtraction(tree,grammar,handlers){return{tree,grammar,handlers,out:new CodeWriter,symbols:[],surface:{
package:"",imports:[],types:[]},made:new Set,type:-1,member:-1,symbol:-1,comment:-1,depth:0}}function unitOf(x,module){const unit={symbols:x.symbols,surface:x.surface,
body:{strings:x.out.strings,code:x.out.code,made:[...x.made]}};if(module!=="")unit.module=module;return unit}var Handlers=class{#byName=new Map;#tables=new WeakMap;handle(types){
for(const[type,handler]of Object.entries(types))this.#byName.set(type,handler)}table(grammar){let table=this.#tables.get(grammar);if(!table){table=grammar.names.
map(name=>this.#byName.get(name));this.#tables.set(grammar,table)}return table}};function visit(x,node){if(x.depth>=MOST_DEPTH){x.out.leaf(OP.sequence);return}const handler=x.
handlers.table(x.grammar)[x.tree.type[node]];x.depth++;if(handler)handler(x,node);else visitChildren(x,node,OP.sequence);x.depth--}function visitChildren(x,node,operation){
x.out.begin(operation);visitEach(x,node);x.out.end()}function visitEach(x,node){const{tree,grammar}=x;const after=tree.after[node];for(let at=node+1;at<after;at=
tree.after[at])if(!grammar.isComment(tree,at)&&grammar.isNamed(tree,at))visit(x,at)}function visitField(x,node,field){const child=x.tree.child(node,field);if(child>=
0)visit(x,child);else x.out.leaf(OP.sequence)}function firstNamed(x,node){const{tree,grammar}=x;const after=tree.after[node];for(let at=node+1;at<after;at=tree.
after[at])if(grammar.isNamed(tree,at)&&!grammar.isComment(tree,at))return at;return-1}function namedChildren(x,node){const{tree,grammar}=x;const found=[];const after=tree.
after[node];for(let at=node+1;at<after;at=tree.after[at])if(grammar.isNamed(tree,at)&&!grammar.isComment(tree,at))found.push(at);return found}function childOfType(x,node,type){
const{tree}=x;const after=tree.after[node];for(let at=node+1;at<after;at=tree.after[at])if(tree.type[at]===type)return at;return-1}function writeName(x,node){x.
out.operand(x.out.string(x.tree.textOf(node)));writePosition(x,node)}function writePosition(x,node){if(x.placeless){x.out.operand(0);x.out.operand(0);return}const offset=x.
tree.start[node];x.out.operand(x.tree.lineAt(offset));x.out.operand(x.tree.columnAt(offset))}function importAlias(x,node){const offset=x.tree.start[node];return{
alias:x.tree.textOf(node),aliasAt:[x.tree.lineAt(offset),x.tree.columnAt(offset)]}}function currentType(x){return x.surface.types[x.type]}function enter(x,type,member,symbol){
const frame={type:x.type,member:x.member,symbol:x.symbol,comment:x.comment};Object.assign(x,{type,member,symbol,comment:-1});return frame}export{OP,USE_READ,USE_WRITE,USE_READ_WRITE,LITERAL,ASSIGN,ARITHMETIC,LAST_PARAMETER,LOCAL_KINDS,USE_PROPERTY,USE_MAY_DEFINE,LAMBDA_TYPED,LAMBDA_ISOLATED,LAMBDA_ASYNC,
SHAPE,FLAG,CodeWriter,grammarReader,startExtraction,unitOf,Handlers,visit,visitChildren,visitEach,visitField,firstNamed,namedChildren,childOfType,writeName,writePosition,
importAlias,currentType,enter};
