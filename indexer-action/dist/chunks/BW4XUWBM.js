import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{nominalOffers}from"./CSMF73AH.js";import{DeclarativeLinker,TYPE_KINDS,emptySurface,extractWithRules}from"./L6LW6G7P.js";import{kotlin,
scala}from"./VFN62LTH.js";import{ANY_NUMBER}from"./UAIDSGVG.js";import"./PYQ6AIYU.js";import{blanks,readAgain}from"./3ZEKHHDW.js";
import"./WYNVCRUU.js";import"./XUA4RPE5.js";import{ExternalTypes,FLAG,Handlers,LITERAL,MEMBER_CONSTRUCTOR,MEMBER_FIELD,MEMBER_METHOD,OP,
SHAPE,USE_READ,USE_READ_WRITE,arithmeticOf,assignment,childOfType,conditional,createLinker,currentType,draftSymbol,enter,firstNamed,grammarReader,headFrom,literal,
nestedIn,parenthesized,startExtraction,unitOf,visit,visitChildren,visitEach,visitField,writeInitializer,writeMember,writeMembers,writeName,writePosition}from"./555FWXBV.js";
import{oneLine}from"./VXN33LQ3.js";import"./LLKA34EM.js";var TYPES=["annotation","annotation_type_declaration","argument_list","array_initializer","block","block_comment","boolean_type","catch_type","class_body","clas\
s_declaration","dimensions","dimensions_expr","enum_body_declarations","enum_constant","enum_declaration","expression_statement","extends_interfaces","floating_\
point_type","formal_parameter","formal_parameters","generic_type","identifier","inferred_parameters","integral_type","interface_declaration","line_comment","loc\
al_variable_declaration","marker_annotation","method_invocation","modifiers","object_creation_expression","assignment_expression","update_expression","record_de\
claration","receiver_parameter","return_statement","lambda_expression","scoped_identifier","scoped_type_identifier","spread_parameter","super","this","throw_sta\
tement","type_arguments","type_bound","type_identifier","type_list","type_parameter","variable_declarator","void_type","wildcard","asterisk","static","extends",
"array_type","annotated_type","underscore_pattern"];var FIELDS=["alternative","arguments","array","body","condition","consequence","constructor","declarator","d\
imensions","element","field","index","interfaces","key","left","name","object","operand","operator","parameters","pattern","resources","right","scope","supercla\
ss","type","type_arguments","type_parameters","value"];var grammarOf=grammarReader(TYPES,FIELDS,["block_comment","line_comment"]);var javaHandlers=new Handlers;
function isAnnotation({tree,grammar},node){return tree.type[node]===grammar.t.annotation||tree.type[node]===grammar.t.marker_annotation}function typeText(x,node){const{tree,grammar}=x;const{t}=grammar;switch(tree.type[node]){case t.generic_type:{const base=firstNamed(x,node);const list=childOfType(
x,node,t.type_arguments);const texts=list<0?[]:argumentTexts(x,list);return texts.length===0?typeText(x,base):`${typeText(x,base)}<${texts.join(",")}>`}case t.scoped_type_identifier:{
const parts=[];for(const child of tree.children(node))if(!isAnnotation(x,child)&&grammar.isNamed(tree,child))parts.push(typeText(x,child));return parts.join(".")}case t.
array_type:return typeText(x,tree.child(node,grammar.f.element))+"[]".repeat(dimensionsOf(x,node));case t.annotated_type:{let last=node;for(const child of tree.
children(node))if(grammar.isNamed(tree,child))last=child;return last===node?"":typeText(x,last)}case t.wildcard:{const bound=boundOf(x,node);return bound<0?"?":
(childOfType(x,node,t.super)>=0?"-":"+")+typeText(x,bound)}case t.catch_type:{const texts=[];for(const child of tree.children(node))if(grammar.isNamed(tree,child))
texts.push(typeText(x,child));return texts.join("|")}default:return tree.textOf(node)}}function argumentTexts(x,list){const texts=[];for(const child of x.tree.children(
list))if(x.grammar.isNamed(x.tree,child)&&!x.grammar.isComment(x.tree,child))texts.push(typeText(x,child));return texts}function dimensionsOf(x,node){const dimensions=x.
tree.child(node,x.grammar.f.dimensions);if(dimensions<0)return 0;let count=0;const end=x.tree.end[dimensions];for(let at=x.tree.start[dimensions];at<end;at++)if(x.
tree.text.charCodeAt(at)===91)count++;return count}function boundOf(x,wildcard){const{tree,grammar}=x;for(const child of tree.children(wildcard))if(grammar.isNamed(
tree,child)&&tree.type[child]!==grammar.t.super&&!isAnnotation(x,child))return child;return-1}function annotationsOf(x,node){return[...x.tree.children(node)].filter(
child=>isAnnotation(x,child))}function writeAnnotated(x,annotations,write){if(annotations.length>0)x.out.begin(OP.typeAnnotated);write();for(const annotation2 of annotations)
visit(x,annotation2);if(annotations.length>0)x.out.end()}function writeType(x,node,dimensions=0){for(let at=0;at<dimensions;at++)x.out.begin(OP.typeArray);visit(
x,node);for(let at=0;at<dimensions;at++)x.out.end()}function writeArguments(x,list){for(const child of x.tree.children(list))if(x.grammar.isNamed(x.tree,child)&&
!x.grammar.isComment(x.tree,child))visit(x,child)}function writeNamedType(x,node,list){const{tree,grammar,out}=x;const{t}=grammar;if(tree.type[node]===t.type_identifier||
tree.type[node]===t.identifier){if(tree.textOf(node)==="var"&&list<0){out.leaf(OP.typeInferred);return}out.begin(OP.typeName);writeName(x,node)}else{const parts=[];
for(const child of tree.children(node))if(grammar.isNamed(tree,child))parts.push(child);const name2=parts.at(-1);const qualifier=parts[0];out.begin(OP.typeMember);
writeName(x,name2);visit(x,qualifier)}if(list>=0)writeArguments(x,list);out.end()}javaHandlers.handle({type_identifier:(x,node)=>writeNamedType(x,node,-1),scoped_type_identifier:(x,node)=>writeNamedType(
x,node,-1),generic_type:(x,node)=>writeNamedType(x,firstNamed(x,node),childOfType(x,node,x.grammar.t.type_arguments)),integral_type:primitive,floating_point_type:primitive,
boolean_type:primitive,void_type:primitive,array_type:(x,node)=>{const dimensions=x.tree.child(node,x.grammar.f.dimensions);const write=()=>writeType(x,x.tree.child(
node,x.grammar.f.element),dimensionsOf(x,node));writeAnnotated(x,dimensions<0?[]:annotationsOf(x,dimensions),write)},annotated_type:(x,node)=>{let last=-1;for(const child of x.
tree.children(node))if(x.grammar.isNamed(x.tree,child))last=child;if(last<0)x.out.leaf(OP.sequence);else writeAnnotated(x,annotationsOf(x,node),()=>visit(x,last))},
wildcard:(x,node)=>{const bound=boundOf(x,node);x.out.begin(OP.typeWildcard);x.out.operand(bound<0?0:childOfType(x,node,x.grammar.t.super)>=0?2:1);if(bound>=0)visit(
x,bound);for(const written of annotationsOf(x,node))visit(x,written);x.out.end()},catch_type:(x,node)=>{x.out.begin(OP.typeUnion);visitEach(x,node);x.out.end()},
type_parameter:(x,node)=>{const{tree,grammar,out}=x;const name2=childOfType(x,node,grammar.t.type_identifier);if(name2<0)return;out.begin(OP.typeParameter);writeName(
x,name2);const bound=childOfType(x,node,grammar.t.type_bound);if(bound>=0){for(const child of tree.children(bound))if(grammar.isNamed(tree,child))visit(x,child)}
for(const written of annotationsOf(x,node))visit(x,written);out.end()},marker_annotation:annotation,annotation});function primitive(x,node){x.out.leaf(OP.typePrimitive,
x.out.string(x.tree.textOf(node)))}function annotation(x,node){const{tree,grammar,out}=x;const name2=tree.child(node,grammar.f.name);out.begin(OP.annotation);writePosition(
x,name2);writeQualifiedType(x,name2);const list=tree.child(node,grammar.f.arguments);if(list>=0)visitEach(x,list);out.end()}function writeQualifiedType(x,node){
const{tree,grammar,out}=x;if(tree.type[node]===grammar.t.scoped_identifier){out.begin(OP.typeMember);writeName(x,tree.child(node,grammar.f.name));writeQualifiedType(
x,tree.child(node,grammar.f.scope));out.end()}else{out.begin(OP.typeName);writeName(x,node);out.end()}}function writeLocal(x,name2,kind,type,value=-1,dimensions=0){const{out}=x;out.begin(OP.local);writeName(x,name2);out.operand(kind);if(type>=0)writeType(x,type,dimensions);else
out.leaf(OP.typeInferred);if(value>=0)visit(x,value);out.end()}function declarators(x,node){const{tree,grammar}=x;const{f}=grammar;modifiers(x,node);const type=tree.
child(node,f.type);for(const child of tree.children(node))if(tree.field[child]===f.declarator)writeLocal(x,tree.child(child,f.name),1,type,tree.child(child,f.value),
dimensionsOf(x,child))}function modifiers(x,node){const list=childOfType(x,node,x.grammar.t.modifiers);if(list>=0)visitEach(x,list)}function parameter(x,node){const{
tree,grammar}=x;const{f}=grammar;const name2=tree.child(node,f.name);if(name2>=0)writeLocal(x,name2,0,tree.child(node,f.type),-1,dimensionsOf(x,node));else x.out.
leaf(OP.sequence)}function spreadParts(x,node){const{tree,grammar}=x;let type=-1;let name2=-1;for(const child of tree.children(node)){if(!grammar.isNamed(tree,child)||
tree.type[child]===grammar.t.modifiers)continue;if(tree.type[child]===grammar.t.variable_declarator)name2=tree.child(child,grammar.f.name);else if(!/annotation/.
test(tree.typeName(child))||tree.type[child]===grammar.t.annotated_type)type=child}return{name:name2,type}}javaHandlers.handle({block:(x,node)=>visitChildren(x,
node,OP.block),constructor_body:(x,node)=>visitChildren(x,node,OP.block),for_statement:(x,node)=>visitChildren(x,node,OP.block),try_with_resources_statement:(x,node)=>visitChildren(
x,node,OP.block),catch_clause:(x,node)=>visitChildren(x,node,OP.block),local_variable_declaration:(x,node)=>{x.out.begin(OP.sequence);declarators(x,node);x.out.
end()},formal_parameter:parameter,catch_formal_parameter:(x,node)=>{const name2=x.tree.child(node,x.grammar.f.name);if(name2>=0)writeLocal(x,name2,0,childOfType(
x,node,x.grammar.t.catch_type))},spread_parameter:(x,node)=>{const{name:name2,type}=spreadParts(x,node);if(name2>=0&&type>=0)writeLocal(x,name2,0,type,-1,1);else
x.out.leaf(OP.sequence)},receiver_parameter:x=>x.out.leaf(OP.sequence),resource:(x,node)=>{const{tree,grammar}=x;const name2=tree.child(node,grammar.f.name);if(name2<
0)return visitChildren(x,node,OP.sequence);writeLocal(x,name2,1,tree.child(node,grammar.f.type),tree.child(node,grammar.f.value),dimensionsOf(x,node))},enhanced_for_statement:(x,node)=>{
const{tree,grammar,out}=x;const{f}=grammar;out.begin(OP.forEach);writeLocal(x,tree.child(node,f.name),1,tree.child(node,f.type),-1,dimensionsOf(x,node));visitField(
x,node,f.value);visitField(x,node,f.body);out.end()},return_statement:(x,node)=>visitChildren(x,node,OP.return),yield_statement:(x,node)=>visitChildren(x,node,OP.
return),labeled_statement:(x,node)=>{const{tree,grammar,out}=x;out.begin(OP.block);for(const child of tree.children(node)){if(!grammar.isNamed(tree,child)||grammar.
isComment(tree,child))continue;if(tree.type[child]===grammar.t.identifier){out.begin(OP.label);writeName(x,child);out.end()}else visit(x,child)}out.end()},break_statement:jump,
continue_statement:jump,switch_expression:(x,node)=>{const{f}=x.grammar;x.out.begin(OP.switch);visitField(x,node,f.condition);const body=x.tree.child(node,f.body);
if(body>=0)visitEach(x,body);x.out.end()},switch_block_statement_group:(x,node)=>visitChildren(x,node,OP.case),switch_rule:(x,node)=>visitChildren(x,node,OP.case),
switch_label:(x,node)=>{const{tree,grammar,out}=x;out.begin(OP.sequence);for(const child of tree.children(node)){if(!grammar.isNamed(tree,child)||grammar.isComment(
tree,child))continue;if(tree.type[child]===grammar.t.identifier){out.begin(OP.caseLabel);writeName(x,child);out.operand(USE_READ);out.end()}else visit(x,child)}
out.end()},type_pattern:(x,node)=>{const parts=[];for(const child of x.tree.children(node))if(x.grammar.isNamed(x.tree,child))parts.push(child);const name2=parts.
at(-1);if(parts.length>1)writeLocal(x,name2,1,parts.at(-2));else visitChildren(x,node,OP.sequence)},record_pattern:(x,node)=>{const{tree,grammar,out}=x;out.begin(
OP.deconstruct);for(const child of tree.children(node)){if(!grammar.isNamed(tree,child))continue;if(tree.type[child]===grammar.t.identifier){out.begin(OP.typeName);
writeName(x,child);out.end()}else if(tree.typeName(child)==="record_pattern_body")visitEach(x,child);else visit(x,child)}out.end()},record_pattern_component:(x,node)=>{
const parts=[];for(const child of x.tree.children(node))if(x.grammar.isNamed(x.tree,child))parts.push(child);const[type,name2]=parts;if(type!==void 0&&name2!==void 0)
writeLocal(x,name2,1,type);else visitChildren(x,node,OP.sequence)}});function jump(x,node){const label=firstNamed(x,node);if(label<0){x.out.leaf(OP.sequence);return}
x.out.begin(OP.jump);writeName(x,label);x.out.end()}var MODIFIERS={public:"public",protected:"protected",private:"private",static:"static",abstract:"abstract",final:"final"};var TESTS=/^@(?:[\w.]+\.)?(?:Test|ParameterizedTest|RepeatedTest|TestFactory|TestTemplate|Theory|Property)\b/;
var ROUTES=[[/^@(Get|Post|Put|Delete|Patch)Mapping\b/,""],[/^@RequestMapping\b/,"ANY"]];function declared(x,node){const{tree,grammar}=x;const found={flags:0,modifiers:[],
annotations:[]};const list=childOfType(x,node,grammar.t.modifiers);if(list<0)return found;for(const child of tree.children(list)){if(grammar.isComment(tree,child))
continue;const text=tree.textOf(child);if(isAnnotation(x,child)){found.annotations.push(oneLine(text,"slashes"));if(text==="@Override")found.flags|=FLAG.declaresOverride;
continue}const modifier=MODIFIERS[text];if(modifier===void 0)continue;found.modifiers.push(modifier);found.flags|=FLAG[modifier]??0}return found}function addSymbol(x,node,nameNode,kind,about,more={}){
const{tree}=x;const draft=draftSymbol(x,node,nameNode,kind,tree.textOf(nameNode),more);if(x.comment>=0){const start=tree.start[x.comment];if(tree.text.startsWith(
"/**",start)){draft.doc=[tree.lineAt(start),tree.lineAt(tree.end[x.comment]-1)];if(tree.text.slice(start,tree.end[x.comment]).includes("@deprecated"))about.modifiers.
push("deprecated")}}const modifiers2=[...about.modifiers];if(about.flags&(FLAG.public|FLAG.protected))modifiers2.push("exported");if(about.flags&FLAG.declaresOverride)
modifiers2.push("override");if(about.annotations.some(a=>a.startsWith("@Deprecated")))modifiers2.push("deprecated");if(modifiers2.length>0)draft.modifiers=[...new Set(
[...more.modifiers??[],...modifiers2])];if(about.annotations.length>0)draft.annotations=about.annotations;return x.symbols.push(draft)-1}function signature(x,node,body){
const{tree,grammar}=x;let start=tree.start[node];const list=childOfType(x,node,grammar.t.modifiers);if(list>=0){for(const child of tree.children(list))if(isAnnotation(
x,child)){if(tree.text.slice(start,tree.start[child]).trim()==="")start=tree.end[child]}}return headFrom(x,start,node,body)}function parametersOf(x,list){const{
tree,grammar}=x;const{t,f}=grammar;const found={facts:[],texts:[],variadic:false};if(list<0)return found;for(const child of tree.children(list)){let name2=-1;let type=-1;
let dimensions=0;const spread=tree.type[child]===t.spread_parameter;if(tree.type[child]===t.formal_parameter){name2=tree.child(child,f.name);type=tree.child(child,
f.type);dimensions=dimensionsOf(x,child)}else if(spread)({name:name2,type}=spreadParts(x,child));if(name2<0||type<0)continue;const text=typeText(x,type)+"[]".repeat(
dimensions);found.texts.push([tree.textOf(name2),spread?`${text}[]`:text]);found.facts.push({name:tree.textOf(name2),type:tree.textOf(type).replace(/\s+/g," ")+
"[]".repeat(dimensions),...spread?{variadic:true}:{}});if(spread)found.variadic=true}return found}function roleOf(x,name2,about,parameters){if(about.annotations.
some(a=>TESTS.test(a)))return{modifiers:["test"]};const owner=x.surface.types[x.type];if(/^test[A-Z_\d]/.test(name2)&&about.flags&FLAG.public&&owner?.supertypes?.
some(s=>/(^|\.)TestCase$/.test(s)))return{modifiers:["test"]};if(name2==="main"&&about.flags&FLAG.static&&parameters.texts[0]?.[1]==="String[]")return{modifiers:[
"entry"],extra:{entry:"main"}};for(const annotation2 of about.annotations){for(const[pattern,verb2]of ROUTES){const match=pattern.exec(annotation2);if(match){const path=/"([^"]*)"/.
exec(annotation2)?.[1]??"";const method2=match[1]?.toUpperCase()??/RequestMethod\.(\w+)/.exec(annotation2)?.[1]??verb2;return{modifiers:["entry"],extra:{route:`${method2}\
 ${path}`.trim()}}}}const verb=/^@(GET|POST|PUT|DELETE|PATCH|HEAD|OPTIONS)$/.exec(annotation2)?.[1];if(verb){const path=about.annotations.map(a=>/^@Path\(\s*"([^"]*)"/.
exec(a)?.[1]).find(Boolean)??"";return{modifiers:["entry"],extra:{route:`${verb} ${path}`.trim()}}}}return{}}function typeParameterTexts(x,node){const{tree,grammar}=x;const list=tree.child(node,grammar.f.type_parameters);if(list<0)return void 0;const texts=[];for(const child of tree.
children(list)){if(tree.type[child]!==grammar.t.type_parameter)continue;const name2=childOfType(x,child,grammar.t.type_identifier);if(name2<0)continue;const text=[
tree.textOf(name2)];const bound=childOfType(x,child,grammar.t.type_bound);if(bound>=0){for(const one of tree.children(bound))if(grammar.isNamed(tree,one))text.push(
typeText(x,one))}texts.push(text)}return texts}function writeBody(x,body){const{tree,grammar}=x;writeMembers(x,body,child=>{if(tree.type[child]===grammar.t.enum_body_declarations)
writeBody(x,child);else visit(x,child)})}function superTypes(x,node){const{tree,grammar}=x;const found=[];const collect=(from,implemented)=>{for(const child of tree.
children(from)){if(tree.type[child]===grammar.t.type_list)collect(child,implemented);else if(grammar.isNamed(tree,child))found.push({node:child,implemented})}};
const superclass=tree.child(node,grammar.f.superclass);if(superclass>=0)collect(superclass,false);const interfaces=tree.child(node,grammar.f.interfaces);if(interfaces>=
0)collect(interfaces,true);const extended=childOfType(x,node,grammar.t.extends_interfaces);if(extended>=0)collect(extended,false);return found}function typeDeclaration(kind,flags){
return(x,node)=>{const{tree,grammar,out}=x;const{f}=grammar;const about=declared(x,node);const nameNode=tree.child(node,f.name);const body=tree.child(node,f.body);
const outer=currentType(x);if(outer&&outer.flags&FLAG.interface&&x.member<0)about.flags|=FLAG.public;const symbol=addSymbol(x,node,nameNode,kind,about,{signature:signature(
x,node,body)});const text={name:tree.textOf(nameNode),symbol,flags:about.flags|flags,outer:x.type,within:x.member,members:[]};const supers=superTypes(x,node);if(supers.
length>0)text.supertypes=supers.map(s=>typeText(x,s.node));if(tree.child(node,f.superclass)>=0)text.superclass=0;const typeParameters=typeParameterTexts(x,node);
if(typeParameters)text.typeParameters=typeParameters;const type=x.surface.types.push(text)-1;const frame=enter(x,type,-1,symbol);out.begin(OP.type);out.operand(
type);out.operand(symbol);modifiers(x,node);const list=tree.child(node,f.type_parameters);if(list>=0)visitEach(x,list);for(const s of supers){out.begin(OP.supertype);
writePosition(x,s.node);out.operand(s.implemented?1:0);visit(x,s.node);out.end()}const components=tree.child(node,f.parameters);if(components>=0)recordComponents(
x,components,text);if(body>=0)writeBody(x,body);out.end();if(flags&FLAG.record)implicitAccessors(text);if(flags&FLAG.enum)implicitEnumMethods(text);Object.assign(
x,frame)}}function recordComponents(x,list,type){const{tree,grammar}=x;for(const child of tree.children(list)){if(tree.type[child]!==grammar.t.formal_parameter&&
tree.type[child]!==grammar.t.spread_parameter)continue;const found=parametersOf(x,list).facts;const about=declared(x,child);const name2=tree.child(child,grammar.
f.name);const written=tree.child(child,grammar.f.type);if(name2<0||written<0)continue;const fact=found.find(p=>p.name===tree.textOf(name2));const symbol=addSymbol(
x,child,name2,"property",about,fact?.type===void 0?{}:{type:fact.type});writeMember(x,x.type,{name:tree.textOf(name2),kind:MEMBER_FIELD,flags:FLAG.private|FLAG.
final,symbol,type:typeText(x,written)+"[]".repeat(dimensionsOf(x,child))},()=>{modifiers(x,child);writeType(x,written,dimensionsOf(x,child))})}type.members.push(
{name:type.name,kind:MEMBER_CONSTRUCTOR,flags:FLAG.public,symbol:-1,parameters:parametersOf(x,list).texts})}function implicitEnumMethods(type){const both={kind:MEMBER_METHOD,
flags:FLAG.public|FLAG.static,symbol:-1};type.members.push({...both,name:"values",parameters:[],type:`${type.name}[]`},{...both,name:"valueOf",parameters:[["nam\
e","String"]],type:type.name})}function implicitAccessors(type){const written=new Set(type.members.filter(m=>m.kind===MEMBER_METHOD&&!m.parameters?.length).map(
m=>m.name));for(const component of type.members.filter(m=>m.kind===MEMBER_FIELD&&!(m.flags&FLAG.static)))if(!written.has(component.name)&&component.type!==void 0)
type.members.push({name:component.name,kind:MEMBER_METHOD,flags:FLAG.public,symbol:component.symbol,parameters:[],type:component.type})}function writeAnonymousClass(x,body,type){
return anonymousClass(x,body,[typeText(x,type)])}function anonymousClass(x,body,supertypes){const index=x.surface.types.push({name:"",symbol:-1,flags:0,outer:x.
type,within:x.member,supertypes,superclass:0,members:[]})-1;const frame=enter(x,index,-1,x.symbol);x.out.begin(OP.type);x.out.operand(index);x.out.operand(x.symbol);
writeBody(x,body);x.out.end();Object.assign(x,frame);return index}javaHandlers.handle({class_declaration:typeDeclaration("class",0),interface_declaration:typeDeclaration(
"interface",FLAG.interface|FLAG.abstract),annotation_type_declaration:typeDeclaration("interface",FLAG.interface|FLAG.annotation),enum_declaration:typeDeclaration(
"enum",FLAG.enum),record_declaration:typeDeclaration("class",FLAG.record|FLAG.final),package_declaration:(x,node)=>{for(const child of x.tree.children(node))if(/identifier$/.
test(x.tree.typeName(child)))x.surface.package=x.tree.textOf(child).replace(/\s+/g,"")},import_declaration:(x,node)=>{const{tree,grammar}=x;const path=childOfType(
x,node,grammar.t.scoped_identifier);const written=path>=0?path:childOfType(x,node,grammar.t.identifier);if(written<0)return;const name2=path>=0?tree.child(path,
grammar.f.name):written;const offset=tree.start[name2];x.surface.imports.push({path:tree.textOf(written).replace(/\s+/g,""),...childOfType(x,node,grammar.t.asterisk)>=
0?{all:true}:{},...childOfType(x,node,grammar.t.static)>=0?{static:true}:{},line:tree.lineAt(offset),column:tree.columnAt(offset),length:tree.end[name2]-offset})},
module_declaration:()=>{},program:(x,node)=>{x.out.begin(OP.sequence);writeBody(x,node);x.out.end()}});function name(x,node,use=USE_READ){x.out.begin(OP.name);writeName(x,node);x.out.operand(use);x.out.end()}function member(x,node,use=USE_READ){const{tree,grammar,
out}=x;const field2=tree.child(node,grammar.f.field);const object=tree.child(node,grammar.f.object);if(tree.type[field2]===grammar.t.this){out.begin(OP.self);out.
operand(1);visit(x,object);out.end();return}out.begin(OP.member);writeName(x,field2);out.operand(use);if(childOfType(x,node,grammar.t.super)>=0&&tree.type[object]!==
grammar.t.super)qualifiedParent(x,object);else visit(x,object);out.end()}function qualifiedParent(x,qualifier){x.out.begin(OP.parent);x.out.operand(1);visit(x,qualifier);
x.out.end()}function target(x,node,use){const{tree,grammar}=x;if(tree.type[node]===grammar.t.identifier)name(x,node,use);else if(grammar.names[tree.type[node]]===
"field_access")member(x,node,use);else visit(x,node)}function call(x,node){const{tree,grammar,out}=x;const object=tree.child(node,grammar.f.object);out.begin(OP.
call);writeName(x,tree.child(node,grammar.f.name));out.operand(0);out.operand(object>=0?1:0);if(object>=0){let qualified=false;if(tree.type[object]!==grammar.t.
super){for(const child of tree.children(node))if(child!==object&&tree.type[child]===grammar.t.super)qualified=true}if(qualified)qualifiedParent(x,object);else visit(
x,object)}typeArguments(x,tree.child(node,grammar.f.type_arguments),3);visitEach(x,tree.child(node,grammar.f.arguments));out.end()}function typeArguments(x,list,operand){
if(list<0)return;let count=0;for(const child of x.tree.children(list)){if(!x.grammar.isNamed(x.tree,child))continue;visit(x,child);count++}x.out.patch(operand,count)}
function construct(x,node){const{tree,grammar,out}=x;const type=tree.child(node,grammar.f.type);const body=childOfType(x,node,grammar.t.class_body);let outer=-1;
for(const child of tree.children(node)){if(child===type)break;if(grammar.isNamed(tree,child)&&tree.field[child]===0&&!grammar.isComment(tree,child)&&!/annotation/.
test(tree.typeName(child)))outer=child}out.begin(OP.construct);out.operand(-1);out.operand(outer>=0?1:0);if(outer>=0)visit(x,outer);visit(x,type);x.made.add(typeText(
x,type).replace(/<.*$/s,"").replace(/^.*\./,""));visitEach(x,tree.child(node,grammar.f.arguments));if(body>=0)out.patch(0,writeAnonymousClass(x,body,type));out.
end()}var integer=(x,node)=>{const last=x.tree.text.charCodeAt(x.tree.end[node]-1)|32;x.out.leaf(OP.literal,last===108?LITERAL.long:LITERAL.int)};var decimal=(x,node)=>{
const last=x.tree.text.charCodeAt(x.tree.end[node]-1)|32;x.out.leaf(OP.literal,last===102?LITERAL.float:LITERAL.double)};function lambda(x,node){const{tree,grammar,
out}=x;const{t,f}=grammar;const parameters=tree.child(node,f.parameters);const body=tree.child(node,f.body);out.begin(OP.lambda);out.operand(0);out.operand(tree.
type[parameters]===t.formal_parameters?1:0);out.operand(bodyShape(x,body));let count=0;if(tree.type[parameters]===t.identifier){writeLocal(x,parameters,0,-1);count=
1}else{for(const child of tree.children(parameters)){if(tree.type[child]===t.identifier||tree.type[child]===t.underscore_pattern)writeLocal(x,child,0,-1);else if(tree.
type[child]===t.formal_parameter||tree.type[child]===t.spread_parameter)visit(x,child);else continue;count++}}out.patch(0,count);visit(x,body);out.end()}function bodyShape(x,body){
const{tree,grammar}=x;const{t}=grammar;switch(tree.type[body]){case t.block:return returnsValue(x,body)?SHAPE.returning:SHAPE.statements;case t.method_invocation:case t.
object_creation_expression:case t.assignment_expression:case t.update_expression:return SHAPE.droppable;default:return SHAPE.value}}function returnsValue(x,block){
const{tree,grammar}=x;const{t}=grammar;const after=tree.after[block];let last=-1;for(let at=block+1;at<after;){const type=tree.type[at];if(type===t.return_statement)
return firstNamed(x,at)>=0;if(type===t.throw_statement&&tree.parent[at]===block)last=at;at=type===t.lambda_expression||type===t.class_body?tree.after[at]:at+1}return last>=
0}function methodReference(x,node){const{tree,grammar,out}=x;const{t}=grammar;const object=firstNamed(x,node);let last=-1;for(const child of tree.children(node))
if(child!==object&&tree.type[child]!==t.type_arguments)last=child;if(last<0){visit(x,object);return}out.begin(OP.methodReference);writeName(x,last);visit(x,object);
out.end()}javaHandlers.handle({identifier:(x,node)=>name(x,node),field_access:(x,node)=>member(x,node),scoped_identifier:(x,node)=>{x.out.begin(OP.member);writeName(
x,x.tree.child(node,x.grammar.f.name));x.out.operand(USE_READ);visitField(x,node,x.grammar.f.scope);x.out.end()},this:x=>x.out.leaf(OP.self,0),super:x=>x.out.leaf(
OP.parent,0),method_invocation:call,object_creation_expression:construct,parenthesized_expression:parenthesized,assignment_expression:assignment(target),update_expression:(x,node)=>{
const inner=firstNamed(x,node);x.out.begin(OP.unary);x.out.operand(0);if(inner>=0)target(x,inner,USE_READ_WRITE);x.out.end()},unary_expression:(x,node)=>{const{
tree,grammar,out}=x;out.begin(OP.unary);out.operand(tree.textOf(tree.child(node,grammar.f.operator))==="!"?1:0);visitField(x,node,grammar.f.operand);out.end()},
binary_expression:(x,node)=>{const{tree,grammar,out}=x;out.begin(OP.binary);out.operand(arithmeticOf(tree.textOf(tree.child(node,grammar.f.operator))));visitField(
x,node,grammar.f.left);visitField(x,node,grammar.f.right);out.end()},ternary_expression:conditional,cast_expression:(x,node)=>{const{tree,grammar,out}=x;out.begin(
OP.cast);let first=true;for(const child of tree.children(node))if(tree.field[child]===grammar.f.type&&first){visit(x,child);first=false}visitField(x,node,grammar.
f.value);out.end()},instanceof_expression:(x,node)=>{const{tree,grammar,out}=x;const{f}=grammar;out.begin(OP.test);visitField(x,node,f.left);const bound=tree.child(
node,f.name);const pattern=tree.child(node,f.pattern);if(pattern>=0)visit(x,pattern);else if(bound>=0)writeLocal(x,bound,1,tree.child(node,f.right));else visitField(
x,node,f.right);out.end()},array_access:(x,node)=>{x.out.begin(OP.index);visitField(x,node,x.grammar.f.array);visitField(x,node,x.grammar.f.index);x.out.end()},
array_creation_expression:(x,node)=>{const{tree,grammar,out}=x;let dimensions=dimensionsOf(x,node);const sizes=[];for(const child of tree.children(node))if(tree.
type[child]===grammar.t.dimensions_expr){const size=firstNamed(x,child);if(size>=0)sizes.push(size)}const first=tree.child(node,grammar.f.dimensions);if(tree.type[first]===
grammar.t.dimensions_expr){const trailing=childOfType(x,node,grammar.t.dimensions);dimensions=sizes.length;if(trailing>=0)dimensions+=(tree.textOf(trailing).match(
/\[/g)??[]).length}out.begin(OP.newArray);out.operand(0);writeType(x,tree.child(node,grammar.f.type),dimensions);for(const size of sizes)visit(x,size);const value=tree.
child(node,grammar.f.value);if(value>=0)visit(x,value);out.end()},array_initializer:(x,node)=>visitChildren(x,node,OP.arrayLiteral),element_value_array_initializer:(x,node)=>visitChildren(
x,node,OP.arrayLiteral),element_value_pair:(x,node)=>{x.out.begin(OP.named);writeName(x,x.tree.child(node,x.grammar.f.key));visitField(x,node,x.grammar.f.value);
x.out.end()},class_literal:(x,node)=>{x.out.begin(OP.classLiteral);const type=firstNamed(x,node);if(type>=0)visit(x,type);x.out.end()},lambda_expression:lambda,
method_reference:methodReference,decimal_integer_literal:integer,hex_integer_literal:integer,octal_integer_literal:integer,binary_integer_literal:integer,decimal_floating_point_literal:decimal,
hex_floating_point_literal:decimal,true:literal(LITERAL.boolean),false:literal(LITERAL.boolean),character_literal:literal(LITERAL.char),string_literal:(x,node)=>{
const text=x.tree.textOf(node);if(/^"[\w.$]+"$/.test(text))x.out.leaf(OP.literal,LITERAL.string,x.out.string(text.slice(1,-1)));else x.out.leaf(OP.literal,LITERAL.
string)},null_literal:literal(LITERAL.null)});function fieldDeclaration(x,node){const{tree,grammar}=x;const{f}=grammar;const about=declared(x,node);const owner=currentType(x);if(owner&&owner.flags&FLAG.interface)
about.flags|=FLAG.public|FLAG.static|FLAG.final;const written=tree.child(node,f.type);let first=true;const constant=(about.flags&(FLAG.static|FLAG.final))===(FLAG.
static|FLAG.final);for(const child of tree.children(node)){if(tree.field[child]!==f.declarator)continue;const name2=tree.child(child,f.name);const dimensions=dimensionsOf(
x,child);const symbol=addSymbol(x,node,name2,constant?"constant":"property",{...about,modifiers:[...about.modifiers]},{type:tree.textOf(written).replace(/\s+/g,
" ")+"[]".repeat(dimensions),signature:signature(x,node,firstValue(x,node))});const isFirst=first;writeMember(x,x.type,{name:tree.textOf(name2),kind:MEMBER_FIELD,
flags:about.flags,symbol,type:typeText(x,written)+"[]".repeat(dimensions)},()=>{if(isFirst){modifiers(x,node);visit(x,written)}writeInitializer(x,tree.child(child,
f.value))});first=false}}function firstValue(x,node){for(const child of x.tree.children(node))if(x.tree.field[child]===x.grammar.f.declarator){const value=x.tree.
child(child,x.grammar.f.value);if(value>=0)return value}return-1}function method(x,node){const{tree,grammar}=x;const{f}=grammar;const about=declared(x,node);const owner=currentType(
x);const body=tree.child(node,f.body);if(owner&&owner.flags&FLAG.interface){if(!(about.flags&FLAG.private))about.flags|=FLAG.public;if(body<0)about.flags|=FLAG.
abstract}const nameNode=tree.child(node,f.name);const name2=tree.textOf(nameNode);const written=tree.child(node,f.type);const list=tree.child(node,f.parameters);
const parameters=parametersOf(x,list);const dimensions=dimensionsOf(x,node);const construct2=written<0;const role=construct2?{}:roleOf(x,name2,about,parameters);
const symbol=addSymbol(x,node,nameNode,construct2?"constructor":owner?"method":"function",about,{...role,signature:signature(x,node,body),...parameters.facts.length>
0?{parameters:parameters.facts}:{},...construct2?{}:{returns:tree.textOf(written).replace(/\s+/g," ")+"[]".repeat(dimensions)}});const text={name:name2,kind:construct2?
MEMBER_CONSTRUCTOR:MEMBER_METHOD,flags:about.flags|(parameters.variadic?FLAG.variadic:0),symbol,parameters:parameters.texts};if(!construct2)text.type=typeText(x,
written)+"[]".repeat(dimensions);const typeParameters=typeParameterTexts(x,node);if(typeParameters)text.typeParameters=typeParameters;writeMember(x,x.type,text,
()=>{modifiers(x,node);const typeList=tree.child(node,f.type_parameters);if(typeList>=0)visitEach(x,typeList);if(written>=0)visit(x,written);if(list>=0){for(const parameter2 of tree.
children(list))modifiers(x,parameter2);visitEach(x,list)}for(const child of tree.children(node))if(tree.typeName(child)==="throws")visitEach(x,child);if(body>=0)
visit(x,body);const value=tree.child(node,f.value);if(value>=0)visit(x,value)})}function compactConstructor(x,node){const{tree,grammar}=x;const{f}=grammar;const owner=currentType(
x);const about=declared(x,node);const nameNode=tree.child(node,f.name);const body=tree.child(node,f.body);const canonical=owner?.members.find(m=>m.kind===MEMBER_CONSTRUCTOR&&
m.symbol===-1);const symbol=addSymbol(x,node,nameNode,"constructor",about,{signature:signature(x,node,body)});if(owner&&canonical)owner.members.splice(owner.members.
indexOf(canonical),1);const text={name:tree.textOf(nameNode),kind:MEMBER_CONSTRUCTOR,flags:about.flags,symbol,parameters:canonical?.parameters??[]};writeMember(
x,x.type,text,()=>{modifiers(x,node);visit(x,body)})}function enumConstant(x,node){const{tree,grammar,out}=x;const{f}=grammar;const owner=currentType(x);const nameNode=tree.
child(node,f.name);const about=declared(x,node);about.flags|=FLAG.public|FLAG.static|FLAG.final;const symbol=addSymbol(x,node,nameNode,"enum_member",{...about,flags:about.
flags&~FLAG.public});const text={name:tree.textOf(nameNode),kind:MEMBER_FIELD,flags:about.flags,symbol,type:owner?.name??"?"};writeMember(x,x.type,text,()=>{modifiers(
x,node);const body=tree.child(node,f.body);const list=tree.child(node,f.arguments);if(list>=0){out.begin(OP.delegate);writeName(x,nameNode);out.operand(0);out.operand(
0);visitEach(x,list);out.end()}if(body>=0)anonymousClass(x,body,owner?[owner.name]:[])})}function initializerBlock(x,node){const member2=x.member;x.member=-1;x.
out.begin(OP.memberBody);x.out.operand(x.type);x.out.operand(-1);x.out.operand(x.symbol);visitEach(x,node);x.out.end();x.member=member2}javaHandlers.handle({field_declaration:fieldDeclaration,
constant_declaration:fieldDeclaration,method_declaration:method,annotation_type_element_declaration:method,constructor_declaration:method,compact_constructor_declaration:compactConstructor,
explicit_constructor_invocation:(x,node)=>{const{tree,grammar,out}=x;const{f}=grammar;const keyword=tree.child(node,f.constructor);const object=tree.child(node,
f.object);out.begin(OP.delegate);writeName(x,keyword);out.operand(tree.textOf(keyword)==="super"?1:0);out.operand(object>=0?1:0);if(object>=0)visit(x,object);visitEach(
x,tree.child(node,f.arguments));out.end()},enum_constant:enumConstant,static_initializer:initializerBlock});function extractJava(tree){const x=startExtraction(tree,grammarOf(tree.grammar),javaHandlers);visit(x,0);return unitOf(x,x.surface.package)}var JDK_TYPES=`c java.lang.AbstractMethodError|IncompatibleClassChangeError

i java.lang.Appendable
append!(char)Appendable;append!(CharSequence)Appendable;append!(CharSequence,int,int)Appendable
c java.lang.ArithmeticException|RuntimeException

c java.lang.ArrayIndexOutOfBoundsException|IndexOutOfBoundsException

c java.lang.ArrayStoreException|RuntimeException

c java.lang.AssertionError|Error

i java.lang.AutoCloseable
close!()void
c java.lang.Boolean|Serializable|Comparable<Boolean>|java.lang.constant.Constable
TRUE:Boolean;FALSE:Boolean;TYPE:Class<Boolean>;booleanValue()boolean;compare()int;describeConstable()Optional<java.lang.constant.DynamicConstantDesc<Boolean>>;g\
etBoolean()boolean;hashCode()int;logicalAnd()boolean;logicalOr()boolean;logicalXor()boolean;parseBoolean()boolean;toString()String;valueOf()Boolean
c java.lang.BootstrapMethodError|LinkageError

c java.lang.Byte|Number|Comparable<Byte>|java.lang.constant.Constable
MIN_VALUE:byte;MAX_VALUE:byte;TYPE:Class<Byte>;SIZE:int;BYTES:int;compare()int;compareUnsigned()int;decode()Byte;describeConstable()Optional<java.lang.constant.\
DynamicConstantDesc<Byte>>;hashCode()int;parseByte()byte;toString()String;toUnsignedInt()int;toUnsignedLong()long;valueOf()Byte
i java.lang.CharSequence
charAt!(int)char;chars()IntStream;codePoints()IntStream;compare~(CharSequence,CharSequence)int;isEmpty()boolean;length!()int;subSequence!(int,int)CharSequence
c java.lang.Character.Subset

c java.lang.Character.UnicodeBlock|Subset
BASIC_LATIN:UnicodeBlock;LATIN_1_SUPPLEMENT:UnicodeBlock;LATIN_EXTENDED_A:UnicodeBlock;LATIN_EXTENDED_B:UnicodeBlock;IPA_EXTENSIONS:UnicodeBlock;SPACING_MODIFIE\
R_LETTERS:UnicodeBlock;COMBINING_DIACRITICAL_MARKS:UnicodeBlock;GREEK:UnicodeBlock;CYRILLIC:UnicodeBlock;ARMENIAN:UnicodeBlock;HEBREW:UnicodeBlock;ARABIC:Unicod\
eBlock;DEVANAGARI:UnicodeBlock;BENGALI:UnicodeBlock;GURMUKHI:UnicodeBlock;GUJARATI:UnicodeBlock;ORIYA:UnicodeBlock;TAMIL:UnicodeBlock;TELUGU:UnicodeBlock;KANNAD\
A:UnicodeBlock;MALAYALAM:UnicodeBlock;THAI:UnicodeBlock;LAO:UnicodeBlock;TIBETAN:UnicodeBlock;GEORGIAN:UnicodeBlock;HANGUL_JAMO:UnicodeBlock;LATIN_EXTENDED_ADDI\
TIONAL:UnicodeBlock;GREEK_EXTENDED:UnicodeBlock;GENERAL_PUNCTUATION:UnicodeBlock;SUPERSCRIPTS_AND_SUBSCRIPTS:UnicodeBlock;CURRENCY_SYMBOLS:UnicodeBlock;COMBININ\
G_MARKS_FOR_SYMBOLS:UnicodeBlock;LETTERLIKE_SYMBOLS:UnicodeBlock;NUMBER_FORMS:UnicodeBlock;ARROWS:UnicodeBlock;MATHEMATICAL_OPERATORS:UnicodeBlock;MISCELLANEOUS\
_TECHNICAL:UnicodeBlock;CONTROL_PICTURES:UnicodeBlock;OPTICAL_CHARACTER_RECOGNITION:UnicodeBlock;ENCLOSED_ALPHANUMERICS:UnicodeBlock;BOX_DRAWING:UnicodeBlock;BL\
OCK_ELEMENTS:UnicodeBlock;GEOMETRIC_SHAPES:UnicodeBlock;MISCELLANEOUS_SYMBOLS:UnicodeBlock;DINGBATS:UnicodeBlock;CJK_SYMBOLS_AND_PUNCTUATION:UnicodeBlock;HIRAGA\
NA:UnicodeBlock;KATAKANA:UnicodeBlock;BOPOMOFO:UnicodeBlock;HANGUL_COMPATIBILITY_JAMO:UnicodeBlock;KANBUN:UnicodeBlock;ENCLOSED_CJK_LETTERS_AND_MONTHS:UnicodeBl\
ock;CJK_COMPATIBILITY:UnicodeBlock;CJK_UNIFIED_IDEOGRAPHS:UnicodeBlock;HANGUL_SYLLABLES:UnicodeBlock;PRIVATE_USE_AREA:UnicodeBlock;CJK_COMPATIBILITY_IDEOGRAPHS:\
UnicodeBlock;ALPHABETIC_PRESENTATION_FORMS:UnicodeBlock;ARABIC_PRESENTATION_FORMS_A:UnicodeBlock;COMBINING_HALF_MARKS:UnicodeBlock;CJK_COMPATIBILITY_FORMS:Unico\
deBlock;SMALL_FORM_VARIANTS:UnicodeBlock;ARABIC_PRESENTATION_FORMS_B:UnicodeBlock;HALFWIDTH_AND_FULLWIDTH_FORMS:UnicodeBlock;SPECIALS:UnicodeBlock;SURROGATES_AR\
EA:UnicodeBlock;SYRIAC:UnicodeBlock;THAANA:UnicodeBlock;SINHALA:UnicodeBlock;MYANMAR:UnicodeBlock;ETHIOPIC:UnicodeBlock;CHEROKEE:UnicodeBlock;UNIFIED_CANADIAN_A\
BORIGINAL_SYLLABICS:UnicodeBlock;OGHAM:UnicodeBlock;RUNIC:UnicodeBlock;KHMER:UnicodeBlock;MONGOLIAN:UnicodeBlock;BRAILLE_PATTERNS:UnicodeBlock;CJK_RADICALS_SUPP\
LEMENT:UnicodeBlock;KANGXI_RADICALS:UnicodeBlock;IDEOGRAPHIC_DESCRIPTION_CHARACTERS:UnicodeBlock;BOPOMOFO_EXTENDED:UnicodeBlock;CJK_UNIFIED_IDEOGRAPHS_EXTENSION\
_A:UnicodeBlock;YI_SYLLABLES:UnicodeBlock;YI_RADICALS:UnicodeBlock;CYRILLIC_SUPPLEMENTARY:UnicodeBlock;TAGALOG:UnicodeBlock;HANUNOO:UnicodeBlock;BUHID:UnicodeBl\
ock;TAGBANWA:UnicodeBlock;LIMBU:UnicodeBlock;TAI_LE:UnicodeBlock;KHMER_SYMBOLS:UnicodeBlock;PHONETIC_EXTENSIONS:UnicodeBlock;MISCELLANEOUS_MATHEMATICAL_SYMBOLS_\
A:UnicodeBlock;SUPPLEMENTAL_ARROWS_A:UnicodeBlock;SUPPLEMENTAL_ARROWS_B:UnicodeBlock;MISCELLANEOUS_MATHEMATICAL_SYMBOLS_B:UnicodeBlock;SUPPLEMENTAL_MATHEMATICAL\
_OPERATORS:UnicodeBlock;MISCELLANEOUS_SYMBOLS_AND_ARROWS:UnicodeBlock;KATAKANA_PHONETIC_EXTENSIONS:UnicodeBlock;YIJING_HEXAGRAM_SYMBOLS:UnicodeBlock;VARIATION_S\
ELECTORS:UnicodeBlock;LINEAR_B_SYLLABARY:UnicodeBlock;LINEAR_B_IDEOGRAMS:UnicodeBlock;AEGEAN_NUMBERS:UnicodeBlock;OLD_ITALIC:UnicodeBlock;GOTHIC:UnicodeBlock;UG\
ARITIC:UnicodeBlock;DESERET:UnicodeBlock;SHAVIAN:UnicodeBlock;OSMANYA:UnicodeBlock;CYPRIOT_SYLLABARY:UnicodeBlock;BYZANTINE_MUSICAL_SYMBOLS:UnicodeBlock;MUSICAL\
_SYMBOLS:UnicodeBlock;TAI_XUAN_JING_SYMBOLS:UnicodeBlock;MATHEMATICAL_ALPHANUMERIC_SYMBOLS:UnicodeBlock;CJK_UNIFIED_IDEOGRAPHS_EXTENSION_B:UnicodeBlock;CJK_COMP\
ATIBILITY_IDEOGRAPHS_SUPPLEMENT:UnicodeBlock;TAGS:UnicodeBlock;VARIATION_SELECTORS_SUPPLEMENT:UnicodeBlock;SUPPLEMENTARY_PRIVATE_USE_AREA_A:UnicodeBlock;SUPPLEM\
ENTARY_PRIVATE_USE_AREA_B:UnicodeBlock;HIGH_SURROGATES:UnicodeBlock;HIGH_PRIVATE_USE_SURROGATES:UnicodeBlock;LOW_SURROGATES:UnicodeBlock;ARABIC_SUPPLEMENT:Unico\
deBlock;NKO:UnicodeBlock;SAMARITAN:UnicodeBlock;MANDAIC:UnicodeBlock;ETHIOPIC_SUPPLEMENT:UnicodeBlock;UNIFIED_CANADIAN_ABORIGINAL_SYLLABICS_EXTENDED:UnicodeBloc\
k;NEW_TAI_LUE:UnicodeBlock;BUGINESE:UnicodeBlock;TAI_THAM:UnicodeBlock;BALINESE:UnicodeBlock;SUNDANESE:UnicodeBlock;BATAK:UnicodeBlock;LEPCHA:UnicodeBlock;OL_CH\
IKI:UnicodeBlock;VEDIC_EXTENSIONS:UnicodeBlock;PHONETIC_EXTENSIONS_SUPPLEMENT:UnicodeBlock;COMBINING_DIACRITICAL_MARKS_SUPPLEMENT:UnicodeBlock;GLAGOLITIC:Unicod\
eBlock;LATIN_EXTENDED_C:UnicodeBlock;COPTIC:UnicodeBlock;GEORGIAN_SUPPLEMENT:UnicodeBlock;TIFINAGH:UnicodeBlock;ETHIOPIC_EXTENDED:UnicodeBlock;CYRILLIC_EXTENDED\
_A:UnicodeBlock;SUPPLEMENTAL_PUNCTUATION:UnicodeBlock;CJK_STROKES:UnicodeBlock;LISU:UnicodeBlock;VAI:UnicodeBlock;CYRILLIC_EXTENDED_B:UnicodeBlock;BAMUM:Unicode\
Block;MODIFIER_TONE_LETTERS:UnicodeBlock;LATIN_EXTENDED_D:UnicodeBlock;SYLOTI_NAGRI:UnicodeBlock;COMMON_INDIC_NUMBER_FORMS:UnicodeBlock;PHAGS_PA:UnicodeBlock;SA\
URASHTRA:UnicodeBlock;DEVANAGARI_EXTENDED:UnicodeBlock;KAYAH_LI:UnicodeBlock;REJANG:UnicodeBlock;HANGUL_JAMO_EXTENDED_A:UnicodeBlock;JAVANESE:UnicodeBlock;CHAM:\
UnicodeBlock;MYANMAR_EXTENDED_A:UnicodeBlock;TAI_VIET:UnicodeBlock;ETHIOPIC_EXTENDED_A:UnicodeBlock;MEETEI_MAYEK:UnicodeBlock;HANGUL_JAMO_EXTENDED_B:UnicodeBloc\
k;VERTICAL_FORMS:UnicodeBlock;ANCIENT_GREEK_NUMBERS:UnicodeBlock;ANCIENT_SYMBOLS:UnicodeBlock;PHAISTOS_DISC:UnicodeBlock;LYCIAN:UnicodeBlock;CARIAN:UnicodeBlock\
;OLD_PERSIAN:UnicodeBlock;IMPERIAL_ARAMAIC:UnicodeBlock;PHOENICIAN:UnicodeBlock;LYDIAN:UnicodeBlock;KHAROSHTHI:UnicodeBlock;OLD_SOUTH_ARABIAN:UnicodeBlock;AVEST\
AN:UnicodeBlock;INSCRIPTIONAL_PARTHIAN:UnicodeBlock;INSCRIPTIONAL_PAHLAVI:UnicodeBlock;OLD_TURKIC:UnicodeBlock;RUMI_NUMERAL_SYMBOLS:UnicodeBlock;BRAHMI:UnicodeB\
lock;KAITHI:UnicodeBlock;CUNEIFORM:UnicodeBlock;CUNEIFORM_NUMBERS_AND_PUNCTUATION:UnicodeBlock;EGYPTIAN_HIEROGLYPHS:UnicodeBlock;BAMUM_SUPPLEMENT:UnicodeBlock;K\
ANA_SUPPLEMENT:UnicodeBlock;ANCIENT_GREEK_MUSICAL_NOTATION:UnicodeBlock;COUNTING_ROD_NUMERALS:UnicodeBlock;MAHJONG_TILES:UnicodeBlock;DOMINO_TILES:UnicodeBlock;\
PLAYING_CARDS:UnicodeBlock;ENCLOSED_ALPHANUMERIC_SUPPLEMENT:UnicodeBlock;ENCLOSED_IDEOGRAPHIC_SUPPLEMENT:UnicodeBlock;MISCELLANEOUS_SYMBOLS_AND_PICTOGRAPHS:Unic\
odeBlock;EMOTICONS:UnicodeBlock;TRANSPORT_AND_MAP_SYMBOLS:UnicodeBlock;ALCHEMICAL_SYMBOLS:UnicodeBlock;CJK_UNIFIED_IDEOGRAPHS_EXTENSION_C:UnicodeBlock;CJK_UNIFI\
ED_IDEOGRAPHS_EXTENSION_D:UnicodeBlock;ARABIC_EXTENDED_A:UnicodeBlock;SUNDANESE_SUPPLEMENT:UnicodeBlock;MEETEI_MAYEK_EXTENSIONS:UnicodeBlock;MEROITIC_HIEROGLYPH\
S:UnicodeBlock;MEROITIC_CURSIVE:UnicodeBlock;SORA_SOMPENG:UnicodeBlock;CHAKMA:UnicodeBlock;SHARADA:UnicodeBlock;TAKRI:UnicodeBlock;MIAO:UnicodeBlock;ARABIC_MATH\
EMATICAL_ALPHABETIC_SYMBOLS:UnicodeBlock;COMBINING_DIACRITICAL_MARKS_EXTENDED:UnicodeBlock;MYANMAR_EXTENDED_B:UnicodeBlock;LATIN_EXTENDED_E:UnicodeBlock;COPTIC_\
EPACT_NUMBERS:UnicodeBlock;OLD_PERMIC:UnicodeBlock;ELBASAN:UnicodeBlock;CAUCASIAN_ALBANIAN:UnicodeBlock;LINEAR_A:UnicodeBlock;PALMYRENE:UnicodeBlock;NABATAEAN:U\
nicodeBlock;OLD_NORTH_ARABIAN:UnicodeBlock;MANICHAEAN:UnicodeBlock;PSALTER_PAHLAVI:UnicodeBlock;MAHAJANI:UnicodeBlock;SINHALA_ARCHAIC_NUMBERS:UnicodeBlock;KHOJK\
I:UnicodeBlock;KHUDAWADI:UnicodeBlock;GRANTHA:UnicodeBlock;TIRHUTA:UnicodeBlock;SIDDHAM:UnicodeBlock;MODI:UnicodeBlock;WARANG_CITI:UnicodeBlock;PAU_CIN_HAU:Unic\
odeBlock;MRO:UnicodeBlock;BASSA_VAH:UnicodeBlock;PAHAWH_HMONG:UnicodeBlock;DUPLOYAN:UnicodeBlock;SHORTHAND_FORMAT_CONTROLS:UnicodeBlock;MENDE_KIKAKUI:UnicodeBlo\
ck;ORNAMENTAL_DINGBATS:UnicodeBlock;GEOMETRIC_SHAPES_EXTENDED:UnicodeBlock;SUPPLEMENTAL_ARROWS_C:UnicodeBlock;CHEROKEE_SUPPLEMENT:UnicodeBlock;HATRAN:UnicodeBlo\
ck;OLD_HUNGARIAN:UnicodeBlock;MULTANI:UnicodeBlock;AHOM:UnicodeBlock;EARLY_DYNASTIC_CUNEIFORM:UnicodeBlock;ANATOLIAN_HIEROGLYPHS:UnicodeBlock;SUTTON_SIGNWRITING\
:UnicodeBlock;SUPPLEMENTAL_SYMBOLS_AND_PICTOGRAPHS:UnicodeBlock;CJK_UNIFIED_IDEOGRAPHS_EXTENSION_E:UnicodeBlock;SYRIAC_SUPPLEMENT:UnicodeBlock;CYRILLIC_EXTENDED\
_C:UnicodeBlock;OSAGE:UnicodeBlock;NEWA:UnicodeBlock;MONGOLIAN_SUPPLEMENT:UnicodeBlock;MARCHEN:UnicodeBlock;IDEOGRAPHIC_SYMBOLS_AND_PUNCTUATION:UnicodeBlock;TAN\
GUT:UnicodeBlock;TANGUT_COMPONENTS:UnicodeBlock;KANA_EXTENDED_A:UnicodeBlock;GLAGOLITIC_SUPPLEMENT:UnicodeBlock;ADLAM:UnicodeBlock;MASARAM_GONDI:UnicodeBlock;ZA\
NABAZAR_SQUARE:UnicodeBlock;NUSHU:UnicodeBlock;SOYOMBO:UnicodeBlock;BHAIKSUKI:UnicodeBlock;CJK_UNIFIED_IDEOGRAPHS_EXTENSION_F:UnicodeBlock;GEORGIAN_EXTENDED:Uni\
codeBlock;HANIFI_ROHINGYA:UnicodeBlock;OLD_SOGDIAN:UnicodeBlock;SOGDIAN:UnicodeBlock;DOGRA:UnicodeBlock;GUNJALA_GONDI:UnicodeBlock;MAKASAR:UnicodeBlock;MEDEFAID\
RIN:UnicodeBlock;MAYAN_NUMERALS:UnicodeBlock;INDIC_SIYAQ_NUMBERS:UnicodeBlock;CHESS_SYMBOLS:UnicodeBlock;ELYMAIC:UnicodeBlock;NANDINAGARI:UnicodeBlock;TAMIL_SUP\
PLEMENT:UnicodeBlock;EGYPTIAN_HIEROGLYPH_FORMAT_CONTROLS:UnicodeBlock;SMALL_KANA_EXTENSION:UnicodeBlock;NYIAKENG_PUACHUE_HMONG:UnicodeBlock;WANCHO:UnicodeBlock;\
OTTOMAN_SIYAQ_NUMBERS:UnicodeBlock;SYMBOLS_AND_PICTOGRAPHS_EXTENDED_A:UnicodeBlock;YEZIDI:UnicodeBlock;CHORASMIAN:UnicodeBlock;DIVES_AKURU:UnicodeBlock;LISU_SUP\
PLEMENT:UnicodeBlock;KHITAN_SMALL_SCRIPT:UnicodeBlock;TANGUT_SUPPLEMENT:UnicodeBlock;SYMBOLS_FOR_LEGACY_COMPUTING:UnicodeBlock;CJK_UNIFIED_IDEOGRAPHS_EXTENSION_\
G:UnicodeBlock;forName()UnicodeBlock;of()UnicodeBlock
c java.lang.Character.UnicodeScript|Enum<UnicodeScript>
COMMON:UnicodeScript;LATIN:UnicodeScript;GREEK:UnicodeScript;CYRILLIC:UnicodeScript;ARMENIAN:UnicodeScript;HEBREW:UnicodeScript;ARABIC:UnicodeScript;SYRIAC:Unic\
odeScript;THAANA:UnicodeScript;DEVANAGARI:UnicodeScript;BENGALI:UnicodeScript;GURMUKHI:UnicodeScript;GUJARATI:UnicodeScript;ORIYA:UnicodeScript;TAMIL:UnicodeScr\
ipt;TELUGU:UnicodeScript;KANNADA:UnicodeScript;MALAYALAM:UnicodeScript;SINHALA:UnicodeScript;THAI:UnicodeScript;LAO:UnicodeScript;TIBETAN:UnicodeScript;MYANMAR:\
UnicodeScript;GEORGIAN:UnicodeScript;HANGUL:UnicodeScript;ETHIOPIC:UnicodeScript;CHEROKEE:UnicodeScript;CANADIAN_ABORIGINAL:UnicodeScript;OGHAM:UnicodeScript;RU\
NIC:UnicodeScript;KHMER:UnicodeScript;MONGOLIAN:UnicodeScript;HIRAGANA:UnicodeScript;KATAKANA:UnicodeScript;BOPOMOFO:UnicodeScript;HAN:UnicodeScript;YI:UnicodeS\
cript;OLD_ITALIC:UnicodeScript;GOTHIC:UnicodeScript;DESERET:UnicodeScript;INHERITED:UnicodeScript;TAGALOG:UnicodeScript;HANUNOO:UnicodeScript;BUHID:UnicodeScrip\
t;TAGBANWA:UnicodeScript;LIMBU:UnicodeScript;TAI_LE:UnicodeScript;LINEAR_B:UnicodeScript;UGARITIC:UnicodeScript;SHAVIAN:UnicodeScript;OSMANYA:UnicodeScript;CYPR\
IOT:UnicodeScript;BRAILLE:UnicodeScript;BUGINESE:UnicodeScript;COPTIC:UnicodeScript;NEW_TAI_LUE:UnicodeScript;GLAGOLITIC:UnicodeScript;TIFINAGH:UnicodeScript;SY\
LOTI_NAGRI:UnicodeScript;OLD_PERSIAN:UnicodeScript;KHAROSHTHI:UnicodeScript;BALINESE:UnicodeScript;CUNEIFORM:UnicodeScript;PHOENICIAN:UnicodeScript;PHAGS_PA:Uni\
codeScript;NKO:UnicodeScript;SUNDANESE:UnicodeScript;BATAK:UnicodeScript;LEPCHA:UnicodeScript;OL_CHIKI:UnicodeScript;VAI:UnicodeScript;SAURASHTRA:UnicodeScript;\
KAYAH_LI:UnicodeScript;REJANG:UnicodeScript;LYCIAN:UnicodeScript;CARIAN:UnicodeScript;LYDIAN:UnicodeScript;CHAM:UnicodeScript;TAI_THAM:UnicodeScript;TAI_VIET:Un\
icodeScript;AVESTAN:UnicodeScript;EGYPTIAN_HIEROGLYPHS:UnicodeScript;SAMARITAN:UnicodeScript;MANDAIC:UnicodeScript;LISU:UnicodeScript;BAMUM:UnicodeScript;JAVANE\
SE:UnicodeScript;MEETEI_MAYEK:UnicodeScript;IMPERIAL_ARAMAIC:UnicodeScript;OLD_SOUTH_ARABIAN:UnicodeScript;INSCRIPTIONAL_PARTHIAN:UnicodeScript;INSCRIPTIONAL_PA\
HLAVI:UnicodeScript;OLD_TURKIC:UnicodeScript;BRAHMI:UnicodeScript;KAITHI:UnicodeScript;MEROITIC_HIEROGLYPHS:UnicodeScript;MEROITIC_CURSIVE:UnicodeScript;SORA_SO\
MPENG:UnicodeScript;CHAKMA:UnicodeScript;SHARADA:UnicodeScript;TAKRI:UnicodeScript;MIAO:UnicodeScript;CAUCASIAN_ALBANIAN:UnicodeScript;BASSA_VAH:UnicodeScript;D\
UPLOYAN:UnicodeScript;ELBASAN:UnicodeScript;GRANTHA:UnicodeScript;PAHAWH_HMONG:UnicodeScript;KHOJKI:UnicodeScript;LINEAR_A:UnicodeScript;MAHAJANI:UnicodeScript;\
MANICHAEAN:UnicodeScript;MENDE_KIKAKUI:UnicodeScript;MODI:UnicodeScript;MRO:UnicodeScript;OLD_NORTH_ARABIAN:UnicodeScript;NABATAEAN:UnicodeScript;PALMYRENE:Unic\
odeScript;PAU_CIN_HAU:UnicodeScript;OLD_PERMIC:UnicodeScript;PSALTER_PAHLAVI:UnicodeScript;SIDDHAM:UnicodeScript;KHUDAWADI:UnicodeScript;TIRHUTA:UnicodeScript;W\
ARANG_CITI:UnicodeScript;AHOM:UnicodeScript;ANATOLIAN_HIEROGLYPHS:UnicodeScript;HATRAN:UnicodeScript;MULTANI:UnicodeScript;OLD_HUNGARIAN:UnicodeScript;SIGNWRITI\
NG:UnicodeScript;ADLAM:UnicodeScript;BHAIKSUKI:UnicodeScript;MARCHEN:UnicodeScript;NEWA:UnicodeScript;OSAGE:UnicodeScript;TANGUT:UnicodeScript;MASARAM_GONDI:Uni\
codeScript;NUSHU:UnicodeScript;SOYOMBO:UnicodeScript;ZANABAZAR_SQUARE:UnicodeScript;HANIFI_ROHINGYA:UnicodeScript;OLD_SOGDIAN:UnicodeScript;SOGDIAN:UnicodeScrip\
t;DOGRA:UnicodeScript;GUNJALA_GONDI:UnicodeScript;MAKASAR:UnicodeScript;MEDEFAIDRIN:UnicodeScript;ELYMAIC:UnicodeScript;NANDINAGARI:UnicodeScript;NYIAKENG_PUACH\
UE_HMONG:UnicodeScript;WANCHO:UnicodeScript;YEZIDI:UnicodeScript;CHORASMIAN:UnicodeScript;DIVES_AKURU:UnicodeScript;KHITAN_SMALL_SCRIPT:UnicodeScript;UNKNOWN:Un\
icodeScript;forName()UnicodeScript;of()UnicodeScript;valueOf()UnicodeScript;values()UnicodeScript[]
c java.lang.Character|Serializable|Comparable<Character>|java.lang.constant.Constable
MIN_RADIX:int;MAX_RADIX:int;MIN_VALUE:char;MAX_VALUE:char;TYPE:Class<Character>;UNASSIGNED:byte;UPPERCASE_LETTER:byte;LOWERCASE_LETTER:byte;TITLECASE_LETTER:byt\
e;MODIFIER_LETTER:byte;OTHER_LETTER:byte;NON_SPACING_MARK:byte;ENCLOSING_MARK:byte;COMBINING_SPACING_MARK:byte;DECIMAL_DIGIT_NUMBER:byte;LETTER_NUMBER:byte;OTHE\
R_NUMBER:byte;SPACE_SEPARATOR:byte;LINE_SEPARATOR:byte;PARAGRAPH_SEPARATOR:byte;CONTROL:byte;FORMAT:byte;PRIVATE_USE:byte;SURROGATE:byte;DASH_PUNCTUATION:byte;S\
TART_PUNCTUATION:byte;END_PUNCTUATION:byte;CONNECTOR_PUNCTUATION:byte;OTHER_PUNCTUATION:byte;MATH_SYMBOL:byte;CURRENCY_SYMBOL:byte;MODIFIER_SYMBOL:byte;OTHER_SY\
MBOL:byte;INITIAL_QUOTE_PUNCTUATION:byte;FINAL_QUOTE_PUNCTUATION:byte;DIRECTIONALITY_UNDEFINED:byte;DIRECTIONALITY_LEFT_TO_RIGHT:byte;DIRECTIONALITY_RIGHT_TO_LE\
FT:byte;DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC:byte;DIRECTIONALITY_EUROPEAN_NUMBER:byte;DIRECTIONALITY_EUROPEAN_NUMBER_SEPARATOR:byte;DIRECTIONALITY_EUROPEAN_NUMBE\
R_TERMINATOR:byte;DIRECTIONALITY_ARABIC_NUMBER:byte;DIRECTIONALITY_COMMON_NUMBER_SEPARATOR:byte;DIRECTIONALITY_NONSPACING_MARK:byte;DIRECTIONALITY_BOUNDARY_NEUT\
RAL:byte;DIRECTIONALITY_PARAGRAPH_SEPARATOR:byte;DIRECTIONALITY_SEGMENT_SEPARATOR:byte;DIRECTIONALITY_WHITESPACE:byte;DIRECTIONALITY_OTHER_NEUTRALS:byte;DIRECTI\
ONALITY_LEFT_TO_RIGHT_EMBEDDING:byte;DIRECTIONALITY_LEFT_TO_RIGHT_OVERRIDE:byte;DIRECTIONALITY_RIGHT_TO_LEFT_EMBEDDING:byte;DIRECTIONALITY_RIGHT_TO_LEFT_OVERRID\
E:byte;DIRECTIONALITY_POP_DIRECTIONAL_FORMAT:byte;DIRECTIONALITY_LEFT_TO_RIGHT_ISOLATE:byte;DIRECTIONALITY_RIGHT_TO_LEFT_ISOLATE:byte;DIRECTIONALITY_FIRST_STRON\
G_ISOLATE:byte;DIRECTIONALITY_POP_DIRECTIONAL_ISOLATE:byte;MIN_HIGH_SURROGATE:char;MAX_HIGH_SURROGATE:char;MIN_LOW_SURROGATE:char;MAX_LOW_SURROGATE:char;MIN_SUR\
ROGATE:char;MAX_SURROGATE:char;MIN_SUPPLEMENTARY_CODE_POINT:int;MIN_CODE_POINT:int;MAX_CODE_POINT:int;SIZE:int;BYTES:int;charCount()int;charValue()char;codePoin\
tAt()int;codePointBefore()int;codePointCount()int;codePointOf()int;compare()int;describeConstable()Optional<java.lang.constant.DynamicConstantDesc<Character>>;d\
igit()int;forDigit()char;getDirectionality()byte;getName()String;getNumericValue()int;getType()int;hashCode()int;highSurrogate()char;isAlphabetic()boolean;isBmp\
CodePoint()boolean;isDefined()boolean;isDigit()boolean;isHighSurrogate()boolean;isISOControl()boolean;isIdentifierIgnorable()boolean;isIdeographic()boolean;isJa\
vaIdentifierPart()boolean;isJavaIdentifierStart()boolean;isLetter()boolean;isLetterOrDigit()boolean;isLowSurrogate()boolean;isLowerCase()boolean;isMirrored()boo\
lean;isSpaceChar()boolean;isSupplementaryCodePoint()boolean;isSurrogate()boolean;isSurrogatePair()boolean;isTitleCase()boolean;isUnicodeIdentifierPart()boolean;\
isUnicodeIdentifierStart()boolean;isUpperCase()boolean;isValidCodePoint()boolean;isWhitespace()boolean;lowSurrogate()char;offsetByCodePoints()int;reverseBytes()\
char;toChars=(int)char[];toChars=(int,char[],int)int;toCodePoint()int;toLowerCase=(char)char;toLowerCase=(int)int;toString()String;toTitleCase=(char)char;toTitl\
eCase=(int)int;toUpperCase=(char)char;toUpperCase=(int)int;valueOf()Character
c java.lang.Class<T>|Serializable|GenericDeclaration|java.lang.reflect.Type|AnnotatedElement|OfField<Class<?>>|java.lang.constant.Constable
arrayType()Class<?>;<U>asSubclass=(Class<U>)Class<+U>;cast()T;componentType()Class<?>;describeConstable()Optional<java.lang.constant.ClassDesc>;desiredAssertion\
Status()boolean;forName()Class<?>;getAnnotatedInterfaces()AnnotatedType[];getAnnotatedSuperclass()AnnotatedType;getCanonicalName()String;getClassLoader()ClassLo\
ader;getClasses()Class<?>[];getComponentType()Class<?>;getConstructor()Constructor<T>;getConstructors()Constructor<?>[];getDeclaredClasses()Class<?>[];getDeclar\
edConstructor()Constructor<T>;getDeclaredConstructors()Constructor<?>[];getDeclaredField()java.lang.reflect.Field;getDeclaredFields()java.lang.reflect.Field[];g\
etDeclaredMethod()Method;getDeclaredMethods()Method[];getDeclaringClass()Class<?>;getEnclosingClass()Class<?>;getEnclosingConstructor()Constructor<?>;getEnclosi\
ngMethod()Method;getEnumConstants()T[];getField()java.lang.reflect.Field;getFields()java.lang.reflect.Field[];getGenericInterfaces()java.lang.reflect.Type[];get\
GenericSuperclass()java.lang.reflect.Type;getInterfaces()Class<?>[];getMethod()Method;getMethods()Method[];getModifiers()int;getModule()Module;getName()String;g\
etNestHost()Class<?>;getNestMembers()Class<?>[];getPackage()Package;getPackageName()String;getPermittedSubclasses()Class<?>[];getProtectionDomain()ProtectionDom\
ain;getRecordComponents()RecordComponent[];getResource()URL;getResourceAsStream()InputStream;getSigners()Object[];getSimpleName()String;getSuperclass()Class<-T>\
;isAnnotation()boolean;isAnonymousClass()boolean;isAssignableFrom()boolean;isEnum()boolean;isHidden()boolean;isInstance()boolean;isInterface()boolean;isLocalCla\
ss()boolean;isMemberClass()boolean;isNestmateOf()boolean;isRecord()boolean;isSealed()boolean;isSynthetic()boolean;toGenericString()String
c java.lang.ClassCastException|RuntimeException

c java.lang.ClassCircularityError|LinkageError

c java.lang.ClassFormatError|LinkageError

c java.lang.ClassLoader
clearAssertionStatus()void;defineClass()Class<?>;findClass()Class<?>;findLibrary()String;findLoadedClass()Class<?>;findResource()URL;findResources()Enumeration<\
URL>;findSystemClass()Class<?>;getClassLoadingLock()Object;getDefinedPackage()Package;getDefinedPackages()Package[];getName()String;getPackages()Package[];getPa\
rent()ClassLoader;getPlatformClassLoader()ClassLoader;getResource()URL;getResourceAsStream()InputStream;getResources()Enumeration<URL>;getSystemClassLoader()Cla\
ssLoader;getSystemResource()URL;getSystemResourceAsStream()InputStream;getSystemResources()Enumeration<URL>;getUnnamedModule()Module;isRegisteredAsParallelCapab\
le()boolean;loadClass()Class<?>;registerAsParallelCapable()boolean;resolveClass()void;resources()Stream<URL>;setClassAssertionStatus()void;setDefaultAssertionSt\
atus()void;setPackageAssertionStatus()void;setSigners()void
c java.lang.ClassNotFoundException|ReflectiveOperationException
getException()Throwable
c java.lang.ClassValue<T>
computeValue()T;get()T;remove()void
c java.lang.CloneNotSupportedException|Exception

i java.lang.Cloneable

i java.lang.Comparable<T>
compareTo!(T)int
c java.lang.Compiler
command()Object;compileClass()boolean;compileClasses()boolean;disable()void;enable()void
i java.lang.Deprecated|java.lang.annotation.Annotation
forRemoval!()boolean;since!()String
c java.lang.Double|Number|Comparable<Double>|java.lang.constant.Constable|java.lang.constant.ConstantDesc
POSITIVE_INFINITY:double;NEGATIVE_INFINITY:double;NaN:double;MAX_VALUE:double;MIN_NORMAL:double;MIN_VALUE:double;MAX_EXPONENT:int;MIN_EXPONENT:int;SIZE:int;BYTE\
S:int;TYPE:Class<Double>;compare()int;describeConstable()Optional<Double>;doubleToLongBits()long;doubleToRawLongBits()long;hashCode()int;isFinite()boolean;isInf\
inite()boolean;isNaN()boolean;longBitsToDouble()double;max()double;min()double;parseDouble()double;resolveConstantDesc()Double;sum()double;toHexString()String;t\
oString()String;valueOf()Double
c java.lang.Enum.EnumDesc<E:Enum<E>>|java.lang.constant.DynamicConstantDesc<E>
<E:Enum<E>>of=(java.lang.constant.ClassDesc,String)EnumDesc<E>;resolveConstantDesc()E
c java.lang.Enum<E:Enum<E>>|java.lang.constant.Constable|Comparable<E>|Serializable
describeConstable()Optional<EnumDesc<E>>;getDeclaringClass()Class<E>;name()String;ordinal()int;<T:Enum<T>>valueOf=(Class<T>,String)T
c java.lang.EnumConstantNotPresentException|RuntimeException
constantName()String;enumType()Class<+Enum>
c java.lang.Error|Throwable

c java.lang.Exception|Throwable

c java.lang.ExceptionInInitializerError|LinkageError
getException()Throwable
c java.lang.Float|Number|Comparable<Float>|java.lang.constant.Constable|java.lang.constant.ConstantDesc
POSITIVE_INFINITY:float;NEGATIVE_INFINITY:float;NaN:float;MAX_VALUE:float;MIN_NORMAL:float;MIN_VALUE:float;MAX_EXPONENT:int;MIN_EXPONENT:int;SIZE:int;BYTES:int;\
TYPE:Class<Float>;compare()int;describeConstable()Optional<Float>;floatToIntBits()int;floatToRawIntBits()int;hashCode()int;intBitsToFloat()float;isFinite()boole\
an;isInfinite()boolean;isNaN()boolean;max()float;min()float;parseFloat()float;resolveConstantDesc()Float;sum()float;toHexString()String;toString()String;valueOf\
()Float
i java.lang.FunctionalInterface|java.lang.annotation.Annotation

c java.lang.IllegalAccessError|IncompatibleClassChangeError

c java.lang.IllegalAccessException|ReflectiveOperationException

c java.lang.IllegalArgumentException|RuntimeException

c java.lang.IllegalCallerException|RuntimeException

c java.lang.IllegalMonitorStateException|RuntimeException

c java.lang.IllegalStateException|RuntimeException

c java.lang.IllegalThreadStateException|IllegalArgumentException

c java.lang.IncompatibleClassChangeError|LinkageError

c java.lang.IndexOutOfBoundsException|RuntimeException

c java.lang.InheritableThreadLocal<T>|ThreadLocal<T>
childValue()T
c java.lang.InstantiationError|IncompatibleClassChangeError

c java.lang.InstantiationException|ReflectiveOperationException

c java.lang.Integer|Number|Comparable<Integer>|java.lang.constant.Constable|java.lang.constant.ConstantDesc
MIN_VALUE:int;MAX_VALUE:int;TYPE:Class<Integer>;SIZE:int;BYTES:int;bitCount()int;compare()int;compareUnsigned()int;decode()Integer;describeConstable()Optional<I\
nteger>;divideUnsigned()int;getInteger()Integer;hashCode()int;highestOneBit()int;lowestOneBit()int;max()int;min()int;numberOfLeadingZeros()int;numberOfTrailingZ\
eros()int;parseInt()int;parseUnsignedInt()int;remainderUnsigned()int;resolveConstantDesc()Integer;reverse()int;reverseBytes()int;rotateLeft()int;rotateRight()in\
t;signum()int;sum()int;toBinaryString()String;toHexString()String;toOctalString()String;toString()String;toUnsignedLong()long;toUnsignedString()String;valueOf()\
Integer
c java.lang.InternalError|VirtualMachineError

c java.lang.InterruptedException|Exception

i java.lang.Iterable<T>
forEach=(Consumer<-T>)void;iterator!()Iterator<T>;spliterator()Spliterator<T>
c java.lang.LayerInstantiationException|RuntimeException

c java.lang.LinkageError|Error

c java.lang.Long|Number|Comparable<Long>|java.lang.constant.Constable|java.lang.constant.ConstantDesc
MIN_VALUE:long;MAX_VALUE:long;TYPE:Class<Long>;SIZE:int;BYTES:int;bitCount()int;compare()int;compareUnsigned()int;decode()Long;describeConstable()Optional<Long>\
;divideUnsigned()long;getLong()Long;hashCode()int;highestOneBit()long;lowestOneBit()long;max()long;min()long;numberOfLeadingZeros()int;numberOfTrailingZeros()in\
t;parseLong()long;parseUnsignedLong()long;remainderUnsigned()long;resolveConstantDesc()Long;reverse()long;reverseBytes()long;rotateLeft()long;rotateRight()long;\
signum()int;sum()long;toBinaryString()String;toHexString()String;toOctalString()String;toString()String;toUnsignedString()String;valueOf()Long
c java.lang.Math
E:double;PI:double;IEEEremainder()double;abs=(double)double;abs=(float)float;abs=(int)int;abs=(long)long;absExact=(int)int;absExact=(long)long;acos()double;addE\
xact=(int,int)int;addExact=(long,long)long;asin()double;atan()double;atan2()double;cbrt()double;ceil()double;copySign=(double,double)double;copySign=(float,floa\
t)float;cos()double;cosh()double;decrementExact=(int)int;decrementExact=(long)long;exp()double;expm1()double;floor()double;floorDiv=(int,int)int;floorDiv=(long,\
int)long;floorDiv=(long,long)long;floorMod=(int,int)int;floorMod=(long,int)int;floorMod=(long,long)long;fma=(double,double,double)double;fma=(float,float,float)\
float;getExponent()int;hypot()double;incrementExact=(int)int;incrementExact=(long)long;log()double;log10()double;log1p()double;max=(double,double)double;max=(fl\
oat,float)float;max=(int,int)int;max=(long,long)long;min=(double,double)double;min=(float,float)float;min=(int,int)int;min=(long,long)long;multiplyExact=(int,in\
t)int;multiplyExact=(long,int)long;multiplyExact=(long,long)long;multiplyFull()long;multiplyHigh()long;negateExact=(int)int;negateExact=(long)long;nextAfter=(do\
uble,double)double;nextAfter=(float,double)float;nextDown=(double)double;nextDown=(float)float;nextUp=(double)double;nextUp=(float)float;pow()double;random()dou\
ble;rint()double;round=(float)int;round=(double)long;scalb=(double,int)double;scalb=(float,int)float;signum=(double)double;signum=(float)float;sin()double;sinh(\
)double;sqrt()double;subtractExact=(int,int)int;subtractExact=(long,long)long;tan()double;tanh()double;toDegrees()double;toIntExact()int;toRadians()double;ulp=(\
double)double;ulp=(float)float
c java.lang.Module|AnnotatedElement
addExports()Module;addOpens()Module;addReads()Module;addUses()Module;canRead()boolean;canUse()boolean;getClassLoader()ClassLoader;getDescriptor()java.lang.modul\
e.ModuleDescriptor;getLayer()ModuleLayer;getName()String;getPackages()Set<String>;getResourceAsStream()InputStream;isExported()boolean;isNamed()boolean;isOpen()\
boolean
c java.lang.ModuleLayer.Controller
addExports()Controller;addOpens()Controller;addReads()Controller;layer()ModuleLayer
c java.lang.ModuleLayer
boot()ModuleLayer;configuration()java.lang.module.Configuration;defineModules=(java.lang.module.Configuration,Function<String,ClassLoader>)ModuleLayer;defineMod\
ules=(java.lang.module.Configuration,List<ModuleLayer>,Function<String,ClassLoader>)Controller;defineModulesWithManyLoaders=(java.lang.module.Configuration,Clas\
sLoader)ModuleLayer;defineModulesWithManyLoaders=(java.lang.module.Configuration,List<ModuleLayer>,ClassLoader)Controller;defineModulesWithOneLoader=(java.lang.\
module.Configuration,ClassLoader)ModuleLayer;defineModulesWithOneLoader=(java.lang.module.Configuration,List<ModuleLayer>,ClassLoader)Controller;empty()ModuleLa\
yer;findLoader()ClassLoader;findModule()Optional<Module>;modules()Set<Module>;parents()List<ModuleLayer>
c java.lang.NegativeArraySizeException|RuntimeException

c java.lang.NoClassDefFoundError|LinkageError

c java.lang.NoSuchFieldError|IncompatibleClassChangeError

c java.lang.NoSuchFieldException|ReflectiveOperationException

c java.lang.NoSuchMethodError|IncompatibleClassChangeError

c java.lang.NoSuchMethodException|ReflectiveOperationException

c java.lang.NullPointerException|RuntimeException

c java.lang.Number|Serializable
byteValue()byte;doubleValue()double;floatValue()float;intValue()int;longValue()long;shortValue()short
c java.lang.NumberFormatException|IllegalArgumentException

c java.lang.Object
clone()Object;equals()boolean;getClass()Class<?>;hashCode()int;notify()void;notifyAll()void;toString()String;wait()void
c java.lang.OutOfMemoryError|VirtualMachineError

i java.lang.Override|java.lang.annotation.Annotation

c java.lang.Package|AnnotatedElement
getImplementationTitle()String;getImplementationVendor()String;getImplementationVersion()String;getName()String;getPackages()Package[];getSpecificationTitle()St\
ring;getSpecificationVendor()String;getSpecificationVersion()String;isCompatibleWith()boolean;isSealed()boolean
c java.lang.Process
children()Stream<ProcessHandle>;descendants()Stream<ProcessHandle>;destroy()void;destroyForcibly()Process;errorReader()BufferedReader;exitValue()int;getErrorStr\
eam()InputStream;getInputStream()InputStream;getOutputStream()OutputStream;info()Info;inputReader()BufferedReader;isAlive()boolean;onExit()CompletableFuture<Pro\
cess>;outputWriter()BufferedWriter;pid()long;supportsNormalTermination()boolean;toHandle()ProcessHandle;waitFor=()int;waitFor=(long,TimeUnit)boolean
c java.lang.ProcessBuilder.Redirect.Type|Enum<java.lang.ProcessBuilder.Redirect.Type>
PIPE:java.lang.ProcessBuilder.Redirect.Type;INHERIT:java.lang.ProcessBuilder.Redirect.Type;READ:java.lang.ProcessBuilder.Redirect.Type;WRITE:java.lang.ProcessBu\
ilder.Redirect.Type;APPEND:java.lang.ProcessBuilder.Redirect.Type;valueOf()java.lang.ProcessBuilder.Redirect.Type;values()java.lang.ProcessBuilder.Redirect.Type\
[]
c java.lang.ProcessBuilder.Redirect
PIPE:Redirect;INHERIT:Redirect;DISCARD:Redirect;appendTo()Redirect;file()File;from()Redirect;to()Redirect;type()java.lang.ProcessBuilder.Redirect.Type
c java.lang.ProcessBuilder
command=(String...)ProcessBuilder;command=(List<String>)ProcessBuilder;command=()List<String>;directory=()File;directory=(File)ProcessBuilder;environment()Map<S\
tring,String>;inheritIO()ProcessBuilder;redirectError=(File)ProcessBuilder;redirectError=(Redirect)ProcessBuilder;redirectError=()Redirect;redirectErrorStream=(\
)boolean;redirectErrorStream=(boolean)ProcessBuilder;redirectInput=(File)ProcessBuilder;redirectInput=(Redirect)ProcessBuilder;redirectInput=()Redirect;redirect\
Output=(File)ProcessBuilder;redirectOutput=(Redirect)ProcessBuilder;redirectOutput=()Redirect;start()Process;startPipeline()List<Process>
i java.lang.ProcessHandle.Info
arguments!()Optional<String[]>;command!()Optional<String>;commandLine!()Optional<String>;startInstant!()Optional<Instant>;totalCpuDuration!()Optional<Duration>;\
user!()Optional<String>
i java.lang.ProcessHandle|Comparable<ProcessHandle>
allProcesses~()Stream<ProcessHandle>;children!()Stream<ProcessHandle>;current~()ProcessHandle;descendants!()Stream<ProcessHandle>;destroy!()boolean;destroyForci\
bly!()boolean;info!()Info;isAlive!()boolean;of~(long)Optional<ProcessHandle>;onExit!()CompletableFuture<ProcessHandle>;parent!()Optional<ProcessHandle>;pid!()lo\
ng;supportsNormalTermination!()boolean
i java.lang.Readable
read!(CharBuffer)int
c java.lang.Record

c java.lang.ReflectiveOperationException|Exception

i java.lang.Runnable
run!()void
c java.lang.Runtime.Version|Comparable<Version>
build()Optional<Integer>;compareToIgnoreOptional()int;equalsIgnoreOptional()boolean;feature()int;interim()int;optional()Optional<String>;parse()Version;patch()i\
nt;pre()Optional<String>;update()int;version()List<Integer>
c java.lang.Runtime
addShutdownHook()void;availableProcessors()int;exec()Process;exit()void;freeMemory()long;gc()void;getRuntime()Runtime;halt()void;load()void;loadLibrary()void;ma\
xMemory()long;removeShutdownHook()boolean;runFinalization()void;totalMemory()long;version()Version
c java.lang.RuntimeException|Exception

c java.lang.RuntimePermission|BasicPermission

i java.lang.SafeVarargs|java.lang.annotation.Annotation

c java.lang.SecurityException|RuntimeException

c java.lang.SecurityManager
checkAccept()void;checkAccess()void;checkConnect()void;checkCreateClassLoader()void;checkDelete()void;checkExec()void;checkExit()void;checkLink()void;checkListe\
n()void;checkMulticast()void;checkPackageAccess()void;checkPackageDefinition()void;checkPermission()void;checkPrintJobAccess()void;checkPropertiesAccess()void;c\
heckPropertyAccess()void;checkRead()void;checkSecurityAccess()void;checkSetFactory()void;checkWrite()void;getClassContext()Class<?>[];getSecurityContext()Object\
;getThreadGroup()ThreadGroup
c java.lang.Short|Number|Comparable<Short>|java.lang.constant.Constable
MIN_VALUE:short;MAX_VALUE:short;TYPE:Class<Short>;SIZE:int;BYTES:int;compare()int;compareUnsigned()int;decode()Short;describeConstable()Optional<java.lang.const\
ant.DynamicConstantDesc<Short>>;hashCode()int;parseShort()short;reverseBytes()short;toString()String;toUnsignedInt()int;toUnsignedLong()long;valueOf()Short
c java.lang.StackOverflowError|VirtualMachineError

c java.lang.StackTraceElement|Serializable
getClassLoaderName()String;getClassName()String;getFileName()String;getLineNumber()int;getMethodName()String;getModuleName()String;getModuleVersion()String;isNa\
tiveMethod()boolean
c java.lang.StackWalker.Option|Enum<Option>
RETAIN_CLASS_REFERENCE:Option;SHOW_REFLECT_FRAMES:Option;SHOW_HIDDEN_FRAMES:Option;valueOf()Option;values()Option[]
i java.lang.StackWalker.StackFrame
getByteCodeIndex!()int;getClassName!()String;getDeclaringClass!()Class<?>;getDescriptor()String;getFileName!()String;getLineNumber!()int;getMethodName!()String;\
getMethodType()MethodType;isNativeMethod!()boolean;toStackTraceElement!()StackTraceElement
c java.lang.StackWalker
forEach=(Consumer<-StackFrame>)void;getCallerClass()Class<?>;getInstance()StackWalker;<T>walk=(Function<-Stream<StackFrame>,+T>)T
c java.lang.StrictMath
E:double;PI:double;IEEEremainder()double;abs=(double)double;abs=(float)float;abs=(int)int;abs=(long)long;absExact=(int)int;absExact=(long)long;acos()double;addE\
xact=(int,int)int;addExact=(long,long)long;asin()double;atan()double;atan2()double;cbrt()double;ceil()double;copySign=(double,double)double;copySign=(float,floa\
t)float;cos()double;cosh()double;decrementExact=(int)int;decrementExact=(long)long;exp()double;expm1()double;floor()double;floorDiv=(int,int)int;floorDiv=(long,\
int)long;floorDiv=(long,long)long;floorMod=(int,int)int;floorMod=(long,int)int;floorMod=(long,long)long;fma=(double,double,double)double;fma=(float,float,float)\
float;getExponent()int;hypot()double;incrementExact=(int)int;incrementExact=(long)long;log()double;log10()double;log1p()double;max=(double,double)double;max=(fl\
oat,float)float;max=(int,int)int;max=(long,long)long;min=(double,double)double;min=(float,float)float;min=(int,int)int;min=(long,long)long;multiplyExact=(int,in\
t)int;multiplyExact=(long,int)long;multiplyExact=(long,long)long;multiplyFull()long;multiplyHigh()long;negateExact=(int)int;negateExact=(long)long;nextAfter=(do\
uble,double)double;nextAfter=(float,double)float;nextDown=(double)double;nextDown=(float)float;nextUp=(double)double;nextUp=(float)float;pow()double;random()dou\
ble;rint()double;round=(float)int;round=(double)long;scalb=(double,int)double;scalb=(float,int)float;signum=(double)double;signum=(float)float;sin()double;sinh(\
)double;sqrt()double;subtractExact=(int,int)int;subtractExact=(long,long)long;tan()double;tanh()double;toDegrees()double;toIntExact()int;toRadians()double;ulp=(\
double)double;ulp=(float)float
c java.lang.String|Serializable|Comparable<String>|CharSequence|java.lang.constant.Constable|java.lang.constant.ConstantDesc
CASE_INSENSITIVE_ORDER:Comparator<String>;codePointAt()int;codePointBefore()int;codePointCount()int;compareToIgnoreCase()int;concat()String;contains()boolean;co\
ntentEquals()boolean;copyValueOf()String;describeConstable()Optional<String>;endsWith()boolean;equalsIgnoreCase()boolean;format()String;formatted()String;getByt\
es()byte[];getChars()void;indent()String;indexOf()int;intern()String;isBlank()boolean;join()String;join=(CharSequence,Iterable<+CharSequence>)String;lastIndexOf\
()int;lines()Stream<String>;matches()boolean;offsetByCodePoints()int;regionMatches()boolean;repeat()String;replace()String;replaceAll()String;replaceFirst()Stri\
ng;resolveConstantDesc()String;split()String[];startsWith()boolean;strip()String;stripIndent()String;stripLeading()String;stripTrailing()String;substring()Strin\
g;toCharArray()char[];toLowerCase()String;toUpperCase()String;<R>transform=(Function<-String,+R>)R;translateEscapes()String;trim()String;valueOf()String
c java.lang.StringBuffer|Serializable|Comparable<StringBuffer>|CharSequence|Appendable
append()StringBuffer;appendCodePoint()StringBuffer;capacity()int;codePointAt()int;codePointBefore()int;codePointCount()int;delete()StringBuffer;deleteCharAt()St\
ringBuffer;ensureCapacity()void;getChars()void;indexOf()int;insert()StringBuffer;lastIndexOf()int;offsetByCodePoints()int;replace()StringBuffer;reverse()StringB\
uffer;setCharAt()void;setLength()void;substring()String;trimToSize()void
c java.lang.StringBuilder|Serializable|Comparable<StringBuilder>|CharSequence|Appendable
append()StringBuilder;appendCodePoint()StringBuilder;delete()StringBuilder;deleteCharAt()StringBuilder;indexOf()int;insert()StringBuilder;lastIndexOf()int;repla\
ce()StringBuilder;reverse()StringBuilder
c java.lang.StringIndexOutOfBoundsException|IndexOutOfBoundsException

i java.lang.SuppressWarnings|java.lang.annotation.Annotation
value!()String[]
c java.lang.System.Logger.Level|Enum<Level>
ALL:Level;TRACE:Level;DEBUG:Level;INFO:Level;WARNING:Level;ERROR:Level;OFF:Level;getName()String;getSeverity()int;valueOf()Level;values()Level[]
i java.lang.System.Logger
getName!()String;isLoggable!(Level)boolean;log!(Level,ResourceBundle,String,Object...)void;log!(Level,ResourceBundle,String,Throwable)void;log()void;log=(Level,\
Supplier<String>)void;log=(Level,Supplier<String>,Throwable)void
c java.lang.System.LoggerFinder
getLocalizedLogger()Logger;getLogger()Logger;getLoggerFinder()LoggerFinder
c java.lang.System
in:InputStream;out:PrintStream;err:PrintStream;arraycopy()void;clearProperty()String;console()Console;currentTimeMillis()long;exit()void;gc()void;getLogger()Log\
ger;getProperties()Properties;getProperty()String;getenv=(String)String;getenv=()Map<String,String>;identityHashCode()int;inheritedChannel()java.nio.channels.Ch\
annel;lineSeparator()String;load()void;loadLibrary()void;mapLibraryName()String;nanoTime()long;runFinalization()void;setErr()void;setIn()void;setOut()void;setPr\
operties()void;setProperty()String
c java.lang.Thread.State|Enum<State>
NEW:State;RUNNABLE:State;BLOCKED:State;WAITING:State;TIMED_WAITING:State;TERMINATED:State;valueOf()State;values()State[]
i java.lang.Thread.UncaughtExceptionHandler
uncaughtException!(Thread,Throwable)void
c java.lang.Thread|Runnable
MIN_PRIORITY:int;NORM_PRIORITY:int;MAX_PRIORITY:int;activeCount()int;currentThread()Thread;dumpStack()void;enumerate()int;getAllStackTraces()Map<Thread,StackTra\
ceElement[]>;getContextClassLoader()ClassLoader;getDefaultUncaughtExceptionHandler()UncaughtExceptionHandler;getId()long;getName()String;getPriority()int;getSta\
ckTrace()StackTraceElement[];getState()State;getThreadGroup()ThreadGroup;getUncaughtExceptionHandler()UncaughtExceptionHandler;holdsLock()boolean;interrupt()voi\
d;interrupted()boolean;isAlive()boolean;isDaemon()boolean;isInterrupted()boolean;join()void;onSpinWait()void;setContextClassLoader()void;setDaemon()void;setDefa\
ultUncaughtExceptionHandler=(UncaughtExceptionHandler)void;setName()void;setPriority()void;setUncaughtExceptionHandler=(UncaughtExceptionHandler)void;sleep()voi\
d;start()void;yield()void
c java.lang.ThreadDeath|Error

c java.lang.ThreadGroup|UncaughtExceptionHandler
activeCount()int;activeGroupCount()int;enumerate()int;getMaxPriority()int;getName()String;getParent()ThreadGroup;interrupt()void;list()void;parentOf()boolean;se\
tMaxPriority()void
c java.lang.ThreadLocal<T>
get()T;initialValue()T;remove()void;set()void;<S>withInitial=(Supplier<+S>)ThreadLocal<S>
c java.lang.Throwable|Serializable
addSuppressed()void;fillInStackTrace()Throwable;getCause()Throwable;getLocalizedMessage()String;getMessage()String;getStackTrace()StackTraceElement[];getSuppres\
sed()Throwable[];initCause()Throwable;printStackTrace()void;setStackTrace()void
c java.lang.TypeNotPresentException|RuntimeException
typeName()String
c java.lang.UnknownError|VirtualMachineError

c java.lang.UnsatisfiedLinkError|LinkageError

c java.lang.UnsupportedClassVersionError|ClassFormatError

c java.lang.UnsupportedOperationException|RuntimeException

c java.lang.VerifyError|LinkageError

c java.lang.VirtualMachineError|Error

c java.lang.Void
TYPE:Class<Void>
i java.lang.annotation.Annotation
annotationType!()Class<+java.lang.annotation.Annotation>
c java.lang.annotation.AnnotationFormatError|Error

c java.lang.annotation.AnnotationTypeMismatchException|RuntimeException
element()Method;foundType()String
i java.lang.annotation.Documented|java.lang.annotation.Annotation

c java.lang.annotation.ElementType|Enum<ElementType>
TYPE:ElementType;FIELD:ElementType;METHOD:ElementType;PARAMETER:ElementType;CONSTRUCTOR:ElementType;LOCAL_VARIABLE:ElementType;ANNOTATION_TYPE:ElementType;PACKA\
GE:ElementType;TYPE_PARAMETER:ElementType;TYPE_USE:ElementType;MODULE:ElementType;RECORD_COMPONENT:ElementType;valueOf()ElementType;values()ElementType[]
c java.lang.annotation.IncompleteAnnotationException|RuntimeException
annotationType()Class<+java.lang.annotation.Annotation>;elementName()String
i java.lang.annotation.Inherited|java.lang.annotation.Annotation

i java.lang.annotation.Native|java.lang.annotation.Annotation

i java.lang.annotation.Repeatable|java.lang.annotation.Annotation
value!()Class<+java.lang.annotation.Annotation>
i java.lang.annotation.Retention|java.lang.annotation.Annotation
value!()RetentionPolicy
c java.lang.annotation.RetentionPolicy|Enum<RetentionPolicy>
SOURCE:RetentionPolicy;CLASS:RetentionPolicy;RUNTIME:RetentionPolicy;valueOf()RetentionPolicy;values()RetentionPolicy[]
i java.lang.annotation.Target|java.lang.annotation.Annotation
value!()ElementType[]
c java.lang.invoke.CallSite
dynamicInvoker()MethodHandle;getTarget()MethodHandle;setTarget()void;type()MethodType
c java.lang.invoke.ConstantBootstraps
arrayVarHandle()VarHandle;<E:Enum<E>>enumConstant=(Lookup,String,Class<E>)E;explicitCast()Object;fieldVarHandle()VarHandle;getStaticFinal()Object;invoke()Object\
;nullConstant()Object;primitiveClass()Class<?>;staticFieldVarHandle()VarHandle
c java.lang.invoke.ConstantCallSite|CallSite

c java.lang.invoke.LambdaConversionException|Exception

c java.lang.invoke.LambdaMetafactory
FLAG_SERIALIZABLE:int;FLAG_MARKERS:int;FLAG_BRIDGES:int;altMetafactory()CallSite;metafactory()CallSite
c java.lang.invoke.MethodHandle|java.lang.constant.Constable
asCollector()MethodHandle;asFixedArity()MethodHandle;asSpreader()MethodHandle;asType()MethodHandle;asVarargsCollector()MethodHandle;bindTo()MethodHandle;describ\
eConstable()Optional<java.lang.constant.MethodHandleDesc>;invoke()Object;invokeExact()Object;invokeWithArguments()Object;isVarargsCollector()boolean;type()Metho\
dType;withVarargs()MethodHandle
i java.lang.invoke.MethodHandleInfo
REF_getField:int;REF_getStatic:int;REF_putField:int;REF_putStatic:int;REF_invokeVirtual:int;REF_invokeStatic:int;REF_invokeSpecial:int;REF_newInvokeSpecial:int;\
REF_invokeInterface:int;getDeclaringClass!()Class<?>;getMethodType!()MethodType;getModifiers!()int;getName!()String;getReferenceKind!()int;isVarArgs()boolean;re\
ferenceKindToString~(int)String;<T:Member>reflectAs!(Class<T>,Lookup)T;toString~(int,Class<?>,String,MethodType)String
c java.lang.invoke.MethodHandleProxies
<T>asInterfaceInstance=(Class<T>,MethodHandle)T;isWrapperInstance()boolean;wrapperInstanceTarget()MethodHandle;wrapperInstanceType()Class<?>
c java.lang.invoke.MethodHandles.Lookup.ClassOption|Enum<ClassOption>
NESTMATE:ClassOption;STRONG:ClassOption;valueOf()ClassOption;values()ClassOption[]
c java.lang.invoke.MethodHandles.Lookup
PUBLIC:int;PRIVATE:int;PROTECTED:int;PACKAGE:int;MODULE:int;UNCONDITIONAL:int;ORIGINAL:int;accessClass()Class<?>;bind()MethodHandle;defineClass()Class<?>;define\
HiddenClass()Lookup;defineHiddenClassWithClassData()Lookup;dropLookupMode()Lookup;ensureInitialized()Class<?>;findClass()Class<?>;findConstructor()MethodHandle;\
findGetter()MethodHandle;findSetter()MethodHandle;findSpecial()MethodHandle;findStatic()MethodHandle;findStaticGetter()MethodHandle;findStaticSetter()MethodHand\
le;findStaticVarHandle()VarHandle;findVarHandle()VarHandle;findVirtual()MethodHandle;hasFullPrivilegeAccess()boolean;in()Lookup;lookupClass()Class<?>;lookupMode\
s()int;previousLookupClass()Class<?>;revealDirect()MethodHandleInfo;unreflect()MethodHandle;unreflectConstructor()MethodHandle;unreflectGetter()MethodHandle;unr\
eflectSetter()MethodHandle;unreflectSpecial()MethodHandle;unreflectVarHandle()VarHandle
c java.lang.invoke.MethodHandles
arrayConstructor()MethodHandle;arrayElementGetter()MethodHandle;arrayElementSetter()MethodHandle;arrayElementVarHandle()VarHandle;arrayLength()MethodHandle;byte\
ArrayViewVarHandle()VarHandle;byteBufferViewVarHandle()VarHandle;catchException()MethodHandle;<T>classData=(Lookup,String,Class<T>)T;<T>classDataAt=(Lookup,Stri\
ng,Class<T>,int)T;collectArguments()MethodHandle;constant()MethodHandle;countedLoop()MethodHandle;doWhileLoop()MethodHandle;dropArguments()MethodHandle;dropArgu\
mentsToMatch()MethodHandle;dropReturn()MethodHandle;empty()MethodHandle;exactInvoker()MethodHandle;explicitCastArguments()MethodHandle;filterArguments()MethodHa\
ndle;filterReturnValue()MethodHandle;foldArguments()MethodHandle;guardWithTest()MethodHandle;identity()MethodHandle;insertArguments()MethodHandle;invoker()Metho\
dHandle;iteratedLoop()MethodHandle;lookup()Lookup;loop()MethodHandle;permuteArguments()MethodHandle;privateLookupIn()Lookup;publicLookup()Lookup;<T:Member>refle\
ctAs=(Class<T>,MethodHandle)T;spreadInvoker()MethodHandle;tableSwitch()MethodHandle;throwException()MethodHandle;tryFinally()MethodHandle;varHandleExactInvoker(\
)MethodHandle;varHandleInvoker()MethodHandle;whileLoop()MethodHandle;zero()MethodHandle
c java.lang.invoke.MethodType|java.lang.constant.Constable|OfMethod<Class<?>,MethodType>|Serializable
appendParameterTypes()MethodType;changeParameterType()MethodType;changeReturnType()MethodType;describeConstable()Optional<java.lang.constant.MethodTypeDesc>;dro\
pParameterTypes()MethodType;erase()MethodType;fromMethodDescriptorString()MethodType;generic()MethodType;genericMethodType()MethodType;hasPrimitives()boolean;ha\
sWrappers()boolean;insertParameterTypes()MethodType;lastParameterType()Class<?>;methodType()MethodType;parameterArray()Class<?>[];parameterType()Class<?>;return\
Type()Class<?>;toMethodDescriptorString()String;unwrap()MethodType;wrap()MethodType
c java.lang.invoke.MutableCallSite|CallSite
syncAll()void
c java.lang.invoke.SerializedLambda|Serializable
getCapturedArg()Object;getCapturedArgCount()int;getCapturingClass()String;getFunctionalInterfaceClass()String;getFunctionalInterfaceMethodName()String;getFuncti\
onalInterfaceMethodSignature()String;getImplClass()String;getImplMethodKind()int;getImplMethodName()String;getImplMethodSignature()String;getInstantiatedMethodT\
ype()String
c java.lang.invoke.StringConcatException|Exception

c java.lang.invoke.StringConcatFactory
makeConcat()CallSite;makeConcatWithConstants()CallSite
c java.lang.invoke.SwitchPoint
guardWithTest()MethodHandle;hasBeenInvalidated()boolean;invalidateAll()void
i java.lang.invoke.TypeDescriptor.OfField<F:OfField<F>>|TypeDescriptor
arrayType!()F;componentType!()F;isArray!()boolean;isPrimitive!()boolean
i java.lang.invoke.TypeDescriptor.OfMethod<F:OfField<F>,M:OfMethod<F,M>>|TypeDescriptor
changeParameterType!(int,F)M;changeReturnType!(F)M;dropParameterTypes!(int,int)M;insertParameterTypes!(int,F...)M;parameterArray!()F[];parameterCount!()int;para\
meterList!()List<F>;parameterType!(int)F;returnType!()F
i java.lang.invoke.TypeDescriptor
descriptorString!()String
c java.lang.invoke.VarHandle.AccessMode|Enum<java.lang.invoke.VarHandle.AccessMode>
GET:java.lang.invoke.VarHandle.AccessMode;SET:java.lang.invoke.VarHandle.AccessMode;GET_VOLATILE:java.lang.invoke.VarHandle.AccessMode;SET_VOLATILE:java.lang.in\
voke.VarHandle.AccessMode;GET_ACQUIRE:java.lang.invoke.VarHandle.AccessMode;SET_RELEASE:java.lang.invoke.VarHandle.AccessMode;GET_OPAQUE:java.lang.invoke.VarHan\
dle.AccessMode;SET_OPAQUE:java.lang.invoke.VarHandle.AccessMode;COMPARE_AND_SET:java.lang.invoke.VarHandle.AccessMode;COMPARE_AND_EXCHANGE:java.lang.invoke.VarH\
andle.AccessMode;COMPARE_AND_EXCHANGE_ACQUIRE:java.lang.invoke.VarHandle.AccessMode;COMPARE_AND_EXCHANGE_RELEASE:java.lang.invoke.VarHandle.AccessMode;WEAK_COMP\
ARE_AND_SET_PLAIN:java.lang.invoke.VarHandle.AccessMode;WEAK_COMPARE_AND_SET:java.lang.invoke.VarHandle.AccessMode;WEAK_COMPARE_AND_SET_ACQUIRE:java.lang.invoke\
.VarHandle.AccessMode;WEAK_COMPARE_AND_SET_RELEASE:java.lang.invoke.VarHandle.AccessMode;GET_AND_SET:java.lang.invoke.VarHandle.AccessMode;GET_AND_SET_ACQUIRE:j\
ava.lang.invoke.VarHandle.AccessMode;GET_AND_SET_RELEASE:java.lang.invoke.VarHandle.AccessMode;GET_AND_ADD:java.lang.invoke.VarHandle.AccessMode;GET_AND_ADD_ACQ\
UIRE:java.lang.invoke.VarHandle.AccessMode;GET_AND_ADD_RELEASE:java.lang.invoke.VarHandle.AccessMode;GET_AND_BITWISE_OR:java.lang.invoke.VarHandle.AccessMode;GE\
T_AND_BITWISE_OR_RELEASE:java.lang.invoke.VarHandle.AccessMode;GET_AND_BITWISE_OR_ACQUIRE:java.lang.invoke.VarHandle.AccessMode;GET_AND_BITWISE_AND:java.lang.in\
voke.VarHandle.AccessMode;GET_AND_BITWISE_AND_RELEASE:java.lang.invoke.VarHandle.AccessMode;GET_AND_BITWISE_AND_ACQUIRE:java.lang.invoke.VarHandle.AccessMode;GE\
T_AND_BITWISE_XOR:java.lang.invoke.VarHandle.AccessMode;GET_AND_BITWISE_XOR_RELEASE:java.lang.invoke.VarHandle.AccessMode;GET_AND_BITWISE_XOR_ACQUIRE:java.lang.\
invoke.VarHandle.AccessMode;methodName()String;valueFromMethodName()java.lang.invoke.VarHandle.AccessMode;valueOf()java.lang.invoke.VarHandle.AccessMode;values(\
)java.lang.invoke.VarHandle.AccessMode[]
c java.lang.invoke.VarHandle.VarHandleDesc|java.lang.constant.DynamicConstantDesc<VarHandle>
ofArray()VarHandleDesc;ofField()VarHandleDesc;ofStaticField()VarHandleDesc;resolveConstantDesc()VarHandle;varType()java.lang.constant.ClassDesc
c java.lang.invoke.VarHandle|java.lang.constant.Constable
accessModeType()MethodType;acquireFence()void;compareAndExchange()Object;compareAndExchangeAcquire()Object;compareAndExchangeRelease()Object;compareAndSet()bool\
ean;coordinateTypes()List<Class<?>>;describeConstable()Optional<VarHandleDesc>;fullFence()void;get()Object;getAcquire()Object;getAndAdd()Object;getAndAddAcquire\
()Object;getAndAddRelease()Object;getAndBitwiseAnd()Object;getAndBitwiseAndAcquire()Object;getAndBitwiseAndRelease()Object;getAndBitwiseOr()Object;getAndBitwise\
OrAcquire()Object;getAndBitwiseOrRelease()Object;getAndBitwiseXor()Object;getAndBitwiseXorAcquire()Object;getAndBitwiseXorRelease()Object;getAndSet()Object;getA\
ndSetAcquire()Object;getAndSetRelease()Object;getOpaque()Object;getVolatile()Object;hasInvokeExactBehavior()boolean;isAccessModeSupported()boolean;loadLoadFence\
()void;releaseFence()void;set()void;setOpaque()void;setRelease()void;setVolatile()void;storeStoreFence()void;toMethodHandle()MethodHandle;varType()Class<?>;weak\
CompareAndSet()boolean;weakCompareAndSetAcquire()boolean;weakCompareAndSetPlain()boolean;weakCompareAndSetRelease()boolean;withInvokeBehavior()VarHandle;withInv\
okeExactBehavior()VarHandle
c java.lang.invoke.VolatileCallSite|CallSite

c java.lang.invoke.WrongMethodTypeException|RuntimeException

i java.lang.ref.Cleaner.Cleanable
clean!()void
c java.lang.ref.Cleaner
create()Cleaner;create=(ThreadFactory)Cleaner;register=(Object,Runnable)Cleanable
c java.lang.ref.PhantomReference<T>|Reference<T>

c java.lang.ref.Reference<T>
clear()void;enqueue()boolean;get()T;reachabilityFence()void;refersTo()boolean
c java.lang.ref.ReferenceQueue<T>
poll()Reference<+T>;remove()Reference<+T>
c java.lang.ref.SoftReference<T>|Reference<T>

c java.lang.ref.WeakReference<T>|Reference<T>

c java.lang.reflect.AccessibleObject|AnnotatedElement
canAccess()boolean;setAccessible()void;trySetAccessible()boolean
i java.lang.reflect.AnnotatedArrayType|AnnotatedType
getAnnotatedGenericComponentType!()AnnotatedType
i java.lang.reflect.AnnotatedElement
<T:java.lang.annotation.Annotation>getAnnotation!(Class<T>)T;getAnnotations!()java.lang.annotation.Annotation[];<T:java.lang.annotation.Annotation>getAnnotation\
sByType=(Class<T>)T[];<T:java.lang.annotation.Annotation>getDeclaredAnnotation=(Class<T>)T;getDeclaredAnnotations!()java.lang.annotation.Annotation[];<T:java.la\
ng.annotation.Annotation>getDeclaredAnnotationsByType=(Class<T>)T[];isAnnotationPresent()boolean
i java.lang.reflect.AnnotatedParameterizedType|AnnotatedType
getAnnotatedActualTypeArguments!()AnnotatedType[]
i java.lang.reflect.AnnotatedType|AnnotatedElement
getAnnotatedOwnerType()AnnotatedType;getType!()java.lang.reflect.Type
i java.lang.reflect.AnnotatedTypeVariable|AnnotatedType
getAnnotatedBounds!()AnnotatedType[]
i java.lang.reflect.AnnotatedWildcardType|AnnotatedType
getAnnotatedLowerBounds!()AnnotatedType[];getAnnotatedUpperBounds!()AnnotatedType[]
c java.lang.reflect.Array
get()Object;getBoolean()boolean;getByte()byte;getChar()char;getDouble()double;getFloat()float;getInt()int;getLength()int;getLong()long;getShort()short;newInstan\
ce()Object;set()void;setBoolean()void;setByte()void;setChar()void;setDouble()void;setFloat()void;setInt()void;setLong()void;setShort()void
c java.lang.reflect.Constructor<T>|Executable
newInstance()T
c java.lang.reflect.Executable|AccessibleObject|Member|GenericDeclaration
getAnnotatedExceptionTypes()AnnotatedType[];getAnnotatedParameterTypes()AnnotatedType[];getAnnotatedReceiverType()AnnotatedType;getAnnotatedReturnType()Annotate\
dType;getExceptionTypes()Class<?>[];getGenericExceptionTypes()java.lang.reflect.Type[];getGenericParameterTypes()java.lang.reflect.Type[];getParameterAnnotation\
s()java.lang.annotation.Annotation[][];getParameterCount()int;getParameterTypes()Class<?>[];getParameters()Parameter[];isVarArgs()boolean;toGenericString()Strin\
g
c java.lang.reflect.Field|AccessibleObject|Member
get()Object;getAnnotatedType()AnnotatedType;getBoolean()boolean;getByte()byte;getChar()char;getDouble()double;getFloat()float;getGenericType()java.lang.reflect.\
Type;getInt()int;getLong()long;getShort()short;getType()Class<?>;isEnumConstant()boolean;set()void;setBoolean()void;setByte()void;setChar()void;setDouble()void;\
setFloat()void;setInt()void;setLong()void;setShort()void;toGenericString()String
i java.lang.reflect.GenericArrayType|java.lang.reflect.Type
getGenericComponentType!()java.lang.reflect.Type
i java.lang.reflect.GenericDeclaration|AnnotatedElement
getTypeParameters!()TypeVariable<?>[]
c java.lang.reflect.GenericSignatureFormatError|ClassFormatError

c java.lang.reflect.InaccessibleObjectException|RuntimeException

i java.lang.reflect.InvocationHandler
invoke!(Object,Method,Object[])Object;invokeDefault~(Object,Method,Object...)Object
c java.lang.reflect.InvocationTargetException|ReflectiveOperationException
getTargetException()Throwable
c java.lang.reflect.MalformedParameterizedTypeException|RuntimeException

c java.lang.reflect.MalformedParametersException|RuntimeException

i java.lang.reflect.Member
PUBLIC:int;DECLARED:int;getDeclaringClass!()Class<?>;getModifiers!()int;getName!()String;isSynthetic!()boolean
c java.lang.reflect.Method|Executable
getDefaultValue()Object;getGenericReturnType()java.lang.reflect.Type;getReturnType()Class<?>;invoke()Object;isBridge()boolean;isDefault()boolean
c java.lang.reflect.Modifier
PUBLIC:int;PRIVATE:int;PROTECTED:int;STATIC:int;FINAL:int;SYNCHRONIZED:int;VOLATILE:int;TRANSIENT:int;NATIVE:int;INTERFACE:int;ABSTRACT:int;STRICT:int;classModi\
fiers()int;constructorModifiers()int;fieldModifiers()int;interfaceModifiers()int;isAbstract()boolean;isFinal()boolean;isInterface()boolean;isNative()boolean;isP\
rivate()boolean;isProtected()boolean;isPublic()boolean;isStatic()boolean;isStrict()boolean;isSynchronized()boolean;isTransient()boolean;isVolatile()boolean;meth\
odModifiers()int;parameterModifiers()int;toString()String
c java.lang.reflect.Parameter|AnnotatedElement
getAnnotatedType()AnnotatedType;getDeclaringExecutable()Executable;getModifiers()int;getName()String;getParameterizedType()java.lang.reflect.Type;getType()Class\
<?>;isImplicit()boolean;isNamePresent()boolean;isSynthetic()boolean;isVarArgs()boolean
i java.lang.reflect.ParameterizedType|java.lang.reflect.Type
getActualTypeArguments!()java.lang.reflect.Type[];getOwnerType!()java.lang.reflect.Type;getRawType!()java.lang.reflect.Type
c java.lang.reflect.Proxy|Serializable
h:InvocationHandler;getInvocationHandler()InvocationHandler;isProxyClass()boolean;newProxyInstance=(ClassLoader,Class<?>[],InvocationHandler)Object
c java.lang.reflect.RecordComponent|AnnotatedElement
getAccessor()Method;getAnnotatedType()AnnotatedType;getDeclaringRecord()Class<?>;getGenericSignature()String;getGenericType()java.lang.reflect.Type;getName()Str\
ing;getType()Class<?>
c java.lang.reflect.ReflectPermission|BasicPermission

i java.lang.reflect.Type
getTypeName()String
i java.lang.reflect.TypeVariable<D:GenericDeclaration>|java.lang.reflect.Type|AnnotatedElement
getAnnotatedBounds!()AnnotatedType[];getBounds!()java.lang.reflect.Type[];getGenericDeclaration!()D;getName!()String
c java.lang.reflect.UndeclaredThrowableException|RuntimeException
getUndeclaredThrowable()Throwable
i java.lang.reflect.WildcardType|java.lang.reflect.Type
getLowerBounds!()java.lang.reflect.Type[];getUpperBounds!()java.lang.reflect.Type[]
c java.io.BufferedInputStream|FilterInputStream
buf:byte[];count:int;pos:int;markpos:int;marklimit:int
c java.io.BufferedOutputStream|FilterOutputStream
buf:byte[];count:int
c java.io.BufferedReader|Reader
lines()Stream<String>;readLine()String
c java.io.BufferedWriter|Writer
newLine()void
c java.io.ByteArrayInputStream|InputStream
buf:byte[];pos:int;mark:int;count:int
c java.io.ByteArrayOutputStream|OutputStream
buf:byte[];count:int;reset()void;size()int;toByteArray()byte[];toString()String;writeBytes()void;writeTo()void
c java.io.CharArrayReader|Reader
buf:char[];pos:int;markedPos:int;count:int
c java.io.CharArrayWriter|Writer
buf:char[];count:int;append()CharArrayWriter;reset()void;size()int;toCharArray()char[];writeTo()void
c java.io.CharConversionException|IOException

i java.io.Closeable|AutoCloseable

c java.io.Console|Flushable
charset()Charset;format()Console;printf()Console;readLine()String;readPassword()char[];reader()Reader;writer()PrintWriter
i java.io.DataInput
readBoolean!()boolean;readByte!()byte;readChar!()char;readDouble!()double;readFloat!()float;readFully!(byte[])void;readFully!(byte[],int,int)void;readInt!()int;\
readLine!()String;readLong!()long;readShort!()short;readUTF!()String;readUnsignedByte!()int;readUnsignedShort!()int;skipBytes!(int)int
c java.io.DataInputStream|FilterInputStream|DataInput
readUTF()String
i java.io.DataOutput
write!(byte[])void;write!(byte[],int,int)void;write!(int)void;writeBoolean!(boolean)void;writeByte!(int)void;writeBytes!(String)void;writeChar!(int)void;writeCh\
ars!(String)void;writeDouble!(double)void;writeFloat!(float)void;writeInt!(int)void;writeLong!(long)void;writeShort!(int)void;writeUTF!(String)void
c java.io.DataOutputStream|FilterOutputStream|DataOutput
written:int;size()int
c java.io.EOFException|IOException

i java.io.Externalizable|Serializable
readExternal!(ObjectInput)void;writeExternal!(ObjectOutput)void
c java.io.File|Serializable|Comparable<File>
separatorChar:char;separator:String;pathSeparatorChar:char;pathSeparator:String;canExecute()boolean;canRead()boolean;canWrite()boolean;createNewFile()boolean;cr\
eateTempFile()File;delete()boolean;deleteOnExit()void;exists()boolean;getAbsoluteFile()File;getAbsolutePath()String;getCanonicalFile()File;getCanonicalPath()Str\
ing;getFreeSpace()long;getName()String;getParent()String;getParentFile()File;getPath()String;getTotalSpace()long;getUsableSpace()long;isAbsolute()boolean;isDire\
ctory()boolean;isFile()boolean;isHidden()boolean;lastModified()long;length()long;list()String[];list=(FilenameFilter)String[];listFiles()File[];listFiles=(FileF\
ilter)File[];listFiles=(FilenameFilter)File[];listRoots()File[];mkdir()boolean;mkdirs()boolean;renameTo()boolean;setExecutable()boolean;setLastModified()boolean\
;setReadOnly()boolean;setReadable()boolean;setWritable()boolean;toPath()Path;toURI()URI
c java.io.FileDescriptor
in:FileDescriptor;out:FileDescriptor;err:FileDescriptor;sync()void;valid()boolean
i java.io.FileFilter
accept!(File)boolean
c java.io.FileInputStream|InputStream
getChannel()java.nio.channels.FileChannel;getFD()FileDescriptor
c java.io.FileNotFoundException|IOException

c java.io.FileOutputStream|OutputStream
getChannel()java.nio.channels.FileChannel;getFD()FileDescriptor
c java.io.FilePermission|Permission|Serializable

c java.io.FileReader|InputStreamReader

c java.io.FileWriter|OutputStreamWriter

i java.io.FilenameFilter
accept!(File,String)boolean
c java.io.FilterInputStream|InputStream
in:InputStream
c java.io.FilterOutputStream|OutputStream
out:OutputStream
c java.io.FilterReader|Reader
in:Reader
c java.io.FilterWriter|Writer
out:Writer
i java.io.Flushable
flush!()void
c java.io.IOError|Error

c java.io.IOException|Exception

c java.io.InputStream|Closeable
available()int;mark()void;markSupported()boolean;nullInputStream()InputStream;read()int;readAllBytes()byte[];readNBytes=(int)byte[];readNBytes=(byte[],int,int)i\
nt;reset()void;skip()long;skipNBytes()void;transferTo()long
c java.io.InputStreamReader|Reader
getEncoding()String
c java.io.InterruptedIOException|IOException
bytesTransferred:int
c java.io.InvalidClassException|ObjectStreamException
classname:String
c java.io.InvalidObjectException|ObjectStreamException

c java.io.LineNumberInputStream|FilterInputStream
getLineNumber()int;setLineNumber()void
c java.io.LineNumberReader|BufferedReader
getLineNumber()int;setLineNumber()void
c java.io.NotActiveException|ObjectStreamException

c java.io.NotSerializableException|ObjectStreamException

i java.io.ObjectInput|DataInput|AutoCloseable
available!()int;read!()int;read!(byte[])int;read!(byte[],int,int)int;readObject!()Object;skip!(long)long
c java.io.ObjectInputFilter.Config
createFilter()ObjectInputFilter;getSerialFilter()ObjectInputFilter;getSerialFilterFactory()BinaryOperator<ObjectInputFilter>;setSerialFilter=(ObjectInputFilter)\
void;setSerialFilterFactory=(BinaryOperator<ObjectInputFilter>)void
i java.io.ObjectInputFilter.FilterInfo
arrayLength!()long;depth!()long;references!()long;serialClass!()Class<?>;streamBytes!()long
c java.io.ObjectInputFilter.Status|Enum<Status>
UNDECIDED:Status;ALLOWED:Status;REJECTED:Status;valueOf()Status;values()Status[]
i java.io.ObjectInputFilter
allowFilter~(Predicate<Class<?>>,Status)ObjectInputFilter;checkInput!(FilterInfo)Status;merge~(ObjectInputFilter,ObjectInputFilter)ObjectInputFilter;rejectFilte\
r~(Predicate<Class<?>>,Status)ObjectInputFilter;rejectUndecidedClass~(ObjectInputFilter)ObjectInputFilter
c java.io.ObjectInputStream.GetField
defaulted()boolean;get=(String,boolean)boolean;get=(String,byte)byte;get=(String,char)char;get=(String,double)double;get=(String,float)float;get=(String,int)int\
;get=(String,Object)Object;get=(String,long)long;get=(String,short)short;getObjectStreamClass()ObjectStreamClass
c java.io.ObjectInputStream|InputStream|ObjectInput|ObjectStreamConstants
defaultReadObject()void;enableResolveObject()boolean;getObjectInputFilter()ObjectInputFilter;readClassDescriptor()ObjectStreamClass;readFields()GetField;readObj\
ectOverride()Object;readStreamHeader()void;readUnshared()Object;registerValidation=(ObjectInputValidation,int)void;resolveClass()Class<?>;resolveObject()Object;\
resolveProxyClass()Class<?>;setObjectInputFilter=(ObjectInputFilter)void
i java.io.ObjectInputValidation
validateObject!()void
i java.io.ObjectOutput|DataOutput|AutoCloseable
flush!()void;writeObject!(Object)void
c java.io.ObjectOutputStream.PutField
put()void
c java.io.ObjectOutputStream|OutputStream|ObjectOutput|ObjectStreamConstants
annotateClass()void;annotateProxyClass()void;defaultWriteObject()void;drain()void;enableReplaceObject()boolean;putFields()PutField;replaceObject()Object;reset()\
void;useProtocolVersion()void;writeClassDescriptor()void;writeFields()void;writeObjectOverride()void;writeStreamHeader()void;writeUnshared()void
c java.io.ObjectStreamClass|Serializable
NO_FIELDS:ObjectStreamField[];forClass()Class<?>;getField()ObjectStreamField;getFields()ObjectStreamField[];getName()String;getSerialVersionUID()long;lookup()Ob\
jectStreamClass;lookupAny()ObjectStreamClass
i java.io.ObjectStreamConstants
STREAM_MAGIC:short;STREAM_VERSION:short;TC_BASE:byte;TC_NULL:byte;TC_REFERENCE:byte;TC_CLASSDESC:byte;TC_OBJECT:byte;TC_STRING:byte;TC_ARRAY:byte;TC_CLASS:byte;\
TC_BLOCKDATA:byte;TC_ENDBLOCKDATA:byte;TC_RESET:byte;TC_BLOCKDATALONG:byte;TC_EXCEPTION:byte;TC_LONGSTRING:byte;TC_PROXYCLASSDESC:byte;TC_ENUM:byte;TC_MAX:byte;\
baseWireHandle:int;SC_WRITE_METHOD:byte;SC_BLOCK_DATA:byte;SC_SERIALIZABLE:byte;SC_EXTERNALIZABLE:byte;SC_ENUM:byte;SUBSTITUTION_PERMISSION:SerializablePermissi\
on;SUBCLASS_IMPLEMENTATION_PERMISSION:SerializablePermission;SERIAL_FILTER_PERMISSION:SerializablePermission;PROTOCOL_VERSION_1:int;PROTOCOL_VERSION_2:int
c java.io.ObjectStreamException|IOException

c java.io.ObjectStreamField|Comparable<Object>
getName()String;getOffset()int;getType()Class<?>;getTypeCode()char;getTypeString()String;isPrimitive()boolean;isUnshared()boolean;setOffset()void
c java.io.OptionalDataException|ObjectStreamException
length:int;eof:boolean
c java.io.OutputStream|Closeable|Flushable
nullOutputStream()OutputStream;write()void
c java.io.OutputStreamWriter|Writer
getEncoding()String
c java.io.PipedInputStream|InputStream
PIPE_SIZE:int;buffer:byte[];in:int;out:int;connect()void;receive()void
c java.io.PipedOutputStream|OutputStream
connect()void
c java.io.PipedReader|Reader
connect()void
c java.io.PipedWriter|Writer
connect()void
c java.io.PrintStream|FilterOutputStream|Appendable|Closeable
append()PrintStream;checkError()boolean;clearError()void;format()PrintStream;print()void;printf()PrintStream;println()void;setError()void;writeBytes()void
c java.io.PrintWriter|Writer
out:Writer;append()PrintWriter;checkError()boolean;clearError()void;format()PrintWriter;print()void;printf()PrintWriter;println()void;setError()void
c java.io.PushbackInputStream|FilterInputStream
buf:byte[];pos:int;unread()void
c java.io.PushbackReader|FilterReader
unread()void
c java.io.RandomAccessFile|DataOutput|DataInput|Closeable
getChannel()java.nio.channels.FileChannel;getFD()FileDescriptor;getFilePointer()long;length()long;read()int;seek()void;setLength()void
c java.io.Reader|Readable|Closeable
lock:Object;mark()void;markSupported()boolean;nullReader()Reader;read()int;ready()boolean;reset()void;skip()long;transferTo()long
c java.io.SequenceInputStream|InputStream

i java.io.Serial|java.lang.annotation.Annotation

i java.io.Serializable

c java.io.SerializablePermission|BasicPermission

c java.io.StreamCorruptedException|ObjectStreamException

c java.io.StreamTokenizer
ttype:int;TT_EOF:int;TT_EOL:int;TT_NUMBER:int;TT_WORD:int;sval:String;nval:double;commentChar()void;eolIsSignificant()void;lineno()int;lowerCaseMode()void;nextT\
oken()int;ordinaryChar()void;ordinaryChars()void;parseNumbers()void;pushBack()void;quoteChar()void;resetSyntax()void;slashSlashComments()void;slashStarComments(\
)void;whitespaceChars()void;wordChars()void
c java.io.StringBufferInputStream|InputStream
buffer:String;pos:int;count:int
c java.io.StringReader|Reader

c java.io.StringWriter|Writer
append()StringWriter;getBuffer()StringBuffer
c java.io.SyncFailedException|IOException

c java.io.UTFDataFormatException|IOException

c java.io.UncheckedIOException|RuntimeException
getCause()IOException
c java.io.UnsupportedEncodingException|IOException

c java.io.WriteAbortedException|ObjectStreamException
detail:Exception
c java.io.Writer|Appendable|Closeable|Flushable
lock:Object;append()Writer;nullWriter()Writer;write()void
c java.math.BigDecimal|Number|Comparable<BigDecimal>
ZERO:BigDecimal;ONE:BigDecimal;TEN:BigDecimal;ROUND_UP:int;ROUND_DOWN:int;ROUND_CEILING:int;ROUND_FLOOR:int;ROUND_HALF_UP:int;ROUND_HALF_DOWN:int;ROUND_HALF_EVE\
N:int;ROUND_UNNECESSARY:int;abs()BigDecimal;add()BigDecimal;byteValueExact()byte;divide()BigDecimal;divideAndRemainder()BigDecimal[];divideToIntegralValue()BigD\
ecimal;intValueExact()int;longValueExact()long;max()BigDecimal;min()BigDecimal;movePointLeft()BigDecimal;movePointRight()BigDecimal;multiply()BigDecimal;negate(\
)BigDecimal;plus()BigDecimal;pow()BigDecimal;precision()int;remainder()BigDecimal;round()BigDecimal;scale()int;scaleByPowerOfTen()BigDecimal;setScale()BigDecima\
l;shortValueExact()short;signum()int;sqrt()BigDecimal;stripTrailingZeros()BigDecimal;subtract()BigDecimal;toBigInteger()BigInteger;toBigIntegerExact()BigInteger\
;toEngineeringString()String;toPlainString()String;ulp()BigDecimal;unscaledValue()BigInteger;valueOf()BigDecimal
c java.math.BigInteger|Number|Comparable<BigInteger>
ZERO:BigInteger;ONE:BigInteger;TWO:BigInteger;TEN:BigInteger;abs()BigInteger;add()BigInteger;and()BigInteger;andNot()BigInteger;bitCount()int;bitLength()int;byt\
eValueExact()byte;clearBit()BigInteger;divide()BigInteger;divideAndRemainder()BigInteger[];flipBit()BigInteger;gcd()BigInteger;getLowestSetBit()int;intValueExac\
t()int;isProbablePrime()boolean;longValueExact()long;max()BigInteger;min()BigInteger;mod()BigInteger;modInverse()BigInteger;modPow()BigInteger;multiply()BigInte\
ger;negate()BigInteger;nextProbablePrime()BigInteger;not()BigInteger;or()BigInteger;pow()BigInteger;probablePrime()BigInteger;remainder()BigInteger;setBit()BigI\
nteger;shiftLeft()BigInteger;shiftRight()BigInteger;shortValueExact()short;signum()int;sqrt()BigInteger;sqrtAndRemainder()BigInteger[];subtract()BigInteger;test\
Bit()boolean;toByteArray()byte[];toString()String;valueOf()BigInteger;xor()BigInteger
c java.math.MathContext|Serializable
UNLIMITED:MathContext;DECIMAL32:MathContext;DECIMAL64:MathContext;DECIMAL128:MathContext;getPrecision()int;getRoundingMode()RoundingMode
c java.math.RoundingMode|Enum<RoundingMode>
UP:RoundingMode;DOWN:RoundingMode;CEILING:RoundingMode;FLOOR:RoundingMode;HALF_UP:RoundingMode;HALF_DOWN:RoundingMode;HALF_EVEN:RoundingMode;UNNECESSARY:Roundin\
gMode;valueOf()RoundingMode;values()RoundingMode[]
c java.net.Authenticator.RequestorType|Enum<RequestorType>
PROXY:RequestorType;SERVER:RequestorType;valueOf()RequestorType;values()RequestorType[]
c java.net.Authenticator
getDefault()Authenticator;getPasswordAuthentication()PasswordAuthentication;getRequestingHost()String;getRequestingPort()int;getRequestingPrompt()String;getRequ\
estingProtocol()String;getRequestingScheme()String;getRequestingSite()InetAddress;getRequestingURL()URL;getRequestorType()RequestorType;requestPasswordAuthentic\
ation()PasswordAuthentication;setDefault()void
c java.net.BindException|SocketException

c java.net.CacheRequest
abort()void;getBody()OutputStream
c java.net.CacheResponse
getBody()InputStream;getHeaders()Map<String,List<String>>
c java.net.ConnectException|SocketException

c java.net.ContentHandler
getContent()Object
i java.net.ContentHandlerFactory
createContentHandler!(String)ContentHandler
c java.net.CookieHandler
get()Map<String,List<String>>;getDefault()CookieHandler;put()void;setDefault()void
c java.net.CookieManager|CookieHandler
getCookieStore()CookieStore;setCookiePolicy=(CookiePolicy)void
i java.net.CookiePolicy
ACCEPT_ALL:CookiePolicy;ACCEPT_NONE:CookiePolicy;ACCEPT_ORIGINAL_SERVER:CookiePolicy;shouldAccept!(URI,HttpCookie)boolean
i java.net.CookieStore
add!(URI,HttpCookie)void;get!(URI)List<HttpCookie>;getCookies!()List<HttpCookie>;getURIs!()List<URI>;remove!(URI,HttpCookie)boolean;removeAll!()boolean
c java.net.DatagramPacket
getAddress()InetAddress;getData()byte[];getLength()int;getOffset()int;getPort()int;getSocketAddress()SocketAddress;setAddress()void;setData()void;setLength()voi\
d;setPort()void;setSocketAddress()void
c java.net.DatagramSocket|Closeable
bind()void;connect()void;disconnect()void;getBroadcast()boolean;getChannel()java.nio.channels.DatagramChannel;getInetAddress()InetAddress;getLocalAddress()InetA\
ddress;getLocalPort()int;getLocalSocketAddress()SocketAddress;<T>getOption=(SocketOption<T>)T;getPort()int;getReceiveBufferSize()int;getRemoteSocketAddress()Soc\
ketAddress;getReuseAddress()boolean;getSendBufferSize()int;getSoTimeout()int;getTrafficClass()int;isBound()boolean;isClosed()boolean;isConnected()boolean;joinGr\
oup()void;leaveGroup()void;receive()void;send()void;setBroadcast()void;<T>setOption=(SocketOption<T>,T)DatagramSocket;setReceiveBufferSize()void;setReuseAddress\
()void;setSendBufferSize()void;setSoTimeout()void;setTrafficClass()void;supportedOptions()Set<SocketOption<?>>
c java.net.DatagramSocketImpl|SocketOptions
localPort:int;fd:FileDescriptor;bind()void;close()void;connect()void;create()void;disconnect()void;getFileDescriptor()FileDescriptor;getLocalPort()int;<T>getOpt\
ion=(SocketOption<T>)T;getTimeToLive()int;join()void;joinGroup()void;leave()void;leaveGroup()void;peek()int;peekData()int;receive()void;send()void;<T>setOption=\
(SocketOption<T>,T)void;setTimeToLive()void;supportedOptions()Set<SocketOption<?>>
i java.net.DatagramSocketImplFactory
createDatagramSocketImpl!()DatagramSocketImpl
i java.net.FileNameMap
getContentTypeFor!(String)String
c java.net.HttpCookie|Cloneable
domainMatches()boolean;getComment()String;getCommentURL()String;getDiscard()boolean;getDomain()String;getMaxAge()long;getName()String;getPath()String;getPortlis\
t()String;getSecure()boolean;getValue()String;getVersion()int;hasExpired()boolean;isHttpOnly()boolean;parse()List<HttpCookie>;setComment()void;setCommentURL()vo\
id;setDiscard()void;setDomain()void;setHttpOnly()void;setMaxAge()void;setPath()void;setPortlist()void;setSecure()void;setValue()void;setVersion()void
c java.net.HttpRetryException|IOException
getLocation()String;getReason()String;responseCode()int
c java.net.HttpURLConnection|URLConnection
method:String;chunkLength:int;fixedContentLength:int;fixedContentLengthLong:long;responseCode:int;responseMessage:String;instanceFollowRedirects:boolean;HTTP_OK\
:int;HTTP_CREATED:int;HTTP_ACCEPTED:int;HTTP_NOT_AUTHORITATIVE:int;HTTP_NO_CONTENT:int;HTTP_RESET:int;HTTP_PARTIAL:int;HTTP_MULT_CHOICE:int;HTTP_MOVED_PERM:int;\
HTTP_MOVED_TEMP:int;HTTP_SEE_OTHER:int;HTTP_NOT_MODIFIED:int;HTTP_USE_PROXY:int;HTTP_BAD_REQUEST:int;HTTP_UNAUTHORIZED:int;HTTP_PAYMENT_REQUIRED:int;HTTP_FORBID\
DEN:int;HTTP_NOT_FOUND:int;HTTP_BAD_METHOD:int;HTTP_NOT_ACCEPTABLE:int;HTTP_PROXY_AUTH:int;HTTP_CLIENT_TIMEOUT:int;HTTP_CONFLICT:int;HTTP_GONE:int;HTTP_LENGTH_R\
EQUIRED:int;HTTP_PRECON_FAILED:int;HTTP_ENTITY_TOO_LARGE:int;HTTP_REQ_TOO_LONG:int;HTTP_UNSUPPORTED_TYPE:int;HTTP_SERVER_ERROR:int;HTTP_INTERNAL_ERROR:int;HTTP_\
NOT_IMPLEMENTED:int;HTTP_BAD_GATEWAY:int;HTTP_UNAVAILABLE:int;HTTP_GATEWAY_TIMEOUT:int;HTTP_VERSION:int;disconnect()void;getErrorStream()InputStream;getFollowRe\
directs()boolean;getInstanceFollowRedirects()boolean;getRequestMethod()String;getResponseCode()int;getResponseMessage()String;setAuthenticator()void;setChunkedS\
treamingMode()void;setFixedLengthStreamingMode()void;setFollowRedirects()void;setInstanceFollowRedirects()void;setRequestMethod()void;usingProxy()boolean
c java.net.IDN
ALLOW_UNASSIGNED:int;USE_STD3_ASCII_RULES:int;toASCII()String;toUnicode()String
c java.net.Inet4Address|InetAddress

c java.net.Inet6Address|InetAddress
getByAddress()Inet6Address;getScopeId()int;getScopedInterface()NetworkInterface;isIPv4CompatibleAddress()boolean
c java.net.InetAddress|Serializable
getAddress()byte[];getAllByName()InetAddress[];getByAddress()InetAddress;getByName()InetAddress;getCanonicalHostName()String;getHostAddress()String;getHostName(\
)String;getLocalHost()InetAddress;getLoopbackAddress()InetAddress;isAnyLocalAddress()boolean;isLinkLocalAddress()boolean;isLoopbackAddress()boolean;isMCGlobal()\
boolean;isMCLinkLocal()boolean;isMCNodeLocal()boolean;isMCOrgLocal()boolean;isMCSiteLocal()boolean;isMulticastAddress()boolean;isReachable()boolean;isSiteLocalA\
ddress()boolean
c java.net.InetSocketAddress|SocketAddress
createUnresolved()InetSocketAddress;getAddress()InetAddress;getHostName()String;getHostString()String;getPort()int;isUnresolved()boolean
c java.net.InterfaceAddress
getAddress()InetAddress;getBroadcast()InetAddress;getNetworkPrefixLength()short
c java.net.JarURLConnection|URLConnection
jarFileURLConnection:URLConnection;getAttributes()java.util.jar.Attributes;getCertificates()java.security.cert.Certificate[];getEntryName()String;getJarEntry()j\
ava.util.jar.JarEntry;getJarFile()java.util.jar.JarFile;getJarFileURL()URL;getMainAttributes()java.util.jar.Attributes;getManifest()java.util.jar.Manifest
c java.net.MalformedURLException|IOException

c java.net.MulticastSocket|DatagramSocket
getNetworkInterface()NetworkInterface;getTimeToLive()int;setNetworkInterface()void;setTimeToLive()void
c java.net.NetPermission|BasicPermission

c java.net.NetworkInterface
getByIndex()NetworkInterface;getByInetAddress()NetworkInterface;getByName()NetworkInterface;getDisplayName()String;getHardwareAddress()byte[];getIndex()int;getI\
netAddresses()Enumeration<InetAddress>;getInterfaceAddresses()List<InterfaceAddress>;getMTU()int;getName()String;getNetworkInterfaces()Enumeration<NetworkInterf\
ace>;getParent()NetworkInterface;getSubInterfaces()Enumeration<NetworkInterface>;inetAddresses()Stream<InetAddress>;isLoopback()boolean;isPointToPoint()boolean;\
isUp()boolean;isVirtual()boolean;networkInterfaces()Stream<NetworkInterface>;subInterfaces()Stream<NetworkInterface>;supportsMulticast()boolean
c java.net.NoRouteToHostException|SocketException

c java.net.PasswordAuthentication
getPassword()char[];getUserName()String
c java.net.PortUnreachableException|SocketException

c java.net.ProtocolException|IOException

i java.net.ProtocolFamily
name!()String
c java.net.Proxy.Type|Enum<java.net.Proxy.Type>
DIRECT:java.net.Proxy.Type;HTTP:java.net.Proxy.Type;SOCKS:java.net.Proxy.Type;valueOf()java.net.Proxy.Type;values()java.net.Proxy.Type[]
c java.net.Proxy
NO_PROXY:java.net.Proxy;address()SocketAddress;type()java.net.Proxy.Type
c java.net.ProxySelector
connectFailed()void;getDefault()ProxySelector;of()ProxySelector;select()List<java.net.Proxy>;setDefault()void
c java.net.ResponseCache
get()CacheResponse;getDefault()ResponseCache;put()CacheRequest;setDefault()void
c java.net.SecureCacheResponse|CacheResponse
getCipherSuite()String;getLocalCertificateChain()List<java.security.cert.Certificate>;getLocalPrincipal()Principal;getPeerPrincipal()Principal;getSSLSession()Op\
tional<javax.net.ssl.SSLSession>;getServerCertificateChain()List<java.security.cert.Certificate>
c java.net.ServerSocket|Closeable
accept()Socket;bind()void;getChannel()java.nio.channels.ServerSocketChannel;getInetAddress()InetAddress;getLocalPort()int;getLocalSocketAddress()SocketAddress;<\
T>getOption=(SocketOption<T>)T;getReceiveBufferSize()int;getReuseAddress()boolean;getSoTimeout()int;implAccept()void;isBound()boolean;isClosed()boolean;<T>setOp\
tion=(SocketOption<T>,T)ServerSocket;setPerformancePreferences()void;setReceiveBufferSize()void;setReuseAddress()void;setSoTimeout()void;supportedOptions()Set<S\
ocketOption<?>>
c java.net.Socket|Closeable
bind()void;connect()void;getChannel()java.nio.channels.SocketChannel;getInetAddress()InetAddress;getInputStream()InputStream;getKeepAlive()boolean;getLocalAddre\
ss()InetAddress;getLocalPort()int;getLocalSocketAddress()SocketAddress;getOOBInline()boolean;<T>getOption=(SocketOption<T>)T;getOutputStream()OutputStream;getPo\
rt()int;getReceiveBufferSize()int;getRemoteSocketAddress()SocketAddress;getReuseAddress()boolean;getSendBufferSize()int;getSoLinger()int;getSoTimeout()int;getTc\
pNoDelay()boolean;getTrafficClass()int;isBound()boolean;isClosed()boolean;isConnected()boolean;isInputShutdown()boolean;isOutputShutdown()boolean;sendUrgentData\
()void;setKeepAlive()void;setOOBInline()void;<T>setOption=(SocketOption<T>,T)Socket;setPerformancePreferences()void;setReceiveBufferSize()void;setReuseAddress()\
void;setSendBufferSize()void;setSoLinger()void;setSoTimeout()void;setTcpNoDelay()void;setTrafficClass()void;shutdownInput()void;shutdownOutput()void;supportedOp\
tions()Set<SocketOption<?>>
c java.net.SocketAddress|Serializable

c java.net.SocketException|IOException

c java.net.SocketImpl|SocketOptions
fd:FileDescriptor;address:InetAddress;port:int;localport:int;accept()void;available()int;bind()void;close()void;connect()void;create()void;getFileDescriptor()Fi\
leDescriptor;getInetAddress()InetAddress;getInputStream()InputStream;getLocalPort()int;<T>getOption=(SocketOption<T>)T;getOutputStream()OutputStream;getPort()in\
t;listen()void;sendUrgentData()void;<T>setOption=(SocketOption<T>,T)void;setPerformancePreferences()void;shutdownInput()void;shutdownOutput()void;supportedOptio\
ns()Set<SocketOption<?>>;supportsUrgentData()boolean
i java.net.SocketImplFactory
createSocketImpl!()SocketImpl
i java.net.SocketOption<T>
name!()String;type!()Class<T>
i java.net.SocketOptions
TCP_NODELAY:int;SO_BINDADDR:int;SO_REUSEADDR:int;SO_REUSEPORT:int;SO_BROADCAST:int;IP_MULTICAST_IF:int;IP_MULTICAST_IF2:int;IP_MULTICAST_LOOP:int;IP_TOS:int;SO_\
LINGER:int;SO_TIMEOUT:int;SO_SNDBUF:int;SO_RCVBUF:int;SO_KEEPALIVE:int;SO_OOBINLINE:int;getOption!(int)Object;setOption!(int,Object)void
c java.net.SocketPermission|Permission|Serializable

c java.net.SocketTimeoutException|InterruptedIOException

c java.net.StandardProtocolFamily|Enum<StandardProtocolFamily>|ProtocolFamily
INET:StandardProtocolFamily;INET6:StandardProtocolFamily;UNIX:StandardProtocolFamily;valueOf()StandardProtocolFamily;values()StandardProtocolFamily[]
c java.net.StandardSocketOptions
SO_BROADCAST:SocketOption<Boolean>;SO_KEEPALIVE:SocketOption<Boolean>;SO_SNDBUF:SocketOption<Integer>;SO_RCVBUF:SocketOption<Integer>;SO_REUSEADDR:SocketOption<\
Boolean>;SO_REUSEPORT:SocketOption<Boolean>;SO_LINGER:SocketOption<Integer>;IP_TOS:SocketOption<Integer>;IP_MULTICAST_IF:SocketOption<NetworkInterface>;IP_MULTI\
CAST_TTL:SocketOption<Integer>;IP_MULTICAST_LOOP:SocketOption<Boolean>;TCP_NODELAY:SocketOption<Boolean>
c java.net.URI|Comparable<URI>|Serializable
create()URI;getAuthority()String;getFragment()String;getHost()String;getPath()String;getPort()int;getQuery()String;getRawAuthority()String;getRawFragment()Strin\
g;getRawPath()String;getRawQuery()String;getRawSchemeSpecificPart()String;getRawUserInfo()String;getScheme()String;getSchemeSpecificPart()String;getUserInfo()St\
ring;isAbsolute()boolean;isOpaque()boolean;normalize()URI;parseServerAuthority()URI;relativize()URI;resolve()URI;toASCIIString()String;toURL()URL
c java.net.URISyntaxException|Exception
getIndex()int;getInput()String;getReason()String
c java.net.URL|Serializable
getAuthority()String;getContent()Object;getDefaultPort()int;getFile()String;getHost()String;getPath()String;getPort()int;getProtocol()String;getQuery()String;ge\
tRef()String;getUserInfo()String;openConnection()URLConnection;openStream()InputStream;sameFile()boolean;setURLStreamHandlerFactory=(URLStreamHandlerFactory)voi\
d;toExternalForm()String;toURI()URI
c java.net.URLClassLoader|SecureClassLoader|Closeable
addURL()void;definePackage()Package;getURLs()URL[];newInstance()URLClassLoader
c java.net.URLConnection
url:URL;doInput:boolean;doOutput:boolean;allowUserInteraction:boolean;useCaches:boolean;ifModifiedSince:long;connected:boolean;addRequestProperty()void;connect(\
)void;getAllowUserInteraction()boolean;getConnectTimeout()int;getContent()Object;getContentEncoding()String;getContentLength()int;getContentLengthLong()long;get\
ContentType()String;getDate()long;getDefaultAllowUserInteraction()boolean;getDefaultUseCaches()boolean;getDoInput()boolean;getDoOutput()boolean;getExpiration()l\
ong;getFileNameMap()FileNameMap;getHeaderField()String;getHeaderFieldDate()long;getHeaderFieldInt()int;getHeaderFieldKey()String;getHeaderFieldLong()long;getHea\
derFields()Map<String,List<String>>;getIfModifiedSince()long;getInputStream()InputStream;getLastModified()long;getOutputStream()OutputStream;getPermission()Perm\
ission;getReadTimeout()int;getRequestProperties()Map<String,List<String>>;getRequestProperty()String;getURL()URL;getUseCaches()boolean;guessContentTypeFromName(\
)String;guessContentTypeFromStream()String;setAllowUserInteraction()void;setConnectTimeout()void;setContentHandlerFactory=(ContentHandlerFactory)void;setDefault\
AllowUserInteraction()void;setDefaultUseCaches()void;setDoInput()void;setDoOutput()void;setFileNameMap=(FileNameMap)void;setIfModifiedSince()void;setReadTimeout\
()void;setRequestProperty()void;setUseCaches()void
c java.net.URLDecoder
decode()String
c java.net.URLEncoder
encode()String
c java.net.URLPermission|Permission

c java.net.URLStreamHandler
equals()boolean;getDefaultPort()int;getHostAddress()InetAddress;hashCode()int;hostsEqual()boolean;openConnection()URLConnection;parseURL()void;sameFile()boolean\
;toExternalForm()String
i java.net.URLStreamHandlerFactory
createURLStreamHandler!(String)URLStreamHandler
c java.net.UnixDomainSocketAddress|SocketAddress
getPath()Path;of()UnixDomainSocketAddress
c java.net.UnknownHostException|IOException

c java.net.UnknownServiceException|IOException

c java.nio.Buffer
array()Object;arrayOffset()int;capacity()int;clear()Buffer;duplicate()Buffer;flip()Buffer;hasArray()boolean;hasRemaining()boolean;isDirect()boolean;isReadOnly()\
boolean;limit=()int;limit=(int)Buffer;mark()Buffer;position=()int;position=(int)Buffer;remaining()int;reset()Buffer;rewind()Buffer;slice()Buffer
c java.nio.BufferOverflowException|RuntimeException

c java.nio.BufferUnderflowException|RuntimeException

c java.nio.ByteBuffer|Buffer|Comparable<ByteBuffer>
alignedSlice()ByteBuffer;alignmentOffset()int;allocate()ByteBuffer;allocateDirect()ByteBuffer;array()byte[];asCharBuffer()CharBuffer;asDoubleBuffer()DoubleBuffe\
r;asFloatBuffer()FloatBuffer;asIntBuffer()IntBuffer;asLongBuffer()LongBuffer;asReadOnlyBuffer()ByteBuffer;asShortBuffer()ShortBuffer;clear()ByteBuffer;compact()\
ByteBuffer;duplicate()ByteBuffer;flip()ByteBuffer;get=()byte;get=(int)byte;get=(byte[])ByteBuffer;get=(byte[],int,int)ByteBuffer;get=(int,byte[])ByteBuffer;get=\
(int,byte[],int,int)ByteBuffer;getChar()char;getDouble()double;getFloat()float;getInt()int;getLong()long;getShort()short;limit()ByteBuffer;mark()ByteBuffer;mism\
atch()int;order=(ByteOrder)ByteBuffer;order=()ByteOrder;position()ByteBuffer;put()ByteBuffer;putChar()ByteBuffer;putDouble()ByteBuffer;putFloat()ByteBuffer;putI\
nt()ByteBuffer;putLong()ByteBuffer;putShort()ByteBuffer;reset()ByteBuffer;rewind()ByteBuffer;slice()ByteBuffer;wrap()ByteBuffer
c java.nio.ByteOrder
BIG_ENDIAN:ByteOrder;LITTLE_ENDIAN:ByteOrder;nativeOrder()ByteOrder
c java.nio.CharBuffer|Buffer|Comparable<CharBuffer>|Appendable|CharSequence|Readable
allocate()CharBuffer;append()CharBuffer;array()char[];asReadOnlyBuffer()CharBuffer;clear()CharBuffer;compact()CharBuffer;duplicate()CharBuffer;flip()CharBuffer;\
get=()char;get=(int)char;get=(char[])CharBuffer;get=(char[],int,int)CharBuffer;get=(int,char[])CharBuffer;get=(int,char[],int,int)CharBuffer;limit()CharBuffer;m\
ark()CharBuffer;mismatch()int;order()ByteOrder;position()CharBuffer;put()CharBuffer;reset()CharBuffer;rewind()CharBuffer;slice()CharBuffer;subSequence()CharBuff\
er;wrap()CharBuffer
c java.nio.DoubleBuffer|Buffer|Comparable<DoubleBuffer>
allocate()DoubleBuffer;array()double[];asReadOnlyBuffer()DoubleBuffer;clear()DoubleBuffer;compact()DoubleBuffer;duplicate()DoubleBuffer;flip()DoubleBuffer;get=(\
)double;get=(int)double;get=(double[])DoubleBuffer;get=(double[],int,int)DoubleBuffer;get=(int,double[])DoubleBuffer;get=(int,double[],int,int)DoubleBuffer;limi\
t()DoubleBuffer;mark()DoubleBuffer;mismatch()int;order()ByteOrder;position()DoubleBuffer;put()DoubleBuffer;reset()DoubleBuffer;rewind()DoubleBuffer;slice()Doubl\
eBuffer;wrap()DoubleBuffer
c java.nio.FloatBuffer|Buffer|Comparable<FloatBuffer>
allocate()FloatBuffer;array()float[];asReadOnlyBuffer()FloatBuffer;clear()FloatBuffer;compact()FloatBuffer;duplicate()FloatBuffer;flip()FloatBuffer;get=()float;\
get=(int)float;get=(float[])FloatBuffer;get=(float[],int,int)FloatBuffer;get=(int,float[])FloatBuffer;get=(int,float[],int,int)FloatBuffer;limit()FloatBuffer;ma\
rk()FloatBuffer;mismatch()int;order()ByteOrder;position()FloatBuffer;put()FloatBuffer;reset()FloatBuffer;rewind()FloatBuffer;slice()FloatBuffer;wrap()FloatBuffe\
r
c java.nio.IntBuffer|Buffer|Comparable<IntBuffer>
allocate()IntBuffer;array()int[];asReadOnlyBuffer()IntBuffer;clear()IntBuffer;compact()IntBuffer;duplicate()IntBuffer;flip()IntBuffer;get=()int;get=(int)int;get\
=(int,int[])IntBuffer;get=(int,int[],int,int)IntBuffer;get=(int[])IntBuffer;get=(int[],int,int)IntBuffer;limit()IntBuffer;mark()IntBuffer;mismatch()int;order()B\
yteOrder;position()IntBuffer;put()IntBuffer;reset()IntBuffer;rewind()IntBuffer;slice()IntBuffer;wrap()IntBuffer
c java.nio.InvalidMarkException|IllegalStateException

c java.nio.LongBuffer|Buffer|Comparable<LongBuffer>
allocate()LongBuffer;array()long[];asReadOnlyBuffer()LongBuffer;clear()LongBuffer;compact()LongBuffer;duplicate()LongBuffer;flip()LongBuffer;get=()long;get=(int\
)long;get=(int,long[])LongBuffer;get=(int,long[],int,int)LongBuffer;get=(long[])LongBuffer;get=(long[],int,int)LongBuffer;limit()LongBuffer;mark()LongBuffer;mis\
match()int;order()ByteOrder;position()LongBuffer;put()LongBuffer;reset()LongBuffer;rewind()LongBuffer;slice()LongBuffer;wrap()LongBuffer
c java.nio.MappedByteBuffer|ByteBuffer
clear()MappedByteBuffer;compact()MappedByteBuffer;duplicate()MappedByteBuffer;flip()MappedByteBuffer;force()MappedByteBuffer;isLoaded()boolean;limit()MappedByte\
Buffer;load()MappedByteBuffer;mark()MappedByteBuffer;position()MappedByteBuffer;reset()MappedByteBuffer;rewind()MappedByteBuffer;slice()MappedByteBuffer
c java.nio.ReadOnlyBufferException|UnsupportedOperationException

c java.nio.ShortBuffer|Buffer|Comparable<ShortBuffer>
allocate()ShortBuffer;array()short[];asReadOnlyBuffer()ShortBuffer;clear()ShortBuffer;compact()ShortBuffer;duplicate()ShortBuffer;flip()ShortBuffer;get=()short;\
get=(int)short;get=(int,short[])ShortBuffer;get=(int,short[],int,int)ShortBuffer;get=(short[])ShortBuffer;get=(short[],int,int)ShortBuffer;limit()ShortBuffer;ma\
rk()ShortBuffer;mismatch()int;order()ByteOrder;position()ShortBuffer;put()ShortBuffer;reset()ShortBuffer;rewind()ShortBuffer;slice()ShortBuffer;wrap()ShortBuffe\
r
c java.nio.charset.CharacterCodingException|IOException

c java.nio.charset.Charset|Comparable<Charset>
aliases()Set<String>;availableCharsets()SortedMap<String,Charset>;canEncode()boolean;contains()boolean;decode()CharBuffer;defaultCharset()Charset;displayName()S\
tring;encode()ByteBuffer;forName()Charset;isRegistered()boolean;isSupported()boolean;name()String;newDecoder()CharsetDecoder;newEncoder()CharsetEncoder
c java.nio.charset.CharsetDecoder
averageCharsPerByte()float;charset()Charset;decode=(ByteBuffer)CharBuffer;decode=(ByteBuffer,CharBuffer,boolean)CoderResult;decodeLoop()CoderResult;detectedChar\
set()Charset;flush()CoderResult;implFlush()CoderResult;implOnMalformedInput()void;implOnUnmappableCharacter()void;implReplaceWith()void;implReset()void;isAutoDe\
tecting()boolean;isCharsetDetected()boolean;malformedInputAction()CodingErrorAction;maxCharsPerByte()float;onMalformedInput()CharsetDecoder;onUnmappableCharacte\
r()CharsetDecoder;replaceWith()CharsetDecoder;replacement()String;reset()CharsetDecoder;unmappableCharacterAction()CodingErrorAction
c java.nio.charset.CharsetEncoder
averageBytesPerChar()float;canEncode()boolean;charset()Charset;encode=(CharBuffer)ByteBuffer;encode=(CharBuffer,ByteBuffer,boolean)CoderResult;encodeLoop()Coder\
Result;flush()CoderResult;implFlush()CoderResult;implOnMalformedInput()void;implOnUnmappableCharacter()void;implReplaceWith()void;implReset()void;isLegalReplace\
ment()boolean;malformedInputAction()CodingErrorAction;maxBytesPerChar()float;onMalformedInput()CharsetEncoder;onUnmappableCharacter()CharsetEncoder;replaceWith(\
)CharsetEncoder;replacement()byte[];reset()CharsetEncoder;unmappableCharacterAction()CodingErrorAction
c java.nio.charset.CoderMalfunctionError|Error

c java.nio.charset.CoderResult
UNDERFLOW:CoderResult;OVERFLOW:CoderResult;isError()boolean;isMalformed()boolean;isOverflow()boolean;isUnderflow()boolean;isUnmappable()boolean;length()int;malf\
ormedForLength()CoderResult;throwException()void;unmappableForLength()CoderResult
c java.nio.charset.CodingErrorAction
IGNORE:CodingErrorAction;REPLACE:CodingErrorAction;REPORT:CodingErrorAction
c java.nio.charset.IllegalCharsetNameException|IllegalArgumentException
getCharsetName()String
c java.nio.charset.MalformedInputException|CharacterCodingException
getInputLength()int
c java.nio.charset.StandardCharsets
US_ASCII:Charset;ISO_8859_1:Charset;UTF_8:Charset;UTF_16BE:Charset;UTF_16LE:Charset;UTF_16:Charset
c java.nio.charset.UnmappableCharacterException|CharacterCodingException
getInputLength()int
c java.nio.charset.UnsupportedCharsetException|IllegalArgumentException
getCharsetName()String
c java.nio.file.AccessDeniedException|FileSystemException

c java.nio.file.AccessMode|Enum<java.nio.file.AccessMode>
READ:java.nio.file.AccessMode;WRITE:java.nio.file.AccessMode;EXECUTE:java.nio.file.AccessMode;valueOf()java.nio.file.AccessMode;values()java.nio.file.AccessMode\
[]
c java.nio.file.AtomicMoveNotSupportedException|FileSystemException

c java.nio.file.ClosedDirectoryStreamException|IllegalStateException

c java.nio.file.ClosedFileSystemException|IllegalStateException

c java.nio.file.ClosedWatchServiceException|IllegalStateException

i java.nio.file.CopyOption

c java.nio.file.DirectoryIteratorException|ConcurrentModificationException
getCause()IOException
c java.nio.file.DirectoryNotEmptyException|FileSystemException

i java.nio.file.DirectoryStream.Filter<T>
accept!(T)boolean
i java.nio.file.DirectoryStream<T>|Closeable|Iterable<T>

c java.nio.file.FileAlreadyExistsException|FileSystemException

c java.nio.file.FileStore
getAttribute()Object;getBlockSize()long;<V:FileStoreAttributeView>getFileStoreAttributeView=(Class<V>)V;getTotalSpace()long;getUnallocatedSpace()long;getUsableS\
pace()long;isReadOnly()boolean;name()String;supportsFileAttributeView()boolean;type()String
c java.nio.file.FileSystem|Closeable
getFileStores()Iterable<FileStore>;getPath()Path;getPathMatcher()PathMatcher;getRootDirectories()Iterable<Path>;getSeparator()String;getUserPrincipalLookupServi\
ce()UserPrincipalLookupService;isOpen()boolean;isReadOnly()boolean;newWatchService()WatchService;provider()java.nio.file.spi.FileSystemProvider;supportedFileAtt\
ributeViews()Set<String>
c java.nio.file.FileSystemAlreadyExistsException|RuntimeException

c java.nio.file.FileSystemException|IOException
getFile()String;getOtherFile()String;getReason()String
c java.nio.file.FileSystemLoopException|FileSystemException

c java.nio.file.FileSystemNotFoundException|RuntimeException

c java.nio.file.FileSystems
getDefault()FileSystem;getFileSystem()FileSystem;newFileSystem()FileSystem
c java.nio.file.FileVisitOption|Enum<FileVisitOption>
FOLLOW_LINKS:FileVisitOption;valueOf()FileVisitOption;values()FileVisitOption[]
c java.nio.file.FileVisitResult|Enum<FileVisitResult>
CONTINUE:FileVisitResult;TERMINATE:FileVisitResult;SKIP_SUBTREE:FileVisitResult;SKIP_SIBLINGS:FileVisitResult;valueOf()FileVisitResult;values()FileVisitResult[]\

i java.nio.file.FileVisitor<T>
postVisitDirectory!(T,IOException)FileVisitResult;preVisitDirectory!(T,BasicFileAttributes)FileVisitResult;visitFile!(T,BasicFileAttributes)FileVisitResult;visi\
tFileFailed!(T,IOException)FileVisitResult
c java.nio.file.Files
copy=(Path,Path,CopyOption...)Path;copy=(InputStream,Path,CopyOption...)long;copy=(Path,OutputStream)long;createDirectories()Path;createDirectory()Path;createFi\
le()Path;createLink()Path;createSymbolicLink()Path;createTempDirectory()Path;createTempFile()Path;delete()void;deleteIfExists()boolean;exists()boolean;find=(Pat\
h,int,BiPredicate<Path,BasicFileAttributes>,FileVisitOption...)Stream<Path>;getAttribute()Object;<V:FileAttributeView>getFileAttributeView=(Path,Class<V>,LinkOp\
tion...)V;getFileStore()FileStore;getLastModifiedTime()FileTime;getOwner()UserPrincipal;getPosixFilePermissions()Set<PosixFilePermission>;isDirectory()boolean;i\
sExecutable()boolean;isHidden()boolean;isReadable()boolean;isRegularFile()boolean;isSameFile()boolean;isSymbolicLink()boolean;isWritable()boolean;lines()Stream<\
String>;list()Stream<Path>;mismatch()long;move()Path;newBufferedReader()BufferedReader;newBufferedWriter()BufferedWriter;newByteChannel()java.nio.channels.Seeka\
bleByteChannel;newDirectoryStream()DirectoryStream<Path>;newDirectoryStream=(Path,Filter<-Path>)DirectoryStream<Path>;newInputStream()InputStream;newOutputStrea\
m()OutputStream;notExists()boolean;probeContentType()String;readAllBytes()byte[];readAllLines()List<String>;<A:BasicFileAttributes>readAttributes=(Path,Class<A>\
,LinkOption...)A;readAttributes=(Path,String,LinkOption...)Map<String,Object>;readString()String;readSymbolicLink()Path;setAttribute()Path;setLastModifiedTime()\
Path;setOwner()Path;setPosixFilePermissions()Path;size()long;walk()Stream<Path>;walkFileTree()Path;write()Path;write=(Path,Iterable<+CharSequence>,Charset,OpenO\
ption...)Path;write=(Path,Iterable<+CharSequence>,OpenOption...)Path;writeString()Path
c java.nio.file.InvalidPathException|IllegalArgumentException
getIndex()int;getInput()String;getReason()String
c java.nio.file.LinkOption|Enum<LinkOption>|OpenOption|CopyOption
NOFOLLOW_LINKS:LinkOption;valueOf()LinkOption;values()LinkOption[]
c java.nio.file.LinkPermission|BasicPermission

c java.nio.file.NoSuchFileException|FileSystemException

c java.nio.file.NotDirectoryException|FileSystemException

c java.nio.file.NotLinkException|FileSystemException

i java.nio.file.OpenOption

i java.nio.file.Path|Comparable<Path>|Iterable<Path>|Watchable
endsWith!(Path)boolean;endsWith()boolean;getFileName!()Path;getFileSystem!()FileSystem;getName!(int)Path;getNameCount!()int;getParent!()Path;getRoot!()Path;isAb\
solute!()boolean;normalize!()Path;of~(String,String...)Path;of~(URI)Path;relativize!(Path)Path;resolve!(Path)Path;resolve()Path;resolveSibling()Path;startsWith!\
(Path)boolean;startsWith()boolean;subpath!(int,int)Path;toAbsolutePath!()Path;toFile()File;toRealPath!(LinkOption...)Path;toUri!()URI
i java.nio.file.PathMatcher
matches!(Path)boolean
c java.nio.file.Paths
get()Path
c java.nio.file.ProviderMismatchException|IllegalArgumentException

c java.nio.file.ProviderNotFoundException|RuntimeException

c java.nio.file.ReadOnlyFileSystemException|UnsupportedOperationException

i java.nio.file.SecureDirectoryStream<T>|DirectoryStream<T>
deleteDirectory!(T)void;deleteFile!(T)void;<V:FileAttributeView>getFileAttributeView!(T,Class<V>,LinkOption...)V;<V:FileAttributeView>getFileAttributeView!(Clas\
s<V>)V;move!(T,SecureDirectoryStream<T>,T)void;newByteChannel!(T,Set<+OpenOption>,FileAttribute<?>...)java.nio.channels.SeekableByteChannel;newDirectoryStream!(\
T,LinkOption...)SecureDirectoryStream<T>
c java.nio.file.SimpleFileVisitor<T>|FileVisitor<T>

c java.nio.file.StandardCopyOption|Enum<StandardCopyOption>|CopyOption
REPLACE_EXISTING:StandardCopyOption;COPY_ATTRIBUTES:StandardCopyOption;ATOMIC_MOVE:StandardCopyOption;valueOf()StandardCopyOption;values()StandardCopyOption[]
c java.nio.file.StandardOpenOption|Enum<StandardOpenOption>|OpenOption
READ:StandardOpenOption;WRITE:StandardOpenOption;APPEND:StandardOpenOption;TRUNCATE_EXISTING:StandardOpenOption;CREATE:StandardOpenOption;CREATE_NEW:StandardOpe\
nOption;DELETE_ON_CLOSE:StandardOpenOption;SPARSE:StandardOpenOption;SYNC:StandardOpenOption;DSYNC:StandardOpenOption;valueOf()StandardOpenOption;values()Standa\
rdOpenOption[]
c java.nio.file.StandardWatchEventKinds
OVERFLOW:Kind<Object>;ENTRY_CREATE:Kind<Path>;ENTRY_DELETE:Kind<Path>;ENTRY_MODIFY:Kind<Path>
i java.nio.file.WatchEvent.Kind<T>
name!()String;type!()Class<T>
i java.nio.file.WatchEvent.Modifier
name!()String
i java.nio.file.WatchEvent<T>
context!()T;count!()int;kind!()Kind<T>
i java.nio.file.WatchKey
cancel!()void;isValid!()boolean;pollEvents!()List<WatchEvent<?>>;reset!()boolean;watchable!()Watchable
i java.nio.file.WatchService|Closeable
poll!()WatchKey;poll!(long,TimeUnit)WatchKey;take!()WatchKey
i java.nio.file.Watchable
register!(WatchService,Kind<?>...)WatchKey;register!(WatchService,Kind<?>[],java.nio.file.WatchEvent.Modifier...)WatchKey
c java.nio.file.attribute.AclEntry.Builder
build()AclEntry;setFlags()java.nio.file.attribute.AclEntry.Builder;setPermissions()java.nio.file.attribute.AclEntry.Builder;setPrincipal()java.nio.file.attribut\
e.AclEntry.Builder;setType()java.nio.file.attribute.AclEntry.Builder
c java.nio.file.attribute.AclEntry
flags()Set<AclEntryFlag>;newBuilder()java.nio.file.attribute.AclEntry.Builder;permissions()Set<AclEntryPermission>;principal()UserPrincipal;type()AclEntryType
c java.nio.file.attribute.AclEntryFlag|Enum<AclEntryFlag>
FILE_INHERIT:AclEntryFlag;DIRECTORY_INHERIT:AclEntryFlag;NO_PROPAGATE_INHERIT:AclEntryFlag;INHERIT_ONLY:AclEntryFlag;valueOf()AclEntryFlag;values()AclEntryFlag[\
]
c java.nio.file.attribute.AclEntryPermission|Enum<AclEntryPermission>
READ_DATA:AclEntryPermission;WRITE_DATA:AclEntryPermission;APPEND_DATA:AclEntryPermission;READ_NAMED_ATTRS:AclEntryPermission;WRITE_NAMED_ATTRS:AclEntryPermissi\
on;EXECUTE:AclEntryPermission;DELETE_CHILD:AclEntryPermission;READ_ATTRIBUTES:AclEntryPermission;WRITE_ATTRIBUTES:AclEntryPermission;DELETE:AclEntryPermission;R\
EAD_ACL:AclEntryPermission;WRITE_ACL:AclEntryPermission;WRITE_OWNER:AclEntryPermission;SYNCHRONIZE:AclEntryPermission;LIST_DIRECTORY:AclEntryPermission;ADD_FILE\
:AclEntryPermission;ADD_SUBDIRECTORY:AclEntryPermission;valueOf()AclEntryPermission;values()AclEntryPermission[]
c java.nio.file.attribute.AclEntryType|Enum<AclEntryType>
ALLOW:AclEntryType;DENY:AclEntryType;AUDIT:AclEntryType;ALARM:AclEntryType;valueOf()AclEntryType;values()AclEntryType[]
i java.nio.file.attribute.AclFileAttributeView|FileOwnerAttributeView
getAcl!()List<AclEntry>;setAcl!(List<AclEntry>)void
i java.nio.file.attribute.AttributeView
name!()String
i java.nio.file.attribute.BasicFileAttributeView|FileAttributeView
readAttributes!()BasicFileAttributes;setTimes!(FileTime,FileTime,FileTime)void
i java.nio.file.attribute.BasicFileAttributes
creationTime!()FileTime;fileKey!()Object;isDirectory!()boolean;isOther!()boolean;isRegularFile!()boolean;isSymbolicLink!()boolean;lastAccessTime!()FileTime;last\
ModifiedTime!()FileTime;size!()long
i java.nio.file.attribute.DosFileAttributeView|BasicFileAttributeView
readAttributes!()DosFileAttributes;setArchive!(boolean)void;setHidden!(boolean)void;setReadOnly!(boolean)void;setSystem!(boolean)void
i java.nio.file.attribute.DosFileAttributes|BasicFileAttributes
isArchive!()boolean;isHidden!()boolean;isReadOnly!()boolean;isSystem!()boolean
i java.nio.file.attribute.FileAttribute<T>
name!()String;value!()T
i java.nio.file.attribute.FileAttributeView|AttributeView

i java.nio.file.attribute.FileOwnerAttributeView|FileAttributeView
getOwner!()UserPrincipal;setOwner!(UserPrincipal)void
i java.nio.file.attribute.FileStoreAttributeView|AttributeView

c java.nio.file.attribute.FileTime|Comparable<FileTime>
from()FileTime;fromMillis()FileTime;to()long;toInstant()Instant;toMillis()long
i java.nio.file.attribute.GroupPrincipal|UserPrincipal

i java.nio.file.attribute.PosixFileAttributeView|BasicFileAttributeView|FileOwnerAttributeView
readAttributes!()PosixFileAttributes;setGroup!(GroupPrincipal)void;setPermissions!(Set<PosixFilePermission>)void
i java.nio.file.attribute.PosixFileAttributes|BasicFileAttributes
group!()GroupPrincipal;owner!()UserPrincipal;permissions!()Set<PosixFilePermission>
c java.nio.file.attribute.PosixFilePermission|Enum<PosixFilePermission>
OWNER_READ:PosixFilePermission;OWNER_WRITE:PosixFilePermission;OWNER_EXECUTE:PosixFilePermission;GROUP_READ:PosixFilePermission;GROUP_WRITE:PosixFilePermission;\
GROUP_EXECUTE:PosixFilePermission;OTHERS_READ:PosixFilePermission;OTHERS_WRITE:PosixFilePermission;OTHERS_EXECUTE:PosixFilePermission;valueOf()PosixFilePermissi\
on;values()PosixFilePermission[]
c java.nio.file.attribute.PosixFilePermissions
asFileAttribute()FileAttribute<Set<PosixFilePermission>>;fromString()Set<PosixFilePermission>;toString()String
i java.nio.file.attribute.UserDefinedFileAttributeView|FileAttributeView
delete!(String)void;list!()List<String>;read!(String,ByteBuffer)int;size!(String)int;write!(String,ByteBuffer)int
i java.nio.file.attribute.UserPrincipal|Principal

c java.nio.file.attribute.UserPrincipalLookupService
lookupPrincipalByGroupName()GroupPrincipal;lookupPrincipalByName()UserPrincipal
c java.nio.file.attribute.UserPrincipalNotFoundException|IOException
getName()String
c java.security.AccessControlContext
checkPermission()void;getDomainCombiner()DomainCombiner
c java.security.AccessControlException|SecurityException
getPermission()Permission
c java.security.AccessController
checkPermission()void;<T>doPrivileged=(PrivilegedAction<T>)T;<T>doPrivileged=(PrivilegedAction<T>,AccessControlContext)T;<T>doPrivileged=(PrivilegedAction<T>,Ac\
cessControlContext,Permission...)T;<T>doPrivileged=(PrivilegedExceptionAction<T>)T;<T>doPrivileged=(PrivilegedExceptionAction<T>,AccessControlContext)T;<T>doPri\
vileged=(PrivilegedExceptionAction<T>,AccessControlContext,Permission...)T;<T>doPrivilegedWithCombiner=(PrivilegedAction<T>)T;<T>doPrivilegedWithCombiner=(Privi\
legedAction<T>,AccessControlContext,Permission...)T;<T>doPrivilegedWithCombiner=(PrivilegedExceptionAction<T>)T;<T>doPrivilegedWithCombiner=(PrivilegedException\
Action<T>,AccessControlContext,Permission...)T;getContext()AccessControlContext
i java.security.AlgorithmConstraints
permits!(Set<CryptoPrimitive>,String,AlgorithmParameters)boolean;permits!(Set<CryptoPrimitive>,String,Key,AlgorithmParameters)boolean;permits!(Set<CryptoPrimiti\
ve>,Key)boolean
c java.security.AlgorithmParameterGenerator
generateParameters()AlgorithmParameters;getAlgorithm()String;getInstance()AlgorithmParameterGenerator;getProvider()java.security.Provider;init()void;init=(java.\
security.spec.AlgorithmParameterSpec)void;init=(java.security.spec.AlgorithmParameterSpec,SecureRandom)void
c java.security.AlgorithmParameterGeneratorSpi
engineGenerateParameters()AlgorithmParameters;engineInit()void;engineInit=(java.security.spec.AlgorithmParameterSpec,SecureRandom)void
c java.security.AlgorithmParameters
getAlgorithm()String;getEncoded()byte[];getInstance()AlgorithmParameters;<T:java.security.spec.AlgorithmParameterSpec>getParameterSpec=(Class<T>)T;getProvider()\
java.security.Provider;init()void;init=(java.security.spec.AlgorithmParameterSpec)void
c java.security.AlgorithmParametersSpi
engineGetEncoded()byte[];<T:java.security.spec.AlgorithmParameterSpec>engineGetParameterSpec=(Class<T>)T;engineInit()void;engineInit=(java.security.spec.Algorit\
hmParameterSpec)void;engineToString()String
c java.security.AllPermission|Permission

c java.security.AuthProvider|java.security.Provider
login=(javax.security.auth.Subject,javax.security.auth.callback.CallbackHandler)void;logout()void;setCallbackHandler=(javax.security.auth.callback.CallbackHandl\
er)void
c java.security.BasicPermission|Permission|Serializable

i java.security.Certificate
decode!(InputStream)void;encode!(OutputStream)void;getFormat!()String;getGuarantor!()Principal;getPrincipal!()Principal;getPublicKey!()PublicKey;toString!(boole\
an)String
c java.security.CodeSigner|Serializable
getSignerCertPath()java.security.cert.CertPath;getTimestamp()Timestamp
c java.security.CodeSource|Serializable
getCertificates()java.security.cert.Certificate[];getCodeSigners()CodeSigner[];getLocation()URL;implies()boolean
c java.security.CryptoPrimitive|Enum<CryptoPrimitive>
MESSAGE_DIGEST:CryptoPrimitive;SECURE_RANDOM:CryptoPrimitive;BLOCK_CIPHER:CryptoPrimitive;STREAM_CIPHER:CryptoPrimitive;MAC:CryptoPrimitive;KEY_WRAP:CryptoPrimi\
tive;PUBLIC_KEY_ENCRYPTION:CryptoPrimitive;SIGNATURE:CryptoPrimitive;KEY_ENCAPSULATION:CryptoPrimitive;KEY_AGREEMENT:CryptoPrimitive;valueOf()CryptoPrimitive;va\
lues()CryptoPrimitive[]
c java.security.DigestException|GeneralSecurityException

c java.security.DigestInputStream|FilterInputStream
digest:MessageDigest;getMessageDigest()MessageDigest;on()void;setMessageDigest()void
c java.security.DigestOutputStream|FilterOutputStream
digest:MessageDigest;getMessageDigest()MessageDigest;on()void;setMessageDigest()void
i java.security.DomainCombiner
combine!(ProtectionDomain[],ProtectionDomain[])ProtectionDomain[]
c java.security.DomainLoadStoreParameter|LoadStoreParameter
getConfiguration()URI;getProtectionParams()Map<String,ProtectionParameter>
c java.security.DrbgParameters.Capability|Enum<Capability>
PR_AND_RESEED:Capability;RESEED_ONLY:Capability;NONE:Capability;supportsPredictionResistance()boolean;supportsReseeding()boolean;valueOf()Capability;values()Cap\
ability[]
c java.security.DrbgParameters.Instantiation|SecureRandomParameters
getCapability()Capability;getPersonalizationString()byte[];getStrength()int
c java.security.DrbgParameters.NextBytes|SecureRandomParameters
getAdditionalInput()byte[];getPredictionResistance()boolean;getStrength()int
c java.security.DrbgParameters.Reseed|SecureRandomParameters
getAdditionalInput()byte[];getPredictionResistance()boolean
c java.security.DrbgParameters
instantiation()Instantiation;nextBytes()NextBytes;reseed()Reseed
c java.security.GeneralSecurityException|Exception

i java.security.Guard
checkGuard!(Object)void
c java.security.GuardedObject|Serializable
getObject()Object
c java.security.Identity|Principal|Serializable
addCertificate()void;certificates()Certificate[];getInfo()String;getPublicKey()PublicKey;getScope()IdentityScope;identityEquals()boolean;removeCertificate()void\
;setInfo()void;setPublicKey()void;toString()String
c java.security.IdentityScope|Identity
addIdentity()void;getIdentity()Identity;getSystemScope()IdentityScope;identities()Enumeration<Identity>;removeIdentity()void;setSystemScope()void;size()int
c java.security.InvalidAlgorithmParameterException|GeneralSecurityException

c java.security.InvalidKeyException|KeyException

c java.security.InvalidParameterException|IllegalArgumentException

i java.security.Key|Serializable
serialVersionUID:long;getAlgorithm!()String;getEncoded!()byte[];getFormat!()String
c java.security.KeyException|GeneralSecurityException

c java.security.KeyFactory
generatePrivate=(java.security.spec.KeySpec)PrivateKey;generatePublic=(java.security.spec.KeySpec)PublicKey;getAlgorithm()String;getInstance()KeyFactory;<T:java\
.security.spec.KeySpec>getKeySpec=(Key,Class<T>)T;getProvider()java.security.Provider;translateKey()Key
c java.security.KeyFactorySpi
engineGeneratePrivate=(java.security.spec.KeySpec)PrivateKey;engineGeneratePublic=(java.security.spec.KeySpec)PublicKey;<T:java.security.spec.KeySpec>engineGetK\
eySpec=(Key,Class<T>)T;engineTranslateKey()Key
c java.security.KeyManagementException|KeyException

c java.security.KeyPair|Serializable
getPrivate()PrivateKey;getPublic()PublicKey
c java.security.KeyPairGenerator|KeyPairGeneratorSpi
genKeyPair()KeyPair;getAlgorithm()String;getInstance()KeyPairGenerator;getProvider()java.security.Provider;initialize()void;initialize=(java.security.spec.Algor\
ithmParameterSpec)void
c java.security.KeyPairGeneratorSpi
generateKeyPair()KeyPair;initialize()void;initialize=(java.security.spec.AlgorithmParameterSpec,SecureRandom)void
c java.security.KeyRep.Type|Enum<java.security.KeyRep.Type>
SECRET:java.security.KeyRep.Type;PUBLIC:java.security.KeyRep.Type;PRIVATE:java.security.KeyRep.Type;valueOf()java.security.KeyRep.Type;values()java.security.Key\
Rep.Type[]
c java.security.KeyRep|Serializable
readResolve()Object
c java.security.KeyStore.Builder
getKeyStore()KeyStore;getProtectionParameter()ProtectionParameter;newInstance=(File,ProtectionParameter)java.security.KeyStore.Builder;newInstance=(String,java.\
security.Provider,File,ProtectionParameter)java.security.KeyStore.Builder;newInstance=(String,java.security.Provider,ProtectionParameter)java.security.KeyStore.\
Builder;newInstance=(KeyStore,ProtectionParameter)java.security.KeyStore.Builder
c java.security.KeyStore.CallbackHandlerProtection|ProtectionParameter
getCallbackHandler()javax.security.auth.callback.CallbackHandler
i java.security.KeyStore.Entry.Attribute
getName!()String;getValue!()String
i java.security.KeyStore.Entry
getAttributes()Set<java.security.KeyStore.Entry.Attribute>
i java.security.KeyStore.LoadStoreParameter
getProtectionParameter!()ProtectionParameter
c java.security.KeyStore.PasswordProtection|ProtectionParameter|javax.security.auth.Destroyable
destroy()void;getPassword()char[];getProtectionAlgorithm()String;getProtectionParameters()java.security.spec.AlgorithmParameterSpec;isDestroyed()boolean
c java.security.KeyStore.PrivateKeyEntry|java.security.KeyStore.Entry
getCertificate()java.security.cert.Certificate;getCertificateChain()java.security.cert.Certificate[];getPrivateKey()PrivateKey
i java.security.KeyStore.ProtectionParameter

c java.security.KeyStore.SecretKeyEntry|java.security.KeyStore.Entry
getSecretKey()javax.crypto.SecretKey
c java.security.KeyStore.TrustedCertificateEntry|java.security.KeyStore.Entry
getTrustedCertificate()java.security.cert.Certificate
c java.security.KeyStore
aliases()Enumeration<String>;containsAlias()boolean;deleteEntry()void;entryInstanceOf()boolean;getCertificate()java.security.cert.Certificate;getCertificateAlia\
s()String;getCertificateChain()java.security.cert.Certificate[];getCreationDate()Date;getDefaultType()String;getEntry=(String,ProtectionParameter)java.security.\
KeyStore.Entry;getInstance()KeyStore;getInstance=(File,LoadStoreParameter)KeyStore;getKey()Key;getProvider()java.security.Provider;getType()String;isCertificate\
Entry()boolean;isKeyEntry()boolean;load()void;load=(LoadStoreParameter)void;setCertificateEntry()void;setEntry=(String,java.security.KeyStore.Entry,ProtectionPa\
rameter)void;setKeyEntry()void;size()int;store()void;store=(LoadStoreParameter)void
c java.security.KeyStoreException|GeneralSecurityException

c java.security.KeyStoreSpi
engineAliases()Enumeration<String>;engineContainsAlias()boolean;engineDeleteEntry()void;engineEntryInstanceOf()boolean;engineGetCertificate()java.security.cert.\
Certificate;engineGetCertificateAlias()String;engineGetCertificateChain()java.security.cert.Certificate[];engineGetCreationDate()Date;engineGetEntry=(String,Pro\
tectionParameter)java.security.KeyStore.Entry;engineGetKey()Key;engineIsCertificateEntry()boolean;engineIsKeyEntry()boolean;engineLoad()void;engineLoad=(LoadSto\
reParameter)void;engineProbe()boolean;engineSetCertificateEntry()void;engineSetEntry=(String,java.security.KeyStore.Entry,ProtectionParameter)void;engineSetKeyE\
ntry()void;engineSize()int;engineStore()void;engineStore=(LoadStoreParameter)void
c java.security.MessageDigest|MessageDigestSpi
digest=()byte[];digest=(byte[])byte[];digest=(byte[],int,int)int;getAlgorithm()String;getDigestLength()int;getInstance()MessageDigest;getProvider()java.security\
.Provider;isEqual()boolean;reset()void;update()void
c java.security.MessageDigestSpi
engineDigest=()byte[];engineDigest=(byte[],int,int)int;engineGetDigestLength()int;engineReset()void;engineUpdate()void
c java.security.NoSuchAlgorithmException|GeneralSecurityException

c java.security.NoSuchProviderException|GeneralSecurityException

c java.security.PKCS12Attribute|java.security.KeyStore.Entry.Attribute
getEncoded()byte[]
c java.security.Permission|Guard|Serializable
getActions()String;getName()String;implies()boolean;newPermissionCollection()PermissionCollection
c java.security.PermissionCollection|Serializable
add()void;elements()Enumeration<Permission>;elementsAsStream()Stream<Permission>;implies()boolean;isReadOnly()boolean;setReadOnly()void
c java.security.Permissions|PermissionCollection|Serializable

i java.security.Policy.Parameters

c java.security.Policy
UNSUPPORTED_EMPTY_COLLECTION:PermissionCollection;getInstance=(String,Parameters)Policy;getInstance=(String,Parameters,String)Policy;getInstance=(String,Paramet\
ers,java.security.Provider)Policy;getParameters()Parameters;getPermissions()PermissionCollection;getPolicy()Policy;getProvider()java.security.Provider;getType()\
String;implies()boolean;refresh()void;setPolicy()void
c java.security.PolicySpi
engineGetPermissions()PermissionCollection;engineImplies()boolean;engineRefresh()void
i java.security.Principal
getName!()String;implies()boolean
i java.security.PrivateKey|Key|javax.security.auth.Destroyable
serialVersionUID:long
i java.security.PrivilegedAction<T>
run!()T
c java.security.PrivilegedActionException|Exception
getException()Exception
i java.security.PrivilegedExceptionAction<T>
run!()T
c java.security.ProtectionDomain
getClassLoader()ClassLoader;getCodeSource()CodeSource;getPermissions()PermissionCollection;getPrincipals()Principal[];implies()boolean;staticPermissionsOnly()bo\
olean
c java.security.Provider.Service
getAlgorithm()String;getAttribute()String;getClassName()String;getProvider()java.security.Provider;getType()String;newInstance()Object;supportsParameter()boolea\
n
c java.security.Provider|Properties
configure()java.security.Provider;getInfo()String;getName()String;getService()Service;getServices()Set<Service>;getVersionStr()String;isConfigured()boolean;putS\
ervice()void;removeService()void
c java.security.ProviderException|RuntimeException

i java.security.PublicKey|Key
serialVersionUID:long
c java.security.SecureClassLoader|ClassLoader
getPermissions()PermissionCollection
c java.security.SecureRandom|Random
generateSeed()byte[];getAlgorithm()String;getInstance()SecureRandom;getInstance=(String,SecureRandomParameters)SecureRandom;getInstance=(String,SecureRandomPara\
meters,String)SecureRandom;getInstance=(String,SecureRandomParameters,java.security.Provider)SecureRandom;getInstanceStrong()SecureRandom;getParameters()SecureR\
andomParameters;getProvider()java.security.Provider;getSeed()byte[];nextBytes=(byte[],SecureRandomParameters)void;reseed()void;reseed=(SecureRandomParameters)vo\
id
i java.security.SecureRandomParameters

c java.security.SecureRandomSpi|Serializable
engineGenerateSeed()byte[];engineGetParameters()SecureRandomParameters;engineNextBytes()void;engineNextBytes=(byte[],SecureRandomParameters)void;engineReseed=(S\
ecureRandomParameters)void;engineSetSeed()void
c java.security.Security
addProvider()int;getAlgorithms()Set<String>;getProperty()String;getProvider()java.security.Provider;getProviders()java.security.Provider[];insertProviderAt()int\
;removeProvider()void;setProperty()void
c java.security.SecurityPermission|BasicPermission

c java.security.Signature|SignatureSpi
UNINITIALIZED:int;SIGN:int;VERIFY:int;state:int;getAlgorithm()String;getInstance()Signature;getParameters()AlgorithmParameters;getProvider()java.security.Provid\
er;initSign()void;initVerify()void;setParameter=(java.security.spec.AlgorithmParameterSpec)void;sign=()byte[];sign=(byte[],int,int)int;update()void;verify()bool\
ean
c java.security.SignatureException|GeneralSecurityException

c java.security.SignatureSpi
appRandom:SecureRandom;engineGetParameters()AlgorithmParameters;engineInitSign()void;engineInitVerify()void;engineSetParameter=(java.security.spec.AlgorithmPara\
meterSpec)void;engineSign=()byte[];engineSign=(byte[],int,int)int;engineUpdate()void;engineVerify()boolean
c java.security.SignedObject|Serializable
getAlgorithm()String;getObject()Object;getSignature()byte[];verify()boolean
c java.security.Signer|Identity
getPrivateKey()PrivateKey;setKeyPair()void
c java.security.Timestamp|Serializable
getSignerCertPath()java.security.cert.CertPath;getTimestamp()Date
c java.security.URIParameter|Parameters|javax.security.auth.login.Configuration.Parameters
getURI()URI
c java.security.UnrecoverableEntryException|GeneralSecurityException

c java.security.UnrecoverableKeyException|UnrecoverableEntryException

c java.security.UnresolvedPermission|Permission|Serializable
getUnresolvedActions()String;getUnresolvedCerts()java.security.cert.Certificate[];getUnresolvedName()String;getUnresolvedType()String
c java.text.Annotation
getValue()Object
c java.text.AttributedCharacterIterator.Attribute|Serializable
LANGUAGE:java.text.AttributedCharacterIterator.Attribute;READING:java.text.AttributedCharacterIterator.Attribute;INPUT_METHOD_SEGMENT:java.text.AttributedCharac\
terIterator.Attribute;getName()String;readResolve()Object
i java.text.AttributedCharacterIterator|CharacterIterator
getAllAttributeKeys!()Set<java.text.AttributedCharacterIterator.Attribute>;getAttribute!(java.text.AttributedCharacterIterator.Attribute)Object;getAttributes!()\
Map<java.text.AttributedCharacterIterator.Attribute,Object>;getRunLimit!()int;getRunLimit!(java.text.AttributedCharacterIterator.Attribute)int;getRunLimit!(Set<\
+java.text.AttributedCharacterIterator.Attribute>)int;getRunStart!()int;getRunStart!(java.text.AttributedCharacterIterator.Attribute)int;getRunStart!(Set<+java.\
text.AttributedCharacterIterator.Attribute>)int
c java.text.AttributedString
addAttribute()void;addAttributes()void;getIterator()AttributedCharacterIterator
c java.text.Bidi
DIRECTION_LEFT_TO_RIGHT:int;DIRECTION_RIGHT_TO_LEFT:int;DIRECTION_DEFAULT_LEFT_TO_RIGHT:int;DIRECTION_DEFAULT_RIGHT_TO_LEFT:int;baseIsLeftToRight()boolean;creat\
eLineBidi()Bidi;getBaseLevel()int;getLength()int;getLevelAt()int;getRunCount()int;getRunLevel()int;getRunLimit()int;getRunStart()int;isLeftToRight()boolean;isMi\
xed()boolean;isRightToLeft()boolean;reorderVisually()void;requiresBidi()boolean
c java.text.BreakIterator|Cloneable
DONE:int;current()int;first()int;following()int;getAvailableLocales()Locale[];getCharacterInstance()BreakIterator;getLineInstance()BreakIterator;getSentenceInst\
ance()BreakIterator;getText()CharacterIterator;getWordInstance()BreakIterator;isBoundary()boolean;last()int;next()int;preceding()int;previous()int;setText()void\

i java.text.CharacterIterator|Cloneable
DONE:char;current!()char;first!()char;getBeginIndex!()int;getEndIndex!()int;getIndex!()int;last!()char;next!()char;previous!()char;setIndex!(int)char
c java.text.ChoiceFormat|NumberFormat
applyPattern()void;getFormats()Object[];getLimits()double[];nextDouble()double;previousDouble()double;setChoices()void;toPattern()String
c java.text.CollationElementIterator
NULLORDER:int;getMaxExpansion()int;getOffset()int;next()int;previous()int;primaryOrder()int;reset()void;secondaryOrder()short;setOffset()void;setText()void;tert\
iaryOrder()short
c java.text.CollationKey|Comparable<CollationKey>
getSourceString()String;toByteArray()byte[]
c java.text.Collator|Comparator<Object>|Cloneable
PRIMARY:int;SECONDARY:int;TERTIARY:int;IDENTICAL:int;NO_DECOMPOSITION:int;CANONICAL_DECOMPOSITION:int;FULL_DECOMPOSITION:int;equals()boolean;getAvailableLocales\
()Locale[];getCollationKey()CollationKey;getDecomposition()int;getInstance()Collator;getStrength()int;setDecomposition()void;setStrength()void
c java.text.CompactNumberFormat|NumberFormat
clone()CompactNumberFormat;getGroupingSize()int;isParseBigDecimal()boolean;setGroupingSize()void;setParseBigDecimal()void
c java.text.DateFormat.Field|java.text.Format.Field
ERA:java.text.DateFormat.Field;YEAR:java.text.DateFormat.Field;MONTH:java.text.DateFormat.Field;DAY_OF_MONTH:java.text.DateFormat.Field;HOUR_OF_DAY1:java.text.D\
ateFormat.Field;HOUR_OF_DAY0:java.text.DateFormat.Field;MINUTE:java.text.DateFormat.Field;SECOND:java.text.DateFormat.Field;MILLISECOND:java.text.DateFormat.Fie\
ld;DAY_OF_WEEK:java.text.DateFormat.Field;DAY_OF_YEAR:java.text.DateFormat.Field;DAY_OF_WEEK_IN_MONTH:java.text.DateFormat.Field;WEEK_OF_YEAR:java.text.DateForm\
at.Field;WEEK_OF_MONTH:java.text.DateFormat.Field;AM_PM:java.text.DateFormat.Field;HOUR1:java.text.DateFormat.Field;HOUR0:java.text.DateFormat.Field;TIME_ZONE:j\
ava.text.DateFormat.Field;getCalendarField()int;ofCalendarField()java.text.DateFormat.Field
c java.text.DateFormat|Format
calendar:Calendar;numberFormat:NumberFormat;ERA_FIELD:int;YEAR_FIELD:int;MONTH_FIELD:int;DATE_FIELD:int;HOUR_OF_DAY1_FIELD:int;HOUR_OF_DAY0_FIELD:int;MINUTE_FIE\
LD:int;SECOND_FIELD:int;MILLISECOND_FIELD:int;DAY_OF_WEEK_FIELD:int;DAY_OF_YEAR_FIELD:int;DAY_OF_WEEK_IN_MONTH_FIELD:int;WEEK_OF_YEAR_FIELD:int;WEEK_OF_MONTH_FI\
ELD:int;AM_PM_FIELD:int;HOUR1_FIELD:int;HOUR0_FIELD:int;TIMEZONE_FIELD:int;FULL:int;LONG:int;MEDIUM:int;SHORT:int;DEFAULT:int;getAvailableLocales()Locale[];getC\
alendar()Calendar;getDateInstance()DateFormat;getDateTimeInstance()DateFormat;getInstance()DateFormat;getNumberFormat()NumberFormat;getTimeInstance()DateFormat;\
getTimeZone()TimeZone;isLenient()boolean;parse()Date;setCalendar()void;setLenient()void;setNumberFormat()void;setTimeZone()void
c java.text.DateFormatSymbols|Serializable|Cloneable
getAmPmStrings()String[];getAvailableLocales()Locale[];getEras()String[];getInstance()DateFormatSymbols;getLocalPatternChars()String;getMonths()String[];getShor\
tMonths()String[];getShortWeekdays()String[];getWeekdays()String[];getZoneStrings()String[][];setAmPmStrings()void;setEras()void;setLocalPatternChars()void;setM\
onths()void;setShortMonths()void;setShortWeekdays()void;setWeekdays()void;setZoneStrings()void
c java.text.DecimalFormat|NumberFormat
applyLocalizedPattern()void;applyPattern()void;getDecimalFormatSymbols()DecimalFormatSymbols;getGroupingSize()int;getMultiplier()int;getNegativePrefix()String;g\
etNegativeSuffix()String;getPositivePrefix()String;getPositiveSuffix()String;isDecimalSeparatorAlwaysShown()boolean;isParseBigDecimal()boolean;setDecimalFormatS\
ymbols()void;setDecimalSeparatorAlwaysShown()void;setGroupingSize()void;setMultiplier()void;setNegativePrefix()void;setNegativeSuffix()void;setParseBigDecimal()\
void;setPositivePrefix()void;setPositiveSuffix()void;toLocalizedPattern()String;toPattern()String
c java.text.DecimalFormatSymbols|Cloneable|Serializable
getAvailableLocales()Locale[];getCurrency()Currency;getCurrencySymbol()String;getDecimalSeparator()char;getDigit()char;getExponentSeparator()String;getGroupingS\
eparator()char;getInfinity()String;getInstance()DecimalFormatSymbols;getInternationalCurrencySymbol()String;getMinusSign()char;getMonetaryDecimalSeparator()char\
;getMonetaryGroupingSeparator()char;getNaN()String;getPatternSeparator()char;getPerMill()char;getPercent()char;getZeroDigit()char;setCurrency()void;setCurrencyS\
ymbol()void;setDecimalSeparator()void;setDigit()void;setExponentSeparator()void;setGroupingSeparator()void;setInfinity()void;setInternationalCurrencySymbol()voi\
d;setMinusSign()void;setMonetaryDecimalSeparator()void;setMonetaryGroupingSeparator()void;setNaN()void;setPatternSeparator()void;setPerMill()void;setPercent()vo\
id;setZeroDigit()void
c java.text.FieldPosition
getBeginIndex()int;getEndIndex()int;getField()int;getFieldAttribute()java.text.Format.Field;setBeginIndex()void;setEndIndex()void
c java.text.Format.Field|java.text.AttributedCharacterIterator.Attribute

c java.text.Format|Serializable|Cloneable
format=(Object,StringBuffer,FieldPosition)StringBuffer;format=(Object)String;formatToCharacterIterator()AttributedCharacterIterator;parseObject()Object
c java.text.MessageFormat.Field|java.text.Format.Field
ARGUMENT:java.text.MessageFormat.Field
c java.text.MessageFormat|Format
applyPattern()void;format()String;getFormats()Format[];getFormatsByArgumentIndex()Format[];getLocale()Locale;parse()Object[];setFormat()void;setFormatByArgument\
Index()void;setFormats()void;setFormatsByArgumentIndex()void;setLocale()void;toPattern()String
c java.text.Normalizer.Form|Enum<Form>
NFD:Form;NFC:Form;NFKD:Form;NFKC:Form;valueOf()Form;values()Form[]
c java.text.Normalizer
isNormalized()boolean;normalize()String
c java.text.NumberFormat.Field|java.text.Format.Field
INTEGER:java.text.NumberFormat.Field;FRACTION:java.text.NumberFormat.Field;EXPONENT:java.text.NumberFormat.Field;DECIMAL_SEPARATOR:java.text.NumberFormat.Field;\
SIGN:java.text.NumberFormat.Field;GROUPING_SEPARATOR:java.text.NumberFormat.Field;EXPONENT_SYMBOL:java.text.NumberFormat.Field;PERCENT:java.text.NumberFormat.Fi\
eld;PERMILLE:java.text.NumberFormat.Field;CURRENCY:java.text.NumberFormat.Field;EXPONENT_SIGN:java.text.NumberFormat.Field;PREFIX:java.text.NumberFormat.Field;S\
UFFIX:java.text.NumberFormat.Field
c java.text.NumberFormat.Style|Enum<Style>
SHORT:Style;LONG:Style;valueOf()Style;values()Style[]
c java.text.NumberFormat|Format
INTEGER_FIELD:int;FRACTION_FIELD:int;getAvailableLocales()Locale[];getCompactNumberInstance()NumberFormat;getCurrency()Currency;getCurrencyInstance()NumberForma\
t;getInstance()NumberFormat;getIntegerInstance()NumberFormat;getMaximumFractionDigits()int;getMaximumIntegerDigits()int;getMinimumFractionDigits()int;getMinimum\
IntegerDigits()int;getNumberInstance()NumberFormat;getPercentInstance()NumberFormat;getRoundingMode()RoundingMode;isGroupingUsed()boolean;isParseIntegerOnly()bo\
olean;parse()Number;setCurrency()void;setGroupingUsed()void;setMaximumFractionDigits()void;setMaximumIntegerDigits()void;setMinimumFractionDigits()void;setMinim\
umIntegerDigits()void;setParseIntegerOnly()void;setRoundingMode()void
c java.text.ParseException|Exception
getErrorOffset()int
c java.text.ParsePosition
getErrorIndex()int;getIndex()int;setErrorIndex()void;setIndex()void
c java.text.RuleBasedCollator|Collator
getCollationElementIterator()CollationElementIterator;getRules()String
c java.text.SimpleDateFormat|DateFormat
applyLocalizedPattern()void;applyPattern()void;get2DigitYearStart()Date;getDateFormatSymbols()DateFormatSymbols;set2DigitYearStart()void;setDateFormatSymbols()v\
oid;toLocalizedPattern()String;toPattern()String
c java.text.StringCharacterIterator|CharacterIterator
setText()void
c java.time.Clock|InstantSource
fixed()Clock;getZone()ZoneId;offset()Clock;system()Clock;systemDefaultZone()Clock;systemUTC()Clock;tick()Clock;tickMillis()Clock;tickMinutes()Clock;tickSeconds(\
)Clock
c java.time.DateTimeException|RuntimeException

c java.time.DayOfWeek|Enum<DayOfWeek>|java.time.temporal.TemporalAccessor|java.time.temporal.TemporalAdjuster
MONDAY:DayOfWeek;TUESDAY:DayOfWeek;WEDNESDAY:DayOfWeek;THURSDAY:DayOfWeek;FRIDAY:DayOfWeek;SATURDAY:DayOfWeek;SUNDAY:DayOfWeek;adjustInto()java.time.temporal.Te\
mporal;from=(java.time.temporal.TemporalAccessor)DayOfWeek;get()int;getDisplayName()String;getLong()long;getValue()int;isSupported()boolean;minus()DayOfWeek;of(\
)DayOfWeek;plus()DayOfWeek;<R>query=(java.time.temporal.TemporalQuery<R>)R;range()java.time.temporal.ValueRange;valueOf()DayOfWeek;values()DayOfWeek[]
c java.time.Duration|java.time.temporal.TemporalAmount|Comparable<Duration>|Serializable
ZERO:Duration;abs()Duration;addTo()java.time.temporal.Temporal;between()Duration;dividedBy=(long)Duration;dividedBy=(Duration)long;from()Duration;get()long;getN\
ano()int;getSeconds()long;getUnits()List<java.time.temporal.TemporalUnit>;isNegative()boolean;isZero()boolean;minus()Duration;minusDays()Duration;minusHours()Du\
ration;minusMillis()Duration;minusMinutes()Duration;minusNanos()Duration;minusSeconds()Duration;multipliedBy()Duration;negated()Duration;of()Duration;ofDays()Du\
ration;ofHours()Duration;ofMillis()Duration;ofMinutes()Duration;ofNanos()Duration;ofSeconds()Duration;parse()Duration;plus()Duration;plusDays()Duration;plusHour\
s()Duration;plusMillis()Duration;plusMinutes()Duration;plusNanos()Duration;plusSeconds()Duration;subtractFrom()java.time.temporal.Temporal;toDays()long;toDaysPa\
rt()long;toHours()long;toHoursPart()int;toMillis()long;toMillisPart()int;toMinutes()long;toMinutesPart()int;toNanos()long;toNanosPart()int;toSeconds()long;toSec\
ondsPart()int;truncatedTo()Duration;withNanos()Duration;withSeconds()Duration
c java.time.Instant|java.time.temporal.Temporal|java.time.temporal.TemporalAdjuster|Comparable<Instant>|Serializable
EPOCH:Instant;MIN:Instant;MAX:Instant;adjustInto()java.time.temporal.Temporal;atOffset()OffsetDateTime;atZone()ZonedDateTime;from=(java.time.temporal.TemporalAc\
cessor)Instant;get()int;getEpochSecond()long;getLong()long;getNano()int;isAfter()boolean;isBefore()boolean;isSupported()boolean;minus()Instant;minusMillis()Inst\
ant;minusNanos()Instant;minusSeconds()Instant;now()Instant;ofEpochMilli()Instant;ofEpochSecond()Instant;parse()Instant;plus()Instant;plusMillis()Instant;plusNan\
os()Instant;plusSeconds()Instant;<R>query=(java.time.temporal.TemporalQuery<R>)R;range()java.time.temporal.ValueRange;toEpochMilli()long;truncatedTo()Instant;un\
til()long;with=(java.time.temporal.TemporalAdjuster)Instant;with()Instant
i java.time.InstantSource
fixed~(Instant)InstantSource;instant!()Instant;millis()long;offset~(InstantSource,Duration)InstantSource;system~()InstantSource;tick~(InstantSource,Duration)Ins\
tantSource;withZone()Clock
c java.time.LocalDate|java.time.temporal.Temporal|java.time.temporal.TemporalAdjuster|java.time.chrono.ChronoLocalDate|Serializable
MIN:LocalDate;MAX:LocalDate;EPOCH:LocalDate;adjustInto()java.time.temporal.Temporal;atStartOfDay=()LocalDateTime;atStartOfDay=(ZoneId)ZonedDateTime;atTime=(int,\
int)LocalDateTime;atTime=(int,int,int)LocalDateTime;atTime=(int,int,int,int)LocalDateTime;atTime=(LocalTime)LocalDateTime;atTime=(OffsetTime)OffsetDateTime;date\
sUntil()Stream<LocalDate>;format()String;from=(java.time.temporal.TemporalAccessor)LocalDate;get()int;getChronology()java.time.chrono.IsoChronology;getDayOfMont\
h()int;getDayOfWeek()DayOfWeek;getDayOfYear()int;getEra()java.time.chrono.IsoEra;getLong()long;getMonth()Month;getMonthValue()int;getYear()int;isAfter()boolean;\
isBefore()boolean;isEqual()boolean;isLeapYear()boolean;isSupported()boolean;lengthOfMonth()int;lengthOfYear()int;minus()LocalDate;minusDays()LocalDate;minusMont\
hs()LocalDate;minusWeeks()LocalDate;minusYears()LocalDate;now()LocalDate;of()LocalDate;ofEpochDay()LocalDate;ofInstant()LocalDate;ofYearDay()LocalDate;parse()Lo\
calDate;plus()LocalDate;plusDays()LocalDate;plusMonths()LocalDate;plusWeeks()LocalDate;plusYears()LocalDate;<R>query=(java.time.temporal.TemporalQuery<R>)R;rang\
e()java.time.temporal.ValueRange;toEpochDay()long;toEpochSecond()long;until=(java.time.chrono.ChronoLocalDate)Period;until=(java.time.temporal.Temporal,java.tim\
e.temporal.TemporalUnit)long;with=(java.time.temporal.TemporalAdjuster)LocalDate;with()LocalDate;withDayOfMonth()LocalDate;withDayOfYear()LocalDate;withMonth()L\
ocalDate;withYear()LocalDate
c java.time.LocalDateTime|java.time.temporal.Temporal|java.time.temporal.TemporalAdjuster|java.time.chrono.ChronoLocalDateTime<LocalDate>|Serializable
MIN:LocalDateTime;MAX:LocalDateTime;adjustInto()java.time.temporal.Temporal;atOffset()OffsetDateTime;atZone()ZonedDateTime;format()String;from=(java.time.tempor\
al.TemporalAccessor)LocalDateTime;get()int;getDayOfMonth()int;getDayOfWeek()DayOfWeek;getDayOfYear()int;getHour()int;getLong()long;getMinute()int;getMonth()Mont\
h;getMonthValue()int;getNano()int;getSecond()int;getYear()int;isAfter()boolean;isBefore()boolean;isEqual()boolean;isSupported()boolean;minus()LocalDateTime;minu\
sDays()LocalDateTime;minusHours()LocalDateTime;minusMinutes()LocalDateTime;minusMonths()LocalDateTime;minusNanos()LocalDateTime;minusSeconds()LocalDateTime;minu\
sWeeks()LocalDateTime;minusYears()LocalDateTime;now()LocalDateTime;of()LocalDateTime;ofEpochSecond()LocalDateTime;ofInstant()LocalDateTime;parse()LocalDateTime;\
plus()LocalDateTime;plusDays()LocalDateTime;plusHours()LocalDateTime;plusMinutes()LocalDateTime;plusMonths()LocalDateTime;plusNanos()LocalDateTime;plusSeconds()\
LocalDateTime;plusWeeks()LocalDateTime;plusYears()LocalDateTime;<R>query=(java.time.temporal.TemporalQuery<R>)R;range()java.time.temporal.ValueRange;toLocalDate\
()LocalDate;toLocalTime()LocalTime;truncatedTo()LocalDateTime;until()long;with=(java.time.temporal.TemporalAdjuster)LocalDateTime;with()LocalDateTime;withDayOfM\
onth()LocalDateTime;withDayOfYear()LocalDateTime;withHour()LocalDateTime;withMinute()LocalDateTime;withMonth()LocalDateTime;withNano()LocalDateTime;withSecond()\
LocalDateTime;withYear()LocalDateTime
c java.time.LocalTime|java.time.temporal.Temporal|java.time.temporal.TemporalAdjuster|Comparable<LocalTime>|Serializable
MIN:LocalTime;MAX:LocalTime;MIDNIGHT:LocalTime;NOON:LocalTime;adjustInto()java.time.temporal.Temporal;atDate()LocalDateTime;atOffset()OffsetTime;format()String;\
from=(java.time.temporal.TemporalAccessor)LocalTime;get()int;getHour()int;getLong()long;getMinute()int;getNano()int;getSecond()int;isAfter()boolean;isBefore()bo\
olean;isSupported()boolean;minus()LocalTime;minusHours()LocalTime;minusMinutes()LocalTime;minusNanos()LocalTime;minusSeconds()LocalTime;now()LocalTime;of()Local\
Time;ofInstant()LocalTime;ofNanoOfDay()LocalTime;ofSecondOfDay()LocalTime;parse()LocalTime;plus()LocalTime;plusHours()LocalTime;plusMinutes()LocalTime;plusNanos\
()LocalTime;plusSeconds()LocalTime;<R>query=(java.time.temporal.TemporalQuery<R>)R;range()java.time.temporal.ValueRange;toEpochSecond()long;toNanoOfDay()long;to\
SecondOfDay()int;truncatedTo()LocalTime;until()long;with=(java.time.temporal.TemporalAdjuster)LocalTime;with()LocalTime;withHour()LocalTime;withMinute()LocalTim\
e;withNano()LocalTime;withSecond()LocalTime
c java.time.Month|Enum<Month>|java.time.temporal.TemporalAccessor|java.time.temporal.TemporalAdjuster
JANUARY:Month;FEBRUARY:Month;MARCH:Month;APRIL:Month;MAY:Month;JUNE:Month;JULY:Month;AUGUST:Month;SEPTEMBER:Month;OCTOBER:Month;NOVEMBER:Month;DECEMBER:Month;ad\
justInto()java.time.temporal.Temporal;firstDayOfYear()int;firstMonthOfQuarter()Month;from=(java.time.temporal.TemporalAccessor)Month;get()int;getDisplayName()St\
ring;getLong()long;getValue()int;isSupported()boolean;length()int;maxLength()int;minLength()int;minus()Month;of()Month;plus()Month;<R>query=(java.time.temporal.\
TemporalQuery<R>)R;range()java.time.temporal.ValueRange;valueOf()Month;values()Month[]
c java.time.MonthDay|java.time.temporal.TemporalAccessor|java.time.temporal.TemporalAdjuster|Comparable<MonthDay>|Serializable
adjustInto()java.time.temporal.Temporal;atYear()LocalDate;format()String;from=(java.time.temporal.TemporalAccessor)MonthDay;get()int;getDayOfMonth()int;getLong(\
)long;getMonth()Month;getMonthValue()int;isAfter()boolean;isBefore()boolean;isSupported()boolean;isValidYear()boolean;now()MonthDay;of()MonthDay;parse()MonthDay\
;<R>query=(java.time.temporal.TemporalQuery<R>)R;range()java.time.temporal.ValueRange;with()MonthDay;withDayOfMonth()MonthDay;withMonth()MonthDay
c java.time.OffsetDateTime|java.time.temporal.Temporal|java.time.temporal.TemporalAdjuster|Comparable<OffsetDateTime>|Serializable
MIN:OffsetDateTime;MAX:OffsetDateTime;adjustInto()java.time.temporal.Temporal;atZoneSameInstant()ZonedDateTime;atZoneSimilarLocal()ZonedDateTime;format()String;\
from=(java.time.temporal.TemporalAccessor)OffsetDateTime;get()int;getDayOfMonth()int;getDayOfWeek()DayOfWeek;getDayOfYear()int;getHour()int;getLong()long;getMin\
ute()int;getMonth()Month;getMonthValue()int;getNano()int;getOffset()ZoneOffset;getSecond()int;getYear()int;isAfter()boolean;isBefore()boolean;isEqual()boolean;i\
sSupported()boolean;minus()OffsetDateTime;minusDays()OffsetDateTime;minusHours()OffsetDateTime;minusMinutes()OffsetDateTime;minusMonths()OffsetDateTime;minusNan\
os()OffsetDateTime;minusSeconds()OffsetDateTime;minusWeeks()OffsetDateTime;minusYears()OffsetDateTime;now()OffsetDateTime;of()OffsetDateTime;ofInstant()OffsetDa\
teTime;parse()OffsetDateTime;plus()OffsetDateTime;plusDays()OffsetDateTime;plusHours()OffsetDateTime;plusMinutes()OffsetDateTime;plusMonths()OffsetDateTime;plus\
Nanos()OffsetDateTime;plusSeconds()OffsetDateTime;plusWeeks()OffsetDateTime;plusYears()OffsetDateTime;<R>query=(java.time.temporal.TemporalQuery<R>)R;range()jav\
a.time.temporal.ValueRange;timeLineOrder()Comparator<OffsetDateTime>;toEpochSecond()long;toInstant()Instant;toLocalDate()LocalDate;toLocalDateTime()LocalDateTim\
e;toLocalTime()LocalTime;toOffsetTime()OffsetTime;toZonedDateTime()ZonedDateTime;truncatedTo()OffsetDateTime;until()long;with=(java.time.temporal.TemporalAdjust\
er)OffsetDateTime;with()OffsetDateTime;withDayOfMonth()OffsetDateTime;withDayOfYear()OffsetDateTime;withHour()OffsetDateTime;withMinute()OffsetDateTime;withMont\
h()OffsetDateTime;withNano()OffsetDateTime;withOffsetSameInstant()OffsetDateTime;withOffsetSameLocal()OffsetDateTime;withSecond()OffsetDateTime;withYear()Offset\
DateTime
c java.time.OffsetTime|java.time.temporal.Temporal|java.time.temporal.TemporalAdjuster|Comparable<OffsetTime>|Serializable
MIN:OffsetTime;MAX:OffsetTime;adjustInto()java.time.temporal.Temporal;atDate()OffsetDateTime;format()String;from=(java.time.temporal.TemporalAccessor)OffsetTime\
;get()int;getHour()int;getLong()long;getMinute()int;getNano()int;getOffset()ZoneOffset;getSecond()int;isAfter()boolean;isBefore()boolean;isEqual()boolean;isSupp\
orted()boolean;minus()OffsetTime;minusHours()OffsetTime;minusMinutes()OffsetTime;minusNanos()OffsetTime;minusSeconds()OffsetTime;now()OffsetTime;of()OffsetTime;\
ofInstant()OffsetTime;parse()OffsetTime;plus()OffsetTime;plusHours()OffsetTime;plusMinutes()OffsetTime;plusNanos()OffsetTime;plusSeconds()OffsetTime;<R>query=(j\
ava.time.temporal.TemporalQuery<R>)R;range()java.time.temporal.ValueRange;toEpochSecond()long;toLocalTime()LocalTime;truncatedTo()OffsetTime;until()long;with=(j\
ava.time.temporal.TemporalAdjuster)OffsetTime;with()OffsetTime;withHour()OffsetTime;withMinute()OffsetTime;withNano()OffsetTime;withOffsetSameInstant()OffsetTim\
e;withOffsetSameLocal()OffsetTime;withSecond()OffsetTime
c java.time.Period|java.time.chrono.ChronoPeriod|Serializable
ZERO:Period;addTo()java.time.temporal.Temporal;between()Period;from()Period;get()long;getChronology()java.time.chrono.IsoChronology;getDays()int;getMonths()int;\
getUnits()List<java.time.temporal.TemporalUnit>;getYears()int;isNegative()boolean;isZero()boolean;minus()Period;minusDays()Period;minusMonths()Period;minusYears\
()Period;multipliedBy()Period;negated()Period;normalized()Period;of()Period;ofDays()Period;ofMonths()Period;ofWeeks()Period;ofYears()Period;parse()Period;plus()\
Period;plusDays()Period;plusMonths()Period;plusYears()Period;subtractFrom()java.time.temporal.Temporal;toTotalMonths()long;withDays()Period;withMonths()Period;w\
ithYears()Period
c java.time.Year|java.time.temporal.Temporal|java.time.temporal.TemporalAdjuster|Comparable<Year>|Serializable
MIN_VALUE:int;MAX_VALUE:int;adjustInto()java.time.temporal.Temporal;atDay()LocalDate;atMonth()YearMonth;atMonthDay()LocalDate;format()String;from=(java.time.tem\
poral.TemporalAccessor)Year;get()int;getLong()long;getValue()int;isAfter()boolean;isBefore()boolean;isLeap()boolean;isSupported()boolean;isValidMonthDay()boolea\
n;length()int;minus()Year;minusYears()Year;now()Year;of()Year;parse()Year;plus()Year;plusYears()Year;<R>query=(java.time.temporal.TemporalQuery<R>)R;range()java\
.time.temporal.ValueRange;until()long;with=(java.time.temporal.TemporalAdjuster)Year;with()Year
c java.time.YearMonth|java.time.temporal.Temporal|java.time.temporal.TemporalAdjuster|Comparable<YearMonth>|Serializable
adjustInto()java.time.temporal.Temporal;atDay()LocalDate;atEndOfMonth()LocalDate;format()String;from=(java.time.temporal.TemporalAccessor)YearMonth;get()int;get\
Long()long;getMonth()Month;getMonthValue()int;getYear()int;isAfter()boolean;isBefore()boolean;isLeapYear()boolean;isSupported()boolean;isValidDay()boolean;lengt\
hOfMonth()int;lengthOfYear()int;minus()YearMonth;minusMonths()YearMonth;minusYears()YearMonth;now()YearMonth;of()YearMonth;parse()YearMonth;plus()YearMonth;plus\
Months()YearMonth;plusYears()YearMonth;<R>query=(java.time.temporal.TemporalQuery<R>)R;range()java.time.temporal.ValueRange;until()long;with=(java.time.temporal\
.TemporalAdjuster)YearMonth;with()YearMonth;withMonth()YearMonth;withYear()YearMonth
c java.time.ZoneId|Serializable
SHORT_IDS:Map<String,String>;from=(java.time.temporal.TemporalAccessor)ZoneId;getAvailableZoneIds()Set<String>;getDisplayName()String;getId()String;getRules()ja\
va.time.zone.ZoneRules;normalized()ZoneId;of()ZoneId;ofOffset()ZoneId;systemDefault()ZoneId
c java.time.ZoneOffset|ZoneId|java.time.temporal.TemporalAccessor|java.time.temporal.TemporalAdjuster|Comparable<ZoneOffset>|Serializable
UTC:ZoneOffset;MIN:ZoneOffset;MAX:ZoneOffset;adjustInto()java.time.temporal.Temporal;from=(java.time.temporal.TemporalAccessor)ZoneOffset;get()int;getLong()long\
;getTotalSeconds()int;isSupported()boolean;of()ZoneOffset;ofHours()ZoneOffset;ofHoursMinutes()ZoneOffset;ofHoursMinutesSeconds()ZoneOffset;ofTotalSeconds()ZoneO\
ffset;<R>query=(java.time.temporal.TemporalQuery<R>)R;range()java.time.temporal.ValueRange
c java.time.ZonedDateTime|java.time.temporal.Temporal|java.time.chrono.ChronoZonedDateTime<LocalDate>|Serializable
format()String;from=(java.time.temporal.TemporalAccessor)ZonedDateTime;get()int;getDayOfMonth()int;getDayOfWeek()DayOfWeek;getDayOfYear()int;getHour()int;getLon\
g()long;getMinute()int;getMonth()Month;getMonthValue()int;getNano()int;getOffset()ZoneOffset;getSecond()int;getYear()int;getZone()ZoneId;isSupported()boolean;mi\
nus()ZonedDateTime;minusDays()ZonedDateTime;minusHours()ZonedDateTime;minusMinutes()ZonedDateTime;minusMonths()ZonedDateTime;minusNanos()ZonedDateTime;minusSeco\
nds()ZonedDateTime;minusWeeks()ZonedDateTime;minusYears()ZonedDateTime;now()ZonedDateTime;of()ZonedDateTime;ofInstant()ZonedDateTime;ofLocal()ZonedDateTime;ofSt\
rict()ZonedDateTime;parse()ZonedDateTime;plus()ZonedDateTime;plusDays()ZonedDateTime;plusHours()ZonedDateTime;plusMinutes()ZonedDateTime;plusMonths()ZonedDateTi\
me;plusNanos()ZonedDateTime;plusSeconds()ZonedDateTime;plusWeeks()ZonedDateTime;plusYears()ZonedDateTime;<R>query=(java.time.temporal.TemporalQuery<R>)R;range()\
java.time.temporal.ValueRange;toLocalDate()LocalDate;toLocalDateTime()LocalDateTime;toLocalTime()LocalTime;toOffsetDateTime()OffsetDateTime;truncatedTo()ZonedDa\
teTime;until()long;with=(java.time.temporal.TemporalAdjuster)ZonedDateTime;with()ZonedDateTime;withDayOfMonth()ZonedDateTime;withDayOfYear()ZonedDateTime;withEa\
rlierOffsetAtOverlap()ZonedDateTime;withFixedOffsetZone()ZonedDateTime;withHour()ZonedDateTime;withLaterOffsetAtOverlap()ZonedDateTime;withMinute()ZonedDateTime\
;withMonth()ZonedDateTime;withNano()ZonedDateTime;withSecond()ZonedDateTime;withYear()ZonedDateTime;withZoneSameInstant()ZonedDateTime;withZoneSameLocal()ZonedD\
ateTime
c java.time.format.DateTimeFormatter
ISO_LOCAL_DATE:DateTimeFormatter;ISO_OFFSET_DATE:DateTimeFormatter;ISO_DATE:DateTimeFormatter;ISO_LOCAL_TIME:DateTimeFormatter;ISO_OFFSET_TIME:DateTimeFormatter\
;ISO_TIME:DateTimeFormatter;ISO_LOCAL_DATE_TIME:DateTimeFormatter;ISO_OFFSET_DATE_TIME:DateTimeFormatter;ISO_ZONED_DATE_TIME:DateTimeFormatter;ISO_DATE_TIME:Dat\
eTimeFormatter;ISO_ORDINAL_DATE:DateTimeFormatter;ISO_WEEK_DATE:DateTimeFormatter;ISO_INSTANT:DateTimeFormatter;BASIC_ISO_DATE:DateTimeFormatter;RFC_1123_DATE_T\
IME:DateTimeFormatter;format=(java.time.temporal.TemporalAccessor)String;formatTo=(java.time.temporal.TemporalAccessor,Appendable)void;getChronology()java.time.\
chrono.Chronology;getDecimalStyle()DecimalStyle;getLocale()Locale;getResolverFields()Set<java.time.temporal.TemporalField>;getResolverStyle()ResolverStyle;getZo\
ne()ZoneId;localizedBy()DateTimeFormatter;ofLocalizedDate()DateTimeFormatter;ofLocalizedDateTime()DateTimeFormatter;ofLocalizedTime()DateTimeFormatter;ofPattern\
()DateTimeFormatter;<T>parse=(CharSequence,java.time.temporal.TemporalQuery<T>)T;parse=(CharSequence)java.time.temporal.TemporalAccessor;parse=(CharSequence,Par\
sePosition)java.time.temporal.TemporalAccessor;parseBest()java.time.temporal.TemporalAccessor;parseUnresolved()java.time.temporal.TemporalAccessor;parsedExcessD\
ays()java.time.temporal.TemporalQuery<Period>;parsedLeapSecond()java.time.temporal.TemporalQuery<Boolean>;toFormat()Format;toFormat=(java.time.temporal.Temporal\
Query<?>)Format;withChronology()DateTimeFormatter;withDecimalStyle()DateTimeFormatter;withLocale()DateTimeFormatter;withResolverFields()DateTimeFormatter;withRe\
solverStyle()DateTimeFormatter;withZone()DateTimeFormatter
c java.time.format.DateTimeFormatterBuilder
append()DateTimeFormatterBuilder;appendChronologyId()DateTimeFormatterBuilder;appendChronologyText()DateTimeFormatterBuilder;appendDayPeriodText()DateTimeFormat\
terBuilder;appendFraction()DateTimeFormatterBuilder;appendGenericZoneText()DateTimeFormatterBuilder;appendInstant()DateTimeFormatterBuilder;appendLiteral()DateT\
imeFormatterBuilder;appendLocalized()DateTimeFormatterBuilder;appendLocalizedOffset()DateTimeFormatterBuilder;appendOffset()DateTimeFormatterBuilder;appendOffse\
tId()DateTimeFormatterBuilder;appendOptional()DateTimeFormatterBuilder;appendPattern()DateTimeFormatterBuilder;appendText()DateTimeFormatterBuilder;appendValue(\
)DateTimeFormatterBuilder;appendValueReduced()DateTimeFormatterBuilder;appendZoneId()DateTimeFormatterBuilder;appendZoneOrOffsetId()DateTimeFormatterBuilder;app\
endZoneRegionId()DateTimeFormatterBuilder;appendZoneText()DateTimeFormatterBuilder;getLocalizedDateTimePattern()String;optionalEnd()DateTimeFormatterBuilder;opt\
ionalStart()DateTimeFormatterBuilder;padNext()DateTimeFormatterBuilder;parseCaseInsensitive()DateTimeFormatterBuilder;parseCaseSensitive()DateTimeFormatterBuild\
er;parseDefaulting()DateTimeFormatterBuilder;parseLenient()DateTimeFormatterBuilder;parseStrict()DateTimeFormatterBuilder;toFormatter()DateTimeFormatter
c java.time.format.DateTimeParseException|DateTimeException
getErrorIndex()int;getParsedString()String
c java.time.format.DecimalStyle
STANDARD:DecimalStyle;getAvailableLocales()Set<Locale>;getDecimalSeparator()char;getNegativeSign()char;getPositiveSign()char;getZeroDigit()char;of()DecimalStyle\
;ofDefaultLocale()DecimalStyle;withDecimalSeparator()DecimalStyle;withNegativeSign()DecimalStyle;withPositiveSign()DecimalStyle;withZeroDigit()DecimalStyle
c java.time.format.FormatStyle|Enum<FormatStyle>
FULL:FormatStyle;LONG:FormatStyle;MEDIUM:FormatStyle;SHORT:FormatStyle;valueOf()FormatStyle;values()FormatStyle[]
c java.time.format.ResolverStyle|Enum<ResolverStyle>
STRICT:ResolverStyle;SMART:ResolverStyle;LENIENT:ResolverStyle;valueOf()ResolverStyle;values()ResolverStyle[]
c java.time.format.SignStyle|Enum<SignStyle>
NORMAL:SignStyle;ALWAYS:SignStyle;NEVER:SignStyle;NOT_NEGATIVE:SignStyle;EXCEEDS_PAD:SignStyle;valueOf()SignStyle;values()SignStyle[]
c java.time.format.TextStyle|Enum<TextStyle>
FULL:TextStyle;FULL_STANDALONE:TextStyle;SHORT:TextStyle;SHORT_STANDALONE:TextStyle;NARROW:TextStyle;NARROW_STANDALONE:TextStyle;asNormal()TextStyle;asStandalon\
e()TextStyle;isStandalone()boolean;valueOf()TextStyle;values()TextStyle[]
c java.util.AbstractCollection<E>|Collection<E>

c java.util.AbstractList<E>|AbstractCollection<E>|List<E>
modCount:int;removeRange()void
c java.util.AbstractMap.SimpleEntry<K,V>|java.util.Map.Entry<K,V>|Serializable

c java.util.AbstractMap.SimpleImmutableEntry<K,V>|java.util.Map.Entry<K,V>|Serializable

c java.util.AbstractMap<K,V>|Map<K,V>

c java.util.AbstractQueue<E>|AbstractCollection<E>|Queue<E>

c java.util.AbstractSequentialList<E>|AbstractList<E>

c java.util.AbstractSet<E>|AbstractCollection<E>|Set<E>

c java.util.ArrayDeque<E>|AbstractCollection<E>|Deque<E>|Cloneable|Serializable
clone()ArrayDeque<E>
c java.util.ArrayList<E>|AbstractList<E>|List<E>|RandomAccess|Cloneable|Serializable
ensureCapacity()void;trimToSize()void
c java.util.Arrays
<T>asList=(T...)List<T>;<T>binarySearch=(T[],T,Comparator<-T>)int;<T>binarySearch=(T[],int,int,T,Comparator<-T>)int;binarySearch()int;<T:Comparable<-T>>compare=\
(T[],T[])int;<T:Comparable<-T>>compare=(T[],int,int,T[],int,int)int;<T>compare=(T[],T[],Comparator<-T>)int;compare()int;compareUnsigned()int;<T,U>copyOf=(U[],in\
t,Class<+T[]>)T[];<T>copyOf=(T[],int)T[];copyOf=(boolean[],int)boolean[];copyOf=(byte[],int)byte[];copyOf=(char[],int)char[];copyOf=(double[],int)double[];copyO\
f=(float[],int)float[];copyOf=(int[],int)int[];copyOf=(long[],int)long[];copyOf=(short[],int)short[];<T,U>copyOfRange=(U[],int,int,Class<+T[]>)T[];<T>copyOfRang\
e=(T[],int,int)T[];copyOfRange=(boolean[],int,int)boolean[];copyOfRange=(byte[],int,int)byte[];copyOfRange=(char[],int,int)char[];copyOfRange=(double[],int,int)\
double[];copyOfRange=(float[],int,int)float[];copyOfRange=(int[],int,int)int[];copyOfRange=(long[],int,int)long[];copyOfRange=(short[],int,int)short[];deepEqual\
s()boolean;deepHashCode()int;deepToString()String;<T>equals=(T[],T[],Comparator<-T>)boolean;equals()boolean;fill()void;hashCode()int;<T>mismatch=(T[],T[],Compar\
ator<-T>)int;mismatch()int;<T>parallelPrefix=(T[],int,int,BinaryOperator<T>)void;<T>parallelPrefix=(T[],BinaryOperator<T>)void;parallelPrefix=(double[],int,int,\
DoubleBinaryOperator)void;parallelPrefix=(double[],DoubleBinaryOperator)void;parallelPrefix=(int[],int,int,IntBinaryOperator)void;parallelPrefix=(int[],IntBinar\
yOperator)void;parallelPrefix=(long[],int,int,LongBinaryOperator)void;parallelPrefix=(long[],LongBinaryOperator)void;<T>parallelSetAll=(T[],IntFunction<+T>)void\
;parallelSetAll=(double[],IntToDoubleFunction)void;parallelSetAll=(int[],IntUnaryOperator)void;parallelSetAll=(long[],IntToLongFunction)void;<T:Comparable<-T>>p\
arallelSort=(T[])void;<T:Comparable<-T>>parallelSort=(T[],int,int)void;<T>parallelSort=(T[],int,int,Comparator<-T>)void;<T>parallelSort=(T[],Comparator<-T>)void\
;parallelSort()void;<T>setAll=(T[],IntFunction<+T>)void;setAll=(double[],IntToDoubleFunction)void;setAll=(int[],IntUnaryOperator)void;setAll=(long[],IntToLongFu\
nction)void;<T>sort=(T[],int,int,Comparator<-T>)void;<T>sort=(T[],Comparator<-T>)void;sort()void;<T>spliterator=(T[])Spliterator<T>;<T>spliterator=(T[],int,int)\
Spliterator<T>;spliterator=(double[])java.util.Spliterator.OfDouble;spliterator=(double[],int,int)java.util.Spliterator.OfDouble;spliterator=(int[])java.util.Sp\
literator.OfInt;spliterator=(int[],int,int)java.util.Spliterator.OfInt;spliterator=(long[])java.util.Spliterator.OfLong;spliterator=(long[],int,int)java.util.Sp\
literator.OfLong;<T>stream=(T[])Stream<T>;<T>stream=(T[],int,int)Stream<T>;stream=(double[])DoubleStream;stream=(double[],int,int)DoubleStream;stream=(int[])Int\
Stream;stream=(int[],int,int)IntStream;stream=(long[])LongStream;stream=(long[],int,int)LongStream;toString()String
c java.util.Base64.Decoder
decode=(byte[])byte[];decode=(String)byte[];decode=(byte[],byte[])int;decode=(ByteBuffer)ByteBuffer;wrap()InputStream
c java.util.Base64.Encoder
encode=(byte[])byte[];encode=(byte[],byte[])int;encode=(ByteBuffer)ByteBuffer;encodeToString()String;withoutPadding()Encoder;wrap()OutputStream
c java.util.Base64
getDecoder()Decoder;getEncoder()Encoder;getMimeDecoder()Decoder;getMimeEncoder()Encoder;getUrlDecoder()Decoder;getUrlEncoder()Encoder
c java.util.BitSet|Cloneable|Serializable
and()void;andNot()void;cardinality()int;clear()void;flip()void;get=(int)boolean;get=(int,int)BitSet;intersects()boolean;isEmpty()boolean;length()int;nextClearBi\
t()int;nextSetBit()int;or()void;previousClearBit()int;previousSetBit()int;set()void;size()int;stream()IntStream;toByteArray()byte[];toLongArray()long[];valueOf(\
)BitSet;xor()void
c java.util.Calendar.Builder
build()Calendar;set()java.util.Calendar.Builder;setCalendarType()java.util.Calendar.Builder;setDate()java.util.Calendar.Builder;setFields()java.util.Calendar.Bu\
ilder;setInstant()java.util.Calendar.Builder;setLenient()java.util.Calendar.Builder;setLocale()java.util.Calendar.Builder;setTimeOfDay()java.util.Calendar.Build\
er;setTimeZone()java.util.Calendar.Builder;setWeekDate()java.util.Calendar.Builder;setWeekDefinition()java.util.Calendar.Builder
c java.util.Calendar|Serializable|Cloneable|Comparable<Calendar>
ERA:int;YEAR:int;MONTH:int;WEEK_OF_YEAR:int;WEEK_OF_MONTH:int;DATE:int;DAY_OF_MONTH:int;DAY_OF_YEAR:int;DAY_OF_WEEK:int;DAY_OF_WEEK_IN_MONTH:int;AM_PM:int;HOUR:\
int;HOUR_OF_DAY:int;MINUTE:int;SECOND:int;MILLISECOND:int;ZONE_OFFSET:int;DST_OFFSET:int;FIELD_COUNT:int;SUNDAY:int;MONDAY:int;TUESDAY:int;WEDNESDAY:int;THURSDA\
Y:int;FRIDAY:int;SATURDAY:int;JANUARY:int;FEBRUARY:int;MARCH:int;APRIL:int;MAY:int;JUNE:int;JULY:int;AUGUST:int;SEPTEMBER:int;OCTOBER:int;NOVEMBER:int;DECEMBER:\
int;UNDECIMBER:int;AM:int;PM:int;ALL_STYLES:int;SHORT:int;LONG:int;NARROW_FORMAT:int;NARROW_STANDALONE:int;SHORT_FORMAT:int;LONG_FORMAT:int;SHORT_STANDALONE:int\
;LONG_STANDALONE:int;fields:int[];isSet:boolean[];time:long;isTimeSet:boolean;areFieldsSet:boolean;add()void;after()boolean;before()boolean;clear()void;complete\
()void;computeFields()void;computeTime()void;get()int;getActualMaximum()int;getActualMinimum()int;getAvailableCalendarTypes()Set<String>;getAvailableLocales()Lo\
cale[];getCalendarType()String;getDisplayName()String;getDisplayNames()Map<String,Integer>;getFirstDayOfWeek()int;getGreatestMinimum()int;getInstance()Calendar;\
getLeastMaximum()int;getMaximum()int;getMinimalDaysInFirstWeek()int;getMinimum()int;getTime()Date;getTimeInMillis()long;getTimeZone()TimeZone;getWeekYear()int;g\
etWeeksInWeekYear()int;internalGet()int;isLenient()boolean;isSet()boolean;isWeekDateSupported()boolean;roll()void;set()void;setFirstDayOfWeek()void;setLenient()\
void;setMinimalDaysInFirstWeek()void;setTime()void;setTimeInMillis()void;setTimeZone()void;setWeekDate()void;toInstant()Instant
i java.util.Collection<E>|Iterable<E>
add!(E)boolean;addAll!(Collection<+E>)boolean;clear!()void;contains!(Object)boolean;containsAll!(Collection<?>)boolean;isEmpty!()boolean;parallelStream()Stream<\
E>;remove!(Object)boolean;removeAll!(Collection<?>)boolean;removeIf=(Predicate<-E>)boolean;retainAll!(Collection<?>)boolean;size!()int;stream()Stream<E>;<T>toAr\
ray!(T[])T[];toArray!()Object[];<T>toArray=(IntFunction<T[]>)T[]
c java.util.Collections
EMPTY_SET:Set;EMPTY_LIST:List;EMPTY_MAP:Map;<T>addAll=(Collection<-T>,T...)boolean;<T>asLifoQueue=(Deque<T>)Queue<T>;<T>binarySearch=(List<+T>,T,Comparator<-T>)\
int;<T>binarySearch=(List<+Comparable<-T>>,T)int;<E>checkedCollection=(Collection<E>,Class<E>)Collection<E>;<E>checkedList=(List<E>,Class<E>)List<E>;<K,V>checke\
dMap=(Map<K,V>,Class<K>,Class<V>)Map<K,V>;<K,V>checkedNavigableMap=(NavigableMap<K,V>,Class<K>,Class<V>)NavigableMap<K,V>;<E>checkedNavigableSet=(NavigableSet<E\
>,Class<E>)NavigableSet<E>;<E>checkedQueue=(Queue<E>,Class<E>)Queue<E>;<E>checkedSet=(Set<E>,Class<E>)Set<E>;<K,V>checkedSortedMap=(SortedMap<K,V>,Class<K>,Clas\
s<V>)SortedMap<K,V>;<E>checkedSortedSet=(SortedSet<E>,Class<E>)SortedSet<E>;<T>copy=(List<-T>,List<+T>)void;disjoint()boolean;<T>emptyEnumeration=()Enumeration<\
T>;<T>emptyIterator=()Iterator<T>;<T>emptyList=()List<T>;<T>emptyListIterator=()ListIterator<T>;<K,V>emptyMap=()Map<K,V>;<K,V>emptyNavigableMap=()NavigableMap<K\
,V>;<E>emptyNavigableSet=()NavigableSet<E>;<T>emptySet=()Set<T>;<K,V>emptySortedMap=()SortedMap<K,V>;<E>emptySortedSet=()SortedSet<E>;<T>enumeration=(Collection\
<T>)Enumeration<T>;<T>fill=(List<-T>,T)void;frequency()int;indexOfSubList()int;lastIndexOfSubList()int;<T>list=(Enumeration<T>)ArrayList<T>;<T>max=(Collection<+\
T>)T;<T>max=(Collection<+T>,Comparator<-T>)T;<T>min=(Collection<+T>)T;<T>min=(Collection<+T>,Comparator<-T>)T;<T>nCopies=(int,T)List<T>;<E>newSetFromMap=(Map<E,\
Boolean>)Set<E>;<T>replaceAll=(List<T>,T,T)boolean;reverse()void;<T>reverseOrder=()Comparator<T>;<T>reverseOrder=(Comparator<T>)Comparator<T>;rotate()void;shuff\
le()void;<T>singleton=(T)Set<T>;<T>singletonList=(T)List<T>;<K,V>singletonMap=(K,V)Map<K,V>;<T:Comparable<-T>>sort=(List<T>)void;<T>sort=(List<T>,Comparator<-T>\
)void;swap()void;<T>synchronizedCollection=(Collection<T>)Collection<T>;<T>synchronizedList=(List<T>)List<T>;<K,V>synchronizedMap=(Map<K,V>)Map<K,V>;<K,V>synchr\
onizedNavigableMap=(NavigableMap<K,V>)NavigableMap<K,V>;<T>synchronizedNavigableSet=(NavigableSet<T>)NavigableSet<T>;<T>synchronizedSet=(Set<T>)Set<T>;<K,V>sync\
hronizedSortedMap=(SortedMap<K,V>)SortedMap<K,V>;<T>synchronizedSortedSet=(SortedSet<T>)SortedSet<T>;<T>unmodifiableCollection=(Collection<+T>)Collection<T>;<T>\
unmodifiableList=(List<+T>)List<T>;<K,V>unmodifiableMap=(Map<+K,+V>)Map<K,V>;<K,V>unmodifiableNavigableMap=(NavigableMap<K,+V>)NavigableMap<K,V>;<T>unmodifiable\
NavigableSet=(NavigableSet<T>)NavigableSet<T>;<T>unmodifiableSet=(Set<+T>)Set<T>;<K,V>unmodifiableSortedMap=(SortedMap<K,+V>)SortedMap<K,V>;<T>unmodifiableSorte\
dSet=(SortedSet<T>)SortedSet<T>
i java.util.Comparator<T>
compare!(T,T)int;<T,U:Comparable<-U>>comparing~(Function<-T,+U>)Comparator<T>;<T,U>comparing~(Function<-T,+U>,Comparator<-U>)Comparator<T>;<T>comparingDouble~(T\
oDoubleFunction<-T>)Comparator<T>;<T>comparingInt~(ToIntFunction<-T>)Comparator<T>;<T>comparingLong~(ToLongFunction<-T>)Comparator<T>;<T:Comparable<-T>>naturalO\
rder~()Comparator<T>;<T>nullsFirst~(Comparator<-T>)Comparator<T>;<T>nullsLast~(Comparator<-T>)Comparator<T>;<T:Comparable<-T>>reverseOrder~()Comparator<T>;rever\
sed()Comparator<T>;<U:Comparable<-U>>thenComparing=(Function<-T,+U>)Comparator<T>;<U>thenComparing=(Function<-T,+U>,Comparator<-U>)Comparator<T>;thenComparing=(\
Comparator<-T>)Comparator<T>;thenComparingDouble=(ToDoubleFunction<-T>)Comparator<T>;thenComparingInt=(ToIntFunction<-T>)Comparator<T>;thenComparingLong=(ToLong\
Function<-T>)Comparator<T>
c java.util.ConcurrentModificationException|RuntimeException

c java.util.Currency|Serializable
getAvailableCurrencies()Set<Currency>;getCurrencyCode()String;getDefaultFractionDigits()int;getDisplayName()String;getInstance()Currency;getNumericCode()int;get\
NumericCodeAsString()String;getSymbol()String
c java.util.Date|Serializable|Cloneable|Comparable<Date>
after()boolean;before()boolean;from()Date;getTime()long;setTime()void;toInstant()Instant
i java.util.Deque<E>|Queue<E>
addFirst!(E)void;addLast!(E)void;descendingIterator!()Iterator<E>;getFirst!()E;getLast!()E;offerFirst!(E)boolean;offerLast!(E)boolean;peekFirst!()E;peekLast!()E\
;pollFirst!()E;pollLast!()E;pop!()E;push!(E)void;removeFirst!()E;removeFirstOccurrence!(Object)boolean;removeLast!()E;removeLastOccurrence!(Object)boolean
c java.util.Dictionary<K,V>
elements()Enumeration<V>;get()V;isEmpty()boolean;keys()Enumeration<K>;put()V;remove()V;size()int
c java.util.DoubleSummaryStatistics|DoubleConsumer
combine()void;getAverage()double;getCount()long;getMax()double;getMin()double;getSum()double
c java.util.DuplicateFormatFlagsException|IllegalFormatException
getFlags()String
c java.util.EmptyStackException|RuntimeException

c java.util.EnumMap<K:Enum<K>,V>|AbstractMap<K,V>|Serializable|Cloneable
clone()EnumMap<K,V>
c java.util.EnumSet<E:Enum<E>>|AbstractSet<E>|Cloneable|Serializable
<E:Enum<E>>allOf=(Class<E>)EnumSet<E>;clone()EnumSet<E>;<E:Enum<E>>complementOf=(EnumSet<E>)EnumSet<E>;<E:Enum<E>>copyOf=(Collection<E>)EnumSet<E>;<E:Enum<E>>co\
pyOf=(EnumSet<E>)EnumSet<E>;<E:Enum<E>>noneOf=(Class<E>)EnumSet<E>;<E:Enum<E>>of=(E)EnumSet<E>;<E:Enum<E>>of=(E,E)EnumSet<E>;<E:Enum<E>>of=(E,E,E)EnumSet<E>;<E:\
Enum<E>>of=(E,E,E,E)EnumSet<E>;<E:Enum<E>>of=(E,E,E,E,E)EnumSet<E>;<E:Enum<E>>of=(E,E...)EnumSet<E>;<E:Enum<E>>range=(E,E)EnumSet<E>
i java.util.Enumeration<E>
asIterator()Iterator<E>;hasMoreElements!()boolean;nextElement!()E
i java.util.EventListener

c java.util.EventListenerProxy<T:EventListener>|EventListener
getListener()T
c java.util.EventObject|Serializable
source:Object;getSource()Object
c java.util.FormatFlagsConversionMismatchException|IllegalFormatException
getConversion()char;getFlags()String
i java.util.Formattable
formatTo!(Formatter,int,int,int)void
c java.util.FormattableFlags
LEFT_JUSTIFY:int;UPPERCASE:int;ALTERNATE:int
c java.util.Formatter.BigDecimalLayoutForm|Enum<BigDecimalLayoutForm>
SCIENTIFIC:BigDecimalLayoutForm;DECIMAL_FLOAT:BigDecimalLayoutForm;valueOf()BigDecimalLayoutForm;values()BigDecimalLayoutForm[]
c java.util.Formatter|Closeable|Flushable
format()Formatter;ioException()IOException;locale()Locale;out()Appendable
c java.util.FormatterClosedException|IllegalStateException

c java.util.GregorianCalendar|Calendar
BC:int;AD:int;from()GregorianCalendar;getGregorianChange()Date;isLeapYear()boolean;setGregorianChange()void;toZonedDateTime()ZonedDateTime
c java.util.HashMap<K,V>|AbstractMap<K,V>|Map<K,V>|Cloneable|Serializable

c java.util.HashSet<E>|AbstractSet<E>|Set<E>|Cloneable|Serializable

c java.util.Hashtable<K,V>|Dictionary<K,V>|Map<K,V>|Cloneable|Serializable
contains()boolean;rehash()void
c java.util.HexFormat
delimiter()String;<A:Appendable>formatHex=(A,byte[])A;<A:Appendable>formatHex=(A,byte[],int,int)A;formatHex=(byte[])String;formatHex=(byte[],int,int)String;from\
HexDigit()int;fromHexDigits()int;fromHexDigitsToLong()long;isHexDigit()boolean;isUpperCase()boolean;of()HexFormat;ofDelimiter()HexFormat;parseHex()byte[];prefix\
()String;suffix()String;<A:Appendable>toHexDigits=(A,byte)A;toHexDigits=(byte)String;toHexDigits=(char)String;toHexDigits=(int)String;toHexDigits=(long)String;t\
oHexDigits=(long,int)String;toHexDigits=(short)String;toHighHexDigit()char;toLowHexDigit()char;withDelimiter()HexFormat;withLowerCase()HexFormat;withPrefix()Hex\
Format;withSuffix()HexFormat;withUpperCase()HexFormat
c java.util.IdentityHashMap<K,V>|AbstractMap<K,V>|Map<K,V>|Serializable|Cloneable

c java.util.IllegalFormatCodePointException|IllegalFormatException
getCodePoint()int
c java.util.IllegalFormatConversionException|IllegalFormatException
getArgumentClass()Class<?>;getConversion()char
c java.util.IllegalFormatException|IllegalArgumentException

c java.util.IllegalFormatFlagsException|IllegalFormatException
getFlags()String
c java.util.IllegalFormatPrecisionException|IllegalFormatException
getPrecision()int
c java.util.IllegalFormatWidthException|IllegalFormatException
getWidth()int
c java.util.IllformedLocaleException|RuntimeException
getErrorIndex()int
c java.util.InputMismatchException|NoSuchElementException

c java.util.IntSummaryStatistics|IntConsumer
combine()void;getAverage()double;getCount()long;getMax()int;getMin()int;getSum()long
c java.util.InvalidPropertiesFormatException|IOException

i java.util.Iterator<E>
forEachRemaining=(Consumer<-E>)void;hasNext!()boolean;next!()E;remove()void
c java.util.LinkedHashMap<K,V>|HashMap<K,V>|Map<K,V>
removeEldestEntry()boolean
c java.util.LinkedHashSet<E>|HashSet<E>|Set<E>|Cloneable|Serializable

c java.util.LinkedList<E>|AbstractSequentialList<E>|List<E>|Deque<E>|Cloneable|Serializable

i java.util.List<E>|Collection<E>
add!(int,E)void;addAll!(int,Collection<+E>)boolean;<E>copyOf~(Collection<+E>)List<E>;get!(int)E;indexOf!(Object)int;lastIndexOf!(Object)int;listIterator!()ListI\
terator<E>;listIterator!(int)ListIterator<E>;<E>of~()List<E>;<E>of~(E)List<E>;<E>of~(E,E)List<E>;<E>of~(E,E,E)List<E>;<E>of~(E,E,E,E)List<E>;<E>of~(E,E,E,E,E)Li\
st<E>;<E>of~(E,E,E,E,E,E)List<E>;<E>of~(E...)List<E>;remove!(int)E;replaceAll=(UnaryOperator<E>)void;set!(int,E)E;sort=(Comparator<-E>)void;subList!(int,int)Lis\
t<E>
i java.util.ListIterator<E>|Iterator<E>
add!(E)void;hasPrevious!()boolean;nextIndex!()int;previous!()E;previousIndex!()int;set!(E)void
c java.util.ListResourceBundle|ResourceBundle
getContents()Object[][]
c java.util.Locale.Builder
addUnicodeLocaleAttribute()java.util.Locale.Builder;build()Locale;clear()java.util.Locale.Builder;clearExtensions()java.util.Locale.Builder;removeUnicodeLocaleA\
ttribute()java.util.Locale.Builder;setExtension()java.util.Locale.Builder;setLanguage()java.util.Locale.Builder;setLanguageTag()java.util.Locale.Builder;setLoca\
le()java.util.Locale.Builder;setRegion()java.util.Locale.Builder;setScript()java.util.Locale.Builder;setUnicodeLocaleKeyword()java.util.Locale.Builder;setVarian\
t()java.util.Locale.Builder
c java.util.Locale.Category|Enum<Category>
DISPLAY:Category;FORMAT:Category;valueOf()Category;values()Category[]
c java.util.Locale.FilteringMode|Enum<FilteringMode>
AUTOSELECT_FILTERING:FilteringMode;EXTENDED_FILTERING:FilteringMode;IGNORE_EXTENDED_RANGES:FilteringMode;MAP_EXTENDED_RANGES:FilteringMode;REJECT_EXTENDED_RANGE\
S:FilteringMode;valueOf()FilteringMode;values()FilteringMode[]
c java.util.Locale.IsoCountryCode|Enum<IsoCountryCode>
PART1_ALPHA2:IsoCountryCode;PART1_ALPHA3:IsoCountryCode;PART3:IsoCountryCode;valueOf()IsoCountryCode;values()IsoCountryCode[]
c java.util.Locale.LanguageRange
MAX_WEIGHT:double;MIN_WEIGHT:double;getRange()String;getWeight()double;mapEquivalents()List<LanguageRange>;parse()List<LanguageRange>
c java.util.Locale|Cloneable|Serializable
ENGLISH:Locale;FRENCH:Locale;GERMAN:Locale;ITALIAN:Locale;JAPANESE:Locale;KOREAN:Locale;CHINESE:Locale;SIMPLIFIED_CHINESE:Locale;TRADITIONAL_CHINESE:Locale;FRAN\
CE:Locale;GERMANY:Locale;ITALY:Locale;JAPAN:Locale;KOREA:Locale;UK:Locale;US:Locale;CANADA:Locale;CANADA_FRENCH:Locale;ROOT:Locale;CHINA:Locale;PRC:Locale;TAIWA\
N:Locale;PRIVATE_USE_EXTENSION:char;UNICODE_LOCALE_EXTENSION:char;filter()List<Locale>;filterTags()List<String>;forLanguageTag()Locale;getAvailableLocales()Loca\
le[];getCountry()String;getDefault()Locale;getDisplayCountry()String;getDisplayLanguage()String;getDisplayName()String;getDisplayScript()String;getDisplayVarian\
t()String;getExtension()String;getExtensionKeys()Set<Character>;getISO3Country()String;getISO3Language()String;getISOCountries=()String[];getISOCountries=(IsoCo\
untryCode)Set<String>;getISOLanguages()String[];getLanguage()String;getScript()String;getUnicodeLocaleAttributes()Set<String>;getUnicodeLocaleKeys()Set<String>;\
getUnicodeLocaleType()String;getVariant()String;hasExtensions()boolean;lookup()Locale;lookupTag()String;setDefault()void;stripExtensions()Locale;toLanguageTag()\
String
c java.util.LongSummaryStatistics|LongConsumer|IntConsumer
combine()void;getAverage()double;getCount()long;getMax()long;getMin()long;getSum()long
i java.util.Map.Entry<K,V>
<K:Comparable<-K>,V>comparingByKey~()Comparator<java.util.Map.Entry<K,V>>;<K,V>comparingByKey~(Comparator<-K>)Comparator<java.util.Map.Entry<K,V>>;<K,V:Comparab\
le<-V>>comparingByValue~()Comparator<java.util.Map.Entry<K,V>>;<K,V>comparingByValue~(Comparator<-V>)Comparator<java.util.Map.Entry<K,V>>;<K,V>copyOf~(java.util\
.Map.Entry<+K,+V>)java.util.Map.Entry<K,V>;getKey!()K;getValue!()V;setValue!(V)V
i java.util.Map<K,V>
clear!()void;compute=(K,BiFunction<-K,-V,+V>)V;computeIfAbsent=(K,Function<-K,+V>)V;computeIfPresent=(K,BiFunction<-K,-V,+V>)V;containsKey!(Object)boolean;conta\
insValue!(Object)boolean;<K,V>copyOf~(Map<+K,+V>)Map<K,V>;<K,V>entry~(K,V)java.util.Map.Entry<K,V>;entrySet!()Set<java.util.Map.Entry<K,V>>;forEach=(BiConsumer<\
-K,-V>)void;get!(Object)V;getOrDefault()V;isEmpty!()boolean;keySet!()Set<K>;merge=(K,V,BiFunction<-V,-V,+V>)V;<K,V>of~()Map<K,V>;<K,V>of~(K,V)Map<K,V>;<K,V>of~(\
K,V,K,V)Map<K,V>;<K,V>of~(K,V,K,V,K,V)Map<K,V>;<K,V>ofEntries~(java.util.Map.Entry<+K,+V>...)Map<K,V>;put!(K,V)V;putAll!(Map<+K,+V>)void;putIfAbsent()V;remove!(\
Object)V;remove=(Object,Object)boolean;replace=(K,V)V;replace=(K,V,V)boolean;replaceAll=(BiFunction<-K,-V,+V>)void;size!()int;values!()Collection<V>
c java.util.MissingFormatArgumentException|IllegalFormatException
getFormatSpecifier()String
c java.util.MissingFormatWidthException|IllegalFormatException
getFormatSpecifier()String
c java.util.MissingResourceException|RuntimeException
getClassName()String;getKey()String
i java.util.NavigableMap<K,V>|SortedMap<K,V>
ceilingEntry!(K)java.util.Map.Entry<K,V>;ceilingKey!(K)K;descendingKeySet!()NavigableSet<K>;descendingMap!()NavigableMap<K,V>;firstEntry!()java.util.Map.Entry<K\
,V>;floorEntry!(K)java.util.Map.Entry<K,V>;floorKey!(K)K;headMap!(K,boolean)NavigableMap<K,V>;higherEntry!(K)java.util.Map.Entry<K,V>;higherKey!(K)K;lastEntry!(\
)java.util.Map.Entry<K,V>;lowerEntry!(K)java.util.Map.Entry<K,V>;lowerKey!(K)K;navigableKeySet!()NavigableSet<K>;pollFirstEntry!()java.util.Map.Entry<K,V>;pollL\
astEntry!()java.util.Map.Entry<K,V>;subMap!(K,boolean,K,boolean)NavigableMap<K,V>;tailMap!(K,boolean)NavigableMap<K,V>
i java.util.NavigableSet<E>|SortedSet<E>
ceiling!(E)E;descendingIterator!()Iterator<E>;descendingSet!()NavigableSet<E>;floor!(E)E;headSet!(E,boolean)NavigableSet<E>;higher!(E)E;lower!(E)E;pollFirst!()E\
;pollLast!()E;subSet!(E,boolean,E,boolean)NavigableSet<E>;tailSet!(E,boolean)NavigableSet<E>
c java.util.NoSuchElementException|RuntimeException

c java.util.Objects
checkFromIndexSize=(int,int,int)int;checkFromIndexSize=(long,long,long)long;checkFromToIndex=(int,int,int)int;checkFromToIndex=(long,long,long)long;checkIndex=(\
int,int)int;checkIndex=(long,long)long;<T>compare=(T,T,Comparator<-T>)int;deepEquals()boolean;equals()boolean;hash()int;hashCode()int;isNull()boolean;nonNull()b\
oolean;<T>requireNonNull=(T)T;<T>requireNonNull=(T,String)T;<T>requireNonNull=(T,Supplier<String>)T;<T>requireNonNullElse=(T,T)T;<T>requireNonNullElseGet=(T,Sup\
plier<+T>)T;toString()String
c java.util.Observable
addObserver=(Observer)void;clearChanged()void;countObservers()int;deleteObserver=(Observer)void;deleteObservers()void;hasChanged()boolean;notifyObservers()void;\
setChanged()void
i java.util.Observer
update!(Observable,Object)void
c java.util.Optional<T>
<T>empty=()Optional<T>;filter=(Predicate<-T>)Optional<T>;<U>flatMap=(Function<-T,+Optional<+U>>)Optional<U>;get()T;ifPresent=(Consumer<-T>)void;ifPresentOrElse=\
(Consumer<-T>,Runnable)void;isEmpty()boolean;isPresent()boolean;<U>map=(Function<-T,+U>)Optional<U>;<T>of=(T)Optional<T>;<T>ofNullable=(T)Optional<T>;or=(Suppli\
er<+Optional<+T>>)Optional<T>;orElse()T;orElseGet=(Supplier<+T>)T;<X:Throwable>orElseThrow=(Supplier<+X>)T;orElseThrow()T;stream()Stream<T>
c java.util.OptionalDouble
empty()OptionalDouble;getAsDouble()double;ifPresent=(DoubleConsumer)void;ifPresentOrElse=(DoubleConsumer,Runnable)void;isEmpty()boolean;isPresent()boolean;of()O\
ptionalDouble;orElse()double;orElseGet=(DoubleSupplier)double;<X:Throwable>orElseThrow=(Supplier<+X>)double;orElseThrow()double;stream()DoubleStream
c java.util.OptionalInt
empty()OptionalInt;getAsInt()int;ifPresent=(IntConsumer)void;ifPresentOrElse=(IntConsumer,Runnable)void;isEmpty()boolean;isPresent()boolean;of()OptionalInt;orEl\
se()int;orElseGet=(IntSupplier)int;<X:Throwable>orElseThrow=(Supplier<+X>)int;orElseThrow()int;stream()IntStream
c java.util.OptionalLong
empty()OptionalLong;getAsLong()long;ifPresent=(LongConsumer)void;ifPresentOrElse=(LongConsumer,Runnable)void;isEmpty()boolean;isPresent()boolean;of()OptionalLon\
g;orElse()long;orElseGet=(LongSupplier)long;<X:Throwable>orElseThrow=(Supplier<+X>)long;orElseThrow()long;stream()LongStream
i java.util.PrimitiveIterator.OfDouble|PrimitiveIterator<Double,DoubleConsumer>
next()Double;nextDouble!()double
i java.util.PrimitiveIterator.OfInt|PrimitiveIterator<Integer,IntConsumer>
next()Integer;nextInt!()int
i java.util.PrimitiveIterator.OfLong|PrimitiveIterator<Long,LongConsumer>
next()Long;nextLong!()long
i java.util.PrimitiveIterator<T,T_CONS>|Iterator<T>

c java.util.PriorityQueue<E>|AbstractQueue<E>|Serializable
comparator()Comparator<-E>
c java.util.Properties|Hashtable<Object,Object>
defaults:Properties;getProperty()String;list()void;load()void;loadFromXML()void;propertyNames()Enumeration<?>;setProperty()Object;store()void;storeToXML()void;s\
tringPropertyNames()Set<String>
c java.util.PropertyPermission|BasicPermission

c java.util.PropertyResourceBundle|ResourceBundle

i java.util.Queue<E>|Collection<E>
element!()E;offer!(E)boolean;peek!()E;poll!()E;remove!()E
c java.util.Random|java.util.random.RandomGenerator|Serializable
doubles()DoubleStream;ints()IntStream;longs()LongStream;next()int;nextBoolean()boolean;nextBytes()void;nextDouble()double;nextFloat()float;nextGaussian()double;\
nextInt()int;nextLong()long;setSeed()void
i java.util.RandomAccess

c java.util.ResourceBundle.Control
FORMAT_DEFAULT:List<String>;FORMAT_CLASS:List<String>;FORMAT_PROPERTIES:List<String>;TTL_DONT_CACHE:long;TTL_NO_EXPIRATION_CONTROL:long;getCandidateLocales()Lis\
t<Locale>;getControl()Control;getFallbackLocale()Locale;getFormats()List<String>;getNoFallbackControl()Control;getTimeToLive()long;needsReload()boolean;newBundl\
e()ResourceBundle;toBundleName()String;toResourceName()String
c java.util.ResourceBundle
parent:ResourceBundle;clearCache()void;containsKey()boolean;getBaseBundleName()String;getBundle()ResourceBundle;getKeys()Enumeration<String>;getLocale()Locale;g\
etObject()Object;getString()String;getStringArray()String[];handleGetObject()Object;handleKeySet()Set<String>;keySet()Set<String>;setParent()void
c java.util.Scanner|Iterator<String>|Closeable
delimiter()Pattern;findAll()Stream<MatchResult>;findInLine()String;findWithinHorizon()String;hasNext()boolean;hasNextBigDecimal()boolean;hasNextBigInteger()bool\
ean;hasNextBoolean()boolean;hasNextByte()boolean;hasNextDouble()boolean;hasNextFloat()boolean;hasNextInt()boolean;hasNextLine()boolean;hasNextLong()boolean;hasN\
extShort()boolean;ioException()IOException;locale()Locale;match()MatchResult;next()String;nextBigDecimal()BigDecimal;nextBigInteger()BigInteger;nextBoolean()boo\
lean;nextByte()byte;nextDouble()double;nextFloat()float;nextInt()int;nextLine()String;nextLong()long;nextShort()short;radix()int;reset()Scanner;skip()Scanner;to\
kens()Stream<String>;useDelimiter()Scanner;useLocale()Scanner;useRadix()Scanner
c java.util.ServiceConfigurationError|Error

i java.util.ServiceLoader.Provider<S>|Supplier<S>
type!()Class<+S>
c java.util.ServiceLoader<S>|Iterable<S>
findFirst()Optional<S>;<S>load=(Class<S>)ServiceLoader<S>;<S>load=(Class<S>,ClassLoader)ServiceLoader<S>;<S>load=(ModuleLayer,Class<S>)ServiceLoader<S>;<S>loadI\
nstalled=(Class<S>)ServiceLoader<S>;reload()void;stream()Stream<java.util.ServiceLoader.Provider<S>>
i java.util.Set<E>|Collection<E>
<E>copyOf~(Collection<+E>)Set<E>;<E>of~()Set<E>;<E>of~(E)Set<E>;<E>of~(E,E)Set<E>;<E>of~(E,E,E)Set<E>;<E>of~(E,E,E,E)Set<E>;<E>of~(E,E,E,E,E)Set<E>;<E>of~(E,E,E\
,E,E,E)Set<E>;<E>of~(E...)Set<E>
c java.util.SimpleTimeZone|TimeZone
WALL_TIME:int;STANDARD_TIME:int;UTC_TIME:int;setDSTSavings()void;setEndRule()void;setStartRule()void;setStartYear()void
i java.util.SortedMap<K,V>|Map<K,V>
comparator!()Comparator<-K>;firstKey!()K;headMap!(K)SortedMap<K,V>;lastKey!()K;subMap!(K,K)SortedMap<K,V>;tailMap!(K)SortedMap<K,V>
i java.util.SortedSet<E>|Set<E>
comparator!()Comparator<-E>;first!()E;headSet!(E)SortedSet<E>;last!()E;subSet!(E,E)SortedSet<E>;tailSet!(E)SortedSet<E>
i java.util.Spliterator.OfDouble|OfPrimitive<Double,DoubleConsumer,java.util.Spliterator.OfDouble>
trySplit!()java.util.Spliterator.OfDouble
i java.util.Spliterator.OfInt|OfPrimitive<Integer,IntConsumer,java.util.Spliterator.OfInt>
trySplit!()java.util.Spliterator.OfInt
i java.util.Spliterator.OfLong|OfPrimitive<Long,LongConsumer,java.util.Spliterator.OfLong>
trySplit!()java.util.Spliterator.OfLong
i java.util.Spliterator.OfPrimitive<T,T_CONS,T_SPLITR:OfPrimitive<T,T_CONS,T_SPLITR>>|Spliterator<T>
trySplit!()T_SPLITR
i java.util.Spliterator<T>
ORDERED:int;DISTINCT:int;SORTED:int;SIZED:int;NONNULL:int;IMMUTABLE:int;CONCURRENT:int;SUBSIZED:int;characteristics!()int;estimateSize!()long;forEachRemaining=(\
Consumer<-T>)void;getComparator()Comparator<-T>;getExactSizeIfKnown()long;hasCharacteristics()boolean;tryAdvance!(Consumer<-T>)boolean;trySplit!()Spliterator<T>\

c java.util.Spliterators.AbstractDoubleSpliterator|java.util.Spliterator.OfDouble

c java.util.Spliterators.AbstractIntSpliterator|java.util.Spliterator.OfInt

c java.util.Spliterators.AbstractLongSpliterator|java.util.Spliterator.OfLong

c java.util.Spliterators.AbstractSpliterator<T>|Spliterator<T>

c java.util.Spliterators
emptyDoubleSpliterator()java.util.Spliterator.OfDouble;emptyIntSpliterator()java.util.Spliterator.OfInt;emptyLongSpliterator()java.util.Spliterator.OfLong;<T>em\
ptySpliterator=()Spliterator<T>;<T>iterator=(Spliterator<+T>)Iterator<T>;iterator=(java.util.Spliterator.OfDouble)java.util.PrimitiveIterator.OfDouble;iterator=\
(java.util.Spliterator.OfInt)java.util.PrimitiveIterator.OfInt;iterator=(java.util.Spliterator.OfLong)java.util.PrimitiveIterator.OfLong;<T>spliterator=(Object[\
],int)Spliterator<T>;<T>spliterator=(Object[],int,int,int)Spliterator<T>;<T>spliterator=(Collection<+T>,int)Spliterator<T>;<T>spliterator=(Iterator<+T>,long,int\
)Spliterator<T>;spliterator=(double[],int)java.util.Spliterator.OfDouble;spliterator=(double[],int,int,int)java.util.Spliterator.OfDouble;spliterator=(java.util\
.PrimitiveIterator.OfDouble,long,int)java.util.Spliterator.OfDouble;spliterator=(int[],int)java.util.Spliterator.OfInt;spliterator=(int[],int,int,int)java.util.\
Spliterator.OfInt;spliterator=(java.util.PrimitiveIterator.OfInt,long,int)java.util.Spliterator.OfInt;spliterator=(java.util.PrimitiveIterator.OfLong,long,int)j\
ava.util.Spliterator.OfLong;spliterator=(long[],int)java.util.Spliterator.OfLong;spliterator=(long[],int,int,int)java.util.Spliterator.OfLong;<T>spliteratorUnkn\
ownSize=(Iterator<+T>,int)Spliterator<T>;spliteratorUnknownSize=(java.util.PrimitiveIterator.OfDouble,int)java.util.Spliterator.OfDouble;spliteratorUnknownSize=\
(java.util.PrimitiveIterator.OfInt,int)java.util.Spliterator.OfInt;spliteratorUnknownSize=(java.util.PrimitiveIterator.OfLong,int)java.util.Spliterator.OfLong
c java.util.SplittableRandom|java.util.random.RandomGenerator|java.util.random.RandomGenerator.SplittableGenerator
doubles()DoubleStream;ints()IntStream;longs()LongStream;nextBytes()void;nextInt()int;nextLong()long;split()SplittableRandom;splits()Stream<java.util.random.Rand\
omGenerator.SplittableGenerator>
c java.util.Stack<E>|Vector<E>
empty()boolean;peek()E;pop()E;push()E;search()int
c java.util.StringJoiner
add()StringJoiner;length()int;merge()StringJoiner;setEmptyValue()StringJoiner
c java.util.StringTokenizer|Enumeration<Object>
countTokens()int;hasMoreTokens()boolean;nextToken()String
c java.util.TimeZone|Serializable|Cloneable
SHORT:int;LONG:int;getAvailableIDs()String[];getDSTSavings()int;getDefault()TimeZone;getDisplayName()String;getID()String;getOffset()int;getRawOffset()int;getTi\
meZone()TimeZone;hasSameRules()boolean;inDaylightTime()boolean;observesDaylightTime()boolean;setDefault()void;setID()void;setRawOffset()void;toZoneId()ZoneId;us\
eDaylightTime()boolean
c java.util.Timer
cancel()void;purge()int;schedule()void;scheduleAtFixedRate()void
c java.util.TimerTask|Runnable
cancel()boolean;scheduledExecutionTime()long
c java.util.TooManyListenersException|Exception

c java.util.TreeMap<K,V>|AbstractMap<K,V>|NavigableMap<K,V>|Cloneable|Serializable

c java.util.TreeSet<E>|AbstractSet<E>|NavigableSet<E>|Cloneable|Serializable

c java.util.UUID|Serializable|Comparable<UUID>
clockSequence()int;fromString()UUID;getLeastSignificantBits()long;getMostSignificantBits()long;nameUUIDFromBytes()UUID;node()long;randomUUID()UUID;timestamp()lo\
ng;variant()int;version()int
c java.util.UnknownFormatConversionException|IllegalFormatException
getConversion()String
c java.util.UnknownFormatFlagsException|IllegalFormatException
getFlags()String
c java.util.Vector<E>|AbstractList<E>|List<E>|RandomAccess|Cloneable|Serializable
elementData:Object[];elementCount:int;capacityIncrement:int;addElement()void;capacity()int;copyInto()void;elementAt()E;elements()Enumeration<E>;ensureCapacity()\
void;firstElement()E;indexOf()int;insertElementAt()void;lastElement()E;lastIndexOf()int;removeAllElements()void;removeElement()boolean;removeElementAt()void;set\
ElementAt()void;setSize()void;trimToSize()void
c java.util.WeakHashMap<K,V>|AbstractMap<K,V>|Map<K,V>

c java.util.concurrent.AbstractExecutorService|ExecutorService
<T>newTaskFor=(Runnable,T)RunnableFuture<T>;<T>newTaskFor=(Callable<T>)RunnableFuture<T>
c java.util.concurrent.ArrayBlockingQueue<E>|AbstractQueue<E>|BlockingQueue<E>|Serializable

i java.util.concurrent.BlockingDeque<E>|BlockingQueue<E>|Deque<E>
offerFirst!(E,long,TimeUnit)boolean;offerLast!(E,long,TimeUnit)boolean;pollFirst!(long,TimeUnit)E;pollLast!(long,TimeUnit)E;putFirst!(E)void;putLast!(E)void;tak\
eFirst!()E;takeLast!()E
i java.util.concurrent.BlockingQueue<E>|Queue<E>
drainTo!(Collection<-E>)int;drainTo!(Collection<-E>,int)int;offer!(E,long,TimeUnit)boolean;poll!(long,TimeUnit)E;put!(E)void;remainingCapacity!()int;take!()E
c java.util.concurrent.BrokenBarrierException|Exception

i java.util.concurrent.Callable<V>
call!()V
c java.util.concurrent.CancellationException|IllegalStateException

i java.util.concurrent.CompletableFuture.AsynchronousCompletionTask

c java.util.concurrent.CompletableFuture<T>|Future<T>|CompletionStage<T>
acceptEither=(CompletionStage<+T>,Consumer<-T>)CompletableFuture<Void>;acceptEitherAsync=(CompletionStage<+T>,Consumer<-T>)CompletableFuture<Void>;acceptEitherA\
sync=(CompletionStage<+T>,Consumer<-T>,Executor)CompletableFuture<Void>;allOf()CompletableFuture<Void>;anyOf()CompletableFuture<Object>;<U>applyToEither=(Comple\
tionStage<+T>,Function<-T,U>)CompletableFuture<U>;<U>applyToEitherAsync=(CompletionStage<+T>,Function<-T,U>)CompletableFuture<U>;<U>applyToEitherAsync=(Completi\
onStage<+T>,Function<-T,U>,Executor)CompletableFuture<U>;complete()boolean;completeAsync=(Supplier<+T>)CompletableFuture<T>;completeAsync=(Supplier<+T>,Executor\
)CompletableFuture<T>;completeExceptionally()boolean;completeOnTimeout()CompletableFuture<T>;<U>completedFuture=(U)CompletableFuture<U>;<U>completedStage=(U)Com\
pletionStage<U>;copy()CompletableFuture<T>;defaultExecutor()Executor;delayedExecutor()Executor;delayedExecutor=(long,TimeUnit,Executor)Executor;exceptionally=(F\
unction<Throwable,+T>)CompletableFuture<T>;exceptionallyAsync=(Function<Throwable,+T>)CompletableFuture<T>;exceptionallyAsync=(Function<Throwable,+T>,Executor)C\
ompletableFuture<T>;exceptionallyCompose=(Function<Throwable,+CompletionStage<T>>)CompletableFuture<T>;exceptionallyComposeAsync=(Function<Throwable,+Completion\
Stage<T>>)CompletableFuture<T>;exceptionallyComposeAsync=(Function<Throwable,+CompletionStage<T>>,Executor)CompletableFuture<T>;<U>failedFuture=(Throwable)Compl\
etableFuture<U>;<U>failedStage=(Throwable)CompletionStage<U>;getNow()T;getNumberOfDependents()int;<U>handle=(BiFunction<-T,Throwable,+U>)CompletableFuture<U>;<U\
>handleAsync=(BiFunction<-T,Throwable,+U>)CompletableFuture<U>;<U>handleAsync=(BiFunction<-T,Throwable,+U>,Executor)CompletableFuture<U>;isCompletedExceptionall\
y()boolean;join()T;minimalCompletionStage()CompletionStage<T>;<U>newIncompleteFuture=()CompletableFuture<U>;obtrudeException()void;obtrudeValue()void;orTimeout(\
)CompletableFuture<T>;runAfterBoth=(CompletionStage<?>,Runnable)CompletableFuture<Void>;runAfterBothAsync=(CompletionStage<?>,Runnable)CompletableFuture<Void>;r\
unAfterBothAsync=(CompletionStage<?>,Runnable,Executor)CompletableFuture<Void>;runAfterEither=(CompletionStage<?>,Runnable)CompletableFuture<Void>;runAfterEithe\
rAsync=(CompletionStage<?>,Runnable)CompletableFuture<Void>;runAfterEitherAsync=(CompletionStage<?>,Runnable,Executor)CompletableFuture<Void>;runAsync=(Runnable\
)CompletableFuture<Void>;runAsync=(Runnable,Executor)CompletableFuture<Void>;<U>supplyAsync=(Supplier<U>)CompletableFuture<U>;<U>supplyAsync=(Supplier<U>,Execut\
or)CompletableFuture<U>;thenAccept=(Consumer<-T>)CompletableFuture<Void>;thenAcceptAsync=(Consumer<-T>)CompletableFuture<Void>;thenAcceptAsync=(Consumer<-T>,Exe\
cutor)CompletableFuture<Void>;<U>thenAcceptBoth=(CompletionStage<+U>,BiConsumer<-T,-U>)CompletableFuture<Void>;<U>thenAcceptBothAsync=(CompletionStage<+U>,BiCon\
sumer<-T,-U>)CompletableFuture<Void>;<U>thenAcceptBothAsync=(CompletionStage<+U>,BiConsumer<-T,-U>,Executor)CompletableFuture<Void>;<U>thenApply=(Function<-T,+U\
>)CompletableFuture<U>;<U>thenApplyAsync=(Function<-T,+U>)CompletableFuture<U>;<U>thenApplyAsync=(Function<-T,+U>,Executor)CompletableFuture<U>;<U,V>thenCombine\
=(CompletionStage<+U>,BiFunction<-T,-U,+V>)CompletableFuture<V>;<U,V>thenCombineAsync=(CompletionStage<+U>,BiFunction<-T,-U,+V>)CompletableFuture<V>;<U,V>thenCo\
mbineAsync=(CompletionStage<+U>,BiFunction<-T,-U,+V>,Executor)CompletableFuture<V>;<U>thenCompose=(Function<-T,+CompletionStage<U>>)CompletableFuture<U>;<U>then\
ComposeAsync=(Function<-T,+CompletionStage<U>>)CompletableFuture<U>;<U>thenComposeAsync=(Function<-T,+CompletionStage<U>>,Executor)CompletableFuture<U>;thenRun=\
(Runnable)CompletableFuture<Void>;thenRunAsync=(Runnable)CompletableFuture<Void>;thenRunAsync=(Runnable,Executor)CompletableFuture<Void>;whenComplete=(BiConsume\
r<-T,-Throwable>)CompletableFuture<T>;whenCompleteAsync=(BiConsumer<-T,-Throwable>)CompletableFuture<T>;whenCompleteAsync=(BiConsumer<-T,-Throwable>,Executor)Co\
mpletableFuture<T>
c java.util.concurrent.CompletionException|RuntimeException

i java.util.concurrent.CompletionService<V>
poll!()Future<V>;poll!(long,TimeUnit)Future<V>;submit!(Runnable,V)Future<V>;submit!(Callable<V>)Future<V>;take!()Future<V>
i java.util.concurrent.CompletionStage<T>
acceptEither!(CompletionStage<+T>,Consumer<-T>)CompletionStage<Void>;acceptEitherAsync!(CompletionStage<+T>,Consumer<-T>)CompletionStage<Void>;acceptEitherAsync\
!(CompletionStage<+T>,Consumer<-T>,Executor)CompletionStage<Void>;<U>applyToEither!(CompletionStage<+T>,Function<-T,U>)CompletionStage<U>;<U>applyToEitherAsync!\
(CompletionStage<+T>,Function<-T,U>)CompletionStage<U>;<U>applyToEitherAsync!(CompletionStage<+T>,Function<-T,U>,Executor)CompletionStage<U>;exceptionally!(Func\
tion<Throwable,+T>)CompletionStage<T>;exceptionallyAsync=(Function<Throwable,+T>)CompletionStage<T>;exceptionallyAsync=(Function<Throwable,+T>,Executor)Completi\
onStage<T>;exceptionallyCompose=(Function<Throwable,+CompletionStage<T>>)CompletionStage<T>;exceptionallyComposeAsync=(Function<Throwable,+CompletionStage<T>>)C\
ompletionStage<T>;exceptionallyComposeAsync=(Function<Throwable,+CompletionStage<T>>,Executor)CompletionStage<T>;<U>handle!(BiFunction<-T,Throwable,+U>)Completi\
onStage<U>;<U>handleAsync!(BiFunction<-T,Throwable,+U>)CompletionStage<U>;<U>handleAsync!(BiFunction<-T,Throwable,+U>,Executor)CompletionStage<U>;runAfterBoth!(\
CompletionStage<?>,Runnable)CompletionStage<Void>;runAfterBothAsync!(CompletionStage<?>,Runnable)CompletionStage<Void>;runAfterBothAsync!(CompletionStage<?>,Run\
nable,Executor)CompletionStage<Void>;runAfterEither!(CompletionStage<?>,Runnable)CompletionStage<Void>;runAfterEitherAsync!(CompletionStage<?>,Runnable)Completi\
onStage<Void>;runAfterEitherAsync!(CompletionStage<?>,Runnable,Executor)CompletionStage<Void>;thenAccept!(Consumer<-T>)CompletionStage<Void>;thenAcceptAsync!(Co\
nsumer<-T>)CompletionStage<Void>;thenAcceptAsync!(Consumer<-T>,Executor)CompletionStage<Void>;<U>thenAcceptBoth!(CompletionStage<+U>,BiConsumer<-T,-U>)Completio\
nStage<Void>;<U>thenAcceptBothAsync!(CompletionStage<+U>,BiConsumer<-T,-U>)CompletionStage<Void>;<U>thenAcceptBothAsync!(CompletionStage<+U>,BiConsumer<-T,-U>,E\
xecutor)CompletionStage<Void>;<U>thenApply!(Function<-T,+U>)CompletionStage<U>;<U>thenApplyAsync!(Function<-T,+U>)CompletionStage<U>;<U>thenApplyAsync!(Function\
<-T,+U>,Executor)CompletionStage<U>;<U,V>thenCombine!(CompletionStage<+U>,BiFunction<-T,-U,+V>)CompletionStage<V>;<U,V>thenCombineAsync!(CompletionStage<+U>,BiF\
unction<-T,-U,+V>)CompletionStage<V>;<U,V>thenCombineAsync!(CompletionStage<+U>,BiFunction<-T,-U,+V>,Executor)CompletionStage<V>;<U>thenCompose!(Function<-T,+Co\
mpletionStage<U>>)CompletionStage<U>;<U>thenComposeAsync!(Function<-T,+CompletionStage<U>>)CompletionStage<U>;<U>thenComposeAsync!(Function<-T,+CompletionStage<\
U>>,Executor)CompletionStage<U>;thenRun!(Runnable)CompletionStage<Void>;thenRunAsync!(Runnable)CompletionStage<Void>;thenRunAsync!(Runnable,Executor)CompletionS\
tage<Void>;toCompletableFuture!()CompletableFuture<T>;whenComplete!(BiConsumer<-T,-Throwable>)CompletionStage<T>;whenCompleteAsync!(BiConsumer<-T,-Throwable>)Co\
mpletionStage<T>;whenCompleteAsync!(BiConsumer<-T,-Throwable>,Executor)CompletionStage<T>
c java.util.concurrent.ConcurrentHashMap.KeySetView<K,V>|Set<K>|Serializable|Collection<E>
getMappedValue()V
c java.util.concurrent.ConcurrentHashMap<K,V>|AbstractMap<K,V>|ConcurrentMap<K,V>|Serializable
contains()boolean;elements()Enumeration<V>;<U>forEach=(long,BiFunction<-K,-V,+U>,Consumer<-U>)void;forEach=(long,BiConsumer<-K,-V>)void;<U>forEachEntry=(long,Fu\
nction<java.util.Map.Entry<K,V>,+U>,Consumer<-U>)void;forEachEntry=(long,Consumer<-java.util.Map.Entry<K,V>>)void;<U>forEachKey=(long,Function<-K,+U>,Consumer<-\
U>)void;forEachKey=(long,Consumer<-K>)void;<U>forEachValue=(long,Function<-V,+U>,Consumer<-U>)void;forEachValue=(long,Consumer<-V>)void;keySet()KeySetView<K,V>;\
keys()Enumeration<K>;mappingCount()long;<K>newKeySet=()KeySetView<K,Boolean>;<K>newKeySet=(int)KeySetView<K,Boolean>;<U>reduce=(long,BiFunction<-K,-V,+U>,BiFunc\
tion<-U,-U,+U>)U;<U>reduceEntries=(long,Function<java.util.Map.Entry<K,V>,+U>,BiFunction<-U,-U,+U>)U;reduceEntries=(long,BiFunction<java.util.Map.Entry<K,V>,jav\
a.util.Map.Entry<K,V>,+java.util.Map.Entry<K,V>>)java.util.Map.Entry<K,V>;reduceEntriesToDouble=(long,ToDoubleFunction<java.util.Map.Entry<K,V>>,double,DoubleBi\
naryOperator)double;reduceEntriesToInt=(long,ToIntFunction<java.util.Map.Entry<K,V>>,int,IntBinaryOperator)int;reduceEntriesToLong=(long,ToLongFunction<java.uti\
l.Map.Entry<K,V>>,long,LongBinaryOperator)long;<U>reduceKeys=(long,Function<-K,+U>,BiFunction<-U,-U,+U>)U;reduceKeys=(long,BiFunction<-K,-K,+K>)K;reduceKeysToDo\
uble=(long,ToDoubleFunction<-K>,double,DoubleBinaryOperator)double;reduceKeysToInt=(long,ToIntFunction<-K>,int,IntBinaryOperator)int;reduceKeysToLong=(long,ToLo\
ngFunction<-K>,long,LongBinaryOperator)long;reduceToDouble=(long,ToDoubleBiFunction<-K,-V>,double,DoubleBinaryOperator)double;reduceToInt=(long,ToIntBiFunction<\
-K,-V>,int,IntBinaryOperator)int;reduceToLong=(long,ToLongBiFunction<-K,-V>,long,LongBinaryOperator)long;<U>reduceValues=(long,Function<-V,+U>,BiFunction<-U,-U,\
+U>)U;reduceValues=(long,BiFunction<-V,-V,+V>)V;reduceValuesToDouble=(long,ToDoubleFunction<-V>,double,DoubleBinaryOperator)double;reduceValuesToInt=(long,ToInt\
Function<-V>,int,IntBinaryOperator)int;reduceValuesToLong=(long,ToLongFunction<-V>,long,LongBinaryOperator)long;<U>search=(long,BiFunction<-K,-V,+U>)U;<U>search\
Entries=(long,Function<java.util.Map.Entry<K,V>,+U>)U;<U>searchKeys=(long,Function<-K,+U>)U;<U>searchValues=(long,Function<-V,+U>)U
c java.util.concurrent.ConcurrentLinkedDeque<E>|AbstractCollection<E>|Deque<E>|Serializable

c java.util.concurrent.ConcurrentLinkedQueue<E>|AbstractQueue<E>|Queue<E>|Serializable

i java.util.concurrent.ConcurrentMap<K,V>|Map<K,V>

i java.util.concurrent.ConcurrentNavigableMap<K,V>|ConcurrentMap<K,V>|NavigableMap<K,V>
descendingMap!()ConcurrentNavigableMap<K,V>;headMap!(K)ConcurrentNavigableMap<K,V>;headMap!(K,boolean)ConcurrentNavigableMap<K,V>;keySet!()NavigableSet<K>;subMa\
p!(K,K)ConcurrentNavigableMap<K,V>;subMap!(K,boolean,K,boolean)ConcurrentNavigableMap<K,V>;tailMap!(K)ConcurrentNavigableMap<K,V>;tailMap!(K,boolean)ConcurrentN\
avigableMap<K,V>
c java.util.concurrent.ConcurrentSkipListMap<K,V>|AbstractMap<K,V>|ConcurrentNavigableMap<K,V>|Cloneable|Serializable
clone()ConcurrentSkipListMap<K,V>
c java.util.concurrent.ConcurrentSkipListSet<E>|AbstractSet<E>|NavigableSet<E>|Cloneable|Serializable
clone()ConcurrentSkipListSet<E>;headSet()NavigableSet<E>;subSet()NavigableSet<E>;tailSet()NavigableSet<E>
c java.util.concurrent.CopyOnWriteArrayList<E>|List<E>|RandomAccess|Cloneable|Serializable
addAllAbsent()int;addIfAbsent()boolean;indexOf()int;lastIndexOf()int
c java.util.concurrent.CopyOnWriteArraySet<E>|AbstractSet<E>|Serializable

c java.util.concurrent.CountDownLatch
await=(long,TimeUnit)boolean;await=()void;countDown()void;getCount()long
c java.util.concurrent.CountedCompleter<T>|ForkJoinTask<T>
addToPendingCount()void;compareAndSetPendingCount()boolean;compute()void;decrementPendingCountUnlessZero()int;firstComplete()CountedCompleter<?>;getCompleter()C\
ountedCompleter<?>;getPendingCount()int;getRoot()CountedCompleter<?>;helpComplete()void;nextComplete()CountedCompleter<?>;onCompletion()void;onExceptionalComple\
tion()boolean;propagateCompletion()void;quietlyCompleteRoot()void;setPendingCount()void;tryComplete()void
c java.util.concurrent.CyclicBarrier
await()int;getNumberWaiting()int;getParties()int;isBroken()boolean;reset()void
c java.util.concurrent.DelayQueue<E:Delayed>|AbstractQueue<E>|BlockingQueue<E>
peek()E;poll()E;take()E
i java.util.concurrent.Delayed|Comparable<Delayed>
getDelay!(TimeUnit)long
c java.util.concurrent.Exchanger<V>
exchange()V
c java.util.concurrent.ExecutionException|Exception

i java.util.concurrent.Executor
execute!(Runnable)void
c java.util.concurrent.ExecutorCompletionService<V>|CompletionService<V>

i java.util.concurrent.ExecutorService|Executor
awaitTermination!(long,TimeUnit)boolean;<T>invokeAll!(Collection<+Callable<T>>)List<Future<T>>;<T>invokeAll!(Collection<+Callable<T>>,long,TimeUnit)List<Future<\
T>>;<T>invokeAny!(Collection<+Callable<T>>)T;<T>invokeAny!(Collection<+Callable<T>>,long,TimeUnit)T;isShutdown!()boolean;isTerminated!()boolean;shutdown!()void;\
shutdownNow!()List<Runnable>;<T>submit!(Runnable,T)Future<T>;<T>submit!(Callable<T>)Future<T>;submit!(Runnable)Future<?>
c java.util.concurrent.Executors
<T>callable=(Runnable,T)Callable<T>;callable=(Runnable)Callable<Object>;callable=(PrivilegedAction<?>)Callable<Object>;callable=(PrivilegedExceptionAction<?>)Ca\
llable<Object>;defaultThreadFactory()ThreadFactory;newCachedThreadPool()ExecutorService;newCachedThreadPool=(ThreadFactory)ExecutorService;newFixedThreadPool()E\
xecutorService;newFixedThreadPool=(int,ThreadFactory)ExecutorService;newScheduledThreadPool()ScheduledExecutorService;newScheduledThreadPool=(int,ThreadFactory)\
ScheduledExecutorService;newSingleThreadExecutor()ExecutorService;newSingleThreadExecutor=(ThreadFactory)ExecutorService;newSingleThreadScheduledExecutor()Sched\
uledExecutorService;newSingleThreadScheduledExecutor=(ThreadFactory)ScheduledExecutorService;newWorkStealingPool()ExecutorService;unconfigurableExecutorService(\
)ExecutorService;unconfigurableScheduledExecutorService()ScheduledExecutorService
i java.util.concurrent.Flow.Processor<T,R>|Subscriber<T>|Publisher<R>

i java.util.concurrent.Flow.Publisher<T>
subscribe!(Subscriber<-T>)void
i java.util.concurrent.Flow.Subscriber<T>
onComplete!()void;onError!(Throwable)void;onNext!(T)void;onSubscribe!(Subscription)void
i java.util.concurrent.Flow.Subscription
cancel!()void;request!(long)void
c java.util.concurrent.Flow
defaultBufferSize()int
i java.util.concurrent.ForkJoinPool.ForkJoinWorkerThreadFactory
newThread!(ForkJoinPool)ForkJoinWorkerThread
i java.util.concurrent.ForkJoinPool.ManagedBlocker
block!()boolean;isReleasable!()boolean
c java.util.concurrent.ForkJoinPool|AbstractExecutorService
defaultForkJoinWorkerThreadFactory:ForkJoinWorkerThreadFactory;awaitQuiescence()boolean;commonPool()ForkJoinPool;drainTasksTo()int;getActiveThreadCount()int;get\
AsyncMode()boolean;getCommonPoolParallelism()int;getFactory()ForkJoinWorkerThreadFactory;getParallelism()int;getPoolSize()int;getQueuedSubmissionCount()int;getQ\
ueuedTaskCount()long;getRunningThreadCount()int;getStealCount()long;getUncaughtExceptionHandler()UncaughtExceptionHandler;hasQueuedSubmissions()boolean;<T>invok\
e=(ForkJoinTask<T>)T;isQuiescent()boolean;isTerminating()boolean;managedBlock=(ManagedBlocker)void;pollSubmission()ForkJoinTask<?>;<T>submit=(Runnable,T)ForkJoi\
nTask<T>;<T>submit=(Callable<T>)ForkJoinTask<T>;<T>submit=(ForkJoinTask<T>)ForkJoinTask<T>;submit=(Runnable)ForkJoinTask<?>
c java.util.concurrent.ForkJoinTask<V>|Future<V>|Serializable
<T>adapt=(Runnable,T)ForkJoinTask<T>;<T>adapt=(Callable<+T>)ForkJoinTask<T>;adapt=(Runnable)ForkJoinTask<?>;compareAndSetForkJoinTaskTag()boolean;complete()void\
;completeExceptionally()void;exec()boolean;fork()ForkJoinTask<V>;getException()Throwable;getForkJoinTaskTag()short;getPool()ForkJoinPool;getQueuedTaskCount()int\
;getRawResult()V;getSurplusQueuedTaskCount()int;helpQuiesce()void;inForkJoinPool()boolean;invoke()V;<T:ForkJoinTask<?>>invokeAll=(Collection<T>)Collection<T>;in\
vokeAll=(ForkJoinTask<?>,ForkJoinTask<?>)void;invokeAll=(ForkJoinTask<?>...)void;isCompletedAbnormally()boolean;isCompletedNormally()boolean;join()V;peekNextLoc\
alTask()ForkJoinTask<?>;pollNextLocalTask()ForkJoinTask<?>;pollSubmission()ForkJoinTask<?>;pollTask()ForkJoinTask<?>;quietlyComplete()void;quietlyInvoke()void;q\
uietlyJoin()void;reinitialize()void;setForkJoinTaskTag()short;setRawResult()void;tryUnfork()boolean
c java.util.concurrent.ForkJoinWorkerThread|Thread
getPool()ForkJoinPool;getPoolIndex()int;onStart()void;onTermination()void
i java.util.concurrent.Future<V>
cancel!(boolean)boolean;get!()V;get!(long,TimeUnit)V;isCancelled!()boolean;isDone!()boolean
c java.util.concurrent.FutureTask<V>|RunnableFuture<V>
done()void;runAndReset()boolean;set()void;setException()void
c java.util.concurrent.LinkedBlockingDeque<E>|AbstractQueue<E>|BlockingDeque<E>|Serializable

c java.util.concurrent.LinkedBlockingQueue<E>|AbstractQueue<E>|BlockingQueue<E>|Serializable

c java.util.concurrent.LinkedTransferQueue<E>|AbstractQueue<E>|TransferQueue<E>|Serializable

c java.util.concurrent.Phaser
arrive()int;arriveAndAwaitAdvance()int;arriveAndDeregister()int;awaitAdvance()int;awaitAdvanceInterruptibly()int;bulkRegister()int;forceTermination()void;getArr\
ivedParties()int;getParent()Phaser;getPhase()int;getRegisteredParties()int;getRoot()Phaser;getUnarrivedParties()int;isTerminated()boolean;onAdvance()boolean;reg\
ister()int
c java.util.concurrent.PriorityBlockingQueue<E>|AbstractQueue<E>|BlockingQueue<E>|Serializable
comparator()Comparator<-E>
c java.util.concurrent.RecursiveAction|ForkJoinTask<Void>
compute()void;getRawResult()Void
c java.util.concurrent.RecursiveTask<V>|ForkJoinTask<V>
compute()V
c java.util.concurrent.RejectedExecutionException|RuntimeException

i java.util.concurrent.RejectedExecutionHandler
rejectedExecution!(Runnable,ThreadPoolExecutor)void
i java.util.concurrent.RunnableFuture<V>|Runnable|Future<V>

i java.util.concurrent.RunnableScheduledFuture<V>|RunnableFuture<V>|ScheduledFuture<V>
isPeriodic!()boolean
i java.util.concurrent.ScheduledExecutorService|ExecutorService
<V>schedule!(Callable<V>,long,TimeUnit)ScheduledFuture<V>;schedule!(Runnable,long,TimeUnit)ScheduledFuture<?>;scheduleAtFixedRate!(Runnable,long,long,TimeUnit)S\
cheduledFuture<?>;scheduleWithFixedDelay!(Runnable,long,long,TimeUnit)ScheduledFuture<?>
i java.util.concurrent.ScheduledFuture<V>|Delayed|Future<V>

c java.util.concurrent.ScheduledThreadPoolExecutor|ThreadPoolExecutor|ScheduledExecutorService
<V>decorateTask=(Runnable,RunnableScheduledFuture<V>)RunnableScheduledFuture<V>;<V>decorateTask=(Callable<V>,RunnableScheduledFuture<V>)RunnableScheduledFuture<\
V>;getContinueExistingPeriodicTasksAfterShutdownPolicy()boolean;getExecuteExistingDelayedTasksAfterShutdownPolicy()boolean;getRemoveOnCancelPolicy()boolean;setC\
ontinueExistingPeriodicTasksAfterShutdownPolicy()void;setExecuteExistingDelayedTasksAfterShutdownPolicy()void;setRemoveOnCancelPolicy()void
c java.util.concurrent.Semaphore|Serializable
acquire()void;acquireUninterruptibly()void;availablePermits()int;drainPermits()int;getQueueLength()int;getQueuedThreads()Collection<Thread>;hasQueuedThreads()bo\
olean;isFair()boolean;reducePermits()void;release()void;tryAcquire()boolean
c java.util.concurrent.SubmissionPublisher<T>|Publisher<T>|AutoCloseable
closeExceptionally()void;consume=(Consumer<-T>)CompletableFuture<Void>;estimateMaximumLag()int;estimateMinimumDemand()long;getClosedException()Throwable;getExec\
utor()Executor;getMaxBufferCapacity()int;getNumberOfSubscribers()int;getSubscribers()List<Subscriber<-T>>;hasSubscribers()boolean;isClosed()boolean;isSubscribed\
()boolean;offer=(T,BiPredicate<Subscriber<-T>,-T>)int;offer=(T,long,TimeUnit,BiPredicate<Subscriber<-T>,-T>)int;submit()int
c java.util.concurrent.SynchronousQueue<E>|AbstractQueue<E>|BlockingQueue<E>|Serializable

i java.util.concurrent.ThreadFactory
newThread!(Runnable)Thread
c java.util.concurrent.ThreadLocalRandom|Random
current()ThreadLocalRandom;nextDouble()double;nextFloat()float;nextInt()int;nextLong()long
c java.util.concurrent.ThreadPoolExecutor.AbortPolicy|RejectedExecutionHandler

c java.util.concurrent.ThreadPoolExecutor.CallerRunsPolicy|RejectedExecutionHandler

c java.util.concurrent.ThreadPoolExecutor.DiscardOldestPolicy|RejectedExecutionHandler

c java.util.concurrent.ThreadPoolExecutor.DiscardPolicy|RejectedExecutionHandler

c java.util.concurrent.ThreadPoolExecutor|AbstractExecutorService
afterExecute=(Runnable,Throwable)void;allowCoreThreadTimeOut()void;allowsCoreThreadTimeOut()boolean;beforeExecute=(Thread,Runnable)void;getActiveCount()int;getC\
ompletedTaskCount()long;getCorePoolSize()int;getKeepAliveTime()long;getLargestPoolSize()int;getMaximumPoolSize()int;getPoolSize()int;getQueue()BlockingQueue<Run\
nable>;getRejectedExecutionHandler()RejectedExecutionHandler;getTaskCount()long;getThreadFactory()ThreadFactory;isTerminating()boolean;prestartAllCoreThreads()i\
nt;prestartCoreThread()boolean;purge()void;remove=(Runnable)boolean;setCorePoolSize()void;setKeepAliveTime()void;setMaximumPoolSize()void;setRejectedExecutionHa\
ndler=(RejectedExecutionHandler)void;setThreadFactory=(ThreadFactory)void;terminated()void
c java.util.concurrent.TimeUnit|Enum<TimeUnit>
NANOSECONDS:TimeUnit;MICROSECONDS:TimeUnit;MILLISECONDS:TimeUnit;SECONDS:TimeUnit;MINUTES:TimeUnit;HOURS:TimeUnit;DAYS:TimeUnit;convert()long;of()TimeUnit;sleep\
()void;timedJoin()void;timedWait()void;toChronoUnit()java.time.temporal.ChronoUnit;toDays()long;toHours()long;toMicros()long;toMillis()long;toMinutes()long;toNa\
nos()long;toSeconds()long;valueOf()TimeUnit;values()TimeUnit[]
c java.util.concurrent.TimeoutException|Exception

i java.util.concurrent.TransferQueue<E>|BlockingQueue<E>
getWaitingConsumerCount!()int;hasWaitingConsumer!()boolean;transfer!(E)void;tryTransfer!(E)boolean;tryTransfer!(E,long,TimeUnit)boolean
c java.util.concurrent.atomic.AtomicBoolean|Serializable
compareAndExchange()boolean;compareAndExchangeAcquire()boolean;compareAndExchangeRelease()boolean;compareAndSet()boolean;get()boolean;getAcquire()boolean;getAnd\
Set()boolean;getOpaque()boolean;getPlain()boolean;lazySet()void;set()void;setOpaque()void;setPlain()void;setRelease()void;weakCompareAndSetAcquire()boolean;weak\
CompareAndSetPlain()boolean;weakCompareAndSetRelease()boolean;weakCompareAndSetVolatile()boolean
c java.util.concurrent.atomic.AtomicInteger|Number|Serializable
accumulateAndGet=(int,IntBinaryOperator)int;addAndGet()int;compareAndExchange()int;compareAndExchangeAcquire()int;compareAndExchangeRelease()int;compareAndSet()\
boolean;decrementAndGet()int;get()int;getAcquire()int;getAndAccumulate=(int,IntBinaryOperator)int;getAndAdd()int;getAndDecrement()int;getAndIncrement()int;getAn\
dSet()int;getAndUpdate=(IntUnaryOperator)int;getOpaque()int;getPlain()int;incrementAndGet()int;lazySet()void;set()void;setOpaque()void;setPlain()void;setRelease\
()void;updateAndGet=(IntUnaryOperator)int;weakCompareAndSetAcquire()boolean;weakCompareAndSetPlain()boolean;weakCompareAndSetRelease()boolean;weakCompareAndSetV\
olatile()boolean
c java.util.concurrent.atomic.AtomicIntegerArray|Serializable
accumulateAndGet=(int,int,IntBinaryOperator)int;addAndGet()int;compareAndExchange()int;compareAndExchangeAcquire()int;compareAndExchangeRelease()int;compareAndS\
et()boolean;decrementAndGet()int;get()int;getAcquire()int;getAndAccumulate=(int,int,IntBinaryOperator)int;getAndAdd()int;getAndDecrement()int;getAndIncrement()i\
nt;getAndSet()int;getAndUpdate=(int,IntUnaryOperator)int;getOpaque()int;getPlain()int;incrementAndGet()int;lazySet()void;length()int;set()void;setOpaque()void;s\
etPlain()void;setRelease()void;updateAndGet=(int,IntUnaryOperator)int;weakCompareAndSetAcquire()boolean;weakCompareAndSetPlain()boolean;weakCompareAndSetRelease\
()boolean;weakCompareAndSetVolatile()boolean
c java.util.concurrent.atomic.AtomicIntegerFieldUpdater<T>
accumulateAndGet=(T,int,IntBinaryOperator)int;addAndGet()int;compareAndSet()boolean;decrementAndGet()int;get()int;getAndAccumulate=(T,int,IntBinaryOperator)int;\
getAndAdd()int;getAndDecrement()int;getAndIncrement()int;getAndSet()int;getAndUpdate=(T,IntUnaryOperator)int;incrementAndGet()int;lazySet()void;<U>newUpdater=(C\
lass<U>,String)AtomicIntegerFieldUpdater<U>;set()void;updateAndGet=(T,IntUnaryOperator)int;weakCompareAndSet()boolean
c java.util.concurrent.atomic.AtomicLong|Number|Serializable
accumulateAndGet=(long,LongBinaryOperator)long;addAndGet()long;compareAndExchange()long;compareAndExchangeAcquire()long;compareAndExchangeRelease()long;compareA\
ndSet()boolean;decrementAndGet()long;get()long;getAcquire()long;getAndAccumulate=(long,LongBinaryOperator)long;getAndAdd()long;getAndDecrement()long;getAndIncre\
ment()long;getAndSet()long;getAndUpdate=(LongUnaryOperator)long;getOpaque()long;getPlain()long;incrementAndGet()long;lazySet()void;set()void;setOpaque()void;set\
Plain()void;setRelease()void;updateAndGet=(LongUnaryOperator)long;weakCompareAndSetAcquire()boolean;weakCompareAndSetPlain()boolean;weakCompareAndSetRelease()bo\
olean;weakCompareAndSetVolatile()boolean
c java.util.concurrent.atomic.AtomicLongArray|Serializable
accumulateAndGet=(int,long,LongBinaryOperator)long;addAndGet()long;compareAndExchange()long;compareAndExchangeAcquire()long;compareAndExchangeRelease()long;comp\
areAndSet()boolean;decrementAndGet()long;get()long;getAcquire()long;getAndAccumulate=(int,long,LongBinaryOperator)long;getAndAdd()long;getAndDecrement()long;get\
AndIncrement()long;getAndSet()long;getAndUpdate=(int,LongUnaryOperator)long;getOpaque()long;getPlain()long;incrementAndGet()long;lazySet()void;length()int;set()\
void;setOpaque()void;setPlain()void;setRelease()void;updateAndGet=(int,LongUnaryOperator)long;weakCompareAndSetAcquire()boolean;weakCompareAndSetPlain()boolean;\
weakCompareAndSetRelease()boolean;weakCompareAndSetVolatile()boolean
c java.util.concurrent.atomic.AtomicLongFieldUpdater<T>
accumulateAndGet=(T,long,LongBinaryOperator)long;addAndGet()long;compareAndSet()boolean;decrementAndGet()long;get()long;getAndAccumulate=(T,long,LongBinaryOpera\
tor)long;getAndAdd()long;getAndDecrement()long;getAndIncrement()long;getAndSet()long;getAndUpdate=(T,LongUnaryOperator)long;incrementAndGet()long;lazySet()void;\
<U>newUpdater=(Class<U>,String)AtomicLongFieldUpdater<U>;set()void;updateAndGet=(T,LongUnaryOperator)long;weakCompareAndSet()boolean
c java.util.concurrent.atomic.AtomicMarkableReference<V>
attemptMark()boolean;compareAndSet()boolean;get()V;getReference()V;isMarked()boolean;set()void;weakCompareAndSet()boolean
c java.util.concurrent.atomic.AtomicReference<V>|Serializable
accumulateAndGet=(V,BinaryOperator<V>)V;compareAndExchange()V;compareAndExchangeAcquire()V;compareAndExchangeRelease()V;compareAndSet()boolean;get()V;getAcquire\
()V;getAndAccumulate=(V,BinaryOperator<V>)V;getAndSet()V;getAndUpdate=(UnaryOperator<V>)V;getOpaque()V;getPlain()V;lazySet()void;set()void;setOpaque()void;setPl\
ain()void;setRelease()void;updateAndGet=(UnaryOperator<V>)V;weakCompareAndSetAcquire()boolean;weakCompareAndSetPlain()boolean;weakCompareAndSetRelease()boolean;\
weakCompareAndSetVolatile()boolean
c java.util.concurrent.atomic.AtomicReferenceArray<E>|Serializable
accumulateAndGet=(int,E,BinaryOperator<E>)E;compareAndExchange()E;compareAndExchangeAcquire()E;compareAndExchangeRelease()E;compareAndSet()boolean;get()E;getAcq\
uire()E;getAndAccumulate=(int,E,BinaryOperator<E>)E;getAndSet()E;getAndUpdate=(int,UnaryOperator<E>)E;getOpaque()E;getPlain()E;lazySet()void;length()int;set()vo\
id;setOpaque()void;setPlain()void;setRelease()void;updateAndGet=(int,UnaryOperator<E>)E;weakCompareAndSetAcquire()boolean;weakCompareAndSetPlain()boolean;weakCo\
mpareAndSetRelease()boolean;weakCompareAndSetVolatile()boolean
c java.util.concurrent.atomic.AtomicReferenceFieldUpdater<T,V>
accumulateAndGet=(T,V,BinaryOperator<V>)V;compareAndSet()boolean;get()V;getAndAccumulate=(T,V,BinaryOperator<V>)V;getAndSet()V;getAndUpdate=(T,UnaryOperator<V>)\
V;lazySet()void;<U,W>newUpdater=(Class<U>,Class<W>,String)AtomicReferenceFieldUpdater<U,W>;set()void;updateAndGet=(T,UnaryOperator<V>)V;weakCompareAndSet()boole\
an
c java.util.concurrent.atomic.AtomicStampedReference<V>
attemptStamp()boolean;compareAndSet()boolean;get()V;getReference()V;getStamp()int;set()void;weakCompareAndSet()boolean
c java.util.concurrent.atomic.DoubleAccumulator|Serializable
accumulate()void;get()double;getThenReset()double;reset()void
c java.util.concurrent.atomic.DoubleAdder|Serializable
add()void;reset()void;sum()double;sumThenReset()double
c java.util.concurrent.atomic.LongAccumulator|Serializable
accumulate()void;get()long;getThenReset()long;reset()void
c java.util.concurrent.atomic.LongAdder|Serializable
add()void;decrement()void;increment()void;reset()void;sum()long;sumThenReset()long
c java.util.concurrent.locks.AbstractOwnableSynchronizer|Serializable
getExclusiveOwnerThread()Thread;setExclusiveOwnerThread()void
c java.util.concurrent.locks.AbstractQueuedLongSynchronizer.ConditionObject|Condition|Serializable
getWaitQueueLength()int;getWaitingThreads()Collection<Thread>;hasWaiters()boolean
c java.util.concurrent.locks.AbstractQueuedLongSynchronizer|AbstractOwnableSynchronizer|Serializable
acquire()void;acquireInterruptibly()void;acquireShared()void;acquireSharedInterruptibly()void;compareAndSetState()boolean;getExclusiveQueuedThreads()Collection<\
Thread>;getFirstQueuedThread()Thread;getQueueLength()int;getQueuedThreads()Collection<Thread>;getSharedQueuedThreads()Collection<Thread>;getState()long;getWaitQ\
ueueLength()int;getWaitingThreads()Collection<Thread>;hasContended()boolean;hasQueuedPredecessors()boolean;hasQueuedThreads()boolean;hasWaiters()boolean;isHeldE\
xclusively()boolean;isQueued()boolean;owns()boolean;release()boolean;releaseShared()boolean;setState()void;tryAcquire()boolean;tryAcquireNanos()boolean;tryAcqui\
reShared()long;tryAcquireSharedNanos()boolean;tryRelease()boolean;tryReleaseShared()boolean
c java.util.concurrent.locks.AbstractQueuedSynchronizer.ConditionObject|Condition|Serializable
getWaitQueueLength()int;getWaitingThreads()Collection<Thread>;hasWaiters()boolean
c java.util.concurrent.locks.AbstractQueuedSynchronizer|AbstractOwnableSynchronizer|Serializable
acquire()void;acquireInterruptibly()void;acquireShared()void;acquireSharedInterruptibly()void;compareAndSetState()boolean;getExclusiveQueuedThreads()Collection<\
Thread>;getFirstQueuedThread()Thread;getQueueLength()int;getQueuedThreads()Collection<Thread>;getSharedQueuedThreads()Collection<Thread>;getState()int;getWaitQu\
eueLength()int;getWaitingThreads()Collection<Thread>;hasContended()boolean;hasQueuedPredecessors()boolean;hasQueuedThreads()boolean;hasWaiters()boolean;isHeldEx\
clusively()boolean;isQueued()boolean;owns()boolean;release()boolean;releaseShared()boolean;setState()void;tryAcquire()boolean;tryAcquireNanos()boolean;tryAcquir\
eShared()int;tryAcquireSharedNanos()boolean;tryRelease()boolean;tryReleaseShared()boolean
i java.util.concurrent.locks.Condition
await!(long,TimeUnit)boolean;await!()void;awaitNanos!(long)long;awaitUninterruptibly!()void;awaitUntil!(Date)boolean;signal!()void;signalAll!()void
i java.util.concurrent.locks.Lock
lock!()void;lockInterruptibly!()void;newCondition!()Condition;tryLock!()boolean;tryLock!(long,TimeUnit)boolean;unlock!()void
c java.util.concurrent.locks.LockSupport
getBlocker()Object;park()void;parkNanos()void;parkUntil()void;setCurrentBlocker()void;unpark()void
i java.util.concurrent.locks.ReadWriteLock
readLock!()Lock;writeLock!()Lock
c java.util.concurrent.locks.ReentrantLock|Lock|Serializable
getHoldCount()int;getOwner()Thread;getQueueLength()int;getQueuedThreads()Collection<Thread>;getWaitQueueLength()int;getWaitingThreads()Collection<Thread>;hasQue\
uedThread()boolean;hasQueuedThreads()boolean;hasWaiters()boolean;isFair()boolean;isHeldByCurrentThread()boolean;isLocked()boolean
c java.util.concurrent.locks.ReentrantReadWriteLock.ReadLock|Lock|Serializable

c java.util.concurrent.locks.ReentrantReadWriteLock.WriteLock|Lock|Serializable
getHoldCount()int;isHeldByCurrentThread()boolean
c java.util.concurrent.locks.ReentrantReadWriteLock|ReadWriteLock|Serializable
getOwner()Thread;getQueueLength()int;getQueuedReaderThreads()Collection<Thread>;getQueuedThreads()Collection<Thread>;getQueuedWriterThreads()Collection<Thread>;\
getReadHoldCount()int;getReadLockCount()int;getWaitQueueLength()int;getWaitingThreads()Collection<Thread>;getWriteHoldCount()int;hasQueuedThread()boolean;hasQue\
uedThreads()boolean;hasWaiters()boolean;isFair()boolean;isWriteLocked()boolean;isWriteLockedByCurrentThread()boolean;readLock()ReadLock;writeLock()WriteLock
c java.util.concurrent.locks.StampedLock|Serializable
asReadLock()Lock;asReadWriteLock()ReadWriteLock;asWriteLock()Lock;getReadLockCount()int;isLockStamp()boolean;isOptimisticReadStamp()boolean;isReadLockStamp()boo\
lean;isReadLocked()boolean;isWriteLockStamp()boolean;isWriteLocked()boolean;readLock()long;readLockInterruptibly()long;tryConvertToOptimisticRead()long;tryConve\
rtToReadLock()long;tryConvertToWriteLock()long;tryOptimisticRead()long;tryReadLock()long;tryUnlockRead()boolean;tryUnlockWrite()boolean;tryWriteLock()long;unloc\
k()void;unlockRead()void;unlockWrite()void;validate()boolean;writeLock()long;writeLockInterruptibly()long
i java.util.function.BiConsumer<T,U>
accept!(T,U)void;andThen=(BiConsumer<-T,-U>)BiConsumer<T,U>
i java.util.function.BiFunction<T,U,R>
<V>andThen=(Function<-R,+V>)BiFunction<T,U,V>;apply!(T,U)R
i java.util.function.BiPredicate<T,U>
and=(BiPredicate<-T,-U>)BiPredicate<T,U>;negate()BiPredicate<T,U>;or=(BiPredicate<-T,-U>)BiPredicate<T,U>;test!(T,U)boolean
i java.util.function.BinaryOperator<T>|BiFunction<T,T,T>
<T>maxBy~(Comparator<-T>)BinaryOperator<T>;<T>minBy~(Comparator<-T>)BinaryOperator<T>
i java.util.function.BooleanSupplier
getAsBoolean!()boolean
i java.util.function.Consumer<T>
accept!(T)void;andThen=(Consumer<-T>)Consumer<T>
i java.util.function.DoubleBinaryOperator
applyAsDouble!(double,double)double
i java.util.function.DoubleConsumer
accept!(double)void;andThen=(DoubleConsumer)DoubleConsumer
i java.util.function.DoubleFunction<R>
apply!(double)R
i java.util.function.DoublePredicate
and=(DoublePredicate)DoublePredicate;negate()DoublePredicate;or=(DoublePredicate)DoublePredicate;test!(double)boolean
i java.util.function.DoubleSupplier
getAsDouble!()double
i java.util.function.DoubleToIntFunction
applyAsInt!(double)int
i java.util.function.DoubleToLongFunction
applyAsLong!(double)long
i java.util.function.DoubleUnaryOperator
andThen=(DoubleUnaryOperator)DoubleUnaryOperator;applyAsDouble!(double)double;compose=(DoubleUnaryOperator)DoubleUnaryOperator;identity~()DoubleUnaryOperator
i java.util.function.Function<T,R>
<V>andThen=(Function<-R,+V>)Function<T,V>;apply!(T)R;<V>compose=(Function<-V,+T>)Function<V,R>;<T>identity~()Function<T,T>
i java.util.function.IntBinaryOperator
applyAsInt!(int,int)int
i java.util.function.IntConsumer
accept!(int)void;andThen=(IntConsumer)IntConsumer
i java.util.function.IntFunction<R>
apply!(int)R
i java.util.function.IntPredicate
and=(IntPredicate)IntPredicate;negate()IntPredicate;or=(IntPredicate)IntPredicate;test!(int)boolean
i java.util.function.IntSupplier
getAsInt!()int
i java.util.function.IntToDoubleFunction
applyAsDouble!(int)double
i java.util.function.IntToLongFunction
applyAsLong!(int)long
i java.util.function.IntUnaryOperator
andThen=(IntUnaryOperator)IntUnaryOperator;applyAsInt!(int)int;compose=(IntUnaryOperator)IntUnaryOperator;identity~()IntUnaryOperator
i java.util.function.LongBinaryOperator
applyAsLong!(long,long)long
i java.util.function.LongConsumer
accept!(long)void;andThen=(LongConsumer)LongConsumer
i java.util.function.LongFunction<R>
apply!(long)R
i java.util.function.LongPredicate
and=(LongPredicate)LongPredicate;negate()LongPredicate;or=(LongPredicate)LongPredicate;test!(long)boolean
i java.util.function.LongSupplier
getAsLong!()long
i java.util.function.LongToDoubleFunction
applyAsDouble!(long)double
i java.util.function.LongToIntFunction
applyAsInt!(long)int
i java.util.function.LongUnaryOperator
andThen=(LongUnaryOperator)LongUnaryOperator;applyAsLong!(long)long;compose=(LongUnaryOperator)LongUnaryOperator;identity~()LongUnaryOperator
i java.util.function.ObjDoubleConsumer<T>
accept!(T,double)void
i java.util.function.ObjIntConsumer<T>
accept!(T,int)void
i java.util.function.ObjLongConsumer<T>
accept!(T,long)void
i java.util.function.Predicate<T>
and=(Predicate<-T>)Predicate<T>;<T>isEqual~(Object)Predicate<T>;negate()Predicate<T>;<T>not~(Predicate<-T>)Predicate<T>;or=(Predicate<-T>)Predicate<T>;test!(T)b\
oolean
i java.util.function.Supplier<T>
get!()T
i java.util.function.ToDoubleBiFunction<T,U>
applyAsDouble!(T,U)double
i java.util.function.ToDoubleFunction<T>
applyAsDouble!(T)double
i java.util.function.ToIntBiFunction<T,U>
applyAsInt!(T,U)int
i java.util.function.ToIntFunction<T>
applyAsInt!(T)int
i java.util.function.ToLongBiFunction<T,U>
applyAsLong!(T,U)long
i java.util.function.ToLongFunction<T>
applyAsLong!(T)long
i java.util.function.UnaryOperator<T>|Function<T,T>
<T>identity~()UnaryOperator<T>
i java.util.regex.MatchResult
end!()int;end!(int)int;group!()String;group!(int)String;groupCount!()int;start!()int;start!(int)int
c java.util.regex.Matcher|MatchResult
appendReplacement()Matcher;appendTail=(StringBuffer)StringBuffer;appendTail=(StringBuilder)StringBuilder;find()boolean;hasAnchoringBounds()boolean;hasTransparen\
tBounds()boolean;hitEnd()boolean;lookingAt()boolean;matches()boolean;pattern()Pattern;quoteReplacement()String;region()Matcher;regionEnd()int;regionStart()int;r\
eplaceAll()String;replaceAll=(Function<MatchResult,String>)String;replaceFirst()String;replaceFirst=(Function<MatchResult,String>)String;requireEnd()boolean;res\
et()Matcher;results()Stream<MatchResult>;toMatchResult()MatchResult;useAnchoringBounds()Matcher;usePattern()Matcher;useTransparentBounds()Matcher
c java.util.regex.Pattern|Serializable
UNIX_LINES:int;CASE_INSENSITIVE:int;COMMENTS:int;MULTILINE:int;LITERAL:int;DOTALL:int;UNICODE_CASE:int;CANON_EQ:int;UNICODE_CHARACTER_CLASS:int;asMatchPredicate\
()Predicate<String>;asPredicate()Predicate<String>;compile()Pattern;flags()int;matcher()Matcher;matches()boolean;pattern()String;quote()String;split()String[];s\
plitAsStream()Stream<String>
c java.util.regex.PatternSyntaxException|IllegalArgumentException
getDescription()String;getIndex()int;getPattern()String
i java.util.stream.BaseStream<T,S:BaseStream<T,S>>|AutoCloseable
isParallel!()boolean;iterator!()Iterator<T>;onClose!(Runnable)S;parallel!()S;sequential!()S;spliterator!()Spliterator<T>;unordered!()S
c java.util.stream.Collector.Characteristics|Enum<Characteristics>
CONCURRENT:Characteristics;UNORDERED:Characteristics;IDENTITY_FINISH:Characteristics;valueOf()Characteristics;values()Characteristics[]
i java.util.stream.Collector<T,A,R>
accumulator!()BiConsumer<A,T>;characteristics!()Set<Characteristics>;combiner!()BinaryOperator<A>;finisher!()Function<A,R>;<T,A,R>of~(Supplier<A>,BiConsumer<A,T\
>,BinaryOperator<A>,Function<A,R>,Characteristics...)Collector<T,A,R>;<T,R>of~(Supplier<R>,BiConsumer<R,T>,BinaryOperator<R>,Characteristics...)Collector<T,R,R>\
;supplier!()Supplier<A>
c java.util.stream.Collectors
<T>averagingDouble=(ToDoubleFunction<-T>)Collector<T,?,Double>;<T>averagingInt=(ToIntFunction<-T>)Collector<T,?,Double>;<T>averagingLong=(ToLongFunction<-T>)Col\
lector<T,?,Double>;<T,A,R,RR>collectingAndThen=(Collector<T,A,R>,Function<R,RR>)Collector<T,A,RR>;<T>counting=()Collector<T,?,Long>;<T,A,R>filtering=(Predicate<\
-T>,Collector<-T,A,R>)Collector<T,?,R>;<T,U,A,R>flatMapping=(Function<-T,+Stream<+U>>,Collector<-U,A,R>)Collector<T,?,R>;<T,K,A,D>groupingBy=(Function<-T,+K>,Co\
llector<-T,A,D>)Collector<T,?,Map<K,D>>;<T,K,D,A,M:Map<K,D>>groupingBy=(Function<-T,+K>,Supplier<M>,Collector<-T,A,D>)Collector<T,?,M>;<T,K>groupingBy=(Function\
<-T,+K>)Collector<T,?,Map<K,List<T>>>;<T,K,A,D,M:ConcurrentMap<K,D>>groupingByConcurrent=(Function<-T,+K>,Supplier<M>,Collector<-T,A,D>)Collector<T,?,M>;<T,K,A,\
D>groupingByConcurrent=(Function<-T,+K>,Collector<-T,A,D>)Collector<T,?,ConcurrentMap<K,D>>;<T,K>groupingByConcurrent=(Function<-T,+K>)Collector<T,?,ConcurrentM\
ap<K,List<T>>>;joining()Collector<CharSequence,?,String>;<T,U,A,R>mapping=(Function<-T,+U>,Collector<-U,A,R>)Collector<T,?,R>;<T>maxBy=(Comparator<-T>)Collector\
<T,?,Optional<T>>;<T>minBy=(Comparator<-T>)Collector<T,?,Optional<T>>;<T,D,A>partitioningBy=(Predicate<-T>,Collector<-T,A,D>)Collector<T,?,Map<Boolean,D>>;<T>pa\
rtitioningBy=(Predicate<-T>)Collector<T,?,Map<Boolean,List<T>>>;<T,U>reducing=(U,Function<-T,+U>,BinaryOperator<U>)Collector<T,?,U>;<T>reducing=(T,BinaryOperato\
r<T>)Collector<T,?,T>;<T>reducing=(BinaryOperator<T>)Collector<T,?,Optional<T>>;<T>summarizingDouble=(ToDoubleFunction<-T>)Collector<T,?,DoubleSummaryStatistics\
>;<T>summarizingInt=(ToIntFunction<-T>)Collector<T,?,IntSummaryStatistics>;<T>summarizingLong=(ToLongFunction<-T>)Collector<T,?,LongSummaryStatistics>;<T>summin\
gDouble=(ToDoubleFunction<-T>)Collector<T,?,Double>;<T>summingInt=(ToIntFunction<-T>)Collector<T,?,Integer>;<T>summingLong=(ToLongFunction<-T>)Collector<T,?,Lon\
g>;<T,R1,R2,R>teeing=(Collector<-T,?,R1>,Collector<-T,?,R2>,BiFunction<-R1,-R2,R>)Collector<T,?,R>;<T,C:Collection<T>>toCollection=(Supplier<C>)Collector<T,?,C>\
;<T,K,U,M:ConcurrentMap<K,U>>toConcurrentMap=(Function<-T,+K>,Function<-T,+U>,BinaryOperator<U>,Supplier<M>)Collector<T,?,M>;<T,K,U>toConcurrentMap=(Function<-T\
,+K>,Function<-T,+U>)Collector<T,?,ConcurrentMap<K,U>>;<T,K,U>toConcurrentMap=(Function<-T,+K>,Function<-T,+U>,BinaryOperator<U>)Collector<T,?,ConcurrentMap<K,U\
>>;<T>toList=()Collector<T,?,List<T>>;<T,K,U,M:Map<K,U>>toMap=(Function<-T,+K>,Function<-T,+U>,BinaryOperator<U>,Supplier<M>)Collector<T,?,M>;<T,K,U>toMap=(Func\
tion<-T,+K>,Function<-T,+U>)Collector<T,?,Map<K,U>>;<T,K,U>toMap=(Function<-T,+K>,Function<-T,+U>,BinaryOperator<U>)Collector<T,?,Map<K,U>>;<T>toSet=()Collector\
<T,?,Set<T>>;<T>toUnmodifiableList=()Collector<T,?,List<T>>;<T,K,U>toUnmodifiableMap=(Function<-T,+K>,Function<-T,+U>)Collector<T,?,Map<K,U>>;<T,K,U>toUnmodifia\
bleMap=(Function<-T,+K>,Function<-T,+U>,BinaryOperator<U>)Collector<T,?,Map<K,U>>;<T>toUnmodifiableSet=()Collector<T,?,Set<T>>
i java.util.stream.DoubleStream.Builder|DoubleConsumer
add()java.util.stream.DoubleStream.Builder;build!()DoubleStream
i java.util.stream.DoubleStream.DoubleMapMultiConsumer
accept!(double,DoubleConsumer)void
i java.util.stream.DoubleStream|BaseStream<Double,DoubleStream>
allMatch!(DoublePredicate)boolean;anyMatch!(DoublePredicate)boolean;average!()OptionalDouble;boxed!()Stream<Double>;builder~()java.util.stream.DoubleStream.Buil\
der;<R>collect!(Supplier<R>,ObjDoubleConsumer<R>,BiConsumer<R,R>)R;concat~(DoubleStream,DoubleStream)DoubleStream;count!()long;distinct!()DoubleStream;dropWhile\
=(DoublePredicate)DoubleStream;empty~()DoubleStream;filter!(DoublePredicate)DoubleStream;findAny!()OptionalDouble;findFirst!()OptionalDouble;flatMap!(DoubleFunc\
tion<+DoubleStream>)DoubleStream;forEach!(DoubleConsumer)void;forEachOrdered!(DoubleConsumer)void;generate~(DoubleSupplier)DoubleStream;iterate~(double,DoublePr\
edicate,DoubleUnaryOperator)DoubleStream;iterate~(double,DoubleUnaryOperator)DoubleStream;iterator!()java.util.PrimitiveIterator.OfDouble;limit!(long)DoubleStre\
am;map!(DoubleUnaryOperator)DoubleStream;mapMulti=(DoubleMapMultiConsumer)DoubleStream;mapToInt!(DoubleToIntFunction)IntStream;mapToLong!(DoubleToLongFunction)L\
ongStream;<U>mapToObj!(DoubleFunction<+U>)Stream<U>;max!()OptionalDouble;min!()OptionalDouble;noneMatch!(DoublePredicate)boolean;of~(double)DoubleStream;of~(dou\
ble...)DoubleStream;parallel!()DoubleStream;peek!(DoubleConsumer)DoubleStream;reduce!(double,DoubleBinaryOperator)double;reduce!(DoubleBinaryOperator)OptionalDo\
uble;sequential!()DoubleStream;skip!(long)DoubleStream;sorted!()DoubleStream;spliterator!()java.util.Spliterator.OfDouble;sum!()double;summaryStatistics!()Doubl\
eSummaryStatistics;takeWhile=(DoublePredicate)DoubleStream;toArray!()double[]
i java.util.stream.IntStream.Builder|IntConsumer
add()java.util.stream.IntStream.Builder;build!()IntStream
i java.util.stream.IntStream.IntMapMultiConsumer
accept!(int,IntConsumer)void
i java.util.stream.IntStream|BaseStream<Integer,IntStream>
allMatch!(IntPredicate)boolean;anyMatch!(IntPredicate)boolean;asDoubleStream!()DoubleStream;asLongStream!()LongStream;average!()OptionalDouble;boxed!()Stream<In\
teger>;builder~()java.util.stream.IntStream.Builder;<R>collect!(Supplier<R>,ObjIntConsumer<R>,BiConsumer<R,R>)R;concat~(IntStream,IntStream)IntStream;count!()lo\
ng;distinct!()IntStream;dropWhile=(IntPredicate)IntStream;empty~()IntStream;filter!(IntPredicate)IntStream;findAny!()OptionalInt;findFirst!()OptionalInt;flatMap\
!(IntFunction<+IntStream>)IntStream;forEach!(IntConsumer)void;forEachOrdered!(IntConsumer)void;generate~(IntSupplier)IntStream;iterate~(int,IntPredicate,IntUnar\
yOperator)IntStream;iterate~(int,IntUnaryOperator)IntStream;iterator!()java.util.PrimitiveIterator.OfInt;limit!(long)IntStream;map!(IntUnaryOperator)IntStream;m\
apMulti=(IntMapMultiConsumer)IntStream;mapToDouble!(IntToDoubleFunction)DoubleStream;mapToLong!(IntToLongFunction)LongStream;<U>mapToObj!(IntFunction<+U>)Stream\
<U>;max!()OptionalInt;min!()OptionalInt;noneMatch!(IntPredicate)boolean;of~(int)IntStream;of~(int...)IntStream;parallel!()IntStream;peek!(IntConsumer)IntStream;\
range~(int,int)IntStream;rangeClosed~(int,int)IntStream;reduce!(int,IntBinaryOperator)int;reduce!(IntBinaryOperator)OptionalInt;sequential!()IntStream;skip!(lon\
g)IntStream;sorted!()IntStream;spliterator!()java.util.Spliterator.OfInt;sum!()int;summaryStatistics!()IntSummaryStatistics;takeWhile=(IntPredicate)IntStream;to\
Array!()int[]
i java.util.stream.LongStream.Builder|LongConsumer
add()java.util.stream.LongStream.Builder;build!()LongStream
i java.util.stream.LongStream.LongMapMultiConsumer
accept!(long,LongConsumer)void
i java.util.stream.LongStream|BaseStream<Long,LongStream>
allMatch!(LongPredicate)boolean;anyMatch!(LongPredicate)boolean;asDoubleStream!()DoubleStream;average!()OptionalDouble;boxed!()Stream<Long>;builder~()java.util.\
stream.LongStream.Builder;<R>collect!(Supplier<R>,ObjLongConsumer<R>,BiConsumer<R,R>)R;concat~(LongStream,LongStream)LongStream;count!()long;distinct!()LongStre\
am;dropWhile=(LongPredicate)LongStream;empty~()LongStream;filter!(LongPredicate)LongStream;findAny!()OptionalLong;findFirst!()OptionalLong;flatMap!(LongFunction\
<+LongStream>)LongStream;forEach!(LongConsumer)void;forEachOrdered!(LongConsumer)void;generate~(LongSupplier)LongStream;iterate~(long,LongPredicate,LongUnaryOpe\
rator)LongStream;iterate~(long,LongUnaryOperator)LongStream;iterator!()java.util.PrimitiveIterator.OfLong;limit!(long)LongStream;map!(LongUnaryOperator)LongStre\
am;mapMulti=(LongMapMultiConsumer)LongStream;mapToDouble!(LongToDoubleFunction)DoubleStream;mapToInt!(LongToIntFunction)IntStream;<U>mapToObj!(LongFunction<+U>)\
Stream<U>;max!()OptionalLong;min!()OptionalLong;noneMatch!(LongPredicate)boolean;of~(long)LongStream;of~(long...)LongStream;parallel!()LongStream;peek!(LongCons\
umer)LongStream;range~(long,long)LongStream;rangeClosed~(long,long)LongStream;reduce!(LongBinaryOperator)OptionalLong;reduce!(long,LongBinaryOperator)long;seque\
ntial!()LongStream;skip!(long)LongStream;sorted!()LongStream;spliterator!()java.util.Spliterator.OfLong;sum!()long;summaryStatistics!()LongSummaryStatistics;tak\
eWhile=(LongPredicate)LongStream;toArray!()long[]
i java.util.stream.Stream.Builder<T>|Consumer<T>
add()java.util.stream.Stream.Builder<T>;build!()Stream<T>
i java.util.stream.Stream<T>|BaseStream<T,Stream<T>>
allMatch!(Predicate<-T>)boolean;anyMatch!(Predicate<-T>)boolean;<T>builder~()java.util.stream.Stream.Builder<T>;<R,A>collect!(Collector<-T,A,R>)R;<R>collect!(Su\
pplier<R>,BiConsumer<R,-T>,BiConsumer<R,R>)R;<T>concat~(Stream<+T>,Stream<+T>)Stream<T>;count!()long;distinct!()Stream<T>;dropWhile=(Predicate<-T>)Stream<T>;<T>\
empty~()Stream<T>;filter!(Predicate<-T>)Stream<T>;findAny!()Optional<T>;findFirst!()Optional<T>;<R>flatMap!(Function<-T,+Stream<+R>>)Stream<R>;flatMapToDouble!(\
Function<-T,+DoubleStream>)DoubleStream;flatMapToInt!(Function<-T,+IntStream>)IntStream;flatMapToLong!(Function<-T,+LongStream>)LongStream;forEach!(Consumer<-T>\
)void;forEachOrdered!(Consumer<-T>)void;<T>generate~(Supplier<+T>)Stream<T>;<T>iterate~(T,Predicate<-T>,UnaryOperator<T>)Stream<T>;<T>iterate~(T,UnaryOperator<T\
>)Stream<T>;limit!(long)Stream<T>;<R>map!(Function<-T,+R>)Stream<R>;<R>mapMulti=(BiConsumer<-T,-Consumer<R>>)Stream<R>;mapMultiToDouble=(BiConsumer<-T,-DoubleCo\
nsumer>)DoubleStream;mapMultiToInt=(BiConsumer<-T,-IntConsumer>)IntStream;mapMultiToLong=(BiConsumer<-T,-LongConsumer>)LongStream;mapToDouble!(ToDoubleFunction<\
-T>)DoubleStream;mapToInt!(ToIntFunction<-T>)IntStream;mapToLong!(ToLongFunction<-T>)LongStream;max!(Comparator<-T>)Optional<T>;min!(Comparator<-T>)Optional<T>;\
noneMatch!(Predicate<-T>)boolean;<T>of~(T)Stream<T>;<T>of~(T...)Stream<T>;<T>ofNullable~(T)Stream<T>;peek!(Consumer<-T>)Stream<T>;<U>reduce!(U,BiFunction<U,-T,U\
>,BinaryOperator<U>)U;reduce!(T,BinaryOperator<T>)T;reduce!(BinaryOperator<T>)Optional<T>;skip!(long)Stream<T>;sorted!()Stream<T>;sorted!(Comparator<-T>)Stream<\
T>;takeWhile=(Predicate<-T>)Stream<T>;<A>toArray!(IntFunction<A[]>)A[];toArray!()Object[];toList()List<T>
c java.util.stream.StreamSupport
doubleStream()DoubleStream;doubleStream=(Supplier<+java.util.Spliterator.OfDouble>,int,boolean)DoubleStream;intStream()IntStream;intStream=(Supplier<+java.util.\
Spliterator.OfInt>,int,boolean)IntStream;longStream()LongStream;longStream=(Supplier<+java.util.Spliterator.OfLong>,int,boolean)LongStream;<T>stream=(Spliterato\
r<T>,boolean)Stream<T>;<T>stream=(Supplier<+Spliterator<T>>,int,boolean)Stream<T>
`;var PRIMITIVES=new Set(["byte","short","char","int","long","float","double","boolean","void","null"]);var BOXES=new Map([["byte","java.lang.Byte"],["short","jav\
a.lang.Short"],["char","java.lang.Character"],["int","java.lang.Integer"],["long","java.lang.Long"],["float","java.lang.Float"],["double","java.lang.Double"],["\
boolean","java.lang.Boolean"]]);var JDK=/^(?:java|jdk|sun|com\.sun|javax\.(?:accessibility|crypto|imageio|lang|management|naming|net|print|script|security|sound|sql|swing|tools|transaction\.xa|xml)|org\.(?:w3c\.dom|xml\.sax|ietf\.jgss))(?:\.|$)/;
function packageOf(qualified){if(JDK.test(qualified))return"std:java";const parts=qualified.split(".");const type=parts.findIndex(part=>new RegExp("^\\p{Lu}","u").
test(part));const name2=parts.slice(0,type<0?-1:type).join(".");return name2===""?"":`maven:${name2}`}function resolveTypeName(program,name2,place){const{file}=place;
if(!file)return void 0;const own=file.types.get(name2);if(own)return own;const{imports}=file.file.surface;for(const one of imports){if(one.all||!endsWithName(one.
path,name2))continue;if(one.static){const nested=staticNested(program,one.path.slice(0,-name2.length-1),name2,file);if(nested)return nested}else return imported(
program,one.path,file)}const prefix=file.package===""?"":`${file.package}.`;const samePackage=program.find(prefix+name2,file);if(samePackage)return samePackage;
const onDemand=imports.filter(one=>one.all);for(const one of onDemand){const found=one.static?staticNested(program,one.path,name2,file):program.known(`${one.path}\
.${name2}`,file);if(found)return found}const inLang=program.dialect.standard.get(`java.lang.${name2}`);if(inLang)return inLang;const outside=onDemand.filter(({path,
static:ofType})=>!ofType&&!program.hasPackage(path)&&!program.dialect.standard.tellsAllOf(path)&&!program.known(path,file));if(outside.length===0||!new RegExp("\
^\\p{Lu}","u").test(name2))return void 0;return program.outside(outside.length===1?`${outside[0]?.path}.${name2}`:name2)}function imported(program,path,file){const known=program.
known(path,file);if(known)return known;const parent=path.slice(0,path.lastIndexOf("."));return program.hasPackage(parent)&&packageOf(path)!=="std:java"?void 0:program.
outside(path)}function staticNested(program,owner,name2,file){const cls=program.known(owner,file);return cls&&nestedIn(program,cls,name2)}function endsWithName(path,name2){
return path.endsWith(name2)&&path[path.length-name2.length-1]==="."}function implicitSupertypes(cls){if(cls.qualified==="java.lang.Object")return[];if(cls.has(FLAG.
enum))return[`java.lang.Enum<${cls.name}>`,"java.lang.Object"];if(cls.has(FLAG.record))return["java.lang.Record","java.lang.Object"];if(cls.has(FLAG.annotation))
return["java.lang.annotation.Annotation","java.lang.Object"];return["java.lang.Object"]}var REFLECTION={"Class.getMethod":{owner:"receiver",name:0},"Class.getDe\
claredMethod":{owner:"receiver",name:0},"Class.getConstructor":{owner:"receiver"},"Class.getDeclaredConstructor":{owner:"receiver"},"Lookup.findStatic":{owner:0,
name:1},"Lookup.findVirtual":{owner:0,name:1},"Lookup.findSpecial":{owner:0,name:1},"Lookup.findConstructor":{owner:0}};var standard;function createDialect(){standard??=
new ExternalTypes(JDK_TYPES,"std:java");return{standard,root:"java.lang.Object",primitives:PRIMITIVES,boxes:BOXES,resolveTypeName,packageOf,implicitSupertypes,iterables:[
"Iterable"],classOfClasses:"Class",reflection:method2=>REFLECTION[method2]}}var CLASSES={Any:"java.lang.Object",AnyRef:"java.lang.Object",Unit:"void",Nothing:"void",Collection:"java.util.Collection",MutableCollection:"java.util.Collecti\
on",MutableIterable:"java.lang.Iterable",Iterator:"java.util.Iterator",MutableIterator:"java.util.Iterator",List:"java.util.List",MutableList:"java.util.List",Set:"\
java.util.Set",MutableSet:"java.util.Set",Map:"java.util.Map",MutableMap:"java.util.Map",ArrayList:"java.util.ArrayList",HashMap:"java.util.HashMap",HashSet:"ja\
va.util.HashSet",LinkedHashMap:"java.util.LinkedHashMap",LinkedHashSet:"java.util.LinkedHashSet"};var PRIMITIVES2={Boolean:["boolean","java.lang.Boolean"],Byte:[
"byte","java.lang.Byte"],Char:["char","java.lang.Character"],Short:["short","java.lang.Short"],Int:["int","java.lang.Integer"],Long:["long","java.lang.Long"],Float:[
"float","java.lang.Float"],Double:["double","java.lang.Double"]};function asJavaWrites(written,imports){return read(written.replace(/@\w+\s*/g,"").trim(),imports,
false)}function read(text,imports,isArgument){const found=/^([\w.]+)\s*(?:[<[](.*)[>\]])?\s*(\?*)$/s.exec(text);if(!found)return void 0;const[,name2="",inside,mark]=found;
const args=inside===void 0?[]:partsOf(inside);const array=/^(\w+?)Array$/.exec(name2)?.[1];if(name2==="Array")return`${(args[0]===void 0?void 0:argument(args[0],
imports))??"?"}[]`;if(array!==void 0&&PRIMITIVES2[array])return`${PRIMITIVES2[array][0]}[]`;const[head="",...rest]=name2.split(".");const path=imports.get(head);
if(path===void 0&&rest.length===0){const primitive2=PRIMITIVES2[name2];if(primitive2)return primitive2[isArgument||mark!==""?1:0]}const own=path!==void 0?[path,
...rest].join("."):[CLASSES[head]??head,...rest].join(".");return args.length===0?own:`${own}<${args.map(one=>argument(one,imports)??"?").join(",")}>`}function argument(text,imports){
if(text==="*"||text==="_")return"?";const[,variance,type]=/^(?:(out|in)\s+)?(.*)$/s.exec(text);const one=read((type??"").trim(),imports,true);return one===void 0||
variance===void 0?one:`${variance==="out"?"+":"-"}${one.replace(/^[+-]/,"")}`}function partsOf(list){const parts=[];let depth=0;let start=0;for(let at=0;at<=list.
length;at++){const character=list[at];if(character!==void 0&&"<[(".includes(character))depth++;else if(character!==void 0&&"])".includes(character))depth--;else if(character===
">"&&list[at-1]!=="-")depth--;else if(character===void 0||character===","&&depth===0){parts.push(list.slice(start,at).trim());start=at+1}}return parts.filter(part=>part!==
"")}function compiledClasses(file,typeGivenBy){const{path,language,symbols}=file;const types=new Classes(file,typeGivenBy).all();return{path,language,symbols,surface:{
package:file.module??"",imports:importsOf(file),types}}}var Classes=class{#file;#isKotlin;#typeGivenBy;#imports;#types=[];#classes=new Map;#companions=new Map;constructor(file,typeGivenBy){
this.#file=file;this.#isKotlin=file.language==="kotlin";this.#typeGivenBy=typeGivenBy;const named=(file.surface.imports??[]).filter(one=>one[1]!==void 0);this.#imports=
new Map(named.map(([path,as])=>[as,path]))}all(){this.#file.symbols.forEach((symbol,index)=>{if(TYPE_KINDS.has(symbol.kind))this.#addClass(symbol,index);else this.#addMember(
symbol,index)});return this.#types}#addClass(symbol,index){const outer=symbol.parent===void 0?-1:this.#classes.get(symbol.parent);if(outer===void 0||symbol.kind===
"type")return;const{surface}=this.#file;const isInterface=symbol.kind==="interface"||symbol.kind==="trait";const type={name:symbol.name,symbol:index,flags:flagsOf(
symbol.modifiers)|(isInterface?FLAG.interface|FLAG.abstract:0),outer,within:-1,members:[]};if(!this.#isKotlin)type.partial=true;const supertypes=(surface.supertypes[index]??
[]).flatMap(one=>this.#written(one)??[]);if(supertypes.length>0){type.supertypes=supertypes;if(!isInterface)type.superclass=0}const names=surface.typeParameters[index];
if(names)type.typeParameters=names.map(name2=>[name2]);this.#classes.set(index,this.#types.push(type)-1);if(symbol.kind==="class")type.members.push({...this.#parameters(
symbol,[]),...CONSTRUCTOR,name:symbol.name});if(symbol.kind==="object"&&this.#isKotlin)type.members.push(field("INSTANCE",index,symbol.name));if(symbol.kind==="\
object"&&this.#isKotlin&&outer>=0)this.#types[outer]?.members.push(field(symbol.name,index,symbol.name));if(symbol.kind==="enum"){type.flags|=FLAG.enum;const both={
kind:MEMBER_METHOD,flags:FLAG.public|FLAG.static,symbol:-1};type.members.push({...both,name:"values",parameters:[],type:`${symbol.name}[]`},{...both,name:"value\
Of",parameters:[["name","String"]],type:symbol.name})}}#addMember(symbol,index){const compiled=this.#file.surface.compiled[index]??{};const made=this.#membersOf(
symbol,index,compiled);if(made.length===0)return;if(symbol.parent===void 0){const isStatic=made.filter(({flags})=>(flags&FLAG.private)===0).map(asStatic);if(this.#isKotlin&&
isStatic.length>0)this.#facade().members.push(...isStatic);return}const at=this.#classes.get(symbol.parent);const owner=at===void 0?void 0:this.#types[at];if(at===
void 0||!owner)return;const isShared=compiled.static===true||compiled.field===true;if(compiled.companion){this.#companion(at).members.push(...made);if(isShared)
owner.members.push(...made.map(asStatic))}else if(this.#file.symbols[symbol.parent]?.kind==="object"&&(isShared||!this.#isKotlin))owner.members.push(...made.map(
asStatic));else owner.members.push(...made)}#membersOf(symbol,index,compiled){const flags=flagsOf(symbol.modifiers);const receiver=symbol.receiver===void 0?[]:[
["this",this.#written(symbol.receiver)??"?"]];const type=this.#typeOf(index);const about={flags,symbol:index,...type===void 0?{}:{type}};const name2=compiled.name??
symbol.name;switch(symbol.kind){case"function":case"method":{const names=this.#file.surface.typeParameters[index];const generic=names?{typeParameters:names.map(
one=>[one])}:{};const made={...this.#parameters(symbol,receiver),...about,...generic,name:name2,kind:MEMBER_METHOD};made.flags|=flags;return[made]}case"construc\
tor":return[{...this.#parameters(symbol,[]),name:name2,kind:MEMBER_CONSTRUCTOR,symbol:index}];case"enum_member":return[field(symbol.name,index,this.#file.symbols[symbol.
parent??-1]?.name)];case"property":case"variable":{const asField={...about,name:symbol.name,kind:MEMBER_FIELD};if(compiled.field)return[asField];const method2={
...about,kind:MEMBER_METHOD,parameters:receiver};if(!this.#isKotlin)return[{...method2,name:name2}];const getter={...method2,name:compiled.name??getterOf(symbol.
name)};const{type:_,...rest}=method2;const given=[...receiver,["value",type??"?"]];return[getter,{...rest,name:compiled.setter??setterOf(symbol.name),parameters:given,
type:"void"}]}default:return[]}}#parameters(symbol,before){const own=symbol.parameters??[];const texts=own.map(({name:name2,type,variadic})=>{const written=(type===
void 0?void 0:this.#written(type))??"?";return[name2,variadic?`${written}[]`:written]});const parameters=[...before,...texts];if(symbol.modifiers?.includes("asy\
nc"))parameters.push(["","kotlin.coroutines.Continuation"]);const optional=own.filter(one=>one.default!==void 0).length;return{parameters,flags:own.at(-1)?.variadic?
FLAG.variadic:0,...optional>0?{required:parameters.length-optional}:{}}}#typeOf(index){const{types,values}=this.#file.surface;const written=types[index];if(written!==
void 0)return this.#written(written);return values[index]===void 0?void 0:this.#typeGivenBy(index)}#written(type){return asJavaWrites(type,this.#imports)}#facade(){
const{path,surface}=this.#file;const base=path.slice(path.lastIndexOf("/")+1).replace(/\.\w+$/,"");const name2=surface.facade??`${base.slice(0,1).toUpperCase()}${base.
slice(1).replace(/\W/g,"_")}Kt`;const at=this.#classes.get(-1)??this.#types.push({...BARE,name:name2,partial:true,members:[]})-1;this.#classes.set(-1,at);return this.#types[at]}#companion(of){
let at=this.#companions.get(of);if(at===void 0){at=this.#types.push({...BARE,name:"Companion",outer:of,members:[]})-1;this.#companions.set(of,at);this.#types[of]?.
members.push(field("Companion",-1,"Companion"))}return this.#types[at]}};var BARE={symbol:-1,flags:FLAG.public,outer:-1,within:-1};var CONSTRUCTOR={kind:MEMBER_CONSTRUCTOR,
symbol:-1};var asStatic=member2=>({...member2,flags:member2.flags|FLAG.static});var field=(name2,symbol,type)=>({name:name2,kind:MEMBER_FIELD,flags:FLAG.public|
FLAG.static,symbol,...type===void 0?{}:{type}});function flagsOf(modifiers2=[]){const access=modifiers2.includes("private")?FLAG.private:FLAG.public;return access|
(modifiers2.includes("abstract")?FLAG.abstract:0)}var capital=name2=>name2.slice(0,1).toUpperCase()+name2.slice(1);var getterOf=name2=>/^is[^a-z]/.test(name2)?name2:
`get${capital(name2)}`;var setterOf=name2=>`set${capital(/^is[^a-z]/.test(name2)?name2.slice(2):name2)}`;function importsOf({surface}){const place={line:0,column:0,
length:0};return(surface.imports??[]).map(([path,as])=>as===void 0?{path,all:true,...place}:{path,...place})}function declarationsOf(file,language){const symbols=[];const surface={...emptySurface(),imports:file.surface.imports.map(importOf),setters:[]};const places=new Map;
const declare=(fact,parent,type)=>{const{parent:_,...own}=fact;const index=symbols.push(parent===void 0?own:{...own,parent})-1;if(type!==void 0)surface.types[index]=
writtenThere(type);return index};file.surface.types.forEach((type,at)=>{const fact=file.symbols[type.symbol];const parent=places.get(type.outer);if(!fact||type.
flags&FLAG.private||type.within>=0||type.outer>=0&&parent===void 0)return;const place=declare(fact,parent,void 0);places.set(at,place);surface.supertypes[place]=
(type.supertypes??[]).map(writtenThere);const names=type.typeParameters?.map(([name2])=>name2)??[];if(names.length>0)surface.typeParameters[place]=names;for(const member2 of visibleMembers(
type)){const named=file.symbols[member2.symbol];if(!named)continue;const index=declare(named,place,member2.type);const arity=arityOf(member2);if(arity)surface.arities[index]=
arity}if(language==="kotlin")for(const{name:name2,member:member2,written}of propertiesOf(type)){const accessor=file.symbols[member2.symbol];if(!accessor)continue;
const qualified=`${fact.qualified??fact.name}.${name2}`;const given=written?member2.parameters?.[0]?.[1]:member2.type;const index=declare({...accessor,name:name2,
qualified,kind:"property"},place,given);if(written)surface.setters?.push(index)}});const{path}=file;return{path,language,symbols,surface,module:file.surface.package}}
var visibleMembers=type=>type.members.filter(member2=>(member2.flags&FLAG.private)===0&&member2.symbol>=0);function propertiesOf(type){const methods=visibleMembers(
type).filter(({kind,flags})=>kind===MEMBER_METHOD&&(flags&FLAG.static)===0);const getters=methods.flatMap(member2=>{const name2=member2.parameters?.length===0?propertyOf(
member2.name):void 0;return name2===void 0?[]:[{name:name2,member:member2,written:false}]});const setters=methods.flatMap(member2=>{const suffix=new RegExp("^se\
t(\\p{Lu}.*)$","u").exec(member2.name)?.[1];const getter=getters.find(({member:{name:name2}})=>name2===`get${suffix}`||name2===`is${suffix}`);return getter&&member2.
parameters?.length===1?[{name:getter.name,member:member2,written:true}]:[]});return[...getters,...setters]}function propertyOf(getter){if(new RegExp("^is\\p{Lu}",
"u").test(getter))return getter;const name2=new RegExp("^get(\\p{Lu}.*)$","u").exec(getter)?.[1];return name2?.replace(new RegExp("^\\p{Lu}+(?=\\p{Lu}\\p{Ll})|^\\p{\
Lu}+","u"),capitals=>capitals.toLowerCase())}function arityOf({kind,flags,parameters}){if(kind!==MEMBER_METHOD||!parameters)return void 0;return flags&FLAG.variadic?
[parameters.length-1,ANY_NUMBER]:[parameters.length,parameters.length]}function importOf({path,all}){return all?[path]:[path,path.slice(path.lastIndexOf(".")+1)]}
var writtenThere=text=>text.replace(/(^|[<,])[+-]/g,"$1").replace(/^(.*)\[\]$/,(_,element)=>`Array<${element}>`);var JvmLinker=class{#java=createLinker({...createDialect(),partialTypes:true});#javaFiles=[];#tables;constructor(tables,project){this.#tables=new Map([...tables.
keys()].map(language=>{const files=[];const made=()=>{const linker=new DeclarativeLinker(tables,project);for(const file of files)linker.add(file);for(const file of this.#javaFiles)
linker.add(declarationsOf(file,language));linker.finish();return linker};return[language,{files,linker:once(made)}]}))}add(file){const table=this.#tables.get(file.
language);if(table)table.files.push(file);else{this.#javaFiles.push(file);this.#java.add(file)}}finish(){if(this.#javaFiles.length===0)return;for(const{files,linker}of this.#tables.
values())for(const file of files)if(!file.path.endsWith(".kts"))this.#java.add(compiledClasses(file,symbol=>linker().typeGivenBy(file,symbol)));this.#java.finish()}link(file,body,out){
const table=this.#tables.get(file.language);if(table)table.linker().link(file,body,out);else this.#java.link(file,body,out)}};function once(make){let made;return()=>{
made??={it:make()};return made.it}}var EVERYWHERE="";function offersOf(file){if(file.language==="java")return nominalOffers(file,propertiesNamed);return{rest:"",named:new Map([[EVERYWHERE,JSON.stringify(
[file.symbols,file.module,file.surface])]])}}function propertiesNamed(name2){const property=propertyOf(name2.replace(new RegExp("^set(?=\\p{Lu})","u"),"get"));return property===
void 0||property===name2?[]:[property]}var LIST_ANNOTATION=/@[\w.]+(?:\([^()]*\))?(?=\s*\.\.\.)/g;var CONTEXT_PARAMETERS=/^[ \t]*context\((?:[^()]|\([^()]*\))*\)(?=\s*(?:@|(?:abstract|fun|infix|inline|internal|open|operator|override|private|protected|public|suspend|val|var)\b))/gm;
var repair=tree=>readAgain(tree,[text=>text.replace(LIST_ANNOTATION,blanks).replace(CONTEXT_PARAMETERS,blanks)]);var TABLES=new Map([kotlin,scala].map(rules=>[rules.key,rules]));function extract(tree,{language}){const rules=TABLES.get(language);return rules?extractWithRules(
rules,tree):extractJava(tree)}var createLinker2=project=>new JvmLinker(TABLES,project);export{createLinker2 as createLinker,extract,offersOf,repair};
