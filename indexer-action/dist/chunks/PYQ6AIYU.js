import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{nothing}from"./WYNVCRUU.js";import{LIMITS}from"./XUA4RPE5.js";var utf8=new TextEncoder;function namesAFile(path){if(path.length===0||!path.isWellFormed()||path.includes("\0"))return false;if(path.startsWith("/")||path.endsWith("/"))return false;return path.
split("/").every(segment=>segment!==""&&segment!=="."&&segment!=="..")}var isShort=path=>path.length<=LIMITS.pathBytes/4||utf8.encode(path).length<=LIMITS.pathBytes;
var RepositoryPath=nothing().refine(namesAFile,"not a repository-relative path").refine(isShort,{message:`longer than ${LIMITS.pathBytes} bytes`});var Line=nothing().
min(0).max(1e7);var Column=nothing().min(0).max(1e7);export{Line,Column};
