import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var folderOf=path=>path.slice(0,path.lastIndexOf("/")+1);function*foldersAround(path){for(let folder=folderOf(path);;folder=folderOf(folder.slice(0,-1))){yield folder;
if(folder==="")return}}var baseOf=path=>path.slice(path.lastIndexOf("/")+1);var stemOf=path=>baseOf(path).replace(/\.\w+$/,"");function sharedParts(one,other){let parts=0;
let at=0;for(;at<one.length&&one[at]===other[at];at++)if(one[at]==="/")parts++;const ends=path=>at===path.length||path[at]==="/";return ends(one)&&ends(other)?parts+
1:parts}function nearest(all,pathOf,from){const shared=all.map(one=>sharedParts(pathOf(one),from));const most=shared.reduce((one,other)=>Math.max(one,other),0);
return all.filter((_,nth)=>shared[nth]===most)}function folderAt(from,relative){const parts=from.split("/").slice(0,-1);for(const part of relative.split("/"))if(part!==
".."){if(part!=="."&&part!=="")parts.push(part)}else if(parts.pop()===void 0)return void 0;return parts.map(part=>`${part}/`).join("")}function normalPath(path){
if(!/^\/|\/\/|(?:^|\/)\.\.?(?:\/|$)/.test(path))return path;const parts=[];for(const part of path.split("/"))if(part==="..")parts.pop();else if(part!=="."&&part!==
"")parts.push(part);const normal=parts.join("/");return normal!==""&&path.endsWith("/")?`${normal}/`:normal}export{folderOf,foldersAround,baseOf,stemOf,sharedParts,nearest,folderAt,normalPath};
