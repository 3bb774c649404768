import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{IngestRefused,connect,dryRun,elsewhere,reportEnd}from"./FJ3MD632.js";import"./VWOJHBPY.js";import"./6QNRNT6H.js";export{IngestRefused,connect,dryRun,elsewhere,reportEnd};
