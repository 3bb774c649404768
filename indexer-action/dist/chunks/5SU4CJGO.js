import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{ALL_RULES}from"./7WUWUBVC.js";import{DeclarativeLinker}from"./IYJNLB6E.js";import"./WH2WOI7X.js";import"./U4SBL3K5.js";
import{extractWithRules}from"./VTFLMUEA.js";import"./KOZT6SL4.js";import"./3WT4APUB.js";import"./7A7EYPVI.js";import"./KH4BGR4D.js";
import"./PYQ6AIYU.js";import"./WYNVCRUU.js";import"./JD3OYRGZ.js";import{FlatTree}from"./JDZOLMNF.js";import"./XUA4RPE5.js";var byKey=new Map(ALL_RULES.filter(({family})=>family==="declarative").map(rules=>[rules.key,rules]));var scriptOf=({language,text})=>byKey.get(language)?.script?.(
text)??text;function extract(tree,{language,text}){const rules=byKey.get(language);return extractWithRules(rules,rules.scriptKeepsPlaces?new FlatTree(text,tree.
grammar,tree):tree)}var createLinker=project=>new DeclarativeLinker(byKey,project);export{createLinker,extract,scriptOf};
