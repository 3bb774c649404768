import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{moduleId}from"./2ZI6R6IU.js";import"./WYNVCRUU.js";import{sharedParts,stemOf}from"./ASP3SI5P.js";import{LIMITS}from"./XUA4RPE5.js";var words=text=>new Set(text.trim().split(/\s+/));var OBJECTS=words("TABLE VIEW FUNCTION PROCEDURE PROC TRIGGER EVENT TYPE DOMAIN INDEX SCHEMA POLICY EXTENSION \
ROLE USER DATABASE SEQUENCE AGGREGATE OPERATOR CAST LANGUAGE SERVER RULE LOGIN SYNONYM STATISTICS");var BEFORE_OBJECTS=words(`OR REPLACE ALTER TEMP TEMPORARY GL\
OBAL LOCAL UNLOGGED EXTERNAL FOREIGN VIRTUAL MATERIALIZED RECURSIVE UNIQUE
  CLUSTERED NONCLUSTERED COLUMNSTORE CONSTRAINT DEFINER ALGORITHM UNDEFINED MERGE TEMPTABLE SQL SECURITY INVOKER FULLTEXT SPATIAL EVENT
  CURRENT_USER TRUSTED PUBLIC NOT DETERMINISTIC FORCE EDITIONABLE NONEDITIONABLE TRANSIENT PRIMARY XML`);var ALTERED=/^(?:TABLE|VIEW|PROC|PROCEDURE|FUNCTION|TRIGGER|TYPE|SCHEMA|OR|UNIQUE|MATERIALIZED)$/;
