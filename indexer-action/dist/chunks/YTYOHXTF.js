import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{IngestRefused,connect,dryRun,reportEnd}from"./K5KU6MGZ.js";import"./6QNRNT6H.js";export{IngestRefused,connect,dryRun,reportEnd};
