import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{ALL_RULES}from"./RDL4DKJX.js";import{DeclarativeLinker,extractWithRules}from"./GU7BQIUX.js";import"./JKTI7HW4.js";import"./UAIDSGVG.js";
import"./PYQ6AIYU.js";import"./EDAX53XR.js";import"./WYNVCRUU.js";import"./XUA4RPE5.js";import"./VXN33LQ3.js";
import"./LLKA34EM.js";var byKey=new Map(ALL_RULES.filter(({family})=>family==="declarative").map(rules=>[rules.key,rules]));var scriptOf=({language,text})=>byKey.get(language)?.script?.(
text)??text;var extract=(tree,{language})=>extractWithRules(byKey.get(language),tree);var createLinker=project=>new DeclarativeLinker(byKey,project);export{createLinker,extract,scriptOf};
