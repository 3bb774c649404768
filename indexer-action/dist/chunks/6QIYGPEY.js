import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{Parser}from"./EUVUVXML.js";import{ERROR,MISSING,flatten}from"./LLKA34EM.js";function readAgain(tree,repairs){let best=tree;let fewest=errorsIn(tree);for(const repair of repairs){if(fewest===0)break;const text=repair(tree.text);const again=text===
tree.text?void 0:parse(tree,text);const errors=again&&errorsIn(again);if(!again||errors===void 0||errors>=fewest)continue;best=again;fewest=errors}return best}var blanks=text=>text.
replace(/\S/g," ");function parse({grammar,text:original},text){const parser=new Parser;try{parser.setLanguage(grammar);const parsed=parser.parse(text);if(!parsed)
return void 0;const flat=flatten(parsed,original,grammar);parsed.delete();return flat}finally{parser.delete()}}function errorsIn({flags}){let count=0;for(let at=0;at<
flags.length;at++)if((flags[at]&(ERROR|MISSING))!==0)count++;return count}export{readAgain,blanks};
