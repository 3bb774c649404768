import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{SILENT,showProgress}from"./C6X4IAWW.js";import"./HEISVTWE.js";import"./6QNRNT6H.js";export{SILENT,showProgress};
