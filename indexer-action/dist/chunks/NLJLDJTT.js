import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{run}from"./Z3F7HWGR.js";import"./LIB2ECJP.js";import"./HEISVTWE.js";import"./OY6MMBH5.js";import"./XJP3FRNI.js";
import"./RUBGHWUA.js";import"./6QNRNT6H.js";export{run};
