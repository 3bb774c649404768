import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{run}from"./GWZP2OST.js";import"./C6X4IAWW.js";import"./HEISVTWE.js";import"./SATH3QFD.js";import"./BP5H5SHQ.js";
import"./OR4TJBGM.js";import"./6QNRNT6H.js";export{run};
