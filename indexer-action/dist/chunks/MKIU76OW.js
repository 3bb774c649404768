import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{DeclarativeLinker}from"./Q6W3OEYG.js";import{ALL_RULES}from"./5EQKKUIY.js";import{extractWithRules}from"./R5NOGLUB.js";
import"./KOZT6SL4.js";import"./EDAX53XR.js";import"./BBNGEOV7.js";import"./PYQ6AIYU.js";import"./WYNVCRUU.js";
import"./JD3OYRGZ.js";import"./LLKA34EM.js";import"./XUA4RPE5.js";var byKey=new Map(ALL_RULES.filter(({family})=>family==="declarative").map(rules=>[rules.key,rules]));var scriptOf=({language,text})=>byKey.get(language)?.script?.(
text)??text;var extract=(tree,{language})=>extractWithRules(byKey.get(language),tree);var createLinker=project=>new DeclarativeLinker(byKey,project);export{createLinker,extract,scriptOf};
