import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{run}from"./BU5RWFAX.js";import"./7L3XRXQL.js";import"./HEISVTWE.js";import"./SATH3QFD.js";import"./QAKMZEQG.js";
import"./DJOSAV5Y.js";import"./6QNRNT6H.js";export{run};
