import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{run}from"./DX7W3RX5.js";import"./KVXAWU6E.js";import"./NNSSN66D.js";import"./TGTGWHBC.js";import"./N7P5LUL3.js";
import"./6AXOHBCV.js";export{run};
