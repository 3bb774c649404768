import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{moduleId}from"./2ZI6R6IU.js";import{docAbove}from"./7A7EYPVI.js";import{Syntax}from"./2Z6Z2LD7.js";import"./PYQ6AIYU.js";
import"./WYNVCRUU.js";import{oneLine}from"./JD3OYRGZ.js";import{NAMED}from"./CCXMQBEG.js";import{folderAt,folderOf}from"./CJJMGL6T.js";
import{LIMITS}from"./XUA4RPE5.js";var PREFIXES={variable:"var"};var KINDS={variable:"variable",output:"property"};function addressOf(type,labels,alias){const last=labels.at(-1);if(last===void 0)
return void 0;const kind=KINDS[type]??"object";if(alias!==void 0)return{parts:[last,alias],name:`${last}.${alias}`,kind};const parts=type==="resource"?labels:[PREFIXES[type]??
type,...labels];return{parts,name:labels.length>1?parts.join("."):last,kind}}var localValue=name=>({parts:["local",name],name,kind:"constant"});function addressLength(first){
if(first==="data"||first==="ephemeral"||first==="source")return 3;return 2}var COMMENTS={comments:["comment"]};var OF_MODULES=/^(?:source|version|providers|count|for_each|depends_on)$/;function extract(tree,{path}){return new Extraction(
tree).unit(path)}var Extraction=class{#t;#symbols=[];#surface={sources:{}};#body={locals:[],references:[],handed:[],set:[],imported:[]};constructor(tree){this.#t=
new Syntax(tree)}unit(path){const t=this.#t;const body=t.first(0,"body");for(const node of body===void 0?[]:t.named(body)){if(t.type(node)==="block")this.#block(
node);else if(t.type(node)==="attribute")this.#setting(node,/\.tfvars$/.test(path))}return{symbols:this.#symbols,surface:this.#surface,body:this.#body}}#setting(node,isVariable){
const name=this.#t.first(node,"identifier");if(isVariable&&name!==void 0)this.#body.set.push(this.#name(name));this.#expressions(node,-1)}#block(node){const t=this.#t;
const[first,...others]=t.each(node,"identifier","string_lit");if(first===void 0)return;const type=t.text(first);const inside=t.first(node,"body");if(type==="loc\
als"&&others.length===0){for(const attribute of inside===void 0?[]:t.each(inside,"attribute"))this.#localValue(attribute);return}const alias=type==="provider"&&
inside!==void 0?this.#argument(inside,"alias"):void 0;const named=alias===void 0?void 0:t.descendant(alias,"string_lit");const address=addressOf(type,others.map(
label=>labelText(t,label)),named===void 0?void 0:labelText(t,named));const last=named??others.at(-1);const from=address===void 0||last===void 0?-1:this.#symbol(
node,last,address);if(type==="module"&&inside!==void 0&&from>=0)this.#module(inside,from);if(inside!==void 0)this.#expressions(inside,from)}#localValue(attribute){
const name=this.#t.first(attribute,"identifier");if(name===void 0)return;this.#expressions(attribute,this.#symbol(attribute,name,localValue(this.#t.text(name))))}#symbol(node,label,{
parts,name,kind}){const t=this.#t;const{tree}=t;if(name.length===0||name.length>LIMITS.nameChars)return-1;const{line,column}=t.position(label);const inside=t.first(
node,"body");const head=tree.text.slice(tree.start[node],inside===void 0?tree.end[node]:tree.start[inside]);const made={name,kind,line,column:t.type(label)==="s\
tring_lit"?column+1:column,start:tree.lineAt(tree.start[node]),end:tree.lineAt(tree.end[node]-1),qualified:parts.join("."),signature:oneLine(head,"both").replace(
/[\s{=]+$/,"").slice(0,LIMITS.signatureChars)};const doc=this.#doc(node,inside);if(doc)made.doc=doc;const written=inside===void 0||kind!=="variable"?void 0:this.#argument(
inside,"type");if(written!==void 0)made.type=t.brief(written);made.modifiers=[kind==="variable"||kind==="property"?"exported":"private"];return this.#symbols.push(
made)-1}#doc(node,inside){const t=this.#t;const{tree}=t;const above=docAbove(COMMENTS,t,t.previous(node)===void 0?t.parent(node)??node:node);if(above)return above;
const description=inside===void 0?void 0:this.#argument(inside,"description");if(description===void 0)return void 0;return[tree.lineAt(tree.start[description]),
tree.lineAt(tree.end[description]-1)]}#argument(body,name){const t=this.#t;const found=t.each(body,"attribute").find(attribute=>{const own=t.first(attribute,"id\
entifier");return own!==void 0&&t.text(own)===name});return found===void 0?void 0:t.first(found,"expression")}#module(body,from){const t=this.#t;const written=this.#argument(
body,"source");const literal=written===void 0?void 0:t.descendant(written,"template_literal");if(literal===void 0)return;const source=t.text(literal);this.#surface.
sources[from]=source;this.#body.imported.push({source,...t.position(literal),length:source.length,from});for(const attribute of t.each(body,"attribute")){const name=t.
first(attribute,"identifier");if(name!==void 0&&!OF_MODULES.test(t.text(name)))this.#body.handed.push({source,name:this.#name(name),from})}}#expressions(top,from){
const t=this.#t;const{tree}=t;const after=tree.after[top];const bound=[];for(let node=top;node<after;node++){if((tree.flags[node]&NAMED)===0)continue;while((bound.
at(-1)?.until??after)<=node)bound.pop();switch(t.type(node)){case"attribute":{if(this.#namesNoBlock(node,top,from))node=tree.after[node]-1;break}case"for_intro":
for(const name of t.each(node,"identifier"))bound.push({...this.#local(name,from),until:tree.after[tree.parent[node]]});break;case"block":{const iterator=this.#iterator(
node);if(iterator!==void 0)bound.push({...this.#local(iterator,from),until:tree.after[node]});break}case"function_call":{const name=t.first(node,"identifier");if(name!==
void 0)this.#body.references.push({parts:[this.#name(name)],from,called:true});break}case"variable_expr":{const parts=this.#traversal(node);const local=bound.findLast(
({name})=>name===parts[0]?.text);if(local)this.#body.references.push({parts,from,local:local.local});else if(parts.length>1)this.#body.references.push({parts,from})}}}}#namesNoBlock(attribute,top,from){
const t=this.#t;const name=t.first(attribute,"identifier");if(name===void 0)return false;if(t.text(name)==="ignore_changes")return true;return t.text(name)==="t\
ype"&&this.#symbols[from]?.kind==="variable"&&t.parent(attribute)===top}#iterator(block){const t=this.#t;const[type,label]=t.each(block,"identifier","string_lit");
if(type===void 0||t.text(type)!=="dynamic")return void 0;const inside=t.first(block,"body");const named=inside===void 0?void 0:this.#argument(inside,"iterator");
return named??label}#local(node,owner){const name=this.#name(node);return{name:name.text,local:this.#body.locals.push({...name,owner})-1}}#traversal(first){const t=this.#t;
const{tree}=t;const around=tree.parent[first];const parts=[this.#name(first)];const end=tree.after[around];for(let at=tree.after[first];at<end;at=tree.after[at]){
const type=t.type(at);if(type==="get_attr")parts.push(this.#name(t.first(at,"identifier")??at));else if(type==="splat")for(const taken of this.#below(at,"get_at\
tr"))parts.push(this.#name(t.first(taken,"identifier")??taken));else if(type!=="index")break}return parts}#below(node,type){const found=[];for(let at=node+1;at<
this.#t.tree.after[node];at++)if(this.#t.type(at)===type)found.push(at);return found}#name(node){const t=this.#t;const{line,column}=t.position(node);const isQuoted=t.
type(node)==="string_lit";return{text:labelText(t,node),line,column:isQuoted?column+1:column}}};var labelText=(t,label)=>t.type(label)==="string_lit"?t.text(label).
slice(1,-1):t.text(label);var BUILT_IN=/^(?:each|count|self|path|terraform|this|args|env)$/;var HclLinker=class{#folders=new Map;add({path,symbols,surface}){const at=folderOf(path);let folder=this.#folders.
get(at);if(!folder){folder={symbols:new Map,main:path};this.#folders.set(at,folder)}if(/(?:^|\/)main\.(?:tf|tofu)$/.test(path))folder.main=path;symbols.forEach(
(symbol,index)=>{const source=surface.sources[index];const address=symbol.qualified;if(!folder.symbols.has(address))folder.symbols.set(address,source===void 0?{
symbol}:{symbol,source})})}finish(){}link({path},body,out){const at=folderOf(path);const locals=body.locals.map(({text,line,column,owner})=>out.local(text,"vari\
able",line,column,owner));for(const reference of body.references){const[first]=reference.parts;if(reference.local!==void 0){const index=locals[reference.local];
emit(out,first,"read",{to:"local",index},reference.from)}else if(reference.called)emit(out,first,"call",{to:"external",package:"std:hcl",name:first.text},reference.
from);else this.#reference(at,reference,out)}for(const{source,name,from}of body.handed)emit(out,name,"write",this.#inModule(at,source,`var.${name.text}`),from);
for(const name of body.set){const found=this.#found(at,`var.${name.text}`);if(found)emit(out,name,"write",{to:"symbol",id:found.symbol.id},-1)}for(const{source,
from,...place}of body.imported){const folder=this.#local(at,source);const destination=folder?{to:"symbol",id:moduleId(folder.main)}:external(source);out.occurrence(
{...place,use:"import",destination,from,evidence:"import"})}}#reference(at,{parts,from},out){const[first]=parts;if(BUILT_IN.test(first.text))return;const length=addressLength(
first.text);const named=parts[length-1];if(!named)return;const address=parts.slice(0,length).map(({text})=>text).join(".");const found=this.#found(at,address);if(!found){
emit(out,named,first.text==="var"?"read":"call",{to:"unknown",name:address},from);return}const use=found.symbol.kind==="variable"?"read":"call";emit(out,named,use,
{to:"symbol",id:found.symbol.id},from);const taken=parts[length];if(found.source===void 0||!taken)return;emit(out,taken,"call",this.#inModule(at,found.source,`o\
utput.${taken.text}`),from)}#found(at,address){const own=this.#folders.get(at)?.symbols.get(address);if(own||!/(?:^|\/)tests\/$/.test(at))return own;return this.#folders.
get(folderOf(at.slice(0,-1)))?.symbols.get(address)}#local(at,source){const folder=/^\.{1,2}(?:\/|$)/.test(source)?folderAt(at,source):void 0;return folder===void 0?
void 0:this.#folders.get(folder)}#inModule(at,source,address){const folder=this.#local(at,source);if(!folder)return external(source,address);const found=folder.
symbols.get(address);return found?{to:"symbol",id:found.symbol.id}:{to:"unknown",name:address}}};function emit(out,{text,line,column},use,destination,from){const evidence=destination.
to==="local"?"same_file":"import";out.occurrence({line,column,length:text.length,use,destination,from,evidence})}var external=(source,address="")=>({to:"externa\
l",package:`terraform:${source}`,name:address||source});var createLinker=_=>new HclLinker;export{createLinker,extract};
