import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var DEEPEST=300;var MOST_RECORDS=5e5;var RecordTexts=class{#code;#strings;#layouts;#placeText;strings=new Set;places=new Set;#seen=new Map;#depth=0;#records=0;isUntold=false;constructor(code,strings,layouts,placeText=place=>place){
this.#code=code;this.#strings=strings;this.#layouts=layouts;this.#placeText=placeText}begin(){this.#seen.clear();this.strings.clear();this.places.clear()}at(offset){
return this.#code[offset]}string(number){const text=this.#strings[number];this.strings.add(text);return text}of(node){if(node===0)return 0;const turn=this.#seen.
get(node);if(turn!==void 0)return["see",turn];const layout=this.#layouts.get(this.at(node));if(!layout||this.#depth>=DEEPEST||++this.#records>MOST_RECORDS){this.
isUntold=true;return void 0}this.#seen.set(node,this.#seen.size);this.#depth++;const text=[this.at(node),...this.#parts(layout,node+1)];this.#depth--;return text}each(from,count){
return Array.from({length:count},(_,at)=>this.of(this.at(from+at)))}#parts(layout,from){const text=[];const counts=[];let at=from;for(const part of layout)if(part===
"c")counts.push(this.at(at++));else if(typeof part==="string")text.push(this.#part(part,this.at(at++)));else{const times=counts.shift()??0;text.push(times);for(let time=0;time<
times;time++)for(const one of part)text.push(this.#part(one,this.at(at++)))}return text}#part(what,value){if(what==="n")return this.of(value);if(what==="s")return this.
string(value);if(what==="p"){this.places.add(value);return this.#placeText(value)}return what==="i"?value:0}};var readLayouts=layouts=>new Map(Object.entries(layouts).
map(([kind,layout])=>[Number(kind),[...layout.matchAll(/\((.*?)\)|(.)/g)].map(([,group,one])=>group===void 0?one:[...group])]));var WORD=/[\p{L}\p{N}_]+/gu;var wordsOf=strings=>new Set(
[...strings].flatMap(text=>text.match(WORD)??[]));export{RecordTexts,readLayouts,wordsOf};
