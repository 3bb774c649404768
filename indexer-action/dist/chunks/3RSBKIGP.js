import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{Arguments,Class,Classes,DESCRIBES,RUNS_EXAMPLES,USED,callOnFactory,camelized,graphOf,nodeOf,plural,ruby,singular,underscored}from"./JOOJCUZW.js";
import{DeclarativeLinker}from"./TWLW2GJM.js";import"./WH2WOI7X.js";import{unknown}from"./NVOSCRRV.js";import{extractWithRules}from"./MHCMKXIC.js";
import"./KOZT6SL4.js";import{push}from"./IACKWRZ4.js";import"./7A7EYPVI.js";import"./2Z6Z2LD7.js";import"./PYQ6AIYU.js";
import"./WYNVCRUU.js";import"./JD3OYRGZ.js";import"./CCXMQBEG.js";import"./CJJMGL6T.js";import"./XUA4RPE5.js";function encode(answers){const texts=answers.map(one=>one.length===0?"":JSON.stringify(one));const header=4*(texts.length+1);const length=texts.reduce((sum,text)=>sum+
Buffer.byteLength(text),header);const bytes=Buffer.from(new SharedArrayBuffer(length));bytes.writeUInt32LE(texts.length,0);let end=header;for(const[at,text]of texts.
entries()){end+=bytes.write(text,end);bytes.writeUInt32LE(end,4*(at+1))}return new Uint8Array(bytes.buffer,bytes.byteOffset,length)}function decode(encoded,at){
const bytes=bytesOf(encoded,at);return bytes.length===0?[]:JSON.parse(bytes.toString())}var isSame=(one,other,at)=>bytesOf(one,at).equals(bytesOf(other,at));function bytesOf(encoded,at){
const bytes=Buffer.from(encoded.buffer,encoded.byteOffset,encoded.byteLength);const start=at===0?4*(bytes.readUInt32LE(0)+1):bytes.readUInt32LE(4*at);return bytes.
subarray(start,bytes.readUInt32LE(4*(at+1)))}var MOST_USERS=8;var MOST_ROUNDS=4;var Ancestors=class{#flow;#changed=new Set;constructor(flow){this.#flow=flow}start(){for(const one of[...this.#flow.program.classes.
all])this.#hooks(one);this.#users()}extend(made,base){if(made===base||made.superclass===base||this.#flow.program.classes.line(base).includes(made))return;if(made.
superclass===void 0)made.superclass=base;else if(!made.includes.includes(base))made.includes.push(base);else return;this.#changed.add(made)}mix(into,how,module){
if(this.#flow.program.mix(into,how,module))this.#changed.add(into)}settle(){const{program,nodes}=this.#flow;for(let round=0;this.#changed.size>0&&round<MOST_ROUNDS;round++){
const{classes}=program;const changed=new Set(this.#changed);this.#changed.clear();classes.forgetLines();for(const one of changed)this.#hooks(one);this.#users();
const isBelow=memoized(of=>classes.line(of).some(one=>changed.has(one)));const isAffected=value=>value.is!=="block"&&isBelow(value.of);for(const call of this.#flow.
calls){const values=nodes.values(call.receiver);for(let at=0,end=values.length;at<end;at++){const value=values[at];if(isAffected(value))this.#flow.follow(call,value)}}
nodes.solve()}}#hooks(of){for(const module of of.includes)this.#hook(module,"included",of);for(const module of of.prepends)this.#hook(module,"prepended",of);for(const module of of.
extends)this.#hook(module,"extended",of);if(of.superclass)this.#hook(of.superclass,"inherited",of)}#hook(ancestor,name,of){const{program,nodes,values}=this.#flow;
const on=values.class(ancestor);for(const method of program.classes.ownMethod(ancestor,name)){const given=program.node();nodes.add(given,values.class(of));nodes.
add(method.self,on);this.#flow.arguments.pass([given],method.parameters)}}#users(){const{program,nodes,values}=this.#flow;const{classes}=program;const users=new Map;
const use=(module,value)=>{const known=users.get(module);if(!known)users.set(module,[value]);else if(known.length<MOST_USERS)known.push(value)};for(const one of[
...classes.all]){if(one.isModule||one===classes.object)continue;const above=new Set(classes.line(one.superclass??classes.object));for(const each2 of classes.line(
one))if(each2.isModule&&!above.has(each2))use(each2,values.object(one));for(const module of one.extends)use(module,values.class(one))}for(const{scope,owner,isStatic,
self}of program.places())if(scope.kind==="method"&&owner.isModule&&!isStatic)for(const value of users.get(owner)??[])nodes.add(self,value)}};function memoized(isSo){
const known=new Map;return of=>{let so=known.get(of);if(so===void 0){so=isSo(of);known.set(of,so)}return so}}var names=text=>new Set(text.trim().split(/\s+/));var SAME_LIST=names(`
  each each_entry each_with_index each_index reverse_each cycle map! collect! select select! filter filter! reject reject! sort sort!
  sort_by sort_by! delete_if keep_if uniq uniq! reverse reverse! compact compact! flatten flatten! shuffle rotate dup clone to_a to_ary
  to_set entries take drop take_while drop_while lazy force freeze + - | & * concat push << append unshift prepend insert add fill replace
  difference union intersection slice! merge`);var ADDS=names("push << append unshift prepend insert add fill");var MAPS=names("map collect flat_map collect_con\
cat filter_map with_index each_with_index");var ELEMENT=names(`
  first last [] at fetch pop shift sample min max min_by max_by find detect dig delete delete_at slice values_at sum next peek`);var ASKS=names("any? all? none?\
 one? include? member? empty? count index find_index size length");function callOnList(flow,call,value,element){const{name,args,result}=call;const made=()=>partsOf(
flow,call);const hasBlock=call.block!==void 0||args.some(arg=>Array.isArray(arg)&&arg[0]==="&");if(MAPS.has(name)&&hasBlock){flow.nodes.add(result,made().list);
flow.blocks(call,block=>{const given=flow.program.node();flow.run(block,[element],given,call);if(/flat|concat/.test(name))flow.elements(given,inner=>flow.nodes.
edge(inner,made().element));else flow.nodes.edge(given,made().element)});if(name==="each_with_index"||name==="with_index")flow.nodes.add(result,value);return true}
if(SAME_LIST.has(name)||MAPS.has(name)){flow.nodes.add(result,value);flow.blocks(call,block=>flow.run(block,[element],-1,call));if(ADDS.has(name))for(const arg of args)
flow.nodes.edge(nodeOf(arg),element);else for(const arg of args)flow.elements(nodeOf(arg),other=>flow.nodes.edge(other,element));if(name==="flatten")flow.elements(
element,inner=>{flow.nodes.edge(inner,made().element);flow.nodes.add(result,made().list)});return true}if(ELEMENT.has(name)){flow.nodes.edge(element,result);flow.
blocks(call,block=>flow.run(block,[element],name==="fetch"?result:-1,call));if(/^(\[\]|slice|first|last)$/.test(name))flow.nodes.watch(nodeOf(args[0]),index=>{if(index.
is==="object"&&(index.of.name==="Range"||/^(first|last)$/.test(name)))flow.nodes.add(result,value)});if(args.length===2&&name==="[]")flow.nodes.add(result,value);
return true}switch(name){case"[]=":case"store":flow.nodes.edge(nodeOf(args.at(-1)),element);return true;case"each_with_object":case"with_object":flow.nodes.edge(
nodeOf(args[0]),result);flow.blocks(call,block=>flow.run(block,[element,nodeOf(args[0])],-1,call));return true;case"inject":case"reduce":flow.nodes.edge(nodeOf(
args[0]),result);if(args.length===0)flow.nodes.edge(element,result);flow.blocks(call,block=>flow.run(block,[result,element],result,call));return true;case"each_\
slice":case"each_cons":flow.nodes.add(result,value);flow.nodes.edge(element,made().element);flow.nodes.add(made().key,made().list);flow.blocks(call,block=>flow.
run(block,[made().key],-1,call));return true;case"group_by":case"index_by":case"to_h":{const parts2=made();flow.nodes.add(result,parts2.table);if(name==="group_\
by"){flow.nodes.edge(element,parts2.element);flow.nodes.add(parts2.value,parts2.list)}else flow.nodes.edge(element,parts2.value);flow.blocks(call,block=>flow.run(
block,[element],parts2.key,call));return true}case"partition":case"zip":case"product":case"transpose":case"combination":flow.nodes.add(result,made().list);flow.
nodes.add(made().element,value);flow.blocks(call,block=>flow.run(block,[element],-1,call));return true;default:if(!ASKS.has(name))return false;flow.blocks(call,
block=>flow.run(block,[element],-1,call));return true}}function callOnTable(flow,call,table){const{name,args,result}=call;const made=()=>partsOf(flow,call);const{
key,value}=table;const each2=given=>{flow.blocks(call,block=>{const plain=block.is==="block"?(block.place.scope.parameters??[]).filter(([how])=>how==="").length:
1;flow.run(block,plain>1?[key,value]:[pairOf(flow,table)],given,call)})};switch(name){case"[]":case"fetch":case"dig":case"delete":flow.nodes.edge(value,result);
flow.nodes.edge(nodeOf(args[1]),result);flow.blocks(call,block=>flow.run(block,args,result,call));return true;case"[]=":case"store":flow.nodes.edge(nodeOf(args[0]),
key);flow.nodes.edge(nodeOf(args[1]),value);return true;case"values":case"values_at":case"fetch_values":flow.nodes.edge(value,made().element);flow.nodes.add(result,
made().list);return true;case"keys":flow.nodes.edge(key,made().element);flow.nodes.add(result,made().list);return true;case"each_value":case"each_key":flow.nodes.
add(result,table);flow.blocks(call,block=>flow.run(block,[name==="each_key"?key:value],-1,call));return true;case"transform_values":flow.nodes.add(result,made().
table);flow.nodes.edge(key,made().key);flow.blocks(call,block=>flow.run(block,[value],made().value,call));return true;case"map":case"collect":case"flat_map":case"\
filter_map":flow.nodes.add(result,made().list);each2(made().element);return true;case"to_a":case"sort":case"sort_by":case"min_by":case"max_by":case"find":case"d\
etect":case"first":each2(-1);if(/^(to_a|sort|sort_by)$/.test(name)){flow.nodes.edge(pairOf(flow,table),made().element);flow.nodes.add(result,made().list)}else flow.
nodes.edge(pairOf(flow,table),result);return true;case"each_with_object":flow.nodes.edge(nodeOf(args[0]),result);flow.blocks(call,block=>flow.run(block,[pairOf(
flow,table),nodeOf(args[0])],-1,call));return true;case"inject":case"reduce":flow.nodes.edge(nodeOf(args[0]),result);flow.blocks(call,block=>flow.run(block,[result,
pairOf(flow,table)],result,call));return true;case"merge":case"merge!":case"update":case"replace":case"reverse_merge":flow.nodes.add(result,table);for(const arg of args)
flow.nodes.watch(nodeOf(arg),other=>{if(other.is!=="table")return;flow.nodes.edge(other.key,key);flow.nodes.edge(other.value,value)});return true;case"each":case"\
each_pair":case"select":case"filter":case"reject":case"delete_if":case"keep_if":case"any?":case"all?":case"none?":case"count":case"sum":case"each_with_index":case"\
to_h":case"compact":case"slice":case"except":each2(-1);if(!name.endsWith("?"))flow.nodes.add(result,table);return true;default:return false}}function callOnEnumerable(flow,call,value){
if(value.is!=="object")return false;const{classes}=flow.program;if(flow.isListLike(value.of))return callOnList(flow,call,value,flow.heldBy(value));if(!(MAPS.has(
call.name)||SAME_LIST.has(call.name)||ELEMENT.has(call.name)||ASKS.has(call.name)))return false;if(/^(dup|clone|freeze|\[\]|delete|<<|each)$/.test(call.name))return false;
if(!classes.line(value.of).some(({name})=>name==="Enumerable"))return false;const held=flow.heldBy(value);if(held===void 0)return false;return callOnList(flow,call,
flow.values.list(held),held)}var parts=new WeakMap;function partsOf(flow,call){let known=parts.get(call);if(!known){const{program}=flow;const[element,key,value]=[
program.node(),program.node(),program.node()];known={element,key,value,list:flow.values.list(element),table:flow.values.table(key,value)};parts.set(call,known)}
return known}function pairOf(flow,table){const known=partsOf(flow,table);flow.nodes.edge(table.key,known.element);flow.nodes.edge(table.value,known.element);flow.
nodes.add(known.value,known.list);return known.value}var ONE=/^(find|find_by!?|find_by_\w+!?|find_or_(create|initialize)_by!?|first!?|last!?|take!?|sole|second|third|create!?|build|create_or_find_by!?)$/;var FINDS_BY=/^find_by_(\w+)!?$/;
var RELATION=/^(all|where|not|rewhere|order|reorder|includes|preload|eager_load|joins|left_joins|left_outer_joins|limit|offset|group|having|distinct|unscoped|lock|readonly|references|select|merge|or|none|find_each|find_in_batches|in_batches)$/;
var BASE=/^(ActiveRecord::Base|ApplicationRecord)$/;var isRecord=(classes,of)=>classes.line(of).some(({name})=>BASE.test(name));function callOnModel(flow,call,value){
if(!isRecord(flow.program.classes,value.of)||!(ONE.test(call.name)||RELATION.test(call.name)))return false;query(flow,call,flow.values.relation(flow.recordsOf(value.
of)));foundBy(flow,call,value.of);return true}function callOnRelation(flow,call,value){if(value.of.name!=="ActiveRecord::Relation")return false;if(ONE.test(call.
name)||RELATION.test(call.name)||call.name==="new"){query(flow,call,value);if(FINDS_BY.test(call.name))flow.nodes.watch(value.element,record=>{if(record.is==="o\
bject")foundBy(flow,call,record.of)});return true}flow.nodes.watch(value.element,record=>{if(record.is!=="object"||!isRecord(flow.program.classes,record.of))return;
const model=flow.values.class(record.of);for(const method of flow.found(model,call.name,call.place))flow.enter(call,method,model)});return false}function foundBy({
program},call,model){const[,name]=FINDS_BY.exec(call.name)??[];for(const method of name===void 0?[]:program.classes.method(model,`${name}=`))if(!call.methods.includes(
method))call.methods.push(method)}function query(flow,call,relation){if(RELATION.test(call.name))flow.nodes.add(call.result,relation);else flow.nodes.edge(relation.
element,call.result);flow.blocks(call,block=>flow.run(block,[relation.element],-1,call))}function callOnFixture(flow,{name,args,result,isExplicit,place}){if(isExplicit||!/(^|\/)(test|spec)\//.test(place.path)||args.length===0)return false;const model=flow.
program.classes.constant(camelized(singular(name)),[]);if(!(model instanceof Class)||singular(name)===name||!isRecord(flow.program.classes,model))return false;flow.
nodes.watch(nodeOf(args[0]),value=>{if(value.is==="symbol")flow.nodes.add(result,flow.values.guessed(model))});return true}var JOB=/^(ActiveJob::Base|ApplicationJob|Sidekiq::(Job|Worker|IterableJob))$/;var MAILER=/^(ActionMailer::Base|ApplicationMailer)$/;var PERFORMS=/^perform_(later|now|async|sync|inline|bulk|(in|at))$/;
function callOnMade(flow,call,value){const line=flow.program.classes.line(value.of);const isJob=line.some(({name})=>JOB.test(name));if(!isJob&&!line.some(({name})=>MAILER.
test(name)))return false;const object=flow.values.object(value.of);if(call.name===(isJob?"set":"with")){flow.nodes.add(call.result,isJob?value:object);return true}
const performs=PERFORMS.exec(call.name);if(isJob&&!performs)return false;const args=performs?.[1]==="bulk"?[]:performs?.[2]===void 0?call.args:call.args.slice(1);
const methods=flow.found(object,isJob?"perform":call.name,call.place);const result=performs?.[1]==="now"?call.result:-1;for(const method of methods)flow.enter({
...call,args,result},method,object);return methods.length>0}var ASKS2=/^(authorize!?|allowed_to\?|policy|policy_scope)$/;function callOnPolicy(flow,call){const{name,args,result,place}=call;if(call.isExplicit||args.length===
0||!ASKS2.test(name))return false;const isAsked=name==="allowed_to?";const record=args[isAsked?1:0];const question=isAsked?args[0]:keyword(args,"to")??args[1];if(name.
startsWith("authorize"))flow.nodes.edge(nodeOf(record),result);flow.nodes.watch(nodeOf(record),value=>{const policy=policyOf(flow,value);if(!policy)return;const made=name===
"policy_scope"?scopeOf(flow,policy):policy;if(!made)return;const object=flow.values.object(made);for(const method of flow.found(object,"initialize",place))flow.
enter({...call,args:[-1,nodeOf(record)],result:-1,methods:[]},method,object);const ask=text=>{const gives=name==="policy_scope"?result:-1;for(const method of flow.
found(object,text,place))flow.enter({...call,args:[],result:gives},method,object)};if(name==="policy")flow.nodes.add(result,object);else if(name==="policy_scope")
ask("resolve");else if(question===void 0||Array.isArray(question))ask(`${actionAround(place)??""}?`);else flow.nodes.watch(question,asked=>{if(asked.is==="symbo\
l"&&!asked.isStart)ask(asked.text)})});return true}function keyword(args,name){const found=args.find(arg=>Array.isArray(arg)&&arg[0]===name);return Array.isArray(
found)?found[1]:void 0}function policyOf({program},value){const named=value.is==="symbol"?camelized(value.text):value.is==="object"||value.is==="class"?value.of.
name:void 0;const found=named===void 0||named===""?void 0:program.classes.constant(`${named}Policy`,[]);return found instanceof Class?found:void 0}function scopeOf({
program},policy){const found=program.classes.constant(`${policy.name}::Scope`,[]);return found instanceof Class?found:void 0}function actionAround(place){for(let at=place;at;at=
at.parent)if(at.scope.kind==="method")return at.scope.name;return void 0}function callCore(flow,call,value){switch(value.is){case"block":case"method":if(RUNS.test(call.name))flow.run(value,call.args,call.result,call);else if(/^(to_proc|curry|lambda\?|unbind|bind)$/.
test(call.name))flow.nodes.add(call.result,value);else onAnything(flow,call,value);return;case"class":onClass(flow,call,value);return;case"list":if(!callOnRelation(
flow,call,value)&&!callOnList(flow,call,value,value.element))onAnything(flow,call,value);return;case"table":if(!callOnTable(flow,call,value))onAnything(flow,call,
value);return;default:if(!(callOnComparable(flow,call,value)||callOnEnumerable(flow,call,value)))onAnything(flow,call,value)}}var COMPARES=/^([<>]=?|==|between\?|clamp)$/;
function callOnComparable(flow,call,value){if(!COMPARES.test(call.name)||value.is!=="object")return false;if(!flow.program.classes.line(value.of).some(({name})=>name===
"Comparable"))return false;const methods=flow.found(value,"<=>",call.place);for(const method of methods)flow.enter({...call,result:-1},method,value);if(methods.
length>0&&call.name==="clamp"){flow.nodes.add(call.result,value);for(const bound of call.args)flow.nodes.edge(nodeOf(bound),call.result)}return methods.length>0}
var RUNS=/^(call|\(\)|yield|\[\]|===)$/;var GIVES_TEXT=/^(to_s|inspect|join|pack|name|to_str|upcase|downcase|strip|capitalize|chomp|sub|gsub)$/;function onClass(flow,call,value){
if(callOnModel(flow,call,value)||callOnMade(flow,call,value))return;const{name,result,args}=call;const{classes}=flow.program;if(name.startsWith("::")){const found=classes.
constant(name.slice(2),[value.of]);if(typeof found==="number")flow.nodes.edge(found,result);else if(found)flow.nodes.add(result,flow.values.class(found));return}
switch(name){case"new":construct(flow,call,value);return;case"allocate":case"any_instance":flow.nodes.add(result,flow.values.object(value.of));return;case"insta\
nce":if(classes.line(value.of).some(one=>one.name==="Singleton"))flow.nodes.add(result,flow.values.object(value.of));return;case"define_method":flow.blocks(call,
block=>{if(block.is==="block")flow.nodes.add(block.place.self,flow.values.object(value.of))});return;case"configure":if(value.of.name!=="RSpec")return;flow.nodes.
add(partsOf(flow,call).element,flow.values.class(flow.program.examplesOf(call.place.path)));flow.blocks(call,block=>flow.run(block,[partsOf(flow,call).element],
-1,call));return;case"superclass":if(value.of.superclass)flow.nodes.add(result,flow.values.class(value.of.superclass));return;case"instance_method":symbols(flow,
args[0],text=>{for(const method of classes.method(value.of,text))flow.nodes.add(result,flow.values.method(method,flow.values.object(value.of)))});return;case"cl\
ass_eval":case"module_eval":case"class_exec":case"module_exec":flow.blocks(call,block=>flow.run(block,args,result,call,call.receiver));return;case"include":case"\
extend":case"prepend":for(const arg of args)flow.nodes.watch(nodeOf(arg),module=>{if(module.is==="class")flow.ancestors.mix(value.of,name,module.of)});return;case"\
[]":if(/^(Set|Array|Hash)$/.test(value.of.name))construct(flow,call,value);return;default:if(!callOnCurrent(flow,call,value))onAnything(flow,call,value)}}function callOnCurrent(flow,call,value){
if(!flow.program.classes.line(value.of).some(({name})=>name==="ActiveSupport::CurrentAttributes"))return false;const current=flow.values.object(value.of);const methods=flow.
found(current,call.name,call.place);for(const method of methods)flow.enter(call,method,current);return methods.length>0}function construct(flow,call,value){const{
args,result}=call;switch(value.of.name){case"Proc":flow.blocks(call,block=>flow.nodes.add(result,block));return;case"Array":case"Set":{const made=partsOf(flow,call);
flow.nodes.add(result,made.list);for(const arg of args)flow.elements(nodeOf(arg),element=>flow.nodes.edge(element,made.element));if(call.name==="[]")for(const arg of args)
flow.nodes.edge(nodeOf(arg),made.element);else flow.nodes.edge(nodeOf(args[1]),made.element);flow.blocks(call,block=>flow.run(block,[],made.element,call));return}case"\
Hash":{const made=partsOf(flow,call);flow.nodes.add(result,made.table);flow.nodes.edge(nodeOf(args[0]),made.value);flow.blocks(call,block=>flow.run(block,[result,
made.key],made.value,call));return}}const object=value.of.isModule?value:flow.values.object(value.of);flow.nodes.add(result,object);if(object.is==="class")return;
for(const method of flow.found(object,"initialize",call.place))flow.enter(call,method,object)}function onAnything(flow,call,value){const{name,args,result,receiver}=call;
switch(name){case"dup":case"clone":flow.nodes.add(result,value);if(value.is!=="object")return;for(const copies of["initialize_copy",`initialize_${name}`])for(const method of flow.
found(value,copies,call.place))flow.enter({...call,args:[receiver]},method,value);return;case"tap":case"freeze":case"itself":case"to_enum":case"extend":case"+@":case"\
deep_dup":case"reload":flow.nodes.add(result,value);flow.blocks(call,block=>flow.run(block,[receiver],-1,call));return;case"then":case"yield_self":flow.blocks(call,
block=>flow.run(block,[receiver],result,call));return;case"with":if(value.is==="object"&&value.of.isInside)flow.nodes.add(result,value);return;case"class":case"\
singleton_class":if(value.is==="object"||value.is==="list"||value.is==="table")flow.nodes.add(result,flow.values.class(value.of));else if(value.is==="class")flow.
nodes.add(result,name==="class"?flow.values.class(flow.program.classes.core("Class")):value);return;case"send":case"__send__":case"public_send":case"try":symbols(
flow,args[0],(text,isStart)=>{for(const each2 of isStart?namesThatBegin(flow,value,text):[text])flow.callByName(call,each2,value)});return;case"method":symbols(
flow,args[0],text=>{for(const method of flow.found(value,text,call.place))flow.nodes.add(result,flow.values.method(method,value))});return;case"instance_eval":case"\
instance_exec":flow.blocks(call,block=>flow.run(block,args.length>0?args:[receiver],result,call,receiver));return;case"instance_variable_get":case"instance_vari\
able_set":if(value.is!=="object")return;symbols(flow,args[0],(text,isStart)=>{if(isStart)return;const variable=flow.program.variableOf(value.of,text,false);if(name.
endsWith("get"))flow.nodes.edge(variable,result);else flow.nodes.edge(nodeOf(args[1]),variable)});return;case"lambda":case"proc":flow.blocks(call,block=>flow.nodes.
add(result,block));return;case"loop":case"catch":flow.blocks(call,block=>flow.run(block,[],result,call));return;case"Array":flow.nodes.edge(nodeOf(args[0]),result);
return;case"raise":return;case"assert_raises":case"assert_raise":case"raise_error":{const raised=flow.program.node();for(const arg of args)flow.nodes.watch(nodeOf(
arg),of=>{if(of.is==="class")flow.nodes.add(raised,flow.values.object(of.of))});if(name!=="raise_error")flow.nodes.edge(raised,result);else flow.blocks(call,block=>flow.
run(block,[raised],-1,call));return}}if(callOnFactory(flow,call)||callOnFixture(flow,call)||callOnPolicy(flow,call))return;if(call.isExplicit&&GIVES_TEXT.test(name))
flow.nodes.add(result,flow.values.literal("String"));else if(/^(split|lines|chars|scan)$/.test(name)&&value.is==="object"&&value.of.name==="String"){const made=partsOf(
flow,call);flow.nodes.add(made.element,flow.values.literal("String"));flow.nodes.add(result,made.list)}else if(/^(to_sym|intern)$/.test(name))flow.nodes.add(result,
flow.values.literal("Symbol"))}function symbols(flow,arg,then){flow.nodes.watch(nodeOf(arg),value=>{if(value.is==="symbol")then(value.text,value.isStart===true)})}
var MOST_NAMES=200;function namesThatBegin(flow,value,start){if(value.is!=="object")return[];const found=flow.program.classes.line(value.of).flatMap(one=>[...one.
methods.keys()].filter(name=>name.startsWith(start)));return found.length>MOST_NAMES?[]:[...new Set(found)]}var NAMES=`
abort_on_exception abort_on_exception= absolute? absolute_path absolute_path? add_trace_func advise alias_method
alive? allbits? allocate ancestors anybits? append ascend ascii_compatible? ascii_only? asctime at_exit
attr_accessor attr_reader attr_writer auto_compact auto_compact= autoclose= autoclose? autoload autoload? backtrace
backtrace_locations basename between? bind_call binding binmode binmode? binread binwrite birthtime bit_length
blksize block_given? blockdev? blocking? blocks broadcast bsearch bsearch_index bytesize byteslice caller
caller_locations capitalize capitalize! captures casecmp casecmp? casefold? center chardev? children chomp! chroot
chunk_while class_eval class_exec class_variable_defined? class_variable_get class_variable_set class_variables
classify cleanpath clock_getres clock_gettime close! close_on_exec= close_on_exec? close_read close_write closed?
closed_read? closed_write? codepoints coerce collect collect! collect_concat combination compact compact!
compare_by_identity compare_by_identity? concat conjugate const_defined? const_get const_missing const_set
const_source_location constants copy_stream coredump? corrections cover? cwyear daemon day_fraction deconstruct
deconstruct_keys default default= default_proc default_proc= define_method define_singleton_method delete delete!
delete? delete_at delete_if delete_prefix delete_prefix! delete_suffix delete_suffix! denominator deprecate_constant
descend detach detect dev_major dev_minor difference digits directory? dirname disable disjoint? display divide
divmod downcase downcase! downto drop_while dummy? each_byte each_char each_child each_codepoint each_cons
each_entry each_filename each_grapheme_cluster each_index each_key each_line each_pair each_slice each_value
each_with_index each_with_object empty? enable encode encode! encoding end_with? england entries enum_for equal?
except exception exclude_end? executable? executable_real? exist? exists? exited? exitstatus expand_path extend
external_encoding extname fdatasync fetch_values fileno filter filter! filter_map find_all find_index finite?
fixed_encoding? flat_map flatten flatten! flatten_merge fnmatch fnmatch? for_fd force_encoding foreach format freeze
friday? frozen? full_message gcdlcm gem_original_require getbyte getlocal getpgid getpgrp getpriority getrlimit
getsid getutc global_variables gmt_offset gmtime gmtoff grapheme_clusters gregorian gregorian? grep_v group_by
groups groups= grpowned? has_key? has_value? httpdate id2name identical? imaginary include include? included_modules
infinite? initgroups initialize initialize_clone initialize_copy initialize_dup inject insert inspect instance_eval
instance_exec instance_method instance_methods instance_of? instance_variable_defined? instance_variable_get
instance_variable_set instance_variables integer? intern internal_encoding intersect? intersection invert isatty
iso8601 iterator? itself jisx0301 julian julian? keep_if kind_of? lambda lambda? last_status latest_compact_info
latest_gc_info lchmod lchown length lgamma lineno lineno= local_variable_defined? local_variable_get
local_variable_set local_variables localtime locked? lstrip lstrip! lutime magnitude make_link make_symlink
marshal_dump marshal_load match? match_length max_by maxgroups maxgroups= measure_total_time measure_total_time=
member? members merge! message method method_defined? method_missing methods min_by minmax minmax_by minute mkfifo
mkpath mktime mktmpdir module_eval module_exec modulo monday? mountpoint? named_captures native_thread_id negative?
new_offset new_start next_day next_float next_month next_values next_year nobits? nonzero? num_waiting numerator
object_id offset opendir options original_message original_name owned? parameters parent partition pathconf
peek_values pending_interrupt? permutation positive? post_match pre_match prepend pretty_print pretty_print_cycle
prev_day prev_float prev_month prev_year printf priority priority= private? private_class_method private_constant
private_instance_methods private_method_defined? private_methods product proper_subset? proper_superset? protected?
protected_instance_methods protected_method_defined? protected_methods public? public_class_method public_constant
public_instance_method public_instance_methods public_method public_method_defined? public_methods public_send
pwrite random_number rassoc rationalize rdev_major rdev_minor read_nonblock readable? readable_real? readbyte
readchar readline readlines readlink readpartial realdirpath realpath receiver rectangular reduce regexp rehash
reject reject! relative? relative_path_from remainder remove_class_variable remove_instance_variable remove_method
rename reopen repeated_combination repeated_permutation replace replicate report_on_exception report_on_exception=
require require_relative respond_to? respond_to_missing? restore resume reverse reverse! reverse_each rewind rfc2822
rfc3339 rfc822 rindex rmtree rotate rotate! rpartition rstrip rstrip! ruby2_keywords sample saturday? scrub!
sec_fraction second second_fraction select select! set_backtrace set_encoding set_encoding_by_bom set_trace_func
setbyte setgid? setpgid setpgrp setpriority setproctitle setrlimit setsid setuid? shuffle shuffle! signal signaled?
singleton_class singleton_class? singleton_method singleton_method_added singleton_method_removed
singleton_method_undefined singleton_methods slice! slice_after slice_before slice_when socket? sort_by sort_by!
source source_location spell_checker sprintf squeeze squeeze! start_with? status sticky? stopped? stopsig stress
stress= strftime string string= strip! sub_ext subclasses subsec subset? subtract success? sunday? super_method
superclass superset? swapcase swapcase! symlink symlink? synchronize syscall sysopen sysread sysseek system syswrite
tainted? take_while terminate termsig thread_variable? thread_variable_get thread_variable_set thread_variables
thursday? tmpdir to_ary to_date to_datetime to_enum to_hash to_int to_path to_proc to_set to_str to_sym to_time
total_time trace_var transfer transform_keys transform_keys! transform_values transform_values! transpose truncate
try_convert try_lock tuesday? tv_nsec tv_sec tv_usec unbind undef_method undump ungetbyte ungetc unicode_normalize
unicode_normalize! unicode_normalized? unlink unlock unpack unpack1 unshift untaint untrace_var untrust untrusted?
upcase upcase! update using_rvargc? utc_offset valid_encoding? value? values values_at verify_compaction_references
verify_internal_consistency verify_transient_heap_internal_consistency waitall waitpid waitpid2 wakeup wednesday?
with_index with_object world_readable? world_writable? writable? writable_real? write_nonblock xmlschema yield_self
`;var CORE_METHODS=new Set(NAMES.trim().split(/\s+/));var NAMES_OF_VALUES=`
__id__ __send__ abs abs2 advise all? allbits? angle any? anybits? append arg arity ascii_only? asctime assoc at
atime autoclose= autoclose? b backtrace backtrace_locations begin between? binding binmode binmode? birthtime
bit_length bsearch bsearch_index bytes bytesize byteslice call capitalize capitalize! captures casecmp casecmp?
casefold? cause ceil center chain chars chmod chomp chomp! chop chop! chown chr chunk chunk_while clamp class clear
clone close close_on_exec= close_on_exec? close_read close_write closed? codepoints coerce collect collect!
collect_concat combination compact compact! compare_by_identity compare_by_identity? concat conj conjugate count
cover? crypt ctime curry cycle day deconstruct deconstruct_keys default default= default_proc default_proc=
define_singleton_method delete delete! delete_at delete_if delete_prefix delete_prefix! delete_suffix delete_suffix!
denominator detect difference dig digits display div divmod downcase downcase! downto drop drop_while dst? dump dup
each each_byte each_char each_codepoint each_cons each_entry each_grapheme_cluster each_index each_key each_line
each_pair each_slice each_value each_with_index each_with_object empty? encode encode! encoding end end_with?
entries enum_for eof eof? eql? equal? even? except exception exclude_end? extend external_encoding fcntl fdatasync
fdiv feed fetch fetch_values fileno fill filter filter! filter_map find find_all find_index finite? first
fixed_encoding? flat_map flatten flatten! flock floor flush force_encoding freeze friday? frozen? fsync full_message
gcd gcdlcm getbyte getc getgm getlocal gets getutc gmt? gmt_offset gmtime gmtoff grapheme_clusters grep grep_v
group_by gsub gsub! has_key? has_value? hash hex hour i id2name imag imaginary include? index infinite? inject
insert inspect instance_eval instance_exec instance_of? instance_variable_defined? instance_variable_get
instance_variable_set instance_variables integer? intern internal_encoding intersect? intersection invert ioctl
is_a? isatty isdst itself join keep_if key key? keys kind_of? lambda? last lazy lcm length lineno lineno= lines
ljust localtime lstat lstrip lstrip! magnitude map map! match match? match_length max max_by mday member? merge
merge! message method methods min min_by minmax minmax_by modulo mon monday? month mtime name named_captures names
nan? negative? next next! next_float next_values nil? nobits? none? nonzero? nsec numerator object_id oct odd?
offset one? options ord pack parameters partition path peek peek_values permutation phase pid polar pop pos pos=
positive? post_match pow pre_match pread pred prepend prev_float print printf private_methods product
protected_methods public_method public_methods public_send push putc puts pwrite quo rassoc rationalize read
read_nonblock readbyte readchar readline readlines readpartial real real? rect rectangular reduce regexp rehash
reject reject! remainder remove_instance_variable reopen repeated_combination repeated_permutation replace
respond_to? reverse reverse! reverse_each rewind rindex rjust rotate rotate! round rpartition rstrip rstrip!
ruby2_keywords sample saturday? scan scrub scrub! sec seek select select! send set_backtrace set_encoding
set_encoding_by_bom setbyte shift shuffle shuffle! singleton_class singleton_method singleton_method_added
singleton_methods size slice slice! slice_after slice_before slice_when sort sort! sort_by sort_by! source
source_location split squeeze squeeze! start_with? stat step store strftime string strip strip! sub sub! subsec succ
succ! sum sunday? swapcase swapcase! sync sync= sysread sysseek syswrite taint tainted? take take_while tally tap
tell then thursday? times to_a to_ary to_c to_enum to_f to_h to_hash to_i to_int to_io to_path to_proc to_r to_s
to_str to_sym tr tr! tr_s tr_s! transform_keys transform_keys! transform_values transform_values! transpose truncate
trust tty? tuesday? tv_nsec tv_sec tv_usec undump ungetbyte ungetc unicode_normalize unicode_normalize!
unicode_normalized? union uniq uniq! unpack unpack1 unshift untaint untrust untrusted? upcase upcase! update upto
usec utc utc? utc_offset valid_encoding? value? values values_at wday wednesday? with_index with_object write
write_nonblock yday year yield yield_self zero? zip zone
`;var METHODS_OF_VALUES=new Set(NAMES_OF_VALUES.trim().split(/\s+/));var LEAST_LETTERS=6;var MOST_OWNERS=40;var MOST_ROUNDS2=4;var Guesses=class{#flow;#owners=new Map;#classes=new Map;#mentioned=new Map;#names=new Map;constructor(flow){
this.#flow=flow;const{program,calls,variables}=flow;for(const one of program.classes.all){if(!one.isOfTable)for(const name of one.methods.keys())push(this.#owners,
name,one);if(one.isInside&&!one.isModule)push(this.#classes,one.name.slice(one.name.lastIndexOf(":")+1),one)}for(const[operation,,,path]of program.operations())
if(operation[0]==="constant"){const names2=this.#mentioned.get(path)??new Set;this.#mentioned.set(path,names2);for(const name of operation[3].split("::"))names2.
add(name)}for(const{scope,self}of program.places())for(const[,name,node]of scope.parameters??[])this.#names.set(self-scope.self+node,name);for(const{variable,name}of variables.
values())this.#names.set(variable,name);for(const{name,isExplicit,result}of calls)if(!isExplicit)this.#names.set(result,name)}settle(){const{nodes,ancestors}=this.#flow;
for(let round=0;round<MOST_ROUNDS2&&this.#guess();round++){nodes.solve();ancestors.settle()}}#guess(){const{nodes,values}=this.#flow;const guesses=[];for(const[
node,{called,path}]of this.#calledOnUnknown()){const asked=this.#askedOf(node,called);for(const one of asked)guesses.push([node,one]);const owner=(asked.length>
0?void 0:this.#ownerOf(called,path))??this.#namesake(node,called);if(owner&&!asked.includes(owner))guesses.push([node,owner])}for(const[node,owner]of guesses)nodes.
add(node,values.guessed(owner));return this.#guessMixedIn()||guesses.length>0}#askedOf(node,called){const{asked,nodes,program}=this.#flow;const has=one=>called.
some(method=>program.classes.method(one,method).length>0);const values=(asked.get(node)??[]).flatMap(of=>nodes.values(of));const classes=values.flatMap(value=>value.
is==="class"&&isOwn(value.of)&&has(value.of)?value.of:[]);return[...new Set(classes)]}#calledOnUnknown(){const{nodes,calls,variables}=this.#flow;const unknown2=new Map;
for(const{name,receiver,isExplicit,place}of calls){if(!isExplicit||nodes.values(receiver).length>0||isCommon(name))continue;const node=variables.get(receiver)?.
variable??receiver;const known=unknown2.get(node);if(!known)unknown2.set(node,{called:[name],path:place.path});else if(!known.called.includes(name))known.called.
push(name)}return unknown2}#ownerOf(called,path){const{classes}=this.#flow.program;const ownersOf=name=>this.#owners.get(name)??[];const[first,...others]=called.
filter(name=>ownersOf(name).length>0);if(first===void 0)return void 0;const rarest=others.reduce((a,b)=>ownersOf(b).length<ownersOf(a).length?b:a,first);const candidates=ownersOf(
rarest);if(candidates.length>MOST_OWNERS||called.length===1&&!isRare(rarest))return void 0;const having=candidates.filter(one=>this.#hasAll(one,called));const isBase=one=>!having.
some(other=>other!==one&&classes.line(one).includes(other));const[owner,...more]=having.filter(isBase);if(!owner||more.length>0||owner.isModule)return void 0;return called.
length>1||this.#mentions(path,owner)?owner:void 0}#mentions(path,{name,symbols:symbols2}){const named=this.#mentioned.get(path)?.has(name.slice(name.lastIndexOf(
":")+1));return named===true||symbols2.some(symbol=>symbol.path===path)}#namesake(node,called){const name=this.#names.get(node);if(name===void 0)return void 0;const type=camelized(
name.replace(/^[@$]+/,""));const{classes}=this.#flow.program;const has=one=>called.some(method=>classes.method(one,method).length>0);const named=(this.#classes.
get(type)??[]).filter(has);const[only,...others]=named.length>1?named.filter(one=>isRecord(classes,one)):named;return others.length===0?only:void 0}#hasAll(of,called){
return called.every(name=>this.#flow.program.classes.method(of,name).length>0)}#guessMixedIn(){const{calls,values}=this.#flow;let hasGuessed=false;for(const call of calls){
const{name,isExplicit,methods,place}=call;if(isExplicit||methods.length>0||!isRare(name)||isOfExamples(call))continue;const[owner,...others]=this.#owners.get(name)??
[];if(!owner||others.length>0||!(owner.isModule||place.owner.isModule))continue;const on=values.guessed(owner);for(const method of this.#flow.found(on,name,place))
this.#flow.enter(call,method,on);call.isGuessed=hasGuessed=true}return hasGuessed}};var CORE=/^(Object|BasicObject|Module|Class|Proc|String|Symbol|Numeric|Integer|Float|Array|Hash|Range|Regexp|Set|Time|Date)$/;
var isOwn=one=>one.isInside&&!one.isModule&&!CORE.test(one.name);var isRare=name=>name.length>=LEAST_LETTERS&&!CORE_METHODS.has(name);var isOfExamples=({name,block,
place})=>EXAMPLES.test(place.path)&&(DESCRIBES.test(name)||block!==void 0&&RUNS_EXAMPLES.test(name));var EXAMPLES=/(^|\/)(spec|test)\/|_(spec|test)\.rb$/;var isCommon=name=>METHODS_OF_VALUES.
has(name)||!/^\w/.test(name);var MOST_VALUES={object:32,class:24,block:1e3,list:4,table:4,symbol:30,method:24,collector:24};var KIND={object:32,class:24,block:1e3,list:8,table:16,symbol:32,
method:64,collector:128};var LONG=16;var Nodes=class{#sets=new Listing(0);#targets=new Listing(0);#watchers=[];#full=[];#waitingNodes=[];#waitingValues=[];reserve(count){
this.#sets=new Listing(count);this.#targets=new Listing(count);this.#watchers=new Array(count).fill(void 0);this.#full=new Array(count).fill(0)}values(node){return this.#sets.
of(node)}add(node,value){if(node<0)return;const kind=KIND[value.is];const full=this.#full[node]??0;if((full&kind)!==0||this.#sets.has(node,value))return;const set=this.#sets.
of(node);const most=MOST_VALUES[value.is];if(set.length>=most&&set.filter(({is})=>is===value.is).length>=most){this.#full[node]=full|kind;return}this.#sets.push(
node,value);this.#waitingNodes.push(node);this.#waitingValues.push(value)}edge(from,to){if(from<0||to<0||from===to||this.#targets.has(from,to))return;this.#targets.
push(from,to);for(const value of this.values(from))this.add(to,value)}watch(node,watcher){if(node<0)return;const watchers=this.#watchers[node];if(watchers)watchers.
push(watcher);else this.#watchers[node]=[watcher];for(const value of[...this.values(node)])watcher(value)}solve(){for(let value=this.#waitingValues.pop();value;value=
this.#waitingValues.pop()){const node=this.#waitingNodes.pop();for(const target of this.#targets.of(node))this.add(target,value);const watchers=this.#watchers[node];
if(watchers)for(let at=0;at<watchers.length;at++)watchers[at](value)}}};var Listing=class{#lists;#long=new Map;constructor(count){this.#lists=new Array(count).fill(
void 0)}of(node){return this.#lists[node]??NONE}push(node,item){const list=this.#lists[node];if(list)list.push(item);else this.#lists[node]=[item];this.#long.get(
node)?.add(item)}has(node,item){const list=this.of(node);if(list.length<=LONG)return list.includes(item);let long=this.#long.get(node);if(!long){long=new Set(list);
this.#long.set(node,long)}return long.has(item)}};var NONE=[];var TAKES_ATTRIBUTES=/^(ActiveModel::(Model|API|Attributes|AttributeAssignment)|T::\w*Struct)$/;function startNames(flow,on,place,how,names2,path){const seek=([
name,named,within=[]])=>{const call={name,receiver:on,result:-1,args:[],block:void 0,place,methods:[],isExplicit:true};const noted=how==="permit"?{...call,isGuessed:true}:
call;flow.startName(noted,path,named);if(how==="method")flow.calls.push(noted);return{call:noted,within:within.map(seek)}};const sought=names2.map(seek);if(how===
"own"&&place.scope.kind==="singleton")find(flow,flow.values.class(place.owner),how,sought);else follow(flow,on,how,sought)}function follow(flow,on,how,sought){flow.
nodes.watch(on,value=>each(flow,value,how,one=>find(flow,one,how,sought)))}function find(flow,value,how,sought){for(const{call,within}of sought)for(const method of namedOn(
flow,value,call,how)){if(call.methods.includes(method))continue;call.methods.push(method);if(within.length>0)follow(flow,method.result,"read",within)}}function each(flow,value,how,then){
if(how==="method")then(value);else if(value.is==="object"&&how==="own")then(value);else if(value.is==="class"&&(how==="own"||takesNames(flow,value.of,how)))then(
flow.values.object(value.of));else if(value.is==="object"&&takesNames(flow,value.of,how))then(value);else if(value.is==="list"&&value.of.name==="ActiveRecord::R\
elation")flow.nodes.watch(value.element,record=>{if(record.is==="object"&&takesNames(flow,record.of,how))then(record)})}function takesNames({program},of,how){const{
classes}=program;if(isRecord(classes,of))return true;if(how==="read")return false;if(classes.line(of).some(({name})=>TAKES_ATTRIBUTES.test(name)))return true;const constructors=classes.
method(of,"initialize");return constructors.length>0&&constructors.every(({id})=>id===void 0)}function namedOn(flow,value,{name,place},how){const found=called=>flow.
found(value,called,place);if(how==="write"||how==="permit"){const writers=found(`${name}=`);const isConstant=writers.length===0&&value.is==="object"&&!isRecord(
flow.program.classes,value.of);return isConstant?found(name):writers}if(how!=="read"||value.is==="block")return found(name);const column=flow.program.classes.line(
value.of).find(one=>one.isOfTable)?.methods.get(name);return column??found(name).filter(({block,handsOn})=>block<0&&!handsOn)}function startOperation(flow,operation,base,places,path){const{program}=flow;const node=local=>local<0?-1:base+local;const argument=arg=>Array.isArray(arg)?[arg[0],
node(arg[1])]:node(arg);const place=scope=>places[scope];switch(operation[0]){case"literal":flow.nodes.add(node(operation[1]),flow.values.literal(operation[2]));
return;case"symbol":flow.nodes.add(node(operation[1]),flow.values.symbol(operation[2],operation[3]));return;case"array":flow.nodes.add(node(operation[1]),flow.values.
list(node(operation[2])));return;case"relation":flow.nodes.add(node(operation[1]),flow.values.relation(node(operation[2])));return;case"hash":flow.nodes.add(node(
operation[1]),flow.values.table(node(operation[2]),node(operation[3])));return;case"flow":flow.nodes.edge(node(operation[1]),node(operation[2]));return;case"cla\
ss":flow.nodes.add(node(operation[1]),flow.values.class(place(operation[2]).owner));return;case"block":flow.nodes.add(node(operation[1]),flow.values.block(place(
operation[2])));return;case"variable":{const[,read,scope,name]=operation;const variable=program.variable(name,place(scope));flow.variables.set(node(read),{variable,
name});flow.nodes.edge(variable,node(read));return}case"variable=":flow.nodes.edge(node(operation[1]),program.variable(operation[3],place(operation[2])));return;case"\
constant":{const[,to,scope,name]=operation;const{around}=place(scope);const found=program.classes.constant(name,around);if(typeof found==="number")flow.nodes.edge(
found,node(to));else{const named=found??program.classes.named(name,around);if(named)flow.nodes.add(node(to),flow.values.class(named))}return}case"extends":{const{
owner}=place(operation[1]);flow.nodes.watch(node(operation[2]),value=>{if(value.is==="class")flow.ancestors.extend(owner,value.of)});return}case"constant=":return;case"\
call":{const[,result,receiver,scope,name,args,named,block]=operation;const at=place(scope);const call={name,receiver:receiver<0?at.self:node(receiver),result:node(
result),args:args.map(argument),block:block<0?void 0:place(block),place:at,methods:[],isExplicit:receiver>=0};flow.startCall(call,path,named);return}case"asked":{
const[value,of]=[node(operation[1]),node(operation[2])];const asked=flow.variables.get(value)?.variable??value;flow.asked.set(asked,[...flow.asked.get(asked)??[],
of]);return}case"names":{const[,on,scope,how,names2]=operation;const at=place(scope);startNames(flow,on<0?at.self:node(on),at,how,names2,path);return}case"take":
for(const shared of program.shared(operation[2],path))flow.nodes.edge(place(operation[1]).self,shared.self);return;case"yield":{const[,result,scope,args]=operation;
const given=args.map(argument);const site=operation;flow.nodes.watch(place(scope).block,value=>flow.run(value,given,node(result),site));return}case"super":startSuper(
flow,operation,node,argument,places,path);return}}function startSuper(flow,[,result,scope,args,named,block],node,argument,places,path){let at=places[scope];for(let inner=at;inner;inner=
inner.parent)if(inner.method){at=inner;break}const{method}=at;if(!method)return;const handed=()=>method.parameters.map(([how,name,parameter])=>how===""||how==="\
="?parameter:how===":"?[name,parameter]:[how,parameter]);const call={name:method.name,receiver:at.self,result:node(result),args:args===null?handed():args.map(argument),
block:block<0?void 0:places[block],place:at,methods:[],isExplicit:false};flow.startSuper(call,method,at.isStatic,path,named)}function startConstant(flow,operation,base,places){
if(operation[0]!=="constant=")return;const[,value,scope,path]=operation;const place=places[scope];const names2=path.replace(/^::/,"").split("::");const last=names2.
pop();const within=names2.length>0?flow.program.classes.named(names2.join("::"),place.around):place.around[0]??flow.program.classes.object;if(!within)return;const known=within.
constants.get(last);if(known instanceof Class&&known.isInside)return;const node=typeof known==="number"?known:flow.program.node();within.constants.set(last,node);
flow.nodes.edge(base+value,node)}function startPlace({program,nodes,values},{scope,owner,isStatic,self,result}){const{classes}=program;switch(scope.kind){case"f\
ile":nodes.add(self,values.object(classes.object));return;case"class":case"module":nodes.add(self,values.class(owner));return;case"singleton":nodes.add(self,values.
class(classes.core("Class")));return;case"examples":nodes.add(self,values.object(owner));nodes.add(self,values.class(owner));return;case"method":nodes.add(self,
isStatic?values.class(owner):values.object(owner));if(owner.extends.includes(owner))nodes.add(self,values.class(owner));if(scope.name==="initialize")nodes.add(result,
values.object(owner))}}function joinVariables({program,nodes}){const{classes}=program;for(const[operation,,places]of program.operations())if(operation[0]==="var\
iable"||operation[0]==="variable=")program.variable(operation[3],places[operation[2]]);else if(operation[0]==="accessor"){const{owner,scope}=places[operation[1]];
const name=operation[3].startsWith("@@")?operation[3]:`@${operation[3]}`;program.variableOf(owner,name,scope.kind==="singleton")}const join=(mine,theirs)=>{for(const[
name,node]of mine){const other=theirs.get(name)??-1;nodes.edge(node,other);nodes.edge(other,node)}};for(const one of[...classes.all])for(const above of classes.
line(one)){if(above===one||above===classes.object)continue;join(one.variables,above.variables);join(one.ownVariables,above.ownVariables)}}var Values=class{#classes;#objects=new Map;#guessed=new Map;#ofClasses=new Map;#symbols=new Map;#blocks=new Map;#lists=new Map;#relations=new Map;#methods=new Map;constructor(classes){
this.#classes=classes}object(of){return remembered(this.#objects,of,()=>({is:"object",of}))}guessed(of){return remembered(this.#guessed,of,()=>({is:"object",of,
isGuessed:true}))}class(of){return remembered(this.#ofClasses,of,()=>({is:"class",of}))}literal(type){return this.object(this.#classes.core(type))}symbol(text,isStart){
const of=this.#classes.core("Symbol");return remembered(this.#symbols,isStart?`${text}\u2026`:text,()=>isStart?{is:"symbol",of,text,isStart}:{is:"symbol",of,text})}block(place){
return remembered(this.#blocks,place,()=>({is:"block",place}))}method(method,on){const known=this.#methods.get(method)??new Map;this.#methods.set(method,known);
return remembered(known,on,()=>({is:"method",of:this.#classes.core("Method"),method,on}))}collector(element){return{is:"collector",of:this.#classes.core("Proc"),
element}}list(element){return remembered(this.#lists,element,()=>({is:"list",of:this.#classes.core("Array"),element}))}relation(element){const of=this.#classes.
core("ActiveRecord::Relation");return remembered(this.#relations,element,()=>({is:"list",of,element}))}table(key,value){return{is:"table",of:this.#classes.core(
"Hash"),key,value}}};function remembered(known,key,make){let value=known.get(key);if(!value){value=make();known.set(key,value)}return value}var INITIALIZES=/^initialize(_(copy|dup|clone))?$/;var MOST_METHODS=5;var Flow=class{program;nodes=new Nodes;values;arguments;ancestors;calls=[];variables=new Map;asked=new Map;#named=new Map;#made=new Map;#runs=new Map;#records=new Map;#held=new Map;constructor(program){
this.program=program;this.values=new Values(program.classes);this.arguments=new Arguments(this);this.ancestors=new Ancestors(this)}callsIn(path){return this.#named.
get(path)??[]}settle(){const{program,nodes}=this;program.finish();nodes.reserve(program.nodes+(program.nodes>>2));for(const[operation,base,places]of program.operations())
startConstant(this,operation,base,places);joinVariables(this);for(const[type,node]of program.columnValues)nodes.add(node,this.values.literal(type));for(const place of program.
places())startPlace(this,place);for(const[operation,base,places,path]of program.operations())startOperation(this,operation,base,places,path);this.ancestors.start();
nodes.solve();this.ancestors.settle();new Guesses(this).settle()}startCall(call,path,named){this.calls.push(call);if(named>=0)this.#note(call,path,named);this.nodes.
watch(call.receiver,value=>this.follow(call,value))}startSuper(call,of,isStatic,path,named){this.#note(call,path,named);this.nodes.watch(call.receiver,value=>{if(value.
is!=="object"&&value.is!=="class")return;const above=this.program.classes.above(of.owner,value.of,of.name,isStatic);for(const method of above)this.enter(call,method,
value);if(above.length===0&&of.name==="new"&&value.is==="class")callCore(this,call,value)})}startName(call,path,named){if(named>=0)this.#note(call,path,named)}#note(call,path,named){
const calls=this.#named.get(path)??[];this.#named.set(path,calls);calls[named]=call}follow(call,value){const methods=this.found(value,call.name,call.place);if(methods.
length===0)callCore(this,call,value);else for(const method of methods)this.enter(call,method,value)}found(value,name,place){const all=this.#methodsOf(value,name);
const[only,...more]=all;if(!only||more.length===0&&!only.within)return all;const own=all.filter(({within})=>within&&isWithin(place,within));const others=own.length>
0?own:all.filter(({within})=>!within);if(others.length<2)return others;const here=others.filter(method=>method.path===place.path);return here.length>0?here.slice(
-1):others.length>MOST_METHODS?[]:others}#methodsOf(value,name){const{classes}=this.program;if(value.is==="class")return classes.ownMethod(value.of,name);return classes.
method(value.is==="block"?classes.core("Proc"):value.of,name)}enter(call,method,on){if(method.accesses)this.#access(call,method,on,method.accesses);else this.nodes.
add(method.self,on);if(call.methods.includes(method))return;call.methods.push(method);if(method.accesses)return;this.arguments.pass(call.args,method.parameters);
if(!INITIALIZES.test(method.name))this.nodes.edge(method.result,call.result);this.blocks(call,block=>this.nodes.add(method.block,block))}#access(call,{owner},on,{
variable,writes}){const isOwn2=on.is==="class"&&!variable.startsWith("@@");const owners=new Set([owner,on.is==="class"||on.is==="object"?on.of:owner]);for(const one of owners){
const node=this.program.variableOf(one,variable,isOwn2);if(writes)this.nodes.edge(nodeOf(call.args[0]),node);else this.nodes.edge(node,call.result)}}elements(node,then){
this.nodes.watch(node,value=>{if(value.is==="list")then(value.element)})}blocks(call,then){if(call.block)then(this.values.block(call.block));for(const arg of call.
args)if(Array.isArray(arg)&&arg[0]==="&")this.nodes.watch(arg[1],then)}callByName(by,name,value){this.follow(this.#callMadeBy(by,name,{...by,args:by.args.slice(
1)}),value)}run(block,args,result,site,self=-1){switch(block.is){case"block":this.#runBlock(block.place,args,result,site,self);return;case"method":{const call=this.#callMadeBy(
site,block.method.name,{receiver:-1,result,args});this.enter(call,block.method,block.on);return}case"symbol":{const[on,...rest]=args;const call=this.#callMadeBy(
site,block.text,{receiver:nodeOf(on),result,args:rest});this.nodes.watch(call.receiver,value=>this.follow(call,value));return}case"collector":for(const arg of args)
this.nodes.edge(nodeOf(arg),block.element)}}#callMadeBy(site,name,how){const calls=this.#made.get(site)??new Map;this.#made.set(site,calls);let call=calls.get(name);
if(!call){call={block:void 0,place:NOWHERE,...how,name,methods:[],isExplicit:true};calls.set(name,call)}return call}#runBlock(place,args,result,site,self){const{
nodes}=this;const runs=this.#runs.get(place)??new Set;this.#runs.set(place,runs);if(runs.has(site))return;runs.add(site);nodes.edge(self,place.self);nodes.edge(
place.result,result);const base=place.self-place.scope.self;const parameters=(place.scope.parameters??[]).map(([how,name,node])=>[how,name,base+node]);const plain=parameters.
filter(([how])=>how===""||how==="=");const[only,...more]=args;if(more.length===0&&typeof only==="number"&&plain.length>1)this.elements(only,element=>{for(const[
,,node]of plain)nodes.edge(element,node)});this.arguments.pass(args,parameters)}heldBy(value){if(this.#held.has(value.of))return this.#held.get(value.of);const methods=this.
isListLike(value.of)?[]:this.found(value,"each",NOWHERE);const node=this.isListLike(value.of)||methods.length>0?this.program.node():void 0;this.#held.set(value.
of,node);if(node!==void 0)for(const method of methods){this.nodes.add(method.self,value);this.nodes.add(method.block,this.values.collector(node))}return node}recordsOf(of){
let node=this.#records.get(of);if(node===void 0){node=this.program.node();this.#records.set(of,node);this.nodes.add(node,this.values.object(of))}return node}isListLike(of){
const{classes}=this.program;const line=classes.line(of);return line.includes(classes.core("Array"))||line.includes(classes.core("Set"))}};var NOWHERE={path:""};
function isWithin(place,around){for(let at=place;at;at=at.parent)if(at===around)return true;return false}var MOST_MEANT=8;function meaningOf(flow,call){const{methods}=call;if(methods.length===0)return madeBy(flow,call)??outside(flow,call)??["unknown"];const overriding=methods.
length>1?overridingOf(flow,call):NONE2;const own=ownOf(flow,call);const named=own.size>0?[...own]:methods.filter(method=>!overriding.has(method));const direct=named.
filter(({handsOn,id})=>!handsOn&&id!==void 0);const ids=idsOf(direct.length>0?direct:named);if(ids.length===0||ids.length>MOST_MEANT)return["unknown"];if(ids.length>
1)return["ambiguous",ids,[]];const others=own.size>0?[...overriding,...overriddenIn(flow,own,call.place.isStatic)]:overriding;const overrides=idsOf([...others].
filter(method=>!own.has(method)));return[isGuessed(flow,call)?"unique_name":"type",ids,overrides.slice(0,MOST_MEANT)]}function ownOf({program},{place,name,isExplicit,
methods}){if(isExplicit||place.scope.kind!=="method")return NONE2;const{classes}=program;const own=place.isStatic?classes.ownMethod(place.owner,name):classes.method(
place.owner,name);return new Set(own.filter(method=>methods.includes(method)))}function overriddenIn({program},methods,isStatic){const found=[];for(const{owner,
name}of methods)for(const one of program.classes.below(owner)){const own=isStatic?one.statics.get(name):one.methods.get(name);if(own)found.push(...own)}return found.
length>MOST_MEANT?[]:found}function overridingOf(flow,call){const{classes}=flow.program;const{methods}=call;const overriding=new Set;for(const value of flow.nodes.
values(call.receiver)){if(value.is==="block")continue;for(const method of flow.found(value,call.name,call.place)){const above=classes.above(method.owner,value.of,
call.name,value.is==="class");if(above.some(other=>methods.includes(other)))overriding.add(method)}}return overriding}function madeBy(flow,{name,receiver,place}){
if(name!=="new")return void 0;const made=new Set;for(const value of flow.nodes.values(receiver)){if(value.is!=="class")continue;const{symbols:symbols2}=value.of;
const symbol=symbols2.find(({path})=>path===place.path)??symbols2[0];if(symbol)made.add(symbol.id)}const ids=[...made];return ids.length===0||ids.length>MOST_MEANT?
void 0:[ids.length===1?"type":"ambiguous",ids,[]]}function outside(flow,{receiver,isExplicit,name}){const values=flow.nodes.values(receiver);const[first]=values;
if(!first||first.is==="block"||!isExplicit||!values.every(isCore))return void 0;return["outside",`${first.of.name}#${name}`]}function isGuessed(flow,call){if(call.
isGuessed)return true;const values=flow.nodes.values(call.receiver);return values.length>0&&values.every(value=>value.is==="object"&&value.isGuessed===true)}var NONE2=new Set;
var CORE2=/^(String|Symbol|Integer|Float|Rational|Complex|Regexp|Range|TrueClass|FalseClass|Array|Hash)$/;var idsOf=methods=>[...new Set(methods.flatMap(({id})=>id??
[]))];var isCore=value=>value.is!=="class"&&value.is!=="block"&&CORE2.test(value.of.name);var METHODS=["","=","?","_was","_changed?","_change","_in_database","_before_last_save","_before_type_cast","_previously_was","_previously_changed?"];var SAVED=[
"saved_change_to_*","saved_change_to_*?","will_save_change_to_*?"];var TYPES=Object.assign(Object.create(null),{string:"String",text:"String",citext:"String",uuid:"\
String",integer:"Integer",bigint:"Integer",float:"Float",boolean:"TrueClass",datetime:"Time",date:"Date"});function giveColumns(classes,columns,named,objectOf){
if(columns.length===0)return;const tables=Map.groupBy(columns,({table})=>table);const isModel=one=>one.isInside&&!one.isModule&&isRecord(classes,one);for(const model of classes.
all.filter(isModel)){const table=named.get(model)??namesOfTables(model.name).find(name=>tables.has(name));const own=table===void 0?[]:ofApplication(tables.get(table)??
[],model);if(own.length>0)model.includes.unshift(attributesOf(classes,own,objectOf))}}function namesOfTables(path){const names2=path.split("::").map(underscored);
return names2.flatMap((_,at)=>{const name=names2.slice(at).join("_");return[plural(name),name]})}function ofApplication(columns,model){const schemas=new Set(columns.
map(({path})=>path));if(schemas.size<2)return columns;const isAround=schema=>model.symbols.some(({path})=>path.startsWith(schema.slice(0,schema.lastIndexOf("db/"))));
const[only,...more]=[...schemas].filter(isAround);return more.length>0?[]:columns.filter(({path})=>path===only)}function attributesOf(classes,columns,objectOf){
const made=classes.make("GeneratedAttributeMethods",true);made.isOfTable=true;for(const{name,type,id,path}of columns){const called=[...METHODS.map(end=>name+end),
...SAVED.map(pattern=>pattern.replace("*",name))];const ruby2=TYPES[type];const value=ruby2===void 0?-1:objectOf(ruby2);for(const one of called){const result=one===
name?value:-1;made.methods.set(one,[{name:one,owner:made,id,path,self:-1,result,parameters:[],block:-1}])}}return made}function giveMethods({graph,places,file,base}){const idOf=symbol=>file.symbols[symbol??-1]?.id;for(const place of places){const{scope}=place;const id=idOf(scope.
symbol);if(/class|module/.test(scope.kind)&&id!==void 0)place.owner.symbols.push({id,path:file.path});if(scope.kind!=="method"||scope.name===void 0)continue;const block=scope.
inBlock===void 0?void 0:places[scope.inBlock];if(scope.isStatic&&block&&scope.on===void 0&&!place.parent?.isStatic){place.isStatic=false;place.method={...methodOf(
place,scope.name,id,void 0,base),within:block};add(place.owner.methods,place.method)}else place.method=methodOf(place,scope.name,id,place.isStatic,base)}for(const operation of graph.
operations){if(operation[0]==="accessor"){const[,scope,how,named,symbol,yields]=operation;const place=places[scope];if(!place)continue;const name=named.replace(
/^@@/,"");const writes=how==="writer";const isOfClass=named!==name;const isStatic=place.scope.kind==="singleton"||isOfClass;const called=writes?`${name}=`:name;
if(yields&&place.owner.methods.has(called))continue;const lineOf=id=>file.symbols.find(one=>one.id===id)?.line??0;const declared=file.symbols[symbol??-1]?.line??
Number.POSITIVE_INFINITY;const others=(isStatic?place.owner.statics:place.owner.methods).get(called)??[];if(others.some(one=>one.path===file.path&&!one.within&&
lineOf(one.id)>declared))continue;const accessor={name:called,owner:place.owner,id:idOf(symbol),path:file.path,self:place.self,result:-1,parameters:[],block:-1,
accesses:{variable:isOfClass?named:`@${name}`,writes}};add(isStatic?place.owner.statics:place.owner.methods,accessor);if(isOfClass)add(place.owner.methods,accessor)}else if(operation[0]===
"method"){const[,scope,name,block,symbol,looped]=operation;const[place,body]=[places[scope],places[block]];if(!place||!body)continue;const id=idOf(symbol);const isOfOne=!looped&&
body.parent?.scope.kind==="block"&&place.scope.kind!=="singleton";const method={...methodOf(body,name,id,void 0,base),owner:place.owner,...isOfOne&&body.parent?
{within:body.parent}:{}};if(place.scope.kind!=="singleton")body.method??=method;add(place.scope.kind==="singleton"?place.owner.statics:place.owner.methods,method)}}}
function methodOf(place,name,id,isStatic,base){const{owner,path,self,result,block,scope}=place;const method={name,owner,id,path,self,result,block,...scope.handsOn?
{handsOn:true}:{},parameters:(scope.parameters??[]).map(([how,of,node])=>[how,of,base+node])};if(scope.kind==="method"&&isStatic!==void 0)add(isStatic?owner.statics:
owner.methods,method);return method}function giveAliases(classes,{graph,places}){for(const operation of graph.operations){if(operation[0]==="alias"){const[,scope,
name,of]=operation;const place=places[scope];if(!place)continue;const isStatic=place.scope.kind==="singleton";const found=isStatic?classes.ownMethod(place.owner,
of):classes.method(place.owner,of);for(const method of found)add(isStatic?place.owner.statics:place.owner.methods,method,name)}else if(operation[0]==="module fu\
nction"){const[,scope,names2]=operation;const owner=places[scope]?.owner;if(!owner)continue;for(const name of names2.length>0?names2:owner.methods.keys())for(const method of owner.
methods.get(name)??[])add(owner.statics,method)}}}function add(methods,method,name=method.name){const known=methods.get(name);if(!known)methods.set(name,[method]);else if(!known.
includes(method))known.push(method)}var TEST_BASES=["Minitest::Test","Minitest::Spec","MiniTest::Spec","Test::Unit::TestCase","RSpec::Core::ExampleGroup"];var Program=class{classes=new Classes;#parts=[];#examples=new Map;#shared=new Map;#globals=new Map;columnValues=new Map;nodes=0;add(file){
const{graph}=file.surface;this.#parts.push({file,graph,base:this.nodes,places:[]});this.nodes+=graph.nodes}#share(name,place){const known=this.#shared.get(name);
if(known)known.push(place);else this.#shared.set(name,[place])}shared(name,path){const all=this.#shared.get(name)??[];const own=all.filter(place=>place.path===path);
return own.length>0?own:all.length===1?all:[]}examplesOf(path){const folder=/^(.*?)(^|\/)(spec|test)s?\//.exec(path)?.[1]??"";let examples=this.#examples.get(folder);
if(!examples){examples=this.classes.make("examples",false);this.#examples.set(folder,examples)}return examples}node(){return this.nodes++}finish(){for(const part of this.#parts)
part.places=this.#placesOf(part);for(const part of this.#parts)this.#superclasses(part);for(const part of this.#parts)this.#mixins(part,true);for(const part of this.#parts)
this.#mixins(part,false);for(const examples of this.#examples.values())for(const name of TEST_BASES){const base=this.classes.constant(name,[]);if(base instanceof
Class)examples.includes.push(base)}this.classes.forgetLines();for(const part of this.#parts)giveMethods(part);this.#columns();this.classes.forgetLines();for(const part of this.#parts)
giveAliases(this.classes,part);this.classes.forgetLines()}*operations(){for(const{graph,base,places,file}of this.#parts)for(const operation of graph.operations)
yield[operation,base,places,file.path]}*places(){for(const{places}of this.#parts)yield*places}#placesOf({graph,base,file}){const places=[];const declaring=declaringScopes(
graph);for(const[index,scope]of graph.scopes.entries()){const parent=places[scope.parent];const place={scope,path:file.path,parent,owner:parent?.owner??this.classes.
object,around:parent?.around??[],method:void 0,isStatic:false,self:base+scope.self,result:base+scope.result,block:scope.block===void 0?-1:base+scope.block};this.#own(
place,declaring.has(index));places.push(place)}return places}#own(place,declares){const{scope,parent}=place;switch(scope.kind){case"class":case"module":{const isModule=scope.
kind==="module";const outer=parent?.owner??this.classes.object;place.owner=scope.name===void 0?this.classes.make(`#${place.self}`,isModule):this.#declared(scope.
name,outer,place.around,isModule);place.owner.isInside=true;place.around=[place.owner,...place.around];place.isStatic=true;return}case"examples":{const isAlone=!parent||
parent.scope.kind==="file"||parent.owner.isModule;const outer=isAlone?this.examplesOf(place.path):parent.owner;place.owner=outer;if(scope.name!==void 0)this.#share(
scope.name,place);if(!declares)return;place.owner=this.classes.make(`#${place.self}`,false);place.owner.isInside=true;place.owner.superclass=outer;return}case"s\
ingleton":place.isStatic=true;if(scope.on!==void 0&&/^[A-Z]/.test(scope.on))place.owner=this.classes.named(scope.on,place.around)??place.owner;return;case"metho\
d":place.isStatic=scope.isStatic===true&&parent?.scope.kind!=="file"||parent?.scope.kind==="singleton";if(scope.on!==void 0&&/^[A-Z]/.test(scope.on))place.owner=
this.classes.named(scope.on,place.around)??place.owner;return;case"block":place.isStatic=scope.on!==void 0||(parent?.isStatic??false);if(scope.on!==void 0)place.
owner=this.classes.named(scope.on,place.around)??this.classes.make(`#${place.self}`,false)}}#declared(path,outer,around,isModule){const names2=path.replace(/^::/,
"").split("::");const last=names2.pop();const within=names2.length>0?this.classes.named(names2.join("::"),path.startsWith("::")?[]:around)??outer:path.startsWith(
"::")?this.classes.object:outer;return this.classes.within(within,last,isModule)}#superclasses({places}){for(const{scope,owner,around,parent}of places){const outer=scope.
kind==="class"?around.slice(1):around;if(scope.superclass===void 0)continue;const base=typeof scope.superclass==="number"?places[scope.superclass]?.owner:this.classes.
named(scope.superclass,parent?outer:[]);if(base&&base!==owner)owner.superclass=base}}#mixins({graph,places,file},extending){for(const operation of graph.operations){
if(operation[0]==="take"&&!extending){const taker=places[operation[1]]?.owner;for(const{owner}of this.shared(operation[2],file.path))if(taker)this.mix(taker,"in\
clude",owner)}if(operation[0]!=="mix"||operation[2]==="extend"!==extending)continue;const[,scope,how,path]=operation;const place=places[scope];if(!place)continue;
const module=path==="self"?place.owner:this.classes.named(path,place.around);if(!module)continue;const{kind}=place.scope;this.mix(place.owner,kind==="singleton"?
"extend":kind==="file"?"include":how,module)}}mix(into,how,module){const list=how==="include"?into.includes:how==="extend"?into.extends:into.prepends;if(list.includes(
module)||module===into&&how!=="extend")return false;list.push(module);const ofClass=how==="include"?module.constants.get("ClassMethods"):void 0;if(ofClass instanceof
Class&&module.extends.some(({name})=>name.endsWith("Concern")))this.mix(into,"extend",ofClass);return true}#columns(){const columns=[];const named=new Map;for(const{
graph,file,places}of this.#parts)for(const operation of graph.operations)if(operation[0]==="column"){const[,table,name,type,symbol]=operation;columns.push({table,
name,type,id:file.symbols[symbol]?.id,path:file.path})}else if(operation[0]==="table"){const owner=places[operation[1]]?.owner;if(owner)named.set(owner,operation[2])}
giveColumns(this.classes,columns,named,type=>nodeIn(this.columnValues,type,this))}variable(name,place){if(name.startsWith("$"))return nodeIn(this.#globals,name,
this);return this.variableOf(place.owner,name,place.isStatic&&!name.startsWith("@@"))}variableOf(owner,name,isOwn2){return nodeIn(isOwn2?owner.ownVariables:owner.
variables,name,this)}};function declaringScopes({scopes,operations}){const declaring=new Set;for(const{kind,parent}of scopes)if(kind==="method")declaring.add(parent);
for(const operation of operations)if(operation[0]==="method"||operation[0]==="mix"||operation[0]==="take")declaring.add(operation[1]);return declaring}function nodeIn(nodes,name,program){
let node=nodes.get(name);if(node===void 0){node=program.node();nodes.set(name,node)}return node}var RubyLinker=class{keepsFiles=false;#names;#paths=new Map;#flow;#answers;#ofFile=new Map;constructor(project,settled){this.#answers=settled;this.#flow=settled?
void 0:new Flow(new Program);this.#names=new DeclarativeLinker(new Map([[ruby.key,ruby]]),project,reference=>this.#called(reference))}add(file){this.#flow?.program.
add(file);this.#paths.set(file.path,this.#paths.size);const{graph:_,...surface}=file.surface;this.#names.add({...file,surface})}finish(){this.#names.finish();const flow=this.#flow;
if(!flow)return;flow.settle();const paths=[...this.#paths.keys()];this.#answers=encode(paths.map(path=>flow.callsIn(path).map(call=>meaningOf(flow,call))));this.#flow=
void 0}settled(){return this.#answers}link(file,body,out){const at=this.#paths.get(file.path);if(at===void 0||!this.#answers)return;const answers=decode(this.#answers,
at);this.#ofFile.clear();const called=new Set(body.callbacks.filter((_,nth)=>nth%4===0));for(const[named,meant]of answers.entries())if(meant&&!called.has(named))
this.#ofFile.set(`${body.names[2*named]}:${body.names[2*named+1]}`,meant);this.#names.link(file,body,out);this.#callbacks(answers,body,out)}#callbacks(answers,{
names:names2,callbacks},out){for(let at=0;at<callbacks.length;at+=4){const[named,length,from,used]=callbacks.slice(at,at+4);const meant=answers[named];if(!meant||
meant[0]==="unknown"||meant[0]==="outside")continue;const position={line:names2[2*named],column:names2[2*named+1],length,from};const use=USED[used]??"call_indir\
ect";if(use==="call"){const found=foundBy2(meant);if(found)out.occurrence({...position,use,...found});continue}for(const id of meant[1])out.occurrence({...position,
use,destination:{to:"symbol",id},evidence:meant[0]==="unique_name"||used>0&&meant[0]==="type"?meant[0]:"dynamic"})}}#called({line,column,name}){const meant=this.#ofFile.
get(`${line}:${column}`);switch(meant?.[0]){case void 0:return void 0;case"unknown":return unknown(name);case"outside":return{destination:{to:"external",package:ruby.
standard,name:meant[1]},evidence:"type"};default:{const methods=meant;const found=foundBy2(methods);return found&&{...found,overrides:methods[2].map(id=>({to:"s\
ymbol",id}))}}}}};function foundBy2([evidence,ids]){const options=ids.map(id=>({to:"symbol",id}));const[only,...more]=options;return only&&{destination:more.length===
0?only:{to:"one_of",options},evidence}}function resumeLinker(project,settled,paths,load){return told(new RubyLinker(project,settled),paths,load)}function growLinker(project,settled,paths,load,before){
const linker=told(new RubyLinker(project),paths,load);const now=linker.settled();const isDeclaredAlike=[...before].every(([at,was])=>declaredIn(was)===declaredIn(
load(at)));return{settled:()=>now,link:(file,body,out)=>linker.link(file,body,out),affected:isDeclaredAlike?[...paths.keys()].filter(at=>!before.has(at)&&!isSame(
settled,now,at)):void 0}}function told(linker,paths,load){for(const at of paths.keys())linker.add(load(at));linker.finish();return linker}function declaredIn({symbols:symbols2,
module,surface:{graph:_,...surface}}){const isUnseen=/^(line|column|start|end|doc|signature)$/;return JSON.stringify([symbols2,module,surface],(key,value)=>isUnseen.
test(key)?void 0:value)}function extract(tree){const unit=extractWithRules(ruby,tree);for(const reference of unit.body.references)if(isBareCall(reference))reference.use="call";const{graph,
...positions}=graphOf(tree,unit.symbols);return{...unit,surface:{...unit.surface,graph},body:{...unit.body,...positions}}}var isBareCall=({name,use,receiver,local,
localOtherwise,symbols:symbols2})=>use==="read"&&receiver.on==="nothing"&&(local??localOtherwise??symbols2)===void 0&&/^[a-z_]/.test(name);var createLinker=project=>new RubyLinker(
project);export{createLinker,extract,growLinker,resumeLinker};
