import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{IngestRefused,connect,dryRun,reportEnd}from"./HH4PPDPI.js";import"./6QNRNT6H.js";export{IngestRefused,connect,dryRun,reportEnd};
