import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{ALL_RULES}from"./XFQISGM2.js";import{DeclarativeLinker,extractWithRules}from"./NSNG2YID.js";import"./NM2OBWR2.js";import"./PYQ6AIYU.js";
import"./WYNVCRUU.js";import"./XUA4RPE5.js";import"./U22LGXQV.js";import"./LLKA34EM.js";var byKey=new Map(ALL_RULES.filter(({family})=>family==="declarative").map(rules=>[rules.key,rules]));var extract=(tree,{language})=>extractWithRules(byKey.get(
language),tree);var createLinker=project=>new DeclarativeLinker(byKey,project);export{createLinker,extract};
