import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{Arguments,CLASS_ACCESSORS,CORE_METHODS,Class,Classes,DESCRIBES,METHODS_OF_VALUES,NAMES_VALUES,argumentsOf,attributesIn,callOnFactory,camelized,declareEnumeration,
declareFactory,declareRecord,declareTable,delegated,implicitParameters,makerOf,methodIn,namesIn,nodeOf,optionOf,plural,ruby,singular,structMembers,underscored,useFactory,
wordsOf}from"./X5PPJE44.js";import{DeclarativeLinker,unknown}from"./YZXJ7KZE.js";import"./WH2WOI7X.js";import{extractWithRules}from"./CRMGSWCX.js";
import"./KOZT6SL4.js";import{Syntax}from"./GRYZPPS5.js";import"./PYQ6AIYU.js";import"./WYNVCRUU.js";import"./JD3OYRGZ.js";
import"./LLKA34EM.js";import"./XUA4RPE5.js";var Assignments=class{#b;#t;#expressions;#calls;constructor(builder,expressions,calls){this.#b=builder;this.#t=builder.t;this.#expressions=expressions;this.#calls=
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
assign(left,value,scope);return this.#b.either([before,value])}const result=this.#calls.operator(before,sign===void 0?"":t.text(sign).slice(0,-1),value,scope);this.
assign(left,result,scope);return result}};var NAMES_METHODS=/^((skip_|prepend_|append_)?(before|after|around)_\w+|validate|validates|helper_method|rescue_from|set_callback)$/;var NAMES_ATTRIBUTES=/^(validates|rescue_from)$/;
var OPTIONS=/^(if|unless|with|on_error)$/;var namesMethods=name=>NAMES_METHODS.test(name);function declareCallbacks(b,owner,name,args){const{t}=b;const symbols2=args.
flatMap(one=>{if(t.type(one)!=="pair")return NAMES_ATTRIBUTES.test(name)?[]:[one];const[key,value]=[t.field(one,"key"),t.field(one,"value")];return key!==void 0&&
value!==void 0&&OPTIONS.test(t.text(key))?[value]:[]});const object=b.node();b.add(["call",object,b.at(owner).self,owner,"allocate",[],-1,-1]);for(const one of symbols2)
if(t.type(one)==="simple_symbol")b.add(["call",b.node(),object,owner,t.text(one).slice(1),[],b.callback(one,owner),-1])}var DECLARING=Object.assign(Object.create(null),{include:mix,extend:mix,prepend:mix,attr_reader:accessors,attr_writer:accessors,attr_accessor:accessors,attr:accessors,
...Object.fromEntries(CLASS_ACCESSORS.map(name=>[name,accessors])),attribute:attributes,store_accessor:attributes,has_one_attached:attributes,has_many_attached:attributes,
has_rich_text:attributes,delegated_type:record,alias_method:alias,alias_attribute:alias,module_function:moduleFunction,define_method:methodOfBlock,define_singleton_method:methodOfBlock,
...Object.fromEntries(NAMES_VALUES.map(name=>[name,methodOfBlock])),delegate,has_many:record,has_and_belongs_to_many:record,has_one:record,belongs_to:record,scope:record,
enum:enumeration,def_delegators:delegators,def_delegator:delegator,def_instance_delegators:delegators,def_instance_delegator:delegator});function declare(b,scope,name,args,block){
const does=DECLARING[name]??(namesMethods(name)?callbacks:void 0);if(!does)return;const around=b.at(scope).kind;const owner=b.ownerAround(scope);const isInMethod=around===
"method"||b.at(b.bodyAround(scope)).kind==="method";if(isInMethod&&does!==methodOfBlock)return;const concern=name==="scope"||name==="enum"?b.concerns.get(scope):
void 0;does({b,t:b.t,owner,name,args,block,...concern===void 0?{}:{concern}})}function callbacks({b,owner,name,args}){declareCallbacks(b,owner,name,args)}function record({
b,owner,name,args,concern}){declareRecord(b,owner,name,args,concern)}function enumeration({b,owner,args,concern}){declareEnumeration(b,owner,args,concern)}function mix({
b,t,owner,name,args}){for(const one of args){const path=t.type(one)==="self"?"self":pathOf(t,one);if(path!==void 0)b.add(["mix",owner,name,path])}}function attributes({
b,t,owner,name,args}){for(const one of attributesIn(t,name,args))for(const how of["reader","writer"])b.add(["accessor",owner,how,t.text(one).slice(1),b.symbolAt(
one,1),true])}function accessors({b,t,owner,name,args}){const how=name.endsWith("reader")||name==="attr"?["reader"]:name.endsWith("writer")?["writer"]:["reader",
"writer"];const isStatic=/^(cattr|mattr|class_attr)/.test(name);for(const one of args){if(t.type(one)!=="simple_symbol")continue;const symbol=b.symbolAt(one,1);
for(const each of how)b.add(["accessor",owner,each,`${isStatic?"@@":""}${t.text(one).slice(1)}`,symbol])}}function alias({b,t,owner,args}){const[name,of]=args.map(
one=>nameIn(t,one));if(name&&of)b.add(["alias",owner,name,of])}function moduleFunction({b,t,owner,args}){b.add(["module function",owner,args.flatMap(one=>nameIn(
t,one)??[])])}function methodOfBlock({b,t,owner,name,args,block}){const[first]=args;if(block<0)return;const given=first===void 0?void 0:nameIn(t,first);const named=given??
(name.startsWith("subject")?"subject":void 0);if(named===void 0)return;b.add(["method",owner,named,block,given===void 0?-1:b.symbolAt(first,1)]);if(given!==void 0&&
name.startsWith("subject"))b.add(["method",owner,"subject",block,-1])}function delegate({b,t,owner,args}){const{to,named}=delegated(t,args);if(to===void 0)return;
for(const[one,name]of named){const method=t.text(one).slice(1);handOn(b,owner,{name,symbol:b.symbolAt(one,name===method?1:0)},to,method)}}function delegators({b,
t,owner,args}){const[first,...others]=args;const to=first===void 0?void 0:nameIn(t,first);for(const one of others){const name=nameIn(t,one);if(name&&to)handOn(b,
owner,{name,symbol:b.symbolAt(one,1)},to,name)}}function delegator({b,t,owner,args}){const[to,method,name=method]=args.map(one=>nameIn(t,one));const last=args[2]??
args[1];if(to&&method&&name&&last!==void 0)handOn(b,owner,{name,symbol:b.symbolAt(last,1)},to,method)}function handOn(b,owner,declared,to,method){const made=b.scope(
"method",owner,{...declared,handsOn:true});const receiver=b.node();if(to.startsWith("@"))b.add(["variable",receiver,made,to]);else if(/^[A-Z]/.test(to))b.add(["\
constant",receiver,made,to]);else if(to==="class")b.add(["call",receiver,b.at(made).self,made,"class",[],-1,-1]);else b.add(["call",receiver,-1,made,to,[],-1,-1]);
b.add(["call",b.at(made).result,receiver,made,method,[],-1,-1])}function nameIn(t,node){const text=t.text(node);if(t.type(node)==="simple_symbol")return text.slice(
1);return t.type(node)==="string"?/^["']([\w?!=@]+)["']$/.exec(text)?.[1]:void 0}var OF_ANY=/^(allow|expect)_any_instance_of$/;var EXPECTED=/^(allow|expect)(_any_instance_of)?$/;var TO=/^(to|not_to|to_not)$/;var RECEIVES=/^(receive|have_received)$/;
var EXPECTS=/^(expects|stubs)$/;var DOUBLES=/^(instance_double|instance_spy|object_double|class_double|class_spy)$/;function declareExpected(b,scope,call,on,subjects){
const{t}=b;const[name,receiver]=[methodIn(t,call),t.field(call,"receiver")];if(receiver===void 0||!(TO.test(name)||EXPECTS.test(name)))return;const[first]=argumentsOf(
t,call);if(first===void 0)return;if(EXPECTS.test(name)){note(b,scope,first,on);return}const subject=subjects.get(receiver);const received=subject===void 0?void 0:
receivedIn(t,first);if(received===void 0||subject===void 0)return;note(b,scope,received,OF_ANY.test(methodIn(t,receiver))?objectOf(b,scope,subject):subject)}function note(b,scope,symbol,on){
if(b.t.type(symbol)!=="simple_symbol"||on<0)return;const named=b.callback(symbol,b.bodyAround(scope));b.add(["call",b.node(),on,scope,b.t.text(symbol).slice(1),
[],named,-1])}function objectOf(b,scope,of){const object=b.node();b.add(["call",object,of,scope,"allocate",[],-1,-1]);return object}function receivedIn(t,matcher){
for(let at=matcher;at!==void 0&&t.type(at)==="call";at=t.field(at,"receiver"))if(RECEIVES.test(methodIn(t,at))&&t.field(at,"receiver")===void 0)return argumentsOf(
t,at)[0];return void 0}function declareDouble(b,scope,name,of,result){if(!DOUBLES.test(name)||of<0)return;if(name.startsWith("instance"))b.add(["call",result,of,
scope,"allocate",[],-1,-1]);else b.flow(of,result)}var ROUTES=/^(get|post|put|patch|delete|match|root|resources?)$/;var ACTION=/^["']([\w/]+)#(\w+)["']$/;var OF_RESOURCES=["index","show","new","create","edit","u\
pdate","destroy"];function declareRoute(b,scope,call,name,args){if(!ROUTES.test(name))return;const around=blocksAround(b.t,call);if(!around)return;const symbols2=args.
filter(one=>b.t.type(one)==="simple_symbol");const called=symbol=>b.t.text(symbol).slice(1);const path=controller=>[...around.modules,controller].join("/");if(/^resource/.
test(name)){const actions=actionsOf(b.t,args,name);for(const symbol of symbols2){const named=name==="resource"?plural(called(symbol)):called(symbol);const controller=path(
pathIn(b.t,args,"controller")??named);for(const action of actions)route(b,scope,symbol,controller,action)}return}for(const one of args.flatMap(arg=>textIn(b.t,arg))){
const[,controller,action]=ACTION.exec(b.t.text(one))??[];if(controller!==void 0&&action!==void 0)route(b,scope,one,path(controller),action)}if(around.resource===
void 0)return;for(const symbol of symbols2)route(b,scope,symbol,path(around.resource),called(symbol))}function route(b,scope,at,controller,action){const[made,object]=[
b.node(),b.node()];const path=controller.split("/").map(camelized).join("::");b.add(["constant",made,scope,`${path}Controller`]);b.add(["call",object,made,scope,
"allocate",[],-1,-1]);b.add(["call",b.node(),object,scope,action,[],b.callback(at,b.bodyAround(scope)),-1])}function blocksAround(t,call){const modules=[];let resource;
for(let at=t.parent(call);at!==void 0;at=t.parent(at)){if(t.type(at)!=="call"||t.field(at,"block")===void 0)continue;const name=methodIn(t,at);if(name==="draw")
return{modules,resource};const args=argumentsOf(t,at);const given=args[0]===void 0?"":t.text(args[0]).replace(/^[:"']|["']$/g,"");const module=name==="namespace"?
pathIn(t,args,"module")??given:pathIn(t,args,"module");if(module!==void 0)modules.unshift(module);if(/^resources?$/.test(name))resource??=pathIn(t,args,"control\
ler")??(name==="resource"?plural(given):given);else if(name==="controller")resource??=given}return void 0}function textIn(t,arg){const value=t.type(arg)==="pair"?
t.field(arg,"value"):arg;return value!==void 0&&t.type(value)==="string"?[value]:[]}function pathIn(t,args,name){const value=optionOf(t,args,name);return value===
void 0?void 0:/^[:"']?([\w/]+)["']?$/.exec(t.text(value))?.[1]}function actionsOf(t,args,name){const named=option=>{const value=optionOf(t,args,option);return value===
void 0?void 0:wordsOf(t,value)};const[only,except]=[named("only"),named("except")??[]];return OF_RESOURCES.filter(action=>only?only.includes(action):!except.includes(
action)&&!(name==="resource"&&action==="index"))}var CHANGES_SELF=/^(instance_eval|instance_exec|class_eval|class_exec|module_eval|module_exec|define_method)$/;var Calls=class{#b;#t;#expressions;#expected=new Map;constructor(builder,expressions){
this.#b=builder;this.#t=builder.t;this.#expressions=expressions}bare(node,scope){const name=this.#t.text(node);declare(this.#b,scope,name,[],-1);return this.#add(
-1,scope,name,[],this.#b.named(node))}call(node,scope){const t=this.#t;const b=this.#b;const[method,receiver,block]=[t.field(node,"method"),t.field(node,"receiv\
er"),t.field(node,"block")];const given=argumentsOf(t,node);const name=method===void 0?"call":t.text(method);const made=this.classMadeBy(node,scope,void 0);if(made!==
void 0){const value=b.node();b.add(["class",value,made]);return value}if(block!==void 0&&DESCRIBES.test(name)&&(receiver===void 0||t.text(receiver)==="RSpec")){
if(receiver===void 0&&method!==void 0)this.#add(-1,scope,name,[],b.named(method));return this.#examples(given[0],block,scope)}const concern=block===void 0||receiver!==
void 0?void 0:this.#concern(name,block,scope);if(concern!==void 0)return this.#add(-1,scope,name,[],method===void 0?-1:b.named(method));const on=receiver===void 0?
-1:this.#expressions.of(receiver,scope);const args=this.#arguments(given,scope);const named=method===void 0?-1:b.named(method);if(method!==void 0&&t.type(method)===
"super")return this.#super(args,named,block,scope);const inside=block===void 0?-1:this.#block(block,scope,name,on);if(name==="create_table")declareTable(b,node);
declareFactory(b,name,node);if(receiver===void 0)declareRoute(b,scope,node,name,given);if(receiver===void 0||t.type(receiver)==="self")declare(b,scope,name,given,
inside);const result=this.#add(on,scope,name,args,named,inside);useFactory(b,scope,name,node,result);declareExpected(b,scope,node,on,this.#expected);const[first]=args;
if(typeof first==="number"&&EXPECTED.test(name))this.#expected.set(node,first);if(receiver===void 0&&typeof first==="number")declareDouble(b,scope,name,first,result);
return result}#add(receiver,scope,name,args,named=-1,block=-1){const result=this.#b.node();this.#b.add(["call",result,receiver,scope,name,args,named,block]);return result}element(node,scope){
const[object,...keys]=this.#elementParts(node);const on=this.#expressions.of(object,scope);return this.#add(on,scope,"[]",this.#arguments(keys,scope))}setElement(node,value,scope){
const[object,...keys]=this.#elementParts(node);const on=this.#expressions.of(object,scope);this.#add(on,scope,"[]=",[...this.#arguments(keys,scope),value])}#elementParts(node){
const object=this.#t.field(node,"object");return[object,...this.#t.named(node).filter(one=>one!==object)]}setter(target,value,scope){const t=this.#t;const[method,
receiver]=[t.field(target,"method"),t.field(target,"receiver")];if(method===void 0||receiver===void 0)return;const named=this.#b.named(method);const name=t.text(
method);this.#add(this.#expressions.of(receiver,scope),scope,`${name}=`,[value],named);const table=name==="table_name"&&t.type(receiver)==="self"?valueText(t,target):
void 0;if(table!==void 0)this.#b.add(["table",this.#b.ownerAround(scope),table])}binary(node,scope){const t=this.#t;const[left,right,sign]=[t.field(node,"left"),
t.field(node,"right"),t.field(node,"operator")];if(left===void 0||right===void 0)return-1;const[a,b]=[this.#expressions.of(left,scope),this.#expressions.of(right,
scope)];const operator=sign===void 0?"":t.text(sign);if(/^(\|\||or)$/.test(operator))return this.#b.either([a,b]);if(/^(&&|and)$/.test(operator))return b;return this.
operator(a,operator,b,scope)}operator(left,name,right,scope){if(/^(==|!=|===|=~|!~|<|>|<=|>=|<=>)$/.test(name))return this.#b.literal("TrueClass");return left<0?
-1:this.#add(left,scope,name,[right])}unary(node,scope){const operand=this.#t.field(node,"operand");const of=operand===void 0?-1:this.#expressions.of(operand,scope);
const operator=this.#t.field(node,"operator");const sign=operator===void 0?"":this.#t.text(operator);if(/^(!|not|defined\?)$/.test(sign))return this.#b.literal(
"TrueClass");return of<0?-1:this.#add(of,scope,`${sign}@`,[])}yielded(node,scope){const list=this.#t.named(node)[0];const args=list===void 0?[]:this.#arguments(
this.#t.named(list),scope);const result=this.#b.node();this.#b.add(["yield",result,this.#b.bodyAround(scope),args]);return result}zsuper(node,scope){return this.#super(
null,this.#b.named(node),void 0,scope)}#super(args,named,block,scope){const inside=block===void 0?-1:this.#block(block,scope,"super",-1);const result=this.#b.node();
this.#b.add(["super",result,scope,args,named,inside]);return result}lambda(node,scope){const t=this.#t;const b=this.#b;const inside=b.scope("block",scope);b.flow(
b.at(scope).self,b.at(inside).self);this.#fill(t.field(node,"parameters"),t.field(node,"body"),inside);const value=b.node();b.add(["block",value,inside]);return value}#block(node,scope,name,receiver){
const t=this.#t;const b=this.#b;const around=b.at(scope);const inside=b.scope("block",scope);if(name==="included"&&receiver<0&&around.kind==="module")b.concerns.
set(inside,b.classMethods(scope));if(!CHANGES_SELF.test(name)){b.flow(around.self,b.at(inside).self);if(b.at(b.bodyAround(scope)).kind==="class"&&receiver<0)b.add(
["call",b.at(inside).self,around.self,scope,"allocate",[],-1,-1])}this.#fill(t.field(node,"parameters"),t.field(node,"body"),inside);return inside}#fill(parameters,body,inside){
const b=this.#b;b.parameters(parameters,inside,value=>this.#expressions.of(value,inside));if(body===void 0)return;if(parameters===void 0&&b.at(inside).kind!=="m\
ethod")b.implicit(body,inside);const isBlock=/^(block|do_block)$/.test(this.#t.type(body));const within=isBlock?this.#t.field(body,"body"):body;if(within!==void 0)
b.flow(this.#expressions.of(within,inside),b.at(inside).result)}#concern(name,block,scope){const b=this.#b;if(name!=="class_methods"||b.at(scope).kind!=="module")
return void 0;const inside=b.classMethods(scope);const body=this.#t.field(block,"body");if(body!==void 0)this.#expressions.of(body,inside);return inside}#examples(subject,block,scope){
const t=this.#t;const b=this.#b;const inside=b.scope("examples",b.ownerAround(scope),{inBlock:scope});b.parameters(t.field(block,"parameters"),inside,value=>this.#expressions.
of(value,inside));const described=subject===void 0?-1:this.#expressions.of(subject,scope);if(subject!==void 0&&pathOf(t,subject)!==void 0){const method=b.scope(
"method",inside,{name:"described_class"});b.flow(described,b.at(method).result);const instance=b.scope("method",inside,{name:"subject"});b.add(["call",b.at(instance).
result,described,scope,"new",[],-1,-1]);this.#helper(subject,inside)}const body=t.field(block,"body");if(body!==void 0)this.#expressions.of(body,inside);return-1}#helper(subject,examples){
const b=this.#b;const path=pathOf(this.#t,subject);if(path===void 0||!path.endsWith("Helper"))return;const view=b.scope("class",examples);b.add(["mix",view,"inc\
lude",path]);const method=b.scope("method",examples,{name:"helper"});const value=b.node();b.add(["class",value,view]);b.add(["call",b.at(method).result,value,method,
"allocate",[],-1,-1])}classMadeBy(node,scope,constant){const t=this.#t;const b=this.#b;const made=makerOf(t,node);if(!made)return void 0;const{maker,args}=made;
const name=constant===void 0?void 0:pathOf(t,constant);const symbol=constant===void 0?-1:b.symbolAt(constant);const extended=maker==="Class.new"?args[0]:void 0;
const base=extended===void 0?void 0:pathOf(t,extended);const inside=b.scope(maker==="Module.new"?"module":"class",b.ownerAround(scope),{...name===void 0?{}:{name},
...symbol<0?{}:{symbol},...base===void 0?{}:{superclass:base}});if(extended!==void 0&&base===void 0)b.add(["extends",inside,this.#expressions.of(extended,scope)]);
if(/^(Struct|Data)/.test(maker))this.#members(args,inside);const block=t.field(node,"block");const body=block===void 0?void 0:t.field(block,"body");if(body!==void 0)
this.#expressions.of(body,inside);return inside}#members(args,scope){const t=this.#t;const b=this.#b;const initialize=b.scope("method",scope,{name:"initialize"});
b.at(initialize).parameters=structMembers(t,args).flatMap(one=>{const name=t.text(one).slice(1);const symbol=b.symbolAt(one,1);const node=b.declare(initialize,name);
b.add(["variable=",node,initialize,`@${name}`]);b.add(["accessor",scope,"reader",name,symbol]);b.add(["accessor",scope,"writer",name,symbol]);return[["=",name,node],
[":",name,node]]})}#arguments(list,scope){const t=this.#t;const args=[];for(const one of list){const type=t.type(one);const of=t.named(one)[0];if(type==="commen\
t")continue;if(type==="pair"){const[key,value]=[t.field(one,"key"),t.field(one,"value")];if(key!==void 0&&t.type(key)==="hash_key_symbol"){const given=value===void 0?
this.#b.local(scope,t.text(key))??-1:this.#expressions.of(value,scope);args.push([t.text(key),given])}else args.push(["**",this.#expressions.hash([one],scope)])}else if(type===
"splat_argument")args.push(["*",of===void 0?-1:this.#expressions.of(of,scope)]);else if(type==="hash_splat_argument")args.push(["**",of===void 0?-1:this.#expressions.
of(of,scope)]);else if(type==="block_argument")args.push(["&",this.#blockArgument(of,scope)]);else args.push(this.#expressions.of(one,scope))}return args}#blockOfSymbol(symbol,scope){
const b=this.#b;const inside=b.scope("block",scope);const[on,others,value]=[b.node(),b.node(),b.node()];b.at(inside).parameters=[["","",on],["*","",others]];const named=b.
callback(symbol,b.bodyAround(scope));const name=this.#t.text(symbol).slice(1);b.add(["call",b.at(inside).result,on,inside,name,[["*",others]],named,-1]);b.add([
"block",value,inside]);return value}#blockArgument(of,scope){if(of!==void 0&&this.#t.type(of)==="simple_symbol")return this.#blockOfSymbol(of,scope);if(of!==void 0)
return this.#expressions.of(of,scope);const method=this.#b.at(this.#b.bodyAround(scope));return method.block??-1}};function valueText(t,target){const assignment=t.
parent(target);const value=assignment===void 0?void 0:t.field(assignment,"right");return value===void 0?void 0:/^["']([\w.]+)["']$/.exec(t.text(value))?.[1]}var ControlFlow=class{#b;#t;#expressions;#assignments;constructor(builder,expressions,assignments){this.#b=builder;this.#t=builder.t;this.#expressions=expressions;
this.#assignments=assignments}leave(node,how,scope){const b=this.#b;const list=this.#t.named(node)[0];if(list===void 0)return-1;const given=this.#t.type(list)===
"argument_list"?this.#t.named(list):[list];const value=given.length===1?this.#expressions.of(given[0],scope):this.#expressions.list(given,scope);if(how==="retur\
n")b.flow(value,b.at(b.bodyAround(scope)).result);else b.flow(value,b.at(scope).result);return-1}branches(node,scope){const t=this.#t;const given=[];const condition=t.
field(node,"condition");if(condition!==void 0)this.#expressions.of(condition,scope);for(const child of t.named(node)){if(child===condition||t.type(child)==="com\
ment")continue;given.push(this.#expressions.of(child,scope))}return this.#b.either(given)}case(node,scope){const t=this.#t;const given=[];const value=t.field(node,
"value");for(const child of t.named(node)){const of=this.#expressions.of(child,scope);if(child!==value&&/^(when|in_clause|else)$/.test(t.type(child)))given.push(
of)}return this.#b.either(given)}clause(node,scope){const t=this.#t;const body=t.field(node,"body");const pattern=t.type(node)==="in_clause"?t.field(node,"patte\
rn"):void 0;if(pattern!==void 0)this.#pattern(pattern,scope);for(const child of t.named(node))if(child!==body&&child!==pattern)this.#expressions.of(child,scope);
return body===void 0?-1:this.#expressions.of(body,scope)}match(node,scope){const[value,pattern]=[this.#t.field(node,"value"),this.#t.field(node,"pattern")];if(value!==
void 0)this.#expressions.of(value,scope);if(pattern!==void 0)this.#pattern(pattern,scope);return this.#b.literal("TrueClass")}#pattern(pattern,scope){const t=this.#t;
const b=this.#b;for(const name of namesIn(t,pattern)){const local=b.assigned(scope,t.text(name));const around=t.parent(name);const asked=around!==void 0&&t.type(
around)==="as_pattern"?t.field(around,"value"):void 0;for(const one of asked===void 0?[]:classesIn(t,asked))b.add(["call",local,this.#expressions.of(one,scope),
scope,"allocate",[],-1,-1])}}for(node,scope){const t=this.#t;const[pattern,value,body]=[t.field(node,"pattern"),t.field(node,"value"),t.field(node,"body")];const list=value===
void 0?void 0:t.type(value)==="in"?t.named(value)[0]:value;const of=list===void 0?-1:this.#expressions.of(list,scope);if(pattern!==void 0){const targets=t.type(
pattern)==="left_assignment_list"?t.named(pattern):[pattern];for(const target of targets)this.#assignments.assign(target,this.#b.element(of,scope),scope)}if(body!==
void 0)this.#expressions.of(body,scope);return of}rescue(node,scope){const t=this.#t;const b=this.#b;const[exceptions,variable,body]=[t.field(node,"exceptions"),
t.field(node,"variable"),t.field(node,"body")];const classes=exceptions===void 0?[]:t.named(exceptions).map(one=>this.#expressions.of(one,scope));const name=variable===
void 0?void 0:t.named(variable)[0];if(name!==void 0){const error=b.node();for(const one of classes)if(one>=0)b.add(["call",error,one,scope,"allocate",[],-1,-1]);
this.#assignments.assign(name,error,scope)}return body===void 0?-1:this.#expressions.of(body,scope)}};function classesIn(t,pattern){const type=t.type(pattern);if(/^(constant|scope_resolution)$/.
test(type))return[pattern];if(type==="alternative_pattern")return t.named(pattern).flatMap(one=>classesIn(t,one));const asked=/^(array|find|hash)_pattern$/.test(
type)?t.field(pattern,"class"):void 0;return asked===void 0?[]:[asked]}var Declarations=class{#b;#t;#expressions;#calls;constructor(builder,expressions,calls){this.#b=builder;this.#t=builder.t;this.#expressions=expressions;this.#calls=
calls}method(node,scope){const t=this.#t;const b=this.#b;const nameNode=t.field(node,"name");if(nameNode===void 0)return-1;const object=t.field(node,"object");const name=t.
text(nameNode);const owner=b.ownerAround(scope);const method=b.scope("method",owner,{name,block:b.node(),symbol:b.symbolAt(nameNode),...t.type(node)==="singleto\
n_method"?{isStatic:true}:{},...b.at(scope).kind==="block"?{inBlock:scope}:{},...object!==void 0&&t.type(object)!=="self"?{on:t.text(object)}:{}});b.parameters(
t.field(node,"parameters"),method,value=>this.#expressions.of(value,method));const body=t.field(node,"body");if(body!==void 0)b.flow(this.#expressions.of(body,method),
b.at(method).result);const symbol=b.node();b.add(["symbol",symbol,name]);return symbol}class(node,kind,scope){const t=this.#t;const b=this.#b;const nameNode=t.field(
node,"name");const superclass=t.field(node,"superclass");const base=superclass===void 0?void 0:t.named(superclass)[0];const made=base===void 0?void 0:this.#calls.
classMadeBy(base,scope,void 0);if(base!==void 0&&made===void 0)this.#expressions.of(base,scope);const around=b.ownerAround(scope);const path=nameNode===void 0?void 0:
pathOf(t,nameNode);const body=t.field(node,"body");if(kind==="singleton_class"){const value=t.field(node,"value");const inside2=b.scope("singleton",around,value!==
void 0&&t.type(value)!=="self"?{on:t.text(value)}:{});if(body!==void 0)this.#expressions.of(body,inside2);return-1}if(path===void 0)return-1;const extended=made??
(base===void 0?void 0:pathOf(t,delegatedTo(t,base)??base));const last=t.type(nameNode)==="scope_resolution"&&t.field(nameNode,"name")||nameNode;const inside=b.scope(
kind,around,{name:path,symbol:b.symbolAt(last),...extended===void 0?{}:{superclass:extended}});if(body!==void 0)b.flow(this.#expressions.of(body,inside),b.at(inside).
result);return-1}};function delegatedTo(t,node){const[method,list]=[t.field(node,"method"),t.field(node,"arguments")];if(method===void 0||list===void 0||t.text(
method)!=="DelegateClass")return void 0;return t.named(list)[0]}var GraphBuilder=class{t;names=[];callbacks=[];concerns=new Map;#classMethods=new Map;#symbols;#graph={nodes:0,scopes:[],operations:[]};#locals=[];constructor(t,symbols2){
this.t=t;this.#symbols=symbols2}named(node){const{line,column}=this.t.position(node);return this.names.push(line,column)/2-1}callback(node,owner){const{line,column}=this.
t.position(node);const named=this.names.push(line,column+1)/2-1;const quotes=this.t.type(node)==="string"?2:1;this.callbacks.push(named,this.t.text(node).length-
quotes,this.at(owner).symbol??-1);return named}symbolAt(node,after=0){const{line,column}=this.t.position(node);return this.#symbols.get(`${line}:${column+after}`)??
-1}graph(){return this.#graph}node(){return this.#graph.nodes++}add(operation){this.#graph.operations.push(operation)}literal(type){const node=this.node();this.
add(["literal",node,type]);return node}flow(from,to){if(from>=0&&to>=0&&from!==to)this.add(["flow",from,to])}either(nodes){const known=nodes.filter(node=>node>=
0);if(known.length<2)return known[0]??-1;const all=this.node();for(const node of known)this.flow(node,all);return all}scope(kind,parent,more={}){const index=this.#graph.
scopes.push({kind,parent,self:this.node(),result:this.node(),...more})-1;this.#locals.push(new Map);return index}classMethods(concern){let made=this.#classMethods.
get(concern);if(made===void 0){made=this.scope("module",concern,{name:"ClassMethods"});this.#classMethods.set(concern,made)}return made}at(scope){return this.#graph.
scopes[scope]}bodyAround(scope){let at=scope;while(this.at(at).kind==="block")at=this.at(at).parent;return at}ownerAround(scope){let at=scope;while(/block|method/.
test(this.at(at).kind))at=this.at(at).parent;return at}local(scope,name){for(let at=scope;;){const found=this.#locals[at]?.get(name);if(found!==void 0)return found;
const{kind,parent,inBlock}=this.at(at);if(!/block|examples/.test(kind))return void 0;at=kind==="examples"?inBlock:parent}}assigned(scope,name){return this.local(
scope,name)??this.declare(scope,name)}declare(scope,name){const node=this.node();this.#locals[scope]?.set(name,node);return node}parameters(list,scope,read){const{
t}=this;if(list===void 0)return;const parameters=[];for(const one of t.named(list)){const type=t.type(one);const how=HOW[type];if(type==="destructured_parameter")
parameters.push(["","",this.#destructured(one,scope)]);if(how===void 0)continue;const nameNode=type==="identifier"?one:t.field(one,"name");const name=nameNode===
void 0?"":t.text(nameNode);const node=this.declare(scope,name===""?how:name);parameters.push([how,name,node]);if(how==="&"&&this.at(scope).block!==void 0)this.flow(
this.at(scope).block,node);const value=t.field(one,"value");if(value!==void 0)this.flow(read(value),node)}this.at(scope).parameters=parameters}implicit(body,scope){
const{t}=this;const parameters=[];for(const name of implicitParameters(t,body).map(node=>t.text(node))){const place=name==="it"?1:Number(name.slice(1));while(parameters.
length<place-1)parameters.push(["","",this.node()]);parameters.push(["",name,this.declare(scope,name)])}if(parameters.length>0)this.at(scope).parameters=parameters}#destructured(list,scope){
const whole=this.node();for(const one of this.t.named(list)){const type=this.t.type(one);if(type==="destructured_parameter")this.flow(this.element(whole,scope),
this.#destructured(one,scope));const nameNode=type==="identifier"?one:this.t.field(one,"name");if(nameNode===void 0)continue;const node=this.declare(scope,this.
t.text(nameNode));this.flow(HOW[type]==="*"?whole:this.element(whole,scope),node)}return whole}element(list,scope){const node=this.node();this.add(["call",node,
list,scope,"first",[],-1,-1]);return node}};var HOW=Object.assign(Object.create(null),{identifier:"",optional_parameter:"=",splat_parameter:"*",keyword_parameter:"\
:",hash_splat_parameter:"**",block_parameter:"&"});function graphOf(tree,symbols2){const byPosition=new Map(symbols2.map(({line,column},index)=>[`${line}:${column}`,index]));const builder=new GraphBuilder(new Syntax(
tree),byPosition);const file=builder.scope("file",-1);new Expressions(builder).sequence(0,file);const{names:names2,callbacks:callbacks2}=builder;return{graph:builder.
graph(),names:names2,callbacks:callbacks2}}var LITERALS=Object.assign(Object.create(null),{string:"String",chained_string:"String",heredoc_beginning:"String",subshell:"\
String",character:"String",bare_string:"String",integer:"Integer",float:"Float",rational:"Rational",complex:"Complex",regex:"Regexp",range:"Range",delimited_symbol:"\
Symbol",true:"TrueClass",false:"FalseClass"});var MOST_DEPTH=500;var SEQUENCES=new Set(["then","else","do","begin","body_statement","block_body","parenthesized_\
statements","ensure","begin_block","end_block","in"]);var Expressions=class{#b;#t;#calls;#assignments;#control;#declarations;#depth=0;constructor(builder){this.#b=
builder;this.#t=builder.t;this.#calls=new Calls(builder,this);this.#assignments=new Assignments(builder,this,this.#calls);this.#control=new ControlFlow(builder,
this,this.#assignments);this.#declarations=new Declarations(builder,this,this.#calls)}sequence(node,scope){const t=this.#t;let last=-1;const others=[];for(const child of t.
named(node)){const type=t.type(child);if(type==="comment"||type==="heredoc_body"){if(type==="heredoc_body")this.of(child,scope);continue}const given=this.of(child,
scope);if(type==="rescue"||type==="else")others.push(given);else if(type!=="ensure")last=given}return this.#b.either([last,...others])}of(node,scope){if(this.#depth>=
MOST_DEPTH)return-1;this.#depth++;try{return this.#of(node,scope)}finally{this.#depth--}}#of(node,scope){const t=this.#t;const b=this.#b;const type=t.type(node);
const literal=LITERALS[type];if(literal!==void 0){this.#within(node,scope);const given=b.literal(literal);const start=/^(string|delimited_symbol)$/.test(type)?/^:?"(\w{3,})#\{/.
exec(t.text(node))?.[1]:void 0;if(start!==void 0)b.add(["symbol",given,start,true]);return given}if(SEQUENCES.has(type))return this.sequence(node,scope);switch(type){case"\
self":return b.at(scope).self;case"identifier":return b.local(scope,t.text(node))??this.#calls.bare(node,scope);case"constant":case"scope_resolution":return this.#constant(
node,scope);case"instance_variable":case"class_variable":case"global_variable":{const read=b.node();b.add(["variable",read,scope,t.text(node)]);return read}case"\
simple_symbol":{const symbol=b.node();b.add(["symbol",symbol,t.text(node).slice(1)]);return symbol}case"array":case"right_assignment_list":return this.list(t.named(
node),scope);case"string_array":case"symbol_array":return this.#words(node,type==="symbol_array");case"hash":return this.hash(t.named(node),scope);case"assignme\
nt":return this.#assignments.assignment(node,scope);case"operator_assignment":return this.#assignments.operator(node,scope);case"call":return this.#calls.call(node,
scope);case"element_reference":return this.#calls.element(node,scope);case"binary":return this.#calls.binary(node,scope);case"unary":return this.#calls.unary(node,
scope);case"yield":return this.#calls.yielded(node,scope);case"super":return this.#calls.zsuper(node,scope);case"lambda":return this.#calls.lambda(node,scope);case"\
return":case"next":case"break":return this.#control.leave(node,type,scope);case"if":case"unless":case"elsif":case"conditional":case"if_modifier":case"unless_mod\
ifier":case"while_modifier":case"until_modifier":return this.#control.branches(node,scope);case"rescue_modifier":{const parts2=t.named(node).map(part=>this.of(part,
scope));return b.either(parts2)}case"case":case"case_match":return this.#control.case(node,scope);case"when":case"in_clause":return this.#control.clause(node,scope);case"\
match_pattern":case"test_pattern":return this.#control.match(node,scope);case"while":case"until":this.#within(node,scope);return-1;case"for":return this.#control.
for(node,scope);case"rescue":return this.#control.rescue(node,scope);case"method":case"singleton_method":return this.#declarations.method(node,scope);case"class":case"\
module":case"singleton_class":return this.#declarations.class(node,type,scope);case"alias":{const[name,of]=[t.field(node,"name"),t.field(node,"alias")].map(one=>one===
void 0?"":t.text(one).replace(/^:/,""));b.add(["alias",b.ownerAround(scope),name,of]);return-1}default:this.#within(node,scope);return-1}}#within(node,scope){for(const child of this.#t.
named(node))this.of(child,scope)}list(elements,scope){const b=this.#b;const list=b.node();const held=b.node();b.add(["array",list,held]);const pairs=elements.filter(
one=>/^(pair|hash_splat_argument)$/.test(this.#t.type(one)));if(pairs.length>0)b.flow(this.hash(pairs,scope),held);for(const one of elements){const type=this.#t.
type(one);if(/^(pair|hash_splat_argument|comment)$/.test(type))continue;if(type==="splat_argument"){const of=this.#t.named(one)[0];if(of!==void 0)b.flow(b.element(
this.of(of,scope),scope),held)}else b.flow(this.of(one,scope),held)}return list}#words(node,areSymbols){const b=this.#b;const list=b.node();const held=b.node();
b.add(["array",list,held]);for(const word of this.#t.named(node))if(areSymbols)b.add(["symbol",held,this.#t.text(word)]);else b.add(["literal",held,"String"]);return list}hash(entries,scope){
const t=this.#t;const b=this.#b;const hash=b.node();const[keys,values]=[b.node(),b.node()];b.add(["hash",hash,keys,values]);for(const entry of entries){if(t.type(
entry)!=="pair"){const of=t.named(entry)[0];if(of===void 0)continue;const merged=b.node();b.add(["call",merged,this.of(of,scope),scope,"values",[],-1,-1]);b.flow(
b.element(merged,scope),values);continue}const[key,value]=[t.field(entry,"key"),t.field(entry,"value")];if(key!==void 0&&t.type(key)==="hash_key_symbol"){b.add(
["symbol",keys,t.text(key)]);if(value===void 0)b.flow(b.local(scope,t.text(key))??-1,values)}else if(key!==void 0)b.flow(this.of(key,scope),keys);if(value!==void 0)
b.flow(this.of(value,scope),values)}return hash}#constant(node,scope){const t=this.#t;const path=pathOf(t,node);const read=this.#b.node();if(path!==void 0)this.#b.
add(["constant",read,scope,path]);else{const[of,name]=[t.field(node,"scope"),t.field(node,"name")];if(of!==void 0&&name!==void 0)this.#b.add(["call",read,this.of(
of,scope),scope,`::${t.text(name)}`,[],-1,-1])}return read}};function pathOf(t,node){if(!/^(constant|scope_resolution)$/.test(t.type(node)))return void 0;const text=t.
text(node);return/^(::)?[A-Z]\w*(::[A-Z]\w*)*$/.test(text)?text:void 0}function encode(answers){const texts=answers.map(one=>one.length===0?"":JSON.stringify(one));const header=4*(texts.length+1);const length=texts.reduce((sum,text)=>sum+
Buffer.byteLength(text),header);const bytes=Buffer.from(new SharedArrayBuffer(length));bytes.writeUInt32LE(texts.length,0);let end=header;for(const[at,text]of texts.
entries()){end+=bytes.write(text,end);bytes.writeUInt32LE(end,4*(at+1))}return new Uint8Array(bytes.buffer,bytes.byteOffset,length)}function decode(encoded,at){
const bytes=bytesOf(encoded,at);return bytes.length===0?[]:JSON.parse(bytes.toString())}var isSame=(one,other,at)=>bytesOf(one,at).equals(bytesOf(other,at));function bytesOf(encoded,at){
const bytes=Buffer.from(encoded.buffer,encoded.byteOffset,encoded.byteLength);const start=at===0?4*(bytes.readUInt32LE(0)+1):bytes.readUInt32LE(4*at);return bytes.
subarray(start,bytes.readUInt32LE(4*(at+1)))}var MOST_USERS=8;var MOST_ROUNDS=4;var Ancestors=class{#flow;#changed=new Set;constructor(flow){this.#flow=flow}start(){for(const one of[...this.#flow.program.classes.
all])this.#hooks(one);this.#users()}extend(made,base){if(made===base||made.superclass===base||this.#flow.program.classes.line(base).includes(made))return;if(made.
superclass===void 0)made.superclass=base;else if(!made.includes.includes(base))made.includes.push(base);else return;this.#changed.add(made)}mix(into,how,module){
if(this.#flow.program.mix(into,how,module))this.#changed.add(into)}settle(){const{program,nodes}=this.#flow;for(let round=0;this.#changed.size>0&&round<MOST_ROUNDS;round++){
const{classes}=program;const changed=new Set(this.#changed);this.#changed.clear();classes.forgetLines();for(const one of changed)this.#hooks(one);this.#users();
const isAffected=value=>value.is!=="block"&&classes.line(value.of).some(one=>changed.has(one));for(const call of this.#flow.calls){const values=nodes.values(call.
receiver);for(let at=0,end=values.length;at<end;at++){const value=values[at];if(isAffected(value))this.#flow.follow(call,value)}}nodes.solve()}}#hooks(of){for(const module of of.
includes)this.#hook(module,"included",of);for(const module of of.prepends)this.#hook(module,"prepended",of);for(const module of of.extends)this.#hook(module,"ex\
tended",of);if(of.superclass)this.#hook(of.superclass,"inherited",of)}#hook(ancestor,name,of){const{program,nodes,values}=this.#flow;const on=values.class(ancestor);
for(const method of program.classes.ownMethod(ancestor,name)){const given=program.node();nodes.add(given,values.class(of));nodes.add(method.self,on);this.#flow.
arguments.pass([given],method.parameters)}}#users(){const{program,nodes,values}=this.#flow;const{classes}=program;const users=new Map;const use=(module,value)=>{
const known=users.get(module);if(!known)users.set(module,[value]);else if(known.length<MOST_USERS)known.push(value)};for(const one of[...classes.all]){if(one.isModule||
one===classes.object)continue;const above=new Set(classes.line(one.superclass??classes.object));for(const each of classes.line(one))if(each.isModule&&!above.has(
each))use(each,values.object(one));for(const module of one.extends)use(module,values.class(one))}for(const{scope,owner,isStatic,self}of program.places())if(scope.
kind==="method"&&owner.isModule&&!isStatic)for(const value of users.get(owner)??[])nodes.add(self,value)}};var names=text=>new Set(text.trim().split(/\s+/));var SAME_LIST=names(`
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
key,value}=table;const each=given=>{flow.blocks(call,block=>{const plain=block.is==="block"?(block.place.scope.parameters??[]).filter(([how])=>how==="").length:
1;flow.run(block,plain>1?[key,value]:[pairOf(flow,table)],given,call)})};switch(name){case"[]":case"fetch":case"dig":case"delete":flow.nodes.edge(value,result);
flow.nodes.edge(nodeOf(args[1]),result);flow.blocks(call,block=>flow.run(block,args,result,call));return true;case"[]=":case"store":flow.nodes.edge(nodeOf(args[0]),
key);flow.nodes.edge(nodeOf(args[1]),value);return true;case"values":case"values_at":case"fetch_values":flow.nodes.edge(value,made().element);flow.nodes.add(result,
made().list);return true;case"keys":flow.nodes.edge(key,made().element);flow.nodes.add(result,made().list);return true;case"each_value":case"each_key":flow.nodes.
add(result,table);flow.blocks(call,block=>flow.run(block,[name==="each_key"?key:value],-1,call));return true;case"transform_values":flow.nodes.add(result,made().
table);flow.nodes.edge(key,made().key);flow.blocks(call,block=>flow.run(block,[value],made().value,call));return true;case"map":case"collect":case"flat_map":case"\
filter_map":flow.nodes.add(result,made().list);each(made().element);return true;case"to_a":case"sort":case"sort_by":case"min_by":case"max_by":case"find":case"de\
tect":case"first":each(-1);if(/^(to_a|sort|sort_by)$/.test(name)){flow.nodes.edge(pairOf(flow,table),made().element);flow.nodes.add(result,made().list)}else flow.
nodes.edge(pairOf(flow,table),result);return true;case"each_with_object":flow.nodes.edge(nodeOf(args[0]),result);flow.blocks(call,block=>flow.run(block,[pairOf(
flow,table),nodeOf(args[0])],-1,call));return true;case"inject":case"reduce":flow.nodes.edge(nodeOf(args[0]),result);flow.blocks(call,block=>flow.run(block,[result,
pairOf(flow,table)],result,call));return true;case"merge":case"merge!":case"update":case"replace":case"reverse_merge":flow.nodes.add(result,table);for(const arg of args)
flow.nodes.watch(nodeOf(arg),other=>{if(other.is!=="table")return;flow.nodes.edge(other.key,key);flow.nodes.edge(other.value,value)});return true;case"each":case"\
each_pair":case"select":case"filter":case"reject":case"delete_if":case"keep_if":case"any?":case"all?":case"none?":case"count":case"sum":case"each_with_index":case"\
to_h":case"compact":case"slice":case"except":each(-1);if(!name.endsWith("?"))flow.nodes.add(result,table);return true;default:return false}}function callOnEnumerable(flow,call,value){
if(value.is!=="object")return false;const{classes}=flow.program;if(flow.isListLike(value.of))return callOnList(flow,call,value,flow.heldBy(value));if(!(MAPS.has(
call.name)||SAME_LIST.has(call.name)||ELEMENT.has(call.name)||ASKS.has(call.name)))return false;if(/^(dup|clone|freeze|\[\]|delete|<<|each)$/.test(call.name))return false;
if(!classes.line(value.of).some(({name})=>name==="Enumerable"))return false;const held=flow.heldBy(value);if(held===void 0)return false;return callOnList(flow,call,
flow.values.list(held),held)}var parts=new WeakMap;function partsOf(flow,call){let known=parts.get(call);if(!known){const{program}=flow;const[element,key,value]=[
program.node(),program.node(),program.node()];known={element,key,value,list:flow.values.list(element),table:flow.values.table(key,value)};parts.set(call,known)}
return known}function pairOf(flow,table){const known=partsOf(flow,table);flow.nodes.edge(table.key,known.element);flow.nodes.edge(table.value,known.element);flow.
nodes.add(known.value,known.list);return known.value}var ONE=/^(find|find_by!?|find_by_\w+|find_or_(create|initialize)_by!?|first!?|last!?|take!?|sole|second|third|create!?|build|create_or_find_by!?)$/;var RELATION=/^(all|where|not|rewhere|order|reorder|includes|preload|eager_load|joins|left_joins|left_outer_joins|limit|offset|group|having|distinct|unscoped|lock|readonly|references|select|merge|or|none|find_each|find_in_batches|in_batches)$/;
var BASE=/^(ActiveRecord::Base|ApplicationRecord)$/;var isRecord=(classes,of)=>classes.line(of).some(({name})=>BASE.test(name));function callOnModel(flow,call,value){
if(!isRecord(flow.program.classes,value.of)||!(ONE.test(call.name)||RELATION.test(call.name)))return false;query(flow,call,flow.values.relation(flow.recordsOf(value.
of)));return true}function callOnRelation(flow,call,value){if(value.of.name!=="ActiveRecord::Relation")return false;if(ONE.test(call.name)||RELATION.test(call.name)||
call.name==="new"){query(flow,call,value);return true}flow.nodes.watch(value.element,record2=>{if(record2.is!=="object"||!isRecord(flow.program.classes,record2.
of))return;const model=flow.values.class(record2.of);for(const method of flow.found(model,call.name,call.place))flow.enter(call,method,model)});return false}function query(flow,call,relation){
if(RELATION.test(call.name))flow.nodes.add(call.result,relation);else flow.nodes.edge(relation.element,call.result);flow.blocks(call,block=>flow.run(block,[relation.
element],-1,call))}function callOnFixture(flow,{name,args,result,isExplicit,place}){if(isExplicit||!/(^|\/)(test|spec)\//.test(place.path)||args.length===0)return false;const model=flow.
program.classes.constant(camelized(singular(name)),[]);if(!(model instanceof Class)||singular(name)===name||!isRecord(flow.program.classes,model))return false;flow.
nodes.watch(nodeOf(args[0]),value=>{if(value.is==="symbol")flow.nodes.add(result,flow.values.guessed(model))});return true}var JOB=/^(ActiveJob::Base|ApplicationJob|Sidekiq::(Job|Worker|IterableJob))$/;var MAILER=/^(ActionMailer::Base|ApplicationMailer)$/;var PERFORMS=/^perform_(later|now|async|sync|inline|(in|at))$/;
function callOnMade(flow,call,value){const line=flow.program.classes.line(value.of);const isJob=line.some(({name})=>JOB.test(name));if(!isJob&&!line.some(({name})=>MAILER.
test(name)))return false;const object=flow.values.object(value.of);if(call.name===(isJob?"set":"with")){flow.nodes.add(call.result,isJob?value:object);return true}
const performs=PERFORMS.exec(call.name);if(isJob&&!performs)return false;const args=performs?.[2]===void 0?call.args:call.args.slice(1);const methods=flow.found(
object,isJob?"perform":call.name,call.place);const result=performs?.[1]==="now"?call.result:-1;for(const method of methods)flow.enter({...call,args,result},method,
object);return methods.length>0}function callCore(flow,call,value){switch(value.is){case"block":case"method":if(RUNS.test(call.name))flow.run(value,call.args,call.result,call);else if(/^(to_proc|curry|lambda\?|unbind|bind)$/.
test(call.name))flow.nodes.add(call.result,value);else onAnything(flow,call,value);return;case"class":onClass(flow,call,value);return;case"list":if(!callOnRelation(
flow,call,value)&&!callOnList(flow,call,value,value.element))onAnything(flow,call,value);return;case"table":if(!callOnTable(flow,call,value))onAnything(flow,call,
value);return;default:if(!callOnEnumerable(flow,call,value))onAnything(flow,call,value)}}var RUNS=/^(call|\(\)|yield|\[\]|===)$/;var GIVES_TEXT=/^(to_s|inspect|join|pack|name|to_str|upcase|downcase|strip|capitalize|chomp|sub|gsub)$/;
function onClass(flow,call,value){if(callOnModel(flow,call,value)||callOnMade(flow,call,value))return;const{name,result,args}=call;const{classes}=flow.program;if(name.
startsWith("::")){const found=classes.constant(name.slice(2),[value.of]);if(typeof found==="number")flow.nodes.edge(found,result);else if(found)flow.nodes.add(result,
flow.values.class(found));return}switch(name){case"new":construct(flow,call,value);return;case"allocate":case"any_instance":flow.nodes.add(result,flow.values.object(
value.of));return;case"instance":if(classes.line(value.of).some(one=>one.name==="Singleton"))flow.nodes.add(result,flow.values.object(value.of));return;case"def\
ine_method":flow.blocks(call,block=>{if(block.is==="block")flow.nodes.add(block.place.self,flow.values.object(value.of))});return;case"configure":if(value.of.name!==
"RSpec")return;flow.nodes.add(partsOf(flow,call).element,flow.values.class(flow.program.examplesOf(call.place.path)));flow.blocks(call,block=>flow.run(block,[partsOf(
flow,call).element],-1,call));return;case"superclass":if(value.of.superclass)flow.nodes.add(result,flow.values.class(value.of.superclass));return;case"instance_\
method":symbols(flow,args[0],text=>{for(const method of classes.method(value.of,text))flow.nodes.add(result,flow.values.method(method,flow.values.object(value.of)))});
return;case"class_eval":case"module_eval":case"class_exec":case"module_exec":flow.blocks(call,block=>flow.run(block,args,result,call,call.receiver));return;case"\
include":case"extend":case"prepend":for(const arg of args)flow.nodes.watch(nodeOf(arg),module=>{if(module.is==="class")flow.ancestors.mix(value.of,name,module.of)});
return;case"[]":if(/^(Set|Array|Hash)$/.test(value.of.name))construct(flow,call,value);return;default:if(!callOnCurrent(flow,call,value))onAnything(flow,call,value)}}
function callOnCurrent(flow,call,value){if(!flow.program.classes.line(value.of).some(({name})=>name==="ActiveSupport::CurrentAttributes"))return false;const current=flow.
values.object(value.of);const methods=flow.found(current,call.name,call.place);for(const method of methods)flow.enter(call,method,current);return methods.length>
0}function construct(flow,call,value){const{args,result}=call;switch(value.of.name){case"Proc":flow.blocks(call,block=>flow.nodes.add(result,block));return;case"\
Array":case"Set":{const made=partsOf(flow,call);flow.nodes.add(result,made.list);for(const arg of args)flow.elements(nodeOf(arg),element=>flow.nodes.edge(element,
made.element));if(call.name==="[]")for(const arg of args)flow.nodes.edge(nodeOf(arg),made.element);else flow.nodes.edge(nodeOf(args[1]),made.element);flow.blocks(
call,block=>flow.run(block,[],made.element,call));return}case"Hash":{const made=partsOf(flow,call);flow.nodes.add(result,made.table);flow.nodes.edge(nodeOf(args[0]),
made.value);flow.blocks(call,block=>flow.run(block,[result,made.key],made.value,call));return}}const object=flow.values.object(value.of);flow.nodes.add(result,object);
for(const method of flow.found(object,"initialize",call.place))flow.enter(call,method,object)}function onAnything(flow,call,value){const{name,args,result,receiver}=call;
switch(name){case"tap":case"dup":case"clone":case"freeze":case"itself":case"to_enum":case"extend":case"+@":case"deep_dup":case"reload":flow.nodes.add(result,value);
flow.blocks(call,block=>flow.run(block,[receiver],-1,call));return;case"then":case"yield_self":flow.blocks(call,block=>flow.run(block,[receiver],result,call));return;case"\
with":if(value.is==="object"&&value.of.isInside)flow.nodes.add(result,value);return;case"class":case"singleton_class":if(value.is==="object"||value.is==="list"||
value.is==="table")flow.nodes.add(result,flow.values.class(value.of));else if(value.is==="class")flow.nodes.add(result,name==="class"?flow.values.class(flow.program.
classes.core("Class")):value);return;case"send":case"__send__":case"public_send":case"try":symbols(flow,args[0],(text,isStart)=>{for(const each of isStart?namesThatBegin(
flow,value,text):[text])flow.callByName(call,each,value)});return;case"method":symbols(flow,args[0],text=>{for(const method of flow.found(value,text,call.place))
flow.nodes.add(result,flow.values.method(method,value))});return;case"instance_eval":case"instance_exec":flow.blocks(call,block=>flow.run(block,args.length>0?args:
[receiver],result,call,receiver));return;case"instance_variable_get":case"instance_variable_set":if(value.is!=="object")return;symbols(flow,args[0],(text,isStart)=>{
if(isStart)return;const variable=flow.program.variableOf(value.of,text,false);if(name.endsWith("get"))flow.nodes.edge(variable,result);else flow.nodes.edge(nodeOf(
args[1]),variable)});return;case"lambda":case"proc":flow.blocks(call,block=>flow.nodes.add(result,block));return;case"loop":case"catch":flow.blocks(call,block=>flow.
run(block,[],result,call));return;case"Array":flow.nodes.edge(nodeOf(args[0]),result);return;case"raise":return}if(callOnFactory(flow,call)||callOnFixture(flow,
call))return;if(call.isExplicit&&GIVES_TEXT.test(name))flow.nodes.add(result,flow.values.literal("String"));else if(/^(split|lines|chars|scan)$/.test(name)&&value.
is==="object"&&value.of.name==="String"){const made=partsOf(flow,call);flow.nodes.add(made.element,flow.values.literal("String"));flow.nodes.add(result,made.list)}else if(/^(to_sym|intern)$/.
test(name))flow.nodes.add(result,flow.values.literal("Symbol"))}function symbols(flow,arg,then){flow.nodes.watch(nodeOf(arg),value=>{if(value.is==="symbol")then(
value.text,value.isStart===true)})}var MOST_NAMES=200;function namesThatBegin(flow,value,start){if(value.is!=="object")return[];const found=flow.program.classes.
line(value.of).flatMap(one=>[...one.methods.keys()].filter(name=>name.startsWith(start)));return found.length>MOST_NAMES?[]:[...new Set(found)]}var LEAST_LETTERS=6;var MOST_OWNERS=40;var MOST_ROUNDS2=4;var Guesses=class{#flow;#owners=new Map;#classes=new Map;#mentioned=new Map;#names=new Map;constructor(flow){
this.#flow=flow;const{program,calls,variables}=flow;for(const one of program.classes.all){if(!one.isOfTable)for(const name of one.methods.keys())push(this.#owners,
name,one);if(one.isInside&&!one.isModule)push(this.#classes,one.name.slice(one.name.lastIndexOf(":")+1),one)}for(const[operation,,,path]of program.operations())
if(operation[0]==="constant"){const names2=this.#mentioned.get(path)??new Set;this.#mentioned.set(path,names2);for(const name of operation[3].split("::"))names2.
add(name)}for(const{scope,self}of program.places())for(const[,name,node]of scope.parameters??[])this.#names.set(self-scope.self+node,name);for(const{variable,name}of variables.
values())this.#names.set(variable,name);for(const{name,isExplicit,result}of calls)if(!isExplicit)this.#names.set(result,name)}settle(){const{nodes,ancestors}=this.#flow;
for(let round=0;round<MOST_ROUNDS2&&this.#guess();round++){nodes.solve();ancestors.settle()}}#guess(){const{nodes,values}=this.#flow;const guesses=[];for(const[
node,{called,path}]of this.#calledOnUnknown()){const owner=this.#ownerOf(called,path)??this.#namesake(node,called);if(owner)guesses.push([node,owner])}for(const[
node,owner]of guesses)nodes.add(node,values.guessed(owner));return this.#guessMixedIn()||guesses.length>0}#calledOnUnknown(){const{nodes,calls,variables}=this.#flow;
const unknown2=new Map;for(const{name,receiver,isExplicit,place}of calls){if(!isExplicit||nodes.values(receiver).length>0||isCommon(name))continue;const node=variables.
get(receiver)?.variable??receiver;const known=unknown2.get(node);if(!known)unknown2.set(node,{called:[name],path:place.path});else if(!known.called.includes(name))
known.called.push(name)}return unknown2}#ownerOf(called,path){const{classes}=this.#flow.program;const ownersOf=name=>this.#owners.get(name)??[];const[first,...others]=called.
filter(name=>ownersOf(name).length>0);if(first===void 0)return void 0;const rarest=others.reduce((a,b)=>ownersOf(b).length<ownersOf(a).length?b:a,first);const candidates=ownersOf(
rarest);if(candidates.length>MOST_OWNERS||called.length===1&&!isRare(rarest))return void 0;const having=candidates.filter(one=>this.#hasAll(one,called));const isBase=one=>!having.
some(other=>other!==one&&classes.line(one).includes(other));const[owner,...more]=having.filter(isBase);if(!owner||more.length>0||owner.isModule)return void 0;return called.
length>1||this.#mentions(path,owner)?owner:void 0}#mentions(path,{name,symbols:symbols2}){const named=this.#mentioned.get(path)?.has(name.slice(name.lastIndexOf(
":")+1));return named===true||symbols2.some(symbol=>symbol.path===path)}#namesake(node,called){const name=this.#names.get(node);if(name===void 0)return void 0;const type=camelized(
name.replace(/^[@$]+/,""));const{classes}=this.#flow.program;const has=one=>called.some(method=>classes.method(one,method).length>0);const named=(this.#classes.
get(type)??[]).filter(has);const[only,...others]=named.length>1?named.filter(one=>isRecord(classes,one)):named;return others.length===0?only:void 0}#hasAll(of,called){
return called.every(name=>this.#flow.program.classes.method(of,name).length>0)}#guessMixedIn(){const{calls,values}=this.#flow;let hasGuessed=false;for(const call of calls){
const{name,isExplicit,methods,place}=call;if(isExplicit||methods.length>0||!isRare(name))continue;const[owner,...others]=this.#owners.get(name)??[];if(!owner||others.
length>0||!(owner.isModule||place.owner.isModule))continue;const on=values.guessed(owner);for(const method of this.#flow.found(on,name,place))this.#flow.enter(call,
method,on);call.isGuessed=hasGuessed=true}return hasGuessed}};var isRare=name=>name.length>=LEAST_LETTERS&&!CORE_METHODS.has(name);var isCommon=name=>METHODS_OF_VALUES.
has(name)||!/^\w/.test(name);function push(lists,key,item){const list=lists.get(key);if(list)list.push(item);else lists.set(key,[item])}var MOST_VALUES={object:32,class:24,block:1e3,list:4,table:4,symbol:30,method:24,collector:24};var KIND={object:32,class:24,block:1e3,list:8,table:16,symbol:32,
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
this.#long.set(node,long)}return long.has(item)}};var NONE=[];function startOperation(flow,operation,base,places,path){const{program}=flow;const node=local=>local<0?-1:base+local;const argument=arg=>Array.isArray(arg)?[arg[0],
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
result),args:args.map(argument),block:block<0?void 0:place(block),place:at,methods:[],isExplicit:receiver>=0};flow.startCall(call,path,named);return}case"yield":{
const[,result,scope,args]=operation;const given=args.map(argument);const site=operation;flow.nodes.watch(place(scope).block,value=>flow.run(value,given,node(result),
site));return}case"super":startSuper(flow,operation,node,argument,places,path);return}}function startSuper(flow,[,result,scope,args,named,block],node,argument,places,path){
let at=places[scope];for(let inner=at;inner;inner=inner.parent)if(inner.method){at=inner;break}const{method}=at;if(!method)return;const handed=()=>method.parameters.
map(([how,name,parameter])=>how===""||how==="="?parameter:how===":"?[name,parameter]:[how,parameter]);const call={name:method.name,receiver:at.self,result:node(
result),args:args===null?handed():args.map(argument),block:block<0?void 0:places[block],place:at,methods:[],isExplicit:false};flow.startSuper(call,method,at.isStatic,
path,named)}function startConstant(flow,operation,base,places){if(operation[0]!=="constant=")return;const[,value,scope,path]=operation;const place=places[scope];
const names2=path.replace(/^::/,"").split("::");const last=names2.pop();const within=names2.length>0?flow.program.classes.named(names2.join("::"),place.around):
place.around[0]??flow.program.classes.object;if(!within)return;const known=within.constants.get(last);if(known instanceof Class&&known.isInside)return;const node=typeof known===
"number"?known:flow.program.node();within.constants.set(last,node);flow.nodes.edge(base+value,node)}function startPlace({program,nodes,values},{scope,owner,isStatic,
self,result}){const{classes}=program;switch(scope.kind){case"file":nodes.add(self,values.object(classes.object));return;case"class":case"module":nodes.add(self,
values.class(owner));return;case"singleton":nodes.add(self,values.class(classes.core("Class")));return;case"examples":nodes.add(self,values.object(owner));nodes.
add(self,values.class(owner));return;case"method":nodes.add(self,isStatic?values.class(owner):values.object(owner));if(owner.extends.includes(owner))nodes.add(self,
values.class(owner));if(scope.name==="initialize")nodes.add(result,values.object(owner))}}function joinVariables({program,nodes}){const{classes}=program;for(const[
operation,,places]of program.operations())if(operation[0]==="variable"||operation[0]==="variable=")program.variable(operation[3],places[operation[2]]);else if(operation[0]===
"accessor"){const{owner,scope}=places[operation[1]];const name=operation[3].startsWith("@@")?operation[3]:`@${operation[3]}`;program.variableOf(owner,name,scope.
kind==="singleton")}const join=(mine,theirs)=>{for(const[name,node]of mine){const other=theirs.get(name)??-1;nodes.edge(node,other);nodes.edge(other,node)}};for(const one of[
...classes.all])for(const above of classes.line(one)){if(above===one||above===classes.object)continue;join(one.variables,above.variables);join(one.ownVariables,
above.ownVariables)}}var Values=class{#classes;#objects=new Map;#guessed=new Map;#ofClasses=new Map;#symbols=new Map;#blocks=new Map;#lists=new Map;#relations=new Map;#methods=new Map;constructor(classes){
this.#classes=classes}object(of){return remembered(this.#objects,of,()=>({is:"object",of}))}guessed(of){return remembered(this.#guessed,of,()=>({is:"object",of,
isGuessed:true}))}class(of){return remembered(this.#ofClasses,of,()=>({is:"class",of}))}literal(type){return this.object(this.#classes.core(type))}symbol(text,isStart){
const of=this.#classes.core("Symbol");return remembered(this.#symbols,isStart?`${text}\u2026`:text,()=>isStart?{is:"symbol",of,text,isStart}:{is:"symbol",of,text})}block(place){
return remembered(this.#blocks,place,()=>({is:"block",place}))}method(method,on){const known=this.#methods.get(method)??new Map;this.#methods.set(method,known);
return remembered(known,on,()=>({is:"method",of:this.#classes.core("Method"),method,on}))}collector(element){return{is:"collector",of:this.#classes.core("Proc"),
element}}list(element){return remembered(this.#lists,element,()=>({is:"list",of:this.#classes.core("Array"),element}))}relation(element){const of=this.#classes.
core("ActiveRecord::Relation");return remembered(this.#relations,element,()=>({is:"list",of,element}))}table(key,value){return{is:"table",of:this.#classes.core(
"Hash"),key,value}}};function remembered(known,key,make){let value=known.get(key);if(!value){value=make();known.set(key,value)}return value}var MOST_METHODS=5;var Flow=class{program;nodes=new Nodes;values;arguments;ancestors;calls=[];variables=new Map;#named=new Map;#made=new Map;#runs=new Map;#records=new Map;#held=new Map;constructor(program){
this.program=program;this.values=new Values(program.classes);this.arguments=new Arguments(this);this.ancestors=new Ancestors(this)}callsIn(path){return this.#named.
get(path)??[]}settle(){const{program,nodes}=this;program.finish();nodes.reserve(program.nodes+(program.nodes>>2));for(const[operation,base,places]of program.operations())
startConstant(this,operation,base,places);joinVariables(this);for(const[type,node]of program.columnValues)nodes.add(node,this.values.literal(type));for(const place of program.
places())startPlace(this,place);for(const[operation,base,places,path]of program.operations())startOperation(this,operation,base,places,path);this.ancestors.start();
nodes.solve();this.ancestors.settle();new Guesses(this).settle()}startCall(call,path,named){this.calls.push(call);if(named>=0)this.#note(call,path,named);this.nodes.
watch(call.receiver,value=>this.follow(call,value))}startSuper(call,of,isStatic,path,named){this.#note(call,path,named);this.nodes.watch(call.receiver,value=>{if(value.
is!=="object"&&value.is!=="class")return;const above=this.program.classes.above(of.owner,value.of,of.name,isStatic);for(const method of above)this.enter(call,method,
value)})}#note(call,path,named){const calls=this.#named.get(path)??[];this.#named.set(path,calls);calls[named]=call}follow(call,value){const methods=this.found(
value,call.name,call.place);if(methods.length===0)callCore(this,call,value);else for(const method of methods)this.enter(call,method,value)}found(value,name,place){
const all=this.#methodsOf(value,name);const[only,...more]=all;if(!only||more.length===0&&!only.within)return all;const own=all.filter(({within})=>within&&isWithin(
place,within));const others=own.length>0?own:all.filter(({within})=>!within);if(others.length<2)return others;const here=others.filter(method=>method.path===place.
path);return here.length>0?here.slice(-1):others.length>MOST_METHODS?[]:others}#methodsOf(value,name){const{classes}=this.program;if(value.is==="class")return classes.
ownMethod(value.of,name);return classes.method(value.is==="block"?classes.core("Proc"):value.of,name)}enter(call,method,on){if(method.accesses)this.#access(call,
method,on,method.accesses);else this.nodes.add(method.self,on);if(call.methods.includes(method))return;call.methods.push(method);if(method.accesses)return;this.
arguments.pass(call.args,method.parameters);if(method.name!=="initialize")this.nodes.edge(method.result,call.result);this.blocks(call,block=>this.nodes.add(method.
block,block))}#access(call,{owner},on,{variable,writes}){const isOwn=on.is==="class"&&!variable.startsWith("@@");const owners=new Set([owner,on.is==="class"||on.
is==="object"?on.of:owner]);for(const one of owners){const node=this.program.variableOf(one,variable,isOwn);if(writes)this.nodes.edge(nodeOf(call.args[0]),node);else
this.nodes.edge(node,call.result)}}elements(node,then){this.nodes.watch(node,value=>{if(value.is==="list")then(value.element)})}blocks(call,then){if(call.block)
then(this.values.block(call.block));for(const arg of call.args)if(Array.isArray(arg)&&arg[0]==="&")this.nodes.watch(arg[1],then)}callByName(by,name,value){this.
follow(this.#callMadeBy(by,name,{...by,args:by.args.slice(1)}),value)}run(block,args,result,site,self=-1){switch(block.is){case"block":this.#runBlock(block.place,
args,result,site,self);return;case"method":{const call=this.#callMadeBy(site,block.method.name,{receiver:-1,result,args});this.enter(call,block.method,block.on);
return}case"symbol":{const[on,...rest]=args;const call=this.#callMadeBy(site,block.text,{receiver:nodeOf(on),result,args:rest});this.nodes.watch(call.receiver,value=>this.
follow(call,value));return}case"collector":for(const arg of args)this.nodes.edge(nodeOf(arg),block.element)}}#callMadeBy(site,name,how){const calls=this.#made.get(
site)??new Map;this.#made.set(site,calls);let call=calls.get(name);if(!call){call={block:void 0,place:NOWHERE,...how,name,methods:[],isExplicit:true};calls.set(
name,call)}return call}#runBlock(place,args,result,site,self){const{nodes}=this;const runs=this.#runs.get(place)??new Set;this.#runs.set(place,runs);if(runs.has(
site))return;runs.add(site);nodes.edge(self,place.self);nodes.edge(place.result,result);const base=place.self-place.scope.self;const parameters=(place.scope.parameters??
[]).map(([how,name,node])=>[how,name,base+node]);const plain=parameters.filter(([how])=>how===""||how==="=");const[only,...more]=args;if(more.length===0&&typeof only===
"number"&&plain.length>1)this.elements(only,element=>{for(const[,,node]of plain)nodes.edge(element,node)});this.arguments.pass(args,parameters)}heldBy(value){if(this.#held.
has(value.of))return this.#held.get(value.of);const methods=this.isListLike(value.of)?[]:this.found(value,"each",NOWHERE);const node=this.isListLike(value.of)||
methods.length>0?this.program.node():void 0;this.#held.set(value.of,node);if(node!==void 0)for(const method of methods){this.nodes.add(method.self,value);this.nodes.
add(method.block,this.values.collector(node))}return node}recordsOf(of){let node=this.#records.get(of);if(node===void 0){node=this.program.node();this.#records.
set(of,node);this.nodes.add(node,this.values.object(of))}return node}isListLike(of){const{classes}=this.program;const line=classes.line(of);return line.includes(
classes.core("Array"))||line.includes(classes.core("Set"))}};var NOWHERE={path:""};function isWithin(place,around){for(let at=place;at;at=at.parent)if(at===around)
return true;return false}var MOST_MEANT=8;function meaningOf(flow,call){const{methods}=call;if(methods.length===0)return madeBy(flow,call)??outside(flow,call)??["unknown"];const overriding=methods.
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
var CORE=/^(String|Symbol|Integer|Float|Rational|Complex|Regexp|Range|TrueClass|FalseClass|Array|Hash)$/;var idsOf=methods=>[...new Set(methods.flatMap(({id})=>id??
[]))];var isCore=value=>value.is!=="class"&&value.is!=="block"&&CORE.test(value.of.name);var METHODS=["","=","?","_was","_changed?","_change","_in_database","_before_last_save","_before_type_cast","_previously_was","_previously_changed?"];var SAVED=[
"saved_change_to_*","saved_change_to_*?","will_save_change_to_*?"];var TYPES=Object.assign(Object.create(null),{string:"String",text:"String",citext:"String",uuid:"\
String",integer:"Integer",bigint:"Integer",float:"Float",boolean:"TrueClass",datetime:"Time",date:"Date"});function giveColumns(classes,columns,named,objectOf2){
if(columns.length===0)return;const tables=Map.groupBy(columns,({table})=>table);const isModel=one=>one.isInside&&!one.isModule&&isRecord(classes,one);for(const model of classes.
all.filter(isModel)){const table=named.get(model)??namesOfTables(model.name).find(name=>tables.has(name));const own=table===void 0?[]:ofApplication(tables.get(table)??
[],model);if(own.length>0)model.includes.unshift(attributesOf(classes,own,objectOf2))}}function namesOfTables(path){const names2=path.split("::").map(underscored);
return names2.flatMap((_,at)=>{const name=names2.slice(at).join("_");return[plural(name),name]})}function ofApplication(columns,model){const schemas=new Set(columns.
map(({path})=>path));if(schemas.size<2)return columns;const isAround=schema=>model.symbols.some(({path})=>path.startsWith(schema.slice(0,schema.lastIndexOf("db/"))));
const[only,...more]=[...schemas].filter(isAround);return more.length>0?[]:columns.filter(({path})=>path===only)}function attributesOf(classes,columns,objectOf2){
const made=classes.make("GeneratedAttributeMethods",true);made.isOfTable=true;for(const{name,type,id,path}of columns){const called=[...METHODS.map(end=>name+end),
...SAVED.map(pattern=>pattern.replace("*",name))];const ruby2=TYPES[type];const value=ruby2===void 0?-1:objectOf2(ruby2);for(const one of called){const result=one===
name?value:-1;made.methods.set(one,[{name:one,owner:made,id,path,self:-1,result,parameters:[],block:-1}])}}return made}var TEST_BASES=["Minitest::Test","Minitest::Spec","MiniTest::Spec","Test::Unit::TestCase","RSpec::Core::ExampleGroup"];var Program=class{classes=new Classes;#parts=[];#examples=new Map;#globals=new Map;columnValues=new Map;nodes=0;add(file){
const{graph}=file.surface;this.#parts.push({file,graph,base:this.nodes,places:[]});this.nodes+=graph.nodes}examplesOf(path){const folder=/^(.*?)(^|\/)(spec|test)s?\//.
exec(path)?.[1]??"";let examples=this.#examples.get(folder);if(!examples){examples=this.classes.make("examples",false);this.#examples.set(folder,examples)}return examples}node(){
return this.nodes++}finish(){for(const part of this.#parts)part.places=this.#placesOf(part);for(const part of this.#parts)this.#superclasses(part);for(const part of this.#parts)
this.#mixins(part);for(const examples of this.#examples.values())for(const name of TEST_BASES){const base=this.classes.constant(name,[]);if(base instanceof Class)
examples.includes.push(base)}this.classes.forgetLines();for(const part of this.#parts)this.#members(part);this.#columns();this.classes.forgetLines();for(const part of this.#parts)
this.#functions(part);this.classes.forgetLines()}*operations(){for(const{graph,base,places,file}of this.#parts)for(const operation of graph.operations)yield[operation,
base,places,file.path]}*places(){for(const{places}of this.#parts)yield*places}#placesOf({graph,base,file}){const places=[];const declaring=declaringScopes(graph);
for(const[index,scope]of graph.scopes.entries()){const parent=places[scope.parent];const place={scope,path:file.path,parent,owner:parent?.owner??this.classes.object,
around:parent?.around??[],method:void 0,isStatic:false,self:base+scope.self,result:base+scope.result,block:scope.block===void 0?-1:base+scope.block};this.#own(place,
declaring.has(index));places.push(place)}return places}#own(place,declares){const{scope,parent}=place;switch(scope.kind){case"class":case"module":{const isModule=scope.
kind==="module";const outer=parent?.owner??this.classes.object;place.owner=scope.name===void 0?this.classes.make(`#${place.self}`,isModule):this.#declared(scope.
name,outer,place.around,isModule);place.owner.isInside=true;place.around=[place.owner,...place.around];place.isStatic=true;return}case"examples":{const isAlone=!parent||
parent.scope.kind==="file"||parent.owner.isModule;const outer=isAlone?this.examplesOf(place.path):parent.owner;place.owner=outer;if(!declares)return;place.owner=
this.classes.make(`#${place.self}`,false);place.owner.isInside=true;place.owner.superclass=outer;return}case"singleton":place.isStatic=true;if(scope.on!==void 0&&
/^[A-Z]/.test(scope.on))place.owner=this.classes.named(scope.on,place.around)??place.owner;return;case"method":place.isStatic=scope.isStatic===true&&parent?.scope.
kind!=="file"||parent?.scope.kind==="singleton";if(scope.on!==void 0&&/^[A-Z]/.test(scope.on))place.owner=this.classes.named(scope.on,place.around)??place.owner;
return;case"block":place.isStatic=parent?.isStatic??false}}#declared(path,outer,around,isModule){const names2=path.replace(/^::/,"").split("::");const last=names2.
pop();const within=names2.length>0?this.classes.named(names2.join("::"),path.startsWith("::")?[]:around)??outer:path.startsWith("::")?this.classes.object:outer;
return this.classes.within(within,last,isModule)}#superclasses({places}){for(const{scope,owner,around,parent}of places){const outer=scope.kind==="class"?around.
slice(1):around;if(scope.superclass===void 0)continue;const base=typeof scope.superclass==="number"?places[scope.superclass]?.owner:this.classes.named(scope.superclass,
parent?outer:[]);if(base&&base!==owner)owner.superclass=base}}#mixins({graph,places}){for(const operation of graph.operations){if(operation[0]!=="mix")continue;
const[,scope,how,path]=operation;const place=places[scope];if(!place)continue;const module=path==="self"?place.owner:this.classes.named(path,place.around);if(!module)
continue;const{kind}=place.scope;this.mix(place.owner,kind==="singleton"?"extend":kind==="file"?"include":how,module)}}mix(into,how,module){const list=how==="in\
clude"?into.includes:how==="extend"?into.extends:into.prepends;if(list.includes(module)||module===into&&how!=="extend")return false;list.push(module);const ofClass=how===
"include"?module.constants.get("ClassMethods"):void 0;if(ofClass instanceof Class&&module.extends.some(({name})=>name.endsWith("Concern")))this.mix(into,"extend",
ofClass);return true}#columns(){const columns=[];const named=new Map;for(const{graph,file,places}of this.#parts)for(const operation of graph.operations)if(operation[0]===
"column"){const[,table,name,type,symbol]=operation;columns.push({table,name,type,id:file.symbols[symbol]?.id,path:file.path})}else if(operation[0]==="table"){const owner=places[operation[1]]?.
owner;if(owner)named.set(owner,operation[2])}giveColumns(this.classes,columns,named,type=>nodeIn(this.columnValues,type,this))}#members({graph,places,file,base}){
const idOf=symbol=>file.symbols[symbol??-1]?.id;for(const place of places){const{scope}=place;const id=idOf(scope.symbol);if(/class|module/.test(scope.kind)&&id!==
void 0)place.owner.symbols.push({id,path:file.path});if(scope.kind!=="method"||scope.name===void 0)continue;const block=scope.inBlock===void 0?void 0:places[scope.
inBlock];if(scope.isStatic&&block&&scope.on===void 0&&!place.parent?.isStatic){place.isStatic=false;place.method={...this.#method(place,scope.name,id,void 0,base),
within:block};add(place.owner.methods,place.method)}else place.method=this.#method(place,scope.name,id,place.isStatic,base)}for(const operation of graph.operations){
if(operation[0]==="accessor"){const[,scope,how,named,symbol,yields]=operation;const place=places[scope];if(!place)continue;const name=named.replace(/^@@/,"");const writes=how===
"writer";const isOfClass=named!==name;const isStatic=place.scope.kind==="singleton"||isOfClass;const called=writes?`${name}=`:name;if(yields&&place.owner.methods.
has(called))continue;const accessor={name:called,owner:place.owner,id:idOf(symbol),path:file.path,self:place.self,result:-1,parameters:[],block:-1,accesses:{variable:isOfClass?
named:`@${name}`,writes}};add(isStatic?place.owner.statics:place.owner.methods,accessor);if(isOfClass)add(place.owner.methods,accessor)}else if(operation[0]==="\
method"){const[,scope,name,block,symbol]=operation;const[place,body]=[places[scope],places[block]];if(!place||!body)continue;const id=idOf(symbol);const isOfOne=body.
parent?.scope.kind==="block"&&place.scope.kind!=="singleton";const method={...this.#method(body,name,id,void 0,base),owner:place.owner,...isOfOne&&body.parent?{
within:body.parent}:{}};if(place.scope.kind!=="singleton")body.method??=method;add(place.scope.kind==="singleton"?place.owner.statics:place.owner.methods,method)}}}#method(place,name,id,isStatic,base){
const{owner,path,self,result,block,scope}=place;const method={name,owner,id,path,self,result,block,...scope.handsOn?{handsOn:true}:{},parameters:(scope.parameters??
[]).map(([how,of,node])=>[how,of,base+node])};if(scope.kind==="method"&&isStatic!==void 0)add(isStatic?owner.statics:owner.methods,method);return method}#functions({
graph,places}){for(const operation of graph.operations){if(operation[0]==="alias"){const[,scope,name,of]=operation;const place=places[scope];if(!place)continue;
const isStatic=place.scope.kind==="singleton";const found=isStatic?this.classes.ownMethod(place.owner,of):this.classes.method(place.owner,of);for(const method of found)
add(isStatic?place.owner.statics:place.owner.methods,method,name)}else if(operation[0]==="module function"){const[,scope,names2]=operation;const owner=places[scope]?.
owner;if(!owner)continue;for(const name of names2.length>0?names2:owner.methods.keys())for(const method of owner.methods.get(name)??[])add(owner.statics,method)}}}variable(name,place){
if(name.startsWith("$"))return nodeIn(this.#globals,name,this);return this.variableOf(place.owner,name,place.isStatic&&!name.startsWith("@@"))}variableOf(owner,name,isOwn){
return nodeIn(isOwn?owner.ownVariables:owner.variables,name,this)}};function declaringScopes({scopes,operations}){const declaring=new Set;for(const{kind,parent}of scopes)
if(kind==="method")declaring.add(parent);for(const operation of operations)if(operation[0]==="method"||operation[0]==="mix")declaring.add(operation[1]);return declaring}
function nodeIn(nodes,name,program){let node=nodes.get(name);if(node===void 0){node=program.node();nodes.set(name,node)}return node}function add(methods,method,name=method.
name){const known=methods.get(name);if(!known)methods.set(name,[method]);else if(!known.includes(method))known.push(method)}var RubyLinker=class{keepsFiles=false;#names;#paths=new Map;#flow;#answers;#ofFile=new Map;constructor(project,settled){this.#answers=settled;this.#flow=settled?
void 0:new Flow(new Program);this.#names=new DeclarativeLinker(new Map([[ruby.key,ruby]]),project,reference=>this.#called(reference))}add(file){this.#flow?.program.
add(file);this.#paths.set(file.path,this.#paths.size);const{graph:_,...surface}=file.surface;this.#names.add({...file,surface})}finish(){this.#names.finish();const flow=this.#flow;
if(!flow)return;flow.settle();const paths=[...this.#paths.keys()];this.#answers=encode(paths.map(path=>flow.callsIn(path).map(call=>meaningOf(flow,call))));this.#flow=
void 0}settled(){return this.#answers}link(file,body,out){const at=this.#paths.get(file.path);if(at===void 0||!this.#answers)return;const answers=decode(this.#answers,
at);this.#ofFile.clear();for(const[named,meant]of answers.entries())if(meant)this.#ofFile.set(`${body.names[2*named]}:${body.names[2*named+1]}`,meant);this.#names.
link(file,body,out);this.#callbacks(answers,body,out)}#callbacks(answers,{names:names2,callbacks:callbacks2},out){for(let at=0;at<callbacks2.length;at+=3){const[
named,length,from]=callbacks2.slice(at,at+3);const meant=answers[named];if(!meant||meant[0]==="unknown"||meant[0]==="outside")continue;const position={line:names2[2*
named],column:names2[2*named+1],length,from};for(const id of meant[1])out.occurrence({...position,use:"call_indirect",destination:{to:"symbol",id},evidence:meant[0]===
"unique_name"?meant[0]:"dynamic"})}}#called({line,column,name}){const meant=this.#ofFile.get(`${line}:${column}`);switch(meant?.[0]){case void 0:return void 0;case"\
unknown":return unknown(name);case"outside":return{destination:{to:"external",package:ruby.standard,name:meant[1]},evidence:"type"};default:{const[evidence,ids,
overrides]=meant;const options=ids.map(id=>({to:"symbol",id}));const[only,...more]=options;if(!only)return void 0;return{destination:more.length===0?only:{to:"o\
ne_of",options},evidence,overrides:overrides.map(id=>({to:"symbol",id}))}}}}};function resumeLinker(project,settled,paths,load){return told(new RubyLinker(project,settled),paths,load)}function growLinker(project,settled,paths,load,before){
const linker=told(new RubyLinker(project),paths,load);const now=linker.settled();const isDeclaredAlike=[...before].every(([at,was])=>declaredIn(was)===declaredIn(
load(at)));return{settled:()=>now,link:(file,body,out)=>linker.link(file,body,out),affected:isDeclaredAlike?[...paths.keys()].filter(at=>!before.has(at)&&!isSame(
settled,now,at)):void 0}}function told(linker,paths,load){for(const at of paths.keys())linker.add(load(at));linker.finish();return linker}function declaredIn({symbols:symbols2,
module,surface:{graph:_,...surface}}){const isUnseen=/^(line|column|start|end|doc|signature)$/;return JSON.stringify([symbols2,module,surface],(key,value)=>isUnseen.
test(key)?void 0:value)}function extract(tree){const unit=extractWithRules(ruby,tree);const{graph,...positions}=graphOf(tree,unit.symbols);return{...unit,surface:{...unit.surface,graph},
body:{...unit.body,...positions}}}var createLinker=project=>new RubyLinker(project);export{createLinker,extract,growLinker,resumeLinker};
