import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{ExternalTypes,MEMBER_FIELD,MEMBER_METHOD,classType,createLinker,draftSymbol,eitherOf,headFrom,literal,methodsNamed,nominalOffers,parenthesized,superclassOf,
writeMember,writeMembers}from"./3UVYRDTB.js";import{ARITHMETIC,ASSIGN,FLAG,Handlers,LAMBDA_ISOLATED,LAMBDA_TYPED,LITERAL,OP,SHAPE,USE_MAY_DEFINE,USE_PROPERTY,
USE_READ,USE_READ_WRITE,USE_WRITE,childOfType,currentType,enter,grammarReader,importAlias,namedChildren,startExtraction,unitOf,visit,visitChildren,visitEach,visitField,
writeName,writePosition}from"./3JGKB6ES.js";import"./H5WGUJAQ.js";import"./SL77UPIG.js";import"./IACKWRZ4.js";import"./N6KGKASV.js";
import{blanks,readAgain}from"./KLRMKRHE.js";import"./PYQ6AIYU.js";import"./WYNVCRUU.js";import{oneLine}from"./JD3OYRGZ.js";
import"./CCXMQBEG.js";import"./CJJMGL6T.js";import"./XUA4RPE5.js";var TYPES=["anonymous_class","anonymous_function_use_clause","argument","arguments","array_element_initializer","attribute","base_clause","by_ref","class_consta\
nt_access_expression","class_interface_clause","comment","compound_statement","const_element","list_literal","member_access_expression","name","namespace_name",
"namespace_use_clause","nullsafe_member_access_expression","pair","primitive_type","property_element","property_promotion_parameter","qualified_name","relative_\
name","relative_scope","scoped_property_access_expression","string","string_content","encapsed_string","subscript_expression","use_list","variable_name","variad\
ic_parameter","variadic_placeholder","object_creation_expression","member_call_expression","nullsafe_member_call_expression","scoped_call_expression","function_\
call_expression","clone_expression","parenthesized_expression","assignment_expression","conditional_expression","binary_expression","anonymous_function","arrow_\
function","array_creation_expression"];var FIELDS=["alias","alternative","argument","arguments","attributes","body","condition","default_value","function","left",
"name","object","operator","parameters","prefix","readonly","return_type","right","scope","type","value","visibility"];var grammarOf=grammarReader(TYPES,FIELDS,
["comment"]);var phpHandlers=new Handlers;var php=x=>x;var groups=[["array_values array_reverse array_slice array_splice array_unique array_merge array_merge_recursive array_replace array_replace_recursive array_dif\
f array_diff_key array_diff_assoc array_intersect array_intersect_key array_intersect_assoc array_pad array_change_key_case iterator_to_array array_udiff array_\
uintersect array_diff_ukey array_intersect_ukey",{list:0,gives:"list"}],["array_shift array_pop current pos reset end next prev array_first array_last",{list:0,
gives:"element"}],["array_chunk",{list:0,gives:"lists"}],["array_combine",{list:1,gives:"list"}],["array_filter",{list:0,elements:[0],gives:"list"}],["array_fin\
d",{list:0,elements:[0],gives:"element"}],["array_any array_all array_find_key array_walk",{list:0,elements:[0]}],["usort uasort",{list:0,elements:[0,1]}],["arr\
ay_reduce",{list:0,elements:[1],gives:"result"}],["call_user_func forward_static_call",{list:-1,elements:"behind",gives:"result"}],["call_user_func_array forwar\
d_static_call_array",{list:-1,gives:"result"}],["array_map",{list:1,elements:"each",gives:"results"}]];var LIST_FUNCTIONS=new Map(groups.flatMap(([names,known])=>names.
split(" ").map(name=>[name,known])));function pathOf(x,node){return dotted(x.tree.textOf(node),php(x).namespace)}function dotted(written,namespace){const text=written.replace(/\s+/g,"").replace(/\\/g,
".");if(/^namespace\./i.test(text))return`.${namespace}${namespace===""?"":"."}${text.slice(10)}`;return text}function fullName(x,path){if(path.startsWith("."))
return path.slice(1);const[first="",...rest]=path.split(".");const imported=x.surface.imports.find(one=>one.of===void 0&&(one.alias??one.path.slice(one.path.lastIndexOf(
".")+1))===first);return imported?[imported.path,...rest].join("."):[php(x).namespace,path].filter(Boolean).join(".")}function lastName(x,node){if(x.tree.type[node]===
x.grammar.t.name)return node;return namedChildren(x,node).at(-1)??node}var BUILDER="PHPUnit.Framework.MockObject.MockBuilder";var PROPHECY="Prophecy.Prophecy.ObjectProphecy";var OF_BUILDER="onlyMethods addMethods setMethods setMeth\
odsExcept setConstructorArgs setMockClassName setProxyTarget disableOriginalConstructor enableOriginalConstructor disableOriginalClone enableOriginalClone disab\
leAutoload enableAutoload disableArgumentCloning enableArgumentCloning enableProxyingToOriginalMethods disableProxyingToOriginalMethods allowMockingUnknownTypes\
 disallowMockingUnknownTypes enableAutoReturnValueGeneration disableAutoReturnValueGeneration".split(" ").map(name=>`${name}()${BUILDER}<T>`);function withTestDoubles(types){
return types.alsoPartly(`c ${BUILDER}<T>
${OF_BUILDER.join(";")};getMock()T;getMockForAbstractClass()T;getMockForTrait()T`,"packagist:phpunit/phpunit").alsoPartly(`c ${PROPHECY}<T>
reveal()T;willExtend()${PROPHECY}<T>;willImplement()${PROPHECY}<T>;willBeConstructedWith()${PROPHECY}<T>`,"packagist:phpspec/prophecy")}var MOCKS=/^(mock|spy|partialMock|createMock|createStub|createPartialMock|createConfiguredMock|createConfiguredStub|getMockForAbstractClass)$/;
var doubles=name=>MOCKS.test(name)||name==="getMockBuilder"||name==="prophesize";function doubleOf(program,name,named2){const double=eitherOf([named2,classType(
program.outside("Mockery.MockInterface"))]);if(MOCKS.test(name))return double;const builder=program.known(name==="prophesize"?PROPHECY:BUILDER,void 0);return builder&&
classType(builder,[double])}var doubleWritten=(name,named2)=>MOCKS.test(name)?named2:`.${name==="prophesize"?PROPHECY:BUILDER}<${named2}>`;var LONGEST=8;function chainOf(x,node,depth=0){if(node<0||depth>LONGEST)return void 0;const{tree,grammar}=x;const{t,f}=grammar;const step=(object,kind)=>{const name=tree.
child(node,f.name);const base=chainOf(x,object,depth+1);if(base===void 0||tree.type[name]!==t.name)return void 0;return`${base};${kind}${tree.textOf(name)}`};switch(tree.
type[node]){case t.variable_name:{const text=tree.textOf(node);return text==="$this"?"~=static":php(x).flow.get(text)}case t.object_creation_expression:{const[made]=namedChildren(
x,node);return made!==void 0&&isName(x,made)?`~=${relative(pathOf(x,made))}`:void 0}case t.member_access_expression:case t.nullsafe_member_access_expression:return step(
tree.child(node,f.object),"p $");case t.member_call_expression:case t.nullsafe_member_call_expression:return producedByMethod(x,node)??step(tree.child(node,f.object),
"m ");case t.scoped_call_expression:{const produced=producedByMethod(x,node);if(produced!==void 0)return produced;const scope2=tree.child(node,f.scope);const name=tree.
child(node,f.name);const base=scopeChain(x,scope2);return base===void 0||tree.type[name]!==t.name?void 0:`${base};m ${tree.textOf(name)}`}case t.class_constant_access_expression:{
const[scope2,name]=namedChildren(x,node);const base=scope2===void 0?void 0:scopeChain(x,scope2);if(base===void 0||name===void 0||tree.textOf(name)==="class")return void 0;
return`${base};p ${tree.textOf(name)}`}case t.scoped_property_access_expression:{const base=scopeChain(x,tree.child(node,f.scope));return base===void 0?void 0:`${base}\
;p ${tree.textOf(tree.child(node,f.name))}`}case t.function_call_expression:{const called=tree.child(node,f.function);if(!isName(x,called))return void 0;if(/^\.?clone$/i.
test(pathOf(x,called))){const list=tree.child(node,f.arguments);const first=list<0?-1:namedChildren(x,list)[0]??-1;return chainOf(x,first<0?-1:namedChildren(x,first).
at(-1)??-1,depth+1)}return producedBy(x,node,called)??takenFromList(x,node,called,depth)??`~!${pathOf(x,called)}`}case t.subscript_expression:{const base=chainOf(
x,namedChildren(x,node)[0]??-1,depth+1);return base===void 0?void 0:`${base};e`}case t.clone_expression:case t.parenthesized_expression:return chainOf(x,namedChildren(
x,node)[0]??-1,depth+1);case t.assignment_expression:return chainOf(x,tree.child(node,f.right),depth+1);case t.conditional_expression:return chainOf(x,tree.child(
node,f.body),depth+1)??chainOf(x,tree.child(node,f.alternative),depth+1);case t.binary_expression:return tree.textOf(tree.child(node,f.operator))==="??"?chainOf(
x,tree.child(node,f.left),depth+1)??chainOf(x,tree.child(node,f.right),depth+1):void 0;case t.anonymous_function:case t.arrow_function:return"~=.Closure";default:
return void 0}}function takenFromList(x,call,called,depth){const known=LIST_FUNCTIONS.get(pathOf(x,called).replace(/^\./,"").toLowerCase());if(known?.gives!=="l\
ist"&&known?.gives!=="element")return void 0;const{tree,grammar}=x;const list=tree.child(call,grammar.f.arguments);const argument=list<0?void 0:namedChildren(x,
list)[known.list];const value=argument===void 0?void 0:namedChildren(x,argument).at(-1);const chain=value===void 0?void 0:chainOf(x,value,depth+1);return chain===
void 0||known.gives==="list"?chain:`${chain};e`}function producedBy(x,call,called){if(!/^\.?(app|resolve|make)$/.test(pathOf(x,called)))return void 0;const named2=classGiven(
x,call);return named2===void 0?void 0:`~=${named2}`}function producedByMethod(x,call){const{tree,grammar}=x;const name=tree.textOf(tree.child(call,grammar.f.name));
if(!PRODUCING.test(name)&&!doubles(name))return void 0;const named2=classGiven(x,call);if(named2===void 0)return void 0;return`~=${PRODUCING.test(name)?named2:doubleWritten(
name,named2)}`}var PRODUCING=/^(app|resolve|make|makeWith|get|newInstance|find|getReference)$/;function classGiven(x,call){const{tree,grammar}=x;const list=tree.
child(call,grammar.f.arguments);const first=list<0?-1:childOfType(x,list,grammar.t.argument);const value=first<0?-1:namedChildren(x,first).at(-1)??-1;if(value<0||
tree.type[value]!==grammar.t.class_constant_access_expression)return void 0;const[cls,name]=namedChildren(x,value);return cls!==void 0&&name!==void 0&&isName(x,
cls)&&tree.textOf(name)==="class"?pathOf(x,cls):void 0}function scopeChain(x,scope2){const{tree,grammar}=x;if(tree.type[scope2]===grammar.t.relative_scope)return`\
~=${relative(tree.textOf(scope2))}`;return isName(x,scope2)?`~=${relative(pathOf(x,scope2))}`:void 0}function relative(path){return/^(static|self|parent)$/i.test(
path)?path.toLowerCase():path}function isName(x,node){const type3=x.tree.type[node];const{t}=x.grammar;return type3===t.name||type3===t.qualified_name||type3===
t.relative_name}var SCALARS=new Set("int integer float double string bool boolean array mixed void null callable iterable object never false true resource scalar numeric positi\
ve-int negative-int non-empty-string array-key callable-string numeric-string literal-string list non-empty-list non-empty-array class-string number".split(" "));
var CALLABLE="callable-";var MOST_TAKEN=8;function readDocType(text,at=0){const reader={text,at};const type3=union(reader);return{type:type3,end:reader.at}}function skip(r){
while(r.text[r.at]===" ")r.at++}function union(r){const found=[];for(;;){const one=single(r);if(one!==void 0&&!found.includes(one))found.push(one);const before=r.
at;skip(r);if(r.text[r.at]!=="|"&&r.text[r.at]!=="&"){r.at=before;break}r.at++;skip(r)}return found.length===0?void 0:found.join("|")}function single(r){if(r.text[r.
at]==="?")r.at++;let type3;if(r.text[r.at]==="("){r.at++;skip(r);type3=conditional(r);skip(r);if(r.text[r.at]===")")r.at++}else if(r.text[r.at]==="'"||r.text[r.
at]==='"'){const quote=r.text[r.at++];const end=r.text.indexOf(quote,r.at);r.at=end<0?r.text.length:end+1}else{const name=/^[$\\\w-]+(?:::[\w*]+)?/.exec(r.text.
slice(r.at))?.[0]??"";r.at+=name.length;if(name===""&&r.text[r.at]==="*")r.at++;type3=named(r,name)}while(r.text.startsWith("[]",r.at)){r.at+=2;if(type3!==void 0)
type3=listOf(type3)}return type3}var listOf=element=>element.includes("|")?`(${element})[]`:`${element}[]`;function conditional(r){const subject=union(r);const is=/^\s*is\s+(?:not\s+)?/.
exec(r.text.slice(r.at));if(!is)return subject;r.at+=is[0].length;union(r);const found=[];for(const mark of["?",":"]){skip(r);if(r.text[r.at]!==mark)break;r.at++;
skip(r);const one=union(r);if(one!==void 0&&!found.includes(one))found.push(one);skip(r)}return found.length===0?void 0:found.join("|")}function named(r,name){const lower=name.
toLowerCase();const args=[];if(r.text[r.at]==="<"){do{r.at++;skip(r);args.push(union(r));skip(r)}while(r.text[r.at]===",");if(r.text[r.at]===">")r.at++}else if(r.
text[r.at]==="{"){const end=closing(r,"{","}");const shape=/^(array|list|non-empty-array|non-empty-list)$/.test(lower)?readShape(r):void 0;r.at=end;if(shape!==void 0)
return shape}else if(r.text[r.at]==="("&&/^(\\?closure|callable|pure-callable|pure-closure)$/.test(lower)){return readCallable(r)}if(lower==="$this"||lower==="s\
tatic")return args.length>0?`static<${args.map(arg=>arg??"mixed").join(",")}>`:"static";if(lower==="class-string")return args[0]===void 0?void 0:`class-string<${args[0]}\
>`;if(/^(array|list|iterable|non-empty-array|non-empty-list)$/.test(lower)){const element=args.at(-1);return element===void 0?void 0:listOf(element)}if(name===""||
name.includes("::")||SCALARS.has(lower))return void 0;const path=name.replace(/\\/g,".");return args.length>0?`${path}<${args.map(arg=>arg??"mixed").join(",")}>`:
path}function readCallable(r){const end=closing(r,"(",")");const types=[];do{r.at++;skip(r);if(r.text[r.at]===")")break;types.push(union(r)??"mixed");while(r.at<
end-1&&r.text[r.at]!==",")r.at++}while(r.text[r.at]===",");r.at=end;skip(r);let given;if(r.text[r.at]===":"){r.at++;skip(r);given=single(r)}else r.at=end;return types.
length>MOST_TAKEN?void 0:`${CALLABLE}${types.length}<${[...types,given??"mixed"].join(",")}>`}function readShape(r){const entries=[];let position=0;do{r.at++;const key=/^\s*['"]?([\w-]+)['"]?\??\s*:(?!:)\s*/.
exec(r.text.slice(r.at));r.at+=(key??/^\s*/.exec(r.text.slice(r.at)))?.[0].length??0;const type3=union(r);const name=key?.[1]??String(position++);if(type3!==void 0)
entries.push(`${name}=${type3}`);skip(r)}while(r.text[r.at]===",");return entries.length===0?void 0:`{${entries.join(";")}}`}function closing(r,open,close){let depth=0;
for(let at=r.at;at<r.text.length;at++){if(r.text[at]===open)depth++;else if(r.text[at]===close&&--depth===0)return at+1}return r.text.length}function readDocComment(text){
if(!text.startsWith("/**")||!text.includes("@"))return void 0;const tags=new Map;let current;for(const raw of text.slice(3,-2).split("\n")){const line=raw.replace(
/^\s*\*?\s?/,"").trimEnd();const tag=/^\s*@([\w-]+)\s*(.*)$/.exec(line);if(tag){const name=tag[1].replace(/^(?:phpstan|psalm)-/,"");const specific=name!==tag[1];
let list=tags.get(name);if(!list){list=[];tags.set(name,list)}if(specific)list.unshift(tag[2]??"");else list.push(tag[2]??"");current=specific?void 0:list}else if(current&&
line.trim()!==""&&current.length>0)current[current.length-1]+=` ${line.trim()}`}return{tags}}function docTag(doc,tag){const text=doc?.tags.get(tag)?.[0];return text===
void 0?void 0:docTypeOf(text).found}function docTypeOf(text){const{type:type3,end}=readDocType(text);const written=text.slice(0,end).replace(/\s+/g," ").trim();
return{found:written===""?void 0:{type:type3,written},rest:text.slice(end)}}function docParameters(doc){const all=new Map;for(const text of doc?.tags.get("param")??
[]){const{found,rest}=docTypeOf(text);const name=/^\s*(?:&|\.\.\.)*(\$\w+)/.exec(rest)?.[1];if(!found||name===void 0)continue;const known=all.get(name);if(!known||
known.type===void 0&&found.type!==void 0)all.set(name,found)}return all}function docTemplates(doc){const found=[];for(const tag of["template","template-covarian\
t","template-contravariant"])for(const text of doc?.tags.get(tag)??[]){const match=/^(\w+)(?:\s+(?:of|as)\s+(.*))?/.exec(text);if(!match)continue;const bound=match[2]===
void 0?void 0:readDocType(match[2]).type;found.push(bound===void 0?[match[1]]:[match[1],bound])}return found.length>0?found:void 0}var QUERIES="where whereIn whereNotIn whereNull whereNotNull whereHas whereDoesntHave whereDate whereBetween whereKey whereNot whereColumn whereRaw orWhere orWh\
ereHas orWhereIn orWhereNotIn orWhereNull orWhereNotNull orWhereRaw orWhereRelation whereRelation whereBelongsTo whereMorphedTo whereExists whereNotExists where\
JsonContains whereLike whereAny whereAll whereYear whereMonth whereDay whereTime whereNotBetween whereKeyNot has doesntHave with withOnly withCount withSum with\
Max withMin withAvg withExists withAggregate withCasts withoutGlobalScope withoutGlobalScopes without withTrashed onlyTrashed latest oldest orderBy orderByDesc \
limit take skip offset select addSelect selectRaw distinct groupBy groupByRaw having havingRaw join leftJoin rightJoin joinSub leftJoinSub crossJoin union union\
All reorder orderByRaw forPage from fromSub when unless tap lockForUpdate sharedLock inRandomOrder newQuery clone";var PIVOTS="wherePivot wherePivotIn wherePivo\
tNotIn wherePivotNull wherePivotNotNull wherePivotBetween orWherePivot withPivot withPivotValue withTimestamps using as orderByPivot withDefault latestOfMany ol\
destOfMany ofMany chaperone";var ONE="find findOrFail findOrNew first firstOrFail firstOrCreate firstOrNew firstWhere updateOrCreate create forceCreate createQu\
ietly make sole createOrFirst";var MANY="get all findMany paginate simplePaginate cursorPaginate cursor lazy createMany";var OF_MODELS="fresh refresh replicate \
fill forceFill load loadMissing loadCount append makeHidden makeVisible setAttribute";var ITEM="first firstOrFail last sole firstWhere find get pop shift random";
var SAME="filter reject where whereIn whereNotIn whereNotNull unique sort sortBy sortByDesc reverse values take skip slice each tap when concat merge push prepe\
nd load loadMissing fresh only except";var WITHOUT_VALUES="pluck keys flip countBy";var RELATIONS="HasMany HasOne BelongsTo BelongsToMany MorphMany MorphOne Mor\
phToMany HasManyThrough HasOneThrough";var FACTORY_AGAIN="count times state set prependState sequence forEachSequence crossJoinSequence for has hasAttached recy\
cle afterMaking afterCreating connection configure trashed";var SIGNED_IN="Illuminate.Foundation.Auth.SignedIn";var USER="Illuminate.Foundation.Auth.User";var ELOQUENT="\
Illuminate.Database.Eloquent";var FACTORY="Illuminate.Database.Eloquent.Factories.Factory";var COLLECTION="Illuminate.Support.Collection";var giving=(names,type3)=>names.
split(" ").map(name=>`${name}()${type3}`);var type=(head,...members)=>`c ${head}
${members.flat().join(";")}`;var taking=(names,parameters,type3)=>names.split(" ").map(name=>`${name}=(${parameters})${type3}`);var handing=(self,value)=>{const each=`${CALLABLE}\
2<${value},TKey,mixed>`;return[...taking("filter reject each through sortBy sortByDesc unique keyBy takeUntil takeWhile skipUntil skipWhile",each,"static"),...taking(
"first last sole",each,value),...taking("every some contains doesntContain sum avg average max min mapWithKeys",each,"mixed"),...taking("flatMap",each,COLLECTION),
...taking("groupBy",each,`${COLLECTION}<int,${self}<int,${value}>>`),...taking("partition",each,`${COLLECTION}<int,${self}<int,${value}>>`),`<U>map=(${CALLABLE}\
2<${value},TKey,U>)${COLLECTION}<TKey,U>;<U>reduce=(${CALLABLE}2<U,${value},U>)U`]};var asking=(model,again)=>{const query=`${ELOQUENT}.Builder<${model}>`;return[
...taking("where orWhere whereNot",`${CALLABLE}1<${query},mixed>`,again),...taking("when unless",`mixed,${CALLABLE}2<${query},mixed,mixed>`,again),...taking("wh\
ereHas orWhereHas whereDoesntHave withWhereHas",`mixed,${CALLABLE}1<${ELOQUENT}.Builder,mixed>`,again)]};var queries=again=>[[`each=(${CALLABLE}2<TModel,int,mix\
ed>)bool`,...taking("chunk chunkById",`int,${CALLABLE}2<${ELOQUENT}.Collection<int,TModel>,int,mixed>`,"bool")],asking("TModel",again),giving(QUERIES,again),giving(
ONE,"TModel"),giving(MANY,`${ELOQUENT}.Collection<int,TModel>`),giving("pluck",COLLECTION)];var LARAVEL_PACKAGE="packagist:laravel/framework";var LARAVEL_HELPERS="\
Illuminate.Support.Helpers";var HELPERS=[`<T>collect=(T[])${COLLECTION}<int,T>`,`<T>tap=(T,${CALLABLE}1<T,mixed>)T;<T>optional=(T,${CALLABLE}1<T,mixed>)T`,`<T,R\
>with=(T,${CALLABLE}1<T,R>)R;<T,R>transform=(T,${CALLABLE}1<T,R>)R`,`<R>once=(${CALLABLE}0<R>)R;<R>value=(${CALLABLE}0<R>)R;<R>rescue=(${CALLABLE}0<R>,mixed,mix\
ed)R`,`<R>retry=(mixed,${CALLABLE}1<int,R>,mixed,mixed)R`,"auth=()Illuminate.Contracts.Auth.Guard;request=()Illuminate.Http.Request","now()Illuminate.Support.Ca\
rbon;today()Illuminate.Support.Carbon;str()Illuminate.Support.Stringable"];var ROUTES="get post put patch delete options any match redirect view fallback";var OF_ROUTE="\
name middleware withoutMiddleware where whereNumber whereAlpha whereUuid whereIn prefix domain scopeBindings withTrashed missing can defaults";var LARAVEL_CLASSES=[
type(LARAVEL_HELPERS,HELPERS),type("Illuminate.Support.Facades.DB",[`<R>transaction=(${CALLABLE}0<R>,mixed)R`]),type("Illuminate.Support.Facades.Cache",[`<R>rem\
ember=(mixed,mixed,${CALLABLE}0<R>)R;<R>flexible=(mixed,mixed,${CALLABLE}0<R>)R`,`<R>rememberForever=(mixed,${CALLABLE}0<R>)R;<R>sear=(mixed,${CALLABLE}0<R>)R`]),
type("Illuminate.Support.Facades.Route",giving(ROUTES,"Illuminate.Routing.Route"),giving("resource apiResource","Illuminate.Routing.PendingResourceRegistration"),
giving("singleton apiSingleton","Illuminate.Routing.PendingSingletonResourceRegistration")),type("Illuminate.Routing.Route",giving(OF_ROUTE,"static")),type(`${ELOQUENT}\
.Model`,taking("chunk chunkById",`int,${CALLABLE}2<${ELOQUENT}.Collection<int,static>,int,mixed>`,"bool"),asking("static",`${ELOQUENT}.Builder<static>`),giving(
`query ${QUERIES}`,`${ELOQUENT}.Builder<static>`),giving(`${ONE} ${OF_MODELS}`,"static"),giving(MANY,`${ELOQUENT}.Collection<int,static>`)),type(`${USER}|${ELOQUENT}\
.Model`),type(`${ELOQUENT}.Relations.Pivot|${ELOQUENT}.Model`),type(`${ELOQUENT}.Relations.MorphPivot|${ELOQUENT}.Relations.Pivot`),type(`Illuminate.Notificatio\
ns.DatabaseNotification|${ELOQUENT}.Model`),...["Illuminate.Http.Request","Illuminate.Contracts.Auth.Guard","Illuminate.Support.Facades.Auth"].map(name=>type(name,
[`user=()${SIGNED_IN}`])),type("Illuminate.Foundation.Http.FormRequest|Illuminate.Http.Request"),type(`${ELOQUENT}.Builder<TModel>`,...queries("static")),...RELATIONS.
split(" ").map(name=>type(`${ELOQUENT}.Relations.${name}<TModel,TParent>`,...queries("static"),giving(PIVOTS,"static"),giving("save saveQuietly","TModel"))),type(
`${FACTORY}<TModel>`,giving(FACTORY_AGAIN,"static"),giving("createOne createOneQuietly makeOne newModel","TModel"),giving("create createQuietly make",`TModel|${ELOQUENT}\
.Collection<int,TModel>`),giving("createMany createManyQuietly makeMany",`${ELOQUENT}.Collection<int,TModel>`)),type(`${ELOQUENT}.Factories.HasFactory<TFactory>`,
["factory()TFactory"]),type("Illuminate.Foundation.Testing.TestCase",giving("get post put patch delete options head json call getJson postJson putJson patchJson\
 deleteJson optionsJson","Illuminate.Testing.TestResponse"),giving("actingAs be withHeader withHeaders withToken withCookie withCookies withSession withoutMiddl\
eware withMiddleware withoutExceptionHandling from followingRedirects","static")),type(`${COLLECTION}<TKey,TValue>|IteratorAggregate<TKey,TValue>|ArrayAccess<TK\
ey,TValue>`,handing(COLLECTION,"TValue"),giving(ITEM,"TValue"),giving(SAME,"static"),giving(WITHOUT_VALUES,COLLECTION),["$each:TValue","getIterator()Iterator<TK\
ey,TValue>"]),type(`${ELOQUENT}.Collection<TKey,TModel>|${COLLECTION}<TKey,TModel>`,handing(`${ELOQUENT}.Collection`,"TModel"),["$each:TModel"],giving(ITEM,"TMo\
del"),giving(SAME,"static"),giving(WITHOUT_VALUES,COLLECTION))].join("\n");var LISTENERS={named:{type:/(?:^|\.)Listeners\./,method:/^(?:handle|__invoke$)/},every:true};var JOB={own:"handle"};var inLaravel=(...names)=>names.map(name=>`I\
lluminate.${name}`);var BUS=inLaravel("Contracts.Bus.Dispatcher","Support.Facades.Bus","Foundation.Bus.DispatchesJobs");var JOBS={...JOB,owners:inLaravel("Found\
ation.Bus.Dispatchable"),sendsItself:true};var EVENTS=inLaravel("Contracts.Events.Dispatcher","Support.Facades.Event");var EVENT={...LISTENERS,owners:inLaravel(
"Foundation.Events.Dispatchable"),sendsItself:true};var DISPATCHES=new Map([["dispatch",[{...JOB,owners:[LARAVEL_PACKAGE]},{...JOB,owners:BUS},JOBS,{...LISTENERS,
owners:EVENTS},EVENT]],["dispatch_sync",[{...JOB,owners:[LARAVEL_PACKAGE]}]],["dispatchSync",[{...JOB,owners:BUS},JOBS]],["dispatchNow",[{...JOB,owners:BUS},JOBS]],
["dispatchAfterResponse",[JOBS]],["dispatchIf",[JOBS,EVENT]],["dispatchUnless",[JOBS,EVENT]],["event",[{...LISTENERS,owners:[LARAVEL_PACKAGE]}]]]);var isListener=namespace=>LISTENERS.
named.type.test(`${namespace}.`);var COLLECTIONS="Doctrine.Common.Collections";var COLLECTION2=`${COLLECTIONS}.Collection`;var REPOSITORY="Doctrine.ORM.EntityRepository";var SERVICE_REPOSITORY="\
Doctrine.Bundle.DoctrineBundle.Repository.ServiceEntityRepository";var giving2=(names,type3)=>names.split(" ").map(name=>`${name}()${type3}`).join(";");var type2=(head,...members)=>`${head}\

${members.join(";")}`;var OF_COLLECTION=[giving2("first last current next get remove","T"),giving2("slice matching",`${COLLECTION2}<TKey,T>`),giving2("toArray g\
etValues","T[]"),"getIterator()Iterator<TKey,T>",`filter=(${CALLABLE}2<T,TKey,bool>)${COLLECTION2}<TKey,T>;<U>map=(${CALLABLE}1<T,U>)${COLLECTION2}<TKey,U>`,`fi\
ndFirst=(${CALLABLE}2<TKey,T,bool>)T;partition=(${CALLABLE}2<TKey,T,bool>)${COLLECTION2}<TKey,T>[]`,`exists=(${CALLABLE}2<TKey,T,bool>)bool;forAll=(${CALLABLE}2\
<TKey,T,bool>)bool`];var OF_REPOSITORY=[giving2("find findOneBy","T"),giving2("findAll findBy","T[]"),giving2("matching",`${COLLECTION2}<int,T>`)];var PACKAGES=[
["doctrine/collections",[type2(`i ${COLLECTIONS}.ReadableCollection<TKey,T>|IteratorAggregate<TKey,T>`,...OF_COLLECTION),type2(`i ${COLLECTION2}<TKey,T>|Iterato\
rAggregate<TKey,T>|ArrayAccess<TKey,T>`,...OF_COLLECTION),type2(`c ${COLLECTIONS}.ArrayCollection<TKey,T>|${COLLECTION2}<TKey,T>`,...OF_COLLECTION),type2(`i ${COLLECTIONS}\
.Selectable<TKey,T>`,giving2("matching",`${COLLECTION2}<TKey,T>`))]],["doctrine/persistence",[type2("i Doctrine.Persistence.ObjectRepository<T>",...OF_REPOSITORY)]],
["doctrine/orm",[type2(`c ${REPOSITORY}<T>`,...OF_REPOSITORY),type2(`c Doctrine.ORM.PersistentCollection<TKey,T>|${COLLECTION2}<TKey,T>`,...OF_COLLECTION)]],["d\
octrine/doctrine-bundle",[type2(`c ${SERVICE_REPOSITORY}<T>|${REPOSITORY}<T>`,...OF_REPOSITORY)]]];function withDoctrine(types){for(const[name,table]of PACKAGES)
types.alsoPartly(table.join("\n"),`packagist:${name}`);return types}function pairRepository(x,supertypes,written){const at=supertypes.findIndex(type3=>/(?:^|\.)ServiceEntityRepository$/.
test(type3));if(at<0||fullName(x,supertypes[at])!==SERVICE_REPOSITORY)return;const entity=/parent::__construct\(\s*\$\w+\s*,\s*([\w\\]+)::class/.exec(written)?.[1];
if(entity!==void 0)supertypes[at]=`${supertypes[at]}<${dotted(entity,php(x).namespace)}>`}function calledFor(name,property2){const studly=name.replace(/(?:^|_)(\w)/g,(_,letter)=>letter.toUpperCase());if(!property2)return[`scope${studly}`];return[`get${studly}\
Attribute`,studly.charAt(0).toLowerCase()+studly.slice(1)]}function namesFor(method){const magic=/^scope([A-Z]\w*)$/.exec(method)?.[1]??/^get([A-Z]\w*)Attribute$/.
exec(method)?.[1];return[method,magic].flatMap(one=>one?[one,inWords(one)]:[])}var inWords=name=>name.replace(/(?<=[^_])(?=[A-Z])/g,"_");var NEWER_FUNCTIONS=["json_validate mb_str_pad str_increment str_decrement stream_context_set_options","array_all array_any array_find array_find_key bcceil bcd\
ivmod bcfloor bcround fpow grapheme_str_split http_clear_last_response_headers http_get_last_response_headers intltz_get_iana_id mb_lcfirst mb_ltrim mb_rtrim mb\
_trim mb_ucfirst pcntl_getcpu pcntl_getcpuaffinity pcntl_setcpuaffinity request_parse_body","array_first array_last curl_multi_get_handles curl_share_init_persi\
stent get_error_handler get_exception_handler grapheme_levenshtein locale_is_right_to_left opcache_is_script_cached_in_file_cache"].join(" ");var PHP_CLASSES=`c class-string<T>

i Traversable<TKey,TValue>

i IteratorAggregate<TKey,TValue>|Traversable<TKey,TValue>
getIterator()Iterator<TKey,TValue>
i Iterator<TKey,TValue>|Traversable<TKey,TValue>
current()TValue;next()mixed;key()TKey;valid()mixed;rewind()mixed
i Serializable
serialize()mixed;unserialize()mixed
i ArrayAccess<TKey,TValue>
offsetExists()mixed;offsetGet()TValue;offsetSet()mixed;offsetUnset()mixed
i Countable
count()mixed
i Stringable
__toString()mixed
i Throwable|Stringable
getMessage()mixed;getCode()mixed;getFile()mixed;getLine()mixed;getTrace()mixed;getPrevious()Throwable;getTraceAsString()mixed
i UnitEnum
cases()static[];$name:mixed
i BackedEnum|UnitEnum
from()static;tryFrom()static;$value:mixed
i DateTimeInterface
format()mixed;getTimezone()DateTimeZone;getOffset()mixed;getTimestamp()mixed;diff()DateInterval;__wakeup()mixed;__serialize()mixed;__unserialize()mixed;ATOM:mix\
ed;COOKIE:mixed;ISO8601:mixed;ISO8601_EXPANDED:mixed;RFC822:mixed;RFC850:mixed;RFC1036:mixed;RFC1123:mixed;RFC7231:mixed;RFC2822:mixed;RFC3339:mixed;RFC3339_EXT\
ENDED:mixed;RSS:mixed;W3C:mixed
i JsonSerializable
jsonSerialize()mixed
i Random.Engine
generate()mixed
i Random.CryptoSafeEngine|Random.Engine

i Reflector|Stringable

i RecursiveIterator|Iterator
hasChildren()mixed;getChildren()RecursiveIterator
i OuterIterator<TKey,TValue>|Iterator<TKey,TValue>
getInnerIterator()Iterator
i SeekableIterator<TKey,TValue>|Iterator<TKey,TValue>
seek()mixed
i SplObserver
update()mixed
i SplSubject
attach()mixed;detach()mixed;notify()mixed
i SessionHandlerInterface
open()mixed;close()mixed;read()mixed;write()mixed;destroy()mixed;gc()mixed
i SessionIdInterface
create_sid()mixed
i SessionUpdateTimestampHandlerInterface
validateId()mixed;updateTimestamp()mixed
i DOMParentNode
append()mixed;prepend()mixed
i DOMChildNode
remove()mixed;before()mixed;after()mixed;replaceWith()mixed
c InternalIterator|Iterator
current()mixed;key()mixed;next()mixed;valid()mixed;rewind()mixed
c Exception|Throwable
__construct()mixed;__wakeup()mixed;getMessage()mixed;getCode()mixed;getFile()mixed;getLine()mixed;getTrace()mixed;getPrevious()Throwable;getTraceAsString()mixed\
;__toString()mixed;$message:mixed;$code:mixed;$file:mixed;$line:mixed
c ErrorException|Exception
__construct()mixed;getSeverity()mixed;$severity:mixed
c Error|Throwable
__construct()mixed;__wakeup()mixed;getMessage()mixed;getCode()mixed;getFile()mixed;getLine()mixed;getTrace()mixed;getPrevious()Throwable;getTraceAsString()mixed\
;__toString()mixed;$message:mixed;$code:mixed;$file:mixed;$line:mixed
c CompileError|Error

c ParseError|CompileError

c TypeError|Error

c ArgumentCountError|TypeError

c ValueError|Error

c ArithmeticError|Error

c DivisionByZeroError|ArithmeticError

c UnhandledMatchError|Error

c Closure
bind()Closure;bindTo()Closure;call()mixed;fromCallable()Closure;__invoke()mixed
c Generator<TKey,TValue,TSend,TReturn>|Iterator<TKey,TValue>
rewind()mixed;valid()mixed;current()TValue;key()TKey;next()mixed;send()mixed;throw()mixed;getReturn()TValue
c ClosedGeneratorException|Exception

c WeakReference<T>
__construct()mixed;create()WeakReference;get()T
c WeakMap<TKey,TValue>|ArrayAccess<TKey,TValue>|Countable|IteratorAggregate<TKey,TValue>
offsetGet()TValue;offsetSet()mixed;offsetExists()mixed;offsetUnset()mixed;count()mixed;getIterator()Iterator<TKey,TValue>
c Attribute
__construct()mixed;$flags:mixed;TARGET_CLASS:mixed;TARGET_FUNCTION:mixed;TARGET_METHOD:mixed;TARGET_PROPERTY:mixed;TARGET_CLASS_CONSTANT:mixed;TARGET_PARAMETER:\
mixed;TARGET_ALL:mixed;IS_REPEATABLE:mixed
c ReturnTypeWillChange
__construct()mixed
c AllowDynamicProperties
__construct()mixed
c SensitiveParameter
__construct()mixed
c SensitiveParameterValue
__construct()mixed;getValue()mixed;__debugInfo()mixed
c Fiber
__construct()mixed;start()mixed;resume()mixed;throw()mixed;isStarted()mixed;isSuspended()mixed;isRunning()mixed;isTerminated()mixed;getReturn()mixed;getCurrent(\
)Fiber;suspend()mixed
c FiberError|Error
__construct()mixed
c stdClass

c DateTime|DateTimeInterface
__construct()mixed;__serialize()mixed;__unserialize()mixed;__wakeup()mixed;__set_state()DateTime;createFromImmutable()static;createFromInterface()DateTime;creat\
eFromFormat()DateTime;getLastErrors()mixed;format()mixed;modify()DateTime;add()DateTime;sub()DateTime;getTimezone()DateTimeZone;setTimezone()DateTime;getOffset(\
)mixed;setTime()DateTime;setDate()DateTime;setISODate()DateTime;setTimestamp()DateTime;getTimestamp()mixed;diff()DateInterval
c DateTimeImmutable|DateTimeInterface
__construct()mixed;__serialize()mixed;__unserialize()mixed;__wakeup()mixed;__set_state()DateTimeImmutable;createFromFormat()DateTimeImmutable;getLastErrors()mix\
ed;format()mixed;getTimezone()DateTimeZone;getOffset()mixed;getTimestamp()mixed;diff()DateInterval;modify()DateTimeImmutable;add()DateTimeImmutable;sub()DateTim\
eImmutable;setTimezone()DateTimeImmutable;setTime()DateTimeImmutable;setDate()DateTimeImmutable;setISODate()DateTimeImmutable;setTimestamp()DateTimeImmutable;cr\
eateFromMutable()static;createFromInterface()DateTimeImmutable
c DateTimeZone
__construct()mixed;getName()mixed;getOffset()mixed;getTransitions()mixed;getLocation()mixed;listAbbreviations()mixed;listIdentifiers()mixed;__serialize()mixed;_\
_unserialize()mixed;__wakeup()mixed;__set_state()DateTimeZone;AFRICA:mixed;AMERICA:mixed;ANTARCTICA:mixed;ARCTIC:mixed;ASIA:mixed;ATLANTIC:mixed;AUSTRALIA:mixed\
;EUROPE:mixed;INDIAN:mixed;PACIFIC:mixed;UTC:mixed;ALL:mixed;ALL_WITH_BC:mixed;PER_COUNTRY:mixed
c DateInterval
__construct()mixed;createFromDateString()DateInterval;format()mixed;__serialize()mixed;__unserialize()mixed;__wakeup()mixed;__set_state()DateInterval
c DatePeriod|IteratorAggregate
__construct()mixed;getStartDate()DateTimeInterface;getEndDate()DateTimeInterface;getDateInterval()DateInterval;getRecurrences()mixed;__serialize()mixed;__unseri\
alize()mixed;__wakeup()mixed;__set_state()DatePeriod;getIterator()Iterator;$start:DateTimeInterface;$current:DateTimeInterface;$end:DateTimeInterface;$interval:\
DateInterval;$recurrences:mixed;$include_start_date:mixed;$include_end_date:mixed;EXCLUDE_START_DATE:mixed;INCLUDE_END_DATE:mixed
c LibXMLError
$level:mixed;$code:mixed;$column:mixed;$message:mixed;$file:mixed;$line:mixed
c OpenSSLCertificate

c OpenSSLCertificateSigningRequest

c OpenSSLAsymmetricKey

c InflateContext

c DeflateContext

c HashContext
__serialize()mixed;__unserialize()mixed
c JsonException|Exception

c Random.RandomError|Error

c Random.BrokenRandomEngineError|Random.RandomError

c Random.RandomException|Exception

c Random.Engine.Mt19937|Random.Engine
__construct()mixed;generate()mixed;__serialize()mixed;__unserialize()mixed;__debugInfo()mixed
c Random.Engine.PcgOneseq128XslRr64|Random.Engine
__construct()mixed;generate()mixed;jump()mixed;__serialize()mixed;__unserialize()mixed;__debugInfo()mixed
c Random.Engine.Xoshiro256StarStar|Random.Engine
__construct()mixed;generate()mixed;jump()mixed;jumpLong()mixed;__serialize()mixed;__unserialize()mixed;__debugInfo()mixed
c Random.Engine.Secure|Random.CryptoSafeEngine
generate()mixed
c Random.Randomizer
__construct()mixed;nextInt()mixed;getInt()mixed;getBytes()mixed;shuffleArray()mixed;shuffleBytes()mixed;pickArrayKeys()mixed;__serialize()mixed;__unserialize()m\
ixed;$engine:Random.Engine
c ReflectionException|Exception

c Reflection
getModifierNames()mixed
c ReflectionFunctionAbstract|Reflector
inNamespace()mixed;isClosure()mixed;isDeprecated()mixed;isInternal()mixed;isUserDefined()mixed;isGenerator()mixed;isVariadic()mixed;isStatic()mixed;getClosureTh\
is()mixed;getClosureScopeClass()ReflectionClass;getClosureCalledClass()ReflectionClass;getClosureUsedVariables()mixed;getDocComment()mixed;getEndLine()mixed;get\
Extension()ReflectionExtension;getExtensionName()mixed;getFileName()mixed;getName()mixed;getNamespaceName()mixed;getNumberOfParameters()mixed;getNumberOfRequire\
dParameters()mixed;getParameters()mixed;getShortName()mixed;getStartLine()mixed;getStaticVariables()mixed;returnsReference()mixed;hasReturnType()mixed;getReturn\
Type()ReflectionType;hasTentativeReturnType()mixed;getTentativeReturnType()ReflectionType;<T>getAttributes=(class-string<T>)ReflectionAttribute<T>[];$name:mixed\

c ReflectionFunction|ReflectionFunctionAbstract
__construct()mixed;__toString()mixed;isAnonymous()mixed;isDisabled()mixed;invoke()mixed;invokeArgs()mixed;getClosure()Closure;IS_DEPRECATED:mixed
c ReflectionGenerator
__construct()mixed;getExecutingLine()mixed;getExecutingFile()mixed;getTrace()mixed;getFunction()ReflectionFunctionAbstract;getThis()mixed;getExecutingGenerator(\
)Generator
c ReflectionParameter|Reflector
__construct()mixed;__toString()mixed;getName()mixed;isPassedByReference()mixed;canBePassedByValue()mixed;getDeclaringFunction()ReflectionFunctionAbstract;getDec\
laringClass()ReflectionClass;getClass()ReflectionClass;hasType()mixed;getType()ReflectionType;isArray()mixed;isCallable()mixed;allowsNull()mixed;getPosition()mi\
xed;isOptional()mixed;isDefaultValueAvailable()mixed;getDefaultValue()mixed;isDefaultValueConstant()mixed;getDefaultValueConstantName()mixed;isVariadic()mixed;i\
sPromoted()mixed;<T>getAttributes=(class-string<T>)ReflectionAttribute<T>[];$name:mixed
c ReflectionType|Stringable
allowsNull()mixed;__toString()mixed
c ReflectionNamedType|ReflectionType
getName()mixed;isBuiltin()mixed
c ReflectionUnionType|ReflectionType
getTypes()mixed
c ReflectionIntersectionType|ReflectionType
getTypes()mixed
c ReflectionMethod|ReflectionFunctionAbstract
__construct()mixed;__toString()mixed;isPublic()mixed;isPrivate()mixed;isProtected()mixed;isAbstract()mixed;isFinal()mixed;isConstructor()mixed;isDestructor()mix\
ed;getClosure()Closure;getModifiers()mixed;invoke()mixed;invokeArgs()mixed;getDeclaringClass()ReflectionClass;getPrototype()ReflectionMethod;hasPrototype()mixed\
;setAccessible()mixed;$class:mixed;IS_STATIC:mixed;IS_PUBLIC:mixed;IS_PROTECTED:mixed;IS_PRIVATE:mixed;IS_ABSTRACT:mixed;IS_FINAL:mixed
c ReflectionClass|Reflector
__construct()mixed;__toString()mixed;getName()mixed;isInternal()mixed;isUserDefined()mixed;isAnonymous()mixed;isInstantiable()mixed;isCloneable()mixed;getFileNa\
me()mixed;getStartLine()mixed;getEndLine()mixed;getDocComment()mixed;getConstructor()ReflectionMethod;hasMethod()mixed;getMethod()ReflectionMethod;getMethods()m\
ixed;hasProperty()mixed;getProperty()ReflectionProperty;getProperties()mixed;hasConstant()mixed;getConstants()mixed;getReflectionConstants()mixed;getConstant()m\
ixed;getReflectionConstant()ReflectionClassConstant;getInterfaces()mixed;getInterfaceNames()mixed;isInterface()mixed;getTraits()mixed;getTraitNames()mixed;getTr\
aitAliases()mixed;isTrait()mixed;isEnum()mixed;isAbstract()mixed;isFinal()mixed;isReadOnly()mixed;getModifiers()mixed;isInstance()mixed;newInstance()mixed;newIn\
stanceWithoutConstructor()mixed;newInstanceArgs()mixed;getParentClass()ReflectionClass;isSubclassOf()mixed;getStaticProperties()mixed;getStaticPropertyValue()mi\
xed;setStaticPropertyValue()mixed;getDefaultProperties()mixed;isIterable()mixed;isIterateable()mixed;implementsInterface()mixed;getExtension()ReflectionExtensio\
n;getExtensionName()mixed;inNamespace()mixed;getNamespaceName()mixed;getShortName()mixed;<T>getAttributes=(class-string<T>)ReflectionAttribute<T>[];$name:mixed;\
IS_IMPLICIT_ABSTRACT:mixed;IS_EXPLICIT_ABSTRACT:mixed;IS_FINAL:mixed;IS_READONLY:mixed
c ReflectionObject|ReflectionClass
__construct()mixed
c ReflectionProperty|Reflector
__construct()mixed;__toString()mixed;getName()mixed;getValue()mixed;setValue()mixed;isInitialized()mixed;isPublic()mixed;isPrivate()mixed;isProtected()mixed;isS\
tatic()mixed;isReadOnly()mixed;isDefault()mixed;isPromoted()mixed;getModifiers()mixed;getDeclaringClass()ReflectionClass;getDocComment()mixed;setAccessible()mix\
ed;getType()ReflectionType;hasType()mixed;hasDefaultValue()mixed;getDefaultValue()mixed;<T>getAttributes=(class-string<T>)ReflectionAttribute<T>[];$name:mixed;$\
class:mixed;IS_STATIC:mixed;IS_READONLY:mixed;IS_PUBLIC:mixed;IS_PROTECTED:mixed;IS_PRIVATE:mixed
c ReflectionClassConstant|Reflector
__construct()mixed;__toString()mixed;getName()mixed;getValue()mixed;isPublic()mixed;isPrivate()mixed;isProtected()mixed;isFinal()mixed;getModifiers()mixed;getDe\
claringClass()ReflectionClass;getDocComment()mixed;<T>getAttributes=(class-string<T>)ReflectionAttribute<T>[];isEnumCase()mixed;$name:mixed;$class:mixed;IS_PUBL\
IC:mixed;IS_PROTECTED:mixed;IS_PRIVATE:mixed;IS_FINAL:mixed
c ReflectionExtension|Reflector
__construct()mixed;__toString()mixed;getName()mixed;getVersion()mixed;getFunctions()mixed;getConstants()mixed;getINIEntries()mixed;getClasses()mixed;getClassNam\
es()mixed;getDependencies()mixed;info()mixed;isPersistent()mixed;isTemporary()mixed;$name:mixed
c ReflectionZendExtension|Reflector
__construct()mixed;__toString()mixed;getName()mixed;getVersion()mixed;getAuthor()mixed;getURL()mixed;getCopyright()mixed;$name:mixed
c ReflectionReference
fromArrayElement()ReflectionReference;getId()mixed
c ReflectionAttribute<T>|Reflector
getName()mixed;getTarget()mixed;isRepeated()mixed;getArguments()mixed;newInstance()T;__toString()mixed;IS_INSTANCEOF:mixed
c ReflectionEnum|ReflectionClass
__construct()mixed;hasCase()mixed;getCase()ReflectionEnumUnitCase;getCases()mixed;isBacked()mixed;getBackingType()ReflectionNamedType
c ReflectionEnumUnitCase|ReflectionClassConstant
__construct()mixed;getEnum()ReflectionEnum;getValue()UnitEnum
c ReflectionEnumBackedCase|ReflectionEnumUnitCase
__construct()mixed;getBackingValue()mixed
c ReflectionFiber
__construct()mixed;getFiber()Fiber;getExecutingFile()mixed;getExecutingLine()mixed;getCallable()mixed;getTrace()mixed
c LogicException|Exception

c BadFunctionCallException|LogicException

c BadMethodCallException|BadFunctionCallException

c DomainException|LogicException

c InvalidArgumentException|LogicException

c LengthException|LogicException

c OutOfRangeException|LogicException

c RuntimeException|Exception

c OutOfBoundsException|RuntimeException

c OverflowException|RuntimeException

c RangeException|RuntimeException

c UnderflowException|RuntimeException

c UnexpectedValueException|RuntimeException

c RecursiveIteratorIterator|OuterIterator
__construct()mixed;rewind()mixed;valid()mixed;key()mixed;current()mixed;next()mixed;getDepth()mixed;getSubIterator()RecursiveIterator;getInnerIterator()Recursiv\
eIterator;beginIteration()mixed;endIteration()mixed;callHasChildren()mixed;callGetChildren()RecursiveIterator;beginChildren()mixed;endChildren()mixed;nextElemen\
t()mixed;setMaxDepth()mixed;getMaxDepth()mixed;LEAVES_ONLY:mixed;SELF_FIRST:mixed;CHILD_FIRST:mixed;CATCH_GET_CHILD:mixed
c IteratorIterator<TKey,TValue>|OuterIterator<TKey,TValue>
__construct()mixed;getInnerIterator()Iterator;rewind()mixed;valid()mixed;key()TKey;current()TValue;next()mixed
c FilterIterator|IteratorIterator
accept()mixed;__construct()mixed;rewind()mixed;next()mixed
c RecursiveFilterIterator|FilterIterator|RecursiveIterator
__construct()mixed;hasChildren()mixed;getChildren()RecursiveFilterIterator
c CallbackFilterIterator|FilterIterator
__construct()mixed;accept()mixed
c RecursiveCallbackFilterIterator|CallbackFilterIterator|RecursiveIterator
__construct()mixed;hasChildren()mixed;getChildren()RecursiveCallbackFilterIterator
c ParentIterator|RecursiveFilterIterator
__construct()mixed;accept()mixed
c LimitIterator|IteratorIterator
__construct()mixed;rewind()mixed;valid()mixed;next()mixed;seek()mixed;getPosition()mixed
c CachingIterator|IteratorIterator|Stringable|ArrayAccess|Countable
__construct()mixed;rewind()mixed;valid()mixed;next()mixed;hasNext()mixed;__toString()mixed;getFlags()mixed;setFlags()mixed;offsetGet()mixed;offsetSet()mixed;off\
setUnset()mixed;offsetExists()mixed;getCache()mixed;count()mixed;CALL_TOSTRING:mixed;CATCH_GET_CHILD:mixed;TOSTRING_USE_KEY:mixed;TOSTRING_USE_CURRENT:mixed;TOS\
TRING_USE_INNER:mixed;FULL_CACHE:mixed
c RecursiveCachingIterator|CachingIterator|RecursiveIterator
__construct()mixed;hasChildren()mixed;getChildren()RecursiveCachingIterator
c NoRewindIterator|IteratorIterator
__construct()mixed;rewind()mixed;valid()mixed;key()mixed;current()mixed;next()mixed
c AppendIterator|IteratorIterator
__construct()mixed;append()mixed;rewind()mixed;valid()mixed;current()mixed;next()mixed;getIteratorIndex()mixed;getArrayIterator()ArrayIterator
c InfiniteIterator|IteratorIterator
__construct()mixed;next()mixed
c RegexIterator|FilterIterator
__construct()mixed;accept()mixed;getMode()mixed;setMode()mixed;getFlags()mixed;setFlags()mixed;getRegex()mixed;getPregFlags()mixed;setPregFlags()mixed;$replacem\
ent:mixed;USE_KEY:mixed;INVERT_MATCH:mixed;MATCH:mixed;GET_MATCH:mixed;ALL_MATCHES:mixed;SPLIT:mixed;REPLACE:mixed
c RecursiveRegexIterator|RegexIterator|RecursiveIterator
__construct()mixed;accept()mixed;hasChildren()mixed;getChildren()RecursiveRegexIterator
c EmptyIterator|Iterator
current()mixed;next()mixed;key()mixed;valid()mixed;rewind()mixed
c RecursiveTreeIterator|RecursiveIteratorIterator
__construct()mixed;key()mixed;current()mixed;getPrefix()mixed;setPostfix()mixed;setPrefixPart()mixed;getEntry()mixed;getPostfix()mixed;BYPASS_CURRENT:mixed;BYPA\
SS_KEY:mixed;PREFIX_LEFT:mixed;PREFIX_MID_HAS_NEXT:mixed;PREFIX_MID_LAST:mixed;PREFIX_END_HAS_NEXT:mixed;PREFIX_END_LAST:mixed;PREFIX_RIGHT:mixed
c ArrayObject<TKey,TValue>|IteratorAggregate<TKey,TValue>|ArrayAccess<TKey,TValue>|Serializable|Countable
__construct()mixed;offsetExists()mixed;offsetGet()TValue;offsetSet()mixed;offsetUnset()mixed;append()mixed;getArrayCopy()mixed;count()mixed;getFlags()mixed;setF\
lags()mixed;asort()mixed;ksort()mixed;uasort()mixed;uksort()mixed;natsort()mixed;natcasesort()mixed;unserialize()mixed;serialize()mixed;__serialize()mixed;__uns\
erialize()mixed;getIterator()Iterator<TKey,TValue>;exchangeArray()mixed;setIteratorClass()mixed;getIteratorClass()mixed;__debugInfo()mixed;STD_PROP_LIST:mixed;A\
RRAY_AS_PROPS:mixed
c ArrayIterator<TKey,TValue>|SeekableIterator<TKey,TValue>|ArrayAccess<TKey,TValue>|Serializable|Countable
__construct()mixed;offsetExists()mixed;offsetGet()TValue;offsetSet()mixed;offsetUnset()mixed;append()mixed;getArrayCopy()mixed;count()mixed;getFlags()mixed;setF\
lags()mixed;asort()mixed;ksort()mixed;uasort()mixed;uksort()mixed;natsort()mixed;natcasesort()mixed;unserialize()mixed;serialize()mixed;__serialize()mixed;__uns\
erialize()mixed;rewind()mixed;current()TValue;key()TKey;next()mixed;valid()mixed;seek()mixed;__debugInfo()mixed;STD_PROP_LIST:mixed;ARRAY_AS_PROPS:mixed
c RecursiveArrayIterator|ArrayIterator|RecursiveIterator
hasChildren()mixed;getChildren()RecursiveArrayIterator;CHILD_ARRAYS_ONLY:mixed
c SplFileInfo|Stringable
__construct()mixed;getPath()mixed;getFilename()mixed;getExtension()mixed;getBasename()mixed;getPathname()mixed;getPerms()mixed;getInode()mixed;getSize()mixed;ge\
tOwner()mixed;getGroup()mixed;getATime()mixed;getMTime()mixed;getCTime()mixed;getType()mixed;isWritable()mixed;isReadable()mixed;isExecutable()mixed;isFile()mix\
ed;isDir()mixed;isLink()mixed;getLinkTarget()mixed;getRealPath()mixed;getFileInfo()SplFileInfo;getPathInfo()SplFileInfo;openFile()SplFileObject;setFileClass()mi\
xed;setInfoClass()mixed;__toString()mixed;__debugInfo()mixed;_bad_state_ex()mixed
c DirectoryIterator|SplFileInfo|SeekableIterator
__construct()mixed;getFilename()mixed;getExtension()mixed;getBasename()mixed;isDot()mixed;rewind()mixed;valid()mixed;key()mixed;current()mixed;next()mixed;seek(\
)mixed;__toString()mixed
c FilesystemIterator|DirectoryIterator
__construct()mixed;rewind()mixed;key()mixed;current()SplFileInfo;getFlags()mixed;setFlags()mixed;CURRENT_MODE_MASK:mixed;CURRENT_AS_PATHNAME:mixed;CURRENT_AS_FI\
LEINFO:mixed;CURRENT_AS_SELF:mixed;KEY_MODE_MASK:mixed;KEY_AS_PATHNAME:mixed;FOLLOW_SYMLINKS:mixed;KEY_AS_FILENAME:mixed;NEW_CURRENT_AND_KEY:mixed;OTHER_MODE_MA\
SK:mixed;SKIP_DOTS:mixed;UNIX_PATHS:mixed
c RecursiveDirectoryIterator|FilesystemIterator|RecursiveIterator
__construct()mixed;hasChildren()mixed;getChildren()RecursiveDirectoryIterator;getSubPath()mixed;getSubPathname()mixed
c GlobIterator|FilesystemIterator|Countable
__construct()mixed;count()mixed
c SplFileObject|SplFileInfo|RecursiveIterator|SeekableIterator
__construct()mixed;rewind()mixed;eof()mixed;valid()mixed;fgets()mixed;fread()mixed;fgetcsv()mixed;fputcsv()mixed;setCsvControl()mixed;getCsvControl()mixed;flock\
()mixed;fflush()mixed;ftell()mixed;fseek()mixed;fgetc()mixed;fpassthru()mixed;fscanf()mixed;fwrite()mixed;fstat()mixed;ftruncate()mixed;current()mixed;key()mixe\
d;next()mixed;setFlags()mixed;getFlags()mixed;setMaxLineLen()mixed;getMaxLineLen()mixed;hasChildren()mixed;getChildren()mixed;seek()mixed;getCurrentLine()mixed;\
__toString()mixed;DROP_NEW_LINE:mixed;READ_AHEAD:mixed;SKIP_EMPTY:mixed;READ_CSV:mixed
c SplTempFileObject|SplFileObject
__construct()mixed
c SplDoublyLinkedList<TValue>|Iterator<mixed,TValue>|Countable|ArrayAccess<mixed,TValue>|Serializable
add()mixed;pop()TValue;shift()TValue;push()mixed;unshift()mixed;top()TValue;bottom()TValue;__debugInfo()mixed;count()mixed;isEmpty()mixed;setIteratorMode()mixed\
;getIteratorMode()mixed;offsetExists()mixed;offsetGet()TValue;offsetSet()mixed;offsetUnset()mixed;rewind()mixed;current()TValue;key()mixed;prev()mixed;next()mix\
ed;valid()mixed;unserialize()mixed;serialize()mixed;__serialize()mixed;__unserialize()mixed;IT_MODE_LIFO:mixed;IT_MODE_FIFO:mixed;IT_MODE_DELETE:mixed;IT_MODE_K\
EEP:mixed
c SplQueue<TValue>|SplDoublyLinkedList<TValue>
enqueue()mixed;dequeue()TValue
c SplStack<TValue>|SplDoublyLinkedList<TValue>

c SplHeap<TValue>|Iterator<mixed,TValue>|Countable
extract()TValue;insert()mixed;top()TValue;count()mixed;isEmpty()mixed;rewind()mixed;current()TValue;key()mixed;next()mixed;valid()mixed;recoverFromCorruption()m\
ixed;compare()mixed;isCorrupted()mixed;__debugInfo()mixed
c SplMinHeap<TValue>|SplHeap<TValue>
compare()mixed
c SplMaxHeap<TValue>|SplHeap<TValue>
compare()mixed
c SplPriorityQueue<TPriority,TValue>|Iterator<mixed,TValue>|Countable
compare()mixed;insert()mixed;setExtractFlags()mixed;top()TValue;extract()TValue;count()mixed;isEmpty()mixed;rewind()mixed;current()TValue;key()mixed;next()mixed\
;valid()mixed;recoverFromCorruption()mixed;isCorrupted()mixed;getExtractFlags()mixed;__debugInfo()mixed;EXTR_BOTH:mixed;EXTR_PRIORITY:mixed;EXTR_DATA:mixed
c SplFixedArray<TValue>|IteratorAggregate<mixed,TValue>|ArrayAccess<mixed,TValue>|Countable|JsonSerializable
__construct()mixed;__wakeup()mixed;__serialize()mixed;__unserialize()mixed;count()mixed;toArray()mixed;fromArray()SplFixedArray;getSize()mixed;setSize()mixed;of\
fsetExists()mixed;offsetGet()TValue;offsetSet()mixed;offsetUnset()mixed;getIterator()Iterator<mixed,TValue>;jsonSerialize()mixed
c SplObjectStorage<TObject,TData>|Countable|Iterator<mixed,TObject>|Serializable|ArrayAccess<TObject,TData>
attach()mixed;detach()mixed;contains()mixed;addAll()mixed;removeAll()mixed;removeAllExcept()mixed;getInfo()TData;setInfo()mixed;count()mixed;rewind()mixed;valid\
()mixed;key()mixed;current()TObject;next()mixed;unserialize()mixed;serialize()mixed;offsetExists()mixed;offsetGet()TData;offsetSet()mixed;offsetUnset()mixed;get\
Hash()mixed;__serialize()mixed;__unserialize()mixed;__debugInfo()mixed
c MultipleIterator|Iterator
__construct()mixed;getFlags()mixed;setFlags()mixed;attachIterator()mixed;detachIterator()mixed;containsIterator()mixed;countIterators()mixed;rewind()mixed;valid\
()mixed;key()mixed;current()mixed;next()mixed;__debugInfo()mixed;MIT_NEED_ANY:mixed;MIT_NEED_ALL:mixed;MIT_KEYS_NUMERIC:mixed;MIT_KEYS_ASSOC:mixed
c SessionHandler|SessionHandlerInterface|SessionIdInterface
open()mixed;close()mixed;read()mixed;write()mixed;destroy()mixed;gc()mixed;create_sid()mixed
c __PHP_Incomplete_Class

c AssertionError|Error

c php_user_filter
filter()mixed;onCreate()mixed;onClose()mixed;$filtername:mixed;$params:mixed;$stream:mixed
c Directory
close()mixed;rewind()mixed;read()mixed;$path:mixed;$handle:mixed
c SodiumException|Exception

c PDOException|RuntimeException
$code:mixed;$errorInfo:mixed
c PDO
__construct()mixed;beginTransaction()mixed;commit()mixed;errorCode()mixed;errorInfo()mixed;exec()mixed;getAttribute()mixed;getAvailableDrivers()mixed;inTransact\
ion()mixed;lastInsertId()mixed;prepare()PDOStatement;query()PDOStatement;quote()mixed;rollBack()mixed;setAttribute()mixed;PARAM_NULL:mixed;PARAM_BOOL:mixed;PARA\
M_INT:mixed;PARAM_STR:mixed;PARAM_LOB:mixed;PARAM_STMT:mixed;PARAM_INPUT_OUTPUT:mixed;PARAM_STR_NATL:mixed;PARAM_STR_CHAR:mixed;PARAM_EVT_ALLOC:mixed;PARAM_EVT_\
FREE:mixed;PARAM_EVT_EXEC_PRE:mixed;PARAM_EVT_EXEC_POST:mixed;PARAM_EVT_FETCH_PRE:mixed;PARAM_EVT_FETCH_POST:mixed;PARAM_EVT_NORMALIZE:mixed;FETCH_DEFAULT:mixed\
;FETCH_LAZY:mixed;FETCH_ASSOC:mixed;FETCH_NUM:mixed;FETCH_BOTH:mixed;FETCH_OBJ:mixed;FETCH_BOUND:mixed;FETCH_COLUMN:mixed;FETCH_CLASS:mixed;FETCH_INTO:mixed;FET\
CH_FUNC:mixed;FETCH_GROUP:mixed;FETCH_UNIQUE:mixed;FETCH_KEY_PAIR:mixed;FETCH_CLASSTYPE:mixed;FETCH_SERIALIZE:mixed;FETCH_PROPS_LATE:mixed;FETCH_NAMED:mixed;ATT\
R_AUTOCOMMIT:mixed;ATTR_PREFETCH:mixed;ATTR_TIMEOUT:mixed;ATTR_ERRMODE:mixed;ATTR_SERVER_VERSION:mixed;ATTR_CLIENT_VERSION:mixed;ATTR_SERVER_INFO:mixed;ATTR_CON\
NECTION_STATUS:mixed;ATTR_CASE:mixed;ATTR_CURSOR_NAME:mixed;ATTR_CURSOR:mixed;ATTR_ORACLE_NULLS:mixed;ATTR_PERSISTENT:mixed;ATTR_STATEMENT_CLASS:mixed;ATTR_FETC\
H_TABLE_NAMES:mixed;ATTR_FETCH_CATALOG_NAMES:mixed;ATTR_DRIVER_NAME:mixed;ATTR_STRINGIFY_FETCHES:mixed;ATTR_MAX_COLUMN_LEN:mixed;ATTR_EMULATE_PREPARES:mixed;ATT\
R_DEFAULT_FETCH_MODE:mixed;ATTR_DEFAULT_STR_PARAM:mixed;ERRMODE_SILENT:mixed;ERRMODE_WARNING:mixed;ERRMODE_EXCEPTION:mixed;CASE_NATURAL:mixed;CASE_LOWER:mixed;C\
ASE_UPPER:mixed;NULL_NATURAL:mixed;NULL_EMPTY_STRING:mixed;NULL_TO_STRING:mixed;ERR_NONE:mixed;FETCH_ORI_NEXT:mixed;FETCH_ORI_PRIOR:mixed;FETCH_ORI_FIRST:mixed;\
FETCH_ORI_LAST:mixed;FETCH_ORI_ABS:mixed;FETCH_ORI_REL:mixed;CURSOR_FWDONLY:mixed;CURSOR_SCROLL:mixed;SQLITE_DETERMINISTIC:mixed;SQLITE_ATTR_OPEN_FLAGS:mixed;SQ\
LITE_OPEN_READONLY:mixed;SQLITE_OPEN_READWRITE:mixed;SQLITE_OPEN_CREATE:mixed;SQLITE_ATTR_READONLY_STATEMENT:mixed;SQLITE_ATTR_EXTENDED_RESULT_CODES:mixed
c PDOStatement|IteratorAggregate
bindColumn()mixed;bindParam()mixed;bindValue()mixed;closeCursor()mixed;columnCount()mixed;debugDumpParams()mixed;errorCode()mixed;errorInfo()mixed;execute()mixe\
d;fetch()mixed;fetchAll()mixed;fetchColumn()mixed;fetchObject()mixed;getAttribute()mixed;getColumnMeta()mixed;nextRowset()mixed;rowCount()mixed;setAttribute()mi\
xed;setFetchMode()mixed;getIterator()Iterator;$queryString:mixed
c PDORow
$queryString:mixed
c XMLParser

c CurlHandle

c CurlMultiHandle

c CurlShareHandle

c CURLFile
__construct()mixed;getFilename()mixed;getMimeType()mixed;getPostFilename()mixed;setMimeType()mixed;setPostFilename()mixed;$name:mixed;$mime:mixed;$postname:mixe\
d
c CURLStringFile
__construct()mixed;$data:mixed;$postname:mixed;$mime:mixed
c DOMException|Exception
$code:mixed
c DOMImplementation
getFeature()mixed;hasFeature()mixed;createDocumentType()mixed;createDocument()mixed
c DOMNode
__sleep()mixed;__wakeup()mixed;appendChild()mixed;C14N()mixed;C14NFile()mixed;cloneNode()mixed;getLineNo()mixed;getNodePath()mixed;hasAttributes()mixed;hasChild\
Nodes()mixed;insertBefore()mixed;isDefaultNamespace()mixed;isSameNode()mixed;isSupported()mixed;lookupNamespaceURI()mixed;lookupPrefix()mixed;normalize()mixed;r\
emoveChild()mixed;replaceChild()mixed;$nodeName:mixed;$nodeValue:mixed;$nodeType:mixed;$parentNode:DOMNode;$childNodes:DOMNodeList;$firstChild:DOMNode;$lastChil\
d:DOMNode;$previousSibling:DOMNode;$nextSibling:DOMNode;$attributes:DOMNamedNodeMap;$ownerDocument:DOMDocument;$namespaceURI:mixed;$prefix:mixed;$localName:mixe\
d;$baseURI:mixed;$textContent:mixed
c DOMNameSpaceNode
__sleep()mixed;__wakeup()mixed;$nodeName:mixed;$nodeValue:mixed;$nodeType:mixed;$prefix:mixed;$localName:mixed;$namespaceURI:mixed;$ownerDocument:DOMDocument;$p\
arentNode:DOMNode
c DOMDocumentFragment|DOMNode|DOMParentNode
__construct()mixed;appendXML()mixed;append()mixed;prepend()mixed;$firstElementChild:DOMElement;$lastElementChild:DOMElement;$childElementCount:mixed
c DOMDocument|DOMNode|DOMParentNode
__construct()mixed;createAttribute()mixed;createAttributeNS()mixed;createCDATASection()mixed;createComment()DOMComment;createDocumentFragment()DOMDocumentFragme\
nt;createElement()mixed;createElementNS()mixed;createEntityReference()mixed;createProcessingInstruction()mixed;createTextNode()DOMText;getElementById()DOMElemen\
t;getElementsByTagName()DOMNodeList;getElementsByTagNameNS()DOMNodeList;importNode()mixed;load()mixed;loadXML()mixed;normalizeDocument()mixed;registerNodeClass(\
)mixed;save()mixed;loadHTML()mixed;loadHTMLFile()mixed;saveHTML()mixed;saveHTMLFile()mixed;saveXML()mixed;schemaValidate()mixed;schemaValidateSource()mixed;rela\
xNGValidate()mixed;relaxNGValidateSource()mixed;validate()mixed;xinclude()mixed;adoptNode()mixed;append()mixed;prepend()mixed;$doctype:DOMDocumentType;$implemen\
tation:DOMImplementation;$documentElement:DOMElement;$actualEncoding:mixed;$encoding:mixed;$xmlEncoding:mixed;$standalone:mixed;$xmlStandalone:mixed;$version:mi\
xed;$xmlVersion:mixed;$strictErrorChecking:mixed;$documentURI:mixed;$config:mixed;$formatOutput:mixed;$validateOnParse:mixed;$resolveExternals:mixed;$preserveWh\
iteSpace:mixed;$recover:mixed;$substituteEntities:mixed;$firstElementChild:DOMElement;$lastElementChild:DOMElement;$childElementCount:mixed
c DOMNodeList|IteratorAggregate|Countable
count()mixed;getIterator()Iterator;item()mixed;$length:mixed
c DOMNamedNodeMap|IteratorAggregate|Countable
getNamedItem()DOMNode;getNamedItemNS()DOMNode;item()DOMNode;count()mixed;getIterator()Iterator;$length:mixed
c DOMCharacterData|DOMNode|DOMChildNode
appendData()mixed;substringData()mixed;insertData()mixed;deleteData()mixed;replaceData()mixed;replaceWith()mixed;remove()mixed;before()mixed;after()mixed;$data:\
mixed;$length:mixed;$previousElementSibling:DOMElement;$nextElementSibling:DOMElement
c DOMAttr|DOMNode
__construct()mixed;isId()mixed;$name:mixed;$specified:mixed;$value:mixed;$ownerElement:DOMElement;$schemaTypeInfo:mixed
c DOMElement|DOMNode|DOMParentNode|DOMChildNode
__construct()mixed;getAttribute()mixed;getAttributeNS()mixed;getAttributeNode()mixed;getAttributeNodeNS()mixed;getElementsByTagName()DOMNodeList;getElementsByTa\
gNameNS()DOMNodeList;hasAttribute()mixed;hasAttributeNS()mixed;removeAttribute()mixed;removeAttributeNS()mixed;removeAttributeNode()mixed;setAttribute()mixed;se\
tAttributeNS()mixed;setAttributeNode()mixed;setAttributeNodeNS()mixed;setIdAttribute()mixed;setIdAttributeNS()mixed;setIdAttributeNode()mixed;remove()mixed;befo\
re()mixed;after()mixed;replaceWith()mixed;append()mixed;prepend()mixed;$tagName:mixed;$schemaTypeInfo:mixed;$firstElementChild:DOMElement;$lastElementChild:DOME\
lement;$childElementCount:mixed;$previousElementSibling:DOMElement;$nextElementSibling:DOMElement
c DOMText|DOMCharacterData
__construct()mixed;isWhitespaceInElementContent()mixed;isElementContentWhitespace()mixed;splitText()mixed;$wholeText:mixed
c DOMComment|DOMCharacterData
__construct()mixed
c DOMCdataSection|DOMText
__construct()mixed
c DOMDocumentType|DOMNode
$name:mixed;$entities:DOMNamedNodeMap;$notations:DOMNamedNodeMap;$publicId:mixed;$systemId:mixed;$internalSubset:mixed
c DOMNotation|DOMNode
$publicId:mixed;$systemId:mixed
c DOMEntity|DOMNode
$publicId:mixed;$systemId:mixed;$notationName:mixed;$actualEncoding:mixed;$encoding:mixed;$version:mixed
c DOMEntityReference|DOMNode
__construct()mixed
c DOMProcessingInstruction|DOMNode
__construct()mixed;$target:mixed;$data:mixed
c DOMXPath
__construct()mixed;evaluate()mixed;query()mixed;registerNamespace()mixed;registerPhpFunctions()mixed;$document:DOMDocument;$registerNodeNamespaces:mixed
c FFI.Exception|Error

c FFI.ParserException|FFI.Exception

c FFI
cdef()FFI;load()FFI;scope()FFI;new()FFI.CData;free()mixed;cast()FFI.CData;type()FFI.CType;typeof()FFI.CType;arrayType()FFI.CType;addr()FFI.CData;sizeof()mixed;a\
lignof()mixed;memcpy()mixed;memcmp()mixed;memset()mixed;string()mixed;isNull()mixed;__BIGGEST_ALIGNMENT__:mixed
c FFI.CData

c FFI.CType
getName()mixed;getKind()mixed;getSize()mixed;getAlignment()mixed;getAttributes()mixed;getEnumKind()mixed;getArrayElementType()FFI.CType;getArrayLength()mixed;ge\
tPointerType()FFI.CType;getStructFieldNames()mixed;getStructFieldOffset()mixed;getStructFieldType()FFI.CType;getFuncABI()mixed;getFuncReturnType()FFI.CType;getF\
uncParameterCount()mixed;getFuncParameterType()FFI.CType;TYPE_VOID:mixed;TYPE_FLOAT:mixed;TYPE_DOUBLE:mixed;TYPE_LONGDOUBLE:mixed;TYPE_UINT8:mixed;TYPE_SINT8:mi\
xed;TYPE_UINT16:mixed;TYPE_SINT16:mixed;TYPE_UINT32:mixed;TYPE_SINT32:mixed;TYPE_UINT64:mixed;TYPE_SINT64:mixed;TYPE_ENUM:mixed;TYPE_BOOL:mixed;TYPE_CHAR:mixed;\
TYPE_POINTER:mixed;TYPE_FUNC:mixed;TYPE_ARRAY:mixed;TYPE_STRUCT:mixed;ATTR_CONST:mixed;ATTR_INCOMPLETE_TAG:mixed;ATTR_VARIADIC:mixed;ATTR_INCOMPLETE_ARRAY:mixed\
;ATTR_VLA:mixed;ATTR_UNION:mixed;ATTR_PACKED:mixed;ATTR_MS_STRUCT:mixed;ATTR_GCC_STRUCT:mixed;ABI_DEFAULT:mixed;ABI_CDECL:mixed;ABI_FASTCALL:mixed;ABI_THISCALL:\
mixed;ABI_STDCALL:mixed;ABI_PASCAL:mixed;ABI_REGISTER:mixed;ABI_MS:mixed;ABI_SYSV:mixed;ABI_VECTORCALL:mixed
c finfo
__construct()mixed;file()mixed;buffer()mixed;set_flags()mixed
c FTP.Connection

c Collator
__construct()mixed;create()Collator;compare()mixed;sort()mixed;sortWithSortKeys()mixed;asort()mixed;getAttribute()mixed;setAttribute()mixed;getStrength()mixed;s\
etStrength()mixed;getLocale()mixed;getErrorCode()mixed;getErrorMessage()mixed;getSortKey()mixed;DEFAULT_VALUE:mixed;PRIMARY:mixed;SECONDARY:mixed;TERTIARY:mixed\
;DEFAULT_STRENGTH:mixed;QUATERNARY:mixed;IDENTICAL:mixed;OFF:mixed;ON:mixed;SHIFTED:mixed;NON_IGNORABLE:mixed;LOWER_FIRST:mixed;UPPER_FIRST:mixed;FRENCH_COLLATI\
ON:mixed;ALTERNATE_HANDLING:mixed;CASE_FIRST:mixed;CASE_LEVEL:mixed;NORMALIZATION_MODE:mixed;STRENGTH:mixed;HIRAGANA_QUATERNARY_MODE:mixed;NUMERIC_COLLATION:mix\
ed;SORT_REGULAR:mixed;SORT_STRING:mixed;SORT_NUMERIC:mixed
c NumberFormatter
__construct()mixed;create()NumberFormatter;format()mixed;parse()mixed;formatCurrency()mixed;parseCurrency()mixed;setAttribute()mixed;getAttribute()mixed;setText\
Attribute()mixed;getTextAttribute()mixed;setSymbol()mixed;getSymbol()mixed;setPattern()mixed;getPattern()mixed;getLocale()mixed;getErrorCode()mixed;getErrorMess\
age()mixed;PATTERN_DECIMAL:mixed;DECIMAL:mixed;CURRENCY:mixed;PERCENT:mixed;SCIENTIFIC:mixed;SPELLOUT:mixed;ORDINAL:mixed;DURATION:mixed;PATTERN_RULEBASED:mixed\
;IGNORE:mixed;CURRENCY_ACCOUNTING:mixed;DEFAULT_STYLE:mixed;ROUND_CEILING:mixed;ROUND_FLOOR:mixed;ROUND_DOWN:mixed;ROUND_UP:mixed;ROUND_HALFEVEN:mixed;ROUND_HAL\
FDOWN:mixed;ROUND_HALFUP:mixed;PAD_BEFORE_PREFIX:mixed;PAD_AFTER_PREFIX:mixed;PAD_BEFORE_SUFFIX:mixed;PAD_AFTER_SUFFIX:mixed;PARSE_INT_ONLY:mixed;GROUPING_USED:\
mixed;DECIMAL_ALWAYS_SHOWN:mixed;MAX_INTEGER_DIGITS:mixed;MIN_INTEGER_DIGITS:mixed;INTEGER_DIGITS:mixed;MAX_FRACTION_DIGITS:mixed;MIN_FRACTION_DIGITS:mixed;FRAC\
TION_DIGITS:mixed;MULTIPLIER:mixed;GROUPING_SIZE:mixed;ROUNDING_MODE:mixed;ROUNDING_INCREMENT:mixed;FORMAT_WIDTH:mixed;PADDING_POSITION:mixed;SECONDARY_GROUPING\
_SIZE:mixed;SIGNIFICANT_DIGITS_USED:mixed;MIN_SIGNIFICANT_DIGITS:mixed;MAX_SIGNIFICANT_DIGITS:mixed;LENIENT_PARSE:mixed;POSITIVE_PREFIX:mixed;POSITIVE_SUFFIX:mi\
xed;NEGATIVE_PREFIX:mixed;NEGATIVE_SUFFIX:mixed;PADDING_CHARACTER:mixed;CURRENCY_CODE:mixed;DEFAULT_RULESET:mixed;PUBLIC_RULESETS:mixed;DECIMAL_SEPARATOR_SYMBOL\
:mixed;GROUPING_SEPARATOR_SYMBOL:mixed;PATTERN_SEPARATOR_SYMBOL:mixed;PERCENT_SYMBOL:mixed;ZERO_DIGIT_SYMBOL:mixed;DIGIT_SYMBOL:mixed;MINUS_SIGN_SYMBOL:mixed;PL\
US_SIGN_SYMBOL:mixed;CURRENCY_SYMBOL:mixed;INTL_CURRENCY_SYMBOL:mixed;MONETARY_SEPARATOR_SYMBOL:mixed;EXPONENTIAL_SYMBOL:mixed;PERMILL_SYMBOL:mixed;PAD_ESCAPE_S\
YMBOL:mixed;INFINITY_SYMBOL:mixed;NAN_SYMBOL:mixed;SIGNIFICANT_DIGIT_SYMBOL:mixed;MONETARY_GROUPING_SEPARATOR_SYMBOL:mixed;TYPE_DEFAULT:mixed;TYPE_INT32:mixed;T\
YPE_INT64:mixed;TYPE_DOUBLE:mixed;TYPE_CURRENCY:mixed
c Normalizer
normalize()mixed;isNormalized()mixed;getRawDecomposition()mixed;FORM_D:mixed;NFD:mixed;FORM_KD:mixed;NFKD:mixed;FORM_C:mixed;NFC:mixed;FORM_KC:mixed;NFKC:mixed;\
FORM_KC_CF:mixed;NFKC_CF:mixed
c Locale
getDefault()mixed;setDefault()mixed;getPrimaryLanguage()mixed;getScript()mixed;getRegion()mixed;getKeywords()mixed;getDisplayScript()mixed;getDisplayRegion()mix\
ed;getDisplayName()mixed;getDisplayLanguage()mixed;getDisplayVariant()mixed;composeLocale()mixed;parseLocale()mixed;getAllVariants()mixed;filterMatches()mixed;l\
ookup()mixed;canonicalize()mixed;acceptFromHttp()mixed;ACTUAL_LOCALE:mixed;VALID_LOCALE:mixed;DEFAULT_LOCALE:mixed;LANG_TAG:mixed;EXTLANG_TAG:mixed;SCRIPT_TAG:m\
ixed;REGION_TAG:mixed;VARIANT_TAG:mixed;GRANDFATHERED_LANG_TAG:mixed;PRIVATE_TAG:mixed
c MessageFormatter
__construct()mixed;create()MessageFormatter;format()mixed;formatMessage()mixed;parse()mixed;parseMessage()mixed;setPattern()mixed;getPattern()mixed;getLocale()m\
ixed;getErrorCode()mixed;getErrorMessage()mixed
c IntlDateFormatter
__construct()mixed;create()IntlDateFormatter;getDateType()mixed;getTimeType()mixed;getCalendar()mixed;setCalendar()mixed;getTimeZoneId()mixed;getCalendarObject(\
)IntlCalendar;getTimeZone()IntlTimeZone;setTimeZone()mixed;setPattern()mixed;getPattern()mixed;getLocale()mixed;setLenient()mixed;isLenient()mixed;format()mixed\
;formatObject()mixed;parse()mixed;localtime()mixed;getErrorCode()mixed;getErrorMessage()mixed;FULL:mixed;LONG:mixed;MEDIUM:mixed;SHORT:mixed;NONE:mixed;RELATIVE\
_FULL:mixed;RELATIVE_LONG:mixed;RELATIVE_MEDIUM:mixed;RELATIVE_SHORT:mixed;GREGORIAN:mixed;TRADITIONAL:mixed
c IntlDatePatternGenerator
__construct()mixed;create()IntlDatePatternGenerator;getBestPattern()mixed
c ResourceBundle|IteratorAggregate|Countable
__construct()mixed;create()ResourceBundle;get()mixed;count()mixed;getLocales()mixed;getErrorCode()mixed;getErrorMessage()mixed;getIterator()Iterator
c Transliterator
create()Transliterator;createFromRules()Transliterator;createInverse()Transliterator;listIDs()mixed;transliterate()mixed;getErrorCode()mixed;getErrorMessage()mi\
xed;$id:mixed;FORWARD:mixed;REVERSE:mixed
c IntlTimeZone
countEquivalentIDs()mixed;createDefault()IntlTimeZone;createEnumeration()IntlIterator;createTimeZone()IntlTimeZone;createTimeZoneIDEnumeration()IntlIterator;fro\
mDateTimeZone()IntlTimeZone;getCanonicalID()mixed;getDisplayName()mixed;getDSTSavings()mixed;getEquivalentID()mixed;getErrorCode()mixed;getErrorMessage()mixed;g\
etGMT()IntlTimeZone;getID()mixed;getOffset()mixed;getRawOffset()mixed;getRegion()mixed;getTZDataVersion()mixed;getUnknown()IntlTimeZone;getWindowsID()mixed;getI\
DForWindowsID()mixed;hasSameRules()mixed;toDateTimeZone()DateTimeZone;useDaylightTime()mixed;DISPLAY_SHORT:mixed;DISPLAY_LONG:mixed;DISPLAY_SHORT_GENERIC:mixed;\
DISPLAY_LONG_GENERIC:mixed;DISPLAY_SHORT_GMT:mixed;DISPLAY_LONG_GMT:mixed;DISPLAY_SHORT_COMMONLY_USED:mixed;DISPLAY_GENERIC_LOCATION:mixed;TYPE_ANY:mixed;TYPE_C\
ANONICAL:mixed;TYPE_CANONICAL_LOCATION:mixed
c IntlCalendar
createInstance()IntlCalendar;equals()mixed;fieldDifference()mixed;add()mixed;after()mixed;before()mixed;clear()mixed;fromDateTime()IntlCalendar;get()mixed;getAc\
tualMaximum()mixed;getActualMinimum()mixed;getAvailableLocales()mixed;getDayOfWeekType()mixed;getErrorCode()mixed;getErrorMessage()mixed;getFirstDayOfWeek()mixe\
d;getGreatestMinimum()mixed;getKeywordValuesForLocale()IntlIterator;getLeastMaximum()mixed;getLocale()mixed;getMaximum()mixed;getMinimalDaysInFirstWeek()mixed;s\
etMinimalDaysInFirstWeek()mixed;getMinimum()mixed;getNow()mixed;getRepeatedWallTimeOption()mixed;getSkippedWallTimeOption()mixed;getTime()mixed;getTimeZone()Int\
lTimeZone;getType()mixed;getWeekendTransition()mixed;inDaylightTime()mixed;isEquivalentTo()mixed;isLenient()mixed;isWeekend()mixed;roll()mixed;isSet()mixed;set(\
)mixed;setFirstDayOfWeek()mixed;setLenient()mixed;setRepeatedWallTimeOption()mixed;setSkippedWallTimeOption()mixed;setTime()mixed;setTimeZone()mixed;toDateTime(\
)DateTime;FIELD_ERA:mixed;FIELD_YEAR:mixed;FIELD_MONTH:mixed;FIELD_WEEK_OF_YEAR:mixed;FIELD_WEEK_OF_MONTH:mixed;FIELD_DATE:mixed;FIELD_DAY_OF_YEAR:mixed;FIELD_D\
AY_OF_WEEK:mixed;FIELD_DAY_OF_WEEK_IN_MONTH:mixed;FIELD_AM_PM:mixed;FIELD_HOUR:mixed;FIELD_HOUR_OF_DAY:mixed;FIELD_MINUTE:mixed;FIELD_SECOND:mixed;FIELD_MILLISE\
COND:mixed;FIELD_ZONE_OFFSET:mixed;FIELD_DST_OFFSET:mixed;FIELD_YEAR_WOY:mixed;FIELD_DOW_LOCAL:mixed;FIELD_EXTENDED_YEAR:mixed;FIELD_JULIAN_DAY:mixed;FIELD_MILL\
ISECONDS_IN_DAY:mixed;FIELD_IS_LEAP_MONTH:mixed;FIELD_FIELD_COUNT:mixed;FIELD_DAY_OF_MONTH:mixed;DOW_SUNDAY:mixed;DOW_MONDAY:mixed;DOW_TUESDAY:mixed;DOW_WEDNESD\
AY:mixed;DOW_THURSDAY:mixed;DOW_FRIDAY:mixed;DOW_SATURDAY:mixed;DOW_TYPE_WEEKDAY:mixed;DOW_TYPE_WEEKEND:mixed;DOW_TYPE_WEEKEND_OFFSET:mixed;DOW_TYPE_WEEKEND_CEA\
SE:mixed;WALLTIME_FIRST:mixed;WALLTIME_LAST:mixed;WALLTIME_NEXT_VALID:mixed
c IntlGregorianCalendar|IntlCalendar
__construct()mixed;setGregorianChange()mixed;getGregorianChange()mixed;isLeapYear()mixed
c Spoofchecker
__construct()mixed;isSuspicious()mixed;areConfusable()mixed;setAllowedLocales()mixed;setChecks()mixed;setRestrictionLevel()mixed;SINGLE_SCRIPT_CONFUSABLE:mixed;\
MIXED_SCRIPT_CONFUSABLE:mixed;WHOLE_SCRIPT_CONFUSABLE:mixed;ANY_CASE:mixed;SINGLE_SCRIPT:mixed;INVISIBLE:mixed;CHAR_LIMIT:mixed;ASCII:mixed;HIGHLY_RESTRICTIVE:m\
ixed;MODERATELY_RESTRICTIVE:mixed;MINIMALLY_RESTRICTIVE:mixed;UNRESTRICTIVE:mixed;SINGLE_SCRIPT_RESTRICTIVE:mixed
c IntlException|Exception

c IntlIterator|Iterator
current()mixed;key()mixed;next()mixed;rewind()mixed;valid()mixed
c IntlBreakIterator|IteratorAggregate
createCharacterInstance()IntlBreakIterator;createCodePointInstance()IntlCodePointBreakIterator;createLineInstance()IntlBreakIterator;createSentenceInstance()Int\
lBreakIterator;createTitleInstance()IntlBreakIterator;createWordInstance()IntlBreakIterator;current()mixed;first()mixed;following()mixed;getErrorCode()mixed;get\
ErrorMessage()mixed;getLocale()mixed;getPartsIterator()IntlPartsIterator;getText()mixed;isBoundary()mixed;last()mixed;next()mixed;preceding()mixed;previous()mix\
ed;setText()mixed;getIterator()Iterator;DONE:mixed;WORD_NONE:mixed;WORD_NONE_LIMIT:mixed;WORD_NUMBER:mixed;WORD_NUMBER_LIMIT:mixed;WORD_LETTER:mixed;WORD_LETTER\
_LIMIT:mixed;WORD_KANA:mixed;WORD_KANA_LIMIT:mixed;WORD_IDEO:mixed;WORD_IDEO_LIMIT:mixed;LINE_SOFT:mixed;LINE_SOFT_LIMIT:mixed;LINE_HARD:mixed;LINE_HARD_LIMIT:m\
ixed;SENTENCE_TERM:mixed;SENTENCE_TERM_LIMIT:mixed;SENTENCE_SEP:mixed;SENTENCE_SEP_LIMIT:mixed
c IntlRuleBasedBreakIterator|IntlBreakIterator
__construct()mixed;getBinaryRules()mixed;getRules()mixed;getRuleStatus()mixed;getRuleStatusVec()mixed
c IntlCodePointBreakIterator|IntlBreakIterator
getLastCodePoint()mixed
c IntlPartsIterator|IntlIterator
getBreakIterator()IntlBreakIterator;getRuleStatus()mixed;KEY_SEQUENTIAL:mixed;KEY_LEFT:mixed;KEY_RIGHT:mixed
c UConverter
__construct()mixed;convert()mixed;fromUCallback()mixed;getAliases()mixed;getAvailable()mixed;getDestinationEncoding()mixed;getDestinationType()mixed;getErrorCod\
e()mixed;getErrorMessage()mixed;getSourceEncoding()mixed;getSourceType()mixed;getStandards()mixed;getSubstChars()mixed;reasonText()mixed;setDestinationEncoding(\
)mixed;setSourceEncoding()mixed;setSubstChars()mixed;toUCallback()mixed;transcode()mixed;REASON_UNASSIGNED:mixed;REASON_ILLEGAL:mixed;REASON_IRREGULAR:mixed;REA\
SON_RESET:mixed;REASON_CLOSE:mixed;REASON_CLONE:mixed;UNSUPPORTED_CONVERTER:mixed;SBCS:mixed;DBCS:mixed;MBCS:mixed;LATIN_1:mixed;UTF8:mixed;UTF16_BigEndian:mixe\
d;UTF16_LittleEndian:mixed;UTF32_BigEndian:mixed;UTF32_LittleEndian:mixed;EBCDIC_STATEFUL:mixed;ISO_2022:mixed;LMBCS_1:mixed;LMBCS_2:mixed;LMBCS_3:mixed;LMBCS_4\
:mixed;LMBCS_5:mixed;LMBCS_6:mixed;LMBCS_8:mixed;LMBCS_11:mixed;LMBCS_16:mixed;LMBCS_17:mixed;LMBCS_18:mixed;LMBCS_19:mixed;LMBCS_LAST:mixed;HZ:mixed;SCSU:mixed\
;ISCII:mixed;US_ASCII:mixed;UTF7:mixed;BOCU1:mixed;UTF16:mixed;UTF32:mixed;CESU8:mixed;IMAP_MAILBOX:mixed
c IntlChar
hasBinaryProperty()mixed;charAge()mixed;charDigitValue()mixed;charDirection()mixed;charFromName()mixed;charMirror()mixed;charName()mixed;charType()mixed;chr()mi\
xed;digit()mixed;enumCharNames()mixed;enumCharTypes()mixed;foldCase()mixed;forDigit()mixed;getBidiPairedBracket()mixed;getBlockCode()mixed;getCombiningClass()mi\
xed;getFC_NFKC_Closure()mixed;getIntPropertyMaxValue()mixed;getIntPropertyMinValue()mixed;getIntPropertyValue()mixed;getNumericValue()mixed;getPropertyEnum()mix\
ed;getPropertyName()mixed;getPropertyValueEnum()mixed;getPropertyValueName()mixed;getUnicodeVersion()mixed;isalnum()mixed;isalpha()mixed;isbase()mixed;isblank()\
mixed;iscntrl()mixed;isdefined()mixed;isdigit()mixed;isgraph()mixed;isIDIgnorable()mixed;isIDPart()mixed;isIDStart()mixed;isISOControl()mixed;isJavaIDPart()mixe\
d;isJavaIDStart()mixed;isJavaSpaceChar()mixed;islower()mixed;isMirrored()mixed;isprint()mixed;ispunct()mixed;isspace()mixed;istitle()mixed;isUAlphabetic()mixed;\
isULowercase()mixed;isupper()mixed;isUUppercase()mixed;isUWhiteSpace()mixed;isWhitespace()mixed;isxdigit()mixed;ord()mixed;tolower()mixed;totitle()mixed;toupper\
()mixed;UNICODE_VERSION:mixed;CODEPOINT_MIN:mixed;CODEPOINT_MAX:mixed;NO_NUMERIC_VALUE:mixed;PROPERTY_ALPHABETIC:mixed;PROPERTY_BINARY_START:mixed;PROPERTY_ASCI\
I_HEX_DIGIT:mixed;PROPERTY_BIDI_CONTROL:mixed;PROPERTY_BIDI_MIRRORED:mixed;PROPERTY_DASH:mixed;PROPERTY_DEFAULT_IGNORABLE_CODE_POINT:mixed;PROPERTY_DEPRECATED:m\
ixed;PROPERTY_DIACRITIC:mixed;PROPERTY_EXTENDER:mixed;PROPERTY_FULL_COMPOSITION_EXCLUSION:mixed;PROPERTY_GRAPHEME_BASE:mixed;PROPERTY_GRAPHEME_EXTEND:mixed;PROP\
ERTY_GRAPHEME_LINK:mixed;PROPERTY_HEX_DIGIT:mixed;PROPERTY_HYPHEN:mixed;PROPERTY_ID_CONTINUE:mixed;PROPERTY_ID_START:mixed;PROPERTY_IDEOGRAPHIC:mixed;PROPERTY_I\
DS_BINARY_OPERATOR:mixed;PROPERTY_IDS_TRINARY_OPERATOR:mixed;PROPERTY_JOIN_CONTROL:mixed;PROPERTY_LOGICAL_ORDER_EXCEPTION:mixed;PROPERTY_LOWERCASE:mixed;PROPERT\
Y_MATH:mixed;PROPERTY_NONCHARACTER_CODE_POINT:mixed;PROPERTY_QUOTATION_MARK:mixed;PROPERTY_RADICAL:mixed;PROPERTY_SOFT_DOTTED:mixed;PROPERTY_TERMINAL_PUNCTUATIO\
N:mixed;PROPERTY_UNIFIED_IDEOGRAPH:mixed;PROPERTY_UPPERCASE:mixed;PROPERTY_WHITE_SPACE:mixed;PROPERTY_XID_CONTINUE:mixed;PROPERTY_XID_START:mixed;PROPERTY_CASE_\
SENSITIVE:mixed;PROPERTY_S_TERM:mixed;PROPERTY_VARIATION_SELECTOR:mixed;PROPERTY_NFD_INERT:mixed;PROPERTY_NFKD_INERT:mixed;PROPERTY_NFC_INERT:mixed;PROPERTY_NFK\
C_INERT:mixed;PROPERTY_SEGMENT_STARTER:mixed;PROPERTY_PATTERN_SYNTAX:mixed;PROPERTY_PATTERN_WHITE_SPACE:mixed;PROPERTY_POSIX_ALNUM:mixed;PROPERTY_POSIX_BLANK:mi\
xed;PROPERTY_POSIX_GRAPH:mixed;PROPERTY_POSIX_PRINT:mixed;PROPERTY_POSIX_XDIGIT:mixed;PROPERTY_CASED:mixed;PROPERTY_CASE_IGNORABLE:mixed;PROPERTY_CHANGES_WHEN_L\
OWERCASED:mixed;PROPERTY_CHANGES_WHEN_UPPERCASED:mixed;PROPERTY_CHANGES_WHEN_TITLECASED:mixed;PROPERTY_CHANGES_WHEN_CASEFOLDED:mixed;PROPERTY_CHANGES_WHEN_CASEM\
APPED:mixed;PROPERTY_CHANGES_WHEN_NFKC_CASEFOLDED:mixed;PROPERTY_BINARY_LIMIT:mixed;PROPERTY_BIDI_CLASS:mixed;PROPERTY_INT_START:mixed;PROPERTY_BLOCK:mixed;PROP\
ERTY_CANONICAL_COMBINING_CLASS:mixed;PROPERTY_DECOMPOSITION_TYPE:mixed;PROPERTY_EAST_ASIAN_WIDTH:mixed;PROPERTY_GENERAL_CATEGORY:mixed;PROPERTY_JOINING_GROUP:mi\
xed;PROPERTY_JOINING_TYPE:mixed;PROPERTY_LINE_BREAK:mixed;PROPERTY_NUMERIC_TYPE:mixed;PROPERTY_SCRIPT:mixed;PROPERTY_HANGUL_SYLLABLE_TYPE:mixed;PROPERTY_NFD_QUI\
CK_CHECK:mixed;PROPERTY_NFKD_QUICK_CHECK:mixed;PROPERTY_NFC_QUICK_CHECK:mixed;PROPERTY_NFKC_QUICK_CHECK:mixed;PROPERTY_LEAD_CANONICAL_COMBINING_CLASS:mixed;PROP\
ERTY_TRAIL_CANONICAL_COMBINING_CLASS:mixed;PROPERTY_GRAPHEME_CLUSTER_BREAK:mixed;PROPERTY_SENTENCE_BREAK:mixed;PROPERTY_WORD_BREAK:mixed;PROPERTY_BIDI_PAIRED_BR\
ACKET_TYPE:mixed;PROPERTY_INT_LIMIT:mixed;PROPERTY_GENERAL_CATEGORY_MASK:mixed;PROPERTY_MASK_START:mixed;PROPERTY_MASK_LIMIT:mixed;PROPERTY_NUMERIC_VALUE:mixed;\
PROPERTY_DOUBLE_START:mixed;PROPERTY_DOUBLE_LIMIT:mixed;PROPERTY_AGE:mixed;PROPERTY_STRING_START:mixed;PROPERTY_BIDI_MIRRORING_GLYPH:mixed;PROPERTY_CASE_FOLDING\
:mixed;PROPERTY_ISO_COMMENT:mixed;PROPERTY_LOWERCASE_MAPPING:mixed;PROPERTY_NAME:mixed;PROPERTY_SIMPLE_CASE_FOLDING:mixed;PROPERTY_SIMPLE_LOWERCASE_MAPPING:mixe\
d;PROPERTY_SIMPLE_TITLECASE_MAPPING:mixed;PROPERTY_SIMPLE_UPPERCASE_MAPPING:mixed;PROPERTY_TITLECASE_MAPPING:mixed;PROPERTY_UNICODE_1_NAME:mixed;PROPERTY_UPPERC\
ASE_MAPPING:mixed;PROPERTY_BIDI_PAIRED_BRACKET:mixed;PROPERTY_STRING_LIMIT:mixed;PROPERTY_SCRIPT_EXTENSIONS:mixed;PROPERTY_OTHER_PROPERTY_START:mixed;PROPERTY_O\
THER_PROPERTY_LIMIT:mixed;PROPERTY_INVALID_CODE:mixed;CHAR_CATEGORY_UNASSIGNED:mixed;CHAR_CATEGORY_GENERAL_OTHER_TYPES:mixed;CHAR_CATEGORY_UPPERCASE_LETTER:mixe\
d;CHAR_CATEGORY_LOWERCASE_LETTER:mixed;CHAR_CATEGORY_TITLECASE_LETTER:mixed;CHAR_CATEGORY_MODIFIER_LETTER:mixed;CHAR_CATEGORY_OTHER_LETTER:mixed;CHAR_CATEGORY_N\
ON_SPACING_MARK:mixed;CHAR_CATEGORY_ENCLOSING_MARK:mixed;CHAR_CATEGORY_COMBINING_SPACING_MARK:mixed;CHAR_CATEGORY_DECIMAL_DIGIT_NUMBER:mixed;CHAR_CATEGORY_LETTE\
R_NUMBER:mixed;CHAR_CATEGORY_OTHER_NUMBER:mixed;CHAR_CATEGORY_SPACE_SEPARATOR:mixed;CHAR_CATEGORY_LINE_SEPARATOR:mixed;CHAR_CATEGORY_PARAGRAPH_SEPARATOR:mixed;C\
HAR_CATEGORY_CONTROL_CHAR:mixed;CHAR_CATEGORY_FORMAT_CHAR:mixed;CHAR_CATEGORY_PRIVATE_USE_CHAR:mixed;CHAR_CATEGORY_SURROGATE:mixed;CHAR_CATEGORY_DASH_PUNCTUATIO\
N:mixed;CHAR_CATEGORY_START_PUNCTUATION:mixed;CHAR_CATEGORY_END_PUNCTUATION:mixed;CHAR_CATEGORY_CONNECTOR_PUNCTUATION:mixed;CHAR_CATEGORY_OTHER_PUNCTUATION:mixe\
d;CHAR_CATEGORY_MATH_SYMBOL:mixed;CHAR_CATEGORY_CURRENCY_SYMBOL:mixed;CHAR_CATEGORY_MODIFIER_SYMBOL:mixed;CHAR_CATEGORY_OTHER_SYMBOL:mixed;CHAR_CATEGORY_INITIAL\
_PUNCTUATION:mixed;CHAR_CATEGORY_FINAL_PUNCTUATION:mixed;CHAR_CATEGORY_CHAR_CATEGORY_COUNT:mixed;CHAR_DIRECTION_LEFT_TO_RIGHT:mixed;CHAR_DIRECTION_RIGHT_TO_LEFT\
:mixed;CHAR_DIRECTION_EUROPEAN_NUMBER:mixed;CHAR_DIRECTION_EUROPEAN_NUMBER_SEPARATOR:mixed;CHAR_DIRECTION_EUROPEAN_NUMBER_TERMINATOR:mixed;CHAR_DIRECTION_ARABIC\
_NUMBER:mixed;CHAR_DIRECTION_COMMON_NUMBER_SEPARATOR:mixed;CHAR_DIRECTION_BLOCK_SEPARATOR:mixed;CHAR_DIRECTION_SEGMENT_SEPARATOR:mixed;CHAR_DIRECTION_WHITE_SPAC\
E_NEUTRAL:mixed;CHAR_DIRECTION_OTHER_NEUTRAL:mixed;CHAR_DIRECTION_LEFT_TO_RIGHT_EMBEDDING:mixed;CHAR_DIRECTION_LEFT_TO_RIGHT_OVERRIDE:mixed;CHAR_DIRECTION_RIGHT\
_TO_LEFT_ARABIC:mixed;CHAR_DIRECTION_RIGHT_TO_LEFT_EMBEDDING:mixed;CHAR_DIRECTION_RIGHT_TO_LEFT_OVERRIDE:mixed;CHAR_DIRECTION_POP_DIRECTIONAL_FORMAT:mixed;CHAR_\
DIRECTION_DIR_NON_SPACING_MARK:mixed;CHAR_DIRECTION_BOUNDARY_NEUTRAL:mixed;CHAR_DIRECTION_FIRST_STRONG_ISOLATE:mixed;CHAR_DIRECTION_LEFT_TO_RIGHT_ISOLATE:mixed;\
CHAR_DIRECTION_RIGHT_TO_LEFT_ISOLATE:mixed;CHAR_DIRECTION_POP_DIRECTIONAL_ISOLATE:mixed;CHAR_DIRECTION_CHAR_DIRECTION_COUNT:mixed;BLOCK_CODE_NO_BLOCK:mixed;BLOC\
K_CODE_BASIC_LATIN:mixed;BLOCK_CODE_LATIN_1_SUPPLEMENT:mixed;BLOCK_CODE_LATIN_EXTENDED_A:mixed;BLOCK_CODE_LATIN_EXTENDED_B:mixed;BLOCK_CODE_IPA_EXTENSIONS:mixed\
;BLOCK_CODE_SPACING_MODIFIER_LETTERS:mixed;BLOCK_CODE_COMBINING_DIACRITICAL_MARKS:mixed;BLOCK_CODE_GREEK:mixed;BLOCK_CODE_CYRILLIC:mixed;BLOCK_CODE_ARMENIAN:mix\
ed;BLOCK_CODE_HEBREW:mixed;BLOCK_CODE_ARABIC:mixed;BLOCK_CODE_SYRIAC:mixed;BLOCK_CODE_THAANA:mixed;BLOCK_CODE_DEVANAGARI:mixed;BLOCK_CODE_BENGALI:mixed;BLOCK_CO\
DE_GURMUKHI:mixed;BLOCK_CODE_GUJARATI:mixed;BLOCK_CODE_ORIYA:mixed;BLOCK_CODE_TAMIL:mixed;BLOCK_CODE_TELUGU:mixed;BLOCK_CODE_KANNADA:mixed;BLOCK_CODE_MALAYALAM:\
mixed;BLOCK_CODE_SINHALA:mixed;BLOCK_CODE_THAI:mixed;BLOCK_CODE_LAO:mixed;BLOCK_CODE_TIBETAN:mixed;BLOCK_CODE_MYANMAR:mixed;BLOCK_CODE_GEORGIAN:mixed;BLOCK_CODE\
_HANGUL_JAMO:mixed;BLOCK_CODE_ETHIOPIC:mixed;BLOCK_CODE_CHEROKEE:mixed;BLOCK_CODE_UNIFIED_CANADIAN_ABORIGINAL_SYLLABICS:mixed;BLOCK_CODE_OGHAM:mixed;BLOCK_CODE_\
RUNIC:mixed;BLOCK_CODE_KHMER:mixed;BLOCK_CODE_MONGOLIAN:mixed;BLOCK_CODE_LATIN_EXTENDED_ADDITIONAL:mixed;BLOCK_CODE_GREEK_EXTENDED:mixed;BLOCK_CODE_GENERAL_PUNC\
TUATION:mixed;BLOCK_CODE_SUPERSCRIPTS_AND_SUBSCRIPTS:mixed;BLOCK_CODE_CURRENCY_SYMBOLS:mixed;BLOCK_CODE_COMBINING_MARKS_FOR_SYMBOLS:mixed;BLOCK_CODE_LETTERLIKE_\
SYMBOLS:mixed;BLOCK_CODE_NUMBER_FORMS:mixed;BLOCK_CODE_ARROWS:mixed;BLOCK_CODE_MATHEMATICAL_OPERATORS:mixed;BLOCK_CODE_MISCELLANEOUS_TECHNICAL:mixed;BLOCK_CODE_\
CONTROL_PICTURES:mixed;BLOCK_CODE_OPTICAL_CHARACTER_RECOGNITION:mixed;BLOCK_CODE_ENCLOSED_ALPHANUMERICS:mixed;BLOCK_CODE_BOX_DRAWING:mixed;BLOCK_CODE_BLOCK_ELEM\
ENTS:mixed;BLOCK_CODE_GEOMETRIC_SHAPES:mixed;BLOCK_CODE_MISCELLANEOUS_SYMBOLS:mixed;BLOCK_CODE_DINGBATS:mixed;BLOCK_CODE_BRAILLE_PATTERNS:mixed;BLOCK_CODE_CJK_R\
ADICALS_SUPPLEMENT:mixed;BLOCK_CODE_KANGXI_RADICALS:mixed;BLOCK_CODE_IDEOGRAPHIC_DESCRIPTION_CHARACTERS:mixed;BLOCK_CODE_CJK_SYMBOLS_AND_PUNCTUATION:mixed;BLOCK\
_CODE_HIRAGANA:mixed;BLOCK_CODE_KATAKANA:mixed;BLOCK_CODE_BOPOMOFO:mixed;BLOCK_CODE_HANGUL_COMPATIBILITY_JAMO:mixed;BLOCK_CODE_KANBUN:mixed;BLOCK_CODE_BOPOMOFO_\
EXTENDED:mixed;BLOCK_CODE_ENCLOSED_CJK_LETTERS_AND_MONTHS:mixed;BLOCK_CODE_CJK_COMPATIBILITY:mixed;BLOCK_CODE_CJK_UNIFIED_IDEOGRAPHS_EXTENSION_A:mixed;BLOCK_COD\
E_CJK_UNIFIED_IDEOGRAPHS:mixed;BLOCK_CODE_YI_SYLLABLES:mixed;BLOCK_CODE_YI_RADICALS:mixed;BLOCK_CODE_HANGUL_SYLLABLES:mixed;BLOCK_CODE_HIGH_SURROGATES:mixed;BLO\
CK_CODE_HIGH_PRIVATE_USE_SURROGATES:mixed;BLOCK_CODE_LOW_SURROGATES:mixed;BLOCK_CODE_PRIVATE_USE_AREA:mixed;BLOCK_CODE_PRIVATE_USE:mixed;BLOCK_CODE_CJK_COMPATIB\
ILITY_IDEOGRAPHS:mixed;BLOCK_CODE_ALPHABETIC_PRESENTATION_FORMS:mixed;BLOCK_CODE_ARABIC_PRESENTATION_FORMS_A:mixed;BLOCK_CODE_COMBINING_HALF_MARKS:mixed;BLOCK_C\
ODE_CJK_COMPATIBILITY_FORMS:mixed;BLOCK_CODE_SMALL_FORM_VARIANTS:mixed;BLOCK_CODE_ARABIC_PRESENTATION_FORMS_B:mixed;BLOCK_CODE_SPECIALS:mixed;BLOCK_CODE_HALFWID\
TH_AND_FULLWIDTH_FORMS:mixed;BLOCK_CODE_OLD_ITALIC:mixed;BLOCK_CODE_GOTHIC:mixed;BLOCK_CODE_DESERET:mixed;BLOCK_CODE_BYZANTINE_MUSICAL_SYMBOLS:mixed;BLOCK_CODE_\
MUSICAL_SYMBOLS:mixed;BLOCK_CODE_MATHEMATICAL_ALPHANUMERIC_SYMBOLS:mixed;BLOCK_CODE_CJK_UNIFIED_IDEOGRAPHS_EXTENSION_B:mixed;BLOCK_CODE_CJK_COMPATIBILITY_IDEOGR\
APHS_SUPPLEMENT:mixed;BLOCK_CODE_TAGS:mixed;BLOCK_CODE_CYRILLIC_SUPPLEMENT:mixed;BLOCK_CODE_CYRILLIC_SUPPLEMENTARY:mixed;BLOCK_CODE_TAGALOG:mixed;BLOCK_CODE_HAN\
UNOO:mixed;BLOCK_CODE_BUHID:mixed;BLOCK_CODE_TAGBANWA:mixed;BLOCK_CODE_MISCELLANEOUS_MATHEMATICAL_SYMBOLS_A:mixed;BLOCK_CODE_SUPPLEMENTAL_ARROWS_A:mixed;BLOCK_C\
ODE_SUPPLEMENTAL_ARROWS_B:mixed;BLOCK_CODE_MISCELLANEOUS_MATHEMATICAL_SYMBOLS_B:mixed;BLOCK_CODE_SUPPLEMENTAL_MATHEMATICAL_OPERATORS:mixed;BLOCK_CODE_KATAKANA_P\
HONETIC_EXTENSIONS:mixed;BLOCK_CODE_VARIATION_SELECTORS:mixed;BLOCK_CODE_SUPPLEMENTARY_PRIVATE_USE_AREA_A:mixed;BLOCK_CODE_SUPPLEMENTARY_PRIVATE_USE_AREA_B:mixe\
d;BLOCK_CODE_LIMBU:mixed;BLOCK_CODE_TAI_LE:mixed;BLOCK_CODE_KHMER_SYMBOLS:mixed;BLOCK_CODE_PHONETIC_EXTENSIONS:mixed;BLOCK_CODE_MISCELLANEOUS_SYMBOLS_AND_ARROWS\
:mixed;BLOCK_CODE_YIJING_HEXAGRAM_SYMBOLS:mixed;BLOCK_CODE_LINEAR_B_SYLLABARY:mixed;BLOCK_CODE_LINEAR_B_IDEOGRAMS:mixed;BLOCK_CODE_AEGEAN_NUMBERS:mixed;BLOCK_CO\
DE_UGARITIC:mixed;BLOCK_CODE_SHAVIAN:mixed;BLOCK_CODE_OSMANYA:mixed;BLOCK_CODE_CYPRIOT_SYLLABARY:mixed;BLOCK_CODE_TAI_XUAN_JING_SYMBOLS:mixed;BLOCK_CODE_VARIATI\
ON_SELECTORS_SUPPLEMENT:mixed;BLOCK_CODE_ANCIENT_GREEK_MUSICAL_NOTATION:mixed;BLOCK_CODE_ANCIENT_GREEK_NUMBERS:mixed;BLOCK_CODE_ARABIC_SUPPLEMENT:mixed;BLOCK_CO\
DE_BUGINESE:mixed;BLOCK_CODE_CJK_STROKES:mixed;BLOCK_CODE_COMBINING_DIACRITICAL_MARKS_SUPPLEMENT:mixed;BLOCK_CODE_COPTIC:mixed;BLOCK_CODE_ETHIOPIC_EXTENDED:mixe\
d;BLOCK_CODE_ETHIOPIC_SUPPLEMENT:mixed;BLOCK_CODE_GEORGIAN_SUPPLEMENT:mixed;BLOCK_CODE_GLAGOLITIC:mixed;BLOCK_CODE_KHAROSHTHI:mixed;BLOCK_CODE_MODIFIER_TONE_LET\
TERS:mixed;BLOCK_CODE_NEW_TAI_LUE:mixed;BLOCK_CODE_OLD_PERSIAN:mixed;BLOCK_CODE_PHONETIC_EXTENSIONS_SUPPLEMENT:mixed;BLOCK_CODE_SUPPLEMENTAL_PUNCTUATION:mixed;B\
LOCK_CODE_SYLOTI_NAGRI:mixed;BLOCK_CODE_TIFINAGH:mixed;BLOCK_CODE_VERTICAL_FORMS:mixed;BLOCK_CODE_NKO:mixed;BLOCK_CODE_BALINESE:mixed;BLOCK_CODE_LATIN_EXTENDED_\
C:mixed;BLOCK_CODE_LATIN_EXTENDED_D:mixed;BLOCK_CODE_PHAGS_PA:mixed;BLOCK_CODE_PHOENICIAN:mixed;BLOCK_CODE_CUNEIFORM:mixed;BLOCK_CODE_CUNEIFORM_NUMBERS_AND_PUNC\
TUATION:mixed;BLOCK_CODE_COUNTING_ROD_NUMERALS:mixed;BLOCK_CODE_SUNDANESE:mixed;BLOCK_CODE_LEPCHA:mixed;BLOCK_CODE_OL_CHIKI:mixed;BLOCK_CODE_CYRILLIC_EXTENDED_A\
:mixed;BLOCK_CODE_VAI:mixed;BLOCK_CODE_CYRILLIC_EXTENDED_B:mixed;BLOCK_CODE_SAURASHTRA:mixed;BLOCK_CODE_KAYAH_LI:mixed;BLOCK_CODE_REJANG:mixed;BLOCK_CODE_CHAM:m\
ixed;BLOCK_CODE_ANCIENT_SYMBOLS:mixed;BLOCK_CODE_PHAISTOS_DISC:mixed;BLOCK_CODE_LYCIAN:mixed;BLOCK_CODE_CARIAN:mixed;BLOCK_CODE_LYDIAN:mixed;BLOCK_CODE_MAHJONG_\
TILES:mixed;BLOCK_CODE_DOMINO_TILES:mixed;BLOCK_CODE_SAMARITAN:mixed;BLOCK_CODE_UNIFIED_CANADIAN_ABORIGINAL_SYLLABICS_EXTENDED:mixed;BLOCK_CODE_TAI_THAM:mixed;B\
LOCK_CODE_VEDIC_EXTENSIONS:mixed;BLOCK_CODE_LISU:mixed;BLOCK_CODE_BAMUM:mixed;BLOCK_CODE_COMMON_INDIC_NUMBER_FORMS:mixed;BLOCK_CODE_DEVANAGARI_EXTENDED:mixed;BL\
OCK_CODE_HANGUL_JAMO_EXTENDED_A:mixed;BLOCK_CODE_JAVANESE:mixed;BLOCK_CODE_MYANMAR_EXTENDED_A:mixed;BLOCK_CODE_TAI_VIET:mixed;BLOCK_CODE_MEETEI_MAYEK:mixed;BLOC\
K_CODE_HANGUL_JAMO_EXTENDED_B:mixed;BLOCK_CODE_IMPERIAL_ARAMAIC:mixed;BLOCK_CODE_OLD_SOUTH_ARABIAN:mixed;BLOCK_CODE_AVESTAN:mixed;BLOCK_CODE_INSCRIPTIONAL_PARTH\
IAN:mixed;BLOCK_CODE_INSCRIPTIONAL_PAHLAVI:mixed;BLOCK_CODE_OLD_TURKIC:mixed;BLOCK_CODE_RUMI_NUMERAL_SYMBOLS:mixed;BLOCK_CODE_KAITHI:mixed;BLOCK_CODE_EGYPTIAN_H\
IEROGLYPHS:mixed;BLOCK_CODE_ENCLOSED_ALPHANUMERIC_SUPPLEMENT:mixed;BLOCK_CODE_ENCLOSED_IDEOGRAPHIC_SUPPLEMENT:mixed;BLOCK_CODE_CJK_UNIFIED_IDEOGRAPHS_EXTENSION_\
C:mixed;BLOCK_CODE_MANDAIC:mixed;BLOCK_CODE_BATAK:mixed;BLOCK_CODE_ETHIOPIC_EXTENDED_A:mixed;BLOCK_CODE_BRAHMI:mixed;BLOCK_CODE_BAMUM_SUPPLEMENT:mixed;BLOCK_COD\
E_KANA_SUPPLEMENT:mixed;BLOCK_CODE_PLAYING_CARDS:mixed;BLOCK_CODE_MISCELLANEOUS_SYMBOLS_AND_PICTOGRAPHS:mixed;BLOCK_CODE_EMOTICONS:mixed;BLOCK_CODE_TRANSPORT_AN\
D_MAP_SYMBOLS:mixed;BLOCK_CODE_ALCHEMICAL_SYMBOLS:mixed;BLOCK_CODE_CJK_UNIFIED_IDEOGRAPHS_EXTENSION_D:mixed;BLOCK_CODE_ARABIC_EXTENDED_A:mixed;BLOCK_CODE_ARABIC\
_MATHEMATICAL_ALPHABETIC_SYMBOLS:mixed;BLOCK_CODE_CHAKMA:mixed;BLOCK_CODE_MEETEI_MAYEK_EXTENSIONS:mixed;BLOCK_CODE_MEROITIC_CURSIVE:mixed;BLOCK_CODE_MEROITIC_HI\
EROGLYPHS:mixed;BLOCK_CODE_MIAO:mixed;BLOCK_CODE_SHARADA:mixed;BLOCK_CODE_SORA_SOMPENG:mixed;BLOCK_CODE_SUNDANESE_SUPPLEMENT:mixed;BLOCK_CODE_TAKRI:mixed;BLOCK_\
CODE_BASSA_VAH:mixed;BLOCK_CODE_CAUCASIAN_ALBANIAN:mixed;BLOCK_CODE_COPTIC_EPACT_NUMBERS:mixed;BLOCK_CODE_COMBINING_DIACRITICAL_MARKS_EXTENDED:mixed;BLOCK_CODE_\
DUPLOYAN:mixed;BLOCK_CODE_ELBASAN:mixed;BLOCK_CODE_GEOMETRIC_SHAPES_EXTENDED:mixed;BLOCK_CODE_GRANTHA:mixed;BLOCK_CODE_KHOJKI:mixed;BLOCK_CODE_KHUDAWADI:mixed;B\
LOCK_CODE_LATIN_EXTENDED_E:mixed;BLOCK_CODE_LINEAR_A:mixed;BLOCK_CODE_MAHAJANI:mixed;BLOCK_CODE_MANICHAEAN:mixed;BLOCK_CODE_MENDE_KIKAKUI:mixed;BLOCK_CODE_MODI:\
mixed;BLOCK_CODE_MRO:mixed;BLOCK_CODE_MYANMAR_EXTENDED_B:mixed;BLOCK_CODE_NABATAEAN:mixed;BLOCK_CODE_OLD_NORTH_ARABIAN:mixed;BLOCK_CODE_OLD_PERMIC:mixed;BLOCK_C\
ODE_ORNAMENTAL_DINGBATS:mixed;BLOCK_CODE_PAHAWH_HMONG:mixed;BLOCK_CODE_PALMYRENE:mixed;BLOCK_CODE_PAU_CIN_HAU:mixed;BLOCK_CODE_PSALTER_PAHLAVI:mixed;BLOCK_CODE_\
SHORTHAND_FORMAT_CONTROLS:mixed;BLOCK_CODE_SIDDHAM:mixed;BLOCK_CODE_SINHALA_ARCHAIC_NUMBERS:mixed;BLOCK_CODE_SUPPLEMENTAL_ARROWS_C:mixed;BLOCK_CODE_TIRHUTA:mixe\
d;BLOCK_CODE_WARANG_CITI:mixed;BLOCK_CODE_COUNT:mixed;BLOCK_CODE_INVALID_CODE:mixed;BPT_NONE:mixed;BPT_OPEN:mixed;BPT_CLOSE:mixed;BPT_COUNT:mixed;EA_NEUTRAL:mix\
ed;EA_AMBIGUOUS:mixed;EA_HALFWIDTH:mixed;EA_FULLWIDTH:mixed;EA_NARROW:mixed;EA_WIDE:mixed;EA_COUNT:mixed;UNICODE_CHAR_NAME:mixed;UNICODE_10_CHAR_NAME:mixed;EXTE\
NDED_CHAR_NAME:mixed;CHAR_NAME_ALIAS:mixed;CHAR_NAME_CHOICE_COUNT:mixed;SHORT_PROPERTY_NAME:mixed;LONG_PROPERTY_NAME:mixed;PROPERTY_NAME_CHOICE_COUNT:mixed;DT_N\
ONE:mixed;DT_CANONICAL:mixed;DT_COMPAT:mixed;DT_CIRCLE:mixed;DT_FINAL:mixed;DT_FONT:mixed;DT_FRACTION:mixed;DT_INITIAL:mixed;DT_ISOLATED:mixed;DT_MEDIAL:mixed;D\
T_NARROW:mixed;DT_NOBREAK:mixed;DT_SMALL:mixed;DT_SQUARE:mixed;DT_SUB:mixed;DT_SUPER:mixed;DT_VERTICAL:mixed;DT_WIDE:mixed;DT_COUNT:mixed;JT_NON_JOINING:mixed;J\
T_JOIN_CAUSING:mixed;JT_DUAL_JOINING:mixed;JT_LEFT_JOINING:mixed;JT_RIGHT_JOINING:mixed;JT_TRANSPARENT:mixed;JT_COUNT:mixed;JG_NO_JOINING_GROUP:mixed;JG_AIN:mix\
ed;JG_ALAPH:mixed;JG_ALEF:mixed;JG_BEH:mixed;JG_BETH:mixed;JG_DAL:mixed;JG_DALATH_RISH:mixed;JG_E:mixed;JG_FEH:mixed;JG_FINAL_SEMKATH:mixed;JG_GAF:mixed;JG_GAMA\
L:mixed;JG_HAH:mixed;JG_TEH_MARBUTA_GOAL:mixed;JG_HAMZA_ON_HEH_GOAL:mixed;JG_HE:mixed;JG_HEH:mixed;JG_HEH_GOAL:mixed;JG_HETH:mixed;JG_KAF:mixed;JG_KAPH:mixed;JG\
_KNOTTED_HEH:mixed;JG_LAM:mixed;JG_LAMADH:mixed;JG_MEEM:mixed;JG_MIM:mixed;JG_NOON:mixed;JG_NUN:mixed;JG_PE:mixed;JG_QAF:mixed;JG_QAPH:mixed;JG_REH:mixed;JG_REV\
ERSED_PE:mixed;JG_SAD:mixed;JG_SADHE:mixed;JG_SEEN:mixed;JG_SEMKATH:mixed;JG_SHIN:mixed;JG_SWASH_KAF:mixed;JG_SYRIAC_WAW:mixed;JG_TAH:mixed;JG_TAW:mixed;JG_TEH_\
MARBUTA:mixed;JG_TETH:mixed;JG_WAW:mixed;JG_YEH:mixed;JG_YEH_BARREE:mixed;JG_YEH_WITH_TAIL:mixed;JG_YUDH:mixed;JG_YUDH_HE:mixed;JG_ZAIN:mixed;JG_FE:mixed;JG_KHA\
PH:mixed;JG_ZHAIN:mixed;JG_BURUSHASKI_YEH_BARREE:mixed;JG_FARSI_YEH:mixed;JG_NYA:mixed;JG_ROHINGYA_YEH:mixed;JG_MANICHAEAN_ALEPH:mixed;JG_MANICHAEAN_AYIN:mixed;\
JG_MANICHAEAN_BETH:mixed;JG_MANICHAEAN_DALETH:mixed;JG_MANICHAEAN_DHAMEDH:mixed;JG_MANICHAEAN_FIVE:mixed;JG_MANICHAEAN_GIMEL:mixed;JG_MANICHAEAN_HETH:mixed;JG_M\
ANICHAEAN_HUNDRED:mixed;JG_MANICHAEAN_KAPH:mixed;JG_MANICHAEAN_LAMEDH:mixed;JG_MANICHAEAN_MEM:mixed;JG_MANICHAEAN_NUN:mixed;JG_MANICHAEAN_ONE:mixed;JG_MANICHAEA\
N_PE:mixed;JG_MANICHAEAN_QOPH:mixed;JG_MANICHAEAN_RESH:mixed;JG_MANICHAEAN_SADHE:mixed;JG_MANICHAEAN_SAMEKH:mixed;JG_MANICHAEAN_TAW:mixed;JG_MANICHAEAN_TEN:mixe\
d;JG_MANICHAEAN_TETH:mixed;JG_MANICHAEAN_THAMEDH:mixed;JG_MANICHAEAN_TWENTY:mixed;JG_MANICHAEAN_WAW:mixed;JG_MANICHAEAN_YODH:mixed;JG_MANICHAEAN_ZAYIN:mixed;JG_\
STRAIGHT_WAW:mixed;JG_COUNT:mixed;GCB_OTHER:mixed;GCB_CONTROL:mixed;GCB_CR:mixed;GCB_EXTEND:mixed;GCB_L:mixed;GCB_LF:mixed;GCB_LV:mixed;GCB_LVT:mixed;GCB_T:mixe\
d;GCB_V:mixed;GCB_SPACING_MARK:mixed;GCB_PREPEND:mixed;GCB_REGIONAL_INDICATOR:mixed;GCB_COUNT:mixed;WB_OTHER:mixed;WB_ALETTER:mixed;WB_FORMAT:mixed;WB_KATAKANA:\
mixed;WB_MIDLETTER:mixed;WB_MIDNUM:mixed;WB_NUMERIC:mixed;WB_EXTENDNUMLET:mixed;WB_CR:mixed;WB_EXTEND:mixed;WB_LF:mixed;WB_MIDNUMLET:mixed;WB_NEWLINE:mixed;WB_R\
EGIONAL_INDICATOR:mixed;WB_HEBREW_LETTER:mixed;WB_SINGLE_QUOTE:mixed;WB_DOUBLE_QUOTE:mixed;WB_COUNT:mixed;SB_OTHER:mixed;SB_ATERM:mixed;SB_CLOSE:mixed;SB_FORMAT\
:mixed;SB_LOWER:mixed;SB_NUMERIC:mixed;SB_OLETTER:mixed;SB_SEP:mixed;SB_SP:mixed;SB_STERM:mixed;SB_UPPER:mixed;SB_CR:mixed;SB_EXTEND:mixed;SB_LF:mixed;SB_SCONTI\
NUE:mixed;SB_COUNT:mixed;LB_UNKNOWN:mixed;LB_AMBIGUOUS:mixed;LB_ALPHABETIC:mixed;LB_BREAK_BOTH:mixed;LB_BREAK_AFTER:mixed;LB_BREAK_BEFORE:mixed;LB_MANDATORY_BRE\
AK:mixed;LB_CONTINGENT_BREAK:mixed;LB_CLOSE_PUNCTUATION:mixed;LB_COMBINING_MARK:mixed;LB_CARRIAGE_RETURN:mixed;LB_EXCLAMATION:mixed;LB_GLUE:mixed;LB_HYPHEN:mixe\
d;LB_IDEOGRAPHIC:mixed;LB_INSEPARABLE:mixed;LB_INSEPERABLE:mixed;LB_INFIX_NUMERIC:mixed;LB_LINE_FEED:mixed;LB_NONSTARTER:mixed;LB_NUMERIC:mixed;LB_OPEN_PUNCTUAT\
ION:mixed;LB_POSTFIX_NUMERIC:mixed;LB_PREFIX_NUMERIC:mixed;LB_QUOTATION:mixed;LB_COMPLEX_CONTEXT:mixed;LB_SURROGATE:mixed;LB_SPACE:mixed;LB_BREAK_SYMBOLS:mixed;\
LB_ZWSPACE:mixed;LB_NEXT_LINE:mixed;LB_WORD_JOINER:mixed;LB_H2:mixed;LB_H3:mixed;LB_JL:mixed;LB_JT:mixed;LB_JV:mixed;LB_CLOSE_PARENTHESIS:mixed;LB_CONDITIONAL_J\
APANESE_STARTER:mixed;LB_HEBREW_LETTER:mixed;LB_REGIONAL_INDICATOR:mixed;LB_COUNT:mixed;NT_NONE:mixed;NT_DECIMAL:mixed;NT_DIGIT:mixed;NT_NUMERIC:mixed;NT_COUNT:\
mixed;HST_NOT_APPLICABLE:mixed;HST_LEADING_JAMO:mixed;HST_VOWEL_JAMO:mixed;HST_TRAILING_JAMO:mixed;HST_LV_SYLLABLE:mixed;HST_LVT_SYLLABLE:mixed;HST_COUNT:mixed;\
FOLD_CASE_DEFAULT:mixed;FOLD_CASE_EXCLUDE_SPECIAL_I:mixed
c PharException|Exception

c Phar|RecursiveDirectoryIterator|Countable|ArrayAccess
__construct()mixed;__destruct()mixed;addEmptyDir()mixed;addFile()mixed;addFromString()mixed;buildFromDirectory()mixed;buildFromIterator()mixed;compressFiles()mi\
xed;decompressFiles()mixed;compress()Phar;decompress()Phar;convertToExecutable()Phar;convertToData()PharData;copy()mixed;count()mixed;delete()mixed;delMetadata(\
)mixed;extractTo()mixed;getAlias()mixed;getPath()mixed;getMetadata()mixed;getModified()mixed;getSignature()mixed;getStub()mixed;getVersion()mixed;hasMetadata()m\
ixed;isBuffering()mixed;isCompressed()mixed;isFileFormat()mixed;isWritable()mixed;offsetExists()mixed;offsetGet()SplFileInfo;offsetSet()mixed;offsetUnset()mixed\
;setAlias()mixed;setDefaultStub()mixed;setMetadata()mixed;setSignatureAlgorithm()mixed;setStub()mixed;startBuffering()mixed;stopBuffering()mixed;apiVersion()mix\
ed;canCompress()mixed;canWrite()mixed;createDefaultStub()mixed;getSupportedCompression()mixed;getSupportedSignatures()mixed;interceptFileFuncs()mixed;isValidPha\
rFilename()mixed;loadPhar()mixed;mapPhar()mixed;running()mixed;mount()mixed;mungServer()mixed;unlinkArchive()mixed;webPhar()mixed;BZ2:mixed;GZ:mixed;NONE:mixed;\
PHAR:mixed;TAR:mixed;ZIP:mixed;COMPRESSED:mixed;PHP:mixed;PHPS:mixed;MD5:mixed;OPENSSL:mixed;OPENSSL_SHA256:mixed;OPENSSL_SHA512:mixed;SHA1:mixed;SHA256:mixed;S\
HA512:mixed
c PharData|RecursiveDirectoryIterator|Countable|ArrayAccess
__construct()mixed;__destruct()mixed;addEmptyDir()mixed;addFile()mixed;addFromString()mixed;buildFromDirectory()mixed;buildFromIterator()mixed;compressFiles()mi\
xed;decompressFiles()mixed;compress()PharData;decompress()PharData;convertToExecutable()Phar;convertToData()PharData;copy()mixed;count()mixed;delete()mixed;delM\
etadata()mixed;extractTo()mixed;getAlias()mixed;getPath()mixed;getMetadata()mixed;getModified()mixed;getSignature()mixed;getStub()mixed;getVersion()mixed;hasMet\
adata()mixed;isBuffering()mixed;isCompressed()mixed;isFileFormat()mixed;isWritable()mixed;offsetExists()mixed;offsetGet()SplFileInfo;offsetSet()mixed;offsetUnse\
t()mixed;setAlias()mixed;setDefaultStub()mixed;setMetadata()mixed;setSignatureAlgorithm()mixed;setStub()mixed;startBuffering()mixed;stopBuffering()mixed;apiVers\
ion()mixed;canCompress()mixed;canWrite()mixed;createDefaultStub()mixed;getSupportedCompression()mixed;getSupportedSignatures()mixed;interceptFileFuncs()mixed;is\
ValidPharFilename()mixed;loadPhar()mixed;mapPhar()mixed;running()mixed;mount()mixed;mungServer()mixed;unlinkArchive()mixed;webPhar()mixed
c PharFileInfo|SplFileInfo
__construct()mixed;__destruct()mixed;chmod()mixed;compress()mixed;decompress()mixed;delMetadata()mixed;getCompressedSize()mixed;getCRC32()mixed;getContent()mixe\
d;getMetadata()mixed;getPharFlags()mixed;hasMetadata()mixed;isCompressed()mixed;isCRCChecked()mixed;setMetadata()mixed
c Shmop

c SimpleXMLElement|Stringable|Countable|RecursiveIterator
xpath()mixed;registerXPathNamespace()mixed;asXML()mixed;saveXML()mixed;getNamespaces()mixed;getDocNamespaces()mixed;children()SimpleXMLElement;attributes()Simpl\
eXMLElement;__construct()mixed;addChild()SimpleXMLElement;addAttribute()mixed;getName()mixed;__toString()mixed;count()mixed;rewind()mixed;valid()mixed;current()\
SimpleXMLElement;key()mixed;next()mixed;hasChildren()mixed;getChildren()SimpleXMLElement
c SimpleXMLIterator|SimpleXMLElement

c Socket

c AddressInfo

c SQLite3
__construct()mixed;open()mixed;close()mixed;version()mixed;lastInsertRowID()mixed;lastErrorCode()mixed;lastExtendedErrorCode()mixed;lastErrorMsg()mixed;changes(\
)mixed;busyTimeout()mixed;loadExtension()mixed;backup()mixed;escapeString()mixed;prepare()SQLite3Stmt;exec()mixed;query()SQLite3Result;querySingle()mixed;create\
Function()mixed;createAggregate()mixed;createCollation()mixed;openBlob()mixed;enableExceptions()mixed;enableExtendedResultCodes()mixed;setAuthorizer()mixed;OK:m\
ixed;DENY:mixed;IGNORE:mixed;CREATE_INDEX:mixed;CREATE_TABLE:mixed;CREATE_TEMP_INDEX:mixed;CREATE_TEMP_TABLE:mixed;CREATE_TEMP_TRIGGER:mixed;CREATE_TEMP_VIEW:mi\
xed;CREATE_TRIGGER:mixed;CREATE_VIEW:mixed;DELETE:mixed;DROP_INDEX:mixed;DROP_TABLE:mixed;DROP_TEMP_INDEX:mixed;DROP_TEMP_TABLE:mixed;DROP_TEMP_TRIGGER:mixed;DR\
OP_TEMP_VIEW:mixed;DROP_TRIGGER:mixed;DROP_VIEW:mixed;INSERT:mixed;PRAGMA:mixed;READ:mixed;SELECT:mixed;TRANSACTION:mixed;UPDATE:mixed;ATTACH:mixed;DETACH:mixed\
;ALTER_TABLE:mixed;REINDEX:mixed;ANALYZE:mixed;CREATE_VTABLE:mixed;DROP_VTABLE:mixed;FUNCTION:mixed;SAVEPOINT:mixed;COPY:mixed;RECURSIVE:mixed
c SQLite3Stmt
bindParam()mixed;bindValue()mixed;clear()mixed;close()mixed;execute()SQLite3Result;getSQL()mixed;paramCount()mixed;readOnly()mixed;reset()mixed
c SQLite3Result
numColumns()mixed;columnName()mixed;columnType()mixed;fetchArray()mixed;reset()mixed;finalize()mixed
c SysvMessageQueue

c SysvSemaphore

c SysvSharedMemory

c PhpToken|Stringable
tokenize()mixed;__construct()mixed;is()mixed;isIgnorable()mixed;getTokenName()mixed;__toString()mixed;$id:mixed;$text:mixed;$line:mixed;$pos:mixed
c XMLReader
close()mixed;getAttribute()mixed;getAttributeNo()mixed;getAttributeNs()mixed;getParserProperty()mixed;isValid()mixed;lookupNamespace()mixed;moveToAttribute()mix\
ed;moveToAttributeNo()mixed;moveToAttributeNs()mixed;moveToElement()mixed;moveToFirstAttribute()mixed;moveToNextAttribute()mixed;read()mixed;next()mixed;open()m\
ixed;readInnerXml()mixed;readOuterXml()mixed;readString()mixed;setSchema()mixed;setParserProperty()mixed;setRelaxNGSchema()mixed;setRelaxNGSchemaSource()mixed;X\
ML()mixed;expand()DOMNode;$attributeCount:mixed;$baseURI:mixed;$depth:mixed;$hasAttributes:mixed;$hasValue:mixed;$isDefault:mixed;$isEmptyElement:mixed;$localNa\
me:mixed;$name:mixed;$namespaceURI:mixed;$nodeType:mixed;$prefix:mixed;$value:mixed;$xmlLang:mixed;NONE:mixed;ELEMENT:mixed;ATTRIBUTE:mixed;TEXT:mixed;CDATA:mix\
ed;ENTITY_REF:mixed;ENTITY:mixed;PI:mixed;COMMENT:mixed;DOC:mixed;DOC_TYPE:mixed;DOC_FRAGMENT:mixed;NOTATION:mixed;WHITESPACE:mixed;SIGNIFICANT_WHITESPACE:mixed\
;END_ELEMENT:mixed;END_ENTITY:mixed;XML_DECLARATION:mixed;LOADDTD:mixed;DEFAULTATTRS:mixed;VALIDATE:mixed;SUBST_ENTITIES:mixed
c XMLWriter
openUri()mixed;openMemory()mixed;setIndent()mixed;setIndentString()mixed;startComment()mixed;endComment()mixed;startAttribute()mixed;endAttribute()mixed;writeAt\
tribute()mixed;startAttributeNs()mixed;writeAttributeNs()mixed;startElement()mixed;endElement()mixed;fullEndElement()mixed;startElementNs()mixed;writeElement()m\
ixed;writeElementNs()mixed;startPi()mixed;endPi()mixed;writePi()mixed;startCdata()mixed;endCdata()mixed;writeCdata()mixed;text()mixed;writeRaw()mixed;startDocum\
ent()mixed;endDocument()mixed;writeComment()mixed;startDtd()mixed;endDtd()mixed;writeDtd()mixed;startDtdElement()mixed;endDtdElement()mixed;writeDtdElement()mix\
ed;startDtdAttlist()mixed;endDtdAttlist()mixed;writeDtdAttlist()mixed;startDtdEntity()mixed;endDtdEntity()mixed;writeDtdEntity()mixed;outputMemory()mixed;flush(\
)mixed
c XSLTProcessor
importStylesheet()mixed;transformToDoc()mixed;transformToUri()mixed;transformToXml()mixed;setParameter()mixed;getParameter()mixed;removeParameter()mixed;hasExsl\
tSupport()mixed;registerPHPFunctions()mixed;setProfiling()mixed;setSecurityPrefs()mixed;getSecurityPrefs()mixed
`;var PHP_FUNCTIONS="_ abs acos acosh addcslashes addslashes array_change_key_case array_chunk array_column array_combine array_count_values array_diff array_di\
ff_assoc array_diff_key array_diff_uassoc array_diff_ukey array_fill array_fill_keys array_filter array_flip array_intersect array_intersect_assoc array_interse\
ct_key array_intersect_uassoc array_intersect_ukey array_is_list array_key_exists array_key_first array_key_last array_keys array_map array_merge array_merge_re\
cursive array_multisort array_pad array_pop array_product array_push array_rand array_reduce array_replace array_replace_recursive array_reverse array_search ar\
ray_shift array_slice array_splice array_sum array_udiff array_udiff_assoc array_udiff_uassoc array_uintersect array_uintersect_assoc array_uintersect_uassoc ar\
ray_unique array_unshift array_values array_walk array_walk_recursive arsort asin asinh asort assert assert_options atan atan2 atanh base64_decode base64_encode\
 base_convert basename bin2hex bind_textdomain_codeset bindec bindtextdomain boolval cal_days_in_month cal_from_jd cal_info cal_to_jd call_user_func call_user_f\
unc_array ceil chdir checkdate checkdnsrr chgrp chmod chop chown chr chroot chunk_split class_alias class_exists class_implements class_parents class_uses clear\
statcache cli_get_process_title cli_set_process_title closedir closelog collator_asort collator_compare collator_create:Collator collator_get_attribute collator\
_get_error_code collator_get_error_message collator_get_locale collator_get_sort_key collator_get_strength collator_set_attribute collator_set_strength collator\
_sort collator_sort_with_sort_keys compact connection_aborted connection_status constant convert_uudecode convert_uuencode copy cos cosh count count_chars crc32\
 crypt ctype_alnum ctype_alpha ctype_cntrl ctype_digit ctype_graph ctype_lower ctype_print ctype_punct ctype_space ctype_upper ctype_xdigit curl_close curl_copy\
_handle:CurlHandle curl_errno curl_error curl_escape curl_exec curl_file_create:CURLFile curl_getinfo curl_init:CurlHandle curl_multi_add_handle curl_multi_clos\
e curl_multi_errno curl_multi_exec curl_multi_getcontent curl_multi_info_read curl_multi_init:CurlMultiHandle curl_multi_remove_handle curl_multi_select curl_mu\
lti_setopt curl_multi_strerror curl_pause curl_reset curl_setopt curl_setopt_array curl_share_close curl_share_errno curl_share_init:CurlShareHandle curl_share_\
setopt curl_share_strerror curl_strerror curl_unescape curl_upkeep curl_version current date date_add:DateTime date_create:DateTime date_create_from_format:Date\
Time date_create_immutable:DateTimeImmutable date_create_immutable_from_format:DateTimeImmutable date_date_set:DateTime date_default_timezone_get date_default_t\
imezone_set date_diff:DateInterval date_format date_get_last_errors date_interval_create_from_date_string:DateInterval date_interval_format date_isodate_set:Dat\
eTime date_modify:DateTime date_offset_get date_parse date_parse_from_format date_sub:DateTime date_sun_info date_sunrise date_sunset date_time_set:DateTime dat\
e_timestamp_get date_timestamp_set:DateTime date_timezone_get:DateTimeZone date_timezone_set:DateTime datefmt_create:IntlDateFormatter datefmt_format datefmt_fo\
rmat_object datefmt_get_calendar datefmt_get_calendar_object:IntlCalendar datefmt_get_datetype datefmt_get_error_code datefmt_get_error_message datefmt_get_loca\
le datefmt_get_pattern datefmt_get_timetype datefmt_get_timezone:IntlTimeZone datefmt_get_timezone_id datefmt_is_lenient datefmt_localtime datefmt_parse datefmt\
_set_calendar datefmt_set_lenient datefmt_set_pattern datefmt_set_timezone dcgettext dcngettext debug_backtrace debug_print_backtrace debug_zval_dump decbin dec\
hex decoct define defined deflate_add deflate_init:DeflateContext deg2rad dgettext dir:Directory dirname disk_free_space disk_total_space diskfreespace dl dnget\
text dns_check_record dns_get_mx dns_get_record dom_import_simplexml:DOMAttr doubleval easter_date easter_days end enum_exists error_clear_last error_get_last e\
rror_log error_reporting escapeshellarg escapeshellcmd exec exif_imagetype exif_read_data exif_tagname exif_thumbnail exp explode expm1 extension_loaded extract\
 fclose fdatasync fdiv feof fflush fgetc fgetcsv fgets file file_exists file_get_contents file_put_contents fileatime filectime filegroup fileinode filemtime fi\
leowner fileperms filesize filetype filter_has_var filter_id filter_input filter_input_array filter_list filter_var filter_var_array finfo_buffer finfo_close fi\
nfo_file finfo_open:finfo finfo_set_flags floatval flock floor flush fmod fnmatch fopen forward_static_call forward_static_call_array fpassthru fprintf fputcsv \
fputs fread frenchtojd fscanf fseek fsockopen fstat fsync ftell ftok ftp_alloc ftp_append ftp_cdup ftp_chdir ftp_chmod ftp_close ftp_connect:FTP.Connection ftp_\
delete ftp_exec ftp_fget ftp_fput ftp_get ftp_get_option ftp_login ftp_mdtm ftp_mkdir ftp_mlsd ftp_nb_continue ftp_nb_fget ftp_nb_fput ftp_nb_get ftp_nb_put ftp\
_nlist ftp_pasv ftp_put ftp_pwd ftp_quit ftp_raw ftp_rawlist ftp_rename ftp_rmdir ftp_set_option ftp_site ftp_size ftp_ssl_connect:FTP.Connection ftp_systype ft\
runcate func_get_arg func_get_args func_num_args function_exists fwrite gc_collect_cycles gc_disable gc_enable gc_enabled gc_mem_caches gc_status get_browser ge\
t_called_class get_cfg_var get_class get_class_methods get_class_vars get_current_user get_debug_type get_declared_classes get_declared_interfaces get_declared_\
traits get_defined_constants get_defined_functions get_defined_vars get_extension_funcs get_headers get_html_translation_table get_include_path get_included_fil\
es get_loaded_extensions get_mangled_object_vars get_meta_tags get_object_vars get_parent_class get_required_files get_resource_id get_resource_type get_resourc\
es getcwd getdate getenv gethostbyaddr gethostbyname gethostbynamel gethostname getimagesize getimagesizefromstring getlastmod getmxrr getmygid getmyinode getmy\
pid getmyuid getopt getprotobyname getprotobynumber getrandmax getrusage getservbyname getservbyport gettext gettimeofday gettype glob gmdate gmmktime gmstrftim\
e grapheme_extract grapheme_stripos grapheme_stristr grapheme_strlen grapheme_strpos grapheme_strripos grapheme_strrpos grapheme_strstr grapheme_substr gregoria\
ntojd gzclose gzcompress gzdecode gzdeflate gzencode gzeof gzfile gzgetc gzgets gzinflate gzopen gzpassthru gzputs gzread gzrewind gzseek gztell gzuncompress gz\
write hash hash_algos hash_copy:HashContext hash_equals hash_file hash_final hash_hkdf hash_hmac hash_hmac_algos hash_hmac_file hash_init:HashContext hash_pbkdf\
2 hash_update hash_update_file hash_update_stream header header_register_callback header_remove headers_list headers_sent hebrev hex2bin hexdec highlight_file h\
ighlight_string hrtime html_entity_decode htmlentities htmlspecialchars htmlspecialchars_decode http_build_query http_response_code hypot iconv iconv_get_encodi\
ng iconv_mime_decode iconv_mime_decode_headers iconv_mime_encode iconv_set_encoding iconv_strlen iconv_strpos iconv_strrpos iconv_substr idate idn_to_ascii idn_\
to_utf8 ignore_user_abort image_type_to_extension image_type_to_mime_type implode in_array inet_ntop inet_pton inflate_add inflate_get_read_len inflate_get_stat\
us inflate_init:InflateContext ini_alter ini_get ini_get_all ini_parse_quantity ini_restore ini_set intdiv interface_exists intl_error_name intl_get_error_code \
intl_get_error_message intl_is_failure intlcal_add intlcal_after intlcal_before intlcal_clear intlcal_create_instance:IntlCalendar intlcal_equals intlcal_field_\
difference intlcal_from_date_time:IntlCalendar intlcal_get intlcal_get_actual_maximum intlcal_get_actual_minimum intlcal_get_available_locales intlcal_get_day_o\
f_week_type intlcal_get_error_code intlcal_get_error_message intlcal_get_first_day_of_week intlcal_get_greatest_minimum intlcal_get_keyword_values_for_locale:In\
tlIterator intlcal_get_least_maximum intlcal_get_locale intlcal_get_maximum intlcal_get_minimal_days_in_first_week intlcal_get_minimum intlcal_get_now intlcal_g\
et_repeated_wall_time_option intlcal_get_skipped_wall_time_option intlcal_get_time intlcal_get_time_zone:IntlTimeZone intlcal_get_type intlcal_get_weekend_trans\
ition intlcal_in_daylight_time intlcal_is_equivalent_to intlcal_is_lenient intlcal_is_set intlcal_is_weekend intlcal_roll intlcal_set intlcal_set_first_day_of_w\
eek intlcal_set_lenient intlcal_set_minimal_days_in_first_week intlcal_set_repeated_wall_time_option intlcal_set_skipped_wall_time_option intlcal_set_time intlc\
al_set_time_zone intlcal_to_date_time:DateTime intlgregcal_create_instance:IntlGregorianCalendar intlgregcal_get_gregorian_change intlgregcal_is_leap_year intlg\
regcal_set_gregorian_change intltz_count_equivalent_ids intltz_create_default:IntlTimeZone intltz_create_enumeration:IntlIterator intltz_create_time_zone:IntlTi\
meZone intltz_create_time_zone_id_enumeration:IntlIterator intltz_from_date_time_zone:IntlTimeZone intltz_get_canonical_id intltz_get_display_name intltz_get_ds\
t_savings intltz_get_equivalent_id intltz_get_error_code intltz_get_error_message intltz_get_gmt:IntlTimeZone intltz_get_id intltz_get_id_for_windows_id intltz_\
get_offset intltz_get_raw_offset intltz_get_region intltz_get_tz_data_version intltz_get_unknown:IntlTimeZone intltz_get_windows_id intltz_has_same_rules intltz\
_to_date_time_zone:DateTimeZone intltz_use_daylight_time intval ip2long iptcembed iptcparse is_a is_array is_bool is_callable is_countable is_dir is_double is_e\
xecutable is_file is_finite is_float is_infinite is_int is_integer is_iterable is_link is_long is_nan is_null is_numeric is_object is_readable is_resource is_sc\
alar is_string is_subclass_of is_uploaded_file is_writable is_writeable iterator_apply iterator_count iterator_to_array jddayofweek jdmonthname jdtofrench jdtog\
regorian jdtojewish jdtojulian jdtounix jewishtojd join json_decode json_encode json_last_error json_last_error_msg juliantojd key key_exists krsort ksort lcfir\
st lcg_value lchgrp lchown levenshtein libxml_clear_errors libxml_disable_entity_loader libxml_get_errors libxml_get_external_entity_loader libxml_get_last_erro\
r:LibXMLError libxml_set_external_entity_loader libxml_set_streams_context libxml_use_internal_errors link linkinfo locale_accept_from_http locale_canonicalize \
locale_compose locale_filter_matches locale_get_all_variants locale_get_default locale_get_display_language locale_get_display_name locale_get_display_region lo\
cale_get_display_script locale_get_display_variant locale_get_keywords locale_get_primary_language locale_get_region locale_get_script locale_lookup locale_pars\
e locale_set_default localeconv localtime log log10 log1p long2ip lstat ltrim mail max mb_check_encoding mb_chr mb_convert_case mb_convert_encoding mb_convert_k\
ana mb_convert_variables mb_decode_mimeheader mb_decode_numericentity mb_detect_encoding mb_detect_order mb_encode_mimeheader mb_encode_numericentity mb_encodin\
g_aliases mb_ereg mb_ereg_match mb_ereg_replace mb_ereg_replace_callback mb_ereg_search mb_ereg_search_getpos mb_ereg_search_getregs mb_ereg_search_init mb_ereg\
_search_pos mb_ereg_search_regs mb_ereg_search_setpos mb_eregi mb_eregi_replace mb_get_info mb_http_input mb_http_output mb_internal_encoding mb_language mb_lis\
t_encodings mb_ord mb_output_handler mb_parse_str mb_preferred_mime_name mb_regex_encoding mb_regex_set_options mb_scrub mb_send_mail mb_split mb_str_split mb_s\
trcut mb_strimwidth mb_stripos mb_stristr mb_strlen mb_strpos mb_strrchr mb_strrichr mb_strripos mb_strrpos mb_strstr mb_strtolower mb_strtoupper mb_strwidth mb\
_substitute_character mb_substr mb_substr_count md5 md5_file memory_get_peak_usage memory_get_usage memory_reset_peak_usage metaphone method_exists mhash mhash_\
count mhash_get_block_size mhash_get_hash_name mhash_keygen_s2k microtime mime_content_type min mkdir mktime move_uploaded_file msg_get_queue:SysvMessageQueue m\
sg_queue_exists msg_receive msg_remove_queue msg_send msg_set_queue msg_stat_queue msgfmt_create:MessageFormatter msgfmt_format msgfmt_format_message msgfmt_get\
_error_code msgfmt_get_error_message msgfmt_get_locale msgfmt_get_pattern msgfmt_parse msgfmt_parse_message msgfmt_set_pattern mt_getrandmax mt_rand mt_srand na\
tcasesort natsort net_get_interfaces next ngettext nl2br nl_langinfo normalizer_get_raw_decomposition normalizer_is_normalized normalizer_normalize number_forma\
t numfmt_create:NumberFormatter numfmt_format numfmt_format_currency numfmt_get_attribute numfmt_get_error_code numfmt_get_error_message numfmt_get_locale numfm\
t_get_pattern numfmt_get_symbol numfmt_get_text_attribute numfmt_parse numfmt_parse_currency numfmt_set_attribute numfmt_set_pattern numfmt_set_symbol numfmt_se\
t_text_attribute ob_clean ob_end_clean ob_end_flush ob_flush ob_get_clean ob_get_contents ob_get_flush ob_get_length ob_get_level ob_get_status ob_gzhandler ob_\
implicit_flush ob_list_handlers ob_start octdec opcache_compile_file opcache_get_configuration opcache_get_status opcache_invalidate opcache_is_script_cached op\
cache_reset opendir openlog openssl_cipher_iv_length openssl_cipher_key_length openssl_cms_decrypt openssl_cms_encrypt openssl_cms_read openssl_cms_sign openssl\
_cms_verify openssl_csr_export openssl_csr_export_to_file openssl_csr_get_public_key:OpenSSLAsymmetricKey openssl_csr_get_subject openssl_csr_new:OpenSSLCertifi\
cateSigningRequest openssl_csr_sign:OpenSSLCertificate openssl_decrypt openssl_dh_compute_key openssl_digest openssl_encrypt openssl_error_string openssl_free_k\
ey openssl_get_cert_locations openssl_get_cipher_methods openssl_get_curve_names openssl_get_md_methods openssl_get_privatekey:OpenSSLAsymmetricKey openssl_get_\
publickey:OpenSSLAsymmetricKey openssl_open openssl_pbkdf2 openssl_pkcs12_export openssl_pkcs12_export_to_file openssl_pkcs12_read openssl_pkcs7_decrypt openssl\
_pkcs7_encrypt openssl_pkcs7_read openssl_pkcs7_sign openssl_pkcs7_verify openssl_pkey_derive openssl_pkey_export openssl_pkey_export_to_file openssl_pkey_free \
openssl_pkey_get_details openssl_pkey_get_private:OpenSSLAsymmetricKey openssl_pkey_get_public:OpenSSLAsymmetricKey openssl_pkey_new:OpenSSLAsymmetricKey openss\
l_private_decrypt openssl_private_encrypt openssl_public_decrypt openssl_public_encrypt openssl_random_pseudo_bytes openssl_seal openssl_sign openssl_spki_expor\
t openssl_spki_export_challenge openssl_spki_new openssl_spki_verify openssl_verify openssl_x509_check_private_key openssl_x509_checkpurpose openssl_x509_export\
 openssl_x509_export_to_file openssl_x509_fingerprint openssl_x509_free openssl_x509_parse openssl_x509_read:OpenSSLCertificate openssl_x509_verify ord output_a\
dd_rewrite_var output_reset_rewrite_vars pack parse_ini_file parse_ini_string parse_str parse_url passthru password_algos password_get_info password_hash passwo\
rd_needs_rehash password_verify pathinfo pclose pcntl_alarm pcntl_async_signals pcntl_errno pcntl_exec pcntl_fork pcntl_get_last_error pcntl_getpriority pcntl_s\
etpriority pcntl_signal pcntl_signal_dispatch pcntl_signal_get_handler pcntl_sigprocmask pcntl_sigtimedwait pcntl_sigwaitinfo pcntl_strerror pcntl_unshare pcntl\
_wait pcntl_waitpid pcntl_wexitstatus pcntl_wifcontinued pcntl_wifexited pcntl_wifsignaled pcntl_wifstopped pcntl_wstopsig pcntl_wtermsig pdo_drivers pfsockopen\
 php_ini_loaded_file php_ini_scanned_files php_sapi_name php_strip_whitespace php_uname phpcredits phpinfo phpversion pi popen pos posix_access posix_ctermid po\
six_errno posix_get_last_error posix_getcwd posix_getegid posix_geteuid posix_getgid posix_getgrgid posix_getgrnam posix_getgroups posix_getlogin posix_getpgid \
posix_getpgrp posix_getpid posix_getppid posix_getpwnam posix_getpwuid posix_getrlimit posix_getsid posix_getuid posix_initgroups posix_isatty posix_kill posix_\
mkfifo posix_mknod posix_setegid posix_seteuid posix_setgid posix_setpgid posix_setrlimit posix_setsid posix_setuid posix_strerror posix_times posix_ttyname pos\
ix_uname pow preg_filter preg_grep preg_last_error preg_last_error_msg preg_match preg_match_all preg_quote preg_replace preg_replace_callback preg_replace_call\
back_array preg_split prev print_r printf proc_close proc_get_status proc_nice proc_open proc_terminate property_exists putenv quoted_printable_decode quoted_pr\
intable_encode quotemeta rad2deg rand random_bytes random_int range rawurldecode rawurlencode readdir readfile readgzfile readline readline_add_history readline\
_callback_handler_install readline_callback_handler_remove readline_callback_read_char readline_clear_history readline_completion_function readline_info readlin\
e_list_history readline_on_new_line readline_read_history readline_redisplay readline_write_history readlink realpath realpath_cache_get realpath_cache_size reg\
ister_shutdown_function register_tick_function rename reset resourcebundle_count resourcebundle_create:ResourceBundle resourcebundle_get resourcebundle_get_erro\
r_code resourcebundle_get_error_message resourcebundle_locales restore_error_handler restore_exception_handler rewind rewinddir rmdir round rsort rtrim scandir \
sem_acquire sem_get:SysvSemaphore sem_release sem_remove serialize session_abort session_cache_expire session_cache_limiter session_commit session_create_id ses\
sion_decode session_destroy session_encode session_gc session_get_cookie_params session_id session_module_name session_name session_regenerate_id session_regist\
er_shutdown session_reset session_save_path session_set_cookie_params session_set_save_handler session_start session_status session_unset session_write_close se\
t_error_handler set_exception_handler set_file_buffer set_include_path set_time_limit setcookie setlocale setrawcookie settype sha1 sha1_file shell_exec shm_att\
ach:SysvSharedMemory shm_detach shm_get_var shm_has_var shm_put_var shm_remove shm_remove_var shmop_close shmop_delete shmop_open:Shmop shmop_read shmop_size sh\
mop_write show_source shuffle similar_text simplexml_import_dom:SimpleXMLElement simplexml_load_file:SimpleXMLElement simplexml_load_string:SimpleXMLElement sin\
 sinh sizeof sleep socket_accept:Socket socket_addrinfo_bind:Socket socket_addrinfo_connect:Socket socket_addrinfo_explain socket_addrinfo_lookup socket_bind so\
cket_clear_error socket_close socket_cmsg_space socket_connect socket_create:Socket socket_create_listen:Socket socket_create_pair socket_export_stream socket_g\
et_option socket_get_status socket_getopt socket_getpeername socket_getsockname socket_import_stream:Socket socket_last_error socket_listen socket_read socket_r\
ecv socket_recvfrom socket_recvmsg socket_select socket_send socket_sendmsg socket_sendto socket_set_block socket_set_blocking socket_set_nonblock socket_set_op\
tion socket_set_timeout socket_setopt socket_shutdown socket_strerror socket_write sodium_add sodium_base642bin sodium_bin2base64 sodium_bin2hex sodium_compare \
sodium_crypto_aead_aes256gcm_decrypt sodium_crypto_aead_aes256gcm_encrypt sodium_crypto_aead_aes256gcm_is_available sodium_crypto_aead_aes256gcm_keygen sodium_c\
rypto_aead_chacha20poly1305_decrypt sodium_crypto_aead_chacha20poly1305_encrypt sodium_crypto_aead_chacha20poly1305_ietf_decrypt sodium_crypto_aead_chacha20poly\
1305_ietf_encrypt sodium_crypto_aead_chacha20poly1305_ietf_keygen sodium_crypto_aead_chacha20poly1305_keygen sodium_crypto_aead_xchacha20poly1305_ietf_decrypt s\
odium_crypto_aead_xchacha20poly1305_ietf_encrypt sodium_crypto_aead_xchacha20poly1305_ietf_keygen sodium_crypto_auth sodium_crypto_auth_keygen sodium_crypto_aut\
h_verify sodium_crypto_box sodium_crypto_box_keypair sodium_crypto_box_keypair_from_secretkey_and_publickey sodium_crypto_box_open sodium_crypto_box_publickey s\
odium_crypto_box_publickey_from_secretkey sodium_crypto_box_seal sodium_crypto_box_seal_open sodium_crypto_box_secretkey sodium_crypto_box_seed_keypair sodium_c\
rypto_core_ristretto255_add sodium_crypto_core_ristretto255_from_hash sodium_crypto_core_ristretto255_is_valid_point sodium_crypto_core_ristretto255_random sodi\
um_crypto_core_ristretto255_scalar_add sodium_crypto_core_ristretto255_scalar_complement sodium_crypto_core_ristretto255_scalar_invert sodium_crypto_core_ristre\
tto255_scalar_mul sodium_crypto_core_ristretto255_scalar_negate sodium_crypto_core_ristretto255_scalar_random sodium_crypto_core_ristretto255_scalar_reduce sodi\
um_crypto_core_ristretto255_scalar_sub sodium_crypto_core_ristretto255_sub sodium_crypto_generichash sodium_crypto_generichash_final sodium_crypto_generichash_i\
nit sodium_crypto_generichash_keygen sodium_crypto_generichash_update sodium_crypto_kdf_derive_from_key sodium_crypto_kdf_keygen sodium_crypto_kx_client_session\
_keys sodium_crypto_kx_keypair sodium_crypto_kx_publickey sodium_crypto_kx_secretkey sodium_crypto_kx_seed_keypair sodium_crypto_kx_server_session_keys sodium_c\
rypto_pwhash sodium_crypto_pwhash_scryptsalsa208sha256 sodium_crypto_pwhash_scryptsalsa208sha256_str sodium_crypto_pwhash_scryptsalsa208sha256_str_verify sodium\
_crypto_pwhash_str sodium_crypto_pwhash_str_needs_rehash sodium_crypto_pwhash_str_verify sodium_crypto_scalarmult sodium_crypto_scalarmult_base sodium_crypto_sc\
alarmult_ristretto255 sodium_crypto_scalarmult_ristretto255_base sodium_crypto_secretbox sodium_crypto_secretbox_keygen sodium_crypto_secretbox_open sodium_cryp\
to_secretstream_xchacha20poly1305_init_pull sodium_crypto_secretstream_xchacha20poly1305_init_push sodium_crypto_secretstream_xchacha20poly1305_keygen sodium_cr\
ypto_secretstream_xchacha20poly1305_pull sodium_crypto_secretstream_xchacha20poly1305_push sodium_crypto_secretstream_xchacha20poly1305_rekey sodium_crypto_shor\
thash sodium_crypto_shorthash_keygen sodium_crypto_sign sodium_crypto_sign_detached sodium_crypto_sign_ed25519_pk_to_curve25519 sodium_crypto_sign_ed25519_sk_to\
_curve25519 sodium_crypto_sign_keypair sodium_crypto_sign_keypair_from_secretkey_and_publickey sodium_crypto_sign_open sodium_crypto_sign_publickey sodium_crypt\
o_sign_publickey_from_secretkey sodium_crypto_sign_secretkey sodium_crypto_sign_seed_keypair sodium_crypto_sign_verify_detached sodium_crypto_stream sodium_cryp\
to_stream_keygen sodium_crypto_stream_xchacha20 sodium_crypto_stream_xchacha20_keygen sodium_crypto_stream_xchacha20_xor sodium_crypto_stream_xchacha20_xor_ic s\
odium_crypto_stream_xor sodium_hex2bin sodium_increment sodium_memcmp sodium_memzero sodium_pad sodium_unpad sort soundex spl_autoload spl_autoload_call spl_aut\
oload_extensions spl_autoload_functions spl_autoload_register spl_autoload_unregister spl_classes spl_object_hash spl_object_id sprintf sqrt srand sscanf stat s\
tr_contains str_ends_with str_getcsv str_ireplace str_pad str_repeat str_replace str_rot13 str_shuffle str_split str_starts_with str_word_count strcasecmp strch\
r strcmp strcoll strcspn stream_bucket_append stream_bucket_make_writeable stream_bucket_new stream_bucket_prepend stream_context_create stream_context_get_defa\
ult stream_context_get_options stream_context_get_params stream_context_set_default stream_context_set_option stream_context_set_params stream_copy_to_stream st\
ream_filter_append stream_filter_prepend stream_filter_register stream_filter_remove stream_get_contents stream_get_filters stream_get_line stream_get_meta_data\
 stream_get_transports stream_get_wrappers stream_is_local stream_isatty stream_register_wrapper stream_resolve_include_path stream_select stream_set_blocking s\
tream_set_chunk_size stream_set_read_buffer stream_set_timeout stream_set_write_buffer stream_socket_accept stream_socket_client stream_socket_enable_crypto str\
eam_socket_get_name stream_socket_pair stream_socket_recvfrom stream_socket_sendto stream_socket_server stream_socket_shutdown stream_supports_lock stream_wrapp\
er_register stream_wrapper_restore stream_wrapper_unregister strftime strip_tags stripcslashes stripos stripslashes stristr strlen strnatcasecmp strnatcmp strnc\
asecmp strncmp strpbrk strpos strptime strrchr strrev strripos strrpos strspn strstr strtok strtolower strtotime strtoupper strtr strval substr substr_compare s\
ubstr_count substr_replace symlink sys_get_temp_dir sys_getloadavg syslog system tan tanh tempnam textdomain time time_nanosleep time_sleep_until timezone_abbre\
viations_list timezone_identifiers_list timezone_location_get timezone_name_from_abbr timezone_name_get timezone_offset_get timezone_open:DateTimeZone timezone_\
transitions_get timezone_version_get tmpfile token_get_all token_name touch trait_exists transliterator_create:Transliterator transliterator_create_from_rules:T\
ransliterator transliterator_create_inverse:Transliterator transliterator_get_error_code transliterator_get_error_message transliterator_list_ids transliterator\
_transliterate trigger_error trim uasort ucfirst ucwords uksort umask uniqid unixtojd unlink unpack unregister_tick_function unserialize urldecode urlencode use\
r_error usleep usort utf8_decode utf8_encode var_dump var_export version_compare vfprintf vprintf vsprintf wordwrap xml_error_string xml_get_current_byte_index \
xml_get_current_column_number xml_get_current_line_number xml_get_error_code xml_parse xml_parse_into_struct xml_parser_create:XMLParser xml_parser_create_ns:XM\
LParser xml_parser_free xml_parser_get_option xml_parser_set_option xml_set_character_data_handler xml_set_default_handler xml_set_element_handler xml_set_end_n\
amespace_decl_handler xml_set_external_entity_ref_handler xml_set_notation_decl_handler xml_set_object xml_set_processing_instruction_handler xml_set_start_name\
space_decl_handler xml_set_unparsed_entity_decl_handler xmlwriter_end_attribute xmlwriter_end_cdata xmlwriter_end_comment xmlwriter_end_document xmlwriter_end_d\
td xmlwriter_end_dtd_attlist xmlwriter_end_dtd_element xmlwriter_end_dtd_entity xmlwriter_end_element xmlwriter_end_pi xmlwriter_flush xmlwriter_full_end_elemen\
t xmlwriter_open_memory:XMLWriter xmlwriter_open_uri:XMLWriter xmlwriter_output_memory xmlwriter_set_indent xmlwriter_set_indent_string xmlwriter_start_attribut\
e xmlwriter_start_attribute_ns xmlwriter_start_cdata xmlwriter_start_comment xmlwriter_start_document xmlwriter_start_dtd xmlwriter_start_dtd_attlist xmlwriter_\
start_dtd_element xmlwriter_start_dtd_entity xmlwriter_start_element xmlwriter_start_element_ns xmlwriter_start_pi xmlwriter_text xmlwriter_write_attribute xmlw\
riter_write_attribute_ns xmlwriter_write_cdata xmlwriter_write_comment xmlwriter_write_dtd xmlwriter_write_dtd_attlist xmlwriter_write_dtd_element xmlwriter_wri\
te_dtd_entity xmlwriter_write_element xmlwriter_write_element_ns xmlwriter_write_pi xmlwriter_write_raw zend_version zlib_decode zlib_encode zlib_get_coding_typ\
e";var PHP_CONSTANTS="ABDAY_1 ABDAY_2 ABDAY_3 ABDAY_4 ABDAY_5 ABDAY_6 ABDAY_7 ABMON_1 ABMON_10 ABMON_11 ABMON_12 ABMON_2 ABMON_3 ABMON_4 ABMON_5 ABMON_6 ABMON_7\
 ABMON_8 ABMON_9 AF_INET AF_INET6 AF_UNIX AI_ADDRCONFIG AI_ALL AI_CANONIDN AI_CANONNAME AI_IDN AI_NUMERICHOST AI_NUMERICSERV AI_PASSIVE AI_V4MAPPED ALT_DIGITS A\
M_STR ARRAY_FILTER_USE_BOTH ARRAY_FILTER_USE_KEY ASSERT_ACTIVE ASSERT_BAIL ASSERT_CALLBACK ASSERT_EXCEPTION ASSERT_WARNING BUS_ADRALN BUS_ADRERR BUS_OBJERR CAL_\
DOW_DAYNO CAL_DOW_LONG CAL_DOW_SHORT CAL_EASTER_ALWAYS_GREGORIAN CAL_EASTER_ALWAYS_JULIAN CAL_EASTER_DEFAULT CAL_EASTER_ROMAN CAL_FRENCH CAL_GREGORIAN CAL_JEWIS\
H CAL_JEWISH_ADD_ALAFIM CAL_JEWISH_ADD_ALAFIM_GERESH CAL_JEWISH_ADD_GERESHAYIM CAL_JULIAN CAL_MONTH_FRENCH CAL_MONTH_GREGORIAN_LONG CAL_MONTH_GREGORIAN_SHORT CA\
L_MONTH_JEWISH CAL_MONTH_JULIAN_LONG CAL_MONTH_JULIAN_SHORT CAL_NUM_CALS CASE_LOWER CASE_UPPER CHAR_MAX CLD_CONTINUED CLD_DUMPED CLD_EXITED CLD_KILLED CLD_STOPP\
ED CLD_TRAPPED CLONE_NEWCGROUP CLONE_NEWIPC CLONE_NEWNET CLONE_NEWNS CLONE_NEWPID CLONE_NEWUSER CLONE_NEWUTS CODESET CONNECTION_ABORTED CONNECTION_NORMAL CONNEC\
TION_TIMEOUT COUNT_NORMAL COUNT_RECURSIVE CREDITS_ALL CREDITS_DOCS CREDITS_FULLPAGE CREDITS_GENERAL CREDITS_GROUP CREDITS_MODULES CREDITS_QA CREDITS_SAPI CRNCYS\
TR CRYPT_BLOWFISH CRYPT_EXT_DES CRYPT_MD5 CRYPT_SALT_LENGTH CRYPT_SHA256 CRYPT_SHA512 CRYPT_STD_DES CURLALTSVC_H1 CURLALTSVC_H2 CURLALTSVC_H3 CURLALTSVC_READONL\
YFILE CURLAUTH_ANY CURLAUTH_ANYSAFE CURLAUTH_AWS_SIGV4 CURLAUTH_BASIC CURLAUTH_BEARER CURLAUTH_DIGEST CURLAUTH_DIGEST_IE CURLAUTH_GSSAPI CURLAUTH_GSSNEGOTIATE C\
URLAUTH_NEGOTIATE CURLAUTH_NONE CURLAUTH_NTLM CURLAUTH_NTLM_WB CURLAUTH_ONLY CURLE_ABORTED_BY_CALLBACK CURLE_BAD_CALLING_ORDER CURLE_BAD_CONTENT_ENCODING CURLE_\
BAD_DOWNLOAD_RESUME CURLE_BAD_FUNCTION_ARGUMENT CURLE_BAD_PASSWORD_ENTERED CURLE_COULDNT_CONNECT CURLE_COULDNT_RESOLVE_HOST CURLE_COULDNT_RESOLVE_PROXY CURLE_FA\
ILED_INIT CURLE_FILESIZE_EXCEEDED CURLE_FILE_COULDNT_READ_FILE CURLE_FTP_ACCESS_DENIED CURLE_FTP_BAD_DOWNLOAD_RESUME CURLE_FTP_CANT_GET_HOST CURLE_FTP_CANT_RECO\
NNECT CURLE_FTP_COULDNT_GET_SIZE CURLE_FTP_COULDNT_RETR_FILE CURLE_FTP_COULDNT_SET_ASCII CURLE_FTP_COULDNT_SET_BINARY CURLE_FTP_COULDNT_STOR_FILE CURLE_FTP_COUL\
DNT_USE_REST CURLE_FTP_PARTIAL_FILE CURLE_FTP_PORT_FAILED CURLE_FTP_QUOTE_ERROR CURLE_FTP_SSL_FAILED CURLE_FTP_USER_PASSWORD_INCORRECT CURLE_FTP_WEIRD_227_FORMA\
T CURLE_FTP_WEIRD_PASS_REPLY CURLE_FTP_WEIRD_PASV_REPLY CURLE_FTP_WEIRD_SERVER_REPLY CURLE_FTP_WEIRD_USER_REPLY CURLE_FTP_WRITE_ERROR CURLE_FUNCTION_NOT_FOUND C\
URLE_GOT_NOTHING CURLE_HTTP_NOT_FOUND CURLE_HTTP_PORT_FAILED CURLE_HTTP_POST_ERROR CURLE_HTTP_RANGE_ERROR CURLE_HTTP_RETURNED_ERROR CURLE_LDAP_CANNOT_BIND CURLE\
_LDAP_INVALID_URL CURLE_LDAP_SEARCH_FAILED CURLE_LIBRARY_NOT_FOUND CURLE_MALFORMAT_USER CURLE_OBSOLETE CURLE_OK CURLE_OPERATION_TIMEDOUT CURLE_OPERATION_TIMEOUT\
ED CURLE_OUT_OF_MEMORY CURLE_PARTIAL_FILE CURLE_PROXY CURLE_READ_ERROR CURLE_RECV_ERROR CURLE_SEND_ERROR CURLE_SHARE_IN_USE CURLE_SSH CURLE_SSL_CACERT CURLE_SSL\
_CACERT_BADFILE CURLE_SSL_CERTPROBLEM CURLE_SSL_CIPHER CURLE_SSL_CONNECT_ERROR CURLE_SSL_ENGINE_NOTFOUND CURLE_SSL_ENGINE_SETFAILED CURLE_SSL_PEER_CERTIFICATE C\
URLE_SSL_PINNEDPUBKEYNOTMATCH CURLE_TELNET_OPTION_SYNTAX CURLE_TOO_MANY_REDIRECTS CURLE_UNKNOWN_TELNET_OPTION CURLE_UNSUPPORTED_PROTOCOL CURLE_URL_MALFORMAT CUR\
LE_URL_MALFORMAT_USER CURLE_WEIRD_SERVER_REPLY CURLE_WRITE_ERROR CURLFTPAUTH_DEFAULT CURLFTPAUTH_SSL CURLFTPAUTH_TLS CURLFTPMETHOD_DEFAULT CURLFTPMETHOD_MULTICW\
D CURLFTPMETHOD_NOCWD CURLFTPMETHOD_SINGLECWD CURLFTPSSL_ALL CURLFTPSSL_CCC_ACTIVE CURLFTPSSL_CCC_NONE CURLFTPSSL_CCC_PASSIVE CURLFTPSSL_CONTROL CURLFTPSSL_NONE\
 CURLFTPSSL_TRY CURLFTP_CREATE_DIR CURLFTP_CREATE_DIR_NONE CURLFTP_CREATE_DIR_RETRY CURLGSSAPI_DELEGATION_FLAG CURLGSSAPI_DELEGATION_POLICY_FLAG CURLHEADER_SEPA\
RATE CURLHEADER_UNIFIED CURLHSTS_ENABLE CURLHSTS_READONLYFILE CURLINFO_APPCONNECT_TIME CURLINFO_APPCONNECT_TIME_T CURLINFO_CERTINFO CURLINFO_CONDITION_UNMET CUR\
LINFO_CONNECT_TIME CURLINFO_CONNECT_TIME_T CURLINFO_CONTENT_LENGTH_DOWNLOAD CURLINFO_CONTENT_LENGTH_DOWNLOAD_T CURLINFO_CONTENT_LENGTH_UPLOAD CURLINFO_CONTENT_L\
ENGTH_UPLOAD_T CURLINFO_CONTENT_TYPE CURLINFO_COOKIELIST CURLINFO_EFFECTIVE_METHOD CURLINFO_EFFECTIVE_URL CURLINFO_FILETIME CURLINFO_FILETIME_T CURLINFO_FTP_ENT\
RY_PATH CURLINFO_HEADER_OUT CURLINFO_HEADER_SIZE CURLINFO_HTTPAUTH_AVAIL CURLINFO_HTTP_CODE CURLINFO_HTTP_CONNECTCODE CURLINFO_HTTP_VERSION CURLINFO_LASTONE CUR\
LINFO_LOCAL_IP CURLINFO_LOCAL_PORT CURLINFO_NAMELOOKUP_TIME CURLINFO_NAMELOOKUP_TIME_T CURLINFO_NUM_CONNECTS CURLINFO_OS_ERRNO CURLINFO_PRETRANSFER_TIME CURLINF\
O_PRETRANSFER_TIME_T CURLINFO_PRIMARY_IP CURLINFO_PRIMARY_PORT CURLINFO_PRIVATE CURLINFO_PROTOCOL CURLINFO_PROXYAUTH_AVAIL CURLINFO_PROXY_ERROR CURLINFO_PROXY_S\
SL_VERIFYRESULT CURLINFO_REDIRECT_COUNT CURLINFO_REDIRECT_TIME CURLINFO_REDIRECT_TIME_T CURLINFO_REDIRECT_URL CURLINFO_REFERER CURLINFO_REQUEST_SIZE CURLINFO_RE\
SPONSE_CODE CURLINFO_RETRY_AFTER CURLINFO_RTSP_CLIENT_CSEQ CURLINFO_RTSP_CSEQ_RECV CURLINFO_RTSP_SERVER_CSEQ CURLINFO_RTSP_SESSION_ID CURLINFO_SCHEME CURLINFO_S\
IZE_DOWNLOAD CURLINFO_SIZE_DOWNLOAD_T CURLINFO_SIZE_UPLOAD CURLINFO_SIZE_UPLOAD_T CURLINFO_SPEED_DOWNLOAD CURLINFO_SPEED_DOWNLOAD_T CURLINFO_SPEED_UPLOAD CURLIN\
FO_SPEED_UPLOAD_T CURLINFO_SSL_ENGINES CURLINFO_SSL_VERIFYRESULT CURLINFO_STARTTRANSFER_TIME CURLINFO_STARTTRANSFER_TIME_T CURLINFO_TOTAL_TIME CURLINFO_TOTAL_TI\
ME_T CURLMOPT_CHUNK_LENGTH_PENALTY_SIZE CURLMOPT_CONTENT_LENGTH_PENALTY_SIZE CURLMOPT_MAXCONNECTS CURLMOPT_MAX_CONCURRENT_STREAMS CURLMOPT_MAX_HOST_CONNECTIONS \
CURLMOPT_MAX_PIPELINE_LENGTH CURLMOPT_MAX_TOTAL_CONNECTIONS CURLMOPT_PIPELINING CURLMOPT_PUSHFUNCTION CURLMSG_DONE CURLM_ADDED_ALREADY CURLM_BAD_EASY_HANDLE CUR\
LM_BAD_HANDLE CURLM_CALL_MULTI_PERFORM CURLM_INTERNAL_ERROR CURLM_OK CURLM_OUT_OF_MEMORY CURLOPT_ABSTRACT_UNIX_SOCKET CURLOPT_ACCEPTTIMEOUT_MS CURLOPT_ACCEPT_EN\
CODING CURLOPT_ADDRESS_SCOPE CURLOPT_ALTSVC CURLOPT_ALTSVC_CTRL CURLOPT_APPEND CURLOPT_AUTOREFERER CURLOPT_AWS_SIGV4 CURLOPT_BINARYTRANSFER CURLOPT_BUFFERSIZE C\
URLOPT_CAINFO CURLOPT_CAINFO_BLOB CURLOPT_CAPATH CURLOPT_CERTINFO CURLOPT_CONNECTTIMEOUT CURLOPT_CONNECTTIMEOUT_MS CURLOPT_CONNECT_ONLY CURLOPT_CONNECT_TO CURLO\
PT_COOKIE CURLOPT_COOKIEFILE CURLOPT_COOKIEJAR CURLOPT_COOKIELIST CURLOPT_COOKIESESSION CURLOPT_CRLF CURLOPT_CRLFILE CURLOPT_CUSTOMREQUEST CURLOPT_DEFAULT_PROTO\
COL CURLOPT_DIRLISTONLY CURLOPT_DISALLOW_USERNAME_IN_URL CURLOPT_DNS_CACHE_TIMEOUT CURLOPT_DNS_INTERFACE CURLOPT_DNS_LOCAL_IP4 CURLOPT_DNS_LOCAL_IP6 CURLOPT_DNS\
_SERVERS CURLOPT_DNS_SHUFFLE_ADDRESSES CURLOPT_DNS_USE_GLOBAL_CACHE CURLOPT_DOH_SSL_VERIFYHOST CURLOPT_DOH_SSL_VERIFYPEER CURLOPT_DOH_SSL_VERIFYSTATUS CURLOPT_D\
OH_URL CURLOPT_EGDSOCKET CURLOPT_ENCODING CURLOPT_EXPECT_100_TIMEOUT_MS CURLOPT_FAILONERROR CURLOPT_FILE CURLOPT_FILETIME CURLOPT_FNMATCH_FUNCTION CURLOPT_FOLLO\
WLOCATION CURLOPT_FORBID_REUSE CURLOPT_FRESH_CONNECT CURLOPT_FTPAPPEND CURLOPT_FTPLISTONLY CURLOPT_FTPPORT CURLOPT_FTPSSLAUTH CURLOPT_FTP_ACCOUNT CURLOPT_FTP_AL\
TERNATIVE_TO_USER CURLOPT_FTP_CREATE_MISSING_DIRS CURLOPT_FTP_FILEMETHOD CURLOPT_FTP_RESPONSE_TIMEOUT CURLOPT_FTP_SKIP_PASV_IP CURLOPT_FTP_SSL CURLOPT_FTP_SSL_C\
CC CURLOPT_FTP_USE_EPRT CURLOPT_FTP_USE_EPSV CURLOPT_FTP_USE_PRET CURLOPT_GSSAPI_DELEGATION CURLOPT_HAPPY_EYEBALLS_TIMEOUT_MS CURLOPT_HAPROXYPROTOCOL CURLOPT_HE\
ADER CURLOPT_HEADERFUNCTION CURLOPT_HEADEROPT CURLOPT_HSTS CURLOPT_HSTS_CTRL CURLOPT_HTTP09_ALLOWED CURLOPT_HTTP200ALIASES CURLOPT_HTTPAUTH CURLOPT_HTTPGET CURL\
OPT_HTTPHEADER CURLOPT_HTTPPROXYTUNNEL CURLOPT_HTTP_CONTENT_DECODING CURLOPT_HTTP_TRANSFER_DECODING CURLOPT_HTTP_VERSION CURLOPT_IGNORE_CONTENT_LENGTH CURLOPT_I\
NFILE CURLOPT_INFILESIZE CURLOPT_INTERFACE CURLOPT_IPRESOLVE CURLOPT_ISSUERCERT CURLOPT_ISSUERCERT_BLOB CURLOPT_KEEP_SENDING_ON_ERROR CURLOPT_KEYPASSWD CURLOPT_\
KRB4LEVEL CURLOPT_KRBLEVEL CURLOPT_LOCALPORT CURLOPT_LOCALPORTRANGE CURLOPT_LOGIN_OPTIONS CURLOPT_LOW_SPEED_LIMIT CURLOPT_LOW_SPEED_TIME CURLOPT_MAIL_AUTH CURLO\
PT_MAIL_FROM CURLOPT_MAIL_RCPT CURLOPT_MAIL_RCPT_ALLLOWFAILS CURLOPT_MAXAGE_CONN CURLOPT_MAXCONNECTS CURLOPT_MAXFILESIZE CURLOPT_MAXFILESIZE_LARGE CURLOPT_MAXLI\
FETIME_CONN CURLOPT_MAXREDIRS CURLOPT_MAX_RECV_SPEED_LARGE CURLOPT_MAX_SEND_SPEED_LARGE CURLOPT_NETRC CURLOPT_NETRC_FILE CURLOPT_NEW_DIRECTORY_PERMS CURLOPT_NEW\
_FILE_PERMS CURLOPT_NOBODY CURLOPT_NOPROGRESS CURLOPT_NOPROXY CURLOPT_NOSIGNAL CURLOPT_PASSWORD CURLOPT_PATH_AS_IS CURLOPT_PINNEDPUBLICKEY CURLOPT_PIPEWAIT CURL\
OPT_PORT CURLOPT_POST CURLOPT_POSTFIELDS CURLOPT_POSTQUOTE CURLOPT_POSTREDIR CURLOPT_PREQUOTE CURLOPT_PRE_PROXY CURLOPT_PRIVATE CURLOPT_PROGRESSFUNCTION CURLOPT\
_PROTOCOLS CURLOPT_PROXY CURLOPT_PROXYAUTH CURLOPT_PROXYHEADER CURLOPT_PROXYPASSWORD CURLOPT_PROXYPORT CURLOPT_PROXYTYPE CURLOPT_PROXYUSERNAME CURLOPT_PROXYUSER\
PWD CURLOPT_PROXY_CAINFO CURLOPT_PROXY_CAINFO_BLOB CURLOPT_PROXY_CAPATH CURLOPT_PROXY_CRLFILE CURLOPT_PROXY_ISSUERCERT CURLOPT_PROXY_ISSUERCERT_BLOB CURLOPT_PRO\
XY_KEYPASSWD CURLOPT_PROXY_PINNEDPUBLICKEY CURLOPT_PROXY_SERVICE_NAME CURLOPT_PROXY_SSLCERT CURLOPT_PROXY_SSLCERTTYPE CURLOPT_PROXY_SSLCERT_BLOB CURLOPT_PROXY_S\
SLKEY CURLOPT_PROXY_SSLKEYTYPE CURLOPT_PROXY_SSLKEY_BLOB CURLOPT_PROXY_SSLVERSION CURLOPT_PROXY_SSL_CIPHER_LIST CURLOPT_PROXY_SSL_OPTIONS CURLOPT_PROXY_SSL_VERI\
FYHOST CURLOPT_PROXY_SSL_VERIFYPEER CURLOPT_PROXY_TLS13_CIPHERS CURLOPT_PROXY_TLSAUTH_PASSWORD CURLOPT_PROXY_TLSAUTH_TYPE CURLOPT_PROXY_TLSAUTH_USERNAME CURLOPT\
_PROXY_TRANSFER_MODE CURLOPT_PUT CURLOPT_QUOTE CURLOPT_RANDOM_FILE CURLOPT_RANGE CURLOPT_READDATA CURLOPT_READFUNCTION CURLOPT_REDIR_PROTOCOLS CURLOPT_REFERER C\
URLOPT_REQUEST_TARGET CURLOPT_RESOLVE CURLOPT_RESUME_FROM CURLOPT_RETURNTRANSFER CURLOPT_RTSP_CLIENT_CSEQ CURLOPT_RTSP_REQUEST CURLOPT_RTSP_SERVER_CSEQ CURLOPT_\
RTSP_SESSION_ID CURLOPT_RTSP_STREAM_URI CURLOPT_RTSP_TRANSPORT CURLOPT_SAFE_UPLOAD CURLOPT_SASL_AUTHZID CURLOPT_SASL_IR CURLOPT_SERVICE_NAME CURLOPT_SHARE CURLO\
PT_SOCKS5_AUTH CURLOPT_SOCKS5_GSSAPI_NEC CURLOPT_SOCKS5_GSSAPI_SERVICE CURLOPT_SSH_AUTH_TYPES CURLOPT_SSH_COMPRESSION CURLOPT_SSH_HOST_PUBLIC_KEY_MD5 CURLOPT_SS\
H_HOST_PUBLIC_KEY_SHA256 CURLOPT_SSH_KNOWNHOSTS CURLOPT_SSH_PRIVATE_KEYFILE CURLOPT_SSH_PUBLIC_KEYFILE CURLOPT_SSLCERT CURLOPT_SSLCERTPASSWD CURLOPT_SSLCERTTYPE\
 CURLOPT_SSLCERT_BLOB CURLOPT_SSLENGINE CURLOPT_SSLENGINE_DEFAULT CURLOPT_SSLKEY CURLOPT_SSLKEYPASSWD CURLOPT_SSLKEYTYPE CURLOPT_SSLKEY_BLOB CURLOPT_SSLVERSION \
CURLOPT_SSL_CIPHER_LIST CURLOPT_SSL_EC_CURVES CURLOPT_SSL_ENABLE_ALPN CURLOPT_SSL_ENABLE_NPN CURLOPT_SSL_FALSESTART CURLOPT_SSL_OPTIONS CURLOPT_SSL_SESSIONID_CA\
CHE CURLOPT_SSL_VERIFYHOST CURLOPT_SSL_VERIFYPEER CURLOPT_SSL_VERIFYSTATUS CURLOPT_STDERR CURLOPT_STREAM_WEIGHT CURLOPT_SUPPRESS_CONNECT_HEADERS CURLOPT_TCP_FAS\
TOPEN CURLOPT_TCP_KEEPALIVE CURLOPT_TCP_KEEPIDLE CURLOPT_TCP_KEEPINTVL CURLOPT_TCP_NODELAY CURLOPT_TELNETOPTIONS CURLOPT_TFTP_BLKSIZE CURLOPT_TFTP_NO_OPTIONS CU\
RLOPT_TIMECONDITION CURLOPT_TIMEOUT CURLOPT_TIMEOUT_MS CURLOPT_TIMEVALUE CURLOPT_TIMEVALUE_LARGE CURLOPT_TLS13_CIPHERS CURLOPT_TLSAUTH_PASSWORD CURLOPT_TLSAUTH_\
TYPE CURLOPT_TLSAUTH_USERNAME CURLOPT_TRANSFERTEXT CURLOPT_TRANSFER_ENCODING CURLOPT_UNIX_SOCKET_PATH CURLOPT_UNRESTRICTED_AUTH CURLOPT_UPKEEP_INTERVAL_MS CURLO\
PT_UPLOAD CURLOPT_UPLOAD_BUFFERSIZE CURLOPT_URL CURLOPT_USERAGENT CURLOPT_USERNAME CURLOPT_USERPWD CURLOPT_USE_SSL CURLOPT_VERBOSE CURLOPT_WILDCARDMATCH CURLOPT\
_WRITEFUNCTION CURLOPT_WRITEHEADER CURLOPT_XFERINFOFUNCTION CURLOPT_XOAUTH2_BEARER CURLPAUSE_ALL CURLPAUSE_CONT CURLPAUSE_RECV CURLPAUSE_RECV_CONT CURLPAUSE_SEN\
D CURLPAUSE_SEND_CONT CURLPIPE_HTTP1 CURLPIPE_MULTIPLEX CURLPIPE_NOTHING CURLPROTO_ALL CURLPROTO_DICT CURLPROTO_FILE CURLPROTO_FTP CURLPROTO_FTPS CURLPROTO_GOPH\
ER CURLPROTO_HTTP CURLPROTO_HTTPS CURLPROTO_IMAP CURLPROTO_IMAPS CURLPROTO_LDAP CURLPROTO_LDAPS CURLPROTO_MQTT CURLPROTO_POP3 CURLPROTO_POP3S CURLPROTO_RTMP CUR\
LPROTO_RTMPE CURLPROTO_RTMPS CURLPROTO_RTMPT CURLPROTO_RTMPTE CURLPROTO_RTMPTS CURLPROTO_RTSP CURLPROTO_SCP CURLPROTO_SFTP CURLPROTO_SMB CURLPROTO_SMBS CURLPROT\
O_SMTP CURLPROTO_SMTPS CURLPROTO_TELNET CURLPROTO_TFTP CURLPROXY_HTTP CURLPROXY_HTTPS CURLPROXY_HTTP_1_0 CURLPROXY_SOCKS4 CURLPROXY_SOCKS4A CURLPROXY_SOCKS5 CUR\
LPROXY_SOCKS5_HOSTNAME CURLPX_BAD_ADDRESS_TYPE CURLPX_BAD_VERSION CURLPX_CLOSED CURLPX_GSSAPI CURLPX_GSSAPI_PERMSG CURLPX_GSSAPI_PROTECTION CURLPX_IDENTD CURLPX\
_IDENTD_DIFFER CURLPX_LONG_HOSTNAME CURLPX_LONG_PASSWD CURLPX_LONG_USER CURLPX_NO_AUTH CURLPX_OK CURLPX_RECV_ADDRESS CURLPX_RECV_AUTH CURLPX_RECV_CONNECT CURLPX\
_RECV_REQACK CURLPX_REPLY_ADDRESS_TYPE_NOT_SUPPORTED CURLPX_REPLY_COMMAND_NOT_SUPPORTED CURLPX_REPLY_CONNECTION_REFUSED CURLPX_REPLY_GENERAL_SERVER_FAILURE CURL\
PX_REPLY_HOST_UNREACHABLE CURLPX_REPLY_NETWORK_UNREACHABLE CURLPX_REPLY_NOT_ALLOWED CURLPX_REPLY_TTL_EXPIRED CURLPX_REPLY_UNASSIGNED CURLPX_REQUEST_FAILED CURLP\
X_RESOLVE_HOST CURLPX_SEND_AUTH CURLPX_SEND_CONNECT CURLPX_SEND_REQUEST CURLPX_UNKNOWN_FAIL CURLPX_UNKNOWN_MODE CURLPX_USER_REJECTED CURLSHOPT_NONE CURLSHOPT_SH\
ARE CURLSHOPT_UNSHARE CURLSSH_AUTH_AGENT CURLSSH_AUTH_ANY CURLSSH_AUTH_DEFAULT CURLSSH_AUTH_GSSAPI CURLSSH_AUTH_HOST CURLSSH_AUTH_KEYBOARD CURLSSH_AUTH_NONE CUR\
LSSH_AUTH_PASSWORD CURLSSH_AUTH_PUBLICKEY CURLSSLOPT_ALLOW_BEAST CURLSSLOPT_AUTO_CLIENT_CERT CURLSSLOPT_NATIVE_CA CURLSSLOPT_NO_PARTIALCHAIN CURLSSLOPT_NO_REVOK\
E CURLSSLOPT_REVOKE_BEST_EFFORT CURLUSESSL_ALL CURLUSESSL_CONTROL CURLUSESSL_NONE CURLUSESSL_TRY CURLVERSION_NOW CURL_FNMATCHFUNC_FAIL CURL_FNMATCHFUNC_MATCH CU\
RL_FNMATCHFUNC_NOMATCH CURL_HTTP_VERSION_1_0 CURL_HTTP_VERSION_1_1 CURL_HTTP_VERSION_2 CURL_HTTP_VERSION_2TLS CURL_HTTP_VERSION_2_0 CURL_HTTP_VERSION_2_PRIOR_KN\
OWLEDGE CURL_HTTP_VERSION_NONE CURL_IPRESOLVE_V4 CURL_IPRESOLVE_V6 CURL_IPRESOLVE_WHATEVER CURL_LOCK_DATA_CONNECT CURL_LOCK_DATA_COOKIE CURL_LOCK_DATA_DNS CURL_\
LOCK_DATA_PSL CURL_LOCK_DATA_SSL_SESSION CURL_MAX_READ_SIZE CURL_NETRC_IGNORED CURL_NETRC_OPTIONAL CURL_NETRC_REQUIRED CURL_PUSH_DENY CURL_PUSH_OK CURL_READFUNC\
_PAUSE CURL_REDIR_POST_301 CURL_REDIR_POST_302 CURL_REDIR_POST_303 CURL_REDIR_POST_ALL CURL_RTSPREQ_ANNOUNCE CURL_RTSPREQ_DESCRIBE CURL_RTSPREQ_GET_PARAMETER CU\
RL_RTSPREQ_OPTIONS CURL_RTSPREQ_PAUSE CURL_RTSPREQ_PLAY CURL_RTSPREQ_RECEIVE CURL_RTSPREQ_RECORD CURL_RTSPREQ_SETUP CURL_RTSPREQ_SET_PARAMETER CURL_RTSPREQ_TEAR\
DOWN CURL_SSLVERSION_DEFAULT CURL_SSLVERSION_MAX_DEFAULT CURL_SSLVERSION_MAX_NONE CURL_SSLVERSION_MAX_TLSv1_0 CURL_SSLVERSION_MAX_TLSv1_1 CURL_SSLVERSION_MAX_TL\
Sv1_2 CURL_SSLVERSION_MAX_TLSv1_3 CURL_SSLVERSION_SSLv2 CURL_SSLVERSION_SSLv3 CURL_SSLVERSION_TLSv1 CURL_SSLVERSION_TLSv1_0 CURL_SSLVERSION_TLSv1_1 CURL_SSLVERS\
ION_TLSv1_2 CURL_SSLVERSION_TLSv1_3 CURL_TIMECOND_IFMODSINCE CURL_TIMECOND_IFUNMODSINCE CURL_TIMECOND_LASTMOD CURL_TIMECOND_NONE CURL_TLSAUTH_SRP CURL_VERSION_A\
LTSVC CURL_VERSION_ASYNCHDNS CURL_VERSION_BROTLI CURL_VERSION_CONV CURL_VERSION_CURLDEBUG CURL_VERSION_DEBUG CURL_VERSION_GSASL CURL_VERSION_GSSAPI CURL_VERSION\
_GSSNEGOTIATE CURL_VERSION_HSTS CURL_VERSION_HTTP2 CURL_VERSION_HTTP3 CURL_VERSION_HTTPS_PROXY CURL_VERSION_IDN CURL_VERSION_IPV6 CURL_VERSION_KERBEROS4 CURL_VE\
RSION_KERBEROS5 CURL_VERSION_LARGEFILE CURL_VERSION_LIBZ CURL_VERSION_MULTI_SSL CURL_VERSION_NTLM CURL_VERSION_NTLM_WB CURL_VERSION_PSL CURL_VERSION_SPNEGO CURL\
_VERSION_SSL CURL_VERSION_SSPI CURL_VERSION_TLSAUTH_SRP CURL_VERSION_UNICODE CURL_VERSION_UNIX_SOCKETS CURL_VERSION_ZSTD CURL_WRITEFUNC_PAUSE CURRENCY_SYMBOL DA\
TE_ATOM DATE_COOKIE DATE_ISO8601 DATE_ISO8601_EXPANDED DATE_RFC1036 DATE_RFC1123 DATE_RFC2822 DATE_RFC3339 DATE_RFC3339_EXTENDED DATE_RFC7231 DATE_RFC822 DATE_R\
FC850 DATE_RSS DATE_W3C DAY_1 DAY_2 DAY_3 DAY_4 DAY_5 DAY_6 DAY_7 DEBUG_BACKTRACE_IGNORE_ARGS DEBUG_BACKTRACE_PROVIDE_OBJECT DECIMAL_POINT DEFAULT_INCLUDE_PATH \
DIRECTORY_SEPARATOR DNS_A DNS_A6 DNS_AAAA DNS_ALL DNS_ANY DNS_CAA DNS_CNAME DNS_HINFO DNS_MX DNS_NAPTR DNS_NS DNS_PTR DNS_SOA DNS_SRV DNS_TXT DOMSTRING_SIZE_ERR\
 DOM_HIERARCHY_REQUEST_ERR DOM_INDEX_SIZE_ERR DOM_INUSE_ATTRIBUTE_ERR DOM_INVALID_ACCESS_ERR DOM_INVALID_CHARACTER_ERR DOM_INVALID_MODIFICATION_ERR DOM_INVALID_\
STATE_ERR DOM_NAMESPACE_ERR DOM_NOT_FOUND_ERR DOM_NOT_SUPPORTED_ERR DOM_NO_DATA_ALLOWED_ERR DOM_NO_MODIFICATION_ALLOWED_ERR DOM_PHP_ERR DOM_SYNTAX_ERR DOM_VALID\
ATION_ERR DOM_WRONG_DOCUMENT_ERR D_FMT D_T_FMT ENT_COMPAT ENT_DISALLOWED ENT_HTML401 ENT_HTML5 ENT_IGNORE ENT_NOQUOTES ENT_QUOTES ENT_SUBSTITUTE ENT_XHTML ENT_X\
ML1 ERA ERA_D_FMT ERA_D_T_FMT ERA_T_FMT ERA_YEAR EXIF_USE_MBSTRING EXTR_IF_EXISTS EXTR_OVERWRITE EXTR_PREFIX_ALL EXTR_PREFIX_IF_EXISTS EXTR_PREFIX_INVALID EXTR_\
PREFIX_SAME EXTR_REFS EXTR_SKIP E_ALL E_COMPILE_ERROR E_COMPILE_WARNING E_CORE_ERROR E_CORE_WARNING E_DEPRECATED E_ERROR E_NOTICE E_PARSE E_RECOVERABLE_ERROR E_\
STRICT E_USER_DEPRECATED E_USER_ERROR E_USER_NOTICE E_USER_WARNING E_WARNING FALSE FILEINFO_APPLE FILEINFO_CONTINUE FILEINFO_DEVICES FILEINFO_EXTENSION FILEINFO\
_MIME FILEINFO_MIME_ENCODING FILEINFO_MIME_TYPE FILEINFO_NONE FILEINFO_PRESERVE_ATIME FILEINFO_RAW FILEINFO_SYMLINK FILE_APPEND FILE_BINARY FILE_IGNORE_NEW_LINE\
S FILE_NO_DEFAULT_CONTEXT FILE_SKIP_EMPTY_LINES FILE_TEXT FILE_USE_INCLUDE_PATH FILTER_CALLBACK FILTER_DEFAULT FILTER_FLAG_ALLOW_FRACTION FILTER_FLAG_ALLOW_HEX \
FILTER_FLAG_ALLOW_OCTAL FILTER_FLAG_ALLOW_SCIENTIFIC FILTER_FLAG_ALLOW_THOUSAND FILTER_FLAG_EMAIL_UNICODE FILTER_FLAG_EMPTY_STRING_NULL FILTER_FLAG_ENCODE_AMP F\
ILTER_FLAG_ENCODE_HIGH FILTER_FLAG_ENCODE_LOW FILTER_FLAG_GLOBAL_RANGE FILTER_FLAG_HOSTNAME FILTER_FLAG_IPV4 FILTER_FLAG_IPV6 FILTER_FLAG_NONE FILTER_FLAG_NO_EN\
CODE_QUOTES FILTER_FLAG_NO_PRIV_RANGE FILTER_FLAG_NO_RES_RANGE FILTER_FLAG_PATH_REQUIRED FILTER_FLAG_QUERY_REQUIRED FILTER_FLAG_STRIP_BACKTICK FILTER_FLAG_STRIP\
_HIGH FILTER_FLAG_STRIP_LOW FILTER_FORCE_ARRAY FILTER_NULL_ON_FAILURE FILTER_REQUIRE_ARRAY FILTER_REQUIRE_SCALAR FILTER_SANITIZE_ADD_SLASHES FILTER_SANITIZE_EMA\
IL FILTER_SANITIZE_ENCODED FILTER_SANITIZE_FULL_SPECIAL_CHARS FILTER_SANITIZE_NUMBER_FLOAT FILTER_SANITIZE_NUMBER_INT FILTER_SANITIZE_SPECIAL_CHARS FILTER_SANIT\
IZE_STRING FILTER_SANITIZE_STRIPPED FILTER_SANITIZE_URL FILTER_UNSAFE_RAW FILTER_VALIDATE_BOOL FILTER_VALIDATE_BOOLEAN FILTER_VALIDATE_DOMAIN FILTER_VALIDATE_EM\
AIL FILTER_VALIDATE_FLOAT FILTER_VALIDATE_INT FILTER_VALIDATE_IP FILTER_VALIDATE_MAC FILTER_VALIDATE_REGEXP FILTER_VALIDATE_URL FNM_CASEFOLD FNM_NOESCAPE FNM_PA\
THNAME FNM_PERIOD FORCE_DEFLATE FORCE_GZIP FPE_FLTDIV FPE_FLTINV FPE_FLTOVF FPE_FLTRES FPE_FLTSUB FPE_FLTUND FPE_INTDIV FPE_INTOVF FRAC_DIGITS FTP_ASCII FTP_AUT\
ORESUME FTP_AUTOSEEK FTP_BINARY FTP_FAILED FTP_FINISHED FTP_IMAGE FTP_MOREDATA FTP_TEXT FTP_TIMEOUT_SEC FTP_USEPASVADDRESS GLOB_AVAILABLE_FLAGS GLOB_BRACE GLOB_\
ERR GLOB_MARK GLOB_NOCHECK GLOB_NOESCAPE GLOB_NOSORT GLOB_ONLYDIR GRAPHEME_EXTR_COUNT GRAPHEME_EXTR_MAXBYTES GRAPHEME_EXTR_MAXCHARS GROUPING HASH_HMAC HTML_ENTI\
TIES HTML_SPECIALCHARS ICONV_IMPL ICONV_MIME_DECODE_CONTINUE_ON_ERROR ICONV_MIME_DECODE_STRICT ICONV_VERSION IDNA_ALLOW_UNASSIGNED IDNA_CHECK_BIDI IDNA_CHECK_CO\
NTEXTJ IDNA_DEFAULT IDNA_ERROR_BIDI IDNA_ERROR_CONTEXTJ IDNA_ERROR_DISALLOWED IDNA_ERROR_DOMAIN_NAME_TOO_LONG IDNA_ERROR_EMPTY_LABEL IDNA_ERROR_HYPHEN_3_4 IDNA_\
ERROR_INVALID_ACE_LABEL IDNA_ERROR_LABEL_HAS_DOT IDNA_ERROR_LABEL_TOO_LONG IDNA_ERROR_LEADING_COMBINING_MARK IDNA_ERROR_LEADING_HYPHEN IDNA_ERROR_PUNYCODE IDNA_\
ERROR_TRAILING_HYPHEN IDNA_NONTRANSITIONAL_TO_ASCII IDNA_NONTRANSITIONAL_TO_UNICODE IDNA_USE_STD3_RULES ILL_BADSTK ILL_COPROC ILL_ILLADR ILL_ILLOPC ILL_ILLOPN I\
LL_ILLTRP ILL_PRVOPC ILL_PRVREG IMAGETYPE_AVIF IMAGETYPE_BMP IMAGETYPE_COUNT IMAGETYPE_GIF IMAGETYPE_ICO IMAGETYPE_IFF IMAGETYPE_JB2 IMAGETYPE_JP2 IMAGETYPE_JPC\
 IMAGETYPE_JPEG IMAGETYPE_JPEG2000 IMAGETYPE_JPX IMAGETYPE_PNG IMAGETYPE_PSD IMAGETYPE_SWC IMAGETYPE_SWF IMAGETYPE_TIFF_II IMAGETYPE_TIFF_MM IMAGETYPE_UNKNOWN I\
MAGETYPE_WBMP IMAGETYPE_WEBP IMAGETYPE_XBM INF INFO_ALL INFO_CONFIGURATION INFO_CREDITS INFO_ENVIRONMENT INFO_GENERAL INFO_LICENSE INFO_MODULES INFO_VARIABLES I\
NI_ALL INI_PERDIR INI_SCANNER_NORMAL INI_SCANNER_RAW INI_SCANNER_TYPED INI_SYSTEM INI_USER INPUT_COOKIE INPUT_ENV INPUT_GET INPUT_POST INPUT_SERVER INTL_ICU_DAT\
A_VERSION INTL_ICU_VERSION INTL_IDNA_VARIANT_UTS46 INTL_MAX_LOCALE_LEN INT_CURR_SYMBOL INT_FRAC_DIGITS IPPROTO_IP IPPROTO_IPV6 IPV6_HOPLIMIT IPV6_MULTICAST_HOPS\
 IPV6_MULTICAST_IF IPV6_MULTICAST_LOOP IPV6_PKTINFO IPV6_RECVHOPLIMIT IPV6_RECVPKTINFO IPV6_RECVTCLASS IPV6_TCLASS IPV6_UNICAST_HOPS IPV6_V6ONLY IP_MULTICAST_IF\
 IP_MULTICAST_LOOP IP_MULTICAST_TTL JSON_BIGINT_AS_STRING JSON_ERROR_CTRL_CHAR JSON_ERROR_DEPTH JSON_ERROR_INF_OR_NAN JSON_ERROR_INVALID_PROPERTY_NAME JSON_ERRO\
R_NONE JSON_ERROR_NON_BACKED_ENUM JSON_ERROR_RECURSION JSON_ERROR_STATE_MISMATCH JSON_ERROR_SYNTAX JSON_ERROR_UNSUPPORTED_TYPE JSON_ERROR_UTF16 JSON_ERROR_UTF8 \
JSON_FORCE_OBJECT JSON_HEX_AMP JSON_HEX_APOS JSON_HEX_QUOT JSON_HEX_TAG JSON_INVALID_UTF8_IGNORE JSON_INVALID_UTF8_SUBSTITUTE JSON_NUMERIC_CHECK JSON_OBJECT_AS_\
ARRAY JSON_PARTIAL_OUTPUT_ON_ERROR JSON_PRESERVE_ZERO_FRACTION JSON_PRETTY_PRINT JSON_THROW_ON_ERROR JSON_UNESCAPED_LINE_TERMINATORS JSON_UNESCAPED_SLASHES JSON\
_UNESCAPED_UNICODE LC_ALL LC_COLLATE LC_CTYPE LC_MESSAGES LC_MONETARY LC_NUMERIC LC_TIME LIBEXSLT_DOTTED_VERSION LIBEXSLT_VERSION LIBXML_BIGLINES LIBXML_COMPACT\
 LIBXML_DOTTED_VERSION LIBXML_DTDATTR LIBXML_DTDLOAD LIBXML_DTDVALID LIBXML_ERR_ERROR LIBXML_ERR_FATAL LIBXML_ERR_NONE LIBXML_ERR_WARNING LIBXML_HTML_NODEFDTD L\
IBXML_HTML_NOIMPLIED LIBXML_LOADED_VERSION LIBXML_NOBLANKS LIBXML_NOCDATA LIBXML_NOEMPTYTAG LIBXML_NOENT LIBXML_NOERROR LIBXML_NONET LIBXML_NOWARNING LIBXML_NOX\
MLDECL LIBXML_NSCLEAN LIBXML_PARSEHUGE LIBXML_PEDANTIC LIBXML_SCHEMA_CREATE LIBXML_VERSION LIBXML_XINCLUDE LIBXSLT_DOTTED_VERSION LIBXSLT_VERSION LOCK_EX LOCK_N\
B LOCK_SH LOCK_UN LOG_ALERT LOG_AUTH LOG_AUTHPRIV LOG_CONS LOG_CRIT LOG_CRON LOG_DAEMON LOG_DEBUG LOG_EMERG LOG_ERR LOG_INFO LOG_KERN LOG_LOCAL0 LOG_LOCAL1 LOG_\
LOCAL2 LOG_LOCAL3 LOG_LOCAL4 LOG_LOCAL5 LOG_LOCAL6 LOG_LOCAL7 LOG_LPR LOG_MAIL LOG_NDELAY LOG_NEWS LOG_NOTICE LOG_NOWAIT LOG_ODELAY LOG_PERROR LOG_PID LOG_SYSLO\
G LOG_USER LOG_UUCP LOG_WARNING MB_CASE_FOLD MB_CASE_FOLD_SIMPLE MB_CASE_LOWER MB_CASE_LOWER_SIMPLE MB_CASE_TITLE MB_CASE_TITLE_SIMPLE MB_CASE_UPPER MB_CASE_UPP\
ER_SIMPLE MB_ONIGURUMA_VERSION MCAST_BLOCK_SOURCE MCAST_JOIN_GROUP MCAST_JOIN_SOURCE_GROUP MCAST_LEAVE_GROUP MCAST_LEAVE_SOURCE_GROUP MCAST_UNBLOCK_SOURCE MHASH\
_ADLER32 MHASH_CRC32 MHASH_CRC32B MHASH_CRC32C MHASH_FNV132 MHASH_FNV164 MHASH_FNV1A32 MHASH_FNV1A64 MHASH_GOST MHASH_HAVAL128 MHASH_HAVAL160 MHASH_HAVAL192 MHA\
SH_HAVAL224 MHASH_HAVAL256 MHASH_JOAAT MHASH_MD2 MHASH_MD4 MHASH_MD5 MHASH_MURMUR3A MHASH_MURMUR3C MHASH_MURMUR3F MHASH_RIPEMD128 MHASH_RIPEMD160 MHASH_RIPEMD25\
6 MHASH_RIPEMD320 MHASH_SHA1 MHASH_SHA224 MHASH_SHA256 MHASH_SHA384 MHASH_SHA512 MHASH_SNEFRU256 MHASH_TIGER MHASH_TIGER128 MHASH_TIGER160 MHASH_WHIRLPOOL MHASH\
_XXH128 MHASH_XXH3 MHASH_XXH32 MHASH_XXH64 MON_1 MON_10 MON_11 MON_12 MON_2 MON_3 MON_4 MON_5 MON_6 MON_7 MON_8 MON_9 MON_DECIMAL_POINT MON_GROUPING MON_THOUSAN\
DS_SEP MSG_CMSG_CLOEXEC MSG_CONFIRM MSG_CTRUNC MSG_DONTROUTE MSG_DONTWAIT MSG_EAGAIN MSG_ENOMSG MSG_EOF MSG_EOR MSG_ERRQUEUE MSG_EXCEPT MSG_IPC_NOWAIT MSG_MORE \
MSG_NOERROR MSG_NOSIGNAL MSG_OOB MSG_PEEK MSG_TRUNC MSG_WAITALL MSG_WAITFORONE MSG_ZEROCOPY MT_RAND_MT19937 MT_RAND_PHP M_1_PI M_2_PI M_2_SQRTPI M_E M_EULER M_L\
N10 M_LN2 M_LNPI M_LOG10E M_LOG2E M_PI M_PI_2 M_PI_4 M_SQRT1_2 M_SQRT2 M_SQRT3 M_SQRTPI NAN NEGATIVE_SIGN NOEXPR NOSTR NULL N_CS_PRECEDES N_SEP_BY_SPACE N_SIGN_\
POSN OPENSSL_ALGO_MD4 OPENSSL_ALGO_MD5 OPENSSL_ALGO_RMD160 OPENSSL_ALGO_SHA1 OPENSSL_ALGO_SHA224 OPENSSL_ALGO_SHA256 OPENSSL_ALGO_SHA384 OPENSSL_ALGO_SHA512 OPE\
NSSL_CIPHER_3DES OPENSSL_CIPHER_AES_128_CBC OPENSSL_CIPHER_AES_192_CBC OPENSSL_CIPHER_AES_256_CBC OPENSSL_CIPHER_DES OPENSSL_CIPHER_RC2_128 OPENSSL_CIPHER_RC2_4\
0 OPENSSL_CIPHER_RC2_64 OPENSSL_CMS_BINARY OPENSSL_CMS_DETACHED OPENSSL_CMS_NOATTR OPENSSL_CMS_NOCERTS OPENSSL_CMS_NOINTERN OPENSSL_CMS_NOSIGS OPENSSL_CMS_NOVER\
IFY OPENSSL_CMS_TEXT OPENSSL_DEFAULT_STREAM_CIPHERS OPENSSL_DONT_ZERO_PAD_KEY OPENSSL_ENCODING_DER OPENSSL_ENCODING_PEM OPENSSL_ENCODING_SMIME OPENSSL_KEYTYPE_D\
H OPENSSL_KEYTYPE_DSA OPENSSL_KEYTYPE_EC OPENSSL_KEYTYPE_RSA OPENSSL_NO_PADDING OPENSSL_PKCS1_OAEP_PADDING OPENSSL_PKCS1_PADDING OPENSSL_RAW_DATA OPENSSL_TLSEXT\
_SERVER_NAME OPENSSL_VERSION_NUMBER OPENSSL_VERSION_TEXT OPENSSL_ZERO_PADDING PASSWORD_ARGON2I PASSWORD_ARGON2ID PASSWORD_ARGON2_DEFAULT_MEMORY_COST PASSWORD_AR\
GON2_DEFAULT_THREADS PASSWORD_ARGON2_DEFAULT_TIME_COST PASSWORD_ARGON2_PROVIDER PASSWORD_BCRYPT PASSWORD_BCRYPT_DEFAULT_COST PASSWORD_DEFAULT PATHINFO_ALL PATHI\
NFO_BASENAME PATHINFO_DIRNAME PATHINFO_EXTENSION PATHINFO_FILENAME PATH_SEPARATOR PCNTL_E2BIG PCNTL_EACCES PCNTL_EAGAIN PCNTL_ECHILD PCNTL_EFAULT PCNTL_EINTR PC\
NTL_EINVAL PCNTL_EIO PCNTL_EISDIR PCNTL_ELIBBAD PCNTL_ELOOP PCNTL_EMFILE PCNTL_ENAMETOOLONG PCNTL_ENFILE PCNTL_ENOENT PCNTL_ENOEXEC PCNTL_ENOMEM PCNTL_ENOSPC PC\
NTL_ENOTDIR PCNTL_EPERM PCNTL_ESRCH PCNTL_ETXTBSY PCNTL_EUSERS PCRE_JIT_SUPPORT PCRE_VERSION PCRE_VERSION_MAJOR PCRE_VERSION_MINOR PEAR_EXTENSION_DIR PEAR_INSTA\
LL_DIR PHP_BINARY PHP_BINARY_READ PHP_BINDIR PHP_CLI_PROCESS_TITLE PHP_CONFIG_FILE_PATH PHP_CONFIG_FILE_SCAN_DIR PHP_DATADIR PHP_DEBUG PHP_EOL PHP_EXTENSION_DIR\
 PHP_EXTRA_VERSION PHP_FD_SETSIZE PHP_FLOAT_DIG PHP_FLOAT_EPSILON PHP_FLOAT_MAX PHP_FLOAT_MIN PHP_INT_MAX PHP_INT_MIN PHP_INT_SIZE PHP_LIBDIR PHP_LOCALSTATEDIR \
PHP_MAJOR_VERSION PHP_MANDIR PHP_MAXPATHLEN PHP_MINOR_VERSION PHP_NORMAL_READ PHP_OS PHP_OS_FAMILY PHP_OUTPUT_HANDLER_CLEAN PHP_OUTPUT_HANDLER_CLEANABLE PHP_OUT\
PUT_HANDLER_CONT PHP_OUTPUT_HANDLER_DISABLED PHP_OUTPUT_HANDLER_END PHP_OUTPUT_HANDLER_FINAL PHP_OUTPUT_HANDLER_FLUSH PHP_OUTPUT_HANDLER_FLUSHABLE PHP_OUTPUT_HA\
NDLER_REMOVABLE PHP_OUTPUT_HANDLER_START PHP_OUTPUT_HANDLER_STARTED PHP_OUTPUT_HANDLER_STDFLAGS PHP_OUTPUT_HANDLER_WRITE PHP_PREFIX PHP_QUERY_RFC1738 PHP_QUERY_\
RFC3986 PHP_RELEASE_VERSION PHP_ROUND_HALF_DOWN PHP_ROUND_HALF_EVEN PHP_ROUND_HALF_ODD PHP_ROUND_HALF_UP PHP_SAPI PHP_SESSION_ACTIVE PHP_SESSION_DISABLED PHP_SE\
SSION_NONE PHP_SHLIB_SUFFIX PHP_SYSCONFDIR PHP_URL_FRAGMENT PHP_URL_HOST PHP_URL_PASS PHP_URL_PATH PHP_URL_PORT PHP_URL_QUERY PHP_URL_SCHEME PHP_URL_USER PHP_VE\
RSION PHP_VERSION_ID PHP_ZTS PKCS7_BINARY PKCS7_DETACHED PKCS7_NOATTR PKCS7_NOCERTS PKCS7_NOCHAIN PKCS7_NOINTERN PKCS7_NOSIGS PKCS7_NOVERIFY PKCS7_TEXT PM_STR P\
OLL_ERR POLL_HUP POLL_IN POLL_MSG POLL_OUT POLL_PRI POSITIVE_SIGN POSIX_F_OK POSIX_RLIMIT_AS POSIX_RLIMIT_CORE POSIX_RLIMIT_CPU POSIX_RLIMIT_DATA POSIX_RLIMIT_F\
SIZE POSIX_RLIMIT_INFINITY POSIX_RLIMIT_LOCKS POSIX_RLIMIT_MEMLOCK POSIX_RLIMIT_MSGQUEUE POSIX_RLIMIT_NICE POSIX_RLIMIT_NOFILE POSIX_RLIMIT_NPROC POSIX_RLIMIT_R\
SS POSIX_RLIMIT_RTPRIO POSIX_RLIMIT_RTTIME POSIX_RLIMIT_SIGPENDING POSIX_RLIMIT_STACK POSIX_R_OK POSIX_S_IFBLK POSIX_S_IFCHR POSIX_S_IFIFO POSIX_S_IFREG POSIX_S\
_IFSOCK POSIX_W_OK POSIX_X_OK PREG_BACKTRACK_LIMIT_ERROR PREG_BAD_UTF8_ERROR PREG_BAD_UTF8_OFFSET_ERROR PREG_GREP_INVERT PREG_INTERNAL_ERROR PREG_JIT_STACKLIMIT\
_ERROR PREG_NO_ERROR PREG_OFFSET_CAPTURE PREG_PATTERN_ORDER PREG_RECURSION_LIMIT_ERROR PREG_SET_ORDER PREG_SPLIT_DELIM_CAPTURE PREG_SPLIT_NO_EMPTY PREG_SPLIT_OF\
FSET_CAPTURE PREG_UNMATCHED_AS_NULL PRIO_PGRP PRIO_PROCESS PRIO_USER PSFS_ERR_FATAL PSFS_FEED_ME PSFS_FLAG_FLUSH_CLOSE PSFS_FLAG_FLUSH_INC PSFS_FLAG_NORMAL PSFS\
_PASS_ON P_CS_PRECEDES P_SEP_BY_SPACE P_SIGN_POSN RADIXCHAR READLINE_LIB SCANDIR_SORT_ASCENDING SCANDIR_SORT_DESCENDING SCANDIR_SORT_NONE SCM_CREDENTIALS SCM_RI\
GHTS SEEK_CUR SEEK_END SEEK_SET SEGV_ACCERR SEGV_MAPERR SIGABRT SIGALRM SIGBABY SIGBUS SIGCHLD SIGCLD SIGCONT SIGFPE SIGHUP SIGILL SIGINT SIGIO SIGIOT SIGKILL S\
IGPIPE SIGPOLL SIGPROF SIGPWR SIGQUIT SIGRTMAX SIGRTMIN SIGSEGV SIGSTKFLT SIGSTOP SIGSYS SIGTERM SIGTRAP SIGTSTP SIGTTIN SIGTTOU SIGURG SIGUSR1 SIGUSR2 SIGVTALR\
M SIGWINCH SIGXCPU SIGXFSZ SIG_BLOCK SIG_DFL SIG_ERR SIG_IGN SIG_SETMASK SIG_UNBLOCK SI_ASYNCIO SI_KERNEL SI_MESGQ SI_QUEUE SI_SIGIO SI_TIMER SI_TKILL SI_USER S\
KF_AD_ALU_XOR_X SKF_AD_CPU SKF_AD_HATYPE SKF_AD_IFINDEX SKF_AD_MARK SKF_AD_MAX SKF_AD_NLATTR SKF_AD_NLATTR_NEST SKF_AD_OFF SKF_AD_PAY_OFFSET SKF_AD_PKTTYPE SKF_\
AD_PROTOCOL SKF_AD_QUEUE SKF_AD_RANDOM SKF_AD_RXHASH SKF_AD_VLAN_TAG SKF_AD_VLAN_TAG_PRESENT SKF_AD_VLAN_TPID SOCKET_E2BIG SOCKET_EACCES SOCKET_EADDRINUSE SOCKE\
T_EADDRNOTAVAIL SOCKET_EADV SOCKET_EAFNOSUPPORT SOCKET_EAGAIN SOCKET_EALREADY SOCKET_EBADE SOCKET_EBADF SOCKET_EBADFD SOCKET_EBADMSG SOCKET_EBADR SOCKET_EBADRQC\
 SOCKET_EBADSLT SOCKET_EBUSY SOCKET_ECHRNG SOCKET_ECOMM SOCKET_ECONNABORTED SOCKET_ECONNREFUSED SOCKET_ECONNRESET SOCKET_EDESTADDRREQ SOCKET_EDQUOT SOCKET_EEXIS\
T SOCKET_EFAULT SOCKET_EHOSTDOWN SOCKET_EHOSTUNREACH SOCKET_EIDRM SOCKET_EINPROGRESS SOCKET_EINTR SOCKET_EINVAL SOCKET_EIO SOCKET_EISCONN SOCKET_EISDIR SOCKET_E\
ISNAM SOCKET_EL2HLT SOCKET_EL2NSYNC SOCKET_EL3HLT SOCKET_EL3RST SOCKET_ELNRNG SOCKET_ELOOP SOCKET_EMEDIUMTYPE SOCKET_EMFILE SOCKET_EMLINK SOCKET_EMSGSIZE SOCKET\
_EMULTIHOP SOCKET_ENAMETOOLONG SOCKET_ENETDOWN SOCKET_ENETRESET SOCKET_ENETUNREACH SOCKET_ENFILE SOCKET_ENOANO SOCKET_ENOBUFS SOCKET_ENOCSI SOCKET_ENODATA SOCKE\
T_ENODEV SOCKET_ENOENT SOCKET_ENOLCK SOCKET_ENOLINK SOCKET_ENOMEDIUM SOCKET_ENOMEM SOCKET_ENOMSG SOCKET_ENONET SOCKET_ENOPROTOOPT SOCKET_ENOSPC SOCKET_ENOSR SOC\
KET_ENOSTR SOCKET_ENOSYS SOCKET_ENOTBLK SOCKET_ENOTCONN SOCKET_ENOTDIR SOCKET_ENOTEMPTY SOCKET_ENOTSOCK SOCKET_ENOTTY SOCKET_ENOTUNIQ SOCKET_ENXIO SOCKET_EOPNOT\
SUPP SOCKET_EPERM SOCKET_EPFNOSUPPORT SOCKET_EPIPE SOCKET_EPROTO SOCKET_EPROTONOSUPPORT SOCKET_EPROTOTYPE SOCKET_EREMCHG SOCKET_EREMOTE SOCKET_EREMOTEIO SOCKET_\
ERESTART SOCKET_EROFS SOCKET_ESHUTDOWN SOCKET_ESOCKTNOSUPPORT SOCKET_ESPIPE SOCKET_ESRMNT SOCKET_ESTRPIPE SOCKET_ETIME SOCKET_ETIMEDOUT SOCKET_ETOOMANYREFS SOCK\
ET_EUNATCH SOCKET_EUSERS SOCKET_EWOULDBLOCK SOCKET_EXDEV SOCKET_EXFULL SOCK_DGRAM SOCK_RAW SOCK_RDM SOCK_SEQPACKET SOCK_STREAM SODIUM_BASE64_VARIANT_ORIGINAL SO\
DIUM_BASE64_VARIANT_ORIGINAL_NO_PADDING SODIUM_BASE64_VARIANT_URLSAFE SODIUM_BASE64_VARIANT_URLSAFE_NO_PADDING SODIUM_CRYPTO_AEAD_AES256GCM_ABYTES SODIUM_CRYPTO\
_AEAD_AES256GCM_KEYBYTES SODIUM_CRYPTO_AEAD_AES256GCM_NPUBBYTES SODIUM_CRYPTO_AEAD_AES256GCM_NSECBYTES SODIUM_CRYPTO_AEAD_CHACHA20POLY1305_ABYTES SODIUM_CRYPTO_\
AEAD_CHACHA20POLY1305_IETF_ABYTES SODIUM_CRYPTO_AEAD_CHACHA20POLY1305_IETF_KEYBYTES SODIUM_CRYPTO_AEAD_CHACHA20POLY1305_IETF_NPUBBYTES SODIUM_CRYPTO_AEAD_CHACHA\
20POLY1305_IETF_NSECBYTES SODIUM_CRYPTO_AEAD_CHACHA20POLY1305_KEYBYTES SODIUM_CRYPTO_AEAD_CHACHA20POLY1305_NPUBBYTES SODIUM_CRYPTO_AEAD_CHACHA20POLY1305_NSECBYT\
ES SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_ABYTES SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_KEYBYTES SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_NPUBBYTES SODIU\
M_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_NSECBYTES SODIUM_CRYPTO_AUTH_BYTES SODIUM_CRYPTO_AUTH_KEYBYTES SODIUM_CRYPTO_BOX_KEYPAIRBYTES SODIUM_CRYPTO_BOX_MACBYTES SO\
DIUM_CRYPTO_BOX_NONCEBYTES SODIUM_CRYPTO_BOX_PUBLICKEYBYTES SODIUM_CRYPTO_BOX_SEALBYTES SODIUM_CRYPTO_BOX_SECRETKEYBYTES SODIUM_CRYPTO_BOX_SEEDBYTES SODIUM_CRYP\
TO_CORE_RISTRETTO255_BYTES SODIUM_CRYPTO_CORE_RISTRETTO255_HASHBYTES SODIUM_CRYPTO_CORE_RISTRETTO255_NONREDUCEDSCALARBYTES SODIUM_CRYPTO_CORE_RISTRETTO255_SCALA\
RBYTES SODIUM_CRYPTO_GENERICHASH_BYTES SODIUM_CRYPTO_GENERICHASH_BYTES_MAX SODIUM_CRYPTO_GENERICHASH_BYTES_MIN SODIUM_CRYPTO_GENERICHASH_KEYBYTES SODIUM_CRYPTO_\
GENERICHASH_KEYBYTES_MAX SODIUM_CRYPTO_GENERICHASH_KEYBYTES_MIN SODIUM_CRYPTO_KDF_BYTES_MAX SODIUM_CRYPTO_KDF_BYTES_MIN SODIUM_CRYPTO_KDF_CONTEXTBYTES SODIUM_CR\
YPTO_KDF_KEYBYTES SODIUM_CRYPTO_KX_KEYPAIRBYTES SODIUM_CRYPTO_KX_PUBLICKEYBYTES SODIUM_CRYPTO_KX_SECRETKEYBYTES SODIUM_CRYPTO_KX_SEEDBYTES SODIUM_CRYPTO_KX_SESS\
IONKEYBYTES SODIUM_CRYPTO_PWHASH_ALG_ARGON2I13 SODIUM_CRYPTO_PWHASH_ALG_ARGON2ID13 SODIUM_CRYPTO_PWHASH_ALG_DEFAULT SODIUM_CRYPTO_PWHASH_MEMLIMIT_INTERACTIVE SO\
DIUM_CRYPTO_PWHASH_MEMLIMIT_MODERATE SODIUM_CRYPTO_PWHASH_MEMLIMIT_SENSITIVE SODIUM_CRYPTO_PWHASH_OPSLIMIT_INTERACTIVE SODIUM_CRYPTO_PWHASH_OPSLIMIT_MODERATE SO\
DIUM_CRYPTO_PWHASH_OPSLIMIT_SENSITIVE SODIUM_CRYPTO_PWHASH_SALTBYTES SODIUM_CRYPTO_PWHASH_SCRYPTSALSA208SHA256_MEMLIMIT_INTERACTIVE SODIUM_CRYPTO_PWHASH_SCRYPTS\
ALSA208SHA256_MEMLIMIT_SENSITIVE SODIUM_CRYPTO_PWHASH_SCRYPTSALSA208SHA256_OPSLIMIT_INTERACTIVE SODIUM_CRYPTO_PWHASH_SCRYPTSALSA208SHA256_OPSLIMIT_SENSITIVE SOD\
IUM_CRYPTO_PWHASH_SCRYPTSALSA208SHA256_SALTBYTES SODIUM_CRYPTO_PWHASH_SCRYPTSALSA208SHA256_STRPREFIX SODIUM_CRYPTO_PWHASH_STRPREFIX SODIUM_CRYPTO_SCALARMULT_BYT\
ES SODIUM_CRYPTO_SCALARMULT_RISTRETTO255_BYTES SODIUM_CRYPTO_SCALARMULT_RISTRETTO255_SCALARBYTES SODIUM_CRYPTO_SCALARMULT_SCALARBYTES SODIUM_CRYPTO_SECRETBOX_KE\
YBYTES SODIUM_CRYPTO_SECRETBOX_MACBYTES SODIUM_CRYPTO_SECRETBOX_NONCEBYTES SODIUM_CRYPTO_SECRETSTREAM_XCHACHA20POLY1305_ABYTES SODIUM_CRYPTO_SECRETSTREAM_XCHACH\
A20POLY1305_HEADERBYTES SODIUM_CRYPTO_SECRETSTREAM_XCHACHA20POLY1305_KEYBYTES SODIUM_CRYPTO_SECRETSTREAM_XCHACHA20POLY1305_MESSAGEBYTES_MAX SODIUM_CRYPTO_SECRET\
STREAM_XCHACHA20POLY1305_TAG_FINAL SODIUM_CRYPTO_SECRETSTREAM_XCHACHA20POLY1305_TAG_MESSAGE SODIUM_CRYPTO_SECRETSTREAM_XCHACHA20POLY1305_TAG_PUSH SODIUM_CRYPTO_\
SECRETSTREAM_XCHACHA20POLY1305_TAG_REKEY SODIUM_CRYPTO_SHORTHASH_BYTES SODIUM_CRYPTO_SHORTHASH_KEYBYTES SODIUM_CRYPTO_SIGN_BYTES SODIUM_CRYPTO_SIGN_KEYPAIRBYTES\
 SODIUM_CRYPTO_SIGN_PUBLICKEYBYTES SODIUM_CRYPTO_SIGN_SECRETKEYBYTES SODIUM_CRYPTO_SIGN_SEEDBYTES SODIUM_CRYPTO_STREAM_KEYBYTES SODIUM_CRYPTO_STREAM_NONCEBYTES \
SODIUM_CRYPTO_STREAM_XCHACHA20_KEYBYTES SODIUM_CRYPTO_STREAM_XCHACHA20_NONCEBYTES SODIUM_LIBRARY_MAJOR_VERSION SODIUM_LIBRARY_MINOR_VERSION SODIUM_LIBRARY_VERSI\
ON SOL_SOCKET SOL_TCP SOL_UDP SOMAXCONN SORT_ASC SORT_DESC SORT_FLAG_CASE SORT_LOCALE_STRING SORT_NATURAL SORT_NUMERIC SORT_REGULAR SORT_STRING SO_BINDTODEVICE \
SO_BPF_EXTENSIONS SO_BROADCAST SO_DEBUG SO_DONTROUTE SO_ERROR SO_INCOMING_CPU SO_KEEPALIVE SO_LINGER SO_MARK SO_MEMINFO SO_OOBINLINE SO_PASSCRED SO_RCVBUF SO_RC\
VLOWAT SO_RCVTIMEO SO_REUSEADDR SO_REUSEPORT SO_SNDBUF SO_SNDLOWAT SO_SNDTIMEO SO_TYPE SO_ZEROCOPY SQLITE3_ASSOC SQLITE3_BLOB SQLITE3_BOTH SQLITE3_DETERMINISTIC\
 SQLITE3_FLOAT SQLITE3_INTEGER SQLITE3_NULL SQLITE3_NUM SQLITE3_OPEN_CREATE SQLITE3_OPEN_READONLY SQLITE3_OPEN_READWRITE SQLITE3_TEXT STDERR STDIN STDOUT STREAM\
_BUFFER_FULL STREAM_BUFFER_LINE STREAM_BUFFER_NONE STREAM_CAST_AS_STREAM STREAM_CAST_FOR_SELECT STREAM_CLIENT_ASYNC_CONNECT STREAM_CLIENT_CONNECT STREAM_CLIENT_\
PERSISTENT STREAM_CRYPTO_METHOD_ANY_CLIENT STREAM_CRYPTO_METHOD_ANY_SERVER STREAM_CRYPTO_METHOD_SSLv23_CLIENT STREAM_CRYPTO_METHOD_SSLv23_SERVER STREAM_CRYPTO_M\
ETHOD_SSLv2_CLIENT STREAM_CRYPTO_METHOD_SSLv2_SERVER STREAM_CRYPTO_METHOD_SSLv3_CLIENT STREAM_CRYPTO_METHOD_SSLv3_SERVER STREAM_CRYPTO_METHOD_TLS_CLIENT STREAM_\
CRYPTO_METHOD_TLS_SERVER STREAM_CRYPTO_METHOD_TLSv1_0_CLIENT STREAM_CRYPTO_METHOD_TLSv1_0_SERVER STREAM_CRYPTO_METHOD_TLSv1_1_CLIENT STREAM_CRYPTO_METHOD_TLSv1_\
1_SERVER STREAM_CRYPTO_METHOD_TLSv1_2_CLIENT STREAM_CRYPTO_METHOD_TLSv1_2_SERVER STREAM_CRYPTO_METHOD_TLSv1_3_CLIENT STREAM_CRYPTO_METHOD_TLSv1_3_SERVER STREAM_\
CRYPTO_PROTO_SSLv3 STREAM_CRYPTO_PROTO_TLSv1_0 STREAM_CRYPTO_PROTO_TLSv1_1 STREAM_CRYPTO_PROTO_TLSv1_2 STREAM_CRYPTO_PROTO_TLSv1_3 STREAM_FILTER_ALL STREAM_FILT\
ER_READ STREAM_FILTER_WRITE STREAM_IGNORE_URL STREAM_IPPROTO_ICMP STREAM_IPPROTO_IP STREAM_IPPROTO_RAW STREAM_IPPROTO_TCP STREAM_IPPROTO_UDP STREAM_IS_URL STREA\
M_META_ACCESS STREAM_META_GROUP STREAM_META_GROUP_NAME STREAM_META_OWNER STREAM_META_OWNER_NAME STREAM_META_TOUCH STREAM_MKDIR_RECURSIVE STREAM_MUST_SEEK STREAM\
_NOTIFY_AUTH_REQUIRED STREAM_NOTIFY_AUTH_RESULT STREAM_NOTIFY_COMPLETED STREAM_NOTIFY_CONNECT STREAM_NOTIFY_FAILURE STREAM_NOTIFY_FILE_SIZE_IS STREAM_NOTIFY_MIM\
E_TYPE_IS STREAM_NOTIFY_PROGRESS STREAM_NOTIFY_REDIRECTED STREAM_NOTIFY_RESOLVE STREAM_NOTIFY_SEVERITY_ERR STREAM_NOTIFY_SEVERITY_INFO STREAM_NOTIFY_SEVERITY_WA\
RN STREAM_OOB STREAM_OPTION_BLOCKING STREAM_OPTION_READ_BUFFER STREAM_OPTION_READ_TIMEOUT STREAM_OPTION_WRITE_BUFFER STREAM_PEEK STREAM_PF_INET STREAM_PF_INET6 \
STREAM_PF_UNIX STREAM_REPORT_ERRORS STREAM_SERVER_BIND STREAM_SERVER_LISTEN STREAM_SHUT_RD STREAM_SHUT_RDWR STREAM_SHUT_WR STREAM_SOCK_DGRAM STREAM_SOCK_RAW STR\
EAM_SOCK_RDM STREAM_SOCK_SEQPACKET STREAM_SOCK_STREAM STREAM_URL_STAT_LINK STREAM_URL_STAT_QUIET STREAM_USE_PATH STR_PAD_BOTH STR_PAD_LEFT STR_PAD_RIGHT SUNFUNC\
S_RET_DOUBLE SUNFUNCS_RET_STRING SUNFUNCS_RET_TIMESTAMP TCP_CONGESTION TCP_DEFER_ACCEPT TCP_KEEPCNT TCP_KEEPIDLE TCP_KEEPINTVL TCP_NODELAY TCP_NOTSENT_LOWAT THO\
USANDS_SEP THOUSEP TOKEN_PARSE TRAP_BRKPT TRAP_TRACE TRUE T_ABSTRACT T_AMPERSAND_FOLLOWED_BY_VAR_OR_VARARG T_AMPERSAND_NOT_FOLLOWED_BY_VAR_OR_VARARG T_AND_EQUAL\
 T_ARRAY T_ARRAY_CAST T_AS T_ATTRIBUTE T_BAD_CHARACTER T_BOOLEAN_AND T_BOOLEAN_OR T_BOOL_CAST T_BREAK T_CALLABLE T_CASE T_CATCH T_CLASS T_CLASS_C T_CLONE T_CLOS\
E_TAG T_COALESCE T_COALESCE_EQUAL T_COMMENT T_CONCAT_EQUAL T_CONST T_CONSTANT_ENCAPSED_STRING T_CONTINUE T_CURLY_OPEN T_DEC T_DECLARE T_DEFAULT T_DIR T_DIV_EQUA\
L T_DNUMBER T_DO T_DOC_COMMENT T_DOLLAR_OPEN_CURLY_BRACES T_DOUBLE_ARROW T_DOUBLE_CAST T_DOUBLE_COLON T_ECHO T_ELLIPSIS T_ELSE T_ELSEIF T_EMPTY T_ENCAPSED_AND_W\
HITESPACE T_ENDDECLARE T_ENDFOR T_ENDFOREACH T_ENDIF T_ENDSWITCH T_ENDWHILE T_END_HEREDOC T_ENUM T_EVAL T_EXIT T_EXTENDS T_FILE T_FINAL T_FINALLY T_FMT T_FMT_AM\
PM T_FN T_FOR T_FOREACH T_FUNCTION T_FUNC_C T_GLOBAL T_GOTO T_HALT_COMPILER T_IF T_IMPLEMENTS T_INC T_INCLUDE T_INCLUDE_ONCE T_INLINE_HTML T_INSTANCEOF T_INSTEA\
DOF T_INTERFACE T_INT_CAST T_ISSET T_IS_EQUAL T_IS_GREATER_OR_EQUAL T_IS_IDENTICAL T_IS_NOT_EQUAL T_IS_NOT_IDENTICAL T_IS_SMALLER_OR_EQUAL T_LINE T_LIST T_LNUMB\
ER T_LOGICAL_AND T_LOGICAL_OR T_LOGICAL_XOR T_MATCH T_METHOD_C T_MINUS_EQUAL T_MOD_EQUAL T_MUL_EQUAL T_NAMESPACE T_NAME_FULLY_QUALIFIED T_NAME_QUALIFIED T_NAME_\
RELATIVE T_NEW T_NS_C T_NS_SEPARATOR T_NULLSAFE_OBJECT_OPERATOR T_NUM_STRING T_OBJECT_CAST T_OBJECT_OPERATOR T_OPEN_TAG T_OPEN_TAG_WITH_ECHO T_OR_EQUAL T_PAAMAY\
IM_NEKUDOTAYIM T_PLUS_EQUAL T_POW T_POW_EQUAL T_PRINT T_PRIVATE T_PROTECTED T_PUBLIC T_READONLY T_REQUIRE T_REQUIRE_ONCE T_RETURN T_SL T_SL_EQUAL T_SPACESHIP T_\
SR T_SR_EQUAL T_START_HEREDOC T_STATIC T_STRING T_STRING_CAST T_STRING_VARNAME T_SWITCH T_THROW T_TRAIT T_TRAIT_C T_TRY T_UNSET T_UNSET_CAST T_USE T_VAR T_VARIA\
BLE T_WHILE T_WHITESPACE T_XOR_EQUAL T_YIELD T_YIELD_FROM ULOC_ACTUAL_LOCALE ULOC_VALID_LOCALE UPLOAD_ERR_CANT_WRITE UPLOAD_ERR_EXTENSION UPLOAD_ERR_FORM_SIZE U\
PLOAD_ERR_INI_SIZE UPLOAD_ERR_NO_FILE UPLOAD_ERR_NO_TMP_DIR UPLOAD_ERR_OK UPLOAD_ERR_PARTIAL U_AMBIGUOUS_ALIAS_WARNING U_BAD_VARIABLE_DEFINITION U_BRK_ASSIGN_ER\
ROR U_BRK_ERROR_LIMIT U_BRK_ERROR_START U_BRK_HEX_DIGITS_EXPECTED U_BRK_INIT_ERROR U_BRK_INTERNAL_ERROR U_BRK_MALFORMED_RULE_TAG U_BRK_MISMATCHED_PAREN U_BRK_NE\
W_LINE_IN_QUOTED_STRING U_BRK_RULE_EMPTY_SET U_BRK_RULE_SYNTAX U_BRK_SEMICOLON_EXPECTED U_BRK_UNCLOSED_SET U_BRK_UNDEFINED_VARIABLE U_BRK_UNRECOGNIZED_OPTION U_\
BRK_VARIABLE_REDFINITION U_BUFFER_OVERFLOW_ERROR U_CE_NOT_FOUND_ERROR U_COLLATOR_VERSION_MISMATCH U_DIFFERENT_UCA_VERSION U_ENUM_OUT_OF_SYNC_ERROR U_ERROR_LIMIT\
 U_ERROR_WARNING_LIMIT U_ERROR_WARNING_START U_FILE_ACCESS_ERROR U_FMT_PARSE_ERROR_LIMIT U_FMT_PARSE_ERROR_START U_IDNA_ACE_PREFIX_ERROR U_IDNA_CHECK_BIDI_ERROR\
 U_IDNA_DOMAIN_NAME_TOO_LONG_ERROR U_IDNA_ERROR_LIMIT U_IDNA_ERROR_START U_IDNA_LABEL_TOO_LONG_ERROR U_IDNA_PROHIBITED_ERROR U_IDNA_STD3_ASCII_RULES_ERROR U_IDN\
A_UNASSIGNED_ERROR U_IDNA_VERIFICATION_ERROR U_IDNA_ZERO_LENGTH_LABEL_ERROR U_ILLEGAL_ARGUMENT_ERROR U_ILLEGAL_CHARACTER U_ILLEGAL_CHAR_FOUND U_ILLEGAL_CHAR_IN_\
SEGMENT U_ILLEGAL_ESCAPE_SEQUENCE U_ILLEGAL_PAD_POSITION U_INDEX_OUTOFBOUNDS_ERROR U_INTERNAL_PROGRAM_ERROR U_INTERNAL_TRANSLITERATOR_ERROR U_INVALID_CHAR_FOUND\
 U_INVALID_FORMAT_ERROR U_INVALID_FUNCTION U_INVALID_ID U_INVALID_PROPERTY_PATTERN U_INVALID_RBT_SYNTAX U_INVALID_STATE_ERROR U_INVALID_TABLE_FILE U_INVALID_TAB\
LE_FORMAT U_INVARIANT_CONVERSION_ERROR U_MALFORMED_EXPONENTIAL_PATTERN U_MALFORMED_PRAGMA U_MALFORMED_RULE U_MALFORMED_SET U_MALFORMED_SYMBOL_REFERENCE U_MALFOR\
MED_UNICODE_ESCAPE U_MALFORMED_VARIABLE_DEFINITION U_MALFORMED_VARIABLE_REFERENCE U_MEMORY_ALLOCATION_ERROR U_MESSAGE_PARSE_ERROR U_MISMATCHED_SEGMENT_DELIMITER\
S U_MISPLACED_ANCHOR_START U_MISPLACED_COMPOUND_FILTER U_MISPLACED_CURSOR_OFFSET U_MISPLACED_QUANTIFIER U_MISSING_OPERATOR U_MISSING_RESOURCE_ERROR U_MISSING_SE\
GMENT_CLOSE U_MULTIPLE_ANTE_CONTEXTS U_MULTIPLE_COMPOUND_FILTERS U_MULTIPLE_CURSORS U_MULTIPLE_DECIMAL_SEPARATORS U_MULTIPLE_DECIMAL_SEPERATORS U_MULTIPLE_EXPON\
ENTIAL_SYMBOLS U_MULTIPLE_PAD_SPECIFIERS U_MULTIPLE_PERCENT_SYMBOLS U_MULTIPLE_PERMILL_SYMBOLS U_MULTIPLE_POST_CONTEXTS U_NO_SPACE_AVAILABLE U_NO_WRITE_PERMISSI\
ON U_PARSE_ERROR U_PARSE_ERROR_LIMIT U_PARSE_ERROR_START U_PATTERN_SYNTAX_ERROR U_PRIMARY_TOO_LONG_ERROR U_REGEX_BAD_ESCAPE_SEQUENCE U_REGEX_BAD_INTERVAL U_REGE\
X_ERROR_LIMIT U_REGEX_ERROR_START U_REGEX_INTERNAL_ERROR U_REGEX_INVALID_BACK_REF U_REGEX_INVALID_FLAG U_REGEX_INVALID_STATE U_REGEX_LOOK_BEHIND_LIMIT U_REGEX_M\
AX_LT_MIN U_REGEX_MISMATCHED_PAREN U_REGEX_NUMBER_TOO_BIG U_REGEX_PROPERTY_SYNTAX U_REGEX_RULE_SYNTAX U_REGEX_SET_CONTAINS_STRING U_REGEX_UNIMPLEMENTED U_RESOUR\
CE_TYPE_MISMATCH U_RULE_MASK_ERROR U_SAFECLONE_ALLOCATED_WARNING U_SORT_KEY_TOO_SHORT_WARNING U_STANDARD_ERROR_LIMIT U_STATE_OLD_WARNING U_STATE_TOO_OLD_ERROR U\
_STRINGPREP_CHECK_BIDI_ERROR U_STRINGPREP_PROHIBITED_ERROR U_STRINGPREP_UNASSIGNED_ERROR U_STRING_NOT_TERMINATED_WARNING U_TOO_MANY_ALIASES_ERROR U_TRAILING_BAC\
KSLASH U_TRUNCATED_CHAR_FOUND U_UNCLOSED_SEGMENT U_UNDEFINED_SEGMENT_REFERENCE U_UNDEFINED_VARIABLE U_UNEXPECTED_TOKEN U_UNMATCHED_BRACES U_UNQUOTED_SPECIAL U_U\
NSUPPORTED_ATTRIBUTE U_UNSUPPORTED_ERROR U_UNSUPPORTED_ESCAPE_SEQUENCE U_UNSUPPORTED_PROPERTY U_UNTERMINATED_QUOTE U_USELESS_COLLATOR_ERROR U_USING_DEFAULT_WARN\
ING U_USING_FALLBACK_WARNING U_VARIABLE_RANGE_EXHAUSTED U_VARIABLE_RANGE_OVERLAP U_ZERO_ERROR WCONTINUED WNOHANG WUNTRACED X509_PURPOSE_ANY X509_PURPOSE_CRL_SIG\
N X509_PURPOSE_NS_SSL_SERVER X509_PURPOSE_SMIME_ENCRYPT X509_PURPOSE_SMIME_SIGN X509_PURPOSE_SSL_CLIENT X509_PURPOSE_SSL_SERVER XML_ATTRIBUTE_CDATA XML_ATTRIBUT\
E_DECL_NODE XML_ATTRIBUTE_ENTITY XML_ATTRIBUTE_ENUMERATION XML_ATTRIBUTE_ID XML_ATTRIBUTE_IDREF XML_ATTRIBUTE_IDREFS XML_ATTRIBUTE_NMTOKEN XML_ATTRIBUTE_NMTOKEN\
S XML_ATTRIBUTE_NODE XML_ATTRIBUTE_NOTATION XML_CDATA_SECTION_NODE XML_COMMENT_NODE XML_DOCUMENT_FRAG_NODE XML_DOCUMENT_NODE XML_DOCUMENT_TYPE_NODE XML_DTD_NODE\
 XML_ELEMENT_DECL_NODE XML_ELEMENT_NODE XML_ENTITY_DECL_NODE XML_ENTITY_NODE XML_ENTITY_REF_NODE XML_ERROR_ASYNC_ENTITY XML_ERROR_ATTRIBUTE_EXTERNAL_ENTITY_REF \
XML_ERROR_BAD_CHAR_REF XML_ERROR_BINARY_ENTITY_REF XML_ERROR_DUPLICATE_ATTRIBUTE XML_ERROR_EXTERNAL_ENTITY_HANDLING XML_ERROR_INCORRECT_ENCODING XML_ERROR_INVAL\
ID_TOKEN XML_ERROR_JUNK_AFTER_DOC_ELEMENT XML_ERROR_MISPLACED_XML_PI XML_ERROR_NONE XML_ERROR_NO_ELEMENTS XML_ERROR_NO_MEMORY XML_ERROR_PARAM_ENTITY_REF XML_ERR\
OR_PARTIAL_CHAR XML_ERROR_RECURSIVE_ENTITY_REF XML_ERROR_SYNTAX XML_ERROR_TAG_MISMATCH XML_ERROR_UNCLOSED_CDATA_SECTION XML_ERROR_UNCLOSED_TOKEN XML_ERROR_UNDEF\
INED_ENTITY XML_ERROR_UNKNOWN_ENCODING XML_HTML_DOCUMENT_NODE XML_LOCAL_NAMESPACE XML_NAMESPACE_DECL_NODE XML_NOTATION_NODE XML_OPTION_CASE_FOLDING XML_OPTION_S\
KIP_TAGSTART XML_OPTION_SKIP_WHITE XML_OPTION_TARGET_ENCODING XML_PI_NODE XML_SAX_IMPL XML_TEXT_NODE XSL_CLONE_ALWAYS XSL_CLONE_AUTO XSL_CLONE_NEVER XSL_SECPREF\
_CREATE_DIRECTORY XSL_SECPREF_DEFAULT XSL_SECPREF_NONE XSL_SECPREF_READ_FILE XSL_SECPREF_READ_NETWORK XSL_SECPREF_WRITE_FILE XSL_SECPREF_WRITE_NETWORK YESEXPR Y\
ESSTR ZEND_DEBUG_BUILD ZEND_THREAD_SAFE ZLIB_BLOCK ZLIB_BUF_ERROR ZLIB_DATA_ERROR ZLIB_DEFAULT_STRATEGY ZLIB_ENCODING_DEFLATE ZLIB_ENCODING_GZIP ZLIB_ENCODING_R\
AW ZLIB_ERRNO ZLIB_FILTERED ZLIB_FINISH ZLIB_FIXED ZLIB_FULL_FLUSH ZLIB_HUFFMAN_ONLY ZLIB_MEM_ERROR ZLIB_NEED_DICT ZLIB_NO_FLUSH ZLIB_OK ZLIB_PARTIAL_FLUSH ZLIB\
_RLE ZLIB_STREAM_END ZLIB_STREAM_ERROR ZLIB_SYNC_FLUSH ZLIB_VERNUM ZLIB_VERSION ZLIB_VERSION_ERROR";var RESOURCE=["index","create","store","show","edit","update","destroy"];var INVOKED=["__invoke"];function answersRoute(method){if(/^Route\.(?:api)?(?:Resource|resource|Singleton|singleton)$/.
test(method))return{owner:1,names:RESOURCE};if(/^Route\.(?:get|post|put|patch|delete|options|any)$/.test(method))return{owner:1,names:INVOKED};return method==="\
Route.match"?{owner:2,names:INVOKED}:void 0}var PRIMITIVES=new Set("int float string bool array void null callable iterable object never false true".split(" "));var CLASS_STRING="class-string";var SUPERGLOBALS=new Set(
"$GLOBALS $_SERVER $_GET $_POST $_FILES $_COOKIE $_SESSION $_REQUEST $_ENV $argc $argv $http_response_header".split(" "));var ALSO_STANDARD=new Set("override de\
precated nodiscard redis rediscluster redisarray memcached memcache imagick gearmanclient swoole ffi curlhandle apcuiterator random mongodb soapclient soapserve\
r soapfault tidy ziparchive xmlreader xmlwriter xsltprocessor gmp mysqli gdimage".split(" "));var TABLE=`${PHP_CLASSES}${callables()}`;function callables(){return Array.
from({length:MOST_TAKEN+1},(_,count)=>{const taken=Array.from({length:count},(_2,at)=>`T${at}`);return`i ${CALLABLE}${count}<${[...taken,"R"]}>|Closure
__invoke!(${taken})R
`}).join("")}function functionType(takes,gives){const cls=standard?.inTable(`${CALLABLE}${takes.length}`);return cls&&classType(cls,[...takes,gives])}var standard;
var withLaravel;var functions;var constants;function createDialect(project){standard??=withTestDoubles(withDoctrine(new ExternalTypes(TABLE,"std:php",true)));const packages=packagesOf(
project);const laravel=`packagist:${packages.get("illuminate")}`===LARAVEL_PACKAGE;if(laravel)withLaravel??=withTestDoubles(withDoctrine(new ExternalTypes(TABLE,
"std:php",true).alsoPartly(LARAVEL_CLASSES,LARAVEL_PACKAGE)));const packageOf=qualified=>{const name=qualified.toLowerCase();for(let at=name.lastIndexOf(".");at>
0;at=name.lastIndexOf(".",at-1)){const known=packages.get(name.slice(0,at));if(known!==void 0)return`packagist:${known}`}const parts=name.split(".");if(parts.length<
2){const known=packages.get(name);if(known!==void 0)return`packagist:${known}`;return standard?.has(qualified)||ALSO_STANDARD.has(name)||name==="stdclass"?"std:\
php":"packagist"}return`packagist:${parts.slice(0,Math.min(2,parts.length-1)).join("/")}`};return{standard:laravel&&withLaravel||standard,root:"stdClass",primitives:PRIMITIVES,
anything:"mixed",boxes:new Map,ignoresCase:true,oneMethodPerName:true,constructorName:"__construct",answers:{call:"__call",staticCall:"__callStatic",read:"__get",
write:"__set"},implicitLocals:true,typeOfLambda:(e,_at,gives)=>functionType(e.parameters,gives),typeOfFunction:functionType,inheritsDocs:true,reflection:answersRoute,
ofProgram:{text:SIGNED_IN,find:signedIn},replacesProperty,globals:SUPERGLOBALS,iterables:["Traversable"],keyParameter:/^T?K(ey)?$/i,indexables:["ArrayAccess"],elementMethods:[
["getIterator","elements"],["current","element"],["offsetGet","element"]],classOfClasses:CLASS_STRING,packageOf,resolveTypeName:(program,name,place)=>resolveClass(
program,name,place),resolvePath:(program,path,place)=>resolveClass(program,path,place),relativeType,implicitSupertypes:cls=>cls.has(FLAG.enum)?[".UnitEnum",".Ba\
ckedEnum"]:[],resolveFunction:(program,name,file)=>resolveFunction(program,name,file),resolveConstant:(program,name,file)=>resolveConstant(program,name,file),produces,
listFunctions:LIST_FUNCTIONS,forwards:{"Illuminate.Database.Eloquent.Model":[".Illuminate.Database.Eloquent.Builder"]},otherNames:calledFor,dispatches:DISPATCHES,
asProperty:relatedModels}}var signedIn=program=>program.find("App.Models.User",void 0)??program.find("App.User",void 0)??program.outsideIn(program.dialect.packageOf(
SIGNED_IN),true);function replacesProperty(own,other){if(own.has(FLAG.forwards)||other.has(FLAG.forwards))return false;return!other.owner.has(FLAG.trait)||other.
has(FLAG.abstract)}var RELATIONS2="Illuminate.Database.Eloquent.Relations.";function relatedModels(program,returned){if(returned.is!=="class"||!returned.of.qualified.
startsWith(RELATIONS2))return void 0;const[model]=returned.args;if(!/Many/.test(returned.of.name))return model;const collection=program.dialect.standard.get("Il\
luminate.Database.Eloquent.Collection");return collection&&classType(collection,[void 0,model])}function relativeType(program,name,place){if(name==="self")return place.
cls;if(name!=="parent"||!place.cls)return void 0;return superclassOf(program,place.cls)?.of}function resolveClass(program,path,place){const{file}=place;if(path===
CLASS_STRING||path.startsWith(CALLABLE))return program.dialect.standard.inTable(path);if(path.startsWith("."))return inFull(program,path.slice(1),file);if(!file)
return program.dialect.standard.get(path);const dot=path.indexOf(".");const first=(dot<0?path:path.slice(0,dot)).toLowerCase();const rest=dot<0?"":path.slice(dot);
for(const one of file.file.surface.imports){if(one.of!==void 0)continue;const name=one.alias??one.path.slice(one.path.lastIndexOf(".")+1);if(name.toLowerCase()===
first)return inFull(program,one.path+rest,file)}const namespace=place.cls?.text.package??file.package;return inFull(program,namespace===""?path:`${namespace}.${path}`,
file)}function inFull(program,qualified,file){const known=program.find(qualified,file)??program.dialect.standard.get(qualified);if(known)return known;const dot=qualified.
lastIndexOf(".");if(dot<0&&!program.hasClassNamed(qualified))return program.outside(qualified);if(dot<0||program.hasPackage(qualified.slice(0,dot)))return void 0;
return program.outside(qualified)}function candidates(path,file,of){if(path.startsWith("."))return[path.slice(1)];const{imports}=file.file.surface;const dot=path.
indexOf(".");const first=(dot<0?path:path.slice(0,dot)).toLowerCase();for(const one of imports){const name=(one.alias??one.path.slice(one.path.lastIndexOf(".")+
1)).toLowerCase();if(name!==first)continue;if(dot<0&&one.of===of)return[one.path];if(dot>=0&&one.of===void 0)return[one.path+path.slice(dot)]}if(file.package===
"")return[path];return dot<0?[`${file.package}.${path}`,path]:[`${file.package}.${path}`]}function resolveFunction(program,path,file){const names=candidates(path,
file,"function");for(const name of names){const members=nearest(program.functions(name),file);if(members.length>0)return{is:"ours",members}}if(!functions){functions=
new Map;for(const entry of`${PHP_FUNCTIONS} ${NEWER_FUNCTIONS}`.split(" ")){const[name="",type4=""]=entry.split(":");functions.set(name.toLowerCase(),type4)}}const last=names.
at(-1);const type3=functions.get(last.toLowerCase());if(type3!==void 0)return{is:"outside",package:"std:php",name:last,...type3===""?{}:{type:`.${type3}`}};if(HELPERS2.
has(last)&&program.dialect.packageOf("Illuminate.Support.Str")===LARAVEL_PACKAGE)return{is:"outside",package:LARAVEL_PACKAGE,name:last,...helper(program,last)};
return outside(program,last,file)}function helper(program,name){const helpers=program.dialect.standard.get(LARAVEL_HELPERS);const[like]=(helpers&&methodsNamed(program,
helpers,name).methods)??[];return like?{like}:{}}function resolveConstant(program,path,file){const names=candidates(path,file,"constant");for(const name of names){
const members=nearest(program.constants(name),file);if(members.length>0)return{is:"ours",members}}constants??=new Set(PHP_CONSTANTS.split(" "));const last=names.
at(-1);if(constants.has(last)||/^__[A-Z]+__$/.test(last))return{is:"outside",package:"std:php",name:last};return outside(program,last,file)}var HELPERS2=new Set(
"abort abort_if abort_unless action app app_path asset auth back base_path bcrypt blank broadcast cache class_basename class_uses_recursive collect config confi\
g_path context cookie csrf_field csrf_token data_fill data_forget data_get data_set database_path decrypt defer dispatch dispatch_sync e encrypt env event fake \
filled fluent head info lang_path last literal logger logs method_field mix now object_get old once optional policy public_path redirect report report_if report\
_unless request rescue resolve resource_path response retry route secure_asset secure_url session storage_path str tap throw_if throw_unless to_route today trai\
t_uses_recursive trans trans_choice transform url validator value view when windows_os with __".split(" "));function outside(program,qualified,file){const dot=qualified.
lastIndexOf(".");if(dot<0)return void 0;const namespace=qualified.slice(0,dot);if(program.hasPackage(namespace)||namespace===file.package)return void 0;return{is:"\
outside",package:program.dialect.packageOf(qualified),name:qualified.slice(dot+1)}}function nearest(members,file){if(!members||members.length<2)return members??
[];const own=members.filter(member=>member.owner.file===file);return own.length>0?own.slice(0,1):members}function produces(program,name,args){const mocks=doubles(
name);if(!mocks&&!PRODUCING.test(name))return void 0;const[first]=args;const made=first?.is==="class"&&first.of.name===CLASS_STRING?first.args[0]:void 0;return made&&
mocks?doubleOf(program,name,made):made}function packagesOf(project){const found=new Map;const parse=path=>{const text=project.read(path);if(text===void 0)return void 0;
try{return JSON.parse(text)}catch{return void 0}};const add2=(prefix,name)=>{if(!found.has(prefix.toLowerCase()))found.set(prefix.toLowerCase(),name)};for(const folder of foldersOf(
project)){const lock=parse(`${folder}composer.lock`);for(const one of[...lock?.packages??[],...lock?.["packages-dev"]??[]])for(const prefix of Object.keys({...one.
autoload?.["psr-4"],...one.autoload?.["psr-0"]}))if(one.name)add2(prefix.replace(/\\+$/,"").replace(/\\/g,"."),one.name);const manifest=parse(`${folder}composer\
.json`);for(const name of[...Object.keys(manifest?.require??{}),...Object.keys(manifest?.["require-dev"]??{})]){const[vendor="",rest=""]=name.split("/");for(const prefix of WELL_KNOWN[name]??
[`${vendor}.${rest.replace(/[-_]/g,"")}`,`${vendor}.component.${rest.replace(/[-_]/g,"")}`,...vendor===rest?[vendor]:[]])add2(prefix,name);if(vendor==="illumina\
te"||name==="orchestra/testbench")add2("illuminate","laravel/framework")}}return found}var foldersOf=({paths})=>[...new Set([...paths].flatMap(path=>/^(|.*\/)composer\.(?:json|lock)$/.
exec(path)?.[1]??[]))].filter(folder=>!/(^|\/)vendor\//.test(folder)).sort((a,b)=>a.split("/").length-b.split("/").length||(a<b?-1:1));var WELL_KNOWN={"laravel/\
framework":["Illuminate"],"phpunit/phpunit":["PHPUnit"],"nesbot/carbon":["Carbon"],"guzzlehttp/guzzle":["GuzzleHttp"],"mockery/mockery":["Mockery"],"fakerphp/fa\
ker":["Faker"]};function typeText(x,node){if(node<0)return void 0;const{tree}=x;switch(tree.typeName(node)){case"primitive_type":case"bottom_type":return void 0;case"named_type":case"\
name":case"qualified_name":case"relative_name":{const path=pathOf(x,node);return/^(static|self|parent)$/i.test(path)?path.toLowerCase():path}case"optional_type":case"\
union_type":case"intersection_type":case"disjunctive_normal_form_type":case"type_list":{const found=new Set;for(const child of namedChildren(x,node)){const text=typeText(
x,child);if(text!==void 0)found.add(text)}return found.size===0?void 0:[...found].join("|")}default:return void 0}}function writeClassName(x,node){x.out.begin(OP.
typePath);writeName(x,lastName(x,node));x.out.operand(x.out.string(pathOf(x,node)));x.out.end()}function union2(x,node){x.out.begin(OP.typeUnion);for(const child of namedChildren(
x,node))visit(x,child);x.out.end()}phpHandlers.handle({named_type:(x,node)=>writeClassName(x,namedChildren(x,node)[0]??node),primitive_type:x=>x.out.leaf(OP.typeInferred),
bottom_type:x=>x.out.leaf(OP.typeInferred),optional_type:union2,union_type:union2,intersection_type:union2,disjunctive_normal_form_type:union2,type_list:union2,
attribute:(x,node)=>{const{tree,grammar,out}=x;const[name]=namedChildren(x,node);if(name===void 0)return;out.begin(OP.annotation);out.operand(tree.lineAt(tree.start[name]));
out.operand(tree.columnAt(tree.start[name]));writeClassName(x,name);const list=tree.child(node,grammar.f.parameters);if(list>=0)for(const child of namedChildren(
x,list))visit(x,child);out.end()}});var ASKING=new Map([["is_a",[0,1]],["is_subclass_of",[0,1]],["isinstanceof",[0,1]],["assertinstanceof",[1,0]]]);function askedAbout(x,name,list){const positions=ASKING.
get(name.toLowerCase());if(!positions||list<0)return void 0;const args=namedChildren(x,list);const[value,named2]=positions.map(at=>args[at]);const type3=named2===
void 0?void 0:classNamed(x,namedChildren(x,named2)[0]??-1);return value===void 0||type3===void 0?void 0:{value,type:type3}}function assertedIn(doc,parameters){const found=[];
for(const tag of["assert","assert-if-true"])for(const written of doc?.tags.get(tag)??[]){const text=written.replace(/^\s*=/,"");const{type:type3,end}=readDocType(
text);const name=/^\s*(\$\w+)/.exec(text.slice(end))?.[1];const at=parameters.findIndex(([own])=>own===name);if(type3!==void 0&&at>=0)found.push(tag==="assert"?
[at,type3]:[at,type3,true])}return found.length>0?found:void 0}function classNamed(x,node){const{tree,grammar}=x;if(tree.type[node]!==grammar.t.class_constant_access_expression)
return void 0;const[of,name]=namedChildren(x,node);if(of===void 0||name===void 0||tree.textOf(name)!=="class")return void 0;return typeText(x,of)}function writeAskedAbout(x,argument,type3){
x.out.begin(OP.test);visit(x,argument);x.out.leaf(OP.typeText,x.out.string(type3));x.out.end()}var groups2=[["call_user_func call_user_func_array forward_static_call forward_static_call_array array_map is_callable register_shutdown_function set_error_hand\
ler set_exception_handler spl_autoload_register ob_start register_tick_function header_register_callback",0],["array_filter array_walk array_walk_recursive arra\
y_reduce array_find array_find_key array_any array_all usort uasort uksort preg_replace_callback iterator_apply",1],["add_action add_filter remove_action remove\
_filter has_action has_filter add_shortcode register_activation_hook register_deactivation_hook register_uninstall_hook",1]];var CALLBACKS=new Map(groups2.flatMap(
([names,at])=>names.split(" ").map(name=>[name,at])));function writeTarget(x,node,use){const{tree,grammar,out}=x;const{t}=grammar;switch(tree.type[node]){case t.variable_name:variable(x,node,use);return;case t.member_access_expression:case t.
nullsafe_member_access_expression:property(x,node,use);return;case t.scoped_property_access_expression:staticProperty(x,node,use);return;case t.list_literal:listTarget(
x,node,use);return;case t.array_creation_expression:case t.array_element_initializer:case t.by_ref:case t.pair:out.begin(OP.sequence);for(const child of namedChildren(
x,node))writeTarget(x,child,use);out.end();return;case t.subscript_expression:{const[array,...rest]=namedChildren(x,node);out.begin(OP.index);if(array!==void 0)
writeTarget(x,array,use===USE_WRITE?USE_READ_WRITE:use);for(const child of rest)visit(x,child);if(rest.length===0)out.leaf(OP.sequence);out.end();return}default:
visit(x,node)}}function listTarget(x,node,use){const{tree,out}=x;const parts=namedChildren(x,node);let at=tree.start[node];out.begin(OP.sequence);for(let index=0;index<
parts.length;index++){const part=parts[index];const value=parts[index+1];const end=tree.end[part];const between=tree.text.slice(at,tree.start[part]);const commas=between.
split(",").length-1;for(let gap=index===0?0:1;gap<commas;gap++)out.leaf(OP.sequence);at=end;if(value!==void 0&&/^\s*=>/.test(tree.text.slice(end,tree.start[value]))){
out.begin(OP.sequence);visit(x,part);writeTarget(x,value,use);out.end();at=tree.end[value];index++}else writeTarget(x,part,use)}out.end()}function variable(x,node,use=USE_READ){const{out}=x;if(x.tree.textOf(node)==="$this"){out.leaf(OP.self,0);return}out.begin(OP.name);writeName(x,node);out.operand(
use);out.end()}function dynamic(x,node){visitChildren(x,node,OP.sequence)}function property(x,node,use=USE_READ){const{tree,grammar,out}=x;const name=tree.child(
node,grammar.f.name);if(tree.type[name]!==grammar.t.name){dynamic(x,node);return}out.begin(OP.member);writeName(x,name);out.operand(use|USE_PROPERTY);visitField(
x,node,grammar.f.object);out.end()}function staticProperty(x,node,use=USE_READ){const{tree,grammar,out}=x;const name=tree.child(node,grammar.f.name);if(tree.type[name]!==
grammar.t.variable_name){dynamic(x,node);return}out.begin(OP.member);writeName(x,name);out.operand(use|USE_PROPERTY);scope(x,tree.child(node,grammar.f.scope));out.
end()}function scope(x,node){const{tree,grammar,out}=x;if(tree.type[node]===grammar.t.relative_scope){out.leaf(tree.textOf(node).toLowerCase()==="parent"?OP.parent:
OP.self,0)}else if(isName(x,node)){out.begin(OP.classReference);writeClassName(x,node);out.end()}else visit(x,node)}phpHandlers.handle({variable_name:(x,node)=>variable(
x,node),member_access_expression:(x,node)=>property(x,node),nullsafe_member_access_expression:(x,node)=>property(x,node),scoped_property_access_expression:(x,node)=>staticProperty(
x,node),class_constant_access_expression:(x,node)=>{const{tree,out}=x;const[cls,name]=namedChildren(x,node);if(cls===void 0||name===void 0){dynamic(x,node);return}
if(tree.textOf(name).toLowerCase()==="class"){out.begin(OP.classLiteral);scope(x,cls);out.end();return}out.begin(OP.member);writeName(x,name);out.operand(USE_READ);
scope(x,cls);out.end()},name:(x,node)=>constantName(x,node),qualified_name:(x,node)=>constantName(x,node),relative_name:(x,node)=>constantName(x,node),relative_scope:(x,node)=>scope(
x,node),parenthesized_expression:parenthesized,assignment_expression:assignment,reference_assignment_expression:assignment,augmented_assignment_expression:(x,node)=>{
const{tree,grammar,out}=x;const left=tree.child(node,grammar.f.left);out.begin(OP.assign);out.operand(tree.textOf(tree.child(node,grammar.f.operator))==="??="?0:
1);writeTarget(x,left,USE_READ_WRITE);visitField(x,node,grammar.f.right);out.end();if(tree.textOf(tree.child(node,grammar.f.operator))==="??=")remember(x,left,tree.
child(node,grammar.f.right))},update_expression:(x,node)=>{x.out.begin(OP.unary);x.out.operand(0);writeTarget(x,x.tree.child(node,x.grammar.f.argument),USE_READ_WRITE);
x.out.end()},unary_op_expression:(x,node)=>{if(!x.tree.textOf(node).startsWith("!")){visitChildren(x,node,OP.sequence);return}x.out.begin(OP.unary);x.out.operand(
3);visitField(x,node,x.grammar.f.argument);x.out.end()},clone_expression:(x,node)=>visitChildren(x,node,OP.sequence),binary_expression:(x,node)=>{const{tree,grammar,
out}=x;const{f}=grammar;const operator=tree.textOf(tree.child(node,f.operator)).toLowerCase();const right=tree.child(node,f.right);if(operator==="instanceof"){out.
begin(OP.test);visitField(x,node,f.left);if(isName(x,right))writeClassName(x,right);else visit(x,right);out.end()}else if(operator==="|>"){out.begin(OP.invokeValue);
out.operand(out.string("__invoke"));out.operand(0);out.operand(0);visit(x,right);visitField(x,node,f.left);out.end()}else if(operator==="??"){out.begin(OP.condition);
out.leaf(OP.sequence);visitField(x,node,f.left);visitField(x,node,f.right);out.end()}else{out.begin(OP.binary);out.operand(/^[-+*/%&|^]$/.test(operator)?ARITHMETIC.
numeric:ARITHMETIC.boolean);visitField(x,node,f.left);visitField(x,node,f.right);out.end()}},conditional_expression:(x,node)=>{const{tree,grammar,out}=x;const{f}=grammar;
const body=tree.child(node,f.body);out.begin(OP.condition);if(body<0)out.leaf(OP.sequence);else visitField(x,node,f.condition);if(body<0)visitField(x,node,f.condition);else
visit(x,body);visitField(x,node,f.alternative);out.end()},subscript_expression:(x,node)=>{const[array,...rest]=namedChildren(x,node);x.out.begin(OP.index);if(array===
void 0)x.out.leaf(OP.sequence);else visit(x,array);if(rest.length===0)x.out.leaf(OP.sequence);for(const child of rest)visit(x,child);x.out.end()},array_creation_expression:(x,node)=>{
if(!callablePair(x,node))visitChildren(x,node,OP.arrayLiteral)},match_expression:(x,node)=>{const{tree,grammar,out}=x;out.begin(OP.switch);visitField(x,node,grammar.
f.condition);const body=tree.child(node,grammar.f.body);if(body>=0)for(const child of namedChildren(x,body))visit(x,child);out.end()},match_conditional_expression:(x,node)=>visitChildren(
x,node,OP.case),match_default_expression:(x,node)=>visitChildren(x,node,OP.case),string:quoted,encapsed_string:(x,node)=>{const parts=namedChildren(x,node);const isPlain=parts.
length===1&&x.tree.type[parts[0]]===x.grammar.t.string_content;if(isPlain)quoted(x,node);else visitChildren(x,node,OP.sequence)},integer:(x,node)=>x.out.leaf(OP.
literal,LITERAL.int,x.out.string(x.tree.textOf(node))),float:literal(LITERAL.double),boolean:literal(LITERAL.boolean),null:literal(LITERAL.null)});function quoted(x,node){
const text=x.tree.textOf(node).slice(1,-1);if(/^[\w.$\\]+$/.test(text))x.out.leaf(OP.literal,LITERAL.string,x.out.string(text));else x.out.leaf(OP.literal,LITERAL.
string)}function constantName(x,node){x.out.begin(OP.constant);writeName(x,lastName(x,node));x.out.operand(x.out.string(pathOf(x,node)));x.out.end()}function assignment(x,node){
const{tree,grammar,out}=x;const left=tree.child(node,grammar.f.left);const right=tree.child(node,grammar.f.right);const state=php(x);const outer=state.shared;state.
shared=new Set;out.begin(OP.assign);out.operand(ASSIGN.plain);writeTarget(x,left,USE_WRITE);if(right>=0)visit(x,right);else out.leaf(OP.sequence);if(state.shared.
has(tree.textOf(left)))out.patch(0,ASSIGN.seenByValue);out.end();for(const name of state.shared)outer.add(name);state.shared=outer;remember(x,left,right)}function remember(x,left,right){
const{tree,grammar}=x;const state=php(x);const chain=chainOf(x,right);if(tree.type[left]===grammar.t.variable_name){if(chain===void 0)state.flow.delete(tree.textOf(
left));else state.flow.set(tree.textOf(left),chain);return}if(chain!==void 0)note(x,left,chain)}function note(x,left,chain){const{tree,grammar}=x;const{assigned}=php(
x);if(tree.type[left]===grammar.t.subscript_expression){const list2=namedChildren(x,left)[0]??-1;if(list2>=0)note(x,list2,`${chain};l`);return}const object=tree.
child(left,grammar.f.object);const name=tree.child(left,grammar.f.name);let key;if(tree.type[left]===grammar.t.member_access_expression&&tree.textOf(object)==="\
$this"&&tree.type[name]===grammar.t.name)key=`$${tree.textOf(name)}`;else if(tree.type[left]===grammar.t.scoped_property_access_expression&&tree.type[name]===grammar.
t.variable_name)key=tree.textOf(name);if(key===void 0)return;const list=assigned.get(key);if(list)list.push(chain);else assigned.set(key,[chain])}function callablePair(x,node,isTaken=false){const{tree,grammar,out}=x;const elements=namedChildren(x,node);if(elements.length!==2)return false;const[object,method]=elements.
map(element=>{const parts=namedChildren(x,element);return parts.length===1?parts[0]:-1});if(object<0||method<0)return false;const content=childOfType(x,method,grammar.
t.string_content);if(tree.type[method]!==grammar.t.string&&tree.type[method]!==grammar.t.encapsed_string)return false;if(content<0||!/^\w+$/.test(tree.textOf(content)))
return false;const isClass=tree.type[object]===grammar.t.class_constant_access_expression&&tree.textOf(object).endsWith("::class");const isOwn=tree.textOf(object)===
"__CLASS__";const named2=isTaken?nameInText(x,object):-1;if(!isClass&&!isOwn&&!isTaken&&tree.textOf(object)!=="$this")return false;out.begin(OP.callableMember);
writeName(x,content);if(isClass)scope(x,namedChildren(x,object)[0]);else if(isOwn)out.leaf(OP.self,0);else if(named2>=0)writeClassInText(x,named2,tree.textOf(named2));else
visit(x,object);out.end();return true}function writeCallable(x,node){const{tree,grammar,out}=x;if(node<0)return false;if(tree.type[node]===grammar.t.array_creation_expression)
return callablePair(x,node,true);const content=nameInText(x,node);if(content<0)return false;const[cls="",method]=tree.textOf(content).split("::");out.begin(method===
void 0?OP.functionReference:OP.callableMember);if(method===void 0)writePathInText(x,content,cls);else{writeNameInText(x,content,cls.length+"::".length,method);writeClassInText(
x,content,cls)}out.end();return true}function nameInText(x,node){const{tree,grammar}=x;if(tree.type[node]!==grammar.t.string&&tree.type[node]!==grammar.t.encapsed_string)
return-1;const content=childOfType(x,node,grammar.t.string_content);if(content<0||namedChildren(x,node).length>(tree.type[node]===grammar.t.string?1:2))return-1;
return/^[\\\w]*[A-Za-z_]\w*(::\w+)?$/.test(tree.textOf(content))?content:-1}function writeClassInText(x,content,cls){const{out}=x;if(/^(self|static|parent)$/.test(
cls)){out.leaf(cls==="parent"?OP.parent:OP.self,0);return}out.begin(OP.classReference);out.begin(OP.typePath);writePathInText(x,content,cls);out.end();out.end()}
function writePathInText(x,content,path){const name=path.slice(path.lastIndexOf("\\")+1);writeNameInText(x,content,path.length-name.length,name);x.out.operand(x.
out.string(`.${path.replace(/^\\+/,"").replace(/\\+/g,".")}`))}function writeNameInText(x,content,at,name){const{tree,out}=x;const offset=tree.start[content]+at;
out.operand(out.string(name));out.operand(tree.lineAt(offset));out.operand(tree.columnAt(offset))}var RELATIONS3=new Set(["hasOne","hasMany","belongsTo","belongsToMany","hasOneThrough","hasManyThrough","morphOne","morphMany","morphTo","morphToMany","morphedB\
yMany"]);var LISTS=["fillable","hidden","visible","appends"];var ITSELF=/^(self|static)$/i;var MODELS=/(^|\.)(Model|Pivot|MorphPivot|Authenticatable)$/;function methodKind(x,node,name){
if(/^scope[A-Z]/.test(name))return modelMethod(x,node)?"scope":void 0;if(/^get[A-Z]\w*Attribute$/.test(name))return"accessor";if(/^set[A-Z]\w*Attribute$/.test(name))
return"mutator";const attributes=x.tree.child(node,x.grammar.f.attributes);if(attributes>=0&&/\bScope\b/.test(x.tree.textOf(attributes)))return"scope";const type3=x.
tree.child(node,x.grammar.f.return_type);return type3>=0&&/(^|\\)Attribute$/.test(x.tree.textOf(type3))?"accessor":void 0}function modelMethod(x,node){const list=x.
tree.child(node,x.grammar.f.parameters);return list>=0&&namedChildren(x,list).length>0}var RELATES=/^\s*\{\s*return\s+\$this\s*->\s*(hasMany|hasOne|belongsTo|belongsToMany|morphMany|morphOne|morphToMany|hasManyThrough|hasOneThrough)\(\s*([\w\\]+)::class/;
function withRelated(type3,body){const match=type3?.includes("<")?null:RELATES.exec(body);if(!match)return type3;const kind=match[1];const relation=`.Illuminate\
.Database.Eloquent.Relations.${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;return`${relation}<${match[2].replaceAll("\\",".")}>`}function modelOf(x,node,text){
const{tree,grammar}=x;const{f,t}=grammar;const body=tree.child(node,f.body);if(body<0)return void 0;const found={};const attributes=tree.child(node,f.attributes);
if(attributes>=0)readAttributes(x,attributes,found);let looksLike=(text.supertypes??[]).some(name=>MODELS.test(name));for(const child of namedChildren(x,body)){
const kind=tree.typeName(child);if(kind==="property_declaration"){const element=childOfType(x,child,t.property_element);const value=element<0?-1:tree.child(element,
f.default_value);if(value<0)continue;const name=tree.textOf(tree.child(element,f.name)).slice(1);if(name==="table"){const table=literal2(x,value);if(table!==void 0)
found.table=table}else if(name==="casts")found.casts=pairs(x,value);const list=LISTS.find(one=>one===name);if(list)found[list]=strings(x,value)}else if(kind==="\
method_declaration"){const name=tree.textOf(tree.child(child,f.name));const role=methodKind(x,child,name);if(role==="scope")add(found,"scopes",scopeName(name));else if(role===
"accessor"||role==="mutator"){const attribute=attributeName(name);const methodBody=tree.child(child,f.body);const modern=!/Attribute$/.test(name);const text2=methodBody<
0?"":tree.textOf(methodBody);if(!found.attributes?.includes(attribute))add(found,"attributes",attribute);if(role==="accessor"&&(!modern||/\bget\s*:|->get\(|Attribute::get\(/.
test(text2)||!/\bset\s*:|Attribute::set\(/.test(text2)))add(found,"accessors",attribute);if(role==="mutator"||modern&&/\bset\s*:|Attribute::set\(/.test(text2))add(
found,"mutators",attribute)}else if(name==="casts"){const array=returnedArray(x,child);if(array>=0)found.casts={...found.casts,...pairs(x,array)}}else{const relation=relationOf(
x,child,name,text);if(relation){found.relations=[...found.relations??[],relation];looksLike=true}}}}const known=found.table!==void 0||found.fillable!==void 0||found.
casts!==void 0;if(!looksLike&&!(known&&text.superclass!==void 0))return void 0;return found}function readAttributes(x,attributes,found){const{tree,grammar}=x;const{
t,f}=grammar;const after=tree.after[attributes];for(let at=attributes+1;at<after;at++){if(tree.type[at]!==t.attribute)continue;const[nameNode]=namedChildren(x,at);
const list=tree.child(at,f.parameters);const first=list<0?-1:childOfType(x,list,t.argument);const label=first<0?-1:tree.child(first,f.name);const value=first<0?
-1:namedChildren(x,first).at(-1)??-1;if(nameNode===void 0||value<0)continue;if(label>=0&&!/^(name|columns)$/.test(tree.textOf(label)))continue;const name=pathOf(
x,nameNode).replace(/^.*\./,"").toLowerCase();const table=name==="table"?literal2(x,value):void 0;if(table!==void 0)found.table=table;const own=LISTS.find(one=>one===
name);if(own&&tree.type[value]===t.array_creation_expression)found[own]=strings(x,value)}}function add(model,list,name){model[list]=[...model[list]??[],name]}function scopeName(method){
const name=method.replace(/^scope(?=[A-Z])/,"");return name.charAt(0).toLowerCase()+name.slice(1)}function attributeName(method){const name=/^[gs]et(\w+)Attribute$/.
exec(method)?.[1]??method;return name.replace(/([a-z\d])([A-Z])/g,"$1_$2").replace(/^[A-Z]/,c=>c.toLowerCase()).toLowerCase()}function literal2(x,node){const{tree,
grammar}=x;if(tree.type[node]===grammar.t.class_constant_access_expression)return tree.textOf(node).replace(/::class$/,"").replace(/^\\/,"");if(tree.type[node]!==
grammar.t.string&&tree.type[node]!==grammar.t.encapsed_string)return void 0;return tree.textOf(node).slice(1,-1).replace(/\\\\/g,"\\")}function strings(x,array){
const found=[];for(const element of namedChildren(x,array)){const value=namedChildren(x,element).at(-1);const text=value===void 0?void 0:literal2(x,value);if(text!==
void 0)found.push(text)}return found}function pairs(x,array){const found={};for(const element of namedChildren(x,array)){const[key,value]=namedChildren(x,element);
const name=key===void 0?void 0:literal2(x,key);if(name!==void 0&&value!==void 0)found[name]=literal2(x,value)??x.tree.textOf(value).slice(0,100)}return found}function returnedArray(x,method){
const{tree,grammar}=x;const body=tree.child(method,grammar.f.body);if(body<0)return-1;for(const statement of namedChildren(x,body)){if(tree.typeName(statement)!==
"return_statement")continue;const[value]=namedChildren(x,statement);if(value!==void 0&&tree.type[value]===grammar.t.array_creation_expression)return value}return-1}
function relationOf(x,method,name,within){const{tree,grammar}=x;const{t,f}=grammar;const body=tree.child(method,f.body);if(body<0)return void 0;const after=tree.
after[body];for(let at=body+1;at<after;at++){if(tree.type[at]!==t.member_call_expression)continue;const type3=tree.textOf(tree.child(at,f.name));if(!RELATIONS3.
has(type3)||tree.textOf(tree.child(at,f.object))!=="$this")continue;const list=tree.child(at,f.arguments);const first=list<0?-1:childOfType(x,list,t.argument);const value=first<
0?-1:namedChildren(x,first).at(-1)??-1;const relation={type:type3,name};if(value>=0&&tree.type[value]===t.class_constant_access_expression){const[cls]=namedChildren(
x,value);if(cls!==void 0)relation.target=targetName(x,cls,within)}else if(value>=0){const text=literal2(x,value);if(text!==void 0&&/^\\?[A-Z]\w*(\\\w+)*$/.test(
text))relation.target=text.replace(/^\\/,"")}return relation}return void 0}function targetName(x,node,within){const path=ITSELF.test(x.tree.textOf(node))?within.
name:pathOf(x,node);return fullName(x,path).replace(/\./g,"\\")}function writeParameters(x,list,doc){if(list<0)return 0;const{tree,grammar,out}=x;const{f}=grammar;const documented=docParameters(doc);let count=0;for(const child of namedChildren(
x,list)){const named2=tree.child(child,f.name);if(named2<0)continue;const name=tree.type[named2]===grammar.t.by_ref?namedChildren(x,named2)[0]??named2:named2;const text=tree.
textOf(name);const type3=tree.child(child,f.type);const variadic=tree.type[child]===grammar.t.variadic_parameter;const declared2=typeText(x,type3);const better=betterType(
declared2,documented.get(text)?.type);const known=better===void 0?void 0:variadic?`${better}[]`:better;out.begin(OP.local);writeName(x,name);out.operand(0);if(type3>=
0)visit(x,type3);else out.leaf(OP.typeInferred);out.end();if(known!==void 0&&known!==declared2)assume(x,text,known);if(known!==void 0)php(x).flow.set(text,`~=${known}`);else
php(x).flow.delete(text);count++}return count}function writeParameterParts(x,list){if(list<0)return;const{tree,grammar}=x;for(const child of namedChildren(x,list)){
const attributes=tree.child(child,grammar.f.attributes);if(attributes>=0)visit(x,attributes);const value=tree.child(child,grammar.f.default_value);if(value>=0)visit(
x,value)}}function betterType(declared2,documented){if(documented===void 0)return declared2;if(declared2===void 0||/[<[]/.test(documented)||documented==="static")
return documented;return declared2==="self"||declared2==="static"?declared2:documented}function assume(x,name,type3){const{out}=x;out.begin(OP.assume);out.operand(
out.string(name));out.leaf(OP.typeText,out.string(type3));out.end()}function statements(x,node,operation){const{tree,grammar,out}=x;out.begin(operation);let promised=new Map;
for(const child of tree.children(node)){if(grammar.isComment(tree,child)){x.comment=child;readPromises(x,tree.textOf(child),promised);continue}if(!grammar.isNamed(
tree,child))continue;php(x).promised=promised;visit(x,child);x.comment=-1;const name=/^(\$\w+)\s*=/.exec(tree.text.slice(tree.start[child],tree.start[child]+80))?.[1];
if(name!==void 0)keepPromise(x,promised,name);if(promised.size>0)promised=new Map}out.end()}function readPromises(x,comment,promised){if(!comment.startsWith("/*")||
!comment.includes("@"))return;const isPlain=!comment.startsWith("/**");for(const tag of readDocComment(isPlain?`/*${comment.slice(1)}`:comment)?.tags.get("var")??
[]){const[front="",first]=/^\s*(\$\w+)\s+(?=\??(?:[A-Z\\]|\w+\\))/.exec(tag)??[];const{type:type3,end}=readDocType(tag.slice(front.length));const name=first??/^\s*(\$\w+)/.
exec(tag.slice(end))?.[1];if(name===void 0&&(isPlain||/^\s*\$(?!this\b)/.test(tag)))continue;if(type3===void 0)continue;promised.set(name??"",type3);if(name!==void 0)
settle(x,name,type3)}}function keepPromise(x,promised,name){const type3=promised.get(name)??promised.get("");if(type3!==void 0&&name!=="$this")settle(x,name,type3)}
function settle(x,name,type3){assume(x,name,type3);php(x).flow.set(name,`~=${type3}`)}function branch(x,node,rest,bodyField){const{tree,grammar,out}=x;const body=tree.
child(node,bodyField);const[next,...others]=rest;const last=next===void 0?-1:tree.child(next,bodyField);out.begin(OP.branch);out.operand(ends(x,body)|(others.length===
0?ends(x,last)<<1:0));visitField(x,node,grammar.f.condition);if(body>=0)visit(x,body);else out.leaf(OP.sequence);if(next!==void 0){if(tree.typeName(next)==="els\
e_if_clause")branch(x,next,others,bodyField);else if(last>=0)visit(x,last)}out.end()}function ends(x,body){if(body<0)return 0;const{tree}=x;const isBlock=/^(compound_statement|colon_block)$/.
test(tree.typeName(body));const last=isBlock?namedChildren(x,body).at(-1):body;if(last===void 0)return 0;const text=tree.text.slice(tree.start[last],Math.min(tree.
end[last],tree.start[last]+60));if(/^(continue|break)/.test(text))return 5;return/^(return|throw|exit|die|(\$this->|self::|static::)(fail|markTest\w+)\()/.test(
text)?1:0}phpHandlers.handle({compound_statement:(x,node)=>statements(x,node,OP.sequence),colon_block:(x,node)=>statements(x,node,OP.sequence),program:(x,node)=>statements(
x,node,OP.block),php_tag:x=>x.out.leaf(OP.sequence),text:x=>x.out.leaf(OP.sequence),if_statement:(x,node)=>{const{tree,grammar}=x;branch(x,node,[...tree.children(
node)].filter(child=>/^else(_if)?_clause$/.test(tree.typeName(child))),grammar.f.body)},switch_statement:(x,node)=>{x.out.begin(OP.sequence);visitEach(x,node);x.
out.end()},return_statement:(x,node)=>{const chain=chainOf(x,namedChildren(x,node)[0]??-1);if(chain!==void 0)php(x).returns.push(chain);visitChildren(x,node,OP.
return)},foreach_statement:(x,node)=>{const{tree,grammar,out}=x;const{promised}=php(x);const body=tree.child(node,grammar.f.body);const[value,variable2]=namedChildren(
x,node).filter(child=>child!==body);out.begin(OP.sequence);if(value!==void 0&&variable2!==void 0){const targets=tree.type[variable2]===grammar.t.pair?namedChildren(
x,variable2):[variable2];const element=targets.at(-1);out.begin(OP.assign);out.operand(0);writeTarget(x,element,USE_WRITE);out.begin(OP.spread);visit(x,value);out.
end();out.end();if(targets.length>1)writeTarget(x,targets[0],USE_WRITE);const chain=chainOf(x,value);if(tree.type[element]===grammar.t.variable_name){if(chain===
void 0)php(x).flow.delete(tree.textOf(element));else php(x).flow.set(tree.textOf(element),`${chain};e`)}for(const target of targets)keepPromise(x,promised,tree.
textOf(target))}if(body>=0)visit(x,body);out.end()},catch_clause:(x,node)=>{const{tree,grammar,out}=x;const name=tree.child(node,grammar.f.name);const type3=tree.
child(node,grammar.f.type);out.begin(OP.sequence);if(name>=0){out.begin(OP.local);writeName(x,name);out.operand(1);visit(x,type3);out.end();const text=typeText(
x,type3);if(text!==void 0)php(x).flow.set(tree.textOf(name),`~=${text}`)}else visit(x,type3);visitField(x,node,grammar.f.body);out.end()},static_variable_declaration:(x,node)=>{
const{tree,grammar,out}=x;out.begin(OP.local);writeName(x,tree.child(node,grammar.f.name));out.operand(1);out.leaf(OP.typeInferred);const value=tree.child(node,
grammar.f.value);if(value>=0)visit(x,value);out.end()},global_declaration:(x,node)=>{const{tree,grammar,out}=x;out.begin(OP.sequence);for(const child of namedChildren(
x,node)){if(tree.type[child]!==grammar.t.variable_name)continue;out.begin(OP.local);writeName(x,child);out.operand(1);out.leaf(OP.typeInferred);out.end()}out.end()},
named_label_statement:x=>x.out.leaf(OP.sequence),goto_statement:x=>x.out.leaf(OP.sequence),declare_statement:(x,node)=>{const{tree,out}=x;out.begin(OP.sequence);
for(const child of namedChildren(x,node))if(tree.typeName(child)!=="declare_directive")visit(x,child);out.end()}});function typeAliasesOf(doc){const found=new Map;for(const text of doc?.tags.get("import-type")??[]){const match=/^(\w+)\s+from\s+\S+(?:\s+as\s+(\w+))?/.exec(text);
if(match)found.set(match[2]??match[1],"")}for(const text of doc?.tags.get("type")??[]){const match=/^(\w+)\s+=?\s*(\S.*)$/.exec(text);if(match)found.set(match[1],
match[2])}return found}function withoutAliases(doc,aliases){if(!doc||aliases.size===0)return doc;const word=new RegExp(`(?<![\\w\\\\$@-])(?:${[...aliases.keys()].
join("|")})(?![\\w\\\\])`,"g");const tags=new Map(doc.tags);for(const tag of["param","return","var"]){const known=[];const elsewhere=[];for(const text of doc.tags.
get(tag)??[]){const names=text.match(word)??[];if(names.some(name=>aliases.get(name)===""))elsewhere.push(text);else known.push(names.length===0?text:text.replace(
word,name=>aliases.get(name)))}if(known.length+elsewhere.length>0)tags.set(tag,[...known,...elsewhere])}return{tags}}var FLAGS={public:FLAG.public,protected:FLAG.protected,private:FLAG.private,static:FLAG.static,abstract:FLAG.abstract,final:FLAG.final};var KNOWN=new Set(["publ\
ic","protected","private","static","abstract","final","readonly"]);function declared(x,node){const{tree,grammar}=x;const found={flags:0,modifiers:[],attributes:[],
doc:x.comment>=0?withoutAliases(readDocComment(tree.textOf(x.comment)),php(x).typeAliases):void 0};for(const child of tree.children(node)){if(tree.field[child]===
grammar.f.attributes){for(const group of tree.children(child))found.attributes.push(oneLine(tree.textOf(group),"both"));continue}if(!/modifier$/.test(tree.typeName(
child)))continue;const text=tree.textOf(child).toLowerCase();if(!KNOWN.has(text))continue;found.modifiers.push(text);found.flags|=FLAGS[text]??0}return found}function addSymbol(x,node,nameNode,kind,about,more={}){
const{tree}=x;const draft=draftSymbol(x,node,nameNode,kind,tree.textOf(nameNode),more);if(x.comment>=0&&tree.text.startsWith("/**",tree.start[x.comment]))draft.
doc=[tree.lineAt(tree.start[x.comment]),tree.lineAt(tree.end[x.comment]-1)];const modifiers=new Set([...more.modifiers??[],...about.modifiers]);if(!(about.flags&
(FLAG.private|FLAG.protected)))modifiers.add("exported");if(about.doc?.tags.has("deprecated"))modifiers.add("deprecated");draft.modifiers=[...modifiers];if(about.
attributes.length>0)draft.annotations=about.attributes;return x.symbols.push(draft)-1}function addMentioned(x,parent,kind,name,offset){const{tree}=x;const line=tree.
lineAt(offset);const around=x.symbols[parent];const draft={name,kind,line,column:tree.columnAt(offset),start:line,end:line,parent,qualified:`${around?.qualified??
around?.name}.${name}`,modifiers:["declaration","exported"]};return x.symbols.push(draft)-1}function signature(x,node,body){const{tree,grammar}=x;const attributes=tree.
child(node,grammar.f.attributes);const start=attributes>=0?tree.end[attributes]:tree.start[node];return headFrom(x,start,node,body)}function parametersOf(x,list,doc){
const{tree,grammar}=x;const{f,t}=grammar;const found={facts:[],texts:[],variadic:false};if(list<0)return found;const documented=docParameters(doc);for(const child of namedChildren(
x,list)){const named2=tree.child(child,f.name);if(named2<0)continue;const name=tree.textOf(named2).replace(/^&\s*/,"");const type3=tree.child(child,f.type);const value=tree.
child(child,f.default_value);const variadic=tree.type[child]===t.variadic_parameter;const told=documented.get(name);const known=betterType(typeText(x,type3),told?.
type);found.texts.push([name,`${known??"mixed"}${variadic?"[]":""}`]);const fact={name};if(type3>=0)fact.type=tree.textOf(type3);else if(told)fact.type=told.written;
if(value>=0)fact.default=tree.textOf(value).replace(/\s+/g," ");if(variadic)fact.variadic=true;found.facts.push(fact);if(variadic)found.variadic=true}return found}
function isTest(x,name,about){const owner=x.surface.types[x.type];if(about.attributes.some(text=>/\bTest\b/.test(text))||about.doc?.tags.has("test"))return true;
return/^test(?=[A-Z_0-9])/.test(name)&&/Test(Case)?$/.test(owner?.name??"")}var LISTS2=["fillable","casts","attributes","hidden","visible","guarded","dates"];var DATES=/^(date|datetime|immutable_date|immutable_datetime|timestamp)(:|$)/;
var NO_TYPE=/(^|\.)(As[A-Z]\w*|\w*Casts?)$/;function modelAttributes(x,node,text,model){const{tree,grammar}=x;const body=tree.child(node,grammar.f.body);if(body<
0||!(model.fillable||model.casts||model.hidden||model.visible))return;const lists=new Map;for(const child of namedChildren(x,body)){const kind=tree.typeName(child);
const element=kind==="property_declaration"?childOfType(x,child,grammar.t.property_element):-1;const named2=kind==="method_declaration"?child:element;if(named2<
0)continue;const name=tree.textOf(tree.child(named2,grammar.f.name)).replace(/^\$/,"");const array=named2===child?returnedArray(x,child):tree.child(element,grammar.
f.default_value);if(array>=0&&LISTS2.includes(name))lists.set(name,array)}const known=new Set(text.members.flatMap(({kind,name})=>kind===MEMBER_FIELD?[name]:[]));
for(const list of LISTS2)for(const element of lists.has(list)?namedChildren(x,lists.get(list)):[]){const parts=namedChildren(x,element);const[first]=parts;if(first===
void 0||!/string$/.test(tree.typeName(first)))continue;const name=literal2(x,first);if(name===void 0||!/^[A-Za-z_]\w*$/.test(name)||known.has(`$${name}`))continue;
known.add(`$${name}`);const type3=typeOfCast(x,lists.get("casts"),name);text.members.push({name:`$${name}`,kind:MEMBER_FIELD,flags:FLAG.public|FLAG.forwards,symbol:addMentioned(
x,text.symbol,"property",name,x.tree.start[first]+1),...type3===void 0?{}:{type:type3}})}}function typeOfCast(x,casts,name){const{tree,grammar}=x;for(const element of casts===
void 0?[]:namedChildren(x,casts)){const[key,value]=namedChildren(x,element);if(key===void 0||value===void 0||literal2(x,key)!==name)continue;if(tree.type[value]===
grammar.t.class_constant_access_expression){const[cls]=namedChildren(x,value);const path=cls===void 0?"":`.${fullName(x,pathOf(x,cls))}`;return path===""||NO_TYPE.
test(path)?void 0:path}return DATES.test(literal2(x,value)??"")?".Illuminate.Support.Carbon":void 0}return void 0}var FACTORIES="Illuminate.Database.Eloquent.Factories.";function pairFactories(x,supertypes,name,written){for(const[at,type3]of supertypes.entries()){if(!/(?:^|\.)(?:Has)?Factory$/.
test(type3))continue;const full=fullName(x,type3);const pair=full===`${FACTORIES}HasFactory`?factoryOf(php(x).namespace,name,written):full===`${FACTORIES}Factor\
y`?modelOf2(php(x).namespace,name,written):void 0;if(pair!==void 0)supertypes[at]=`${type3}<${pair}>`}}function factoryOf(namespace,model,written){if(/\bfunction\s+newFactory\b/.
test(written))return void 0;const within=/^App(?:\.Models)?(?:\.(.+))?$/.exec(namespace);return within?`.Database.Factories.${within[1]===void 0?"":`${within[1]}\
.`}${model}Factory`:void 0}function modelOf2(namespace,factory,written){const said=/\$model\s*=\s*([\w\\]+)::class/.exec(written)?.[1];if(said!==void 0)return dotted(
said,namespace);const within=/^Database\.Factories(?:\.(.+))?$/.exec(namespace);if(!within||!factory.endsWith("Factory"))return void 0;return`.App.Models.${within[1]===
void 0?"":`${within[1]}.`}${factory.slice(0,-"Factory".length)}`}function givenByFactory(x,type3,body){if(type3===void 0||!/(?:^|\.)Factory$/.test(type3)||fullName(
x,type3)!==`${FACTORIES}Factory`)return type3;return/\breturn\s+\$this\s*(?:->|;)/.test(body)?"static":type3}function promisedMembers(x,text,doc){const declares=text.forwardsTo===void 0;for(const tag of["property","property-read","property-write"])for(const written of doc?.
tags.get(tag)??[]){const bare=/^\s*(\$\w+)/.exec(written)?.[1];const{type:type3,end}=bare===void 0?readDocType(written):{type:void 0,end:0};const name=bare??/^\s*(\$\w+)/.
exec(written.slice(end))?.[1];if(name===void 0)continue;const symbol=declares?declareIn(x,text,"property",name.slice(1),`\\${name}(?!\\w)`):-1;text.members.push(
{name,kind:MEMBER_FIELD,flags:FLAG.public|FLAG.forwards,symbol,...type3===void 0?{}:{type:type3}})}for(const written of doc?.tags.get("method")??[]){const text2=written.
replace(/^static\s+(?=[^(]*\s)/,"");const{type:type3,end}=readDocType(text2);const name=/^\s*&?(\w+)\s*\(/.exec(text2.slice(end))?.[1];if(name===void 0)continue;
const symbol=declares?declareIn(x,text,"method",name,`(?<![\\w$\\\\])${name}\\s*\\(`):-1;text.members.push({name,kind:MEMBER_METHOD,flags:FLAG.public|FLAG.forwards,
symbol,...type3===void 0?{}:{type:type3}})}}function declareIn(x,text,kind,name,pattern){const{tree}=x;if(x.comment<0||text.symbol<0)return-1;const start=tree.start[x.
comment];const tag=new RegExp(`@(?:phpstan-|psalm-)?${kind}\\b[^\\n]*?${pattern}`).exec(tree.text.slice(start,tree.end[x.comment]));if(!tag)return-1;const offset=start+
tag.index+tag[0].lastIndexOf(name);return addMentioned(x,text.symbol,kind,name,offset)}function typeDeclaration(kind,flags){return(x,node)=>{const{tree,grammar}=x;const{f}=grammar;const about=declared(x,node);const nameNode=tree.child(node,f.name);
const body=tree.child(node,f.body);if(nameNode<0||body<0)return;const outer=x.type;const within=x.symbol;x.symbol=-1;const symbol=addSymbol(x,node,nameNode,kind,
about,{signature:signature(x,node,body)});x.symbol=within;const text={name:tree.textOf(nameNode),symbol,flags:about.flags|flags,outer:-1,within:-1,members:[]};if(php(
x).namespace!==x.surface.package)text.package=php(x).namespace;classText(x,node,text,about.doc);const type3=x.surface.types.push(text)-1;const frame=enter(x,type3,
-1,symbol);const state=php(x);const aliases=state.typeAliases;state.typeAliases=typeAliasesOf(about.doc);writeType(x,node,body,type3,symbol);state.typeAliases=aliases;
Object.assign(x,frame);x.type=outer;const model=modelOf(x,node,text);const draft=x.symbols[symbol];if(model&&draft){draft.extra={...draft.extra,eloquent:model};
modelAttributes(x,node,text,model)}}}function classText(x,node,text,doc){const{tree,grammar}=x;const{t}=grammar;const body=tree.child(node,grammar.f.body);const supertypes=body<
0?[]:traitsOf(x,body);for(const clause of[childOfType(x,node,t.base_clause),childOfType(x,node,t.class_interface_clause)])if(clause>=0)for(const name of namedChildren(
x,clause)){if(!isName(x,name))continue;if(tree.type[clause]===t.base_clause&&text.superclass===void 0&&!(text.flags&FLAG.interface))text.superclass=supertypes.length;
supertypes.push(pathOf(x,name))}withArguments(x,supertypes,doc,["extends","implements","use",...TEMPLATE_TAGS]);if(body>=0&&supertypes.length>0){const written=tree.
text.slice(tree.start[body],tree.end[body]);pairFactories(x,supertypes,text.name,written);pairRepository(x,supertypes,written)}if(supertypes.length>0)text.supertypes=
supertypes;const templates=docTemplates(doc);if(templates)text.typeParameters=templates;const forwards=[];for(const written of doc?.tags.get("mixin")??[]){const{
type:type3}=readDocType(written);if(type3!==void 0)forwards.push(type3)}if(body>=0&&/function\s+getFacadeAccessor\b/.test(tree.text.slice(tree.start[body],tree.
end[body]))){for(const written of doc?.tags.get("see")??[]){const{type:type3}=readDocType(written);if(type3!==void 0)forwards.push(type3)}const accessor=/function\s+getFacadeAccessor[^{]*\{\s*return\s+([\w\\]+)::class/.
exec(tree.text.slice(tree.start[body],tree.end[body]))?.[1];if(accessor!==void 0)forwards.push(dotted(accessor,php(x).namespace))}if(forwards.length>0)text.forwardsTo=
forwards;promisedMembers(x,text,doc)}var TEMPLATE_TAGS=["template-extends","template-implements","template-use"];function traitsOf(x,body){const{tree,grammar}=x;
const found=[];let comment="";for(const child of tree.children(body)){if(grammar.isComment(tree,child)){comment=tree.textOf(child);continue}if(tree.typeName(child)===
"use_declaration"){const traits=namedChildren(x,child).filter(name=>isName(x,name));const paths=traits.map(name=>pathOf(x,name));withArguments(x,paths,readDocComment(
comment),["use","template-use"]);found.push(...paths)}comment=""}return found}function withArguments(x,supertypes,doc,tags){for(const tag of tags)for(const written of doc?.
tags.get(tag)??[]){const{type:type3}=readDocType(written);const open=type3?.indexOf("<")??-1;if(type3===void 0||open<0)continue;const meant=fullName(x,type3.slice(
0,open)).toLowerCase();const at=supertypes.findIndex(name=>fullName(x,name).toLowerCase()===meant);if(at>=0)supertypes[at]=`${supertypes[at]}${type3.slice(open)}`}}
function writeType(x,node,body,type3,symbol){const{tree,grammar,out}=x;const{t,f}=grammar;const state=php(x);const outer={assigned:state.assigned,classText:state.
classText,flow:state.flow,returns:state.returns};const text=x.surface.types[type3];Object.assign(state,{assigned:new Map,classText:text,flow:new Map,returns:[]});
out.begin(OP.type);out.operand(type3);out.operand(symbol);const attributes=tree.child(node,f.attributes);if(attributes>=0)visit(x,attributes);const base=childOfType(
x,node,t.base_clause);if(base>=0)for(const name of namedChildren(x,base))writeSupertype(x,name,false);const interfaces=childOfType(x,node,t.class_interface_clause);
if(interfaces>=0)for(const name of namedChildren(x,interfaces))writeSupertype(x,name,true);writeMembers(x,body);out.end();for(const member of text.members)if(member.
kind===MEMBER_FIELD)inferred(member,state.assigned.get(member.name)??[]);Object.assign(state,outer)}function inferred(member,assigned){const lists=assigned.filter(
chain=>chain.endsWith(";l"));if(member.type!==void 0&&!(/^array$/i.test(member.type)&&lists.length>0))return;const chains=member.type===void 0?[...lists,...member.
inferred??[],...assigned]:lists;delete member.type;if(chains.length>0)member.inferred=[...new Set(chains)].slice(0,4)}function writeSupertype(x,name,implemented){
if(!isName(x,name))return;x.out.begin(OP.supertype);writePosition(x,lastName(x,name));x.out.operand(implemented?1:0);writeClassName(x,name);x.out.end()}function writeAnonymousClass(x,node){
const{tree,grammar}=x;const body=tree.child(node,grammar.f.body);const text={name:"",symbol:-1,flags:0,outer:-1,within:-1,members:[]};if(php(x).namespace!==x.surface.
package)text.package=php(x).namespace;classText(x,node,text,void 0);const index=x.surface.types.push(text)-1;const frame=enter(x,index,-1,x.symbol);writeType(x,
node,body,index,x.symbol);Object.assign(x,frame);return index}phpHandlers.handle({class_declaration:typeDeclaration("class",0),interface_declaration:typeDeclaration(
"interface",FLAG.interface|FLAG.abstract),trait_declaration:typeDeclaration("trait",FLAG.trait),enum_declaration:typeDeclaration("enum",FLAG.enum)});function fileType(x){const state=php(x);let index=state.fileTypes.get(state.namespace);if(index===void 0){index=x.surface.types.push({name:"",symbol:-1,flags:FLAG.
file,outer:-1,within:-1,members:[],package:state.namespace})-1;state.fileTypes.set(state.namespace,index)}return index}function functionDeclaration(x,node){const{
tree,grammar}=x;const{f}=grammar;const state=php(x);const owner=tree.typeName(node)==="method_declaration"?currentType(x):void 0;const about=declared(x,node);const nameNode=tree.
child(node,f.name);const name=tree.textOf(nameNode);const body=tree.child(node,f.body);const list=tree.child(node,f.parameters);const returnType=tree.child(node,
f.return_type);const parameters=parametersOf(x,list,about.doc);if(owner&&owner.flags&FLAG.interface)about.flags|=FLAG.public|FLAG.abstract;const isConstructor=owner!==
void 0&&name.toLowerCase()==="__construct";const outerSymbol=x.symbol;if(!owner&&x.type>=0&&x.surface.types[x.type]?.name!=="")x.symbol=outerSymbol;const documented=docTag(
about.doc,"return");const symbol=addSymbol(x,node,nameNode,isConstructor?"constructor":owner?"method":"function",about,{...isTest(x,name,about)?{modifiers:["tes\
t"]}:{},signature:signature(x,node,body),...parameters.facts.length>0?{parameters:parameters.facts}:{},...returnType>=0?{returns:tree.textOf(returnType)}:documented!==
void 0?{returns:documented.written}:{}});const kind=owner&&methodKind(x,node,name);if(kind)x.symbols[symbol].extra={kind};const text={name,kind:MEMBER_METHOD,flags:about.
flags|(parameters.variadic?FLAG.variadic:0),symbol,parameters:parameters.texts};const said=betterType(typeText(x,returnType),documented?.type);const type3=owner&&
body>=0?givenInside(x,said,tree.textOf(body)):said;if(type3!==void 0)text.type=type3;const asserts=assertedIn(about.doc,parameters.texts);if(asserts)text.asserts=
asserts;const templates=docTemplates(about.doc);if(templates)text.typeParameters=templates;const outer={flow:state.flow,returns:state.returns};state.flow=new Map;
state.returns=[];writeMember(x,owner?x.type:fileType(x),text,()=>{const attributes=tree.child(node,f.attributes);if(attributes>=0)visit(x,attributes);writeParameters(
x,list,about.doc);writeParameterParts(x,list);if(returnType>=0)visit(x,returnType);if(owner&&isConstructor)promoted(x,list,about.doc);if(body>=0)visit(x,body)});
if(text.type===void 0&&state.returns.length>0)text.inferred=[...new Set(state.returns)].slice(0,4);Object.assign(state,outer)}var givenInside=(x,type3,body)=>type3!==
void 0&&!type3.includes("<")&&givesItself(body)?"static":givenByFactory(x,withRelated(type3,body),body);var givesItself=body=>/\breturn\s+\$this\s*;\s*\}\s*$/.test(
body)&&!/\breturn\b(?!\s+\$this\s*;)/.test(body);function promoted(x,list,doc){const{tree,grammar}=x;const{f,t}=grammar;const owner=currentType(x);const method=x.
symbol;if(list<0||!owner)return;for(const child of namedChildren(x,list)){if(tree.type[child]!==t.property_promotion_parameter)continue;const named2=tree.child(
child,f.name);const variable2=tree.type[named2]===t.by_ref?namedChildren(x,named2)[0]??named2:named2;const[plain]=namedChildren(x,variable2);if(plain===void 0)continue;
const name=tree.textOf(variable2);const type3=tree.child(child,f.type);const about={...declared(x,child),doc:void 0};about.flags|=FLAG.parameter|codeIn(x,child);
const visibility=tree.child(child,f.visibility);if(visibility>=0&&tree.textOf(visibility)!=="public")about.flags|=tree.textOf(visibility)==="private"?FLAG.private:
FLAG.protected;x.symbol=owner.symbol;x.comment=-1;const symbol=addSymbol(x,child,plain,"property",about,type3>=0?{type:tree.textOf(type3)}:{});x.symbol=method;const known=betterType(
typeText(x,type3),parametersOf(x,list,doc).texts.find(([text])=>text===name)?.[1]);owner.members.push({name,kind:MEMBER_FIELD,flags:about.flags,symbol,...known===
void 0||known==="mixed"?{}:{type:known}})}}function propertyDeclaration(x,node){const{tree,grammar}=x;const{f,t}=grammar;const about=declared(x,node);const type3=tree.
child(node,f.type);const documented=docTag(about.doc,"var");let first=true;for(const child of tree.children(node)){if(tree.type[child]!==t.property_element)continue;
const variable2=tree.child(child,f.name);const[plain]=namedChildren(x,variable2);if(plain===void 0)continue;const value=tree.child(child,f.default_value);const symbol=addSymbol(
x,node,plain,"property",about,{signature:signature(x,node,-1).slice(0,200),...type3>=0?{type:tree.textOf(type3)}:documented!==void 0?{type:documented.written}:{}});
const text={name:tree.textOf(variable2),kind:MEMBER_FIELD,flags:about.flags|codeIn(x,node),symbol};const known=betterType(typeText(x,type3),documented?.type);if(known!==
void 0)text.type=known;const isFirst=first;writeMember(x,x.type,text,()=>{if(isFirst){const attributes=tree.child(node,f.attributes);if(attributes>=0)visit(x,attributes);
if(type3>=0)visit(x,type3)}if(value>=0)visit(x,value);if(isFirst)for(const hook of hooksOf(x,node))propertyHook(x,hook,known)});first=false}}function hooksOf(x,node){
const{tree}=x;return[...tree.children(node)].filter(part=>tree.typeName(part)==="property_hook_list").flatMap(part=>namedChildren(x,part))}function codeIn(x,node){
const{tree,grammar}=x;let flags=0;for(const hook of hooksOf(x,node))if(tree.child(hook,grammar.f.body)>=0)flags|=isGetter(x,hook)?FLAG.getter:FLAG.setter;return flags}
function isGetter({tree},hook){return[...tree.children(hook)].some(part=>tree.typeName(part)==="name"&&/^get$/i.test(tree.textOf(part)))}function propertyHook(x,node,type3){
const{tree,grammar,out}=x;const{f}=grammar;const list=tree.child(node,f.parameters);out.begin(OP.block);if(list>=0){writeParameters(x,list,void 0);writeParameterParts(
x,list)}else if(type3!==void 0){out.begin(OP.assume);out.operand(out.string("$value"));out.leaf(OP.typeText,out.string(type3));out.end()}const body=tree.child(node,
f.body);if(body>=0)visit(x,body);out.end()}function constantDeclaration(x,node){const{tree,grammar}=x;const{f,t}=grammar;const about=declared(x,node);const type3=tree.
child(node,f.type);for(const child of tree.children(node)){if(tree.type[child]!==t.const_element)continue;const[name,value]=namedChildren(x,child);if(name===void 0)
continue;const inClass=currentType(x)!==void 0&&!(currentType(x)?.flags??0&FLAG.file)?x.type:x.type>=0&&x.member<0?x.type:fileType(x);const symbol=addSymbol(x,node,
name,"constant",about,{signature:signature(x,node,-1).slice(0,200)});const chain=value===void 0?void 0:chainOf(x,value);const known=typeText(x,type3);writeMember(
x,inClass,{name:tree.textOf(name),kind:MEMBER_FIELD,flags:about.flags|FLAG.static,symbol,...known===void 0?{}:{type:known},...chain===void 0?{}:{inferred:[chain]}},
()=>{if(type3>=0)visit(x,type3);if(value!==void 0)visit(x,value)})}}function declareConstant(x,list){const{tree,grammar}=x;if(list<0)return;const first=childOfType(
x,list,grammar.t.argument);const literal3=first<0?-1:namedChildren(x,first)[0]??-1;const content=literal3<0?-1:childOfType(x,literal3,grammar.t.string_content);
if(content<0||!/^\w+$/.test(tree.textOf(content)))return;const about={flags:0,modifiers:[],attributes:[],doc:void 0};const outer={comment:x.comment,symbol:x.symbol};
Object.assign(x,{comment:-1,symbol:-1});const symbol=addSymbol(x,list,content,"constant",about);Object.assign(x,outer);const namespace=php(x).namespace;php(x).namespace=
"";x.surface.types[fileType(x)]?.members.push({name:tree.textOf(content),kind:MEMBER_FIELD,flags:FLAG.static,symbol});php(x).namespace=namespace}phpHandlers.handle(
{function_definition:functionDeclaration,method_declaration:functionDeclaration,property_declaration:propertyDeclaration,const_declaration:constantDeclaration,enum_case:(x,node)=>{
const{tree,grammar}=x;const name=tree.child(node,grammar.f.name);const about=declared(x,node);const symbol=addSymbol(x,node,name,"enum_member",about);writeMember(
x,x.type,{name:tree.textOf(name),kind:MEMBER_FIELD,flags:FLAG.public|FLAG.static,symbol,type:"self"},()=>{const attributes=tree.child(node,grammar.f.attributes);
if(attributes>=0)visit(x,attributes);visitField(x,node,grammar.f.value)})}});function memberCall(x,node,object,isScope){const{tree,grammar,out}=x;const name=tree.child(node,grammar.f.name);const list=tree.child(node,grammar.f.arguments);
if(tree.type[name]!==grammar.t.name){dynamic(x,node);return}const write=()=>isScope?scope(x,object):visit(x,object);if(isReference(x,list)){out.begin(OP.callableMember);
writeName(x,name);write();out.end();return}out.begin(OP.call);writeName(x,name);out.operand(0);out.operand(1);write();writeArguments(x,list,tree.textOf(name));out.
end()}function functionCall(x,node){const{tree,grammar,out}=x;const called=tree.child(node,grammar.f.function);const list=tree.child(node,grammar.f.arguments);if(!isName(
x,called)){out.begin(OP.invokeValue);out.operand(out.string("__invoke"));const named2=nameOfCallee(x,called);if(named2>=0)writePosition(x,named2);else{out.operand(
0);out.operand(0)}visit(x,called);writeArguments(x,list);out.end();return}const path=pathOf(x,called);if(/^\.?clone$/i.test(path)){const[copied,...changes]=list<
0?[]:namedChildren(x,list);out.begin(OP.sequence);for(const argument of[...changes,copied])if(argument!==void 0)visit(x,argument);out.end();return}if(/^(isset|empty|exit|die|eval|list|array|unset)$/i.
test(path)){out.begin(OP.sequence);writeArguments(x,list);out.end();return}out.begin(isReference(x,list)?OP.functionReference:OP.callFunction);writeName(x,lastName(
x,called));out.operand(out.string(path));const last=path.slice(path.lastIndexOf(".")+1).toLowerCase();if(!isReference(x,list))writeArguments(x,list,last,CALLBACKS.
get(last));out.end();if(/^\.?define$/i.test(path))declareConstant(x,list)}function nameOfCallee(x,called){const{tree,grammar}=x;switch(tree.type[called]){case grammar.
t.variable_name:return called;case grammar.t.parenthesized_expression:return nameOfCallee(x,namedChildren(x,called)[0]??-1);case grammar.t.member_access_expression:case grammar.
t.nullsafe_member_access_expression:case grammar.t.scoped_property_access_expression:return tree.child(called,grammar.f.name);default:return-1}}function writeArguments(x,list,name,callback){
if(list<0)return;const asked=name===void 0?void 0:askedAbout(x,name,list);for(const[at,child]of namedChildren(x,list).entries())if(child===asked?.value)writeAskedAbout(
x,child,asked.type);else if(at!==callback||!writeCallable(x,namedChildren(x,child)[0]??-1))visit(x,child)}function isReference(x,list){return list>=0&&childOfType(
x,list,x.grammar.t.variadic_placeholder)>=0}function construct(x,node){const{tree,grammar,out}=x;const made=namedChildren(x,node)[0]??-1;out.begin(OP.construct);
out.operand(-1);out.operand(0);if(tree.type[made]===grammar.t.anonymous_class){const base=childOfType(x,made,grammar.t.base_clause);const parent=base<0?void 0:namedChildren(
x,base)[0];if(parent===void 0)out.leaf(OP.typeInferred);else writeClassName(x,parent);writeArguments(x,childOfType(x,made,grammar.t.arguments));out.patch(0,writeAnonymousClass(
x,made))}else{if(isName(x,made)){writeClassName(x,made);x.made.add(tree.textOf(lastName(x,made)))}else if(made>=0)visit(x,made);writeArguments(x,childOfType(x,node,
grammar.t.arguments))}out.end()}function closure(x,node,isolated){const{tree,grammar,out}=x;const{f}=grammar;const state=php(x);const outer={flow:state.flow,returns:state.
returns};state.flow=new Map(state.flow);state.returns=[];const attributes=tree.child(node,f.attributes);const list=tree.child(node,f.parameters);const body=tree.
child(node,f.body);out.begin(OP.lambda);out.operand(0);out.operand(LAMBDA_TYPED|(isolated?LAMBDA_ISOLATED:0));out.operand(isolated?SHAPE.returning:SHAPE.droppable);
out.patch(0,writeParameters(x,list,void 0));out.begin(OP.sequence);if(attributes>=0)visit(x,attributes);const captured=childOfType(x,node,grammar.t.anonymous_function_use_clause);
if(captured>=0)for(const child of namedChildren(x,captured)){const isShared=tree.type[child]===grammar.t.by_ref;const name=isShared?namedChildren(x,child)[0]??child:
child;if(isShared)state.shared.add(tree.textOf(name));out.begin(OP.capture);writeName(x,name);out.end()}visitField(x,node,f.return_type);visit(x,body);out.end();
out.end();Object.assign(state,outer)}phpHandlers.handle({member_call_expression:(x,node)=>memberCall(x,node,x.tree.child(node,x.grammar.f.object),false),nullsafe_member_call_expression:(x,node)=>memberCall(
x,node,x.tree.child(node,x.grammar.f.object),false),scoped_call_expression:(x,node)=>memberCall(x,node,x.tree.child(node,x.grammar.f.scope),true),function_call_expression:functionCall,
object_creation_expression:construct,anonymous_function:(x,node)=>closure(x,node,true),arrow_function:(x,node)=>closure(x,node,false),argument:(x,node)=>{const{
tree,grammar,out}=x;const name=tree.child(node,grammar.f.name);const value=namedChildren(x,node).filter(child=>child!==name);const[only]=value;if(only!==void 0&&
value.length===1&&name<0){if(tree.type[only]===grammar.t.variable_name)variable(x,only,USE_READ|USE_MAY_DEFINE);else visit(x,only);return}out.begin(name<0?OP.sequence:
OP.named);if(name>=0)writeName(x,name);for(const child of value)visit(x,child);out.end()}});function importClause(x,clause,prefix,kind){const{tree,grammar}=x;const{f,t}=grammar;const alias=tree.child(clause,f.alias);const type3=tree.child(clause,f.type);
const name=namedChildren(x,clause).find(child=>child!==alias&&child!==type3&&(tree.type[child]===t.name||tree.type[child]===t.qualified_name));if(name===void 0)
return;const said=type3>=0?tree.textOf(type3).toLowerCase():kind;const last=lastName(x,name);const offset=tree.start[last];x.surface.imports.push({path:`${prefix}${tree.
textOf(name).replace(/\s+/g,"").replace(/^\\/,"").replace(/\\/g,".")}`,...alias>=0?importAlias(x,alias):{},...said==="function"?{of:"function"}:said==="const"?{
of:"constant"}:{},line:tree.lineAt(offset),column:tree.columnAt(offset),length:tree.end[last]-offset})}phpHandlers.handle({namespace_definition:(x,node)=>{const{
tree,grammar}=x;const{f}=grammar;const name=tree.child(node,f.name);const body=tree.child(node,f.body);const namespace=name<0?"":tree.textOf(name).replace(/\s+/g,
"").replace(/\\/g,".");if(x.surface.package===""&&x.surface.types.length===0)x.surface.package=namespace;php(x).namespace=namespace;if(body>=0)visit(x,body);else
x.out.leaf(OP.sequence)},namespace_use_declaration:(x,node)=>{const{tree,grammar}=x;const{f,t}=grammar;const type3=tree.child(node,f.type);const kind=type3>=0?tree.
textOf(type3).toLowerCase():void 0;const prefixNode=childOfType(x,node,t.namespace_name);const prefix=prefixNode>=0?`${tree.textOf(prefixNode).replace(/\s+/g,"").
replace(/\\/g,".")}.`:"";const group=tree.child(node,f.body);for(const child of group>=0?namedChildren(x,group):namedChildren(x,node))if(tree.type[child]===t.namespace_use_clause)
importClause(x,child,prefix,kind);x.out.leaf(OP.sequence)}});function useTraits(x,node){const{tree,grammar}=x;const owner=currentType(x);const traits=[];for(const child of namedChildren(x,node)){if(isName(x,child)){writeSupertype(
x,child,true);traits.push(pathOf(x,child))}else if(tree.type[child]===grammar.t.use_list)traitRules(x,child,traits.join("|"),owner)}}function traitRules(x,list,traits,owner){
const{tree,grammar}=x;for(const rule of namedChildren(x,list)){const parts=namedChildren(x,rule);const[from,...rest]=parts;if(from===void 0)continue;const access=tree.
type[from]===grammar.t.class_constant_access_expression;const[trait,method]=access?namedChildren(x,from):[void 0,from];if(method===void 0)continue;x.out.begin(OP.
callableMember);writeName(x,method);if(trait!==void 0&&isName(x,trait)){x.out.begin(OP.classReference);writeClassName(x,trait);x.out.end()}else x.out.leaf(OP.typeText,
x.out.string(traits));x.out.end();const name=tree.textOf(method);if(tree.typeName(rule)==="use_instead_of_clause"){if(trait!==void 0)owner?.members.push({name,kind:MEMBER_METHOD,
flags:FLAG.public,symbol:-1,aliasOf:[pathOf(x,trait),name]});for(const other of rest)if(isName(x,other))writeClassName(x,other);continue}const alias=rest.find(part=>tree.
type[part]===grammar.t.name);if(alias===void 0)continue;owner?.members.push({name:tree.textOf(alias),kind:MEMBER_METHOD,flags:FLAG.public,symbol:-1,aliasOf:[trait!==
void 0?pathOf(x,trait):traits,name]});x.out.begin(OP.callableMember);writeName(x,alias);x.out.leaf(OP.self,0);x.out.end()}}phpHandlers.handle({use_declaration:useTraits});function extractPhp(tree){const x={...startExtraction(tree,grammarOf(tree.grammar),phpHandlers),namespace:"",fileTypes:new Map,flow:new Map,promised:new Map,returns:[],
assigned:new Map,shared:new Set,classText:void 0,typeAliases:new Map};visit(x,0);return unitOf(x,x.surface.package.replace(/\./g,"\\"))}var CONVENTION=new RegExp(`^(?:__\\w+|getIterator|current|offsetGet|handle|${RESOURCE.join("|")})$`,"i");var offersOf=file=>nominalOffers(file,{otherNames,isConvention:name=>CONVENTION.
test(name),sentBy:(_,{surface})=>isListener(surface.package)?[...DISPATCHES.keys()]:[],seenBy:({supertypes=[],superclass})=>supertypes.slice(0,superclass).map(lastName2)});
var otherNames=name=>namesFor(name.replace(/^\$/,"")).flatMap(one=>[one,`$${one}`]);var lastName2=type3=>/[\w\x80-\uffff]+(?=(?:<.*)?$)/s.exec(type3)?.[0]??"";var WRITTEN_BY=/(?<=\b(?:public|protected|private|static|readonly)\s+)(?:public|protected|private)\(set\)/gi;var ONLY_WRITTEN_BY=/\b(?:public|protected|private)\(set\)/gi;
var FINAL_PARAMETER=/(?<=[(,]\s*)final(?=\s+(?:public|protected|private|readonly)\b)/gi;var READONLY_PARAMETER=/(?<=[(,]\s*)readonly(?=\s+[?\w\\|]+\s+\$)/gi;var HALTED=/(?<=\b__halt_compiler\s*\(\s*\)\s*;)[\s\S]+$/i;
var CLONED_WITH=/\bclone(?=\((?:[^(),]|\([^()]*\))+,)/gi;var repair=tree=>readAgain(tree,[text=>text.replace(FINAL_PARAMETER,blanks).replace(READONLY_PARAMETER,
word=>"public".padEnd(word.length)).replace(WRITTEN_BY,blanks).replace(ONLY_WRITTEN_BY,words=>"public".padEnd(words.length)).replace(CLONED_WITH,"_lone").replace(
HALTED,blanks)]);var ignoresCase=true;var createLinker2=project=>createLinker(createDialect(project));export{createLinker2 as createLinker,extractPhp as extract,ignoresCase,offersOf,repair};
