import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{blankedBehind,declared,fields,grammarOf,hasWord,isGivenFunction,isUnnamed,keywordsAsNames,kotlinSymbols,nameText,plainAccess,scala,scalaHandlers,scalaSymbols,
symbolOf,wordsOf,writeTermName}from"./HNQHNTKO.js";import{ClassInfo,ExternalTypes,FIT,MEMBER_CONSTRUCTOR,MEMBER_FIELD,MEMBER_METHOD,MemberInfo,Overloads,
Program,UNSURE,after,ancestorsOf,arithmeticOf,arrayOf,asAncestor,assignment,bareType,bindingsOf,checksIn,checksOf,choose,classAt,classOfType,classType,conditional,
createLinker,declareLocal,declareTypeParameter,destinationOf,draftSymbol,either,eitherOf,elementOf,evaluate,evaluateChildren,fieldNamed,findLocal,finish,functionalMethodOf,
headFrom,headPlace,hold,inBlock,inFull,isDeclaredAround,literal,memberText,methodsNamed,narrow,narrowSubject,narrowedAt,nestedIn,newType,nominalOffers,onReceiver,
opaqueAncestorOf,operand,operationAt,outsideResult,overrides,ownType,parameterNamed,parameterTypesOf,parenthesized,place,placeOf,read,readArguments,returned,sameErasure,
say,sayAccess,sayCall,seenFrom,selfText,standard,startEvaluation,stringOperand,subjectAt,substitute,supertypesOf,toClass,toMember,toOutside,typeNamed,typeOfMember,
typeOfText,unknown,useAt,viewFrom,viewOf,writeInitializer,writeMember,writeMembers}from"./3UVYRDTB.js";import{CodeWriter,FLAG,Handlers,LAMBDA_TYPED,
LAST_PARAMETER,LITERAL,OP,SHAPE,USE_READ,USE_READ_WRITE,USE_WRITE,childOfType,currentType,enter,firstNamed,grammarReader,namedChildren,startExtraction,unitOf,visit,
visitChildren,visitEach,visitField,writeName,writePosition}from"./3JGKB6ES.js";import"./H5WGUJAQ.js";import"./SL77UPIG.js";import{
JAVA,packageOf}from"./U4SBL3K5.js";import{extractWithRules}from"./MHCMKXIC.js";import"./KOZT6SL4.js";import"./IACKWRZ4.js";
import"./N6KGKASV.js";import{blanks,readAgain}from"./KLRMKRHE.js";import{TYPE_KINDS}from"./7A7EYPVI.js";import{Syntax}from"./2Z6Z2LD7.js";
import"./PYQ6AIYU.js";import"./WYNVCRUU.js";import{oneLine}from"./JD3OYRGZ.js";import"./CCXMQBEG.js";import{sharedParts,
stemOf}from"./CJJMGL6T.js";import"./XUA4RPE5.js";var TYPES=["annotation","annotation_type_declaration","argument_list","array_initializer","block","block_comment","boolean_type","catch_type","class_body","clas\
s_declaration","dimensions","dimensions_expr","enum_body_declarations","enum_constant","enum_declaration","expression_statement","extends_interfaces","floating_\
point_type","formal_parameter","formal_parameters","generic_type","identifier","inferred_parameters","integral_type","interface_declaration","line_comment","loc\
al_variable_declaration","marker_annotation","method_declaration","method_invocation","modifiers","object_creation_expression","assignment_expression","update_e\
xpression","record_declaration","receiver_parameter","return_statement","lambda_expression","scoped_identifier","scoped_type_identifier","spread_parameter","sup\
er","this","throw_statement","type_arguments","type_bound","type_identifier","type_list","type_parameter","variable_declarator","void_type","wildcard","asterisk",
"static","extends","array_type","annotated_type","underscore_pattern"];var FIELDS=["alternative","arguments","array","body","condition","consequence","construct\
or","declarator","dimensions","element","field","index","interfaces","key","left","name","object","operand","operator","parameters","pattern","permits","resourc\
es","right","scope","superclass","type","type_arguments","type_parameters","value"];var grammarOf2=grammarReader(TYPES,FIELDS,["block_comment","line_comment"]);
var javaHandlers=new Handlers;function isAnnotation({tree,grammar},node){return tree.type[node]===grammar.t.annotation||tree.type[node]===grammar.t.marker_annotation}function typeText(x,node){const{tree,grammar}=x;const{t}=grammar;switch(tree.type[node]){case t.generic_type:{const base=firstNamed(x,node);const list=childOfType(
x,node,t.type_arguments);const texts=list<0?[]:argumentTexts(x,list);return texts.length===0?typeText(x,base):`${typeText(x,base)}<${texts.join(",")}>`}case t.scoped_type_identifier:{
const parts=[];for(const child of tree.children(node))if(!isAnnotation(x,child)&&grammar.isNamed(tree,child))parts.push(typeText(x,child));return parts.join(".")}case t.
array_type:return typeText(x,tree.child(node,grammar.f.element))+"[]".repeat(dimensionsOf(x,node));case t.annotated_type:{let last3=node;for(const child of tree.
children(node))if(grammar.isNamed(tree,child))last3=child;return last3===node?"":typeText(x,last3)}case t.wildcard:{const bound=boundOf(x,node);return bound<0?"\
?":(childOfType(x,node,t.super)>=0?"-":"+")+typeText(x,bound)}case t.catch_type:{const texts=[];for(const child of tree.children(node))if(grammar.isNamed(tree,child))
texts.push(typeText(x,child));return texts.join("|")}default:return tree.textOf(node)}}function argumentTexts(x,list){const texts=[];for(const child of x.tree.children(
list))if(x.grammar.isNamed(x.tree,child)&&!x.grammar.isComment(x.tree,child))texts.push(typeText(x,child));return texts}function dimensionsOf(x,node){const dimensions=x.
tree.child(node,x.grammar.f.dimensions);if(dimensions<0)return 0;let count=0;const end=x.tree.end[dimensions];for(let at=x.tree.start[dimensions];at<end;at++)if(x.
tree.text.charCodeAt(at)===91)count++;return count}function boundOf(x,wildcard){const{tree,grammar}=x;for(const child of tree.children(wildcard))if(grammar.isNamed(
tree,child)&&tree.type[child]!==grammar.t.super&&!isAnnotation(x,child))return child;return-1}function annotationsOf(x,node){return[...x.tree.children(node)].filter(
child=>isAnnotation(x,child))}function writeAnnotated(x,annotations3,write){if(annotations3.length>0)x.out.begin(OP.typeAnnotated);write();for(const annotation2 of annotations3)
visit(x,annotation2);if(annotations3.length>0)x.out.end()}function writeType(x,node,dimensions=0){for(let at=0;at<dimensions;at++)x.out.begin(OP.typeArray);visit(
x,node);for(let at=0;at<dimensions;at++)x.out.end()}function writeArguments(x,list){for(const child of x.tree.children(list))if(x.grammar.isNamed(x.tree,child)&&
!x.grammar.isComment(x.tree,child))visit(x,child)}function writeNamedType(x,node,list){const{tree,grammar,out}=x;const{t}=grammar;if(tree.type[node]===t.type_identifier||
tree.type[node]===t.identifier){if(tree.textOf(node)==="var"&&list<0){out.leaf(OP.typeInferred);return}out.begin(OP.typeName);writeName(x,node)}else{const parts=[];
for(const child of tree.children(node))if(grammar.isNamed(tree,child))parts.push(child);const name2=parts.at(-1);const qualifier=parts[0];out.begin(OP.typeMember);
writeName(x,name2);visit(x,qualifier)}if(list>=0)writeArguments(x,list);out.end()}javaHandlers.handle({type_identifier:(x,node)=>writeNamedType(x,node,-1),scoped_type_identifier:(x,node)=>writeNamedType(
x,node,-1),generic_type:(x,node)=>writeNamedType(x,firstNamed(x,node),childOfType(x,node,x.grammar.t.type_arguments)),integral_type:primitive,floating_point_type:primitive,
boolean_type:primitive,void_type:primitive,array_type:(x,node)=>{const dimensions=x.tree.child(node,x.grammar.f.dimensions);const write=()=>writeType(x,x.tree.child(
node,x.grammar.f.element),dimensionsOf(x,node));writeAnnotated(x,dimensions<0?[]:annotationsOf(x,dimensions),write)},annotated_type:(x,node)=>{let last3=-1;for(const child of x.
tree.children(node))if(x.grammar.isNamed(x.tree,child))last3=child;if(last3<0)x.out.leaf(OP.sequence);else writeAnnotated(x,annotationsOf(x,node),()=>visit(x,last3))},
wildcard:(x,node)=>{const bound=boundOf(x,node);x.out.begin(OP.typeWildcard);x.out.operand(bound<0?0:childOfType(x,node,x.grammar.t.super)>=0?2:1);if(bound>=0)visit(
x,bound);for(const written of annotationsOf(x,node))visit(x,written);x.out.end()},catch_type:(x,node)=>{x.out.begin(OP.typeUnion);visitEach(x,node);x.out.end()},
type_parameter:(x,node)=>{const{tree,grammar,out}=x;const name2=childOfType(x,node,grammar.t.type_identifier);if(name2<0)return;out.begin(OP.typeParameter);writeName(
x,name2);const bound=childOfType(x,node,grammar.t.type_bound);if(bound>=0){for(const child of tree.children(bound))if(grammar.isNamed(tree,child))visit(x,child)}
for(const written of annotationsOf(x,node))visit(x,written);out.end()},marker_annotation:annotation,annotation});function primitive(x,node){x.out.leaf(OP.typePrimitive,
x.out.string(x.tree.textOf(node)))}function annotation(x,node){const{tree,grammar,out}=x;const name2=tree.child(node,grammar.f.name);out.begin(OP.annotation);writePosition(
x,name2);writeQualifiedType(x,name2);const list=tree.child(node,grammar.f.arguments);if(list>=0)visitEach(x,list);out.end()}function writeQualifiedType(x,node){
const{tree,grammar,out}=x;if(tree.type[node]===grammar.t.scoped_identifier){out.begin(OP.typeMember);writeName(x,tree.child(node,grammar.f.name));writeQualifiedType(
x,tree.child(node,grammar.f.scope));out.end()}else{out.begin(OP.typeName);writeName(x,node);out.end()}}function writeLocal(x,name2,kind,type2,value=-1,dimensions=0){const{out}=x;out.begin(OP.local);writeName(x,name2);out.operand(kind);if(type2>=0)writeType(x,type2,
dimensions);else out.leaf(OP.typeInferred);if(value>=0)visit(x,value);out.end()}function declarators(x,node){const{tree,grammar}=x;const{f}=grammar;modifiers(x,
node);const type2=tree.child(node,f.type);for(const child of tree.children(node))if(tree.field[child]===f.declarator)writeLocal(x,tree.child(child,f.name),1,type2,
tree.child(child,f.value),dimensionsOf(x,child))}function modifiers(x,node){const list=childOfType(x,node,x.grammar.t.modifiers);if(list>=0)visitEach(x,list)}function parameter(x,node){
const{tree,grammar}=x;const{f}=grammar;const name2=tree.child(node,f.name);if(name2>=0)writeLocal(x,name2,0,tree.child(node,f.type),-1,dimensionsOf(x,node));else
x.out.leaf(OP.sequence)}function spreadParts(x,node){const{tree,grammar}=x;let type2=-1;let name2=-1;for(const child of tree.children(node)){if(!grammar.isNamed(
tree,child)||tree.type[child]===grammar.t.modifiers)continue;if(tree.type[child]===grammar.t.variable_declarator)name2=tree.child(child,grammar.f.name);else if(!/annotation/.
test(tree.typeName(child))||tree.type[child]===grammar.t.annotated_type)type2=child}return{name:name2,type:type2}}javaHandlers.handle({block:(x,node)=>visitChildren(
x,node,OP.block),constructor_body:(x,node)=>visitChildren(x,node,OP.block),for_statement:(x,node)=>visitChildren(x,node,OP.block),try_with_resources_statement:(x,node)=>visitChildren(
x,node,OP.block),catch_clause:(x,node)=>visitChildren(x,node,OP.block),local_variable_declaration:(x,node)=>{x.out.begin(OP.sequence);declarators(x,node);x.out.
end()},formal_parameter:parameter,catch_formal_parameter:(x,node)=>{const name2=x.tree.child(node,x.grammar.f.name);if(name2>=0)writeLocal(x,name2,0,childOfType(
x,node,x.grammar.t.catch_type))},spread_parameter:(x,node)=>{const{name:name2,type:type2}=spreadParts(x,node);if(name2>=0&&type2>=0)writeLocal(x,name2,0,type2,-1,
1);else x.out.leaf(OP.sequence)},receiver_parameter:x=>x.out.leaf(OP.sequence),resource:(x,node)=>{const{tree,grammar}=x;const name2=tree.child(node,grammar.f.name);
if(name2<0)return visitChildren(x,node,OP.sequence);writeLocal(x,name2,1,tree.child(node,grammar.f.type),tree.child(node,grammar.f.value),dimensionsOf(x,node))},
enhanced_for_statement:(x,node)=>{const{tree,grammar,out}=x;const{f}=grammar;out.begin(OP.forEach);writeLocal(x,tree.child(node,f.name),1,tree.child(node,f.type),
-1,dimensionsOf(x,node));visitField(x,node,f.value);visitField(x,node,f.body);out.end()},return_statement:(x,node)=>visitChildren(x,node,OP.return),yield_statement:(x,node)=>visitChildren(
x,node,OP.return),labeled_statement:(x,node)=>{const{tree,grammar,out}=x;out.begin(OP.block);for(const child of tree.children(node)){if(!grammar.isNamed(tree,child)||
grammar.isComment(tree,child))continue;if(tree.type[child]===grammar.t.identifier){out.begin(OP.label);writeName(x,child);out.end()}else visit(x,child)}out.end()},
break_statement:jump,continue_statement:jump,switch_expression:(x,node)=>{const{f}=x.grammar;x.out.begin(OP.switch);visitField(x,node,f.condition);const body=x.
tree.child(node,f.body);if(body>=0)visitEach(x,body);x.out.end()},switch_block_statement_group:(x,node)=>visitChildren(x,node,OP.case),switch_rule:(x,node)=>visitChildren(
x,node,OP.case),switch_label:(x,node)=>{const{tree,grammar,out}=x;out.begin(OP.sequence);for(const child of tree.children(node)){if(!grammar.isNamed(tree,child)||
grammar.isComment(tree,child))continue;if(tree.type[child]===grammar.t.identifier){out.begin(OP.caseLabel);writeName(x,child);out.operand(USE_READ);out.end()}else
visit(x,child)}out.end()},type_pattern:(x,node)=>{const parts=[];for(const child of x.tree.children(node))if(x.grammar.isNamed(x.tree,child))parts.push(child);const name2=parts.
at(-1);if(parts.length>1)writeLocal(x,name2,1,parts.at(-2));else visitChildren(x,node,OP.sequence)},record_pattern:(x,node)=>{const{tree,grammar,out}=x;out.begin(
OP.deconstruct);for(const child of tree.children(node)){if(!grammar.isNamed(tree,child))continue;if(tree.type[child]===grammar.t.identifier){writeTypePath(x,tree.
textOf(child),tree.start[child])}else if(tree.typeName(child)==="record_pattern_body")visitEach(x,child);else visit(x,child)}out.end()},record_pattern_component:(x,node)=>{
const parts=[];for(const child of x.tree.children(node))if(x.grammar.isNamed(x.tree,child))parts.push(child);const[type2,name2]=parts;if(type2!==void 0&&name2!==
void 0)writeLocal(x,name2,1,type2);else visitChildren(x,node,OP.sequence)}});function jump(x,node){const label=firstNamed(x,node);if(label<0){x.out.leaf(OP.sequence);
return}x.out.begin(OP.jump);writeName(x,label);x.out.end()}function writeTypePath(x,path,offset){const{tree,out}=x;const dot=path.lastIndexOf(".");const name2=path.
slice(dot+1).trimStart();const at=offset+path.length-name2.length;out.begin(dot<0?OP.typeName:OP.typeMember);out.operand(out.string(name2));out.operand(tree.lineAt(
at));out.operand(tree.columnAt(at));if(dot>=0)writeTypePath(x,path.slice(0,dot).trimEnd(),offset);out.end()}var LOGGERS={CommonsLog:"commons.CommonsLog org.apache.commons.logging.Log",Flogger:"flogger.Flogger com.google.common.flogger.FluentLogger",JBossLog:"jbosslog.\
JBossLog org.jboss.logging.Logger",Log:"java.Log java.util.logging.Logger",Log4j:"log4j.Log4j org.apache.log4j.Logger",Log4j2:"log4j.Log4j2 org.apache.logging.l\
og4j.Logger",Slf4j:"slf4j.Slf4j org.slf4j.Logger",XSlf4j:"slf4j.XSlf4j org.slf4j.ext.XLogger"};function annotationsOf2(x,symbol){const texts=x.symbols[symbol]?.
annotations??[];return new Map(texts.map(text3=>{const[,name2="",args=""]=/^@\s*(?:[\w.]+\.)?(\w+)\s*(?:\((.*)\))?$/s.exec(text3)??[];return[name2,args]}))}var isImported=(x,annotations3=[])=>x.
surface.imports.some(({path})=>path==="lombok"||path.startsWith("lombok."))||annotations3.some(text3=>text3.startsWith("@lombok."));function addLombok(x,type2,text3){
if(text3.flags&FLAG.interface||!isImported(x,x.symbols[text3.symbol]?.annotations))return;const own=annotationsOf2(x,text3.symbol);const written=new Set(text3.members.
filter(({kind})=>kind===MEMBER_METHOD).map(({name:name2})=>name2));const add2=(name2,symbol,type3,parameters,flags=0)=>{if(written.has(name2))return;text3.members.
push({name:name2,kind:MEMBER_METHOD,flags:FLAG.public|flags,symbol,parameters,type:type3})};const fields2=text3.members.filter(({kind,flags})=>kind===MEMBER_FIELD&&
!(flags&FLAG.static));for(const field3 of fields2)addAccessors(x,text3,field3,own,add2);addFactories(text3,own);if(own.has("Builder")||own.has("SuperBuilder"))addBuilder(
x,type2,text3,fields2,own,add2);addLogger(text3,own)}function addAccessors(x,owner3,field3,own,add2){const annotations3=annotationsOf2(x,field3.symbol);const{name:name2,
symbol,type:type2="?"}=field3;const asked=(...names)=>{const[first=""]=names;return!/\bNONE\b/.test(annotations3.get(first)??own.get(first)??"")&&names.some(one=>own.
has(one)||annotations3.has(one))};const isFluent=/\bfluent\s*=\s*true/.test(annotations3.get("Accessors")??own.get("Accessors")??"");const bare=type2==="boolean"?
name2.replace(new RegExp("^is(?=\\p{Lu})","u"),""):name2;const capital2=bare.charAt(0).toUpperCase()+bare.slice(1);if(asked("Getter","Data","Value"))add2(isFluent?
name2:`${type2==="boolean"?"is":"get"}${capital2}`,symbol,type2,[]);const isFinal=(field3.flags&FLAG.final)!==0||own.has("Value")||/\bmakeFinal\s*=\s*true/.test(
own.get("FieldDefaults")??"");if(!isFinal&&!(owner3.flags&FLAG.enum)&&asked("Setter","Data")){add2(isFluent?name2:`set${capital2}`,symbol,selfText(owner3),[[name2,
type2]])}if(asked("With"))add2(`with${capital2}`,symbol,selfText(owner3),[[name2,type2]]);if(annotations3.has("Delegate"))owner3.forwardsTo=[...owner3.forwardsTo??
[],type2]}function addFactories(owner3,own){for(const[annotation2,argument2]of own){if(!/^(?:(?:All|Required|No)ArgsConstructor|Data|Value)$/.test(annotation2))
continue;const name2=/\bstatic(?:Name|Constructor)\s*=\s*"(\w+)"/.exec(argument2)?.[1];if(name2===void 0)continue;owner3.members.push({name:name2,kind:MEMBER_METHOD,
flags:FLAG.public|FLAG.static,symbol:owner3.symbol,type:selfText(owner3)})}}function addBuilder(x,type2,owner3,fields2,own,add2){const settings=own.get("Builder")??
own.get("SuperBuilder")??"";const setting=name3=>new RegExp(`\\b${name3}\\s*=\\s*"(\\w+)"`).exec(settings)?.[1];const name2=setting("builderClassName")??`${owner3.
name}Builder`;const{types}=x.surface;let builder=types.find(one=>one.outer===type2&&one.name===name2);if(!builder){builder=newType(name2,owner3.symbol,FLAG.public|
FLAG.static,type2,-1);types.push(builder)}const has=new Set(builder.members.map(member2=>member2.name));const give=(called,symbol,gives,parameters)=>{if(has.has(
called))return;builder.members.push({name:called,kind:MEMBER_METHOD,flags:FLAG.public,symbol,type:gives,...parameters?{parameters}:{}})};const qualified=`${owner3.
name}.${name2}`;const prefix=setting("setterPrefix");const named3=field3=>prefix===void 0?field3:prefix+field3.charAt(0).toUpperCase()+field3.slice(1);for(const field3 of fields2){
give(named3(field3.name),field3.symbol,name2,[[field3.name,field3.type??"?"]]);const singular=annotationsOf2(x,field3.symbol).get("Singular");if(singular===void 0)
continue;const one=/"(\w+)"/.exec(singular)?.[1]??field3.name.replace(/ies$/,"y").replace(/s$/,"");give(named3(one),field3.symbol,name2);give(`clear${field3.name.
charAt(0).toUpperCase()}${field3.name.slice(1)}`,field3.symbol,name2,[])}give(setting("buildMethodName")??"build",owner3.symbol,selfText(owner3),[]);add2(setting(
"builderMethodName")??"builder",owner3.symbol,qualified,[],FLAG.static);if(/\btoBuilder\s*=\s*true/.test(settings))add2("toBuilder",owner3.symbol,qualified,[])}
function addLogger(owner3,own){for(const annotation2 of own.keys()){const[path,type2]=LOGGERS[annotation2]?.split(" ")??[];if(path===void 0||type2===void 0||owner3.
members.some(({name:name3})=>name3==="log"))continue;const[folder,name2]=path.split(".");owner3.members.push({name:"log",kind:MEMBER_FIELD,flags:FLAG.private|FLAG.
static|FLAG.final,symbol:-1,type:type2,external:[`maven:lombok.extern.${folder}`,`${name2}.log`]})}}var MODIFIERS={public:"public",protected:"protected",private:"private",static:"static",abstract:"abstract",final:"final"};var TESTS=/^@(?:[\w.]+\.)?(?:Test|ParameterizedTest|RepeatedTest|TestFactory|TestTemplate|Theory|Property)\b/;
var ROUTES=[[/^@(Get|Post|Put|Delete|Patch)Mapping\b/,""],[/^@RequestMapping\b/,"ANY"]];function declared2(x,node){const{tree,grammar}=x;const found={flags:0,modifiers:[],
annotations:[]};const list=childOfType(x,node,grammar.t.modifiers);if(list<0)return found;for(const child of tree.children(list)){if(grammar.isComment(tree,child))
continue;const text3=tree.textOf(child);if(isAnnotation(x,child)){found.annotations.push(oneLine(text3,"slashes"));if(text3==="@Override")found.flags|=FLAG.declaresOverride;
continue}const modifier=MODIFIERS[text3];if(modifier===void 0)continue;found.modifiers.push(modifier);found.flags|=FLAG[modifier]??0}return found}function addSymbol(x,node,nameNode,kind,about,more={}){
const{tree}=x;const draft=draftSymbol(x,node,nameNode,kind,tree.textOf(nameNode),more);if(x.comment>=0){const start=tree.start[x.comment];if(tree.text.startsWith(
"/**",start)){draft.doc=[tree.lineAt(start),tree.lineAt(tree.end[x.comment]-1)];if(tree.text.slice(start,tree.end[x.comment]).includes("@deprecated"))about.modifiers.
push("deprecated")}}const modifiers2=[...about.modifiers];if(about.flags&(FLAG.public|FLAG.protected))modifiers2.push("exported");if(about.flags&FLAG.declaresOverride)
modifiers2.push("override");if(about.annotations.some(a=>a.startsWith("@Deprecated")))modifiers2.push("deprecated");if(modifiers2.length>0)draft.modifiers=[...new Set(
[...more.modifiers??[],...modifiers2])];if(about.annotations.length>0)draft.annotations=about.annotations;return x.symbols.push(draft)-1}function signature(x,node,body){
const{tree,grammar}=x;let start=tree.start[node];const list=childOfType(x,node,grammar.t.modifiers);if(list>=0){for(const child of tree.children(list))if(isAnnotation(
x,child)){if(tree.text.slice(start,tree.start[child]).trim()==="")start=tree.end[child]}}return headFrom(x,start,node,body)}function parameterParts(x,node){const{
tree,grammar}=x;const{t,f}=grammar;const spread=tree.type[node]===t.spread_parameter;if(!spread&&tree.type[node]!==t.formal_parameter)return void 0;const{name:name2,
type:type2}=spread?spreadParts(x,node):{name:tree.child(node,f.name),type:tree.child(node,f.type)};return name2<0||type2<0?void 0:{name:name2,type:type2,dimensions:spread?
0:dimensionsOf(x,node),spread}}function parametersOf(x,list){const{tree}=x;const found={facts:[],texts:[],variadic:false};if(list<0)return found;for(const child of tree.
children(list)){const parts=parameterParts(x,child);if(!parts)continue;const{name:name2,type:type2,dimensions,spread}=parts;const text3=typeText(x,type2)+"[]".repeat(
dimensions);found.texts.push([tree.textOf(name2),spread?`${text3}[]`:text3]);found.facts.push({name:tree.textOf(name2),type:tree.textOf(type2).replace(/\s+/g," ")+
"[]".repeat(dimensions),...spread?{variadic:true}:{}});if(spread)found.variadic=true}return found}function roleOf(x,name2,about,parameters){if(about.annotations.
some(a=>TESTS.test(a)))return{modifiers:["test"]};const owner3=x.surface.types[x.type];if(/^test[A-Z_\d]/.test(name2)&&about.flags&FLAG.public&&owner3?.supertypes?.
some(s=>/(^|\.)TestCase$/.test(s)))return{modifiers:["test"]};if(name2==="main"&&about.flags&FLAG.static&&parameters.texts[0]?.[1]==="String[]")return{modifiers:[
"entry"],extra:{entry:"main"}};for(const annotation2 of about.annotations){for(const[pattern,verb2]of ROUTES){const match=pattern.exec(annotation2);if(match){const method2=match[1]?.
toUpperCase()??/RequestMethod\.(\w+)/.exec(annotation2)?.[1]??verb2;return{modifiers:["entry"],extra:{route:`${method2} ${pathIn(annotation2)??""}`.trim()}}}}const verb=/^@(GET|POST|PUT|DELETE|PATCH|HEAD|OPTIONS)$/.
exec(annotation2)?.[1];if(verb){const own=about.annotations.find(one=>/^@Path\b/.test(one));return{modifiers:["entry"],extra:{route:`${verb} ${(own&&pathIn(own))??
""}`.trim()}}}}return{}}var pathIn=annotation2=>/^@\w+\(\s*\{?\s*"([^"]*)"|\b(?:value|path)\s*=\s*\{?\s*"([^"]*)"/.exec(annotation2)?.slice(1).find(one=>one!==void 0);function typeParameterTexts(x,node){const{tree,grammar}=x;const list=tree.child(node,grammar.f.type_parameters);if(list<0)return void 0;const texts=[];for(const child of tree.
children(list)){if(tree.type[child]!==grammar.t.type_parameter)continue;const name2=childOfType(x,child,grammar.t.type_identifier);if(name2<0)continue;const text3=[
tree.textOf(name2)];const bound=childOfType(x,child,grammar.t.type_bound);if(bound>=0){for(const one of tree.children(bound))if(grammar.isNamed(tree,one))text3.
push(typeText(x,one))}texts.push(text3)}return texts}function writeBody(x,body){const{tree,grammar}=x;writeMembers(x,body,child=>{if(tree.type[child]===grammar.
t.enum_body_declarations)writeBody(x,child);else visit(x,child)})}function superTypes(x,node){const{tree,grammar}=x;const found=[];const collect=(from,implemented)=>{
for(const child of tree.children(from)){if(tree.type[child]===grammar.t.type_list)collect(child,implemented);else if(grammar.isNamed(tree,child))found.push({node:child,
implemented})}};const superclass=tree.child(node,grammar.f.superclass);if(superclass>=0)collect(superclass,false);const interfaces=tree.child(node,grammar.f.interfaces);
if(interfaces>=0)collect(interfaces,true);const extended2=childOfType(x,node,grammar.t.extends_interfaces);if(extended2>=0)collect(extended2,false);return found}
function typeDeclaration(kind,flags){return(x,node)=>{const{tree,grammar,out}=x;const{f}=grammar;const about=declared2(x,node);const nameNode=tree.child(node,f.
name);const body=tree.child(node,f.body);const outer=currentType(x);if(outer&&outer.flags&FLAG.interface&&x.member<0)about.flags|=FLAG.public;const symbol=addSymbol(
x,node,nameNode,kind,about,{signature:signature(x,node,body)});const text3={name:tree.textOf(nameNode),symbol,flags:about.flags|flags,outer:x.type,within:x.member,
members:[]};const supers=superTypes(x,node);if(supers.length>0)text3.supertypes=supers.map(s=>typeText(x,s.node));if(tree.child(node,f.superclass)>=0)text3.superclass=
0;const typeParameters2=typeParameterTexts(x,node);if(typeParameters2)text3.typeParameters=typeParameters2;const type2=x.surface.types.push(text3)-1;const frame=enter(
x,type2,-1,symbol);out.begin(OP.type);out.operand(type2);out.operand(symbol);modifiers(x,node);const list=tree.child(node,f.type_parameters);if(list>=0)visitEach(
x,list);for(const s of supers){out.begin(OP.supertype);writePosition(x,s.node);out.operand(s.implemented?1:0);visit(x,s.node);out.end()}const permitted=tree.child(
node,f.permits);if(permitted>=0)visitEach(x,childOfType(x,permitted,grammar.t.type_list));const components=tree.child(node,f.parameters);if(components>=0)recordComponents(
x,components,text3);if(body>=0)writeBody(x,body);out.end();if(flags&FLAG.record)implicitAccessors(text3);if(flags&FLAG.enum)implicitEnumMethods(text3);addLombok(
x,type2,text3);Object.assign(x,frame)}}function recordComponents(x,list,type2){const{tree}=x;const{texts,variadic}=parametersOf(x,list);for(const child of tree.
children(list)){const parts=parameterParts(x,child);if(!parts)continue;const about=declared2(x,child);const{name:name2,type:written}=parts;const dimensions=parts.
dimensions+(parts.spread?1:0);const symbol=addSymbol(x,child,name2,"property",about,{type:tree.textOf(written).replace(/\s+/g," ")+"[]".repeat(dimensions)});writeMember(
x,x.type,{name:tree.textOf(name2),kind:MEMBER_FIELD,flags:FLAG.private|FLAG.final,symbol,type:typeText(x,written)+"[]".repeat(dimensions)},()=>{modifiers(x,child);
writeType(x,written,dimensions)})}type2.members.push({name:type2.name,kind:MEMBER_CONSTRUCTOR,flags:FLAG.public|(variadic?FLAG.variadic:0),symbol:-1,parameters:texts})}
function implicitEnumMethods(type2){const both={kind:MEMBER_METHOD,flags:FLAG.public|FLAG.static,symbol:-1};type2.members.push({...both,name:"values",parameters:[],
type:`${type2.name}[]`},{...both,name:"valueOf",parameters:[["name","String"]],type:type2.name})}function implicitAccessors(type2){const written=new Set(type2.members.
filter(m=>m.kind===MEMBER_METHOD&&!m.parameters?.length).map(m=>m.name));for(const component of type2.members.filter(m=>m.kind===MEMBER_FIELD&&!(m.flags&FLAG.static)))
if(!written.has(component.name)&&component.type!==void 0)type2.members.push({name:component.name,kind:MEMBER_METHOD,flags:FLAG.public,symbol:component.symbol,parameters:[],
type:component.type})}function writeAnonymousClass(x,body,type2){return anonymousClass(x,body,[typeText(x,type2)])}function anonymousClass(x,body,supertypes){const index=x.
surface.types.push({name:"",symbol:-1,flags:0,outer:x.type,within:x.member,supertypes,superclass:0,members:[]})-1;const frame=enter(x,index,-1,x.symbol);x.out.begin(
OP.type);x.out.operand(index);x.out.operand(x.symbol);writeBody(x,body);x.out.end();Object.assign(x,frame);return index}javaHandlers.handle({class_declaration:typeDeclaration(
"class",0),interface_declaration:typeDeclaration("interface",FLAG.interface|FLAG.abstract),annotation_type_declaration:typeDeclaration("interface",FLAG.interface|
FLAG.annotation),enum_declaration:typeDeclaration("enum",FLAG.enum),record_declaration:typeDeclaration("class",FLAG.record|FLAG.final),package_declaration:(x,node)=>{
for(const child of x.tree.children(node))if(/identifier$/.test(x.tree.typeName(child)))x.surface.package=x.tree.textOf(child).replace(/\s+/g,"")},import_declaration:(x,node)=>{
const{tree,grammar}=x;const path=childOfType(x,node,grammar.t.scoped_identifier);const written=path>=0?path:childOfType(x,node,grammar.t.identifier);if(written<
0)return;const name2=path>=0?tree.child(path,grammar.f.name):written;const offset=tree.start[name2];x.surface.imports.push({path:tree.textOf(written).replace(/\s+/g,
""),...childOfType(x,node,grammar.t.asterisk)>=0?{all:true}:{},...childOfType(x,node,grammar.t.static)>=0?{static:true}:{},line:tree.lineAt(offset),column:tree.
columnAt(offset),length:tree.end[name2]-offset})},module_declaration:()=>{}});function name(x,node,use=USE_READ){x.out.begin(OP.name);writeName(x,node);x.out.operand(use);x.out.end()}function member(x,node,use=USE_READ){const{tree,grammar,
out}=x;const field3=tree.child(node,grammar.f.field);const object=tree.child(node,grammar.f.object);if(tree.type[field3]===grammar.t.this){out.begin(OP.self);out.
operand(1);visit(x,object);out.end();return}out.begin(OP.member);writeName(x,field3);out.operand(use);if(childOfType(x,node,grammar.t.super)>=0&&tree.type[object]!==
grammar.t.super)qualifiedParent(x,object);else visit(x,object);out.end()}function qualifiedParent(x,qualifier){x.out.begin(OP.parent);x.out.operand(1);visit(x,qualifier);
x.out.end()}function target(x,node,use){const{tree,grammar}=x;if(tree.type[node]===grammar.t.identifier)name(x,node,use);else if(grammar.names[tree.type[node]]===
"field_access")member(x,node,use);else visit(x,node)}function call(x,node){const{tree,grammar,out}=x;const object=tree.child(node,grammar.f.object);const name2=tree.
child(node,grammar.f.name);if(object<0&&/^(?:super|this)$/.test(tree.textOf(name2))){delegation(x,name2,-1,tree.child(node,grammar.f.arguments));return}out.begin(
OP.call);writeName(x,name2);out.operand(0);out.operand(object>=0?1:0);if(object>=0){let qualified=false;if(tree.type[object]!==grammar.t.super){for(const child of tree.
children(node))if(child!==object&&tree.type[child]===grammar.t.super)qualified=true}if(qualified)qualifiedParent(x,object);else visit(x,object)}typeArguments(x,
tree.child(node,grammar.f.type_arguments),3);visitEach(x,tree.child(node,grammar.f.arguments));out.end()}function delegation(x,keyword,object,args){const{tree,out}=x;
out.begin(OP.delegate);writeName(x,keyword);out.operand(tree.textOf(keyword)==="super"?1:0);out.operand(object>=0?1:0);if(object>=0)visit(x,object);visitEach(x,
args);out.end()}function typeArguments(x,list,operand2){if(list<0)return;let count=0;for(const child of x.tree.children(list)){if(!x.grammar.isNamed(x.tree,child))
continue;visit(x,child);count++}x.out.patch(operand2,count)}function construct(x,node){const{tree,grammar,out}=x;const type2=tree.child(node,grammar.f.type);const body=childOfType(
x,node,grammar.t.class_body);let outer=-1;for(const child of tree.children(node)){if(child===type2)break;if(grammar.isNamed(tree,child)&&tree.field[child]===0&&
!grammar.isComment(tree,child)&&!/annotation/.test(tree.typeName(child)))outer=child}out.begin(OP.construct);out.operand(-1);out.operand(outer>=0?1:0);if(outer>=
0)visit(x,outer);visit(x,type2);x.made.add(typeText(x,type2).replace(/<.*$/s,"").replace(/^.*\./,""));visitEach(x,tree.child(node,grammar.f.arguments));if(body>=
0)out.patch(0,writeAnonymousClass(x,body,type2));out.end()}var integer=(x,node)=>{const last3=x.tree.text.charCodeAt(x.tree.end[node]-1)|32;x.out.leaf(OP.literal,
last3===108?LITERAL.long:LITERAL.int)};var decimal=(x,node)=>{const last3=x.tree.text.charCodeAt(x.tree.end[node]-1)|32;x.out.leaf(OP.literal,last3===102?LITERAL.
float:LITERAL.double)};function lambda(x,node){const{tree,grammar,out}=x;const{t,f}=grammar;const parameters=tree.child(node,f.parameters);const body=tree.child(
node,f.body);out.begin(OP.lambda);out.operand(0);out.operand(tree.type[parameters]===t.formal_parameters?1:0);out.operand(bodyShape(x,body));let count=0;if(tree.
type[parameters]===t.identifier){writeLocal(x,parameters,0,-1);count=1}else{for(const child of tree.children(parameters)){if(tree.type[child]===t.identifier||tree.
type[child]===t.underscore_pattern)writeLocal(x,child,0,-1);else if(tree.type[child]===t.formal_parameter||tree.type[child]===t.spread_parameter)visit(x,child);else
continue;count++}}out.patch(0,count);visit(x,body);out.end()}function bodyShape(x,body){const{tree,grammar}=x;const{t}=grammar;switch(tree.type[body]){case t.block:
return blockShape(x,body);case t.method_invocation:case t.object_creation_expression:case t.assignment_expression:case t.update_expression:return SHAPE.droppable;default:
return SHAPE.value}}function blockShape(x,block2){const{tree,grammar}=x;const{t}=grammar;const after2=tree.after[block2];let shape=SHAPE.statements;for(let at=block2+
1;at<after2;){const type2=tree.type[at];if(type2===t.return_statement)return firstNamed(x,at)>=0?SHAPE.returning:SHAPE.statements;if(type2===t.throw_statement&&
tree.parent[at]===block2)shape=SHAPE.endless;at=type2===t.lambda_expression||type2===t.class_body?tree.after[at]:at+1}return shape}function methodReference(x,node){
const{tree,grammar,out}=x;const{t}=grammar;const object=firstNamed(x,node);let last3=-1;for(const child of tree.children(node))if(child!==object&&tree.type[child]!==
t.type_arguments)last3=child;if(last3<0){visit(x,object);return}out.begin(OP.methodReference);writeName(x,last3);visit(x,object);out.end()}javaHandlers.handle({
identifier:(x,node)=>name(x,node),field_access:(x,node)=>member(x,node),scoped_identifier:(x,node)=>{x.out.begin(OP.member);writeName(x,x.tree.child(node,x.grammar.
f.name));x.out.operand(USE_READ);visitField(x,node,x.grammar.f.scope);x.out.end()},this:x=>x.out.leaf(OP.self,0),super:x=>x.out.leaf(OP.parent,0),method_invocation:call,
object_creation_expression:construct,parenthesized_expression:parenthesized,assignment_expression:assignment(target),update_expression:(x,node)=>{const inner=firstNamed(
x,node);x.out.begin(OP.unary);x.out.operand(0);if(inner>=0)target(x,inner,USE_READ_WRITE);x.out.end()},unary_expression:(x,node)=>{const{tree,grammar,out}=x;out.
begin(OP.unary);out.operand(tree.textOf(tree.child(node,grammar.f.operator))==="!"?1:0);visitField(x,node,grammar.f.operand);out.end()},binary_expression:(x,node)=>{
const{tree,grammar,out}=x;out.begin(OP.binary);out.operand(arithmeticOf(tree.textOf(tree.child(node,grammar.f.operator))));visitField(x,node,grammar.f.left);visitField(
x,node,grammar.f.right);out.end()},ternary_expression:conditional,cast_expression:(x,node)=>{const{tree,grammar,out}=x;out.begin(OP.cast);const[first,...others]=[
...tree.children(node)].filter(child=>tree.field[child]===grammar.f.type);if(first!==void 0)visit(x,first);visitField(x,node,grammar.f.value);for(const other of others)
visit(x,other);out.end()},instanceof_expression:(x,node)=>{const{tree,grammar,out}=x;const{f}=grammar;out.begin(OP.test);visitField(x,node,f.left);const bound=tree.
child(node,f.name);const pattern=tree.child(node,f.pattern);if(pattern>=0)visit(x,pattern);else if(bound>=0)writeLocal(x,bound,1,tree.child(node,f.right));else visitField(
x,node,f.right);out.end()},array_access:(x,node)=>{x.out.begin(OP.index);visitField(x,node,x.grammar.f.array);visitField(x,node,x.grammar.f.index);x.out.end()},
array_creation_expression:(x,node)=>{const{tree,grammar,out}=x;let dimensions=dimensionsOf(x,node);const sizes=[];for(const child of tree.children(node))if(tree.
type[child]===grammar.t.dimensions_expr){const size=firstNamed(x,child);if(size>=0)sizes.push(size)}const first=tree.child(node,grammar.f.dimensions);if(tree.type[first]===
grammar.t.dimensions_expr){const trailing=childOfType(x,node,grammar.t.dimensions);dimensions=sizes.length;if(trailing>=0)dimensions+=(tree.textOf(trailing).match(
/\[/g)??[]).length}out.begin(OP.newArray);out.operand(0);writeType(x,tree.child(node,grammar.f.type),dimensions);for(const size of sizes)visit(x,size);const value=tree.
child(node,grammar.f.value);if(value>=0)visit(x,value);out.end()},array_initializer:(x,node)=>visitChildren(x,node,OP.arrayLiteral),element_value_array_initializer:(x,node)=>visitChildren(
x,node,OP.arrayLiteral),element_value_pair:(x,node)=>{x.out.begin(OP.named);writeName(x,x.tree.child(node,x.grammar.f.key));visitField(x,node,x.grammar.f.value);
x.out.end()},class_literal:(x,node)=>{x.out.begin(OP.classLiteral);const type2=firstNamed(x,node);if(type2>=0)visit(x,type2);x.out.end()},lambda_expression:lambda,
method_reference:methodReference,decimal_integer_literal:integer,hex_integer_literal:integer,octal_integer_literal:integer,binary_integer_literal:integer,decimal_floating_point_literal:decimal,
hex_floating_point_literal:decimal,true:literal(LITERAL.boolean),false:literal(LITERAL.boolean),character_literal:literal(LITERAL.char),string_literal:(x,node)=>{
const text3=x.tree.textOf(node);if(/^"[\w.$]+"$/.test(text3))x.out.leaf(OP.literal,LITERAL.string,x.out.string(text3.slice(1,-1)));else x.out.leaf(OP.literal,LITERAL.
string)},null_literal:literal(LITERAL.null)});function fieldDeclaration(x,node){const{tree,grammar}=x;const{f}=grammar;const about=declared2(x,node);const owner3=currentType(x);if(owner3&&owner3.flags&FLAG.
interface)about.flags|=FLAG.public|FLAG.static|FLAG.final;const written=tree.child(node,f.type);let first=true;const constant=(about.flags&(FLAG.static|FLAG.final))===
(FLAG.static|FLAG.final);for(const child of tree.children(node)){if(tree.field[child]!==f.declarator)continue;const name2=tree.child(child,f.name);const dimensions=dimensionsOf(
x,child);const symbol=addSymbol(x,node,name2,constant?"constant":"property",{...about,modifiers:[...about.modifiers]},{type:tree.textOf(written).replace(/\s+/g,
" ")+"[]".repeat(dimensions),signature:signature(x,node,firstValue(x,node))});const isFirst=first;writeMember(x,x.type,{name:tree.textOf(name2),kind:MEMBER_FIELD,
flags:about.flags,symbol,type:typeText(x,written)+"[]".repeat(dimensions)},()=>{if(isFirst){modifiers(x,node);visit(x,written)}writeInitializer(x,tree.child(child,
f.value))});first=false}}function firstValue(x,node){for(const child of x.tree.children(node))if(x.tree.field[child]===x.grammar.f.declarator){const value=x.tree.
child(child,x.grammar.f.value);if(value>=0)return value}return-1}function method(x,node){const{tree,grammar}=x;const{f}=grammar;const about=declared2(x,node);const owner3=currentType(
x);const body=tree.child(node,f.body);if(owner3&&owner3.flags&FLAG.interface){if(!(about.flags&FLAG.private))about.flags|=FLAG.public;if(body<0)about.flags|=FLAG.
abstract}const nameNode=tree.child(node,f.name);const name2=tree.textOf(nameNode);const written=tree.child(node,f.type);const list=tree.child(node,f.parameters);
const parameters=parametersOf(x,list);const dimensions=dimensionsOf(x,node);const construct4=written<0;const role=construct4?{}:roleOf(x,name2,about,parameters);
const symbol=addSymbol(x,node,nameNode,construct4?"constructor":owner3&&!isUnwritten(owner3)?"method":"function",about,{...role,signature:signature(x,node,body),
...parameters.facts.length>0?{parameters:parameters.facts}:{},...construct4?{}:{returns:tree.textOf(written).replace(/\s+/g," ")+"[]".repeat(dimensions)}});const text3={
name:name2,kind:construct4?MEMBER_CONSTRUCTOR:MEMBER_METHOD,flags:about.flags|(parameters.variadic?FLAG.variadic:0),symbol,parameters:parameters.texts};if(!construct4)
text3.type=typeText(x,written)+"[]".repeat(dimensions);const typeParameters2=typeParameterTexts(x,node);if(typeParameters2)text3.typeParameters=typeParameters2;
writeMember(x,x.type,text3,()=>{modifiers(x,node);const typeList=tree.child(node,f.type_parameters);if(typeList>=0)visitEach(x,typeList);if(written>=0)visit(x,written);
if(list>=0){for(const parameter3 of tree.children(list))modifiers(x,parameter3);visitEach(x,list)}for(const child of tree.children(node))if(tree.typeName(child)===
"throws")visitEach(x,child);if(body>=0)visit(x,body);const value=tree.child(node,f.value);if(value>=0)visit(x,value)})}function compactConstructor(x,node){const{
tree,grammar}=x;const{f}=grammar;const owner3=currentType(x);const about=declared2(x,node);const nameNode=tree.child(node,f.name);const body=tree.child(node,f.body);
const canonical=owner3?.members.find(m=>m.kind===MEMBER_CONSTRUCTOR&&m.symbol===-1);const symbol=addSymbol(x,node,nameNode,"constructor",about,{signature:signature(
x,node,body)});if(owner3&&canonical)owner3.members.splice(owner3.members.indexOf(canonical),1);const text3={name:tree.textOf(nameNode),kind:MEMBER_CONSTRUCTOR,flags:about.
flags|(canonical?.flags??0)&FLAG.variadic,symbol,parameters:canonical?.parameters??[]};writeMember(x,x.type,text3,()=>{modifiers(x,node);visit(x,body)})}function enumConstant(x,node){
const{tree,grammar,out}=x;const{f}=grammar;const owner3=currentType(x);const nameNode=tree.child(node,f.name);const about=declared2(x,node);about.flags|=FLAG.public|
FLAG.static|FLAG.final;const symbol=addSymbol(x,node,nameNode,"enum_member",{...about,flags:about.flags&~FLAG.public});const text3={name:tree.textOf(nameNode),kind:MEMBER_FIELD,
flags:about.flags,symbol,type:owner3?.name??"?"};writeMember(x,x.type,text3,()=>{modifiers(x,node);const body=tree.child(node,f.body);const list=tree.child(node,
f.arguments);if(list>=0){out.begin(OP.delegate);writeName(x,nameNode);out.operand(0);out.operand(0);visitEach(x,list);out.end()}if(body>=0)anonymousClass(x,body,
owner3?[owner3.name]:[])})}function initializerBlock(x,node){const member2=x.member;x.member=-1;x.out.begin(OP.memberBody);x.out.operand(x.type);x.out.operand(-1);
x.out.operand(x.symbol);visitEach(x,node);x.out.end();x.member=member2}javaHandlers.handle({field_declaration:fieldDeclaration,constant_declaration:fieldDeclaration,
method_declaration:method,annotation_type_element_declaration:method,constructor_declaration:method,compact_constructor_declaration:compactConstructor,explicit_constructor_invocation:(x,node)=>{
const{tree,grammar}=x;const{f}=grammar;delegation(x,tree.child(node,f.constructor),tree.child(node,f.object),tree.child(node,f.arguments))},enum_constant:enumConstant,
static_initializer:initializerBlock});var isUnwritten=({name:name2,outer,within})=>name2===""&&outer<0&&within<0;function memberOf(x,type2,node){const{tree,grammar,out}=x;const frame=enter(x,type2,-1,
x.symbol);out.begin(OP.type);out.operand(type2);out.operand(x.symbol);if(tree.type[node]===grammar.t.local_variable_declaration)fieldDeclaration(x,node);else visit(
x,node);out.end();Object.assign(x,frame)}javaHandlers.handle({program:(x,node)=>{const{tree,out}=x;const{t}=x.grammar;const isFunction2=child=>tree.type[child]===
t.method_declaration;const type2=[...tree.children(node)].some(isFunction2)?x.surface.types.push(newType("",-1,0,-1,-1))-1:-1;out.begin(OP.sequence);writeMembers(
x,node,child=>{const isMember=isFunction2(child)||tree.type[child]===t.local_variable_declaration;if(type2>=0&&isMember)memberOf(x,type2,child);else visit(x,child)});
out.end()}});function extractJava(tree){const x=startExtraction(tree,grammarOf2(tree.grammar),javaHandlers);visit(x,0);return unitOf(x,x.surface.package)}var LIST_ANNOTATION=/@[\w.]+(?:\([^()]*\))?(?=\s*\.\.\.)/g;var MODULE=/(?<=^[ \t]*import[ \t]+)module(?=[ \t]+[\w.]+[ \t]*;)/gm;var LATE_DELEGATION=/(?<=^[ \t]*|[;{}][ \t]*)\b(?:super|this)(?=\s*\()/gm;
var PATTERN=/(?<=\b(?:case|instanceof)\s+)(?:\w+\s*\.\s*)+\w+(?=\s*(?:<[^()]*>)?\s*\()/g;var PATTERN_WITHIN=/(?<=[(,]\s*)(?:\w+\s*\.\s*)+\w+(?=\s*(?:<[^()]*>)?\s*\(\s*(?:[\w.]+(?:<[^()]*>)?(?:\[\])*\s+\w+\s*[,)]|_\s*[,)]|[\w.]+\s*\([^()]*\b\w+\s+\w+\s*[,)]))/g;
var FINAL_WITHIN=/(?<=\b(?:case|instanceof)\s[^;{}]*[(,]\s*)final(?=\s)/g;var asOne=path=>path.replace(/[.\s]/g,"_");var repairJava=tree=>readAgain(tree,[text3=>text3.
replace(LIST_ANNOTATION,blanks).replace(MODULE,blanks).replace(FINAL_WITHIN,blanks).replace(PATTERN,asOne).replace(PATTERN_WITHIN,asOne).replace(LATE_DELEGATION,
word=>"_".repeat(word.length))]);var BEFORE_BODY=/(?<=[:,]\s*[\w.]+(?:<[^{}()]*>)?\s+)by\s+([\w.]+(?:\([^(){}]*\))?)(?=\s*\{)/g;var MOST_HEAD=4e3;function delegationsBeforeBodies(text3){if(!text3.
includes(" by "))return[];return[...text3.matchAll(BEFORE_BODY)].filter(({index})=>isInHead(text3,index)).map(({index,0:whole,1:delegate=""})=>({start:index+whole.
length-delegate.length,text:delegate}))}function isInHead(text3,offset){let before2=text3.slice(Math.max(0,offset-MOST_HEAD),offset);for(let shorter="",length=-1;length!==
before2.length;before2=shorter){length=before2.length;shorter=before2.replace(/\([^()]*\)/g,"")}const head=/.*\b(?:class|interface|object)\b(.*)$/s.exec(before2)?.[1];
return head!==void 0&&!/[{}=]|\b(?:val|var|fun)\b/.test(head)}function withoutDelegations(text3){const found=delegationsBeforeBodies(text3);let script=text3;for(const{
start,text:delegate}of found){const by=script.lastIndexOf("by",start);const end=start+delegate.length;script=script.slice(0,by)+blanks(script.slice(by,end))+script.
slice(end)}return script}function facadeOf(t){for(const annotation2 of t.each(0,"file_annotation")){const name2=/^@file:\s*(?:\[.*)?\bJvmName\(\s*(?:name\s*=\s*)?"(\w+)"/s.exec(t.text(annotation2))?.[1];
if(name2!==void 0)return name2}return void 0}var NAMED=/@(?:(get|set):)?\s*JvmName\(\s*(?:name\s*=\s*)?"([^"]+)"\s*\)/g;var CHANGED=/^(object_declaration|function_declaration|property_declaration|class_parameter)$/;
function compiledFrom(t,node){if(!CHANGED.test(t.type(node)))return void 0;const found={};const list=t.first(node,"modifiers");const text3=list===void 0?"":`${t.
text(list)} ${blankedBehind(t.tree,list).join(" ")}`;if(text3.includes("JvmName"))for(const[,target2,name2]of text3.matchAll(NAMED))found[target2==="set"?"sette\
r":"name"]=name2;if(/@JvmStatic\b/.test(text3))found.static=true;if(/@JvmField\b|\bconst\b/.test(text3))found.field=true;if(isInUnnamedCompanion(t,node))found.companion=
true;return Object.keys(found).length===0?void 0:found}function isInUnnamedCompanion(t,node){const body=t.parent(node);const around=body===void 0?void 0:t.parent(
body);return around!==void 0&&t.type(around)==="companion_object"&&t.field(around,"name")===void 0}var EXTENSION_FUNCTION="ExtensionFunction";var FUNCTION_TYPES=/^(?:Extension)?Function\d+$/;var functionName=(parameters,hasReceiver)=>`${hasReceiver?EXTENSION_FUNCTION:
"Function"}${parameters}`;var TYPES2=["annotated_lambda","annotation","anonymous_function","anonymous_initializer","assignment","binary_expression","block","block_comment","call_expressi\
on","catch_block","class_body","class_declaration","class_parameter","class_parameters","companion_object","constructor_delegation_call","constructor_invocation",
"delegation_specifier","delegation_specifiers","enum_class_body","enum_entry","explicit_delegation","finally_block","function_body","function_declaration","func\
tion_type","function_type_parameters","function_value_parameters","getter","identifier","if_expression","import","lambda_literal","lambda_parameters","line_comm\
ent","modifiers","multi_variable_declaration","navigation_expression","non_nullable_type","nullable_type","object_declaration","package_header","parameter","par\
ameter_modifiers","parenthesized_expression","parenthesized_type","primary_constructor","property_declaration","property_delegate","qualified_identifier","range\
_test","return_expression","secondary_constructor","setter","string_content","throw_expression","type_alias","type_arguments","type_constraint","type_constraint\
s","type_modifiers","type_parameter","type_parameter_modifiers","type_parameters","type_projection","type_test","unary_expression","user_type","value_argument",
"value_arguments","variable_declaration","when_entry","when_subject","label"];var FIELDS2=["argument","condition","left","name","operator","right","type"];var grammarOf3=grammarReader(
TYPES2,FIELDS2,["block_comment","line_comment"]);var kotlinHandlers=new Handlers;var kotlin=x=>x;var isType=(x,node)=>/^(user|nullable|non_nullable|function|parenthesized)_type$|^dynamic$/.
test(x.tree.typeName(node));function hasWord2(x,node,word){for(const child of x.tree.children(node))if(x.tree.typeName(child)===word)return true;return false}function wordsOf2(x,node){
const{tree,grammar}=x;const words=new Set;for(const list of tree.children(node))if(tree.type[list]===grammar.t.modifiers||tree.type[list]===grammar.t.parameter_modifiers){
for(const child of tree.children(list))if(tree.type[child]!==grammar.t.annotation)words.add(tree.textOf(child).trim());for(const word of blankedBehind(tree,list))
words.add(word)}return words}function typeText2(x,node){if(node<0)return void 0;const{tree,grammar}=x;const{t}=grammar;switch(tree.type[node]){case t.user_type:{const names=namedChildren(x,
node).filter(child=>tree.type[child]===t.identifier);const list=childOfType(x,node,t.type_arguments);const path=names.map(name2=>tree.textOf(name2)).join(".");return list<
0?path:`${path}<${namedChildren(x,list).map(one=>projection(x,one)).join(",")}>`}case t.function_type:{const{receiver,parameters,result}=partsOf(x,node);const types=[
...receiver<0?[]:[receiver],...parameters.map(({type:type2})=>type2),result];const name2=functionName(types.length-1,receiver>=0);return`${name2}<${types.map(one=>typeText2(
x,one)??"?").join(",")}>`}case t.nullable_type:case t.non_nullable_type:case t.parenthesized_type:return typeText2(x,innerType(x,node));default:return void 0}}function projection(x,node){
const type2=typeText2(x,innerType(x,node));if(type2===void 0)return"?";const text3=x.tree.textOf(node);return/^out\s/.test(text3)?`+${type2}`:/^in\s/.test(text3)?
`-${type2}`:type2}function innerType(x,node){return namedChildren(x,node).find(child=>isType(x,child))??-1}function partsOf(x,node){const{tree,grammar}=x;const{
t}=grammar;const parts={receiver:-1,parameters:[],result:-1};let isBehind=false;for(const child of namedChildren(x,node)){if(tree.type[child]===t.function_type_parameters){
isBehind=true;for(const one of namedChildren(x,child)){if(isType(x,one))parts.parameters.push({name:-1,type:one});else if(tree.type[one]===t.parameter)parts.parameters.
push({name:childOfType(x,one,t.identifier),type:innerType(x,one)})}}else if(isType(x,child)){if(isBehind)parts.result=child;else parts.receiver=child}}return parts}
function userType(x,node){const{tree,grammar,out}=x;const{t}=grammar;const names=namedChildren(x,node).filter(child=>tree.type[child]===t.identifier);const list=childOfType(
x,node,t.type_arguments);const write=last3=>{const name2=names[last3];if(name2===void 0){out.leaf(OP.typeInferred);return}out.begin(last3===0?OP.typeName:OP.typeMember);
writeName(x,name2);if(last3>0)write(last3-1);if(last3===names.length-1&&list>=0)visitEach(x,list);out.end()};write(names.length-1)}function writeType2(x,type2){
if(type2<0)x.out.leaf(OP.typeInferred);else visit(x,type2)}function wrapped(x,node){const inner=innerType(x,node);if(inner<0)x.out.leaf(OP.typeInferred);else visit(
x,inner)}kotlinHandlers.handle({user_type:userType,nullable_type:wrapped,non_nullable_type:wrapped,parenthesized_type:wrapped,dynamic:x=>x.out.leaf(OP.typeInferred),
type_projection:(x,node)=>{const inner=innerType(x,node);if(inner>=0)visit(x,inner);else x.out.leaf(OP.typeWildcard,0)},function_type:(x,node)=>{const{out}=x;const{
receiver,parameters,result}=partsOf(x,node);out.begin(OP.typeFunction);out.operand(receiver>=0?1:0);if(receiver>=0)visit(x,receiver);for(const{type:type2}of parameters)
writeType2(x,type2);writeType2(x,result);out.end()},type_parameter:(x,node)=>{const{grammar,out}=x;const name2=childOfType(x,node,grammar.t.identifier);if(name2<
0){out.leaf(OP.sequence);return}out.begin(OP.typeParameter);writeName(x,name2);for(const child of namedChildren(x,node))if(isType(x,child))visit(x,child);out.end()},
type_constraints:(x,node)=>{const{tree,grammar,out}=x;out.begin(OP.sequence);for(const one of namedChildren(x,node)){if(tree.type[one]!==grammar.t.type_constraint)
continue;out.begin(OP.typeName);writeName(x,childOfType(x,one,grammar.t.identifier));out.end();writeType2(x,innerType(x,one))}out.end()},annotation:(x,node)=>{const{
grammar,out}=x;const call4=childOfType(x,node,grammar.t.constructor_invocation);const type2=call4>=0?innerType(x,call4):innerType(x,node);if(type2<0){out.leaf(OP.
sequence);return}out.begin(OP.annotation);writePosition(x,type2);visit(x,type2);const list=call4>=0?childOfType(x,call4,grammar.t.value_arguments):-1;if(list>=0)
visitEach(x,list);out.end()}});function typeParameterTexts2(x,node){const{tree,grammar}=x;const{t}=grammar;const list=childOfType(x,node,t.type_parameters);if(list<
0)return void 0;const texts=new Map;for(const one of namedChildren(x,list)){const name2=childOfType(x,one,t.identifier);if(tree.type[one]!==t.type_parameter||name2<
0)continue;const text3=tree.textOf(name2);const bound=typeText2(x,innerType(x,one));texts.set(text3,bound===void 0?[text3]:[text3,bound])}const constraints=childOfType(
x,node,t.type_constraints);if(constraints>=0)for(const one of namedChildren(x,constraints)){const name2=childOfType(x,one,t.identifier);const bound=typeText2(x,
innerType(x,one));if(name2>=0&&bound!==void 0)texts.get(tree.textOf(name2))?.push(bound)}return[...texts.values()]}function writeTypeParameters(x,node){const{t}=x.
grammar;const list=childOfType(x,node,t.type_parameters);if(list>=0)visitEach(x,list);const constraints=childOfType(x,node,t.type_constraints);if(constraints>=0)
visit(x,constraints)}function parametersIn(x,list){const{tree,grammar}=x;const{t}=grammar;const found=[];let modifiers2=-1;for(const child of list<0?[]:namedChildren(x,list)){if(tree.
type[child]===t.parameter_modifiers)modifiers2=child;else if(tree.type[child]===t.parameter||tree.type[child]===t.class_parameter){const name2=childOfType(x,child,
t.identifier);if(name2<0)continue;const type2=innerType(x,child);const inside=namedChildren(x,child).find(one=>one>Math.max(type2,name2)&&!isType(x,one))??-1;const variadic=modifiers2>=
0&&/\bvararg\b/.test(tree.textOf(modifiers2))||wordsOf2(x,child).has("vararg");found.push({node:child,name:name2,type:type2,value:inside,variadic,modifiers:modifiers2});
modifiers2=-1}else{const last3=found.at(-1);if(last3)last3.value=child}}return found}function parametersOf2(x,list){const found={texts:[],required:0,defaults:[],
nullable:[],variadic:false};for(const{name:name2,type:type2,value,variadic}of parametersIn(x,list)){const text3=typeText2(x,type2)??"?";found.texts.push([x.tree.
textOf(name2),variadic?`${text3}[]`:text3]);if(value<0&&!variadic)found.required++;else found.defaults.push(found.texts.length-1);if(type2>=0&&x.tree.type[type2]===
x.grammar.t.nullable_type)found.nullable.push(found.texts.length-1);if(variadic)found.variadic=true}return found}function optionalOf({texts,required,defaults,nullable},before2=0){
const behind=at=>at+before2;return{...required<texts.length?{required:behind(required),defaults:defaults.map(behind)}:{},...nullable.length>0?{nullable:nullable.
map(behind)}:{}}}function parameterText(x,parameter3){const name2=childOfType(x,parameter3,x.grammar.t.identifier);const type2=typeText2(x,innerType(x,parameter3))??
"?";return[x.tree.textOf(name2),wordsOf2(x,parameter3).has("vararg")?`Array<+${type2}>`:type2]}function writeParameters(x,list,ofConstructor=false){const{tree,grammar,
out}=x;for(const{node,name:name2,type:type2,value,variadic,modifiers:modifiers2}of parametersIn(x,list)){if(modifiers2>=0){for(const one of namedChildren(x,modifiers2))
if(tree.type[one]===grammar.t.annotation)visit(x,one)}if(ofConstructor&&(hasWord2(x,node,"val")||hasWord2(x,node,"var"))){if(value>=0)visit(x,value);continue}out.
begin(OP.local);writeName(x,name2);out.operand(0);if(variadic)out.begin(OP.typeArray);writeType2(x,type2);if(variadic)out.end();if(value>=0)visit(x,value);out.end()}}function symbolOf2(x,name2){return name2<0?-1:kotlin(x).declared.get(x.tree.start[name2])??-1}function flagsOf(words){let flags=words.has("private")?FLAG.private:
words.has("protected")?FLAG.protected:FLAG.public;if(words.has("abstract"))flags|=FLAG.abstract;if(words.has("override"))flags|=FLAG.declaresOverride;if(words.has(
"expect"))flags|=FLAG.expect;return flags}function annotations(x,node){const{tree,grammar}=x;for(const list of tree.children(node))if(tree.type[list]===grammar.
t.modifiers||tree.type[list]===grammar.t.parameter_modifiers){for(const child of tree.children(list))if(tree.type[child]===grammar.t.annotation)visit(x,child)}}
function supertypesOf2(x,node){const{tree,grammar}=x;const{t}=grammar;const list=childOfType(x,node,t.delegation_specifiers);if(list<0)return[];return namedChildren(
x,list).flatMap(one=>{if(tree.type[one]!==t.delegation_specifier)return[];const call4=childOfType(x,one,t.constructor_invocation);const delegation2=childOfType(
x,one,t.explicit_delegation);const holder=call4>=0?call4:delegation2>=0?delegation2:one;const type2=innerType(x,holder);if(type2<0)return[];const args=call4>=0?
childOfType(x,call4,t.value_arguments):-1;const by=delegation2>=0?namedChildren(x,delegation2).find(child=>child>type2)??-1:-1;return[{type:type2,args,by}]})}function writeClass(x,node,text3,body){
const{tree,grammar,out}=x;const{t}=grammar;const supers=supertypesOf2(x,node);if(supers.length>0){text3.supertypes=supers.map(({type:type3})=>typeText2(x,type3)??
"?");const first=supers.findIndex(({args})=>args>=0);if(!(text3.flags&FLAG.interface))text3.superclass=Math.max(first,0)}const typeParameters2=typeParameterTexts2(
x,node);if(typeParameters2)text3.typeParameters=typeParameters2;const type2=x.surface.types.push(text3)-1;const k=kotlin(x);const{isInitializer}=k;k.isInitializer=
false;const frame=enter(x,type2,-1,text3.symbol>=0?text3.symbol:x.symbol);out.begin(OP.type);out.operand(type2);out.operand(x.symbol);annotations(x,node);writeTypeParameters(
x,node);for(const{type:one,args}of supers){out.begin(OP.supertype);writePosition(x,one);out.operand(args<0?1:0);visit(x,one);out.end()}const primary=childOfType(
x,node,t.primary_constructor);if(primary>=0)primaryConstructor(x,primary,text3,supers);else{if(!(text3.flags&(FLAG.interface|FLAG.object))&&!hasSecondary(x,body))
text3.members.push({name:text3.name,kind:MEMBER_CONSTRUCTOR,flags:FLAG.public,symbol:-1,parameters:[]});writeSupercalls(x,supers)}if(body>=0){delegateBefore(x,tree.
start[body]);writeMembers(x,body)}out.end();Object.assign(x,frame);k.isInitializer=isInitializer;return type2}function delegateBefore(x,offset){const{tree,out}=x;
const found=kotlin(x).delegations.findLast(({start})=>start<offset);const name2=found&&/^\w+/.exec(found.text)?.[0];if(!found||name2===void 0||offset>found.start+
found.text.length+MOST_BLANKS)return;out.begin(found.text[name2.length]==="("?OP.scopedCall:OP.scopedName);out.operand(out.string(name2));out.operand(tree.lineAt(
found.start));out.operand(tree.columnAt(found.start));out.operand(0);if(found.text[name2.length]==="(")out.operand(0);out.end()}var MOST_BLANKS=80;function hasSecondary(x,body){
return body>=0&&childOfType(x,body,x.grammar.t.secondary_constructor)>=0}function writeSupercalls(x,supers){const{out}=x;for(const{type:type2,args,by}of supers){
if(args>=0){out.begin(OP.superCall);writePosition(x,type2);out.leaf(OP.typeText,out.string(typeText2(x,type2)??"?"));visitEach(x,args);out.end()}if(by>=0)visit(
x,by)}}function primaryConstructor(x,node,text3,supers){const{tree,grammar,out}=x;const{t}=grammar;const list=childOfType(x,node,t.class_parameters);const words=wordsOf2(
x,node);const parameters=parametersOf2(x,list);const member2={name:text3.name,kind:MEMBER_CONSTRUCTOR,flags:flagsOf(words)|(parameters.variadic?FLAG.variadic:0),
symbol:-1,parameters:parameters.texts,...optionalOf(parameters)};const owner3=x.type;const made=text3.members.push(member2)-1;annotations(x,node);for(const one of list<
0?[]:namedChildren(x,list)){if(tree.type[one]!==t.class_parameter||!(hasWord2(x,one,"val")||hasWord2(x,one,"var")))continue;const name2=childOfType(x,one,t.identifier);
const[,type2]=parameterText(x,one);const flags=flagsOf(wordsOf2(x,one));writeMember(x,owner3,{name:tree.textOf(name2),kind:MEMBER_FIELD,flags,symbol:symbolOf2(x,
name2),type:type2},()=>{annotations(x,one);visit(x,innerType(x,one))})}out.begin(OP.primary);out.operand(owner3);out.operand(made);out.operand(x.symbol);if(list>=
0)writeParameters(x,list,true);writeSupercalls(x,supers);out.end()}function typeFlags(x,node,words){let flags=flagsOf(words);if(hasWord2(x,node,"interface"))flags|=
FLAG.interface|FLAG.abstract;if(hasWord2(x,node,"fun"))flags|=FLAG.functional;if(words.has("enum"))flags|=FLAG.enum;if(words.has("data"))flags|=FLAG.record;if(words.
has("annotation"))flags|=FLAG.annotation;return flags}function outerOf(x){return x.type===kotlin(x).top?x.member>=0?x.type:-1:x.type}function classDeclaration(x,node){
const{tree,grammar}=x;const{t,f}=grammar;const name2=tree.child(node,f.name);const words=wordsOf2(x,node);const body=Math.max(childOfType(x,node,t.class_body),childOfType(
x,node,t.enum_class_body));const text3=newType(tree.textOf(name2),symbolOf2(x,name2),typeFlags(x,node,words),outerOf(x),x.member);if(words.has("expect")||words.
has("actual"))text3.twin=true;writeClass(x,node,text3,body);if(text3.flags&FLAG.enum)implicitEnumMembers(text3);if(text3.flags&FLAG.record&&!text3.members.some(
one=>one.name==="copy")){const{parameters}=text3.members.find(one=>one.kind===MEMBER_CONSTRUCTOR)??{};text3.members.push({name:"copy",kind:MEMBER_METHOD,flags:FLAG.
public,symbol:text3.symbol,parameters:parameters??[],required:0,defaults:(parameters??[]).map((_,at)=>at),type:selfText(text3)})}}function implicitEnumMembers({
name:name2,members}){const both={flags:FLAG.public|FLAG.static,symbol:-1};if(members.some(one=>one.name==="entries"))return;members.push({...both,name:"entries",
kind:MEMBER_FIELD,type:`kotlin.enums.EnumEntries<${name2}>`},{...both,name:"values",kind:MEMBER_METHOD,parameters:[],type:`Array<${name2}>`},{...both,name:"valu\
eOf",kind:MEMBER_METHOD,parameters:[["value","String"]],type:name2})}function objectDeclaration(x,node){const{tree,grammar}=x;const{t,f}=grammar;const name2=tree.
child(node,f.name);const isCompanion=tree.type[node]===t.companion_object;const flags=flagsOf(wordsOf2(x,node))|FLAG.object;const called=name2>=0?tree.textOf(name2):
"Companion";const owner3=isCompanion?x.surface.types[x.type]:void 0;if(owner3)owner3.companion=called;const text3=newType(called,symbolOf2(x,name2),flags,outerOf(
x),x.member);writeClass(x,node,text3,childOfType(x,node,t.class_body))}function objectLiteral(x,node){const{out,grammar}=x;out.begin(OP.objectLiteral);const text3=newType(
"",-1,FLAG.object,x.type,x.member);const operand2=out.code.length;out.operand(0);const type2=writeClass(x,node,text3,childOfType(x,node,grammar.t.class_body));out.
code[operand2]=type2;out.end()}function enumEntry(x,node){const{tree,grammar,out}=x;const{t}=grammar;const owner3=x.surface.types[x.type];const name2=childOfType(
x,node,t.identifier);const flags=FLAG.public|FLAG.static|FLAG.final;writeMember(x,x.type,{name:tree.textOf(name2),kind:MEMBER_FIELD,flags,symbol:symbolOf2(x,name2),
...owner3?{type:owner3.name}:{}},()=>{annotations(x,node);const list=childOfType(x,node,t.value_arguments);if(list>=0){out.begin(OP.delegate);writeName(x,name2);
out.operand(0);out.operand(0);visitEach(x,list);out.end()}const body=childOfType(x,node,t.class_body);if(body<0)return;const text3=newType("",-1,FLAG.object,x.type,
x.member);if(owner3)Object.assign(text3,{supertypes:[owner3.name],superclass:0});writeClass(x,node,text3,body)})}function typeAlias(x,node){const{tree,grammar,out}=x;
const name2=tree.child(node,grammar.f.type);const written=namedChildren(x,node).filter(child=>child>name2);const type2=written.find(child=>typeText2(x,child)!==
void 0)??-1;const text3=newType(tree.textOf(name2),symbolOf2(x,name2),flagsOf(wordsOf2(x,node)),outerOf(x),x.member);const typeParameters2=typeParameterTexts2(x,
node);if(typeParameters2)text3.typeParameters=typeParameters2;const alias=typeText2(x,type2);if(alias!==void 0)text3.alias=alias;const index=x.surface.types.push(
text3)-1;const frame=enter(x,index,-1,text3.symbol);out.begin(OP.type);out.operand(index);out.operand(text3.symbol);annotations(x,node);const list=childOfType(x,
node,grammar.t.type_parameters);if(list>=0)visitEach(x,list);if(type2>=0)visit(x,type2);out.end();Object.assign(x,frame)}kotlinHandlers.handle({class_declaration:classDeclaration,
object_declaration:objectDeclaration,companion_object:objectDeclaration,object_literal:objectLiteral,enum_entry:enumEntry,type_alias:typeAlias,package_header:(x,node)=>{
const path=namedChildren(x,node)[0];x.surface.package=path===void 0?"":x.tree.textOf(path).replace(/\s+/g,"");x.out.leaf(OP.sequence)},import:(x,node)=>{const{tree,
grammar}=x;x.out.leaf(OP.sequence);const path=childOfType(x,node,grammar.t.qualified_identifier);const only=path>=0?path:childOfType(x,node,grammar.t.identifier);
if(only<0)return;const parts=path>=0?namedChildren(x,path):[only];const last3=parts.at(-1)??only;const alias=namedChildren(x,node).find(child=>child>last3&&tree.
type[child]===grammar.t.identifier);const offset=tree.start[last3];x.surface.imports.push({path:parts.map(part=>tree.textOf(part)).join("."),line:tree.lineAt(offset),
column:tree.columnAt(offset),length:tree.textOf(last3).length,.../\*\s*$/.test(tree.textOf(node))?{all:true}:{},...alias===void 0?{}:{alias:tree.textOf(alias)}})}});var MOST_CODE=600;function valueText(x,type2,write,node){const{tree}=x;const length=tree.end[node]-tree.start[node];if(length>4*MOST_CODE||declaresClasses(x,node))
return void 0;const{out}=x;const k=kotlin(x);const outer={isInitializer:k.isInitializer,type:x.type,member:x.member,placeless:x.placeless??false};x.out=new CodeWriter;
Object.assign(x,{type:type2,placeless:true});k.isInitializer=true;x.out.begin(OP.block);write();x.out.end();const{strings,code}=x.out;Object.assign(x,outer,{out});
return code.length>MOST_CODE?void 0:{strings,code}}var DECLARATIONS=/^(object_literal|class_declaration|object_declaration|function_declaration)$/;function declaresClasses(x,node){
const{tree}=x;for(let at=node;at<tree.after[node];at++)if(DECLARATIONS.test(tree.typeName(at)))return true;return false}function owner(x){if(x.type>=0)return x.type;const k=kotlin(x);if(k.top<0)k.top=x.surface.types.push(newType("",-1,FLAG.file,-1,-1))-1;return k.top}var isLocal=x=>x.
member>=0||kotlin(x).isInitializer;function receiverOf(x,node,name2){return namedChildren(x,node).findLast(child=>child<name2&&isType(x,child))??-1}function withReceiver(x,receiver,label,write){
const{out}=x;if(receiver<0){write();return}out.begin(OP.receiver);out.operand(out.string(label));visit(x,receiver);write();out.end()}function functionDeclaration(x,node){
const{tree,grammar,out}=x;const{t,f}=grammar;const name2=tree.child(node,f.name);const list=childOfType(x,node,t.function_value_parameters);const body=childOfType(
x,node,t.function_body);const receiver=receiverOf(x,node,name2);const returns=namedChildren(x,node).find(child=>child>Math.max(list,name2)&&isType(x,child))??-1;
const words=wordsOf2(x,node);const parameters=parametersOf2(x,list);const type2=owner(x);const around=x.surface.types[type2];const local=isLocal(x);let flags=flagsOf(
words);if(receiver>=0)flags|=FLAG.extension;if(parameters.variadic)flags|=FLAG.variadic;if(local)flags|=FLAG.local;if(around&&around.flags&FLAG.interface&&body<
0)flags|=FLAG.abstract;const text3={name:tree.textOf(name2),kind:MEMBER_METHOD,flags,symbol:symbolOf2(x,name2),parameters:[...receiver<0?[]:[["this",typeText2(x,
receiver)??"?"]],...parameters.texts]};Object.assign(text3,optionalOf(parameters,receiver<0?0:1));const typeParameters2=typeParameterTexts2(x,node);if(typeParameters2)
text3.typeParameters=typeParameters2;const isExpression=body>=0&&tree.textOf(body).startsWith("=");if(returns>=0)text3.type=typeText2(x,returns)??"?";else if(!isExpression)
text3.type="Unit";else{const value=valueText(x,type2,()=>withReceiver(x,receiver,text3.name,()=>writeFunctionValue(x,list,body)),body);if(value)text3.value=value}
if(local&&x.member>=0)text3.within=x.member;const write=()=>{annotations(x,node);writeTypeParameters(x,node);withReceiver(x,receiver,text3.name,()=>{if(list>=0)
writeParameters(x,list);if(returns>=0)visit(x,returns);if(body>=0)functionBody(x,body)})};if(!local){writeMember(x,type2,text3,write);return}const index=around?.
members.length??0;out.begin(OP.localFunction);out.operand(type2);out.operand(index);writeMember(x,type2,text3,write);out.end()}function writeFunctionValue(x,list,body){
if(list>=0)writeParameters(x,list);visitEach(x,body)}function functionBody(x,body){const{tree,out}=x;if(!tree.textOf(body).startsWith("=")){visitEach(x,body);return}
out.begin(OP.initializer);const[value]=namedChildren(x,body);if(value===void 0)out.leaf(OP.sequence);else visit(x,value);out.end()}var NO_VALUE=/^(variable_declaration|multi_variable_declaration|modifiers|type_parameters|type_constraints|type_modifiers|getter|setter|property_delegate|line_comment|block_comment)$/;
function initialValue(x,node,behind){return namedChildren(x,node).find(child=>child>behind&&!isType(x,child)&&!NO_VALUE.test(x.tree.typeName(child)))??-1}function propertyDeclaration(x,node){
const{tree,grammar,out}=x;const{t}=grammar;const many=childOfType(x,node,t.multi_variable_declaration);if(many>=0){const last3=tree.after[many];writeDestructured(
x,many,initialValue(x,node,last3-1));return}const declaration=childOfType(x,node,t.variable_declaration);const name2=declaration<0?-1:childOfType(x,declaration,
t.identifier);if(name2<0){out.leaf(OP.sequence);return}const written=namedChildren(x,declaration).find(child=>child>name2&&isType(x,child))??-1;const value=initialValue(
x,node,tree.after[declaration]-1);const delegate=childOfType(x,node,t.property_delegate);const getter=childOfType(x,node,t.getter);const setter=childOfType(x,node,
t.setter);if(isLocal(x)){out.begin(OP.sequence);annotations(x,node);out.begin(OP.local);writeName(x,name2);out.operand(1);writeType2(x,written);if(value>=0)visit(
x,value);else if(delegate>=0)writeDelegate(x,node,delegate);out.end();out.end();return}const words=wordsOf2(x,node);const receiver=receiverOf(x,node,declaration);
const type2=owner(x);const around=x.surface.types[type2];let flags=flagsOf(words);if(receiver>=0)flags|=FLAG.extension;const getterBody=getter<0?-1:childOfType(
x,getter,t.function_body);if(getterBody>=0||delegate>=0)flags|=FLAG.getter;if(delegate>=0||setter>=0&&childOfType(x,setter,t.function_body)>=0)flags|=FLAG.setter;
if(around&&around.flags&FLAG.interface&&value<0&&getter<0)flags|=FLAG.abstract;const text3={name:tree.textOf(name2),kind:MEMBER_FIELD,flags,symbol:symbolOf2(x,name2)};
if(receiver>=0)text3.parameters=[["this",typeText2(x,receiver)??"?"]];const typeParameters2=typeParameterTexts2(x,node);if(typeParameters2)text3.typeParameters=
typeParameters2;const ofGetter=getter<0?void 0:typeText2(x,namedChildren(x,getter).find(child=>isType(x,child))??-1);const type22=typeText2(x,written)??ofGetter??
supertypeOfLiteral(x,value);if(type22!==void 0)text3.type=type22;else{const given=value>=0?value:delegate>=0?delegate:getterBody;const made=given<0?void 0:valueText(
x,type2,()=>{if(given===delegate)writeDelegate(x,node,delegate);else if(given===getterBody)withReceiver(x,receiver,text3.name,()=>visitEach(x,getterBody));else visit(
x,value)},given);if(made)text3.value=made}writeMember(x,type2,text3,()=>{annotations(x,node);writeTypeParameters(x,node);if(receiver>=0&&getter<0)visit(x,receiver);
if(written>=0)visit(x,written);if(value>=0){out.begin(OP.initializer);visit(x,value);out.end()}if(delegate>=0)writeDelegate(x,node,delegate);for(const accessor of[
getter,setter])if(accessor>=0)writeAccessor(x,accessor,receiver,text3.name)})}function supertypeOfLiteral(x,value){if(value<0||x.tree.typeName(value)!=="object_\
literal")return void 0;const[first]=supertypesOf2(x,value);return first&&typeText2(x,first.type)}function writeDelegate(x,property,delegate){const[by=delegate]=x.
tree.children(delegate);x.out.begin(OP.delegated);writeName(x,by);x.out.operand(hasWord2(x,property,"var")?1:0);visitEach(x,delegate);x.out.end()}function writeAccessor(x,accessor,receiver,label){
const{tree,grammar,out}=x;const{t}=grammar;const body=childOfType(x,accessor,t.function_body);out.begin(OP.accessor);withReceiver(x,receiver,label,()=>{const name2=tree.
type[accessor]===t.setter?childOfType(x,accessor,t.identifier):-1;if(name2>=0){out.begin(OP.local);writeName(x,name2);out.operand(0);out.leaf(OP.typeOfMember);out.
end()}for(const child of namedChildren(x,accessor))if(isType(x,child))visit(x,child);if(body>=0)functionBody(x,body)});out.end()}function writeDestructured(x,many,value){
const{tree,grammar,out}=x;const{t}=grammar;out.begin(OP.destructure);if(value>=0)visit(x,value);else out.leaf(OP.subject);for(const one of namedChildren(x,many)){
if(tree.type[one]!==t.variable_declaration)continue;const name2=childOfType(x,one,t.identifier);const type2=namedChildren(x,one).find(child=>isType(x,child))??-1;
out.begin(OP.local);writeName(x,name2);out.operand(1);writeType2(x,type2);out.end()}out.end()}function secondaryConstructor(x,node){const{tree,grammar,out}=x;const{
t}=grammar;const word=[...tree.children(node)].find(child=>tree.typeName(child)==="constructor")??-1;const list=childOfType(x,node,t.function_value_parameters);
const parameters=parametersOf2(x,list);const text3={name:x.surface.types[x.type]?.name??"",kind:MEMBER_CONSTRUCTOR,flags:flagsOf(wordsOf2(x,node))|(parameters.variadic?
FLAG.variadic:0),symbol:symbolOf2(x,word),parameters:parameters.texts,...optionalOf(parameters)};writeMember(x,x.type,text3,()=>{annotations(x,node);if(list>=0)
writeParameters(x,list);const call4=childOfType(x,node,t.constructor_delegation_call);if(call4>=0){const[first]=tree.children(call4);const args=childOfType(x,call4,
t.value_arguments);if(first!==void 0&&args>=0){out.begin(OP.delegate);writeName(x,first);out.operand(tree.textOf(first)==="super"?1:0);out.operand(0);visitEach(
x,args);out.end()}}const body=childOfType(x,node,t.block);if(body>=0)visit(x,body)})}function initializerBlock2(x,node){const k=kotlin(x);const outer=k.isInitializer;
k.isInitializer=true;x.out.begin(OP.memberBody);x.out.operand(x.type);x.out.operand(-1);x.out.operand(x.symbol);visitEach(x,node);x.out.end();k.isInitializer=outer}
kotlinHandlers.handle({function_declaration:functionDeclaration,property_declaration:propertyDeclaration,secondary_constructor:secondaryConstructor,anonymous_initializer:initializerBlock2});function useOf(x,node){const{tree,grammar}=x;const parent=tree.parent[node];if(parent<0)return USE_READ;if(tree.type[parent]===grammar.t.assignment&&tree.child(
parent,grammar.f.left)===node)return tree.textOf(tree.child(parent,grammar.f.operator))==="="?USE_WRITE:USE_READ_WRITE;const isCounted=tree.type[parent]===grammar.
t.unary_expression&&/^(\+\+|--)|(\+\+|--)$/.test(tree.textOf(parent));return isCounted?USE_READ_WRITE:USE_READ}var OPERATORS={"+":"plus","-":"minus","*":"times",
"/":"div","%":"rem","..":"rangeTo","..<":"rangeUntil"};var COMPARISON=/^[<>]=?$/;var TO_SIGN=/^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*(\/|[^\s/]*)/;function signBetween({
tree},left,right){const start=tree.end[left];const between=TO_SIGN.exec(tree.text.slice(start,tree.start[right]));const sign=between[1];return{sign,offset:start+
between[0].length-sign.length}}function operator(x,[left,right],name2,operands,other=""){writeOperator(x,signBetween(x,left,right),name2,other,()=>{for(const one of operands)
visit(x,one)})}function writeOperator(x,{sign,offset},name2,other,operands){const{tree,out}=x;out.begin(OP.operator);out.operand(out.string(sign));out.operand(x.
placeless?0:tree.lineAt(offset));out.operand(x.placeless?0:tree.columnAt(offset));out.operand(out.string(name2));out.operand(out.string(other));operands();out.end()}
function binary(x,node){const{tree,grammar,out}=x;const{f}=grammar;const generic=genericCall(x,node);if(generic){writeGenericCall(x,generic);return}const left=tree.
child(node,f.left);const right=tree.child(node,f.right);if(left<0||right<0){visitChildren(x,node,OP.sequence);return}const{sign}=signBetween(x,left,right);const name2=OPERATORS[sign];
if(name2!==void 0){operator(x,[left,right],name2,[left,right]);return}if(sign==="?:"){out.begin(OP.elvis);visit(x,left);visit(x,right);out.end();return}out.begin(
OP.logic);if(COMPARISON.test(sign))operator(x,[left,right],"compareTo",[left,right]);else{visit(x,left);visit(x,right)}out.end()}function isArgument(x,node){const{
tree}=x;const parent=tree.parent[node];if(/^(value_argument|annotated_lambda)$/.test(tree.typeName(parent)))return true;if(tree.typeName(parent)==="infix_expres\
sion")return namedChildren(x,parent)[0]!==node;return genericCall(x,parent)?.given===node}function lambda2(x,node){const{tree,grammar,out}=x;const{t}=grammar;const list=childOfType(
x,node,t.lambda_parameters);const parameters=list<0?[]:namedChildren(x,list).filter(one=>tree.type[one]===t.variable_declaration||tree.type[one]===t.multi_variable_declaration);
const statements=namedChildren(x,node).filter(child=>child!==list);const k=kotlin(x);const outer=k.isInitializer;k.isInitializer=true;const isTaken=isArgument(x,
node);if(!isTaken)out.begin(OP.functionValue);out.begin(OP.lambda);out.operand(parameters.length);out.operand(parameters.some(one=>innerType(x,one)>=0)?LAMBDA_TYPED:
0);out.operand(SHAPE.droppable);for(const one of parameters)parameter2(x,one);out.begin(OP.result);for(const one of statements)visit(x,one);out.end();out.end();
if(!isTaken)out.end();k.isInitializer=outer}function parameter2(x,node){const{tree,grammar,out}=x;if(tree.type[node]===grammar.t.multi_variable_declaration){writeDestructured(
x,node,-1);return}const name2=childOfType(x,node,grammar.t.identifier);if(name2<0){out.leaf(OP.sequence);return}out.begin(OP.local);writeName(x,name2);out.operand(
0);writeType2(x,namedChildren(x,node).find(child=>child>name2&&isType(x,child))??-1);out.end()}function anonymousFunction(x,node){const{grammar,out}=x;const{t}=grammar;
const list=childOfType(x,node,t.function_value_parameters);const body=childOfType(x,node,t.function_body);const count=list<0?0:namedChildren(x,list).filter(one=>x.
tree.type[one]===t.parameter).length;const receiver=namedChildren(x,node).find(child=>child<list&&isType(x,child))??-1;const k=kotlin(x);const outer=k.isInitializer;
k.isInitializer=true;out.begin(OP.lambda);out.operand(count);out.operand(LAMBDA_TYPED);out.operand(SHAPE.returning);if(list>=0)writeParameters(x,list);if(receiver>=
0){out.begin(OP.receiver);out.operand(out.string(""));visit(x,receiver)}out.begin(OP.block);if(body>=0)functionBody(x,body);out.end();if(receiver>=0)out.end();out.
end();k.isInitializer=outer}function embedded(x,node){const{tree,out}=x;const start=tree.start[node];if(start===0||tree.text[start-1]!=="$"||tree.text[start-2]===
"\\")return;const name2=/^[A-Za-z_]\w*/.exec(tree.text.slice(start,start+200))?.[0];if(name2===void 0||!/^[A-Za-z_]/.test(tree.textOf(node)))return;if(name2==="\
this"){out.leaf(OP.scopedSelf,out.string(""));return}out.begin(OP.scopedName);out.operand(out.string(name2));writePosition(x,node);out.operand(USE_READ);out.end()}
function text(x,node){const{tree,grammar,out}=x;out.begin(OP.text);for(const child of tree.children(node)){if(tree.type[child]===grammar.t.string_content)embedded(
x,child);else if(tree.typeName(child)==="interpolation")visitEach(x,child)}out.end()}var WORDS=new Map([["true",LITERAL.boolean],["false",LITERAL.boolean],["nul\
l",LITERAL.null]]);kotlinHandlers.handle({identifier:(x,node)=>{const word=WORDS.get(x.tree.textOf(node));if(word!==void 0){x.out.leaf(OP.literal,word);return}x.
out.begin(OP.scopedName);writeName(x,node);x.out.operand(useOf(x,node));x.out.end()},number_literal:(x,node)=>x.out.leaf(OP.literal,/[lL]$/.test(x.tree.textOf(node))?
LITERAL.long:LITERAL.int),float_literal:(x,node)=>x.out.leaf(OP.literal,/[fF]$/.test(x.tree.textOf(node))?LITERAL.float:LITERAL.double),character_literal:literal(
LITERAL.char),boolean_literal:literal(LITERAL.boolean),null_literal:literal(LITERAL.null),string_literal:text,multiline_string_literal:text,binary_expression:binary,
range_expression:(x,node)=>{const[left,right]=namedChildren(x,node);if(left===void 0||right===void 0)visitChildren(x,node,OP.sequence);else operator(x,[left,right],
OPERATORS[signBetween(x,left,right).sign]??"rangeTo",[left,right])},in_expression:(x,node)=>{const[left,right]=namedChildren(x,node);x.out.begin(OP.logic);if(left===
void 0||right===void 0)visitEach(x,node);else operator(x,[left,right],"contains",[right,left]);x.out.end()},is_expression:(x,node)=>{const{tree,grammar,out}=x;const{
f}=grammar;const left=tree.child(node,f.left);const right=tree.child(node,f.right);const isNot=/!is\s*$/.test(tree.text.slice(tree.end[left],tree.start[right]));
if(isNot){out.begin(OP.unary);out.operand(3)}out.begin(OP.test);visit(x,left);visit(x,right);out.end();if(isNot)out.end()},as_expression:(x,node)=>{const{tree,grammar,
out}=x;out.begin(OP.cast);visit(x,tree.child(node,grammar.f.right));visit(x,tree.child(node,grammar.f.left));out.end()},unary_expression:(x,node)=>{const{tree,grammar,
out}=x;const argument2=tree.child(node,grammar.f.argument);if(argument2<0){out.leaf(OP.sequence);return}out.begin(OP.unary);out.operand(/^!(?!!)/.test(tree.textOf(
node))?3:0);visit(x,argument2);out.end()},parenthesized_expression:(x,node)=>visitChildren(x,node,OP.sequence),annotated_expression:(x,node)=>visitChildren(x,node,
OP.sequence),labeled_expression:(x,node)=>visitChildren(x,node,OP.sequence),label:x=>x.out.leaf(OP.sequence),spread_expression:(x,node)=>visitChildren(x,node,OP.
sequence),collection_literal:(x,node)=>visitChildren(x,node,OP.sequence),lambda_literal:lambda2,annotated_lambda:(x,node)=>{const inner=childOfType(x,node,x.grammar.
t.lambda_literal);if(inner>=0)visit(x,inner);else x.out.leaf(OP.sequence)},anonymous_function:anonymousFunction,this_expression:(x,node)=>{const label=childOfType(
x,node,x.grammar.t.identifier);x.out.leaf(OP.scopedSelf,x.out.string(label>=0?x.tree.textOf(label):""))},super_expression:(x,node)=>{const type2=innerType(x,node);
x.out.begin(OP.scopedSuper);if(type2>=0)visit(x,type2);x.out.end()}});var isChain=(x,node)=>/^(navigation|call|index)_expression$/.test(x.tree.typeName(node));function signBefore(x,node){const{tree}=x;const parent=tree.parent[node];
if(parent>=0&&isChain(x,parent)&&namedChildren(x,parent)[0]===node)return void 0;let at=node;while(isChain(x,at)){const[first]=namedChildren(x,at);if(first===void 0)
return void 0;at=first}return tree.typeName(at)==="unary_expression"?/^(?:!|-(?!-)|\+(?!\+))/.exec(tree.textOf(at))?.[0]:void 0}function objectOf(x,node){const{
tree}=x;const[first=-1]=namedChildren(x,node);if(first<0||tree.typeName(first)!=="unary_expression"||!/^(?:!|-(?!-)|\+(?!\+))/.test(tree.textOf(first)))return first;
return tree.child(first,x.grammar.f.argument)}function signed(x,node,write){const sign=signBefore(x,node);if(sign==="!"){x.out.begin(OP.unary);x.out.operand(1)}
write();if(sign==="!")x.out.end()}function lastName(x,node){return namedChildren(x,node).findLast(child=>x.tree.type[child]===x.grammar.t.identifier)??-1}var isReference=(x,node)=>{
const name2=lastName(x,node);return/::\s*$/.test(x.tree.text.slice(Math.max(0,x.tree.start[name2]-8),x.tree.start[name2]))};function navigation(x,node){const{tree,
out}=x;const name2=lastName(x,node);const object=objectOf(x,node);if(name2<0||object===name2||object<0){if(object>=0)visit(x,object);else out.leaf(OP.sequence);
return}signed(x,node,()=>{if(isReference(x,node)){if(tree.textOf(name2)==="class"){out.begin(OP.classLiteral);visit(x,object);out.end();return}out.begin(OP.callableReference);
writeName(x,name2);out.operand(1);visit(x,object);out.end();return}out.begin(OP.scopedMember);writeName(x,name2);out.operand(useOf(x,node));visit(x,object);out.
end()})}function partsOf2(x,node){const{t}=x.grammar;const{tree}=x;const lambda4=childOfType(x,node,t.annotated_lambda);let at=node;const inner=objectOf(x,node);
if(lambda4>=0&&childOfType(x,node,t.value_arguments)<0&&tree.type[inner]===t.call_expression){const hasLambda=childOfType(x,inner,t.annotated_lambda)>=0;if(!hasLambda)
at=inner}return{callee:objectOf(x,at),typeArguments:childOfType(x,at,t.type_arguments),args:childOfType(x,at,t.value_arguments),lambda:lambda4}}function writeArguments2(x,args){
if(args>=0)visitEach(x,args)}function writeLambda(x,at,literal2){const{out}=x;out.begin(OP.named);out.operand(out.string(LAST_PARAMETER));writePosition(x,at);visit(
x,literal2);out.end()}function call2(x,node){const{callee,typeArguments:typeArguments2,args,lambda:lambda4}=partsOf2(x,node);const literal2=lambda4<0?-1:childOfType(
x,lambda4,x.grammar.t.lambda_literal);signed(x,node,()=>{const given=typeArguments2<0?[]:namedChildren(x,typeArguments2);writeCall(x,callee,given,()=>{writeArguments2(
x,args);if(literal2>=0)writeLambda(x,lambda4,literal2)})})}function writeCall(x,callee,typeArguments2,args){const{tree,grammar,out}=x;const{t}=grammar;const isNamed=tree.
type[callee]===t.identifier;const isMember=tree.type[callee]===t.navigation_expression&&lastName(x,callee)>=0&&!isReference(x,callee);if(!isNamed&&!isMember){out.
begin(OP.invoke);if(callee>=0)visit(x,callee);else out.leaf(OP.sequence);args();out.end();return}out.begin(OP.scopedCall);writeName(x,isNamed?callee:lastName(x,
callee));out.operand(typeArguments2.length);out.operand(isMember?1:0);if(isMember)visit(x,objectOf(x,callee));for(const one of typeArguments2){if(isType(x,one)||
tree.type[one]===t.type_projection)visit(x,one);else writeMisreadType(x,one)}args();out.end()}function writeMisreadType(x,node){const{tree,grammar,out}=x;const[
object,name2]=tree.type[node]===grammar.t.navigation_expression?namedChildren(x,node):[-1,node];if(object===void 0||name2===void 0||tree.type[name2]!==grammar.t.
identifier){out.leaf(OP.typeInferred);return}out.begin(object<0?OP.typeName:OP.typeMember);writeName(x,name2);if(object>=0)writeMisreadType(x,object);out.end()}
function genericCall(x,node){const{tree,grammar}=x;const{t,f}=grammar;const less=tree.child(node,f.left);const given=tree.child(node,f.right);if(less<0||given<0||
tree.type[less]!==t.binary_expression)return void 0;if(tree.type[given]!==t.parenthesized_expression&&tree.type[given]!==t.lambda_literal)return void 0;const callee=tree.
child(less,f.left);const type2=tree.child(less,f.right);if(callee<0||type2<0||!/_expression$|^identifier$/.test(tree.typeName(callee)))return void 0;const between=tree.
text.slice(tree.end[callee],tree.start[given]);return/^<[\w.?, ]+>\s*$/.test(between)?{callee,type:type2,given}:void 0}function writeGenericCall(x,{callee,type:type2,
given}){const{tree,grammar}=x;const isName2=tree.type[type2]===grammar.t.identifier||tree.type[type2]===grammar.t.navigation_expression;writeCall(x,callee,isName2?
[type2]:[],()=>{if(tree.type[given]===grammar.t.parenthesized_expression)visitEach(x,given);else writeLambda(x,given,given)})}function infix(x,node){const{tree,
grammar,out}=x;const children=namedChildren(x,node);const[left=-1]=children;const name2=children.find(child=>child!==left&&tree.type[child]===grammar.t.identifier)??
-1;const right=children.find(child=>child>name2)??-1;if(left<0||name2<0){visitEach(x,node);return}out.begin(OP.scopedCall);writeName(x,name2);out.operand(0);out.
operand(1);visit(x,left);if(right>=0)visit(x,right);out.end()}kotlinHandlers.handle({navigation_expression:navigation,call_expression:call2,infix_expression:infix,
index_expression:(x,node)=>{const[,...keys]=namedChildren(x,node);const object=objectOf(x,node);const[first]=keys;signed(x,node,()=>{if(first===void 0)visit(x,object);else
operator(x,[object,first],"get",[object,...keys])})},value_argument:(x,node)=>{const{tree,grammar,out}=x;const children=namedChildren(x,node);const[name2]=children;
const value=children.at(-1);const isNamed=name2!==void 0&&children.length>1&&tree.type[name2]===grammar.t.identifier;if(isNamed&&/^\s*=/.test(tree.text.slice(tree.
end[name2],tree.start[value]))){out.begin(OP.named);writeName(x,name2);visit(x,value);out.end()}else if(value!==void 0)visit(x,value);else out.leaf(OP.sequence)},
callable_reference:(x,node)=>{const{tree,grammar,out}=x;const name2=lastName(x,node);const type2=innerType(x,node);const first=namedChildren(x,node)[0]??-1;if(name2<
0){visitEach(x,node);out.leaf(OP.sequence);return}const object=type2>=0?type2:first!==name2&&tree.type[first]===grammar.t.identifier?first:-1;if(tree.textOf(name2)===
"class"){out.begin(OP.classLiteral);if(object>=0)visit(x,object);out.end();return}out.begin(OP.callableReference);writeName(x,name2);out.operand(object>=0?1:0);
if(object>=0)visit(x,object);out.end()}});var LEAVES=/^(return|throw)_expression$|^(break|continue)/;function neverEnds(x,node){const{tree}=x;if(LEAVES.test(tree.typeName(node))||/^(break|continue)\b(?!\w)/.
test(tree.textOf(node)))return true;if(tree.typeName(node)!=="block")return false;const last3=namedChildren(x,node).at(-1);return last3!==void 0&&neverEnds(x,last3)}
function choice(x,node){const{tree,grammar,out}=x;const condition=tree.child(node,grammar.f.condition);let isElse=false;const branches=[[],[]];for(const child of tree.
children(node)){if(tree.typeName(child)==="else")isElse=true;if(child===condition||!grammar.isNamed(tree,child)||grammar.isComment(tree,child))continue;branches[isElse?
1:0].push(child)}const[one,two]=branches;const ends=of=>of.length>0&&neverEnds(x,of[0]);out.begin(OP.choice);out.operand((ends(one)?1:0)|(ends(two)?2:0));visit(
x,condition);branch(x,one);if(isElse)branch(x,two);out.end()}function branch(x,nodes){const[only]=nodes;if(nodes.length===1&&only!==void 0){visit(x,only);return}
x.out.begin(OP.sequence);for(const one of nodes)visit(x,one);x.out.end()}function when(x,node){const{tree,grammar,out}=x;const{t,f}=grammar;const subject=childOfType(
x,node,t.when_subject);out.begin(OP.when);out.operand(subject>=0?1:0);if(subject>=0)whenSubject(x,subject);for(const entry of namedChildren(x,node)){if(tree.type[entry]!==
t.when_entry)continue;const conditions=[...tree.children(entry)].filter(child=>tree.field[child]===f.condition);const last3=conditions.at(-1);out.begin(OP.whenEntry);
const values=namedChildren(x,entry).filter(child=>!conditions.includes(child));const isGuard=at=>at>0&&/^\s*if\b/.test(tree.text.slice(tree.end[conditions[at-1]],
tree.start[conditions[at]]));const guard=conditions.length-1;const isGuarded=isGuard(guard);out.operand(isGuarded?guard:conditions.length);out.operand(!isGuarded&&
values.some(one=>neverEnds(x,one))?1:0);conditions.forEach((condition,at)=>{if(isGuarded&&at===guard)return;const takesGuard=isGuarded&&at===guard-1;if(takesGuard)
out.begin(OP.sequence);whenCondition(x,condition);if(!takesGuard)return;visit(x,conditions[guard]);out.end()});branch(x,last3===void 0?values:values.filter(one=>one>
last3));out.end()}out.end()}function whenSubject(x,subject){const{grammar,out}=x;const declaration=childOfType(x,subject,grammar.t.variable_declaration);const value=namedChildren(
x,subject).at(-1);if(declaration<0||value===void 0){if(value===void 0)out.leaf(OP.sequence);else visit(x,value);return}const name2=childOfType(x,declaration,grammar.
t.identifier);out.begin(OP.local);writeName(x,name2);out.operand(1);writeType2(x,namedChildren(x,declaration).find(child=>child>name2&&isType(x,child))??-1);visit(
x,value);out.end()}function whenCondition(x,node){const{tree,grammar,out}=x;if(tree.type[node]===grammar.t.range_test){const[value]=namedChildren(x,node);const offset=tree.
start[node];const sign=tree.text[offset]==="!"?"!in":"in";if(value===void 0)out.leaf(OP.sequence);else writeOperator(x,{sign,offset},"contains","",()=>{visit(x,
value);out.leaf(OP.subject)});return}if(tree.type[node]!==grammar.t.type_test){visit(x,node);return}out.begin(OP.subjectTest);out.operand(/^!/.test(tree.textOf(
node))?1:0);writeType2(x,innerType(x,node));out.end()}function forLoop(x,node){const{tree,grammar,out}=x;const{t}=grammar;const children=namedChildren(x,node);const at=children.
findIndex(child=>tree.type[child]===t.variable_declaration||tree.type[child]===t.multi_variable_declaration);const[variable,value,...body]=children.slice(at);if(at<
0||variable===void 0||value===void 0){visitChildren(x,node,OP.block);return}out.begin(OP.iterate);visit(x,value);parameter2(x,variable);out.begin(OP.sequence);for(const one of body)
visit(x,one);out.end();out.end()}kotlinHandlers.handle({block:(x,node)=>visitChildren(x,node,OP.block),if_expression:choice,when_expression:when,for_statement:forLoop,
try_expression:(x,node)=>visitChildren(x,node,OP.attempt),finally_block:(x,node)=>{x.out.begin(OP.sequence);visitEach(x,node);x.out.leaf(OP.sequence);x.out.end()},
catch_block:(x,node)=>{const{grammar,out}=x;const{t}=grammar;const name2=childOfType(x,node,t.identifier);const block2=childOfType(x,node,t.block);out.begin(OP.
block);if(name2>=0){out.begin(OP.local);writeName(x,name2);out.operand(0);writeType2(x,innerType(x,node));out.end()}if(block2>=0)visit(x,block2);out.end()},return_expression:(x,node)=>{
const{tree,grammar,out}=x;const value=namedChildren(x,node).find(child=>!(tree.type[child]===grammar.t.identifier&&tree.text[tree.start[child]-1]==="@"));out.begin(
OP.return);if(value!==void 0)visit(x,value);out.end()},throw_expression:(x,node)=>{x.out.begin(OP.sequence);visitEach(x,node);x.out.leaf(OP.sequence);x.out.end()},
assignment:(x,node)=>{const{tree,grammar,out}=x;const{f}=grammar;const operands=[tree.child(node,f.left),tree.child(node,f.right)];const other=OPERATORS[tree.textOf(
tree.child(node,f.operator)).slice(0,-1)];if(other!==void 0&&!operands.includes(-1)){operator(x,operands,`${other}Assign`,operands,other);return}const[object,...keys]=tree.
typeName(operands[0])==="index_expression"?namedChildren(x,operands[0]):[];if(object!==void 0&&keys[0]!==void 0){operator(x,[object,keys[0]],"set",[object,...keys,
operands[1]],"get");return}out.begin(OP.assign);out.operand(0);for(const one of operands)visit(x,one);out.end()}});function extractKotlin(tree,text3){const compiled={};const ruled=extractWithRules(kotlinSymbols,tree,(t,node,symbol)=>{const found=compiledFrom(t,node);if(found)
compiled[symbol]=found});const facade=facadeOf(new Syntax(tree));const{symbols}=ruled;const starts=tree.lineStarts;const declared3=new Map(symbols.map(({line,column},at)=>[
starts[line-1]+column,at]));const x={...startExtraction(tree,grammarOf3(tree.grammar),kotlinHandlers),symbols,declared:declared3,top:-1,isInitializer:false,delegations:delegationsBeforeBodies(
text3)};visit(x,0);return{symbols,...ruled.module===void 0?{}:{module:ruled.module},surface:{...x.surface,asCompiled:{...ruled.surface,values:{},arities:{},compiled,
...facade===void 0?{}:{facade}}},body:{strings:x.out.strings,code:x.out.code,made:[...x.made]}}}var CONTEXT_PARAMETERS=/^[ \t]*context\((?:[^()]|\([^()]*\))*\)(?=\s*(?:@|(?:abstract|fun|infix|inline|internal|open|operator|override|private|protected|public|suspend|val|var)\b))/gm;
var CONTEXT_TYPES=/\bcontext\((?:[^()]|\([^()]*\))*\)(?=\s*(?:suspend\s*)?(?:[\w.]+(?:<[^()]*>)?\s*\.\s*)?\([^()]*\)\s*->)/g;var SOFT_KEYWORDS=/(?<!@)\b(?:abstract|actual|annotation|by|companion|const|crossinline|data|delegate|dynamic|enum|expect|external|field|file|final|infix|inline|inner|internal|lateinit|noinline|open|operator|out|override|param|private|property|protected|public|receiver|reified|sealed|suspend|tailrec|value|vararg|where)\b(?<!suspend(?=\s+\())(?=\s*(?:[:.,;?!=&|+*/%<>)\]}-]|\())/g;
var CONSTRUCTOR_BELOW=/\n(?=\s*(?:@[\w.]+(?:\([^()]*\))?\s+)*(?:(?:private|protected|internal|public)\s+)?constructor\s*\()(?<=\b(?:class|object)\s+\w+(?:<[^{}()]*>)?\s*(?:@[\w.]+(?:\([^()]*\))?\s*)*\n)/g;
var ON_ONE_LINE=/^([ \t]*(?:[\w@]+[ \t]+)*(?:class|interface|object)\b[^\n]*?) \}[ \t]*$/gm;var ENTRY_ON_ONE_LINE=/(?<=\{[^\n]*(?:[^\s>{]|[^-]>)) \}(?=[ \t]*,)/g;
var SUSPENDED=/\bsuspend(?=\s*(?:\{|\(\())/g;var NULLABLE_REFERENCE=/\?::/g;var EMPTY_ARRAY=/(?<==\s*)\[\]/g;var DEFINITELY=/&\s*Any\b/g;var ACCESSOR_WORDS=/\b[gs]et\b(?= +(?:=(?!=)|\w)|\.|\?\.|\))|(?<=\} )get(?= )/g;
var CALLED_LIKE_ACCESSOR=/(?<=^[ \t]*)(?:get(?=\([^)]|[ \t]*[{<])|set(?=[ \t]*[{<]|\((?:[^\w)]|\w+\s*[^\w\s:)]|\w+\)(?!\s*[={:]))))/gm;var OF_ACCESSOR=/@[\w.]+(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?(?=\s+(?:(?:private|internal|protected)\s+)?[gs]et\b)/g;
var BY_POSITION=/((?:\bfor \(|\bva[lr] |\{ ?))\[([\w, :?<>]*)\](?=\s*(?:in\b|=|->))/g;var BY_NAME=/\((va[lr]) ([\w, ]*)\)(?=\s*=(?!=))/g;var PLATFORM=/\b(?:actual|expect)\b(?=\s+\w)/g;
var GUARD=/^([ \t]*!?(?:is|in)\b(?:(?!->)[^\n{}])*?\s)if(?=\s(?:(?!->)[^{}])*->)/gm;var CALLED_IN_PARENTHESES=/(?<=\{\s*)\(([\w.]+)\)(?=\()/g;var MOST_READINGS=3;
var MOST_ANNOTATIONS=5;var ABOVE_DECLARATION=/^[ \t]*@[\w.:]+(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?[ \t]*\n(?=\s*(?:\w+[ \t]+)*(?:class|interface|object|fun|va[lr]|typealias)\b)/gm;
var BACKING_FIELD=/(?<=\bva[lr]\s[^\n{}=]*\n?[ \t]*)\bfield(?=\s*(?::[^=\n]+)?=(?!=))/g;var DOLLARS=/(\$+)(?:"""[\s\S]*?"""|"[^"\n]*")/g;var QUOTES_IN_QUOTES=/"""[\s\S]*?"""(?!")/g;
var wordless=text3=>text3.replace(SOFT_KEYWORDS,asName).replace(ACCESSOR_WORDS,asName);var asName=word=>`n${"_".repeat(word.length-1)}`;var withOneDollar=(text3,signs)=>text3.
replace(/\$+/g,(some,at)=>at>0&&some.length>=signs.length?some.replaceAll("$"," ").replace(/ $/,"$"):blanks(some));var withoutQuotesInside=text3=>`"""${text3.slice(
3,-3).replace(/^"+|"+$/g,blanks)}"""`;function repairKotlin(tree){const plain2=text3=>text3.replace(CONTEXT_PARAMETERS,blanks).replace(CONTEXT_TYPES,blanks).replace(
DOLLARS,withOneDollar).replace(QUOTES_IN_QUOTES,withoutQuotesInside).replace(PLATFORM,blanks).replace(CONSTRUCTOR_BELOW," ").replace(DEFINITELY,blanks).replace(
OF_ACCESSOR,blanks).replace(CALLED_LIKE_ACCESSOR,asName).replace(BY_POSITION,"$1($2)").replace(BY_NAME,(_,word,rest)=>`${word} (${rest.replace(/\bva[lr]\b/g,blanks)}\
)`).replace(ON_ONE_LINE,"$1;}").replace(ENTRY_ON_ONE_LINE,";}").replace(SUSPENDED,blanks).replace(CALLED_IN_PARENTHESES," $1 ").replace(NULLABLE_REFERENCE," ::").
replace(EMPTY_ARRAY,"10").replace(GUARD,"$1, ").replace(BACKING_FIELD,"get()");const bare=text3=>{let one=wordless(plain2(text3));for(let time=0;time<MOST_ANNOTATIONS;time++)
one=one.replace(ABOVE_DECLARATION,blanks);return one};const apart=text3=>separated(wordless(plain2(text3)));let best=tree;const misread=new Set;for(let time=0;time<
MOST_READINGS;time++){const known5=misread.size;for(const offset of keywordsAsNames(best))misread.add(offset);if(time>0&&misread.size===known5)break;best=readAgain(
best,[text3=>declared(text3,misread),text3=>declared(plain2(text3),misread),text3=>declared(wordless(plain2(text3)),misread),text3=>declared(apart(text3),misread),
bare],one=>keywordsAsNames(one).length)}return best}var MODIFIED=/^[ \t]*(?:(?:abstract|actual|companion|const|crossinline|data|enum|expect|external|final|infix|inline|inner|internal|lateinit|open|operator|override|private|protected|public|sealed|suspend|tailrec|value)[ \t]+)+(?:fun|val|var|class|interface|object|typealias)\b/;
var GOES_ON=/^\s*@|\/\/|\*\/\s*$|[{(,;=<>:+*/&|-]\s*$|\b(?:else|return|in|by)\s*$/;function separated(text3){const lines=text3.split("\n");let above="";let separate="";
return lines.map((line,at)=>{if(MODIFIED.test(line)&&above!==""&&!GOES_ON.test(above))separate=";";else separate="\n";if(line.trim()!=="")above=line;return at===
0?line:separate+line}).join("")}var ANYTHING="\u017F";var WRITTEN={"\u21D2":"=>","\u2190":"<-"};var arrow=sign=>WRITTEN[sign];function withPlainArrows(text3){if(!/[⇒←]/.test(text3))return text3;
return text3.replace(/([⇒←])[ \t](\/[/*])([^\n]?)/g,(_,sign,comment,next)=>next===""?`${arrow(sign)}  `:`${arrow(sign)} ${comment}`).replace(/([⇒←])[ \t][!~+-](?=[\w(])/g,
(_,sign)=>`${arrow(sign)} `).replace(/([⇒←])[ \t](?![-!#%&*+/:<=>?@\\^|~])/g,(_,sign)=>arrow(sign)).replace(/(?<![\w$])_[ \t]([⇒←])/g,(_,sign)=>`${ANYTHING}${arrow(
sign)}`).replace(/[ \t]([⇒←])/g,(_,sign)=>arrow(sign))}var isName=text3=>/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(text3);var WRAPPERS=/^(lazy_parameter_type|annotated_type|structural_type|existential_type|applied_constructor_type|parenthesized_type)$/;
var typesIn=(x,node)=>namedChildren(x,node).filter(child=>!/^(annotation|refinement|arguments)$/.test(x.tree.typeName(child)));function partsOf3(x,node){const{tree,
grammar}=x;if(tree.type[node]===grammar.t.compound_type)return typesIn(x,node);const[left,right]=[tree.child(node,grammar.f.left),tree.child(node,grammar.f.right)];
return[left,right].filter(one=>one>=0)}var operatorOf=(x,node)=>x.tree.textOf(x.tree.child(node,x.grammar.f.operator));function typeText3(x,node){const{tree,grammar}=x;
if(node<0)return void 0;const list=children=>children.map(one=>typeText3(x,one)??"?").join(",");switch(tree.typeName(node)){case"type_identifier":case"identifie\
r":{const text3=nameText(x,node);if(SINGLETON.test(text3))return text3;return isName(text3)&&text3!=="_"?text3:void 0}case"stable_type_identifier":case"stable_i\
dentifier":return pathText(x,node);case"projected_type":{const of=typeText3(x,tree.child(node,grammar.f.type));const name2=typeText3(x,tree.child(node,grammar.f.
selector));return of===void 0||name2===void 0||/[<|]/.test(of)?void 0:`${of}.${name2}`}case"generic_type":{const of=typeText3(x,tree.child(node,grammar.f.type));
const given=childOfType(x,node,grammar.t.type_arguments);if(of===void 0||/[>|]/.test(of))return void 0;return given<0?of:`${of}<${list(namedChildren(x,given))}>`}case"\
singleton_type":{const text3=tree.textOf(node).replace(/\s+/g,"");if(text3==="this.type")return"static";return/^[\w.$]+\.type$/.test(text3)?text3:void 0}case"fu\
nction_type":{const parameters=namedChildren(x,tree.child(node,grammar.f.parameters)>=0?tree.child(node,grammar.f.parameters):namedChildren(x,node)[0]??-1);const result=typeText3(
x,tree.child(node,grammar.f.return_type))??"?";return`scala.Function${parameters.length}<${[...parameters.map(one=>typeText3(x,one)??"?"),result].join(",")}>`}case"\
tuple_type":{const parts=namedChildren(x,node);if(parts.length<2)return typeText3(x,parts[0]??-1);return`scala.Tuple${parts.length}<${list(parts)}>`}case"compou\
nd_type":return eitherText(x,node);case"infix_type":{const operator2=operatorOf(x,node);if(operator2==="&"||operator2==="|")return eitherText(x,node);const[left,
right]=partsOf3(x,node);if(left===void 0||right===void 0)return void 0;if(operator2==="<:")return`+${typeText3(x,right)??"?"}`;if(operator2===">:")return"?";return isName(
operator2)?`${operator2}<${list([left,right])}>`:void 0}case"repeated_parameter_type":{const of=typeText3(x,tree.child(node,grammar.f.type));return of===void 0?
void 0:`${/\|/.test(of)?`(${of})`:of}[]`}case"wildcard":return"?";default:return WRAPPERS.test(tree.typeName(node))?typeText3(x,typesIn(x,node)[0]??-1):void 0}}
function eitherText(x,node){const texts=partsOf3(x,node).flatMap(one=>typeText3(x,one)??[]);return texts.length===0?void 0:texts.join("|")}function pathText(x,node){
const text3=x.tree.textOf(node).replace(/\s+/g,"").replaceAll("`","");return/^[\p{L}_$][\p{L}\p{N}_$.]*$/u.test(text3)?text3:void 0}function writeType3(x,node){
if(node<0)x.out.leaf(OP.typeInferred);else visit(x,node)}function parametersIn2(x,list){const{tree,grammar}=x;const found=[];const read3=node=>{for(const child of tree.
children(node)){const type2=tree.typeName(child);if(type2.endsWith("type_parameter"))read3(child);else if(tree.field[child]===grammar.f.name&&grammar.isNamed(tree,
child))found.push({name:child,bounds:[]});else if(grammar.isNamed(tree,child)&&/_bound$/.test(type2))found.at(-1)?.bounds.push(child)}};if(list>=0)read3(list);return found}
var typeParameterList=(x,node)=>childOfType(x,node,x.grammar.t.type_parameters);function typeParameterTexts3(x,node){const{tree,grammar}=x;const found=parametersIn2(
x,typeParameterList(x,node)).map(({name:name2,bounds})=>{const upper=bounds.find(one=>tree.type[one]===grammar.t.upper_bound);const text3=upper===void 0?void 0:
typeText3(x,tree.child(upper,grammar.f.type));return text3===void 0?[nameText(x,name2)]:[nameText(x,name2),...text3.split("|")]});return found.length===0?void 0:
found}function writeTypeParameters2(x,node){writeParameters2(x,parametersIn2(x,typeParameterList(x,node)),OP.typeParameter)}function writeParameters2(x,parameters,operation){
const{out}=x;for(const{name:name2,bounds}of parameters){if(x.tree.typeName(name2)==="wildcard")continue;out.begin(operation);writeTermName(x,name2);for(const bound of bounds)
for(const type2 of namedChildren(x,bound))visit(x,type2);out.end()}}function typeLambda(x,node,list){x.out.begin(OP.typeLambda);writeParameters2(x,parametersIn2(
x,list),OP.lambdaTypeParameter);writeType3(x,x.tree.child(node,x.grammar.f.return_type));x.out.end()}function writeTypeName(x,node,args=[]){const{tree,grammar,out}=x;
const type2=tree.typeName(node);if(type2==="stable_type_identifier"||type2==="stable_identifier"){const parts=namedChildren(x,node);const name2=parts.at(-1);out.
begin(OP.innerType);writeTermName(x,name2);writePath(x,parts.slice(0,-1))}else if(type2==="projected_type"){out.begin(OP.innerType);writeTermName(x,tree.child(node,
grammar.f.selector));visit(x,tree.child(node,grammar.f.type))}else if(type2==="type_identifier"||type2==="identifier"){out.begin(OP.namedType);writeTermName(x,node)}else{
out.begin(OP.sequence);visit(x,node)}for(const one of args)visit(x,one);out.end()}function writePath(x,parts){const{tree,grammar,out}=x;const flatOf=part=>tree.
type[part]===grammar.t.stable_identifier?namedChildren(x,part).flatMap(flatOf):[part];const flat=parts.flatMap(flatOf);const write=last3=>{const name2=flat[last3];
if(name2===void 0){out.leaf(OP.sequence);return}if(/^(this|super)$/.test(tree.textOf(name2))&&last3<=1){out.leaf(tree.textOf(name2)==="this"?OP.thisOf:OP.superOf,
out.string(last3===0?"":nameText(x,flat[0])));return}out.begin(last3===0?OP.term:OP.select);writeTermName(x,name2);out.operand(0);if(last3>0)write(last3-1);out.
end()};write(flat.length-1)}function known(x,path,args){const{out}=x;out.begin(OP.knownType);out.operand(out.string(path));for(const one of args)visit(x,one);out.
end()}function compound(x,node){x.out.begin(OP.compoundType);for(const one of partsOf3(x,node))visit(x,one);x.out.end()}function wrapped2(x,node){const[inner,...others]=namedChildren(
x,node);if(inner===void 0){x.out.leaf(OP.typeInferred);return}x.out.begin(OP.typeAnnotated);visit(x,inner);for(const one of others)visit(x,one);x.out.end()}var SINGLETON=/^[\w$]+(?:\.[\w$]+)*\.type$/;
function typeOfPath(x,node){const{tree,out}=x;let offset=tree.start[node];const names=tree.textOf(node).split(".").slice(0,-1);const places=names.map(name2=>{const at=offset;
offset+=name2.length+1;return at});const write=last3=>{const name2=names[last3];const at=places[last3];if(name2==="this"){out.leaf(OP.thisOf,out.string(""));return}
out.begin(last3===0?OP.term:OP.select);out.operand(out.string(name2));out.operand(x.placeless?0:tree.lineAt(at));out.operand(x.placeless?0:tree.columnAt(at));out.
operand(0);if(last3>0)write(last3-1);out.end()};out.begin(OP.typeOfTerm);write(names.length-1);out.end()}scalaHandlers.handle({type_identifier:(x,node)=>SINGLETON.
test(x.tree.textOf(node))?typeOfPath(x,node):writeTypeName(x,node),stable_type_identifier:(x,node)=>writeTypeName(x,node),projected_type:(x,node)=>writeTypeName(
x,node),generic_type:(x,node)=>{const given=childOfType(x,node,x.grammar.t.type_arguments);writeTypeName(x,x.tree.child(node,x.grammar.f.type),given<0?[]:namedChildren(
x,given))},singleton_type:(x,node)=>{const{tree,out}=x;const parts=namedChildren(x,node);out.begin(OP.typeOfTerm);writePath(x,parts.filter(one=>tree.textOf(one)!==
"type"));out.end()},function_type:(x,node)=>{const{tree,grammar}=x;const[first=-1]=namedChildren(x,node);if(first>=0&&tree.type[first]===grammar.t.type_parameters){
typeLambda(x,node,first);return}const result=tree.child(node,grammar.f.return_type);const parameters=first===result?[]:namedChildren(x,first);known(x,`scala.Fun\
ction${parameters.length}`,result<0?parameters:[...parameters,result])},type_lambda:(x,node)=>typeLambda(x,node,node),tuple_type:(x,node)=>{const parts=namedChildren(
x,node);if(parts.length===1)visit(x,parts[0]);else known(x,`scala.Tuple${parts.length}`,parts)},compound_type:compound,infix_type:(x,node)=>{const{tree,grammar,
out}=x;const operator2=operatorOf(x,node);const[left,right]=partsOf3(x,node);if(operator2==="&"||operator2==="|")compound(x,node);else if(operator2==="<:"||operator2===
">:"){out.begin(OP.typeWildcard);out.operand(operator2==="<:"?1:2);if(right!==void 0)visit(x,right);out.end()}else{out.begin(OP.namedType);writeTermName(x,tree.
child(node,grammar.f.operator));if(left!==void 0)visit(x,left);if(right!==void 0)visit(x,right);out.end()}},repeated_parameter_type:(x,node)=>{const{out}=x;out.
begin(OP.typeArray);writeType3(x,namedChildren(x,node)[0]??-1);out.end()},lazy_parameter_type:wrapped2,annotated_type:wrapped2,structural_type:wrapped2,existential_type:wrapped2});var isVariable=text3=>/^[\p{Ll}_]/u.test(text3);var isAnything=text3=>text3==="_"||text3===ANYTHING;var isIdentifier=(x,node)=>/^(operator_)?identifier$/.test(x.
tree.typeName(node));function boundNames(x,pattern){const{tree,grammar}=x;const type2=tree.typeName(pattern);if(isIdentifier(x,pattern)){const text3=tree.textOf(
pattern);return isVariable(text3)&&!isAnything(text3)?[pattern]:[]}if(type2==="capture_pattern"){const name2=tree.child(pattern,grammar.f.name);return[name2,...fields(
x,pattern,grammar.f.pattern).flatMap(one=>boundNames(x,one))]}if(type2==="typed_pattern"||type2==="given_pattern")return fields(x,pattern,grammar.f.pattern).flatMap(
one=>boundNames(x,one));if(type2==="case_class_pattern"||type2==="repeat_pattern")return fields(x,pattern,grammar.f.pattern).flatMap(one=>boundNames(x,one));if(type2===
"infix_pattern")return[tree.child(pattern,grammar.f.left),tree.child(pattern,grammar.f.right)].flatMap(one=>one<0?[]:boundNames(x,one));if(/pattern$|^identifiers$/.
test(type2))return namedChildren(x,pattern).flatMap(one=>boundNames(x,one));return[]}function writeBound(x,name2){x.out.begin(OP.bound);writeTermName(x,name2);x.
out.end()}function writePattern(x,pattern,isDeclared=false){const{tree,grammar,out}=x;const{f}=grammar;const inner=node=>writePattern(x,node,isDeclared);if(isIdentifier(
x,pattern)){const text3=tree.textOf(pattern);if(isAnything(text3))out.leaf(OP.sequence);else if(!isVariable(text3))stable(x,[pattern]);else if(isDeclared)out.leaf(
OP.sequence);else writeBound(x,pattern);return}switch(tree.typeName(pattern)){case"wildcard":out.leaf(OP.sequence);return;case"identifiers":{out.begin(OP.alternatives);
for(const one of namedChildren(x,pattern))inner(one);out.end();return}case"capture_pattern":{const name2=tree.child(pattern,f.name);const[of=-1]=fields(x,pattern,
f.pattern);if(isDeclared)out.begin(OP.sequence);else{out.begin(OP.captured);writeTermName(x,name2)}if(of>=0)inner(of);else out.leaf(OP.sequence);out.end();return}case"\
typed_pattern":{out.begin(OP.typedPattern);const[of=-1]=fields(x,pattern,f.pattern);if(of>=0)inner(of);else out.leaf(OP.sequence);writeType3(x,tree.child(pattern,
f.type));out.end();return}case"case_class_pattern":{const type2=tree.child(pattern,f.type);out.begin(OP.extracted);writeExtractor(x,type2);for(const one of fields(
x,pattern,f.pattern))inner(one);out.end();return}case"infix_pattern":{const operator2=tree.child(pattern,f.operator);out.begin(OP.extracted);writeExtractor(x,operator2);
inner(tree.child(pattern,f.left));inner(tree.child(pattern,f.right));out.end();return}case"tuple_pattern":case"parenthesized_pattern":{const parts=namedChildren(
x,pattern);if(parts.length===1){inner(parts[0]);return}out.begin(OP.extracted);out.leaf(OP.sequence);for(const one of parts)inner(one);out.end();return}case"alt\
ernative_pattern":{out.begin(OP.alternatives);for(const one of namedChildren(x,pattern))inner(one);out.end();return}case"repeat_pattern":{out.begin(OP.rest);const[
of=-1]=fields(x,pattern,f.pattern);if(of>=0)inner(of);else out.leaf(OP.sequence);out.end();return}case"stable_identifier":case"field_expression":case"stable_typ\
e_identifier":stable(x,namedChildren(x,pattern));return;case"interpolated_string_expression":{out.begin(OP.sequence);for(const part of namedChildren(x,pattern))
if(tree.typeName(part)==="interpolated_string")for(const piece of namedChildren(x,part))for(const one of namedChildren(x,piece))inner(one);out.end();return}default:
out.begin(OP.stable);visit(x,pattern);out.end()}}function stable(x,parts){x.out.begin(OP.stable);writePath(x,parts);x.out.end()}function writeExtractor(x,type2){
const{tree,grammar}=x;if(type2<0)x.out.leaf(OP.sequence);else if(tree.typeName(type2)==="generic_type")writeExtractor(x,tree.child(type2,grammar.f.type));else if(/^stable_/.
test(tree.typeName(type2)))writePath(x,namedChildren(x,type2));else writePath(x,[type2])}scalaHandlers.handle({identifiers:(x,node)=>visitEach(x,node)});var HOLDERS=/^(arguments|parenthesized_expression|block|indented_block|tuple_expression|lambda_expression|case_clause|if_expression|val_definition|var_definition|function_definition|template_body|colon_argument|compilation_unit|interpolation|while_expression|for_expression|try_expression|finally_clause|throw_expression|return_expression|guard|enumerator)$/;
var NO_VALUE2=/type|pattern|_bound$|^(type_arguments|parameters|class_parameters|bindings|modifiers)$/;function placeholdersIn(x,node){const{tree,grammar}=x;const holds=HOLDERS.
test(tree.typeName(node));let count=0;for(const child of tree.children(node)){if(tree.field[child]===grammar.f.lambda_start)continue;if(tree.type[child]===grammar.
t.wildcard)count++;else if(grammar.isNamed(tree,child)&&!holds&&!NO_VALUE2.test(tree.typeName(child)))count+=placeholdersIn(x,child)}return count}function writeValue(x,node){
const{tree,grammar,out}=x;const type2=tree.typeName(node);const isMade2=tree.type[node]!==grammar.t.wildcard&&(type2==="tuple_expression"||!HOLDERS.test(type2));
const count=isMade2?placeholdersIn(x,node):0;if(count===0){visit(x,node);return}const s=scala(x);const outer={placeholders:s.placeholders,isLocal:s.isLocal};s.placeholders=
0;s.isLocal=true;out.begin(OP.lambda);out.operand(count);out.operand(0);out.operand(SHAPE.droppable);for(let at=0;at<count;at++)out.leaf(OP.placeholderParameter,
at);visit(x,node);out.end();Object.assign(s,outer)}function useOf2(x,node){const{tree,grammar}=x;const parent=tree.parent[node];const isAssigned=parent>=0&&tree.
typeName(parent)==="assignment_expression"&&tree.child(parent,grammar.f.left)===node&&!isGivenFunction(x,parent);return isAssigned?USE_WRITE:USE_READ}function identifier(x,node){
const{tree,out}=x;const text3=tree.textOf(node);if(text3==="this"||text3==="super")out.leaf(text3==="this"?OP.thisOf:OP.superOf,out.string(""));else if(text3===
"_")out.leaf(OP.sequence);else{out.begin(OP.term);writeTermName(x,node);out.operand(useOf2(x,node));out.end()}}function conditional2(x,node){const{tree,grammar,
out}=x;const{f}=grammar;const parts=[tree.child(node,f.condition),tree.child(node,f.consequence),tree.child(node,f.alternative)];out.begin(OP.either);for(const one of parts)
if(one>=0)writeValue(x,one);out.end()}function writeAll(x,node,operation){x.out.begin(operation);for(const one of namedChildren(x,node))writeValue(x,one);x.out.
end()}function comprehension(x,node){const{tree,grammar,out}=x;const{f}=grammar;const isYielding=[...tree.children(node)].some(child=>tree.typeName(child)==="yi\
eld");out.begin(OP.comprehension);out.operand(isYielding?1:0);const list=childOfType(x,node,grammar.t.enumerators);for(const one of list<0?[]:namedChildren(x,list))
visit(x,one);const body=tree.child(node,f.body);if(body>=0)writeValue(x,body);else out.leaf(OP.sequence);out.end()}function enumerator(x,node){const{tree,grammar,
out}=x;const[pattern,value,...others]=namedChildren(x,node);out.begin(OP.sequence);if(pattern!==void 0&&tree.type[pattern]===grammar.t.guard)visit(x,pattern);else if(pattern!==
void 0&&value!==void 0){const isDrawn=tree.text.slice(tree.end[pattern],tree.start[value]).includes("<-");out.begin(isDrawn?OP.generator:OP.bindings);writePattern(
x,pattern);if(!isDrawn)out.leaf(OP.typeInferred);writeValue(x,value);out.end()}for(const one of others)visit(x,one);out.end()}scalaHandlers.handle({identifier,operator_identifier:identifier,
wildcard:x=>{x.out.leaf(OP.placeholder,scala(x).placeholders++)},guard:(x,node)=>{const condition=x.tree.child(node,x.grammar.f.condition);if(condition>=0)writeValue(
x,condition);else x.out.leaf(OP.sequence)},parenthesized_expression:(x,node)=>writeAll(x,node,OP.sequence),tuple_expression:(x,node)=>writeAll(x,node,OP.tupled),
if_expression:conditional2,while_expression:(x,node)=>writeAll(x,node,OP.sequence),do_while_expression:(x,node)=>writeAll(x,node,OP.sequence),for_expression:comprehension,
enumerator,finally_clause:(x,node)=>writeAll(x,node,OP.sequence),throw_expression:(x,node)=>writeAll(x,node,OP.never),return_expression:(x,node)=>writeAll(x,node,
OP.never),ascription_expression:(x,node)=>{const[value,type2]=namedChildren(x,node);x.out.begin(OP.ascribed);if(value!==void 0)writeValue(x,value);else x.out.leaf(
OP.sequence);if(type2!==void 0&&!/^annotation$/.test(x.tree.typeName(type2)))visit(x,type2);x.out.end()},prefix_expression:(x,node)=>{const{tree,out}=x;const operand2=namedChildren(
x,node).at(-1);const offset=tree.start[node];const sign=/^[!~+-]/.exec(tree.textOf(node))?.[0]??"!";out.begin(OP.prefixed);out.operand(out.string(sign));out.operand(
x.placeless?0:tree.lineAt(offset));out.operand(x.placeless?0:tree.columnAt(offset));if(operand2!==void 0)visit(x,operand2);out.end()},interpolated_string_expression:(x,node)=>{
const{tree,grammar,out}=x;const name2=tree.child(node,grammar.f.interpolator);if(name2<0){visitChildren(x,node,OP.text);return}out.begin(OP.interpolation);writeTermName(
x,name2);for(const one of namedChildren(x,node))if(one!==name2)visit(x,one);out.end()},interpolated_string:(x,node)=>visitChildren(x,node,OP.sequence),interpolation:(x,node)=>writeAll(
x,node,OP.sequence),string:literal(LITERAL.string),integer_literal:(x,node)=>x.out.leaf(OP.literal,/[lL]$/.test(x.tree.textOf(node))?LITERAL.long:LITERAL.int),floating_point_literal:(x,node)=>x.
out.leaf(OP.literal,/[fF]$/.test(x.tree.textOf(node))?LITERAL.float:LITERAL.double),boolean_literal:literal(LITERAL.boolean),character_literal:literal(LITERAL.char),
null_literal:literal(LITERAL.null),symbol_literal:x=>x.out.leaf(OP.sequence),unit:x=>x.out.leaf(OP.knownType,x.out.string("scala.Unit")),comment:x=>x.out.leaf(OP.
sequence)});function writeCounts(x,lists2){x.out.operand(lists2.length);for(const list of lists2)x.out.operand(argumentsIn(x,list).length)}function argumentsIn(x,list){const{
tree,grammar}=x;const type2=tree.type[list];if(type2===grammar.t.arguments||type2===grammar.t.tuple_expression)return namedChildren(x,list);return[list]}function writeArguments3(x,list){
for(const one of argumentsIn(x,list))writeArgument(x,one)}function writeArgument(x,node){const{tree,grammar,out}=x;const type2=tree.typeName(node);if(isNamedArgument(
x,node)){out.begin(OP.named);writeTermName(x,tree.child(node,grammar.f.left));writeValue(x,tree.child(node,grammar.f.right));out.end();return}if(type2==="ascrip\
tion_expression"&&namedChildren(x,node).some(one=>tree.typeName(one)==="repeated_parameter_type")){out.begin(OP.spreadOf);writeValue(x,namedChildren(x,node)[0]);
out.end();return}const inner=functionIn(x,node);if(inner>=0)visit(x,inner);else writeValue(x,node)}var isNamedArgument=(x,node)=>x.tree.typeName(node)==="assign\
ment_expression"&&x.tree.typeName(x.tree.child(node,x.grammar.f.left))==="identifier"&&!isGivenFunction(x,node);function functionIn(x,node){const{tree,grammar}=x;
let at=node;for(let depth=0;depth<4;depth++){const type2=tree.type[at];if(type2===grammar.t.lambda_expression||type2===grammar.t.case_block||type2===grammar.t.indented_cases)
return at;if(type2===grammar.t.colon_argument&&tree.child(at,grammar.f.lambda_start)>=0)return at;if(!isBlock(x,at)&&type2!==grammar.t.parenthesized_expression)
return-1;const children=namedChildren(x,at);const[first]=children;if(first===void 0)return-1;if(type2!==grammar.t.parenthesized_expression&&tree.type[first]===grammar.
t.lambda_expression)return at;if(children.length!==1)return-1;at=first}return-1}function isBlock({tree,grammar:{t}},node){const type2=tree.type[node];return type2===
t.block||type2===t.indented_block||type2===t.colon_argument}function importersIn(x,node){const{tree,grammar}=x;const found=[];let path=[];const end=selectors=>{if(path.length>0||selectors.length>0)found.push({path,selectors});
path=[]};const endPlain=()=>{const name2=path.pop();if(name2!==void 0)end([{name:name2,alias:-1}])};let before2=-1;for(const child of namedChildren(x,node)){const type2=tree.
typeName(child);if(before2>=0&&tree.text.slice(tree.end[before2],tree.start[child]).includes(","))endPlain();before2=child;if(type2==="namespace_wildcard")end([
{name:-1,alias:-1}]);else if(type2==="namespace_selectors")end(namedChildren(x,child).flatMap(one=>selectorOf(x,one)));else if(/renamed_identifier$/.test(type2))
end(selectorOf(x,child));else if(tree.type[child]===grammar.t.stable_identifier)path.push(...namedChildren(x,child));else path.push(child)}endPlain();return found}
function selectorOf(x,node){const{tree,grammar}=x;const type2=tree.typeName(node);if(type2==="namespace_wildcard")return[{name:-1,alias:-1}];if(type2==="identif\
ier"||type2==="operator_identifier")return[{name:node,alias:-1}];const name2=tree.child(node,grammar.f.name);return name2<0?[]:[{name:name2,alias:tree.child(node,
grammar.f.alias)}]}function textsOf(x,node){const isExported=x.tree.typeName(node)==="export_declaration";return importersIn(x,node).flatMap(({path,selectors})=>{
const from=path.map(part=>nameText(x,part)).join(".");const hidden=new Set(selectors.filter(({alias})=>alias>=0&&nameText(x,alias)==="_").map(({name:name2})=>name2));
return selectors.flatMap(({name:name2,alias})=>{if(hidden.has(name2))return[];const place2={line:0,column:0,length:0,...isExported?{exported:true}:{}};if(name2<
0)return[{path:from,all:true,...place2}];const whole=`${from}.${nameText(x,name2)}`;return[alias<0?{path:whole,...place2}:{path:whole,alias:nameText(x,alias),...place2}]})})}
function importsIn(x,body){const{tree}=x;const found=[];for(const child of tree.children(body))if(isImport(x,child))found.push(...textsOf(x,child));return found}
var isImport=(x,node)=>/^(import|export)_declaration$/.test(x.tree.typeName(node));function writeImport(x,node){const{out}=x;out.begin(OP.sequence);for(const{path,
selectors}of importersIn(x,node)){out.begin(OP.importFrom);writePath(x,path);for(const{name:name2,alias}of selectors){if(name2<0)out.leaf(OP.selector,out.string(
"_"),0,0,out.string(""));else{out.begin(OP.selector);writeTermName(x,name2);out.operand(out.string(alias<0?"":nameText(x,alias)));out.end()}}out.end()}out.end()}
scalaHandlers.handle({import_declaration:writeImport,export_declaration:writeImport});var isContextual=(x,list)=>hasWord(x,list,"implicit")||hasWord(x,list,"using")||parametersIn3(x,list).some(one=>isUnnamed(x.tree,one));var isParameter=(x,node)=>/^(class_)?parameter$/.
test(x.tree.typeName(node));var parametersIn3=(x,list)=>namedChildren(x,list).filter(one=>isParameter(x,one));function writeUnnamed(x,list){const{tree,grammar}=x;
for(const one of namedChildren(x,list)){if(!isParameter(x,one))visit(x,one);else if(isUnnamed(tree,one)){const type2=tree.child(one,grammar.f.type);if(type2>=0)
visit(x,type2);else writeTypeName(x,tree.child(one,grammar.f.name))}}}function parametersOf3(x,lists2){const{tree,grammar}=x;const parameters=[];const defaults=[];
const counts=[];let contextual=false;let variadic=false;for(const list of lists2){if(isContextual(x,list)){contextual=true;continue}const own=parametersIn3(x,list);
counts.push(own.length);for(const one of own){const name2=tree.child(one,grammar.f.name);const type2=tree.child(one,grammar.f.type);if(type2>=0&&tree.type[type2]===
grammar.t.repeated_parameter_type)variadic=true;if(tree.child(one,grammar.f.default_value)>=0)defaults.push(parameters.length);parameters.push([name2<0?"":nameText(
x,name2),typeText3(x,type2)??"?"])}}const required=parameters.length-defaults.length-(variadic?1:0);return{variadic,said:{parameters,...required<parameters.length?
{required,defaults}:{},...counts.length===1?{}:{lists:counts},...contextual?{contextual:true}:{}}}}function writeParameters3(x,lists2,ofConstructor=false){const{
tree,grammar,out}=x;for(const list of lists2){if(isContextual(x,list))writeUnnamed(x,list);for(const one of parametersIn3(x,list)){const name2=tree.child(one,grammar.
f.name);const type2=tree.child(one,grammar.f.type);const value=tree.child(one,grammar.f.default_value);if(name2<0||isUnnamed(tree,one))continue;if(ofConstructor){
writeType3(x,type2);if(value>=0)writeValue(x,value);continue}out.begin(OP.local);writeTermName(x,name2);out.operand(0);writeType3(x,type2);if(value>=0)writeValue(
x,value);out.end()}}}var objectName=name2=>`${name2}$`;function flagsOf2(words){let flags=words.has("private")?FLAG.private:words.has("protected")?FLAG.protected:FLAG.public;if(words.
has("abstract"))flags|=FLAG.abstract;if(words.has("override"))flags|=FLAG.declaresOverride;if(words.has("implicit"))flags|=FLAG.implicit;return flags}function annotations2(x,node){
const{tree,grammar}=x;for(const child of tree.children(node))if(tree.type[child]===grammar.t.annotation)visit(x,child)}function parentsOf(x,node){const{tree,grammar}=x;
const clause=tree.child(node,grammar.f.extend);return clause<0?[]:parentsIn(x,clause)}function parentsIn(x,node){const{tree,grammar}=x;const found=[];for(const child of namedChildren(
x,node)){const type2=tree.type[child];if(type2===grammar.t.arguments)found.at(-1)?.args.push(child);else if(type2===grammar.t.template_body||type2===grammar.t.with_template_body||
type2===grammar.t.annotation)continue;else if(type2===grammar.t.compound_type)for(const one of namedChildren(x,child))found.push({type:one,args:[]});else found.
push({type:child,args:[]})}return found}function placeOf2(x,text3){const{types}=x.surface;const{unwritten}=scala(x);const isSame=({name:name2,outer,within,package:own})=>name2===
text3.name&&outer===text3.outer&&within===text3.within&&own===text3.package;const made=unwritten.findIndex(at2=>isSame(types[at2]));if(made<0)return types.push(
text3)-1;const[at]=unwritten.splice(made,1);types[at]=text3;return at}function writeClass2(x,text3,{parents,body,lists:lists2,node}){const{grammar,out}=x;const s=scala(
x);const supertypes=parents.map(({type:type3})=>typeText3(x,type3)??"?");if(supertypes.length>0){text3.supertypes=[...supertypes].reverse();if(!(text3.flags&FLAG.
interface))text3.superclass=supertypes.length-1}const typeParameters2=typeParameterTexts3(x,node);if(typeParameters2)text3.typeParameters=typeParameters2;const self=body<
0?-1:childOfType(x,body,grammar.t.self_type);const selfType=self<0?void 0:namedChildren(x,self)[1];const selfText2=selfType===void 0?void 0:typeText3(x,selfType);
if(selfText2!==void 0)text3.forwardsTo=selfText2.split("|").reverse();if(body>=0){const imports2=importsIn(x,body);if(imports2.length>0)text3.imports=imports2}const type2=placeOf2(
x,text3);const outer={isLocal:s.isLocal,placeholders:s.placeholders};s.isLocal=false;const frame=enter(x,type2,-1,text3.symbol>=0?text3.symbol:x.symbol);out.begin(
OP.type);out.operand(type2);out.operand(x.symbol);writeTypeParameters2(x,node);for(const[at,{type:one}]of parents.entries()){out.begin(OP.supertype);writePosition(
x,one);out.operand(at===0&&!(text3.flags&FLAG.interface)?0:1);if(x.tree.type[one]===grammar.t.identifier)writeTypeName(x,one);else visit(x,one);out.end()}const derived=x.
tree.child(node,grammar.f.derive);if(derived>=0)visitEach(x,derived);if(lists2)primaryConstructor2(x,lists2,text3,node);superCalls(x,parents,text3.name==="");if(self>=
0){const[name2]=namedChildren(x,self);out.begin(OP.selfType);out.operand(out.string(name2===void 0?"":nameText(x,name2)));if(selfType!==void 0)visit(x,selfType);
out.end()}if(body>=0)writeMembers(x,body);out.end();Object.assign(x,frame);Object.assign(s,outer);return type2}function primaryConstructor2(x,lists2,text3,node){
const{tree,grammar,out}=x;const parameters=parametersOf3(x,lists2);const words=new Set;for(const child of tree.children(node))if(tree.typeName(child)==="access_\
modifier")for(const word of plainAccess(tree.textOf(child)).match(/\w+/g)??[])words.add(word);text3.members.push({name:text3.name,kind:MEMBER_CONSTRUCTOR,flags:flagsOf2(
words)|(parameters.variadic?FLAG.variadic:0),symbol:-1,...parameters.said});const isCase=(text3.flags&FLAG.record)!==0;for(const[nth,list]of lists2.entries())for(const one of namedChildren(
x,list)){const name2=tree.child(one,grammar.f.name);if(tree.type[one]!==grammar.t.class_parameter||name2<0)continue;const isValue3=hasWord(x,one,"val")||hasWord(
x,one,"var")||isCase&&nth===0;const own=wordsOf(x,one);const type2=tree.child(one,grammar.f.type);const access=isValue3?flagsOf2(own):FLAG.private;const given=typeText3(
x,type2);text3.members.push({name:nameText(x,name2),kind:MEMBER_FIELD,flags:access|(own.has("override")?FLAG.declaresOverride:0),symbol:symbolOf(x,name2),...given===
void 0?{}:{type:given}});annotations2(x,one)}out.begin(OP.block);writeParameters3(x,lists2,true);out.end()}function lastName2(x,type2){const{tree,grammar}=x;if(tree.
type[type2]===grammar.t.generic_type)return lastName2(x,tree.child(type2,grammar.f.type));return tree.typeName(type2)==="stable_type_identifier"?namedChildren(x,
type2).at(-1)??type2:type2}function superCalls(x,parents,isNameless){const{out}=x;for(const[at,{type:type2,args}]of parents.entries()){if(args.length===0&&!(isNameless&&
at===0))continue;out.begin(OP.superCall);writePosition(x,lastName2(x,type2));out.leaf(OP.typeText,out.string(typeText3(x,type2)??"?"));for(const list of args)writeArguments3(
x,list);out.end()}}function outerOf2(x){return x.type===scala(x).top?x.member>=0?x.type:-1:x.type}function typeAt(x,name2,symbol,flags){const text3=newType(name2,
symbol,flags,outerOf2(x),x.member);const s=scala(x);const own=s.packages.at(-1)??"";if(text3.outer<0&&own!==x.surface.package)text3.package=own;return text3}var bodyOf=(x,node)=>x.
tree.child(node,x.grammar.f.body);function classDefinition(x,node){const{tree,grammar}=x;const name2=tree.child(node,grammar.f.name);const words=wordsOf(x,node);
const isTrait=tree.typeName(node)==="trait_definition";let flags=flagsOf2(words);if(isTrait)flags|=FLAG.interface|FLAG.abstract;if(hasWord(x,node,"case")||tree.
typeName(node)==="enum_definition")flags|=FLAG.record;const text3=typeAt(x,nameText(x,name2),symbolOf(x,name2),flags);annotations2(x,node);const lists2=fields(x,
node,grammar.f.class_parameters);x.out.begin(OP.sequence);writeClass2(x,text3,{parents:parentsOf(x,node),body:bodyOf(x,node),lists:lists2,node});if(text3.flags&
FLAG.record&&!text3.members.some(one=>one.name==="copy"))addCopy(text3);x.out.end()}function addCopy(text3){const made=text3.members.find(one=>one.kind===MEMBER_CONSTRUCTOR);
const parameters=made?.parameters??[];text3.members.push({name:"copy",kind:MEMBER_METHOD,flags:FLAG.public,symbol:text3.symbol,parameters,...made?.lists?{lists:made.
lists}:{},required:0,defaults:parameters.map((_,at)=>at),type:selfText(text3)})}function objectDefinition(x,node){const{tree,grammar}=x;const name2=tree.child(node,
grammar.f.name);const isPackage2=tree.typeName(node)==="package_object";const flags=flagsOf2(wordsOf(x,node))|FLAG.object;const text3=typeAt(x,isPackage2?"packa\
ge$":objectName(nameText(x,name2)),symbolOf(x,name2),flags);if(isPackage2)text3.package=joined(scala(x).packages.at(-1)??"",nameText(x,name2));annotations2(x,node);
const s=scala(x);if(isPackage2)s.packages.push(text3.package??"");x.out.begin(OP.sequence);writeClass2(x,text3,{parents:parentsOf(x,node),body:bodyOf(x,node),lists:void 0,
node});x.out.end();if(isPackage2)s.packages.pop()}var joined=(around,name2)=>around===""?name2:`${around}.${name2}`;function enumCase(x,node){const{tree,grammar}=x;
const name2=tree.child(node,grammar.f.name);const around=x.surface.types[x.type];const lists2=fields(x,node,grammar.f.class_parameters);const own=parentsOf(x,node);
const isClass=lists2.length>0;const text3=newType(isClass?nameText(x,name2):objectName(nameText(x,name2)),symbolOf(x,name2),FLAG.public,enumObject(x),x.member);
text3.flags|=isClass?FLAG.record:FLAG.object;if(around){const{typeParameters:typeParameters2}=around;const names=typeParameters2?.map(([name3])=>name3).join(",");
if(own.length===0)text3.supertypes=[names===void 0||!isClass?around.name:`${around.name}<${names}>`];if(typeParameters2)text3.typeParameters=typeParameters2;const path=`${around.
name}.${nameText(x,name2)}`;around.imports=[...around.imports??[],{path,line:0,column:0,length:0}]}x.out.begin(OP.sequence);writeClass2(x,text3,{parents:own,body:-1,
lists:isClass?lists2:void 0,node});x.out.end()}function enumObject(x){const{types}=x.surface;const around=types[x.type];if(!around)return x.type;const name2=objectName(
around.name);const found=types.findIndex(one=>one.name===name2&&one.outer===around.outer);if(found>=0)return found;const text3=newType(name2,around.symbol,FLAG.
public|FLAG.object,around.outer,around.within);if(around.package!==void 0)text3.package=around.package;const at=types.push(text3)-1;scala(x).unwritten.push(at);
return at}function typeDefinition(x,node){const{tree,grammar,out}=x;const name2=tree.child(node,grammar.f.name);const type2=tree.child(node,grammar.f.type);const text3=typeAt(
x,nameText(x,name2),symbolOf(x,name2),flagsOf2(wordsOf(x,node)));if(type2<0)text3.flags|=FLAG.announced;const typeParameters2=typeParameterTexts3(x,node);if(typeParameters2)
text3.typeParameters=typeParameters2;const bounds=namedChildren(x,node).filter(child=>tree.typeName(child).endsWith("_bound"));const upper=bounds.find(child=>tree.
type[child]===grammar.t.upper_bound);const alias=typeText3(x,type2>=0?type2:upper===void 0?-1:tree.child(upper,grammar.f.type));if(alias!==void 0&&alias!=="?")text3.
alias=alias;const index=x.surface.types.push(text3)-1;const frame=enter(x,index,-1,text3.symbol);out.begin(OP.type);out.operand(index);out.operand(text3.symbol);
writeTypeParameters2(x,node);if(type2>=0)visit(x,type2);for(const bound of bounds)visitEach(x,bound);out.end();Object.assign(x,frame)}scalaHandlers.handle({class_definition:classDefinition,
trait_definition:classDefinition,enum_definition:classDefinition,object_definition:objectDefinition,package_object:objectDefinition,simple_enum_case:enumCase,full_enum_case:enumCase,
type_definition:typeDefinition,self_type:x=>x.out.leaf(OP.sequence),package_clause:(x,node)=>{const{tree,grammar,out}=x;const s=scala(x);const name2=tree.child(
node,grammar.f.name);const own=joined(s.packages.at(-1)??"",name2<0?"":tree.textOf(name2).replace(/[\s`]+/g,""));const body=bodyOf(x,node);out.begin(OP.sequence);
if(body<0){s.packages.push(own);x.surface.package=own}else{s.packages.push(own);s.seen.push([...s.packages]);writeMembers(x,body);s.packages.pop()}out.end()},annotation:(x,node)=>{
const{tree,grammar,out}=x;const type2=tree.child(node,grammar.f.name);if(type2<0){out.leaf(OP.sequence);return}out.begin(OP.annotation);writePosition(x,type2);visit(
x,type2);for(const list of fields(x,node,grammar.f.arguments))visitEach(x,list);out.end()},stable_identifier:(x,node)=>writePath(x,namedChildren(x,node))});function partsOf4(x,node){const{tree,grammar}=x;const lists2=[];let at=node;while(tree.type[at]===grammar.t.call_expression){const list=tree.child(at,grammar.f.
arguments);if(list>=0)lists2.unshift(list);at=tree.child(at,grammar.f.function)}let typeArguments2=[];if(tree.type[at]===grammar.t.generic_function){const given=childOfType(
x,at,grammar.t.type_arguments);typeArguments2=given<0?[]:namedChildren(x,given);at=tree.child(at,grammar.f.function)}return{callee:at,typeArguments:typeArguments2,
lists:lists2}}function call3(x,node){writeCall2(x,partsOf4(x,node))}function writeCall2(x,{callee,typeArguments:typeArguments2,lists:lists2}){const{tree,out}=x;
if(callee>=0&&/^(this|super)$/.test(tree.textOf(callee))&&lists2.length>0){out.begin(OP.delegate);out.operand(out.string(tree.textOf(callee)));out.operand(x.placeless?
0:tree.lineAt(tree.start[callee]));out.operand(x.placeless?0:tree.columnAt(tree.start[callee]));out.operand(0);out.operand(0);for(const list of lists2)writeArguments3(
x,list);out.end();return}out.begin(OP.apply);out.operand(typeArguments2.length);writeCounts(x,lists2);if(callee>=0)visit(x,callee);else out.leaf(OP.sequence);for(const one of typeArguments2)
visit(x,one);for(const list of lists2)writeArguments3(x,list);out.end()}function field(x,node){const{tree,grammar,out}=x;const value=tree.child(node,grammar.f.value);
const name2=tree.child(node,grammar.f.field);if(value<0||name2<0){out.leaf(OP.sequence);return}const text3=tree.textOf(name2);if(text3==="this"||text3==="super"){
out.leaf(text3==="this"?OP.thisOf:OP.superOf,out.string(nameText(x,value)));return}out.begin(OP.select);writeTermName(x,name2);out.operand(useOf2(x,node));visit(
x,value);out.end()}function strength(sign){if(/^[^\w$=<>!].*=$/.test(sign)&&!/^[=!<>]=$/.test(sign))return 0;const order=["|","^","&","=!","<>",":","+-","*/%"];
const first=sign[0]??"";const place2=order.findIndex(signs=>signs.includes(first));if(place2>=0)return place2+2;return/[\w$\p{L}]/u.test(first)?1:order.length+2}
function infixOf(x,node){const{tree,grammar}=x;const{f}=grammar;const operands=[];const operators=[];let at=node;while(tree.type[at]===grammar.t.infix_expression){
const[left,operator2,right]=[tree.child(at,f.left),tree.child(at,f.operator),tree.child(at,f.right)];if(left<0||operator2<0||right<0)return void 0;const given=childOfType(
x,at,grammar.t.type_arguments);operators.unshift({operator:operator2,typeArguments:given<0?[]:namedChildren(x,given)});operands.unshift(right);at=left}const values=[
at];const waiting=[];const reduce=()=>{const top=waiting.pop();const right=values.pop();const left=values.pop();if(top&&right!==void 0&&left!==void 0)values.push(
{...top,left,right})};for(const[nth,one]of operators.entries()){const sign=tree.textOf(one.operator);const own=strength(sign);for(let top=waiting.at(-1);top;top=
waiting.at(-1)){const other=strength(tree.textOf(top.operator));if(other<own||other===own&&sign.endsWith(":"))break;reduce()}waiting.push(one);values.push(operands[nth])}
while(waiting.length>0)reduce();return values[0]}function writeInfix(x,infix3){const{tree,out}=x;if(typeof infix3==="number"){visit(x,infix3);return}const{operator:operator2,
typeArguments:typeArguments2,left,right}=infix3;const sign=tree.textOf(operator2);const isTurned=sign.endsWith(":");const[object,argument2]=isTurned?[right,left]:
[left,right];const isTuple2=typeof argument2==="number"&&tree.typeName(argument2)==="tuple_expression";const isList=!isTurned&&isTuple2&&/^\w+$/.test(sign);out.
begin(OP.apply);out.operand(typeArguments2.length);out.operand(1);out.operand(isList?argumentsIn(x,argument2).length:1);out.begin(OP.select);writeTermName(x,operator2);
out.operand(0);writeInfix(x,object);out.end();for(const one of typeArguments2)visit(x,one);if(typeof argument2!=="number")writeInfix(x,argument2);else if(isTuple2&&
!isList)visit(x,argument2);else writeArguments3(x,argument2);out.end()}function mixture(x,node){const{tree,grammar}=x;const{f,t}=grammar;const mixed=[];let at=node;
let body=-1;while(tree.type[at]===t.infix_expression&&tree.textOf(tree.child(at,f.operator))==="with"){let right=tree.child(at,f.right);if(at===node&&tree.type[right]===
t.call_expression){body=tree.child(right,f.arguments);if(tree.type[body]!==t.block)return void 0;right=tree.child(right,f.function)}if(tree.type[right]!==t.identifier)
return void 0;mixed.unshift(right);at=tree.child(at,f.left)}return mixed.length>0&&tree.typeName(at)==="instance_expression"?{instance:at,mixed,body}:void 0}function infix2(x,node){
const made=mixture(x,node);if(made){x.out.begin(OP.sequence);if(made.body>=0)visit(x,made.body);writeInstance(x,made.instance,made.mixed);x.out.end();return}const whole=infixOf(
x,node);if(whole!==void 0){writeInfix(x,whole);return}x.out.begin(OP.sequence);for(const one of namedChildren(x,node))visit(x,one);x.out.end()}function assignment2(x,node){
const{tree,grammar,out}=x;const[left,right]=[tree.child(node,grammar.f.left),tree.child(node,grammar.f.right)];if(isGivenFunction(x,node)){const parts=partsOf4(
x,left);writeCall2(x,{...parts,lists:[...parts.lists,right]});return}out.begin(OP.assigned);if(left>=0)visit(x,left);else out.leaf(OP.sequence);if(right>=0)writeValue(
x,right);out.end()}var writeConstruction=(x,node)=>writeInstance(x,node,[]);function writeInstance(x,node,mixed){const{grammar,out}=x;const parents=[...parentsIn(
x,node),...mixed.map(type3=>({type:type3,args:[]}))];const body=Math.max(childOfType(x,node,grammar.t.template_body),childOfType(x,node,grammar.t.with_template_body));
const[first]=parents;if(body<0&&first&&parents.length===1){out.begin(OP.make);out.operand(-1);writeCounts(x,first.args);visit(x,first.type);for(const list of first.
args)writeArguments3(x,list);out.end();return}out.begin(OP.objectLiteral);const operand2=out.code.length;out.operand(0);out.begin(OP.sequence);const text3=newType(
"",-1,FLAG.object,x.type,x.member);const type2=writeClass2(x,text3,{parents,body,lists:void 0,node});out.end();out.code[operand2]=type2;out.end()}scalaHandlers.
handle({assignment_expression:assignment2,instance_expression:writeConstruction,call_expression:call3,generic_function:call3,field_expression:field,infix_expression:infix2,
postfix_expression:(x,node)=>{const{tree,out}=x;const[value,name2]=namedChildren(x,node);if(value===void 0||name2===void 0){out.leaf(OP.sequence);return}if(tree.
textOf(name2)==="_"){out.begin(OP.method);visit(x,value);out.end();return}out.begin(OP.select);writeTermName(x,name2);out.operand(0);visit(x,value);out.end()}});function writeFunction(x,parameters,beside,body){const{tree,grammar,out}=x;const s=scala(x);const outer=s.isLocal;s.isLocal=true;const types=parameters.map(one=>beside>=
0?beside:tree.child(one,grammar.f.type));out.begin(OP.lambda);out.operand(parameters.length);out.operand(types.some(type2=>type2>=0)?LAMBDA_TYPED:0);out.operand(
SHAPE.droppable);for(const[at,one]of parameters.entries()){const name2=tree.typeName(one)==="identifier"?one:tree.child(one,grammar.f.name);if(name2<0||isAnything(
tree.textOf(name2))){out.leaf(OP.sequence);continue}out.begin(OP.local);writeTermName(x,name2);out.operand(0);writeType3(x,types[at]);out.end()}body();out.end();
s.isLocal=outer}function writeStatements(x,nodes){const{out}=x;const s=scala(x);const outer=s.isLocal;s.isLocal=true;out.begin(OP.statements);for(const one of nodes)
writeValue(x,one);out.end();s.isLocal=outer}function lambda3(x,node,more=[]){const{tree,grammar}=x;const list=tree.child(node,grammar.f.parameters);const named3=namedChildren(
x,node);const parameters=list<0?[]:parametersIn4(x,named3,grammar.f.parameters);const last3=named3.filter(one=>tree.field[one]===grammar.f.parameters).at(-1)??-1;
const after2=last3<0?node:tree.after[last3]-1;const type2=named3.find(one=>one>after2&&tree.field[one]===grammar.f.type);const body=named3.filter(one=>one>after2&&
one!==type2);writeFunction(x,parameters,type2??-1,()=>writeStatements(x,[...body,...more]))}var parametersIn4=(x,nodes,field3)=>nodes.filter(one=>x.tree.field[one]===
field3).flatMap(one=>x.tree.typeName(one)==="bindings"?namedChildren(x,one):[one]);function colonArgument(x,node){const{lambda_start:start}=x.grammar.f;const children=namedChildren(
x,node);if(x.tree.child(node,start)<0){block(x,node);return}const body=children.filter(one=>x.tree.field[one]!==start);writeFunction(x,parametersIn4(x,children,
start),-1,()=>writeStatements(x,body))}function block(x,node){const[first,...more]=namedChildren(x,node);if(first!==void 0&&x.tree.type[first]===x.grammar.t.lambda_expression)
lambda3(x,first,more);else writeStatements(x,namedChildren(x,node))}function writeCases(x,block2){const{tree,out}=x;out.begin(OP.cases);for(const one of namedChildren(
x,block2))if(tree.typeName(one)==="case_clause")visit(x,one);out.end()}function caseBlock(x,node){const{out}=x;out.begin(OP.lambda);out.operand(0);out.operand(0);
out.operand(SHAPE.droppable);out.begin(OP.match);out.begin(OP.term);out.operand(out.string(CASES));for(let at=0;at<3;at++)out.operand(0);out.end();writeCases(x,
node);out.end();out.end()}var CASES="{case}";function caseClause(x,node){const{tree,grammar,out}=x;const{f}=grammar;const guard=childOfType(x,node,grammar.t.guard);
const pattern=tree.child(node,f.pattern);const body=namedChildren(x,node).filter(one=>tree.field[one]===f.body);out.begin(OP.alternative);out.operand(guard>=0?1:
0);if(pattern>=0)writePattern(x,pattern);else out.leaf(OP.sequence);if(guard>=0)visit(x,guard);writeStatements(x,body);out.end()}function attempted(x,node){const{
tree,grammar,out}=x;out.begin(OP.attempted);for(const one of namedChildren(x,node)){if(tree.type[one]===grammar.t.catch_clause&&tree.child(one,grammar.f.pattern)>=
0){out.begin(OP.cases);caseClause(x,one);out.end()}else if(tree.type[one]===grammar.t.catch_clause){for(const inside of namedChildren(x,one))if(/^(case_block|indented_cases)$/.
test(tree.typeName(inside)))writeCases(x,inside);else if(tree.typeName(inside)==="case_clause"){out.begin(OP.cases);visit(x,inside);out.end()}else visit(x,inside)}else
writeValue(x,one)}out.end()}scalaHandlers.handle({lambda_expression:(x,node)=>lambda3(x,node),case_block:caseBlock,indented_cases:caseBlock,case_clause:caseClause,
block,indented_block:block,colon_argument:colonArgument,match_expression:(x,node)=>{const{tree,grammar,out}=x;const value=tree.child(node,grammar.f.value);const body=tree.
child(node,grammar.f.body);out.begin(OP.match);if(value>=0)visit(x,value);else out.leaf(OP.sequence);if(body>=0)writeCases(x,body);out.end()},try_expression:attempted});function owner2(x){if(x.type>=0)return x.type;const s=scala(x);if(s.top<0)s.top=x.surface.types.push(newType("",-1,FLAG.file,-1,-1))-1;return s.top}var MOST_CODE2=800;
var DECLARATIONS2=/^(class|object|trait|enum|function|given|type)_definition$/;function valueText2(x,type2,node,write){const{tree,out}=x;if(node<0||tree.end[node]-
tree.start[node]>4*MOST_CODE2)return void 0;for(let at=node;at<tree.after[node];at++){const kind=tree.typeName(at);if(DECLARATIONS2.test(kind)||kind==="template\
_body")return void 0}const s=scala(x);const outer={type:x.type,member:x.member,placeless:x.placeless??false};const own={isLocal:s.isLocal,placeholders:s.placeholders};
x.out=new CodeWriter;Object.assign(x,{type:type2,placeless:true});s.isLocal=true;x.out.begin(OP.block);write();x.out.end();const{strings,code}=x.out;Object.assign(
x,outer,{out});Object.assign(s,own);return code.length>MOST_CODE2?void 0:{strings,code}}function madeText(x,value){if(value<0||x.tree.typeName(value)!=="instanc\
e_expression")return void 0;const texts=parentsIn(x,value).flatMap(({type:type2})=>typeText3(x,type2)??[]);return texts.length===0?void 0:texts.reverse().join("\
|")}function functionDefinition(x,node){const{tree,grammar,out}=x;const{f}=grammar;const s=scala(x);const name2=tree.child(node,f.name);const lists2=fields(x,node,
f.parameters).filter(one=>tree.type[one]===grammar.t.parameters);const body=tree.child(node,f.body);const returns=tree.child(node,f.return_type);const words=wordsOf(
x,node);const extended2=s.extending;const parameters=parametersOf3(x,extended2===void 0?lists2:[...extended2.lists,...lists2]);const type2=owner2(x);const isLocal2=s.
isLocal;const isConstructor=tree.textOf(name2)==="this";let flags=flagsOf2(words);if(parameters.variadic)flags|=FLAG.variadic;if(isLocal2)flags|=FLAG.local;if(extended2!==
void 0)flags|=FLAG.extension;if(body<0)flags|=FLAG.abstract;const text3={name:isConstructor?x.surface.types[type2]?.name??"this":nameText(x,name2),kind:isConstructor?
MEMBER_CONSTRUCTOR:MEMBER_METHOD,flags,symbol:symbolOf(x,name2),...parameters.said};const typeParameters2=[...extended2===void 0?[]:typeParameterTexts3(x,extended2.
node)??[],...typeParameterTexts3(x,node)??[]];if(typeParameters2.length>0)text3.typeParameters=typeParameters2;if(isLocal2&&x.member>=0)text3.within=x.member;const isProcedure=body>=
0&&returns<0&&tree.typeName(body)==="block"&&!/=\s*$/.test(tree.text.slice(Math.max(0,tree.start[body]-40),tree.start[body]));const writeLists=()=>{if(extended2!==
void 0)writeParameters3(x,extended2.lists);writeParameters3(x,lists2)};if(returns>=0)text3.type=typeText3(x,returns)??"?";else if(isConstructor||isProcedure||body<
0)text3.type="Unit";else{const made=madeText(x,body);if(made!==void 0)text3.type=made;else{const value=valueText2(x,type2,body,()=>{writeLists();visit(x,body)});
if(value)text3.value=value}}const write=()=>{const outer={isLocal:s.isLocal,extending:s.extending};s.isLocal=true;s.extending=void 0;annotations2(x,node);if(extended2!==
void 0)writeTypeParameters2(x,extended2.node);writeTypeParameters2(x,node);writeLists();if(returns>=0)visit(x,returns);if(body>=0){out.begin(OP.initializer);if(returns>=
0)writeValue(x,body);else visit(x,body);out.end()}Object.assign(s,outer)};if(!isLocal2){writeMember(x,type2,text3,write);return}const index=x.surface.types[type2]?.
members.length??0;out.begin(OP.localFunction);out.operand(type2);out.operand(index);writeMember(x,type2,text3,write);out.end()}function valueDefinition(x,node){
const{tree,grammar,out}=x;const{f}=grammar;const s=scala(x);const pattern=tree.child(node,f.pattern)>=0?tree.child(node,f.pattern):tree.child(node,f.name);const names=fields(
x,node,f.name);const type2=tree.child(node,f.type);const value=tree.child(node,f.value);if(pattern<0){visitEach(x,node);out.leaf(OP.sequence);return}if(s.isLocal){
annotations2(x,node);out.begin(OP.bindings);if(tree.type[pattern]===grammar.t.identifier)writeBound(x,pattern);else writePattern(x,pattern);writeType3(x,type2);
if(value>=0)visit(x,value);out.end();return}const owning=owner2(x);const words=wordsOf(x,node);const isPlain2=tree.type[pattern]===grammar.t.identifier||tree.typeName(
pattern)==="identifiers";out.begin(OP.sequence);annotations2(x,node);const single=tree.type[pattern]===grammar.t.identifier?[pattern]:boundNames(x,pattern);const bound=names.
length>1?names:single;if(bound.length===0&&value>=0){s.isLocal=true;out.begin(OP.bindings);writePattern(x,pattern);writeType3(x,type2);visit(x,value);out.end();
s.isLocal=false}for(const[nth,name2]of bound.entries()){const text3={name:nameText(x,name2),kind:MEMBER_FIELD,flags:flagsOf2(words)|(value<0?FLAG.abstract:0)|(words.
has("lazy")?FLAG.getter:0),symbol:symbolOf(x,name2)};if(text3.symbol<0&&!x.placeless)text3.at=[tree.lineAt(tree.start[name2]),tree.columnAt(tree.start[name2])];
const written=typeText3(x,type2);const made=isPlain2?madeText(x,value):void 0;if(type2>=0)text3.type=written??"?";else if(made!==void 0)text3.type=made;else if(value>=
0){const code=valueText2(x,owning,value,()=>{if(isPlain2)visit(x,value);else{x.out.begin(OP.bindings);writePattern(x,pattern);writeType3(x,-1);visit(x,value);x.
out.end();x.out.begin(OP.term);x.out.operand(x.out.string(text3.name));for(let at=0;at<3;at++)x.out.operand(0);x.out.end()}});if(code)text3.value=code}writeMember(
x,owning,text3,()=>{const outer=s.isLocal;s.isLocal=true;if(nth===0){if(type2>=0)visit(x,type2);if(!isPlain2){out.begin(OP.bindings);writePattern(x,pattern,true);
writeType3(x,-1);if(value>=0)visit(x,value);out.end()}else if(type2>=0&&value>=0){out.begin(OP.initializer);writeValue(x,value);out.end()}else if(value>=0)visit(
x,value)}s.isLocal=outer})}out.end()}function givenDefinition(x,node){const{tree,grammar,out}=x;const{f}=grammar;const name2=tree.child(node,f.name);const type2=tree.
child(node,f.return_type);const body=tree.child(node,f.body);const owning=owner2(x);const lists2=fields(x,node,f.parameters).filter(one=>tree.type[one]===grammar.
t.parameters);const text3={name:name2<0?"":nameText(x,name2),kind:MEMBER_FIELD,flags:FLAG.public|FLAG.implicit,symbol:symbolOf(x,name2),type:typeText3(x,type2)??
"?"};const typeParameters2=typeParameterTexts3(x,node);if(typeParameters2)text3.typeParameters=typeParameters2;const s=scala(x);const isBound=s.isLocal&&name2>=
0;const write=()=>{const outer=s.isLocal;s.isLocal=true;writeTypeParameters2(x,node);writeParameters3(x,lists2);if(type2>=0&&!isBound)visit(x,type2);if(body>=0&&
/template_body$/.test(tree.typeName(body))){const cls=newType("",-1,FLAG.object,x.type,x.member);if(type2>=0)cls.supertypes=[typeText3(x,type2)??"?"];out.begin(
OP.sequence);writeClass2(x,cls,{parents:[],body,lists:void 0,node:body});out.end()}else if(body>=0)visit(x,body);s.isLocal=outer};if(!s.isLocal){writeMember(x,owning,
text3,write);return}if(isBound){out.begin(OP.bindings);writeBound(x,name2);writeType3(x,type2)}out.begin(OP.sequence);write();out.end();if(isBound)out.end()}function extensionDefinition(x,node){
const{tree,grammar,out}=x;const s=scala(x);const lists2=fields(x,node,grammar.f.parameters).filter(one=>tree.type[one]===grammar.t.parameters);const outer=s.extending;
s.extending={lists:lists2,node};out.begin(OP.sequence);for(const child of fields(x,node,grammar.f.body))visit(x,child);out.end();s.extending=outer}scalaHandlers.
handle({function_definition:functionDefinition,function_declaration:functionDefinition,val_definition:valueDefinition,var_definition:valueDefinition,val_declaration:valueDefinition,
var_declaration:valueDefinition,given_definition:givenDefinition,extension_definition:extensionDefinition});function extractScala(tree){const ruled=extractWithRules(scalaSymbols,tree);const{symbols}=ruled;const starts=tree.lineStarts;const declared3=new Map(symbols.map(
({line,column},at)=>[starts[line-1]+column,at]));const x={...startExtraction(tree,grammarOf(tree.grammar),scalaHandlers),symbols,declared:declared3,top:-1,packages:[],
seen:[],extending:void 0,isLocal:false,unwritten:[],placeholders:0};x.surface.imports=importsIn(x,0);visit(x,0);return{symbols,...ruled.module===void 0?{}:{module:ruled.
module},surface:{...x.surface,packages:[x.packages.length>0?x.packages:[""],...x.seen],asCompiled:{...ruled.surface,values:{},arities:{}}},body:{strings:x.out.strings,
code:x.out.code,made:[...x.made]}}}var TYPED_PARAMETER=/([{(]\s*|=>\s*)([ \n])((?:implicit )?[\p{L}_$][\p{L}\p{N}_$]*\s?:\s?[^=\n{};]+?) (?==>)/gu;var CLASS_HEAD=/\b(?:class|trait|object|extends|with|new)\b[^{}]*$/;
var PARAMETERS_HEAD=/\b(?:def|class|trait|enum|extension|given)\s[^={}]*$/;var BEFORE=400;var TYPED_FUNCTION=/(?<=[\p{L}\p{N}_$)\]]):(?=[ \t]\((?:[^()\n]|\([^()\n]*\))*:(?:[^()\n]|\([^()\n]*\))*\)[ \t]*=>[ \t]*(?:\/\/[^\n]*)?\n)/gu;
var PROCEDURE=/(\bdef [^\s([:={}]+(?:\[[^\]\n]*\])?(?:\((?:[^()]|\([^()]*\))*\))*[ \t]*)\n(?=\s*(?:def|val|var|lazy|implicit|private|protected|override|final|abstract|type|class|trait|object|case|@|\/\/|\/\*|\}))/g;
var GOES_ON2=/\n(?=[ \t]*(?:with\b|extends\b|&&|\|\||=[ \t\n]|\{))/g;var BEGINS_WITH_VALUE=/=>[ \t](?=(?:val|var|def|lazy|import)\b)/g;var SINGLETON2=/\b[\w$]+(?:\.[\w$]+)*\.type\b/g;
var MODIFIED_ENUM=/\b(?:(?:private|protected|final|sealed)(?:\[\w+\])?[ \t]+)+enum(?=[ \t]+[\p{L}_`])/gu;var END=/\bend(?=[ \t]+[-+*/<>!&|%])/g;var USING=/(\bclass [^\n]*\()using (?=[\p{L}_$][\p{L}\p{N}_$.]*\[)/gu;
var NAMES=/\b(?:enum|given|export|then|using|extension|end|derives|opaque|inline|infix|open|transparent)\b(?=\s*(?:[.,()=:[\]]|$))/gm;function parenthesized2(text3){
return text3.replace(TYPED_PARAMETER,(whole,before2,blank,typed,at)=>{const start=text3.slice(Math.max(0,at-BEFORE),at);const block2=start.slice(Math.max(start.
lastIndexOf("}"),start.lastIndexOf("\n\n"),start.lastIndexOf(";"))+1);if(before2.startsWith("{")&&CLASS_HEAD.test(block2))return whole;if(before2.startsWith("(")&&
PARAMETERS_HEAD.test(start))return whole;if(typed.startsWith("implicit "))return`${before2}${blank}${" ".repeat(8)}(${typed.slice(9)})`;return blank==="\n"?whole:
`${before2}(${typed})`})}var repairScala=tree=>{const modern=text3=>text3.replace(TYPED_FUNCTION,"=").replace(MODIFIED_ENUM,words=>"enum".padEnd(words.length)).
replace(END,"nnn").replace(USING,"$1nnnnn:");const plain2=text3=>parenthesized2(modern(text3)).replace(GOES_ON2," ").replace(BEGINS_WITH_VALUE,"=>\n");const ended=text3=>plain2(
text3).replace(PROCEDURE,"$1;");const named3=text3=>ended(text3).replace(NAMES,word=>"n".repeat(word.length));const single=text3=>named3(text3).replace(SINGLETON2,
type2=>type2.replaceAll(".","_"));return readAgain(tree,[plain2,ended,named3,single],one=>keywordsAsNames2(one)+functionsAsTypes(one)+bodiesApart(one))};var KEYWORDS=new Set(
"abstract case class def extends final implicit import lazy match object override package private protected return sealed throw trait try val var while with yie\
ld".split(" "));function keywordsAsNames2(tree){const identifier2=tree.grammar.idForNodeType("identifier",true);let count=0;for(let node=0;node<tree.count;node++)
if(tree.type[node]===identifier2&&KEYWORDS.has(tree.text.slice(tree.start[node],tree.end[node])))count++;return count}function bodiesApart(tree){let count=0;for(let node=0;node<
tree.count;node++){if(!/^(?:class|trait|object)_definition$/.test(tree.typeName(node)))continue;const next=tree.after[node];const isBlock2=next<tree.count&&tree.
typeName(next)==="block"&&tree.parent[next]===tree.parent[node];if(isBlock2&&![...tree.children(node)].some(child=>tree.typeName(child)==="template_body"))count++}
return count}function functionsAsTypes(tree){const ascription=tree.grammar.idForNodeType("ascription_expression",true);const named3=tree.grammar.idForNodeType("\
named_tuple_type",true);let count=0;for(let node=0;node<tree.count;node++){if(tree.type[node]!==named3||!ENDS_LINE.test(tree.text.slice(tree.end[node],tree.end[node]+
80)))continue;const parameters=tree.parent[node];const type2=tree.parent[parameters];if(type2>=0&&tree.type[tree.parent[type2]]===ascription)count++}return count}
var ENDS_LINE=/^[ \t]*=>[ \t]*(?:\/\/[^\n]*)?(?:\n|$)/;var inContext=(...names)=>names.map(name2=>`org.springframework.context.${name2}`);var onBus=(bus,annotation2)=>({owners:bus,annotations:[annotation2],every:true,
supertypes:true});var GREENROBOT=onBus(["org.greenrobot.eventbus.EventBus"],"org.greenrobot.eventbus.Subscribe");var GUAVA="com.google.common.eventbus";var DISPATCHES=new Map(
[["post",[GREENROBOT,onBus([`${GUAVA}.EventBus`],`${GUAVA}.Subscribe`)]],["postSticky",[GREENROBOT]],["publishEvent",[{owners:inContext("ApplicationEventPublish\
er","ApplicationContext","ConfigurableApplicationContext"),handlers:inContext("ApplicationListener").map(type2=>[type2,"onApplicationEvent"]),annotations:[...inContext(
"event.EventListener"),"org.springframework.transaction.event.TransactionalEventListener"],every:true,supertypes:true}]]]);var TAKING=[["ArrayDeque ArrayList HashSet LinkedHashSet LinkedList PriorityQueue TreeSet Vector concurrent.ConcurrentLinkedDeque concurrent.ConcurrentLinkedQue\
ue concurrent.ConcurrentSkipListSet concurrent.CopyOnWriteArrayList concurrent.CopyOnWriteArraySet concurrent.LinkedBlockingDeque concurrent.LinkedBlockingQueue\
 concurrent.LinkedTransferQueue concurrent.PriorityBlockingQueue",["Collection<+E>"]],["PriorityQueue TreeSet concurrent.ConcurrentSkipListSet",["Comparator<-E>"]],
["PriorityQueue concurrent.PriorityBlockingQueue",["int,Comparator<-E>"]],["HashMap Hashtable IdentityHashMap LinkedHashMap TreeMap WeakHashMap concurrent.Concu\
rrentHashMap concurrent.ConcurrentSkipListMap",["Map<+K,+V>"]],["TreeMap concurrent.ConcurrentSkipListMap",["Comparator<-K>"]],["EnumMap",["Class<K>","Map<K,+V>"]],
["AbstractMap.SimpleEntry AbstractMap.SimpleImmutableEntry",["K,V"]],["concurrent.FutureTask",["Callable<V>"]],["concurrent.atomic.AtomicReference",["V"]]];var REFERENCES=[
"SoftReference","WeakReference"].map(name2=>`java.lang.ref.${name2}`);function withConstructors(types){for(const[classes,parameters]of TAKING)add(types,namesIn(
classes),parameters);add(types,REFERENCES,["T"]);return types}var namesIn=classes=>classes.split(" ").map(name2=>`java.util.${name2}`);function add(types,names,parameters){
for(const name2 of names)for(const list of parameters){const cls=types.get(name2);cls?.add(new MemberInfo(cls,{...memberText(`new=(${list})void`),kind:MEMBER_CONSTRUCTOR},
void 0))}}var JDK_TYPES=`c java.lang.AbstractMethodError|IncompatibleClassChangeError

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
charAt!(int)char;chars()IntStream;codePoints()IntStream;compare~(CharSequence,CharSequence)int;getChars()void;isEmpty()boolean;length!()int;subSequence!(int,int\
)CharSequence
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
G:UnicodeBlock;ARABIC_EXTENDED_B:UnicodeBlock;VITHKUQI:UnicodeBlock;LATIN_EXTENDED_F:UnicodeBlock;OLD_UYGHUR:UnicodeBlock;UNIFIED_CANADIAN_ABORIGINAL_SYLLABICS_\
EXTENDED_A:UnicodeBlock;CYPRO_MINOAN:UnicodeBlock;TANGSA:UnicodeBlock;KANA_EXTENDED_B:UnicodeBlock;ZNAMENNY_MUSICAL_NOTATION:UnicodeBlock;LATIN_EXTENDED_G:Unico\
deBlock;TOTO:UnicodeBlock;ETHIOPIC_EXTENDED_B:UnicodeBlock;ARABIC_EXTENDED_C:UnicodeBlock;DEVANAGARI_EXTENDED_A:UnicodeBlock;KAWI:UnicodeBlock;KAKTOVIK_NUMERALS\
:UnicodeBlock;CYRILLIC_EXTENDED_D:UnicodeBlock;NAG_MUNDARI:UnicodeBlock;CJK_UNIFIED_IDEOGRAPHS_EXTENSION_H:UnicodeBlock;CJK_UNIFIED_IDEOGRAPHS_EXTENSION_I:Unico\
deBlock;TODHRI:UnicodeBlock;GARAY:UnicodeBlock;TULU_TIGALARI:UnicodeBlock;MYANMAR_EXTENDED_C:UnicodeBlock;SUNUWAR:UnicodeBlock;EGYPTIAN_HIEROGLYPHS_EXTENDED_A:U\
nicodeBlock;GURUNG_KHEMA:UnicodeBlock;KIRAT_RAI:UnicodeBlock;SYMBOLS_FOR_LEGACY_COMPUTING_SUPPLEMENT:UnicodeBlock;OL_ONAL:UnicodeBlock;forName()UnicodeBlock;of(\
)UnicodeBlock
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
UE_HMONG:UnicodeScript;WANCHO:UnicodeScript;YEZIDI:UnicodeScript;CHORASMIAN:UnicodeScript;DIVES_AKURU:UnicodeScript;KHITAN_SMALL_SCRIPT:UnicodeScript;VITHKUQI:U\
nicodeScript;OLD_UYGHUR:UnicodeScript;CYPRO_MINOAN:UnicodeScript;TANGSA:UnicodeScript;TOTO:UnicodeScript;KAWI:UnicodeScript;NAG_MUNDARI:UnicodeScript;TODHRI:Uni\
codeScript;GARAY:UnicodeScript;TULU_TIGALARI:UnicodeScript;SUNUWAR:UnicodeScript;GURUNG_KHEMA:UnicodeScript;KIRAT_RAI:UnicodeScript;OL_ONAL:UnicodeScript;UNKNOW\
N:UnicodeScript;forName()UnicodeScript;of()UnicodeScript;valueOf()UnicodeScript;values()UnicodeScript[]
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
CodePoint()boolean;isDefined()boolean;isDigit()boolean;isEmoji()boolean;isEmojiComponent()boolean;isEmojiModifier()boolean;isEmojiModifierBase()boolean;isEmojiP\
resentation()boolean;isExtendedPictographic()boolean;isHighSurrogate()boolean;isISOControl()boolean;isIdentifierIgnorable()boolean;isIdeographic()boolean;isJava\
IdentifierPart()boolean;isJavaIdentifierStart()boolean;isLetter()boolean;isLetterOrDigit()boolean;isLowSurrogate()boolean;isLowerCase()boolean;isMirrored()boole\
an;isSpaceChar()boolean;isSupplementaryCodePoint()boolean;isSurrogate()boolean;isSurrogatePair()boolean;isTitleCase()boolean;isUnicodeIdentifierPart()boolean;is\
UnicodeIdentifierStart()boolean;isUpperCase()boolean;isValidCodePoint()boolean;isWhitespace()boolean;lowSurrogate()char;offsetByCodePoints()int;reverseBytes()ch\
ar;toChars=(int)char[];toChars=(int,char[],int)int;toCodePoint()int;toLowerCase=(char)char;toLowerCase=(int)int;toString()String;toTitleCase=(char)char;toTitleC\
ase=(int)int;toUpperCase=(char)char;toUpperCase=(int)int;valueOf()Character
c java.lang.Class<T>|Serializable|GenericDeclaration|java.lang.reflect.Type|AnnotatedElement|OfField<Class<?>>|java.lang.constant.Constable
accessFlags()Set<AccessFlag>;arrayType()Class<?>;<U>asSubclass=(Class<U>)Class<+U>;cast()T;componentType()Class<?>;describeConstable()Optional<java.lang.constan\
t.ClassDesc>;desiredAssertionStatus()boolean;forName()Class<?>;forPrimitiveName()Class<?>;getAnnotatedInterfaces()AnnotatedType[];getAnnotatedSuperclass()Annota\
tedType;getCanonicalName()String;getClassLoader()ClassLoader;getClasses()Class<?>[];getComponentType()Class<?>;getConstructor()Constructor<T>;getConstructors()C\
onstructor<?>[];getDeclaredClasses()Class<?>[];getDeclaredConstructor()Constructor<T>;getDeclaredConstructors()Constructor<?>[];getDeclaredField()java.lang.refl\
ect.Field;getDeclaredFields()java.lang.reflect.Field[];getDeclaredMethod()Method;getDeclaredMethods()Method[];getDeclaringClass()Class<?>;getEnclosingClass()Cla\
ss<?>;getEnclosingConstructor()Constructor<?>;getEnclosingMethod()Method;getEnumConstants()T[];getField()java.lang.reflect.Field;getFields()java.lang.reflect.Fi\
eld[];getGenericInterfaces()java.lang.reflect.Type[];getGenericSuperclass()java.lang.reflect.Type;getInterfaces()Class<?>[];getMethod()Method;getMethods()Method\
[];getModifiers()int;getModule()Module;getName()String;getNestHost()Class<?>;getNestMembers()Class<?>[];getPackage()Package;getPackageName()String;getPermittedS\
ubclasses()Class<?>[];getProtectionDomain()ProtectionDomain;getRecordComponents()RecordComponent[];getResource()URL;getResourceAsStream()InputStream;getSigners(\
)Object[];getSimpleName()String;getSuperclass()Class<-T>;isAnnotation()boolean;isAnonymousClass()boolean;isAssignableFrom()boolean;isEnum()boolean;isHidden()boo\
lean;isInstance()boolean;isInterface()boolean;isLocalClass()boolean;isMemberClass()boolean;isNestmateOf()boolean;isRecord()boolean;isSealed()boolean;isSynthetic\
()boolean;toGenericString()String
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
i java.lang.Deprecated|java.lang.annotation.Annotation
forRemoval!()boolean;since!()String
c java.lang.Double|Number|Comparable<Double>|java.lang.constant.Constable|java.lang.constant.ConstantDesc
POSITIVE_INFINITY:double;NEGATIVE_INFINITY:double;NaN:double;MAX_VALUE:double;MIN_NORMAL:double;MIN_VALUE:double;SIZE:int;PRECISION:int;MAX_EXPONENT:int;MIN_EXP\
ONENT:int;BYTES:int;TYPE:Class<Double>;compare()int;describeConstable()Optional<Double>;doubleToLongBits()long;doubleToRawLongBits()long;hashCode()int;isFinite(\
)boolean;isInfinite()boolean;isNaN()boolean;longBitsToDouble()double;max()double;min()double;parseDouble()double;resolveConstantDesc()Double;sum()double;toHexSt\
ring()String;toString()String;valueOf()Double
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
POSITIVE_INFINITY:float;NEGATIVE_INFINITY:float;NaN:float;MAX_VALUE:float;MIN_NORMAL:float;MIN_VALUE:float;SIZE:int;PRECISION:int;MAX_EXPONENT:int;MIN_EXPONENT:\
int;BYTES:int;TYPE:Class<Float>;compare()int;describeConstable()Optional<Float>;float16ToFloat()float;floatToFloat16()short;floatToIntBits()int;floatToRawIntBit\
s()int;hashCode()int;intBitsToFloat()float;isFinite()boolean;isInfinite()boolean;isNaN()boolean;max()float;min()float;parseFloat()float;resolveConstantDesc()Flo\
at;sum()float;toHexString()String;toString()String;valueOf()Float
i java.lang.FunctionalInterface|java.lang.annotation.Annotation

c java.lang.IO
print()void;println()void;readln()String
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
MIN_VALUE:int;MAX_VALUE:int;TYPE:Class<Integer>;SIZE:int;BYTES:int;bitCount()int;compare()int;compareUnsigned()int;compress()int;decode()Integer;describeConstab\
le()Optional<Integer>;divideUnsigned()int;expand()int;getInteger()Integer;hashCode()int;highestOneBit()int;lowestOneBit()int;max()int;min()int;numberOfLeadingZe\
ros()int;numberOfTrailingZeros()int;parseInt()int;parseUnsignedInt()int;remainderUnsigned()int;resolveConstantDesc()Integer;reverse()int;reverseBytes()int;rotat\
eLeft()int;rotateRight()int;signum()int;sum()int;toBinaryString()String;toHexString()String;toOctalString()String;toString()String;toUnsignedLong()long;toUnsign\
edString()String;valueOf()Integer
c java.lang.InternalError|VirtualMachineError

c java.lang.InterruptedException|Exception

i java.lang.Iterable<T>
forEach=(Consumer<-T>)void;iterator!()Iterator<T>;spliterator()Spliterator<T>
c java.lang.LayerInstantiationException|RuntimeException

c java.lang.LinkageError|Error

c java.lang.Long|Number|Comparable<Long>|java.lang.constant.Constable|java.lang.constant.ConstantDesc
MIN_VALUE:long;MAX_VALUE:long;TYPE:Class<Long>;SIZE:int;BYTES:int;bitCount()int;compare()int;compareUnsigned()int;compress()long;decode()Long;describeConstable(\
)Optional<Long>;divideUnsigned()long;expand()long;getLong()Long;hashCode()int;highestOneBit()long;lowestOneBit()long;max()long;min()long;numberOfLeadingZeros()i\
nt;numberOfTrailingZeros()int;parseLong()long;parseUnsignedLong()long;remainderUnsigned()long;resolveConstantDesc()Long;reverse()long;reverseBytes()long;rotateL\
eft()long;rotateRight()long;signum()int;sum()long;toBinaryString()String;toHexString()String;toOctalString()String;toString()String;toUnsignedString()String;val\
ueOf()Long
c java.lang.MatchException|RuntimeException

c java.lang.Math
E:double;PI:double;TAU:double;IEEEremainder()double;abs=(double)double;abs=(float)float;abs=(int)int;abs=(long)long;absExact=(int)int;absExact=(long)long;acos()\
double;addExact=(int,int)int;addExact=(long,long)long;asin()double;atan()double;atan2()double;cbrt()double;ceil()double;ceilDiv=(int,int)int;ceilDiv=(long,int)l\
ong;ceilDiv=(long,long)long;ceilDivExact=(int,int)int;ceilDivExact=(long,long)long;ceilMod=(int,int)int;ceilMod=(long,int)int;ceilMod=(long,long)long;clamp=(dou\
ble,double,double)double;clamp=(float,float,float)float;clamp=(long,int,int)int;clamp=(long,long,long)long;copySign=(double,double)double;copySign=(float,float)\
float;cos()double;cosh()double;decrementExact=(int)int;decrementExact=(long)long;divideExact=(int,int)int;divideExact=(long,long)long;exp()double;expm1()double;\
floor()double;floorDiv=(int,int)int;floorDiv=(long,int)long;floorDiv=(long,long)long;floorDivExact=(int,int)int;floorDivExact=(long,long)long;floorMod=(int,int)\
int;floorMod=(long,int)int;floorMod=(long,long)long;fma=(double,double,double)double;fma=(float,float,float)float;getExponent()int;hypot()double;incrementExact=\
(int)int;incrementExact=(long)long;log()double;log10()double;log1p()double;max=(double,double)double;max=(float,float)float;max=(int,int)int;max=(long,long)long\
;min=(double,double)double;min=(float,float)float;min=(int,int)int;min=(long,long)long;multiplyExact=(int,int)int;multiplyExact=(long,int)long;multiplyExact=(lo\
ng,long)long;multiplyFull()long;multiplyHigh()long;negateExact=(int)int;negateExact=(long)long;nextAfter=(double,double)double;nextAfter=(float,double)float;nex\
tDown=(double)double;nextDown=(float)float;nextUp=(double)double;nextUp=(float)float;pow()double;powExact=(int,int)int;powExact=(long,int)long;random()double;ri\
nt()double;round=(float)int;round=(double)long;scalb=(double,int)double;scalb=(float,int)float;signum=(double)double;signum=(float)float;sin()double;sinh()doubl\
e;sqrt()double;subtractExact=(int,int)int;subtractExact=(long,long)long;tan()double;tanh()double;toDegrees()double;toIntExact()int;toRadians()double;ulp=(double\
)double;ulp=(float)float;unsignedMultiplyExact=(int,int)int;unsignedMultiplyExact=(long,int)long;unsignedMultiplyExact=(long,long)long;unsignedMultiplyHigh()lon\
g;unsignedPowExact=(int,int)int;unsignedPowExact=(long,int)long
c java.lang.Module|AnnotatedElement
addExports()Module;addOpens()Module;addReads()Module;addUses()Module;canRead()boolean;canUse()boolean;getClassLoader()ClassLoader;getDescriptor()java.lang.modul\
e.ModuleDescriptor;getLayer()ModuleLayer;getName()String;getPackages()Set<String>;getResourceAsStream()InputStream;isExported()boolean;isNamed()boolean;isNative\
AccessEnabled()boolean;isOpen()boolean
c java.lang.ModuleLayer.Controller
addExports()Controller;addOpens()Controller;addReads()Controller;enableNativeAccess()Controller;layer()ModuleLayer
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
cess>;outputWriter()BufferedWriter;pid()long;supportsNormalTermination()boolean;toHandle()ProcessHandle;waitFor=()int;waitFor=(Duration)boolean;waitFor=(long,Ti\
meUnit)boolean
c java.lang.ProcessBuilder.Redirect.Type|Enum<java.lang.ProcessBuilder.Redirect.Type>
PIPE:java.lang.ProcessBuilder.Redirect.Type;INHERIT:java.lang.ProcessBuilder.Redirect.Type;READ:java.lang.ProcessBuilder.Redirect.Type;WRITE:java.lang.ProcessBu\
ilder.Redirect.Type;APPEND:java.lang.ProcessBuilder.Redirect.Type;valueOf()java.lang.ProcessBuilder.Redirect.Type;values()java.lang.ProcessBuilder.Redirect.Type\
[]
c java.lang.ProcessBuilder.Redirect
PIPE:java.lang.ProcessBuilder.Redirect;INHERIT:java.lang.ProcessBuilder.Redirect;DISCARD:java.lang.ProcessBuilder.Redirect;appendTo()java.lang.ProcessBuilder.Re\
direct;file()File;from()java.lang.ProcessBuilder.Redirect;to()java.lang.ProcessBuilder.Redirect;type()java.lang.ProcessBuilder.Redirect.Type
c java.lang.ProcessBuilder
command=(String...)ProcessBuilder;command=(List<String>)ProcessBuilder;command=()List<String>;directory=()File;directory=(File)ProcessBuilder;environment()Map<S\
tring,String>;inheritIO()ProcessBuilder;redirectError=(File)ProcessBuilder;redirectError=(java.lang.ProcessBuilder.Redirect)ProcessBuilder;redirectError=()java.\
lang.ProcessBuilder.Redirect;redirectErrorStream=()boolean;redirectErrorStream=(boolean)ProcessBuilder;redirectInput=(File)ProcessBuilder;redirectInput=(java.la\
ng.ProcessBuilder.Redirect)ProcessBuilder;redirectInput=()java.lang.ProcessBuilder.Redirect;redirectOutput=(File)ProcessBuilder;redirectOutput=(java.lang.Proces\
sBuilder.Redirect)ProcessBuilder;redirectOutput=()java.lang.ProcessBuilder.Redirect;start()Process;startPipeline()List<Process>
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
c java.lang.Runtime.Version|Comparable<java.lang.Runtime.Version>
build()Optional<Integer>;compareToIgnoreOptional()int;equalsIgnoreOptional()boolean;feature()int;interim()int;optional()Optional<String>;parse()java.lang.Runtim\
e.Version;patch()int;pre()Optional<String>;update()int;version()List<Integer>
c java.lang.Runtime
addShutdownHook()void;availableProcessors()int;exec()Process;exit()void;freeMemory()long;gc()void;getRuntime()Runtime;halt()void;load()void;loadLibrary()void;ma\
xMemory()long;removeShutdownHook()boolean;totalMemory()long;version()java.lang.Runtime.Version
c java.lang.RuntimeException|Exception

c java.lang.RuntimePermission|BasicPermission

i java.lang.SafeVarargs|java.lang.annotation.Annotation

i java.lang.ScopedValue.CallableOp<T,X:Throwable>
call!()T
c java.lang.ScopedValue.Carrier
<R,X:Throwable>call=(CallableOp<+R,X>)R;<T>get=(ScopedValue<T>)T;run=(Runnable)void;<T>where=(ScopedValue<T>,T)Carrier
c java.lang.ScopedValue<T>
get()T;isBound()boolean;<T>newInstance=()ScopedValue<T>;orElse()T;<X:Throwable>orElseThrow=(Supplier<+X>)T;<T>where=(ScopedValue<T>,T)Carrier
c java.lang.SecurityException|RuntimeException

c java.lang.SecurityManager
checkAccept()void;checkAccess()void;checkConnect()void;checkCreateClassLoader()void;checkDelete()void;checkExec()void;checkExit()void;checkLink()void;checkListe\
n()void;checkMulticast()void;checkPackageAccess()void;checkPackageDefinition()void;checkPermission()void;checkPrintJobAccess()void;checkPropertiesAccess()void;c\
heckPropertyAccess()void;checkRead()void;checkSecurityAccess()void;checkSetFactory()void;checkWrite()void;getClassContext()Class<?>[];getSecurityContext()Object\
;getThreadGroup()ThreadGroup
c java.lang.Short|Number|Comparable<Short>|java.lang.constant.Constable
MIN_VALUE:short;MAX_VALUE:short;TYPE:Class<Short>;SIZE:int;BYTES:int;compare()int;compareUnsigned()int;decode()Short;describeConstable()Optional<java.lang.const\
ant.DynamicConstantDesc<Short>>;hashCode()int;parseShort()short;reverseBytes()short;toString()String;toUnsignedInt()int;toUnsignedLong()long;valueOf()Short
i java.lang.StableValue<T>
<T,R>function~(Set<+T>,Function<-T,+R>)Function<T,R>;<R>intFunction~(int,IntFunction<+R>)IntFunction<R>;isSet!()boolean;<E>list~(int,IntFunction<+E>)List<E>;<K,\
V>map~(Set<K>,Function<-K,+V>)Map<K,V>;<T>of~()StableValue<T>;<T>of~(T)StableValue<T>;orElse!(T)T;orElseSet!(Supplier<+T>)T;orElseThrow!()T;setOrThrow!(T)void;<\
T>supplier~(Supplier<+T>)Supplier<T>;trySet!(T)boolean
c java.lang.StackOverflowError|VirtualMachineError

c java.lang.StackTraceElement|Serializable
getClassLoaderName()String;getClassName()String;getFileName()String;getLineNumber()int;getMethodName()String;getModuleName()String;getModuleVersion()String;isNa\
tiveMethod()boolean
c java.lang.StackWalker.Option|Enum<Option>
RETAIN_CLASS_REFERENCE:Option;DROP_METHOD_INFO:Option;SHOW_REFLECT_FRAMES:Option;SHOW_HIDDEN_FRAMES:Option;valueOf()Option;values()Option[]
i java.lang.StackWalker.StackFrame
getByteCodeIndex!()int;getClassName!()String;getDeclaringClass!()Class<?>;getDescriptor()String;getFileName!()String;getLineNumber!()int;getMethodName!()String;\
getMethodType()MethodType;isNativeMethod!()boolean;toStackTraceElement!()StackTraceElement
c java.lang.StackWalker
forEach=(Consumer<-StackFrame>)void;getCallerClass()Class<?>;getInstance()StackWalker;<T>walk=(Function<-Stream<StackFrame>,+T>)T
c java.lang.StrictMath
E:double;PI:double;TAU:double;IEEEremainder()double;abs=(double)double;abs=(float)float;abs=(int)int;abs=(long)long;absExact=(int)int;absExact=(long)long;acos()\
double;addExact=(int,int)int;addExact=(long,long)long;asin()double;atan()double;atan2()double;cbrt()double;ceil()double;ceilDiv=(int,int)int;ceilDiv=(long,int)l\
ong;ceilDiv=(long,long)long;ceilDivExact=(int,int)int;ceilDivExact=(long,long)long;ceilMod=(int,int)int;ceilMod=(long,int)int;ceilMod=(long,long)long;clamp=(dou\
ble,double,double)double;clamp=(float,float,float)float;clamp=(long,int,int)int;clamp=(long,long,long)long;copySign=(double,double)double;copySign=(float,float)\
float;cos()double;cosh()double;decrementExact=(int)int;decrementExact=(long)long;divideExact=(int,int)int;divideExact=(long,long)long;exp()double;expm1()double;\
floor()double;floorDiv=(int,int)int;floorDiv=(long,int)long;floorDiv=(long,long)long;floorDivExact=(int,int)int;floorDivExact=(long,long)long;floorMod=(int,int)\
int;floorMod=(long,int)int;floorMod=(long,long)long;fma=(double,double,double)double;fma=(float,float,float)float;getExponent()int;hypot()double;incrementExact=\
(int)int;incrementExact=(long)long;log()double;log10()double;log1p()double;max=(double,double)double;max=(float,float)float;max=(int,int)int;max=(long,long)long\
;min=(double,double)double;min=(float,float)float;min=(int,int)int;min=(long,long)long;multiplyExact=(int,int)int;multiplyExact=(long,int)long;multiplyExact=(lo\
ng,long)long;multiplyFull()long;multiplyHigh()long;negateExact=(int)int;negateExact=(long)long;nextAfter=(double,double)double;nextAfter=(float,double)float;nex\
tDown=(double)double;nextDown=(float)float;nextUp=(double)double;nextUp=(float)float;pow()double;powExact=(int,int)int;powExact=(long,int)long;random()double;ri\
nt()double;round=(float)int;round=(double)long;scalb=(double,int)double;scalb=(float,int)float;signum=(double)double;signum=(float)float;sin()double;sinh()doubl\
e;sqrt()double;subtractExact=(int,int)int;subtractExact=(long,long)long;tan()double;tanh()double;toDegrees()double;toIntExact()int;toRadians()double;ulp=(double\
)double;ulp=(float)float;unsignedMultiplyExact=(int,int)int;unsignedMultiplyExact=(long,int)long;unsignedMultiplyExact=(long,long)long;unsignedMultiplyHigh()lon\
g;unsignedPowExact=(int,int)int;unsignedPowExact=(long,int)long
c java.lang.String|Serializable|Comparable<String>|CharSequence|java.lang.constant.Constable|java.lang.constant.ConstantDesc
CASE_INSENSITIVE_ORDER:Comparator<String>;codePointAt()int;codePointBefore()int;codePointCount()int;compareToIgnoreCase()int;concat()String;contains()boolean;co\
ntentEquals()boolean;copyValueOf()String;describeConstable()Optional<String>;endsWith()boolean;equalsIgnoreCase()boolean;format()String;formatted()String;getByt\
es()byte[];indent()String;indexOf()int;intern()String;isBlank()boolean;join()String;join=(CharSequence,Iterable<+CharSequence>)String;lastIndexOf()int;lines()St\
ream<String>;matches()boolean;offsetByCodePoints()int;regionMatches()boolean;repeat()String;replace()String;replaceAll()String;replaceFirst()String;resolveConst\
antDesc()String;split()String[];splitWithDelimiters()String[];startsWith()boolean;strip()String;stripIndent()String;stripLeading()String;stripTrailing()String;s\
ubstring()String;toCharArray()char[];toLowerCase()String;toUpperCase()String;<R>transform=(Function<-String,+R>)R;translateEscapes()String;trim()String;valueOf(\
)String
c java.lang.StringBuffer|Appendable|Serializable|Comparable<StringBuffer>|CharSequence
append()StringBuffer;appendCodePoint()StringBuffer;capacity()int;codePointAt()int;codePointBefore()int;codePointCount()int;delete()StringBuffer;deleteCharAt()St\
ringBuffer;ensureCapacity()void;indexOf()int;insert()StringBuffer;lastIndexOf()int;offsetByCodePoints()int;repeat()StringBuffer;replace()StringBuffer;reverse()S\
tringBuffer;setCharAt()void;setLength()void;substring()String;trimToSize()void
c java.lang.StringBuilder|Appendable|Serializable|Comparable<StringBuilder>|CharSequence
append()StringBuilder;appendCodePoint()StringBuilder;delete()StringBuilder;deleteCharAt()StringBuilder;indexOf()int;insert()StringBuilder;lastIndexOf()int;repea\
t()StringBuilder;replace()StringBuilder;reverse()StringBuilder
c java.lang.StringIndexOutOfBoundsException|IndexOutOfBoundsException

i java.lang.SuppressWarnings|java.lang.annotation.Annotation
value!()String[]
c java.lang.System.Logger.Level|Enum<java.lang.System.Logger.Level>
ALL:java.lang.System.Logger.Level;TRACE:java.lang.System.Logger.Level;DEBUG:java.lang.System.Logger.Level;INFO:java.lang.System.Logger.Level;WARNING:java.lang.S\
ystem.Logger.Level;ERROR:java.lang.System.Logger.Level;OFF:java.lang.System.Logger.Level;getName()String;getSeverity()int;valueOf()java.lang.System.Logger.Level\
;values()java.lang.System.Logger.Level[]
i java.lang.System.Logger
getName!()String;isLoggable!(java.lang.System.Logger.Level)boolean;log!(java.lang.System.Logger.Level,ResourceBundle,String,Object...)void;log!(java.lang.System\
.Logger.Level,ResourceBundle,String,Throwable)void;log()void;log=(java.lang.System.Logger.Level,Supplier<String>)void;log=(java.lang.System.Logger.Level,Supplie\
r<String>,Throwable)void
c java.lang.System.LoggerFinder
getLocalizedLogger()java.lang.System.Logger;getLogger()java.lang.System.Logger;getLoggerFinder()LoggerFinder
c java.lang.System
in:InputStream;out:PrintStream;err:PrintStream;arraycopy()void;clearProperty()String;console()Console;currentTimeMillis()long;exit()void;gc()void;getLogger()jav\
a.lang.System.Logger;getProperties()Properties;getProperty()String;getenv=(String)String;getenv=()Map<String,String>;identityHashCode()int;inheritedChannel()Cha\
nnel;lineSeparator()String;load()void;loadLibrary()void;mapLibraryName()String;nanoTime()long;setErr()void;setIn()void;setOut()void;setProperties()void;setPrope\
rty()String
i java.lang.Thread.Builder.OfPlatform|java.lang.Thread.Builder
daemon!(boolean)OfPlatform;daemon()OfPlatform;group!(ThreadGroup)OfPlatform;inheritInheritableThreadLocals!(boolean)OfPlatform;name!(String)OfPlatform;name!(Str\
ing,long)OfPlatform;priority!(int)OfPlatform;stackSize!(long)OfPlatform;uncaughtExceptionHandler!(UncaughtExceptionHandler)OfPlatform
i java.lang.Thread.Builder.OfVirtual|java.lang.Thread.Builder
inheritInheritableThreadLocals!(boolean)OfVirtual;name!(String)OfVirtual;name!(String,long)OfVirtual;uncaughtExceptionHandler!(UncaughtExceptionHandler)OfVirtua\
l
i java.lang.Thread.Builder
factory!()ThreadFactory;inheritInheritableThreadLocals!(boolean)java.lang.Thread.Builder;name!(String)java.lang.Thread.Builder;name!(String,long)java.lang.Threa\
d.Builder;start!(Runnable)Thread;uncaughtExceptionHandler!(UncaughtExceptionHandler)java.lang.Thread.Builder;unstarted!(Runnable)Thread
c java.lang.Thread.State|Enum<java.lang.Thread.State>
NEW:java.lang.Thread.State;RUNNABLE:java.lang.Thread.State;BLOCKED:java.lang.Thread.State;WAITING:java.lang.Thread.State;TIMED_WAITING:java.lang.Thread.State;TE\
RMINATED:java.lang.Thread.State;valueOf()java.lang.Thread.State;values()java.lang.Thread.State[]
i java.lang.Thread.UncaughtExceptionHandler
uncaughtException!(Thread,Throwable)void
c java.lang.Thread|Runnable
MIN_PRIORITY:int;NORM_PRIORITY:int;MAX_PRIORITY:int;activeCount()int;currentThread()Thread;dumpStack()void;enumerate()int;getAllStackTraces()Map<Thread,StackTra\
ceElement[]>;getContextClassLoader()ClassLoader;getDefaultUncaughtExceptionHandler()UncaughtExceptionHandler;getName()String;getPriority()int;getStackTrace()Sta\
ckTraceElement[];getState()java.lang.Thread.State;getThreadGroup()ThreadGroup;getUncaughtExceptionHandler()UncaughtExceptionHandler;holdsLock()boolean;interrupt\
()void;interrupted()boolean;isAlive()boolean;isDaemon()boolean;isInterrupted()boolean;isVirtual()boolean;join=(Duration)boolean;join=()void;join=(long)void;join\
=(long,int)void;ofPlatform()OfPlatform;ofVirtual()OfVirtual;onSpinWait()void;setContextClassLoader()void;setDaemon()void;setDefaultUncaughtExceptionHandler=(Unc\
aughtExceptionHandler)void;setName()void;setPriority()void;setUncaughtExceptionHandler=(UncaughtExceptionHandler)void;sleep()void;start()void;startVirtualThread\
=(Runnable)Thread;threadId()long;yield()void
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
c java.lang.WrongThreadException|RuntimeException

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
PUBLIC:int;PRIVATE:int;PROTECTED:int;PACKAGE:int;MODULE:int;UNCONDITIONAL:int;ORIGINAL:int;<T>accessClass=(Class<T>)Class<T>;bind()MethodHandle;defineClass()Cla\
ss<?>;defineHiddenClass()Lookup;defineHiddenClassWithClassData()Lookup;dropLookupMode()Lookup;<T>ensureInitialized=(Class<T>)Class<T>;findClass()Class<?>;findCo\
nstructor()MethodHandle;findGetter()MethodHandle;findSetter()MethodHandle;findSpecial()MethodHandle;findStatic()MethodHandle;findStaticGetter()MethodHandle;find\
StaticSetter()MethodHandle;findStaticVarHandle()VarHandle;findVarHandle()VarHandle;findVirtual()MethodHandle;hasFullPrivilegeAccess()boolean;in()Lookup;lookupCl\
ass()Class<?>;lookupModes()int;previousLookupClass()Class<?>;revealDirect()MethodHandleInfo;unreflect()MethodHandle;unreflectConstructor()MethodHandle;unreflect\
Getter()MethodHandle;unreflectSetter()MethodHandle;unreflectSpecial()MethodHandle;unreflectVarHandle()VarHandle
c java.lang.invoke.MethodHandles
arrayConstructor()MethodHandle;arrayElementGetter()MethodHandle;arrayElementSetter()MethodHandle;arrayElementVarHandle()VarHandle;arrayLength()MethodHandle;byte\
ArrayViewVarHandle()VarHandle;byteBufferViewVarHandle()VarHandle;catchException()MethodHandle;<T>classData=(Lookup,String,Class<T>)T;<T>classDataAt=(Lookup,Stri\
ng,Class<T>,int)T;collectArguments()MethodHandle;collectCoordinates()VarHandle;constant()MethodHandle;countedLoop()MethodHandle;doWhileLoop()MethodHandle;dropAr\
guments()MethodHandle;dropArgumentsToMatch()MethodHandle;dropCoordinates()VarHandle;dropReturn()MethodHandle;empty()MethodHandle;exactInvoker()MethodHandle;expl\
icitCastArguments()MethodHandle;filterArguments()MethodHandle;filterCoordinates()VarHandle;filterReturnValue()MethodHandle;filterValue()VarHandle;foldArguments(\
)MethodHandle;guardWithTest()MethodHandle;identity()MethodHandle;insertArguments()MethodHandle;insertCoordinates()VarHandle;invoker()MethodHandle;iteratedLoop()\
MethodHandle;lookup()Lookup;loop()MethodHandle;permuteArguments()MethodHandle;permuteCoordinates()VarHandle;privateLookupIn()Lookup;publicLookup()Lookup;<T:Memb\
er>reflectAs=(Class<T>,MethodHandle)T;spreadInvoker()MethodHandle;tableSwitch()MethodHandle;throwException()MethodHandle;tryFinally()MethodHandle;varHandleExact\
Invoker()MethodHandle;varHandleInvoker()MethodHandle;whileLoop()MethodHandle;zero()MethodHandle
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

c java.lang.reflect.AccessFlag.Location|Enum<Location>
CLASS:Location;FIELD:Location;METHOD:Location;INNER_CLASS:Location;METHOD_PARAMETER:Location;MODULE:Location;MODULE_REQUIRES:Location;MODULE_EXPORTS:Location;MO\
DULE_OPENS:Location;flags()Set<AccessFlag>;flagsMask()int;valueOf()Location;values()Location[]
c java.lang.reflect.AccessFlag|Enum<AccessFlag>
PUBLIC:AccessFlag;PRIVATE:AccessFlag;PROTECTED:AccessFlag;STATIC:AccessFlag;FINAL:AccessFlag;SUPER:AccessFlag;OPEN:AccessFlag;TRANSITIVE:AccessFlag;SYNCHRONIZED\
:AccessFlag;STATIC_PHASE:AccessFlag;VOLATILE:AccessFlag;BRIDGE:AccessFlag;TRANSIENT:AccessFlag;VARARGS:AccessFlag;NATIVE:AccessFlag;INTERFACE:AccessFlag;ABSTRAC\
T:AccessFlag;STRICT:AccessFlag;SYNTHETIC:AccessFlag;ANNOTATION:AccessFlag;ENUM:AccessFlag;MANDATED:AccessFlag;MODULE:AccessFlag;locations()Set<Location>;mask()i\
nt;maskToAccessFlags()Set<AccessFlag>;sourceModifier()boolean;valueOf()AccessFlag;values()AccessFlag[]
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
c java.lang.reflect.ClassFileFormatVersion|Enum<ClassFileFormatVersion>
RELEASE_0:ClassFileFormatVersion;RELEASE_1:ClassFileFormatVersion;RELEASE_2:ClassFileFormatVersion;RELEASE_3:ClassFileFormatVersion;RELEASE_4:ClassFileFormatVer\
sion;RELEASE_5:ClassFileFormatVersion;RELEASE_6:ClassFileFormatVersion;RELEASE_7:ClassFileFormatVersion;RELEASE_8:ClassFileFormatVersion;RELEASE_9:ClassFileForm\
atVersion;RELEASE_10:ClassFileFormatVersion;RELEASE_11:ClassFileFormatVersion;RELEASE_12:ClassFileFormatVersion;RELEASE_13:ClassFileFormatVersion;RELEASE_14:Cla\
ssFileFormatVersion;RELEASE_15:ClassFileFormatVersion;RELEASE_16:ClassFileFormatVersion;RELEASE_17:ClassFileFormatVersion;RELEASE_18:ClassFileFormatVersion;RELE\
ASE_19:ClassFileFormatVersion;RELEASE_20:ClassFileFormatVersion;RELEASE_21:ClassFileFormatVersion;RELEASE_22:ClassFileFormatVersion;RELEASE_23:ClassFileFormatVe\
rsion;RELEASE_24:ClassFileFormatVersion;RELEASE_25:ClassFileFormatVersion;fromMajor()ClassFileFormatVersion;latest()ClassFileFormatVersion;major()int;runtimeVer\
sion()java.lang.Runtime.Version;valueOf()ClassFileFormatVersion;values()ClassFileFormatVersion[]
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
PUBLIC:int;DECLARED:int;accessFlags()Set<AccessFlag>;getDeclaringClass!()Class<?>;getModifiers!()int;getName!()String;isSynthetic!()boolean
c java.lang.reflect.Method|Executable
getDefaultValue()Object;getGenericReturnType()java.lang.reflect.Type;getReturnType()Class<?>;invoke()Object;isBridge()boolean;isDefault()boolean
c java.lang.reflect.Modifier
PUBLIC:int;PRIVATE:int;PROTECTED:int;STATIC:int;FINAL:int;SYNCHRONIZED:int;VOLATILE:int;TRANSIENT:int;NATIVE:int;INTERFACE:int;ABSTRACT:int;STRICT:int;classModi\
fiers()int;constructorModifiers()int;fieldModifiers()int;interfaceModifiers()int;isAbstract()boolean;isFinal()boolean;isInterface()boolean;isNative()boolean;isP\
rivate()boolean;isProtected()boolean;isPublic()boolean;isStatic()boolean;isStrict()boolean;isSynchronized()boolean;isTransient()boolean;isVolatile()boolean;meth\
odModifiers()int;parameterModifiers()int;toString()String
c java.lang.reflect.Parameter|AnnotatedElement
accessFlags()Set<AccessFlag>;getAnnotatedType()AnnotatedType;getDeclaringExecutable()Executable;getModifiers()int;getName()String;getParameterizedType()java.lan\
g.reflect.Type;getType()Class<?>;isImplicit()boolean;isNamePresent()boolean;isSynthetic()boolean;isVarArgs()boolean
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
charset()Charset;format()Console;isTerminal()boolean;printf()Console;readLine()String;readPassword()char[];reader()Reader;writer()PrintWriter
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
getChannel()FileChannel;getFD()FileDescriptor
c java.io.FileNotFoundException|IOException

c java.io.FileOutputStream|OutputStream
getChannel()FileChannel;getFD()FileDescriptor
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
append()PrintStream;charset()Charset;checkError()boolean;clearError()void;format()PrintStream;print()void;printf()PrintStream;println()void;setError()void;write\
Bytes()void
c java.io.PrintWriter|Writer
out:Writer;append()PrintWriter;checkError()boolean;clearError()void;format()PrintWriter;print()void;printf()PrintWriter;println()void;setError()void
c java.io.PushbackInputStream|FilterInputStream
buf:byte[];pos:int;unread()void
c java.io.PushbackReader|FilterReader
unread()void
c java.io.RandomAccessFile|DataOutput|DataInput|Closeable
getChannel()FileChannel;getFD()FileDescriptor;getFilePointer()long;length()long;read()int;seek()void;setLength()void
c java.io.Reader|Readable|Closeable
lock:Object;mark()void;markSupported()boolean;nullReader()Reader;of()Reader;read()int;readAllAsString()String;readAllLines()List<String>;ready()boolean;reset()v\
oid;skip()long;transferTo()long
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
ZERO:BigDecimal;ONE:BigDecimal;TWO:BigDecimal;TEN:BigDecimal;ROUND_UP:int;ROUND_DOWN:int;ROUND_CEILING:int;ROUND_FLOOR:int;ROUND_HALF_UP:int;ROUND_HALF_DOWN:int\
;ROUND_HALF_EVEN:int;ROUND_UNNECESSARY:int;abs()BigDecimal;add()BigDecimal;byteValueExact()byte;divide()BigDecimal;divideAndRemainder()BigDecimal[];divideToInte\
gralValue()BigDecimal;intValueExact()int;longValueExact()long;max()BigDecimal;min()BigDecimal;movePointLeft()BigDecimal;movePointRight()BigDecimal;multiply()Big\
Decimal;negate()BigDecimal;plus()BigDecimal;pow()BigDecimal;precision()int;remainder()BigDecimal;round()BigDecimal;scale()int;scaleByPowerOfTen()BigDecimal;setS\
cale()BigDecimal;shortValueExact()short;signum()int;sqrt()BigDecimal;stripTrailingZeros()BigDecimal;subtract()BigDecimal;toBigInteger()BigInteger;toBigIntegerEx\
act()BigInteger;toEngineeringString()String;toPlainString()String;ulp()BigDecimal;unscaledValue()BigInteger;valueOf()BigDecimal
c java.math.BigInteger|Number|Comparable<BigInteger>
ZERO:BigInteger;ONE:BigInteger;TWO:BigInteger;TEN:BigInteger;abs()BigInteger;add()BigInteger;and()BigInteger;andNot()BigInteger;bitCount()int;bitLength()int;byt\
eValueExact()byte;clearBit()BigInteger;divide()BigInteger;divideAndRemainder()BigInteger[];flipBit()BigInteger;gcd()BigInteger;getLowestSetBit()int;intValueExac\
t()int;isProbablePrime()boolean;longValueExact()long;max()BigInteger;min()BigInteger;mod()BigInteger;modInverse()BigInteger;modPow()BigInteger;multiply()BigInte\
ger;negate()BigInteger;nextProbablePrime()BigInteger;not()BigInteger;or()BigInteger;parallelMultiply()BigInteger;pow()BigInteger;probablePrime()BigInteger;remai\
nder()BigInteger;setBit()BigInteger;shiftLeft()BigInteger;shiftRight()BigInteger;shortValueExact()short;signum()int;sqrt()BigInteger;sqrtAndRemainder()BigIntege\
r[];subtract()BigInteger;testBit()boolean;toByteArray()byte[];toString()String;valueOf()BigInteger;xor()BigInteger
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
bind()void;connect()void;disconnect()void;getBroadcast()boolean;getChannel()DatagramChannel;getInetAddress()InetAddress;getLocalAddress()InetAddress;getLocalPor\
t()int;getLocalSocketAddress()SocketAddress;<T>getOption=(SocketOption<T>)T;getPort()int;getReceiveBufferSize()int;getRemoteSocketAddress()SocketAddress;getReus\
eAddress()boolean;getSendBufferSize()int;getSoTimeout()int;getTrafficClass()int;isBound()boolean;isClosed()boolean;isConnected()boolean;joinGroup()void;leaveGro\
up()void;receive()void;send()void;setBroadcast()void;<T>setOption=(SocketOption<T>,T)DatagramSocket;setReceiveBufferSize()void;setReuseAddress()void;setSendBuff\
erSize()void;setSoTimeout()void;setTrafficClass()void;supportedOptions()Set<SocketOption<?>>
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
ofLiteral()Inet4Address;ofPosixLiteral()Inet4Address
c java.net.Inet6Address|InetAddress
getByAddress()Inet6Address;getScopeId()int;getScopedInterface()NetworkInterface;isIPv4CompatibleAddress()boolean;ofLiteral()InetAddress
c java.net.InetAddress|Serializable
getAddress()byte[];getAllByName()InetAddress[];getByAddress()InetAddress;getByName()InetAddress;getCanonicalHostName()String;getHostAddress()String;getHostName(\
)String;getLocalHost()InetAddress;getLoopbackAddress()InetAddress;isAnyLocalAddress()boolean;isLinkLocalAddress()boolean;isLoopbackAddress()boolean;isMCGlobal()\
boolean;isMCLinkLocal()boolean;isMCNodeLocal()boolean;isMCOrgLocal()boolean;isMCSiteLocal()boolean;isMulticastAddress()boolean;isReachable()boolean;isSiteLocalA\
ddress()boolean;ofLiteral()InetAddress
c java.net.InetSocketAddress|SocketAddress
createUnresolved()InetSocketAddress;getAddress()InetAddress;getHostName()String;getHostString()String;getPort()int;isUnresolved()boolean
c java.net.InterfaceAddress
getAddress()InetAddress;getBroadcast()InetAddress;getNetworkPrefixLength()short
c java.net.JarURLConnection|URLConnection
jarFileURLConnection:URLConnection;getAttributes()Attributes;getCertificates()java.security.cert.Certificate[];getEntryName()String;getJarEntry()JarEntry;getJar\
File()JarFile;getJarFileURL()URL;getMainAttributes()Attributes;getManifest()Manifest
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
accept()Socket;bind()void;getChannel()ServerSocketChannel;getInetAddress()InetAddress;getLocalPort()int;getLocalSocketAddress()SocketAddress;<T>getOption=(Socke\
tOption<T>)T;getReceiveBufferSize()int;getReuseAddress()boolean;getSoTimeout()int;implAccept()void;isBound()boolean;isClosed()boolean;<T>setOption=(SocketOption\
<T>,T)ServerSocket;setPerformancePreferences()void;setReceiveBufferSize()void;setReuseAddress()void;setSoTimeout()void;supportedOptions()Set<SocketOption<?>>
c java.net.Socket|Closeable
bind()void;connect()void;getChannel()SocketChannel;getInetAddress()InetAddress;getInputStream()InputStream;getKeepAlive()boolean;getLocalAddress()InetAddress;ge\
tLocalPort()int;getLocalSocketAddress()SocketAddress;getOOBInline()boolean;<T>getOption=(SocketOption<T>)T;getOutputStream()OutputStream;getPort()int;getReceive\
BufferSize()int;getRemoteSocketAddress()SocketAddress;getReuseAddress()boolean;getSendBufferSize()int;getSoLinger()int;getSoTimeout()int;getTcpNoDelay()boolean;\
getTrafficClass()int;isBound()boolean;isClosed()boolean;isConnected()boolean;isInputShutdown()boolean;isOutputShutdown()boolean;sendUrgentData()void;setKeepAliv\
e()void;setOOBInline()void;<T>setOption=(SocketOption<T>,T)Socket;setPerformancePreferences()void;setReceiveBufferSize()void;setReuseAddress()void;setSendBuffer\
Size()void;setSoLinger()void;setSoTimeout()void;setTcpNoDelay()void;setTrafficClass()void;shutdownInput()void;shutdownOutput()void;supportedOptions()Set<SocketO\
ption<?>>
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
tRef()String;getUserInfo()String;of()URL;openConnection()URLConnection;openStream()InputStream;sameFile()boolean;setURLStreamHandlerFactory=(URLStreamHandlerFac\
tory)void;toExternalForm()String;toURI()URI
c java.net.URLClassLoader|SecureClassLoader|Closeable
addURL()void;definePackage()Package;getURLs()URL[];newInstance()URLClassLoader
c java.net.URLConnection
url:URL;doInput:boolean;doOutput:boolean;allowUserInteraction:boolean;useCaches:boolean;ifModifiedSince:long;connected:boolean;addRequestProperty()void;connect(\
)void;getAllowUserInteraction()boolean;getConnectTimeout()int;getContent()Object;getContentEncoding()String;getContentLength()int;getContentLengthLong()long;get\
ContentType()String;getDate()long;getDefaultAllowUserInteraction()boolean;getDefaultUseCaches()boolean;getDoInput()boolean;getDoOutput()boolean;getExpiration()l\
ong;getFileNameMap()FileNameMap;getHeaderField()String;getHeaderFieldDate()long;getHeaderFieldInt()int;getHeaderFieldKey()String;getHeaderFieldLong()long;getHea\
derFields()Map<String,List<String>>;getIfModifiedSince()long;getInputStream()InputStream;getLastModified()long;getOutputStream()OutputStream;getReadTimeout()int\
;getRequestProperties()Map<String,List<String>>;getRequestProperty()String;getURL()URL;getUseCaches()boolean;guessContentTypeFromName()String;guessContentTypeFr\
omStream()String;setAllowUserInteraction()void;setConnectTimeout()void;setContentHandlerFactory=(ContentHandlerFactory)void;setDefaultAllowUserInteraction()void\
;setDefaultUseCaches()void;setDoInput()void;setDoOutput()void;setFileNameMap=(FileNameMap)void;setIfModifiedSince()void;setReadTimeout()void;setRequestProperty(\
)void;setUseCaches()void
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
US_ASCII:Charset;ISO_8859_1:Charset;UTF_8:Charset;UTF_16BE:Charset;UTF_16LE:Charset;UTF_16:Charset;UTF_32BE:Charset;UTF_32LE:Charset;UTF_32:Charset
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
String>;list()Stream<Path>;mismatch()long;move()Path;newBufferedReader()BufferedReader;newBufferedWriter()BufferedWriter;newByteChannel()SeekableByteChannel;new\
DirectoryStream()DirectoryStream<Path>;newDirectoryStream=(Path,java.nio.file.DirectoryStream.Filter<-Path>)DirectoryStream<Path>;newInputStream()InputStream;ne\
wOutputStream()OutputStream;notExists()boolean;probeContentType()String;readAllBytes()byte[];readAllLines()List<String>;<A:BasicFileAttributes>readAttributes=(P\
ath,Class<A>,LinkOption...)A;readAttributes=(Path,String,LinkOption...)Map<String,Object>;readString()String;readSymbolicLink()Path;setAttribute()Path;setLastMo\
difiedTime()Path;setOwner()Path;setPosixFilePermissions()Path;size()long;walk()Stream<Path>;walkFileTree()Path;write()Path;write=(Path,Iterable<+CharSequence>,C\
harset,OpenOption...)Path;write=(Path,Iterable<+CharSequence>,OpenOption...)Path;writeString()Path
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
s<V>)V;move!(T,SecureDirectoryStream<T>,T)void;newByteChannel!(T,Set<+OpenOption>,FileAttribute<?>...)SeekableByteChannel;newDirectoryStream!(T,LinkOption...)Se\
cureDirectoryStream<T>
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

i java.security.AsymmetricKey|Key|DEREncodable
getParams()java.security.spec.AlgorithmParameterSpec
c java.security.AuthProvider|java.security.Provider
login=(javax.security.auth.Subject,javax.security.auth.callback.CallbackHandler)void;logout()void;setCallbackHandler=(javax.security.auth.callback.CallbackHandl\
er)void
c java.security.BasicPermission|Permission|Serializable

i java.security.Certificate
decode!(InputStream)void;encode!(OutputStream)void;getFormat!()String;getGuarantor!()Principal;getPrincipal!()Principal;getPublicKey!()PublicKey;toString!(boole\
an)String
c java.security.CodeSigner|Serializable
getSignerCertPath()java.security.cert.CertPath;getTimestamp()java.security.Timestamp
c java.security.CodeSource|Serializable
getCertificates()java.security.cert.Certificate[];getCodeSigners()CodeSigner[];getLocation()URL;implies()boolean
c java.security.CryptoPrimitive|Enum<CryptoPrimitive>
MESSAGE_DIGEST:CryptoPrimitive;SECURE_RANDOM:CryptoPrimitive;BLOCK_CIPHER:CryptoPrimitive;STREAM_CIPHER:CryptoPrimitive;MAC:CryptoPrimitive;KEY_WRAP:CryptoPrimi\
tive;PUBLIC_KEY_ENCRYPTION:CryptoPrimitive;SIGNATURE:CryptoPrimitive;KEY_ENCAPSULATION:CryptoPrimitive;KEY_AGREEMENT:CryptoPrimitive;valueOf()CryptoPrimitive;va\
lues()CryptoPrimitive[]
i java.security.DEREncodable

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

c java.security.KeyPair|Serializable|DEREncodable
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
aliases()Enumeration<String>;containsAlias()boolean;deleteEntry()void;entryInstanceOf()boolean;getAttributes()Set<java.security.KeyStore.Entry.Attribute>;getCer\
tificate()java.security.cert.Certificate;getCertificateAlias()String;getCertificateChain()java.security.cert.Certificate[];getCreationDate()java.util.Date;getDe\
faultType()String;getEntry=(String,ProtectionParameter)java.security.KeyStore.Entry;getInstance()KeyStore;getInstance=(File,LoadStoreParameter)KeyStore;getKey()\
Key;getProvider()java.security.Provider;getType()String;isCertificateEntry()boolean;isKeyEntry()boolean;load()void;load=(LoadStoreParameter)void;setCertificateE\
ntry()void;setEntry=(String,java.security.KeyStore.Entry,ProtectionParameter)void;setKeyEntry()void;size()int;store()void;store=(LoadStoreParameter)void
c java.security.KeyStoreException|GeneralSecurityException

c java.security.KeyStoreSpi
engineAliases()Enumeration<String>;engineContainsAlias()boolean;engineDeleteEntry()void;engineEntryInstanceOf()boolean;engineGetAttributes()Set<java.security.Ke\
yStore.Entry.Attribute>;engineGetCertificate()java.security.cert.Certificate;engineGetCertificateAlias()String;engineGetCertificateChain()java.security.cert.Cer\
tificate[];engineGetCreationDate()java.util.Date;engineGetEntry=(String,ProtectionParameter)java.security.KeyStore.Entry;engineGetKey()Key;engineIsCertificateEn\
try()boolean;engineIsKeyEntry()boolean;engineLoad()void;engineLoad=(LoadStoreParameter)void;engineProbe()boolean;engineSetCertificateEntry()void;engineSetEntry=\
(String,java.security.KeyStore.Entry,ProtectionParameter)void;engineSetKeyEntry()void;engineSize()int;engineStore()void;engineStore=(LoadStoreParameter)void
c java.security.MessageDigest|MessageDigestSpi
digest=()byte[];digest=(byte[])byte[];digest=(byte[],int,int)int;getAlgorithm()String;getDigestLength()int;getInstance()MessageDigest;getProvider()java.security\
.Provider;isEqual()boolean;reset()void;update()void
c java.security.MessageDigestSpi
engineDigest=()byte[];engineDigest=(byte[],int,int)int;engineGetDigestLength()int;engineReset()void;engineUpdate()void
c java.security.NoSuchAlgorithmException|GeneralSecurityException

c java.security.NoSuchProviderException|GeneralSecurityException

c java.security.PEMDecoder
<S:DEREncodable>decode=(InputStream,Class<S>)S;<S:DEREncodable>decode=(String,Class<S>)S;decode=(InputStream)DEREncodable;decode=(String)DEREncodable;of()PEMDec\
oder;withDecryption()PEMDecoder;withFactory()PEMDecoder
c java.security.PEMEncoder
encode=(DEREncodable)byte[];encodeToString=(DEREncodable)String;of()PEMEncoder;withEncryption()PEMEncoder
c java.security.PEMRecord|Record|DEREncodable
content()String;leadingData()byte[];type()String
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
i java.security.PrivateKey|AsymmetricKey|javax.security.auth.Destroyable
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

i java.security.PublicKey|AsymmetricKey
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
getSignerCertPath()java.security.cert.CertPath;getTimestamp()java.util.Date
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
getTimeZone()TimeZone;isLenient()boolean;parse()java.util.Date;setCalendar()void;setLenient()void;setNumberFormat()void;setTimeZone()void
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
eparator()char;getInfinity()String;getInstance()DecimalFormatSymbols;getInternationalCurrencySymbol()String;getLocale()Locale;getMinusSign()char;getMonetaryDeci\
malSeparator()char;getMonetaryGroupingSeparator()char;getNaN()String;getPatternSeparator()char;getPerMill()char;getPercent()char;getZeroDigit()char;setCurrency(\
)void;setCurrencySymbol()void;setDecimalSeparator()void;setDigit()void;setExponentSeparator()void;setGroupingSeparator()void;setInfinity()void;setInternationalC\
urrencySymbol()void;setMinusSign()void;setMonetaryDecimalSeparator()void;setMonetaryGroupingSeparator()void;setNaN()void;setPatternSeparator()void;setPerMill()v\
oid;setPercent()void;setZeroDigit()void
c java.text.FieldPosition
getBeginIndex()int;getEndIndex()int;getField()int;getFieldAttribute()java.text.Format.Field;setBeginIndex()void;setEndIndex()void
c java.text.Format.Field|java.text.AttributedCharacterIterator.Attribute

c java.text.Format|Serializable|Cloneable
format=(Object,StringBuffer,FieldPosition)StringBuffer;format=(Object)String;formatToCharacterIterator()AttributedCharacterIterator;parseObject()Object
c java.text.ListFormat.Style|Enum<java.text.ListFormat.Style>
FULL:java.text.ListFormat.Style;SHORT:java.text.ListFormat.Style;NARROW:java.text.ListFormat.Style;valueOf()java.text.ListFormat.Style;values()java.text.ListFor\
mat.Style[]
c java.text.ListFormat.Type|Enum<java.text.ListFormat.Type>
STANDARD:java.text.ListFormat.Type;OR:java.text.ListFormat.Type;UNIT:java.text.ListFormat.Type;valueOf()java.text.ListFormat.Type;values()java.text.ListFormat.T\
ype[]
c java.text.ListFormat|Format
getAvailableLocales()Locale[];getInstance()ListFormat;getLocale()Locale;getPatterns()String[];parse()List<String>
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
c java.text.NumberFormat.Style|Enum<java.text.NumberFormat.Style>
SHORT:java.text.NumberFormat.Style;LONG:java.text.NumberFormat.Style;valueOf()java.text.NumberFormat.Style;values()java.text.NumberFormat.Style[]
c java.text.NumberFormat|Format
INTEGER_FIELD:int;FRACTION_FIELD:int;getAvailableLocales()Locale[];getCompactNumberInstance()NumberFormat;getCurrency()Currency;getCurrencyInstance()NumberForma\
t;getInstance()NumberFormat;getIntegerInstance()NumberFormat;getMaximumFractionDigits()int;getMaximumIntegerDigits()int;getMinimumFractionDigits()int;getMinimum\
IntegerDigits()int;getNumberInstance()NumberFormat;getPercentInstance()NumberFormat;getRoundingMode()RoundingMode;isGroupingUsed()boolean;isParseIntegerOnly()bo\
olean;isStrict()boolean;parse()Number;setCurrency()void;setGroupingUsed()void;setMaximumFractionDigits()void;setMaximumIntegerDigits()void;setMinimumFractionDig\
its()void;setMinimumIntegerDigits()void;setParseIntegerOnly()void;setRoundingMode()void;setStrict()void
c java.text.ParseException|Exception
getErrorOffset()int
c java.text.ParsePosition
getErrorIndex()int;getIndex()int;setErrorIndex()void;setIndex()void
c java.text.RuleBasedCollator|Collator
getCollationElementIterator()CollationElementIterator;getRules()String
c java.text.SimpleDateFormat|DateFormat
applyLocalizedPattern()void;applyPattern()void;get2DigitYearStart()java.util.Date;getDateFormatSymbols()DateFormatSymbols;set2DigitYearStart()void;setDateFormat\
Symbols()void;toLocalizedPattern()String;toPattern()String
c java.text.StringCharacterIterator|CharacterIterator
setText()void
c java.time.Clock|InstantSource
fixed()Clock;getZone()ZoneId;offset()Clock;system()Clock;systemDefaultZone()Clock;systemUTC()Clock;tick()Clock;tickMillis()Clock;tickMinutes()Clock;tickSeconds(\
)Clock
c java.time.DateTimeException|RuntimeException

c java.time.DayOfWeek|Enum<DayOfWeek>|TemporalAccessor|TemporalAdjuster
MONDAY:DayOfWeek;TUESDAY:DayOfWeek;WEDNESDAY:DayOfWeek;THURSDAY:DayOfWeek;FRIDAY:DayOfWeek;SATURDAY:DayOfWeek;SUNDAY:DayOfWeek;from=(TemporalAccessor)DayOfWeek;\
getDisplayName()String;getValue()int;minus()DayOfWeek;of()DayOfWeek;plus()DayOfWeek;valueOf()DayOfWeek;values()DayOfWeek[]
c java.time.Duration|TemporalAmount|Comparable<Duration>|Serializable
ZERO:Duration;abs()Duration;between()Duration;dividedBy=(long)Duration;dividedBy=(Duration)long;from()Duration;getNano()int;getSeconds()long;isNegative()boolean\
;isPositive()boolean;isZero()boolean;minus()Duration;minusDays()Duration;minusHours()Duration;minusMillis()Duration;minusMinutes()Duration;minusNanos()Duration;\
minusSeconds()Duration;multipliedBy()Duration;negated()Duration;of()Duration;ofDays()Duration;ofHours()Duration;ofMillis()Duration;ofMinutes()Duration;ofNanos()\
Duration;ofSeconds()Duration;parse()Duration;plus()Duration;plusDays()Duration;plusHours()Duration;plusMillis()Duration;plusMinutes()Duration;plusNanos()Duratio\
n;plusSeconds()Duration;toDays()long;toDaysPart()long;toHours()long;toHoursPart()int;toMillis()long;toMillisPart()int;toMinutes()long;toMinutesPart()int;toNanos\
()long;toNanosPart()int;toSeconds()long;toSecondsPart()int;truncatedTo()Duration;withNanos()Duration;withSeconds()Duration
c java.time.Instant|Temporal|TemporalAdjuster|Comparable<Instant>|Serializable
EPOCH:Instant;MIN:Instant;MAX:Instant;atOffset()OffsetDateTime;atZone()ZonedDateTime;from=(TemporalAccessor)Instant;getEpochSecond()long;getNano()int;isAfter()b\
oolean;isBefore()boolean;minus()Instant;minusMillis()Instant;minusNanos()Instant;minusSeconds()Instant;now()Instant;ofEpochMilli()Instant;ofEpochSecond()Instant\
;parse()Instant;plus()Instant;plusMillis()Instant;plusNanos()Instant;plusSeconds()Instant;toEpochMilli()long;truncatedTo()Instant;until()Duration;with=(Temporal\
Adjuster)Instant;with()Instant
i java.time.InstantSource
fixed~(Instant)InstantSource;instant!()Instant;millis()long;offset~(InstantSource,Duration)InstantSource;system~()InstantSource;tick~(InstantSource,Duration)Ins\
tantSource;withZone()Clock
c java.time.LocalDate|Temporal|TemporalAdjuster|java.time.chrono.ChronoLocalDate|Serializable
MIN:LocalDate;MAX:LocalDate;EPOCH:LocalDate;atStartOfDay=()LocalDateTime;atStartOfDay=(ZoneId)ZonedDateTime;atTime=(int,int)LocalDateTime;atTime=(int,int,int)Lo\
calDateTime;atTime=(int,int,int,int)LocalDateTime;atTime=(LocalTime)LocalDateTime;atTime=(OffsetTime)OffsetDateTime;datesUntil()Stream<LocalDate>;format()String\
;from=(TemporalAccessor)LocalDate;getChronology()java.time.chrono.IsoChronology;getDayOfMonth()int;getDayOfWeek()DayOfWeek;getDayOfYear()int;getEra()java.time.c\
hrono.IsoEra;getMonth()Month;getMonthValue()int;getYear()int;isAfter()boolean;isBefore()boolean;isEqual()boolean;isLeapYear()boolean;lengthOfMonth()int;lengthOf\
Year()int;minus()LocalDate;minusDays()LocalDate;minusMonths()LocalDate;minusWeeks()LocalDate;minusYears()LocalDate;now()LocalDate;of()LocalDate;ofEpochDay()Loca\
lDate;ofInstant()LocalDate;ofYearDay()LocalDate;parse()LocalDate;plus()LocalDate;plusDays()LocalDate;plusMonths()LocalDate;plusWeeks()LocalDate;plusYears()Local\
Date;toEpochDay()long;toEpochSecond()long;until()Period;with=(TemporalAdjuster)LocalDate;with()LocalDate;withDayOfMonth()LocalDate;withDayOfYear()LocalDate;with\
Month()LocalDate;withYear()LocalDate
c java.time.LocalDateTime|Temporal|TemporalAdjuster|java.time.chrono.ChronoLocalDateTime<LocalDate>|Serializable
MIN:LocalDateTime;MAX:LocalDateTime;atOffset()OffsetDateTime;atZone()ZonedDateTime;format()String;from=(TemporalAccessor)LocalDateTime;getDayOfMonth()int;getDay\
OfWeek()DayOfWeek;getDayOfYear()int;getHour()int;getMinute()int;getMonth()Month;getMonthValue()int;getNano()int;getSecond()int;getYear()int;isAfter()boolean;isB\
efore()boolean;isEqual()boolean;minus()LocalDateTime;minusDays()LocalDateTime;minusHours()LocalDateTime;minusMinutes()LocalDateTime;minusMonths()LocalDateTime;m\
inusNanos()LocalDateTime;minusSeconds()LocalDateTime;minusWeeks()LocalDateTime;minusYears()LocalDateTime;now()LocalDateTime;of()LocalDateTime;ofEpochSecond()Loc\
alDateTime;ofInstant()LocalDateTime;parse()LocalDateTime;plus()LocalDateTime;plusDays()LocalDateTime;plusHours()LocalDateTime;plusMinutes()LocalDateTime;plusMon\
ths()LocalDateTime;plusNanos()LocalDateTime;plusSeconds()LocalDateTime;plusWeeks()LocalDateTime;plusYears()LocalDateTime;toLocalDate()LocalDate;toLocalTime()Loc\
alTime;truncatedTo()LocalDateTime;with=(TemporalAdjuster)LocalDateTime;with()LocalDateTime;withDayOfMonth()LocalDateTime;withDayOfYear()LocalDateTime;withHour()\
LocalDateTime;withMinute()LocalDateTime;withMonth()LocalDateTime;withNano()LocalDateTime;withSecond()LocalDateTime;withYear()LocalDateTime
c java.time.LocalTime|Temporal|TemporalAdjuster|Comparable<LocalTime>|Serializable
MIN:LocalTime;MAX:LocalTime;MIDNIGHT:LocalTime;NOON:LocalTime;atDate()LocalDateTime;atOffset()OffsetTime;format()String;from=(TemporalAccessor)LocalTime;getHour\
()int;getMinute()int;getNano()int;getSecond()int;isAfter()boolean;isBefore()boolean;minus()LocalTime;minusHours()LocalTime;minusMinutes()LocalTime;minusNanos()L\
ocalTime;minusSeconds()LocalTime;now()LocalTime;of()LocalTime;ofInstant()LocalTime;ofNanoOfDay()LocalTime;ofSecondOfDay()LocalTime;parse()LocalTime;plus()LocalT\
ime;plusHours()LocalTime;plusMinutes()LocalTime;plusNanos()LocalTime;plusSeconds()LocalTime;toEpochSecond()long;toNanoOfDay()long;toSecondOfDay()int;truncatedTo\
()LocalTime;with=(TemporalAdjuster)LocalTime;with()LocalTime;withHour()LocalTime;withMinute()LocalTime;withNano()LocalTime;withSecond()LocalTime
c java.time.Month|Enum<Month>|TemporalAccessor|TemporalAdjuster
JANUARY:Month;FEBRUARY:Month;MARCH:Month;APRIL:Month;MAY:Month;JUNE:Month;JULY:Month;AUGUST:Month;SEPTEMBER:Month;OCTOBER:Month;NOVEMBER:Month;DECEMBER:Month;fi\
rstDayOfYear()int;firstMonthOfQuarter()Month;from=(TemporalAccessor)Month;getDisplayName()String;getValue()int;length()int;maxLength()int;minLength()int;minus()\
Month;of()Month;plus()Month;valueOf()Month;values()Month[]
c java.time.MonthDay|TemporalAccessor|TemporalAdjuster|Comparable<MonthDay>|Serializable
atYear()LocalDate;format()String;from=(TemporalAccessor)MonthDay;getDayOfMonth()int;getMonth()Month;getMonthValue()int;isAfter()boolean;isBefore()boolean;isVali\
dYear()boolean;now()MonthDay;of()MonthDay;parse()MonthDay;with()MonthDay;withDayOfMonth()MonthDay;withMonth()MonthDay
c java.time.OffsetDateTime|Temporal|TemporalAdjuster|Comparable<OffsetDateTime>|Serializable
MIN:OffsetDateTime;MAX:OffsetDateTime;atZoneSameInstant()ZonedDateTime;atZoneSimilarLocal()ZonedDateTime;format()String;from=(TemporalAccessor)OffsetDateTime;ge\
tDayOfMonth()int;getDayOfWeek()DayOfWeek;getDayOfYear()int;getHour()int;getMinute()int;getMonth()Month;getMonthValue()int;getNano()int;getOffset()ZoneOffset;get\
Second()int;getYear()int;isAfter()boolean;isBefore()boolean;isEqual()boolean;minus()OffsetDateTime;minusDays()OffsetDateTime;minusHours()OffsetDateTime;minusMin\
utes()OffsetDateTime;minusMonths()OffsetDateTime;minusNanos()OffsetDateTime;minusSeconds()OffsetDateTime;minusWeeks()OffsetDateTime;minusYears()OffsetDateTime;n\
ow()OffsetDateTime;of()OffsetDateTime;ofInstant()OffsetDateTime;parse()OffsetDateTime;plus()OffsetDateTime;plusDays()OffsetDateTime;plusHours()OffsetDateTime;pl\
usMinutes()OffsetDateTime;plusMonths()OffsetDateTime;plusNanos()OffsetDateTime;plusSeconds()OffsetDateTime;plusWeeks()OffsetDateTime;plusYears()OffsetDateTime;t\
imeLineOrder()Comparator<OffsetDateTime>;toEpochSecond()long;toInstant()Instant;toLocalDate()LocalDate;toLocalDateTime()LocalDateTime;toLocalTime()LocalTime;toO\
ffsetTime()OffsetTime;toZonedDateTime()ZonedDateTime;truncatedTo()OffsetDateTime;with=(TemporalAdjuster)OffsetDateTime;with()OffsetDateTime;withDayOfMonth()Offs\
etDateTime;withDayOfYear()OffsetDateTime;withHour()OffsetDateTime;withMinute()OffsetDateTime;withMonth()OffsetDateTime;withNano()OffsetDateTime;withOffsetSameIn\
stant()OffsetDateTime;withOffsetSameLocal()OffsetDateTime;withSecond()OffsetDateTime;withYear()OffsetDateTime
c java.time.OffsetTime|Temporal|TemporalAdjuster|Comparable<OffsetTime>|Serializable
MIN:OffsetTime;MAX:OffsetTime;atDate()OffsetDateTime;format()String;from=(TemporalAccessor)OffsetTime;getHour()int;getMinute()int;getNano()int;getOffset()ZoneOf\
fset;getSecond()int;isAfter()boolean;isBefore()boolean;isEqual()boolean;minus()OffsetTime;minusHours()OffsetTime;minusMinutes()OffsetTime;minusNanos()OffsetTime\
;minusSeconds()OffsetTime;now()OffsetTime;of()OffsetTime;ofInstant()OffsetTime;parse()OffsetTime;plus()OffsetTime;plusHours()OffsetTime;plusMinutes()OffsetTime;\
plusNanos()OffsetTime;plusSeconds()OffsetTime;toEpochSecond()long;toLocalTime()LocalTime;truncatedTo()OffsetTime;with=(TemporalAdjuster)OffsetTime;with()OffsetT\
ime;withHour()OffsetTime;withMinute()OffsetTime;withNano()OffsetTime;withOffsetSameInstant()OffsetTime;withOffsetSameLocal()OffsetTime;withSecond()OffsetTime
c java.time.Period|java.time.chrono.ChronoPeriod|Serializable
ZERO:Period;between()Period;from()Period;getChronology()java.time.chrono.IsoChronology;getDays()int;getMonths()int;getYears()int;isNegative()boolean;isZero()boo\
lean;minus()Period;minusDays()Period;minusMonths()Period;minusYears()Period;multipliedBy()Period;negated()Period;normalized()Period;of()Period;ofDays()Period;of\
Months()Period;ofWeeks()Period;ofYears()Period;parse()Period;plus()Period;plusDays()Period;plusMonths()Period;plusYears()Period;toTotalMonths()long;withDays()Pe\
riod;withMonths()Period;withYears()Period
c java.time.Year|Temporal|TemporalAdjuster|Comparable<Year>|Serializable
MIN_VALUE:int;MAX_VALUE:int;atDay()LocalDate;atMonth()YearMonth;atMonthDay()LocalDate;format()String;from=(TemporalAccessor)Year;getValue()int;isAfter()boolean;\
isBefore()boolean;isLeap()boolean;isValidMonthDay()boolean;length()int;minus()Year;minusYears()Year;now()Year;of()Year;parse()Year;plus()Year;plusYears()Year;wi\
th=(TemporalAdjuster)Year;with()Year
c java.time.YearMonth|Temporal|TemporalAdjuster|Comparable<YearMonth>|Serializable
atDay()LocalDate;atEndOfMonth()LocalDate;format()String;from=(TemporalAccessor)YearMonth;getMonth()Month;getMonthValue()int;getYear()int;isAfter()boolean;isBefo\
re()boolean;isLeapYear()boolean;isValidDay()boolean;lengthOfMonth()int;lengthOfYear()int;minus()YearMonth;minusMonths()YearMonth;minusYears()YearMonth;now()Year\
Month;of()YearMonth;parse()YearMonth;plus()YearMonth;plusMonths()YearMonth;plusYears()YearMonth;with=(TemporalAdjuster)YearMonth;with()YearMonth;withMonth()Year\
Month;withYear()YearMonth
c java.time.ZoneId|Serializable
SHORT_IDS:Map<String,String>;from=(TemporalAccessor)ZoneId;getAvailableZoneIds()Set<String>;getDisplayName()String;getId()String;getRules()java.time.zone.ZoneRu\
les;normalized()ZoneId;of()ZoneId;ofOffset()ZoneId;systemDefault()ZoneId
c java.time.ZoneOffset|ZoneId|TemporalAccessor|TemporalAdjuster|Comparable<ZoneOffset>|Serializable
UTC:ZoneOffset;MIN:ZoneOffset;MAX:ZoneOffset;from=(TemporalAccessor)ZoneOffset;getTotalSeconds()int;of()ZoneOffset;ofHours()ZoneOffset;ofHoursMinutes()ZoneOffse\
t;ofHoursMinutesSeconds()ZoneOffset;ofTotalSeconds()ZoneOffset
c java.time.ZonedDateTime|Temporal|java.time.chrono.ChronoZonedDateTime<LocalDate>|Serializable
format()String;from=(TemporalAccessor)ZonedDateTime;getDayOfMonth()int;getDayOfWeek()DayOfWeek;getDayOfYear()int;getHour()int;getMinute()int;getMonth()Month;get\
MonthValue()int;getNano()int;getOffset()ZoneOffset;getSecond()int;getYear()int;getZone()ZoneId;minus()ZonedDateTime;minusDays()ZonedDateTime;minusHours()ZonedDa\
teTime;minusMinutes()ZonedDateTime;minusMonths()ZonedDateTime;minusNanos()ZonedDateTime;minusSeconds()ZonedDateTime;minusWeeks()ZonedDateTime;minusYears()ZonedD\
ateTime;now()ZonedDateTime;of()ZonedDateTime;ofInstant()ZonedDateTime;ofLocal()ZonedDateTime;ofStrict()ZonedDateTime;parse()ZonedDateTime;plus()ZonedDateTime;pl\
usDays()ZonedDateTime;plusHours()ZonedDateTime;plusMinutes()ZonedDateTime;plusMonths()ZonedDateTime;plusNanos()ZonedDateTime;plusSeconds()ZonedDateTime;plusWeek\
s()ZonedDateTime;plusYears()ZonedDateTime;toLocalDate()LocalDate;toLocalDateTime()LocalDateTime;toLocalTime()LocalTime;toOffsetDateTime()OffsetDateTime;truncate\
dTo()ZonedDateTime;with=(TemporalAdjuster)ZonedDateTime;with()ZonedDateTime;withDayOfMonth()ZonedDateTime;withDayOfYear()ZonedDateTime;withEarlierOffsetAtOverla\
p()ZonedDateTime;withFixedOffsetZone()ZonedDateTime;withHour()ZonedDateTime;withLaterOffsetAtOverlap()ZonedDateTime;withMinute()ZonedDateTime;withMonth()ZonedDa\
teTime;withNano()ZonedDateTime;withSecond()ZonedDateTime;withYear()ZonedDateTime;withZoneSameInstant()ZonedDateTime;withZoneSameLocal()ZonedDateTime
c java.time.format.DateTimeFormatter
ISO_LOCAL_DATE:DateTimeFormatter;ISO_OFFSET_DATE:DateTimeFormatter;ISO_DATE:DateTimeFormatter;ISO_LOCAL_TIME:DateTimeFormatter;ISO_OFFSET_TIME:DateTimeFormatter\
;ISO_TIME:DateTimeFormatter;ISO_LOCAL_DATE_TIME:DateTimeFormatter;ISO_OFFSET_DATE_TIME:DateTimeFormatter;ISO_ZONED_DATE_TIME:DateTimeFormatter;ISO_DATE_TIME:Dat\
eTimeFormatter;ISO_ORDINAL_DATE:DateTimeFormatter;ISO_WEEK_DATE:DateTimeFormatter;ISO_INSTANT:DateTimeFormatter;BASIC_ISO_DATE:DateTimeFormatter;RFC_1123_DATE_T\
IME:DateTimeFormatter;format=(TemporalAccessor)String;formatTo=(TemporalAccessor,Appendable)void;getChronology()java.time.chrono.Chronology;getDecimalStyle()Dec\
imalStyle;getLocale()Locale;getResolverFields()Set<TemporalField>;getResolverStyle()ResolverStyle;getZone()ZoneId;localizedBy()DateTimeFormatter;ofLocalizedDate\
()DateTimeFormatter;ofLocalizedDateTime()DateTimeFormatter;ofLocalizedPattern()DateTimeFormatter;ofLocalizedTime()DateTimeFormatter;ofPattern()DateTimeFormatter\
;<T>parse=(CharSequence,TemporalQuery<T>)T;parse=(CharSequence)TemporalAccessor;parse=(CharSequence,ParsePosition)TemporalAccessor;parseBest()TemporalAccessor;p\
arseUnresolved()TemporalAccessor;parsedExcessDays()TemporalQuery<Period>;parsedLeapSecond()TemporalQuery<Boolean>;toFormat()Format;toFormat=(TemporalQuery<?>)Fo\
rmat;withChronology()DateTimeFormatter;withDecimalStyle()DateTimeFormatter;withLocale()DateTimeFormatter;withResolverFields()DateTimeFormatter;withResolverStyle\
()DateTimeFormatter;withZone()DateTimeFormatter
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
getLeastMaximum()int;getMaximum()int;getMinimalDaysInFirstWeek()int;getMinimum()int;getTime()java.util.Date;getTimeInMillis()long;getTimeZone()TimeZone;getWeekY\
ear()int;getWeeksInWeekYear()int;internalGet()int;isLenient()boolean;isSet()boolean;isWeekDateSupported()boolean;roll()void;set()void;setFirstDayOfWeek()void;se\
tLenient()void;setMinimalDaysInFirstWeek()void;setTime()void;setTimeInMillis()void;setTimeZone()void;setWeekDate()void;toInstant()Instant
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
T>)T;<T>max=(Collection<+T>,Comparator<-T>)T;<T>min=(Collection<+T>)T;<T>min=(Collection<+T>,Comparator<-T>)T;<T>nCopies=(int,T)List<T>;<E>newSequencedSetFromMa\
p=(SequencedMap<E,Boolean>)SequencedSet<E>;<E>newSetFromMap=(Map<E,Boolean>)Set<E>;<T>replaceAll=(List<T>,T,T)boolean;reverse()void;<T>reverseOrder=()Comparator\
<T>;<T>reverseOrder=(Comparator<T>)Comparator<T>;rotate()void;shuffle()void;shuffle=(List<?>,RandomGenerator)void;<T>singleton=(T)Set<T>;<T>singletonList=(T)Lis\
t<T>;<K,V>singletonMap=(K,V)Map<K,V>;<T:Comparable<-T>>sort=(List<T>)void;<T>sort=(List<T>,Comparator<-T>)void;swap()void;<T>synchronizedCollection=(Collection<\
T>)Collection<T>;<T>synchronizedList=(List<T>)List<T>;<K,V>synchronizedMap=(Map<K,V>)Map<K,V>;<K,V>synchronizedNavigableMap=(NavigableMap<K,V>)NavigableMap<K,V>\
;<T>synchronizedNavigableSet=(NavigableSet<T>)NavigableSet<T>;<T>synchronizedSet=(Set<T>)Set<T>;<K,V>synchronizedSortedMap=(SortedMap<K,V>)SortedMap<K,V>;<T>syn\
chronizedSortedSet=(SortedSet<T>)SortedSet<T>;<T>unmodifiableCollection=(Collection<+T>)Collection<T>;<T>unmodifiableList=(List<+T>)List<T>;<K,V>unmodifiableMap\
=(Map<+K,+V>)Map<K,V>;<K,V>unmodifiableNavigableMap=(NavigableMap<K,+V>)NavigableMap<K,V>;<T>unmodifiableNavigableSet=(NavigableSet<T>)NavigableSet<T>;<T>unmodi\
fiableSequencedCollection=(SequencedCollection<+T>)SequencedCollection<T>;<K,V>unmodifiableSequencedMap=(SequencedMap<+K,+V>)SequencedMap<K,V>;<T>unmodifiableSe\
quencedSet=(SequencedSet<+T>)SequencedSet<T>;<T>unmodifiableSet=(Set<+T>)Set<T>;<K,V>unmodifiableSortedMap=(SortedMap<K,+V>)SortedMap<K,V>;<T>unmodifiableSorted\
Set=(SortedSet<T>)SortedSet<T>
i java.util.Comparator<T>
compare!(T,T)int;<T,U:Comparable<-U>>comparing~(Function<-T,+U>)Comparator<T>;<T,U>comparing~(Function<-T,+U>,Comparator<-U>)Comparator<T>;<T>comparingDouble~(T\
oDoubleFunction<-T>)Comparator<T>;<T>comparingInt~(ToIntFunction<-T>)Comparator<T>;<T>comparingLong~(ToLongFunction<-T>)Comparator<T>;<T:Comparable<-T>>naturalO\
rder~()Comparator<T>;<T>nullsFirst~(Comparator<-T>)Comparator<T>;<T>nullsLast~(Comparator<-T>)Comparator<T>;<T:Comparable<-T>>reverseOrder~()Comparator<T>;rever\
sed()Comparator<T>;<U:Comparable<-U>>thenComparing=(Function<-T,+U>)Comparator<T>;<U>thenComparing=(Function<-T,+U>,Comparator<-U>)Comparator<T>;thenComparing=(\
Comparator<-T>)Comparator<T>;thenComparingDouble=(ToDoubleFunction<-T>)Comparator<T>;thenComparingInt=(ToIntFunction<-T>)Comparator<T>;thenComparingLong=(ToLong\
Function<-T>)Comparator<T>
c java.util.ConcurrentModificationException|RuntimeException

c java.util.Currency|Serializable
availableCurrencies()Stream<Currency>;getAvailableCurrencies()Set<Currency>;getCurrencyCode()String;getDefaultFractionDigits()int;getDisplayName()String;getInst\
ance()Currency;getNumericCode()int;getNumericCodeAsString()String;getSymbol()String
c java.util.Date|Serializable|Cloneable|Comparable<java.util.Date>
after()boolean;before()boolean;from()java.util.Date;getTime()long;setTime()void;toInstant()Instant
i java.util.Deque<E>|Queue<E>|SequencedCollection<E>
descendingIterator!()Iterator<E>;offerFirst!(E)boolean;offerLast!(E)boolean;peekFirst!()E;peekLast!()E;pollFirst!()E;pollLast!()E;pop!()E;push!(E)void;removeFir\
stOccurrence!(Object)boolean;removeLastOccurrence!(Object)boolean;reversed()Deque<E>
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
formatTo!(java.util.Formatter,int,int,int)void
c java.util.FormattableFlags
LEFT_JUSTIFY:int;UPPERCASE:int;ALTERNATE:int
c java.util.Formatter.BigDecimalLayoutForm|Enum<BigDecimalLayoutForm>
SCIENTIFIC:BigDecimalLayoutForm;DECIMAL_FLOAT:BigDecimalLayoutForm;valueOf()BigDecimalLayoutForm;values()BigDecimalLayoutForm[]
c java.util.Formatter|Closeable|Flushable
format()java.util.Formatter;ioException()IOException;locale()Locale;out()Appendable
c java.util.FormatterClosedException|IllegalStateException

c java.util.GregorianCalendar|Calendar
BC:int;AD:int;from()GregorianCalendar;getGregorianChange()java.util.Date;isLeapYear()boolean;setGregorianChange()void;toZonedDateTime()ZonedDateTime
c java.util.HashMap<K,V>|AbstractMap<K,V>|Map<K,V>|Cloneable|Serializable
<K,V>newHashMap=(int)HashMap<K,V>
c java.util.HashSet<E>|AbstractSet<E>|Set<E>|Cloneable|Serializable
<T>newHashSet=(int)HashSet<T>
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
c java.util.LinkedHashMap<K,V>|HashMap<K,V>|SequencedMap<K,V>
<K,V>newLinkedHashMap=(int)LinkedHashMap<K,V>;removeEldestEntry()boolean
c java.util.LinkedHashSet<E>|HashSet<E>|SequencedSet<E>|Cloneable|Serializable
<T>newLinkedHashSet=(int)LinkedHashSet<T>
c java.util.LinkedList<E>|AbstractSequentialList<E>|List<E>|Deque<E>|Cloneable|Serializable
reversed()LinkedList<E>
i java.util.List<E>|SequencedCollection<E>
add!(int,E)void;addAll!(int,Collection<+E>)boolean;<E>copyOf~(Collection<+E>)List<E>;get!(int)E;indexOf!(Object)int;lastIndexOf!(Object)int;listIterator!()ListI\
terator<E>;listIterator!(int)ListIterator<E>;<E>of~()List<E>;<E>of~(E)List<E>;<E>of~(E,E)List<E>;<E>of~(E,E,E)List<E>;<E>of~(E,E,E,E)List<E>;<E>of~(E,E,E,E,E)Li\
st<E>;<E>of~(E,E,E,E,E,E)List<E>;<E>of~(E...)List<E>;remove!(int)E;replaceAll=(UnaryOperator<E>)void;reversed()List<E>;set!(int,E)E;sort=(Comparator<-E>)void;su\
bList!(int,int)List<E>
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
N:Locale;PRIVATE_USE_EXTENSION:char;UNICODE_LOCALE_EXTENSION:char;availableLocales()Stream<Locale>;caseFoldLanguageTag()String;filter()List<Locale>;filterTags()\
List<String>;forLanguageTag()Locale;getAvailableLocales()Locale[];getCountry()String;getDefault()Locale;getDisplayCountry()String;getDisplayLanguage()String;get\
DisplayName()String;getDisplayScript()String;getDisplayVariant()String;getExtension()String;getExtensionKeys()Set<Character>;getISO3Country()String;getISO3Langu\
age()String;getISOCountries=()String[];getISOCountries=(IsoCountryCode)Set<String>;getISOLanguages()String[];getLanguage()String;getScript()String;getUnicodeLoc\
aleAttributes()Set<String>;getUnicodeLocaleKeys()Set<String>;getUnicodeLocaleType()String;getVariant()String;hasExtensions()boolean;lookup()Locale;lookupTag()St\
ring;of()Locale;setDefault()void;stripExtensions()Locale;toLanguageTag()String
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
ceilingEntry!(K)java.util.Map.Entry<K,V>;ceilingKey!(K)K;descendingKeySet!()NavigableSet<K>;descendingMap!()NavigableMap<K,V>;floorEntry!(K)java.util.Map.Entry<\
K,V>;floorKey!(K)K;headMap!(K,boolean)NavigableMap<K,V>;higherEntry!(K)java.util.Map.Entry<K,V>;higherKey!(K)K;lowerEntry!(K)java.util.Map.Entry<K,V>;lowerKey!(\
K)K;navigableKeySet!()NavigableSet<K>;reversed()NavigableMap<K,V>;subMap!(K,boolean,K,boolean)NavigableMap<K,V>;tailMap!(K,boolean)NavigableMap<K,V>
i java.util.NavigableSet<E>|SortedSet<E>
ceiling!(E)E;descendingIterator!()Iterator<E>;descendingSet!()NavigableSet<E>;floor!(E)E;headSet!(E,boolean)NavigableSet<E>;higher!(E)E;lower!(E)E;pollFirst!()E\
;pollLast!()E;reversed()NavigableSet<E>;subSet!(E,boolean,E,boolean)NavigableSet<E>;tailSet!(E,boolean)NavigableSet<E>
c java.util.NoSuchElementException|RuntimeException

c java.util.Objects
checkFromIndexSize=(int,int,int)int;checkFromIndexSize=(long,long,long)long;checkFromToIndex=(int,int,int)int;checkFromToIndex=(long,long,long)long;checkIndex=(\
int,int)int;checkIndex=(long,long)long;<T>compare=(T,T,Comparator<-T>)int;deepEquals()boolean;equals()boolean;hash()int;hashCode()int;isNull()boolean;nonNull()b\
oolean;<T>requireNonNull=(T)T;<T>requireNonNull=(T,String)T;<T>requireNonNull=(T,Supplier<String>)T;<T>requireNonNullElse=(T,T)T;<T>requireNonNullElseGet=(T,Sup\
plier<+T>)T;toIdentityString()String;toString()String
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
c java.util.Random|RandomGenerator|Serializable
from=(RandomGenerator)Random;next()int;setSeed()void
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
i java.util.SequencedCollection<E>|Collection<E>
addFirst()void;addLast()void;getFirst()E;getLast()E;removeFirst()E;removeLast()E;reversed!()SequencedCollection<E>
i java.util.SequencedMap<K,V>|Map<K,V>
firstEntry()java.util.Map.Entry<K,V>;lastEntry()java.util.Map.Entry<K,V>;pollFirstEntry()java.util.Map.Entry<K,V>;pollLastEntry()java.util.Map.Entry<K,V>;putFir\
st()V;putLast()V;reversed!()SequencedMap<K,V>;sequencedEntrySet()SequencedSet<java.util.Map.Entry<K,V>>;sequencedKeySet()SequencedSet<K>;sequencedValues()Sequen\
cedCollection<V>
i java.util.SequencedSet<E>|SequencedCollection<E>|Set<E>
reversed!()SequencedSet<E>
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
i java.util.SortedMap<K,V>|SequencedMap<K,V>
comparator!()Comparator<-K>;firstKey!()K;headMap!(K)SortedMap<K,V>;lastKey!()K;reversed()SortedMap<K,V>;subMap!(K,K)SortedMap<K,V>;tailMap!(K)SortedMap<K,V>
i java.util.SortedSet<E>|Set<E>|SequencedSet<E>
comparator!()Comparator<-E>;first!()E;headSet!(E)SortedSet<E>;last!()E;reversed()SortedSet<E>;subSet!(E,E)SortedSet<E>;tailSet!(E)SortedSet<E>
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
c java.util.SplittableRandom|RandomGenerator|SplittableGenerator
split()SplittableRandom
c java.util.Stack<E>|Vector<E>
empty()boolean;peek()E;pop()E;push()E;search()int
c java.util.StringJoiner
add()StringJoiner;length()int;merge()StringJoiner;setEmptyValue()StringJoiner
c java.util.StringTokenizer|Enumeration<Object>
countTokens()int;hasMoreTokens()boolean;nextToken()String
c java.util.TimeZone|Serializable|Cloneable
SHORT:int;LONG:int;availableIDs()Stream<String>;getAvailableIDs()String[];getDSTSavings()int;getDefault()TimeZone;getDisplayName()String;getID()String;getOffset\
()int;getRawOffset()int;getTimeZone()TimeZone;hasSameRules()boolean;inDaylightTime()boolean;observesDaylightTime()boolean;setDefault()void;setID()void;setRawOff\
set()void;toZoneId()ZoneId;useDaylightTime()boolean
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
<K,V>newWeakHashMap=(int)WeakHashMap<K,V>
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
peek()E;poll()E;remove()E;take()E
i java.util.concurrent.Delayed|Comparable<Delayed>
getDelay!(TimeUnit)long
c java.util.concurrent.Exchanger<V>
exchange()V
c java.util.concurrent.ExecutionException|Exception

i java.util.concurrent.Executor
execute!(Runnable)void
c java.util.concurrent.ExecutorCompletionService<V>|CompletionService<V>

i java.util.concurrent.ExecutorService|Executor|AutoCloseable
awaitTermination!(long,TimeUnit)boolean;<T>invokeAll!(Collection<+Callable<T>>)List<Future<T>>;<T>invokeAll!(Collection<+Callable<T>>,long,TimeUnit)List<Future<\
T>>;<T>invokeAny!(Collection<+Callable<T>>)T;<T>invokeAny!(Collection<+Callable<T>>,long,TimeUnit)T;isShutdown!()boolean;isTerminated!()boolean;shutdown!()void;\
shutdownNow!()List<Runnable>;<T>submit!(Runnable,T)Future<T>;<T>submit!(Callable<T>)Future<T>;submit!(Runnable)Future<?>
c java.util.concurrent.Executors
<T>callable=(Runnable,T)Callable<T>;callable=(Runnable)Callable<Object>;callable=(PrivilegedAction<?>)Callable<Object>;callable=(PrivilegedExceptionAction<?>)Ca\
llable<Object>;defaultThreadFactory()ThreadFactory;newCachedThreadPool()ExecutorService;newCachedThreadPool=(ThreadFactory)ExecutorService;newFixedThreadPool()E\
xecutorService;newFixedThreadPool=(int,ThreadFactory)ExecutorService;newScheduledThreadPool()ScheduledExecutorService;newScheduledThreadPool=(int,ThreadFactory)\
ScheduledExecutorService;newSingleThreadExecutor()ExecutorService;newSingleThreadExecutor=(ThreadFactory)ExecutorService;newSingleThreadScheduledExecutor()Sched\
uledExecutorService;newSingleThreadScheduledExecutor=(ThreadFactory)ScheduledExecutorService;newThreadPerTaskExecutor=(ThreadFactory)ExecutorService;newVirtualT\
hreadPerTaskExecutor()ExecutorService;newWorkStealingPool()ExecutorService;unconfigurableExecutorService()ExecutorService;unconfigurableScheduledExecutorService\
()ScheduledExecutorService
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
c java.util.concurrent.ForkJoinPool|AbstractExecutorService|ScheduledExecutorService
defaultForkJoinWorkerThreadFactory:ForkJoinWorkerThreadFactory;awaitQuiescence()boolean;cancelDelayedTasksOnShutdown()void;commonPool()ForkJoinPool;drainTasksTo\
()int;<T>externalSubmit=(ForkJoinTask<T>)ForkJoinTask<T>;getActiveThreadCount()int;getAsyncMode()boolean;getCommonPoolParallelism()int;getDelayedTaskCount()long\
;getFactory()ForkJoinWorkerThreadFactory;getParallelism()int;getPoolSize()int;getQueuedSubmissionCount()int;getQueuedTaskCount()long;getRunningThreadCount()int;\
getStealCount()long;getUncaughtExceptionHandler()UncaughtExceptionHandler;hasQueuedSubmissions()boolean;<T>invoke=(ForkJoinTask<T>)T;<T>invokeAllUninterruptibly\
=(Collection<+Callable<T>>)List<Future<T>>;isQuiescent()boolean;isTerminating()boolean;<T>lazySubmit=(ForkJoinTask<T>)ForkJoinTask<T>;managedBlock=(ManagedBlock\
er)void;pollSubmission()ForkJoinTask<?>;setParallelism()int;<T>submit=(Runnable,T)ForkJoinTask<T>;<T>submit=(Callable<T>)ForkJoinTask<T>;<T>submit=(ForkJoinTask\
<T>)ForkJoinTask<T>;submit=(Runnable)ForkJoinTask<?>;<V>submitWithTimeout=(Callable<V>,long,TimeUnit,Consumer<-ForkJoinTask<V>>)ForkJoinTask<V>
c java.util.concurrent.ForkJoinTask<V>|Future<V>|Serializable
<T>adapt=(Runnable,T)ForkJoinTask<T>;<T>adapt=(Callable<+T>)ForkJoinTask<T>;adapt=(Runnable)ForkJoinTask<?>;<T>adaptInterruptible=(Runnable,T)ForkJoinTask<T>;<T\
>adaptInterruptible=(Callable<+T>)ForkJoinTask<T>;adaptInterruptible=(Runnable)ForkJoinTask<?>;compareAndSetForkJoinTaskTag()boolean;complete()void;completeExce\
ptionally()void;exec()boolean;fork()ForkJoinTask<V>;getException()Throwable;getForkJoinTaskTag()short;getPool()ForkJoinPool;getQueuedTaskCount()int;getRawResult\
()V;getSurplusQueuedTaskCount()int;helpQuiesce()void;inForkJoinPool()boolean;invoke()V;<T:ForkJoinTask<?>>invokeAll=(Collection<T>)Collection<T>;invokeAll=(Fork\
JoinTask<?>,ForkJoinTask<?>)void;invokeAll=(ForkJoinTask<?>...)void;isCompletedAbnormally()boolean;isCompletedNormally()boolean;join()V;peekNextLocalTask()ForkJ\
oinTask<?>;pollNextLocalTask()ForkJoinTask<?>;pollSubmission()ForkJoinTask<?>;pollTask()ForkJoinTask<?>;quietlyComplete()void;quietlyInvoke()void;quietlyJoin=(l\
ong,TimeUnit)boolean;quietlyJoin=()void;quietlyJoinUninterruptibly()boolean;reinitialize()void;setForkJoinTaskTag()short;setRawResult()void;tryUnfork()boolean
c java.util.concurrent.ForkJoinWorkerThread|Thread
getPool()ForkJoinPool;getPoolIndex()int;getQueuedTaskCount()int;onStart()void;onTermination()void
c java.util.concurrent.Future.State|Enum<java.util.concurrent.Future.State>
RUNNING:java.util.concurrent.Future.State;SUCCESS:java.util.concurrent.Future.State;FAILED:java.util.concurrent.Future.State;CANCELLED:java.util.concurrent.Futu\
re.State;valueOf()java.util.concurrent.Future.State;values()java.util.concurrent.Future.State[]
i java.util.concurrent.Future<V>
cancel!(boolean)boolean;exceptionNow()Throwable;get!()V;get!(long,TimeUnit)V;isCancelled!()boolean;isDone!()boolean;resultNow()V;state()java.util.concurrent.Fut\
ure.State
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
c java.util.concurrent.StructureViolationException|RuntimeException

i java.util.concurrent.StructuredTaskScope.Configuration
withName!(String)Configuration;withThreadFactory!(ThreadFactory)Configuration;withTimeout!(Duration)Configuration
c java.util.concurrent.StructuredTaskScope.FailedException|RuntimeException

i java.util.concurrent.StructuredTaskScope.Joiner<T,R>
<T>allSuccessfulOrThrow~()Joiner<T,Stream<Subtask<T>>>;<T>allUntil~(Predicate<Subtask<+T>>)Joiner<T,Stream<Subtask<T>>>;<T>anySuccessfulResultOrThrow~()Joiner<T\
,T>;<T>awaitAll~()Joiner<T,Void>;<T>awaitAllSuccessfulOrThrow~()Joiner<T,Void>;onComplete()boolean;onFork()boolean;result!()R
c java.util.concurrent.StructuredTaskScope.Subtask.State|Enum<java.util.concurrent.StructuredTaskScope.Subtask.State>
UNAVAILABLE:java.util.concurrent.StructuredTaskScope.Subtask.State;SUCCESS:java.util.concurrent.StructuredTaskScope.Subtask.State;FAILED:java.util.concurrent.St\
ructuredTaskScope.Subtask.State;valueOf()java.util.concurrent.StructuredTaskScope.Subtask.State;values()java.util.concurrent.StructuredTaskScope.Subtask.State[]\

i java.util.concurrent.StructuredTaskScope.Subtask<T>|Supplier<T>
exception!()Throwable;state!()java.util.concurrent.StructuredTaskScope.Subtask.State
c java.util.concurrent.StructuredTaskScope.TimeoutException|RuntimeException

i java.util.concurrent.StructuredTaskScope<T,R>|AutoCloseable
<U:T>fork!(Runnable)Subtask<U>;<U:T>fork!(Callable<+U>)Subtask<U>;isCancelled!()boolean;join!()R;<T,R>open~(Joiner<-T,+R>)StructuredTaskScope<T,R>;<T,R>open~(Jo\
iner<-T,+R>,Function<Configuration,Configuration>)StructuredTaskScope<T,R>;<T>open~()StructuredTaskScope<T,Void>
c java.util.concurrent.SubmissionPublisher<T>|Publisher<T>|AutoCloseable
closeExceptionally()void;consume=(Consumer<-T>)CompletableFuture<Void>;estimateMaximumLag()int;estimateMinimumDemand()long;getClosedException()Throwable;getExec\
utor()Executor;getMaxBufferCapacity()int;getNumberOfSubscribers()int;getSubscribers()List<Subscriber<-T>>;hasSubscribers()boolean;isClosed()boolean;isSubscribed\
()boolean;offer=(T,BiPredicate<Subscriber<-T>,-T>)int;offer=(T,long,TimeUnit,BiPredicate<Subscriber<-T>,-T>)int;submit()int
c java.util.concurrent.SynchronousQueue<E>|AbstractQueue<E>|BlockingQueue<E>|Serializable

i java.util.concurrent.ThreadFactory
newThread!(Runnable)Thread
c java.util.concurrent.ThreadLocalRandom|Random
current()ThreadLocalRandom
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
()void;timedJoin()void;timedWait()void;toChronoUnit()ChronoUnit;toDays()long;toHours()long;toMicros()long;toMillis()long;toMinutes()long;toNanos()long;toSeconds\
()long;valueOf()TimeUnit;values()TimeUnit[]
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
await!(long,TimeUnit)boolean;await!()void;awaitNanos!(long)long;awaitUninterruptibly!()void;awaitUntil!(java.util.Date)boolean;signal!()void;signalAll!()void
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
end!()int;end!(int)int;end()int;group!()String;group!(int)String;group()String;groupCount!()int;hasMatch()boolean;namedGroups()Map<String,Integer>;start!()int;s\
tart!(int)int;start()int
c java.util.regex.Matcher|MatchResult
appendReplacement()Matcher;appendTail=(StringBuffer)StringBuffer;appendTail=(StringBuilder)StringBuilder;find()boolean;hasAnchoringBounds()boolean;hasTransparen\
tBounds()boolean;hitEnd()boolean;lookingAt()boolean;matches()boolean;pattern()Pattern;quoteReplacement()String;region()Matcher;regionEnd()int;regionStart()int;r\
eplaceAll()String;replaceAll=(Function<MatchResult,String>)String;replaceFirst()String;replaceFirst=(Function<MatchResult,String>)String;requireEnd()boolean;res\
et()Matcher;results()Stream<MatchResult>;toMatchResult()MatchResult;useAnchoringBounds()Matcher;usePattern()Matcher;useTransparentBounds()Matcher
c java.util.regex.Pattern|Serializable
UNIX_LINES:int;CASE_INSENSITIVE:int;COMMENTS:int;MULTILINE:int;LITERAL:int;DOTALL:int;UNICODE_CASE:int;CANON_EQ:int;UNICODE_CHARACTER_CLASS:int;asMatchPredicate\
()Predicate<String>;asPredicate()Predicate<String>;compile()Pattern;flags()int;matcher()Matcher;matches()boolean;namedGroups()Map<String,Integer>;pattern()Strin\
g;quote()String;split()String[];splitAsStream()Stream<String>;splitWithDelimiters()String[]
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
i java.util.stream.Gatherer.Downstream<T>
isRejecting()boolean;push!(T)boolean
i java.util.stream.Gatherer.Integrator.Greedy<A,T,R>|Integrator<A,T,R>

i java.util.stream.Gatherer.Integrator<A,T,R>
integrate!(A,T,Downstream<-R>)boolean;<A,T,R>of~(Integrator<A,T,R>)Integrator<A,T,R>;<A,T,R>ofGreedy~(Greedy<A,T,R>)Greedy<A,T,R>
i java.util.stream.Gatherer<T,A,R>
<RR>andThen=(Gatherer<-R,?,+RR>)Gatherer<T,?,RR>;combiner()BinaryOperator<A>;<A>defaultCombiner~()BinaryOperator<A>;<A,R>defaultFinisher~()BiConsumer<A,Downstre\
am<-R>>;<A>defaultInitializer~()Supplier<A>;finisher()BiConsumer<A,Downstream<-R>>;initializer()Supplier<A>;integrator!()Integrator<A,T,R>;<T,A,R>of~(Supplier<A\
>,Integrator<A,T,R>,BinaryOperator<A>,BiConsumer<A,Downstream<-R>>)Gatherer<T,A,R>;<T,R>of~(Integrator<Void,T,R>)Gatherer<T,Void,R>;<T,R>of~(Integrator<Void,T,R\
>,BiConsumer<Void,Downstream<-R>>)Gatherer<T,Void,R>;<T,A,R>ofSequential~(Supplier<A>,Integrator<A,T,R>)Gatherer<T,A,R>;<T,A,R>ofSequential~(Supplier<A>,Integra\
tor<A,T,R>,BiConsumer<A,Downstream<-R>>)Gatherer<T,A,R>;<T,R>ofSequential~(Integrator<Void,T,R>)Gatherer<T,Void,R>;<T,R>ofSequential~(Integrator<Void,T,R>,BiCon\
sumer<Void,Downstream<-R>>)Gatherer<T,Void,R>
c java.util.stream.Gatherers
<T,R>fold=(Supplier<R>,BiFunction<-R,-T,+R>)Gatherer<T,?,R>;<T,R>mapConcurrent=(int,Function<-T,+R>)Gatherer<T,?,R>;<T,R>scan=(Supplier<R>,BiFunction<-R,-T,+R>)\
Gatherer<T,?,R>;<TR>windowFixed=(int)Gatherer<TR,?,List<TR>>;<TR>windowSliding=(int)Gatherer<TR,?,List<TR>>
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
)void;forEachOrdered!(Consumer<-T>)void;<R>gather=(Gatherer<-T,?,R>)Stream<R>;<T>generate~(Supplier<+T>)Stream<T>;<T>iterate~(T,Predicate<-T>,UnaryOperator<T>)S\
tream<T>;<T>iterate~(T,UnaryOperator<T>)Stream<T>;limit!(long)Stream<T>;<R>map!(Function<-T,+R>)Stream<R>;<R>mapMulti=(BiConsumer<-T,-Consumer<R>>)Stream<R>;map\
MultiToDouble=(BiConsumer<-T,-DoubleConsumer>)DoubleStream;mapMultiToInt=(BiConsumer<-T,-IntConsumer>)IntStream;mapMultiToLong=(BiConsumer<-T,-LongConsumer>)Lon\
gStream;mapToDouble!(ToDoubleFunction<-T>)DoubleStream;mapToInt!(ToIntFunction<-T>)IntStream;mapToLong!(ToLongFunction<-T>)LongStream;max!(Comparator<-T>)Option\
al<T>;min!(Comparator<-T>)Optional<T>;noneMatch!(Predicate<-T>)boolean;<T>of~(T)Stream<T>;<T>of~(T...)Stream<T>;<T>ofNullable~(T)Stream<T>;peek!(Consumer<-T>)St\
ream<T>;<U>reduce!(U,BiFunction<U,-T,U>,BinaryOperator<U>)U;reduce!(T,BinaryOperator<T>)T;reduce!(BinaryOperator<T>)Optional<T>;skip!(long)Stream<T>;sorted!()St\
ream<T>;sorted!(Comparator<-T>)Stream<T>;takeWhile=(Predicate<-T>)Stream<T>;<A>toArray!(IntFunction<A[]>)A[];toArray!()Object[];toList()List<T>
c java.util.stream.StreamSupport
doubleStream()DoubleStream;doubleStream=(Supplier<+java.util.Spliterator.OfDouble>,int,boolean)DoubleStream;intStream()IntStream;intStream=(Supplier<+java.util.\
Spliterator.OfInt>,int,boolean)IntStream;longStream()LongStream;longStream=(Supplier<+java.util.Spliterator.OfLong>,int,boolean)LongStream;<T>stream=(Spliterato\
r<T>,boolean)Stream<T>;<T>stream=(Supplier<+Spliterator<T>>,int,boolean)Stream<T>
c java.util.zip.Adler32|Checksum

c java.util.zip.CRC32|Checksum

c java.util.zip.CRC32C|Checksum

c java.util.zip.CheckedInputStream|FilterInputStream
getChecksum()Checksum
c java.util.zip.CheckedOutputStream|FilterOutputStream
getChecksum()Checksum
i java.util.zip.Checksum
getValue!()long;reset!()void;update!(byte[],int,int)void;update!(int)void;update()void
c java.util.zip.DataFormatException|Exception

c java.util.zip.Deflater|AutoCloseable
DEFLATED:int;NO_COMPRESSION:int;BEST_SPEED:int;BEST_COMPRESSION:int;DEFAULT_COMPRESSION:int;FILTERED:int;HUFFMAN_ONLY:int;DEFAULT_STRATEGY:int;NO_FLUSH:int;SYNC\
_FLUSH:int;FULL_FLUSH:int;deflate()int;end()void;finish()void;finished()boolean;getAdler()int;getBytesRead()long;getBytesWritten()long;needsInput()boolean;reset\
()void;setDictionary()void;setInput()void;setLevel()void;setStrategy()void
c java.util.zip.DeflaterInputStream|FilterInputStream
def:Deflater;buf:byte[]
c java.util.zip.DeflaterOutputStream|FilterOutputStream
def:Deflater;buf:byte[];deflate()void;finish()void
c java.util.zip.GZIPInputStream|InflaterInputStream
crc:CRC32;eos:boolean;GZIP_MAGIC:int
c java.util.zip.GZIPOutputStream|DeflaterOutputStream
crc:CRC32
c java.util.zip.Inflater|AutoCloseable
end()void;finished()boolean;getAdler()int;getBytesRead()long;getBytesWritten()long;getRemaining()int;inflate()int;needsDictionary()boolean;needsInput()boolean;r\
eset()void;setDictionary()void;setInput()void
c java.util.zip.InflaterInputStream|FilterInputStream
inf:Inflater;buf:byte[];len:int;fill()void
c java.util.zip.InflaterOutputStream|FilterOutputStream
inf:Inflater;buf:byte[];finish()void
c java.util.zip.ZipEntry|java.util.zip.ZipConstants|Cloneable
STORED:int;DEFLATED:int;getComment()String;getCompressedSize()long;getCrc()long;getCreationTime()FileTime;getExtra()byte[];getLastAccessTime()FileTime;getLastMo\
difiedTime()FileTime;getMethod()int;getName()String;getSize()long;getTime()long;getTimeLocal()LocalDateTime;isDirectory()boolean;setComment()void;setCompressedS\
ize()void;setCrc()void;setCreationTime()ZipEntry;setExtra()void;setLastAccessTime()ZipEntry;setLastModifiedTime()ZipEntry;setMethod()void;setSize()void;setTime(\
)void;setTimeLocal()void
c java.util.zip.ZipError|InternalError

c java.util.zip.ZipException|IOException

c java.util.zip.ZipFile|java.util.zip.ZipConstants|Closeable
OPEN_READ:int;OPEN_DELETE:int;entries()Enumeration<+ZipEntry>;getComment()String;getEntry()ZipEntry;getInputStream()InputStream;getName()String;size()int;stream\
()Stream<+ZipEntry>
c java.util.zip.ZipInputStream|InflaterInputStream|java.util.zip.ZipConstants
closeEntry()void;createZipEntry()ZipEntry;getNextEntry()ZipEntry
c java.util.zip.ZipOutputStream|DeflaterOutputStream|java.util.zip.ZipConstants
STORED:int;DEFLATED:int;closeEntry()void;putNextEntry()void;setComment()void;setLevel()void;setMethod()void
c java.util.jar.Attributes.Name
MANIFEST_VERSION:Name;SIGNATURE_VERSION:Name;CONTENT_TYPE:Name;CLASS_PATH:Name;MAIN_CLASS:Name;SEALED:Name;EXTENSION_LIST:Name;EXTENSION_NAME:Name;EXTENSION_INS\
TALLATION:Name;IMPLEMENTATION_TITLE:Name;IMPLEMENTATION_VERSION:Name;IMPLEMENTATION_VENDOR:Name;IMPLEMENTATION_VENDOR_ID:Name;IMPLEMENTATION_URL:Name;SPECIFICAT\
ION_TITLE:Name;SPECIFICATION_VERSION:Name;SPECIFICATION_VENDOR:Name;MULTI_RELEASE:Name
c java.util.jar.Attributes|Map<Object,Object>|Cloneable
map:Map<Object,Object>;getValue()String;putValue()String
c java.util.jar.JarEntry|ZipEntry
getAttributes()Attributes;getCertificates()java.security.cert.Certificate[];getCodeSigners()CodeSigner[];getRealName()String
c java.util.jar.JarException|ZipException

c java.util.jar.JarFile|ZipFile
MANIFEST_NAME:String;baseVersion()java.lang.Runtime.Version;getJarEntry()JarEntry;getManifest()Manifest;getVersion()java.lang.Runtime.Version;isMultiRelease()bo\
olean;runtimeVersion()java.lang.Runtime.Version;versionedStream()Stream<JarEntry>
c java.util.jar.JarInputStream|ZipInputStream
getManifest()Manifest;getNextJarEntry()JarEntry
c java.util.jar.JarOutputStream|ZipOutputStream

c java.util.jar.Manifest|Cloneable
clear()void;getAttributes()Attributes;getEntries()Map<String,Attributes>;getMainAttributes()Attributes;read()void;write()void
c java.util.logging.ConsoleHandler|StreamHandler

c java.util.logging.ErrorManager
GENERIC_FAILURE:int;WRITE_FAILURE:int;FLUSH_FAILURE:int;CLOSE_FAILURE:int;OPEN_FAILURE:int;FORMAT_FAILURE:int;error()void
c java.util.logging.FileHandler|StreamHandler

i java.util.logging.Filter
isLoggable!(LogRecord)boolean
c java.util.logging.Formatter
format()String;formatMessage()String;getHead()String;getTail()String
c java.util.logging.Handler
close()void;flush()void;getEncoding()String;getErrorManager()ErrorManager;getFilter()java.util.logging.Filter;getFormatter()java.util.logging.Formatter;getLevel\
()java.util.logging.Level;isLoggable()boolean;publish()void;reportError()void;setEncoding()void;setErrorManager()void;setFilter=(java.util.logging.Filter)void;s\
etFormatter()void;setLevel()void
c java.util.logging.Level|Serializable
OFF:java.util.logging.Level;SEVERE:java.util.logging.Level;WARNING:java.util.logging.Level;INFO:java.util.logging.Level;CONFIG:java.util.logging.Level;FINE:java\
.util.logging.Level;FINER:java.util.logging.Level;FINEST:java.util.logging.Level;ALL:java.util.logging.Level;getLocalizedName()String;getName()String;getResourc\
eBundleName()String;intValue()int;parse()java.util.logging.Level
c java.util.logging.LogManager
LOGGING_MXBEAN_NAME:String;addConfigurationListener=(Runnable)LogManager;addLogger()boolean;getLogManager()LogManager;getLogger()java.util.logging.Logger;getLog\
gerNames()Enumeration<String>;getProperty()String;readConfiguration()void;removeConfigurationListener=(Runnable)void;reset()void;updateConfiguration=(InputStrea\
m,Function<String,BiFunction<String,String,String>>)void;updateConfiguration=(Function<String,BiFunction<String,String,String>>)void
c java.util.logging.LogRecord|Serializable
getInstant()Instant;getLevel()java.util.logging.Level;getLoggerName()String;getLongThreadID()long;getMessage()String;getMillis()long;getParameters()Object[];get\
ResourceBundle()ResourceBundle;getResourceBundleName()String;getSequenceNumber()long;getSourceClassName()String;getSourceMethodName()String;getThrown()Throwable\
;setInstant()void;setLevel()void;setLoggerName()void;setLongThreadID()LogRecord;setMessage()void;setParameters()void;setResourceBundle()void;setResourceBundleNa\
me()void;setSequenceNumber()void;setSourceClassName()void;setSourceMethodName()void;setThrown()void
c java.util.logging.Logger
GLOBAL_LOGGER_NAME:String;global:java.util.logging.Logger;addHandler()void;config()void;config=(Supplier<String>)void;entering()void;exiting()void;fine()void;fi\
ne=(Supplier<String>)void;finer()void;finer=(Supplier<String>)void;finest()void;finest=(Supplier<String>)void;getAnonymousLogger()java.util.logging.Logger;getFi\
lter()java.util.logging.Filter;getGlobal()java.util.logging.Logger;getHandlers()Handler[];getLevel()java.util.logging.Level;getLogger()java.util.logging.Logger;\
getName()String;getParent()java.util.logging.Logger;getResourceBundle()ResourceBundle;getResourceBundleName()String;getUseParentHandlers()boolean;info()void;inf\
o=(Supplier<String>)void;isLoggable()boolean;log()void;log=(java.util.logging.Level,Throwable,Supplier<String>)void;log=(java.util.logging.Level,Supplier<String\
>)void;logp()void;logp=(java.util.logging.Level,String,String,Throwable,Supplier<String>)void;logp=(java.util.logging.Level,String,String,Supplier<String>)void;\
logrb()void;removeHandler()void;setFilter=(java.util.logging.Filter)void;setLevel()void;setParent()void;setResourceBundle()void;setUseParentHandlers()void;sever\
e()void;severe=(Supplier<String>)void;throwing()void;warning()void;warning=(Supplier<String>)void
i java.util.logging.LoggingMXBean
getLoggerLevel!(String)String;getLoggerNames!()List<String>;getParentLoggerName!(String)String;setLoggerLevel!(String,String)void
c java.util.logging.LoggingPermission|BasicPermission

c java.util.logging.MemoryHandler|Handler
getPushLevel()java.util.logging.Level;push()void;setPushLevel()void
c java.util.logging.SimpleFormatter|java.util.logging.Formatter

c java.util.logging.SocketHandler|StreamHandler

c java.util.logging.StreamHandler|Handler
setOutputStream()void
c java.util.logging.XMLFormatter|java.util.logging.Formatter

c java.nio.channels.AcceptPendingException|IllegalStateException

c java.nio.channels.AlreadyBoundException|IllegalStateException

c java.nio.channels.AlreadyConnectedException|IllegalStateException

i java.nio.channels.AsynchronousByteChannel|AsynchronousChannel
<A>read!(ByteBuffer,A,CompletionHandler<Integer,-A>)void;read!(ByteBuffer)Future<Integer>;<A>write!(ByteBuffer,A,CompletionHandler<Integer,-A>)void;write!(ByteB\
uffer)Future<Integer>
i java.nio.channels.AsynchronousChannel|Channel

c java.nio.channels.AsynchronousChannelGroup
awaitTermination()boolean;isShutdown()boolean;isTerminated()boolean;provider()java.nio.channels.spi.AsynchronousChannelProvider;shutdown()void;shutdownNow()void\
;withCachedThreadPool()AsynchronousChannelGroup;withFixedThreadPool=(int,ThreadFactory)AsynchronousChannelGroup;withThreadPool()AsynchronousChannelGroup
c java.nio.channels.AsynchronousCloseException|ClosedChannelException

c java.nio.channels.AsynchronousFileChannel|AsynchronousChannel
force()void;<A>lock=(long,long,boolean,A,CompletionHandler<FileLock,-A>)void;lock=(long,long,boolean)Future<FileLock>;<A>lock=(A,CompletionHandler<FileLock,-A>)\
void;lock=()Future<FileLock>;open()AsynchronousFileChannel;<A>read=(ByteBuffer,long,A,CompletionHandler<Integer,-A>)void;read=(ByteBuffer,long)Future<Integer>;s\
ize()long;truncate()AsynchronousFileChannel;tryLock()FileLock;<A>write=(ByteBuffer,long,A,CompletionHandler<Integer,-A>)void;write=(ByteBuffer,long)Future<Integ\
er>
c java.nio.channels.AsynchronousServerSocketChannel|AsynchronousChannel|NetworkChannel
<A>accept=(A,CompletionHandler<AsynchronousSocketChannel,-A>)void;accept=()Future<AsynchronousSocketChannel>;bind()AsynchronousServerSocketChannel;open()Asynchr\
onousServerSocketChannel;provider()java.nio.channels.spi.AsynchronousChannelProvider;<T>setOption=(SocketOption<T>,T)AsynchronousServerSocketChannel
c java.nio.channels.AsynchronousSocketChannel|AsynchronousByteChannel|NetworkChannel
bind()AsynchronousSocketChannel;<A>connect=(SocketAddress,A,CompletionHandler<Void,-A>)void;connect=(SocketAddress)Future<Void>;getRemoteAddress()SocketAddress;\
open()AsynchronousSocketChannel;provider()java.nio.channels.spi.AsynchronousChannelProvider;<A>read=(ByteBuffer,long,TimeUnit,A,CompletionHandler<Integer,-A>)vo\
id;<T>setOption=(SocketOption<T>,T)AsynchronousSocketChannel;shutdownInput()AsynchronousSocketChannel;shutdownOutput()AsynchronousSocketChannel;<A>write=(ByteBu\
ffer,long,TimeUnit,A,CompletionHandler<Integer,-A>)void
i java.nio.channels.ByteChannel|ReadableByteChannel|WritableByteChannel

c java.nio.channels.CancelledKeyException|IllegalStateException

i java.nio.channels.Channel|Closeable
isOpen!()boolean
c java.nio.channels.Channels
newChannel=(InputStream)ReadableByteChannel;newChannel=(OutputStream)WritableByteChannel;newInputStream()InputStream;newOutputStream()OutputStream;newReader()Re\
ader;newWriter()Writer
c java.nio.channels.ClosedByInterruptException|AsynchronousCloseException

c java.nio.channels.ClosedChannelException|IOException

c java.nio.channels.ClosedSelectorException|IllegalStateException

i java.nio.channels.CompletionHandler<V,A>
completed!(V,A)void;failed!(Throwable,A)void
c java.nio.channels.ConnectionPendingException|IllegalStateException

c java.nio.channels.DatagramChannel|java.nio.channels.spi.AbstractSelectableChannel|ByteChannel|ScatteringByteChannel|GatheringByteChannel|MulticastChannel
bind()DatagramChannel;connect()DatagramChannel;disconnect()DatagramChannel;getRemoteAddress()SocketAddress;isConnected()boolean;open()DatagramChannel;open=(Prot\
ocolFamily)DatagramChannel;receive()SocketAddress;send()int;<T>setOption=(SocketOption<T>,T)DatagramChannel;socket()DatagramSocket
c java.nio.channels.FileChannel.MapMode
READ_ONLY:MapMode;READ_WRITE:MapMode;PRIVATE:MapMode
c java.nio.channels.FileChannel|java.nio.channels.spi.AbstractInterruptibleChannel|SeekableByteChannel|GatheringByteChannel|ScatteringByteChannel
force()void;lock()FileLock;map=(MapMode,long,long)MappedByteBuffer;map=(MapMode,long,long,java.lang.foreign.Arena)java.lang.foreign.MemorySegment;open()FileChan\
nel;position()FileChannel;read()int;transferFrom()long;transferTo()long;truncate()FileChannel;tryLock()FileLock;write()int
c java.nio.channels.FileLock|AutoCloseable
acquiredBy()Channel;channel()FileChannel;isShared()boolean;isValid()boolean;overlaps()boolean;position()long;release()void;size()long
c java.nio.channels.FileLockInterruptionException|IOException

i java.nio.channels.GatheringByteChannel|WritableByteChannel
write!(ByteBuffer[])long;write!(ByteBuffer[],int,int)long
c java.nio.channels.IllegalBlockingModeException|IllegalStateException

c java.nio.channels.IllegalChannelGroupException|IllegalArgumentException

c java.nio.channels.IllegalSelectorException|IllegalArgumentException

c java.nio.channels.InterruptedByTimeoutException|IOException

i java.nio.channels.InterruptibleChannel|Channel

c java.nio.channels.MembershipKey
block()MembershipKey;channel()MulticastChannel;drop()void;group()InetAddress;isValid()boolean;networkInterface()NetworkInterface;sourceAddress()InetAddress;unbl\
ock()MembershipKey
i java.nio.channels.MulticastChannel|NetworkChannel
join!(InetAddress,NetworkInterface)MembershipKey;join!(InetAddress,NetworkInterface,InetAddress)MembershipKey
i java.nio.channels.NetworkChannel|Channel
bind!(SocketAddress)NetworkChannel;getLocalAddress!()SocketAddress;<T>getOption!(SocketOption<T>)T;<T>setOption!(SocketOption<T>,T)NetworkChannel;supportedOptio\
ns!()Set<SocketOption<?>>
c java.nio.channels.NoConnectionPendingException|IllegalStateException

c java.nio.channels.NonReadableChannelException|IllegalStateException

c java.nio.channels.NonWritableChannelException|IllegalStateException

c java.nio.channels.NotYetBoundException|IllegalStateException

c java.nio.channels.NotYetConnectedException|IllegalStateException

c java.nio.channels.OverlappingFileLockException|IllegalStateException

c java.nio.channels.Pipe.SinkChannel|java.nio.channels.spi.AbstractSelectableChannel|WritableByteChannel|GatheringByteChannel

c java.nio.channels.Pipe.SourceChannel|java.nio.channels.spi.AbstractSelectableChannel|ReadableByteChannel|ScatteringByteChannel

c java.nio.channels.Pipe
open()Pipe;sink()SinkChannel;source()SourceChannel
c java.nio.channels.ReadPendingException|IllegalStateException

i java.nio.channels.ReadableByteChannel|Channel
read!(ByteBuffer)int
i java.nio.channels.ScatteringByteChannel|ReadableByteChannel
read!(ByteBuffer[])long;read!(ByteBuffer[],int,int)long
i java.nio.channels.SeekableByteChannel|ByteChannel
position!(long)SeekableByteChannel;position!()long;size!()long;truncate!(long)SeekableByteChannel
c java.nio.channels.SelectableChannel|java.nio.channels.spi.AbstractInterruptibleChannel|Channel
blockingLock()Object;configureBlocking()SelectableChannel;isBlocking()boolean;isRegistered()boolean;keyFor()SelectionKey;provider()java.nio.channels.spi.Selecto\
rProvider;register()SelectionKey;validOps()int
c java.nio.channels.SelectionKey
OP_READ:int;OP_WRITE:int;OP_CONNECT:int;OP_ACCEPT:int;attach()Object;attachment()Object;cancel()void;channel()SelectableChannel;interestOps=()int;interestOps=(i\
nt)SelectionKey;interestOpsAnd()int;interestOpsOr()int;isAcceptable()boolean;isConnectable()boolean;isReadable()boolean;isValid()boolean;isWritable()boolean;rea\
dyOps()int;selector()Selector
c java.nio.channels.Selector|Closeable
isOpen()boolean;keys()Set<SelectionKey>;open()Selector;provider()java.nio.channels.spi.SelectorProvider;select()int;select=(Consumer<SelectionKey>)int;select=(C\
onsumer<SelectionKey>,long)int;selectNow()int;selectNow=(Consumer<SelectionKey>)int;selectedKeys()Set<SelectionKey>;wakeup()Selector
c java.nio.channels.ServerSocketChannel|java.nio.channels.spi.AbstractSelectableChannel|NetworkChannel
accept()SocketChannel;bind()ServerSocketChannel;open()ServerSocketChannel;open=(ProtocolFamily)ServerSocketChannel;<T>setOption=(SocketOption<T>,T)ServerSocketC\
hannel;socket()ServerSocket
c java.nio.channels.ShutdownChannelGroupException|IllegalStateException

c java.nio.channels.SocketChannel|java.nio.channels.spi.AbstractSelectableChannel|ByteChannel|ScatteringByteChannel|GatheringByteChannel|NetworkChannel
bind()SocketChannel;connect()boolean;finishConnect()boolean;getRemoteAddress()SocketAddress;isConnected()boolean;isConnectionPending()boolean;open()SocketChanne\
l;open=(ProtocolFamily)SocketChannel;<T>setOption=(SocketOption<T>,T)SocketChannel;shutdownInput()SocketChannel;shutdownOutput()SocketChannel;socket()Socket
c java.nio.channels.UnresolvedAddressException|IllegalArgumentException

c java.nio.channels.UnsupportedAddressTypeException|IllegalArgumentException

i java.nio.channels.WritableByteChannel|Channel
write!(ByteBuffer)int
c java.nio.channels.WritePendingException|IllegalStateException

i java.sql.Array
free!()void;getArray!()Object;getArray!(Map<String,Class<?>>)Object;getArray!(long,int)Object;getArray!(long,int,Map<String,Class<?>>)Object;getBaseType!()int;g\
etBaseTypeName!()String;getResultSet!()ResultSet;getResultSet!(Map<String,Class<?>>)ResultSet;getResultSet!(long,int)ResultSet;getResultSet!(long,int,Map<String\
,Class<?>>)ResultSet
c java.sql.BatchUpdateException|SQLException
getLargeUpdateCounts()long[];getUpdateCounts()int[]
i java.sql.Blob
free!()void;getBinaryStream!()InputStream;getBinaryStream!(long,long)InputStream;getBytes!(long,int)byte[];length!()long;position!(byte[],long)long;position!(Bl\
ob,long)long;setBinaryStream!(long)OutputStream;setBytes!(long,byte[])int;setBytes!(long,byte[],int,int)int;truncate!(long)void
i java.sql.CallableStatement|PreparedStatement
getArray!(int)java.sql.Array;getArray!(String)java.sql.Array;getBigDecimal!(int)BigDecimal;getBigDecimal!(String)BigDecimal;getBlob!(int)Blob;getBlob!(String)Bl\
ob;getBoolean!(int)boolean;getBoolean!(String)boolean;getByte!(int)byte;getByte!(String)byte;getBytes!(int)byte[];getBytes!(String)byte[];getCharacterStream!(in\
t)Reader;getCharacterStream!(String)Reader;getClob!(int)Clob;getClob!(String)Clob;getDate!(int)java.sql.Date;getDate!(int,Calendar)java.sql.Date;getDate!(String\
)java.sql.Date;getDate!(String,Calendar)java.sql.Date;getDouble!(int)double;getDouble!(String)double;getFloat!(int)float;getFloat!(String)float;getInt!(int)int;\
getInt!(String)int;getLong!(int)long;getLong!(String)long;getNCharacterStream!(int)Reader;getNCharacterStream!(String)Reader;getNClob!(int)NClob;getNClob!(Strin\
g)NClob;getNString!(int)String;getNString!(String)String;<T>getObject!(int,Class<T>)T;<T>getObject!(String,Class<T>)T;getObject!(int)Object;getObject!(int,Map<S\
tring,Class<?>>)Object;getObject!(String)Object;getObject!(String,Map<String,Class<?>>)Object;getRef!(int)Ref;getRef!(String)Ref;getRowId!(int)RowId;getRowId!(S\
tring)RowId;getSQLXML!(int)SQLXML;getSQLXML!(String)SQLXML;getShort!(int)short;getShort!(String)short;getString!(int)String;getString!(String)String;getTime!(in\
t)Time;getTime!(int,Calendar)Time;getTime!(String)Time;getTime!(String,Calendar)Time;getTimestamp!(int)java.sql.Timestamp;getTimestamp!(int,Calendar)java.sql.Ti\
mestamp;getTimestamp!(String)java.sql.Timestamp;getTimestamp!(String,Calendar)java.sql.Timestamp;getURL!(int)URL;getURL!(String)URL;registerOutParameter!(int,in\
t)void;registerOutParameter!(int,int,int)void;registerOutParameter!(int,int,String)void;registerOutParameter!(String,int)void;registerOutParameter!(String,int,i\
nt)void;registerOutParameter!(String,int,String)void;registerOutParameter()void;wasNull!()boolean
c java.sql.ClientInfoStatus|Enum<ClientInfoStatus>
REASON_UNKNOWN:ClientInfoStatus;REASON_UNKNOWN_PROPERTY:ClientInfoStatus;REASON_VALUE_INVALID:ClientInfoStatus;REASON_VALUE_TRUNCATED:ClientInfoStatus;valueOf()\
ClientInfoStatus;values()ClientInfoStatus[]
i java.sql.Clob
free!()void;getAsciiStream!()InputStream;getCharacterStream!()Reader;getCharacterStream!(long,long)Reader;getSubString!(long,int)String;length!()long;position!(\
String,long)long;position!(Clob,long)long;setAsciiStream!(long)OutputStream;setCharacterStream!(long)Writer;setString!(long,String)int;setString!(long,String,in\
t,int)int;truncate!(long)void
i java.sql.Connection|Wrapper|AutoCloseable
TRANSACTION_NONE:int;TRANSACTION_READ_UNCOMMITTED:int;TRANSACTION_READ_COMMITTED:int;TRANSACTION_REPEATABLE_READ:int;TRANSACTION_SERIALIZABLE:int;abort!(Executo\
r)void;beginRequest()void;clearWarnings!()void;commit!()void;createArrayOf!(String,Object[])java.sql.Array;createBlob!()Blob;createClob!()Clob;createNClob!()NCl\
ob;createSQLXML!()SQLXML;createStatement!()Statement;createStatement!(int,int)Statement;createStatement!(int,int,int)Statement;createStruct!(String,Object[])Str\
uct;endRequest()void;getAutoCommit!()boolean;getCatalog!()String;getClientInfo!(String)String;getClientInfo!()Properties;getHoldability!()int;getMetaData!()Data\
baseMetaData;getNetworkTimeout!()int;getSchema!()String;getTransactionIsolation!()int;getTypeMap!()Map<String,Class<?>>;getWarnings!()SQLWarning;isClosed!()bool\
ean;isReadOnly!()boolean;isValid!(int)boolean;nativeSQL!(String)String;prepareCall!(String)CallableStatement;prepareCall!(String,int,int)CallableStatement;prepa\
reCall!(String,int,int,int)CallableStatement;prepareStatement!(String)PreparedStatement;prepareStatement!(String,int)PreparedStatement;prepareStatement!(String,\
int,int)PreparedStatement;prepareStatement!(String,int,int,int)PreparedStatement;prepareStatement!(String,int[])PreparedStatement;prepareStatement!(String,Strin\
g[])PreparedStatement;releaseSavepoint!(Savepoint)void;rollback!()void;rollback!(Savepoint)void;setAutoCommit!(boolean)void;setCatalog!(String)void;setClientInf\
o!(String,String)void;setClientInfo!(Properties)void;setHoldability!(int)void;setNetworkTimeout!(Executor,int)void;setReadOnly!(boolean)void;setSavepoint!()Save\
point;setSavepoint!(String)Savepoint;setSchema!(String)void;setShardingKey=(ShardingKey)void;setShardingKey=(ShardingKey,ShardingKey)void;setShardingKeyIfValid=\
(ShardingKey,int)boolean;setShardingKeyIfValid=(ShardingKey,ShardingKey,int)boolean;setTransactionIsolation!(int)void;setTypeMap!(Map<String,Class<?>>)void
i java.sql.ConnectionBuilder
build!()Connection;password!(String)ConnectionBuilder;shardingKey!(ShardingKey)ConnectionBuilder;superShardingKey!(ShardingKey)ConnectionBuilder;user!(String)Co\
nnectionBuilder
c java.sql.DataTruncation|SQLWarning
getDataSize()int;getIndex()int;getParameter()boolean;getRead()boolean;getTransferSize()int
i java.sql.DatabaseMetaData|Wrapper
procedureResultUnknown:int;procedureNoResult:int;procedureReturnsResult:int;procedureColumnUnknown:int;procedureColumnIn:int;procedureColumnInOut:int;procedureC\
olumnOut:int;procedureColumnReturn:int;procedureColumnResult:int;procedureNoNulls:int;procedureNullable:int;procedureNullableUnknown:int;columnNoNulls:int;colum\
nNullable:int;columnNullableUnknown:int;bestRowTemporary:int;bestRowTransaction:int;bestRowSession:int;bestRowUnknown:int;bestRowNotPseudo:int;bestRowPseudo:int\
;versionColumnUnknown:int;versionColumnNotPseudo:int;versionColumnPseudo:int;importedKeyCascade:int;importedKeyRestrict:int;importedKeySetNull:int;importedKeyNo\
Action:int;importedKeySetDefault:int;importedKeyInitiallyDeferred:int;importedKeyInitiallyImmediate:int;importedKeyNotDeferrable:int;typeNoNulls:int;typeNullabl\
e:int;typeNullableUnknown:int;typePredNone:int;typePredChar:int;typePredBasic:int;typeSearchable:int;tableIndexStatistic:short;tableIndexClustered:short;tableIn\
dexHashed:short;tableIndexOther:short;attributeNoNulls:short;attributeNullable:short;attributeNullableUnknown:short;sqlStateXOpen:int;sqlStateSQL:int;sqlStateSQ\
L99:int;functionColumnUnknown:int;functionColumnIn:int;functionColumnInOut:int;functionColumnOut:int;functionReturn:int;functionColumnResult:int;functionNoNulls\
:int;functionNullable:int;functionNullableUnknown:int;functionResultUnknown:int;functionNoTable:int;functionReturnsTable:int;allProceduresAreCallable!()boolean;\
allTablesAreSelectable!()boolean;autoCommitFailureClosesAllResultSets!()boolean;dataDefinitionCausesTransactionCommit!()boolean;dataDefinitionIgnoredInTransacti\
ons!()boolean;deletesAreDetected!(int)boolean;doesMaxRowSizeIncludeBlobs!()boolean;generatedKeyAlwaysReturned!()boolean;getAttributes!(String,String,String,Stri\
ng)ResultSet;getBestRowIdentifier!(String,String,String,int,boolean)ResultSet;getCatalogSeparator!()String;getCatalogTerm!()String;getCatalogs!()ResultSet;getCl\
ientInfoProperties!()ResultSet;getColumnPrivileges!(String,String,String,String)ResultSet;getColumns!(String,String,String,String)ResultSet;getConnection!()Conn\
ection;getCrossReference!(String,String,String,String,String,String)ResultSet;getDatabaseMajorVersion!()int;getDatabaseMinorVersion!()int;getDatabaseProductName\
!()String;getDatabaseProductVersion!()String;getDefaultTransactionIsolation!()int;getDriverMajorVersion!()int;getDriverMinorVersion!()int;getDriverName!()String\
;getDriverVersion!()String;getExportedKeys!(String,String,String)ResultSet;getExtraNameCharacters!()String;getFunctionColumns!(String,String,String,String)Resul\
tSet;getFunctions!(String,String,String)ResultSet;getIdentifierQuoteString!()String;getImportedKeys!(String,String,String)ResultSet;getIndexInfo!(String,String,\
String,boolean,boolean)ResultSet;getJDBCMajorVersion!()int;getJDBCMinorVersion!()int;getMaxBinaryLiteralLength!()int;getMaxCatalogNameLength!()int;getMaxCharLit\
eralLength!()int;getMaxColumnNameLength!()int;getMaxColumnsInGroupBy!()int;getMaxColumnsInIndex!()int;getMaxColumnsInOrderBy!()int;getMaxColumnsInSelect!()int;g\
etMaxColumnsInTable!()int;getMaxConnections!()int;getMaxCursorNameLength!()int;getMaxIndexLength!()int;getMaxLogicalLobSize()long;getMaxProcedureNameLength!()in\
t;getMaxRowSize!()int;getMaxSchemaNameLength!()int;getMaxStatementLength!()int;getMaxStatements!()int;getMaxTableNameLength!()int;getMaxTablesInSelect!()int;get\
MaxUserNameLength!()int;getNumericFunctions!()String;getPrimaryKeys!(String,String,String)ResultSet;getProcedureColumns!(String,String,String,String)ResultSet;g\
etProcedureTerm!()String;getProcedures!(String,String,String)ResultSet;getPseudoColumns!(String,String,String,String)ResultSet;getResultSetHoldability!()int;get\
RowIdLifetime!()RowIdLifetime;getSQLKeywords!()String;getSQLStateType!()int;getSchemaTerm!()String;getSchemas!()ResultSet;getSchemas!(String,String)ResultSet;ge\
tSearchStringEscape!()String;getStringFunctions!()String;getSuperTables!(String,String,String)ResultSet;getSuperTypes!(String,String,String)ResultSet;getSystemF\
unctions!()String;getTablePrivileges!(String,String,String)ResultSet;getTableTypes!()ResultSet;getTables!(String,String,String,String[])ResultSet;getTimeDateFun\
ctions!()String;getTypeInfo!()ResultSet;getUDTs!(String,String,String,int[])ResultSet;getURL!()String;getUserName!()String;getVersionColumns!(String,String,Stri\
ng)ResultSet;insertsAreDetected!(int)boolean;isCatalogAtStart!()boolean;isReadOnly!()boolean;locatorsUpdateCopy!()boolean;nullPlusNonNullIsNull!()boolean;nullsA\
reSortedAtEnd!()boolean;nullsAreSortedAtStart!()boolean;nullsAreSortedHigh!()boolean;nullsAreSortedLow!()boolean;othersDeletesAreVisible!(int)boolean;othersInse\
rtsAreVisible!(int)boolean;othersUpdatesAreVisible!(int)boolean;ownDeletesAreVisible!(int)boolean;ownInsertsAreVisible!(int)boolean;ownUpdatesAreVisible!(int)bo\
olean;storesLowerCaseIdentifiers!()boolean;storesLowerCaseQuotedIdentifiers!()boolean;storesMixedCaseIdentifiers!()boolean;storesMixedCaseQuotedIdentifiers!()bo\
olean;storesUpperCaseIdentifiers!()boolean;storesUpperCaseQuotedIdentifiers!()boolean;supportsANSI92EntryLevelSQL!()boolean;supportsANSI92FullSQL!()boolean;supp\
ortsANSI92IntermediateSQL!()boolean;supportsAlterTableWithAddColumn!()boolean;supportsAlterTableWithDropColumn!()boolean;supportsBatchUpdates!()boolean;supports\
CatalogsInDataManipulation!()boolean;supportsCatalogsInIndexDefinitions!()boolean;supportsCatalogsInPrivilegeDefinitions!()boolean;supportsCatalogsInProcedureCa\
lls!()boolean;supportsCatalogsInTableDefinitions!()boolean;supportsColumnAliasing!()boolean;supportsConvert!()boolean;supportsConvert!(int,int)boolean;supportsC\
oreSQLGrammar!()boolean;supportsCorrelatedSubqueries!()boolean;supportsDataDefinitionAndDataManipulationTransactions!()boolean;supportsDataManipulationTransacti\
onsOnly!()boolean;supportsDifferentTableCorrelationNames!()boolean;supportsExpressionsInOrderBy!()boolean;supportsExtendedSQLGrammar!()boolean;supportsFullOuter\
Joins!()boolean;supportsGetGeneratedKeys!()boolean;supportsGroupBy!()boolean;supportsGroupByBeyondSelect!()boolean;supportsGroupByUnrelated!()boolean;supportsIn\
tegrityEnhancementFacility!()boolean;supportsLikeEscapeClause!()boolean;supportsLimitedOuterJoins!()boolean;supportsMinimumSQLGrammar!()boolean;supportsMixedCas\
eIdentifiers!()boolean;supportsMixedCaseQuotedIdentifiers!()boolean;supportsMultipleOpenResults!()boolean;supportsMultipleResultSets!()boolean;supportsMultipleT\
ransactions!()boolean;supportsNamedParameters!()boolean;supportsNonNullableColumns!()boolean;supportsOpenCursorsAcrossCommit!()boolean;supportsOpenCursorsAcross\
Rollback!()boolean;supportsOpenStatementsAcrossCommit!()boolean;supportsOpenStatementsAcrossRollback!()boolean;supportsOrderByUnrelated!()boolean;supportsOuterJ\
oins!()boolean;supportsPositionedDelete!()boolean;supportsPositionedUpdate!()boolean;supportsRefCursors()boolean;supportsResultSetConcurrency!(int,int)boolean;s\
upportsResultSetHoldability!(int)boolean;supportsResultSetType!(int)boolean;supportsSavepoints!()boolean;supportsSchemasInDataManipulation!()boolean;supportsSch\
emasInIndexDefinitions!()boolean;supportsSchemasInPrivilegeDefinitions!()boolean;supportsSchemasInProcedureCalls!()boolean;supportsSchemasInTableDefinitions!()b\
oolean;supportsSelectForUpdate!()boolean;supportsSharding()boolean;supportsStatementPooling!()boolean;supportsStoredFunctionsUsingCallSyntax!()boolean;supportsS\
toredProcedures!()boolean;supportsSubqueriesInComparisons!()boolean;supportsSubqueriesInExists!()boolean;supportsSubqueriesInIns!()boolean;supportsSubqueriesInQ\
uantifieds!()boolean;supportsTableCorrelationNames!()boolean;supportsTransactionIsolationLevel!(int)boolean;supportsTransactions!()boolean;supportsUnion!()boole\
an;supportsUnionAll!()boolean;updatesAreDetected!(int)boolean;usesLocalFilePerTable!()boolean;usesLocalFiles!()boolean
c java.sql.Date|java.util.Date
toLocalDate()LocalDate;valueOf()java.sql.Date
i java.sql.Driver
acceptsURL!(String)boolean;connect!(String,Properties)Connection;getMajorVersion!()int;getMinorVersion!()int;getParentLogger!()java.util.logging.Logger;getPrope\
rtyInfo!(String,Properties)DriverPropertyInfo[];jdbcCompliant!()boolean
i java.sql.DriverAction
deregister!()void
c java.sql.DriverManager
deregisterDriver()void;drivers()Stream<Driver>;getConnection()Connection;getDriver()Driver;getDrivers()Enumeration<Driver>;getLogWriter()PrintWriter;getLoginTim\
eout()int;println()void;registerDriver()void;registerDriver=(Driver,DriverAction)void;setLogWriter()void;setLoginTimeout()void
c java.sql.DriverPropertyInfo
name:String;description:String;required:boolean;value:String;choices:String[]
c java.sql.JDBCType|Enum<JDBCType>|SQLType
BIT:JDBCType;TINYINT:JDBCType;SMALLINT:JDBCType;INTEGER:JDBCType;BIGINT:JDBCType;FLOAT:JDBCType;REAL:JDBCType;DOUBLE:JDBCType;NUMERIC:JDBCType;DECIMAL:JDBCType;\
CHAR:JDBCType;VARCHAR:JDBCType;LONGVARCHAR:JDBCType;DATE:JDBCType;TIME:JDBCType;TIMESTAMP:JDBCType;BINARY:JDBCType;VARBINARY:JDBCType;LONGVARBINARY:JDBCType;NUL\
L:JDBCType;OTHER:JDBCType;JAVA_OBJECT:JDBCType;DISTINCT:JDBCType;STRUCT:JDBCType;ARRAY:JDBCType;BLOB:JDBCType;CLOB:JDBCType;REF:JDBCType;DATALINK:JDBCType;BOOLE\
AN:JDBCType;ROWID:JDBCType;NCHAR:JDBCType;NVARCHAR:JDBCType;LONGNVARCHAR:JDBCType;NCLOB:JDBCType;SQLXML:JDBCType;REF_CURSOR:JDBCType;TIME_WITH_TIMEZONE:JDBCType\
;TIMESTAMP_WITH_TIMEZONE:JDBCType;valueOf()JDBCType;values()JDBCType[]
i java.sql.NClob|Clob

i java.sql.ParameterMetaData|Wrapper
parameterNoNulls:int;parameterNullable:int;parameterNullableUnknown:int;parameterModeUnknown:int;parameterModeIn:int;parameterModeInOut:int;parameterModeOut:int\
;getParameterClassName!(int)String;getParameterCount!()int;getParameterMode!(int)int;getParameterType!(int)int;getParameterTypeName!(int)String;getPrecision!(in\
t)int;getScale!(int)int;isNullable!(int)int;isSigned!(int)boolean
i java.sql.PreparedStatement|Statement
addBatch!()void;clearParameters!()void;execute!()boolean;executeLargeUpdate()long;executeQuery!()ResultSet;executeUpdate!()int;getMetaData!()ResultSetMetaData;g\
etParameterMetaData!()ParameterMetaData;setArray!(int,java.sql.Array)void;setAsciiStream!(int,InputStream)void;setAsciiStream!(int,InputStream,int)void;setAscii\
Stream!(int,InputStream,long)void;setBigDecimal!(int,BigDecimal)void;setBinaryStream!(int,InputStream)void;setBinaryStream!(int,InputStream,int)void;setBinarySt\
ream!(int,InputStream,long)void;setBlob!(int,InputStream)void;setBlob!(int,InputStream,long)void;setBlob!(int,Blob)void;setBoolean!(int,boolean)void;setByte!(in\
t,byte)void;setBytes!(int,byte[])void;setCharacterStream!(int,Reader)void;setCharacterStream!(int,Reader,int)void;setCharacterStream!(int,Reader,long)void;setCl\
ob!(int,Reader)void;setClob!(int,Reader,long)void;setClob!(int,Clob)void;setDate!(int,java.sql.Date)void;setDate!(int,java.sql.Date,Calendar)void;setDouble!(int\
,double)void;setFloat!(int,float)void;setInt!(int,int)void;setLong!(int,long)void;setNCharacterStream!(int,Reader)void;setNCharacterStream!(int,Reader,long)void\
;setNClob!(int,Reader)void;setNClob!(int,Reader,long)void;setNClob!(int,NClob)void;setNString!(int,String)void;setNull!(int,int)void;setNull!(int,int,String)voi\
d;setObject!(int,Object)void;setObject!(int,Object,int)void;setObject!(int,Object,int,int)void;setObject()void;setRef!(int,Ref)void;setRowId!(int,RowId)void;set\
SQLXML!(int,SQLXML)void;setShort!(int,short)void;setString!(int,String)void;setTime!(int,Time)void;setTime!(int,Time,Calendar)void;setTimestamp!(int,java.sql.Ti\
mestamp)void;setTimestamp!(int,java.sql.Timestamp,Calendar)void;setURL!(int,URL)void
c java.sql.PseudoColumnUsage|Enum<PseudoColumnUsage>
SELECT_LIST_ONLY:PseudoColumnUsage;WHERE_CLAUSE_ONLY:PseudoColumnUsage;NO_USAGE_RESTRICTIONS:PseudoColumnUsage;USAGE_UNKNOWN:PseudoColumnUsage;valueOf()PseudoCo\
lumnUsage;values()PseudoColumnUsage[]
i java.sql.Ref
getBaseTypeName!()String;getObject!()Object;getObject!(Map<String,Class<?>>)Object;setObject!(Object)void
i java.sql.ResultSet|Wrapper|AutoCloseable
FETCH_FORWARD:int;FETCH_REVERSE:int;FETCH_UNKNOWN:int;TYPE_FORWARD_ONLY:int;TYPE_SCROLL_INSENSITIVE:int;TYPE_SCROLL_SENSITIVE:int;CONCUR_READ_ONLY:int;CONCUR_UP\
DATABLE:int;HOLD_CURSORS_OVER_COMMIT:int;CLOSE_CURSORS_AT_COMMIT:int;absolute!(int)boolean;afterLast!()void;beforeFirst!()void;cancelRowUpdates!()void;clearWarn\
ings!()void;deleteRow!()void;findColumn!(String)int;first!()boolean;getArray!(int)java.sql.Array;getArray!(String)java.sql.Array;getAsciiStream!(int)InputStream\
;getAsciiStream!(String)InputStream;getBigDecimal!(int)BigDecimal;getBigDecimal!(String)BigDecimal;getBinaryStream!(int)InputStream;getBinaryStream!(String)Inpu\
tStream;getBlob!(int)Blob;getBlob!(String)Blob;getBoolean!(int)boolean;getBoolean!(String)boolean;getByte!(int)byte;getByte!(String)byte;getBytes!(int)byte[];ge\
tBytes!(String)byte[];getCharacterStream!(int)Reader;getCharacterStream!(String)Reader;getClob!(int)Clob;getClob!(String)Clob;getConcurrency!()int;getCursorName\
!()String;getDate!(int)java.sql.Date;getDate!(int,Calendar)java.sql.Date;getDate!(String)java.sql.Date;getDate!(String,Calendar)java.sql.Date;getDouble!(int)dou\
ble;getDouble!(String)double;getFetchDirection!()int;getFetchSize!()int;getFloat!(int)float;getFloat!(String)float;getHoldability!()int;getInt!(int)int;getInt!(\
String)int;getLong!(int)long;getLong!(String)long;getMetaData!()ResultSetMetaData;getNCharacterStream!(int)Reader;getNCharacterStream!(String)Reader;getNClob!(i\
nt)NClob;getNClob!(String)NClob;getNString!(int)String;getNString!(String)String;<T>getObject!(int,Class<T>)T;<T>getObject!(String,Class<T>)T;getObject!(int)Obj\
ect;getObject!(int,Map<String,Class<?>>)Object;getObject!(String)Object;getObject!(String,Map<String,Class<?>>)Object;getRef!(int)Ref;getRef!(String)Ref;getRow!\
()int;getRowId!(int)RowId;getRowId!(String)RowId;getSQLXML!(int)SQLXML;getSQLXML!(String)SQLXML;getShort!(int)short;getShort!(String)short;getStatement!()Statem\
ent;getString!(int)String;getString!(String)String;getTime!(int)Time;getTime!(int,Calendar)Time;getTime!(String)Time;getTime!(String,Calendar)Time;getTimestamp!\
(int)java.sql.Timestamp;getTimestamp!(int,Calendar)java.sql.Timestamp;getTimestamp!(String)java.sql.Timestamp;getTimestamp!(String,Calendar)java.sql.Timestamp;g\
etType!()int;getURL!(int)URL;getURL!(String)URL;getWarnings!()SQLWarning;insertRow!()void;isAfterLast!()boolean;isBeforeFirst!()boolean;isClosed!()boolean;isFir\
st!()boolean;isLast!()boolean;last!()boolean;moveToCurrentRow!()void;moveToInsertRow!()void;next!()boolean;previous!()boolean;refreshRow!()void;relative!(int)bo\
olean;rowDeleted!()boolean;rowInserted!()boolean;rowUpdated!()boolean;setFetchDirection!(int)void;setFetchSize!(int)void;updateArray!(int,java.sql.Array)void;up\
dateArray!(String,java.sql.Array)void;updateAsciiStream!(int,InputStream)void;updateAsciiStream!(int,InputStream,int)void;updateAsciiStream!(int,InputStream,lon\
g)void;updateAsciiStream!(String,InputStream)void;updateAsciiStream!(String,InputStream,int)void;updateAsciiStream!(String,InputStream,long)void;updateBigDecima\
l!(int,BigDecimal)void;updateBigDecimal!(String,BigDecimal)void;updateBinaryStream!(int,InputStream)void;updateBinaryStream!(int,InputStream,int)void;updateBina\
ryStream!(int,InputStream,long)void;updateBinaryStream!(String,InputStream)void;updateBinaryStream!(String,InputStream,int)void;updateBinaryStream!(String,Input\
Stream,long)void;updateBlob!(int,InputStream)void;updateBlob!(int,InputStream,long)void;updateBlob!(int,Blob)void;updateBlob!(String,InputStream)void;updateBlob\
!(String,InputStream,long)void;updateBlob!(String,Blob)void;updateBoolean!(int,boolean)void;updateBoolean!(String,boolean)void;updateByte!(int,byte)void;updateB\
yte!(String,byte)void;updateBytes!(int,byte[])void;updateBytes!(String,byte[])void;updateCharacterStream!(int,Reader)void;updateCharacterStream!(int,Reader,int)\
void;updateCharacterStream!(int,Reader,long)void;updateCharacterStream!(String,Reader)void;updateCharacterStream!(String,Reader,int)void;updateCharacterStream!(\
String,Reader,long)void;updateClob!(int,Reader)void;updateClob!(int,Reader,long)void;updateClob!(int,Clob)void;updateClob!(String,Reader)void;updateClob!(String\
,Reader,long)void;updateClob!(String,Clob)void;updateDate!(int,java.sql.Date)void;updateDate!(String,java.sql.Date)void;updateDouble!(int,double)void;updateDoub\
le!(String,double)void;updateFloat!(int,float)void;updateFloat!(String,float)void;updateInt!(int,int)void;updateInt!(String,int)void;updateLong!(int,long)void;u\
pdateLong!(String,long)void;updateNCharacterStream!(int,Reader)void;updateNCharacterStream!(int,Reader,long)void;updateNCharacterStream!(String,Reader)void;upda\
teNCharacterStream!(String,Reader,long)void;updateNClob!(int,Reader)void;updateNClob!(int,Reader,long)void;updateNClob!(int,NClob)void;updateNClob!(String,Reade\
r)void;updateNClob!(String,Reader,long)void;updateNClob!(String,NClob)void;updateNString!(int,String)void;updateNString!(String,String)void;updateNull!(int)void\
;updateNull!(String)void;updateObject!(int,Object)void;updateObject!(int,Object,int)void;updateObject!(String,Object)void;updateObject!(String,Object,int)void;u\
pdateObject()void;updateRef!(int,Ref)void;updateRef!(String,Ref)void;updateRow!()void;updateRowId!(int,RowId)void;updateRowId!(String,RowId)void;updateSQLXML!(i\
nt,SQLXML)void;updateSQLXML!(String,SQLXML)void;updateShort!(int,short)void;updateShort!(String,short)void;updateString!(int,String)void;updateString!(String,St\
ring)void;updateTime!(int,Time)void;updateTime!(String,Time)void;updateTimestamp!(int,java.sql.Timestamp)void;updateTimestamp!(String,java.sql.Timestamp)void;wa\
sNull!()boolean
i java.sql.ResultSetMetaData|Wrapper
columnNoNulls:int;columnNullable:int;columnNullableUnknown:int;getCatalogName!(int)String;getColumnClassName!(int)String;getColumnCount!()int;getColumnDisplaySi\
ze!(int)int;getColumnLabel!(int)String;getColumnName!(int)String;getColumnType!(int)int;getColumnTypeName!(int)String;getPrecision!(int)int;getScale!(int)int;ge\
tSchemaName!(int)String;getTableName!(int)String;isAutoIncrement!(int)boolean;isCaseSensitive!(int)boolean;isCurrency!(int)boolean;isDefinitelyWritable!(int)boo\
lean;isNullable!(int)int;isReadOnly!(int)boolean;isSearchable!(int)boolean;isSigned!(int)boolean;isWritable!(int)boolean
i java.sql.RowId
getBytes!()byte[]
c java.sql.RowIdLifetime|Enum<RowIdLifetime>
ROWID_UNSUPPORTED:RowIdLifetime;ROWID_VALID_OTHER:RowIdLifetime;ROWID_VALID_SESSION:RowIdLifetime;ROWID_VALID_TRANSACTION:RowIdLifetime;ROWID_VALID_FOREVER:RowI\
dLifetime;valueOf()RowIdLifetime;values()RowIdLifetime[]
c java.sql.SQLClientInfoException|SQLException
getFailedProperties()Map<String,ClientInfoStatus>
i java.sql.SQLData
getSQLTypeName!()String;readSQL!(SQLInput,String)void;writeSQL!(SQLOutput)void
c java.sql.SQLDataException|SQLNonTransientException

c java.sql.SQLException|Exception|Iterable<Throwable>
getErrorCode()int;getNextException()SQLException;getSQLState()String;setNextException()void
c java.sql.SQLFeatureNotSupportedException|SQLNonTransientException

i java.sql.SQLInput
readArray!()java.sql.Array;readAsciiStream!()InputStream;readBigDecimal!()BigDecimal;readBinaryStream!()InputStream;readBlob!()Blob;readBoolean!()boolean;readBy\
te!()byte;readBytes!()byte[];readCharacterStream!()Reader;readClob!()Clob;readDate!()java.sql.Date;readDouble!()double;readFloat!()float;readInt!()int;readLong!\
()long;readNClob!()NClob;readNString!()String;readObject!()Object;<T>readObject=(Class<T>)T;readRef!()Ref;readRowId!()RowId;readSQLXML!()SQLXML;readShort!()shor\
t;readString!()String;readTime!()Time;readTimestamp!()java.sql.Timestamp;readURL!()URL;wasNull!()boolean
c java.sql.SQLIntegrityConstraintViolationException|SQLNonTransientException

c java.sql.SQLInvalidAuthorizationSpecException|SQLNonTransientException

c java.sql.SQLNonTransientConnectionException|SQLNonTransientException

c java.sql.SQLNonTransientException|SQLException

i java.sql.SQLOutput
writeArray!(java.sql.Array)void;writeAsciiStream!(InputStream)void;writeBigDecimal!(BigDecimal)void;writeBinaryStream!(InputStream)void;writeBlob!(Blob)void;wri\
teBoolean!(boolean)void;writeByte!(byte)void;writeBytes!(byte[])void;writeCharacterStream!(Reader)void;writeClob!(Clob)void;writeDate!(java.sql.Date)void;writeD\
ouble!(double)void;writeFloat!(float)void;writeInt!(int)void;writeLong!(long)void;writeNClob!(NClob)void;writeNString!(String)void;writeObject!(SQLData)void;wri\
teObject()void;writeRef!(Ref)void;writeRowId!(RowId)void;writeSQLXML!(SQLXML)void;writeShort!(short)void;writeString!(String)void;writeStruct!(Struct)void;write\
Time!(Time)void;writeTimestamp!(java.sql.Timestamp)void;writeURL!(URL)void
c java.sql.SQLPermission|BasicPermission

c java.sql.SQLRecoverableException|SQLException

c java.sql.SQLSyntaxErrorException|SQLNonTransientException

c java.sql.SQLTimeoutException|SQLTransientException

c java.sql.SQLTransactionRollbackException|SQLTransientException

c java.sql.SQLTransientConnectionException|SQLTransientException

c java.sql.SQLTransientException|SQLException

i java.sql.SQLType
getName!()String;getVendor!()String;getVendorTypeNumber!()Integer
c java.sql.SQLWarning|SQLException
getNextWarning()SQLWarning;setNextWarning()void
i java.sql.SQLXML
free!()void;getBinaryStream!()InputStream;getCharacterStream!()Reader;<T:javax.xml.transform.Source>getSource!(Class<T>)T;getString!()String;setBinaryStream!()O\
utputStream;setCharacterStream!()Writer;<T:javax.xml.transform.Result>setResult!(Class<T>)T;setString!(String)void
i java.sql.Savepoint
getSavepointId!()int;getSavepointName!()String
i java.sql.ShardingKey

i java.sql.ShardingKeyBuilder
build!()ShardingKey;subkey!(Object,SQLType)ShardingKeyBuilder
i java.sql.Statement|Wrapper|AutoCloseable
CLOSE_CURRENT_RESULT:int;KEEP_CURRENT_RESULT:int;CLOSE_ALL_RESULTS:int;SUCCESS_NO_INFO:int;EXECUTE_FAILED:int;RETURN_GENERATED_KEYS:int;NO_GENERATED_KEYS:int;ad\
dBatch!(String)void;cancel!()void;clearBatch!()void;clearWarnings!()void;closeOnCompletion!()void;enquoteIdentifier()String;enquoteLiteral()String;enquoteNCharL\
iteral()String;execute!(String)boolean;execute!(String,int)boolean;execute!(String,int[])boolean;execute!(String,String[])boolean;executeBatch!()int[];executeLa\
rgeBatch()long[];executeLargeUpdate()long;executeQuery!(String)ResultSet;executeUpdate!(String)int;executeUpdate!(String,int)int;executeUpdate!(String,int[])int\
;executeUpdate!(String,String[])int;getConnection!()Connection;getFetchDirection!()int;getFetchSize!()int;getGeneratedKeys!()ResultSet;getLargeMaxRows()long;get\
LargeUpdateCount()long;getMaxFieldSize!()int;getMaxRows!()int;getMoreResults!()boolean;getMoreResults!(int)boolean;getQueryTimeout!()int;getResultSet!()ResultSe\
t;getResultSetConcurrency!()int;getResultSetHoldability!()int;getResultSetType!()int;getUpdateCount!()int;getWarnings!()SQLWarning;isCloseOnCompletion!()boolean\
;isClosed!()boolean;isPoolable!()boolean;isSimpleIdentifier()boolean;setCursorName!(String)void;setEscapeProcessing!(boolean)void;setFetchDirection!(int)void;se\
tFetchSize!(int)void;setLargeMaxRows()void;setMaxFieldSize!(int)void;setMaxRows!(int)void;setPoolable!(boolean)void;setQueryTimeout!(int)void
i java.sql.Struct
getAttributes!()Object[];getAttributes!(Map<String,Class<?>>)Object[];getSQLTypeName!()String
c java.sql.Time|java.util.Date
toLocalTime()LocalTime;valueOf()Time
c java.sql.Timestamp|java.util.Date
from()java.sql.Timestamp;getNanos()int;setNanos()void;toLocalDateTime()LocalDateTime;valueOf()java.sql.Timestamp
c java.sql.Types
BIT:int;TINYINT:int;SMALLINT:int;INTEGER:int;BIGINT:int;FLOAT:int;REAL:int;DOUBLE:int;NUMERIC:int;DECIMAL:int;CHAR:int;VARCHAR:int;LONGVARCHAR:int;DATE:int;TIME\
:int;TIMESTAMP:int;BINARY:int;VARBINARY:int;LONGVARBINARY:int;NULL:int;OTHER:int;JAVA_OBJECT:int;DISTINCT:int;STRUCT:int;ARRAY:int;BLOB:int;CLOB:int;REF:int;DAT\
ALINK:int;BOOLEAN:int;ROWID:int;NCHAR:int;NVARCHAR:int;LONGNVARCHAR:int;NCLOB:int;SQLXML:int;REF_CURSOR:int;TIME_WITH_TIMEZONE:int;TIMESTAMP_WITH_TIMEZONE:int
i java.sql.Wrapper
isWrapperFor!(Class<?>)boolean;<T>unwrap!(Class<T>)T
i java.net.http.HttpClient.Builder
NO_PROXY:ProxySelector;authenticator!(Authenticator)java.net.http.HttpClient.Builder;build!()HttpClient;connectTimeout!(Duration)java.net.http.HttpClient.Builde\
r;cookieHandler!(CookieHandler)java.net.http.HttpClient.Builder;executor!(Executor)java.net.http.HttpClient.Builder;followRedirects!(java.net.http.HttpClient.Re\
direct)java.net.http.HttpClient.Builder;localAddress()java.net.http.HttpClient.Builder;priority!(int)java.net.http.HttpClient.Builder;proxy!(ProxySelector)java.\
net.http.HttpClient.Builder;sslContext!(javax.net.ssl.SSLContext)java.net.http.HttpClient.Builder;sslParameters!(javax.net.ssl.SSLParameters)java.net.http.HttpC\
lient.Builder;version!(java.net.http.HttpClient.Version)java.net.http.HttpClient.Builder
c java.net.http.HttpClient.Redirect|Enum<java.net.http.HttpClient.Redirect>
NEVER:java.net.http.HttpClient.Redirect;ALWAYS:java.net.http.HttpClient.Redirect;NORMAL:java.net.http.HttpClient.Redirect;valueOf()java.net.http.HttpClient.Redi\
rect;values()java.net.http.HttpClient.Redirect[]
c java.net.http.HttpClient.Version|Enum<java.net.http.HttpClient.Version>
HTTP_1_1:java.net.http.HttpClient.Version;HTTP_2:java.net.http.HttpClient.Version;valueOf()java.net.http.HttpClient.Version;values()java.net.http.HttpClient.Ver\
sion[]
c java.net.http.HttpClient|AutoCloseable
authenticator()Optional<Authenticator>;awaitTermination()boolean;connectTimeout()Optional<Duration>;cookieHandler()Optional<CookieHandler>;executor()Optional<Ex\
ecutor>;followRedirects()java.net.http.HttpClient.Redirect;isTerminated()boolean;newBuilder()java.net.http.HttpClient.Builder;newHttpClient()HttpClient;newWebSo\
cketBuilder()java.net.http.WebSocket.Builder;proxy()Optional<ProxySelector>;<T>send=(HttpRequest,BodyHandler<T>)HttpResponse<T>;<T>sendAsync=(HttpRequest,BodyHa\
ndler<T>)CompletableFuture<HttpResponse<T>>;<T>sendAsync=(HttpRequest,BodyHandler<T>,PushPromiseHandler<T>)CompletableFuture<HttpResponse<T>>;shutdown()void;shu\
tdownNow()void;sslContext()javax.net.ssl.SSLContext;sslParameters()javax.net.ssl.SSLParameters;version()java.net.http.HttpClient.Version
c java.net.http.HttpConnectTimeoutException|HttpTimeoutException

c java.net.http.HttpHeaders
allValues()List<String>;firstValue()Optional<String>;firstValueAsLong()OptionalLong;map()Map<String,List<String>>;of=(Map<String,List<String>>,BiPredicate<Strin\
g,String>)HttpHeaders
i java.net.http.HttpRequest.BodyPublisher|Publisher<ByteBuffer>
contentLength!()long
c java.net.http.HttpRequest.BodyPublishers
concat()BodyPublisher;fromPublisher=(Publisher<+ByteBuffer>)BodyPublisher;fromPublisher=(Publisher<+ByteBuffer>,long)BodyPublisher;noBody()BodyPublisher;ofByteA\
rray()BodyPublisher;ofByteArrays=(Iterable<byte[]>)BodyPublisher;ofFile()BodyPublisher;ofInputStream=(Supplier<+InputStream>)BodyPublisher;ofString()BodyPublish\
er
i java.net.http.HttpRequest.Builder
DELETE!()java.net.http.HttpRequest.Builder;GET!()java.net.http.HttpRequest.Builder;HEAD()java.net.http.HttpRequest.Builder;POST!(BodyPublisher)java.net.http.Htt\
pRequest.Builder;PUT!(BodyPublisher)java.net.http.HttpRequest.Builder;build!()HttpRequest;copy!()java.net.http.HttpRequest.Builder;expectContinue!(boolean)java.\
net.http.HttpRequest.Builder;header!(String,String)java.net.http.HttpRequest.Builder;headers!(String...)java.net.http.HttpRequest.Builder;method!(String,BodyPub\
lisher)java.net.http.HttpRequest.Builder;setHeader!(String,String)java.net.http.HttpRequest.Builder;timeout!(Duration)java.net.http.HttpRequest.Builder;uri!(URI\
)java.net.http.HttpRequest.Builder;version!(java.net.http.HttpClient.Version)java.net.http.HttpRequest.Builder
c java.net.http.HttpRequest
bodyPublisher()Optional<BodyPublisher>;expectContinue()boolean;headers()HttpHeaders;method()String;newBuilder()java.net.http.HttpRequest.Builder;newBuilder=(Htt\
pRequest,BiPredicate<String,String>)java.net.http.HttpRequest.Builder;timeout()Optional<Duration>;uri()URI;version()Optional<java.net.http.HttpClient.Version>
i java.net.http.HttpResponse.BodyHandler<T>
apply!(ResponseInfo)BodySubscriber<T>
c java.net.http.HttpResponse.BodyHandlers
<T>buffering=(BodyHandler<T>,int)BodyHandler<T>;discarding()BodyHandler<Void>;<S:Subscriber<-String>,T>fromLineSubscriber=(S,Function<-S,+T>,String)BodyHandler<\
T>;fromLineSubscriber=(Subscriber<-String>)BodyHandler<Void>;<S:Subscriber<-List<ByteBuffer>>,T>fromSubscriber=(S,Function<-S,+T>)BodyHandler<T>;fromSubscriber=\
(Subscriber<-List<ByteBuffer>>)BodyHandler<Void>;<T>limiting=(BodyHandler<T>,long)BodyHandler<T>;ofByteArray()BodyHandler<byte[]>;ofByteArrayConsumer=(Consumer<\
Optional<byte[]>>)BodyHandler<Void>;ofFile()BodyHandler<Path>;ofFileDownload()BodyHandler<Path>;ofInputStream()BodyHandler<InputStream>;ofLines()BodyHandler<Str\
eam<String>>;ofPublisher()BodyHandler<Publisher<List<ByteBuffer>>>;ofString()BodyHandler<String>;<U>replacing=(U)BodyHandler<U>
i java.net.http.HttpResponse.BodySubscriber<T>|Subscriber<List<ByteBuffer>>
getBody!()CompletionStage<T>
c java.net.http.HttpResponse.BodySubscribers
<T>buffering=(BodySubscriber<T>,int)BodySubscriber<T>;discarding()BodySubscriber<Void>;<S:Subscriber<-String>,T>fromLineSubscriber=(S,Function<-S,+T>,Charset,St\
ring)BodySubscriber<T>;fromLineSubscriber=(Subscriber<-String>)BodySubscriber<Void>;<S:Subscriber<-List<ByteBuffer>>,T>fromSubscriber=(S,Function<-S,+T>)BodySub\
scriber<T>;fromSubscriber=(Subscriber<-List<ByteBuffer>>)BodySubscriber<Void>;<T>limiting=(BodySubscriber<T>,long)BodySubscriber<T>;<T,U>mapping=(BodySubscriber\
<T>,Function<-T,+U>)BodySubscriber<U>;ofByteArray()BodySubscriber<byte[]>;ofByteArrayConsumer=(Consumer<Optional<byte[]>>)BodySubscriber<Void>;ofFile()BodySubsc\
riber<Path>;ofInputStream()BodySubscriber<InputStream>;ofLines()BodySubscriber<Stream<String>>;ofPublisher()BodySubscriber<Publisher<List<ByteBuffer>>>;ofString\
()BodySubscriber<String>;<U>replacing=(U)BodySubscriber<U>
i java.net.http.HttpResponse.PushPromiseHandler<T>
applyPushPromise!(HttpRequest,HttpRequest,Function<BodyHandler<T>,CompletableFuture<HttpResponse<T>>>)void;<T>of~(Function<HttpRequest,BodyHandler<T>>,Concurren\
tMap<HttpRequest,CompletableFuture<HttpResponse<T>>>)PushPromiseHandler<T>
i java.net.http.HttpResponse.ResponseInfo
headers!()HttpHeaders;statusCode!()int;version!()java.net.http.HttpClient.Version
i java.net.http.HttpResponse<T>
body!()T;connectionLabel()Optional<String>;headers!()HttpHeaders;previousResponse!()Optional<HttpResponse<T>>;request!()HttpRequest;sslSession!()Optional<javax.\
net.ssl.SSLSession>;statusCode!()int;uri!()URI;version!()java.net.http.HttpClient.Version
c java.net.http.HttpTimeoutException|IOException

i java.net.http.WebSocket.Builder
buildAsync!(URI,Listener)CompletableFuture<WebSocket>;connectTimeout!(Duration)java.net.http.WebSocket.Builder;header!(String,String)java.net.http.WebSocket.Bui\
lder;subprotocols!(String,String...)java.net.http.WebSocket.Builder
i java.net.http.WebSocket.Listener
onBinary()CompletionStage<?>;onClose()CompletionStage<?>;onError()void;onOpen()void;onPing()CompletionStage<?>;onPong()CompletionStage<?>;onText()CompletionStag\
e<?>
i java.net.http.WebSocket
NORMAL_CLOSURE:int;abort!()void;getSubprotocol!()String;isInputClosed!()boolean;isOutputClosed!()boolean;request!(long)void;sendBinary!(ByteBuffer,boolean)Compl\
etableFuture<WebSocket>;sendClose!(int,String)CompletableFuture<WebSocket>;sendPing!(ByteBuffer)CompletableFuture<WebSocket>;sendPong!(ByteBuffer)CompletableFut\
ure<WebSocket>;sendText!(CharSequence,boolean)CompletableFuture<WebSocket>
c java.net.http.WebSocketHandshakeException|IOException
getResponse()HttpResponse<?>;initCause()WebSocketHandshakeException
c java.time.temporal.ChronoField|Enum<ChronoField>|TemporalField
NANO_OF_SECOND:ChronoField;NANO_OF_DAY:ChronoField;MICRO_OF_SECOND:ChronoField;MICRO_OF_DAY:ChronoField;MILLI_OF_SECOND:ChronoField;MILLI_OF_DAY:ChronoField;SEC\
OND_OF_MINUTE:ChronoField;SECOND_OF_DAY:ChronoField;MINUTE_OF_HOUR:ChronoField;MINUTE_OF_DAY:ChronoField;HOUR_OF_AMPM:ChronoField;CLOCK_HOUR_OF_AMPM:ChronoField\
;HOUR_OF_DAY:ChronoField;CLOCK_HOUR_OF_DAY:ChronoField;AMPM_OF_DAY:ChronoField;DAY_OF_WEEK:ChronoField;ALIGNED_DAY_OF_WEEK_IN_MONTH:ChronoField;ALIGNED_DAY_OF_W\
EEK_IN_YEAR:ChronoField;DAY_OF_MONTH:ChronoField;DAY_OF_YEAR:ChronoField;EPOCH_DAY:ChronoField;ALIGNED_WEEK_OF_MONTH:ChronoField;ALIGNED_WEEK_OF_YEAR:ChronoFiel\
d;MONTH_OF_YEAR:ChronoField;PROLEPTIC_MONTH:ChronoField;YEAR_OF_ERA:ChronoField;YEAR:ChronoField;ERA:ChronoField;INSTANT_SECONDS:ChronoField;OFFSET_SECONDS:Chro\
noField;checkValidIntValue()int;checkValidValue()long;valueOf()ChronoField;values()ChronoField[]
c java.time.temporal.ChronoUnit|Enum<ChronoUnit>|TemporalUnit
NANOS:ChronoUnit;MICROS:ChronoUnit;MILLIS:ChronoUnit;SECONDS:ChronoUnit;MINUTES:ChronoUnit;HOURS:ChronoUnit;HALF_DAYS:ChronoUnit;DAYS:ChronoUnit;WEEKS:ChronoUni\
t;MONTHS:ChronoUnit;YEARS:ChronoUnit;DECADES:ChronoUnit;CENTURIES:ChronoUnit;MILLENNIA:ChronoUnit;ERAS:ChronoUnit;FOREVER:ChronoUnit;valueOf()ChronoUnit;values(\
)ChronoUnit[]
c java.time.temporal.IsoFields
DAY_OF_QUARTER:TemporalField;QUARTER_OF_YEAR:TemporalField;WEEK_OF_WEEK_BASED_YEAR:TemporalField;WEEK_BASED_YEAR:TemporalField;WEEK_BASED_YEARS:TemporalUnit;QUA\
RTER_YEARS:TemporalUnit
c java.time.temporal.JulianFields
JULIAN_DAY:TemporalField;MODIFIED_JULIAN_DAY:TemporalField;RATA_DIE:TemporalField
i java.time.temporal.Temporal|TemporalAccessor
minus()Temporal;plus!(long,TemporalUnit)Temporal;plus()Temporal;until!(Temporal,TemporalUnit)long;with!(TemporalField,long)Temporal;with=(TemporalAdjuster)Tempo\
ral
i java.time.temporal.TemporalAccessor
get()int;getLong!(TemporalField)long;isSupported!(TemporalField)boolean;<R>query=(TemporalQuery<R>)R;range()ValueRange
i java.time.temporal.TemporalAdjuster
adjustInto!(Temporal)Temporal
c java.time.temporal.TemporalAdjusters
dayOfWeekInMonth()TemporalAdjuster;firstDayOfMonth()TemporalAdjuster;firstDayOfNextMonth()TemporalAdjuster;firstDayOfNextYear()TemporalAdjuster;firstDayOfYear()\
TemporalAdjuster;firstInMonth()TemporalAdjuster;lastDayOfMonth()TemporalAdjuster;lastDayOfYear()TemporalAdjuster;lastInMonth()TemporalAdjuster;next()TemporalAdj\
uster;nextOrSame()TemporalAdjuster;ofDateAdjuster=(UnaryOperator<LocalDate>)TemporalAdjuster;previous()TemporalAdjuster;previousOrSame()TemporalAdjuster
i java.time.temporal.TemporalAmount
addTo!(Temporal)Temporal;get!(TemporalUnit)long;getUnits!()List<TemporalUnit>;subtractFrom!(Temporal)Temporal
i java.time.temporal.TemporalField
<R:Temporal>adjustInto!(R,long)R;getBaseUnit!()TemporalUnit;getDisplayName()String;getFrom!(TemporalAccessor)long;getRangeUnit!()TemporalUnit;isDateBased!()bool\
ean;isSupportedBy!(TemporalAccessor)boolean;isTimeBased!()boolean;range!()ValueRange;rangeRefinedBy!(TemporalAccessor)ValueRange;resolve=(Map<TemporalField,Long\
>,TemporalAccessor,ResolverStyle)TemporalAccessor
c java.time.temporal.TemporalQueries
chronology()TemporalQuery<java.time.chrono.Chronology>;localDate()TemporalQuery<LocalDate>;localTime()TemporalQuery<LocalTime>;offset()TemporalQuery<ZoneOffset>\
;precision()TemporalQuery<TemporalUnit>;zone()TemporalQuery<ZoneId>;zoneId()TemporalQuery<ZoneId>
i java.time.temporal.TemporalQuery<R>
queryFrom!(TemporalAccessor)R
i java.time.temporal.TemporalUnit
<R:Temporal>addTo!(R,long)R;between!(Temporal,Temporal)long;getDuration!()Duration;isDateBased!()boolean;isDurationEstimated!()boolean;isSupportedBy()boolean;is\
TimeBased!()boolean
c java.time.temporal.UnsupportedTemporalTypeException|DateTimeException

c java.time.temporal.ValueRange|Serializable
checkValidIntValue()int;checkValidValue()long;getLargestMinimum()long;getMaximum()long;getMinimum()long;getSmallestMaximum()long;isFixed()boolean;isIntValue()bo\
olean;isValidIntValue()boolean;isValidValue()boolean;of()ValueRange
c java.time.temporal.WeekFields|Serializable
ISO:WeekFields;SUNDAY_START:WeekFields;WEEK_BASED_YEARS:TemporalUnit;dayOfWeek()TemporalField;getFirstDayOfWeek()DayOfWeek;getMinimalDaysInFirstWeek()int;of()We\
ekFields;weekBasedYear()TemporalField;weekOfMonth()TemporalField;weekOfWeekBasedYear()TemporalField;weekOfYear()TemporalField
i java.util.random.RandomGenerator.ArbitrarilyJumpableGenerator|LeapableGenerator
copy!()ArbitrarilyJumpableGenerator;copyAndJump()ArbitrarilyJumpableGenerator;jump!(double)void;jumpPowerOfTwo!(int)void;jumps()Stream<ArbitrarilyJumpableGenera\
tor>;of~(String)ArbitrarilyJumpableGenerator
i java.util.random.RandomGenerator.JumpableGenerator|StreamableGenerator
copy!()JumpableGenerator;copyAndJump()RandomGenerator;jump!()void;jumpDistance!()double;jumps()Stream<RandomGenerator>;of~(String)JumpableGenerator
i java.util.random.RandomGenerator.LeapableGenerator|JumpableGenerator
copy!()LeapableGenerator;copyAndLeap()JumpableGenerator;leap!()void;leapDistance!()double;leaps()Stream<JumpableGenerator>;of~(String)LeapableGenerator
i java.util.random.RandomGenerator.SplittableGenerator|StreamableGenerator
of~(String)SplittableGenerator;split!()SplittableGenerator;split!(SplittableGenerator)SplittableGenerator;splits!(SplittableGenerator)Stream<SplittableGenerator\
>;splits!(long)Stream<SplittableGenerator>;splits!(long,SplittableGenerator)Stream<SplittableGenerator>;splits()Stream<SplittableGenerator>
i java.util.random.RandomGenerator.StreamableGenerator|RandomGenerator
of~(String)StreamableGenerator;rngs!()Stream<RandomGenerator>;rngs()Stream<RandomGenerator>
i java.util.random.RandomGenerator
doubles()DoubleStream;equiDoubles()DoubleStream;getDefault~()RandomGenerator;ints()IntStream;isDeprecated()boolean;longs()LongStream;nextBoolean()boolean;nextBy\
tes()void;nextDouble()double;nextExponential()double;nextFloat()float;nextGaussian()double;nextInt()int;nextLong!()long;nextLong()long;of~(String)RandomGenerato\
r
c java.util.random.RandomGeneratorFactory<T:RandomGenerator>
all()Stream<RandomGeneratorFactory<RandomGenerator>>;create()T;equidistribution()int;getDefault()RandomGeneratorFactory<RandomGenerator>;group()String;isArbitra\
rilyJumpable()boolean;isDeprecated()boolean;isHardware()boolean;isJumpable()boolean;isLeapable()boolean;isSplittable()boolean;isStatistical()boolean;isStochasti\
c()boolean;isStreamable()boolean;name()String;<T:RandomGenerator>of=(String)RandomGeneratorFactory<T>;period()BigInteger;stateBits()int
i javax.sql.CommonDataSource
createShardingKeyBuilder()ShardingKeyBuilder;getLogWriter!()PrintWriter;getLoginTimeout!()int;getParentLogger!()java.util.logging.Logger;setLogWriter!(PrintWrit\
er)void;setLoginTimeout!(int)void
c javax.sql.ConnectionEvent|EventObject
getSQLException()SQLException
i javax.sql.ConnectionEventListener|EventListener
connectionClosed!(ConnectionEvent)void;connectionErrorOccurred!(ConnectionEvent)void
i javax.sql.ConnectionPoolDataSource|CommonDataSource
createPooledConnectionBuilder()PooledConnectionBuilder;getPooledConnection!()PooledConnection;getPooledConnection!(String,String)PooledConnection
i javax.sql.DataSource|CommonDataSource|Wrapper
createConnectionBuilder()ConnectionBuilder;getConnection!()Connection;getConnection!(String,String)Connection
i javax.sql.PooledConnection
addConnectionEventListener!(ConnectionEventListener)void;addStatementEventListener!(StatementEventListener)void;close!()void;getConnection!()Connection;removeCo\
nnectionEventListener!(ConnectionEventListener)void;removeStatementEventListener!(StatementEventListener)void
i javax.sql.PooledConnectionBuilder
build!()PooledConnection;password!(String)PooledConnectionBuilder;shardingKey!(ShardingKey)PooledConnectionBuilder;superShardingKey!(ShardingKey)PooledConnectio\
nBuilder;user!(String)PooledConnectionBuilder
i javax.sql.RowSet|ResultSet
addRowSetListener!(RowSetListener)void;clearParameters!()void;execute!()void;getCommand!()String;getDataSourceName!()String;getEscapeProcessing!()boolean;getMax\
FieldSize!()int;getMaxRows!()int;getPassword!()String;getQueryTimeout!()int;getTransactionIsolation!()int;getTypeMap!()Map<String,Class<?>>;getUrl!()String;getU\
sername!()String;isReadOnly!()boolean;removeRowSetListener!(RowSetListener)void;setArray!(int,java.sql.Array)void;setAsciiStream!(int,InputStream)void;setAsciiS\
tream!(int,InputStream,int)void;setAsciiStream!(String,InputStream)void;setAsciiStream!(String,InputStream,int)void;setBigDecimal!(int,BigDecimal)void;setBigDec\
imal!(String,BigDecimal)void;setBinaryStream!(int,InputStream)void;setBinaryStream!(int,InputStream,int)void;setBinaryStream!(String,InputStream)void;setBinaryS\
tream!(String,InputStream,int)void;setBlob!(int,InputStream)void;setBlob!(int,InputStream,long)void;setBlob!(int,Blob)void;setBlob!(String,InputStream)void;setB\
lob!(String,InputStream,long)void;setBlob!(String,Blob)void;setBoolean!(int,boolean)void;setBoolean!(String,boolean)void;setByte!(int,byte)void;setByte!(String,\
byte)void;setBytes!(int,byte[])void;setBytes!(String,byte[])void;setCharacterStream!(int,Reader)void;setCharacterStream!(int,Reader,int)void;setCharacterStream!\
(String,Reader)void;setCharacterStream!(String,Reader,int)void;setClob!(int,Reader)void;setClob!(int,Reader,long)void;setClob!(int,Clob)void;setClob!(String,Rea\
der)void;setClob!(String,Reader,long)void;setClob!(String,Clob)void;setCommand!(String)void;setConcurrency!(int)void;setDataSourceName!(String)void;setDate!(int\
,java.sql.Date)void;setDate!(int,java.sql.Date,Calendar)void;setDate!(String,java.sql.Date)void;setDate!(String,java.sql.Date,Calendar)void;setDouble!(int,doubl\
e)void;setDouble!(String,double)void;setEscapeProcessing!(boolean)void;setFloat!(int,float)void;setFloat!(String,float)void;setInt!(int,int)void;setInt!(String,\
int)void;setLong!(int,long)void;setLong!(String,long)void;setMaxFieldSize!(int)void;setMaxRows!(int)void;setNCharacterStream!(int,Reader)void;setNCharacterStrea\
m!(int,Reader,long)void;setNCharacterStream!(String,Reader)void;setNCharacterStream!(String,Reader,long)void;setNClob!(int,Reader)void;setNClob!(int,Reader,long\
)void;setNClob!(int,NClob)void;setNClob!(String,Reader)void;setNClob!(String,Reader,long)void;setNClob!(String,NClob)void;setNString!(int,String)void;setNString\
!(String,String)void;setNull!(int,int)void;setNull!(int,int,String)void;setNull!(String,int)void;setNull!(String,int,String)void;setObject!(int,Object)void;setO\
bject!(int,Object,int)void;setObject!(int,Object,int,int)void;setObject!(String,Object)void;setObject!(String,Object,int)void;setObject!(String,Object,int,int)v\
oid;setPassword!(String)void;setQueryTimeout!(int)void;setReadOnly!(boolean)void;setRef!(int,Ref)void;setRowId!(int,RowId)void;setRowId!(String,RowId)void;setSQ\
LXML!(int,SQLXML)void;setSQLXML!(String,SQLXML)void;setShort!(int,short)void;setShort!(String,short)void;setString!(int,String)void;setString!(String,String)voi\
d;setTime!(int,Time)void;setTime!(int,Time,Calendar)void;setTime!(String,Time)void;setTime!(String,Time,Calendar)void;setTimestamp!(int,java.sql.Timestamp)void;\
setTimestamp!(int,java.sql.Timestamp,Calendar)void;setTimestamp!(String,java.sql.Timestamp)void;setTimestamp!(String,java.sql.Timestamp,Calendar)void;setTransac\
tionIsolation!(int)void;setType!(int)void;setTypeMap!(Map<String,Class<?>>)void;setURL!(int,URL)void;setUrl!(String)void;setUsername!(String)void
c javax.sql.RowSetEvent|EventObject

i javax.sql.RowSetInternal
getConnection!()Connection;getOriginal!()ResultSet;getOriginalRow!()ResultSet;getParams!()Object[];setMetaData!(RowSetMetaData)void
i javax.sql.RowSetListener|EventListener
cursorMoved!(RowSetEvent)void;rowChanged!(RowSetEvent)void;rowSetChanged!(RowSetEvent)void
i javax.sql.RowSetMetaData|ResultSetMetaData
setAutoIncrement!(int,boolean)void;setCaseSensitive!(int,boolean)void;setCatalogName!(int,String)void;setColumnCount!(int)void;setColumnDisplaySize!(int,int)voi\
d;setColumnLabel!(int,String)void;setColumnName!(int,String)void;setColumnType!(int,int)void;setColumnTypeName!(int,String)void;setCurrency!(int,boolean)void;se\
tNullable!(int,int)void;setPrecision!(int,int)void;setScale!(int,int)void;setSchemaName!(int,String)void;setSearchable!(int,boolean)void;setSigned!(int,boolean)\
void;setTableName!(int,String)void
i javax.sql.RowSetReader
readData!(RowSetInternal)void
i javax.sql.RowSetWriter
writeData!(RowSetInternal)boolean
c javax.sql.StatementEvent|EventObject
getSQLException()SQLException;getStatement()PreparedStatement
i javax.sql.StatementEventListener|EventListener
statementClosed!(StatementEvent)void;statementErrorOccurred!(StatementEvent)void
i javax.sql.XAConnection|PooledConnection
getXAResource!()javax.transaction.xa.XAResource
i javax.sql.XAConnectionBuilder
build!()XAConnection;password!(String)XAConnectionBuilder;shardingKey!(ShardingKey)XAConnectionBuilder;superShardingKey!(ShardingKey)XAConnectionBuilder;user!(S\
tring)XAConnectionBuilder
i javax.sql.XADataSource|CommonDataSource
createXAConnectionBuilder()XAConnectionBuilder;getXAConnection!()XAConnection;getXAConnection!(String,String)XAConnection
`;var giving=(names,type2)=>names.split(" ").map(name2=>`${name2}()${type2}`);var taking=(names,parameters,type2)=>names.split(" ").map(name2=>`${name2}=(${parameters}\
)${type2}`);var type=(head,...members)=>`${head}
${members.flat().join(";")}`;var SPRING="org.springframework";var REPOSITORY=`${SPRING}.data.repository`;var JPA=`${SPRING}.data.jpa.repository`;var DOMAIN=`${SPRING}\
.data.domain`;var lists=list=>[`findAll()${list}<T>`,`findAllById()${list}<T>`,`<S:T>saveAll=(Iterable<S>)${list}<S>`];var REPOSITORIES=[type(`i ${REPOSITORY}.R\
epository<T,ID>`),type(`i ${REPOSITORY}.CrudRepository<T,ID>|${REPOSITORY}.Repository<T,ID>`,"<S:T>save=(S)S;findById()Optional<T>;existsById()boolean;count()lo\
ng",lists("Iterable"),giving("delete deleteById deleteAll deleteAllById","void")),type(`i ${REPOSITORY}.ListCrudRepository<T,ID>|${REPOSITORY}.CrudRepository<T,\
ID>`,lists("List")),type(`i ${REPOSITORY}.PagingAndSortingRepository<T,ID>|${REPOSITORY}.Repository<T,ID>`),type(`i ${JPA}.JpaRepository<T,ID>|${REPOSITORY}.Lis\
tCrudRepository<T,ID>`,lists("List"),"<S:T>saveAndFlush=(S)S",giving("getReferenceById getById getOne","T"),giving("flush deleteAllInBatch deleteInBatch","void")),
type(`i ${JPA}.JpaSpecificationExecutor<T>`,"findOne()Optional<T>"),type(`i ${SPRING}.data.mongodb.repository.MongoRepository<T,ID>|${REPOSITORY}.ListCrudReposi\
tory<T,ID>`,lists("List")),type(`i ${DOMAIN}.Slice<T>|Iterable<T>`,"getContent()List<T>;<U>map=(Function<T,U>)Slice<U>;stream()Stream<T>;get()Stream<T>;hasNext(\
)boolean;getNumber()int;getSize()int"),type(`i ${DOMAIN}.Page<T>|${DOMAIN}.Slice<T>`,"<U>map=(Function<T,U>)Page<U>;getTotalElements()long;getTotalPages()int"),
type(`c ${DOMAIN}.PageImpl<T>|${DOMAIN}.Page<T>`),type(`c ${SPRING}.http.ResponseEntity<T>`,"getBody()T;<V>ok=(V)ResponseEntity<V>;<V>of=(Optional<V>)ResponseEn\
tity<V>")];var WHEN="org.mockito.stubbing.OngoingStubbing<T>";var MATCHERS="<V>any=(Class<V>)V;<V>eq=(V)V;<V>isA=(Class<V>)V;<V>argThat=(ArgumentMatcher<V>)V;<V\
>assertArg=(Consumer<V>)V;<V>same=(V)V;<V>refEq=(V)V";var MOCKITO=[type("c org.mockito.Mockito|org.mockito.ArgumentMatchers","<V>when=(V)OngoingStubbing<V>;<V>m\
ock=(Class<V>)V;<V>mock=(Class<V>,Object)V;<V>spy=(V)V;<V>verify=(V)V;<V>verify=(V,Object)V",giving("doReturn doThrow doAnswer doNothing doCallRealMethod","org.\
mockito.stubbing.Stubber"),giving("inOrder","org.mockito.InOrder"),giving("times never atLeast atLeastOnce atMost atMostOnce only timeout after description","or\
g.mockito.verification.VerificationMode"),giving("verifyNoMoreInteractions verifyNoInteractions reset clearInvocations","void")),type("c org.mockito.ArgumentMat\
chers",MATCHERS),type("i org.mockito.ArgumentMatcher<V>","matches!(V)boolean"),type("i org.mockito.InOrder","<V>verify=(V)V;<V>verify=(V,Object)V"),type(`i ${WHEN}`,
taking("thenReturn thenThrow thenAnswer then","Object...","OngoingStubbing<T>")),type("i org.mockito.stubbing.Stubber","<V>when=(V)V",giving("doReturn doThrow d\
oAnswer doNothing doCallRealMethod","org.mockito.stubbing.Stubber")),type("c org.mockito.BDDMockito|org.mockito.Mockito","<V>given=(V)BDDMyOngoingStubbing<V>;<V\
>then=(V)Then<V>",giving("willReturn willThrow willAnswer willDoNothing","BDDStubber")),type("i org.mockito.BDDMockito.BDDMyOngoingStubbing<T>",giving("willRetu\
rn willThrow willAnswer will","BDDMyOngoingStubbing<T>")),type("i org.mockito.BDDMockito.Then<V>",giving("should","V")),type("i org.mockito.BDDMockito.BDDStubbe\
r","<V>given=(V)V"),type("c org.mockito.ArgumentCaptor<T>","getValue()T;getAllValues()List<T>;capture()T;<V>forClass=(Class<V>)ArgumentCaptor<V>;<V>captor=()Arg\
umentCaptor<V>")];var THROWS="<V:Throwable>assertThrows=(Class<V>,Object)V;<V:Throwable>assertThrows=(Class<V>,Object,Object)V;<V:Throwable>assertThrowsExactly=\
(Class<V>,Object)V";var JUNIT=[type("c org.junit.jupiter.api.Assertions",THROWS),type("c org.junit.Assert",THROWS)];var PUBLISHER="org.reactivestreams.Publisher";
var publisher=(self,...members)=>type(`c reactor.core.publisher.${self}<T>|${PUBLISHER}<T>`,`<R>map=(Function<T,R>)${self}<R>;<R>handle=(Object)${self}<R>;<R>ca\
st=(Class<R>)${self}<R>;<R>ofType=(Class<R>)${self}<R>;filter=(Predicate<T>)${self}<T>`,`delayUntil=(Function<T,Object>)${self}<T>;filterWhen=(Function<T,Object\
>)${self}<T>;<R>flatMapIterable=(Function<T,Iterable<R>>)Flux<R>;<V>then=(Mono<V>)Mono<V>;<V>thenMany=(${PUBLISHER}<V>)Flux<V>;<V>error=(Object)${self}<V>;<V>em\
pty=()${self}<V>`,`doOnNext=(Consumer<T>)${self}<T>;doOnSuccess=(Consumer<T>)${self}<T>;subscribe=(Consumer<T>)Object`,giving("switchIfEmpty defaultIfEmpty doOn\
Error doOnSubscribe doFinally onErrorResume onErrorReturn onErrorMap retry retryWhen timeout log subscribeOn publishOn cache delayElement delayElements contextW\
rite checkpoint distinct skip take limitRate doOnTerminate doOnCancel doOnRequest doFirst share name tag metrics onErrorComplete onErrorContinue repeat",`${self}\
<T>`),...members);var REACTOR=[type(`i ${PUBLISHER}<T>`),publisher("Mono",`<R>flatMap=(Function<T,Mono<R>>)Mono<R>;<R>flatMapMany=(Function<T,${PUBLISHER}<R>>)F\
lux<R>;block()T;blockOptional()Optional<T>`,"<S>zipWith=(Mono<S>)Mono<reactor.util.function.Tuple2<T,S>>;<A,B>zip=(Mono<A>,Mono<B>)Mono<reactor.util.function.Tu\
ple2<A,B>>;<A,B,C>zip=(Mono<A>,Mono<B>,Mono<C>)Mono<reactor.util.function.Tuple3<A,B,C>>","<V>just=(V)Mono<V>;<V>fromCallable=(Callable<V>)Mono<V>;<V>justOrEmpt\
y=(V)Mono<V>;<V>defer=(Supplier<Mono<V>>)Mono<V>;flux()Flux<T>;<V>thenReturn=(V)Mono<V>"),publisher("Flux",`<R>flatMap=(Function<T,${PUBLISHER}<R>>)Flux<R>;<R>c\
oncatMap=(Function<T,${PUBLISHER}<R>>)Flux<R>;collectList()Mono<List<T>>;collectSortedList()Mono<List<T>>;next()Mono<T>;single()Mono<T>;last()Mono<T>`,"<V>just=\
(V...)Flux<V>;<V>fromIterable=(Iterable<V>)Flux<V>;<V>fromStream=(Stream<V>)Flux<V>;<K>collectMap=(Function<T,K>)Mono<Map<K,T>>;count()Mono<Long>;toIterable()It\
erable<T>;toStream()Stream<T>;blockFirst()T;blockLast()T","takeWhile=(Predicate<T>)Flux<T>;takeUntil=(Predicate<T>)Flux<T>;skipWhile=(Predicate<T>)Flux<T>;any=(\
Predicate<T>)Mono<Boolean>;all=(Predicate<T>)Mono<Boolean>;sort()Flux<T>;takeLast()Flux<T>",`<R>flatMapSequential=(Function<T,${PUBLISHER}<R>>)Flux<R>;<R>switch\
Map=(Function<T,${PUBLISHER}<R>>)Flux<R>;<R>concatMapIterable=(Function<T,Iterable<R>>)Flux<R>;<V>concat=(${PUBLISHER}<V>...)Flux<V>;<V>merge=(${PUBLISHER}<V>..\
.)Flux<V>;elementAt()Mono<T>`)];var TUPLES=[type("c reactor.util.function.Tuple2<A,B>","getT1()A;getT2()B"),type("c reactor.util.function.Tuple3<A,B,C>|reactor.\
util.function.Tuple2<A,B>","getT3()C")];var FUNCTION=`${SPRING}.web.reactive.function`;var BODIES="<V>bodyToMono=(Class<V>)Mono<V>;<V>bodyToFlux=(Class<V>)Flux<\
V>";var WEBFLUX=[type(`i ${FUNCTION}.server.ServerRequest`,BODIES,"multipartData()Mono<Object>;formData()Mono<Object>"),type(`i ${FUNCTION}.client.ClientRespons\
e`,BODIES),type(`i ${FUNCTION}.client.WebClient.ResponseSpec`,BODIES)];var ASSERTIONS="org.assertj.core.api";var SELF=`${ASSERTIONS}.ObjectAssert<T>`;var THROWING=`${ASSERTIONS}\
.ThrowableAssert.ThrowingCallable`;var ASSERTJ=[type(`c ${ASSERTIONS}.Assertions`,`<V>assertThat=(Optional<V>)OptionalAssert<V>;<V>assertThat=(Iterable<V>)ListA\
ssert<V>;<V>assertThat=(V)ObjectAssert<V>;<V>assertThatObject=(V)ObjectAssert<V>`,taking("assertThatThrownBy assertThatCode",`${THROWING},Object...`,`${ASSERTIONS}\
.ThrowableAssert`),`catchThrowable=(${THROWING})Throwable`),type(`c ${ASSERTIONS}.ThrowableAssert`),type(`i ${THROWING}`,"call!()void"),type(`c ${SELF}`,`satisf\
ies=(Consumer<T>...)${SELF};matches=(Predicate<T>)${SELF};matches=(Predicate<T>,Object)${SELF};<U>isInstanceOfSatisfying=(Class<U>,Consumer<U>)${SELF};<U>extrac\
ting=(Function<T,U>)ObjectAssert<U>`,giving("as describedAs isNotNull isInstanceOf isExactlyInstanceOf isEqualTo isSameAs",SELF)),type(`c ${ASSERTIONS}.ListAsse\
rt<T>`,"<U>extracting=(Function<T,U>)ListAssert<U>;first()ObjectAssert<T>;last()ObjectAssert<T>;element()ObjectAssert<T>;singleElement()ObjectAssert<T>",taking(
"allSatisfy anySatisfy noneSatisfy","Consumer<T>","ListAssert<T>"),taking("allMatch anyMatch noneMatch filteredOn","Predicate<T>","ListAssert<T>"),giving("as de\
scribedAs isNotNull isNotEmpty hasSize hasSizeGreaterThan contains containsExactly","ListAssert<T>")),type(`c ${ASSERTIONS}.OptionalAssert<T>`,"get()ObjectAsser\
t<T>;hasValueSatisfying=(Consumer<T>)OptionalAssert<T>;<U>map=(Function<T,U>)OptionalAssert<U>",giving("as describedAs isPresent isNotEmpty contains hasValue","\
OptionalAssert<T>"))];var COLLECT="com.google.common.collect";var copying=list=>`<T>copyOf=(Iterable<+T>)${list}<T>;<T>copyOf=(Iterator<+T>)${list}<T>;<T>copyOf\
=(T[])${list}<T>`;var collection=(name2,above)=>[type(`c ${COLLECT}.${name2}<E>|${COLLECT}.ImmutableCollection<E>|${above}<E>`,`<T>of=(T...)${name2}<T>;<T>build\
er=()${name2}.Builder<T>`,copying(name2)),type(`c ${COLLECT}.${name2}.Builder<E>`,giving("add addAll",`${name2}.Builder<E>`),`build()${name2}<E>`)];var GOOGLE=[
type(`c ${COLLECT}.ImmutableCollection<E>|Collection<E>`,"asList()ImmutableList<E>"),...collection("ImmutableList","List"),...collection("ImmutableSet","Set"),...collection(
"ImmutableSortedSet","SortedSet"),type(`c ${COLLECT}.ImmutableMap<K,V>|Map<K,V>`,"<A,B>of=()ImmutableMap<A,B>;<A,B>of=(A,B,Object...)ImmutableMap<A,B>;<A,B>copy\
Of=(Map<+A,+B>)ImmutableMap<A,B>","<A,B>builder=()ImmutableMap.Builder<A,B>;keySet()ImmutableSet<K>;values()ImmutableCollection<V>"),type(`c ${COLLECT}.Immutabl\
eMap.Builder<K,V>`,giving("put putAll","ImmutableMap.Builder<K,V>"),giving("build buildOrThrow buildKeepingLast","ImmutableMap<K,V>")),type(`c ${COLLECT}.Lists`,
"<E>newArrayList=(E...)ArrayList<E>;<E>newArrayList=(Iterable<+E>)ArrayList<E>;<E>newLinkedList()LinkedList<E>","<F,T>transform=(List<F>,Function<-F,+T>)List<T>\
;<T>reverse=(List<T>)List<T>;<T>partition=(List<T>,int)List<List<T>>"),type(`c ${COLLECT}.Sets`,"<E>newHashSet=(E...)HashSet<E>;<E>newHashSet=(Iterable<+E>)Hash\
Set<E>","<E>newLinkedHashSet=(Iterable<+E>)LinkedHashSet<E>;<E>newLinkedHashSet=()LinkedHashSet<E>"),type("i com.google.inject.Injector","<T>getInstance=(Class<\
T>)T"),...["com.google","javax","jakarta"].map(from=>type(`i ${from}.inject.Provider<T>`,"get!()T"))];var BUFFER="io.netty.buffer.ByteBuf";var READ={Byte:"byte",
UnsignedByte:"short",Boolean:"boolean",...either2("Short","short"),...either2("UnsignedShort","int"),...either2("Medium","int"),...either2("UnsignedMedium","int"),
...either2("Int","int"),...either2("UnsignedInt","long"),...either2("Long","long"),...either2("Float","float"),...either2("Double","double"),Char:"char"};function either2(name2,type2){
return{[name2]:type2,[`${name2}LE`]:type2}}var NETTY=[type(`c ${BUFFER}`,Object.entries(READ).flatMap(([name2,value])=>[`read${name2}()${value}`,`get${name2}()${value}`]),
giving("readSlice readRetainedSlice slice retainedSlice duplicate retainedDuplicate copy retain touch skipBytes clear markReaderIndex resetReaderIndex discardRe\
adBytes order asReadOnly",BUFFER),giving("readableBytes writableBytes capacity indexOf bytesBefore forEachByte refCnt","int"),giving("readCharSequence getCharSe\
quence","CharSequence"),giving("isReadable isWritable release hasArray","boolean"),"readBytes=(int)io.netty.buffer.ByteBuf;readerIndex=()int;writerIndex=()int;a\
rray()byte[];nioBuffer()java.nio.ByteBuffer;toString()String"),type(`c io.netty.buffer.Unpooled`,giving("buffer wrappedBuffer copiedBuffer directBuffer",BUFFER)),
type("c io.netty.buffer.ByteBufUtil","hexDump()String;getBytes()byte[];decodeHexDump()byte[]"),type("i io.netty.channel.ChannelHandlerContext","channel()io.nett\
y.channel.Channel;pipeline()io.netty.channel.ChannelPipeline")];var EVENT_BUSES=[type("c org.greenrobot.eventbus.EventBus","<E>getStickyEvent=(Class<E>)E;<E>rem\
oveStickyEvent=(Class<E>)E;getDefault()org.greenrobot.eventbus.EventBus",giving("post postSticky register unregister cancelEventDelivery","void")),type("c com.g\
oogle.common.eventbus.EventBus",giving("post register unregister","void")),type("c com.google.common.eventbus.AsyncEventBus|com.google.common.eventbus.EventBus")];
var JSON_PROCESSING=["javax","jakarta"].flatMap(from=>[type(`i ${from}.json.JsonNumber`,"isIntegral()boolean;intValue()int;longValue()long;doubleValue()double;i\
ntValueExact()int;longValueExact()long"),type(`i ${from}.json.JsonObject`,`getInt()int;getString()String;getBoolean()boolean;getJsonObject()${from}.json.JsonObj\
ect;getJsonNumber()${from}.json.JsonNumber;getJsonArray()${from}.json.JsonArray;containsKey()boolean`),type(`i ${from}.json.JsonArray`,`getInt()int;getString()S\
tring;getBoolean()boolean;getJsonObject()${from}.json.JsonObject;getJsonNumber()${from}.json.JsonNumber;getJsonArray()${from}.json.JsonArray;size()int`)]);var PACKAGE_TYPES=[
...REPOSITORIES,...MOCKITO,...JUNIT,...REACTOR,...TUPLES,...WEBFLUX,...ASSERTJ,...GOOGLE,...NETTY,...EVENT_BUSES,...JSON_PROCESSING];var ASSERTJ2=/^(?:assertThat\w*|assumeThat|catch(?:Throwable|Exception)\w*|within|withPrecision|byLessThan|entry|tuple|extracting|as|atIndex|not|allOf|anyOf|condition|in|notIn|filter|linesOf|contentOf|from|setMaxStackTraceElementsDisplayed|useRepresentation)$/;
var JUNIT2=/^(?:assert(?:All|ArrayEquals|DoesNotThrow|Equals|False|InstanceOf|IterableEquals|LinesMatch|NotEquals|NotNull|NotSame|Null|Same|Throws|ThrowsExactly|Timeout|TimeoutPreemptively|True)|fail)$/;
var JUNIT4=/^(?:assert(?:ArrayEquals|Equals|False|NotEquals|NotNull|NotSame|Null|Same|That|Throws|True)|fail|failNotEquals)$/;var MATCHERS2=/^(?:allOf|any|anything|anyOf|array\w*|both|closeTo|comparesEqualTo|contains\w*|describedAs|either|empty\w*|endsWith\w*|equal\w*|every\w+|greaterThan\w*|has\w+|hasToString|in|instanceOf|is|isA|isEmptyString|isEmptyOrNullString|isIn|isOneOf|iterableWithSize|lessThan\w*|matchesPattern|matchesRegex|not|notNullValue|nullValue|oneOf|sameInstance|samePropertyValuesAs|startsWith\w*|stringContainsInOrder|theInstance|typeCompatibleWith)$/;
var ARGUMENTS=/^(?:any\w*|argThat|\w+That|contains|endsWith|eq|isA|isNotNull|isNull|matches|notNull|nullable|refEq|same|startsWith)$/;var MOCKITO2=/^(?:mock\w*|spy|when|verify\w*|times|never|only|at(?:Least|Most)(?:Once)?|calls|timeout|after|description|do(?:Answer|CallRealMethod|Nothing|Return|Throw)|reset|clear\w+|ignoreStubs|inOrder|lenient|withSettings|framework|validateMockitoUsage|RETURNS_\w+)$/;
var BDD=/^(?:given|then|will\w*|do\w+)$/;var REQUESTS=/^(?:get|post|put|patch|delete|options|head|request|multipart|asyncDispatch|fileUpload)$/;var RESULTS=/^(?:status|content|header|cookie|view|model|flash|request|handler|jsonPath|xpath|forwardedUrl\w*|redirectedUrl\w*)$/;
var STATIC_NAMES=new Map([["org.assertj.core.api.Assertions",ASSERTJ2],["org.assertj.core.api.AssertionsForClassTypes",ASSERTJ2],["org.junit.jupiter.api.Asserti\
ons",JUNIT2],["org.junit.jupiter.api.Assumptions",/^(?:assume|assuming|abort)\w*$/],["org.junit.Assert",JUNIT4],["org.hamcrest.MatcherAssert",/^assertThat$/],["\
org.hamcrest.Matchers",MATCHERS2],["org.hamcrest.CoreMatchers",MATCHERS2],["org.mockito.ArgumentMatchers",ARGUMENTS],["org.mockito.Mockito",new RegExp(`${MOCKITO2.
source}|${ARGUMENTS.source}`)],["org.mockito.BDDMockito",new RegExp([BDD,MOCKITO2,ARGUMENTS].map(({source})=>source).join("|"))],["org.springframework.test.web.\
servlet.request.MockMvcRequestBuilders",REQUESTS],["org.springframework.test.web.servlet.result.MockMvcResultMatchers",RESULTS],["org.springframework.test.web.s\
ervlet.result.MockMvcResultHandlers",/^(?:print|log)$/]]);var PRIMITIVES=new Set(["byte","short","char","int","long","float","double","boolean","void","null"]);var BOXES=new Map([["byte","java.lang.Byte"],["short","jav\
a.lang.Short"],["char","java.lang.Character"],["int","java.lang.Integer"],["long","java.lang.Long"],["float","java.lang.Float"],["double","java.lang.Double"],["\
boolean","java.lang.Boolean"]]);function resolveTypeName(program,name2,place2){const{file}=place2;if(!file)return void 0;const own=file.types.get(name2);if(own)
return own;const{imports:imports2}=file.file.surface;for(const one of imports2){if(one.all||!endsWithName(one.path,name2))continue;if(one.static){const nested=staticNested(
program,one.path.slice(0,-name2.length-1),name2,file);if(nested)return nested}else return imported(program,one.path,file)}const prefix=file.package===""?"":`${file.
package}.`;const samePackage=program.find(prefix+name2,file);if(samePackage)return samePackage;const onDemand=imports2.filter(one=>one.all);for(const one of onDemand){
const found=one.static?staticNested(program,one.path,name2,file):program.known(`${one.path}.${name2}`,file);if(found)return found}const inLang=program.dialect.standard.
get(`java.lang.${name2}`);if(inLang)return inLang;const outside=onDemand.filter(({path,static:ofType})=>!ofType&&!program.hasPackage(path)&&!program.dialect.standard.
tellsAllOf(path)&&!program.known(path,file));if(outside.length===0||!new RegExp("^\\p{Lu}","u").test(name2))return void 0;return program.outside(outside.length===
1?`${outside[0]?.path}.${name2}`:name2)}function imported(program,path,file){const known5=program.known(path,file);if(known5)return known5;const parent=path.slice(
0,path.lastIndexOf("."));return program.hasPackage(parent)&&packageOf(path)!==JAVA?void 0:program.outside(path)}function staticNested(program,owner3,name2,file){
const cls=program.known(owner3,file);return cls&&nestedIn(program,cls,name2)}function endsWithName(path,name2){return path.endsWith(name2)&&path[path.length-name2.
length-1]==="."}function implicitSupertypes(cls){if(cls.qualified==="java.lang.Object")return[];if(cls.has(FLAG.enum))return[`java.lang.Enum<${cls.name}>`,"java\
.lang.Object"];if(cls.has(FLAG.record))return["java.lang.Record","java.lang.Object"];if(cls.has(FLAG.annotation))return["java.lang.annotation.Annotation","java.\
lang.Object"];return["java.lang.Object"]}var REFLECTION={"Class.getMethod":{owner:"receiver",name:0},"Class.getDeclaredMethod":{owner:"receiver",name:0},"Class.\
getConstructor":{owner:"receiver"},"Class.getDeclaredConstructor":{owner:"receiver"},"Lookup.findStatic":{owner:0,name:1},"Lookup.findVirtual":{owner:0,name:1},
"Lookup.findSpecial":{owner:0,name:1},"Lookup.findConstructor":{owner:0}};var ROOT_METHODS=new Map([["toString",0],["hashCode",0],["equals",1]]);var standard2;function withPackages(types){
for(const one of PACKAGE_TYPES)types.alsoPartly(one,packageOf(one.slice(2,one.search(/[<|\n]/))));return types}var isResource=path=>/(?:^|[.a-z])R\.(?:anim|animator|array|attr|bool|color|dimen|drawable|font|id|integer|interpolator|layout|menu|mipmap|navigation|plurals|raw|string|style|transition|xml)\.\w+$/.
test(path);function createDialect(){standard2??=withPackages(withConstructors(new ExternalTypes(JDK_TYPES,JAVA)));return{standard:standard2,root:"java.lang.Obje\
ct",rootMethods:ROOT_METHODS,callsAwaitPlace:true,comparesTypeArguments:true,primitives:PRIMITIVES,boxes:BOXES,resolveTypeName,staticNames:STATIC_NAMES,packageOf,
implicitSupertypes,iterables:["Iterable"],classOfClasses:"Class",reflection:method2=>REFLECTION[method2],dispatches:DISPATCHES,isResource}}function typeGivenBy(program,path,symbol){const members=program.files.get(path)?.members.flat()??[];const member2=members.find(one=>one.text.symbol===symbol);const type2=member2&&
typeOfMember(program,member2);return type2?.is==="class"?type2.of.qualified:void 0}function companionOf(program,cls){if(cls.external!==void 0)return cls.opaque?void 0:nestedIn(program,cls,"Companion");return cls.text.companion===void 0?void 0:
cls.nested.get(cls.text.companion)}var objectOf2=(program,cls)=>cls.has(FLAG.object)?cls:companionOf(program,cls);function companionsOf(program,cls){const known5=seen.
get(cls);if(known5)return known5;const found=[];seen.set(cls,found);for(const one of[cls,...ancestorsOf(program,cls).keys()]){const companion=companionOf(program,
one);if(companion)found.push(companion)}return found}var seen=new WeakMap;var LIFECYCLE_TYPES=`i androidx.lifecycle.Observer<T>
onChanged!(T)Unit
c androidx.lifecycle.LiveData<T>
value:T;observe=(Any,Observer<T>)Unit;observeForever=(Observer<T>)Unit
c androidx.lifecycle.MutableLiveData<T>|LiveData<T>
postValue=(T)Unit;setValue=(T)Unit
c androidx.lifecycle.MediatorLiveData<T>|MutableLiveData<T>
<S>addSource=(LiveData<S>,Observer<S>)Unit
`;var DATA_STORE_TYPES=`i androidx.datastore.core.DataStore<T>
data:Flow<T>;updateData=(Function1<T,T>)T
`;var OWNED=["androidx.hilt.navigation.compose","androidx.hilt.lifecycle.viewmodel.compose"].map(name2=>`f ${name2}
<T>hiltViewModel=(viewModelStoreOwner:Any=,key:String=)T;<V,F>hiltViewModel=(viewModelStoreOwner:Any=,key:String=,creationCallback:Function1<F,V>)V
`).join("");var ANDROID_FUNCTIONS=`f androidx.lifecycle
<X,Y>map^(LiveData<X>,Function1<X,Y>)LiveData<Y>;<X,Y>switchMap^(LiveData<X>,Function1<X,LiveData<Y>>)LiveData<Y>;<T>distinctUntilChanged^(LiveData<T>)LiveData<\
T>;<T>asLiveData^(Flow<T>,Any=,Any=)LiveData<T>;<T>asFlow^(LiveData<T>)Flow<T>;<T>observe^(LiveData<T>,Any,Function1<T,Unit>)Unit
f androidx.compose.runtime.livedata
<T>observeAsState^(LiveData<T>)State<T>;<T>observeAsState^(LiveData<T>,T)State<T>
f androidx.lifecycle.viewmodel.compose
<T>viewModel=(viewModelStoreOwner:Any=,key:String=,factory:Any=,extras:Any=)T;<T>viewModel=(viewModelStoreOwner:Any=,key:String=,initializer:ExtensionFunction1<\
Any,T>)T
${OWNED}`;var COMPOSE_TYPES=`i androidx.compose.runtime.State<T>
value:T
i androidx.compose.runtime.MutableState<T>|State<T>
value:T;component1!()T
i androidx.compose.runtime.ProduceStateScope<T>|MutableState<T>

c androidx.compose.runtime.CompositionLocal<T>
current:T
c androidx.compose.runtime.ProvidableCompositionLocal<T>|CompositionLocal<T>

`;var ANIMATION_TYPES=`i androidx.compose.animation.AnimatedContentTransitionScope<S>
initialState:S;targetState:S
`;var SNAPSHOT_TYPES=`c androidx.compose.runtime.snapshots.SnapshotStateList<T>|MutableList<T>

c androidx.compose.runtime.snapshots.SnapshotStateMap<K,V>|MutableMap<K,V>

`;var REMEMBERS=["","Any,","Any,Any,","Any,Any,Any,"].map(keys=>`<T>remember=(${keys}Function0<T>)T`).join(";");var PRODUCES=["","Any,","Any,Any,"].map(keys=>`<\
T>produceState=(T,${keys}ExtensionFunction1<ProduceStateScope<T>,Unit>)State<T>`).join(";");var items=(span="")=>{const plain2=`items:List<T>,key:Function1<T,An\
y>=,${span&&`${span}:ExtensionFunction2<Any,T,Any>=,`}contentType:Function1<T,Any>=`;const counted=`items:List<T>,key:Function2<Int,T,Any>=,${span&&`${span}:Ext\
ensionFunction3<Any,Int,T,Any>=,`}contentType:Function2<Int,T,Any>=`;return`<T>items=(${plain2},itemContent:ExtensionFunction2<Any,T,Unit>)Unit;<T>itemsIndexed=\
(${counted},itemContent:ExtensionFunction3<Any,Int,T,Unit>)Unit`};var COMPOSE_FUNCTIONS=`f androidx.compose.runtime
<T>compositionLocalOf=(Any=,Function0<T>)ProvidableCompositionLocal<T>;<T>staticCompositionLocalOf=(Function0<T>)ProvidableCompositionLocal<T>;<T>mutableStateOf\
=(T,Any=)MutableState<T>;<T>derivedStateOf=(Function0<T>)State<T>;<T>derivedStateOf=(Any,Function0<T>)State<T>;${REMEMBERS};${PRODUCES};<T>rememberUpdatedState=\
(T)State<T>;<T>collectAsState^(StateFlow<T>,Any=)State<T>;<T>collectAsState^(Flow<T>,T,Any=)State<T>;<T>mutableStateListOf=(T...)SnapshotStateList<T>;<K,V>mutab\
leStateMapOf=(Any...)SnapshotStateMap<K,V>;<T>toMutableStateList^(Collection<T>)SnapshotStateList<T>;<T>getValue^(State<T>,Any,Any)T;<T>setValue^(MutableState<T\
>,Any,Any,T)Unit;<T>snapshotFlow=(Function0<T>)Flow<T>
f androidx.compose.runtime.saveable
<T>rememberSaveable=(Function0<T>)T;<T>rememberSaveable=(Any,Function0<T>)T;<T>rememberSaveable=(Any,Any,Function0<T>)T
f androidx.lifecycle.compose
<T>collectAsStateWithLifecycle^(StateFlow<T>,Any=,Any=,Any=)State<T>;<T>collectAsStateWithLifecycle^(Flow<T>,T,Any=,Any=,Any=)State<T>
f androidx.compose.foundation.lazy
${items()}
f androidx.compose.foundation.lazy.grid
${items("span")}
f androidx.compose.foundation.lazy.staggeredgrid
${items("span")}
f androidx.compose.animation
<S>AnimatedContent=(targetState:S,modifier:Any=,transitionSpec:ExtensionFunction1<AnimatedContentTransitionScope<S>,Any>=,contentAlignment:Any=,label:String=,co\
ntentKey:Function1<S,Any>=,content:ExtensionFunction2<Any,S,Unit>)Unit;<T>Crossfade=(targetState:T,modifier:Any=,animationSpec:Any=,label:String=,content:Functi\
on1<T,Unit>)Unit
`;var SCOPE="ExtensionFunction1<CoroutineScope,";var BUILDER=`CoroutineContext=,CoroutineStart=,${SCOPE}`;var EMITS="ExtensionFunction1<FlowCollector<T>,Unit>";var COROUTINE_TYPES=`\
i kotlinx.coroutines.CoroutineScope
coroutineContext:CoroutineContext
i kotlinx.coroutines.Job
isActive:Boolean;isCompleted:Boolean;isCancelled:Boolean;join!()Unit;cancel=()Unit
i kotlinx.coroutines.Deferred<T>|Job
await!()T;getCompleted!()T
i kotlinx.coroutines.CompletableDeferred<T>|Deferred<T>
complete!(T)Boolean
i kotlinx.coroutines.channels.ReceiveChannel<T>
receive!()T;iterator!()Iterator<T>
i kotlinx.coroutines.channels.SendChannel<T>
send!(T)Unit
i kotlinx.coroutines.channels.Channel<T>|SendChannel<T>|ReceiveChannel<T>

i kotlinx.coroutines.channels.ProducerScope<T>|CoroutineScope|SendChannel<T>

i kotlinx.coroutines.flow.FlowCollector<T>
emit!(T)Unit
i kotlinx.coroutines.flow.Flow<T>
collect=(Function1<T,Unit>)Unit
i kotlinx.coroutines.flow.SharedFlow<T>|Flow<T>
replayCache:List<T>
i kotlinx.coroutines.flow.StateFlow<T>|SharedFlow<T>
value:T
i kotlinx.coroutines.flow.MutableSharedFlow<T>|SharedFlow<T>|FlowCollector<T>
tryEmit!(T)Boolean
i kotlinx.coroutines.flow.MutableStateFlow<T>|StateFlow<T>|MutableSharedFlow<T>
value:T;compareAndSet!(T,T)Boolean
`;var COROUTINE_FUNCTIONS=`f kotlinx.coroutines
launch^(CoroutineScope,${BUILDER}Unit>)Job;<T>async^(CoroutineScope,${BUILDER}T>)Deferred<T>;<T>withContext=(CoroutineContext,${SCOPE}T>)T;<T>coroutineScope=(${SCOPE}\
T>)T;<T>supervisorScope=(${SCOPE}T>)T;<T>runBlocking=(CoroutineContext=,${SCOPE}T>)T;<T>withTimeout=(Any,${SCOPE}T>)T;<T>withTimeoutOrNull=(Any,${SCOPE}T>)T;<T>\
CompletableDeferred=()CompletableDeferred<T>;<T>awaitAll^(Collection<Deferred<T>>)List<T>;<T>awaitAll=(Deferred<T>...)List<T>;joinAll^(Collection<Job>)Unit;join\
All=(Job...)Unit
f kotlinx.coroutines.channels
<T>Channel=(Int=)Channel<T>;<T>produce^(CoroutineScope,CoroutineContext=,Int=,ExtensionFunction1<ProducerScope<T>,Unit>)ReceiveChannel<T>
f kotlinx.coroutines.flow
<T>MutableStateFlow=(T)MutableStateFlow<T>;<T>MutableSharedFlow=(Int=,Int=,Any=)MutableSharedFlow<T>;<T>asStateFlow^(MutableStateFlow<T>)StateFlow<T>;<T>asShare\
dFlow^(MutableSharedFlow<T>)SharedFlow<T>;<T>update^(MutableStateFlow<T>,Function1<T,T>)Unit;<T>updateAndGet^(MutableStateFlow<T>,Function1<T,T>)T;<T>getAndUpda\
te^(MutableStateFlow<T>,Function1<T,T>)T;<T>flow=(${EMITS})Flow<T>;<T>flowOf=(T...)Flow<T>;<T>emptyFlow=()Flow<T>;<T>channelFlow=(ExtensionFunction1<ProducerSco\
pe<T>,Unit>)Flow<T>;<T>callbackFlow=(ExtensionFunction1<ProducerScope<T>,Unit>)Flow<T>;<T>asFlow^(Iterable<T>)Flow<T>;<T>receiveAsFlow^(ReceiveChannel<T>)Flow<T\
>;<T>consumeAsFlow^(ReceiveChannel<T>)Flow<T>;<T,R>map^(Flow<T>,Function1<T,R>)Flow<R>;<T,R>mapLatest^(Flow<T>,Function1<T,R>)Flow<R>;<T,R>mapNotNull^(Flow<T>,F\
unction1<T,R>)Flow<R>;<T>filter^(Flow<T>,Function1<T,Boolean>)Flow<T>;<T>filterNot^(Flow<T>,Function1<T,Boolean>)Flow<T>;<T>filterNotNull^(Flow<T>)Flow<T>;<T>on\
Each^(Flow<T>,Function1<T,Unit>)Flow<T>;<T>onStart^(Flow<T>,${EMITS})Flow<T>;<T>onCompletion^(Flow<T>,ExtensionFunction2<FlowCollector<T>,Throwable,Unit>)Flow<T\
>;<T>catch^(Flow<T>,ExtensionFunction2<FlowCollector<T>,Throwable,Unit>)Flow<T>;<T,R>transform^(Flow<T>,ExtensionFunction2<FlowCollector<R>,T,Unit>)Flow<R>;<T,R\
>flatMapLatest^(Flow<T>,Function1<T,Flow<R>>)Flow<R>;<T,R>flatMapConcat^(Flow<T>,Function1<T,Flow<R>>)Flow<R>;<T,R>flatMapMerge^(Flow<T>,Int=,Function1<T,Flow<R\
>>)Flow<R>;<T>distinctUntilChanged^(Flow<T>)Flow<T>;<T>debounce^(Flow<T>,Any)Flow<T>;<T>take^(Flow<T>,Int)Flow<T>;<T>drop^(Flow<T>,Int)Flow<T>;<T>takeWhile^(Flo\
w<T>,Function1<T,Boolean>)Flow<T>;<T>dropWhile^(Flow<T>,Function1<T,Boolean>)Flow<T>;<T>flowOn^(Flow<T>,CoroutineContext)Flow<T>;<T>buffer^(Flow<T>,Int=,Any=)Fl\
ow<T>;<T>conflate^(Flow<T>)Flow<T>;<A,B,R>combine=(Flow<A>,Flow<B>,Function2<A,B,R>)Flow<R>;<A,B,C,R>combine=(Flow<A>,Flow<B>,Flow<C>,Function3<A,B,C,R>)Flow<R>\
;<A,B,C,D,R>combine=(Flow<A>,Flow<B>,Flow<C>,Flow<D>,Function4<A,B,C,D,R>)Flow<R>;<A,B,C,D,E,R>combine=(Flow<A>,Flow<B>,Flow<C>,Flow<D>,Flow<E>,Function5<A,B,C,\
D,E,R>)Flow<R>;<A,B,R>combine^(Flow<A>,Flow<B>,Function2<A,B,R>)Flow<R>;<A,B,R>zip^(Flow<A>,Flow<B>,Function2<A,B,R>)Flow<R>;<T>merge=(Flow<T>...)Flow<T>;<T,R>s\
can^(Flow<T>,R,Function2<R,T,R>)Flow<R>;<T>first^(Flow<T>)T;<T>first^(Flow<T>,Function1<T,Boolean>)T;<T>firstOrNull^(Flow<T>)T;<T>firstOrNull^(Flow<T>,Function1\
<T,Boolean>)T;<T>last^(Flow<T>)T;<T>single^(Flow<T>)T;<T>toList^(Flow<T>)List<T>;<T>toSet^(Flow<T>)Set<T>;<T,R>fold^(Flow<T>,R,Function2<R,T,R>)R;<T>collectLate\
st^(Flow<T>,Function1<T,Unit>)Unit;<T>launchIn^(Flow<T>,CoroutineScope)Job;<T>stateIn^(Flow<T>,CoroutineScope,Any,T)StateFlow<T>;<T>shareIn^(Flow<T>,CoroutineSc\
ope,Any,Int=)SharedFlow<T>
`;var FILE_FUNCTIONS=`f kotlin.io
extension^(File):String;nameWithoutExtension^(File):String;invariantSeparatorsPath^(File):String;resolve^(File,File)File;resolve^(File,String)File;resolveSiblin\
g^(File,File)File;resolveSibling^(File,String)File;relativeTo^(File,File)File;relativeToOrSelf^(File,File)File;relativeToOrNull^(File,File)File;toRelativeString\
^(File,File)String;normalize^(File)File;copyTo^(File,File,Boolean=,Int=)File;copyRecursively^(File,File,Boolean=,Function2<File,IOException,Any>=)Boolean;delete\
Recursively^(File)Boolean;startsWith^(File,File)Boolean;startsWith^(File,String)Boolean;endsWith^(File,File)Boolean;endsWith^(File,String)Boolean
`;var GIVES="(qualifier:Any=,parameters:Function0<Any>=)";var MODELS="(qualifier:Any=,viewModelStoreOwner:Any=,key:String=,extras:Any=,scope:Any=,parameters:Funct\
ion0<Any>=)";var INJECTION_FUNCTIONS=`f org.koin.core.component
<T>get=${GIVES}T;<T>inject=${GIVES}Lazy<T>
f org.koin.android.ext.android
<T>get=${GIVES}T;<T>inject=${GIVES}Lazy<T>
f org.koin.test
<T>get=${GIVES}T;<T>inject=${GIVES}Lazy<T>
f org.koin.compose
<T>koinInject=(qualifier:Any=,scope:Any=,parameters:Function0<Any>=)T
f org.koin.compose.viewmodel
<T>koinViewModel=${MODELS}T
f org.koin.androidx.compose
<T>koinViewModel=${MODELS}T
f uy.kohesive.injekt
<T>injectLazy=()Lazy<T>
f uy.kohesive.injekt.api
<T>get^(Any)T
`;var KOTLIN_TYPES=`i kotlin.Annotation

c kotlin.Any
equals=(Any)Boolean;hashCode=()Int;toString=()String
c kotlin.ArithmeticException|RuntimeException

c kotlin.Array<T>
get=(Int)T;set=(Int,T)Unit;size:Int;iterator=()Iterator<T>
c kotlin.AssertionError|Error

i kotlin.AutoCloseable
close!()Unit
c kotlin.Boolean|Comparable<Boolean>
not=()Boolean;and=(Boolean)Boolean;or=(Boolean)Boolean;xor=(Boolean)Boolean;compareTo=(Boolean)Int;toString=()String;equals=(Any)Boolean;hashCode=()Int
o kotlin.Boolean.Companion

c kotlin.BooleanArray
get=(Int)Boolean;set=(Int,Boolean)Unit;size:Int;iterator=()BooleanIterator
c kotlin.BuilderInference|Annotation

c kotlin.Byte|Number|Comparable<Byte>
compareTo=(Byte)Int;compareTo=(Short)Int;compareTo=(Int)Int;compareTo=(Long)Int;compareTo=(Float)Int;compareTo=(Double)Int;plus=(Byte)Int;plus=(Short)Int;plus=(\
Int)Int;plus=(Long)Long;plus=(Float)Float;plus=(Double)Double;minus=(Byte)Int;minus=(Short)Int;minus=(Int)Int;minus=(Long)Long;minus=(Float)Float;minus=(Double)\
Double;times=(Byte)Int;times=(Short)Int;times=(Int)Int;times=(Long)Long;times=(Float)Float;times=(Double)Double;div=(Byte)Int;div=(Short)Int;div=(Int)Int;div=(L\
ong)Long;div=(Float)Float;div=(Double)Double;rem=(Byte)Int;rem=(Short)Int;rem=(Int)Int;rem=(Long)Long;rem=(Float)Float;rem=(Double)Double;inc=()Byte;dec=()Byte;\
unaryPlus=()Int;unaryMinus=()Int;rangeTo=(Byte)IntRange;rangeTo=(Short)IntRange;rangeTo=(Int)IntRange;rangeTo=(Long)LongRange;rangeUntil=(Byte)IntRange;rangeUnt\
il=(Short)IntRange;rangeUntil=(Int)IntRange;rangeUntil=(Long)LongRange;toByte=()Byte;toChar=()Char;toShort=()Short;toInt=()Int;toLong=()Long;toFloat=()Float;toD\
ouble=()Double;toString=()String;equals=(Any)Boolean;hashCode=()Int
o kotlin.Byte.Companion
MIN_VALUE:Byte;MAX_VALUE:Byte;SIZE_BYTES:Int;SIZE_BITS:Int
c kotlin.ByteArray
get=(Int)Byte;set=(Int,Byte)Unit;size:Int;iterator=()ByteIterator
c kotlin.Char|Comparable<Char>
compareTo=(Char)Int;plus=(Int)Char;minus=(Char)Int;minus=(Int)Char;inc=()Char;dec=()Char;rangeTo=(Char)CharRange;rangeUntil=(Char)CharRange;toByte=()Byte;toChar\
=()Char;toShort=()Short;toInt=()Int;toLong=()Long;toFloat=()Float;toDouble=()Double;toString=()String;equals=(Any)Boolean;hashCode=()Int
o kotlin.Char.Companion
MIN_VALUE:Char;MAX_VALUE:Char;MIN_HIGH_SURROGATE:Char;MAX_HIGH_SURROGATE:Char;MIN_LOW_SURROGATE:Char;MAX_LOW_SURROGATE:Char;MIN_SURROGATE:Char;MAX_SURROGATE:Cha\
r;SIZE_BYTES:Int;SIZE_BITS:Int
c kotlin.CharArray
get=(Int)Char;set=(Int,Char)Unit;size:Int;iterator=()CharIterator
i kotlin.CharSequence
length:Int;get!(Int)Char;subSequence!(Int,Int)CharSequence
c kotlin.ClassCastException|RuntimeException

i kotlin.Comparable<T>
compareTo!(T)Int
i kotlin.Comparator<T>
compare!(T,T)Int
c kotlin.ConcurrentModificationException|RuntimeException

c kotlin.ConsistentCopyVisibility|Annotation

c kotlin.ContextFunctionTypeParams|Annotation
count:Int
c kotlin.DeepRecursiveFunction<T,R>
block:ExtensionFunction2<DeepRecursiveScope<T,R>,T,R>
c kotlin.DeepRecursiveScope<T,R>

c kotlin.Deprecated|Annotation
message:String;replaceWith:ReplaceWith;level:DeprecationLevel
c kotlin.DeprecatedSinceKotlin|Annotation
warningSince:String;errorSince:String;hiddenSince:String
c kotlin.DeprecationLevel
WARNING:DeprecationLevel;ERROR:DeprecationLevel;HIDDEN:DeprecationLevel
c kotlin.Double|Number|Comparable<Double>
compareTo=(Byte)Int;compareTo=(Short)Int;compareTo=(Int)Int;compareTo=(Long)Int;compareTo=(Float)Int;compareTo=(Double)Int;plus=(Byte)Double;plus=(Short)Double;\
plus=(Int)Double;plus=(Long)Double;plus=(Float)Double;plus=(Double)Double;minus=(Byte)Double;minus=(Short)Double;minus=(Int)Double;minus=(Long)Double;minus=(Flo\
at)Double;minus=(Double)Double;times=(Byte)Double;times=(Short)Double;times=(Int)Double;times=(Long)Double;times=(Float)Double;times=(Double)Double;div=(Byte)Do\
uble;div=(Short)Double;div=(Int)Double;div=(Long)Double;div=(Float)Double;div=(Double)Double;rem=(Byte)Double;rem=(Short)Double;rem=(Int)Double;rem=(Long)Double\
;rem=(Float)Double;rem=(Double)Double;inc=()Double;dec=()Double;unaryPlus=()Double;unaryMinus=()Double;toByte=()Byte;toChar=()Char;toShort=()Short;toInt=()Int;t\
oLong=()Long;toFloat=()Float;toDouble=()Double;toString=()String;equals=(Any)Boolean;hashCode=()Int
o kotlin.Double.Companion
MIN_VALUE:Double;MAX_VALUE:Double;POSITIVE_INFINITY:Double;NEGATIVE_INFINITY:Double;NaN:Double;SIZE_BYTES:Int;SIZE_BITS:Int
c kotlin.DoubleArray
get=(Int)Double;set=(Int,Double)Unit;size:Int;iterator=()DoubleIterator
c kotlin.DslMarker|Annotation

c kotlin.Enum<E:Enum<E>>|Comparable<E>
name:String;ordinal:Int;compareTo=(E)Int;equals=(Any)Boolean;hashCode=()Int;toString=()String;clone=()Any
o kotlin.Enum.Companion

c kotlin.EqualityBound|Annotation
bound:KClass<?>
c kotlin.Error|Throwable

c kotlin.Exception|Throwable

c kotlin.ExperimentalSubclassOptIn|Annotation

c kotlin.ExperimentalUnsignedTypes|Annotation

c kotlin.ExperimentalVersionOverloading|Annotation

c kotlin.ExposedCopyVisibility|Annotation

i kotlin.ExtensionFunction0<R>|Function0<R>

i kotlin.ExtensionFunction1<P1,R>|Function1<P1,R>

i kotlin.ExtensionFunction10<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,R>|Function10<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,R>

i kotlin.ExtensionFunction11<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,R>|Function11<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,R>

i kotlin.ExtensionFunction12<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,R>|Function12<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,R>

i kotlin.ExtensionFunction13<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,R>|Function13<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,R>

i kotlin.ExtensionFunction14<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,P14,R>|Function14<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,P14,R>

i kotlin.ExtensionFunction15<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,P14,P15,R>|Function15<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,P14,P15,R>

i kotlin.ExtensionFunction16<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,P14,P15,P16,R>|Function16<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,P14,P15,P16,R>

i kotlin.ExtensionFunction17<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,P14,P15,P16,P17,R>|Function17<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,P14,P15,P16,P17\
,R>

i kotlin.ExtensionFunction18<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,P14,P15,P16,P17,P18,R>|Function18<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,P14,P15,P16\
,P17,P18,R>

i kotlin.ExtensionFunction19<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,P14,P15,P16,P17,P18,P19,R>|Function19<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,P14,P15\
,P16,P17,P18,P19,R>

i kotlin.ExtensionFunction2<P1,P2,R>|Function2<P1,P2,R>

i kotlin.ExtensionFunction20<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,P14,P15,P16,P17,P18,P19,P20,R>|Function20<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,P14\
,P15,P16,P17,P18,P19,P20,R>

i kotlin.ExtensionFunction21<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,P14,P15,P16,P17,P18,P19,P20,P21,R>|Function21<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13\
,P14,P15,P16,P17,P18,P19,P20,P21,R>

i kotlin.ExtensionFunction22<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,P14,P15,P16,P17,P18,P19,P20,P21,P22,R>|Function22<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12\
,P13,P14,P15,P16,P17,P18,P19,P20,P21,P22,R>

i kotlin.ExtensionFunction3<P1,P2,P3,R>|Function3<P1,P2,P3,R>

i kotlin.ExtensionFunction4<P1,P2,P3,P4,R>|Function4<P1,P2,P3,P4,R>

i kotlin.ExtensionFunction5<P1,P2,P3,P4,P5,R>|Function5<P1,P2,P3,P4,P5,R>

i kotlin.ExtensionFunction6<P1,P2,P3,P4,P5,P6,R>|Function6<P1,P2,P3,P4,P5,P6,R>

i kotlin.ExtensionFunction7<P1,P2,P3,P4,P5,P6,P7,R>|Function7<P1,P2,P3,P4,P5,P6,P7,R>

i kotlin.ExtensionFunction8<P1,P2,P3,P4,P5,P6,P7,P8,R>|Function8<P1,P2,P3,P4,P5,P6,P7,P8,R>

i kotlin.ExtensionFunction9<P1,P2,P3,P4,P5,P6,P7,P8,P9,R>|Function9<P1,P2,P3,P4,P5,P6,P7,P8,P9,R>

c kotlin.ExtensionFunctionType|Annotation

c kotlin.Float|Number|Comparable<Float>
compareTo=(Byte)Int;compareTo=(Short)Int;compareTo=(Int)Int;compareTo=(Long)Int;compareTo=(Float)Int;compareTo=(Double)Int;plus=(Byte)Float;plus=(Short)Float;pl\
us=(Int)Float;plus=(Long)Float;plus=(Float)Float;plus=(Double)Double;minus=(Byte)Float;minus=(Short)Float;minus=(Int)Float;minus=(Long)Float;minus=(Float)Float;\
minus=(Double)Double;times=(Byte)Float;times=(Short)Float;times=(Int)Float;times=(Long)Float;times=(Float)Float;times=(Double)Double;div=(Byte)Float;div=(Short)\
Float;div=(Int)Float;div=(Long)Float;div=(Float)Float;div=(Double)Double;rem=(Byte)Float;rem=(Short)Float;rem=(Int)Float;rem=(Long)Float;rem=(Float)Float;rem=(D\
ouble)Double;inc=()Float;dec=()Float;unaryPlus=()Float;unaryMinus=()Float;toByte=()Byte;toChar=()Char;toShort=()Short;toInt=()Int;toLong=()Long;toFloat=()Float;\
toDouble=()Double;toString=()String;equals=(Any)Boolean;hashCode=()Int
o kotlin.Float.Companion
MIN_VALUE:Float;MAX_VALUE:Float;POSITIVE_INFINITY:Float;NEGATIVE_INFINITY:Float;NaN:Float;SIZE_BYTES:Int;SIZE_BITS:Int
c kotlin.FloatArray
get=(Int)Float;set=(Int,Float)Unit;size:Int;iterator=()FloatIterator
i kotlin.Function<R>

i kotlin.Function0<R>
invoke!()R
i kotlin.Function1<P1,R>
invoke!(P1)R
i kotlin.Function10<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,R>
invoke!(P1,P2,P3,P4,P5,P6,P7,P8,P9,P10)R
i kotlin.Function11<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,R>
invoke!(P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11)R
i kotlin.Function12<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,R>
invoke!(P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12)R
i kotlin.Function13<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,R>
invoke!(P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13)R
i kotlin.Function14<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,P14,R>
invoke!(P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,P14)R
i kotlin.Function15<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,P14,P15,R>
invoke!(P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,P14,P15)R
i kotlin.Function16<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,P14,P15,P16,R>
invoke!(P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,P14,P15,P16)R
i kotlin.Function17<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,P14,P15,P16,P17,R>
invoke!(P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,P14,P15,P16,P17)R
i kotlin.Function18<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,P14,P15,P16,P17,P18,R>
invoke!(P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,P14,P15,P16,P17,P18)R
i kotlin.Function19<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,P14,P15,P16,P17,P18,P19,R>
invoke!(P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,P14,P15,P16,P17,P18,P19)R
i kotlin.Function2<P1,P2,R>
invoke!(P1,P2)R
i kotlin.Function20<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,P14,P15,P16,P17,P18,P19,P20,R>
invoke!(P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,P14,P15,P16,P17,P18,P19,P20)R
i kotlin.Function21<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,P14,P15,P16,P17,P18,P19,P20,P21,R>
invoke!(P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,P14,P15,P16,P17,P18,P19,P20,P21)R
i kotlin.Function22<P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,P14,P15,P16,P17,P18,P19,P20,P21,P22,R>
invoke!(P1,P2,P3,P4,P5,P6,P7,P8,P9,P10,P11,P12,P13,P14,P15,P16,P17,P18,P19,P20,P21,P22)R
i kotlin.Function3<P1,P2,P3,R>
invoke!(P1,P2,P3)R
i kotlin.Function4<P1,P2,P3,P4,R>
invoke!(P1,P2,P3,P4)R
i kotlin.Function5<P1,P2,P3,P4,P5,R>
invoke!(P1,P2,P3,P4,P5)R
i kotlin.Function6<P1,P2,P3,P4,P5,P6,R>
invoke!(P1,P2,P3,P4,P5,P6)R
i kotlin.Function7<P1,P2,P3,P4,P5,P6,P7,R>
invoke!(P1,P2,P3,P4,P5,P6,P7)R
i kotlin.Function8<P1,P2,P3,P4,P5,P6,P7,P8,R>
invoke!(P1,P2,P3,P4,P5,P6,P7,P8)R
i kotlin.Function9<P1,P2,P3,P4,P5,P6,P7,P8,P9,R>
invoke!(P1,P2,P3,P4,P5,P6,P7,P8,P9)R
c kotlin.IgnorableReturnValue|Annotation

c kotlin.IllegalArgumentException|RuntimeException

c kotlin.IllegalStateException|RuntimeException

c kotlin.IndexOutOfBoundsException|RuntimeException

c kotlin.InitializedLazyImpl<T>|Lazy<T>|Serializable
value:T;isInitialized=()Boolean;toString=()String
c kotlin.Int|Number|Comparable<Int>
compareTo=(Byte)Int;compareTo=(Short)Int;compareTo=(Int)Int;compareTo=(Long)Int;compareTo=(Float)Int;compareTo=(Double)Int;plus=(Byte)Int;plus=(Short)Int;plus=(\
Int)Int;plus=(Long)Long;plus=(Float)Float;plus=(Double)Double;minus=(Byte)Int;minus=(Short)Int;minus=(Int)Int;minus=(Long)Long;minus=(Float)Float;minus=(Double)\
Double;times=(Byte)Int;times=(Short)Int;times=(Int)Int;times=(Long)Long;times=(Float)Float;times=(Double)Double;div=(Byte)Int;div=(Short)Int;div=(Int)Int;div=(L\
ong)Long;div=(Float)Float;div=(Double)Double;rem=(Byte)Int;rem=(Short)Int;rem=(Int)Int;rem=(Long)Long;rem=(Float)Float;rem=(Double)Double;inc=()Int;dec=()Int;un\
aryPlus=()Int;unaryMinus=()Int;rangeTo=(Byte)IntRange;rangeTo=(Short)IntRange;rangeTo=(Int)IntRange;rangeTo=(Long)LongRange;rangeUntil=(Byte)IntRange;rangeUntil\
=(Short)IntRange;rangeUntil=(Int)IntRange;rangeUntil=(Long)LongRange;shl=(Int)Int;shr=(Int)Int;ushr=(Int)Int;and=(Int)Int;or=(Int)Int;xor=(Int)Int;inv=()Int;toB\
yte=()Byte;toChar=()Char;toShort=()Short;toInt=()Int;toLong=()Long;toFloat=()Float;toDouble=()Double;toString=()String;equals=(Any)Boolean;hashCode=()Int
o kotlin.Int.Companion
MIN_VALUE:Int;MAX_VALUE:Int;SIZE_BYTES:Int;SIZE_BITS:Int
c kotlin.IntArray
get=(Int)Int;set=(Int,Int)Unit;size:Int;iterator=()IntIterator
c kotlin.IntroducedAt|Annotation
version:String
c kotlin.KotlinNothingValueException|RuntimeException

c kotlin.KotlinNullPointerException|NullPointerException

c kotlin.KotlinVersion|Comparable<KotlinVersion>
major:Int;minor:Int;patch:Int;toString=()String;equals=(Any)Boolean;hashCode=()Int;compareTo=(KotlinVersion)Int;isAtLeast=(Int,Int)Boolean;isAtLeast=(Int,Int,In\
t)Boolean
o kotlin.KotlinVersion.Companion
MAX_COMPONENT_VALUE:Int;CURRENT:KotlinVersion
i kotlin.Lazy<T>
value:T;isInitialized!()Boolean
c kotlin.LazyThreadSafetyMode
SYNCHRONIZED:LazyThreadSafetyMode;PUBLICATION:LazyThreadSafetyMode;NONE:LazyThreadSafetyMode
c kotlin.Long|Number|Comparable<Long>
compareTo=(Byte)Int;compareTo=(Short)Int;compareTo=(Int)Int;compareTo=(Long)Int;compareTo=(Float)Int;compareTo=(Double)Int;plus=(Byte)Long;plus=(Short)Long;plus\
=(Int)Long;plus=(Long)Long;plus=(Float)Float;plus=(Double)Double;minus=(Byte)Long;minus=(Short)Long;minus=(Int)Long;minus=(Long)Long;minus=(Float)Float;minus=(D\
ouble)Double;times=(Byte)Long;times=(Short)Long;times=(Int)Long;times=(Long)Long;times=(Float)Float;times=(Double)Double;div=(Byte)Long;div=(Short)Long;div=(Int\
)Long;div=(Long)Long;div=(Float)Float;div=(Double)Double;rem=(Byte)Long;rem=(Short)Long;rem=(Int)Long;rem=(Long)Long;rem=(Float)Float;rem=(Double)Double;inc=()L\
ong;dec=()Long;unaryPlus=()Long;unaryMinus=()Long;rangeTo=(Byte)LongRange;rangeTo=(Short)LongRange;rangeTo=(Int)LongRange;rangeTo=(Long)LongRange;rangeUntil=(By\
te)LongRange;rangeUntil=(Short)LongRange;rangeUntil=(Int)LongRange;rangeUntil=(Long)LongRange;shl=(Int)Long;shr=(Int)Long;ushr=(Int)Long;and=(Long)Long;or=(Long\
)Long;xor=(Long)Long;inv=()Long;toByte=()Byte;toChar=()Char;toShort=()Short;toInt=()Int;toLong=()Long;toFloat=()Float;toDouble=()Double;toString=()String;equals\
=(Any)Boolean;hashCode=()Int
o kotlin.Long.Companion
MIN_VALUE:Long;MAX_VALUE:Long;SIZE_BYTES:Int;SIZE_BITS:Int
c kotlin.LongArray
get=(Int)Long;set=(Int,Long)Unit;size:Int;iterator=()LongIterator
c kotlin.MustUseReturnValues|Annotation

c kotlin.NoSuchElementException|RuntimeException

c kotlin.NoWhenBranchMatchedException|RuntimeException

c kotlin.NotImplementedError|Error

c kotlin.Nothing

c kotlin.NullPointerException|RuntimeException

c kotlin.Number
toDouble=()Double;toFloat=()Float;toLong=()Long;toInt=()Int;toChar=()Char;toShort=()Short;toByte=()Byte
c kotlin.NumberFormatException|IllegalArgumentException

c kotlin.OptIn|Annotation
markerClass:Array<+KClass<+Annotation>>
c kotlin.OverloadResolutionByLambdaReturnType|Annotation

c kotlin.Pair<A,B>|Serializable
component1=()A;component2=()B;first:A;second:B;toString=()String;copy=(A=,B=)Pair<A,B>
c kotlin.ParameterName|Annotation
name:String
c kotlin.PublishedApi|Annotation

c kotlin.ReplaceWith|Annotation
expression:String;imports:Array<+String>
c kotlin.RequiresOptIn|Annotation
message:String;level:Level
c kotlin.RequiresOptIn.Level
WARNING:Level;ERROR:Level
c kotlin.Result<T>|Serializable
value:Any;isSuccess:Boolean;isFailure:Boolean;getOrNull=()T;exceptionOrNull=()Throwable;toString=()String
o kotlin.Result.Companion
<T>success=(T)Result<T>;<T>failure=(Throwable)Result<T>
c kotlin.Result.Failure|Serializable
exception:Throwable;equals=(Any)Boolean;hashCode=()Int;toString=()String
c kotlin.RuntimeException|Exception

c kotlin.Short|Number|Comparable<Short>
compareTo=(Byte)Int;compareTo=(Short)Int;compareTo=(Int)Int;compareTo=(Long)Int;compareTo=(Float)Int;compareTo=(Double)Int;plus=(Byte)Int;plus=(Short)Int;plus=(\
Int)Int;plus=(Long)Long;plus=(Float)Float;plus=(Double)Double;minus=(Byte)Int;minus=(Short)Int;minus=(Int)Int;minus=(Long)Long;minus=(Float)Float;minus=(Double)\
Double;times=(Byte)Int;times=(Short)Int;times=(Int)Int;times=(Long)Long;times=(Float)Float;times=(Double)Double;div=(Byte)Int;div=(Short)Int;div=(Int)Int;div=(L\
ong)Long;div=(Float)Float;div=(Double)Double;rem=(Byte)Int;rem=(Short)Int;rem=(Int)Int;rem=(Long)Long;rem=(Float)Float;rem=(Double)Double;inc=()Short;dec=()Shor\
t;unaryPlus=()Int;unaryMinus=()Int;rangeTo=(Byte)IntRange;rangeTo=(Short)IntRange;rangeTo=(Int)IntRange;rangeTo=(Long)LongRange;rangeUntil=(Byte)IntRange;rangeU\
ntil=(Short)IntRange;rangeUntil=(Int)IntRange;rangeUntil=(Long)LongRange;toByte=()Byte;toChar=()Char;toShort=()Short;toInt=()Int;toLong=()Long;toFloat=()Float;t\
oDouble=()Double;toString=()String;equals=(Any)Boolean;hashCode=()Int
o kotlin.Short.Companion
MIN_VALUE:Short;MAX_VALUE:Short;SIZE_BYTES:Int;SIZE_BITS:Int
c kotlin.ShortArray
get=(Int)Short;set=(Int,Short)Unit;size:Int;iterator=()ShortIterator
c kotlin.SinceKotlin|Annotation
version:String
c kotlin.String|Comparable<String>|CharSequence
plus=(Any)String;length:Int;get=(Int)Char;subSequence=(Int,Int)CharSequence;compareTo=(String)Int;equals=(Any)Boolean;toString=()String
o kotlin.String.Companion

c kotlin.SubclassOptInRequired|Annotation
markerClass:Array<+KClass<+Annotation>>
c kotlin.Suppress|Annotation
names:Array<+String>
c kotlin.Throwable
message:String;cause:Throwable
c kotlin.Throws|Annotation
exceptionClasses:Array<+KClass<+Throwable>>
c kotlin.Triple<A,B,C>|Serializable
component1=()A;component2=()B;component3=()C;first:A;second:B;third:C;toString=()String;copy=(A=,B=,C=)Triple<A,B,C>
c kotlin.TypeCastException|ClassCastException

c kotlin.UByte|Comparable<UByte>
data:Byte;compareTo=(UByte)Int;compareTo=(UShort)Int;compareTo=(UInt)Int;compareTo=(ULong)Int;plus=(UByte)UInt;plus=(UShort)UInt;plus=(UInt)UInt;plus=(ULong)ULo\
ng;minus=(UByte)UInt;minus=(UShort)UInt;minus=(UInt)UInt;minus=(ULong)ULong;times=(UByte)UInt;times=(UShort)UInt;times=(UInt)UInt;times=(ULong)ULong;div=(UByte)\
UInt;div=(UShort)UInt;div=(UInt)UInt;div=(ULong)ULong;rem=(UByte)UInt;rem=(UShort)UInt;rem=(UInt)UInt;rem=(ULong)ULong;floorDiv=(UByte)UInt;floorDiv=(UShort)UIn\
t;floorDiv=(UInt)UInt;floorDiv=(ULong)ULong;mod=(UByte)UByte;mod=(UShort)UShort;mod=(UInt)UInt;mod=(ULong)ULong;inc=()UByte;dec=()UByte;rangeTo=(UByte)UIntRange\
;rangeUntil=(UByte)UIntRange;and=(UByte)UByte;or=(UByte)UByte;xor=(UByte)UByte;inv=()UByte;toByte=()Byte;toShort=()Short;toInt=()Int;toLong=()Long;toUByte=()UBy\
te;toUShort=()UShort;toUInt=()UInt;toULong=()ULong;toFloat=()Float;toDouble=()Double;toString=()String
o kotlin.UByte.Companion
MIN_VALUE:UByte;MAX_VALUE:UByte;SIZE_BYTES:Int;SIZE_BITS:Int
c kotlin.UByteArray

c kotlin.UInt|Comparable<UInt>
data:Int;compareTo=(UByte)Int;compareTo=(UShort)Int;compareTo=(UInt)Int;compareTo=(ULong)Int;plus=(UByte)UInt;plus=(UShort)UInt;plus=(UInt)UInt;plus=(ULong)ULon\
g;minus=(UByte)UInt;minus=(UShort)UInt;minus=(UInt)UInt;minus=(ULong)ULong;times=(UByte)UInt;times=(UShort)UInt;times=(UInt)UInt;times=(ULong)ULong;div=(UByte)U\
Int;div=(UShort)UInt;div=(UInt)UInt;div=(ULong)ULong;rem=(UByte)UInt;rem=(UShort)UInt;rem=(UInt)UInt;rem=(ULong)ULong;floorDiv=(UByte)UInt;floorDiv=(UShort)UInt\
;floorDiv=(UInt)UInt;floorDiv=(ULong)ULong;mod=(UByte)UByte;mod=(UShort)UShort;mod=(UInt)UInt;mod=(ULong)ULong;inc=()UInt;dec=()UInt;rangeTo=(UInt)UIntRange;ran\
geUntil=(UInt)UIntRange;shl=(Int)UInt;shr=(Int)UInt;and=(UInt)UInt;or=(UInt)UInt;xor=(UInt)UInt;inv=()UInt;toByte=()Byte;toShort=()Short;toInt=()Int;toLong=()Lo\
ng;toUByte=()UByte;toUShort=()UShort;toUInt=()UInt;toULong=()ULong;toFloat=()Float;toDouble=()Double;toString=()String
o kotlin.UInt.Companion
MIN_VALUE:UInt;MAX_VALUE:UInt;SIZE_BYTES:Int;SIZE_BITS:Int
c kotlin.UIntArray

c kotlin.ULong|Comparable<ULong>
data:Long;compareTo=(UByte)Int;compareTo=(UShort)Int;compareTo=(UInt)Int;compareTo=(ULong)Int;plus=(UByte)ULong;plus=(UShort)ULong;plus=(UInt)ULong;plus=(ULong)\
ULong;minus=(UByte)ULong;minus=(UShort)ULong;minus=(UInt)ULong;minus=(ULong)ULong;times=(UByte)ULong;times=(UShort)ULong;times=(UInt)ULong;times=(ULong)ULong;di\
v=(UByte)ULong;div=(UShort)ULong;div=(UInt)ULong;div=(ULong)ULong;rem=(UByte)ULong;rem=(UShort)ULong;rem=(UInt)ULong;rem=(ULong)ULong;floorDiv=(UByte)ULong;floo\
rDiv=(UShort)ULong;floorDiv=(UInt)ULong;floorDiv=(ULong)ULong;mod=(UByte)UByte;mod=(UShort)UShort;mod=(UInt)UInt;mod=(ULong)ULong;inc=()ULong;dec=()ULong;rangeT\
o=(ULong)ULongRange;rangeUntil=(ULong)ULongRange;shl=(Int)ULong;shr=(Int)ULong;and=(ULong)ULong;or=(ULong)ULong;xor=(ULong)ULong;inv=()ULong;toByte=()Byte;toSho\
rt=()Short;toInt=()Int;toLong=()Long;toUByte=()UByte;toUShort=()UShort;toUInt=()UInt;toULong=()ULong;toFloat=()Float;toDouble=()Double;toString=()String
o kotlin.ULong.Companion
MIN_VALUE:ULong;MAX_VALUE:ULong;SIZE_BYTES:Int;SIZE_BITS:Int
c kotlin.ULongArray

o kotlin.UNINITIALIZED_VALUE

c kotlin.UShort|Comparable<UShort>
data:Short;compareTo=(UByte)Int;compareTo=(UShort)Int;compareTo=(UInt)Int;compareTo=(ULong)Int;plus=(UByte)UInt;plus=(UShort)UInt;plus=(UInt)UInt;plus=(ULong)UL\
ong;minus=(UByte)UInt;minus=(UShort)UInt;minus=(UInt)UInt;minus=(ULong)ULong;times=(UByte)UInt;times=(UShort)UInt;times=(UInt)UInt;times=(ULong)ULong;div=(UByte\
)UInt;div=(UShort)UInt;div=(UInt)UInt;div=(ULong)ULong;rem=(UByte)UInt;rem=(UShort)UInt;rem=(UInt)UInt;rem=(ULong)ULong;floorDiv=(UByte)UInt;floorDiv=(UShort)UI\
nt;floorDiv=(UInt)UInt;floorDiv=(ULong)ULong;mod=(UByte)UByte;mod=(UShort)UShort;mod=(UInt)UInt;mod=(ULong)ULong;inc=()UShort;dec=()UShort;rangeTo=(UShort)UIntR\
ange;rangeUntil=(UShort)UIntRange;and=(UShort)UShort;or=(UShort)UShort;xor=(UShort)UShort;inv=()UShort;toByte=()Byte;toShort=()Short;toInt=()Int;toLong=()Long;t\
oUByte=()UByte;toUShort=()UShort;toUInt=()UInt;toULong=()ULong;toFloat=()Float;toDouble=()Double;toString=()String
o kotlin.UShort.Companion
MIN_VALUE:UShort;MAX_VALUE:UShort;SIZE_BYTES:Int;SIZE_BITS:Int
c kotlin.UShortArray

c kotlin.UninitializedPropertyAccessException|RuntimeException

o kotlin.Unit
toString=()String
c kotlin.UnsafeLazyImpl<T>|Lazy<T>|Serializable
value:T;isInitialized=()Boolean;toString=()String
c kotlin.UnsafeVariance|Annotation

c kotlin.UnsupportedOperationException|RuntimeException

c kotlin.WasExperimental|Annotation
markerClass:Array<+KClass<+Annotation>>
o kotlin._Assertions
ENABLED:Boolean
c kotlin.annotation.AnnotationRetention
SOURCE:AnnotationRetention;BINARY:AnnotationRetention;RUNTIME:AnnotationRetention
c kotlin.annotation.AnnotationTarget
CLASS:AnnotationTarget;ANNOTATION_CLASS:AnnotationTarget;TYPE_PARAMETER:AnnotationTarget;PROPERTY:AnnotationTarget;FIELD:AnnotationTarget;LOCAL_VARIABLE:Annotat\
ionTarget;VALUE_PARAMETER:AnnotationTarget;CONSTRUCTOR:AnnotationTarget;FUNCTION:AnnotationTarget;PROPERTY_GETTER:AnnotationTarget;PROPERTY_SETTER:AnnotationTar\
get;TYPE:AnnotationTarget;EXPRESSION:AnnotationTarget;FILE:AnnotationTarget;TYPEALIAS:AnnotationTarget
c kotlin.annotation.MustBeDocumented|Annotation

c kotlin.annotation.Repeatable|Annotation

c kotlin.annotation.Retention|Annotation
value:AnnotationRetention
c kotlin.annotation.Target|Annotation
allowedTargets:Array<+AnnotationTarget>
c kotlin.collections.AbstractCollection<E>|Collection<E>
size:Int;iterator=()Iterator<E>;contains=(E)Boolean;containsAll=(Collection<E>)Boolean;isEmpty=()Boolean;toString=()String;toArray=()Array<Any>;<T>toArray=(Arra\
y<T>)Array<T>
c kotlin.collections.AbstractIterator<T>|Iterator<T>
hasNext=()Boolean;next=()T;computeNext=()Unit;setNext=(T)Unit;done=()Unit
c kotlin.collections.AbstractList<E>|AbstractCollection<E>|List<E>
size:Int;get=(Int)E;iterator=()Iterator<E>;indexOf=(E)Int;lastIndexOf=(E)Int;listIterator=()ListIterator<E>;listIterator=(Int)ListIterator<E>;subList=(Int,Int)L\
ist<E>;equals=(Any)Boolean;hashCode=()Int
o kotlin.collections.AbstractList.Companion
checkElementIndex=(Int,Int)Unit;checkPositionIndex=(Int,Int)Unit;checkRangeIndexes=(Int,Int,Int)Unit;checkBoundsIndexes=(Int,Int,Int)Unit;newCapacity=(Int,Int)I\
nt;orderedHashCode=(Collection<?>)Int;orderedEquals=(Collection<?>,Collection<?>)Boolean
c kotlin.collections.AbstractMap<K,V>|Map<K,V>
containsKey=(K)Boolean;containsValue=(V)Boolean;containsEntry=(Map.Entry<?,?>)Boolean;equals=(Any)Boolean;get=(K)V;hashCode=()Int;isEmpty=()Boolean;size:Int;key\
s:Set<K>;toString=()String;values:Collection<V>
o kotlin.collections.AbstractMap.Companion
entryHashCode=(Map.Entry<?,?>)Int;entryToString=(Map.Entry<?,?>)String;entryEquals=(Map.Entry<?,?>,Any)Boolean
c kotlin.collections.AbstractMutableCollection<E>|MutableCollection<E>
size:Int;iterator=()MutableIterator<E>;add=(E)Boolean;isEmpty=()Boolean;contains=(E)Boolean;containsAll=(Collection<E>)Boolean;addAll=(Collection<E>)Boolean;rem\
ove=(E)Boolean;removeAll=(Collection<E>)Boolean;retainAll=(Collection<E>)Boolean;clear=()Unit
c kotlin.collections.AbstractMutableList<E>|MutableList<E>
modCount:Int;removeRange=(Int,Int)Unit;isEmpty=()Boolean;contains=(E)Boolean;containsAll=(Collection<E>)Boolean;indexOf=(E)Int;lastIndexOf=(E)Int;iterator=()Mut\
ableIterator<E>;add=(E)Boolean;remove=(E)Boolean;addAll=(Collection<E>)Boolean;addAll=(Int,Collection<E>)Boolean;removeAll=(Collection<E>)Boolean;retainAll=(Col\
lection<E>)Boolean;clear=()Unit;listIterator=()MutableListIterator<E>;listIterator=(Int)MutableListIterator<E>;subList=(Int,Int)MutableList<E>;set=(Int,E)E;remo\
veAt=(Int)E;add=(Int,E)Unit
c kotlin.collections.AbstractMutableMap<K,V>|MutableMap<K,V>
put=(K,V)V;entries:MutableSet<MutableMap.MutableEntry<K,V>>;keys:MutableSet<K>;size:Int;values:MutableCollection<V>;clear=()Unit;containsKey=(K)Boolean;contains\
Value=(V)Boolean;get=(K)V;isEmpty=()Boolean;putAll=(Map<+K,V>)Unit;remove=(K)V
c kotlin.collections.AbstractMutableSet<E>|MutableSet<E>
size:Int;iterator=()MutableIterator<E>;add=(E)Boolean;isEmpty=()Boolean;contains=(E)Boolean;containsAll=(Collection<E>)Boolean;addAll=(Collection<E>)Boolean;rem\
ove=(E)Boolean;removeAll=(Collection<E>)Boolean;retainAll=(Collection<E>)Boolean;clear=()Unit
c kotlin.collections.AbstractSet<E>|AbstractCollection<E>|Set<E>
equals=(Any)Boolean;hashCode=()Int
o kotlin.collections.AbstractSet.Companion
unorderedHashCode=(Collection<?>)Int;setEquals=(Set<?>,Set<?>)Boolean
c kotlin.collections.ArrayDeque<E>|AbstractMutableList<E>
size:Int;isEmpty=()Boolean;first=()E;firstOrNull=()E;last=()E;lastOrNull=()E;addFirst=(E)Unit;addLast=(E)Unit;removeFirst=()E;removeFirstOrNull=()E;removeLast=(\
)E;removeLastOrNull=()E;add=(E)Boolean;add=(Int,E)Unit;addAll=(Collection<E>)Boolean;addAll=(Int,Collection<E>)Boolean;get=(Int)E;set=(Int,E)E;contains=(E)Boole\
an;indexOf=(E)Int;lastIndexOf=(E)Int;remove=(E)Boolean;removeAt=(Int)E;removeAll=(Collection<E>)Boolean;retainAll=(Collection<E>)Boolean;clear=()Unit;<T>toArray\
=(Array<T>)Array<T>;toArray=()Array<Any>;removeRange=(Int,Int)Unit;<T>testToArray=(Array<T>)Array<T>;testToArray=()Array<Any>;internalStructure=(Function2<Int,A\
rray<Any>,Unit>)Unit
o kotlin.collections.ArrayDeque.Companion

c kotlin.collections.ArrayList<E>|MutableList<E>|RandomAccess
trimToSize=()Unit;ensureCapacity=(Int)Unit;size:Int;isEmpty=()Boolean;contains=(E)Boolean;containsAll=(Collection<E>)Boolean;get=(Int)E;indexOf=(E)Int;lastIndex\
Of=(E)Int;iterator=()MutableIterator<E>;add=(E)Boolean;remove=(E)Boolean;addAll=(Collection<E>)Boolean;addAll=(Int,Collection<E>)Boolean;removeAll=(Collection<E\
>)Boolean;retainAll=(Collection<E>)Boolean;clear=()Unit;set=(Int,E)E;add=(Int,E)Unit;removeAt=(Int)E;listIterator=()MutableListIterator<E>;listIterator=(Int)Mut\
ableListIterator<E>;subList=(Int,Int)MutableList<E>
c kotlin.collections.BooleanIterator|Iterator<Boolean>
next=()Boolean;nextBoolean=()Boolean
c kotlin.collections.ByteIterator|Iterator<Byte>
next=()Byte;nextByte=()Byte
c kotlin.collections.CharIterator|Iterator<Char>
next=()Char;nextChar=()Char
i kotlin.collections.Collection<E>|Iterable<E>
size:Int;isEmpty!()Boolean;contains!(E)Boolean;iterator!()Iterator<E>;containsAll!(Collection<E>)Boolean
c kotlin.collections.DoubleIterator|Iterator<Double>
next=()Double;nextDouble=()Double
o kotlin.collections.EmptyIterator|ListIterator<Nothing>
hasNext=()Boolean;hasPrevious=()Boolean;nextIndex=()Int;previousIndex=()Int;next=()Nothing;previous=()Nothing
o kotlin.collections.EmptyList|List<Nothing>|Serializable|RandomAccess
equals=(Any)Boolean;hashCode=()Int;toString=()String;size:Int;isEmpty=()Boolean;contains=(Nothing)Boolean;containsAll=(Collection<Nothing>)Boolean;get=(Int)Noth\
ing;indexOf=(Nothing)Int;lastIndexOf=(Nothing)Int;iterator=()Iterator<Nothing>;listIterator=()ListIterator<Nothing>;listIterator=(Int)ListIterator<Nothing>;subL\
ist=(Int,Int)List<Nothing>
o kotlin.collections.EmptySet|Set<Nothing>|Serializable
equals=(Any)Boolean;hashCode=()Int;toString=()String;size:Int;isEmpty=()Boolean;contains=(Nothing)Boolean;containsAll=(Collection<Nothing>)Boolean;iterator=()It\
erator<Nothing>
c kotlin.collections.FloatIterator|Iterator<Float>
next=()Float;nextFloat=()Float
i kotlin.collections.Grouping<T,K>
sourceIterator!()Iterator<T>;keyOf!(T)K
c kotlin.collections.HashMap<K,V>|MutableMap<K,V>
size:Int;isEmpty=()Boolean;containsKey=(K)Boolean;containsValue=(V)Boolean;get=(K)V;put=(K,V)V;remove=(K)V;putAll=(Map<+K,V>)Unit;clear=()Unit;keys:MutableSet<K\
>;values:MutableCollection<V>;entries:MutableSet<MutableMap.MutableEntry<K,V>>
c kotlin.collections.HashSet<E>|MutableSet<E>
size:Int;isEmpty=()Boolean;contains=(E)Boolean;containsAll=(Collection<E>)Boolean;iterator=()MutableIterator<E>;add=(E)Boolean;remove=(E)Boolean;addAll=(Collect\
ion<E>)Boolean;removeAll=(Collection<E>)Boolean;retainAll=(Collection<E>)Boolean;clear=()Unit
c kotlin.collections.IndexedValue<T>
component1=()Int;component2=()T;index:Int;value:T;copy=(Int=,T=)IndexedValue<T>
c kotlin.collections.IndexingIterable<T>|Iterable<IndexedValue<T>>
iterator=()Iterator<IndexedValue<T>>
c kotlin.collections.IndexingIterator<T>|Iterator<IndexedValue<T>>
hasNext=()Boolean;next=()IndexedValue<T>
c kotlin.collections.IntIterator|Iterator<Int>
next=()Int;nextInt=()Int
i kotlin.collections.Iterable<T>
iterator!()Iterator<T>
i kotlin.collections.Iterator<T>
next!()T;hasNext!()Boolean
c kotlin.collections.LinkedHashMap<K,V>|MutableMap<K,V>
size:Int;isEmpty=()Boolean;containsKey=(K)Boolean;containsValue=(V)Boolean;get=(K)V;put=(K,V)V;remove=(K)V;putAll=(Map<+K,V>)Unit;clear=()Unit;keys:MutableSet<K\
>;values:MutableCollection<V>;entries:MutableSet<MutableMap.MutableEntry<K,V>>
c kotlin.collections.LinkedHashSet<E>|MutableSet<E>
size:Int;isEmpty=()Boolean;contains=(E)Boolean;containsAll=(Collection<E>)Boolean;iterator=()MutableIterator<E>;add=(E)Boolean;remove=(E)Boolean;addAll=(Collect\
ion<E>)Boolean;removeAll=(Collection<E>)Boolean;retainAll=(Collection<E>)Boolean;clear=()Unit
i kotlin.collections.List<E>|Collection<E>
size:Int;isEmpty!()Boolean;contains!(E)Boolean;iterator!()Iterator<E>;containsAll!(Collection<E>)Boolean;get!(Int)E;indexOf!(E)Int;lastIndexOf!(E)Int;listIterat\
or!()ListIterator<E>;listIterator!(Int)ListIterator<E>;subList!(Int,Int)List<E>
i kotlin.collections.ListIterator<T>|Iterator<T>
next!()T;hasNext!()Boolean;hasPrevious!()Boolean;previous!()T;nextIndex!()Int;previousIndex!()Int
c kotlin.collections.LongIterator|Iterator<Long>
next=()Long;nextLong=()Long
i kotlin.collections.Map<K,V>
size:Int;isEmpty!()Boolean;containsKey!(K)Boolean;containsValue!(V)Boolean;get!(K)V;keys:Set<K>;values:Collection<V>;entries:Set<Map.Entry<K,V>>;getOrDefault=(K\
,V)V
i kotlin.collections.Map.Entry<K,V>
key:K;value:V
c kotlin.collections.MovingSubList<E>|AbstractList<E>|RandomAccess
move=(Int,Int)Unit;get=(Int)E;size:Int
i kotlin.collections.MutableCollection<E>|Collection<E>|MutableIterable<E>
iterator!()MutableIterator<E>;add!(E)Boolean;remove!(E)Boolean;addAll!(Collection<E>)Boolean;removeAll!(Collection<E>)Boolean;retainAll!(Collection<E>)Boolean;c\
lear!()Unit
i kotlin.collections.MutableIterable<T>|Iterable<T>
iterator!()MutableIterator<T>
i kotlin.collections.MutableIterator<T>|Iterator<T>
remove!()Unit
i kotlin.collections.MutableList<E>|List<E>|MutableCollection<E>
add!(E)Boolean;remove!(E)Boolean;addAll!(Collection<E>)Boolean;addAll!(Int,Collection<E>)Boolean;removeAll!(Collection<E>)Boolean;retainAll!(Collection<E>)Boole\
an;clear!()Unit;set!(Int,E)E;add!(Int,E)Unit;removeAt!(Int)E;listIterator!()MutableListIterator<E>;listIterator!(Int)MutableListIterator<E>;subList!(Int,Int)Mut\
ableList<E>
i kotlin.collections.MutableListIterator<T>|ListIterator<T>|MutableIterator<T>
next!()T;hasNext!()Boolean;remove!()Unit;set!(T)Unit;add!(T)Unit
i kotlin.collections.MutableMap<K,V>|Map<K,V>
put!(K,V)V;remove!(K)V;putAll!(Map<+K,V>)Unit;clear!()Unit;keys:MutableSet<K>;values:MutableCollection<V>;entries:MutableSet<MutableMap.MutableEntry<K,V>>;remov\
e=(K,V)Boolean
i kotlin.collections.MutableMap.MutableEntry<K,V>|Map.Entry<K,V>
setValue!(V)V
i kotlin.collections.MutableSet<E>|Set<E>|MutableCollection<E>
iterator!()MutableIterator<E>;add!(E)Boolean;remove!(E)Boolean;addAll!(Collection<E>)Boolean;removeAll!(Collection<E>)Boolean;retainAll!(Collection<E>)Boolean;c\
lear!()Unit
i kotlin.collections.RandomAccess

i kotlin.collections.Set<E>|Collection<E>
size:Int;isEmpty!()Boolean;contains!(E)Boolean;iterator!()Iterator<E>;containsAll!(Collection<E>)Boolean
c kotlin.collections.ShortIterator|Iterator<Short>
next=()Short;nextShort=()Short
c kotlin.collections.UByteValueSet
add=(UByte)Boolean
c kotlin.concurrent.Volatile|Annotation

c kotlin.coroutines.AbstractCoroutineContextElement|Element
key:Key<?>
i kotlin.coroutines.Continuation<T>
context:CoroutineContext;resumeWith!(Result<T>)Unit
i kotlin.coroutines.ContinuationInterceptor|CoroutineContext.Element
<T>interceptContinuation!(Continuation<T>)Continuation<T>;releaseInterceptedContinuation=(Continuation<?>)Unit;<E:CoroutineContext.Element>get=(CoroutineContext\
.Key<E>)E;minusKey=(CoroutineContext.Key<?>)CoroutineContext
o kotlin.coroutines.ContinuationInterceptor.Key|CoroutineContext.Key<ContinuationInterceptor>

i kotlin.coroutines.CoroutineContext
<E:Element>get!(Key<E>)E;<R>fold!(R,Function2<R,Element,R>)R;plus=(CoroutineContext)CoroutineContext;minusKey!(Key<?>)CoroutineContext
i kotlin.coroutines.CoroutineContext.Element|CoroutineContext
key:Key<?>;<E:Element>get=(Key<E>)E;<R>fold=(R,Function2<R,Element,R>)R;minusKey=(Key<?>)CoroutineContext
i kotlin.coroutines.CoroutineContext.Key<E:Element>

c kotlin.coroutines.RestrictsSuspension|Annotation

c kotlin.coroutines.SafeContinuation<T>|Continuation<T>
getOrThrow=()Any;context:CoroutineContext;resumeWith=(Result<T>)Unit;callerFrame:CoroutineStackFrame;getStackTraceElement=()StackTraceElement;toString=()String
i kotlin.enums.EnumEntries<E:Enum<E>>|List<E>

c kotlin.enums.EnumEntriesSerializationProxy<E:Enum<E>>|Serializable

c kotlin.io.AccessDeniedException|FileSystemException

c kotlin.io.FileAlreadyExistsException|FileSystemException

c kotlin.io.FilePathComponents
component1=()File;component2=()List<File>;root:File;segments:List<File>;rootName:String;isRooted:Boolean;size:Int;subPath=(Int,Int)File;copy=(File=,List<File>=)\
FilePathComponents
c kotlin.io.FileSystemException|IOException
file:File;other:File;reason:String
c kotlin.io.FileTreeWalk|Sequence<File>
iterator=()Iterator<File>;onEnter=(Function1<File,Boolean>)FileTreeWalk;onLeave=(Function1<File,Unit>)FileTreeWalk;onFail=(Function2<File,IOException,Unit>)File\
TreeWalk;maxDepth=(Int)FileTreeWalk
c kotlin.io.FileWalkDirection
TOP_DOWN:FileWalkDirection;BOTTOM_UP:FileWalkDirection
o kotlin.io.LineReader
readLine=(InputStream,Charset)String
c kotlin.io.NoSuchFileException|FileSystemException

c kotlin.io.ReadAfterEOFException|RuntimeException

i kotlin.io.Serializable

c kotlin.io.encoding.Base64
isUrlSafe:Boolean;isMimeScheme:Boolean;mimeLineLength:Int;paddingOption:PaddingOption;withPadding=(PaddingOption)Base64;encodeToByteArray=(ByteArray,Int=,Int=)B\
yteArray;encodeIntoByteArray=(ByteArray,ByteArray,Int=,Int=,Int=)Int;encode=(ByteArray,Int=,Int=)String;<A:Appendable>encodeToAppendable=(ByteArray,A,Int=,Int=)\
A;decode=(ByteArray,Int=,Int=)ByteArray;decodeIntoByteArray=(ByteArray,ByteArray,Int=,Int=,Int=)Int;decode=(CharSequence,Int=,Int=)ByteArray;decodeIntoByteArray\
=(CharSequence,ByteArray,Int=,Int=,Int=)Int;encodeToByteArrayImpl=(ByteArray,Int,Int)ByteArray;encodeIntoByteArrayImpl=(ByteArray,ByteArray,Int,Int,Int)Int;enco\
deSize=(Int)Int;decodeSize=(ByteArray,Int,Int)Int;charsToBytesImpl=(CharSequence,Int,Int)ByteArray;bytesToStringImpl=(ByteArray)String;checkSourceBounds=(Int,In\
t,Int)Unit
o kotlin.io.encoding.Base64.Default|Base64
bytesPerGroup:Int;symbolsPerGroup:Int;padSymbol:Byte;mimeLineSeparatorSymbols:ByteArray;UrlSafe:Base64;Mime:Base64;Pem:Base64
c kotlin.io.encoding.Base64.PaddingOption
PRESENT:PaddingOption;ABSENT:PaddingOption;PRESENT_OPTIONAL:PaddingOption;ABSENT_OPTIONAL:PaddingOption
i kotlin.io.path.CopyActionContext
copyToIgnoringExistingDirectory^(Path,Path,Boolean)CopyActionResult
c kotlin.io.path.CopyActionResult
CONTINUE:CopyActionResult;SKIP_SUBTREE:CopyActionResult;TERMINATE:CopyActionResult
i kotlin.io.path.FileVisitorBuilder
onPreVisitDirectory!(Function2<Path,BasicFileAttributes,FileVisitResult>)Unit;onVisitFile!(Function2<Path,BasicFileAttributes,FileVisitResult>)Unit;onVisitFileF\
ailed!(Function2<Path,IOException,FileVisitResult>)Unit;onPostVisitDirectory!(Function2<Path,IOException,FileVisitResult>)Unit
c kotlin.io.path.FileVisitorBuilderImpl|FileVisitorBuilder
onPreVisitDirectory=(Function2<Path,BasicFileAttributes,FileVisitResult>)Unit;onVisitFile=(Function2<Path,BasicFileAttributes,FileVisitResult>)Unit;onVisitFileF\
ailed=(Function2<Path,IOException,FileVisitResult>)Unit;onPostVisitDirectory=(Function2<Path,IOException,FileVisitResult>)Unit;build=()FileVisitor<Path>
c kotlin.io.path.IllegalFileNameException|FileSystemException

o kotlin.io.path.LinkFollowing
toLinkOptions=(Boolean)Array<LinkOption>;toVisitOptions=(Boolean)Set<FileVisitOption>
c kotlin.io.path.OnErrorResult
SKIP_SUBTREE:OnErrorResult;TERMINATE:OnErrorResult
c kotlin.io.path.PathTreeWalk|Sequence<Path>
iterator=()Iterator<Path>
c kotlin.io.path.PathWalkOption
INCLUDE_DIRECTORIES:PathWalkOption;BREADTH_FIRST:PathWalkOption;FOLLOW_LINKS:PathWalkOption
c kotlin.jvm.ImplicitlyActualizedByJvmDeclaration|Annotation

c kotlin.jvm.JvmDefault|Annotation

c kotlin.jvm.JvmDefaultWithCompatibility|Annotation

c kotlin.jvm.JvmDefaultWithoutCompatibility|Annotation

c kotlin.jvm.JvmField|Annotation

c kotlin.jvm.JvmInline|Annotation

c kotlin.jvm.JvmMultifileClass|Annotation

c kotlin.jvm.JvmName|Annotation
name:String
c kotlin.jvm.JvmOverloads|Annotation

c kotlin.jvm.JvmPackageName|Annotation
name:String
c kotlin.jvm.JvmRecord|Annotation

c kotlin.jvm.JvmSerializableLambda|Annotation

c kotlin.jvm.JvmStatic|Annotation

c kotlin.jvm.JvmSuppressWildcards|Annotation
suppress:Boolean
c kotlin.jvm.JvmSynthetic|Annotation

c kotlin.jvm.JvmWildcard|Annotation

c kotlin.jvm.KotlinReflectionNotSupportedError|Error

c kotlin.jvm.PurelyImplements|Annotation
value:String
c kotlin.jvm.Strictfp|Annotation

c kotlin.jvm.Synchronized|Annotation

c kotlin.jvm.Throws|Annotation
exceptionClasses:Array<+KClass<+Throwable>>
c kotlin.jvm.Transient|Annotation

c kotlin.jvm.Volatile|Annotation

o kotlin.properties.Delegates
<T:Any>notNull=()ReadWriteProperty<Any,T>;<T>observable=(T,Function3<KProperty<?>,T,T,Unit>)ReadWriteProperty<Any,T>;<T>vetoable=(T,Function3<KProperty<?>,T,T,B\
oolean>)ReadWriteProperty<Any,T>
c kotlin.properties.ObservableProperty<V>|ReadWriteProperty<Any,V>
beforeChange=(KProperty<?>,V,V)Boolean;afterChange=(KProperty<?>,V,V)Unit;getValue=(Any,KProperty<?>)V;setValue=(Any,KProperty<?>,V)Unit;toString=()String
i kotlin.properties.PropertyDelegateProvider<T,D>
provideDelegate!(T,KProperty<?>)D
i kotlin.properties.ReadOnlyProperty<T,V>
getValue!(T,KProperty<?>)V
i kotlin.properties.ReadWriteProperty<T,V>|ReadOnlyProperty<T,V>
getValue!(T,KProperty<?>)V;setValue!(T,KProperty<?>,V)Unit
c kotlin.random.AbstractPlatformRandom|Random
impl:java.util.Random;nextBits=(Int)Int;nextInt=()Int;nextInt=(Int)Int;nextLong=()Long;nextBoolean=()Boolean;nextDouble=()Double;nextFloat=()Float;nextBytes=(By\
teArray)ByteArray
c kotlin.random.FallbackThreadLocalRandom|AbstractPlatformRandom
impl:java.util.Random
c kotlin.random.Random
nextBits=(Int)Int;nextInt=()Int;nextInt=(Int)Int;nextInt=(Int,Int)Int;nextLong=()Long;nextLong=(Long)Long;nextLong=(Long,Long)Long;nextBoolean=()Boolean;nextDou\
ble=()Double;nextDouble=(Double)Double;nextDouble=(Double,Double)Double;nextFloat=()Float;nextBytes=(ByteArray,Int=,Int=)ByteArray;nextBytes=(ByteArray)ByteArra\
y;nextBytes=(Int)ByteArray
o kotlin.random.Random.Default|Random|Serializable
nextBits=(Int)Int;nextInt=()Int;nextInt=(Int)Int;nextInt=(Int,Int)Int;nextLong=()Long;nextLong=(Long)Long;nextLong=(Long,Long)Long;nextBoolean=()Boolean;nextDou\
ble=()Double;nextDouble=(Double)Double;nextDouble=(Double,Double)Double;nextFloat=()Float;nextBytes=(ByteArray)ByteArray;nextBytes=(Int)ByteArray;nextBytes=(Byt\
eArray,Int,Int)ByteArray
c kotlin.random.XorWowRandom|Random|Serializable
nextInt=()Int;nextBits=(Int)Int
c kotlin.ranges.CharProgression|Iterable<Char>
first:Char;last:Char;step:Int;iterator=()CharIterator;isEmpty=()Boolean;equals=(Any)Boolean;hashCode=()Int;toString=()String
o kotlin.ranges.CharProgression.Companion
fromClosedRange=(Char,Char,Int)CharProgression
c kotlin.ranges.CharProgressionIterator|CharIterator
step:Int;hasNext=()Boolean;nextChar=()Char
c kotlin.ranges.CharRange|CharProgression|ClosedRange<Char>|OpenEndRange<Char>
start:Char;endInclusive:Char;endExclusive:Char;contains=(Char)Boolean;isEmpty=()Boolean;equals=(Any)Boolean;hashCode=()Int;toString=()String
o kotlin.ranges.CharRange.Companion
EMPTY:CharRange
i kotlin.ranges.ClosedFloatingPointRange<T:Comparable<T>>|ClosedRange<T>
contains=(T)Boolean;isEmpty=()Boolean;lessThanOrEquals!(T,T)Boolean
i kotlin.ranges.ClosedRange<T:Comparable<T>>
start:T;endInclusive:T;contains=(T)Boolean;isEmpty=()Boolean
c kotlin.ranges.IntProgression|Iterable<Int>
first:Int;last:Int;step:Int;iterator=()IntIterator;isEmpty=()Boolean;equals=(Any)Boolean;hashCode=()Int;toString=()String
o kotlin.ranges.IntProgression.Companion
fromClosedRange=(Int,Int,Int)IntProgression
c kotlin.ranges.IntProgressionIterator|IntIterator
step:Int;hasNext=()Boolean;nextInt=()Int
c kotlin.ranges.IntRange|IntProgression|ClosedRange<Int>|OpenEndRange<Int>
start:Int;endInclusive:Int;endExclusive:Int;contains=(Int)Boolean;isEmpty=()Boolean;equals=(Any)Boolean;hashCode=()Int;toString=()String
o kotlin.ranges.IntRange.Companion
EMPTY:IntRange
c kotlin.ranges.LongProgression|Iterable<Long>
first:Long;last:Long;step:Long;iterator=()LongIterator;isEmpty=()Boolean;equals=(Any)Boolean;hashCode=()Int;toString=()String
o kotlin.ranges.LongProgression.Companion
fromClosedRange=(Long,Long,Long)LongProgression
c kotlin.ranges.LongProgressionIterator|LongIterator
step:Long;hasNext=()Boolean;nextLong=()Long
c kotlin.ranges.LongRange|LongProgression|ClosedRange<Long>|OpenEndRange<Long>
start:Long;endInclusive:Long;endExclusive:Long;contains=(Long)Boolean;isEmpty=()Boolean;equals=(Any)Boolean;hashCode=()Int;toString=()String
o kotlin.ranges.LongRange.Companion
EMPTY:LongRange
i kotlin.ranges.OpenEndRange<T:Comparable<T>>
start:T;endExclusive:T;contains=(T)Boolean;isEmpty=()Boolean
c kotlin.ranges.UIntProgression|Iterable<UInt>
first:UInt;last:UInt;step:Int;iterator=()Iterator<UInt>;isEmpty=()Boolean;equals=(Any)Boolean;hashCode=()Int;toString=()String
o kotlin.ranges.UIntProgression.Companion
fromClosedRange=(UInt,UInt,Int)UIntProgression
c kotlin.ranges.UIntRange|UIntProgression|ClosedRange<UInt>|OpenEndRange<UInt>
start:UInt;endInclusive:UInt;endExclusive:UInt;contains=(UInt)Boolean;isEmpty=()Boolean;equals=(Any)Boolean;hashCode=()Int;toString=()String
o kotlin.ranges.UIntRange.Companion
EMPTY:UIntRange
c kotlin.ranges.ULongProgression|Iterable<ULong>
first:ULong;last:ULong;step:Long;iterator=()Iterator<ULong>;isEmpty=()Boolean;equals=(Any)Boolean;hashCode=()Int;toString=()String
o kotlin.ranges.ULongProgression.Companion
fromClosedRange=(ULong,ULong,Long)ULongProgression
c kotlin.ranges.ULongRange|ULongProgression|ClosedRange<ULong>|OpenEndRange<ULong>
start:ULong;endInclusive:ULong;endExclusive:ULong;contains=(ULong)Boolean;isEmpty=()Boolean;equals=(Any)Boolean;hashCode=()Int;toString=()String
o kotlin.ranges.ULongRange.Companion
EMPTY:ULongRange
i kotlin.reflect.KAnnotatedElement
annotations:List<Annotation>
i kotlin.reflect.KCallable<R>|KAnnotatedElement
name:String;parameters:List<KParameter>;returnType:KType;typeParameters:List<KTypeParameter>;call!(Any...)R;callBy!(Map<KParameter,Any>)R;visibility:KVisibility\
;isFinal:Boolean;isOpen:Boolean;isAbstract:Boolean;isSuspend:Boolean
i kotlin.reflect.KClass<T:Any>|KClassifier
simpleName:String;qualifiedName:String;isInstance!(Any)Boolean;equals!(Any)Boolean;hashCode!()Int;members:Collection<KCallable<?>>;constructors:Collection<KFunc\
tion<T>>;nestedClasses:Collection<KClass<?>>;objectInstance:T;typeParameters:List<KTypeParameter>;supertypes:List<KType>;sealedSubclasses:List<KClass<+T>>;visib\
ility:KVisibility;isFinal:Boolean;isOpen:Boolean;isAbstract:Boolean;isSealed:Boolean;isData:Boolean;isInner:Boolean;isCompanion:Boolean;isFun:Boolean;isValue:Bo\
olean
i kotlin.reflect.KClassifier

i kotlin.reflect.KDeclarationContainer
members:Collection<KCallable<?>>
i kotlin.reflect.KFunction<R>|KCallable<R>|Function<R>
isInline:Boolean;isExternal:Boolean;isOperator:Boolean;isInfix:Boolean;isSuspend:Boolean
i kotlin.reflect.KMutableProperty<V>|KProperty<V>
setter:Setter<V>
i kotlin.reflect.KMutableProperty.Setter<V>|KProperty.Accessor<V>|KFunction<Unit>

i kotlin.reflect.KMutableProperty0<V>|KProperty0<V>|KMutableProperty<V>
set!(V)Unit;setter:Setter<V>
i kotlin.reflect.KMutableProperty0.Setter<V>|KMutableProperty.Setter<V>|Function1<V,Unit>

i kotlin.reflect.KMutableProperty1<T,V>|KProperty1<T,V>|KMutableProperty<V>
set!(T,V)Unit;setter:Setter<T,V>
i kotlin.reflect.KMutableProperty1.Setter<T,V>|KMutableProperty.Setter<V>|Function2<T,V,Unit>

i kotlin.reflect.KMutableProperty2<D,E,V>|KProperty2<D,E,V>|KMutableProperty<V>
set!(D,E,V)Unit;setter:Setter<D,E,V>
i kotlin.reflect.KMutableProperty2.Setter<D,E,V>|KMutableProperty.Setter<V>|Function3<D,E,V,Unit>

i kotlin.reflect.KParameter|KAnnotatedElement
index:Int;name:String;type:KType;kind:Kind;isOptional:Boolean;isVararg:Boolean
c kotlin.reflect.KParameter.Kind
INSTANCE:Kind;CONTEXT:Kind;EXTENSION_RECEIVER:Kind;VALUE:Kind
i kotlin.reflect.KProperty<V>|KCallable<V>
isLateinit:Boolean;isConst:Boolean;getter:Getter<V>
i kotlin.reflect.KProperty.Accessor<V>
property:KProperty<V>
i kotlin.reflect.KProperty.Getter<V>|Accessor<V>|KFunction<V>

i kotlin.reflect.KProperty0<V>|KProperty<V>|Function0<V>
get!()V;getDelegate!()Any;getter:Getter<V>
i kotlin.reflect.KProperty0.Getter<V>|KProperty.Getter<V>|Function0<V>

i kotlin.reflect.KProperty1<T,V>|KProperty<V>|Function1<T,V>
get!(T)V;getDelegate!(T)Any;getter:Getter<T,V>
i kotlin.reflect.KProperty1.Getter<T,V>|KProperty.Getter<V>|Function1<T,V>

i kotlin.reflect.KProperty2<D,E,V>|KProperty<V>|Function2<D,E,V>
get!(D,E)V;getDelegate!(D,E)Any;getter:Getter<D,E,V>
i kotlin.reflect.KProperty2.Getter<D,E,V>|KProperty.Getter<V>|Function2<D,E,V>

i kotlin.reflect.KType|KAnnotatedElement
classifier:KClassifier;arguments:List<KTypeProjection>;isMarkedNullable:Boolean
i kotlin.reflect.KTypeParameter|KClassifier
name:String;upperBounds:List<KType>;variance:KVariance;isReified:Boolean
c kotlin.reflect.KTypeProjection
component1=()KVariance;component2=()KType;variance:KVariance;type:KType;toString=()String;copy=(KVariance=,KType=)KTypeProjection
o kotlin.reflect.KTypeProjection.Companion
star:KTypeProjection;STAR:KTypeProjection;invariant=(KType)KTypeProjection;contravariant=(KType)KTypeProjection;covariant=(KType)KTypeProjection
c kotlin.reflect.KVariance
INVARIANT:KVariance;IN:KVariance;OUT:KVariance
c kotlin.reflect.KVisibility
PUBLIC:KVisibility;PROTECTED:KVisibility;INTERNAL:KVisibility;PRIVATE:KVisibility
c kotlin.sequences.ConstrainedOnceSequence<T>|Sequence<T>
iterator=()Iterator<T>
c kotlin.sequences.DistinctSequence<T,K>|Sequence<T>
iterator=()Iterator<T>
c kotlin.sequences.DropSequence<T>|Sequence<T>|DropTakeSequence<T>
drop=(Int)Sequence<T>;take=(Int)Sequence<T>;iterator=()Iterator<T>
i kotlin.sequences.DropTakeSequence<T>|Sequence<T>
drop!(Int)Sequence<T>;take!(Int)Sequence<T>
c kotlin.sequences.DropWhileSequence<T>|Sequence<T>
iterator=()Iterator<T>
c kotlin.sequences.FilteringSequence<T>|Sequence<T>
iterator=()Iterator<T>
c kotlin.sequences.FlatteningSequence<T,R,E>|Sequence<E>
iterator=()Iterator<E>
c kotlin.sequences.IndexingSequence<T>|Sequence<IndexedValue<T>>
iterator=()Iterator<IndexedValue<T>>
c kotlin.sequences.MergingSequence<T1,T2,V>|Sequence<V>
iterator=()Iterator<V>
i kotlin.sequences.Sequence<T>
iterator!()Iterator<T>
c kotlin.sequences.SequenceScope<T>
yield=(T)Unit;yieldAll=(Iterator<T>)Unit;yieldAll=(Iterable<T>)Unit;yieldAll=(Sequence<T>)Unit
c kotlin.sequences.SubSequence<T>|Sequence<T>|DropTakeSequence<T>
drop=(Int)Sequence<T>;take=(Int)Sequence<T>
c kotlin.sequences.TakeSequence<T>|Sequence<T>|DropTakeSequence<T>
drop=(Int)Sequence<T>;take=(Int)Sequence<T>;iterator=()Iterator<T>
c kotlin.sequences.TakeWhileSequence<T>|Sequence<T>
iterator=()Iterator<T>
c kotlin.sequences.TransformingIndexedSequence<T,R>|Sequence<R>
iterator=()Iterator<R>
c kotlin.sequences.TransformingSequence<T,R>|Sequence<R>
iterator=()Iterator<R>;<E>flatten=(Function1<R,Iterator<E>>)Sequence<E>
i kotlin.text.Appendable
append!(Char)Appendable;append!(CharSequence)Appendable;append!(CharSequence,Int,Int)Appendable
c kotlin.text.CharCategory
UNASSIGNED:CharCategory;UPPERCASE_LETTER:CharCategory;LOWERCASE_LETTER:CharCategory;TITLECASE_LETTER:CharCategory;MODIFIER_LETTER:CharCategory;OTHER_LETTER:Char\
Category;NON_SPACING_MARK:CharCategory;ENCLOSING_MARK:CharCategory;COMBINING_SPACING_MARK:CharCategory;DECIMAL_DIGIT_NUMBER:CharCategory;LETTER_NUMBER:CharCateg\
ory;OTHER_NUMBER:CharCategory;SPACE_SEPARATOR:CharCategory;LINE_SEPARATOR:CharCategory;PARAGRAPH_SEPARATOR:CharCategory;CONTROL:CharCategory;FORMAT:CharCategory\
;PRIVATE_USE:CharCategory;SURROGATE:CharCategory;DASH_PUNCTUATION:CharCategory;START_PUNCTUATION:CharCategory;END_PUNCTUATION:CharCategory;CONNECTOR_PUNCTUATION\
:CharCategory;OTHER_PUNCTUATION:CharCategory;MATH_SYMBOL:CharCategory;CURRENCY_SYMBOL:CharCategory;MODIFIER_SYMBOL:CharCategory;OTHER_SYMBOL:CharCategory;INITIA\
L_QUOTE_PUNCTUATION:CharCategory;FINAL_QUOTE_PUNCTUATION:CharCategory;code:String;contains=(Char)Boolean;value:Int
o kotlin.text.CharCategory.Companion
valueOf=(Int)CharCategory
c kotlin.text.CharDirectionality
value:Int;UNDEFINED:CharDirectionality;LEFT_TO_RIGHT:CharDirectionality;RIGHT_TO_LEFT:CharDirectionality;RIGHT_TO_LEFT_ARABIC:CharDirectionality;EUROPEAN_NUMBER\
:CharDirectionality;EUROPEAN_NUMBER_SEPARATOR:CharDirectionality;EUROPEAN_NUMBER_TERMINATOR:CharDirectionality;ARABIC_NUMBER:CharDirectionality;COMMON_NUMBER_SE\
PARATOR:CharDirectionality;NONSPACING_MARK:CharDirectionality;BOUNDARY_NEUTRAL:CharDirectionality;PARAGRAPH_SEPARATOR:CharDirectionality;SEGMENT_SEPARATOR:CharD\
irectionality;WHITESPACE:CharDirectionality;OTHER_NEUTRALS:CharDirectionality;LEFT_TO_RIGHT_EMBEDDING:CharDirectionality;LEFT_TO_RIGHT_OVERRIDE:CharDirectionali\
ty;RIGHT_TO_LEFT_EMBEDDING:CharDirectionality;RIGHT_TO_LEFT_OVERRIDE:CharDirectionality;POP_DIRECTIONAL_FORMAT:CharDirectionality
o kotlin.text.CharDirectionality.Companion
valueOf=(Int)CharDirectionality
c kotlin.text.CharacterCodingException|Exception

o kotlin.text.Charsets
UTF_8:Charset;UTF_16:Charset;UTF_16BE:Charset;UTF_16LE:Charset;US_ASCII:Charset;ISO_8859_1:Charset;UTF_32:Charset;UTF_32LE:Charset;UTF_32BE:Charset
c kotlin.text.HexFormat
upperCase:Boolean;bytes:BytesHexFormat;number:NumberHexFormat;toString=()String
c kotlin.text.HexFormat.Builder
upperCase:Boolean;bytes:BytesHexFormat.Builder;number:NumberHexFormat.Builder;bytes=(ExtensionFunction1<BytesHexFormat.Builder,Unit>)Unit;number=(ExtensionFunct\
ion1<NumberHexFormat.Builder,Unit>)Unit;build=()HexFormat
c kotlin.text.HexFormat.BytesHexFormat
bytesPerLine:Int;bytesPerGroup:Int;groupSeparator:String;byteSeparator:String;bytePrefix:String;byteSuffix:String;noLineAndGroupSeparator:Boolean;shortByteSepar\
atorNoPrefixAndSuffix:Boolean;ignoreCase:Boolean;toString=()String;appendOptionsTo=(StringBuilder,String)StringBuilder
c kotlin.text.HexFormat.BytesHexFormat.Builder
bytesPerLine:Int;bytesPerGroup:Int;groupSeparator:String;byteSeparator:String;bytePrefix:String;byteSuffix:String;build=()BytesHexFormat
o kotlin.text.HexFormat.BytesHexFormat.Companion

o kotlin.text.HexFormat.Companion
Default:HexFormat;UpperCase:HexFormat
c kotlin.text.HexFormat.NumberHexFormat
prefix:String;suffix:String;removeLeadingZeros:Boolean;minLength:Int;isDigitsOnly:Boolean;isDigitsOnlyAndNoPadding:Boolean;ignoreCase:Boolean;toString=()String;\
appendOptionsTo=(StringBuilder,String)StringBuilder
c kotlin.text.HexFormat.NumberHexFormat.Builder
prefix:String;suffix:String;removeLeadingZeros:Boolean;minLength:Int;build=()NumberHexFormat
o kotlin.text.HexFormat.NumberHexFormat.Companion

c kotlin.text.MatchGroup
value:String;component1=()String;component2=()IntRange;range:IntRange;copy=(String=,IntRange=)MatchGroup
i kotlin.text.MatchGroupCollection|Collection<MatchGroup>
get!(Int)MatchGroup
i kotlin.text.MatchNamedGroupCollection|MatchGroupCollection
get!(String)MatchGroup
i kotlin.text.MatchResult
range:IntRange;value:String;groups:MatchGroupCollection;groupValues:List<String>;destructured:Destructured;next!()MatchResult
c kotlin.text.MatchResult.Destructured
match:MatchResult;component1=()String;component2=()String;component3=()String;component4=()String;component5=()String;component6=()String;component7=()String;co\
mponent8=()String;component9=()String;component10=()String;toList=()List<String>
c kotlin.text.Regex
pattern:String;options:Set<RegexOption>;matchEntire=(CharSequence)MatchResult;matches=(CharSequence)Boolean;matchAt=(CharSequence,Int)MatchResult;matchesAt=(Cha\
rSequence,Int)Boolean;containsMatchIn=(CharSequence)Boolean;replace=(CharSequence,String)String;replace=(CharSequence,Function1<MatchResult,CharSequence>)String\
;replaceFirst=(CharSequence,String)String;find=(CharSequence,Int=)MatchResult;findAll=(CharSequence,Int=)Sequence<MatchResult>;split=(CharSequence,Int=)List<Str\
ing>;splitToSequence=(CharSequence,Int=)Sequence<String>
o kotlin.text.Regex.Companion
fromLiteral=(String)Regex;escape=(String)String;escapeReplacement=(String)String
c kotlin.text.RegexOption|FlagEnum
IGNORE_CASE:RegexOption;MULTILINE:RegexOption;value:Int;mask:Int;LITERAL:RegexOption;UNIX_LINES:RegexOption;COMMENTS:RegexOption;DOT_MATCHES_ALL:RegexOption;CAN\
ON_EQ:RegexOption
c kotlin.text.StringBuilder|Appendable|CharSequence
length:Int;get=(Int)Char;subSequence=(Int,Int)CharSequence;capacity=()Int;ensureCapacity=(Int)Unit;indexOf=(String)Int;indexOf=(String,Int)Int;lastIndexOf=(Stri\
ng)Int;lastIndexOf=(String,Int)Int;setLength=(Int)Unit;substring=(Int)String;substring=(Int,Int)String;trimToSize=()Unit
o kotlin.text.Typography
quote:Char;dollar:Char;amp:Char;less:Char;greater:Char;nbsp:Char;times:Char;cent:Char;pound:Char;section:Char;copyright:Char;leftGuillemet:Char;rightGuillemet:C\
har;registered:Char;degree:Char;plusMinus:Char;paragraph:Char;middleDot:Char;half:Char;ndash:Char;mdash:Char;leftSingleQuote:Char;rightSingleQuote:Char;lowSingl\
eQuote:Char;leftDoubleQuote:Char;rightDoubleQuote:Char;lowDoubleQuote:Char;dagger:Char;doubleDagger:Char;bullet:Char;ellipsis:Char;prime:Char;doublePrime:Char;e\
uro:Char;tm:Char;almostEqual:Char;notEqual:Char;lessOrEqual:Char;greaterOrEqual:Char;leftGuillemete:Char;rightGuillemete:Char
c kotlin.time.AbstractLongTimeSource|TimeSource.WithComparableMarks
unit:DurationUnit;read=()Long;markNow=()ComparableTimeMark
i kotlin.time.Clock
now!()Instant
o kotlin.time.Clock.Companion

o kotlin.time.Clock.System|Clock
now=()Instant
i kotlin.time.ComparableTimeMark|TimeMark|Comparable<ComparableTimeMark>
plus!(Duration)ComparableTimeMark;minus=(Duration)ComparableTimeMark;minus!(ComparableTimeMark)Duration;compareTo=(ComparableTimeMark)Int;equals!(Any)Boolean;ha\
shCode!()Int
c kotlin.time.Duration

c kotlin.time.DurationUnit
NANOSECONDS:DurationUnit;MICROSECONDS:DurationUnit;MILLISECONDS:DurationUnit;SECONDS:DurationUnit;MINUTES:DurationUnit;HOURS:DurationUnit;DAYS:DurationUnit;time\
Unit:TimeUnit
c kotlin.time.Instant|Comparable<Instant>|Serializable
epochSeconds:Long;nanosecondsOfSecond:Int;toEpochMilliseconds=()Long;plus=(Duration)Instant;minus=(Duration)Instant;minus=(Instant)Duration;compareTo=(Instant)I\
nt;equals=(Any)Boolean;hashCode=()Int;toString=()String
o kotlin.time.Instant.Companion
now=()Instant;fromEpochMilliseconds=(Long)Instant;fromEpochSeconds=(Long,Long=)Instant;fromEpochSeconds=(Long,Int)Instant;parse=(CharSequence)Instant;parseOrNul\
l=(CharSequence)Instant;DISTANT_PAST:Instant;DISTANT_FUTURE:Instant
o kotlin.time.MonotonicTimeSource|TimeSource.WithComparableMarks
markNow=()TimeSource.Monotonic.ValueTimeMark;elapsedFrom=(TimeSource.Monotonic.ValueTimeMark)Duration;differenceBetween=(TimeSource.Monotonic.ValueTimeMark,Time\
Source.Monotonic.ValueTimeMark)Duration;adjustReading=(TimeSource.Monotonic.ValueTimeMark,Duration)TimeSource.Monotonic.ValueTimeMark;toString=()String;markNow=\
()ValueTimeMark;elapsedFrom=(ValueTimeMark)Duration;differenceBetween=(ValueTimeMark,ValueTimeMark)Duration;adjustReading=(ValueTimeMark,Duration)ValueTimeMark
i kotlin.time.TimeMark
elapsedNow!()Duration;plus=(Duration)TimeMark;minus=(Duration)TimeMark;hasPassedNow=()Boolean;hasNotPassedNow=()Boolean
i kotlin.time.TimeSource
markNow!()TimeMark
o kotlin.time.TimeSource.Companion

o kotlin.time.TimeSource.Monotonic|TimeSource.WithComparableMarks
markNow=()ValueTimeMark;toString=()String
c kotlin.time.TimeSource.Monotonic.ValueTimeMark|ComparableTimeMark
reading:ValueTimeMarkReading;elapsedNow=()Duration;plus=(Duration)ValueTimeMark;minus=(Duration)ValueTimeMark;hasPassedNow=()Boolean;hasNotPassedNow=()Boolean;m\
inus=(ComparableTimeMark)Duration;minus=(ValueTimeMark)Duration;compareTo=(ValueTimeMark)Int
i kotlin.time.TimeSource.WithComparableMarks|TimeSource
markNow!()ComparableTimeMark
c kotlin.time.TimedValue<T>
component1=()T;component2=()Duration;value:T;duration:Duration;copy=(T=,Duration=)TimedValue<T>
c kotlin.time.ValueTimeMarkReading

c kotlin.uuid.Uuid|Comparable<Uuid>|Serializable
<T>toLongs=(Function2<Long,Long,T>)T;<T>toULongs=(Function2<ULong,ULong,T>)T;toString=()String;toHexDashString=()String;toHexString=()String;toByteArray=()ByteA\
rray;equals=(Any)Boolean;compareTo=(Uuid)Int;hashCode=()Int
o kotlin.uuid.Uuid.Companion
NIL:Uuid;SIZE_BYTES:Int;SIZE_BITS:Int;fromLongs=(Long,Long)Uuid;fromULongs=(ULong,ULong)Uuid;fromByteArray=(ByteArray)Uuid;parse=(String)Uuid;parseOrNull=(Strin\
g)Uuid;parseHexDash=(String)Uuid;parseHexDashOrNull=(String)Uuid;parseHex=(String)Uuid;parseHexOrNull=(String)Uuid;random=()Uuid;generateV4=()Uuid;generateV7=()\
Uuid;generateV7NonMonotonicAt=(Instant)Uuid;generateV7=(Clock)Uuid;LEXICAL_ORDER:Comparator<Uuid>
f kotlin
<A,B,C,D,E,F,R>context=(A,B,C,D,E,F,Function0<R>)R;<A,B,C,D,E,R>context=(A,B,C,D,E,Function0<R>)R;<A,B,C,D,R>context=(A,B,C,D,Function0<R>)R;<A,B,C,R>context=(A\
,B,C,Function0<R>)R;<A,B,R>context=(A,B,Function0<R>)R;<A,B>to^(A,B)Pair<A,B>;<R,T:R>getOrDefault^(Result<T>,R)R;<R,T:R>getOrElse^(Result<T>,Function1<Throwable\
,R>)R;<R,T:R>recoverCatching^(Result<T>,Function1<Throwable,R>)Result<R>;<R,T:R>recover^(Result<T>,Function1<Throwable,R>)Result<R>;<R,T>fold^(Result<T>,Functio\
n1<T,R>,Function1<Throwable,R>)R;<R,T>mapCatching^(Result<T>,Function1<T,R>)Result<R>;<R,T>map^(Result<T>,Function1<T,R>)Result<R>;<R>run=(Function0<R>)R;<R>run\
Catching=(Function0<R>)Result<R>;<R>synchronized=(Any,Function0<R>)R;<T,R>context=(T,Function0<R>)R;<T,R>invoke^(DeepRecursiveFunction<T,R>,T)R;<T,R>let^(T,Func\
tion1<T,R>)R;<T,R>runCatching^(T,ExtensionFunction1<T,R>)Result<R>;<T,R>run^(T,ExtensionFunction1<T,R>)R;<T,R>with=(T,ExtensionFunction1<T,R>)R;<T,V>getValue^(K\
Property1<T,V>,T,KProperty<?>)V;<T,V>setValue^(KMutableProperty1<T,V>,T,KProperty<?>,V)Unit;<T:Any>checkNotNull=(T)T;<T:Any>checkNotNull=(T,Function0<Any>)T;<T:\
Any>requireNotNull=(T)T;<T:Any>requireNotNull=(T,Function0<Any>)T;<T:AutoCloseable,R>use^(T,Function1<T,R>)R;<T:Enum<T>>enumValueOf=(String)T;<T:Enum<T>>enumVal\
ues=()Array<T>;<T>also^(T,Function1<T,Unit>)T;<T>apply^(T,ExtensionFunction1<T,Unit>)T;<T>arrayOf=(T...)Array<T>;<T>arrayOfNulls=(Int)Array<T>;<T>compareTo^(Com\
parable<T>,T)Int;<T>emptyArray=()Array<T>;<T>getOrThrow^(Result<T>)T;<T>getValue^(Lazy<T>,Any,KProperty<?>)T;<T>lazy=(Any,Function0<T>)Lazy<T>;<T>lazy=(Function\
0<T>)Lazy<T>;<T>lazy=(LazyThreadSafetyMode,Function0<T>)Lazy<T>;<T>lazyOf=(T)Lazy<T>;<T>onFailure^(Result<T>,Function1<Throwable,Unit>)Result<T>;<T>onSuccess^(R\
esult<T>,Function1<T,Unit>)Result<T>;<T>takeIf^(T,Function1<T,Boolean>)T;<T>takeUnless^(T,Function1<T,Boolean>)T;<T>toList^(Pair<T,T>)List<T>;<T>toList^(Triple<\
T,T,T>)List<T>;<U,S>callRecursive^(DeepRecursiveFunction<U,S>,U)S;<V>getValue^(KProperty0<V>,Any,KProperty<?>)V;<V>setValue^(KMutableProperty0<V>,Any,KProperty<\
?>,V)Unit;AutoCloseable=(Function0<Unit>)AutoCloseable;Char=(Int)Char;Char=(UShort)Char;TODO=()Nothing;TODO=(String)Nothing;addSuppressed^(Throwable,Throwable)U\
nit;and^(BigInteger,BigInteger)BigInteger;assert=(Boolean)Unit;assert=(Boolean,Function0<Any>)Unit;booleanArrayOf=(Boolean...)BooleanArray;byteArrayOf=(Byte...)\
ByteArray;callRecursive=(T)R;charArrayOf=(Char...)CharArray;check=(Boolean)Unit;check=(Boolean,Function0<Any>)Unit;closeFinally^(AutoCloseable,Throwable)Unit;co\
de^(Char):Int;contains=(UByte)Boolean;contains=(UInt)Boolean;contains=(ULong)Boolean;contains=(UShort)Boolean;containsAll=(Collection<UByte>)Boolean;containsAll\
=(Collection<UInt>)Boolean;containsAll=(Collection<ULong>)Boolean;containsAll=(Collection<UShort>)Boolean;countLeadingZeroBits^(Byte)Int;countLeadingZeroBits^(I\
nt)Int;countLeadingZeroBits^(Long)Int;countLeadingZeroBits^(Short)Int;countLeadingZeroBits^(UByte)Int;countLeadingZeroBits^(UInt)Int;countLeadingZeroBits^(ULong\
)Int;countLeadingZeroBits^(UShort)Int;countOneBits^(Byte)Int;countOneBits^(Int)Int;countOneBits^(Long)Int;countOneBits^(Short)Int;countOneBits^(UByte)Int;countO\
neBits^(UInt)Int;countOneBits^(ULong)Int;countOneBits^(UShort)Int;countTrailingZeroBits^(Byte)Int;countTrailingZeroBits^(Int)Int;countTrailingZeroBits^(Long)Int\
;countTrailingZeroBits^(Short)Int;countTrailingZeroBits^(UByte)Int;countTrailingZeroBits^(UInt)Int;countTrailingZeroBits^(ULong)Int;countTrailingZeroBits^(UShor\
t)Int;createFailure=(Throwable)Any;dec^(BigDecimal)BigDecimal;dec^(BigInteger)BigInteger;div^(BigDecimal,BigDecimal)BigDecimal;div^(BigInteger,BigInteger)BigInt\
eger;doubleArrayOf=(Double...)DoubleArray;doubleToUInt=(Double)UInt;doubleToULong=(Double)ULong;error=(Any)Nothing;floatArrayOf=(Float...)FloatArray;floatToUInt\
=(Float)UInt;floatToULong=(Float)ULong;floorDiv^(Byte,Byte)Int;floorDiv^(Byte,Int)Int;floorDiv^(Byte,Long)Long;floorDiv^(Byte,Short)Int;floorDiv^(Int,Byte)Int;f\
loorDiv^(Int,Int)Int;floorDiv^(Int,Long)Long;floorDiv^(Int,Short)Int;floorDiv^(Long,Byte)Long;floorDiv^(Long,Int)Long;floorDiv^(Long,Long)Long;floorDiv^(Long,Sh\
ort)Long;floorDiv^(Short,Byte)Int;floorDiv^(Short,Int)Int;floorDiv^(Short,Long)Long;floorDiv^(Short,Short)Int;fromBits^(Double.Companion,Long)Double;fromBits^(F\
loat.Companion,Int)Float;get=(Int)UByte;get=(Int)UInt;get=(Int)ULong;get=(Int)UShort;hashCode^(Any)Int;inc^(BigDecimal)BigDecimal;inc^(BigInteger)BigInteger;int\
ArrayOf=(Int...)IntArray;inv^(BigInteger)BigInteger;isEmpty=()Boolean;isFinite^(Double)Boolean;isFinite^(Float)Boolean;isInfinite^(Double)Boolean;isInfinite^(Fl\
oat)Boolean;isInitialized^(KProperty0<?>):Boolean;isNaN^(Double)Boolean;isNaN^(Float)Boolean;iterator=()kotlin.collections.Iterator<UByte>;iterator=()kotlin.col\
lections.Iterator<UInt>;iterator=()kotlin.collections.Iterator<ULong>;iterator=()kotlin.collections.Iterator<UShort>;longArrayOf=(Long...)LongArray;minus^(BigDe\
cimal,BigDecimal)BigDecimal;minus^(BigInteger,BigInteger)BigInteger;mod^(Byte,Byte)Byte;mod^(Byte,Int)Int;mod^(Byte,Long)Long;mod^(Byte,Short)Short;mod^(Double,\
Double)Double;mod^(Double,Float)Double;mod^(Float,Double)Double;mod^(Float,Float)Float;mod^(Int,Byte)Byte;mod^(Int,Int)Int;mod^(Int,Long)Long;mod^(Int,Short)Sho\
rt;mod^(Long,Byte)Byte;mod^(Long,Int)Int;mod^(Long,Long)Long;mod^(Long,Short)Short;mod^(Short,Byte)Byte;mod^(Short,Int)Int;mod^(Short,Long)Long;mod^(Short,Short\
)Short;or^(BigInteger,BigInteger)BigInteger;plus^(BigDecimal,BigDecimal)BigDecimal;plus^(BigInteger,BigInteger)BigInteger;plus^(String,Any)String;printStackTrac\
e^(Throwable)Unit;printStackTrace^(Throwable,PrintStream)Unit;printStackTrace^(Throwable,PrintWriter)Unit;rem^(BigDecimal,BigDecimal)BigDecimal;rem^(BigInteger,\
BigInteger)BigInteger;repeat=(Int,Function1<Int,Unit>)Unit;require=(Boolean)Unit;require=(Boolean,Function0<Any>)Unit;rotateLeft^(Byte,Int)Byte;rotateLeft^(Int,\
Int)Int;rotateLeft^(Long,Int)Long;rotateLeft^(Short,Int)Short;rotateLeft^(UByte,Int)UByte;rotateLeft^(UInt,Int)UInt;rotateLeft^(ULong,Int)ULong;rotateLeft^(USho\
rt,Int)UShort;rotateRight^(Byte,Int)Byte;rotateRight^(Int,Int)Int;rotateRight^(Long,Int)Long;rotateRight^(Short,Int)Short;rotateRight^(UByte,Int)UByte;rotateRig\
ht^(UInt,Int)UInt;rotateRight^(ULong,Int)ULong;rotateRight^(UShort,Int)UShort;set=(Int,UByte)Unit;set=(Int,UInt)Unit;set=(Int,ULong)Unit;set=(Int,UShort)Unit;sh\
l^(BigInteger,Int)BigInteger;shortArrayOf=(Short...)ShortArray;shr^(BigInteger,Int)BigInteger;size:Int;stackTraceToString^(Throwable)String;stackTrace^(Throwabl\
e):Array<StackTraceElement>;suppressedExceptions^(Throwable):List<Throwable>;takeHighestOneBit^(Byte)Byte;takeHighestOneBit^(Int)Int;takeHighestOneBit^(Long)Lon\
g;takeHighestOneBit^(Short)Short;takeHighestOneBit^(UByte)UByte;takeHighestOneBit^(UInt)UInt;takeHighestOneBit^(ULong)ULong;takeHighestOneBit^(UShort)UShort;tak\
eLowestOneBit^(Byte)Byte;takeLowestOneBit^(Int)Int;takeLowestOneBit^(Long)Long;takeLowestOneBit^(Short)Short;takeLowestOneBit^(UByte)UByte;takeLowestOneBit^(UIn\
t)UInt;takeLowestOneBit^(ULong)ULong;takeLowestOneBit^(UShort)UShort;throwOnFailure^(Result<?>)Unit;times^(BigDecimal,BigDecimal)BigDecimal;times^(BigInteger,Bi\
gInteger)BigInteger;toBigDecimal^(BigInteger)BigDecimal;toBigDecimal^(BigInteger,Int=,MathContext=)BigDecimal;toBigDecimal^(Double)BigDecimal;toBigDecimal^(Doub\
le,MathContext)BigDecimal;toBigDecimal^(Float)BigDecimal;toBigDecimal^(Float,MathContext)BigDecimal;toBigDecimal^(Int)BigDecimal;toBigDecimal^(Int,MathContext)B\
igDecimal;toBigDecimal^(Long)BigDecimal;toBigDecimal^(Long,MathContext)BigDecimal;toBigInteger^(Int)BigInteger;toBigInteger^(Long)BigInteger;toBigInteger^(UInt)\
BigInteger;toBigInteger^(ULong)BigInteger;toBits^(Double)Long;toBits^(Float)Int;toRawBits^(Double)Long;toRawBits^(Float)Int;toString^(Any)String;toUByte^(Byte)U\
Byte;toUByte^(Int)UByte;toUByte^(Long)UByte;toUByte^(Short)UByte;toUInt^(Byte)UInt;toUInt^(Double)UInt;toUInt^(Float)UInt;toUInt^(Int)UInt;toUInt^(Long)UInt;toU\
Int^(Short)UInt;toULong^(Byte)ULong;toULong^(Double)ULong;toULong^(Float)ULong;toULong^(Int)ULong;toULong^(Long)ULong;toULong^(Short)ULong;toUShort^(Byte)UShort\
;toUShort^(Int)UShort;toUShort^(Long)UShort;toUShort^(Short)UShort;uintCompare=(Int,Int)Int;uintDivide=(UInt,UInt)UInt;uintRemainder=(UInt,UInt)UInt;uintToDoubl\
e=(Int)Double;uintToFloat=(Int)Float;uintToLong=(Int)Long;uintToString=(Int)String;uintToString=(Int,Int)String;uintToULong=(Int)ULong;ulongCompare=(Long,Long)I\
nt;ulongDivide=(ULong,ULong)ULong;ulongRemainder=(ULong,ULong)ULong;ulongToDouble=(Long)Double;ulongToFloat=(Long)Float;ulongToString=(Long)String;ulongToString\
=(Long,Int)String;unaryMinus^(BigDecimal)BigDecimal;unaryMinus^(BigInteger)BigInteger;xor^(BigInteger,BigInteger)BigInteger
f kotlin.collections
<A:Appendable>joinTo^(BooleanArray,A,CharSequence=,CharSequence=,CharSequence=,Int=,CharSequence=,Function1<Boolean,CharSequence>=)A;<A:Appendable>joinTo^(ByteA\
rray,A,CharSequence=,CharSequence=,CharSequence=,Int=,CharSequence=,Function1<Byte,CharSequence>=)A;<A:Appendable>joinTo^(CharArray,A,CharSequence=,CharSequence\
=,CharSequence=,Int=,CharSequence=,Function1<Char,CharSequence>=)A;<A:Appendable>joinTo^(DoubleArray,A,CharSequence=,CharSequence=,CharSequence=,Int=,CharSequen\
ce=,Function1<Double,CharSequence>=)A;<A:Appendable>joinTo^(FloatArray,A,CharSequence=,CharSequence=,CharSequence=,Int=,CharSequence=,Function1<Float,CharSequen\
ce>=)A;<A:Appendable>joinTo^(IntArray,A,CharSequence=,CharSequence=,CharSequence=,Int=,CharSequence=,Function1<Int,CharSequence>=)A;<A:Appendable>joinTo^(LongAr\
ray,A,CharSequence=,CharSequence=,CharSequence=,Int=,CharSequence=,Function1<Long,CharSequence>=)A;<A:Appendable>joinTo^(ShortArray,A,CharSequence=,CharSequence\
=,CharSequence=,Int=,CharSequence=,Function1<Short,CharSequence>=)A;<C:Array<?>,R>ifEmpty^(C,Function0<R>)R;<C:Collection<?>,R>ifEmpty^(C,Function0<R>)R;<C:Muta\
bleCollection<-Boolean>>filterIndexedTo^(BooleanArray,C,Function2<Int,Boolean,Boolean>)C;<C:MutableCollection<-Boolean>>filterNotTo^(BooleanArray,C,Function1<Bo\
olean,Boolean>)C;<C:MutableCollection<-Boolean>>filterTo^(BooleanArray,C,Function1<Boolean,Boolean>)C;<C:MutableCollection<-Boolean>>toCollection^(BooleanArray,\
C)C;<C:MutableCollection<-Byte>>filterIndexedTo^(ByteArray,C,Function2<Int,Byte,Boolean>)C;<C:MutableCollection<-Byte>>filterNotTo^(ByteArray,C,Function1<Byte,B\
oolean>)C;<C:MutableCollection<-Byte>>filterTo^(ByteArray,C,Function1<Byte,Boolean>)C;<C:MutableCollection<-Byte>>toCollection^(ByteArray,C)C;<C:MutableCollecti\
on<-Char>>filterIndexedTo^(CharArray,C,Function2<Int,Char,Boolean>)C;<C:MutableCollection<-Char>>filterNotTo^(CharArray,C,Function1<Char,Boolean>)C;<C:MutableCo\
llection<-Char>>filterTo^(CharArray,C,Function1<Char,Boolean>)C;<C:MutableCollection<-Char>>toCollection^(CharArray,C)C;<C:MutableCollection<-Double>>filterInde\
xedTo^(DoubleArray,C,Function2<Int,Double,Boolean>)C;<C:MutableCollection<-Double>>filterNotTo^(DoubleArray,C,Function1<Double,Boolean>)C;<C:MutableCollection<-\
Double>>filterTo^(DoubleArray,C,Function1<Double,Boolean>)C;<C:MutableCollection<-Double>>toCollection^(DoubleArray,C)C;<C:MutableCollection<-Float>>filterIndex\
edTo^(FloatArray,C,Function2<Int,Float,Boolean>)C;<C:MutableCollection<-Float>>filterNotTo^(FloatArray,C,Function1<Float,Boolean>)C;<C:MutableCollection<-Float>\
>filterTo^(FloatArray,C,Function1<Float,Boolean>)C;<C:MutableCollection<-Float>>toCollection^(FloatArray,C)C;<C:MutableCollection<-Int>>filterIndexedTo^(IntArra\
y,C,Function2<Int,Int,Boolean>)C;<C:MutableCollection<-Int>>filterNotTo^(IntArray,C,Function1<Int,Boolean>)C;<C:MutableCollection<-Int>>filterTo^(IntArray,C,Fun\
ction1<Int,Boolean>)C;<C:MutableCollection<-Int>>toCollection^(IntArray,C)C;<C:MutableCollection<-Long>>filterIndexedTo^(LongArray,C,Function2<Int,Long,Boolean>\
)C;<C:MutableCollection<-Long>>filterNotTo^(LongArray,C,Function1<Long,Boolean>)C;<C:MutableCollection<-Long>>filterTo^(LongArray,C,Function1<Long,Boolean>)C;<C\
:MutableCollection<-Long>>toCollection^(LongArray,C)C;<C:MutableCollection<-R>,R>filterIsInstanceTo^(Array<?>,C,Class<R>)C;<C:MutableCollection<-R>,R>filterIsIn\
stanceTo^(Iterable<?>,C,Class<R>)C;<C:MutableCollection<-Short>>filterIndexedTo^(ShortArray,C,Function2<Int,Short,Boolean>)C;<C:MutableCollection<-Short>>filter\
NotTo^(ShortArray,C,Function1<Short,Boolean>)C;<C:MutableCollection<-Short>>filterTo^(ShortArray,C,Function1<Short,Boolean>)C;<C:MutableCollection<-Short>>toCol\
lection^(ShortArray,C)C;<C:MutableCollection<-T>,T:Any>filterNotNullTo^(Array<+T>,C)C;<C:MutableCollection<-T>,T:Any>filterNotNullTo^(Iterable<T>,C)C;<E>build=(\
MutableList<E>)List<E>;<E>build=(MutableSet<E>)Set<E>;<E>buildList=(ExtensionFunction1<MutableList<E>,Unit>)List<E>;<E>buildList=(Int,ExtensionFunction1<Mutable\
List<E>,Unit>)List<E>;<E>buildListInternal=(ExtensionFunction1<MutableList<E>,Unit>)List<E>;<E>buildListInternal=(Int,ExtensionFunction1<MutableList<E>,Unit>)Li\
st<E>;<E>buildSet=(ExtensionFunction1<MutableSet<E>,Unit>)Set<E>;<E>buildSet=(Int,ExtensionFunction1<MutableSet<E>,Unit>)Set<E>;<E>buildSetInternal=(ExtensionFu\
nction1<MutableSet<E>,Unit>)Set<E>;<E>buildSetInternal=(Int,ExtensionFunction1<MutableSet<E>,Unit>)Set<E>;<E>createListBuilder=()MutableList<E>;<E>createListBui\
lder=(Int)MutableList<E>;<E>createSetBuilder=()MutableSet<E>;<E>createSetBuilder=(Int)MutableSet<E>;<K,M:MutableMap<-K,-Boolean>>associateByTo^(BooleanArray,M,F\
unction1<Boolean,K>)M;<K,M:MutableMap<-K,-Byte>>associateByTo^(ByteArray,M,Function1<Byte,K>)M;<K,M:MutableMap<-K,-Char>>associateByTo^(CharArray,M,Function1<Ch\
ar,K>)M;<K,M:MutableMap<-K,-Double>>associateByTo^(DoubleArray,M,Function1<Double,K>)M;<K,M:MutableMap<-K,-Float>>associateByTo^(FloatArray,M,Function1<Float,K>\
)M;<K,M:MutableMap<-K,-Int>>associateByTo^(IntArray,M,Function1<Int,K>)M;<K,M:MutableMap<-K,-Long>>associateByTo^(LongArray,M,Function1<Long,K>)M;<K,M:MutableMa\
p<-K,-Short>>associateByTo^(ShortArray,M,Function1<Short,K>)M;<K,M:MutableMap<-K,MutableList<Boolean>>>groupByTo^(BooleanArray,M,Function1<Boolean,K>)M;<K,M:Mut\
ableMap<-K,MutableList<Byte>>>groupByTo^(ByteArray,M,Function1<Byte,K>)M;<K,M:MutableMap<-K,MutableList<Char>>>groupByTo^(CharArray,M,Function1<Char,K>)M;<K,M:M\
utableMap<-K,MutableList<Double>>>groupByTo^(DoubleArray,M,Function1<Double,K>)M;<K,M:MutableMap<-K,MutableList<Float>>>groupByTo^(FloatArray,M,Function1<Float,\
K>)M;<K,M:MutableMap<-K,MutableList<Int>>>groupByTo^(IntArray,M,Function1<Int,K>)M;<K,M:MutableMap<-K,MutableList<Long>>>groupByTo^(LongArray,M,Function1<Long,K\
>)M;<K,M:MutableMap<-K,MutableList<Short>>>groupByTo^(ShortArray,M,Function1<Short,K>)M;<K,V,M:Map<+K,V>>onEachIndexed^(M,Function2<Int,Map.Entry<K,V>,Unit>)M;<\
K,V,M:Map<+K,V>>onEach^(M,Function1<Map.Entry<K,V>,Unit>)M;<K,V,M:MutableMap<-K,-V>>associateByTo^(BooleanArray,M,Function1<Boolean,K>,Function1<Boolean,V>)M;<K\
,V,M:MutableMap<-K,-V>>associateByTo^(ByteArray,M,Function1<Byte,K>,Function1<Byte,V>)M;<K,V,M:MutableMap<-K,-V>>associateByTo^(CharArray,M,Function1<Char,K>,Fu\
nction1<Char,V>)M;<K,V,M:MutableMap<-K,-V>>associateByTo^(DoubleArray,M,Function1<Double,K>,Function1<Double,V>)M;<K,V,M:MutableMap<-K,-V>>associateByTo^(FloatA\
rray,M,Function1<Float,K>,Function1<Float,V>)M;<K,V,M:MutableMap<-K,-V>>associateByTo^(IntArray,M,Function1<Int,K>,Function1<Int,V>)M;<K,V,M:MutableMap<-K,-V>>a\
ssociateByTo^(LongArray,M,Function1<Long,K>,Function1<Long,V>)M;<K,V,M:MutableMap<-K,-V>>associateByTo^(ShortArray,M,Function1<Short,K>,Function1<Short,V>)M;<K,\
V,M:MutableMap<-K,-V>>associateTo^(BooleanArray,M,Function1<Boolean,Pair<K,V>>)M;<K,V,M:MutableMap<-K,-V>>associateTo^(ByteArray,M,Function1<Byte,Pair<K,V>>)M;<\
K,V,M:MutableMap<-K,-V>>associateTo^(CharArray,M,Function1<Char,Pair<K,V>>)M;<K,V,M:MutableMap<-K,-V>>associateTo^(DoubleArray,M,Function1<Double,Pair<K,V>>)M;<\
K,V,M:MutableMap<-K,-V>>associateTo^(FloatArray,M,Function1<Float,Pair<K,V>>)M;<K,V,M:MutableMap<-K,-V>>associateTo^(IntArray,M,Function1<Int,Pair<K,V>>)M;<K,V,\
M:MutableMap<-K,-V>>associateTo^(LongArray,M,Function1<Long,Pair<K,V>>)M;<K,V,M:MutableMap<-K,-V>>associateTo^(ShortArray,M,Function1<Short,Pair<K,V>>)M;<K,V,M:\
MutableMap<-K,-V>>associateWithTo^(Array<+K>,M,Function1<K,V>)M;<K,V,M:MutableMap<-K,-V>>associateWithTo^(Iterable<K>,M,Function1<K,V>)M;<K,V,M:MutableMap<-K,-V\
>>filterNotTo^(Map<+K,V>,M,Function1<Map.Entry<K,V>,Boolean>)M;<K,V,M:MutableMap<-K,-V>>filterTo^(Map<+K,V>,M,Function1<Map.Entry<K,V>,Boolean>)M;<K,V,M:Mutable\
Map<-K,-V>>toMap^(Array<+Pair<K,V>>,M)M;<K,V,M:MutableMap<-K,-V>>toMap^(Iterable<Pair<K,V>>,M)M;<K,V,M:MutableMap<-K,-V>>toMap^(Map<+K,V>,M)M;<K,V,M:MutableMap<\
-K,-V>>toMap^(Sequence<Pair<K,V>>,M)M;<K,V,M:MutableMap<-K,MutableList<V>>>groupByTo^(BooleanArray,M,Function1<Boolean,K>,Function1<Boolean,V>)M;<K,V,M:MutableM\
ap<-K,MutableList<V>>>groupByTo^(ByteArray,M,Function1<Byte,K>,Function1<Byte,V>)M;<K,V,M:MutableMap<-K,MutableList<V>>>groupByTo^(CharArray,M,Function1<Char,K>\
,Function1<Char,V>)M;<K,V,M:MutableMap<-K,MutableList<V>>>groupByTo^(DoubleArray,M,Function1<Double,K>,Function1<Double,V>)M;<K,V,M:MutableMap<-K,MutableList<V>\
>>groupByTo^(FloatArray,M,Function1<Float,K>,Function1<Float,V>)M;<K,V,M:MutableMap<-K,MutableList<V>>>groupByTo^(IntArray,M,Function1<Int,K>,Function1<Int,V>)M\
;<K,V,M:MutableMap<-K,MutableList<V>>>groupByTo^(LongArray,M,Function1<Long,K>,Function1<Long,V>)M;<K,V,M:MutableMap<-K,MutableList<V>>>groupByTo^(ShortArray,M,\
Function1<Short,K>,Function1<Short,V>)M;<K,V,R,C:MutableCollection<-R>>flatMapTo^(Map<+K,V>,C,Function1<Map.Entry<K,V>,Iterable<R>>)C;<K,V,R,C:MutableCollection\
<-R>>flatMapTo^(Map<+K,V>,C,Function1<Map.Entry<K,V>,Sequence<R>>)C;<K,V,R,C:MutableCollection<-R>>mapTo^(Map<+K,V>,C,Function1<Map.Entry<K,V>,R>)C;<K,V,R,M:Mut\
ableMap<-K,-R>>mapValuesTo^(Map<+K,V>,M,Function1<Map.Entry<K,V>,R>)M;<K,V,R,M:MutableMap<-R,-V>>mapKeysTo^(Map<+K,V>,M,Function1<Map.Entry<K,V>,R>)M;<K,V,R:Any\
,C:MutableCollection<-R>>mapNotNullTo^(Map<+K,V>,C,Function1<Map.Entry<K,V>,R>)C;<K,V,R:Any>firstNotNullOfOrNull^(Map<+K,V>,Function1<Map.Entry<K,V>,R>)R;<K,V,R\
:Any>firstNotNullOf^(Map<+K,V>,Function1<Map.Entry<K,V>,R>)R;<K,V,R:Any>mapNotNull^(Map<+K,V>,Function1<Map.Entry<K,V>,R>)List<R>;<K,V,R:Comparable<R>>maxByOrNu\
ll^(Map<+K,V>,Function1<Map.Entry<K,V>,R>)Map.Entry<K,V>;<K,V,R:Comparable<R>>maxBy^(Map<+K,V>,Function1<Map.Entry<K,V>,R>)Map.Entry<K,V>;<K,V,R:Comparable<R>>m\
axOfOrNull^(Map<+K,V>,Function1<Map.Entry<K,V>,R>)R;<K,V,R:Comparable<R>>maxOf^(Map<+K,V>,Function1<Map.Entry<K,V>,R>)R;<K,V,R:Comparable<R>>minByOrNull^(Map<+K\
,V>,Function1<Map.Entry<K,V>,R>)Map.Entry<K,V>;<K,V,R:Comparable<R>>minBy^(Map<+K,V>,Function1<Map.Entry<K,V>,R>)Map.Entry<K,V>;<K,V,R:Comparable<R>>minOfOrNull\
^(Map<+K,V>,Function1<Map.Entry<K,V>,R>)R;<K,V,R:Comparable<R>>minOf^(Map<+K,V>,Function1<Map.Entry<K,V>,R>)R;<K,V,R>flatMap^(Map<+K,V>,Function1<Map.Entry<K,V>\
,Iterable<R>>)List<R>;<K,V,R>flatMap^(Map<+K,V>,Function1<Map.Entry<K,V>,Sequence<R>>)List<R>;<K,V,R>mapKeys^(Map<+K,V>,Function1<Map.Entry<K,V>,R>)Map<R,V>;<K,\
V,R>mapValuesInPlace^(MutableMap<K,V>,Function1<Map.Entry<K,V>,R>)MutableMap<K,R>;<K,V,R>mapValues^(Map<+K,V>,Function1<Map.Entry<K,V>,R>)Map<K,R>;<K,V,R>map^(M\
ap<+K,V>,Function1<Map.Entry<K,V>,R>)List<R>;<K,V,R>maxOfWithOrNull^(Map<+K,V>,Comparator<-R>,Function1<Map.Entry<K,V>,R>)R;<K,V,R>maxOfWith^(Map<+K,V>,Comparat\
or<-R>,Function1<Map.Entry<K,V>,R>)R;<K,V,R>minOfWithOrNull^(Map<+K,V>,Comparator<-R>,Function1<Map.Entry<K,V>,R>)R;<K,V,R>minOfWith^(Map<+K,V>,Comparator<-R>,F\
unction1<Map.Entry<K,V>,R>)R;<K,V>all^(Map<+K,V>,Function1<Map.Entry<K,V>,Boolean>)Boolean;<K,V>any^(Map<+K,V>)Boolean;<K,V>any^(Map<+K,V>,Function1<Map.Entry<K\
,V>,Boolean>)Boolean;<K,V>asIterable^(Map<+K,V>)Iterable<Map.Entry<K,V>>;<K,V>asSequence^(Map<+K,V>)Sequence<Map.Entry<K,V>>;<K,V>associateBy^(BooleanArray,Func\
tion1<Boolean,K>,Function1<Boolean,V>)Map<K,V>;<K,V>associateBy^(ByteArray,Function1<Byte,K>,Function1<Byte,V>)Map<K,V>;<K,V>associateBy^(CharArray,Function1<Ch\
ar,K>,Function1<Char,V>)Map<K,V>;<K,V>associateBy^(DoubleArray,Function1<Double,K>,Function1<Double,V>)Map<K,V>;<K,V>associateBy^(FloatArray,Function1<Float,K>,\
Function1<Float,V>)Map<K,V>;<K,V>associateBy^(IntArray,Function1<Int,K>,Function1<Int,V>)Map<K,V>;<K,V>associateBy^(LongArray,Function1<Long,K>,Function1<Long,V\
>)Map<K,V>;<K,V>associateBy^(ShortArray,Function1<Short,K>,Function1<Short,V>)Map<K,V>;<K,V>associateWith^(Array<+K>,Function1<K,V>)Map<K,V>;<K,V>associateWith^\
(Iterable<K>,Function1<K,V>)Map<K,V>;<K,V>associate^(BooleanArray,Function1<Boolean,Pair<K,V>>)Map<K,V>;<K,V>associate^(ByteArray,Function1<Byte,Pair<K,V>>)Map<\
K,V>;<K,V>associate^(CharArray,Function1<Char,Pair<K,V>>)Map<K,V>;<K,V>associate^(DoubleArray,Function1<Double,Pair<K,V>>)Map<K,V>;<K,V>associate^(FloatArray,Fu\
nction1<Float,Pair<K,V>>)Map<K,V>;<K,V>associate^(IntArray,Function1<Int,Pair<K,V>>)Map<K,V>;<K,V>associate^(LongArray,Function1<Long,Pair<K,V>>)Map<K,V>;<K,V>a\
ssociate^(ShortArray,Function1<Short,Pair<K,V>>)Map<K,V>;<K,V>build=(MutableMap<K,V>)Map<K,V>;<K,V>buildMap=(ExtensionFunction1<MutableMap<K,V>,Unit>)Map<K,V>;<\
K,V>buildMap=(Int,ExtensionFunction1<MutableMap<K,V>,Unit>)Map<K,V>;<K,V>buildMapInternal=(ExtensionFunction1<MutableMap<K,V>,Unit>)Map<K,V>;<K,V>buildMapIntern\
al=(Int,ExtensionFunction1<MutableMap<K,V>,Unit>)Map<K,V>;<K,V>component1^(Map.Entry<K,V>)K;<K,V>component2^(Map.Entry<K,V>)V;<K,V>containsValue^(Map<K,V>,V)Boo\
lean;<K,V>contains^(Map<+K,V>,K)Boolean;<K,V>copy^(Map.Entry<K,V>)Map.Entry<K,V>;<K,V>count^(Map<+K,V>)Int;<K,V>count^(Map<+K,V>,Function1<Map.Entry<K,V>,Boolea\
n>)Int;<K,V>createMapBuilder=()MutableMap<K,V>;<K,V>createMapBuilder=(Int)MutableMap<K,V>;<K,V>emptyMap=()Map<K,V>;<K,V>filterKeys^(Map<+K,V>,Function1<K,Boolea\
n>)Map<K,V>;<K,V>filterNot^(Map<+K,V>,Function1<Map.Entry<K,V>,Boolean>)Map<K,V>;<K,V>filterValues^(Map<+K,V>,Function1<V,Boolean>)Map<K,V>;<K,V>filter^(Map<+K,\
V>,Function1<Map.Entry<K,V>,Boolean>)Map<K,V>;<K,V>forEach^(Map<+K,V>,Function1<Map.Entry<K,V>,Unit>)Unit;<K,V>getOrDefaultImpl^(Map<K,V>,K,V)V;<K,V>getOrDefaul\
t^(Map<+K,V>,K,V)V;<K,V>getOrElseIfMissing^(ConcurrentMap<K,V>,K,Function0<V>)V;<K,V>getOrElseIfMissing^(Map<K,V>,K,Function0<V>)V;<K,V>getOrElseIfNull^(Map<K,V\
>,K,Function0<V>)V;<K,V>getOrElse^(Map<K,V>,K,Function0<V>)V;<K,V>getOrImplicitDefault^(Map<K,V>,K)V;<K,V>getOrPutIfMissing^(ConcurrentMap<K,V>,K,Function0<V>)V\
;<K,V>getOrPutIfMissing^(MutableMap<K,V>,K,Function0<V>)V;<K,V>getOrPutIfNullImpl^(ConcurrentMap<K,V>,K,V)V;<K,V>getOrPutIfNull^(ConcurrentMap<K,V>,K,Function0<\
V>)V;<K,V>getOrPutIfNull^(MutableMap<K,V>,K,Function0<V>)V;<K,V>getOrPut^(ConcurrentMap<K,V>,K,Function0<V>)V;<K,V>getOrPut^(MutableMap<K,V>,K,Function0<V>)V;<K\
,V>getValue^(Map<K,V>,K)V;<K,V>get^(Map<+K,V>,K)V;<K,V>groupBy^(BooleanArray,Function1<Boolean,K>,Function1<Boolean,V>)Map<K,List<V>>;<K,V>groupBy^(ByteArray,Fu\
nction1<Byte,K>,Function1<Byte,V>)Map<K,List<V>>;<K,V>groupBy^(CharArray,Function1<Char,K>,Function1<Char,V>)Map<K,List<V>>;<K,V>groupBy^(DoubleArray,Function1<\
Double,K>,Function1<Double,V>)Map<K,List<V>>;<K,V>groupBy^(FloatArray,Function1<Float,K>,Function1<Float,V>)Map<K,List<V>>;<K,V>groupBy^(IntArray,Function1<Int,\
K>,Function1<Int,V>)Map<K,List<V>>;<K,V>groupBy^(LongArray,Function1<Long,K>,Function1<Long,V>)Map<K,List<V>>;<K,V>groupBy^(ShortArray,Function1<Short,K>,Functi\
on1<Short,V>)Map<K,List<V>>;<K,V>hashMapOf=()HashMap<K,V>;<K,V>hashMapOf=(Pair<K,V>...)HashMap<K,V>;<K,V>isNotEmpty^(Map<+K,V>)Boolean;<K,V>isNullOrEmpty^(Map<+\
K,V>)Boolean;<K,V>iterator^(Map<+K,V>)Iterator<Map.Entry<K,V>>;<K,V>iterator^(MutableMap<K,V>)MutableIterator<MutableMap.MutableEntry<K,V>>;<K,V>linkedMapOf=()L\
inkedHashMap<K,V>;<K,V>linkedMapOf=(Pair<K,V>...)LinkedHashMap<K,V>;<K,V>mapEntryOf=(K,V)Map.Entry<K,V>;<K,V>mapOf=()Map<K,V>;<K,V>mapOf=(Pair<K,V>)Map<K,V>;<K,\
V>mapOf=(Pair<K,V>...)Map<K,V>;<K,V>maxOfOrNull^(Map<+K,V>,Function1<Map.Entry<K,V>,Double>)Double;<K,V>maxOfOrNull^(Map<+K,V>,Function1<Map.Entry<K,V>,Float>)F\
loat;<K,V>maxOf^(Map<+K,V>,Function1<Map.Entry<K,V>,Double>)Double;<K,V>maxOf^(Map<+K,V>,Function1<Map.Entry<K,V>,Float>)Float;<K,V>maxWithOrNull^(Map<+K,V>,Com\
parator<-Map.Entry<K,V>>)Map.Entry<K,V>;<K,V>maxWith^(Map<+K,V>,Comparator<-Map.Entry<K,V>>)Map.Entry<K,V>;<K,V>minOfOrNull^(Map<+K,V>,Function1<Map.Entry<K,V>,\
Double>)Double;<K,V>minOfOrNull^(Map<+K,V>,Function1<Map.Entry<K,V>,Float>)Float;<K,V>minOf^(Map<+K,V>,Function1<Map.Entry<K,V>,Double>)Double;<K,V>minOf^(Map<+\
K,V>,Function1<Map.Entry<K,V>,Float>)Float;<K,V>minWithOrNull^(Map<+K,V>,Comparator<-Map.Entry<K,V>>)Map.Entry<K,V>;<K,V>minWith^(Map<+K,V>,Comparator<-Map.Entr\
y<K,V>>)Map.Entry<K,V>;<K,V>minusAssign^(MutableMap<K,V>,Array<+K>)Unit;<K,V>minusAssign^(MutableMap<K,V>,Iterable<K>)Unit;<K,V>minusAssign^(MutableMap<K,V>,K)U\
nit;<K,V>minusAssign^(MutableMap<K,V>,Sequence<K>)Unit;<K,V>minus^(Map<+K,V>,Array<+K>)Map<K,V>;<K,V>minus^(Map<+K,V>,Iterable<K>)Map<K,V>;<K,V>minus^(Map<+K,V>\
,K)Map<K,V>;<K,V>minus^(Map<+K,V>,Sequence<K>)Map<K,V>;<K,V>mutableMapOf=()MutableMap<K,V>;<K,V>mutableMapOf=(Pair<K,V>...)MutableMap<K,V>;<K,V>none^(Map<+K,V>)\
Boolean;<K,V>none^(Map<+K,V>,Function1<Map.Entry<K,V>,Boolean>)Boolean;<K,V>orEmpty^(Map<K,V>)Map<K,V>;<K,V>plusAssign^(MutableMap<-K,-V>,Array<+Pair<K,V>>)Unit\
;<K,V>plusAssign^(MutableMap<-K,-V>,Iterable<Pair<K,V>>)Unit;<K,V>plusAssign^(MutableMap<-K,-V>,Map<K,V>)Unit;<K,V>plusAssign^(MutableMap<-K,-V>,Pair<K,V>)Unit;\
<K,V>plusAssign^(MutableMap<-K,-V>,Sequence<Pair<K,V>>)Unit;<K,V>plus^(Map<+K,V>,Array<+Pair<K,V>>)Map<K,V>;<K,V>plus^(Map<+K,V>,Iterable<Pair<K,V>>)Map<K,V>;<K\
,V>plus^(Map<+K,V>,Map<+K,V>)Map<K,V>;<K,V>plus^(Map<+K,V>,Pair<K,V>)Map<K,V>;<K,V>plus^(Map<+K,V>,Sequence<Pair<K,V>>)Map<K,V>;<K,V>putAll^(MutableMap<-K,-V>,A\
rray<+Pair<K,V>>)Unit;<K,V>putAll^(MutableMap<-K,-V>,Iterable<Pair<K,V>>)Unit;<K,V>putAll^(MutableMap<-K,-V>,Sequence<Pair<K,V>>)Unit;<K,V>remove^(MutableMap<+K\
,+V>,K,V)Boolean;<K,V>remove^(MutableMap<+K,V>,K)V;<K,V>set^(MutableMap<K,V>,K,V)Unit;<K,V>sortedMapOf=(Comparator<-K>,Pair<K,V>...)SortedMap<K,V>;<K,V>toList^(\
Map<+K,V>)List<Pair<K,V>>;<K,V>toMap^(Array<+Pair<K,V>>)Map<K,V>;<K,V>toMap^(Iterable<Pair<K,V>>)Map<K,V>;<K,V>toMap^(Map<+K,V>)Map<K,V>;<K,V>toMap^(Sequence<Pa\
ir<K,V>>)Map<K,V>;<K,V>toMutableMap^(Map<+K,V>)MutableMap<K,V>;<K,V>toPair^(Map.Entry<K,V>)Pair<K,V>;<K,V>toSingletonMapOrSelf^(Map<K,V>)Map<K,V>;<K,V>toSinglet\
onMap^(Map<+K,V>)Map<K,V>;<K,V>toSortedMap^(Map<+K,V>,Comparator<-K>)SortedMap<K,V>;<K,V>withDefault^(Map<K,V>,Function1<K,V>)Map<K,V>;<K,V>withDefault^(Mutable\
Map<K,V>,Function1<K,V>)MutableMap<K,V>;<K:Comparable<K>,V>sortedMapOf=(Pair<K,V>...)SortedMap<K,V>;<K:Comparable<K>,V>toSortedMap^(Map<+K,V>)SortedMap<K,V>;<K>\
allDistinctBy^(BooleanArray,Function1<Boolean,K>)Boolean;<K>allDistinctBy^(ByteArray,Function1<Byte,K>)Boolean;<K>allDistinctBy^(CharArray,Function1<Char,K>)Boo\
lean;<K>allDistinctBy^(DoubleArray,Function1<Double,K>)Boolean;<K>allDistinctBy^(FloatArray,Function1<Float,K>)Boolean;<K>allDistinctBy^(IntArray,Function1<Int,\
K>)Boolean;<K>allDistinctBy^(LongArray,Function1<Long,K>)Boolean;<K>allDistinctBy^(ShortArray,Function1<Short,K>)Boolean;<K>allEqualBy^(BooleanArray,Function1<B\
oolean,K>)Boolean;<K>allEqualBy^(ByteArray,Function1<Byte,K>)Boolean;<K>allEqualBy^(CharArray,Function1<Char,K>)Boolean;<K>allEqualBy^(DoubleArray,Function1<Dou\
ble,K>)Boolean;<K>allEqualBy^(FloatArray,Function1<Float,K>)Boolean;<K>allEqualBy^(IntArray,Function1<Int,K>)Boolean;<K>allEqualBy^(LongArray,Function1<Long,K>)\
Boolean;<K>allEqualBy^(ShortArray,Function1<Short,K>)Boolean;<K>associateBy^(BooleanArray,Function1<Boolean,K>)Map<K,Boolean>;<K>associateBy^(ByteArray,Function\
1<Byte,K>)Map<K,Byte>;<K>associateBy^(CharArray,Function1<Char,K>)Map<K,Char>;<K>associateBy^(DoubleArray,Function1<Double,K>)Map<K,Double>;<K>associateBy^(Floa\
tArray,Function1<Float,K>)Map<K,Float>;<K>associateBy^(IntArray,Function1<Int,K>)Map<K,Int>;<K>associateBy^(LongArray,Function1<Long,K>)Map<K,Long>;<K>associate\
By^(ShortArray,Function1<Short,K>)Map<K,Short>;<K>containsKey^(Map<+K,?>,K)Boolean;<K>distinctBy^(BooleanArray,Function1<Boolean,K>)List<Boolean>;<K>distinctBy^\
(ByteArray,Function1<Byte,K>)List<Byte>;<K>distinctBy^(CharArray,Function1<Char,K>)List<Char>;<K>distinctBy^(DoubleArray,Function1<Double,K>)List<Double>;<K>dis\
tinctBy^(FloatArray,Function1<Float,K>)List<Float>;<K>distinctBy^(IntArray,Function1<Int,K>)List<Int>;<K>distinctBy^(LongArray,Function1<Long,K>)List<Long>;<K>d\
istinctBy^(ShortArray,Function1<Short,K>)List<Short>;<K>groupBy^(BooleanArray,Function1<Boolean,K>)Map<K,List<Boolean>>;<K>groupBy^(ByteArray,Function1<Byte,K>)\
Map<K,List<Byte>>;<K>groupBy^(CharArray,Function1<Char,K>)Map<K,List<Char>>;<K>groupBy^(DoubleArray,Function1<Double,K>)Map<K,List<Double>>;<K>groupBy^(FloatArr\
ay,Function1<Float,K>)Map<K,List<Float>>;<K>groupBy^(IntArray,Function1<Int,K>)Map<K,List<Int>>;<K>groupBy^(LongArray,Function1<Long,K>)Map<K,List<Long>>;<K>gro\
upBy^(ShortArray,Function1<Short,K>)Map<K,List<Short>>;<M:Map<?,?>,R>ifEmpty^(M,Function0<R>)R;<R,C:MutableCollection<-R>>filterIsInstanceTo^(Array<?>,C)C;<R,C:\
MutableCollection<-R>>filterIsInstanceTo^(Iterable<?>,C)C;<R,C:MutableCollection<-R>>flatMapIndexedTo^(BooleanArray,C,Function2<Int,Boolean,Iterable<R>>)C;<R,C:\
MutableCollection<-R>>flatMapIndexedTo^(ByteArray,C,Function2<Int,Byte,Iterable<R>>)C;<R,C:MutableCollection<-R>>flatMapIndexedTo^(CharArray,C,Function2<Int,Cha\
r,Iterable<R>>)C;<R,C:MutableCollection<-R>>flatMapIndexedTo^(DoubleArray,C,Function2<Int,Double,Iterable<R>>)C;<R,C:MutableCollection<-R>>flatMapIndexedTo^(Flo\
atArray,C,Function2<Int,Float,Iterable<R>>)C;<R,C:MutableCollection<-R>>flatMapIndexedTo^(IntArray,C,Function2<Int,Int,Iterable<R>>)C;<R,C:MutableCollection<-R>\
>flatMapIndexedTo^(LongArray,C,Function2<Int,Long,Iterable<R>>)C;<R,C:MutableCollection<-R>>flatMapIndexedTo^(ShortArray,C,Function2<Int,Short,Iterable<R>>)C;<R\
,C:MutableCollection<-R>>flatMapTo^(BooleanArray,C,Function1<Boolean,Iterable<R>>)C;<R,C:MutableCollection<-R>>flatMapTo^(ByteArray,C,Function1<Byte,Iterable<R>\
>)C;<R,C:MutableCollection<-R>>flatMapTo^(CharArray,C,Function1<Char,Iterable<R>>)C;<R,C:MutableCollection<-R>>flatMapTo^(DoubleArray,C,Function1<Double,Iterabl\
e<R>>)C;<R,C:MutableCollection<-R>>flatMapTo^(FloatArray,C,Function1<Float,Iterable<R>>)C;<R,C:MutableCollection<-R>>flatMapTo^(IntArray,C,Function1<Int,Iterabl\
e<R>>)C;<R,C:MutableCollection<-R>>flatMapTo^(LongArray,C,Function1<Long,Iterable<R>>)C;<R,C:MutableCollection<-R>>flatMapTo^(ShortArray,C,Function1<Short,Itera\
ble<R>>)C;<R,C:MutableCollection<-R>>mapIndexedTo^(BooleanArray,C,Function2<Int,Boolean,R>)C;<R,C:MutableCollection<-R>>mapIndexedTo^(ByteArray,C,Function2<Int,\
Byte,R>)C;<R,C:MutableCollection<-R>>mapIndexedTo^(CharArray,C,Function2<Int,Char,R>)C;<R,C:MutableCollection<-R>>mapIndexedTo^(DoubleArray,C,Function2<Int,Doub\
le,R>)C;<R,C:MutableCollection<-R>>mapIndexedTo^(FloatArray,C,Function2<Int,Float,R>)C;<R,C:MutableCollection<-R>>mapIndexedTo^(IntArray,C,Function2<Int,Int,R>)\
C;<R,C:MutableCollection<-R>>mapIndexedTo^(LongArray,C,Function2<Int,Long,R>)C;<R,C:MutableCollection<-R>>mapIndexedTo^(ShortArray,C,Function2<Int,Short,R>)C;<R\
,C:MutableCollection<-R>>mapTo^(BooleanArray,C,Function1<Boolean,R>)C;<R,C:MutableCollection<-R>>mapTo^(ByteArray,C,Function1<Byte,R>)C;<R,C:MutableCollection<-\
R>>mapTo^(CharArray,C,Function1<Char,R>)C;<R,C:MutableCollection<-R>>mapTo^(DoubleArray,C,Function1<Double,R>)C;<R,C:MutableCollection<-R>>mapTo^(FloatArray,C,F\
unction1<Float,R>)C;<R,C:MutableCollection<-R>>mapTo^(IntArray,C,Function1<Int,R>)C;<R,C:MutableCollection<-R>>mapTo^(LongArray,C,Function1<Long,R>)C;<R,C:Mutab\
leCollection<-R>>mapTo^(ShortArray,C,Function1<Short,R>)C;<R,V>zip^(BooleanArray,Array<+R>,Function2<Boolean,R,V>)List<V>;<R,V>zip^(BooleanArray,Iterable<R>,Fun\
ction2<Boolean,R,V>)List<V>;<R,V>zip^(ByteArray,Array<+R>,Function2<Byte,R,V>)List<V>;<R,V>zip^(ByteArray,Iterable<R>,Function2<Byte,R,V>)List<V>;<R,V>zip^(Char\
Array,Array<+R>,Function2<Char,R,V>)List<V>;<R,V>zip^(CharArray,Iterable<R>,Function2<Char,R,V>)List<V>;<R,V>zip^(DoubleArray,Array<+R>,Function2<Double,R,V>)Li\
st<V>;<R,V>zip^(DoubleArray,Iterable<R>,Function2<Double,R,V>)List<V>;<R,V>zip^(FloatArray,Array<+R>,Function2<Float,R,V>)List<V>;<R,V>zip^(FloatArray,Iterable<\
R>,Function2<Float,R,V>)List<V>;<R,V>zip^(IntArray,Array<+R>,Function2<Int,R,V>)List<V>;<R,V>zip^(IntArray,Iterable<R>,Function2<Int,R,V>)List<V>;<R,V>zip^(Long\
Array,Array<+R>,Function2<Long,R,V>)List<V>;<R,V>zip^(LongArray,Iterable<R>,Function2<Long,R,V>)List<V>;<R,V>zip^(ShortArray,Array<+R>,Function2<Short,R,V>)List\
<V>;<R,V>zip^(ShortArray,Iterable<R>,Function2<Short,R,V>)List<V>;<R:Comparable<R>>isSortedByDescending^(BooleanArray,Function1<Boolean,R>)Boolean;<R:Comparable\
<R>>isSortedByDescending^(ByteArray,Function1<Byte,R>)Boolean;<R:Comparable<R>>isSortedByDescending^(CharArray,Function1<Char,R>)Boolean;<R:Comparable<R>>isSort\
edByDescending^(DoubleArray,Function1<Double,R>)Boolean;<R:Comparable<R>>isSortedByDescending^(FloatArray,Function1<Float,R>)Boolean;<R:Comparable<R>>isSortedBy\
Descending^(IntArray,Function1<Int,R>)Boolean;<R:Comparable<R>>isSortedByDescending^(LongArray,Function1<Long,R>)Boolean;<R:Comparable<R>>isSortedByDescending^(\
ShortArray,Function1<Short,R>)Boolean;<R:Comparable<R>>isSortedBy^(BooleanArray,Function1<Boolean,R>)Boolean;<R:Comparable<R>>isSortedBy^(ByteArray,Function1<By\
te,R>)Boolean;<R:Comparable<R>>isSortedBy^(CharArray,Function1<Char,R>)Boolean;<R:Comparable<R>>isSortedBy^(DoubleArray,Function1<Double,R>)Boolean;<R:Comparabl\
e<R>>isSortedBy^(FloatArray,Function1<Float,R>)Boolean;<R:Comparable<R>>isSortedBy^(IntArray,Function1<Int,R>)Boolean;<R:Comparable<R>>isSortedBy^(LongArray,Fun\
ction1<Long,R>)Boolean;<R:Comparable<R>>isSortedBy^(ShortArray,Function1<Short,R>)Boolean;<R:Comparable<R>>maxByOrNull^(BooleanArray,Function1<Boolean,R>)Boolea\
n;<R:Comparable<R>>maxByOrNull^(ByteArray,Function1<Byte,R>)Byte;<R:Comparable<R>>maxByOrNull^(CharArray,Function1<Char,R>)Char;<R:Comparable<R>>maxByOrNull^(Do\
ubleArray,Function1<Double,R>)Double;<R:Comparable<R>>maxByOrNull^(FloatArray,Function1<Float,R>)Float;<R:Comparable<R>>maxByOrNull^(IntArray,Function1<Int,R>)I\
nt;<R:Comparable<R>>maxByOrNull^(LongArray,Function1<Long,R>)Long;<R:Comparable<R>>maxByOrNull^(ShortArray,Function1<Short,R>)Short;<R:Comparable<R>>maxBy^(Bool\
eanArray,Function1<Boolean,R>)Boolean;<R:Comparable<R>>maxBy^(ByteArray,Function1<Byte,R>)Byte;<R:Comparable<R>>maxBy^(CharArray,Function1<Char,R>)Char;<R:Compa\
rable<R>>maxBy^(DoubleArray,Function1<Double,R>)Double;<R:Comparable<R>>maxBy^(FloatArray,Function1<Float,R>)Float;<R:Comparable<R>>maxBy^(IntArray,Function1<In\
t,R>)Int;<R:Comparable<R>>maxBy^(LongArray,Function1<Long,R>)Long;<R:Comparable<R>>maxBy^(ShortArray,Function1<Short,R>)Short;<R:Comparable<R>>maxOfOrNull^(Bool\
eanArray,Function1<Boolean,R>)R;<R:Comparable<R>>maxOfOrNull^(ByteArray,Function1<Byte,R>)R;<R:Comparable<R>>maxOfOrNull^(CharArray,Function1<Char,R>)R;<R:Compa\
rable<R>>maxOfOrNull^(DoubleArray,Function1<Double,R>)R;<R:Comparable<R>>maxOfOrNull^(FloatArray,Function1<Float,R>)R;<R:Comparable<R>>maxOfOrNull^(IntArray,Fun\
ction1<Int,R>)R;<R:Comparable<R>>maxOfOrNull^(LongArray,Function1<Long,R>)R;<R:Comparable<R>>maxOfOrNull^(ShortArray,Function1<Short,R>)R;<R:Comparable<R>>maxOf\
^(BooleanArray,Function1<Boolean,R>)R;<R:Comparable<R>>maxOf^(ByteArray,Function1<Byte,R>)R;<R:Comparable<R>>maxOf^(CharArray,Function1<Char,R>)R;<R:Comparable<\
R>>maxOf^(DoubleArray,Function1<Double,R>)R;<R:Comparable<R>>maxOf^(FloatArray,Function1<Float,R>)R;<R:Comparable<R>>maxOf^(IntArray,Function1<Int,R>)R;<R:Compa\
rable<R>>maxOf^(LongArray,Function1<Long,R>)R;<R:Comparable<R>>maxOf^(ShortArray,Function1<Short,R>)R;<R:Comparable<R>>minByOrNull^(BooleanArray,Function1<Boole\
an,R>)Boolean;<R:Comparable<R>>minByOrNull^(ByteArray,Function1<Byte,R>)Byte;<R:Comparable<R>>minByOrNull^(CharArray,Function1<Char,R>)Char;<R:Comparable<R>>min\
ByOrNull^(DoubleArray,Function1<Double,R>)Double;<R:Comparable<R>>minByOrNull^(FloatArray,Function1<Float,R>)Float;<R:Comparable<R>>minByOrNull^(IntArray,Functi\
on1<Int,R>)Int;<R:Comparable<R>>minByOrNull^(LongArray,Function1<Long,R>)Long;<R:Comparable<R>>minByOrNull^(ShortArray,Function1<Short,R>)Short;<R:Comparable<R>\
>minBy^(BooleanArray,Function1<Boolean,R>)Boolean;<R:Comparable<R>>minBy^(ByteArray,Function1<Byte,R>)Byte;<R:Comparable<R>>minBy^(CharArray,Function1<Char,R>)C\
har;<R:Comparable<R>>minBy^(DoubleArray,Function1<Double,R>)Double;<R:Comparable<R>>minBy^(FloatArray,Function1<Float,R>)Float;<R:Comparable<R>>minBy^(IntArray,\
Function1<Int,R>)Int;<R:Comparable<R>>minBy^(LongArray,Function1<Long,R>)Long;<R:Comparable<R>>minBy^(ShortArray,Function1<Short,R>)Short;<R:Comparable<R>>minOf\
OrNull^(BooleanArray,Function1<Boolean,R>)R;<R:Comparable<R>>minOfOrNull^(ByteArray,Function1<Byte,R>)R;<R:Comparable<R>>minOfOrNull^(CharArray,Function1<Char,R\
>)R;<R:Comparable<R>>minOfOrNull^(DoubleArray,Function1<Double,R>)R;<R:Comparable<R>>minOfOrNull^(FloatArray,Function1<Float,R>)R;<R:Comparable<R>>minOfOrNull^(\
IntArray,Function1<Int,R>)R;<R:Comparable<R>>minOfOrNull^(LongArray,Function1<Long,R>)R;<R:Comparable<R>>minOfOrNull^(ShortArray,Function1<Short,R>)R;<R:Compara\
ble<R>>minOf^(BooleanArray,Function1<Boolean,R>)R;<R:Comparable<R>>minOf^(ByteArray,Function1<Byte,R>)R;<R:Comparable<R>>minOf^(CharArray,Function1<Char,R>)R;<R\
:Comparable<R>>minOf^(DoubleArray,Function1<Double,R>)R;<R:Comparable<R>>minOf^(FloatArray,Function1<Float,R>)R;<R:Comparable<R>>minOf^(IntArray,Function1<Int,R\
>)R;<R:Comparable<R>>minOf^(LongArray,Function1<Long,R>)R;<R:Comparable<R>>minOf^(ShortArray,Function1<Short,R>)R;<R:Comparable<R>>sortedByDescending^(BooleanAr\
ray,Function1<Boolean,R>)List<Boolean>;<R:Comparable<R>>sortedByDescending^(ByteArray,Function1<Byte,R>)List<Byte>;<R:Comparable<R>>sortedByDescending^(CharArra\
y,Function1<Char,R>)List<Char>;<R:Comparable<R>>sortedByDescending^(DoubleArray,Function1<Double,R>)List<Double>;<R:Comparable<R>>sortedByDescending^(FloatArray\
,Function1<Float,R>)List<Float>;<R:Comparable<R>>sortedByDescending^(IntArray,Function1<Int,R>)List<Int>;<R:Comparable<R>>sortedByDescending^(LongArray,Function\
1<Long,R>)List<Long>;<R:Comparable<R>>sortedByDescending^(ShortArray,Function1<Short,R>)List<Short>;<R:Comparable<R>>sortedBy^(BooleanArray,Function1<Boolean,R>\
)List<Boolean>;<R:Comparable<R>>sortedBy^(ByteArray,Function1<Byte,R>)List<Byte>;<R:Comparable<R>>sortedBy^(CharArray,Function1<Char,R>)List<Char>;<R:Comparable\
<R>>sortedBy^(DoubleArray,Function1<Double,R>)List<Double>;<R:Comparable<R>>sortedBy^(FloatArray,Function1<Float,R>)List<Float>;<R:Comparable<R>>sortedBy^(IntAr\
ray,Function1<Int,R>)List<Int>;<R:Comparable<R>>sortedBy^(LongArray,Function1<Long,R>)List<Long>;<R:Comparable<R>>sortedBy^(ShortArray,Function1<Short,R>)List<S\
hort>;<R>filterIsInstance^(Array<?>)List<R>;<R>filterIsInstance^(Array<?>,Class<R>)List<R>;<R>filterIsInstance^(Iterable<?>)List<R>;<R>filterIsInstance^(Iterabl\
e<?>,Class<R>)List<R>;<R>flatMapIndexed^(BooleanArray,Function2<Int,Boolean,Iterable<R>>)List<R>;<R>flatMapIndexed^(ByteArray,Function2<Int,Byte,Iterable<R>>)Li\
st<R>;<R>flatMapIndexed^(CharArray,Function2<Int,Char,Iterable<R>>)List<R>;<R>flatMapIndexed^(DoubleArray,Function2<Int,Double,Iterable<R>>)List<R>;<R>flatMapIn\
dexed^(FloatArray,Function2<Int,Float,Iterable<R>>)List<R>;<R>flatMapIndexed^(IntArray,Function2<Int,Int,Iterable<R>>)List<R>;<R>flatMapIndexed^(LongArray,Funct\
ion2<Int,Long,Iterable<R>>)List<R>;<R>flatMapIndexed^(ShortArray,Function2<Int,Short,Iterable<R>>)List<R>;<R>flatMap^(BooleanArray,Function1<Boolean,Iterable<R>\
>)List<R>;<R>flatMap^(ByteArray,Function1<Byte,Iterable<R>>)List<R>;<R>flatMap^(CharArray,Function1<Char,Iterable<R>>)List<R>;<R>flatMap^(DoubleArray,Function1<\
Double,Iterable<R>>)List<R>;<R>flatMap^(FloatArray,Function1<Float,Iterable<R>>)List<R>;<R>flatMap^(IntArray,Function1<Int,Iterable<R>>)List<R>;<R>flatMap^(Long\
Array,Function1<Long,Iterable<R>>)List<R>;<R>flatMap^(ShortArray,Function1<Short,Iterable<R>>)List<R>;<R>foldIndexed^(BooleanArray,R,Function3<Int,R,Boolean,R>)\
R;<R>foldIndexed^(ByteArray,R,Function3<Int,R,Byte,R>)R;<R>foldIndexed^(CharArray,R,Function3<Int,R,Char,R>)R;<R>foldIndexed^(DoubleArray,R,Function3<Int,R,Doub\
le,R>)R;<R>foldIndexed^(FloatArray,R,Function3<Int,R,Float,R>)R;<R>foldIndexed^(IntArray,R,Function3<Int,R,Int,R>)R;<R>foldIndexed^(LongArray,R,Function3<Int,R,\
Long,R>)R;<R>foldIndexed^(ShortArray,R,Function3<Int,R,Short,R>)R;<R>foldRightIndexed^(BooleanArray,R,Function3<Int,Boolean,R,R>)R;<R>foldRightIndexed^(ByteArra\
y,R,Function3<Int,Byte,R,R>)R;<R>foldRightIndexed^(CharArray,R,Function3<Int,Char,R,R>)R;<R>foldRightIndexed^(DoubleArray,R,Function3<Int,Double,R,R>)R;<R>foldR\
ightIndexed^(FloatArray,R,Function3<Int,Float,R,R>)R;<R>foldRightIndexed^(IntArray,R,Function3<Int,Int,R,R>)R;<R>foldRightIndexed^(LongArray,R,Function3<Int,Lon\
g,R,R>)R;<R>foldRightIndexed^(ShortArray,R,Function3<Int,Short,R,R>)R;<R>foldRight^(BooleanArray,R,Function2<Boolean,R,R>)R;<R>foldRight^(ByteArray,R,Function2<\
Byte,R,R>)R;<R>foldRight^(CharArray,R,Function2<Char,R,R>)R;<R>foldRight^(DoubleArray,R,Function2<Double,R,R>)R;<R>foldRight^(FloatArray,R,Function2<Float,R,R>)\
R;<R>foldRight^(IntArray,R,Function2<Int,R,R>)R;<R>foldRight^(LongArray,R,Function2<Long,R,R>)R;<R>foldRight^(ShortArray,R,Function2<Short,R,R>)R;<R>fold^(Boole\
anArray,R,Function2<R,Boolean,R>)R;<R>fold^(ByteArray,R,Function2<R,Byte,R>)R;<R>fold^(CharArray,R,Function2<R,Char,R>)R;<R>fold^(DoubleArray,R,Function2<R,Doub\
le,R>)R;<R>fold^(FloatArray,R,Function2<R,Float,R>)R;<R>fold^(IntArray,R,Function2<R,Int,R>)R;<R>fold^(LongArray,R,Function2<R,Long,R>)R;<R>fold^(ShortArray,R,F\
unction2<R,Short,R>)R;<R>mapIndexed^(BooleanArray,Function2<Int,Boolean,R>)List<R>;<R>mapIndexed^(ByteArray,Function2<Int,Byte,R>)List<R>;<R>mapIndexed^(CharArr\
ay,Function2<Int,Char,R>)List<R>;<R>mapIndexed^(DoubleArray,Function2<Int,Double,R>)List<R>;<R>mapIndexed^(FloatArray,Function2<Int,Float,R>)List<R>;<R>mapIndex\
ed^(IntArray,Function2<Int,Int,R>)List<R>;<R>mapIndexed^(LongArray,Function2<Int,Long,R>)List<R>;<R>mapIndexed^(ShortArray,Function2<Int,Short,R>)List<R>;<R>map\
^(BooleanArray,Function1<Boolean,R>)List<R>;<R>map^(ByteArray,Function1<Byte,R>)List<R>;<R>map^(CharArray,Function1<Char,R>)List<R>;<R>map^(DoubleArray,Function\
1<Double,R>)List<R>;<R>map^(FloatArray,Function1<Float,R>)List<R>;<R>map^(IntArray,Function1<Int,R>)List<R>;<R>map^(LongArray,Function1<Long,R>)List<R>;<R>map^(\
ShortArray,Function1<Short,R>)List<R>;<R>maxOfWithOrNull^(BooleanArray,Comparator<-R>,Function1<Boolean,R>)R;<R>maxOfWithOrNull^(ByteArray,Comparator<-R>,Functi\
on1<Byte,R>)R;<R>maxOfWithOrNull^(CharArray,Comparator<-R>,Function1<Char,R>)R;<R>maxOfWithOrNull^(DoubleArray,Comparator<-R>,Function1<Double,R>)R;<R>maxOfWith\
OrNull^(FloatArray,Comparator<-R>,Function1<Float,R>)R;<R>maxOfWithOrNull^(IntArray,Comparator<-R>,Function1<Int,R>)R;<R>maxOfWithOrNull^(LongArray,Comparator<-\
R>,Function1<Long,R>)R;<R>maxOfWithOrNull^(ShortArray,Comparator<-R>,Function1<Short,R>)R;<R>maxOfWith^(BooleanArray,Comparator<-R>,Function1<Boolean,R>)R;<R>ma\
xOfWith^(ByteArray,Comparator<-R>,Function1<Byte,R>)R;<R>maxOfWith^(CharArray,Comparator<-R>,Function1<Char,R>)R;<R>maxOfWith^(DoubleArray,Comparator<-R>,Functi\
on1<Double,R>)R;<R>maxOfWith^(FloatArray,Comparator<-R>,Function1<Float,R>)R;<R>maxOfWith^(IntArray,Comparator<-R>,Function1<Int,R>)R;<R>maxOfWith^(LongArray,Co\
mparator<-R>,Function1<Long,R>)R;<R>maxOfWith^(ShortArray,Comparator<-R>,Function1<Short,R>)R;<R>minOfWithOrNull^(BooleanArray,Comparator<-R>,Function1<Boolean,\
R>)R;<R>minOfWithOrNull^(ByteArray,Comparator<-R>,Function1<Byte,R>)R;<R>minOfWithOrNull^(CharArray,Comparator<-R>,Function1<Char,R>)R;<R>minOfWithOrNull^(Doubl\
eArray,Comparator<-R>,Function1<Double,R>)R;<R>minOfWithOrNull^(FloatArray,Comparator<-R>,Function1<Float,R>)R;<R>minOfWithOrNull^(IntArray,Comparator<-R>,Funct\
ion1<Int,R>)R;<R>minOfWithOrNull^(LongArray,Comparator<-R>,Function1<Long,R>)R;<R>minOfWithOrNull^(ShortArray,Comparator<-R>,Function1<Short,R>)R;<R>minOfWith^(\
BooleanArray,Comparator<-R>,Function1<Boolean,R>)R;<R>minOfWith^(ByteArray,Comparator<-R>,Function1<Byte,R>)R;<R>minOfWith^(CharArray,Comparator<-R>,Function1<C\
har,R>)R;<R>minOfWith^(DoubleArray,Comparator<-R>,Function1<Double,R>)R;<R>minOfWith^(FloatArray,Comparator<-R>,Function1<Float,R>)R;<R>minOfWith^(IntArray,Comp\
arator<-R>,Function1<Int,R>)R;<R>minOfWith^(LongArray,Comparator<-R>,Function1<Long,R>)R;<R>minOfWith^(ShortArray,Comparator<-R>,Function1<Short,R>)R;<R>running\
FoldIndexed^(BooleanArray,R,Function3<Int,R,Boolean,R>)List<R>;<R>runningFoldIndexed^(ByteArray,R,Function3<Int,R,Byte,R>)List<R>;<R>runningFoldIndexed^(CharArr\
ay,R,Function3<Int,R,Char,R>)List<R>;<R>runningFoldIndexed^(DoubleArray,R,Function3<Int,R,Double,R>)List<R>;<R>runningFoldIndexed^(FloatArray,R,Function3<Int,R,\
Float,R>)List<R>;<R>runningFoldIndexed^(IntArray,R,Function3<Int,R,Int,R>)List<R>;<R>runningFoldIndexed^(LongArray,R,Function3<Int,R,Long,R>)List<R>;<R>runningF\
oldIndexed^(ShortArray,R,Function3<Int,R,Short,R>)List<R>;<R>runningFold^(BooleanArray,R,Function2<R,Boolean,R>)List<R>;<R>runningFold^(ByteArray,R,Function2<R,\
Byte,R>)List<R>;<R>runningFold^(CharArray,R,Function2<R,Char,R>)List<R>;<R>runningFold^(DoubleArray,R,Function2<R,Double,R>)List<R>;<R>runningFold^(FloatArray,R\
,Function2<R,Float,R>)List<R>;<R>runningFold^(IntArray,R,Function2<R,Int,R>)List<R>;<R>runningFold^(LongArray,R,Function2<R,Long,R>)List<R>;<R>runningFold^(Shor\
tArray,R,Function2<R,Short,R>)List<R>;<R>scanIndexed^(BooleanArray,R,Function3<Int,R,Boolean,R>)List<R>;<R>scanIndexed^(ByteArray,R,Function3<Int,R,Byte,R>)List\
<R>;<R>scanIndexed^(CharArray,R,Function3<Int,R,Char,R>)List<R>;<R>scanIndexed^(DoubleArray,R,Function3<Int,R,Double,R>)List<R>;<R>scanIndexed^(FloatArray,R,Fun\
ction3<Int,R,Float,R>)List<R>;<R>scanIndexed^(IntArray,R,Function3<Int,R,Int,R>)List<R>;<R>scanIndexed^(LongArray,R,Function3<Int,R,Long,R>)List<R>;<R>scanIndex\
ed^(ShortArray,R,Function3<Int,R,Short,R>)List<R>;<R>scan^(BooleanArray,R,Function2<R,Boolean,R>)List<R>;<R>scan^(ByteArray,R,Function2<R,Byte,R>)List<R>;<R>sca\
n^(CharArray,R,Function2<R,Char,R>)List<R>;<R>scan^(DoubleArray,R,Function2<R,Double,R>)List<R>;<R>scan^(FloatArray,R,Function2<R,Float,R>)List<R>;<R>scan^(IntA\
rray,R,Function2<R,Int,R>)List<R>;<R>scan^(LongArray,R,Function2<R,Long,R>)List<R>;<R>scan^(ShortArray,R,Function2<R,Short,R>)List<R>;<R>zip^(BooleanArray,Array\
<+R>)List<Pair<Boolean,R>>;<R>zip^(BooleanArray,Iterable<R>)List<Pair<Boolean,R>>;<R>zip^(ByteArray,Array<+R>)List<Pair<Byte,R>>;<R>zip^(ByteArray,Iterable<R>)L\
ist<Pair<Byte,R>>;<R>zip^(CharArray,Array<+R>)List<Pair<Char,R>>;<R>zip^(CharArray,Iterable<R>)List<Pair<Char,R>>;<R>zip^(DoubleArray,Array<+R>)List<Pair<Double\
,R>>;<R>zip^(DoubleArray,Iterable<R>)List<Pair<Double,R>>;<R>zip^(FloatArray,Array<+R>)List<Pair<Float,R>>;<R>zip^(FloatArray,Iterable<R>)List<Pair<Float,R>>;<R\
>zip^(IntArray,Array<+R>)List<Pair<Int,R>>;<R>zip^(IntArray,Iterable<R>)List<Pair<Int,R>>;<R>zip^(LongArray,Array<+R>)List<Pair<Long,R>>;<R>zip^(LongArray,Itera\
ble<R>)List<Pair<Long,R>>;<R>zip^(ShortArray,Array<+R>)List<Pair<Short,R>>;<R>zip^(ShortArray,Iterable<R>)List<Pair<Short,R>>;<S,T:S,K,M:MutableMap<-K,S>>reduce\
To^(Grouping<T,K>,M,Function3<K,S,T,S>)M;<S,T:S,K>reduce^(Grouping<T,K>,Function3<K,S,T,S>)Map<K,S>;<S,T:S>reduceIndexedOrNull^(Array<+T>,Function3<Int,S,T,S>)S\
;<S,T:S>reduceIndexedOrNull^(Iterable<T>,Function3<Int,S,T,S>)S;<S,T:S>reduceIndexed^(Array<+T>,Function3<Int,S,T,S>)S;<S,T:S>reduceIndexed^(Iterable<T>,Functio\
n3<Int,S,T,S>)S;<S,T:S>reduceOrNull^(Array<+T>,Function2<S,T,S>)S;<S,T:S>reduceOrNull^(Iterable<T>,Function2<S,T,S>)S;<S,T:S>reduceRightIndexedOrNull^(Array<+T>\
,Function3<Int,T,S,S>)S;<S,T:S>reduceRightIndexedOrNull^(List<T>,Function3<Int,T,S,S>)S;<S,T:S>reduceRightIndexed^(Array<+T>,Function3<Int,T,S,S>)S;<S,T:S>reduc\
eRightIndexed^(List<T>,Function3<Int,T,S,S>)S;<S,T:S>reduceRightOrNull^(Array<+T>,Function2<T,S,S>)S;<S,T:S>reduceRightOrNull^(List<T>,Function2<T,S,S>)S;<S,T:S\
>reduceRight^(Array<+T>,Function2<T,S,S>)S;<S,T:S>reduceRight^(List<T>,Function2<T,S,S>)S;<S,T:S>reduce^(Array<+T>,Function2<S,T,S>)S;<S,T:S>reduce^(Iterable<T>\
,Function2<S,T,S>)S;<S,T:S>runningReduceIndexed^(Array<+T>,Function3<Int,S,T,S>)List<S>;<S,T:S>runningReduceIndexed^(Iterable<T>,Function3<Int,S,T,S>)List<S>;<S\
,T:S>runningReduce^(Array<+T>,Function2<S,T,S>)List<S>;<S,T:S>runningReduce^(Iterable<T>,Function2<S,T,S>)List<S>;<T,A:Appendable>joinTo^(Array<+T>,A,CharSequen\
ce=,CharSequence=,CharSequence=,Int=,CharSequence=,Function1<T,CharSequence>=)A;<T,A:Appendable>joinTo^(Iterable<T>,A,CharSequence=,CharSequence=,CharSequence=,\
Int=,CharSequence=,Function1<T,CharSequence>=)A;<T,C:Iterable<T>>onEachIndexed^(C,Function2<Int,T,Unit>)C;<T,C:Iterable<T>>onEach^(C,Function1<T,Unit>)C;<T,C:Mu\
tableCollection<-T>>filterIndexedTo^(Array<+T>,C,Function2<Int,T,Boolean>)C;<T,C:MutableCollection<-T>>filterIndexedTo^(Iterable<T>,C,Function2<Int,T,Boolean>)C\
;<T,C:MutableCollection<-T>>filterNotTo^(Array<+T>,C,Function1<T,Boolean>)C;<T,C:MutableCollection<-T>>filterNotTo^(Iterable<T>,C,Function1<T,Boolean>)C;<T,C:Mu\
tableCollection<-T>>filterTo^(Array<+T>,C,Function1<T,Boolean>)C;<T,C:MutableCollection<-T>>filterTo^(Iterable<T>,C,Function1<T,Boolean>)C;<T,C:MutableCollectio\
n<-T>>toCollection^(Array<+T>,C)C;<T,C:MutableCollection<-T>>toCollection^(Iterable<T>,C)C;<T,K,M:MutableMap<-K,-T>>associateByTo^(Array<+T>,M,Function1<T,K>)M;\
<T,K,M:MutableMap<-K,-T>>associateByTo^(Iterable<T>,M,Function1<T,K>)M;<T,K,M:MutableMap<-K,Int>>eachCountTo^(Grouping<T,K>,M)M;<T,K,M:MutableMap<-K,Int>>eachSu\
mOfTo^(Grouping<T,K>,M,Function1<T,Int>)M;<T,K,M:MutableMap<-K,MutableList<T>>>groupByTo^(Array<+T>,M,Function1<T,K>)M;<T,K,M:MutableMap<-K,MutableList<T>>>grou\
pByTo^(Iterable<T>,M,Function1<T,K>)M;<T,K,R,M:MutableMap<-K,R>>aggregateTo^(Grouping<T,K>,M,Function4<K,R,T,Boolean,R>)M;<T,K,R,M:MutableMap<-K,R>>foldTo^(Grou\
ping<T,K>,M,Function2<K,T,R>,Function3<K,R,T,R>)M;<T,K,R,M:MutableMap<-K,R>>foldTo^(Grouping<T,K>,M,R,Function2<R,T,R>)M;<T,K,R>aggregate^(Grouping<T,K>,Functio\
n4<K,R,T,Boolean,R>)Map<K,R>;<T,K,R>fold^(Grouping<T,K>,Function2<K,T,R>,Function3<K,R,T,R>)Map<K,R>;<T,K,R>fold^(Grouping<T,K>,R,Function2<R,T,R>)Map<K,R>;<T,K\
,V,M:MutableMap<-K,-V>>associateByTo^(Array<+T>,M,Function1<T,K>,Function1<T,V>)M;<T,K,V,M:MutableMap<-K,-V>>associateByTo^(Iterable<T>,M,Function1<T,K>,Functio\
n1<T,V>)M;<T,K,V,M:MutableMap<-K,-V>>associateTo^(Array<+T>,M,Function1<T,Pair<K,V>>)M;<T,K,V,M:MutableMap<-K,-V>>associateTo^(Iterable<T>,M,Function1<T,Pair<K,\
V>>)M;<T,K,V,M:MutableMap<-K,MutableList<V>>>groupByTo^(Array<+T>,M,Function1<T,K>,Function1<T,V>)M;<T,K,V,M:MutableMap<-K,MutableList<V>>>groupByTo^(Iterable<T\
>,M,Function1<T,K>,Function1<T,V>)M;<T,K,V>associateBy^(Array<+T>,Function1<T,K>,Function1<T,V>)Map<K,V>;<T,K,V>associateBy^(Iterable<T>,Function1<T,K>,Function\
1<T,V>)Map<K,V>;<T,K,V>associate^(Array<+T>,Function1<T,Pair<K,V>>)Map<K,V>;<T,K,V>associate^(Iterable<T>,Function1<T,Pair<K,V>>)Map<K,V>;<T,K,V>groupBy^(Array<\
+T>,Function1<T,K>,Function1<T,V>)Map<K,List<V>>;<T,K,V>groupBy^(Iterable<T>,Function1<T,K>,Function1<T,V>)Map<K,List<V>>;<T,K:Comparable<K>>binarySearchBy^(Lis\
t<T>,K,Int,Int=,Function1<T,K>=)Int;<T,K>allDistinctBy^(Array<+T>,Function1<T,K>)Boolean;<T,K>allDistinctBy^(Iterable<T>,Function1<T,K>)Boolean;<T,K>allEqualBy^\
(Array<+T>,Function1<T,K>)Boolean;<T,K>allEqualBy^(Iterable<T>,Function1<T,K>)Boolean;<T,K>associateBy^(Array<+T>,Function1<T,K>)Map<K,T>;<T,K>associateBy^(Iter\
able<T>,Function1<T,K>)Map<K,T>;<T,K>distinctBy^(Array<+T>,Function1<T,K>)List<T>;<T,K>distinctBy^(Iterable<T>,Function1<T,K>)List<T>;<T,K>eachCount^(Grouping<T\
,K>)Map<K,Int>;<T,K>eachSumOf^(Grouping<T,K>,Function1<T,Int>)Map<K,Int>;<T,K>groupBy^(Array<+T>,Function1<T,K>)Map<K,List<T>>;<T,K>groupBy^(Iterable<T>,Functio\
n1<T,K>)Map<K,List<T>>;<T,K>groupingBy^(Array<+T>,Function1<T,K>)Grouping<T,K>;<T,K>groupingBy^(Iterable<T>,Function1<T,K>)Grouping<T,K>;<T,R,C:MutableCollectio\
n<-R>>flatMapIndexedTo^(Array<+T>,C,Function2<Int,T,Iterable<R>>)C;<T,R,C:MutableCollection<-R>>flatMapIndexedTo^(Array<+T>,C,Function2<Int,T,Sequence<R>>)C;<T,\
R,C:MutableCollection<-R>>flatMapIndexedTo^(Iterable<T>,C,Function2<Int,T,Iterable<R>>)C;<T,R,C:MutableCollection<-R>>flatMapIndexedTo^(Iterable<T>,C,Function2<\
Int,T,Sequence<R>>)C;<T,R,C:MutableCollection<-R>>flatMapTo^(Array<+T>,C,Function1<T,Iterable<R>>)C;<T,R,C:MutableCollection<-R>>flatMapTo^(Array<+T>,C,Function\
1<T,Sequence<R>>)C;<T,R,C:MutableCollection<-R>>flatMapTo^(Iterable<T>,C,Function1<T,Iterable<R>>)C;<T,R,C:MutableCollection<-R>>flatMapTo^(Iterable<T>,C,Functi\
on1<T,Sequence<R>>)C;<T,R,C:MutableCollection<-R>>mapIndexedTo^(Array<+T>,C,Function2<Int,T,R>)C;<T,R,C:MutableCollection<-R>>mapIndexedTo^(Iterable<T>,C,Functi\
on2<Int,T,R>)C;<T,R,C:MutableCollection<-R>>mapTo^(Array<+T>,C,Function1<T,R>)C;<T,R,C:MutableCollection<-R>>mapTo^(Iterable<T>,C,Function1<T,R>)C;<T,R,V>zip^(A\
rray<+T>,Array<+R>,Function2<T,R,V>)List<V>;<T,R,V>zip^(Array<+T>,Iterable<R>,Function2<T,R,V>)List<V>;<T,R,V>zip^(Iterable<T>,Array<+R>,Function2<T,R,V>)List<V\
>;<T,R,V>zip^(Iterable<T>,Iterable<R>,Function2<T,R,V>)List<V>;<T,R:Any,C:MutableCollection<-R>>mapIndexedNotNullTo^(Array<+T>,C,Function2<Int,T,R>)C;<T,R:Any,C\
:MutableCollection<-R>>mapIndexedNotNullTo^(Iterable<T>,C,Function2<Int,T,R>)C;<T,R:Any,C:MutableCollection<-R>>mapNotNullTo^(Array<+T>,C,Function1<T,R>)C;<T,R:\
Any,C:MutableCollection<-R>>mapNotNullTo^(Iterable<T>,C,Function1<T,R>)C;<T,R:Any>firstNotNullOfOrNull^(Array<+T>,Function1<T,R>)R;<T,R:Any>firstNotNullOfOrNull\
^(Iterable<T>,Function1<T,R>)R;<T,R:Any>firstNotNullOf^(Array<+T>,Function1<T,R>)R;<T,R:Any>firstNotNullOf^(Iterable<T>,Function1<T,R>)R;<T,R:Any>mapIndexedNotN\
ull^(Array<+T>,Function2<Int,T,R>)List<R>;<T,R:Any>mapIndexedNotNull^(Iterable<T>,Function2<Int,T,R>)List<R>;<T,R:Any>mapNotNull^(Array<+T>,Function1<T,R>)List<\
R>;<T,R:Any>mapNotNull^(Iterable<T>,Function1<T,R>)List<R>;<T,R:Comparable<R>>isSortedByDescending^(Array<+T>,Function1<T,R>)Boolean;<T,R:Comparable<R>>isSorted\
ByDescending^(Iterable<T>,Function1<T,R>)Boolean;<T,R:Comparable<R>>isSortedBy^(Array<+T>,Function1<T,R>)Boolean;<T,R:Comparable<R>>isSortedBy^(Iterable<T>,Func\
tion1<T,R>)Boolean;<T,R:Comparable<R>>maxByOrNull^(Array<+T>,Function1<T,R>)T;<T,R:Comparable<R>>maxByOrNull^(Iterable<T>,Function1<T,R>)T;<T,R:Comparable<R>>ma\
xBy^(Array<+T>,Function1<T,R>)T;<T,R:Comparable<R>>maxBy^(Iterable<T>,Function1<T,R>)T;<T,R:Comparable<R>>maxOfOrNull^(Array<+T>,Function1<T,R>)R;<T,R:Comparabl\
e<R>>maxOfOrNull^(Iterable<T>,Function1<T,R>)R;<T,R:Comparable<R>>maxOf^(Array<+T>,Function1<T,R>)R;<T,R:Comparable<R>>maxOf^(Iterable<T>,Function1<T,R>)R;<T,R:\
Comparable<R>>minByOrNull^(Array<+T>,Function1<T,R>)T;<T,R:Comparable<R>>minByOrNull^(Iterable<T>,Function1<T,R>)T;<T,R:Comparable<R>>minBy^(Array<+T>,Function1\
<T,R>)T;<T,R:Comparable<R>>minBy^(Iterable<T>,Function1<T,R>)T;<T,R:Comparable<R>>minOfOrNull^(Array<+T>,Function1<T,R>)R;<T,R:Comparable<R>>minOfOrNull^(Iterab\
le<T>,Function1<T,R>)R;<T,R:Comparable<R>>minOf^(Array<+T>,Function1<T,R>)R;<T,R:Comparable<R>>minOf^(Iterable<T>,Function1<T,R>)R;<T,R:Comparable<R>>sortByDesc\
ending^(Array<+T>,Function1<T,R>)Unit;<T,R:Comparable<R>>sortByDescending^(MutableList<T>,Function1<T,R>)Unit;<T,R:Comparable<R>>sortBy^(Array<+T>,Function1<T,R\
>)Unit;<T,R:Comparable<R>>sortBy^(MutableList<T>,Function1<T,R>)Unit;<T,R:Comparable<R>>sortedByDescending^(Array<+T>,Function1<T,R>)List<T>;<T,R:Comparable<R>>\
sortedByDescending^(Iterable<T>,Function1<T,R>)List<T>;<T,R:Comparable<R>>sortedBy^(Array<+T>,Function1<T,R>)List<T>;<T,R:Comparable<R>>sortedBy^(Iterable<T>,Fu\
nction1<T,R>)List<T>;<T,R>chunked^(Iterable<T>,Int,Function1<List<T>,R>)List<R>;<T,R>flatMapIndexed^(Array<+T>,Function2<Int,T,Iterable<R>>)List<R>;<T,R>flatMap\
Indexed^(Array<+T>,Function2<Int,T,Sequence<R>>)List<R>;<T,R>flatMapIndexed^(Iterable<T>,Function2<Int,T,Iterable<R>>)List<R>;<T,R>flatMapIndexed^(Iterable<T>,F\
unction2<Int,T,Sequence<R>>)List<R>;<T,R>flatMap^(Array<+T>,Function1<T,Iterable<R>>)List<R>;<T,R>flatMap^(Array<+T>,Function1<T,Sequence<R>>)List<R>;<T,R>flatM\
ap^(Iterable<T>,Function1<T,Iterable<R>>)List<R>;<T,R>flatMap^(Iterable<T>,Function1<T,Sequence<R>>)List<R>;<T,R>foldIndexed^(Array<+T>,R,Function3<Int,R,T,R>)R\
;<T,R>foldIndexed^(Iterable<T>,R,Function3<Int,R,T,R>)R;<T,R>foldRightIndexed^(Array<+T>,R,Function3<Int,T,R,R>)R;<T,R>foldRightIndexed^(List<T>,R,Function3<Int\
,T,R,R>)R;<T,R>foldRight^(Array<+T>,R,Function2<T,R,R>)R;<T,R>foldRight^(List<T>,R,Function2<T,R,R>)R;<T,R>fold^(Array<+T>,R,Function2<R,T,R>)R;<T,R>fold^(Itera\
ble<T>,R,Function2<R,T,R>)R;<T,R>mapIndexed^(Array<+T>,Function2<Int,T,R>)List<R>;<T,R>mapIndexed^(Iterable<T>,Function2<Int,T,R>)List<R>;<T,R>map^(Array<+T>,Fu\
nction1<T,R>)List<R>;<T,R>map^(Iterable<T>,Function1<T,R>)List<R>;<T,R>maxOfWithOrNull^(Array<+T>,Comparator<-R>,Function1<T,R>)R;<T,R>maxOfWithOrNull^(Iterable\
<T>,Comparator<-R>,Function1<T,R>)R;<T,R>maxOfWith^(Array<+T>,Comparator<-R>,Function1<T,R>)R;<T,R>maxOfWith^(Iterable<T>,Comparator<-R>,Function1<T,R>)R;<T,R>m\
inOfWithOrNull^(Array<+T>,Comparator<-R>,Function1<T,R>)R;<T,R>minOfWithOrNull^(Iterable<T>,Comparator<-R>,Function1<T,R>)R;<T,R>minOfWith^(Array<+T>,Comparator\
<-R>,Function1<T,R>)R;<T,R>minOfWith^(Iterable<T>,Comparator<-R>,Function1<T,R>)R;<T,R>runningFoldIndexed^(Array<+T>,R,Function3<Int,R,T,R>)List<R>;<T,R>running\
FoldIndexed^(Iterable<T>,R,Function3<Int,R,T,R>)List<R>;<T,R>runningFold^(Array<+T>,R,Function2<R,T,R>)List<R>;<T,R>runningFold^(Iterable<T>,R,Function2<R,T,R>)\
List<R>;<T,R>scanIndexed^(Array<+T>,R,Function3<Int,R,T,R>)List<R>;<T,R>scanIndexed^(Iterable<T>,R,Function3<Int,R,T,R>)List<R>;<T,R>scan^(Array<+T>,R,Function2\
<R,T,R>)List<R>;<T,R>scan^(Iterable<T>,R,Function2<R,T,R>)List<R>;<T,R>unzip^(Array<+Pair<T,R>>)Pair<List<T>,List<R>>;<T,R>unzip^(Iterable<Pair<T,R>>)Pair<List<\
T>,List<R>>;<T,R>windowed^(Iterable<T>,Int,Int,Boolean=,Function1<List<T>,R>=)List<R>;<T,R>zipWithNext^(Iterable<T>,Function2<T,T,R>)List<R>;<T,R>zip^(Array<+T>\
,Array<+R>)List<Pair<T,R>>;<T,R>zip^(Array<+T>,Iterable<R>)List<Pair<T,R>>;<T,R>zip^(Iterable<T>,Array<+R>)List<Pair<T,R>>;<T,R>zip^(Iterable<T>,Iterable<R>)Lis\
t<Pair<T,R>>;<T:Any>filterNotNull^(Array<+T>)List<T>;<T:Any>filterNotNull^(Iterable<T>)List<T>;<T:Any>listOfNotNull=(T)List<T>;<T:Any>listOfNotNull=(T...)List<T\
>;<T:Any>requireNoNulls^(Array<T>)Array<T>;<T:Any>requireNoNulls^(Iterable<T>)Iterable<T>;<T:Any>requireNoNulls^(List<T>)List<T>;<T:Any>setOfNotNull=(T)Set<T>;<\
T:Any>setOfNotNull=(T...)Set<T>;<T:Comparable<T>>binarySearch^(List<T>,T,Int=,Int=)Int;<T:Comparable<T>>isSortedDescending^(Array<+T>)Boolean;<T:Comparable<T>>i\
sSortedDescending^(Iterable<T>)Boolean;<T:Comparable<T>>isSorted^(Array<+T>)Boolean;<T:Comparable<T>>isSorted^(Iterable<T>)Boolean;<T:Comparable<T>>maxOrNull^(A\
rray<+T>)T;<T:Comparable<T>>maxOrNull^(Iterable<T>)T;<T:Comparable<T>>max^(Array<+T>)T;<T:Comparable<T>>max^(Iterable<T>)T;<T:Comparable<T>>minOrNull^(Array<+T>\
)T;<T:Comparable<T>>minOrNull^(Iterable<T>)T;<T:Comparable<T>>min^(Array<+T>)T;<T:Comparable<T>>min^(Iterable<T>)T;<T:Comparable<T>>sortDescending^(Array<+T>)Un\
it;<T:Comparable<T>>sortDescending^(Array<+T>,Int,Int)Unit;<T:Comparable<T>>sortDescending^(MutableList<T>)Unit;<T:Comparable<T>>sort^(Array<+T>)Unit;<T:Compara\
ble<T>>sort^(Array<+T>,Int=,Int=)Unit;<T:Comparable<T>>sort^(MutableList<T>)Unit;<T:Comparable<T>>sortedArrayDescending^(Array<T>)Array<T>;<T:Comparable<T>>sort\
edArray^(Array<T>)Array<T>;<T:Comparable<T>>sortedDescending^(Array<+T>)List<T>;<T:Comparable<T>>sortedDescending^(Iterable<T>)List<T>;<T:Comparable<T>>sorted^(\
Array<+T>)List<T>;<T:Comparable<T>>sorted^(Iterable<T>)List<T>;<T:Comparable<T>>toSortedSet^(Array<+T>)java.util.SortedSet<T>;<T:Comparable<T>>toSortedSet^(Iter\
able<T>)java.util.SortedSet<T>;<T>Iterable=(Function0<Iterator<T>>)Iterable<T>;<T>List=(Int,Function1<Int,T>)List<T>;<T>MutableList=(Int,Function1<Int,T>)Mutabl\
eList<T>;<T>addAll^(MutableCollection<-T>,Array<+T>)Boolean;<T>addAll^(MutableCollection<-T>,Iterable<T>)Boolean;<T>addAll^(MutableCollection<-T>,Sequence<T>)Bo\
olean;<T>allDistinct^(Array<+T>)Boolean;<T>allDistinct^(Iterable<T>)Boolean;<T>allEqual^(Array<+T>)Boolean;<T>allEqual^(Iterable<T>)Boolean;<T>all^(Array<+T>,Fu\
nction1<T,Boolean>)Boolean;<T>all^(Iterable<T>,Function1<T,Boolean>)Boolean;<T>any^(Array<+T>)Boolean;<T>any^(Array<+T>,Function1<T,Boolean>)Boolean;<T>any^(Ite\
rable<T>)Boolean;<T>any^(Iterable<T>,Function1<T,Boolean>)Boolean;<T>arrayListOf=()ArrayList<T>;<T>arrayListOf=(T...)ArrayList<T>;<T>arrayOfNulls=(Array<T>,Int)\
Array<T>;<T>asArrayList^(Array<+T>)ArrayList<T>;<T>asCollection^(Array<+T>,Boolean=)Collection<T>;<T>asIterable^(Array<+T>)Iterable<T>;<T>asIterable^(Iterable<T\
>)Iterable<T>;<T>asList^(Array<+T>)List<T>;<T>asReversed^(List<T>)List<T>;<T>asReversed^(MutableList<T>)MutableList<T>;<T>asSequence^(Array<+T>)Sequence<T>;<T>a\
sSequence^(Iterable<T>)Sequence<T>;<T>binarySearch^(Array<+T>,T,Comparator<-T>,Int=,Int=)Int;<T>binarySearch^(Array<+T>,T,Int=,Int=)Int;<T>binarySearch^(List<T>\
,Int,Int=,Function1<T,Int>=)Int;<T>binarySearch^(List<T>,T,Comparator<-T>,Int=,Int=)Int;<T>chunked^(Iterable<T>,Int)List<List<T>>;<T>collectionSizeOrDefault^(It\
erable<T>,Int)Int;<T>collectionSizeOrNull^(Iterable<T>)Int;<T>collectionToArray=(Collection<?>,Array<T>)Array<T>;<T>collectionToArrayCommonImpl=(Collection<?>,A\
rray<T>)Array<T>;<T>component1^(Array<+T>)T;<T>component1^(List<T>)T;<T>component2^(Array<+T>)T;<T>component2^(List<T>)T;<T>component3^(Array<+T>)T;<T>component\
3^(List<T>)T;<T>component4^(Array<+T>)T;<T>component4^(List<T>)T;<T>component5^(Array<+T>)T;<T>component5^(List<T>)T;<T>containsAll^(Collection<T>,Collection<T>\
)Boolean;<T>contains^(Array<+T>,T)Boolean;<T>contains^(Iterable<T>,T)Boolean;<T>contentDeepEqualsImpl^(Array<+T>,Array<+T>)Boolean;<T>contentDeepEquals^(Array<+\
T>,Array<+T>)Boolean;<T>contentDeepHashCodeImpl^(Array<+T>)Int;<T>contentDeepHashCode^(Array<+T>)Int;<T>contentDeepToStringImpl^(Array<+T>)String;<T>contentDeep\
ToString^(Array<+T>)String;<T>contentEquals^(Array<+T>,Array<+T>)Boolean;<T>contentHashCode^(Array<+T>)Int;<T>contentToString^(Array<+T>)String;<T>convertToList\
IfNotCollection^(Iterable<T>)Collection<T>;<T>copyInto^(Array<+T>,Array<T>,Int=,Int=,Int=)Array<T>;<T>copyOfRangeImpl^(Array<T>,Int,Int)Array<T>;<T>copyOfRange^\
(Array<T>,Int,Int)Array<T>;<T>copyOf^(Array<T>)Array<T>;<T>copyOf^(Array<T>,Int)Array<T>;<T>copyOf^(Array<T>,Int,Function1<Int,T>)Array<T>;<T>copyToArrayOfAny^(\
Array<+T>,Boolean)Array<+Any>;<T>count^(Array<+T>)Int;<T>count^(Array<+T>,Function1<T,Boolean>)Int;<T>count^(Collection<T>)Int;<T>count^(Iterable<T>)Int;<T>coun\
t^(Iterable<T>,Function1<T,Boolean>)Int;<T>distinct^(Array<+T>)List<T>;<T>distinct^(Iterable<T>)List<T>;<T>dropLastWhile^(Array<+T>,Function1<T,Boolean>)List<T>\
;<T>dropLastWhile^(List<T>,Function1<T,Boolean>)List<T>;<T>dropLast^(Array<+T>,Int)List<T>;<T>dropLast^(List<T>,Int)List<T>;<T>dropWhile^(Array<+T>,Function1<T,\
Boolean>)List<T>;<T>dropWhile^(Iterable<T>,Function1<T,Boolean>)List<T>;<T>drop^(Array<+T>,Int)List<T>;<T>drop^(Iterable<T>,Int)List<T>;<T>elementAtOrElse^(Arra\
y<+T>,Int,Function1<Int,T>)T;<T>elementAtOrElse^(Iterable<T>,Int,Function1<Int,T>)T;<T>elementAtOrElse^(List<T>,Int,Function1<Int,T>)T;<T>elementAtOrNull^(Array\
<+T>,Int)T;<T>elementAtOrNull^(Iterable<T>,Int)T;<T>elementAtOrNull^(List<T>,Int)T;<T>elementAt^(Array<+T>,Int)T;<T>elementAt^(Iterable<T>,Int)T;<T>elementAt^(L\
ist<T>,Int)T;<T>emptyList=()List<T>;<T>emptySet=()Set<T>;<T>fill^(Array<T>,T,Int=,Int=)Unit;<T>fill^(MutableList<T>,T)Unit;<T>filterIndexed^(Array<+T>,Function2\
<Int,T,Boolean>)List<T>;<T>filterIndexed^(Iterable<T>,Function2<Int,T,Boolean>)List<T>;<T>filterNot^(Array<+T>,Function1<T,Boolean>)List<T>;<T>filterNot^(Iterab\
le<T>,Function1<T,Boolean>)List<T>;<T>filter^(Array<+T>,Function1<T,Boolean>)List<T>;<T>filter^(Iterable<T>,Function1<T,Boolean>)List<T>;<T>findLast^(Array<+T>,\
Function1<T,Boolean>)T;<T>findLast^(Iterable<T>,Function1<T,Boolean>)T;<T>findLast^(List<T>,Function1<T,Boolean>)T;<T>find^(Array<+T>,Function1<T,Boolean>)T;<T>\
find^(Iterable<T>,Function1<T,Boolean>)T;<T>firstOrNull^(Array<+T>)T;<T>firstOrNull^(Array<+T>,Function1<T,Boolean>)T;<T>firstOrNull^(Iterable<T>)T;<T>firstOrNu\
ll^(Iterable<T>,Function1<T,Boolean>)T;<T>firstOrNull^(List<T>)T;<T>first^(Array<+T>)T;<T>first^(Array<+T>,Function1<T,Boolean>)T;<T>first^(Iterable<T>)T;<T>fir\
st^(Iterable<T>,Function1<T,Boolean>)T;<T>first^(List<T>)T;<T>flatten^(Array<+Array<+T>>)List<T>;<T>flatten^(Iterable<Iterable<T>>)List<T>;<T>forEachIndexed^(Ar\
ray<+T>,Function2<Int,T,Unit>)Unit;<T>forEachIndexed^(Iterable<T>,Function2<Int,T,Unit>)Unit;<T>forEach^(Array<+T>,Function1<T,Unit>)Unit;<T>forEach^(Iterable<T\
>,Function1<T,Unit>)Unit;<T>forEach^(Iterator<T>,Function1<T,Unit>)Unit;<T>getOrElse^(Array<+T>,Int,Function1<Int,T>)T;<T>getOrElse^(List<T>,Int,Function1<Int,T\
>)T;<T>getOrNull^(Array<+T>,Int)T;<T>getOrNull^(List<T>,Int)T;<T>hashSetOf=()HashSet<T>;<T>hashSetOf=(T...)HashSet<T>;<T>indexOfFirst^(Array<+T>,Function1<T,Boo\
lean>)Int;<T>indexOfFirst^(Iterable<T>,Function1<T,Boolean>)Int;<T>indexOfFirst^(List<T>,Function1<T,Boolean>)Int;<T>indexOfLast^(Array<+T>,Function1<T,Boolean>\
)Int;<T>indexOfLast^(Iterable<T>,Function1<T,Boolean>)Int;<T>indexOfLast^(List<T>,Function1<T,Boolean>)Int;<T>indexOf^(Array<+T>,T)Int;<T>indexOf^(Iterable<T>,T\
)Int;<T>indexOf^(List<T>,T)Int;<T>indices^(Array<+T>):IntRange;<T>intersect^(Array<+T>,Iterable<T>)Set<T>;<T>intersect^(Iterable<T>,Iterable<T>)Set<T>;<T>isEmpt\
y^(Array<+T>)Boolean;<T>isNotEmpty^(Array<+T>)Boolean;<T>isNotEmpty^(Collection<T>)Boolean;<T>isNullOrEmpty^(Collection<T>)Boolean;<T>isSortedWith^(Array<+T>,Co\
mparator<-T>)Boolean;<T>isSortedWith^(Iterable<T>,Comparator<-T>)Boolean;<T>iterator^(Iterator<T>)Iterator<T>;<T>iterator^(java.util.Enumeration<T>)Iterator<T>;\
<T>joinToString^(Array<+T>,CharSequence=,CharSequence=,CharSequence=,Int=,CharSequence=,Function1<T,CharSequence>=)String;<T>joinToString^(Iterable<T>,CharSeque\
nce=,CharSequence=,CharSequence=,Int=,CharSequence=,Function1<T,CharSequence>=)String;<T>lastIndexOf^(Array<+T>,T)Int;<T>lastIndexOf^(Iterable<T>,T)Int;<T>lastI\
ndexOf^(List<T>,T)Int;<T>lastIndex^(Array<+T>):Int;<T>lastIndex^(List<T>):Int;<T>lastOrNull^(Array<+T>)T;<T>lastOrNull^(Array<+T>,Function1<T,Boolean>)T;<T>last\
OrNull^(Iterable<T>)T;<T>lastOrNull^(Iterable<T>,Function1<T,Boolean>)T;<T>lastOrNull^(List<T>)T;<T>lastOrNull^(List<T>,Function1<T,Boolean>)T;<T>last^(Array<+T\
>)T;<T>last^(Array<+T>,Function1<T,Boolean>)T;<T>last^(Iterable<T>)T;<T>last^(Iterable<T>,Function1<T,Boolean>)T;<T>last^(List<T>)T;<T>last^(List<T>,Function1<T\
,Boolean>)T;<T>linkedSetOf=()LinkedHashSet<T>;<T>linkedSetOf=(T...)LinkedHashSet<T>;<T>listOf=()List<T>;<T>listOf=(T)List<T>;<T>listOf=(T...)List<T>;<T>maxOfOrN\
ull^(Array<+T>,Function1<T,Double>)Double;<T>maxOfOrNull^(Array<+T>,Function1<T,Float>)Float;<T>maxOfOrNull^(Iterable<T>,Function1<T,Double>)Double;<T>maxOfOrNu\
ll^(Iterable<T>,Function1<T,Float>)Float;<T>maxOf^(Array<+T>,Function1<T,Double>)Double;<T>maxOf^(Array<+T>,Function1<T,Float>)Float;<T>maxOf^(Iterable<T>,Funct\
ion1<T,Double>)Double;<T>maxOf^(Iterable<T>,Function1<T,Float>)Float;<T>maxWithOrNull^(Array<+T>,Comparator<-T>)T;<T>maxWithOrNull^(Iterable<T>,Comparator<-T>)T\
;<T>maxWith^(Array<+T>,Comparator<-T>)T;<T>maxWith^(Iterable<T>,Comparator<-T>)T;<T>minOfOrNull^(Array<+T>,Function1<T,Double>)Double;<T>minOfOrNull^(Array<+T>,\
Function1<T,Float>)Float;<T>minOfOrNull^(Iterable<T>,Function1<T,Double>)Double;<T>minOfOrNull^(Iterable<T>,Function1<T,Float>)Float;<T>minOf^(Array<+T>,Functio\
n1<T,Double>)Double;<T>minOf^(Array<+T>,Function1<T,Float>)Float;<T>minOf^(Iterable<T>,Function1<T,Double>)Double;<T>minOf^(Iterable<T>,Function1<T,Float>)Float\
;<T>minWithOrNull^(Array<+T>,Comparator<-T>)T;<T>minWithOrNull^(Iterable<T>,Comparator<-T>)T;<T>minWith^(Array<+T>,Comparator<-T>)T;<T>minWith^(Iterable<T>,Comp\
arator<-T>)T;<T>minusAssign^(MutableCollection<-T>,Array<T>)Unit;<T>minusAssign^(MutableCollection<-T>,Iterable<T>)Unit;<T>minusAssign^(MutableCollection<-T>,Se\
quence<T>)Unit;<T>minusAssign^(MutableCollection<-T>,T)Unit;<T>minusElement^(Iterable<T>,T)List<T>;<T>minusElement^(Set<T>,T)Set<T>;<T>minus^(Iterable<T>,Array<\
+T>)List<T>;<T>minus^(Iterable<T>,Iterable<T>)List<T>;<T>minus^(Iterable<T>,Sequence<T>)List<T>;<T>minus^(Iterable<T>,T)List<T>;<T>minus^(Set<T>,Array<+T>)Set<T\
>;<T>minus^(Set<T>,Iterable<T>)Set<T>;<T>minus^(Set<T>,Sequence<T>)Set<T>;<T>minus^(Set<T>,T)Set<T>;<T>mutableListOf=()MutableList<T>;<T>mutableListOf=(T...)Mut\
ableList<T>;<T>mutableSetOf=()MutableSet<T>;<T>mutableSetOf=(T...)MutableSet<T>;<T>none^(Array<+T>)Boolean;<T>none^(Array<+T>,Function1<T,Boolean>)Boolean;<T>no\
ne^(Iterable<T>)Boolean;<T>none^(Iterable<T>,Function1<T,Boolean>)Boolean;<T>onEachIndexed^(Array<+T>,Function2<Int,T,Unit>)Array<+T>;<T>onEach^(Array<+T>,Funct\
ion1<T,Unit>)Array<+T>;<T>orEmpty^(Array<+T>)Array<+T>;<T>orEmpty^(Collection<T>)Collection<T>;<T>orEmpty^(List<T>)List<T>;<T>orEmpty^(Set<T>)Set<T>;<T>partitio\
n^(Array<+T>,Function1<T,Boolean>)Pair<List<T>,List<T>>;<T>partition^(Iterable<T>,Function1<T,Boolean>)Pair<List<T>,List<T>>;<T>plusAssign^(MutableCollection<-T\
>,Array<T>)Unit;<T>plusAssign^(MutableCollection<-T>,Iterable<T>)Unit;<T>plusAssign^(MutableCollection<-T>,Sequence<T>)Unit;<T>plusAssign^(MutableCollection<-T>\
,T)Unit;<T>plusElement^(Array<T>,T)Array<T>;<T>plusElement^(Collection<T>,T)List<T>;<T>plusElement^(Iterable<T>,T)List<T>;<T>plusElement^(Set<T>,T)Set<T>;<T>plu\
s^(Array<T>,Array<+T>)Array<T>;<T>plus^(Array<T>,Collection<T>)Array<T>;<T>plus^(Array<T>,T)Array<T>;<T>plus^(Collection<T>,Array<+T>)List<T>;<T>plus^(Collectio\
n<T>,Iterable<T>)List<T>;<T>plus^(Collection<T>,Sequence<T>)List<T>;<T>plus^(Collection<T>,T)List<T>;<T>plus^(Iterable<T>,Array<+T>)List<T>;<T>plus^(Iterable<T>\
,Iterable<T>)List<T>;<T>plus^(Iterable<T>,Sequence<T>)List<T>;<T>plus^(Iterable<T>,T)List<T>;<T>plus^(Set<T>,Array<+T>)Set<T>;<T>plus^(Set<T>,Iterable<T>)Set<T>\
;<T>plus^(Set<T>,Sequence<T>)Set<T>;<T>plus^(Set<T>,T)Set<T>;<T>randomOrNull^(Array<+T>)T;<T>randomOrNull^(Array<+T>,Random)T;<T>randomOrNull^(Collection<T>)T;<\
T>randomOrNull^(Collection<T>,Random)T;<T>random^(Array<+T>)T;<T>random^(Array<+T>,Random)T;<T>random^(Collection<T>)T;<T>random^(Collection<T>,Random)T;<T>remo\
veAll^(MutableCollection<+T>,Collection<T>)Boolean;<T>removeAll^(MutableCollection<-T>,Array<+T>)Boolean;<T>removeAll^(MutableCollection<-T>,Iterable<T>)Boolean\
;<T>removeAll^(MutableCollection<-T>,Sequence<T>)Boolean;<T>removeAll^(MutableIterable<T>,Function1<T,Boolean>)Boolean;<T>removeAll^(MutableList<T>,Function1<T,\
Boolean>)Boolean;<T>removeFirstOrNull^(MutableList<T>)T;<T>removeFirst^(MutableList<T>)T;<T>removeLastOrNull^(MutableList<T>)T;<T>removeLast^(MutableList<T>)T;<\
T>remove^(MutableCollection<+T>,T)Boolean;<T>remove^(MutableList<T>,Int)T;<T>retainAll^(MutableCollection<+T>,Collection<T>)Boolean;<T>retainAll^(MutableCollect\
ion<-T>,Array<+T>)Boolean;<T>retainAll^(MutableCollection<-T>,Iterable<T>)Boolean;<T>retainAll^(MutableCollection<-T>,Sequence<T>)Boolean;<T>retainAll^(MutableI\
terable<T>,Function1<T,Boolean>)Boolean;<T>retainAll^(MutableList<T>,Function1<T,Boolean>)Boolean;<T>reverse^(Array<T>)Unit;<T>reverse^(Array<T>,Int,Int)Unit;<T\
>reverse^(MutableList<T>)Unit;<T>reversedArray^(Array<T>)Array<T>;<T>reversed^(Array<+T>)List<T>;<T>reversed^(Iterable<T>)List<T>;<T>setOf=()Set<T>;<T>setOf=(T)\
Set<T>;<T>setOf=(T...)Set<T>;<T>shuffle^(Array<T>)Unit;<T>shuffle^(Array<T>,Random)Unit;<T>shuffle^(MutableList<T>)Unit;<T>shuffle^(MutableList<T>,Random)Unit;<\
T>shuffle^(MutableList<T>,java.util.Random)Unit;<T>shuffled^(Iterable<T>)List<T>;<T>shuffled^(Iterable<T>,Random)List<T>;<T>shuffled^(Iterable<T>,java.util.Rand\
om)List<T>;<T>singleOrNull^(Array<+T>)T;<T>singleOrNull^(Array<+T>,Function1<T,Boolean>)T;<T>singleOrNull^(Iterable<T>)T;<T>singleOrNull^(Iterable<T>,Function1<\
T,Boolean>)T;<T>singleOrNull^(List<T>)T;<T>single^(Array<+T>)T;<T>single^(Array<+T>,Function1<T,Boolean>)T;<T>single^(Iterable<T>)T;<T>single^(Iterable<T>,Funct\
ion1<T,Boolean>)T;<T>single^(List<T>)T;<T>sliceArray^(Array<T>,Collection<Int>)Array<T>;<T>sliceArray^(Array<T>,IntRange)Array<T>;<T>slice^(Array<+T>,IntRange)L\
ist<T>;<T>slice^(Array<+T>,Iterable<Int>)List<T>;<T>slice^(List<T>,IntRange)List<T>;<T>slice^(List<T>,Iterable<Int>)List<T>;<T>sortWith^(Array<+T>,Comparator<-T\
>)Unit;<T>sortWith^(Array<+T>,Comparator<-T>,Int=,Int=)Unit;<T>sortWith^(MutableList<T>,Comparator<-T>)Unit;<T>sort^(Array<+T>)Unit;<T>sort^(Array<+T>,Int=,Int=\
)Unit;<T>sort^(MutableList<T>,Comparator<-T>)Unit;<T>sort^(MutableList<T>,Function2<T,T,Int>)Unit;<T>sortedArrayWith^(Array<+T>,Comparator<-T>)Array<+T>;<T>sort\
edSetOf=(Comparator<-T>,T...)java.util.TreeSet<T>;<T>sortedSetOf=(T...)java.util.TreeSet<T>;<T>sortedWith^(Array<+T>,Comparator<-T>)List<T>;<T>sortedWith^(Itera\
ble<T>,Comparator<-T>)List<T>;<T>subtract^(Array<+T>,Iterable<T>)Set<T>;<T>subtract^(Iterable<T>,Iterable<T>)Set<T>;<T>sumByDouble^(Array<+T>,Function1<T,Double\
>)Double;<T>sumByDouble^(Iterable<T>,Function1<T,Double>)Double;<T>sumBy^(Array<+T>,Function1<T,Int>)Int;<T>sumBy^(Iterable<T>,Function1<T,Int>)Int;<T>sumOf^(Ar\
ray<+T>,Function1<T,Double>)Double;<T>sumOf^(Array<+T>,Function1<T,Int>)Int;<T>sumOf^(Array<+T>,Function1<T,Long>)Long;<T>sumOf^(Array<+T>,Function1<T,UInt>)UIn\
t;<T>sumOf^(Array<+T>,Function1<T,ULong>)ULong;<T>sumOf^(Array<+T>,Function1<T,java.math.BigDecimal>)java.math.BigDecimal;<T>sumOf^(Array<+T>,Function1<T,java.m\
ath.BigInteger>)java.math.BigInteger;<T>sumOf^(Iterable<T>,Function1<T,Double>)Double;<T>sumOf^(Iterable<T>,Function1<T,Int>)Int;<T>sumOf^(Iterable<T>,Function1\
<T,Long>)Long;<T>sumOf^(Iterable<T>,Function1<T,UInt>)UInt;<T>sumOf^(Iterable<T>,Function1<T,ULong>)ULong;<T>sumOf^(Iterable<T>,Function1<T,java.math.BigDecimal\
>)java.math.BigDecimal;<T>sumOf^(Iterable<T>,Function1<T,java.math.BigInteger>)java.math.BigInteger;<T>takeLastWhile^(Array<+T>,Function1<T,Boolean>)List<T>;<T>\
takeLastWhile^(List<T>,Function1<T,Boolean>)List<T>;<T>takeLast^(Array<+T>,Int)List<T>;<T>takeLast^(List<T>,Int)List<T>;<T>takeWhile^(Array<+T>,Function1<T,Bool\
ean>)List<T>;<T>takeWhile^(Iterable<T>,Function1<T,Boolean>)List<T>;<T>take^(Array<+T>,Int)List<T>;<T>take^(Iterable<T>,Int)List<T>;<T>terminateCollectionToArra\
y=(Int,Array<T>)Array<T>;<T>toHashSet^(Array<+T>)HashSet<T>;<T>toHashSet^(Iterable<T>)HashSet<T>;<T>toList^(Array<+T>)List<T>;<T>toList^(Iterable<T>)List<T>;<T>\
toList^(java.util.Enumeration<T>)List<T>;<T>toMutableList^(Array<+T>)MutableList<T>;<T>toMutableList^(Collection<T>)MutableList<T>;<T>toMutableList^(Iterable<T>\
)MutableList<T>;<T>toMutableSet^(Array<+T>)MutableSet<T>;<T>toMutableSet^(Iterable<T>)MutableSet<T>;<T>toSet^(Array<+T>)Set<T>;<T>toSet^(Iterable<T>)Set<T>;<T>t\
oSortedSet^(Array<+T>,Comparator<-T>)java.util.SortedSet<T>;<T>toSortedSet^(Iterable<T>,Comparator<-T>)java.util.SortedSet<T>;<T>toTypedArray^(Collection<T>)Arr\
ay<T>;<T>union^(Array<+T>,Iterable<T>)Set<T>;<T>union^(Iterable<T>,Iterable<T>)Set<T>;<T>windowedIterator=(Iterator<T>,Int,Int,Boolean,Boolean)Iterator<List<T>>\
;<T>windowedSequence^(Sequence<T>,Int,Int,Boolean,Boolean)Sequence<List<T>>;<T>windowed^(Iterable<T>,Int,Int=,Boolean=)List<List<T>>;<T>withIndex^(Array<+T>)Ite\
rable<IndexedValue<T>>;<T>withIndex^(Iterable<T>)Iterable<IndexedValue<T>>;<T>withIndex^(Iterator<T>)Iterator<IndexedValue<T>>;<T>zipWithNext^(Iterable<T>)List<\
Pair<T,T>>;<V,M:MutableMap<-Boolean,-V>>associateWithTo^(BooleanArray,M,Function1<Boolean,V>)M;<V,M:MutableMap<-Byte,-V>>associateWithTo^(ByteArray,M,Function1<\
Byte,V>)M;<V,M:MutableMap<-Char,-V>>associateWithTo^(CharArray,M,Function1<Char,V>)M;<V,M:MutableMap<-Double,-V>>associateWithTo^(DoubleArray,M,Function1<Double\
,V>)M;<V,M:MutableMap<-Float,-V>>associateWithTo^(FloatArray,M,Function1<Float,V>)M;<V,M:MutableMap<-Int,-V>>associateWithTo^(IntArray,M,Function1<Int,V>)M;<V,M\
:MutableMap<-Long,-V>>associateWithTo^(LongArray,M,Function1<Long,V>)M;<V,M:MutableMap<-Short,-V>>associateWithTo^(ShortArray,M,Function1<Short,V>)M;<V,V1:V>get\
Value^(Map<-String,V>,Any,KProperty<?>)V1;<V>associateWith^(BooleanArray,Function1<Boolean,V>)Map<Boolean,V>;<V>associateWith^(ByteArray,Function1<Byte,V>)Map<B\
yte,V>;<V>associateWith^(CharArray,Function1<Char,V>)Map<Char,V>;<V>associateWith^(DoubleArray,Function1<Double,V>)Map<Double,V>;<V>associateWith^(FloatArray,Fu\
nction1<Float,V>)Map<Float,V>;<V>associateWith^(IntArray,Function1<Int,V>)Map<Int,V>;<V>associateWith^(LongArray,Function1<Long,V>)Map<Long,V>;<V>associateWith^\
(ShortArray,Function1<Short,V>)Map<Short,V>;<V>zip^(BooleanArray,BooleanArray,Function2<Boolean,Boolean,V>)List<V>;<V>zip^(ByteArray,ByteArray,Function2<Byte,By\
te,V>)List<V>;<V>zip^(CharArray,CharArray,Function2<Char,Char,V>)List<V>;<V>zip^(DoubleArray,DoubleArray,Function2<Double,Double,V>)List<V>;<V>zip^(FloatArray,F\
loatArray,Function2<Float,Float,V>)List<V>;<V>zip^(IntArray,IntArray,Function2<Int,Int,V>)List<V>;<V>zip^(LongArray,LongArray,Function2<Long,Long,V>)List<V>;<V>\
zip^(ShortArray,ShortArray,Function2<Short,Short,V>)List<V>;allDistinct^(BooleanArray)Boolean;allDistinct^(ByteArray)Boolean;allDistinct^(CharArray)Boolean;allD\
istinct^(DoubleArray)Boolean;allDistinct^(FloatArray)Boolean;allDistinct^(IntArray)Boolean;allDistinct^(LongArray)Boolean;allDistinct^(ShortArray)Boolean;allEqu\
al^(BooleanArray)Boolean;allEqual^(ByteArray)Boolean;allEqual^(CharArray)Boolean;allEqual^(DoubleArray)Boolean;allEqual^(FloatArray)Boolean;allEqual^(IntArray)B\
oolean;allEqual^(LongArray)Boolean;allEqual^(ShortArray)Boolean;all^(BooleanArray,Function1<Boolean,Boolean>)Boolean;all^(ByteArray,Function1<Byte,Boolean>)Bool\
ean;all^(CharArray,Function1<Char,Boolean>)Boolean;all^(DoubleArray,Function1<Double,Boolean>)Boolean;all^(FloatArray,Function1<Float,Boolean>)Boolean;all^(IntA\
rray,Function1<Int,Boolean>)Boolean;all^(LongArray,Function1<Long,Boolean>)Boolean;all^(ShortArray,Function1<Short,Boolean>)Boolean;any^(BooleanArray)Boolean;an\
y^(BooleanArray,Function1<Boolean,Boolean>)Boolean;any^(ByteArray)Boolean;any^(ByteArray,Function1<Byte,Boolean>)Boolean;any^(CharArray)Boolean;any^(CharArray,F\
unction1<Char,Boolean>)Boolean;any^(DoubleArray)Boolean;any^(DoubleArray,Function1<Double,Boolean>)Boolean;any^(FloatArray)Boolean;any^(FloatArray,Function1<Flo\
at,Boolean>)Boolean;any^(IntArray)Boolean;any^(IntArray,Function1<Int,Boolean>)Boolean;any^(LongArray)Boolean;any^(LongArray,Function1<Long,Boolean>)Boolean;any\
^(ShortArray)Boolean;any^(ShortArray,Function1<Short,Boolean>)Boolean;asIterable^(BooleanArray)Iterable<Boolean>;asIterable^(ByteArray)Iterable<Byte>;asIterable\
^(CharArray)Iterable<Char>;asIterable^(DoubleArray)Iterable<Double>;asIterable^(FloatArray)Iterable<Float>;asIterable^(IntArray)Iterable<Int>;asIterable^(LongAr\
ray)Iterable<Long>;asIterable^(ShortArray)Iterable<Short>;asList^(BooleanArray)List<Boolean>;asList^(ByteArray)List<Byte>;asList^(CharArray)List<Char>;asList^(D\
oubleArray)List<Double>;asList^(FloatArray)List<Float>;asList^(IntArray)List<Int>;asList^(LongArray)List<Long>;asList^(ShortArray)List<Short>;asSequence^(Boolea\
nArray)Sequence<Boolean>;asSequence^(ByteArray)Sequence<Byte>;asSequence^(CharArray)Sequence<Char>;asSequence^(DoubleArray)Sequence<Double>;asSequence^(FloatArr\
ay)Sequence<Float>;asSequence^(IntArray)Sequence<Int>;asSequence^(LongArray)Sequence<Long>;asSequence^(ShortArray)Sequence<Short>;average^(Array<+Byte>)Double;a\
verage^(Array<+Double>)Double;average^(Array<+Float>)Double;average^(Array<+Int>)Double;average^(Array<+Long>)Double;average^(Array<+Short>)Double;average^(Byte\
Array)Double;average^(DoubleArray)Double;average^(FloatArray)Double;average^(IntArray)Double;average^(Iterable<Byte>)Double;average^(Iterable<Double>)Double;ave\
rage^(Iterable<Float>)Double;average^(Iterable<Int>)Double;average^(Iterable<Long>)Double;average^(Iterable<Short>)Double;average^(LongArray)Double;average^(Sho\
rtArray)Double;binarySearch^(ByteArray,Byte,Int=,Int=)Int;binarySearch^(CharArray,Char,Int=,Int=)Int;binarySearch^(DoubleArray,Double,Int=,Int=)Int;binarySearch\
^(FloatArray,Float,Int=,Int=)Int;binarySearch^(IntArray,Int,Int=,Int=)Int;binarySearch^(LongArray,Long,Int=,Int=)Int;binarySearch^(ShortArray,Short,Int=,Int=)In\
t;checkCountOverflow=(Int)Int;checkIndexOverflow=(Int)Int;checkWindowSizeStep=(Int,Int)Unit;collectionToArray=(Collection<?>)Array<Any>;collectionToArrayCommonI\
mpl=(Collection<?>)Array<Any>;component1^(BooleanArray)Boolean;component1^(ByteArray)Byte;component1^(CharArray)Char;component1^(DoubleArray)Double;component1^(\
FloatArray)Float;component1^(IntArray)Int;component1^(LongArray)Long;component1^(ShortArray)Short;component2^(BooleanArray)Boolean;component2^(ByteArray)Byte;co\
mponent2^(CharArray)Char;component2^(DoubleArray)Double;component2^(FloatArray)Float;component2^(IntArray)Int;component2^(LongArray)Long;component2^(ShortArray)\
Short;component3^(BooleanArray)Boolean;component3^(ByteArray)Byte;component3^(CharArray)Char;component3^(DoubleArray)Double;component3^(FloatArray)Float;compone\
nt3^(IntArray)Int;component3^(LongArray)Long;component3^(ShortArray)Short;component4^(BooleanArray)Boolean;component4^(ByteArray)Byte;component4^(CharArray)Char\
;component4^(DoubleArray)Double;component4^(FloatArray)Float;component4^(IntArray)Int;component4^(LongArray)Long;component4^(ShortArray)Short;component5^(Boolea\
nArray)Boolean;component5^(ByteArray)Byte;component5^(CharArray)Char;component5^(DoubleArray)Double;component5^(FloatArray)Float;component5^(IntArray)Int;compon\
ent5^(LongArray)Long;component5^(ShortArray)Short;contains^(BooleanArray,Boolean)Boolean;contains^(ByteArray,Byte)Boolean;contains^(CharArray,Char)Boolean;conta\
ins^(DoubleArray,Double)Boolean;contains^(FloatArray,Float)Boolean;contains^(IntArray,Int)Boolean;contains^(LongArray,Long)Boolean;contains^(ShortArray,Short)Bo\
olean;contentEquals^(BooleanArray,BooleanArray)Boolean;contentEquals^(ByteArray,ByteArray)Boolean;contentEquals^(CharArray,CharArray)Boolean;contentEquals^(Doub\
leArray,DoubleArray)Boolean;contentEquals^(FloatArray,FloatArray)Boolean;contentEquals^(IntArray,IntArray)Boolean;contentEquals^(LongArray,LongArray)Boolean;con\
tentEquals^(ShortArray,ShortArray)Boolean;contentHashCode^(BooleanArray)Int;contentHashCode^(ByteArray)Int;contentHashCode^(CharArray)Int;contentHashCode^(Doubl\
eArray)Int;contentHashCode^(FloatArray)Int;contentHashCode^(IntArray)Int;contentHashCode^(LongArray)Int;contentHashCode^(ShortArray)Int;contentToString^(Boolean\
Array)String;contentToString^(ByteArray)String;contentToString^(CharArray)String;contentToString^(DoubleArray)String;contentToString^(FloatArray)String;contentT\
oString^(IntArray)String;contentToString^(LongArray)String;contentToString^(ShortArray)String;copyInto^(BooleanArray,BooleanArray,Int=,Int=,Int=)BooleanArray;co\
pyInto^(ByteArray,ByteArray,Int=,Int=,Int=)ByteArray;copyInto^(CharArray,CharArray,Int=,Int=,Int=)CharArray;copyInto^(DoubleArray,DoubleArray,Int=,Int=,Int=)Dou\
bleArray;copyInto^(FloatArray,FloatArray,Int=,Int=,Int=)FloatArray;copyInto^(IntArray,IntArray,Int=,Int=,Int=)IntArray;copyInto^(LongArray,LongArray,Int=,Int=,I\
nt=)LongArray;copyInto^(ShortArray,ShortArray,Int=,Int=,Int=)ShortArray;copyOfRangeImpl^(BooleanArray,Int,Int)BooleanArray;copyOfRangeImpl^(ByteArray,Int,Int)By\
teArray;copyOfRangeImpl^(CharArray,Int,Int)CharArray;copyOfRangeImpl^(DoubleArray,Int,Int)DoubleArray;copyOfRangeImpl^(FloatArray,Int,Int)FloatArray;copyOfRange\
Impl^(IntArray,Int,Int)IntArray;copyOfRangeImpl^(LongArray,Int,Int)LongArray;copyOfRangeImpl^(ShortArray,Int,Int)ShortArray;copyOfRangeToIndexCheck=(Int,Int)Uni\
t;copyOfRange^(BooleanArray,Int,Int)BooleanArray;copyOfRange^(ByteArray,Int,Int)ByteArray;copyOfRange^(CharArray,Int,Int)CharArray;copyOfRange^(DoubleArray,Int,\
Int)DoubleArray;copyOfRange^(FloatArray,Int,Int)FloatArray;copyOfRange^(IntArray,Int,Int)IntArray;copyOfRange^(LongArray,Int,Int)LongArray;copyOfRange^(ShortArr\
ay,Int,Int)ShortArray;copyOf^(BooleanArray)BooleanArray;copyOf^(BooleanArray,Int)BooleanArray;copyOf^(BooleanArray,Int,Function1<Int,Boolean>)BooleanArray;copyO\
f^(ByteArray)ByteArray;copyOf^(ByteArray,Int)ByteArray;copyOf^(ByteArray,Int,Function1<Int,Byte>)ByteArray;copyOf^(CharArray)CharArray;copyOf^(CharArray,Int)Cha\
rArray;copyOf^(CharArray,Int,Function1<Int,Char>)CharArray;copyOf^(DoubleArray)DoubleArray;copyOf^(DoubleArray,Int)DoubleArray;copyOf^(DoubleArray,Int,Function1\
<Int,Double>)DoubleArray;copyOf^(FloatArray)FloatArray;copyOf^(FloatArray,Int)FloatArray;copyOf^(FloatArray,Int,Function1<Int,Float>)FloatArray;copyOf^(IntArray\
)IntArray;copyOf^(IntArray,Int)IntArray;copyOf^(IntArray,Int,Function1<Int,Int>)IntArray;copyOf^(LongArray)LongArray;copyOf^(LongArray,Int)LongArray;copyOf^(Lon\
gArray,Int,Function1<Int,Long>)LongArray;copyOf^(ShortArray)ShortArray;copyOf^(ShortArray,Int)ShortArray;copyOf^(ShortArray,Int,Function1<Int,Short>)ShortArray;\
count^(BooleanArray)Int;count^(BooleanArray,Function1<Boolean,Boolean>)Int;count^(ByteArray)Int;count^(ByteArray,Function1<Byte,Boolean>)Int;count^(CharArray)In\
t;count^(CharArray,Function1<Char,Boolean>)Int;count^(DoubleArray)Int;count^(DoubleArray,Function1<Double,Boolean>)Int;count^(FloatArray)Int;count^(FloatArray,F\
unction1<Float,Boolean>)Int;count^(IntArray)Int;count^(IntArray,Function1<Int,Boolean>)Int;count^(LongArray)Int;count^(LongArray,Function1<Long,Boolean>)Int;cou\
nt^(ShortArray)Int;count^(ShortArray,Function1<Short,Boolean>)Int;distinct^(BooleanArray)List<Boolean>;distinct^(ByteArray)List<Byte>;distinct^(CharArray)List<C\
har>;distinct^(DoubleArray)List<Double>;distinct^(FloatArray)List<Float>;distinct^(IntArray)List<Int>;distinct^(LongArray)List<Long>;distinct^(ShortArray)List<S\
hort>;dropLastWhile^(BooleanArray,Function1<Boolean,Boolean>)List<Boolean>;dropLastWhile^(ByteArray,Function1<Byte,Boolean>)List<Byte>;dropLastWhile^(CharArray,\
Function1<Char,Boolean>)List<Char>;dropLastWhile^(DoubleArray,Function1<Double,Boolean>)List<Double>;dropLastWhile^(FloatArray,Function1<Float,Boolean>)List<Flo\
at>;dropLastWhile^(IntArray,Function1<Int,Boolean>)List<Int>;dropLastWhile^(LongArray,Function1<Long,Boolean>)List<Long>;dropLastWhile^(ShortArray,Function1<Sho\
rt,Boolean>)List<Short>;dropLast^(BooleanArray,Int)List<Boolean>;dropLast^(ByteArray,Int)List<Byte>;dropLast^(CharArray,Int)List<Char>;dropLast^(DoubleArray,Int\
)List<Double>;dropLast^(FloatArray,Int)List<Float>;dropLast^(IntArray,Int)List<Int>;dropLast^(LongArray,Int)List<Long>;dropLast^(ShortArray,Int)List<Short>;drop\
While^(BooleanArray,Function1<Boolean,Boolean>)List<Boolean>;dropWhile^(ByteArray,Function1<Byte,Boolean>)List<Byte>;dropWhile^(CharArray,Function1<Char,Boolean\
>)List<Char>;dropWhile^(DoubleArray,Function1<Double,Boolean>)List<Double>;dropWhile^(FloatArray,Function1<Float,Boolean>)List<Float>;dropWhile^(IntArray,Functi\
on1<Int,Boolean>)List<Int>;dropWhile^(LongArray,Function1<Long,Boolean>)List<Long>;dropWhile^(ShortArray,Function1<Short,Boolean>)List<Short>;drop^(BooleanArray\
,Int)List<Boolean>;drop^(ByteArray,Int)List<Byte>;drop^(CharArray,Int)List<Char>;drop^(DoubleArray,Int)List<Double>;drop^(FloatArray,Int)List<Float>;drop^(IntAr\
ray,Int)List<Int>;drop^(LongArray,Int)List<Long>;drop^(ShortArray,Int)List<Short>;elementAtOrElse^(BooleanArray,Int,Function1<Int,Boolean>)Boolean;elementAtOrEl\
se^(ByteArray,Int,Function1<Int,Byte>)Byte;elementAtOrElse^(CharArray,Int,Function1<Int,Char>)Char;elementAtOrElse^(DoubleArray,Int,Function1<Int,Double>)Double\
;elementAtOrElse^(FloatArray,Int,Function1<Int,Float>)Float;elementAtOrElse^(IntArray,Int,Function1<Int,Int>)Int;elementAtOrElse^(LongArray,Int,Function1<Int,Lo\
ng>)Long;elementAtOrElse^(ShortArray,Int,Function1<Int,Short>)Short;elementAtOrNull^(BooleanArray,Int)Boolean;elementAtOrNull^(ByteArray,Int)Byte;elementAtOrNul\
l^(CharArray,Int)Char;elementAtOrNull^(DoubleArray,Int)Double;elementAtOrNull^(FloatArray,Int)Float;elementAtOrNull^(IntArray,Int)Int;elementAtOrNull^(LongArray\
,Int)Long;elementAtOrNull^(ShortArray,Int)Short;elementAt^(BooleanArray,Int)Boolean;elementAt^(ByteArray,Int)Byte;elementAt^(CharArray,Int)Char;elementAt^(Doubl\
eArray,Int)Double;elementAt^(FloatArray,Int)Float;elementAt^(IntArray,Int)Int;elementAt^(LongArray,Int)Long;elementAt^(ShortArray,Int)Short;fill^(BooleanArray,B\
oolean,Int=,Int=)Unit;fill^(ByteArray,Byte,Int=,Int=)Unit;fill^(CharArray,Char,Int=,Int=)Unit;fill^(DoubleArray,Double,Int=,Int=)Unit;fill^(FloatArray,Float,Int\
=,Int=)Unit;fill^(IntArray,Int,Int=,Int=)Unit;fill^(LongArray,Long,Int=,Int=)Unit;fill^(ShortArray,Short,Int=,Int=)Unit;filterIndexed^(BooleanArray,Function2<In\
t,Boolean,Boolean>)List<Boolean>;filterIndexed^(ByteArray,Function2<Int,Byte,Boolean>)List<Byte>;filterIndexed^(CharArray,Function2<Int,Char,Boolean>)List<Char>\
;filterIndexed^(DoubleArray,Function2<Int,Double,Boolean>)List<Double>;filterIndexed^(FloatArray,Function2<Int,Float,Boolean>)List<Float>;filterIndexed^(IntArra\
y,Function2<Int,Int,Boolean>)List<Int>;filterIndexed^(LongArray,Function2<Int,Long,Boolean>)List<Long>;filterIndexed^(ShortArray,Function2<Int,Short,Boolean>)Li\
st<Short>;filterNot^(BooleanArray,Function1<Boolean,Boolean>)List<Boolean>;filterNot^(ByteArray,Function1<Byte,Boolean>)List<Byte>;filterNot^(CharArray,Function\
1<Char,Boolean>)List<Char>;filterNot^(DoubleArray,Function1<Double,Boolean>)List<Double>;filterNot^(FloatArray,Function1<Float,Boolean>)List<Float>;filterNot^(I\
ntArray,Function1<Int,Boolean>)List<Int>;filterNot^(LongArray,Function1<Long,Boolean>)List<Long>;filterNot^(ShortArray,Function1<Short,Boolean>)List<Short>;filt\
er^(BooleanArray,Function1<Boolean,Boolean>)List<Boolean>;filter^(ByteArray,Function1<Byte,Boolean>)List<Byte>;filter^(CharArray,Function1<Char,Boolean>)List<Ch\
ar>;filter^(DoubleArray,Function1<Double,Boolean>)List<Double>;filter^(FloatArray,Function1<Float,Boolean>)List<Float>;filter^(IntArray,Function1<Int,Boolean>)L\
ist<Int>;filter^(LongArray,Function1<Long,Boolean>)List<Long>;filter^(ShortArray,Function1<Short,Boolean>)List<Short>;findLast^(BooleanArray,Function1<Boolean,B\
oolean>)Boolean;findLast^(ByteArray,Function1<Byte,Boolean>)Byte;findLast^(CharArray,Function1<Char,Boolean>)Char;findLast^(DoubleArray,Function1<Double,Boolean\
>)Double;findLast^(FloatArray,Function1<Float,Boolean>)Float;findLast^(IntArray,Function1<Int,Boolean>)Int;findLast^(LongArray,Function1<Long,Boolean>)Long;find\
Last^(ShortArray,Function1<Short,Boolean>)Short;find^(BooleanArray,Function1<Boolean,Boolean>)Boolean;find^(ByteArray,Function1<Byte,Boolean>)Byte;find^(CharArr\
ay,Function1<Char,Boolean>)Char;find^(DoubleArray,Function1<Double,Boolean>)Double;find^(FloatArray,Function1<Float,Boolean>)Float;find^(IntArray,Function1<Int,\
Boolean>)Int;find^(LongArray,Function1<Long,Boolean>)Long;find^(ShortArray,Function1<Short,Boolean>)Short;firstOrNull^(BooleanArray)Boolean;firstOrNull^(Boolean\
Array,Function1<Boolean,Boolean>)Boolean;firstOrNull^(ByteArray)Byte;firstOrNull^(ByteArray,Function1<Byte,Boolean>)Byte;firstOrNull^(CharArray)Char;firstOrNull\
^(CharArray,Function1<Char,Boolean>)Char;firstOrNull^(DoubleArray)Double;firstOrNull^(DoubleArray,Function1<Double,Boolean>)Double;firstOrNull^(FloatArray)Float\
;firstOrNull^(FloatArray,Function1<Float,Boolean>)Float;firstOrNull^(IntArray)Int;firstOrNull^(IntArray,Function1<Int,Boolean>)Int;firstOrNull^(LongArray)Long;f\
irstOrNull^(LongArray,Function1<Long,Boolean>)Long;firstOrNull^(ShortArray)Short;firstOrNull^(ShortArray,Function1<Short,Boolean>)Short;first^(BooleanArray)Bool\
ean;first^(BooleanArray,Function1<Boolean,Boolean>)Boolean;first^(ByteArray)Byte;first^(ByteArray,Function1<Byte,Boolean>)Byte;first^(CharArray)Char;first^(Char\
Array,Function1<Char,Boolean>)Char;first^(DoubleArray)Double;first^(DoubleArray,Function1<Double,Boolean>)Double;first^(FloatArray)Float;first^(FloatArray,Funct\
ion1<Float,Boolean>)Float;first^(IntArray)Int;first^(IntArray,Function1<Int,Boolean>)Int;first^(LongArray)Long;first^(LongArray,Function1<Long,Boolean>)Long;fir\
st^(ShortArray)Short;first^(ShortArray,Function1<Short,Boolean>)Short;forEachIndexed^(BooleanArray,Function2<Int,Boolean,Unit>)Unit;forEachIndexed^(ByteArray,Fu\
nction2<Int,Byte,Unit>)Unit;forEachIndexed^(CharArray,Function2<Int,Char,Unit>)Unit;forEachIndexed^(DoubleArray,Function2<Int,Double,Unit>)Unit;forEachIndexed^(\
FloatArray,Function2<Int,Float,Unit>)Unit;forEachIndexed^(IntArray,Function2<Int,Int,Unit>)Unit;forEachIndexed^(LongArray,Function2<Int,Long,Unit>)Unit;forEachI\
ndexed^(ShortArray,Function2<Int,Short,Unit>)Unit;forEach^(BooleanArray,Function1<Boolean,Unit>)Unit;forEach^(ByteArray,Function1<Byte,Unit>)Unit;forEach^(CharA\
rray,Function1<Char,Unit>)Unit;forEach^(DoubleArray,Function1<Double,Unit>)Unit;forEach^(FloatArray,Function1<Float,Unit>)Unit;forEach^(IntArray,Function1<Int,U\
nit>)Unit;forEach^(LongArray,Function1<Long,Unit>)Unit;forEach^(ShortArray,Function1<Short,Unit>)Unit;getOrElse^(BooleanArray,Int,Function1<Int,Boolean>)Boolean\
;getOrElse^(ByteArray,Int,Function1<Int,Byte>)Byte;getOrElse^(CharArray,Int,Function1<Int,Char>)Char;getOrElse^(DoubleArray,Int,Function1<Int,Double>)Double;get\
OrElse^(FloatArray,Int,Function1<Int,Float>)Float;getOrElse^(IntArray,Int,Function1<Int,Int>)Int;getOrElse^(LongArray,Int,Function1<Int,Long>)Long;getOrElse^(Sh\
ortArray,Int,Function1<Int,Short>)Short;getOrNull^(BooleanArray,Int)Boolean;getOrNull^(ByteArray,Int)Byte;getOrNull^(CharArray,Int)Char;getOrNull^(DoubleArray,I\
nt)Double;getOrNull^(FloatArray,Int)Float;getOrNull^(IntArray,Int)Int;getOrNull^(LongArray,Int)Long;getOrNull^(ShortArray,Int)Short;indexOfFirst^(BooleanArray,F\
unction1<Boolean,Boolean>)Int;indexOfFirst^(ByteArray,Function1<Byte,Boolean>)Int;indexOfFirst^(CharArray,Function1<Char,Boolean>)Int;indexOfFirst^(DoubleArray,\
Function1<Double,Boolean>)Int;indexOfFirst^(FloatArray,Function1<Float,Boolean>)Int;indexOfFirst^(IntArray,Function1<Int,Boolean>)Int;indexOfFirst^(LongArray,Fu\
nction1<Long,Boolean>)Int;indexOfFirst^(ShortArray,Function1<Short,Boolean>)Int;indexOfLast^(BooleanArray,Function1<Boolean,Boolean>)Int;indexOfLast^(ByteArray,\
Function1<Byte,Boolean>)Int;indexOfLast^(CharArray,Function1<Char,Boolean>)Int;indexOfLast^(DoubleArray,Function1<Double,Boolean>)Int;indexOfLast^(FloatArray,Fu\
nction1<Float,Boolean>)Int;indexOfLast^(IntArray,Function1<Int,Boolean>)Int;indexOfLast^(LongArray,Function1<Long,Boolean>)Int;indexOfLast^(ShortArray,Function1\
<Short,Boolean>)Int;indexOf^(BooleanArray,Boolean)Int;indexOf^(ByteArray,Byte)Int;indexOf^(CharArray,Char)Int;indexOf^(DoubleArray,Double)Int;indexOf^(FloatArra\
y,Float)Int;indexOf^(IntArray,Int)Int;indexOf^(LongArray,Long)Int;indexOf^(ShortArray,Short)Int;indices^(BooleanArray):IntRange;indices^(ByteArray):IntRange;ind\
ices^(CharArray):IntRange;indices^(Collection<?>):IntRange;indices^(DoubleArray):IntRange;indices^(FloatArray):IntRange;indices^(IntArray):IntRange;indices^(Lon\
gArray):IntRange;indices^(ShortArray):IntRange;intersect^(BooleanArray,Iterable<Boolean>)Set<Boolean>;intersect^(ByteArray,Iterable<Byte>)Set<Byte>;intersect^(C\
harArray,Iterable<Char>)Set<Char>;intersect^(DoubleArray,Iterable<Double>)Set<Double>;intersect^(FloatArray,Iterable<Float>)Set<Float>;intersect^(IntArray,Itera\
ble<Int>)Set<Int>;intersect^(LongArray,Iterable<Long>)Set<Long>;intersect^(ShortArray,Iterable<Short>)Set<Short>;isEmpty^(BooleanArray)Boolean;isEmpty^(ByteArra\
y)Boolean;isEmpty^(CharArray)Boolean;isEmpty^(DoubleArray)Boolean;isEmpty^(FloatArray)Boolean;isEmpty^(IntArray)Boolean;isEmpty^(LongArray)Boolean;isEmpty^(Shor\
tArray)Boolean;isNotEmpty^(BooleanArray)Boolean;isNotEmpty^(ByteArray)Boolean;isNotEmpty^(CharArray)Boolean;isNotEmpty^(DoubleArray)Boolean;isNotEmpty^(FloatArr\
ay)Boolean;isNotEmpty^(IntArray)Boolean;isNotEmpty^(LongArray)Boolean;isNotEmpty^(ShortArray)Boolean;isNullOrEmpty^(Array<?>)Boolean;isSortedDescending^(Boolean\
Array)Boolean;isSortedDescending^(ByteArray)Boolean;isSortedDescending^(CharArray)Boolean;isSortedDescending^(DoubleArray)Boolean;isSortedDescending^(FloatArray\
)Boolean;isSortedDescending^(IntArray)Boolean;isSortedDescending^(LongArray)Boolean;isSortedDescending^(ShortArray)Boolean;isSortedWith^(BooleanArray,Comparator\
<-Boolean>)Boolean;isSortedWith^(ByteArray,Comparator<-Byte>)Boolean;isSortedWith^(CharArray,Comparator<-Char>)Boolean;isSortedWith^(DoubleArray,Comparator<-Dou\
ble>)Boolean;isSortedWith^(FloatArray,Comparator<-Float>)Boolean;isSortedWith^(IntArray,Comparator<-Int>)Boolean;isSortedWith^(LongArray,Comparator<-Long>)Boole\
an;isSortedWith^(ShortArray,Comparator<-Short>)Boolean;isSorted^(BooleanArray)Boolean;isSorted^(ByteArray)Boolean;isSorted^(CharArray)Boolean;isSorted^(DoubleAr\
ray)Boolean;isSorted^(FloatArray)Boolean;isSorted^(IntArray)Boolean;isSorted^(LongArray)Boolean;isSorted^(ShortArray)Boolean;joinToString^(BooleanArray,CharSequ\
ence=,CharSequence=,CharSequence=,Int=,CharSequence=,Function1<Boolean,CharSequence>=)String;joinToString^(ByteArray,CharSequence=,CharSequence=,CharSequence=,I\
nt=,CharSequence=,Function1<Byte,CharSequence>=)String;joinToString^(CharArray,CharSequence=,CharSequence=,CharSequence=,Int=,CharSequence=,Function1<Char,CharS\
equence>=)String;joinToString^(DoubleArray,CharSequence=,CharSequence=,CharSequence=,Int=,CharSequence=,Function1<Double,CharSequence>=)String;joinToString^(Flo\
atArray,CharSequence=,CharSequence=,CharSequence=,Int=,CharSequence=,Function1<Float,CharSequence>=)String;joinToString^(IntArray,CharSequence=,CharSequence=,Ch\
arSequence=,Int=,CharSequence=,Function1<Int,CharSequence>=)String;joinToString^(LongArray,CharSequence=,CharSequence=,CharSequence=,Int=,CharSequence=,Function\
1<Long,CharSequence>=)String;joinToString^(ShortArray,CharSequence=,CharSequence=,CharSequence=,Int=,CharSequence=,Function1<Short,CharSequence>=)String;lastInd\
exOf^(BooleanArray,Boolean)Int;lastIndexOf^(ByteArray,Byte)Int;lastIndexOf^(CharArray,Char)Int;lastIndexOf^(DoubleArray,Double)Int;lastIndexOf^(FloatArray,Float\
)Int;lastIndexOf^(IntArray,Int)Int;lastIndexOf^(LongArray,Long)Int;lastIndexOf^(ShortArray,Short)Int;lastIndex^(BooleanArray):Int;lastIndex^(ByteArray):Int;last\
Index^(CharArray):Int;lastIndex^(DoubleArray):Int;lastIndex^(FloatArray):Int;lastIndex^(IntArray):Int;lastIndex^(LongArray):Int;lastIndex^(ShortArray):Int;lastO\
rNull^(BooleanArray)Boolean;lastOrNull^(BooleanArray,Function1<Boolean,Boolean>)Boolean;lastOrNull^(ByteArray)Byte;lastOrNull^(ByteArray,Function1<Byte,Boolean>\
)Byte;lastOrNull^(CharArray)Char;lastOrNull^(CharArray,Function1<Char,Boolean>)Char;lastOrNull^(DoubleArray)Double;lastOrNull^(DoubleArray,Function1<Double,Bool\
ean>)Double;lastOrNull^(FloatArray)Float;lastOrNull^(FloatArray,Function1<Float,Boolean>)Float;lastOrNull^(IntArray)Int;lastOrNull^(IntArray,Function1<Int,Boole\
an>)Int;lastOrNull^(LongArray)Long;lastOrNull^(LongArray,Function1<Long,Boolean>)Long;lastOrNull^(ShortArray)Short;lastOrNull^(ShortArray,Function1<Short,Boolea\
n>)Short;last^(BooleanArray)Boolean;last^(BooleanArray,Function1<Boolean,Boolean>)Boolean;last^(ByteArray)Byte;last^(ByteArray,Function1<Byte,Boolean>)Byte;last\
^(CharArray)Char;last^(CharArray,Function1<Char,Boolean>)Char;last^(DoubleArray)Double;last^(DoubleArray,Function1<Double,Boolean>)Double;last^(FloatArray)Float\
;last^(FloatArray,Function1<Float,Boolean>)Float;last^(IntArray)Int;last^(IntArray,Function1<Int,Boolean>)Int;last^(LongArray)Long;last^(LongArray,Function1<Lon\
g,Boolean>)Long;last^(ShortArray)Short;last^(ShortArray,Function1<Short,Boolean>)Short;mapCapacity=(Int)Int;maxOfOrNull^(BooleanArray,Function1<Boolean,Double>)\
Double;maxOfOrNull^(BooleanArray,Function1<Boolean,Float>)Float;maxOfOrNull^(ByteArray,Function1<Byte,Double>)Double;maxOfOrNull^(ByteArray,Function1<Byte,Float\
>)Float;maxOfOrNull^(CharArray,Function1<Char,Double>)Double;maxOfOrNull^(CharArray,Function1<Char,Float>)Float;maxOfOrNull^(DoubleArray,Function1<Double,Double\
>)Double;maxOfOrNull^(DoubleArray,Function1<Double,Float>)Float;maxOfOrNull^(FloatArray,Function1<Float,Double>)Double;maxOfOrNull^(FloatArray,Function1<Float,F\
loat>)Float;maxOfOrNull^(IntArray,Function1<Int,Double>)Double;maxOfOrNull^(IntArray,Function1<Int,Float>)Float;maxOfOrNull^(LongArray,Function1<Long,Double>)Do\
uble;maxOfOrNull^(LongArray,Function1<Long,Float>)Float;maxOfOrNull^(ShortArray,Function1<Short,Double>)Double;maxOfOrNull^(ShortArray,Function1<Short,Float>)Fl\
oat;maxOf^(BooleanArray,Function1<Boolean,Double>)Double;maxOf^(BooleanArray,Function1<Boolean,Float>)Float;maxOf^(ByteArray,Function1<Byte,Double>)Double;maxOf\
^(ByteArray,Function1<Byte,Float>)Float;maxOf^(CharArray,Function1<Char,Double>)Double;maxOf^(CharArray,Function1<Char,Float>)Float;maxOf^(DoubleArray,Function1\
<Double,Double>)Double;maxOf^(DoubleArray,Function1<Double,Float>)Float;maxOf^(FloatArray,Function1<Float,Double>)Double;maxOf^(FloatArray,Function1<Float,Float\
>)Float;maxOf^(IntArray,Function1<Int,Double>)Double;maxOf^(IntArray,Function1<Int,Float>)Float;maxOf^(LongArray,Function1<Long,Double>)Double;maxOf^(LongArray,\
Function1<Long,Float>)Float;maxOf^(ShortArray,Function1<Short,Double>)Double;maxOf^(ShortArray,Function1<Short,Float>)Float;maxOrNull^(Array<+Double>)Double;max\
OrNull^(Array<+Float>)Float;maxOrNull^(ByteArray)Byte;maxOrNull^(CharArray)Char;maxOrNull^(DoubleArray)Double;maxOrNull^(FloatArray)Float;maxOrNull^(IntArray)In\
t;maxOrNull^(Iterable<Double>)Double;maxOrNull^(Iterable<Float>)Float;maxOrNull^(LongArray)Long;maxOrNull^(ShortArray)Short;maxWithOrNull^(BooleanArray,Comparat\
or<-Boolean>)Boolean;maxWithOrNull^(ByteArray,Comparator<-Byte>)Byte;maxWithOrNull^(CharArray,Comparator<-Char>)Char;maxWithOrNull^(DoubleArray,Comparator<-Doub\
le>)Double;maxWithOrNull^(FloatArray,Comparator<-Float>)Float;maxWithOrNull^(IntArray,Comparator<-Int>)Int;maxWithOrNull^(LongArray,Comparator<-Long>)Long;maxWi\
thOrNull^(ShortArray,Comparator<-Short>)Short;maxWith^(BooleanArray,Comparator<-Boolean>)Boolean;maxWith^(ByteArray,Comparator<-Byte>)Byte;maxWith^(CharArray,Co\
mparator<-Char>)Char;maxWith^(DoubleArray,Comparator<-Double>)Double;maxWith^(FloatArray,Comparator<-Float>)Float;maxWith^(IntArray,Comparator<-Int>)Int;maxWith\
^(LongArray,Comparator<-Long>)Long;maxWith^(ShortArray,Comparator<-Short>)Short;max^(Array<+Double>)Double;max^(Array<+Float>)Float;max^(ByteArray)Byte;max^(Cha\
rArray)Char;max^(DoubleArray)Double;max^(FloatArray)Float;max^(IntArray)Int;max^(Iterable<Double>)Double;max^(Iterable<Float>)Float;max^(LongArray)Long;max^(Sho\
rtArray)Short;minOfOrNull^(BooleanArray,Function1<Boolean,Double>)Double;minOfOrNull^(BooleanArray,Function1<Boolean,Float>)Float;minOfOrNull^(ByteArray,Functio\
n1<Byte,Double>)Double;minOfOrNull^(ByteArray,Function1<Byte,Float>)Float;minOfOrNull^(CharArray,Function1<Char,Double>)Double;minOfOrNull^(CharArray,Function1<\
Char,Float>)Float;minOfOrNull^(DoubleArray,Function1<Double,Double>)Double;minOfOrNull^(DoubleArray,Function1<Double,Float>)Float;minOfOrNull^(FloatArray,Functi\
on1<Float,Double>)Double;minOfOrNull^(FloatArray,Function1<Float,Float>)Float;minOfOrNull^(IntArray,Function1<Int,Double>)Double;minOfOrNull^(IntArray,Function1\
<Int,Float>)Float;minOfOrNull^(LongArray,Function1<Long,Double>)Double;minOfOrNull^(LongArray,Function1<Long,Float>)Float;minOfOrNull^(ShortArray,Function1<Shor\
t,Double>)Double;minOfOrNull^(ShortArray,Function1<Short,Float>)Float;minOf^(BooleanArray,Function1<Boolean,Double>)Double;minOf^(BooleanArray,Function1<Boolean\
,Float>)Float;minOf^(ByteArray,Function1<Byte,Double>)Double;minOf^(ByteArray,Function1<Byte,Float>)Float;minOf^(CharArray,Function1<Char,Double>)Double;minOf^(\
CharArray,Function1<Char,Float>)Float;minOf^(DoubleArray,Function1<Double,Double>)Double;minOf^(DoubleArray,Function1<Double,Float>)Float;minOf^(FloatArray,Func\
tion1<Float,Double>)Double;minOf^(FloatArray,Function1<Float,Float>)Float;minOf^(IntArray,Function1<Int,Double>)Double;minOf^(IntArray,Function1<Int,Float>)Floa\
t;minOf^(LongArray,Function1<Long,Double>)Double;minOf^(LongArray,Function1<Long,Float>)Float;minOf^(ShortArray,Function1<Short,Double>)Double;minOf^(ShortArray\
,Function1<Short,Float>)Float;minOrNull^(Array<+Double>)Double;minOrNull^(Array<+Float>)Float;minOrNull^(ByteArray)Byte;minOrNull^(CharArray)Char;minOrNull^(Dou\
bleArray)Double;minOrNull^(FloatArray)Float;minOrNull^(IntArray)Int;minOrNull^(Iterable<Double>)Double;minOrNull^(Iterable<Float>)Float;minOrNull^(LongArray)Lon\
g;minOrNull^(ShortArray)Short;minWithOrNull^(BooleanArray,Comparator<-Boolean>)Boolean;minWithOrNull^(ByteArray,Comparator<-Byte>)Byte;minWithOrNull^(CharArray,\
Comparator<-Char>)Char;minWithOrNull^(DoubleArray,Comparator<-Double>)Double;minWithOrNull^(FloatArray,Comparator<-Float>)Float;minWithOrNull^(IntArray,Comparat\
or<-Int>)Int;minWithOrNull^(LongArray,Comparator<-Long>)Long;minWithOrNull^(ShortArray,Comparator<-Short>)Short;minWith^(BooleanArray,Comparator<-Boolean>)Boole\
an;minWith^(ByteArray,Comparator<-Byte>)Byte;minWith^(CharArray,Comparator<-Char>)Char;minWith^(DoubleArray,Comparator<-Double>)Double;minWith^(FloatArray,Compa\
rator<-Float>)Float;minWith^(IntArray,Comparator<-Int>)Int;minWith^(LongArray,Comparator<-Long>)Long;minWith^(ShortArray,Comparator<-Short>)Short;min^(Array<+Do\
uble>)Double;min^(Array<+Float>)Float;min^(ByteArray)Byte;min^(CharArray)Char;min^(DoubleArray)Double;min^(FloatArray)Float;min^(IntArray)Int;min^(Iterable<Doub\
le>)Double;min^(Iterable<Float>)Float;min^(LongArray)Long;min^(ShortArray)Short;none^(BooleanArray)Boolean;none^(BooleanArray,Function1<Boolean,Boolean>)Boolean\
;none^(ByteArray)Boolean;none^(ByteArray,Function1<Byte,Boolean>)Boolean;none^(CharArray)Boolean;none^(CharArray,Function1<Char,Boolean>)Boolean;none^(DoubleArr\
ay)Boolean;none^(DoubleArray,Function1<Double,Boolean>)Boolean;none^(FloatArray)Boolean;none^(FloatArray,Function1<Float,Boolean>)Boolean;none^(IntArray)Boolean\
;none^(IntArray,Function1<Int,Boolean>)Boolean;none^(LongArray)Boolean;none^(LongArray,Function1<Long,Boolean>)Boolean;none^(ShortArray)Boolean;none^(ShortArray\
,Function1<Short,Boolean>)Boolean;onEachIndexed^(BooleanArray,Function2<Int,Boolean,Unit>)BooleanArray;onEachIndexed^(ByteArray,Function2<Int,Byte,Unit>)ByteArr\
ay;onEachIndexed^(CharArray,Function2<Int,Char,Unit>)CharArray;onEachIndexed^(DoubleArray,Function2<Int,Double,Unit>)DoubleArray;onEachIndexed^(FloatArray,Funct\
ion2<Int,Float,Unit>)FloatArray;onEachIndexed^(IntArray,Function2<Int,Int,Unit>)IntArray;onEachIndexed^(LongArray,Function2<Int,Long,Unit>)LongArray;onEachIndex\
ed^(ShortArray,Function2<Int,Short,Unit>)ShortArray;onEach^(BooleanArray,Function1<Boolean,Unit>)BooleanArray;onEach^(ByteArray,Function1<Byte,Unit>)ByteArray;o\
nEach^(CharArray,Function1<Char,Unit>)CharArray;onEach^(DoubleArray,Function1<Double,Unit>)DoubleArray;onEach^(FloatArray,Function1<Float,Unit>)FloatArray;onEac\
h^(IntArray,Function1<Int,Unit>)IntArray;onEach^(LongArray,Function1<Long,Unit>)LongArray;onEach^(ShortArray,Function1<Short,Unit>)ShortArray;partition^(Boolean\
Array,Function1<Boolean,Boolean>)Pair<List<Boolean>,List<Boolean>>;partition^(ByteArray,Function1<Byte,Boolean>)Pair<List<Byte>,List<Byte>>;partition^(CharArray\
,Function1<Char,Boolean>)Pair<List<Char>,List<Char>>;partition^(DoubleArray,Function1<Double,Boolean>)Pair<List<Double>,List<Double>>;partition^(FloatArray,Func\
tion1<Float,Boolean>)Pair<List<Float>,List<Float>>;partition^(IntArray,Function1<Int,Boolean>)Pair<List<Int>,List<Int>>;partition^(LongArray,Function1<Long,Bool\
ean>)Pair<List<Long>,List<Long>>;partition^(ShortArray,Function1<Short,Boolean>)Pair<List<Short>,List<Short>>;plus^(BooleanArray,Boolean)BooleanArray;plus^(Bool\
eanArray,BooleanArray)BooleanArray;plus^(BooleanArray,Collection<Boolean>)BooleanArray;plus^(ByteArray,Byte)ByteArray;plus^(ByteArray,ByteArray)ByteArray;plus^(\
ByteArray,Collection<Byte>)ByteArray;plus^(CharArray,Char)CharArray;plus^(CharArray,CharArray)CharArray;plus^(CharArray,Collection<Char>)CharArray;plus^(DoubleA\
rray,Collection<Double>)DoubleArray;plus^(DoubleArray,Double)DoubleArray;plus^(DoubleArray,DoubleArray)DoubleArray;plus^(FloatArray,Collection<Float>)FloatArray\
;plus^(FloatArray,Float)FloatArray;plus^(FloatArray,FloatArray)FloatArray;plus^(IntArray,Collection<Int>)IntArray;plus^(IntArray,Int)IntArray;plus^(IntArray,Int\
Array)IntArray;plus^(LongArray,Collection<Long>)LongArray;plus^(LongArray,Long)LongArray;plus^(LongArray,LongArray)LongArray;plus^(ShortArray,Collection<Short>)\
ShortArray;plus^(ShortArray,Short)ShortArray;plus^(ShortArray,ShortArray)ShortArray;randomOrNull^(BooleanArray)Boolean;randomOrNull^(BooleanArray,Random)Boolean\
;randomOrNull^(ByteArray)Byte;randomOrNull^(ByteArray,Random)Byte;randomOrNull^(CharArray)Char;randomOrNull^(CharArray,Random)Char;randomOrNull^(DoubleArray)Dou\
ble;randomOrNull^(DoubleArray,Random)Double;randomOrNull^(FloatArray)Float;randomOrNull^(FloatArray,Random)Float;randomOrNull^(IntArray)Int;randomOrNull^(IntArr\
ay,Random)Int;randomOrNull^(LongArray)Long;randomOrNull^(LongArray,Random)Long;randomOrNull^(ShortArray)Short;randomOrNull^(ShortArray,Random)Short;random^(Bool\
eanArray)Boolean;random^(BooleanArray,Random)Boolean;random^(ByteArray)Byte;random^(ByteArray,Random)Byte;random^(CharArray)Char;random^(CharArray,Random)Char;r\
andom^(DoubleArray)Double;random^(DoubleArray,Random)Double;random^(FloatArray)Float;random^(FloatArray,Random)Float;random^(IntArray)Int;random^(IntArray,Rando\
m)Int;random^(LongArray)Long;random^(LongArray,Random)Long;random^(ShortArray)Short;random^(ShortArray,Random)Short;reduceIndexedOrNull^(BooleanArray,Function3<\
Int,Boolean,Boolean,Boolean>)Boolean;reduceIndexedOrNull^(ByteArray,Function3<Int,Byte,Byte,Byte>)Byte;reduceIndexedOrNull^(CharArray,Function3<Int,Char,Char,Ch\
ar>)Char;reduceIndexedOrNull^(DoubleArray,Function3<Int,Double,Double,Double>)Double;reduceIndexedOrNull^(FloatArray,Function3<Int,Float,Float,Float>)Float;redu\
ceIndexedOrNull^(IntArray,Function3<Int,Int,Int,Int>)Int;reduceIndexedOrNull^(LongArray,Function3<Int,Long,Long,Long>)Long;reduceIndexedOrNull^(ShortArray,Funct\
ion3<Int,Short,Short,Short>)Short;reduceIndexed^(BooleanArray,Function3<Int,Boolean,Boolean,Boolean>)Boolean;reduceIndexed^(ByteArray,Function3<Int,Byte,Byte,By\
te>)Byte;reduceIndexed^(CharArray,Function3<Int,Char,Char,Char>)Char;reduceIndexed^(DoubleArray,Function3<Int,Double,Double,Double>)Double;reduceIndexed^(FloatA\
rray,Function3<Int,Float,Float,Float>)Float;reduceIndexed^(IntArray,Function3<Int,Int,Int,Int>)Int;reduceIndexed^(LongArray,Function3<Int,Long,Long,Long>)Long;r\
educeIndexed^(ShortArray,Function3<Int,Short,Short,Short>)Short;reduceOrNull^(BooleanArray,Function2<Boolean,Boolean,Boolean>)Boolean;reduceOrNull^(ByteArray,Fu\
nction2<Byte,Byte,Byte>)Byte;reduceOrNull^(CharArray,Function2<Char,Char,Char>)Char;reduceOrNull^(DoubleArray,Function2<Double,Double,Double>)Double;reduceOrNul\
l^(FloatArray,Function2<Float,Float,Float>)Float;reduceOrNull^(IntArray,Function2<Int,Int,Int>)Int;reduceOrNull^(LongArray,Function2<Long,Long,Long>)Long;reduce\
OrNull^(ShortArray,Function2<Short,Short,Short>)Short;reduceRightIndexedOrNull^(BooleanArray,Function3<Int,Boolean,Boolean,Boolean>)Boolean;reduceRightIndexedOr\
Null^(ByteArray,Function3<Int,Byte,Byte,Byte>)Byte;reduceRightIndexedOrNull^(CharArray,Function3<Int,Char,Char,Char>)Char;reduceRightIndexedOrNull^(DoubleArray,\
Function3<Int,Double,Double,Double>)Double;reduceRightIndexedOrNull^(FloatArray,Function3<Int,Float,Float,Float>)Float;reduceRightIndexedOrNull^(IntArray,Functi\
on3<Int,Int,Int,Int>)Int;reduceRightIndexedOrNull^(LongArray,Function3<Int,Long,Long,Long>)Long;reduceRightIndexedOrNull^(ShortArray,Function3<Int,Short,Short,S\
hort>)Short;reduceRightIndexed^(BooleanArray,Function3<Int,Boolean,Boolean,Boolean>)Boolean;reduceRightIndexed^(ByteArray,Function3<Int,Byte,Byte,Byte>)Byte;red\
uceRightIndexed^(CharArray,Function3<Int,Char,Char,Char>)Char;reduceRightIndexed^(DoubleArray,Function3<Int,Double,Double,Double>)Double;reduceRightIndexed^(Flo\
atArray,Function3<Int,Float,Float,Float>)Float;reduceRightIndexed^(IntArray,Function3<Int,Int,Int,Int>)Int;reduceRightIndexed^(LongArray,Function3<Int,Long,Long\
,Long>)Long;reduceRightIndexed^(ShortArray,Function3<Int,Short,Short,Short>)Short;reduceRightOrNull^(BooleanArray,Function2<Boolean,Boolean,Boolean>)Boolean;red\
uceRightOrNull^(ByteArray,Function2<Byte,Byte,Byte>)Byte;reduceRightOrNull^(CharArray,Function2<Char,Char,Char>)Char;reduceRightOrNull^(DoubleArray,Function2<Do\
uble,Double,Double>)Double;reduceRightOrNull^(FloatArray,Function2<Float,Float,Float>)Float;reduceRightOrNull^(IntArray,Function2<Int,Int,Int>)Int;reduceRightOr\
Null^(LongArray,Function2<Long,Long,Long>)Long;reduceRightOrNull^(ShortArray,Function2<Short,Short,Short>)Short;reduceRight^(BooleanArray,Function2<Boolean,Bool\
ean,Boolean>)Boolean;reduceRight^(ByteArray,Function2<Byte,Byte,Byte>)Byte;reduceRight^(CharArray,Function2<Char,Char,Char>)Char;reduceRight^(DoubleArray,Functi\
on2<Double,Double,Double>)Double;reduceRight^(FloatArray,Function2<Float,Float,Float>)Float;reduceRight^(IntArray,Function2<Int,Int,Int>)Int;reduceRight^(LongAr\
ray,Function2<Long,Long,Long>)Long;reduceRight^(ShortArray,Function2<Short,Short,Short>)Short;reduce^(BooleanArray,Function2<Boolean,Boolean,Boolean>)Boolean;re\
duce^(ByteArray,Function2<Byte,Byte,Byte>)Byte;reduce^(CharArray,Function2<Char,Char,Char>)Char;reduce^(DoubleArray,Function2<Double,Double,Double>)Double;reduc\
e^(FloatArray,Function2<Float,Float,Float>)Float;reduce^(IntArray,Function2<Int,Int,Int>)Int;reduce^(LongArray,Function2<Long,Long,Long>)Long;reduce^(ShortArray\
,Function2<Short,Short,Short>)Short;reverse^(BooleanArray)Unit;reverse^(BooleanArray,Int,Int)Unit;reverse^(ByteArray)Unit;reverse^(ByteArray,Int,Int)Unit;revers\
e^(CharArray)Unit;reverse^(CharArray,Int,Int)Unit;reverse^(DoubleArray)Unit;reverse^(DoubleArray,Int,Int)Unit;reverse^(FloatArray)Unit;reverse^(FloatArray,Int,I\
nt)Unit;reverse^(IntArray)Unit;reverse^(IntArray,Int,Int)Unit;reverse^(LongArray)Unit;reverse^(LongArray,Int,Int)Unit;reverse^(ShortArray)Unit;reverse^(ShortArr\
ay,Int,Int)Unit;reversedArray^(BooleanArray)BooleanArray;reversedArray^(ByteArray)ByteArray;reversedArray^(CharArray)CharArray;reversedArray^(DoubleArray)Double\
Array;reversedArray^(FloatArray)FloatArray;reversedArray^(IntArray)IntArray;reversedArray^(LongArray)LongArray;reversedArray^(ShortArray)ShortArray;reversed^(Bo\
oleanArray)List<Boolean>;reversed^(ByteArray)List<Byte>;reversed^(CharArray)List<Char>;reversed^(DoubleArray)List<Double>;reversed^(FloatArray)List<Float>;rever\
sed^(IntArray)List<Int>;reversed^(LongArray)List<Long>;reversed^(ShortArray)List<Short>;runningReduceIndexed^(BooleanArray,Function3<Int,Boolean,Boolean,Boolean\
>)List<Boolean>;runningReduceIndexed^(ByteArray,Function3<Int,Byte,Byte,Byte>)List<Byte>;runningReduceIndexed^(CharArray,Function3<Int,Char,Char,Char>)List<Char\
>;runningReduceIndexed^(DoubleArray,Function3<Int,Double,Double,Double>)List<Double>;runningReduceIndexed^(FloatArray,Function3<Int,Float,Float,Float>)List<Floa\
t>;runningReduceIndexed^(IntArray,Function3<Int,Int,Int,Int>)List<Int>;runningReduceIndexed^(LongArray,Function3<Int,Long,Long,Long>)List<Long>;runningReduceInd\
exed^(ShortArray,Function3<Int,Short,Short,Short>)List<Short>;runningReduce^(BooleanArray,Function2<Boolean,Boolean,Boolean>)List<Boolean>;runningReduce^(ByteAr\
ray,Function2<Byte,Byte,Byte>)List<Byte>;runningReduce^(CharArray,Function2<Char,Char,Char>)List<Char>;runningReduce^(DoubleArray,Function2<Double,Double,Double\
>)List<Double>;runningReduce^(FloatArray,Function2<Float,Float,Float>)List<Float>;runningReduce^(IntArray,Function2<Int,Int,Int>)List<Int>;runningReduce^(LongAr\
ray,Function2<Long,Long,Long>)List<Long>;runningReduce^(ShortArray,Function2<Short,Short,Short>)List<Short>;shuffle^(BooleanArray)Unit;shuffle^(BooleanArray,Ran\
dom)Unit;shuffle^(ByteArray)Unit;shuffle^(ByteArray,Random)Unit;shuffle^(CharArray)Unit;shuffle^(CharArray,Random)Unit;shuffle^(DoubleArray)Unit;shuffle^(Double\
Array,Random)Unit;shuffle^(FloatArray)Unit;shuffle^(FloatArray,Random)Unit;shuffle^(IntArray)Unit;shuffle^(IntArray,Random)Unit;shuffle^(LongArray)Unit;shuffle^\
(LongArray,Random)Unit;shuffle^(ShortArray)Unit;shuffle^(ShortArray,Random)Unit;singleOrNull^(BooleanArray)Boolean;singleOrNull^(BooleanArray,Function1<Boolean,\
Boolean>)Boolean;singleOrNull^(ByteArray)Byte;singleOrNull^(ByteArray,Function1<Byte,Boolean>)Byte;singleOrNull^(CharArray)Char;singleOrNull^(CharArray,Function\
1<Char,Boolean>)Char;singleOrNull^(DoubleArray)Double;singleOrNull^(DoubleArray,Function1<Double,Boolean>)Double;singleOrNull^(FloatArray)Float;singleOrNull^(Fl\
oatArray,Function1<Float,Boolean>)Float;singleOrNull^(IntArray)Int;singleOrNull^(IntArray,Function1<Int,Boolean>)Int;singleOrNull^(LongArray)Long;singleOrNull^(\
LongArray,Function1<Long,Boolean>)Long;singleOrNull^(ShortArray)Short;singleOrNull^(ShortArray,Function1<Short,Boolean>)Short;single^(BooleanArray)Boolean;singl\
e^(BooleanArray,Function1<Boolean,Boolean>)Boolean;single^(ByteArray)Byte;single^(ByteArray,Function1<Byte,Boolean>)Byte;single^(CharArray)Char;single^(CharArra\
y,Function1<Char,Boolean>)Char;single^(DoubleArray)Double;single^(DoubleArray,Function1<Double,Boolean>)Double;single^(FloatArray)Float;single^(FloatArray,Funct\
ion1<Float,Boolean>)Float;single^(IntArray)Int;single^(IntArray,Function1<Int,Boolean>)Int;single^(LongArray)Long;single^(LongArray,Function1<Long,Boolean>)Long\
;single^(ShortArray)Short;single^(ShortArray,Function1<Short,Boolean>)Short;sliceArray^(BooleanArray,Collection<Int>)BooleanArray;sliceArray^(BooleanArray,IntRa\
nge)BooleanArray;sliceArray^(ByteArray,Collection<Int>)ByteArray;sliceArray^(ByteArray,IntRange)ByteArray;sliceArray^(CharArray,Collection<Int>)CharArray;sliceA\
rray^(CharArray,IntRange)CharArray;sliceArray^(DoubleArray,Collection<Int>)DoubleArray;sliceArray^(DoubleArray,IntRange)DoubleArray;sliceArray^(FloatArray,Colle\
ction<Int>)FloatArray;sliceArray^(FloatArray,IntRange)FloatArray;sliceArray^(IntArray,Collection<Int>)IntArray;sliceArray^(IntArray,IntRange)IntArray;sliceArray\
^(LongArray,Collection<Int>)LongArray;sliceArray^(LongArray,IntRange)LongArray;sliceArray^(ShortArray,Collection<Int>)ShortArray;sliceArray^(ShortArray,IntRange\
)ShortArray;slice^(BooleanArray,IntRange)List<Boolean>;slice^(BooleanArray,Iterable<Int>)List<Boolean>;slice^(ByteArray,IntRange)List<Byte>;slice^(ByteArray,Ite\
rable<Int>)List<Byte>;slice^(CharArray,IntRange)List<Char>;slice^(CharArray,Iterable<Int>)List<Char>;slice^(DoubleArray,IntRange)List<Double>;slice^(DoubleArray\
,Iterable<Int>)List<Double>;slice^(FloatArray,IntRange)List<Float>;slice^(FloatArray,Iterable<Int>)List<Float>;slice^(IntArray,IntRange)List<Int>;slice^(IntArra\
y,Iterable<Int>)List<Int>;slice^(LongArray,IntRange)List<Long>;slice^(LongArray,Iterable<Int>)List<Long>;slice^(ShortArray,IntRange)List<Short>;slice^(ShortArra\
y,Iterable<Int>)List<Short>;sortDescending^(ByteArray)Unit;sortDescending^(ByteArray,Int,Int)Unit;sortDescending^(CharArray)Unit;sortDescending^(CharArray,Int,I\
nt)Unit;sortDescending^(DoubleArray)Unit;sortDescending^(DoubleArray,Int,Int)Unit;sortDescending^(FloatArray)Unit;sortDescending^(FloatArray,Int,Int)Unit;sortDe\
scending^(IntArray)Unit;sortDescending^(IntArray,Int,Int)Unit;sortDescending^(LongArray)Unit;sortDescending^(LongArray,Int,Int)Unit;sortDescending^(ShortArray)U\
nit;sortDescending^(ShortArray,Int,Int)Unit;sort^(ByteArray)Unit;sort^(ByteArray,Int=,Int=)Unit;sort^(CharArray)Unit;sort^(CharArray,Int=,Int=)Unit;sort^(Double\
Array)Unit;sort^(DoubleArray,Int=,Int=)Unit;sort^(FloatArray)Unit;sort^(FloatArray,Int=,Int=)Unit;sort^(IntArray)Unit;sort^(IntArray,Int=,Int=)Unit;sort^(LongAr\
ray)Unit;sort^(LongArray,Int=,Int=)Unit;sort^(ShortArray)Unit;sort^(ShortArray,Int=,Int=)Unit;sortedArrayDescending^(ByteArray)ByteArray;sortedArrayDescending^(\
CharArray)CharArray;sortedArrayDescending^(DoubleArray)DoubleArray;sortedArrayDescending^(FloatArray)FloatArray;sortedArrayDescending^(IntArray)IntArray;sortedA\
rrayDescending^(LongArray)LongArray;sortedArrayDescending^(ShortArray)ShortArray;sortedArray^(ByteArray)ByteArray;sortedArray^(CharArray)CharArray;sortedArray^(\
DoubleArray)DoubleArray;sortedArray^(FloatArray)FloatArray;sortedArray^(IntArray)IntArray;sortedArray^(LongArray)LongArray;sortedArray^(ShortArray)ShortArray;so\
rtedDescending^(ByteArray)List<Byte>;sortedDescending^(CharArray)List<Char>;sortedDescending^(DoubleArray)List<Double>;sortedDescending^(FloatArray)List<Float>;\
sortedDescending^(IntArray)List<Int>;sortedDescending^(LongArray)List<Long>;sortedDescending^(ShortArray)List<Short>;sortedWith^(BooleanArray,Comparator<-Boolea\
n>)List<Boolean>;sortedWith^(ByteArray,Comparator<-Byte>)List<Byte>;sortedWith^(CharArray,Comparator<-Char>)List<Char>;sortedWith^(DoubleArray,Comparator<-Doubl\
e>)List<Double>;sortedWith^(FloatArray,Comparator<-Float>)List<Float>;sortedWith^(IntArray,Comparator<-Int>)List<Int>;sortedWith^(LongArray,Comparator<-Long>)Li\
st<Long>;sortedWith^(ShortArray,Comparator<-Short>)List<Short>;sorted^(ByteArray)List<Byte>;sorted^(CharArray)List<Char>;sorted^(DoubleArray)List<Double>;sorted\
^(FloatArray)List<Float>;sorted^(IntArray)List<Int>;sorted^(LongArray)List<Long>;sorted^(ShortArray)List<Short>;subtract^(BooleanArray,Iterable<Boolean>)Set<Boo\
lean>;subtract^(ByteArray,Iterable<Byte>)Set<Byte>;subtract^(CharArray,Iterable<Char>)Set<Char>;subtract^(DoubleArray,Iterable<Double>)Set<Double>;subtract^(Flo\
atArray,Iterable<Float>)Set<Float>;subtract^(IntArray,Iterable<Int>)Set<Int>;subtract^(LongArray,Iterable<Long>)Set<Long>;subtract^(ShortArray,Iterable<Short>)S\
et<Short>;sumByDouble^(BooleanArray,Function1<Boolean,Double>)Double;sumByDouble^(ByteArray,Function1<Byte,Double>)Double;sumByDouble^(CharArray,Function1<Char,\
Double>)Double;sumByDouble^(DoubleArray,Function1<Double,Double>)Double;sumByDouble^(FloatArray,Function1<Float,Double>)Double;sumByDouble^(IntArray,Function1<I\
nt,Double>)Double;sumByDouble^(LongArray,Function1<Long,Double>)Double;sumByDouble^(ShortArray,Function1<Short,Double>)Double;sumBy^(BooleanArray,Function1<Bool\
ean,Int>)Int;sumBy^(ByteArray,Function1<Byte,Int>)Int;sumBy^(CharArray,Function1<Char,Int>)Int;sumBy^(DoubleArray,Function1<Double,Int>)Int;sumBy^(FloatArray,Fu\
nction1<Float,Int>)Int;sumBy^(IntArray,Function1<Int,Int>)Int;sumBy^(LongArray,Function1<Long,Int>)Int;sumBy^(ShortArray,Function1<Short,Int>)Int;sumOf^(Boolean\
Array,Function1<Boolean,Double>)Double;sumOf^(BooleanArray,Function1<Boolean,Int>)Int;sumOf^(BooleanArray,Function1<Boolean,Long>)Long;sumOf^(BooleanArray,Funct\
ion1<Boolean,UInt>)UInt;sumOf^(BooleanArray,Function1<Boolean,ULong>)ULong;sumOf^(BooleanArray,Function1<Boolean,java.math.BigDecimal>)java.math.BigDecimal;sumO\
f^(BooleanArray,Function1<Boolean,java.math.BigInteger>)java.math.BigInteger;sumOf^(ByteArray,Function1<Byte,Double>)Double;sumOf^(ByteArray,Function1<Byte,Int>\
)Int;sumOf^(ByteArray,Function1<Byte,Long>)Long;sumOf^(ByteArray,Function1<Byte,UInt>)UInt;sumOf^(ByteArray,Function1<Byte,ULong>)ULong;sumOf^(ByteArray,Functio\
n1<Byte,java.math.BigDecimal>)java.math.BigDecimal;sumOf^(ByteArray,Function1<Byte,java.math.BigInteger>)java.math.BigInteger;sumOf^(CharArray,Function1<Char,Do\
uble>)Double;sumOf^(CharArray,Function1<Char,Int>)Int;sumOf^(CharArray,Function1<Char,Long>)Long;sumOf^(CharArray,Function1<Char,UInt>)UInt;sumOf^(CharArray,Fun\
ction1<Char,ULong>)ULong;sumOf^(CharArray,Function1<Char,java.math.BigDecimal>)java.math.BigDecimal;sumOf^(CharArray,Function1<Char,java.math.BigInteger>)java.m\
ath.BigInteger;sumOf^(DoubleArray,Function1<Double,Double>)Double;sumOf^(DoubleArray,Function1<Double,Int>)Int;sumOf^(DoubleArray,Function1<Double,Long>)Long;su\
mOf^(DoubleArray,Function1<Double,UInt>)UInt;sumOf^(DoubleArray,Function1<Double,ULong>)ULong;sumOf^(DoubleArray,Function1<Double,java.math.BigDecimal>)java.mat\
h.BigDecimal;sumOf^(DoubleArray,Function1<Double,java.math.BigInteger>)java.math.BigInteger;sumOf^(FloatArray,Function1<Float,Double>)Double;sumOf^(FloatArray,F\
unction1<Float,Int>)Int;sumOf^(FloatArray,Function1<Float,Long>)Long;sumOf^(FloatArray,Function1<Float,UInt>)UInt;sumOf^(FloatArray,Function1<Float,ULong>)ULong\
;sumOf^(FloatArray,Function1<Float,java.math.BigDecimal>)java.math.BigDecimal;sumOf^(FloatArray,Function1<Float,java.math.BigInteger>)java.math.BigInteger;sumOf\
^(IntArray,Function1<Int,Double>)Double;sumOf^(IntArray,Function1<Int,Int>)Int;sumOf^(IntArray,Function1<Int,Long>)Long;sumOf^(IntArray,Function1<Int,UInt>)UInt\
;sumOf^(IntArray,Function1<Int,ULong>)ULong;sumOf^(IntArray,Function1<Int,java.math.BigDecimal>)java.math.BigDecimal;sumOf^(IntArray,Function1<Int,java.math.Big\
Integer>)java.math.BigInteger;sumOf^(LongArray,Function1<Long,Double>)Double;sumOf^(LongArray,Function1<Long,Int>)Int;sumOf^(LongArray,Function1<Long,Long>)Long\
;sumOf^(LongArray,Function1<Long,UInt>)UInt;sumOf^(LongArray,Function1<Long,ULong>)ULong;sumOf^(LongArray,Function1<Long,java.math.BigDecimal>)java.math.BigDeci\
mal;sumOf^(LongArray,Function1<Long,java.math.BigInteger>)java.math.BigInteger;sumOf^(ShortArray,Function1<Short,Double>)Double;sumOf^(ShortArray,Function1<Shor\
t,Int>)Int;sumOf^(ShortArray,Function1<Short,Long>)Long;sumOf^(ShortArray,Function1<Short,UInt>)UInt;sumOf^(ShortArray,Function1<Short,ULong>)ULong;sumOf^(Short\
Array,Function1<Short,java.math.BigDecimal>)java.math.BigDecimal;sumOf^(ShortArray,Function1<Short,java.math.BigInteger>)java.math.BigInteger;sum^(Array<+Byte>)\
Int;sum^(Array<+Double>)Double;sum^(Array<+Float>)Float;sum^(Array<+Int>)Int;sum^(Array<+Long>)Long;sum^(Array<+Short>)Int;sum^(Array<+UByte>)UInt;sum^(Array<+U\
Int>)UInt;sum^(Array<+ULong>)ULong;sum^(Array<+UShort>)UInt;sum^(ByteArray)Int;sum^(DoubleArray)Double;sum^(FloatArray)Float;sum^(IntArray)Int;sum^(Iterable<Byt\
e>)Int;sum^(Iterable<Double>)Double;sum^(Iterable<Float>)Float;sum^(Iterable<Int>)Int;sum^(Iterable<Long>)Long;sum^(Iterable<Short>)Int;sum^(Iterable<UByte>)UIn\
t;sum^(Iterable<UInt>)UInt;sum^(Iterable<ULong>)ULong;sum^(Iterable<UShort>)UInt;sum^(LongArray)Long;sum^(ShortArray)Int;takeLastWhile^(BooleanArray,Function1<B\
oolean,Boolean>)List<Boolean>;takeLastWhile^(ByteArray,Function1<Byte,Boolean>)List<Byte>;takeLastWhile^(CharArray,Function1<Char,Boolean>)List<Char>;takeLastWh\
ile^(DoubleArray,Function1<Double,Boolean>)List<Double>;takeLastWhile^(FloatArray,Function1<Float,Boolean>)List<Float>;takeLastWhile^(IntArray,Function1<Int,Boo\
lean>)List<Int>;takeLastWhile^(LongArray,Function1<Long,Boolean>)List<Long>;takeLastWhile^(ShortArray,Function1<Short,Boolean>)List<Short>;takeLast^(BooleanArra\
y,Int)List<Boolean>;takeLast^(ByteArray,Int)List<Byte>;takeLast^(CharArray,Int)List<Char>;takeLast^(DoubleArray,Int)List<Double>;takeLast^(FloatArray,Int)List<F\
loat>;takeLast^(IntArray,Int)List<Int>;takeLast^(LongArray,Int)List<Long>;takeLast^(ShortArray,Int)List<Short>;takeWhile^(BooleanArray,Function1<Boolean,Boolean\
>)List<Boolean>;takeWhile^(ByteArray,Function1<Byte,Boolean>)List<Byte>;takeWhile^(CharArray,Function1<Char,Boolean>)List<Char>;takeWhile^(DoubleArray,Function1\
<Double,Boolean>)List<Double>;takeWhile^(FloatArray,Function1<Float,Boolean>)List<Float>;takeWhile^(IntArray,Function1<Int,Boolean>)List<Int>;takeWhile^(LongArr\
ay,Function1<Long,Boolean>)List<Long>;takeWhile^(ShortArray,Function1<Short,Boolean>)List<Short>;take^(BooleanArray,Int)List<Boolean>;take^(ByteArray,Int)List<B\
yte>;take^(CharArray,Int)List<Char>;take^(DoubleArray,Int)List<Double>;take^(FloatArray,Int)List<Float>;take^(IntArray,Int)List<Int>;take^(LongArray,Int)List<Lo\
ng>;take^(ShortArray,Int)List<Short>;throwCountOverflow=()Unit;throwIndexOverflow=()Unit;toBooleanArray^(Array<+Boolean>)BooleanArray;toBooleanArray^(Collection\
<Boolean>)BooleanArray;toByteArray^(Array<+Byte>)ByteArray;toByteArray^(Collection<Byte>)ByteArray;toCharArray^(Array<+Char>)CharArray;toCharArray^(Collection<C\
har>)CharArray;toDoubleArray^(Array<+Double>)DoubleArray;toDoubleArray^(Collection<Double>)DoubleArray;toFloatArray^(Array<+Float>)FloatArray;toFloatArray^(Coll\
ection<Float>)FloatArray;toHashSet^(BooleanArray)HashSet<Boolean>;toHashSet^(ByteArray)HashSet<Byte>;toHashSet^(CharArray)HashSet<Char>;toHashSet^(DoubleArray)H\
ashSet<Double>;toHashSet^(FloatArray)HashSet<Float>;toHashSet^(IntArray)HashSet<Int>;toHashSet^(LongArray)HashSet<Long>;toHashSet^(ShortArray)HashSet<Short>;toI\
ntArray^(Array<+Int>)IntArray;toIntArray^(Collection<Int>)IntArray;toList^(BooleanArray)List<Boolean>;toList^(ByteArray)List<Byte>;toList^(CharArray)List<Char>;\
toList^(DoubleArray)List<Double>;toList^(FloatArray)List<Float>;toList^(IntArray)List<Int>;toList^(LongArray)List<Long>;toList^(ShortArray)List<Short>;toLongArr\
ay^(Array<+Long>)LongArray;toLongArray^(Collection<Long>)LongArray;toMutableList^(BooleanArray)MutableList<Boolean>;toMutableList^(ByteArray)MutableList<Byte>;t\
oMutableList^(CharArray)MutableList<Char>;toMutableList^(DoubleArray)MutableList<Double>;toMutableList^(FloatArray)MutableList<Float>;toMutableList^(IntArray)Mu\
tableList<Int>;toMutableList^(LongArray)MutableList<Long>;toMutableList^(ShortArray)MutableList<Short>;toMutableSet^(BooleanArray)MutableSet<Boolean>;toMutableS\
et^(ByteArray)MutableSet<Byte>;toMutableSet^(CharArray)MutableSet<Char>;toMutableSet^(DoubleArray)MutableSet<Double>;toMutableSet^(FloatArray)MutableSet<Float>;\
toMutableSet^(IntArray)MutableSet<Int>;toMutableSet^(LongArray)MutableSet<Long>;toMutableSet^(ShortArray)MutableSet<Short>;toProperties^(Map<String,String>)Prop\
erties;toSet^(BooleanArray)Set<Boolean>;toSet^(ByteArray)Set<Byte>;toSet^(CharArray)Set<Char>;toSet^(DoubleArray)Set<Double>;toSet^(FloatArray)Set<Float>;toSet^\
(IntArray)Set<Int>;toSet^(LongArray)Set<Long>;toSet^(ShortArray)Set<Short>;toShortArray^(Array<+Short>)ShortArray;toShortArray^(Collection<Short>)ShortArray;toS\
ortedSet^(BooleanArray)java.util.SortedSet<Boolean>;toSortedSet^(ByteArray)java.util.SortedSet<Byte>;toSortedSet^(CharArray)java.util.SortedSet<Char>;toSortedSe\
t^(DoubleArray)java.util.SortedSet<Double>;toSortedSet^(FloatArray)java.util.SortedSet<Float>;toSortedSet^(IntArray)java.util.SortedSet<Int>;toSortedSet^(LongAr\
ray)java.util.SortedSet<Long>;toSortedSet^(ShortArray)java.util.SortedSet<Short>;toString^(ByteArray,Charset)String;toTypedArray^(BooleanArray)Array<Boolean>;to\
TypedArray^(ByteArray)Array<Byte>;toTypedArray^(CharArray)Array<Char>;toTypedArray^(DoubleArray)Array<Double>;toTypedArray^(FloatArray)Array<Float>;toTypedArray\
^(IntArray)Array<Int>;toTypedArray^(LongArray)Array<Long>;toTypedArray^(ShortArray)Array<Short>;union^(BooleanArray,Iterable<Boolean>)Set<Boolean>;union^(ByteAr\
ray,Iterable<Byte>)Set<Byte>;union^(CharArray,Iterable<Char>)Set<Char>;union^(DoubleArray,Iterable<Double>)Set<Double>;union^(FloatArray,Iterable<Float>)Set<Flo\
at>;union^(IntArray,Iterable<Int>)Set<Int>;union^(LongArray,Iterable<Long>)Set<Long>;union^(ShortArray,Iterable<Short>)Set<Short>;withIndex^(BooleanArray)Iterab\
le<IndexedValue<Boolean>>;withIndex^(ByteArray)Iterable<IndexedValue<Byte>>;withIndex^(CharArray)Iterable<IndexedValue<Char>>;withIndex^(DoubleArray)Iterable<In\
dexedValue<Double>>;withIndex^(FloatArray)Iterable<IndexedValue<Float>>;withIndex^(IntArray)Iterable<IndexedValue<Int>>;withIndex^(LongArray)Iterable<IndexedVal\
ue<Long>>;withIndex^(ShortArray)Iterable<IndexedValue<Short>>;zip^(BooleanArray,BooleanArray)List<Pair<Boolean,Boolean>>;zip^(ByteArray,ByteArray)List<Pair<Byte\
,Byte>>;zip^(CharArray,CharArray)List<Pair<Char,Char>>;zip^(DoubleArray,DoubleArray)List<Pair<Double,Double>>;zip^(FloatArray,FloatArray)List<Pair<Float,Float>>\
;zip^(IntArray,IntArray)List<Pair<Int,Int>>;zip^(LongArray,LongArray)List<Pair<Long,Long>>;zip^(ShortArray,ShortArray)List<Pair<Short,Short>>
f kotlin.comparisons
<T,K>compareBy=(Comparator<-K>,Function1<T,K>)Comparator<T>;<T,K>compareByDescending=(Comparator<-K>,Function1<T,K>)Comparator<T>;<T,K>compareValuesBy=(T,T,Comp\
arator<-K>,Function1<T,K>)Int;<T,K>thenByDescending^(Comparator<T>,Comparator<-K>,Function1<T,K>)Comparator<T>;<T,K>thenBy^(Comparator<T>,Comparator<-K>,Functio\
n1<T,K>)Comparator<T>;<T:Any>nullsFirst=(Comparator<-T>)Comparator<T>;<T:Any>nullsLast=(Comparator<-T>)Comparator<T>;<T:Comparable<?>>compareValues=(T,T)Int;<T:\
Comparable<T>>maxOf=(T,T)T;<T:Comparable<T>>maxOf=(T,T,T)T;<T:Comparable<T>>maxOf=(T,T...)T;<T:Comparable<T>>minOf=(T,T)T;<T:Comparable<T>>minOf=(T,T,T)T;<T:Com\
parable<T>>minOf=(T,T...)T;<T:Comparable<T>>naturalOrder=()Comparator<T>;<T:Comparable<T>>nullsFirst=()Comparator<T>;<T:Comparable<T>>nullsLast=()Comparator<T>;\
<T:Comparable<T>>reverseOrder=()Comparator<T>;<T>compareBy=(Function1<T,Comparable<?>>)Comparator<T>;<T>compareBy=(Function1<T,Comparable<?>>...)Comparator<T>;<\
T>compareByDescending=(Function1<T,Comparable<?>>)Comparator<T>;<T>compareValuesBy=(T,T,Function1<T,Comparable<?>>)Int;<T>compareValuesBy=(T,T,Function1<T,Compa\
rable<?>>...)Int;<T>maxOf=(T,T,Comparator<-T>)T;<T>maxOf=(T,T,T,Comparator<-T>)T;<T>maxOf=(T,T[],Comparator<-T>)T;<T>minOf=(T,T,Comparator<-T>)T;<T>minOf=(T,T,T\
,Comparator<-T>)T;<T>minOf=(T,T[],Comparator<-T>)T;<T>reversed^(Comparator<T>)Comparator<T>;<T>thenByDescending^(Comparator<T>,Function1<T,Comparable<?>>)Compar\
ator<T>;<T>thenBy^(Comparator<T>,Function1<T,Comparable<?>>)Comparator<T>;<T>thenComparator^(Comparator<T>,Function2<T,T,Int>)Comparator<T>;<T>thenDescending^(C\
omparator<T>,Comparator<-T>)Comparator<T>;<T>then^(Comparator<T>,Comparator<-T>)Comparator<T>;maxOf=(Byte,Byte)Byte;maxOf=(Byte,Byte,Byte)Byte;maxOf=(Byte,Byte.\
..)Byte;maxOf=(Double,Double)Double;maxOf=(Double,Double,Double)Double;maxOf=(Double,Double...)Double;maxOf=(Float,Float)Float;maxOf=(Float,Float,Float)Float;ma\
xOf=(Float,Float...)Float;maxOf=(Int,Int)Int;maxOf=(Int,Int,Int)Int;maxOf=(Int,Int...)Int;maxOf=(Long,Long)Long;maxOf=(Long,Long,Long)Long;maxOf=(Long,Long...)L\
ong;maxOf=(Short,Short)Short;maxOf=(Short,Short,Short)Short;maxOf=(Short,Short...)Short;maxOf=(UByte,UByte)UByte;maxOf=(UByte,UByte,UByte)UByte;maxOf=(UByte,UBy\
te...)UByte;maxOf=(UInt,UInt)UInt;maxOf=(UInt,UInt,UInt)UInt;maxOf=(UInt,UInt...)UInt;maxOf=(ULong,ULong)ULong;maxOf=(ULong,ULong,ULong)ULong;maxOf=(ULong,ULong\
...)ULong;maxOf=(UShort,UShort)UShort;maxOf=(UShort,UShort,UShort)UShort;maxOf=(UShort,UShort...)UShort;minOf=(Byte,Byte)Byte;minOf=(Byte,Byte,Byte)Byte;minOf=(\
Byte,Byte...)Byte;minOf=(Double,Double)Double;minOf=(Double,Double,Double)Double;minOf=(Double,Double...)Double;minOf=(Float,Float)Float;minOf=(Float,Float,Floa\
t)Float;minOf=(Float,Float...)Float;minOf=(Int,Int)Int;minOf=(Int,Int,Int)Int;minOf=(Int,Int...)Int;minOf=(Long,Long)Long;minOf=(Long,Long,Long)Long;minOf=(Long\
,Long...)Long;minOf=(Short,Short)Short;minOf=(Short,Short,Short)Short;minOf=(Short,Short...)Short;minOf=(UByte,UByte)UByte;minOf=(UByte,UByte,UByte)UByte;minOf=\
(UByte,UByte...)UByte;minOf=(UInt,UInt)UInt;minOf=(UInt,UInt,UInt)UInt;minOf=(UInt,UInt...)UInt;minOf=(ULong,ULong)ULong;minOf=(ULong,ULong,ULong)ULong;minOf=(U\
Long,ULong...)ULong;minOf=(UShort,UShort)UShort;minOf=(UShort,UShort,UShort)UShort;minOf=(UShort,UShort...)UShort
f kotlin.concurrent
<T:Any>getOrSet^(ThreadLocal<T>,Function0<T>)T;<T>read^(ReentrantReadWriteLock,Function0<T>)T;<T>withLock^(Lock,Function0<T>)T;<T>write^(ReentrantReadWriteLock,\
Function0<T>)T;fixedRateTimer=(String,Boolean,Date,Long=,ExtensionFunction1<TimerTask,Unit>=)Timer;fixedRateTimer=(String,Boolean,Long=,Long=,ExtensionFunction1\
<TimerTask,Unit>=)Timer;scheduleAtFixedRate^(Timer,Date,Long,ExtensionFunction1<TimerTask,Unit>)TimerTask;scheduleAtFixedRate^(Timer,Long,Long,ExtensionFunction\
1<TimerTask,Unit>)TimerTask;schedule^(Timer,Date,ExtensionFunction1<TimerTask,Unit>)TimerTask;schedule^(Timer,Date,Long,ExtensionFunction1<TimerTask,Unit>)Timer\
Task;schedule^(Timer,Long,ExtensionFunction1<TimerTask,Unit>)TimerTask;schedule^(Timer,Long,Long,ExtensionFunction1<TimerTask,Unit>)TimerTask;thread=(Boolean,Bo\
olean=,ClassLoader=,String=,Int=,Function0<Unit>=)Thread;timer=(String,Boolean)Timer;timer=(String,Boolean,Date,Long=,ExtensionFunction1<TimerTask,Unit>=)Timer;\
timer=(String,Boolean,Long=,Long=,ExtensionFunction1<TimerTask,Unit>=)Timer;timerTask=(ExtensionFunction1<TimerTask,Unit>)TimerTask
f kotlin.coroutines
<R,T>createCoroutine^(ExtensionFunction1<R,T>,R,Continuation<T>)Continuation<Unit>;<R,T>startCoroutine^(ExtensionFunction1<R,T>,R,Continuation<T>)Unit;<T>Contin\
uation=(CoroutineContext,Function1<Result<T>,Unit>)Continuation<T>;<T>createCoroutine^(Function0<T>,Continuation<T>)Continuation<Unit>;<T>resumeWithException^(C\
ontinuation<T>,Throwable)Unit;<T>resume^(Continuation<T>,T)Unit;<T>startCoroutine^(Function0<T>,Continuation<T>)Unit;<T>suspendCoroutine=(Function1<Continuation\
<T>,Unit>)T;coroutineContext:CoroutineContext
f kotlin.enums
<E:Enum<E>>enumEntries=(Array<E>)EnumEntries<E>;<E:Enum<E>>enumEntries=(Function0<Array<E>>)EnumEntries<E>;<T:Enum<T>>enumEntries=()EnumEntries<T>;<T:Enum<T>>en\
umEntriesIntrinsic=()EnumEntries<T>
f kotlin.io
<T:Closeable,R>use^(T,Function1<T,R>)R;<T>useLines^(File,Charset,Function1<Sequence<String>,T>=)T;<T>useLines^(Reader,Function1<Sequence<String>,T>)T;DEFAULT_BL\
OCK_SIZE:Int;DEFAULT_BUFFER_SIZE:Int;MINIMUM_BLOCK_SIZE:Int;appendBytes^(File,ByteArray)Unit;appendText^(File,String,Charset=)Unit;bufferedReader^(File,Charset=\
,Int=)BufferedReader;bufferedReader^(InputStream,Charset=)BufferedReader;bufferedWriter^(File,Charset=,Int=)BufferedWriter;bufferedWriter^(OutputStream,Charset=\
)BufferedWriter;buffered^(InputStream,Int=)BufferedInputStream;buffered^(OutputStream,Int=)BufferedOutputStream;buffered^(Reader,Int=)BufferedReader;buffered^(W\
riter,Int=)BufferedWriter;byteBufferForEncoding=(Int,CharsetEncoder)ByteBuffer;byteInputStream^(String,Charset=)ByteArrayInputStream;closeFinally^(Closeable,Thr\
owable)Unit;copyTo^(InputStream,OutputStream,Int=)Long;copyTo^(Reader,Writer,Int=)Long;forEachBlock^(File,Function2<ByteArray,Int,Unit>)Unit;forEachBlock^(File,\
Int,Function2<ByteArray,Int,Unit>)Unit;forEachLine^(File,Charset,Function1<String,Unit>=)Unit;forEachLine^(Reader,Function1<String,Unit>)Unit;inputStream^(ByteA\
rray)ByteArrayInputStream;inputStream^(ByteArray,Int,Int)ByteArrayInputStream;inputStream^(File)FileInputStream;isRooted^(File):Boolean;iterator^(BufferedInputS\
tream)ByteIterator;lineSequence^(BufferedReader)Sequence<String>;outputStream^(File)FileOutputStream;print=(Any)Unit;print=(Boolean)Unit;print=(Byte)Unit;print=\
(Char)Unit;print=(CharArray)Unit;print=(Double)Unit;print=(Float)Unit;print=(Int)Unit;print=(Long)Unit;print=(Short)Unit;printWriter^(File,Charset=)PrintWriter;\
println=()Unit;println=(Any)Unit;println=(Boolean)Unit;println=(Byte)Unit;println=(Char)Unit;println=(CharArray)Unit;println=(Double)Unit;println=(Float)Unit;pr\
intln=(Int)Unit;println=(Long)Unit;println=(Short)Unit;readBytes^(File)ByteArray;readBytes^(InputStream)ByteArray;readBytes^(InputStream,Int=)ByteArray;readByte\
s^(URL)ByteArray;readLine=()String;readLines^(File,Charset=)List<String>;readLines^(Reader)List<String>;readText^(File,Charset=)String;readText^(Reader)String;r\
eadText^(URL,Charset=)String;reader^(File,Charset=)InputStreamReader;reader^(InputStream,Charset=)InputStreamReader;reader^(String)StringReader;readln=()String;\
readlnOrNull=()String;rootName^(File):String;root^(File):File;subPath^(File,Int,Int)File;toComponents^(File)FilePathComponents;walkBottomUp^(File)FileTreeWalk;w\
alkTopDown^(File)FileTreeWalk;walk^(File,FileWalkDirection=)FileTreeWalk;writeBytes^(File,ByteArray)Unit;writeTextImpl^(OutputStream,String,Charset)Unit;writeTe\
xt^(File,String,Charset=)Unit;writer^(File,Charset=)OutputStreamWriter;writer^(OutputStream,Charset=)OutputStreamWriter
f kotlin.io.encoding
decodingWith^(InputStream,Base64)InputStream;encodingWith^(OutputStream,Base64)OutputStream;isInMimeAlphabet=(Int)Boolean;platformCharsToBytes^(Base64,CharSeque\
nce,Int,Int)ByteArray;platformEncodeIntoByteArray^(Base64,ByteArray,ByteArray,Int,Int,Int)Int;platformEncodeToByteArray^(Base64,ByteArray,Int,Int)ByteArray;plat\
formEncodeToString^(Base64,ByteArray,Int,Int)String
f kotlin.io.path
<T>useLines^(Path,Charset,Function1<Sequence<String>,T>=)T;appendBytes^(Path,ByteArray)Unit;appendLines^(Path,Iterable<CharSequence>,Charset=)Path;appendLines^(\
Path,Sequence<CharSequence>,Charset=)Path;appendText^(Path,CharSequence,Charset=)Unit;bufferedReader^(Path,Charset=,Int=,OpenOption...)BufferedReader;bufferedWr\
iter^(Path,Charset=,Int=,OpenOption...)BufferedWriter;checkFileName^(Path)Unit;copy=(Path,BasicFileAttributes)FileVisitResult;copyToRecursively^(Path,Path,Funct\
ion3<Path,Path,Exception,OnErrorResult>,Boolean,Boolean=)Path;copyToRecursively^(Path,Path,Function3<Path,Path,Exception,OnErrorResult>,Boolean=,ExtensionFuncti\
on3<CopyActionContext,Path,Path,CopyActionResult>=)Path;deleteRecursively^(Path)Unit;destination=(Path,Boolean=)Path;error=(Path,Exception)FileVisitResult;exten\
sion^(Path):String;forEachLine^(Path,Charset,Function1<String,Unit>=)Unit;inputStream^(Path,OpenOption...)InputStream;invariantSeparatorsPathString^(Path):Strin\
g;nameWithoutExtension^(Path):String;name^(Path):String;outputStream^(Path,OpenOption...)OutputStream;pathString^(Path):String;readBytes^(Path)ByteArray;readLin\
es^(Path,Charset=)List<String>;readText^(Path,Charset=)String;reader^(Path,Charset=,OpenOption...)InputStreamReader;validatePathsWithDifferentNameCount=(Path,Pa\
th,Path,Path,Path,Path)Unit;writeBytes^(Path,ByteArray,OpenOption...)Unit;writeLines^(Path,Iterable<CharSequence>,Charset=,OpenOption...)Path;writeLines^(Path,S\
equence<CharSequence>,Charset=,OpenOption...)Path;writeText^(Path,CharSequence,Charset=,OpenOption...)Unit;writer^(Path,Charset=,OpenOption...)OutputStreamWrite\
r
f kotlin.jvm
<E:Enum<E>>declaringJavaClass^(Enum<E>):Class<E>;<T:Annotation>annotationClass^(T):KClass<+T>;<T:Any>isArrayOf^(Array<?>)Boolean;<T:Any>javaClass^(KClass<T>):Cl\
ass<KClass<T>>;<T:Any>javaClass^(T):Class<T>;<T:Any>javaObjectType^(KClass<T>):Class<T>;<T:Any>javaPrimitiveType^(KClass<T>):Class<T>;<T:Any>kotlin^(Class<T>):K\
Class<T>;<T>java^(KClass<T>):Class<T>
f kotlin.math
E:Double;IEEErem^(Double,Double)Double;IEEErem^(Float,Float)Float;PI:Double;abs=(Double)Double;abs=(Float)Float;abs=(Int)Int;abs=(Long)Long;absoluteValue^(Doubl\
e):Double;absoluteValue^(Float):Float;absoluteValue^(Int):Int;absoluteValue^(Long):Long;acos=(Double)Double;acos=(Float)Float;acosh=(Double)Double;acosh=(Float)\
Float;asin=(Double)Double;asin=(Float)Float;asinh=(Double)Double;asinh=(Float)Float;atan2=(Double,Double)Double;atan2=(Float,Float)Float;atan=(Double)Double;ata\
n=(Float)Float;atanh=(Double)Double;atanh=(Float)Float;cbrt=(Double)Double;cbrt=(Float)Float;ceil=(Double)Double;ceil=(Float)Float;cos=(Double)Double;cos=(Float\
)Float;cosh=(Double)Double;cosh=(Float)Float;exp=(Double)Double;exp=(Float)Float;expm1=(Double)Double;expm1=(Float)Float;floor=(Double)Double;floor=(Float)Float\
;hypot=(Double,Double)Double;hypot=(Float,Float)Float;ln1p=(Double)Double;ln1p=(Float)Float;ln=(Double)Double;ln=(Float)Float;log10=(Double)Double;log10=(Float)\
Float;log2=(Double)Double;log2=(Float)Float;log=(Double,Double)Double;log=(Float,Float)Float;max=(Double,Double)Double;max=(Float,Float)Float;max=(Int,Int)Int;m\
ax=(Long,Long)Long;max=(UInt,UInt)UInt;max=(ULong,ULong)ULong;min=(Double,Double)Double;min=(Float,Float)Float;min=(Int,Int)Int;min=(Long,Long)Long;min=(UInt,UI\
nt)UInt;min=(ULong,ULong)ULong;nextDown^(Double)Double;nextDown^(Float)Float;nextTowards^(Double,Double)Double;nextTowards^(Float,Float)Float;nextUp^(Double)Dou\
ble;nextUp^(Float)Float;pow^(Double,Double)Double;pow^(Double,Int)Double;pow^(Float,Float)Float;pow^(Float,Int)Float;round=(Double)Double;round=(Float)Float;rou\
ndToInt^(Double)Int;roundToInt^(Float)Int;roundToLong^(Double)Long;roundToLong^(Float)Long;sign=(Double)Double;sign=(Float)Float;sign^(Double):Double;sign^(Floa\
t):Float;sign^(Int):Int;sign^(Long):Int;sin=(Double)Double;sin=(Float)Float;sinh=(Double)Double;sinh=(Float)Float;sqrt=(Double)Double;sqrt=(Float)Float;tan=(Dou\
ble)Double;tan=(Float)Float;tanh=(Double)Double;tanh=(Float)Float;truncate=(Double)Double;truncate=(Float)Float;ulp^(Double):Double;ulp^(Float):Float;withSign^(\
Double,Double)Double;withSign^(Double,Int)Double;withSign^(Float,Float)Float;withSign^(Float,Int)Float
f kotlin.random
Random=(Int)Random;Random=(Long)Random;asJavaRandom^(Random)java.util.Random;asKotlinRandom^(java.util.Random)Random;defaultPlatformRandom=()Random;doubleFromPa\
rts=(Int,Int)Double;fastLog2=(Int)Int;nextInt^(Random,IntRange)Int;nextLong^(Random,LongRange)Long;nextUInt^(Random)UInt;nextUInt^(Random,UInt)UInt;nextUInt^(Ra\
ndom,UInt,UInt)UInt;nextUInt^(Random,UIntRange)UInt;nextULong^(Random)ULong;nextULong^(Random,ULong)ULong;nextULong^(Random,ULong,ULong)ULong;nextULong^(Random,\
ULongRange)ULong;takeUpperBits^(Int,Int)Int
f kotlin.ranges
<T:Comparable<T>,R:ClosedRange<T>>contains^(R,T)Boolean;<T:Comparable<T>>coerceAtLeast^(T,T)T;<T:Comparable<T>>coerceAtMost^(T,T)T;<T:Comparable<T>>coerceIn^(T,\
ClosedFloatingPointRange<T>)T;<T:Comparable<T>>coerceIn^(T,ClosedRange<T>)T;<T:Comparable<T>>coerceIn^(T,T,T)T;<T:Comparable<T>>rangeTo^(T,T)ClosedRange<T>;<T:C\
omparable<T>>rangeUntil^(T,T)OpenEndRange<T>;coerceAtLeast^(Byte,Byte)Byte;coerceAtLeast^(Double,Double)Double;coerceAtLeast^(Float,Float)Float;coerceAtLeast^(I\
nt,Int)Int;coerceAtLeast^(Long,Long)Long;coerceAtLeast^(Short,Short)Short;coerceAtLeast^(UByte,UByte)UByte;coerceAtLeast^(UInt,UInt)UInt;coerceAtLeast^(ULong,UL\
ong)ULong;coerceAtLeast^(UShort,UShort)UShort;coerceAtMost^(Byte,Byte)Byte;coerceAtMost^(Double,Double)Double;coerceAtMost^(Float,Float)Float;coerceAtMost^(Int,\
Int)Int;coerceAtMost^(Long,Long)Long;coerceAtMost^(Short,Short)Short;coerceAtMost^(UByte,UByte)UByte;coerceAtMost^(UInt,UInt)UInt;coerceAtMost^(ULong,ULong)ULon\
g;coerceAtMost^(UShort,UShort)UShort;coerceIn^(Byte,Byte,Byte)Byte;coerceIn^(Double,Double,Double)Double;coerceIn^(Float,Float,Float)Float;coerceIn^(Int,ClosedR\
ange<Int>)Int;coerceIn^(Int,Int,Int)Int;coerceIn^(Long,ClosedRange<Long>)Long;coerceIn^(Long,Long,Long)Long;coerceIn^(Short,Short,Short)Short;coerceIn^(UByte,UB\
yte,UByte)UByte;coerceIn^(UInt,ClosedRange<UInt>)UInt;coerceIn^(UInt,UInt,UInt)UInt;coerceIn^(ULong,ClosedRange<ULong>)ULong;coerceIn^(ULong,ULong,ULong)ULong;c\
oerceIn^(UShort,UShort,UShort)UShort;contains^(CharRange,Char)Boolean;contains^(ClosedRange<Byte>,Double)Boolean;contains^(ClosedRange<Byte>,Float)Boolean;conta\
ins^(ClosedRange<Byte>,Int)Boolean;contains^(ClosedRange<Byte>,Long)Boolean;contains^(ClosedRange<Byte>,Short)Boolean;contains^(ClosedRange<Double>,Byte)Boolean\
;contains^(ClosedRange<Double>,Float)Boolean;contains^(ClosedRange<Double>,Int)Boolean;contains^(ClosedRange<Double>,Long)Boolean;contains^(ClosedRange<Double>,\
Short)Boolean;contains^(ClosedRange<Float>,Byte)Boolean;contains^(ClosedRange<Float>,Double)Boolean;contains^(ClosedRange<Float>,Int)Boolean;contains^(ClosedRan\
ge<Float>,Long)Boolean;contains^(ClosedRange<Float>,Short)Boolean;contains^(ClosedRange<Int>,Byte)Boolean;contains^(ClosedRange<Int>,Double)Boolean;contains^(Cl\
osedRange<Int>,Float)Boolean;contains^(ClosedRange<Int>,Long)Boolean;contains^(ClosedRange<Int>,Short)Boolean;contains^(ClosedRange<Long>,Byte)Boolean;contains^\
(ClosedRange<Long>,Double)Boolean;contains^(ClosedRange<Long>,Float)Boolean;contains^(ClosedRange<Long>,Int)Boolean;contains^(ClosedRange<Long>,Short)Boolean;co\
ntains^(ClosedRange<Short>,Byte)Boolean;contains^(ClosedRange<Short>,Double)Boolean;contains^(ClosedRange<Short>,Float)Boolean;contains^(ClosedRange<Short>,Int)\
Boolean;contains^(ClosedRange<Short>,Long)Boolean;contains^(IntRange,Byte)Boolean;contains^(IntRange,Int)Boolean;contains^(IntRange,Long)Boolean;contains^(IntRa\
nge,Short)Boolean;contains^(LongRange,Byte)Boolean;contains^(LongRange,Int)Boolean;contains^(LongRange,Long)Boolean;contains^(LongRange,Short)Boolean;contains^(\
OpenEndRange<Byte>,Int)Boolean;contains^(OpenEndRange<Byte>,Long)Boolean;contains^(OpenEndRange<Byte>,Short)Boolean;contains^(OpenEndRange<Double>,Float)Boolean\
;contains^(OpenEndRange<Int>,Byte)Boolean;contains^(OpenEndRange<Int>,Long)Boolean;contains^(OpenEndRange<Int>,Short)Boolean;contains^(OpenEndRange<Long>,Byte)B\
oolean;contains^(OpenEndRange<Long>,Int)Boolean;contains^(OpenEndRange<Long>,Short)Boolean;contains^(OpenEndRange<Short>,Byte)Boolean;contains^(OpenEndRange<Sho\
rt>,Int)Boolean;contains^(OpenEndRange<Short>,Long)Boolean;contains^(UIntRange,UByte)Boolean;contains^(UIntRange,UInt)Boolean;contains^(UIntRange,ULong)Boolean;\
contains^(UIntRange,UShort)Boolean;contains^(ULongRange,UByte)Boolean;contains^(ULongRange,UInt)Boolean;contains^(ULongRange,ULong)Boolean;contains^(ULongRange,\
UShort)Boolean;downTo^(Byte,Byte)IntProgression;downTo^(Byte,Int)IntProgression;downTo^(Byte,Long)LongProgression;downTo^(Byte,Short)IntProgression;downTo^(Char\
,Char)CharProgression;downTo^(Int,Byte)IntProgression;downTo^(Int,Int)IntProgression;downTo^(Int,Long)LongProgression;downTo^(Int,Short)IntProgression;downTo^(L\
ong,Byte)LongProgression;downTo^(Long,Int)LongProgression;downTo^(Long,Long)LongProgression;downTo^(Long,Short)LongProgression;downTo^(Short,Byte)IntProgression\
;downTo^(Short,Int)IntProgression;downTo^(Short,Long)LongProgression;downTo^(Short,Short)IntProgression;downTo^(UByte,UByte)UIntProgression;downTo^(UInt,UInt)UI\
ntProgression;downTo^(ULong,ULong)ULongProgression;downTo^(UShort,UShort)UIntProgression;firstOrNull^(CharProgression)Char;firstOrNull^(IntProgression)Int;first\
OrNull^(LongProgression)Long;firstOrNull^(UIntProgression)UInt;firstOrNull^(ULongProgression)ULong;first^(CharProgression)Char;first^(IntProgression)Int;first^(\
LongProgression)Long;first^(UIntProgression)UInt;first^(ULongProgression)ULong;lastOrNull^(CharProgression)Char;lastOrNull^(IntProgression)Int;lastOrNull^(LongP\
rogression)Long;lastOrNull^(UIntProgression)UInt;lastOrNull^(ULongProgression)ULong;last^(CharProgression)Char;last^(IntProgression)Int;last^(LongProgression)Lo\
ng;last^(UIntProgression)UInt;last^(ULongProgression)ULong;randomOrNull^(CharRange)Char;randomOrNull^(CharRange,Random)Char;randomOrNull^(IntRange)Int;randomOrN\
ull^(IntRange,Random)Int;randomOrNull^(LongRange)Long;randomOrNull^(LongRange,Random)Long;randomOrNull^(UIntRange)UInt;randomOrNull^(UIntRange,Random)UInt;rando\
mOrNull^(ULongRange)ULong;randomOrNull^(ULongRange,Random)ULong;random^(CharRange)Char;random^(CharRange,Random)Char;random^(IntRange)Int;random^(IntRange,Rando\
m)Int;random^(LongRange)Long;random^(LongRange,Random)Long;random^(UIntRange)UInt;random^(UIntRange,Random)UInt;random^(ULongRange)ULong;random^(ULongRange,Rand\
om)ULong;rangeTo^(Double,Double)ClosedFloatingPointRange<Double>;rangeTo^(Float,Float)ClosedFloatingPointRange<Float>;rangeUntil^(Double,Double)OpenEndRange<Dou\
ble>;rangeUntil^(Float,Float)OpenEndRange<Float>;reversed^(CharProgression)CharProgression;reversed^(IntProgression)IntProgression;reversed^(LongProgression)Lon\
gProgression;reversed^(UIntProgression)UIntProgression;reversed^(ULongProgression)ULongProgression;step^(CharProgression,Int)CharProgression;step^(IntProgressio\
n,Int)IntProgression;step^(LongProgression,Long)LongProgression;step^(UIntProgression,Int)UIntProgression;step^(ULongProgression,Long)ULongProgression;toByteExa\
ctOrNull^(Double)Byte;toByteExactOrNull^(Float)Byte;toByteExactOrNull^(Int)Byte;toByteExactOrNull^(Long)Byte;toByteExactOrNull^(Short)Byte;toIntExactOrNull^(Dou\
ble)Int;toIntExactOrNull^(Float)Int;toIntExactOrNull^(Long)Int;toLongExactOrNull^(Double)Long;toLongExactOrNull^(Float)Long;toShortExactOrNull^(Double)Short;toS\
hortExactOrNull^(Float)Short;toShortExactOrNull^(Int)Short;toShortExactOrNull^(Long)Short;until^(Byte,Byte)IntRange;until^(Byte,Int)IntRange;until^(Byte,Long)Lo\
ngRange;until^(Byte,Short)IntRange;until^(Char,Char)CharRange;until^(Int,Byte)IntRange;until^(Int,Int)IntRange;until^(Int,Long)LongRange;until^(Int,Short)IntRan\
ge;until^(Long,Byte)LongRange;until^(Long,Int)LongRange;until^(Long,Long)LongRange;until^(Long,Short)LongRange;until^(Short,Byte)IntRange;until^(Short,Int)IntRa\
nge;until^(Short,Long)LongRange;until^(Short,Short)IntRange;until^(UByte,UByte)UIntRange;until^(UInt,UInt)UIntRange;until^(ULong,ULong)ULongRange;until^(UShort,\
UShort)UIntRange
f kotlin.reflect
<T:Any>cast^(KClass<T>,Any)T;<T:Any>safeCast^(KClass<T>,Any)T;<T>typeOf=()KType;javaType^(KType):Type;qualifiedOrSimpleName^(KClass<?>):String
f kotlin.sequences
<C:MutableCollection<-R>,R>filterIsInstanceTo^(Sequence<?>,C,Class<R>)C;<C:MutableCollection<-T>,T:Any>filterNotNullTo^(Sequence<T>,C)C;<K,V,M:MutableMap<-K,-V>\
>associateWithTo^(Sequence<K>,M,Function1<K,V>)M;<K,V>associateWith^(Sequence<K>,Function1<K,V>)Map<K,V>;<R,C:MutableCollection<-R>>filterIsInstanceTo^(Sequence\
<?>,C)C;<R>filterIsInstance^(Sequence<?>)Sequence<R>;<R>filterIsInstance^(Sequence<?>,Class<R>)Sequence<R>;<S,T:S>reduceIndexedOrNull^(Sequence<T>,Function3<Int\
,S,T,S>)S;<S,T:S>reduceIndexed^(Sequence<T>,Function3<Int,S,T,S>)S;<S,T:S>reduceOrNull^(Sequence<T>,Function2<S,T,S>)S;<S,T:S>reduce^(Sequence<T>,Function2<S,T,\
S>)S;<S,T:S>runningReduceIndexed^(Sequence<T>,Function3<Int,S,T,S>)Sequence<S>;<S,T:S>runningReduce^(Sequence<T>,Function2<S,T,S>)Sequence<S>;<T,A:Appendable>jo\
inTo^(Sequence<T>,A,CharSequence=,CharSequence=,CharSequence=,Int=,CharSequence=,Function1<T,CharSequence>=)A;<T,C,R>flatMapIndexed=(Sequence<T>,Function2<Int,T\
,C>,Function1<C,Iterator<R>>)Sequence<R>;<T,C:MutableCollection<-T>>filterIndexedTo^(Sequence<T>,C,Function2<Int,T,Boolean>)C;<T,C:MutableCollection<-T>>filterN\
otTo^(Sequence<T>,C,Function1<T,Boolean>)C;<T,C:MutableCollection<-T>>filterTo^(Sequence<T>,C,Function1<T,Boolean>)C;<T,C:MutableCollection<-T>>toCollection^(Se\
quence<T>,C)C;<T,K,M:MutableMap<-K,-T>>associateByTo^(Sequence<T>,M,Function1<T,K>)M;<T,K,M:MutableMap<-K,MutableList<T>>>groupByTo^(Sequence<T>,M,Function1<T,K\
>)M;<T,K,V,M:MutableMap<-K,-V>>associateByTo^(Sequence<T>,M,Function1<T,K>,Function1<T,V>)M;<T,K,V,M:MutableMap<-K,-V>>associateTo^(Sequence<T>,M,Function1<T,Pa\
ir<K,V>>)M;<T,K,V,M:MutableMap<-K,MutableList<V>>>groupByTo^(Sequence<T>,M,Function1<T,K>,Function1<T,V>)M;<T,K,V>associateBy^(Sequence<T>,Function1<T,K>,Functi\
on1<T,V>)Map<K,V>;<T,K,V>associate^(Sequence<T>,Function1<T,Pair<K,V>>)Map<K,V>;<T,K,V>groupBy^(Sequence<T>,Function1<T,K>,Function1<T,V>)Map<K,List<V>>;<T,K>al\
lDistinctBy^(Sequence<T>,Function1<T,K>)Boolean;<T,K>allEqualBy^(Sequence<T>,Function1<T,K>)Boolean;<T,K>associateBy^(Sequence<T>,Function1<T,K>)Map<K,T>;<T,K>d\
istinctBy^(Sequence<T>,Function1<T,K>)Sequence<T>;<T,K>groupBy^(Sequence<T>,Function1<T,K>)Map<K,List<T>>;<T,K>groupingBy^(Sequence<T>,Function1<T,K>)Grouping<T\
,K>;<T,R,C:MutableCollection<-R>>flatMapIndexedTo^(Sequence<T>,C,Function2<Int,T,Iterable<R>>)C;<T,R,C:MutableCollection<-R>>flatMapIndexedTo^(Sequence<T>,C,Fun\
ction2<Int,T,Sequence<R>>)C;<T,R,C:MutableCollection<-R>>flatMapTo^(Sequence<T>,C,Function1<T,Iterable<R>>)C;<T,R,C:MutableCollection<-R>>flatMapTo^(Sequence<T>\
,C,Function1<T,Sequence<R>>)C;<T,R,C:MutableCollection<-R>>mapIndexedTo^(Sequence<T>,C,Function2<Int,T,R>)C;<T,R,C:MutableCollection<-R>>mapTo^(Sequence<T>,C,Fu\
nction1<T,R>)C;<T,R,V>zip^(Sequence<T>,Sequence<R>,Function2<T,R,V>)Sequence<V>;<T,R:Any,C:MutableCollection<-R>>mapIndexedNotNullTo^(Sequence<T>,C,Function2<In\
t,T,R>)C;<T,R:Any,C:MutableCollection<-R>>mapNotNullTo^(Sequence<T>,C,Function1<T,R>)C;<T,R:Any>firstNotNullOfOrNull^(Sequence<T>,Function1<T,R>)R;<T,R:Any>firs\
tNotNullOf^(Sequence<T>,Function1<T,R>)R;<T,R:Any>mapIndexedNotNull^(Sequence<T>,Function2<Int,T,R>)Sequence<R>;<T,R:Any>mapNotNull^(Sequence<T>,Function1<T,R>)\
Sequence<R>;<T,R:Comparable<R>>isSortedByDescending^(Sequence<T>,Function1<T,R>)Boolean;<T,R:Comparable<R>>isSortedBy^(Sequence<T>,Function1<T,R>)Boolean;<T,R:C\
omparable<R>>maxByOrNull^(Sequence<T>,Function1<T,R>)T;<T,R:Comparable<R>>maxBy^(Sequence<T>,Function1<T,R>)T;<T,R:Comparable<R>>maxOfOrNull^(Sequence<T>,Functi\
on1<T,R>)R;<T,R:Comparable<R>>maxOf^(Sequence<T>,Function1<T,R>)R;<T,R:Comparable<R>>minByOrNull^(Sequence<T>,Function1<T,R>)T;<T,R:Comparable<R>>minBy^(Sequenc\
e<T>,Function1<T,R>)T;<T,R:Comparable<R>>minOfOrNull^(Sequence<T>,Function1<T,R>)R;<T,R:Comparable<R>>minOf^(Sequence<T>,Function1<T,R>)R;<T,R:Comparable<R>>sor\
tedByDescending^(Sequence<T>,Function1<T,R>)Sequence<T>;<T,R:Comparable<R>>sortedBy^(Sequence<T>,Function1<T,R>)Sequence<T>;<T,R>chunked^(Sequence<T>,Int,Functi\
on1<List<T>,R>)Sequence<R>;<T,R>flatMapIndexed^(Sequence<T>,Function2<Int,T,Iterable<R>>)Sequence<R>;<T,R>flatMapIndexed^(Sequence<T>,Function2<Int,T,Sequence<R\
>>)Sequence<R>;<T,R>flatMap^(Sequence<T>,Function1<T,Iterable<R>>)Sequence<R>;<T,R>flatMap^(Sequence<T>,Function1<T,Sequence<R>>)Sequence<R>;<T,R>foldIndexed^(S\
equence<T>,R,Function3<Int,R,T,R>)R;<T,R>fold^(Sequence<T>,R,Function2<R,T,R>)R;<T,R>mapIndexed^(Sequence<T>,Function2<Int,T,R>)Sequence<R>;<T,R>map^(Sequence<T\
>,Function1<T,R>)Sequence<R>;<T,R>maxOfWithOrNull^(Sequence<T>,Comparator<-R>,Function1<T,R>)R;<T,R>maxOfWith^(Sequence<T>,Comparator<-R>,Function1<T,R>)R;<T,R>\
minOfWithOrNull^(Sequence<T>,Comparator<-R>,Function1<T,R>)R;<T,R>minOfWith^(Sequence<T>,Comparator<-R>,Function1<T,R>)R;<T,R>runningFoldIndexed^(Sequence<T>,R,\
Function3<Int,R,T,R>)Sequence<R>;<T,R>runningFold^(Sequence<T>,R,Function2<R,T,R>)Sequence<R>;<T,R>scanIndexed^(Sequence<T>,R,Function3<Int,R,T,R>)Sequence<R>;<\
T,R>scan^(Sequence<T>,R,Function2<R,T,R>)Sequence<R>;<T,R>unzip^(Sequence<Pair<T,R>>)Pair<List<T>,List<R>>;<T,R>windowed^(Sequence<T>,Int,Int,Boolean=,Function1\
<List<T>,R>=)Sequence<R>;<T,R>zipWithNext^(Sequence<T>,Function2<T,T,R>)Sequence<R>;<T,R>zip^(Sequence<T>,Sequence<R>)Sequence<Pair<T,R>>;<T:Any>filterNotNull^(\
Sequence<T>)Sequence<T>;<T:Any>generateSequence=(Function0<T>)Sequence<T>;<T:Any>generateSequence=(Function0<T>,Function1<T,T>)Sequence<T>;<T:Any>generateSequen\
ce=(T,Function1<T,T>)Sequence<T>;<T:Any>requireNoNulls^(Sequence<T>)Sequence<T>;<T:Comparable<T>>isSortedDescending^(Sequence<T>)Boolean;<T:Comparable<T>>isSort\
ed^(Sequence<T>)Boolean;<T:Comparable<T>>maxOrNull^(Sequence<T>)T;<T:Comparable<T>>max^(Sequence<T>)T;<T:Comparable<T>>minOrNull^(Sequence<T>)T;<T:Comparable<T>\
>min^(Sequence<T>)T;<T:Comparable<T>>sortedDescending^(Sequence<T>)Sequence<T>;<T:Comparable<T>>sorted^(Sequence<T>)Sequence<T>;<T:Comparable<T>>toSortedSet^(Se\
quence<T>)java.util.SortedSet<T>;<T>Sequence=(Function0<Iterator<T>>)Sequence<T>;<T>allDistinct^(Sequence<T>)Boolean;<T>allEqual^(Sequence<T>)Boolean;<T>all^(Se\
quence<T>,Function1<T,Boolean>)Boolean;<T>any^(Sequence<T>)Boolean;<T>any^(Sequence<T>,Function1<T,Boolean>)Boolean;<T>asIterable^(Sequence<T>)Iterable<T>;<T>as\
Sequence^(Iterator<T>)Sequence<T>;<T>asSequence^(Sequence<T>)Sequence<T>;<T>asSequence^(java.util.Enumeration<T>)Sequence<T>;<T>chunked^(Sequence<T>,Int)Sequenc\
e<List<T>>;<T>constrainOnce^(Sequence<T>)Sequence<T>;<T>contains^(Sequence<T>,T)Boolean;<T>count^(Sequence<T>)Int;<T>count^(Sequence<T>,Function1<T,Boolean>)Int\
;<T>distinct^(Sequence<T>)Sequence<T>;<T>dropWhile^(Sequence<T>,Function1<T,Boolean>)Sequence<T>;<T>drop^(Sequence<T>,Int)Sequence<T>;<T>elementAtOrElse^(Sequen\
ce<T>,Int,Function1<Int,T>)T;<T>elementAtOrNull^(Sequence<T>,Int)T;<T>elementAt^(Sequence<T>,Int)T;<T>emptySequence=()Sequence<T>;<T>filterIndexed^(Sequence<T>,\
Function2<Int,T,Boolean>)Sequence<T>;<T>filterNot^(Sequence<T>,Function1<T,Boolean>)Sequence<T>;<T>filter^(Sequence<T>,Function1<T,Boolean>)Sequence<T>;<T>findL\
ast^(Sequence<T>,Function1<T,Boolean>)T;<T>find^(Sequence<T>,Function1<T,Boolean>)T;<T>firstOrNull^(Sequence<T>)T;<T>firstOrNull^(Sequence<T>,Function1<T,Boolea\
n>)T;<T>first^(Sequence<T>)T;<T>first^(Sequence<T>,Function1<T,Boolean>)T;<T>flatten^(Sequence<Iterable<T>>)Sequence<T>;<T>flatten^(Sequence<Sequence<T>>)Sequen\
ce<T>;<T>forEachIndexed^(Sequence<T>,Function2<Int,T,Unit>)Unit;<T>forEach^(Sequence<T>,Function1<T,Unit>)Unit;<T>ifEmpty^(Sequence<T>,Function0<Sequence<T>>)Se\
quence<T>;<T>indexOfFirst^(Sequence<T>,Function1<T,Boolean>)Int;<T>indexOfLast^(Sequence<T>,Function1<T,Boolean>)Int;<T>indexOf^(Sequence<T>,T)Int;<T>isSortedWi\
th^(Sequence<T>,Comparator<-T>)Boolean;<T>iterator=(ExtensionFunction1<SequenceScope<T>,Unit>)Iterator<T>;<T>joinToString^(Sequence<T>,CharSequence=,CharSequenc\
e=,CharSequence=,Int=,CharSequence=,Function1<T,CharSequence>=)String;<T>lastIndexOf^(Sequence<T>,T)Int;<T>lastOrNull^(Sequence<T>)T;<T>lastOrNull^(Sequence<T>,\
Function1<T,Boolean>)T;<T>last^(Sequence<T>)T;<T>last^(Sequence<T>,Function1<T,Boolean>)T;<T>maxOfOrNull^(Sequence<T>,Function1<T,Double>)Double;<T>maxOfOrNull^\
(Sequence<T>,Function1<T,Float>)Float;<T>maxOf^(Sequence<T>,Function1<T,Double>)Double;<T>maxOf^(Sequence<T>,Function1<T,Float>)Float;<T>maxWithOrNull^(Sequence\
<T>,Comparator<-T>)T;<T>maxWith^(Sequence<T>,Comparator<-T>)T;<T>minOfOrNull^(Sequence<T>,Function1<T,Double>)Double;<T>minOfOrNull^(Sequence<T>,Function1<T,Flo\
at>)Float;<T>minOf^(Sequence<T>,Function1<T,Double>)Double;<T>minOf^(Sequence<T>,Function1<T,Float>)Float;<T>minWithOrNull^(Sequence<T>,Comparator<-T>)T;<T>minW\
ith^(Sequence<T>,Comparator<-T>)T;<T>minusElement^(Sequence<T>,T)Sequence<T>;<T>minus^(Sequence<T>,Array<+T>)Sequence<T>;<T>minus^(Sequence<T>,Iterable<T>)Seque\
nce<T>;<T>minus^(Sequence<T>,Sequence<T>)Sequence<T>;<T>minus^(Sequence<T>,T)Sequence<T>;<T>none^(Sequence<T>)Boolean;<T>none^(Sequence<T>,Function1<T,Boolean>)\
Boolean;<T>onEachIndexed^(Sequence<T>,Function2<Int,T,Unit>)Sequence<T>;<T>onEach^(Sequence<T>,Function1<T,Unit>)Sequence<T>;<T>orEmpty^(Sequence<T>)Sequence<T>\
;<T>partition^(Sequence<T>,Function1<T,Boolean>)Pair<List<T>,List<T>>;<T>plusElement^(Sequence<T>,T)Sequence<T>;<T>plus^(Sequence<T>,Array<+T>)Sequence<T>;<T>pl\
us^(Sequence<T>,Iterable<T>)Sequence<T>;<T>plus^(Sequence<T>,Sequence<T>)Sequence<T>;<T>plus^(Sequence<T>,T)Sequence<T>;<T>sequence=(ExtensionFunction1<Sequence\
Scope<T>,Unit>)Sequence<T>;<T>sequenceOf=()Sequence<T>;<T>sequenceOf=(T)Sequence<T>;<T>sequenceOf=(T...)Sequence<T>;<T>shuffled^(Sequence<T>)Sequence<T>;<T>shuf\
fled^(Sequence<T>,Random)Sequence<T>;<T>singleOrNull^(Sequence<T>)T;<T>singleOrNull^(Sequence<T>,Function1<T,Boolean>)T;<T>single^(Sequence<T>)T;<T>single^(Sequ\
ence<T>,Function1<T,Boolean>)T;<T>sortedWith^(Sequence<T>,Comparator<-T>)Sequence<T>;<T>sumByDouble^(Sequence<T>,Function1<T,Double>)Double;<T>sumBy^(Sequence<T\
>,Function1<T,Int>)Int;<T>sumOf^(Sequence<T>,Function1<T,Double>)Double;<T>sumOf^(Sequence<T>,Function1<T,Int>)Int;<T>sumOf^(Sequence<T>,Function1<T,Long>)Long;\
<T>sumOf^(Sequence<T>,Function1<T,UInt>)UInt;<T>sumOf^(Sequence<T>,Function1<T,ULong>)ULong;<T>sumOf^(Sequence<T>,Function1<T,java.math.BigDecimal>)java.math.Bi\
gDecimal;<T>sumOf^(Sequence<T>,Function1<T,java.math.BigInteger>)java.math.BigInteger;<T>takeWhile^(Sequence<T>,Function1<T,Boolean>)Sequence<T>;<T>take^(Sequen\
ce<T>,Int)Sequence<T>;<T>toHashSet^(Sequence<T>)HashSet<T>;<T>toList^(Sequence<T>)List<T>;<T>toMutableList^(Sequence<T>)MutableList<T>;<T>toMutableSet^(Sequence\
<T>)MutableSet<T>;<T>toSet^(Sequence<T>)Set<T>;<T>toSortedSet^(Sequence<T>,Comparator<-T>)java.util.SortedSet<T>;<T>windowed^(Sequence<T>,Int,Int=,Boolean=)Sequ\
ence<List<T>>;<T>withIndex^(Sequence<T>)Sequence<IndexedValue<T>>;<T>zipWithNext^(Sequence<T>)Sequence<Pair<T,T>>;average^(Sequence<Byte>)Double;average^(Sequen\
ce<Double>)Double;average^(Sequence<Float>)Double;average^(Sequence<Int>)Double;average^(Sequence<Long>)Double;average^(Sequence<Short>)Double;maxOrNull^(Sequen\
ce<Double>)Double;maxOrNull^(Sequence<Float>)Float;max^(Sequence<Double>)Double;max^(Sequence<Float>)Float;minOrNull^(Sequence<Double>)Double;minOrNull^(Sequenc\
e<Float>)Float;min^(Sequence<Double>)Double;min^(Sequence<Float>)Float;sum^(Sequence<Byte>)Int;sum^(Sequence<Double>)Double;sum^(Sequence<Float>)Float;sum^(Sequ\
ence<Int>)Int;sum^(Sequence<Long>)Long;sum^(Sequence<Short>)Int;sum^(Sequence<UByte>)UInt;sum^(Sequence<UInt>)UInt;sum^(Sequence<ULong>)ULong;sum^(Sequence<USho\
rt>)UInt
f kotlin.streams
<T>asSequence^(Stream<T>)Sequence<T>;<T>asStream^(Sequence<T>)Stream<T>;<T>toList^(Stream<T>)List<T>;asSequence^(DoubleStream)Sequence<Double>;asSequence^(IntSt\
ream)Sequence<Int>;asSequence^(LongStream)Sequence<Long>;toList^(DoubleStream)List<Double>;toList^(IntStream)List<Int>;toList^(LongStream)List<Long>
f kotlin.system
exitProcess=(Int)Nothing;measureNanoTime=(Function0<Unit>)Long;measureTimeMillis=(Function0<Unit>)Long
f kotlin.text
<C:Appendable>filterIndexedTo^(CharSequence,C,Function2<Int,Char,Boolean>)C;<C:Appendable>filterNotTo^(CharSequence,C,Function1<Char,Boolean>)C;<C:Appendable>fi\
lterTo^(CharSequence,C,Function1<Char,Boolean>)C;<C:CharSequence,R>ifBlank^(C,Function0<R>)R;<C:CharSequence,R>ifEmpty^(C,Function0<R>)R;<C:MutableCollection<-C\
har>>toCollection^(CharSequence,C)C;<K,M:MutableMap<-K,-Char>>associateByTo^(CharSequence,M,Function1<Char,K>)M;<K,M:MutableMap<-K,MutableList<Char>>>groupByTo^\
(CharSequence,M,Function1<Char,K>)M;<K,V,M:MutableMap<-K,-V>>associateByTo^(CharSequence,M,Function1<Char,K>,Function1<Char,V>)M;<K,V,M:MutableMap<-K,-V>>associ\
ateTo^(CharSequence,M,Function1<Char,Pair<K,V>>)M;<K,V,M:MutableMap<-K,MutableList<V>>>groupByTo^(CharSequence,M,Function1<Char,K>,Function1<Char,V>)M;<K,V>asso\
ciateBy^(CharSequence,Function1<Char,K>,Function1<Char,V>)Map<K,V>;<K,V>associate^(CharSequence,Function1<Char,Pair<K,V>>)Map<K,V>;<K,V>groupBy^(CharSequence,Fu\
nction1<Char,K>,Function1<Char,V>)Map<K,List<V>>;<K>associateBy^(CharSequence,Function1<Char,K>)Map<K,Char>;<K>groupBy^(CharSequence,Function1<Char,K>)Map<K,Lis\
t<Char>>;<K>groupingBy^(CharSequence,Function1<Char,K>)Grouping<Char,K>;<R,C:MutableCollection<-R>>flatMapIndexedTo^(CharSequence,C,Function2<Int,Char,Iterable<\
R>>)C;<R,C:MutableCollection<-R>>flatMapTo^(CharSequence,C,Function1<Char,Iterable<R>>)C;<R,C:MutableCollection<-R>>mapIndexedTo^(CharSequence,C,Function2<Int,C\
har,R>)C;<R,C:MutableCollection<-R>>mapTo^(CharSequence,C,Function1<Char,R>)C;<R:Any,C:MutableCollection<-R>>mapIndexedNotNullTo^(CharSequence,C,Function2<Int,C\
har,R>)C;<R:Any,C:MutableCollection<-R>>mapNotNullTo^(CharSequence,C,Function1<Char,R>)C;<R:Any>firstNotNullOfOrNull^(CharSequence,Function1<Char,R>)R;<R:Any>fi\
rstNotNullOf^(CharSequence,Function1<Char,R>)R;<R:Any>mapIndexedNotNull^(CharSequence,Function2<Int,Char,R>)List<R>;<R:Any>mapNotNull^(CharSequence,Function1<Ch\
ar,R>)List<R>;<R:Comparable<R>>maxByOrNull^(CharSequence,Function1<Char,R>)Char;<R:Comparable<R>>maxBy^(CharSequence,Function1<Char,R>)Char;<R:Comparable<R>>max\
OfOrNull^(CharSequence,Function1<Char,R>)R;<R:Comparable<R>>maxOf^(CharSequence,Function1<Char,R>)R;<R:Comparable<R>>minByOrNull^(CharSequence,Function1<Char,R>\
)Char;<R:Comparable<R>>minBy^(CharSequence,Function1<Char,R>)Char;<R:Comparable<R>>minOfOrNull^(CharSequence,Function1<Char,R>)R;<R:Comparable<R>>minOf^(CharSeq\
uence,Function1<Char,R>)R;<R>chunkedSequence^(CharSequence,Int,Function1<CharSequence,R>)Sequence<R>;<R>chunked^(CharSequence,Int,Function1<CharSequence,R>)List\
<R>;<R>flatMapIndexed^(CharSequence,Function2<Int,Char,Iterable<R>>)List<R>;<R>flatMap^(CharSequence,Function1<Char,Iterable<R>>)List<R>;<R>foldIndexed^(CharSeq\
uence,R,Function3<Int,R,Char,R>)R;<R>foldRightIndexed^(CharSequence,R,Function3<Int,Char,R,R>)R;<R>foldRight^(CharSequence,R,Function2<Char,R,R>)R;<R>fold^(Char\
Sequence,R,Function2<R,Char,R>)R;<R>mapIndexed^(CharSequence,Function2<Int,Char,R>)List<R>;<R>map^(CharSequence,Function1<Char,R>)List<R>;<R>maxOfWithOrNull^(Ch\
arSequence,Comparator<-R>,Function1<Char,R>)R;<R>maxOfWith^(CharSequence,Comparator<-R>,Function1<Char,R>)R;<R>minOfWithOrNull^(CharSequence,Comparator<-R>,Func\
tion1<Char,R>)R;<R>minOfWith^(CharSequence,Comparator<-R>,Function1<Char,R>)R;<R>runningFoldIndexed^(CharSequence,R,Function3<Int,R,Char,R>)List<R>;<R>runningFo\
ld^(CharSequence,R,Function2<R,Char,R>)List<R>;<R>scanIndexed^(CharSequence,R,Function3<Int,R,Char,R>)List<R>;<R>scan^(CharSequence,R,Function2<R,Char,R>)List<R\
>;<R>windowedSequence^(CharSequence,Int,Int,Boolean=,Function1<CharSequence,R>=)Sequence<R>;<R>windowed^(CharSequence,Int,Int,Boolean=,Function1<CharSequence,R>\
=)List<R>;<R>zipWithNext^(CharSequence,Function2<Char,Char,R>)List<R>;<S:CharSequence>onEachIndexed^(S,Function2<Int,Char,Unit>)S;<S:CharSequence>onEach^(S,Func\
tion1<Char,Unit>)S;<T:Appendable>appendRange^(T,CharSequence,Int,Int)T;<T:Appendable>append^(T,CharSequence...)T;<T>appendElement^(Appendable,T,Function1<T,Char\
Sequence>)Unit;<V,M:MutableMap<-Char,-V>>associateWithTo^(CharSequence,M,Function1<Char,V>)M;<V>associateWith^(CharSequence,Function1<Char,V>)Map<Char,V>;<V>zip\
^(CharSequence,CharSequence,Function2<Char,Char,V>)List<V>;CASE_INSENSITIVE_ORDER^(String.Companion):Comparator<String>;HexFormat=(ExtensionFunction1<HexFormat.\
Builder,Unit>)HexFormat;String=(ByteArray)String;String=(ByteArray,Charset)String;String=(ByteArray,Int,Int)String;String=(ByteArray,Int,Int,Charset)String;Stri\
ng=(CharArray)String;String=(CharArray,Int,Int)String;String=(IntArray,Int,Int)String;String=(java.lang.StringBuffer)String;String=(java.lang.StringBuilder)Stri\
ng;all^(CharSequence,Function1<Char,Boolean>)Boolean;any^(CharSequence)Boolean;any^(CharSequence,Function1<Char,Boolean>)Boolean;appendLine^(Appendable)Appendab\
le;appendLine^(Appendable,Char)Appendable;appendLine^(Appendable,CharSequence)Appendable;appendLine^(StringBuilder,Byte)StringBuilder;appendLine^(StringBuilder,\
Double)StringBuilder;appendLine^(StringBuilder,Float)StringBuilder;appendLine^(StringBuilder,Int)StringBuilder;appendLine^(StringBuilder,Long)StringBuilder;appe\
ndLine^(StringBuilder,Short)StringBuilder;appendLine^(StringBuilder,StringBuffer)StringBuilder;appendLine^(StringBuilder,StringBuilder)StringBuilder;appendRange\
^(StringBuilder,CharArray,Int,Int)StringBuilder;appendRange^(StringBuilder,CharSequence,Int,Int)StringBuilder;append^(StringBuilder,Any)StringBuilder;append^(St\
ringBuilder,Byte)StringBuilder;append^(StringBuilder,Short)StringBuilder;asIterable^(CharSequence)Iterable<Char>;asSequence^(CharSequence)Sequence<Char>;buildSt\
ring=(ExtensionFunction1<StringBuilder,Unit>)String;buildString=(Int,ExtensionFunction1<StringBuilder,Unit>)String;capitalize^(String)String;capitalize^(String,\
Locale)String;category^(Char):CharCategory;charset=(String)Charset;checkRadix=(Int)Int;chunkedSequence^(CharSequence,Int)Sequence<String>;chunked^(CharSequence,\
Int)List<String>;clear^(StringBuilder)StringBuilder;codePointAt^(String,Int)Int;codePointBefore^(String,Int)Int;codePointCount^(String,Int,Int)Int;commonPrefixW\
ith^(CharSequence,CharSequence,Boolean=)String;commonSuffixWith^(CharSequence,CharSequence,Boolean=)String;compareTo^(String,String,Boolean=)Int;concatToString^\
(CharArray)String;concatToString^(CharArray,Int=,Int=)String;contains^(CharSequence,Char,Boolean=)Boolean;contains^(CharSequence,CharSequence,Boolean=)Boolean;c\
ontains^(CharSequence,Regex)Boolean;contentEqualsIgnoreCaseImpl^(CharSequence,CharSequence)Boolean;contentEqualsImpl^(CharSequence,CharSequence)Boolean;contentE\
quals^(CharSequence,CharSequence)Boolean;contentEquals^(CharSequence,CharSequence,Boolean)Boolean;contentEquals^(String,CharSequence)Boolean;contentEquals^(Stri\
ng,StringBuffer)Boolean;count^(CharSequence)Int;count^(CharSequence,Function1<Char,Boolean>)Int;decapitalize^(String)String;decapitalize^(String,Locale)String;d\
ecodeToString^(ByteArray)String;decodeToString^(ByteArray,Int=,Int=,Boolean=)String;deleteAt^(StringBuilder,Int)StringBuilder;deleteRange^(StringBuilder,Int,Int\
)StringBuilder;digitOf=(Char,Int)Int;digitToChar^(Int)Char;digitToChar^(Int,Int)Char;digitToIntOrNull^(Char)Int;digitToIntOrNull^(Char,Int)Int;digitToInt^(Char)\
Int;digitToInt^(Char,Int)Int;directionality^(Char):CharDirectionality;dropLastWhile^(CharSequence,Function1<Char,Boolean>)CharSequence;dropLastWhile^(String,Fun\
ction1<Char,Boolean>)String;dropLast^(CharSequence,Int)CharSequence;dropLast^(String,Int)String;dropWhile^(CharSequence,Function1<Char,Boolean>)CharSequence;dro\
pWhile^(String,Function1<Char,Boolean>)String;drop^(CharSequence,Int)CharSequence;drop^(String,Int)String;elementAtOrElse^(CharSequence,Int,Function1<Int,Char>)\
Char;elementAtOrNull^(CharSequence,Int)Char;elementAt^(CharSequence,Int)Char;encodeToByteArray^(String)ByteArray;encodeToByteArray^(String,Int=,Int=,Boolean=)By\
teArray;endsWith^(CharSequence,Char,Boolean=)Boolean;endsWith^(CharSequence,CharSequence,Boolean=)Boolean;endsWith^(String,String,Boolean=)Boolean;equals^(Char,\
Char,Boolean=)Boolean;equals^(String,String,Boolean=)Boolean;filterIndexed^(CharSequence,Function2<Int,Char,Boolean>)CharSequence;filterIndexed^(String,Function\
2<Int,Char,Boolean>)String;filterNot^(CharSequence,Function1<Char,Boolean>)CharSequence;filterNot^(String,Function1<Char,Boolean>)String;filter^(CharSequence,Fu\
nction1<Char,Boolean>)CharSequence;filter^(String,Function1<Char,Boolean>)String;findAnyOf^(CharSequence,Collection<String>,Int=,Boolean=)Pair<Int,String>;findL\
astAnyOf^(CharSequence,Collection<String>,Int=,Boolean=)Pair<Int,String>;findLast^(CharSequence,Function1<Char,Boolean>)Char;find^(CharSequence,Function1<Char,B\
oolean>)Char;firstOrNull^(CharSequence)Char;firstOrNull^(CharSequence,Function1<Char,Boolean>)Char;first^(CharSequence)Char;first^(CharSequence,Function1<Char,B\
oolean>)Char;forEachIndexed^(CharSequence,Function2<Int,Char,Unit>)Unit;forEach^(CharSequence,Function1<Char,Unit>)Unit;format^(String,Any...)String;format^(Str\
ing,Locale,Any...)String;format^(String.Companion,Locale,String,Any...)String;format^(String.Companion,String,Any...)String;formattedStringLength=(Int,Int,Int,I\
nt,Int,Int,Int)Int;getOrElse^(CharSequence,Int,Function1<Int,Char>)Char;getOrNull^(CharSequence,Int)Char;get^(MatchGroupCollection,String)MatchGroup;hasSurrogat\
ePairAt^(CharSequence,Int)Boolean;hexToByteArray^(String,HexFormat=)ByteArray;hexToByte^(String,HexFormat=)Byte;hexToInt^(String,HexFormat=)Int;hexToInt^(String\
,Int=,Int=,HexFormat=)Int;hexToLong^(String,HexFormat=)Long;hexToLong^(String,Int=,Int=,HexFormat=)Long;hexToShort^(String,HexFormat=)Short;hexToUByte^(String,H\
exFormat=)UByte;hexToUInt^(String,HexFormat=)UInt;hexToULong^(String,HexFormat=)ULong;hexToUShort^(String,HexFormat=)UShort;indexOfAny^(CharSequence,CharArray,I\
nt=,Boolean=)Int;indexOfAny^(CharSequence,Collection<String>,Int=,Boolean=)Int;indexOfFirst^(CharSequence,Function1<Char,Boolean>)Int;indexOfLast^(CharSequence,\
Function1<Char,Boolean>)Int;indexOf^(CharSequence,Char,Int=,Boolean=)Int;indexOf^(CharSequence,String,Int=,Boolean=)Int;indices^(CharSequence):IntRange;insertRa\
nge^(StringBuilder,Int,CharArray,Int,Int)StringBuilder;insertRange^(StringBuilder,Int,CharSequence,Int,Int)StringBuilder;insert^(StringBuilder,Int,Byte)StringBu\
ilder;insert^(StringBuilder,Int,Short)StringBuilder;intern^(String)String;isBlank^(CharSequence)Boolean;isDefined^(Char)Boolean;isDigit^(Char)Boolean;isEmpty^(C\
harSequence)Boolean;isHighSurrogate^(Char)Boolean;isISOControl^(Char)Boolean;isIdentifierIgnorable^(Char)Boolean;isJavaIdentifierPart^(Char)Boolean;isJavaIdenti\
fierStart^(Char)Boolean;isLetterOrDigit^(Char)Boolean;isLetter^(Char)Boolean;isLowSurrogate^(Char)Boolean;isLowerCase^(Char)Boolean;isNotBlank^(CharSequence)Boo\
lean;isNotEmpty^(CharSequence)Boolean;isNullOrBlank^(CharSequence)Boolean;isNullOrEmpty^(CharSequence)Boolean;isSurrogate^(Char)Boolean;isTitleCase^(Char)Boolea\
n;isUpperCase^(Char)Boolean;isWhitespace^(Char)Boolean;iterator^(CharSequence)CharIterator;lastIndexOfAny^(CharSequence,CharArray,Int=,Boolean=)Int;lastIndexOfA\
ny^(CharSequence,Collection<String>,Int=,Boolean=)Int;lastIndexOf^(CharSequence,Char,Int=,Boolean=)Int;lastIndexOf^(CharSequence,String,Int=,Boolean=)Int;lastIn\
dex^(CharSequence):Int;lastOrNull^(CharSequence)Char;lastOrNull^(CharSequence,Function1<Char,Boolean>)Char;last^(CharSequence)Char;last^(CharSequence,Function1<\
Char,Boolean>)Char;lineSequence^(CharSequence)Sequence<String>;lines^(CharSequence)List<String>;lowercaseChar^(Char)Char;lowercase^(Char)String;lowercase^(Char,\
Locale)String;lowercase^(String)String;lowercase^(String,Locale)String;matches^(CharSequence,Regex)Boolean;maxOfOrNull^(CharSequence,Function1<Char,Double>)Doub\
le;maxOfOrNull^(CharSequence,Function1<Char,Float>)Float;maxOf^(CharSequence,Function1<Char,Double>)Double;maxOf^(CharSequence,Function1<Char,Float>)Float;maxOr\
Null^(CharSequence)Char;maxWithOrNull^(CharSequence,Comparator<-Char>)Char;maxWith^(CharSequence,Comparator<-Char>)Char;max^(CharSequence)Char;minOfOrNull^(Char\
Sequence,Function1<Char,Double>)Double;minOfOrNull^(CharSequence,Function1<Char,Float>)Float;minOf^(CharSequence,Function1<Char,Double>)Double;minOf^(CharSequen\
ce,Function1<Char,Float>)Float;minOrNull^(CharSequence)Char;minWithOrNull^(CharSequence,Comparator<-Char>)Char;minWith^(CharSequence,Comparator<-Char>)Char;min^\
(CharSequence)Char;nativeIndexOf^(String,Char,Int)Int;nativeIndexOf^(String,String,Int)Int;nativeLastIndexOf^(String,Char,Int)Int;nativeLastIndexOf^(String,Stri\
ng,Int)Int;none^(CharSequence)Boolean;none^(CharSequence,Function1<Char,Boolean>)Boolean;numberFormatError=(String)Nothing;offsetByCodePoints^(String,Int,Int)In\
t;orEmpty^(String)String;padEnd^(CharSequence,Int,Char=)CharSequence;padEnd^(String,Int,Char=)String;padStart^(CharSequence,Int,Char=)CharSequence;padStart^(Str\
ing,Int,Char=)String;parseHexToInt^(String,Int,Int,ExtensionFunction2<String,Int,Nothing>)Int;parseHexToLong^(String,Int,Int,ExtensionFunction2<String,Int,Nothi\
ng>)Long;parsedByteArrayMaxSize=(Int,Int,Int,Int,Int,Int,Int)Int;partition^(CharSequence,Function1<Char,Boolean>)Pair<CharSequence,CharSequence>;partition^(Stri\
ng,Function1<Char,Boolean>)Pair<String,String>;plus^(Char,String)String;prependIndent^(String,String=)String;randomOrNull^(CharSequence)Char;randomOrNull^(CharS\
equence,Random)Char;random^(CharSequence)Char;random^(CharSequence,Random)Char;reduceIndexedOrNull^(CharSequence,Function3<Int,Char,Char,Char>)Char;reduceIndexe\
d^(CharSequence,Function3<Int,Char,Char,Char>)Char;reduceOrNull^(CharSequence,Function2<Char,Char,Char>)Char;reduceRightIndexedOrNull^(CharSequence,Function3<In\
t,Char,Char,Char>)Char;reduceRightIndexed^(CharSequence,Function3<Int,Char,Char,Char>)Char;reduceRightOrNull^(CharSequence,Function2<Char,Char,Char>)Char;reduce\
Right^(CharSequence,Function2<Char,Char,Char>)Char;reduce^(CharSequence,Function2<Char,Char,Char>)Char;regionMatchesImpl^(CharSequence,Int,CharSequence,Int,Int,\
Boolean)Boolean;regionMatches^(CharSequence,Int,CharSequence,Int,Int,Boolean=)Boolean;regionMatches^(String,Int,String,Int,Int,Boolean=)Boolean;removePrefix^(Ch\
arSequence,CharSequence)CharSequence;removePrefix^(String,CharSequence)String;removeRange^(CharSequence,Int,Int)CharSequence;removeRange^(CharSequence,IntRange)\
CharSequence;removeRange^(String,Int,Int)String;removeRange^(String,IntRange)String;removeSuffix^(CharSequence,CharSequence)CharSequence;removeSuffix^(String,Ch\
arSequence)String;removeSurrounding^(CharSequence,CharSequence)CharSequence;removeSurrounding^(CharSequence,CharSequence,CharSequence)CharSequence;removeSurroun\
ding^(String,CharSequence)String;removeSurrounding^(String,CharSequence,CharSequence)String;repeat^(CharSequence,Int)String;replaceAfterLast^(String,Char,String\
,String=)String;replaceAfterLast^(String,String,String,String=)String;replaceAfter^(String,Char,String,String=)String;replaceAfter^(String,String,String,String=\
)String;replaceBeforeLast^(String,Char,String,String=)String;replaceBeforeLast^(String,String,String,String=)String;replaceBefore^(String,Char,String,String=)St\
ring;replaceBefore^(String,String,String,String=)String;replaceFirstChar^(String,Function1<Char,Char>)String;replaceFirstChar^(String,Function1<Char,CharSequenc\
e>)String;replaceFirst^(CharSequence,Regex,String)String;replaceFirst^(String,Char,Char,Boolean=)String;replaceFirst^(String,String,String,Boolean=)String;repla\
ceIndentByMargin^(String,String=,String=)String;replaceIndent^(String,String=)String;replaceRange^(CharSequence,Int,Int,CharSequence)CharSequence;replaceRange^(\
CharSequence,IntRange,CharSequence)CharSequence;replaceRange^(String,Int,Int,CharSequence)String;replaceRange^(String,IntRange,CharSequence)String;replace^(Char\
Sequence,Regex,Function1<MatchResult,CharSequence>)String;replace^(CharSequence,Regex,String)String;replace^(String,Char,Char,Boolean=)String;replace^(String,St\
ring,String,Boolean=)String;reversed^(CharSequence)CharSequence;reversed^(String)String;runningReduceIndexed^(CharSequence,Function3<Int,Char,Char,Char>)List<Ch\
ar>;runningReduce^(CharSequence,Function2<Char,Char,Char>)List<Char>;setRange^(StringBuilder,Int,Int,String)StringBuilder;set^(StringBuilder,Int,Char)Unit;singl\
eOrNull^(CharSequence)Char;singleOrNull^(CharSequence,Function1<Char,Boolean>)Char;single^(CharSequence)Char;single^(CharSequence,Function1<Char,Boolean>)Char;s\
kipWhile^(String,Int,Function1<Char,Boolean>)Int;slice^(CharSequence,IntRange)CharSequence;slice^(CharSequence,Iterable<Int>)CharSequence;slice^(String,IntRange\
)String;slice^(String,Iterable<Int>)String;splitToSequence^(CharSequence,Char[]=,Boolean=,Int)Sequence<String>;splitToSequence^(CharSequence,Regex,Int=)Sequence\
<String>;splitToSequence^(CharSequence,String[]=,Boolean=,Int)Sequence<String>;split^(CharSequence,Char[]=,Boolean=,Int)List<String>;split^(CharSequence,Pattern\
,Int=)List<String>;split^(CharSequence,Regex,Int=)List<String>;split^(CharSequence,String[]=,Boolean=,Int)List<String>;startsWith^(CharSequence,Char,Boolean=)Bo\
olean;startsWith^(CharSequence,CharSequence,Boolean=)Boolean;startsWith^(CharSequence,CharSequence,Int,Boolean=)Boolean;startsWith^(String,String,Boolean=)Boole\
an;startsWith^(String,String,Int,Boolean=)Boolean;subSequence^(CharSequence,IntRange)CharSequence;subSequence^(String,Int,Int)CharSequence;substringAfterLast^(S\
tring,Char,String=)String;substringAfterLast^(String,String,String=)String;substringAfter^(String,Char,String=)String;substringAfter^(String,String,String=)Stri\
ng;substringBeforeLast^(String,Char,String=)String;substringBeforeLast^(String,String,String=)String;substringBefore^(String,Char,String=)String;substringBefore\
^(String,String,String=)String;substring^(CharSequence,Int,Int=)String;substring^(CharSequence,IntRange)String;substring^(String,Int)String;substring^(String,In\
t,Int)String;substring^(String,IntRange)String;sumByDouble^(CharSequence,Function1<Char,Double>)Double;sumBy^(CharSequence,Function1<Char,Int>)Int;sumOf^(CharSe\
quence,Function1<Char,Double>)Double;sumOf^(CharSequence,Function1<Char,Int>)Int;sumOf^(CharSequence,Function1<Char,Long>)Long;sumOf^(CharSequence,Function1<Cha\
r,UInt>)UInt;sumOf^(CharSequence,Function1<Char,ULong>)ULong;sumOf^(CharSequence,Function1<Char,java.math.BigDecimal>)java.math.BigDecimal;sumOf^(CharSequence,F\
unction1<Char,java.math.BigInteger>)java.math.BigInteger;takeLastWhile^(CharSequence,Function1<Char,Boolean>)CharSequence;takeLastWhile^(String,Function1<Char,B\
oolean>)String;takeLast^(CharSequence,Int)CharSequence;takeLast^(String,Int)String;takeWhile^(CharSequence,Function1<Char,Boolean>)CharSequence;takeWhile^(Strin\
g,Function1<Char,Boolean>)String;take^(CharSequence,Int)CharSequence;take^(String,Int)String;titlecaseChar^(Char)Char;titlecaseImpl^(Char)String;titlecase^(Char\
)String;titlecase^(Char,Locale)String;toBigDecimalOrNull^(String)java.math.BigDecimal;toBigDecimalOrNull^(String,java.math.MathContext)java.math.BigDecimal;toBi\
gDecimal^(String)java.math.BigDecimal;toBigDecimal^(String,java.math.MathContext)java.math.BigDecimal;toBigIntegerOrNull^(String)java.math.BigInteger;toBigInteg\
erOrNull^(String,Int)java.math.BigInteger;toBigInteger^(String)java.math.BigInteger;toBigInteger^(String,Int)java.math.BigInteger;toBooleanStrictOrNull^(String)\
Boolean;toBooleanStrict^(String)Boolean;toBoolean^(String)Boolean;toByteArray^(String,Charset=)ByteArray;toByteOrNull^(String)Byte;toByteOrNull^(String,Int)Byte\
;toByte^(String)Byte;toByte^(String,Int)Byte;toCharArray^(String)CharArray;toCharArray^(String,CharArray,Int=,Int=,Int=)CharArray;toCharArray^(String,Int=,Int=)\
CharArray;toCharArray^(StringBuilder,CharArray,Int=,Int=,Int=)Unit;toDoubleOrNull^(String)Double;toDouble^(String)Double;toFloatOrNull^(String)Float;toFloat^(St\
ring)Float;toHashSet^(CharSequence)HashSet<Char>;toHexString^(Byte,HexFormat=)String;toHexString^(ByteArray,HexFormat=)String;toHexString^(ByteArray,Int=,Int=,H\
exFormat=)String;toHexString^(Int,HexFormat=)String;toHexString^(Long,HexFormat=)String;toHexString^(Short,HexFormat=)String;toHexString^(UByte,HexFormat=)Strin\
g;toHexString^(UInt,HexFormat=)String;toHexString^(ULong,HexFormat=)String;toHexString^(UShort,HexFormat=)String;toIntOrNull^(String)Int;toIntOrNull^(String,Int\
)Int;toInt^(String)Int;toInt^(String,Int)Int;toList^(CharSequence)List<Char>;toLongOrNull^(String)Long;toLongOrNull^(String,Int)Long;toLong^(String)Long;toLong^\
(String,Int)Long;toLowerCase^(Char)Char;toLowerCase^(String)String;toLowerCase^(String,java.util.Locale)String;toMutableList^(CharSequence)MutableList<Char>;toP\
attern^(String,Int=)java.util.regex.Pattern;toRegex^(String)Regex;toRegex^(String,RegexOption)Regex;toRegex^(String,Set<RegexOption>)Regex;toRegex^(java.util.re\
gex.Pattern)Regex;toSet^(CharSequence)Set<Char>;toShortOrNull^(String)Short;toShortOrNull^(String,Int)Short;toShort^(String)Short;toShort^(String,Int)Short;toSo\
rtedSet^(CharSequence)java.util.SortedSet<Char>;toString^(Byte,Int)String;toString^(Int,Int)String;toString^(Long,Int)String;toString^(Short,Int)String;toString\
^(UByte,Int)String;toString^(UInt,Int)String;toString^(ULong,Int)String;toString^(UShort,Int)String;toTitleCase^(Char)Char;toUByteOrNull^(String)UByte;toUByteOr\
Null^(String,Int)UByte;toUByte^(String)UByte;toUByte^(String,Int)UByte;toUIntOrNull^(String)UInt;toUIntOrNull^(String,Int)UInt;toUInt^(String)UInt;toUInt^(Strin\
g,Int)UInt;toULongOrNull^(String)ULong;toULongOrNull^(String,Int)ULong;toULong^(String)ULong;toULong^(String,Int)ULong;toUShortOrNull^(String)UShort;toUShortOrN\
ull^(String,Int)UShort;toUShort^(String)UShort;toUShort^(String,Int)UShort;toUpperCase^(Char)Char;toUpperCase^(String)String;toUpperCase^(String,java.util.Local\
e)String;trimEnd^(CharSequence)CharSequence;trimEnd^(CharSequence,Char...)CharSequence;trimEnd^(CharSequence,Function1<Char,Boolean>)CharSequence;trimEnd^(Strin\
g)String;trimEnd^(String,Char...)String;trimEnd^(String,Function1<Char,Boolean>)String;trimIndent^(String)String;trimMargin^(String,String=)String;trimStart^(Ch\
arSequence)CharSequence;trimStart^(CharSequence,Char...)CharSequence;trimStart^(CharSequence,Function1<Char,Boolean>)CharSequence;trimStart^(String)String;trimS\
tart^(String,Char...)String;trimStart^(String,Function1<Char,Boolean>)String;trim^(CharSequence)CharSequence;trim^(CharSequence,Char...)CharSequence;trim^(CharS\
equence,Function1<Char,Boolean>)CharSequence;trim^(String)String;trim^(String,Char...)String;trim^(String,Function1<Char,Boolean>)String;uppercaseChar^(Char)Cha\
r;uppercase^(Char)String;uppercase^(Char,Locale)String;uppercase^(String)String;uppercase^(String,Locale)String;windowedSequence^(CharSequence,Int,Int=,Boolean=\
)Sequence<String>;windowed^(CharSequence,Int,Int=,Boolean=)List<String>;withIndex^(CharSequence)Iterable<IndexedValue<Char>>;zipWithNext^(CharSequence)List<Pair\
<Char,Char>>;zip^(CharSequence,CharSequence)List<Pair<Char,Char>>
f kotlin.time
<T>measureTimedValue=(Function0<T>)TimedValue<T>;<T>measureTimedValue^(TimeSource,Function0<T>)TimedValue<T>;<T>measureTimedValue^(TimeSource.Monotonic,Function\
0<T>)TimedValue<T>;appendTwoDigits^(Appendable,Int)Unit;asClock^(TimeSource,Instant)Clock;convertDurationUnit=(Double,DurationUnit,DurationUnit)Double;convertDu\
rationUnit=(Long,DurationUnit,DurationUnit)Long;convertDurationUnitOverflow=(Long,DurationUnit,DurationUnit)Long;convertDurationUnitToMilliseconds=(Long,Duratio\
nUnit)Long;durationAssertionsEnabled:Boolean;expect=(String,Int,Function1<Char,Boolean>)InstantParseResult.Failure;formatToExactDecimals=(Double,Int)String;isDi\
stantFuture^(Instant):Boolean;isDistantPast^(Instant):Boolean;isLeapYear=(Int)Boolean;isSaturated^(Long)Boolean;measureTime=(Function0<Unit>)Duration;measureTim\
e^(TimeSource,Function0<Unit>)Duration;measureTime^(TimeSource.Monotonic,Function0<Unit>)Duration;parseFailure=(String)InstantParseResult.Failure;saturatingAdd=\
(Long,DurationUnit,Duration)Long;saturatingDiff=(Long,Long,DurationUnit)Duration;saturatingOriginsDiff=(Long,Long,DurationUnit)Duration;serializedInstant=(Insta\
nt)Any;shortName^(DurationUnit)String;systemClockNow=()Instant;toDurationUnit^(TimeUnit)DurationUnit;toJavaDuration^(Duration)java.time.Duration;toJavaInstant^(\
Instant)java.time.Instant;toKotlinDuration^(java.time.Duration)Duration;toKotlinInstant^(java.time.Instant)Instant;toTimeUnit^(DurationUnit)TimeUnit
f kotlin.uuid
formatBytesIntoCommonImpl^(Long,ByteArray,Int,Int,Int)Unit;formatBytesInto^(Long,ByteArray,Int,Int,Int)Unit;getLongAtCommonImpl^(ByteArray,Int)Long;getLongAt^(B\
yteArray,Int)Long;getUuid^(ByteBuffer)Uuid;getUuid^(ByteBuffer,Int)Uuid;putUuid^(ByteBuffer,Int,Uuid)ByteBuffer;putUuid^(ByteBuffer,Uuid)ByteBuffer;reverseBytes\
^(Long)Long;secureRandomBytes=(ByteArray)Unit;secureRandomUuid=()Uuid;serializedUuid=(Uuid)Any;setLongAtCommonImpl^(ByteArray,Int,Long)Unit;setLongAt^(ByteArray\
,Int,Long)Unit;toJavaUuid^(Uuid)java.util.UUID;toKotlinUuid^(java.util.UUID)Uuid;uuidCheckHyphenAt^(String,Int,Function3<String,String,Int,Unit>)Unit;uuidFromRa\
ndomBytes=(ByteArray)Uuid;uuidParseHex=(String)Uuid;uuidParseHexCommonImpl=(String)Uuid;uuidParseHexCommonImpl=(String,Function3<String,String,Int,Nothing>)Uuid\
;uuidParseHexDash=(String)Uuid;uuidParseHexDashCommonImpl=(String)Uuid;uuidParseHexDashCommonImpl=(String,Function3<String,String,Int,Nothing>)Uuid;uuidParseHex\
DashOrNull=(String)Uuid;uuidParseHexDashOrNullCommonImpl=(String)Uuid;uuidParseHexOrNull=(String)Uuid;uuidParseHexOrNullCommonImpl=(String)Uuid;uuidThrowUnexpec\
tedCharacterException=(String,String,Int)Nothing
`;var STUBBING="org.mockito.stubbing.OngoingStubbing";var STUBBER="org.mockito.stubbing.Stubber";var MOCK_TYPES=`c org.mockito.kotlin.KStubbing<T>
mock:T;<R>on=(ExtensionFunction1<T,R>)${STUBBING}<R>;<R>onBlocking=(ExtensionFunction1<T,R>)${STUBBING}<R>;<R>onGeneric=(ExtensionFunction1<T,R>)${STUBBING}<R>
c org.mockito.kotlin.KArgumentCaptor<T>
firstValue:T;secondValue:T;thirdValue:T;lastValue:T;allValues:List<T>;capture=()T
`;var answering=(name2,given)=>`<T>${name2}^(${STUBBING}<T>,${given})${STUBBING}<T>`;var ANSWERS=[answering("doReturn","T"),answering("doReturn","T,T..."),answering(
"doReturnConsecutively","List<T>"),answering("doThrow","Any"),answering("doAnswer","Any"),answering("doAnswer","Function1<Any,Any>")].join(";");var STUBBERS=["d\
oReturn=(Any)","doThrow=(Any)","doAnswer=(Function1<Any,Any>)","doNothing=()","doCallRealMethod=()"].map(name2=>`${name2}${STUBBER}`).join(";");var MOCK_FUNCTIONS=`\
f io.mockk
<T>mockk=(String=,Boolean=,Any=,Boolean=,ExtensionFunction1<T,Unit>=)T;<T>spyk=(T=,String=,Any=,Boolean=,ExtensionFunction1<T,Unit>=)T
f org.mockito.kotlin
<T>mock=(ExtensionFunction2<KStubbing<T>,T,Unit>=)T;<T>stubbing=(T,ExtensionFunction2<KStubbing<T>,T,Unit>)Unit;<T>stub^(T,ExtensionFunction2<KStubbing<T>,T,Uni\
t>)T;<T>spy=(T=)T;<T>verify=(T,Any=)T;<T>argumentCaptor=()KArgumentCaptor<T>;<T>whenever=(T)${STUBBING}<T>;<T>whenever^(${STUBBER},T)T;${STUBBERS};${ANSWERS}
`;var SERIALIZATION_TYPES=`o kotlinx.serialization.json.Json
<T>decodeFromString=(String)T;<T>decodeFromJsonElement=(Any)T;<T>decodeFromStream=(Any)T;encodeToString()String
`;var SERIALIZATION_FUNCTIONS=`f io.ktor.server.request
<T>receive^(Any)T;<T>receiveNullable^(Any)T
f io.ktor.client.call
<T>body^(Any)T
f kotlinx.serialization
<T>decodeFromString^(Any,String)T
f kotlinx.serialization.json
<T>decodeFromJsonElement^(Any,Any)T
`;var SPRING_FUNCTIONS=`f org.springframework.data.repository
<T,ID>findByIdOrNull^(org.springframework.data.repository.CrudRepository<T,ID>,ID)T
`;var TURBINE_TYPES=`i app.cash.turbine.ReceiveTurbine<T>
awaitItem!()T;expectMostRecentItem!()T;awaitError!()Throwable;awaitComplete!()Unit;skipItems!(Int)Unit;expectNoEvents!()Unit;cancel!()Unit;cancelAndIgnoreRemain\
ingEvents!()Unit;ensureAllEventsConsumed!()Unit
i app.cash.turbine.TurbineTestContext<T>|ReceiveTurbine<T>

`;var TEST_FUNCTIONS=`f kotlin.test
<T>assertNotNull=(actual:T,message:String=)T;<T,R>assertNotNull=(actual:T,message:String=,block:Function1<T,R>)R;<T>assertIs=(value:Any,message:String=)T;<T>ass\
ertFailsWith=(message:String=,block:Function0<Unit>)T;<T>assertFailsWith=(exceptionClass:KClass<T>,message:String=,block:Function0<Unit>)T
f app.cash.turbine
<T>test^(Flow<T>,timeout:Any=,name:String=,validate:ExtensionFunction1<TurbineTestContext<T>,Unit>)Unit;<T>testIn^(Flow<T>,CoroutineScope,timeout:Any=,name:Stri\
ng=)ReceiveTurbine<T>
`;var SHARED=new Map(Object.entries({"java.lang.Object":"kotlin.Any","java.lang.String":"kotlin.String","java.lang.CharSequence":"kotlin.CharSequence","java.lang.\
Throwable":"kotlin.Throwable","java.lang.Number":"kotlin.Number","java.lang.Comparable":"kotlin.Comparable","java.lang.Enum":"kotlin.Enum","java.lang.annotation\
.Annotation":"kotlin.Annotation","java.lang.Cloneable":"kotlin.Cloneable","java.lang.Iterable":"kotlin.collections.MutableIterable","java.util.Iterator":"kotlin\
.collections.MutableIterator","java.util.ListIterator":"kotlin.collections.MutableListIterator","java.util.Collection":"kotlin.collections.MutableCollection","j\
ava.util.List":"kotlin.collections.MutableList","java.util.Set":"kotlin.collections.MutableSet","java.util.Map":"kotlin.collections.MutableMap","java.util.Map.E\
ntry":"kotlin.collections.MutableMap.MutableEntry","java.lang.Byte":"kotlin.Byte","java.lang.Short":"kotlin.Short","java.lang.Character":"kotlin.Char","java.lan\
g.Integer":"kotlin.Int","java.lang.Long":"kotlin.Long","java.lang.Float":"kotlin.Float","java.lang.Double":"kotlin.Double","java.lang.Boolean":"kotlin.Boolean"}));
var PRIMITIVES2=new Map(Object.entries({byte:"kotlin.Byte",short:"kotlin.Short",char:"kotlin.Char",int:"kotlin.Int",long:"kotlin.Long",float:"kotlin.Float",double:"\
kotlin.Double",boolean:"kotlin.Boolean",void:"kotlin.Unit"}));var PARTLY_TOLD=[[COROUTINE_TYPES,"maven:kotlinx.coroutines"],[COMPOSE_TYPES,"maven:androidx.compo\
se.runtime"],[SNAPSHOT_TYPES,"maven:androidx.compose.runtime.snapshots"],[LIFECYCLE_TYPES,"maven:androidx.lifecycle"],[DATA_STORE_TYPES,"maven:androidx.datastor\
e.core"],[SERIALIZATION_TYPES,"maven:kotlinx.serialization"]];var TOLD=[[ANIMATION_TYPES,"maven:androidx.compose.animation"],[MOCK_TYPES,"maven:org.mockito.kotl\
in"],[TURBINE_TYPES,"maven:app.cash.turbine"]];var FUNCTION_TABLES=[KOTLIN_TYPES,FILE_FUNCTIONS,COROUTINE_FUNCTIONS,MOCK_FUNCTIONS,COMPOSE_FUNCTIONS,ANDROID_FUNCTIONS,
INJECTION_FUNCTIONS,SERIALIZATION_FUNCTIONS,SPRING_FUNCTIONS,TEST_FUNCTIONS];function packageOf2(qualified){if(/^kotlin(\.|$)/.test(qualified))return"std:kotlin";
if(/^kotlinx\./.test(qualified))return`maven:${qualified.split(".").slice(0,2).join(".")}`;return packageOf(qualified)}var KotlinStandard=class extends ExternalTypes{#jdk=withPackages(
new ExternalTypes(JDK_TYPES,"std:java"));#texts=new Map;#members=new Map;#packages=new Map;constructor(){super(KOTLIN_TYPES,"std:kotlin");for(const[table,packageName]of PARTLY_TOLD)
this.alsoPartly(table,packageName);for(const[table,packageName]of TOLD)this.alsoOf(table,packageName);const lines=FUNCTION_TABLES.join("").split("\n");for(let at=0;at+
1<lines.length;at+=2){const head=lines[at];if(!head.startsWith("f "))continue;for(const text3 of lines[at+1].split(";")){const name2=/^\w+/.exec(withoutBrackets(
text3))?.[0];if(name2===void 0)continue;const list=this.#texts.get(name2);if(list)list.push([head.slice(2),text3]);else this.#texts.set(name2,[[head.slice(2),text3]])}}}has(qualified){
return SHARED.has(qualified)||super.has(qualified)||this.#jdk.has(qualified)}get(name2){return super.get(SHARED.get(name2)??name2)??this.#jdk.get(name2)}tellsAllOf(packageName){
return super.tellsAllOf(packageName)||this.#jdk.tellsAllOf(packageName)}inTable(name2,within){if(!within||!this.isOfJava(within))return super.inTable(name2)??this.#jdk.
inTable(name2);const primitive2=this.javaType(name2);if(primitive2)return primitive2;const found=this.#jdk.inTable(name2);return found&&(this.get(found.qualified)??
found)}isOfJava(cls){return cls.external==="std:java"||cls.external!==void 0&&this.#jdk.get(cls.qualified)===cls}javaType(name2){const primitive2=PRIMITIVES2.get(
name2);return primitive2===void 0?void 0:super.get(primitive2)}named(name2){let members=this.#members.get(name2);if(!members){members=(this.#texts.get(name2)??[]).
map(([packageName,text3])=>this.#member(packageName,text3));this.#members.set(name2,members)}return members}at(path){const dot=path.lastIndexOf(".");return this.
named(path.slice(dot+1)).filter(({owner:owner3})=>owner3.qualified===path.slice(0,dot))}#member(packageName,text3){let owner3=this.#packages.get(packageName);if(!owner3){
const about={...bareType(""),flags:FLAG.file};owner3=new ClassInfo(about,packageName,{external:packageOf2(`${packageName}.X`)});this.#packages.set(packageName,owner3)}
return new MemberInfo(owner3,libraryMember(text3),void 0)}};function libraryMember(text3){const property=/^(.*)\^\((.*)\):(.*)$/.exec(text3);if(property){const field3=memberText(
`${property[1]}:${property[3]}`);return{...field3,flags:field3.flags|FLAG.extension,parameters:[["this",property[2]]],...typeParametersOf(property[1])}}const isExtension=text3.
includes("^");const optional=text3.match(/=(?=[,)])/g)?.length??0;const plain2=text3.replace("^","=").replace(/=(?=[,)])/g,"");const member2=memberText(plain2);
if(isExtension)member2.flags|=FLAG.extension;if(optional>0)member2.required=(member2.parameters?.length??0)-optional;if(member2.parameters&&plain2.includes(":"))
member2.parameters=member2.parameters.map(([,type2])=>{const named3=/^(\w+):(.*)$/.exec(type2);return named3?[named3[1],named3[2]]:["",type2]});return member2}function typeParametersOf(head){
const{typeParameters:typeParameters2}=memberText(`${head}()Any`);return typeParameters2?{typeParameters:typeParameters2}:{}}function withoutBrackets(text3){let depth=0;
let at=0;if(text3[0]==="<")for(;at<text3.length;at++){if(text3[at]==="<")depth++;else if(text3[at]===">"&&--depth===0)break}return at>0?text3.slice(at+1):text3}
var isOwnPackage=name2=>/^kotlin(?:\.[a-z]\w*)*$/.test(name2);var standardFunctions=program=>program.dialect.standard;var DEFAULT_PACKAGES=["kotlin","kotlin.annotation","kotlin.collections","kotlin.comparisons","kotlin.io","kotlin.ranges","kotlin.sequences","kotlin.text","java.\
lang","kotlin.jvm"];var java=createDialect();var standard3;function createDialect2(){standard3??=new KotlinStandard;return{standard:standard3,root:"kotlin.Any",
primitives:new Set,boxes:new Map,literals:["Int","Long","Float","Double","Char","String","Boolean",void 0],smartCasts:true,keepsAllBuilds:true,reified:true,isVariant:true,
receiverFunctions:EXTENSION_FUNCTION,functionTypes:FUNCTION_TYPES,replacesProperty:(own,other)=>own.has(FLAG.declaresOverride)&&other.text.kind===MEMBER_FIELD,implicitParameter:"\
it",listOfArrays:"kotlin.Array",resolveTypeName:resolveTypeName2,resolveImport,packageOf:packageOf2,implicitSupertypes:cls=>cls.qualified==="kotlin.Any"?[]:cls.
has(FLAG.enum)?[`kotlin.Enum<${cls.name}>`,"kotlin.Any"]:cls.has(FLAG.annotation)?["kotlin.Annotation","kotlin.Any"]:["kotlin.Any"],iterables:["Iterable","Seque\
nce","Iterator","Array"],classOfClasses:"KClass"}}function resolveTypeName2(program,name2,place2){const{file}=place2;if(!file)return void 0;if(file.file.language===
"java")return standard3?.javaType(name2)??java.resolveTypeName(program,name2,place2);const own=file.types.get(name2);if(own)return own;for(const level of declaredAtTop(
program,file,name2))if(level.cls??level.outside)return level.cls??level.outside;if(program.hasClassNamed(name2))return void 0;const outside=file.file.surface.imports.
filter(one=>one.all&&!program.hasPackage(one.path));if(outside.length===0||!new RegExp("^\\p{Lu}","u").test(name2))return void 0;return program.outside(outside.
length===1?`${outside[0]?.path}.${name2}`:name2)}function resolveImport(program,path,file){if(file.file.language==="java")return void 0;const imported2=file.file.
surface.imports.find(one=>one.path===path);const name2=imported2?.alias??path.slice(path.lastIndexOf(".")+1);const[level]=declaredAtTop(program,file,name2);if(!level||
level.functions.length===0&&level.fields.length===0)return void 0;const options=[...level.functions.map(toMember),...level.fields.map(toMember),...level.cls?[toClass(
level.cls)]:[]];return{to:"all_of",options}}var known2=new Map;var MOST_FILES=100;function declaredAtTop(program,file,name2){let names=known2.get(file);if(!names){names=new Map;if(known2.size>=MOST_FILES)
known2.clear();known2.set(file,names)}let levels=names.get(name2);if(!levels){levels=levelsOf(program,file,name2);names.set(name2,levels)}return levels}function levelsOf(program,file,name2){
const{imports:imports2}=file.file.surface;const levels=[];const add2=(paths,isNamed)=>{const level2={functions:[],fields:[],cls:void 0,outside:void 0};for(const path of paths)
addPath(program,file,path,level2,isNamed);if(level2.functions.length>0||level2.fields.length>0||level2.cls||level2.outside)levels.push(level2)};const named3=imports2.
filter(one=>!one.all&&(one.alias??last(one.path))===name2);if(named3.length>0)add2(named3.map(one=>one.path),true);add2([file.package===""?name2:`${file.package}\
.${name2}`],false);add2(imports2.filter(one=>one.all).map(one=>`${one.path}.${name2}`),false);const inDefault=standardFunctions(program).named(name2).filter(({owner:owner3})=>DEFAULT_PACKAGES.
includes(owner3.qualified));const level={functions:[],fields:[],cls:void 0,outside:void 0};for(const member2 of inDefault)(member2.text.kind===MEMBER_FIELD?level.
fields:level.functions).push(member2);for(const one of DEFAULT_PACKAGES)level.cls??=program.dialect.standard.get(`${one}.${name2}`);if(inDefault.length>0||level.
cls)levels.push(level);return levels}var last=path=>path.slice(path.lastIndexOf(".")+1);function addPath(program,file,path,level,isNamed){const isSeen2=member2=>!member2.
has(FLAG.private)||member2.file===file;const nearest=(members=[])=>[...members].filter(isSeen2).sort((a,b)=>nearness(b,file)-nearness(a,file)||expects(b)-expects(
a));const functions=nearest(program.functions(path));const fields2=nearest(program.constants(path));level.functions.push(...functions);level.fields.push(...fields2.
slice(0,fields2.some(one=>one.has(FLAG.extension))?void 0:1));const cls=program.known(path,file);level.cls??=cls;const dot=path.lastIndexOf(".");const owner3=dot<
0?void 0:program.known(path.slice(0,dot),file);if(owner3&&!cls){const name2=path.slice(dot+1);for(const one of[objectOf2(program,owner3),owner3]){if(!one)continue;
const isStatic=member2=>one.has(FLAG.object)||member2.has(FLAG.static);level.functions.push(...methodsNamed(program,one,name2).methods.filter(isStatic));const field3=fieldNamed(
program,one,name2);if(field3&&isStatic(field3))level.fields.push(field3)}}const inside=dot<0||program.hasPackage(path.slice(0,dot))||owner3&&!owner3.opaque;if((!cls||
cls.external!==void 0)&&functions.length===0&&fields2.length===0){const standard7=standardFunctions(program).at(path);for(const member2 of standard7)(member2.text.
kind===MEMBER_FIELD?level.fields:level.functions).push(member2);if(!cls&&isNamed&&standard7.length===0&&level.functions.length===0&&level.fields.length===0&&!inside)
level.outside??=program.outside(path)}}var expects=member2=>member2.has(FLAG.expect)?1:0;var nearness=(member2,file)=>sharedParts(member2.file?.path??"",file.path);function scopesAround(e){const found=[];let isInFunction=false;let isInnermost=true;for(let depth=e.frames.length-1;depth>=0;depth--){const frame=e.frames[depth];
if(frame?.is==="block"){if(frame.of==="constructor"&&isInFunction)continue;if(frame.of==="function")isInFunction=true;found.push(frame)}else if(frame?.is==="rec\
eiver"){if(isInnermost)found.push(...narrowedSelf(e,frame.label,depth));isInnermost=false;found.push({type:frame.type,cls:classOf(e,frame.type),label:frame.label,
depth})}else if(frame&&!frame.cls.has(FLAG.file)){isInFunction=false;if(isInnermost)found.push(...narrowedSelf(e,frame.cls.name,depth));isInnermost=false;const type2=ownType(
frame.cls);found.push(frame.isHead?{is:"head",cls:frame.cls}:{type:type2,cls:type2,label:frame.cls.name,depth});for(const companion of companionsOf(e.program,frame.
cls)){const cls=classType(companion);found.push({type:cls,cls,label:companion.name,depth})}}}return found}var isReceiver=scope=>!("is"in scope);var receiversOf=e=>scopesAround(
e).filter(isReceiver);function narrowedSelf(e,label,depth){const narrowed=e.narrowed.size>0?e.narrowed.get("this"):void 0;const parts=narrowed?.is==="union"?narrowed.
of:narrowed?[narrowed]:[];return parts.map(type2=>({type:type2,cls:classOf(e,type2),label,depth}))}var plain=(e,type2)=>type2?.is==="array"?e.overloads.asList(type2):
type2;function classOf(e,type2){if(type2?.is==="variable"&&!isDeclaredAround(e,type2.variable))return void 0;return classAt(e,plain(e,type2))}var isPlain=member2=>!member2.has(FLAG.extension);function methodsOn(e,cls,name2){return methodsNamed(e.program,cls.of,name2).methods.filter(method2=>isPlain(method2)&&
(!method2.has(FLAG.private)||method2.file===e.file||method2.file===void 0))}function memberExtensions(e,name2,kind,receivers){const found=[];for(const{cls}of receivers){
if(!cls)continue;if(kind===MEMBER_FIELD){const field3=fieldNamed(e.program,cls.of,name2);if(field3?.has(FLAG.extension))found.push(field3)}else for(const method2 of methodsNamed(
e.program,cls.of,name2).methods)if(method2.has(FLAG.extension)&&!found.includes(method2))found.push(method2)}return found}function extensionLevels(e,name2,kind){
const levels=[];if(kind!==MEMBER_FIELD)for(let depth=e.frames.length-1;depth>=0;depth--){const frame=e.frames[depth];const local=frame?.is==="block"?frame.functions?.
get(name2)?.filter(one=>one.has(FLAG.extension)):void 0;if(local&&local.length>0)levels.push(local)}const ofMembers=memberExtensions(e,name2,kind,receiversOf(e));
if(ofMembers.length>0)levels.push(ofMembers);for(const level of declaredAtTop(e.program,e.file,name2)){const all=kind===MEMBER_FIELD?level.fields:level.functions;
const extensions=all.filter(member2=>member2.has(FLAG.extension));if(extensions.length>0)levels.push(extensions)}return levels}function extendsIt(e,member2,receiver){
const[first]=parameterTypesOf(e.program,member2)??[];return e.overloads.fit(plain(e,receiver),first,member2.typeParameters)}var extendsCloseable=({typeParameters:typeParameters2})=>typeParameters2.
some(({bounds})=>bounds.some(bound=>/Closeable$/.test(bound)));function extensionsFor(e,name2,receiver,kind,args){const cls=classOf(e,receiver);const isKnown=cls!==
void 0&&!cls.of.opaque;const all=args&&onReceiver(args,plain(e,receiver),-1);let loose=[];for(const level of extensionLevels(e,name2,kind)){const fits=level.map(
member2=>extendsIt(e,member2,receiver));const sure=level.filter((_,at)=>fits[at]===FIT.plain||fits[at]===FIT.boxed);const tells=one=>isKnown||one.file!==void 0||
args?.given!==void 0&&one.text.parameters?.[0]?.[1]==="Any"||cls!==void 0&&extendsCloseable(one);const fitting=sure.length>0?sure:level.filter((one,at)=>fits[at]!==
FIT.no&&tells(one));if(fitting.length===0)continue;const taking3=all?fitting.filter(one=>takes(one,all)):fitting;const suiting2=all?taking3.filter(one=>accepts(
e,one,all)):taking3;if(suiting2.length>0)return suiting2;if(loose.length===0)loose=taking3}return loose}function extensionsOfName(e,name2,cls,kind,args){if(cls.
external===void 0||!cls.opaque)return void 0;const around=cls.qualified.slice(0,Math.max(0,cls.qualified.lastIndexOf(".")));const paths=[`${cls.qualified}.Compa\
nion`,cls.qualified,...new RegExp("\\.\\p{Lu}\\w*$","u").test(around)?[around]:[]];for(const path of paths){const on=classType(path===cls.qualified?cls:e.program.
outside(path));const found=extensionsFor(e,name2,on,kind,args);const members=found.filter(one=>extendsIt(e,one,on)===FIT.plain);if(members.length>0)return{on,members}}
return void 0}var accepts=(e,member2,args,receiver)=>e.overloads.accepts(member2,args.types,viewFrom(e.program,receiver,member2.owner),args.names);function takes(member2,args){
const{parameters,defaults,required=parameters?.length??0}=member2.text;if(!parameters)return true;const isVariadic=member2.has(FLAG.variadic);const count=args.types.
length;if(count<required-(isVariadic?1:0)||count>parameters.length&&!isVariadic)return false;if(member2.file===void 0&&parameters.every(([name2])=>name2===""||name2===
"this"))return true;const given=new Set;for(let at=0;at<count;at++){const name2=args.names?.[at];const place2=name2===void 0?Math.min(at,parameters.length-1):parameterNamed(
member2,name2);if(place2<0)return false;given.add(place2)}return defaults===void 0||isVariadic||parameters.every((_,at)=>given.has(at)||defaults.includes(at))}function chooseExtension(e,members,receiver,args){
if(members.length<2)return members;const chosen=chooseNearest(e,members,onReceiver(args,plain(e,receiver),-1),void 0);return chosen.every(one=>one.file===void 0)?
chosen.slice(0,1):chosen}function chooseNearest(e,members,args,receiver){if(members.length<2)return members;const isWider=one=>members.some(other=>other!==one&&
takesLess(e,other,one,args));const nearest=members.some(one=>one.text.nullable)?members.filter(one=>!isWider(one)):members;return choose(e,{methods:nearest.length>
0?nearest:members},args,receiver)}function takesLess(e,one,other,args){const own=parameterTypesOf(e.program,one)??[];const theirs=parameterTypesOf(e.program,other)??
[];let isLess=false;for(const[at,arg]of args.types.entries()){if(args.names?.[at]!==void 0||arg?.is==="null"||!sameErasure(e.program,own[at],theirs[at]))return false;
const[here,there]=[one,other].map(({text:text3})=>text3.nullable?.includes(at)??false);if(here&&!there)return false;if(!here&&there)isLess=true}return isLess}var opaqueOf=(e,cls)=>cls&&
opaqueAncestorOf(e.program,cls.of);var capital=name2=>name2.slice(0,1).toUpperCase()+name2.slice(1);var getterOf=name2=>/^is[^a-z]/.test(name2)?name2:`get${capital(name2)}`;var setterOf=name2=>`s\
et${capital(/^is[^a-z]/.test(name2)?name2.slice(2):name2)}`;function fileClassOf(path,facade){return facade??`${capital(stemOf(path)).replace(/\W/g,"_")}Kt`}function propertyOf(getter){
if(new RegExp("^is\\p{Lu}","u").test(getter))return getter;const name2=new RegExp("^get(\\p{Lu}.*)$","u").exec(getter)?.[1];return name2?.replace(new RegExp("^\\\
p{Lu}+(?=\\p{Lu}\\p{Ll})|^\\p{Lu}+","u"),capitals=>capitals.toLowerCase())}function propertyOf2(e,cls,name2){const field3=fieldNamed(e.program,cls,name2);if(field3&&!(field3.has(FLAG.private)&&field3.file!==e.file))return field3;return comesFromJava(
e,cls)?getterOf2(e,cls,name2):void 0}function comesFromJava(e,cls){let does=ofJava.get(cls);if(does===void 0){const isOne=one=>isOfJava(e,one)||one.file?.file.language===
"java";does=isOne(cls)||[...ancestorsOf(e.program,cls).keys()].some(isOne);ofJava.set(cls,does)}return does}var ofJava=new WeakMap;function getterOf2(e,cls,name2){
const capital2=name2.slice(0,1).toUpperCase()+name2.slice(1);const capitals=name2.replace(new RegExp("^\\p{Ll}+","u"),word=>word.toUpperCase());for(const getter of/^is[^a-z]/.
test(name2)?[name2]:[`get${capital2}`,`get${capitals}`]){const found=methodsNamed(e.program,cls,getter).methods.find(method2=>isJava(e,method2)&&!method2.has(FLAG.
static)&&(method2.text.parameters?.length??0)===0);if(found)return found}return void 0}function setterFor(e,cls,name2){return methodsNamed(e.program,cls,setterOf(
name2)).methods.find(method2=>isJava(e,method2))}var isJava=(e,member2)=>member2.file?member2.file.file.language==="java":isOfJava(e,member2.owner);var isOfJava=(e,cls)=>standardFunctions(
e.program).isOfJava(cls);function memberField(e,member2,receiver){return receiver?seenFrom(e.program,member2,receiver):typeOfMember(e.program,member2)}function extensionType(e,member2,receiver){
const type2=typeOfMember(e.program,member2);if(member2.typeParameters.length===0)return type2;const bindings=new Map(viewOf(e.program,void 0,member2.owner));const[
first]=parameterTypesOf(e.program,member2)??[];e.overloads.infer(first,plain(e,receiver),member2.typeParameters,bindings);return substitute(type2,bindings)}function suiting({e,args,isStrict},members,receiver){const taking3=members.filter(one=>takes(one,args));if(!isStrict)return taking3;return taking3.filter(one=>accepts(
e,one,args,receiver))}function argumentsOf(e,from,end){const args=readArguments(e,from,end);return{...args,types:args.types.map(type2=>type2?.is==="union"?type2.
of[0]:type2)}}function sayChosen(e,at,chosen,args,evidence,confidence){const near=chosen[0]?.file===e.file&&chosen[0]!==void 0;sayCall(e,at,chosen,near&&evidence===
"import"?"same_file":evidence,confidence);sayNamed(e,chosen,args)}function sayNamed(e,chosen,args){const[member2]=chosen;if(!args.names||!member2||member2.text.
kind!==MEMBER_CONSTRUCTOR)return;for(const[index,name2]of args.names.entries()){const field3=name2===void 0?void 0:member2.owner.fields.get(name2);if(field3?.symbol!==
void 0)say(e,args.at[index]-5,"read",toMember(field3),"type")}}function callMember(call4,cls){const{e,at,name:name2,args,expected}=call4;const methods=methodsOn(
e,cls,name2);const taking3=suiting(call4,methods,cls);if(taking3.length>0){const chosen=chooseNearest(e,taking3,args,cls);sayChosen(e,at,chosen,args,chosen[0]?.
file===e.file&&chosen[0]?.file!==void 0?"same_file":"type");return{type:returned(e,chosen,args,cls,expected)}}if(methods.some(method2=>takes(method2,args)))return void 0;
const field3=propertyOf2(e,cls.of,name2);if(!field3||field3.has(FLAG.extension)||field3.text.kind===MEMBER_METHOD)return void 0;const type2=memberField(e,field3,
cls);if(!isCallable(e,type2,call4))return void 0;return{type:callProperty(call4,field3,type2,"type")}}function callProperty({e,at,args},property,held,evidence){
const chosen=invokedOn(e,held,args);say(e,at,isAnyOurs(chosen)?"read":"call_indirect",toMember(property),evidence);return callChosen(e,held,chosen,args,at)}var isAnyOurs=members=>members.
some(({symbol})=>symbol!==void 0);function invokedOn(e,held,args){const cls=classOf(e,held);const methods=cls?methodsOn(e,cls,"invoke"):[];if(!cls||methods.length>
0)return cls?chooseNearest(e,methods,args,cls):[];return extensionsFor(e,"invoke",held,MEMBER_METHOD,args)}function isCallable(e,type2,call4){const cls=classOf(
e,type2);if(!cls)return type2===void 0&&!call4.isStrict;const methods=methodsOn(e,cls,"invoke");if(methods.length>0)return!call4.isStrict||suiting(call4,methods,
cls).length>0||isFunction(cls);if(isFunction(cls))return true;return cls.of.opaque?!call4.isStrict:extensionsFor(e,"invoke",type2,MEMBER_METHOD,call4.args).length>
0}var isFunction=cls=>FUNCTION_TYPES.test(cls.of.name);function callHeld(e,held,args,at=-1){return callChosen(e,held,invokedOn(e,held,args),args,at)}function callChosen(e,held,chosen,args,at){
const cls=classOf(e,held);if(at>=0&&isAnyOurs(chosen))sayCall(e,at,chosen,"type");if(chosen.some(one=>one.has(FLAG.extension)))return extended(e,chosen,held,-1,
args,void 0);if(cls&&chosen.length>0)return returned(e,chosen,args,cls,void 0);const functional=cls&&functionalMethodOf(e.program,cls.of);return finish(e,args,functional,
functional?viewFrom(e.program,cls,functional.owner):new Map,void 0)}function callExtension({e,at,args,expected},members,receiver,object,evidence="type"){const chosen=chooseExtension(
e,members,receiver,args);sayChosen(e,at,chosen,args,evidence);return extended(e,chosen,receiver,object,args,expected)}function extended(e,chosen,receiver,object,args,expected){
return returned(e,chosen,onReceiver(args,plain(e,receiver),object),void 0,expected)}function givenTo(cls,name2){const made=cls.members.find(one=>one.text.kind===MEMBER_CONSTRUCTOR);return made?.text.parameters?.some(([own])=>own===name2)?cls.fields.
get(name2):void 0}function headOf(frames){const at=frames.findLastIndex(frame=>frame.is==="class");return frames.map((frame,index)=>index===at&&frame.is==="clas\
s"?{...frame,isHead:true}:frame)}read({superCall:(e,at)=>{e.delegates=true;const type2=evaluate(e,at+4);const{frames}=e;e.frames=headOf(frames);const args=argumentsOf(e,after(e,at+4),after(e,at));
const cls=type2?.is==="class"?type2:void 0;const candidates=cls?.of.constructors.filter(one=>takes(one,args))??[];const chosen=cls?chooseNearest(e,candidates,args,
void 0):[];const member2=chosen.length===1?chosen[0]:void 0;if(cls&&cls.of.external===void 0){const destination=chosen.some(one=>one.symbol!==void 0)?destinationOf(
chosen):toClass(cls.of);const evidence=chosen.length>1&&destination.to==="one_of"?"ambiguous":"type";e.out.occurrence({line:operand(e,at,0),column:operand(e,at,
1),length:cls.of.name.length,use:"call",destination,from:e.from,evidence})}sayNamed(e,chosen,args);finish(e,args,member2,cls?bindingsOf(cls):new Map,void 0);e.frames=
frames;return void 0},localFunction:(e,at)=>{const member2=e.file.members[operand(e,at,0)]?.[operand(e,at,1)];const frame=innermostBlock(e);if(member2&&frame){frame.
functions??=new Map;const list=frame.functions.get(member2.text.name);if(list)list.push(member2);else frame.functions.set(member2.text.name,[member2])}evaluate(
e,at+4);return void 0},objectLiteral:(e,at)=>{evaluate(e,at+3);const cls=e.file.classes[operand(e,at,0)];return cls&&classType(cls)},text:(e,at)=>{evaluateChildren(
e,at,at+2);const cls=e.program.dialect.standard.inTable("String");return cls&&classType(cls)}});function innermostBlock(e){return e.frames.findLast(frame=>frame.
is==="block")}function construct2(call4,named3,functions){const{e,at,args,expected}=call4;const full=named3.text.alias===void 0?void 0:inFull(e.program,classType(named3,args.
given??[]));const alias=full?.is==="class"?full:void 0;const cls=alias?.of??named3;const candidates=[...cls.constructors.filter(one=>takes(one,args)),...functions];
const invoked=candidates.length===0?invokeOfCompanion(call4,cls):void 0;if(invoked)return invoked;const chosen=candidates.length>0?chooseNearest(e,candidates,args,
void 0):[];const[first]=chosen;if(chosen.length===1&&first&&first.text.kind===MEMBER_METHOD){sayChosen(e,at,chosen,args,"import");return{type:returned(e,chosen,
args,void 0,expected)}}const near=cls.file===e.file?"same_file":"import";if(alias)say(e,at,"call",toClass(named3),near);else if(chosen.length>0&&chosen.some(one=>one.
symbol!==void 0))say(e,at,"call",destinationOf(chosen),chosen.length===1?near:"ambiguous");else say(e,at,"call",toClass(cls),near);sayNamed(e,chosen,args);if(cls.
opaque){finish(e,args,void 0,new Map,void 0);return{type:classType(cls,args.given??[])}}const[deferred]=args.types;if(cls.isInterface&&args.types.length===1&&deferred?.
is==="deferred"&&deferred.at>=0){const type2=alias??(cls.typeParameters.length>0&&expected?.is==="class"?expected:classType(cls,args.given??[]));evaluate(e,deferred.
at,type2);return{type:type2}}const member2=chosen.length===1?first:void 0;if((args.given?.length??0)>0||cls.typeParameters.length===0){const type2=alias??classType(
cls,args.given??[]);finish(e,args,member2,bindingsOf(type2),expected);return{type:type2}}const open=ownType(cls);const inferred=finish(e,args,member2,new Map,expected,
member2?open:void 0);return{type:inferred?.is==="class"?inferred:alias??classType(cls)}}function invokeOfCompanion(call4,cls){const{e,at,args,expected}=call4;const object=objectOf2(
e.program,cls);const methods=object?methodsOn(e,classType(object),"invoke").filter(one=>takes(one,args)):[];if(!object||methods.length===0)return void 0;const chosen=chooseNearest(
e,methods,args,classType(object));say(e,at,"read",toClass(cls),cls.file===e.file?"same_file":"import");sayCall(e,at,chosen,"type");return{type:returned(e,chosen,
args,classType(object),expected)}}function callByName(e,at,args,expected){const name2=stringOperand(e,at,0);for(const isStrict of[true,false]){const call4={e,at,name:name2,args,expected,isStrict};
const found=callAround(call4)??callNested(call4)??callAtTop(call4);if(found)return found.type}for(const{cls}of receiversOf(e)){const outside=cls&&opaqueAncestorOf(
e.program,cls.of);if(outside?.external===void 0||outside.external==="")continue;say(e,at,"call",toOutside(outside,name2),"type",60);return outsideResult(e,outside,
args,void 0)}finish(e,args,void 0,new Map,void 0);return unknown(e,at,"call")}function callAround(call4){const{e,at,name:name2,args,expected}=call4;for(const scope of scopesAround(
e)){if(isReceiver(scope)){const found=scope.cls&&callMember(call4,scope.cls);if(found)return found;continue}if(scope.is==="head"){const given=givenTo(scope.cls,
name2);const type2=given&&memberField(e,given,void 0);if(given&&isCallable(e,type2,call4))return{type:callProperty(call4,given,type2,"same_file")};continue}const local=scope.
functions?.get(name2)?.filter(one=>!one.has(FLAG.extension))??[];if(local.length>0){const chosen=chooseNearest(e,local,args,void 0);sayChosen(e,at,chosen,args,"\
same_file");return{type:returned(e,chosen,args,void 0,expected)}}const held=scope.names.get(name2);if(held&&isCallable(e,held.type,call4)){if(held.index>=0)say(
e,at,"read",{to:"local",index:held.index},"same_file");return{type:callHeld(e,held.type,args,at)}}}return void 0}function callNested(call4){const{e,name:name2}=call4;
const cls=typeNamed(e.program,name2,place(e));if(!(cls instanceof ClassInfo)||cls.outer===void 0)return void 0;return construct2(call4,cls,[])}function callAtTop(call4){
const{e,at,name:name2,args,expected}=call4;const levels=declaredAtTop(e.program,e.file,name2);for(const level of levels){const functions=suiting(call4,level.functions.
filter(one=>!one.has(FLAG.extension)));const cls=level.cls??level.outside;if(cls)return construct2(call4,cls,functions);if(functions.length>0){const chosen=chooseNearest(
e,functions,args,void 0);sayChosen(e,at,chosen,args,"import");assertTypes(e,chosen,args);return{type:returned(e,isOfSeveralPackages(chosen)?chosen.slice(0,1):chosen,
args,void 0,expected)}}const field3=level.fields.find(one=>!one.has(FLAG.extension));if(field3){const evidence=field3.file===e.file?"same_file":"import";return{
type:callProperty(call4,field3,memberField(e,field3,void 0),evidence)}}if(level.functions.some(one=>one.has(FLAG.extension))){const found=callExtensionOfReceivers(
call4);if(found)return found}}const member2=callExtensionOfReceivers(call4);if(member2||call4.isStrict)return member2;for(const level of levels){const functions=level.
functions.filter(one=>!one.has(FLAG.extension));if(functions.length===0)continue;sayChosen(e,at,functions,args,"import",50);return{type:returned(e,functions,args,
void 0,expected)}}return callImportedExtension(call4,levels)}function assertTypes(e,[member2],{at,types,given}){const[tested]=given??[];const isAsserting=member2?.
owner.qualified==="kotlin.test"&&member2.text.name==="assertIs";if(isAsserting&&tested?.is==="class"&&at[0]!==void 0)narrow(e,at[0],types[0],tested)}var isOfSeveralPackages=members=>members.
every(({owner:owner3})=>owner3.external!==void 0)&&new Set(members.map(({owner:owner3})=>owner3)).size===members.length;function callImportedExtension({e,at,args},levels){
const extension=levels.flatMap(({functions})=>functions).find(({owner:owner3})=>owner3.external!==void 0&&!DEFAULT_PACKAGES.includes(owner3.qualified));if(!extension)
return void 0;say(e,at,"call",toMember(extension),"import",50);finish(e,args,void 0,new Map,void 0);return{type:void 0}}function callExtensionOfReceivers(call4){
const{e,name:name2,args}=call4;for(const{type:type2,cls}of receiversOf(e)){if(type2!==void 0&&!cls)continue;const extensions=extensionsFor(e,name2,type2,MEMBER_METHOD,
args);if(extensions.length===0)continue;return{type:callExtension(call4,extensions,type2,-1)}}return void 0}function classValue(e,named3){const full=named3.text.alias===void 0?void 0:inFull(e.program,classType(named3));const cls=full?.is==="class"?full.of:named3;return cls.
has(FLAG.object)?classType(cls):{is:"typeName",of:cls}}function scopedName(e,at){const name2=stringOperand(e,at,0);const use=useAt(e,at);const found=variableAt(
e,name2);if(found?.is==="local"){if(found.index>=0)say(e,at,use,{to:"local",index:found.index},"same_file");return found.type}if(found?.is==="field"){sayAccess(
e,at,[found.member],found.member.file===e.file?"same_file":"type");return narrowedAt(e,at)??found.type}const type2=typeNamed(e.program,name2,place(e));const isNested=type2 instanceof
ClassInfo&&type2.outer!==void 0;if(isNested)return sayType(e,at,type2);if(name2==="field"&&e.member?.text.kind===MEMBER_FIELD){say(e,at,use,toMember(e.member),"\
same_file");return void 0}for(const level of declaredAtTop(e.program,e.file,name2)){const field3=level.fields.find(one=>!one.has(FLAG.extension));if(field3){sayAccess(
e,at,[field3],field3.file===e.file?"same_file":"import");return narrowedAt(e,at)??memberField(e,field3,void 0)}const extended3=extensionOfReceivers(e,name2);if(extended3){
sayAccess(e,at,[extended3.member],"type");return extended3.type}if(level.cls)return sayType(e,at,level.cls);if(level.outside){say(e,at,use,toClass(level.outside),
"import");return{is:"typeName",of:level.outside}}}const extended2=extensionOfReceivers(e,name2);if(extended2){sayAccess(e,at,[extended2.member],"type");return extended2.
type}if(type2 instanceof ClassInfo)return sayType(e,at,type2);if(e.program.hasPackage(name2)||isOwnPackage(name2))return{is:"package",name:name2};for(const{cls}of receiversOf(
e)){const outside=opaqueOf(e,cls);if(outside?.external!==void 0){say(e,at,use,toOutside(outside,name2),"type",60);return void 0}}return unknown(e,at,use)}function sayType(e,at,cls){
say(e,at,"read",toClass(cls),cls.file===e.file?"same_file":"import");return classValue(e,cls)}function extensionOfReceivers(e,name2){for(const{type:type2}of receiversOf(
e)){const[member2,...others]=extensionsFor(e,name2,type2,MEMBER_FIELD);if(member2&&others.length===0)return{member:member2,type:extensionType(e,member2,type2)}}
return void 0}function variableAt(e,name2){for(const scope of scopesAround(e)){if(isReceiver(scope)){const field3=scope.cls&&fieldSeen(e,scope.cls.of,name2);if(field3)
return{is:"field",member:field3,type:memberField(e,field3,scope.cls)}}else if(scope.is==="head"){const field3=givenTo(scope.cls,name2);if(field3)return{is:"fiel\
d",member:field3,type:memberField(e,field3,void 0)}}else{const local=scope.names.get(name2);if(local)return{is:"local",index:local.index,type:local.type}}}return void 0}
function fieldSeen(e,cls,name2){const field3=propertyOf2(e,cls,name2);return field3&&!field3.has(FLAG.extension)?field3:void 0}read({scopedName,scopedSelf:(e,at)=>{
const label=stringOperand(e,at,0);const narrowed=narrowedAt(e,at);if(narrowed)return narrowed;for(const one of receiversOf(e)){const frame=e.frames[one.depth];const isCompanion=frame?.
is==="class"&&one.cls?.of!==frame.cls;if(!isCompanion&&(label===""||one.label===label))return one.type}return void 0},scopedSuper:(e,at)=>{if(after(e,at)>at+2){
const type2=evaluate(e,at+2);return type2?.is==="typeName"?classType(type2.of):type2}return e.cls&&eitherOf(supertypesOf(e.program,e.cls))},typeOfMember:e=>e.member?
memberField(e,e.member,void 0):void 0,subject:()=>void 0});var known3=new WeakMap;function methodsByName(program,name2){let names=known3.get(program);if(!names){names=new Map;for(const file of program.files.values())for(const member2 of file.
members.flat()){if(member2.text.kind!==MEMBER_METHOD||member2.symbol===void 0)continue;const list=names.get(member2.text.name);if(list)list.push(member2);else names.
set(member2.text.name,[member2])}known3.set(program,names)}return names.get(name2)??[]}var COMMON=new Set("add addAll all any append apply asSequence clear close compareTo contains containsAll containsKey copy count create distinct drop equals exe\
cute filter find first firstOrNull flatMap fold forEach get getOrNull getOrPut getValue groupBy hashCode indexOf invoke isEmpty isNotEmpty iterator join joinToS\
tring keys last lastOrNull let map mapNotNull max min minus name next none of orEmpty plus put putAll read remove removeAll replace reversed run set setValue si\
ngle singleOrNull size sort sorted sortedBy split start startsWith stop subList substring sum take test toList toMap toSet toString trim update use value values\
 with write zip".split(" "));var MOST_CANDIDATES=8;function methodsAnywhere(program,name2){const found=COMMON.has(name2)?[]:methodsByName(program,name2);return found.
length>MOST_CANDIDATES?[]:found}function scopedCall(e,at,expected){const count=operand(e,at,3);const hasObject=operand(e,at,4)===1;let child=at+7;let receiver;const object=child;if(hasObject){
receiver=evaluate(e,child);child=after(e,child)}const given=[];for(let index=0;index<count;index++){given.push(evaluate(e,child));child=after(e,child)}const args={
...argumentsOf(e,child,after(e,at)),given};return hasObject?callOn(e,at,object,receiver,args,expected):callByName(e,at,args,expected)}function callOn(e,at,object,receiver,args,expected){
const name2=stringOperand(e,at,0);const call4={e,at,name:name2,args,expected,isStrict:true};if(receiver?.is==="package")return callInPackage({...call4,isStrict:false},
`${receiver.name}.${name2}`);const strict=callOwn(call4,receiver);if(strict)return strict.type;const companion=receiver?.is==="typeName"?objectOf2(e.program,receiver.
of):void 0;const extensible=receiver?.is==="typeName"?companion&&classType(companion):receiver;if(receiver===void 0||extensible){for(const one of extensible?.is===
"union"?extensible.of:[extensible]){const extensions=extensionsFor(e,name2,one,MEMBER_METHOD,args);if(extensions.length===0)continue;if(one===void 0&&e.program.
hasMethod(name2))break;return callExtension(call4,extensions,one,object,one===void 0?"unique_name":"type")}const held=variableAt(e,name2);if(held&&isCallable(e,
held.type,{...call4,isStrict:true,args:onReceiver(args,plain(e,receiver),object)})){if(held.is==="field")say(e,at,"call_indirect",toMember(held.member),"type");else if(held.
index>=0)say(e,at,"read",{to:"local",index:held.index},"same_file");return callHeld(e,held.type,onReceiver(args,plain(e,receiver),object))}}else if(receiver?.is===
"typeName"){const extensions=extensionsOfName(e,name2,receiver.of,MEMBER_METHOD,args);if(extensions)return callExtension(call4,extensions.members,extensions.on,
object)}const loose=callOwn({...call4,isStrict:false},receiver);return loose?loose.type:callUnknown(e,at,name2,receiver,args)}function callOwn(call4,receiver){if(receiver?.
is==="typeName")return callOnClass(call4,receiver.of);for(const one of receiver?.is==="union"?receiver.of:[receiver]){const cls=classOf(call4.e,one);const found=cls&&
callMember(call4,cls);if(found)return found;const nested=cls&&(cls.of.has(FLAG.object)||cls.of.file)?nestedIn(call4.e.program,cls.of,call4.name):void 0;if(nested)
return construct2(call4,nested,[])}return void 0}function callUnknown(e,at,name2,receiver,args){const cls=classOf(e,receiver);const outside=cls&&opaqueAncestorOf(
e.program,cls.of);if(!cls||outside?.external===void 0||outside.name===UNSURE&&e.program.hasMethod(name2)){const methods=cls?methodsOn(e,cls,name2):[];if(methods.
length>0){sayCall(e,at,methods,"type",50);return returned(e,methods,args,cls,void 0)}return cls&&!cls.of.name.startsWith("?")?nothing(e,at,args):guessed(e,at,name2,
args)}say(e,at,"call",toOutside(outside,name2),"type");return outsideResult(e,outside,args,cls)}function nothing(e,at,args){finish(e,args,void 0,new Map,void 0);
return unknown(e,at,"call")}var isAbove=(e,one,other)=>!one.has(FLAG.extension)&&!other.has(FLAG.extension)&&ancestorsOf(e.program,other.owner).has(one.owner);function guessed(e,at,name2,args){
const isSeen2=one=>!one.has(FLAG.private)||one.file===e.file;const candidates=methodsAnywhere(e.program,name2).filter(one=>!one.has(FLAG.local)&&(one.has(FLAG.extension)||
!one.owner.has(FLAG.file))&&isSeen2(one));const taking3=candidates.filter(one=>takes(one,one.has(FLAG.extension)?onReceiver(args,void 0,-1):args));const suits2=taking3.
filter(one=>!taking3.some(other=>isAbove(e,other,one)));if(suits2.length===0)return nothing(e,at,args);sayCall(e,at,suits2,"unique_name");return returned(e,suits2,
args,void 0,void 0)}function callInPackage(call4,path){const{e,at,args,expected}=call4;const declared3=e.program.functions(path)??standardFunctions(e.program).at(
path);const functions=declared3.filter(one=>!one.has(FLAG.extension)&&takes(one,args));const cls=e.program.known(path,e.file);if(cls)return construct2(call4,cls,
functions).type;if(functions.length>0){const chosen=chooseNearest(e,functions,args,void 0);sayChosen(e,at,chosen,args,"import");return returned(e,chosen,args,void 0,
expected)}finish(e,args,void 0,new Map,void 0);if(!isOwnPackage(path.slice(0,path.lastIndexOf("."))))return unknown(e,at,"call");say(e,at,"call",toClass(e.program.
outside(path)),"import");return void 0}function callOnClass(call4,cls){const{e,at,name:name2,args,expected}=call4;const object=objectOf2(e.program,cls);const found=object&&
callMember(call4,classType(object));if(found)return found;const isJava3=cls.external!==void 0||cls.file?.file.language==="java";const methods=methodsNamed(e.program,
cls,name2).methods.filter(one=>(one.has(FLAG.static)||isJava3&&cls.external!==void 0)&&takes(one,args));if(methods.length>0){const chosen=chooseNearest(e,methods,
args,void 0);sayChosen(e,at,chosen,args,"type");return{type:returned(e,chosen,args,void 0,expected)}}const nested=nestedIn(e.program,cls,name2);return nested&&construct2(
call4,nested,[])}read({scopedCall,invoke:(e,at)=>{const callee=evaluate(e,at+2);const args=argumentsOf(e,after(e,at+2),after(e,at));return callHeld(e,callee,args)}});function join(e,a,b){if(isNothing(a))return b;return isNothing(b)?a:either(e,a,b)}var isNothing=type2=>type2?.is==="class"&&type2.of.qualified==="kotlin.Nothing";
var NO_ARGUMENTS={types:[],at:[]};function operatorOn(e,receiver,name2,args=NO_ARGUMENTS,at=-1){for(const one of receiver?.is==="union"?receiver.of:[receiver]){
const cls=classOf(e,one);if(!cls)continue;const methods=methodsOn(e,cls,name2);if(methods.length>0){if(TRUTHS.test(name2)&&methods.every(({symbol})=>symbol===void 0))
return void 0;const chosen2=chooseNearest(e,methods,args,cls);const[member3]=chosen2;sayOperator(e,at,chosen2);return member3&&seenFrom(e.program,member3,cls)}const extensions=extensionsFor(
e,name2,one,MEMBER_METHOD,args);const chosen=chooseExtension(e,extensions,one,args);const[member2]=chosen;if(!member2)continue;sayOperator(e,at,chosen);const bindings=new Map(
viewOf(e.program,void 0,member2.owner));const all=onReceiver(args,plain(e,one),-1);const parameters=parameterTypesOf(e.program,member2);for(const[at2,type2]of all.
types.entries())e.overloads.infer(parameters?.[at2],type2,member2.typeParameters,bindings);return substitute(typeOfMember(e.program,member2),bindings)}return void 0}
var TRUTHS=/^(?:compareTo|contains)$/;function sayOperator(e,at,chosen){if(at>=0&&chosen.some(({symbol})=>symbol!==void 0))sayCall(e,at,chosen,"type")}var elementsOf=(e,type2)=>operatorOn(
e,operatorOn(e,type2,"iterator"),"next");function componentOf(e,type2,count){const cls=classOf(e,type2);if(cls?.of.has(FLAG.record)){const made=cls.of.members.find(
one=>one.text.kind===MEMBER_CONSTRUCTOR);const name2=made?.text.parameters?.[count-1]?.[0];const field3=name2===void 0?void 0:fieldNamed(e.program,cls.of,name2);
if(field3)return seenFrom(e.program,field3,cls)}return operatorOn(e,type2,`component${count}`)}function scopedMember(e,at){const name2=stringOperand(e,at,0);const receiver=evaluate(e,at+6);if(receiver?.is==="package")return inPackage(e,at,`${receiver.name}\
.${name2}`);if(receiver?.is==="typeName"){const found=ofClass(e,at,name2,receiver.of);if(found)return found.type}else for(const one of receiver?.is==="union"?receiver.
of:[receiver]){const cls2=classOf(e,one);const found=cls2&&ofObject(e,at,name2,cls2);if(found)return found.type;const nested=cls2?.of.has(FLAG.object)?nestedIn(
e.program,cls2.of,name2):void 0;if(nested)return sayType(e,at,nested)}const companion=receiver?.is==="typeName"?objectOf2(e.program,receiver.of):void 0;const extensible=receiver?.
is==="typeName"?companion&&classType(companion):receiver;if(receiver===void 0||extensible)for(const one of extensible?.is==="union"?extensible.of:[extensible]){
const members=extensionsFor(e,name2,one,MEMBER_FIELD);const found=one===void 0&&members.length>1?void 0:readExtension(e,at,members,one);if(found)return found.type}else if(receiver?.
is==="typeName"){const extensions=extensionsOfName(e,name2,receiver.of,MEMBER_FIELD);const found=extensions&&readExtension(e,at,extensions.members,extensions.on);
if(found)return found.type}const cls=classOf(e,receiver);const outside=cls&&opaqueAncestorOf(e.program,cls.of);const path=writtenPath(e,at);const number=path!==
void 0&&isResource(path)?standard(e,"Int"):void 0;if(outside?.external===void 0||outside.name===UNSURE){unknown(e,at,useAt(e,at));return narrowedAt(e,at)??number}
say(e,at,useAt(e,at),toOutside(outside,name2),"type");if(number)return number;if(receiver?.is==="typeName"&&new RegExp("^\\p{Lu}[^_]*\\p{Ll}","u").test(name2))return{
is:"typeName",of:e.program.outside(`${outside.qualified}.${name2}`)};return narrowedAt(e,at)??classType(e.program.resultFrom(outside))}function writtenPath(e,at){
if(operationAt(e,at)!==OP.scopedMember)return operationAt(e,at)===OP.scopedName?stringOperand(e,at,0):void 0;const rest=writtenPath(e,at+6);return rest===void 0?
void 0:`${rest}.${stringOperand(e,at,0)}`}function readExtension(e,at,members,receiver){const[member2,...others]=members;if(!member2)return void 0;sayAccess(e,at,
members,others.length>0?"ambiguous":"type");return{type:narrowedAt(e,at)??extensionType(e,member2,receiver)}}function ofObject(e,at,name2,cls){const field3=propertyOf2(
e,cls.of,name2);if(!field3||field3.has(FLAG.extension))return void 0;const isGetter=field3.text.kind===MEMBER_METHOD;const setter=isGetter&&useAt(e,at)==="write"?
setterFor(e,cls.of,name2):void 0;sayAccess(e,at,[setter??field3],"type");return{type:narrowedAt(e,at)??memberField(e,field3,cls)}}function ofClass(e,at,name2,cls){
const nested=nestedIn(e.program,cls,name2);const field3=fieldNamed(e.program,cls,name2);if(field3&&(field3.has(FLAG.static)||cls.external!==void 0)){sayAccess(e,
at,[field3],"type");return{type:typeOfMember(e.program,field3)}}const object=objectOf2(e.program,cls);const found=object&&ofObject(e,at,name2,classType(object));
if(found)return found;if(nested)return{type:sayType(e,at,nested)};return void 0}function inPackage(e,at,path){const cls=e.program.known(path,e.file);if(cls)return sayType(
e,at,cls);const[field3]=e.program.constants(path)??[];if(field3){sayAccess(e,at,[field3],"import");return typeOfMember(e.program,field3)}if(e.program.hasPackage(
path)||isOwnPackage(path))return{is:"package",name:path};return unknown(e,at,useAt(e,at))}function callableReference(e,at,expected){const name2=stringOperand(e,
at,0);const hasObject=operand(e,at,3)===1;const found=hasObject?referredOn(e,at,name2):referredByName(e,name2);if(!found)return unknown(e,at,"call_indirect");if("\
cls"in found){say(e,at,"call_indirect",toClass(found.cls),found.cls.file===e.file?"same_file":"import");return classType(found.cls)}const members=taking2(e,found,
expected);const[first]=members;if(!first)return unknown(e,at,"call_indirect");const use=first.text.kind===MEMBER_FIELD?"read":"call_indirect";const near=first.file===
e.file&&first.file!==void 0;const evidence=members.length>1?"ambiguous":near?"same_file":"import";say(e,at,use,destinationOf(members),evidence);const cls=found.
on;return cls?seenFrom(e.program,first,cls):typeOfMember(e.program,first)}function taking2(e,found,expected){const{members,on}=found;const wanted=expected?.is===
"class"&&FUNCTION_TYPES.test(expected.of.name)?expected.args.slice(0,-1):void 0;if(members.length<2||!wanted)return members;for(const types of[wanted,wanted.slice(
1)]){const args={types:[...types],at:[]};const suiting2=members.filter(one=>takes(one,args)&&accepts(e,one,args,on));if(suiting2.length>0)return chooseNearest(e,
suiting2,args,on)}return members}function referredOn(e,at,name2){const receiver=evaluate(e,at+6);const type2=receiver?.is==="typeName"?classType(receiver.of):receiver;
const cls=classOf(e,type2);if(!cls)return void 0;const methods=methodsOn(e,cls,name2);if(methods.length>0)return{members:methods,on:cls};const field3=propertyOf2(
e,cls.of,name2);if(field3)return{members:[field3],on:cls};const object=receiver?.is==="typeName"?objectOf2(e.program,receiver.of):void 0;const ofObject2=object?
methodsOn(e,classType(object),name2):[];if(object&&ofObject2.length>0)return{members:ofObject2,on:classType(object)};const statics=methodsNamed(e.program,cls.of,
name2).methods;if(statics.length>0)return{members:statics};const extensions=extensionsFor(e,name2,type2,MEMBER_METHOD);if(extensions.length>0)return{members:extensions};
const properties=extensionsFor(e,name2,type2,MEMBER_FIELD);if(properties.length>0)return{members:properties};const nested=nestedIn(e.program,cls.of,name2);return nested&&
{cls:nested}}function referredByName(e,name2){for(let depth=e.frames.length-1;depth>=0;depth--){const frame=e.frames[depth];const local=frame?.is==="block"?frame.
functions?.get(name2):void 0;if(local)return{members:local};const around=frame?.is==="class"?methodsNamed(e.program,frame.cls,name2).methods:[];if(around.length>
0)return{members:around}}const variable=variableAt(e,name2);if(variable?.is==="field")return{members:[variable.member]};const cls=typeNamed(e.program,name2,place(
e));if(cls instanceof ClassInfo&&cls.outer!==void 0)return{cls};for(const level of declaredAtTop(e.program,e.file,name2)){if(level.functions.length>0)return{members:level.
functions};if(level.fields.length>0)return{members:level.fields.slice(0,1)};if(level.cls??level.outside)return{cls:level.cls??level.outside}}return void 0}function parametersOfReference(e,at){
if(operand(e,at,3)===1)return-1;const found=referredByName(e,stringOperand(e,at,0));if(!found)return-1;const members="cls"in found?found.cls.constructors:found.
members;const counts=new Set(members.map(({text:text3})=>text3.parameters?.length??-1));const[count=-1]=counts;return counts.size===1?count:-1}read({scopedMember,
callableReference,operator:(e,at)=>{const name2=stringOperand(e,at,3);const other=stringOperand(e,at,4);const left=evaluate(e,at+7);const types=[];const places=[];
for(let child=after(e,at+7);child<after(e,at);child=after(e,child)){const isValue3=name2==="set"&&after(e,child)===after(e,at);const held=isValue3?operatorOn(e,
left,other,{types:[...types],at:[...places]}):void 0;types.push(evaluate(e,child,held));places.push(child)}const args={types,at:places};if(name2==="set")return operatorOn(
e,left,name2,args,at);const given=operatorOn(e,left,name2,args,at);return given??(other===""?void 0:operatorOn(e,left,other,args,at))}});var standard4=(e,name2)=>{const cls=e.program.dialect.standard.inTable(name2);return cls&&classType(cls)};var subjects=new WeakMap;var subjectsOf=e=>{let list=subjects.
get(e);if(!list){list=[];subjects.set(e,list)}return list};function choice2(e,at,expected){const ends=operand(e,at,0);const condition=at+3;const checks=checksIn(
e,condition);const one=after(e,condition);hold(e,checks,true,false);const first=evaluate(e,one,expected);hold(e,checks,false,true);const two=after(e,one);const second=two<
after(e,at)?evaluate(e,two,expected):void 0;hold(e,checks,ends===2,ends===1);return join(e,first,second)}function when2(e,at,expected){return inBlock(e,()=>{const hasSubject=operand(
e,at,0)===1;let child=at+3;const list=subjectsOf(e);if(hasSubject){const type2=evaluate(e,child);const isDeclared=operationAt(e,child)===OP.local;const subject=isDeclared?
findLocal(e,stringOperand(e,child,0)):subjectAt(e,child);list.push({subject,type:type2});child=after(e,child)}let result;for(;child<after(e,at);child=after(e,child))
result=join(e,result,evaluate(e,child,expected));if(hasSubject)list.pop();return result})}function whenEntry(e,at,expected){const conditions=operand(e,at,0);let child=at+
4;const checks=checksOf(e,()=>{for(let index=0;index<conditions;index++){evaluate(e,child);child=after(e,child)}});hold(e,checks,conditions===1,false);const type2=child<
after(e,at)?evaluate(e,child,expected):void 0;hold(e,checks,false,operand(e,at,1)===1&&conditions===1);return type2}read({choice:choice2,when:when2,whenEntry,subjectTest:(e,at)=>{
const tested=evaluate(e,at+3);const around=subjectsOf(e).at(-1);if(around&&tested?.is==="class"&&operand(e,at,0)===0)narrowSubject(e,around.subject,around.type,
tested);return standard4(e,"Boolean")},logic:(e,at)=>{evaluateChildren(e,at,at+2);return standard4(e,"Boolean")},elvis:(e,at,expected)=>{const left=evaluate(e,at+
2,expected);const right=evaluate(e,after(e,at+2),expected??left);return join(e,left,right)},attempt:(e,at,expected)=>{let type2;for(let child=at+2;child<after(e,
at);child=after(e,child)){const one=evaluate(e,child,expected);if(operationAt(e,child)===OP.block)type2=join(e,type2,one)}return type2},iterate:(e,at)=>inBlock(
e,()=>{const element=elementsOf(e,evaluate(e,at+2));const variable=after(e,at+2);evaluate(e,variable,element);evaluate(e,after(e,variable));return void 0}),destructure:(e,at,expected)=>{
const value=at+2;const type2=operationAt(e,value)===OP.subject?expected:evaluate(e,value);let count=1;for(let child=after(e,value);child<after(e,at);child=after(
e,child))evaluate(e,child,componentOf(e,type2,count++));return void 0},receiver:(e,at)=>{const type2=evaluate(e,at+3);e.frames.push({is:"receiver",type:type2,label:stringOperand(
e,at,0)});const result=inBlock(e,()=>{let last3;for(let child=after(e,at+3);child<after(e,at);child=after(e,child))last3=evaluate(e,child);return last3});e.frames.
pop();return result},primary:(e,at)=>{const cls=e.file.classes[operand(e,at,0)];const outer={cls:e.cls,member:e.member,from:e.from};e.cls=cls;e.member=e.file.members[operand(
e,at,0)]?.[operand(e,at,1)];e.frames.push({is:"block",names:new Map,of:"constructor"});evaluateChildren(e,at,at+5);Object.assign(e,outer);return void 0},delegated:(e,at)=>{
const value=evaluate(e,at+6);const asked={types:[void 0,void 0],at:[-1,-1]};const type2=operatorOn(e,value,"provideDelegate",asked,at)??value;const given=operatorOn(
e,type2,"getValue",asked,at);if(operand(e,at,3)===1)operatorOn(e,type2,"setValue",{types:[void 0,void 0,given],at:[-1,-1,-1]},at);return given},accessor:(e,at)=>inBlock(
e,()=>evaluateChildren(e,at,at+2),false,"function"),result:(e,at,expected)=>inBlock(e,()=>{let type2;for(let child=at+2;child<after(e,at);child=after(e,child))type2=
evaluate(e,child,after(e,child)<after(e,at)?void 0:expected);return type2}),functionValue:(e,at,expected)=>{const given=evaluate(e,at+2,expected);if(expected)return expected;
const count=operand(e,at+2,0);const cls=e.program.dialect.standard.inTable(functionName(count,false));const types=Array.from({length:count},()=>void 0);return cls&&
classType(cls,[...types,given])},typeFunction:(e,at)=>{const types=[];for(let child=at+3;child<after(e,at);child=after(e,child))types.push(evaluate(e,child));const cls=e.
program.dialect.standard.inTable(functionName(types.length-1,operand(e,at,0)===1));return cls&&classType(cls,types)}});var DEEPEST=40;var silent={occurrence:()=>{},local:()=>-1};function valueReader(program,overloads,framesAround3,isValue3){let depth=0;return member2=>{const{value}=member2.
text;if(!value||!member2.file||depth>=DEEPEST)return void 0;depth++;const e=startEvaluation(program,overloads,member2.file,{...value,made:[]},silent);e.cls=member2.
owner;e.member=member2;e.frames=framesAround3(program,member2);const type2=evaluate(e,0);depth--;return isValue3(type2)?type2:void 0}}var isValue=type2=>type2?.is!=="null"&&type2?.is!=="deferred";function framesAround(program,member2){const frames=[];for(let cls=member2.owner;cls;cls=cls.outer){
if(cls.has(FLAG.file))continue;const made=cls.members.find(one=>one.text.kind===MEMBER_CONSTRUCTOR&&one.text.symbol<0);if(made&&cls===member2.owner&&member2.text.
kind===MEMBER_FIELD)frames.unshift(parametersOf4(program,made));frames.unshift({is:"class",cls})}return frames}function parametersOf4(program,made){const types=parameterTypesOf(
program,made)??[];const names=(made.text.parameters??[]).filter(([name2])=>!made.owner.fields.has(name2));return{is:"block",of:"constructor",names:new Map(names.
map(([name2])=>{const at=made.text.parameters?.findIndex(one=>one[0]===name2)??-1;return[name2,{index:-1,type:types[at],made:void 0}]}))}}var KotlinLinker=class{#linker;#program;constructor(){this.#linker=createLinker({...createDialect2(),parametersOfReference},(program,overloads)=>{this.#program=
program;program.valueOf=valueReader(program,overloads,framesAround,isValue)})}add(file){this.#linker.add(file)}finish(){this.#linker.finish()}link(file,body,out){
this.#linker.link(file,body,out)}typeGivenBy(path,symbol){return this.#program&&typeGivenBy(this.#program,path,symbol)}};function elementIn(e,type2){const iterable=e.program.dialect.standard.get("scala.collection.IterableOnce");const cls=type2?.is==="array"?e.overloads.asList(type2):
classOfType(e.program,type2);if(!cls||!iterable)return void 0;return asAncestor(e.program,cls,iterable)?.args[0]??(cls.of.name==="Array"?cls.args[0]:void 0)}var named=(e,name2,args)=>{
const cls=e.program.dialect.standard.get(name2);return cls&&classType(cls,args)};var isTuple=type2=>type2?.is==="class"&&type2.of.qualified==="scala.Tuple2";function special(e,member2,receiver){
if(member2.owner.external!=="std:scala"||!receiver)return void 0;const{name:name2}=member2.text;switch(name2){case"flatten":{const inner=classOfType(e.program,receiver.
args.at(-1));return inner&&classType(receiver.of,[...receiver.args.slice(0,-1),elementIn(e,inner)??inner.args.at(-1)])}case"toMap":{const element=elementIn(e,receiver);
return isTuple(element)?named(e,"scala.collection.immutable.Map",element.args):void 0}case"unzip":{const element=elementIn(e,receiver);return isTuple(element)?named(
e,"scala.Tuple2",element.args.map(one=>classType(receiver.of,[one]))):void 0}default:return void 0}}function asMap(name2,receiver,type2){if(receiver?.of.external!==
"std:scala"||receiver.of.typeParameters.length!==2)return type2;if(!/^(map|flatMap|collect)$/.test(name2)||type2?.is!=="class")return type2;const[element]=type2.
args;return isTuple(element)&&type2.of.name==="Iterable"?classType(receiver.of,element.args):type2}var objectOf3=name2=>`${name2}$`;var isJava2=cls=>cls.external==="std:java"||cls.file?.file.language==="java";var linearizations=new WeakMap;function linearization(program,cls){
return linearized(program,cls,[]).all}function linearized(program,cls,below){const known5=linearizations.get(cls);if(known5)return{all:known5,isWhole:true};if(below.
includes(cls))return{all:[cls],isWhole:true};const supertypes=supertypesOf(program,cls);let isWhole=supertypes.length>0||cls.unresolvedSupertype!==void 0||(cls.
text.supertypes?.length??0)===0;let found=[];for(const{of}of supertypes){const next=linearized(program,of,[...below,cls]);isWhole&&=next.isWhole;const later=new Set(
next.all);found=[...found.filter(one=>!later.has(one)),...next.all]}const all=[cls,...found.filter(one=>one!==cls)];if(isWhole)linearizations.set(cls,all);return{
all,isWhole}}function termIn(program,receiver,name2,from,seen2=[]){const{of:cls}=receiver;const owners=linearization(program,cls);const found=termOfOwners(program,
receiver,owners,name2,from,false)??termOfOwners(program,receiver,owners,name2,from,true);if(found)return found;for(const self of selfTypesOf(program,cls)){const one=self.
of===cls||seen2.includes(self.of)?void 0:termIn(program,self,name2,from,[...seen2,cls]);if(one)return one}return void 0}function termOfOwners(program,receiver,owners,name2,from,mayBeAbstract){
const isSeen2=member2=>(mayBeAbstract||!member2.has(FLAG.abstract))&&(!member2.has(FLAG.private)||member2.file===from);for(const owner3 of owners){const key=owner3.
external===void 0?name2:encoded(name2);const field3=owner3.fields.get(key);if(field3&&isSeen2(field3))return{is:"members",members:[field3],receiver};const object=owner3.
nested.get(objectOf3(name2));if(owner3.methods.get(key)?.some(isSeen2)){const members=methodsOf(program,receiver.of,owners,name2,from);return{is:"members",members,
receiver,...object?{object}:{}}}if(object)return{is:"object",cls:object};const nested=owner3.nested.get(name2);if(nested&&nested.text.alias===void 0&&(nested.has(
FLAG.record)||isJava2(nested)))return{is:"class",cls:nested};const exported=owner3.text.imports&&exports.get(program)?.term(owner3,name2);if(exported)return exported}
return void 0}function methodsOf(program,cls,owners,name2,from){const found=[];for(const isAbstract of[false,true])for(const owner3 of owners)for(const method2 of owner3.
methods.get(owner3.external===void 0?name2:encoded(name2))??[])if(method2.has(FLAG.abstract)===isAbstract&&(!method2.has(FLAG.private)||method2.file===from)&&!found.
some(other=>other.owner!==owner3&&overrides(program,other,method2,cls)))found.push(method2);return found}function selfTypesOf(program,cls){if(!cls.text.forwardsTo)
return[];let found=selves.get(cls);if(!found){found=[];selves.set(cls,found);found=cls.text.forwardsTo.flatMap(text3=>classOfType(program,typeOfText(program,text3,
headPlace(cls)))??[]);selves.set(cls,found)}return found}var selves=new WeakMap;function typeIn(program,cls,name2){const own=typeOfOwners(program,cls,name2);if(own)
return own;for(const self of selfTypesOf(program,cls)){const found=self.of===cls?void 0:typeOfOwners(program,self.of,name2);if(found)return found}return void 0}
function typeOfOwners(program,cls,name2){let announced;for(const owner3 of linearization(program,cls)){const found=owner3.nested.get(name2)??(owner3.external===
void 0?void 0:nestedIn(program,owner3,name2));const exported=found||!owner3.text.imports?void 0:exports.get(program)?.type(owner3,name2);if(exported)return exported;
if(!found)continue;if(!isAnnounced(found))return found;announced??=found}return announced}var isAnnounced=cls=>cls.has(FLAG.announced);var SIGNS={"~":"$tilde","\
=":"$eq","<":"$less",">":"$greater","!":"$bang","#":"$hash","%":"$percent","^":"$up","&":"$amp","|":"$bar","*":"$times","/":"$div","+":"$plus","-":"$minus",":":"\
$colon","\\":"$bslash","?":"$qmark","@":"$at"};var encoded=name2=>/^[\w$]*$/.test(name2)?name2:name2.replace(/[^\w$]/g,sign=>SIGNS[sign]??sign);var owned=new WeakMap;
function isOutside(program,name2){let packages=owned.get(program);if(!packages){packages=new Set;for(const{file}of program.files.values()){packages.add(file.surface.
package);for(const text3 of file.surface.types)if(text3.package!==void 0)packages.add(text3.package)}owned.set(program,packages)}return!packages.has(name2)}var isPackageName=name2=>/^[\p{Ll}_]/u.
test(name2);var exports=new WeakMap;function setExports(program,found){exports.set(program,found)}function termInPackage(program,pack,name2,from){const path=pack===
""?name2:`${pack}.${name2}`;const object=program.find(objectOf3(path),from);if(object&&!object.outer)return{is:"object",cls:object};const members=[...program.functions(
path)??[],...program.constants(path)??[]];if(members.length>0)return{is:"members",members,receiver:void 0};const holder=program.find(pack===""?"package$":`${pack}\
.package$`,from);const held=holder&&termIn(program,classType(holder),name2,from);if(held)return held;const{standard:standard7}=program.dialect;const known5=standard7.
get(objectOf3(path));if(known5)return{is:"object",cls:known5};const ours=standard7.get(`${pack}.package$`);const inStandard=ours&&termIn(program,classType(ours),
name2,from);if(inStandard)return inStandard;const cls=program.find(path,from)??standard7.get(path);if(cls&&!cls.outer&&cls.text.alias===void 0)return{is:"class",
cls};const exported=exports.get(program)?.term(pack,name2);if(exported)return exported;return isPackage(program,path)?{is:"package",name:path}:void 0}var isPackage=(program,name2)=>program.
hasPackage(name2)||program.dialect.standard.isPackage(name2);function typeInPackage(program,pack,name2,from){const path=pack===""?name2:`${pack}.${name2}`;const cls=program.
find(path,from);if(cls)return cls;const holder=program.find(pack===""?"package$":`${pack}.package$`,from);const held=holder&&typeIn(program,holder,name2);return held??
exports.get(program)?.type(pack,name2)??program.dialect.standard.get(path)}function prefixOf(program,term){switch(term?.is){case"package":return term;case"objec\
t":return{is:"value",type:classType(term.cls)};case"class":return{is:"statics",cls:term.cls};case"members":{const cls=classOfType(program,typeOfTerm(program,term));
return cls&&{is:"value",type:cls}}default:return void 0}}function typeOfTerm(program,{members,receiver}){const[member2]=members;if(!member2)return void 0;return receiver?
seenFrom(program,member2,receiver):typeOfMember(program,member2)}function termOf(program,prefix,name2,from){if(prefix.is==="value"){const found=termIn(program,prefix.
type,name2,from);if(found||!prefix.type.of.opaque)return found;return{is:"class",cls:program.outside(`${prefix.type.of.qualified}.${name2}`)}}if(prefix.is==="pa\
ckage"){const found=termInPackage(program,prefix.name,name2,from);if(found)return found;const path=`${prefix.name}.${name2}`;if(isPackageName(name2))return{is:"\
package",name:path};return isOutside(program,prefix.name)?{is:"class",cls:program.outside(path)}:void 0}const{cls}=prefix;const field3=cls.fields.get(name2);if(field3)
return{is:"members",members:[field3],receiver:void 0};const methods=methodsNamed(program,cls,name2).methods;if(methods.length>0)return{is:"members",members:methods,
receiver:classType(cls)};const nested=nestedIn(program,cls,name2);if(nested)return{is:"class",cls:nested};return cls.opaque?{is:"class",cls:program.outside(`${cls.
qualified}.${name2}`)}:void 0}function typeOfPrefix(program,prefix,name2,from){if(prefix.is==="value"){const found=typeIn(program,prefix.type.of,name2);return found??
(prefix.type.of.opaque?program.outside(`${prefix.type.of.qualified}.${name2}`):void 0)}if(prefix.is==="package"){const found=typeInPackage(program,prefix.name,name2,
from);return found??(isOutside(program,prefix.name)?program.outside(`${prefix.name}.${name2}`):void 0)}const{cls}=prefix;return nestedIn(program,cls,name2)??(cls.
opaque?program.outside(`${cls.qualified}.${name2}`):void 0)}var ITERABLE=`<U>foreach=(Function1<A,U>)Unit
<B>map=(Function1<A,B>)C<B>
<B>flatMap=(Function1<A,IterableOnce<B>>)C<B>
<B>collect=(PartialFunction<A,B>)C<B>
filter,filterNot,withFilter,takeWhile,dropWhile=(Function1<A,Boolean>)C<A>
take,drop,takeRight,dropRight=(Int)C<A>
slice=(Int,Int)C<A>
tail,init,seq,par,view,result,clone=()C<A>
tails,inits=()Iterator<C<A>>
head,last,max,min,sum,product=()A
<B>maxBy,minBy=(Function1<A,B>)A
headOption,lastOption,maxOption,minOption=()Option<A>
<B>maxByOption,minByOption=(Function1<A,B>)Option<A>
find=(Function1<A,Boolean>)Option<A>
<B>collectFirst=(PartialFunction<A,B>)Option<B>
exists,forall=(Function1<A,Boolean>)Boolean
count=(Function1<A,Boolean>)Int
isEmpty,nonEmpty,hasDefiniteSize,isTraversableAgain=()Boolean
size,knownSize=()Int
<B>foldLeft,scanLeft0=(B,Function2<B,A,B>)B
<B>foldRight=(B,Function2<A,B,B>)B
<B>fold=(B,Function2<B,A,B>)B
<B>aggregate=(B,Function2<B,A,B>,Function2<B,B,B>)B
<B>scanLeft=(B,Function2<B,A,B>)C<B>
<B>scanRight=(B,Function2<A,B,B>)C<B>
reduce,reduceLeft,reduceRight=(Function2<A,A,A>)A
reduceOption,reduceLeftOption,reduceRightOption=(Function2<A,A,A>)Option<A>
<K>groupBy=(Function1<A,K>)Map<K,C<A>>
<K,B>groupMap=(Function1<A,K>,Function1<A,B>)Map<K,C<B>>
<K,B>groupMapReduce=(Function1<A,K>,Function1<A,B>,Function2<B,B,B>)Map<K,B>
partition,span=(Function1<A,Boolean>)Tuple2<C<A>,C<A>>
<B,D>partitionMap=(Function1<A,Either<B,D>>)Tuple2<C<B>,C<D>>
splitAt=(Int)Tuple2<C<A>,C<A>>
<B>zip=(IterableOnce<B>)C<Tuple2<A,B>>
<B>lazyZip=(IterableOnce<B>)C<Tuple2<A,B>>
<B>zipAll=(IterableOnce<B>,A,B)C<Tuple2<A,B>>
zipWithIndex=()C<Tuple2<A,Int>>
grouped,sliding=(Int)Iterator<C<A>>
sliding=(Int,Int)Iterator<C<A>>
mkString,addString=()String
mkString=(String)String
mkString=(String,String,String)String
toList=()List<A>
toSeq,toIndexedSeq=()Seq<A>
toVector=()Vector<A>
toSet=()Set<A>
toArray=()Array<A>
toStream=()Stream<A>
toBuffer=()Buffer<A>
toIterable,toTraversable=()Iterable<A>
iterator,toIterator=()Iterator<A>
copyToArray=(Array<A>)Unit
$plus$plus,concat,$plus$plus$colon=(IterableOnce<A>)C<A>
<B>tapEach=(Function1<A,B>)C<A>
sameElements=(Iterable<A>)Boolean
stringPrefix=()String
flatten=()C<?>
toMap=()Map<?,?>
unzip=()Tuple2<C<?>,C<?>>`;var SEQUENCE=`${ITERABLE}
apply=(Int)A
length=()Int
reverse,sorted,distinct=()C<A>
reverseIterator=()Iterator<A>
<B>sortBy,distinctBy=(Function1<A,B>)C<A>
sortWith=(Function2<A,A,Boolean>)C<A>
$colon$plus,$plus$colon,appended,prepended,padTo0=(A)C<A>
padTo=(Int,A)C<A>
appendedAll,prependedAll,union,diff,intersect,$colon$plus$plus=(IterableOnce<A>)C<A>
updated=(Int,A)C<A>
patch=(Int,IterableOnce<A>,Int)C<A>
indexOf,lastIndexOf=(A)Int
indexOf=(A,Int)Int
indexWhere,lastIndexWhere,prefixLength=(Function1<A,Boolean>)Int
segmentLength=(Function1<A,Boolean>,Int)Int
contains=(A)Boolean
containsSlice,startsWith,endsWith=(Iterable<A>)Boolean
indices=()Range
lift=()Function1<Int,Option<A>>
lift=(Int)Option<A>
isDefinedAt=(Int)Boolean
combinations=(Int)Iterator<C<A>>
permutations=()Iterator<C<A>>
<B>corresponds=(Iterable<B>,Function2<A,B,Boolean>)Boolean
lengthCompare=(Int)Int`;var SET=`${ITERABLE}
apply,contains,add,remove=(A)Boolean
$plus,$minus,incl,excl=(A)C<A>
$amp,$bar,$amp$tilde,union,intersect,diff=(Set<A>)C<A>
$minus$minus,removedAll=(IterableOnce<A>)C<A>
subsetOf=(Set<A>)Boolean
subsets=()Iterator<C<A>>`;var GROWABLE=`$plus$eq,$minus$eq,$plus$eq$colon,addOne,subtractOne=(A)C<A>
$plus$plus$eq,$minus$minus$eq,$plus$plus$eq$colon,addAll=(IterableOnce<A>)C<A>
clear=()Unit`;var BUFFER2=`${GROWABLE}
append,prepend=(A)C<A>
appendAll,prependAll=(IterableOnce<A>)C<A>
insert,update=(Int,A)Unit
remove=(Int)A
remove=(Int,Int)Unit
trimEnd,trimStart=(Int)Unit
toList,result=()List<A>`;var MAP=`<U>foreach=(Function1<Tuple2<K,V>,U>)Unit
<B>map,flatMap0=(Function1<Tuple2<K,V>,B>)Iterable<B>
<B>flatMap=(Function1<Tuple2<K,V>,IterableOnce<B>>)Iterable<B>
<B>collect=(PartialFunction<Tuple2<K,V>,B>)Iterable<B>
filter,filterNot,withFilter,takeWhile,dropWhile=(Function1<Tuple2<K,V>,Boolean>)C<K,V>
take,drop=(Int)C<K,V>
tail,init,seq,par,view,clone,empty,result=()C<K,V>
head,last=()Tuple2<K,V>
headOption,lastOption=()Option<Tuple2<K,V>>
<B>maxBy,minBy=(Function1<Tuple2<K,V>,B>)Tuple2<K,V>
find=(Function1<Tuple2<K,V>,Boolean>)Option<Tuple2<K,V>>
<B>collectFirst=(PartialFunction<Tuple2<K,V>,B>)Option<B>
exists,forall=(Function1<Tuple2<K,V>,Boolean>)Boolean
count=(Function1<Tuple2<K,V>,Boolean>)Int
isEmpty,nonEmpty=()Boolean
size=()Int
<B>foldLeft,fold=(B,Function2<B,Tuple2<K,V>,B>)B
<B>foldRight=(B,Function2<Tuple2<K,V>,B,B>)B
reduce,reduceLeft=(Function2<Tuple2<K,V>,Tuple2<K,V>,Tuple2<K,V>>)Tuple2<K,V>
<J>groupBy=(Function1<Tuple2<K,V>,J>)Map<J,C<K,V>>
partition,span=(Function1<Tuple2<K,V>,Boolean>)Tuple2<C<K,V>,C<K,V>>
zipWithIndex=()Iterable<Tuple2<Tuple2<K,V>,Int>>
mkString=()String
mkString=(String)String
mkString=(String,String,String)String
toList=()List<Tuple2<K,V>>
toSeq,toIndexedSeq=()Seq<Tuple2<K,V>>
toVector=()Vector<Tuple2<K,V>>
toSet=()Set<Tuple2<K,V>>
toArray=()Array<Tuple2<K,V>>
toMap=()Map<K,V>
toIterable=()Iterable<Tuple2<K,V>>
iterator,toIterator=()Iterator<Tuple2<K,V>>
grouped=(Int)Iterator<C<K,V>>
unzip=()Tuple2<Iterable<K>,Iterable<V>>
get=(K)Option<V>
apply=(K)V
getOrElse=(K,V)V
contains,isDefinedAt=(K)Boolean
keys=()Iterable<K>
keySet=()Set<K>
keysIterator=()Iterator<K>
values=()Iterable<V>
valuesIterator=()Iterator<V>
$plus=(Tuple2<K,V>...)C<K,V>
$minus,removed=(K)C<K,V>
$plus$plus,concat=(IterableOnce<Tuple2<K,V>>)C<K,V>
$minus$minus,removedAll=(IterableOnce<K>)C<K,V>
updated=(K,V)C<K,V>
updatedWith=(K,Function1<Option<V>,Option<V>>)C<K,V>
<W>mapValues=(Function1<V,W>)C<K,W>
<W>transform=(Function2<K,V,W>)C<K,W>
filterKeys=(Function1<K,Boolean>)C<K,V>
withDefaultValue=(V)C<K,V>
withDefault=(Function1<K,V>)C<K,V>
<B>zip=(IterableOnce<B>)Iterable<Tuple2<Tuple2<K,V>,B>>
lift=()Function1<K,Option<V>>
<B>andThen=(Function1<V,B>)Function1<K,B>`;var MUTABLE_MAP=`${MAP}
$plus$eq,addOne=(Tuple2<K,V>...)C<K,V>
$minus$eq,subtractOne=(K)C<K,V>
$plus$plus$eq,addAll=(IterableOnce<Tuple2<K,V>>)C<K,V>
$minus$minus$eq=(IterableOnce<K>)C<K,V>
put=(K,V)Option<V>
remove=(K)Option<V>
update=(K,V)Unit
clear=()Unit
getOrElseUpdate=(K,V)V
putIfAbsent=(K,V)Option<V>
replace=(K,V)Option<V>
retain,filterInPlace=(Function2<K,V,Boolean>)C<K,V>`;var COMPANION=`<A>apply=(A...)C<A>
<A>empty=()C<A>
<A>fill=(Int,A)C<A>
<A>tabulate=(Int,Function1<Int,A>)C<A>
<A>iterate=(A,Int,Function1<A,A>)C<A>
range=(Int,Int)C<Int>
<A>concat=(IterableOnce<A>...)C<A>
<A>from=(IterableOnce<A>)C<A>
<A>newBuilder=()Builder<A,C<A>>
<A>unapplySeq=(C<A>)Option<C<A>>`;var MAP_COMPANION=`<K,V>apply=(Tuple2<K,V>...)C<K,V>
<K,V>empty=()C<K,V>
<K,V>from=(IterableOnce<Tuple2<K,V>>)C<K,V>
<K,V>newBuilder=()Builder<Tuple2<K,V>,C<K,V>>`;var MONAD=`<B>map=(Function1<A,B>)C<B>
<B>flatMap=(Function1<A,C<B>>)C<B>
<U>foreach=(Function1<A,U>)Unit
filter,filterNot,withFilter=(Function1<A,Boolean>)C<A>
<B>collect=(PartialFunction<A,B>)C<B>
flatten=()C<?>`;var NUMBER=`$plus,$minus,$times,$div,$percent,max,min,$amp,$bar,$up=(N)N
$plus,$minus,$times,$div,$percent,max,min=(Double)Double
$plus,$minus,$times,$div,$percent,max,min,$amp,$bar=(Long)Long
$plus=(String)String
$less$less,$greater$greater,$greater$greater$greater=(Int)N
unary_$minus,unary_$plus,unary_$tilde,abs,signum=()N
$less,$greater,$less$eq,$greater$eq,$eq$eq,$bang$eq,equals=(Any)Boolean
compare,compareTo=(N)Int
toInt,intValue=()Int
toLong,longValue=()Long
toDouble,doubleValue=()Double
toFloat=()Float
toShort=()Short
toByte=()Byte
toChar=()Char
toHexString,toBinaryString,toOctalString=()String
isNaN,isInfinity,isWhole=()Boolean
to,until=(N)Range
to,until=(N,N)Range
round,ceil,floor=()N`;var SCALA_TYPES=[["c scala.Any",`equals,$eq$eq,$bang$eq,canEqual=(Any)Boolean
hashCode,$hash$hash=()Int
toString=()String
<T>isInstanceOf=()Boolean
<T>asInstanceOf=()T
eq,ne=(AnyRef)Boolean
<T>synchronized=(T)T
wait,notify,notifyAll,finalize=()Unit
wait=(Long)Unit
clone=()AnyRef
getClass=()java.lang.Class<static>
<B>$minus$greater,$u2192=(B)Tuple2<static,B>
ensuring=(Boolean)static
ensuring=(Function1<static,Boolean>)static
formatted=(String)String`],["c scala.AnyRef|Any",""],["c scala.AnyVal|Any",""],["c scala.Nothing|Any",""],["c scala.Null|AnyRef",""],["c scala.Unit|AnyVal",""],
["c scala.Boolean|AnyVal",`$amp$amp,$bar$bar,$amp,$bar,$up=(Boolean)Boolean
unary_$bang=()Boolean
compare=(Boolean)Int`],...["Int","Long","Double","Float","Short","Byte","Char"].map(name2=>[`c scala.${name2}|AnyVal|Comparable<${name2}>`,`${NUMBER.replace(/\bN\b/g,
name2)}${name2==="Char"?"\nisDigit,isLetter,isLetterOrDigit,isUpper,isLower,isWhitespace,isControl=()Boolean\ntoUpper,toLower=()Char\nasDigit,getNumericValue=()Int":
""}`]),...["Int","Long","Double","Float","Short","Byte","Char"].map(name2=>[`o scala.${name2}$`,`MaxValue:${name2}
MinValue:${name2}
MinPositiveValue,NaN,PositiveInfinity,NegativeInfinity:${name2}
box=(${name2})AnyRef`]),["o scala.Predef$",`println,print=(Any)Unit
println=()Unit
printf=(String,Any...)Unit
require,assert,assume=(Boolean)Unit
require,assert,assume=(Boolean,Any)Unit
<T>implicitly,summon,valueOf=()T
<A>identity,locally=(A)A
<T>classOf=()java.lang.Class<T>
$qmark$qmark$qmark=()Nothing
Map:scala.collection.immutable.Map$
Set:scala.collection.immutable.Set$
augmentString=(String)StringOps
refArrayOps,wrapRefArray=(Array<?>)Array<?>
error=(String)Nothing
readLine=()String
any2stringadd=(Any)String`],["c scala.Array<A>",`${SEQUENCE}
update=(Int,A)Unit`,{C:"Array"}],["o scala.Array$",`${COMPANION}
<A>ofDim=(Int)Array<A>
<A>ofDim=(Int,Int)Array<Array<A>>
copy=(AnyRef,Int,AnyRef,Int,Int)Unit`,{C:"Array"}],["i scala.collection.IterableOnce<A>","<U>foreach=(Function1<A,U>)Unit\niterator=()Iterator<A>"],["i scala.co\
llection.Iterable<A>|IterableOnce<A>",ITERABLE,{C:"Iterable"}],["o scala.collection.Iterable$",COMPANION,{C:"Iterable"}],["i scala.collection.Seq<A>|Iterable<A>\
|PartialFunction<Int,A>",SEQUENCE,{C:"Seq"}],["o scala.collection.Seq$",COMPANION,{C:"Seq"}],["i scala.collection.IndexedSeq<A>|Seq<A>",SEQUENCE,{C:"IndexedSeq"}],
["o scala.collection.IndexedSeq$",COMPANION,{C:"IndexedSeq"}],["i scala.collection.immutable.LinearSeq<A>|Seq<A>",SEQUENCE,{C:"LinearSeq"}],["c scala.collection\
.immutable.List<A>|LinearSeq<A>",`${SEQUENCE}
$colon$colon=(A)List<A>
$colon$colon$colon,reverse_$colon$colon$colon=(List<A>)List<A>
<B>mapConserve=(Function1<A,B>)List<B>`,{C:"List"}],["o scala.collection.immutable.List$",COMPANION,{C:"List"}],["o scala.collection.immutable.Nil$|List<Nothing\
>","<A>$colon$colon=(A)List<A>\n<A>$colon$colon$colon=(List<A>)List<A>"],["c scala.collection.immutable.$colon$colon<A>|List<A>",""],["c scala.collection.immuta\
ble.Vector<A>|IndexedSeq<A>",SEQUENCE,{C:"Vector"}],["o scala.collection.immutable.Vector$",COMPANION,{C:"Vector"}],["c scala.collection.immutable.Stream<A>|Lin\
earSeq<A>",`${SEQUENCE}
$hash$colon$colon=(A)Stream<A>
$hash$colon$colon$colon=(Stream<A>)Stream<A>
force=()Stream<A>`,{C:"Stream"}],["o scala.collection.immutable.Stream$",`${COMPANION}
<A>continually=(A)Stream<A>
from=(Int)Stream<Int>`,{C:"Stream"}],["c scala.collection.immutable.LazyList<A>|LinearSeq<A>",`${SEQUENCE}
$hash$colon$colon=(A)LazyList<A>
force=()LazyList<A>`,{C:"LazyList"}],["o scala.collection.immutable.LazyList$",`${COMPANION}
<A>continually=(A)LazyList<A>
from=(Int)LazyList<Int>`,{C:"LazyList"}],["c scala.collection.immutable.Queue<A>|Seq<A>",`${SEQUENCE}
enqueue=(A)Queue<A>
dequeue=()Tuple2<A,Queue<A>>
dequeueOption=()Option<Tuple2<A,Queue<A>>>
front=()A`,{C:"Queue"}],["o scala.collection.immutable.Queue$",COMPANION,{C:"Queue"}],["c scala.collection.immutable.Range|IndexedSeq<Int>","by=(Int)Range\ninclu\
sive=()Range\nstart,end,step=()Int"],["o scala.collection.immutable.Range$","apply,inclusive=(Int,Int)Range\napply,inclusive=(Int,Int,Int)Range"],["i scala.coll\
ection.immutable.Set<A>|Iterable<A>|Function1<A,Boolean>",SET,{C:"Set"}],["o scala.collection.immutable.Set$",COMPANION,{C:"Set"}],["c scala.collection.immutabl\
e.HashSet<A>|Set<A>",SET,{C:"HashSet"}],["o scala.collection.immutable.HashSet$",COMPANION,{C:"HashSet"}],["c scala.collection.immutable.ListSet<A>|Set<A>",SET,
{C:"ListSet"}],["o scala.collection.immutable.ListSet$",COMPANION,{C:"ListSet"}],["c scala.collection.immutable.SortedSet<A>|Set<A>",`${SET}
firstKey,lastKey=()A
range=(A,A)SortedSet<A>`,{C:"SortedSet"}],["o scala.collection.immutable.SortedSet$",COMPANION,{C:"SortedSet"}],["c scala.collection.immutable.TreeSet<A>|Sorted\
Set<A>",SET,{C:"TreeSet"}],["o scala.collection.immutable.TreeSet$",COMPANION,{C:"TreeSet"}],["c scala.collection.immutable.BitSet|Set<Int>",""],["i scala.colle\
ction.immutable.Map<K,V>|Iterable<Tuple2<K,V>>|PartialFunction<K,V>",MAP,{C:"Map"}],["o scala.collection.immutable.Map$",MAP_COMPANION,{C:"Map"}],["c scala.coll\
ection.immutable.HashMap<K,V>|Map<K,V>",MAP,{C:"HashMap"}],["o scala.collection.immutable.HashMap$",MAP_COMPANION,{C:"HashMap"}],["c scala.collection.immutable.\
ListMap<K,V>|Map<K,V>",MAP,{C:"ListMap"}],["o scala.collection.immutable.ListMap$",MAP_COMPANION,{C:"ListMap"}],["c scala.collection.immutable.VectorMap<K,V>|Ma\
p<K,V>",MAP,{C:"VectorMap"}],["o scala.collection.immutable.VectorMap$",MAP_COMPANION,{C:"VectorMap"}],["c scala.collection.immutable.SortedMap<K,V>|Map<K,V>",`${MAP}\

firstKey,lastKey=()K`,{C:"SortedMap"}],["o scala.collection.immutable.SortedMap$",MAP_COMPANION,{C:"SortedMap"}],["c scala.collection.immutable.TreeMap<K,V>|Sor\
tedMap<K,V>",MAP,{C:"TreeMap"}],["o scala.collection.immutable.TreeMap$",MAP_COMPANION,{C:"TreeMap"}],["i scala.collection.Iterator<A>|IterableOnce<A>",`${ITERABLE}\

next=()A
hasNext=()Boolean
buffered=()Iterator<A>
length=()Int
duplicate=()Tuple2<Iterator<A>,Iterator<A>>
contains=(A)Boolean
distinct=()Iterator<A>
nextOption=()Option<A>`,{C:"Iterator"}],["o scala.collection.Iterator$",`${COMPANION}
<A>continually=(A)Iterator<A>
<A>single=(A)Iterator<A>`,{C:"Iterator"}],["i scala.collection.mutable.Builder<A,R>","$plus$eq,addOne=(A)Builder<A,R>\n$plus$plus$eq,addAll=(IterableOnce<A>)Buil\
der<A,R>\nresult=()R\nclear=()Unit\nsizeHint=(Int)Unit"],["i scala.collection.mutable.Buffer<A>|Seq<A>",`${SEQUENCE}
${BUFFER2}`,{C:"Buffer"}],["o scala.collection.mutable.Buffer$",COMPANION,{C:"Buffer"}],["c scala.collection.mutable.ArrayBuffer<A>|Buffer<A>",`${SEQUENCE}
${BUFFER2}`,{C:"ArrayBuffer"}],["o scala.collection.mutable.ArrayBuffer$",COMPANION,{C:"ArrayBuffer"}],["c scala.collection.mutable.ListBuffer<A>|Buffer<A>",`${SEQUENCE}\

${BUFFER2}`,{C:"ListBuffer"}],["o scala.collection.mutable.ListBuffer$",COMPANION,{C:"ListBuffer"}],["c scala.collection.mutable.ArraySeq<A>|Seq<A>",SEQUENCE,{C:"\
ArraySeq"}],["c scala.collection.mutable.Stack<A>|Seq<A>",`${SEQUENCE}
${GROWABLE}
push=(A)Stack<A>
pop,top=()A`,{C:"Stack"}],["o scala.collection.mutable.Stack$",COMPANION,{C:"Stack"}],["c scala.collection.mutable.PriorityQueue<A>|Iterable<A>",`${ITERABLE}
${GROWABLE}
enqueue=(A...)Unit
dequeue=()A`,{C:"PriorityQueue"}],["o scala.collection.mutable.PriorityQueue$",COMPANION,{C:"PriorityQueue"}],["c scala.collection.mutable.ArrayBuilder<A>|Build\
er<A,Array<A>>",""],["c scala.collection.mutable.StringBuilder|Seq<Char>","append,$plus$plus$eq,$plus$eq,insert,reverse,appendAll=(Any)StringBuilder\nresult,mkSt\
ring=()String\nlength=()Int\nsetLength=(Int)Unit\nclear=()Unit\ncharAt=(Int)Char"],["c scala.StringOps",`${SEQUENCE.replace(/C<A>/g,"String").replace(/\bA\b/g,"\
Char").replace(/C<B>/g,"IndexedSeq<B>").replace(/C<([^;=]*)>/g,"IndexedSeq<$1>")}
$plus,$times,concat=(Any)String
format,formatLocal=(Any...)String
stripMargin,stripLineEnd,capitalize,toUpperCase,toLowerCase,trim,strip=()String
stripMargin=(Char)String
stripPrefix,stripSuffix=(String)String
toInt=()Int
toLong=()Long
toDouble=()Double
toFloat=()Float
toShort=()Short
toByte=()Byte
toBoolean=()Boolean
toIntOption=()Option<Int>
toLongOption=()Option<Long>
toDoubleOption=()Option<Double>
toBooleanOption=()Option<Boolean>
split=(Char)Array<String>
split=(Array<Char>)Array<String>
lines,linesIterator,linesWithSeparators=()Iterator<String>
r=()Regex
r=(String...)Regex
replaceAllLiterally=(String,String)String
compare=(String)Int
$less,$greater,$less$eq,$greater$eq=(String)Boolean`],["c scala.StringContext","s,f,raw=(Any...)String\nparts:Seq<String>"],["o scala.StringContext$","apply=(St\
ring...)StringContext\nprocessEscapes,treatEscapes=(String)String"],["c scala.Symbol","name:String"],["o scala.Symbol$","apply=(String)Symbol"],["c scala.Option\
<A>|IterableOnce<A>",`${MONAD.replace("Function1<A,C<B>>","Function1<A,IterableOnce<B>>")}
get,getOrElse0,orNull=()A
getOrElse=(A)A
orElse=(Option<A>)Option<A>
<B>fold=(B,Function1<A,B>)B
<B>foldLeft=(B,Function2<B,A,B>)B
isDefined,isEmpty,nonEmpty=()Boolean
exists,forall=(Function1<A,Boolean>)Boolean
contains=(A)Boolean
find=(Function1<A,Boolean>)Option<A>
toList=()List<A>
toSeq,toIndexedSeq=()Seq<A>
toVector=()Vector<A>
toSet=()Set<A>
iterator=()Iterator<A>
size=()Int
<X>toRight=(X)Either<X,A>
<X>toLeft=(X)Either<A,X>
<B>zip=(Option<B>)Option<Tuple2<A,B>>
head,last=()A
headOption=()Option<A>
count=(Function1<A,Boolean>)Int
mkString=()String
mkString=(String)String
unzip=()Tuple2<Option<?>,Option<?>>`,{C:"Option"}],["o scala.Option$","<A>apply=(A)Option<A>\n<A>empty=()Option<A>\n<A>when,unless=(Boolean,A)Option<A>"],["c sc\
ala.Some<A>|Option<A>","value,x:A"],["o scala.Some$","<A>apply=(A)Some<A>\n<A>unapply=(Option<A>)Option<A>"],["o scala.None$|Option<Nothing>",""],["c scala.util\
.Either<L,A>",`<B>map=(Function1<A,B>)Either<L,B>
<B>flatMap=(Function1<A,Either<L,B>>)Either<L,B>
<U>foreach=(Function1<A,U>)Unit
<X>fold=(Function1<L,X>,Function1<A,X>)X
left=()LeftProjection<L,A>
right=()RightProjection<L,A>
isLeft,isRight=()Boolean
getOrElse=(A)A
orElse=(Either<L,A>)Either<L,A>
toOption=()Option<A>
toSeq=()Seq<A>
toTry=()Try<A>
swap=()Either<A,L>
merge=()A
exists,forall=(Function1<A,Boolean>)Boolean
contains=(A)Boolean
filterOrElse=(Function1<A,Boolean>,L)Either<L,A>
joinRight,joinLeft,flatten=()Either<L,?>`],["c scala.util.Left<L,A>|Either<L,A>","value,a:L"],["c scala.util.Right<L,A>|Either<L,A>","value,b:A"],["o scala.util\
.Left$","<L,A>apply=(L)Left<L,A>\n<L,A>unapply=(Either<L,A>)Option<L>"],["o scala.util.Right$","<L,A>apply=(A)Right<L,A>\n<L,A>unapply=(Either<L,A>)Option<A>"],
["o scala.util.Either$","<L,A>cond=(Boolean,A,L)Either<L,A>"],["c scala.util.LeftProjection<L,A>","<X>map=(Function1<L,X>)Either<X,A>\n<X>flatMap=(Function1<L,Ei\
ther<X,A>>)Either<X,A>\nget=()L\ntoOption=()Option<L>\n<U>foreach=(Function1<L,U>)Unit\ngetOrElse=(L)L\nexists,forall=(Function1<L,Boolean>)Boolean"],["c scala.\
util.RightProjection<L,A>","<X>map=(Function1<A,X>)Either<L,X>\n<X>flatMap=(Function1<A,Either<L,X>>)Either<L,X>\nget=()A\ntoOption=()Option<A>\n<U>foreach=(Functio\
n1<A,U>)Unit\ngetOrElse=(A)A\nexists,forall=(Function1<A,Boolean>)Boolean"],["c scala.util.Try<A>",`${MONAD}
get=()A
getOrElse=(A)A
orElse=(Try<A>)Try<A>
recover=(PartialFunction<Throwable,A>)Try<A>
recoverWith=(PartialFunction<Throwable,Try<A>>)Try<A>
isSuccess,isFailure=()Boolean
toOption=()Option<A>
toEither=()Either<Throwable,A>
failed=()Try<Throwable>
<B>transform=(Function1<A,Try<B>>,Function1<Throwable,Try<B>>)Try<B>
<B>fold=(Function1<Throwable,B>,Function1<A,B>)B`,{C:"Try"}],["o scala.util.Try$","<A>apply=(A)Try<A>"],["c scala.util.Success<A>|Try<A>","value:A"],["o scala.u\
til.Success$","<A>apply=(A)Success<A>\n<A>unapply=(Try<A>)Option<A>"],["c scala.util.Failure<A>|Try<A>","exception:Throwable"],["o scala.util.Failure$","<A>appl\
y=(Throwable)Failure<A>\n<A>unapply=(Try<A>)Option<Throwable>"],["c scala.util.Random","nextInt=()Int\nnextInt=(Int)Int\nnextLong=()Long\nnextDouble=()Double\nnextF\
loat=()Float\nnextBoolean=()Boolean\nnextBytes=(Array<Byte>)Unit\nnextString=(Int)String\n<A>shuffle=(Seq<A>)Seq<A>\nnextGaussian=()Double"],["o scala.util.Rand\
om$|Random",""],["o scala.util.Properties$","isWin,isMac,isLinux=()Boolean\nversionNumberString,versionString,lineSeparator,userHome,userDir,tmpDir,javaHome=()St\
ring\npropOrElse,envOrElse=(String,String)String\npropOrNull,propOrEmpty,envOrNone0=(String)String\nenvOrNone,propOrNone=(String)Option<String>"],["o scala.util\
.control.NonFatal$","apply=(Throwable)Boolean\nunapply=(Throwable)Option<Throwable>"],["i scala.util.control.NoStackTrace|java.lang.Throwable",""],["i scala.uti\
l.control.ControlThrowable|java.lang.Throwable",""],["c scala.util.control.Breaks","breakable=(Unit)Unit\nbreak=()Nothing"],["o scala.util.control.Breaks$|Break\
s",""],["c scala.util.matching.Regex","findFirstIn=(CharSequence)Option<String>\nfindFirstMatchIn=(CharSequence)Option<Match>\nfindAllIn=(CharSequence)Iterator<St\
ring>\nfindAllMatchIn=(CharSequence)Iterator<Match>\nreplaceAllIn=(CharSequence,Function1<Match,String>)String\nreplaceAllIn=(CharSequence,String)String\nreplaceFir\
stIn=(CharSequence,String)String\nunapplySeq=(CharSequence)Option<List<String>>\npattern=()java.util.regex.Pattern\nmatches=(CharSequence)Boolean\nanchored,unanchor\
ed=()Regex\nregex=()String\nsplit=(CharSequence)Array<String>"],["c scala.util.matching.Match","group=(Int)String\ngroup=(String)String\nmatched=()String\nsubgroup\
s=()List<String>\nstart,end,groupCount=()Int\nbefore,after,source=()CharSequence"],["i scala.concurrent.Awaitable<A>",""],["i scala.concurrent.Future<A>|Awaitab\
le<A>",`${MONAD}
<U>onComplete=(Function1<Try<A>,U>)Unit
<U>onSuccess=(PartialFunction<A,U>)Unit
<U>onFailure=(PartialFunction<Throwable,U>)Unit
<U>andThen=(PartialFunction<Try<A>,U>)Future<A>
recover=(PartialFunction<Throwable,A>)Future<A>
recoverWith=(PartialFunction<Throwable,Future<A>>)Future<A>
fallbackTo=(Future<A>)Future<A>
<B>zip=(Future<B>)Future<Tuple2<A,B>>
<B,D>zipWith=(Future<B>,Function2<A,B,D>)Future<D>
<B>transform=(Function1<A,B>,Function1<Throwable,Throwable>)Future<B>
<B>transform=(Function1<Try<A>,Try<B>>)Future<B>
<B>transformWith=(Function1<Try<A>,Future<B>>)Future<B>
<S>mapTo=()Future<S>
failed=()Future<Throwable>
value=()Option<Try<A>>
isCompleted=()Boolean
ready=(Duration)Future<A>
result=(Duration)A`,{C:"Future"}],["o scala.concurrent.Future$","<A>apply=(A)Future<A>\n<A>successful,fromTry0=(A)Future<A>\n<A>fromTry=(Try<A>)Future<A>\n<A>faile\
d=(Throwable)Future<A>\n<A>delegate=(Future<A>)Future<A>\n<A>sequence=(Iterable<Future<A>>)Future<Seq<A>>\n<A,B>traverse=(Iterable<A>,Function1<A,Future<B>>)Future\
<Seq<B>>\n<A>firstCompletedOf=(Iterable<Future<A>>)Future<A>\n<A,B>foldLeft,fold=(Iterable<Future<A>>,B,Function2<B,A,B>)Future<B>\n<A,B>reduceLeft,reduce=(Iterabl\
e<Future<A>>,Function2<A,A,A>)Future<A>\nunit:Future<Unit>\nnever:Future<Nothing>"],["i scala.concurrent.Promise<A>","future=()Future<A>\nsuccess=(A)Promise<A>\nf\
ailure=(Throwable)Promise<A>\ncomplete=(Try<A>)Promise<A>\ntrySuccess=(A)Boolean\ntryFailure=(Throwable)Boolean\ntryComplete=(Try<A>)Boolean\ntryCompleteWith,complet\
eWith=(Future<A>)Promise<A>\nisCompleted=()Boolean"],["o scala.concurrent.Promise$","<A>apply=()Promise<A>\n<A>successful=(A)Promise<A>\n<A>failed=(Throwable)Prom\
ise<A>\n<A>fromTry=(Try<A>)Promise<A>"],["i scala.concurrent.ExecutionContext","execute=(Runnable)Unit\nreportFailure=(Throwable)Unit\nprepare=()ExecutionContext"],
["i scala.concurrent.ExecutionContextExecutor|ExecutionContext|java.util.concurrent.Executor",""],["i scala.concurrent.ExecutionContextExecutorService|Execution\
ContextExecutor|java.util.concurrent.ExecutorService",""],["o scala.concurrent.ExecutionContext$","global:ExecutionContextExecutor\nImplicits:ExecutionContext.Im\
plicits$\nfromExecutor=(java.util.concurrent.Executor)ExecutionContextExecutor\nfromExecutorService=(java.util.concurrent.ExecutorService)ExecutionContextExecutor\
Service\nparasitic:ExecutionContextExecutor"],["o scala.concurrent.ExecutionContext.Implicits$","global:ExecutionContextExecutor"],["o scala.concurrent.Await$",
"<A>result=(Awaitable<A>,Duration)A\n<A>ready=(Future<A>,Duration)Future<A>"],["o scala.concurrent.package$","<A>blocking=(A)A\n<A>future=(A)Future<A>\n<A>promise\
=()Promise<A>"],["i scala.concurrent.duration.Duration","toMillis,toSeconds,toNanos,toMinutes,toMicros,toHours,toDays,length=()Long\ntoUnit=(java.util.concurrent\
.TimeUnit)Double\nisFinite=()Boolean\nunit=()java.util.concurrent.TimeUnit\n$plus,$minus,min,max=(Duration)Duration\n$times,$div=(Double)Duration\n$less,$greater,$le\
ss$eq,$greater$eq=(Duration)Boolean\nfromNow=()Deadline"],["c scala.concurrent.duration.FiniteDuration|Duration","$plus,$minus,min,max=(FiniteDuration)FiniteDur\
ation\n$times,$div=(Long)FiniteDuration\nfromNow=()Deadline\ntoCoarsest=()FiniteDuration"],["o scala.concurrent.duration.FiniteDuration$","apply=(Long,java.util\
.concurrent.TimeUnit)FiniteDuration"],["o scala.concurrent.duration.Duration$","apply=(Long,java.util.concurrent.TimeUnit)FiniteDuration\napply=(String)Duration\n\
create=(Long,java.util.concurrent.TimeUnit)FiniteDuration\nInf,MinusInf,Undefined:Duration\nZero:FiniteDuration\nfromNanos=(Long)FiniteDuration"],["c scala.conc\
urrent.duration.DurationInt","second,seconds,milli,millis,millisecond,milliseconds,minute,minutes,hour,hours,day,days,nano,nanos,nanosecond,nanoseconds,micro,mi\
cros,microsecond,microseconds=()FiniteDuration"],["c scala.concurrent.duration.Deadline","timeLeft=()FiniteDuration\nhasTimeLeft,isOverdue=()Boolean\n$plus,$minus\
=(FiniteDuration)Deadline"],["o scala.concurrent.duration.Deadline$","now=()Deadline"],["i scala.PartialFunction<A,B>|Function1<A,B>","isDefinedAt=(A)Boolean\nli\
ft=()Function1<A,Option<B>>\norElse=(PartialFunction<A,B>)PartialFunction<A,B>\n<D>andThen=(Function1<B,D>)PartialFunction<A,D>\napplyOrElse=(A,Function1<A,B>)B\n<U\
>runWith=(Function1<B,U>)Function1<A,Boolean>"],["o scala.PartialFunction$","<A,B>empty=()PartialFunction<A,B>"],["i scala.math.Ordering<T>","compare=(T,T)Int\nl\
t,gt,lteq,gteq,equiv=(T,T)Boolean\nmax,min=(T,T)T\nreverse=()Ordering<T>\n<U>on=(Function1<U,T>)Ordering<U>\n<U>contramap=(Function1<U,T>)Ordering<U>"],["o scal\
a.math.Ordering$","<T>apply=()Ordering<T>\n<T,S>by=(Function1<T,S>)Ordering<T>\n<T>fromLessThan=(Function2<T,T,Boolean>)Ordering<T>\nInt:Ordering<Int>\nString:Order\
ing<String>\nLong:Ordering<Long>\nDouble:Ordering<Double>\nBoolean:Ordering<Boolean>"],["i scala.math.Ordered<T>|Comparable<T>","compare=(T)Int\n$less,$greater,$\
less$eq,$greater$eq=(T)Boolean"],["i scala.math.Numeric<T>|Ordering<T>","plus,minus,times=(T,T)T\nnegate,abs=(T)T\nfromInt=(Int)T\ntoInt=(T)Int\ntoLong=(T)Long\ntoDo\
uble=(T)Double\nzero,one=()T"],["i scala.math.Integral<T>|Numeric<T>","quot,rem=(T,T)T"],["i scala.math.Fractional<T>|Numeric<T>","div=(T,T)T"],["i scala.math.E\
quiv<T>","equiv=(T,T)Boolean"],["c scala.math.BigInt","$plus,$minus,$times,$div,$percent,min,max,gcd,mod,pow0=(BigInt)BigInt\npow,$less$less,$greater$greater=(In\
t)BigInt\nunary_$minus,abs=()BigInt\ntoInt,intValue,bitLength=()Int\ntoLong,longValue=()Long\ntoDouble=()Double\nbigInteger=()java.math.BigInteger\n$less,$greater,$le\
ss$eq,$greater$eq=(BigInt)Boolean\ntoByteArray=()Array<Byte>\nsignum=()Int"],["o scala.math.BigInt$","apply=(Any)BigInt"],["c scala.math.BigDecimal","$plus,$min\
us,$times,$div,$percent,min,max=(BigDecimal)BigDecimal\nunary_$minus,abs=()BigDecimal\ntoInt=()Int\ntoLong=()Long\ntoDouble,doubleValue=()Double\ntoBigInt=()BigInt\nb\
igDecimal=()java.math.BigDecimal\n$less,$greater,$less$eq,$greater$eq=(BigDecimal)Boolean\nsetScale=(Int)BigDecimal\nscale,precision,signum=()Int"],["o scala.ma\
th.BigDecimal$","apply=(Any)BigDecimal"],["o scala.math.package$","max,min=(Int,Int)Int\nmax,min=(Long,Long)Long\nmax,min=(Double,Double)Double\nabs=(Int)Int\nabs=(\
Long)Long\nabs=(Double)Double\npow,atan2=(Double,Double)Double\nsqrt,log,log10,exp,ceil,floor,sin,cos,tan,signum=(Double)Double\nround=(Double)Long\nrandom=()Double\n\
Pi,E:Double"],["i scala.Product","productArity=()Int\nproductElement=(Int)Any\nproductIterator=()Iterator<Any>\nproductPrefix=()String\ncanEqual=(Any)Boolean"],
["i scala.Serializable",""],["i scala.Equals",""],["i scala.Dynamic",""],["c scala.annotation.StaticAnnotation",""],["c scala.annotation.tailrec",""],["c scala.\
annotation.switch",""],["c scala.annotation.varargs",""],["c scala.annotation.implicitNotFound",""],["c scala.annotation.nowarn",""],["c scala.annotation.unused",
""],["c scala.inline",""],["c scala.noinline",""],["c scala.specialized",""],["c scala.transient",""],["c scala.volatile",""],["c scala.throws",""],["c scala.de\
precated",""],["c scala.native",""],["c scala.unchecked",""],["c scala.MatchError|java.lang.RuntimeException",""],["c scala.NotImplementedError|java.lang.Error",
""],["i scala.App","args=()Array<String>\nmain=(Array<String>)Unit"],["c scala.Enumeration","Value=()Enumeration.Value\nValue=(Int)Enumeration.Value\nValue=(Strin\
g)Enumeration.Value\nValue=(Int,String)Enumeration.Value\nvalues=()Set<Enumeration.Value>\nwithName=(String)Enumeration.Value\napply=(Int)Enumeration.Value\nmaxId=()\
Int"],["c scala.Enumeration.Value","id=()Int\ncompare=(Enumeration.Value)Int"],["c scala.Enumeration.Val|Enumeration.Value",""],["o scala.Console$","println,pri\
nt=(Any)Unit\nout,err=()java.io.PrintStream\nin=()java.io.BufferedReader\nRED,GREEN,BLUE,RESET,YELLOW,BOLD,CYAN,MAGENTA,WHITE:String\n<A>withOut,withErr,withIn=(jav\
a.io.OutputStream,A)A"],["c scala.io.Source|Iterator<Char>","getLines=()Iterator<String>\nclose=()Unit\nmkString=()String"],["o scala.io.Source$","fromFile,from\
URL,fromString,fromInputStream,fromResource,fromBytes,fromURI=(Any)Source\nfromFile,fromURL,fromInputStream=(Any,String)Source"],["o scala.sys.package$","error=\
(String)Nothing\nexit=()Nothing\nexit=(Int)Nothing\nprops:scala.collection.mutable.Map<String,String>\nenv:Map<String,String>\naddShutdownHook=(Unit)Unit"],["c \
scala.FromJavaList<A>","asScala=()scala.collection.mutable.Buffer<A>"],["c scala.FromJavaSet<A>","asScala=()scala.collection.mutable.Set<A>"],["c scala.FromJava\
Map<K,V>","asScala=()scala.collection.mutable.Map<K,V>"],["c scala.FromJavaIterator<A>","asScala=()Iterator<A>"],["c scala.FromJavaIterable<A>","asScala=()Itera\
ble<A>"],["c scala.ToJavaMap<K,V>","asJava=()java.util.Map<K,V>"],["c scala.ToJavaSet<A>","asJava=()java.util.Set<A>"],["c scala.ToJavaList<A>","asJava=()java.u\
til.List<A>\nasJavaCollection=()java.util.Collection<A>"],["c scala.ToJavaIterator<A>","asJava=()java.util.Iterator<A>"],["c scala.ToJavaIterable<A>","asJava,as\
JavaIterable=()java.lang.Iterable<A>\nasJavaCollection=()java.util.Collection<A>"],["o scala.collection.JavaConverters$",""],["o scala.jdk.CollectionConverters$",
""],["i scala.reflect.ClassTag<T>","runtimeClass=()java.lang.Class<?>\nunapply=(Any)Option<T>\nnewArray=(Int)Array<T>"],["o scala.reflect.package$","<T>classTag\
=()ClassTag<T>"],["i scala.reflect.Manifest<T>|ClassTag<T>",""],["i scala.collection.concurrent.Map<K,V>|Map<K,V>",MUTABLE_MAP,{C:"scala.collection.concurrent.M\
ap"}],["c scala.collection.concurrent.TrieMap<K,V>|scala.collection.concurrent.Map<K,V>",MUTABLE_MAP,{C:"TrieMap"}],["o scala.collection.concurrent.TrieMap$",MAP_COMPANION,
{C:"TrieMap"}],...["Map","HashMap","LinkedHashMap","TreeMap","WeakHashMap","ListMap","OpenHashMap","AnyRefMap","LongMap"].flatMap(name2=>{const whole=`scala.col\
lection.mutable.${name2}`;const above=name2==="Map"?"Map":"scala.collection.mutable.Map";return[[`c ${whole}<K,V>|${above}<K,V>`,MUTABLE_MAP,{C:whole}],[`o ${whole}\
$`,MAP_COMPANION,{C:whole}]]}),...["Set","HashSet","LinkedHashSet","TreeSet","SortedSet","BitSet"].flatMap(name2=>{const whole=`scala.collection.mutable.${name2}`;
const above=name2==="Set"?"Set":"scala.collection.mutable.Set";return[[`c ${whole}<A>|${above}<A>`,`${SET}
${GROWABLE}
retain,filterInPlace=(Function1<A,Boolean>)C<A>`,{C:whole}],[`o ${whole}$`,COMPANION,{C:whole}]]}),...["Seq","IndexedSeq","Queue"].flatMap(name2=>{const whole=`\
scala.collection.mutable.${name2}`;const more=name2==="Queue"?`
${GROWABLE}
enqueue=(A...)Unit
dequeue,front=()A
dequeueFirst=(Function1<A,Boolean>)Option<A>`:"\nupdate=(Int,A)Unit";return[[`c ${whole}<A>|Seq<A>`,`${SEQUENCE}${more}`,{C:whole}],[`o ${whole}$`,COMPANION,{C:whole}]]})];var LETTERS="ABCDEFGHIJKLMNOPQRSTUV";function functionsAndTuples(){const lines=[];for(let count=0;count<=22;count++){const names=[...LETTERS.slice(0,count)];const all=[
...names,"Z"].join(",");const more=count===1?";<X>andThen=(Function1<Z,X>)Function1<A,X>;<X>compose=(Function1<X,A>)Function1<X,Z>":count>1?`;tupled=()Function1\
<Tuple${count}<${names.join(",")}>,Z>`:"";lines.push(`i scala.Function${count}<${all}>`,`apply!(${names.join(",")})Z${more}`);if(count<2)continue;const swap=count===
2?";swap=()Tuple2<B,A>":"";lines.push(`c scala.Tuple${count}<${names.join(",")}>|Product`,`${names.map((name2,at)=>`_${at+1}:${name2}`).join(";")}${swap}`);lines.
push(`o scala.Tuple${count}$`,`<${names.join(",")}>apply=(${names.join(",")})Tuple${count}<${names.join(",")}>`)}return lines}function membersOf(text3,names={}){
return text3.split("\n").filter(line=>line!=="").flatMap(line=>{const[,parameters="",all="",rest=""]=/^(<[\w,]+>)?([\w$,]+)([=:].*)$/.exec(line)??[];const said=Object.
entries(names).reduce((one,[name2,whole])=>one.replace(new RegExp(`(?<![.\\w])${name2}(?=<)`,"g"),whole),rest);return all.split(",").map(name2=>`${parameters}${name2}${said}`)}).
join(";")}var text2;function libraryText(){const types=()=>SCALA_TYPES.flatMap(([head,members,names])=>[head,membersOf(members,names)]);text2??=[...functionsAndTuples(),
...types()].join("\n");return text2}var ofLibrary;function isOfLibrary(name2){ofLibrary??=new Set(libraryText().match(/(?<=[;>\n]|^)[\w$]+(?=[=:!])/g));return ofLibrary.has(encoded(name2))}function methodAnywhere(program,name2){
const[only,...others]=isOfLibrary(name2)?[]:methodsByName(program,name2);return others.length===0?only:void 0}function classOf2(e,type2){if(type2?.is==="array")return e.overloads.asList(type2);if(type2?.is==="variable"&&!isSeen(e,type2.variable))return void 0;return classAt(
e,type2)}var isSeen=(e,variable)=>variable.place.file!==void 0&&variable.place.member===void 0||isDeclaredAround(e,variable);function memberOf2(e,type2,name2){if(type2===
void 0)return memberOfAnything(e,name2);switch(type2.is){case"null":case"deferred":return void 0;case"package":return termOf(e.program,type2,name2,e.file);case"\
typeName":return termOf(e.program,{is:"statics",cls:type2.of},name2,e.file);case"union":{for(const one of type2.of){const found=ownMember(e,one,name2);if(found)
return found}for(const one of type2.of){const found=madeMember(e,one,name2);if(found)return found}return void 0}default:return ownMember(e,type2,name2)??madeMember(
e,type2,name2)??lateMember(e,type2,name2)}}function memberOfAnything(e,name2){const any=e.program.dialect.standard.get(e.program.dialect.root);return any&&/^(?:[ai]sInstanceOf|toString|hashCode|getClass|[=!]=|equals|eq|ne|##|->)$/.
test(name2)?termIn(e.program,classType(any),name2,e.file):void 0}function ownMember(e,type2,name2){const cls=classOf2(e,type2);if(!cls)return void 0;const found=termIn(
e.program,cls,name2,e.file);if(found?.is==="members"&&found.members[0]?.owner.qualified==="scala.Any")return added(e,cls,name2)??found;return found??added(e,cls,
name2)}function added(e,cls,name2){const{standard:standard7}=e.program.dialect;if(cls.of.qualified==="java.lang.String"){const holder=standard7.get("scala.Strin\
gOps");return holder&&termIn(e.program,classType(holder),name2,e.file)}if(!CONVERSION.test(name2))return void 0;for(const[from,holder]of CONVERTED){const one=standard7.
get(from);const seen2=one&&asAncestor(e.program,cls,one);const made=seen2&&standard7.get(holder);const found=made&&termIn(e.program,classType(made,seen2.args),name2,
e.file);if(found)return found}return void 0}var CONVERSION=/^as(?:Scala|Java|JavaCollection|JavaIterable|JavaEnumeration|JavaDictionary)$/;var CONVERTED=[["java\
.util.List","scala.FromJavaList"],["java.util.Set","scala.FromJavaSet"],["java.util.concurrent.ConcurrentMap","scala.FromJavaMap"],["java.util.Map","scala.FromJ\
avaMap"],["java.util.Iterator","scala.FromJavaIterator"],["java.lang.Iterable","scala.FromJavaIterable"],["scala.collection.immutable.Map","scala.ToJavaMap"],["\
scala.collection.immutable.Set","scala.ToJavaSet"],["scala.collection.Seq","scala.ToJavaList"],["scala.collection.Iterator","scala.ToJavaIterator"],["scala.coll\
ection.Iterable","scala.ToJavaIterable"]];function lateMember(e,type2,name2){if(type2.is!=="class"||!/^scala\.(Int|Long|Double)$/.test(type2.of.qualified))return void 0;
const standard7=e.program.dialect.standard.get("scala.concurrent.duration.DurationInt");return standard7?.methods.has(name2)?termIn(e.program,classType(standard7),
name2,e.file):void 0}var views=new WeakMap;var viewsByName=new WeakMap;function viewsIn(program){let all=views.get(program);if(!all){all=[];views.set(program,all);
for(const file of program.files.values()){for(const cls of file.classes){const made=cls.has(FLAG.implicit)?cls.members.find(one=>one.text.kind===MEMBER_CONSTRUCTOR):
void 0;if(made&&made.text.parameters?.length===1)all.push({makes:cls,member:void 0,parameter:made,variables:cls.typeParameters})}for(const member2 of file.members.
flat())if(member2.has(FLAG.implicit)&&member2.text.kind===MEMBER_METHOD&&member2.text.parameters?.length===1)all.push({makes:void 0,member:member2,parameter:member2,
variables:member2.typeParameters})}}return all}function viewsWith(e,name2){let byName=viewsByName.get(e.program);if(!byName){byName=new Map;viewsByName.set(e.program,
byName)}let found=byName.get(name2);if(!found){byName.set(name2,[]);found=viewsIn(e.program).filter(view=>{const cls=view.makes??classOfType(e.program,typeOfMember(
e.program,view.parameter))?.of;const has=cls&&termIn(e.program,classType(cls),name2,e.file);return has?.is==="members"&&has.members[0]?.owner.qualified!=="scala\
.Any"});byName.set(name2,found)}return found}function madeMember(e,type2,name2){if(type2.is==="variable"&&!isDeclaredAround(e,type2.variable))return void 0;let best;
for(const view of viewsWith(e,name2)){const[wanted]=parameterTypesOf(e.program,view.parameter)??[];const isOpen=wanted?.is==="variable"&&view.variables.includes(
wanted.variable)||wanted?.is==="class"&&wanted.of.has(FLAG.announced);if(isOpen&&isOfLibrary(name2))continue;const fit=isOpen?FIT.boxed:e.overloads.fit(type2,wanted,
view.variables);if(fit===FIT.no||fit===FIT.unknown)continue;if(best&&nearness2(e,view)<=nearness2(e,best.view))continue;const bindings=new Map;e.overloads.infer(
wanted,type2,view.variables,bindings);const made=view.makes?classType(view.makes,view.makes.typeParameters.map(variable=>bindings.get(variable))):classOfType(e.
program,substitute(typeOfMember(e.program,view.parameter),bindings));const term=made&&termIn(e.program,made,name2,e.file);if(term)best={term,view}}return best?.
term}function nearness2(e,view){const file=(view.makes??view.parameter.owner).file;if(file===e.file)return 1e3;return sharedParts(e.file.path,file?.path??"")}function extensionsOn(e,type2,name2){
return e.program.extensions(name2).filter(member2=>{const[first]=parameterTypesOf(e.program,member2)??[];return partsOf5(type2).some(one=>partsOf5(first).some(wanted=>{
if(wanted!==first&&wanted?.is==="variable")return false;const fit=e.overloads.fit(one,wanted,member2.typeParameters);return fit===FIT.plain||fit===FIT.boxed}))})}
var partsOf5=type2=>type2?.is==="union"?type2.of:[type2];var NO_LISTS={lists:[],given:[]};function readLists(e,from,counts,given){let at=from;const lists2=counts.map(count=>{let end=at;for(let nth=0;nth<count;nth++)end=
after(e,end);const list=readArguments(e,at,end);at=end;return list});return{lists:lists2,given}}var onObject=(lists2,object,at)=>({...lists2,lists:[{types:[object],
at:[at]},...lists2.lists]});function joinedArguments(lists2,given){const types=lists2.flatMap(one=>one.types);const all={types,at:lists2.flatMap(one=>one.at),given};
if(lists2.some(one=>one.names))all.names=lists2.flatMap(one=>one.names??one.types.map(()=>void 0));return all}function drop(e,lists2){for(const one of lists2)finish(
e,one,void 0,new Map,void 0)}function takenBy({text:{lists:lists2,parameters}},given){if(lists2)return Math.min(lists2.length,given.length);if(!parameters)return Math.
min(1,given.length);let count=0;let taken=0;for(const one of given){if(taken>0&&count>=parameters.length)break;count+=one.types.length;taken++;if(parameters.length===
0)break}return taken}function takes2(member2,given){const{parameters,lists:lists2,defaults=[]}=member2.text;if(!parameters)return true;if(lists2?.length===0)return given.
length===0;const[first]=given;if(!first)return true;const all=parameters.slice(0,lists2?.[0]??parameters.length);const count=first.types.length;const isLast=lists2===
void 0||lists2.length===1;const isVariadic=member2.has(FLAG.variadic);const needed=all.filter((_,at)=>!defaults.includes(at)).length-(isVariadic&&isLast?1:0);const isTuple2=all.
length===1&&count!==1;if(count<needed&&member2.file!==void 0&&!isTuple2)return lists2===void 0&&given.length>1;if(count>all.length&&!(isVariadic&&isLast)&&!isTuple2)
return false;return(first.names??[]).every(name2=>name2===void 0||member2.file===void 0||parameterNamed(member2,name2)>=0)}var evidenceOf=(e,member2,receiver)=>member2?.
file===e.file&&member2!==void 0?"same_file":receiver?"type":"import";function callMembers(call4,{members,receiver}){const{e,at,lists:lists2,expected}=call4;const[
first]=members;if(first?.text.kind===MEMBER_FIELD){sayTerm(e,at,first,"read",receiver);return callValue({...call4,at:-1},fieldType(e,first,receiver),at)}const taking3=members.
filter(one=>takes2(one,lists2.lists));const candidates=taking3.length>0?taking3:members;const taken=candidates[0]?takenBy(candidates[0],lists2.lists):0;const own=lists2.
lists.slice(0,taken);const rest=lists2.lists.slice(taken);const args=tupled(e,candidates,joinedArguments(own,lists2.given));const plain2=lists2.lists.length===0&&
candidates.length>1?candidates.filter(one=>(one.text.parameters?.length??0)===0):[];const fitting=plain2.length>0?plain2.slice(0,1):choose(e,{methods:candidates},
args,receiver);const chosen=fitting.every(one=>one.owner.external!==void 0)?fitting.slice(0,1):fitting;if(at>=0)sayCall(e,at,chosen,evidenceOf(e,chosen[0],receiver));
sayNamed2(e,chosen,args);const result=returned(e,chosen,args,receiver,rest.length>0?void 0:expected);const[member2]=chosen;const type2=(member2&&special(e,member2,
receiver))??asMap(member2?.text.name??"",receiver,result);if(rest.length===0)return type2;const mayBeContextual=member2?.text.contextual||member2?.owner.external!==
void 0;if(mayBeContextual&&rest.length===1&&!memberOf2(e,type2,"apply")){drop(e,rest);return type2}return callValue({e,at:-1,lists:{lists:member2?.text.contextual&&
rest.length>1?rest.slice(1):rest,given:[]},expected},type2)}function tupled(e,members,args){const[only]=members;const count=args.types.length;if(members.length!==
1||count<2||only?.text.parameters?.length!==1||only.has(FLAG.variadic))return args;const tuple=e.program.dialect.standard.get(`scala.Tuple${count}`);if(!tuple)return args;
finish(e,args,void 0,new Map,void 0);return{types:[classType(tuple,args.types.map(type2=>type2?.is==="deferred"?void 0:type2))],at:[args.at[0]],given:args.given??
[]}}function fieldType(e,member2,receiver){return receiver?seenFrom(e.program,member2,receiver):typeOfMember(e.program,member2)}function sayTerm(e,at,member2,use,receiver){
if(at<0)return;const local=localOf(e,member2);const evidence=evidenceOf(e,member2,receiver);if(local!==void 0)say(e,at,use,{to:"local",index:local},"same_file");else if(use===
"call"||member2.text.kind!==MEMBER_FIELD)say(e,at,use,toMember(member2),evidence);else sayAccess(e,at,[member2],evidence,void 0,use==="read"?USE_READ:USE_WRITE)}
var locals=new WeakMap;function localOf(e,member2){const{at,name:name2}=member2.text;if(!at||member2.file!==e.file)return void 0;const known5=locals.get(e)??new Map;
locals.set(e,known5);let index=known5.get(member2);if(index===void 0){index=e.out.local(name2,"variable",at[0],at[1],e.from);known5.set(member2,index)}return index}
function callValue(call4,type2,named3=-1){const{e,lists:lists2}=call4;if(lists2.lists.length===0)return type2;const apply2=memberOf2(e,type2,"apply");if(apply2?.
is==="members"){const isOurs=apply2.members.some(one=>one.symbol!==void 0);return callMembers({...call4,at:isOurs&&named3>=0?named3:-1},apply2)}drop(e,lists2.lists);
return void 0}function suits({e,lists:lists2},member2,receiver){if(!takes2(member2,lists2.lists))return false;const args=joinedArguments(lists2.lists.slice(0,takenBy(
member2,lists2.lists)),lists2.given);return e.overloads.accepts(member2,args.types,viewFrom(e.program,receiver,member2.owner),args.names)}function callTerm(call4,term){
const{e,at,lists:lists2}=call4;if(term.is==="members"){const isObject=term.object!==void 0&&!term.members.some(one=>suits(call4,one,term.receiver));return isObject&&
term.object?callTerm(call4,{is:"object",cls:term.object}):callMembers(call4,term)}if(term.is==="package"){drop(e,lists2.lists);return void 0}if(term.is==="objec\
t"){const object=classType(term.cls);if(at>=0)say(e,at,"read",toClass(term.cls),term.cls.file===e.file?"same_file":"import");const apply2=termIn(e.program,object,
"apply",e.file);const cls=companionOf2(e,term.cls);const taking3=apply2?.is==="members"?apply2.members.filter(one=>takes2(one,lists2.lists)):[];if(apply2?.is===
"members"&&(taking3.length>0||!cls?.has(FLAG.record)))return callMembers(call4,apply2);if(cls&&!cls.opaque&&cls.constructors.length>0)return construct3(call4,cls);
const opaque=opaqueAncestorOf(e.program,term.cls);if(opaque)return callOutside(call4,opaque,"apply");drop(e,lists2.lists);return void 0}return construct3(call4,
term.cls)}function classMadeBy(e,object,name2){if(name2!=="apply")return void 0;const cls=object?.is==="typeName"?object.of:object?.is==="class"&&object.of.has(
FLAG.object)?companionOf2(e,object.of):void 0;return cls?.has(FLAG.record)&&cls.file!==void 0?cls:void 0}function companionOf2(e,object){const name2=object.name.
replace(/\$$/,"");if(object.outer)return object.outer.nested.get(name2);if(object.within)return object.within.localTypes.get(name2);const qualified=object.qualified.
replace(/\$$/,"");return e.program.find(qualified,e.file)??(object.external===void 0?void 0:e.program.dialect.standard.get(qualified))}function objectBeside(e,cls){
if(cls.outer)return cls.outer.nested.get(objectOf3(cls.name));return e.program.find(objectOf3(cls.qualified),e.file)??e.program.dialect.standard.get(objectOf3(cls.
qualified))}function construct3({e,at,lists:lists2,expected},cls){if(cls.opaque){if(at>=0)say(e,at,"call",toClass(cls),"import");drop(e,lists2.lists);return classType(
cls,lists2.given)}const near=cls.file===e.file?"same_file":"import";const candidates=cls.constructors.filter(one2=>takes2(one2,lists2.lists));const all=candidates.
length>0?candidates:cls.constructors;const[one]=all;const taken=one?Math.max(takenBy(one,lists2.lists),Math.min(1,lists2.lists.length)):lists2.lists.length;const args=joinedArguments(
lists2.lists.slice(0,taken),[]);const chosen=all.length>0?choose(e,{methods:all},args,void 0):[];const[member2]=chosen;if(at>=0){const[only]=chosen;say(e,at,"ca\
ll",chosen.length===1&&only?.symbol!==void 0?toMember(only):toClass(cls),near)}sayNamed2(e,chosen,args);drop(e,lists2.lists.slice(taken));const own=lists2.given.
length>0?classType(cls,lists2.given):ownType(cls);if(chosen.length===1&&member2){const made=finish(e,args,member2,new Map(cls.typeParameters.flatMap((variable,nth)=>lists2.
given[nth]?[[variable,lists2.given[nth]]]:[])),expected,own);return made}finish(e,args,void 0,new Map,void 0);return classType(cls,lists2.given)}function sayNamed2(e,chosen,args){
const[member2]=chosen;const isCopy=member2?.text.name==="copy"&&member2.symbol===member2.owner.symbol;if(!args.names||!member2||member2.text.kind!==MEMBER_CONSTRUCTOR&&
!isCopy)return;for(const[index,name2]of args.names.entries()){const field3=name2===void 0?void 0:member2.owner.fields.get(name2);if(field3?.symbol!==void 0)say(
e,args.at[index]-5,"read",toMember(field3),"type")}}function callOutside({e,at,lists:lists2},cls,name2){if(at>=0)say(e,at,"call",toOutside(cls,name2),"type");const[
first,...others]=lists2.lists;drop(e,others);return outsideResult(e,cls,first??{types:[],at:[]},void 0)}var functionOf=(e,takes3,gives)=>{const cls=e.program.dialect.
standard.get(`scala.Function${takes3.length}`);return cls&&classType(cls,[...takes3,gives])};var known4=new Map;var MOST_FILES2=200;function importsKept(file,key,make2){let byKey=known4.get(file);if(!byKey){if(known4.size>=MOST_FILES2)known4.clear();byKey=
new Map;known4.set(file,byKey)}let imports2=byKey.get(key);if(!imports2){imports2=make2();byKey.set(key,imports2)}return imports2}function importsAtTop({file,cls}){
if(!file)return void 0;const packages=packagesAt(file,cls);return importsKept(file,packages.join(" "),()=>({file,cls:void 0,packages,texts:file.file.surface.imports,
prefixes:[],terms:new Map,types:new Map}))}function importsOfClass(cls){const{file}=cls;const texts=cls.text.imports;if(!file||!texts||texts.length===0)return void 0;
return importsKept(file,cls,()=>({file,cls,packages:packagesAt(file,cls),texts,prefixes:[],terms:new Map,types:new Map}))}function packagesAt(file,cls){const{packages}=file.
file.surface;let outermost=cls;while(outermost?.outer)outermost=outermost.outer;const own=outermost?.text.package;const chain=own===void 0?packages?.[0]??[file.
package]:packages?.find(one=>one.at(-1)===own)??[...packages?.[0]??[],own];return[...chain].reverse()}var last2=path=>path.slice(path.lastIndexOf(".")+1);var before=path=>path.
slice(0,Math.max(0,path.lastIndexOf(".")));function prefixOfImport(program,imports2,nth){const kept=imports2.prefixes[nth];if(kept!==void 0)return kept??void 0;
imports2.prefixes[nth]=null;const text3=imports2.texts[nth];const[first="",...parts]=(text3.all?text3.path:before(text3.path)).split(".");const head=headOfImport(
program,imports2,nth,first);let prefix=head?prefixOf(program,head):isPackageName(first)?{is:"package",name:first}:void 0;for(const part of parts)prefix=prefix&&
prefixOf(program,termOf(program,prefix,part,imports2.file));imports2.prefixes[nth]=prefix??null;return prefix}function headOfImport(program,imports2,nth,name2){
const{cls,file}=imports2;if(name2==="")return{is:"package",name:""};if(!cls)return lookUpTerm(program,imports2,name2,nth);if(name2==="this")return{is:"object",cls};
return termIn(program,ownType(cls),name2,file)??termImported(program,imports2,name2,nth)??termAround(program,{file,cls:cls.outer,member:cls.within},name2)}function termImported(program,imports2,name2,most=imports2.
texts.length){return lastFound(program,imports2,name2,termNamed,most)??lastFound(program,imports2,name2,termAmong,most)}function lastFound(program,imports2,name2,find,most=imports2.
texts.length){for(let nth=most-1;nth>=0;nth--){const found=find(program,imports2,nth,name2);if(found)return found}return void 0}function termNamed(program,imports2,nth,name2){
const one=imports2.texts[nth];if(one.all||(one.alias??last2(one.path))!==name2)return void 0;const prefix=prefixOfImport(program,imports2,nth);return prefix&&termBrought(
program,prefix,last2(one.path),imports2.file)}function termBrought(program,prefix,name2,from){const found=termOf(program,prefix,name2,from);const isGuess=found?.
is==="package"&&!isPackage(program,found.name);if(!isGuess)return found;return prefix.is==="package"&&isOutside(program,prefix.name)?{is:"class",cls:program.outside(
found.name)}:void 0}function termAmong(program,imports2,nth,name2){if(!imports2.texts[nth]?.all)return void 0;const prefix=prefixOfImport(program,imports2,nth);
if(!prefix||!mayHave(program,prefix,name2))return void 0;const found=termOf(program,prefix,name2,imports2.file);const isGuess=found?.is==="class"&&found.cls.opaque||
found?.is==="package"&&!isPackage(program,found.name);return isGuess?void 0:found}function mayHave(program,prefix,name2){if(prefix.is==="value")return!prefix.type.
of.opaque;if(prefix.is!=="package"||!isOutside(program,prefix.name))return true;const{standard:standard7}=program.dialect;const path=`${prefix.name}.${name2}`;return standard7.
has(path)||standard7.has(objectOf3(path))||standard7.has(`${prefix.name}.package$`)||isPackage(program,path)}var DEFAULT_PREFIXES=["scala.Predef$","scala","java\
.lang"];function termAtTop(program,place2,name2){const imports2=importsAtTop(place2);if(!imports2)return void 0;const kept=imports2.terms.get(name2);if(kept!==void 0)
return kept??void 0;const found=lookUpTerm(program,imports2,name2,imports2.texts.length);imports2.terms.set(name2,found??null);return found}function lookUpTerm(program,imports2,name2,most){
const{file,packages}=imports2;if(name2==="_root_")return{is:"package",name:""};const imported2=lastFound(program,imports2,name2,termNamed,most);if(imported2)return imported2;
for(const one of packages){const found=termInPackage(program,one,name2,file);if(found)return found}const among=lastFound(program,imports2,name2,termAmong,most);
if(among)return among;for(const path of DEFAULT_PREFIXES){const cls=path.endsWith("$")?program.dialect.standard.get(path):void 0;const found=cls?termIn(program,
classType(cls),name2,file):termInPackage(program,path,name2,file);if(found)return found}return program.hasPackage(name2)||/^(java|javax|scala|org|com|net|io|sun)$/.
test(name2)?{is:"package",name:name2}:void 0}function typeAtTop(program,place2,name2){const imports2=importsAtTop(place2);if(!imports2)return void 0;const kept=imports2.
types.get(name2);if(kept!==void 0)return kept??void 0;const found=lookUpType(program,imports2,name2);imports2.types.set(name2,found??null);return found}function lookUpType(program,imports2,name2){
const{file,packages,texts}=imports2;const imported2=lastFound(program,imports2,name2,typeNamed2);if(imported2)return imported2;for(const one of packages){const found=typeInPackage(
program,one,name2,file);if(found)return found}const among=lastFound(program,imports2,name2,typeAmong);if(among)return among;for(const path of DEFAULT_PREFIXES){
const found=program.dialect.standard.get(`${path.replace(/\$$/,"")}.${name2}`);if(found)return found}if(program.hasClassNamed(name2)||!new RegExp("^\\p{Lu}","u").
test(name2))return void 0;const outside=texts.flatMap((one,nth)=>{const prefix=one.all?prefixOfImport(program,imports2,nth):void 0;return prefix?.is==="package"&&
isOutside(program,prefix.name)?[prefix.name]:[]});return outside.length===1?program.outside(`${outside[0]}.${name2}`):void 0}function typeNamed2(program,imports2,nth,name2){
const one=imports2.texts[nth];if(one.all||(one.alias??last2(one.path))!==name2)return void 0;const prefix=prefixOfImport(program,imports2,nth);return prefix&&typeOfPrefix(
program,prefix,last2(one.path),imports2.file)}function typeAmong(program,imports2,nth,name2){if(!imports2.texts[nth]?.all)return void 0;const prefix=prefixOfImport(
program,imports2,nth);const found=prefix&&typeOfPrefix(program,prefix,name2,imports2.file);return found?.opaque?void 0:found}function termAround(program,place2,name2){
if(name2==="this"&&place2.cls)return{is:"object",cls:place2.cls};for(let{cls}=place2;cls;cls=cls.outer){if(cls.has(FLAG.file))continue;const found=termOfClass(program,
cls,name2,place2.file);if(found)return found}return termAtTop(program,place2,name2)}function termOfClass(program,cls,name2,from){const own=termIn(program,ownType(
cls),name2,from);const imports2=own?void 0:importsOfClass(cls);return own??(imports2&&termImported(program,imports2,name2))}function typeOfClass(program,cls,name2){
const own=typeIn(program,cls,name2);const imports2=own?void 0:importsOfClass(cls);return own??(imports2&&(lastFound(program,imports2,name2,typeNamed2)??lastFound(
program,imports2,name2,typeAmong)))}var ALIASES={"java.lang.Object":"scala.AnyRef","java.lang.Integer":"scala.Int","scala.String":"java.lang.String","scala.Class":"java.lang.Class","scala.Throwabl\
e":"java.lang.Throwable","scala.Exception":"java.lang.Exception","scala.Error":"java.lang.Error","scala.RuntimeException":"java.lang.RuntimeException","scala.Nu\
llPointerException":"java.lang.NullPointerException","scala.ClassCastException":"java.lang.ClassCastException","scala.IndexOutOfBoundsException":"java.lang.Inde\
xOutOfBoundsException","scala.ArrayIndexOutOfBoundsException":"java.lang.ArrayIndexOutOfBoundsException","scala.StringIndexOutOfBoundsException":"java.lang.Stri\
ngIndexOutOfBoundsException","scala.UnsupportedOperationException":"java.lang.UnsupportedOperationException","scala.IllegalArgumentException":"java.lang.Illegal\
ArgumentException","scala.NumberFormatException":"java.lang.NumberFormatException","scala.AbstractMethodError":"java.lang.AbstractMethodError","scala.NoSuchElem\
entException":"java.util.NoSuchElementException","scala.InterruptedException":"java.lang.InterruptedException","scala.Cloneable":"java.lang.Cloneable"};for(const[
from,names]of Object.entries({"scala.collection":"Iterable Iterator Seq IndexedSeq IterableOnce","scala.collection.immutable":"List Nil Vector Stream LazyList R\
ange $colon$colon","scala.math":"Ordering Ordered Numeric Integral Fractional Equiv BigInt BigDecimal","scala.util":"Either Left Right","scala.collection.mutabl\
e":"StringBuilder"}))for(const name2 of names.split(" "))ALIASES[`scala.${name2}`]=`${from}.${name2}`;for(const name2 of["Map","Set"]){ALIASES[`scala.${name2}`]=
`scala.collection.immutable.${name2}`;ALIASES[`scala.Predef.${name2}`]=`scala.collection.immutable.${name2}`;ALIASES[`scala.collection.${name2}`]=`scala.collect\
ion.immutable.${name2}`}for(const name2 of["Seq","IndexedSeq","Iterable"])ALIASES[`scala.collection.immutable.${name2}`]=`scala.collection.${name2}`;for(const name2 of[
"LinearSeq","SortedMap","SortedSet","BitSet"])ALIASES[`scala.collection.${name2}`]=`scala.collection.immutable.${name2}`;for(const name2 of["Traversable","GenTr\
aversable","GenIterable","Iterable"])for(const at of["scala","scala.collection","scala.collection.immutable"])ALIASES[`${at}.${name2}`]="scala.collection.Iterab\
le";for(const name2 of["TraversableOnce","GenTraversableOnce","IterableOnce"])for(const at of["scala","scala.collection"])ALIASES[`${at}.${name2}`]="scala.colle\
ction.IterableOnce";ALIASES["scala.collection.GenSeq"]="scala.collection.Seq";ALIASES["scala.collection.GenSet"]="scala.collection.immutable.Set";ALIASES["scala\
.collection.GenMap"]="scala.collection.immutable.Map";delete ALIASES["scala.collection.Iterable"];delete ALIASES["scala.collection.IterableOnce"];var PRIMITIVES3={
byte:"Byte",short:"Short",char:"Char",int:"Int",long:"Long",float:"Float",double:"Double",boolean:"Boolean",void:"Unit"};var aliased=name2=>{const isObject=name2.
endsWith("$");const alias=ALIASES[isObject?name2.slice(0,-1):name2];return alias===void 0?name2:isObject?`${alias}$`:alias};var ScalaStandard=class extends ExternalTypes{#jdk=new ExternalTypes(
JDK_TYPES,"std:java");#packages;constructor(){super(libraryText(),"std:scala")}has(qualified){const name2=aliased(qualified);return super.has(name2)||this.#jdk.
has(name2)}get(name2){const own=aliased(name2);return super.get(own)??this.#jdk.get(own)}tellsAllOf(packageName){return this.#jdk.tellsAllOf(packageName)}inTable(name2,within){
if(within?.external==="std:java"){const primitive2=this.javaType(name2);if(primitive2)return primitive2;const found=this.#jdk.inTable(name2);return found&&(this.
get(found.qualified)??found)}return super.inTable(name2)??this.get(`scala.${name2}`)??this.#jdk.inTable(name2)}isPackage(name2){if(!this.#packages){this.#packages=
new Set;for(const[,path]of libraryText().matchAll(/^[cio] ((?:[a-z]+\.)*[a-z]+)\./gm))for(let at=path;at!=="";at=at.slice(0,Math.max(0,at.lastIndexOf("."))))this.#packages.
add(at)}return this.#packages.has(name2)}javaType(name2){const primitive2=PRIMITIVES3[name2];return primitive2===void 0?void 0:super.get(`scala.${primitive2}`)}};function packageOf3(qualified){return/^scala(\.|$)/.test(qualified)?"std:scala":java2.packageOf(qualified)}var java2=createDialect();var standard5;function createDialect3(){
standard5??=new ScalaStandard;return{standard:standard5,root:"scala.Any",primitives:new Set,boxes:new Map,literals:["Int","Long","Float","Double","Char","String",
"Boolean",void 0],reified:true,isVariant:true,replacesProperty:()=>true,functionTypes:/^Function\d+$/,listOfArrays:"scala.Array",resolveTypeName:(program,name2,place2)=>place2.
file?.file.language==="java"?standard5?.javaType(name2)??java2.resolveTypeName(program,name2,place2):typeAtTop(program,place2,name2),implicitParameter:CASES,severalAsOne:(program,types)=>{
const tuple=program.dialect.standard.get(`scala.Tuple${types.length}`);return tuple&&classType(tuple,types)},oneAsSeveral:(type2,count)=>type2?.is==="class"&&type2.
of.qualified===`scala.Tuple${count}`?type2.args:void 0,typeOfLambda:(e,_,gives)=>functionOf(e,e.parameters,gives),relativeType,resolvePath,packageOf:packageOf3,
implicitSupertypes:cls=>{if(/^scala\.Any(Ref|Val)?$/.test(cls.qualified))return cls.qualified==="scala.Any"?[]:["scala.Any"];if(cls.external==="std:scala"&&cls.
text.supertypes?.includes("AnyVal"))return["scala.Any"];return cls.has(FLAG.record)?["scala.Product","scala.AnyRef"]:["scala.AnyRef"]},iterables:["IterableOnce",
"Array"],classOfClasses:"java.lang.Class"}}function relativeType(program,name2,place2){if(place2.file?.file.language!=="scala")return void 0;let{cls,member:member2}=place2;
while(cls||member2){for(let at=member2;at;at=at.around){const local=at.localTypes.get(name2);if(local||at.typeParameters.some(one=>one.name===name2))return local}
if(!cls||cls.external!==void 0)return void 0;if(cls.typeParameters.some(one=>one.name===name2))return void 0;if(cls.name===name2)return cls;const own=typeOfClass(
program,cls,name2);if(own)return own;member2=cls.within;cls=cls.outer}return void 0}function resolvePath(program,path,place2){if(place2.file?.file.language==="j\
ava")return java2.resolvePath?.(program,path,place2)??program.known(path,place2.file);const parts=path.split(".");const last3=parts.pop();const ofStandard=path.
startsWith("scala.")||path.startsWith("java.")?program.dialect.standard.get(path):void 0;if(ofStandard)return ofStandard;const[first="",...rest]=parts;const head=termAround(
program,place2,first);let prefix=head?prefixOf(program,head):isPackageName(first)?{is:"package",name:first}:void 0;for(const[at,part]of rest.entries()){if(!prefix)
return void 0;if(last3==="type"&&at===rest.length)break;prefix=prefixOf(program,termOf(program,prefix,part,place2.file))}if(last3==="type")return prefix?.is==="\
value"?prefix.type.of:void 0;if(prefix){const found=typeOfPrefix(program,prefix,last3,place2.file);if(found)return found}const outer=rest.length===0?typeAtTop(program,
place2,first):void 0;return outer&&typeIn(program,outer,last3)}var imports=new WeakMap;function innermostBlock2(e){const frame=e.frames.at(-1);return frame?.is==="block"?frame:void 0}function addImport(block2,one){const list=imports.
get(block2);if(list)list.unshift(one);else imports.set(block2,[one])}function importsOf(block2,name2){const list=imports.get(block2)??[];return[...list.filter(one=>(one.
as??one.name)===name2),...list.filter(one=>one.name===void 0)]}var typeParameters=new WeakMap;function addTypeParameter(block2,name2,local){const names=typeParameters.
get(block2)??new Map;typeParameters.set(block2,names.set(name2,local))}function typeParameterAt(e,name2){for(let depth=e.frames.length-1;depth>=0;depth--){const frame=e.
frames[depth];const found=frame?.is==="block"?typeParameters.get(frame)?.get(name2):void 0;if(found!==void 0)return found}return void 0}function termAt(e,name2){
let member2=e.member;let isLocalAsked=false;const localObject=()=>{for(let at=member2;at;at=at.around){const object=at.localTypes.get(objectOf3(name2));if(object)
return{is:"object",cls:object};const cls=at.localTypes.get(name2);if(cls?.has(FLAG.record))return{is:"class",cls}}return void 0};for(let depth=e.frames.length-1;depth>=
0;depth--){const frame=e.frames[depth];if(frame?.is==="block"){const local=frame.names.get(name2);if(local)return{is:"local",index:local.index,type:local.type};
const functions=frame.functions?.get(name2);if(functions)return{is:"members",members:functions,receiver:void 0};for(const one of importsOf(frame,name2)){const found=termOf(
e.program,one.prefix,one.name??name2,e.file);if(found&&!(one.name===void 0&&found.is==="class"&&found.cls.opaque))return found}}else if(frame?.is==="class"){if(!isLocalAsked){
const found2=localObject();if(found2)return found2}isLocalAsked=true;if(frame.cls.has(FLAG.file))continue;if(frame.isHead){const given=givenTo(frame.cls,name2);
if(given)return{is:"members",members:[given],receiver:void 0};member2=frame.cls.within;isLocalAsked=false;continue}const found=termOfClass(e.program,frame.cls,name2,
e.file);if(found)return found;member2=frame.cls.within;isLocalAsked=false}}return localObject()??termAtTop(e.program,place(e),name2)}function typeImported(e,name2){
for(let depth=e.frames.length-1;depth>=0;depth--){const frame=e.frames[depth];if(frame?.is!=="block")continue;for(const one of importsOf(frame,name2)){const found=typeOfPrefix(
e.program,one.prefix,one.name??name2,e.file);if(found&&!(one.name===void 0&&found.opaque))return found}}return void 0}function termValue(e,at,term,expected){const use=operand(e,at,3)===USE_WRITE?"write":"read";switch(term?.is){case"local":if(term.index>=0)say(e,at,use,{to:"loca\
l",index:term.index},"same_file");return term.type;case"package":return term;case"object":say(e,at,"read",toClass(term.cls),term.cls.file===e.file?"same_file":"\
import");return classType(term.cls);case"class":say(e,at,"read",toClass(term.cls),term.cls.file===e.file?"same_file":"import");return{is:"typeName",of:term.cls};case"\
members":return valueOfMembers(e,at,term,use,expected);default:return void 0}}var needsArguments=({text:{parameters=[],lists:lists2,defaults=[]}})=>lists2?.length!==
0&&parameters.length>defaults.length;function valueOfMembers(e,at,term,use,expected){const{members,receiver}=term;const[first]=members;if(!first)return void 0;if(first.
text.kind===MEMBER_FIELD){sayTerm(e,at,first,use,receiver);return fieldType(e,first,receiver)}const plain2=members.filter(one=>!needsArguments(one));if(plain2.length>
0)return callMembers({e,at,lists:NO_LISTS,expected},{is:"members",members:plain2,receiver});const count=expected?.is==="class"?expected.of.typeParameters.length-
1:-1;const suiting2=members.filter(one=>one.text.parameters?.length===count);const chosen=suiting2.length>0?suiting2:members;const[member2]=chosen;say(e,at,"cal\
l_indirect",destinationOf(chosen),chosen.length===1?"type":"ambiguous");return member2&&asFunction(e,member2,receiver)}function asFunction(e,member2,receiver){const view=viewFrom(
e.program,receiver,member2.owner);const takes3=(parameterTypesOf(e.program,member2)??[]).map(type2=>substitute(type2,view));return functionOf(e,takes3,substitute(
typeOfMember(e.program,member2),view))}function unknownMember(e,at,type2,use){const name2=stringOperand(e,at,0);const cls=classOf2(e,type2);const outside=cls&&opaqueAncestorOf(
e.program,cls.of);if(outside?.external!==void 0&&outside.external!==""){say(e,at,use,toOutside(outside,name2),"type");return classType(e.program.resultFrom(outside,
true))}if(cls===void 0||cls.of.name.startsWith("?")){const guessed2=methodAnywhere(e.program,name2);if(guessed2){say(e,at,use,toMember(guessed2),"unique_name");
return typeOfMember(e.program,guessed2)}}if(!/^[\w$]+$/.test(name2))return void 0;return unknown(e,at,use)}function select(e,at,expected){const name2=stringOperand(
e,at,0);const object=evaluate(e,at+6);const found=memberOf2(e,object,name2);if(found)return termValue(e,at,found,expected);const extensions=object&&object.is!==
"package"?extensionsOn(e,object,name2):[];if(extensions.length>0)return callMembers({e,at,lists:onObject(NO_LISTS,object,at+6),expected},{is:"members",members:extensions,
receiver:void 0});const made=classMadeBy(e,object,name2);if(made){say(e,at,"call_indirect",toClass(made),made.file===e.file?"same_file":"import");const[first]=made.
constructors;return functionOf(e,(first&&parameterTypesOf(e.program,first))??[],ownType(made))}return unknownMember(e,at,object,"read")}read({term:(e,at,expected)=>{
const found=termAt(e,stringOperand(e,at,0));if(found)return termValue(e,at,found,expected);return unknownName(e,at,"read")},select,thisOf:(e,at)=>{const name2=stringOperand(
e,at,0);for(let depth=e.frames.length-1;depth>=0;depth--){const frame=e.frames[depth];if(frame?.is!=="class")continue;if(name2===""||frame.cls.name===name2||frame.
cls.name===`${name2}$`)return ownType(frame.cls)}return e.cls&&ownType(e.cls)},superOf:e=>{const types=e.cls?supertypesOf(e.program,e.cls):[];return types.length===
0?void 0:types.length===1?types[0]:{is:"union",of:[...types]}},method:(e,at)=>{const inner=at+2;return evaluate(e,inner)},typeOfTerm:(e,at)=>{const type2=after(
e,at)>at+2?evaluate(e,at+2):void 0;return type2?.is==="typeName"?classType(type2.of):type2}});function unknownName(e,at,use){const name2=stringOperand(e,at,0);for(let depth=e.
frames.length-1;depth>=0;depth--){const frame=e.frames[depth];if(frame?.is!=="class")continue;const outside=opaqueAncestorOf(e.program,frame.cls);if(outside?.external===
void 0||outside.external==="")continue;say(e,at,use,toOutside(outside,name2),"type",60);return classType(e.program.resultFrom(outside,true))}return unknown(e,at,
use)}function argumentsFrom(e,at,first,cls){const use=e.typeUse;e.typeUse="type";const args=[];for(let child=first;child<after(e,at);child=after(e,child)){const type2=evaluate(
e,child);const variable=cls?.typeParameters[args.length];args.push(type2===void 0&&operationAt(e,child)===OP.placeholder&&variable?{is:"variable",variable}:type2)}
e.typeUse=use;return args}var hasChoice=cls=>cls.constructors.some(({symbol})=>symbol!==void 0);function named2(e,at,first,cls){const use=e.typeUse==="call"&&hasChoice(
cls)?"read":e.typeUse;say(e,at,use,toClass(cls),cls.file===e.file?"same_file":"import");const type2=classType(cls,argumentsFrom(e,at,first,cls));return cls.text.
alias===void 0?type2:inFull(e.program,type2)}function parameterAround({frames,typeParameters:typeParameters2},name2){for(let depth=frames.length-1;depth>=0;depth--){
const frame=frames[depth];const found=frame?.is==="class"?frame.cls.typeParameters.find(one=>one.name===name2):void 0;const local=found&&typeParameters2.get(found);
if(local!==void 0)return local}return void 0}function prefixOf2(type2,e){if(type2?.is==="package")return type2;if(type2?.is==="typeName")return{is:"statics",cls:type2.
of};const cls=classOf2(e,type2);return cls&&{is:"value",type:cls}}read({namedType:(e,at)=>{const name2=stringOperand(e,at,0);const own=typeParameterAt(e,name2);
if(own!==void 0){say(e,at,"type",{to:"local",index:own},"same_file");argumentsFrom(e,at,at+5,void 0);return void 0}const imported2=typeImported(e,name2);const found=imported2??
typeNamed(e.program,name2,place(e));if(!found){if(/^\w/.test(name2))unknown(e,at,e.typeUse);argumentsFrom(e,at,at+5,void 0);return void 0}if(!(found instanceof ClassInfo)){
const local=e.typeParameters.get(found)??parameterAround(e,name2);if(local!==void 0)say(e,at,"type",{to:"local",index:local},"same_file");argumentsFrom(e,at,at+
5,void 0);return{is:"variable",variable:found}}return named2(e,at,at+5,found)},innerType:(e,at)=>{const name2=stringOperand(e,at,0);const use=e.typeUse;e.typeUse=
"type";const outer=evaluate(e,at+5);e.typeUse=use;const isType2=operationAt(e,at+5)===OP.namedType||operationAt(e,at+5)===OP.innerType;const prefix=prefixOf2(outer,
e);const found=prefix&&(isType2&&prefix.is==="value"?typeIn(e.program,prefix.type.of,name2):typeOfPrefix(e.program,prefix,name2,e.file));const first=after(e,at+
5);if(found)return named2(e,at,first,found);unknown(e,at,e.typeUse);argumentsFrom(e,at,first,void 0);return void 0},knownType:(e,at)=>{const cls=e.program.dialect.
standard.get(stringOperand(e,at,0));const args=argumentsFrom(e,at,at+3,cls);return cls&&classType(cls,args)},typeLambda:(e,at)=>inBlock(e,()=>{evaluateChildren(
e,at,at+2);return void 0}),lambdaTypeParameter:(e,at)=>{const block2=innermostBlock2(e);if(block2)addTypeParameter(block2,stringOperand(e,at,0),declareTypeParameter(
e,at));evaluateChildren(e,at,at+5);return void 0},compoundType:(e,at)=>{const all=[];for(let child=at+2;child<after(e,at);child=after(e,child))all.push(evaluate(
e,child));return eitherOf(all)}});function partsAt(e,at){const given=operand(e,at,0);const lists2=operand(e,at,1);const counts=Array.from({length:lists2},(_,nth)=>operand(e,at,2+nth));const callee=at+
4+lists2;return{callee,counts,given,types:after(e,callee)}}function readAll(e,{types,given,counts}){let child=types;const written=[];for(let nth=0;nth<given;nth++){
written.push(evaluate(e,child));child=after(e,child)}return readLists(e,child,counts,written)}function apply(e,at,expected){const written=partsAt(e,at);const{callee}=written;
const operation=operationAt(e,callee);if(operation===OP.term){const name2=stringOperand(e,callee,0);const found=termAt(e,name2);const lists3=readAll(e,written);
const call4={e,at:callee,lists:lists3,expected};if(found?.is==="local"){if(found.index>=0)say(e,callee,"read",{to:"local",index:found.index},"same_file");return callValue(
call4,found.type,callee)}if(found)return callTerm(call4,found);const cls=typeImported(e,name2)??typeNamed(e.program,name2,place(e));if(isMade(cls))return construct3(
call4,cls);drop(e,lists3.lists);return unknownName(e,callee,"call")}if(operation===OP.select)return callOn2(e,callee,written,expected);const value=evaluate(e,callee);
const lists2=readAll(e,written);return callValue({e,at:-1,lists:lists2,expected},value)}function isMade(cls){return cls instanceof ClassInfo&&cls.file!==void 0&&
cls.text.alias===void 0&&!cls.has(FLAG.interface)&&!cls.has(FLAG.announced)}function callOn2(e,callee,written,expected){const name2=stringOperand(e,callee,0);const object=evaluate(
e,callee+6);const lists2=readAll(e,written);const call4={e,at:callee,lists:lists2,expected};const found=memberOf2(e,object,name2);if(found)return callTerm(call4,
found);const extensions=object&&object.is!=="package"?extensionsOn(e,object,name2):[];if(extensions.length>0)return callMembers({...call4,lists:onObject(lists2,
object,callee+6)},{is:"members",members:extensions,receiver:void 0});if(/^[^\w$=<>!].*=$|^[<>]{2,}=$/.test(name2)&&!/^[=!<>]=$/.test(name2))return assignOperator(
e,callee,object,name2,lists2,expected);const made=classMadeBy(e,object,name2);if(made)return construct3(call4,made);const cls=classOf2(e,object);const inner=cls&&
typeIn(e.program,cls.of,name2);if(isMade(inner))return construct3(call4,inner);const outside=cls&&opaqueAncestorOf(e.program,cls.of);if(outside?.external!==void 0&&
outside.external!=="")return callOutside(call4,outside,name2);drop(e,lists2.lists);return unknownMember(e,callee,object,"call")}function assignOperator(e,callee,object,name2,lists2,expected){
const found=memberOf2(e,object,name2.slice(0,-1));if(found?.is==="members")callMembers({e,at:found.members[0]?.symbol===void 0?-1:callee,lists:lists2,expected},
found);else drop(e,lists2.lists);return void 0}function make(e,at,expected){const count=operand(e,at,1);const counts=Array.from({length:count},(_,nth)=>operand(
e,at,2+nth));const typeAt2=at+4+count;const use=e.typeUse;e.typeUse="call";const type2=evaluate(e,typeAt2);e.typeUse=use;const{lists:lists2}=readLists(e,after(e,
typeAt2),counts,[]);const cls=type2?.is==="class"?type2:void 0;if(!cls){drop(e,lists2);return type2}const operation=operationAt(e,typeAt2);const isNamed=operation===
OP.namedType||operation===OP.innerType;const nameAt=isNamed&&hasChoice(cls.of)?typeAt2:-1;const made=construct3({e,at:nameAt,lists:{lists:lists2,given:cls.args},
expected},cls.of);return made??cls}function assigned(e,at){const left=at+2;const right=after(e,left);const operation=operationAt(e,left);if(operation===OP.apply){
const written=partsAt(e,left);const value=evaluate(e,written.callee);const{lists:lists2}=readAll(e,written);const update=memberOf2(e,value,"update");drop(e,lists2);
if(update?.is==="members"&&update.members[0]?.symbol!==void 0&&operationAt(e,written.callee)<=OP.select&&operationAt(e,written.callee)>=OP.term)say(e,written.callee,
"call",toMember(update.members[0]),"type");if(right<after(e,at))evaluate(e,right);return void 0}if(operation===OP.select||operation===OP.term){const name2=stringOperand(
e,left,0);const object=operation===OP.select?evaluate(e,left+6):void 0;const found=operation===OP.select?memberOf2(e,object,name2):termAt(e,name2);const setter=operation===
OP.select?memberOf2(e,object,`${name2}_=`):termAt(e,`${name2}_=`);let type2;if(setter?.is==="members"&&setter.members[0]&&!(found?.is==="members"&&found.members[0]?.
text.kind===MEMBER_FIELD)){say(e,left,"call",toMember(setter.members[0]),"type")}else if(found?.is==="members"&&found.members[0]){sayTerm(e,left,found.members[0],
"write",found.receiver);type2=fieldType(e,found.members[0],found.receiver)}else if(found?.is==="local"){if(found.index>=0)say(e,left,"write",{to:"local",index:found.
index},"same_file");type2=found.type}else if(found?.is==="object")say(e,left,"read",toClass(found.cls),"import");else if(operation===OP.select)unknownMember(e,left,
object,"read");else unknownName(e,left,"read");if(right<after(e,at))evaluate(e,right,type2);return void 0}evaluate(e,left);if(right<after(e,at))evaluate(e,right);
return void 0}read({apply,make,assigned,prefixed:(e,at)=>{const sign=stringOperand(e,at,0);const value=after(e,at)>at+5?evaluate(e,at+5):void 0;const found=memberOf2(
e,value,`unary_${sign}`);if(found?.is!=="members")return value;const isOurs=found.members[0]?.symbol!==void 0;return callMembers({e,at:isOurs?at:-1,lists:{lists:[],
given:[]},expected:void 0},found)},interpolation:(e,at)=>{const name2=stringOperand(e,at,0);const types=[];for(let child=at+5;child<after(e,at);child=after(e,child))
types.push(evaluate(e,child));const context=e.program.dialect.standard.get("scala.StringContext");const found=context&&memberOf2(e,classType(context),name2);if(found?.
is==="members"){const[member2]=found.members;if(member2?.symbol!==void 0){say(e,at,"call",toMember(member2),"type");return fieldType(e,member2,found.receiver)}}
const text3=e.program.dialect.standard.get("java.lang.String");return/^(s|f|raw)$/.test(name2)&&text3?classType(text3):void 0},spreadOf:(e,at)=>arrayOf(elementOf(
e.program,evaluate(e,at+2)))});function partsOf6(e,type2,count){if(count===1)return[type2];const cls=classOf2(e,type2);if(cls&&/^scala\.Tuple\d+$/.test(cls.of.qualified))return[...cls.args];return[]}
function unapplied(e,member2,object,subject,count){const bindings=new Map(viewFrom(e.program,object,member2.owner));e.overloads.infer(parameterTypesOf(e.program,
member2)?.[0],subject,member2.typeParameters,bindings);const given=classOf2(e,substitute(typeOfMember(e.program,member2),bindings));if(!given)return[];const isOption=given.
of.name==="Option"||given.of.name==="Some";const get=isOption?given.args[0]:void 0;if(isOption){if(member2.text.name!=="unapplySeq")return partsOf6(e,get,count);
const element=elementOf(e.program,get);return Array.from({length:count},()=>element)}if(given.of.qualified==="scala.Boolean")return[];const held=termIn(e.program,
given,"get",e.file);const[first]=held?.is==="members"?held.members:[];return first?partsOf6(e,seenFrom(e.program,first,given),count):[]}function fieldsOf(e,cls,subject){
const made=cls.constructors.find(one=>one.text.kind===MEMBER_CONSTRUCTOR&&one.text.symbol<0);const types=made?parameterTypesOf(e.program,made)??[]:[];const counts=made?.
text.lists;const own=counts?types.slice(0,counts[0]):types;if(cls.typeParameters.length===0)return own;const whole=classOf2(e,subject);if(!whole)return own;if(whole.
of===cls)return own.map(type2=>substitute(type2,viewFrom(e.program,whole,cls)));const seen2=asAncestor(e.program,ownType(cls),whole.of);const bindings=new Map;e.
overloads.infer(seen2,whole,cls.typeParameters,bindings);return own.map(type2=>substitute(type2,bindings))}var BUILT_IN={"::":(e,subject)=>[elementOf(e.program,
subject),subject],"+:":(e,subject)=>[elementOf(e.program,subject),subject],"#::":(e,subject)=>[elementOf(e.program,subject),subject],":+":(e,subject)=>[subject,
elementOf(e.program,subject)],"->":(e,subject)=>partsOf6(e,subject,2)};function takenApart(e,callee,subject,count){if(operationAt(e,callee)===OP.sequence)return{
parts:partsOf6(e,subject,count),type:subject};const name2=operationAt(e,callee)===OP.term?stringOperand(e,callee,0):"";const builtIn=BUILT_IN[name2];if(builtIn&&
!termAt(e,name2))return{parts:builtIn(e,subject),type:subject};const value=extractorAt(e,callee);const object=value?.is==="class"?value:void 0;const cls=value?.
is==="typeName"?value.of:object&&companionOf2(e,object.of);const member2=object&&(termIn(e.program,object,"unapply",e.file)??termIn(e.program,object,"unapplySeq",
e.file));const own=member2?.is==="members"?member2.members.find(one=>one.text.name.startsWith("unapply")):void 0;if(own&&object&&!(cls?.has(FLAG.record)&&own.owner!==
object.of))return{parts:unapplied(e,own,object,subject,count),type:subject};return cls?{parts:fieldsOf(e,cls,subject),type:classType(cls,[])}:{parts:[],type:subject}}
function extracted(e,at,subject){const callee=at+2;const patterns=[];for(let child=after(e,callee);child<after(e,at);child=after(e,child))patterns.push(child);const{
parts,type:type2}=takenApart(e,callee,subject,patterns.length);const last3=parts.at(-1);for(const[nth,one]of patterns.entries()){const isRepeated=nth>=parts.length-
1&&last3?.is==="array";evaluate(e,one,isRepeated&&operationAt(e,one)!==OP.rest?last3.of:isRepeated?last3:parts[nth])}return type2}function extractorAt(e,at){if(operationAt(
e,at)===OP.term){const name2=stringOperand(e,at,0);const found=termAt(e,name2);if(found?.is==="class"||found?.is==="object"){say(e,at,"read",toClass(found.cls),
found.cls.file===e.file?"same_file":"import");return found.is==="class"?{is:"typeName",of:found.cls}:classType(found.cls)}const cls=found?.is==="members"&&found.
members[0]?.text.kind===MEMBER_METHOD?typeNamed(e.program,name2,place(e)):void 0;if(cls instanceof ClassInfo){const object=objectBeside(e,cls);say(e,at,"read",toClass(
object??cls),cls.file===e.file?"same_file":"import");return object?classType(object):{is:"typeName",of:cls}}}return evaluate(e,at)}read({bound:(e,at,subject)=>{
declareLocal(e,at,1,subject);return subject},captured:(e,at,subject)=>{const type2=evaluate(e,at+5,subject)??subject;declareLocal(e,at,1,operationAt(e,at+5)===OP.
typedPattern?type2:type2??subject);return type2},typedPattern:(e,at)=>{const pattern=at+2;const type2=evaluate(e,after(e,pattern));evaluate(e,pattern,type2);return type2},
extracted,alternatives:(e,at,subject)=>{for(let child=at+2;child<after(e,at);child=after(e,child))evaluate(e,child,subject);return subject},stable:(e,at)=>after(
e,at)>at+2?evaluate(e,at+2):void 0,rest:(e,at,subject)=>{const type2=subject?.is==="array"?subject:arrayOf(subject);evaluate(e,at+2,type2);return type2}});var standard6=(e,name2,args=[])=>{const cls=e.program.dialect.standard.get(name2);return cls&&classType(cls,args)};var isNothing2=type2=>type2?.is==="class"&&type2.
of.qualified==="scala.Nothing";function join2(e,a,b){if(isNothing2(a))return b;if(isNothing2(b))return a;return either(e,a,b)}function hoist(e,at,frame){for(let child=at+
2;child<after(e,at);child=after(e,child)){if(operationAt(e,child)!==OP.localFunction)continue;const member2=e.file.members[operand(e,child,0)]?.[operand(e,child,
1)];if(!member2)continue;frame.functions??=new Map;const list=frame.functions.get(member2.text.name);if(list)list.push(member2);else frame.functions.set(member2.
text.name,[member2])}}function elementOf2(e,type2){for(const name2 of["foreach","map","flatMap","withFilter"]){const found=memberOf2(e,type2,name2);if(found?.is!==
"members")continue;for(const member2 of found.members){const[first]=parameterTypesOf(e.program,member2)??[];const seen2=substitute(first,viewFrom(e.program,found.
receiver,member2.owner));const functional=seen2?.is==="class"?functionalMethodOf(e.program,seen2.of):void 0;if(seen2?.is!=="class"||!functional)continue;const[taken]=parameterTypesOf(
e.program,functional)??[];return substitute(taken,viewFrom(e.program,seen2,functional.owner))}}return void 0}function yielded(e,type2,element){const found=memberOf2(
e,type2,"map");if(found?.is!=="members")return void 0;const[member2]=found.members;if(!member2)return void 0;const[variable,...others]=member2.typeParameters;if(!variable||
others.length>0)return void 0;const bindings=new Map(viewFrom(e.program,found.receiver,member2.owner));bindings.set(variable,element);return asMap("map",found.receiver,
substitute(typeOfMember(e.program,member2),bindings))}var subjects2=new WeakMap;function withSubject(e,type2,run){const list=subjects2.get(e)??[];subjects2.set(
e,list);list.push(type2);const result=run();list.pop();return result}function importFrom(e,at){const path=at+2;const prefix=packageElsewhere(e,path)??prefixAt(e,
path);const block2=innermostBlock2(e);for(let child=after(e,path);child<after(e,at);child=after(e,child)){const name2=stringOperand(e,child,0);const alias=stringOperand(
e,child,3);if(name2==="_"){if(prefix&&block2)addImport(block2,{prefix});continue}if(!prefix){unknown(e,child,"import");continue}if(block2&&alias!=="_")addImport(
block2,{prefix,name:name2,...alias===""?{}:{as:alias}});sayImported(e,child,prefix,name2)}return void 0}function packageElsewhere(e,path){if(e.cls&&!e.cls.has(FLAG.
file))return void 0;const names=[];let at=path;for(;operationAt(e,at)===OP.select;at+=PATH_OPERANDS)names.unshift(stringOperand(e,at,0));if(operationAt(e,at)!==
OP.term||innermostBlock2(e))return void 0;const first=stringOperand(e,at,0);if(!isPackageName(first)||termAt(e,first))return void 0;return{is:"package",name:[first,
...names].join(".")}}var PATH_OPERANDS=2+4;function prefixAt(e,path){const type2=evaluate(e,path);if(type2?.is==="package")return type2;if(type2?.is==="typeName")
return{is:"statics",cls:type2.of};const cls=classOf2(e,type2);return cls&&{is:"value",type:cls}}function sayImported(e,at,prefix,name2){const term=termBrought(e.
program,prefix,name2,e.file);const type2=typeOfPrefix(e.program,prefix,name2,e.file);const options=[...term?.is==="members"?term.members.map(toMember):term?.is===
"object"||term?.is==="class"?[toClass(term.cls)]:[],...type2&&!(type2.opaque&&term)?[toClass(type2)]:[]];const[first]=options;if(!first){if(term?.is!=="package")
unknown(e,at,"import")}else say(e,at,"import",options.length===1?first:{to:"all_of",options},"import")}read({statements:(e,at,expected)=>inBlock(e,()=>{hoist(e,
at,e.frames.at(-1));let type2=standard6(e,"scala.Unit");for(let child=at+2;child<after(e,at);child=after(e,child))type2=evaluate(e,child,after(e,child)<after(e,
at)?void 0:expected);return type2}),bindings:(e,at)=>{const pattern=at+2;const typeAt2=after(e,pattern);const written=operationAt(e,typeAt2)===OP.typeInferred?void 0:
evaluate(e,typeAt2);const valueAt=after(e,typeAt2);const given=valueAt<after(e,at)?evaluate(e,valueAt,written):void 0;const type2=written??given;evaluate(e,pattern,
type2?.is==="null"||type2?.is==="deferred"?void 0:type2);return standard6(e,"scala.Unit")},match:(e,at,expected)=>{const subject=evaluate(e,at+2);const cases=after(
e,at+2);return cases<after(e,at)?withSubject(e,subject,()=>evaluate(e,cases,expected)):void 0},cases:(e,at,expected)=>{let type2;for(let child=at+2;child<after(
e,at);child=after(e,child)){const one=evaluate(e,child,expected);type2=child===at+2?one:join2(e,type2,one)}return type2},alternative:(e,at,expected)=>inBlock(e,
()=>{const subject=subjects2.get(e)?.at(-1);let child=at+3;evaluate(e,child,subject);child=after(e,child);if(operand(e,at,0)===1){evaluate(e,child);child=after(
e,child)}return child<after(e,at)?evaluate(e,child,expected):void 0}),comprehension:(e,at)=>inBlock(e,()=>{const isYielding=operand(e,at,0)===1;let first;let isFirst=true;
let child=at+3;for(;after(e,child)<after(e,at);child=after(e,child)){const type2=evaluate(e,child);if(isFirst)first=type2;isFirst=false}const element=evaluate(e,
child);return isYielding?yielded(e,first,element):standard6(e,"scala.Unit")}),generator:(e,at)=>{const pattern=at+2;const type2=evaluate(e,after(e,pattern));evaluate(
e,pattern,elementOf2(e,type2));return type2},either:(e,at,expected)=>{const condition=at+2;evaluate(e,condition);const one=after(e,condition);if(one>=after(e,at))
return void 0;const first=evaluate(e,one,expected);const two=after(e,one);return two<after(e,at)?join2(e,first,evaluate(e,two,expected)):standard6(e,"scala.Unit")},
attempted:(e,at,expected)=>{let type2;for(let child=at+2;child<after(e,at);child=after(e,child)){const isCases=operationAt(e,child)===OP.cases;const one=isCases?
withSubject(e,standard6(e,"java.lang.Throwable"),()=>evaluate(e,child,expected)):evaluate(e,child,expected);type2=child===at+2?one:isCases?join2(e,type2,one):type2}
return type2},ascribed:(e,at)=>{const value=at+2;const typeAt2=after(e,value);if(typeAt2>=after(e,at))return evaluate(e,value);const type2=evaluate(e,typeAt2);const given=evaluate(
e,value,type2);return type2??given},tupled:(e,at)=>{const types=[];for(let child=at+2;child<after(e,at);child=after(e,child))types.push(evaluate(e,child));if(types.
length===1)return types[0];return standard6(e,`scala.Tuple${types.length}`,types.map(type2=>type2?.is==="deferred"?void 0:type2))},never:(e,at)=>{evaluateChildren(
e,at,at+2);return standard6(e,"scala.Nothing")},selfType:(e,at)=>{const name2=stringOperand(e,at,0);evaluateChildren(e,at,at+3);const frame=e.frames.at(-1);if(name2!==
""&&name2!=="this"&&frame?.is==="class")e.frames.push({is:"block",names:new Map([[name2,{index:-1,type:ownType(frame.cls),made:void 0}]])});return void 0},placeholder:(e,at)=>{
const name2=`_${operand(e,at,0)}`;for(let depth=e.frames.length-1;depth>=0;depth--){const frame=e.frames[depth];const local=frame?.is==="block"?frame.names.get(
name2):void 0;if(local)return local.type}return void 0},placeholderParameter:(e,at,type2)=>{const frame=e.frames.at(-1);if(frame?.is==="block")frame.names.set(`\
_${operand(e,at,0)}`,{index:-1,type:type2,made:void 0});return type2},importFrom});var exportsAmong=imports2=>imports2?.texts.flatMap(({exported},nth)=>exported?[{imports:imports2,nth}]:[])??[];function readExports(program){const inPackages=new Map;
const inClasses=new Map;let isAny=false;for(const file of program.files.values()){const{surface}=file.file;isAny||=[surface,...surface.types].some(({imports:imports3})=>imports3?.
some(({exported})=>exported));if(!surface.imports.some(({exported})=>exported))continue;const imports2=importsAtTop({file,cls:void 0,member:void 0});const into=imports2?.
packages[0]??"";inPackages.set(into,[...inPackages.get(into)??[],...exportsAmong(imports2)])}if(!isAny)return void 0;const exportsInto=where=>{if(typeof where===
"string")return inPackages.get(where)??[];let found=inClasses.get(where);if(!found){found=exportsAmong(importsOfClass(where));inClasses.set(where,found)}return found};
const asked=[];const first=(where,name2,...finds)=>{const all=exportsInto(where);if(all.length===0||asked.some(one=>one.where===where&&one.name===name2))return void 0;
asked.push({where,name:name2});let found;for(const find of finds)for(const{imports:imports2,nth}of all)found??=find(program,imports2,nth,name2);asked.pop();return found};
return{term:(where,name2)=>first(where,name2,termNamed,termAmong),type:(where,name2)=>first(where,name2,typeNamed2,typeAmong)}}var NO_VALUES=new Set(["null","deferred","package","typeName"]);var isValue2=type2=>type2===void 0||!NO_VALUES.has(type2.is);function framesAround2(_,member2){const frames=[];
for(let cls=member2.owner;cls;cls=cls.outer)if(!cls.has(FLAG.file))frames.unshift({is:"class",cls});return frames}var ScalaLinker=class{#program;#overloads;constructor(){this.#program=new Program(createDialect3());this.#overloads=new Overloads(this.#program);this.#program.valueOf=
valueReader(this.#program,this.#overloads,framesAround2,isValue2)}add(file){this.#program.add(file)}finish(){const exports2=readExports(this.#program);if(exports2)
setExports(this.#program,exports2)}link(file,body,out){const info=this.#program.files.get(file.path);if(info&&body.code.length>0)evaluate(startEvaluation(this.#program,
this.#overloads,info,body,out),0)}typeGivenBy(path,symbol){return typeGivenBy(this.#program,path,symbol)}};var CLASSES={Any:"java.lang.Object",AnyRef:"java.lang.Object",Unit:"void",Nothing:"void",Collection:"java.util.Collection",MutableCollection:"java.util.Collecti\
on",MutableIterable:"java.lang.Iterable",Iterator:"java.util.Iterator",MutableIterator:"java.util.Iterator",List:"java.util.List",MutableList:"java.util.List",Set:"\
java.util.Set",MutableSet:"java.util.Set",Map:"java.util.Map",MutableMap:"java.util.Map",ArrayList:"java.util.ArrayList",HashMap:"java.util.HashMap",HashSet:"ja\
va.util.HashSet",LinkedHashMap:"java.util.LinkedHashMap",LinkedHashSet:"java.util.LinkedHashSet"};var PRIMITIVES4={Boolean:["boolean","java.lang.Boolean"],Byte:[
"byte","java.lang.Byte"],Char:["char","java.lang.Character"],Short:["short","java.lang.Short"],Int:["int","java.lang.Integer"],Long:["long","java.lang.Long"],Float:[
"float","java.lang.Float"],Double:["double","java.lang.Double"]};function asJavaWrites(written,imports2){return read2(written.replace(/@\w+\s*/g,"").trim(),imports2,
false)}function read2(text3,imports2,isArgument2){const found=/^([\w.]+)\s*(?:[<[](.*)[>\]])?\s*(\?*)$/s.exec(text3);if(!found)return void 0;const[,name2="",inside,
mark]=found;const args=inside===void 0?[]:partsOf7(inside);const array=/^(\w+?)Array$/.exec(name2)?.[1];if(name2==="Array")return`${(args[0]===void 0?void 0:argument(
args[0],imports2))??"?"}[]`;if(array!==void 0&&PRIMITIVES4[array])return`${PRIMITIVES4[array][0]}[]`;const[head="",...rest]=name2.split(".");const path=imports2.
get(head);if(path===void 0&&rest.length===0){const primitive2=PRIMITIVES4[name2];if(primitive2)return primitive2[isArgument2||mark!==""?1:0]}const own=path!==void 0?
[path,...rest].join("."):[CLASSES[head]??head,...rest].join(".");return args.length===0?own:`${own}<${args.map(one=>argument(one,imports2)??"?").join(",")}>`}function argument(text3,imports2){
if(text3==="*"||text3==="_")return"?";const[,variance,type2]=/^(?:(out|in)\s+)?(.*)$/s.exec(text3);const one=read2((type2??"").trim(),imports2,true);return one===
void 0||variance===void 0?one:`${variance==="out"?"+":"-"}${one.replace(/^[+-]/,"")}`}function partsOf7(list){const parts=[];let depth=0;let start=0;for(let at=0;at<=
list.length;at++){const character=list[at];if(character!==void 0&&"<[(".includes(character))depth++;else if(character!==void 0&&"])".includes(character))depth--;else if(character===
">"&&list[at-1]!=="-")depth--;else if(character===void 0||character===","&&depth===0){parts.push(list.slice(start,at).trim());start=at+1}}return parts.filter(part=>part!==
"")}function compiledClasses(file){const{path,language,symbols}=file;const types=new Classes(file).all();return{path,language,symbols,surface:{package:file.module??
"",imports:importsOf2(file),types}}}var Classes=class{#file;#isKotlin;#imports;#types=[];#classes=new Map;#companions=new Map;constructor(file){this.#file=file;
this.#isKotlin=file.language==="kotlin";const named3=(file.surface.imports??[]).filter(one=>one[1]!==void 0);this.#imports=new Map(named3.map(([path,as])=>[as,path]))}all(){
this.#file.symbols.forEach((symbol,index)=>{if(TYPE_KINDS.has(symbol.kind))this.#addClass(symbol,index);else this.#addMember(symbol,index)});return this.#types}#addClass(symbol,index){
const outer=symbol.parent===void 0?-1:this.#classes.get(symbol.parent);if(outer===void 0||symbol.kind==="type")return;const{surface}=this.#file;const isInterface=symbol.
kind==="interface"||symbol.kind==="trait";const type2={name:symbol.name,symbol:index,flags:flagsOf3(symbol.modifiers)|(isInterface?FLAG.interface|FLAG.abstract:
0),outer,within:-1,members:[]};if(!this.#isKotlin)type2.partial=true;const supertypes=(surface.supertypes[index]??[]).flatMap(one=>this.#written(one)??[]);if(supertypes.
length>0){type2.supertypes=supertypes;if(!isInterface)type2.superclass=0}const names=surface.typeParameters[index];if(names)type2.typeParameters=names.map(name2=>[
name2]);this.#classes.set(index,this.#types.push(type2)-1);if(symbol.kind==="class")type2.members.push({...this.#parameters(symbol,[]),...CONSTRUCTOR,name:symbol.
name});if(symbol.kind==="object"&&this.#isKotlin)type2.members.push(field2("INSTANCE",index,symbol.name));if(symbol.kind==="object"&&this.#isKotlin&&outer>=0)this.#types[outer]?.
members.push(field2(symbol.name,index,symbol.name));if(symbol.kind==="enum"){type2.flags|=FLAG.enum;const both={kind:MEMBER_METHOD,flags:FLAG.public|FLAG.static,
symbol:-1};type2.members.push({...both,name:"values",parameters:[],type:`${symbol.name}[]`},{...both,name:"valueOf",parameters:[["name","String"]],type:symbol.name})}}#addMember(symbol,index){
const compiled=this.#file.surface.compiled?.[index]??{};const made=this.#membersOf(symbol,index,compiled);if(made.length===0)return;if(symbol.parent===void 0){const isStatic=made.
filter(({flags})=>(flags&FLAG.private)===0).map(asStatic);if(this.#isKotlin&&isStatic.length>0)this.#facade().members.push(...isStatic);return}const at=this.#classes.
get(symbol.parent);const owner3=at===void 0?void 0:this.#types[at];if(at===void 0||!owner3)return;const isShared=compiled.static===true||compiled.field===true;if(compiled.
companion){this.#companion(at).members.push(...made);if(isShared)owner3.members.push(...made.map(asStatic))}else if(this.#file.symbols[symbol.parent]?.kind==="o\
bject"&&(isShared||!this.#isKotlin))owner3.members.push(...made.map(asStatic));else owner3.members.push(...made)}#membersOf(symbol,index,compiled){const flags=flagsOf3(
symbol.modifiers);const receiver=symbol.receiver===void 0?[]:[["this",this.#written(symbol.receiver)??"?"]];const type2=this.#typeOf(index);const about={flags,symbol:index,
...type2};const name2=compiled.name??symbol.name;switch(symbol.kind){case"function":case"method":{const names=this.#file.surface.typeParameters[index];const generic=names?
{typeParameters:names.map(one=>[one])}:{};const made={...this.#parameters(symbol,receiver),...about,...generic,name:name2,kind:MEMBER_METHOD};made.flags|=flags;
return[made]}case"constructor":return[{...this.#parameters(symbol,[]),name:name2,kind:MEMBER_CONSTRUCTOR,symbol:index}];case"enum_member":return[field2(symbol.name,
index,this.#file.symbols[symbol.parent??-1]?.name)];case"property":case"variable":{const asField={...about,name:symbol.name,kind:MEMBER_FIELD};if(compiled.field)
return[asField];const method2={...about,kind:MEMBER_METHOD,parameters:receiver};if(!this.#isKotlin)return[{...method2,name:name2}];const getter={...method2,name:compiled.
name??getterOf(symbol.name)};const{type:_,value:_1,...rest}=method2;const given=[...receiver,["value",type2.type??"?"]];return[getter,{...rest,name:compiled.setter??
setterOf(symbol.name),parameters:given,type:"void"}]}default:return[]}}#parameters(symbol,before2){const own=symbol.parameters??[];const texts=own.map(({name:name2,
type:type2,variadic})=>{const written=(type2===void 0?void 0:this.#written(type2))??"?";return[name2,variadic?`${written}[]`:written]});const parameters=[...before2,
...texts];if(symbol.modifiers?.includes("async"))parameters.push(["","kotlin.coroutines.Continuation"]);const optional=own.filter(one=>one.default!==void 0).length;
return{parameters,flags:own.at(-1)?.variadic?FLAG.variadic:0,...optional>0?{required:parameters.length-optional}:{}}}#typeOf(index){const written=this.#file.surface.
types[index];if(written===void 0)return{value:OF_ANOTHER_LANGUAGE};const type2=this.#written(written);return type2===void 0?{}:{type:type2}}#written(type2){return asJavaWrites(
type2,this.#imports)}#facade(){const{path,surface}=this.#file;const name2=fileClassOf(path,surface.facade);const at=this.#classes.get(-1)??this.#types.push({...BARE,
name:name2,partial:true,members:[]})-1;this.#classes.set(-1,at);return this.#types[at]}#companion(of){let at=this.#companions.get(of);if(at===void 0){at=this.#types.
push({...BARE,name:"Companion",outer:of,members:[]})-1;this.#companions.set(of,at);this.#types[of]?.members.push(field2("Companion",-1,"Companion"))}return this.#types[at]}};
var OF_ANOTHER_LANGUAGE={strings:[],code:[]};var BARE={symbol:-1,flags:FLAG.public,outer:-1,within:-1};var CONSTRUCTOR={kind:MEMBER_CONSTRUCTOR,symbol:-1};var asStatic=member2=>({
...member2,flags:member2.flags|FLAG.static});var field2=(name2,symbol,type2)=>({name:name2,kind:MEMBER_FIELD,flags:FLAG.public|FLAG.static,symbol,...type2===void 0?
{}:{type:type2}});function flagsOf3(modifiers2=[]){const access=modifiers2.includes("private")?FLAG.private:FLAG.public;return access|(modifiers2.includes("abst\
ract")?FLAG.abstract:0)}function importsOf2({surface}){const place2={line:0,column:0,length:0};return(surface.imports??[]).map(([path,as])=>as===void 0?{path,all:true,
...place2}:{path,...place2})}var JvmLinker=class{#javaFiles=[];#kotlinFiles=[];#scalaFiles=new Map;#java;#javaAmongAll;#kotlin;#scala;constructor(){this.#java=createLinker({...createDialect(),
partialTypes:true},program=>{program.valueOf=member2=>typeOfText(program,this.#typeGivenBy(member2),placeOf(member2))});this.#javaAmongAll=once(()=>{for(const file of this.#kotlinFiles){
if(file.path.endsWith(".kts"))continue;this.#java.add(compiledClasses({...file,surface:file.surface.asCompiled}))}for(const file of this.#scalaFiles.values())this.#java.
add(compiledClasses({...file,surface:file.surface.asCompiled}));this.#java.finish();return this.#java});this.#kotlin=once(()=>{const linker=new KotlinLinker;for(const file of this.#kotlinFiles)
linker.add(file);for(const file of this.#javaFiles)linker.add(file);linker.finish();return linker});this.#scala=once(()=>{const linker=new ScalaLinker;for(const file of this.#scalaFiles.
values())linker.add(file);for(const file of this.#javaFiles)linker.add(file);linker.finish();return linker})}add(file){if(file.language==="kotlin")this.#kotlinFiles.
push(file);else if(file.language==="scala")this.#scalaFiles.set(file.path,file);else{this.#javaFiles.push(file);this.#java.add(file)}}finish(){}#typeGivenBy({file,
text:{symbol}}){if(!file)return void 0;const linker=this.#scalaFiles.has(file.path)?this.#scala():this.#kotlin();return linker.typeGivenBy(file.path,symbol)}link(file,body,out){
if(file.language==="kotlin")this.#kotlin().link(file,body,out);else if(file.language==="scala")this.#scala().link(file,body,out);else this.#javaAmongAll().link(
file,body,out)}};function once(make2){let made;return()=>{made??={it:make2()};return made.it}}var EVERYWHERE="";var CONVENTION=/^(?:iterator|next|invoke|provideDelegate|[gs]etValue|component\d+)$/;function kotlinOffers(file){const{surface}=file;const{named:named3,
...others}=nominalOffers(file,{otherNames:name2=>name2===""?[]:[getterOf(name2),setterOf(name2)],isConvention:name2=>CONVENTION.test(name2)});const found=new Map(
named3);const say2=(name2,text3)=>{found.set(name2,(found.get(name2)??"")+text3)};for(const{name:name2,flags}of surface.types.flatMap(({members})=>members))if(flags&
FLAG.extension&&CONVENTION.test(name2))say2(EVERYWHERE,found.get(name2)??"");for(const[symbol,{name:name2,setter}]of Object.entries(surface.asCompiled.compiled??
{}))for(const one of[name2,setter])if(one!==void 0)say2(one,named3.get(file.symbols[Number(symbol)]?.name??"")??"");if(surface.types.some(({flags})=>flags&FLAG.
file))say2(fileClassOf(file.path,surface.asCompiled.facade),"[]");return{...others,named:found}}var EVERYWHERE2="";var CONVENTION2=/^(?:apply|unapply|unapplySeq|update|map|flatMap|foreach|withFilter|filter|get|isEmpty)$/;function scalaOffers(file){const{surface}=file;
const types=surface.types.map(type2=>({...type2,members:type2.members.map(({at:_,...member2})=>member2)}));const{named:named3,...others}=nominalOffers({...file,
surface:{...surface,types}},{otherNames:name2=>[name2.replace(/\$$|_=$|^unary_/,"")].filter(other=>other!==name2),isConvention:name2=>CONVENTION2.test(name2)});
const seen2=JSON.stringify(surface.packages);const found=new Map([...named3].map(([name2,text3])=>[name2,seen2+text3]));const everywhere=[];for(const type2 of types){
if(type2.flags&FLAG.implicit)everywhere.push(found.get(type2.name)??"");if(type2.name==="package$")everywhere.push(JSON.stringify([type2.package,type2.supertypes,
type2.imports]));for(const{name:name2,flags}of type2.members)if(flags&FLAG.implicit)everywhere.push(found.get(name2)??"")}for(const one of[surface,...surface.types].
flatMap(({imports:imports2})=>imports2??[])){if(!one.exported)continue;const name2=one.all?EVERYWHERE2:one.alias??one.path.slice(one.path.lastIndexOf(".")+1);if(name2===
EVERYWHERE2)everywhere.push(JSON.stringify(one.path.split(".")));else found.set(name2,`${found.get(name2)??""} "${one.path.replaceAll(".",'" "')}"`)}if(everywhere.
length>0)found.set(EVERYWHERE2,everywhere.join(" "));return{...others,named:found}}function offersOf(file){if(file.language==="java")return nominalOffers(file,{otherNames:propertiesNamed,sentBy});if(file.language==="kotlin")return kotlinOffers(
file);return scalaOffers(file)}function sentBy({supertypes=[],members},file){const listens=supertypes.some(type2=>/Listener\b/.test(type2))||members.some(({symbol})=>file.
symbols[symbol]?.annotations?.some(one=>/^@[\w.]*Listener\b/.test(one)));return listens?[...DISPATCHES.keys()]:[]}function propertiesNamed(name2){const property=propertyOf(
name2.replace(new RegExp("^set(?=\\p{Lu})","u"),"get"));if(property===void 0||property===name2)return[];return[property,name2.slice(3,4).toLowerCase()+name2.slice(
4)]}var SCRIPTS=new Map([["kotlin",withoutDelegations],["scala",withPlainArrows]]);var scriptOf=({language,text:text3})=>SCRIPTS.get(language)?.(text3)??text3;var REPAIRS=new Map(
[["java",repairJava],["kotlin",repairKotlin],["scala",repairScala]]);var repair=(tree,{language})=>REPAIRS.get(language)?.(tree)??tree;function extract(tree,{language,
text:text3}){if(language==="kotlin")return extractKotlin(tree,text3);return language==="scala"?extractScala(tree):extractJava(tree)}var createLinker2=()=>new JvmLinker;export{createLinker2 as createLinker,extract,offersOf,repair,scriptOf};
