import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
function split(list,separator=","){const found=[];let depth=0;let from=0;for(let at=0;at<list.length;at++){const character=list[at];if("<[({".includes(character))
depth++;else if(")]}".includes(character)||character===">"&&!/[-=]/.test(list[at-1]??""))depth--;else if(character===separator&&depth===0){found.push(list.slice(
from,at).trim());from=at+1}}const last=list.slice(from).trim();return last===""?found:[...found,last]}function generic(written){const[,head,list]=/^([\w.]+)\s*<(.*)>\??$/s.
exec(written.trim())??[];return head===void 0||list===void 0?void 0:{head,arguments:split(list)}}function elementOf(written,indexed){const inside=/^[\w.]+\s*[<[](.*)[>\]]\??$/s.
exec(written.trim())?.[1];if(inside===void 0)return void 0;const[first,...more]=split(inside);const one=more.length===0?first:indexed?more.join(", "):void 0;return one?.
replace(/^(out|in)\s+/,"")}function partOf(written,part){const inside=/^\((.*)\)\??$/s.exec(written.trim())?.[1];if(inside===void 0||/^[^()]*\)\s*[-=]>/.test(inside))
return void 0;const all=split(inside);const named=/^\{(.*)\}$/s.exec(all.at(-1)??"")?.[1];const fields=[...named===void 0?all:all.slice(0,-1),...named===void 0?
[]:split(named)];const nth=typeof part==="number"?part:/^\$[1-9]\d?$/.test(part)?Number(part.slice(1))-1:void 0;const found=nth===void 0?fields.find(one=>nameOf(
one)===part):fields[nth];const isLabelled=found!==void 0&&/^(?:\w+\s*:|any\b|some\b)/.test(found);return isLabelled?found.replace(/^\w+\s*:\s*/,""):found?.replace(
/(?<=[\w>?)\]])\s+\w+$/,"")}var nameOf=field=>/^(\w+)\s*:/.exec(field)?.[1]??/[\w>?)\]]\s+(\w+)$/.exec(field)?.[1];function takenBy(written){const inside=/^\(*\s*(?:@\w+\s+)*\(([^()]*)\)\s*(?:async\b|throws\b|rethrows\b|\s)*->/.
exec(written)?.[1]??/\bFunction\(([^()]*)\)\??$/.exec(written)?.[1]??"";return split(inside).map(one=>one.replace(/^\s*(?:\w+\s+)?\w+\s*:/,"").replace(/^\s*(?:inout|borrowing|consuming|sending)\s+/,
"").replace(/^((?!any\b|some\b)[\w.]+(?:<.*>)?\??)\s+\w+$/,"$1").trim())}export{split,generic,elementOf,partOf,takenBy};
