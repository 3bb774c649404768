import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{Misnamed,run}from"./P27VKDL5.js";import"./XQDT7HMU.js";import"./7L3XRXQL.js";import"./HEISVTWE.js";import"./RTFQSK6Y.js";
import"./QAKMZEQG.js";import"./W6HEFSVQ.js";import"./6QNRNT6H.js";export{Misnamed,run};
