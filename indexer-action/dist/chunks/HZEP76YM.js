import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var ABSENT=65535;function codesOf(types){return Object.fromEntries(types.map((name,at)=>[name,at+1]))}function nodeCodes(codeOf,fields,tokens=[]){const known=new WeakMap;
const ids=(names,among)=>Object.fromEntries(names.map(name=>[name,among.includes(name)?among.indexOf(name):ABSENT]));return grammar=>{let made=known.get(grammar);
if(!made){const codes=Uint8Array.from(grammar.types,name=>Object.hasOwn(codeOf,name)?codeOf[name]:0);made={codes,field:ids(fields,grammar.fields),token:ids(tokens,
grammar.types)};known.set(grammar,made)}return made}}export{codesOf,nodeCodes};
