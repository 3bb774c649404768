import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{run}from"./IZKEDSZ4.js";import"./KVXAWU6E.js";import"./NNSSN66D.js";import"./XE4ZLIUF.js";import"./N7P5LUL3.js";
import"./6AXOHBCV.js";export{run};
