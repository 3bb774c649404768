import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{IngestRefused,connect,dryRun,reportEnd}from"./RCJCENTQ.js";import"./N7P5LUL3.js";import"./6AXOHBCV.js";export{IngestRefused,connect,dryRun,reportEnd};
