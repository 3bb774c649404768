import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{idOfDigest,moduleText}from"./WYNVCRUU.js";import{hash}from"node:crypto";var moduleId=path=>idOfDigest(hash("sha256",moduleText(path),"buffer"));export{moduleId};
