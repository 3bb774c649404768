import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{run}from"./2HGNZFYN.js";import"./C6X4IAWW.js";import"./HEISVTWE.js";import"./XJP3FRNI.js";import"./DMS7RTAM.js";
import"./HWKQEPB2.js";import"./6QNRNT6H.js";export{run};
