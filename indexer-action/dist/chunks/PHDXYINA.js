import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{Misnamed,run}from"./7KEYCWBX.js";import"./MHZM6NLG.js";import"./WDNP32Z4.js";import"./HEISVTWE.js";import"./JE3AKVGE.js";
import"./QAKMZEQG.js";import"./HH4PPDPI.js";import"./6QNRNT6H.js";export{Misnamed,run};
