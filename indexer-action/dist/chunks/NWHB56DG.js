import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{Misnamed,run}from"./Y4SCJF4X.js";import"./MHZM6NLG.js";import"./2ZIIQXKJ.js";import"./WDNP32Z4.js";import"./HEISVTWE.js";
import"./QAKMZEQG.js";import"./YAJ6X3HO.js";import"./6QNRNT6H.js";export{Misnamed,run};
