import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{SILENT,showProgress}from"./KVXAWU6E.js";import"./6AXOHBCV.js";export{SILENT,showProgress};
