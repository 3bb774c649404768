import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var MOST_CANDIDATES=5;var MOST_OVERLOADS=16;function one(found,evidence,most){const[only,...more]=found;if(!only||found.length>most)return void 0;return more.length===
0?{destination:symbolOf(only),evidence}:{destination:{to:"one_of",options:found.map(symbolOf)},evidence:"ambiguous"}}var symbolOf=({symbol})=>({to:"symbol",id:symbol.
id});var unknown=name=>({destination:{to:"unknown",name},evidence:"dynamic",confidence:0});var isNamed=({symbol})=>symbol.kind!=="impl";export{MOST_CANDIDATES,MOST_OVERLOADS,one,symbolOf,unknown,isNamed};
