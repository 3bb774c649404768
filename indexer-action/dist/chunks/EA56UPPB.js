import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{ALL_RULES}from"./JEIXQNZL.js";import{DeclarativeLinker,extractWithRules}from"./76V5FJJ2.js";import"./WBTNHAZT.js";import"./HV6VIEGK.js";
import"./WYNVCRUU.js";import"./JAPUZPKS.js";import"./U22LGXQV.js";import"./ZQQXLPAN.js";var byKey=new Map(ALL_RULES.filter(({family})=>family==="declarative").map(rules=>[rules.key,rules]));var extract=(tree,{language})=>extractWithRules(byKey.get(
language),tree);var createLinker=project=>new DeclarativeLinker(byKey,project);export{createLinker,extract};
