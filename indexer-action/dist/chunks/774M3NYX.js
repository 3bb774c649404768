import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{QUIET,SILENT,sayWarnings,showProgress}from"./WDNP32Z4.js";import"./HEISVTWE.js";import"./6QNRNT6H.js";export{QUIET,SILENT,sayWarnings,showProgress};
