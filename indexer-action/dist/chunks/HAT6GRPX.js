import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{run}from"./7KTBUGQQ.js";import"./C6X4IAWW.js";import"./HEISVTWE.js";import"./7EF2VUXG.js";import"./BP5H5SHQ.js";
import"./SHAKDI22.js";import"./6QNRNT6H.js";export{run};
