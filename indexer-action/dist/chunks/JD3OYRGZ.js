import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var SLASHES=/\/\/|\/\*/;var HASH=/#(?!!?\[)/;var BEGINS={slashes:SLASHES,hash:HASH,both:new RegExp(`${SLASHES.source}|${HASH.source}`),dashes:/--/,stars:/\(\*/,
percent:/%/,semicolon:/;/};var STRING=/"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/.source;var LINE={slashes:/\/\/[^\n]*|\/\*[\s\S]*?\*\//.
source,hash:/#(?!!?\[)[^\n]*/.source};var TOKENS={slashes:new RegExp(`(${STRING})|${LINE.slashes}`,"g"),hash:new RegExp(`(${STRING})|${LINE.hash}`,"g"),both:new RegExp(
`(${STRING})|${LINE.slashes}|${LINE.hash}`,"g"),dashes:new RegExp(`(${STRING})|--\\[\\[[\\s\\S]*?\\]\\]|--[^\\n]*`,"g"),stars:new RegExp(`(${STRING})|\\(\\*[\\s\\S]\
*?\\*\\)`,"g"),percent:new RegExp(`(${STRING})|%[^\\n]*`,"g"),semicolon:new RegExp(`(${STRING})|;[^\\n]*`,"g")};var BRACKETS=new RegExp(`(${STRING})|([([])\\s+|,\
?\\s+(?=[)\\]])`,"g");function oneLine(text,comments){const hasComments=BEGINS[comments].test(text);const bare=hasComments?text.replace(TOKENS[comments],(_,string)=>string??
" "):text;if(!hasComments&&!text.includes("\n"))return bare.replace(/\s+/g," ");return bare.replace(BRACKETS,(_,string,opening)=>string??opening??"").replace(/\s+/g,
" ")}export{oneLine};
