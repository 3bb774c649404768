import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{DeclarativeLinker}from"./HKU3URG4.js";import{ALL_RULES}from"./ZFW3TIO5.js";import"./WH2WOI7X.js";import{extractWithRules}from"./6PGC47QB.js";
import"./KOZT6SL4.js";import"./EDAX53XR.js";import"./7A7EYPVI.js";import"./Z6RD6IBY.js";import"./PYQ6AIYU.js";
import"./WYNVCRUU.js";import"./JD3OYRGZ.js";import{FlatTree}from"./LLKA34EM.js";import"./XUA4RPE5.js";var byKey=new Map(ALL_RULES.filter(({family})=>family==="declarative").map(rules=>[rules.key,rules]));var scriptOf=({language,text})=>byKey.get(language)?.script?.(
text)??text;function extract(tree,{language,text}){const rules=byKey.get(language);return extractWithRules(rules,rules.scriptKeepsPlaces?new FlatTree(text,tree.
grammar,tree):tree)}var createLinker=project=>new DeclarativeLinker(byKey,project);export{createLinker,extract,scriptOf};
