import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{askGit,git,gitLine,isGitMissing,isSameFolder,openCheckout,readBlob,shortRef}from"./KGAOQSMI.js";import"./6QNRNT6H.js";export{askGit,git,gitLine,isGitMissing,isSameFolder,openCheckout,readBlob,shortRef};
