import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{Crew}from"./QAKMZEQG.js";import"./6QNRNT6H.js";export{Crew};
