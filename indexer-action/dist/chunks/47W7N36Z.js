import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{split}from"./WH2WOI7X.js";import{JAVA,packageOf}from"./U4SBL3K5.js";import{ANY_NUMBER,DEEPEST_PATTERN}from"./KOZT6SL4.js";
import{blanks}from"./KLRMKRHE.js";import{NAMED}from"./CCXMQBEG.js";import{baseOf,folderOf,stemOf}from"./CJJMGL6T.js";import{posix}from"node:path";var bash={key:"bash",family:"declarative",grammar:"tree-sitter-bash/tree-sitter-bash.wasm",revision:7,separator:".",standard:"std:s\
hell",definitions:{function_definition:{kind:"function",scope:true},variable_assignment:{kind:"variable",localInFunction:true,name:(t,node)=>{const name=t.field(
node,"name");return name!==void 0&&t.type(name)==="variable_name"?name:void 0}}},uses:{command:{use:"call",name:(t,node)=>{const name=t.field(node,"name");const word=name===
void 0?void 0:t.first(name,"word");return word!==void 0&&/^[\w:.-]+$/.test(t.text(word))?word:void 0}}},reads:["variable_name"],types:[],scopes:{},self:[],comments:[
"comment"],begins:"hash",imports:{command:(t,node)=>{const name=t.field(node,"name");if(name===void 0||!/^(source|\.)$/.test(t.text(name)))return[];const argument2=t.
field(node,"argument");if(argument2===void 0)return[];const path=t.text(argument2).replace(/["']/g,"");return[{path:path.slice(path.lastIndexOf(")")+1).replace(
/^\$\{?\w+\}?/,"").replace(/^\//,"./"),as:path,node:argument2}]}},packages:{},file:(path,from,paths)=>[posix.join(posix.dirname(from),path),path].find(candidate=>paths.
has(candidate))};var CLOJURE_CORE=new Set(`. .. new set! def do if let let* loop loop* fn fn* quote var recur throw try catch finally monitor-enter monitor-exit case* deftype* r\
eify* letfn letfn* ns in-ns
  * *' + +' - -' -> ->> / < <= = == > >= *ns* *out* *err* *in* *command-line-args* *print-length* *warn-on-reflection* *file* *agent* *assert* *clojure-version*\
 *1 *2 *3 *e
  abs accessor aclone add-watch agent agent-error aget alength alias all-ns alter alter-meta! alter-var-root amap and any? apply areduce array-map as-> aset
  aset-int assert assoc assoc! assoc-in associative? atom await bases bean bigdec bigint biginteger binding bit-and bit-and-not bit-clear bit-flip bit-not
  bit-or bit-set bit-shift-left bit-shift-right bit-test bit-xor boolean boolean-array boolean? bound-fn bound-fn* bound? bounded-count butlast byte byte-array
  bytes bytes? case cast cat char char-array char? chars class class? clojure-version coll? comment commute comp comparator compare compare-and-set! complement
  completing concat cond cond-> cond->> condp conj conj! cons constantly contains? count counted? create-ns cycle dec dec' decimal? declare dedupe default-data-\
readers
  definline definterface defmacro defmethod defmulti defn defn- defonce defprotocol defrecord defstruct deftype delay delay? deliver denominator deref derive
  descendants disj disj! dissoc dissoc! distinct distinct? doall dorun doseq dosync dotimes doto double double-array double? doubles drop drop-last drop-while
  eduction empty empty? ensure ensure-reduced enumeration-seq error-handler eval even? every-pred every? ex-cause ex-data ex-info ex-message exact? extend
  extend-protocol extend-type extenders extends? false? ffirst file-seq filter filterv find find-keyword find-ns find-var first flatten float float-array float?\
 floats
  flush fn? fnext fnil for force format frequencies future future-call future-cancel future-cancelled? future-done? future? gen-class gen-interface gensym get g\
et-in
  get-method get-thread-bindings get-validator group-by halt-when hash hash-map hash-ordered-coll hash-set hash-unordered-coll ident? identical? identity if-let\

  if-not if-some ifn? import inc inc' indexed? infinite? inst-ms inst? instance? int int-array int? integer? interleave intern interpose into into-array ints
  io! isa? iterate iteration iterator-seq juxt keep keep-indexed key keys keyword keyword? last lazy-cat lazy-seq line-seq list list* list? load load-file
  load-reader load-string locking long long-array longs loop macroexpand macroexpand-1 make-array make-hierarchy map map-entry? map-indexed map? mapcat mapv max\

  max-key memfn memoize merge merge-with meta methods min min-key mix-collection-hash mod name namespace namespace-munge nat-int? neg-int? neg? newline next nfi\
rst
  nil? nnext not not-any? not-empty not-every? not= ns-aliases ns-imports ns-interns ns-map ns-name ns-publics ns-refers ns-resolve ns-unalias ns-unmap nth
  nthnext nthrest num number? numerator object-array odd? or parents parse-boolean parse-double parse-long parse-uuid partial partition partition-all partition-\
by
  partitionv pcalls peek persistent! pmap pop pop! pop-thread-bindings pos-int? pos? pr pr-str prefer-method prefers print print-method print-str printf println\

  println-str prn prn-str promise proxy proxy-super push-thread-bindings pvalues qualified-ident? qualified-keyword? qualified-symbol? quot rand rand-int rand-n\
th
  random-sample random-uuid range ratio? rational? rationalize re-find re-groups re-matcher re-matches re-pattern re-seq read read-line read-string reader-condi\
tional
  realized? record? reduce reduce-kv reduced reduced? reductions ref refer refer-clojure reify release-pending-sends rem remove remove-all-methods remove-method\

  remove-ns remove-watch repeat repeatedly replace require requiring-resolve reset! reset-meta! reset-vals! resolve rest restart-agent reverse reversible? rseq
  rsubseq run! satisfies? second select-keys send send-off seq seq? seqable? seque sequence sequential? set set-agent-send-executor! set-error-handler! set-vali\
dator!
  set? short short-array shorts shuffle shutdown-agents simple-ident? simple-keyword? simple-symbol? slurp some some-> some->> some-fn some? sort sort-by sorted\
-map
  sorted-map-by sorted-set sorted-set-by sorted? special-symbol? spit split-at split-with str string? struct struct-map subs subseq subvec subvector supers swap\
!
  swap-vals! symbol symbol? sync tagged-literal take take-last take-nth take-while tap> test the-ns thread-bound? time to-array to-array-2d trampoline transduce\

  transient tree-seq true? type unchecked-add unchecked-dec unchecked-inc unchecked-int unchecked-long unchecked-multiply unchecked-negate unchecked-subtract un\
derive
  unreduced unsigned-bit-shift-right update update-in update-keys update-proxy update-vals uri? use uuid? val vals var-get var-set var? vary-meta vec vector
  vector-of vector? volatile! volatile? vreset! vswap! when when-first when-let when-not when-some while with-bindings with-bindings* with-in-str with-local-var\
s
  with-meta with-open with-out-str with-precision with-redefs with-redefs-fn xml-seq zero? zipmap
  are deftest deftest- is run-all-tests run-tests testing thrown-with-msg? thrown? use-fixtures`.split(/\s+/));var KINDS=new Map([["defn","function"],["defn-","function"],["deftest","function"],["defmulti","function"],["defmethod","method"],["defmacro","macro"],["defprot\
ocol","interface"],["definterface","interface"],["defrecord","class"],["deftype","class"],["extend-type","impl"],["extend-protocol","impl"]]);var WITH_METHODS=/^(?:defprotocol|definterface|defrecord|deftype|extend-type|extend-protocol)$/;
var OBJECTS=/^(?:reify|proxy)$/;var BINDING=/^(?:.*-)?let\*?$|^(?:go-)?loop$|^for$|^doseq$|^dotimes$|^(?:if|when)-(?:some|first)\*?$|^with-open$|^with-local-vars$/;
var THREADING=/^(?:some|cond)?->>?$|^doto$/;var NO_NAME=/^(?:&|%\d*|%&|_|.*#|\.+)$/;var SYMBOL="sym_lit";var isForm=(t,node)=>(t.tree.flags[node]&NAMED)!==0&&!/^(?:comment|dis_expr|meta_lit)$/.
test(t.type(node));var formsOf=(t,node)=>t.all(node).filter(one=>isForm(t,one));function firstForm(t,node){for(const child of t.tree.children(node))if(isForm(t,
child))return child;return void 0}var nameOf=(t,symbol)=>symbol===void 0||t.type(symbol)!==SYMBOL?void 0:t.field(symbol,"name");var isQualified=(t,symbol)=>t.field(
symbol,"namespace")!==void 0;function headOf(t,list){if(list===void 0||t.type(list)!=="list_lit")return"";const name=nameOf(t,firstForm(t,list));return name===void 0?
"":t.text(name)}function placeOf(t,node){const around2=t.parent(node);return around2===void 0?-1:formsOf(t,around2).indexOf(node)}function isMethod(t,node){const[
name,given5]=formsOf(t,node);if(nameOf(t,name)===void 0||given5===void 0||!/^(?:vec_lit|list_lit)$/.test(t.type(given5)))return false;return WITH_METHODS.test(headOf(
t,t.parent(node)))}function defines(t,node){const head=headOf(t,node);if(isMethod(t,node))return"method";if(!/^(?:def.|extend-(?:type|protocol)$|def$)/.test(head)||
head==="default")return"";const[,name]=formsOf(t,node);return name!==void 0&&t.type(name)===SYMBOL&&!isQualified(t,name)?head:""}function kindOf(t,node){const what=defines(
t,node);if(what==="method")return"method";const value=formsOf(t,node).at(-1);if(what==="def"&&/^fn\*?$/.test(headOf(t,value)))return"function";return KINDS.get(
what)??"variable"}function definedName(t,node){const what=defines(t,node);if(what==="")return void 0;const[first,second]=formsOf(t,node);return nameOf(t,what===
"method"?first:second)}function parameterVectors(t,node){const forms=formsOf(t,node);const own=forms.find(one=>t.type(one)==="vec_lit");if(own!==void 0)return[own];
return forms.flatMap(one=>{const first=t.type(one)==="list_lit"?formsOf(t,one)[0]:void 0;return first!==void 0&&t.type(first)==="vec_lit"?[first]:[]})}var isFunction=(t,node)=>/^(?:function|method|macro)$/.
test(kindOf(t,node));function boundBy(t,pattern,depth=0){if(pattern===void 0||depth>DEEPEST_PATTERN)return[];if(t.type(pattern)===SYMBOL){const name=nameOf(t,pattern);
return name===void 0||NO_NAME.test(t.text(name))?[]:[name]}const parts=formsOf(t,pattern);if(t.type(pattern)==="vec_lit")return parts.flatMap(part=>boundBy(t,part,
depth+1));if(t.type(pattern)!=="map_lit")return[];const found=[];for(let at=0;at+1<parts.length;at+=2){const[key,value]=[parts[at],parts[at+1]];const word=t.text(
key);if(t.type(key)!=="kwd_lit")found.push(...boundBy(t,key,depth+1));else if(/:?(?:keys|strs|syms|as)$/.test(word))found.push(...boundBy(t,value,depth+1))}return found}
function boundInPairs(t,vector){const parts=vector===void 0||t.type(vector)!=="vec_lit"?[]:formsOf(t,vector);const found=[];for(let at=0;at+1<parts.length;at+=2){
const[pattern,value]=[parts[at],parts[at+1]];if(t.type(pattern)==="kwd_lit"){if(t.text(pattern)===":let")found.push(...boundInPairs(t,value))}else found.push(...boundBy(
t,pattern).map(name=>({name,after:value})))}return found}var all=names2=>names2.map(name=>({name}));function binds(t,node){const forms=formsOf(t,node);const[first,
second,third]=forms;if(first===void 0)return[];if(t.type(first)==="vec_lit")return all(boundBy(t,first));const head=headOf(t,node);const around2=t.parent(node);
if(head==="letfn")return all(second===void 0?[]:t.each(second,"list_lit").flatMap(one=>boundBy(t,formsOf(t,one)[0])));if(head==="are")return all(boundBy(t,second));
if(BINDING.test(head))return boundInPairs(t,second);if(/^fn\*?$/.test(head))return all([...boundBy(t,nameOf(t,second)===void 0?void 0:second),...directParameters(
t,node)]);if(head==="catch")return all(boundBy(t,third));if(head==="as->")return all(boundBy(t,third));if(head==="defmethod")return all(directParameters(t,node));
const isLocalFunction=around2!==void 0&&t.type(around2)==="vec_lit"&&headOf(t,t.parent(around2))==="letfn";return isLocalFunction||isOfObject(t,node)?all(directParameters(
t,node)):[]}function isOfObject(t,node){const around2=t.parent(node);if(t.type(node)!=="list_lit"||around2===void 0||!OBJECTS.test(headOf(t,around2)))return false;
const[name,given5]=formsOf(t,node);return nameOf(t,name)!==void 0&&given5!==void 0&&/^(?:vec_lit|list_lit)$/.test(t.type(given5))}var directParameters=(t,node)=>boundBy(
t,formsOf(t,node).find(one=>t.type(one)==="vec_lit"));function isCalled(t,node){const around2=t.parent(node);if(around2===void 0)return false;if(isOfObject(t,around2))
return false;const isList=t.type(around2)==="list_lit";if(!isList&&t.type(around2)!=="anon_fn_lit")return false;if(firstForm(t,around2)===node)return true;return isList&&
THREADING.test(headOf(t,around2))&&placeOf(t,node)>1}function imports(t,node){const head=headOf(t,node);if(head==="ns")return formsOf(t,node).flatMap(clause=>clauseOf(
t,clause));if(!/^(?:require|use)$/.test(head))return[];return formsOf(t,node).slice(1).flatMap(one=>t.type(one)==="quoting_lit"?libraries(t,formsOf(t,one),head===
"use"):[])}function clauseOf(t,clause){if(t.type(clause)!=="list_lit")return[];const[word,...given5]=formsOf(t,clause);const kind=word===void 0?"":t.text(word);
if(/^:(?:require|use|require-macros|use-macros)$/.test(kind))return libraries(t,given5,kind.startsWith(":use"));return kind===":import"?given5.flatMap(one=>classes(
t,one)):[]}function classes(t,one){const[first,...names2]=t.type(one)===SYMBOL?[one]:formsOf(t,one);if(first===void 0||t.type(first)!==SYMBOL)return[];const path=t.
text(first);if(names2.length===0)return[{path,as:path.slice(path.lastIndexOf(".")+1),node:first}];return names2.map(name=>({path:`${path}.${t.text(name)}`,as:t.
text(name),node:name}))}function libraries(t,given5,isAll,prefix=""){return given5.flatMap(one=>{if(t.type(one)===SYMBOL){const path=`${prefix}${t.text(nameOf(t,
one)??one)}`;return[{path,as:path,node:one,...isAll?{all:true}:{}}]}if(!/^(?:vec_lit|list_lit)$/.test(t.type(one)))return[];const[library,...options]=formsOf(t,
one);if(library===void 0||t.type(library)!==SYMBOL)return[];const name=t.text(nameOf(t,library)??library);if(options.length>0&&options.every(option2=>t.type(option2)!==
"kwd_lit"))return libraries(t,options,isAll,`${prefix}${name}.`);return ofLibrary(t,library,`${prefix}${name}`,options,isAll)})}function ofLibrary(t,node,path,options,isAll){
const option2=(...words)=>{const at=options.findIndex(one=>words.includes(t.text(one)));return at===-1?void 0:options[at+1]};const[alias,refer]=[option2(":as","\
:as-alias"),option2(":refer",":only",":refer-macros")];const everything=refer===void 0?isAll:t.text(refer)===":all";const found=[{path,as:path,node,...everything?
{all:true}:{}}];if(alias!==void 0)found.push({path,as:t.text(alias),node:alias});for(const name of refer===void 0||t.type(refer)==="kwd_lit"?[]:boundBy(t,vectorOf(
t,refer)))found.push({path:`${path}.${t.text(name)}`,as:t.text(name),node:name});return found}var vectorOf=(t,list)=>t.type(list)==="vec_lit"?list:void 0;function docOf(t,node){
const what=defines(t,node);const forms=formsOf(t,node);const at=what==="method"?-1:2;const text=forms.at(at);if(text===void 0||t.type(text)!=="str_lit"||what===
"def"&&forms.length<4)return void 0;return text}var clojure={key:"clojure",family:"declarative",grammar:"tree-sitter-wasm/clojure/tree-sitter-clojure.wasm",revision:3,
separator:"/",standard:"std:clojure",origin:path=>packageOf(path)===JAVA?JAVA:void 0,definitions:{list_lit:{kind:kindOf,scope:true,name:definedName,doc:docOf,rename:(text,t,node)=>{
const dispatch=headOf(t,node)==="defmethod"?formsOf(t,node)[2]:void 0;return dispatch===void 0?text:`${text} ${t.brief(dispatch)}`},signature:(t,node)=>{const name=definedName(
t,node);const head=defines(t,node)==="method"?"":`${headOf(t,node)} `;const given5=isFunction(t,node)?parameterVectors(t,node).map(one=>` ${t.brief(one)}`):[];return`\
(${head}${name===void 0?"":t.text(name)}${given5.join("")})`},parameters:(t,node)=>{if(defines(t,node)===""||!isFunction(t,node))return[];const[vector,...more]=parameterVectors(
t,node);if(vector===void 0||more.length>0||t.parent(vector)!==node)return[];return formsOf(t,vector).filter(one=>t.text(one)!=="&").map(one=>({node:one,name:one,
parameter:{name:t.brief(one)},binds:boundBy(t,one)}))},arity:()=>void 0,supertypes:(t,node)=>/^(?:defrecord|deftype|extend-type)$/.test(defines(t,node))?formsOf(
t,node).slice(2).filter(one=>t.type(one)===SYMBOL&&nameOf(t,one)!==void 0):[],modifiers:(t,node)=>{const head=headOf(t,node);const name=formsOf(t,node)[1];const meta=name===
void 0?"":t.each(name,"meta_lit").map(one=>t.text(one)).join(" ");const isPrivate2=head.endsWith("-")||/:private\b/.test(meta);return[isPrivate2?"private":"expo\
rted",...head==="deftest"?["test"]:[],.../:deprecated\b/.test(meta)?["deprecated"]:[]]}},vec_lit:{kind:"property",names:(t,node)=>{const around2=t.parent(node);
const isFields=around2!==void 0&&/^(?:defrecord|deftype)$/.test(defines(t,around2))&&placeOf(t,node)===2;return isFields?boundBy(t,node):[]}}},uses:{sym_lit:{use:(t,node)=>isCalled(
t,node)?"call":"read",name:(t,node)=>{const name=nameOf(t,node);return name===void 0||NO_NAME.test(t.text(name))||/^\./.test(t.text(name))?void 0:name},path:(t,node)=>{
const namespace=t.field(node,"namespace");return namespace===void 0?void 0:t.text(namespace)}}},reads:[],types:[],scopes:{list_lit:binds},omits:(t,node)=>/^(?:quoting_lit|dis_expr|meta_lit)$/.
test(t.type(node)),meant:written2=>written2.replace(new RegExp("^(?:map)?->(?=\\p{Lu})|(?<=\\w)\\.$","u"),""),blockScoped:true,openTypes:true,wholeNames:true,packaged:true,
modulesByName:true,importsBareNames:true,brought:CLOJURE_CORE,self:[],comments:["comment"],begins:"semicolon",imports:{list_lit:imports},packages:{list_lit:(t,node)=>{
if(!/^(?:ns|in-ns)$/.test(headOf(t,node)))return void 0;const name=formsOf(t,node)[1];return name===void 0?void 0:t.text(nameOf(t,name)??name).replace(/^'/,"")}}};var known=new WeakMap;function filesNamed(paths,path){let named6=known.get(paths);if(!named6){const made3=new Map;for(const one of paths){const list=made3.get(baseOf(
one));if(list)list.push(one);else made3.set(baseOf(one),[one])}named6=made3;known.set(paths,named6)}const candidates=named6.get(baseOf(path))??[];const whole=candidates.
filter(one=>one===path||one.endsWith(`/${path}`));return whole.length>0?whole:candidates}var DEFINING=new Map([["add_library","object"],["add_executable","object"],["add_custom_target","object"],["option","variable"],["set","variable"]]);var WITH_TARGETS=/^(?:target_\w+|add_dependencies|set_target_properties|get_target_property|install|export|add_test|add_custom_(?:command|target)|set_property|add_library)$/;
var DEPENDING=/^(?:target_link_libraries|add_dependencies|add_library|add_custom_target)$/;var CONDITIONS=/^(?:else)?if_command$|^while_command$/;var WORD=/^(?:AND|OR|NOT|ON|OFF|TRUE|FALSE|YES|NO|IN_LIST|DEFINED|EXISTS|COMMAND|TARGETS?|STREQUAL|MATCHES|EQUAL|LESS|GREATER|VERSION_\w+|STR\w+|IS_\w+|PUBLIC|PRIVATE|INTERFACE|STATIC|SHARED|MODULE|OBJECT|ALIAS|IMPORTED|GLOBAL|DEPENDS|PROPERTIES|PROPERTY|DESTINATION|EXPORT|COMPONENT|ALL|NAME|RUNTIME|LIBRARY|ARCHIVE|CACHE|FORCE|PARENT_SCOPE|POLICY|TEST)$/;
var NAME=/^[A-Za-z_][\w.+-]*(?:::[\w.+-]+)*$/;var commandOf=(t,node)=>{const name=t.type(node)==="normal_command"?t.first(node,"identifier"):void 0;return name===
void 0?"":t.text(name).toLowerCase()};var argumentsOf=(t,node)=>{const list=t.first(node,"argument_list");return list===void 0?[]:t.each(list,"argument").flatMap(
one=>t.named(one).slice(0,1))};var isName=(t,argument2)=>argument2!==void 0&&t.type(argument2)==="unquoted_argument"&&t.named(argument2).length===0&&NAME.test(t.
text(argument2));function definedName2(t,node){if(!DEFINING.has(commandOf(t,node)))return void 0;const[name]=argumentsOf(t,node);return isName(t,name)?name:void 0}
var headOf2=(t,node)=>{const head=t.first(node,"function_command","macro_command");return head===void 0?[]:argumentsOf(t,head)};var routine=kind=>({kind,scope:true,
name:(t,node)=>headOf2(t,node)[0],parameters:(t,node)=>headOf2(t,node).slice(1).map(one=>({node:one,name:one,parameter:{name:t.text(one)}})),arity:()=>void 0,body:(t,node)=>t.
first(node,"body")});function placeOf2(t,argument2){const around2=t.parent(argument2);const list=around2===void 0?void 0:t.parent(around2);const command=list===
void 0?void 0:t.parent(list);if(around2===void 0||command===void 0)return void 0;return{command,isFirst:t.previous(around2)===void 0}}function isUse(t,argument2){
if(!isName(t,argument2)||WORD.test(t.text(argument2)))return false;const place=placeOf2(t,argument2);if(!place)return false;if(CONDITIONS.test(t.type(place.command)))
return true;const command=commandOf(t,place.command);return WITH_TARGETS.test(command)&&!(DEFINING.has(command)&&place.isFirst)}function dependentOf(t,argument2){
const place=placeOf2(t,argument2);if(!place||place.isFirst||!DEPENDING.test(commandOf(t,place.command)))return void 0;const list=t.first(place.command,"argument\
_list");const around2=list===void 0?void 0:t.first(list,"argument");const first=around2===void 0?void 0:t.named(around2)[0];return isName(t,first)?first:void 0}
function imports2(t,node){const command=commandOf(t,node);if(command!=="include"&&command!=="add_subdirectory")return[];const[given5]=argumentsOf(t,node);const written2=given5===
void 0?"":t.text(given5).replace(/^"|"$/g,"");if(given5===void 0||written2===""||/\$\{(?!CMAKE_CURRENT_(?:LIST|SOURCE)_DIR\})/.test(written2))return[];const path=written2.
replace(/^\$\{\w+\}\//,"");if(command==="add_subdirectory")return[{path:`${path}/CMakeLists.txt`,as:path,node:given5}];return[{path:/\.cmake$/.test(path)?path:`${path}\
.cmake`,as:path,node:given5}]}var cmake={key:"cmake",family:"declarative",grammar:"tree-sitter-wasm/cmake/tree-sitter-cmake.wasm",revision:3,separator:"::",standard:"\
std:cmake",definitions:{function_def:routine("function"),macro_def:routine("macro"),normal_command:{kind:(t,node)=>DEFINING.get(commandOf(t,node))??"variable",localInFunction:true,
name:definedName2,modifiers:(t,node)=>/^(?:add_|option)/.test(commandOf(t,node))||/\bCACHE\b/.test(t.text(node))?["exported"]:[]}},uses:{normal_command:{use:"ca\
ll",name:(t,node)=>t.first(node,"identifier")},unquoted_argument:{use:(t,node)=>dependentOf(t,node)===void 0?"read":"call",name:(t,node)=>isUse(t,node)?node:void 0,
belongsTo:dependentOf,supposed:true}},reads:["variable"],types:[],scopes:{foreach_loop:(t,node)=>{const head=t.first(node,"foreach_command");const[name]=head===
void 0?[]:argumentsOf(t,head);return isName(t,name)?[{name}]:[]}},global:true,brought:{has:name=>name.includes("::")||/^(?:CMAKE|CPACK|CTEST|CXX|MSVC|WIN32|UNIX|APPLE|ANDROID|IOS|MINGW|PROJECT|ARG[CNV]|ENV)/.
test(name)||/^[a-z][a-z_]*$/i.test(name)&&COMMANDS.has(name.toLowerCase())},self:[],comments:["line_comment","bracket_comment"],begins:"hash",imports:{normal_command:imports2},
file:(path,from,paths)=>{const folder=folderOf(from);if(paths.has(folder+path))return folder+path;return path.endsWith(".cmake")?filesNamed(paths,path)[0]:void 0},
packages:{}};var COMMANDS=new Set(`add_compile_definitions add_compile_options add_custom_command add_custom_target add_definitions add_dependencies add_executa\
ble add_library
  add_link_options add_subdirectory add_test aux_source_directory block break build_command check_c_compiler_flag check_c_source_compiles
  check_cxx_compiler_flag check_cxx_source_compiles check_function_exists check_include_file check_include_files check_library_exists
  check_symbol_exists check_type_size cmake_dependent_option cmake_host_system_information cmake_language cmake_minimum_required
  cmake_parse_arguments cmake_path cmake_policy cmake_pop_check_state cmake_push_check_state configure_file configure_package_config_file
  continue create_test_sourcelist define_property enable_language enable_testing endblock execute_process export
  externalproject_add fetchcontent_declare fetchcontent_getproperties fetchcontent_makeavailable fetchcontent_populate file find_file find_library
  find_package find_package_handle_standard_args find_path find_program fltk_wrap_ui generate_export_header get_cmake_property get_directory_property
  get_filename_component get_property get_source_file_property get_target_property get_test_property gtest_discover_tests gtest_add_tests include
  include_directories include_external_msproject include_guard include_regular_expression install link_directories link_libraries list load_cache
  mark_as_advanced math message option pkg_check_modules pkg_get_variable pkg_search_module project qt_wrap_cpp qt_wrap_ui remove_definitions return
  separate_arguments set set_directory_properties set_property set_source_files_properties set_target_properties set_tests_properties site_name
  source_group string target_compile_definitions target_compile_features target_compile_options target_include_directories target_link_directories
  target_link_libraries target_link_options target_precompile_headers target_sources test_big_endian try_compile try_run unset variable_watch
  write_basic_package_version_file`.split(/\s+/));import{posix as posix2}from"node:path";var TYPES=["type_identifier","function_type","record_type","void_type"];function after(t,node){const parent=t.parent(node);const next=t.tree.after[node];return parent===
void 0||next>=t.tree.after[parent]?void 0:next}var isCall=(t,selector)=>t.first(selector,"argument_part")!==void 0;var isLink=(t,node)=>node!==void 0&&t.type(node)===
"selector";var isOfSuper=(t,node)=>{const before3=t.type(node)==="unconditional_assignable_selector"?t.previous(node):void 0;return before3!==void 0&&t.type(before3)===
"super"};var isAssigned=(t,node)=>{const around2=t.parent(node);return/^(?:un)?conditional_assignable_selector$/.test(t.type(node))&&around2!==void 0&&t.type(around2)===
"assignable_expression"};function handedOnTo(t,name){const around2=t.parent(name);const before3=t.previous(name);const isFirst2=around2!==void 0&&/^(?:initializer_list_entry|redirection)$/.
test(t.type(around2));return isFirst2&&before3!==void 0&&/^(?:super|this)$/.test(t.type(before3))?before3:void 0}function comparedTwice(t,node){const[left,sign,
value,...more]=t.type(node)==="relational_expression"?t.named(node):[];if(left===void 0||sign===void 0||value===void 0||t.text(sign)!==">")return void 0;const isRead=t.
type(left)==="relational_expression"&&t.type(value)==="parenthesized_expression";return isRead?{left:t.named(left),sign,value,more}:void 0}function madeGeneric(t,node){
const read=comparedTwice(t,node);const[name,less]=read?.left??[];if(!read||name===void 0||less===void 0||t.text(less)!=="<")return void 0;const isMade=/^_?[A-Z]\w*$/.
test(t.text(name));return isMade?{name,type:t.tree.text.slice(t.tree.start[name],t.tree.end[read.sign])}:void 0}function memberOf(t,selector){if(isOfSuper(t,selector)||
isAssigned(t,selector))return t.first(selector,"identifier");const access=t.first(selector,"unconditional_assignable_selector","conditional_assignable_selector",
"cascade_selector");return access===void 0?void 0:t.first(access,"identifier")}function isCalled2(t,node){const next=after(t,node);return isLink(t,next)&&isCall(
t,next)}function nameOf2(t,selector){if(!isCall(t,selector))return memberOf(t,selector);const called2=t.previous(selector);if(called2===void 0)return void 0;return t.
type(called2)==="identifier"?called2:isLink(t,called2)||isOfSuper(t,called2)?memberOf(t,called2):void 0}function receiverOf(t,selector){const named6=isCall(t,selector)?
t.previous(selector):selector;if(named6!==void 0&&isOfSuper(t,named6))return t.previous(named6);if(isAssigned(t,selector))return skipped(t,t.previous(selector));
return isLink(t,named6)&&memberOf(t,named6)!==void 0?skipped(t,t.previous(named6)):void 0}function skipped(t,node){return isLink(t,node)&&!isCall(t,node)&&memberOf(
t,node)===void 0&&t.text(node)==="!"?skipped(t,t.previous(node)):node}function cascaded(t,section){let at=t.previous(section);while(at!==void 0&&t.type(at)==="c\
ascade_section")at=t.previous(at);return at}var argumentsOf2=(t,node)=>{const part=t.first(node,"argument_part");const list=part===void 0?void 0:t.first(part,"a\
rguments");return list===void 0?void 0:t.each(list,"argument").length};function firstArgument(t,call){const part=t.first(call,"argument_part");const list=part===
void 0?void 0:t.first(part,"arguments");const first=list===void 0?void 0:t.first(list,"argument");return first===void 0?void 0:t.named(first).at(-1)}function constructed(t,node){
if(t.type(node)==="type_cast_expression"){const cast=t.first(node,"type_cast");return cast===void 0?void 0:typeOf(t,cast)}if(/^(?:list|set_or_map)_literal$/.test(
t.type(node))){const held=t.first(node,"type_arguments");return held===void 0?void 0:`${t.text(held).includes(",")?"Map":"List"}${t.text(held)}`}if(t.type(node)===
"const_object_expression"||t.type(node)==="new_expression"){const type2=t.first(node,"type_identifier");const behind2=type2===void 0?void 0:behindPrefix(t,type2);
if(type2===void 0||behind2===void 0||/^_?[A-Z]/.test(t.text(type2)))return type2===void 0?void 0:t.text(type2);return`${t.text(type2)}.${t.text(behind2)}`}if(t.
type(node)==="constructor_invocation"){const type2=t.first(node,"type_identifier");return type2===void 0?void 0:withArguments(t,type2)}if(t.type(node)==="relati\
onal_expression")return madeGeneric(t,node)?.type;if(!isLink(t,node)||!isCall(t,node))return void 0;const called2=t.previous(node);const head=isLink(t,called2)?
t.previous(called2):called2;return head!==void 0&&t.type(head)==="identifier"&&/^_?[A-Z]/.test(t.text(head))?t.text(head):void 0}function behindPrefix(t,type2){
const next=after(t,type2);const named6=next!==void 0&&/^(?:type_)?identifier$/.test(t.type(next))?next:void 0;return named6!==void 0&&isDotBefore(t,named6)?named6:
void 0}var isDotBefore=(t,name)=>t.tree.text[t.tree.start[name]-1]===".";function typeOf(t,node){const type2=t.first(node,...TYPES);if(type2===void 0||t.type(type2)===
"void_type")return void 0;const last3=behindPrefix(t,type2)??type2;const more=after(t,last3);const end=more!==void 0&&t.type(more)==="type_arguments"?more:last3;
return t.tree.text.slice(t.tree.start[type2],t.tree.end[end])}function withArguments(t,type2){const more=after(t,type2);const end=more!==void 0&&t.type(more)===
"type_arguments"?more:type2;return t.tree.text.slice(t.tree.start[type2],t.tree.end[end])}function typeBefore(t,variable2){const list=t.parent(variable2);const around2=list===
void 0?void 0:t.parent(list);if(list===void 0||around2===void 0)return void 0;if(t.type(around2)==="declaration")return typeOf(t,around2);for(let at=t.previous(
list);at!==void 0;at=t.previous(at)){if(t.type(at)==="type_identifier")return t.text(at);if(!/^(?:type_arguments|nullable_type|late_builtin|final_builtin|const_builtin)$/.
test(t.type(at)))return void 0}return void 0}function parameters(t,node){const list=t.first(node,"formal_parameter_list");if(list===void 0)return[];return[list,
...t.each(list,"optional_formal_parameters")].flatMap((group,nth)=>{const children=t.named(group);return t.each(group,"formal_parameter").flatMap(one=>{const own=t.
first(one,"constructor_param","super_formal_parameter")??one;const name=t.field(own,"name")??t.each(own,"identifier").at(-1);if(name===void 0)return[];const type2=typeOf(
t,own);const made3={name:t.text(name),...type2===void 0?{}:{type:type2}};const value=children[children.indexOf(one)+1];const isGiven=value!==void 0&&!/^(?:formal_parameter|optional_formal_parameters|annotation)$/.
test(t.type(value));if(isGiven)made3.default=t.text(value).slice(0,200);else if(nth>0)made3.default="null";const isField=t.type(own)==="constructor_param";return[
{node:one,name,parameter:made3,...isField?{binds:[]}:{}}]})})}var isPrivate=(t,name)=>name!==void 0&&t.text(name).startsWith("_");function modifiers(t,node,name=t.
field(node,"name")){const parent=t.parent(node);const isPart2=parent!==void 0&&/^(?:declaration|method_signature)$/.test(t.type(parent));const head=isPart2?t.tree.
text.slice(t.tree.start[parent],t.tree.start[node]):"";const found=isPrivate(t,name)?["private"]:["exported"];if(/\bstatic\b/.test(head))found.push("static");return found}
var ELEMENT=/^(?:first|last|single|reduce|elementAt|removeAt|removeLast|removeFirst)$|^(?:first|last|single)(?:Where)?(?:OrNull)?$/;var OF_ELEMENTS=/^(?:map|where|forEach|any|every|expand|firstWhere|lastWhere|singleWhere|firstWhereOrNull|indexWhere|lastIndexWhere|removeWhere|retainWhere|skipWhile|takeWhile|listen|asyncMap|sort|sortBy|sorted|sortedBy|groupListsBy|fold|reduce)$/;
var OF_THE_SAME=/^(?:where|skip|take|skipWhile|takeWhile|toList|toSet|reversed|followedBy|sublist|distinct|sorted|sortedBy|whereNotNull|nonNulls|unmodifiable)$/;
function keepsList(t,node){const name=isLink(t,node)?nameOf2(t,node):void 0;return name!==void 0&&OF_THE_SAME.test(t.text(name))}function bounds(t,node){const list=t.
first(node,"type_parameters");const found={};for(const one of list===void 0?[]:t.each(list,"type_parameter")){const[,name,bound2]=/^(\w+)\s+extends\s+([\w.]+)/.
exec(t.text(one))??[];if(name!==void 0&&bound2!==void 0)found[name]=bound2}return found}function listOf(t,node){if(!isLink(t,node))return void 0;const access=t.
first(node,"unconditional_assignable_selector","conditional_assignable_selector");if(access!==void 0&&t.first(access,"index_selector")!==void 0)return skipped(t,
t.previous(node));const name=nameOf2(t,node);return name!==void 0&&ELEMENT.test(t.text(name))?unfiltered(t,receiverOf(t,node)):void 0}var OF_TWO=/^(?:sort|sorted|reduce)$/;
function givenTo(t,lambda,nth,count){const place=placeOf3(t,lambda);const name=place===void 0?void 0:nameOf2(t,place.call);if(place===void 0||name===void 0)return takenByDeclared(
t,lambda,nth);const{call,at}=place;const on2=receiverOf(t,call);const called2=t.text(name);if(on2!==void 0&&called2==="then")return nth===0?{given:{node:on2}}:{};
if(on2!==void 0&&OF_ELEMENTS.test(called2)){const list=unfiltered(t,on2);if(list===void 0)return{};if(called2==="fold")return nth===1?{given:{node:list,element:true}}:
{};const isSplit=count>1&&!OF_TWO.test(called2);return{given:{node:list,element:true,...isSplit?{nth}:{}}}}return{given:{node:call,argument:{at,nth}}}}function takenByDeclared(t,lambda,nth){
const around2=t.parent(lambda);if(around2===void 0)return{};const by=/^(?:initialized_identifier|static_final_declaration)$/.test(t.type(around2))?typeBefore(t,
around2):t.type(around2)==="initialized_variable_definition"?typeOf(t,around2):void 0;return by===void 0?{}:{given:{node:lambda,taken:{by,nth}}}}function placeOf3(t,value){
const argument2=t.parent(value);if(argument2===void 0||!/^(?:named_)?argument$/.test(t.type(argument2)))return void 0;let call=argument2;for(const type2 of["arg\
uments","argument_part","selector"]){const around2=t.parent(call);if(around2===void 0||t.type(around2)!==type2)return void 0;call=around2}const all2=t.named(t.parent(
argument2));const label=t.first(argument2,"label");const name=label===void 0?void 0:t.first(label,"identifier");const at={index:all2.indexOf(argument2),count:all2.
length};return{call,at:name===void 0?at:{...at,label:t.text(name)}}}function unfiltered(t,node){const name=isLink(t,node)?nameOf2(t,node):void 0;if(node===void 0||
name===void 0||!OF_THE_SAME.test(t.text(name)))return node;return unfiltered(t,receiverOf(t,node))}function narrows(t,node){const parent=t.parent(node);const around2=parent===
void 0?"":t.type(parent);if(parent===void 0||!/^(?:if_statement|logical_and_expression|conditional_expression)$/.test(around2))return[];const[condition]=t.named(
parent);if(condition===void 0||condition===node)return[];if(around2==="if_statement"&&t.field(parent,"consequence")!==node)return[];if(around2==="conditional_ex\
pression"&&t.named(parent)[1]!==node)return[];return tested(t,condition)}function tested(t,condition){switch(t.type(condition)){case"parenthesized_expression":case"\
logical_and_expression":return t.named(condition).flatMap(one=>tested(t,one));case"type_test_expression":{const[name,...more]=t.named(condition);const[test]=more;
const type2=test===void 0?void 0:typeOf(t,test);const isNegated=test!==void 0&&/^is\s*!/.test(t.text(test));if(name===void 0||more.length!==1||type2===void 0||isNegated)
return[];return t.type(name)==="identifier"?[{name:t.text(name),type:type2}]:[]}default:return[]}}function originOf(path){if(path.startsWith("dart:"))return"std\
:dart";const name=/^package:([^/]+)/.exec(path)?.[1];return name===void 0?void 0:`dart:${name}`}var PROVIDERS={"Provider.state":"$0","StateProvider.state":"$0","FutureProvider.state":"AsyncValue<$0>","FutureProvider.future":"Future<$0>","StreamProvider.sta\
te":"AsyncValue<$0>","StreamProvider.future":"Future<$0>","ChangeNotifierProvider.state":"$0","ChangeNotifierProvider.notifier":"$0","NotifierProvider.state":"$\
1","NotifierProvider.notifier":"$0","StateNotifierProvider.state":"$1","StateNotifierProvider.notifier":"$0","AsyncNotifierProvider.state":"AsyncValue<$1>","Asy\
ncNotifierProvider.notifier":"$0","AsyncNotifierProvider.future":"Future<$1>","StreamNotifierProvider.state":"AsyncValue<$1>","StreamNotifierProvider.notifier":"\
$0","ViewProvider.state":"$0","ReduxProvider.state":"$1","ReduxProvider.notifier":"$0","AsyncValue.value":"$0","AsyncValue.requireValue":"$0","AsyncValue.when.d\
ata":"void Function($0)","AsyncValue.maybeWhen.data":"void Function($0)","AsyncValue.whenData":"void Function($0)"};var READER=/^(?:\w+\.)*_?(?:ref|container)$/;
var CONTEXT=/^(?:\w+\.)*context$/;var PROVIDER=/^\w*Provider\b/;function provided(t,call){const part=t.type(call)==="selector"?t.first(call,"argument_part"):void 0;
if(part===void 0)return void 0;let head=t.previous(call);while(head!==void 0&&t.type(head)==="selector"&&!isCall(t,head))head=t.previous(head);const name=head===
void 0||t.type(head)!=="identifier"?"":t.text(head);if(PROVIDERS[`${name}.state`]===void 0)return void 0;const types=t.first(part,"type_arguments");if(types!==void 0)
return`${name}${t.text(types)}`;const made3=GIVES_WHAT_IS_MADE.test(name)?MADE.exec(t.text(part)):null;return made3===null?void 0:`${name}<${made3[1]}>`}var GIVES_WHAT_IS_MADE=/^(?:Change|View)?(?:Notifier)?Provider$/;
var MADE=/^\(\s*\(\s*\w+\s*\)\s*=>\s*(?:const\s+)?(_?[A-Z]\w*)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\s*(?:,|\))/;function notifying(t,call){const on2=receiverOf(
t,call);if(on2===void 0||!(READER.test(textOf(t,on2))||CONTEXT.test(textOf(t,on2))))return void 0;const provider=providerIn(t,call);return provider===void 0?void 0:
{node:provider,field:"notifier"}}function watched(t,call){const given5=isReader(t,call)?providerIn(t,call):void 0;if(given5===void 0||t.type(given5)!=="selector")
return given5===void 0?void 0:ofProvider(given5);const member=nameOf2(t,given5);const isMember4=member!==void 0&&receiverOf(t,given5)!==void 0;if(isMember4&&t.text(
member)==="select")return{chosenBy:given5};return isMember4&&!isCall(t,given5)?{node:given5}:ofProvider(given5)}function stateOf(t,call,called2){const on2=receiverOf(
t,call);if(on2===void 0)return void 0;if(t.text(called2)==="select")return PROVIDER.test(textOf(t,on2))?ofProvider(on2):void 0;const first=t.text(called2)==="li\
sten"&&isReader(t,call)?providerIn(t,call):void 0;return first===void 0?void 0:ofProvider(first)}var ofProvider=node=>({node,field:"state"});function isReader(t,call){
const on2=receiverOf(t,call);return on2!==void 0&&READER.test(textOf(t,on2))}function providerIn(t,call){const first=firstArgument(t,call);return first===void 0||
!PROVIDER.test(t.text(t.parent(first)))?void 0:first}function textOf(t,node){let first=node;for(let at=node;at!==void 0;at=t.previous(at)){first=at;if(t.type(at)!==
"selector")break}return t.tree.text.slice(t.tree.start[first],t.tree.end[node])}var WITH_WIDGET=/(?:^|Consumer|Hook|HookConsumer)State$/;var WITH_STATE=/(?:Cubit|Bloc|Notifier)$/;var ACTION=/^(?:Async)?(?:Global)?ReduxAction(?:WithResult)?$/;
var GIVING=/^(?:read|watch|of|get|getIt|locator|sl|find|select)$/;var BUILDERS=/^Bloc(?:Builder|Listener|Consumer)$/;var argumentsIn=(t,node)=>{const list=t.first(
node,"type_arguments");return list===void 0?[]:t.each(list,"type_identifier").map(type2=>t.text(type2))};function inherited(t,body){const around2=t.type(body)===
"class_body"?t.parent(body):void 0;const superclass=around2===void 0?void 0:t.first(around2,"superclass");const name=superclass===void 0?void 0:t.first(superclass,
"type_identifier");if(superclass===void 0||name===void 0)return[];const written2=argumentsIn(t,superclass);const[notifier,held]=written2;if(ACTION.test(t.text(name))&&
notifier!==void 0&&held!==void 0)return[{name:"notifier",type:notifier},{name:"state",type:held}];const type2=written2.at(-1);const own=around2===void 0?void 0:
t.first(around2,"type_parameters");const isOwn=own!==void 0&&t.each(own,"type_parameter").some(one=>t.text(one).split(" ")[0]===type2);if(type2===void 0||isOwn)
return[];if(WITH_WIDGET.test(t.text(name)))return[{name:"widget",type:type2}];return WITH_STATE.test(t.text(name))?[{name:"state",type:type2}]:[]}function given(t,call){
if(/^(?:parenthesized|relational)_expression$/.test(t.type(call)))return compared(t,call);const part=t.type(call)==="selector"?t.first(call,"argument_part"):void 0;
const[type2,...more]=part===void 0?[]:argumentsIn(t,part);if(type2===void 0||more.length>0)return void 0;const name=nameOf2(t,call);return name!==void 0&&GIVING.
test(t.text(name))?type2:void 0}function compared(t,node){const around2=t.type(node)==="relational_expression"?node:t.parent(node);const read=around2===void 0?void 0:
comparedTwice(t,around2);if(!read||(around2===node?read.more.length>0:read.value!==node))return void 0;const[name,less,type2]=read.left.slice(-3);if(name===void 0||
less===void 0||type2===void 0||t.text(less)!=="<")return void 0;const isGiving=t.type(name)==="selector"&&GIVING.test(t.text(name).replace(/^\W+/,""));return isGiving&&
/^_?[A-Z]\w*$/.test(t.text(type2))?t.text(type2):void 0}var TOLD=[[/^testWidgets$/,/^\(/,/./,"WidgetTester"],[/./,/^\w*(?:[bB]uilder|listener)\s*:/,/^_?(?:context|ctx)$/,
"BuildContext"]];function parametersIn(t,lambda,names2){const argument2=t.parent(lambda);const list=argument2===void 0?void 0:t.parent(argument2);const part=list===
void 0?void 0:t.parent(list);if(argument2===void 0||part===void 0)return[];if(/^(?:const_object|new)_expression$/.test(t.type(part))){const made3=t.first(part,"\
type_identifier");return made3===void 0?[]:byNames(t,part,made3,argument2,names2)}const call=t.parent(part);if(call===void 0||t.type(call)!=="selector")return[];
const called2=nameOf2(t,call);if(called2===void 0)return[];const state=stateOf(t,call,called2);if(state)return names2.map(name=>({name,given:state}));const matcher=t.
text(called2)==="having"?matchedBy(t,call):void 0;if(matcher!==void 0)return names2.slice(0,1).map(name=>({name,type:matcher}));return byNames(t,part,called2,argument2,
names2)}function byNames(t,part,called2,argument2,names2){const written2=t.text(argument2);const first=names2.slice(0,1).flatMap(name=>{const told=TOLD.find(([ofCalled,
ofArgument,ofName])=>ofCalled.test(t.text(called2))&&ofArgument.test(written2)&&ofName.test(t.text(name)));return told===void 0?[]:[{name,type:told[3]}]});return[
...byArguments(t.text(called2),argumentsIn(t,part),written2,names2),...first]}function matchedBy(t,call){let on2=receiverOf(t,call);while(on2!==void 0){const name=nameOf2(
t,on2);if(name===void 0)return void 0;if(t.text(name)!=="having"){const part=t.text(name)==="isA"?t.first(on2,"argument_part"):void 0;return part===void 0?void 0:
argumentsIn(t,part)[0]}on2=receiverOf(t,on2)}return void 0}function byArguments(called2,types,argument2,names2){const type2=types.at(-1);if(type2===void 0)return[];
if(called2==="on"&&types.length===1)return names2.slice(0,1).map(name=>({name,type:type2}));if(called2==="blocTest"&&types[0]!==void 0&&/^(?:act|verify)\b/.test(
argument2))return names2.slice(0,1).map(name=>({name,type:types[0]}));if(!BUILDERS.test(called2)||types.length!==2)return[];const isWhen=/^\w+When\b/.test(argument2);
return names2.filter((_,nth)=>isWhen||nth===1).map(name=>({name,type:type2}))}var PATTERN=/_pattern$/;function bindings(t,node,isDeclared,value){const type2=t.type(node);if(type2==="variable_pattern"){const name=t.each(node,"identifier").
at(-1);const written2=typeOf(t,node);const told=written2===void 0&&name!==void 0?ofField(t,node,name,value):{};return name===void 0?[]:[{name,...written2===void 0?
told:{type:written2}}]}if(type2==="constant_pattern"){const[name,...more]=t.named(node);const isName2=isDeclared&&name!==void 0&&more.length===0&&t.type(name)===
"identifier";return isName2&&t.text(name)!=="_"?[{name,...ofField(t,node,name,value)}]:[]}return t.named(node).flatMap(part=>PATTERN.test(t.type(part))?bindings(
t,part,isDeclared,within(t,part,value)):[])}function within(t,part,value){const isPart2=/^(?:variable|constant|null_check|null_assert)_pattern$/.test(t.type(part));
return isPart2||value===void 0||value.nth!==void 0?value:void 0}function checked(t,pattern){const around2=t.parent(pattern);return around2!==void 0&&/^null_(?:check|assert)_pattern$/.
test(t.type(around2))?checked(t,around2):pattern}var CONDITION=/^if_(?:statement|element)$/;function ofField(t,inner2,name,value){const part=checked(t,inner2);const around2=t.
parent(part);if(around2===void 0)return{};if(CONDITION.test(t.type(around2)))return value===void 0?{}:{given:value,after:part};const before3=t.previous(part);const isNamed=/:\s*(?:final\s+|var\s+)?$/.
test(t.tree.text.slice(Math.max(0,t.tree.start[name]-12),t.tree.start[name]));const label=before3!==void 0&&isLabel(t,before3)?before3:name;const type2=t.type(around2)===
"object_pattern"?t.first(around2,"type_identifier"):void 0;if(type2!==void 0&&t.text(type2)!=="MapEntry")return{given:{node:type2,field:t.text(label)}};if(value===
void 0||type2===void 0&&t.type(around2)!=="record_pattern")return{};const parts=t.named(around2).filter(one=>PATTERN.test(t.type(one)));return{given:{...value,nth:isNamed?
t.text(label):parts.indexOf(part)}}}function isLabel(t,name){const parent=t.parent(name);return t.type(name)==="identifier"&&parent!==void 0&&/^(?:object|record)_pattern$/.
test(t.type(parent))}var matched=(t,node)=>t.named(node).flatMap(part=>{if(!PATTERN.test(t.type(part)))return[];const value=CONDITION.test(t.type(node))?t.previous(
part):void 0;return bindings(t,part,false,value===void 0?void 0:{node:value})});var binders=(t,node)=>{const all2=parameters(t,node);const told=parametersIn(t,node,all2.map(({name})=>name));return all2.map(({name,parameter:{type:type2}},nth)=>type2!==
void 0?{name,type:type2}:told.find(one=>one.name===name)??{name,...givenTo(t,node,nth,all2.length)})};var caught=(t,clause)=>{const list=t.first(clause,"catch_p\
arameters");const before3=t.previous(clause);const type2=before3!==void 0&&t.type(before3)==="type_identifier"?t.text(before3):void 0;return list===void 0?[]:t.
each(list,"identifier").map((name,nth)=>nth===0&&type2!==void 0?{name,type:type2}:{name})};var looped=(t,node)=>{const parts=t.first(node,"for_loop_parts");const name=parts===
void 0?void 0:t.field(parts,"name");const held=parts===void 0?void 0:t.named(parts).at(-1);if(parts!==void 0&&name===void 0)return t.named(parts).flatMap(part=>bindings(
t,part,true,held===void 0?void 0:{node:held,element:true}));if(parts===void 0||name===void 0)return[];const type2=typeOf(t,parts);return[type2!==void 0?{name,type:type2}:
held===name||held===void 0?{name}:{name,given:{node:held,element:true}}]};var ranByUse=use=>(t,signature)=>{const around2=t.parent(signature);const head=around2!==void 0&&t.type(around2)==="method_signature"?around2:signature;const next=after(
t,head);return next!==void 0&&t.type(next)==="function_body"?[use]:[]};function ranByConstructor(t,signature){const head=t.parent(signature);if(head===void 0)return[];
const list=t.each(head,"initializers").flatMap(all2=>t.each(all2,"initializer_list_entry"));const isNamed=t.first(head,"redirection")!==void 0||list.some(one=>t.
first(one,"super")!==void 0);return isNamed?[]:["super"]}function ranByClass(t,type2){const clause=t.first(type2,"superclass");return clause!==void 0&&t.first(clause,
"type_identifier")!==void 0?["super"]:[]}var filled={use:"write",name:(t,label)=>madeWith(t,label)===void 0?void 0:t.first(label,"identifier"),receiver:madeWith,supposed:true};function madeWith(t,label){
const list=t.parent(t.parent(label)??label);const around2=list===void 0?void 0:t.parent(list);if(list===void 0||around2===void 0||t.type(list)!=="arguments")return void 0;
if(/^(?:const_object|new)_expression$/.test(t.type(around2))){const type2=t.first(around2,"type_identifier");const behind2=type2===void 0?void 0:behindPrefix(t,
type2);return behind2!==void 0&&isTypeName(t,behind2)?behind2:type2}const call=t.type(around2)==="argument_part"?t.parent(around2):void 0;const called2=call===void 0?
void 0:t.previous(call);if(called2===void 0||t.type(called2)!=="selector")return typeNamed(t,called2);return typeNamed(t,memberOf(t,called2))??typeNamed(t,t.previous(
called2))}var isTypeName=(t,name)=>/^_?[A-Z]/.test(t.text(name));var typeNamed=(t,name)=>name!==void 0&&t.type(name)==="identifier"&&isTypeName(t,name)?name:void 0;var LIBRARY=/^library[ \t]*;/m;var LISTED=/ {4}(?=_?[A-Z]\w*<[\w\s.?<>]+,[\w\s.,?<>]+>\((?!\s*:|\s*\)\s*=>|[^\n]*\b(?:final|var)\b))(?<=[[,]\s*\n *)/g;var readable=text=>text.
replace(LIBRARY,blanks).replace(LISTED,"new ");var MEMBERS={"Map.keys":"List<$0>","Map.values":"List<$1>","Map.entries":"List<(key: $0, value: $1)>","Map.element":"(key: $0, value: $1)","Map.remove":"$1","Ma\
p.putIfAbsent":"$1","MapEntry.key":"$0","MapEntry.value":"$1","List.indexed":"List<(int, $0)>","Iterable.indexed":"List<(int, $0)>","List.asMap":"Map<int, $0>",
"List.reduce":"$0","Iterable.reduce":"$0","Completer.future":"$0","StreamController.stream":"Stream<$0>","ValueNotifier.value":"$0","ValueListenable.value":"$0",
...PROVIDERS,"AsyncSnapshot.data":"$0","AsyncSnapshot.requireData":"$0"};function shape(t,node){switch(t.type(node)){case"selector":return isCall(t,node)?ofCall(
t,node):void 0;case"list_literal":{const given5=t.first(node,"type_arguments")===void 0?elementIn(t,t.named(node)[0]):void 0;return given5&&{text:"List<$0>",of:[
given5]}}case"set_or_map_literal":return t.first(node,"type_arguments")===void 0?ofMap(t,t.named(node)[0]):void 0;case"record_literal":return record(t,node);case"\
conditional_expression":{const first=last(t,node,"consequence");return same(first!==void 0&&t.text(first)!=="null"?first:last(t,node,"alternative"))}case"if_nul\
l_expression":return same(last(t,node,"first"));case"switch_expression":{const entry=t.first(node,"switch_expression_case");return same(entry===void 0?void 0:t.
named(entry).at(-1),entry)}case"parenthesized_expression":return given(t,node)===void 0?same(t.named(node).at(-1)):void 0;case"cascade_section":return same(cascaded(
t,node));default:return void 0}}var last=(t,node,field)=>t.named(node).findLast(child=>t.fieldOf(child)===field);var same=(node,closure)=>node===void 0?void 0:{
text:"$0",of:[{node,...closure===void 0?{}:{closure}}]};function elementIn(t,first){if(first===void 0)return void 0;switch(t.type(first)){case"for_element":{const node=last(
t,first,"body");return node===void 0||t.type(node)==="pair"?void 0:{node,closure:first}}case"if_element":{const node=last(t,first,"consequence");return node===void 0?
void 0:{node}}case"spread_element":{const node=t.named(first).at(-1);return node===void 0?void 0:{node,element:true}}default:{const all2=t.named(t.parent(first));
let at=all2.indexOf(first);while(t.type(all2[at+1]??first)==="selector")at++;return{node:all2[at]}}}}function ofMap(t,first){const isFor=first!==void 0&&t.type(
first)==="for_element";const pair=isFor?t.first(first,"pair"):first;if(pair===void 0||t.type(pair)!=="pair")return void 0;const parts=["key","value"].flatMap(field=>{
const node=last(t,pair,field);return node===void 0?[]:[{node,...isFor?{closure:first}:{}}]});return parts.length===2?{text:"Map<$0, $1>",of:parts}:void 0}function record(t,node){
const fields=t.each(node,"record_field");const of=fields.flatMap(field=>{const value=t.named(field).at(-1);return value===void 0?[]:[{node:value}]});const names2=fields.
map((field,nth)=>{const label=t.first(field,"label");return label===void 0?`$${nth}`:`${t.text(label).replace(/\s*:$/,"")}: $${nth}`});return{text:`(${names2.join(
", ")})`,of}}function ofCall(t,call){const name=nameOf2(t,call);const on2=name===void 0?void 0:receiverOf(t,call);if(name===void 0||on2===void 0)return void 0;switch(t.
text(name)){case"watch":case"read":case"refresh":{const found=watched(t,call);if(found===void 0)return void 0;return"chosenBy"in found?made(t,found.chosenBy,"$0"):
{text:"$0",of:[found]}}case"notifier":{const notifier=notifying(t,call);return notifier&&{text:"$0",of:[notifier]}}case"map":return made(t,call,"List<$0>");case"\
whereType":case"cast":{const part=t.first(call,"argument_part");const held=part===void 0?void 0:t.first(part,"type_arguments");return held===void 0?void 0:{text:`\
List${t.text(held)}`,of:[]}}case"expand":return made(t,call,"List<$0>",{element:true});case"then":return made(t,call,"Future<$0>");case"fold":return same(firstArgument(
t,call));case"wait":{const list=t.text(on2)==="Future"?firstArgument(t,call):void 0;return list===void 0?void 0:{text:"Future<List<$0>>",of:[{node:list,element:true}]}}default:
return void 0}}function made(t,call,text,how={}){const closure=firstArgument(t,call);if(closure===void 0||t.type(closure)!=="function_expression")return void 0;
const body=t.first(closure,"function_expression_body");const block=body===void 0?void 0:t.first(body,"block");const statement=block===void 0?void 0:t.named(block).
at(-1);if(statement!==void 0&&t.type(statement)!=="return_statement")return void 0;const whole=statement??body;const node=whole===void 0?void 0:t.named(whole).at(
-1);return node===void 0||node===block?void 0:{text,of:[{node,closure:block??closure,...how}]}}var shorthand={use:(t,node)=>isCalled2(t,node)?"call":"read",name:(t,node)=>t.first(node,"identifier"),expected,ofType:true};function expected(t,node){const around2=t.
parent(node);if(around2===void 0)return"unknown";switch(t.type(around2)){case"initialized_variable_definition":return declared(typeOf(t,around2));case"initializ\
ed_identifier":return declared(typeBefore(t,around2));case"optional_formal_parameters":{const parameter=t.previous(node);return declared(parameter===void 0?void 0:
typeOf(t,parameter))}case"equality_expression":{const[left]=t.named(around2);return left===void 0||left===node?"unknown":{node:left}}case"argument":case"named_a\
rgument":return placeOf3(t,node)??"unknown";default:return"unknown"}}var declared=type2=>type2===void 0?"unknown":{type:type2};var COMMON=new Set("add addAll clear compareTo contains containsKey elementAt every expand firstWhere fold forEach from insert isEmpty isNotEmpty join keys leng\
th listen map putIfAbsent reduce remove removeAt removeWhere replaceAll reversed skip sort split startsWith sublist substring take then toList toLowerCase toSet\
 toString toUpperCase trim update values where whereType".split(" "));var named=(t,clause)=>t.each(clause,"type_identifier").filter(type2=>behindPrefix(t,type2)===
void 0);var supertypes=(t,node)=>t.each(node,"superclass","interfaces","mixins").flatMap(clause=>[clause,...t.each(clause,"mixins")]).flatMap(clause=>named(t,clause));
var typeParameters=(t,node)=>t.each(node,"type_parameters").flatMap(list=>t.each(list,"type_parameter").flatMap(one=>t.first(one,"type_identifier")??[]));function aliased(t,node){
const[name,type2]=t.each(node,"type_identifier","function_type","record_type");return name===void 0||type2===void 0?void 0:withArguments(t,type2)}var container=kind=>({
kind,scope:true,name:(t,node)=>t.field(node,"name")??t.first(node,"identifier","type_identifier"),supertypes,typeParameters,bounds,modifiers:(t,node)=>modifiers(
t,node),body:(t,node)=>t.first(node,"class_body","enum_body","extension_body")});var last2=(t,node)=>{const end=t.named(node).at(-1);return end===t.field(node,"\
name")?void 0:end};var accessor=use=>({kind:"variable",memberKind:"property",scope:true,parameters,type:typeOf,modifiers:(t,node)=>modifiers(t,node),runs:ranByUse(
use)});var variable={kind:"variable",memberKind:"property",localInFunction:true,name:(t,node)=>t.first(node,"identifier"),type:typeBefore,value:(t,node)=>{const end=t.
named(node).at(-1);return end===t.first(node,"identifier")?void 0:end},modifiers:(t,node)=>modifiers(t,node,t.first(node,"identifier"))};var construction={kind:"\
constructor",scope:true,name:(t,node)=>t.each(node,"identifier").at(-1),parameters,modifiers:(t,node)=>modifiers(t,node,t.each(node,"identifier").at(-1))};var generative={
...construction,runs:ranByConstructor};function enumeration(t,constant){const body=t.parent(constant);const around2=body===void 0?void 0:t.parent(body);const name=around2===
void 0?void 0:t.field(around2,"name");return name===void 0?void 0:t.text(name)}var isUnknownLabel=(t,node)=>isLabel(t,node)&&t.first(t.parent(node),"type_identi\
fier")===void 0;function uriOf(t,directive){const uri=t.descendant(directive,"uri");return uri===void 0?void 0:t.first(uri,"string_literal")}var made2={use:"cal\
l",name:(t,node)=>{const type2=t.first(node,"type_identifier");return type2===void 0?void 0:behindPrefix(t,type2)??type2},path:(t,node)=>{const type2=t.first(node,
"type_identifier");return type2!==void 0&&behindPrefix(t,type2)!==void 0?t.text(type2):void 0}};var accessed={use:(t,node)=>isAssigned(t,node)?"write":isCalled2(
t,node)?"call":"read",name:(t,node)=>receiverOf(t,node)===void 0?void 0:memberOf(t,node),receiver:receiverOf};var dart={key:"dart",family:"declarative",grammar:"\
@repomix/tree-sitter-wasms/out/tree-sitter-dart.wasm",revision:14,separator:".",standard:"std:dart",wider:{List:"Iterable",Set:"Iterable",Queue:"Iterable",int:"\
num",double:"num"},origin:originOf,definitions:{class_definition:{...container("class"),runs:ranByClass},extension_type_declaration:{...container("class"),kind:"\
struct"},representation_declaration:{kind:"property",type:typeOf},mixin_declaration:{...container("trait"),supertypes:(t,node)=>[...named(t,node),...supertypes(
t,node)]},enum_declaration:container("enum"),extension_declaration:{...container("class"),kind:"impl",name:(t,node)=>{const type2=t.field(node,"class");return type2!==
void 0&&t.type(type2)==="type_identifier"?type2:void 0}},function_signature:{kind:"function",memberKind:"method",scope:true,typeParameters,bounds,parameters,type:typeOf,
modifiers:(t,node)=>modifiers(t,node)},operator_signature:{kind:"method",scope:true,name:(t,node)=>t.all(node).find(child=>/^(?:binary_operator|\[\]=?|~)$/.test(
t.type(child))),parameters,type:typeOf,modifiers:()=>["exported"]},getter_signature:accessor("read"),setter_signature:accessor("write"),constructor_signature:generative,
constant_constructor_signature:generative,factory_constructor_signature:construction,redirecting_factory_constructor_signature:construction,initialized_identifier:variable,
static_final_declaration:variable,initialized_variable_definition:{kind:"variable",localInFunction:true,type:typeOf,value:last2},pattern_variable_declaration:{kind:"\
variable",localInFunction:true,names:(t,node)=>t.named(node).slice(0,2).flatMap(part=>bindings(t,part,true).map(({name})=>name)),gives:(t,node)=>{const value=t.
named(node).at(-1);const pattern=t.named(node).find(part=>/_pattern$/.test(t.type(part)));return value===void 0||pattern===void 0?[]:bindings(t,pattern,true,{node:value}).
map(({given:given5})=>given5)}},enum_constant:{kind:"enum_member",type:enumeration},type_alias:{kind:"type",name:(t,node)=>t.first(node,"type_identifier"),typeParameters,
type:aliased}},follows:["function_body","initializers","redirection"],uses:{selector:{use:(t,node)=>isCall(t,node)||isCalled2(t,node)?"call":"read",name:nameOf2,
receiver:receiverOf},type_identifier:{use:(t,node)=>behindPrefix(t,node)===void 0?"type":"read",name:(_,node)=>node,path:(t,node)=>{const prefix=isDotBefore(t,node)?
t.previous(node):void 0;return prefix===void 0?void 0:t.text(prefix)}},unconditional_assignable_selector:accessed,conditional_assignable_selector:accessed,identifier:{
use:(t,node)=>isLabel(t,node)?"read":"call",name:(t,node)=>isCalled2(t,node)||isLabel(t,node)||handedOnTo(t,node)!==void 0?node:void 0,receiver:(t,node)=>isLabel(
t,node)?t.first(t.parent(node),"type_identifier"):handedOnTo(t,node)},qualified:{use:"read",name:(t,node)=>t.first(node,"identifier"),receiver:(t,node)=>t.each(
node,"type_identifier").at(-1)},constructor_param:{use:"write",name:(t,node)=>t.each(node,"identifier").at(-1),receiver:(t,node)=>t.first(node,"this")},relational_expression:{
use:"call",name:(t,node)=>madeGeneric(t,node)?.name},constructor_invocation:{use:"call",name:(t,node)=>t.each(node,"identifier").at(-1),receiver:(t,node)=>t.first(
node,"type_identifier")},dot_shorthand:shorthand,cascade_section:{use:(t,node)=>argumentsOf2(t,node)===void 0?"write":"call",name:memberOf,receiver:cascaded},label:filled,
const_object_expression:made2,new_expression:made2},reads:["identifier","identifier_dollar_escaped"],writes:(t,node)=>{const around2=t.parent(node);if(around2===
void 0)return false;if(t.type(around2)==="field_initializer")return t.first(around2,"identifier")===node;return t.type(around2)==="assignable_expression"&&t.named(
around2).at(-1)===node},types:[],scopes:{block:(t,node)=>{const clause=t.previous(node);return clause!==void 0&&t.type(clause)==="catch_clause"?caught(t,clause):
[]},if_statement:matched,if_element:matched,switch_statement_case:matched,switch_expression_case:matched,function_expression:(t,node)=>binders(t,node),for_statement:looped,
for_element:looped},label:(t,node)=>{if(t.type(node)==="identifier"){const list=t.parent(node);if(list!==void 0&&t.type(list)==="typed_identifier")return{name:node};
const named6=list!==void 0&&(t.type(list)==="catch_parameters"||isUnknownLabel(t,node));return named6?{name:node}:void 0}const isAlone2=t.type(node)==="label"&&
madeWith(t,node)===void 0;const name=isAlone2?t.first(node,"identifier"):void 0;return name===void 0?void 0:{name}},blockScoped:true,self:["this"],super:/^super$/,
script:readable,scriptKeepsPlaces:true,elementOf:listOf,keeps:keepsList,shape,members:MEMBERS,generic:withArguments,holds:/^Future(?:Or)?<(.*)>\??$/s,narrows:(t,node)=>[
...narrows(t,node),...inherited(t,node)],stands:(t,node)=>{if(t.type(node)==="selector")return t.previous(node);return t.type(node)==="unary_expression"||t.type(
node)==="await_expression"?t.named(node).at(-1):void 0},comments:["comment","documentation_comment"],begins:"slashes",imports:{import_or_export:(t,node)=>{const uri=uriOf(
t,node);if(uri===void 0)return[];const path=t.text(uri).slice(1,-1);const specification=t.descendant(node,"import_specification");const as=specification===void 0?
void 0:t.first(specification,"identifier");return[{path,as:as===void 0?path:t.text(as),node:uri}]},part_directive:(t,node)=>{const uri=uriOf(t,node);return uri===
void 0?[]:[{path:t.text(uri).slice(1,-1),as:t.text(uri),node:uri}]}},packages:{library_name:()=>"",part_of_directive:()=>""},common:COMMON,extends:true,constructs:(t,node)=>provided(
t,node)??given(t,node)??constructed(t,node),file:(path,from,paths)=>{const[,name,rest]=/^package:([^/]+)\/(.*)$/.exec(path)??[];if(rest===void 0){const file=posix2.
join(posix2.dirname(from),path);return path.includes(":")||!paths.has(file)?void 0:file}const own=from.includes("/lib/")?[from.slice(0,from.indexOf("/lib/")+1)]:
[];return[...own,"",`packages/${name}/`,`${name}/`].map(root=>`${root}lib/${rest}`).find(one=>paths.has(one))},prefixes:true,global:true,globalValues:true};function targetOf(t,node){const target=t.type(node)==="call"?t.field(node,"target"):void 0;return target!==void 0&&t.type(target)==="identifier"?t.text(target):
""}var argumentsOf3=(t,node)=>{const list=t.first(node,"arguments");return list===void 0?[]:t.named(list)};function option(t,node,name){const options=argumentsOf3(
t,node).find(argument2=>t.type(argument2)==="keywords");const pair=options===void 0?void 0:t.named(options).find(one=>t.text(one).startsWith(`${name}:`));return pair===
void 0?void 0:t.field(pair,"value")}var operatorOf=(t,node)=>{if(!/^(?:bin|un)ary_operator$/.test(t.type(node)))return"";const operator=t.field(node,"operator");
return operator===void 0?"::":t.text(operator)};var FUNCTIONS=new Map([["def","function"],["defp","function"],["defdelegate","function"],["defguard","function"],["defguardp","function"],["defn","function"],["\
defnp","function"],["defmacro","macro"],["defmacrop","macro"]]);function headOf3(t,node){const[first]=argumentsOf3(t,node);if(first===void 0)return void 0;return t.
type(first)==="binary_operator"&&operatorOf(t,first)==="when"?t.field(first,"left"):first}function nameOfHead(t,head){if(head===void 0)return void 0;if(t.type(head)===
"identifier")return head;const target=t.type(head)==="call"?t.field(head,"target"):void 0;return target!==void 0&&t.type(target)==="identifier"?target:void 0}function moduleName(t,node){
const[name]=argumentsOf3(t,node);return name!==void 0&&t.type(name)==="alias"?name:void 0}function modulesNamed(t,node){if(t.type(node)==="alias")return[{path:t.text(node),node}];const[left,right]=t.type(node)==="dot"?[t.field(node,"left"),t.field(node,
"right")]:[];if(left===void 0||right===void 0||t.type(right)!=="tuple")return[];return t.each(right,"alias").map(one=>({path:`${t.text(left)}.${t.text(one)}`,node:one}))}
var lastOf=path=>path.slice(path.lastIndexOf(".")+1);function imports3(t,node){const target=targetOf(t,node);if(!/^(?:alias|import|require|use)$/.test(target))return[];
const[named6]=argumentsOf3(t,node);if(named6===void 0)return[];const as=option(t,node,"as");return modulesNamed(t,named6).map(({path,node:at})=>{if(as!==void 0)
return{path,as:t.text(as),node:at};if(target==="alias")return{path,as:lastOf(path),node:at};if(target==="require")return{path,as:path,node:at};return target==="\
use"?{path,node:at,uses:usedBy(t,node)}:{path,node:at}})}function usedBy(t,node){const which=argumentsOf3(t,node)[1];return which!==void 0&&t.type(which)==="ato\
m"?t.text(which).slice(1):"__using__"}function brings(t){const found={};if(!t.tree.text.includes("quote"))return found;for(const module of t.named(0)){const name=targetOf(
t,module)==="defmodule"?moduleName(t,module):void 0;const body=t.first(module,"do_block");if(name===void 0||body===void 0)continue;const quoting=new Map;for(const one of t.
named(body)){const called2=FUNCTIONS.has(targetOf(t,one))?nameOfHead(t,headOf3(t,one)):void 0;if(called2===void 0||!t.text(one).includes("quote"))continue;const known2=quoting.
get(t.text(called2))??{imports:[],others:[]};quoting.set(t.text(called2),known2);for(const quoted of callsIn(t,one,"quote"))for(const each of callsIn(t,quoted,"")){
const target=targetOf(t,each);if(target==="unquote")known2.others.push(...argumentsOf3(t,each).map(of=>targetOf(t,of)));else if(/^(?:alias|import|use)$/.test(target))
for(const{node:_,...imported3}of imports3(t,each))known2.imports.push(imported3)}}const all2=(of,seen)=>{const known2=seen.has(of)||seen.size>=MOST_QUOTING?void 0:
quoting.get(of);seen.add(of);return known2?[...known2.imports,...known2.others.flatMap(other=>all2(other,seen))]:[]};for(const of of quoting.keys()){const some=all2(
of,new Set);if(some.length>0)found[`${t.text(name)}.${of}`]=some}}return found}var MOST_QUOTING=100;var MOST_QUOTED=2e3;function callsIn(t,node,name){const found=[];
const open=[...t.named(node)];for(let one=open.pop();one!==void 0&&found.length<MOST_QUOTED;one=open.pop()){if(t.type(one)==="call"&&(name===""||targetOf(t,one)===
name))found.push(one);open.push(...t.named(one))}return found}var HANDLERS=new Map([["GenServer.call",["handle_call",3]],["GenServer.cast",["handle_cast",2]],["send",["handle_info",2]],["Process.send",["handle_info",2]],["\
Process.send_after",["handle_info",2]],["JS.push",["handle_event",3]]]);function sentBy(t,tag){const around2=t.parent(tag);const message=around2!==void 0&&t.type(
around2)==="tuple"&&t.named(around2)[0]===tag?around2:tag;const list=t.parent(message);const call=list===void 0||t.type(list)!=="arguments"?void 0:t.parent(list);
if(call===void 0)return void 0;const target=t.field(call,"target");const handled=target===void 0?void 0:HANDLERS.get(t.text(target));if(!handled)return void 0;const[
handler,takes]=handled;const args=argumentsOf3(t,call);const at=args.indexOf(message);if(handler==="handle_event")return at<=1&&t.type(tag)==="string"&&answers(
t,tag,handler,t.text(tag))?{handler,takes}:void 0;const server=at===1?args[0]:void 0;if(at>1||at===0&&!isPiped(t,call)||t.type(tag)!=="atom")return void 0;const named6=server===
void 0?"":t.text(server);if(server!==void 0&&t.type(server)==="alias")return{handler,takes,server};if(handler==="handle_info"&&named6!=="self()"&&named6!=="__MO\
DULE__")return void 0;return answers(t,tag,handler,t.text(tag))?{handler,takes}:void 0}var answers=(t,node,handler,tag)=>moduleAround(t,node)?.clauses.has(`${handler}\
 ${tag}`)??false;var modules=new WeakMap;var inserting=new WeakMap;function remembered(known2,t,node,read){const ofTree=known2.get(t.tree)??new Map;known2.set(t.
tree,ofTree);const found=ofTree.get(node)??read();ofTree.set(node,found);return found}function moduleAround(t,node){let at=t.parent(node);while(at!==void 0&&targetOf(
t,at)!=="defmodule")at=t.parent(at);const body=at===void 0?void 0:t.first(at,"do_block");if(body===void 0)return void 0;return remembered(modules,t,body,()=>{const parts=t.
named(body);return{clauses:new Set(parts.flatMap(one=>clauseOf2(t,one)??[])),isWorker:parts.some(isWorker(t))}})}var isWorker=t=>one=>targetOf(t,one)==="use"&&/^use[ (]\s*(?:\w+\.)*Worker\b/.
test(t.text(one));function clauseOf2(t,node){if(targetOf(t,node)!=="def")return void 0;const[first]=argumentsOf3(t,node);const head=first!==void 0&&t.type(first)===
"binary_operator"?t.field(first,"left"):first;const handler=head===void 0?"":targetOf(t,head);const pattern=head===void 0||!handler.startsWith("handle_")?void 0:
argumentsOf3(t,head)[0];if(pattern===void 0)return void 0;const written2=t.type(pattern)==="binary_operator"?t.field(pattern,"left")??pattern:pattern;const told=t.
type(written2)==="tuple"?t.named(written2)[0]:written2;return told===void 0?void 0:`${handler} ${t.text(told)}`}var isPiped=(t,call)=>{const around2=t.parent(call);
return around2!==void 0&&t.type(around2)==="binary_operator"&&t.field(around2,"right")===call};function jobMadeBy(t,call){const target=t.type(call)==="call"?t.field(
call,"target"):void 0;if(target===void 0)return void 0;const isDot=t.type(target)==="dot";const[on2,name]=isDot?[t.field(target,"left"),t.field(target,"right")]:
[void 0,target];if(name===void 0||t.text(name)!=="new")return void 0;const offset=t.tree.start[name];if(isDot)return on2!==void 0&&t.type(on2)==="alias"&&isInserted(
t,call)?{offset,path:t.text(on2)}:void 0;return moduleAround(t,call)?.isWorker?{offset,path:"__MODULE__"}:void 0}function isInserted(t,call){let at=call;while(at!==
void 0&&!/^defp?$/.test(targetOf(t,at)))at=t.parent(at);const around2=at;return around2!==void 0&&remembered(inserting,t,around2,()=>/\bOban\.insert/.test(t.text(
around2)))}var COMPONENT_TAKES=1;var EVENT_TAKES=3;var TAG=/<(\.|[A-Z][\w.]*\.)([a-z_]\w*[?!]?)/g;var EVENT=/\bphx-[\w-]+=(?:\{\s*)?"([\w.:/ -]+)"|\bJS\.push\(\s*"([\w.:/ -]+)"/g;
var CALL=/(?<![\w.@:&%])((?:[A-Z]\w*\.)*)([a-z_]\w*[?!]?)\(/g;var MODULE=/(?<![\w.:"])([A-Z]\w*(?:\.[A-Z]\w*)*)(?![\w.(])/g;var FORMS=/^(?:if|unless|for|case|cond|fn|with|not|and|or|in|when|do|end)$/;
var COMMENT=/<%!--[\s\S]*?--%>|<!--[\s\S]*?-->/g;var TEXT=/"(?:[^"\\\n]|\\.)*"/g;var MOST_CHARACTERS=2e5;function writtenInTemplate(t,sigil){const[name,content]=[
t.first(sigil,"sigil_name"),t.first(sigil,"quoted_content")];if(name===void 0||content===void 0||t.text(name)!=="H")return[];const start=t.tree.start[content];const blank=one=>"\
 ".repeat(one.length);const text=t.text(content).slice(0,MOST_CHARACTERS).replace(COMMENT,blank);const found=[];for(const{index,0:all2,1:of="",2:called2=""}of text.
matchAll(TAG))found.push({offset:start+index+all2.length-called2.length,name:called2,use:"call",arguments:COMPONENT_TAKES,...of==="."?{}:{path:of.slice(0,-1)}});
for(const{index,0:all2,1:said,2:pushed}of text.matchAll(EVENT)){const event=said??pushed??"";if(answers(t,sigil,"handle_event",`"${event}"`))found.push({offset:start+
index+all2.length-event.length-1,length:event.length,name:"handle_event",use:"call_indirect",arguments:EVENT_TAKES,path:"__MODULE__"})}const code=onlyCode(text.
replace(TEXT,(one,at)=>text[at-1]==="="?one:`"${blank(one.slice(2))}"`));const parentheses=takenIn(code);for(const{index,0:all2,1:of="",2:called2=""}of code.matchAll(
CALL)){if(FORMS.test(called2))continue;const taken=parentheses.get(index+all2.length);if(taken===void 0)continue;const isPiped2=/\|>\s*$/.test(code.slice(Math.max(
0,index-40),index));found.push({offset:start+index+of.length,name:called2,use:"call",arguments:taken+(isPiped2?1:0),...of===""?{}:{path:of.slice(0,-1)}})}for(const{
index,1:module=""}of code.matchAll(MODULE))found.push({offset:start+index,name:module,use:"type"});return found}function onlyCode(text){let code="";let depth=0;
let isTag=false;for(let at=0;at<text.length;at++){const one=text[at];if(one==="<"&&text[at+1]==="%")isTag=true;if(one==="{")depth++;code+=depth>0||isTag||one===
"\n"?one:" ";if(one==="}")depth=Math.max(0,depth-1);if(one===">"&&text[at-1]==="%")isTag=false}return code}function takenIn(code){const taken=new Map;const open=[];
for(let at=0;at<code.length;at++){const one=code[at];if(/\s/.test(one))continue;const around2=open.at(-1);if(")]}".includes(one)){if(one===")"&&around2?.sign===
"(")taken.set(around2.from,around2.isEmpty?0:around2.commas+1);open.pop();continue}if(around2)around2.isEmpty=false;if(one===","&&around2)around2.commas++;if("(\
[{".includes(one))open.push({sign:one,from:at+1,commas:0,isEmpty:true})}return taken}var VERBS=/^(?:get|post|put|patch|delete|options|head|match)$/;var ACTION_TAKES=2;function controllerOf(t,atom){const list=t.parent(atom);const call=list===void 0?
void 0:t.parent(list);if(call===void 0||!VERBS.test(targetOf(t,call)))return void 0;const args=argumentsOf3(t,call);const at=args.indexOf(atom);const[path,controller]=[
args[at-2],args[at-1]];return path!==void 0&&controller!==void 0&&t.type(path)==="string"&&t.type(controller)==="alias"?controller:void 0}function scopeOf(t,node){
const found=[];for(let at=t.parent(node);at!==void 0;at=t.parent(at)){const alias=option(t,at,"alias");if(alias!==void 0&&t.text(alias)==="false")break;if(targetOf(
t,at)!=="scope"||t.first(at,"do_block")===void 0)continue;const named6=alias??argumentsOf3(t,at).find(one=>t.type(one)==="alias");if(named6!==void 0&&t.type(named6)===
"alias")found.unshift(t.text(named6))}return found.join(".")}var ROUTES=/^(?:get|post|put|patch|delete|options|head|match|live|resources)$/;function inScope(t,module){
const list=module===void 0?void 0:t.parent(module);const call=list===void 0?void 0:t.parent(list);if(module===void 0||call===void 0||!ROUTES.test(targetOf(t,call))||
t.type(module)!=="alias")return void 0;const scope=scopeOf(t,module);return scope===""?void 0:`${scope}.${t.text(module)}`}var MODULES=new Map([["defmodule","module"],["defprotocol","interface"],["defimpl","impl"]]);var RECORDS=/^defrecordp?$/;var ANNOTATIONS=/^(?:moduledoc|doc|typedoc|spec|impl|behaviour|derive|deprecated|since|compile|dialyzer|enforce_keys|external_resource|on_load|before_compile|after_compile|on_definition|optional_callbacks|tag|moduletag|describetag)$/;
var TYPED=/^(?:type|typep|opaque|spec|callback|macrocallback)$/;var FORMS2=new Set("alias case cond defstruct defexception defoverridable for fn if import in qu\
ote raise receive require rescue super try unless unquote unquote_splicing use when with and or not __MODULE__ __ENV__ __DIR__ __CALLER__ __STACKTRACE__ _".split(
" "));function attributeOf(t,node){const operand2=operatorOf(t,node)==="@"?t.field(node,"operand"):void 0;return operand2!==void 0&&t.type(operand2)==="call"?operand2:
void 0}function boundBy2(t,pattern){const type2=t.type(pattern);if(type2==="identifier")return FORMS2.has(t.text(pattern))?[]:[pattern];if(type2==="unary_operat\
or"||type2==="call"||type2==="struct"||type2==="string")return[];if(type2!=="binary_operator")return t.named(pattern).flatMap(part=>boundBy2(t,part));const operator=operatorOf(
t,pattern);const[left,right]=[t.field(pattern,"left"),t.field(pattern,"right")];const parts=/^(?:\\\\|::|when|in)$/.test(operator)?[left]:[left,right];return parts.
flatMap(part=>part===void 0?[]:boundBy2(t,part))}function parameters2(t,node){const head=FUNCTIONS.has(targetOf(t,node))?headOf3(t,node):void 0;if(head===void 0||
t.type(head)!=="call")return[];return argumentsOf3(t,head).map(pattern=>{const isDefault=t.type(pattern)==="binary_operator"&&operatorOf(t,pattern)==="\\\\";const[
left,right]=isDefault?[t.field(pattern,"left"),t.field(pattern,"right")]:[pattern,void 0];const made3={name:t.brief(left??pattern)};if(right!==void 0)made3.default=
t.brief(right);return{node:pattern,name:pattern,parameter:made3,binds:boundBy2(t,pattern)}})}function arityOf(t,node){const list=parameters2(t,node);return[list.
filter(({parameter})=>parameter.default===void 0).length,list.length]}function continues(t,node){const name=nameOfHead(t,FUNCTIONS.has(targetOf(t,node))?headOf3(
t,node):void 0);if(name===void 0)return false;let before3=t.previous(node);while(before3!==void 0&&(t.type(before3)==="comment"||attributeOf(t,before3)!==void 0))
before3=t.previous(before3);if(before3===void 0||!FUNCTIONS.has(targetOf(t,before3)))return false;const other=nameOfHead(t,headOf3(t,before3));return other!==void 0&&
t.text(other)===t.text(name)&&arityOf(t,before3)[1]===arityOf(t,node)[1]}function given2(t,node){const list=argumentsOf3(t,node);const around2=t.parent(node);const isPiped2=around2!==
void 0&&t.type(around2)==="binary_operator"&&operatorOf(t,around2)==="|>"&&t.field(around2,"right")===node;return list.length+(isPiped2?1:0)+(t.first(node,"do_b\
lock")===void 0?0:1)}function captured(t,node){const around2=t.parent(node);if(operatorOf(t,node)!=="/"||around2===void 0||operatorOf(t,around2)!=="&")return void 0;
const[left,right]=[t.field(node,"left"),t.field(node,"right")];if(left===void 0||right===void 0)return void 0;const arity4=Number(t.text(right));if(t.type(left)===
"identifier")return{name:left,arity:arity4};const dot=t.type(left)==="call"?t.field(left,"target"):void 0;const[on2,name]=dot===void 0?[]:[t.field(dot,"left"),t.
field(dot,"right")];return on2===void 0||name===void 0?void 0:{name,on:on2,arity:arity4}}var dotOf=(t,node)=>{const target=t.field(node,"target");return target!==
void 0&&t.type(target)==="dot"?target:void 0};function isFieldRead(t,node){const dot=t.first(node,"arguments")===void 0?dotOf(t,node):void 0;const on2=dot===void 0?
void 0:t.field(dot,"left");return on2!==void 0&&t.type(on2)!=="alias"}var binders2=(t,patterns)=>patterns===void 0?[]:boundBy2(t,patterns).map(name=>({name}));var kindOf2=(t,node)=>{
const target=targetOf(t,node);return MODULES.get(target)??FUNCTIONS.get(target)??(RECORDS.test(target)?"macro":"property")};var elixir={key:"elixir",family:"dec\
larative",grammar:"tree-sitter-elixir/tree-sitter-elixir.wasm",revision:7,separator:".",standard:"std:elixir",definitions:{call:{kind:kindOf2,scope:true,names:(t,node)=>{
const target=targetOf(t,node);if(MODULES.has(target))return[moduleName(t,node)].filter(name=>name!==void 0);if(FUNCTIONS.has(target))return[nameOfHead(t,headOf3(
t,node))].filter(name=>name!==void 0);const[list]=argumentsOf3(t,node);if(RECORDS.test(target))return list!==void 0&&t.type(list)==="atom"?[list]:[];if(target!==
"defstruct"&&target!=="defexception")return[];return list===void 0?[]:[...fieldsOf(t,list)]},rename:text=>lastOf(text).replace(/^:|:\s*$/g,""),within:(t,node)=>{
const name=MODULES.has(targetOf(t,node))?moduleName(t,node):void 0;const path=name===void 0?"":t.text(name);return path.includes(".")?path.slice(0,path.lastIndexOf(
".")):void 0},receiver:(t,node)=>{const of=targetOf(t,node)==="defimpl"?option(t,node,"for"):void 0;return of===void 0?void 0:t.text(of)},continues,parameters:parameters2,
arity:(t,node)=>FUNCTIONS.has(targetOf(t,node))?arityOf(t,node):void 0,body:(t,node)=>t.first(node,"do_block")??argumentsOf3(t,node).find(one=>/^do:/.test(t.text(
one))),modifiers:(t,node)=>{const target=targetOf(t,node);return FUNCTIONS.has(target)?[/p$/.test(target)?"private":"exported"]:[]}},unary_operator:{kind:(t,node)=>{
const name=targetOf(t,attributeOf(t,node)??node);return/^(?:type|typep|opaque)$/.test(name)?"type":/callback$/.test(name)?"function":"constant"},name:(t,node)=>{
const attribute=attributeOf(t,node);const name=attribute===void 0?"":targetOf(t,attribute);if(attribute===void 0||name===""||ANNOTATIONS.test(name))return void 0;
if(!TYPED.test(name))return t.field(attribute,"target");const[declared4]=argumentsOf3(t,attribute);if(declared4===void 0||operatorOf(t,declared4)!=="::")return void 0;
return nameOfHead(t,t.field(declared4,"left"))},rename:(text,t,node)=>TYPED.test(targetOf(t,attributeOf(t,node)??node))?text:`@${text}`,modifiers:(t,node)=>{const name=targetOf(
t,attributeOf(t,node)??node);return/callback$/.test(name)?["abstract"]:TYPED.test(name)&&name!=="typep"?[]:["private"]}},binary_operator:{kind:"variable",localInFunction:true,
names:(t,node)=>{const left=/^(?:=|<-)$/.test(operatorOf(t,node))?t.field(node,"left"):void 0;return left===void 0?[]:boundBy2(t,left)}}},uses:{call:{use:(t,node)=>isInType(
t,node)?"type":isFieldRead(t,node)?"read":"call",name:(t,node)=>{const dot=dotOf(t,node);if(dot!==void 0)return t.field(dot,"right");const target=t.field(node,"\
target");const isForm2=FORMS2.has(targetOf(t,node))||target!==void 0&&isFormTarget(t,target);return targetOf(t,node)===""||isForm2?void 0:target},receiver:(t,node)=>{
const dot=dotOf(t,node);return dot===void 0?void 0:t.field(dot,"left")},arguments:given2},unary_operator:{use:"read",name:(t,node)=>{const operand2=operatorOf(t,
node)==="@"?t.field(node,"operand"):void 0;return operand2!==void 0&&t.type(operand2)==="identifier"?node:void 0}},atom:{use:"call_indirect",name:(t,node)=>(controllerOf(
t,node)??sentBy(t,node))===void 0?void 0:node,text:(t,node)=>sentBy(t,node)?.handler??t.text(node).slice(1),receiver:(t,node)=>{const controller=controllerOf(t,
node);if(controller===void 0)return sentBy(t,node)?.server;return scopeOf(t,controller)===""?controller:void 0},path:(t,node)=>inScope(t,controllerOf(t,node))??
(sentBy(t,node)?"__MODULE__":void 0),arguments:(t,node)=>sentBy(t,node)?.takes??ACTION_TAKES,supposed:true},string:{use:"call_indirect",name:(t,node)=>sentBy(t,
node)===void 0?void 0:node,text:(t,node)=>sentBy(t,node)?.handler??"",path:()=>"__MODULE__",arguments:(t,node)=>sentBy(t,node)?.takes,supposed:true},alias:{use:"\
type",name:(t,node)=>inScope(t,node)===void 0?void 0:node,text:(t,node)=>inScope(t,node)??t.text(node)},binary_operator:{use:"read",name:(t,node)=>captured(t,node)?.
name,receiver:(t,node)=>captured(t,node)?.on,arguments:(t,node)=>captured(t,node)?.arity}},written:(t,node)=>{if(t.type(node)==="sigil")return writtenInTemplate(
t,node);const job=jobMadeBy(t,node);return job===void 0?[]:[{...job,length:3,name:"perform",use:"call_indirect",arguments:1}]},reads:["identifier"],types:["alia\
s"],scopes:{do_block:()=>[],else_block:()=>[],rescue_block:()=>[],catch_block:()=>[],after_block:()=>[],anonymous_function:()=>[],stab_clause:(t,node)=>binders2(
t,t.field(node,"left"))},label:(t,node)=>t.type(node)==="identifier"&&(FORMS2.has(t.text(node))||isFormTarget(t,node)||isAttribute(t,node))?{name:node}:void 0,blockScoped:true,
localsAreNotCalled:true,wholeNames:true,fieldsNeedReceiver:true,self:["__MODULE__"],comments:["comment"],begins:"hash",beside:(t,node)=>{const attribute=attributeOf(
t,node);const name=attribute===void 0?void 0:targetOf(t,attribute);return name===void 0?void 0:/doc$/.test(name)?"doc":ANNOTATIONS.test(name)?"other":void 0},imports:{
call:imports3},brings,packages:{}};function isFormTarget(t,node){const call=t.parent(node);if(call===void 0||t.type(call)!=="call"||t.field(call,"target")!==node)
return false;const text=t.text(node);if(MODULES.has(text)||FUNCTIONS.has(text))return true;const around2=t.parent(call);if(around2===void 0)return false;if(operatorOf(
t,around2)==="@")return ANNOTATIONS.test(text)||TYPED.test(text);const list=t.field(around2,"left")===call?t.parent(around2):void 0;const attribute=list===void 0?
void 0:t.parent(list);return attribute!==void 0&&isAttribute(t,attribute)&&TYPED.test(targetOf(t,attribute))}var isAttribute=(t,node)=>{const around2=t.parent(node);
return around2!==void 0&&operatorOf(t,around2)==="@"};function isInType(t,node){for(let at=t.parent(node);at!==void 0&&t.type(at)!=="do_block";at=t.parent(at))if(t.
type(at)==="call"&&isAttribute(t,at))return TYPED.test(targetOf(t,at));return false}function*fieldsOf(t,list){for(const one of t.named(list)){if(t.type(one)==="\
atom")yield one;else if(t.type(one)==="keywords")yield*fieldsOf(t,one);else if(t.type(one)==="pair"){const key=t.field(one,"key");if(key!==void 0)yield key}}}var ERLANG_NAMES=new Set(`abs apply atom_to_binary atom_to_list binary_part binary_to_atom binary_to_existing_atom binary_to_float binary_to_integer binary_to_l\
ist
  binary_to_term bit_size bitstring_to_list byte_size ceil check_old_code check_process_code date delete_module demonitor disconnect_node
  element erase error exit float float_to_binary float_to_list floor garbage_collect get get_keys group_leader halt hd integer_to_binary
  integer_to_list iolist_size iolist_to_binary is_alive is_atom is_binary is_bitstring is_boolean is_float is_function is_integer is_list
  is_map is_map_key is_number is_pid is_port is_process_alive is_record is_reference is_tuple length link list_to_atom list_to_binary
  list_to_bitstring list_to_existing_atom list_to_float list_to_integer list_to_pid list_to_ref list_to_tuple load_module make_ref map_get
  map_size max min monitor monitor_node node nodes now open_port pid_to_list port_close port_command port_to_list process_flag process_info
  processes put ref_to_list register registered round self send setelement size spawn spawn_link spawn_monitor spawn_opt spawn_request
  split_binary statistics term_to_binary term_to_iovec throw time tl trunc tuple_size tuple_to_list unlink unregister whereis
  any arity atom binary bitstring bool boolean byte char dynamic fun function identifier integer iodata iolist iovec list map maybe_improper_list
  mfa module neg_integer nil no_return non_neg_integer none nonempty_binary nonempty_list nonempty_string number pid port pos_integer
  reference string term timeout tuple`.split(/\s+/));var BUILT_IN=/^(?:MODULE|MODULE_STRING|FILE|LINE|MACHINE|FUNCTION_NAME|FUNCTION_ARITY|OTP_RELEASE|FEATURE_\w+)$/;var APPLYING=/^(?:apply|spawn\w*|apply_after|apply_interval|apply_repeatedly|hibernate|call|cast|multicall|async_call)$/;
var TYPES2=/^(?:spec|callback|type_alias|opaque|field_type)$/;var headings=new WeakMap;function headingOf(t){let known2=headings.get(t);if(!known2){const forms=t.
named(0);const module=forms.find(form=>t.type(form)==="module_attribute");const name=module===void 0?void 0:t.field(module,"name");const lists=forms.filter(form=>t.
type(form)==="export_attribute");const isAll=forms.some(form=>t.type(form)==="compile_options_attribute"&&/\bexport_all\b/.test(t.text(form)));const listed=lists.
flatMap(list=>t.each(list,"fa")).map(one=>t.text(one).replace(/\s/g,""));known2={module:name===void 0?void 0:bare(t.text(name)),exported:isAll?void 0:new Set(listed)};
headings.set(t,known2)}return known2}var bare=atom=>atom.replace(/^'(.*)'$/s,"$1");var clauseOf3=(t,declaration)=>t.first(declaration,"function_clause");var argumentsOf4=(t,node)=>{
const list=t.field(node,"args");return list===void 0?[]:t.named(list).filter(one=>t.type(one)!=="comment")};function functionName(t,declaration){const clause=clauseOf3(
t,declaration);const name=clause===void 0?void 0:t.field(clause,"name");return name!==void 0&&t.type(name)==="atom"?name:void 0}var arityOf2=(t,declaration)=>{const clause=clauseOf3(
t,declaration);return clause===void 0?0:argumentsOf4(t,clause).length};function continues2(t,node){let before3=t.previous(node);while(before3!==void 0&&t.type(before3)===
"comment")before3=t.previous(before3);if(before3===void 0||t.type(before3)!=="fun_decl")return false;const[name,other]=[functionName(t,node),functionName(t,before3)];
if(name===void 0||other===void 0)return false;return t.text(name)===t.text(other)&&arityOf2(t,node)===arityOf2(t,before3)}function boundBy3(t,pattern,depth=0){const type2=t.
type(pattern);if(type2==="var")return/^_?$/.test(t.text(pattern))?[]:[pattern];if(type2==="macro_call_expr"||type2==="bit_size_expr"||depth>DEEPEST_PATTERN)return[];
return t.named(pattern).flatMap(part=>boundBy3(t,part,depth+1))}var boundByField=(t,node,field)=>{const pattern=t.field(node,field);return pattern===void 0?[]:boundBy3(
t,pattern)};function moduleNamed(t,node){if(node===void 0)return void 0;if(t.type(node)==="atom")return bare(t.text(node));return t.text(node)==="?MODULE"?headingOf(
t).module:void 0}function qualifierOf(t,call){const remote=t.parent(call);if(remote===void 0||t.type(remote)!=="remote"||t.field(remote,"fun")!==call)return void 0;
const qualifier=t.field(remote,"module");return qualifier===void 0?void 0:moduleNamed(t,t.field(qualifier,"module"))}var isQualified2=(t,call)=>{const around2=t.
parent(call);return around2!==void 0&&t.type(around2)==="remote"&&t.field(around2,"fun")===call};function isType(t,node){for(let at=t.parent(node);at!==void 0;at=
t.parent(at)){if(TYPES2.test(t.type(at)))return true;if(/^(?:clause_body|fun_decl)$/.test(t.type(at)))return false}return false}function handedOn(t,node){const list=t.
named(node).slice(-3);const[module,name,given5]=list;if(module===void 0||name===void 0||given5===void 0)return void 0;if(t.type(name)!=="atom"||t.type(given5)!==
"list")return void 0;const named6=moduleNamed(t,module);return named6===void 0?void 0:{module:named6,name,arity:t.named(given5).length}}function applied(t,node){
const around2=t.parent(node);if(around2===void 0)return void 0;if(t.type(node)==="expr_args"){const callee2=t.field(around2,"expr");return callee2!==void 0&&APPLYING.
test(t.text(callee2))?handedOn(t,node):void 0}const key=t.type(around2)==="map_field"?t.field(around2,"key"):void 0;const isStart=key!==void 0&&t.text(key)==="s\
tart";if(!isStart&&t.type(around2)!=="tuple"||t.named(node).length!==3)return void 0;return isStart||t.count(around2,7)===6?handedOn(t,node):void 0}function capturedArity(t,node){
const arity4=t.field(node,"arity");const value=arity4===void 0?void 0:t.field(arity4,"value");return value===void 0?void 0:Number(t.text(value))}var typeName=(t,node)=>{
const name=t.field(node,"name");return name===void 0?void 0:t.field(name,"name")};var inRecordDeclaration=(t,node)=>{const around2=t.parent(node);return around2!==
void 0&&t.type(around2)==="record_decl"};function recordOf(t,field){const around2=t.parent(field);const name=around2===void 0?void 0:t.field(around2,"name");const atom=name===
void 0||t.type(name)!=="record_name"?void 0:t.field(name,"name");return atom===void 0?void 0:t.text(atom)}var erlang={key:"erlang",family:"declarative",grammar:"\
tree-sitter-wasm/erlang/tree-sitter-erlang.wasm",revision:3,separator:":",standard:"std:erlang",definitions:{module_attribute:{kind:"module",rename:bare},fun_decl:{
kind:"function",scope:true,name:functionName,rename:bare,continues:continues2,parameters:(t,node)=>{const clause=clauseOf3(t,node);return(clause===void 0?[]:argumentsOf4(
t,clause)).map(pattern=>({node:pattern,name:pattern,parameter:{name:t.brief(pattern)},binds:boundBy3(t,pattern)}))},arity:(t,node)=>[arityOf2(t,node),arityOf2(t,
node)],body:(t,node)=>{const clause=clauseOf3(t,node);return clause===void 0?void 0:t.field(clause,"body")},modifiers:(t,node)=>{const name=functionName(t,node);
const{exported:exported2}=headingOf(t);const is=name!==void 0&&(exported2?.has(`${t.text(name)}/${arityOf2(t,node)}`)??true);const isTest2=name!==void 0&&arityOf2(
t,node)===0&&/_test_?$/.test(t.text(name));return[is?"exported":"private",...isTest2?["test"]:[]]}},record_decl:{kind:"struct",scope:true},record_field:{kind:"p\
roperty",name:(t,node)=>inRecordDeclaration(t,node)?t.field(node,"name"):void 0,type:(t,node)=>{const type2=t.field(node,"ty");return type2===void 0?void 0:t.brief(
type2)}},pp_define:{kind:"macro",scope:true,name:(t,node)=>{const head=t.field(node,"lhs");return head===void 0?void 0:t.field(head,"name")},parameters:(t,node)=>{
const head=t.field(node,"lhs");return(head===void 0?[]:argumentsOf4(t,head)).map(one=>({node:one,name:one,parameter:{name:t.text(one)}}))}},type_alias:{kind:"ty\
pe",name:typeName},opaque:{kind:"type",name:typeName},callback:{kind:"function",name:(t,node)=>t.field(node,"fun"),arity:(t,node)=>{const signature=t.field(node,
"sigs");const count=signature===void 0?0:argumentsOf4(t,signature).length;return[count,count]},modifiers:()=>["abstract"]},match_expr:{kind:"variable",localInFunction:true,
names:(t,node)=>boundByField(t,node,"lhs")},cond_match_expr:{kind:"variable",localInFunction:true,names:(t,node)=>boundByField(t,node,"lhs")},b_generator:{kind:"\
variable",localInFunction:true,names:(t,node)=>boundByField(t,node,"lhs")},map_generator:{kind:"variable",localInFunction:true,names:(t,node)=>boundByField(t,node,
"lhs")},generator:{kind:"variable",localInFunction:true,names:(t,node)=>boundByField(t,node,"lhs")},cr_clause:{kind:"variable",localInFunction:true,names:(t,node)=>boundByField(
t,node,"pat")},catch_clause:{kind:"variable",localInFunction:true,names:(t,node)=>["class","pat","stack"].flatMap(field=>boundByField(t,node,field))}},uses:{call:{
use:(t,node)=>isType(t,node)?"type":"call",name:(t,node)=>{const name=t.field(node,"expr");if(name===void 0||t.type(name)!=="atom")return void 0;return isQualified2(
t,node)&&qualifierOf(t,node)===void 0?void 0:name},path:qualifierOf,arguments:(t,node)=>isType(t,node)?void 0:argumentsOf4(t,node).length},internal_fun:{use:"re\
ad",name:(t,node)=>t.field(node,"fun"),arguments:capturedArity},external_fun:{use:"read",name:(t,node)=>{const[module,name]=[t.field(node,"module"),t.field(node,
"fun")];const isKnown=module!==void 0&&moduleNamed(t,t.field(module,"name"))!==void 0;return isKnown&&name!==void 0&&t.type(name)==="atom"?name:void 0},path:(t,node)=>{
const module=t.field(node,"module");return module===void 0?void 0:moduleNamed(t,t.field(module,"name"))},arguments:capturedArity},expr_args:{use:"call_indirect",
name:(t,node)=>applied(t,node)?.name,path:(t,node)=>applied(t,node)?.module,arguments:(t,node)=>applied(t,node)?.arity},tuple:{use:"call_indirect",name:(t,node)=>applied(
t,node)?.name,path:(t,node)=>applied(t,node)?.module,arguments:(t,node)=>applied(t,node)?.arity},macro_call_expr:{use:"call_macro",name:(t,node)=>{const name=t.
field(node,"name");return name===void 0||BUILT_IN.test(t.text(name))?void 0:name}},pp_ifdef:{use:"call_macro",name:(t,node)=>t.field(node,"name")},pp_ifndef:{use:"\
call_macro",name:(t,node)=>t.field(node,"name")},pp_undef:{use:"call_macro",name:(t,node)=>t.field(node,"name")},record_name:{use:"type",name:(t,node)=>t.field(
node,"name")},record_field:{use:"read",name:(t,node)=>t.field(node,"name"),path:recordOf},record_field_name:{use:"read",name:(t,node)=>t.field(node,"name"),path:recordOf}},
reads:["var"],types:[],scopes:{fun_clause:(t,node)=>[t.field(node,"name"),...argumentsOf4(t,node).flatMap(pattern=>boundBy3(t,pattern))].flatMap(name=>name===void 0?
[]:[{name}]),list_comprehension:()=>[],binary_comprehension:()=>[],map_comprehension:()=>[]},label:(t,node)=>{if(t.type(node)==="macro_call_expr"){const name=t.
field(node,"name");return name!==void 0&&BUILT_IN.test(t.text(name))?{name}:void 0}return t.type(node)==="var"&&(t.text(node)==="_"||isType(t,node))?{name:node}:
void 0},beside:(t,node)=>{const word=/^-\s*(doc|spec)\b/.exec(t.tree.text.slice(t.tree.start[node],t.tree.start[node]+12))?.[1];return word==="doc"?"doc":word===
"spec"?"other":void 0},self:[],comments:["comment"],begins:"percent",imports:{pp_include:(t,node)=>included(t,node),pp_include_lib:(t,node)=>included(t,node),behaviour_attribute:(t,node)=>named2(
t,t.field(node,"name")),remote_module:(t,node)=>named2(t,t.field(node,"module")),module:(t,node)=>named2(t,t.field(node,"name")),import_attribute:(t,node)=>{const module=t.
field(node,"module");if(module===void 0)return[];return t.each(node,"fa").flatMap(one=>{const name=t.field(one,"fun");return name===void 0?[]:[{path:`${t.text(module)}\
.${t.text(name)}`,as:t.text(name),node:name}]})}},packages:{module_attribute:(t,node)=>bare(t.text(t.field(node,"name")??node))},meant:bare,packaged:true,brought:ERLANG_NAMES,
modulesByName:true,wholeNames:true,file:(path,from,paths)=>{if(!path.endsWith(".hrl"))return void 0;const folder=folderOf(from);const near=[`${folder}${path}`,`${folder}\
../include/${path}`.replace(/[^/]+\/\.\.\//,"")];return near.find(one=>paths.has(one))??filesNamed(paths,path)[0]}};function included(t,node){const file=t.field(
node,"file");const path=file===void 0||t.type(file)!=="string"?"":t.text(file).slice(1,-1);return file===void 0||path===""?[]:[{path,as:path,node:file}]}function named2(t,module){
if(module===void 0||t.type(module)!=="atom")return[];const name=bare(t.text(module));return[{path:name,as:name,node:module}]}var BROUGHT=new Set(`Some None Ok Error ValueSome ValueNone ignore printfn printf eprintfn sprintf failwith failwithf string int int64 float double decimal byte\
 char bool unit
  obj exn id fst snd not raise reraise invalidArg invalidOp nullArg typeof typedefof sizeof nameof box unbox hash compare min max abs sqrt round floor ceil
  ref incr decr async task seq query lock using exit stdin stdout List Seq Array Map Set Option Result Async String Choice ValueOption Task
  option list array seq result voption single uint32 uint64 int16 int8 sbyte bigint nativeint Dictionary ResizeArray Exception IDisposable`.split(/\s+/));var namesIn=(t,node)=>{
const path=t.type(node)==="long_identifier"?node:t.first(node,"long_identifier");return t.each(path??node,"identifier")};var pathBefore=(t,names2)=>names2.length<
2?void 0:names2.slice(0,-1).map(name=>t.text(name)).join(".");function boundBy4(t,pattern,depth=0){if(pattern===void 0||depth>DEEPEST_PATTERN)return[];const deeper=parts2=>parts2.
flatMap(part=>boundBy4(t,part,depth+1));const parts=t.named(pattern);switch(t.type(pattern)){case"identifier":return new RegExp("^_*\\p{Lu}|^_$","u").test(t.text(
pattern))?[]:[pattern];case"identifier_pattern":{const[name,...given5]=parts;return name===void 0||given5.length>0||namesIn(t,name).length!==1?deeper(given5):deeper(
namesIn(t,name))}case"long_identifier":return parts.length===1?deeper(parts):[];case"field_pattern":return deeper(parts.slice(1));case"simple_type":case"atomic_\
type":case"postfix_type":case"generic_type":case"function_type":case"attributes":return[]}return deeper(parts)}var leftOf=(t,node)=>t.first(node,"function_decla\
ration_left","value_declaration_left");var isFunction2=(t,node)=>t.first(node,"function_declaration_left")!==void 0;function declaredNames(t,node){const left=leftOf(
t,node);if(left===void 0)return[];if(t.type(left)==="value_declaration_left")return boundBy4(t,t.named(left).at(-1));const name=t.first(left,"identifier","op_id\
entifier","active_pattern");return name===void 0?[]:[name]}var TYPE=/_type$/;var typeIn=(t,node)=>{const type2=t.named(node).find(one=>TYPE.test(t.type(one)));return type2===
void 0?void 0:t.brief(type2)};function parametersIn2(t,patterns){return patterns.filter(one=>t.type(one)!=="const").map(one=>{const type2=typeIn(t,one);const name=t.
brief(one).replace(/^\((.*)\)$/,"$1");return{node:one,name:one,parameter:{name:name.replace(/\s*:.*$/,""),...type2===void 0?{}:{type:type2}},binds:boundBy4(t,one)}})}
function typeAround(t,node){for(let at=t.parent(node);at!==void 0;at=t.parent(at)){const name=t.first(at,"type_name");if(name!==void 0)return t.text(name).replace(
/<.*$/s,"")}return void 0}function memberParameters(t,node){const name=t.field(node,"name");const self=name===void 0?void 0:t.field(name,"instance");const type2=self===
void 0?void 0:typeAround(t,node);const given5=t.field(node,"args");const inner2=given5!==void 0&&t.type(given5)==="typed_pattern"?t.named(given5)[0]:void 0;const patterns=given5===
void 0?[]:[inner2!==void 0&&t.type(inner2)==="paren_pattern"?inner2:given5];const own=self===void 0||type2===void 0?[]:[{node:self,name:self,parameter:{name:t.text(
self),type:type2},binds:[self]}];return[...own,...parametersIn2(t,patterns)]}function accessorsOf(t,property){const words=t.each(property,"property_accessor").map(
one=>t.text(one).slice(0,3));return words.length===0?["read"]:words.map(word=>word==="set"?"write":"read")}function memberName(t,node){const name=t.field(node,"\
name")??t.first(node,"property_or_ident");return name===void 0?void 0:t.field(name,"method")??t.first(name,"identifier")}function isCalled3(t,node){const around2=t.
parent(node);if(around2===void 0)return false;if(t.type(around2)==="application_expression")return t.named(around2)[0]===node;if(t.type(around2)!=="infix_expres\
sion")return false;const[left,operator,right]=t.named(around2);const sign=operator===void 0?"":t.text(operator);return/^\|{1,3}>$/.test(sign)&&right===node||/^<\|{1,3}$/.
test(sign)&&left===node}var accessOf=(t,node)=>{const access=t.first(node,"access_modifier")??t.first(leftOf(t,node)??node,"access_modifier");const word=access===
void 0?"public":t.text(access);return[word==="private"||word==="internal"?word:"public"]};var attributesOf=(t,node)=>{const list=t.first(node,"attributes")??t.first(
t.parent(node)??node,"attributes");return list===void 0?"":t.text(list)};var typeRule=kind=>({kind,scope:true,name:(t,node)=>{const name=t.first(node,"type_name");
const written2=name===void 0?void 0:t.field(name,"type_name");return written2!==void 0&&t.type(written2)==="long_identifier"?namesIn(t,written2).at(-1):written2},
supertypes:(t,node)=>t.each(node,"class_inherits_decl","type_extension_elements","interface_implementation").flatMap(part=>t.type(part)==="type_extension_elemen\
ts"?t.each(part,"interface_implementation"):[part]).flatMap(part=>t.first(part,"simple_type")??[]),parameters:(t,node)=>{const list=t.first(node,"primary_constr\
_args");return list===void 0?[]:parametersIn2(t,t.named(list).flatMap(one=>t.type(one)==="repeat_pattern"?t.named(one):[one]))},arity:()=>void 0,body:(t,node)=>t.
named(node).find(part=>/^(?:record_fields|union_type_cases|enum_type_cases|type_extension_elements|class_inherits_decl)$/.test(t.type(part))),modifiers:accessOf});
var named3={name:(t,node)=>namesIn(t,node).at(-1),receiver:(t,node)=>{const names2=namesIn(t,node);return names2.length===2?names2[0]:void 0},path:(t,node)=>pathBefore(
t,namesIn(t,node))};var fsharp={key:"fsharp",family:"declarative",grammar:"tree-sitter-fsharp/tree-sitter-fsharp.wasm",revision:4,separator:".",standard:"std:fs\
harp",definitions:{module_defn:{kind:"module",scope:true,name:(t,node)=>t.first(node,"identifier"),body:(t,node)=>t.field(node,"block"),modifiers:accessOf,opened:(t,node)=>/\bAutoOpen\b/.
test(attributesOf(t,node))},function_or_value_defn:{kind:(t,node)=>isFunction2(t,node)?"function":"variable",scope:true,localInFunction:true,names:declaredNames,
parameters:(t,node)=>{const left=isFunction2(t,node)?leftOf(t,node):void 0;const list=left===void 0?void 0:t.first(left,"argument_patterns");return list===void 0?
[]:parametersIn2(t,t.named(list))},arity:()=>void 0,type:(t,node)=>typeIn(t,node),value:(t,node)=>isFunction2(t,node)?void 0:t.field(node,"body"),body:(t,node)=>t.
field(node,"body"),modifiers:(t,node)=>{const attributes=attributesOf(t,node);const more=/\b(?:Fact|Theory|Test|TestCase|Property)\b/.test(attributes)?["test"]:
[];return[...accessOf(t,node),...more,.../\bEntryPoint\b/.test(attributes)?["entry"]:[]]}},record_type_defn:typeRule("struct"),union_type_defn:typeRule("enum"),
enum_type_defn:typeRule("enum"),anon_type_defn:typeRule("class"),delegate_type_defn:typeRule("type"),type_abbrev_defn:typeRule("type"),type_extension:typeRule("\
impl"),exception_definition:{kind:"class",name:(t,node)=>{const name=t.field(node,"exception_name");return name===void 0?void 0:namesIn(t,name).at(-1)}},record_field:{
kind:"property",name:(t,node)=>t.first(node,"identifier"),type:typeIn},union_type_case:{kind:"constructor",name:(t,node)=>t.first(node,"identifier")},enum_type_case:{
kind:"enum_member",name:(t,node)=>t.first(node,"identifier")},method_or_prop_defn:{kind:(t,node)=>t.field(node,"args")===void 0?"property":"method",scope:true,name:memberName,
parameters:memberParameters,arity:()=>void 0,type:(t,node)=>{const given5=t.field(node,"args");return given5!==void 0&&t.type(given5)==="typed_pattern"&&/^\(/.test(
t.text(given5))?typeIn(t,given5):typeIn(t,node)},body:(t,node)=>t.named(node).at(-1),runs:(t,node)=>t.field(node,"args")===void 0?accessorsOf(t,node):[],modifiers:(t,node)=>{
const head=t.text(t.parent(node)??node).slice(0,40);return[...accessOf(t,node),.../^static\b/.test(head)?["static"]:[],.../^override\b/.test(head)?["override"]:
[]]}},member_defn:{kind:"property",name:(t,node)=>t.first(node,"property_or_ident")===void 0?void 0:memberName(t,node)},member_signature:{kind:"method",name:(t,node)=>t.
first(node,"identifier"),modifiers:()=>["abstract"]}},uses:{long_identifier_or_op:{use:(t,node)=>isCalled3(t,node)?"call":isWritten(t,node)?"write":"read",...named3,
name:(t,node)=>{const around2=t.parent(node);const isMember4=around2!==void 0&&t.type(around2)==="dot_expression"&&t.field(around2,"field")===node;return isMember4?
void 0:named3.name(t,node)}},dot_expression:{use:(t,node)=>isCalled3(t,node)?"call":"read",name:(t,node)=>{const field=t.field(node,"field");return field===void 0?
void 0:namesIn(t,field)[0]},receiver:(t,node)=>t.field(node,"base")},identifier:{use:"read",name:(t,node)=>beginsPath(t,node)?node:void 0},simple_type:{use:"typ\
e",...named3},atomic_type:{use:"type",...named3},field_initializer:{use:"write",name:(t,node)=>namesIn(t,t.field(node,"field")??node).at(-1)},field_pattern:{use:"\
read",name:(t,node)=>namesIn(t,node).at(-1)}},reads:[],types:[],scopes:{rule:(t,node)=>boundBy4(t,t.field(node,"pattern")).map(name=>({name})),fun_expression:(t,node)=>boundBy4(
t,t.first(node,"argument_patterns")).map(name=>({name})),for_expression:(t,node)=>boundBy4(t,t.named(node)[0]).map(name=>({name})),short_comp_expression:(t,node)=>boundBy4(
t,t.named(node)[0]).map(name=>({name})),ce_expression:()=>[],property_accessor:(t,node)=>boundBy4(t,t.first(node,"argument_patterns")).map(name=>({name}))},stands:(t,node)=>{
const type2=t.type(node);return type2==="application_expression"||type2==="paren_expression"||type2==="typecast_expression"||type2==="prefixed_expression"?t.named(
node)[0]:void 0},constructs:(t,node)=>{const applied2=t.type(node)==="application_expression"?t.named(node)[0]:void 0;if(applied2===void 0||t.type(applied2)!=="\
long_identifier_or_op")return void 0;const names2=namesIn(t,applied2);const last3=names2.at(-1);return last3!==void 0&&new RegExp("^\\p{Lu}","u").test(t.text(last3))&&
names2.every(name=>new RegExp("^\\p{Lu}","u").test(t.text(name)))?names2.map(name=>t.text(name)).join("."):void 0},blockScoped:true,openTypes:new Set(["enum","s\
truct"]),packaged:true,modulesByName:true,brought:BROUGHT,self:[],super:/^base$/,comments:["line_comment","block_comment","xml_doc"],begins:"slashes",beside:(t,node)=>t.
type(node)==="attributes"?"other":void 0,imports:{import_decl:(t,node)=>{const path=t.first(node,"long_identifier");return path===void 0?[]:[{path:t.text(path),
node:path}]}},packages:{namespace:(t,node)=>packageOf2(t,node),named_module:(t,node)=>packageOf2(t,node)},packagesEnclose:true};function packageOf2(t,node){const name=t.
field(node,"name");if(name===void 0)return void 0;const path=t.text(name);const isOpened=t.type(node)==="named_module"&&/\bAutoOpen\b/.test(attributesOf(t,node));
return isOpened&&path.includes(".")?path.slice(0,path.lastIndexOf(".")):path}function beginsPath(t,name){const path=t.parent(name);const around2=path===void 0||
t.type(path)!=="long_identifier"?void 0:t.parent(path);if(path===void 0||around2===void 0||t.type(around2)!=="long_identifier_or_op")return false;const names2=namesIn(
t,path);return names2.length>1&&names2[0]===name}function isWritten(t,node){const around2=t.parent(node);return around2!==void 0&&t.type(around2)==="mutate_expr\
ession"&&t.field(around2,"assignee")===node}var BROUGHT2=new Set("Int Float String Bool List Result Nil BitArray UtfCodepoint True False Ok Error".split(" "));function boundBy5(t,pattern,depth=0){const type2=t.
type(pattern);if(type2==="identifier")return[pattern];if(/^(?:remote_constructor_name|bit_array_segment_options|string)$/.test(type2)||depth>DEEPEST_PATTERN)return[];
if(type2!=="record_pattern_argument")return t.named(pattern).flatMap(part=>boundBy5(t,part,depth+1));const[value,label]=[t.field(pattern,"pattern"),t.field(pattern,
"label")];return value===void 0?label===void 0?[]:[label]:boundBy5(t,value,depth+1)}var boundByField2=(t,node,field)=>{const pattern=t.field(node,field);return pattern===
void 0?[]:boundBy5(t,pattern)};var binders3=names2=>names2.map(name=>({name}));var isPublic=(t,node)=>t.first(node,"visibility_modifier")!==void 0;var modifiersOf=(t,node)=>[
isPublic(t,node)?"exported":"private"];var typeName2=(t,node)=>{const name=t.first(node,"type_name");return name===void 0?void 0:t.field(name,"name")};var typeParameters2=(t,node)=>{
const name=t.first(node,"type_name");const list=name===void 0?void 0:t.field(name,"parameters");return list===void 0?[]:t.named(list)};function parametersOf(t,node){
const list=t.field(node,"parameters");return(list===void 0?[]:t.each(list,"function_parameter")).map(one=>{const[name,type2]=[t.field(one,"name"),t.field(one,"t\
ype")];const parameter={name:name===void 0?"_":t.text(name)};const binds2=name===void 0||t.type(name)==="discard"?[]:[name];return{node:one,name:name??one,binds:binds2,
parameter:type2===void 0?parameter:{...parameter,type:t.brief(type2)}}})}function isCalled4(t,node){const around2=t.parent(node);if(around2===void 0)return false;
if(t.type(around2)==="function_call")return t.field(around2,"function")===node;if(t.type(around2)!=="binary_expression"||t.field(around2,"right")!==node)return false;
const left=t.field(around2,"left");const{tree}=t;return left!==void 0&&tree.text.slice(tree.end[left],tree.start[node]).includes("|>")}var modules2=new WeakMap;
function moduleCalled(t,access){let known2=modules2.get(t);if(!known2){known2=new Set(t.each(0,"import").flatMap(one=>imports4(t,one).slice(0,1)).map(({as})=>as??
""));modules2.set(t,known2)}const record2=t.field(access,"record");const name=record2===void 0||t.type(record2)!=="identifier"?"":t.text(record2);return known2.
has(name)&&isCalled4(t,access)?name:void 0}function accessCalled(t,call){const called2=t.field(call,"function");return called2!==void 0&&t.type(called2)==="fiel\
d_access"?called2:void 0}var on=access=>({receiver:(t,node)=>{const taken=access(t,node);return taken===void 0||moduleCalled(t,taken)!==void 0?void 0:t.field(taken,
"record")},path:(t,node)=>{const taken=access(t,node);return taken===void 0?void 0:moduleCalled(t,taken)}});function imports4(t,node){const module=t.field(node,
"module");if(module===void 0)return[];const path=t.text(module).replaceAll("/",".");const alias=t.field(node,"alias");const as=alias===void 0?path.slice(path.lastIndexOf(
".")+1):t.text(alias);const list=t.field(node,"imports");const names2=(list===void 0?[]:t.named(list)).flatMap(one=>{const[name,other]=[t.field(one,"name"),t.field(
one,"alias")];if(name===void 0)return[];return[{path:`${path}.${t.text(name)}`,as:t.text(other??name),node:name}]});return[{path,as,node:module},...names2]}var gleam={
key:"gleam",family:"declarative",grammar:"tree-sitter-wasm/gleam/tree-sitter-gleam.wasm",revision:2,separator:".",standard:"std:gleam",definitions:{function:{kind:"\
function",scope:true,parameters:parametersOf,arity:()=>void 0,type:(t,node)=>{const type2=t.field(node,"return_type");return type2===void 0?void 0:t.brief(type2)},
modifiers:(t,node)=>{const name=t.field(node,"name");const text=name===void 0?"":t.text(name);const more=/_test$/.test(text)?["test"]:text==="main"?["entry"]:[];
return[...modifiersOf(t,node),...isPublic(t,node)?more:[]]}},constant:{kind:"constant",modifiers:modifiersOf},type_definition:{kind:"enum",scope:true,name:typeName2,
typeParameters:typeParameters2,body:(t,node)=>t.first(node,"data_constructors"),modifiers:modifiersOf},external_type:{kind:"type",scope:true,name:typeName2,typeParameters:typeParameters2,
modifiers:modifiersOf},type_alias:{kind:"type",scope:true,name:typeName2,typeParameters:typeParameters2,modifiers:modifiersOf},data_constructor:{kind:"construct\
or"},data_constructor_argument:{kind:"property",name:(t,node)=>t.field(node,"label"),type:(t,node)=>{const type2=t.field(node,"value");return type2===void 0?void 0:
t.brief(type2)}},let:{kind:"variable",localInFunction:true,names:(t,node)=>boundByField2(t,node,"pattern"),type:(t,node)=>{const type2=t.field(node,"type");return type2===
void 0?void 0:t.brief(type2)},value:(t,node)=>{const pattern=t.field(node,"pattern");return pattern!==void 0&&t.type(pattern)==="identifier"?t.field(node,"value"):
void 0}},let_assert:{kind:"variable",localInFunction:true,names:(t,node)=>boundByField2(t,node,"pattern")},use:{kind:"variable",localInFunction:true,names:(t,node)=>boundByField2(
t,node,"assignments")}},uses:{function_call:{use:"call",name:(t,node)=>{const called2=t.field(node,"function");if(called2===void 0||t.type(called2)==="identifie\
r")return called2;return t.type(called2)==="field_access"?t.field(called2,"field"):void 0},...on((t,node)=>accessCalled(t,node))},field_access:{use:(t,node)=>isCalled4(
t,node)?"call":"read",name:(t,node)=>t.field(node,"field"),...on((_,node)=>node)},identifier:{use:"call",name:(t,node)=>isCalled4(t,node)?node:void 0},record:{use:"\
call",name:(t,node)=>{const name=t.field(node,"name");return name!==void 0&&t.type(name)==="constructor_name"?name:void 0}},remote_constructor_name:{use:(t,node)=>t.
type(t.parent(node)??0)==="record"?"call":"read",name:(t,node)=>t.field(node,"name"),receiver:(t,node)=>t.field(node,"module")},remote_type_identifier:{use:"typ\
e",name:(t,node)=>t.field(node,"name"),receiver:(t,node)=>t.field(node,"module")}},reads:["identifier","constructor_name"],types:["type_identifier"],scopes:{block:()=>[],
anonymous_function:(t,node)=>binders3(parametersOf(t,node).flatMap(({binds:binds2})=>binds2)),case_clause:(t,node)=>binders3(boundByField2(t,node,"patterns"))},
label:(t,node)=>{const around2=t.parent(node);if(t.type(node)==="attribute_value"||t.type(node)==="attribute"){const name=t.first(node,"identifier");return name===
void 0?void 0:{name}}if(t.type(node)!=="label"||around2===void 0||!/argument$/.test(t.type(around2)))return void 0;const list=t.parent(around2);const made3=list===
void 0?void 0:t.parent(list);const of=made3===void 0?void 0:t.field(made3,"name")??t.field(made3,"constructor");return of===void 0||!/^(?:record|record_pattern|record_update)$/.
test(t.type(made3??0))?{name:node}:{name:node,of}},blockScoped:true,openTypes:true,wholeNames:true,packaged:true,importsBareNames:true,fieldsNeedReceiver:true,brought:BROUGHT2,
self:[],comments:["statement_comment","comment"],begins:"slashes",beside:(t,node)=>t.type(node)==="attribute"?"other":void 0,imports:{import:imports4},packages:{},
moduleOf:path=>path.replace(/\.gleam$/,"").replace(/^(?:.*\/)?(?:src|test|dev)\//,"").replaceAll("/",".")};var BROUGHT3=new Set("Int Float String Boolean ID deprecated skip include specifiedBy oneOf".split(" "));var nameOf3=(t,node)=>t.first(node,"name");function bareType(t,node){
const type2=t.first(node,"type");const named6=type2===void 0?void 0:t.descendant(type2,"named_type");return named6===void 0?void 0:t.text(named6)}var typeRule2=(kind,body)=>({
kind,scope:true,name:nameOf3,doc:(t,node)=>t.first(node,"description"),body:(t,node)=>t.first(node,body),supertypes:(t,node)=>{const list=t.first(node,"implemen\
ts_interfaces");return list===void 0?[]:allNamed(t,list)},modifiers:()=>["exported"]});var allNamed=(t,list)=>t.named(list).flatMap(one=>t.type(one)==="named_ty\
pe"?[one]:allNamed(t,one));var declaredIn=(list,item,named6)=>(t,node)=>{const found=t.first(node,list);return(found===void 0?[]:t.each(found,item)).flatMap(one=>{
const[name,type2]=[named6(t,one),t.first(one,"type")];if(name===void 0)return[];const parameter={name:t.text(name),...type2===void 0?{}:{type:t.brief(type2)}};return[
{node:one,name,parameter}]})};var variablesOf=declaredIn("variable_definitions","variable_definition",(t,one)=>{const variable2=t.first(one,"variable");return variable2===
void 0?void 0:nameOf3(t,variable2)});var argumentsOf5=declaredIn("arguments_definition","input_value_definition",nameOf3);function selectedFrom(t,field){for(let at=t.
parent(field);at!==void 0;at=t.parent(at)){const type2=t.type(at);if(type2==="field")return{field:at};if(type2==="inline_fragment"||type2==="fragment_definition"){
const condition=t.first(at,"type_condition");if(condition!==void 0)return{type:t.text(t.first(condition,"named_type")??condition)}}if(type2==="operation_definit\
ion"){const operation=t.first(at,"operation_type");const asked=operation===void 0?"query":t.text(operation);return{type:asked.charAt(0).toUpperCase()+asked.slice(
1)}}}return void 0}var graphql={key:"graphql",family:"declarative",grammar:"tree-sitter-wasm/graphql/tree-sitter-graphql.wasm",revision:2,separator:".",standard:"\
std:graphql",definitions:{object_type_definition:typeRule2("class","fields_definition"),object_type_extension:typeRule2("class","fields_definition"),interface_type_definition:typeRule2(
"interface","fields_definition"),interface_type_extension:typeRule2("interface","fields_definition"),input_object_type_definition:typeRule2("struct","input_fiel\
ds_definition"),input_object_type_extension:typeRule2("struct","input_fields_definition"),enum_type_definition:typeRule2("enum","enum_values_definition"),enum_type_extension:typeRule2(
"enum","enum_values_definition"),union_type_definition:typeRule2("union","union_member_types"),union_type_extension:typeRule2("union","union_member_types"),scalar_type_definition:typeRule2(
"type","directives"),directive_definition:{kind:"macro",scope:true,name:nameOf3,doc:(t,node)=>t.first(node,"description"),parameters:argumentsOf5,modifiers:()=>[
"exported"]},field_definition:{kind:"property",scope:true,name:nameOf3,doc:(t,node)=>t.first(node,"description"),parameters:argumentsOf5,type:bareType,modifiers:(t,node)=>/@deprecated\b/.
test(t.text(node))?["deprecated"]:[]},input_value_definition:{kind:"property",name:(t,node)=>t.type(t.parent(node)??0)==="input_fields_definition"?nameOf3(t,node):
void 0,doc:(t,node)=>t.first(node,"description"),type:bareType},enum_value_definition:{kind:"enum_member",name:(t,node)=>{const value=t.first(node,"enum_value");
return value===void 0?void 0:nameOf3(t,value)},doc:(t,node)=>t.first(node,"description")},operation_definition:{kind:"function",scope:true,name:nameOf3,parameters:variablesOf,
body:(t,node)=>t.first(node,"selection_set"),modifiers:()=>["exported"]},fragment_definition:{kind:"function",scope:true,name:(t,node)=>{const name=t.first(node,
"fragment_name");return name===void 0?void 0:nameOf3(t,name)},body:(t,node)=>t.first(node,"selection_set"),modifiers:()=>["exported"]}},uses:{named_type:{use:"t\
ype",name:nameOf3},directive:{use:"call_macro",name:nameOf3},fragment_spread:{use:"call",name:(t,node)=>{const name=t.first(node,"fragment_name");return name===
void 0?void 0:nameOf3(t,name)}},field:{use:"read",name:nameOf3,receiver:(t,node)=>{const from=selectedFrom(t,node);return from&&"field"in from?from.field:void 0},
path:(t,node)=>{const from=selectedFrom(t,node);return from&&"type"in from?from.type:void 0}},variable:{use:"read",name:nameOf3},enum_value:{use:"read",name:nameOf3}},
reads:[],types:[],scopes:{},openTypes:true,fieldsNeedReceiver:true,global:true,brought:BROUGHT3,self:[],comments:["comment"],begins:"hash",imports:{},packages:{}};var APPLIES_LEFT=/^(?:\$!?|<\$>|<\$!>|<\$|=<<|<=<|\.|<>|<\*>)$/;var APPLIES_RIGHT=/^(?:&|<&>|>>=|>=>|>>>|>>|<=<|\.|<\*>|\*>)$/;var MATCHED=/^(?:constructor|qualified|name|literal|operator|constructor_operator|infix_id|type_application|function|unit|wildcard|quasiquote|splice|promoted)$/;
function boundBy6(t,pattern){const type2=t.type(pattern);if(type2==="variable")return[pattern];if(MATCHED.test(type2))return[];const children=t.named(pattern);if(type2===
"view_pattern")return children.slice(-1).flatMap(part=>boundBy6(t,part));if(type2==="field_pattern"&&children.length>1)return children.slice(1).flatMap(part=>boundBy6(
t,part));if(type2==="signature")return children.slice(0,1).flatMap(part=>boundBy6(t,part));return children.flatMap(part=>boundBy6(t,part))}var binders4=(t,patterns)=>patterns===
void 0?[]:boundBy6(t,patterns).map(name=>({name}));function operatorOf2(t,node){const infix=t.first(node,"infix");const operator=infix===void 0?void 0:t.field(infix,
"operator");if(operator===void 0)return void 0;return t.type(operator)==="infix_id"?t.named(operator)[0]:operator}function nameOf4(t,node){const name=t.field(node,
"name");if(name===void 0)return operatorOf2(t,node);return t.type(name)==="prefix_id"?t.named(name)[0]:name}function parameters3(t,node){const list=t.field(node,
"patterns");const infix=list===void 0?t.first(node,"infix"):void 0;const operands=infix===void 0?[]:[t.field(infix,"left_operand"),t.field(infix,"right_operand")];
const patterns=list===void 0?operands.filter(one=>one!==void 0):t.named(list);return patterns.map(pattern=>{const parameter={name:t.brief(pattern)};return{node:pattern,
name:pattern,parameter,binds:boundBy6(t,pattern)}})}var isIn=(t,node,type2)=>{const around2=t.parent(node);return around2!==void 0&&t.type(around2)===type2};function before(t,node){
let at=t.previous(node);while(at!==void 0&&/^(?:comment|haddock|pragma)$/.test(t.type(at)))at=t.previous(at);return at}function continues3(t,node){if(isIn(t,node,
"class_declarations"))return true;const name=nameOf4(t,node);const other=before(t,node);if(name===void 0||other===void 0||t.type(other)!=="function")return false;
const otherName=nameOf4(t,other);return otherName!==void 0&&t.text(otherName)===t.text(name)}var namesOf=(t,signature)=>{const names2=t.field(signature,"names");
if(names2!==void 0)return t.named(names2);const name=nameOf4(t,signature);return name===void 0?[]:[name]};function signatureOf(t,node){const name=nameOf4(t,node);
const other=name===void 0?void 0:before(t,node);if(name===void 0||other===void 0||t.type(other)!=="signature")return void 0;return namesOf(t,other).some(one=>t.
text(one)===t.text(name))?other:void 0}function isCalled5(t,node){const around2=t.parent(node);if(around2===void 0)return false;switch(t.type(around2)){case"app\
ly":return t.field(around2,"function")===node;case"infix_id":return isIn(t,around2,"infix");case"infix":{const operator=t.field(around2,"operator");if(operator===
node)return true;const text=operator===void 0?"":t.text(operator);return APPLIES_LEFT.test(text)&&t.field(around2,"left_operand")===node||APPLIES_RIGHT.test(text)&&
t.field(around2,"right_operand")===node}case"exp":return true;case"bind":case"generator":case"pattern_guard":return t.field(around2,"expression")===node;default:
return false}}function isMatched(t,node){for(let at=node,around2=t.parent(at);around2!==void 0;at=around2,around2=t.parent(at)){if(/^(?:patterns|synonym)$/.test(
t.type(around2))||t.field(around2,"pattern")===at)return true;if(!/^(?:apply|parens|tuple|list|infix|as|strict|irrefutable|record|qualified|field_pattern)$/.test(
t.type(around2)))return false}return false}var useOf=(t,node)=>isCalled5(t,node)&&!isMatched(t,node)?"call":"read";var itself=(_,node)=>node;var isQualified3=text=>/^import\s+(?:safe\s+)?(?:"[^"]*"\s+)?(?:qualified\b|[\w.]+\s+qualified\b)/.
test(text);function imports5(t,node){const module=t.field(node,"module");if(module===void 0)return[];const[path,text]=[t.text(module),t.text(node)];const alias=t.
field(node,"alias");const list=t.field(node,"names");const isHiding=/\)?\s*hiding\s*\(/.test(text);const names2=list===void 0||isHiding?[]:t.each(list,"import_n\
ame");const isWhole=list===void 0||isHiding||names2.some(name=>t.field(name,"children")!==void 0);const made3={path,as:alias===void 0?path:t.text(alias),node:module};
if(isWhole&&!isQualified3(text))made3.all=true;return[made3,...names2.flatMap(one=>{const name=t.descendant(one,"variable","name","constructor","operator");return name===
void 0?[]:[{path:`${path}.${t.text(name)}`,as:t.text(name),node:name}]})]}var isExported=(t,node)=>isIn(t,node,"declarations")?["exported"]:[];var equations={kind:"\
function",memberKind:"method",scope:true,name:nameOf4,continues:continues3,parameters:parameters3,whole:(t,node)=>signatureOf(t,node)??node,body:(t,node)=>signatureOf(
t,node)===void 0?t.field(node,"match"):node,modifiers:isExported};var constructorRule={kind:"constructor",modifiers:()=>["exported"]};var haskell={key:"haskell",
family:"declarative",grammar:"tree-sitter-haskell/tree-sitter-haskell.wasm",revision:2,separator:".",standard:"std:haskell",definitions:{function:equations,bind:{
...equations,localInFunction:true,names:(t,node)=>{const name=nameOf4(t,node);const pattern=t.field(node,"pattern");return name!==void 0?[name]:pattern===void 0?
[]:boundBy6(t,pattern)}},generator:{kind:"variable",localInFunction:true,names:(t,node)=>binders4(t,t.field(node,"pattern")).map(({name})=>name)},pattern_guard:{
kind:"variable",localInFunction:true,names:(t,node)=>binders4(t,t.field(node,"pattern")).map(({name})=>name)},signature:{kind:"method",names:(t,node)=>isIn(t,node,
"class_declarations")?namesOf(t,node):[],modifiers:()=>["abstract"]},data_type:{kind:"type",scope:true,modifiers:isExported,body:(t,node)=>t.field(node,"constru\
ctors")},newtype:{kind:"type",scope:true,modifiers:isExported,body:(t,node)=>t.field(node,"constructor")},type_synomym:{kind:"type",modifiers:isExported},type_family:{
kind:"type",modifiers:isExported},prefix:constructorRule,record:{...constructorRule,name:(t,node)=>{const name=t.field(node,"name");return name!==void 0&&t.type(
name)==="constructor"&&isIn(t,node,"data_constructor")?name:void 0}},newtype_constructor:constructorRule,gadt_constructor:constructorRule,pattern_synonym:{kind:"\
constructor",name:(t,node)=>t.descendant(node,"constructor"),modifiers:()=>["exported"]},field:{kind:"property",names:(t,node)=>t.each(node,"field_name")},class:{
kind:"trait",scope:true,modifiers:isExported,body:(t,node)=>t.field(node,"declarations")},instance:{kind:"impl",scope:true,rename:(text,t,node)=>{const types=t.
field(node,"patterns");return types===void 0?text:`${text} ${t.text(types)}`},supertypes:(t,node)=>{const name=t.field(node,"name");return name===void 0?[]:[name]},
body:(t,node)=>t.field(node,"declarations")}},uses:{variable:{use:useOf,name:itself},constructor:{use:useOf,name:itself},operator:{use:useOf,name:itself},qualified:{
use:(t,node)=>t.first(node,"name")===void 0?useOf(t,node):"type",name:(t,node)=>t.field(node,"id"),path:(t,node)=>{const module=t.field(node,"module");return module===
void 0?void 0:t.text(module).replace(/\.$/,"")}}},reads:["variable"],types:["name"],scopes:{alternative:(t,node)=>binders4(t,t.field(node,"pattern")),lambda:(t,node)=>binders4(
t,t.field(node,"patterns")),match:()=>[],do:()=>[],let_in:()=>[],list_comprehension:()=>[]},label:(t,node)=>{const around2=t.parent(node);if(around2===void 0)return void 0;
if(t.type(node)==="variable"&&isTypeVariable(t,node))return{name:node};if(t.type(around2)==="signature"&&t.field(around2,"name")===node)return{name:node};return t.
type(around2)==="binding_list"?{name:node}:void 0},localsAnywhere:true,openTypes:true,wholeNames:true,packaged:true,importsBareNames:true,self:[],comments:["com\
ment","haddock"],begins:"dashes",beside:(t,node)=>/^(?:pragma|signature)$/.test(t.type(node))?"other":void 0,imports:{import:imports5},packages:{header:(t,node)=>{
const module=t.field(node,"module");return module===void 0?"":t.text(module)}}};function isTypeVariable(t,node){for(let at=node,around2=t.parent(at);around2!==void 0;at=
around2,around2=t.parent(at)){const type2=t.type(around2);if(type2==="signature")return t.field(around2,"type")===at;if(/^(?:type_params|type_patterns|type_synomym|data_constructors?|context|quantified_variables|forall|deriving)$/.
test(type2))return true;if(/^(?:match|declarations|patterns|do|exp)$/.test(type2))return false}return false}import{posix as posix3}from"node:path";function headOf4(t,node){let at=t.type(node)==="assignment"?t.named(node)[0]:t.first(node,"signature");while(at!==void 0&&
/^(?:signature|where_expression|typed_expression)$/.test(t.type(at)))at=t.named(at)[0];return at!==void 0&&t.type(at)==="call_expression"?at:void 0}var lastName=(t,node)=>{
if(node===void 0)return void 0;if(t.type(node)==="identifier")return node;const[,last3]=t.type(node)==="field_expression"?t.named(node):[];return last3!==void 0&&
t.type(last3)==="identifier"?last3:void 0};function functionName2(t,node){const head=headOf4(t,node);if(head!==void 0)return lastName(t,t.named(head)[0]);const signature=t.
first(node,"signature");const[only]=signature===void 0?[]:t.named(signature);return only!==void 0&&t.type(only)==="identifier"?only:void 0}var around=(t,node)=>{
const parent=t.parent(node);return parent===void 0?"":t.type(parent)};function assigned(t,left){if(left===void 0)return[];if(t.type(left)==="identifier")return[
left];if(t.type(left)==="typed_expression")return assigned(t,t.named(left)[0]);return/^(?:open_)?tuple(?:_expression)?$/.test(t.type(left))?t.named(left).flatMap(
one=>assigned(t,one)):[]}function argumentsIn2(t,list){const{start,end,text}=t.tree;const all2=t.named(list);const at=all2.findIndex((one,index)=>{const before3=index===
0?start[list]:end[all2[index-1]];return text.slice(before3,start[one]).includes(";")});return{all:all2,keywords:at===-1?all2.length:at}}function parametersIn3(t,list){
const{all:all2,keywords}=argumentsIn2(t,list);return all2.flatMap((one,at)=>{const isNamed=t.type(one)==="named_argument";const[declared4,value]=isNamed?[t.named(
one)[0],t.named(one).at(-1)]:[one,void 0];const inner2=declared4!==void 0&&t.type(declared4)==="splat_expression"?t.named(declared4)[0]:declared4;if(inner2===void 0)
return[];const[name,type2]=t.type(inner2)==="typed_expression"?t.named(inner2):[inner2,void 0];if(name===void 0||t.type(name)!=="identifier")return[];const made3={
name:t.text(name)};if(type2!==void 0)made3.type=t.text(type2);if(value!==void 0)made3.default=t.brief(value);if(inner2!==declared4)made3.variadic=true;return[{node:one,
name,parameter:made3,isKeyword:at>=keywords}]})}function parameters4(t,node){const head=headOf4(t,node);const list=head===void 0?void 0:t.first(head,"argument_l\
ist");if(list!==void 0)return parametersIn3(t,list);const signature=t.first(node,"signature");const anonymous=signature===void 0?void 0:t.first(signature,"argum\
ent_list");return anonymous===void 0?[]:parametersIn3(t,anonymous)}function arity(t,node){if(headOf4(t,node)===void 0)return void 0;const head=headOf4(t,node);const list=t.
first(head,"argument_list");const count=list===void 0?0:argumentsIn2(t,list).keywords;const positional=parameters4(t,node).filter(one=>!one.isKeyword);const isVariadic=positional.
some(({parameter})=>parameter.variadic);const optional=positional.filter(({parameter})=>parameter.default!==void 0||parameter.variadic).length;return[count-optional,
isVariadic?1e3:count]}function given3(t,node){const list=t.first(node,"argument_list");if(list===void 0)return void 0;const{all:all2,keywords}=argumentsIn2(t,list);
const positional=all2.slice(0,keywords).filter(one=>t.type(one)!=="named_argument");if(positional.some(one=>t.type(one)==="splat_expression"))return void 0;return positional.
length+(t.first(node,"do_clause")===void 0?0:1)}function isHead(t,call){let at=call;for(let parent=t.parent(at);parent!==void 0;at=parent,parent=t.parent(at)){if(t.
type(parent)==="signature")return true;if(t.type(parent)==="assignment")return t.named(parent)[0]===at;if(!/^(?:where_expression|typed_expression)$/.test(t.type(
parent))||t.named(parent)[0]!==at)return false}return false}var calls={use:"call",name:(t,node)=>isHead(t,node)?void 0:lastName(t,t.named(node)[0]),receiver:(t,node)=>{
const[called2]=t.named(node);return called2!==void 0&&t.type(called2)==="field_expression"?t.field(called2,"value"):void 0},arguments:given3};function kindOf3(t,node){
if(t.type(node)==="function_definition"||headOf4(t,node)!==void 0)return around(t,node)==="struct_definition"?"constructor":"function";if(around(t,node)==="stru\
ct_definition")return"property";return around(t,node)==="const_statement"?"constant":"variable"}var typeName3=(t,node)=>{const head=t.first(node,"type_head");return head===
void 0?void 0:t.descendant(head,"identifier")};function supertypes2(t,node){const head=t.first(node,"type_head");const relation=head===void 0?void 0:t.first(head,
"binary_expression");const last3=relation===void 0?void 0:t.named(relation).at(-1);if(last3===void 0)return[];const name=t.type(last3)==="parametrized_type_expr\
ession"?t.named(last3)[0]:last3;return name===void 0||!/^(?:identifier|field_expression)$/.test(t.type(name))?[]:[name]}function wholeOf(t,node){const parent=t.
parent(node);if(parent===void 0)return node;if(t.type(parent)==="const_statement")return parent;const call=t.type(parent)==="macro_argument_list"?t.parent(parent):
void 0;return call!==void 0&&t.named(parent).length===1?call:node}var bindings2=(t,node)=>{const lists=t.each(node,"for_binding","let_binding","for_clause");return lists.
flatMap(one=>t.type(one)==="for_clause"?bindings2(t,one):assigned(t,t.named(one)[0]).map(name=>({name})))};var typed=(t,list)=>parametersIn3(t,list).map(({name,
parameter})=>parameter.type===void 0?{name}:{name,type:parameter.type});var pathOf=(t,node)=>t.text(node).replace(/^\.+/,"");function imported(t,one,isUsing){const path=pathOf(
t,one);switch(t.type(one)){case"identifier":case"scoped_identifier":case"import_path":{const name=t.type(one)==="identifier"?one:t.named(one).at(-1)??one;const made3={
path,as:t.text(name),node:name};return[isUsing?{...made3,all:true}:made3]}case"import_alias":{const[from,as]=t.named(one);return from===void 0||as===void 0?[]:[
{path:pathOf(t,from),as:t.text(as),node:from}]}case"selected_import":{const[from,...names2]=t.named(one);if(from===void 0)return[];return names2.flatMap(name=>{
const[shown,as]=t.type(name)==="import_alias"?t.named(name):[name,name];if(shown===void 0||as===void 0)return[];return[{path:`${pathOf(t,from)}.${t.text(shown)}`,
as:t.text(as),node:shown}]})}default:return[]}}var exported=(t,node)=>/^(?:source_file|module_definition)$/.test(around(t,node))?["exported"]:[];var FIELD=/^([ \t]+)(const|@atomic)(?=[ \t]+\w+[ \t]*(?:::[^=\n]*)?$)/gm;
var julia={key:"julia",family:"declarative",grammar:"tree-sitter-julia/tree-sitter-julia.wasm",revision:3,separator:".",standard:"std:julia",definitions:{module_definition:{
kind:"module",scope:true},function_definition:{kind:kindOf3,scope:true,name:functionName2,within:withinOf,parameters:parameters4,arity,whole:wholeOf,body:(t,node)=>t.
named(node)[1],modifiers:exported},macro_definition:{kind:"macro",scope:true,name:functionName2,rename:text=>`@${text}`,parameters:parameters4,body:(t,node)=>t.
named(node)[1]},assignment:{kind:kindOf3,scope:true,localInFunction:true,names:(t,node)=>{const name=functionName2(t,node);return name===void 0?assigned(t,t.named(
node)[0]):[name]},within:withinOf,parameters:parameters4,arity,type:(t,node)=>{const[left]=t.named(node);const type2=left!==void 0&&t.type(left)==="typed_expres\
sion"?t.named(left)[1]:void 0;return type2===void 0||headOf4(t,node)!==void 0?void 0:t.text(type2)},value:(t,node)=>headOf4(t,node)===void 0?t.named(node).at(-1):
void 0,whole:wholeOf,body:(t,node)=>headOf4(t,node)===void 0?void 0:t.named(node).at(-1),modifiers:exported},struct_definition:{kind:"struct",scope:true,name:typeName3,
supertypes:supertypes2,whole:wholeOf,body:(t,node)=>t.named(node)[1],modifiers:exported},abstract_definition:{kind:"interface",scope:true,name:typeName3,supertypes:supertypes2,
modifiers:exported},primitive_definition:{kind:"type",name:typeName3,modifiers:exported},typed_expression:{kind:"property",name:(t,node)=>around(t,node)==="stru\
ct_definition"?t.named(node)[0]:void 0,type:(t,node)=>{const type2=t.named(node)[1];return type2===void 0?void 0:t.text(type2)}},identifier:{kind:"property",name:(t,node)=>around(
t,node)==="struct_definition"?node:void 0}},uses:{call_expression:calls,broadcast_call_expression:calls,macrocall_expression:{use:"call_macro",name:(t,node)=>t.
first(node,"macro_identifier")},binary_expression:{use:"call",name:(t,node)=>{const[,operator,right]=t.named(node);const isPipe=operator!==void 0&&t.text(operator)===
"|>";return isPipe&&right!==void 0&&t.type(right)==="identifier"?right:void 0}},field_expression:{use:(t,node)=>isWritten2(t,node)?"write":"read",name:(t,node)=>lastName(
t,node),receiver:(t,node)=>t.field(node,"value")},typed_expression:{use:"type",name:(t,node)=>{const type2=t.named(node)[1];return type2!==void 0&&t.type(type2)===
"identifier"?type2:void 0}}},reads:["identifier"],writes:isWritten2,types:[],scopes:{for_statement:bindings2,comprehension_expression:bindings2,let_statement:bindings2,
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
from),path);return paths.has(found)?found:void 0}};function withinOf(t,node){const head=headOf4(t,node);const[called2]=head===void 0?[]:t.named(head);const module=called2!==
void 0&&t.type(called2)==="field_expression"?t.field(called2,"value"):void 0;return module===void 0?void 0:t.text(module)}function isWritten2(t,node){const parent=t.
parent(node);return parent!==void 0&&/assignment/.test(t.type(parent))&&t.named(parent)[0]===node}var LUA_NAMES=new Set("_G _VERSION assert collectgarbage dofile error getfenv getmetatable ipairs load loadfile loadstring module next pairs pcall print rawequa\
l rawget rawlen rawset require select setfenv setmetatable tonumber tostring type unpack warn xpcall bit bit32 coroutine debug ffi io jit math os package string\
 table utf8".split(" "));var MOST_TEXT=2e4;function isOfFile(t,table){if(t.type(table)!=="table_constructor")return false;const{start,end}=t.tree;if(end[table]-
start[table]>MOST_TEXT)return false;const list=t.parent(table);const statement=list===void 0?void 0:t.parent(list);if(statement===void 0||t.type(statement)!=="a\
ssignment_statement")return false;const around2=t.parent(statement);const outer=around2!==void 0&&t.type(around2)==="variable_declaration"?t.parent(around2):around2;
return outer!==void 0&&t.type(outer)==="chunk"}var given4=new WeakMap;function givenIn(t){const known2=given4.get(t);if(known2)return known2;const locals=new Set;
const first=new Map;for(const node of t.named(0)){const isLocal2=t.type(node)==="variable_declaration";const statement=isLocal2?t.first(node,"assignment_stateme\
nt")??node:node;const list=t.first(statement,"variable_list");const values2=t.first(statement,"expression_list");const value=values2===void 0?void 0:t.named(values2)[0];
for(const name of list===void 0?[]:t.named(list)){const text=t.text(name);if(!first.has(text))first.set(text,statement);for(const field of value!==void 0&&isOfFile(
t,value)?t.each(value,"field"):[]){const key=t.field(field,"name");if(key!==void 0&&t.type(key)==="identifier")first.set(`${text}.${t.text(key)}`,statement)}if(isLocal2&&
!(value!==void 0&&/^require\b/.test(t.text(value))))locals.add(text)}}const found={locals,first};given4.set(t,found);return found}var isLocalOfFile=(t,name)=>givenIn(
t).locals.has(name);var isFirst=(t,name,statement)=>givenIn(t).first.get(name)===statement;var MAKES=/^(new|New|create)$/;function madeOf(t,value){if(t.type(value)===
"binary_expression"){const right=t.field(value,"right");return right===void 0||!/\bor\b/.test(t.text(value))?void 0:madeOf(t,right)}const name=t.type(value)==="\
function_call"?t.field(value,"name"):void 0;if(name===void 0)return void 0;if(t.text(name)==="setmetatable"){const list=t.field(value,"arguments");const meta=list===
void 0?void 0:t.named(list)[1];return meta===void 0?void 0:metatable(t,meta)}const made3=t.field(name,"field")??t.field(name,"method");const table=t.field(name,
"table");return made3!==void 0&&table!==void 0&&MAKES.test(t.text(made3))?nameOf5(t,table):void 0}function metatable(t,meta){if(t.type(meta)!=="table_constructo\
r")return nameOf5(t,meta);for(const field of t.each(meta,"field").slice(0,20)){const[key,value]=[t.field(field,"name"),t.field(field,"value")];if(key!==void 0&&
value!==void 0&&t.text(key)==="__index")return nameOf5(t,value)}return void 0}var nameOf5=(t,node)=>/^(identifier|dot_index_expression)$/.test(t.type(node))?t.text(
node):void 0;var PLAIN=/^(any|boolean|function|integer|lightuserdata|nil|number|string|table|thread|unknown|userdata|void)$/;function*linesAbove({tree:{text}},at){
for(let end=text.lastIndexOf("\n",at-1);end>0;){const start=text.lastIndexOf("\n",end-1)+1;const line=text.slice(start,end).trim();if(!line.startsWith("---"))return;
yield line;end=start-1}}function typeAbove(t,statement){for(const line of linesAbove(t,t.tree.start[statement])){const found=/^---\s*@type\s+([\w.]+)\??\s*(?:$|[#@-]|\s\w)/.
exec(line)?.[1];if(found!==void 0)return PLAIN.test(found)?void 0:found}return void 0}function parameterTypes(t,statement){const found=new Map;for(const line of linesAbove(
t,t.tree.start[statement])){const[,name,type2]=/^---\s*@param\s+(\w+)\??\s+([\w.]+)\??(?:\s|$)/.exec(line)??[];if(name!==void 0&&type2!==void 0&&!PLAIN.test(type2))
found.set(name,type2)}return found}var CLASS=/^[ \t]*---\s*@class\s+(?:\(\w+\)\s*)?([\w.]+)(?![\w.])([^\n]*)\n(?:[ \t]*---(?!\s*@class\b)[^\n]*\n)*[ \t]*(?:local\s+)?([\w.]+)\s*=/gm;
function classesIn(text){let found;for(const[,name="",rest="",table=""]of text.matchAll(CLASS)){const bases=/^\s*:\s*([\w., ]+)/.exec(rest)?.[1]??"";found??=Object.
create(null);found[name]=[table,...bases.split(",").flatMap(base=>base.trim()||[])]}return found}var COMMON2=new Set("concat format gmatch insert remove reverse select unpack".split(" "));var lastOf2=(t,name)=>t.field(name,"field")??t.field(name,"method")??
name;var isMember=(t,name)=>/^(?:dot|method)_index_expression$/.test(t.type(name));var tableOf=(t,name)=>{const table=isMember(t,name)?t.field(name,"table"):void 0;
return table===void 0?void 0:t.text(table)};function assigned2(t,value){const values2=t.parent(value);const statement=values2===void 0?void 0:t.parent(values2);
if(values2===void 0||statement===void 0||t.type(statement)!=="assignment_statement")return void 0;const list=t.first(statement,"variable_list");const name=list===
void 0?void 0:t.named(list)[t.named(values2).indexOf(value)];return name===void 0||t.type(name)==="bracket_index_expression"?void 0:{statement,name}}function nameOfValue(t,value){
const field=t.parent(value);if(field===void 0)return void 0;if(t.type(field)!=="field")return assigned2(t,value)?.name;const name=t.field(field,"name");return name!==
void 0&&t.type(name)==="identifier"?name:void 0}function tableAround(t,value){const field=t.parent(value);const table=field===void 0?void 0:t.parent(field);if(field===
void 0||table===void 0)return void 0;if(t.type(field)!=="field"){const{name}=assigned2(t,value)??{};return name===void 0?void 0:tableOf(t,name)}const outer=nameOfValue(
t,table);if(outer===void 0)return void 0;const around2=tableAround(t,table);return[around2,t.text(lastOf2(t,outer))].filter(Boolean).join(".")}var isValue=(t,name,value)=>t.
type(value)!=="function_definition"&&t.text(value)!==t.text(lastOf2(t,name));function fieldAssigned(t,statement){const around2=t.parent(statement);const list=t.
first(statement,"variable_list");const values2=t.first(statement,"expression_list");if(around2===void 0||t.type(around2)!=="chunk"||list===void 0||values2===void 0)
return void 0;const name=t.named(list)[0];const value=t.named(values2)[0];if(name===void 0||value===void 0||t.type(name)!=="dot_index_expression"||t.count(list,
2)>1)return void 0;const table=tableOf(t,name);if(table===void 0||!isLocalOfFile(t,table)||!isFirst(t,t.text(name),statement))return void 0;return isValue(t,name,
value)?name:void 0}function parameters5(t,node){const list=t.field(node,"parameters");if(list===void 0)return[];const types=parameterTypes(t,assigned2(t,node)?.
statement??node);return t.named(list).map(name=>{const made3={name:t.text(name)};const type2=types.get(made3.name);if(type2!==void 0)made3.type=type2;if(t.type(
name)==="vararg_expression")made3.variadic=true;return{node:name,name,parameter:made3}})}function declaredType(t,node){const around2=t.parent(node);const whole=around2!==
void 0&&t.type(around2)==="variable_declaration"?around2:node;const list=t.first(node,"variable_list");if(list===void 0||t.count(list,2)!==1)return void 0;const values2=t.
first(node,"expression_list");const value=values2===void 0?void 0:t.named(values2)[0];return typeAbove(t,whole)??(value===void 0?void 0:madeOf(t,value))}var isLocal=(t,node)=>/^local\b/.
test(t.text(node));var names=(t,list)=>list===void 0?[]:t.each(list,"identifier").map(name=>({name}));function required(t,call){const callee2=call===void 0||t.type(
call)!=="function_call"?void 0:t.field(call,"name");if(call===void 0||callee2===void 0||t.text(callee2)!=="require")return void 0;const list=t.field(call,"argum\
ents");const[only,...more]=list===void 0?[]:t.named(list);return only!==void 0&&more.length===0&&t.type(only)==="string"?t.field(only,"content"):void 0}var lua={
key:"lua",family:"declarative",grammar:"@tree-sitter-grammars/tree-sitter-lua/tree-sitter-lua.wasm",revision:4,separator:".",standard:"std:lua",definitions:{function_declaration:{
kind:"function",scope:true,name:(t,node)=>{const name=t.field(node,"name");return name===void 0?void 0:lastOf2(t,name)},within:(t,node)=>{const name=t.field(node,
"name");return name===void 0?void 0:tableOf(t,name)},parameters:parameters5,modifiers:(t,node)=>isLocal(t,node)?["private"]:["exported"]},function_definition:{kind:"\
function",scope:true,name:(t,node)=>{const name=nameOfValue(t,node);return name===void 0?void 0:lastOf2(t,name)},within:tableAround,whole:(t,node)=>assigned2(t,
node)?.statement??t.parent(node)??node,parameters:parameters5},assignment_statement:{kind:(t,node)=>fieldAssigned(t,node)===void 0?"variable":"property",localInFunction:true,
type:declaredType,within:(t,node)=>{const field=fieldAssigned(t,node);return field===void 0?void 0:tableOf(t,field)},names:(t,node)=>{const around2=t.parent(node);
const isDeclared=around2!==void 0&&t.type(around2)==="variable_declaration";const isTop3=around2!==void 0&&t.type(around2)==="chunk";const[list,values2]=[t.first(
node,"variable_list"),t.first(node,"expression_list")];if(list===void 0||!(isDeclared||isTop3))return[];const field=fieldAssigned(t,node);if(field!==void 0)return[
lastOf2(t,field)];const given5=values2===void 0?[]:t.named(values2);return t.named(list).filter((name,at)=>{const value=given5[at];const isName2=t.type(name)===
"identifier"&&(isDeclared||isFirst(t,t.text(name),node));return isName2&&(value===void 0||t.type(value)!=="function_definition")})}},field:{kind:"property",name:(t,node)=>{
const[name,value,table]=[t.field(node,"name"),t.field(node,"value"),t.parent(node)];if(name===void 0||value===void 0||table===void 0)return void 0;return t.type(
name)==="identifier"&&isValue(t,name,value)&&isOfFile(t,table)?name:void 0},within:(t,node)=>{const value=t.field(node,"value");return value===void 0?void 0:tableAround(
t,value)}},variable_declaration:{kind:"variable",localInFunction:true,type:typeAbove,names:(t,node)=>{const list=t.first(node,"variable_list");return list===void 0?
[]:t.each(list,"identifier")}}},uses:{function_call:{use:"call",name:(t,node)=>{const name=t.field(node,"name");return name!==void 0&&(isMember(t,name)||t.type(
name)==="identifier")?lastOf2(t,name):void 0},path:(t,node)=>{const name=t.field(node,"name");return name===void 0?void 0:tableOf(t,name)}},dot_index_expression:{
use:(t,node)=>isWritten3(t,node)?"write":"read",name:(t,node)=>t.field(node,"field"),path:tableOf}},reads:["identifier"],writes:isWritten3,types:[],scopes:{block:()=>[],
for_statement:(t,node)=>{const clause=t.field(node,"clause");if(clause===void 0)return[];const name=t.field(clause,"name");return name===void 0?names(t,t.first(
clause,"variable_list")):[{name}]}},label:(t,node)=>{const name=t.type(node)==="function_definition"?nameOfValue(t,node):void 0;if(name!==void 0)return{name:lastOf2(
t,name)};if(t.type(node)==="identifier"&&t.text(node)==="self")return{name:node};const key=t.type(node)==="field"?t.field(node,"name"):void 0;return key===void 0||
t.type(key)!=="identifier"?void 0:{name:key}},blockScoped:true,self:[],comments:["comment"],begins:"dashes",imports:{variable_declaration:(t,node)=>{const statement=t.
first(node,"assignment_statement");const[list,values2]=statement===void 0?[]:[t.first(statement,"variable_list"),t.first(statement,"expression_list")];const[name,
...others]=list===void 0?[]:t.named(list);const path=required(t,values2===void 0?void 0:t.named(values2)[0]);return name===void 0||path===void 0||others.length>
0?[]:[{path:t.text(path),as:t.text(name),node:path}]},function_call:(t,node)=>{const path=required(t,node);return path===void 0?[]:[{path:t.text(path),as:t.text(
path),node:path}]}},packages:{},common:COMMON2,brought:LUA_NAMES,fieldsNeedReceiver:true,tables:true,classes:classesIn,file:(path,from,paths)=>{const name=path.
replaceAll(".","/");const roots=["","lua/","src/","lib/"];for(let folder=from;folder.includes("/");){folder=folder.slice(0,folder.lastIndexOf("/"));roots.push(`${folder}\
/`,`${folder}/lua/`)}const candidates=roots.flatMap(root=>[`${root}${name}.lua`,`${root}${name}/init.lua`]);const other=candidates.find(candidate=>candidate!==from&&
paths.has(candidate));return other??(name.includes("/")?candidates.find(candidate=>candidate===from):void 0)}};function isWritten3(t,node){const list=t.parent(node);
return list!==void 0&&t.type(list)==="variable_list"}function typeText(t,node){const text=node===void 0?"":t.text(node).replace(/[*\s]+/g," ").trim();const protocol=/^id\s*<\s*(\w+)/.exec(text)?.[1];return text===
""||text==="id"?void 0:protocol??text.replace(/\s*<\s*/g,"<").replace(/\s*>/g,">").replace(/^(?:const|static|extern)\s+/,"")}function declaredName(t,declarator){
let at=declarator;while(at!==void 0&&!/^(?:identifier|field_identifier|type_identifier)$/.test(t.type(at)))at=t.field(at,"declarator")??t.named(at).find(one=>/declarator$|identifier$/.
test(t.type(one)));return at}var functionOf=(t,declarator)=>{let at=declarator;while(at!==void 0&&t.type(at)!=="function_declarator")at=t.field(at,"declarator");
return at};function isCalledThrough(t,declarator){const head=functionOf(t,declarator);const inner2=head===void 0?void 0:t.field(head,"declarator");return inner2!==
void 0&&t.type(inner2)==="parenthesized_declarator"}var variablesOf2=(t,node)=>t.named(node).flatMap(one=>{if(t.fieldOf(one)!=="declarator")return[];if(functionOf(
t,one)!==void 0&&!isCalledThrough(t,one))return[];const name=declaredName(t,one);return name===void 0?[]:[name]});function functionParameters(t,node){const head=functionOf(
t,t.field(node,"declarator"));const list=head===void 0?void 0:t.field(head,"parameters");return(list===void 0?[]:t.each(list,"parameter_declaration")).flatMap(one=>{
const name=declaredName(t,t.field(one,"declarator"));const type2=typeText(t,t.field(one,"type"));if(name===void 0)return[];const parameter={name:t.text(name),...type2===
void 0?{}:{type:type2}};return[{node:one,name,parameter}]})}var binder=(name,type2)=>({name,...type2===void 0?{}:{type:type2}});function parametersIn4(t,list){return(list===
void 0?[]:t.each(list,"parameter_declaration")).flatMap(one=>{const name=declaredName(t,t.field(one,"declarator"));return name===void 0?[]:[binder(name,typeText(
t,t.field(one,"type")))]})}var properties=(t,node)=>t.each(node,"struct_declaration").flatMap(one=>t.each(one,"struct_declarator").flatMap(declarator=>declaredName(
t,declarator)??[]));var propertyType=(t,node)=>{const declaration=t.first(node,"struct_declaration");const first=declaration===void 0?void 0:t.named(declaration).
find(one=>t.type(one)!=="struct_declarator");return typeText(t,first)};var COMMON3=new Set("init new alloc copy mutableCopy dealloc retain release autorelease description debugDescription hash isEqual: class superclass self count l\
ength copyWithZone: initWithCoder: encodeWithCoder: initWithFrame: viewDidLoad viewWillAppear: viewDidAppear: setUp tearDown layoutSubviews performSelector: res\
pondsToSelector: isKindOfClass: objectForKey: setObject:forKey: objectAtIndex: addObject: removeObject: resume suspend cancel".split(" "));var APPLE={has:name=>/^(?:NS|UI|XCT|CG|CF|CA|CI|AV|MK|WK|SC|Sec|dispatch_|objc_|k[A-Z])[A-Z_a-z]/.
test(name)||/^(?:BOOL|SEL|Class|IMP|Protocol|instancetype|id|u?int\d+_t|size_t|printf|malloc|free|memcpy|memset|strlen)$/.test(name)};var REGIONS=/^[ \t]*[A-Z][A-Z0-9]*_(?:BEGIN|END|BEGIN_DECLS|END_DECLS)(?:\([^()\n]*\))?[ \t]*;?[ \t]*$/gm;var ENUMERATION=/(?:\btypedef\s+)?\b(?:NS|CF)_(?:CLOSED_|ERROR_)?(?:ENUM|OPTIONS)\s*\(\s*[\w ]+?\s*,\s*(\w+)\s*\)/g;
var ATTRIBUTE=/(?<!^[ \t]*#.*)\b(?:NS|CF|UI|API|AF|SD|FB|OS)_(?:[A-Z0-9]+_)*(?:DESIGNATED_INITIALIZER|UNAVAILABLE|AVAILABLE|DEPRECATED|RETURNS|REQUIRES|REFINED|SWIFT|NOESCAPE|SUBCLASSING|ASSUME|INLINE|EXPORT|EXTERN|VISIBLE|HIDDEN|(?:TYPED|STRING)_\w*ENUM|EXTENSIBLE_\w*ENUM)[A-Z_]*(?:\((?:[^()\n]|\((?:[^()\n]|\([^()\n]*\))*\))*\))?|\b__attribute__\s*\(\((?:[^()]|\([^()]*\))*\)\)|\b(?:__OSX|SWIFT)_\w+(?:\([^()\n]*\))?/gm;
var QUALIFIER=/(?<![.\w])(?:_(?:Nullable|Nonnull|Null_unspecified)|__(?:nullable|nonnull|kindof|unsafe_unretained|autoreleasing|bridge_transfer|bridge_retained|bridge|block|weak|strong|covariant|contravariant)|nullable|nonnull|null_unspecified|oneway|inout|bycopy|byref)\b(?=[\s*(]*[\w*^(<>,)])/g;
var ATTRIBUTES=/@property\s*\([^()]*\)/g;var NULLABILITY=/\b(?:nullable|nonnull|null_resettable|null_unspecified)\b/g;var readable2=text=>text.replace(ATTRIBUTES,
list=>list.replace(NULLABILITY,word=>"strong".padEnd(word.length))).replace(REGIONS,blanks).replace(ENUMERATION,(written2,name)=>`enum ${name}`.padEnd(written2.
length)).replace(ATTRIBUTE,blanks).replace(QUALIFIER,blanks);function classAround(t,node){for(let at=t.parent(node);at!==void 0;at=t.parent(at))if(/^(?:class_interface|class_implementation|protocol_declaration)$/.test(t.type(
at)))return at;return void 0}var className=(t,node)=>t.first(node,"identifier");function selectorOf(t,method2){const parts=t.each(method2,"identifier","method_p\
arameter");return parts.map((part,at)=>{if(t.type(part)==="method_parameter")return"";const next=parts[at+1];return t.text(part)+(next!==void 0&&t.type(next)===
"method_parameter"?":":"")}).join("")}var methodWords=(t,message)=>t.named(message).filter(part=>t.fieldOf(part)==="method");function selectorSent(t,message){const parts=t.
named(message).filter(part=>t.fieldOf(part)!=="receiver"&&t.type(part)!=="comment");const words=methodWords(t,message);if(parts.length===1)return t.text(words[0]??
message);return words.map(word=>`${t.text(word)}:`).join("")}function returned(t,method2){const type2=t.first(method2,"method_type");const text=typeText(t,type2)?.
replace(/^\(\s*|\s*\)$/g,"");if(text!=="instancetype")return text;const around2=classAround(t,method2);const name=around2===void 0?void 0:className(t,around2);return name===
void 0?void 0:t.text(name)}function methodParameters(t,method2){return t.each(method2,"method_parameter").flatMap(one=>{const[name,type2]=[t.first(one,"identifi\
er"),typeText(t,t.first(one,"method_type"))?.replace(/^\(\s*|\s*\)$/g,"")];if(name===void 0)return[];const parameter={name:t.text(name),...type2===void 0?{}:{type:type2}};
return[{node:one,name,parameter}]})}var ownFields=new WeakMap;function behind(t,node){const text=t.text(node);if(!/^_[A-Za-z]/.test(text))return void 0;let own=ownFields.
get(t);if(!own){const found=new Set;for(let at=0;at<t.tree.after.length&&at<t.tree.after[0];at++)if(t.type(at)==="instance_variable")for(const name of properties(
t,at))found.add(t.text(name));own=found;ownFields.set(t,own)}return own.has(text)||classAround(t,node)===void 0?void 0:text.slice(1)}function constructed2(t,node){
if(t.type(node)!=="message_expression")return void 0;const[receiver2,word]=[t.field(node,"receiver"),t.field(node,"method")];if(receiver2===void 0||word===void 0)
return void 0;const sent=t.text(word);if(t.type(receiver2)==="message_expression")return/^init/.test(sent)?constructed2(t,receiver2):void 0;const isName2=t.type(
receiver2)==="identifier"&&/^[A-Z]/.test(t.text(receiver2));return isName2&&/^(?:alloc|new|allocWithZone)$/.test(sent)?t.text(receiver2):void 0}function isTest(t,node){
const around2=classAround(t,node);const name=around2===void 0?void 0:className(t,around2);return name!==void 0&&/(?:Tests?|TestCase|Spec)$/.test(t.text(name))&&
/^test[A-Z0-9_][^:]*$/.test(selectorOf(t,node))}var method=modifiers4=>({kind:"method",scope:true,name:className,rename:(_,t,node)=>selectorOf(t,node),parameters:methodParameters,
arity:()=>void 0,type:returned,body:(t,node)=>t.first(node,"compound_statement"),modifiers:(t,node)=>[...modifiers4,.../^\+/.test(t.text(node))?["static"]:[],...isTest(
t,node)?["test"]:[]]});var type=(kind,modifiers4)=>({kind:(t,node)=>t.field(node,"category")===void 0?kind:"impl",scope:true,name:className,supertypes:(t,node)=>{
const superclass=t.field(node,"superclass");const list=t.each(node,"parameterized_arguments","protocol_reference_list");const protocols=list.flatMap(one=>t.named(
one).flatMap(each=>t.type(each)==="identifier"?each:t.descendant(each,"type_identifier")??[]));return[...superclass===void 0?[]:[superclass],...protocols]},body:(t,node)=>t.
first(node,"instance_variables","property_declaration","method_declaration","implementation_definition","comment"),modifiers:()=>modifiers4});var objectiveC={key:"\
objective-c",family:"declarative",grammar:"tree-sitter-wasm/objc/tree-sitter-objc.wasm",revision:3,separator:".",standard:"std:objective-c",script:readable2,definitions:{
class_interface:type("class",["declaration"]),class_implementation:type("class",[]),protocol_declaration:type("interface",[]),method_declaration:method(["declar\
ation"]),method_definition:method([]),property_declaration:{kind:"property",names:properties,type:propertyType},instance_variable:{kind:"property",names:properties,
type:propertyType,modifiers:()=>["private"]},function_definition:{kind:"function",scope:true,name:(t,node)=>declaredName(t,t.field(node,"declarator")),parameters:functionParameters,
arity:()=>void 0,type:(t,node)=>typeText(t,t.field(node,"type")),modifiers:(t,node)=>[/^static\b/.test(t.text(node))?"private":"exported"]},declaration:{kind:"v\
ariable",localInFunction:true,names:variablesOf2,type:(t,node)=>isCalledThrough(t,t.field(node,"declarator"))?void 0:typeText(t,t.field(node,"type")),value:(t,node)=>{
const declarator=t.field(node,"declarator");return declarator===void 0?void 0:t.field(declarator,"value")},modifiers:(t,node)=>/^extern\b/.test(t.text(node))?["\
declaration"]:[]},type_definition:{kind:"type",name:(t,node)=>declaredName(t,t.field(node,"declarator"))},enum_specifier:{kind:"enum",scope:true,name:(t,node)=>t.
field(node,"body")===void 0?void 0:t.field(node,"name")},enumerator:{kind:"enum_member"},struct_specifier:{kind:"struct",scope:true,name:(t,node)=>t.field(node,
"body")===void 0?void 0:t.field(node,"name")},preproc_def:{kind:"macro"},preproc_function_def:{kind:"macro"}},uses:{message_expression:{use:"call",name:(t,node)=>t.
field(node,"method"),text:selectorSent,receiver:(t,node)=>t.field(node,"receiver")},selector_expression:{use:"read",name:(_,node)=>node,text:(t,node)=>t.text(node).
replace(/^@selector\s*\(\s*|\s*\)$/g,""),path:(t,node)=>classAround(t,node)===void 0?void 0:"self"},call_expression:{use:"call",name:(t,node)=>{const name=t.field(
node,"function");return name!==void 0&&t.type(name)==="identifier"?name:void 0},text:(t,node)=>{const name=t.field(node,"function");return behind(t,name)??t.text(
name)},path:(t,node)=>behind(t,t.field(node,"function"))===void 0?void 0:"self"},field_expression:{use:(t,node)=>isWritten4(t,node)?"write":"read",name:(t,node)=>t.
field(node,"field"),receiver:(t,node)=>t.field(node,"argument"),accessor:(t,node)=>{const name=t.text(t.field(node,"field"));return isWritten4(t,node)?`set${name.
charAt(0).toUpperCase()}${name.slice(1)}:`:name}},identifier:{use:(t,node)=>isWritten4(t,node)?"write":"read",name:(t,node)=>behind(t,node)===void 0?void 0:node,
text:(t,node)=>behind(t,node)??t.text(node),path:(t,node)=>behind(t,node)===void 0?void 0:"self"}},reads:["identifier"],writes:(t,node)=>isWritten4(t,node),types:[
"type_identifier"],scopes:{compound_statement:()=>[],block_literal:(t,node)=>parametersIn4(t,t.descendant(node,"parameter_list")),for_statement:(t,node)=>{const[
declarator,list]=[t.first(node,"pointer_declarator"),t.named(node).at(-2)];const name=declaredName(t,declarator);if(name===void 0)return[];const type2=typeText(
t,t.field(node,"type"));return[type2===void 0&&list!==void 0?{name,given:{node:list,element:true}}:binder(name,type2)]}},label:(t,node)=>{if(t.type(node)==="par\
ameter_declaration"){const name=declaredName(t,t.field(node,"declarator"));return name===void 0?void 0:{name}}const around2=t.parent(node);if(t.type(node)!=="id\
entifier"||around2===void 0)return void 0;const isOther=/^(?:property_attribute|class_declaration|getter_name|setter_name)$/.test(t.type(around2));const isWord=t.
fieldOf(node)==="method"||t.fieldOf(node)==="category";const isMethodWord=/^method_(?:declaration|definition)$/.test(t.type(around2));return isOther||isWord||isMethodWord||
/^(?:self|super|YES|NO|nil|Nil|NULL)$/.test(t.text(node))?{name:node}:void 0},blockScoped:true,global:true,openTypes:new Set(["enum"]),common:COMMON3,brought:APPLE,
constructs:constructed2,self:["self"],super:/^super$/,comments:["comment"],begins:"slashes",imports:{preproc_include:(t,node)=>{const path=t.field(node,"path");
const text=path===void 0?"":t.text(path).replace(/^["<]|[">]$/g,"");return path===void 0||text===""?[]:[{path:text,as:text,node:path}]}},file:(path,from,paths)=>{
const folder=folderOf(from);if(paths.has(folder+path))return folder+path;return filesNamed(paths,path)[0]},packages:{}};function isWritten4(t,node){const around2=t.
parent(node);return around2!==void 0&&t.type(around2)==="assignment_expression"&&t.field(around2,"left")===node}var APPLIES_LEFT2=/^(?:@@|<\|)$/;var APPLIES_RIGHT2=/^(?:\|>|>>[=|]|>\|=|\|>>|>>\|)$/;function boundBy7(t,pattern){const type2=t.type(pattern);if(type2==="value\
_name"||type2==="value_pattern")return[pattern];if(/_path$|^(?:label_name|unit|number|string|parenthesized_operator)$/.test(type2))return[];const children=t.named(
pattern);if(type2==="typed_pattern")return children.slice(0,1).flatMap(part=>boundBy7(t,part));if(type2==="field_pattern"){const[path,...patterns]=children;const name=path===
void 0?void 0:t.first(path,"field_name");return patterns.length>0||name===void 0?patterns.flatMap(part=>boundBy7(t,part)):[name]}return children.flatMap(part=>boundBy7(
t,part))}var binders5=(t,patterns)=>patterns.flatMap(pattern=>pattern===void 0?[]:boundBy7(t,pattern)).map(name=>({name}));function typeOfPattern(t,pattern){const type2=t.
type(pattern)==="typed_pattern"?t.field(pattern,"type"):void 0;return type2===void 0?void 0:t.text(type2)}function parameters6(t,node){return t.each(node,"param\
eter").flatMap(one=>{const pattern=t.field(one,"pattern");if(pattern===void 0)return[];const named6=t.type(pattern)==="typed_pattern"?t.named(pattern)[0]??pattern:
pattern;const made3={name:t.brief(named6)};const type2=typeOfPattern(t,pattern);if(type2!==void 0)made3.type=type2;const given5=t.field(one,"default");if(given5!==
void 0)made3.default=t.brief(given5);else if(/^\?/.test(t.text(one)))made3.default="None";return[{node:one,name:pattern,parameter:made3,binds:boundBy7(t,pattern)}]})}
var isFunction3=(t,binding)=>{const body=t.field(binding,"body");return t.first(binding,"parameter")!==void 0||body!==void 0&&/^fun(?:ction)?_expression$/.test(
t.type(body))};var isTop=(t,binding)=>{const definition=t.parent(binding);const around2=definition===void 0?void 0:t.parent(definition);return around2!==void 0&&
/^(?:compilation_unit|structure)$/.test(t.type(around2))};function isApplied(t,node){const around2=t.parent(node);if(around2===void 0)return false;if(t.type(around2)===
"application_expression")return t.field(around2,"function")===node;const operator=t.type(around2)==="infix_expression"?t.field(around2,"operator"):void 0;const text=operator===
void 0?"":t.text(operator);return APPLIES_LEFT2.test(text)&&t.field(around2,"left")===node||APPLIES_RIGHT2.test(text)&&t.field(around2,"right")===node}var modulePath=(t,node)=>{
const path=t.first(node,"module_path","extended_module_path");return path===void 0?void 0:t.text(path)};function aliased2(t,binding){const body=t.field(binding,
"body");return body!==void 0&&t.type(body)==="module_path"?body:void 0}function wholeOf2(t,node){const around2=t.parent(node);if(around2===void 0||!/_definition$/.
test(t.type(around2)))return node;const before3=t.previous(node);return before3===void 0||t.type(before3)!==t.type(node)?around2:node}var opened=(t,node)=>{const module=t.
field(node,"module");return module===void 0||t.type(module)!=="module_path"?[]:[{path:t.text(module),node:module}]};var values={kind:"function",memberKind:"func\
tion",name:(t,node)=>t.first(node,"value_name")??t.first(node,"parenthesized_operator"),modifiers:()=>["exported"]};var moduleOf=path=>{const name=stemOf(path);
return`${name.slice(0,1).toUpperCase()}${name.slice(1)}`};var ocaml={key:"ocaml",family:"declarative",grammar:"tree-sitter-ocaml/tree-sitter-ocaml.wasm",revision:3,
separator:".",standard:"std:ocaml",definitions:{let_binding:{kind:(t,node)=>isFunction3(t,node)?"function":"variable",scope:true,localInFunction:true,recursive:(t,node)=>{
const definition=t.parent(node);return definition!==void 0&&/^let\s+rec\b/.test(t.text(definition))},names:(t,node)=>{const pattern=t.field(node,"pattern");if(pattern===
void 0)return[];return t.type(pattern)==="parenthesized_operator"?t.named(pattern).slice(0,1):boundBy7(t,pattern)},whole:wholeOf2,parameters:parameters6,type:(t,node)=>{
const type2=t.field(node,"type");return type2===void 0?void 0:t.text(type2)},modifiers:(t,node)=>isTop(t,node)?["exported"]:[]},external:values,value_specification:values,
type_binding:{kind:"type",scope:true,whole:wholeOf2,modifiers:()=>["exported"]},constructor_declaration:{kind:"constructor",name:(t,node)=>t.first(node,"constru\
ctor_name"),whole:wholeOf2,modifiers:()=>["exported"]},field_declaration:{kind:"property",name:(t,node)=>t.first(node,"field_name"),type:(t,node)=>{const type2=t.
field(node,"type");return type2===void 0?void 0:t.text(type2)}},module_binding:{kind:"module",scope:true,name:(t,node)=>aliased2(t,node)===void 0?t.first(node,"\
module_name"):void 0,whole:wholeOf2,modifiers:()=>["exported"]},module_type_definition:{kind:"interface",scope:true,name:(t,node)=>t.first(node,"module_type_nam\
e"),modifiers:()=>["exported"]},class_binding:{kind:"class",scope:true,whole:wholeOf2,name:(t,node)=>t.first(node,"class_name"),parameters:parameters6},method_definition:{
kind:"method",scope:true,name:(t,node)=>t.first(node,"method_name"),parameters:parameters6},instance_variable_definition:{kind:"property",name:(t,node)=>t.first(
node,"instance_variable_name")}},uses:{value_path:{use:(t,node)=>isApplied(t,node)?"call":"read",name:(t,node)=>t.first(node,"value_name")??t.first(node,"parent\
hesized_operator"),path:modulePath},constructor_path:{use:"read",name:(t,node)=>t.first(node,"constructor_name"),path:modulePath},type_constructor_path:{use:"ty\
pe",name:(t,node)=>t.first(node,"type_constructor"),path:modulePath},module_type_path:{use:"type",name:(t,node)=>t.first(node,"module_type_name"),path:modulePath},
class_path:{use:"call",name:(t,node)=>t.first(node,"class_name"),path:modulePath},field_get_expression:{use:(t,node)=>{const around2=t.parent(node);return around2!==
void 0&&t.type(around2)==="set_expression"?"write":"read"},name:(t,node)=>{const path=t.field(node,"field");return path===void 0?void 0:t.first(path,"field_name")},
receiver:(t,node)=>{const path=t.field(node,"field");return path===void 0||modulePath(t,path)!==void 0?void 0:t.field(node,"record")},path:(t,node)=>{const path=t.
field(node,"field");return path===void 0?void 0:modulePath(t,path)}},method_invocation:{use:"call",name:(t,node)=>t.field(node,"method"),receiver:(t,node)=>t.field(
node,"object")}},reads:[],types:[],scopes:{let_expression:()=>[],let_open_expression:()=>[],match_case:(t,node)=>binders5(t,[t.field(node,"pattern")]),fun_expression:(t,node)=>t.
each(node,"parameter").flatMap(one=>{const pattern=t.field(one,"pattern");const type2=pattern===void 0?void 0:typeOfPattern(t,pattern);const named6=binders5(t,[
pattern]);return type2===void 0?named6:named6.map(binder2=>({...binder2,type:type2}))}),for_expression:(t,node)=>binders5(t,[t.field(node,"name")]),object_expression:(t,node)=>binders5(
t,[t.field(node,"self")])},stands:(t,node)=>/^(?:parenthesized|typed)_expression$/.test(t.type(node))?t.named(node)[0]:void 0,blockScoped:true,shadows:true,openTypes:true,
fieldsNeedReceiver:true,wholeNames:true,modulesByName:true,relativeImports:true,importsBareNames:true,moduleOf,self:[],comments:["comment"],begins:"stars",imports:{
open_module:opened,module_path:(t,node)=>{const around2=t.parent(node);return around2!==void 0&&t.type(around2)==="local_open_expression"?[{path:t.text(node),node}]:
[]},module_binding:(t,node)=>{const[name,path]=[t.first(node,"module_name"),aliased2(t,node)];return name===void 0||path===void 0?[]:[{path:t.text(path),as:t.text(
name),node:path}]}},packages:{}};var ocamlInterface={...ocaml,key:"ocaml_interface",grammar:"tree-sitter-ocaml/tree-sitter-ocaml_interface.wasm"};var CLASSES=/^(?:R6Class|setRefClass|new_class|ggproto)$/;var DEFINERS=new Map([["setClass","class"],["setGeneric","function"],["setMethod","function"],["setRep\
laceMethod","function"],["setValidity","function"]]);function calledName(t,call){const called2=call===void 0||t.type(call)!=="call"?void 0:t.field(call,"functio\
n");if(called2===void 0)return"";const name=t.type(called2)==="namespace_operator"?t.field(called2,"rhs"):called2;return name===void 0||t.type(name)!=="identifi\
er"?"":t.text(name)}var argumentsOf6=(t,call)=>{const list=t.field(call,"arguments");return list===void 0?[]:t.each(list,"argument")};var operatorOf3=(t,node)=>{
const operator=t.field(node,"operator");return operator===void 0?"":t.text(operator)};function assignment(t,node){const operator=operatorOf3(t,node);const[lhs,rhs]=[
t.field(node,"lhs"),t.field(node,"rhs")];if(lhs===void 0||rhs===void 0)return void 0;if(/^(?:<-|<<-|=|:=)$/.test(operator))return{left:lhs,right:rhs};return/^->>?$/.
test(operator)?{left:rhs,right:lhs}:void 0}function parameters7(t,value){const list=value===void 0||t.type(value)!=="function_definition"?void 0:t.field(value,"\
parameters");if(list===void 0)return[];return t.each(list,"parameter").flatMap(one=>{const name=t.field(one,"name");if(name===void 0)return[];const made3={name:t.
text(name)};const given5=t.field(one,"default");if(given5!==void 0)made3.default=t.brief(given5);if(t.text(name)==="...")made3.variadic=true;return[{node:one,name,
parameter:made3}]})}function classAround2(t,argument2){const list=t.parent(argument2);const call=list===void 0?void 0:t.parent(list);if(call===void 0||t.type(call)!==
"call")return void 0;if(CLASSES.test(calledName(t,call)))return call;const outer=/^(?:list|c)$/.test(calledName(t,call))?t.parent(call):void 0;return outer!==void 0&&
t.type(outer)==="argument"?classAround2(t,outer):void 0}var isMember2=(t,argument2)=>{const list=t.parent(argument2);const call=list===void 0?void 0:t.parent(list);
return call!==void 0&&/^(?:list|ggproto)$/.test(calledName(t,call))&&classAround2(t,argument2)!==void 0};var isTop2=(t,node)=>{const around2=t.parent(node);return around2!==
void 0&&t.type(around2)==="program"?["exported"]:[]};function named4(t,node){const called2=t.field(node,"function");if(called2===void 0)return void 0;if(t.type(
called2)==="identifier")return called2;return/^(?:namespace|extract)_operator$/.test(t.type(called2))?t.field(called2,"rhs"):void 0}var side=(t,node,type2)=>{const called2=t.
type(node)==="call"?t.field(node,"function"):node;return called2!==void 0&&t.type(called2)===type2?t.field(called2,"lhs"):void 0};var r={key:"r",family:"declara\
tive",grammar:"@davisvaughan/tree-sitter-r/tree-sitter-r.wasm",revision:4,separator:"$",standard:"std:r",definitions:{binary_operator:{kind:(t,node)=>{const{right}=assignment(
t,node)??{};if(right!==void 0&&t.type(right)==="function_definition")return"function";return CLASSES.test(calledName(t,right))?"class":"variable"},scope:true,localInFunction:true,
name:(t,node)=>{const{left}=assignment(t,node)??{};return left!==void 0&&/^(?:identifier|string)$/.test(t.type(left))?left:void 0},rename:text=>text.replace(/^[`"']|[`"']$/g,
""),parameters:(t,node)=>parameters7(t,assignment(t,node)?.right),value:(t,node)=>assignment(t,node)?.right,body:(t,node)=>{const{right}=assignment(t,node)??{};
return right===void 0?void 0:t.type(right)==="call"?t.field(right,"arguments"):t.field(right,"body")},supertypes:(t,node)=>{const{right}=assignment(t,node)??{};
if(right===void 0||!CLASSES.test(calledName(t,right)))return[];const base=argumentsOf6(t,right).find(one=>/^inherit\s*=/.test(t.text(one)));const value=base===void 0?
void 0:t.field(base,"value");return value===void 0||t.type(value)!=="identifier"?[]:[value]},modifiers:isTop2},argument:{kind:(t,node)=>{const value=t.field(node,
"value");return value!==void 0&&t.type(value)==="function_definition"?"method":"property"},scope:true,name:(t,node)=>isMember2(t,node)?t.field(node,"name"):void 0,
parameters:(t,node)=>isMember2(t,node)?parameters7(t,t.field(node,"value")):[],body:(t,node)=>{const value=t.field(node,"value");return value===void 0?void 0:t.
field(value,"body")}},call:{kind:(t,node)=>DEFINERS.get(calledName(t,node))??"function",scope:true,name:(t,node)=>{const[first]=DEFINERS.has(calledName(t,node))?
argumentsOf6(t,node):[];return first===void 0?void 0:t.descendant(first,"string_content")},parameters:(t,node)=>DEFINERS.has(calledName(t,node))?parameters7(t,argumentsOf6(
t,node).map(one=>t.field(one,"value")).find(one=>one!==void 0&&t.type(one)==="function_definition")):[],modifiers:isTop2}},uses:{call:{use:"call",name:(t,node)=>DEFINERS.
has(calledName(t,node))?void 0:named4(t,node),receiver:(t,node)=>side(t,node,"extract_operator"),path:(t,node)=>{const of=side(t,node,"namespace_operator");return of===
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
called2)?argumentsOf6(t,node):[];const value=first===void 0?void 0:t.field(first,"value");if(value===void 0)return[];const name=t.type(value)==="identifier"?value:
t.descendant(value,"string_content");return name===void 0?[]:[{path:t.text(name),as:t.text(name),node:name}]}},packages:{},global:true,fieldsNeedReceiver:true,file:(path,from,paths)=>{
if(!/\.[rR]$/.test(path))return void 0;for(let folder=from;;){const at=folder.lastIndexOf("/");folder=at===-1?"":folder.slice(0,at);const found=folder===""?path:
`${folder}/${path}`;if(paths.has(found))return found;if(folder==="")return void 0}}};import{posix as posix4}from"node:path";function inner(t,node){let at=node;while(at!==void 0&&/^(?:expression|parenthesized_expression|struct_expression)$/.test(
t.type(at)))at=t.named(at)[0];return at}var called=(t,call)=>inner(t,t.field(call,"function"));var typeText2=(t,node)=>{const type2=t.field(node,"type");return type2===
void 0?void 0:t.text(type2)};function parameters8(t,node){return t.each(node,"parameter").flatMap(one=>{const name=t.field(one,"name");if(name===void 0)return[];
const made3={name:t.text(name)};const written2=typeText2(t,one);if(written2!==void 0)made3.type=written2;return[{node:one,name,parameter:made3}]})}var arity2=(t,node)=>{
const count=t.each(node,"parameter").length;return[count,count]};var returned2=(t,node)=>{const list=t.field(node,"return_type");return list===void 0?[]:t.each(
list,"parameter")};var VISIBILITY=new Map([["public","public"],["external","public"],["internal","internal"],["private","private"]]);function modifiers2(t,node){
const made3=[];for(const one of t.all(node)){const visibility=t.type(one)==="visibility"?VISIBILITY.get(t.text(one)):VISIBILITY.get(t.type(one));if(visibility!==
void 0)made3.push(visibility);else if(t.type(one)==="abstract")made3.push("abstract")}return made3}var keyword=(t,node)=>t.all(node).find(one=>/^(?:constructor|receive|fallback)$/.
test(t.text(one)));var ancestors=(t,node)=>t.each(node,"inheritance_specifier").flatMap(one=>{const type2=t.field(one,"ancestor");return type2===void 0?[]:[type2]});
var contract=kind=>({kind,scope:true,supertypes:ancestors,modifiers:(t,node)=>[...modifiers2(t,node),"exported"]});function imports6(t,node){const source=t.field(
node,"source");if(source===void 0)return[];const path=t.text(source).replace(/^["']|["']$/g,"");const made3=[];const names2=t.each(node,"identifier");for(const[
at,name]of names2.entries()){if(isAlias(t,name))continue;const next=names2[at+1];const as=next!==void 0&&isAlias(t,next)?next:name;made3.push({path,as:t.text(as),
member:t.text(name),node:name})}const[alias]=names2;if(made3.length===0)made3.push(alias===void 0?{path,node:source}:{path,as:t.text(alias),node:source});return made3}
function isAlias(t,name){const{text,start}=t.tree;return/\bas\s+$/.test(text.slice(Math.max(0,start[name]-8),start[name]))}var solidity={key:"solidity",family:"\
declarative",grammar:"@repomix/tree-sitter-wasms/out/tree-sitter-solidity.wasm",revision:3,separator:".",standard:"std:solidity",definitions:{contract_declaration:contract(
"class"),interface_declaration:contract("interface"),library_declaration:contract("class"),struct_declaration:{kind:"struct",scope:true},struct_member:{kind:"pr\
operty",type:typeText2},enum_declaration:{kind:"enum",scope:true},enum_value:{kind:"enum_member",name:(_t,node)=>node},event_definition:{kind:"type"},error_declaration:{
kind:"type"},user_defined_type_definition:{kind:"type"},state_variable_declaration:{kind:"property",type:typeText2,modifiers:modifiers2},constant_variable_declaration:{
kind:"constant",type:typeText2},function_definition:{kind:"function",memberKind:"method",scope:true,parameters:parameters8,arity:arity2,type:(t,node)=>{const[only,
...more]=returned2(t,node);return only===void 0||more.length>0?void 0:typeText2(t,only)},modifiers:modifiers2},modifier_definition:{kind:"method",scope:true,parameters:parameters8,
arity:arity2,modifiers:modifiers2},constructor_definition:{kind:"constructor",scope:true,name:keyword,parameters:parameters8,arity:arity2,modifiers:modifiers2},
fallback_receive_definition:{kind:"method",scope:true,name:keyword,parameters:parameters8,modifiers:modifiers2},variable_declaration:{kind:"variable",localInFunction:true,
type:typeText2},parameter:{kind:"variable",localInFunction:true,name:(t,node)=>{const around2=t.parent(node);return around2!==void 0&&t.type(around2)==="return_\
type_definition"?t.field(node,"name"):void 0},type:typeText2}},uses:{call_expression:{use:"call",name:(t,node)=>{const of=called(t,node);if(of===void 0)return void 0;
if(t.type(of)==="identifier")return of;return t.type(of)==="member_expression"?t.field(of,"property"):void 0},receiver:(t,node)=>{const of=called(t,node);return of!==
void 0&&t.type(of)==="member_expression"?t.field(of,"object"):void 0},arguments:(t,node)=>{const given5=t.each(node,"call_argument");return given5.some(one=>t.text(
one).startsWith("{"))?void 0:given5.length}},new_expression:{use:"call",makes:true,name:(t,node)=>{const type2=t.field(node,"name");const named6=type2===void 0?
void 0:t.first(type2,"user_defined_type");return named6===void 0?void 0:t.first(named6,"identifier")}},member_expression:{use:(t,node)=>isWritten5(t,node)?"writ\
e":"read",name:(t,node)=>t.field(node,"property"),receiver:(t,node)=>t.field(node,"object")},modifier_invocation:{use:"call",name:(t,node)=>t.first(node,"identi\
fier")},user_defined_type:{use:"type",name:(t,node)=>t.each(node,"identifier").at(-1),path:(t,node)=>{const names2=t.each(node,"identifier").slice(0,-1);return names2.
length===0?void 0:names2.map(name=>t.text(name)).join(".")}}},reads:["identifier"],writes:isWritten5,types:[],scopes:{function_body:()=>[],block_statement:()=>[],
for_statement:()=>[],catch_clause:(t,node)=>parameters8(t,node).map(({name,parameter:{type:type2}})=>type2===void 0?{name}:{name,type:type2})},stands:(t,node)=>/^(?:expression|unary_expression)$/.
test(t.type(node))?t.named(node)[0]:void 0,label:(t,node)=>t.type(node)==="identifier"&&/^(?:_|this|super)$/.test(t.text(node))?{name:node}:void 0,attaches:(t,node)=>t.
type(node)==="using_directive"?t.first(node,"type_alias"):void 0,constructs:(t,node)=>{const call=inner(t,node);const of=call===void 0||t.type(call)!=="call_exp\
ression"?void 0:called(t,call);if(of===void 0)return void 0;const made3=t.type(of)==="new_expression"?t.field(of,"name"):of;const text=made3===void 0?"":t.text(
made3);return/^(?:\w+\.)*[A-Z]\w*$/.test(text)&&!/^[A-Z0-9_]+$/.test(text)?text:void 0},constructorName:"constructor",blockScoped:true,lastSupertypeFirst:true,self:[
"this"],super:/^super$/,comments:["comment"],begins:"slashes",imports:{import_directive:imports6},packages:{},moduleOf:path=>path.replace(/\.sol$/,"").replaceAll(
".","_").replaceAll("/","."),file:(path,from,paths)=>{if(path.startsWith(".")){const found=posix4.join(posix4.dirname(from),path);return paths.has(found)?found:
void 0}for(let rest=path;rest!=="";rest=rest.includes("/")?rest.slice(rest.indexOf("/")+1):""){const found=["","contracts/","src/","lib/"].map(root=>root+rest).
find(one=>paths.has(one));if(found!==void 0&&rest.includes("/"))return found}return void 0}};function isWritten5(t,node){const around2=t.parent(node);const outer=around2!==
void 0&&t.type(around2)==="expression"?t.parent(around2):void 0;if(around2===void 0||outer===void 0)return false;return/assignment_expression$/.test(t.type(outer))&&
t.field(outer,"left")===around2}var TYPES3=["user_type","optional_type","array_type","dictionary_type","tuple_type","function_type","opaque_type","existential_type","protocol_composition_type"];
var VISIBLE=new Set(["public","open"]);var WORDS={private:"private",fileprivate:"private",internal:"internal",public:"public",open:"public",static:"static",class:"\
static",final:"final",override:"override",async:"async"};function modifiers3(t,node){const list=t.first(node,"modifiers");const words=list===void 0?[]:t.text(list).
split(/[\s()]+/);const found=new Set(words.flatMap(word=>WORDS[word]??[]));if(words.some(word=>VISIBLE.has(word)))found.add("exported");if(words.includes("@avai\
lable")&&/deprecated/.test(t.text(list)))found.add("deprecated");return[...found]}function functionModifiers(t,node){const found=modifiers3(t,node);const list=t.
first(node,"modifiers");const name=t.field(node,"name");const attributed=list!==void 0&&/@Test\b/.test(t.text(list));const around2=typeAround2(t,node);const inCase=around2!==
void 0&&t.each(around2,"inheritance_specifier").some(one=>/TestCase$/.test(t.text(one)));return attributed||inCase&&name!==void 0&&/^test/.test(t.text(name))?[...found,
"test"]:found}function typeAround2(t,node){const body=t.parent(node);return body!==void 0&&/_body$/.test(t.type(body))?t.parent(body):void 0}function written(t,type2){
const text=t.text(type2).replace(/^(?:(?:any|some|inout|borrowing|consuming|@\w+)\s+)+/,"").replace(/[?!]+$/,"");return named5(text)}function named5(type2){const inside=/^\[(.*)\][?!]*$/s.
exec(type2)?.[1];if(inside===void 0)return type2;const[key="",value]=split(inside,":");return value===void 0?`Array<${named5(key)}>`:`Dictionary<${named5(key)},\
 ${named5(value)}>`}function typeOf2(t,node){const annotation=t.first(node,"type_annotation")??node;const type2=t.first(annotation,...TYPES3);return type2===void 0?
void 0:written(t,type2)}function result(t,node){const last3=t.each(node,"parameter").at(-1)??node;const type2=t.each(node,...TYPES3).find(child=>child>last3);return type2===
void 0?void 0:written(t,type2)}function parameters9(t,node){const children=t.named(node);return t.each(node,"parameter").flatMap(parameter=>{const name=t.field(
parameter,"name");if(name===void 0)return[];const type2=t.first(parameter,...TYPES3);const made3={name:t.text(name)};if(type2!==void 0)made3.type=written(t,type2);
if(/\.\.\.$/.test(t.text(parameter)))made3.variadic=true;const next=children[children.indexOf(parameter)+1];if(next!==void 0&&!/^(?:parameter|throws|async|function_body|type_constraints)$/.
test(t.type(next))&&!TYPES3.includes(t.type(next)))made3.default=t.text(next).slice(0,200);else if(/^\s*=\s*nil\b/.test(t.tree.text.slice(t.tree.end[parameter],
t.tree.end[parameter]+40)))made3.default="nil";return[{node:parameter,name,parameter:made3}]})}function arity3(t,node){const all2=parameters9(t,node).map(({parameter})=>parameter);
const least=all2.filter(one=>one.default===void 0&&!one.variadic).length;return[least,all2.some(({variadic})=>variadic)?ANY_NUMBER:all2.length]}function argumentsOf7(t,call){
const suffixes=suffixesOf(t,call);if(suffixes.length===0)return void 0;return argumentsIn3(t,call).length+suffixes.flatMap(suffix=>t.each(suffix,"lambda_literal")).
length}function isPart(t,call){if(call===void 0||t.type(call)!=="call_expression")return false;const around2=t.parent(call);if(around2===void 0||t.type(around2)!==
"call_expression")return false;const[inner2,outer]=[t.first(call,"call_suffix"),t.first(around2,"call_suffix")];if(inner2===void 0||outer===void 0||!t.text(outer).
startsWith("{"))return false;return t.first(inner2,"value_arguments")!==void 0&&t.text(inner2).endsWith(")")}function operandOf(t,call){const[first]=t.named(call);
return isPart(t,first)?t.named(first)[0]:first}function suffixesOf(t,call){const[first]=t.named(call);return[...isPart(t,first)?t.each(first,"call_suffix"):[],...t.
each(call,"call_suffix")]}var closuresIn=(t,call)=>suffixesOf(t,call).flatMap(suffix=>t.each(suffix,"lambda_literal"));function callAround(t,suffix){const call=suffix===
void 0||t.type(suffix)!=="call_suffix"?void 0:t.parent(suffix);return isPart(t,call)?t.parent(call):call}function argumentsIn3(t,call){return suffixesOf(t,call).
flatMap(suffix=>{const list=t.first(suffix,"value_arguments");return list===void 0?[]:t.each(list,"value_argument")}).flatMap(one=>{const value=t.field(one,"val\
ue");const label=t.first(one,"value_argument_label");return value===void 0?[]:[{value,label:label===void 0?void 0:t.text(label)}]})}function placeOf4(t,value){const argument2=t.
parent(value);const isInside=argument2!==void 0&&t.type(argument2)==="value_argument";const list=isInside?t.parent(argument2):void 0;const suffix=isInside?list===
void 0?void 0:t.parent(list):argument2;const call=callAround(t,suffix);if(suffix===void 0||call===void 0)return void 0;const given5=t.first(suffix,"value_argume\
nts");const before3=isInside&&given5!==void 0?t.each(given5,"value_argument"):[];const count=argumentsOf7(t,call)??0;if(isInside){const label2=t.first(argument2,
"value_argument_label");const index2=before3.indexOf(argument2);return{call,at:{index:index2,count,...label2===void 0?{}:{label:t.text(label2)}}}}const label=t.
fieldOf(value)===""?t.previous(value):void 0;const isLabelled=label!==void 0&&t.type(label)==="simple_identifier";const index=argumentsIn3(t,call).length+t.each(
suffix,"lambda_literal").indexOf(value);return{call,at:{index,count,...isLabelled?{label:t.text(label)}:{}}}}var memberOf2=(t,access)=>{const suffix=t.first(access,
"navigation_suffix");return suffix===void 0?void 0:t.first(suffix,"simple_identifier")};var bare2=(t,node)=>node!==void 0&&t.type(node)==="prefix_expression"?t.
field(node,"target")??node:node;var targetOf2=(t,access)=>bare2(t,t.field(access,"target"));var callee=(t,call)=>{const operand2=operandOf(t,call);const first=bare2(
t,operand2);const suffix=t.named(call)[1];if(suffix!==void 0&&t.text(suffix).startsWith("["))return void 0;if(first===void 0)return void 0;if(t.type(first)==="s\
imple_identifier"&&first===operand2)return first;if(t.type(first)==="simple_identifier")return/^\./.test(t.text(operand2))?void 0:first;return t.type(first)==="\
navigation_expression"?memberOf2(t,first):void 0};var supertypes3=(t,node)=>t.each(node,"inheritance_specifier").flatMap(one=>t.first(one,"user_type")??[]);var typeParameters3=(t,node)=>t.
each(node,"type_parameters").flatMap(list=>t.each(list,"type_parameter").flatMap(one=>t.first(one,"type_identifier")??[]));function bounds2(t,node){const list=t.
first(node,"type_parameters");const found={};for(const one of list===void 0?[]:t.each(list,"type_parameter")){const[name,bound2]=t.named(one);if(name!==void 0&&
bound2!==void 0)found[t.text(name)]=t.text(bound2).split("&")[0]?.trim()}return found}var bound=(t,node)=>t.each(node,"pattern").flatMap(pattern=>{const inside=bound(
t,pattern);return inside.length>0?inside:t.first(pattern,"simple_identifier")??[]});function conditions(t,node){const children=t.named(node);return children.flatMap(
(child,at)=>{const before3=children[at-1];if(t.type(child)!=="simple_identifier"||t.tree.text[t.tree.start[child]-1]==="."||before3===void 0||t.type(before3)!==
"value_binding_pattern")return[];const after2=children[at+1];const follows=after2===void 0?"":t.tree.text.slice(t.tree.end[child],t.tree.start[after2]);const given5=after2!==
void 0&&/=\s*$/.test(follows)?{given:{node:after2}}:{};return[{name:child,...given5}]})}var isExtension=(t,node)=>t.all(node).some(child=>t.text(child)==="exten\
sion");function isWritten6(t,node){const target=t.parent(node);return target!==void 0&&t.type(target)==="directly_assignable_expression"}function injected(t,property){
const list=t.first(property,"modifiers");const text=list===void 0?"":t.text(list);return/@(?:Environment|Bindable|Query|Dependency|FocusedValue)\(\s*((?:[A-Z]\w*\.)*[A-Z]\w*)\.self\b/.
exec(text)?.[1]}function carried(t,entry,name){const children=t.named(entry);const only=name===void 0?void 0:children[children.indexOf(name)+1];if(only===void 0||
t.type(only)!=="enum_type_parameters")return[];return t.each(only,...TYPES3).map(type2=>{const label=t.previous(type2);const isLabelled=label!==void 0&&t.type(label)===
"simple_identifier";const parameter={name:isLabelled?t.text(label):"_",type:written(t,type2)};if(/^\s*=/.test(t.tree.text.slice(t.tree.end[type2],t.tree.end[only])))
parameter.default="";return{node:type2,name:isLabelled?label:type2,parameter,binds:[]}})}function firstNamed(t,block,name,own){const end=t.tree.after[block];for(let at=block+
1;at<end;at++){if(t.type(at)===own)at=t.tree.after[at]-1;else if(t.type(at)==="simple_identifier"&&t.text(at)===name)return[at]}return[]}function assigned3(t,block,name){
let around2=t.parent(block);while(around2!==void 0&&!/declaration$/.test(t.type(around2)))around2=t.parent(around2);const type2=around2===void 0?void 0:typeOf2(
t,around2);const given5=t.first(block,"simple_identifier");return(given5===void 0?firstNamed(t,block,name,"lambda_literal"):[given5]).map(one=>({name:one,...type2===
void 0?{}:{type:type2}}))}function accessors(t,property){const computed=t.first(property,"computed_property");if(computed===void 0)return t.first(property,"will\
set_didset_block")===void 0?[]:["write"];return t.first(computed,"computed_setter","computed_modify")===void 0?["read"]:["read","write"]}function namesInit(t,initializer){
const end=t.tree.after[initializer];for(let at=initializer+1;at<end;at++){if(t.type(at)!=="navigation_expression"||!/^(super|self)_/.test(t.type(targetOf2(t,at)??
at)))continue;const member=memberOf2(t,at);if(member!==void 0&&t.text(member)==="init")return true}return false}var isMember3=(t,name)=>/\.\s*$/.test(before2(t,name));var before2=({tree},node)=>tree.text.slice(Math.max(0,tree.start[node]-20),tree.start[node]);function isLabel2(t,name){
const parent=t.parent(name);if(parent===void 0||!/^(?:pattern|enum_type_parameters|call_suffix|tuple_expression|tuple_type_item|(?:if|guard|while)_statement)$/.
test(t.type(parent)))return false;const{tree}=t;const next=tree.after[name];const end=next<tree.after[parent]?tree.start[next]:tree.end[parent];return/^\s*:/.test(
tree.text.slice(tree.end[name],end))}var isPatternMember=(t,name)=>{const parent=t.parent(name);return parent!==void 0&&/^(?:pattern|(?:if|guard|while)_statement)$/.
test(t.type(parent))&&isMember3(t,name)};function bindings3(t,nodes,subject,isBound=false){let binds2=isBound;const member=nodes.find(node=>t.type(node)==="simp\
le_identifier"&&isMember3(t,node));const parts=nodes.filter(node=>t.type(node)==="pattern");const type2=nodes.find((node,at)=>at>0&&t.type(node)==="user_type");
const cast=type2===void 0||member!==void 0?{}:{type:written(t,type2)};return nodes.flatMap(node=>{switch(t.type(node)){case"value_binding_pattern":binds2=true;return[];case"\
pattern":{const only=member===void 0||subject===void 0?void 0:boundBy8(t,node,binds2);if(only===void 0||member===void 0||subject===void 0)return bindings3(t,t.named(
node),void 0,binds2).map(one=>({...one,...cast}));const at=placeIn(t,nodes,node,parts);return[{name:only,given:{node:subject,part:{of:t.text(member),at}}}]}case"\
simple_identifier":return binds2&&!isMember3(t,node)&&!isLabel2(t,node)?[{name:node,...subject===void 0||member!==void 0?{}:{given:{node:subject}}}]:[];default:
return[]}})}function boundBy8(t,pattern,isBound){const inside=t.named(pattern);const name=inside.at(-1);const binds2=isBound||inside.some(node=>t.type(node)==="\
value_binding_pattern");return binds2&&inside.length<=2&&name!==void 0&&t.type(name)==="simple_identifier"&&!isMember3(t,name)?name:void 0}function placeIn(t,nodes,part,parts){
const named6=nodes[nodes.indexOf(part)-1];const label=named6!==void 0&&t.type(named6)==="simple_identifier"&&isLabel2(t,named6)?t.text(named6):void 0;return{index:parts.
indexOf(part),count:parts.length,...label===void 0?{}:{label}}}function cases(t,statement){const found=[];let pattern;for(const node of t.all(statement)){const text=t.
type(node);if(text==="case")pattern=[];else if(pattern&&text==="="){found.push({pattern,subject:t.named(statement).find(other=>other>node)});pattern=void 0}else
pattern?.push(node)}return found}var caseBinders=(t,statement)=>cases(t,statement).flatMap(({pattern,subject})=>bindings3(t,pattern,subject));function switchBinders(t,entry){
const around2=t.parent(entry);const subject=around2===void 0?void 0:t.field(around2,"expr");return t.each(entry,"switch_pattern").flatMap(one=>{const pattern=t.
first(one,"pattern");return pattern===void 0?[]:bindings3(t,t.named(pattern),subject)})}function catchBinders(t,block){const pattern=t.first(block,"pattern");if(pattern!==
void 0)return bindings3(t,t.named(pattern));return firstNamed(t,block,"error","catch_block").map(name=>({name}))}var COMPARING=/^XCTAssert(?:Not)?(?:Equal|Identical)$/;function impliedName(t,node){if(node===void 0||t.type(node)!=="prefix_expression")return void 0;const name=t.
field(node,"target");return name!==void 0&&t.type(name)==="simple_identifier"&&isMember3(t,name)?name:void 0}function expected2(t,node){const parent=t.parent(node);
if(parent===void 0)return"unknown";switch(t.type(parent)){case"value_argument":return argument(t,node);case"equality_expression":case"infix_expression":{const left=t.
field(parent,"lhs");const right=t.field(parent,"rhs");if(left===void 0||right===void 0)return"unknown";const operator=t.tree.text.slice(t.tree.end[left],t.tree.
start[right]).trim();if(!/^[=!]==?$/.test(operator))return"unknown";return{node:node===left?operand(t,right,0):operand(t,left,-1)}}case"conjunction_expression":case"\
disjunction_expression":return t.named(parent)[0]===node?expected2(t,parent):"unknown";case"nil_coalescing_expression":{const[first]=t.named(parent);return first===
void 0||first===node?expected2(t,parent):{node:first}}case"array_literal":return{elementOf:expected2(t,parent)};case"dictionary_literal":return t.fieldOf(node)===
"value"?{elementOf:expected2(t,parent),indexed:true}:"unknown";case"ternary_expression":return t.field(parent,"condition")===node?"unknown":expected2(t,parent);case"\
try_expression":case"await_expression":return expected2(t,parent);case"assignment":{const target=t.field(parent,"target");const[assigned4]=target===void 0?[]:t.
named(target);return assigned4===void 0?"unknown":{node:assigned4}}case"property_declaration":return declared2(typeOf2(t,parent));case"function_declaration":case"\
init_declaration":{const parameter=t.previous(node);return declared2(parameter===void 0?void 0:typeOf2(t,parameter))}case"control_transfer_statement":return returned3(
t,parent);case"statements":return t.named(parent).length===1?returned3(t,node):"unknown";default:return"unknown"}}function operand(t,node,at){const inside=/^(?:equality|infix|conjunction|disjunction)_expression$/.
test(t.type(node))?t.named(node).at(at):void 0;return inside===void 0?node:operand(t,inside,at)}function argument(t,value){const place=placeOf4(t,value);if(place===
void 0||t.type(place.call)!=="call_expression")return"unknown";const name=callee(t,place.call);return name!==void 0&&COMPARING.test(t.text(name))?compared2(t,place):
place}function compared2(t,{call,at}){const other=argumentsIn3(t,call)[1-at.index];return other===void 0||at.index>1?"unknown":{node:other.value}}function returned3(t,node){
for(let at=t.parent(node);at!==void 0;at=t.parent(at)){const type2=t.type(at);if(type2==="function_declaration")return declared2(result(t,at));if(type2==="prope\
rty_declaration")return declared2(typeOf2(t,at));if(!/^(?:statements|function_body|computed_(?:property|getter)|control_transfer_statement)$/.test(type2)&&!isBranch(
t,node,type2))return"unknown"}return"unknown"}var isBranch=(t,node,type2)=>t.type(node)==="control_transfer_statement"&&/^(?:if|guard|for|while|repeat_while|do|switch)_statement$|^switch_entry$|^catch_block$/.
test(type2);var declared2=type2=>type2===void 0?"unknown":{type:type2};var OF_ELEMENTS2=/^(?:map|compactMap|mapValues|compactMapValues|flatMap|filter|forEach|first|firstIndex|last|lastIndex|contains|allSatisfy|sorted|sort|min|max|removeAll|drop|prefix|partition|count)$/;
var OF_THE_SAME2=/^(?:lazy|filter|sorted|reversed|shuffled|prefix|suffix|dropFirst|dropLast|drop)$/;var OF_VALUES=/^(?:compactM|m)apValues$/;var TOLD2=[[/^Reduce$/,
["State","Action"]],[/^withDependencies$/,["DependencyValues"]]];var WATCHING=[[/^onChange$/,/^of$/],[/^(?:sheet|fullScreenCover|popover|alert|confirmationDialog|navigationDestination|inspector)$/,
/^(?:item|presenting|for)$/],[/^dropDestination$/,/^for$/]];var OF_TWO2=/^(?:sorted|sort|min|max)$/;var keepsList2=(t,node)=>{const name=t.type(node)==="call_ex\
pression"?callee(t,node):memberOf2(t,node);return name!==void 0&&OF_THE_SAME2.test(t.text(name))};function givenTo2(t,closure,nth,count=1){const place=placeOf4(
t,closure);if(place===void 0)return takenByDeclared2(t,closure,nth);const{call,at}=place;const name=callee(t,call);const called2=name===void 0?"":t.text(name);const elements=elementsOf(
t,call);if(elements!==void 0&&OF_VALUES.test(called2))return{given:{node:elements,element:true,nth:1}};const watched2=watchedBy(t,call,called2);if(watched2)return nth===
0||called2==="onChange"?watched2:{};const type2=TOLD2.find(([names2])=>names2.test(called2))?.[1][nth];if(type2!==void 0)return{type:type2};if(elements===void 0)
return{given:{node:call,argument:{at,nth}}};const isTwo=OF_TWO2.test(called2);const isSplit=!isTwo&&count>1;return isSplit||nth===0||isTwo?{given:{node:elements,
element:true,...isSplit?{nth}:{}}}:{}}function watchedBy(t,call,name){const label=WATCHING.find(([names2])=>names2.test(name))?.[1];const told=label&&argumentsIn3(
t,call).find(one=>one.label!==void 0&&label.test(one.label));if(!told)return void 0;if(told.label!=="for")return{given:{node:told.value}};const type2=/^([A-Z][\w.]*)\.self$/.
exec(t.text(told.value))?.[1];return type2===void 0?void 0:{type:name==="dropDestination"?`Array<${type2}>`:type2}}function takenByDeclared2(t,closure,nth){const around2=t.
parent(closure);const by=around2===void 0||t.type(around2)!=="property_declaration"?void 0:typeOf2(t,around2);return by===void 0?{}:{given:{node:closure,taken:{
by,nth}}}}function elementsOf(t,call){const name=callee(t,call);if(name===void 0)return void 0;if(/^(?:ForEach|List)$/.test(t.text(name)))return firstArgument2(
t,call);return OF_ELEMENTS2.test(t.text(name))?unfiltered2(t,call):void 0}function firstArgument2(t,call){const[first]=argumentsIn3(t,call);return first===void 0||
first.label!==void 0?void 0:first.value}function listOf2(t,node){if(t.type(node)==="navigation_expression")return isElement(t,memberOf2(t,node))?targetOf2(t,node):
void 0;if(t.type(node)!=="call_expression")return void 0;const suffix=t.named(node)[1];const first=operandOf(t,node);if(first===void 0||suffix===void 0)return void 0;
if(t.text(suffix).startsWith("["))return first;return t.type(first)==="navigation_expression"&&isElement(t,memberOf2(t,first))?targetOf2(t,first):void 0}var isElement=(t,name)=>name!==
void 0&&/^(?:first|last|randomElement|popLast|removeFirst|removeLast|remove|min|max)$/.test(t.text(name));function unfiltered2(t,call){const called2=operandOf(t,
call);const target=called2!==void 0&&t.type(called2)==="navigation_expression"?targetOf2(t,called2):void 0;if(target===void 0||t.type(target)!=="call_expression")
return target;const name=callee(t,target);return name!==void 0&&OF_THE_SAME2.test(t.text(name))?unfiltered2(t,target):target}function rootOf(t,node){const type2=t.type(node)==="key_path_expression"?t.first(node,"type_identifier","user_type"):void 0;return type2===void 0?void 0:t.text(
type2)}var isOpen=(t,target)=>t.type(target)==="key_path_expression"&&rootOf(t,target)===void 0;function receiver(t,access){const target=targetOf2(t,access);return target!==
void 0&&isOpen(t,target)?void 0:target}function expectedRoot(t,access){const target=targetOf2(t,access);if(target===void 0||!isOpen(t,target))return void 0;let path=access;
for(let up=t.parent(path);up!==void 0&&targetOf2(t,up)===path;up=t.parent(path))path=up;const around2=t.parent(path);if(around2===void 0)return"unknown";if(t.type(
around2)==="property_declaration")return rootDeclared(typeOf2(t,around2));if(t.type(around2)==="attribute")return ofValues(t.first(around2,"user_type"),t);if(t.
type(around2)!=="value_argument")return"unknown";const place=placeOf4(t,path);const elements=place&&elementsOf(t,place.call);if(elements!==void 0)return{elementOf:{
node:elements}};const feature=place&&ofFeature(t,place);if(feature!==void 0)return{type:feature};const label=t.first(around2,"value_argument_label");if(label===
void 0&&place?.at.index===0)return ofValues(callee(t,place.call),t);return label!==void 0&&t.text(label)==="keyPath"?subscripted(t,around2):"unknown"}function ofFeature(t,{
call,at}){const name=callee(t,call);if(name===void 0||!/^(?:Scope|ifLet|ifCaseLet|forEach)$/.test(t.text(name)))return void 0;if(at.label==="action")return"Acti\
on";if(at.index>0||!argumentsIn3(t,call).some(({label})=>label==="action"))return void 0;return at.label===void 0||at.label==="state"?"State":void 0}var VALUES=[
[/^(?:Environment|environment|transformEnvironment)$/,"EnvironmentValues"],[/^(?:Focused(?:Value|Binding)|focused(?:Scene)?Value)$/,"FocusedValues"],[/^(?:Dependency|dependency|transformDependency)$/,
"DependencyValues"]];function ofValues(name,t){const text=name===void 0?"":t.text(name);const type2=VALUES.find(([names2])=>names2.test(text))?.[1];return type2===
void 0?"unknown":{type:type2}}function injectedBy(t,property){const list=t.first(property,"modifiers");return(list===void 0?[]:t.each(list,"attribute")).map(attribute=>t.
first(attribute,"navigation_expression")).find(path=>path!==void 0&&expectedRoot(t,path)!=="unknown"&&/^\\/.test(t.text(path)))}function rootDeclared(type2){const root=/^\w*KeyPath<\s*([\w.]+)\s*,/.
exec(type2??"")?.[1];return root===void 0?"unknown":{type:root}}function subscripted(t,argument2){const list=t.parent(argument2);const suffix=list===void 0?void 0:
t.parent(list);const call=suffix===void 0?void 0:t.parent(suffix);const[object]=call===void 0?[]:t.named(call);return object===void 0?"unknown":{node:object}}var labels=(t,node)=>parameters9(t,node).map(({node:one,parameter})=>{const external=t.field(one,"external_name");const label=external===void 0?parameter.name:t.
text(external);return`${label}${parameter.variadic?"*":parameter.default===void 0?"":"?"}`});function labelsGiven(t,call){if(argumentsOf7(t,call)===void 0)return void 0;
return[...argumentsIn3(t,call).map(({label})=>label??"_"),...closuresIn(t,call).map(()=>"")]}function expectedOfPattern(t,name){const around2=t.parent(name);if(around2===void 0)return"unknown";return t.type(around2)==="pattern"?matched2(t,around2):inCondition(
t,around2,name).whole}function matched2(t,pattern){const around2=t.parent(pattern);if(around2===void 0)return"unknown";if(t.type(around2)==="switch_pattern")return switched(
t,around2);if(t.type(around2)==="pattern")return partOf(t,pattern,t.named(around2),()=>matched2(t,around2));const{nodes,whole}=inCondition(t,around2,pattern);return partOf(
t,pattern,nodes,()=>whole)}function switched(t,pattern){let around2=pattern;while(around2!==void 0&&t.type(around2)!=="switch_statement")around2=t.parent(around2);
const subject=around2===void 0?void 0:t.field(around2,"expr");return subject===void 0?"unknown":{node:subject}}function inCondition(t,statement,node){const found=/^(?:if|guard|while)_statement$/.
test(t.type(statement))?cases(t,statement).find(({pattern})=>pattern.includes(node)):void 0;return{nodes:found?.pattern??[],whole:found?.subject===void 0?"unkno\
wn":{node:found.subject}}}function partOf(t,part,nodes,whole){const parts=nodes.filter(node=>t.type(node)==="pattern");const member=nodes.find(node=>t.type(node)===
"simple_identifier"&&isMember3(t,node));if(member!==void 0){const type2=nodes.find(node=>t.type(node)==="user_type");const of=type2===void 0?whole():{type:t.text(
type2)};return of==="unknown"?of:{takenBy:t.text(member),of,at:placeIn(t,nodes,part,parts)}}const all2=whole();if(parts.length<2||all2==="unknown")return all2;const nth=parts.
indexOf(part);if(!("node"in all2)||t.type(all2.node)!=="tuple_expression")return{partOf:all2,nth};const value=t.named(all2.node).filter(node=>t.fieldOf(node)===
"value")[nth];return value===void 0?"unknown":{node:value}}var DIRECTIVE=/^[ \t]*#(?:if|elseif|else|endif|warning|error|sourceLocation)\b.*$/gm;var RAW_STRING=/(#{1,5})"(?!"")[^\n]{0,2000}?"\1/g;var REGEX=/#\/[^\n]{0,2000}?\/#/g;
var AVAILABLE=/#(?:un)?available\([^()]{0,300}\)/g;var MACRO=/#(?=[A-Za-z_]\w*\b)/g;var NOTHING=/\(\)(?<=(?:[\w>]\(|[(,]\s{0,20}\w{1,40}: ?)\(\))(?=\s{0,20}[,)])|\(\)(?<=\breturn \(\))(?=\s{0,20}[}\n])/g;
var ISOLATION=/\bnonisolated\((?:unsafe|nonsending)\)/g;var THROWN=/\bthrows(?<=\bdo[ \t]{1,20}throws)\([^()\n]{1,200}\)|(?<=\bthrows)\([^()\n]{1,200}\)/g;var AWAITED=/\bawait(?<!(?:\.|\b(?:func|for(?:[ \t]+try)?)[ \t]+)await)(?=\s+[\w(!])/g;
var OWNERSHIP=/\b(?:sending|isolated|consume|copy|unsafe|__owned|__shared)(?<=(?:[:=>]|\b(?:return|switch|inout|consuming|borrowing|for))\s{0,20}\w+)(?=[ \t]+[\w@(])/g;
var PREFIX=/\b(?:sending|isolated|consume|copy|unsafe)(?<=[(,]\s{0,20}\w+)(?=[ \t]+\w+\b(?!\s*:))|\b(?:isolated(?=[ \t]+deinit\b)|discard(?=[ \t]+self\b))/g;var RAW_NAME=/`[^`\n"\\]{1,200}`/g;
var DOLLAR=/(?<=\b_)\$(?=\w)/g;var CONDITION2=/\bwhere\b(?<=\btypealias [^\n={}]{1,200}=[^\n{}]{1,300}where|\btypealias [^\n={}]{1,200}=[^\n{}]{1,300}\n[ \t]*where)[^\n{}]*/g;
var COMPOSED=/\n([ \t]+)&(?=[ \t]+[A-Z(])/g;var asString=text=>`"${"_".repeat(text.length-2)}"`;var readable3=text=>text.replace(DIRECTIVE,blanks).replace(RAW_STRING,
asString).replace(REGEX,asString).replace(AVAILABLE,condition=>"true".padEnd(condition.length)).replace(MACRO," ").replace(NOTHING,"0 ").replace(ISOLATION,blanks).
replace(THROWN,blanks).replace(AWAITED,blanks).replace(OWNERSHIP,blanks).replace(PREFIX,blanks).replace(RAW_NAME,name=>`\`${name.slice(1,-1).replace(new RegExp(
"^\\p{N}|[^\\p{L}\\p{N}_]","gu"),"_")}\``).replace(DOLLAR,"_").replace(CONDITION2,blanks).replace(COMPOSED,"&$1\n");var MEMBERS2={"Dictionary.element":"(key: $0, value: $1)","Dictionary.first":"(key: $0, value: $1)","Dictionary.keys":"Array<$0>","Dictionary.values":"Array<$1>",
"Dictionary.removeValue":"$1","Dictionary.updateValue":"$1","Result.success":"$0","Result.failure":"$1","Result.get":"$0","Optional.some":"$0","Task.value":"$0",
"Binding.wrappedValue":"$0","State.wrappedValue":"$0","AsyncThrowingStream.element":"$0","AnyPublisher.element":"$0","CurrentValueSubject.element":"$0","Current\
ValueSubject.value":"$0","PassthroughSubject.element":"$0","KeyValuePairs.element":"(key: $0, value: $1)"};function shape2(t,node){switch(t.type(node)){case"cal\
l_expression":return ofCall2(t,node);case"navigation_expression":{const suffix=t.first(node,"navigation_suffix");const nth=suffix===void 0?void 0:t.first(suffix,
"integer_literal");const of=targetOf2(t,node);return nth===void 0||of===void 0?void 0:same2({node:of,nth:Number(t.text(nth))})}case"array_literal":{const[first]=t.
named(node);return first===void 0?void 0:{text:"Array<$0>",of:[{node:first}]}}case"dictionary_literal":{const[key,value]=t.named(node);return key===void 0||value===
void 0?void 0:{text:"Dictionary<$0, $1>",of:[{node:key},{node:value}]}}case"tuple_expression":return tuple(t,node);case"ternary_expression":{const one=t.field(node,
"if_true");return one===void 0?void 0:same2({node:one})}case"nil_coalescing_expression":{const one=t.field(node,"value");return one===void 0?void 0:same2({node:one})}case"\
if_statement":case"switch_statement":{const entry=t.type(node)==="if_statement"?node:t.first(node,"switch_entry");const given5=entry===void 0?void 0:givenBy(t,entry);
return given5&&same2(given5)}default:return void 0}}var TOLD3=/(?<!\w)(?:zip|Array|Set|Dictionary|Task|(?:compactM|flatM|m)ap|(?:compactM|m)apValues|enumerated|reduce|decode|decodeIfPresent)$/;
var same2=given5=>({text:"$0",of:[given5]});function givenBy(t,block){const inside=t.first(block,"statements");const last3=inside===void 0?void 0:t.named(inside).
at(-1);if(inside===void 0||last3===void 0)return void 0;const isReturn=t.type(last3)==="control_transfer_statement"&&/^return\b/.test(t.text(last3));const node=isReturn?
t.field(last3,"result"):last3;return node===void 0?void 0:{node,closure:inside}}function tuple(t,node){const parts=t.named(node).filter(part=>t.fieldOf(part)===
"value");if(parts.length<2)return parts[0]===void 0?void 0:same2({node:parts[0]});const fields=parts.map((part,nth)=>{const label=t.previous(part);const isLabelled=label!==
void 0&&t.fieldOf(label)==="name";return isLabelled?`${t.text(label)}: $${nth}`:`$${nth}`});return{text:`(${fields.join(", ")})`,of:parts.map(part=>({node:part}))}}
function ofCall2(t,call){const first=operandOf(t,call);if(first===void 0)return void 0;const end=t.tree.end[first];const[name]=TOLD3.exec(t.tree.text.slice(Math.
max(t.tree.start[first],end-20),end))??[];if(name===void 0)return void 0;if(t.type(first)==="simple_identifier")return ofFunction(t,call,name);const target=t.type(
first)==="navigation_expression"?targetOf2(t,first):void 0;return target===void 0?void 0:ofMethod(t,call,name,target)}function ofFunction(t,call,name){const[one,
other]=argumentsIn3(t,call);switch(name){case"zip":return one===void 0||other===void 0?void 0:{text:"Array<($0, $1)>",of:[one,other].map(({value})=>({node:value,
element:true}))};case"Array":case"Set":return one===void 0||one.label!==void 0||other!==void 0?void 0:{text:"Array<$0>",of:[{node:one.value,element:true}]};case"\
Dictionary":return one?.label==="grouping"?{text:"Dictionary<Any, Array<$0>>",of:[{node:one.value,element:true}]}:one?.label==="uniqueKeysWithValues"?{text:"Dic\
tionary<$0, $1>",of:[0,1].map(nth=>({node:one.value,element:true,nth}))}:void 0;case"Task":{const given5=resultOf(t,call);return given5&&{text:"Task<$0, Error>",
of:[given5]}}default:return void 0}}function ofMethod(t,call,name,target){switch(name){case"map":case"compactMap":{const given5=resultOf(t,call);return given5&&
{text:"Array<$0>",of:[given5]}}case"flatMap":{const given5=resultOf(t,call);return given5&&{text:"Array<$0>",of:[{...given5,element:true}]}}case"mapValues":case"\
compactMapValues":{const given5=resultOf(t,call);return given5&&{text:"Dictionary<Any, $0>",of:[given5]}}case"enumerated":return{text:"Array<(offset: Int, eleme\
nt: $0)>",of:[{node:target,element:true}]};case"reduce":{const[initial]=argumentsIn3(t,call);return initial&&same2({node:initial.value})}case"decode":case"decod\
eIfPresent":{const type2=/^(.*)\.self$/s.exec(t.text(argumentsIn3(t,call)[0]?.value??call))?.[1];return type2===void 0||!/^\[?[A-Z]/.test(type2)?void 0:{text:plainly(
type2),of:[]}}default:return void 0}}var plainly=type2=>type2.replace(/^\[([^:[\]]+)\]$/,"Array<$1>");function resultOf(t,call){const closure=closuresIn(t,call)[0]??
argumentsIn3(t,call)[0]?.value;if(closure===void 0)return void 0;if(t.type(closure)==="navigation_expression")return/^\\/.test(t.text(closure))?{node:closure}:void 0;
if(t.type(closure)!=="lambda_literal")return void 0;return givenBy(t,closure)}var COMMON4=new Set("append compactMap contains count description dropFirst dropLast enumerated filter first firstIndex flatMap forEach hash index insert isEmpt\
y joined keys last lowercased map max min popLast prefix randomElement reduce remove removeAll removeFirst removeLast replacingOccurrences reversed shuffled sor\
t sorted split suffix sum trimmingCharacters uppercased values zip".split(" "));var unquoted=name=>name.replace(/^`(.*)`$/,"$1");function implied(t,closure){const names2=[
"$0","$1"].map(name=>firstNamed(t,closure,name,"lambda_literal"));const count=names2[1]?.length===0?1:2;return names2.flatMap((found,nth)=>found.map(name=>({name,
...givenTo2(t,closure,nth,count)})))}var keyword2=word=>(t,node)=>t.all(node).find(child=>t.text(child)===word);var isAlone=(t,name)=>{const end=t.tree.end[name];
return/^\s*(?:,|else\b)/.test(t.tree.text.slice(end,end+80))};var guarded=(t,node)=>[...conditions(t,node).map(one=>isAlone(t,one.name)?{...one,given:{node:one.
name}}:one),...caseBinders(t,node)].filter(({name})=>t.text(name)!=="self");var lastGuards=new WeakMap;function guardOf(t,node){const last3=lastGuards.get(t.tree);
if(last3?.node===node)return last3;const{start,end}=t.tree;const otherwise=t.all(node).find(child=>t.text(child)==="else")??node;const guard={node,ends:new Map(
guarded(t,node).map(({name,given:given5})=>[name,end[given5?.node??name]])),hidden:[start[otherwise],end[node]]};lastGuards.set(t.tree,guard);return guard}var swift={
key:"swift",family:"declarative",grammar:"@repomix/tree-sitter-wasms/out/tree-sitter-swift.wasm",revision:14,separator:".",standard:"std:swift",definitions:{class_declaration:{
rename:unquoted,kind:(t,node)=>{const words=t.all(node).map(child=>t.text(child));if(words.includes("extension"))return"impl";return words.includes("struct")?"s\
truct":words.includes("enum")?"enum":"class"},scope:true,name:(t,node)=>{const name=t.field(node,"name");return name!==void 0&&t.type(name)==="user_type"?t.each(
name,"type_identifier").at(-1):name},within:(t,node)=>{const name=t.field(node,"name");const parts=name!==void 0&&isExtension(t,node)?t.text(name).replace(/<.*/s,
"").split("."):[];return parts.length>1?parts.slice(0,-1).join("."):void 0},supertypes:supertypes3,typeParameters:typeParameters3,bounds:bounds2,modifiers:modifiers3,
runs:(t,node)=>t.first(node,"inheritance_specifier")!==void 0&&keyword2("class")(t,node)!==void 0?["inherited"]:[]},protocol_declaration:{rename:unquoted,kind:"\
interface",scope:true,supertypes:supertypes3,typeParameters:typeParameters3,modifiers:modifiers3},function_declaration:{rename:unquoted,kind:"function",memberKind:"\
method",scope:true,typeParameters:typeParameters3,bounds:bounds2,parameters:parameters9,arity:arity3,labels,type:result,modifiers:functionModifiers},protocol_function_declaration:{
rename:unquoted,kind:"method",scope:true,parameters:parameters9,arity:arity3,labels,type:result,modifiers:()=>["abstract"]},init_declaration:{kind:"constructor",
scope:true,name:keyword2("init"),parameters:parameters9,arity:arity3,labels,modifiers:modifiers3,runs:(t,node)=>namesInit(t,node)?[]:["super"]},deinit_declaration:{
kind:"method",scope:true,name:keyword2("deinit")},subscript_declaration:{kind:"method",scope:true,name:keyword2("subscript"),parameters:parameters9,labels,type:result,
modifiers:modifiers3},property_declaration:{rename:unquoted,kind:"variable",memberKind:"property",localInFunction:true,scope:(t,node)=>accessors(t,node).length>
0,runs:accessors,names:bound,type:(t,node)=>typeOf2(t,node)??injected(t,node),value:(t,node)=>t.field(node,"value")??injectedBy(t,node),gives:(t,node,names2)=>{
const value=names2.length<2?void 0:t.field(node,"value");return value===void 0?[]:names2.map((_,nth)=>({node:value,nth}))},modifiers:modifiers3,body:(t,node)=>t.
first(node,"computed_property")},protocol_property_declaration:{rename:unquoted,kind:"property",names:bound,type:typeOf2,modifiers:()=>["abstract"]},guard_statement:{
kind:"variable",localInFunction:true,names:(t,node)=>guarded(t,node).map(({name})=>name),gives:(t,node)=>guarded(t,node).map(({given:given5})=>given5),visible:(t,node,name)=>{
const{ends,hidden}=guardOf(t,node);return{from:Math.max(t.tree.end[name],ends.get(name)??0),hidden}}},enum_entry:{rename:unquoted,kind:"enum_member",names:(t,node)=>t.
each(node,"simple_identifier"),parameters:carried,signature:(t,node)=>t.text(node)},typealias_declaration:{rename:unquoted,kind:"type",name:(t,node)=>t.first(node,
"type_identifier"),typeParameters:typeParameters3,type:(t,node)=>{const type2=t.named(node).at(-1);return type2===void 0?void 0:written(t,type2)},modifiers:modifiers3},
associatedtype_declaration:{kind:"type",name:(t,node)=>t.first(node,"type_identifier")},macro_declaration:{kind:"macro",scope:true,name:(t,node)=>t.first(node,"\
simple_identifier"),parameters:parameters9}},uses:{call_expression:{use:"call",name:(t,node)=>impliedName(t,operandOf(t,node))??callee(t,node),receiver:(t,node)=>{
const first=operandOf(t,node);return first!==void 0&&t.type(first)==="navigation_expression"?targetOf2(t,first):void 0},expected:(t,node)=>impliedName(t,operandOf(
t,node))===void 0?void 0:expected2(t,node),ofType:true,arguments:argumentsOf7,labels:labelsGiven},prefix_expression:{use:"read",name:impliedName,expected:(t,node)=>impliedName(
t,node)===void 0?void 0:expected2(t,node),ofType:true},simple_identifier:{use:"read",name:(t,node)=>isPatternMember(t,node)?node:void 0,receiver:(t,node)=>{const type2=t.
previous(node);return type2!==void 0&&t.type(type2)==="user_type"?type2:void 0},expected:(t,node)=>isPatternMember(t,node)?expectedOfPattern(t,node):void 0,ofType:true},
navigation_expression:{use:(t,node)=>isWritten6(t,node)?"write":"read",name:memberOf2,receiver,expected:expectedRoot},key_path_expression:{use:"type",name:(t,node)=>t.
first(node,"type_identifier")},user_type:{use:"type",name:(t,node)=>t.each(node,"type_identifier").at(-1),path:(t,node)=>{const names2=t.each(node,"type_identif\
ier").map(part=>t.text(part));return names2.length>1?names2.slice(0,-1).join("."):void 0}}},reads:["simple_identifier"],writes:isWritten6,hasMember:(t,name)=>new RegExp(
"^[!?]?\\s*\\.\\p{L}","u").test(t.tree.text.slice(t.tree.end[name],t.tree.end[name]+80)),types:[],scopes:{statements:()=>[],if_statement:(t,node)=>[...conditions(
t,node),...caseBinders(t,node)],while_statement:(t,node)=>[...conditions(t,node),...caseBinders(t,node)],for_statement:(t,node)=>{const[name,...more]=bound(t,node);
const held=t.field(node,"collection");if(name===void 0)return[];return[name,...more].map((one,nth)=>{const part=more.length===0?{}:{nth};return held===void 0?{name:one}:
{name:one,given:{node:held,element:true,...part}}})},lambda_literal:(t,node)=>{const list=t.descendant(node,"lambda_function_type_parameters");const inside=t.first(
node,"statements");if(list===void 0||inside!==void 0&&list>inside)return implied(t,node);return t.each(list,"lambda_parameter").flatMap((parameter,nth,{length})=>{
const name=t.field(parameter,"name");const type2=typeOf2(t,parameter);return name===void 0?[]:[{name,...type2===void 0?givenTo2(t,node,nth,length):{type:type2}}]})},
switch_entry:switchBinders,catch_block:catchBinders,computed_property:()=>[],computed_setter:(t,node)=>assigned3(t,node,"newValue"),willset_clause:(t,node)=>assigned3(
t,node,"newValue"),didset_clause:(t,node)=>assigned3(t,node,"oldValue")},label:(t,node)=>{if(t.type(node)==="simple_identifier")return isLabel2(t,node)||t.text(
node)==="self"?{name:node}:void 0;if(t.type(node)==="value_argument_label"){const[name2]=t.named(node);return name2===void 0?void 0:{name:name2}}const name=t.type(
node)==="parameter"?t.field(node,"external_name"):void 0;return name===void 0?void 0:{name}},blockScoped:true,self:["self","Self"],super:/^super$/,elementOf:listOf2,
keeps:keepsList2,subscript:"subscript",shape:shape2,members:MEMBERS2,forwards:/KeyPath<\s*([\w.]+)\s*,/,stands:(t,node)=>/^(?:try|await)_expression$/.test(t.type(
node))||t.type(node)==="optional_chaining_expression"?t.named(node).at(-1):void 0,script:readable3,scriptKeepsPlaces:true,meant:written2=>unquoted(written2).replace(
new RegExp("^\\$(?=\\p{L})","u"),""),comments:["comment","multiline_comment"],begins:"slashes",imports:{import_declaration:(t,node)=>{const path=t.first(node,"i\
dentifier");return path===void 0?[]:[{path:t.text(path),as:t.text(path),node:path}]}},packages:{},common:COMMON4,extends:true,constructs:(t,node)=>{if(t.type(node)===
"as_expression")return typeOf2(t,node);if(t.type(node)==="key_path_expression")return rootOf(t,node);if(t.type(node)==="constructor_expression")return typeOf2(t,
node);if(t.type(node)!=="call_expression")return void 0;const first=operandOf(t,node);return first!==void 0&&/^(?:\w+\.)*[A-Z]\w*$/.test(t.text(first))?t.text(first):
void 0},constructorName:"init",modulesAreFolders:true,global:true,globalValues:true};import{posix as posix5}from"node:path";var CONTAINERS=new Map([["struct_declaration","struct"],["enum_declaration","enum"],["union_declaration","union"],["opaqu\
e_declaration","struct"],["error_set_declaration","enum"]]);function givenTo3(t,node){const type2=t.field(node,"type");const[,...others]=t.named(node);const last3=others.
at(-1);return last3===type2||last3!==void 0&&t.type(last3)==="comment"?void 0:last3}function containerOf(t,node){if(t.type(node)==="variable_declaration"){const value2=givenTo3(
t,node);return value2!==void 0&&CONTAINERS.has(t.type(value2))?value2:void 0}const returns=t.field(node,"type");const body=t.field(node,"body");if(returns===void 0||
body===void 0||t.text(returns)!=="type")return void 0;const statement=t.named(body).findLast(one=>t.type(one)==="expression_statement");const returned4=statement===
void 0?void 0:t.first(statement,"return_expression");const[value]=returned4===void 0?[]:t.named(returned4);return value!==void 0&&CONTAINERS.has(t.type(value))?
value:void 0}function kindOf4(t,node){const container2=containerOf(t,node);if(container2!==void 0)return CONTAINERS.get(t.type(container2));if(t.type(node)==="f\
unction_declaration")return"function";return declares(t,node)==="var"?"variable":"constant"}function namedAround(t,node){for(let at=t.parent(node);at!==void 0;at=
t.parent(at))if(CONTAINERS.has(t.type(at))){for(let outer=t.parent(at);outer!==void 0;outer=t.parent(outer))if(/^(?:variable|function)_declaration$/.test(t.type(
outer)))return containerOf(t,outer)===at?outer:void 0;return void 0}return void 0}var selves=new WeakMap;function selvesOf(t,declaration){const known2=selves.get(
t)??new Map;selves.set(t,known2);const found=known2.get(declaration);if(found)return found;const container2=containerOf(t,declaration);const names2=new Set;for(const one of container2===
void 0?[]:t.each(container2,"variable_declaration")){const[declared4,value]=t.named(one);if(declared4!==void 0&&value!==void 0&&t.text(value)==="@This()")names2.
add(t.text(declared4))}known2.set(declaration,names2);return names2}function typeText3(t,type2){if(type2===void 0)return void 0;const name=t.text(type2).replace(
/^(?:[\w.]*!|\?|\*(?:const\s|align\([^)]*\)\s*|volatile\s)*|const\s)+/,"");const around2=namedAround(t,type2);if(around2===void 0||!(name==="@This()"||selvesOf(
t,around2).has(name)))return name;const own=t.first(around2,"identifier");return own===void 0?name:t.text(own)}function parameters10(t,node){const list=t.field(
node,"parameters")??t.first(node,"parameters");if(list===void 0)return[];return t.each(list,"parameter").flatMap(one=>{const name=t.field(one,"name");if(name===
void 0)return[];const made3={name:t.text(name)};const type2=typeText3(t,t.field(one,"type"));if(type2!==void 0)made3.type=type2;return[{node:one,name,parameter:made3}]})}
function calledBy(t,call){const called2=t.field(call,"function");return called2!==void 0&&t.type(called2)==="error_union_type"?t.field(called2,"ok"):called2}var isPublic2=(t,node)=>/^(?:pub|export)\b/.
test(t.text(node))?["exported"]:[];var declares=(t,node)=>/^(?:pub\s+|export\s+|extern\s+(?:"[^"]*"\s+)?|threadlocal\s+|comptime\s+)*(var|const)\b/.exec(t.text(
node))?.[1];function declared3(t,node){const value=givenTo3(t,node);return t.each(node,"identifier").filter(name=>name!==value&&t.text(name)!=="_")}function selfOfFile(t,node){
if(node===void 0||t.type(node)!=="source_file"||t.first(node,"container_field")===void 0)return void 0;return t.each(node,"variable_declaration").find(one=>{const value=givenTo3(
t,one);return value!==void 0&&t.text(value)==="@This()"})}function imported2(t,node){if(node===void 0)return void 0;const object=t.type(node)==="field_expressio\
n"?t.field(node,"object"):void 0;const name=object===void 0?void 0:t.field(node,"member");if(name!==void 0){const{path:path2,member}=imported2(t,object)??{};return path2===
void 0?void 0:{path:path2,member:[member,t.text(name)].filter(Boolean).join(".")}}if(t.type(node)!=="builtin_function"||!t.text(node).startsWith("@import"))return void 0;
const path=t.descendant(node,"string_content");return path===void 0?void 0:{path}}var payload=(t,node)=>{const list=t.first(node,"payload");return list===void 0?
[]:t.each(list,"identifier").map(name=>({name}))};var WRAPPED=/^(?:(?:null_coercion|dereference|try|unary|catch|await|parenthesized|binary)_expression|error_union_type|struct_initializer)$/;
var zig={key:"zig",family:"declarative",grammar:"@tree-sitter-grammars/tree-sitter-zig/tree-sitter-zig.wasm",revision:3,separator:".",standard:"std:zig",origin:path=>/^(std|builtin)$/.
test(path)?"std:zig":void 0,definitions:{source_file:{kind:"struct",scope:true,name:(t,node)=>{const declaration=selfOfFile(t,node);return declaration===void 0?
void 0:t.first(declaration,"identifier")}},variable_declaration:{kind:kindOf4,scope:true,localInFunction:true,names:(t,node)=>{const isImport=imported2(t,givenTo3(
t,node))!==void 0;return isImport||declares(t,node)===void 0||selfOfFile(t,t.parent(node))===node?[]:declared3(t,node)},type:(t,node)=>typeText3(t,t.field(node,
"type")),value:(t,node)=>containerOf(t,node)===void 0?givenTo3(t,node):void 0,body:(t,node)=>containerOf(t,node),modifiers:isPublic2},function_declaration:{kind:kindOf4,
memberKind:"method",scope:true,parameters:parameters10,type:(t,node)=>containerOf(t,node)===void 0?typeText3(t,t.field(node,"type")):void 0,modifiers:isPublic2},
container_field:{kind:(t,node)=>{const around2=t.parent(node);return around2!==void 0&&t.type(around2)==="enum_declaration"?"enum_member":"property"},type:(t,node)=>typeText3(
t,t.field(node,"type"))},error_set_declaration:{kind:"enum_member",names:(t,node)=>t.each(node,"identifier")}},uses:{call_expression:{use:"call",name:(t,node)=>{
const called2=calledBy(t,node);if(called2===void 0)return void 0;return t.type(called2)==="field_expression"?t.field(called2,"member"):t.type(called2)==="identi\
fier"?called2:void 0},receiver:(t,node)=>{const called2=calledBy(t,node);return called2!==void 0&&t.type(called2)==="field_expression"?t.field(called2,"object"):
void 0}},field_expression:{use:(t,node)=>isWritten7(t,node)?"write":"read",name:(t,node)=>t.field(node,"object")===void 0?void 0:t.field(node,"member"),receiver:(t,node)=>t.
field(node,"object")}},reads:["identifier"],types:[],writes:isWritten7,scopes:{block:()=>[],if_statement:payload,if_expression:payload,else_clause:payload,for_statement:payload,
for_expression:payload,while_statement:payload,while_expression:payload,switch_case:payload,catch_expression:payload,errdefer_statement:payload},stands:(t,node)=>WRAPPED.
test(t.type(node))?t.named(node)[0]:void 0,constructs:(t,node)=>{const type2=t.type(node)==="struct_initializer"?t.named(node)[0]:void 0;return type2===void 0||
t.type(type2)==="call_expression"?void 0:typeText3(t,type2)},label:(t,node)=>{if(t.type(node)==="identifier"&&t.text(node)==="_")return{name:node};const member=t.
type(node)==="field_expression"?t.field(node,"member"):void 0;return member===void 0||t.field(node,"object")!==void 0?void 0:{name:member}},blockScoped:true,wholeNames:true,
importsBareNames:true,typesAreValues:true,fieldsNeedReceiver:true,self:["@This()"],comments:["comment"],begins:"slashes",imports:{variable_declaration:(t,node)=>{
const{path,member}=imported2(t,givenTo3(t,node))??{};const name=t.first(node,"identifier");if(path===void 0||name===void 0)return[];return[{path:t.text(path),as:t.
text(name),node:path,...member===void 0?{}:{member}}]},using_namespace_declaration:(t,node)=>{const{path}=imported2(t,t.first(node,"builtin_function"))??{};return path===
void 0?[]:[{path:t.text(path),node:path}]}},packages:{},moduleOf:path=>path.replace(/\.zig$/,"").replaceAll(".","_").replaceAll("/","."),file:(path,from,paths)=>{
if(!path.endsWith(".zig"))return void 0;const found=posix5.join(posix5.dirname(from),path);return paths.has(found)?found:void 0}};function isWritten7(t,node){const around2=t.
parent(node);if(around2===void 0)return false;if(t.type(around2)==="variable_declaration")return declares(t,around2)===void 0&&t.named(around2)[0]===node;return t.
type(around2)==="assignment_expression"&&t.field(around2,"left")===node}var ALL_RULES=[swift,clojure,cmake,dart,elixir,erlang,fsharp,gleam,graphql,haskell,objectiveC,ocaml,ocamlInterface,julia,r,solidity,lua,zig,bash];export{ALL_RULES};
