import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var treeMemory=new WebAssembly.Memory({initial:512,maximum:32768});var isRefused=false;var grow=treeMemory.grow.bind(treeMemory);treeMemory.grow=pages=>{isRefused=
true;const before=grow(pages);isRefused=false;return before};var isMemoryRefused=()=>isRefused;var TREE_LANGUAGE=8;var LANGUAGE_SYMBOLS=4;var LANGUAGE_ALIAS_SYMBOLS=8;
var LANGUAGE_PRODUCTIONS=28;var LANGUAGE_FIELDS=32;var LANGUAGE_ALIAS_WIDTH=36;var LANGUAGE_FIELD_SLICES=64;var LANGUAGE_FIELD_ENTRIES=68;var LANGUAGE_METADATA=72;
var LANGUAGE_PUBLIC_SYMBOLS=76;var LANGUAGE_ALIASES=84;var HEAP_PADDING=1;var HEAP_SIZE=4;var HEAP_CHILDREN=9;var HEAP_SYMBOL_BYTE=40;var HEAP_FLAGS_BYTE=44;var HEAP_FLAGS2_BYTE=45;
var HEAP_VISIBLE_CHILDREN=12;var HEAP_DESCENDANTS=14;var HEAP_PRODUCTION_BYTE=66;var INLINE=1;var INLINE_VISIBLE=2;var INLINE_NAMED=4;var INLINE_EXTRA=8;var INLINE_MISSING=32;
var VISIBLE=1;var NAMED=2;var EXTRA=4;var MISSING2=2;var ERROR_SYMBOL=65535;var productionsOf=new Map;function readProductions(language,buffer){const known=productionsOf.
get(language);if(known)return known;const view=new DataView(buffer);const word=offset=>view.getUint32(language+offset,true);const symbols=word(LANGUAGE_SYMBOLS)+
word(LANGUAGE_ALIAS_SYMBOLS);const productions=word(LANGUAGE_PRODUCTIONS);const aliasWidth=view.getUint16(language+LANGUAGE_ALIAS_WIDTH,true);const aliases=new Uint16Array(
buffer,word(LANGUAGE_ALIASES),productions*aliasWidth).slice();const publicSymbol=new Uint16Array(buffer,word(LANGUAGE_PUBLIC_SYMBOLS),symbols).slice();const metadata=word(
LANGUAGE_METADATA);const namedSymbol=new Uint8Array(symbols);for(let symbol=0;symbol<symbols;symbol++)namedSymbol[symbol]=view.getUint8(metadata+symbol*3+1);const rows=[];
let fieldWidth=1;if(word(LANGUAGE_FIELDS)>0){const slices=word(LANGUAGE_FIELD_SLICES);const entries=word(LANGUAGE_FIELD_ENTRIES);for(let production=0;production<
productions;production++){const first=view.getUint16(slices+production*4,true);const length=view.getUint16(slices+production*4+2,true);for(let entry=entries+first*
4;entry<entries+(first+length)*4;entry+=4){if(view.getUint8(entry+3)!==0)continue;const child=view.getUint8(entry+2);fieldWidth=Math.max(fieldWidth,child+1);rows.
push([production,child,view.getUint16(entry,true)])}}}const fields=new Uint16Array(productions*fieldWidth);for(const[production,child,field]of rows)fields[production*
fieldWidth+child]||=field;const made={aliasWidth,aliases,fieldWidth,fields,publicSymbol,namedSymbol};productionsOf.set(language,made);return made}var Level=class{children=new Int32Array(
256);next=new Int32Array(256);total=new Int32Array(256);structural=new Int32Array(256);production=new Int32Array(256);owner=new Int32Array(256);closes=new Int32Array(
256);field=new Int32Array(256);grow(){const grown=from=>{const to=new Int32Array(from.length*2);to.set(from);return to};this.children=grown(this.children);this.
next=grown(this.next);this.total=grown(this.total);this.structural=grown(this.structural);this.production=grown(this.production);this.owner=grown(this.owner);this.
closes=grown(this.closes);this.field=grown(this.field)}};var level=new Level;function copyTree(tree,drop,out){const root=tree.rootNode;const expected=root.descendantCount;
const memory=treeMemory.buffer;if(root.id+12>memory.byteLength||root.id%4!==0)return void 0;const language=new DataView(memory).getUint32(root.id+TREE_LANGUAGE,
true);if(language===0||language>=memory.byteLength)return void 0;const columns=out(expected);if(walk(memory,root.id,readProductions(language,memory),drop,columns,
expected)!==expected)return void 0;columns.count=columns.after[0];return columns}function walk(buffer,root,{aliasWidth,aliases,fieldWidth,fields,publicSymbol,namedSymbol},drop,{
type,field,start,end,parent,after,flags},expected){const bytes=new Uint8Array(buffer);const halves=new Uint16Array(buffer);const words=new Uint32Array(buffer);let count=0;
let seen=0;let depth=-1;let position=0;let at=root;let isRoot=true;let alias=0;let inheritedField=0;let owner=-1;for(;;){const head=words[at>>2];let childCount=0;
let visible;let named;let missing;let symbol;let size;let heap=0;if((head&INLINE)!==0){visible=(head&INLINE_VISIBLE)!==0;named=(head&INLINE_NAMED)!==0;missing=(head&
INLINE_MISSING)!==0;symbol=head>>>8&255;position+=bytes[at+6];size=bytes[at+7]}else{heap=head>>2;const bits=bytes[head+HEAP_FLAGS_BYTE];visible=(bits&VISIBLE)!==
0;named=(bits&NAMED)!==0;missing=(bytes[head+HEAP_FLAGS2_BYTE]&MISSING2)!==0;symbol=halves[head+HEAP_SYMBOL_BYTE>>1];position+=words[heap+HEAP_PADDING];size=words[heap+
HEAP_SIZE];childCount=words[heap+HEAP_CHILDREN]}let kept=-1;const shown=visible||alias!==0||isRoot;if(shown){seen++;if(alias!==0){symbol=alias;named=namedSymbol[alias]===
1}const shownType=symbol===ERROR_SYMBOL?ERROR_SYMBOL:publicSymbol[symbol];if(named||isRoot||drop[shownType]!==1){if(count===type.length)return-1;kept=count++;type[kept]=
shownType;field[kept]=inheritedField;start[kept]=position>>1;end[kept]=position+size>>1;parent[kept]=owner;after[kept]=count;flags[kept]=(named?1:0)|(shownType===
ERROR_SYMBOL?2:0)|(missing?4:0)}}isRoot=false;if(childCount>0&&(shown||words[heap+HEAP_VISIBLE_CHILDREN]>0)){if(words[heap+HEAP_DESCENDANTS]>expected)return-1;depth++;
if(depth===level.next.length)level.grow();level.children[depth]=head-childCount*8;level.next[depth]=0;level.total[depth]=childCount;level.structural[depth]=0;level.
production[depth]=halves[head+HEAP_PRODUCTION_BYTE>>1];level.owner[depth]=kept===-1?owner:kept;level.closes[depth]=kept;level.field[depth]=shown?0:inheritedField;
const first=words[head-childCount*8>>2];position-=(first&INLINE)!==0?bytes[head-childCount*8+6]:words[(first>>2)+HEAP_PADDING]}else{position+=size}while(depth>=
0&&level.next[depth]===level.total[depth]){const closed=level.closes[depth];if(closed!==-1)after[closed]=count;depth--}if(depth<0)return seen;const index=level.
next[depth];level.next[depth]=index+1;at=level.children[depth]+index*8;owner=level.owner[depth];const handle=words[at>>2];const extra=(handle&INLINE)!==0?(handle&
INLINE_EXTRA)!==0:(bytes[handle+HEAP_FLAGS_BYTE]&EXTRA)!==0;alias=0;inheritedField=0;if(!extra){const structural=level.structural[depth];level.structural[depth]=
structural+1;const production=level.production[depth];if(production!==0&&structural<aliasWidth)alias=aliases[production*aliasWidth+structural];if(structural<fieldWidth)
inheritedField=fields[production*fieldWidth+structural];if(inheritedField===0)inheritedField=level.field[depth]}}}var NAMED2=1;var ERROR=2;var MISSING=4;var FlatTree=class{text;grammar;count;type;field;start;end;parent;after;flags;#lineStarts;#lastLine=0;constructor(text,grammar,columns){
this.text=text;this.grammar=grammar;this.count=columns.type.length;this.type=columns.type;this.field=columns.field;this.start=columns.start;this.end=columns.end;
this.parent=columns.parent;this.after=columns.after;this.flags=columns.flags}typeName(node){return this.grammar.types[this.type[node]]??"ERROR"}textOf(node){return this.
text.slice(this.start[node],this.end[node])}child(node,field){const after=this.after[node];for(let at=node+1;at<after;at=this.after[at])if(this.field[at]===field)
return at;return-1}*children(node){const after=this.after[node];for(let at=node+1;at<after;at=this.after[at])yield at}lineAt(offset){const starts=this.lineStarts;
const last=this.#lastLine;let low=0;let high=starts.length-1;if(starts[last]<=offset){if(last===high||offset<starts[last+1])return last+1;low=last+1}while(low<high){
const middle=low+high+1>>1;if(starts[middle]<=offset)low=middle;else high=middle-1}this.#lastLine=low;return low+1}columnAt(offset){return offset-this.lineStarts[this.
lineAt(offset)-1]}positionAt(offset){return{line:this.lineAt(offset),column:this.columnAt(offset)}}get lineStarts(){this.#lineStarts??=lineStartsOf(this.text);return this.#lineStarts}};
function lineStartsOf(text){const starts=[0];for(let at=text.indexOf("\n");at!==-1;at=text.indexOf("\n",at+1))starts.push(at+1);return Int32Array.from(starts)}var PUNCTUATION=new Set(
["(",")","[","]","{","}",",",";",".",":","::","->",'"',"'","`","${","<",">","\n"]);var punctuationOf=new WeakMap;function punctuationIds(grammar){let ids=punctuationOf.
get(grammar);if(!ids){ids=Uint8Array.from(grammar.types,name=>PUNCTUATION.has(name)?1:0);punctuationOf.set(grammar,ids)}return ids}var NO_TYPES={types:[],fields:[]};
function withoutNodes(text){const none={type:new Uint16Array(0),field:new Uint16Array(0),start:new Int32Array(0),end:new Int32Array(0),parent:new Int32Array(0),
after:new Int32Array(0),flags:new Uint8Array(0)};return new FlatTree(text,NO_TYPES,none)}function flatten(tree,text,grammar){const punctuation=punctuationIds(grammar);
const columns=copyTree(tree,punctuation,scratch)??walkTree(tree,punctuation,scratch);const{count}=columns;return new FlatTree(text,grammar,{type:columns.type.slice(
0,count),field:columns.field.slice(0,count),start:columns.start.slice(0,count),end:columns.end.slice(0,count),parent:columns.parent.slice(0,count),after:columns.
after.slice(0,count),flags:columns.flags.slice(0,count)})}function walkTree(tree,drop,out){const columns=out(tree.rootNode.descendantCount);const{type,field,start,
end,parent,after,flags}=columns;const open=[];const closes=[];let count=0;const cursor=tree.walk();for(let descending=true;;){if(descending){const id=cursor.nodeTypeId;
const named=cursor.nodeIsNamed;const owner=open.at(-1)??-1;let kept=-1;if(named||owner===-1||drop[id]!==1){kept=count++;type[kept]=id;field[kept]=cursor.currentFieldId;
start[kept]=cursor.startIndex;end[kept]=cursor.endIndex;parent[kept]=owner;flags[kept]=(named?NAMED2:0)|(id===ERROR_TYPE?ERROR:0)|(cursor.nodeIsMissing?MISSING:
0);after[kept]=count}if(cursor.gotoFirstChild()){open.push(kept===-1?owner:kept);closes.push(kept);continue}}descending=cursor.gotoNextSibling();if(descending)continue;
if(!cursor.gotoParent())break;open.pop();const closed=closes.pop();if(closed!==-1)after[closed]=count}cursor.delete();columns.count=count;return columns}var ERROR_TYPE=65535;
var reused;function scratch(capacity){if(reused&&reused.type.length>=capacity)return reused;const length=Math.max(16384,Math.ceil(capacity*1.25));const made={type:new Uint16Array(
length),field:new Uint16Array(length),start:new Int32Array(length),end:new Int32Array(length),parent:new Int32Array(length),after:new Int32Array(length),flags:new Uint8Array(
length),count:0};if(length<=4e6)reused=made;return made}export{treeMemory,isMemoryRefused,NAMED2 as NAMED,ERROR,MISSING,FlatTree,withoutNodes,flatten};
