import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{IngestRefused,connect,dryRun,elsewhere,reportEnd}from"./YAJ6X3HO.js";import"./6QNRNT6H.js";export{IngestRefused,connect,dryRun,elsewhere,reportEnd};
