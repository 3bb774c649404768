import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{IngestRefused,connect,dryRun,elsewhere,reportEnd}from"./BYINRMRK.js";import"./CKZGQSY7.js";import"./6QNRNT6H.js";export{IngestRefused,connect,dryRun,elsewhere,reportEnd};
