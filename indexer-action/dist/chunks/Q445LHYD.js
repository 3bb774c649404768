import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{Misnamed,run}from"./EMFVFV33.js";import"./MHZM6NLG.js";import"./KGAOQSMI.js";import"./W2QTBGF6.js";import"./HEISVTWE.js";
import"./QAKMZEQG.js";import"./QTC4VBNU.js";import"./CKZGQSY7.js";import"./6QNRNT6H.js";export{Misnamed,run};
