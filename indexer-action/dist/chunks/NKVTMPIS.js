import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var PROJECT_FILES=["*.csproj","Directory.Build.props","Directory.Build.targets"];var SHARED=PROJECT_FILES.slice(1);var USING=/<Using\s[^>]*>/g;var KIND=/<(?:Project|Sdk)\s[^>]*>|<Use(?:Maui|WindowsForms)>\s*true/gi;
var EXTENSIONS="Configuration DependencyInjection Hosting Logging".split(" ").map(name=>`Microsoft.Extensions.${name}`);var IMPLICIT=[[/Microsoft\.NET\.Sdk\.Web\b/,
["System.Net.Http.Json",..."Builder Hosting Http Routing".split(" ").map(name=>`Microsoft.AspNetCore.${name}`)]],[/Microsoft\.NET\.Sdk\.(?:Web|Worker)\b|Aspire\.AppHost\.Sdk/,
EXTENSIONS],[/Aspire\.AppHost\.Sdk/,["Aspire.Hosting","Aspire.Hosting.ApplicationModel"]],[/MSTest\.Sdk/,["Microsoft.VisualStudio.TestTools.UnitTesting"]],[/<UseMaui>/i,
["Microsoft.Extensions.DependencyInjection","Microsoft.Maui"].concat("Accessibility ApplicationModel Controls Controls.Hosting Controls.Xaml Devices Dispatching\
 Graphics Hosting Media Networking Storage".split(" ").map(name=>`Microsoft.Maui.${name}`))],[/<UseWindowsForms>/i,["System.Drawing","System.Windows.Forms"]]];var GOES_ON=/<Import\s[^>]*(?:GetPathOfFileAbove|GetDirectoryNameOfFileAbove|\.\.[\\/])[^>]*>/g;
var essenceOf=(_base,text)=>[KIND,USING,GOES_ON].flatMap(told=>withoutComments(text).match(told)??[]).join("\n");var withoutComments=text=>text.replace(/<!--.*?-->/gs,
"");function projectsOf({paths,read}){const named=new Map;for(const path of paths)if(path.endsWith(".csproj"))named.set(folderOf(path),path);const known=new Map;
const inFolder=folder=>{if(known.has(folder))return known.get(folder);const path=named.get(folder);const found=path===void 0?folder===""?void 0:inFolder(folderOf(
folder)):{name:folder,imports:[path,...sharedAbove(folder,paths,read)].flatMap(one=>usingsIn(read(one)))};known.set(folder,found);return found};return path=>inFolder(
folderOf(path))}function sharedAbove(folder,paths,read){const found=[];for(const base of SHARED)for(let at=folder;;at=folderOf(at)){const path=at===""?base:`${at}\
/${base}`;if(paths.has(path)){found.push(path);if(!(read(path)??"").match(GOES_ON))break}if(at==="")break}return found}var PLACE={global:true,line:0,column:0,length:0};
function usingsIn(text=""){const kind=(withoutComments(text).match(KIND)??[]).join("\n");const implicit=IMPLICIT.flatMap(([told,names])=>told.test(kind)?names:[]);
const written=(withoutComments(text).match(USING)??[]).flatMap(element=>{const alias=attribute(element,"Alias");const isStatic=attribute(element,"Static")?.toLowerCase()===
"true";return(attribute(element,"Include")??"").split(";").flatMap(one=>{const path=one.trim();if(path==="")return[];if(alias!==void 0)return[{path,alias,...PLACE}];
return[{path,all:true,...isStatic?{static:true}:{},...PLACE}]})});return[...implicit.map(path=>({path,all:true,...PLACE})),...written]}var attribute=(element,name)=>new RegExp(
`\\s${name}\\s*=\\s*"([^"]*)"`).exec(element)?.[1];var folderOf=path=>path.slice(0,Math.max(0,path.lastIndexOf("/")));export{PROJECT_FILES,essenceOf,projectsOf};
