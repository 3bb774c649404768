import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{ALL_RULES}from"./MBOUMECZ.js";import{DeclarativeLinker,extractWithRules}from"./2ITTFA2W.js";import"./Q4XPA727.js";import"./PYQ6AIYU.js";
import"./GCJDV3LB.js";import"./WYNVCRUU.js";import"./XUA4RPE5.js";import"./3MEFPJH2.js";import"./LLKA34EM.js";var byKey=new Map(ALL_RULES.filter(({family})=>family==="declarative").map(rules=>[rules.key,rules]));var scriptOf=({language,text})=>byKey.get(language)?.script?.(
text)??text;var extract=(tree,{language})=>extractWithRules(byKey.get(language),tree);var createLinker=project=>new DeclarativeLinker(byKey,project);export{createLinker,extract,scriptOf};
