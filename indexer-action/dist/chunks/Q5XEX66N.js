import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{ROLE,ScipError,parseScipName,readScip}from"./3PFE6ZBO.js";export{ROLE,ScipError,parseScipName,readScip};
