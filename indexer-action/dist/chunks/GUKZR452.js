import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{DeclarativeLinker}from"./YZXJ7KZE.js";import{ALL_RULES}from"./QRO25B4C.js";import"./WH2WOI7X.js";import{extractWithRules}from"./CRMGSWCX.js";
import"./KOZT6SL4.js";import"./EDAX53XR.js";import"./GRYZPPS5.js";import"./PYQ6AIYU.js";import"./WYNVCRUU.js";
import"./JD3OYRGZ.js";import{FlatTree}from"./LLKA34EM.js";import"./XUA4RPE5.js";var byKey=new Map(ALL_RULES.filter(({family})=>family==="declarative").map(rules=>[rules.key,rules]));var scriptOf=({language,text})=>byKey.get(language)?.script?.(
text)??text;function extract(tree,{language,text}){const rules=byKey.get(language);return extractWithRules(rules,rules.scriptKeepsPlaces?new FlatTree(text,tree.
grammar,tree):tree)}var createLinker=project=>new DeclarativeLinker(byKey,project);export{createLinker,extract,scriptOf};
