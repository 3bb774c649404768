import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{Syntax}from"./2Z6Z2LD7.js";var Assignments=class{#b;#t;#expressions;#calls;constructor(builder,expressions,calls){this.#b=builder;this.#t=builder.t;this.#expressions=expressions;this.#calls=
calls}assignment(node,scope){const t=this.#t;const[left,right]=[t.field(node,"left"),t.field(node,"right")];if(left===void 0||right===void 0)return-1;if(t.type(
left)==="left_assignment_list")return this.#several(left,right,scope);const path=/^(constant|scope_resolution)$/.test(t.type(left))?pathOf(t,left):void 0;if(path!==
void 0&&this.#calls.classMadeBy(right,scope,left)!==void 0)return-1;if(t.type(left)==="identifier")this.#b.assigned(scope,t.text(left));const value=this.#expressions.
of(right,scope);this.assign(left,value,scope);return value}#several(left,right,scope){const t=this.#t;const targets=t.named(left);const isList=/^(array|right_assignment_list)$/.
test(t.type(right));const given=isList?t.named(right):[];if(isList&&given.length===targets.length&&targets.every(one=>t.type(one)!=="rest_assignment")){const values=given.
map(one=>this.#expressions.of(one,scope));for(const[at,target]of targets.entries())this.assign(target,values[at],scope);return-1}const value=this.#expressions.of(
right,scope);for(const target of targets)this.#spread(target,value,scope);return value}#spread(target,list,scope){const t=this.#t;if(t.type(target)==="rest_assi\
gnment"){const name=t.named(target)[0];if(name!==void 0)this.assign(name,list,scope)}else if(/^(destructured_left_assignment|left_assignment_list)$/.test(t.type(
target))){const inner=this.#b.element(list,scope);for(const one of t.named(target))this.#spread(one,inner,scope)}else this.assign(target,this.#b.element(list,scope),
scope)}assign(target,value,scope){const t=this.#t;const b=this.#b;switch(t.type(target)){case"identifier":b.flow(value,b.assigned(scope,t.text(target)));return;case"\
instance_variable":case"class_variable":case"global_variable":if(value>=0)b.add(["variable=",value,scope,t.text(target)]);return;case"constant":case"scope_resol\
ution":{const path=pathOf(t,target);if(path!==void 0&&value>=0)b.add(["constant=",value,scope,path]);return}case"call":this.#calls.setter(target,value,scope);return;case"\
destructured_left_assignment":for(const one of t.named(target))this.#spread(one,value,scope);return;case"element_reference":this.#calls.setElement(target,value,
scope);return}}operator(node,scope){const t=this.#t;const[left,right,sign]=[t.field(node,"left"),t.field(node,"right"),t.field(node,"operator")];if(left===void 0||
right===void 0)return-1;const isLogical=sign!==void 0&&/^(\|\||&&)=$/.test(t.text(sign));const isNew=t.type(left)==="identifier"&&this.#b.local(scope,t.text(left))===
void 0;if(isNew)this.#b.assigned(scope,t.text(left));const before=this.#expressions.of(left,scope);const value=this.#expressions.of(right,scope);if(isLogical){this.
assign(left,value,scope);return this.#b.either([before,value])}if(sign===void 0)return-1;const result=this.#calls.operator(before,t.text(sign).slice(0,-1),value,
scope,t.tree.start[sign]);this.assign(left,result,scope);return result}};function methodIn(t,call){const method=t.type(call)==="call"?t.field(call,"method"):void 0;return method===void 0?"":t.text(method)}function argumentsOf(t,call){
const list=t.field(call,"arguments");return list===void 0?[]:t.named(list)}var callGiven=(t,argument)=>t.parent(t.parent(argument));function optionOf(t,args,name){
const isNamed=one=>t.type(one)==="pair"&&t.text(t.field(one,"key")??one).replace(/^:/,"")===name;const pair=args.find(isNamed);return pair===void 0?void 0:t.field(
pair,"value")}var wordsOf=(t,node)=>t.text(node).replace(/^%[iw]/,"").match(/\w+/g)??[];var CLASS_ACCESSORS=["class_attribute","cattr_accessor","cattr_reader","cattr_writer","mattr_accessor","mattr_reader","mattr_writer","thread_mattr_accessor"];var OF_OBJECTS=/^(attr_accessor|attr_reader|attr_writer)$/;
var ONE=/^(attribute|has_one_attached|has_many_attached|has_rich_text)$/;var namesAttributes=name=>OF_OBJECTS.test(name)||ONE.test(name)||name==="store_accessor"||
CLASS_ACCESSORS.includes(name);function attributesIn(t,name,args){if(!namesAttributes(name))return[];const symbols=args.filter(one=>t.type(one)==="simple_symbol");
if(OF_OBJECTS.test(name)||CLASS_ACCESSORS.includes(name))return symbols;if(name==="store_accessor")return symbols.slice(1);const[first]=args;if(!ONE.test(name)||
first===void 0||first!==symbols[0])return[];return isOfRequest(t,first)?symbols:[first]}function isOfRequest(t,node){for(let at=t.parent(node);at!==void 0;at=t.
parent(at)){const superclass=t.type(at)==="class"?t.field(at,"superclass"):void 0;if(superclass!==void 0)return t.text(superclass).endsWith("CurrentAttributes")}
return false}var NAMES_METHODS=/^((skip_|prepend_|append_)?(before|after|around)_\w+|validate|validates(_\w+)?|helper_method|rescue_from|set_callback)$/;var NAMES_ATTRIBUTES=/^(validates(_\w+)?|rescue_from)$/;
var OPTIONS=["if","unless","with","on_error"];var namesMethods=name=>NAMES_METHODS.test(name);function declareCallbacks(b,owner,name,args){const{t}=b;const symbols=NAMES_ATTRIBUTES.
test(name)?[]:args;const options=OPTIONS.flatMap(option=>optionOf(t,args,option)??[]);const object=b.objectOf(b.at(owner).self,owner);for(const one of[...symbols,
...options])if(t.type(one)==="simple_symbol")b.calledBy(one,object,owner,t.text(one).slice(1))}function delegated(t,args){const option=name=>{const value=optionOf(t,args,name);return value===void 0?void 0:t.text(value).replace(/^[:"']+|["']$/g,"")};const to=option(
"to");if(to===void 0)return{named:[]};const prefix=option("prefix");const before=prefix===void 0||prefix==="false"?"":`${prefix==="true"?to:prefix}_`;const symbols=args.
filter(one=>t.type(one)==="simple_symbol");return{to,named:symbols.map(one=>[one,`${before}${t.text(one).slice(1)}`])}}function handedOn(t,name,args){if(name===
"delegate")return delegated(t,args).named.map(([node])=>node);const symbols=args.map(one=>t.type(one)==="simple_symbol"?one:void 0);const named2=/^def_(instance_)?delegators$/.
test(name)?symbols.slice(1):[symbols[2]??symbols[1]];return named2.flatMap(one=>one??[])}var DESCRIBES=/^(describe|context|feature|shared_examples|shared_examples_for|shared_context|xdescribe|fdescribe|xcontext|fcontext)$/;var RUNS_EXAMPLES=/^([fx]?(it|specify|example|scenario)|skip|pending|around|(prepend_|append_)?(before|after)|its|background|expect)$/;
var NAMES_VALUES=["let","let!","let_it_be","let_it_be!","given","given!","subject","subject!"];function valuesIn(t,block){const call=t.parent(block);const body=t.
field(block,"body");if(call===void 0||body===void 0||!DESCRIBES.test(methodIn(t,call)))return[];return t.named(body).flatMap(one=>{const method=t.type(one)==="c\
all"?t.field(one,"method"):void 0;if(method===void 0||!NAMES_VALUES.includes(t.text(method))||t.field(one,"receiver")!==void 0)return[];const[name]=argumentsOf(
t,one);if(name===void 0)return t.text(method).startsWith("subject")?[{name:method,called:"subject",kind:"variable"}]:[];return t.type(name)==="simple_symbol"?[{
name,called:t.text(name).slice(1),kind:"variable"}]:[]})}var EVALUATES=/^(class|module)_eval$/;var NAMES=/^:?"(\w*)#\{([^{}]+)\}(\w*[?!=]?)"(?:\.to_sym)?$/g;var DEFINES=/^[ \t]*def (\w*)#\{([^{}]+)\}(\w*[?!=]?)(?![\w#])/gm;
var ELEMENTS=/^(simple_symbol|bare_symbol|bare_string|string)$/;var looped=new WeakMap;function loopedMethods(t,loop){const known2=looped.get(t)??new Map;looped.
set(t,known2);if(!known2.has(loop))known2.set(loop,madeIn(t,loop));return known2.get(loop)}function madeIn(t,loop){const parameter=parameterOf(t,loop);const block=t.
field(loop,"block");if(parameter===void 0||block===void 0)return void 0;const template=definedIn(t,block,parameter);const elements=template&&elementsOf(t,loop);
return elements&&template&&elements.length>0?{elements,template}:void 0}function namedInLoop(t,call){for(let at=t.parent(call);at!==void 0;at=t.parent(at)){const parameter=parameterOf(
t,at);const all=parameter===void 0?[]:templatesOf(t,call,parameter);if(all.length>0)return elementsOf(t,at).flatMap(element=>all.map(template=>({element,name:inTemplate(
t.text(element),template)})))}return[]}var inTemplate=(element,{before,after})=>`${before}${element.replace(/^:/,"")}${after}`;function parameterOf(t,loop){const block=methodIn(
t,loop)==="each"?t.field(loop,"block"):void 0;const list=block===void 0?void 0:t.field(block,"parameters");const[only,...more]=list===void 0?[]:t.named(list);return only===
void 0||more.length>0||t.type(only)!=="identifier"?void 0:t.text(only)}function definedIn(t,block,parameter){const after=t.tree.after[block];for(let at=block+1;at<
after;at++){const[template]=t.type(at)==="call"?templatesOf(t,at,parameter):[];if(template)return template}return void 0}function templatesOf(t,call,parameter){
const name=methodIn(t,call);const[first]=argumentsOf(t,call);if(first===void 0)return[];if(name==="define_method"){const text=t.text(first);if(text===parameter)
return[{before:"",after:""}];return templates(text.matchAll(NAMES),parameter)}if(!EVALUATES.test(name))return[];return templates(textOf(t,first).matchAll(DEFINES),
parameter)}var templates=(found,parameter)=>[...found].flatMap(([,before="",of,after=""])=>of===parameter?[{before,after}]:[]);function textOf(t,text){if(t.type(
text)!=="heredoc_beginning")return t.text(text).replace(/^["']/,"");for(let at=text+1;at<t.tree.count;at++)if(t.type(at)==="heredoc_body")return t.text(at);return""}
function elementsOf(t,loop){const receiver=t.field(loop,"receiver");if(receiver===void 0)return[];const list=t.type(receiver)==="constant"?heldBy(t,receiver):receiver;
const all=list===void 0||!/array$/.test(t.type(list))?[]:t.named(list);const named2=all.flatMap(one=>{if(!ELEMENTS.test(t.type(one)))return[];const name=t.type(
one)==="string"?t.first(one,"string_content"):one;return name!==void 0&&/^:?[a-z_]\w*$/i.test(t.text(name))?[name]:[]});return named2.length===all.length?named2:
[]}function heldBy(t,constant){for(let at=t.parent(constant);at!==void 0;at=t.parent(at))for(const one of t.each(at,"assignment")){const[left,right]=[t.field(one,
"left"),t.field(one,"right")];if(left===void 0||right===void 0||t.text(left)!==t.text(constant))continue;return methodIn(t,right)==="freeze"?t.field(right,"rece\
iver"):right}return void 0}var camelized=name=>name.replace(/(?:^|_)(\w)/g,(_,letter)=>letter.toUpperCase());var ASKS=/^(where|not|rewhere|find_by!?|find_or_(create|initialize)_by!?|create_or_find_by!?|create_with|exists\?|destroy_by|delete_by|order|reorder|authenticate_by|includes|preload|eager_load|joins|left_joins|left_outer_joins)$/;
var SETS=/^(create!?|new|build|update!?|update_all|update_columns|update_attributes!?|assign_attributes|insert!?|upsert)$/;var LISTS=/^(order|reorder|pluck|pick|select|group|sum|minimum|maximum|average|includes|preload|eager_load|joins|left_joins|left_outer_joins|missing|associated|touch)$/;
var FIRST=/^(in_order_of|read_attribute|count)$/;var SETS_FIRST=/^(update_column|update_attribute!?|write_attribute|sequence|add_attribute|increment!?|decrement!?|toggle!?)$/;
var ERRS=/^(add|added\?|of_kind\?|delete|include\?|where|full_messages_for)$/;var CALLS=/^(send|__send__|public_send|try!?|respond_to\?|method|public_method)$/;
function nameMethods(b,scope,name,call,on){const isFirst=FIRST.test(name)||SETS_FIRST.test(name);if(CALLS.test(name)){const[first]=argumentsOf(b.t,call);if(first!==
void 0&&b.t.type(first)==="simple_symbol")note(b,scope,on,"method",[named(b,scope,first)]);return}const sets=SETS.test(name)||SETS_FIRST.test(name);if(!(sets||isFirst||
ASKS.test(name)||LISTS.test(name)))return;const args=argumentsOf(b.t,call);const symbols=LISTS.test(name)?args:isFirst?args.slice(0,1):[];const keys=SETS.test(name)||
ASKS.test(name)?args:[];const how=sets?"write":"read";note(b,scope,on,how,[...symbolsIn(b,scope,symbols,how),...keysIn(b,scope,keys,how)])}function nameErrors(b,scope,name,call,on){
if(ERRS.test(name))note(b,scope,on,"own",symbolsIn(b,scope,argumentsOf(b.t,call).slice(0,1),"own"))}function note(b,scope,on,how,names){if(names.length>0)b.add(
["names",on,scope,how,[...names]])}var named=(b,scope,node,how="method",within)=>{const number=b.callback(node,scope,how);const name=b.t.text(node).replace(/^:/,
"");return within===void 0||within.length===0?[name,number]:[name,number,within]};function symbolsIn(b,scope,args,how="read"){const{t}=b;return args.flatMap(one=>{
if(/^(simple_symbol|bare_symbol)$/.test(t.type(one)))return[named(b,scope,one,how)];return/^(array|symbol_array)$/.test(t.type(one))?symbolsIn(b,scope,t.named(one),
how):[]})}function keysIn(b,scope,args,how){const{t}=b;return args.flatMap(one=>{if(t.type(one)==="hash")return keysIn(b,scope,t.named(one),how);if(t.type(one)===
"array")return how==="read"?keysIn(b,scope,t.named(one),how):[];const[key,value]=t.type(one)==="pair"?[t.field(one,"key"),t.field(one,"value")]:[];if(key===void 0||
value===void 0||!/^(hash_key_symbol|simple_symbol)$/.test(t.type(key)))return[];const isNested=how==="read"&&/^(hash|array|symbol_array|simple_symbol)$/.test(t.
type(value));const within=isNested?nestedIn(b,scope,t.type(value)==="hash"?t.named(value):[value]):[];return[named(b,scope,key,how,within)]})}var nestedIn=(b,scope,args)=>[
...symbolsIn(b,scope,args),...keysIn(b,scope,args,"read")];function namePermitted(b,scope,name,call){const{t}=b;const receiver=t.field(call,"receiver");if(receiver===
void 0||!/^(permit|expect)$/.test(name))return;const args=argumentsOf(t,call);if(name==="permit"){const[model]=methodIn(t,receiver)==="require"?argumentsOf(t,receiver):
[];if(model!==void 0)permit(b,scope,model,args);return}if(!t.text(receiver).endsWith("params"))return;for(const one of args){const[key,list]=t.type(one)==="pair"?
[t.field(one,"key"),t.field(one,"value")]:[];if(key!==void 0&&list!==void 0&&t.type(list)==="array")permit(b,scope,key,t.named(list))}}function permit(b,scope,model,args){
const{t}=b;if(!/symbol$/.test(t.type(model)))return;const of=b.constant(camelized(t.text(model).replace(/^:/,"")),scope);note(b,scope,of,"permit",[...symbolsIn(
b,scope,args,"permit"),...keysIn(b,scope,args,"permit")])}var ALL=/^(validates|validates_\w+|normalizes|encrypts|attr_readonly|accepts_nested_attributes_for|private|public|protected|memoize)$/;var FIRST2=/^(serialize|store|store_accessor)$/;
var ALIASES=/^alias_(method|attribute)$/;var ASSOCIATES=/^(has_many|has_one|belongs_to|has_and_belongs_to_many)$/;var OF_CLASS=/^(private|public)_class_method$/;
var ACTIONS=/^(skip_|prepend_|append_)?(before|after|around)_action$/;var NAMING=[ALL,FIRST2,ALIASES,ASSOCIATES,OF_CLASS,ACTIONS,/^delegate$/];var namesOwn=name=>NAMING.
some(names=>names.test(name));function nameOwn(b,owner,name,args){const own=nodes=>symbolsIn(b,owner,nodes.filter(one=>one!==void 0),"own");const of=(option,among=args)=>optionOf(
b.t,among,option);if(OF_CLASS.test(name)){note(b,owner,-1,"method",own(args));return}const symbols=ALL.test(name)?args:FIRST2.test(name)?args.slice(0,1):ALIASES.
test(name)?args.slice(1):[];const options=ACTIONS.test(name)?[of("only"),of("except")]:[];const uniqueness=name==="validates"?of("uniqueness"):void 0;const within=name===
"validates_uniqueness_of"?args:uniqueness===void 0?[]:b.t.named(uniqueness);note(b,owner,-1,"own",own([...symbols,...options,of("scope",within)]));const to=name===
"delegate"?of("to"):void 0;if(to!==void 0)note(b,owner,-1,"own",symbolsIn(b,owner,[to],"method"));if(ASSOCIATES.test(name))nameAssociated(b,owner,name,args)}function nameAssociated(b,owner,name,args){
const[first]=args;if(first===void 0||b.t.type(first)!=="simple_symbol")return;const of=(...options)=>symbolsIn(b,owner,options.flatMap(option=>optionOf(b.t,args,
option)??[]));const belongs=name==="belongs_to";const own=belongs?of("foreign_key","foreign_type"):[];const there=belongs?of("inverse_of","counter_cache","touch"):
of("inverse_of","foreign_key");const through=optionOf(b.t,args,"through");const[by]=through===void 0?[]:symbolsIn(b,owner,[through]);if(by)own.push([by[0],by[1],
of("source")]);if(there.length>0)own.push([b.t.text(first).slice(1),-1,there]);note(b,owner,-1,"own",own)}var underscored=name=>name.replace(/([A-Z\d]+)([A-Z][a-z])/g,"$1_$2").replace(/([a-z\d])([A-Z])/g,"$1_$2").toLowerCase();function pathWritten(t,node){const[,text]=/^(?:["']|:(?!:))?((?:::)?\w+(?:::\w+)*)(?:["']|\.name)?$/.
exec(t.text(node))??[];return text===void 0||/^(::)?[A-Z]/.test(text)?text:camelized(text)}var plural=name=>/(person|child)$/.test(name)?name.replace(/person$/,
"people").replace(/child$/,"children"):name.replace(/([^aeiou])y$/,"$1ie").replace(/(s|x|ch|sh)$/,"$1e").replace(/$/,"s");var singular=name=>name.replace(/people$/,
"person").replace(/children$/,"child").replace(/ies$/,"y").replace(/(ss|x|ch|sh|us)es$/,"$1").replace(/([^su])s$/,"$1");var ASSOCIATES2=/^(has_many|has_and_belongs_to_many|has_one|belongs_to|delegated_type)$/;function declaredBy(t,name,args){const[first,second]=args;if(first===void 0)
return void 0;if(name==="enum")return enumerated(t,args)?.name;if(t.type(first)!=="simple_symbol")return void 0;if(ASSOCIATES2.test(name))return first;const body=second===
void 0?"":t.type(second);return name==="scope"&&/^(lambda|call)$/.test(body)?first:void 0}function declareRecord(b,owner,name,args,concern){const{t}=b;const declared=declaredBy(
t,name,args);if(declared===void 0)return;const called=t.text(declared).slice(1);const symbol=b.symbolAt(declared,1);if(name==="scope"){declareScope(b,owner,called,
symbol,concern);return}if(name==="delegated_type"){declareDelegated(b,owner,called,symbol,args);return}const method=b.scope("method",owner,{name:called,symbol});
const isMany=/many/.test(name);const object=isMany?b.node():b.at(method).result;const path=classOf(t,called,args);if(path!==void 0)b.objectOf(b.constant(path,method),
method,object);if(isMany)b.add(["relation",b.at(method).result,object]);b.scope("method",owner,{name:`${called}=`,symbol})}function declareDelegated(b,owner,called,symbol,args){
const types=optionOf(b.t,args,"types");const any=b.scope("method",owner,{name:called,symbol});for(const type of types===void 0?[]:b.t.text(types).match(/[A-Z]\w*(::\w+)*/g)??
[]){const name=type.split("::").map(underscored).join("_");const one=b.scope("method",owner,{name,symbol});b.objectOf(b.constant(type,one),one,b.at(one).result);
b.flow(b.at(one).result,b.at(any).result);b.scope("method",owner,{name:`${name}?`,symbol});declareScope(b,owner,plural(name),symbol)}b.scope("method",owner,{name:`${called}\
=`,symbol})}function declareScope(b,owner,name,symbol,concern){const method=b.scope("method",concern??owner,{name,symbol,...concern===void 0?{isStatic:true}:{}});
const object=b.objectOf(b.at(method).self,method);b.add(["relation",b.at(method).result,object])}function declareEnumeration(b,owner,args,concern){const found=enumerated(
b.t,args);if(!found)return;const{name,values,label}=found;const symbol=b.symbolAt(name,b.t.text(name).startsWith(":")?1:0);for(const value of values){const called=label(
value);for(const each of[`${called}?`,`${called}!`])b.scope("method",owner,{name:each,symbol});for(const each of[called,`not_${called}`])declareScope(b,owner,each,
symbol,concern)}}function enumerated(t,args){const pairs=args.filter(one=>t.type(one)==="pair");const[first,second]=args;const keyOf=pair=>t.text(t.field(pair,"\
key")??pair).replace(/^:/,"");const option=name2=>{const value=pairs.find(pair=>keyOf(pair).replace(/^_/,"")===name2);const given2=value===void 0?void 0:t.field(
value,"value");return given2===void 0?void 0:t.text(given2).replace(/^:/,"")};const isNew=first!==void 0&&t.type(first)==="simple_symbol";const name=isNew?first:
first===void 0?void 0:t.field(first,"key");if(name===void 0)return void 0;const given=!isNew?t.field(first,"value"):second===void 0||pairs.includes(second)?void 0:
second;const attribute=t.text(name).replace(/^:/,"");const values=given===void 0?pairs.map(keyOf).filter(key=>!OPTION.test(key)):valuesOf(t,given);const part=how=>how===
"true"?attribute:how??"";const[before,after]=[part(option("prefix")),part(option("suffix"))];return{name,values,label:value=>[before,value,after].filter(Boolean).
join("_")}}var OPTION=/^_?(prefix|suffix|scopes|default|instance_methods|validate)$/;function valuesOf(t,list){return t.named(list).flatMap(one=>{const name=t.type(
one)==="pair"?t.field(one,"key"):one;return name!==void 0&&/symbol/.test(t.type(name))?t.text(name).replace(/^:/,""):[]})}function classOf(t,called,args){const[
written,source]=[optionOf(t,args,"class_name"),optionOf(t,args,"source")];if(written!==void 0)return pathWritten(t,written);return camelized(singular(source===void 0?
called:t.text(source).replace(/["':]/g,"")))}var DECLARING=Object.assign(Object.create(null),{include:mix,extend:mix,prepend:mix,attr_reader:accessors,attr_writer:accessors,attr_accessor:accessors,attr:accessors,
...Object.fromEntries(CLASS_ACCESSORS.map(name=>[name,accessors])),attribute:attributes,store_accessor:attributes,has_one_attached:attributes,has_many_attached:attributes,
has_rich_text:attributes,delegated_type:record,alias_method:alias,alias_attribute:alias,module_function:moduleFunction,define_method:methodOfBlock,define_singleton_method:methodOfBlock,
class_eval:methodsOfText,module_eval:methodsOfText,...Object.fromEntries(NAMES_VALUES.map(name=>[name,methodOfBlock])),delegate,has_many:record,has_and_belongs_to_many:record,
has_one:record,belongs_to:record,scope:record,enum:enumeration,def_delegators:delegators,def_delegator:delegator,def_instance_delegators:delegators,def_instance_delegator:delegator});
function declare(b,scope,name,args,block){const does=DECLARING[name]??(namesMethods(name)?callbacks:void 0);if(!does&&!namesOwn(name))return;const around2=b.at(
scope).kind;const owner=b.ownerAround(scope);const isInMethod=around2==="method"||b.at(b.bodyAround(scope)).kind==="method";if(isInMethod&&does!==methodOfBlock)
return;nameOwn(b,owner,name,args);if(!does)return;const isOfClasses=name==="scope"||name==="enum"||CLASS_ACCESSORS.includes(name);const concern=isOfClasses?b.concerns.
get(scope):void 0;does({b,t:b.t,owner,name,args,block,...concern===void 0?{}:{concern}})}function callbacks({b,owner,name,args}){declareCallbacks(b,owner,name,args)}
function record({b,owner,name,args,concern}){declareRecord(b,owner,name,args,concern)}function enumeration({b,owner,args,concern}){declareEnumeration(b,owner,args,
concern)}function mix({b,t,owner,name,args}){for(const one of args){const path=t.type(one)==="self"?"self":pathOf(t,one);if(path===void 0)continue;b.add(["mix",
owner,name,path]);const method=t.field(callGiven(t,one),"method");if(path!=="self"&&method!==void 0)b.hook(path,owner,name.replace(/e?$/,"ed"),method,name.length)}}
function attributes({b,t,owner,name,args}){for(const one of attributesIn(t,name,args))for(const how of["reader","writer"])b.add(["accessor",owner,how,t.text(one).
slice(1),b.symbolAt(one,1),true])}function accessors({b,t,owner,name,args,concern}){const how=name.endsWith("reader")||name==="attr"?["reader"]:name.endsWith("w\
riter")?["writer"]:["reader","writer"];const isStatic=/^(cattr|mattr|class_attr)/.test(name);for(const one of args){if(t.type(one)!=="simple_symbol")continue;const symbol=b.
symbolAt(one,1);const called=t.text(one).slice(1);for(const each of how){b.add(["accessor",owner,each,`${isStatic?"@@":""}${called}`,symbol]);if(concern!==void 0)
b.add(["accessor",concern,each,called,symbol])}}}function alias({b,t,owner,args}){const[name,of]=args.map(one=>nameIn(t,one));if(name&&of)b.add(["alias",owner,name,
of])}function moduleFunction({b,t,owner,args}){b.add(["module function",owner,args.flatMap(one=>nameIn(t,one)??[])])}function methodOfBlock({b,t,owner,name,args,
block}){const[first]=args;if(block<0)return;const given=first===void 0?void 0:nameIn(t,first);if(given===void 0&&first!==void 0&&name==="define_method")for(const[
called,symbol]of looped2(b,first))b.add(["method",owner,called,block,symbol,true]);const named2=given??(name.startsWith("subject")?"subject":void 0);if(named2===
void 0)return;b.add(["method",owner,named2,block,given===void 0?-1:b.symbolAt(first,1)]);if(given!==void 0&&name.startsWith("subject"))b.add(["method",owner,"su\
bject",block,-1])}function methodsOfText({b,owner,args}){const[text]=args;if(text!==void 0)for(const[name,symbol]of looped2(b,text))b.scope("method",owner,{name,
symbol})}function looped2(b,first){const call=callGiven(b.t,first);return namedInLoop(b.t,call).map(({element,name})=>[name,Math.max(b.symbolAt(element),b.t.text(
element).startsWith(":")?b.symbolAt(element,1):-1)])}function delegate({b,t,owner,args}){const{to,named:named2}=delegated(t,args);if(to===void 0)return;for(const[
one,name]of named2){const method=t.text(one).slice(1);handOn(b,owner,{name,symbol:b.symbolAt(one,name===method?1:0)},to,method)}}function delegators({b,t,owner,
args}){const[first,...others]=args;const to=first===void 0?void 0:nameIn(t,first);for(const one of others){const name=nameIn(t,one);if(name&&to)handOn(b,owner,{
name,symbol:b.symbolAt(one,1)},to,name)}}function delegator({b,t,owner,args}){const[to,method,name=method]=args.map(one=>nameIn(t,one));const last=args[2]??args[1];
if(to&&method&&name&&last!==void 0)handOn(b,owner,{name,symbol:b.symbolAt(last,1)},to,method)}function handOn(b,owner,declared,to,method){const made=b.scope("me\
thod",owner,{...declared,handsOn:true});const receiver=b.node();if(to.startsWith("@"))b.add(["variable",receiver,made,to]);else if(/^[A-Z]/.test(to))b.add(["con\
stant",receiver,made,to]);else if(to==="class")b.add(["call",receiver,b.at(made).self,made,"class",[],-1,-1]);else b.add(["call",receiver,-1,made,to,[],-1,-1]);
b.add(["call",b.at(made).result,receiver,made,method,[],-1,-1])}function nameIn(t,node){const text=t.text(node);if(t.type(node)==="simple_symbol")return text.slice(
1);return t.type(node)==="string"?/^["']([\w?!=@]+)["']$/.exec(text)?.[1]:void 0}var OF_ANY=/^(allow|expect)_any_instance_of$/;var EXPECTED=/^(allow|expect)(_any_instance_of)?$/;var TO=/^(to|not_to|to_not)$/;var RECEIVES=/^(receive|have_received)$/;
var EXPECTS=/^(expects|stubs)$/;var DOUBLES=/^(instance_double|instance_spy|object_double|class_double|class_spy)$/;function declareExpected(b,scope,call,on,subjects){
const{t}=b;const[name,receiver]=[methodIn(t,call),t.field(call,"receiver")];if(receiver===void 0||!(TO.test(name)||EXPECTS.test(name)))return;const[first]=argumentsOf(
t,call);if(first===void 0)return;if(EXPECTS.test(name)){note2(b,scope,first,on);return}const subject=subjects.get(receiver);const received=subject===void 0?void 0:
receivedIn(t,first);if(received===void 0||subject===void 0)return;note2(b,scope,received,OF_ANY.test(methodIn(t,receiver))?b.objectOf(subject,scope):subject)}function note2(b,scope,symbol,on){
if(b.t.type(symbol)!=="simple_symbol"||on<0)return;b.calledBy(symbol,on,scope,b.t.text(symbol).slice(1))}function receivedIn(t,matcher){for(let at=matcher;at!==
void 0&&t.type(at)==="call";at=t.field(at,"receiver"))if(RECEIVES.test(methodIn(t,at))&&t.field(at,"receiver")===void 0)return argumentsOf(t,at)[0];return void 0}
function declareDouble(b,scope,name,of,result){if(!DOUBLES.test(name)||of<0)return;if(name.startsWith("instance"))b.objectOf(of,scope,result);else b.flow(of,result)}var nodeOf=arg=>arg===void 0?-1:Array.isArray(arg)?arg[0]==="*"||arg[0]==="&"?-1:arg[1]:arg;var Arguments=class{#flow;#rests=new Map;#tables=new Map;constructor(flow){
this.#flow=flow}pass(args,parameters2){const placed=parameters2.filter(([how])=>how===""||how==="="||how==="*");const given=args.filter(arg=>!Array.isArray(arg)||
arg[0]==="*");this.#passPlaced(given,placed);for(const arg of args)if(Array.isArray(arg)&&arg[0]!=="*"&&arg[0]!=="&")this.#passNamed(arg[0],arg[1],parameters2,placed[given.
length])}#passPlaced(given,placed){const rest=placed.findIndex(([how])=>how==="*");const behind=rest<0?0:placed.length-rest-1;for(const[nth,arg]of given.entries()){
if(Array.isArray(arg)){this.#flow.elements(arg[1],element=>{for(const parameter2 of placed.slice(nth))this.#arrive(element,parameter2)});continue}const fromEnd=given.
length-nth;const parameter=placed[rest<0||nth<rest?nth:fromEnd<=behind?placed.length-fromEnd:rest];if(parameter)this.#arrive(arg,parameter)}}#arrive(value,[how,
,parameter]){if(how!=="*"){this.#flow.nodes.edge(value,parameter);return}let element=this.#rests.get(parameter);if(element===void 0){element=this.#flow.program.
node();this.#rests.set(parameter,element);this.#flow.nodes.add(parameter,this.#flow.values.list(element))}this.#flow.nodes.edge(value,element)}#passNamed(name,node,parameters2,next){
const{nodes}=this.#flow;const keywords=parameters2.filter(([how])=>how===":");const others=parameters2.find(([how])=>how==="**");const table=others??(keywords.length===
0&&next?.[0]!=="*"?next:void 0);if(name==="**"){nodes.watch(node,value=>{if(value.is==="table")for(const[,,keyword2]of keywords)nodes.edge(value.value,keyword2)});
if(table)nodes.edge(node,table[2]);return}const keyword=keywords.find(([,known2])=>known2===name);if(keyword)nodes.edge(node,keyword[2]);else if(table)this.#fill(
table[2],name,node)}#fill(parameter,key,value){const{nodes,program,values}=this.#flow;let table=this.#tables.get(parameter);if(!table){table=values.table(program.
node(),program.node());this.#tables.set(parameter,table);nodes.add(parameter,table)}nodes.add(table.key,values.symbol(key));nodes.edge(value,table.value)}};var Class=class{name;isModule;isInside=false;isOfTable=false;symbols=[];superclass;includes=[];prepends=[];extends=[];methods=new Map;statics=new Map;constants=new Map;variables=new Map;ownVariables=new Map;constructor(name,isModule){
this.name=name;this.isModule=isModule}};var SPELLED="~";var Classes=class{all=[];#inLowerCase=new Map;object;#lines=new Map;#mixedIn=new Map;#below=new Map;#methods=new Map;#ownMethods=new Map;constructor(){
this.object=this.make("Object",false);this.object.constants.set("Object",this.object)}make(name,isModule){const made=new Class(name,isModule);this.all.push(made);
return made}within(outer,name,isModule=false){const known2=outer.constants.get(name);if(known2 instanceof Class)return known2;const made=this.make(outer===this.
object?name:`${outer.name}::${name}`,isModule);outer.constants.set(name,made);return made}core(name){return this.within(this.object,name)}constant(path,around2){
if(path.startsWith(SPELLED))return this.#spelled(path.slice(SPELLED.length).split("::"));const[head,...rest]=path.replace(/^::/,"").split("::");let found=path.startsWith(
"::")?this.object.constants.get(head):this.#head(head,around2);for(const name of rest){if(!(found instanceof Class))return void 0;found=this.#inherited(found,name)}
return found}#spelled(names){let at=this.object;for(const name of names){const found=at.constants.get(name)??this.#alike(at,name);if(!(found instanceof Class))return void 0;
at=found}return at}#alike(of,name){const{constants}=of;const known2=this.#inLowerCase.get(of)??{names:new Map,keys:constants.keys(),read:0};this.#inLowerCase.set(
of,known2);for(;known2.read<constants.size;known2.read++){const key=known2.keys.next().value;const alike=known2.names.get(key.toLowerCase());if(alike)alike.push(
key);else known2.names.set(key.toLowerCase(),[key])}const[only,...others]=known2.names.get(name.toLowerCase())??[];return only===void 0||others.length>0?void 0:
constants.get(only)}named(path,around2){const found=this.constant(path,around2);if(found!==void 0)return found instanceof Class?found:void 0;const names=path.replace(
/^::/,"").split("::");let at=this.object;for(const[nth,name]of names.entries()){const known2=nth===0&&!path.startsWith("::")?this.#head(name,around2):at.constants.
get(name);at=known2 instanceof Class?known2:this.within(at,name)}return at}#head(name,around2){for(const one of around2){const found2=one.constants.get(name);if(found2!==
void 0)return found2}const[innermost]=around2;const found=(innermost&&this.#inherited(innermost,name))??this.object.constants.get(name);const isElsewhere=found instanceof
Class&&!found.isInside;return(found===void 0||isElsewhere?this.#mixedIntoObject(name):void 0)??found}#mixedIntoObject(name){for(const module of this.object.includes){
const found=module.constants.get(name);if(typeof found==="number"||found?.isInside)return found}return void 0}#inherited(of,name){for(const one of this.line(of)){
const found=one===this.object&&of!==this.object?void 0:one.constants.get(name);if(found!==void 0)return found}return void 0}line(of){let known2=this.#lines.get(
of);if(!known2){this.#lines.set(of,[of]);const above2=of.superclass??(of===this.object?void 0:this.object);const all=[...this.#mixed(of),...above2?this.line(above2):
[]];known2=[...new Set(all)];this.#lines.set(of,known2)}return known2}#mixed(into,seen=new Set){if(seen.has(into))return[];seen.add(into);return[...[...into.prepends].
reverse().flatMap(one=>this.#mixed(one,seen)),into,...[...into.includes].reverse().flatMap(one=>this.#mixed(one,seen))]}#withMixedIn(module){let known2=this.#mixedIn.
get(module);if(!known2){known2=this.#mixed(module);this.#mixedIn.set(module,known2)}return known2}below(of){if(this.#below.size===0)for(const one of this.all)for(const above2 of this.
line(one)){if(above2===one||above2===this.object)continue;const known2=this.#below.get(above2);if(known2)known2.push(one);else this.#below.set(above2,[one])}return this.#below.
get(of)??[]}forgetLines(){this.#lines.clear();this.#mixedIn.clear();this.#below.clear();this.#methods.clear();this.#ownMethods.clear()}method(of,name){return remembered(
this.#methods,of,name,()=>{for(const one of this.line(of)){const found=one.methods.get(name);if(found)return found}return NONE})}ownMethod(of,name){return remembered(
this.#ownMethods,of,name,()=>{for(const one of this.line(of)){if(one.isModule&&one!==of)continue;const found=one.statics.get(name)??this.#extended(one,name);if(found)
return found}return this.method(this.core(of.isModule?"Module":"Class"),name)})}#extended(of,name){for(const module of[...of.extends].reverse())for(const one of this.#withMixedIn(
module)){const found=one.methods.get(name);if(found)return found}return void 0}above(owner,of,name,isStatic){const line=this.line(of);const own=line.indexOf(owner);
const at=own>=0?own:line.findIndex(one=>one.extends.some(each=>this.line(each).includes(owner)));for(const one of line.slice(at+1)){const found=isStatic?one.statics.
get(name)??this.#extended(one,name):one.methods.get(name);if(found)return found}return NONE}};var NONE=[];function remembered(known2,of,name,find){let ofClass=known2.
get(of);if(!ofClass){ofClass=new Map;known2.set(of,ofClass)}let found=ofClass.get(name);if(!found){found=find();ofClass.set(name,found)}return found}var FACTORIES="::FactoryBot::Factories";var MAKES=/^(create|build|build_stubbed|attributes_for|association|Fabricate)$/;var MAKES_SEVERAL=/^(create|build|build_stubbed)_(list|pair)$/;
var USES=/^(create|build|attributes_for$|association$|Fabricate$)/;var methodOf=factory=>`factory ${factory}`;var TRAITS="::FactoryBot::Traits";var traitOf=trait=>`\
trait ${trait}`;var classOf2=factory=>`${TRAITS}::${camelized(factory)}`;var declaredByFactory=(t,name,call)=>name==="trait"?traitIn(t,call):factoryIn(t,name,call);
function traitIn(t,call){const[first]=argumentsOf(t,call);const isTrait=first!==void 0&&t.type(first)==="simple_symbol"&&t.field(call,"receiver")===void 0;return isTrait&&
isDefined(t,call)?first:void 0}function factoryIn(t,name,call){if(!/^(factory|Fabricator)$/.test(name)||t.field(call,"receiver")!==void 0)return void 0;const[first]=argumentsOf(
t,call);if(first===void 0||t.type(first)!=="simple_symbol")return void 0;return name==="Fabricator"||isDefined(t,call)?first:void 0}function isDefined(t,call){for(let at=t.
parent(call);at!==void 0;at=t.parent(at)){const receiver=t.type(at)==="call"?t.field(at,"receiver"):void 0;if(receiver!==void 0&&/^(::)?Factory(Bot|Girl)$/.test(
t.text(receiver)))return methodIn(t,at)==="define"}return false}function declareFactory(b,name,call,inside){const{t}=b;if(name==="trait")declareTrait(b,call);const named2=factoryIn(
t,name,call);if(named2===void 0)return;const called=t.text(named2).slice(1);const args=argumentsOf(t,call);const option=key=>optionOf(t,args,key);const written=option(
"class")??option("class_name");const base=option("parent")??option("from")??around(t,call);const parent=written===void 0?base:void 0;const owner=b.scope("class",
0,{name:FACTORIES});const symbol=b.symbolAt(named2,1);const aliases=option("aliases");for(const each of[called,...aliases===void 0?[]:wordsOf(t,aliases)]){b.scope(
"class",0,{name:classOf2(each),superclass:each===called?above(t,base):classOf2(called)});const method=b.scope("method",owner,{name:methodOf(each),symbol});const{
self,result}=b.at(method);if(each===called&&inside>=0)b.flow(result,b.at(inside).self);if(written===void 0&&parent!==void 0){b.add(["call",result,self,method,methodOf(
wordsOf(t,parent)[0]??""),[],-1,-1]);continue}const path=written===void 0?camelized(called):pathWritten(t,written);if(path!==void 0)b.objectOf(b.constant(path,method),
method,result)}}var above=(t,base)=>base===void 0?TRAITS:classOf2(wordsOf(t,base)[0]??"");function declareTrait(b,call){const{t}=b;const named2=traitIn(t,call);
if(named2===void 0)return;const owner=b.scope("class",0,{name:above(t,around(t,call))});b.scope("method",owner,{name:traitOf(t.text(named2).slice(1)),symbol:b.symbolAt(
named2,1)})}function useFactory(b,scope,name,call,result){const{t}=b;if(!USES.test(name))return false;const receiver=t.field(call,"receiver");const on=receiver===
void 0?"":t.text(receiver);const isOne=MAKES.test(on==="Fabricate"?on:name);if(!(isOne||MAKES_SEVERAL.test(name))||!/^((::)?Factory(Bot|Girl)|Fabricate)?$/.test(
on))return false;const args=argumentsOf(t,call);const[first]=args;if(first===void 0||t.type(first)!=="simple_symbol")return false;const factory=optionOf(t,args,
"factory")??first;if(t.type(factory)!=="simple_symbol")return false;const factories=b.objectOf(b.constant(FACTORIES,scope),scope);const made=b.calledBy(factory,
factories,scope,methodOf(t.text(factory).slice(1)));if(isOne)b.flow(made,result);else b.add(["array",result,made]);useTraits(b,scope,t.text(factory).slice(1),args.
slice(1));note(b,scope,isOne?result:made,"write",keysIn(b,scope,args,"write"));return true}function useTraits(b,scope,factory,args){const{t}=b;for(const trait of args){
if(t.type(trait)!=="simple_symbol")continue;const traits=b.objectOf(b.constant(classOf2(factory),scope),scope);b.calledBy(trait,traits,scope,traitOf(t.text(trait).
slice(1)))}}function callOnFactory({nodes,values,program},{name,args,result,isExplicit}){if(isExplicit||!MAKES.test(name))return false;const{classes}=program;const declared=classes.
constant(FACTORIES,[]);nodes.watch(nodeOf(args[0]),value=>{if(value.is!=="symbol")return;if(declared instanceof Class&&declared.methods.has(methodOf(value.text)))
return;const made=classes.constant(camelized(value.text),[]);if(made instanceof Class&&made.isInside)nodes.add(result,values.guessed(made))});return true}function around(t,call){
for(let at=t.parent(call);at!==void 0;at=t.parent(at)){const found=factoryIn(t,methodIn(t,at),at);if(found!==void 0)return found}return void 0}var MAKES_CLASS=/^(Class\.new|Module\.new|Struct\.new|Data\.define)$/;function makerOf(t,call){if(t.type(call)!=="call")return void 0;const[method,receiver]=[t.
field(call,"method"),t.field(call,"receiver")];if(method===void 0||receiver===void 0)return void 0;const maker=`${t.text(receiver).replace(/^::/,"")}.${t.text(method)}`;
return MAKES_CLASS.test(maker)?{maker,args:argumentsOf(t,call)}:void 0}function madeBy(t,assignment){const[left,right]=[t.field(assignment,"left"),t.field(assignment,
"right")];return left===void 0||right===void 0||t.type(left)!=="constant"?void 0:makerOf(t,right)}function membersOf(t,call){const around2=t.parent(call);const type=around2===
void 0?"":t.type(around2);const made=type==="assignment"?madeBy(t,around2):type==="superclass"?makerOf(t,call):void 0;return made!==void 0&&/^(Struct|Data)/.test(
made.maker)?structMembers(t,made.args):[]}var structMembers=(t,args)=>args.filter(one=>t.type(one)==="simple_symbol");var PUSHES=/^(push|push_bulk|enqueue(_to(_in)?|_in)?)$/;function pushedJob(t,receiver,name,args){if(!PUSHES.test(name)||!/^(::)?Sidekiq::Client(\.new)?$/.test(t.
text(receiver)))return void 0;if(name.startsWith("enqueue"))return args.find(one=>/^(constant|scope_resolution)$/.test(t.type(one)));const pairs=args.flatMap(one=>t.
type(one)==="hash"?t.named(one):[one]);const pair=pairs.find(one=>t.type(one)==="pair"&&/^:?["']?class["']?$/.test(t.text(t.field(one,"key")??one)));return pair===
void 0?void 0:t.field(pair,"value")}var ROUTES=/^(get|post|put|patch|delete|match|root|resources?)$/;var ACTION=/^["']([\w/]+)#(\w+)["']$/;var SHORT=/^\/?([-\w]+(?:\/[-\w]+)*)\/([-\w]+)$/;var OF_RESOURCES=[
"index","show","new","create","edit","update","destroy"];function declareRoute(b,scope,call,name,args){if(!ROUTES.test(name))return;const around2=blocksAround(b.
t,call);if(!around2)return;const symbols=args.filter(one=>b.t.type(one)==="simple_symbol");const called=symbol=>b.t.text(symbol).slice(1);const path=controller2=>controller2.
startsWith("/")?controller2.slice(1):[...around2.modules,controller2].filter(part=>part!=="").join("/");if(/^resource/.test(name)){const actions=actionsOf(b.t,args,
name);for(const symbol of symbols){const named2=name==="resource"?controllerOf(called(symbol)):called(symbol);const controller2=path(pathIn(b.t,args,"controller")??
named2);for(const action of actions)route(b,scope,symbol,controller2,action)}return}for(const one of args.flatMap(arg=>textIn(b.t,arg))){const[,controller2,action]=ACTION.
exec(b.t.text(one))??[];if(controller2!==void 0&&action!==void 0)route(b,scope,one,path(controller2),action)}const isArrow=args.some(one=>b.t.type(one)==="pair"&&
b.t.type(b.t.field(one,"key")??one)==="string");const to=optionOf(b.t,args,"to");const isAction=to!==void 0&&b.t.type(to)==="simple_symbol";if(isArrow||to!==void 0&&
!isAction)return;const controller=path(pathIn(b.t,args,"controller")??around2.resource??"");const told=pathIn(b.t,args,"action")??around2.action;for(const one of args){
const type=b.t.type(one);if(type!=="simple_symbol"&&type!=="string")continue;const written=b.t.text(one).replace(/^[:"']|["']$/g,"");const[,front,last]=type==="\
string"&&told===void 0?SHORT.exec(written)??[]:[];const own=/^\/?[-\w]+$/.test(written)?written.replace("/",""):void 0;const action=isAction?called(to):(told??last??
own)?.replaceAll("-","_");const of=front===void 0?controller:path(front.replaceAll("-","_"));if(action!==void 0&&of!=="")route(b,scope,isAction?to:one,of,action)}}
var controllerOf=resource=>singular(resource)===resource?plural(resource):resource;function route(b,scope,at,controller,action){const path=controller.split("/").
map(camelized).join("::");b.calledBy(at,b.objectOf(b.constant(`${SPELLED}${path}Controller`,scope),scope),scope,action)}function blocksAround(t,call){const modules=[];
let resource;let action;for(let at=t.parent(call);at!==void 0;at=t.parent(at)){if(t.type(at)!=="call"||t.field(at,"block")===void 0)continue;const name=methodIn(
t,at);if(name==="draw")return{modules,resource,action};const args=argumentsOf(t,at);const given=args[0]===void 0?"":t.text(args[0]).replace(/^[:"']|["']$/g,"");
const module=name==="namespace"?pathIn(t,args,"module")??given:pathIn(t,args,"module");if(module!==void 0)modules.unshift(module);if(/^resources?$/.test(name))resource??=
pathIn(t,args,"controller")??(name==="resource"?controllerOf(given):given);else if(name==="controller")resource??=given;else resource??=pathIn(t,args,"controlle\
r");action??=pathIn(t,args,"action")}return void 0}function textIn(t,arg){const value=t.type(arg)==="pair"?t.field(arg,"value"):arg;return value!==void 0&&t.type(
value)==="string"?[value]:[]}function pathIn(t,args,name){const value=optionOf(t,args,name);return value===void 0?void 0:/^[:"']?([\w/]+)["']?$/.exec(t.text(value))?.[1]}
function actionsOf(t,args,name){const named2=option=>{const value=optionOf(t,args,option);return value===void 0?void 0:wordsOf(t,value)};const[only,except]=[named2(
"only"),named2("except")??[]];return OF_RESOURCES.filter(action=>only?only.includes(action):!except.includes(action)&&!(name==="resource"&&action==="index"))}var NO_COLUMN=/^(index|check_constraint|unique_constraint|exclusion_constraint|foreign_key|timestamps)$/;var declaredInSchema=(t,call)=>tableIn(t,call)??columnIn(
t,call);var isTable=(t,call)=>tableIn(t,call)!==void 0;function tableIn(t,call){if(methodIn(t,call)!=="create_table"||t.field(call,"receiver")!==void 0)return void 0;
const define=blockAround(t,call);const schema=define===void 0?void 0:t.field(define,"receiver");if(schema===void 0||methodIn(t,define)!=="define")return void 0;
return t.text(schema).startsWith("ActiveRecord::Schema")?firstText(t,call):void 0}function columnIn(t,call){const receiver=t.field(call,"receiver");if(receiver===
void 0||t.type(receiver)!=="identifier"||NO_COLUMN.test(methodIn(t,call)))return void 0;const table=blockAround(t,call);return table===void 0||!isTable(t,table)?
void 0:firstText(t,call)}function declareTable(b,call){const{t}=b;const table=tableIn(t,call);const block=table===void 0?void 0:t.field(call,"block");const body=block===
void 0?void 0:t.field(block,"body");if(table===void 0||body===void 0)return;for(const one of t.named(body)){const column=t.type(one)==="call"?columnIn(t,one):void 0;
if(column===void 0)continue;const isList=/\barray: true\b/.test(t.text(one));b.add(["column",t.text(table),t.text(column),isList?"":methodIn(t,one),b.symbolAt(column)])}}
function blockAround(t,call){const body=t.parent(call);const block=body===void 0?void 0:t.parent(body);return block===void 0||!/block$/.test(t.type(block))?void 0:
t.parent(block)}function firstText(t,call){const[first]=argumentsOf(t,call);return first===void 0||t.type(first)!=="string"?void 0:t.first(first,"string_content")}var SHARES=/^(shared_examples|shared_examples_for|shared_context)$/;var TAKES=/^(it_behaves_like|it_should_behave_like|include_examples|include_context)$/;var SHARED="\
::RSpec::SharedExamples";function sharedIn(t,name,call){return SHARES.test(name)&&t.field(call,"block")!==void 0?contentOf(t,argumentsOf(t,call)[0]):void 0}function contentOf(t,name){
if(name===void 0)return void 0;if(t.type(name)==="simple_symbol")return name;const[content,...more]=t.type(name)==="string"?t.named(name):[];const isPlain=content!==
void 0&&more.length===0&&t.type(content)==="string_content";return isPlain&&/^["']/.test(t.text(name))?content:void 0}function declareShared(b,name,call){const shared=sharedIn(
b.t,name,call);if(shared===void 0)return void 0;const called=b.t.text(shared).replace(/^:/,"");const symbol=b.symbolAt(shared,b.t.type(shared)==="simple_symbol"?
1:0);b.scope("method",b.scope("class",0,{name:SHARED}),{name:called,symbol});return{name:called,symbol}}function takeShared(b,scope,name,call){const{t}=b;const[
first]=TAKES.test(name)&&t.field(call,"receiver")===void 0?argumentsOf(t,call):[];const content=contentOf(t,first);if(first===void 0||content===void 0)return;const called=t.
text(content).replace(/^:/,"");b.calledBy(first,b.objectOf(b.constant(SHARED,scope),scope),scope,called);b.add(["take",b.ownerAround(scope),called])}var DECLARES=/^(const|prop)$/;var STRUCT=/^(::)?T::\w*Struct$/;function propertyIn(t,name,call){if(!DECLARES.test(name)||t.field(call,"receiver")!==void 0)return void 0;
const[first]=argumentsOf(t,call);return first!==void 0&&t.type(first)==="simple_symbol"&&isInStruct(t,call)?first:void 0}function isInStruct(t,node){for(let at=t.
parent(node);at!==void 0;at=t.parent(at)){if(t.type(at)!=="class")continue;const superclass=t.field(at,"superclass");const base=superclass===void 0?void 0:t.named(
superclass)[0];return base!==void 0&&STRUCT.test(t.text(base))}return false}function declareProperty(b,scope,name,call){const{t}=b;const declared=propertyIn(t,name,
call);if(declared===void 0)return;const called=t.text(declared).slice(1);const[owner,symbol]=[b.ownerAround(scope),b.symbolAt(declared,1)];const reader=b.scope(
"method",owner,{name:called,symbol});const object=objectOf(b,reader,argumentsOf(t,call)[1]);if(object!==void 0)b.flow(object,b.at(reader).result);if(name==="pro\
p")b.scope("method",owner,{name:`${called}=`,symbol})}function asserted(b,scope,call,value){const{t}=b;const receiver=t.field(call,"receiver");if(receiver===void 0||
!/^(::)?T$/.test(t.text(receiver)))return void 0;switch(methodIn(t,call)){case"must":case"must_because":case"unsafe":return value;case"let":case"bind":case"asse\
rt_type!":return value>=0?value:objectOf(b,scope,argumentsOf(t,call)[1]);case"cast":return objectOf(b,scope,argumentsOf(t,call)[1])??value;default:return void 0}}
function objectOf(b,scope,type){const{t}=b;if(type===void 0)return void 0;if(methodIn(t,type)==="nilable")return objectOf(b,scope,argumentsOf(t,type)[0]);const path=pathOf(
t,type);return path===void 0?void 0:b.objectOf(b.constant(path,scope),scope)}var REQUESTS=/^(get|post|put|patch|delete|head|process)$/;function nameTested(b,scope,name,call){const{t}=b;const[action]=REQUESTS.test(name)&&t.field(call,"rec\
eiver")===void 0?argumentsOf(t,call):[];if(action===void 0||t.type(action)!=="simple_symbol")return;const controller=controllerAround(t,call);if(controller===void 0)
return;b.calledBy(action,b.objectOf(b.constant(controller,scope),scope),scope,t.text(action).slice(1))}function controllerAround(t,call){for(let at=t.parent(call);at!==
void 0;at=t.parent(at)){const tested=t.type(at)==="class"?classOf3(t,at):describedBy(t,at);if(tested?.endsWith("Controller"))return tested}return void 0}function classOf3(t,node){
const name=t.field(node,"name");return name===void 0?void 0:/^(.*Controller)Test$/.exec(t.text(name))?.[1]}function describedBy(t,node){const[subject]=DESCRIBES.
test(methodIn(t,node))?argumentsOf(t,node):[];return subject===void 0?void 0:pathOf(t,subject)}var CHANGES_SELF=/^(instance_eval|instance_exec|class_eval|class_exec|module_eval|module_exec|define_method)$/;var OPENS=/^(class|module)_(eval|exec)$/;var COMPARES=/^(==|!=|===|=~|!~|<|>|<=|>=|<=>)$/;
var CALLED_BY={"!=":"==","!~":"=~"};var IS_A=/^(is_a\?|kind_of\?|instance_of\?)$/;var Calls=class{#b;#t;#expressions;#expected=new Map;#erring=new Map;constructor(builder,expressions){
this.#b=builder;this.#t=builder.t;this.#expressions=expressions}bare(node,scope){const name=this.#t.text(node);declare(this.#b,scope,name,[],-1);return this.#add(
-1,scope,name,[],this.#b.named(node))}call(node,scope){const t=this.#t;const b=this.#b;const[method,receiver,block]=[t.field(node,"method"),t.field(node,"receiv\
er"),t.field(node,"block")];const given=argumentsOf(t,node);const name=method===void 0?"call":t.text(method);const made=this.classMadeBy(node,scope,void 0);if(made!==
void 0){const value=b.node();b.add(["class",value,made]);return value}if(block!==void 0&&DESCRIBES.test(name)&&(receiver===void 0||t.text(receiver)==="RSpec")){
if(receiver===void 0&&method!==void 0)this.#add(-1,scope,name,[],b.named(method));return this.#examples(given[0],block,scope,declareShared(b,name,node))}const concern=block===
void 0||receiver!==void 0?void 0:this.#concern(name,block,scope);if(concern!==void 0)return this.#add(-1,scope,name,[],method===void 0?-1:b.named(method));const pushed=receiver===
void 0?void 0:pushedJob(t,receiver,name,given);if(pushed!==void 0&&method!==void 0){this.#arguments(given,scope);const named3=t.type(pushed)==="string"?/^["']([\w:]+)["']$/.
exec(t.text(pushed))?.[1]:void 0;const job=named3===void 0?this.#expressions.of(pushed,scope):b.constant(named3,scope);return this.#add(job,scope,"perform_bulk",
[],b.named(method))}const on=receiver===void 0?-1:this.#expressions.of(receiver,scope);const args=this.#arguments(given,scope);const named2=method===void 0?-1:b.
named(method);if(method!==void 0&&t.type(method)==="super")return this.#super(args,named2,block,scope);const opened=receiver!==void 0&&OPENS.test(name)?pathOf(t,
receiver):void 0;const inside=block===void 0?-1:this.#block(block,scope,name,on,opened);if(name==="create_table")declareTable(b,node);declareFactory(b,name,node,
inside);declareProperty(b,scope,name,node);if(receiver===void 0)declareRoute(b,scope,node,name,given);if(receiver===void 0||t.type(receiver)==="self")declare(b,
scope,name,given,inside);const result=this.#add(on,scope,name,args,named2,inside);if(IS_A.test(name))b.ask(on,args[0]);if(name==="errors")this.#erring.set(node,
on);if(receiver!==void 0&&(this.#erring.has(receiver)||t.text(receiver)==="errors"))nameErrors(b,scope,name,node,this.#erring.get(receiver)??-1);else if(!useFactory(
b,scope,name,node,result))nameMethods(b,scope,name,node,on);namePermitted(b,scope,name,node);takeShared(b,scope,name,node);nameTested(b,scope,name,node);declareExpected(
b,scope,node,on,this.#expected);const[first]=args;const same=typeof first==="number"?asserted(b,scope,node,first):void 0;if(same!==void 0)return same;if(typeof first===
"number"&&EXPECTED.test(name))this.#expected.set(node,first);if(receiver===void 0&&typeof first==="number")declareDouble(b,scope,name,first,result);return result}#add(receiver,scope,name,args,named2=-1,block=-1){
const result=this.#b.node();this.#b.add(["call",result,receiver,scope,name,args,named2,block]);return result}element(node,scope){const[object,...keys]=this.#elementParts(
node);const on=this.#expressions.of(object,scope);return this.#add(on,scope,"[]",this.#arguments(keys,scope),this.#bracket(object,on,scope))}setElement(node,value,scope){
const[object,...keys]=this.#elementParts(node);const on=this.#expressions.of(object,scope);this.#add(on,scope,"[]=",[...this.#arguments(keys,scope),value],this.#bracket(
object,on,scope))}#bracket(object,on,scope){const{text,end}=this.#t.tree;return on<0?-1:this.#b.sign(text.indexOf("[",end[object]),1,scope)}#elementParts(node){
const object=this.#t.field(node,"object");return[object,...this.#t.named(node).filter(one=>one!==object)]}setter(target,value,scope){const t=this.#t;const[method,
receiver]=[t.field(target,"method"),t.field(target,"receiver")];if(method===void 0||receiver===void 0)return;const named2=this.#b.named(method);const name=t.text(
method);this.#add(this.#expressions.of(receiver,scope),scope,`${name}=`,[value],named2);const table=name==="table_name"&&t.type(receiver)==="self"?valueText(t,target):
void 0;if(table!==void 0)this.#b.add(["table",this.#b.ownerAround(scope),table])}binary(node,scope){const t=this.#t;const[left,right]=[t.field(node,"left"),t.field(
node,"right")];if(left===void 0||right===void 0)return-1;const[a,b]=[this.#expressions.of(left,scope),this.#expressions.of(right,scope)];const{text,start,end}=t.
tree;const behind=end[left];const operator=t.field(node,"operator");const offset=operator===void 0?behind+text.slice(behind,start[right]).search(/[<>]/):start[operator];
const sign=operator===void 0?text.charAt(offset):t.text(operator);if(/^(\|\||or)$/.test(sign))return this.#b.either([a,b]);if(/^(&&|and)$/.test(sign))return b;return this.
operator(a,sign,b,scope,offset)}operator(left,sign,right,scope,offset){const named2=left<0?-1:this.#b.sign(offset,sign.length,scope);const result=left<0?-1:this.#add(
left,scope,CALLED_BY[sign]??sign,[right],named2);return COMPARES.test(sign)?this.#b.literal("TrueClass"):result}unary(node,scope){const t=this.#t;const[operand,
operator]=[t.field(node,"operand"),t.field(node,"operator")];const of=operand===void 0?-1:this.#expressions.of(operand,scope);const sign=operator===void 0?"":t.
text(operator);if(sign==="defined?")return this.#b.literal("TrueClass");if(operator===void 0||of<0)return-1;const name=/^(!|not)$/.test(sign)?"!":sign==="~"?sign:
`${sign}@`;const result=this.#add(of,scope,name,[],this.#b.sign(t.tree.start[operator],sign.length,scope));return name==="!"?this.#b.literal("TrueClass"):result}text(node,of,scope){
if(of<0)return-1;return this.#add(of,scope,"to_s",[],this.#b.sign(this.#t.tree.start[node],2,scope))}yielded(node,scope){const list=this.#t.named(node)[0];const args=list===
void 0?[]:this.#arguments(this.#t.named(list),scope);const result=this.#b.node();this.#b.add(["yield",result,this.#b.bodyAround(scope),args]);return result}zsuper(node,scope){
return this.#super(null,this.#b.named(node),void 0,scope)}#super(args,named2,block,scope){const inside=block===void 0?-1:this.#block(block,scope,"super",-1);const result=this.#b.
node();this.#b.add(["super",result,scope,args,named2,inside]);return result}lambda(node,scope){const t=this.#t;const b=this.#b;const inside=b.scope("block",scope);
b.flow(b.at(scope).self,b.at(inside).self);this.#fill(t.field(node,"parameters"),t.field(node,"body"),inside);const value=b.node();b.add(["block",value,inside]);
return value}#block(node,scope,name,receiver,opened){const t=this.#t;const b=this.#b;const around2=b.at(scope);const inside=b.scope("block",scope,opened===void 0?
{}:{on:opened});if(name==="included"&&receiver<0&&around2.kind==="module")b.concerns.set(inside,b.classMethods(scope));if(!CHANGES_SELF.test(name)){b.flow(around2.
self,b.at(inside).self);if(b.at(b.bodyAround(scope)).kind==="class"&&receiver<0)b.objectOf(around2.self,scope,b.at(inside).self)}this.#fill(t.field(node,"parame\
ters"),t.field(node,"body"),inside);return inside}#fill(parameters2,body,inside){const b=this.#b;b.parameters(parameters2,inside,value=>this.#expressions.of(value,
inside));if(body===void 0)return;if(parameters2===void 0&&b.at(inside).kind!=="method")b.implicit(body,inside);const isBlock=/^(block|do_block)$/.test(this.#t.type(
body));const within=isBlock?this.#t.field(body,"body"):body;if(within!==void 0)b.flow(this.#expressions.of(within,inside),b.at(inside).result)}#concern(name,block,scope){
const b=this.#b;if(name!=="class_methods"||b.at(scope).kind!=="module")return void 0;const inside=b.classMethods(scope);const body=this.#t.field(block,"body");if(body!==
void 0)this.#expressions.of(body,inside);return inside}#examples(subject,block,scope,shared={}){const t=this.#t;const b=this.#b;const inside=b.scope("examples",
b.ownerAround(scope),{inBlock:scope,...shared});b.parameters(t.field(block,"parameters"),inside,value=>this.#expressions.of(value,inside));const described=subject===
void 0?-1:this.#expressions.of(subject,scope);if(subject!==void 0&&pathOf(t,subject)!==void 0){const method=b.scope("method",inside,{name:"described_class"});b.
flow(described,b.at(method).result);const instance=b.scope("method",inside,{name:"subject"});b.add(["call",b.at(instance).result,described,scope,"new",[],-1,-1]);
this.#helper(subject,inside)}const body=t.field(block,"body");if(body!==void 0)this.#expressions.of(body,inside);return-1}#helper(subject,examples){const b=this.#b;
const path=pathOf(this.#t,subject);if(path===void 0||!path.endsWith("Helper"))return;const view=b.scope("class",examples);b.add(["mix",view,"include",path]);const method=b.
scope("method",examples,{name:"helper"});const value=b.node();b.add(["class",value,view]);b.objectOf(value,method,b.at(method).result)}classMadeBy(node,scope,constant){
const t=this.#t;const b=this.#b;const made=makerOf(t,node);if(!made)return void 0;const{maker,args}=made;const name=constant===void 0?void 0:pathOf(t,constant);
const symbol=constant===void 0?-1:b.symbolAt(constant);const extended=maker==="Class.new"?args[0]:void 0;const base=extended===void 0?void 0:pathOf(t,extended);
const inside=b.scope(maker==="Module.new"?"module":"class",b.ownerAround(scope),{...name===void 0?{}:{name},...symbol<0?{}:{symbol},...base===void 0?{}:{superclass:base}});
if(extended!==void 0&&base===void 0)b.add(["extends",inside,this.#expressions.of(extended,scope)]);if(/^(Struct|Data)/.test(maker))this.#members(args,inside);const block=t.
field(node,"block");const body=block===void 0?void 0:t.field(block,"body");if(body!==void 0)this.#expressions.of(body,inside);return inside}#members(args,scope){
const t=this.#t;const b=this.#b;const initialize=b.scope("method",scope,{name:"initialize"});b.at(initialize).parameters=structMembers(t,args).flatMap(one=>{const name=t.
text(one).slice(1);const symbol=b.symbolAt(one,1);const node=b.declare(initialize,name);b.add(["variable=",node,initialize,`@${name}`]);b.add(["accessor",scope,
"reader",name,symbol]);b.add(["accessor",scope,"writer",name,symbol]);return[["=",name,node],[":",name,node]]})}#arguments(list,scope){const t=this.#t;const args=[];
for(const one of list){const type=t.type(one);const of=t.named(one)[0];if(type==="comment")continue;if(type==="pair"){const[key,value]=[t.field(one,"key"),t.field(
one,"value")];if(key!==void 0&&t.type(key)==="hash_key_symbol"){const given=value===void 0?this.#expressions.named(key,scope):this.#expressions.of(value,scope);
args.push([t.text(key),given])}else args.push(["**",this.#expressions.hash([one],scope)])}else if(type==="splat_argument")args.push(["*",of===void 0?-1:this.#expressions.
of(of,scope)]);else if(type==="hash_splat_argument")args.push(["**",of===void 0?-1:this.#expressions.of(of,scope)]);else if(type==="block_argument")args.push(["\
&",this.#blockArgument(of,scope)]);else args.push(this.#expressions.of(one,scope))}return args}#blockOfSymbol(symbol,scope){const b=this.#b;const inside=b.scope(
"block",scope);const[on,others,value]=[b.node(),b.node(),b.node()];b.at(inside).parameters=[["","",on],["*","",others]];const named2=b.callback(symbol,scope);const name=this.#t.
text(symbol).slice(1);b.add(["call",b.at(inside).result,on,inside,name,[["*",others]],named2,-1]);b.add(["block",value,inside]);return value}#blockArgument(of,scope){
if(of!==void 0&&this.#t.type(of)==="simple_symbol")return this.#blockOfSymbol(of,scope);if(of!==void 0)return this.#expressions.of(of,scope);const method=this.#b.
at(this.#b.bodyAround(scope));return method.block??-1}};function valueText(t,target){const assignment=t.parent(target);const value=assignment===void 0?void 0:t.
field(assignment,"right");return value===void 0?void 0:/^["']([\w.]+)["']$/.exec(t.text(value))?.[1]}function namesIn(t,pattern){switch(t.type(pattern)){case"identifier":return[pattern];case"as_pattern":{const[value,name]=[t.field(pattern,"value"),t.field(pattern,
"name")];return[...value===void 0?[]:namesIn(t,value),...name===void 0?[]:[name]]}case"keyword_pattern":{const[key,value]=[t.field(pattern,"key"),t.field(pattern,
"value")];return value!==void 0?namesIn(t,value):key===void 0?[]:[key]}case"splat_parameter":case"hash_splat_parameter":return t.each(pattern,"identifier");case"\
array_pattern":case"find_pattern":case"hash_pattern":case"alternative_pattern":case"parenthesized_pattern":return t.named(pattern).flatMap(one=>namesIn(t,one));default:
return[]}}var targetsIn=(t,left)=>/^(left_assignment_list|destructured_left_assignment|rest_assignment)$/.test(t.type(left))?t.named(left).flatMap(one=>targetsIn(
t,one)):[left];var BODIES=/^(method|singleton_method|block|do_block|lambda)$/;function isInBody(t,node){for(let at=t.parent(node);at!==void 0;at=t.parent(at))if(BODIES.
test(t.type(at)))return true;return false}var binding=names=>({kind:"variable",localInFunction:true,names:(t,node)=>isInBody(t,node)?names(t,node):[]});var matching=binding(
(t,node)=>{const pattern=t.field(node,"pattern");return pattern===void 0?[]:namesIn(t,pattern)});var BINDING={operator_assignment:binding((t,node)=>{const left=t.
field(node,"left");return left===void 0||t.type(left)!=="identifier"?[]:[left]}),in_clause:matching,match_pattern:matching,test_pattern:matching,exception_variable:binding(
(t,node)=>t.each(node,"identifier")),for:binding((t,node)=>{const pattern=t.field(node,"pattern");return pattern===void 0?[]:targetsIn(t,pattern).filter(one=>t.
type(one)==="identifier")})};var ControlFlow=class{#b;#t;#expressions;#assignments;constructor(builder,expressions,assignments){this.#b=builder;this.#t=builder.t;this.#expressions=expressions;
this.#assignments=assignments}leave(node,how,scope){const b=this.#b;const list=this.#t.named(node)[0];if(list===void 0)return-1;const given=this.#t.type(list)===
"argument_list"?this.#t.named(list):[list];const value=given.length===1?this.#expressions.of(given[0],scope):this.#expressions.list(given,scope);if(how==="retur\
n")b.flow(value,b.at(b.bodyAround(scope)).result);else b.flow(value,b.at(scope).result);return-1}branches(node,scope){const t=this.#t;const given=[];const condition=t.
field(node,"condition");if(condition!==void 0)this.#expressions.of(condition,scope);for(const child of t.named(node)){if(child===condition||t.type(child)==="com\
ment")continue;given.push(this.#expressions.of(child,scope))}return this.#b.either(given)}case(node,scope){const t=this.#t;const given=[];const value=t.field(node,
"value");const asked=value===void 0?-1:this.#expressions.of(value,scope);for(const child of t.named(node)){if(child===value)continue;const of=this.#expressions.
of(child,scope);if(/^(when|in_clause|else)$/.test(t.type(child)))given.push(of);if(asked>=0)for(const one of askedIn(t,child))this.#b.ask(asked,this.#expressions.
of(one,scope))}return this.#b.either(given)}clause(node,scope){const t=this.#t;const body=t.field(node,"body");const pattern=t.type(node)==="in_clause"?t.field(
node,"pattern"):void 0;if(pattern!==void 0)this.#pattern(pattern,scope);for(const child of t.named(node))if(child!==body&&child!==pattern)this.#expressions.of(child,
scope);return body===void 0?-1:this.#expressions.of(body,scope)}match(node,scope){const[value,pattern]=[this.#t.field(node,"value"),this.#t.field(node,"pattern")];
if(value!==void 0)this.#expressions.of(value,scope);if(pattern!==void 0)this.#pattern(pattern,scope);return this.#b.literal("TrueClass")}#pattern(pattern,scope){
const t=this.#t;const b=this.#b;for(const name of namesIn(t,pattern)){const local=b.assigned(scope,t.text(name));const around2=t.parent(name);const asked=around2!==
void 0&&t.type(around2)==="as_pattern"?t.field(around2,"value"):void 0;for(const one of asked===void 0?[]:classesIn(t,asked))b.objectOf(this.#expressions.of(one,
scope),scope,local)}}for(node,scope){const t=this.#t;const[pattern,value,body]=[t.field(node,"pattern"),t.field(node,"value"),t.field(node,"body")];const list=value===
void 0?void 0:t.type(value)==="in"?t.named(value)[0]:value;const of=list===void 0?-1:this.#expressions.of(list,scope);if(pattern!==void 0){const targets=t.type(
pattern)==="left_assignment_list"?t.named(pattern):[pattern];for(const target of targets)this.#assignments.assign(target,this.#b.element(of,scope),scope)}if(body!==
void 0)this.#expressions.of(body,scope);return of}rescue(node,scope){const t=this.#t;const b=this.#b;const[exceptions,variable,body]=[t.field(node,"exceptions"),
t.field(node,"variable"),t.field(node,"body")];const classes=exceptions===void 0?[]:t.named(exceptions).map(one=>this.#expressions.of(one,scope));const name=variable===
void 0?void 0:t.named(variable)[0];if(name!==void 0){const error=b.node();for(const one of classes)if(one>=0)b.objectOf(one,scope,error);this.#assignments.assign(
name,error,scope)}return body===void 0?-1:this.#expressions.of(body,scope)}};function askedIn(t,branch){if(t.type(branch)==="in_clause")return classesIn(t,t.field(
branch,"pattern")??branch);const patterns=t.named(branch).flatMap(one=>t.type(one)==="pattern"?t.named(one):[]);return t.type(branch)==="when"?patterns.flatMap(
one=>classesIn(t,one)):[]}function classesIn(t,pattern){const type=t.type(pattern);if(/^(constant|scope_resolution)$/.test(type))return[pattern];if(type==="alte\
rnative_pattern")return t.named(pattern).flatMap(one=>classesIn(t,one));const asked=/^(array|find|hash)_pattern$/.test(type)?t.field(pattern,"class"):void 0;return asked===
void 0?[]:[asked]}var Declarations=class{#b;#t;#expressions;#calls;constructor(builder,expressions,calls){this.#b=builder;this.#t=builder.t;this.#expressions=expressions;this.#calls=
calls}method(node,scope){const t=this.#t;const b=this.#b;const nameNode=t.field(node,"name");if(nameNode===void 0)return-1;const object=t.field(node,"object");const name=t.
text(nameNode);const owner=b.ownerAround(scope);const method=b.scope("method",owner,{name,block:b.node(),symbol:b.symbolAt(nameNode),...t.type(node)==="singleto\
n_method"?{isStatic:true}:{},...b.at(scope).kind==="block"?{inBlock:scope}:{},...object!==void 0&&t.type(object)!=="self"?{on:t.text(object)}:{}});b.parameters(
t.field(node,"parameters"),method,value=>this.#expressions.of(value,method));const body=t.field(node,"body");if(body!==void 0)b.flow(this.#expressions.of(body,method),
b.at(method).result);const symbol=b.node();b.add(["symbol",symbol,name]);return symbol}class(node,kind,scope){const t=this.#t;const b=this.#b;const nameNode=t.field(
node,"name");const superclass=t.field(node,"superclass");const base=superclass===void 0?void 0:t.named(superclass)[0];const made=base===void 0?void 0:this.#calls.
classMadeBy(base,scope,void 0);if(base!==void 0&&made===void 0)this.#expressions.of(base,scope);const around2=b.ownerAround(scope);const path=nameNode===void 0?
void 0:pathOf(t,nameNode);const body=t.field(node,"body");if(kind==="singleton_class"){const value=t.field(node,"value");const inside2=b.scope("singleton",around2,
value!==void 0&&t.type(value)!=="self"?{on:t.text(value)}:{});if(body!==void 0)this.#expressions.of(body,inside2);return-1}if(path===void 0)return-1;const written=base===
void 0?void 0:pathOf(t,base);if(superclass!==void 0&&written!==void 0)b.hook(written,scope,"inherited",superclass,1);const delegated2=base===void 0?void 0:delegatedTo(
t,base);const extended=made??(delegated2===void 0?written:pathOf(t,delegated2));const last=t.type(nameNode)==="scope_resolution"&&t.field(nameNode,"name")||nameNode;
const inside=b.scope(kind,around2,{name:path,symbol:b.symbolAt(last),...extended===void 0?{}:{superclass:extended}});if(body!==void 0)b.flow(this.#expressions.of(
body,inside),b.at(inside).result);return-1}};function delegatedTo(t,node){const[method,list]=[t.field(node,"method"),t.field(node,"arguments")];if(method===void 0||
list===void 0||t.text(method)!=="DelegateClass")return void 0;return t.named(list)[0]}var NUMBERED=/^_[1-9]$/;var APART=/^(?:block|do_block|lambda|method|singleton_method|class|module|singleton_class)$/;function implicitParameters(t,body){const found=new Map;
const open=t.named(body).reverse();for(let node=open.pop();node!==void 0;node=open.pop()){const type=t.type(node);if(APART.test(type))continue;const text=type===
"identifier"?t.text(node):"";const isName=text==="it"||NUMBERED.test(text);if(isName&&!found.has(text)&&!isCalled(t,node))found.set(text,node);open.push(...t.named(
node).reverse())}const numbers=[...found.keys()].filter(name=>name!=="it");const names=numbers.length>0?numbers.sort():[...found.keys()];return names.map(name=>found.
get(name))}function isCalled(t,node){const parent=t.parent(node);return parent!==void 0&&t.type(parent)==="call"&&t.field(parent,"method")===node}var USED=["call_indirect","read","write","call"];var GraphBuilder=class{t;names=[];callbacks=[];concerns=new Map;#classMethods=new Map;#symbols;#graph={nodes:0,scopes:[],operations:[]};#locals=[];constructor(t,symbols){
this.t=t;this.#symbols=symbols}named(node){const{line,column}=this.t.position(node);return this.names.push(line,column)/2-1}callback(node,scope,how="method"){const{
line,column}=this.t.position(node);const type=this.t.type(node);const before=/^(hash_key_symbol|bare_symbol)$/.test(type)?0:1;const named2=this.names.push(line,
column+before)/2-1;const length=this.t.text(node).length-(type==="string"?2:before);this.callbacks.push(named2,length,this.#callerIn(scope),USED.indexOf(USES2[how]));
return named2}sign(offset,length,scope){const{tree}=this.t;const named2=this.names.push(tree.lineAt(offset),tree.columnAt(offset))/2-1;this.callbacks.push(named2,
length,this.#callerIn(scope),USED.indexOf("call"));return named2}#callerIn(scope){return this.at(this.bodyAround(scope)).symbol??-1}symbolAt(node,after=0){const{
line,column}=this.t.position(node);return this.#symbols.get(`${line}:${column+after}`)??-1}graph(){return this.#graph}node(){return this.#graph.nodes++}add(operation){
this.#graph.operations.push(operation)}literal(type){const node=this.node();this.add(["literal",node,type]);return node}flow(from,to){if(from>=0&&to>=0&&from!==
to)this.add(["flow",from,to])}constant(path,scope){const node=this.node();this.add(["constant",node,scope,path]);return node}objectOf(of,scope,object=this.node()){
this.add(["call",object,of,scope,"allocate",[],-1,-1]);return object}calledBy(node,on,scope,name){const result=this.node();this.add(["call",result,on,scope,name,
[],this.callback(node,scope),-1]);return result}hook(ancestor,scope,name,node,length){const named2=this.sign(this.t.tree.start[node],length,scope);this.add(["ca\
ll",this.node(),this.constant(ancestor,scope),scope,name,[],named2,-1])}ask(value,of){if(value>=0&&typeof of==="number"&&of>=0)this.add(["asked",value,of])}either(nodes){
const known2=nodes.filter(node=>node>=0);if(known2.length<2)return known2[0]??-1;const all=this.node();for(const node of known2)this.flow(node,all);return all}scope(kind,parent,more={}){
const index=this.#graph.scopes.push({kind,parent,self:this.node(),result:this.node(),...more})-1;this.#locals.push(new Map);return index}classMethods(concern){let made=this.#classMethods.
get(concern);if(made===void 0){made=this.scope("module",concern,{name:"ClassMethods"});this.#classMethods.set(concern,made)}return made}at(scope){return this.#graph.
scopes[scope]}bodyAround(scope){let at=scope;while(this.at(at).kind==="block")at=this.at(at).parent;return at}ownerAround(scope){let at=scope;const isOwner=({kind,
on})=>kind==="block"?on!==void 0:kind!=="method";while(!isOwner(this.at(at)))at=this.at(at).parent;return at}local(scope,name){for(let at=scope;;){const found=this.#locals[at]?.
get(name);if(found!==void 0)return found;const{kind,parent,inBlock}=this.at(at);if(!/block|examples/.test(kind))return void 0;at=kind==="examples"?inBlock:parent}}assigned(scope,name){
return this.local(scope,name)??this.declare(scope,name)}declare(scope,name){const node=this.node();this.#locals[scope]?.set(name,node);return node}parameters(list,scope,read){
const{t}=this;if(list===void 0)return;const parameters2=[];for(const one of t.named(list)){const type=t.type(one);const how=HOW[type];if(type==="destructured_pa\
rameter")parameters2.push(["","",this.#destructured(one,scope)]);if(how===void 0)continue;const nameNode=type==="identifier"?one:t.field(one,"name");const name=nameNode===
void 0?"":t.text(nameNode);const node=this.declare(scope,name===""?how:name);parameters2.push([how,name,node]);if(how==="&"&&this.at(scope).block!==void 0)this.
flow(this.at(scope).block,node);const value=t.field(one,"value");if(value!==void 0)this.flow(read(value),node)}this.at(scope).parameters=parameters2}implicit(body,scope){
const{t}=this;const parameters2=[];for(const name of implicitParameters(t,body).map(node=>t.text(node))){const place=name==="it"?1:Number(name.slice(1));while(parameters2.
length<place-1)parameters2.push(["","",this.node()]);parameters2.push(["",name,this.declare(scope,name)])}if(parameters2.length>0)this.at(scope).parameters=parameters2}#destructured(list,scope){
const whole=this.node();for(const one of this.t.named(list)){const type=this.t.type(one);if(type==="destructured_parameter")this.flow(this.element(whole,scope),
this.#destructured(one,scope));const nameNode=type==="identifier"?one:this.t.field(one,"name");if(nameNode===void 0)continue;const node=this.declare(scope,this.
t.text(nameNode));this.flow(HOW[type]==="*"?whole:this.element(whole,scope),node)}return whole}element(list,scope){const node=this.node();this.add(["call",node,
list,scope,"first",[],-1,-1]);return node}};var USES2={read:"read",own:"read",write:"write",permit:"write",method:"call_indirect"};var HOW=Object.assign(Object.
create(null),{identifier:"",optional_parameter:"=",splat_parameter:"*",keyword_parameter:":",hash_splat_parameter:"**",block_parameter:"&"});function graphOf(tree,symbols){const byPosition=new Map(symbols.map(({line,column},index)=>[`${line}:${column}`,index]));const builder=new GraphBuilder(new Syntax(
tree),byPosition);const file=builder.scope("file",-1);new Expressions(builder).sequence(0,file);const{names,callbacks:callbacks2}=builder;return{graph:builder.graph(),
names,callbacks:callbacks2}}var LITERALS=Object.assign(Object.create(null),{string:"String",chained_string:"String",heredoc_beginning:"String",subshell:"String",
character:"String",bare_string:"String",integer:"Integer",float:"Float",rational:"Rational",complex:"Complex",regex:"Regexp",range:"Range",delimited_symbol:"Sym\
bol",true:"TrueClass",false:"FalseClass"});var MOST_DEPTH=500;var SEQUENCES=new Set(["then","else","do","begin","body_statement","block_body","parenthesized_sta\
tements","ensure","begin_block","end_block","in"]);var Expressions=class{#b;#t;#calls;#assignments;#control;#declarations;#depth=0;constructor(builder){this.#b=
builder;this.#t=builder.t;this.#calls=new Calls(builder,this);this.#assignments=new Assignments(builder,this,this.#calls);this.#control=new ControlFlow(builder,
this,this.#assignments);this.#declarations=new Declarations(builder,this,this.#calls)}sequence(node,scope){const t=this.#t;let last=-1;const others=[];for(const child of t.
named(node)){const type=t.type(child);if(type==="comment"||type==="heredoc_body"){if(type==="heredoc_body")this.of(child,scope);continue}const given=this.of(child,
scope);if(type==="rescue"||type==="else")others.push(given);else if(type!=="ensure")last=given}return this.#b.either([last,...others])}of(node,scope){if(this.#depth>=
MOST_DEPTH)return-1;this.#depth++;try{return this.#of(node,scope)}finally{this.#depth--}}named(name,scope){return this.#b.local(scope,this.#t.text(name))??this.#calls.
bare(name,scope)}#of(node,scope){const t=this.#t;const b=this.#b;const type=t.type(node);const literal=LITERALS[type];if(literal!==void 0){this.#within(node,scope);
const given=b.literal(literal);const start=/^(string|delimited_symbol)$/.test(type)?/^:?"(\w{3,})#\{/.exec(t.text(node))?.[1]:void 0;if(start!==void 0)b.add(["s\
ymbol",given,start,true]);return given}if(SEQUENCES.has(type))return this.sequence(node,scope);switch(type){case"interpolation":return this.#calls.text(node,this.
sequence(node,scope),scope);case"self":return b.at(scope).self;case"identifier":return this.named(node,scope);case"constant":case"scope_resolution":return this.#constant(
node,scope);case"instance_variable":case"class_variable":case"global_variable":{const read=b.node();b.add(["variable",read,scope,t.text(node)]);return read}case"\
simple_symbol":{const symbol=b.node();b.add(["symbol",symbol,t.text(node).slice(1)]);return symbol}case"array":case"right_assignment_list":return this.list(t.named(
node),scope);case"string_array":case"symbol_array":return this.#words(node,type==="symbol_array",scope);case"hash":return this.hash(t.named(node),scope);case"as\
signment":return this.#assignments.assignment(node,scope);case"operator_assignment":return this.#assignments.operator(node,scope);case"call":return this.#calls.
call(node,scope);case"element_reference":return this.#calls.element(node,scope);case"binary":return this.#calls.binary(node,scope);case"unary":return this.#calls.
unary(node,scope);case"yield":return this.#calls.yielded(node,scope);case"super":return this.#calls.zsuper(node,scope);case"lambda":return this.#calls.lambda(node,
scope);case"return":case"next":case"break":return this.#control.leave(node,type,scope);case"if":case"unless":case"elsif":case"conditional":case"if_modifier":case"\
unless_modifier":case"while_modifier":case"until_modifier":return this.#control.branches(node,scope);case"rescue_modifier":{const parts=t.named(node).map(part=>this.
of(part,scope));return b.either(parts)}case"case":case"case_match":return this.#control.case(node,scope);case"when":case"in_clause":return this.#control.clause(
node,scope);case"match_pattern":case"test_pattern":return this.#control.match(node,scope);case"while":case"until":this.#within(node,scope);return-1;case"for":return this.#control.
for(node,scope);case"rescue":return this.#control.rescue(node,scope);case"method":case"singleton_method":return this.#declarations.method(node,scope);case"class":case"\
module":case"singleton_class":return this.#declarations.class(node,type,scope);case"alias":{const[name,of]=[t.field(node,"name"),t.field(node,"alias")].map(one=>one===
void 0?"":t.text(one).replace(/^:/,""));b.add(["alias",b.ownerAround(scope),name,of]);return-1}default:this.#within(node,scope);return-1}}#within(node,scope){for(const child of this.#t.
named(node))this.of(child,scope)}list(elements,scope){const b=this.#b;const list=b.node();const held=b.node();b.add(["array",list,held]);const pairs=elements.filter(
one=>/^(pair|hash_splat_argument)$/.test(this.#t.type(one)));if(pairs.length>0)b.flow(this.hash(pairs,scope),held);for(const one of elements){const type=this.#t.
type(one);if(/^(pair|hash_splat_argument|comment)$/.test(type))continue;if(type==="splat_argument"){const of=this.#t.named(one)[0];if(of!==void 0)b.flow(b.element(
this.of(of,scope),scope),held)}else b.flow(this.of(one,scope),held)}return list}#words(node,areSymbols,scope){const b=this.#b;const list=b.node();const held=b.node();
b.add(["array",list,held]);for(const word of this.#t.named(node)){this.#within(word,scope);if(areSymbols)b.add(["symbol",held,this.#t.text(word)]);else b.add(["\
literal",held,"String"])}return list}hash(entries,scope){const t=this.#t;const b=this.#b;const hash=b.node();const[keys,values]=[b.node(),b.node()];b.add(["hash",
hash,keys,values]);for(const entry of entries){if(t.type(entry)!=="pair"){const of=t.named(entry)[0];if(of===void 0)continue;const merged=b.node();b.add(["call",
merged,this.of(of,scope),scope,"values",[],-1,-1]);b.flow(b.element(merged,scope),values);continue}const[key,value]=[t.field(entry,"key"),t.field(entry,"value")];
if(key!==void 0&&t.type(key)==="hash_key_symbol"){b.add(["symbol",keys,t.text(key)]);if(value===void 0)b.flow(this.named(key,scope),values)}else if(key!==void 0)
b.flow(this.of(key,scope),keys);if(value!==void 0)b.flow(this.of(value,scope),values)}return hash}#constant(node,scope){const t=this.#t;const path=pathOf(t,node);
const read=this.#b.node();if(path!==void 0)this.#b.add(["constant",read,scope,path]);else{const[of,name]=[t.field(node,"scope"),t.field(node,"name")];if(of!==void 0&&
name!==void 0)this.#b.add(["call",read,this.of(of,scope),scope,`::${t.text(name)}`,[],-1,-1])}return read}};function pathOf(t,node){if(!/^(constant|scope_resolution)$/.
test(t.type(node)))return void 0;const text=t.text(node);return/^(::)?[A-Z]\w*(::[A-Z]\w*)*$/.test(text)?text:void 0}import{posix}from"node:path";var WORD=/^(private|protected|public)$/;var LISTS2=/^(array|symbol_array|string_array)$/;var NAMES2=/^(simple_symbol|bare_symbol|string|bare_string)$/;var BODIES2=/^(body_statement|block_body|program)$/;
var known=new WeakMap;function visibilityOf(t,node,name){const parent=t.parent(node);if(parent===void 0)return[];if(t.type(parent)==="argument_list"){const call=t.
parent(parent);const word=call===void 0?"":t.text(t.field(call,"method")??call);if(WORD.test(word))return restricted(word);return call===void 0?[]:visibilityOf(
t,call,name)}if(!BODIES2.test(t.type(parent)))return[];const{from,named:named2}=saidIn(t,parent);const own=name===void 0?void 0:named2.get(name);return restricted(
own??from.findLast(({offset})=>offset<t.tree.start[node])?.word)}var restricted=word=>word==="private"||word==="protected"?[word]:[];function saidIn(t,body){const bodies=known.
get(t.tree)??new Map;known.set(t.tree,bodies);const remembered2=bodies.get(body);if(remembered2)return remembered2;const from=[];const named2=new Map;for(const child of t.
named(body)){if(t.type(child)==="identifier"&&WORD.test(t.text(child)))from.push({offset:t.tree.start[child],word:t.text(child)});if(t.type(child)!=="call"||t.field(
child,"receiver")!==void 0)continue;const word=t.text(t.field(child,"method")??child);const list=t.field(child,"arguments");if(!WORD.test(word)||list===void 0)continue;
for(const one of t.named(list).flatMap(given=>LISTS2.test(t.type(given))?t.named(given):[given]))if(NAMES2.test(t.type(one)))named2.set(t.text(one).replace(/^:|^["']|["']$/g,
""),word)}const said={from,named:named2};bodies.set(body,said);return said}var lastName=(t,node)=>{const name=t.field(node,"name");return name!==void 0&&t.type(name)==="scope_resolution"?t.field(name,"name"):name};var scopeOfName=(t,node)=>{
const name=t.field(node,"name");const scope=name!==void 0&&t.type(name)==="scope_resolution"?t.field(name,"scope"):void 0;return scope===void 0?void 0:t.text(scope).
replace(/^::/,"").replaceAll("::",".")};var parameters=(t,node)=>{const list=t.field(node,"parameters");if(list===void 0)return[];return t.named(list).flatMap(parameter=>{
const name=t.type(parameter)==="identifier"?parameter:t.field(parameter,"name");if(name===void 0)return[];const value=t.field(parameter,"value");return[{node:parameter,
name,parameter:{name:t.text(name),...value===void 0?{}:{default:t.text(value).slice(0,200)},...t.type(parameter).includes("splat")?{variadic:true}:{}}}]})};var lastExpression=(t,node)=>{
const body=t.field(node,"body");return body!==void 0&&t.type(body)==="body_statement"?t.named(body).at(-1):body};var selfWhoseClass=(t,node)=>{const self=t.type(
node)==="call"?t.field(node,"receiver"):void 0;if(self===void 0||t.type(self)!=="self"||t.text(t.field(node,"method")??node)!=="class")return void 0;for(let at=t.
parent(node);at!==void 0;at=t.parent(at)){if(t.type(at)==="method")return self;if(/^(singleton_method|singleton_class|class|module)$/.test(t.type(at)))return void 0}
return void 0};var MIXED_IN=/^(include|extend|prepend)$/;var DEFINES2=/^(define_(singleton_)?method|scope)$/;var HANDS_ON=/^(delegate|def_(instance_)?delegators?)$/;
var ruby={key:"ruby",family:"ruby",grammar:"tree-sitter-ruby/tree-sitter-ruby.wasm",revision:29,separator:"::",standard:"std:ruby",definitions:{class:{kind:"cla\
ss",scope:true,name:lastName,within:scopeOfName,supertypes:(t,node)=>{const superclass=t.field(node,"superclass");return superclass===void 0?[]:t.named(superclass).
slice(0,1)},runs:(t,node)=>t.field(node,"superclass")===void 0?[]:["inherited"]},module:{kind:"module",scope:true,name:lastName,within:scopeOfName},method:{kind:"\
function",memberKind:"method",scope:true,parameters,value:lastExpression,modifiers:(t,node)=>visibilityOf(t,node,t.text(t.field(node,"name")??node))},singleton_method:{
kind:"method",scope:true,parameters,value:lastExpression,modifiers:()=>["static"]},alias:{kind:"method",name:(t,node)=>t.field(node,"name")},assignment:{kind:(t,node)=>{
const made=madeBy(t,node);return made===void 0?"variable":made.maker==="Module.new"?"module":"class"},localInFunction:(t,name)=>t.type(name)!=="constant",names:(t,node)=>{
const left=t.field(node,"left");if(left===void 0)return[];return targetsIn(t,left).filter(target=>["identifier","constant","global_variable"].includes(t.type(target)))},
scope:(t,node)=>madeBy(t,node)!==void 0,supertypes:(t,node)=>{const made=madeBy(t,node);return made?.maker==="Class.new"?made.args.slice(0,1):[]},value:(t,node)=>madeBy(
t,node)===void 0?t.field(node,"right"):void 0},...BINDING,call:{kind:(t,node)=>{const name=t.text(t.field(node,"method")??node);if(isTable(t,node))return"struct";
if((declaredByFactory(t,name,node)??sharedIn(t,name,node))!==void 0)return"function";return DEFINES2.test(name)||HANDS_ON.test(name)||name==="each"?"method":"pr\
operty"},modifiers:(t,node)=>namesAttributes(t.text(t.field(node,"method")??node))?visibilityOf(t,node,void 0):[],names:(t,node)=>{const method=t.field(node,"me\
thod");const list=t.field(node,"arguments");if(method===void 0)return[];if(list===void 0)return loopedMethods(t,node)?.elements??[];const name=t.text(method);const declared=declaredInSchema(
t,node)??declaredByFactory(t,name,node)??sharedIn(t,name,node)??propertyIn(t,name,node);if(declared!==void 0)return[declared];if(membersOf(t,node).length>0)return membersOf(
t,node);if(namesAttributes(name))return attributesIn(t,name,t.named(list));if(HANDS_ON.test(name))return handedOn(t,name,t.named(list));const record2=t.field(node,
"receiver")===void 0?declaredBy(t,name,t.named(list)):void 0;if(record2!==void 0)return[record2];return name.startsWith("define_")&&DEFINES2.test(name)&&t.field(
node,"block")!==void 0?t.each(list,"simple_symbol").slice(0,1):[]},scope:isTable,rename:(text,t,node)=>{const list=t.field(node,"arguments");const looped3=list===
void 0?loopedMethods(t,node):void 0;if(looped3)return inTemplate(text,looped3.template);const isHanded=list!==void 0&&t.text(t.field(node,"method")??node)==="de\
legate";const named2=isHanded?delegated(t,t.named(list)).named:[];return named2.find(([one])=>t.text(one)===text)?.[1]??text.replace(/^:/,"")}}},uses:{call:{use:"\
call",name:(t,node)=>t.field(node,"method"),receiver:(t,node)=>t.field(node,"receiver")},scope_resolution:{use:"read",name:(t,node)=>t.field(node,"name"),receiver:(t,node)=>{
const scope=t.field(node,"scope");return scope===void 0?void 0:selfWhoseClass(t,scope)??scope}}},reads:["identifier","constant","global_variable","super","hash_\
key_symbol"],types:[],scopes:{block:blockParameters,do_block:blockParameters,lambda:blockParameters},self:["self"],label:(t,node)=>{if(/^(pair|keyword_pattern)$/.
test(t.type(node))){const key=t.field(node,"key");return key===void 0||t.field(node,"value")===void 0?void 0:{name:key}}const name=t.type(node)==="setter"?t.named(
node)[0]:void 0;return name===void 0?void 0:{name}},field:(t,node)=>{if(!/^(operator_)?assignment$/.test(t.type(node)))return void 0;const name=t.field(node,"le\
ft");const value=t.field(node,"right");return name!==void 0&&value!==void 0&&t.type(name)==="instance_variable"?{name,value}:void 0},mixins:(t,node)=>{const method=t.
type(node)==="call"?t.field(node,"method"):void 0;const list=t.field(node,"arguments");return method===void 0||list===void 0||!MIXED_IN.test(t.text(method))?[]:
t.each(list,"constant","scope_resolution")},stands:(t,node)=>{const type=t.type(node);if(type==="assignment")return t.field(node,"right");if(type==="operator_as\
signment")return t.all(node).some(child=>t.text(child)==="||=")?t.field(node,"right"):void 0;return void 0},comments:["comment"],begins:"hash",importsFiles:true,
imports:{call:(t,node)=>{const method=t.field(node,"method");if(method===void 0||!/^(require|require_relative|load)$/.test(t.text(method)))return[];const content=t.
descendant(node,"string_content");return content===void 0?[]:[{path:`${t.text(method)==="require_relative"?"./":""}${t.text(content)}`,as:t.text(content),node:content}]}},
packages:{},constructs:(t,node)=>{if(t.type(node)!=="call")return void 0;const method=t.field(node,"method");const receiver=t.field(node,"receiver");return method!==
void 0&&receiver!==void 0&&t.text(method)==="new"?t.text(receiver):void 0},constructorName:"initialize",constructsByMethod:true,file:(path,from,paths)=>{const wanted=path.
endsWith(".rb")?path:`${path}.rb`;if(path.startsWith("./")){const found=posix.join(posix.dirname(from),wanted);return paths.has(found)?found:void 0}return[wanted,
`lib/${wanted}`,`app/${wanted}`].find(candidate=>paths.has(candidate))},localsAreNotCalled:true,assignmentDeclares:name=>!name.startsWith("$"),global:true};function blockParameters(t,node){
const list=t.field(node,"parameters");const body=t.field(node,"body");const values=valuesIn(t,node);if(list===void 0)return[...values,...body===void 0?[]:implicitParameters(
t,body).map(name=>({name}))];const named2=t.named(list).flatMap(p=>{const name=t.type(p)==="identifier"?p:t.field(p,"name");return name===void 0?[]:[{name}]});return[
...named2,...values]}export{DESCRIBES,RUNS_EXAMPLES,nodeOf,Arguments,camelized,Class,Classes,underscored,plural,singular,callOnFactory,USED,graphOf,ruby};
