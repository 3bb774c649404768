import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{run}from"./PFAY6LJH.js";import"./BGOBZFUD.js";import"./HEISVTWE.js";import"./TQL3KB7U.js";import"./6AXOHBCV.js";export{run};
