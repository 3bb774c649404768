import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{Column,Line}from"./NFKNMOLW.js";import{Id,_enum,array,base64,int,literal,object,string,tuple,union}from"./L4PUK6OL.js";import{LIMITS}from"./3T4ZRMTF.js";var USES=["read","write","call","call_indirect","call_macro","import","extends","implements","overrides","type","constructs"];var Use=_enum(USES);var EVIDENCE=[
"exact","import","same_file","type","unique_name","ambiguous","dynamic"];var Evidence=_enum(EVIDENCE);var Name=string().max(2*LIMITS.nameChars);var Index=int().
min(0).max(LIMITS.occurrencesPerFile);var Target=union([tuple([literal("s"),Id]),tuple([literal("l"),Index]),tuple([literal("e"),Name,Name]),tuple([literal("u"),
Name]),tuple([literal("a"),array(Index).min(2).max(64)]),tuple([literal("m"),array(Index).min(2).max(64)])]);var Local=tuple([Name,_enum(["parameter","variable",
"function","class","type","label","import"]),Line,Column,int().min(-1)]);var column=of=>array(of).max(LIMITS.occurrencesPerFile);var LinkSetBody=object({targets:array(
Target).max(LIMITS.occurrencesPerFile),locals:array(Local).max(LIMITS.occurrencesPerFile),line:column(Line),column:column(Column),length:column(int().min(0).max(
1e4)),use:column(int().min(0).max(USES.length-1)),target:column(Index),from:column(int().min(-1)),evidence:column(int().min(0).max(EVIDENCE.length-1)),confidence:column(
int().min(0).max(100)),conditions:array(tuple([Index,string().max(200)])).optional()}).refine(b=>[b.column,b.length,b.use,b.target,b.from,b.evidence,b.confidence].
every(c=>c.length===b.line.length),"columns differ in length");var LinkRecord=object({kind:literal("links"),id:Id,file:Id,module:Id,symbols:array(Id).max(LIMITS.
symbolsPerFile),body:base64()});export{USES,EVIDENCE,LinkRecord};
