import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{QUIET,SILENT,sayWarnings,showProgress}from"./6VE7UEOX.js";import"./HEISVTWE.js";import"./VWOJHBPY.js";import"./6QNRNT6H.js";export{QUIET,SILENT,sayWarnings,showProgress};
