import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{run}from"./RF7O7QNS.js";import"./LIB2ECJP.js";import"./HEISVTWE.js";import"./O3CMWIFF.js";import"./6AXOHBCV.js";export{run};
