import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{Column,Line}from"./PYQ6AIYU.js";import{Id,nothing}from"./WYNVCRUU.js";import{oneLine}from"./JD3OYRGZ.js";import{LIMITS}from"./XUA4RPE5.js";var SYMBOL_KINDS=["function","method","constructor","class","interface","struct","union","trait","impl","enum","enum_member","type","variable","constant","prope\
rty","namespace","module","macro","object"];var SymbolKind=nothing(SYMBOL_KINDS);var TYPE_KINDS=new Set(["class","interface","struct","union","trait","impl","enum","type","object"]);var MODIFIERS=["exported","default","public","protected","p\
rivate","internal","static","abstract","final","async","generator","readonly","getter","setter","declaration","override","test","entry","deprecated"];var Modifier=nothing(
MODIFIERS);var Text=nothing().max(LIMITS.signatureChars);var Parameter=nothing({name:nothing().max(LIMITS.nameChars),type:Text.optional(),default:Text.optional(),
variadic:nothing(true).optional()});var SymbolFact=nothing({id:Id,name:nothing().min(1).max(LIMITS.nameChars),kind:SymbolKind,qualified:nothing().max(4*LIMITS.nameChars).
optional(),parent:nothing().min(0).optional(),line:Line,column:Column,start:Line,end:Line,doc:nothing([Line,Line]).optional(),signature:Text.optional(),modifiers:nothing(
Modifier).max(12).optional(),parameters:nothing(Parameter).max(256).optional(),returns:Text.optional(),receiver:Text.optional(),type:Text.optional(),annotations:nothing(
Text).max(64).optional(),conditions:nothing(nothing().max(200)).max(32).optional(),extra:nothing(nothing().max(64),nothing()).optional()});function draft(rules,t,rule,at,parent,type){const{tree}=t;const{node}=at;const whole=rule.whole?.(t,node)??node;const inType=parent!==void 0&&TYPE_KINDS.has(parent.
symbol.kind);const made={name:at.name,kind:inType&&rule.memberKind?rule.memberKind:at.kind,...position(t,at.nameNode,at.name),start:tree.lineAt(tree.start[whole]),
end:tree.lineAt(Math.max(tree.start[node],tree.end[node]-1))};const containers=[parent&&(parent.symbol.qualified??parent.symbol.name),rule.within?.(t,node)].filter(
Boolean);if(containers.length>0)made.qualified=[...containers,at.name].join(".");if(parent)made.parent=parent.index;const described=rule.doc?.(t,node);const doc=described===
void 0?docAbove(rules,t,whole):linesOf(t,described);if(doc)made.doc=doc;const signature=(rule.signature?.(t,node)??headOf(rules,t,node,whole,rule)).slice(0,LIMITS.
signatureChars);if(signature)made.signature=signature;const receiver=rule.receiver?.(t,node);if(receiver!==void 0&&receiver.length<=LIMITS.signatureChars)made.receiver=
receiver;const modifiers=rule.modifiers?.(t,node)??[];if(modifiers.length>0)made.modifiers=modifiers;const parameters=rule.parameters?.(t,node,at.nameNode).map(
p=>p.parameter);if(parameters)made.parameters=parameters.slice(0,256);if(type!==void 0&&type.length<=LIMITS.signatureChars){if(/function|method/.test(made.kind))
made.returns=type;else if(/variable|constant|property/.test(made.kind))made.type=type}return made}function position(t,node,name){const{line,column}=t.position(node);
const written=t.text(node);const isPart=written.endsWith(name)||name.endsWith(written);return{line,column:isPart?Math.max(0,column+written.length-name.length):column}}
function headOf({begins},t,node,whole,rule){const{tree}=t;const described=rule.doc?.(t,node);const isFirst=described!==void 0&&tree.start[described]===tree.start[whole];
const start=isFirst?tree.end[described]:tree.start[whole];const body=rule.body?rule.body(t,node):t.field(node,"body");const end=body===void 0?tree.end[node]:tree.
start[body];return oneLine(tree.text.slice(start,Math.min(end,start+4*LIMITS.signatureChars)),begins).trimStart().replace(/[\s{=:]+$/,"")}var linesOf=({tree},node)=>[
tree.lineAt(tree.start[node]),tree.lineAt(Math.max(tree.start[node],tree.end[node]-1))];function docAbove(rules,t,node){const{tree}=t;let wanted=tree.lineAt(tree.
start[node]);let first;let last=wanted-1;for(let sibling=t.previous(node);sibling!==void 0;sibling=t.previous(sibling)){const ends=tree.lineAt(tree.end[sibling]-
1);const is=rules.comments.includes(t.type(sibling))?"doc":rules.beside?.(t,sibling);if(is===void 0||ends!==wanted-1||is==="other"&&first!==void 0)break;wanted=
tree.lineAt(tree.start[sibling]);if(is==="doc")first=wanted;else last=wanted-1}return first===void 0?void 0:[first,last]}export{TYPE_KINDS,draft,docAbove};
