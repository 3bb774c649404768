import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{hash}from"node:crypto";function nominalOffers(file,otherNames){const{surface}=file;const named=new Map;const say=(name,text)=>{for(const one of new Set([
name,...otherNames(name)])){if(one==="")continue;const said=named.get(one);if(said)said.push(text);else named.set(one,[text])}};const imports=importsOf(surface);
for(const type of surface.types){const head=[imports,headOf(type,file)];const members=type.members.map(member=>memberOf(member,file));say(type.name,[head,members]);
type.members.forEach(({name},at)=>{say(name,[head,members[at]])})}const{package:own,types,imports:all}=surface;const packages=new Set([own,...types.flatMap(({package:other})=>other??
[])]);return{rest:JSON.stringify([own,[...packages].sort(),all.filter(one=>one.global).map(plain)]),named:new Map([...named].map(([name,said])=>[name,JSON.stringify(
said)]))}}function importsOf({imports,types}){const words=new Set(JSON.stringify(types).match(/[\p{L}\p{N}_$]+/gu));return imports.map(plain).filter(({all,alias,
path})=>all||words.has(alias??path.slice(path.lastIndexOf(".")+1)))}var plain=({line:_,column:__,length:___,...rest})=>rest;function headOf({name,members:_,symbol,
outer,within,...rest},file){const around=file.surface.types[outer];const member=around?.members[within];return[sealed([name,factOf(file.symbols[symbol]),member?.
name]),rest,around&&headOf(around,file),member&&memberOf(member,file)]}function memberOf({name,symbol,parameters,...rest},file){return[sealed([name,factOf(file.
symbols[symbol]),parameters?.map(([one])=>one)]),parameters?.map(([,type])=>type),rest]}function factOf(symbol){if(!symbol)return void 0;const{line:_,column:_1,
start:_2,end:_3,doc:_4,signature:_5,annotations:_6,parent:_7,...rest}=symbol;return rest}var sealed=what=>hash("sha1",JSON.stringify(what),"hex");export{nominalOffers};
