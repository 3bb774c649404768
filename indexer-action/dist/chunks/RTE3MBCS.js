import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{ALL_RULES}from"./47W7N36Z.js";import{DeclarativeLinker}from"./TWLW2GJM.js";import"./WH2WOI7X.js";import"./NVOSCRRV.js";
import"./U4SBL3K5.js";import{extractWithRules}from"./MHCMKXIC.js";import"./KOZT6SL4.js";import"./IACKWRZ4.js";import"./KLRMKRHE.js";
import"./7A7EYPVI.js";import"./2Z6Z2LD7.js";import"./PYQ6AIYU.js";import"./WYNVCRUU.js";import"./JD3OYRGZ.js";
import{FlatTree}from"./CCXMQBEG.js";import"./CJJMGL6T.js";import"./XUA4RPE5.js";var byKey=new Map(ALL_RULES.filter(({family})=>family==="declarative").map(rules=>[rules.key,rules]));var scriptOf=({language,text})=>byKey.get(language)?.script?.(
text)??text;function extract(tree,{language,text}){const rules=byKey.get(language);return extractWithRules(rules,rules.scriptKeepsPlaces?new FlatTree(text,tree.
grammar,tree):tree)}var createLinker=project=>new DeclarativeLinker(byKey,project);export{createLinker,extract,scriptOf};
