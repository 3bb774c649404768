import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{NAMED}from"./CCXMQBEG.js";var Syntax=class{tree;#fields;constructor(tree){this.tree=tree;this.#fields=new Map(tree.grammar.fields.map((name,id)=>[name??"",id]))}type(node){return this.tree.
typeName(node)}text(node){return this.tree.textOf(node)}brief(node){return this.text(node).replace(/\s+/g," ").slice(0,80)}position(node){return this.tree.positionAt(
this.tree.start[node])}field(node,name){const id=this.#fields.get(name);if(id===void 0)return void 0;const child=this.tree.child(node,id);return child===-1?void 0:
child}named(node){return[...this.tree.children(node)].filter(child=>(this.tree.flags[child]&NAMED)!==0)}count(node,most){let found=0;for(const child of this.tree.
children(node))if((this.tree.flags[child]&NAMED)!==0&&++found===most)break;return found}fieldOf(node){return this.tree.grammar.fields[this.tree.field[node]]??""}all(node){
return[...this.tree.children(node)]}first(node,...types){return this.named(node).find(child=>types.includes(this.type(child)))}each(node,...types){return this.named(
node).filter(child=>types.includes(this.type(child)))}descendant(node,...types){const after=this.tree.after[node];for(let at=node+1;at<after;at++)if(types.includes(
this.type(at)))return at;return void 0}previous(node){const{parent,flags}=this.tree;const around=parent[node];let at=node-1;for(;at>around;at--){while(at>around&&
parent[at]!==around)at=parent[at];if(at>around&&(flags[at]&NAMED)!==0)return at}return void 0}parent(node){const parent=this.tree.parent[node];return parent===-1?
void 0:parent}};export{Syntax};
