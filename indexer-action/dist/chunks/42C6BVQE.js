import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{askGit,git,gitLine,openCheckout,readBlob,shortRef}from"./JE3AKVGE.js";import"./6QNRNT6H.js";export{askGit,git,gitLine,openCheckout,readBlob,shortRef};
