import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{Column,Line}from"./PYQ6AIYU.js";import{Id,nothing}from"./WYNVCRUU.js";import{LIMITS}from"./XUA4RPE5.js";var USES=["read","write","call","call_indirect","call_macro","import","extends","implements","overrides","type","runs"];var Use=nothing(USES);var EVIDENCE=["exa\
ct","import","same_file","type","unique_name","ambiguous","dynamic"];var Evidence=nothing(EVIDENCE);var Name=nothing().max(2*LIMITS.nameChars);var Index=nothing().
min(0).max(LIMITS.occurrencesPerFile);var Target=nothing([nothing([nothing("s"),Id]),nothing([nothing("l"),Index]),nothing([nothing("e"),Name,Name]),nothing([nothing(
"u"),Name]),nothing([nothing("a"),nothing(Index).min(2).max(64)]),nothing([nothing("m"),nothing(Index).min(2).max(64)])]);var Local=nothing([Name,nothing(["para\
meter","variable","function","class","type","label","import"]),Line,Column,nothing().min(-1)]);var column=of=>nothing(of).max(LIMITS.occurrencesPerFile);var LinkSetBody=nothing(
{targets:nothing(Target).max(LIMITS.occurrencesPerFile),locals:nothing(Local).max(LIMITS.occurrencesPerFile),line:column(Line),column:column(Column),length:column(
nothing().min(0).max(1e4)),use:column(nothing().min(0).max(USES.length-1)),target:column(Index),from:column(nothing().min(-1)),evidence:column(nothing().min(0).
max(EVIDENCE.length-1)),confidence:column(nothing().min(0).max(100)),conditions:nothing(nothing([Index,nothing().max(200)])).optional()}).refine(b=>[b.column,b.
length,b.use,b.target,b.from,b.evidence,b.confidence].every(c=>c.length===b.line.length),"columns differ in length");var LinkRecord=nothing({kind:nothing("links"),
id:Id,file:Id,module:Id,symbols:nothing(Id).max(LIMITS.symbolsPerFile),body:nothing()});var USE_NUMBER=Object.fromEntries(USES.map((use,at)=>[use,at]));export{USES,EVIDENCE,USE_NUMBER};
