import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{moduleId}from"./2ZI6R6IU.js";import{push}from"./IACKWRZ4.js";import{docAbove}from"./7A7EYPVI.js";import{Syntax}from"./2Z6Z2LD7.js";
import"./PYQ6AIYU.js";import"./WYNVCRUU.js";import{oneLine}from"./JD3OYRGZ.js";import"./CCXMQBEG.js";import{baseOf,
nearest}from"./CJJMGL6T.js";import{LIMITS}from"./XUA4RPE5.js";var KINDS={message:"struct",group:"struct",enum:"enum",service:"interface",rpc:"method",field:"property",map_field:"property",oneof_field:"property",oneof:"prop\
erty",enum_field:"enum_member"};var CONTAINERS=new Set(["message","group","enum","service"]);var WORDS=[...Object.keys(KINDS),"comment","enum_body","enum_name",
"extend","full_ident","identifier","import","message_body","message_name","message_or_enum_type","package","rpc_name","service_name","type"];var COMMENTS={comments:[
"comment"]};var MOST_DEPTH=200;function extract(tree){return new Extraction(tree).unit()}var Extraction=class{#t;#symbols=[];#surface={imports:[]};#body={references:[],
imports:[]};#module;constructor(tree){this.#t=new Syntax(tree)}unit(){this.#inside(0,-1,-1,0);const unit={symbols:this.#symbols,surface:this.#surface,body:this.#body};
if(this.#module!==void 0)unit.module=this.#module;return unit}#inside(node,parent,from,depth){if(depth>MOST_DEPTH)return;for(const child of this.#t.named(node))
this.#read(child,parent,from,depth+1)}#read(node,parent,from,depth){const t=this.#t;const type=t.type(node);const kind=KINDS[type];if(kind!==void 0){const index=this.#define(
node,kind,parent);this.#inside(node,CONTAINERS.has(type)?index:parent,index,depth);return}switch(type){case"package":{const name=t.first(node,"full_ident");if(name!==
void 0)this.#module=t.text(name);return}case"import":{const path=t.field(node,"path");if(path===void 0)return;const{line,column}=t.position(path);const written=t.
text(path).slice(1,-1);this.#surface.imports.push([written,/^import\s+public\b/.test(t.text(node))]);this.#body.imports.push({path:written,line,column:column+1});
return}case"message_or_enum_type":this.#refer(node,"type",from);return;case"extend":{const extended=t.first(node,"full_ident");if(extended!==void 0)this.#refer(
extended,"extends",from);for(const body of t.each(node,"message_body"))this.#inside(body,parent,from,depth);return}case"full_ident":if(/\(\s*\.?$/.test(t.tree.text.
slice(Math.max(0,t.tree.start[node]-8),t.tree.start[node])))this.#refer(node,"read",from);return}this.#inside(node,parent,from,depth)}#refer(node,use,from){const t=this.#t;
const last=t.each(node,"identifier").at(-1)??node;const isWhole=t.tree.text[t.tree.start[node]-1]===".";const written=t.text(node).replace(/\s/g,"");if(written.
length>LIMITS.nameChars)return;const name=isWhole&&!written.startsWith(".")?`.${written}`:written;this.#body.references.push({name,use,...t.position(last),length:t.
text(last).length,from})}#define(node,kind,parent){const t=this.#t;const{tree}=t;const named=t.first(node,"message_name","enum_name","service_name","rpc_name");
const name=t.first(named??node,"identifier");if(name===void 0||t.text(name).length>LIMITS.nameChars)return parent;const outer=this.#symbols[parent];const body=t.
first(node,"message_body","enum_body");const isBlock=CONTAINERS.has(t.type(node))||t.type(node)==="oneof";const text=tree.text.slice(tree.start[node],body===void 0?
tree.end[node]:tree.start[body]);const head=oneLine(text.slice(0,4*LIMITS.signatureChars),"slashes");const made={name:t.text(name),kind,...t.position(name),start:tree.
lineAt(tree.start[node]),end:tree.lineAt(tree.end[node]-1),signature:(isBlock||kind==="method"?head.replace(/\{.*$/,""):head).replace(/[\s;{]+$/,"").slice(0,LIMITS.
signatureChars)};if(outer){made.parent=parent;made.qualified=`${outer.qualified??outer.name}.${made.name}`}const doc=docAbove(COMMENTS,t,node);if(doc)made.doc=doc;
this.#describe(node,made);return this.#symbols.push(made)-1}#describe(node,made){const t=this.#t;const modifiers=made.kind==="property"||made.kind==="enum_membe\
r"?[]:["exported"];if(made.kind==="method"){const[taken,given]=t.each(node,"message_or_enum_type");if(taken!==void 0)made.parameters=[{name:"request",type:t.brief(
taken)}];if(given!==void 0)made.returns=t.brief(given)}else if(made.kind==="property"){const type=t.first(node,"type");if(type!==void 0)made.type=t.brief(type)}
if(/\bdeprecated\s*=\s*true\b/.test(made.kind==="property"?t.text(node):""))modifiers.push("deprecated");if(modifiers.length>0)made.modifiers=modifiers}};var ProtobufLinker=class{#files=new Map;#named=new Map;#definitions=new Map;#packages=new Set;#seen=new Map;add(file){const{path,module,symbols}=file;this.#files.
set(path,file);push(this.#named,baseOf(path),path);for(let name=module??"";name!=="";name=outerOf(name))this.#packages.add(name);for(const symbol of symbols){const name=joined(
module,symbol.qualified??symbol.name);push(this.#definitions,name,{symbol,path});if(symbol.kind==="enum_member")push(this.#definitions,joined(outerOf(outerOf(name)),
symbol.name),{symbol,path})}}finish(){}link(file,body,out){for(const{path,...at}of body.imports){const target=this.#imported(file.path,path);const destination=target===
void 0?{to:"external",package:`proto:${path}`,name:path}:{to:"symbol",id:moduleId(target)};out.occurrence({...at,length:path.length,use:"import",destination,from:-1,
evidence:"import"})}for(const{name,line,column,length,use,from}of body.references){const{destination,evidence}=this.#resolve(file,name,from);out.occurrence({line,
column,length,use,destination,from,evidence})}}#resolve(file,written,from){const found=this.#lookUp(file,written,from);if(found.length===0)return{destination:this.#elsewhere(
file,written),evidence:"import"};const own=found.find(({path})=>path===file.path);if(own)return{destination:symbolOf(own),evidence:"same_file"};const seen=this.#seenBy(
file.path);const visible=found.filter(({path})=>seen.has(path));const[first,...more]=visible.length>0?visible:found;if(first&&more.length===0)return{destination:symbolOf(
first),evidence:"import"};const options=[first,...more].map(symbolOf);return{destination:{to:"one_of",options},evidence:"ambiguous"}}#lookUp({symbols,module=""},written,from){
if(written.startsWith("."))return this.#definitions.get(written.slice(1))??[];const around=symbols[from];const[head]=written.split(".");const isPath=head!==written;
for(let scope=joined(module,around?.qualified??around?.name);;scope=outerOf(scope)){const first=joined(scope,head);const isThere=this.#definitions.has(first)||isPath&&
this.#packages.has(first);const found=isThere?this.#definitions.get(joined(scope,written)):void 0;if(found)return found;if(scope==="")return[]}}#elsewhere(file,written){
const name=written.replace(/^\./,"");const folder=outerOf(name).replaceAll(".","/");const imported=file.surface.imports.find(([path])=>folder!==""&&path.startsWith(
`${folder}/`)&&this.#imported(file.path,path)===void 0);return imported?{to:"external",package:`proto:${imported[0]}`,name}:{to:"unknown",name}}#seenBy(path){let seen=this.#seen.
get(path);if(!seen){const found=new Set;const add=(from,isAll)=>{for(const[written,isPublic]of this.#files.get(from)?.surface.imports??[]){const target=isAll||isPublic?
this.#imported(from,written):void 0;if(target===void 0||found.has(target))continue;found.add(target);add(target,false)}};add(path,true);seen=found;this.#seen.set(
path,seen)}return seen}#imported(from,path){const candidates=(this.#named.get(baseOf(path))??[]).filter(one=>one===path||one.endsWith(`/${path}`));return nearest(
candidates,one=>one,from)[0]}};var symbolOf=({symbol})=>({to:"symbol",id:symbol.id});var outerOf=name=>name.slice(0,Math.max(0,name.lastIndexOf(".")));var joined=(scope,name)=>[
scope,name].filter(Boolean).join(".");var createLinker=_=>new ProtobufLinker;export{createLinker,extract};
