import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{QUIET,SILENT,sayWarnings,showProgress}from"./W2QTBGF6.js";import"./HEISVTWE.js";import"./CKZGQSY7.js";import"./6QNRNT6H.js";export{QUIET,SILENT,sayWarnings,showProgress};
