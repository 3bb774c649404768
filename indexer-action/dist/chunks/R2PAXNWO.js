import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{ALL_RULES}from"./T6TZ6O27.js";import{DeclarativeLinker,extractWithRules}from"./L6LW6G7P.js";import"./VFN62LTH.js";import"./UAIDSGVG.js";
import"./PYQ6AIYU.js";import"./3ZEKHHDW.js";import"./WYNVCRUU.js";import"./XUA4RPE5.js";import"./VXN33LQ3.js";
import"./LLKA34EM.js";var byKey=new Map(ALL_RULES.filter(({family})=>family==="declarative").map(rules=>[rules.key,rules]));var scriptOf=({language,text})=>byKey.get(language)?.script?.(
text)??text;var extract=(tree,{language})=>extractWithRules(byKey.get(language),tree);var createLinker=project=>new DeclarativeLinker(byKey,project);export{createLinker,extract,scriptOf};
