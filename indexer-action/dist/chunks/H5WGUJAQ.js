import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{EVIDENCE,USE_NUMBER}from"./SL77UPIG.js";var DEFAULT_CONFIDENCE={exact:100,import:95,same_file:95,type:90,unique_name:60,ambiguous:30,dynamic:50};var MOST_OPTIONS=64;var STRIDE=8;var LinkSetBuilder=class{#targets=[];#symbols=new Map;#externals=new Map;#unknowns=new Map;#ownLocals=new Map;#several=new Map;#locals=[];#numbers=[];#conditions=new Map;local(name,kind,line,column,owner){
this.#locals.push([name,kind,line,column,owner]);return this.#locals.length-1}occurrence(o){if(o.condition!==void 0)this.#conditions.set(this.#numbers.length/STRIDE,
o.condition);this.#numbers.push(o.line,o.column,o.length,USE_NUMBER[o.use],this.#intern(o.destination),o.from,EVIDENCE_NUMBER[o.evidence],o.confidence??DEFAULT_CONFIDENCE[o.
evidence])}implied({line,column,name},from,use,destination){this.occurrence({line,column,length:name.length,use,destination,from,evidence:"type"})}build(){const numbers=this.#numbers;
const at=(row,column2)=>numbers[row*STRIDE+column2];const order=(x,y)=>at(x,0)-at(y,0)||at(x,1)-at(y,1)||at(x,3)-at(y,3)||at(x,4)-at(y,4);const rows=Array.from(
{length:numbers.length/STRIDE},(_,row)=>row).sort(order);const kept=rows.filter((row,nth)=>nth===0||order(rows[nth-1],row)!==0);const column=which=>kept.map(row=>at(
row,which));const conditions=[];if(this.#conditions.size>0)kept.forEach((row,nth)=>{const condition=this.#conditions.get(row);if(condition!==void 0)conditions.push(
[nth,condition])});return{targets:this.#targets,locals:this.#locals,line:column(0),column:column(1),length:column(2),use:column(3),target:column(4),from:column(
5),evidence:column(6),confidence:column(7),...conditions.length>0?{conditions}:{}}}#intern(d){switch(d.to){case"symbol":return this.#numbered(this.#symbols,d.id,
()=>["s",d.id]);case"local":return this.#numbered(this.#ownLocals,d.index,()=>["l",d.index]);case"unknown":return this.#numbered(this.#unknowns,d.name,()=>["u",
d.name]);case"external":{let names=this.#externals.get(d.package);if(!names){names=new Map;this.#externals.set(d.package,names)}return this.#numbered(names,d.name,
()=>["e",d.package,d.name])}case"one_of":case"all_of":{const kept=new Set;for(const option of d.options){if(kept.size===MOST_OPTIONS)break;kept.add(this.#intern(
option))}const options=[...kept];if(options.length===1)return options[0];const kind=d.to==="one_of"?"a":"m";return this.#numbered(this.#several,`${kind}${options.
join()}`,()=>[kind,options])}}}#numbered(known,key,target){let index=known.get(key);if(index===void 0){index=this.#targets.push(target())-1;known.set(key,index)}
return index}};var EVIDENCE_NUMBER=Object.fromEntries(EVIDENCE.map((word,at)=>[word,at]));export{MOST_OPTIONS,LinkSetBuilder};
