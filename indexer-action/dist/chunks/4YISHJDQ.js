import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{run}from"./UBFL7WQJ.js";import"./4SRKNCMD.js";import"./BGOBZFUD.js";import"./HEISVTWE.js";import"./DNG7M3X2.js";
import"./FCJNLOV7.js";import"./HDOCKK72.js";import"./NFKNMOLW.js";import"./L4PUK6OL.js";import"./3T4ZRMTF.js";
import"./6AXOHBCV.js";export{run};
