import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{askGit,git,gitLine,isSameFolder,openCheckout,readBlob,shortRef}from"./WYOI7ALP.js";import"./6QNRNT6H.js";export{askGit,git,gitLine,isSameFolder,openCheckout,readBlob,shortRef};
