import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{Handlers,grammarReader}from"./3JGKB6ES.js";import{blanks}from"./KLRMKRHE.js";var KEYWORDS=new Set(["class","fun","interface","object","val","var"]);function keywordsAsNames(tree){const identifier=tree.grammar.idForNodeType("identifier",true);
const found=[];for(let node=0;node<tree.count;node++){const start=tree.start[node];if(tree.type[node]!==identifier||tree.text[start-1]===":")continue;if(KEYWORDS.
has(tree.text.slice(start,tree.end[node])))found.push(start)}return found}function declared(text,keywords){let one=text;for(const keyword of keywords){const before=one.
slice(Math.max(0,keyword-MOST_BEFORE),keyword);const head2=one.slice(keyword,keyword+MOST_HEAD);const bodiless=BODILESS.exec(head2)?.[0];const isLeft=bodiless!==
void 0||/^(?:fun|va[lr])\b/.test(head2);const blanked=(isLeft?MODIFIERS:ANNOTATIONS).exec(before)?.[0]??"";const start=keyword-before.length+before.lastIndexOf(
blanked);one=one.slice(0,start)+blanks(blanked)+one.slice(start+blanked.length);if(bodiless===void 0)continue;const end=keyword+bodiless.length;one=`${one.slice(
0,end)};${one.slice(end+1)}`}return one}var BODILESS=/^(?:class|interface|object)[ \t]+\w+[ \t]*(?=\n(?!\s*[({:]))/;var MOST_HEAD=200;var MOST_BEFORE=1e3;var MODIFIERS=/(?:\b[a-z]+[ \t]+)*$/;
var ANNOTATIONS=/(?:(?<![^\n])[ \t]*@[\w.:]+(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?[ \t]*\n)+(?=[a-z \t]*$)/;function blankedBehind(tree,list){let next=tree.
after[list];const end=tree.after[tree.parent[list]];while(next<end&&tree.typeName(next).endsWith("_comment"))next=tree.after[next];if(next>=end)return[];const between=tree.
text.slice(tree.end[list],tree.start[next]).replace(COMMENT,"");return between.match(/[a-z]+/g)??[]}var COMMENT=/\/\/.*|\/\*[\s\S]*?\*\//g;var WORDS={public:"public",private:"private",protected:"protected",internal:"internal",abstract:"abstract",final:"final",override:"override",const:"readonly",suspend:"\
async"};function modifiers(t,node){const list=t.first(node,"modifiers");if(list===void 0)return["public","exported"];const words=[...t.text(list).split(/[\s()]+/),
...blankedBehind(t.tree,list)];const found=words.flatMap(word=>Object.hasOwn(WORDS,word)?WORDS[word]??[]:[]);if(words.includes("@Test"))found.push("test");if(words.
includes("@Deprecated"))found.push("deprecated");if(found.includes("private")||found.includes("internal"))return found;const isSaid=found.includes("public")||found.
includes("protected");return[...isSaid?[]:["public"],...found,"exported"]}function functionModifiers(t,node){const found=modifiers(t,node);const around=t.parent(
node);const type=around===void 0?void 0:t.parent(around);const isOpen=type!==void 0&&t.first(node,"function_body")===void 0&&t.all(type).some(child=>t.text(child)===
"interface");return isOpen&&!found.includes("abstract")?[...found,"abstract"]:found}var typeOf=(t,node)=>{const type=t.first(node,"user_type","nullable_type","f\
unction_type");return type===void 0?void 0:t.text(type)};function parameters(t,node){const list=t.first(node,"function_value_parameters")??t.descendant(node,"cl\
ass_parameters");if(list===void 0)return[];return t.each(list,"parameter","class_parameter").flatMap(parameter=>{const name=t.first(parameter,"identifier","simp\
le_identifier");if(name===void 0)return[];const type=typeOf(t,parameter);const made={name:t.text(name),...type===void 0?{}:{type}};const value2=defaultOf(t,list,
parameter);if(value2!==void 0)made.default=t.text(value2).slice(0,200);if(isVariadic(t,list,parameter))made.variadic=true;return[{node:parameter,name,parameter:made}]})}
function defaultOf(t,list,parameter){const within=t.type(parameter)==="class_parameter"?t.all(parameter):t.all(list);const equals=within.findIndex(child=>child>
parameter&&t.text(child)==="=");const next=within.find(child=>child>parameter&&t.type(child)==="parameter");const found=within[equals];return found===void 0||next!==
void 0&&next<found?void 0:within[equals+1]}function isVariadic(t,list,parameter){if(t.type(parameter)==="class_parameter")return/^\w*\s*vararg\s/.test(t.text(parameter));
const children=t.named(list);const before=children[children.indexOf(parameter)-1];return before!==void 0&&t.type(before)==="parameter_modifiers"&&/\bvararg\b/.test(
t.text(before))}var supertypes=(t,node)=>{const list=t.first(node,"delegation_specifiers");return list===void 0?[]:t.each(list,"delegation_specifier").flatMap(one=>t.
descendant(one,"user_type")??[])};var typeParameters=(t,node)=>{const list=t.first(node,"type_parameters");return list===void 0?[]:t.each(list,"type_parameter").
flatMap(parameter=>t.first(parameter,"identifier")??[])};var receiverOfProperty=(t,node)=>{const type=t.first(node,"user_type","nullable_type");return type===void 0?
void 0:t.text(type)};var nothing=()=>[];var kotlinSymbols={key:"kotlin",family:"jvm",grammar:"@tree-sitter-grammars/tree-sitter-kotlin/tree-sitter-kotlin.wasm",revision:25,separator:"\
.",standard:"std:kotlin",definitions:{class_declaration:{kind:(t,node)=>{const words=t.all(node).map(child=>t.text(child));if(words.includes("interface"))return"\
interface";const list=t.first(node,"modifiers");return list!==void 0&&/\benum\b/.test(t.text(list))?"enum":"class"},scope:true,supertypes,typeParameters,parameters,
modifiers,body:(t,node)=>t.first(node,"class_body","enum_class_body")},object_declaration:{kind:"object",scope:true,supertypes,modifiers,body:(t,node)=>t.first(
node,"class_body")},companion_object:{kind:"object",scope:true,name:(t,node)=>t.field(node,"name"),supertypes,modifiers:(t,node)=>[...modifiers(t,node),"static"],
body:(t,node)=>t.first(node,"class_body")},function_declaration:{kind:"function",memberKind:"method",scope:true,typeParameters,parameters,receiver:(t,node)=>{const name=t.
field(node,"name");const before=t.named(node).filter(child=>name!==void 0&&child<name&&["user_type","nullable_type"].includes(t.type(child)));const last=before.
at(-1);return last===void 0?void 0:t.text(last)},type:(t,node)=>{const list=t.first(node,"function_value_parameters");const after=t.named(node).find(child=>list!==
void 0&&child>list&&["user_type","nullable_type"].includes(t.type(child)));return after===void 0?void 0:t.text(after)},modifiers:functionModifiers,body:(t,node)=>t.
first(node,"function_body")},property_declaration:{kind:"variable",memberKind:"property",localInFunction:true,names:(t,node)=>{const many=t.first(node,"multi_va\
riable_declaration");const declarations=many===void 0?t.each(node,"variable_declaration"):t.each(many,"variable_declaration");return declarations.flatMap(one=>t.
first(one,"identifier")??[])},type:(t,node)=>{const declaration=t.first(node,"variable_declaration");return declaration===void 0?void 0:typeOf(t,declaration)},receiver:receiverOfProperty,
modifiers},class_parameter:{kind:"property",name:(t,node)=>/^(.*\s)?(val|var)\s/.test(t.text(node))?t.first(node,"identifier"):void 0,type:typeOf,modifiers},enum_entry:{
kind:"enum_member",name:(t,node)=>t.first(node,"identifier"),scope:true},type_alias:{kind:"type",scope:true,name:(t,node)=>t.first(node,"identifier")??t.field(node,
"type"),type:typeOf,typeParameters},secondary_constructor:{kind:"constructor",scope:true,name:(t,node)=>t.all(node).find(child=>t.type(child)==="constructor"),parameters,
modifiers}},uses:{},reads:[],types:[],scopes:{block:nothing,object_literal:nothing,anonymous_initializer:nothing,when_entry:nothing,lambda_literal:nothing,anonymous_function:nothing,
for_statement:nothing,catch_block:nothing,when_expression:nothing,getter:nothing,setter:nothing},blockScoped:true,self:[],comments:["line_comment","block_commen\
t"],begins:"slashes",imports:{import:(t,node)=>{const path=t.first(node,"qualified_identifier")??t.first(node,"identifier");if(path===void 0)return[];const text=t.
text(path).replaceAll(".Companion","");if(/\*\s*$/.test(t.text(node)))return[{path:text,node:path}];const alias=t.each(node,"identifier").at(-1);const last=t.each(
path,"identifier").at(-1)??path;return[{path:text,as:alias!==void 0&&alias!==path?t.text(alias):t.text(last),node:last}]}},packages:{package_header:(t,node)=>t.
named(node).map(child=>t.text(child)).join(".")},packaged:true};var TYPES=["annotation","arguments","block","block_comment","call_expression","case_block","case_class_pattern","case_clause","catch_clause","class_definition",
"class_parameter","class_parameters","colon_argument","comment","compound_type","enumerators","field_expression","finally_clause","function_declaration","functi\
on_definition","generic_function","generic_type","guard","identifier","identifiers","indented_block","indented_cases","infix_expression","interpolated_string","\
lambda_expression","lower_bound","namespace_wildcard","object_definition","operator_identifier","package_clause","parameter","parameters","parenthesized_express\
ion","repeated_parameter_type","self_type","stable_identifier","template_body","tuple_expression","type_arguments","type_identifier","type_parameters","upper_bo\
und","view_bound","wildcard","with_template_body"];var FIELDS=["alias","alternative","arguments","body","bound","class_parameters","condition","consequence","de\
fault_value","derive","enumerators","extend","field","function","interpolator","lambda_start","left","name","operator","parameters","path","pattern","return_typ\
e","right","selector","type","type_arguments","type_parameters","value"];var grammarOf=grammarReader(TYPES,FIELDS,["block_comment","comment"]);var scalaHandlers=new Handlers;
var scala=x=>x;var symbolOf=(x,name)=>name<0?-1:scala(x).declared.get(x.tree.start[name])??-1;var nameText=(x,node)=>x.tree.textOf(node).replace(/^`(.*)`$/s,"$1");
function writeTermName(x,node){const{out,tree}=x;const text=tree.textOf(node);out.operand(out.string(nameText(x,node)));if(x.placeless){out.operand(0);out.operand(
0);return}const offset=tree.start[node]+(text.startsWith("`")?1:0);out.operand(tree.lineAt(offset));out.operand(tree.columnAt(offset))}function hasWord(x,node,word){
for(const child of x.tree.children(node))if(x.tree.typeName(child)===word)return true;return false}var isUnnamed=(tree,parameter)=>tree.typeName(parameter)==="c\
lass_parameter"&&!tree.textOf(parameter).includes(":");var plainAccess=text=>text.replace(/\b(?:private|protected)\s*\[\s*(?!this\b)\w+\s*\]/g," ");function wordsOf(x,node){
const{tree}=x;for(const list of tree.children(node))if(tree.typeName(list)==="modifiers")return new Set(plainAccess(tree.textOf(list)).match(/\w+/g));return new Set}
function fields(x,node,field){const{tree,grammar}=x;const found=[];for(const child of tree.children(node))if(tree.field[child]===field&&grammar.isNamed(tree,child)&&
!grammar.isComment(tree,child))found.push(child);return found}function isGivenFunction({tree,grammar},node){const[left,right]=[tree.child(node,grammar.f.left),tree.
child(node,grammar.f.right)];return left>=0&&right>=0&&tree.text.slice(tree.end[left],tree.start[right]).trim()===":"}function modifiers2(t,node){const list=t.first(node,"modifiers");const written=list===void 0?/^[\w[\] \t]*\benum\b/.exec(t.text(node))?.[0]??"":t.text(list);const words=written.
split(/\W+/);const found=["private","protected","abstract","final","override"].filter(word=>words.includes(word));return found.includes("private")?found:[...found,
"exported"]}function parameters2(t,node){return t.each(node,"parameters","class_parameters").flatMap(list=>t.each(list,"parameter","class_parameter").flatMap(parameter=>{
const name=t.field(parameter,"name");if(name===void 0||isUnnamed(t.tree,parameter))return[];const type=t.field(parameter,"type");const value2=t.field(parameter,
"default_value");const made={name:t.text(name)};if(type!==void 0)made.type=t.text(type).slice(0,300);if(type!==void 0&&t.type(type)==="repeated_parameter_type")
made.variadic=true;if(value2!==void 0)made.default=t.text(value2).slice(0,200);return[{node:parameter,name,parameter:made}]}))}var typeParameters2=(t,node)=>t.each(
node,"type_parameters").flatMap(list=>t.named(list).flatMap(one=>{if(t.type(one)==="identifier")return[one];return/type_parameter/.test(t.type(one))?t.field(one,
"name")??[]:[]}));var head=(t,type)=>t.type(type)==="generic_type"?t.field(type,"type")??type:type;var supertypes2=(t,node)=>{const clause=t.field(node,"extend");
return clause===void 0?[]:t.each(clause,"type_identifier","generic_type","stable_type_identifier").map(type=>head(t,type))};var container=kind=>({kind,scope:true,
supertypes:supertypes2,typeParameters:typeParameters2,parameters:parameters2,modifiers:modifiers2});var fieldText=field=>(t,node)=>{const type=t.field(node,field);
return type===void 0?void 0:t.text(type)};var value={kind:"variable",memberKind:"property",localInFunction:true,names:(t,node)=>{const pattern=t.field(node,"pat\
tern")??t.field(node,"name");if(pattern===void 0)return[];return t.type(pattern)==="identifier"?[pattern]:bound(t,pattern)},type:fieldText("type"),modifiers:modifiers2};
var method={kind:"function",memberKind:"method",scope:true,typeParameters:typeParameters2,parameters:parameters2,type:fieldText("return_type"),modifiers:modifiers2};
var nothing2=()=>[];var scalaSymbols={key:"scala",family:"jvm",grammar:"tree-sitter-scala/tree-sitter-scala.wasm",revision:22,separator:".",standard:"std:scala",
definitions:{class_definition:container("class"),trait_definition:container("trait"),object_definition:container("object"),package_object:container("object"),enum_definition:container(
"enum"),simple_enum_case:{kind:"enum_member"},full_enum_case:{kind:"enum_member",scope:true,parameters:parameters2},function_definition:method,function_declaration:{
...method,modifiers:(t,node)=>[...modifiers2(t,node),"abstract"]},val_definition:value,var_definition:value,val_declaration:value,var_declaration:value,given_definition:{
kind:"variable",scope:true,localInFunction:true},type_definition:{kind:"type",type:fieldText("type"),modifiers:modifiers2},class_parameter:{kind:"property",names:(t,node)=>isUnnamed(
t.tree,node)?[]:[t.field(node,"name")??node],type:fieldText("type"),modifiers:modifiers2}},uses:{},reads:[],types:[],scopes:{block:nothing2,indented_block:nothing2,
lambda_expression:nothing2,case_clause:nothing2,for_expression:nothing2,arguments:nothing2},blockScoped:true,self:[],comments:["comment","block_comment"],begins:"\
slashes",imports:{import_declaration:imported},packages:{package_clause:(t,node)=>t.field(node,"body")===void 0?t.text(t.field(node,"name")??node):void 0},packaged:true};
function bound(t,pattern){const type=t.type(pattern);if(type==="identifier")return/^[a-z_]/.test(t.text(pattern))&&t.text(pattern)!=="_"?[pattern]:[];if(!/pattern$|^identifiers$/.
test(type))return[];return t.named(pattern).flatMap(part=>bound(t,part))}function imported(t,node){const parts=t.each(node,"identifier");const prefix=parts.map(
part=>t.text(part)).join(".");const selectors=t.first(node,"namespace_selectors");if(selectors!==void 0)return t.named(selectors).flatMap(one=>{if(t.type(one)===
"namespace_wildcard")return[{path:prefix,node:parts.at(-1)??node}];const name=t.type(one)==="identifier"?one:t.field(one,"name");const alias=t.field(one,"alias");
return name===void 0?[]:[{path:`${prefix}.${t.text(name)}`,as:t.text(alias??name),node:name}]});const last=parts.at(-1);if(last===void 0)return[];if(t.first(node,
"namespace_wildcard")!==void 0)return[{path:prefix,node:last}];return[{path:prefix,as:t.text(last),node:last}]}export{keywordsAsNames,declared,blankedBehind,kotlinSymbols,grammarOf,scalaHandlers,scala,symbolOf,nameText,writeTermName,hasWord,isUnnamed,plainAccess,wordsOf,
fields,isGivenFunction,scalaSymbols};
