import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{Misnamed,run}from"./6XVECBHP.js";import"./MHZM6NLG.js";import"./IYCNFNPP.js";import"./6VE7UEOX.js";import"./HEISVTWE.js";
import"./QAKMZEQG.js";import"./FJ3MD632.js";import"./VWOJHBPY.js";import"./6QNRNT6H.js";export{Misnamed,run};
