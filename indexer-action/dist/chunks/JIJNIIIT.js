import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{ROLE,ScipError,parseScipName,readScip}from"./NXUVZ2K2.js";export{ROLE,ScipError,parseScipName,readScip};
