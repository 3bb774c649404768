import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var folderOf=path=>path.slice(0,path.lastIndexOf("/")+1);var baseOf=path=>path.slice(path.lastIndexOf("/")+1);var stemOf=path=>baseOf(path).replace(/\.\w+$/,"");
function normalPath(path){if(!/^\/|\/\/|(?:^|\/)\.\.?(?:\/|$)/.test(path))return path;const parts=[];for(const part of path.split("/"))if(part==="..")parts.pop();else if(part!==
"."&&part!=="")parts.push(part);const normal=parts.join("/");return normal!==""&&path.endsWith("/")?`${normal}/`:normal}export{folderOf,baseOf,stemOf,normalPath};
