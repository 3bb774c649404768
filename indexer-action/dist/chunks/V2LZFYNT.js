import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{run}from"./BDBFNFGR.js";import"./BGOBZFUD.js";import"./HEISVTWE.js";import"./RCJCENTQ.js";import"./4JJ5PRLC.js";
import"./N7P5LUL3.js";import"./6AXOHBCV.js";export{run};
