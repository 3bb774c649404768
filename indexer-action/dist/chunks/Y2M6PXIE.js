import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{moduleId}from"./2ZI6R6IU.js";import{push}from"./IACKWRZ4.js";import"./WYNVCRUU.js";import{nearest,stemOf}from"./CJJMGL6T.js";
import{LIMITS}from"./XUA4RPE5.js";var words=text=>new Set(text.trim().split(/\s+/));var OBJECTS=words("TABLE VIEW FUNCTION PROCEDURE PROC TRIGGER EVENT TYPE DOMAIN INDEX SCHEMA POLICY EXTENSION \
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
var UNDONE=/\+(?:goose|migrate)\s+down\b|\bmigrate:down\b|@undo\b/i;var HEAD=/insert\s[^;']{0,4000}?\bvalues\b/iy;var MOST_ALIKE=3;var ALONE=/^[ \t]*(?:--[^\n]*)?\r?(?:\n|$)/;
var REPEATED=/^[ \t]*(?:\d+[ \t]*)?(?:--[^\n]*)?\r?(?:\n|$)/;var META=/\\[^\n]*/y;var DELIMITER=/delimiter[ \t]+(\S+)/iy;var BACKTICK=/^(?![ \t]*[*#])(?:(?!--|\/\*[^!])[^`\n])*`/m;
var COMMENT_MARK=/\/\*|\*\//g;function tokensOf(text){return new Tokenizer(text).read()}var Tokenizer=class{#text;#at=0;#tokens=[];#comments=[];#undone;#escapes;#isOpen=false;#isFlat=false;#bodies=[];#delimiter="";#isLineStart=true;#inValues=false;#depth=0;#hasRows=true;#head="";#alike=0;#dataAt=-1;#rowsAt=-1;constructor(text){
this.#text=text;this.#escapes=BACKTICK.test(text)}read(){while(this.#at<this.#text.length){if(this.#isBlank()||this.#isDelimiter()||this.#isComment())continue;const wasLineStart=this.#isLineStart;
this.#isLineStart=false;if(wasLineStart&&this.#isLineOfItsOwn())continue;if(this.#isTemplate()||this.#isQuoted()||this.#isDollar()||this.#isVariable()||this.#isNumber())
continue;if(!this.#isWord(wasLineStart))this.#sign()}const[tokens,comments,undone]=[this.#tokens,this.#comments,this.#undone];return undone===void 0?{tokens,comments}:
{tokens,comments,undone}}#push(kind,written,start,end){this.#tokens.push({kind,text:written,upper:kind==="word"?written.toUpperCase():"",start});this.#at=end}#matched(pattern){
pattern.lastIndex=this.#at;return pattern.exec(this.#text)?.[0]}#upTo(mark,from){const found=this.#text.indexOf(mark,from);return found<0?this.#text.length:found+
mark.length}#isBlank(){const sign=this.#text[this.#at];if(!/\s/.test(sign))return false;if(sign==="\n")this.#isLineStart=true;this.#at++;return true}#isDelimiter(){
if(this.#delimiter===""||!this.#text.startsWith(this.#delimiter,this.#at))return false;this.#push("end","",this.#at,this.#at+this.#delimiter.length);return true}#isComment(){
const[text,at]=[this.#text,this.#at];const sign=text[at];const next=text[at+1]??"";if(sign==="-"&&next==="-"||sign==="#"&&this.#isLineStart&&!/\w/.test(next))return this.#comment(
endOfLine(text,at));if(sign==="{"&&(next==="%"||next==="#"))return this.#comment(this.#upTo(`${next}}`,at+2));if(sign==="*"&&next==="/")this.#at+=2;else if(sign!==
"/"||next!=="*")return false;else{const versioned=/^\/\*!\d*/.exec(text.slice(at,at+12));if(!versioned)return this.#comment(this.#endOfComment());this.#at+=versioned[0].
length}return true}#comment(end){const start=this.#at;if(this.#isLineStart)this.#comments.push([start,end]);if(this.#undone===void 0&&UNDONE.test(this.#text.slice(
start,Math.min(end,start+200))))this.#undone=start;this.#at=end;return true}#endOfComment(){const end=this.#isFlat?void 0:endOfComment(this.#text,this.#at);this.#isFlat||=
end===void 0;return end??this.#upTo("*/",this.#at+2)}#isLineOfItsOwn(){const[text,at]=[this.#text,this.#at];if(text[at]==="/"&&ALONE.test(text.slice(at+1,at+200)))
this.#push("end","",at,at+1);else if(text[at]==="\\")this.#at+=this.#matched(META).length;else return false;return true}#isTemplate(){const start=this.#at;const sign=this.#text[start];
if(this.#text[start+1]!=="{"||sign!=="{"&&sign!=="$")return false;const end=this.#upTo(sign==="{"?"}}":"}",start+2);this.#push("template",this.#text.slice(start,
end),start,end);return true}#isQuoted(){const[text,at]=[this.#text,this.#at];const sign=text[at];if(sign==="'")this.#string();else if(sign==='"'||sign==="`")this.#name(
sign);else if(sign==="["&&!/[\w\])]/.test(text[at-1]??"")){const written=this.#matched(BRACKETED);if(written===void 0)return false;this.#push("quoted",written.slice(
1,-1),at+1,at+written.length)}else return false;return true}#string(){const[text,start]=[this.#text,this.#at];const previous=this.#tokens.at(-1);const isEscaped=this.#escapes||
previous?.upper==="E"&&previous.start===start-1;const found=this.#isOpen?void 0:endOfText(text,start,isEscaped);this.#isOpen||=found===void 0;const end=found??endOfLine(
text,start);if(this.#inValues)this.#at=end;else this.#push("text",text.slice(start+1,end-1),start+1,end)}#name(quote){const[text,start]=[this.#text,this.#at];let end=text.
indexOf(quote,start+1);while(end>=0&&text[end+1]===quote)end=text.indexOf(quote,end+2);if(end<0)this.#push("sign",quote,start,endOfLine(text,start));else this.#push(
"quoted",text.slice(start+1,end),start+1,end+1)}#isDollar(){const[text,start]=[this.#text,this.#at];const tag=text[start]==="$"?this.#matched(DOLLAR):void 0;if(tag===
void 0)return false;const behind=start+tag.length;if(this.#bodies.at(-1)===tag){this.#bodies.pop();this.#push("close",tag,start,behind);return true}const end=text.
indexOf(tag,behind);const before=this.#tokens.at(-1)?.upper;if(end>=0&&(before==="AS"||before==="DO"||isLanguage(this.#tokens))){this.#bodies.push(tag);this.#push(
"open",tag,start,behind)}else this.#push("text","",start,end<0?behind:end+tag.length);return true}#isVariable(){const[text,at]=[this.#text,this.#at];const sign=text[at];
const isColon=sign===":"&&text[at-1]!==":"&&text[at+1]!==":";const written=isColon||/[$@%]/.test(sign)?this.#matched(VARIABLE):void 0;if(written!==void 0)this.#push(
"variable",written,at,at+written.length);return written!==void 0}#isNumber(){const number=this.#matched(NUMBER);if(number===void 0)return false;if(this.#inValues)
this.#at+=number.length;else this.#push("text",number,this.#at,this.#at+number.length);return true}#isWord(isFirst){const word=this.#matched(WORD);if(word===void 0)
return false;if(isFirst&&this.#isBatchEnd(word))return true;if(isFirst&&this.#bodies.length===0&&STATEMENT.test(word))this.#statement();this.#push("word",word,this.#at,
this.#at+word.length);const upper=this.#tokens.at(-1).upper;if(upper==="VALUES"){this.#inValues=true;this.#depth=0;this.#rowsAt=this.#tokens.length}else if(this.#inValues&&
this.#depth===0)this.#inValues=false;else if(upper==="STDIN"&&this.#hasRows)this.#rowsOfCopy();return true}#isBatchEnd(word){const start=this.#at;const set=this.#matched(
DELIMITER);if(set!==void 0){const given2=set.slice(9).trim();this.#delimiter=given2===";"?"":given2;this.#push("end","",start,start+set.length);return true}if(!/^go$/i.
test(word)||!REPEATED.test(this.#text.slice(start+2,start+200)))return false;this.#push("end","",start,start+2);return true}#statement(){this.#endData();this.#inValues=
false;const said=this.#matched(HEAD)??"";this.#alike=said!==""&&said===this.#head?this.#alike+1:1;this.#head=said;if(this.#alike>MOST_ALIKE)this.#dataAt=this.#tokens.
length}#endData(){const isData=this.#dataAt>=0&&this.#rowsAt>=0&&this.#tokens.slice(this.#rowsAt).every(isLiteral);if(isData)this.#tokens.length=this.#dataAt;this.#dataAt=
-1;this.#rowsAt=-1;return isData}#rowsOfCopy(){const end=this.#text.indexOf("\n\\.",this.#at);if(end>=0)this.#push("sign",";",this.#at,end+3);else this.#hasRows=
false}#sign(){const sign=this.#text[this.#at];if(this.#inValues){if(sign==="(")this.#depth++;else if(sign===")")this.#depth--;else if(sign===";")this.#inValues=
false;const isBetween=(sign===","||sign==="-")&&this.#depth>0;if(isBetween&&/^[(,]$/.test(this.#tokens.at(-1)?.text??"")){this.#at++;return}}if(sign===";"&&this.#endData())
this.#at++;else this.#push("sign",sign,this.#at,this.#at+1)}};var STATEMENT=/^(?:insert|create|alter|drop|update|delete|begin|select|with)$/i;var isLiteral=({kind,
upper})=>kind==="sign"||kind==="text"||/^(?:NULL|DEFAULT|TRUE|FALSE|[NBXE])$/.test(upper);function endOfText(text,start,escapes){for(let at=start+1;at<text.length;at++){
const code=text.charCodeAt(at);if(code===92&&escapes)at++;else if(code===39){if(text.charCodeAt(at+1)!==39)return at+1;at++}}return void 0}function endOfComment(text,start){
COMMENT_MARK.lastIndex=start;let depth=0;for(let found=COMMENT_MARK.exec(text);found;found=COMMENT_MARK.exec(text)){depth+=found[0]==="/*"?1:-1;if(depth===0)return COMMENT_MARK.
lastIndex}return void 0}function endOfLine(text,at){const end=text.indexOf("\n",at);return end<0?text.length:end}var isLanguage=tokens=>tokens.at(-2)?.upper==="\
LANGUAGE"&&tokens.at(-3)?.upper==="DO";var Reader=class{tree;tokens;undone;comments=new Map;#closing=new Map;#batches=[];constructor(tree){this.tree=tree;const{tokens,comments,undone}=tokensOf(tree.text);
this.tokens=tokens;this.undone=undone;for(const[start,end]of comments)this.comments.set(tree.lineAt(Math.max(start,end-1)),tree.lineAt(start));const open=[];for(const[
at,{kind,text,start}]of tokens.entries()){if(kind!=="sign"){if(kind!=="end")continue;open.length=0;if(/^(?:go|\/(?:\s|$))/i.test(tree.text.slice(start,start+2)))
this.#batches.push(at)}else if(text==="(")open.push(at);else if(text===")"){const opening=open.pop();if(opening!==void 0)this.#closing.set(opening,at)}else if(text===
";")open.length=0}}upper(at){return this.tokens[at]?.upper??""}is(at,sign){const token=this.tokens[at];return token?.kind==="sign"&&token.text===sign}close(opening,end){
return Math.min(this.#closing.get(opening)??end,end)}skipIf(start){let at=start;if(this.upper(at)==="CONCURRENTLY")at++;if(this.upper(at)==="IF")at+=this.upper(
at+1)==="NOT"?3:2;return at}statementEnd(start,end){for(let at=start;at<end;at++){const token=this.tokens[at];if(token.kind==="end"||token.kind==="close")return at;
if(token.kind==="sign"){if(token.text===";")return at;if(token.text==="(")at=Math.max(at,this.close(at,at))}else if(token.upper==="CREATE"&&this.upper(at+1)!==""&&
!/^(?:GRANT|REVOKE|DENY)$/.test(this.upper(start-1)))return at;else if(/^(?:ALTER|DROP)$/.test(token.upper)&&ALTERED.test(this.upper(at+1)))return at}return end}hasBatches(at,end){
return this.#batches.some(batch=>batch>at&&batch<end)}items(start,end){const items=[];let first=start;for(let at=start;at<=end;at++){if(at<end&&this.is(at,"("))
at=this.close(at,end);if(at<end&&!this.is(at,","))continue;if(at>first)items.push([first,Math.min(at,end)]);first=at+1}return items}find(start,end,keyword){for(let at=start;at<
end;at++){if(this.is(at,"("))at=this.close(at,end);else if(this.upper(at)===keyword)return at}return-1}name(start){const parts=[];let at=start;if(this.tokens[at]?.
kind==="template"){if(!this.is(at+1,"."))return void 0;at+=2}for(;;){const token=this.tokens[at];if(token?.kind!=="word"&&token?.kind!=="quoted")break;if(token.
text===""||token.text.length>LIMITS.nameChars||token.text.includes("{{"))return void 0;parts.push(token);at++;if(!this.is(at,"."))break;at++;if(this.is(at,"."))
at++}if(parts.length===0)return void 0;const next=this.tokens[at];const last=parts.at(-1);if(next?.kind==="template"&&next.start===last.start+last.text.length)return void 0;
const before=this.tokens[start-1];if(before?.kind==="template"&&before.start+before.text.length===parts[0].start)return void 0;return{parts,end:at}}textBetween(first,end){
let text="";let behind=-1;for(let at=first;at<end&&text.length<LIMITS.signatureChars;at++){const{kind,text:own,start}=this.tokens[at];const mark=kind==="text"||
kind==="quoted"?this.tree.text[start-1]??"":"";const isMarked=/^['"`[]$/.test(mark);const begins=isMarked?start-1:start;if(behind>=0&&begins>behind&&!/^[(),;]$/.
test(own)&&!text.endsWith("("))text+=" ";text+=isMarked?`${mark}${own}${mark==="["?"]":mark}`:own;if(own===","&&kind==="sign")text+=" ";behind=own===","&&kind===
"sign"?Number.MAX_SAFE_INTEGER:start+own.length+(isMarked?1:0)}return text.trim()}};var textOf=({parts})=>parts.at(-1).text;var pathOf=({parts})=>{const[first]=parts;
const kept=parts.length>2&&SYSTEM_DATABASES.test(first?.text??"")?[first,parts.at(-1)]:parts.slice(-2);return kept.map(({text})=>text).join(".")};var SYSTEM_DATABASES=/^(?:master|model|msdb|tempdb|sys)$/i;function toTable(s,name,use,place,isGuess=false){const path=pathOf(name);const small=path.toLowerCase();const local=name.parts.length===1?place.tables.get(small):
void 0;if(local!==void 0){s.refer("local",use,name,place,{at:local});return""}if(s.temporary.has(small)||/^[#@]/.test(textOf(name)))return"";if(place.view&&/^(?:inserted|deleted)$/.
test(small)){for(let view=place.view;view;view=view.outer){const table=view.names.get(small);if(table!==void 0)return table}}s.refer("table",use,name,place,isGuess?
{isGuess}:{});return path}function toColumn(s,name,use,place){const last={parts:name.parts.slice(-1),end:name.end};if(name.parts.length===1){if(place.view&&!place.
variables.has(textOf(name).toLowerCase()))s.refer("column",use,last,place,{at:place.view.index,isGuess:true});return}const qualifier={parts:name.parts.slice(0,-1),
end:name.end};const said=qualifier.parts.length===1?textOf(qualifier).toLowerCase():"";for(let view=place.view;view;view=view.outer){let table=view.names.get(said);
let isTable=false;if(table!==void 0)isTable=said===table.slice(table.lastIndexOf(".")+1).toLowerCase()&&!/^(?:new|old|excluded|inserted|deleted)$/.test(said);else if(qualifier.
parts.length>1){const path=pathOf(qualifier).toLowerCase();table=[...view.names.values()].find(one=>one.toLowerCase()===path);isTable=true}if(table===void 0)continue;
if(table==="")return;if(isTable)toTable(s,qualifier,"read",place,true);s.refer("column",use,last,place,{table,isGuess:true});return}}function toQualified(s,name,use,place){
if(name.parts.length<2)return;const table={parts:name.parts.slice(0,-1),end:name.end};toTable(s,table,"read",place);s.refer("column",use,{parts:name.parts.slice(
-1),end:name.end},place,{table:pathOf(table),isGuess:true})}function toColumns(s,opening,end,table,use,place){for(const[first]of s.items(opening+1,s.close(opening,
end))){const name=s.name(first);if(name?.parts.length===1)s.refer("column",use,name,place,{table,isGuess:true})}}function toNames(s,first,end,kind,use,place,isGuess=false){
for(let at=first;at<end;){const name=s.name(at);if(!name)return;if(kind==="table")toTable(s,name,use,place,isGuess);else s.refer(kind,use,name,place,isGuess?{isGuess}:
{});at=s.is(name.end,"(")?s.close(name.end,end)+1:name.end;if(!s.is(at,","))return;at++}}function toModel(s,token,place){const found=/\bref\(\s*(?:['"][^'"]+['"]\s*,\s*)?(['"])([\w.-]+)\1/.
exec(token.text);const name=found?.[2];if(!found||name===void 0)return;const start=token.start+found.index+found[0].lastIndexOf(name);s.body.references.push({kind:"\
model",use:"read",name,...s.tree.positionAt(start),length:name.length,from:place.from})}var HEADS=new Set(["SELECT","PERFORM","INSERT","UPDATE","DELETE","MERGE","REPLACE","WITH"]);function isHead(s,at){const upper=s.upper(at);if(!HEADS.has(upper))return false;
const before=s.upper(at-1);if(upper==="WITH")return/^(?:RECURSIVE|XMLNAMESPACES)$/.test(s.upper(at+1))||namesQuery(s,at+1);if(upper==="REPLACE")return s.upper(at+
1)==="INTO";if(upper==="UPDATE"&&s.upper(at+1)==="STATISTICS")return false;if(upper==="MERGE")return s.upper(at+1)==="INTO"||s.upper(at+1)==="TOP"||s.name(at+1)!==
void 0;if(upper==="UPDATE"||upper==="DELETE"||upper==="INSERT")return!/^(?:FOR|ON|DO|KEY|OR|AFTER|BEFORE|OF|GRANT)$/.test(before)&&!s.is(at-1,",")&&!s.is(at+1,"\
(");return true}function namesQuery(s,at){const name=s.name(at);if(!name)return false;const as=s.is(name.end,"(")?s.close(name.end,s.tokens.length)+1:name.end;return s.
upper(as)==="AS"&&(s.is(as+1,"(")||/MATERIALIZED|NOT/.test(s.upper(as+1)))}function inTable(s,start,end,table,place){const view=s.view([table],void 0);view.names.
set(table.slice(table.lastIndexOf(".")+1).toLowerCase(),table);expressions(s,start,end,{...place,view})}function expressions(s,start,end,place,done,written){for(let at=start;at<
end;){const behind=done?.get(at);if(behind!==void 0&&behind>at){at=behind;continue}if(written?.has(at)&&s.is(at,"(")){const close=s.close(at,end);for(let column=at+
1;column<close;column++){const name=s.name(column);if(name)toColumn(s,name,"write",place)}at=close+1;continue}at=Math.max(at+1,expression(s,at,end,place,written?.
has(at)?"write":"read"))}}function expression(s,at,end,place,use="read"){const token=s.tokens[at];if(s.is(at,"(")&&isHead(s,at+1)){const close=s.close(at,end);s.
walk.query(s,at+1,close,place);return close+1}if(token.kind==="template"){if(!s.is(at+1,".")){toModel(s,token,place);return at+1}}else if(token.kind!=="word"&&token.
kind!=="quoted")return at+1;const name=s.name(at);if(!name)return at+1;const before=s.tokens[at-1];if(before?.kind==="sign"&&before.text===":"&&s.is(at-2,":")){
s.refer("type","type",name,place,{isGuess:true});return name.end}if(name.parts.length===1&&token.kind==="word"&&RESERVED.has(token.upper))return at+1;if(s.is(name.
end,"(")){s.refer("routine","call",name,place,{isGuess:true});return name.end}if(before?.upper==="AS"){if(s.is(name.end,")")||s.is(name.end,"["))s.refer("type",
"type",name,place,{isGuess:true});return name.end}if(name.parts.length===1){const next=s.tokens[name.end];const isAlias2=before!==void 0&&(before.kind==="quoted"||
before.kind==="text"||before.kind==="word"&&!RESERVED.has(before.upper)||before.kind==="sign"&&before.text===")"||/^(?:END|NULLS|DUPLICATE|COLLATE|CONSTRAINT|TO|WINDOW|OVER|CURRENT)$/.
test(before.upper));if(isAlias2||next?.kind==="text"&&next.text!==""&&token.kind==="word"&&/^['"]/.test(s.tree.text[next.start-1]??""))return name.end}toColumn(
s,name,use,place);return name.end}function createTable(s,start,at,end,place,isTemporary,isVirtual){const name=s.name(at);if(!name)return;if(isTemporary||textOf(name).startsWith("#")||!place.declares){
s.temporary.add(pathOf(name).toLowerCase());s.walk.statements(s,name.end,end,place);return}const table=s.define(name,"struct",start,end,place,name.end);if(table<
0)return;const inside={...place,from:table};let next=name.end;let isComplete=false;if(s.is(next,"(")&&!isVirtual&&!isHead(s,next+1)){isComplete=true;const close=s.
close(next,end);for(const[first,last]of s.items(next+1,close))if(s.upper(first)==="LIKE"){isComplete=false;const like=s.name(first+1);if(like)toTable(s,like,"re\
ad",inside)}else tableItem(s,first,last,name,table,inside);next=close+1}else if(isVirtual)return;for(;next<end;next++){const upper=s.upper(next);if(isHead(s,next)){
isComplete=false;s.walk.query(s,next,end,inside);break}const other=upper==="OF"&&s.upper(next-1)==="PARTITION"?s.name(next+1):upper==="INHERITS"&&s.is(next+1,"(")?
s.name(next+2):upper==="LIKE"||upper==="CLONE"?s.name(next+1):void 0;if(other){isComplete=false;toTable(s,other,"read",inside);next=other.end-1}}if(isComplete)s.
surface.complete.push(table)}function tableItem(s,first,last,table,parent,place){if(isConstraint(s,first)){constraint(s,first,last,table,place);return}const name=s.
name(first);if(name?.parts.length!==1||name.end>last)return;defineColumn(s,name,first,last,table,parent,place)}function defineColumn(s,name,first,last,table,parent,place){
const typeEnd=endOfType(s,name.end,last);const type=s.textBetween(name.end,typeEnd);const index=s.define(name,"property",first,last,{...place,from:parent},last,
table,type);const inside={...place,from:index<0?place.from:index};const typeName=s.name(name.end);if(typeName&&typeName.end<=typeEnd)s.refer("type","type",typeName,
inside,{isGuess:true});constraint(s,typeEnd,last,table,inside)}function constraint(s,first,last,table,place){let of=pathOf(table);for(let at=first;at<last;at++){
const upper=s.upper(at);if(upper==="CONSTRAINT"){at++;continue}if(upper==="REFERENCES"){const name=s.name(at+1);if(!name)continue;toTable(s,name,"read",place);of=
pathOf(name);if(s.is(name.end,"(")){toColumns(s,name.end,last,of,"read",place);at=s.close(name.end,last)}else at=name.end-1;of=pathOf(table);continue}if(s.is(at,
"(")){const close=s.close(at,last);const isList=/^(?:KEY|UNIQUE|INDEX|CLUSTERED|NONCLUSTERED)$/.test(s.upper(at-1))||isKeyName(s,at-1,first);if(isList)toColumns(
s,at,last,of,"read",place);else inTable(s,at+1,close,of,place);at=close}}}function isKeyName(s,at,first){return at>first&&/^(?:KEY|UNIQUE|INDEX)$/.test(s.upper(
at-1))&&s.name(at)!==void 0}function isConstraint(s,at){const upper=s.upper(at);if(!CONSTRAINTS.has(upper))return false;if(!/^(?:KEY|INDEX|UNIQUE|PERIOD|CHECK)$/.
test(upper))return true;if(s.is(at+1,"(")||/^(?:KEY|INDEX|CLUSTERED|NONCLUSTERED|NULLS|FOR)$/.test(s.upper(at+1)))return true;const bracket=[at+2,at+3].find(one=>s.
is(one,"("));if(bracket===void 0)return s.upper(at+2)==="USING";return!/^\d/.test(s.tokens[bracket+1]?.text??"")}function endOfType(s,start,end){for(let at=start;at<
end;at++){if(s.is(at,"("))at=s.close(at,end);else if(at>start&&BEHIND_TYPES.has(s.upper(at)))return at;else if(at===start&&/^(?:REFERENCES|PRIMARY|NOT|NULL|DEFAULT|UNIQUE|AS|CHECK|GENERATED|COLLATE|CONSTRAINT)$/.
test(s.upper(at)))return at}return end}function alter(s,start,end,place){let at=start+1;if(/^(?:FOREIGN|MATERIALIZED)$/.test(s.upper(at)))at++;const object=s.upper(at);at=s.skipIf(at+1);if(s.upper(at)===
"ONLY")at++;const name=s.name(at);if(!name)return;if(object==="VIEW"||object==="INDEX"||object==="FUNCTION"||object==="PROCEDURE"||object==="TYPE"){const kind=object===
"VIEW"?"table":object==="INDEX"?"index":object==="TYPE"?"type":"routine";s.refer(kind,"write",name,place,{isGuess:true});if(object==="TYPE"&&s.upper(name.end)===
"ADD"&&s.upper(name.end+1)==="VALUE"){const value=s.skipIf(name.end+2);const token=s.tokens[value];if(token?.kind==="text"&&token.text!==""&&place.declares)s.define(
{parts:[token],end:value+1},"enum_member",start,end,{...place,from:-1},end,name)}else if(object==="VIEW")s.walk.statements(s,name.end,end,place);return}if(object!==
"TABLE")return;toTable(s,name,"write",place);let isAdding=false;for(const[first,last]of s.items(name.end,end))isAdding=change(s,first,last,name,place,isAdding)}
function change(s,start,end,table,place,wasAdding){let at=start;if(s.upper(at)==="WITH")at+=2;const verb=s.upper(at);const isColumn=s.upper(at+1)==="COLUMN";const named2=s.
skipIf(isColumn?at+2:at+1);const name=s.name(named2);const column=of=>s.refer("column","write",of,place,{table:pathOf(table),isGuess:true});switch(verb){case"AD\
D":if(s.is(named2,"(")){for(const[first,last]of s.items(named2+1,s.close(named2,end)))add(s,first,last,table,place)}else add(s,named2,end,table,place);return true;case"\
DROP":if(isColumn&&name)column(name);else if(name&&!CONSTRAINTS.has(s.upper(named2))&&!/^(?:PARTITION|DEFAULT)$/.test(s.upper(named2)))column(name);return false;case"\
ALTER":case"MODIFY":if(!name||/^(?:CONSTRAINT|INDEX|CHECK)$/.test(s.upper(named2)))return false;column(name);inTable(s,name.end,end,pathOf(table),place);return false;case"\
CHANGE":{const after=name&&s.name(name.end);if(!name||!after)return false;column(name);if(textOf(after).toLowerCase()!==textOf(name).toLowerCase())add(s,name.end,
end,table,place);return false}case"RENAME":{if(s.upper(at+1)==="TO"||s.upper(at+1)==="AS"){const after=s.name(at+2);if(after){s.surface.renamed.push([pathOf(table),
pathOf(after),s.tree.lineAt(after.parts[0].start)]);s.refer("table","write",after,place,{isGuess:true})}}else if(name&&s.upper(name.end)==="TO"&&!CONSTRAINTS.has(
s.upper(at+1))){column(name);add(s,name.end+1,end,table,place)}return false}case"ATTACH":case"DETACH":{const partition=s.name(at+2);if(partition)toTable(s,partition,
"read",place);return false}}if(wasAdding&&name&&!/^(?:ENABLE|DISABLE|OWNER|SET|RESET|VALIDATE|CHECK|NOCHECK|ENGINE|CONVERT|DEFAULT|COMMENT|AUTO_INCREMENT)$/.test(
verb)){add(s,at,end,table,place);return true}return false}function add(s,first,last,table,place){if(isConstraint(s,first))constraint(s,first,last,table,place);else{
const name=s.name(first);if(name?.parts.length!==1||name.end>last)return;if(place.declares)defineColumn(s,name,first,last,table,-1,place)}}function drop(s,start,end,place){
let at=start+1;while(/^(?:MATERIALIZED|TEMPORARY|FOREIGN)$/.test(s.upper(at)))at++;const object=s.upper(at);const kind=object==="TABLE"||object==="VIEW"?"table":
object==="INDEX"?"index":object==="TYPE"||object==="DOMAIN"?"type":object==="TRIGGER"?"trigger":/^(?:FUNCTION|PROC|PROCEDURE)$/.test(object)?"routine":void 0;if(kind===
void 0)return;const first=s.skipIf(at+1);toNames(s,first,end,kind,"write",place,kind!=="table");const on=/^(?:INDEX|TRIGGER)$/.test(object)?s.find(first,end,"ON"):
-1;const table=on<0?void 0:s.name(on+1);if(table)toTable(s,table,"write",place)}function commented(s,at,place){const object=s.upper(at);const name=s.name(object===
"MATERIALIZED"?at+2:at+1);if(!name)return;if(object==="TABLE"||object==="VIEW"||object==="MATERIALIZED")toTable(s,name,"read",place);else if(object==="COLUMN")toQualified(
s,name,"read",place);else if(object==="FUNCTION"||object==="PROCEDURE")s.refer("routine","read",name,place,{isGuess:true});else if(object==="TYPE"||object==="DO\
MAIN")s.refer("type","read",name,place,{isGuess:true});else if(object==="INDEX")s.refer("index","read",name,place,{isGuess:true})}function granted(s,start,end,place){
const on=s.find(start,end,"ON");if(on<0)return;const object=s.upper(on+1);if(/^(?:FUNCTION|PROCEDURE|ROUTINE)$/.test(object))toNames(s,on+2,end,"routine","read",
place,true);else if(object==="TABLE")toNames(s,on+2,end,"table","read",place);else if(!/^(?:ALL|SCHEMA|SEQUENCE|DATABASE|TYPE|LANGUAGE|SEQUENCES|OBJECT)$/.test(
object))toNames(s,on+1,end,"table","read",place,true)}function createView(s,start,at,end,place){const name=s.name(at);if(!name)return;const from=s.define(name,"struct",start,end,place,name.end);const inside={...place,
from:from<0?place.from:from};for(let next=name.end;next<end;next++)if(isHead(s,next)||s.is(next,"(")&&isHead(s,next+1)){s.walk.query(s,next,end,inside);return}}
function createIndex(s,start,at,end,place){const isNamed=s.upper(at)!=="ON";const name=isNamed?s.name(at):void 0;const on=name?name.end:at;if(s.upper(on)!=="ON")
return;const from=name?s.define(name,"object",start,end,place,end):place.from;onTable(s,on+1,end,{...place,from:from<0?place.from:from})}function onTable(s,at,end,place){
const table=s.name(s.upper(at)==="ONLY"?at+1:at);if(!table)return;toTable(s,table,"read",place);inTable(s,table.end,end,pathOf(table),place)}function createType(s,start,at,end,place,object){
const name=s.name(at);if(!name)return;const first=s.upper(name.end)==="AS"?name.end+1:name.end;const upper=s.upper(first);if(upper==="ENUM"&&s.is(first+1,"(")){
const parent2=s.define(name,"enum",start,end,place,name.end);for(let value=first+2;value<s.close(first+1,end);value++){const token=s.tokens[value];if(token.kind===
"text"&&token.text!=="")s.define({parts:[token],end:value+1},"enum_member",value,value+1,{...place,from:parent2},value+1,name)}return}const opening=upper==="TAB\
LE"||upper==="OBJECT"?first+1:first;const isStruct=object==="TYPE"&&s.is(opening,"(")&&upper!=="RANGE"&&s.upper(first-1)==="AS";const parent=s.define(name,isStruct?
"struct":"type",start,end,place,isStruct?name.end:end);const inside={...place,from:parent<0?place.from:parent};if(isStruct&&parent>=0){for(const[from,to]of s.items(
opening+1,s.close(opening,end)))tableItem(s,from,to,name,parent,inside)}else{const base=object==="DOMAIN"?s.name(first):void 0;if(base)s.refer("type","type",base,
inside,{isGuess:true})}}var HINT=/^(?:NOLOCK|INDEX|FORCE|READPAST|UPDLOCK|HOLDLOCK|TABLOCK)$/;function source(s,q,first,use,isTarget=false){let at=first;while(/^(?:ONLY|LATERAL|TABLE|LOW_PRIORITY|IGNORE)$/.
test(s.upper(at))&&!s.is(at+1,"."))at++;if(s.is(at,"(")){const close=s.close(at,q.end);if(!isHead(s,at+1)&&s.upper(at+1)!=="VALUES"&&!s.is(at+1,"(")){s.deeper(()=>joined(
s,q,at+1,close,use));return close+1}q.done.set(at,at);return named(s,q,close+1,"",void 0,isTarget)}const token=s.tokens[at];const name=s.name(at);let path="";let next;
if(token?.kind==="template"){toModel(s,token,q.inside);next=at+1;if(name){path=toTable(s,name,use,q.inside);next=name.end}}else{if(!name||RESERVED.has(s.upper(at))&&
name.parts.length===1)return at;next=name.end;if(s.is(next,"(")&&!isTarget&&!HINT.test(s.upper(next+1))){s.refer("routine","call",name,q.inside,{isGuess:true});
next=s.close(next,q.end)+1;q.done.set(at,name.end);return named(s,q,next,path,void 0,isTarget)}path=toTable(s,name,use,q.inside)}q.done.set(at,name?.end??at);return named(
s,q,next,path,name,isTarget)}function joined(s,q,start,close,use){for(let inner=source(s,q,start,use);inner<close;inner++)if(s.upper(inner)==="JOIN"||s.is(inner,
",")){const behind=source(s,q,inner+1,use);q.done.set(inner+1,behind);inner=Math.max(inner,behind-1)}}function named(s,q,at,path,name,isTarget){const isAs=s.upper(
at)==="AS";const aliasAt=isAs?at+1:at;const said=s.tokens[aliasAt];q.tables.push(path);if(said&&(said.kind==="quoted"||said.upper!==""&&(isAs||!RESERVED.has(said.
upper)))&&!(isTarget&&said.upper==="VALUES")){q.view.names.set(said.text.toLowerCase(),path);q.done.set(at,aliasAt+1);return aliasAt+1}if(name)q.view.names.set(
textOf(name).toLowerCase(),path);return at}var ENDING=/^(?:WHERE|ON|GROUP|ORDER|HAVING|LIMIT|RETURNING|UNION|WINDOW|WHEN|EXCEPT|INTERSECT|FOR|VALUES|INTO|EXEC|EXECUTE|DECLARE|IF|BEGIN|PRINT|RAISERROR|FETCH|OPEN|RETURN|WHILE|LOOP)$/;
function query(s,start,end,around){s.deeper(()=>segments(s,start,end,around))}function segments(s,start,end,around){let place=around;let at=start;let insertion;
while(at<end){if(s.upper(at)==="WITH"&&isHead(s,at)){const{next,tables}=withQueries(s,at,end,place);place={...place,tables};at=Math.max(at+1,next);continue}const isMerge=s.
upper(at)==="MERGE";let last=at+1;for(;last<end;last++){if(s.is(last,"("))last=s.close(last,end);else if(isHead(s,last)&&!(isMerge&&/^(?:UPDATE|DELETE|INSERT)$/.
test(s.upper(last))))break;else if(insertion&&isOfInsertion(s,last))break}const isRest=insertion!==void 0&&isOfInsertion(s,at);const read=segment(s,at,Math.min(
last,end),place,isRest?insertion:void 0);if(!isRest&&read.head!=="SELECT")insertion=read.target&&!isMerge?read:void 0;at=last}}function withQueries(s,start,end,place){
const tables=new Map(place.tables);let at=s.upper(start+1)==="RECURSIVE"?start+2:start+1;if(s.upper(at)==="XMLNAMESPACES"){at=s.close(at+1,end)+1;if(!s.is(at,","))
return{next:at,tables};at++}while(at<end){const name=s.name(at);if(!name)break;const token=name.parts[0];const local=s.body.locals.push({name:token.text,...s.tree.
positionAt(token.start),owner:place.from})-1;const as=s.is(name.end,"(")?s.close(name.end,end)+1:name.end;let opening=as+1;while(/^(?:NOT|MATERIALIZED)$/.test(s.
upper(opening)))opening++;if(s.upper(as)!=="AS"||!s.is(opening,"("))break;tables.set(token.text.toLowerCase(),local);const close=s.close(opening,end);query(s,opening+
1,close,{...place,tables});at=close+1;if(!s.is(at,","))break;at++}return{next:at,tables}}function segment(s,start,end,place,insertion){const view=insertion?.view??
s.view([],place.view);const q={start,end,head:s.upper(start),inside:{...place,view},view,tables:s.body.scopes[view.index].tables,done:new Map,written:new Set,target:insertion?.
target,isSetting:false,isFrom:false};for(let at=start;at<end;at++)if(s.is(at,"("))at=s.close(at,end);else if(s.is(at,",")){if(q.isFrom)at=Math.max(at,source(s,q,
at+1,"read")-1);else if(q.isSetting)q.written.add(at+1)}else if(s.upper(at)!=="")at=Math.max(at,clause(s,q,at)-1);ordered(s,q);expressions(s,start+1,end,q.inside,
q.done,q.written);return q}function isOfInsertion(s,at){const upper=s.upper(at);return upper==="RETURNING"||upper==="ON"&&/^(?:CONFLICT|DUPLICATE)$/.test(s.upper(
at+1))}function ordered(s,q){const order=s.find(q.start,q.end,"ORDER");if(order<0||q.head!=="SELECT")return;const isUnited=/^(?:UNION|EXCEPT|INTERSECT|MINUS|ALL|DISTINCT)$/.
test(s.upper(q.start-1));const results=isUnited?void 0:resultsOf(s,q);for(let at=order+2;at<q.end&&!ENDING.test(s.upper(at));at++){if(s.is(at,"("))at=s.close(at,
q.end);const name=s.name(at);if(!name)continue;if(name.parts.length===1&&(!results||results.has(textOf(name).toLowerCase())))q.done.set(at,name.end);at=name.end-
1}}function resultsOf(s,{start,end}){const results=new Set;const from=s.find(start,end,"FROM");for(const[first,last]of s.items(start+1,from<0?end:from)){const token=s.
tokens[s.is(first+1,"=")?first:last-1];if(!token||token.kind!=="word"&&token.kind!=="quoted")continue;const column=s.name(behindTop(s,behindDistinct(s,first,last),
last));const behind=column&&s.upper(column.end)==="AS"?column.end+1:column?.end;const isColumn=column&&textOf(column).toLowerCase()===token.text.toLowerCase()&&
last-(behind??0)<=1;if(!isColumn||s.is(first+1,"="))results.add(token.text.toLowerCase())}return results}function clause(s,q,at){const{head}=q;const upper=s.upper(
at);if(at===q.start){if(upper==="UPDATE")return updated(s,q,at);if(upper==="DELETE")return deleted(s,q,at);if(upper==="MERGE"&&s.upper(at+1)!=="INTO")return target(
s,q,at+1);if(upper==="INSERT"&&!/^(?:INTO|IGNORE|OR|OVERWRITE)$/.test(s.upper(at+1)))return inserted(s,q,at+1)}if(upper==="INTO"&&/^(?:INSERT|REPLACE|MERGE)$/.test(
head)&&!q.target){const behind=head==="MERGE"?target(s,q,at+1):inserted(s,q,at+1);if(q.target)q.view.names.set("excluded",pathOf(q.target));return behind}if(upper===
"FROM"&&!/^(?:DISTINCT|NEXT|PRIOR|FIRST|LAST|FETCH)$/.test(s.upper(at-1))){q.isFrom=true;q.isSetting=false;return source(s,q,at+1,head==="DELETE"&&q.tables.length===
0?"write":"read")}if(upper==="JOIN"||upper==="USING"&&/^(?:DELETE|MERGE)$/.test(head)&&(head==="MERGE"||!s.is(at+1,"("))){q.isFrom=true;return source(s,q,at+1,"\
read")}if(upper==="SET"||upper==="UPDATE"&&s.upper(at-1)==="KEY"){if(upper==="SET")q.isFrom=false;q.isSetting=true;q.written.add(at+1)}else if(upper==="INSERT"&&
head==="MERGE"&&q.target&&s.is(at+1,"("))given(s,q,at+1,q.target);else if(ENDING.test(upper)){if(upper!=="ON")q.isFrom=false;else if(q.isFrom)q.isFrom=/^(?:UPDATE|SELECT|DELETE|PERFORM)$/.
test(head);q.isSetting=false}return at+1}function updated(s,q,at){const first=behindTop(s,at+1,q.end);const name=s.name(first);q.isFrom=name!==void 0;const from=s.
find(first,q.end,"FROM");if(from<0||name?.parts.length!==1||!isAlias(s,textOf(name),from,q.end))return source(s,q,first,"write");q.done.set(first,name.end);return at+
1}function deleted(s,q,at){const first=behindTop(s,at+1,q.end);const name=s.name(first);if(s.upper(first)==="FROM"||!name)return at+1;if(s.find(first,q.end,"FRO\
M")<0)return source(s,q,first,"write");q.done.set(first,name.end);return at+1}function target(s,q,at){q.target=s.name(at);return source(s,q,at,"write",true)}function inserted(s,q,at){
const behind=target(s,q,at);if(q.target&&s.is(behind,"(")&&!isHead(s,behind+1))given(s,q,behind,q.target);return behind}function given(s,q,opening,table){toColumns(
s,opening,q.end,pathOf(table),"write",q.inside);q.done.set(opening,s.close(opening,q.end)+1)}function behindDistinct(s,at,end){if(s.upper(at)!=="DISTINCT")return at;
return s.upper(at+1)==="ON"&&s.is(at+2,"(")?s.close(at+2,end)+1:at+1}function behindTop(s,at,end){let next=at;if(s.upper(next)==="TOP")next=s.is(next+1,"(")?s.close(
next+1,end)+1:next+2;return next}function isAlias(s,name,from,end){for(let at=from;at<end;at++){const token=s.tokens[at];if(token.text.toLowerCase()!==name.toLowerCase()||
s.is(at+1,"."))continue;const before=s.tokens[at-1];if(before?.upper==="AS"||before?.kind==="quoted"||s.is(at-1,")"))return true;if(before?.kind==="word"&&!RESERVED.
has(before.upper))return true}return false}function createRoutine(s,start,at,end,place,object){const name=s.name(at);if(!name)return at;const isTrigger=object==="TRIGGER"||object==="EVENT";const last=routineEnd(
s,name.end,end);const body=bodyOf(s,name.end,last);const from=s.define(name,"function",start,last,place,body,void 0,void 0,isTrigger);const variables=new Set(place.
variables);const inside={...place,from:from<0?place.from:from,variables,declares:false};if(isTrigger)trigger(s,name.end,body,last,inside,variables,object);else routine(
s,name.end,body,last,inside,variables,s.symbols[from]);return last}function trigger(s,start,body,last,inside,variables,object){const on=s.find(start,body,"ON");
const table=on<0?void 0:s.name(on+1);if(!table||object==="EVENT"||/^(?:DATABASE|ALL)$/.test(s.upper(on+1))){s.walk.statements(s,start,last,inside);return}for(let column=start;column<
on;column++)if(s.upper(column-1)==="OF"||s.is(column-1,",")){const named2=s.name(column);if(named2&&!/^(?:INSERT|UPDATE|DELETE)$/.test(s.upper(column)))s.refer(
"column","read",named2,inside,{table:pathOf(table),isGuess:true})}toTable(s,table,"read",inside);for(let rows=table.end;rows<last&&!/^(?:EXECUTE|BEGIN)$/.test(s.
upper(rows));rows++)if(s.upper(rows)==="TABLE"&&/^(?:NEW|OLD)$/.test(s.upper(rows-1))){const handed=s.tokens[s.upper(rows+1)==="AS"?rows+2:rows+1];if(handed)s.surface.
handed.push(handed.text.toLowerCase())}const view=s.view([],void 0);for(const row of["new","old","inserted","deleted"])view.names.set(row,pathOf(table));const within={
...inside,view};const run=s.find(table.end,last,"EXECUTE");if(run>=0&&/^(?:FUNCTION|PROCEDURE)$/.test(s.upper(run+1))){expressions(s,table.end,run,within);const called=s.
name(run+2);if(called)s.refer("routine","call",called,inside)}else{declared(s,table.end,last,variables);s.walk.statements(s,table.end,last,within)}}function routine(s,start,body,last,inside,variables,made2){
let next=s.is(start,"(")?parametersEnd(s,start,last,inside,variables,made2):start;const language=s.find(next,last,"LANGUAGE");const said=(s.tokens[language+1]?.
text??"sql").toLowerCase();if(language>=0&&!/^(?:sql|plpgsql|tsql)$/.test(said))return;const returns=s.find(next,body,"RETURNS");if(returns>=0){const setof=s.upper(
returns+1)==="SETOF"?returns+2:returns+1;if(s.upper(setof)==="TABLE"&&s.is(setof+1,"(")){const close=s.close(setof+1,last);for(const[first]of s.items(setof+2,close))
variables.add((s.tokens[first]?.text??"").toLowerCase());next=close+1}else{const type=s.name(setof);if(type){if(made2)made2.returns=textOf(type);s.refer("type",
"type",type,inside,{isGuess:true});next=type.end}}}if(/^(?:AS|IS)$/.test(s.upper(body)))declarations(s,body+1,last,variables);declared(s,next,last,variables);s.
walk.statements(s,next,last,inside)}function parametersEnd(s,opening,last,inside,variables,made2){const close=s.close(opening,last);const parameters=[];for(const[
first,until]of s.items(opening+1,close)){const isMode=/^(?:IN|OUT|INOUT|VARIADIC)$/.test(s.upper(first));const parameter=s.tokens[isMode?first+1:first];if(!parameter)
continue;const isNamed=until-first>(isMode?2:1);if(isNamed&&parameter.text.length<=LIMITS.nameChars){variables.add(parameter.text.toLowerCase());const type=s.textBetween(
isMode?first+2:first+1,until);parameters.push({name:parameter.text,type:type.slice(0,80)})}for(let word=first;word<until;word++){const type=word===first&&isNamed?
void 0:s.name(word);if(!type)continue;s.refer("type","type",type,inside,{isGuess:true});word=type.end-1}}if(made2&&parameters.length>0)made2.parameters=parameters.
slice(0,256);return close+1}function declared(s,start,end,variables){for(let at=start;at<end;at++){const upper=s.upper(at);if(upper==="DECLARE"&&s.tokens[at+1]?.
kind!=="variable")at=declarations(s,at+1,end,variables);else if(upper==="FOR"&&s.upper(at+2)==="IN")variables.add(s.tokens[at+1].text.toLowerCase())}}function declarations(s,start,end,variables){
let at=start;const add2=()=>variables.add((s.tokens[at]?.text??"").toLowerCase());while(at<end&&s.upper(at)!=="BEGIN"){for(add2();s.is(at+1,",");add2())at+=2;while(at<
end&&s.upper(at)!=="BEGIN"&&!s.is(at,";"))at++;if(s.is(at,";"))at++}return at}function block(s,start,end,place){const opening=s.upper(start+1)==="LANGUAGE"?start+
3:start+1;const open=s.tokens[opening];if(open?.kind!=="open")return start+1;let last=opening+1;while(last<end&&!(s.tokens[last]?.kind==="close"&&s.tokens[last]?.
text===open.text))last++;const variables=new Set(place.variables);declared(s,opening,last,variables);s.walk.statements(s,opening+1,last,{...place,variables});return last+
1}function bodyOf(s,start,end){for(let at=start;at<end;at++){if(s.tokens[at]?.kind==="open")return at;if(s.is(at,"("))at=s.close(at,end);else if(/^(?:BEGIN|AS|IS|EXECUTE|DECLARE)$/.
test(s.upper(at))&&s.upper(at+1)!=="OWNER"&&s.upper(at+1)!=="CALLER")return at;else if(/^(?:FOLLOWS|PRECEDES|SELECT|INSERT|RETURN)$/.test(s.upper(at))&&s.upper(
at-1)==="ROW")return at}return end}function routineEnd(s,start,end){let depth=0;let isQuoted=false;let hasBatches=false;for(let at=start;at<end;at++){const{kind,
upper,text}=s.tokens[at];if(kind==="open")isQuoted=true;else if(kind==="close"){if(!isQuoted)return at;isQuoted=false}else if(isQuoted)continue;else if(kind==="\
end")return at;else if(upper==="BEGIN"){if(!/^TRAN/.test(s.upper(at+1))&&!s.is(at+1,";"))depth++}else if(upper==="CASE"){if(s.upper(at-1)!=="END")depth++}else if(upper===
"END"){if(!/^(?:IF|LOOP|WHILE|REPEAT|FOR)$/.test(s.upper(at+1)))depth--}else if(kind==="sign"&&text===";"&&depth<=0){hasBatches||=s.hasBatches(at,end);if(!hasBatches)
return at}}return end}var MOST_DEPTH=60;var State=class extends Reader{walk;symbols=[];surface={complete:[],renamed:[],handed:[]};body={locals:[],scopes:[],references:[]};temporary=new Set;#depth=0;constructor(tree,walk){
super(tree);this.walk=walk}unit(){if(this.undone!==void 0)this.surface.undone=this.tree.lineAt(this.undone);this.body.references=this.body.references.filter(({kind,
name})=>kind!=="table"||!this.temporary.has(name.toLowerCase()));return{symbols:this.symbols,surface:this.surface,body:this.body}}deeper(then){if(++this.#depth<=
MOST_DEPTH)then();this.#depth--}view(tables,outer){const index=this.body.scopes.push({tables,outer:outer?.index??-1})-1;return{index,names:new Map,outer}}refer(kind,use,name,{
from},more={}){const last=name.parts.at(-1);if(more.table==="")return;const{isGuess,...rest}=more;this.body.references.push({kind,use,name:kind==="column"||kind===
"local"?last.text:pathOf(name),...this.tree.positionAt(last.start),length:last.text.length,from,...rest,...isGuess?{isGuess}:{}})}define(name,kind,first,last,place,head=last,within,type,isEntry=false){
const token=name.parts.at(-1);if(this.symbols.length>=LIMITS.symbolsPerFile||token.text.length>LIMITS.nameChars)return-1;const begins=this.tokens[first];const ends=this.
tokens[Math.max(first,last-1)];const start=this.tree.lineAt(begins.start);const made2={name:token.text,kind,...this.tree.positionAt(token.start),start,end:this.
tree.lineAt(ends.start+Math.max(0,ends.text.length-1)),signature:this.textBetween(first,head).slice(0,LIMITS.signatureChars)};const qualified=[...within?.parts??
[],...name.parts].map(({text})=>text).join(".");if(qualified!==made2.name&&qualified.length<=4*LIMITS.nameChars)made2.qualified=qualified;if(kind==="property"||
kind==="enum_member"){if(place.from>=0)made2.parent=place.from;if(type)made2.type=type.slice(0,LIMITS.signatureChars)}else made2.modifiers=["exported",...isEntry?
["entry"]:[]];let doc;for(let line=start;this.comments.has(line-1);){line=this.comments.get(line-1);doc=line}if(doc!==void 0)made2.doc=[doc,start-1];return this.
symbols.push(made2)-1}};function extract(tree){const state=new State(tree,{statements,query});const top={from:-1,variables:new Set,view:void 0,tables:new Map,declares:true};statements(
state,0,state.tokens.length,top);return state.unit()}function statements(s,start,end,place){s.deeper(()=>{for(let at=start;at<end;)at=Math.max(at+1,statement(s,
at,end,place))})}function statement(s,at,end,place){const until=()=>s.statementEnd(at+1,end);switch(s.upper(at)){case"CREATE":return create(s,at,end,place);case"\
ALTER":{const last2=until();if(/^(?:PROC|PROCEDURE|FUNCTION|TRIGGER|VIEW)$/.test(s.upper(at+1))&&s.find(at+3,last2,"AS")>=0)return create(s,at,end,place);alter(
s,at,last2,place);return last2}case"DO":return block(s,at,end,place);case"DROP":{const last2=until();drop(s,at,last2,place);return last2}case"TRUNCATE":{const first=s.
upper(at+1)==="TABLE"?at+2:at+1;if(s.is(first,"("))return at+1;const last2=until();toNames(s,first,last2,"table","write",place);return last2}case"COMMENT":if(s.
upper(at+1)!=="ON")return at+1;commented(s,at+2,place);return until();case"GRANT":case"REVOKE":{const last2=until();granted(s,at,last2,place);return last2}case"\
COPY":{const name=s.name(at+1);if(!name)return at+1;toTable(s,name,"write",place);if(s.is(name.end,"("))toColumns(s,name.end,end,pathOf(name),"write",place);return until()}case"\
EXEC":case"EXECUTE":case"CALL":{const name=s.name(at+1);if(!name||RESERVED.has(s.upper(at+1)))return at+1;s.refer("routine","call",name,place,{isGuess:true});return name.
end}case"USE":case"SET":return chosen(s,at,end,place)}if(!isHead(s,at))return expression(s,at,end,place);const last=until();query(s,at,last,place);return last}function chosen(s,at,end,place){
const isUse=s.upper(at)==="USE";const first=s.upper(at+1)==="LOCAL"?at+2:at+1;if(!isUse&&s.upper(first)!=="SEARCH_PATH")return at+1;const name=s.name(isUse?at+1:
first+2);if(name?.parts.length===1&&place.from<0&&(isUse||/^[A-Za-z_]/.test(textOf(name))))s.surface.schema=textOf(name);return isUse?at+2:s.statementEnd(at+1,end)}
function create(s,start,end,place){const{at,isTemporary,isVirtual,isObject}=made(s,start,end);if(!isObject)return at;const object=s.upper(at);const until=s.statementEnd(
at+1,end);const named2=s.skipIf(at+1);switch(object){case"TABLE":createTable(s,start,named2,until,place,isTemporary,isVirtual);return until;case"VIEW":createView(
s,start,named2,until,place);return until;case"FUNCTION":case"PROCEDURE":case"PROC":case"TRIGGER":case"EVENT":return createRoutine(s,start,named2,end,place,object);case"\
INDEX":createIndex(s,start,named2,until,place);return until;case"TYPE":case"DOMAIN":createType(s,start,named2,until,place,object);return until;case"SCHEMA":{const name=s.
name(named2);if(name&&s.upper(named2)!=="AUTHORIZATION")s.define(name,"namespace",start,until,place);return name?.end??until}case"POLICY":{const name=s.name(named2);
if(name&&s.upper(name.end)==="ON")onTable(s,name.end+1,until,place);return until}case"SEQUENCE":{const name=s.name(named2);if(name)s.temporary.add(pathOf(name).
toLowerCase());return until}default:return until}}function made(s,start,end){let at=start+1;let isTemporary=false;let isVirtual=false;for(;at<Math.min(end,start+
16);at++){const upper=s.upper(at);if(OBJECTS.has(upper))return{at,isTemporary,isVirtual,isObject:true};if(/^TEMP(?:ORARY)?$/.test(upper))isTemporary=true;if(upper===
"VIRTUAL")isVirtual=true;const isOther=upper!==""&&!BEFORE_OBJECTS.has(upper);if(isOther&&s.upper(at-1)!==""&&!/^[=@]$/.test(s.tokens[at-1]?.text??""))break;if(s.
is(at,";"))break}return{at,isTemporary,isVirtual,isObject:false}}var ORDINARY=/^(?:public|dbo|main)$/;var MANY=16;var Definitions=class{#all=new Map;#byPath=new Map;#known=new Map;#asking="";add(key,definition){push(this.#all,
key,definition)}count(key){return this.#all.get(key)?.length??0}find(key,asked){const all=this.#all.get(key);if(!all)return[];if(asked.path!==this.#asking)this.#known.
clear();this.#asking=asked.path;const question=`${asked.isUndoing} ${key} ${asked.written}`;let found=this.#known.get(question);if(!found){found=meant(this.#own(
key,all,asked)??all,asked);this.#known.set(question,found)}return found}#own(key,all,asked){if(all.length<MANY)return void 0;let paths=this.#byPath.get(key);if(!paths){
const made2=new Map;for(const one of all)push(made2,one.path,one);paths=made2;this.#byPath.set(key,made2)}const own=inSchema(paths.get(asked.path)??[],asked);return own.
some(({isUndone:isUndone2})=>asked.isUndoing||!isUndone2)?own:void 0}};function meant(all,asked){const{written,path:from,home,isUndoing}=asked;let found=inSchema(
all,asked);if(found.length===0&&schemaOf(written)===void 0)found=all.filter(({path})=>path===from);if(!isUndoing)found=preferred(found,one=>!one.isUndone);found=
preferred(found,({path})=>path===from);if(isOrdinary(written)&&home!==void 0)found=preferred(found,one=>one.schema===home||one.home===home);const last=written.slice(
written.lastIndexOf(".")+1);found=preferred(found,({symbol})=>symbol.name===last);return nearest(found,({path})=>path,from)}function inSchema(all,{written,home}){
const schema=schemaOf(written);return isOrdinary(written)?all.filter(one=>one.isImplied||one.schema===void 0||one.schema===home||ORDINARY.test(one.schema)):all.
filter(one=>one.schema===schema)}function schemaOf(written){const dot=written.lastIndexOf(".");return dot<0?void 0:written.slice(0,dot).toLowerCase()}function isOrdinary(written){
const schema=schemaOf(written);return schema===void 0||ORDINARY.test(schema)}function preferred(all,is){const some=all.filter(is);return some.length>0?some:all}var MOST_NAMES=32;var SYSTEM=/^(?:information_schema|pg_catalog|sys|mysql|performance_schema|msdb|master|model|tempdb)\./;var SYSTEM_TABLE=/^(?:pg_\w+|sqlite_(?:master|schema|sequence)|dual|sys(?:objects|columns|indexes|databases))$/;
var BUILT_IN_TYPE=/^(?:date|time|datetime|timestamp|timestamptz|interval|year|text|json|jsonb|xml|uuid|name|money|point|line|box|path|circle|polygon|geometry|geography|image|bit|char|character|varchar|int|integer|bigint|smallint|number|numeric|decimal|float|real|double|boolean|bool|binary|blob|record|trigger|void|table|sequence)$/i;
var UNDOING=/(?:^|[/._-])(?:down|rollback|revert|undo)\.sql$|\/(?:down|rollback)\/|(?:^|\/)U\d[\w.]*__[^/]*\.sql$/;var MODELS=/(?:^|\/)(?:models|seeds|snapshots|data)\//;
var SqlLinker=class{#tables=new Definitions;#columns=new Definitions;#routines=new Definitions;#triggers=new Definitions;#types=new Definitions;#indexes=new Definitions;#renamed=new Map;#handed=new Set;#files=new Map;#owners=new Map;#several=new WeakMap;#models=new Map;add({
path,symbols,surface}){this.#files.set(path,{path,surface});const complete=new Set(surface.complete);for(const[index,symbol]of symbols.entries()){const isColumn=symbol.
kind==="property";const map=this.#mapOf(symbol);if(!map)continue;const name=symbol.name.toLowerCase();const before=(symbol.qualified??symbol.name).slice(0,-symbol.
name.length-1);const table=isColumn?before.slice(before.lastIndexOf(".")+1):"";const schema=isColumn?before.slice(0,-table.length-1):before;map.add(isColumn?`${table.
toLowerCase()}.${name}`:name,{symbol,path,schema:(schema||surface.schema)?.toLowerCase()||void 0,home:surface.schema?.toLowerCase(),isImplied:schema==="",isUndone:isUndone(
path,surface,symbol.line),isComplete:complete.has(index)})}for(const name of surface.handed)this.#handed.add(name);for(const[before,after,line]of surface.renamed){
if(isUndone(path,surface,line))continue;const key=nameIn(after);const names=this.#renamed.get(key);if(names)names.add(nameIn(before));else this.#renamed.set(key,
new Set([nameIn(before)]))}if(MODELS.test(path))push(this.#models,stemOf(path).toLowerCase(),path)}finish(){}link(file,body,out){const locals=body.locals.map(({
name,line,column,owner})=>out.local(name,"variable",line,column,owner));for(const reference of body.references){const{line,column,length,use,from}=reference;const found=this.#destination(
file,reference,body.scopes,locals);if(found)out.occurrence({line,column,length,use,from,...found})}}#destination(file,reference,scopes,locals){const{kind,name,at}=reference;
if(kind==="local")return{destination:{to:"local",index:locals[at]},evidence:"same_file"};if(kind==="model")return this.#model(file,name);const found=kind==="col\
umn"?this.#column(file,reference,scopes):this.#found(file,reference);const[first,...more]=found;if(first){if(more.length>0)return{destination:this.#oneOf(found),
evidence:"ambiguous"};return{destination:symbolOf(first),evidence:first.path===file.path?"same_file":"unique_name"}}const small=name.toLowerCase();if(kind==="ta\
ble"&&(SYSTEM.test(small)||SYSTEM_TABLE.test(small)))return{destination:{to:"external",package:"std:sql",name},evidence:"import"};if(kind==="table"&&this.#handed.
has(small))return void 0;return reference.isGuess?void 0:{destination:{to:"unknown",name},evidence:"unique_name"}}#oneOf(found){let destination=this.#several.get(
found);if(!destination){destination={to:"one_of",options:found.map(symbolOf)};this.#several.set(found,destination)}return destination}#found(file,{kind,name,line}){
const among=map=>this.#lookUp(map,nameIn(name),file,name,line);if(kind==="table")return this.#tablesOf(file,name,line);if(kind==="trigger")return among(this.#triggers);
if(kind==="routine")return among(this.#routines);if(kind==="index")return among(this.#indexes);const types=among(this.#types);return types.length>0||BUILT_IN_TYPE.
test(name)?types:among(this.#tables)}#tablesOf(file,name,line){return this.#underAnyName(file,name,line,one=>this.#lookUp(this.#tables,nameIn(one),file,one,line))}#columnsOf(file,table,column,line){
const small=column.toLowerCase();return this.#underAnyName(file,table,line,one=>{const found=this.#lookUp(this.#columns,`${nameIn(one)}.${small}`,file,withName(
one,column),line);return one===table?this.#ofTable(file,table,found,line):found})}#ofTable(file,table,columns,line){if(columns.every(({path})=>path===file.path))
return columns;const key=nameIn(table);const meant2=this.#lookUp(this.#tables,key,file,table,line);if(meant2.length===0||this.#tables.count(key)===meant2.length)
return columns;return columns.filter(column=>{let owners=this.#owners.get(column);if(!owners){const{path,schema,isImplied,symbol}=column;const name=isImplied?key:
`${schema}.${key}`;owners=this.#lookUp(this.#tables,key,this.#files.get(path)??file,name,symbol.line);this.#owners.set(column,owners)}return owners.length===0||
owners.some(owner=>meant2.includes(owner))})}#underAnyName(file,name,line,ask){const own=ask(name);const isUndoing=isUndone(file.path,file.surface,line);if(own.
some(one=>!one.isUndone||isUndoing))return own;const asked=new Set([nameIn(name)]);for(let names=this.#renamed.get(nameIn(name));names?.size===1&&asked.size<MOST_NAMES;){
const[before]=names;if(before===void 0||asked.has(before))break;asked.add(before);const found=ask(withName(name,before));if(found.some(one=>!one.isUndone||isUndoing))
return found;names=this.#renamed.get(before)}return own}#column(file,{name,table,at,line},scopes){if(table!==void 0)return this.#columnsOf(file,table,name,line);
for(let scope=scopes[at??-1];scope;scope=scopes[scope.outer]){const found=scope.tables.map(one=>one===""?[]:this.#columnsOf(file,one,name,line));const having=found.
filter(definitions=>definitions.length>0);if(having.length>1)return[];const[only]=having;const isKnown=one=>{const tables=one===""?[]:this.#tablesOf(file,one,line);
return tables.length>0&&tables.every(({isComplete})=>isComplete)};if(only&&(scope.tables.length===1||scope.tables.every((one,nth)=>found[nth]===only||isKnown(one))))
return only;if(only||!scope.tables.every(isKnown))return[]}return[]}#lookUp(map,key,{path,surface},written,line){const isUndoing=isUndone(path,surface,line);return map.
find(key,{written,path,home:surface.schema?.toLowerCase(),isUndoing})}#model(file,name){const paths=this.#models.get(name.toLowerCase())??[];const near=nearest(
paths,path=>path,file.path);const options=near.map(path=>({to:"symbol",id:moduleId(path)}));const[first,...more]=options;if(!first)return{destination:{to:"unkno\
wn",name},evidence:"import"};return more.length>0?{destination:{to:"one_of",options},evidence:"ambiguous"}:{destination:first,evidence:"import"}}#mapOf({kind,signature,
modifiers}){switch(kind){case"struct":return/^create\s+type\b/i.test(signature??"")?this.#types:this.#tables;case"property":return this.#columns;case"function":
return modifiers?.includes("entry")?this.#triggers:this.#routines;case"enum":case"type":return this.#types;case"object":return this.#indexes}return void 0}};var isUndone=(path,{
undone},line)=>UNDOING.test(path)||undone!==void 0&&line>=undone;var nameIn=path=>path.slice(path.lastIndexOf(".")+1).toLowerCase();var withName=(path,name)=>`${path.
slice(0,path.lastIndexOf(".")+1)}${name}`;var symbolOf=({symbol})=>({to:"symbol",id:symbol.id});var createLinker=_=>new SqlLinker;export{createLinker,extract};
