import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{IngestRefused,connect,dryRun,reportEnd}from"./O3CMWIFF.js";import"./6AXOHBCV.js";export{IngestRefused,connect,dryRun,reportEnd};
