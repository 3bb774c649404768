import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{readConfig,readJson,readPackage,subpath}from"./6R4OBX4I.js";import{codesOf,nodeCodes}from"./HZEP76YM.js";import{blanks,readAgain}from"./KLRMKRHE.js";
import{oneLine}from"./JD3OYRGZ.js";import{MISSING,NAMED}from"./CCXMQBEG.js";import{baseOf,folderAt}from"./CJJMGL6T.js";import{
LIMITS}from"./XUA4RPE5.js";var NAME=1;var N_NAMESPACE=3;var MEMBER=2;var INDEX=3;var CALL=4;var NEW=5;var CALL_CONTEXT=4;var THIS=6;var SUPER=7;var FUNCTION_VALUE=8;var SHAPE_VALUE=9;var ARRAY=10;
var PRIMITIVE=11;var STRING=12;var AWAIT=13;var SPREAD=14;var EITHER=15;var ASSIGN=16;var AS=17;var SATISFIES=18;var REQUIRE=19;var IMPORT_CALL=20;var ELEMENT=21;
var ITEM=22;var REST=23;var PARAMETER_VALUE=24;var TYPED=25;var ARGUMENTS=26;var JSX=27;var UNKNOWN=28;var NON_NULL=29;var EXPORTS=30;var IMPORTED=31;var JSX_ATTRIBUTE=32;
var LITERAL_KEY=33;var INTRINSIC=34;var NARROWED=35;var TAG=36;var EQUALS=1;var DIFFERS=2;var TRUTHY=3;var FALSY=4;var HAS=5;var LACKS=6;var T_NAME=40;var T_MEMBER=41;
var T_PRIMITIVE=42;var T_ARRAY=43;var T_TUPLE=44;var T_UNION=45;var T_INTERSECTION=46;var T_FUNCTION=47;var T_CONSTRUCTOR=48;var T_OBJECT=49;var T_TYPEOF=50;var T_LOOKUP=51;
var T_LITERAL=52;var T_CONDITIONAL=53;var CONDITIONAL_INFERS=5;var CONDITIONAL_VISIBLE=6;var T_MAPPED=54;var MAPPED_KEY=3;var MAPPED_VISIBLE=4;var T_THIS=55;var T_IMPORT=56;
var T_KEYOF=57;var T_PREDICATE=58;var T_REST=59;var FUNCTION=60;var F_CONTEXT=1;var F_FLAGS=4;var F_DEFINITION=5;var F_OWNER=6;var F_TYPE_PARAMETERS=7;var F_PARAMETERS=8;
var F_RETURNS=9;var F_RETURNED=10;var F_YIELDED=11;var F_INSTANCE=12;var F_THIS_TYPE=13;var F_VISIBLE=14;var F_SIZE=15;var PARAMETER=61;var SHAPE=62;var S_KIND=4;
var S_DEFINITION=5;var S_TYPE_PARAMETERS=6;var S_EXTENDS=7;var S_IMPLEMENTS=8;var S_MEMBERS=9;var S_CALLS=10;var S_INDEX=11;var S_SPREADS=12;var S_ENTITY=13;var S_VISIBLE=14;
var S_OUTER=15;var S_SIZE=16;var MEMBER_OF=63;var M_NAME=1;var M_FLAGS=2;var M_DEFINITION=3;var M_TYPE=4;var M_VALUE=5;var M_ENTITY=6;var M_SHAPE=7;var HERITAGE=64;
var ENTITY=65;var E_NAME=1;var E_DECLARATION=2;var E_WRITES=3;var E_SCOPE=4;var DECLARATION=66;var D_NEXT=1;var D_KIND=2;var D_DEFINITION=3;var D_TYPE=4;var D_VALUE=5;
var D_EXTRA=6;var EXPANDO=67;var elementsOf=name2=>`${name2}[]`;var KEPT="[key]";var EXPORT=68;var LABEL_USE=69;var ACCESSED=70;var SELECTED=71;var SENT=72;var ENQUEUED=73;
var IN_ARGUMENT=1;var IN_TYPE=2;var IN_PROPERTY=3;var IN_ARRAY=4;var IN_RETURN=5;var IN_ASSIGNMENT=6;var IN_ATTRIBUTE=7;var IN_FIELD=8;var IN_CALLEE=9;var ASYNC=1;
var GENERATOR=2;var ARROW=4;var STATIC=8;var CONSTRUCTOR=16;var GETTER=32;var SETTER=64;var HAS_BODY=128;var OPTIONAL=256;var METHOD=1024;var USES_ARGUMENTS=2048;
var BY_METHOD=4096;var VARIADIC=1;var PARAMETER_OPTIONAL=2;var CLASS=1;var INTERFACE=2;var OBJECT_TYPE=3;var LITERAL=4;var ENUM=5;var NAMESPACE=6;var MODULE=7;var INSTANCE=8;
var VARIABLE=1;var PARAM=2;var FUNCTION_DECLARATION=3;var CLASS_DECLARATION=4;var INTERFACE_DECLARATION=5;var TYPE_ALIAS=6;var ENUM_DECLARATION=7;var NAMESPACE_DECLARATION=8;
var IMPORT_BINDING=9;var TYPE_PARAMETER=10;var ALIAS=11;var VALUE_SPACE=1;var TYPE_SPACE=2;var SPACES=[0,1,1,1,3,2,2,3,3,3,2,3];var EXPORT_ENTITY=1;var EXPORT_VALUE=2;
var EXPORT_FROM=3;var EXPORT_STAR=4;var EXPORT_STAR_AS=5;var EXPORT_ASSIGN=6;var PRIMITIVES=["unknown","string","number","boolean","bigint","symbol","RegExp","n\
ull","undefined","void","any","never","object"];var P_STRING=1;var P_NUMBER=2;var P_BOOLEAN=3;var P_REGEXP=6;var P_NULL=7;var P_UNDEFINED=8;var P_NEVER=11;var LOCAL_FIELDS=5;
var OCCURRENCE_FIELDS=6;var LOCAL_KINDS=["parameter","variable","function","class","type","label","import"];var READ=0;var WRITE=1;var CALLED=2;var CONSTRUCTED=3;
var IMPORT_NAME=4;var EXTENDS=5;var IMPLEMENTS=6;var TYPE_USE=7;var OVERRIDE=8;var SHORTHAND=9;var APPLIED=10;var DISPATCHED=11;var MENTIONED=12;var REASSIGNED=13;
var UPDATED=14;var GIVEN=15;var SELECTS=16;var RUNNING=new Set([CALLED,CONSTRUCTED,APPLIED]);var OF_TEMPLATE="template of ";var TEMPLATE_FILE="template ";var OF_ELEMENT="element ";var OF_ATTRIBUTE="attribute ";var OF_PIPE="pipe ";var OF_EXPORT="export ";
var inputOf=name2=>`input ${name2}`;var outputOf=name2=>`output ${name2}`;var IMPORTS="imports of component";var writtenIn=global=>global.slice(global.lastIndexOf(
" ")+1);function namesOfSelector(selector2){return selector2.split(",").flatMap(one=>{const match=/^\s*([a-z][\w-]*)?(?:\[\s*([\w-]+)\s*\])?(?::not\([^()]*\))*\s*$/i.
exec(one);const[,element,attribute]=match??[];if(element!==void 0)return[OF_ELEMENT+element+(attribute===void 0?"":`[${attribute}`)];return attribute===void 0?[]:
[OF_ATTRIBUTE+attribute]})}var pathOfTemplate=(from2,url)=>/^(?:\/|\w+:)/.test(url)?void 0:folderAt(from2,url)?.slice(0,-1);var MOST_OPEN=500;var VOID=new Set("area base br col embed hr img input link meta param source track wbr".split(" "));var RAW=new Set(["script","style","textare\
a"]);var NAME2=/[\w:.$-]*/y;var ATTRIBUTE_NAME=/[^\s=>"'{}/]+|\/(?!>)|[^\s>]/y;function readMarkup(text,{from:from2,to},reader){let at2=from2;while(at2<to){const open=nextTag(
text,at2,to);if(open>at2)reader.text({from:at2,to:open});if(open>=to)return;if(text.startsWith("<!--",open)){const end=text.indexOf("-->",open);at2=end<0||end>to?
to:end+3;continue}const tag3=readTag(text,open,to);reader.tag(tag3);at2=tag3.raw?tag3.raw.to:tag3.to}}function nextTag(text,from2,to){for(let at2=from2;at2<to;at2++){
const character=text[at2];if(character==="{")at2=Math.min(closingBrace(text,at2,to),to);else if(character==="<"&&/[A-Za-z/>!]/.test(text[at2+1]??""))return at2}
return to}function readTag(text,open,to){const closes=text[open+1]==="/";const nameFrom=open+(closes?2:1);const name2=matched(NAME2,text,nameFrom);const attributes=[];
let at2=nameFrom+name2.length;let slash=false;while(at2<to&&text[at2]!==">"){if(/\s/.test(text[at2]))at2++;else if(text.startsWith("/>",at2)){slash=true;at2++}else{
const attribute=readAttribute(text,at2,to);attributes.push(attribute);at2=Math.max(attribute.to,at2+1)}}const end=Math.min(at2+1,to);const tag3={from:open,to:end,
name:name2,nameFrom,attributes,closes,empty:slash||VOID.has(name2)};if(closes||slash||!RAW.has(name2.toLowerCase()))return tag3;const close=new RegExp(`</${name2}\
\\s*>`,"gi");close.lastIndex=end;return{...tag3,raw:{from:end,to:Math.min(close.exec(text)?.index??to,to)}}}function readAttribute(text,from2,to){if(text[from2]===
"{"){const end=Math.min(closingBrace(text,from2,to)+1,to);return{name:"",from:from2,to:end,value:{from:from2,to:end}}}const name2=matched(ATTRIBUTE_NAME,text,from2);
let at2=from2+name2.length;while(at2<to&&/\s/.test(text[at2]))at2++;if(text[at2]!=="=")return{name:name2,from:from2,to:from2+name2.length};at2++;while(at2<to&&/\s/.
test(text[at2]))at2++;const quote=text[at2];if(quote==='"'||quote==="'"){const end=text.indexOf(quote,at2+1);const last=end<0||end>to?to:end;return{name:name2,from:from2,
to:Math.min(last+1,to),value:{from:at2+1,to:last}}}const start=at2;while(at2<to&&!/[\s>]/.test(text[at2]))at2=text[at2]==="{"?closingBrace(text,at2,to)+1:at2+1;
return{name:name2,from:from2,to:Math.min(at2,to),value:{from:start,to:Math.min(at2,to)}}}function matched(expression2,text,at2){expression2.lastIndex=at2;return expression2.
exec(text)?.[0]??""}var MOST_NESTED=20;function closingBrace(text,from2,to,nested=0){if(nested>MOST_NESTED)return to;let depth=0;for(let at2=from2;at2<to;at2++){
const character=text[at2];if(character==="{")depth++;else if(character==="}"&&--depth===0)return at2;else if(character==='"'||character==="'"||character==="`"){
const end=closingQuote(text,at2,to,nested);if(end>0)at2=end;else if(character==="`")return to}}return to}function closingQuote(text,from2,to,nested){const quote=text[from2];
for(let at2=from2+1;at2<to;at2++){if(text[at2]==="\\")at2++;else if(text[at2]===quote)return at2;else if(text[at2]==="\n"&&quote!=="`")return-1;else if(quote===
"`"&&text.startsWith("${",at2))at2=closingBrace(text,at2+1,to,nested+1)}return-1}var OF_CALLS=new Set([IN_TYPE,IN_RETURN,IN_ARGUMENT]);var Records=class{code=[0];strings=[""];#names=new Map;string(text){let index=this.#names.get(text);if(index===
void 0){index=this.strings.push(text)-1;this.#names.set(text,index)}return index}emit(op,a=0,b=0,c=0){return this.code.push(op,a,b,c)-4}record(...values){const at2=this.
code.length;for(const value of values)this.code.push(value);return at2}list(items){if(items.length===0)return 0;const at2=this.code.push(items.length)-1;for(const item of items)
this.code.push(item);return at2}listed(list2){return list2===0?[]:this.code.slice(list2+1,list2+1+this.code[list2])}setContext(value,kind,a,b){const{code}=this;
switch(code[value]){case FUNCTION_VALUE:case SHAPE_VALUE:{const record=code[value+1];if(code[record+F_CONTEXT]===0){code[record+1]=kind;code[record+2]=a;code[record+
3]=b}break}case ARRAY:if(code[value+1]===0){code[value+1]=kind;code[value+2]=a;code[value+3]=b}break;case CALL:case NEW:if(OF_CALLS.has(kind)&&code[value+CALL_CONTEXT]===
0){code[value+CALL_CONTEXT]=kind;code[value+CALL_CONTEXT+1]=a;code[value+CALL_CONTEXT+2]=b}break;case EITHER:this.setContext(code[value+1],kind,a,b);this.setContext(
code[value+2],kind,a,b);break;case ASSIGN:this.setContext(code[value+2],kind,a,b);break;case AWAIT:case NON_NULL:this.setContext(code[value+1],kind,a,b);break}}};var MODULE_SCOPE=1;var FUNCTION_SCOPE=2;var BLOCK_SCOPE=3;var NAMESPACE_SCOPE=4;var TYPE_SCOPE=5;var Scopes=class extends Records{scope=0;namedTypes=[];#last=new Map;#shared=new Map;#scopes=[
{parent:-1,kind:MODULE_SCOPE,names:new Map}];enter(kind){const outer=this.scope;this.scope=this.#scopes.push({parent:outer,kind,names:void 0})-1;return outer}enterApart(){
const outer=this.scope;this.scope=this.#scopes.push({parent:-1,kind:FUNCTION_SCOPE,names:void 0})-1;return outer}join(entity){const here=this.#scopes[this.scope];
const name2=this.code[entity+E_NAME];const[first2]=this.#scopes[here.parent]?.shared?.get(name2)??[];const joined2=first2?.names?.get(name2)??entity;here.shared=
this.#shared.get(joined2)??new Map;this.#shared.set(joined2,here.shared)}show(name2){const here=this.#scopes[this.scope];const blocks2=here.shared?.get(name2);if(blocks2)
blocks2.push(here);else here.shared?.set(name2,[here])}leave(outer){this.scope=outer}get outerScope(){return this.#scopes[this.scope].parent}get functionScope(){
let at2=this.scope;for(;;){const scope=this.#scopes[at2];if(scope.kind!==BLOCK_SCOPE&&scope.kind!==TYPE_SCOPE)return at2;at2=scope.parent}}get scopeKind(){return this.#scopes[this.
scope].kind}get hasNames(){return this.#scopes[this.scope].names!==void 0}get atTop(){const kind=this.#scopes[this.functionScope].kind;return kind===MODULE_SCOPE||
kind===NAMESPACE_SCOPE}entity(name2,scope=this.scope){const at2=this.#scopes[scope];at2.names??=new Map;let entity=at2.names.get(name2);if(entity===void 0){entity=
this.record(ENTITY,name2,0,0,at2.kind);at2.names.set(name2,entity)}return entity}holdsMembers(name2){const entity=this.#scopes[0].names?.get(name2);if(entity===
void 0)return false;const{code}=this;for(let d=code[entity+E_DECLARATION];d!==0;d=code[d+D_NEXT])if(this.isFunction(d)||code[d+D_KIND]===CLASS_DECLARATION)return true;
return false}isFunction(declaration){const{code}=this;if(code[declaration+D_KIND]!==VARIABLE)return code[declaration+D_KIND]===FUNCTION_DECLARATION;const value=code[declaration+
D_VALUE];return code[declaration+D_TYPE]===0&&value!==0&&code[value]===FUNCTION_VALUE}declare(entity,kind,definition,type2=0,value=0,extra=0){const declaration=this.
record(DECLARATION,0,kind,definition,type2,value,extra);const{code}=this;const last=this.#last.get(entity)??code[entity+E_DECLARATION];code[last===0?entity+E_DECLARATION:
last+D_NEXT]=declaration;if(last!==0)this.#last.set(entity,declaration);if((SPACES[kind]&TYPE_SPACE)!==0&&definition>0&&kind!==IMPORT_BINDING)this.namedTypes.push(
this.record(entity,definition));return declaration}namesOf(scope){return[...this.#scopes[scope].names??[]].flat()}isInFunction(scope){for(let at2=scope;at2>=0;at2=
this.#scopes[at2].parent)if(this.#scopes[at2].kind===FUNCTION_SCOPE)return true;return false}resolve(scope,name2,space){for(let at2=scope;at2>=0;){const here=this.#scopes[at2];
const found=this.#declaredIn(here,name2,space);if(found!==0)return found;if(here.shared)for(const block2 of here.shared.get(name2)??[]){const shown2=this.#declaredIn(
block2,name2,space);if(shown2!==0)return shown2}at2=here.parent}return 0}#declaredIn(scope,name2,space){const{code}=this;const entity=scope.names?.get(name2);if(entity===
void 0)return 0;for(let d=code[entity+E_DECLARATION];d!==0;d=code[d+D_NEXT])if((SPACES[code[d+D_KIND]]&space)!==0)return entity;return 0}};var TYPES=["ERROR","comment","identifier","property_identifier","private_property_identifier","shorthand_property_identifier","shorthand_property_identifier_pat\
tern","type_identifier","computed_property_name","string","number","template_string","template_substitution","regex","true","false","null","undefined","this","s\
uper","import","program","statement_block","class_static_block","expression_statement","export_statement","export_clause","export_specifier","namespace_export",
"import_statement","import_clause","named_imports","import_specifier","namespace_import","import_require_clause","import_alias","variable_declaration","using_de\
claration","lexical_declaration","variable_declarator","function_declaration","generator_function_declaration","function_signature","function_expression","gener\
ator_function","arrow_function","class_declaration","abstract_class_declaration","class","class_heritage","class_body","extends_clause","implements_clause","ext\
ends_type_clause","method_definition","method_signature","abstract_method_signature","field_definition","public_field_definition","property_signature","call_sig\
nature","construct_signature","index_signature","mapped_type_clause","interface_declaration","object_type","type_alias_declaration","enum_declaration","enum_ass\
ignment","internal_module","module","ambient_declaration","decorator","accessibility_modifier","override_modifier","formal_parameters","required_parameter","opt\
ional_parameter","type_parameters","type_parameter","type_arguments","constraint","type_annotation","object_pattern","array_pattern","assignment_pattern","objec\
t_assignment_pattern","pair_pattern","rest_pattern","object","pair","array","spread_element","parenthesized_expression","sequence_expression","call_expression",
"new_expression","arguments","meta_property","member_expression","subscript_expression","assignment_expression","augmented_assignment_expression","update_expres\
sion","unary_expression","binary_expression","ternary_expression","await_expression","yield_expression","as_expression","satisfies_expression","non_null_express\
ion","type_assertion","instantiation_expression","if_statement","else_clause","for_statement","for_in_statement","while_statement","do_statement","with_statemen\
t","switch_statement","switch_case","switch_default","try_statement","catch_clause","finally_clause","return_statement","throw_statement","labeled_statement","b\
reak_statement","continue_statement","nested_identifier","nested_type_identifier","predefined_type","generic_type","union_type","intersection_type","array_type",
"tuple_type","opting_type_annotation","omitting_type_annotation","adding_type_annotation","readonly_type","optional_type","rest_type","function_type","construct\
or_type","parenthesized_type","literal_type","template_literal_type","type_query","index_type_query","lookup_type","conditional_type","infer_type","this_type","\
type_predicate","type_predicate_annotation","asserts","asserts_annotation","jsx_element","jsx_self_closing_element","jsx_opening_element","jsx_closing_element",
"jsx_attribute","jsx_expression","async","static","get","set","readonly","abstract","declare","default","const","let","var","using","await","accessor","global",
"extends","type","typeof","of","in","keyof","*","?","=","&&","||","??"];var K=codesOf(TYPES);var FIELDS=["alias","alternative","argument","arguments","attribute",
"body","condition","consequence","constraint","constructor","declaration","decorator","function","handler","index","index_type","key","kind","label","left","mod\
ule","name","object","operator","parameter","parameters","pattern","property","return_type","right","source","type","type_arguments","type_parameters","value"];
var tablesOf=nodeCodes(K,FIELDS);function dispatch(handlers2){const table2=new Array(TYPES.length+1).fill(void 0);for(const[name2,handler2]of Object.entries(handlers2))
table2[K[name2]]=handler2;return table2}function defineLocal(x,name2,kind,node){return defineLocalAt(x,name2,kind,x.tree.start[node])}function defineLocalAt(x,name2,kind,at2){x.locals.push(name2,LOCAL_KINDS.
indexOf(kind),x.tree.lineAt(at2),x.tree.columnAt(at2),x.owner);return-(x.locals.length/LOCAL_FIELDS)}function defineSymbolAt(x,name2,kind,at2,owner,comment){const{
tree}=x;const line=tree.lineAt(at2);const draft={name:name2.slice(0,LIMITS.nameChars),kind,line,column:tree.columnAt(at2),start:line,end:line};if(owner>=0){const parent=x.
symbols[owner];draft.parent=owner;draft.qualified=`${parent.qualified??parent.name}.${draft.name}`.slice(0,4*LIMITS.nameChars)}if(comment)draft.doc=[tree.lineAt(
comment.from),tree.lineAt(comment.to)];const from2=tree.lineStarts[line-1];const end=tree.text.indexOf("\n",from2);const signature2=fold(tree.text.slice(from2,end<
0?void 0:end).replace(/^[\s/*]+|\s*\*\/\s*$/g,""));if(signature2!=="")draft.signature=signature2.slice(0,LIMITS.signatureChars);return x.symbols.push(draft)}function defineSymbol(x,name2,kind,nameNode,node,body,facts={}){
const{tree}=x;const start=tree.start[nameNode];const line=tree.lineAt(start);const end=tree.end[node];const draft={name:name2.slice(0,LIMITS.nameChars)||"defaul\
t",kind,line,column:tree.columnAt(start),start:tree.lineAt(startOf(x,node)),end:tree.lineAt(end>tree.start[node]?end-1:end)};if(x.owner>=0){const parent=x.symbols[x.
owner];draft.parent=x.owner;draft.qualified=`${parent.qualified??parent.name}.${draft.name}`.slice(0,4*LIMITS.nameChars)}if(x.doc>=0){const comment=x.doc;draft.
doc=[tree.lineAt(tree.start[comment]),tree.lineAt(tree.end[comment]-1)];if(tree.text.slice(tree.start[comment],tree.end[comment]).includes("@deprecated"))facts=
{...facts,modifiers:[...facts.modifiers??[],"deprecated"]}}const signature2=headOf(x,node,body);if(signature2)draft.signature=signature2;Object.assign(draft,facts);
if(draft.modifiers?.length===0)delete draft.modifiers;if(draft.parameters?.length===0)delete draft.parameters;return x.symbols.push(draft)}function startOf(x,node){
const parent=x.tree.parent[node];if(parent>=0){const kind=x.kind(parent);if(kind===K.export_statement||kind===K.ambient_declaration||kind===K.lexical_declaration)
return startOf(x,parent);if(kind===K.class_body){let start=x.tree.start[node];for(let at2=node-1;at2>parent;at2--){if(x.tree.parent[at2]!==parent)continue;if(x.
kind(at2)!==K.decorator)break;start=x.tree.start[at2]}return start}}return x.tree.start[node]}function headOf(x,node,body){const{tree}=x;const start=tree.start[node];
const end=body>=0?tree.start[body]:tree.end[node];const raw=tree.text.slice(start,Math.min(end,start+3*LIMITS.signatureChars));const text=fold(raw);return text===
""?void 0:text.slice(0,LIMITS.signatureChars)}function fold(text){let folded=oneLine(text,"slashes").trim();for(const tail of["{","=>","=",";",","])if(folded.endsWith(
tail))folded=folded.slice(0,-tail.length).trim();return folded}var MODULE2=/\.svelte\.[jt]s$/;var RUNE=/^\$(?:state|derived|effect|inspect)$/;var GIVING=/^\$(?:state|derived|bindable|state\.raw|state\.snapshot)$/;var hasRunes=({
language,path})=>language==="svelte"||MODULE2.test(path);var isRune=(name2,path)=>RUNE.test(name2)&&MODULE2.test(path);function valueOfRune(x,name2,record){const{
code}=x;const[args,types]=[code[record+2],code[record+3]];const first2=args===0?0:code[args+1];if(name2==="$derived.by")return first2===0?record:x.record(CALL,first2,
0,0,0,0,0);if(!GIVING.test(name2))return record;return types===0?first2||record:x.emit(TYPED,code[types+1])}var OF_EVENT="event ";var SENDING=new Set(["emit","emitAsync"]);var LISTENING="OnEvent";function written(x,value){const{code,strings}=x;const[a,b]=[code[value+1],
code[value+2]];switch(code[value]){case STRING:return/[*]/.test(strings[a])?void 0:`'${strings[a]}'`;case NAME:return a<0?strings[~a]:strings[code[a+E_NAME]];case MEMBER:{
const of8=code[a]===NAME||code[a]===MEMBER?written(x,a):void 0;return of8===void 0?void 0:`${of8}.${strings[b]}`}case CALL:{const of8=code[a]===MEMBER&&b===0?written(
x,a):void 0;return of8===void 0?void 0:`${of8}()`}default:return void 0}}function listens(x,decorators2,member3){const{code,strings}=x;for(const call2 of decorators2){
const callee=code[call2]===CALL?code[call2+1]:0;if(callee===0||member3===void 0||code[callee]!==NAME)continue;const name2=code[callee+1];const[key=0]=x.listed(code[call2+
2]);if(name2>=0||strings[~name2]!==LISTENING||key===0)continue;for(const one of code[key]===ARRAY?x.listed(code[key+4]):[key]){const text=written(x,one);if(text===
void 0)continue;const known3=x.string(OF_EVENT+text);const entity=x.record(ENTITY,known3,0,0,0);const[definition,value]=[code[member3+M_DEFINITION],code[member3+
M_VALUE]];x.declare(entity,VARIABLE,definition,0,value,one);x.globals.push(known3,entity)}}}function sends(x,property5,target,args){const{code,strings}=x;if(args===
0||property5<0||code[target]!==MEMBER)return;if(!SENDING.has(strings[code[target+2]]))return;const key=code[args+1];const text=written(x,key);if(text!==void 0)x.
occurrence(property5,READ,x.emit(SENT,x.string(OF_EVENT+text),key,code[target+1]))}var DESCRIBED_TO=new Set([...["object","strictObject","looseObject","Object","struct","Struct","safeExtend","extend"],...["pgTable","mysqlTable","sqliteTable","\
createTable","defineTable","defineSchema"],...["router","createTRPCRouter","createSlice","createActionGroup","defineStore"]]);var DEEPEST=4;function noteDescribed(x,value,owner,depth=0){
const{after:after2}=x.tree;let at2=value;while(at2>=0&&x.kind(at2)===K.call_expression){const callee=x.field(at2,"function");const args=x.field(at2,"arguments");
if(callee<0)return;const isMember=x.kind(callee)===K.member_expression;const name2=isMember?x.field(callee,"property"):callee;const describes=name2>=0&&DESCRIBED_TO.
has(x.text(name2));for(let arg=args+1,end=args<0?0:after2[args];arg<end;arg=after2[arg]){if(x.kind(arg)===K.object&&describes&&!x.described.has(arg))x.described.
set(arg,owner);else if(depth<DEEPEST)noteArgument(x,arg,owner,depth+1)}at2=isMember?x.field(callee,"object"):-1}}function noteArgument(x,arg,owner,depth){const{
after:after2}=x.tree;if(x.kind(arg)===K.call_expression)noteDescribed(x,arg,owner,depth);else if(x.kind(arg)===K.array){for(let item=arg+1,end=after2[arg];item<
end;item=after2[item])if(x.kind(item)===K.call_expression)noteDescribed(x,item,owner,depth)}}var MOST_ARGUMENTS=2;function narrowed(x,name2,record){for(let at2=x.guards.length-1;at2>=0;at2--){const guard=x.guards[at2];if(guard.name!==name2)continue;if(guard.
by===0)return record;if(guard.narrowed===0)guard.narrowed=x.emit(NARROWED,guard.value,guard.by);const use=x.emit(NON_NULL,guard.narrowed);x.narrowings.push({use,
checked:guard.checked,name:record});return use}return record}function narrowedObject(x,object2){if(x.code[object2]!==MEMBER||!x.guards.some(({name:name2})=>name2<
0))return object2;const path=pathOf(x,object2);return path===void 0?object2:narrowed(x,path,object2)}function addGuard(x,value,by,guards){const checked2=unnarrowed(
x,value);const name2=pathOf(x,checked2);if(name2!==void 0)guards.push({name:name2,checked:checked2,value,by,narrowed:0})}function unnarrowed({code},value){let at2=value;
while(code[at2]===NARROWED||code[at2]===NON_NULL&&code[at2+1]!==0)at2=code[at2+1];return at2}var LONGEST_PATH=4;function pathOf(x,value){const{code}=x;let at2=unnarrowed(
x,value);if(code[at2]===NAME)return~code[at2+1];const names=[];while(code[at2]===MEMBER&&names.length<LONGEST_PATH){names.push(code[at2+2]);at2=unnarrowed(x,code[at2+
1])}const op=code[at2];if(names.length===0||op!==NAME&&op!==THIS)return void 0;const path=[op===NAME?~code[at2+1]:"this",...names.reverse()].join(".");const known3=x.
paths.get(path);if(known3!==void 0)return known3;x.paths.set(path,~x.paths.size);return~(x.paths.size-1)}function haveSameRoot(x,one,other){const rootOf=value=>{
let at2=unnarrowed(x,value);while(x.code[at2]===MEMBER)at2=unnarrowed(x,x.code[at2+1]);return x.code[at2+1]};return rootOf(one)===rootOf(other)}function forget(x,name2){
const ended=new Set;for(const guard of x.guards)if(guard.by!==0&&isWithin(x,guard.checked,name2))ended.add(guard.name);for(const each2 of ended)x.guards.push({name:each2,
checked:0,value:0,by:0,narrowed:0})}function forgetMember(x,member3){const path=x.guards.length===0?void 0:pathOf(x,member3);if(path!==void 0)forget(x,path)}function isWithin(x,checked2,path){
let at2=checked2;while(pathOf(x,at2)!==path){if(x.code[at2]!==MEMBER)return false;at2=unnarrowed(x,x.code[at2+1])}return true}function eitherOf(x,one,other){if(one.
length===0||other.length===0)return[];return one.flatMap(guard=>{const same3=other.filter(({name:name2})=>name2===guard.name);const isAlone=same3.length===1&&one.
filter(({name:name2})=>name2===guard.name).length===1;return isAlone?[{...guard,by:x.emit(EITHER,guard.by,same3[0].by),narrowed:0}]:[]})}function compared(x,operator,left,right){
x.held=[];x.denied=[];if(operator==="instanceof")addGuard(x,left,right,x.held);else if(operator==="in"&&x.code[left]===STRING){tag(x,right,x.code[left+1],[HAS,LACKS],
[])}else if(/^[!=]==?$/.test(operator)){const member3=x.code[left]===MEMBER?left:right;if(x.code[member3]!==MEMBER)return;const modes=operator.startsWith("=")?[
EQUALS,DIFFERS]:[DIFFERS,EQUALS];tag(x,x.code[member3+1],x.code[member3+2],modes,[member3===left?right:left])}}var CONSTANT=/^[A-Z][A-Z0-9_]*$/;function tag(x,of8,name2,[
held2,denied],values){const isCompared=held2===EQUALS||held2===DIFFERS;if(isCompared?pathOf(x,of8)===void 0:!isNamed(x,of8))return;if(values.some(value=>!isTag(
x,value)))return;const list2=x.list(values);addGuard(x,of8,x.emit(TAG,held2,name2,list2),x.held);addGuard(x,of8,x.emit(TAG,denied,name2,list2),x.denied)}function isNamed(x,value){
const op=x.code[value];return op===NAME||op===NARROWED||op===NON_NULL&&x.code[value+1]!==0}function isTag(x,value){const op=x.code[value];if(op===NAME)return CONSTANT.
test(x.strings[~x.code[value+1]]??"");return op===STRING||op===MEMBER||op===PRIMITIVE&&x.code[value+2]!==0}function inCase(x,subject,values,others2){if(x.code[subject]!==
MEMBER||values.length===0)return;x.held=[];const modes=others2?[DIFFERS,EQUALS]:[EQUALS,DIFFERS];tag(x,x.code[subject+1],x.code[subject+2],modes,values);x.guards.
push(...x.held)}function condition(x,node,use=READ){x.held=[];x.denied=[];const at2=node<0?-1:unwrapped(x,node);if(at2>=0&&isNegation(x,at2)){condition(x,x.field(
at2,"argument"));const{held:held2}=x;x.held=x.denied;x.denied=held2;return x.emit(PRIMITIVE,P_BOOLEAN)}const value=expression(x,node,use);const kind=at2<0?0:x.kind(
at2);if(kind===K.binary_expression)return value;x.held=kind===K.call_expression?ofCall(x,value):[];x.denied=[];if(kind===K.member_expression&&x.code[value]===MEMBER)
tag(x,x.code[value+1],x.code[value+2],[TRUTHY,FALSY],[]);return value}var MAY_ASSERT=/^_?(assert|invariant|ensure|expect|verify|check|validate|require|must)/i;var ASSERTS=/^(assert|invariant|ok|assume|tsAssert|devAssert|nodeAssert)$/;
function callStatement(x,node){const callee=x.field(node,"function");const member3=x.kind(callee)===K.member_expression;const named4=member3?x.field(callee,"pro\
perty"):callee;const name2=named4>=0&&(member3||x.kind(callee)===K.identifier)?x.text(named4):"";if(!ASSERTS.test(name2)){const value=expression(x,node);if(x.typescript&&
MAY_ASSERT.test(name2))x.guards.push(...ofCall(x,value));return}x.asserting=node;x.asserted=[];expression(x,node);x.guards.push(...x.asserted);x.asserted=[]}function asserted(x,node){
const value=condition(x,node);x.asserted=x.held;return value}function ofCall(x,call2){if(x.code[call2]!==CALL)return[];const found=[];const callee=x.code[call2+
1];const receiver=x.code[callee]===MEMBER?x.code[callee+1]:0;if(receiver!==0&&isNamed(x,receiver))addGuard(x,receiver,call2,found);const args=x.code[call2+2];if(args===
0)return found;for(let at2=1;at2<=Math.min(x.code[args],MOST_ARGUMENTS);at2++)addGuard(x,x.code[args+at2],call2,found);return found}function where(x,guards,walk2){
const mark2=x.guards.length;x.guards.push(...guards);const result2=walk2();x.guards.length=mark2;return result2}function implied(x,node){const at2=unwrapped(x,node);
const guard=x.kind(at2)===K.binary_expression?x.held.findLast(({name:name2})=>name2>=0):void 0;if(guard===void 0)return 0;return x.emit(T_PREDICATE,guard.name,x.
emit(T_TYPEOF,x.emit(NARROWED,guard.value,guard.by)))}function isNegation(x,node){if(x.kind(node)!==K.unary_expression)return false;const operator=x.field(node,
"operator");return operator>=0&&x.text(operator)==="!"}function unwrapped(x,node){let at2=node;while(x.kind(at2)===K.parenthesized_expression&&at2+1<x.tree.after[at2])
at2+=1;return at2}var TypeScanner=class{#text;#end;at;failed=false;constructor(text,{from:from2,to}){this.#text=text;this.at=from2;this.#end=to}done(){this.#skip();return!this.failed&&
this.at>=this.#end}following(){return this.#text[this.at+1]??""}number(){const digits=/^-?\d[\w.]*/.exec(this.#text.slice(this.at,Math.min(this.at+40,this.#end)));
if(digits)this.at+=digits[0].length;return digits!==null}label(){this.#skip();const label=/^([\w$]+)\s*\??\s*:(?!:)/.exec(this.#text.slice(this.at,Math.min(this.
at+100,this.#end)));if(!label)return"";this.at+=label[0].length;return label[1]}isFunction(){const close=this.closing();return close>=0&&/^\s*(\*\s*)?=>/.test(this.#text.
slice(close+1,Math.min(close+40,this.#end)))}closing(){let depth=0;for(let at2=this.at;at2<this.#end;at2++){const character=this.#text[at2];if("({[".includes(character))
depth++;else if(")}]".includes(character)&&--depth===0)return at2}return-1}quoted(){const quote=this.next();const close=quote===""?-1:this.#text.indexOf(quote,this.
at+1);if(!"\"'`".includes(quote)||close<0||close>=this.#end){this.fail();return void 0}const text=this.#text.slice(this.at+1,close);this.at=close+1;return quote===
"`"||text.includes("\\")?void 0:text}identifier(){this.#skip();const start=this.at;while(this.at<this.#end&&/[\w$]/.test(this.#text[this.at]))this.at++;if(/\d/.
test(this.#text[start]??""))this.at=start;return this.#text.slice(start,this.at)}word(word){this.#skip();const end=this.at+word.length;if(!this.#text.startsWith(
word,this.at)||end>=this.#end||/[\w$:?,)]/.test(this.#text[end]))return false;this.at=end;return true}take(token){this.#skip();if(this.at+token.length>this.#end||
!this.#text.startsWith(token,this.at))return false;if(token==="?"&&this.#text[this.at+1]===":")return false;this.at+=token.length;return true}next(){this.#skip();
return this.at<this.#end?this.#text[this.at]:""}#skip(){let line=false;for(;this.at<this.#end;this.at++){const character=this.#text[this.at];if(character==="\n")
line=true;else if(character==="*"&&line)line=false;else if(!/\s/.test(character))return}}fail(){this.failed=true;this.at=this.#end;return 0}};var DEEPEST2=12;var VAGUE=/^(any|object|Object|Function|function|unknown|mixed)$/;function typeBetween(x,span,owner=-1){const reader=new Reader(x,span,owner);const type2=reader.
type(0);if(!reader.done())return 0;for(const{at:at2,length,record}of reader.names)x.mention(at2,length,record);return type2}var Reader=class{#x;#scan;#owner;names=[];constructor(x,span,owner){
this.#x=x;this.#scan=new TypeScanner(x.tree.text,span);this.#owner=owner}done(){return this.#scan.done()}type(depth){if(depth>DEEPEST2)return this.#scan.fail();
this.#scan.take("...");const checked2=this.#joined("|",T_UNION,()=>this.#joined("&",T_INTERSECTION,()=>this.#prefixed(depth+1)));if(!this.#scan.word("extends"))
return checked2;const bound3=this.type(depth+1);if(!this.#scan.take("?"))return this.#scan.fail();const then=this.type(depth+1);if(!this.#scan.take(":"))return this.#scan.
fail();return this.#x.record(T_CONDITIONAL,checked2,bound3,then,this.type(depth+1),0,0)}#joined(separator,op,part){this.#scan.take(separator);const parts2=[part()];
while(this.#scan.take(separator))parts2.push(part());if(parts2.length===1)return parts2[0];const said=parts2.filter(type2=>type2!==0);return said.length===0?0:this.#x.
emit(op,this.#x.list(said))}#prefixed(depth){while(this.#scan.take("?")||this.#scan.take("!")){}if(this.#scan.word("readonly"))return this.#prefixed(depth);if(this.#scan.
word("keyof"))return this.#x.emit(T_KEYOF,this.#known(this.#prefixed(depth)));if(this.#scan.word("typeof"))return this.#query();if(this.#scan.word("new"))return this.#called(
T_CONSTRUCTOR,depth);let type2=this.#primary(depth);for(;;){if(this.#scan.take("[")){if(this.#scan.take("]"))type2=this.#x.emit(T_ARRAY,this.#known(type2));else{
type2=this.#x.emit(T_LOOKUP,this.#known(type2),this.#known(this.type(depth+1)));if(!this.#scan.take("]"))return this.#scan.fail()}}else if(this.#scan.next()==="\
="&&this.#scan.following()!==">")this.#scan.at++;else if(!this.#scan.take("!"))return type2}}#primary(depth){const x=this.#x;switch(this.#scan.next()){case"(":return this.#scan.
isFunction()?this.#called(T_FUNCTION,depth):this.#enclosed(depth);case"{":{const close=this.#scan.closing();if(close<0)return this.#scan.fail();const span={from:this.#scan.
at+1,to:close};this.#scan.at=close+1;return shape(x,span,this.#owner)}case"[":{this.#scan.at++;const items=[];while(!this.#scan.failed&&!this.#scan.take("]")){this.#scan.
label();items.push(this.#known(this.type(depth+1)));this.#scan.take(",")}return x.emit(T_TUPLE,x.list(items))}case"*":this.#scan.at++;return 0;case'"':case"'":case"\
`":{const text=this.#scan.quoted();return text===void 0?x.emit(T_PRIMITIVE,P_STRING):x.emit(T_LITERAL,x.string(text))}default:return this.#named(depth)}}#enclosed(depth){
this.#scan.at++;const type2=this.type(depth+1);return this.#scan.take(")")?type2:this.#scan.fail()}#named(depth){const x=this.#x;const name2=this.#scan.identifier();
const at2=this.#scan.at-name2.length;if(name2==="")return this.#scan.number()?x.emit(T_PRIMITIVE,P_NUMBER):this.#scan.fail();if(name2==="import"&&this.#scan.next()===
"(")return this.#imported(depth);if(name2==="function"&&this.#scan.next()==="(")return this.#called(T_FUNCTION,depth);if(this.#scan.next()==="~")return this.#inner(
name2);if(this.#scan.word("is"))return x.emit(T_PREDICATE,x.string(name2),this.#known(this.type(depth+1)));let record=0;if(this.#scan.next()==="."&&/[\w$]/.test(
this.#scan.following())){record=x.name(x.string(name2),VALUE_SPACE);this.#mention(at2,name2,record);record=this.#members(record)}const args=this.#arguments(depth);
if(record!==0){x.code[record+3]=args;return record}if(name2==="Object"&&args!==0)return this.#applied(x.name(x.string("Record"),TYPE_SPACE),args);if(VAGUE.test(
name2))return 0;const primitive3=PRIMITIVES.indexOf(name2.toLowerCase());if(primitive3>0)return x.emit(T_PRIMITIVE,primitive3);const named4=x.name(x.string(name2),
VALUE_SPACE|TYPE_SPACE);this.#mention(at2,name2,named4);return this.#applied(named4,args)}#inner(outer){const x=this.#x;this.#scan.take("~");const name2=this.#scan.
identifier();if(name2==="")return this.#scan.fail();const named4=x.name(x.string(`${outer}~${name2}`),TYPE_SPACE);this.#mention(this.#scan.at-name2.length,name2,
named4);return this.#applied(named4,0)}#mention(at2,name2,record){this.names.push({at:at2,length:name2.length,record})}#applied(record,args){this.#x.code[record+
2]=args;return record}#members(left){let record=left;while(this.#scan.next()==="."&&/[\w$]/.test(this.#scan.following())){this.#scan.at++;record=this.#member(T_MEMBER,
record)}return record}#member(op,of8){const name2=this.#scan.identifier();const record=this.#x.emit(op,of8,this.#x.string(name2));this.#mention(this.#scan.at-name2.
length,name2,record);return record}#arguments(depth){if(this.#scan.next()==="."&&this.#scan.following()==="<")this.#scan.at++;if(!this.#scan.take("<"))return 0;
const types=[];while(!this.#scan.failed&&!this.#scan.take(">")){types.push(this.#known(this.type(depth+1)));if(!this.#scan.take(",")&&this.#scan.next()!==">")return this.#scan.
fail()}return this.#x.list(types)}#imported(depth){const x=this.#x;this.#scan.take("(");const specifier2=this.#scan.quoted();if(specifier2===void 0||!this.#scan.
take(")"))return this.#scan.fail();const whole=x.emit(T_IMPORT,module(x,specifier2),1);const record=this.#members(whole);const args=this.#arguments(depth);if(record!==
whole)x.code[record+3]=args;return record}#query(){const x=this.#x;const name2=this.#scan.identifier();if(name2==="import"){this.#scan.take("(");const specifier2=this.#scan.
quoted();if(specifier2===void 0||!this.#scan.take(")"))return this.#scan.fail();let value2=x.emit(REQUIRE,module(x,specifier2));while(this.#scan.take("."))value2=
this.#member(MEMBER,value2);return x.emit(T_TYPEOF,value2)}if(name2==="")return this.#scan.fail();let value=x.name(x.string(name2),VALUE_SPACE);this.#mention(this.#scan.
at-name2.length,name2,value);while(this.#scan.take("."))value=this.#member(MEMBER,value);return x.emit(T_TYPEOF,value)}#called(op,depth){const x=this.#x;if(!this.#scan.
take("("))return this.#scan.fail();const parameters3=[];while(!this.#scan.failed&&!this.#scan.take(")")){const variadic=this.#scan.take("...");const name2=this.#scan.
label();const type2=this.type(depth+1);const self=name2==="this"||name2==="new";if(!self)parameters3.push(x.record(PARAMETER,x.string(name2),this.#known(type2),
0,variadic?VARIADIC:0));if(!this.#scan.take(",")&&this.#scan.next()!==")")return this.#scan.fail()}const returns2=this.#scan.take("=>")||this.#scan.take(":")?this.#known(
this.type(depth+1)):0;return x.emit(op,signatureRecord(x,parameters3,returns2))}#known(type2){return type2===0?this.#x.emit(T_PRIMITIVE,0):type2}};function signatureRecord(x,parameters3,returns2){
const record=x.code.length;for(let i=0;i<F_SIZE;i++)x.code.push(0);x.code[record]=FUNCTION;x.code[record+F_VISIBLE]=x.visibleList();x.code[record+F_PARAMETERS]=
x.list(parameters3);x.code[record+F_RETURNS]=returns2;return record}var LONGEST_KEY=200;function shape(x,inside3,owner){const record=x.shape(OBJECT_TYPE,owner<0?0:owner+1);const members=[];const indexes=[];for(const entry of entries(
x.tree.text,inside3)){const text=x.tree.text.slice(entry.from,Math.min(entry.to,entry.from+LONGEST_KEY));const key=/^[\s*]*(?:readonly\s+)?(\[|["']?)([\w$-]+)["']?\s*(?::[^\]]*\])?\s*\??\s*:/.
exec(text);if(!key)continue;const type2=typeBetween(x,{from:entry.from+key[0].length,to:entry.to},owner);if(key[1]==="["){if(type2!==0)indexes.push(type2)}else{
const name2=key[2];members.push(documentedMember(x,record,name2,entry.from+key[0].indexOf(name2),type2,owner))}}x.code[record+S_MEMBERS]=x.list(members);x.code[record+
S_INDEX]=x.list(indexes);return x.emit(T_OBJECT,record)}function documentedMember(x,shape2,name2,at2,type2,owner){const index=x.string(name2);const definition=owner<
0?defineLocalAt(x,index,"variable",at2):defineSymbolAt(x,name2,"property",at2,owner);return x.member(index,0,definition,type2===0?x.emit(T_PRIMITIVE,0):type2,0,
shape2)}function entries(text,{from:from2,to}){const found=[];let depth=0;let start=from2;for(let at2=from2;at2<to;at2++){const character=text[at2];if("({[<".includes(
character))depth++;else if(")}]".includes(character)||character===">"&&text[at2-1]!=="=")depth--;else if(depth===0&&(character===","||character===";")){found.push(
{from:start,to:at2});start=at2+1}}found.push({from:start,to});return found}var LONGEST=2e4;var LONGEST_IMPORT=2e3;var LONGEST_PATH2=200;var INNER=/^[\w$.:/-]+[~#][\w$]+/;function commentBefore(x,node){const{start,parent}=x.tree;const own3=commentEnding(
x,start[node]);if(own3)return own3;let at2=node;for(let up=parent[at2];up>=0;up=parent[up]){const kind=x.kind(up);if(kind===K.program||kind===K.statement_block||
kind===K.class_body||kind===K.object)break;if(kind===K.arguments||kind===K.formal_parameters||kind===K.array)return void 0;at2=up}const{comments}=x;if(!comments.
has(at2))comments.set(at2,commentEnding(x,start[at2]));return comments.get(at2)}function commentEnding(x,before2){const{text}=x.tree;let end=before2;for(;;){while(end>
0&&/\s/.test(text[end-1]))end--;const from2=commentStart(x,end);if(from2<0||end-from2>LONGEST)return void 0;if(text.startsWith("/**",from2))return{from:from2,to:end-
2};end=from2}}function commentStart({tree},end){const{text}=tree;if(text.endsWith("*/",end)){const from3=text.indexOf("/*",text.lastIndexOf("*/",end-3)+1);return from3<
end-3?from3:-1}const line=tree.lineStarts[tree.lineAt(end)-1];const from2=line+text.slice(line,end).search(/\S/);return text.startsWith("//",from2)?from2:-1}function tagsIn(x,comment){
const{text}=x.tree;const found=[];if(!comment)return found;for(let at2=text.indexOf("@",comment.from);at2>=0&&at2<comment.to;at2=text.indexOf("@",at2+1)){let before2=at2-
1;while(before2>comment.from&&(text[before2]===" "||text[before2]==="	"))before2--;if(text[before2]!=="*"&&text[before2]!=="\n")continue;const tag3=/^\w+/.exec(
text.slice(at2+1,at2+40))?.[0];if(tag3===void 0)continue;let from2=at2+1+tag3.length;while(from2<comment.to&&/[ \t]/.test(text[from2]))from2++;let type2;if(text[from2]===
"{"&&tag3!=="import"){const close=closing(text,from2,comment.to);if(close<0)continue;type2={from:from2+1,to:close};from2=close+1}const line=text.indexOf("\n",from2);
const rest=text.slice(from2,line<0||line>comment.to?comment.to:line);const name2=/^[\s*]*\[?\s*([\w$]+(?:(?:\[\])?\.[\w$]+)*)/.exec(text.slice(from2,Math.min(from2+
200,comment.to)));const written2=name2?.[1]??"";found.push({tag:tag3,type:type2,name:written2,nameAt:from2+(name2?name2[0].length-written2.length:0),rest,restAt:from2});
at2=from2}return found}function closing(text,open,end){let depth=0;for(let at2=open;at2<end;at2++)if(text[at2]==="{")depth++;else if(text[at2]==="}"&&--depth===
0)return at2;return-1}function typeDocumented(x,node){return typeTagged(x,commentBefore(x,node))}function castBefore(x,node){return typeTagged(x,commentEnding(x,
x.tree.start[node]))}function expectDocumented(x,node,value){if(x.typescript||value===0)return;const tags=tagsIn(x,commentBefore(x,node));const expected2=tags.find(
({tag:tag3,type:type3})=>type3&&(tag3==="type"||tag3==="satisfies"))?.type;const type2=expected2?typeBetween(x,expected2):0;if(type2!==0)x.setContext(value,IN_TYPE,
type2,0)}function typeTagged(x,comment){const type2=tagsIn(x,comment).find(({tag:tag3})=>tag3==="type")?.type;return type2?typeBetween(x,type2):0}function templates(x,node){
return declareTemplates(x,tagsIn(x,commentBefore(x,node)).filter(({tag:tag3})=>tag3==="template"))}function declareTemplates(x,tags){const made6=[];for(const{type:type2,
rest,restAt}of tags){const names=/^\s*\[?[\w$]+[^,\s]*(?:\s*,\s*[\w$]+)*/.exec(rest)?.[0]??"";for(const name2 of names.matchAll(/(?<=^\s*\[?|,\s*)[\w$]+/g)){const text=x.
string(name2[0]);const bound3=type2?typeBetween(x,type2):0;const definition=defineLocalAt(x,text,"type",restAt+name2.index);const declaration=x.declare(x.entity(
text),TYPE_PARAMETER,definition,bound3);made6.push(declaration);x.visible=[...x.visible,declaration]}}return x.list(made6)}function documented(x,node,record){const tags=tagsIn(
x,commentBefore(x,node));if(tags.length===0)return;const{code}=x;const list2=code[record+F_PARAMETERS];const owner=Math.max(0,code[record+F_DEFINITION])-1;const whole=tags.
filter(({tag:tag3,name:name2})=>isParameter(tag3)&&!name2.includes("."));for(let at2=list2===0?0:1;at2>0&&at2<=code[list2];at2++){const parameter=code[list2+at2];
const name2=x.strings[code[parameter+1]]??"";const said=name2===""?whole[at2-1]:whole.find(tag3=>tag3.name===name2);if(said)code[parameter+2]=parameterType(x,said,
tags,owner)}const returns2=tags.find(({tag:tag3,type:type3})=>(tag3==="returns"||tag3==="return")&&type3)?.type;if(returns2)code[record+F_RETURNS]=typeBetween(x,
returns2,owner);const self=tags.find(({tag:tag3})=>tag3==="this")?.type;if(self)code[record+F_THIS_TYPE]=typeBetween(x,self);const getter2=(code[record+F_FLAGS]&
GETTER)!==0;const typed=x.kind(node)===K.function_declaration||commentEnding(x,x.tree.start[node])!==void 0;const type2=typed&&tags.find(({tag:tag3})=>tag3==="t\
ype")?.type;const expected2=type2?typeBetween(x,type2):0;if(expected2!==0&&getter2)code[record+F_RETURNS]=expected2;else if(expected2!==0)x.setContext(x.emit(FUNCTION_VALUE,
record),IN_TYPE,expected2,0)}function baseArguments(x,node){const said=tagsIn(x,commentBefore(x,node)).find(({tag:tag3})=>tag3==="extends"||tag3==="augments")?.
type;const type2=said?typeBetween(x,said):0;if(type2===0)return 0;const op=x.code[type2];return op===T_NAME?x.code[type2+2]:op===T_MEMBER?x.code[type2+3]:0}function documentedContracts(x,node){
return tagsIn(x,commentBefore(x,node)).map(({tag:tag3,type:type2})=>tag3==="implements"&&type2?typeBetween(x,type2):0).filter(type2=>type2!==0)}function isParameter(tag3){
return tag3==="param"||tag3==="arg"||tag3==="argument"}function parameterType(x,said,tags,owner=-1){const type2=said.type?typeBetween(x,said.type,owner):0;const variadic=said.
type!==void 0&&x.tree.text.startsWith("...",said.type.from);if(type2!==0)return variadic?x.emit(T_ARRAY,type2):type2;const parts2=tags.filter(({tag:tag3,name:name2})=>isParameter(
tag3)&&name2.startsWith(`${said.name}.`));return said.name===""||parts2.length===0?0:made(x,parts2,said.name.length+1,owner)}function made(x,parts2,prefix,owner){
const shape2=x.shape(OBJECT_TYPE,owner<0?0:owner+1);const members=parts2.filter(({name:name2})=>!name2.includes(".",prefix)).map(part=>{const type2=part.type?typeBetween(
x,part.type,owner):0;return documentedMember(x,shape2,part.name.slice(prefix),part.nameAt+prefix,type2,owner)});x.code[shape2+S_MEMBERS]=x.list(members);return x.
emit(T_OBJECT,shape2)}function typedefs(x){const{text}=x.tree;if(!/@(typedef|callback|import)\b/.test(text))return;for(let from2=text.indexOf("/**");from2>=0;from2=
text.indexOf("/**",from2+3)){const end=text.indexOf("*/",from2+3);if(end<0)return;const comment={from:from2,to:end};const written2=end-from2>LONGEST?"":text.slice(
from2,end);if(/@(typedef|callback|import)\b/.test(written2))declareTypes(x,comment);from2=end-1}}function declareTypes(x,comment){const tags=tagsIn(x,comment);for(const[
at2,tag3]of tags.entries()){if(tag3.tag==="import")imports(x,tag3);if(tag3.tag!=="typedef"&&tag3.tag!=="callback"||tag3.name===""||tag3.name.includes("."))continue;
const next=tags.findIndex((other,after2)=>after2>at2&&(other.tag==="typedef"||other.tag==="callback"));const parts2=tags.slice(at2+1,next<0?void 0:next);const path=INNER.
exec(x.tree.text.slice(tag3.nameAt,tag3.nameAt+LONGEST_PATH2))?.[0]??tag3.name;const name2=path.slice(Math.max(path.lastIndexOf("~"),path.lastIndexOf("#"))+1);const nameAt=tag3.
nameAt+path.length-name2.length;const definition=defineSymbolAt(x,name2,"type",nameAt,-1,comment);const outer=x.enter(TYPE_SCOPE);const{visible}=x;const parameters3=declareTemplates(
x,tags.filter(other=>other.tag==="template"));const type2=tag3.tag==="callback"?callback(x,parts2):defined(x,tag3,parts2,definition-1);x.visible=visible;x.leave(
outer);const entity=x.entity(x.string(path),0);x.declare(entity,TYPE_ALIAS,definition,type2===0?x.emit(T_PRIMITIVE,0):type2,0,parameters3);x.exportEntity(x.string(
path),entity)}}function callback(x,parts2){const parameters3=parts2.filter(({tag:tag3,name:name2})=>isParameter(tag3)&&!name2.includes(".")).map(part=>{const variadic=part.
type!==void 0&&x.tree.text.startsWith("...",part.type.from);const type2=parameterType(x,part,parts2);return x.record(PARAMETER,x.string(part.name),type2,0,variadic?
VARIADIC:0)});const returns2=parts2.find(({tag:tag3})=>tag3==="returns"||tag3==="return")?.type;return x.emit(T_FUNCTION,signatureRecord(x,parameters3,returns2?
typeBetween(x,returns2):0))}function defined(x,tag3,parts2,owner){const members=parts2.filter(part=>(part.tag==="property"||part.tag==="prop")&&part.name!=="");
const type2=tag3.type?typeBetween(x,tag3.type,owner):0;if(members.length===0)return type2;const shape2=made(x,members,0,owner);return x.code[type2]===T_ARRAY?x.
emit(T_ARRAY,shape2):shape2}function imports(x,{rest,restAt}){const written2=x.tree.text.slice(restAt,restAt+Math.max(rest.length,LONGEST_IMPORT));const parts2=IMPORT.
exec(written2);if(!parts2?.groups)return;const{all:all2,whole,names,specifier:specifier2}=parts2.groups;const from2=module(x,specifier2);const bind3=(name2,value)=>x.
declare(x.entity(x.string(name2),0),IMPORT_BINDING,0,0,value);const mention=(name2,at2,value)=>x.mention(restAt+at2,name2.length,value);if(all2)bind3(all2,x.emit(
REQUIRE,from2,1));if(whole){const value=x.emit(IMPORTED,from2,x.string("default"));bind3(whole,value);mention(whole,written2.indexOf(whole),value)}const open=written2.
indexOf("{")+1;for(const one of(names??"").matchAll(/([\w$]+)(?:\s+as\s+([\w$]+))?/g)){const[,imported,name2]=one;const value=x.emit(IMPORTED,from2,x.string(imported));
bind3(name2??imported,value);mention(imported,open+one.index,value)}}var IMPORT=/^[\s*]*?(?:\*\s+as\s+(?<all>[\w$]+)|(?<whole>[\w$]+)?[\s*]*,?[\s*]*(?:\{(?<names>[^}]*)\})?)[\s*]*from\s*['"](?<specifier>[^'"\n]+)['"]/;function bind(x,pattern,value,binding2){if(pattern<0)return;switch(x.kind(pattern)){case K.identifier:case K.shorthand_property_identifier_pattern:{const name2=x.
nameOf(pattern);const definition=binding2.symbols?defineSymbol(x,x.text(pattern),binding2.constant?"constant":"variable",pattern,pattern,-1,{modifiers:x.exported?
["exported"]:[],...signatureOf(x,pattern,binding2)}):defineLocal(x,name2,binding2.local,pattern);const entity=x.entity(name2,binding2.scope);x.declare(entity,binding2.
kind,definition,0,value);binding2.declared?.(name2,entity);break}default:walk(x,pattern,value,(at2,path)=>bind(x,at2,path,binding2))}}function signatureOf(x,name2,{
required:required2}){if(required2===void 0)return{};const pair3=x.tree.parent[name2];const named4=x.text(x.kind(pair3)===K.pair_pattern?pair3:name2);return{signature:oneLine(
`{ ${named4} } = ${required2}`,"slashes").slice(0,LIMITS.signatureChars)}}function assignPattern(x,pattern,value){switch(x.kind(pattern)){case K.identifier:case K.
shorthand_property_identifier_pattern:{const name2=x.nameOf(pattern);x.write(name2,value,pattern);x.occurrence(pattern,WRITE,x.name(name2,VALUE_SPACE));break}case K.
object_pattern:case K.array_pattern:case K.assignment_pattern:case K.rest_pattern:walk(x,pattern,value,(at2,path)=>assignPattern(x,at2,path));break;default:expression(
x,pattern,WRITE)}}function walk(x,pattern,value,leaf){const{after:after2}=x.tree;const end=after2[pattern];switch(x.kind(pattern)){case K.object_pattern:for(let at2=pattern+
1;at2<end;at2=after2[at2])property(x,at2,value,leaf);break;case K.array_pattern:{let position=0;let from2=x.tree.start[pattern]+1;for(let at2=pattern+1;at2<end;at2=
after2[at2]){if(x.kind(at2)===K.comment)continue;position+=commas(x.tree.text,from2,x.tree.start[at2]);from2=x.tree.end[at2];leaf(at2,x.kind(at2)===K.rest_pattern?
value:x.emit(ITEM,value,position,x.string(String(position))))}break}case K.assignment_pattern:case K.object_assignment_pattern:{const fallback=x.emit(NON_NULL,0);
leaf(x.field(pattern,"left"),value===0?fallback:x.emit(EITHER,value,fallback));x.code[fallback+1]=expression(x,x.field(pattern,"right"));break}case K.rest_pattern:
leaf(x.firstNamed(pattern),x.emit(REST,value));break;default:expression(x,pattern)}}function property(x,at2,value,leaf){switch(x.kind(at2)){case K.shorthand_property_identifier_pattern:{
const path=x.emit(MEMBER,value,x.nameOf(at2));x.occurrence(at2,SHORTHAND,path);leaf(at2,path);break}case K.object_assignment_pattern:{const left=x.field(at2,"le\
ft");const fallback=x.emit(NON_NULL,0);const path=x.emit(MEMBER,value,x.nameOf(left));x.occurrence(left,SHORTHAND,path);leaf(left,x.emit(EITHER,path,fallback));
x.code[fallback+1]=expression(x,x.field(at2,"right"));break}case K.pair_pattern:{const key=x.field(at2,"key");const name2=keyName(x,key);const path=name2===void 0?
0:x.emit(MEMBER,value,x.string(name2));if(path!==0&&x.kind(key)===K.property_identifier)x.occurrence(key,READ,path);leaf(x.field(at2,"value"),path);break}case K.
rest_pattern:leaf(x.firstNamed(at2),value);break;case K.comment:break;default:leaf(at2,0)}}function commas(text,from2,to){let count=0;for(let at2=text.indexOf("\
,",from2);at2!==-1&&at2<to;at2=text.indexOf(",",at2+1))count++;return count}function query(x,node){const inside3=x.firstNamed(node);if(inside3<0)return 0;if(x.kind(inside3)===K.call_expression||isImport(x,inside3))return importType(x,inside3);
return x.emit(T_TYPEOF,x.kind(inside3)===K.member_expression?queried(x,inside3):expression(x,inside3))}function queried(x,node){const object2=x.field(node,"obje\
ct");const property5=x.field(node,"property");const kind=object2<0||property5<0?0:x.kind(object2);if(kind!==K.call_expression&&kind!==K.member_expression)return expression(
x,node);let left;if(kind===K.member_expression)left=queried(x,object2);else{const specifier2=importSpecifier(x,object2);if(specifier2===void 0)return expression(
x,node);left=x.emit(REQUIRE,module(x,specifier2),1)}const record=x.emit(MEMBER,left,x.nameOf(property5));x.occurrence(property5,READ,record);return record}function importType(x,node){
const specifier2=importSpecifier(x,node);return specifier2===void 0?typesIn(x,node):x.emit(T_IMPORT,module(x,specifier2))}function isImport(x,node){return x.kind(
node)===K.identifier&&x.text(node).startsWith("import(")}function importSpecifier(x,node){if(x.kind(node)===K.identifier)return/['"](.*)['"]/.exec(x.text(node))?.[1];
const args=x.field(node,"arguments");const text=args>=0?x.childOf(args,K.string):-1;return text>=0?stringText(x,text):void 0}function type(x,node,use=TYPE_USE){if(node<0)return 0;const handler2=HANDLERS[x.kind(node)];return handler2?handler2(x,node,use):typesIn(x,node)}function isType(x,node){
return x.kind(node)!==K.call_expression&&x.kind(node)!==K.member_expression&&HANDLERS[x.kind(node)]!==void 0}function annotation(x,node){const kind=x.kind(node);
if(kind===K.type_annotation){const inside3=x.firstNamed(node);return inside3>=0?type(x,inside3):0}return type(x,node)}function typeList(x,node){const{after:after2,
flags}=x.tree;const items=[];for(let at2=node+1,end=after2[node];at2<end;at2=after2[at2])if((flags[at2]&1)!==0&&x.kind(at2)!==K.comment)items.push(type(x,at2));
return x.list(items)}function typesIn(x,node){const{after:after2,flags}=x.tree;for(let at2=node+1,end=after2[node];at2<end;at2=after2[at2])if((flags[at2]&1)!==0)
type(x,at2);return x.emit(T_PRIMITIVE,0)}function typeParameters(x,node){if(node<0)return 0;const{after:after2}=x.tree;const made6=[];for(let at2=node+1,end=after2[node];at2<
end;at2=after2[at2]){if(x.kind(at2)!==K.type_parameter)continue;const name2=x.field(at2,"name");if(name2<0)continue;const text=x.nameOf(name2);const entity=x.entity(
text);const declaration=x.declare(entity,TYPE_PARAMETER,defineLocal(x,text,"type",name2));made6.push(declaration);x.visible=[...x.visible,declaration];const constraint=x.
field(at2,"constraint");if(constraint>=0)x.code[declaration+D_TYPE]=type(x,x.firstNamed(constraint));const fallback=x.field(at2,"value");if(fallback>=0)x.code[declaration+
D_EXTRA]=type(x,x.firstNamed(fallback))}return x.list(made6)}function name(x,node,use){const record=x.name(x.nameOf(node),TYPE_SPACE);x.occurrence(node,use,record);
return record}function qualified(x,node,use){const left=x.field(node,"module")>=0?x.field(node,"module"):x.field(node,"object");const right=x.field(node,"name")>=
0?x.field(node,"name"):x.field(node,"property");if(left<0||right<0)return typesIn(x,node);const kind=x.kind(left);let owner;if(kind===K.call_expression||isImport(
x,left))owner=importType(x,left);else if(kind===K.identifier){owner=x.name(x.nameOf(left),x.typescript?TYPE_SPACE:VALUE_SPACE);x.code[owner]=NAME;x.occurrence(left,
READ,owner)}else owner=qualified(x,left,READ);const record=x.emit(T_MEMBER,owner,x.nameOf(right));x.occurrence(right,use,record);return record}function generic(x,node,use){
const base=type(x,x.field(node,"name")>=0?x.field(node,"name"):x.firstNamed(node),use);const args=x.childOf(node,K.type_arguments);if(args>=0){const list2=typeList(
x,args);const op=x.code[base];if(op===T_NAME)x.code[base+2]=list2;else if(op===T_MEMBER)x.code[base+3]=list2}return base}function joined(op,kind){return(x,node)=>{
const made6=constructorAround(x,node);if(made6!==0)return made6;const parts2=[];const collect3=at2=>{const{after:after2,flags}=x.tree;for(let part=at2+1,end=after2[at2];part<
end;part=after2[part]){if((flags[part]&1)===0||x.kind(part)===K.comment)continue;if(x.kind(part)===kind)collect3(part);else parts2.push(type(x,part))}};collect3(
node);return x.emit(op,x.list(parts2))}}function constructorAround(x,node){const{after:after2,flags}=x.tree;const further=[];let at2=node;for(let kind=x.kind(at2);kind===
K.union_type||kind===K.intersection_type;kind=x.kind(at2)){const first2=x.firstNamed(at2);let next=first2<0?-1:after2[first2];const end=after2[at2];while(next>=
0&&next<end&&((flags[next]&1)===0||x.kind(next)===K.comment))next=after2[next];if(next<0||next>=end)return 0;further.push([kind===K.union_type?T_UNION:T_INTERSECTION,
next]);at2=first2}if(x.kind(at2)!==K.constructor_type)return 0;x.made={by:at2,further:further.reverse()};return type(x,at2)}function madeBy(x,node,result2){const{
made:made6}=x;let value=annotation(x,result2);if(made6?.by!==node)return value;for(const[op,next]of made6.further)value=x.emit(op,x.list([value,type(x,next)]));
return value}function functionType(op){return(x,node)=>x.emit(op,functionRecord(x,node,{definition:0,owner:0}))}function only(x,node){return type(x,x.firstNamed(
node))}var PREDEFINED=Object.fromEntries(PRIMITIVES.map((p,at2)=>[p,at2]));function predefined(x,node){const known3=PREDEFINED[x.text(node)];return known3===void 0?
void 0:x.emit(T_PRIMITIVE,known3)}var HANDLERS=dispatch({type_identifier:name,identifier:name,predefined_type:(x,node)=>x.emit(T_PRIMITIVE,PREDEFINED[x.text(node)]??
0),nested_type_identifier:qualified,nested_identifier:qualified,member_expression:(x,node,use)=>qualified(x,node,use),generic_type:generic,union_type:joined(T_UNION,
K.union_type),intersection_type:joined(T_INTERSECTION,K.intersection_type),array_type:(x,node)=>x.emit(T_ARRAY,only(x,node)),tuple_type:(x,node)=>{const{after:after2,
flags}=x.tree;const items=[];for(let at2=node+1,end=after2[node];at2<end;at2=after2[at2]){if((flags[at2]&1)===0||x.kind(at2)===K.comment)continue;const kind=x.kind(
at2);const labelled2=kind===K.required_parameter||kind===K.optional_parameter;const item=labelled2?annotation(x,x.field(at2,"type")):type(x,at2);const label=labelled2?
x.field(at2,"name"):-1;const rest=label>=0&&x.kind(label)===K.rest_pattern;items.push(rest?x.emit(T_REST,item):item)}return x.emit(T_TUPLE,x.list(items))},readonly_type:only,
optional_type:only,rest_type:(x,node)=>x.emit(T_REST,only(x,node)),parenthesized_type:only,type_annotation:only,opting_type_annotation:only,omitting_type_annotation:only,
adding_type_annotation:only,constraint:only,function_type:functionType(T_FUNCTION),constructor_type:functionType(T_CONSTRUCTOR),object_type:(x,node)=>{const mapped3=x.
childOf(node,K.index_signature);if(mapped3>=0&&x.has(mapped3,K.mapped_type_clause))return mappedType(x,mapped3);const shape2=x.shape(OBJECT_TYPE,0);shapeMembers(
x,node,shape2);return x.emit(T_OBJECT,shape2)},literal_type:(x,node)=>{const inside3=node+1;const kind=inside3<x.tree.after[node]?x.kind(inside3):0;if(kind===K.
string){const text=stringText(x,inside3);return text===void 0?x.emit(T_PRIMITIVE,P_STRING):x.emit(T_LITERAL,x.string(text))}if(kind===K.true||kind===K.false)return x.
emit(T_LITERAL,x.string(x.text(inside3)),P_BOOLEAN);const primitive3=kind===K.null?P_NULL:kind===K.undefined?P_UNDEFINED:P_NUMBER;return x.emit(T_PRIMITIVE,primitive3)},
template_literal_type:(x,node)=>{typesIn(x,node);return x.emit(T_PRIMITIVE,P_STRING)},type_query:query,index_type_query:(x,node)=>x.emit(T_KEYOF,only(x,node)),lookup_type:(x,node)=>{
const object2=x.firstNamed(node);const index=x.tree.after[object2];const first2=type(x,object2);const record=x.emit(T_LOOKUP,first2,index<x.tree.after[node]?type(
x,index):0);const text=index+2;if(x.code[x.code[record+2]]===T_LITERAL&&text<x.tree.after[index])x.occurrence(text,SHORTHAND,record);return record},conditional_type:(x,node)=>{
const outer=x.enter(TYPE_SCOPE);const{inferring:outerInferring,inferred:outerInferred,visible}=x;x.inferring=x.scope;x.inferred=[];const check=type(x,x.field(node,
"left"));const bound3=type(x,x.field(node,"right"));const infers2=x.hasNames;if(x.inferred.length>0)x.visible=[...visible,...x.inferred];const consequence=type(
x,x.field(node,"consequence"));x.visible=visible;const alternative=type(x,x.field(node,"alternative"));const record=x.record(T_CONDITIONAL,check,bound3,consequence,
alternative,infers2?1:0,x.visibleList());x.inferring=outerInferring;x.inferred=outerInferred;x.leave(outer);return record},infer_type:(x,node)=>{const at2=x.firstNamed(
node);if(at2<0)return 0;const text=x.nameOf(at2);const declared=x.declare(x.entity(text,x.inferring),TYPE_PARAMETER,defineLocal(x,text,"type",at2));x.inferred.push(
declared);const{after:after2,flags}=x.tree;for(let bound3=after2[at2];bound3<after2[node];bound3=after2[bound3])if((flags[bound3]&1)!==0)type(x,bound3);return x.
name(text,TYPE_SPACE)},this_type:x=>x.emit(T_THIS,x.classShape),type_predicate:(x,node)=>{const name2=x.field(node,"name");if(name2>=0&&x.kind(name2)===K.identifier)
expression(x,name2);return x.emit(T_PREDICATE,name2>=0?x.nameOf(name2):0,type(x,x.field(node,"type")))},type_predicate_annotation:only,asserts_annotation:only,asserts:(x,node)=>{
const inside3=x.firstNamed(node);if(inside3>=0&&x.kind(inside3)!==K.identifier)return type(x,inside3);if(inside3>=0)expression(x,inside3);return x.emit(T_PRIMITIVE,
P_UNDEFINED)},call_expression:importType});function mappedType(x,node){const outer=x.enter(TYPE_SCOPE);const clause=x.childOf(node,K.mapped_type_clause);const outerVisible=x.
visible;const visible=x.visibleList();const key=x.field(clause,"name");let declared=0;if(key>=0){const text=x.nameOf(key);declared=x.declare(x.entity(text),TYPE_PARAMETER,
defineLocal(x,text,"type",key));x.visible=[...outerVisible,declared]}const over=x.field(clause,"type");const source=over>=0?type(x,over):0;const renamed=x.field(
clause,"alias");if(renamed>=0)type(x,renamed);const value=x.field(node,"type");const record=x.record(T_MAPPED,value>=0?annotation(x,value):0,source,declared,visible);
x.visible=outerVisible;x.leave(outer);return record}function shapeMembers(x,node,shape2){const{after:after2}=x.tree;const members=[];const calls=[];const indexes=[];const outerShape=x.classShape;x.classShape=shape2;
let doc=-1;for(let at2=node+1,end=after2[node];at2<end;at2=after2[at2]){const kind=x.kind(at2);if(kind===K.comment){if(x.tree.text.startsWith("/**",x.tree.start[at2]))
doc=at2;continue}x.doc=doc;doc=-1;if(kind===K.property_signature)members.push(signature(x,at2,shape2,"property"));else if(kind===K.method_signature)members.push(
signature(x,at2,shape2,"method"));else if(kind===K.call_signature||kind===K.construct_signature){x.doc=-1;calls.push(functionRecord(x,at2,{definition:0,owner:shape2,
flags:kind===K.construct_signature?CONSTRUCTOR:0}))}else if(kind===K.index_signature){const value=x.field(at2,"type");const key=x.field(at2,"index_type");if(key>=
0)type(x,key);if(value>=0)indexes.push(annotation(x,value))}}x.doc=-1;x.classShape=outerShape;x.code[shape2+S_MEMBERS]=x.list(members.filter(m=>m!==0));x.code[shape2+
S_CALLS]=x.list(calls);x.code[shape2+S_INDEX]=x.list(indexes)}function signature(x,node,shape2,kind){const key=x.field(node,"name");const text=keyName(x,key);const typeNode=x.
field(node,"type");if(text===void 0){const name2=constantKey(x,key);const type2=typeNode>=0?annotation(x,typeNode):0;const record=kind==="method"?functionRecord(
x,node,{definition:0,owner:shape2}):0;const method4=record===0?0:x.emit(FUNCTION_VALUE,record);return name2===0?0:x.member(name2,record===0?0:METHOD,0,type2,method4,
shape2)}const modifiers2=[];if(x.has(node,K.readonly))modifiers2.push("readonly");if(kind==="method"){modifiers2.push("declaration");const definition2=defineSymbol(
x,text,kind,key,node,-1,functionFacts(x,node,modifiers2));const record=functionRecord(x,node,{definition:definition2,owner:shape2});const flags2=x.code[record+F_FLAGS]&
(GETTER|SETTER);const value2=x.emit(FUNCTION_VALUE,record);return x.member(x.string(text),flags2===0?METHOD:flags2,definition2,0,value2,shape2)}const definition=defineSymbol(
x,text,kind,key,node,-1,{modifiers:modifiers2,...typeNode>=0?{type:typeText(x,typeNode)}:{}});const owner=x.owner;x.owner=definition-1;x.doc=-1;const value=typeNode>=
0?annotation(x,typeNode):0;x.owner=owner;const flags=x.has(node,K["?"])?OPTIONAL:0;return x.member(x.string(text),flags,definition,value,0,shape2)}function modifiers(x,more=[]){if(x.exported)more.push("exported");if(x.defaulted)more.push("default");if(x.declared)more.push("declaration");return more}function announce(x,name2,entity){
if(x.exported||x.declared&&(x.sink!==void 0||x.exportsAll))x.exportEntity(name2,entity)}function functionDeclaration(x,node){const within2=x.kind(x.tree.parent[node]);
const bare=within2===K.if_statement||within2===K.else_clause||within2===K.while_statement||within2===K.for_statement||within2===K.for_in_statement||within2===K.
do_statement||within2===K.with_statement;const outer=x.scope;if(bare)x.enter(BLOCK_SCOPE);declareFunction(x,node);x.leave(outer)}function declareFunction(x,node){
const nameNode=x.field(node,"name");const signature2=x.kind(node)===K.function_signature;const name2=nameNode>=0?x.nameOf(nameNode):x.string("default");const definition=defineSymbol(
x,x.strings[name2],"function",nameNode>=0?nameNode:node,node,x.field(node,"body"),functionFacts(x,node,modifiers(x,signature2&&!x.declared?["declaration"]:[])));
const entity=x.entity(name2);const declaration=x.declare(entity,FUNCTION_DECLARATION,definition);announce(x,name2,entity);const exported=x.exported;const declared=x.
declared;x.exported=false;x.declared=false;const record=functionRecord(x,node,{definition,owner:0});x.code[declaration+D_EXTRA]=record;x.component?.snippet(node,
name2,record);x.exported=exported;x.declared=declared}function classDeclaration(x,node){const nameNode=x.field(node,"name");const name2=nameNode>=0?x.nameOf(nameNode):
x.string("default");const own3=x.kind(node)===K.abstract_class_declaration?["abstract"]:[];const parent=x.tree.parent[node];const annotations=[...parent>=0&&x.kind(
parent)===K.export_statement?decoratorsIn(x,parent):[],...decoratorsIn(x,node)];const definition=defineSymbol(x,x.strings[name2],"class",nameNode>=0?nameNode:node,
node,x.field(node,"body"),{modifiers:modifiers(x,own3),...annotations.length>0?{annotations}:{}});const entity=x.entity(name2);const declaration=x.declare(entity,
CLASS_DECLARATION,definition);announce(x,name2,entity);quietly(x,()=>{const shape2=classShape(x,node,definition);x.code[shape2+S_ENTITY]=entity;x.code[declaration+
D_EXTRA]=shape2})}function quietly(x,walk2){const{exported,declared,defaulted}=x;x.exported=false;x.declared=false;x.defaulted=false;walk2();x.exported=exported;
x.declared=declared;x.defaulted=defaulted}function interfaceDeclaration(x,node){const nameNode=x.field(node,"name");const body=x.field(node,"body");if(nameNode<
0)return;const name2=x.nameOf(nameNode);const definition=defineSymbol(x,x.text(nameNode),"interface",nameNode,node,body,{modifiers:modifiers(x)});const entity=x.
entity(name2);const shape2=x.shape(INTERFACE,definition);x.declare(entity,INTERFACE_DECLARATION,definition,0,0,shape2);x.code[shape2+S_ENTITY]=entity;announce(x,
name2,entity);x.types.push(shape2);quietly(x,()=>{const outer=x.enter(TYPE_SCOPE);const owner=x.owner;x.owner=definition-1;const visible=x.visible;x.code[shape2+
S_TYPE_PARAMETERS]=typeParameters(x,x.field(node,"type_parameters"));x.code[shape2+S_VISIBLE]=x.visibleList();const clause=x.childOf(node,K.extends_type_clause);
if(clause>=0){const bases=[];for(let at2=clause+1;at2<x.tree.after[clause];at2=x.tree.after[at2])if((x.tree.flags[at2]&1)!==0&&x.kind(at2)!==K.comment)bases.push(
type(x,at2,EXTENDS));x.code[shape2+S_EXTENDS]=x.list(bases)}if(body>=0)shapeMembers(x,body,shape2);x.visible=visible;x.owner=owner;x.leave(outer)})}function typeAlias(x,node){
const nameNode=x.field(node,"name");if(nameNode<0)return;const name2=x.nameOf(nameNode);const value=x.field(node,"value");const long=value>=0&&x.kind(value)===K.
object_type;const definition=defineSymbol(x,x.text(nameNode),"type",nameNode,node,long?value:-1,{modifiers:modifiers(x)});const entity=x.entity(name2);const declaration=x.
declare(entity,TYPE_ALIAS,definition);announce(x,name2,entity);quietly(x,()=>{const outer=x.enter(TYPE_SCOPE);const owner=x.owner;x.owner=definition-1;x.doc=-1;
const visible=x.visible;x.code[declaration+D_EXTRA]=typeParameters(x,x.field(node,"type_parameters"));x.code[declaration+D_TYPE]=type(x,value);x.visible=visible;
x.owner=owner;x.leave(outer)})}function enumDeclaration(x,node){const nameNode=x.field(node,"name");const body=x.field(node,"body");if(nameNode<0)return;const name2=x.
nameOf(nameNode);const definition=defineSymbol(x,x.text(nameNode),"enum",nameNode,node,body,{modifiers:modifiers(x)});const entity=x.entity(name2);const shape2=x.
shape(ENUM,definition);x.declare(entity,ENUM_DECLARATION,definition,0,0,shape2);x.code[shape2+S_ENTITY]=entity;announce(x,name2,entity);if(body<0)return;const owner=x.
owner;x.owner=definition-1;const outer=x.enter(TYPE_SCOPE);x.join(entity);const members=[];x.doc=-1;for(let at2=body+1;at2<x.tree.after[body];at2=x.tree.after[at2]){
if(x.kind(at2)===K.comment)continue;const assigned2=x.kind(at2)===K.enum_assignment;const key=assigned2?x.field(at2,"name"):at2;const text=keyName(x,key);if(text===
void 0)continue;const symbol=defineSymbol(x,text,"enum_member",key,at2,-1);const member3=x.member(x.string(text),STATIC,symbol,0,0,shape2);members.push(member3);
x.declare(x.entity(x.string(text)),VARIABLE,symbol);x.show(x.string(text));if(assigned2)expression(x,x.field(at2,"value"))}x.code[shape2+S_MEMBERS]=x.list(members);
x.leave(outer);x.owner=owner}function namespaceDeclaration(x,node){const nameNode=x.field(node,"name");const body=x.field(node,"body");if(nameNode<0)return;if(x.
kind(nameNode)===K.string){const text=stringText(x,nameNode);if(text===void 0)return;const definition=defineSymbol(x,text,"module",nameNode,node,body,{modifiers:[
"declaration"]});const shape2=x.shape(NAMESPACE,definition);x.ambient.push(x.string(text),shape2);const owner=x.owner;x.owner=definition-1;if(body>=0)inside(x,body,
shape2,true);x.owner=owner;return}const path=[];const collect3=at2=>{if(x.kind(at2)===K.nested_identifier||x.kind(at2)===K.member_expression){collect3(x.field(at2,
"object"));const last=x.field(at2,"property");if(last>=0)path.push(last)}else path.push(at2)};collect3(nameNode);const open=depth=>{const part=path[depth];const name2=x.
nameOf(part);const definition=defineSymbol(x,x.text(part),"namespace",part,node,body,{modifiers:modifiers(x)});const entity=x.entity(name2);const shape2=x.shape(
NAMESPACE,definition);x.code[shape2+S_ENTITY]=entity;x.declare(entity,NAMESPACE_DECLARATION,definition,0,0,shape2);announce(x,name2,entity);const owner=x.owner;
x.owner=definition-1;const declared=x.declared;if(depth+1===path.length){if(body>=0)inside(x,body,shape2,declared,entity)}else{const outer=x.enter(NAMESPACE_SCOPE);
x.join(entity);const sink=x.sink;x.sink=[];const{exported,namespace}=x;x.exported=true;x.namespace=shape2;open(depth+1);x.exported=exported;x.namespace=namespace;
x.code[shape2+S_MEMBERS]=x.list(x.sink);x.sink=sink;x.leave(outer)}x.owner=owner};open(0)}function inside(x,body,shape2,ambient2,entity=0){const outer=x.enter(NAMESPACE_SCOPE);
if(entity!==0)x.join(entity);const{exported,declared,defaulted,namespace,sink}=x;x.namespace=shape2;x.exported=false;x.defaulted=false;x.declared=ambient2;x.sink=
[];statements(x,body);x.code[shape2+S_MEMBERS]=x.list(x.sink);x.sink=sink;x.namespace=namespace;x.exported=exported;x.declared=declared;x.defaulted=defaulted;x.
leave(outer)}function specifier(x,node){const source=x.field(node,"source");const text=source>=0?stringText(x,source):void 0;return text===void 0?-1:module(x,text)}function importName(x,node,source,imported){
const name2=x.nameOf(node);const value=imported===-1?x.emit(REQUIRE,source,1):x.emit(IMPORTED,source,imported);x.declare(x.entity(name2),IMPORT_BINDING,defineLocal(
x,name2,"import",node),0,value)}function importStatement(x,node){if(x.scopeKind===MODULE_SCOPE)x.isModule=true;const{after:after2}=x.tree;const required2=x.childOf(
node,K.import_require_clause);if(required2>=0){const source2=specifier(x,required2);const name2=x.childOf(required2,K.identifier);if(source2<0||name2<0)return;const text=x.
nameOf(name2);const entity=x.entity(text);const value=x.emit(REQUIRE,source2);x.declare(entity,IMPORT_BINDING,defineLocal(x,text,"import",name2),0,value);x.occurrence(
name2,IMPORT_NAME,value);return}const source=specifier(x,node);const clause=x.childOf(node,K.import_clause);if(source<0||clause<0)return;for(let at2=clause+1,end=after2[clause];at2<
end;at2=after2[at2]){const kind=x.kind(at2);if(kind===K.identifier){importName(x,at2,source,x.string("default"));x.occurrence(at2,IMPORT_NAME,x.emit(IMPORTED,source,
x.string("default")))}else if(kind===K.namespace_import){const name2=x.childOf(at2,K.identifier);if(name2>=0){importName(x,name2,source,-1);x.occurrence(name2,IMPORT_NAME,
x.emit(REQUIRE,source,1))}}else if(kind===K.named_imports){for(let s=at2+1;s<after2[at2];s=after2[s]){if(x.kind(s)!==K.import_specifier)continue;const name2=x.field(
s,"name");const alias=x.field(s,"alias");if(name2<0)continue;const imported=x.kind(name2)===K.string?x.string(stringText(x,name2)??""):x.nameOf(name2);importName(
x,alias>=0?alias:name2,source,imported);const value=x.emit(IMPORTED,source,imported);x.occurrence(name2,IMPORT_NAME,value);if(alias>=0)x.occurrence(alias,IMPORT_NAME,
value)}}}}function importAlias(x,node){const{after:after2,flags}=x.tree;let name2=-1;let value=0;for(let at2=node+1,end=after2[node];at2<end;at2=after2[at2]){if((flags[at2]&
1)===0)continue;if(name2<0)name2=at2;else value=required(x,node,at2)||qualifiedValue(x,at2)}if(name2<0)return;const text=x.nameOf(name2);const entity=x.entity(text);
const definition=x.atTop?defineSymbol(x,x.text(name2),"namespace",name2,node,-1):defineLocal(x,text,"import",name2);x.declare(entity,ALIAS,definition,0,value);if(x.
exported)x.exportEntity(text,entity)}function required(x,node,callee){const{after:after2,count,parent}=x.tree;if(x.text(callee)!=="require")return 0;const around2=parent[node];
const next=after2[x.kind(around2)===K.export_statement?around2:node];const isCall=next<count&&x.tree.text[x.tree.start[next]]==="(";const argument=isCall&&x.kind(
next)===K.expression_statement?next+2:count;if(argument>=count||x.kind(argument)!==K.string)return 0;const text=stringText(x,argument);return text===void 0?0:x.
emit(REQUIRE,module(x,text))}function qualifiedValue(x,node){if(x.kind(node)===K.identifier){const record2=x.name(x.nameOf(node),VALUE_SPACE|TYPE_SPACE);x.code[record2]=
NAME;x.occurrence(node,READ,record2);return record2}const object2=x.field(node,"object");const property5=x.field(node,"property");if(object2<0||property5<0)return expression(
x,node);const record=x.emit(MEMBER,qualifiedValue(x,object2),x.nameOf(property5));x.occurrence(property5,READ,record);return record}function exportStatement(x,node){
if(x.scopeKind===MODULE_SCOPE)x.isModule=true;const{after:after2,flags}=x.tree;decorators(x,node);let source=specifier(x,node);const declaration=x.field(node,"d\
eclaration");const isDefault=x.has(node,K.default);if(declaration>=0){x.exported=true;x.defaulted=isDefault;statement(x,declaration);x.exported=false;x.defaulted=
false;return}if(isDefault){const value=x.field(node,"value");if(value>=0)exportDefault(x,node,value);return}const clause=x.childOf(node,K.export_clause);if(clause>=
0&&source<0)source=sourceOnNextLine(x,node);const namespace=x.childOf(node,K.namespace_export);if(clause>=0)exportClause(x,clause,source);else if(namespace>=0){
const name2=x.childOf(namespace,K.identifier);if(name2>=0&&source>=0){const definition=defineSymbol(x,x.text(name2),"namespace",name2,node,-1,{modifiers:["expor\
ted"]});x.export(EXPORT_STAR_AS,x.nameOf(name2),0,source,definition)}}else if(source>=0)x.export(EXPORT_STAR,0,0,source,0);else if(x.has(node,K["="])){for(let at2=node+
1,end=after2[node];at2<end;at2=after2[at2])if((flags[at2]&1)!==0&&x.kind(at2)!==K.comment){const value=x.kind(at2)===K.identifier?qualifiedValue(x,at2):namedExpression(
x,at2);x.export(EXPORT_ASSIGN,0,value,0,0)}}}function sourceOnNextLine(x,node){const{after:after2,count}=x.tree;let from2=after2[node];while(from2<count&&x.kind(
from2)===K.comment)from2=after2[from2];const next=from2<count?after2[from2]:count;if(next+1>=count||x.text(from2)!=="from"||x.kind(next+1)!==K.string)return-1;const text=stringText(
x,next+1);return text===void 0?-1:module(x,text)}function exportDefault(x,node,value){const name2=x.string("default");let record;let definition=x.component?.definition??
0;if(x.kind(value)===K.identifier)record=qualifiedValue(x,value);else if(isFunction(x,value)&&x.field(value,"name")<0){definition=defineSymbol(x,"default","func\
tion",node,node,x.field(value,"body"),functionFacts(x,value,["exported","default"]));record=x.emit(FUNCTION_VALUE,functionRecord(x,value,{definition,owner:0}))}else if(x.
kind(value)===K.class&&x.field(value,"name")<0&&x.component===void 0){definition=defineSymbol(x,"default","class",node,node,x.field(value,"body"),{modifiers:["e\
xported","default"]});record=x.emit(SHAPE_VALUE,classShape(x,value,definition))}else{const kind=x.kind(value);const named4=kind===K.class||isFunction(x,value)||
kind===K.member_expression;const keyword=x.childOf(node,K.default);if(!named4&&keyword>=0&&x.component===void 0)definition=defineSymbol(x,"default",kind===K.object?
"object":"variable",keyword,node,value,{modifiers:["exported","default"]});const owner=x.owner;if(definition>0)x.owner=definition-1;record=namedExpression(x,value);
x.owner=owner}x.component?.isMadeOf(record);x.export(EXPORT_VALUE,name2,record,0,definition)}function exportClause(x,clause,source){const{after:after2}=x.tree;const namespaces=new Map;
for(let at2=clause+1,end=after2[clause];at2<end;at2=after2[at2]){if(x.kind(at2)!==K.export_specifier)continue;const name2=x.field(at2,"name");const alias=x.field(
at2,"alias");if(name2<0)continue;const local=x.nameOf(name2);const exported=alias>=0?x.nameOf(alias):local;if(source>=0){const value=x.emit(IMPORTED,source,local);
x.occurrence(name2,IMPORT_NAME,value);if(alias>=0)x.occurrence(alias,IMPORT_NAME,value);x.export(EXPORT_FROM,exported,local,source,0)}else{const record=x.name(local,
VALUE_SPACE|TYPE_SPACE);x.code[record]=NAME;x.occurrence(name2,READ,record);if(alias>=0)x.occurrence(alias,READ,record);let definition=namespaces.get(local)??0;
if(definition===0&&isNamespace(x,local)){const shown2=alias>=0&&x.text(alias)!=="default"?alias:name2;definition=defineSymbol(x,x.text(shown2),"namespace",shown2,
at2,-1,{modifiers:["exported"]});namespaces.set(local,definition)}x.export(EXPORT_VALUE,exported,record,0,definition)}}}function isNamespace(x,name2){const{code}=x;
const entity=x.resolve(x.scope,name2,VALUE_SPACE);const declaration=entity===0?0:code[entity+E_DECLARATION];if(declaration===0||code[declaration+D_KIND]!==IMPORT_BINDING)
return false;const value=code[declaration+D_VALUE];return code[value]===REQUIRE&&code[value+2]===1}function ambient(x,node){const outer=x.declared;x.declared=true;
const{after:after2}=x.tree;if(x.has(node,K.global)){const body=x.childOf(node,K.statement_block);if(body>=0){const scope=x.enter(MODULE_SCOPE);statements(x,body);
x.globals.push(...x.namesOf(x.scope));x.leave(scope)}}else for(let at2=node+1,end=after2[node];at2<end;at2=after2[at2]){const kind=x.kind(at2);if(kind!==K.comment)
statement(x,at2)}x.declared=outer}var FUNCTIONS=new Set([K.arrow_function,K.function_declaration,K.function_expression,K.generator_function,K.generator_function_declaration,K.method_definition]);
function isReturned(x,name2){const{frame}=x;if(frame.body<0)return false;frame.returnedNames??=returnedNames(x,frame.body);return frame.returnedNames.has(name2)}
function returnedNames(x,body){const{after:after2}=x.tree;const names=new Set;for(let at2=body+1,end=after2[body];at2<end;){const kind=x.kind(at2);if(kind===K.return_statement)
collect(x,at2+1,names);at2=FUNCTIONS.has(kind)?after2[at2]:at2+1}return names}function collect(x,from2,names){const{after:after2,parent}=x.tree;const end=after2[parent[from2]];
for(let at2=from2;at2<end;at2=after2[at2]){const value=x.kind(at2)===K.pair?x.field(at2,"value"):ultimate(x,at2);if(value<0)continue;const kind=x.kind(value);if(kind===
K.identifier||kind===K.shorthand_property_identifier)names.add(x.text(value));else if(kind===K.object||kind===K.array||kind===K.spread_element)collect(x,value+1,
names)}}function variables(x,node){const{after:after2}=x.tree;const keyword=x.kind(node+1);const isVar=keyword===K.var;const isConst=keyword===K.const;const doc=x.doc;for(let at2=node+
1,end=after2[node];at2<end;at2=after2[at2]){if(x.kind(at2)!==K.variable_declarator)continue;x.doc=doc;declarator(x,at2,x.field(at2,"name"),x.field(at2,"value"),
isVar,isConst)}}function usingDeclaration(x,assignment2){declarator(x,assignment2,x.field(assignment2,"left"),x.field(assignment2,"right"),false,false)}function declarator(x,node,pattern,valueNode,isVar,isConst){
const{code}=x;const typeNode=x.field(node,"type");if(pattern<0)return;const scope=isVar?x.functionScope:x.scope;const symbols=x.atTop&&x.component?.isScript(node)!==
false;if(x.kind(pattern)!==K.identifier){const declared2=typeNode>=0?x.emit(TYPED,annotation(x,typeNode)):x.emit(NON_NULL,0);const documented3=typeNode>=0||x.typescript?
0:typeDocumented(x,node);bind(x,pattern,declared2,{kind:VARIABLE,local:"variable",scope,symbols,constant:false,required:isRequire(x,valueNode)?x.text(valueNode):
void 0,declared:(name3,entity2)=>announce(x,name3,entity2)});const value2=expression(x,valueNode);x.component?.declared(pattern,valueNode,typeNode<0?documented3:
code[declared2+1]);if(typeNode<0)code[declared2+1]=documented3===0?value2:x.emit(AS,value2,documented3);return}const name2=x.nameOf(pattern);const target=valueNode>=
0?ultimate(x,valueNode):-1;const function_=target>=0&&isFunction(x,target);const class_=target>=0&&x.kind(target)===K.class;let definition;if(function_)definition=
defineSymbol(x,x.text(pattern),"function",pattern,node,x.field(target,"body"),{...functionFacts(x,target,modifiers(x)),...typeNode>=0?{type:typeText(x,typeNode)}:
{}});else if(class_)definition=defineSymbol(x,x.text(pattern),"class",pattern,node,x.field(target,"body"),{modifiers:modifiers(x)});else if(symbols){const constant=isConst&&
/^[A-Z][A-Z0-9_]*$/.test(x.text(pattern));definition=defineSymbol(x,x.text(pattern),constant?"constant":"variable",pattern,node,bodyOf(x,target),{modifiers:modifiers(
x),...typeNode>=0?{type:typeText(x,typeNode)}:{}})}else definition=defineLocal(x,name2,"variable",pattern);if(!x.typescript&&valueNode>=0&&x.kind(valueNode)===K.
this){x.frame.selves??=new Set;x.frame.selves.add(x.text(pattern))}const entity=x.entity(name2,scope);const declaration=x.declare(entity,VARIABLE,definition);announce(
x,name2,entity);x.doc=-1;const declared=typeNode>=0?annotation(x,typeNode):0;const documented2=x.typescript?0:typeDocumented(x,node);code[declaration+D_TYPE]=declared;
if(function_&&definition>0&&declared!==0&&code[declared]===T_LOOKUP)x.occurrence(pattern,OVERRIDE,declaration);x.component?.declared(pattern,valueNode,declared);
if(valueNode<0){if(documented2!==0)code[declaration+D_VALUE]=x.emit(TYPED,documented2);return}const exported=x.exported;x.exported=false;let value;const owner=x.
owner;if(function_&&target===valueNode)value=x.emit(FUNCTION_VALUE,functionRecord(x,target,{definition,owner:0}));else if(class_&&target===valueNode){const shape2=classShape(
x,target,definition);code[shape2+S_ENTITY]=entity;value=x.emit(SHAPE_VALUE,shape2)}else{if(definition>0&&x.kind(target)===K.object)x.owner=definition-1;if(function_)
x.naming={node:target,definition};if(symbols&&definition>0)noteDescribed(x,target,definition-1);const named4=symbols||x.kind(target)===K.object&&isReturned(x,x.
text(pattern));value=named4?namedExpression(x,valueNode):expression(x,valueNode)}x.owner=owner;x.exported=exported;if(declared!==0)x.setContext(value,IN_TYPE,declared,
0);if(documented2!==0)x.setContext(value,IN_TYPE,documented2,0);code[declaration+D_VALUE]=documented2===0?value:x.emit(AS,value,documented2);if(definition>0&&x.
symbols[definition-1]?.kind==="constant"&&x.kind(target)===K.string)x.namedTypes.push(x.record(entity,definition))}function isRequire(x,node){let at2=node;while(at2>=
0&&x.kind(at2)===K.member_expression)at2=x.field(at2,"object");if(at2<0||x.kind(at2)!==K.call_expression)return false;const callee=x.field(at2,"function");return callee>=
0&&x.kind(callee)===K.identifier&&x.text(callee)==="require"}function bodyOf(x,node){if(node<0)return-1;const kind=x.kind(node);const long=x.tree.end[node]-x.tree.
start[node]>80;if(isRequire(x,node))return-1;return long||kind===K.object||kind===K.array||kind===K.call_expression?node:-1}function statements(x,node){const{after:after2}=x.tree;const mark2=x.guards.length;let doc=-1;for(let at2=node+1,end=after2[node];at2<end;at2=after2[at2]){if(x.
kind(at2)===K.comment){doc=x.tree.text.startsWith("/**",x.tree.start[at2])?at2:-1;continue}x.doc=doc;doc=-1;statement(x,at2)}x.doc=-1;x.guards.length=mark2}function statement(x,node){
if((x.tree.flags[node]&1)===0)return;const handler2=HANDLERS2[x.kind(node)];if(handler2)handler2(x,node);else expression(x,node)}function block(x,node){const outer=x.
enter(BLOCK_SCOPE);statements(x,node);x.leave(outer)}function scoped(x,node){const outer=x.enter(BLOCK_SCOPE);parts(x,node);x.leave(outer)}function parts(x,node){
const{after:after2}=x.tree;for(let at2=node+1,end=after2[node];at2<end;at2=after2[at2])statement(x,at2)}function conditional(x,node){const mark2=x.guards.length;
const lasting=[];let at2=node;while(at2>=0){const then=x.field(at2,"consequence");const otherwise=x.field(at2,"alternative");condition(x,x.field(at2,"condition"));
const{held:held2,denied}=x;where(x,held2,()=>{if(then>=0)statement(x,then)});if(leaves(x,then))lasting.push(...denied);x.guards.push(...denied);let next=-1;if(otherwise>=
0)for(let part=otherwise+1;part<x.tree.after[otherwise];part=x.tree.after[part])if(x.kind(part)===K.if_statement)next=part;else statement(x,part);at2=next}x.guards.
length=mark2;x.guards.push(...lasting)}function repeated(x,node){const body=x.field(node,"body");condition(x,x.field(node,"condition"));const{held:held2,denied}=x;
where(x,held2,()=>{if(body>=0)statement(x,body)});for(let at2=body;at2>=0&&at2<x.tree.after[node];at2++)if(x.kind(at2)===K.break_statement)return;x.guards.push(
...denied)}function switched(x,node){const subject=expression(x,x.field(node,"value"));const body=x.field(node,"body");if(body<0)return;const outer=x.enter(BLOCK_SCOPE);
const{after:after2}=x.tree;const mark2=x.guards.length;const all2=[];let values=[];for(let at2=body+1,end=after2[body];at2<end;at2=after2[at2]){const kind=x.kind(
at2);if(kind!==K.switch_case&&kind!==K.switch_default)continue;const first2=x.field(at2,"value");if(kind===K.switch_case){const value=expression(x,first2);values.
push(value);all2.push(value)}inCase(x,subject,kind===K.switch_case?values:all2,kind===K.switch_default);let last=-1;for(let part=first2>=0?after2[first2]:at2+1;part<
after2[at2];part=after2[part]){statement(x,part);if((x.tree.flags[part]&1)!==0&&x.kind(part)!==K.comment)last=part}x.guards.length=mark2;if(leaves(x,last))values=
[]}x.leave(outer)}function leaves(x,node){if(node<0)return false;const{after:after2,flags}=x.tree;let last=node;if(x.kind(node)===K.statement_block){for(let at2=node+
1,end=after2[node];at2<end;at2=after2[at2])if((flags[at2]&1)!==0&&x.kind(at2)!==K.comment)last=at2}return LEAVING.has(x.kind(last))}var LEAVING=new Set([K.return_statement,
K.throw_statement,K.continue_statement,K.break_statement]);function forIn(x,node){const outer=x.enter(BLOCK_SCOPE);const iterable=expression(x,x.field(node,"rig\
ht"));const operator=x.field(node,"operator");const of8=operator>=0&&x.kind(operator)===K.of;const value=of8?x.emit(ELEMENT,iterable):x.emit(PRIMITIVE,P_STRING);
const left=x.field(node,"left");const kind=x.field(node,"kind");if(kind>=0){const scope=x.kind(kind)===K.var?x.functionScope:x.scope;bind(x,left,value,{kind:VARIABLE,
local:"variable",scope,symbols:false})}else if(left>=0)assignPattern(x,left,value);const body=x.field(node,"body");if(body>=0)statement(x,body);x.leave(outer)}function catchClause(x,node){
const outer=x.enter(BLOCK_SCOPE);const parameter=x.field(node,"parameter");const annotated2=x.field(node,"type");const value=annotated2>=0?x.emit(TYPED,type(x,annotated2)):
x.emit(UNKNOWN);if(parameter>=0)bind(x,parameter,value,{kind:VARIABLE,local:"parameter",scope:x.scope,symbols:false});const body=x.field(node,"body");if(body>=0)
statements(x,body);x.leave(outer)}function returns(x,node){const{after:after2}=x.tree;for(let at2=node+1,end=after2[node];at2<end;at2=after2[at2]){if((x.tree.flags[at2]&
1)===0||x.kind(at2)===K.comment)continue;const value=namedExpression(x,at2);if(value===0)continue;x.frame.returned.push(value);x.frame.implied=implied(x,at2)}}function labelled(x,node){
const label=x.field(node,"label");const outer=x.enter(BLOCK_SCOPE);if(label>=0){const name2=x.nameOf(label);x.labels.push([name2,defineLocal(x,name2,"label",label)])}
const body=x.field(node,"body");if(body>=0)statement(x,body);if(label>=0)x.labels.pop();x.leave(outer)}function jump(x,node){const label=x.field(node,"label");if(label<
0)return;const name2=x.nameOf(label);for(let at2=x.labels.length-1;at2>=0;at2--){const known3=x.labels[at2];if(known3[0]!==name2)continue;x.occurrence(label,READ,
x.emit(LABEL_USE,known3[1]));return}}function program(x,node){if(!x.typescript)typedefs(x);x.exportsAll=x.declared&&exportsImplicitly(x,node);statements(x,node)}
function exportsImplicitly(x,node){const{after:after2}=x.tree;let some=false;for(let at2=node+1,end=after2[node];at2<end;at2=after2[at2]){if(x.kind(at2)!==K.export_statement)
continue;if(x.field(at2,"declaration")<0)return false;some=true}return some}var HANDLERS2=dispatch({comment:()=>{},statement_block:block,expression_statement:(x,node)=>{
if(x.component?.bindsNames(node))return;if(x.kind(node+1)===K.call_expression)callStatement(x,node+1);else parts(x,node)},if_statement:conditional,for_statement:scoped,
for_in_statement:forIn,while_statement:repeated,do_statement:parts,with_statement:parts,switch_statement:switched,try_statement:parts,catch_clause:catchClause,finally_clause:parts,
return_statement:returns,throw_statement:parts,labeled_statement:labelled,break_statement:jump,continue_statement:jump,else_clause:parts,variable_declaration:variables,
lexical_declaration:variables,using_declaration:variables,function_declaration:functionDeclaration,generator_function_declaration:functionDeclaration,function_signature:functionDeclaration,
class_declaration:classDeclaration,abstract_class_declaration:classDeclaration,interface_declaration:interfaceDeclaration,type_alias_declaration:typeAlias,enum_declaration:enumDeclaration,
internal_module:namespaceDeclaration,module:namespaceDeclaration,ambient_declaration:ambient,import_statement:importStatement,import_alias:importAlias,export_statement:exportStatement});function isFunction(x,node){const kind=x.kind(node);return kind===K.arrow_function||kind===K.function_expression||kind===K.generator_function}function ultimate(x,node){
let at2=node;for(;;){if(at2<0)return at2;const kind=x.kind(at2);if(kind===K.assignment_expression)at2=x.field(at2,"right");else if((kind===K.as_expression||kind===
K.satisfies_expression)&&at2+1<x.tree.after[at2])at2+=1;else if(kind===K.parenthesized_expression&&at2+1<x.tree.after[at2])at2+=1;else{const kept=frozen(x,at2);
if(kept<0)return at2;at2=kept}}}function frozen(x,node){if(x.kind(node)!==K.call_expression)return-1;const callee=x.field(node,"function");const args=x.field(node,
"arguments");if(callee<0||args<0||!/^Object\.(?:freeze|seal|preventExtensions)$/.test(x.text(callee)))return-1;const literal2=x.childOf(args,K.object);if(literal2>=
0)return literal2;const cast2=[K.as_expression,K.satisfies_expression].map(kind=>x.childOf(args,kind)).find(at2=>at2>=0);return cast2!==void 0&&x.kind(ultimate(
x,cast2))===K.object?ultimate(x,cast2):-1}function functionValue(x,node){const name2=x.field(node,"name");let definition=x.naming?.node===node?x.naming.definition:
0;if(name2>=0){x.doc=-1;definition=defineSymbol(x,x.text(name2),"function",name2,node,x.field(node,"body"),functionFacts(x,node))}return x.emit(FUNCTION_VALUE,functionRecord(
x,node,{definition,owner:0}))}function functionRecord(x,node,place3){const{code}=x;const kind=x.kind(node);const record=x.code.length;for(let i=0;i<F_SIZE;i++)code.
push(0);const body=x.field(node,"body");let flags=(place3.flags??0)|headFlags(x,node,body);if(kind===K.arrow_function)flags|=ARROW;if(body>=0)flags|=HAS_BODY;code[record]=
FUNCTION;code[record+F_FLAGS]=flags;code[record+F_DEFINITION]=place3.definition;code[record+F_OWNER]=place3.owner;const outerScope=x.enter(FUNCTION_SCOPE);const outerFrame=x.
frame;const outerOwner=x.owner;if(place3.definition>0)x.owner=place3.definition-1;const frame={record,body,flags,returned:[],implied:0,yielded:[],instance:void 0,
self:kind===K.arrow_function||isBound(x,node,kind)?outerFrame.self:record};x.frame=frame;const own3=x.field(node,"name");if(own3>=0&&(kind===K.function_expression||
kind===K.generator_function)){const entity=x.entity(x.nameOf(own3));x.declare(entity,FUNCTION_DECLARATION,place3.definition,0,0,record)}const outerVisible=x.visible;
code[record+F_TYPE_PARAMETERS]=x.typescript?typeParameters(x,x.field(node,"type_parameters")):templates(x,node);code[record+F_VISIBLE]=x.visibleList();code[record+
F_PARAMETERS]=parameters(x,node,record,place3);if(!x.typescript)documented(x,node,record);let returns2=x.field(node,"return_type");const makes=kind===K.construct_signature||
kind===K.constructor_type;if(returns2<0&&makes)returns2=x.field(node,"type");if(returns2>=0)code[record+F_RETURNS]=makes?madeBy(x,node,returns2):annotation(x,returns2);
if(body>=0){const doc=x.doc;x.doc=-1;if(x.kind(body)===K.statement_block)statements(x,body);else{const value=namedExpression(x,body);frame.returned.push(value);
frame.implied=implied(x,body)}x.doc=doc}for(const value of frame.returned)x.setContext(value,IN_RETURN,record,0);if(code[record+F_RETURNS]===0&&frame.returned.length===
1)code[record+F_RETURNS]=frame.implied;code[record+F_RETURNED]=x.list(frame.returned);code[record+F_YIELDED]=x.list(frame.yielded);if(frame.instance){const shape2=x.
shape(INSTANCE,place3.definition);code[shape2+S_MEMBERS]=x.list([...frame.instance.values()]);code[record+F_INSTANCE]=shape2}x.visible=outerVisible;x.owner=outerOwner;
x.frame=outerFrame;x.leave(outerScope);return record}function isBound(x,node,kind){if(kind!==K.function_expression||x.frame.self===0)return false;const{after:after2,
parent}=x.tree;let value=node;while(x.kind(parent[value])===K.parenthesized_expression)value=parent[value];const around2=parent[value];if(x.kind(around2)===K.arguments){
const next=after2[value];return next<after2[around2]&&x.kind(next)===K.this&&after2[next]===after2[around2]}if(x.kind(around2)!==K.member_expression||x.field(around2,
"object")!==value)return false;const property5=x.field(around2,"property");const call2=parent[around2];if(!/^(?:bind|call|apply)$/.test(x.text(property5))||x.field(
call2,"function")!==around2)return false;const args=x.field(call2,"arguments");return args>=0&&x.kind(args)===K.arguments&&x.kind(args+1)===K.this}function headFlags(x,node,body){
const{after:after2}=x.tree;let flags=0;const end=body>=0?body:after2[node];for(let at2=node+1;at2<end;at2=after2[at2]){const kind2=x.kind(at2);if(kind2===K.async)
flags|=ASYNC;else if(kind2===K["*"])flags|=GENERATOR;else if(kind2===K.get)flags|=GETTER;else if(kind2===K.set)flags|=SETTER;else if(kind2===K.static)flags|=STATIC;else if(kind2===
K.formal_parameters)break}const kind=x.kind(node);if(kind===K.generator_function||kind===K.generator_function_declaration)flags|=GENERATOR;return flags}function parameterNodes(x,node){
const single=x.field(node,"parameter");if(single>=0)return[single];const list2=x.field(node,"parameters");if(list2<0)return[];const{after:after2,flags}=x.tree;const found=[];
for(let at2=list2+1,end=after2[list2];at2<end;at2=after2[at2])if((flags[at2]&1)!==0&&x.kind(at2)!==K.comment&&x.kind(at2)!==K.decorator)found.push(at2);return found}
function parameters(x,node,record,place3){const{code}=x;const made6=[];for(const at2 of parameterNodes(x,node)){const kind=x.kind(at2);let pattern=at2;let value=-1;
let typeNode=-1;let flags=0;if(kind===K.required_parameter||kind===K.optional_parameter){pattern=x.field(at2,"pattern");value=x.field(at2,"value");typeNode=x.field(
at2,"type");if(kind===K.optional_parameter)flags|=PARAMETER_OPTIONAL;decorators(x,at2)}else if(kind===K.assignment_pattern){pattern=x.field(at2,"left");value=x.
field(at2,"right")}if(pattern<0)continue;if(x.kind(pattern)===K.this){if(typeNode>=0)code[record+F_THIS_TYPE]=annotation(x,typeNode);continue}if(x.kind(pattern)===
K.rest_pattern){flags|=VARIADIC;pattern=x.firstNamed(pattern);if(pattern<0)continue}const parameter=x.record(PARAMETER,0,0,0,flags);const position=made6.push(parameter)-
1;if(typeNode>=0)code[parameter+2]=annotation(x,typeNode);else if(!x.typescript&&x.kind(x.tree.parent[at2])===K.formal_parameters)code[parameter+2]=castBefore(x,
at2);const source=x.emit(PARAMETER_VALUE,record,position);if(x.kind(pattern)===K.identifier){const name2=x.nameOf(pattern);code[parameter+1]=name2;const definition=place3.
constructing&&isProperty(x,at2)?property2(x,at2,pattern,parameter,place3):defineLocal(x,name2,"parameter",pattern);x.declare(x.entity(name2),PARAM,definition,code[parameter+
2],source)}else bind(x,pattern,source,{kind:PARAM,local:"parameter",scope:x.scope,symbols:false});if(value>=0){const fallback=expression(x,value);code[parameter+
3]=fallback;if(code[parameter+2]!==0)x.setContext(fallback,IN_TYPE,code[parameter+2],0)}}return x.list(made6)}function isProperty(x,node){return x.has(node,K.accessibility_modifier)||
x.has(node,K.readonly)||x.has(node,K.override_modifier)}function property2(x,node,name2,parameter,place3){const constructing=place3.constructing;const owner=x.owner;
const at2=x.code[constructing.shape+S_DEFINITION];x.owner=at2>0?at2-1:owner;const doc=x.doc;x.doc=-1;const typeNode=x.field(node,"type");const access=x.childOf(
node,K.accessibility_modifier);const modifiers2=[];if(access>=0)modifiers2.push(x.text(access));if(x.has(node,K.readonly))modifiers2.push("readonly");const definition=defineSymbol(
x,x.text(name2),"property",name2,node,-1,{modifiers:modifiers2,...typeNode>=0?{type:typeText(x,typeNode)}:{}});x.doc=doc;x.owner=owner;injects(x,node,x.text(name2));
constructing.members.push(x.member(x.nameOf(name2),0,definition,x.code[parameter+2],0,constructing.shape));return definition}function typeText(x,annotationNode){
return x.text(annotationNode).replace(/^:\s*/,"").replace(/\s+/g," ").slice(0,LIMITS.signatureChars)}function functionFacts(x,node,modifiers2=[]){const flags=headFlags(
x,node,x.field(node,"body"));if(flags&ASYNC)modifiers2.push("async");if(flags&GENERATOR)modifiers2.push("generator");if(flags&GETTER)modifiers2.push("getter");if(flags&
SETTER)modifiers2.push("setter");const facts={modifiers:modifiers2};const list2=[];for(const at2 of parameterNodes(x,node).slice(0,256)){const kind=x.kind(at2);
let pattern=at2;let value=-1;let typeNode=-1;if(kind===K.required_parameter||kind===K.optional_parameter){pattern=x.field(at2,"pattern");value=x.field(at2,"valu\
e");typeNode=x.field(at2,"type")}else if(kind===K.assignment_pattern){pattern=x.field(at2,"left");value=x.field(at2,"right")}if(pattern<0||x.kind(pattern)===K.this)
continue;const variadic=x.kind(pattern)===K.rest_pattern;const text=x.text(variadic?x.firstNamed(pattern):pattern);const parameter={name:(text.includes("\n")?text.
replace(/\s+/g," "):text).slice(0,LIMITS.nameChars)};if(typeNode>=0)parameter.type=typeText(x,typeNode);if(value>=0)parameter.default=x.text(value).replace(/\s+/g,
" ").slice(0,LIMITS.signatureChars);if(variadic)parameter.variadic=true;list2.push(parameter)}if(list2.length>0)facts.parameters=list2;const returns2=x.field(node,
"return_type");if(returns2>=0)facts.returns=typeText(x,returns2);return facts}function isConstantKey(x,key){if(x.typescript||key<0||x.kind(key)!==K.identifier)return false;const{code}=x;const entity=x.resolve(x.scope,x.nameOf(key),VALUE_SPACE);
if(entity===0||code[entity+E_SCOPE]!==MODULE_SCOPE||code[entity+E_WRITES]!==0)return false;const declaration=code[entity+E_DECLARATION];if(code[declaration+D_KIND]===
IMPORT_BINDING)return true;if(code[declaration+D_KIND]!==VARIABLE)return false;const value=code[declaration+D_VALUE];return value!==0&&(isRequired(x,value)||makesSymbol(
x,value))}function isRequired({code},value){const of8=code[value+1];return code[value]===MEMBER&&(code[of8]===REQUIRE||code[of8]===NON_NULL&&code[code[of8+1]]===
REQUIRE)}function makesSymbol(x,value){const{code}=x;if(code[value]!==CALL)return false;const callee=code[value+1];const named4=code[callee]===MEMBER?code[callee+
1]:callee;return code[named4]===NAME&&x.strings[~code[named4+1]]==="Symbol"}function keeps(x,key,value){if(value===0||!MAY_MATTER.has(x.code[value])||!isConstantKey(
x,key))return;const record=x.name(x.nameOf(key),VALUE_SPACE);x.expandos.push(x.record(EXPANDO,record,x.string(KEPT),value,0))}var MAY_MATTER=new Set([...[NAME,MEMBER,
CALL,NEW,THIS,FUNCTION_VALUE,SHAPE_VALUE,ARRAY,EITHER,ASSIGN],REQUIRE]);function keyName(x,key){switch(x.kind(key)){case K.property_identifier:case K.private_property_identifier:case K.identifier:case K.shorthand_property_identifier:case K.
number:return x.text(key);case K.string:return stringText(x,key);case K.computed_property_name:{const inside3=key+1;if(inside3<x.tree.after[key]&&x.kind(inside3)===
K.string)return stringText(x,inside3);expression(x,inside3);return void 0}default:return void 0}}function constantKey(x,key){if(x.kind(key)!==K.computed_property_name)
return 0;if(x.kind(key+1)===K.identifier)return x.string(x.text(key));if(x.declared||x.kind(key+1)!==K.member_expression)return 0;const text=x.text(key);return ITERATING.
has(text)?x.string(text):0}var ITERATING=new Set(["[Symbol.iterator]","[Symbol.asyncIterator]"]);function literalHas(x,owner,name2){const node=x.literals.get(owner);
if(node===void 0)return false;const{after:after2}=x.tree;for(let at2=node+1,end=after2[node];at2<end;at2=after2[at2]){const kind=x.kind(at2);const key=kind===K.
pair?x.field(at2,"key"):kind===K.method_definition?x.field(at2,"name"):at2;const written2=x.kind(key)===K.string?stringText(x,key):x.text(key);if(written2===name2)
return true}return false}function namedExpression(x,node){if(node<0)return 0;let at2=node;for(;;){const kind=x.kind(at2);if(kind===K.parenthesized_expression||kind===
K.as_expression||kind===K.satisfies_expression)at2+=1;else if(kind===K.assignment_expression)at2=x.field(at2,"right");else if(frozen(x,at2)>=0)at2=frozen(x,at2);else
break;if(at2<0||at2>=x.tree.count)break}x.named=at2>=0&&x.kind(at2)===K.object;noteDescribed(x,at2,x.owner);const value=expression(x,node);x.named=false;return value}
function objectLiteral(x,node){const describing=x.described.get(node);const named4=x.named||describing!==void 0;const outside=x.owner;if(describing!==void 0)x.owner=
describing;const exporting=x.exporting;x.named=false;x.exporting=false;const{after:after2}=x.tree;const shape2=x.shape(LITERAL,0);const owner=x.prototype===0?shape2:
x.prototype;x.prototype=0;x.literals.set(owner,node);const value=x.emit(SHAPE_VALUE,shape2);const members=[];const spreads=[];let doc=-1;for(let at2=node+1,end=after2[node];at2<
end;at2=after2[at2]){const kind=x.kind(at2);if(kind===K.comment){if(x.tree.text.startsWith("/**",x.tree.start[at2]))doc=at2;continue}x.doc=doc;doc=-1;if(kind===
K.pair)members.push(pair(x,at2,shape2,owner,named4,exporting));else if(kind===K.method_definition){const made6=method(x,at2,shape2,owner);if(made6!==0)members.push(
made6)}else if(kind===K.shorthand_property_identifier){const name2=x.nameOf(at2);const record=x.name(name2,VALUE_SPACE);x.occurrence(at2,READ,record);x.occurrence(
at2,SHORTHAND,x.emit(LITERAL_KEY,shape2,name2));const definition=exporting?0:named4?defineSymbol(x,x.text(at2),"property",at2,at2,-1):defineLocal(x,name2,"varia\
ble",at2);members.push(x.member(name2,0,definition,0,record,shape2))}else if(kind===K.spread_element){const spread2=expression(x,at2);spreads.push(x.code[spread2+
1])}}x.doc=-1;x.owner=outside;x.code[shape2+S_MEMBERS]=x.list(members.filter(m=>m!==0));x.code[shape2+S_SPREADS]=x.list(spreads);return value}function pair(x,node,shape2,holder,named4,exporting){
const key=x.field(node,"key");const value=x.field(node,"value");const name2=keyName(x,key);if(name2===void 0||name2===""){const computed3=expression(x,value);if(computed3!==
0)x.setContext(computed3,IN_PROPERTY,shape2,0);if(x.kind(key)===K.computed_property_name)keeps(x,key+1,computed3);return 0}const index=x.string(name2);const function_=value>=
0&&isFunction(x,value);const doc=x.doc;const definition=function_?defineSymbol(x,name2,"function",key,node,x.field(value,"body"),functionFacts(x,value)):exporting&&
isAlias(x,value)?0:named4&&x.kind(key)!==K.number?defineSymbol(x,name2,"property",key,node,value):defineLocal(x,index,"variable",key);x.doc=doc;x.occurrence(key,
SHORTHAND,x.emit(LITERAL_KEY,shape2,index));const member3=x.member(index,0,definition,0,0,shape2);const owner=x.owner;let record;if(function_)record=x.emit(FUNCTION_VALUE,
functionRecord(x,value,{definition,owner:holder}));else{if(definition>0)x.owner=ownerOfValue(x,value,definition);record=named4?namedExpression(x,value):expression(
x,value);x.owner=owner}x.code[member3+M_VALUE]=record;if(doc>=0)expectDocumented(x,node,record);x.setContext(record,IN_PROPERTY,shape2,index);return member3}function ownerOfValue(x,value,definition){
const running=x.frame.record===0?0:x.code[x.frame.record+F_DEFINITION];let at2=running>0?running-1:x.owner;while(x.symbols[at2]?.kind==="property")at2=x.symbols[at2]?.
parent??-1;const within2=x.symbols[at2]?.kind??"";const literal2=value>=0&&x.kind(ultimate(x,value))===K.object;return!literal2&&/^(function|method|constructor)$/.
test(within2)?at2:definition-1}function isAlias(x,value){return x.kind(value)===K.identifier}function method(x,node,shape2,owner){const key=x.field(node,"name");
const name2=keyName(x,key);if(name2===void 0){functionRecord(x,node,{definition:0,owner});return 0}const index=x.string(name2);const definition=defineSymbol(x,name2,
"method",key,node,x.field(node,"body"),functionFacts(x,node));x.occurrence(key,SHORTHAND,x.emit(LITERAL_KEY,shape2,index));const record=functionRecord(x,node,{definition,
owner});const value=x.emit(FUNCTION_VALUE,record);x.setContext(value,IN_PROPERTY,shape2,index);const flags=x.code[record+F_FLAGS]&(GETTER|SETTER);return x.member(
index,flags===0?METHOD:flags,definition,0,value,shape2)}var SPACE=/(?:\s|\/\/[^\n]*)*/y;var NAME3=/[A-Za-z_$\u00aa-\uffff][\w$\u00aa-\uffff]*/y;var NUMBER=/(?:\d[\d_]*(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y;var TEXT=/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|&quot;.*?&quot;|&#39;.*?&#39;|&apos;.*?&apos;/sy;
var SIGN=/&amp;&amp;|&(?:lt|gt);=?|\?\.|\?\?=|&&=|\|\|=|\?\?|&&|\|\||[!=]==?|[<>]=|=>|\*\*=?|[-+*/%]=|\.\.\.|[^\s\w]/y;var PLAIN={"&amp;&amp;":"&&","&lt;":"<","\
&gt;":">","&lt;=":"<=","&gt;=":">="};var Tokens=class{source;to;#next;constructor(source,{from:from2,to}){this.to=Math.min(to,from2+LONGEST2);this.source=source.
slice(0,this.to);this.#next=this.#read(from2)}get next(){return this.#next}take(){const token=this.#next;this.#next=this.#read(token.to);return token}takes(text){
if(this.#next.text!==text||this.#next.kind==="text")return false;this.take();return true}*ahead(){for(let token=this.#next;token.kind!=="end";token=this.#read(token.
to))yield token}skipTo(at2){this.#next=this.#read(at2)}#read(at2){const{source}=this;SPACE.lastIndex=at2;SPACE.exec(source);const from2=Math.max(at2,SPACE.lastIndex);
if(from2>=this.to)return{kind:"end",text:"",from:this.to,to:this.to};if(source[from2]==="`"){const end=endOfTemplate(source,from2,this.to);return{kind:"template",
text:source.slice(from2,end),from:from2,to:end}}for(const[kind,pattern]of[["name",NAME3],["number",NUMBER],["text",TEXT],["sign",SIGN]]){pattern.lastIndex=from2;
const text=pattern.exec(source)?.[0];if(text!==void 0&&from2+text.length<=this.to)return{kind,text:kind==="sign"?PLAIN[text]??text:text,from:from2,to:from2+text.
length}}return{kind:"end",text:"",from:this.to,to:this.to}}};function endOfTemplate(source,from2,to){let depth=0;for(let at2=from2+1;at2<to;at2++){if(source[at2]===
"\\")at2++;else if(depth===0&&source[at2]==="`")return at2+1;else if(source.startsWith("${",at2))depth++;else if(depth>0&&source[at2]==="}")depth--}return to}var LONGEST2=5e3;
function endOfInterpolation(text,from2,last){const to=Math.min(last,from2+LONGEST2);for(let at2=from2;at2<to-1;at2++){const sign=text[at2];if(text.startsWith("}\
}",at2)){while(text[at2+2]==="}")at2++;return at2}if(sign==='"'||sign==="'"||sign==="`"){const end=text.slice(0,to).indexOf(sign,at2+1);if(end<0)return-1;at2=end}}
return-1}var DEEPEST3=60;var PRIMITIVES2=new Map([["true",P_BOOLEAN],["false",P_BOOLEAN],["null",P_NULL],["undefined",P_UNDEFINED]]);var CHOOSING=new Set(["??","||","&&"]);
var OPERATORS=new Set("== != === !== < > <= >= + - * / % ** in instanceof".split(" "));var PREFIXES=new Set(["!","-","+","typeof","void"]);var ASSIGNING=/^(?:=|\+=|-=|\*=|\/=|%=|\*\*=|\?\?=|&&=|\|\|=)$/;
var PASSING=new Set(["slice"]);var Expression=class _Expression{#names;tokens;#depth;constructor(names,span,depth=0){this.#names=names;this.#depth=depth;this.tokens=
new Tokens(names.text,span)}statements(){while(this.tokens.next.kind!=="end"){const{from:from2}=this.tokens.next;this.piped();if(!this.tokens.takes(";")&&this.tokens.
next.from===from2)return}}piped(){const{x}=this.#names;let value=this.#whole();while(this.tokens.next.text==="|"){this.tokens.take();const name2=this.tokens.next;
if(name2.kind!=="name")return value;this.tokens.take();const given6=[value];while(this.tokens.takes(":"))given6.push(this.#whole());value=this.#pipe(name2,given6)}
return value===0?x.emit(UNKNOWN):value}#pipe(name2,given6){const{x}=this.#names;const[value=0]=given6;if(name2.text==="async"){const made6=x.emit(IMPORTED,module(
x,"@angular/core/rxjs-interop"),x.string("toSignal"));return this.#call(this.#call(made6,[value]),[])}if(PASSING.has(name2.text))return value;const pipe=this.#names.
instanceOf(this.#names.selected(OF_PIPE+name2.text));const transform=x.emit(MEMBER,pipe,x.string("transform"));this.#names.use(name2.from,name2.to,SELECTS,transform);
return this.#call(transform,given6)}#whole(){if(this.#depth>=DEEPEST3)return 0;this.#depth++;const value=this.#assigned();this.#depth--;return value}#assigned(){
const{x}=this.#names;const target=this.#chosen();const sign=this.tokens.next.text;if(this.tokens.next.kind==="sign"&&ASSIGNING.test(sign)){this.#names.usedAs(target,
sign==="="?WRITE:UPDATED);this.tokens.take();const value=this.#whole();return x.emit(ASSIGN,target,value)}if(sign!=="?")return target;this.tokens.take();const yes=this.
piped();if(!this.tokens.takes(":"))return yes;return x.emit(EITHER,yes,this.#whole())}#chosen(){const{x}=this.#names;let left=this.#computed();while(CHOOSING.has(
this.tokens.next.text)){const sign=this.tokens.take().text;const right=this.#computed();left=sign==="&&"?right:x.emit(EITHER,left,right)}return left}#computed(){
const{x}=this.#names;let left=this.#prefixed();while(OPERATORS.has(this.tokens.next.text)&&this.tokens.next.kind!=="text"){const sign=this.tokens.take().text;this.#prefixed();
left=x.emit(PRIMITIVE,/^[-*/%]/.test(sign)?P_NUMBER:sign==="+"?0:P_BOOLEAN)}return left}#prefixed(){const{x}=this.#names;if(!PREFIXES.has(this.tokens.next.text)||
this.tokens.next.kind==="text")return this.#chain(this.#operand());const signs=[this.tokens.take().text];while(PREFIXES.has(this.tokens.next.text))signs.push(this.
tokens.take().text);this.#chain(this.#operand());return x.emit(PRIMITIVE,signs[0]==="!"?P_BOOLEAN:signs[0]==="typeof"?P_STRING:P_NUMBER)}#chain(first2){const{x}=this.#names;
let value=first2;for(;;){const sign=this.tokens.next;if(sign.kind!=="sign")return value;if(sign.text==="."||sign.text==="?."){this.tokens.take();const name2=this.
tokens.next;if(name2.kind==="name"){this.tokens.take();value=x.emit(MEMBER,value,x.string(name2.text));this.#names.use(name2.from,name2.to,READ,value)}else if(name2.
text!=="("&&name2.text!=="[")return value}else if(sign.text==="("){this.#names.usedAs(value,CALLED);this.tokens.take();value=this.#call(value,this.#list(")"))}else if(sign.
text==="[")value=this.#item(value);else if(sign.text==="!")this.tokens.take();else return value}}#item(of8){const{x}=this.#names;this.tokens.take();const{kind,text}=this.
tokens.next;const index=this.piped();this.tokens.takes("]");if(kind==="text"&&x.code[index]===STRING)return x.emit(MEMBER,of8,x.string(text.slice(1,-1)));const position=Number(
text);return kind==="number"&&Number.isInteger(position)&&position<1e6?x.emit(ITEM,of8,position,x.string(text)):x.emit(INDEX,of8,index)}#call(callee,args){const{
x}=this.#names;const record=x.record(CALL,callee,x.list(args),0,0,0,0);args.forEach((one,position)=>{x.setContext(one,IN_ARGUMENT,record,position)});return record}#list(end){
const items=[];while(this.tokens.next.kind!=="end"&&!this.tokens.takes(end)){const{from:from2}=this.tokens.next;this.tokens.takes("...");items.push(this.piped());
if(!this.tokens.takes(",")&&this.tokens.next.text!==end&&this.tokens.next.from===from2)break}return items}#operand(){const{x}=this.#names;const{kind,text}=this.
tokens.next;if(this.#isFunction())return this.#function();if(text==="("&&kind==="sign"){this.tokens.take();const value=this.piped();this.tokens.takes(")");return value}
if(text==="["&&kind==="sign"){this.tokens.take();return x.record(ARRAY,0,0,0,x.list(this.#list("]")))}if(text==="{"&&kind==="sign")return this.#object();if(kind!==
"name"&&kind!=="number"&&kind!=="text"&&kind!=="template")return x.emit(UNKNOWN);const token=this.tokens.take();if(kind==="number")return x.emit(PRIMITIVE,P_NUMBER);
if(kind==="text")return x.emit(STRING,x.string(text.slice(1,-1)));if(kind==="template")return this.#template(token);const primitive3=PRIMITIVES2.get(text);if(primitive3!==
void 0)return x.emit(PRIMITIVE,primitive3);if(text==="this")return this.#names.instance;if(text==="$any"&&this.tokens.next.text==="("){this.tokens.take();this.#list(
")");return x.emit(UNKNOWN)}return this.#names.name(token)}#template({from:from2,to}){const{x}=this.#names;const text=this.#names.text.slice(0,to);for(let at2=text.
indexOf("${",from2);at2>=0;at2=text.indexOf("${",at2)){const closed=text.indexOf("}",at2);const end=closed<0?to:closed;new _Expression(this.#names,{from:at2+2,to:end},
this.#depth).piped();at2=end}return x.emit(PRIMITIVE,P_STRING)}#object(){const{x}=this.#names;this.tokens.take();while(this.tokens.next.kind!=="end"&&!this.tokens.
takes("}")){const key=this.tokens.take();if(key.text==="["){this.piped();this.tokens.takes("]")}if(this.tokens.takes(":"))this.piped();else if(key.text==="...")
this.piped();else if(key.kind==="name")this.#names.name(key);this.tokens.takes(",")}return x.emit(UNKNOWN)}#isFunction(){if(this.tokens.next.kind!=="name"&&this.
tokens.next.text!=="(")return false;const ahead=this.tokens.ahead();const first2=ahead.next().value;if(first2.kind==="name")return ahead.next().value?.text==="=\
>";for(const{kind,text}of ahead){if(text===")")return ahead.next().value?.text==="=>";if(kind!=="name"&&text!==",")return false}return false}#function(){const{x}=this.#names;
const outer=x.enter(BLOCK_SCOPE);while(this.tokens.next.kind!=="end"&&!this.tokens.takes("=>")){const token=this.tokens.take();if(token.kind!=="name")continue;const name2=x.
string(token.text);x.declare(x.entity(name2),PARAM,defineLocalAt(x,name2,"parameter",token.from),0,0)}this.#whole();x.leave(outer);return x.emit(UNKNOWN)}};var Names=class{x;text;instance;#names=[];constructor(x,text,component2){this.x=x;this.text=text;this.instance=this.instanceOf(component2)}instanceOf(value){return this.
x.record(NEW,value,0,0,0,0,0)}selected(name2){return this.x.emit(SELECTED,this.x.string(name2),this.instance)}use(from2,to,use,record){const{tree,occurrences,owner}=this.
x;occurrences.push(tree.lineAt(from2),tree.columnAt(from2),to-from2,use,record,owner)}usedAs(record,use){const{occurrences}=this.x;const last=occurrences.length-
OCCURRENCE_FIELDS;if(occurrences[last+4]===record&&occurrences[last+3]===READ)occurrences[last+3]=use}name({text,from:from2,to}){const{x}=this;const record=x.name(
x.string(text),VALUE_SPACE);this.#names.push(record);this.use(from2,to,READ,record);return record}declare(name2,from2,value){const{x}=this;const index=x.string(
name2);x.declare(x.entity(index),VARIABLE,defineLocalAt(x,index,"variable",from2),0,value)}finish(){const{code}=this.x;for(const record of this.#names){const entity=code[record+
1];if(entity>=0)continue;code[record]=MEMBER;code[record+1]=this.instance;code[record+2]=~entity}}};var DECORATOR=/^@(?<name>Component|Directive|Pipe)\s*\(/;var MADE_BY={input:["input"],model:["input","output"],output:["output"],outputFromObservable:["output"]};
function declareForAngular(x,node,shape2){const decorator2=decoratorOf(x,node);if(!decorator2)return;const value=x.emit(SHAPE_VALUE,shape2);const known3=name3=>{
const entity=x.record(ENTITY,x.string(name3),0,0,0);x.declare(entity,ALIAS,0,0,value);x.globals.push(x.string(name3),entity)};const{name:name2,options:options4}=decorator2;
const selector2=textOf(x,options4.get("selector"));if(selector2!==void 0&&name2!=="Pipe")for(const one of new Set(namesOfSelector(selector2)))known3(one);for(const one of textOf(
x,options4.get("exportAs"))?.split(",")??[])known3(OF_EXPORT+one.trim());const pipe=textOf(x,options4.get("name"));if(pipe!==void 0&&name2==="Pipe")known3(OF_PIPE+
pipe);if(name2==="Pipe")return;markMembers(x,shape2,options4);const owner=x.owner;const definition=x.code[shape2+S_DEFINITION];if(definition>0)x.owner=definition-
1;const url=options4.get("templateUrl");const file=pathOfTemplate(x.path,textOf(x,url)??"/");if(file!==void 0&&url!==void 0){known3(OF_TEMPLATE+file);x.occurrence(
url+1,SELECTS,x.emit(SELECTED,x.string(TEMPLATE_FILE+file)))}readTemplates(x,value,options4);x.owner=owner}function readTemplates(x,value,options4){const{tree}=x;
const spanOf=node=>({from:tree.start[node]+1,to:tree.end[node]-1});const template=options4.get("template");const isText=template!==void 0&&(x.kind(template)===K.
string||x.kind(template)===K.template_string);if(isText&&!x.has(template,K.template_substitution))new Template(new Names(x,tree.text,value),spanOf(template)).read();
const host=options4.get("host");if(host===void 0||x.kind(host)!==K.object)return;const names=new Names(x,tree.text,value);const outer=x.enterApart();for(const[key,
node]of pairsOf(x,host)){if(x.kind(node)!==K.string)continue;if(key.startsWith("(")){const event=x.string("$event");x.declare(x.entity(event),VARIABLE,0,0,x.emit(
UNKNOWN));new Expression(names,spanOf(node)).statements()}else if(key.startsWith("["))new Expression(names,spanOf(node)).piped()}x.leave(outer);x.templates.push(
names)}function decoratorOf(x,node){const parent=x.tree.parent[node];const places2=parent>=0&&x.kind(parent)===K.export_statement?[parent,node]:[node];for(const place3 of places2)
for(let at2=place3+1;at2<x.tree.after[place3];at2=x.tree.after[at2]){if(x.kind(at2)!==K.decorator)continue;const name2=DECORATOR.exec(x.text(at2))?.groups?.name;
if(name2===void 0)continue;const call2=x.childOf(at2,K.call_expression);const args=call2<0?-1:x.field(call2,"arguments");const object2=args<0?-1:x.childOf(args,
K.object);return{name:name2,options:new Map(object2<0?[]:pairsOf(x,object2))}}return void 0}function pairsOf(x,object2){const found=[];for(let at2=object2+1;at2<
x.tree.after[object2];at2=x.tree.after[at2]){if(x.kind(at2)!==K.pair)continue;const key=x.field(at2,"key");const name2=x.kind(key)===K.computed_property_name?void 0:
keyName(x,key);if(name2!==void 0)found.push([name2,x.field(at2,"value")])}return found}function textOf(x,node){if(node===void 0)return void 0;if(x.kind(node)===
K.string)return stringText(x,node);return x.kind(node)===K.template_string&&!x.has(node,K.template_substitution)?x.text(node).slice(1,-1):void 0}function markMembers(x,shape2,options4){
const{code}=x;const members=x.listed(code[shape2+S_MEMBERS]);const added=[];const byName=new Map(members.map(member3=>[x.strings[code[member3+M_NAME]],member3]));
const add2=(name2,member3)=>{const[flags,definition,type2,value]=code.slice(member3+M_FLAGS,member3+M_VALUE+1);added.push(x.member(x.string(name2),flags&~STATIC,
definition,type2,value,shape2))};for(const member3 of members){const definition=code[member3+M_DEFINITION];const symbol=definition>0?x.symbols[definition-1]:void 0;
if(!symbol)continue;for(const[kind,name2]of[...annotated(symbol),...made2(x,member3,symbol)])add2(kind==="input"?inputOf(name2):outputOf(name2),member3)}for(const[
option,named4]of[["inputs",inputOf],["outputs",outputOf]])for(const text of textsIn(x,options4.get(option))){const[own3="",other=own3]=text.split(":").map(part=>part.
trim());const member3=byName.get(own3);if(member3!==void 0)add2(named4(other),member3)}const imports2=importsIn(x,options4.get("imports"));if(imports2!==0)added.
push(x.member(x.string(IMPORTS),0,0,0,imports2,shape2));if(added.length>0)code[shape2+S_MEMBERS]=x.list([...members,...added])}var ALIAS2=/\balias:\s*['"](?<name>[\w-]+)['"]/;
function*annotated({name:name2,annotations}){for(const text of annotations??[]){const[,kind,first2]=/^@(Input|Output)\(\s*(?:['"]([\w-]+)['"])?/.exec(text)??[];
if(kind!==void 0)yield[kind==="Input"?"input":"output",first2??ALIAS2.exec(text)?.groups?.name??name2]}}function*made2(x,member3,{name:name2,signature:signature2}){
const{code}=x;const value=code[member3+M_VALUE];if(value===0||code[value]!==CALL)return;let callee=code[value+1];if(code[callee]===MEMBER&&x.strings[code[callee+
2]]==="required")callee=code[callee+1];if(code[callee]!==NAME||code[callee+1]>=0)return;const by=x.strings[~code[callee+1]];const known3=Object.hasOwn(MADE_BY,by)&&
ALIAS2.exec(signature2??"")?.groups?.name||name2;for(const kind of Object.hasOwn(MADE_BY,by)?MADE_BY[by]??[]:[])yield[kind,by==="model"&&kind==="output"?`${known3}\
Change`:known3]}function textsIn(x,node){if(node===void 0||x.kind(node)!==K.array)return[];const texts=[];for(let at2=node+1;at2<x.tree.after[node];at2=x.tree.after[at2]){
const text=textOf(x,at2);if(text!==void 0)texts.push(text)}return texts}function importsIn(x,node){if(node===void 0||x.kind(node)!==K.array)return 0;const items=[];
for(let at2=node+1;at2<x.tree.after[node];at2=x.tree.after[at2])if(x.kind(at2)===K.identifier)items.push(x.name(x.nameOf(at2),VALUE_SPACE));return items.length===
0?0:x.record(ARRAY,0,0,0,x.list(items))}var VERBS=new Set(["get","post","put","patch","delete","head","options","all"]);var methodOf=verb=>verb.toLowerCase()==="all"?"ANY":verb.toUpperCase();function noteRoute(x,target,args){
const{code}=x;if(code[target]!==MEMBER||args===0)return;const verb=x.strings[code[target+2]];if(!VERBS.has(verb))return;const own3=pathIn(x,args);const path=own3??
pathBefore(x,code[target+1]);if(path===void 0)return;for(let at2=own3===void 0?1:2;at2<=code[args];at2++)x.routes.push({route:`${methodOf(verb)} ${path}`,handler:code[args+
at2]})}function pathIn(x,args){const first2=args===0?0:x.code[args+1];if(x.code[first2]!==STRING)return void 0;const path=x.strings[x.code[first2+1]];return path.
startsWith("/")?path:void 0}function pathBefore(x,object2){const{code}=x;for(let at2=object2,links=0;code[at2]===CALL&&links<VERBS.size;links++){const target=code[at2+
1];if(code[target]!==MEMBER)return void 0;const name2=x.strings[code[target+2]];if(name2==="route")return pathIn(x,code[at2+2]);if(!VERBS.has(name2))return void 0;
at2=code[target+1]}return void 0}function markRoutes(x){for(const{route:route2,handler:handler2}of x.routes)for(const value of handlersIn(x,handler2)){const definition=definitionOf(
x,value);const symbol=definition>0?x.symbols[definition-1]:void 0;if(symbol&&(symbol.kind==="function"||symbol.kind==="method"))markEntry(symbol,route2)}}function handlersIn(x,value){
if(x.code[value]===ARRAY)return x.listed(x.code[value+4]);return x.code[value]===CALL?x.listed(x.code[value+2]):[value]}function definitionOf(x,value){const{code}=x;
if(code[value]===FUNCTION_VALUE)return code[code[value+1]+F_DEFINITION];if(code[value]!==NAME||code[value+1]<=0)return 0;const declaration=code[code[value+1]+E_DECLARATION];
return declaration===0?0:code[declaration+D_DEFINITION]}var DECORATED=/^@(Get|Post|Put|Patch|Delete|Head|Options|All)\(\s*\[?\s*(?:['"`]([^'"`]*)['"`])?/;function markDecorated(symbol){
for(const annotation2 of symbol.annotations??[]){const match=DECORATED.exec(annotation2);if(match)markEntry(symbol,`${methodOf(match[1])} /${(match[2]??"").replace(
/^\//,"")}`)}}function markEntry(symbol,route2){if(!symbol.modifiers?.includes("entry"))symbol.modifiers=[...symbol.modifiers??[],"entry"];symbol.extra={...symbol.
extra,route:route2}}function classShape(x,node,definition=0){const{code}=x;const shape2=x.shape(CLASS,definition);const outerScope=x.enter(BLOCK_SCOPE);const name2=x.field(node,"na\
me");if(name2>=0&&x.kind(node)===K.class){if(definition===0){x.doc=-1;definition=defineSymbol(x,x.text(name2),"class",name2,node,x.field(node,"body"));code[shape2+
S_DEFINITION]=definition}const entity=x.entity(x.nameOf(name2));x.declare(entity,CLASS_DECLARATION,definition,0,0,shape2);code[shape2+S_ENTITY]=entity}x.types.push(
shape2);const outerOwner=x.owner;const outerShape=x.classShape;const outerStatic=x.classStatic;const outerFrame=x.frame;const outerClass=x.classFrame;decorators(
x,node);if(definition>0)x.owner=definition-1;const outerVisible=x.visible;code[shape2+S_TYPE_PARAMETERS]=x.typescript?typeParameters(x,x.field(node,"type_parame\
ters")):templates(x,node);code[shape2+S_VISIBLE]=x.visibleList();heritage(x,node,shape2);const body=x.field(node,"body");if(body>=0){x.classShape=shape2;const frame={
shape:shape2,declared:declaredNames(x,body),members:[],assigned:new Map,decorated:[]};x.classFrame=frame;classBody(x,body,frame);code[shape2+S_MEMBERS]=x.list([
...frame.members,...frame.assigned.values()].filter(m=>m!==0));declareForAngular(x,node,shape2);processes(x,node,frame.decorated,frame.members)}x.visible=outerVisible;
x.owner=outerOwner;x.classShape=outerShape;x.classStatic=outerStatic;x.frame=outerFrame;x.classFrame=outerClass;x.leave(outerScope);return shape2}function decorators(x,node){
const{after:after2}=x.tree;for(let at2=node+1,end=after2[node];at2<end;at2=after2[at2])if(x.kind(at2)===K.decorator)decorator(x,at2)}function decorator(x,node){
const doc=x.doc;x.doc=-1;let value=0;for(let at2=node+1;at2<x.tree.after[node];at2=x.tree.after[at2])value=expression(x,at2,CALLED);x.doc=doc;return value}function heritage(x,node,shape2){
const{after:after2,flags}=x.tree;const bases=[];const contracts=[];const within2=x.childOf(node,K.class_heritage);if(!x.typescript)contracts.push(...documentedContracts(
x,node));if(within2<0){x.code[shape2+S_IMPLEMENTS]=x.list(contracts);return}const base=(at2,args)=>{const value=expression(x,at2,EXTENDS);const said=args>=0?typeList(
x,args):x.typescript?0:baseArguments(x,node);bases.push(x.emit(HERITAGE,value,said))};let clauses=false;for(let at2=within2+1,end=after2[within2];at2<end;at2=after2[at2]){
const kind=x.kind(at2);if(kind===K.extends_clause){clauses=true;const value=x.field(at2,"value");if(value>=0)base(value,x.field(at2,"type_arguments"))}else if(kind===
K.implements_clause){clauses=true;for(let t=at2+1;t<after2[at2];t=after2[t])if((flags[t]&1)!==0&&x.kind(t)!==K.comment)contracts.push(type(x,t,IMPLEMENTS))}}if(!clauses){
for(let at2=within2+1,end=after2[within2];at2<end;at2=after2[at2])if((flags[at2]&1)!==0&&x.kind(at2)!==K.comment)base(at2,-1)}x.code[shape2+S_EXTENDS]=x.list(bases);
x.code[shape2+S_IMPLEMENTS]=x.list(contracts)}function declaredNames(x,body){const{after:after2}=x.tree;const names=new Set;for(let at2=body+1,end=after2[body];at2<
end;at2=after2[at2]){const key=x.field(at2,"name")>=0?x.field(at2,"name"):x.field(at2,"property");if(key>=0)names.add(x.text(key));const list2=x.field(at2,"para\
meters");if(list2>=0&&x.text(key)==="constructor")for(let p=list2+1;p<after2[list2];p=after2[p]){const pattern=x.field(p,"pattern");if(pattern>=0&&(x.has(p,K.accessibility_modifier)||
x.has(p,K.readonly)))names.add(x.text(pattern))}}return names}function classBody(x,body,frame){const{after:after2}=x.tree;let doc=-1;let above2=[];let values=[];
for(let at2=body+1,end=after2[body];at2<end;at2=after2[at2]){switch(x.kind(at2)){case K.comment:if(x.tree.text.startsWith("/**",x.tree.start[at2]))doc=at2;continue;case K.
decorator:values.push(decorator(x,at2));above2.push(decoratorText(x,at2));continue;case K.method_definition:case K.method_signature:case K.abstract_method_signature:
x.doc=doc;method2(x,at2,frame,above2);if(values.length>0){const member3=frame.members.at(-1);listens(x,values,member3);if(member3!==void 0)frame.decorated.push(
{member:member3,values})}break;case K.field_definition:case K.public_field_definition:x.doc=doc;field(x,at2,frame,above2);if(values.length>0)injects(x,at2,x.text(
x.field(at2,"name")),values);break;case K.class_static_block:{const inside3=x.field(at2,"body");if(inside3>=0)selfScope(x,frame.shape,true,()=>statements(x,inside3));
break}case K.index_signature:{const value=x.field(at2,"type");type(x,x.field(at2,"index_type"));if(value>=0)x.code[frame.shape+S_INDEX]=x.list([annotation(x,value)]);
break}}doc=-1;if(above2.length>0){above2=[];values=[]}}x.doc=-1}function selfScope(x,shape2,isStatic,walk2){const outerScope=x.enter(FUNCTION_SCOPE);const outerFrame=x.
frame;const outerStatic=x.classStatic;const frame={record:0,body:-1,flags:isStatic?STATIC:0,returned:[],implied:0,yielded:[],instance:void 0,self:isStatic?-shape2:
shape2};x.frame=frame;x.classStatic=isStatic;walk2();x.frame=outerFrame;x.classStatic=outerStatic;x.leave(outerScope)}function modifiersOf(x,node){const{after:after2}=x.
tree;const modifiers2=[];for(let at2=node+1,end=after2[node];at2<end;at2=after2[at2]){const kind=x.kind(at2);if(kind===K.accessibility_modifier)modifiers2.push(
x.text(at2));else if(kind===K.static)modifiers2.push("static");else if(kind===K.abstract)modifiers2.push("abstract");else if(kind===K.readonly)modifiers2.push("\
readonly");else if(kind===K.override_modifier)modifiers2.push("override");else if(kind===K.private_property_identifier&&!modifiers2.includes("private"))modifiers2.
push("private");else if(kind===K.formal_parameters)break}return modifiers2}var decoratorText=(x,node)=>oneLine(x.text(node),"slashes").slice(0,200);function decoratorsIn(x,node){
const found=[];for(let at2=node+1;at2<x.tree.after[node];at2=x.tree.after[at2])if(x.kind(at2)===K.decorator)found.push(decoratorText(x,at2));return found}function annotationsOf(x,node,above2){
const texts=[...above2,...decoratorsIn(x,node)];return texts.length>0?{annotations:texts.slice(0,64)}:{}}function method2(x,node,frame,above2){const key=x.field(
node,"name");if(key<0)return;decorators(x,node);const text=keyName(x,key);const modifiers2=modifiersOf(x,node);const isStatic=modifiers2.includes("static");const constructing=text===
"constructor"&&!isStatic;const body=x.field(node,"body");if(body<0)modifiers2.push("declaration");const kind=constructing?"constructor":"method";const definition=text===
void 0?0:defineSymbol(x,text,kind,key,node,body,{...functionFacts(x,node,modifiers2),...annotationsOf(x,node,above2)});if(definition>0)markDecorated(x.symbols[definition-
1]);const outerStatic=x.classStatic;x.classStatic=isStatic;const record=functionRecord(x,node,{definition,owner:frame.shape,flags:(isStatic?STATIC:0)|(constructing?
CONSTRUCTOR:0),...constructing?{constructing:{shape:frame.shape,members:frame.members}}:{}});x.classStatic=outerStatic;const name2=text===void 0?constantKey(x,key):
x.string(text);if(name2===0)return;const value=x.emit(FUNCTION_VALUE,record);const accessor2=x.code[record+F_FLAGS]&(GETTER|SETTER);const flags=(accessor2===0?METHOD:
accessor2)|(isStatic?STATIC:0)|(constructing?CONSTRUCTOR:0);const member3=x.member(name2,flags,definition,0,value,frame.shape);frame.members.push(member3);if(definition!==
0&&!constructing&&!isStatic)x.occurrence(key,OVERRIDE,member3)}function field(x,node,frame,above2){const key=x.field(node,"name")>=0?x.field(node,"name"):x.field(
node,"property");if(key<0)return;decorators(x,node);const text=keyName(x,key);const valueNode=x.field(node,"value");const typeNode=x.field(node,"type");const modifiers2=modifiersOf(
x,node);const isStatic=modifiers2.includes("static");const function_=valueNode>=0&&isFunction(x,valueNode);const definition=text===void 0?0:defineSymbol(x,text,
function_?"method":"property",key,node,function_?x.field(valueNode,"body"):-1,{...function_?functionFacts(x,valueNode,modifiers2):{modifiers:modifiers2},...typeNode>=
0?{type:typeText(x,typeNode)}:{},...annotationsOf(x,node,above2)});x.doc=-1;const owner=x.owner;if(definition>0)x.owner=definition-1;const declared=typeNode>=0?
annotation(x,typeNode):x.typescript?constantType(x,valueNode,modifiers2.includes("readonly")):typeDocumented(x,key);const name2=text===void 0?0:x.string(text);const member3=text===
void 0?0:x.member(name2,isStatic?STATIC:0,definition,declared,0,frame.shape);if(member3!==0)frame.members.push(member3);if(valueNode>=0)selfScope(x,frame.shape,
isStatic,()=>{const value=function_?x.emit(FUNCTION_VALUE,functionRecord(x,valueNode,{definition,owner:0})):namedExpression(x,valueNode);if(declared!==0)x.setContext(
value,IN_TYPE,declared,0);else x.setContext(value,IN_FIELD,frame.shape,name2);if(member3!==0)x.code[member3+M_VALUE]=value});x.owner=owner;if(member3!==0&&!isStatic)
x.occurrence(key,OVERRIDE,member3)}function constantType(x,node,isReadonly){if(node<0)return 0;const isConst=x.kind(node)===K.as_expression&&/\bas\s+const$/.test(
x.text(node));if(!isReadonly&&!isConst)return 0;const value=isConst?ultimate(x,node):node;const kind=x.kind(value);if(kind===K.true||kind===K.false)return x.emit(
T_LITERAL,x.string(x.text(value)),P_BOOLEAN);const text=kind===K.string?stringText(x,value):void 0;return text===void 0?0:x.emit(T_LITERAL,x.string(text))}function definesSymbol(x,right){const value=ultimate(x,right);return value>=0&&(isFunction(x,value)||x.kind(value)===K.class)}function memberSymbol(x,left,property5,right,modifiers2=[]){
const value=ultimate(x,right);const text=x.text(property5);const statement2=x.tree.parent[left];if(isFunction(x,value)){const object2=x.field(left,"object");const kind=object2>=
0&&/\.prototype$/.test(x.text(object2))?"method":"function";return defineSymbol(x,text,kind,property5,statement2,x.field(value,"body"),functionFacts(x,value,modifiers2))}
if(x.kind(value)===K.class)return defineSymbol(x,text,"class",property5,statement2,x.field(value,"body"),{modifiers:modifiers2});const facts={modifiers:modifiers2};
return defineSymbol(x,text,"property",property5,statement2,right,facts)}function assignedValue(x,right,definition,owner){const kind=x.kind(right);if(isFunction(
x,right)){const own3=x.field(right,"name");if(definition===0&&own3>=0)return expression(x,right);return x.emit(FUNCTION_VALUE,functionRecord(x,right,{definition,
owner:kind===K.arrow_function?0:owner}))}if(kind===K.class)return x.emit(SHAPE_VALUE,classShape(x,right,definition));if(definition<=0)return expression(x,right);
const outer=x.owner;if(kind===K.object)x.owner=definition-1;const value=namedExpression(x,right);x.owner=outer;return value}function isModuleExports(x,node){return x.kind(node)===K.member_expression&&x.text(node)==="module.exports"}function moduleExports(x,object2,property5,right){x.
isModule=true;x.occurrence(object2,WRITE,x.name(x.string("module"),VALUE_SPACE));const value=ultimate(x,right);const statement2=x.tree.parent[x.tree.parent[object2]];
let definition=0;if(isNamedOnTheWay(x,right)){const record2=expression(x,right);x.export(EXPORT_ASSIGN,0,record2,0,0);return record2}if(isFunction(x,value)&&x.field(
value,"name")<0)definition=defineSymbol(x,"exports","function",property5,statement2,x.field(value,"body"),functionFacts(x,value,["exported"]));else if(x.kind(value)===
K.class&&x.field(value,"name")<0)definition=defineSymbol(x,"exports","class",property5,statement2,x.field(value,"body"),{modifiers:["exported"]});if(x.kind(right)===
K.object&&definition===0){definition=defineSymbol(x,"exports","object",property5,statement2,right,{modifiers:["exported"]});x.exporting=true}const passing2=x.kind(
right)===K.call_expression||x.kind(right)===K.new_expression;const passage=passing2?defineSymbol(x,"exports","variable",property5,statement2,-1,{modifiers:["exp\
orted"]}):0;const owner=x.owner;if(x.kind(right)===K.object)x.owner=definition-1;const record=definition>0&&x.kind(right)!==K.object?assignedValue(x,value,definition,
0):namedExpression(x,right);x.owner=owner;expectDocumented(x,object2,record);x.export(EXPORT_ASSIGN,0,record,passage,definition);return record}function extendsExports(x,object2,name2){
const entity=object2!==""&&x.atTop?x.resolve(x.scope,x.string(object2),VALUE_SPACE):0;const declaration=entity===0?0:x.code[entity+E_DECLARATION];if(declaration===
0||x.code[declaration+D_KIND]!==VARIABLE)return false;const value=x.code[declaration+D_VALUE];const isExports=x.code[value]===NAME?x.code[value+1]===~x.string("\
exports"):x.moduleExports.includes(value);return isExports&&!x.isGiven(~x.string(object2),x.string(name2))}function isNamedOnTheWay(x,right){if(x.kind(right)!==
K.assignment_expression)return false;const left=x.field(right,"left");return left>=0&&x.kind(left)===K.member_expression&&definesSymbol(x,right)&&!isModuleExports(
x,left)}function exportMember(x,left,objectNode,property5,right){x.isModule=true;const index=x.nameOf(property5);if(x.text(objectNode)==="exports")x.occurrence(
objectNode,READ,x.emit(EXPORTS,x.exportsShape));else if(x.kind(objectNode)===K.identifier)expression(x,objectNode);const value=ultimate(x,right);const alias=isNameOrMember(
x,value);const definition=alias?0:memberSymbol(x,left,property5,right,["exported"]);const member3=x.member(index,0,definition,0,0,x.exportsShape);x.exportMembers.
push(member3);if(alias)x.occurrence(property5,WRITE,x.emit(MEMBER,x.emit(EXPORTS,x.exportsShape),index));const exports=x.emit(EXPORTS,x.exportsShape);const record=assignedValue(
x,right,definition,exports);expectDocumented(x,left,record);const type2=definition>0?typeDocumented(x,left):0;x.code[member3+M_VALUE]=type2===0?record:x.emit(AS,
record,type2);return record}function isNameOrMember(x,value){let at2=value;while(at2>=0&&x.kind(at2)===K.member_expression)at2=x.field(at2,"object");return at2>=
0&&x.kind(at2)===K.identifier}var GROWING=new Map([["push",0],["unshift",0],["set",2],["add",1]]);var CLASSES=["","Set","Map"];function grows(x,name2,target,args){const{code}=x;const taken2=GROWING.
get(name2);if(taken2===void 0||code[target]!==MEMBER||taken2>0&&taken2!==code[args])return;const held2=code[target+1];if(code[held2]===NAME)x.growths.push(x.scope,
~code[held2+1],taken2,args);else if(code[held2]===MEMBER&&code[code[held2+1]]===THIS){const made6=taken2===0?0:x.name(x.string(CLASSES[taken2]),VALUE_SPACE);const field2=x.
string(elementsOf(x.strings[code[held2+2]]));x.expandos.push(x.record(EXPANDO,code[held2+1],field2,collection(x,taken2,args,made6),0))}}function applyGrowths(x){
const{code,growths}=x;for(let at2=0;at2<growths.length;at2+=4){const[scope,name2,taken2,args]=growths.slice(at2,at2+4);const entity=x.resolve(scope,name2,VALUE_SPACE);
const declaration=entity===0?0:code[entity+E_DECLARATION];const value=declaration===0?0:code[declaration+D_VALUE];const added=value===0?0:grown(x,value,taken2,args);
if(added!==0)code[entity+E_WRITES]=x.record(code[entity+E_WRITES],added)}}function grown(x,value,taken2,args){const{code}=x;if(taken2===0)return code[value]===ARRAY&&
code[code[value+4]]===0?collection(x,taken2,args,0):0;const made6=code[value]===NEW&&code[value+3]===0?code[value+1]:0;const empty=made6!==0&&(code[value+2]===0||
code[code[value+2]]===0);if(!empty||code[made6]!==NAME||code[made6+1]>=0)return 0;const name2=x.strings[~code[made6+1]];return name2.replace(/^Weak/,"")===CLASSES[taken2]?
collection(x,taken2,args,made6):0}function collection(x,taken2,args,made6){const array3=items=>x.record(ARRAY,0,0,0,items);if(taken2===0)return array3(x.list([x.
emit(SPREAD,array3(args))]));const held2=taken2===2?array3(x.list([array3(args)])):array3(args);return x.record(NEW,made6,x.list([held2]),0,0,0,0)}var MIXINS=new Set(["assign","merge","mixin","extend","defaults","setPrototypeOf"]);var GETTERS=new Set(["defineGetter","__defineGetter__","defineLazyProperty"]);
function given(x,node,target,record){const args=x.code[record+2];if(args===0)return;const name2=x.strings[x.code[target]===MEMBER?x.code[target+2]:nameCalled(x,
target)];if(name2===void 0)return;if(MIXINS.has(name2))mixin(x,target,args);else if(name2==="inherits")inherits(x,args);else if(name2==="defineProperty")property3(
x,node,args);else if(name2==="defineProperties")properties(x,args);else if(GETTERS.has(name2))getter(x,node,target,args);else grows(x,name2,target,args)}function nameCalled(x,target){
return x.code[target]===NAME?~x.code[target+1]:-1}function mixin(x,target,args){const{code}=x;const count=code[args];const own3=code[target]===MEMBER&&count===1;
for(let at2=own3?1:2;at2<=count;at2++){const source=code[args+at2];const to=own3?code[target+1]:code[args+1];if(code[source]===PRIMITIVE||code[source]===FUNCTION_VALUE)
continue;if(isPlace(x,to))x.expandos.push(x.record(EXPANDO,to,0,source,0))}}function inherits(x,args){const{code}=x;if(code[args]!==2)return;const[child,base]=[
code[args+1],code[args+2]];if(!isPlace(x,child)||code[base]===PRIMITIVE)return;const instances=x.emit(MEMBER,child,x.string("prototype"));x.expandos.push(x.record(
EXPANDO,instances,0,x.record(NEW,base,0,0,0,0,0),0))}function property3(x,node,args){const{code}=x;const place3=code[args+1];const name2=code[args+2];if(code[args]<
2||code[name2]!==STRING||!isPlace(x,place3))return;const descriptor=code[args]>2?code[args+3]:0;x.expandos.push(x.record(EXPANDO,place3,code[name2+1],described(
x,descriptor,place3),quoted(x,node,1)))}function properties(x,args){const{code}=x;const place3=code[args+1];const literal2=code[args]>1?code[args+2]:0;if(code[literal2]!==
SHAPE_VALUE||!isPlace(x,place3))return;for(const member3 of x.listed(code[code[literal2+1]+S_MEMBERS])){const value=described(x,code[member3+M_VALUE],place3);const definition=x.
typescript?0:code[member3+M_DEFINITION];x.expandos.push(x.record(EXPANDO,place3,code[member3+M_NAME],value,definition))}}function getter(x,node,target,args){const{
code}=x;const own3=code[target]===MEMBER&&code[args]===2;const place3=own3?code[target+1]:code[args+1];const at2=own3?1:2;const name2=code[args+at2];if(code[args]<=
at2||code[name2]!==STRING||!isPlace(x,place3))return;const value=called(x,code[args+at2+1],place3);if(value===0)return;const accessed2=x.record(ACCESSED,value,functionIn(
x,value),0);x.expandos.push(x.record(EXPANDO,place3,code[name2+1],accessed2,quoted(x,node,at2-1)))}function described(x,descriptor,place3){const{code}=x;if(code[descriptor]!==
SHAPE_VALUE)return 0;let value=0;let setter=0;let isAccessed=false;for(const member3 of x.listed(code[code[descriptor+1]+S_MEMBERS])){const name2=x.strings[code[member3+
M_NAME]];const said=code[member3+M_VALUE];if(name2==="value")value=said;if(name2!=="get"&&name2!=="set")continue;isAccessed=true;if(name2==="get")value=called(x,
said,place3);else setter=called(x,said,place3)}return isAccessed?x.record(ACCESSED,value,functionIn(x,value),functionIn(x,setter)):value}function functionIn(x,call2){
const accessor2=call2===0?0:x.code[call2+1];return x.code[accessor2]===FUNCTION_VALUE?x.code[accessor2+1]:accessor2}function called(x,accessor2,place3){const{code}=x;
if(code[accessor2]===FUNCTION_VALUE){const record=code[accessor2+1];if((code[record+F_FLAGS]&ARROW)===0)code[record+F_OWNER]=place3}else if(code[accessor2]===NAME)
x.accessors.push({accessor:accessor2,place:place3});else return 0;return x.record(CALL,accessor2,0,0,0,0,0)}function ownAccessors({code,accessors}){for(const{accessor:accessor2,
place:place3}of accessors){const entity=code[accessor2+1];const declaration=entity>0?code[entity+E_DECLARATION]:0;if(code[declaration+D_KIND]!==FUNCTION_DECLARATION)
continue;const record=code[declaration+D_EXTRA];if(code[record+F_OWNER]===0)code[record+F_OWNER]=place3}}function quoted(x,node,position){if(x.typescript)return 0;
const args=x.field(node,"arguments");const at2=args<0?-1:namedIn(x,args)[position]??-1;const text=at2<0||at2+1>=x.tree.after[at2]?void 0:stringText(x,at2);if(text===
void 0)return 0;const doc=x.doc;x.doc=-1;const made6=x.atTop?defineSymbol(x,text,"property",at2+1,node,args):defineLocal(x,x.string(text),"variable",at2+1);x.doc=
doc;return made6}function namedIn(x,args){const{after:after2,flags}=x.tree;const found=[];for(let at2=args+1,end=after2[args];at2<end;at2=after2[at2])if((flags[at2]&
1)!==0&&x.kind(at2)!==K.comment)found.push(at2);return found}function isPlace(x,value){let at2=value;while(x.code[at2]===MEMBER||x.code[at2]===NARROWED||x.code[at2]===
NON_NULL)at2=x.code[at2+1];const op=x.code[at2];return op===NAME||op===THIS||op===EXPORTS}function ownMember(x,property5,right){const{code}=x;const self=x.frame.self;const text=x.text(property5);const index=x.string(text);const target=x.emit(MEMBER,x.
emit(THIS,self),index);const class_=x.classFrame;const inClass=class_!==void 0&&class_.shape!==0&&x.classShape===class_.shape&&belongs(x,self,class_.shape);const isStatic=inClass&&
isOfClass(x,self);const key=isStatic?`static ${text}`:text;let member3=0;let ofMember=false;let type2=0;if(x.typescript){}else if(inClass&&!class_.declared.has(
text)&&!class_.assigned.has(key)){const within2=code[class_.shape+S_DEFINITION];member3=define(x,property5,right,index,class_.shape,within2,isStatic?["static"]:
[]);class_.assigned.set(key,member3);if(isStatic)code[member3+M_FLAGS]=STATIC;type2=typeDocumented(x,property5);const declares=constructs(x,self)&&type2===0;if(!declares&&
!isStatic&&code[class_.shape+S_EXTENDS]!==0){code[member3+M_FLAGS]=BY_METHOD;x.occurrence(property5,REASSIGNED,member3)}}else if(!inClass&&self>0&&code[self]===
FUNCTION&&!x.frame.instance?.has(index)){const frame=x.frame;const owner=code[self+F_OWNER];if(frame.record===self&&!literalHas(x,owner,text)&&!constructorSets(
x,owner,index)){frame.instance??=new Map;member3=define(x,property5,right,index,0,code[self+F_DEFINITION]);frame.instance.set(index,member3);type2=typeDocumented(
x,property5);ofMember=code[self+F_OWNER]!==0}}if(member3===0){x.occurrence(property5,WRITE,target);const known3=inClass&&!isStatic&&constructs(x,self)?class_.assigned.
get(text):void 0;if(known3!==void 0)code[known3+M_FLAGS]=0}const definition=member3===0?0:code[member3+M_DEFINITION];const value=assignedValue(x,right,definition,
code[target+1]);if(member3===0)expectDocumented(x,property5,value);x.setContext(value,IN_ASSIGNMENT,target,0);forgetMember(x,target);if(member3!==0)code[member3+
M_VALUE]=type2===0?value:x.emit(AS,value,type2);if(member3===0||ofMember)x.expandos.push(x.record(EXPANDO,code[target+1],index,value,definition));return x.emit(
ASSIGN,target,value)}function constructorSets(x,owner,name2){const{code}=x;if(code[owner]!==MEMBER||x.strings[code[owner+2]]!=="prototype")return false;const holder=code[owner+
1];const entity=code[holder]===NAME?x.resolve(x.scope,~code[holder+1],VALUE_SPACE):0;const declaration=entity===0?0:code[entity+E_DECLARATION];if(declaration===
0)return false;const value=code[declaration+D_VALUE];const made6=code[declaration+D_KIND]===FUNCTION_DECLARATION?code[declaration+D_EXTRA]:code[value]===FUNCTION_VALUE?
code[value+1]:0;const instance2=made6===0?0:code[made6+F_INSTANCE];if(instance2===0)return false;return x.listed(code[instance2+S_MEMBERS]).some(member3=>code[member3+
M_NAME]===name2)}function belongs(x,self,shape2){if(self===shape2||self===-shape2)return true;return self>0&&x.code[self]===FUNCTION&&x.code[self+F_OWNER]===shape2}
var isOfClass=(x,self)=>self<0||x.code[self]===FUNCTION&&(x.code[self+F_FLAGS]&STATIC)!==0;var constructs=(x,self)=>x.code[self]!==FUNCTION||(x.code[self+F_FLAGS]&
CONSTRUCTOR)!==0;function define(x,property5,right,index,shape2,within2,modifiers2=[]){const owner=x.owner;const doc=x.doc;x.doc=-1;if(within2>0)x.owner=within2-
1;const value=ultimate(x,right);const statement2=x.tree.parent[x.tree.parent[property5]];const text=x.text(property5);const definition=isFunction(x,value)?defineSymbol(
x,text,"method",property5,statement2,x.field(value,"body"),functionFacts(x,value,modifiers2)):defineSymbol(x,text,"property",property5,statement2,-1,modifiers2.
length>0?{modifiers:modifiers2}:{});x.owner=owner;x.doc=doc;return x.member(index,0,definition,0,0,shape2)}function assignment(x,node){const left=x.field(node,"left");const right=x.field(node,"right");switch(x.kind(left)){case K.object_pattern:case K.array_pattern:{const value=x.
emit(NON_NULL,0);assignPattern(x,left,value);x.code[value+1]=expression(x,right);return value}case K.identifier:if(x.kind(node+1)===K.using){usingDeclaration(x,
node);return 0}return toName(x,left,right);case K.member_expression:return toMember(x,left,right,x.field(left,"property"));default:{const quoted2=quotedName(x,left);
if(quoted2>=0&&definesSymbol(x,right))return toMember(x,left,right,quoted2);const target=expression(x,left,WRITE);const object2=x.code[target]===INDEX?x.code[target+
1]:0;const holder=x.code[target]===MEMBER?x.code[target+1]:object2;const value=holder!==0&&isPlace(x,holder)?assignedValue(x,right,0,holder):expression(x,right);
if(target!==0)x.setContext(value,IN_ASSIGNMENT,target,0);if(x.code[target]===MEMBER&&isPlace(x,holder))x.expandos.push(x.record(EXPANDO,holder,x.code[target+2],
value,0));else if(object2!==0&&!x.typescript&&MAY_MATTER.has(x.code[value])&&isPlace(x,object2))x.expandos.push(x.record(EXPANDO,object2,x.string(elementsOf("")),
value,0));if(object2!==0)keeps(x,x.field(left,"index"),value);return value}}}function toName(x,left,right){const name2=x.nameOf(left);const record=x.name(name2,
VALUE_SPACE);x.occurrence(left,WRITE,record);const value=namedExpression(x,right);expectDocumented(x,left,value);x.setContext(value,IN_ASSIGNMENT,record,0);if(x.
strings[name2]==="exports")return value;x.write(name2,value,left);forget(x,name2);return x.emit(ASSIGN,record,value)}function quotedName(x,left){const index=x.typescript?
-1:x.field(left,"index");if(index<0||x.kind(index)!==K.string||x.kind(x.field(left,"object"))===K.this)return-1;return/^[\w$]+$/.test(x.text(index+1))&&x.text(index).
length===x.text(index+1).length+2?index+1:-1}function toMember(x,left,right,propertyNode){const objectNode=x.field(left,"object");if(objectNode<0||propertyNode<
0)return expression(x,right);const objectText=x.kind(objectNode)===K.identifier?x.text(objectNode):"";const name2=x.text(propertyNode);if(!x.typescript&&objectText===
"module"&&name2==="exports")return moduleExports(x,objectNode,propertyNode,right);if(!x.typescript&&(objectText==="exports"||isModuleExports(x,objectNode)||extendsExports(
x,objectText,name2)))return exportMember(x,left,objectNode,propertyNode,right);if(x.kind(objectNode)===K.this)return ownMember(x,propertyNode,right);const object2=expression(
x,objectNode);if(objectText!==""&&x.frame.selves?.has(objectText))return ownMember(x,propertyNode,right);const index=x.string(name2);const target=x.emit(MEMBER,
object2,index);const place3=isPlace(x,object2);const declares=place3&&(!x.typescript||givesFunction(x,objectNode,right));const defines=declares&&(definesSymbol(
x,right)||extendsOwn(x,x.text(objectNode),name2,propertyNode));if(!defines)x.occurrence(propertyNode,WRITE,target);const definition=defines?memberSymbol(x,left,
propertyNode,right):declares?defineLocal(x,index,"variable",propertyNode):0;if(name2==="prototype"&&!x.typescript&&x.kind(right)===K.object)x.prototype=target;const value=assignedValue(
x,right,definition>0?definition:0,object2);expectDocumented(x,left,value);x.setContext(value,IN_ASSIGNMENT,target,0);forgetMember(x,target);if(place3)x.expandos.
push(x.record(EXPANDO,object2,index,value,definition));return x.emit(ASSIGN,target,value)}function givesFunction(x,object2,right){const value=ultimate(x,right);
if(x.kind(object2)!==K.identifier||value<0)return false;if(x.kind(value)===K.identifier||x.kind(value)===K.member_expression)return false;const entity=x.resolve(
x.scope,x.nameOf(object2),VALUE_SPACE);return entity!==0&&x.isFunction(x.code[entity+E_DECLARATION])}function extendsOwn(x,object2,name2,property5){const holder=/^([\w$]+)(?:\.prototype)?$/.
exec(object2)?.[1];if(holder===void 0||name2==="prototype"||!x.atTop||!x.holdsMembers(x.string(holder)))return false;const key=`${object2}.${name2}`;if(x.extended.
has(key))return x.extended.get(key)===property5;x.extended.set(key,property5);return true}var DECLARING={type:{symbol:"type",declaration:TYPE_ALIAS},interface:{symbol:"interface",declaration:INTERFACE_DECLARATION},class:{symbol:"class",declaration:CLASS_DECLARATION},
function:{symbol:"function",declaration:FUNCTION_DECLARATION},enum:{symbol:"enum",declaration:ENUM_DECLARATION}};function recover(x,node){const{after:after2,flags}=x.
tree;const outer=x.scope;let doc=-1;let keyword="";let exported=false;for(let at2=node+1,end=after2[node];at2<end;at2=after2[at2]){const kind=x.kind(at2);if((flags[at2]&
1)===0){const word=x.tree.typeName(at2);if(word==="export")exported=true;else if(word in DECLARING)keyword=word;continue}if(kind===K.comment){doc=x.tree.text.startsWith(
"/**",x.tree.start[at2])?at2:-1;continue}x.doc=doc;doc=-1;const names=kind===K.identifier||kind===K.type_identifier;if(names&&keyword!==""){declare(x,at2,node,keyword,
exported);keyword="";exported=false}else if(kind===K.ERROR)recover(x,at2);else if(kind===K.type_parameters){x.leave(outer);x.enter(TYPE_SCOPE);typeParameters(x,
at2)}else if(kind===K.formal_parameters)parameters2(x,at2);else if(kind===K.identifier)x.occurrence(at2,READ,x.name(x.nameOf(at2),VALUE_SPACE|TYPE_SPACE));else if(isType(
x,at2))type(x,at2);else if(kind===K.property_identifier)continue;else{x.leave(outer);statement(x,at2)}}x.leave(outer);return x.emit(UNKNOWN)}function declare(x,name2,node,keyword,exported){
const known3=DECLARING[keyword];x.doc=-1;const end=x.tree.after[node];const definition=defineSymbol(x,x.text(name2),known3.symbol,name2,name2,end,exported?{modifiers:[
"exported"]}:{});const record=emptyRecord(x,known3.declaration,definition);const entity=x.entity(x.nameOf(name2),x.functionScope);x.declare(entity,known3.declaration,
definition,0,0,record);if(exported)x.exportEntity(x.nameOf(name2),entity)}function emptyRecord(x,declaration,definition){if(declaration===TYPE_ALIAS)return 0;if(declaration!==
FUNCTION_DECLARATION){const kinds={[CLASS_DECLARATION]:CLASS,[INTERFACE_DECLARATION]:INTERFACE,[ENUM_DECLARATION]:ENUM};return x.shape(kinds[declaration],definition)}
const record=x.code.length;for(let i=0;i<F_SIZE;i++)x.code.push(0);x.code[record]=FUNCTION;x.code[record+F_DEFINITION]=definition;return record}function parameters2(x,node){
const{after:after2}=x.tree;for(let at2=node+1,end=after2[node];at2<end;at2=after2[at2]){const written2=x.field(at2,"type");if(written2>=0)type(x,written2);const value=x.
field(at2,"value");if(value>=0)expression(x,value)}}import{posix as posix3}from"node:path";var NODE_MODULES=new Set("assert async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel dns domain events fs http http2 htt\
ps inspector module net os path perf_hooks process punycode querystring readline repl stream string_decoder sys timers tls trace_events tty url util v8 vm wasi \
worker_threads zlib".split(" "));var NODE_GLOBALS=new Set("process Buffer __dirname __filename require module exports global setImmediate clearImmediate NodeJS".
split(" "));var GLOBAL_PACKAGES=new Map([["React","react"],["ReactDOM","react-dom"],["jest","jest"]]);var WINDOWS=new Set(["window","self","globalThis"]);var STANDARD_GLOBALS=new Set(
"Array ArrayBuffer SharedArrayBuffer Atomics BigInt BigInt64Array BigUint64Array Boolean DataView Date Error AggregateError EvalError RangeError ReferenceError \
SyntaxError TypeError URIError FinalizationRegistry Float32Array Float64Array Function Generator GeneratorFunction Int16Array Int32Array Int8Array Intl Iterator\
 JSON Map Math Number Object Promise Proxy Reflect RegExp Set String Symbol Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet WebAsse\
mbly decodeURI decodeURIComponent encodeURI encodeURIComponent escape eval globalThis isFinite isNaN NaN Infinity parseFloat parseInt undefined unescape argumen\
ts DisposableStack AsyncDisposableStack SuppressedError console fetch setTimeout clearTimeout setInterval clearInterval queueMicrotask structuredClone atob btoa\
 alert confirm prompt requestAnimationFrame cancelAnimationFrame requestIdleCallback performance crypto navigator location history document window self top pare\
nt frames screen localStorage sessionStorage indexedDB caches getComputedStyle matchMedia addEventListener removeEventListener dispatchEvent postMessage reportE\
rror AbortController AbortSignal Blob BroadcastChannel ByteLengthQueuingStrategy CompressionStream CountQueuingStrategy CryptoKey CustomEvent DecompressionStrea\
m DOMException DOMParser Event EventSource EventTarget File FileList FileReader FormData Headers HTMLElement Element Node Document Window Image ImageData Inters\
ectionObserver MessageChannel MessageEvent MessagePort MutationObserver Performance PerformanceObserver ReadableStream ReadableStreamDefaultReader ReadableStrea\
mDefaultController ResizeObserver Request Response SubtleCrypto TextDecoder TextDecoderStream TextEncoder TextEncoderStream TransformStream URL URLSearchParams \
WebSocket Worker WritableStream WritableStreamDefaultWriter XMLHttpRequest Storage Option Audio SVGElement KeyboardEvent MouseEvent PointerEvent FocusEvent Inpu\
tEvent DragEvent TouchEvent UIEvent WheelEvent ErrorEvent CloseEvent ProgressEvent Range Selection NodeList HTMLCollection Comment Text Attr CSSStyleDeclaration\
 ShadowRoot Notification ServiceWorker URLPattern Awaited Capitalize ConstructorParameters Exclude Extract InstanceType Lowercase NoInfer NonNullable Omit OmitT\
hisParameter Parameters Partial Pick PromiseLike PropertyKey Readonly ReadonlyArray ReadonlyMap ReadonlySet Record Required ReturnType ThisParameterType ThisTyp\
e Uncapitalize Uppercase ArrayLike ArrayBufferLike ArrayBufferView AsyncGenerator AsyncGeneratorFunction AsyncIterable AsyncIterableIterator AsyncIterator Itera\
ble IterableIterator IteratorResult IteratorReturnResult IteratorYieldResult PromiseConstructor PromiseSettledResult PromiseFulfilledResult PromiseRejectedResul\
t PropertyDescriptor PropertyDescriptorMap TemplateStringsArray ClassDecorator MethodDecorator ParameterDecorator PropertyDecorator ProxyHandler ErrorOptions Fu\
nctionConstructor ObjectConstructor ErrorConstructor JSX BodyInit HeadersInit RequestInit RequestInfo ResponseInit BufferSource EventListener EventListenerOrEve\
ntListenerObject AddEventListenerOptions UnderlyingSource UnderlyingSink QueuingStrategy ImportMeta RequestCredentials RequestMode RequestCache RequestRedirect \
ReferrerPolicy ReadableWritablePair StructuredSerializeOptions".split(" "));function isStandardGlobal(name2){return STANDARD_GLOBALS.has(name2)||/^(HTML|SVG|RTC|IDB|WebGL|CSS|Media|Audio)[A-Z]\w*$/.
test(name2)}import{posix}from"node:path";var DENO_CONFIGS=["deno.json","deno.jsonc","jsr.json"];function readDeno(project,path){const json=readJson(project.read(path));if(!json)return void 0;const directory=posix.
dirname(path);const map=typeof json.importMap==="string"?posix.join(directory,json.importMap):void 0;const[names,from2]=map?[readJson(project.read(map))?.imports,
posix.dirname(map)]:[json.imports,directory];const imports2=Object.entries(names??{}).filter(entry=>typeof entry[1]==="string").map(([name2,target])=>[name2,isRelative(
target)?`./${posix.join(from2,target)}`:target]).sort((a,b)=>b[0].length-a[0].length);const config={directory,imports:imports2};if(typeof json.name==="string"){
const dependencies=new Set(imports2.map(([name2])=>name2.replace(/\/$/,"")));config.package={directory,name:json.name,main:[],exports:json.exports,imports:void 0,
dependencies}}const options4=json.compilerOptions??{};if(typeof options4.jsxImportSource==="string")config.jsxImportSource=options4.jsxImportSource;return config}
function mapped({imports:imports2},specifier2){for(const[name2,target]of imports2){if(specifier2===name2)return target;if(name2.endsWith("/")&&specifier2.startsWith(
name2))return target+specifier2.slice(name2.length)}return void 0}function ofRegistry(specifier2){const found=/^(npm|jsr):\/?((?:@[^/]+\/)?[^/@]+)(?:@[^/]*)?(?:\/(.*))?$/.
exec(specifier2);return found?{registry:found[1],name:found[2],rest:found[3]??""}:void 0}var isRelative=target=>target.startsWith("./")||target.startsWith("../");import{posix as posix2}from"node:path";var EXTENSIONS=[".ts",".tsx",".mts",".cts",".d.ts",".d.mts",".d.cts",".js",".jsx",".mjs",".cjs",".vue",".svelte",".json"];
var EXTENSIONS_OF_SCRIPTS=[".js",".jsx",".mjs",".cjs",".json",...EXTENSIONS.filter(e=>!/^\.[cm]?jsx?$/.test(e))];var SOURCE_FOLDERS=["src","lib","source","","sr\
c/lib"];var SWAPS={".js":[".ts",".tsx",".d.ts",".jsx"],".jsx":[".tsx"],".mjs":[".mts",".d.mts"],".cjs":[".cts",".d.cts"]};var ModuleFiles=class{#paths;#mainsOf;typed=true;constructor(paths,mainsOf){
this.#paths=paths;this.#mainsOf=mainsOf}find(path){const paths=this.#paths;const clean=posix2.normalize(path).replace(/\/$/,"");if(clean.startsWith(".."))return void 0;
const extension=posix2.extname(clean);const exact=paths.has(clean)&&extension!=="";if(exact&&!this.typed)return clean;for(const other of SWAPS[extension]??[]){const swapped=clean.
slice(0,-extension.length)+other;if(paths.has(swapped))return swapped}if(exact)return clean;const extensions=this.typed?EXTENSIONS:EXTENSIONS_OF_SCRIPTS;for(const candidate of extensions)
if(paths.has(clean+candidate))return clean+candidate;for(const main of this.#mainsOf(clean)){const file=main==="."||main==="./"?void 0:this.find(posix2.join(clean,
main));if(file)return file}for(const candidate of extensions){const index=clean==="."||clean===""?`index${candidate}`:`${clean}/index${candidate}`;if(paths.has(
index))return index}return void 0}sourceOf(folder,target){const parts2=target.replace(/^\.\//,"").split("/");if(parts2.length<2)return void 0;const stem=parts2.
at(-1).replace(/(\.d)?\.[cm]?[jt]sx?$/,"");for(let skip=1;skip<Math.min(parts2.length,4);skip++){const tail=[...parts2.slice(skip,-1),stem].join("/");for(const root of SOURCE_FOLDERS){
const file=this.find(posix2.join(folder,root,tail));if(file&&!file.endsWith(".json"))return file}}return void 0}};var CUSTOMARY=[["@/",["src","app","."]],["~/",["src","app","."]],["$lib/",["src/lib"]],["#shared/",["shared"]],["~~/",["."]],["@@/",["."]]];var CONFIGURED_SOURCE="\
\0jsx";var runtimeOf=source=>`${source}/jsx-runtime`;var CONFIGURED_RUNTIME=runtimeOf(CONFIGURED_SOURCE);var Modules=class{#project;#packagesByName=new Map;#packages=new Map;#configs=new Map;#projects=new Map;#denos=new Map;#nearest=new Map;#files;#known=new Map;constructor(project){
this.#project=project;this.#files=new ModuleFiles(project.paths,folder=>this.#packages.get(folder)?.main??[]);const configured=new Map(["package.json",...DENO_CONFIGS].
map(name2=>[name2,[]]));for(const path of project.paths)if(!path.includes("node_modules/"))configured.get(baseOf(path))?.push(path);for(const path of configured.
get("package.json")??[]){const found=readPackage(project,path);if(found)this.#addPackage(found)}for(const path of DENO_CONFIGS.flatMap(name2=>configured.get(name2)??
[])){const found=readDeno(project,path);if(!found||this.#denos.has(found.directory))continue;this.#denos.set(found.directory,found);if(found.package)this.#addPackage(
found.package)}}#addPackage(found){const{directory,name:name2}=found;if(!this.#packages.has(directory))this.#packages.set(directory,found);const namesake=name2===
void 0?void 0:this.#packagesByName.get(name2);if(name2&&(!namesake||namesake.directory==="."))this.#packagesByName.set(name2,found)}resolve(from2,specifier2){const directory=posix3.
dirname(from2);const typed=/\.[cm]?tsx?$/.test(from2);const key=`${typed?"":"js"}${directory}\0${specifier2}`;if(this.#known.has(key))return this.#known.get(key);
this.#files.typed=typed;let resolved2=this.#resolve(directory,specifier2);if(!typed&&resolved2&&"file"in resolved2&&!specifier2.startsWith("."))resolved2=this.#withDeclarations(
directory,specifier2,resolved2.file);this.#known.set(key,resolved2);return resolved2}#withDeclarations(directory,specifier2,file){this.#files.typed=true;const seen=this.#resolve(
directory,specifier2);const declarations=seen&&"file"in seen?seen.file:void 0;return declarations!==void 0&&declarations!==file&&isDeclaration(declarations)?{file,
declarations}:{file}}#resolve(directory,specifier2){if(specifier2===CONFIGURED_RUNTIME){const source=this.#configOf(directory)?.jsxImportSource??this.#denoSays(
directory,deno=>deno.jsxImportSource);return source===void 0?void 0:this.#resolve(directory,runtimeOf(source))}if(specifier2==="."||specifier2===".."||specifier2.
startsWith("./")||specifier2.startsWith("../")){const path=posix3.join(directory,specifier2);const file=this.#files.find(path)??this.#throughRootDirs(directory,
path);return asFile(file)??this.#generated(directory,specifier2)}if(specifier2.startsWith("/"))return asFile(this.#files.find(specifier2.slice(1)));const aliased=this.#throughConfig(
directory,specifier2);if(aliased)return{file:aliased};const meant=this.#denoSays(directory,deno=>mapped(deno,specifier2));if(meant?.startsWith("./"))return asFile(
this.#files.find(meant));const published=ofRegistry(meant??specifier2);if(published){const{registry,name:name3,rest}=published;const inside4=registry==="jsr"?this.#packagesByName.
get(name3):void 0;return asFile(inside4&&this.#ofPackage(inside4,rest))??{package:`${registry}:${name3}`,declared:true}}if(meant!==void 0&&meant!==specifier2)return{
package:meant,declared:true};if(specifier2.startsWith("#")){const own3=this.#packageOf(directory);const file=own3&&this.#target(own3,subpath(own3.imports,specifier2));
return asFile(file??this.#throughCustom(directory,specifier2))}if(CUSTOMARY.some(([prefix])=>specifier2.startsWith(prefix)))return asFile(this.#throughCustom(directory,
specifier2));if(specifier2.startsWith("node:"))return{package:specifier2.split("/")[0],declared:true};const name2=specifier2.split("/").slice(0,specifier2.startsWith(
"@")?2:1).join("/");const inside3=this.#packagesByName.get(name2);if(inside3&&(inside3!==this.#packages.get(".")||this.#packageOf(directory)===inside3)){const file=this.#ofPackage(
inside3,specifier2.slice(name2.length+1));if(file)return{file}}if(NODE_MODULES.has(name2))return{package:`node:${name2}`,declared:true};if(/^(https?|astro|bun|cloudflare|virtual):/.
test(specifier2))return{package:specifier2,declared:true};return{package:`npm:${name2}`,declared:this.#declares(directory,name2)}}#generated(directory,specifier2){
if(!specifier2.startsWith("./+types/"))return void 0;const isWritten=["react-router","@react-router/dev"].some(name2=>this.#declares(directory,name2));return isWritten?
{package:"npm:react-router",declared:true}:void 0}#declares(directory,name2){for(let at2=directory;;at2=posix3.dirname(at2)){const dependencies=this.#packages.get(
at2)?.dependencies;if(dependencies?.has(name2)||dependencies?.has(typesOf(name2)))return true;if(at2==="."||at2==="/")return false}}#throughCustom(directory,specifier2){
const[prefix,folders]=CUSTOMARY.find(([prefix2])=>specifier2.startsWith(prefix2))??["",[]];const rest=specifier2.slice(prefix.length);const root=this.#packageOf(
directory)?.directory??".";for(const folder of folders){const file=this.#files.find(posix3.join(root,folder,rest));if(file)return file}return void 0}#throughRootDirs(directory,path){
const config=this.#configOf(directory);if(!config)return void 0;for(const root of config.rootDirs){if(!path.startsWith(`${root}/`))continue;for(const other of config.
rootDirs){const file=other===root?void 0:this.#files.find(other+path.slice(root.length));if(file)return file}}return void 0}#throughConfig(directory,specifier2){
const config=this.#configOf(directory);if(!config)return void 0;for(const[pattern,targets]of config.paths){const star=pattern.indexOf("*");const prefix=star<0?pattern:
pattern.slice(0,star);const suffix=star<0?"":pattern.slice(star+1);const fits2=star<0?specifier2===pattern:specifier2.startsWith(prefix)&&specifier2.endsWith(suffix)&&
specifier2.length>=prefix.length+suffix.length;if(!fits2)continue;const middle=star<0?"":specifier2.slice(prefix.length,specifier2.length-suffix.length);for(const target of targets){
const file=this.#files.find(posix3.join(config.baseUrl??config.directory,target.replace("*",middle)));if(file)return file}}return config.baseUrl===void 0?void 0:
this.#files.find(posix3.join(config.baseUrl,specifier2))}#denoSays(directory,look){if(this.#denos.size===0)return void 0;for(let at2=directory;;at2=posix3.dirname(
at2)){const config=this.#denos.get(at2);const found=config&&look(config);if(found!==void 0||at2==="."||at2==="/")return found}}isInProjectOf(path,of8){const root=this.#projectOf(
posix3.dirname(of8));return root==="."||path.startsWith(`${root}/`)}#projectOf(directory){const known3=this.#projects.get(directory);if(known3!==void 0)return known3;
const isRoot=directory==="."||this.#project.paths.has(`${directory}/tsconfig.json`);const found=isRoot?directory:this.#projectOf(posix3.dirname(directory));this.#projects.
set(directory,found);return found}#configOf(directory){if(this.#configs.has(directory))return this.#configs.get(directory);let config;for(const name2 of["tsconf\
ig.json","jsconfig.json","tsconfig.base.json"]){const path=directory==="."?name2:`${directory}/${name2}`;if(!this.#project.paths.has(path))continue;config=readConfig(
this.#project,path,0);if(config)break}if(!config&&directory!=="."&&directory!=="/")config=this.#configOf(posix3.dirname(directory));this.#configs.set(directory,
config);return config}#packageOf(directory){if(this.#nearest.has(directory))return this.#nearest.get(directory);let found=this.#packages.get(directory);if(!found&&
directory!=="."&&directory!=="/")found=this.#packageOf(posix3.dirname(directory));this.#nearest.set(directory,found);return found}#ofPackage(inside3,rest){const exported=this.#target(
inside3,subpath(inside3.exports,rest===""?".":`./${rest}`));if(exported)return exported;if(rest!==""){return this.#files.find(posix3.join(inside3.directory,rest))??
this.#files.find(posix3.join(inside3.directory,"src",rest))??this.#files.sourceOf(inside3.directory,rest)}return this.#target(inside3,inside3.main)??this.#files.
find(posix3.join(inside3.directory,"src/index"))??this.#files.find(posix3.join(inside3.directory,"index"))}#codeFirst(targets){if(this.#files.typed||!targets.some(
isDeclaration))return targets;return[...targets.filter(target=>!isDeclaration(target)),...targets.filter(isDeclaration)]}#target(inside3,targets){for(const target of this.#codeFirst(
targets)){const file=this.#files.find(posix3.join(inside3.directory,target))??this.#files.sourceOf(inside3.directory,target);if(file)return file}return void 0}};
var typesOf=name2=>`@types/${name2.replace(/^@(.*)\//,"$1__")}`;var isDeclaration=target=>/\.d\.[cm]?ts$/.test(target);function asFile(file){return file===void 0?
void 0:{file}}function jsx(x,node){const{after:after2}=x.tree;let record=0;if(x.kind(node)===K.jsx_self_closing_element)record=opening(x,node);else for(let at2=node+1,end=after2[node];at2<
end;at2=after2[at2]){const kind=x.kind(at2);if(kind===K.jsx_opening_element)record=opening(x,at2);else if(kind===K.jsx_closing_element)tag2(x,x.field(at2,"name"),
READ);else if(kind===K.jsx_element||kind===K.jsx_self_closing_element)jsx(x,at2);else if(kind===K.jsx_expression)inside2(x,at2)}return record===0?x.emit(JSX):record}
function inside2(x,node){const{after:after2}=x.tree;let value=0;for(let at2=node+1,end=after2[node];at2<end;at2=after2[at2])if(x.kind(at2)!==K.comment)value=expression(
x,at2);return value}function opening(x,node){const{after:after2}=x.tree;const name2=x.field(node,"name");const record=x.emit(JSX,tag2(x,name2,CALLED));const types=x.
field(node,"type_arguments");if(types>=0)x.code[record+2]=typeList(x,types);const attributes=[];for(let at2=node+1,end=after2[node];at2<end;at2=after2[at2]){const kind=x.
kind(at2);if(kind===K.jsx_expression)inside2(x,at2);if(kind!==K.jsx_attribute)continue;const key=at2+1;let attribute=0;if(x.kind(key)===K.property_identifier){attribute=
x.emit(JSX_ATTRIBUTE,record,x.nameOf(key));x.occurrence(key,SHORTHAND,attribute);attributes.push(attribute)}for(let part=after2[key];part<after2[at2];part=after2[part]){
const value=x.kind(part)===K.jsx_expression?inside2(x,part):expression(x,part);if(attribute===0||value===0)continue;x.setContext(value,IN_ATTRIBUTE,attribute,0);
x.code[attribute+3]=value}}x.code[record+3]=x.list(attributes);return record}function tag2(x,node,use){if(node<0)return 0;const kind=x.kind(node);if(kind===K.identifier&&
/^[a-z]/.test(x.text(node)))return intrinsic(x,node);if(kind===K.identifier||kind===K.member_expression)return expression(x,node,use);return 0}function intrinsic(x,node){
if(x.elements===0)x.elements=x.list(elementTypes(x));const record=x.emit(INTRINSIC,x.elements,x.nameOf(node));x.occurrence(node,SHORTHAND,record);return record}
function elementTypes(x){const head=leadingComments(x);const source=/@jsxImportSource\s+(\S+)/.exec(head)?.[1];const factory=/@jsx\s+([\w$]+)/.exec(head)?.[1];const namespaces=[
member(x,x.emit(T_IMPORT,module(x,runtimeOf(source??CONFIGURED_SOURCE))),"JSX")];if(factory!==void 0)namespaces.push(member(x,x.name(x.string(factory),VALUE_SPACE),
"JSX"));namespaces.push(x.emit(T_NAME,~x.string("JSX"),0));return namespaces.map(namespace=>member(x,namespace,"IntrinsicElements"))}var member=(x,owner,name2)=>x.
emit(T_MEMBER,owner,x.string(name2));function leadingComments(x){const{after:after2}=x.tree;let text="";for(let at2=1;at2<x.tree.count&&x.kind(at2)===K.comment;at2=
after2[at2])text+=`${x.text(at2)}
`;return text}function isOperation(kind){return kind===K.await_expression||kind===K.unary_expression||kind===K.binary_expression}function ofOperand(x,node,operation,make){let at2=operation;
for(let kind=x.kind(at2);isOperation(kind);kind=x.kind(at2)){if(kind===K.binary_expression){expression(x,x.field(at2,"left"));at2=x.field(at2,"right")}else at2=
kind===K.unary_expression?x.field(at2,"argument"):x.firstNamed(at2);if(at2<0)return x.emit(UNKNOWN)}const value=make(at2);const end=chainEnd(x,node);const awaits=x.
kind(operation)===K.await_expression;if(end===node)return awaits?x.emit(AWAIT,value):x.emit(UNKNOWN);if(awaits)x.awaited=end;return value}function chainEnd(x,node){
let at2=node;for(;;){const parent=x.tree.parent[at2];if(parent<0)return at2;const kind=x.kind(parent);const goesOn=kind===K.non_null_expression||kind===K.call_expression&&
x.field(parent,"function")===at2||(kind===K.member_expression||kind===K.subscript_expression)&&x.field(parent,"object")===at2;if(!goesOn)return at2;at2=parent}}var CLOSES=/^>+$/;var isAfterTypes=(x,template)=>x.typescript&&x.tree.text[x.tree.start[template]-1]===">";function beforeTemplate(x,node,template){const outer=x.
template;x.template=template;const value=expression(x,node);if(x.template===template)expression(x,template);x.template=outer;return value}function instantiation(x,node,use){
const{template,tree}=x;const types=x.childOf(node,K.type_arguments);const isTag2=template>=0&&tree.end[node]===tree.start[template];const make=operand2=>{const value=expression(
x,operand2,isTag2?CALLED:use);const list2=types>=0?typeList(x,types):0;if(!isTag2)return value;x.template=-1;const call2=x.record(CALL,value,0,list2,0,0,0);templateParts(
x,template,call2);return call2};const operand=x.firstNamed(node);return isTag2&&isOperation(x.kind(operand))?ofOperand(x,node,operand,make):make(operand)}function templateParts(x,template,call2){
const{after:after2}=x.tree;const values=[];for(let at2=template+1,end=after2[template];at2<end;at2=after2[at2]){if(x.kind(at2)!==K.template_substitution)continue;
if(values.length===0)values.push(textsOf(x));const value=expression(x,x.firstNamed(at2));x.setContext(value,IN_ARGUMENT,call2,values.length);values.push(value)}
if(values.length>0)x.code[call2+2]=x.list(values)}var textsOf=x=>x.emit(TYPED,x.emit(T_NAME,~x.string("TemplateStringsArray"),0));function templateCompared(x,node){
const found=readAsCompared(x,node);if(!found)return void 0;const{whole,tag:tag3,last,template}=found;const make=operand=>{const target=expression(x,operand,CALLED);
const types=x.list([typeAmong(x,node,whole)]);const outer=x.tagged;x.tagged={template,call:x.record(CALL,target,0,types,0,0,0)};const value=expression(x,last);x.
tagged=outer;return value};return isOperation(x.kind(tag3))?ofOperand(x,node,tag3,make):make(tag3)}function readAsCompared(x,node){if(!x.hasTypesBeforeTemplates||
!/^([<&|]|>+)$/.test(operatorOf(x,node)))return void 0;let end=node;let template=templateBehind(x,end);while(template<0){end=x.field(end,"right");if(end<0||x.kind(
end)!==K.binary_expression)return void 0;template=templateBehind(x,end)}let whole=node;while(operatorOf(x,whole)!=="<"){whole=x.field(whole,"left");if(whole<0||
x.kind(whole)!==K.binary_expression)return void 0}return{whole,tag:x.field(whole,"left"),last:x.field(end,"right"),template}}function templateBehind(x,node){if(!CLOSES.
test(operatorOf(x,node)))return-1;const first2=firstPart(x,x.field(node,"right"));return x.kind(first2)===K.template_string?first2:-1}function firstPart(x,node){
let at2=node;for(;;){const kind=x.kind(at2);const first2=kind===K.call_expression?x.field(at2,"function"):kind===K.member_expression||kind===K.subscript_expression?
x.field(at2,"object"):kind===K.non_null_expression?x.firstNamed(at2):-1;if(first2<0)return at2;at2=first2}}function typeAmong(x,node,whole){if(x.kind(node)===K.
string){const text=stringText(x,node);return text===void 0?x.emit(T_PRIMITIVE,P_STRING):x.emit(T_LITERAL,x.string(text))}if(x.kind(node)!==K.binary_expression)return predefined(
x,node)??type(x,node);const left=x.field(node,"left");const right=x.field(node,"right");const operator=operatorOf(x,node);if(CLOSES.test(operator))return typeAmong(
x,left,whole);if(operator!=="<"){const parts2=x.list([typeAmong(x,left,whole),typeAmong(x,right,whole)]);return x.emit(operator==="&"?T_INTERSECTION:T_UNION,parts2)}
if(node===whole)return typeAmong(x,right,whole);const generic2=typeAmong(x,left,whole);const given6=x.list([typeAmong(x,right,whole)]);if(x.code[generic2]===T_NAME)
x.code[generic2+2]=given6;else if(x.code[generic2]===T_MEMBER)x.code[generic2+3]=given6;return generic2}function operatorOf(x,node){const{text,start,end}=x.tree;
const[left,right]=[x.field(node,"left"),x.field(node,"right")];return left<0||right<0?"":text.slice(end[left],start[right]).trim()}function expression(x,node,use=READ){if(node<0)return 0;const handler2=HANDLERS3[x.kind(node)];const value=handler2?handler2(x,node,use):expressionsIn(x,node);if(x.
awaited!==node)return value;x.awaited=-1;return x.emit(AWAIT,value)}function expressionsIn(x,node){const{after:after2}=x.tree;for(let at2=node+1,end=after2[node];at2<
end;at2=after2[at2])statement(x,at2);return x.emit(UNKNOWN)}var primitive=number=>x=>x.emit(PRIMITIVE,number);function stringText(x,node){const text=x.text(node);
if(text.length<2||text.includes("\\"))return void 0;return text.slice(1,-1)}function identifier(x,node,use){const name2=x.nameOf(node);const text=x.strings[name2];
if(text==="undefined")return x.emit(PRIMITIVE,P_UNDEFINED);const record=x.name(name2,VALUE_SPACE);const{flags,record:own3,self}=x.frame;const called3=own3===0||
(flags&ARROW)!==0?self:own3;if(text==="arguments"&&called3!==0&&x.code[called3]===FUNCTION){x.code[called3+F_FLAGS]=x.code[called3+F_FLAGS]|USES_ARGUMENTS;return x.
emit(ARGUMENTS,called3)}x.occurrence(node,use,record);const value=narrowed(x,name2,record);return x.component?x.component.named(node,record,value):value}var LONGEST_NAMESPACE=8;
function member2(x,node,use){const property5=x.field(node,"property");if(x.typescript){const outer=[node];let of8=x.field(node,"object");while(of8>=0&&x.kind(of8)===
K.member_expression&&outer.length<LONGEST_NAMESPACE){outer.push(of8);of8=x.field(of8,"object")}if(of8>=0&&isCast(x.kind(of8)))return cast(x,of8,READ,outer)}const applies=use===
CALLED&&property5>=0&&/^(call|apply)$/.test(x.text(property5));const object2=narrowedObject(x,expression(x,x.field(node,"object"),applies?APPLIED:READ));if(property5<
0)return object2;const record=x.emit(MEMBER,object2,x.nameOf(property5));if(!x.typescript&&x.code[object2]===NAME&&x.text(node)==="module.exports")x.moduleExports.
push(record);x.occurrence(property5,use,record);return record}function subscript(x,node,use){const index=x.field(node,"index");const named4=index>=0&&(x.kind(index)===
K.string||x.kind(index)===K.number);const object2=expression(x,x.field(node,"object"),use===CALLED&&!named4?DISPATCHED:READ);if(index>=0&&x.kind(index)===K.string){
const text=stringText(x,index);if(text){const record2=x.emit(MEMBER,object2,x.string(text));const inside3=index+1;if(inside3<x.tree.after[index])x.occurrence(inside3,
use===READ?SHORTHAND:use,record2);return record2}}if(index>=0&&x.kind(index)===K.number){const position=Number(x.text(index));if(Number.isInteger(position)&&position<
1e6){const item=x.emit(ITEM,object2,position,x.string(x.text(index)));if(use===CALLED)x.occurrence(index,use,item);return item}}if(index>=0&&x.kind(index)===K.member_expression&&
ITERATING.has(`[${x.text(index)}]`)){expression(x,index);return x.emit(MEMBER,object2,x.string(`[${x.text(index)}]`))}if(index>=0&&use===CALLED&&x.code[object2]===
SHAPE_VALUE)x.occurrence(index,DISPATCHED,object2);const record=x.emit(INDEX,object2,expression(x,index));if(use===CALLED&&isConstantKey(x,index))x.occurrence(index,
DISPATCHED,record);return record}function array(x,node){const{after:after2}=x.tree;const items=[];for(let at2=node+1,end=after2[node];at2<end;at2=after2[at2]){if(x.
kind(at2)===K.comment)continue;items.push(expression(x,at2))}const record=x.record(ARRAY,0,0,0,x.list(items));items.forEach((item,position)=>{x.setContext(item,
IN_ARRAY,record,position)});return record}function binary(x,node,use){const called3=templateCompared(x,node);if(called3!==void 0)return called3;const chain=[];let left=node;
while(left>=0&&x.kind(left)===K.binary_expression&&(left===node||!readAsCompared(x,left))){chain.push(left);left=x.field(left,"left")}const isChoice=use!==READ&&
chain.every(at2=>isEitherOf(x,at2));let value=condition(x,left,isChoice?use:READ);for(let at2=chain.length-1;at2>=0;at2--){const here=chain[at2];const operator=x.
field(here,"operator");const kind=operator>=0?x.kind(operator):0;const node2=x.field(here,"right");const{held:held2,denied}=x;if(kind===K["||"]||kind===K["??"]||
kind===K["&&"]){const all2=kind===K["&&"];const right=where(x,all2?held2:kind===K["||"]?denied:[],()=>condition(x,node2,isChoice||at2===0?use:READ));const any2=kind===
K["||"];x.held=all2?[...held2,...x.held]:any2?eitherOf(x,held2,x.held):[];x.denied=any2?[...denied,...x.denied]:all2?eitherOf(x,denied,x.denied):[];value=all2?right:
x.emit(EITHER,value,right)}else{const right=expression(x,node2);const text=operator>=0?x.text(operator):"";const bool=/^([<>]=?|[!=]==?|in|instanceof)$/.test(text);
compared(x,text,value,right);value=x.emit(PRIMITIVE,bool?P_BOOLEAN:text==="+"?P_STRING:P_NUMBER)}}return value}function isEitherOf(x,node){const operator=x.field(
node,"operator");return operator>=0&&(x.kind(operator)===K["||"]||x.kind(operator)===K["??"])}function sequence(x,node,use){const{after:after2}=x.tree;let last=0;
for(let at2=node+1,end=after2[node];at2<end;at2=after2[at2])if(x.kind(at2)!==K.comment)last=expression(x,at2,after2[at2]===end?use:READ);return last}function parenthesized(x,node,use){
const{after:after2}=x.tree;for(let at2=node+1,end=after2[node];at2<end;at2=after2[at2])if(x.kind(at2)!==K.comment){const value=expression(x,at2,use);const said=x.
typescript?0:castBefore(x,node);if(said===0)return value;x.setContext(value,IN_TYPE,said,0);return x.emit(AS,value,said)}return 0}function ternary(x,node,use){condition(
x,x.field(node,"condition"));const{held:held2,denied}=x;const then=where(x,held2,()=>expression(x,x.field(node,"consequence"),use));const otherwise=where(x,denied,
()=>expression(x,x.field(node,"alternative"),use));return x.emit(EITHER,then,otherwise)}function isCast(kind){return kind===K.as_expression||kind===K.satisfies_expression}
function cast(x,node,use,outer=[]){const{after:after2,flags}=x.tree;const value=expression(x,x.firstNamed(node),use);let target=0;for(let at2=after2[x.firstNamed(
node)],end=after2[node];at2<end;at2=after2[at2])if((flags[at2]&1)!==0&&x.kind(at2)!==K.comment)target=type(x,at2,outer.length>0?READ:TYPE_USE);if(target===0)return value;
for(let at2=outer.length-1;at2>=0;at2--){const name2=x.field(outer[at2],"property");target=x.emit(T_MEMBER,target,x.nameOf(name2));x.occurrence(name2,at2===0?TYPE_USE:
READ,target)}x.setContext(value,IN_TYPE,target,0);return x.emit(x.kind(node)===K.as_expression?AS:SATISFIES,value,target)}function typeAssertion(x,node,use){const types=x.
childOf(node,K.type_arguments);const target=types>=0?x.firstNamed(types):-1;const asserted2=target>=0?type(x,target):0;const last=types>=0?x.tree.after[types]:-1;
const value=last>=0&&last<x.tree.after[node]?expression(x,last,use):0;if(asserted2===0)return value;x.setContext(value,IN_TYPE,asserted2,0);return x.emit(AS,value,
asserted2)}function yields(x,node){const at2=x.firstNamed(node);const value=at2>=0?expression(x,at2):0;if(value!==0)x.frame.yielded.push(x.has(node,K["*"])?x.emit(
ELEMENT,value):value);return x.emit(UNKNOWN)}function nonNull(x,node,use){const value=x.firstNamed(node);if(value>=0&&isOperation(x.kind(value)))return ofOperand(
x,node,value,operand=>expression(x,operand,use));return expression(x,value,use)}var HANDLERS3=dispatch({identifier,undefined:primitive(P_UNDEFINED),number:primitive(
P_NUMBER),true:x=>x.emit(PRIMITIVE,P_BOOLEAN,x.string("true")),false:x=>x.emit(PRIMITIVE,P_BOOLEAN,x.string("false")),null:primitive(P_NULL),regex:primitive(P_REGEXP),
string:(x,node)=>{const text=x.tree.end[node]-x.tree.start[node]<80?stringText(x,node):void 0;return text===void 0?x.emit(PRIMITIVE,P_STRING):x.emit(STRING,x.string(
text))},template_string:(x,node)=>{const{tagged:tagged2}=x;if(tagged2?.template===node){templateParts(x,node,tagged2.call);return tagged2.call}expressionsIn(x,node);
return x.emit(PRIMITIVE,P_STRING)},private_property_identifier:(x,node,use)=>{const record=x.emit(MEMBER,x.emit(TYPED,x.emit(T_THIS,x.classShape)),x.nameOf(node));
x.occurrence(node,use,record);return record},this:x=>x.emit(THIS,x.frame.self),super:(x,node,use)=>{const record=x.emit(SUPER,x.classShape,x.classStatic?1:0);if(use===
CALLED)x.occurrence(node,use,record);return record},meta_property:(x,node)=>x.text(node).startsWith("import")?x.emit(TYPED,x.emit(T_NAME,~x.string("ImportMeta"),
0)):x.emit(UNKNOWN),member_expression:member2,subscript_expression:subscript,call_expression:call,new_expression:construct,function_expression:functionValue,generator_function:functionValue,
arrow_function:functionValue,class:(x,node)=>x.emit(SHAPE_VALUE,classShape(x,node)),object:objectLiteral,array,assignment_expression:assignment,augmented_assignment_expression:(x,node)=>{
const left=x.field(node,"left");const target=expression(x,left,UPDATED);const value=expression(x,x.field(node,"right"));const operator=x.field(node,"operator");
if(operator>=0&&/^(\?\?|\|\||&&)=$/.test(x.text(operator))){if(x.kind(left)===K.identifier)x.write(x.nameOf(left),value,left);x.setContext(value,IN_ASSIGNMENT,target,
0);return x.emit(EITHER,target,value)}return target},update_expression:(x,node)=>{expression(x,x.field(node,"argument"),UPDATED);return x.emit(PRIMITIVE,P_NUMBER)},
unary_expression:(x,node)=>{expression(x,x.field(node,"argument"));const operator=x.field(node,"operator");const text=operator>=0?x.text(operator):"";const result2=text===
"typeof"?P_STRING:text==="!"||text==="delete"?P_BOOLEAN:P_NUMBER;return x.emit(PRIMITIVE,text==="void"?P_UNDEFINED:result2)},binary_expression:binary,ternary_expression:ternary,
sequence_expression:sequence,parenthesized_expression:parenthesized,await_expression:(x,node)=>x.emit(AWAIT,expression(x,x.firstNamed(node))),spread_element:(x,node)=>x.
emit(SPREAD,expression(x,x.firstNamed(node))),yield_expression:yields,as_expression:(x,node,use)=>cast(x,node,use),satisfies_expression:(x,node,use)=>cast(x,node,
use),type_assertion:typeAssertion,non_null_expression:nonNull,instantiation_expression:instantiation,jsx_element:jsx,jsx_self_closing_element:jsx,comment:()=>0,
ERROR:recover});var OF_QUEUE="queue ";var ADDING=new Set(["add","addBulk"]);function argumentOf(x,values,name2){const{code,strings}=x;for(const call2 of values){const callee=code[call2]===
CALL?code[call2+1]:0;const meant=callee!==0&&code[callee]===NAME?code[callee+1]:0;if(meant<0&&strings[~meant]===name2)return named(x,x.listed(code[call2+2])[0]??
0)}return void 0}function named(x,value){const{code,strings}=x;if(code[value]!==SHAPE_VALUE)return value;const members=x.listed(code[code[value+1]+S_MEMBERS]);const member3=members.
find(one=>strings[code[one+M_NAME]]==="name");return member3===void 0?0:code[member3+M_VALUE]}function valuesOf(x,place3){const values=[];for(let at2=place3+1;at2<
x.tree.after[place3];at2=x.tree.after[at2])if(x.kind(at2)===K.decorator&&/^@(?:Processor|InjectQueue)\(/.test(x.text(at2))){const kept=[x.occurrences,x.locals,x.
passing].map(list2=>({list:list2,length:list2.length}));const call2=x.childOf(at2,K.call_expression);if(call2>=0&&!x.has(x.field(call2,"arguments"),K.object))values.
push(expression(x,call2));for(const{list:list2,length}of kept)list2.length=length}return values}function processes(x,node,decorated,members){const{code,strings}=x;
const parent=x.tree.parent[node];const places2=parent>=0&&x.kind(parent)===K.export_statement?[parent,node]:[node];const queue=argumentOf(x,places2.flatMap(place3=>valuesOf(
x,place3)),"Processor");const text=queue?written(x,queue):void 0;if(queue===void 0||text===void 0)return;const known3=x.string(OF_QUEUE+text);const runs3=(member3,job)=>{
const entity=x.record(ENTITY,known3,0,0,0);const keys=x.record(ARRAY,0,0,0,x.list(job===0?[queue]:[queue,job]));x.declare(entity,VARIABLE,code[member3+M_DEFINITION],
0,code[member3+M_VALUE],keys);x.globals.push(known3,entity)};let isTold=false;for(const{member:member3,values}of decorated){const job=argumentOf(x,values,"Proce\
ss");if(job===void 0)continue;isTold=true;runs3(member3,job)}const host=members.find(one=>strings[code[one+M_NAME]]==="process");if(!isTold&&host!==void 0)runs3(
host,0)}function injects(x,node,name2,values=valuesOf(x,node)){const queue=argumentOf(x,values,"InjectQueue");if(queue&&x.classFrame)x.queues.set(`${x.classFrame.
shape} ${name2}`,queue)}function enqueues(x,property5,target,args){const{code,strings}=x;if(x.queues.size===0||args===0||property5<0||code[target]!==MEMBER||!x.
classFrame)return;const name2=strings[code[target+2]];const of8=code[target+1];if(!ADDING.has(name2)||code[of8]!==MEMBER||code[code[of8+1]]!==THIS)return;const queue=x.
queues.get(`${x.classFrame.shape} ${strings[code[of8+2]]}`);const text=queue===void 0?void 0:written(x,queue);if(queue===void 0||text===void 0)return;const job=name2===
"add"?code[args+1]:0;x.occurrence(property5,READ,x.emit(ENQUEUED,x.string(OF_QUEUE+text),queue,job))}function call(x,node,use=READ){const callee=x.field(node,"function");const args=x.field(node,"arguments");if(args>=0&&x.kind(args)===K.template_string&&isAfterTypes(
x,args))return beforeTemplate(x,callee,args);const kind=x.kind(callee);if(isOperation(kind))return ofOperand(x,node,callee,operand=>callOf(x,node,operand));if(kind===
K.import||kind===K.identifier&&x.text(callee)==="require"){const first2=args>=0?x.childOf(args,K.string):-1;const text=first2>=0?stringText(x,first2):void 0;if(text!==
void 0&&kind===K.identifier){x.isModule=true;x.occurrence(callee,CALLED,x.name(x.nameOf(callee),VALUE_SPACE))}if(text!==void 0){const record=x.emit(kind===K.import?
IMPORT_CALL:REQUIRE,module(x,text));if(kind===K.identifier&&RUNNING.has(use)&&text!=="")x.occurrence(first2+1,use,record);return record}}return callOf(x,node,callee)}
function callOf(x,node,callee){const kind=x.kind(callee);const target=expression(x,callee,CALLED);const record=x.record(CALL,target,0,0,0,0,0);callArguments(x,node,
x.field(node,"arguments"),record,kind===K.member_expression?reflected(x,callee):READ);if(x.code[target]===FUNCTION_VALUE){x.setContext(target,IN_CALLEE,record,0);
runs(x,callee,target)}if(kind===K.member_expression||kind===K.identifier)given(x,node,target,record);notePassing(x,target,record);if(kind===K.member_expression){
const property5=x.field(callee,"property");sends(x,property5,target,x.code[record+2]);enqueues(x,property5,target,x.code[record+2])}if(kind===K.member_expression)
noteRoute(x,target,x.code[record+2]);if(!x.typescript&&isEmptyObject(x,node,target,kind))return x.emit(SHAPE_VALUE,x.shape(LITERAL,0));if(x.runes&&/^\$\w/.test(
x.text(callee)))return valueOfRune(x,x.text(callee),record);return x.component&&kind===K.identifier?x.component.called(x.text(callee),record):record}function runs(x,callee,target){
let at2=callee;while(x.kind(at2)===K.parenthesized_expression)at2=x.firstNamed(at2);const name2=x.field(at2,"name");if(name2>=0)x.occurrence(name2,CALLED,target)}
function isEmptyObject(x,node,target,kind){if(x.tree.end[node]-x.tree.start[node]>"Object.create( null )".length)return false;if(kind===K.identifier&&x.code[target]===
NAME)return/^new Object(?:\(\s*\))?$/.test(x.text(node));if(kind!==K.member_expression||!/^Object\.create\(\s*null\s*\)$/.test(x.text(node)))return false;const around2=x.
tree.parent[node];if(x.kind(around2)!==K.assignment_expression)return BEGINNINGS.has(x.kind(around2));const left=x.field(around2,"left");return left>=0&&x.kind(
left)===K.member_expression}var BEGINNINGS=new Set([K.variable_declarator,K.field_definition,K.pair]);function notePassing(x,callee,record){const args=x.code[record+
2];const op=x.code[callee];if(args===0||op!==NAME&&(x.typescript||op!==MEMBER))return;for(let at2=1;at2<=x.code[args];at2++){const passed=x.code[x.code[args+at2]];
if(passed===NAME||passed===SPREAD||!x.typescript&&PASSED.has(passed)){x.passing.push(record);return}}}var PASSED=new Set([MEMBER,CALL,NEW,THIS,SHAPE_VALUE,REQUIRE]);
function reflected(x,callee){const length=x.tree.end[callee]-x.tree.start[callee];if(length==="Reflect.apply".length&&x.text(callee)==="Reflect.apply")return APPLIED;
return length==="Reflect.construct".length&&x.text(callee)==="Reflect.construct"?CONSTRUCTED:READ}function callArguments(x,node,args,record,use=READ){const types=x.
field(node,"type_arguments");if(types>=0)x.code[record+3]=typeList(x,types);if(args<0)return;if(x.kind(args)!==K.arguments){templateParts(x,args,record);return}
const{after:after2}=x.tree;const values=[];for(let at2=args+1,end=after2[args];at2<end;at2=after2[at2]){if(x.kind(at2)===K.comment)continue;const value=values.length>
0?expression(x,at2):x.asserting===node?asserted(x,at2):expression(x,at2,use);x.setContext(value,IN_ARGUMENT,record,values.length);values.push(value)}x.code[record+
2]=x.list(values)}function module(x,specifier2){const name2=x.string(specifier2);const known3=x.modules.indexOf(name2);return known3>=0?known3:x.modules.push(name2)-
1}function construct(x,node){const callee=x.field(node,"constructor");const target=expression(x,callee,CONSTRUCTED);const record=x.record(NEW,target,0,0,0,0,0);
callArguments(x,node,x.field(node,"arguments"),record);if(x.typescript)return record;notePassing(x,target,record);return isEmptyObject(x,node,target,x.kind(callee))?
x.emit(SHAPE_VALUE,x.shape(LITERAL,0)):record}var FILE=/(?:^|\/)routes\/(?<folders>(?:[^/]+\/)*)\+(?<kind>page|layout)(?:@[^/]*)?\.svelte$/;var GENERATED=/^(?:Page|Layout)(?:Data|Props)$/;function dataOf(x,path){
const{folders,kind}=FILE.exec(path)?.groups??{};if(folders===void 0)return 0;const depth=folders.split("/").length-1;const up=Array.from({length:depth+1},(_,at2)=>at2===
depth?"./":"../".repeat(depth-at2));const layouts=up.flatMap(folder=>[`${folder}+layout.server.js`,`${folder}+layout.js`]);const files=kind==="page"?[...layouts,
"./+page.server.js","./+page.js"]:layouts;const shape2=x.shape(LITERAL,0);x.code[shape2+S_SPREADS]=x.list(files.map(file=>{const load=x.emit(IMPORTED,module(x,file),
x.string("load"));return x.emit(AWAIT,x.record(CALL,load,0,0,0,0,0))}));return x.emit(SHAPE_VALUE,shape2)}var GENERICS=/<script\b[^>]{0,500}?\bgenerics?=(["'])(?<parameters>.{0,500}?)\1/s;var PARAMETER2=/(?<=^|,)\s*(?:const\s+)?(?<name>[\w$]+)(?:\s+extends\s+(?<of>[\w$]+(?:\.[\w$]+)*)(?![\w$.<[|&]|\s*[|&]))?/g;
var SLOTS="v-slot";var EVENTS="v-on";var Properties=class{#x;#text;#path;#written=0;#taken=[];#parameters=[];#slots=0;#exposed=0;#beside=[];constructor(x,text,path){
this.#x=x;this.#path=path;this.#text=text}begin(){const x=this.#x;const found=GENERICS.exec(this.#text);const list2=found?.groups?.parameters??"";const from2=(found?.
index??0)+(found?.[0].length??0)-1-list2.length;for(const{index,0:whole,groups}of list2.matchAll(PARAMETER2)){const name2=groups?.name;const at2=from2+index+whole.
indexOf(name2);const text=x.string(name2);const declaration=x.declare(x.entity(text),TYPE_PARAMETER,defineLocalAt(x,text,"type",at2));this.#parameters.push(declaration);
x.visible=[...x.visible,declaration];const of8=groups?.of;if(of8===void 0)continue;x.code[declaration+D_TYPE]=this.#typeOf(of8,from2+index+whole.lastIndexOf(of8))}}#typeOf(written2,from2){
const x=this.#x;let type2=0;let at2=from2;for(const part of written2.split(".")){const name2=x.string(part);type2=type2===0?x.name(name2,TYPE_SPACE):x.emit(T_MEMBER,
type2,name2,0);x.mention(at2,part.length,type2);at2+=part.length+1}return type2}declared(pattern,value,type2){const x=this.#x;if(value<0||x.kind(value)!==K.call_expression||
x.text(value)!=="$props()")return;this.#written=type2;if(x.kind(pattern)===K.object_pattern&&(type2===0||this.#isGenerated(type2)))this.#loads();if(type2!==0||x.
kind(pattern)!==K.object_pattern)return;const{after:after2}=x.tree;for(let at2=pattern+1;at2<after2[pattern];at2=after2[at2]){const kind=x.kind(at2);const key=kind===
K.pair_pattern?x.field(at2,"key"):kind===K.object_assignment_pattern?at2+1:at2;const held2=kind===K.pair_pattern?x.field(at2,"value"):key;const name2=x.kind(held2)===
K.assignment_pattern?x.field(held2,"left"):held2;if(kind===K.shorthand_property_identifier_pattern||key!==at2)this.#taken.push([x.nameOf(key),x.entity(x.nameOf(
name2))])}}#loads(){const x=this.#x;const name2=x.string("data");const entity=x.resolve(0,name2,VALUE_SPACE);const declaration=entity===0?0:x.code[entity+E_DECLARATION];
const value=declaration===0?0:dataOf(x,this.#path);if(value===0)return;x.code[declaration+D_TYPE]=0;x.code[declaration+D_VALUE]=value}#isGenerated(type2){const{
code,strings}=this.#x;if(code[type2]===T_OBJECT){const members=this.#x.listed(code[code[type2+1]+S_MEMBERS]);const data2=members.find(member3=>strings[code[member3+
M_NAME]]==="data");return data2!==void 0&&this.#isGenerated(code[data2+M_TYPE])}if(code[type2]===T_MEMBER)return GENERATED.test(strings[code[type2+2]]);if(code[type2]!==
T_NAME)return false;const named4=code[type2+1];return GENERATED.test(strings[named4<0?~named4:code[named4+E_NAME]])}defined(macro,type2){if(macro==="defineProps")
this.#written=type2;else if(macro==="defineSlots")this.#slots=type2;else if(macro==="defineEmits")this.#beside.push([EVENTS,type2])}exposes(shape2){this.#exposed=
shape2}asFunction(definition,slots){const x=this.#x;if(this.#slots!==0||slots!==0)this.#beside.push([SLOTS,this.#slots||slots]);const own3=this.#written!==0?this.#written:
this.#named();const beside2=this.#beside.map(([name2,type3])=>this.#object([x.member(x.string(name2),0,0,type3,0,0)]));const types=own3===0?beside2:[own3,...beside2];
if(types.length===0&&this.#exposed===0)return 0;const type2=types.length<2?types[0]??0:x.emit(T_INTERSECTION,x.list(types));const record=functionOf(x,x.string("\
properties"),type2);x.code[record+F_FLAGS]=HAS_BODY;x.code[record+F_DEFINITION]=definition;x.code[record+F_INSTANCE]=this.#exposed;x.code[record+F_VISIBLE]=x.visibleList();
x.code[record+F_TYPE_PARAMETERS]=x.list(this.#parameters);return x.emit(FUNCTION_VALUE,record)}#named(){const x=this.#x;const{code}=x;for(const at2 of x.exports){
const[kind,name2,entity]=[code[at2+1],code[at2+2],code[at2+3]];const declaration=kind===EXPORT_ENTITY?code[entity+E_DECLARATION]:0;if(code[declaration+D_KIND]!==
VARIABLE)continue;this.#taken.push([name2,entity]);const type2=code[declaration+D_TYPE];if(x.strings[name2]==="data"&&(type2===0||this.#isGenerated(type2)))this.#loads()}
if(this.#taken.length===0)return 0;const members=this.#taken.map(([name2,entity])=>{const declaration=code[entity+E_DECLARATION];const[definition,type2]=[code[declaration+
D_DEFINITION],code[declaration+D_TYPE]];return x.member(name2,0,definition,type2,0,0)});return this.#object(members)}#object(members){const x=this.#x;const shape2=x.
shape(OBJECT_TYPE,0);x.code[shape2+S_MEMBERS]=x.list(members);return x.emit(T_OBJECT,shape2)}};function functionOf(x,parameter,type2){const record=x.record(...Array.
from({length:F_SIZE},(_,at2)=>at2===0?FUNCTION:0));x.code[record+F_PARAMETERS]=x.list([x.record(PARAMETER,parameter,type2,0,0)]);return record}var HTML=/^(?:a|abbr|article|aside|audio|b|blockquote|body|br|button|canvas|caption|code|col|colgroup|dd|details|dialog|div|dl|dt|em|fieldset|figcaption|figure|footer|form|h[1-6]|head|header|hr|i|iframe|img|input|label|legend|li|link|main|mark|nav|ol|optgroup|option|p|path|picture|pre|progress|section|select|small|source|span|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|u|ul|video|ng-container|ng-content|ng-template)$/;
var OWN_ATTRIBUTE=/^(?:(?:aria|data|i18n)-.*|i18n|id|class|style|type|name|value|href|src|alt|title|for|role|hidden|disabled|checked|selected|multiple|required|readonly|placeholder|min|max|step|pattern|maxlength|minlength|rows|cols|colspan|rowspan|width|height|target|rel|action|method|lang|dir|tabindex|autofocus|autocomplete|accept|draggable|contenteditable|spellcheck|download|media|sizes|srcset|loading|controls|autoplay|loop|muted|poster|preload|open|label|span|scope|align|slot|part|is|color|innerHTML|textContent|attr|size|form|list|content|viewBox|fill|stroke|d|x|y|r|cx|cy)$/;
var MOST_PARTS=24;var OF_ROW=/^(?:mat|cdk)(?:Cell|Row)Def$/;function boundBy({name:name2,from:from2}){const[,opening3="",inside3=""]=/^(\[\(|\[|\(|bind-|on-|bindon-)([^\])]*)/.
exec(name2)??[];const kind={"[(":"both","bindon-":"both","[":"input","bind-":"input","(":"output","on-":"output"}[opening3];return kind===void 0?{kind:"plain",name:name2,
from:from2}:{kind,name:inside3,from:from2+opening3.length}}var Bindings=class{#names;#tables=[];constructor(names){this.#names=names}left(depth){while((this.#tables.
at(-1)?.depth??-1)>=depth)this.#tables.pop()}references(tag3){const{x,text}=this.#names;for(const{name:name2,value,from:from2}of tag3.attributes){if(!/^(?:#|ref-)[\w$]/.
test(name2))continue;const begins=name2.startsWith("#")?1:4;const said=value===void 0?"":text.slice(value.from,value.to).trim();const known3=said!==""?OF_EXPORT+
said:HTML.test(tag3.name)?void 0:OF_ELEMENT+tag3.name;const component2=known3===void 0?0:this.#names.selected(known3);if(value!==void 0&&said!=="")this.#names.use(
value.from,value.to,SELECTS,component2);this.#names.declare(name2.slice(begins),from2+begins,component2===0?x.emit(UNKNOWN):this.#names.instanceOf(component2))}}variables(tag3){
for(const{name:name2,from:from2}of tag3.attributes)if(/^let-[\w$]/.test(name2))this.#names.declare(name2.slice(4),from2+4,this.#names.x.emit(UNKNOWN))}element(tag3,attributes,depth){
const parts2=this.#partsOf(tag3,attributes);for(const attribute of attributes){if(/^(?:#|ref-|let-)/.test(attribute.name))continue;const bound3=boundBy(attribute);
this.#given(bound3,parts2);const{value}=attribute;if(value===void 0||value.from>=value.to)continue;if(bound3.kind==="plain")this.#interpolations(attribute);else if(bound3.
kind==="output")this.#listener(bound3,attribute,tag3,parts2);else{const given6=new Expression(this.#names,value).piped();if(bound3.kind==="input"&&bound3.name===
"dataSource")this.#tables.push({depth,value:given6})}}}#row(){const{x}=this.#names;const table2=this.#tables.at(-1);if(!table2)return x.emit(UNKNOWN);const held2=x.
emit(MEMBER,table2.value,x.string("data"));return x.emit(EITHER,x.emit(ELEMENT,held2),x.emit(ELEMENT,table2.value))}#partsOf(tag3,attributes){const parts2=[];const is=(global,from2,length)=>{
const selected3=this.#names.selected(global);this.#names.use(from2,from2+length,SELECTS,selected3);parts2.push(this.#names.instanceOf(selected3))};if(!HTML.test(
tag3.name))is(OF_ELEMENT+tag3.name,tag3.nameFrom,tag3.name.length);for(const attribute of attributes){if(parts2.length>=MOST_PARTS)break;const{kind,name:name2,from:from2}=boundBy(
attribute);if(kind==="output"||!/^[A-Za-z][\w-]*$/.test(name2)||OWN_ATTRIBUTE.test(name2))continue;is(OF_ATTRIBUTE+name2,from2,name2.length);is(`${OF_ELEMENT}${tag3.
name}[${name2}`,from2,name2.length)}return parts2}#given({kind,name:name2,from:from2},parts2){const{x}=this.#names;const[written2=""]=/^[\w$-]+/.exec(name2)??[];
if(written2===""||written2.length!==name2.length)return;for(const part of parts2)if(kind==="output")this.#names.use(from2,from2+name2.length,SHORTHAND,x.emit(MEMBER,
part,x.string(outputOf(name2))));else this.#names.use(from2,from2+name2.length,GIVEN,x.emit(MEMBER,part,x.string(inputOf(name2))))}#listener({name:name2,from:from2},{
value},tag3,parts2){const{x,text}=this.#names;if(!value)return;const outer=x.enter(BLOCK_SCOPE);if(text.slice(value.from,value.to).includes("$event")){const told4=parts2.
map(part=>{const record=functionOf(x,x.string("$event"),0);const taken2=x.emit(FUNCTION_VALUE,record);const subscribe=x.emit(MEMBER,x.emit(MEMBER,part,x.string(
outputOf(name2))),x.string("subscribe"));const call2=x.record(CALL,subscribe,x.list([taken2]),0,0,0,0);x.setContext(taken2,IN_ARGUMENT,call2,0);return x.emit(PARAMETER_VALUE,
record,0)});const event=x.string("$event");const given6=told4.reduce((all2,one)=>all2===0?one:x.emit(EITHER,all2,one),0);x.declare(x.entity(event),VARIABLE,defineLocalAt(
x,event,"parameter",from2),0,given6||this.#ofHost(tag3))}new Expression(this.#names,value).statements();x.leave(outer)}#ofHost({name:name2}){const{x}=this.#names;
if(!HTML.test(name2))return x.emit(UNKNOWN);return x.emit(TYPED,x.emit(T_NAME,~x.string("Event"),0,0))}#interpolations({value}){if(!value)return;const text=this.#names.
text.slice(0,value.to);for(let at2=text.indexOf("{{",value.from);at2>=0;at2=text.indexOf("{{",at2)){const end=endOfInterpolation(text,at2+2,value.to);if(end<0)return;
new Expression(this.#names,{from:at2+2,to:end}).piped();at2=end}}structure(tag3,{name:name2,from:from2,value}){const{x}=this.#names;const own3=name2.slice(1);const parts2=[];
for(const global of[OF_ATTRIBUTE+own3,`${OF_ELEMENT}${tag3.name}[${own3}`]){const selected3=this.#names.selected(global);this.#names.use(from2+1,from2+name2.length,
SELECTS,selected3);parts2.push(this.#names.instanceOf(selected3))}this.#given({kind:"input",name:own3,from:from2+1},parts2);const outer=x.scope;x.enter(BLOCK_SCOPE);
const inner=x.scope;if(!value||value.from>=value.to)return;const expression2=new Expression(this.#names,value);const{tokens}=expression2;const declare2=given6=>{
const variable=tokens.take();if(variable.kind==="name")this.#names.declare(variable.text,variable.from,given6)};const read2=()=>{x.leave(outer);const given6=expression2.
piped();x.leave(inner);return given6};let item;let isFirst=true;while(tokens.next.kind!=="end"){const{from:before2}=tokens.next;if(tokens.takes("let")){const variable=tokens.
take();if(variable.kind==="name"&&tokens.takes("=")){tokens.take();this.#names.declare(variable.text,variable.from,x.emit(UNKNOWN))}else if(variable.kind==="nam\
e")item=variable}else if(isFirst){const given6=read2();if(tokens.takes("as"))declare2(own3==="ngIf"?given6:x.emit(UNKNOWN))}else{const key=tokens.take();if(key.
kind==="name"){const input=own3+key.text.charAt(0).toUpperCase()+key.text.slice(1);this.#part(key.from,key.to,input,parts2);tokens.takes(":");if(key.text==="as")
this.#names.declare(tokens.next.text,tokens.next.from,x.emit(UNKNOWN));if(tokens.takes("as"))declare2(x.emit(UNKNOWN));else{const given6=read2();if(key.text==="\
of"&&item){this.#names.declare(item.text,item.from,x.emit(ELEMENT,given6));item=void 0}if(tokens.takes("as"))declare2(given6)}}}isFirst=false;if(!tokens.takes("\
;"))tokens.takes(",");if(tokens.next.from===before2)tokens.take()}if(item)this.#names.declare(item.text,item.from,OF_ROW.test(own3)?this.#row():x.emit(UNKNOWN))}#part(from2,to,input,parts2){
const{x}=this.#names;for(const part of parts2)this.#names.use(from2,to,GIVEN,x.emit(MEMBER,part,x.string(inputOf(input))))}};var OF_LOOP=["$index","$count","$first","$last","$even","$odd"];var Blocks=class{#names;#ofLoop;constructor(names,{from:from2,to}){this.#names=names;const text=names.
text.slice(from2,to);this.#ofLoop=OF_LOOP.filter(one=>text.includes(one))}parentheses(at2,last){const to=Math.min(last,at2+LONGEST2);const text=this.#names.text.
slice(0,to);let depth=0;for(let end=at2;end<to;end++){const sign=text[end];if(sign==="(")depth++;else if(sign===")"&&--depth===0)return{from:at2+1,to:end};else if(sign===
'"'||sign==="'"||sign==="`"){const close=text.indexOf(sign,end+1);if(close<0)return void 0;end=close}}return void 0}head(name2,at2,inside3){if(name2==="for")this.#loop(
at2,inside3);else if(name2==="if"||name2==="else if")this.#condition(inside3);else if(name2==="switch"||name2==="case")new Expression(this.#names,inside3).piped();else if(name2===
"defer")this.#deferred(inside3)}#condition(inside3){const{x}=this.#names;const own3=x.scope;x.leave(x.outerScope);const expression2=new Expression(this.#names,inside3);
const value=expression2.piped();x.leave(own3);const{tokens}=expression2;if(!tokens.takes(";")||!tokens.takes("as"))return;const name2=tokens.take();if(name2.kind===
"name")this.#names.declare(name2.text,name2.from,value)}#loop(at2,inside3){const{x}=this.#names;const own3=x.scope;const expression2=new Expression(this.#names,
inside3);const{tokens}=expression2;const name2=tokens.take();if(name2.kind!=="name"||!tokens.takes("of"))return;x.leave(x.outerScope);const value=expression2.piped();
x.leave(own3);this.#names.declare(name2.text,name2.from,x.emit(ELEMENT,value));for(const one of this.#ofLoop)this.#names.declare(one,at2,x.emit(PRIMITIVE,ofLoop(
one)));while(tokens.takes(";")){if(tokens.takes("track"))expression2.piped();else if(tokens.takes("let"))do{const variable=tokens.take();if(!tokens.takes("="))return;
const given6=tokens.take();if(variable.kind==="name")this.#names.declare(variable.text,variable.from,x.emit(PRIMITIVE,ofLoop(given6.text)))}while(tokens.takes("\
,"))}}#deferred(inside3){const text=this.#names.text.slice(0,inside3.to);for(const{index,0:begins}of text.slice(inside3.from).matchAll(/(?:^|;)\s*(?:prefetch\s+|hydrate\s+)?when\s/g)){
const from2=inside3.from+index+begins.length;const end=text.indexOf(";",from2);new Expression(this.#names,{from:from2,to:end<0?inside3.to:end}).piped()}}variable(from2,to){
const expression2=new Expression(this.#names,{from:from2,to});const{tokens}=expression2;const name2=tokens.take();if(name2.kind!=="name"||!tokens.takes("="))return from2;
const value=expression2.piped();this.#names.declare(name2.text,name2.from,value);return tokens.next.text===";"?tokens.next.to:tokens.next.from}};var ofLoop=name2=>name2===
"$index"||name2==="$count"?P_NUMBER:P_BOOLEAN;var BLOCK=/@(?<name>if|else if|else|for|empty|switch|case|default|defer|placeholder|loading|error|let)\b[ \t\r\n]*/y;var MESSAGE=/\{[^{},]+,\s*(?:plural|select|selectordinal)\s*,/y;
var Template=class{#names;#open=[];#blocks;#bindings;#span;#deeper=0;constructor(names,span){this.#names=names;this.#span=span;this.#blocks=new Blocks(names,span);
this.#bindings=new Bindings(names)}read(){const{text,x}=this.#names;const{from:from2,to}=this.#span;const outer=x.enterApart();for(let at2=from2;at2<to;)at2=this.#step(
text,at2,to);x.leave(outer);x.templates.push(this.#names)}#step(text,at2,to){switch(text[at2]){case"<":return this.#markup(text,at2,to);case"{":return text[at2+
1]==="{"?this.#interpolation(text,at2,to):this.#brace(at2);case"}":this.#endBlock();return at2+1;case"@":return this.#block(at2,to);default:{const next=text.slice(
at2+1,to).search(/[<{}@]/);return next<0?to:at2+1+next}}}#markup(text,at2,to){if(text.startsWith("<!--",at2)){const end=text.indexOf("-->",at2);return end<0||end>
to?to:end+3}if(!/[A-Za-z/]/.test(text[at2+1]??""))return at2+1;const tag3=readTag(text,at2,to);if(tag3.closes)this.#close(tag3);else this.#element(tag3);return tag3.
raw&&tag3.name.toLowerCase()!=="textarea"?tag3.raw.to:tag3.to}#element(tag3){const{x}=this.#names;const outer=x.scope;const isTemplate2=tag3.name==="ng-template";
const structural=tag3.attributes.find(({name:name2})=>name2.startsWith("*"));if(structural)this.#bindings.structure(tag3,structural);this.#bindings.references(tag3);
this.#bindings.element(tag3,tag3.attributes.filter(({name:name2})=>!name2.startsWith("*")),this.#open.length);if(isTemplate2){x.enter(BLOCK_SCOPE);this.#bindings.
variables(tag3)}if(tag3.empty||this.#open.length>=MOST_OPEN){x.leave(outer);this.#bindings.left(this.#open.length)}else this.#open.push({name:tag3.name,outer})}#close(tag3){
const at2=this.#open.findLastIndex(({name:name2})=>name2==="{"||name2==="m"||name2===tag3.name);if(this.#open[at2]?.name===tag3.name)this.#endFrom(at2)}#endFrom(at2){
const[first2]=this.#open.splice(at2);if(first2)this.#names.x.leave(first2.outer);this.#bindings.left(at2)}#begin(name2){if(this.#open.length<MOST_OPEN)return this.#open.
push({name:name2,outer:this.#names.x.scope})>0;this.#deeper++;return false}#endBlock(){if(this.#deeper>0){this.#deeper--;return}const at2=this.#open.findLastIndex(
({name:name2})=>name2==="{"||name2==="m");if(at2>=0)this.#endFrom(at2)}#interpolation(text,at2,to){const end=endOfInterpolation(text,at2+2,to);if(end<0)return at2+
2;new Expression(this.#names,{from:at2+2,to:end}).piped();return end+2}#brace(at2){const{text}=this.#names;const inMessage=this.#open.at(-1)?.name==="m";MESSAGE.
lastIndex=at2;const found=MESSAGE.exec(text);this.#begin(found||inMessage?"m":"{");if(!found)return at2+1;new Expression(this.#names,{from:at2+1,to:text.indexOf(
",",at2)}).piped();return at2+found[0].length}#block(at2,to){const{text,x}=this.#names;BLOCK.lastIndex=at2;const found=BLOCK.exec(text);if(!found)return at2+1;const name2=found.
groups?.name;const behind4=at2+found[0].length;if(name2==="let")return this.#blocks.variable(behind4,to);const inside3=text[behind4]==="("?this.#blocks.parentheses(
behind4,to):void 0;const open=inside3?inside3.to+1:behind4;const brace=open+(/^\s*/.exec(text.slice(open,open+100))?.[0].length??0);if(text[brace]!=="{"||brace>=
to)return at2+1;if(!this.#begin("{"))return brace+1;x.enter(BLOCK_SCOPE);if(inside3)this.#blocks.head(name2,at2,inside3);return brace+1}};function templateFile(x,{path,text}){const name2=path.slice(path.lastIndexOf("/")+1);const definition=x.symbols.push({name:name2,kind:"function",line:1,column:0,
start:1,end:x.tree.lineAt(Math.max(text.length-1,0)),signature:`template ${name2}`});x.owner=definition-1;x.isModule=true;const known3=x.string(TEMPLATE_FILE+path);
const entity=x.record(ENTITY,known3,0,0,0);x.declare(entity,VARIABLE,definition,0,x.emit(UNKNOWN));x.globals.push(known3,entity);const component2=x.emit(NAME,~x.
string(OF_TEMPLATE+path),0,0);const names=new Names(x,text,component2);names.use(0,0,GIVEN,x.emit(MEMBER,names.instance,x.string(inputOf(""))));new Template(names,
{from:0,to:text.length}).read()}function runs2(type2){const written2=type2.kind==="intersection"&&type2.declared?type2.of[1]:void 0;return written2&&written2.kind!=="unknown"?written2:type2}var INSTANCE2="\
new (\u2026)";var UNKNOWN2={kind:"unknown"};var primitive2=number=>({kind:"primitive",number});var standard=(name2,...parameters3)=>({kind:"standard",name:name2,
parameters:parameters3});function tuple(items){if(!items.some(item=>item.kind==="spread"&&item.of.kind==="tuple"))return{kind:"tuple",items};return{kind:"tuple",
items:items.flatMap(item=>item.kind==="spread"&&item.of.kind==="tuple"?item.of.items:[item])}}var MOST_NESTING=2;function place(unit,entity,base){const parts2=base.
kind==="union"?base.of:[base];const isDeep=parts2.some(part=>part.kind==="place"&&part.nesting>=MOST_NESTING);const kept=isDeep?beside(parts2):base;return{kind:"\
place",unit,entity,base:kept,nesting:1+nestingOf(kept)}}function nestingOf(type2){if(type2.kind==="place")return type2.nesting;return type2.kind==="union"?Math.
max(...type2.of.map(nestingOf)):0}function beside(types){const places2=new Map;const held2=[];const seen=new Set;const visit=type2=>{if(seen.has(type2))return;seen.
add(type2);if(type2.kind==="union")type2.of.forEach(visit);else if(type2.kind==="place"){places2.set(parameterKey(type2.unit,type2.entity),type2);visit(type2.base)}else
held2.push(type2)};types.forEach(visit);const base=union(held2);return union([...places2.values()].map(one=>({...one,base,nesting:1})))}function parameterKey(unit,declaration){
return unit.index*33554432+declaration}var MOST_PARTS2=64;function union(parts2){const flat=[];const add2=type2=>{if(!type2||type2.kind==="unknown")return;if(type2.
kind==="union")type2.of.forEach(add2);else if(flat.length<MOST_PARTS2&&!flat.some(other=>same(other,type2)))flat.push(type2)};parts2.forEach(add2);const useful=flat.
length>1?flat.filter(t=>t.kind!=="primitive"||(t.number<7||t.number>9)&&t.number!==P_NEVER):flat;if(useful.length===0)return flat[0]??UNKNOWN2;return useful.length===
1?useful[0]:{kind:"union",of:useful}}function same(a,b){if(a===b)return true;if(a.kind!==b.kind)return false;switch(a.kind){case"unknown":return true;case"primi\
tive":return a.number===b.number;case"literal":return a.text===b.text;case"mapped":case"conditional":return a.unit===b.unit&&a.node===b.node&&a.environment===b.
environment;case"lookup":return same(a.of,b.of)&&same(a.index,b.index);case"shape":{const other=b;return a.unit===other.unit&&a.shape===other.shape&&a.static===
other.static&&a.environment===other.environment}case"function":case"made":return a.unit===b.unit&&a.record===b.record;case"module":return a.unit===b.unit;case"e\
xternal":return a.package===b.package&&a.name===b.name&&a.parameters===b.parameters;case"parameter":return a.unit===b.unit&&a.declaration===b.declaration;case"s\
tandard":{const other=b;return a.name===other.name&&a.parameters.length===other.parameters.length&&a.parameters.every((p,at2)=>same(p,other.parameters[at2]))}default:
return false}}function isOpen(type2){return type2.kind==="parameter"||type2.kind==="deferred"||type2.kind==="lookup"}var GIVEN2="(\u2026)";var givenBy=by=>({...by,
name:by.name+GIVEN2});var isGiven=type2=>type2.kind==="external"&&type2.name.endsWith(GIVEN2);function isArgument(type2){return type2.kind==="parameter"&&type2.
unit.at(type2.declaration)===PARAMETER}function isOfRepository(type2){switch(type2.kind){case"shape":case"made":case"function":case"module":return true;case"uni\
on":case"intersection":return type2.of.some(isOfRepository);case"place":return isOfRepository(type2.base);case"standard":return type2.parameters.some(isOfRepository);case"\
tuple":return type2.items.some(isOfRepository);default:return false}}var known=(...types)=>types.find(type2=>type2.kind!=="unknown")??UNKNOWN2;var any=value=>value.kind==="unknown"?UNKNOWN2:{kind:"dictionary",value};var promised=type2=>type2.
kind==="unknown"?UNKNOWN2:standard("Promise",type2);var each=(names,same3)=>Object.fromEntries((typeof names==="string"?names.split(" "):names).map(name2=>[name2,
same3]));var as=name2=>(args,type2)=>({...type2,name:name2,parameters:args});var list=(...items)=>({kind:"tuple",items});var array2=type2=>type2.kind==="unknown"?
UNKNOWN2:standard("Array",type2);var literal=text=>text===void 0?UNKNOWN2:{kind:"literal",text};var typesOf2=from2=>(name2,...parameters3)=>({kind:"external",package:from2,
name:name2,parameters:parameters3});var itemsOf=type2=>type2?.kind==="tuple"?type2.items:[];var under=(pairs2,text)=>{const found=itemsOf(pairs2).find(pair3=>{const[
name2]=itemsOf(pair3);return name2?.kind==="literal"&&name2.text===text});return itemAt(found,1)};var itemAt=(type2,at2)=>itemsOf(type2)[at2]??UNKNOWN2;var options=call2=>known(
call2.argument(1),call2.argument(0));var ofItsOwn=parameter=>isGiven(parameter)?UNKNOWN2:parameter;var referring=(call2,name2,value)=>value.kind==="unknown"?UNKNOWN2:
call2.made(name2,value);var held=({whole,args})=>whole.kind==="external"?{...whole,parameters:args}:whole;var heldAs=name2=>({whole,args})=>whole.kind==="extern\
al"?{...whole,name:name2,parameters:args}:whole;var firstOf=args=>args[0]??UNKNOWN2;var heldBy=type2=>type2?.kind==="external"?firstOf(type2.parameters??[]):UNKNOWN2;
var given2=call2=>known(call2.written,call2.argument(0));var argumentOf2=(type2,name2,at2=0)=>type2?.kind==="external"&&type2.name===name2?type2.parameters?.[at2]??
UNKNOWN2:UNKNOWN2;function all(...parts2){const known3=parts2.filter(part=>part.kind!=="unknown");return known3.length<2?known3[0]??UNKNOWN2:{kind:"intersection",
of:known3}}var first=({args})=>args[0]??UNKNOWN2;var takes=(...parameters3)=>({kind:"callback",parameters:parameters3});var told=args=>takes(firstOf(args));var telling=args=>takes(
told(args));var turns=(taken2,returns2)=>({kind:"callback",parameters:[taken2],returns:returns2});var pair2=(first2,given6)=>first2.kind==="unknown"&&given6.kind===
"unknown"?UNKNOWN2:list(first2,takes(given6));var action=value=>value.kind==="unknown"?UNKNOWN2:union([value,turns(value,value)]);var and=(type2,{whole})=>type2.
kind==="unknown"?whole:{kind:"intersection",of:[type2,whole]};var extended=applied2=>and(first(applied2),applied2);var component=applied2=>and(takes(first(applied2)),
applied2);var both=(one,other)=>({...other,...one,types:{...one.types,...other.types},functions:{...one.functions,...other.functions},contexts:{...one.contexts,
...other.contexts},members:{...one.members,...other.members},called:new Set([...one.called??[],...other.called??[]])});var computed=call2=>known(call2.written,call2.resultOf(0),call2.resultOfMember(call2.argument(0),"get"));var orHeld=name2=>applied2=>applied2.whole.kind==="exte\
rnal"?union([{...applied2.whole,name:name2,parameters:applied2.args},first(applied2)]):applied2.whole;var REFERENCES=["Ref","ShallowRef","ComputedRef","Writable\
ComputedRef","ModelRef","ToRef"];function behind(type2){if(type2.kind==="union")return union(type2.of.map(behind));if(type2.kind==="place")return type2.base.kind===
"external"?behind(type2.base):type2;return type2.kind==="external"&&REFERENCES.includes(type2.name)?type2.parameters?.[0]??type2:type2}function watched(call2,source){
if(source.kind==="tuple")return{kind:"tuple",items:source.items.map(one=>watched(call2,one))};return source.kind==="function"?call2.returned(source):behind(source)}
var watching=(call2,position)=>{const value=position===1?watched(call2,call2.argument(0)):UNKNOWN2;return value.kind==="unknown"?UNKNOWN2:takes(value,value)};function instance(call2,position){
const given6=call2.argument(position);if(given6.kind!=="shape")return UNKNOWN2;const of8=name2=>call2.member(given6,name2);return all(of8("methods"),referring(call2,
"Computed",of8("computed")),call2.resultOfMember(given6,"data"),of8("props").kind==="shape"?call2.made("Properties",of8("props")):UNKNOWN2,call2.resultOfMember(
given6,"setup"),call2.made("ComponentPublicInstance"))}function optional(call2,position){const declared=call2.member(call2.argument(position),"props");return declared.
kind==="shape"?call2.made("ComponentOptions",call2.made("Properties",declared)):UNKNOWN2}var CONSTRUCTED2=new Map([["String",P_STRING],["Number",P_NUMBER],["Boo\
lean",P_BOOLEAN]]);function property4(held2,look){const type2=held2.kind==="shape"&&!held2.static?look.member(held2,"type"):held2;if(type2.kind==="tuple")return union(
type2.items.map(one=>property4(one,look)));if(type2.kind!=="external"||type2.package!=="std:ecmascript")return type2.kind==="shape"&&type2.static?UNKNOWN2:type2;
const number=CONSTRUCTED2.get(type2.name);return number===void 0?UNKNOWN2:primitive2(number)}var OF_INSTANCE="$emit $refs $el $props $attrs $slots $parent $root\
 $options $data $nextTick $watch $forceUpdate $set $delete $on $off $once".split(" ");var VUE={types:{...each([...REFERENCES,"InjectionKey"],held),...each(["Unw\
rapRef","UnwrapNestedRefs","ShallowUnwrapRef","Reactive","ShallowReactive"],extended),...each(["DeepReadonly","Raw","PropType"],extended),...each(["MaybeRef","M\
aybeRefOrGetter"],orHeld("Ref"))},functions:{defineModel:call2=>referring(call2,"ModelRef",call2.written),ref:call2=>referring(call2,"Ref",known(call2.written,behind(
call2.argument(0)))),shallowRef:call2=>referring(call2,"ShallowRef",given2(call2)),computed:call2=>referring(call2,"ComputedRef",computed(call2)),...each(["reac\
tive","shallowReactive","readonly","shallowReadonly","markRaw","toRaw","proxyRefs"],given2),toRef:call2=>{const key=call2.textOf(1);const of8=call2.argument(0);
return referring(call2,"Ref",key===void 0?known(call2.resultOf(0),behind(of8)):call2.member(of8,key))},useTemplateRef:call2=>referring(call2,"ShallowRef",call2.
written),toRefs:call2=>referring(call2,"ToRefs",call2.argument(0)),unref:call2=>behind(call2.argument(0)),toValue:call2=>known(call2.resultOf(0),behind(call2.argument(
0))),inject:call2=>{const key=call2.argument(0);const promised3=key.kind==="external"?key.parameters?.[0]:void 0;return known(call2.written,promised3??UNKNOWN2,
call2.argument(1))}},contexts:{watch:watching,...each(["defineComponent","defineCustomElement","extend"],optional)},self:each(["defineComponent","defineCustomEl\
ement","extend","component","createApp","mixin"],instance),members:{...each(REFERENCES,{value:firstOf}),ToRefs:{},Computed:{},Properties:{},ComponentOptions:{setup:told},
ComponentPublicInstance:each(OF_INSTANCE,()=>UNKNOWN2)},refers:{ToRefs:(type2,held2)=>({...type2,name:"Ref",parameters:[held2]}),Computed:(_,held2,look)=>look.returned(
held2.kind==="function"?held2:look.member(held2,"get")),Properties:(_,held2,look)=>property4(held2,look)},exact:new Set(["Computed","Properties","ComponentPubli\
cInstance"]),transparent:new Set(["unref","toValue"]),unwraps:true};var SOLID={types:{Accessor:held,...each(["Component","ParentComponent","VoidComponent","Flow\
Component"],component),...each(["ParentProps","VoidProps","FlowProps","Store"],extended)},functions:{createSignal:call2=>pair2(referring(call2,"Accessor",given2(
call2)),action(given2(call2))),createMemo:call2=>referring(call2,"Accessor",known(call2.written,call2.resultOf(0))),createStore:call2=>pair2(given2(call2),UNKNOWN2),
createMutable:given2,untrack:call2=>call2.resultOf(0),createRoot:call2=>call2.resultOf(0)},called:new Set(["Accessor"])};var SIGNALS=["Signal","ReadonlySignal"];
var PREACT_SIGNALS={types:each(SIGNALS,held),functions:{...each(["signal","useSignal"],call2=>referring(call2,"Signal",given2(call2))),...each(["computed","useC\
omputed"],call2=>referring(call2,"ReadonlySignal",computed(call2))),untracked:call2=>call2.resultOf(0),batch:call2=>call2.resultOf(0)},members:each(SIGNALS,{value:firstOf})};var Script=class{text;#out;constructor(text){this.text=text;this.#out=blanks(text).split("")}keep({from:from2,to}){for(let at2=from2;at2<to;at2++)this.#out[at2]=
this.text[at2]}put(at2,characters2){for(let nth=0;nth<characters2.length;nth++)if(!this.#isLineEnd(at2+nth))this.#out[at2+nth]=characters2[nth]}isBlank(at2){return this.#out[at2]===
" "||this.#out[at2]==="	"}code({from:from2,to}){if(STARTS_NO_STATEMENT.test(this.text.slice(from2,to))){this.bracketed({from:from2,to});return}this.keep({from:from2,
to});this.put(from2-1,";");this.put(to,";")}bracketed({from:from2,to}){this.keep({from:from2,to});this.put(from2-1,"(");this.put(to,")");const room=[from2-2,from2-
3,from2-4].find(at2=>this.isBlank(at2));if(room!==void 0)this.put(room,";");if(this.isBlank(to+1))this.put(to+1,";")}hide({from:from2,to},names){if(names.size===
0)return;for(const{0:name2,index}of this.text.slice(from2,to).matchAll(WORD))if(names.has(name2))this.put(from2+index,NOBODY.repeat(name2.length))}component({from:from2,
nameFrom,name:name2,closes},as2=name2){this.put(closes?from2+1:from2,";");this.put(nameFrom,as2);this.put(nameFrom+as2.length,";")}toString(){return this.#out.join(
"")}#isLineEnd(at2){return at2<0||at2>=this.text.length||this.text[at2]==="\n"||this.text[at2]==="\r"}};var STARTS_NO_STATEMENT=/^\s*(?:\{|(?:async\s+)?function\b)/;
var WORD=/(?<![\w$.]|\?\.)[A-Za-z_$][\w$]*|(?<=\.\.\.)[A-Za-z_$][\w$]*/g;var NOBODY="\xAA";var namesIn=pattern=>pattern.match(/[A-Za-z_$][\w$]*/g)??[];function scriptsIn(text){
const found=[];const open=/<script\b[^>]{0,500}>/gi;const close=/<\/script\s*>/gi;for(let tag3=open.exec(text);tag3;tag3=open.exec(text)){const from2=open.lastIndex;
close.lastIndex=from2;const to=close.exec(text)?.index??text.length;found.push({from:from2,to});open.lastIndex=to}return found}var isComponent=name2=>/^[A-Z]|^[a-z]\w*\.\w/.
test(name2);var FRONTMATTER=/^\s*---[ \t]*\r?\n(?<script>[\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/;var SPREAD2=/^\{\s*\.\.\./;var PROPS=/\b(?:interface|type)\s+Props\b|\bimport\s[^;]*\bProps\b/;
var GIVEN3=/\bAstro\.props\b(?!\s*[.[?(!])/g;function frontmatterOf(text){const found=FRONTMATTER.exec(text);if(!found)return void 0;const script=found.groups?.
script??"";const from2=found[0].indexOf("\n",found[0].indexOf("---"))+1;return{from:from2,to:from2+script.length}}function scriptOfAstro(text){const script=new Script(
text);const own3=frontmatterOf(text);if(own3)script.keep(own3);const braces=({from:from2,to})=>{for(let open=text.indexOf("{",from2);open>=0&&open<to;){const close=closingBrace(
text,open,to);const spread2=SPREAD2.exec(text.slice(open,close));script.code({from:open+(spread2?.[0].length??1),to:close});open=text.indexOf("{",Math.max(close,
open+1))}};const tag3=tag4=>{if(tag4.raw&&tag4.name.toLowerCase()==="script")script.keep(tag4.raw);if(isComponent(tag4.name))script.component(tag4);for(const{value}of tag4.
attributes)if(value)braces(value)};const begins=own3===void 0?0:text.indexOf("---",own3.to)+3;readMarkup(text,{from:begins,to:text.length},{tag:tag3,text:braces});
const made6=script.toString();return own3&&PROPS.test(text.slice(own3.from,own3.to))?made6.replace(GIVEN3," 0 as Props"):made6}function bindNames(x,node,value){const{after:after2}=x.tree;const parts2=take=>{for(let at2=node+1,nth=0;at2<after2[node];at2=after2[at2],nth++)take(at2,nth)};switch(x.
kind(node)){case K.identifier:case K.shorthand_property_identifier:{const name2=x.nameOf(node);x.declare(x.entity(name2),VARIABLE,defineLocal(x,name2,"variable",
node),0,value);break}case K.parenthesized_expression:case K.sequence_expression:parts2((part,nth)=>bindNames(x,part,nth===0?value:0));break;case K.object:parts2(
part=>{const isPair=x.kind(part)===K.pair;const key=isPair?x.field(part,"key"):part;const named4=isPair||x.kind(part)===K.shorthand_property_identifier;const own3=named4&&
value!==0?x.emit(MEMBER,value,x.nameOf(key)):0;if(own3!==0)x.occurrence(key,isPair?READ:SHORTHAND,own3);bindNames(x,isPair?x.field(part,"value"):part,named4?own3:
value)});break;case K.array:{let position=0;let from2=x.tree.start[node]+1;parts2(part=>{position+=commas(x.tree.text,from2,x.tree.start[part]);from2=x.tree.end[part];
if(value===0)bindNames(x,part,0);else if(x.kind(part)===K.spread_element)bindNames(x,part,x.emit(REST,value));else bindNames(x,part,x.emit(ITEM,value,position,x.
string(String(position))))});break}case K.spread_element:parts2(part=>bindNames(x,part,value));break;case K.assignment_expression:bindNames(x,x.field(node,"left"),
value)}}var ATTRIBUTE={svelte:/[\s:]$/,vue:/[:@]$/};var VALUE=/^[\w$-]+=["'{]/;var SLOT=/(?:#|v-slot:?)(?<name>[\w-]*)\s*=\s*["']?\s*\S?$/;var Elements=class{#x;#text;#before;#open=new Map;#element=0;#attributes=[];#slot;#slots=new Map;#refs;constructor(x,text,framework,refs){
this.#x=x;this.#refs=refs;this.#text=text;this.#before=ATTRIBUTE[framework]}reads(node){const x=this.#x;const inside3=node+1;const start=x.tree.start[node];const kind=x.
kind(inside3);if(this.#text[start-1]==="<"&&(kind===K.identifier||kind===K.member_expression)){this.end();if(x.text(inside3)==="slot"){this.#slot={name:"default",
given:[]};return true}const component2=expression(x,inside3);this.#refs?.tag(this.#text,start-1,component2);this.#element=x.emit(JSX,component2);if(x.tree.text[start-
1]==="{")this.#open.set(x.scope,this.#element);return true}if(this.#slot)return kind===K.assignment_expression&&this.#handed(inside3,this.#slot);if(this.#element===
0)return false;if(kind===K.assignment_expression)return this.#given(inside3);const first2=inside3+1;if(kind===K.sequence_expression&&x.kind(first2)===K.assignment_expression&&
this.#given(first2)){const{after:after2}=x.tree;for(let at2=after2[first2];at2<after2[inside3];at2=after2[at2])expression(x,at2);return true}if(kind!==K.parenthesized_expression||
x.kind(first2)!==K.identifier||this.#text[start]!=="{")return false;this.#attribute(first2,first2);return true}#given(node){const x=this.#x;const[name2,value]=[
x.field(node,"left"),x.field(node,"right")];if(name2<0||value<0||x.kind(name2)!==K.identifier)return false;const start=x.tree.start[name2];if(!this.#before.test(
this.#text[start-1]??"")||!VALUE.test(this.#text.slice(start,start+100)))return false;if(this.#text[start-1]==="@")x.setContext(expression(x,value),IN_PROPERTY,
this.#part(EVENTS),x.nameOf(name2));else this.#attribute(name2,value);return true}#handed(node,slot){const x=this.#x;const[name2,value]=[x.field(node,"left"),x.
field(node,"right")];if(name2<0||value<0||x.kind(name2)!==K.identifier)return false;const start=x.tree.start[name2];if(!VALUE.test(this.#text.slice(start,start+
100)))return false;if(this.#text[start-1]===":")slot.given.push([x.nameOf(name2),expression(x,value)]);else if(x.text(name2)==="name")slot.name=stringText(x,value)??
slot.name;else return false;return true}#attribute(name2,node){const x=this.#x;const attribute=x.emit(JSX_ATTRIBUTE,this.#element,x.nameOf(name2));x.occurrence(
name2,SHORTHAND,attribute);const value=expression(x,node);x.setContext(value,IN_ATTRIBUTE,attribute,0);x.code[attribute+3]=value;this.#attributes.push(attribute)}#part(name2,element=this.#element){
const x=this.#x;const shape2=x.shape(OBJECT_TYPE,0);x.setContext(x.emit(SHAPE_VALUE,shape2),IN_ATTRIBUTE,x.emit(JSX_ATTRIBUTE,element,x.string(name2)),0);return shape2}snippet(name2,record){
const x=this.#x;const element=this.#open.get(x.scope);if(element===void 0)return;x.setContext(x.emit(FUNCTION_VALUE,record),IN_ATTRIBUTE,x.emit(JSX_ATTRIBUTE,element,
name2),0)}slotted(before2){const x=this.#x;const name2=SLOT.exec(before2)?.groups?.name;const element=this.#open.get(x.scope)??this.#open.get(x.outerScope);if(name2===
void 0||element===void 0)return 0;const slot=x.string(name2.replace(/-(\w)/g,(_,letter)=>letter.toUpperCase())||"default");const record=functionOf(x,slot,0);x.setContext(
x.emit(FUNCTION_VALUE,record),IN_PROPERTY,this.#part(SLOTS,element),slot);return x.emit(PARAMETER_VALUE,record,0)}slots(){const x=this.#x;const object2=members2=>{
const shape2=x.shape(OBJECT_TYPE,0);x.code[shape2+S_MEMBERS]=x.list(members2);return x.emit(T_OBJECT,shape2)};const members=Array.from(this.#slots,([slot,given6])=>{
const taken2=object2(given6.map(([name2,value])=>x.member(name2,0,0,x.emit(T_TYPEOF,value),0,0)));return x.member(x.string(slot),0,0,x.emit(T_FUNCTION,functionOf(
x,x.string(slot),taken2)),0,0)});return members.length===0?0:object2(members)}end(){if(this.#slot&&!this.#slots.has(this.#slot.name))this.#slots.set(this.#slot.
name,this.#slot.given);this.#slot=void 0;if(this.#element!==0)this.#x.code[this.#element+3]=this.#x.list(this.#attributes);this.#attributes=[]}};var OF_TAG="<";var AUTO_IMPORTED=">";var writtenOf=global=>global.startsWith(AUTO_IMPORTED)?global.slice(AUTO_IMPORTED.length):global;var AUTO_IMPORTED_FILE=/(?:^|\/)(?:composables|utils)\/(?:[^/]+\/)*[^/.]+\.[jt]s$/;
var LAZY=`${AUTO_IMPORTED}${OF_TAG}Lazy`;var GENERATED_MODULES=new Map([["#components",OF_TAG],["#imports",""]]);function generatedName(specifier2,name2){const beginning=GENERATED_MODULES.
get(specifier2);return beginning===void 0?void 0:beginning+name2}var OF_VUE=/^(?:ref|computed|useTemplateRef|reactive|readonly|shallowRef|shallowReactive|toRefs?|toValue|toRaw|unref|markRaw|watch|watchEffect|nextTick|provide|inject|on[A-Z]\w+ed|onBefore[A-Z]\w+|effectScope|customRef)$/;
var isNameOfVue=name2=>OF_VUE.test(name2);var isOfVue=(name2,path)=>OF_VUE.test(name2)&&AUTO_IMPORTED_FILE.test(path);var OF_NUXT=new Set("$fetch useFetch useLa\
zyFetch useAsyncData useLazyAsyncData useNuxtData useState useCookie useNuxtApp useRuntimeConfig useAppConfig useRoute useRouter useHead useSeoMeta useError use\
RequestEvent useRequestFetch useRequestHeaders useRequestURL navigateTo abortNavigation createError showError clearError clearNuxtData refreshNuxtData prefetchC\
omponents preloadRouteComponents defineNuxtConfig defineNuxtPlugin defineNuxtRouteMiddleware definePageMeta".split(" "));function eachBlock(script,open,span){const{text}=script;const at2=placesOf("as",text,span).at(-1);if(at2===void 0){counted(script,open,span);return}const pattern=binding(
script,open,{from:span.from,to:at2},{from:at2+2,to:span.to});const rest=text.slice(pattern.to,span.to);const index=/^\s*,\s*(?=[\w$]+)(?<name>[\w$]+)/.exec(rest);
if(index){const to=pattern.to+index[0].length;script.put(pattern.to,";");script.code({from:to-(index.groups?.name??"").length,to})}const key=rest.indexOf("(",index?.[0].
length??0);const last=rest.lastIndexOf(")");if(key>=0&&last>key)script.code({from:pattern.to+key+1,to:pattern.to+last})}function counted(script,open,{from:from2,
to}){const found=/,[ \t]\s*[\w$]+\s*$/.exec(script.text.slice(from2,to));if(!found)script.code({from:from2,to});else binding(script,open,{from:from2,to:from2+found.
index},{from:from2+found.index+2,to})}function awaitBlock(script,open,span){const{text}=script;for(const word of["then","catch"]){const[at2]=placesOf(word,text,
span);if(at2===void 0)continue;binding(script,open,{from:span.from,to:at2},{from:at2+word.length,to:span.to});return}script.code(span)}function binding(script,open,held2,{
from:from2,to}){const{text}=script;script.keep(held2);script.put(open+1,"(");script.put(held2.to,")^");const start=from2+Math.max(text.slice(from2,to).search(/\S/),
0);const pattern={from:start,to:endOfPattern(text,start,to)};script.keep(pattern);withoutDefaults(script,pattern);script.put(pattern.to,";");return pattern}var DEFAULT=/[{,]\s*[\w$]+\s*(?==(?!=))/g;
function withoutDefaults(script,{from:from2,to}){const{text}=script;for(const{index,0:before2}of text.slice(from2,to).matchAll(DEFAULT)){const equals=from2+index+
before2.length;const next=characters(text,equals,to).find(({depth,character})=>depth<0||depth===0&&character===",");script.put(equals," ".repeat((next?.at??to)-
equals))}}function endOfPattern(text,from2,to){for(const{at:at2,depth,character}of characters(text,from2,to))if(depth===0&&/[\s,():}\]]/.test(character))return/[)}\]]/.
test(character)?at2+1:at2;return to}function placesOf(word,text,{from:from2,to}){return characters(text,from2,to).flatMap(({at:at2,depth})=>{const isWord=depth===
0&&text.startsWith(word,at2)&&/[\s)\]}]/.test(text[at2-1]??"");return isWord&&/[\s[{]/.test(text[at2+word.length]??"")?[at2]:[]})}function characters(text,from2,to){
const found=[];let depth=0;for(let at2=from2;at2<to;at2++){const character=text[at2];if(")]}".includes(character))depth--;found.push({at:at2,depth,character});if("\
([{".includes(character))depth++;const end="\"'`".includes(character)?text.indexOf(character,at2+1):-1;if(end>0&&end<to)at2=end}return found}var BEGINS=/^\{#(?<word>each|await|if|key|snippet)\s+/;var GOES_ON=/^\{:(?:else\s+if|else|then|catch)\b\s*/;var ENDS=/^\{\/(?<word>\w+)/;var CODE=/^\{(?:@(?=const\s)|@\w+\s+|\s*\.\.\.|(?![@#:]))/;
var PROPERTY=/^(?:bind:)?(?<name>[A-Za-z_$][\w$]*)$/;var FUNCTION2=/^(?<kind>use|transition|in|out|animate):(?<name>[A-Za-z_$][\w$]*(?:\.[\w$]+)*)/;var SHORT=/^(?<kind>use|transition|in|out|animate|bind|class|style):(?<name>[A-Za-z_$][\w$]*(?:\.[\w$]+)*)(?:\||$)/;
var RESERVED=/^(?:await|case|class|const|default|delete|do|else|enum|export|extends|false|for|function|if|import|in|let|new|null|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;
var LET=/^let:(?=[\w$])/;var STORE=/(?<![\w$.])\$(?!(?:state|derived|props|effect|bindable|inspect|host)\b(?:[(<]|\.\w))(?=([A-Za-z_]\w*))/g;var DECLARED=/(?:\b(?:let|const|var|as|import)\s|[{,:])\s*([A-Za-z_]\w*)/g;
function scriptOfSvelte(text){const script=new Script(text);const markup=new Markup(script);let code="";const tag3=tag4=>{if(tag4.raw&&tag4.name.toLowerCase()===
"script"){script.keep(tag4.raw);code+=text.slice(tag4.raw.from,tag4.raw.to)}else if(tag4.closes)markup.close(tag4);else markup.element(tag4)};readMarkup(text,{from:0,
to:text.length},{tag:tag3,text:span=>markup.read(span)});markup.finish();return withoutStores(script.toString(),code)}var Markup=class{#script;#open=[];#hidden=new Set;constructor(script){
this.#script=script}element(tag3){const named4=isComponent(tag3.name);if(named4)this.#script.component(tag3);const bound3=tag3.attributes.filter(({name:name2})=>LET.
test(name2));const{text}=this.#script;this.#hidden=new Set(bound3.flatMap(({name:name2,value})=>namesIn(value?text.slice(value.from,value.to):name2)));for(const attribute of tag3.
attributes){const{name:name2,from:from2,to,value}=attribute;if(LET.test(name2))this.#script.code(value?{from:value.from+1,to:value.to-1}:{from:from2+"let:".length,
to});else if(value&&!(named4&&this.#property(attribute,value)))this.read(value);const directive=(value?FUNCTION2:SHORT).exec(name2)?.groups;if(directive?.name!==
void 0){const at2=from2+(directive.kind??"").length+1;this.#code({from:at2,to:at2+directive.name.length})}}this.#hidden=new Set;if(!named4&&bound3.length===0&&!tag3.
name.startsWith("svelte:"))return;if(!tag3.empty)this.#begin(tag3.name,tag3.from);else if(bound3.length>0){this.#script.put(tag3.from,"{");this.#script.put(tag3.
to-1,"}")}}#property({name:name2,from:from2,to},value){const{text}=this.#script;const written2=text.slice(value.from,value.to);if(name2===""){if(!/^\{\s*[\w$]+\s*\}$/.
test(written2))return false;this.#script.bracketed({from:value.from+1,to:value.to-1});this.#script.hide(value,this.#hidden);return true}const known3=PROPERTY.exec(
name2);const equals=from2+name2.length;if(!known3||text[equals]!=="="||RESERVED.test(known3.groups?.name??""))return false;const isCode=value.from===equals+1&&closingBrace(
text,value.from,to)===value.to-1;if(!isCode&&!/^[^{\\\n]*$/.test(written2))return false;this.#script.keep({from:equals-(known3.groups?.name??"").length,to});if(isCode){
this.#script.put(value.from," ");this.#script.put(value.to-1,";");this.#script.hide(value,this.#hidden)}else this.#script.put(to,";");return true}close(tag3){if(isComponent(
tag3.name))this.#script.component(tag3);this.#end(tag3.name,tag3.from)}read({from:from2,to}){const{text}=this.#script;for(let open=text.indexOf("{",from2);open>=
0&&open<to;open=text.indexOf("{",open)){const close=closingBrace(text,open,to);this.#braces(text.slice(open,close),open,close);open=close}}finish(){for(const{at:at2}of this.#open)
this.#script.put(at2,";")}#braces(inside3,open,close){const begins=BEGINS.exec(inside3);const goesOn=GOES_ON.exec(inside3);const ends=ENDS.exec(inside3);if(ends)
this.#end(`#${ends.groups?.word}`,open);else if(begins)this.#block(begins.groups?.word??"",open,{from:open+begins[0].length,to:close});else if(goesOn)this.#goOn(
open,{from:open+goesOn[0].length,to:close});else{const[before2=""]=CODE.exec(inside3)??[];if(before2!=="")this.#code({from:open+before2.length,to:close})}}#block(word,open,span){
if(!this.#begin(`#${word}`,word==="snippet"?span.to:open))return;if(word==="each")eachBlock(this.#script,open,span);else if(word==="await")awaitBlock(this.#script,
open,span);else if(word==="snippet"){this.#script.put(open,";function");this.#script.keep(span)}else this.#code(span)}#goOn(open,span){const{name:name2}=this.#open.
findLast(one=>one.name.startsWith("#"))??{};if(name2===void 0)return;this.#end(name2,open);this.#begin(name2,open+1);this.#script.put(open+2,"0;");if(span.from===
span.to)return;this.#code(span);if(name2==="#await")withoutDefaults(this.#script,span)}#begin(name2,at2){if(this.#open.length===MOST_OPEN)return false;this.#open.
push({name:name2,at:at2});if(this.#script.isBlank(at2-1))this.#script.put(at2-1,";");this.#script.put(at2,"{");return true}#end(name2,at2){const from2=this.#open.
findLastIndex(one=>one.name===name2);if(from2<0)return;this.#script.put(at2,"}");for(const unclosed of this.#open.splice(from2).slice(1))this.#script.put(unclosed.
at,";")}#code(span){this.#script.code(span);this.#script.hide(span,this.#hidden)}};function withoutStores(script,code){const declared=new Set(Array.from(code.matchAll(
DECLARED),({1:name2})=>name2));return script.replace(STORE,(dollar,name2)=>declared.has(name2)?" ":dollar)}var HEAD=/\{#(?<word>if|each|await)\s+\S?$/;var ELSE_IF=/\{:else\s+if\s+\S?$/;var ELSE=/\{:e$/;var BINDER=/\{#$/;var GIVEN4=/\{:(?<word>then|catch)\s+\S?$/;var LET2=/\slet:(?:[\w$]|[\w$]+=\{\s*\S?)$/;
var INDEX2=/,\s*\S$/;var Blocks2=class{#x;#text;#last=new Map;constructor(x,text){this.#x=x;this.#text=text}reads(node,before2){const x=this.#x;const{outerScope}=x;
const begun=block2=>void this.#last.set(outerScope,{denied:[],promise:0,...block2});const word=HEAD.exec(before2)?.groups?.word;const given6=GIVEN4.exec(before2)?.
groups?.word;if(BINDER.test(before2)){begun({});this.#binder(node)}else if(word==="if"||ELSE_IF.test(before2)){if(word==="if")begun({});this.#condition(node)}else if(word===
"await")begun({promise:expression(x,node+1)});else if(ELSE.test(before2))x.guards.push(...this.#last.get(outerScope)?.denied??[]);else if(given6!==void 0){const promise=given6===
"then"?this.#last.get(outerScope)?.promise??0:0;bindNames(x,node+1,promise===0?0:x.emit(AWAIT,promise))}else if(LET2.test(before2))bindNames(x,node+1,0);else if(INDEX2.
test(before2))bindNames(x,node+1,x.emit(PRIMITIVE,P_NUMBER));else{if(word!==void 0)begun({});return false}return true}#condition(node){const x=this.#x;condition(
x,node+1);this.#last.get(x.outerScope)?.denied.push(...x.denied);x.guards.push(...x.held)}#binder(node){const x=this.#x;const whole=node+1;const left=x.field(whole,
"left");if(x.kind(whole)!==K.binary_expression||left<0)return;const held2=expression(x,left);const pattern=x.field(whole,"right");switch(this.#text[x.tree.end[left]-
1]){case"a":bindNames(x,pattern,x.emit(ELEMENT,held2));break;case"t":bindNames(x,pattern,x.emit(AWAIT,held2));break;case",":bindNames(x,pattern,x.emit(PRIMITIVE,
P_NUMBER));break;default:bindNames(x,pattern,0)}}};var REF=/^<[\w.-]+(?:\s+(?!ref\b|v-for\b)[^\s"'=<>]+(?:="[^"]*"|='[^']*')?)*\s+ref="([\w$]+)"(?!(?:\s+(?!v-for\b)[^\s"'=<>]+(?:="[^"]*"|='[^']*')?)*\s+v-for\b)/;
var LONGEST_TAG=2e3;var REFERS=/^(?:useTemplateRef|ref|shallowRef)$/;var NOTHING=[P_NULL,P_UNDEFINED];var TemplateRefs=class{#x;#tags=new Map;#named=[];#unnamed=new Set;constructor(x){
this.#x=x}tag(text,start,value){const name2=REF.exec(text.slice(start,start+LONGEST_TAG))?.[1];if(name2!==void 0)this.#tags.set(name2,this.#tags.has(name2)?0:value)}called(name2,call2){
const{code,strings}=this.#x;if(!REFERS.test(name2)||code[call2+3]!==0)return;const args=code[call2+2];const first2=args===0?0:code[args+1];if(name2==="useTempla\
teRef"){if(code[first2]===STRING)this.#named.push([strings[code[first2+1]],call2])}else if(first2===0||code[first2]===PRIMITIVE&&NOTHING.includes(code[first2+1]))
this.#unnamed.add(call2)}finish(){const x=this.#x;const top=x.namesOf(0);for(let at2=0;at2<top.length;at2+=2){const declaration=x.code[top[at2+1]+E_DECLARATION];
const value=x.code[declaration+D_VALUE];if(this.#unnamed.has(value))this.#named.push([x.strings[top[at2]],value])}for(const[name2,call2]of this.#named){const tag3=this.#tags.
get(name2)??0;if(tag3===0)continue;const instance2=x.emit(T_NAME,~x.string("InstanceType"),x.list([x.emit(T_TYPEOF,tag3)]));x.code[call2+3]=x.list([instance2])}}};var BLOCK2=/^<([a-z][\w-]*)((?:\s[^>]{0,2000})?)>/gm;var CODE2=/^(?:v-(?!for\b|slot\b|else$|cloak$|once$|pre$)|[:@]|\.(?=\w))/;var SLOT2=/^(?:#|v-slot\b|slot-scope$)/;
var LOOP=/^(?<before>.*?\s)(?:of|in)(?<room>\s+)(?=\S)/s;var COMPUTED_SLOT=/^(?:#|v-slot:)\[(?<name>.*)\]$/;var READABLE=/^\s*(?:[\w$]+|\{[^{}]*\})\s*(?:$|:[ \t])/;
function scriptOfVue(text){const script=new Script(text);const templates2=[];BLOCK2.lastIndex=0;for(let block2=BLOCK2.exec(text);block2;block2=BLOCK2.exec(text)){
const[{length},name2="",attributes=""]=block2;if(attributes.endsWith("/"))continue;const from2=block2.index+length;const to=endOfBlock(text,name2,from2);if(name2===
"script")script.keep({from:from2,to});else if(name2==="template"&&!/\blang=(?!["']?html)/.test(attributes))templates2.push({from:from2,to});BLOCK2.lastIndex=to}
for(const template of templates2)new Template2(script).read(template);return script.toString()}function endOfBlock(text,name2,from2){const close=new RegExp(`^</${name2}\
\\s*>`,"gm");close.lastIndex=from2;const found=close.exec(text)?.index;if(found!==void 0)return found;const last=name2==="template"?text.lastIndexOf(`</${name2}`):
text.indexOf(`</${name2}`,from2);return last<from2?text.length:last}var nameOf=({name:name2})=>name2.includes("-")?name2.replace(/(?:^|-)(\w)/g,(_,letter)=>letter.
toUpperCase()):name2;var PROPERTY2=/^(?:v-bind:|:|v-on:|(?<event>@))(?<written>[A-Za-z][\w-]*)$/;var RESERVED2=/^(?:class|is|key|ref|style|default|for|in|if|new|this|type|with)$/;
function propertyOf(attribute,value){const{event,written:written2}=PROPERTY2.exec(attribute)?.groups??{};if(written2===void 0||value.trim()===""||RESERVED2.test(
written2)||attribute.startsWith("v-on"))return void 0;if(event!==void 0&&!/^\s*(?:async\s*)?(?:\([^()]*\)|[\w$]+)\s*=>/.test(value))return void 0;return{written:written2,
name:written2.replace(/-(\w)/g,(_,letter)=>letter.toUpperCase())}}var Template2=class{#script;#open=[];#hidden=new Set;constructor(script){this.#script=script}read(span){
readMarkup(this.#script.text,span,{tag:tag3=>tag3.closes?this.#close(tag3):this.#element(tag3),text:text=>this.#interpolations(text)});this.#endBlocks(this.#open,
{from:span.to+1,to:span.to+"</template>".length})}#endBlocks(elements,{from:from2,to}){const count=elements.filter(({binds})=>binds).length;this.#script.put(from2,
"}".repeat(Math.min(count,to-from2)))}#close(tag3){this.#tagName(tag3);const at2=this.#open.findLastIndex(({name:name2})=>name2===tag3.name);if(at2<0)return;this.#endBlocks(
this.#open.splice(at2),tag3);this.#hidden=this.#open.at(-1)?.hidden??new Set}#element(tag3){const outer=this.#hidden;const bound3=tag3.attributes.filter(({name:name2,
value})=>value&&(name2==="v-for"||SLOT2.test(name2)));const unread=bound3.filter(({name:name2,value})=>!READABLE.test(this.#text(value))&&name2!=="v-for");const binds=bound3.
length>unread.length||!tag3.empty&&isComponent(nameOf(tag3));this.#hidden=new Set([...outer,...unread.flatMap(({value})=>namesIn(this.#text(value)))]);this.#tagName(
tag3);if(binds)this.#script.put(tag3.from,"{");const isSlot=tag3.name==="slot";for(const attribute of tag3.attributes){this.#slotName(attribute);if(!bound3.includes(
attribute))this.#attribute(attribute,isSlot||isComponent(nameOf(tag3)),isSlot);else if(!unread.includes(attribute))this.#binding(attribute.value)}if(!tag3.empty&&
this.#open.length<MOST_OPEN)this.#open.push({name:tag3.name,binds,hidden:this.#hidden});else{if(binds)this.#script.put(tag3.to-1,"}");this.#hidden=outer}}#tagName(tag3){
const name2=nameOf(tag3);if(isComponent(name2)||name2==="slot"&&!tag3.closes)this.#script.component(tag3,name2)}#attribute({name:name2,value,from:from2},isGiven2,isSlot){
if(!value||value.to===value.from){const[,short]=/^:([a-z]\w*)$/.exec(name2)??[];if(short!==void 0&&!value)this.#code({from:from2+1,to:from2+name2.length});return}
const{text}=this.#script;if(name2==="name"&&isSlot&&text[value.from-1]==='"'){this.#script.keep({from:from2,to:value.to+1});this.#script.put(from2-1,";");this.#script.
put(value.to+1,";")}if(!CODE2.test(name2))return;const property5=isGiven2&&text[from2+name2.length]==="="?propertyOf(name2,this.#text(value)):void 0;if(property5)
this.#property(property5,from2+name2.length,value);else this.#code(value)}#property({written:written2,name:name2},end,value){this.#script.put(end-written2.length-
1,`;${name2.padEnd(written2.length)}=`);this.#script.keep(value);this.#script.put(value.to,";");this.#script.hide(value,this.#hidden)}#slotName({name:name2,from:from2}){
const written2=COMPUTED_SLOT.exec(name2)?.groups?.name;if(written2===void 0)return;const start=from2+name2.length-1-written2.length;this.#code({from:start,to:start+
written2.length})}#binding(value){this.#code(value);const{before:before2,room}=LOOP.exec(this.#text(value))?.groups??{};if(before2!==void 0&&room!==void 0){const word=value.
from+before2.length;this.#script.put(word,"in");const last=word+"in".length+room.length-1;if(!/[\r\n]$/.test(room)){this.#script.put(last,"(");this.#script.put(
value.to,");")}}const[pattern=""]=/^\s*(?:[\w$]+|\{[^{}]*\})\s*(?=:[ \t])/.exec(this.#text(value))??[];if(pattern!=="")this.#script.put(value.from+pattern.length,
"as")}#interpolations({from:from2,to}){const{text}=this.#script;for(let at2=text.indexOf("{{",from2);at2>=0&&at2<to;at2=text.indexOf("{{",at2)){const end=text.indexOf(
"}}",at2);if(end<0||end>to)return;this.#code({from:at2+2,to:end});at2=end}}#code(span){if(this.#text(span).trim()==="")return;this.#script.code(span);this.#script.
hide(span,this.#hidden)}#text({from:from2,to}){return this.#script.text.slice(from2,to)}};var READERS={astro:scriptOfAstro,svelte:scriptOfSvelte,vue:scriptOfVue};var isComponentFile=({language})=>language in READERS;var scriptOf=({language,text})=>READERS[language]?.(
text)??text;var isTyped=({language,text})=>language==="astro"||/<script\b[^>]{0,500}?\blang=["']?ts/i.test(text);var isAutoImported=({path})=>AUTO_IMPORTED_FILE.
test(path);var MACRO=/^(?:define[A-Z]\w+|withDefaults|\$(?:state|derived|props|effect|bindable|inspect|host))$/;var BINDING=/(?:\sv-for|[\s<](?:#[\w.:[\]-]*|v-slot[\w.:[\]-]*|slot-scope))\s*=\s*["']?\s*\S?$/;
var LONGEST_BEFORE=80;var GLOBAL=/^(?:Infinity|NaN|is(?:Finite|NaN)|parse(?:Float|Int)|(?:de|en)codeURI(?:Component)?|Math|Number|Date|Array|Object|Boolean|String|RegExp|Map|Set|JSON|Intl|BigInt|console|Error|Symbol)$/;
var WHERE_IT_RUNS=/\.(?:client|server|global)$/;var GIVING2=/^(?:defineProps|withDefaults)$/;function registeredNames(path,name2){const words=text=>text.match(/[A-Z]?[a-z\d]+|[A-Z]+(?![a-z])/g)??
[];const pascal=parts2=>parts2.map(part=>part.charAt(0).toUpperCase()+part.slice(1)).join("");const own3=words(name2);const before2=path.slice(path.lastIndexOf(
"components")+1,-1).flatMap(words);let shared=Math.min(before2.length,own3.length);while(shared>0&&pascal(before2.slice(-shared))!==pascal(own3.slice(0,shared)))
shared--;const whole=path.includes("components")?[pascal([...before2.slice(0,before2.length-shared),...own3])]:[];return new Set([pascal(own3),...whole])}var Component=class{definition;#x;#file;#scripts;#names=[];#instance=0;#reading=0;#tags=new Set;#macros=[];#global=new Set;#typesOfAstro=new Map;#blocks;#properties;#elements;#refs;#registered=[];constructor(x,file){
this.#x=x;this.#file=file;const{language,text}=file;if(language==="svelte")this.#blocks=new Blocks2(x,text);if(language==="svelte"||language==="vue"){this.#properties=
new Properties(x,text,file.path);this.#refs=language==="vue"?new TemplateRefs(x):void 0;this.#elements=new Elements(x,text,language,this.#refs)}const own3=file.
language==="astro"?frontmatterOf(file.text):void 0;this.#scripts=[...own3?[own3]:[],...scriptsIn(file.text)];const parts2=file.path.split("/");const base=parts2.
at(-1);const stem=base.slice(0,base.lastIndexOf(".")).replace(WHERE_IT_RUNS,"");const name2=stem==="index"&&parts2.at(-2)||stem||base;this.definition=x.symbols.
push({name:name2,kind:"class",line:1,column:0,start:1,end:x.tree.lineAt(Math.max(file.text.length-1,0)),signature:`<${name2} />`,modifiers:["exported","default"]});
x.owner=this.definition-1;x.isModule=true;for(const known3 of file.language==="astro"?[]:registeredNames(parts2,name2)){this.#register(OF_TAG+known3);if(file.language===
"vue"&&parts2.includes("components"))this.#register(LAZY+known3)}this.#properties?.begin();if(language!=="astro")return;if(PROPS.test(text))this.#typesOfAstro.set(
"props",x.name(x.string("Props"),TYPE_SPACE));const app=x.name(x.string("App"),TYPE_SPACE);this.#typesOfAstro.set("locals",x.emit(T_MEMBER,app,x.string("Locals"),
0))}#register(known3){const x=this.#x;const entity=x.record(ENTITY,x.string(known3),0,0,0);this.#registered.push(x.declare(entity,VARIABLE,this.definition));x.globals.
push(x.string(known3),entity)}named(node,record,value){const x=this.#x;const{language,text}=this.#file;const isScript=this.isScript(node);const name2=x.text(node);
if(language==="astro"&&name2==="Astro")this.#global.add(record);if(isScript&&(MACRO.test(name2)||language==="vue"&&isNameOfVue(name2)))this.#macros.push(record);
if(language==="svelte"&&text[x.tree.start[node]-1]==="$")return this.#read("svelte/store","get",value);if(isScript)return value;this.#names.push(record);return language===
"vue"?this.#read("vue","unref",value):value}#read(source,name2,value){const x=this.#x;if(this.#reading===0)this.#reading=x.emit(IMPORTED,module(x,source),x.string(
name2));return x.record(CALL,this.#reading,x.list([value]),0,0,0,0)}called(name2,record){const{code}=this.#x;const[args,types]=[code[record+2],code[record+3]];const first2=args===
0?0:code[args+1];if(types!==0)this.#properties?.defined(name2,code[types+1]);else if(first2!==0)this.#properties?.defined(name2,this.#x.emit(T_TYPEOF,first2));if(name2===
"defineExpose"&&this.#x.code[first2]===SHAPE_VALUE)this.#properties?.exposes(code[first2+1]);this.#refs?.called(name2,record);if(!GIVING2.test(name2))return record;
const given6=types===0?first2:this.#x.emit(TYPED,code[types+1]);if(name2==="defineProps"&&given6!==0)this.#instance=given6;return given6===0?record:given6}bindsNames(node){
const x=this.#x;const start=x.tree.start[node];const before2=this.#file.text.slice(Math.max(0,start-LONGEST_BEFORE),start+1);if(this.isScript(node))return false;
if(this.#elements?.reads(node))return true;if(this.#blocks)return this.#blocks.reads(node,before2);if(!BINDING.test(before2))return false;let inside3=node+1;while(x.
kind(inside3)===K.parenthesized_expression)inside3++;const held2=x.kind(inside3)===K.binary_expression?x.field(inside3,"right"):-1;if(x.kind(inside3)===K.as_expression)
bindNames(x,inside3+1,expression(x,inside3));else if(held2<0)bindNames(x,inside3,this.#elements?.slotted(before2)??0);else bindNames(x,x.field(inside3,"left"),x.
emit(ELEMENT,expression(x,held2)));return true}isScript(node){const start=this.#x.tree.start[node];return this.#scripts.some(({from:from2,to})=>from2<=start&&start<
to)}declared(pattern,value,type2){this.#properties?.declared(pattern,value,type2)}snippet(node,name2,record){if(!this.isScript(node))this.#elements?.snippet(name2,
record)}isMadeOf(value){const x=this.#x;const args=x.code[value]===CALL?x.code[value+2]:0;const options4=args===0?value:x.code[args+1];if(this.#file.language!==
"vue"||x.code[options4]!==SHAPE_VALUE)return;if(args===0){const define2=x.emit(IMPORTED,module(x,"vue"),x.string("defineComponent"));x.setContext(options4,IN_ARGUMENT,
x.record(CALL,define2,x.list([options4]),0,0,0,0),0)}const inside3=functionOf(x,0,0);x.code[inside3+F_OWNER]=x.code[options4+1];const instance2=x.emit(THIS,inside3);
this.#instance=this.#instance===0?instance2:x.emit(EITHER,this.#instance,instance2)}finish(){const x=this.#x;const{code}=x;this.#callTags();const isUnknown=record=>code[record]===
NAME&&code[record+1]<0&&!this.#tags.has(record);const isGlobal2=record=>GLOBAL.test(x.strings[~code[record+1]]);if(this.#file.language==="vue"){for(const record of this.#names.
filter(isUnknown))if(OF_INSTANCE.includes(x.strings[~code[record+1]]))this.#become(record,IMPORTED,module(x,"vue"))}if(this.#instance!==0)for(const record of this.#names.
filter(record2=>isUnknown(record2)&&!isGlobal2(record2)))this.#become(record,MEMBER,this.#instance);for(const record of this.#macros.filter(isUnknown))this.#become(
record,IMPORTED,module(x,this.#file.language));this.#givenByAstro();const own3=x.string("default");this.#elements?.end();this.#refs?.finish();const made6=this.#properties?.
asFunction(this.definition,this.#elements?.slots()??0)??0;for(const declaration of this.#registered)code[declaration+D_VALUE]=made6;if(!x.exports.some(at2=>code[at2+
2]===own3))x.export(EXPORT_VALUE,own3,made6,0,this.definition)}#givenByAstro(){const x=this.#x;const{code,occurrences}=x;const global=new Set([...this.#global].
filter(record=>code[record+1]<0));for(const record of global)this.#become(record,IMPORTED,module(x,"astro"));for(let at2=4;global.size>0&&at2<occurrences.length;at2+=
OCCURRENCE_FIELDS){const record=occurrences[at2];if(code[record]!==MEMBER||!global.has(code[record+1]))continue;const type2=this.#typesOfAstro.get(x.strings[code[record+
2]]);if(type2===void 0)continue;occurrences[at2]=x.emit(MEMBER,code[record+1],code[record+2]);code[record]=TYPED;code[record+1]=type2}}#become(record,kind,of8){
const{code}=this.#x;code[record+2]=~code[record+1];code[record+1]=of8;code[record]=kind}#callTags(){const x=this.#x;const{occurrences,tree,code}=x;for(let at2=0;at2<
occurrences.length;at2+=OCCURRENCE_FIELDS){const before2=tree.lineStarts[occurrences[at2]-1]+occurrences[at2+1]-1;const closes=this.#file.text[before2]==="/";if(this.#file.
text[closes?before2-1:before2]!=="<"||!";{".includes(tree.text[before2]??""))continue;if(occurrences[at2+3]!==READ)continue;if(!closes)occurrences[at2+3]=CALLED;
const record=occurrences[at2+4];if(code[record]!==NAME||code[record+1]>=0)continue;this.#tags.add(record);code[record+1]=~x.string(OF_TAG+x.strings[~code[record+
1]])}}};function markExported(x){const{code}=x;for(const record of x.exports){const kind=code[record+1];const value=code[record+3];if(kind===EXPORT_VALUE)markNamed(x,value,
x.strings[code[record+2]]==="default");if(kind===EXPORT_ASSIGN)markAssigned(x,value,code[record+5])}for(const member3 of x.exportMembers)markNamed(x,code[member3+
M_VALUE])}function markAssigned(x,value,definition){const{code}=x;const holder=x.symbols[definition-1]?.parent;if(holder!==void 0)mark(x,holder+1,"exported");const given6=assigned(
x,value);mark(x,definedBy(x,given6),"exported");if(code[given6]===SHAPE_VALUE){for(const member3 of x.listed(code[code[given6+1]+S_MEMBERS]))markNamed(x,code[member3+
M_VALUE])}markNamed(x,given6);for(const expando of x.expandos){const target=code[expando+1];const added=code[expando+4];if(added>0&&code[target]===NAME&&denotes(
x,code[target+1],given6))mark(x,added,"exported")}}function assigned(x,value){let at2=value;while(x.code[at2]===ASSIGN)at2=x.code[at2+2];return at2}function definedBy({
code},value){const of8=code[value+1];if(code[value]===FUNCTION_VALUE)return code[of8+F_DEFINITION];return code[value]===SHAPE_VALUE?code[of8+S_DEFINITION]:0}function denotes(x,entity,given6){
const{code}=x;if(entity<=0)return false;if(code[given6]===NAME)return code[given6+1]===entity;return declarationsOf(x,entity).some(d=>assigned(x,code[d+D_VALUE])===
given6)}function markNamed(x,value,isDefault=false){const{code}=x;const given6=assigned(x,value);const entity=code[given6]===NAME?code[given6+1]:0;if(entity<=0)
return;for(const d of declarationsOf(x,entity)){if(isImport2(x,d))continue;const definition=code[d+D_DEFINITION];mark(x,definition,"exported");if(isDefault)mark(
x,definition,"default")}}function declarationsOf(x,entity){const found=[];for(let d=x.code[entity+E_DECLARATION];d!==0;d=x.code[d+D_NEXT])found.push(d);return found}
function isImport2(x,declaration){const{code}=x;if(code[declaration+D_KIND]===IMPORT_BINDING)return true;let at2=code[declaration+D_VALUE];while(at2!==0&&(code[at2]===
MEMBER||code[at2]===NON_NULL))at2=code[at2+1];return at2!==0&&code[at2]===REQUIRE}function mark(x,definition,modifier){const symbol=definition>0?x.symbols[definition-
1]:void 0;if(symbol&&!symbol.modifiers?.includes(modifier))symbol.modifiers=[...symbol.modifiers??[],modifier]}var Extraction=class extends Scopes{tree;tables;symbols=[];locals=[];occurrences=[];passing=[];modules=[];exports=[];expandos=[];#given={count:0,names:new Set};comments=new Map;globals=[];ambient=[];types=[];hasTypesBeforeTemplates;typescript;path="";isModule=false;autoImported=false;runes=false;queues=new Map;templates=[];component;owner=-1;frame;classShape=0;classStatic=false;exportsShape=0;exportMembers=[];doc=-1;exported=false;named=false;exporting=false;declared=false;exportsAll=false;defaulted=false;inferring=0;inferred=[];sink;namespace=0;classFrame;literals=new Map;described=new Map;prototype=0;routes=[];visible=[];#visibleOf;#visibleList=0;labels=[];extended=new Map;guards=[];held=[];denied=[];asserting=-1;asserted=[];paths=new Map;narrowings=[];accessors=[];elements=0;awaited=-1;template=-1;tagged;made;naming;#pending=[];#exportedEntities=new Set;#mentioned=new Set;#writes=[];growths=[];constructor(tree,typescript){
super();this.tree=tree;this.tables=tablesOf(tree.grammar);this.typescript=typescript;this.hasTypesBeforeTemplates=typescript&&/>\s?`/.test(tree.text);this.exportsShape=
this.shape(MODULE,0);this.frame={record:0,body:-1,flags:0,returned:[],implied:0,yielded:[],instance:void 0,self:0}}kind(node){const type2=this.tree.type[node];return type2===
65535?K.ERROR:this.tables.codes[type2]}field(node,field2){return this.tree.child(node,this.tables.field[field2])}childOf(node,kind){const{after:after2}=this.tree;
for(let at2=node+1,end=after2[node];at2<end;at2=after2[at2])if(this.kind(at2)===kind)return at2;return-1}firstNamed(node){const{after:after2,flags}=this.tree;for(let at2=node+
1,end=after2[node];at2<end;at2=after2[at2])if((flags[at2]&NAMED)!==0&&this.kind(at2)!==K.comment)return at2;return-1}has(node,kind){return this.childOf(node,kind)>=
0}text(node){return this.tree.textOf(node)}nameOf(node){return this.string(this.text(node))}shape(kind,definition){const visible=this.visibleList();const at2=this.
code.length;for(let i=0;i<S_SIZE;i++)this.code.push(0);this.code[at2]=SHAPE;this.code[at2+S_KIND]=kind;this.code[at2+S_DEFINITION]=definition;this.code[at2+S_VISIBLE]=
visible;this.code[at2+S_OUTER]=this.namespace;return at2}member(name2,flags,definition,type2,value,shape2){return this.record(MEMBER_OF,name2,flags,definition,type2,
value,0,shape2)}visibleList(){const{visible}=this;if(visible.length===0)return 0;if(this.#visibleOf!==visible){this.#visibleOf=visible;this.#visibleList=this.list(
visible)}return this.#visibleList}moduleExports=[];name(name2,space){const record=this.emit(space===VALUE_SPACE?NAME:T_NAME,~name2,0,this.namespace);this.#pending.
push(record,this.scope,name2,space);return record}exportEntity(name2,entity){const key=`${this.defaulted?"":name2}:${entity}`;if(this.#exportedEntities.has(key))
return;this.#exportedEntities.add(key);if(this.sink){const member3=this.member(this.defaulted?this.string("default"):name2,STATIC,0,0,0,0);this.code[member3+M_ENTITY]=
entity;this.sink.push(member3);this.show(name2)}else if(this.defaulted)this.export(EXPORT_ENTITY,this.string("default"),entity,0,0);else this.export(EXPORT_ENTITY,
name2,entity,0,0)}export(kind,name2,value,source,definition){if(this.sink){const given6=(as2,what)=>this.sink?.push(this.member(as2,STATIC,0,0,what,0));if(kind===
EXPORT_VALUE&&name2!==0)given6(name2,value);else if(kind===EXPORT_ASSIGN)given6(this.string("="),value);else if(kind===EXPORT_FROM)given6(name2,this.emit(IMPORTED,
source,value));return}this.exports.push(this.record(EXPORT,kind,name2,value,source,definition))}write(name2,value,node){this.#writes.push(this.scope,name2,value,
node)}isGiven(holder,name2){const{code,expandos}=this;const given6=this.#given;for(;given6.count<expandos.length;given6.count++){const expando=expandos[given6.count];
given6.names.add(`${code[code[expando+1]+1]} ${code[expando+2]}`)}return given6.names.has(`${holder} ${name2}`)}occurrence(node,use,record){const start=this.tree.
start[node];const line=this.tree.lineAt(start);this.occurrences.push(line,start-this.tree.lineStarts[line-1],this.tree.end[node]-start,use,record,this.owner)}mention(at2,length,record){
if(this.#mentioned.has(at2))return;this.#mentioned.add(at2);const{tree}=this;this.occurrences.push(tree.lineAt(at2),tree.columnAt(at2),length,MENTIONED,record,this.
owner)}finish(){this.#applyWrites();const{code}=this;const pending=this.#pending;for(let at2=0;at2<pending.length;at2+=4){const entity=this.resolve(pending[at2+
1],pending[at2+2],pending[at2+3]);if(entity!==0)code[pending[at2]+1]=entity;else if(!this.typescript&&this.strings[pending[at2+2]]==="exports")this.#toExports(pending[at2])}
for(const record of this.moduleExports)if(code[code[record+1]+1]<0)this.#toExports(record);this.component?.finish();for(const template of this.templates)template.
finish();if(this.autoImported)this.#offerToAll();for(const{use,checked:checked2,name:name2}of this.narrowings)if(!haveSameRoot(this,name2,checked2))code[use+1]=
name2;ownAccessors(this);markExported(this);markRoutes(this);code[this.exportsShape+S_MEMBERS]=this.list(this.exportMembers);return{symbols:this.symbols,surface:{
strings:this.strings,code,modules:this.modules,exports:this.exports,expandos:this.expandos,top:this.namesOf(0),globals:this.globals,ambient:this.ambient,isModule:this.
isModule,types:this.types,namedTypes:this.namedTypes,exportsShape:this.exportsShape},body:{locals:this.locals,occurrences:this.occurrences,passing:this.passing}}}#offerToAll(){
for(const at2 of this.exports){const[kind,name2,entity]=[this.code[at2+1],this.code[at2+2],this.code[at2+3]];if(kind===EXPORT_ENTITY)this.globals.push(this.string(
AUTO_IMPORTED+this.strings[name2]),entity)}}#toExports(record){this.code[record]=EXPORTS;this.code[record+1]=this.exportsShape;this.code[record+2]=0}#applyWrites(){
const{code}=this;const writes=this.#writes;for(let at2=0;at2<writes.length;at2+=4){const[scope,name2,value,node]=writes.slice(at2,at2+4);let entity=this.resolve(
scope,name2,VALUE_SPACE);if(entity===0){if(this.typescript||this.isInFunction(scope))continue;const owner=this.owner;this.owner=-1;this.doc=-1;entity=this.entity(
name2,0);this.declare(entity,VARIABLE,defineSymbol(this,this.strings[name2],"variable",node,node,-1),0,value);this.owner=owner}else{const head=code[entity+E_WRITES];
code[entity+E_WRITES]=this.record(head,value)}}applyGrowths(this)}};var SourceUnit=class{index;path;symbols;strings;code;surface;typescript;values=new Map;types=new Map;entities=new Map;returns=new Map;expandos=new Map;ambient=new Map;namespaces=new Map;merged=new Map;augmented=new Map;prototypes=new Map;#members=new Map;#exports;#definitions;#top;constructor(index,file){
this.index=index;this.path=file.path;this.symbols=file.symbols;this.strings=file.surface.strings;this.code=Int32Array.from(file.surface.code);this.typescript=file.
language!=="javascript";this.surface={...file.surface,code:[]};file.surface.code=[]}at(offset){return this.code[offset]}name(index){return this.strings[index]}list(offset){
const items=[];for(let at2=offset+1;at2<=offset+this.at(offset);at2++)items.push(this.at(at2));return items}members(shape2){let map=this.#members.get(shape2);if(!map){
map=new Map;for(const member3 of this.list(this.at(shape2+S_MEMBERS))){const name2=this.name(this.at(member3+M_NAME));const list2=map.get(name2);if(list2)list2.
push(member3);else map.set(name2,[member3])}this.#members.set(shape2,map)}return map}exported(name2){return this.#exported().get(name2)??[]}exportedNames(){return[
...this.#exported().keys()]}#exported(){if(!this.#exports){this.#exports=new Map;for(const record of this.surface.exports){const kind=this.at(record+1);const key=kind===
EXPORT_STAR?"*":kind===EXPORT_ASSIGN?"=":this.name(this.at(record+2));const list2=this.#exports.get(key);if(list2)list2.push(record);else this.#exports.set(key,
[record])}}return this.#exports}top(name2){if(!this.#top){this.#top=new Map;const{top}=this.surface;for(let at2=0;at2<top.length;at2+=2)this.#top.set(this.name(
top[at2]),top[at2+1])}return this.#top.get(name2)??0}declarations(entity){const found=[];for(let at2=this.at(entity+E_DECLARATION);at2!==0;at2=this.at(at2+D_NEXT))
found.push(at2);return found}writes(entity,most){const found=[];for(let at2=this.at(entity+E_WRITES);at2!==0&&found.length<most;at2=this.at(at2))found.push(this.
at(at2+1));return found}entityOfDefinition(definition){if(!this.#definitions){this.#definitions=new Map;for(const d of this.surface.namedTypes)this.#definitions.
set(this.at(d+1),this.at(d))}return this.#definitions.get(definition)??0}addExpando(map,record,name2,expando){let names=map.get(record);if(!names){names=new Map;
map.set(record,names)}const list2=names.get(name2);if(list2)list2.push(expando);else names.set(name2,[expando])}};var Told=class{units=new Map;globals=new Map;ambient=new Map;add(unit){this.units.set(unit.path,unit);for(const[name2,shape2]of ambientOf(unit)){const blocks2=push(
this.ambient,name2,{unit,shape:shape2});unit.ambient.set(shape2,blocks2)}for(const[name2,entity]of globalsOf(unit))push(this.globals,name2,{unit,entity})}settled(together2){
const tables={globals:places(this.globals,({unit,entity})=>[unit.index,entity]),ambient:places(this.ambient,({unit,shape:shape2})=>[unit.index,shape2]),adding:[
...this.units.values()].filter(addsToOthers).map(({index})=>index),together:together2.map(({index})=>index).sort((a,b)=>a-b)};const text=new TextEncoder().encode(
JSON.stringify(tables));const bytes=new Uint8Array(new SharedArrayBuffer(text.length));bytes.set(text);return bytes}};var Settled=class{units={get:path=>this.#unit(
path)};globals;ambient;#paths;#positions;#load;#place;#units=new Map;#adding;#together;constructor(bytes,paths,load,place3){const{globals:globals2,ambient:ambient2,
adding,together:together2}=JSON.parse(Buffer.from(bytes).toString());this.#paths=paths;this.#positions=new Map(paths.map((path,at2)=>[path,at2]));this.#load=load;
this.#place=place3;this.#adding=adding;this.#together=new Set(together2);this.globals=this.#lookup(globals2,(unit,entity)=>({unit,entity}));this.ambient=this.#lookup(
ambient2,(unit,shape2)=>({unit,shape:shape2}))}placeTogether(){const units=[...this.#together].map(at2=>this.#at(at2));for(const unit of units)this.#place(unit)}adding(){
return this.#adding.map(at2=>this.#at(at2))}#at(position){return this.#unit(this.#paths[position])}#unit(path){const known3=this.#units.get(path);const position=known3?
void 0:this.#positions.get(path);if(position===void 0)return known3;const unit=new SourceUnit(position,this.#load(position));this.#units.set(path,unit);for(const[
name2,shape2]of ambientOf(unit))unit.ambient.set(shape2,this.ambient.get(name2)??[]);if(!this.#together.has(position))this.#place(unit);return unit}#lookup(table2,found){
const known3=new Map;return{get:name2=>{const list2=known3.get(name2);const at2=list2||!Object.hasOwn(table2,name2)?void 0:table2[name2];if(!at2)return list2;const made6=[];
known3.set(name2,made6);for(let n=0;n<at2.length;n+=2)made6.push(found(this.#at(at2[n]),at2[n+1]));return made6}}}};var addsToOthers=({surface})=>surface.isModule&&
surface.ambient.length>0;function*pairs(unit,list2){for(let at2=0;at2<list2.length;at2+=2)yield[unit.name(list2[at2]),list2[at2+1]]}var ambientOf=unit=>pairs(unit,
unit.surface.ambient);function*globalsOf(unit){const{isModule,top,globals:globals2}=unit.surface;if(!isModule)yield*pairs(unit,top);yield*pairs(unit,globals2)}function push(to,name2,found){
const list2=to.get(name2);if(!list2){const made6=[found];to.set(name2,made6);return made6}list2.push(found);return list2}function places(of8,place3){const made6=Object.
create(null);for(const[name2,list2]of of8)made6[name2]=list2.flatMap(place3);return made6}var MOST_STEPS=8;var isLiteral=({unit,record})=>unit.at(record)===SHAPE&&unit.at(record+S_KIND)===LITERAL;function placeExpandos(w,unit){const search=new Search(
w);const holders=new Set;for(const record of unit.surface.expandos){const[target,name2,value,definition]=[1,2,3,4].map(at2=>unit.at(record+at2));const text=unit.
name(name2);if(text===KEPT){const key=unit.at(target+1);if(key>0)unit.addExpando(unit.expandos,key,text,{unit,value,definition});continue}const holder=search.holderOf(
unit,target,0);if(!holder)continue;if(text===elementsOf("")&&!isLiteral(holder))continue;if(holder.unit!==unit)holders.add(holder.unit);const map=holder.prototype?
holder.unit.prototypes:holder.unit.expandos;if(text==="prototype"&&!holder.prototype){unit.addExpando(holder.unit.prototypes,holder.record,"",{unit,value,definition:0});
continue}unit.addExpando(map,holder.record,text==="__proto__"?"":text,{unit,value,definition})}const through2=new Set([...search.through,...holders]);through2.delete(
unit);return{holders,through:through2}}function reachesOut(unit){return unit.surface.expandos.some(record=>unit.name(unit.at(record+2))!==KEPT&&isFromElsewhere(
unit,unit.at(record+1),0))}function isFromElsewhere(unit,value,depth){if(value===0)return false;if(depth>MOST_STEPS)return true;switch(unit.at(value)){case REQUIRE:case IMPORTED:
return true;case NAME:{const entity=unit.at(value+1);return entity>0&&unit.declarations(entity).some(d=>{const kind=unit.at(d+D_KIND);const given6=unit.at(d+D_VALUE);
const op=kind===VARIABLE&&given6!==0?unit.at(given6):0;const leads2=kind===IMPORT_BINDING||op===ASSIGN||op===REQUIRE||op===MEMBER;return leads2&&isFromElsewhere(
unit,given6,depth+1)})}case MEMBER:case NARROWED:case NON_NULL:return isFromElsewhere(unit,unit.at(value+1),depth+1);case ASSIGN:return isFromElsewhere(unit,unit.
at(value+2),depth+1);case THIS:{const self=unit.at(value+1);if(self<=0||unit.at(self)===SHAPE)return false;const owner=unit.at(self+F_OWNER);return owner!==0&&unit.
at(owner)!==SHAPE&&isFromElsewhere(unit,owner,depth+1)}default:return false}}var Search=class{through=new Set;#world;constructor(world){this.#world=world}holderOf(unit,value,depth){
this.through.add(unit);if(value===0||depth>MOST_STEPS)return void 0;switch(unit.at(value)){case NAME:{const entity=unit.at(value+1);if(entity>0)return this.#ofEntity(
unit,entity,depth);return void 0}case NARROWED:case NON_NULL:return this.holderOf(unit,unit.at(value+1),depth+1);case EXPORTS:return{unit,record:unit.at(value+1),
prototype:false};case THIS:{const self=unit.at(value+1);if(self<=0)return self<0?{unit,record:-self,prototype:false}:void 0;if(unit.at(self)===SHAPE)return{unit,
record:self,prototype:true};const owner=unit.at(self+F_OWNER);if(owner===0)return{unit,record:self,prototype:true};if(unit.at(owner)!==SHAPE)return this.holderOf(
unit,owner,depth+1);const isStatic=(unit.at(self+F_FLAGS)&STATIC)!==0;return{unit,record:owner,prototype:unit.at(owner+S_KIND)===CLASS&&!isStatic}}case MEMBER:{
const outer=this.holderOf(unit,unit.at(value+1),depth+1);if(!outer)return void 0;this.through.add(outer.unit);const name2=unit.name(unit.at(value+2));if(name2===
"prototype")return{...outer,prototype:true};return this.#memberOf(outer,name2,depth)}case FUNCTION_VALUE:case SHAPE_VALUE:return{unit,record:unit.at(value+1),prototype:false};case ASSIGN:
return this.holderOf(unit,unit.at(value+2),depth+1);case REQUIRE:{const target=this.#module(unit,unit.at(value+1));if(!target)return void 0;const assigned2=target.
exported("=")[0];if(assigned2===void 0)return{unit:target,record:target.surface.exportsShape,prototype:false};return this.holderOf(target,target.at(assigned2+3),
depth+1)}case IMPORTED:{const target=this.#module(unit,unit.at(value+1));if(!target)return void 0;for(const record of target.exported(unit.name(unit.at(value+2)))){
const kind=target.at(record+1);if(kind===EXPORT_ENTITY)return this.#ofEntity(target,target.at(record+3),depth+1);if(kind===EXPORT_VALUE)return this.holderOf(target,
target.at(record+3),depth+1)}return void 0}default:return void 0}}#ofEntity(unit,entity,depth){for(const d of unit.declarations(entity)){const extra=unit.at(d+D_EXTRA);
const value=unit.at(d+D_VALUE);switch(unit.at(d+D_KIND)){case FUNCTION_DECLARATION:case CLASS_DECLARATION:return{unit,record:extra,prototype:false};case IMPORT_BINDING:
return this.holderOf(unit,value,depth+1)??{unit,record:entity,prototype:false};case VARIABLE:{const op=value===0?0:unit.at(value);if(op===FUNCTION_VALUE||op===SHAPE_VALUE||
op===ASSIGN||op===MEMBER||op===REQUIRE||op===EXPORTS||op===THIS)return this.holderOf(unit,value,depth+1)??{unit,record:entity,prototype:false};return{unit,record:entity,
prototype:false}}default:return{unit,record:entity,prototype:false}}}return void 0}#memberOf({unit,record,prototype},name2,depth){const shape2=prototype&&unit.at(
record)===FUNCTION?unit.at(record+F_INSTANCE):record;if(shape2!==0&&unit.at(shape2)===SHAPE)for(const member3 of unit.members(shape2).get(name2)??[]){const value=unit.
at(member3+M_VALUE);const op=value===0?0:unit.at(value);if(op===FUNCTION_VALUE||op===SHAPE_VALUE)return{unit,record:unit.at(value+1),prototype:false}}for(const given6 of(prototype?
unit.prototypes:unit.expandos).get(record)?.get(name2)??[]){const op=given6.value===0?0:given6.unit.at(given6.value);const leads2=op===FUNCTION_VALUE||op===SHAPE_VALUE||
op===ASSIGN||op===MEMBER;const found=leads2?this.holderOf(given6.unit,given6.value,depth+1):void 0;if(found)return found}return void 0}#module(unit,at2){const target=this.#world.
module(unit,at2);if(!target||!("unit"in target))return void 0;this.through.add(target.unit);return target.unit}};var MOST_PASSAGES=20;function placeAugmentations(w,unit){if(!addsToOthers(unit))return;const{ambient:ambient2}=unit.surface;for(let at2=0;at2<ambient2.length;at2+=
2){const resolved2=w.modules.resolve(unit.path,unit.name(ambient2[at2]));const target=resolved2&&"file"in resolved2?w.units.get(resolved2.file):void 0;if(!target)
continue;for(const member3 of unit.list(unit.at(ambient2[at2+1]+S_MEMBERS))){const entity=unit.at(member3+M_ENTITY);const added=entity===0?[]:interfacesOf(unit,
entity);const home=added.length===0?void 0:homeOf(w,target,unit.name(unit.at(member3+M_NAME)),new Set);if(!home)continue;for(const block2 of added)add(home,block2);
for(const block2 of interfacesOf(home.unit,home.entity))add({unit,entity},block2)}}}function add({unit,entity},block2){const known3=unit.augmented.get(entity);if(known3)
known3.push(block2);else unit.augmented.set(entity,[block2])}function interfacesOf(unit,entity){return unit.declarations(entity).filter(d=>unit.at(d+D_KIND)===INTERFACE_DECLARATION).
map(d=>({unit,shape:unit.at(d+D_EXTRA)}))}function homeOf(w,unit,name2,seen){if(seen.has(unit)||seen.size>MOST_PASSAGES)return void 0;seen.add(unit);const through2=(module2,imported)=>{
const target=w.module(unit,module2);return target&&"unit"in target?homeOf(w,target.unit,imported,seen):void 0};for(const record of unit.exported(name2)){const value=unit.
at(record+3);if(unit.at(record+1)===EXPORT_FROM)return through2(unit.at(record+4),unit.name(value));if(unit.at(record+1)!==EXPORT_ENTITY)continue;for(const d of unit.
declarations(value)){const imported=unit.at(d+D_VALUE);if(unit.at(d+D_KIND)===IMPORT_BINDING&&unit.at(imported)===IMPORTED)return through2(unit.at(imported+1),unit.
name(unit.at(imported+2)))}return{unit,entity:value}}for(const record of unit.exported("*")){const found=through2(unit.at(record+4),name2);if(found)return found}
return void 0}function rebound(environment,from2,to){const parameters3=to.unit.list(to.unit.at(to.shape+S_TYPE_PARAMETERS));if(!environment||parameters3.length===
0)return environment;const own3=from2.unit.list(from2.unit.at(from2.shape+S_TYPE_PARAMETERS));const bound3=new Map(environment);parameters3.forEach((parameter,at2)=>{
const given6=at2<own3.length?environment.get(parameterKey(from2.unit,own3[at2])):void 0;if(given6)bound3.set(parameterKey(to.unit,parameter),given6)});return bound3}function namespaceOf(w,unit,shape2){const known3=unit.namespaces.get(shape2);if(known3)return known3;const blocks2=blocksOf(w,unit,shape2);const members=new Map;
const entities=new Map;for(const block2 of blocks2)for(const member3 of block2.unit.list(block2.unit.at(block2.shape+S_MEMBERS))){const name2=block2.unit.name(block2.
unit.at(member3+M_NAME));const list2=members.get(name2);if(list2)list2.push({unit:block2.unit,member:member3});else members.set(name2,[{unit:block2.unit,member:member3}]);
const entity=block2.unit.at(member3+M_ENTITY);if(entity===0)continue;const known4=entities.get(name2);if(known4)known4.push({unit:block2.unit,entity});else entities.
set(name2,[{unit:block2.unit,entity}])}const namespace={members,entities};for(const block2 of blocks2)block2.unit.namespaces.set(block2.shape,namespace);return namespace}
function blocksOf(w,unit,shape2){const module2=unit.ambient.get(shape2);if(module2)return module2;const blocks2=sameNamed(w,unit,shape2).flatMap(same3=>same3.unit.
declarations(same3.entity).filter(d=>same3.unit.at(d+D_KIND)===NAMESPACE_DECLARATION).map(d=>({unit:same3.unit,shape:same3.unit.at(d+D_EXTRA)})));return blocks2.
some(block2=>block2.unit===unit&&block2.shape===shape2)?blocks2:[{unit,shape:shape2}]}function sameNamed(w,unit,shape2){const entity=unit.at(shape2+S_ENTITY);if(entity===
0)return[];const known3=unit.merged.get(entity);if(known3)return known3;const name2=unit.name(unit.at(entity+E_NAME));const outer=unit.at(shape2+S_OUTER);const all2=outer===
0?w.globals.get(name2)??[]:exportedEntities(namespaceOf(w,unit,outer),name2);const same3=all2.some(other=>other.unit===unit&&other.entity===entity)?all2:[{unit,
entity}];for(const other of same3)other.unit.merged.set(other.entity,same3);return same3}function exportedEntities(namespace,name2){return namespace.entities.get(
name2)??NO_ENTITIES}function assignedIn(namespace){return(namespace.members.get("=")??[]).map(({unit,member:member3})=>({unit,value:unit.at(member3+M_VALUE)}))}
var NO_ENTITIES=[];function aroundName(w,unit,record){const name2=unit.name(~unit.at(record+1));for(let at2=unit.at(record+N_NAMESPACE);at2!==0;at2=unit.at(at2+
S_OUTER)){const found=exportedEntities(namespaceOf(w,unit,at2),name2);if(found.length>0)return found}return NO_ENTITIES}var OPEN={byName:new Map,open:[0]};var known2=new WeakMap;function starsFor(w,unit,name2){const all2=unit.exported("*");if(all2.length<2)return all2;const{byName,
open}=starsOf(w,unit);const named4=byName.get(name2)??[];if(open.length===0)return named4;return named4.length===0?open:[...named4,...open].sort((a,b)=>a-b)}function starsOf(w,unit){
const made6=known2.get(unit);if(made6)return made6;known2.set(unit,OPEN);const byName=new Map;const open=[];for(const record of unit.exported("*")){const target=w.
module(unit,unit.at(record+4));if(!target)continue;const names="unit"in target?namesOf(w,target.unit):void 0;if(!names)open.push(record);for(const name2 of names??
[]){const list2=byName.get(name2);if(!list2)byName.set(name2,[record]);else if(list2.at(-1)!==record)list2.push(record)}}const found={byName,open};known2.set(unit,
found);return found}function namesOf(w,unit){if(!unit.typescript||unit.exported("=").length>0)return void 0;if(unit.at(unit.at(unit.surface.exportsShape+S_MEMBERS))>
0)return void 0;if(unit.exported("*").length===0)return unit.exportedNames();const{byName,open}=starsOf(w,unit);return open.length>0?void 0:[...unit.exportedNames(),
...byName.keys()]}var DEEPEST4=120;var LARGE_CIRCLE=200;var MOST_STEPS2=1e4;var OpenQuestion=class{waitsFor;provisional;constructor(waitsFor,provisional){this.waitsFor=waitsFor;this.
provisional=provisional}};var World=class{units;globals;ambient;modules;depth=0;passed=0;#provisional=[];#missed=Number.POSITIVE_INFINITY;steps=0;choosing=new Map;#looking=new WeakMap;within(place3,name2,look){
let names=this.#looking.get(place3);if(!names){names=new Set;this.#looking.set(place3,names)}if(names.has(name2))return[];names.add(name2);const found=look();names.
delete(name2);return found}constructor(project,{units,globals:globals2,ambient:ambient2}){this.units=units;this.globals=globals2;this.ambient=ambient2;this.modules=
new Modules(project)}globalsFor(name2,from2){const all2=this.globals.get(name2)??[];if(all2.length===0||!isStandardGlobal(name2))return all2;return all2.filter(
({unit})=>this.modules.isInProjectOf(from2.path,unit.path))}packageOf(name2,from2){const specifier2=from2.typescript?GLOBAL_PACKAGES.get(name2):void 0;return specifier2===
void 0?void 0:this.declared(specifier2,from2)}declared(specifier2,from2){const resolved2=this.modules.resolve(from2.path,specifier2);return resolved2&&"package"in
resolved2&&resolved2.declared?resolved2.package:void 0}module(unit,index){const specifier2=unit.name(unit.surface.modules[index]);const resolved2=this.modules.resolve(
unit.path,specifier2);if(resolved2&&"file"in resolved2){const target=this.units.get(resolved2.file);if(!target||!unit.typescript)return target&&this.#script(target,
resolved2.declarations);return this.#declaredIn(target,specifier2)??{unit:target}}const blocks2=this.ambient.get(specifier2);const ambient2=blocks2?.[0];const outside=resolved2&&
"package"in resolved2?resolved2:void 0;if(!ambient2)return outside;const isOutside=outside?.declared||blocks2.every(block2=>block2.unit.surface.isModule);return outside&&
isOutside?{ambient:ambient2,added:outside.package}:{ambient:ambient2}}#declaredIn({path,surface},specifier2){if(surface.isModule||surface.ambient.length===0)return void 0;
const ambient2=this.ambient.get(specifier2)?.find(block2=>block2.unit.path===path);return ambient2&&{ambient:ambient2}}#script(target,declarations){const listed=declarations===
void 0?void 0:this.units.get(declarations);if(listed?.surface.isModule)return{unit:target,typed:listed};const stem=target.path.replace(/(\.d)?\.[cm]?[jt]s$/,"");
if(target.path.startsWith(`${stem}.d.`)){const code=this.units.get(`${stem}.js`)??this.units.get(`${stem}.cjs`)??this.units.get(`${stem}.mjs`);return code?{unit:code,
typed:target}:{unit:target}}const typed=target.typescript?void 0:this.units.get(`${stem}.d.ts`);return typed?{unit:target,typed}:{unit:target}}once(memo,key,answer){
const known3=memo.get(key);if(known3){if(!(known3 instanceof OpenQuestion))return known3;this.#missed=Math.min(this.#missed,known3.waitsFor);return known3.provisional}
if(this.depth>=DEEPEST4){this.#missed=0;return UNKNOWN2}const depth=++this.depth;const outer=this.#missed;const since=this.#provisional.length;this.#missed=Number.
POSITIVE_INFINITY;memo.set(key,new OpenQuestion(depth,UNKNOWN2));const{steps}=this;this.steps=0;const type2=answer();this.steps=steps;this.depth--;if(this.#missed>=
depth||depth===1){memo.set(key,type2);this.#forget(since);this.#missed=outer}else{memo.set(key,new OpenQuestion(this.#missed,type2));this.#provisional.push({memo,
key});this.#missed=Math.min(outer,this.#missed)}return type2}#forget(since){const large=this.#provisional.length-since>LARGE_CIRCLE;for(const{memo,key}of this.#provisional.
splice(since)){const open=memo.get(key);if(!(open instanceof OpenQuestion))continue;if(large)memo.set(key,open.provisional);else memo.delete(key)}}};var DEEPEST_ARGUMENT=5;var opening2={member:()=>UNKNOWN2,call:()=>UNKNOWN2,instance:()=>UNKNOWN2,element:()=>UNKNOWN2,choice:()=>UNKNOWN2};function undeferred(of8,name2){
if(name2===void 0)return opening2.call(of8);return name2===INSTANCE2?opening2.instance(of8):opening2.member(of8,name2)}function substitute(type2,environment,depth=0){
if(!environment||environment.size===0||depth>DEEPEST_ARGUMENT)return type2;switch(type2.kind){case"parameter":return environment.get(parameterKey(type2.unit,type2.
declaration))??type2;case"shape":if(type2.static?!isMixed(type2.unit,type2.shape):isEmptyLiteral(type2.unit,type2.shape))return type2;return pointed(type2,type2.
shape,type2.shape+S_VISIBLE,environment,depth);case"function":case"made":return pointed(type2,type2.record,type2.record+F_VISIBLE,environment,depth);case"standa\
rd":{const parameters3=substituted(type2.parameters,environment,depth+1);return parameters3===type2.parameters?type2:{...type2,parameters:parameters3}}case"call\
back":{const parameters3=substituted(type2.parameters,environment,depth+1);const returns2=type2.returns&&substitute(type2.returns,environment,depth+1);if(parameters3===
type2.parameters&&returns2===type2.returns)return type2;return returns2?{...type2,parameters:parameters3,returns:returns2}:{...type2,parameters:parameters3}}case"\
external":{const parameters3=type2.parameters&&substituted(type2.parameters,environment,depth+1);return!parameters3||parameters3===type2.parameters?type2:{...type2,
parameters:parameters3}}case"builtin":{const owner=substitute(type2.owner,environment,depth+1);return owner===type2.owner?type2:{...type2,owner}}case"tuple":{const items=substituted(
type2.items,environment,depth+1);return items===type2.items?type2:tuple(items)}case"spread":{const of8=substitute(type2.of,environment,depth);return of8===type2.
of?type2:{kind:"spread",of:of8}}case"union":{const of8=substituted(type2.of,environment,depth+1);return of8===type2.of?type2:union(of8)}case"intersection":case"\
overloads":{const of8=substituted(type2.of,environment,depth+1);return of8===type2.of?type2:{...type2,of:of8}}case"place":{const base=substitute(type2.base,environment,
depth+1);return base===type2.base?type2:place(type2.unit,type2.entity,base)}case"deferred":{const of8=substitute(type2.of,environment,depth+1);if(isOpen(of8))return same(
of8,type2.of)?type2:{...type2,of:of8};return undeferred(of8,type2.name)}case"mapped":return pointed(type2,type2.node,type2.node+MAPPED_VISIBLE,environment,depth);case"\
conditional":return opening2.choice(pointed(type2,type2.node,type2.node+CONDITIONAL_VISIBLE,environment,depth));case"lookup":return memberOf(substitute(type2.of,
environment,depth+1),substitute(type2.index,environment,depth+1));case"dictionary":{const value=substitute(type2.value,environment,depth+1);return value===type2.
value?type2:{...type2,value}}case"selection":{const of8=substitute(type2.of,environment,depth+1);const keys=substitute(type2.keys,environment,depth+1);return of8===
type2.of&&keys===type2.keys?type2:{...type2,of:of8,keys}}case"keyof":{const of8=substitute(type2.of,environment,depth+1);return of8===type2.of?type2:{...type2,of:of8}}default:
return type2}}function substituted(types,environment,depth){let made6;for(let at2=0;at2<types.length;at2++){const type2=types[at2];const found=substitute(type2,
environment,depth);if(found!==type2)made6??=types.slice();if(made6)made6[at2]=found}return made6??types}function memberOf(of8,index){if(index.kind==="literal")return isOpen(
of8)?{kind:"deferred",of:of8,name:index.text}:opening2.member(of8,index.text);if(index.kind==="union"&&index.of.every(part=>part.kind==="literal"))return union(
index.of.map(part=>memberOf(of8,part)));if(index.kind==="intersection"){const named4=index.of.find(part=>part.kind==="literal")??index.of.find(isOpen);if(named4)
return memberOf(of8,named4)}if(isOpen(of8)||isOpen(index))return{kind:"lookup",of:of8,index};return opening2.element(of8)}var isEmptyLiteral=(unit,shape2)=>unit.
at(shape2+S_KIND)===LITERAL&&unit.at(unit.at(shape2+S_MEMBERS))===0&&unit.at(unit.at(shape2+S_SPREADS))===0;function isMixed(unit,shape2){if(unit.at(shape2+S_KIND)!==
CLASS)return false;return unit.list(unit.at(shape2+S_EXTENDS)).some(heritage2=>{const value=unit.at(heritage2+1);const entity=unit.at(value)===NAME?unit.at(value+
1):0;return entity>0&&unit.at(unit.at(entity+E_DECLARATION)+D_KIND)===PARAM})}function pointed(type2,record,visible,outer,depth){const{unit,environment:own3}=type2;
const list2=unit.at(visible);if(list2===0&&unit.typescript)return type2;const merged4=new Map;let changed=false;for(let at2=1;at2<=unit.at(list2);at2++){const key=parameterKey(
unit,unit.at(list2+at2));const bound3=own3?.get(key);const value=bound3?substitute(bound3,outer,depth+1):outer.get(key);if(!value)continue;merged4.set(key,value);
if(value!==bound3)changed=true}if(!changed&&unit.typescript)return type2;if(!unit.typescript){const from2=parameterKey(unit,0);const to=parameterKey(unit,record);
for(const map of own3?[outer,own3]:[outer])for(const[key,value]of map){if(key<from2||key>to||merged4.has(key))continue;const bound3=map===own3?substitute(value,
outer,depth+1):value;merged4.set(key,bound3);changed=true}}else if(own3){for(const[key,value]of own3)if(!merged4.has(key))merged4.set(key,value)}return changed?
{...type2,environment:merged4}:type2}function mappedSource(w,{unit,node,environment}){const keys=unit.at(node+2);const source=unit.at(keys)===T_KEYOF?keys:unit.at(node+1);return substitute(typeOfAnnotation(
w,unit,unit.at(source+1)),environment)}function mappedValue(w,{unit,node,environment},name2){const own3=new Map(environment);if(name2!==void 0)own3.set(parameterKey(
unit,unit.at(node+MAPPED_KEY)),{kind:"literal",text:name2});return substitute(typeOfAnnotation(w,unit,unit.at(node+1)),own3)}function chosen(w,type2){const{unit,
node,environment}=type2;const key=parameterKey(unit,node);const inside3=w.choosing.get(key)??0;if(inside3>=MOST_INSIDE_ITSELF||w.depth>DEEPEST_CHOICE||w.steps>MOST_STEPS2)
return type2;const infers2=unit.at(node+CONDITIONAL_INFERS)!==0;w.steps+=infers2?STEPS_OF_CHOICE:STEPS_OF_COUNT;const checked2=substitute(typeOfAnnotation(w,unit,
unit.at(node+1)),environment);if(isOpen(checked2))return type2;if(!infers2){const fits2=byLength(w,type2,checked2);if(fits2==="open")return type2;if(fits2===void 0)
return branches(w,type2);return substitute(typeOfAnnotation(w,unit,unit.at(node+(fits2?3:4))),environment)}w.depth++;w.choosing.set(key,inside3+1);const bound3=new Map(
environment);const{size}=bound3;unify(w,typeOfAnnotation(w,unit,unit.at(node+2)),checked2,bound3,0);const branch=unit.at(node+(bound3.size>size?3:4));const found=substitute(
typeOfAnnotation(w,unit,branch),bound3);w.choosing.set(key,inside3);w.depth--;return found}function asksForLength(unit,node){const bound3=unit.at(node+2);if(unit.
at(bound3)===T_TUPLE)return unit.list(unit.at(bound3+1)).length===0;return unit.at(bound3)===T_LOOKUP&&unit.at(unit.at(node+1))===T_PRIMITIVE}function byLength(w,{
unit,node,environment},checked2){const bound3=unit.at(node+2);const looked2=unit.at(bound3)===T_LOOKUP;const list2=looked2?substitute(typeOfAnnotation(w,unit,unit.
at(bound3+1)),environment):checked2;if(isOpen(list2))return"open";if(list2.kind==="standard")return looked2;if(list2.kind!=="tuple"||list2.items.some(item=>item.
kind==="spread"))return void 0;return!looked2&&list2.items.length===0}function branches(w,{unit,node,environment}){return union([3,4].map(at2=>substitute(typeOfAnnotation(
w,unit,unit.at(node+at2)),environment)))}var DEEPEST_CHOICE=60;var MOST_INSIDE_ITSELF=2;var STEPS_OF_CHOICE=400;var STEPS_OF_COUNT=20;function typeOfRequired(w,unit,module2,asNamespace){const target=w.module(unit,module2);if(!target)return UNKNOWN2;if("package"in target)return{kind:"external",
package:target.package,name:"*"};if("ambient"in target){const{unit:unit2,shape:shape2}=target.ambient;const[assigned2]=assignedIn(namespaceOf(w,unit2,shape2));const declared2=assigned2?
typeOf(w,assigned2.unit,assigned2.value):{kind:"shape",unit:unit2,shape:shape2,static:true,environment:void 0};if(!target.added)return declared2;return{kind:"in\
tersection",of:[declared2,{kind:"external",package:target.added,name:"*"}]}}if(asNamespace)return{kind:"module",unit:target.unit};const declared=target.typed?typeOfModule(
w,target.typed):UNKNOWN2;const written2=typeOfModule(w,target.unit);return declared.kind==="unknown"?written2:{kind:"intersection",of:[declared,written2],declared:true}}
function typeOfImportCall(w,unit,module2){const target=w.module(unit,module2);if(!target)return UNKNOWN2;if("package"in target)return{kind:"external",package:target.
package,name:"*"};return"unit"in target?standard("Promise",{kind:"module",unit:target.unit}):UNKNOWN2}function typeOfImported(w,unit,value){const target=w.module(
unit,unit.at(value+1));const from2=target&&"unit"in target?target:void 0;const name2=unit.name(unit.at(value+2));const declared=from2?.typed?moduleTargets(w,{unit:from2.
typed},name2,VALUE_SPACE):[];const isWhole=from2&&name2==="default"&&from2.unit.exported("default").length===0;if(isWhole&&declared.length===0)return typeOfModule(
w,from2.unit);const found=declared.length>0?declared:valueTargets(w,unit,value,VALUE_SPACE);return union(found.map(t=>t.type()))}function typeOfModule(w,unit){const assigned2=unit.
exported("=");if(assigned2.length===0)return{kind:"module",unit};const types=assigned2.map(record=>typeOf(w,unit,unit.at(record+3)));if(unit.members(unit.surface.
exportsShape).size===0)return union(types);return{kind:"intersection",of:[...types,{kind:"module",unit}]}}var DEEPEST5=6;function predicated(w,unit,call2,narrowed2){const callee=signatureOf2(w,typeOf(w,unit,unit.at(call2+1)),unit,call2);if(!callee)return UNKNOWN2;const{
unit:owner,record}=callee;const returns2=owner.at(record+F_RETURNS);if(returns2===0||owner.at(returns2)!==T_PREDICATE)return UNKNOWN2;const position=owner.list(
owner.at(record+F_PARAMETERS)).findIndex(parameter=>owner.at(parameter+1)===owner.at(returns2+1));const given6=position<0&&owner.name(owner.at(returns2+1))==="t\
his"?receiverOf(unit,call2):unit.list(unit.at(call2+2))[position];if(given6===void 0||!isSamePlace(unit,given6,narrowed2))return UNKNOWN2;const written2=typeOfAnnotation(
w,owner,owner.at(returns2+2));const generic2=callee.environment!==void 0||owner.at(record+F_TYPE_PARAMETERS)!==0;const said=generic2?substitute(written2,inferred(
w,callee,unit,call2)):written2;if(isArgument(said))return UNKNOWN2;return said.kind==="unknown"?said:narrowedTo(w,typeOf(w,unit,unit.at(narrowed2+1)),said)}function narrowedTo(w,declared,said){
const wanted=said.kind==="union"?said.of:[said];const parts2=declared.kind==="union"?declared.of:[declared];const kept=parts2.filter(part=>wanted.some(one=>isSuch(
w,part,one,0)));if(kept.length>0)return union(kept);if(wanted.some(one=>parts2.some(part=>isSuch(w,one,part,0))))return said;return parts2.some(part=>part.kind===
"shape"||part.kind==="intersection")?{kind:"intersection",of:[said,declared]}:said}function isSuch(w,type2,other,depth){if(type2.kind==="intersection")return type2.
of.some(part=>isSuch(w,part,other,depth));if(type2.kind!=="shape"||other.kind!=="shape"||type2.static!==other.static||depth>DEEPEST5)return false;if(type2.unit===
other.unit&&type2.shape===other.shape)return true;return basesOf(w,type2.unit,type2.shape,type2.static,void 0).some(base=>isSuch(w,base,other,depth+1))}function signatureOf2(w,callee,unit,call2){
switch(callee.kind){case"function":return callee;case"overloads":{const chosen2=choose(w,callee.of,unit,call2);return chosen2?.kind==="function"?chosen2:void 0}case"\
shape":{const chosen2=callee.static?void 0:choose(w,callSignatures(callee,0),unit,call2);return chosen2?.kind==="function"?chosen2:void 0}default:return void 0}}
function receiverOf(unit,call2){const callee=unit.at(call2+1);return unit.at(callee)===MEMBER?unit.at(callee+1):void 0}function isSamePlace(unit,one,other){const[
a,b]=[unnarrowed2(unit,one),unnarrowed2(unit,other)];if(unit.at(a)!==unit.at(b))return false;if(unit.at(a)===MEMBER)return unit.at(a+2)===unit.at(b+2)&&isSamePlace(
unit,unit.at(a+1),unit.at(b+1));return(unit.at(a)===NAME||unit.at(a)===THIS)&&unit.at(a+1)===unit.at(b+1)}function unnarrowed2(unit,value){let at2=value;while(unit.
at(at2)===NARROWED||unit.at(at2)===NON_NULL)at2=unit.at(at2+1);return at2}function tagged(w,unit,tag3,type2){if(type2.kind==="intersection"){const of8=type2.of.map(part=>tagged(w,unit,tag3,part));return of8.every((part,at2)=>part===type2.
of[at2])?type2:{...type2,of:of8}}if(type2.kind!=="union")return type2;const mode=unit.at(tag3+1);const name2=unit.name(unit.at(tag3+2));const values=unit.list(unit.
at(tag3+3)).map(value=>textOf2(w,unit,value));const kept=type2.of.filter(part=>fits(w,part,mode,name2,values));if(!kept.some(hasMembers))return type2;const left=kept.
map(part=>part.kind==="intersection"?tagged(w,unit,tag3,part):part);return left.length===type2.of.length&&left.every((part,at2)=>part===type2.of[at2])?type2:union(
left)}function textOf2(w,unit,value){switch(unit.at(value)){case STRING:return unit.name(unit.at(value+1));case PRIMITIVE:return unit.name(unit.at(value+2));default:{
const target=valueTargets(w,unit,value,VALUE_SPACE)[0];return target?.unit?enumText(target.unit,target.definition)??constantText(target.unit,target.definition):
void 0}}}function constantText(unit,definition){const entity=unit.entityOfDefinition(definition);for(const d of entity===0?[]:unit.declarations(entity)){const made6=unit.
at(d+D_KIND)===VARIABLE?unit.at(d+D_VALUE):0;const value=made6!==0&&unit.at(made6)===AS?unit.at(made6+1):made6;if(value!==0&&unit.at(value)===STRING)return unit.
name(unit.at(value+1))}return void 0}function enumText(unit,definition){return unit.symbols[definition-1]?.kind==="enum_member"?`\0${unit.index}:${definition}`:
void 0}function fits(w,part,mode,name2,values){if(!hasMembers(part))return true;const targets=memberTargets(w,part,name2);const has=targets.some(target=>!target.
external);if(mode===HAS)return has;if(mode===LACKS)return!has;if(!has)return mode!==EQUALS&&mode!==TRUTHY;const type2=memberType(w,part,name2);const known3=type2.
kind==="union"?type2.of:[type2];switch(mode){case EQUALS:if(known3.length>=MOST_PARTS2)return true;return known3.some(one=>one.kind!=="literal"||values.includes(
void 0)||values.includes(one.text));case DIFFERS:return!known3.every(one=>one.kind==="literal"&&values.includes(one.text));case TRUTHY:return!known3.every(one=>isFalse(
one));default:return!known3.every(one=>one.kind==="shape"||one.kind==="literal"&&one.text==="true")}}function hasMembers(type2){return type2.kind==="shape"||type2.
kind==="intersection"}function isFalse(type2){if(type2.kind==="literal")return type2.text==="false"||type2.text==="";return type2.kind==="primitive"&&type2.number>=
P_NULL&&type2.number<=P_UNDEFINED}function typeOf(w,unit,value){if(value===0)return UNKNOWN2;const op=unit.at(value);switch(op){case PRIMITIVE:return primitive2(unit.at(value+1));case STRING:return primitive2(
P_STRING);case UNKNOWN:return UNKNOWN2;case NON_NULL:case ACCESSED:return typeOf(w,unit,unit.at(value+1));case SHAPE_VALUE:{const shape2=unit.at(value+1);const isClass2=unit.
at(shape2+S_KIND)===CLASS;return{kind:"shape",unit,shape:shape2,static:isClass2,environment:void 0}}case FUNCTION_VALUE:return{kind:"function",unit,record:unit.
at(value+1),environment:void 0,self:void 0};case NAME:{const entity=unit.at(value+1);if(entity>0)return typeOfEntity(w,unit,entity)}}return w.once(unit.values,value,
()=>compute(w,unit,value,op))}function compute(w,unit,value,op){const a=unit.at(value+1);const b=unit.at(value+2);switch(op){case NAME:return union(nameTargets(
w,unit,value,VALUE_SPACE).map(t=>t.type()));case SELECTED:return union(selectedTargets(w,unit,value).map(t=>t.type()));case MEMBER:{const member3=memberType(w,typeOf(
w,unit,a),unit.name(b));const isOnThis=member3.kind==="function"&&unit.at(a)===SUPER&&unit.at(a+2)===0;return isOnThis?{...member3,self:typeOfThis(w,unit,unit.at(
a+1))}:member3}case INDEX:return typeUnderTexts(w,unit,a,b)??typeUnder(w,unit,a,b);case CALL:return callReturn(w,typeOf(w,unit,a),unit,value);case NEW:return instanceOf(
w,typeOf(w,unit,a),unit,value);case THIS:return typeOfThis(w,unit,a);case SUPER:return a===0?UNKNOWN2:union(heritageTypes(w,unit,a).map(base=>b===1?base:instanceOf(
w,base,unit,0)));case ARRAY:return typeOfArray(w,unit,unit.list(unit.at(value+4)));case AWAIT:return awaited(w,typeOf(w,unit,a));case SPREAD:case REST:return typeOf(
w,unit,a);case EITHER:{const first2=typeOf(w,unit,a);return isStandIn(first2,unit,b)?first2:union([first2,typeOf(w,unit,b)])}case ASSIGN:{const assigned2=typeOf(
w,unit,b);return assigned2.kind==="unknown"?typeOf(w,unit,a):assigned2}case AS:{const target=typeOfAnnotation(w,unit,b);return target.kind==="unknown"||target.kind===
"external"&&target.name==="const"?typeOf(w,unit,a):target}case NARROWED:return typeOfNarrowed(w,unit,value);case SATISFIES:return typeOf(w,unit,a);case TYPED:return typeOfAnnotation(
w,unit,a);case REQUIRE:return typeOfRequired(w,unit,a,b===1);case IMPORT_CALL:return typeOfImportCall(w,unit,a);case IMPORTED:return typeOfImported(w,unit,value);case ELEMENT:
return elementOf(w,typeOf(w,unit,a));case ITEM:{const object2=typeOf(w,unit,a);if(object2.kind==="tuple")return itemOf(w,object2,b);const element=elementOf(w,object2);
if(element.kind!=="unknown")return element;const member3=memberType(w,object2,unit.name(unit.at(value+3)));return member3.kind==="unknown"&&object2.kind==="shap\
e"?union(addedByKey(w,object2)):member3}case PARAMETER_VALUE:return typeOfParameter(w,unit,a,b);case ARGUMENTS:return argumentOf3(unit,a);case EXPORTS:return typeOfModule(
w,unit);case JSX:return{kind:"external",package:"std:ecmascript",name:"JSX.Element"};default:return UNKNOWN2}}var LONGEST_TUPLE=8;var MOST_ELEMENTS=20;function typeOfArray(w,unit,items){
const isSpread=item=>unit.at(item)===SPREAD;if(items.length>0&&items.length<=LONGEST_TUPLE&&!items.some(isSpread))return{kind:"tuple",items:items.map(item=>typeOf(
w,unit,item))};const elements=items.slice(0,MOST_ELEMENTS).map(item=>isSpread(item)?elementOf(w,typeOf(w,unit,unit.at(item+1))):typeOf(w,unit,item));return standard(
"Array",union(elements))}function typeOfNarrowed(w,unit,value){const said=saidBy(w,unit,value,unit.at(value+2));return said.kind==="unknown"?typeOf(w,unit,unit.
at(value+1)):said}function saidBy(w,unit,value,check){switch(unit.at(check)){case EITHER:{const one=saidBy(w,unit,value,unit.at(check+1));const other=one.kind===
"unknown"?UNKNOWN2:saidBy(w,unit,value,unit.at(check+2));return other.kind==="unknown"?UNKNOWN2:union([one,other])}case TAG:return tagged(w,unit,check,typeOf(w,
unit,unit.at(value+1)));case CALL:return predicated(w,unit,check,value)}const made6=instanceOf(w,typeOf(w,unit,check),unit,0);if(made6.kind==="made")return made6;
const type2=typeOf(w,unit,unit.at(value+1));if(made6.kind==="shape")return narrowedTo(w,type2,made6);return type2.kind==="unknown"&&made6.kind==="external"?made6:
UNKNOWN2}function awaited(w,type2,known3=new Map){switch(type2.kind){case"standard":return type2.name==="Promise"?awaited(w,type2.parameters[0]??UNKNOWN2,known3):
type2;case"union":{const before2=known3.get(type2);if(before2)return before2;const parts2=type2.of.map(part=>awaited(w,part,known3));const found=parts2.every((part,at2)=>part===
type2.of[at2])?type2:union(parts2);known3.set(type2,found);return found}case"intersection":return awaitedAmong(w,type2.of,known3)??type2;case"shape":{if(type2.static||
w.depth>100)return type2;w.depth++;const found=awaitedAmong(w,basesOf(w,type2.unit,type2.shape,false,type2.environment),known3);w.depth--;return found??type2}default:
return type2}}function awaitedAmong(w,parts2,known3){for(const part of parts2){const found=awaited(w,part,known3);if(found!==part)return found}return void 0}function typeUnderTexts(w,unit,object2,key){
const texts=textsOf2(w,unit,key);const type2=texts?typeOf(w,unit,object2):UNKNOWN2;if(!texts||type2.kind==="unknown"||type2.kind==="external"||texts.length>MOST_TEXTS)
return void 0;const types=texts.map(text=>memberType(w,type2,text));return types.some(({kind})=>kind==="unknown")?void 0:union(types)}var MOST_TEXTS=12;function textsOf2(w,unit,key){
switch(key===0?0:unit.at(key)){case STRING:return[unit.name(unit.at(key+1))];case EITHER:{const first2=textsOf2(w,unit,unit.at(key+1));const second2=first2&&textsOf2(
w,unit,unit.at(key+2));return second2&&[...first2,...second2]}case NAME:case MEMBER:{const type2=typeOf(w,unit,key);const parts2=type2.kind==="union"?type2.of:[
type2];const texts=parts2.flatMap(part=>part.kind==="literal"?[part.text]:[]);return texts.length===parts2.length?texts:void 0}default:return void 0}}function typeUnder(w,unit,object2,key){
const type2=typeOf(w,unit,object2);const name2=keyText(unit,key);const kept=typeKept(w,unit,key);if(kept&&typeOf(w,unit,key).kind!=="primitive")return memberUnder(
w,type2,name2)??kept;const found=typeAt(w,type2,name2);return kept&&found.kind==="unknown"?kept:found}function keyText(unit,value){if(value===0||unit.at(value)!==
NAME)return void 0;const entity=unit.at(value+1);return unit.name(entity>0?unit.at(entity+E_NAME):~entity)}function typeAt(w,object2,key){if(key!==void 0&&(object2.
kind==="union"||object2.kind==="intersection")){const found=object2.of.map(part=>typeAt(w,part,key)).filter(type2=>type2.kind!=="unknown");return found.length>0?
union(found):UNKNOWN2}return memberUnder(w,object2,key)??indexed(w,object2)}function memberUnder(w,object2,key){if(key===void 0)return void 0;if(object2.kind===
"union"||object2.kind==="intersection"){const found2=object2.of.flatMap(part=>memberUnder(w,part,key)??[]);return found2.length>0?union(found2):void 0}if(object2.
kind!=="shape")return void 0;const name2=`[${key}]`;const kind=object2.unit.at(object2.shape+S_KIND);const mayInherit=kind===CLASS||kind===INTERFACE;const found=mayInherit||
object2.unit.members(object2.shape).has(name2)?memberTargets(w,object2,name2):[];return found.length>0?union(found.map(t=>t.type())):void 0}var MOST_VALUES=24;function indexed(w,object2){
switch(object2.kind){case"tuple":case"standard":return object2.kind==="standard"&&object2.name!=="Array"?UNKNOWN2:elementOf(w,object2);case"dictionary":return object2.
value;case"external":return{...object2,name:`${object2.name}[]`};case"shape":{const{unit,shape:shape2}=object2;const index=unit.list(unit.at(shape2+S_INDEX));if(index.
length>0)return substitute(typeOfAnnotation(w,unit,index[0]),object2.environment);if(unit.at(shape2+S_KIND)===LITERAL){const values=[];for(const[name2,members]of unit.
members(shape2))if(members.length===1&&values.length<MOST_VALUES)values.push(memberType(w,object2,name2));return union([...values,...addedByKey(w,object2)])}return UNKNOWN2}case"\
union":return union(object2.of.map(part=>indexed(w,part)));case"mapped":{const value=mappedValue(w,object2);return isOpen(value)?UNKNOWN2:value}case"place":return indexed(
w,object2.base);default:return UNKNOWN2}}function isStandIn(type2,unit,value){const literal2=unit.at(value)===NON_NULL?unit.at(value+1):value;if(type2.kind!=="s\
hape"||literal2===0||unit.at(literal2)!==SHAPE_VALUE)return false;const shape2=unit.at(literal2+1);const declares=type2.unit.at(type2.shape+S_KIND);if(unit.at(shape2+
S_KIND)!==LITERAL||declares!==INTERFACE&&declares!==OBJECT_TYPE)return false;const declared=type2.unit.members(type2.shape);const names=[...unit.members(shape2)];
return names.every(([name2,members])=>declared.has(name2)&&members.every(m=>!isFunction2(unit,unit.at(m+M_VALUE))))}var isFunction2=(unit,value)=>value!==0&&unit.
at(value)===FUNCTION_VALUE;function propertiesOf(w,unit,element){const tag3=unit.at(element+1);if(tag3===0)return UNKNOWN2;if(unit.at(tag3)===INTRINSIC)return memberType(w,elementsOf2(w,unit,
unit.at(tag3+1)),unit.name(unit.at(tag3+2)));const component2=typeOf(w,unit,tag3);const properties2=propertiesTaken(w,component2);const parameters3=typeParametersOf(
component2);return parameters3.length===0?properties2:substitute(properties2,bound(w,unit,element,parameters3,properties2))}function propertiesTaken(w,component2){
if(component2.kind!=="shape"||!component2.static)return parameterFromContext(w,component2,0,false);return memberType(w,{...component2,static:false},"props")}function elementsOf2(w,unit,types){
for(const type2 of unit.list(types)){const found=typeOfAnnotation(w,unit,type2);if(found.kind!=="unknown")return found}return UNKNOWN2}function typeParametersOf(component2){
const{kind}=component2;if(kind!=="function"&&(kind!=="shape"||!component2.static))return[];const{unit}=component2;const list2=kind==="function"?component2.record+
F_TYPE_PARAMETERS:component2.shape+S_TYPE_PARAMETERS;return unit.list(unit.at(list2)).map(declaration=>parameterKey(unit,declaration))}function bound(w,unit,element,parameters3,properties2){
const environment=new Map;const written2=unit.list(unit.at(element+2));parameters3.forEach((key,at2)=>{const given6=written2[at2];if(given6!==void 0)environment.
set(key,typeOfAnnotation(w,unit,given6))});if(written2.length>0)return environment;for(const attribute of unit.list(unit.at(element+3))){const value=unit.at(attribute+
3);if(value===0||unit.at(value)===FUNCTION_VALUE)continue;unify(w,memberType(w,properties2,unit.name(unit.at(attribute+2))),typeOf(w,unit,value),environment,0)}
return environment}var MOST_PROPERTIES=12;function valueIn(w,object2){if(object2.kind==="dictionary")return object2.value;if(object2.kind==="place")return valueIn(w,object2.base);
const indexed3=indexType(w,object2);if(indexed3.kind!=="unknown")return indexed3;if(object2.kind!=="shape"||object2.static||object2.unit.at(object2.shape+S_KIND)!==
LITERAL)return elementOf(w,object2);const names=[...object2.unit.members(object2.shape).keys()];const declared=names.slice(0,MOST_PROPERTIES).map(name2=>memberType(
w,object2,name2));return union([...declared,...addedByKey(w,object2)])}function staticParameter(w,name2,first2,position){if(name2==="Proxy"&&position===1&&first2.
kind!=="unknown")return{kind:"dictionary",value:{kind:"callback",parameters:[first2]}};if(!EACH.has(name2)||position!==1)return void 0;const element=elementOf(w,
first2);return element.kind==="unknown"?void 0:{kind:"callback",parameters:[element,primitive2(P_NUMBER)]}}var EACH=new Set(["Array.from","Array.fromAsync","Obj\
ect.groupBy","Map.groupBy"]);function staticReturn(w,name2,unit,args){const first2=args[0]??UNKNOWN2;switch(name2){case"Object.assign":return{kind:"intersection",
of:args.filter(t=>t.kind!=="unknown")};case"Object.create":case"Object.freeze":case"Object.seal":case"Object.defineProperty":case"Object.defineProperties":case"\
Object.setPrototypeOf":case"structuredClone":return first2;case"Object.values":return standard("Array",valueIn(w,first2));case"Object.keys":case"Object.getOwnPr\
opertyNames":return standard("Array",primitive2(P_STRING));case"Object.entries":return standard("Array",{kind:"tuple",items:[primitive2(P_STRING),valueIn(w,first2)]});case"\
Object.fromEntries":{const entry=elementOf(w,first2);const value=entry.kind==="tuple"?itemOf(w,entry,1):UNKNOWN2;return value.kind==="unknown"?UNKNOWN2:{kind:"d\
ictionary",value}}case"Array.from":return standard("Array",args[1]?callReturn(w,args[1],unit,0):elementOf(w,first2));case"Array.of":return standard("Array",union(
args));case"Promise.resolve":return standard("Promise",awaited(w,first2));case"Promise.all":return standard("Promise",first2.kind==="tuple"?{kind:"tuple",items:first2.
items.map(item=>awaited(w,item))}:standard("Array",awaited(w,elementOf(w,first2))));case"Promise.allSettled":return standard("Promise",first2.kind==="tuple"?{kind:"\
tuple",items:first2.items.map(item=>standard("PromiseSettledResult",awaited(w,item)))}:standard("Array",standard("PromiseSettledResult",awaited(w,elementOf(w,first2)))));case"\
Promise.try":return standard("Promise",awaited(w,callReturn(w,first2,unit,0)));case"Array.fromAsync":return standard("Promise",standard("Array",awaited(w,elementOf(
w,first2))));case"Iterator.from":return standard("Iterable",elementOf(w,first2));case"Object.groupBy":return{kind:"dictionary",value:standard("Array",elementOf(
w,first2))};case"Map.groupBy":return standard("Map",callReturn(w,args[1]??UNKNOWN2,unit,0),standard("Array",elementOf(w,first2)));case"Promise.race":case"Promis\
e.any":return standard("Promise",awaited(w,elementOf(w,first2)));case"String":case"JSON.stringify":return primitive2(P_STRING);case"Number":case"parseInt":case"\
parseFloat":return primitive2(P_NUMBER);case"Boolean":case"Array.isArray":return primitive2(P_BOOLEAN);case"JSON.parse":return UNKNOWN2;default:return void 0}}function bind2(w,unit,parameters3,args){const list2=unit.list(parameters3);if(list2.length===0)return void 0;const environment=new Map;list2.forEach((declaration,at2)=>{
const given6=args[at2];if(given6)environment.set(parameterKey(unit,declaration),given6)});addDefaults(w,unit,list2,environment);return environment}function addDefaults(w,unit,parameters3,environment){
for(const declaration of parameters3){const fallback=unit.at(declaration+D_EXTRA);const key=parameterKey(unit,declaration);if(fallback!==0&&!environment.has(key))
environment.set(key,substitute(typeOfAnnotation(w,unit,fallback),environment))}}function contextOf(w,unit,record){const kind=unit.at(record+1);if(kind===0||w.depth>100)return UNKNOWN2;w.depth++;const found=expected(w,unit,kind,unit.at(record+
2),unit.at(record+3));w.depth--;return found}function writtenAround(w,unit,call2){const a=unit.at(call2+CALL_CONTEXT+1);switch(unit.at(call2+CALL_CONTEXT)){case IN_TYPE:
return typeOfAnnotation(w,unit,a);case IN_RETURN:{const type2=typeOfAnnotation(w,unit,unit.at(a+F_RETURNS));return unit.at(a+F_FLAGS)&ASYNC?awaited(w,type2):type2}default:
return UNKNOWN2}}function expected(w,unit,kind,a,b){switch(kind){case IN_ARGUMENT:return expectedArgument(w,typeOf(w,unit,unit.at(a+1)),unit,a,b);case IN_TYPE:return typeOfAnnotation(
w,unit,a);case IN_PROPERTY:{const outer=contextOf(w,unit,a);if(outer.kind==="unknown")return UNKNOWN2;return b===0?elementOf(w,outer):memberType(w,outer,unit.name(
b))}case IN_ARRAY:{const outer=contextOf(w,unit,a);return outer.kind==="tuple"?itemOf(w,outer,b):elementOf(w,outer)}case IN_RETURN:{const declared=unit.at(a+F_RETURNS);
const type2=declared!==0?typeOfAnnotation(w,unit,declared):returnFromContext(w,contextOf(w,unit,a));return unit.at(a+F_FLAGS)&ASYNC?awaited(w,type2):withoutPromise(
w,type2)}case IN_ASSIGNMENT:{const op=unit.at(a);if(op===NAME&&unit.at(a+1)>0){for(const d of unit.declarations(unit.at(a+1))){const type3=unit.at(d+D_TYPE);if(type3!==
0)return typeOfAnnotation(w,unit,type3)}return UNKNOWN2}if(op!==MEMBER)return UNKNOWN2;const holder=unit.at(a+1);const type2=unit.typescript?typeOf(w,unit,holder):
documentedType(w,unit,holder);return memberType(w,type2,unit.name(unit.at(a+2)))}case IN_CALLEE:return{kind:"callback",parameters:argumentTypes(w,unit,a)};case IN_ATTRIBUTE:
return memberType(w,propertiesOf(w,unit,unit.at(a+1)),unit.name(unit.at(a+2)));case IN_FIELD:{for(const base of basesOf(w,unit,a,false,void 0)){const type2=memberType(
w,base,unit.name(b));if(type2.kind!=="unknown")return type2}for(const contract of unit.list(unit.at(a+S_IMPLEMENTS))){const type2=memberType(w,typeOfAnnotation(
w,unit,contract),unit.name(b));if(type2.kind!=="unknown")return type2}return UNKNOWN2}default:return UNKNOWN2}}function documentedType(w,unit,value){if(unit.at(
value)!==NAME||unit.at(value+1)<=0)return UNKNOWN2;for(const d of unit.declarations(unit.at(value+1))){const made6=unit.at(d+D_VALUE);if(unit.at(d+D_KIND)===VARIABLE&&
unit.at(made6)===AS)return typeOfAnnotation(w,unit,unit.at(made6+2))}return UNKNOWN2}function withoutPromise(w,type2){return type2.kind==="union"?union(type2.of.
map(t=>t.kind==="standard"&&t.name==="Promise"?awaited(w,t):t)):type2}function expectedArgument(w,callee,unit,call2,position){switch(callee.kind){case"function":{
const type2=parameterAt(w,callee,position,isCalledInPlace(callee,unit,call2));if(type2.kind==="unknown")return UNKNOWN2;const expected2=substitute(type2,inferred(
w,callee,unit,call2,position));return expected2.kind==="function"&&callee.self?{...expected2,self:callee.self}:expected2}case"overloads":{const chosen2=choose(w,
callee.of,unit,call2);return chosen2?expectedArgument(w,chosen2,unit,call2,position):UNKNOWN2}case"shape":{if(!callee.static){const flag=unit.at(call2)===NEW?CONSTRUCTOR:
0;const chosen2=choose(w,callSignatures(callee,flag),unit,call2);return chosen2?expectedArgument(w,chosen2,unit,call2,position):UNKNOWN2}let{unit:owner,shape:shape2}=callee;
let written2=writtenArguments(w,callee,unit,call2);for(let depth=0;depth<10;depth++){const record=constructorOf(owner,shape2);if(record!==0)return parameterAt(w,
{kind:"function",unit:owner,record,environment:written2??callee.environment,self:void 0},position);const base=basesOf(w,owner,shape2,true,void 0)[0];if(base?.kind!==
"shape")return base?.kind==="external"?base:UNKNOWN2;owner=base.unit;shape2=base.shape;written2=void 0}return UNKNOWN2}case"builtin":return builtinParameter(w,callee.
owner,callee.name,unit,call2,position);case"external":{const first2=callee.package==="std:ecmascript"?unit.list(unit.at(call2+2))[0]??0:0;return(first2===0?void 0:
staticParameter(w,callee.name,typeOf(w,unit,first2),position))??libraryParameter(w,callee,unit,call2,position)??callee}case"callback":return callee.parameters[position]??
UNKNOWN2;case"union":case"intersection":{for(const part of callee.of){const type2=expectedArgument(w,part,unit,call2,position);if(type2.kind!=="unknown")return type2}
return UNKNOWN2}case"place":return expectedArgument(w,callee.base,unit,call2,position);default:return UNKNOWN2}}function isCalledInPlace(callee,unit,call2){const{
record}=callee;return callee.unit===unit&&unit.at(record+1)===IN_CALLEE&&unit.at(record+2)===call2}function writtenArguments(w,callee,unit,call2){const given6=unit.
at(call2)===NEW?unit.list(unit.at(call2+3)):[];if(given6.length===0)return void 0;const types=given6.map(type2=>typeOfAnnotation(w,unit,type2));const bound3=bind2(
w,callee.unit,callee.unit.at(callee.shape+S_TYPE_PARAMETERS),types);return new Map([...callee.environment??[],...bound3??[]])}function parameterAt(w,callee,position,onlyWritten=false){
const{unit,record,environment}=callee;const parameters3=unit.list(unit.at(record+F_PARAMETERS));const last=parameters3.length-1;if(last<0)return UNKNOWN2;const at2=Math.
min(position,last);const parameter=parameters3[at2];const variadic=(unit.at(parameter+4)&VARIADIC)!==0;if(position>last&&!variadic)return UNKNOWN2;const written2=unit.
at(parameter+2);if(written2===0){if(onlyWritten)return UNKNOWN2;const outer=contextOf(w,unit,record);if(outer.kind==="unknown"||w.depth>100)return UNKNOWN2;w.depth++;
const given6=parameterFromContext(w,outer,position,false);w.depth--;return given6}if(callee.self&&unit.at(written2)===T_THIS)return callee.self;const type2=substitute(
typeOfAnnotation(w,unit,written2),environment);return variadic?type2.kind==="tuple"?itemOf(w,type2,position-at2):elementOf(w,type2):type2}function parameterFromContext(w,context2,position,variadic){
if(variadic){const type2=parameterFromContext(w,context2,position,false);return type2.kind==="unknown"?UNKNOWN2:standard("Array",type2)}switch(context2.kind){case"\
function":return parameterAt(w,context2,position);case"overloads":return parameterFromContext(w,context2.of[0]??UNKNOWN2,position,false);case"shape":{if(context2.
static)return UNKNOWN2;const signature2=callSignatures(context2,0)[0];return signature2?parameterAt(w,signature2,position):UNKNOWN2}case"callback":return context2.
parameters[position]??UNKNOWN2;case"tuple":return context2.items[position]??UNKNOWN2;case"external":return givenBy(context2);case"union":return union(context2.of.
map(part=>parameterFromContext(w,part,position,false)));case"intersection":for(const part of context2.of){const type2=parameterFromContext(w,part,position,false);
if(type2.kind!=="unknown")return type2}return UNKNOWN2;case"place":return parameterFromContext(w,context2.base,position,false);default:return UNKNOWN2}}function returnFromContext(w,context2){
switch(context2.kind){case"function":case"overloads":case"shape":case"union":return context2.kind==="union"?union(context2.of.map(part=>returnFromContext(w,part))):
callReturn(w,context2,contextUnit(context2),0);case"callback":return context2.returns??UNKNOWN2;default:return UNKNOWN2}}function contextUnit(context2){if(context2.
kind!=="overloads")return context2.unit;return contextUnit(context2.of[0])}function inferred(w,callee,unit,call2,except=-1){const{record}=callee;const owner=callee.unit;const typeParameters2=owner.list(owner.at(record+F_TYPE_PARAMETERS));
const parameters3=owner.list(owner.at(record+F_PARAMETERS));const spread2=(owner.at(record+F_FLAGS)&USES_ARGUMENTS)!==0;if(parameters3.length===0&&typeParameters2.
length===0&&!spread2)return callee.environment;const environment=new Map(callee.environment);if(spread2)environment.set(parameterKey(owner,record),{kind:"tuple",
items:argumentTypes(w,unit,call2)});const explicit=unit.list(unit.at(call2+3));typeParameters2.forEach((d,at2)=>{const given6=explicit[at2];if(given6!==void 0)environment.
set(parameterKey(owner,d),typeOfAnnotation(w,unit,given6))});const args=unit.list(unit.at(call2+2));for(const functions of[false,true]){if(functions)fromSurroundings(
w,callee,unit,call2,typeParameters2,environment);for(let at2=0;at2<parameters3.length;at2++){const parameter=parameters3[at2];const arg=args[at2];if(arg===void 0||
at2===except)continue;if(unit.at(arg)===FUNCTION_VALUE!==functions)continue;const written2=owner.at(parameter+2);const variadic=(owner.at(parameter+4)&VARIADIC)!==
0;if(written2===0){if(variadic){const rest=[...args.slice(at2)].map(a=>typeOf(w,unit,a));environment.set(parameterKey(owner,parameter),{kind:"tuple",items:rest})}else
environment.set(parameterKey(owner,parameter),typeOf(w,unit,arg))}else if(typeParameters2.length>0||callee.environment===void 0){if(functions&&except>=0&&at2>except)
continue;if(typeParameters2.length===0)continue;const given6=typeGiven(w,unit,arg);unify(w,typeOfAnnotation(w,owner,written2),variadic?standard("Array",given6):
given6,environment,0)}}}addDefaults(w,owner,typeParameters2,environment);return environment}function typeGiven(w,unit,arg){return unit.at(arg)===STRING?{kind:"l\
iteral",text:unit.name(unit.at(arg+1))}:typeOf(w,unit,arg)}function fromSurroundings(w,callee,unit,call2,typeParameters2,environment){const owner=callee.unit;const returns2=owner.
at(callee.record+F_RETURNS);if(returns2===0||unit.at(call2+CALL_CONTEXT)===0||w.depth>100)return;if(typeParameters2.every(d=>environment.has(parameterKey(owner,
d))))return;w.depth++;unify(w,typeOfAnnotation(w,owner,returns2),writtenAround(w,unit,call2),environment,0);w.depth--}var DEEPEST6=5;var MOST_MEMBERS=12;function unify(w,expected2,given6,environment,depth){
if(depth>DEEPEST6||given6.kind==="unknown")return;switch(expected2.kind){case"parameter":{const key=parameterKey(expected2.unit,expected2.declaration);if(given6.
kind==="primitive"&&given6.number>=P_NULL)break;if(!environment.has(key)&&!(given6.kind==="parameter"&&given6.declaration===expected2.declaration))environment.set(
key,given6);break}case"standard":if(given6.kind==="standard"&&given6.name===expected2.name)expected2.parameters.forEach((p,at2)=>{unify(w,p,given6.parameters[at2]??
UNKNOWN2,environment,depth+1)});else if(expected2.name==="Array"||expected2.name==="Iterable")unify(w,expected2.parameters[0]??UNKNOWN2,elementOf(w,given6),environment,
depth+1);break;case"external":if(given6.kind==="external"&&given6.package===expected2.package){const parameters3=given6.name===expected2.name?given6.parameters:
libraryWidened(expected2,given6);expected2.parameters?.forEach((p,at2)=>{unify(w,p,parameters3?.[at2]??UNKNOWN2,environment,depth+1)})}break;case"tuple":if(given6.
kind==="tuple")expected2.items.forEach((item,at2)=>{if(item.kind!=="spread")unify(w,item,given6.items[at2]??UNKNOWN2,environment,depth+1);else if(at2===expected2.
items.length-1)unify(w,item.of,tuple(given6.items.slice(at2)),environment,depth+1)});break;case"intersection":for(const part of expected2.of){const alike=given6.
kind==="intersection"?given6.of.find(other=>isAlike(part,other)):void 0;unify(w,part,alike??given6,environment,depth+1)}break;case"union":unifyUnion(w,expected2.
of,given6,environment,depth);break;case"function":unifyParameters(w,expected2,given6,environment,depth);unify(w,saidByPredicate(w,expected2),saidByPredicate(w,given6),
environment,depth+1);unify(w,callReturn(w,expected2,expected2.unit,0),isClass(given6)?instanceOf(w,given6,expected2.unit,0):callReturn(w,given6,expected2.unit,0),
environment,depth+1);break;case"selection":unify(w,expected2.of,given6,environment,depth+1);break;case"dictionary":unify(w,expected2.value,elementOf(w,given6),environment,
depth+1);break;case"shape":unifyShape(w,expected2,given6,environment,depth);break}}var isPromise=type2=>type2.kind==="standard"&&type2.name==="Promise";function unifyUnion(w,parts2,given6,environment,depth){
const promised3=parts2.filter(isPromise);const alternatives=given6.kind==="union"?given6.of:[given6];const promises=promised3.length===0?[]:alternatives.filter(
isPromise);const rest=promises.length===0?given6:union(alternatives.filter(type2=>!isPromise(type2)));const others2=parts2.filter(part=>!promised3.includes(part));
const bare=others2.filter(({kind})=>kind==="parameter");for(const part of others2)if(!bare.includes(part)&&(bare.length===0||part.kind!=="standard"||isSequence(
w,rest)))unify(w,part,rest,environment,depth+1);for(const part of bare)unify(w,part,rest,environment,depth+1);for(const part of promised3)for(const type2 of promises)
unify(w,part,type2,environment,depth+1)}function isSequence(w,type2){if(type2.kind==="shape")return!/^(unknown|external)$/.test(elementOf(w,type2).kind);return type2.
kind==="standard"||type2.kind==="tuple"}var isClass=type2=>type2.kind==="shape"&&type2.static;function unifyShape(w,expected2,given6,environment,depth){if(given6.
kind==="shape"&&given6.unit===expected2.unit&&given6.shape===expected2.shape){for(const[key,value]of expected2.environment??[])if(value.kind==="parameter")unify(
w,value,given6.environment?.get(key)??UNKNOWN2,environment,depth+1);return}const[call2]=callSignatures(expected2,0);if(call2&&given6.kind==="function"){const{unit}=expected2;
unify(w,callReturn(w,call2,unit,0),callReturn(w,given6,unit,0),environment,depth+1);return}const[make]=isClass(given6)?callSignatures(expected2,CONSTRUCTOR):[];
if(make){const{unit}=expected2;unify(w,callReturn(w,make,unit,0),instanceOf(w,given6,unit,0),environment,depth+1);return}let tried=0;for(const name2 of expected2.
unit.members(expected2.shape).keys()){if(++tried>MOST_MEMBERS)break;const wanted=memberType(w,expected2,name2);if(mentionsParameter(wanted))unify(w,wanted,memberType(
w,given6,name2),environment,depth+1)}}function isAlike(part,other){if(part.kind==="shape"&&other.kind==="shape")return part.unit===other.unit&&part.shape===other.
shape;return part.kind==="function"&&other.kind==="function"}function unifyParameters(w,expected2,given6,environment,depth){if(given6.kind!=="function")return;const wanted=expected2.
unit.list(expected2.unit.at(expected2.record+F_PARAMETERS));const written2=given6.unit.list(given6.unit.at(given6.record+F_PARAMETERS));for(let at2=0;at2<wanted.
length&&at2<written2.length;at2++){const type2=given6.unit.at(written2[at2]+2);const slot=expected2.unit.at(wanted[at2]+2);if(type2===0||slot===0)continue;const own3=substitute(
typeOfAnnotation(w,given6.unit,type2),given6.environment);unify(w,typeOfAnnotation(w,expected2.unit,slot),own3,environment,depth+1)}}function mentionsParameter(type2){
switch(type2.kind){case"parameter":case"function":return true;case"standard":return type2.parameters.some(mentionsParameter);case"external":return type2.parameters?.
some(mentionsParameter)??false;case"union":case"intersection":return type2.of.some(mentionsParameter);case"tuple":return type2.items.some(mentionsParameter);case"\
shape":return type2.environment!==void 0;default:return false}}function instanceOf(w,callee,unit,call2){switch(callee.kind){case"shape":{if(!callee.static){const chosen2=choose(w,callSignatures(callee,CONSTRUCTOR),unit,call2);
return chosen2?callReturn(w,chosen2,unit,call2):UNKNOWN2}if(callee.unit.at(callee.shape+S_KIND)!==CLASS)return UNKNOWN2;return{...callee,static:false,environment:classEnvironment(
w,callee,unit,call2)}}case"function":{const flags=callee.unit.at(callee.record+F_FLAGS);if((flags&HAS_BODY)===0)return functionReturn(w,callee,unit,call2);const environment=call2===
0?void 0:inferred(w,callee,unit,call2);const made6={kind:"made",unit:callee.unit,record:callee.record,environment};return made6}case"overloads":return instanceOf(
w,callee.of[0]??UNKNOWN2,unit,call2);case"external":{const explicit=call2===0?[]:unit.list(unit.at(call2+3)).map(t=>typeOfAnnotation(w,unit,t));if(callee.package===
"std:ecmascript"){if(callee.name==="Proxy")return argumentTypes(w,unit,call2)[0]??callee;const known3=standardType(callee.name,explicit.length>0?explicit:constructedFrom(
w,callee.name,unit,call2));if(known3)return known3}return explicit.length>0?libraryType(w,callee,explicit):libraryInstance(w,callee,unit,call2)}case"union":return union(
callee.of.map(part=>instanceOf(w,part,unit,call2)));case"intersection":{const of8=callee.of.map(part=>instanceOf(w,part,unit,call2)).filter(({kind})=>kind!=="un\
known");return of8.length>1?{kind:"intersection",of:of8}:of8[0]??UNKNOWN2}case"place":return instanceOf(w,callee.base,unit,call2);case"parameter":case"deferred":{
const bound3=boundOf(w,callee);return bound3.kind==="unknown"?UNKNOWN2:instanceOf(w,bound3,unit,call2)}default:return UNKNOWN2}}function constructedFrom(w,name2,unit,call2){
const first2=argumentTypes(w,unit,call2)[0];if(!first2)return[];const element=elementOf(w,first2);if(name2==="Map"||name2==="WeakMap")return element.kind==="tup\
le"?[...element.items]:[];return name2==="Set"||name2==="WeakSet"?[element]:[]}function classEnvironment(w,callee,unit,call2){const owner=callee.unit;const making2=constructorOf(
owner,callee.shape);const parameters3=owner.list(owner.at(callee.shape+S_TYPE_PARAMETERS));if(call2===0||parameters3.length===0&&making2===0)return callee.environment;
const environment=new Map(callee.environment);const explicit=unit.list(unit.at(call2+3)).map(type2=>typeOfAnnotation(w,unit,type2));if(explicit.length>0){const bound3=bind2(
w,owner,owner.at(callee.shape+S_TYPE_PARAMETERS),explicit);for(const[key,type2]of bound3??[])environment.set(key,type2)}else if(making2!==0){const list2=owner.list(
owner.at(making2+F_PARAMETERS));const args=unit.list(unit.at(call2+2));for(let at2=0;at2<list2.length&&at2<args.length;at2++){const parameter=list2[at2];const written2=owner.
at(parameter+2);if(written2===0)environment.set(parameterKey(owner,parameter),typeOf(w,unit,args[at2]));else if(parameters3.length>0)unify(w,typeOfAnnotation(w,
owner,written2),typeOf(w,unit,args[at2]),environment,0)}}addDefaults(w,owner,parameters3,environment);return environment.size>0?environment:void 0}function constructorOf(unit,shape2){
let found=0;for(const member3 of unit.members(shape2).get("constructor")??[]){if((unit.at(member3+M_FLAGS)&CONSTRUCTOR)===0)continue;const record=unit.at(unit.at(
member3+M_VALUE)+1);if(found===0||(unit.at(record+F_FLAGS)&HAS_BODY)!==0)found=record}return found}var MOST_SHAPES=40;var ofShape=(w,type2,name2)=>find(w,type2,{name:name2,self:type2,seen:[]});function find(w,type2,sought){const{unit,shape:shape2,static:isStatic}=type2;
const{name:name2,seen}=sought;const key=unit.index*33554432+shape2;if(seen.includes(key)||seen.length>MOST_SHAPES)return[];seen.push(key);const kind=unit.at(shape2+
S_KIND);if(kind===NAMESPACE){const here=scopeTargets(w,unit,shape2,name2,VALUE_SPACE);return here.length>0?here:merged(w,{...type2,static:true},sought)}if(kind===
ENUM&&!isStatic)return[];if(isStatic&&kind===CLASS&&name2==="prototype"){const made6={kind:"shape",unit,shape:shape2,static:false,environment:void 0};return[externalTarget(
"std:ecmascript","Function.prototype",made6,"type")]}const found=own(w,type2,sought);if(found.length>0)return isByMethod(type2,name2)&&declaredAbove(w,type2,sought)||
found;const more=merged(w,type2,sought);if(more.length>0)return more;const assigned2=expandoTargets(w,(isStatic||kind!==CLASS?unit.expandos:unit.prototypes).get(
shape2),name2);if(assigned2.some(t=>t.definition!==0))return assigned2;const taken2=inherited(w,type2,sought);if(taken2.length>0)return taken2;if(assigned2.length>
0)return assigned2;return kind===CLASS&&!isStatic?promised2(w,type2,name2):[]}function inherited(w,{unit,shape:shape2,static:isStatic,environment},sought){let outside=[];
for(const base of basesOf(w,unit,shape2,isStatic,environment)){const found=base.kind==="shape"?find(w,base,sought):memberTargets(w,base,sought.name);if(found.some(
t=>!t.external))return found;if(outside.length===0)outside=found}return outside}function isByMethod({unit,shape:shape2},name2){const member3=unit.members(shape2).
get(name2)?.[0];return member3!==void 0&&(unit.at(member3+M_FLAGS)&BY_METHOD)!==0}function declaredAbove(w,type2,sought){const found=inherited(w,type2,sought);return found.
some(t=>t.definition>0||isLanguages(t,sought.name))?found:void 0}function isLanguages({external},name2){if(external?.package!=="std:ecmascript")return false;return certainlyHas(
external.name.slice(0,-name2.length-1),name2)}function fieldAbove(w,unit,member3){if((unit.at(member3+M_FLAGS)&BY_METHOD)===0)return[];const type2={kind:"shape",
unit,shape:unit.at(member3+M_SHAPE),static:false,environment:void 0};const name2=unit.name(unit.at(member3+M_NAME));return declaredAbove(w,type2,{name:name2,self:type2,
seen:[]})??[]}function promised2(w,{unit,shape:shape2,environment},name2){for(const contract of unit.list(unit.at(shape2+S_IMPLEMENTS))){const found=memberTargets(
w,substitute(typeOfAnnotation(w,unit,contract),environment),name2);if(found.some(t=>t.definition>0))return found}return[]}function merged(w,type2,sought){const{
unit,shape:shape2,static:isStatic}=type2;const entity=unit.at(shape2+S_ENTITY);if(entity===0)return[];const elsewhere=other=>find(w,{...type2,...other,environment:rebound(
type2.environment,{unit,shape:shape2},other)},sought);for(const block2 of unit.augmented.get(entity)??[]){const found=elsewhere(block2);if(found.length>0)return found}
const isShared=unit.at(shape2+S_OUTER)!==0||unit.at(shape2+S_KIND)===INTERFACE;if(!isShared&&unit.at(unit.at(entity+E_DECLARATION)+D_NEXT)===0)return[];const{byMember,
heirs}=blocksOf2(isShared?sameNamed(w,unit,shape2):[{unit,entity}]);for(const other of[...byMember.get(sought.name)??[],...heirs]){const kind=other.unit.at(other.
shape+S_KIND);if(kind===NAMESPACE!==isStatic&&kind!==CLASS)continue;if(other.shape===shape2&&other.unit===unit)continue;const found=elsewhere(other);if(found.length>
0)return found}return[]}var blocks=new WeakMap;function blocksOf2(entities){const known3=blocks.get(entities);if(known3)return known3;const byMember=new Map;const heirs=[];
for(const{unit,entity}of entities)for(const d of unit.declarations(entity)){const shape2=unit.at(d+D_EXTRA);if(shape2===0||unit.at(shape2)!==SHAPE)continue;for(const name2 of unit.
members(shape2).keys()){const named4=byMember.get(name2);if(named4)named4.push({unit,shape:shape2});else byMember.set(name2,[{unit,shape:shape2}])}const isPlain=unit.
at(shape2+S_KIND)===INTERFACE&&unit.at(unit.at(shape2+S_EXTENDS))===0;if(!isPlain)heirs.push({unit,shape:shape2})}const found={byMember,heirs};blocks.set(entities,
found);return found}function own(w,{unit,shape:shape2,static:isStatic,environment},{name:name2,self}){const kind=unit.at(shape2+S_KIND);const members=unit.members(
shape2).get(name2);if(!members){if(kind!==LITERAL)return[];for(const spread2 of unit.list(unit.at(shape2+S_SPREADS)).toReversed()){const found=w.within(unit.members(
shape2),name2,()=>memberTargets(w,typeOf(w,unit,spread2),name2));if(found.length>0)return found}return[]}const fitting=members.filter(m=>{const flags=unit.at(m+
M_FLAGS);return kind!==CLASS||(flags&STATIC)!==0===isStatic&&(flags&CONSTRUCTOR)===0});if(fitting.length===0)return[];const bodied=fitting.find(m=>hasBody(unit,
m))??fitting[0];const definition=unit.at(bodied+M_DEFINITION);if(definition===0){const value=unit.at(bodied+M_VALUE);const alias=value===0?[]:aliasOf(w,unit,value);
if(alias.length>0)return alias}const map=isStatic?unit.expandos:unit.prototypes;const written2=kind===CLASS&&!fitting.some(m=>isAnnotated(unit,m))?map.get(shape2):
void 0;const declared=()=>typeOfMembers(w,unit,fitting,environment,self);const target={unit,definition,type:()=>asAssigned(w,declared(),written2,name2),via:"typ\
e"};return(unit.at(bodied+M_FLAGS)&ACCESSOR)===0?[target]:[{...target,accessors:{getter:accessor(unit,fitting,GETTER),setter:accessor(unit,fitting,SETTER)}}]}var ACCESSOR=GETTER|
SETTER;function accessor(unit,members,which){const member3=members.find(m=>(unit.at(m+M_FLAGS)&which)!==0);return member3===void 0?0:unit.at(unit.at(member3+M_VALUE)+
1)}function isAnnotated(unit,member3){const value=unit.at(member3+M_VALUE);return unit.at(member3+M_TYPE)!==0||value!==0&&unit.at(value)===AS}function hasBody(unit,member3){
const value=unit.at(member3+M_VALUE);return value!==0&&unit.at(value)===FUNCTION_VALUE&&(unit.at(unit.at(value+1)+F_FLAGS)&HAS_BODY)!==0}function typeOfMembers(w,unit,members,environment,self){
const parts2=[];for(const member3 of members){const flags=unit.at(member3+M_FLAGS);const value=unit.at(member3+M_VALUE);const declared=unit.at(member3+M_TYPE);if(declared!==
0)parts2.push(substitute(typeOfAnnotation(w,unit,declared),environment));else if(value===0)continue;else if(unit.at(value)===FUNCTION_VALUE){const method4={kind:"\
function",unit,record:unit.at(value+1),environment,self};if(flags&GETTER)parts2.push(callReturn(w,method4,unit,0));else if(!(flags&SETTER))parts2.push(method4)}else
parts2.push(substitute(typeOf(w,unit,value),environment))}const signatures=parts2.filter(p=>p.kind==="function"&&(p.unit.at(p.record+F_FLAGS)&HAS_BODY)===0);if(signatures.
length>1)return{kind:"overloads",of:signatures};return union(signatures.length===1&&parts2.length>1?signatures:parts2)}function basesOf(w,unit,shape2,isStatic,environment){
const kind=unit.at(shape2+S_KIND);const list2=unit.list(unit.at(shape2+S_EXTENDS));if(list2.length===0)return[];if(kind===INTERFACE)return list2.map(t=>substitute(
typeOfAnnotation(w,unit,t),environment));if(kind!==CLASS)return[];if(isStatic)return heritageTypes(w,unit,shape2).map(base=>substitute(base,environment));return list2.
map(heritage2=>{const base=substitute(typeOf(w,unit,unit.at(heritage2+1)),environment);const args=unit.list(unit.at(heritage2+2)).map(t=>substitute(typeOfAnnotation(
w,unit,t),environment));const known3=base.kind==="external"&&base.package==="std:ecmascript"?standardType(base.name,args):void 0;if(known3)return known3;const instance2=instanceOf(
w,base,unit,0);if(instance2.kind==="external"&&args.length>0)return{...instance2,parameters:args};if(instance2.kind!=="shape"||args.length===0)return instance2;
const parameters3=instance2.unit.at(instance2.shape+S_TYPE_PARAMETERS);return{...instance2,environment:bind2(w,instance2.unit,parameters3,args)}})}function elementOf(w,type2){switch(type2.kind){case"standard":if(type2.name==="Map")return{kind:"tuple",items:[type2.parameters[0]??UNKNOWN2,type2.parameters[1]??
UNKNOWN2]};return type2.name==="Promise"?elementOf(w,awaited(w,type2)):type2.parameters[0]??UNKNOWN2;case"tuple":return union(type2.items.map(item=>item.kind===
"spread"?elementOf(w,item.of):item));case"union":return union(type2.of.map(part=>elementOf(w,part)));case"intersection":return union(type2.of.map(part=>elementOf(
w,part)));case"primitive":return type2.number===P_STRING?type2:UNKNOWN2;case"external":return{...type2,name:`${type2.name}[]`};case"dictionary":return type2.value;case"\
place":return elementOf(w,type2.base);case"shape":{const{unit,shape:shape2}=type2;return union(w.within(unit.members(shape2),"[Symbol.iterator]",()=>[elementOfShape(
w,type2)]))}default:return UNKNOWN2}}function elementOfShape(w,type2){const{unit,shape:shape2,environment}=type2;for(const name2 of["[Symbol.iterator]","[Symbol\
.asyncIterator]"]){const iterator=memberType(w,type2,name2);if(iterator.kind==="unknown"||iterator.kind==="builtin")continue;const given6=iterated(w,callReturn(
w,iterator,unit,0));if(given6.kind!=="unknown")return given6}return union(basesOf(w,unit,shape2,false,environment).map(base=>elementOf(w,base)))}function iterated(w,iterator){
if(iterator.kind!=="shape")return elementOf(w,iterator);const next=memberType(w,iterator,"next");if(next.kind==="unknown"||next.kind==="builtin")return elementOf(
w,iterator);const result2=awaited(w,callReturn(w,next,iterator.unit,0));const parts2=result2.kind==="union"?result2.of:[result2];return union(parts2.map(part=>memberType(
w,part,"value")))}function itemOf(w,type2,position){const spread2=type2.items.findIndex(item=>item.kind==="spread");if(spread2<0||position<spread2)return type2.
items[position]??UNKNOWN2;return elementOf(w,{kind:"tuple",items:type2.items.slice(spread2)})}var CLASSES2=`
Object: __defineGetter__ __defineSetter__ hasOwnProperty __lookupGetter__ __lookupSetter__ isPrototypeOf
  propertyIsEnumerable toString valueOf __proto__ toLocaleString constructor
Function: length name apply bind call toString arguments caller [Symbol.hasInstance]
Array: length at concat copyWithin fill find findIndex findLast findLastIndex lastIndexOf pop push reverse shift
  unshift slice sort splice includes indexOf join keys entries values forEach filter flat flatMap map every some
  reduce reduceRight toReversed toSorted toSpliced with toLocaleString toString [Symbol.iterator] [Symbol.unscopables]
Number: toExponential toFixed toPrecision toString valueOf toLocaleString
Boolean: toString valueOf
String: length anchor at big blink bold charAt charCodeAt codePointAt concat endsWith fontcolor fontsize fixed
  includes indexOf isWellFormed italics lastIndexOf link localeCompare match matchAll normalize padEnd padStart repeat
  replace replaceAll search slice small split strike sub substr substring sup startsWith toString toWellFormed trim
  trimStart trimLeft trimEnd trimRight toLocaleLowerCase toLocaleUpperCase toLowerCase toUpperCase valueOf
  [Symbol.iterator]
Symbol: toString valueOf description [Symbol.toStringTag] [Symbol.toPrimitive]
Date: toString toDateString toTimeString toISOString toUTCString toGMTString getDate setDate getDay getFullYear
  setFullYear getHours setHours getMilliseconds setMilliseconds getMinutes setMinutes getMonth setMonth getSeconds
  setSeconds getTime setTime getTimezoneOffset getUTCDate setUTCDate getUTCDay getUTCFullYear setUTCFullYear
  getUTCHours setUTCHours getUTCMilliseconds setUTCMilliseconds getUTCMinutes setUTCMinutes getUTCMonth setUTCMonth
  getUTCSeconds setUTCSeconds valueOf getYear setYear toJSON toLocaleString toLocaleDateString toLocaleTimeString
  toTemporalInstant [Symbol.toPrimitive]
Promise: then catch finally [Symbol.toStringTag]
RegExp: exec dotAll flags global hasIndices ignoreCase multiline source sticky unicode unicodeSets compile toString
  test [Symbol.match] [Symbol.matchAll] [Symbol.replace] [Symbol.search] [Symbol.split] lastIndex
Error: name message toString stack cause
AggregateError < Error: errors
EvalError < Error:
RangeError < Error:
ReferenceError < Error:
SyntaxError < Error:
TypeError < Error:
URIError < Error:
ArrayBuffer: byteLength slice maxByteLength resizable resize transfer transferToFixedLength detached
  [Symbol.toStringTag]
TypedArray: buffer byteLength byteOffset length entries keys values at copyWithin every fill filter find findIndex
  findLast findLastIndex forEach includes indexOf join lastIndexOf map reverse reduce reduceRight set slice some sort
  subarray toReversed toSorted with toLocaleString toString [Symbol.toStringTag] [Symbol.iterator]
Uint8Array < TypedArray: BYTES_PER_ELEMENT toBase64 setFromBase64 toHex setFromHex
Int8Array < TypedArray: BYTES_PER_ELEMENT
Uint16Array < TypedArray: BYTES_PER_ELEMENT
Int16Array < TypedArray: BYTES_PER_ELEMENT
Uint32Array < TypedArray: BYTES_PER_ELEMENT
Int32Array < TypedArray: BYTES_PER_ELEMENT
BigUint64Array < TypedArray: BYTES_PER_ELEMENT
BigInt64Array < TypedArray: BYTES_PER_ELEMENT
Uint8ClampedArray < TypedArray: BYTES_PER_ELEMENT
Float32Array < TypedArray: BYTES_PER_ELEMENT
Float64Array < TypedArray: BYTES_PER_ELEMENT
DataView: buffer byteLength byteOffset getInt8 setInt8 getUint8 setUint8 getInt16 setInt16 getUint16 setUint16
  getInt32 setInt32 getUint32 setUint32 getFloat16 setFloat16 getFloat32 setFloat32 getFloat64 setFloat64 getBigInt64
  setBigInt64 getBigUint64 setBigUint64 [Symbol.toStringTag]
Map: get set has delete clear entries forEach keys size values getOrInsert getOrInsertComputed [Symbol.toStringTag]
  [Symbol.iterator]
BigInt: toLocaleString toString valueOf [Symbol.toStringTag]
Set: has add delete difference clear entries forEach intersection isSubsetOf isSupersetOf isDisjointFrom size
  symmetricDifference union values keys [Symbol.toStringTag] [Symbol.iterator]
Iterator: reduce toArray forEach some every find map filter take drop flatMap [Symbol.iterator] [Symbol.toStringTag]
  [Symbol.dispose]
WeakMap: delete get set has getOrInsert getOrInsertComputed [Symbol.toStringTag]
WeakSet: delete has add [Symbol.toStringTag]
FinalizationRegistry: register unregister [Symbol.toStringTag]
WeakRef: deref [Symbol.toStringTag]
URL: toString href origin protocol username password host hostname port pathname search searchParams hash toJSON
  [Symbol.toStringTag]
URLSearchParams: size append delete get getAll has set sort entries forEach keys values toString [Symbol.toStringTag]
  [Symbol.iterator]
DOMException < Error: code INDEX_SIZE_ERR DOMSTRING_SIZE_ERR HIERARCHY_REQUEST_ERR WRONG_DOCUMENT_ERR
  INVALID_CHARACTER_ERR NO_DATA_ALLOWED_ERR NO_MODIFICATION_ALLOWED_ERR NOT_FOUND_ERR NOT_SUPPORTED_ERR
  INUSE_ATTRIBUTE_ERR INVALID_STATE_ERR SYNTAX_ERR INVALID_MODIFICATION_ERR NAMESPACE_ERR INVALID_ACCESS_ERR
  VALIDATION_ERR TYPE_MISMATCH_ERR SECURITY_ERR NETWORK_ERR ABORT_ERR URL_MISMATCH_ERR QUOTA_EXCEEDED_ERR TIMEOUT_ERR
  INVALID_NODE_TYPE_ERR DATA_CLONE_ERR [Symbol.toStringTag]
AbortController: signal abort [Symbol.toStringTag]
AbortSignal < EventTarget: aborted reason throwIfAborted onabort [Symbol.toStringTag]
Event: initEvent stopImmediatePropagation preventDefault target currentTarget srcElement type cancelable
  defaultPrevented timeStamp composedPath returnValue bubbles composed eventPhase cancelBubble stopPropagation
  isTrusted [Symbol.toStringTag]
EventTarget: addEventListener removeEventListener dispatchEvent [Symbol.toStringTag]
CustomEvent < Event: detail [Symbol.toStringTag]
TextEncoder: encoding encode encodeInto [Symbol.toStringTag]
TextDecoder: decode encoding fatal ignoreBOM [Symbol.toStringTag]
TransformStream: readable writable [Symbol.toStringTag]
WritableStream: locked abort close getWriter [Symbol.toStringTag]
WritableStreamDefaultWriter: closed desiredSize ready abort close releaseLock write [Symbol.toStringTag]
ReadableStream: locked cancel getReader pipeThrough pipeTo tee values [Symbol.asyncIterator] [Symbol.toStringTag]
ReadableStreamDefaultReader: read releaseLock closed cancel [Symbol.toStringTag]
ReadableStreamDefaultController: desiredSize close enqueue error [Symbol.toStringTag]
ByteLengthQueuingStrategy: highWaterMark size [Symbol.toStringTag]
CountQueuingStrategy: highWaterMark size [Symbol.toStringTag]
TextEncoderStream: encoding readable writable
TextDecoderStream: encoding fatal ignoreBOM readable writable
CompressionStream: readable writable [Symbol.toStringTag]
DecompressionStream: readable writable [Symbol.toStringTag]
BroadcastChannel < EventTarget: name close postMessage onmessage onmessageerror
MessageChannel: port1 port2
MessagePort < EventTarget: postMessage start onmessage onmessageerror close
Blob: type size slice arrayBuffer text bytes stream [Symbol.toStringTag]
File < Blob: name lastModified [Symbol.toStringTag]
Performance < EventTarget: clearMarks clearMeasures clearResourceTimings getEntries getEntriesByName getEntriesByType
  mark measure now setResourceTimingBufferSize timeOrigin toJSON onresourcetimingbufferfull [Symbol.toStringTag]
PerformanceObserver: observe disconnect takeRecords [Symbol.toStringTag]
URLPattern: protocol username password hostname port pathname search hash hasRegExpGroups exec test
  [Symbol.toStringTag]
FormData: append delete get getAll has set keys values entries forEach [Symbol.iterator] [Symbol.toStringTag]
Headers: append delete get has set getSetCookie keys values entries forEach [Symbol.iterator] [Symbol.toStringTag]
Request: method url headers destination referrer referrerPolicy mode credentials cache redirect integrity keepalive
  isReloadNavigation isHistoryNavigation signal body bodyUsed duplex clone blob arrayBuffer text json formData bytes
  [Symbol.toStringTag]
Response: type url redirected status ok statusText headers body bodyUsed clone blob arrayBuffer text json formData
  bytes [Symbol.toStringTag]
MessageEvent < Event: data origin lastEventId source ports initMessageEvent [Symbol.toStringTag]
CloseEvent < Event: wasClean code reason [Symbol.toStringTag]
ErrorEvent < Event: message filename lineno colno error [Symbol.toStringTag]
WebSocket < EventTarget: close send readyState bufferedAmount url extensions protocol onopen onerror onclose onmessage
  binaryType CONNECTING OPEN CLOSING CLOSED [Symbol.toStringTag]
CryptoKey: type extractable algorithm usages [Symbol.toStringTag]
SubtleCrypto: encrypt decrypt sign verify digest generateKey deriveKey deriveBits importKey exportKey wrapKey
  unwrapKey getPublicKey encapsulateBits encapsulateKey decapsulateBits decapsulateKey [Symbol.toStringTag]
SuppressedError < Error: error suppressed
DisposableStack: use dispose adopt defer move disposed [Symbol.dispose] [Symbol.toStringTag]
AsyncDisposableStack: use disposeAsync adopt defer move disposed [Symbol.asyncDispose] [Symbol.toStringTag]
SharedArrayBuffer: byteLength slice maxByteLength growable grow [Symbol.toStringTag]
Storage: length clear getItem key removeItem setItem
`;var classes=new Map(CLASSES2.trim().split(/\n(?! )/).map(row=>{const[head="",members=""]=row.split(":");const[name2="",base="Object"]=head.split(" < ");return[
name2,{base,members:new Set(members.match(/\S+/g))}]}));function hasMember(owner,name2){const found=classes.get(owner);if(!found)return void 0;return found.members.
has(name2)||owner!=="Object"&&hasMember(found.base,name2)}var PRIMITIVE_OWNERS=["Object","String","Number","Boolean","BigInt","Symbol","RegExp","","","","Object","","Object"];function standardOwner(type2){switch(type2.
kind){case"primitive":return PRIMITIVE_OWNERS[type2.number]||void 0;case"literal":case"keyof":return"String";case"tuple":return"Array";case"standard":return type2.
name;case"function":case"builtin":case"callback":case"overloads":return"Function";default:return void 0}}var lacks=(owner,name2)=>hasMember(owner,name2)===false;
var OF_LISTS=new Set(["index","input","groups","indices","raw"]);function isDoubtful(owner,name2){return lacks(owner,name2)&&!/^\d+$/.test(name2)&&!(owner==="Ar\
ray"&&OF_LISTS.has(name2))}var certainlyHas=(owner,name2)=>hasMember(owner,name2)===true;var OF_FUNCTION=new Set(["call","apply","bind","toString","name","lengt\
h","arguments","caller"]);var OF_OBJECT=new Set(["toString","toLocaleString","valueOf","hasOwnProperty","isPrototypeOf","propertyIsEnumerable","__proto__"]);function builtinMember(owner,name2){
const known3=standardOwner(owner);if(known3===void 0)return void 0;if(known3==="Function"&&!OF_FUNCTION.has(name2)&&!OF_OBJECT.has(name2))return void 0;if(known3===
"Array"&&/^\d+$/.test(name2))return owner.kind==="tuple"?owner.items[Number(name2)]??UNKNOWN2:owner.kind==="standard"?owner.parameters[0]??UNKNOWN2:UNKNOWN2;if(name2===
"value"&&owner.kind==="standard"&&RESULTS.has(owner.name))return owner.parameters[0]??UNKNOWN2;if(name2==="length"||name2==="size")return primitive2(P_NUMBER);return{
kind:"builtin",owner,name:name2}}function prototypeMember(of8,name2){const owner=of8.endsWith(".prototype")?of8.slice(0,-".prototype".length):"";return owner===
"Array"||owner==="String"?builtinMember(standard(owner),name2):void 0}var RESULTS=new Set(["IteratorResult","PromiseSettledResult"]);var SAME=new Set(["filter",
"slice","reverse","sort","concat","splice","fill","toSorted","toReversed","toSpliced","copyWithin","with"]);var ITSELF=new Set(["values","keys","add","filter","\
take","drop","union","intersection","difference","symmetricDifference","[Symbol.iterator]","[Symbol.asyncIterator]"]);var ONE=new Set(["pop","shift","at","find",
"findLast"]);var STRINGS=new Set(["toString","toUpperCase","toLowerCase","trim","trimStart","trimEnd","replace","replaceAll","substring","substr","repeat","padS\
tart","padEnd","charAt","join","toFixed","normalize","toISOString","toLocaleString","toString"]);function builtinReturn(w,owner,name2,unit,call2,args){const known3=standardOwner(
owner);switch(known3){case"Function":if(name2==="bind")return owner;if(name2==="call"&&owner.kind==="builtin"){const[self=UNKNOWN2,...rest]=args;const isOne=standardOwner(
self)!==void 0&&standardOwner(self)===standardOwner(owner.owner);return builtinReturn(w,isOne?self:owner.owner,owner.name,unit,0,rest)}return name2==="call"||name2===
"apply"?callReturn(w,owner,unit,0):UNKNOWN2;case"String":if(STRINGS.has(name2)||name2==="slice"||name2==="concat")return primitive2(P_STRING);if(name2==="split"||
name2==="match")return standard("Array",primitive2(P_STRING));return{kind:"external",package:"std:ecmascript",name:`String.${name2}()`};case"Array":{const element=elementOf(
w,owner);if(name2==="filter"||name2==="find"||name2==="findLast"){const kept=saidByPredicate(w,args[0]);if(kept.kind!=="unknown")return name2==="filter"?standard(
"Array",kept):kept}if(SAME.has(name2))return owner.kind==="tuple"?standard("Array",element):owner;if(ONE.has(name2))return element;if(name2==="map")return standard(
"Array",callReturn(w,args[0]??UNKNOWN2,unit,0));if(name2==="flatMap")return standard("Array",elementOf(w,callReturn(w,args[0]??UNKNOWN2,unit,0)));if(name2==="fl\
at")return standard("Array",union([elementOf(w,element),element]));if(isReduction(name2))return(call2===0?args[1]:startOf2(w,unit,call2))??element;if(name2==="e\
ntries")return standard("Iterable",{kind:"tuple",items:[primitive2(P_NUMBER),element]});if(name2==="values"||name2==="[Symbol.iterator]")return standard("Iterab\
le",element);if(STRINGS.has(name2))return primitive2(P_STRING);return{kind:"external",package:"std:ecmascript",name:`Array.${name2}()`}}case"Promise":{if(owner.
kind!=="standard")return UNKNOWN2;if(name2==="then")return standard("Promise",awaited(w,args[0]?callReturn(w,args[0],unit,0):UNKNOWN2));return owner}case"Map":{
const[key,value]=owner.kind==="standard"?owner.parameters:[];if(name2==="get"||name2.startsWith("getOrInsert"))return value??UNKNOWN2;if(name2==="values")return standard(
"Iterable",value??UNKNOWN2);if(name2==="keys")return standard("Iterable",key??UNKNOWN2);if(name2==="entries"||name2==="[Symbol.iterator]")return standard("Itera\
ble",{kind:"tuple",items:[key??UNKNOWN2,value??UNKNOWN2]});return name2==="set"?owner:primitive2(P_BOOLEAN)}case"Set":case"Iterable":case"WeakRef":{const element=owner.
kind==="standard"?owner.parameters[0]??UNKNOWN2:UNKNOWN2;if(ITSELF.has(name2))return owner;if(name2==="deref"||name2==="find")return element;if(name2==="next"||
name2==="return")return standard("IteratorResult",element);if(name2==="toArray")return standard("Array",element);if(name2==="map")return standard("Iterable",callReturn(
w,args[0]??UNKNOWN2,unit,0));if(name2==="flatMap")return standard("Iterable",elementOf(w,callReturn(w,args[0]??UNKNOWN2,unit,0)));return UNKNOWN2}default:return known3===
void 0?UNKNOWN2:{kind:"external",package:"std:ecmascript",name:`${known3}.${name2}()`}}}var isReduction=name2=>name2==="reduce"||name2==="reduceRight";function startOf2(w,unit,call2){
const written2=unit.list(unit.at(call2+3))[0];if(written2!==void 0)return typeOfAnnotation(w,unit,written2);const[reducer=0,initial]=unit.list(unit.at(call2+2));
if(initial===void 0)return void 0;const type2=typeOf(w,unit,initial);const record=saysLittle(unit,initial,type2)&&unit.at(reducer)===FUNCTION_VALUE?unit.at(reducer+
1):0;if(record===0)return type2;const[taken2]=unit.list(unit.at(record+F_PARAMETERS));const said=typeOfAnnotation(w,unit,taken2===void 0?0:unit.at(taken2+2));const known3=said.
kind==="unknown"?typeOfAnnotation(w,unit,unit.at(record+F_RETURNS)):said;return known3.kind==="unknown"?type2:known3}function saysLittle(unit,value,type2){if(unit.
at(value)===SHAPE_VALUE)return unit.members(unit.at(value+1)).size===0;return type2.kind==="unknown"||isEmpty(type2)||isNothing(type2)}function builtinParameter(w,owner,name2,unit,call2,position){
const number=primitive2(P_NUMBER);switch(standardOwner(owner)){case"Array":{const element=elementOf(w,owner);if(isReduction(name2)){const start=startOf2(w,unit,
call2)??element;return position===0?{kind:"callback",parameters:[start,element,number,owner]}:start}if(name2==="sort"||name2==="toSorted")return{kind:"callback",
parameters:[element,element]};if(/^(push|unshift|fill|concat|includes|indexOf)$/.test(name2))return name2==="concat"?UNKNOWN2:element;if(position!==0)return UNKNOWN2;
const callback2={kind:"callback",parameters:[element,number,owner]};const[written2]=unit.list(unit.at(call2+3));if(written2===void 0||name2!=="map"&&name2!=="fl\
atMap")return callback2;const made6=typeOfAnnotation(w,unit,written2);return{...callback2,returns:name2==="map"?made6:standard("Array",made6)}}case"Promise":if(owner.
kind!=="standard")return UNKNOWN2;if(name2==="then"&&position===0)return{kind:"callback",parameters:[awaited(w,owner)]};return UNKNOWN2;case"Map":{const[key,value]=owner.
kind==="standard"?owner.parameters:[];if(name2==="forEach")return{kind:"callback",parameters:[value??UNKNOWN2,key??UNKNOWN2,owner]};if(name2==="set")return(position===
0?key:value)??UNKNOWN2;return UNKNOWN2}case"Set":case"Iterable":{const element=owner.kind==="standard"?owner.parameters[0]??UNKNOWN2:UNKNOWN2;if(name2==="add")return element;
return{kind:"callback",parameters:[element,element,owner]}}case"Function":{return UNKNOWN2}default:return UNKNOWN2}}opening2.call=of8=>current?callReturn(current.w,of8,current.unit,0):UNKNOWN2;opening2.instance=of8=>current?instanceOf(current.w,of8,current.unit,0):UNKNOWN2;var current;
function callsIn(w,unit){current={w,unit}}function argumentTypes(w,unit,call2){if(call2===0)return[];return unit.list(unit.at(call2+2)).map(a=>typeOf(w,unit,a))}
function callReturn(w,callee,unit,call2){if(w.depth>110||++w.steps>MOST_STEPS2)return UNKNOWN2;w.depth++;const found=returned(w,callee,unit,call2);w.depth--;return found}
function returned(w,callee,unit,call2){switch(callee.kind){case"function":return functionReturn(w,callee,unit,call2);case"overloads":{const chosen2=choose(w,callee.
of,unit,call2);return chosen2?callReturn(w,chosen2,unit,call2):UNKNOWN2}case"shape":{if(callee.static)return UNKNOWN2;const signatures=callSignatures(callee,0);
const chosen2=choose(w,signatures,unit,call2);return chosen2?callReturn(w,chosen2,unit,call2):UNKNOWN2}case"builtin":return builtinReturn(w,callee.owner,callee.
name,unit,call2,argumentTypes(w,unit,call2));case"external":{if(callee.package==="std:ecmascript"){const known3=staticReturn(w,callee.name,unit,argumentTypes(w,
unit,call2));if(known3)return known3}if(callee.package==="std:node"&&callee.name==="require")return UNKNOWN2;const passed=libraryReturn(w,callee,unit,call2);if(passed)
return passed;return{...callee,name:`${callee.name}()`}}case"union":return union(callee.of.map(part=>callReturn(w,part,unit,call2)));case"intersection":for(const part of callee.
of){const found=callReturn(w,part,unit,call2);if(found.kind!=="unknown")return found}return UNKNOWN2;case"place":return callReturn(w,callee.base,unit,call2);case"\
parameter":if(callee.unit.at(callee.declaration)===DECLARATION)return callReturn(w,typeOfAnnotation(w,callee.unit,callee.unit.at(callee.declaration+D_TYPE)),unit,
call2);return{kind:"deferred",of:callee,name:void 0};case"deferred":case"lookup":return{kind:"deferred",of:callee,name:void 0};case"conditional":return callReturn(
w,branches(w,callee),unit,call2);case"callback":return callee.returns??UNKNOWN2;default:return UNKNOWN2}}function saidByPredicate(w,predicate){if(predicate?.kind!==
"function")return UNKNOWN2;const{unit,record,environment}=predicate;const returns2=unit.at(record+F_RETURNS);if(returns2===0||unit.at(returns2)!==T_PREDICATE)return UNKNOWN2;
const[first2]=unit.list(unit.at(record+F_PARAMETERS));if(first2===void 0||unit.at(first2+1)!==unit.at(returns2+1))return UNKNOWN2;const said=substitute(typeOfAnnotation(
w,unit,unit.at(returns2+2)),environment);return isArgument(said)?UNKNOWN2:said}function callSignatures(type2,flag){const{unit,shape:shape2,environment}=type2;return unit.
list(unit.at(shape2+S_CALLS)).filter(record=>(unit.at(record+F_FLAGS)&CONSTRUCTOR)===flag).map(record=>({kind:"function",unit,record,environment,self:void 0}))}
function choose(w,options4,unit,call2){if(options4.length<=1||call2===0)return options4[0];const args=unit.list(unit.at(call2+2));let byCount;let likely;for(const option of options4){
if(option.kind!=="function")continue;const parameters3=option.unit.list(option.unit.at(option.record+F_PARAMETERS));const last=parameters3.at(-1);let variadic=last!==
void 0&&(option.unit.at(last+4)&VARIADIC)!==0;const rest=variadic&&last!==void 0?typeOfAnnotation(w,option.unit,option.unit.at(last+2)):UNKNOWN2;const items=rest.
kind==="tuple"&&rest.items.every(i=>i.kind!=="spread")?rest.items:void 0;if(items)variadic=false;const most=parameters3.length-(items?1:0)+(items?.length??0);const needed=parameters3.
filter(p=>option.unit.at(p+3)===0&&(option.unit.at(p+4)&(PARAMETER_OPTIONAL|VARIADIC))===0).length;if(args.length<needed+(items?.length??0)||!variadic&&args.length>
most)continue;byCount??=option;const wanted=args.map((_,at2)=>{const item=items&&at2>=parameters3.length-1?items[at2-parameters3.length+1]:void 0;const parameter=parameters3[at2];
const type2=item??(parameter===void 0?UNKNOWN2:typeOfAnnotation(w,option.unit,option.unit.at(parameter+2)));return substitute(type2,option.environment)});if(!args.
every((arg,at2)=>acceptable(w,wanted[at2],unit,arg)))continue;const meant=args.map((arg,at2)=>isWrittenFor(w,wanted[at2],unit,arg));if(!meant.includes(false)&&(likely===
void 0||meant.includes(true)))return option;likely??=option}return likely??byCount??options4[0]}function isWrittenFor(w,expected2,unit,arg){if(expected2.kind!==
"shape")return void 0;if(unit.at(arg)===SHAPE_VALUE){const indexed3=expected2.unit.list(expected2.unit.at(expected2.shape+S_INDEX)).length>0;const keys=indexed3?
[]:[...unit.members(unit.at(arg+1)).keys()].slice(0,MOST_KEYS);return keys.length===0?void 0:keys.every(key=>memberTargets(w,expected2,key).length>0)}const given6=typeOf(
w,unit,arg);if(given6.kind!=="shape"||given6.static!==expected2.static)return void 0;const kind=given6.unit.at(given6.shape+S_KIND);if(kind!==CLASS&&kind!==INTERFACE)
return void 0;return given6.unit===expected2.unit&&given6.shape===expected2.shape}var MOST_KEYS=8;var MADE_BY_CLASSES=new Set(["URL","URLSearchParams","RegExp",
"Date","Request","Response","Headers","Blob","File"]);function acceptable(w,expected2,unit,arg){if(expected2.kind==="literal"){if(unit.at(arg)===STRING)return unit.
name(unit.at(arg+1))===expected2.text;if(unit.at(arg)===FUNCTION_VALUE||unit.at(arg)===SHAPE_VALUE)return false;const type2=typeOf(w,unit,arg);return type2.kind!==
"literal"||type2.text===expected2.text}if(expected2.kind==="union")return expected2.of.some(part=>acceptable(w,part,unit,arg));if(expected2.kind==="external"&&unit.
at(arg)===SHAPE_VALUE)return expected2.package!=="std:ecmascript"||!MADE_BY_CLASSES.has(expected2.name);const given6=unit.at(arg)===FUNCTION_VALUE?"function":typeOf(
w,unit,arg).kind;if(expected2.kind==="primitive"){if(given6==="function"||given6==="shape"||given6==="tuple"||given6==="standard")return false;const type2=typeOf(
w,unit,arg);return type2.kind!=="primitive"||type2.number===expected2.number||expected2.number===10}if(expected2.kind==="function")return given6!=="primitive"&&
given6!=="tuple";if(expected2.kind==="shape"&&callSignatures(expected2,0).length===0)return given6!=="primitive"&&given6!=="function"&&given6!=="literal";return true}
function functionReturn(w,callee,unit,call2){const environment=call2===0?callee.environment:inferred(w,callee,unit,call2);const declared=callee.unit.at(callee.record+
F_RETURNS);if(declared!==0){if(callee.unit.at(declared)===T_THIS&&callee.self)return callee.self;const said=typeOfAnnotation(w,callee.unit,declared);if(callee.unit.
typescript||said.kind!=="unknown")return substitute(said,environment)}return substitute(bodyReturn(w,callee.unit,callee.record,callee.self),environment)}function bodyReturn(w,unit,record,self){
const returned2=unit.list(unit.at(record+F_RETURNED));if(self&&returned2.length>0&&returned2.every(r=>unit.at(r)===THIS))return self;return w.once(unit.returns,
record,()=>{const flags=unit.at(record+F_FLAGS);if(flags&GENERATOR)return standard("Iterable",union(unit.list(unit.at(record+F_YIELDED)).map(y=>typeOf(w,unit,y))));
const type2=union(returned2.map(r=>typeOf(w,unit,r)));if(type2.kind==="unknown"&&(flags&HAS_BODY)===0)return returnFromContext(w,contextOf(w,unit,record));return flags&
ASYNC?standard("Promise",awaited(w,type2)):type2})}function typeOfAnnotation(w,unit,node){if(node===0)return UNKNOWN2;if(unit.at(node)===T_PRIMITIVE){const number=unit.at(node+1);return number===0||number===10||
number===12?UNKNOWN2:primitive2(number)}return w.once(unit.types,node,()=>compute2(w,unit,node))}function compute2(w,unit,node){const a=unit.at(node+1);const b=unit.
at(node+2);const typeAt2=at2=>typeOfAnnotation(w,unit,at2);switch(unit.at(node)){case T_NAME:{const args=unit.list(b).map(typeAt2);if(a>0){const found=typeOfEntityType(
w,unit,a,args);return args.length===0?found:libraryType(w,found,args)}const around2=aroundName(w,unit,node);return around2.length>0?mergedType(w,around2,args):globalType(
w,unit,unit.name(~a),args)}case T_MEMBER:{const args=unit.list(unit.at(node+3)).map(typeAt2);const found=namespaceTargets(w,unit,a,unit.name(b),TYPE_SPACE);return union(
found.map(t=>t.external?libraryType(w,t.type(),args,unit):typeOfDefinition(w,t.unit,t.definition,args)))}case T_IMPORT:{const target=w.module(unit,a);if(!target||
!("unit"in target))return UNKNOWN2;for(const record of b===1?target.unit.exported("="):[])return importedType(w,target.unit,target.unit.at(record+3),[]);return{
kind:"module",unit:target.unit}}case T_ARRAY:return standard("Array",typeAt2(a));case T_TUPLE:return tuple(unit.list(a).map(typeAt2));case T_REST:return{kind:"s\
pread",of:typeAt2(a)};case T_UNION:return union(unit.list(a).map(typeAt2));case T_INTERSECTION:return{kind:"intersection",of:unit.list(a).map(typeAt2).filter(t=>t.
kind!=="unknown")};case T_FUNCTION:case T_CONSTRUCTOR:return{kind:"function",unit,record:a,environment:void 0,self:void 0};case T_OBJECT:return{kind:"shape",unit,
shape:a,static:false,environment:void 0};case T_THIS:return a===0?UNKNOWN2:{kind:"shape",unit,shape:a,static:false,environment:void 0};case T_TYPEOF:return constantType2(
w,unit,a)??typeOf(w,unit,a);case T_LITERAL:return{kind:"literal",text:unit.name(a)};case T_LOOKUP:{const object2=typeAt2(a);const index=typeAt2(b);return object2.
kind==="dictionary"?object2.value:memberOf(object2,index)}case T_CONDITIONAL:if(unit.at(node+CONDITIONAL_INFERS)===0&&!asksForLength(unit,node))return union([typeAt2(
unit.at(node+3)),typeAt2(unit.at(node+4))]);return chosen(w,{kind:"conditional",unit,node,environment:void 0});case T_MAPPED:{const over=unit.at(b)===T_KEYOF;const looked2=unit.
at(a)===T_LOOKUP;if(over&&looked2)return typeAt2(unit.at(b+1));if(over||looked2)return{kind:"mapped",unit,node,environment:void 0};const value=typeAt2(a);return value.
kind==="unknown"?UNKNOWN2:{kind:"dictionary",value}}case T_PREDICATE:return primitive2(P_BOOLEAN);case T_KEYOF:return{kind:"keyof",of:typeAt2(a)};default:return UNKNOWN2}}
function typeOfEntityType(w,unit,entity,args){const parts2=[];for(const d of unit.declarations(entity)){const extra=unit.at(d+D_EXTRA);switch(unit.at(d+D_KIND)){case CLASS_DECLARATION:case INTERFACE_DECLARATION:
if(parts2.length===0)parts2.push({kind:"shape",unit,shape:extra,static:false,environment:bind2(w,unit,unit.at(extra+S_TYPE_PARAMETERS),args)});break;case TYPE_ALIAS:{
const written2=typeOfAnnotation(w,unit,unit.at(d+D_TYPE));parts2.push(substitute(written2,bind2(w,unit,extra,args)));break}case ENUM_DECLARATION:return{kind:"sh\
ape",unit,shape:extra,static:false,environment:void 0};case TYPE_PARAMETER:return{kind:"parameter",unit,declaration:d};case IMPORT_BINDING:case ALIAS:parts2.push(
importedType(w,unit,unit.at(d+D_VALUE),args));break;case FUNCTION_DECLARATION:if(!unit.typescript)parts2.push({kind:"made",unit,record:extra,environment:void 0});
break;case VARIABLE:if(!unit.typescript){const value=unit.at(d+D_VALUE);const required2=args.length>0?importedType(w,unit,value,args):UNKNOWN2;parts2.push(required2.
kind==="shape"?required2:instanceHeld(w,unit,value))}break}}return union(parts2)}function instanceHeld(w,unit,value){const made6=instanceOf(w,typeOf(w,unit,value),
unit,0);return made6.kind==="shape"||made6.kind==="made"||made6.kind==="external"?made6:UNKNOWN2}function importedType(w,unit,value,args){const op=unit.at(value);
if(op===IMPORTED){const target=w.module(unit,unit.at(value+1));const name2=unit.name(unit.at(value+2));if(!target)return UNKNOWN2;if("package"in target)return{kind:"\
external",package:target.package,name:name2};if("unit"in target){const found=exportedType(w,target.unit,name2,args,new Set);if(found.kind!=="unknown"||target.unit.
typescript)return found;const declared=target.typed?exportedType(w,target.typed,name2,args,new Set):UNKNOWN2;return declared.kind==="unknown"?assignedType(w,target.
unit,name2,args):declared}const ambient2=namespaceOf(w,target.ambient.unit,target.ambient.shape);for(const{unit:unit2,entity}of exportedEntities(ambient2,name2))
return typeOfEntityType(w,unit2,entity,args);const given6=ambient2.members.get(name2)??(name2==="default"?ambient2.members.get("="):void 0);for(const{unit:unit2,
member:member3}of given6??[])return importedType(w,unit2,unit2.at(member3+M_VALUE),args);return UNKNOWN2}if(op===NAME){const entity=unit.at(value+1);return entity>
0?typeOfEntityType(w,unit,entity,args):globalType(w,unit,unit.name(~entity),args)}if(op===MEMBER){const found=namespaceTargets(w,unit,unit.at(value+1),unit.name(
unit.at(value+2)),TYPE_SPACE);return union(found.map(t=>t.external?t.type():typeOfDefinition(w,t.unit,t.definition,args)))}if(op===REQUIRE){const target=w.module(
unit,unit.at(value+1));if(target&&"package"in target)return{kind:"external",package:target.package,name:"*"};if(target&&"unit"in target)for(const record of target.
unit.exported("="))return importedType(w,target.unit,target.unit.at(record+3),args)}return unit.typescript?UNKNOWN2:instanceHeld(w,unit,value)}function exportedType(w,unit,name2,args,seen){
if(seen.has(unit)||seen.size>MOST_MODULES)return UNKNOWN2;seen.add(unit);for(const record of unit.exported(name2)){const value=unit.at(record+3);const kind=unit.
at(record+1);if(kind===EXPORT_ENTITY)return typeOfEntityType(w,unit,value,args);if(kind===EXPORT_VALUE)return importedType(w,unit,value,args);if(kind===EXPORT_FROM){
const target=w.module(unit,unit.at(record+4));if(target&&"unit"in target)return exportedType(w,target.unit,unit.name(value),args,seen);if(target&&"package"in target)
return{kind:"external",package:target.package,name:unit.name(value)}}}if(name2==="default"){for(const record of unit.exported("="))return importedType(w,unit,unit.
at(record+3),args);return UNKNOWN2}let outside=UNKNOWN2;for(const record of starsFor(w,unit,name2)){const target=w.module(unit,unit.at(record+4));if(target&&"un\
it"in target){const found=exportedType(w,target.unit,name2,args,seen);if(found.kind!=="unknown")return found}else if(target&&"package"in target)outside={kind:"e\
xternal",package:target.package,name:name2}}return outside}function assignedType(w,unit,name2,args){const found=exportTargets(w,unit,name2,TYPE_SPACE,new Set);return union(
found.map(t=>t.unit&&t.definition!==0?typeOfDefinition(w,t.unit,t.definition,args):UNKNOWN2))}function typeOfDefinition(w,unit,definition,args){const entity=unit.
entityOfDefinition(definition);if(entity!==0)return typeOfEntityType(w,unit,entity,args);const text=enumText(unit,definition);return text===void 0?UNKNOWN2:{kind:"\
literal",text}}function constantType2(w,unit,value){if(unit.at(value)!==NAME)return void 0;const target=valueTargets(w,unit,value,VALUE_SPACE)[0];const text=target?.
unit&&constantText(target.unit,target.definition);return text===void 0?void 0:{kind:"literal",text}}var SAME_MEMBERS=new Set(["Partial","Required","Readonly","N\
onNullable","Exclude","Extract","NoInfer","ThisType"]);var STANDARD={Array:"Array",ReadonlyArray:"Array",ArrayLike:"Array",Promise:"Promise",PromiseLike:"Promis\
e",Map:"Map",WeakMap:"Map",ReadonlyMap:"Map",Set:"Set",WeakSet:"Set",ReadonlySet:"Set",Iterable:"Iterable",Iterator:"Iterable",IterableIterator:"Iterable",Generator:"\
Iterable",AsyncIterable:"Iterable",AsyncIterator:"Iterable",AsyncGenerator:"Iterable",AsyncIterableIterator:"Iterable",WeakRef:"WeakRef",IteratorObject:"Iterabl\
e",IteratorResult:"IteratorResult",PromiseSettledResult:"PromiseSettledResult",PromiseFulfilledResult:"PromiseSettledResult"};function standardType(name2,args){
const known3=STANDARD[name2];return known3===void 0?void 0:standard(known3,...args)}var isInterface=type2=>type2.kind==="shape"&&type2.unit.at(type2.shape+S_KIND)===
INTERFACE;function mergedType(w,entities,args){const types=entities.map(e=>typeOfEntityType(w,e.unit,e.entity,args)).filter(t=>t.kind!=="unknown");if(types.every(
isInterface))return types[0]??UNKNOWN2;return types.length>1?{kind:"intersection",of:types}:types[0]??UNKNOWN2}function globalType(w,unit,name2,args){const own3=mergedType(
w,w.globalsFor(name2,unit),args);const known3=standardType(name2,args);if(own3.kind!=="unknown"&&!(known3&&isInterface(own3)))return own3;const[keys,among=UNKNOWN2]=args;
if((name2==="Exclude"||name2==="Extract")&&keys?.kind==="keyof"&&among.kind!=="primitive")return{kind:"selection",of:keys,keys:among,kept:name2==="Extract"};if(SAME_MEMBERS.
has(name2))return args[0]??UNKNOWN2;if(known3)return known3;switch(name2){case"Record":return args[1]&&args[1].kind!=="unknown"?{kind:"dictionary",value:args[1]}:
UNKNOWN2;case"ProxyHandler":return{kind:"dictionary",value:{kind:"callback",parameters:[args[0]??UNKNOWN2]}};case"Omit":case"Pick":return{kind:"selection",of:args[0]??
UNKNOWN2,keys:args[1]??UNKNOWN2,kept:name2==="Pick"};case"Awaited":return awaited(w,args[0]??UNKNOWN2);case"ReturnType":{const of8=args[0]??UNKNOWN2;return of8.
kind==="parameter"?{kind:"deferred",of:of8,name:void 0}:callReturn(w,of8,unit,0)}case"InstanceType":{const of8=args[0]??UNKNOWN2;return isOpen(of8)?{kind:"defer\
red",of:of8,name:INSTANCE2}:instanceOf(w,of8,unit,0)}case"Parameters":{const of8=args[0];if(of8?.kind==="callback")return{kind:"tuple",items:of8.parameters};if(of8?.
kind==="external")return{kind:"tuple",items:libraryParameters(w,of8,unit)};if(of8?.kind!=="function")return UNKNOWN2;const parameters3=of8.unit.list(of8.unit.at(
of8.record+F_PARAMETERS));const items=parameters3.map(p=>typeOfAnnotation(w,of8.unit,of8.unit.at(p+2)));return{kind:"tuple",items:items.map(item=>substitute(item,
of8.environment))}}case"const":case"ConstructorParameters":case"ThisParameterType":case"OmitThisParameter":return UNKNOWN2}const outside=union(globalTargets(w,name2,
TYPE_SPACE,unit).map(t=>t.type()));return args.length===0?outside:libraryType(w,outside,args)}var DEEPEST7=3;function thisOfOptions(w,unit,shape2){for(let at2=shape2,depth=0;depth<DEEPEST7&&at2!==0;depth++){const around2=unit.at(at2+2);if(unit.at(at2+1)===
IN_ARGUMENT)return librarySelf(w,typeOf(w,unit,unit.at(around2+1)),unit,around2,unit.at(at2+3));if(unit.at(at2+1)!==IN_PROPERTY)return UNKNOWN2;at2=around2}return UNKNOWN2}function typeOfEntity(w,unit,entity){return w.once(unit.entities,entity,()=>{const base=declaredType(w,unit,entity);const added=unit.expandos.get(entity);if(!added||
added.size===1&&added.has(KEPT))return base;return place(unit,entity,base)})}function declaredType(w,unit,entity){const parts2=[];let annotated2;const overloads=[];
for(const d of unit.declarations(entity)){const kind=unit.at(d+D_KIND);const extra=unit.at(d+D_EXTRA);switch(kind){case FUNCTION_DECLARATION:overloads.push({kind:"\
function",unit,record:extra,environment:void 0,self:void 0});break;case CLASS_DECLARATION:case ENUM_DECLARATION:parts2.push({kind:"shape",unit,shape:extra,static:true,
environment:void 0});break;case NAMESPACE_DECLARATION:parts2.push({kind:"shape",unit,shape:extra,static:true,environment:void 0});break;case VARIABLE:case PARAM:case IMPORT_BINDING:case ALIAS:{
const type2=unit.at(d+D_TYPE);const value=unit.at(d+D_VALUE);if(type2!==0)annotated2??=typeOfAnnotation(w,unit,type2);const isUnknown=annotated2?.kind==="unknow\
n"&&value!==0&&unit.at(value)===FUNCTION_VALUE;if(type2===0||isUnknown)parts2.push(typeOf(w,unit,value));break}}}if(annotated2&&annotated2.kind!=="unknown")return annotated2;
const signatures=overloads.filter(f=>f.kind==="function"&&(unit.at(f.record+F_FLAGS)&HAS_BODY)===0);if(signatures.length>1)parts2.unshift({kind:"overloads",of:signatures});else
parts2.unshift(...signatures.length===1?signatures:overloads.slice(-1));if(parts2.every(p=>p.kind==="unknown"||isOpen(p)||isStandIn2(p))){const written2=unit.writes(
entity,MOST_WRITTEN).map(value=>typeOf(w,unit,value));const known3=written2.filter(p=>p.kind!=="unknown"&&!isEmpty(p));if(parts2.every(isEmpty)&&known3.length>0)
return union(known3);parts2.push(...parts2.some(p=>isBlank(p)||isFlag(p))?written2.filter(isOfRepository):written2)}if(parts2.length>1&&parts2.some(p=>p.kind===
"shape"&&p.static)){const known3=parts2.filter(p=>p.kind!=="unknown");return known3.length>1?{kind:"intersection",of:known3}:known3[0]??UNKNOWN2}return union(parts2)}
function isEmpty(type2){return type2.kind==="standard"&&GROWING2.has(type2.name)&&type2.parameters.every(of8=>of8.kind==="unknown")}var isBlank=type2=>type2.kind===
"shape"&&isEmptyLiteral(type2.unit,type2.shape);var isFlag=type2=>type2.kind==="primitive"&&type2.number===P_BOOLEAN;var isStandIn2=type2=>isNothing(type2)||isEmpty(
type2)||isBlank(type2)||isFlag(type2);var MOST_WRITTEN=16;var GROWING2=new Set(["Array","Map","Set"]);function isNothing(type2){return type2.kind==="primitive"&&
type2.number>=P_NULL&&type2.number<=9}function typeOfParameter(w,unit,record,position){const parameter=unit.list(unit.at(record+F_PARAMETERS))[position];if(parameter===
void 0)return UNKNOWN2;const declared=unit.at(parameter+2);if(declared!==0){const said=typeOfAnnotation(w,unit,declared);if(unit.typescript||said.kind!=="unknow\
n")return said}const expected2=contextOf(w,unit,record);if(expected2.kind!=="unknown"){const given6=parameterFromContext(w,expected2,position,(unit.at(parameter+
4)&VARIADIC)!==0);if(given6.kind!=="unknown")return given6}const fallback=unit.at(parameter+3);const known3=fallback===0?UNKNOWN2:typeOf(w,unit,fallback);return known3.
kind==="unknown"||isNothing(known3)?argumentOf3(unit,parameter):union([argumentOf3(unit,parameter),known3])}function argumentOf3(unit,parameter){return{kind:"pa\
rameter",unit,declaration:parameter}}function heritageTypes(w,unit,shape2){return unit.list(unit.at(shape2+S_EXTENDS)).map(h=>typeOf(w,unit,unit.at(h+1)))}function thisExpected(w,unit,record){
const expected2=contextOf(w,unit,record);const parts2=expected2.kind==="union"||expected2.kind==="overloads"?expected2.of:[expected2];for(const type2 of parts2){
const isCalled=type2.kind==="shape"&&!type2.static;const part=isCalled?callSignatures(type2,0)[0]??type2:type2;const said=part.kind==="function"?part.unit.at(part.
record+F_THIS_TYPE):0;if(part.kind==="function"&&said!==0)return substitute(typeOfAnnotation(w,part.unit,said),part.environment)}return UNKNOWN2}function typeOfThis(w,unit,record){
if(record===0)return UNKNOWN2;if(record<0)return{kind:"shape",unit,shape:-record,static:true,environment:void 0};if(unit.at(record)===SHAPE)return{kind:"shape",
unit,shape:record,static:false,environment:void 0};const explicit=unit.at(record+F_THIS_TYPE);if(explicit!==0)return typeOfAnnotation(w,unit,explicit);const said=unit.
typescript?thisExpected(w,unit,record):UNKNOWN2;if(said.kind!=="unknown")return said;const made6={kind:"made",unit,record,environment:void 0};const owner=unit.at(
record+F_OWNER);if(owner===0)return made6;if(unit.at(owner)===SHAPE){const isStatic=(unit.at(record+F_FLAGS)&STATIC)!==0;if(unit.at(owner+S_KIND)===LITERAL){const options4=thisOfOptions(
w,unit,owner);if(options4.kind!=="unknown")return options4;const expected2=contextOf(w,unit,owner);if(expected2.kind==="shape"||expected2.kind==="intersection")
return expected2}return{kind:"shape",unit,shape:owner,static:isStatic&&unit.at(owner+S_KIND)===CLASS,environment:void 0}}const place3=typeOf(w,unit,owner);return unit.
at(record+F_INSTANCE)===0?place3:{kind:"intersection",of:[place3,made6]}}function expandoTargets(w,map,name2){if(!map)return[];const found=[];const named4=map.get(name2)??[];let given6=0;for(const{unit,value,definition}of named4){const alias=definition<=
0&&value!==0&&given6++<MOST_GIVEN?aliasOf(w,unit,value).filter(t=>!unit.typescript||isCallable(t)||isComponent2(t,name2)):[];if(alias.length>0)found.push(...alias);else if(found.
length===0||definition>0)found.push({unit,definition,type:()=>union(named4.map(e=>e.value===0?UNKNOWN2:typeOf(w,e.unit,e.value))),via:"type",...accessed(unit,value)})}
if(found.some(t=>t.definition>0))return found.filter(t=>t.definition>0);if(found.some(t=>t.definition<0))return found.slice(0,1);let outside=[];for(const{unit,value}of map.
get("")??[]){const mixed=w.within(map,name2,()=>memberTargets(w,typeOf(w,unit,value),name2));if(mixed.some(t=>!t.external))return mixed;if(outside.length===0)outside=
mixed}return outside.length>0?outside:found.slice(0,1)}function accessed(unit,value){return value!==0&&unit.at(value)===ACCESSED?{accessors:{getter:unit.at(value+
2),setter:unit.at(value+3)}}:{}}function isCallable(target){const symbol=target.unit?.symbols[target.definition-1];return symbol!==void 0&&/^(function|method|class)$/.
test(symbol.kind)}function isComponent2(target,name2){const symbol=target.unit?.symbols[target.definition-1];return symbol?.parent===void 0&&/^[A-Z][a-z]/.test(
name2)&&/^[A-Z][a-z]/.test(symbol?.name??"")}var MOST_PASSED=3;var MOST_GIVEN=8;function aliasOf(w,unit,value){const op=unit.at(value);if(op!==NAME&&op!==REQUIRE&&
op!==MEMBER)return[];if(w.depth>100||w.passed>=MOST_PASSED)return[];w.depth++;w.passed++;const found=valueTargets(w,unit,value,VALUE_SPACE).filter(t=>t.definition>
0);w.passed--;w.depth--;return found}function asAssigned(w,declared,written2,name2){if(!written2)return declared;const empty=isEmpty(declared);const flag=isFlag(
declared);if(!empty&&declared.kind!=="unknown"&&!isNothing(declared)&&!flag)return declared;const types=(given6=[])=>given6.slice(0,MOST_WRITTEN2).map(({unit,value})=>value===
0?UNKNOWN2:typeOf(w,unit,value));const all2=w.within(written2,name2,()=>types(written2.get(name2)));const assigned2=flag?all2.filter(isOfRepository):all2;const added=w.
within(written2,elementsOf(name2),()=>types(written2.get(elementsOf(name2))));const collection2=empty?declared:assigned2.find(isEmpty);const known3=assigned2.filter(
type2=>type2.kind!=="unknown"&&!isEmpty(type2));const grown2=collection2?added.filter(type2=>!isEmpty(type2)&&isSameCollection(type2,collection2)):[];return known3.
length+grown2.length>0?union([...known3,...grown2]):collection2??declared}function addedByKey(w,{unit,shape:shape2}){const given6=unit.expandos.get(shape2)?.get(
elementsOf(""));if(!given6)return[];const types=()=>given6.slice(0,MOST_WRITTEN2).map(one=>typeOf(w,one.unit,one.value));return w.within(given6,"",types).filter(
isOfRepository)}function typeKept(w,unit,key){const entity=key!==0&&unit.at(key)===NAME?unit.at(key+1):0;const given6=entity>0?unit.expandos.get(entity)?.get(KEPT):
void 0;if(!given6)return void 0;const types=()=>given6.slice(0,MOST_WRITTEN2).map(({value})=>typeOf(w,unit,value));const type2=union(w.within(given6,KEPT,types).
filter(one=>!isNothing(one)));return type2.kind==="unknown"||type2.kind==="union"&&type2.of.length>MOST_KEPT?void 0:type2}var MOST_KEPT=4;var MOST_WRITTEN2=16;var isSameCollection=(type2,other)=>type2.
kind==="standard"&&other.kind==="standard"&&type2.name===other.name;function containers(w,unit,left){const op=unit.at(left);if(op===REQUIRE||op===T_IMPORT){const target=w.module(unit,unit.at(left+1));if(!target)return[];if("ambi\
ent"in target)return ambientContainers(w,target.ambient,target.added);if("unit"in target){const typed=op===T_IMPORT?target.typed:void 0;return typed?[{unit:typed,
otherwise:target.unit}]:[{unit:target.unit}]}return[{package:target.package,name:""}]}if(op===NAME||op===T_NAME){const entity=unit.at(left+1);if(entity<0){const name2=unit.
name(~entity);const around2=aroundName(w,unit,left);const known3=entitiesContainers(w,around2.length>0?around2:w.globalsFor(name2,unit));if(known3.length>0)return known3;
if(NODE_GLOBALS.has(name2))return[{package:"std:node",name:name2}];if(isStandardGlobal(name2))return[{package:"std:ecmascript",name:name2}];const outside=w.packageOf(
name2,unit);return outside===void 0?[]:[{package:outside,name:""}]}return entityContainers(w,unit,entity)}if(op===MEMBER||op===T_MEMBER){const outer=containers(
w,unit,unit.at(left+1));const name2=unit.name(unit.at(left+2));return outer.flatMap(c=>{if("package"in c)return[{package:c.package,name:c.name?`${c.name}.${name2}`:
name2}];if("namespace"in c)return memberContainers(w,c.namespace,name2);if("shape"in c)return[];const found=exportedContainers(w,c.unit,name2);return found.length===
0&&c.otherwise?exportedContainers(w,c.otherwise,name2):found})}return[]}function memberContainers(w,namespace,name2){const own3=entitiesContainers(w,exportedEntities(
namespace,name2));if(own3.length>0)return own3;return(namespace.members.get(name2)??[]).flatMap(({unit,member:member3})=>{const value=unit.at(member3+M_VALUE);return value===
0?[]:containers(w,unit,value)})}function ambientContainers(w,{unit,shape:shape2},added){const namespace=namespaceOf(w,unit,shape2);const assigned2=assignedIn(namespace).
flatMap(one=>containers(w,one.unit,one.value));return[{namespace},...assigned2,...added?[{package:added,name:""}]:[]]}var containersOfAll=new WeakMap;function entitiesContainers(w,entities){
const known3=containersOfAll.get(entities);if(known3?.of===entities.length)return known3.found;const found=[];for(const{unit,entity}of entities)for(const container of entityContainers(
w,unit,entity))if(!("namespace"in container)||!found.some(f=>"namespace"in f&&f.namespace===container.namespace))found.push(container);if(w.depth===0)containersOfAll.
set(entities,{of:entities.length,found});return found}function entityContainers(w,unit,entity){if(w.depth>100)return[];w.depth++;const found=[];for(const d of unit.
declarations(entity)){const kind=unit.at(d+D_KIND);const value=unit.at(d+D_VALUE);if(kind===NAMESPACE_DECLARATION){const namespace=namespaceOf(w,unit,unit.at(d+
D_EXTRA));if(!found.some(f=>"namespace"in f&&f.namespace===namespace))found.push({namespace})}else if(kind===ENUM_DECLARATION)found.push({unit,shape:unit.at(d+D_EXTRA)});else if((kind===
IMPORT_BINDING||kind===ALIAS)&&value!==0){if(unit.at(value)===IMPORTED)found.push(...importedContainers(w,unit,value));else found.push(...containers(w,unit,value))}}
w.depth--;return found}function importedContainers(w,unit,value){const target=w.module(unit,unit.at(value+1));const name2=unit.name(unit.at(value+2));if(!target)
return[];if("package"in target)return[{package:target.package,name:name2}];if("ambient"in target){const ambient2=namespaceOf(w,target.ambient.unit,target.ambient.
shape);const found2=[...memberContainers(w,ambient2,name2)];if(found2.length===0&&name2==="default")found2.push(...assignedIn(ambient2).flatMap(one=>containers(
w,one.unit,one.value)));return found2.length===0&&target.added?[{package:target.added,name:name2}]:found2}const found=exportedContainers(w,target.unit,name2);return found.
length===0&&target.typed?exportedContainers(w,target.typed,name2):found}function exportedContainers(w,unit,name2){const seen=new Set;const within2=(at2,wanted)=>{
if(seen.has(at2))return[];seen.add(at2);const found=[];for(const record of at2.exported(wanted)){const kind=at2.at(record+1);if(kind===EXPORT_ENTITY)found.push(
...entityContainers(w,at2,at2.at(record+3)));else if(kind===EXPORT_VALUE)found.push(...containers(w,at2,at2.at(record+3)));else if(kind===EXPORT_FROM||kind===EXPORT_STAR_AS){
const next=w.module(at2,at2.at(record+4));if(next&&"unit"in next)found.push(...kind===EXPORT_STAR_AS?[{unit:next.unit}]:within2(next.unit,at2.name(at2.at(record+
3))))}}if(found.length===0)for(const record of starsFor(w,at2,wanted)){const next=w.module(at2,at2.at(record+4));if(next&&"unit"in next)found.push(...within2(next.
unit,wanted))}return found};return within2(unit,name2)}function assignedTargets(w,unit,space){return unit.exported("=").flatMap(record=>{const definition=unit.at(record+5);const value=unit.at(record+3);return definition!==
0?[ownTarget(w,unit,definition,value)]:guarded(w,()=>valueTargets(w,unit,value,space))})}function moduleTargets(w,target,name2,space){if("package"in target)return[
externalTarget(target.package,name2)];if("ambient"in target){const ambient2=namespaceOf(w,target.ambient.unit,target.ambient.shape);const found2=membersNamed(w,
ambient2,name2,space);if(found2.length===0)for(const{unit,value}of assignedIn(ambient2))found2.push(...guarded(w,()=>assignedNamed(w,unit,value,name2,space)));return found2.
length===0&&target.added?[externalTarget(target.added,name2)]:found2}const found=exportTargets(w,target.unit,name2,space,new Set);return found.length===0&&target.
typed&&space&TYPE_SPACE?exportTargets(w,target.typed,name2,TYPE_SPACE,new Set):found}function assignedNamed(w,unit,value,name2,space){if(name2==="default")return valueTargets(
w,unit,value,space);const scoped2=namespaceTargets(w,unit,value,name2,space);return scoped2.length>0||space===TYPE_SPACE?scoped2:memberTargets(w,typeOf(w,unit,value),
name2)}var MOST_MODULES=2e3;function exportTargets(w,unit,name2,space,seen){const asked4=`${unit.index}:${name2}`;if(seen.has(asked4)||seen.size>MOST_MODULES)return[];
seen.add(asked4);const found=[];for(const record of unit.exported(name2)){const value=unit.at(record+3);switch(unit.at(record+1)){case EXPORT_ENTITY:found.push(
...exportedAmong(unit,entityTargets(w,unit,value,space)));break;case EXPORT_VALUE:{const named4=guarded(w,()=>valueTargets(w,unit,value,space));const definition=unit.
at(record+5);const isNamed2=named4.length>0&&(definition===0||named4.some(t=>t.definition>0||t.external));found.push(...isNamed2?named4:[ownTarget(w,unit,definition,
value)]);break}case EXPORT_FROM:{const target=w.module(unit,unit.at(record+4));if(target&&"unit"in target)found.push(...exportTargets(w,target.unit,unit.name(value),
space,seen));else if(target)found.push(...moduleTargets(w,target,unit.name(value),space));break}case EXPORT_STAR_AS:{const target=w.module(unit,unit.at(record+4));
const type2=target&&"unit"in target?{kind:"module",unit:target.unit}:UNKNOWN2;found.push({unit,definition:unit.at(record+5),type:()=>type2,via:"import"});break}}}
if(found.length>0)return found;if(name2!=="default"){let outside;for(const record of starsFor(w,unit,name2)){const target=w.module(unit,unit.at(record+4));if(!target)
continue;if("package"in target)outside??=externalTarget(target.package,name2);else if("unit"in target)found.push(...exportTargets(w,target.unit,name2,space,seen));else
found.push(...moduleTargets(w,target,name2,space));if(found.length>0)return found}if(outside)return[outside]}return commonTargets(w,unit,name2,space)}function exportedAmong(unit,targets){
if(targets.length<2)return targets;const exported=targets.filter(t=>t.unit===unit&&unit.symbols[t.definition-1]?.modifiers?.includes("exported"));return exported.
length>0?exported:targets}function commonTargets(w,unit,name2,space){const{exportsShape}=unit.surface;const members=shapeTargets(w,unit,exportsShape,name2);if(members.
length>0)return members;const given6=expandoTargets(w,unit.expandos.get(exportsShape),name2);if(given6.length>0)return given6;for(const record of unit.exported(
"=")){const value=unit.at(record+3);if(name2==="default"){const named4=assignedTargets(w,unit,space);return named4.length>0?named4:[ownTarget(w,unit,unit.at(record+
4),value)]}const scoped2=namespaceTargets(w,unit,value,name2,space);if(scoped2.length>0)return scoped2;return guarded(w,()=>memberTargets(w,typeOf(w,unit,value),
name2))}if(name2==="default"&&(unit.members(exportsShape).size>0||unit.expandos.has(exportsShape)))return[{unit,definition:0,type:()=>({kind:"module",unit}),via:"\
import"}];return[]}function shapeTargets(w,unit,shape2,name2){const members=unit.members(shape2).get(name2);if(!members)return[];return members.flatMap(member3=>aliasTargets(
w,unit,member3))}function aliasTargets(w,unit,member3){const value=unit.at(member3+M_VALUE);const definition=unit.at(member3+M_DEFINITION);if(definition===0&&value!==
0){const named4=guarded(w,()=>valueTargets(w,unit,value,VALUE_SPACE));if(named4.length>0)return named4}return[{unit,definition,type:()=>value===0?UNKNOWN2:typeOf(
w,unit,value),via:"import"}]}function scopeTargets(w,unit,shape2,name2,space){return membersNamed(w,namespaceOf(w,unit,shape2),name2,space)}function membersNamed(w,namespace,name2,space){
const found=[];for(const{unit,member:member3}of namespace.members.get(name2)??[]){const entity=unit.at(member3+M_ENTITY);if(entity!==0)found.push(...entityTargets(
w,unit,entity,space));else found.push(...guarded(w,()=>valueTargets(w,unit,unit.at(member3+M_VALUE),space)))}return found}function namespaceTargets(w,unit,left,name2,space){
const found=[];for(const container of containers(w,unit,left)){if("namespace"in container)found.push(...membersNamed(w,container.namespace,name2,space));else if("\
shape"in container)found.push(...shapeTargets(w,container.unit,container.shape,name2));else if("package"in container){if(found.length===0)found.push(externalTarget(
container.package,container.name?`${container.name}.${name2}`:name2))}else{const said=exportTargets(w,container.unit,name2,space,new Set);const{otherwise}=container;
found.push(...said.length===0&&otherwise?exportTargets(w,otherwise,name2,space,new Set):said)}}return found}var MOST_NAMES=1e3;function memberNames(w,type2){const names=new Set;collect2(w,type2,names,new Set);return[...names].slice(0,MOST_NAMES)}function collect2(w,type2,names,seen){
if(seen.size>MOST_MODULES)return;if(type2.kind==="place")collect2(w,type2.base,names,seen);if(type2.kind==="intersection")for(const part of type2.of)collect2(w,
part,names,seen);if(type2.kind==="shape"&&!seen.has(keyOf(type2))){const{unit:unit2,shape:shape2}=type2;seen.add(keyOf(type2));for(const name2 of unit2.members(
shape2).keys())names.add(name2);for(const spread2 of unit2.list(unit2.at(shape2+S_SPREADS)))collect2(w,typeOf(w,unit2,spread2),names,seen)}if(type2.kind!=="modu\
le"||seen.has(type2.unit))return;const{unit}=type2;seen.add(unit);for(const name2 of unit.exportedNames())if(name2!=="*"&&name2!=="=")names.add(name2);for(const record of unit.
exported("*")){const target=w.module(unit,unit.at(record+4));if(target&&"unit"in target)collect2(w,{kind:"module",unit:target.unit},names,seen)}}var keyOf=({unit,
shape:shape2})=>`${unit.index}:${shape2}`;var of=typesOf2("npm:rxjs");var STREAMS="Observable Subject BehaviorSubject ReplaySubject AsyncSubject ConnectableObservable".split(" ");var stream=type2=>type2.
kind==="unknown"?UNKNOWN2:of("Observable",type2);var giving=type2=>of("Giving",type2);var PASSING2=of("Passing");function carried(call2,type2){if(type2.kind==="\
union")return union(type2.of.map(part=>carried(call2,part)));if(type2.kind==="place")return carried(call2,type2.base);if(type2.kind==="external")return carriedBy(
type2);return type2.kind==="standard"&&type2.name==="Promise"?call2.awaited(type2):call2.elementOf(type2)}function carriedBy(type2){if(type2.kind==="place")return carriedBy(
type2.base);return type2.kind==="external"&&STREAMS.includes(type2.name)?heldBy(type2):UNKNOWN2}function after(call2,operators){let type2=call2.held;for(let at2=0;at2<
operators;at2++)type2=through(call2,call2.argument(at2),type2);return type2}function through(call2,operator,taken2){if(operator.kind!=="external")return carried(
call2,call2.returned(operator));const[first2=UNKNOWN2,second2=UNKNOWN2]=operator.parameters??[];switch(operator.name){case"Giving":return first2;case"OperatorFu\
nction":return second2;case"Passing":case"MonoTypeOperatorFunction":return taken2;default:return UNKNOWN2}}var operating=type2=>type2.kind==="unknown"?UNKNOWN2:
all(takes(stream(type2)),of("Taking",type2));function coming(call2){const expected2=call2.expected();return expected2.kind==="intersection"?known(...expected2.of.
map(part=>argumentOf2(part,"Taking"))):UNKNOWN2}var observer=type2=>type2.kind==="unknown"?UNKNOWN2:all(takes(type2),of("Observer",type2));var taking=(call2,position)=>{
const type2=position===0?coming(call2):UNKNOWN2;return type2.kind==="unknown"?UNKNOWN2:takes(type2)};var piped=call2=>stream(after(call2,call2.count));var piping=(call2,position)=>operating(
after(call2,position));var gathered=call2=>known(call2.resultOf(0),call2.argument(1));var gathering=(call2,position)=>position===0?takes(call2.argument(1),coming(
call2)):UNKNOWN2;var mapped2=call2=>giving(call2.resultOf(0));var flattened=call2=>giving(carried(call2,call2.resultOf(0)));var passing=()=>PASSING2;function together(call2){
const given6=call2.argument(0);if(given6.kind==="shape"&&!given6.static)return of("Together",given6);const streams=given6.kind==="tuple"?itemsOf(given6):argumentsOf(
call2);return streams.length===1&&given6.kind!=="tuple"?array2(carried(call2,call2.elementOf(given6))):list(...streams.map(one=>carried(call2,one)))}var argumentsOf=call2=>Array.
from({length:Math.min(call2.count,MOST_STREAMS)},(_,at2)=>call2.argument(at2));var MOST_STREAMS=12;var combined=call2=>stream(together(call2));var merged2=call2=>stream(
union(argumentsOf(call2).map(one=>carried(call2,one))));var withOthers=call2=>giving(list(coming(call2),...argumentsOf(call2).map(one=>carried(call2,one))));var waited=call2=>promised(
carried(call2,call2.argument(0)));var PASSED2="audit auditTime debounce debounceTime defaultIfEmpty delay delayWhen distinct distinctUntilKeyChanged endWith fin\
alize observeOn repeat repeatWhen retry retryWhen sample sampleTime share shareReplay skip skipLast skipUntil startWith subscribeOn take takeLast takeUntil thro\
ttle throttleTime throwIfEmpty timeout publish publishReplay refCount";var RXJS={types:each([...STREAMS,"OperatorFunction","MonoTypeOperatorFunction"],held),inferred:new Set(
["BehaviorSubject"]),functions:{Piping:piped,Observing:call2=>stream(call2.held),Promising:call2=>promised(call2.held),map:mapped2,...each("switchMap mergeMap c\
oncatMap exhaustMap flatMap",flattened),...each("scan reduce",call2=>giving(gathered(call2))),...each("withLatestFrom combineLatestWith zipWith",withOthers),toArray:call2=>giving(
array2(coming(call2))),pairwise:call2=>giving(list(coming(call2),coming(call2))),...each(PASSED2,passing),...each("tap filter first last find single takeWhile s\
kipWhile distinctUntilChanged catchError",passing),...each("combineLatest forkJoin zip",combined),...each("merge concat race",merged2),of:call2=>stream(call2.argument(
0)),from:call2=>stream(carried(call2,call2.argument(0))),defer:call2=>stream(carried(call2,call2.resultOf(0))),...each("firstValueFrom lastValueFrom",waited)},contexts:{
Piping:piping,...each("map switchMap mergeMap concatMap exhaustMap flatMap",taking),...each("filter first last find single takeWhile skipWhile distinctUntilChan\
ged",taking),tap:(call2,position)=>position===0?observer(coming(call2)):UNKNOWN2,...each("scan reduce",gathering)},members:{...each(STREAMS,{pipe:as("Piping"),subscribe:([
type2])=>takes(observer(type2??UNKNOWN2)),forEach:telling,next:told,value:firstOf,getValue:as("Getting"),asObservable:as("Observing"),toPromise:as("Promising")}),
Observer:{next:told},Together:{}},refers:{Together:(_,given6)=>carriedBy(given6)},exact:new Set(["Together"]),unwraps:new Set(["Together"]),called:new Set(["Get\
ting"])};var SIGNALS2=["Signal","WritableSignal","InputSignal","InputSignalWithTransform","ModelSignal"];var computed2=call2=>known(call2.written,call2.resultOf(0),call2.
resultOfMember(call2.argument(0),"computation"));var signal=call2=>referring(call2,"WritableSignal",given2(call2));var asked=call2=>known(call2.second,call2.instanceOf(
call2.member(call2.argument(1),"read")),call2.written,call2.instanceOf(call2.argument(0)));var query2=call2=>referring(call2,"Signal",asked(call2));var queries=call2=>referring(
call2,"Signal",array2(asked(call2)));var emitter=call2=>referring(call2,"OutputEmitterRef",call2.written);var loading=call2=>{const loaded=call2.resultOfMember(
call2.argument(0),"loader");const streamed=call2.resultOfMember(call2.argument(0),"stream");return referring(call2,"ResourceRef",known(call2.written,call2.awaited(
loaded),carried(call2,streamed)))};var ANGULAR={types:{...each(SIGNALS2,held),...each("OutputEmitterRef EventEmitter QueryList ElementRef ResourceRef ComponentF\
ixture",held),Resource:heldAs("ResourceRef")},functions:{...each("signal input model input.required model.required",signal),computed:call2=>referring(call2,"Sig\
nal",computed2(call2)),linkedSignal:call2=>referring(call2,"WritableSignal",computed2(call2)),...each("viewChild contentChild viewChild.required contentChild.re\
quired",query2),...each("viewChildren contentChildren",queries),output:emitter,outputFromObservable:call2=>referring(call2,"OutputEmitterRef",carried(call2,call2.
argument(0))),inject:call2=>known(call2.written,call2.instanceOf(call2.argument(0))),createComponent:call2=>referring(call2,"ComponentFixture",call2.instanceOf(
call2.argument(0))),untracked:call2=>call2.resultOf(0),...each("resource rxResource",loading),toSignal:call2=>referring(call2,"Signal",carried(call2,call2.argument(
0))),toObservable:call2=>stream(heldBy(call2.argument(0))),takeUntilDestroyed:()=>PASSING2},members:{...each(SIGNALS2,{set:told,update:telling}),...each("Output\
EmitterRef EventEmitter",{emit:told,subscribe:telling}),QueryList:{...each("first last",firstOf),...each("map forEach filter find some",telling),toArray:([type2])=>({
kind:"callback",parameters:[],returns:array2(type2??UNKNOWN2)})},ComponentFixture:{componentInstance:firstOf},ElementRef:{nativeElement:firstOf},ResourceRef:{value:as(
"WritableSignal")}},called:new Set(SIGNALS2)};var ANGULAR_MATERIAL={types:{MatTableDataSource:held},members:{MatTableDataSource:{...each("data filteredData",([type2])=>array2(
type2??UNKNOWN2))}}};var requested=call2=>stream(call2.written);var ANGULAR_HTTP={functions:each(["get","post","put","patch","delete","request"].map(verb=>`Http\
Client.${verb}`),requested)};var made3=typesOf2("npm:drizzle-orm");var of2=(name2,...parameters3)=>parameters3[0]?.kind==="unknown"?UNKNOWN2:made3(name2,...parameters3);var columnsOf=table2=>argumentOf2(
table2,"Table",0);var rowOf=table2=>of2("Row",columnsOf(table2));var either=type2=>all(type2,promised(type2));var query3=(row,joined2)=>row.kind==="unknown"?UNKNOWN2:
all(of2("Query",list(row,joined2)),promised(array2(row)));var queried2=([of8])=>itemAt(of8,0);var queryIn=type2=>type2.kind==="intersection"?known(...type2.of.map(
queryIn)):argumentOf2(type2,"Query",0);var table=call2=>{const columns=call2.argument(1);return of2("Table",columns.kind==="function"?call2.returned(columns):columns,
literal(call2.textOf(0)))};var named2=table2=>list(argumentOf2(table2,"Table",1),rowOf(table2));var from=call2=>{const selected3=of2("Row",call2.held);const given6=call2.
argument(0);return query3(known(selected3,rowOf(given6)),selected3.kind==="unknown"?list(named2(given6)):UNKNOWN2)};var joining=call2=>{const[row=UNKNOWN2,joined2]=itemsOf(
call2.held);if(joined2?.kind!=="tuple")return query3(row,UNKNOWN2);const tables=list(...joined2.items,named2(call2.argument(0)));return query3(of2("Joined",tables),
tables)};var inJoined=([tables],_,_member,name2)=>under(tables,name2);var asTable=(query5,name2)=>of2("Table",argumentOf2(itemsOf(query5)[0],"Row",0),name2);function columnHolds(column2){
if(column2.kind!=="external")return column2;if(column2.name==="Row"||column2.name==="Table")return column2;if(column2.name==="Column")return heldBy(column2);const made6=/^(\w+)\(\)/.
exec(column2.name)?.[1]??"";if(/^(?:text|varchar|char|uuid|mysqlEnum|pgEnum)$/.test(made6))return primitive2(P_STRING);return/^(?:integer|serial|smallint|int|real|double|bigserial)$/.
test(made6)?primitive2(P_NUMBER):UNKNOWN2}function related(schema,table2,look){const columns=columnsOf(table2);if(columns.kind!=="shape")return rowOf(table2);const relations=look.
names(schema).flatMap(name2=>{const declared=look.member(schema,name2);const about=columnsOf(argumentOf2(declared,"Relations",0));const isSame3=about.kind==="sh\
ape"&&about.unit===columns.unit&&about.shape===columns.shape;return isSame3?[argumentOf2(declared,"Relations",1)]:[]});return of2("Row",all(columns,...relations),
schema)}var rowIn=(type2,held2,look)=>{const[,schema=UNKNOWN2]=type2.parameters??[];const many=argumentOf2(held2,"Many",0);return many.kind==="unknown"?related(
schema,argumentOf2(held2,"One",0),look):related(schema,many,look)};var isRelation=held2=>held2.kind==="external"&&(held2.name==="Many"||held2.name==="One");var schemaOf=call2=>of2(
"Database",known(call2.member(call2.argument(1),"schema"),call2.member(call2.argument(0),"schema")));var database=({args})=>of2("Database",args.find(({kind})=>kind===
"module"||kind==="shape")??UNKNOWN2);var given3=(at2,name2)=>call2=>of2(name2,call2.argument(at2));var inTable=(call2,position)=>{const made6=position===2?table(
call2):UNKNOWN2;return made6.kind==="unknown"?UNKNOWN2:takes(made6)};var finding=({held:held2})=>of2("Finding",held2);var described2=([row])=>argumentOf2(row,"R\
ow",0);var told2=(args,type2,member3,name2)=>{const columns=described2(args,type2,member3,name2);return columns.kind==="unknown"?UNKNOWN2:all(takes(of2("Table",
columns)),columns)};var DATABASES="NodePgDatabase PostgresJsDatabase BetterSQLite3Database LibSQLDatabase DrizzleD1Database MySql2Database NeonHttpDatabase Neon\
Database VercelPgDatabase PgliteDatabase BunSQLDatabase BunSQLiteDatabase SqliteRemoteDatabase PlanetScaleDatabase ExpoSQLiteDatabase PgDatabase MySqlDatabase B\
aseSQLiteDatabase PgTransaction MySqlTransaction SQLiteTransaction";var DRIZZLE={types:{InferSelectModel:({args})=>rowOf(firstOf(args)),InferInsertModel:({args})=>rowOf(
firstOf(args)),...each(DATABASES,database)},functions:{...each("pgTable mysqlTable sqliteTable Creating",table),...each("pgTableCreator mysqlTableCreator sqlite\
TableCreator",call2=>call2.made("Creating")),...each("getTableColumns getColumns",call2=>columnsOf(call2.argument(0))),alias:call2=>of2("Table",columnsOf(call2.
argument(0)),literal(call2.textOf(1))),relations:call2=>of2("Relations",call2.argument(0),call2.resultOf(1)),Many:given3(0,"Many"),One:given3(0,"One"),drizzle:schemaOf,
$type:call2=>of2("Column",call2.written),select:given3(0,"Selecting"),selectDistinct:given3(0,"Selecting"),selectDistinctOn:given3(1,"Selecting"),from,Joining:joining,
insert:given3(0,"Writing"),update:given3(0,"Writing"),delete:given3(0,"Writing"),Returned:call2=>query3(known(of2("Row",call2.argument(0)),rowOf(call2.held)),UNKNOWN2),
Going:call2=>query3(itemAt(call2.held,0),itemAt(call2.held,1)),All:call2=>either(array2(queried2([call2.held]))),Get:call2=>either(queried2([call2.held])),Naming:call2=>asTable(
call2.held,literal(call2.textOf(0))),$with:call2=>of2("Common",literal(call2.textOf(0))),CommonOf:call2=>asTable(queryIn(call2.argument(0)),call2.held),With:call2=>call2.
made("Database",call2.held),Written:call2=>of2("Writing",call2.held),Given:call2=>of2("Writing",call2.held),FindMany:call2=>promised(array2(call2.held)),FindFirst:call2=>promised(
call2.held),Kept:call2=>of2("Column",call2.held),Transaction:call2=>call2.resultOf(0)},contexts:{...each("pgTable mysqlTable sqliteTable Creating",inTable),relations:(call2,position)=>position===
1?takes(call2.made("Relating")):UNKNOWN2,Transaction:(call2,position)=>position===0?takes(call2.made("Database",call2.held)):UNKNOWN2,Given:call2=>{const row=rowOf(
call2.held);return row.kind==="unknown"?UNKNOWN2:union([row,standard("Array",row)])},Written:(call2,position)=>position===0?of2("Conflict",rowOf(call2.held)):UNKNOWN2,
FindMany:finding,FindFirst:finding},members:{Table:{$inferSelect:as("Row"),$inferInsert:as("Row")},Row:{},Joined:{"*":inJoined},Column:each("notNull default $de\
fault $defaultFn $onUpdate primaryKey references unique",as("Kept")),Relating:{many:as("Many"),one:as("One")},Selecting:{from:as("from")},Query:{...each("where \
orderBy limit offset groupBy having for $dynamic prepare",as("Going")),...each("leftJoin innerJoin rightJoin fullJoin crossJoin leftJoinLateral innerJoinLateral",
as("Joining")),...each("all execute",as("All")),get:as("Get"),as:as("Naming"),...each("then",(args,_,member3)=>member3(promised(array2(queried2(args))),"then"))},
Writing:{...each("values set",as("Given")),...each("where onConflictDoNothing onConflictDoUpdate onDuplicateKeyUpdate from",as("Written")),returning:as("Returne\
d")},Conflict:{set:firstOf},Database:{query:as("Queries"),transaction:as("Transaction"),with:as("With")},Common:{as:as("CommonOf")},Queries:{},Finding:{where:told2,
orderBy:told2,columns:described2,with:([row])=>of2("Withs",argumentOf2(row,"Row",0),argumentOf2(row,"Row",1))},Withs:{},Relation:{findMany:as("FindMany"),findFirst:as(
"FindFirst")}},refers:{Row:(type2,held2,look)=>{if(!isRelation(held2))return columnHolds(held2);const row=rowIn(type2,held2,look);return held2.name==="Many"?array2(
row):row},Withs:(type2,held2,look)=>isRelation(held2)?of2("Finding",rowIn(type2,held2,look)):UNKNOWN2,Queries:(type2,held2,look)=>of2("Relation",related(heldBy(
type2),held2,look))},exact:new Set(["Row"]),unwraps:true};var ofColumns=call2=>{const columns=columnsOf(call2.argument(0));return columns.kind==="unknown"?UNKNOWN2:
typesOf2("npm:zod")("ZodObject",columns)};var DRIZZLE_ZOD={functions:each("createInsertSchema createSelectSchema createUpdateSchema",ofColumns)};var asMany=(call2,type2)=>{const given6=call2.argument(0);const isList=given6.kind==="tuple"||given6.kind==="standard"&&given6.name==="Array";return isList?array2(
type2):type2};var counted2=type2=>type2.kind==="unknown"?UNKNOWN2:promised(list(array2(type2),UNKNOWN2));var named3=call2=>call2.instanceOf(call2.argument(0));var repository=call2=>referring(
call2,"Repository",named3(call2));var asking=(call2,type2)=>type2.kind==="unknown"?UNKNOWN2:call2.made("FindOptions",type2);function related2(call2,position){const other=position===
1?call2.instanceOf(call2.resultOf(0)):UNKNOWN2;return other.kind==="unknown"?UNKNOWN2:takes(other)}var ONE2="findOne findOneOrFail";var ONE_BY="findOneBy findOn\
eByOrFail";var QUERY="where andWhere orWhere whereInIds select addSelect innerJoin leftJoin innerJoinAndSelect leftJoinAndSelect orderBy addOrderBy groupBy addG\
roupBy having skip take limit offset setParameter setParameters withDeleted cache setLock leftJoinAndMapOne leftJoinAndMapMany clone distinct";var BUILDER="Sele\
ctQueryBuilder";var TYPEORM={types:each(["Repository","TreeRepository","MongoRepository","EntityRepository",BUILDER],held),functions:{One:call2=>promised(call2.
held),OneBy:call2=>promised(call2.held),Many:call2=>promised(array2(call2.held)),ManyBy:call2=>promised(array2(call2.held)),Counted:call2=>counted2(call2.held),
Made:call2=>asMany(call2,call2.held),Kept:call2=>promised(asMany(call2,call2.held)),Building:call2=>referring(call2,BUILDER,call2.held),...each("getRepository g\
etTreeRepository getCustomRepository",repository),...each([...ONE2.split(" "),...ONE_BY.split(" ")].map(name2=>`EntityManager.${name2}`),call2=>promised(named3(
call2))),...each("EntityManager.find EntityManager.findBy",call2=>promised(array2(named3(call2)))),"EntityManager.findAndCount":call2=>counted2(named3(call2)),"\
EntityManager.create":named3,"EntityManager.save":call2=>promised(known(named3(call2),call2.argument(0)))},contexts:{...each("One Many Counted",(call2,position)=>position===
0?asking(call2,call2.held):UNKNOWN2),...each("OneBy ManyBy Made Kept",(call2,position)=>position===0?call2.held:UNKNOWN2),Changing:call2=>call2.held,...each("On\
eToOne OneToMany ManyToOne ManyToMany",related2),...each(`${ONE2} find findAndCount`,(call2,position)=>position===1?asking(call2,named3(call2)):UNKNOWN2),...each(
`${ONE_BY} findBy`,(call2,position)=>position===1?named3(call2):UNKNOWN2)},members:{...each("Repository TreeRepository MongoRepository EntityRepository",{...each(
ONE2,as("One")),...each(ONE_BY,as("OneBy")),...each("find findAll",as("Many")),findBy:as("ManyBy"),...each("findAndCount findAndCountBy",as("Counted")),create:as(
"Made"),...each("save remove softRemove recover preload",as("Kept")),...each("update upsert insert delete softDelete count countBy exists existsBy",as("Changing")),
createQueryBuilder:as("Building")}),FindOptions:{where:firstOf},[BUILDER]:{...each(QUERY,as("Building")),...each("getOne getOneOrFail",as("One")),getMany:as("Ma\
ny"),getManyAndCount:as("Counted")}}};var asked2=answer=>call2=>query4(call2,answer(call2.held));var query4=(call2,answer)=>answer.kind==="unknown"?UNKNOWN2:all(
call2.made("Query",answer),promised(answer));var same2=type2=>type2;var MONGOOSE={types:{...each("Model Query",held),...each("HydratedDocument LeanDocument",extended)},
functions:{AskingOne:asked2(same2),AskingMany:asked2(array2),Refining:asked2(same2),Making:call2=>promised(asMany(call2,call2.held)),Executing:call2=>promised(call2.
held),model:call2=>referring(call2,"Model",call2.written)},contexts:each("AskingOne AskingMany AskingNone Making",call2=>call2.held),members:{Model:{...each("fi\
ndOne findById findOneAndUpdate findByIdAndUpdate findOneAndDelete findByIdAndDelete findOneAndReplace findByIdAndRemove",as("AskingOne")),find:as("AskingMany"),
...each("create insertMany",as("Making")),...each("updateOne updateMany deleteOne deleteMany replaceOne countDocuments exists",as("AskingNone"))},Query:{...each(
"populate lean sort limit skip select where equals session orFail cursor",as("Refining")),exec:as("Executing")}},constructs:new Set(["Model"])};function accepted(schema){if(schema.kind==="union")return union(schema.of.map(accepted));if(schema.kind==="place")return accepted(schema.base);if(schema.kind!==
"external")return UNKNOWN2;const of8=heldBy(schema);switch(schema.name.slice(schema.name.lastIndexOf(".")+1)){case"ZodObject":return{...schema,name:"infer",parameters:[
of8]};case"ZodArray":return standard("Array",accepted(of8));case"ZodType":return of8;default:return schema.parameters?UNKNOWN2:simple(schema.name)}}function simple(name2){
const made6=/^(?:(?:z|default|coerce)\.)*(\w+)\(\)/.exec(name2)?.[1];if(made6===void 0||/\.(?:transform|pipe|array|or|and)\(\)/.test(name2))return UNKNOWN2;if(/^(?:string|email|url|uuid|cuid2?|ulid|nanoid|ipv[46]|base64)$/.
test(made6))return primitive2(P_STRING);if(/^(?:number|int|float(?:32|64)|int32)$/.test(made6))return primitive2(P_NUMBER);if(made6==="date")return{kind:"extern\
al",package:"std:ecmascript",name:"Date"};return/^(?:boolean|stringbool)$/.test(made6)?primitive2(P_BOOLEAN):UNKNOWN2}var returning=(schema,type2)=>type2.kind===
"unknown"?UNKNOWN2:{...schema,name:"Returning",parameters:[type2]};var itself=(_,schema)=>returning(schema,schema);var unknown=()=>UNKNOWN2;var method3=(name2,of8)=>(_,schema)=>{
const type2=of8(schema);return type2.kind==="unknown"?UNKNOWN2:{...schema,name:name2,parameters:[type2]}};function described3(schema){if(schema.kind==="place")return described3(
schema.base);return argumentOf2(schema,"ZodObject")}var SCHEMA={...each("brand catch catchall clone deepPartial default describe exactOptional length loose max \
meta min nonempty",itself),...each("nonoptional nonstrict nullable nullish omit optional overwrite partial passthrough pick prefault readonly",itself),...each("\
openapi register removeDefault required strict strip unwrap",itself),...each("check refine superRefine",method3("Refining",schema=>schema)),...each("isNullable \
isOptional keyof spa type",unknown),...each("extend safeExtend augment",method3("Extending",described3)),merge:method3("Merging",described3),and:method3("Both",
accepted),or:method3("Either",accepted),transform:method3("Transforming",accepted),pipe:method3("Piping",schema=>schema),shape:(_,schema)=>described3(schema),element:([
of8],{name:name2})=>name2==="ZodArray"?of8??UNKNOWN2:UNKNOWN2,array:(_,schema)=>returning(schema,{...schema,name:"ZodArray",parameters:[schema]}),parse:(_,schema)=>returning(
schema,accepted(schema)),parseAsync:(_,schema)=>returning(schema,promised(accepted(schema))),safeParse:(_,schema)=>returning(schema,result(schema)),safeParseAsync:(_,schema)=>returning(
schema,promised(result(schema)))};function result(schema){const data2=accepted(schema);return data2.kind==="unknown"?UNKNOWN2:{...schema,name:"ZodSafeParseResul\
t",parameters:[data2]}}var accepting=(call2,type2)=>referring(call2,"ZodType",type2);var object=call2=>referring(call2,"ZodObject",call2.argument(0));var given4=at2=>call2=>call2.
argument(at2);var options2=at2=>call2=>accepting(call2,accepted(call2.elementOf(call2.argument(at2))));var FUNCTIONS2={...each("object strictObject looseObject",
object),...each("optional nullable nullish exactOptional nonoptional readonly",given4(0)),array:call2=>referring(call2,"ZodArray",call2.argument(0)),lazy:call2=>call2.
resultOf(0),union:options2(0),literal:call2=>{const text=call2.textOf(0);return text===void 0?UNKNOWN2:accepting(call2,{kind:"literal",text})},record:call2=>{const value=accepted(
known(call2.argument(1),call2.argument(0)));return value.kind==="unknown"?UNKNOWN2:accepting(call2,{kind:"dictionary",value})},tuple:call2=>{const items=call2.argument(
0);return items.kind==="tuple"?accepting(call2,{...items,items:items.items.map(accepted)}):UNKNOWN2},custom:call2=>accepting(call2,call2.written)};var accepts=({
args})=>accepted(firstOf(args));var infers=applied2=>{const schema=firstOf(applied2.args);if(!isOpen(schema))return accepts(applied2);return{kind:"deferred",of:{
kind:"deferred",of:schema,name:"parse"},name:void 0}};var INFERRED={refers:{infer:(_,held2)=>accepted(held2)},exact:new Set(["infer"]),unwraps:true};var ZOD={...INFERRED,
types:{...each("infer input output TypeOf",infers),...each("ZodType ZodSchema Schema",heldAs("ZodType"))},wider:{ZodType:given6=>[accepted(given6)]},functions:{
...FUNCTIONS2,discriminatedUnion:options2(1),preprocess:given4(1),intersection:call2=>accepting(call2,all(accepted(call2.argument(0)),accepted(call2.argument(1)))),
instanceof:call2=>accepting(call2,call2.instanceOf(call2.argument(0))),Extending:call2=>call2.made("ZodObject",all(call2.argument(0),call2.held)),Merging:call2=>call2.
made("ZodObject",all(described3(call2.argument(0)),call2.held)),Both:call2=>accepting(call2,all(accepted(call2.argument(0)),call2.held)),Either:call2=>accepting(
call2,union([call2.held,accepted(call2.argument(0))])),Transforming:call2=>accepting(call2,call2.awaited(call2.resultOf(0))),Piping:call2=>known(call2.argument(
0),call2.held)},selectors:{Transforming:told,Refining:args=>takes(accepted(firstOf(args)))},members:{ZodObject:SCHEMA,ZodArray:SCHEMA,ZodType:SCHEMA,ZodSafeParseResult:{
data:firstOf},infer:{}},called:new Set(["Returning","Refining"])};var VALIBOT={...INFERRED,types:{InferInput:accepts,InferOutput:accepts},functions:{...FUNCTIONS2,
pipe:given4(0),variant:options2(1),partial:given4(0),required:given4(0),pick:given4(0),omit:given4(0),parse:call2=>accepted(call2.argument(0)),parseAsync:call2=>promised(
accepted(call2.argument(0))),safeParse:call2=>referring(call2,"SafeParseResult",accepted(call2.argument(0)))},members:{ZodObject:{},infer:{},SafeParseResult:{output:firstOf}}};var made4=typesOf2("npm:react-hook-form");var of3=(name2,values)=>values.kind==="unknown"?UNKNOWN2:made4(name2,values);var valuesOf2=call2=>{const resolver2=call2.
member(call2.argument(0),"resolver");return known(call2.written,argumentOf2(resolver2,"Resolver"),call2.member(call2.argument(0),"defaultValues"))};var formOf=call2=>referring(
call2,"UseFormReturn",valuesOf2(call2));var controlled=call2=>argumentOf2(call2.member(call2.argument(0),"control"),"Control");var at=(call2,values,path)=>path===
void 0?UNKNOWN2:path.split(".").reduce((type2,name2)=>/^\d+$/.test(name2)?call2.elementOf(type2):call2.member(type2,name2),values);var form=({whole,args})=>known(
of3("UseFormReturn",firstOf(args)),whole);var REACT_HOOK_FORM={types:{UseFormReturn:form,Control:({whole,args})=>known(of3("Control",firstOf(args)),whole),SubmitHandler:({
whole,args})=>firstOf(args).kind==="unknown"?whole:takes(firstOf(args)),FieldErrors:({whole,args})=>known(of3("FieldErrors",firstOf(args)),whole)},functions:{useForm:formOf,
createFormControl:formOf,useFormContext:call2=>referring(call2,"UseFormReturn",call2.written),Reading:call2=>known(at(call2,call2.held,call2.textOf(0)),call2.argument(
0).kind==="unknown"?call2.held:UNKNOWN2),useWatch:call2=>at(call2,controlled(call2),call2.textIn(0,"name")),useFieldArray:call2=>{const list2=at(call2,known(controlled(
call2),call2.written),call2.textIn(0,"name"));return referring(call2,"UseFieldArrayReturn",call2.elementOf(list2))}},contexts:{Submitting:(call2,position)=>position===
0?takes(call2.held):UNKNOWN2,Resetting:(call2,position)=>position===0?call2.held:UNKNOWN2,Watching:(call2,position)=>position===0?takes(call2.held):UNKNOWN2,useForm:(call2,position)=>position===
0?of3("UseFormProps",call2.written):UNKNOWN2},members:{UseFormReturn:{handleSubmit:as("Submitting"),getValues:as("Reading"),watch:as("Reading"),reset:as("Resett\
ing"),control:as("Control"),formState:as("FormState")},UseFormProps:{defaultValues:firstOf,values:firstOf},FormState:{errors:as("FieldErrors"),defaultValues:firstOf,
dirtyFields:as("FieldErrors")},FieldErrors:{},UseFieldArrayReturn:{fields:([of8])=>standard("Array",of8??UNKNOWN2),append:told,prepend:told,insert:([of8])=>takes(
UNKNOWN2,of8??UNKNOWN2),update:([of8])=>takes(UNKNOWN2,of8??UNKNOWN2)}},unwraps:true,refers:{FieldErrors:(_,held2)=>held2}};var resolver=call2=>referring(call2,
"Resolver",accepted(call2.argument(0)));var RESOLVERS={functions:{zodResolver:resolver,valibotResolver:resolver}};var of4=typesOf2("npm:hono");var knownAmong=items=>list(...items.filter(item=>item.kind!=="unknown"));var nothing=list();var contextOf2=(environments,validated2=nothing)=>of4(
"Context",environments,validated2);var handler=({args})=>middleware(firstOf(args));var middleware=environment=>environment.kind==="unknown"?UNKNOWN2:all(takes(contextOf2(
knownAmong([environment]))),of4("Middleware",environment));var partNamed=(type2,name2)=>{if(type2.kind==="intersection")return type2.of.map(part=>partNamed(part,
name2)).find(Boolean);return type2.kind==="external"&&type2.name===name2?type2:void 0};var broughtBy=type2=>heldBy(partNamed(type2,"Middleware"));var checkedBy=type2=>knownAmong(
partNamed(type2,"Validator")?.parameters??[]);var MOST_BEFORE=6;var before=(call2,position)=>Array.from({length:Math.min(position,MOST_BEFORE)},(_,at2)=>call2.argument(
at2));var handling=(call2,position)=>{const others2=before(call2,position);const validated2=others2.map(checkedBy).filter(pair3=>itemsOf(pair3).length>0);return takes(
contextOf2(knownAmong([...others2.map(broughtBy),...itemsOf(call2.held)]),knownAmong(validated2)))};var routed=call2=>call2.made("Hono",call2.held);var used=call2=>call2.
made("Hono",knownAmong([...before(call2,MOST_BEFORE).map(broughtBy),...itemsOf(call2.held)]));var PARTS=[["param","params"],["query","query"],["header","headers"],
["cookie","cookies"],["json","body","content","application/json","schema"],["form","body","content","multipart/form-data","schema"]];var ofRoute=call2=>{const request=call2.
member(call2.argument(0),"request");const pairs2=PARTS.map(([part,...path])=>{const type2=accepted(path.reduce(call2.member,request));return type2.kind==="unkno\
wn"?UNKNOWN2:list(literal(part),type2)});return takes(contextOf2(call2.held,knownAmong(pairs2)))};var routes={...each("get post put delete patch options all on \
notFound basePath route mount",as("Routing")),use:as("Using"),onError:as("OnError")};var inEach=(environments,name2,member3)=>all(...itemsOf(environments).map(environment=>member3(
environment,name2)));var application=({whole,args})=>whole.kind==="external"?{...whole,parameters:[knownAmong(args.slice(0,1))]}:whole;var HONO={types:{Hono:application,
OpenAPIHono:application,Context:({args})=>firstOf(args).kind==="unknown"?UNKNOWN2:contextOf2(knownAmong(args.slice(0,1))),Factory:({args})=>of4("Factory",firstOf(
args)),MiddlewareHandler:handler,Handler:handler},bare:new Set(["Hono","OpenAPIHono"]),functions:{Routing:routed,Using:used,Getting:call2=>call2.member(inEach(call2.
held,"Variables",call2.member),call2.textOf(0)??""),Valid:call2=>under(call2.held,call2.textOf(0)),createFactory:call2=>call2.written.kind==="unknown"?UNKNOWN2:
of4("Factory",call2.written),createMiddleware:call2=>middleware(call2.written),Making:call2=>middleware(call2.held),createRoute:call2=>call2.argument(0),validator:call2=>validated(
call2,call2.awaited(call2.resultOf(1)))},contexts:{createMiddleware:(call2,position)=>position===0&&call2.written.kind!=="unknown"?takes(contextOf2(knownAmong([
call2.written]))):UNKNOWN2,Routing:handling,Using:handling,Making:call2=>takes(contextOf2(knownAmong([call2.held]))),OnError:call2=>takes(UNKNOWN2,contextOf2(call2.
held)),OpenApi:(call2,position)=>position===1?ofRoute(call2):UNKNOWN2},members:{Hono:routes,OpenAPIHono:{...routes,openapi:as("OpenApi")},Factory:{createMiddleware:as(
"Making"),createHandlers:as("Making")},Context:{get:as("Getting"),var:([environments],_,member3)=>inEach(environments,"Variables",member3),env:([environments],_,member3)=>inEach(
environments,"Bindings",member3),req:([,validated2])=>of4("HonoRequest",validated2??nothing)},HonoRequest:{valid:as("Valid")}}};var validated=(call2,type2)=>{const part=call2.
textOf(0);if(part===void 0||type2.kind==="unknown")return UNKNOWN2;return of4("Validator",literal(part),type2)};var ofSchema=call2=>validated(call2,accepted(call2.
argument(1)));var VALIDATORS={functions:{zValidator:ofSchema,sValidator:ofSchema,vValidator:ofSchema,validator:ofSchema}};var ofHost=typesOf2("std:ecmascript");var returning2=(name2,made6)=>([of8])=>of8===void 0?UNKNOWN2:ofHost(`${name2}.returning`,made6(of8));var HOST={functions:{
withResolvers:call2=>call2.written.kind==="unknown"?UNKNOWN2:call2.made("PromiseWithResolvers",call2.written),glob:({written:written2,argument,member:member3})=>{
if(written2.kind==="unknown")return UNKNOWN2;const isEager=member3(argument(1),"eager").kind!=="unknown";return{kind:"dictionary",value:isEager?written2:returning2(
"glob",promised)([written2])}}},arguments:{Map:([key,value])=>standard("Array",list(key??UNKNOWN2,value??UNKNOWN2)),Set:([element])=>standard("Array",element??UNKNOWN2),
WeakMap:([key,value])=>standard("Array",list(key??UNKNOWN2,value??UNKNOWN2)),Promise:([of8])=>takes(takes(union([of8,promised(of8??UNKNOWN2)]))),resolve:([of8])=>of8??
UNKNOWN2},types:{CustomEvent:held,MessageEvent:held,ReadableStream:held,ReadableStreamDefaultReader:held},members:{CustomEvent:{detail:firstOf},MessageEvent:{data:firstOf},
PromiseWithResolvers:{promise:([of8])=>promised(of8??UNKNOWN2),resolve:([of8])=>takes(union([of8,promised(of8??UNKNOWN2)]))},ReadableStream:{getReader:returning2(
"ReadableStream",of8=>ofHost("ReadableStreamDefaultReader",of8))},ReadableStreamDefaultReader:{read:returning2("ReadableStreamDefaultReader",of8=>promised(standard(
"IteratorResult",of8)))}},called:new Set(["returning"])};var response=call2=>referring(call2,"TypedResponse",call2.argument(0));function unwrapped2(type2){if(type2.kind==="union")return union(type2.of.map(unwrapped2));
if(type2.kind!=="external")return type2;return type2.name==="TypedResponse"?heldBy(type2):UNKNOWN2}var data=call2=>call2.written.kind==="function"?unwrapped2(call2.
awaited(call2.returned(call2.written))):call2.written;var ofRoute2=({whole,brought:brought2})=>{if(whole.kind!=="external")return whole;const loaded=known(unwrapped2(
brought2("loader")),unwrapped2(brought2("clientLoader")));const acted=known(unwrapped2(brought2("action")),unwrapped2(brought2("clientAction")));return{...whole,
name:"RouteProps",parameters:[loaded,acted]}};var OF_ROUTE=["ComponentProps","ErrorBoundaryProps","HydrateFallbackProps","MetaArgs"];var ROUTER={types:each(OF_ROUTE,
ofRoute2),bare:new Set(OF_ROUTE),functions:{json:response,data:response,defer:response,useLoaderData:data,useActionData:data,useRouteLoaderData:data,useFetcher:call2=>referring(
call2,"Fetcher",data(call2))},members:{Fetcher:{data:firstOf},RouteProps:{...each("loaderData data",firstOf),actionData:([,acted])=>acted??UNKNOWN2}}};var checked=call2=>{
const check=call2.member(call2.argument(0),"validateSearch");return known(accepted(check),call2.returned(check))};var route=call2=>call2.made("Route",call2.awaited(
call2.resultOfMember(call2.argument(0),"loader")),checked(call2));var selected=call2=>known(call2.resultOfMember(call2.argument(0),"select"),call2.held);var TANSTACK_ROUTER={
functions:{createFileRoute:call2=>call2.made("RouteOptions"),createRootRouteWithContext:call2=>call2.made("RouteOptions"),...each("RouteOptions createRoute crea\
teRootRoute",route),Selecting:selected},contexts:{Selecting:(call2,position)=>position===0?call2.made("SelectOptions",call2.held):UNKNOWN2},members:{Route:{useLoaderData:as(
"Selecting"),useSearch:([,search=UNKNOWN2],type2)=>({...type2,name:"Selecting",parameters:[search]})},SelectOptions:{select:told}}};var fetched=call2=>known(call2.
written,call2.awaited(call2.resultOf(1)));var swr=call2=>referring(call2,"SWRResponse",fetched(call2));var SWR={functions:{default:swr,useSWR:swr,useSWRImmutable:swr},
members:{SWRResponse:{data:firstOf,mutate:as("Mutate")}},contexts:{Mutate:(call2,position)=>position===0?takes(call2.held):UNKNOWN2}};var of5=typesOf2("npm:@reduxjs/toolkit");var brought=endpoint=>itemAt(endpoint,0);var taken=endpoint=>itemAt(endpoint,1);var endpointsIn=call2=>call2.resultOfMember(
call2.argument(0),"endpoints");var defining=(call2,position)=>position===0?of5("EndpointDefinition",list(call2.written,call2.second)):UNKNOWN2;var building=(_,position)=>position===
0?of5("CreateApiOptions"):UNKNOWN2;var taking2=(call2,position)=>position===0?taken(call2.held):UNKNOWN2;var resultOf=call2=>of5("EndpointResult",brought(call2.
held));var HOOK=/^use(Lazy)?([A-Z]\w*?)(Query|InfiniteQuery|QueryState|Mutation)$/;var hook=([endpoints],_,member3,name2)=>{const[,lazy,endpoint="",kind]=HOOK.exec(
name2)??[];if(endpoint==="")return UNKNOWN2;const defined2=argumentOf2(member3(endpoints??UNKNOWN2,endpoint.charAt(0).toLowerCase()+endpoint.slice(1)),"Endpoint");
return defined2.kind==="unknown"?UNKNOWN2:of5(lazy||kind==="Mutation"?"UseTrigger":"UseEndpoint",defined2)};var requested2=call2=>all(of5("Request",promised(brought(
call2.held))),promised(of5("EndpointResult",brought(call2.held))));var dispatched=call2=>{const action2=call2.argument(0);if(action2.kind==="function")return call2.
resultOf(0);if(action2.kind!=="external"||action2.name!=="AsyncThunkAction")return UNKNOWN2;const brings=heldBy(action2);return all(of5("Request",promised(brings)),
promised(of5("PayloadAction",brings)))};var dispatchOf=({written:written2})=>written2.kind==="unknown"||written2.kind==="primitive"?of5("Dispatch"):written2;var EFFECTS={
functions:{createApi:call2=>of5("Api",endpointsIn(call2)),Injecting:call2=>of5("Api",all(call2.held,endpointsIn(call2))),Enhancing:call2=>of5("Api",call2.held),
Defining:call2=>of5("Endpoint",list(call2.written,call2.second)),UseEndpoint:resultOf,UseTrigger:call2=>list(of5("Trigger",call2.held),resultOf(call2)),Trigger:requested2,
AsyncThunk:call2=>of5("AsyncThunkAction",call2.held),...each("dispatch Dispatch ThunkDispatch",dispatched)},contexts:{...each("createApi Injecting",building),Defining:defining,
...each("UseEndpoint Trigger",taking2)},members:{Api:{endpoints:as("Endpoints"),injectEndpoints:as("Injecting"),enhanceEndpoints:as("Enhancing"),"*":hook},CreateApiOptions:{
endpoints:()=>takes(of5("EndpointBuilder"))},EndpointBuilder:each("query mutation infiniteQuery",as("Defining")),EndpointDefinition:{query:([endpoint])=>takes(taken(
endpoint)),queryFn:([endpoint])=>takes(taken(endpoint)),onQueryStarted:([endpoint])=>takes(taken(endpoint)),...each("providesTags invalidatesTags",([endpoint])=>takes(
brought(endpoint),UNKNOWN2,taken(endpoint)))},EndpointResult:each("data currentData",firstOf),Request:{unwrap:as("Unwrapping")}},called:new Set(["Unwrapping"])};var stateOf=call2=>{const initial=call2.member(call2.argument(0),"initialState");return initial.kind==="function"?call2.returned(initial):initial};function combined2(call2,reducers){
if(reducers.kind==="unknown")return UNKNOWN2;return reducers.kind==="external"?heldBy(reducers):call2.made("RootState",reducers)}var actionOf=call2=>{const carried2=heldBy(
call2.argument(0));return carried2.kind==="unknown"?UNKNOWN2:call2.made("PayloadAction",carried2)};var inputs=(call2,position)=>{const list2=call2.argument(0);const given6=list2.
kind==="tuple"?list2.items:Array.from({length:position},(_,at2)=>call2.argument(at2));return position===0||given6.length>MOST_INPUTS?UNKNOWN2:takes(...given6.map(
call2.returned))};var MOST_INPUTS=8;var selected2=call2=>{let result2=UNKNOWN2;for(let at2=MOST_INPUTS;at2>0&&result2.kind==="unknown";at2--)if(call2.argument(at2).
kind==="function")result2=call2.resultOf(at2);return referring(call2,"Selector",result2)};var reducing=(state2,type2)=>all(takes(state2),{...type2,name:"CaseRed\
ucerWithPrepare",parameters:[state2]});var STATE={types:{PayloadAction:held},functions:{createSlice:call2=>call2.made("Slice",call2.member(call2.argument(0),"re\
ducers"),stateOf(call2)),createReducer:call2=>referring(call2,"Reducer",call2.argument(0)),"createAsyncThunk.withTypes":call2=>call2.made("createAsyncThunk"),createAsyncThunk:call2=>referring(
call2,"AsyncThunk",known(call2.written,call2.awaited(call2.resultOf(1)))),combineReducers:call2=>referring(call2,"Reducer",combined2(call2,call2.argument(0))),configureStore:call2=>referring(
call2,"Store",combined2(call2,call2.member(call2.argument(0),"reducer"))),createSelector:selected2,CaseOf:call2=>call2.made("ActionReducerMapBuilder",call2.held)},
contexts:{createSlice:(call2,position)=>position===0?referring(call2,"CreateSliceOptions",stateOf(call2)):UNKNOWN2,CaseOf:(call2,position)=>position===1?takes(call2.
held,actionOf(call2)):UNKNOWN2,createSelector:inputs},members:{CreateSliceOptions:{reducers:([state2],type2)=>({kind:"dictionary",value:reducing(state2??UNKNOWN2,
type2)}),selectors:([state2])=>({kind:"dictionary",value:takes(state2??UNKNOWN2)}),extraReducers:(args,type2)=>takes({...type2,name:"ActionReducerMapBuilder",parameters:args})},
CaseReducerWithPrepare:{reducer:told},ActionReducerMapBuilder:{addCase:as("CaseOf"),addMatcher:as("CaseOf")},AsyncThunk:{fulfilled:as("AsyncThunk.fulfilled")},PayloadAction:{
payload:firstOf},Slice:{actions:firstOf,reducer:([,state2],type2)=>({...type2,name:"Reducer",parameters:[state2??UNKNOWN2]})},Store:{getState:as("GetState"),dispatch:as(
"Dispatch")},RootState:{}},refers:{RootState:(_,reducer)=>heldBy(reducer)},exact:new Set(["RootState"]),unwraps:true,called:new Set(["GetState","Reducer","Selec\
tor"])};var REDUX_TOOLKIT=both(STATE,EFFECTS);var REACT_REDUX={types:{TypedUseSelectorHook:heldAs("UseSelector")},functions:{useSelector:call2=>call2.resultOf(0),
"useDispatch.withTypes":call2=>call2.made("UseDispatch",dispatchOf(call2)),"useSelector.withTypes":call2=>referring(call2,"UseSelector",call2.written),useDispatch:dispatchOf,
UseSelector:call2=>call2.resultOf(0)},selectors:{UseSelector:told},called:new Set(["UseDispatch"])};var of6=typesOf2("npm:@ngrx/store");var ofAngular=typesOf2("npm:@angular/core");var creator=told4=>of6("ActionCreator",told4);var created=call2=>creator(known(argumentOf2(
call2.argument(1),"Props"),call2.argument(1).kind==="function"?call2.resultOf(1):UNKNOWN2));var told3=(call2,creators)=>union(Array.from({length:creators},(_,at2)=>argumentOf2(
call2.argument(at2),"ActionCreator")));var camelCase=event=>event.trim().split(/\s+/).map((word,at2)=>(at2===0?word.charAt(0).toLowerCase():word.charAt(0).toUpperCase())+
word.slice(1)).join("");function reducing2(call2,position){if(position===0||position!==call2.count-1)return UNKNOWN2;const state2=argumentOf2(call2.expected(),"\
Reducing");const action2=told3(call2,position);return state2.kind==="unknown"&&action2.kind==="unknown"?UNKNOWN2:takes(state2,action2)}var selector=type2=>type2.
kind==="unknown"?UNKNOWN2:of6("Selector",type2);var featured=([state2],_,member3,name2)=>{const[,initial="",rest=""]=/^select([A-Z])(\w*)$/.exec(name2)??[];return initial===
""?UNKNOWN2:selector(member3(state2??UNKNOWN2,initial.toLowerCase()+rest))};var selecting=(call2,position)=>position===0?takes(call2.held):UNKNOWN2;var NGRX={types:{
...each("Store Selector ActionCreator",held),MemoizedSelector:({args})=>selector(args[1]??UNKNOWN2)},functions:{props:call2=>of6("Props",call2.written),createAction:created,
createActionGroup:call2=>referring(call2,"ActionGroup",call2.member(call2.argument(0),"events")),ActionCreator:call2=>all(call2.held,of6("Action")),createReducer:call2=>of6(
"Reducer",call2.argument(0)),createFeature:call2=>referring(call2,"Feature",argumentOf2(call2.member(call2.argument(0),"reducer"),"Reducer")),createFeatureSelector:call2=>selector(
call2.written),createSelector:selected2,...each("Selecting Store.select",call2=>stream(call2.resultOf(0))),...each("SelectingSignal Store.selectSignal",call2=>ofAngular(
"Signal",call2.resultOf(0))),select:call2=>giving(call2.resultOf(0)),pipe:piped},contexts:{createReducer:(call2,position)=>position===0?UNKNOWN2:of6("Reducing",
call2.argument(0)),on:reducing2,ActionCreator:(call2,position)=>position===0?call2.held:UNKNOWN2,createSelector:inputs,...each("Selecting SelectingSignal",selecting),
pipe:piping},members:{ActionGroup:{},Feature:{reducer:as("Reducer"),"*":featured},Store:{select:as("Selecting"),selectSignal:as("SelectingSignal"),pipe:([state2])=>typesOf2(
"npm:rxjs")("Piping",state2??UNKNOWN2)}},renames:{ActionGroup:(name2,among)=>among.find(event=>camelCase(event)===name2)},refers:{ActionGroup:(_,event)=>creator(
argumentOf2(event,"Props"))},unwraps:new Set(["ActionGroup"]),called:new Set(["Selector"])};var ofType=call2=>giving(told3(call2,call2.count));var others=call2=>{
const given6=call2.resultOf(0);const streams=given6.kind==="tuple"?given6.items:[given6];return giving(list(coming(call2),...streams.map(one=>carried(call2,one))))};
var NGRX_OPERATORS={functions:{concatLatestFrom:others,tapResponse:()=>PASSING2},contexts:{concatLatestFrom:taking,tapResponse:(call2,position)=>position===0?observer(
coming(call2)):UNKNOWN2}};var NGRX_EFFECTS={functions:{...NGRX_OPERATORS.functions,ofType,createEffect:call2=>call2.resultOf(0),pipe:piped},contexts:{...NGRX_OPERATORS.
contexts,pipe:piping}};var reference=value=>value===void 0||value.kind==="unknown"?UNKNOWN2:typesOf2("npm:vue")("Ref",value);var later=(call2,data2,options4)=>{const transformed=call2.
resultOfMember(call2.argument(options4),"transform");const type2=known(transformed,data2);if(type2.kind==="unknown")return UNKNOWN2;const made6=call2.made("Asyn\
cData",type2);return all(made6,promised(made6))};var fetched2=call2=>later(call2,call2.written,1);var asked3=call2=>{const isKeyed=call2.argument(0).kind!=="fun\
ction";return later(call2,known(call2.written,call2.awaited(call2.resultOf(isKeyed?1:0))),isKeyed?2:1)};var NUXT={functions:{...each("useFetch useLazyFetch",fetched2),
...each("useAsyncData useLazyAsyncData",asked3),$fetch:call2=>promised(call2.written),useState:call2=>reference(known(call2.written,call2.resultOf(1),call2.resultOf(
0))),useCookie:call2=>reference(call2.written)},members:{AsyncData:{data:([data2])=>reference(data2)}}};var readBy=(call2,given6)=>known(argumentOf2(given6,"UseQueryOptions"),call2.awaited(call2.resultOfMember(given6,"queryFn")));var read=call2=>known(call2.written,
readBy(call2,options(call2)));var queried3=call2=>{const found=known(call2.resultOfMember(options(call2),"select"),read(call2));return found.kind==="unknown"?UNKNOWN2:
call2.made("UseQueryResult",found)};var several=call2=>{const queries2=call2.member(call2.argument(0),"queries");const resultOf2=query5=>referring(call2,"UseQue\
ryResult",readBy(call2,query5));const results=queries2.kind==="tuple"?{...queries2,items:queries2.items.map(resultOf2)}:array2(resultOf2(call2.elementOf(queries2)));
return known(call2.resultOfMember(call2.argument(0),"combine"),results)};var paged=call2=>{const found=read(call2);return found.kind==="unknown"?UNKNOWN2:call2.
made("UseInfiniteQueryResult",found)};var querying=(call2,position)=>{const found=position<2?read(call2):UNKNOWN2;return found.kind==="unknown"?UNKNOWN2:call2.made(
"UseQueryOptions",found)};function mutated(call2){const given6=call2.argument(0);if(given6.kind==="external"&&given6.name===OPTIONS)return[heldBy(given6),given6.
parameters?.[1]??UNKNOWN2,given6.parameters?.[2]??UNKNOWN2];const mutate=call2.member(given6,"mutationFn");return[known(call2.written,call2.awaited(call2.returned(
mutate))),known(call2.third,ofItsOwn(call2.parameterOf(mutate,0))),call2.awaited(call2.resultOfMember(given6,"onMutate"))]}var mutating=name2=>call2=>{const types=mutated(
call2);return types.every(({kind})=>kind==="unknown")?UNKNOWN2:call2.made(name2,...types)};var OPTIONS="UseMutationOptions";var handlers=type2=>type2.kind==="ex\
ternal"?{...type2,name:OPTIONS}:UNKNOWN2;var QUERIES={functions:{useQuery:queried3,useSuspenseQuery:queried3,createQuery:queried3,useQueries:several,useSuspenseQueries:several,
useInfiniteQuery:paged,useSuspenseInfiniteQuery:paged,queryOptions:call2=>call2.argument(0),getQueryData:call2=>call2.written,fetchQuery:call2=>promised(read(call2)),
ensureQueryData:call2=>promised(read(call2)),useMutation:mutating("UseMutationResult"),createMutation:mutating("UseMutationResult"),MutateAsync:call2=>promised(
call2.held)},contexts:{useQuery:querying,useSuspenseQuery:querying,queryOptions:querying,setQueryData:(call2,position)=>position===1?takes(call2.written):UNKNOWN2,
useMutation:(call2,position)=>position===0?mutating(OPTIONS)(call2):UNKNOWN2,createMutation:(call2,position)=>position===0?mutating(OPTIONS)(call2):UNKNOWN2,MutateAsync:(call2,position)=>position===
1?call2.made(OPTIONS,call2.held,UNKNOWN2):UNKNOWN2},members:{UseQueryResult:{data:firstOf},UseQueryOptions:{select:told},UseInfiniteQueryResult:{data:as("Infini\
teData")},InfiniteData:{pages:([of8])=>standard("Array",of8??UNKNOWN2)},UseMutationResult:{data:firstOf,variables:([,taken2])=>taken2??UNKNOWN2,mutate:([,taken2],type2)=>takes(
taken2??UNKNOWN2,handlers(type2)),mutateAsync:as("MutateAsync")},[OPTIONS]:{mutationFn:([,taken2])=>takes(taken2??UNKNOWN2),onMutate:([,taken2])=>takes(taken2??
UNKNOWN2),onSuccess:([result2=UNKNOWN2,taken2=UNKNOWN2,prepared=UNKNOWN2])=>takes(result2,taken2,prepared),onError:([,taken2=UNKNOWN2,prepared=UNKNOWN2])=>takes(
UNKNOWN2,taken2,prepared),onSettled:([result2=UNKNOWN2,taken2=UNKNOWN2,prepared=UNKNOWN2])=>takes(result2,UNKNOWN2,taken2,prepared)}}};var state=call2=>{const given6=call2.argument(0);return known(call2.written,given6.kind==="function"?call2.resultOf(0):given6)};var propertiesOfComponent=applied2=>and(
applied2.properties(first(applied2)),applied2);var referenceTo=isGiven2=>({whole,args})=>{if(whole.kind!=="external")return whole;const reference2={...whole,name:"\
RefObject",parameters:args};return isGiven2?{kind:"intersection",of:[takes(args[0]??UNKNOWN2),reference2]}:reference2};var reduced=call2=>known(ofItsOwn(call2.taken(
0,0)),call2.resultOf(0),call2.argument(1));var actionState=call2=>{const state2=known(call2.written,call2.awaited(call2.resultOf(0)),call2.argument(1));return state2.
kind==="unknown"?UNKNOWN2:list(state2,takes(call2.taken(0,1)))};var wrapped=(call2,properties2,given6)=>all(properties2.kind==="unknown"?given6:takes(properties2),
call2.made("NamedExoticComponent"));var ofContext=given6=>argumentOf2(given6,"Context");var CLASS_COMPONENT={props:firstOf,state:([,state2])=>state2??UNKNOWN2};
var REACT={types:{FC:component,FunctionComponent:component,VFC:component,ComponentType:component,ForwardRefExoticComponent:component,NamedExoticComponent:component,
ExoticComponent:component,ForwardRefRenderFunction:applied2=>and(takes(applied2.args[1]??UNKNOWN2,any(first(applied2))),applied2),PropsWithChildren:extended,PropsWithRef:extended,
PropsWithoutRef:extended,ComponentProps:propertiesOfComponent,ComponentPropsWithRef:propertiesOfComponent,ComponentPropsWithoutRef:propertiesOfComponent,RefObject:referenceTo(
false),MutableRefObject:referenceTo(false),Ref:referenceTo(true),ForwardedRef:referenceTo(true),Dispatch:applied2=>takes(first(applied2)),SetStateAction:applied2=>action(
first(applied2)),Context:held},functions:{useState:call2=>{const held2=state(call2);return held2.kind==="primitive"?UNKNOWN2:pair2(held2,action(held2))},useReducer:call2=>pair2(
reduced(call2),call2.taken(0,1)),useOptimistic:call2=>{const held2=given2(call2);return pair2(held2,call2.argument(1).kind==="unknown"?action(held2):call2.taken(
1,1))},useActionState:actionState,useFormState:actionState,useSyncExternalStore:call2=>known(call2.written,call2.resultOf(1)),use:call2=>{const given6=call2.argument(
0);return known(ofContext(given6),given6.kind==="standard"?call2.awaited(given6):UNKNOWN2)},useRef:call2=>referring(call2,"RefObject",given2(call2)),createRef:call2=>referring(
call2,"RefObject",call2.written),useMemo:call2=>known(call2.written,call2.resultOf(0)),useCallback:call2=>call2.argument(0),useDeferredValue:call2=>call2.argument(
0),createContext:call2=>referring(call2,"Context",given2(call2)),useContext:call2=>ofContext(call2.argument(0)),useEffectEvent:call2=>call2.argument(0),cache:call2=>call2.
argument(0),lazy:call2=>wrapped(call2,UNKNOWN2,call2.member(call2.awaited(call2.resultOf(0)),"default")),memo:call2=>wrapped(call2,call2.written,call2.argument(
0)),forwardRef:call2=>wrapped(call2,call2.second,call2.argument(0))},arguments:{useState:([state2])=>state2??UNKNOWN2,useRef:([held2])=>held2??UNKNOWN2,createContext:([
value])=>value??UNKNOWN2,useCallback:([callback2])=>callback2??UNKNOWN2,useActionState:([state2,given6])=>takes(state2??UNKNOWN2,given6??UNKNOWN2),memo:told,forwardRef:([
held2,properties2])=>takes(properties2??UNKNOWN2,typesOf2("npm:react")("ForwardedRef",held2??UNKNOWN2))},members:{Component:CLASS_COMPONENT,PureComponent:CLASS_COMPONENT,
Context:{Provider:([value])=>takes(any(value??UNKNOWN2))},RefObject:{current:firstOf},ForwardedRef:{current:firstOf}}};var HOOK_TESTS={functions:{renderHook:call2=>referring(
call2,"RenderHookResult",call2.resultOf(0))},members:{RenderHookResult:{result:as("RenderHookResult.result")},result:{current:firstOf}}};function storeOf(call2){const setup=call2.argument(1);if(setup.kind==="function")return withState(call2,call2.resultOf(1));const given6=options(call2);const getters=referring(
call2,"Getters",call2.member(given6,"getters"));return withState(call2,all(stateIn(call2),getters,call2.member(given6,"actions")),stateIn(call2))}var withState=(call2,store,state2=store)=>store.
kind==="unknown"?UNKNOWN2:all(store,call2.made("Store",state2));var stateIn=call2=>call2.resultOfMember(options(call2),"state");var PINIA={functions:{defineStore:call2=>referring(
call2,"StoreDefinition",storeOf(call2)),storeToRefs:call2=>call2.argument(0)},contexts:{defineStore:call2=>referring(call2,"StoreOptions",stateIn(call2))},self:{
defineStore:storeOf},members:{StoreOptions:{getters:([state2])=>({kind:"dictionary",value:takes(state2??UNKNOWN2)})},Getters:{},Store:{$state:firstOf,$patch:([state2])=>takes(
union([state2,takes(state2??UNKNOWN2)])),$subscribe:([state2])=>takes(takes(UNKNOWN2,state2??UNKNOWN2)),...each("$reset $onAction $dispose $id",()=>UNKNOWN2)}},
refers:{Getters:(_,held2,look)=>held2.kind==="function"?look.returned(held2):held2},exact:new Set(["Getters","Store"]),unwraps:true,called:new Set(["StoreDefini\
tion"])};var making=state2=>state2.kind==="unknown"?UNKNOWN2:{kind:"callback",parameters:[takes(action(state2)),of7("GetState",state2),of7("UseBoundStore",state2)],
returns:state2};var of7=typesOf2("npm:zustand");var bound2=call2=>{const curried=call2.argument(0).kind==="unknown"&&call2.written.kind!=="unknown";return referring(
call2,curried?"Create":"UseBoundStore",known(call2.written,call2.resultOf(0)))};var creating=(call2,position)=>position===0?making(call2.written):UNKNOWN2;var around=call2=>{
const[,get2]=parametersOf(call2.expected());return heldBy(get2)};var parametersOf=type2=>type2.kind==="callback"?type2.parameters:[];var middleware2=(call2,position)=>{
if(position===0)return call2.expected();const state2=around(call2);return position===1&&state2.kind!=="unknown"?of7("Options",state2):UNKNOWN2};var MIDDLEWARE="\
devtools persist immer subscribeWithSelector redux combine";var ZUSTAND={types:{StateCreator:({whole,args})=>known(making(firstOf(args)),whole),StoreApi:({args})=>of7(
"UseBoundStore",firstOf(args)),UseBoundStore:({args})=>firstOf(args)},functions:{create:bound2,createStore:bound2,createWithEqualityFn:bound2,Create:call2=>referring(
call2,"UseBoundStore",call2.held),UseBoundStore:call2=>call2.argument(0).kind==="unknown"?call2.held:call2.resultOf(0),useStore:call2=>call2.argument(1).kind===
"unknown"?heldBy(call2.argument(0)):call2.resultOf(1),useShallow:call2=>call2.argument(0),...each(MIDDLEWARE,call2=>call2.argument(0))},contexts:{...each("creat\
e createStore createWithEqualityFn",creating),Create:(call2,position)=>position===0?making(call2.held):UNKNOWN2,useStore:(call2,position)=>position===1?takes(heldBy(
call2.argument(0))):UNKNOWN2,useShallow:(call2,position)=>position===0?call2.expected():UNKNOWN2,...each(MIDDLEWARE,middleware2)},selectors:{UseBoundStore:told},
members:{UseBoundStore:{getState:([state2])=>of7("GetState",state2??UNKNOWN2),getInitialState:([state2])=>of7("GetState",state2??UNKNOWN2),setState:([state2])=>takes(
action(state2??UNKNOWN2)),subscribe:([state2])=>takes(takes(state2??UNKNOWN2,state2??UNKNOWN2))},Options:{partialize:told,onRehydrateStorage:told,merge:([state2])=>takes(
UNKNOWN2,state2??UNKNOWN2)}},called:new Set(["GetState"])};var behind2=atom=>argumentOf2(atom,"Atom");var atomOf=call2=>{const given6=call2.argument(0);return referring(
call2,"Atom",known(call2.written,given6.kind==="function"?call2.resultOf(0):given6))};var ofJotai=typesOf2("npm:jotai");var get=ofJotai("Get");var set=ofJotai("\
Set");var JOTAI={types:each("Atom PrimitiveAtom WritableAtom",({args})=>firstOf(args).kind==="unknown"?UNKNOWN2:ofJotai("Atom",...args)),functions:{atom:atomOf,
atomWithReset:atomOf,atomWithDefault:atomOf,atomWithStorage:call2=>referring(call2,"Atom",known(call2.written,call2.argument(1))),Get:call2=>behind2(call2.argument(
0)),useAtomValue:call2=>call2.awaited(behind2(call2.argument(0))),useAtom:call2=>{const held2=behind2(call2.argument(0));return pair2(call2.awaited(held2),action(
held2))},useSetAtom:call2=>{const held2=behind2(call2.argument(0));return held2.kind==="unknown"?UNKNOWN2:takes(action(held2))}},contexts:{atom:(_,position)=>position===
0?takes(get):takes(get,set),atomWithDefault:()=>takes(get),Set:(call2,position)=>position===1?action(behind2(call2.argument(0))):UNKNOWN2},transparent:new Set([
"Get","useAtomValue"])};var STORES=["Writable","Readable","StartStopNotifier"];function behind3(type2){if(type2.kind==="union")return union(type2.of.map(behind3));if(type2.kind==="tupl\
e")return{kind:"tuple",items:type2.items.map(behind3)};return type2.kind==="external"&&STORES.includes(type2.name)?heldBy(type2):UNKNOWN2}var listening={subscribe:telling};
var SVELTE={types:{Snippet:({args:[taken2]})=>taken2?.kind==="tuple"?takes(...taken2.items):UNKNOWN2,Component:component,ComponentProps:({args,properties:properties2})=>properties2(
firstOf(args)),Writable:held,Readable:held},functions:{get:call2=>behind3(call2.argument(0)),writable:call2=>referring(call2,"Writable",given2(call2)),readable:call2=>referring(
call2,"Readable",given2(call2)),derived:call2=>referring(call2,"Readable",known(call2.written,call2.resultOf(1))),getContext:call2=>call2.written},contexts:{derived:(call2,position)=>position===
1?takes(behind3(call2.argument(0))):UNKNOWN2},transparent:new Set(["get"]),members:{Writable:{...listening,set:told,update:telling},Readable:listening}};var given5=name2=>(args,type2)=>takes({...type2,name:name2,parameters:args});var rows=(args,type2)=>array2({...type2,name:"Row",parameters:args});var shown=call2=>{
const options4=call2.argument(0);return known(call2.written,call2.elementOf(call2.member(options4,"data")))};var column=(call2,position)=>position===0?call2.made(
"ColumnDef",call2.held):UNKNOWN2;var MODELS="getRowModel getCoreRowModel getSelectedRowModel getFilteredRowModel getFilteredSelectedRowModel getSortedRowModel g\
etPaginationRowModel getPrePaginationRowModel getExpandedRowModel getGroupedRowModel";var TYPES2="ColumnDef Row Table Cell Column Header HeaderGroup CellContext\
 HeaderContext TableOptions RowModel ColumnHelper";var TABLES={types:each(TYPES2,held),functions:{...each("useReactTable useVueTable createSvelteTable createSol\
idTable createAngularTable createTable",call2=>referring(call2,"Table",shown(call2))),createColumnHelper:call2=>referring(call2,"ColumnHelper",call2.written),Modelling:call2=>call2.
made("RowModel",call2.held),OneRow:call2=>call2.made("Row",call2.held)},contexts:{...each("useReactTable useVueTable createSvelteTable createSolidTable createTa\
ble",(call2,position)=>position===0?referring(call2,"TableOptions",shown(call2)):UNKNOWN2),Accessing:(call2,position)=>position===0?takes(call2.held):call2.made(
"ColumnDef",call2.held),Displaying:column},members:{ColumnDef:{...each("cell aggregatedCell",given5("CellContext")),...each("header footer",given5("HeaderContex\
t")),accessorFn:told,columns:(args,type2)=>array2({...type2,parameters:args})},ColumnHelper:{accessor:as("Accessing"),...each("display group",as("Displaying"))},
...each("CellContext HeaderContext Cell Header",{row:as("Row"),table:as("Table"),column:as("Column"),cell:as("Cell")}),Row:{original:firstOf,subRows:rows,getParentRow:as(
"OneRow")},RowModel:{...each("rows flatRows",rows)},Table:{...each(MODELS,as("Modelling")),getRow:as("OneRow")},TableOptions:{columns:(args,type2)=>array2({...type2,
name:"ColumnDef",parameters:args}),...each("getRowId getSubRows",told),getRowCanExpand:given5("Row")}}};var EACH2="each()";var mockOf=(call2,of8)=>of8.kind==="function"||of8.kind==="overloads"?call2.made("Mock",of8):UNKNOWN2;var implementing=as("Implementing");var itself2=call2=>call2.
made("Mock",call2.held);var SAME_MEMBERS2=[...["Mocked","MockedObject","MockedObjectDeep","DeepMocked","MockProxy","DeepMockProxy"],...["SinonStubbedInstance","\
StubbedInstance","SpyOf"]];var STAND_INS={types:each(SAME_MEMBERS2,first),functions:{mock:call2=>known(call2.written,call2.instanceOf(call2.argument(0))),mockDeep:call2=>call2.
written,createMock:call2=>call2.written,createStubInstance:call2=>call2.instanceOf(call2.argument(0)),spy:call2=>call2.argument(0),instance:call2=>call2.argument(
0)}};var TEST_RUNNERS={types:each(SAME_MEMBERS2,first),functions:{each:call2=>call2.made(EACH2,call2.elementOf(call2.argument(0))),importActual:call2=>promised(
call2.written),requireActual:call2=>call2.written,fn:call2=>mockOf(call2,given2(call2)),hoisted:call2=>call2.resultOf(0),mocked:call2=>call2.argument(0),Mock:call2=>call2.
returned(call2.held),Implementing:itself2,Returning:itself2,Original:call2=>known(promised(call2.written),call2.held)},contexts:{mock:(call2,position)=>{const module2=call2.
argument(0);const original=module2.kind==="standard"?module2:UNKNOWN2;return position===1?takes(call2.made("Original",original)):UNKNOWN2},Implementing:(call2,position)=>position===
0?call2.held:UNKNOWN2,Returning:(call2,position)=>position===0?call2.returned(call2.held):UNKNOWN2},members:{Mock:{mockImplementation:implementing,mockImplementationOnce:implementing,
mockReturnValue:as("Returning"),mockReturnValueOnce:as("Returning"),mockReset:implementing,mockClear:implementing}}};var AVA="npm:ava";var expectedError=call2=>known(
call2.written,call2.instanceOf(call2.member(call2.argument(1),"instanceOf")));var AVA_TESTS={types:{Macro:held},members:{Macro:{exec:([given6])=>given6?.kind===
"tuple"?takes(UNKNOWN2,...given6.items):UNKNOWN2}},functions:{throws:expectedError,throwsAsync:call2=>promised(expectedError(call2))}};var proceduresOf=router=>argumentOf2(router,"Router");var made5=name2=>call2=>{const procedures=proceduresOf(call2.written);return procedures.kind==="unknown"?UNKNOWN2:
call2.made(name2,procedures)};var applied=name2=>({whole,args})=>{const procedures=proceduresOf(firstOf(args));return whole.kind==="external"&&procedures.kind!==
"unknown"?{...whole,name:name2,parameters:[procedures]}:whole};var within=procedure=>(type2,held2)=>{if(held2.kind==="external"&&held2.name==="Procedure")return procedure(
type2,heldBy(held2));const nested=held2.kind==="shape"?held2:proceduresOf(held2);return nested.kind==="unknown"?UNKNOWN2:{...type2,parameters:[nested]}};var ofProcedure=(procedure,at2)=>itemAt(
argumentOf2(procedure,"Procedure"),at2);var options3=({held:held2})=>typesOf2("npm:@trpc/server")("ResolverOptions",held2);var addedBy=call2=>{const given6=call2.
argument(0);const passed=given6.kind==="external"?given6:call2.awaited(call2.resultOf(0));const parts2=passed.kind==="union"?passed.of:[passed];const found=parts2.
find(type2=>type2.kind==="external"&&(type2.name==="Passed"||type2.name==="Middleware"));return heldBy(found)};var resolving=(call2,position)=>position===0?takes(
options3(call2)):UNKNOWN2;var resolved=call2=>call2.made("Procedure",list(itemAt(call2.held,0),call2.awaited(call2.resultOf(0))));var context=call2=>call2.written.
kind==="function"?call2.awaited(call2.returned(call2.written)):call2.written;var ofQueries=name2=>call2=>typesOf2("npm:@tanstack/react-query")(name2,itemAt(call2.
held,1),itemAt(call2.held,0));var inputOf2=(call2,position)=>position===0?itemAt(call2.held,0):UNKNOWN2;var mutationOptions=ofQueries("UseMutationOptions");var TRPC={
types:{inferRouterOutputs:applied("Outputs"),inferRouterInputs:applied("Inputs"),inferProcedureInput:({args})=>ofProcedure(firstOf(args),0),inferProcedureOutput:({
args})=>ofProcedure(firstOf(args),1)},functions:{context:call2=>call2.made("Root",list(UNKNOWN2,context(call2))),create:call2=>call2.made("Root",call2.held.kind===
"unknown"?list(UNKNOWN2,UNKNOWN2):call2.held),middleware:call2=>call2.made("Middleware",addedBy(call2)),Next:call2=>call2.made("Passed",call2.member(call2.argument(
0),"ctx")),Using:call2=>call2.made("Builder",list(itemAt(call2.held,0),all(itemAt(call2.held,1),addedBy(call2)))),input:call2=>call2.made("Builder",list(all(accepted(
call2.argument(0)),itemAt(call2.held,0)),itemAt(call2.held,1))),Going:call2=>call2.made("Builder",call2.held),...each("query mutation subscription",resolved),router:call2=>call2.
argument(0).kind==="unknown"?UNKNOWN2:call2.made("Router",call2.argument(0)),mergeRouters:call2=>call2.made("Router",all(...[0,1,2,3].map(at2=>proceduresOf(call2.
argument(at2))))),createCallerFactory:call2=>referring(call2,"Calling",proceduresOf(call2.argument(0))),createHydrationHelpers:made5("Hydrating"),Calling:call2=>call2.
made("Caller",call2.held),...each("createTRPCClient createTRPCProxyClient createTRPCReact createTRPCNext createTRPCOptionsProxy",made5("Client")),createTRPCContext:made5(
"Provided"),Clients:call2=>call2.made("Client",call2.held),Sending:call2=>promised(itemAt(call2.held,1)),Reading:call2=>itemAt(call2.held,1),Querying:call2=>{const selected3=call2.
resultOfMember(call2.argument(1),"select");const result2=ofQueries("UseQueryResult")(call2);return selected3.kind==="unknown"?result2:{...result2,parameters:[selected3]}},
Suspending:call2=>list(itemAt(call2.held,1),ofQueries("UseQueryResult")(call2)),Paging:ofQueries("UseInfiniteQueryResult"),Mutating:ofQueries("UseMutationResult"),
QueryOptions:ofQueries("UseQueryOptions"),MutationOptions:mutationOptions},contexts:{...each("query mutation subscription Going Using middleware",resolving),...each(
"Sending Suspending Paging QueryOptions",inputOf2),Querying:(call2,position)=>position===1?ofQueries("UseQueryOptions")(call2):inputOf2(call2,position),Mutating:(call2,position)=>position===
0?mutationOptions(call2):UNKNOWN2,MutationOptions:(call2,position)=>position===0?mutationOptions(call2):UNKNOWN2,Writing:(call2,position)=>position===1?takes(itemAt(
call2.held,1)):UNKNOWN2},members:{Root:{procedure:as("Builder"),create:as("create"),middleware:as("middleware")},Builder:{input:as("input"),use:as("Using"),...each(
"output meta concat unstable_concat",as("Going")),query:as("query"),mutation:as("mutation"),subscription:as("subscription")},ResolverOptions:{input:([of8])=>itemAt(
of8,0),ctx:([of8])=>itemAt(of8,1),next:as("Next")},Hydrating:{trpc:as("Caller")},Router:{createCaller:as("Calling")},Client:each("useUtils useContext",as("Clien\
ts")),Provided:each("useTRPC useTRPCClient",as("Clients")),ClientProcedure:{...each("query mutate fetch ensureData",as("Sending")),...each("useQuery",as("Queryi\
ng")),useSuspenseQuery:as("Suspending"),useInfiniteQuery:as("Paging"),useMutation:as("Mutating"),queryOptions:as("QueryOptions"),mutationOptions:as("MutationOpt\
ions"),getData:as("Reading"),setData:as("Writing")},Caller:{},Outputs:{},Inputs:{}},refers:{Client:within((type2,of8)=>({...type2,name:"ClientProcedure",parameters:[
of8]})),Caller:within((type2,of8)=>({...type2,name:"Sending",parameters:[of8]})),Outputs:within((_,of8)=>itemAt(of8,1)),Inputs:within((_,of8)=>itemAt(of8,0))},unwraps:true};var second=({args})=>args[1]??UNKNOWN2;var selection=(applied2,kept)=>first(applied2).kind==="unknown"?UNKNOWN2:{kind:"selection",of:first(applied2),keys:second(
applied2),kept};var merged3=applied2=>all(second(applied2),first(applied2));var SAME_MEMBERS3=[...["Simplify","SimplifyDeep","Writable","WritableDeep","Readonly\
Deep","PartialDeep","RequiredDeep"],...["PartialOnUndefinedDeep","SetOptional","SetRequired","SetReadonly","SetNonNullable","SetRequiredDeep"],...["RequireAtLea\
stOne","RequireExactlyOne","RequireAllOrNone","RequireOneOrNone","SingleKeyObject","Exact"],...["Jsonify","Tagged","Opaque","NonEmptyObject"],...["DeepPartial",
"DeepReadonly","DeepRequired","DeepWritable","DeepNonNullable","Mutable","Prettify"],...["MarkOptional","MarkRequired","MarkReadonly","MarkWritable","Optional",
"Brand"]];var UTILITY_TYPES={types:{...each(SAME_MEMBERS3,first),Merge:merged3,MergeDeep:merged3,Spread:merged3,Overwrite:merged3,Assign:merged3,OverrideProperties:merged3,
MergeExclusive:applied2=>union([first(applied2),second(applied2)]),XOR:applied2=>union([first(applied2),second(applied2)]),Except:applied2=>selection(applied2,false),
DistributedOmit:applied2=>selection(applied2,false),StrictOmit:applied2=>selection(applied2,false),DistributedPick:applied2=>selection(applied2,true),StrictPick:applied2=>selection(
applied2,true),Promisable:applied2=>union([first(applied2),promised(first(applied2))]),Arrayable:applied2=>union([first(applied2),standard("Array",first(applied2))])}};var LIBRARIES=new Map([["std:ecmascript",HOST],["npm:react",REACT],["npm:preact",REACT],["npm:react-dom",REACT],["npm:@testing-library/react",HOOK_TESTS],["npm:\
@testing-library/react-hooks",HOOK_TESTS],["npm:vue",VUE],["npm:vue-demi",VUE],["npm:nuxt",NUXT],["npm:@vue/reactivity",VUE],["npm:@vue/runtime-core",VUE],["npm\
:@vue/composition-api",VUE],["npm:svelte",SVELTE],["npm:solid-js",SOLID],["npm:@preact/signals",PREACT_SIGNALS],["npm:@preact/signals-core",PREACT_SIGNALS],["np\
m:@preact/signals-react",PREACT_SIGNALS],["npm:@angular/core",ANGULAR],["npm:@angular/common",ANGULAR_HTTP],["npm:@angular/material",ANGULAR_MATERIAL],["npm:rxj\
s",RXJS],["npm:@ngrx/store",NGRX],["npm:@ngrx/effects",NGRX_EFFECTS],["npm:@ngrx/operators",NGRX_OPERATORS],["npm:pinia",PINIA],["npm:zustand",ZUSTAND],["npm:jo\
tai",JOTAI],["npm:@reduxjs/toolkit",REDUX_TOOLKIT],["npm:reselect",REDUX_TOOLKIT],["npm:react-redux",REACT_REDUX],["npm:@remix-run/react",ROUTER],["npm:@remix-r\
un/node",ROUTER],["npm:@remix-run/cloudflare",ROUTER],["npm:@remix-run/server-runtime",ROUTER],["npm:react-router",ROUTER],["npm:react-router-dom",ROUTER],["npm\
:@tanstack/react-router",TANSTACK_ROUTER],["npm:@tanstack/solid-router",TANSTACK_ROUTER],["npm:swr",SWR],["npm:react-hook-form",REACT_HOOK_FORM],["npm:@hookform\
/resolvers",RESOLVERS],["npm:@tanstack/react-query",QUERIES],["npm:@tanstack/query-core",QUERIES],["npm:@tanstack/svelte-query",QUERIES],["npm:@tanstack/react-t\
able",TABLES],["npm:@tanstack/vue-table",TABLES],["npm:@tanstack/svelte-table",TABLES],["npm:@tanstack/solid-table",TABLES],["npm:@tanstack/table-core",TABLES],
["npm:@trpc/server",TRPC],["npm:@trpc/client",TRPC],["npm:@trpc/react-query",TRPC],["npm:@trpc/next",TRPC],["npm:@trpc/tanstack-react-query",TRPC],["npm:hono",HONO],
["npm:@hono/zod-validator",VALIDATORS],["npm:@hono/standard-validator",VALIDATORS],["npm:@hono/valibot-validator",VALIDATORS],["npm:hono-openapi",VALIDATORS],["\
npm:drizzle-orm",DRIZZLE],["npm:drizzle-zod",DRIZZLE_ZOD],["npm:typeorm",TYPEORM],["npm:@mikro-orm/core",TYPEORM],["npm:@mikro-orm/postgresql",TYPEORM],["npm:mo\
ngoose",MONGOOSE],["npm:zod",ZOD],["npm:@hono/zod-openapi",both(ZOD,HONO)],["npm:valibot",VALIBOT],["npm:type-fest",UTILITY_TYPES],["npm:ts-essentials",UTILITY_TYPES],
["npm:utility-types",UTILITY_TYPES],["npm:vitest",TEST_RUNNERS],["npm:@jest/globals",TEST_RUNNERS],["npm:jest",TEST_RUNNERS],["npm:jest-mock-extended",STAND_INS],
["npm:vitest-mock-extended",STAND_INS],["npm:@golevelup/ts-jest",STAND_INS],["npm:@golevelup/ts-vitest",STAND_INS],["npm:sinon",STAND_INS],["npm:ts-mockito",STAND_INS],
[AVA,AVA_TESTS]]);function libraryMember(w,type2,name2){if(!type2.parameters)return void 0;const member3=(of8,name3)=>memberType(w,of8,name3);const members=own2(
LIBRARIES.get(type2.package)?.members,lastPart(type2.name));const known3=own2(members,name2)??members?.["*"];const found=known3?.(type2.parameters,type2,member3,
name2);return found?.kind==="unknown"?void 0:found}function libraryHeld(type2,name2){const library=type2.parameters&&LIBRARIES.get(type2.package);const unwraps=library?.
unwraps;const isHolder=typeof unwraps==="object"?unwraps.has(lastPart(type2.name)):unwraps===true;const members=isHolder?own2(library?.members,lastPart(type2.name)):
void 0;return members&&!Object.hasOwn(members,name2)?type2.parameters?.[0]:void 0}function libraryNamed(w,type2,held2,name2){const renames=own2(LIBRARIES.get(type2.
package)?.renames,lastPart(type2.name));return renames?.(name2,memberNames(w,held2))??name2}function libraryReference(w,type2,held2){const refers=own2(LIBRARIES.
get(type2.package)?.refers,lastPart(type2.name));if(!refers)return held2;return refers(type2,held2,{member:(of8,name2)=>memberType(w,of8,name2),returned:opening2.
call,names:of8=>memberNames(w,of8)})}function hasOnlyHeld(type2,name2){const library=LIBRARIES.get(type2.package);const last=lastPart(type2.name);if(type2.parameters===
void 0||!library?.exact?.has(last))return false;return own2(own2(library.members,last),name2)===void 0}function librarySelf(w,callee,unit,call2,position){const self=callee.
kind==="external"?own2(LIBRARIES.get(callee.package)?.self,lastPart(callee.name)):void 0;return self&&callee.kind==="external"?self(called2(w,callee,unit,call2),
position):UNKNOWN2}function libraryWidened(type2,given6){return own2(LIBRARIES.get(type2.package)?.wider,lastPart(type2.name))?.(given6)??[]}function libraryType(w,whole,args,unit){
if(whole.kind!=="external")return whole;const library=LIBRARIES.get(whole.package);const name2=lastPart(whole.name);const means=own2(library?.types,name2);if(!means||
args.every(arg=>arg.kind==="unknown")&&!library?.bare?.has(name2))return whole;const found=means({whole,args,properties:component2=>propertiesTaken(w,component2),
brought:exported=>unit?broughtBy2(w,unit,exported):UNKNOWN2});return found.kind==="unknown"?whole:found}function libraryInstance(w,callee,unit,call2){const library=LIBRARIES.
get(callee.package);const name2=lastPart(callee.name);const made6=callee.parameters?.[0];if(made6&&library?.constructs?.has(name2))return made6;const[first2]=call2!==
0&&library?.inferred?.has(name2)?unit.list(unit.at(call2+2)):[];return libraryType(w,callee,first2===void 0?[]:[typeOf(w,unit,first2)])}function broughtBy2(w,unit,exported){
const[target]=exportTargets(w,unit,exported,VALUE_SPACE,new Set);return target?awaited(w,callReturn(w,target.type(),unit,0)):UNKNOWN2}function afterMacro(w,unit,call2,position){
const args=unit.list(unit.at(call2+2));for(let at2=0;at2<position;at2++){const macro=typeOf(w,unit,args[at2]);const items=macro.kind==="external"&&macro.package===
AVA?macro.parameters?.[0]:void 0;if(items?.kind==="tuple")return itemOf(w,items,position-at2-1)}return void 0}function takesRow(row){const rows2=row.kind==="uni\
on"?row.of:[row];const items=rows2.map(one=>one.kind==="tuple"?one.items:[one]);const most=Math.max(...items.map(({length})=>length));return takes(...Array.from(
{length:most},(_,at2)=>union(items.map(one=>one[at2]))))}function typesOfTemplate(w,unit,call2){const[first2]=unit.list(unit.at(call2+2));const[type2]=unit.list(
unit.at(call2+3));if(first2===void 0||type2===void 0||unit.at(first2)!==TYPED)return UNKNOWN2;const texts=typeOf(w,unit,first2);return texts.kind==="external"&&
texts.name==="TemplateStringsArray"?typeOfAnnotation(w,unit,type2):UNKNOWN2}function libraryParameter(w,callee,unit,call2,position){const written2=typesOfTemplate(
w,unit,call2);if(written2.kind!=="unknown")return takes(written2);if(callee.package===AVA)return afterMacro(w,unit,call2,position);if(callee.name===EACH2&&position===
1)return takesRow(callee.parameters?.[0]??UNKNOWN2);const library=LIBRARIES.get(callee.package);const name2=lastPart(callee.name);const context2=own2(library?.contexts,
name2)?.(called2(w,callee,unit,call2),position);if(context2&&context2.kind!=="unknown")return context2;const selects2=position===0&&callee.parameters?own2(library?.
selectors,name2):void 0;if(selects2)return selects2(callee.parameters??[]);const taken2=own2(library?.arguments,name2);if(position!==0||!taken2)return void 0;const types=unit.
list(unit.at(call2+3)).map(type2=>typeOfAnnotation(w,unit,type2));const found=types.length===0?UNKNOWN2:taken2(types);return found.kind==="unknown"?void 0:found}
function libraryParameters(w,callee,unit){const known3=own2(LIBRARIES.get(callee.package)?.contexts,lastPart(callee.name));return known3?[0,1].map(position=>known3(
called2(w,callee,unit,0),position)):[]}function libraryReturn(w,callee,unit,call2){const library=LIBRARIES.get(callee.package);if(!library)return void 0;const name2=lastPart(
callee.name);if(callee.parameters&&library.called?.has(name2))return callee.parameters[0];const returns2=own2(library.functions,callee.name)??own2(library.functions,
name2);if(call2===0||!returns2)return void 0;const found=returns2(called2(w,callee,unit,call2));if(library.transparent?.has(name2))return found;return found.kind!==
"unknown"&&found.kind!=="primitive"?found:void 0}function called2(w,callee,unit,call2){const types=call2===0?[]:unit.list(unit.at(call2+3));const values=call2===
0?[]:unit.list(unit.at(call2+2));const argument=at2=>values[at2]===void 0?UNKNOWN2:typeOf(w,unit,values[at2]);return{written:typeOfAnnotation(w,unit,types[0]??0),
second:typeOfAnnotation(w,unit,types[1]??0),third:typeOfAnnotation(w,unit,types[2]??0),held:callee.parameters?.[0]??UNKNOWN2,argument,count:values.length,expected:()=>contextOf(
w,unit,call2+CALL_CONTEXT-1),textOf:at2=>textOf3(unit,values[at2]??0),textIn:(at2,name2)=>{const value=values[at2]??0;const shape2=value!==0&&unit.at(value)===SHAPE_VALUE?
unit.at(value+1):0;const[member3]=shape2===0?[]:unit.members(shape2).get(name2)??[];return member3===void 0?void 0:textOf3(unit,unit.at(member3+M_VALUE))},awaited:type2=>awaited(
w,type2),elementOf:type2=>elementOf(w,type2),resultOf:at2=>callReturn(w,argument(at2),unit,0),returned:type2=>callReturn(w,type2,unit,0),taken:(at2,parameter)=>parameterFromContext(
w,argument(at2),parameter,false),parameterOf:(of8,at2)=>parameterFromContext(w,of8,at2,false),made:typesOf2(callee.package),instanceOf:type2=>instanceOf(w,type2,
unit,0),member:(of8,name2)=>memberType(w,of8,name2),resultOfMember:(of8,name2)=>callReturn(w,memberType(w,of8,name2),unit,0)}}function textOf3(unit,value){return value!==
0&&unit.at(value)===STRING?unit.name(unit.at(value+1)):void 0}var lastPart=name2=>name2.slice(name2.lastIndexOf(".")+1);var own2=(table2,name2)=>table2&&Object.
hasOwn(table2,name2)?table2[name2]:void 0;function selects(w,type2,name2){const named4=isKey(w,type2.keys,name2);return named4===void 0||named4===type2.kept}function isKey(w,keys,name2){switch(keys.kind){case"\
literal":return keys.text===name2;case"keyof":return keys.of.kind==="unknown"||isOpen(keys.of)?void 0:memberTargets(w,keys.of,name2).length>0;case"union":{let some=keys.
of.length<MOST_PARTS2?false:void 0;for(const part of keys.of){const one=isKey(w,part,name2);if(one===true)return true;if(one===void 0)some=void 0}return some}case"\
selection":{const among=isKey(w,keys.of,name2);const named4=isKey(w,keys.keys,name2);if(among===false||named4!==void 0&&named4!==keys.kept)return false;return named4===
void 0?void 0:among}default:return void 0}}function openIn(w){opening2.member=(of8,name2)=>memberType(w,of8,name2);opening2.element=of8=>looked(w,of8);opening2.choice=of8=>chosen(w,of8)}function unlessNothing(type2){
const some=type2.kind==="union"?type2.of.filter(one=>!isNothing(one)&&!isEmpty(one)):[];return some.length===0?type2:union(some)}var says=type2=>type2.kind==="u\
nion"?type2.of.some(says):type2.kind!=="unknown"&&type2.kind!=="external"&&!isStandIn2(type2);var alsoHolding=(targets,others2)=>targets.map(t=>({...t,type:()=>union(
[typeIn(others2),t.type()])}));function memberType(w,type2,name2){if(isOpen(type2)){const bound3=boundOf(w,type2);return bound3.kind==="unknown"?{kind:"deferred",
of:type2,name:name2}:memberType(w,bound3,name2)}if(type2.kind==="dictionary")return type2.value;if(type2.kind==="mapped")return mappedValue(w,type2,name2);if(type2.
kind==="selection")return selects(w,type2,name2)?memberType(w,type2.of,name2):UNKNOWN2;const found=memberTargets(w,type2,name2);return found.length===0?indexed2(
w,type2):typeIn(found)}function indexed2(w,type2){if(type2.kind==="dictionary")return type2.value;return type2.kind==="intersection"?firstKnown(type2.of.map(part=>indexed2(
w,part))):indexType(w,type2)}var isExternal=target=>target.external!==void 0;var typeIn=targets=>union(targets.map(t=>t.type()));var firstKnown=types=>types.find(
type2=>type2.kind!=="unknown")??UNKNOWN2;function boundOf(w,type2){if(type2.kind==="deferred"){const bound3=boundOf(w,type2.of);return bound3.kind==="unknown"?UNKNOWN2:
undeferred(bound3,type2.name)}if(type2.kind==="lookup"){const of8=isOpen(type2.of)?boundOf(w,type2.of):type2.of;return of8.kind==="unknown"?UNKNOWN2:elementOf(w,
of8)}if(type2.kind!=="parameter"||type2.unit.at(type2.declaration)!==DECLARATION)return UNKNOWN2;return typeOfAnnotation(w,type2.unit,type2.unit.at(type2.declaration+
D_TYPE))}function looked(w,of8){const element=elementOf(w,of8);if(element.kind!=="unknown"||of8.kind!=="shape")return element;const indexed3=indexType(w,of8);if(indexed3.
kind!=="unknown")return indexed3;const names=[...of8.unit.members(of8.shape).keys()];for(const block2 of of8.unit.augmented.get(of8.unit.at(of8.shape+S_ENTITY))??
[])names.push(...block2.unit.members(block2.shape).keys());return names.length>MOST_PARTS2?UNKNOWN2:union(names.map(name2=>memberType(w,of8,name2)))}function indexType(w,type2){
if(type2.kind!=="shape")return UNKNOWN2;const index=type2.unit.list(type2.unit.at(type2.shape+S_INDEX));if(index.length===0)return UNKNOWN2;return substitute(typeOfAnnotation(
w,type2.unit,index[0]),type2.environment)}function memberTargets(w,type2,name2){if(w.depth>110||++w.steps>MOST_STEPS2)return[];w.depth++;const found=lookup(w,type2,
name2);w.depth--;return found}function lookup(w,type2,name2){switch(type2.kind){case"shape":{const found=ofShape(w,type2,name2);if(found.length>0)return found;const outside=standardAdded(
w,type2)??(OF_OBJECT.has(name2)?"Object":void 0);return outside===void 0?[]:[externalTarget("std:ecmascript",`${outside}.${name2}`,void 0,"type")]}case"function":
return ofFunction(w,type2,name2);case"made":return ofMade(w,type2.unit,type2.record,type2.environment,name2);case"overloads":{for(const part of type2.of){const found=lookup(
w,part,name2);if(found.length>0)return found}return[]}case"mapped":return memberTargets(w,mappedSource(w,type2),name2).map(t=>({...t,type:()=>mappedValue(w,type2,
name2)}));case"conditional":return memberTargets(w,branches(w,type2),name2);case"selection":return selects(w,type2,name2)?memberTargets(w,type2.of,name2):[];case"\
module":return exportTargets(w,type2.unit,name2,VALUE_SPACE,new Set);case"union":{const found=[];for(const part of type2.of)for(const target of memberTargets(w,
part,name2))if(!found.some(f=>f.unit===target.unit&&f.definition===target.definition&&f.external?.name===target.external?.name))found.push(target);const inside3=found.
filter(t=>!t.external);return inside3.length>0&&inside3.some(t=>t.definition!==0)?inside3:found}case"intersection":{if(type2.declared)return ofScript(w,type2.of,
name2);let other;for(const[at2,part]of type2.of.entries()){const found=memberTargets(w,part,name2);if(found.some(t=>!t.external&&t.definition!==0))return[...found.
map(t=>({...t,type:()=>withOthers2(w,t.type(),type2.of.slice(at2+1),name2)})),...exportedAgain(w,type2.of,name2,found)];if(found.length>0&&(!other||other.every(
isExternal)&&!found.every(isExternal)))other=found}return other??[]}case"place":{const declared=memberTargets(w,type2.base,name2);if(declared.some(t=>t.definition!==
0||t.external?.package==="std:ecmascript"))return declared;const assigned2=expandoTargets(w,type2.unit.expandos.get(type2.entity),name2);if(assigned2.length===0)
return declared;if(declared.length===0)return assigned2;if(assigned2.some(t=>t.definition!==0))return says(typeIn(declared))?alsoHolding(assigned2,declared):assigned2;
if(assigned2.some(t=>t.external))return declared;if(says(typeIn(declared)))return declared;const given6=unlessNothing(typeIn(assigned2));const isKnown=given6.kind!==
"unknown"&&given6.kind!=="external";return isKnown?declared.map(t=>({...t,type:()=>given6})):declared}case"external":{const added=addedOutside(w,type2,name2);if(added.
length>0)return added;const inherited2=type2.package==="std:ecmascript"?prototypeMember(type2.name,name2):void 0;const typed=inherited2??libraryMember(w,type2,name2);
const held2=libraryHeld(type2,name2);const within2=held2?memberTargets(w,held2,libraryNamed(w,type2,held2,name2)).filter(t=>!t.external):[];if(within2.length>0)
return within2.map(t=>({...t,type:()=>libraryReference(w,type2,t.type())}));if(hasOnlyHeld(type2,name2))return[];const called3=type2.name==="*"?name2:`${type2.name}\
.${name2}`;return[externalTarget(type2.package,called3,typed,"type")]}case"deferred":case"lookup":case"parameter":{const bound3=boundOf(w,type2);return bound3.kind===
"unknown"?[]:memberTargets(w,bound3,name2)}default:return ofStandard(w,type2,name2)}}function withOthers2(w,own3,others2,name2){if(!hasMembers2(own3))return own3;
const more=others2.map(part=>typeIn(memberTargets(w,part,name2))).filter(hasMembers2);return more.length===0?own3:{kind:"intersection",of:[own3,...more]}}var hasMembers2=type2=>type2.
kind==="shape"&&!type2.static||type2.kind==="intersection"||type2.kind==="mapped";function ofScript(w,[declared,written2],name2){const said=declared?memberTargets(
w,declared,name2):[];const found=written2?memberTargets(w,written2,name2):[];if(said.length===0)return found;const inside3=found.filter(t=>t.definition>0);const both2=t=>({
kind:"intersection",of:[typeIn(said),t.type()],declared:true});return inside3.length>0?inside3.map(t=>({...t,type:()=>both2(t)})):said}function exportedAgain(w,parts2,name2,found){
const whole=parts2.at(-1);if(whole?.kind!=="module"||!whole.unit.members(whole.unit.surface.exportsShape).has(name2))return[];return exportTargets(w,whole.unit,
name2,VALUE_SPACE,new Set).filter(t=>t.definition>0&&!isAmong(found,t))}function ofStandard(w,type2,name2){const owner=standardOwner(type2);if(owner===void 0)return[];
const args=type2.kind==="standard"?type2.parameters:type2.kind==="tuple"?[elementOf(w,type2)]:[];const added=lacks(owner,name2)?addedTo(w,[owner],name2,args):[];
if(added.length>0)return added;const member3=builtinMember(type2,name2);if(!member3)return[];const target=externalTarget("std:ecmascript",`${owner}.${name2}`,member3,
"type");return[isDoubtful(owner,name2)?{...target,doubtful:true}:target]}function ofFunction(w,type2,name2){const{unit,record}=type2;if(name2==="prototype"){const made6={
kind:"made",unit,record,environment:void 0};return[externalTarget("std:ecmascript","Function.prototype",made6,"type")]}const assigned2=expandoTargets(w,unit.expandos.
get(record),name2);if(assigned2.length>0)return assigned2;return ofStandard(w,type2,name2)}function ofMade(w,unit,record,environment,name2){const instance2=unit.
at(record+F_INSTANCE);if(instance2!==0){const members=unit.members(instance2).get(name2);const[passed]=members??[];const alias=passed!==void 0&&unit.at(passed+M_DEFINITION)<=
0&&unit.at(passed+M_VALUE)!==0?aliasOf(w,unit,unit.at(passed+M_VALUE)):[];if(alias.length>0)return alias;if(members)return members.map(member3=>({unit,definition:unit.
at(member3+M_DEFINITION),type:()=>asAssigned(w,substitute(typeOf(w,unit,unit.at(member3+M_VALUE)),environment),isAnnotated(unit,member3)?void 0:unit.prototypes.
get(record),name2),via:"type"}))}const assigned2=expandoTargets(w,unit.prototypes.get(record),name2);if(assigned2.length>0)return assigned2;return OF_OBJECT.has(
name2)?[externalTarget("std:ecmascript",`Object.${name2}`,void 0,"type")]:[]}var TEST_FILE=/\.(?:spec|test|stories)\.[jt]sx?$|(?:^|\/)(?:tests?|testing|__tests__|__mocks__)\//;var isTemplate=(w,path)=>(w.globals.get(OF_TEMPLATE+path)??[]).
length>0;function selectedTargets(w,unit,record){const entries2=w.globals.get(unit.name(unit.at(record+1)))??[];const fitting=entries2.filter(entry=>entry.unit===
unit||!TEST_FILE.test(entry.unit.path));const found=fitting.flatMap(entry=>entityTargets(w,entry.unit,entry.entity,VALUE_SPACE).map(t=>({...t,via:"unique_name"})));
if(found.length<2)return found;const own3=unit.at(record+2);const imported=own3===0?[]:memberTargets(w,typeOf(w,unit,own3),IMPORTS).flatMap(t=>classesIn(t.type()));
const known3=found.filter(t=>imported.some(one=>isSameClass(one,t.type())));return known3.length===1?known3.map(t=>({...t,via:"import"})):[]}function classesIn(type2){
if(type2.kind==="union")return type2.of.flatMap(classesIn);if(type2.kind==="tuple")return type2.items.flatMap(classesIn);if(type2.kind==="standard")return type2.
parameters.flatMap(classesIn);return type2.kind==="shape"&&type2.static?[type2]:[]}var isSameClass=(one,other)=>one.kind==="shape"&&other.kind==="shape"&&one.unit===
other.unit&&one.shape===other.shape;function autoImported(w,unit,name2){const registered=registeredTargets(w,AUTO_IMPORTED+name2);if(registered.length>0||!OF_NUXT.has(name2))return registered;const nuxt=w.
declared("nuxt",unit);return nuxt===void 0?[]:[externalTarget(nuxt,name2)]}function componentTargets(w,unit,name2){const found=registeredTargets(w,name2);return found.
length>0||w.declared("nuxt",unit)===void 0?found:registeredTargets(w,AUTO_IMPORTED+name2)}function generatedTargets(w,unit,specifier2,name2){const generated=generatedName(
specifier2,name2);if(generated===void 0)return[];if(generated.startsWith(OF_TAG))return componentTargets(w,unit,generated);return isNameOfVue(name2)?[externalTarget(
"npm:vue",name2)]:autoImported(w,unit,name2)}var registeredTargets=(w,name2)=>(w.globals.get(name2)??[]).flatMap(({unit,entity})=>entityTargets(w,unit,entity,VALUE_SPACE).
map(t=>({...t,via:"unique_name"})));function isAmong(targets,{unit,definition}){return targets.some(t=>t.unit===unit&&t.definition===definition)}function externalTarget(pkg,name2,type2,via="import"){
return{unit:void 0,definition:0,type:()=>type2??{kind:"external",package:pkg,name:name2},external:{package:pkg,name:name2},via}}var leads=target=>target.definition!==
0||target.external!==void 0;function entityTargets(w,unit,entity,space){const found=[];let functions;let variable=false;for(const d of unit.declarations(entity)){
const kind=unit.at(d+D_KIND);if((SPACES[kind]&space)===0)continue;const definition=unit.at(d+D_DEFINITION);const own3={unit,definition,type:()=>typeOfEntity(w,unit,
entity),via:"same_file"};const value=unit.at(d+D_VALUE);switch(kind){case IMPORT_BINDING:{const followed=follow(w,unit,value,space);const leadsHere=t=>leads(t)&&
(t.definition>=0||t.unit===unit);let leading=followed.filter(leadsHere);if(leading.length===0)leading=follow(w,unit,value,space^3).filter(leadsHere);const undeclared=leading.
length>0&&leading.every(t=>t.external&&isUndeclared(w,unit,value));if(leading.length>0&&!undeclared)found.push(...leading.map(t=>({...t,via:"import"})));else found.
push(own3);break}case ALIAS:{const followed=guarded(w,()=>valueTargets(w,unit,value,space)).filter(leads);found.push(...followed.length>0?followed:[own3]);break}case FUNCTION_DECLARATION:{
const body=(unit.at(unit.at(d+D_EXTRA)+F_FLAGS)&HAS_BODY)!==0;if(!functions)found.push(own3);else if(body)found[found.indexOf(functions)]=own3;if(!functions||body)
functions=own3;break}case VARIABLE:{if(variable)break;variable=true;const followed=isRequired2(unit,value)?guarded(w,()=>valueTargets(w,unit,value,space)).filter(
t=>t.definition>0):[];if(followed.length>0)found.push(...followed.map(t=>({...t,via:"import"})));else found.push(own3);break}case NAMESPACE_DECLARATION:found.push(
own3);break;default:found.push(own3)}}return found}function follow(w,unit,value,space){return w.within(unit,`${value}:${space}`,()=>guarded(w,()=>valueTargets(w,
unit,value,space)))}function guarded(w,ask){if(w.depth>100)return[];w.depth++;const found=ask();w.depth--;return found}function isUndeclared(w,unit,value){const target=w.
module(unit,unit.at(value+1));return target!==void 0&&"package"in target&&!target.declared}function isRequired2(unit,value){let at2=value;while(at2!==0&&(unit.at(
at2)===MEMBER||unit.at(at2)===NON_NULL))at2=unit.at(at2+1);return at2!==0&&unit.at(at2)===REQUIRE}function globalTargets(w,name2,space,from2){const entries2=w.globalsFor(
name2,from2);if(entries2.length>0){const found=entries2.filter(entry=>entry.unit.typescript||!from2.typescript).flatMap(entry=>entityTargets(w,entry.unit,entry.
entity,space));const own3=found.filter(t=>t.unit?.typescript);if(own3.length>0)return own3;if(found.length===1&&!isStandardGlobal(name2))return found.map(t=>({...t,
via:"unique_name"}))}if(NODE_GLOBALS.has(name2))return[externalTarget("std:node",name2)];if(isStandardGlobal(name2))return[externalTarget("std:ecmascript",name2)];
if(isRune(name2,from2.path))return[externalTarget("npm:svelte",name2)];if(isOfVue(name2,from2.path))return[externalTarget("npm:vue",name2)];const outside=w.packageOf(
name2,from2);return outside===void 0?[]:[externalTarget(outside,"*")]}var sharedTargets=(w,name2)=>isStandardGlobal(name2)?[]:(w.globals.get(name2)??[]).filter(
({unit})=>unit.typescript).flatMap(({unit,entity})=>entityTargets(w,unit,entity,VALUE_SPACE));function nameTargets(w,unit,value,space){const entity=unit.at(value+
1);if(entity>=0)return entityTargets(w,unit,entity,space);const around2=aroundName(w,unit,value).flatMap(e=>entityTargets(w,e.unit,e.entity,space));if(around2.length>
0)return around2;const name2=unit.name(~entity);if(name2.startsWith(OF_TAG))return componentTargets(w,unit,name2);const global=globalTargets(w,name2,space,unit);
if(global.length>0)return global;return autoImported(w,unit,name2)}function valueTargets(w,unit,value,space){switch(unit.at(value)){case NAME:return nameTargets(
w,unit,value,space&VALUE_SPACE?space:TYPE_SPACE);case MEMBER:{if(space&TYPE_SPACE){const scoped2=namespaceTargets(w,unit,unit.at(value+1),unit.name(unit.at(value+
2)),space);if(scoped2.length>0||space===TYPE_SPACE)return scoped2}return memberTargets(w,typeOf(w,unit,unit.at(value+1)),unit.name(unit.at(value+2)))}case IMPORTED:
return importedTargets(w,unit,value,space);case REQUIRE:{const target=w.module(unit,unit.at(value+1));if(!target)return[];if("package"in target)return[externalTarget(
target.package,"default",typeOf(w,unit,value))];if("unit"in target)return assignedTargets(w,target.unit,space);const ambient2=namespaceOf(w,target.ambient.unit,
target.ambient.shape);return assignedIn(ambient2).flatMap(one=>guarded(w,()=>valueTargets(w,one.unit,one.value,space)))}case FUNCTION_VALUE:return[ownTarget(w,unit,
unit.at(unit.at(value+1)+F_DEFINITION),value)];case SHAPE_VALUE:{const shape2=unit.at(value+1);return unit.at(shape2+S_KIND)===CLASS?[ownTarget(w,unit,unit.at(shape2+
S_DEFINITION),value)]:[]}case SELECTED:return selectedTargets(w,unit,value);case ASSIGN:return valueTargets(w,unit,unit.at(value+2),space);case NON_NULL:return unit.
at(value+1)===0?[]:valueTargets(w,unit,unit.at(value+1),space);default:return[]}}function importedTargets(w,unit,value,space){const[module2,name2]=[unit.at(value+
1),unit.name(unit.at(value+2))];const target=w.module(unit,module2);if(target)return moduleTargets(w,target,name2,space);return generatedTargets(w,unit,unit.name(
unit.surface.modules[module2]),name2)}function ownTarget(w,unit,definition,value){return{unit,definition,type:()=>typeOf(w,unit,value),via:"same_file"}}var PROCESS=["NodeJS","Process"];var ENVIRONMENT=["NodeJS","ProcessEnv"];var EXPRESS={Request:["Express","Request"],Response:["Express","Response"],Application:[
"Express","Application"]};var TAKEN_IN={"std:ecmascript":Object.fromEntries([...WINDOWS].map(name2=>[name2,["Window"]])),"std:node":{process:PROCESS,"process.en\
v":ENVIRONMENT},"node:process":{default:PROCESS,"default.env":ENVIRONMENT,env:ENVIRONMENT},"npm:express":EXPRESS,"npm:express-serve-static-core":EXPRESS};function usedAs(name2){
return USED_AS.get(name2)??[]}var USED_AS=new Map([["Window",[...WINDOWS]],...["NodeJS",...PROCESS,...ENVIRONMENT].map(name2=>[name2,["process","env"]]),["Expre\
ss",Object.keys(EXPRESS)]]);function addedOutside(w,type2,name2){const taken2=TAKEN_IN[type2.package];const interface_=taken2&&Object.hasOwn(taken2,type2.name)?
taken2[type2.name]:type2.package==="std:ecmascript"&&w.globals.get(type2.name)&&lacks(type2.name,name2)?[type2.name]:void 0;const added=interface_?addedTo(w,interface_,
name2,type2.parameters??[]):[];if(added.length>0||type2.package!=="std:ecmascript"||!WINDOWS.has(type2.name))return added;return sharedTargets(w,name2)}function addedTo(w,interface_,name2,args){
for(const{unit,entity}of declaredGlobally(w,interface_)){const type2=typeOfEntityType(w,unit,entity,args);const found=isInterface(type2)?ofShape(w,type2,name2):
[];if(found.length>0)return found}return[]}function declaredGlobally(w,[outer,inner]){const entities=w.globals.get(outer)??[];if(inner===void 0)return entities;
return entities.flatMap(({unit,entity})=>unit.declarations(entity).filter(d=>unit.at(d+D_KIND)===NAMESPACE_DECLARATION).slice(0,1).flatMap(d=>exportedEntities(namespaceOf(
w,unit,unit.at(d+D_EXTRA)),inner)))}function standardAdded(w,type2){if(!isInterface(type2))return void 0;const{unit}=type2;const entity=unit.at(type2.shape+S_ENTITY);
const name2=entity===0?"":unit.name(unit.at(entity+E_NAME));const isGlobal2=one=>one.unit===unit&&one.entity===entity;return isStandardGlobal(name2)&&w.globals.
get(name2)?.some(isGlobal2)?name2:void 0}function mayAddElsewhere(units,old){const added=units.filter(addsToOthers).flatMap(unit=>[...ambientOf(unit)].flatMap(([,shape2])=>namesIn2(unit,shape2)));if(added.
length===0)return false;const moved=new Set;for(const[at2,was]of old){if(!isSame(starsOf2(was),starsOf2(units[at2])))return true;const[then,now]=[originsOf(was),
originsOf(units[at2])];for(const name2 of new Set([...then.keys(),...now.keys()]))if(!isSame(then.get(name2)??[],now.get(name2)??[]))moved.add(name2)}if(moved.size===
0)return false;const passed=units.flatMap(unit=>[...originsOf(unit)]);for(const name2 of moved)for(const[other,origins]of passed)if(origins.includes(name2))moved.
add(other);return added.some(name2=>moved.has(name2))}function originsOf(unit){const origins=new Map;const add2=(name2,module2,imported)=>{const known3=origins.
get(name2)??[];origins.set(name2,[...known3,`'${unit.name(unit.surface.modules[module2])}'`,unit.name(imported)])};for(const record of unit.surface.exports){const[
kind,name2,value,module2]=[1,2,3,4].map(n=>unit.at(record+n));if(kind===EXPORT_FROM)add2(unit.name(name2),module2,value);if(kind!==EXPORT_ENTITY)continue;const imported=unit.
declarations(value).filter(d=>unit.at(d+D_KIND)===IMPORT_BINDING).map(d=>unit.at(d+D_VALUE)).find(given6=>unit.at(given6)===IMPORTED);if(imported!==void 0)add2(
unit.name(name2),unit.at(imported+1),unit.at(imported+2));else origins.set(unit.name(name2),[...origins.get(unit.name(name2))??[],unit.name(unit.at(value+E_NAME))])}
return origins}function starsOf2(unit){return unit.exported("*").map(record=>unit.name(unit.surface.modules[unit.at(record+4)]))}function additionsOf(unit){if(!addsToOthers(
unit))return[];return[...ambientOf(unit)].flatMap(([module2,shape2])=>[`'${module2}'`,...namesIn2(unit,shape2)])}function namesIn2(unit,shape2){return unit.list(
unit.at(shape2+S_MEMBERS)).map(member3=>unit.name(unit.at(member3+M_NAME)))}function isSame(a,b){return a.length===b.length&&a.every((one,at2)=>one===b[at2])}var markOf=(what,unit)=>`\0${what}${unit.index}`;function targetsOf(w,unit,index){const target=w.module(unit,index);if(!target||!("unit"in target))return[];return target.
typed?[target.unit,target.typed]:[target.unit]}function moduleMentions(w,unit,index,what){const targets=targetsOf(w,unit,index);const mentions=targets.flatMap(target=>what.
map(one=>markOf(one,target)));if(targets.every(({surface})=>!surface.isModule))mentions.push(unit.name(unit.surface.modules[index]));return mentions}function moduleOf(unit,value){
if(value===0)return 0;const a=unit.at(value+1);switch(unit.at(value)){case REQUIRE:case T_IMPORT:return value;case NON_NULL:return moduleOf(unit,a);case AWAIT:return a!==
0&&unit.at(a)===IMPORT_CALL?a:0;case NAME:case T_NAME:{if(a<=0||unit.expandos.has(a)||unit.at(a+E_WRITES)!==0)return 0;const[declaration,...others2]=unit.declarations(
a);if(declaration===void 0||others2.length>0||unit.at(declaration+D_TYPE)!==0)return 0;const given6=unit.at(declaration+D_VALUE);return given6!==0&&unit.at(given6)===
REQUIRE?given6:0}default:return 0}}function boundBy2(unit,value){const op=unit.at(value);if(op===NON_NULL)return[op,...boundBy2(unit,unit.at(value+1))];if(op!==
NAME&&op!==T_NAME)return[op];return[op,unit.at(unit.at(unit.at(value+1)+E_DECLARATION)+D_KIND)]}var LAYOUTS={[NAME]:"epo",[MEMBER]:"*n",[INDEX]:"rr",[CALL]:"rllccc",[NEW]:"rllccc",[THIS]:"*",[SUPER]:"*k",[FUNCTION_VALUE]:"r",[SHAPE_VALUE]:"r",[ARRAY]:"cccl",
[PRIMITIVE]:"kq",[STRING]:"n",[AWAIT]:"r",[SPREAD]:"r",[EITHER]:"rr",[ASSIGN]:"rr",[AS]:"rr",[SATISFIES]:"rr",[REQUIRE]:"mk",[IMPORT_CALL]:"m",[ELEMENT]:"r",[ITEM]:"\
rkn",[REST]:"r",[PARAMETER_VALUE]:"*k",[TYPED]:"r",[ARGUMENTS]:"p",[JSX]:"rll",[UNKNOWN]:"",[NON_NULL]:"r",[EXPORTS]:"*",[IMPORTED]:"**",[JSX_ATTRIBUTE]:"rnr",[LITERAL_KEY]:"\
rn",[INTRINSIC]:"ln",[NARROWED]:"rrr",[TAG]:"knl",[T_NAME]:"elo",[T_MEMBER]:"*nl",[T_PRIMITIVE]:"k",[T_ARRAY]:"r",[T_TUPLE]:"l",[T_UNION]:"l",[T_INTERSECTION]:"\
l",[T_FUNCTION]:"r",[T_CONSTRUCTOR]:"r",[T_OBJECT]:"r",[T_TYPEOF]:"r",[T_LOOKUP]:"rr",[T_LITERAL]:"nk",[T_CONDITIONAL]:"rrrrkl",[T_MAPPED]:"rrrl",[T_THIS]:"s",[T_IMPORT]:"\
mk",[T_KEYOF]:"r",[T_PREDICATE]:"qr",[T_REST]:"r",[FUNCTION]:"ccckd*llrllrrl",[PARAMETER]:"qrrk",[SHAPE]:"ccckdlll*lllrlo",[MEMBER_OF]:"qkdrrrs",[HERITAGE]:"rl",
[ENTITY]:"qrwk",[DECLARATION]:"rkdrr*",[EXPANDO]:"rnrd",[EXPORT]:"k****",[LABEL_USE]:"d",[ACCESSED]:"rrr",[SELECTED]:"nr",[SENT]:"nrr",[ENQUEUED]:"nrr"};var Undescribed=class extends Error{};function partsOf(w,unit,node,inside3=false){const parts2=new Reading(w,unit,inside3);if(node<0)parts2.context(unit.at(1-node),
unit.at(2-node),unit.at(3-node));else parts2.record(node);return parts2}var Reading=class{own=[];edges=[];labels=[];mentions=[];#world;#unit;#inside;constructor(world,unit,inside3){
this.#world=world;this.#unit=unit;this.#inside=inside3}record(at2){const unit=this.#unit;const op=unit.at(at2);const layout=LAYOUTS[op];if(layout===void 0)throw new Undescribed(
`record ${op}`);this.own.push(op);for(let nth=0;nth<layout.length;nth++){const field2=at2+1+nth;const value=unit.at(field2);switch(layout[nth]){case"r":this.#edge(
value);break;case"l":this.#list(value);break;case"n":this.#name(value);this.mentions.push(unit.name(value));break;case"q":this.#name(value);break;case"k":this.own.
push(value);break;case"d":this.#definition(value);break;case"m":this.#module(value,true);break;case"e":this.#entity(value);break;case"w":for(let write=value;write!==
0;write=unit.at(write))this.#edge(unit.at(write+1));break;case"c":this.context(value,unit.at(field2+1),unit.at(field2+2));nth+=2;break;case"s":this.#self(value);
break;case"o":for(let outer=value;outer!==0;outer=unit.at(outer+S_OUTER))this.own.push(nameOfShape(unit,outer));break;case"*":this.#special(op,at2,field2,value);
break}}this.#added(op,at2)}context(kind,a,b){const unit=this.#unit;this.own.push(kind);switch(kind){case 0:return;case IN_ARGUMENT:this.own.push(b);this.#edge(a);
return;case IN_TYPE:case IN_ASSIGNMENT:case IN_ATTRIBUTE:case IN_CALLEE:this.#edge(a);return;case IN_PROPERTY:if(b!==0)this.mentions.push(unit.name(b));this.own.
push(b===0?0:unit.name(b));this.#edge(-a);return;case IN_ARRAY:this.own.push(b);this.#edge(-a);return;case IN_RETURN:{const declared=unit.at(a+F_RETURNS);this.own.
push(unit.at(a+F_FLAGS));this.#edge(declared===0?-a:declared);return}case IN_FIELD:this.#name(b);this.mentions.push(unit.name(b));this.#list(unit.at(a+S_EXTENDS));
this.#list(unit.at(a+S_IMPLEMENTS));return;default:throw new Undescribed(`context ${kind}`)}}#edge(to,label){if(to===0){this.own.push(0);return}this.own.push(1);
this.edges.push(to);this.labels.push(label)}#list(at2){const items=this.#unit.list(at2);this.own.push(items.length);for(const item of items)this.#edge(item)}#name(index){
this.own.push(this.#unit.name(index))}#definition(definition){const symbol=definition>0?this.#unit.symbols[definition-1]:void 0;if(symbol)this.own.push(symbol.id,
symbol.kind);else this.own.push(Math.sign(definition))}#entity(entity){const unit=this.#unit;if(entity>0){this.#edge(entity);return}this.#name(~entity);this.mentions.
push(unit.name(~entity))}#module(index,any2,what=["default","assigned"]){const unit=this.#unit;this.#name(unit.surface.modules[index]);this.mentions.push(...moduleMentions(
this.#world,unit,index,any2?["any",...what]:what))}#self(shape2){this.own.push(Math.sign(shape2));if(shape2!==0)this.#definition(this.#unit.at(Math.abs(shape2)+
S_DEFINITION));if(this.#inside)this.#edge(Math.abs(shape2))}#special(op,at2,field2,value){const unit=this.#unit;switch(op){case MEMBER:case T_MEMBER:this.#object(
value);return;case THIS:if(value>0&&unit.at(value)===FUNCTION){this.#edge(value);if(unit.typescript)this.#edge(-value)}else this.#self(value);return;case SUPER:
this.#list(value===0?0:unit.at(value+S_EXTENDS));return;case PARAMETER_VALUE:{this.#edge(unit.list(unit.at(value+F_PARAMETERS))[unit.at(at2+2)]??0);this.#edge(-value);
return}case EXPORTS:this.#edge(value);for(const record of unit.exported("="))this.#edge(record);return;case IMPORTED:{if(field2!==at2+1)return;const name2=unit.
name(unit.at(at2+2));this.#imported(value,name2);return}case FUNCTION:if(value===0||unit.at(value)===SHAPE)this.#self(value);else this.#edge(value);return;case SHAPE:{
const counts=new Map;for(const member3 of unit.list(value)){const name2=unit.name(unit.at(member3+M_NAME));const nth=counts.get(name2)??0;counts.set(name2,nth+1);
this.#edge(member3,`${nth} ${name2}`)}return}case DECLARATION:if(unit.at(at2+D_KIND)===TYPE_ALIAS)this.#list(value);else this.#edge(value);return;case EXPORT:if(field2===
at2+2)this.#exported(at2);return;default:throw new Undescribed(`record ${op}`)}}#object(value){const unit=this.#unit;const module2=moduleOf(unit,value);if(module2===
0)this.#edge(value);else{this.own.push(...boundBy2(unit,value),unit.at(module2),unit.at(module2+2));this.#module(unit.at(module2+1),false)}}#imported(module2,name2){
this.own.push(name2);if(name2==="default")this.#module(module2,false);else{const generated=generatedName(this.#unit.name(this.#unit.surface.modules[module2]),name2);
this.mentions.push(name2,...generated===void 0?[]:[generated]);this.#module(module2,false,["assigned"])}}#exported(at2){const unit=this.#unit;const[kind,name2,value,
source,definition]=[1,2,3,4,5].map(n=>unit.at(at2+n));this.#name(name2);this.#definition(definition);switch(kind){case EXPORT_ENTITY:case EXPORT_VALUE:this.#edge(
value);return;case EXPORT_ASSIGN:this.#edge(value);this.#definition(source);return;case EXPORT_FROM:this.#imported(source,unit.name(value));return;case EXPORT_STAR_AS:
this.#module(source,true);return;case EXPORT_STAR:this.#module(source,false,[]);return;default:throw new Undescribed(`export ${kind}`)}}#added(op,at2){const unit=this.#unit;
if(op!==FUNCTION&&op!==SHAPE&&op!==ENTITY)return;for(const map of[unit.expandos,unit.prototypes])for(const[name2,list2]of map.get(at2)??[])list2.forEach(({unit:from2,
value,definition},nth)=>{if(from2!==unit)return;this.#definition(definition);this.#edge(value,`${map===unit.expandos?"given":"inherited"} ${nth} ${name2}`)});if(op===
ENTITY){const isShared=unit.at(at2+E_SCOPE)===NAMESPACE_SCOPE||unit.augmented.has(at2)||isGlobal(unit,at2);if(isShared)this.mentions.push(unit.name(unit.at(at2+
E_NAME)))}}};function nameOfShape(unit,shape2){const entity=unit.at(shape2+S_ENTITY);return entity===0?"":unit.name(unit.at(entity+E_NAME))}var globals=new WeakMap;
function isGlobal(unit,entity){let known3=globals.get(unit);if(!known3){const{isModule,top,globals:declared}=unit.surface;known3=new Set((isModule?declared:[...top,
...declared]).filter((_,at2)=>at2%2===1));globals.set(unit,known3)}return known3.has(entity)}var MOST_RECORDS=3e6;function affectedByNames(w,units,reaches,old,bodyOf2){const changed=new Set;const amount={left:MOST_RECORDS};try{for(const{through:through2}of reaches.
values())if([...through2].some(({index})=>old.has(index)))return void 0;for(const[at2,was]of old){const is=units[at2];if(!isComparable(was,is)||reaches.has(is))
return void 0;place2(w,was,is);for(const name2 of new Comparison(w,was,is,amount).changed())changed.add(name2)}const candidates=spread(w,units,changed,amount);return{
files:new Set(candidates.filter(unit=>uses(w,unit,bodyOf2(unit.index),changed,amount))),giving:new Set(candidates.filter(unit=>reaches.has(unit)))}}catch(error){
if(error instanceof Undescribed||error instanceof TooMany)return void 0;throw error}}var TooMany=class extends Error{};function isComparable(was,is){return was.
surface.isModule===is.surface.isModule&&![was,is].some(reachesOut)&&isSame(starsOf2(was),starsOf2(is))&&isSame(additionsOf(was),additionsOf(is))&&isSameOrder(was,
is)}function place2(w,was,is){placeExpandos(w,was);for(const[entity,blocks2]of is.augmented){const same3=was.top(is.name(is.at(entity+E_NAME)));if(same3!==0)was.
augmented.set(same3,blocks2)}}function isSameOrder(was,is){const now=new Set(is.symbols.map(({id})=>id));const stayed=was.symbols.filter(({id})=>now.has(id));let at2=0;
for(const{id}of is.symbols)if(stayed[at2]?.id===id)at2++;return at2===stayed.length}function offersOf(unit){const offers=new Map;const offer=(key,node,names)=>{
let nth=0;while(offers.has(`${nth} ${key}`))nth++;offers.set(`${nth} ${key}`,{node,names})};const any2=markOf("any",unit);const assigned2=markOf("assigned",unit);
const named4=name2=>[any2,name2==="default"?markOf("default",unit):name2];const{exports,exportsShape}=unit.surface;for(const record of exports){const kind=unit.
at(record+1);const name2=unit.name(unit.at(record+2));if(kind===EXPORT_ASSIGN)offer("=",record,[any2,assigned2]);else if(kind!==EXPORT_STAR)offer(`export ${name2}`,
record,named4(name2))}const given6=[...unit.expandos.get(exportsShape)??[]].flatMap(([name2,list2])=>list2.map(expando=>({name:name2,...expando})));const members=unit.
list(unit.at(exportsShape+S_MEMBERS));for(const member3 of members){const name2=unit.name(unit.at(member3+M_NAME));offer(`member ${name2}`,member3,named4(name2))}
for(const{name:name2,value,definition}of given6)offer(`given ${name2} ${unit.symbols[definition-1]?.id}`,value,name2===""?[any2,assigned2]:named4(name2));if(members.
length+given6.length>0)offer("exports",0,[markOf("default",unit),assigned2]);for(const[name2,entity]of globalsOf(unit)){offer(`global ${name2}`,entity,[writtenOf(
name2)]);namespaceMembers(unit,entity,name2,offer)}if(unit.surface.isModule)for(const[name2,entity]of pairs(unit,unit.surface.top))namespaceMembers(unit,entity,
name2,offer);for(const[name2,shape2]of ambientOf(unit)){offer(`ambient ${name2}`,shape2,[name2]);blockMembers(unit,shape2,name2,offer)}return offers}function namespaceMembers(unit,entity,path,offer){
for(const d of unit.declarations(entity))if(unit.at(d+D_KIND)===NAMESPACE_DECLARATION)blockMembers(unit,unit.at(d+D_EXTRA),path,offer)}function blockMembers(unit,shape2,path,offer){
for(const member3 of unit.list(unit.at(shape2+S_MEMBERS))){const name2=unit.name(unit.at(member3+M_NAME));offer(`in ${path} ${name2}`,member3,[name2]);const entity=unit.
at(member3+M_ENTITY);if(entity!==0)namespaceMembers(unit,entity,`${path}.${name2}`,offer)}}var Comparison=class{#world;#was;#is;#amount;#numbers=new Map;#pairs=[];#above=[];constructor(world,was,is,amount){
this.#world=world;this.#was=was;this.#is=is;this.#amount=amount}changed(){const[old,now]=[offersOf(this.#was),offersOf(this.#is)];const names=new Set;const say=said=>{
for(const name2 of said)names.add(name2)};const asked4=[];for(const[key,offer]of old){const other=now.get(key);if(!other||offer.node===0!==(other.node===0))say(
offer.names);else if(offer.node!==0)asked4.push({pair:this.#pair(offer.node,other.node),names:offer.names})}for(const[key,offer]of now)if(!old.has(key))say(offer.
names);const different=[];for(let at2=0;at2<this.#pairs.length;at2++)if(!this.#areAlike(at2))different.push(at2);const reached=closure(different,this.#above);for(const{
pair:pair3,names:names2}of asked4)if(reached.has(pair3))say(names2);return names}#pair(was,is){const key=was*67108864+is;let number=this.#numbers.get(key);if(number===
void 0){if(--this.#amount.left<0)throw new TooMany;number=this.#pairs.push([was,is])-1;this.#numbers.set(key,number);this.#above.push([])}return number}#areAlike(at2){
const[was,is]=this.#pairs[at2];const a=partsOf(this.#world,this.#was,was);const b=partsOf(this.#world,this.#is,is);if(!isSame(a.own,b.own)||!isSame(a.labels,b.labels)||
!isSame(a.mentions,b.mentions))return false;for(const[nth,edge]of a.edges.entries())this.#above[this.#pair(edge,b.edges[nth])]?.push(at2);return true}};function closure(from2,above2){
const reached=new Set(from2);for(const at2 of reached)for(const other of above2[at2])reached.add(other);return reached}var Trails=class{#above=[];#mentions=new Map;#offers;constructor(w,unit,amount){
const numbers=new Map;const nodes=[];const number=node=>{let known3=numbers.get(node);if(known3===void 0){if(--amount.left<0)throw new TooMany;known3=nodes.push(
node)-1;numbers.set(node,known3);this.#above.push([])}return known3};this.#offers=[...offersOf(unit).values()].flatMap(({node,names})=>node===0?[]:[{at:number(node),
names}]);for(let at2=0;at2<nodes.length;at2++){const{edges,mentions}=partsOf(w,unit,nodes[at2]);for(const edge of edges)this.#above[number(edge)]?.push(at2);for(const name2 of mentions){
const known3=this.#mentions.get(name2);if(known3)known3.push(at2);else this.#mentions.set(name2,[at2])}}}from(names){const reached=closure([...this.#mentions].flatMap(
([name2,nodes])=>names.has(name2)?nodes:[]),this.#above);return this.#offers.flatMap(({at:at2,names:names2})=>reached.has(at2)?names2:[])}};function spread(w,units,changed,amount){
const marks=new Map(units.map(unit=>[unit,marksIn(w,unit)]));const mentions=(unit,names)=>unit.strings.some(text=>names.has(text))||marks.get(unit).some(mark2=>names.
has(mark2));const trails=new Map;for(let fresh=changed;fresh.size>0;){const next=new Set;const add2=name2=>{if(changed.has(name2))return;changed.add(name2);next.
add(name2)};const now=new Set(fresh);for(const name2 of now)for(const used2 of usedAs(name2))add2(used2);for(const unit of units){for(const record of unit.exported(
"*"))for(const target of targetsOf(w,unit,unit.at(record+4))){if(now.has(markOf("assigned",target)))add2(markOf("assigned",unit));if(now.has(markOf("any",target)))
add2(markOf("any",unit))}if(!mentions(unit,now))continue;let known3=trails.get(unit);if(!known3){known3=new Trails(w,unit,amount);trails.set(unit,known3)}for(const name2 of known3.
from(changed))add2(name2)}fresh=next}return units.filter(unit=>mentions(unit,changed))}function uses(w,unit,body,names,amount){const nodes=new Set;const{occurrences,
passing:passing2}=body;for(const call2 of passing2)nodes.add(call2);for(let at2=0;at2<occurrences.length;at2+=OCCURRENCE_FIELDS){const record=occurrences[at2+4];
const module2=moduleOf(unit,record);if(module2===0)nodes.add(record);else if(givesAny(w,unit,unit.at(module2+1),names))return true}for(const node of nodes){if(--amount.
left<0)throw new TooMany;const{edges,mentions}=partsOf(w,unit,node,true);if(mentions.some(name2=>names.has(name2)))return true;for(const edge of edges)nodes.add(
edge)}return false}function givesAny(w,unit,module2,names){return moduleMentions(w,unit,module2,["default","assigned"]).some(name2=>names.has(name2))}function marksIn(w,unit){
return unit.surface.modules.flatMap((_,at2)=>targetsOf(w,unit,at2).flatMap(target=>[markOf("any",target),markOf("assigned",target),markOf("default",target)]))}function dependentsOf(w,units,reaches,before2,bodyOf2){const old=new Map([...before2].map(([at2,file])=>[at2,new SourceUnit(at2,file)]));if(mayAddElsewhere(units,
old))return void 0;const from2=some=>reachedFrom(w,units,reaches,old,some);const changed=[...old.keys()].map(at2=>units[at2]);const reached=[...old.values()].some(
unit=>reachesOut(unit)||addsToOthers(unit))?void 0:from2(changed);const adding=[...units.filter(unit=>!reached||reached.has(unit)),...old.values()];if(adding.some(
addsToLanguage))return void 0;if(reached&&[...reached].every(({index})=>before2.has(index)))return[];const named4=affectedByNames(w,units,reaches,old,bodyOf2);const given6=named4&&
(named4.giving.size===0?named4.giving:from2(named4.giving));const concerned=named4&&given6&&new Set([...named4.files,...given6]);const found=reached&&concerned?
[...concerned].filter(unit=>reached.has(unit)):concerned??reached;return found&&[...found].flatMap(({index})=>before2.has(index)?[]:[index])}function reachedFrom(w,units,reaches,old,from2){
const importers=importersOf(w,units);const mentioning=mentionsOf(units,[...old.values()]);const reached=new Set(from2);for(const unit of reached){const reach=reaches.
get(unit);if(reach&&[...reach.through].some(other=>old.has(other.index)))return void 0;for(const other of reach?.holders??[])reached.add(other);for(const other of importers.
get(unit)??[])reached.add(other);const said=old.get(unit.index);for(const name2 of[...globalNames(unit),...said?globalNames(said):[]])for(const other of mentioning.
get(name2)??[])reached.add(other)}return reached}function importersOf(w,units){const importers=new Map;const add2=(target,unit)=>{if(!target)return;const known3=importers.
get(target);if(known3)known3.push(unit);else importers.set(target,[unit])};for(const unit of units){for(const blocks2 of unit.augmented.values())for(const block2 of blocks2)
add2(block2.unit,unit);for(const at2 of unit.surface.modules.keys()){const target=w.module(unit,at2);if(!target||"package"in target)continue;if("ambient"in target)
add2(target.ambient.unit,unit);else{add2(target.unit,unit);add2(target.typed,unit)}}}return importers}function mentionsOf(units,old){const mentioning=new Map;for(const unit of[
...units,...old])for(const name2 of globalNames(unit))mentioning.set(name2,[]);if(mentioning.size>0)for(const unit of units)for(const name2 of unit.strings)mentioning.
get(name2)?.push(unit);return mentioning}function addsToLanguage(unit){return[...globalsOf(unit)].some(([name2,entity])=>isStandardGlobal(name2)&&interfacesOf(unit,
entity).some(({shape:shape2})=>[...unit.members(shape2).keys()].some(key=>lacks(name2,key))))}function globalNames(unit){const names=[...globalsOf(unit),...ambientOf(
unit)].map(([name2])=>writtenOf(name2));return names.flatMap(name2=>[name2,...usedAs(name2)])}var CALLS=new Set([CALLED,CONSTRUCTED]);var READS=new Set([...[READ,UPDATED,SHORTHAND,EXTENDS,APPLIED,DISPATCHED],...CALLS]);var WRITES=new Set([WRITE,UPDATED]);
function accessorsOf(w,targets,use){const run=targets.flatMap(({unit,accessors})=>unit===void 0||accessors===void 0?[]:[...READS.has(use)?functionOf2(w,unit,accessors.
getter):[],...WRITES.has(use)?functionOf2(w,unit,accessors.setter):[]]);if(!CALLS.has(use))return run;return run.filter(one=>!isAmong(targets,one))}function functionOf2(w,unit,record){
if(record===0)return[];if(unit.at(record)===NAME)return nameTargets(w,unit,record,VALUE_SPACE).filter(target=>target.definition!==0);return functionTarget(unit,
record)}function functionTarget(unit,record){const definition=(unit.at(record+F_FLAGS)&HAS_BODY)===0?0:unit.at(record+F_DEFINITION);return definition>0?[{unit,definition,
type:()=>UNKNOWN2,via:"type"}]:[]}function constructorsOf(type2){return partsOf2(type2).flatMap(part=>{if(part.kind!=="shape"||!part.static)return[];const{unit}=part;const record=constructorOf(unit,
part.shape);const definition=record===0?0:unit.at(record+F_DEFINITION);return definition>0?[{unit,definition,type:()=>part,via:"type"}]:[]})}function classesIn2(targets){
return targets.flatMap(target=>partsOf2(target.type())).flatMap(part=>{if(part.kind!=="shape"||!part.static||part.unit.at(part.shape+S_KIND)!==CLASS)return[];const definition=part.
unit.at(part.shape+S_DEFINITION);return definition>0?[{unit:part.unit,definition,type:()=>part,via:"type"}]:[]})}function inheritedConstructors(w,unit){return unit.
surface.types.flatMap(shape2=>{const from2=unit.at(shape2+S_DEFINITION)-1;const symbol=unit.symbols[from2];if(!symbol||unit.at(shape2+S_KIND)!==CLASS||constructorOf(
unit,shape2)!==0)return[];w.steps=0;return[{symbol,from:from2,inherited:above(w,unit,shape2,new Set)}]})}function above(w,unit,shape2,met){const one=`${unit.index}\
:${shape2}`;if(met.has(one))return[];met.add(one);return heritageTypes(w,unit,shape2).flatMap(partsOf2).flatMap(base=>{if(base.kind==="function")return functionTarget(
base.unit,base.record);if(base.kind!=="shape"||!base.static)return[];const record=constructorOf(base.unit,base.shape);return record===0?above(w,base.unit,base.shape,
met):functionTarget(base.unit,record)})}function partsOf2(of8){const type2=runs2(of8);if(type2.kind==="union"||type2.kind==="intersection")return type2.of.flatMap(
partsOf2);return type2.kind==="place"?partsOf2(type2.base):[type2]}function listenerTargets(w,unit,record){const entries2=w.globals.get(unit.name(unit.at(record+1)))??[];if(entries2.length===0||!isEmitter(w,unit,unit.at(record+
3)))return[];const key=unit.at(record+2);const means=keyTargets(w,unit,key);return entries2.flatMap(({unit:other,entity})=>{const[declaration=0]=other.declarations(
entity);const own3=other.at(declaration+D_EXTRA);const isSame3=unit.at(key)===STRING||keyTargets(w,other,own3).some(target=>isAmong(means,target));return isSame3?
entityTargets(w,other,entity,VALUE_SPACE).filter(t=>t.definition>0):[]})}function keyTargets(w,unit,key){if(key===0||unit.at(key)===STRING)return[];const named4=unit.
at(key)===CALL?unit.at(key+1):key;return valueTargets(w,unit,named4,VALUE_SPACE).filter(t=>t.definition>0)}function isEmitter(w,unit,value){const type2=typeOf(w,
unit,value);if(type2.kind==="external")return!type2.package.startsWith("npm:@angular");return!memberTargets(w,type2,"emit").some(t=>t.definition>0)}function jobTargets(w,unit,record){const[queue,job]=[unit.at(record+2),unit.at(record+3)];const runs3=(w.globals.get(unit.name(unit.at(record+1)))??[]).flatMap(
({unit:other,entity})=>{const[declaration=0]=other.declarations(entity);const[ownQueue=0,ownJob=0]=other.list(other.at(other.at(declaration+D_EXTRA)+4));if(!isSame2(
w,unit,queue,other,ownQueue))return[];const targets=entityTargets(w,other,entity,VALUE_SPACE).filter(t=>t.definition>0);return[{other,ownJob,targets}]});const fitting=runs3.
filter(({other,ownJob})=>ownJob!==0&&job!==0&&isSame2(w,unit,job,other,ownJob));const any2=runs3.filter(({ownJob})=>ownJob===0);const isKnown=job!==0&&(textOf4(
w,unit,job)!==void 0||keyTargets(w,unit,job).length>0);const chosen2=fitting.length>0?fitting:isKnown?any2:runs3;return{found:chosen2.flatMap(({targets})=>targets),
isCertain:isKnown||chosen2.length===1}}function isSame2(w,unit,key,other,own3){const[text,ownText]=[textOf4(w,unit,key),textOf4(w,other,own3)];if(text!==void 0&&
ownText!==void 0)return text===ownText;const means=keyTargets(w,unit,key);return keyTargets(w,other,own3).some(target=>isAmong(means,target))}function textOf4(w,unit,key){
if(key===0)return void 0;if(unit.at(key)===STRING)return unit.name(unit.at(key+1));const type2=typeOf(w,unit,key);return type2.kind==="literal"?type2.text:void 0}var MOST_HELD=24;function functionsIn(targets){const found=[];const visit=(of8,depth)=>{const type2=runs2(of8);if(depth>3||found.length>=MOST_HELD)return;if(type2.
kind==="function"){const definition=type2.unit.at(type2.record+F_DEFINITION);if(definition>0&&!isAmong(found,{unit:type2.unit,definition}))found.push({unit:type2.
unit,definition,type:()=>type2,via:"type"})}else if(type2.kind==="union"||type2.kind==="intersection"||type2.kind==="overloads")for(const part of type2.of)visit(
part,depth+1);else if(type2.kind==="place")visit(type2.base,depth+1)};for(const target of targets)visit(target.type(),0);return found}function functionsHeld(w,targets){
const found=[];for(const target of targets){const type2=target.type();const held2=type2.kind==="place"?type2.base:type2;if(held2.kind!=="shape"||held2.unit.at(held2.
shape+S_KIND)===CLASS)continue;const members=held2.unit.list(held2.unit.at(held2.shape+S_MEMBERS));if(members.length>MOST_HELD)continue;const values=members.map(
member3=>held2.unit.at(member3+M_VALUE)).filter(value=>value!==0);for(const value of[...values.map(value2=>typeOf(w,held2.unit,value2)),...addedByKey(w,held2)]){
const one={unit:held2.unit,definition:0,type:()=>value,via:"type"};for(const held3 of functionsIn([one]))if(!isAmong(found,held3))found.push({...held3,via:"dyna\
mic"})}}return found}var MOST_GIVEN2=8;var MOST_STEPS3=4;function functionsGiven(w,unit,record,targets){const found=[];for(const value of valuesNamed(unit,record,targets))functionsOf(
w,value,MOST_STEPS3,found);return functionsIn(found.map(type2=>({unit,definition:0,type:()=>type2,via:"dynamic"})))}function valuesAssigned(w,unit,name2){const entity=unit.
at(name2)===NAME?unit.at(name2+1):0;if(entity<=0)return[];return unit.writes(entity,MOST_GIVEN2).map(value=>({unit,definition:0,type:()=>typeOf(w,unit,value),via:"\
type"}))}function functionsOf(w,{unit,value},steps,found){if(value===0||steps<0||found.length>=MOST_GIVEN2)return;const inner=at2=>functionsOf(w,{unit,value:unit.
at(value+at2)},steps,found);switch(unit.at(value)){case EITHER:inner(1);inner(2);break;case AS:case SATISFIES:case NON_NULL:inner(1);break;case ASSIGN:inner(2);
break;case CALL:{const callee=unit.at(value+1);if(unit.at(callee)===MEMBER&&unit.name(unit.at(callee+2))==="bind"){functionsOf(w,{unit,value:unit.at(callee+1)},
steps,found);break}const called3=[];functionsOf(w,{unit,value:callee},steps-1,called3);for(const{unit:of8,record}of called3)for(const returned2 of of8.list(of8.
at(record+F_RETURNED)))functionsOf(w,{unit:of8,value:returned2},steps-1,found);break}default:{const targets=valueTargets(w,unit,value,VALUE_SPACE);const known3=functionsIn(
targets).map(target=>target.type());const types=known3.length>0?known3:[typeOf(w,unit,value)];const functions=types.flatMap(type2=>type2.kind==="function"&&hasBody2(
type2)?[type2]:[]);found.push(...functions);if(functions.length>0)break;const overloaded=entitiesNamed(unit,value,targets).flatMap(bodiesOf);found.push(...overloaded);
if(overloaded.length>0)break;for(const given6 of valuesNamed(unit,value,targets))functionsOf(w,given6,steps-1,found)}}}var hasBody2=({unit,record})=>(unit.at(record+
F_FLAGS)&HAS_BODY)!==0;function entitiesNamed(unit,record,targets){const entity=unit.at(record)===NAME?unit.at(record+1):0;const isImported=entity>0&&unit.at(unit.
at(entity+E_DECLARATION)+D_KIND)===IMPORT_BINDING;if(entity>0&&!isImported)return[{unit,entity}];return targets.flatMap(({unit:of8,definition})=>{const symbol=of8?.
symbols[definition-1];const found=of8&&symbol&&symbol.parent===void 0?of8.top(symbol.name):0;const isIt=d=>of8?.at(d+D_DEFINITION)===definition;return of8&&found!==
0&&of8.declarations(found).some(isIt)?[{unit:of8,entity:found}]:[]})}function valuesNamed(unit,record,targets){const fields2=targets.flatMap(target=>target.unit?
valuesOfField(target.unit,target.definition):[]);return[...entitiesNamed(unit,record,targets).flatMap(valuesOf3),...fields2]}function valuesOf3({unit,entity}){const begun=unit.
declarations(entity).flatMap(d=>{const value=unit.at(d+D_VALUE);const kind=unit.at(d+D_KIND);if(value===0||kind!==VARIABLE&&kind!==PARAM)return[];if(unit.at(value)!==
PARAMETER_VALUE)return[value];const parameters3=unit.list(unit.at(unit.at(value+1)+F_PARAMETERS));const parameter=parameters3[unit.at(value+2)];return parameter===
void 0||unit.at(parameter+3)===0?[]:[unit.at(parameter+3)]});return[...begun,...unit.writes(entity,MOST_GIVEN2)].map(value=>({unit,value}))}function bodiesOf({unit,
entity}){return unit.declarations(entity).filter(d=>unit.at(d+D_KIND)===FUNCTION_DECLARATION).map(d=>({kind:"function",unit,record:unit.at(d+D_EXTRA),environment:void 0,
self:void 0})).filter(hasBody2)}var fields=new WeakMap;function fieldsIn(unit){const known3=fields.get(unit);if(known3)return known3;const found=new Map;for(const shape2 of unit.
surface.types){if(unit.at(shape2+S_KIND)!==CLASS)continue;for(const members of unit.members(shape2).values())for(const member3 of members)found.set(unit.at(member3+
M_DEFINITION),{shape:shape2,member:member3})}fields.set(unit,found);return found}function valuesOfField(unit,definition){const field2=fieldsIn(unit).get(definition);
if(!field2)return[];const{shape:shape2,member:member3}=field2;const map=(unit.at(member3+M_FLAGS)&STATIC)!==0?unit.expandos:unit.prototypes;const assigned2=map.
get(shape2)?.get(unit.name(unit.at(member3+M_NAME)))??[];const value=unit.at(member3+M_VALUE);return[{unit,value},...assigned2.slice(0,MOST_GIVEN2)].filter(one=>one.
value!==0)}function keyTargets2(w,unit,object2,name2){const op=unit.at(object2);if(op===NAME&&unit.at(object2+1)>0){const entity=unit.at(object2+1);if(unit.at(unit.at(entity+
E_DECLARATION)+D_KIND)!==IMPORT_BINDING)return inTable2(w,unit,entity,name2)}if(op!==NAME&&op!==MEMBER)return[];return valueTargets(w,unit,object2,VALUE_SPACE).
flatMap(target=>{const symbol=target.unit?.symbols[target.definition-1];if(!target.unit||!symbol||symbol.parent!==void 0)return[];return inTable2(w,target.unit,
target.unit.top(symbol.name),name2)})}function inTable2(w,unit,entity,name2){if(entity===0||unit.at(entity+E_WRITES)!==0)return[];return unit.declarations(entity).
flatMap(declaration=>{const value=unit.at(declaration+D_VALUE);const isTable=unit.at(declaration+D_KIND)===VARIABLE&&unit.at(declaration+D_TYPE)!==0&&unit.at(value)===
SHAPE_VALUE&&unit.at(unit.at(value+1)+S_KIND)===LITERAL;if(!isTable)return[];return(unit.members(unit.at(value+1)).get(name2)??[]).map(member3=>unit.at(member3+
M_DEFINITION)).filter(definition=>definition!==0).map(definition=>({unit,definition,type:()=>memberType(w,typeOf(w,unit,value),name2),via:"type"}))})}function targetsOf2(w,unit,record,use){const a=unit.at(record+1);switch(unit.at(record)){case NAME:{const value=nameTargets(w,unit,record,VALUE_SPACE);return value.
length>0?value:nameTargets(w,unit,record,TYPE_SPACE)}case T_NAME:{const types=nameTargets(w,unit,record,TYPE_SPACE);return types.length===0&&use===MENTIONED?nameTargets(
w,unit,record,VALUE_SPACE):types}case MEMBER:{const name2=unit.name(unit.at(record+2));const scoped2=unit.at(a)===NAME||unit.at(a)===MEMBER?namespaceTargets(w,unit,
a,name2,VALUE_SPACE):[];if(scoped2.some(t=>t.definition!==0))return scoped2;const members=memberTargets(w,typeOf(w,unit,a),name2);const found=members.length>0?members:
keyTargets2(w,unit,a,name2);return found.length>0?found:use===READ||use===APPLIED||use===EXTENDS?namespaceTargets(w,unit,a,name2,3):scoped2}case SELECTED:return selectedTargets(
w,unit,record);case T_MEMBER:return namespaceTargets(w,unit,a,unit.name(unit.at(record+2)),use===READ?3:TYPE_SPACE);case IMPORTED:return importedTargets(w,unit,
record,3).filter(t=>t.definition!==0||t.external);case REQUIRE:{const target=w.module(unit,a);if(target&&"package"in target)return[{unit:void 0,definition:0,type:()=>({
kind:"unknown"}),external:{package:target.package,name:"*"},via:"import"}];return target?moduleTargets(w,target,"default",3).filter(t=>t.definition>0&&unit.at(record+
2)!==1):[]}case EXPORTS:return RUNNING.has(use)?moduleTargets(w,{unit},"default",VALUE_SPACE).filter(t=>t.definition>0):[];case LITERAL_KEY:{const context2=contextOf(
w,unit,a);return context2.kind==="unknown"?[]:memberTargets(w,context2,unit.name(unit.at(record+2)))}case T_LOOKUP:{const key=typeOfAnnotation(w,unit,unit.at(record+
2));return key.kind==="literal"?memberTargets(w,typeOfAnnotation(w,unit,a),key.text):[]}case INTRINSIC:return memberTargets(w,elementsOf2(w,unit,a),unit.name(unit.
at(record+2)));case JSX_ATTRIBUTE:{const type2=propertiesOf(w,unit,a);return memberTargets(w,type2,unit.name(unit.at(record+2)))}default:return[]}}function nameOf2(unit,record){
const a=unit.at(record+1);switch(unit.at(record)){case NAME:case T_NAME:{const name2=unit.name(a<0?~a:unit.at(a+E_NAME));return name2.startsWith(OF_TAG)?name2.slice(
OF_TAG.length):name2}case INDEX:return nameOf2(unit,unit.at(record+2));case SELECTED:return writtenIn(unit.name(a));case SUPER:return"super";case LABEL_USE:case EXPORTS:
return"exports";case MEMBER_OF:return unit.name(a);case T_LOOKUP:case FUNCTION_VALUE:case DECLARATION:return"";case REQUIRE:return unit.name(unit.surface.modules[a]);default:
return unit.name(unit.at(record+2))}}function overridden(w,unit,member3){const shape2=unit.at(member3+M_SHAPE);const name2=unit.name(unit.at(member3+M_NAME));const found=[];for(const base of basesOf(
w,unit,shape2,false,void 0))found.push(...memberTargets(w,base,name2));for(const contract of unit.list(unit.at(shape2+S_IMPLEMENTS)))found.push(...memberTargets(
w,typeOfAnnotation(w,unit,contract),name2));return found.filter(t=>t.definition>0)}function declaredAs(w,unit,declaration){const declared=targetsOf2(w,unit,unit.
at(declaration+D_TYPE),SHORTHAND);return declared.length===1?declared.filter(isDeclared):[]}var DECLARE_MEMBERS=new Set(["interface","type","class"]);function implementing2(unit,key,expected2){
const[target]=expected2;return target&&expected2.length===1&&isDeclared(target)?functionAt(unit,key):0}function isDeclared({unit,definition}){if(!unit||definition<=
0)return false;let at2=unit.symbols[definition-1]?.parent;while(at2!==void 0&&unit.symbols[at2]?.kind==="property")at2=unit.symbols[at2]?.parent;return at2!==void 0&&
DECLARE_MEMBERS.has(unit.symbols[at2]?.kind??"")}function functionAt(unit,key){for(const member3 of unit.members(unit.at(key+1)).get(unit.name(unit.at(key+2)))??
[]){const value=unit.at(member3+M_VALUE);if(unit.at(value)===FUNCTION_VALUE)return unit.at(member3+M_DEFINITION);const entity=unit.at(value)===NAME?unit.at(value+
1):0;if(entity<=0||unit.at(entity+E_NAME)!==unit.at(member3+M_NAME))continue;const definition=unit.at(unit.at(entity+E_DECLARATION)+D_DEFINITION);if(unit.symbols[definition-
1]?.kind==="function")return definition}return 0}var MOST_PASSED2=4;var MOST_ROUNDS=3;var DEEPEST8=8;var Passing=class{#world;#unit;#calls;#given;constructor(world,unit,calls){this.#world=world;this.#unit=unit;
this.#calls=calls}to(name2){const unit=this.#unit;if(this.#calls.length===0||unit.at(name2)!==NAME||unit.at(name2+1)<=0)return UNKNOWN2;const declaration=unit.at(
unit.at(name2+1)+E_DECLARATION);if(declaration===0||unit.at(declaration+D_KIND)!==PARAM)return UNKNOWN2;const source=unit.at(declaration+D_VALUE);if(source===0||
unit.at(source)!==PARAMETER_VALUE)return this.opened(typeOf(this.#world,unit,name2));const parameters3=unit.list(unit.at(unit.at(source+1)+F_PARAMETERS));return this.#passed().
get(parameters3[unit.at(source+2)]??0)??UNKNOWN2}opened(type2){return this.#calls.length>0&&this.#isOfArgument(type2)?this.#opened(type2,this.#passed(),0):UNKNOWN2}#isOfArgument(type2){
if(type2.kind==="deferred")return this.#isOfArgument(type2.of);return isArgument(type2)&&type2.kind==="parameter"&&type2.unit===this.#unit}#opened(type2,given6,depth){
if(depth>DEEPEST8)return UNKNOWN2;switch(type2.kind){case"parameter":return isArgument(type2)&&type2.unit===this.#unit&&given6.get(type2.declaration)||UNKNOWN2;case"\
deferred":{const of8=this.#opened(type2.of,given6,depth+1);if(of8.kind==="unknown")return UNKNOWN2;return this.#opened(undeferred(of8,type2.name),given6,depth+1)}case"\
lookup":return UNKNOWN2;case"union":return type2.of.some(isOpen)?union(type2.of.map(part=>this.#opened(part,given6,depth+1))):type2;default:return type2}}#passed(){
if(this.#given)return this.#given;let given6=new Map;for(let round=0;round<MOST_ROUNDS;round++){const found=this.#passedWith(given6);const more=found.size>given6.
size;given6=found;if(!more)break}this.#given=given6;return given6}#passedWith(given6){const unit=this.#unit;const types=new Map;for(const call2 of this.#calls){
this.#world.steps=0;const callee=typeOf(this.#world,unit,unit.at(call2+1));const record=this.#functionOf(isOpen(callee)?this.#opened(callee,given6,0):callee);if(record===
0)continue;const parameters3=unit.list(unit.at(record+F_PARAMETERS));this.#arguments(call2).forEach((value,position)=>{const parameter=parameters3[position];if(parameter===
void 0||(unit.at(parameter+4)&VARIADIC)!==0)return;const type2=this.#opened(typeOf(this.#world,unit,value),given6,0);if(type2.kind==="unknown")return;const list2=types.
get(parameter);if(list2)list2.push(type2);else types.set(parameter,[type2])})}const found=new Map;for(const[parameter,list2]of types){const type2=union(list2);if(type2.
kind!=="union"||type2.of.length<=MOST_PASSED2)found.set(parameter,type2)}return found}#functionOf(callee){switch(callee.kind){case"place":return this.#functionOf(
callee.base);case"function":return callee.unit===this.#unit?callee.record:0;case"shape":return callee.static&&callee.unit===this.#unit?constructorOf(callee.unit,
callee.shape):0;default:return 0}}#arguments(call2){const unit=this.#unit;const found=[];for(const value of unit.list(unit.at(call2+2))){if(unit.at(value)!==SPREAD)
found.push(value);else{const items=this.#items(unit.at(value+1));if(!items)break;found.push(...items)}}return found}#items(value){const unit=this.#unit;if(unit.
at(value)===ARRAY)return unit.list(unit.at(value+4));const entity=unit.at(value)===NAME?unit.at(value+1):0;const declaration=entity>0?unit.at(entity+E_DECLARATION):
0;const held2=declaration===0?0:unit.at(declaration+D_VALUE);return held2!==0&&unit.at(held2)===ARRAY?unit.list(unit.at(held2+4)):void 0}};function destinationOf(target,from2){if(target.external)return{to:"external",...target.external};const{unit,definition}=target;if(!unit||definition===0)return void 0;
if(definition>0){const symbol=unit.symbols[definition-1];return symbol&&{to:"symbol",id:symbol.id}}return unit===from2?{to:"local",index:-definition-1}:void 0}var destinationsOf=(targets,from2)=>targets.
map(one=>destinationOf(one,from2)).filter(one=>one!==void 0);function destinationOfAll(targets,from2){const options4=destinationsOf(targets,from2);return options4.
length>1?{to:"all_of",options:options4}:options4[0]}var evidenceOf=({via,unit},from2)=>via==="same_file"&&unit!==from2&&unit!==void 0?"import":via;var kindOf=({
unit,definition})=>unit&&definition>0?unit.symbols[definition-1]?.kind:void 0;var USES=["read","write","call","call","import","extends","implements","type","overrides","read","read","read","type","write","write","write","call"];var isDoubtful2=target=>target.
doubtful===true;var CALLABLE=new Set(["function","method","constructor","class"]);function linkFile(world,file,body,out){const unit=world.units.get(file.path);if(!unit||
file.language==="angular"&&!isTemplate(world,file.path))return;openIn(world);callsIn(world,unit);new FileLinker(world,unit,out).link(body)}var FileLinker=class{#world;#unit;#out;#passing;#named=new Map;#later=[];constructor(world,unit,out){
this.#world=world;this.#unit=unit;this.#out=out}link(body){const unit=this.#unit;const{locals,occurrences}=body;this.#passing=new Passing(this.#world,unit,body.
passing);for(let at2=0;at2<locals.length;at2+=LOCAL_FIELDS){this.#out.local(unit.name(locals[at2]).slice(0,512),LOCAL_KINDS[locals[at2+1]],locals[at2+2],locals[at2+
3],locals[at2+4])}for(let at2=0;at2<occurrences.length;at2+=OCCURRENCE_FIELDS){const place3={line:occurrences[at2],column:occurrences[at2+1],length:occurrences[at2+
2],from:occurrences[at2+5],name:nameOf2(unit,occurrences[at2+4])};this.#occurrence(place3,occurrences[at2+3],occurrences[at2+4])}this.#constructors();for(const ask of this.#later){
this.#world.steps=0;ask()}}#occurrence(place3,use,record){const unit=this.#unit;this.#world.steps=0;const op=unit.at(record);if(use===OVERRIDE)this.#standsFor(place3,
record,op);else if(use===REASSIGNED){const above2=fieldAbove(this.#world,unit,record);if(above2.length>0)this.#lead(place3,"write",above2)}else if(op===SUPER)this.#constructs(
place3,heritageTypes(this.#world,unit,unit.at(record+1)));else if(op===LABEL_USE){const destination=destinationOf({unit,definition:unit.at(record+1)},unit);if(destination)
this.#emit(place3,"read",destination,"same_file")}else if(op===FUNCTION_VALUE)this.#called(place3,valueTargets(this.#world,unit,record,VALUE_SPACE),record);else if(op===
SENT)this.#sent(place3,record);else if(op===ENQUEUED)this.#enqueued(place3,record);else if(op===ITEM||op===SHAPE_VALUE||op===INDEX)this.#unnamed(place3,op,record);else
this.#name(place3,use,record,op)}#sent(place3,record){const listening2=listenerTargets(this.#world,this.#unit,record);const destination=listening2.length===0?void 0:
destinationOfAll(listening2,this.#unit);if(destination)this.#emit(place3,"call_indirect",destination,"dynamic")}#enqueued(place3,record){const{found,isCertain}=jobTargets(
this.#world,this.#unit,record);const destination=isCertain&&found.length>0?destinationOfAll(found,this.#unit):void 0;if(destination)this.#emit(place3,"call_indi\
rect",destination,"dynamic");else this.#oneOf(place3,"call_indirect",found)}#unnamed(place3,op,record){const unit=this.#unit;const called3={unit,definition:0,type:()=>typeOf(
this.#world,unit,record),via:"type"};const functions=op===SHAPE_VALUE?functionsHeld(this.#world,[called3]):functionsIn([called3]);if(functions.length>0)this.#lead(
place3,"call_indirect",functions)}#targetsOf(record,use,op){if(op!==NAME&&(op!==T_NAME||use===MENTIONED))return this.#sought(record,use);const meant=this.#unit.
at(record+1);const around2=meant<0?this.#unit.at(record+N_NAMESPACE):0;const space=op===NAME?around2:~around2;let names=this.#named.get(space);if(!names){names=
new Map;this.#named.set(space,names)}let targets=names.get(meant);if(!targets){targets=this.#sought(record,use);names.set(meant,targets)}return targets}#sought(record,use){
const targets=targetsOf2(this.#world,this.#unit,record,use);return targets.some(isDoubtful2)?targets.filter(t=>!isDoubtful2(t)):targets}#name(place3,use,record,op){
const targets=this.#targetsOf(record,use,op);if(use===SHORTHAND){const inside3=targets.filter(t=>t.definition>0||(op===MEMBER||op===LITERAL_KEY)&&t.definition<0);
const writes=op===LITERAL_KEY||op===JSX_ATTRIBUTE;if(inside3.length>0)this.#lead(place3,writes?"write":"read",inside3);if(op===MEMBER)this.#runs(place3,inside3,
use);if(op===LITERAL_KEY)this.#implements(place3,record,inside3);return}if(use===MENTIONED){const inside3=targets.filter(t=>t.definition!==0);if(inside3.length>
0)this.#lead(place3,"type",inside3);return}if(use===GIVEN||use===SELECTS){const inside3=targets.filter(t=>t.definition>0);if(inside3.length===0)return;if(use===
SELECTS)this.#called(place3,inside3,record);else this.#lead(place3,"write",inside3);if(op===MEMBER)this.#runs(place3,inside3,WRITE);return}if(targets.length===0){
if(op===EXPORTS||op===REQUIRE)return;const unknown2=()=>this.#emit(place3,USES[use],{to:"unknown",name:place3.name},"unique_name");const object2=op===MEMBER?typeOf(
this.#world,this.#unit,this.#unit.at(record+1)):UNKNOWN2;if(!isOpen(object2))unknown2();else this.#later.push(()=>this.#memberOfPassed(place3,USES[use],object2)||
unknown2());return}if(use===CONSTRUCTED)this.#constructed(place3,targets,record);else if(use===CALLED){this.#called(place3,targets,record);this.#passage(place3,
record);this.#later.push(()=>this.#passed(place3,record))}else{this.#lead(place3,USES[use],targets);const functions=use===APPLIED?functionsIn(targets):use===DISPATCHED?
functionsHeld(this.#world,targets):[];if(functions.length>0)this.#lead(place3,"call_indirect",functions)}if(op===MEMBER)this.#runs(place3,targets,use)}#runs(place3,properties2,use){
for(const accessor2 of accessorsOf(this.#world,properties2,use))if(destinationOf(accessor2,this.#unit))this.#lead(place3,"runs",[accessor2])}#constructors(){for(const{
symbol,from:from2,inherited:inherited2}of inheritedConstructors(this.#world,this.#unit)){const{line,column:column2,name:name2}=symbol;for(const one of inherited2)
this.#lead({line,column:column2,length:name2.length,from:from2,name:name2},"runs",[one])}}#lead(place3,use,targets){const[first2]=targets;const destination=destinationOfAll(
targets,this.#unit);if(first2&&destination)this.#emit(place3,use,destination,evidenceOf(first2,this.#unit));else this.#emit(place3,use,{to:"unknown",name:place3.
name},"unique_name")}#called(place3,targets,record){if(targets.some(t=>CALLABLE.has(kindOf(t)??"")||t.external)){const classes2=targets.filter(t=>kindOf(t)==="c\
lass");if(classes2.length>0)this.#constructed(place3,targets,record);else this.#lead(place3,"call",targets);return}this.#lead(place3,"call",targets);const held2=functionsIn(
[...targets,...valuesAssigned(this.#world,this.#unit,record)]);if(held2.length>0)this.#lead(place3,"call_indirect",held2);else this.#given(place3,targets,record)}#given(place3,targets,record){
this.#oneOf(place3,"call_indirect",functionsGiven(this.#world,this.#unit,record,targets))}#passage(place3,record){const unit=this.#unit;let value=record;if(unit.
at(record)===NAME){const entity=unit.at(record+1);const declaration=entity>0?unit.at(entity+E_DECLARATION):0;value=declaration===0?0:unit.at(declaration+D_VALUE)}
if(value===0||unit.at(value)!==REQUIRE)return;const target=this.#world.module(unit,unit.at(value+1));if(!target||!("unit"in target))return;for(const exported of target.
unit.exported("=")){const definition=target.unit.at(exported+4);if(definition>0)this.#lead(place3,"call_indirect",[{unit:target.unit,definition,type:()=>({kind:"\
unknown"}),via:"import"}])}}#passed(place3,record){const given6=this.#passing?.to(record);if(!given6||given6.kind==="unknown")return;const functions=functionsIn(
[{unit:this.#unit,definition:0,type:()=>given6,via:"type"}]);this.#oneOf(place3,"call_indirect",functions)}#oneOf(place3,use,targets){const options4=destinationsOf(
targets,this.#unit);if(options4.length===0)return false;const one=options4.length===1?options4[0]:{to:"one_of",options:options4};this.#emit(place3,use,one,"dyna\
mic");return true}#memberOfPassed(place3,use,object2){const given6=this.#passing?.opened(object2)??UNKNOWN2;const found=given6.kind==="unknown"?[]:memberTargets(
this.#world,given6,place3.name);return this.#oneOf(place3,use,found.filter(t=>!t.external))}#constructed(place3,targets,record){const classes2=targets.filter(t=>!t.
external);const constructors=classes2.flatMap(t=>constructorsOf(t.type()));if(constructors.length===0){this.#lead(place3,"call",targets);const through2=classes2.
filter(t=>!CALLABLE.has(kindOf(t)??""));const held2=[...functionsIn(through2),...classesIn2(through2)].filter(one=>!isAmong(targets,one));if(held2.length>0)this.#lead(
place3,"call_indirect",held2);else if(through2.length>0)this.#given(place3,targets,record);return}const known3=classes2.some(t=>kindOf(t)==="class");if(known3)this.#lead(
place3,"call",[...constructors,...classes2]);else{this.#lead(place3,"call",targets);this.#lead(place3,"call_indirect",constructors)}}#constructs(place3,bases){for(const base of bases){
const constructors=constructorsOf(base);const definition=base.kind==="shape"&&base.static?base.unit.at(base.shape+S_DEFINITION):0;if(constructors.length>0)this.#lead(
place3,"call",constructors);else if(base.kind==="external")this.#emit(place3,"call",{to:"external",package:base.package,name:base.name},"type");else if(base.kind===
"shape"&&definition!==0)this.#lead(place3,"call",[{unit:base.unit,definition,type:()=>base,via:"type"}]);else continue;return}}#standsFor(place3,record,op){const unit=this.#unit;
const isFunction3=op===DECLARATION;const above2=isFunction3?declaredAs(this.#world,unit,record):overridden(this.#world,unit,record);const definition=unit.at(record+
(isFunction3?D_DEFINITION:M_DEFINITION));if(above2.length>0)this.#lead({...place3,from:definition-1},"overrides",above2)}#implements(place3,key,declared){const definition=implementing2(
this.#unit,key,declared);if(definition>0)this.#lead({...place3,from:definition-1},"overrides",declared)}#emit(place3,use,destination,evidence){const{line,column:column2,
length,from:from2}=place3;this.#out.occurrence({line,column:column2,length,use,destination,from:from2,evidence})}};var EcmaScriptLinker=class{#told=new Told;#reaches=new Map;#world;constructor(project){this.#world=new World(project,this.#told)}add(file){this.#told.add(new SourceUnit(
this.#told.units.size,file))}finish(){for(const unit of this.#told.units.values()){placeAugmentations(this.#world,unit);const reach=placeExpandos(this.#world,unit);
if(reach.through.size>0)this.#reaches.set(unit,reach)}}settled(){const together2=[...this.#reaches].flatMap(([unit,{through:through2}])=>[unit,...through2]);return this.#told.
settled([...new Set(together2)])}dependents(before2,bodyOf2){return dependentsOf(this.#world,[...this.#told.units.values()],this.#reaches,before2,bodyOf2)}link(file,body,out){
linkFile(this.#world,file,body,out)}};function resumeLinker(project,settled,paths,load){const commons=new Settled(settled,paths,load,unit=>placeExpandos(world,unit));
const world=new World(project,commons);commons.placeTogether();for(const unit of commons.adding())placeAugmentations(world,unit);return{link:(file,body,out)=>linkFile(
world,file,body,out)}}var LOOSE_SIGNATURE=/(?<=[\w$)\]}'"`/]\s*\n[ \t]*|(?<!=)>\s*\n[ \t]*)[ \t](?=<(?:\s*$|(?:const |in |out )?[\w$]+(?:,| extends\b| =|>\()))/gm;var VARIANCE=/\b(?=in\b|out\b)(?<=[<,]\s*(?:(?:\/\*(?:[^*]|\*(?!\/))*\*\/|\/\/[^\n]*\n)\s*)*(?:const\s+)?)(?:in|out|in\s+out)\s+(?=[\w$]+\s*(?:[,>=]|extends\b))/g;
var TYPES_PASSED_ON=/(?<=\bexport )type(?=\s*\*)/g;var DEFERRED=/(?<=\bimport )defer(?=\s*\*)/g;var OF_SOURCE=/(?<=\bimport )source(?=\s+[\w$]+\s+from\b)/g;var ACCESSOR2=/(?<=\b(?:public|private|protected|static|override|declare)\s+)accessor(?=\s+[\w$#[])/g;
var USING=/(?<=^[ \t]*|for(?:\s+await)?\s*\()(?:await\s+)?using(?=\s+[\w$]+\s*(?::|of\b))/gm;var CALLED_USING=/\busing\b(?!\s+[\w$[{])/g;var LABELS=/(?<=[[,]\s*(?:\.\.\.)?)(?:any|boolean|never|number|object|string|symbol|undefined|unknown|void)(?=\??:)/g;
var CALLED_ABSTRACT=/\babstract(?=\s*\??[:,)])/g;var CALLED_ACCESSOR=/\baccessor(?=\s*(?:[?!]?:|[(<=;]))/g;var CALLED_IN=/(?<=^[ \t]*)(?:in\d*|instanceof)(?=\??:)/gm;
var ATTRIBUTES=/="[^"\n]*&[^"\n]*"/g;var CALLED_OF=/(?<=\b(?:let|const|var)\s+)of(?=\s*=)/g;var IMPORTED_TYPE=/(?<!\btypeof\s+)\bimport\((['"])[^'"\n]+\1\)(?=\.(?!then\b|catch\b|finally\b)[\w$])/g;
var IMPORTED_ARGUMENT=/(?<=<typeof\s+)import\((['"])[^'"\n]+\1\)(?=>\()/g;var TEMPLATE_ARGUMENTS=/(?<=[\w$])<\{[^{}<>`]*\}(?:\[\])?>(?=`)/g;var ESCAPED=/\\[\\`]/g;
var KEYWORD_ATTRIBUTES=/(?<=\s)(?:class|for|in|default|typeof|this)(?==["'{])/g;var MODULE_NAMES=/\b(?:import|export)\s(?:\s*[\w$]+\s*,)?\s*\{[^{}'"]*\}/g;var KEYWORD_NAMES=/(?<=\bas\s+|[{,]\s*)(?:await|break|case|catch|class|const|continue|debugger|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|new|null|return|static|super|switch|this|throw|true|try|typeof|undefined|var|void|while|with|yield)(?=\s*[,}]|\s+as\b)/g;
var OVERRIDING=/(?<=\babstract\s+)override(?=\s+(?:readonly\s+)?[\w$]+[?!]?\s*[:;=])|\boverride(?=\s+abstract\s+(?:readonly\s+)?[\w$]+[?!]?\s*[:;=])/g;var OF_UNDEFINED=/\btypeof(?=\s+undefined\b)/g;
var LET_AND_NAME=/(?<=(?:^|[;{}])[ \t]*(?:export[ \t]+)?)let(?=\s*(?:\n|\/[/*]))(?:\s|\/\/[^\n]*\n|\/\*(?:[^*]|\*(?!\/))*\*\/)+(?=[\w$[{])/gm;var plain=word=>"_".
repeat(word.length);function repair(tree){const read2=readAgain(tree,[asMeant,readable,withoutTemplateArguments],tree2=>comparisonsIn(tree2)+letsIn(tree2)-marksBeforeTemplates(
tree2).length);for(const mark2 of marksBeforeTemplates(read2))read2.flags[mark2]=read2.flags[mark2]&~MISSING;return read2}var asMeant=text=>text.replace(IMPORTED_ARGUMENT,
plain).replace(LET_AND_NAME,start=>"let".padEnd(start.length));function comparisonsIn(tree){if(!/<typeof\s+import\(/.test(tree.text))return 0;const operation=tree.
grammar.idForNodeType("unary_expression",true);let count=0;for(let node=0;node<tree.count;node++){if(tree.type[node]!==operation)continue;const start=tree.start[node];
if(tree.text[start-1]==="<"&&/^typeof\s+import\(/.test(tree.text.slice(start,start+40)))count++}return count}function letsIn(tree){if(!/\blet\s*(?:\n|\/[/*])/.test(
tree.text))return 0;const statement2=tree.grammar.idForNodeType("expression_statement",true);const name2=tree.grammar.idForNodeType("identifier",true);let count=0;
for(let node=1;node<tree.count;node++)if(tree.type[node]===name2&&tree.type[node-1]===statement2&&tree.textOf(node)==="let")count++;return count}function marksBeforeTemplates(tree){
const marks=[];for(let node=0;node<tree.count;node++)if((tree.flags[node]&MISSING)!==0&&isBeforeTemplate(tree,tree.start[node]))marks.push(node);return marks}var isBeforeTemplate=({
text},offset)=>/^>\s*`/.test(text.slice(offset-1,offset+40));var withoutTemplateArguments=text=>TEMPLATE_ARGUMENTS.test(text)?readable(text.replace(TEMPLATE_ARGUMENTS,
blanks)):text;function readable(text){return asMeant(text).replace(LOOSE_SIGNATURE,";").replace(VARIANCE,blanks).replace(TYPES_PASSED_ON,blanks).replace(DEFERRED,
blanks).replace(OF_SOURCE,blanks).replace(ACCESSOR2,blanks).replace(USING,using=>"const".padStart(using.length)).replace(CALLED_USING,plain).replace(LABELS,plain).
replace(CALLED_ABSTRACT,plain).replace(CALLED_ACCESSOR,plain).replace(CALLED_OF,plain).replace(CALLED_IN,plain).replace(ATTRIBUTES,text2=>text2.replaceAll("&","\
_")).replace(IMPORTED_TYPE,type2=>type2.replace(/\W/g,"_")).replace(ESCAPED,plain).replace(OF_UNDEFINED,blanks).replace(OVERRIDING,blanks).replace(KEYWORD_ATTRIBUTES,
plain).replace(MODULE_NAMES,names=>names.replace(KEYWORD_NAMES,plain))}function extract(tree,file){const component2=isComponentFile(file);const typescript=component2?isTyped(file):file.language!=="javascript";const x=new Extraction(
tree,typescript);x.path=file.path;if(component2)x.component=new Component(x,file);if(/\.d\.[cm]?ts$/.test(file.path))x.declared=true;x.autoImported=isAutoImported(
file);x.runes=hasRunes(file);if(file.language==="angular")templateFile(x,file);else if(x.kind(0)===K.ERROR)recover(x,0);else program(x,0);return x.finish()}var createLinker=project=>new EcmaScriptLinker(project);export{createLinker,extract,repair,resumeLinker,scriptOf};
