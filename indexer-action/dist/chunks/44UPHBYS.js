import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{SILENT,sayWarnings,showProgress}from"./7L3XRXQL.js";import"./HEISVTWE.js";import"./6QNRNT6H.js";export{SILENT,sayWarnings,showProgress};
