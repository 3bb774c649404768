import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{Column,Line}from"./NFKNMOLW.js";import{Id,_enum,array,int,json,literal,object,record,string,tuple}from"./L4PUK6OL.js";import{LIMITS}from"./3T4ZRMTF.js";var SYMBOL_KINDS=["function","method","constructor","class","interface","struct","union","trait","impl","enum","enum_member","type","variable","constant","prope\
rty","namespace","module","macro","object"];var SymbolKind=_enum(SYMBOL_KINDS);var TYPE_KINDS=new Set(["class","interface","struct","union","trait","impl","enum","type","object"]);var MODIFIERS=["exported","default","public","protected","p\
rivate","internal","static","abstract","final","async","generator","readonly","getter","setter","declaration","override","test","entry","deprecated"];var Modifier=_enum(
MODIFIERS);var Text=string().max(LIMITS.signatureChars);var Parameter=object({name:string().max(LIMITS.nameChars),type:Text.optional(),default:Text.optional(),variadic:literal(
true).optional()});var SymbolFact=object({id:Id,name:string().min(1).max(LIMITS.nameChars),kind:SymbolKind,qualified:string().max(4*LIMITS.nameChars).optional(),
parent:int().min(0).optional(),line:Line,column:Column,start:Line,end:Line,doc:tuple([Line,Line]).optional(),signature:Text.optional(),modifiers:array(Modifier).
max(12).optional(),parameters:array(Parameter).max(256).optional(),returns:Text.optional(),receiver:Text.optional(),type:Text.optional(),annotations:array(Text).
max(64).optional(),conditions:array(string().max(200)).max(32).optional(),extra:record(string().max(64),json()).optional()});export{TYPE_KINDS,SymbolFact};
