import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{Misnamed,run}from"./WTRGF3SH.js";import"./MHZM6NLG.js";import"./KGAOQSMI.js";import"./W2QTBGF6.js";import"./HEISVTWE.js";
import"./QAKMZEQG.js";import"./BYINRMRK.js";import"./CKZGQSY7.js";import"./6QNRNT6H.js";export{Misnamed,run};
