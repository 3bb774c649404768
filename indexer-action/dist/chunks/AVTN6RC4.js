import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{run}from"./WM57KEI3.js";import"./KVXAWU6E.js";import"./NNSSN66D.js";import"./QMPCFOOS.js";import"./N7P5LUL3.js";
import"./6AXOHBCV.js";export{run};
