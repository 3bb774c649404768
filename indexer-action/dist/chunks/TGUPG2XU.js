import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{run}from"./3EPK4J34.js";import"./C6X4IAWW.js";import"./HEISVTWE.js";import"./SATH3QFD.js";import"./QAKMZEQG.js";
import"./VXXTTXMG.js";import"./6QNRNT6H.js";export{run};