var CONSTRAINTS=words("CONSTRAINT PRIMARY FOREIGN UNIQUE CHECK KEY INDEX FULLTEXT SPATIAL EXCLUDE LIKE PERIOD");var BEHIND_TYPES=words(`NOT NULL DEFAULT PRIMARY\
 UNIQUE REFERENCES CHECK CONSTRAINT COLLATE GENERATED AUTO_INCREMENT AUTOINCREMENT
  IDENTITY COMMENT ON AS ENCODE CHARACTER CHARSET KEY ROWGUIDCOL SPARSE FIRST AFTER USING VIRTUAL STORED VISIBLE INVISIBLE`);var RESERVED=words(`ALL ALTER AND A\
NY AS ASC BEGIN BETWEEN BY CASE CAST CHECK COLLATE CONSTRAINT CREATE CROSS
  CURRENT_DATE CURRENT_TIME CURRENT_TIMESTAMP CURRENT_USER DECLARE DEFAULT DELETE DESC DISTINCT DO DROP ELSE ELSEIF ELSIF END EXCEPT EXEC EXECUTE
  EXISTS FALSE FETCH FOR FOREIGN FROM FULL GRANT GROUP HAVING IF ILIKE IN INDEX INNER INSERT INTERSECT INTERVAL INTO IS ISNULL JOIN LATERAL LEFT
  LIKE LIMIT LOOP NATURAL NOT NOTNULL NULL NULLS OFFSET ON ONLY OR ORDER OUTER OVER PARTITION PERFORM PRIMARY PROCEDURE RAISE RECURSIVE
  REFERENCES RETURN RETURNING RETURNS RIGHT SELECT SET SIMILAR SOME TABLE THEN TO TRUE UNION UNIQUE UPDATE USING VALUES WHEN WHERE WHILE WINDOW
  WITH WITHIN QUALIFY REPLACE STRAIGHT_JOIN FORCE USE GO TOP PIVOT UNPIVOT CONFLICT NOTHING DUPLICATE ROWS RANGE PRECEDING
  FOLLOWING UNBOUNDED LOCK OPTION TABLESAMPLE ARRAY REGEXP RLIKE MATCHED COALESCE NULLIF EXTRACT FILTER`);var WORD=/[\p{L}_#][\p{L}\p{N}_$#]*/uy;var NUMBER=/\d[\w.]*/y;var BRACKETED=/\[([A-Za-z_][^[\]\n]{0,127})\]/y;var DOLLAR=/\$(?:[A-Za-z_]\w*)?\$/y;var VARIABLE=/\$\d+|@{1,2}[\w$]+|:[A-Za-z_]\w*|%\([^)\n]*\)s/y;
var UNDONE=/\+(?:goose|migrate)\s+down\b|\bmigrate:down\b|@undo\b/i;var HEAD=/insert\s[^;']{0,4000}?\bvalues\b/iy;var MOST_ALIKE=3;var META=/\\[^\n]*/y;var DELIMITER=/delimiter[ \t]+(\S+)/iy;
function tokensOf(text){const tokens=[];const comments=[];let undone;const escapes=text.includes("`");const bodies=[];let delimiter="";let inValues=false;let hasRows=true;
let depth=0;let isLineStart=true;let at=0;let head="";let alike=0;let dataAt=-1;let rowsAt=-1;const endData=()=>{const isData=dataAt>=0&&rowsAt>=0&&tokens.slice(
rowsAt).every(isLiteral);if(isData)tokens.length=dataAt;dataAt=-1;rowsAt=-1;return isData};const push2=(kind,written,start)=>{tokens.push({kind,text:written,upper:kind===
"word"?written.toUpperCase():"",start})};const comment=(start,end)=>{if(isLineStart)comments.push([start,end]);if(undone===void 0&&UNDONE.test(text.slice(start,
Math.min(end,start+200))))undone=start;at=end};const upTo=(mark,from)=>{const found=text.indexOf(mark,from);return found<0?text.length:found+mark.length};const matched=pattern=>{
pattern.lastIndex=at;return pattern.exec(text)?.[0]};while(at<text.length){const sign=text[at];const next=text[at+1];if(sign==="\n"){isLineStart=true;at++;continue}
if(/\s/.test(sign)){at++;continue}if(delimiter!==""&&text.startsWith(delimiter,at)){push2("end","",at);at+=delimiter.length;continue}if(sign==="-"&&next==="-"){
const end=text.indexOf("\n",at);comment(at,end<0?text.length:end);continue}if(sign==="#"&&isLineStart&&!/\w/.test(next??"")){const end=text.indexOf("\n",at);comment(
at,end<0?text.length:end);continue}if(sign==="/"&&next==="*"){const versioned=/^\/\*!\d*/.exec(text.slice(at,at+12));if(versioned)at+=versioned[0].length;else comment(
at,upTo("*/",at+2));continue}if(sign==="*"&&next==="/"){at+=2;continue}if(sign==="{"&&(next==="%"||next==="#")){comment(at,upTo(next==="%"?"%}":"#}",at+2));continue}
const wasLineStart=isLineStart;isLineStart=false;if(sign==="{"&&next==="{"||sign==="$"&&next==="{"){const end=upTo(next==="{"&&sign==="{"?"}}":"}",at+2);push2("\
template",text.slice(at,end),at);at=end;continue}if(sign==="\\"&&wasLineStart){at+=matched(META).length;continue}if(sign==="'"){const previous=tokens.at(-1);const isEscaped=escapes||
previous?.upper==="E"&&previous.start===at-1;const end=endOfText(text,at,isEscaped);if(!inValues)push2("text",text.slice(at+1,end-1),at+1);at=end;continue}if(sign===
'"'||sign==="`"){let end=text.indexOf(sign,at+1);while(end>=0&&text[end+1]===sign)end=text.indexOf(sign,end+2);if(end<0)end=text.length;push2("quoted",text.slice(
at+1,end),at+1);at=end+1;continue}if(sign==="["&&!/[\w\])]/.test(text[at-1]??"")){const written=matched(BRACKETED);if(written!==void 0){push2("quoted",written.slice(
1,-1),at+1);at+=written.length;continue}}if(sign==="$"){const tag=matched(DOLLAR);if(tag!==void 0){if(bodies.at(-1)===tag){bodies.pop();push2("close",tag,at);at+=
tag.length;continue}const end=text.indexOf(tag,at+tag.length);const before=tokens.at(-1);const isBody=end>=0&&(before?.upper==="AS"||before?.upper==="DO"||isLanguage(
tokens));if(isBody){bodies.push(tag);push2("open",tag,at);at+=tag.length}else{push2("text","",at);at=end<0?at+tag.length:end+tag.length}continue}}if(sign==="$"||
sign==="@"||sign==="%"||sign===":"&&text[at-1]!==":"&&next!==":"){const written=matched(VARIABLE);if(written!==void 0){push2("variable",written,at);at+=written.
length;continue}}const number=matched(NUMBER);if(number!==void 0){if(!inValues)push2("text",number,at);at+=number.length;continue}const word=matched(WORD);if(word!==
void 0){if(wasLineStart){const set=matched(DELIMITER);if(set!==void 0){const given=set.slice(9).trim();delimiter=given===";"?"":given;push2("end","",at);at+=set.
length;continue}if(/^go$/i.test(word)&&/^[ \t]*(?:\d+[ \t]*)?(?:--[^\n]*)?\r?(?:\n|$)/.test(text.slice(at+2,at+200))){push2("end","",at);at+=2;continue}}if(wasLineStart&&
bodies.length===0&&STATEMENT.test(word)){endData();inValues=false;const said=matched(HEAD)??"";alike=said!==""&&said===head?alike+1:1;head=said;if(alike>MOST_ALIKE)
dataAt=tokens.length}push2("word",word,at);at+=word.length;const upper=tokens.at(-1).upper;if(upper==="VALUES"){inValues=true;depth=0;rowsAt=tokens.length}else if(inValues&&
depth===0)inValues=false;else if(upper==="STDIN"){if(hasRows){const end=text.indexOf("\n\\.",at);if(end>=0){push2("sign",";",at);at=end+3}else hasRows=false}}continue}
if(inValues){if(sign==="(")depth++;else if(sign===")")depth--;else if(sign===";")inValues=false;if((sign===","||sign==="-")&&depth>0&&/^[(,]$/.test(tokens.at(-1)?.
text??"")){at++;continue}}if(sign!==";"||!endData())push2("sign",sign,at);at++}return undone===void 0?{tokens,comments}:{tokens,comments,undone}}var STATEMENT=/^(?:insert|create|alter|drop|update|delete|begin|select|with)$/i;
var isLiteral=({kind,upper})=>kind==="sign"||kind==="text"||/^(?:NULL|DEFAULT|TRUE|FALSE|[NBXE])$/.test(upper);function endOfText(text,start,escapes){for(let at=start+
1;at<text.length;at++){const code=text.charCodeAt(at);if(code===92&&escapes)at++;else if(code===39){if(text.charCodeAt(at+1)!==39)return at+1;at++}}return text.
length}var isLanguage=tokens=>tokens.at(-2)?.upper==="LANGUAGE"&&tokens.at(-3)?.upper==="DO";var HEADS=new Set(["SELECT","PERFORM","INSERT","UPDATE","DELETE","MERGE","REPLACE","WITH"]);var ENDING=/^(?:WHERE|ON|GROUP|ORDER|HAVING|LIMIT|RETURNING|UNION|WINDOW|WHEN|EXCEPT|INTERSECT|FOR|VALUES|INTO|EXEC|EXECUTE|DECLARE|IF|BEGIN|PRINT|RAISERROR|FETCH|OPEN|RETURN|WHILE|LOOP)$/;
var MOST_DEPTH=60;function extract(tree){return new Extraction(tree).unit()}var Extraction=class{#tree;#tokens;#undone;#comments=new Map;#closing=new Map;#symbols=[];#surface={
complete:[],renamed:[],handed:[]};#body={locals:[],scopes:[],references:[]};#temporary=new Set;#depth=0;constructor(tree){this.#tree=tree;const{tokens,comments,
undone}=tokensOf(tree.text);this.#tokens=tokens;this.#undone=undone;for(const[start,end]of comments)this.#comments.set(tree.lineAt(Math.max(start,end-1)),tree.lineAt(
start));const open=[];for(const[at,{kind,text}]of tokens.entries()){if(kind!=="sign"){if(kind==="end")open.length=0}else if(text==="(")open.push(at);else if(text===
")"){const opening=open.pop();if(opening!==void 0)this.#closing.set(opening,at)}else if(text===";")open.length=0}}unit(){this.#statements(0,this.#tokens.length,
{from:-1,variables:new Set,view:void 0,tables:new Map,declares:true});if(this.#undone!==void 0)this.#surface.undone=this.#tree.lineAt(this.#undone);this.#body.references=
this.#body.references.filter(({kind,name})=>kind!=="table"||!this.#temporary.has(name.toLowerCase()));return{symbols:this.#symbols,surface:this.#surface,body:this.#body}}#upper(at){
return this.#tokens[at]?.upper??""}#is(at,sign){const token=this.#tokens[at];return token?.kind==="sign"&&token.text===sign}#close(opening,end){return Math.min(
this.#closing.get(opening)??end,end)}#statements(start,end,place){if(++this.#depth<=MOST_DEPTH)for(let at=start;at<end;){const next=this.#statement(at,end,place);
at=Math.max(at+1,next)}this.#depth--}#statement(at,end,place){const upper=this.#upper(at);const until=()=>this.#statementEnd(at+1,end);switch(upper){case"CREATE":
return this.#create(at,end,place);case"ALTER":{const last=until();if(/^(?:PROC|PROCEDURE|FUNCTION|TRIGGER|VIEW)$/.test(this.#upper(at+1))&&this.#find(at+3,last,
"AS")>=0)return this.#create(at,end,place);this.#alter(at,last,place);return last}case"DROP":{const last=until();this.#drop(at,last,place);return last}case"TRUN\
CATE":{const first=this.#upper(at+1)==="TABLE"?at+2:at+1;if(this.#is(first,"("))return at+1;this.#names(first,until(),"table","write",place);return until()}case"\
COMMENT":if(this.#upper(at+1)!=="ON")return at+1;this.#commented(at+2,place);return until();case"GRANT":case"REVOKE":this.#granted(at,until(),place);return until();case"\
COPY":{const name=this.#name(at+1);if(!name)return at+1;this.#table(name,"write",place);if(this.#is(name.end,"("))this.#columns(name.end,end,pathOf(name),"write",
place);return until()}case"USE":{const name=this.#name(at+1);if(name?.parts.length===1&&place.from<0)this.#surface.schema=textOf(name);return at+2}case"SET":{const first=this.#upper(
at+1)==="LOCAL"?at+2:at+1;if(this.#upper(first)!=="SEARCH_PATH")return at+1;const name=this.#name(first+2);if(name?.parts.length===1&&place.from<0&&/^[A-Za-z_]/.
test(textOf(name)))this.#surface.schema=textOf(name);return until()}case"EXEC":case"EXECUTE":case"CALL":{const name=this.#name(at+1);if(name&&!RESERVED.has(this.#upper(
at+1))){this.#refer("routine","call",name,place,{isGuess:true});return name.end}return at+1}}if(this.#isHead(at)){const last=until();this.#query(at,last,place);
return last}return this.#expression(at,end,place)}#statementEnd(start,end){for(let at=start;at<end;at++){const token=this.#tokens[at];if(token.kind==="end"||token.
kind==="close")return at;if(token.kind==="sign"){if(token.text===";")return at;if(token.text==="(")at=Math.max(at,this.#close(at,at))}else if(token.upper==="CRE\
ATE"&&this.#upper(at+1)!==""&&!/^(?:GRANT|REVOKE|DENY)$/.test(this.#upper(start-1)))return at;else if(/^(?:ALTER|DROP)$/.test(token.upper)&&ALTERED.test(this.#upper(
at+1)))return at}return end}#create(start,end,place){let at=start+1;let isTemporary=false;let isVirtual=false;for(;at<Math.min(end,start+16);at++){const upper=this.#upper(
at);if(OBJECTS.has(upper))break;if(/^TEMP(?:ORARY)?$/.test(upper))isTemporary=true;if(upper==="VIRTUAL")isVirtual=true;if(upper!==""&&!BEFORE_OBJECTS.has(upper)&&
this.#upper(at-1)!==""&&!/^[=@]$/.test(this.#tokens[at-1]?.text??""))return at;if(this.#is(at,";"))return at}const object=this.#upper(at);const until=this.#statementEnd(
at+1,end);if(!OBJECTS.has(object))return at;at=this.#behindIf(at+1);switch(object){case"TABLE":this.#createTable(start,at,until,place,isTemporary,isVirtual);return until;case"\
VIEW":this.#createView(start,at,until,place);return until;case"FUNCTION":case"PROCEDURE":case"PROC":case"TRIGGER":case"EVENT":return this.#createRoutine(start,at,
end,place,object);case"INDEX":this.#createIndex(start,at,until,place);return until;case"TYPE":case"DOMAIN":this.#createType(start,at,until,place,object);return until;case"\
SCHEMA":{const name=this.#name(at);if(name&&this.#upper(at)!=="AUTHORIZATION")this.#define(name,"namespace",start,until,place);return name?.end??until}case"POLI\
CY":{const name=this.#name(at);if(name&&this.#upper(name.end)==="ON")this.#onTable(name.end+1,until,place);return until}case"SEQUENCE":{const name=this.#name(at);
if(name)this.#temporary.add(pathOf(name).toLowerCase());return until}default:return until}}#behindIf(start){let at=start;if(this.#upper(at)==="CONCURRENTLY")at++;
if(this.#upper(at)==="IF")at+=this.#upper(at+1)==="NOT"?3:2;return at}#createTable(start,at,end,place,isTemporary,isVirtual){const name=this.#name(at);if(!name)
return;if(isTemporary||textOf(name).startsWith("#")||!place.declares){this.#temporary.add(pathOf(name).toLowerCase());this.#statements(name.end,end,place);return}
const table=this.#define(name,"struct",start,end,place,name.end);if(table<0)return;const inside={...place,from:table};let next=name.end;let isComplete=false;if(this.#is(
next,"(")&&!isVirtual&&!this.#isHead(next+1)){isComplete=true;const close=this.#close(next,end);for(const[first,last]of this.#items(next+1,close))if(this.#upper(
first)==="LIKE"){isComplete=false;const like=this.#name(first+1);if(like)this.#table(like,"read",inside)}else this.#item(first,last,name,table,inside);next=close+
1}else if(isVirtual)return;for(;next<end;next++){const upper=this.#upper(next);if(this.#isHead(next)){isComplete=false;this.#query(next,end,inside);break}const other=upper===
"OF"&&this.#upper(next-1)==="PARTITION"?this.#name(next+1):upper==="INHERITS"&&this.#is(next+1,"(")?this.#name(next+2):upper==="LIKE"||upper==="CLONE"?this.#name(
next+1):void 0;if(other){isComplete=false;this.#table(other,"read",inside);next=other.end-1}}if(isComplete)this.#surface.complete.push(table)}#item(first,last,table,parent,place){
if(this.#isConstraint(first)){this.#constraint(first,last,table,place);return}const name=this.#name(first);if(name?.parts.length!==1||name.end>last)return;this.#column(
name,first,last,table,parent,place)}#column(name,first,last,table,parent,place){const typeEnd=this.#typeEnd(name.end,last);const type=this.#textBetween(name.end,
typeEnd);const index=this.#define(name,"property",first,last,{...place,from:parent},last,table,type);const inside={...place,from:index<0?place.from:index};const typeName=this.#name(
name.end);if(typeName&&typeName.end<=typeEnd)this.#refer("type","type",typeName,inside,{isGuess:true});this.#constraint(typeEnd,last,table,inside)}#constraint(first,last,table,place){
let of=pathOf(table);for(let at=first;at<last;at++){const upper=this.#upper(at);if(upper==="CONSTRAINT"){at++;continue}if(upper==="REFERENCES"){const name=this.#name(
at+1);if(!name)continue;this.#table(name,"read",place);of=pathOf(name);if(this.#is(name.end,"(")){this.#columns(name.end,last,of,"read",place);at=this.#close(name.
end,last)}else at=name.end-1;of=pathOf(table);continue}if(this.#is(at,"(")){const close=this.#close(at,last);const isList=/^(?:KEY|UNIQUE|INDEX|CLUSTERED|NONCLUSTERED)$/.
test(this.#upper(at-1))||this.#isKeyName(at-1,first);if(isList)this.#columns(at,last,of,"read",place);else this.#inTable(at+1,close,of,place);at=close}}}#isKeyName(at,first){
return at>first&&/^(?:KEY|UNIQUE|INDEX)$/.test(this.#upper(at-1))&&this.#name(at)!==void 0}#isConstraint(at){const upper=this.#upper(at);if(!CONSTRAINTS.has(upper))
return false;if(!/^(?:KEY|INDEX|UNIQUE|PERIOD|CHECK)$/.test(upper))return true;if(this.#is(at+1,"(")||/^(?:KEY|INDEX|CLUSTERED|NONCLUSTERED|NULLS|FOR)$/.test(this.#upper(
at+1)))return true;const bracket=[at+2,at+3].find(one=>this.#is(one,"("));if(bracket===void 0)return this.#upper(at+2)==="USING";return!/^\d/.test(this.#tokens[bracket+
1]?.text??"")}#typeEnd(start,end){for(let at=start;at<end;at++){if(this.#is(at,"("))at=this.#close(at,end);else if(at>start&&BEHIND_TYPES.has(this.#upper(at)))return at;else if(at===
start&&/^(?:REFERENCES|PRIMARY|NOT|NULL|DEFAULT|UNIQUE|AS|CHECK|GENERATED|COLLATE|CONSTRAINT)$/.test(this.#upper(at)))return at}return end}#createView(start,at,end,place){
const name=this.#name(at);if(!name)return;const from=this.#define(name,"struct",start,end,place,name.end);const inside={...place,from:from<0?place.from:from};for(let next=name.
end;next<end;next++)if(this.#isHead(next)||this.#is(next,"(")&&this.#isHead(next+1)){this.#query(next,end,inside);return}}#createIndex(start,at,end,place){const isNamed=this.#upper(
at)!=="ON";const name=isNamed?this.#name(at):void 0;const on=name?name.end:at;if(this.#upper(on)!=="ON")return;const from=name?this.#define(name,"object",start,
end,place,end):place.from;this.#onTable(on+1,end,{...place,from:from<0?place.from:from})}#onTable(at,end,place){const table=this.#name(this.#upper(at)==="ONLY"?
at+1:at);if(!table)return;this.#table(table,"read",place);this.#inTable(table.end,end,pathOf(table),place)}#createType(start,at,end,place,object){const name=this.#name(
at);if(!name)return;const first=this.#upper(name.end)==="AS"?name.end+1:name.end;const upper=this.#upper(first);if(upper==="ENUM"&&this.#is(first+1,"(")){const parent2=this.#define(
name,"enum",start,end,place,name.end);for(let value=first+2;value<this.#close(first+1,end);value++){const token=this.#tokens[value];if(token.kind==="text"&&token.
text!=="")this.#define({parts:[token],end:value+1},"enum_member",value,value+1,{...place,from:parent2},value+1,name)}return}const opening=upper==="TABLE"||upper===
"OBJECT"?first+1:first;const isStruct=object==="TYPE"&&this.#is(opening,"(")&&upper!=="RANGE"&&this.#upper(first-1)==="AS";const parent=this.#define(name,isStruct?
"struct":"type",start,end,place,isStruct?name.end:end);const inside={...place,from:parent<0?place.from:parent};if(isStruct&&parent>=0){for(const[from,to]of this.#items(
opening+1,this.#close(opening,end)))this.#item(from,to,name,parent,inside)}else{const base=object==="DOMAIN"?this.#name(first):void 0;if(base)this.#refer("type",
"type",base,inside,{isGuess:true})}}#createRoutine(start,at,end,place,object){const name=this.#name(at);if(!name)return at;const isTrigger=object==="TRIGGER"||object===
"EVENT";const last=this.#routineEnd(name.end,end);const bodyAt=this.#bodyOf(name.end,last);const from=this.#define(name,"function",start,last,place,bodyAt,void 0,
void 0,isTrigger);const variables=new Set(place.variables);const inside={...place,from:from<0?place.from:from,variables,declares:false};let next=name.end;if(isTrigger){
const on=this.#find(next,bodyAt,"ON");const table=on<0?void 0:this.#name(on+1);if(!table||object==="EVENT"||/^(?:DATABASE|ALL)$/.test(this.#upper(on+1))){this.#statements(
next,last,inside);return last}for(let column=next;column<on;column++)if(this.#upper(column-1)==="OF"||this.#is(column-1,",")){const named=this.#name(column);if(named&&
!/^(?:INSERT|UPDATE|DELETE)$/.test(this.#upper(column)))this.#refer("column","read",named,inside,{table:pathOf(table),isGuess:true})}this.#table(table,"read",inside);
for(let rows=table.end;rows<last&&!/^(?:EXECUTE|BEGIN)$/.test(this.#upper(rows));rows++)if(this.#upper(rows)==="TABLE"&&/^(?:NEW|OLD)$/.test(this.#upper(rows-1))){
const handed=this.#tokens[this.#upper(rows+1)==="AS"?rows+2:rows+1];if(handed)this.#surface.handed.push(handed.text.toLowerCase())}const view=this.#view([],void 0);
for(const row of["new","old","inserted","deleted"])view.names.set(row,pathOf(table));const within={...inside,view};const run=this.#find(table.end,last,"EXECUTE");
if(run>=0&&/^(?:FUNCTION|PROCEDURE)$/.test(this.#upper(run+1))){this.#expressions(table.end,run,within);const routine=this.#name(run+2);if(routine)this.#refer("\
routine","call",routine,inside)}else{this.#declared(table.end,last,variables);this.#statements(table.end,last,within)}return last}if(this.#is(next,"(")){const close=this.#close(
next,last);const parameters=[];for(const[first,until]of this.#items(next+1,close)){const isMode=/^(?:IN|OUT|INOUT|VARIADIC)$/.test(this.#upper(first));const parameter=this.#tokens[isMode?
first+1:first];if(!parameter)continue;const isNamed=until-first>(isMode?2:1);if(isNamed&&parameter.text.length<=LIMITS.nameChars){variables.add(parameter.text.toLowerCase());
const type=this.#textBetween(isMode?first+2:first+1,until);parameters.push({name:parameter.text,type:type.slice(0,80)})}for(let word=first;word<until;word++){const type=word===
first&&isNamed?void 0:this.#name(word);if(!type)continue;this.#refer("type","type",type,inside,{isGuess:true});word=type.end-1}}const made=this.#symbols[from];if(made&&
parameters.length>0)made.parameters=parameters.slice(0,256);next=close+1}const language=this.#find(next,last,"LANGUAGE");const said=(this.#tokens[language+1]?.text??
"sql").toLowerCase();if(language>=0&&!/^(?:sql|plpgsql|tsql)$/.test(said))return last;const returns=this.#find(next,bodyAt,"RETURNS");if(returns>=0){const setof=this.#upper(
returns+1)==="SETOF"?returns+2:returns+1;if(this.#upper(setof)==="TABLE"&&this.#is(setof+1,"(")){const close=this.#close(setof+1,last);for(const[first]of this.#items(
setof+2,close))variables.add((this.#tokens[first]?.text??"").toLowerCase());next=close+1}else{const type=this.#name(setof);if(type){const made=this.#symbols[from];
if(made)made.returns=textOf(type);this.#refer("type","type",type,inside,{isGuess:true});next=type.end}}}this.#declared(next,last,variables);this.#statements(next,
last,inside);return last}#declared(start,end,variables){for(let at=start;at<end;at++){const upper=this.#upper(at);if(upper==="DECLARE"){if(this.#tokens[at+1]?.kind===
"variable")continue;for(let isFirst=true;++at<end&&this.#upper(at)!=="BEGIN";isFirst=this.#is(at,";"))if(isFirst)variables.add(this.#tokens[at].text.toLowerCase())}else if(upper===
"FOR"&&this.#upper(at+2)==="IN")variables.add(this.#tokens[at+1].text.toLowerCase())}}#bodyOf(start,end){for(let at=start;at<end;at++){if(this.#tokens[at]?.kind===
"open")return at;if(this.#is(at,"("))at=this.#close(at,end);else if(/^(?:BEGIN|AS|EXECUTE|DECLARE)$/.test(this.#upper(at))&&this.#upper(at+1)!=="OWNER"&&this.#upper(
at+1)!=="CALLER")return at;else if(/^(?:FOLLOWS|PRECEDES|SELECT|INSERT|RETURN)$/.test(this.#upper(at))&&this.#upper(at-1)==="ROW")return at}return end}#routineEnd(start,end){
let depth=0;let isQuoted=false;let hasBatches=false;for(let at=start;at<end;at++){const{kind,upper,text}=this.#tokens[at];if(kind==="open")isQuoted=true;else if(kind===
"close"){if(!isQuoted)return at;isQuoted=false}else if(isQuoted)continue;else if(kind==="end")return at;else if(upper==="BEGIN"){if(!/^TRAN/.test(this.#upper(at+
1))&&!this.#is(at+1,";"))depth++}else if(upper==="CASE"){if(this.#upper(at-1)!=="END")depth++}else if(upper==="END"){if(!/^(?:IF|LOOP|WHILE|REPEAT|FOR)$/.test(this.#upper(
at+1)))depth--}else if(kind==="sign"&&text===";"&&depth<=0){hasBatches||=this.#hasBatches(at,end);if(!hasBatches)return at}}return end}#batches;#hasBatches(at,end){
this.#batches??=this.#tokens.flatMap(({kind,start},index)=>kind==="end"&&/^go$/i.test(this.#tree.text.slice(start,start+2))?[index]:[]);return this.#batches.some(
batch=>batch>at&&batch<end)}#alter(start,end,place){let at=start+1;if(/^(?:FOREIGN|MATERIALIZED)$/.test(this.#upper(at)))at++;const object=this.#upper(at);at=this.#behindIf(
at+1);if(this.#upper(at)==="ONLY")at++;const name=this.#name(at);if(!name)return;if(object==="VIEW"||object==="INDEX"||object==="FUNCTION"||object==="PROCEDURE"||
object==="TYPE"){const kind=object==="VIEW"?"table":object==="INDEX"?"index":object==="TYPE"?"type":"routine";this.#refer(kind,"write",name,place,{isGuess:true});
if(object==="TYPE"&&this.#upper(name.end)==="ADD"&&this.#upper(name.end+1)==="VALUE"){const value=this.#behindIf(name.end+2);const token=this.#tokens[value];if(token?.
kind==="text"&&token.text!==""&&place.declares)this.#define({parts:[token],end:value+1},"enum_member",start,end,{...place,from:-1},end,name)}else if(object==="V\
IEW")this.#statements(name.end,end,place);return}if(object!=="TABLE")return;this.#table(name,"write",place);let isAdding=false;for(const[first,last]of this.#items(
name.end,end))isAdding=this.#action(first,last,name,place,isAdding)}#action(start,end,table,place,wasAdding){let at=start;if(this.#upper(at)==="WITH")at+=2;const verb=this.#upper(
at);const isColumn=this.#upper(at+1)==="COLUMN";const named=this.#behindIf(isColumn?at+2:at+1);const name=this.#name(named);const column=of=>this.#refer("column",
"write",of,place,{table:pathOf(table),isGuess:true});switch(verb){case"ADD":if(this.#is(named,"(")){for(const[first,last]of this.#items(named+1,this.#close(named,
end)))this.#added(first,last,table,place)}else this.#added(named,end,table,place);return true;case"DROP":if(isColumn&&name)column(name);else if(name&&!CONSTRAINTS.
has(this.#upper(named))&&!/^(?:PARTITION|DEFAULT)$/.test(this.#upper(named)))column(name);return false;case"ALTER":case"MODIFY":if(!name||/^(?:CONSTRAINT|INDEX|CHECK)$/.
test(this.#upper(named)))return false;column(name);this.#inTable(name.end,end,pathOf(table),place);return false;case"CHANGE":{const after=name&&this.#name(name.
end);if(!name||!after)return false;column(name);if(textOf(after).toLowerCase()!==textOf(name).toLowerCase())this.#added(name.end,end,table,place);return false}case"\
RENAME":{if(this.#upper(at+1)==="TO"||this.#upper(at+1)==="AS"){const after=this.#name(at+2);if(after){this.#surface.renamed.push([pathOf(table),pathOf(after),this.#position(
after.parts[0]).line]);this.#refer("table","write",after,place,{isGuess:true})}}else if(name&&this.#upper(name.end)==="TO"&&!CONSTRAINTS.has(this.#upper(at+1))){
column(name);this.#added(name.end+1,end,table,place)}return false}case"ATTACH":case"DETACH":{const partition=this.#name(at+2);if(partition)this.#table(partition,
"read",place);return false}}if(wasAdding&&name&&!/^(?:ENABLE|DISABLE|OWNER|SET|RESET|VALIDATE|CHECK|NOCHECK|ENGINE|CONVERT|DEFAULT|COMMENT|AUTO_INCREMENT)$/.test(
verb)){this.#added(at,end,table,place);return true}return false}#added(first,last,table,place){if(this.#isConstraint(first))this.#constraint(first,last,table,place);else{
const name=this.#name(first);if(name?.parts.length!==1||name.end>last)return;if(place.declares)this.#column(name,first,last,table,-1,place)}}#drop(start,end,place){
let at=start+1;while(/^(?:MATERIALIZED|TEMPORARY|FOREIGN)$/.test(this.#upper(at)))at++;const object=this.#upper(at);const kind=object==="TABLE"||object==="VIEW"?
"table":object==="INDEX"?"index":object==="TYPE"||object==="DOMAIN"?"type":object==="TRIGGER"?"trigger":/^(?:FUNCTION|PROC|PROCEDURE)$/.test(object)?"routine":void 0;
if(kind===void 0)return;const first=this.#behindIf(at+1);this.#names(first,end,kind,"write",place,kind!=="table");const on=/^(?:INDEX|TRIGGER)$/.test(object)?this.#find(
first,end,"ON"):-1;const table=on<0?void 0:this.#name(on+1);if(table)this.#table(table,"write",place)}#names(first,end,kind,use,place,isGuess=false){for(let at=first;at<
end;){const name=this.#name(at);if(!name)return;if(kind==="table")this.#table(name,use,place,isGuess);else this.#refer(kind,use,name,place,isGuess?{isGuess}:{});
at=this.#is(name.end,"(")?this.#close(name.end,end)+1:name.end;if(!this.#is(at,","))return;at++}}#commented(at,place){const object=this.#upper(at);const name=this.#name(
object==="MATERIALIZED"?at+2:at+1);if(!name)return;if(object==="TABLE"||object==="VIEW"||object==="MATERIALIZED")this.#table(name,"read",place);else if(object===
"COLUMN")this.#qualified(name,"read",place);else if(object==="FUNCTION"||object==="PROCEDURE")this.#refer("routine","read",name,place,{isGuess:true});else if(object===
"TYPE"||object==="DOMAIN")this.#refer("type","read",name,place,{isGuess:true});else if(object==="INDEX")this.#refer("index","read",name,place,{isGuess:true})}#qualified(name,use,place){
if(name.parts.length<2)return;const table={parts:name.parts.slice(0,-1),end:name.end};this.#table(table,"read",place);this.#refer("column",use,{parts:name.parts.
slice(-1),end:name.end},place,{table:pathOf(table),isGuess:true})}#granted(start,end,place){const on=this.#find(start,end,"ON");if(on<0)return;const object=this.#upper(
on+1);if(/^(?:FUNCTION|PROCEDURE|ROUTINE)$/.test(object))this.#names(on+2,end,"routine","read",place,true);else if(object==="TABLE")this.#names(on+2,end,"table",
"read",place);else if(!/^(?:ALL|SCHEMA|SEQUENCE|DATABASE|TYPE|LANGUAGE|SEQUENCES|OBJECT)$/.test(object))this.#names(on+1,end,"table","read",place,true)}#isHead(at){
const upper=this.#upper(at);if(!HEADS.has(upper))return false;const before=this.#upper(at-1);if(upper==="WITH")return/^(?:RECURSIVE|XMLNAMESPACES)$/.test(this.#upper(
at+1))||this.#namesQuery(at+1);if(upper==="REPLACE")return this.#upper(at+1)==="INTO";if(upper==="UPDATE"&&this.#upper(at+1)==="STATISTICS")return false;if(upper===
"MERGE")return this.#upper(at+1)==="INTO"||this.#upper(at+1)==="TOP"||this.#name(at+1)!==void 0;if(upper==="UPDATE"||upper==="DELETE"||upper==="INSERT")return!/^(?:FOR|ON|DO|KEY|OR|AFTER|BEFORE|OF|GRANT)$/.
test(before)&&!this.#is(at-1,",")&&!this.#is(at+1,"(");return true}#namesQuery(at){const name=this.#name(at);if(!name)return false;const as=this.#is(name.end,"(")?
this.#close(name.end,this.#tokens.length)+1:name.end;return this.#upper(as)==="AS"&&(this.#is(as+1,"(")||/MATERIALIZED|NOT/.test(this.#upper(as+1)))}#query(start,end,around){
if(++this.#depth>MOST_DEPTH){this.#depth--;return}let place=around;let at=start;while(at<end){if(this.#upper(at)==="WITH"&&this.#isHead(at)){const{next,tables}=this.#with(
at,end,place);place={...place,tables};at=Math.max(at+1,next);continue}const isMerge=this.#upper(at)==="MERGE";let last=at+1;for(;last<end;last++){if(this.#is(last,
"("))last=this.#close(last,end);else if(this.#isHead(last)&&!(isMerge&&/^(?:UPDATE|DELETE|INSERT)$/.test(this.#upper(last))))break}this.#segment(at,Math.min(last,
end),place);at=last}this.#depth--}#with(start,end,place){const tables=new Map(place.tables);let at=this.#upper(start+1)==="RECURSIVE"?start+2:start+1;if(this.#upper(
at)==="XMLNAMESPACES"){at=this.#close(at+1,end)+1;if(!this.#is(at,","))return{next:at,tables};at++}while(at<end){const name=this.#name(at);if(!name)break;const token=name.
parts[0];const local=this.#body.locals.push({name:token.text,...this.#position(token),owner:place.from})-1;const as=this.#is(name.end,"(")?this.#close(name.end,
end)+1:name.end;let opening=as+1;while(/^(?:NOT|MATERIALIZED)$/.test(this.#upper(opening)))opening++;if(this.#upper(as)!=="AS"||!this.#is(opening,"("))break;tables.
set(token.text.toLowerCase(),local);const close=this.#close(opening,end);this.#query(opening+1,close,{...place,tables:new Map(tables)});at=close+1;if(!this.#is(
at,","))break;at++}return{next:at,tables}}#segment(start,end,place){const view=this.#view([],place.view);const tables=this.#body.scopes[view.index].tables;const head=this.#upper(
start);const done=new Map;const written=new Set;const inside={...place,view};let target;let isSetting=false;let isFrom=false;const add=(path,alias,name)=>{tables.
push(path);if(alias!==void 0)view.names.set(alias.toLowerCase(),path);else if(name)view.names.set(textOf(name).toLowerCase(),path)};const source=(first,use,isTarget=false)=>{
let at=first;while(/^(?:ONLY|LATERAL|TABLE|LOW_PRIORITY|IGNORE)$/.test(this.#upper(at))&&!this.#is(at+1,"."))at++;let path="";let name;let next;const token=this.#tokens[at];
if(this.#is(at,"(")){const close=this.#close(at,end);next=close+1;if(this.#isHead(at+1)||this.#upper(at+1)==="VALUES"||this.#is(at+1,"(")){path=""}else{if(++this.#depth>
MOST_DEPTH){this.#depth--;return next}let inner=source(at+1,use);for(;inner<close;inner++)if(this.#upper(inner)==="JOIN"||this.#is(inner,",")){const behind=source(
inner+1,use);done.set(inner+1,behind);inner=Math.max(inner,behind-1)}this.#depth--;return next}}else if(token?.kind==="template"){this.#model(token,inside);next=
at+1;if(this.#is(next,".")||token.text.startsWith("$")){name=this.#name(at);if(name){path=this.#table(name,use,inside);next=name.end}}}else{name=this.#name(at);
if(!name||RESERVED.has(this.#upper(at))&&name.parts.length===1)return at;next=name.end;if(this.#is(next,"(")&&!isTarget&&!/^(?:NOLOCK|INDEX|FORCE|READPAST|UPDLOCK|HOLDLOCK|TABLOCK)$/.
test(this.#upper(next+1))){this.#refer("routine","call",name,inside,{isGuess:true});done.set(at,next);next=this.#close(next,end)+1;name=void 0}else path=this.#table(
name,use,inside)}done.set(at,name?.end??at);let alias;const isAs=this.#upper(next)==="AS";const aliasAt=isAs?next+1:next;const said=this.#tokens[aliasAt];if(said&&
(said.kind==="quoted"||said.upper!==""&&(isAs||!RESERVED.has(said.upper)))&&!(isTarget&&said.upper==="VALUES")){alias=said.text;done.set(next,aliasAt+1);next=aliasAt+
1}add(path,alias,name);return next};for(let at=start;at<end;at++){if(this.#is(at,"(")){at=this.#close(at,end);continue}if(this.#is(at,",")){if(isFrom)at=Math.max(
at,source(at+1,"read")-1);else if(isSetting)written.add(at+1);continue}const upper=this.#upper(at);if(upper==="")continue;if(at===start&&upper==="UPDATE"){const first=this.#behindTop(
at+1,end);const name=this.#name(first);const from=this.#find(first,end,"FROM");if(from>=0&&name?.parts.length===1&&this.#isAlias(textOf(name),from,end))done.set(
first,name.end);else at=Math.max(at,source(first,"write")-1);isFrom=name!==void 0}else if(at===start&&upper==="DELETE"){const first=this.#behindTop(at+1,end);const name=this.#name(
first);if(this.#upper(first)!=="FROM"&&name){const from=this.#find(first,end,"FROM");if(from<0)at=Math.max(at,source(first,"write")-1);else done.set(first,name.
end)}}else if(upper==="INTO"&&/^(?:INSERT|REPLACE|MERGE)$/.test(head)&&!target){target=this.#name(at+1);const behind=source(at+1,"write",true);if(target&&head!==
"MERGE"&&this.#is(behind,"(")&&!this.#isHead(behind+1)){this.#columns(behind,end,pathOf(target),"write",inside);done.set(behind,this.#close(behind,end)+1)}if(target)
view.names.set("excluded",pathOf(target));at=Math.max(at,behind-1)}else if(at===start&&upper==="MERGE"&&this.#upper(at+1)!=="INTO"){target=this.#name(at+1);at=Math.
max(at,source(at+1,"write",true)-1)}else if(at===start&&upper==="INSERT"&&this.#upper(at+1)!=="INTO"&&!/^(?:IGNORE|OR|OVERWRITE)$/.test(this.#upper(at+1))){target=
this.#name(at+1);const behind=source(at+1,"write",true);if(target&&this.#is(behind,"(")&&!this.#isHead(behind+1)){this.#columns(behind,end,pathOf(target),"write",
inside);done.set(behind,this.#close(behind,end)+1)}at=Math.max(at,behind-1)}else if(upper==="FROM"&&!/^(?:DISTINCT|NEXT|PRIOR|FIRST|LAST|FETCH)$/.test(this.#upper(
at-1))){isFrom=true;isSetting=false;at=Math.max(at,source(at+1,head==="DELETE"&&tables.length===0?"write":"read")-1)}else if(upper==="JOIN"||upper==="USING"&&/^(?:DELETE|MERGE)$/.
test(head)&&(head==="MERGE"||!this.#is(at+1,"("))){isFrom=true;at=Math.max(at,source(at+1,"read")-1)}else if(upper==="SET"){isFrom=false;isSetting=true;written.
add(at+1)}else if(upper==="UPDATE"&&this.#upper(at-1)==="KEY"){isSetting=true;written.add(at+1)}else if(upper==="INSERT"&&head==="MERGE"&&target&&this.#is(at+1,
"(")){this.#columns(at+1,end,pathOf(target),"write",inside);done.set(at+1,this.#close(at+1,end)+1)}else if(ENDING.test(upper)){if(upper!=="ON")isFrom=false;else if(isFrom)
isFrom=head==="UPDATE"||head==="SELECT"||head==="DELETE"||head==="PERFORM";isSetting=false}}this.#expressions(start+1,end,inside,done,written)}#behindTop(at,end){
let next=at;if(this.#upper(next)==="TOP")next=this.#is(next+1,"(")?this.#close(next+1,end)+1:next+2;return next}#isAlias(name,from,end){for(let at=from;at<end;at++){
const token=this.#tokens[at];if(token.text.toLowerCase()!==name.toLowerCase()||this.#is(at+1,"."))continue;const before=this.#tokens[at-1];if(before?.upper==="A\
S"||before?.kind==="quoted"||this.#is(at-1,")"))return true;if(before?.kind==="word"&&!RESERVED.has(before.upper))return true}return false}#inTable(start,end,table,place){
const view=this.#view([table],void 0);view.names.set(table.slice(table.lastIndexOf(".")+1).toLowerCase(),table);this.#expressions(start,end,{...place,view})}#expressions(start,end,place,done,written){
for(let at=start;at<end;){const behind=done?.get(at);if(behind!==void 0&&behind>at){at=behind;continue}if(written?.has(at)&&this.#is(at,"(")){const close=this.#close(
at,end);for(let column=at+1;column<close;column++){const name=this.#name(column);if(name)this.#columnOf(name,"write",place)}at=close+1;continue}at=Math.max(at+1,
this.#expression(at,end,place,written?.has(at)?"write":"read"))}}#expression(at,end,place,use="read"){const token=this.#tokens[at];if(this.#is(at,"(")&&this.#isHead(
at+1)){const close=this.#close(at,end);this.#query(at+1,close,place);return close+1}if(token.kind==="template"){if(!this.#is(at+1,".")){this.#model(token,place);
return at+1}}else if(token.kind!=="word"&&token.kind!=="quoted")return at+1;const name=this.#name(at);if(!name)return at+1;const before=this.#tokens[at-1];if(before?.
kind==="sign"&&before.text===":"&&this.#is(at-2,":")){this.#refer("type","type",name,place,{isGuess:true});return name.end}if(name.parts.length===1&&token.kind===
"word"&&RESERVED.has(token.upper))return at+1;if(this.#is(name.end,"(")){this.#refer("routine","call",name,place,{isGuess:true});return name.end}if(before?.upper===
"AS"){if(this.#is(name.end,")")||this.#is(name.end,"["))this.#refer("type","type",name,place,{isGuess:true});return name.end}if(name.parts.length===1){const next=this.#tokens[name.
end];const isAlias=before!==void 0&&(before.kind==="quoted"||before.kind==="text"||before.kind==="word"&&!RESERVED.has(before.upper)||before.kind==="sign"&&before.
text===")"||/^(?:END|NULLS|DUPLICATE|COLLATE|CONSTRAINT|TO|WINDOW|OVER|CURRENT)$/.test(before.upper));if(isAlias||next?.kind==="text"&&next.text!==""&&token.kind===
"word"&&/^['"]/.test(this.#tree.text[next.start-1]??""))return name.end}this.#columnOf(name,use,place);return name.end}#columnOf(name,use,place){const last={parts:name.
parts.slice(-1),end:name.end};if(name.parts.length===1){if(place.view&&!place.variables.has(textOf(name).toLowerCase()))this.#refer("column",use,last,place,{at:place.
view.index,isGuess:true});return}const qualifier={parts:name.parts.slice(0,-1),end:name.end};const said=qualifier.parts.length===1?textOf(qualifier).toLowerCase():
"";for(let view=place.view;view;view=view.outer){let table=view.names.get(said);let isTable=false;if(table!==void 0)isTable=said===table.slice(table.lastIndexOf(
".")+1).toLowerCase()&&!/^(?:new|old|excluded|inserted|deleted)$/.test(said);else if(qualifier.parts.length>1){const path=pathOf(qualifier).toLowerCase();table=
[...view.names.values()].find(one=>one.toLowerCase()===path);isTable=true}if(table===void 0)continue;if(table==="")return;if(isTable)this.#table(qualifier,"read",
place,true);this.#refer("column",use,last,place,{table,isGuess:true});return}}#view(tables,outer){const index=this.#body.scopes.push({tables,outer:outer?.index??
-1})-1;return{index,names:new Map,outer}}#columns(opening,end,table,use,place){for(const[first]of this.#items(opening+1,this.#close(opening,end))){const name=this.#name(
first);if(name?.parts.length===1)this.#refer("column",use,name,place,{table,isGuess:true})}}#items(start,end){const items=[];let first=start;for(let at=start;at<=
end;at++){if(at<end&&this.#is(at,"("))at=this.#close(at,end);if(at<end&&!this.#is(at,","))continue;if(at>first)items.push([first,Math.min(at,end)]);first=at+1}return items}#find(start,end,keyword){
for(let at=start;at<end;at++){if(this.#is(at,"("))at=this.#close(at,end);else if(this.#upper(at)===keyword)return at}return-1}#name(start){const parts=[];let at=start;
if(this.#tokens[at]?.kind==="template"){if(!this.#is(at+1,"."))return void 0;at+=2}for(;;){const token=this.#tokens[at];if(token?.kind!=="word"&&token?.kind!=="\
quoted")break;if(token.text===""||token.text.length>LIMITS.nameChars||token.text.includes("{{"))return void 0;parts.push(token);at++;if(!this.#is(at,"."))break;
at++;if(this.#is(at,"."))at++}if(parts.length===0)return void 0;const next=this.#tokens[at];const last=parts.at(-1);if(next?.kind==="template"&&next.start===last.
start+last.text.length)return void 0;const before=this.#tokens[start-1];if(before?.kind==="template"&&before.start+before.text.length===parts[0].start)return void 0;
return{parts,end:at}}#table(name,use,place,isGuess=false){const path=pathOf(name);const small=path.toLowerCase();const local=name.parts.length===1?place.tables.
get(small):void 0;if(local!==void 0){this.#refer("local",use,name,place,{at:local});return""}if(this.#temporary.has(small)||/^[#@]/.test(textOf(name)))return"";
if(place.view&&/^(?:inserted|deleted)$/.test(small)){for(let view=place.view;view;view=view.outer){const table=view.names.get(small);if(table!==void 0)return table}}
this.#refer("table",use,name,place,isGuess?{isGuess}:{});return path}#model(token,place){const found=/\bref\(\s*(?:['"][^'"]+['"]\s*,\s*)?(['"])([\w.-]+)\1/.exec(
token.text);const name=found?.[2];if(!found||name===void 0)return;const start=token.start+found.index+found[0].lastIndexOf(name);const{line,column}={line:this.#tree.
lineAt(start),column:this.#tree.columnAt(start)};this.#body.references.push({kind:"model",use:"read",name,line,column,length:name.length,from:place.from})}#refer(kind,use,name,{
from},more={}){const last=name.parts.at(-1);if(more.table==="")return;const{isGuess,...rest}=more;this.#body.references.push({kind,use,name:kind==="column"||kind===
"local"?last.text:pathOf(name),...this.#position(last),length:last.text.length,from,...rest,...isGuess?{isGuess}:{}})}#define(name,kind,first,last,place,head=last,within,type,isEntry=false){
const token=name.parts.at(-1);if(this.#symbols.length>=LIMITS.symbolsPerFile||token.text.length>LIMITS.nameChars)return-1;const begins=this.#tokens[first];const ends=this.#tokens[Math.
max(first,last-1)];const start=this.#tree.lineAt(begins.start);const made={name:token.text,kind,...this.#position(token),start,end:this.#tree.lineAt(ends.start+
Math.max(0,ends.text.length-1)),signature:this.#textBetween(first,head).slice(0,LIMITS.signatureChars)};const qualified=[...within?.parts??[],...name.parts].map(
({text})=>text).join(".");if(qualified!==made.name&&qualified.length<=4*LIMITS.nameChars)made.qualified=qualified;if(kind==="property"||kind==="enum_member"){if(place.
from>=0)made.parent=place.from;if(type)made.type=type.slice(0,LIMITS.signatureChars)}else made.modifiers=["exported",...isEntry?["entry"]:[]];let doc;for(let line=start;this.#comments.
has(line-1);){line=this.#comments.get(line-1);doc=line}if(doc!==void 0)made.doc=[doc,start-1];return this.#symbols.push(made)-1}#textBetween(first,end){let text="";
let behind=-1;for(let at=first;at<end&&text.length<LIMITS.signatureChars;at++){const{kind,text:own,start}=this.#tokens[at];const mark=kind==="text"||kind==="quo\
ted"?this.#tree.text[start-1]??"":"";const isMarked=/^['"`[]$/.test(mark);const begins=isMarked?start-1:start;if(behind>=0&&begins>behind&&!/^[(),;]$/.test(own)&&
!text.endsWith("("))text+=" ";text+=isMarked?`${mark}${own}${mark==="["?"]":mark}`:own;if(own===","&&kind==="sign")text+=" ";behind=own===","&&kind==="sign"?Number.
MAX_SAFE_INTEGER:start+own.length+(isMarked?1:0)}return text.trim()}#position({start}){return{line:this.#tree.lineAt(start),column:this.#tree.columnAt(start)}}};
var textOf=({parts})=>parts.at(-1).text;var pathOf=({parts})=>{const[first]=parts;const kept=parts.length>2&&SYSTEM_DATABASES.test(first?.text??"")?[first,parts.
at(-1)]:parts.slice(-2);return kept.map(({text})=>text).join(".")};var SYSTEM_DATABASES=/^(?:master|model|msdb|tempdb|sys)$/i;var ORDINARY=/^(?:public|dbo|main)$/;var SYSTEM=/^(?:information_schema|pg_catalog|sys|mysql|performance_schema|msdb|master|model|tempdb)\./;var SYSTEM_TABLE=/^(?:pg_\w+|sqlite_(?:master|schema|sequence)|dual|sys(?:objects|columns|indexes|databases))$/;
var BUILT_IN_TYPE=/^(?:date|time|datetime|timestamp|timestamptz|interval|year|text|json|jsonb|xml|uuid|name|money|point|line|box|path|circle|polygon|geometry|geography|image|bit|char|character|varchar|int|integer|bigint|smallint|number|numeric|decimal|float|real|double|boolean|bool|binary|blob|record|trigger|void|table|sequence)$/i;
var UNDOING=/(?:^|[/._-])(?:down|rollback|revert|undo)\.sql$|\/(?:down|rollback)\/|(?:^|\/)U\d[\w.]*__[^/]*\.sql$/;var MODELS=/(?:^|\/)(?:models|seeds|snapshots|data)\//;
var SqlLinker=class{#tables=new Map;#columns=new Map;#routines=new Map;#triggers=new Map;#types=new Map;#indexes=new Map;#renamed=new Map;#handed=new Set;#models=new Map;add({
path,symbols,surface}){const complete=new Set(surface.complete);for(const[index,symbol]of symbols.entries()){const parts=(symbol.qualified??symbol.name).split("\
.");const isColumn=symbol.kind==="property";const map=this.#mapOf(symbol);if(!map||symbol.kind==="enum_member")continue;const name=symbol.name.toLowerCase();const before=(symbol.
qualified??symbol.name).slice(0,-symbol.name.length-1);const table=isColumn?before.slice(before.lastIndexOf(".")+1):"";const schema=isColumn?before.slice(0,-table.
length-1):parts.length>1?before:"";push(map,isColumn?`${table.toLowerCase()}.${name}`:name,{symbol,path,schema:(schema||surface.schema)?.toLowerCase()||void 0,home:surface.
schema?.toLowerCase(),isImplied:schema==="",isUndone:isUndone(path,surface,symbol.line),isComplete:complete.has(index)})}for(const name of surface.handed)this.#handed.
add(name);for(const[before,after,line]of surface.renamed){if(isUndone(path,surface,line))continue;const key=nameIn(after);const names=this.#renamed.get(key);if(names)
names.add(nameIn(before));else this.#renamed.set(key,new Set([nameIn(before)]))}if(MODELS.test(path))push(this.#models,stemOf(path).toLowerCase(),path)}finish(){}link(file,body,out){
const locals=body.locals.map(({name,line,column,owner})=>out.local(name,"variable",line,column,owner));for(const reference of body.references){const{line,column,
length,use,from}=reference;const found=this.#destination(file,reference,body.scopes,locals);if(found)out.occurrence({line,column,length,use,from,...found})}}#destination(file,reference,scopes,locals){
const{kind,name,at}=reference;if(kind==="local")return{destination:{to:"local",index:locals[at]},evidence:"same_file"};if(kind==="model")return this.#model(file,
name);const found=kind==="column"?this.#column(file,reference,scopes):this.#found(file,reference);const[first,...more]=found;if(first){if(more.length>0)return{destination:{
to:"one_of",options:found.map(symbolOf)},evidence:"ambiguous"};return{destination:symbolOf(first),evidence:first.path===file.path?"same_file":"unique_name"}}const small=name.
toLowerCase();if(kind==="table"&&(SYSTEM.test(small)||SYSTEM_TABLE.test(small)))return{destination:{to:"external",package:"std:sql",name},evidence:"import"};if(kind===
"table"&&this.#handed.has(small))return void 0;return reference.isGuess?void 0:{destination:{to:"unknown",name},evidence:"unique_name"}}#found(file,{kind,name,line}){
if(kind==="table")return this.#tablesOf(file,name,line);if(kind==="trigger")return this.#lookUp(this.#triggers,nameIn(name),file,name,line);if(kind==="routine")
return this.#lookUp(this.#routines,nameIn(name),file,name,line);if(kind==="index")return this.#lookUp(this.#indexes,nameIn(name),file,name,line);const types=this.#lookUp(
this.#types,nameIn(name),file,name,line);return types.length>0||BUILT_IN_TYPE.test(name)?types:this.#lookUp(this.#tables,nameIn(name),file,name,line)}#tablesOf(file,name,line){
return this.#underAnyName(file,name,line,one=>this.#lookUp(this.#tables,nameIn(one),file,one,line))}#columnsOf(file,table,column,line){const small=column.toLowerCase();
return this.#underAnyName(file,table,line,one=>this.#lookUp(this.#columns,`${nameIn(one)}.${small}`,file,withName(one,column),line))}#underAnyName(file,name,line,ask){
const own=ask(name);const isUndoing=isUndone(file.path,file.surface,line);if(own.some(one=>!one.isUndone||isUndoing))return own;const asked=new Set([nameIn(name)]);
for(let names=this.#renamed.get(nameIn(name));names?.size===1;){const[before]=names;if(before===void 0||asked.has(before))break;asked.add(before);const found=ask(
withName(name,before));if(found.some(one=>!one.isUndone||isUndoing))return found;names=this.#renamed.get(before)}return own}#column(file,{name,table,at,line},scopes){
if(table!==void 0)return this.#columnsOf(file,table,name,line);for(let scope=scopes[at??-1];scope;scope=scopes[scope.outer]){const found=scope.tables.map(one=>one===
""?[]:this.#columnsOf(file,one,name,line));const having=found.filter(definitions=>definitions.length>0);if(having.length>1)return[];const[only]=having;const isKnown=one=>{
const tables=one===""?[]:this.#tablesOf(file,one,line);return tables.length>0&&tables.every(({isComplete})=>isComplete)};if(only&&(scope.tables.length===1||scope.
tables.every((one,nth)=>found[nth]===only||isKnown(one))))return only;if(only||!scope.tables.every(isKnown))return[]}return[]}#lookUp(map,key,file,written,line){
const all=map.get(key);if(!all)return[];const dot=written.lastIndexOf(".");const schema=dot<0?void 0:written.slice(0,dot).toLowerCase();const own=file.surface.schema?.
toLowerCase();const isOrdinary=schema===void 0||ORDINARY.test(schema);let found=isOrdinary?all.filter(one=>one.isImplied||one.schema===void 0||one.schema===own||
ORDINARY.test(one.schema)):all.filter(one=>one.schema===schema);if(found.length===0&&schema===void 0)found=all.filter(({path})=>path===file.path);if(!isUndone(file.
path,file.surface,line))found=preferred(found,one=>!one.isUndone);found=preferred(found,({path})=>path===file.path);if(isOrdinary&&own!==void 0)found=preferred(
found,one=>one.schema===own||one.home===own);const last=written.slice(dot+1);found=preferred(found,({symbol})=>symbol.name===last);if(found.length<2)return found;
const shared=found.map(({path})=>sharedParts(path,file.path));const most=Math.max(...shared);return found.filter((_,nth)=>shared[nth]===most)}#model(file,name){
const paths=this.#models.get(name.toLowerCase())??[];const most=Math.max(...paths.map(path=>sharedParts(path,file.path)));const near=paths.filter(path=>sharedParts(
path,file.path)===most);const options=near.map(path=>({to:"symbol",id:moduleId(path)}));const[first,...more]=options;if(!first)return{destination:{to:"unknown",
name},evidence:"import"};return more.length>0?{destination:{to:"one_of",options},evidence:"ambiguous"}:{destination:first,evidence:"import"}}#mapOf({kind,signature,
modifiers}){switch(kind){case"struct":return/^create\s+type\b/i.test(signature??"")?this.#types:this.#tables;case"property":return this.#columns;case"function":
return modifiers?.includes("entry")?this.#triggers:this.#routines;case"enum":case"type":return this.#types;case"object":return this.#indexes}return void 0}};var isUndone=(path,{
undone},line)=>UNDOING.test(path)||undone!==void 0&&line>=undone;var nameIn=path=>path.slice(path.lastIndexOf(".")+1).toLowerCase();var withName=(path,name)=>`${path.
slice(0,path.lastIndexOf(".")+1)}${name}`;var symbolOf=({symbol})=>({to:"symbol",id:symbol.id});function preferred(all,is){const some=all.filter(is);return some.
length>0?some:all}function push(map,at,value){const list=map.get(at);if(list)list.push(value);else map.set(at,[value])}var createLinker=_=>new SqlLinker;export{createLinker,extract};
