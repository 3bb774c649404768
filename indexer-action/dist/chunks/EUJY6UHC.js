import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{run}from"./ISOVMNS4.js";import"./BGOBZFUD.js";import"./HEISVTWE.js";import"./RCJCENTQ.js";import"./R3ID5EIS.js";
import"./N7P5LUL3.js";import"./6AXOHBCV.js";export{run};
