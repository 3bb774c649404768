import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{Crew}from"./DMS7RTAM.js";import"./6QNRNT6H.js";export{Crew};
