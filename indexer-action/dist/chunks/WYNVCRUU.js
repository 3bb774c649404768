import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var nothing=new Proxy(()=>nothing,{get(_,name){if(/parse|decode|encode/i.test(String(name)))throw new Error("a worker thread has no schemas");return nothing}});var Id=nothing().min(0).max(2**52-1);var BlobSha=nothing().regex(/^[0-9a-f]{40}$/);var CommitSha=nothing().regex(/^[0-9a-f]{40}$/);function idOfDigest(digest){let high=0;
for(let i=0;i<6;i++)high=high*256+digest[i];return high*16+(digest[6]>>4)}function fileVersionText(path,blob,extractor){return`file\0${path}\0${blob}\0${extractor}`}
function linkSetText(fileVersion,bodyJson){return`links\0${fileVersion}\0${bodyJson}`}function symbolText(path,kind,qualifiedName,nth){return`symbol\0${path}\0${kind}\
\0${qualifiedName}\0${nth}`}function moduleText(path){return symbolText(path,"module","<module>",0)}export{nothing,Id,idOfDigest,fileVersionText,linkSetText,symbolText,moduleText};
