import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{SILENT}from"./C6X4IAWW.js";import{askGit,git,gitLine,readBlob}from"./SATH3QFD.js";import{Crew}from"./QAKMZEQG.js";import{
EVIDENCE,FIELD_WEIGHT,IngestRefused,LIMITS,MOST_COUNT,NAME_BIT,USES,addToDigest,entryText,fileVersionText,idOfDigest,isRefName,isRepositoryName,isRepositoryPath,
linkSetText,moduleText,segmentText,subtractFromDigest,termsOf}from"./VXXTTXMG.js";import{__callDispose,__commonJS,__toESM,__using}from"./6QNRNT6H.js";var require_ignore=__commonJS({"../node_modules/ignore/index.js"(exports,module){function makeArray(subject2){return Array.isArray(subject2)?subject2:[subject2]}
var UNDEFINED=void 0;var EMPTY="";var SPACE=" ";var ESCAPE="\\";var REGEX_LITERAL_SPECIAL=/[.*+?()[\]{}^$|\\/]/;var BOM="\uFEFF";var REGEX_ANCHORED_GLOBSTAR=/^\/\*{2,}$/;
var REGEX_REPLACE_LEADING_EXCAPED_EXCLAMATION=/^\\!/;var REGEX_REPLACE_LEADING_EXCAPED_HASH=/^\\#/;var REGEX_SPLITALL_CRLF=/\r?\n/g;var DOUBLE_SLASH="//";var SLASH_CODE=47;
var DOT_CODE=46;var SLASH="/";var TMP_KEY_IGNORE="node-ignore";if(typeof Symbol!=="undefined"){TMP_KEY_IGNORE=Symbol.for("node-ignore")}var KEY_IGNORE=TMP_KEY_IGNORE;
var define=(object,key,value2)=>{Object.defineProperty(object,key,{value:value2});return value2};var RETURN_FALSE=()=>false;var POSIX_CLASSES={alnum:"0-9A-Za-z",
alpha:"A-Za-z",blank:" \\t",cntrl:"\\x00-\\x1f\\x7f",digit:"0-9",graph:"!-.0-~",lower:"a-z",print:" -.0-~",punct:"!-.:-@\\[-`{-~",space:" \\t\\n\\r",upper:"A-Z",
xdigit:"0-9A-Fa-f"};var CLASS_MEMBERS_TO_ESCAPE="\\]^-[";var escapeMember=char=>CLASS_MEMBERS_TO_ESCAPE.indexOf(char)<0?char:ESCAPE+char;var NON_SLASH="(?!\\/)";
var classSource=(negated,body)=>{if(negated){return`[^\\/${body}]`}const source=`[${body}]`;return new RegExp(source).test("/")?NON_SLASH+source:source};var scanBracket=(pattern,start)=>{
const{length}=pattern;let index=start+1;let negated=EMPTY;const lead=pattern[index];if(lead==="!"||lead==="^"){negated="^";index++}let body=EMPTY;let prev=EMPTY;
for(;;){const char=pattern[index];if(char===UNDEFINED){return null}if(char===ESCAPE){const escaped=pattern[++index];body+=escapeMember(escaped);prev=escaped}else if(char===
"-"&&prev&&index+1<length&&pattern[index+1]!=="]"){index++;let to=pattern[index];if(to===ESCAPE){to=pattern[index+=1]}if(prev<=to){body+=`-${escapeMember(to)}`}
prev=EMPTY}else if(char==="["&&pattern[index+1]===":"){const nameStart=index+2;let end=nameStart;while(end<length&&pattern[end]!=="]"){end++}if(end===length){return null}
if(end>nameStart&&pattern[end-1]===":"){const name=pattern.slice(nameStart,end-1);if(!Object.prototype.hasOwnProperty.call(POSIX_CLASSES,name)){return null}body+=
POSIX_CLASSES[name];prev=EMPTY;index=end}else{body+=escapeMember("[");prev="[";index=nameStart-2}}else{body+=escapeMember(char);prev=char}index++;if(pattern[index]===
"]"){return{end:index,source:classSource(negated,body)}}}};var NEVER_MATCH="[]";var PLACEHOLDER="\0";var REGEX_RESTORE_PLACEHOLDER=new RegExp(`${PLACEHOLDER}(\\d\
+)${PLACEHOLDER}`,"g");var TRAILING_WILDCARD="\uE000";var TRAILING_DOUBLESTAR="\uE001";var isReserved=char=>char===PLACEHOLDER||char===TRAILING_WILDCARD||char===
TRAILING_DOUBLESTAR;var extractBrackets=pattern=>{const sources=[];const hold=source=>`${PLACEHOLDER}${sources.push(source)-1}${PLACEHOLDER}`;const{length}=pattern;
let out=EMPTY;let index=0;while(index<length){const char=pattern[index];if(char===ESCAPE){const escaped=pattern[index+1];if(escaped===SLASH&&index+2===length){out+=
hold(NEVER_MATCH)}else if(escaped==="*"||escaped==="["||escaped===SPACE){out+=pattern.slice(index,index+2)}else{out+=hold(REGEX_LITERAL_SPECIAL.test(escaped)?ESCAPE+
escaped:isReserved(escaped)?`[${escaped}]`:escaped)}index+=2}else if(isReserved(char)){out+=hold(`[${char}]`);index++}else if(char==="["){const scanned=scanBracket(
pattern,index);if(scanned===null){out+=hold(NEVER_MATCH);index=length}else{out+=hold(scanned.source);index=scanned.end+1}}else{out+=char;index++}}return{source:out,
sources}};var DIRECT=null;var REGEX_INNER_SLASH=/\/(?!$)/;var WILDCARD="[^\\/]*";var REPLACERS=[[/(\\+)( ?)/g,(_,run2,space)=>space?run2.slice(0,run2.length-run2.
length%2)+SPACE:run2,ESCAPE+SPACE],[/(^|\/)\*{3,}(?=\/|$)/g,(_,start)=>`${start}**`,"*"],[/[\\$.|*+(){^]/g,match=>`\\${match}`],[/(?!\\)\?/g,()=>"[^/]","?"],[/^\//,
()=>"^",SLASH],[/\//g,()=>"\\/",SLASH],[/^\^*(?:\\\*\\\*\\\/)+/,()=>"(?:^|\\/)","*"],[DIRECT,(source,pattern)=>{if(!source||source[0]==="^"||source[0]==="("){return source}
const anchor=!REGEX_INNER_SLASH.test(pattern)?"(?:^|\\/)":"^";return anchor+source}],[/\\\/\\\*\\\*(?=\\\/|$)/g,(_,index,str)=>index+6<str.length?str.slice(index+
6)==="\\/"?"(?:\\/[^\\/]+)+":"(?:\\/[^\\/]+)*":`\\/${TRAILING_DOUBLESTAR}`,"*"],[/(^|[^\\])(?:\\\*)+(?!$)/g,(_,p1)=>p1+WILDCARD,"*"],[/(^|[^\\])((?:\\\\)*)\\\*$/,
(match,p1,p2)=>p2===EMPTY?p1+TRAILING_WILDCARD:match,"*"],[/\\\\\\(?=[$.|*+(){^])/g,()=>ESCAPE,ESCAPE+ESCAPE],[/\\\\/g,()=>ESCAPE,ESCAPE+ESCAPE],[/\\\[([^\]/]*?)($|\])/g,
(match,range,close)=>`\\[${range}${close}`,"["],[DIRECT,source=>{const last=source[source.length-1];if(!last||last===TRAILING_WILDCARD||last===TRAILING_DOUBLESTAR){
return source}return last===SLASH?`${source}$`:`${source}(?=$|\\/$)`}]];var REGEX_REPLACE_TRAILING_WILDCARD=/(^|\\\/)?\uE000$/;var MODE_IGNORE="regex";var MODE_CHECK_IGNORE="\
checkRegex";var UNDERSCORE="_";var replaceTrailingWildcard=(_,p1)=>{const prefix=p1?`${p1}[^/]+`:"[^/]*";return`${prefix}(?=$|\\/$)`};var REGEX_REPLACE_TRAILING_DOUBLESTAR=/\uE001$/;
var replaceTrailingDoublestar=()=>"[\\s\\S]";var separatorAfter=(run2,at)=>{let separator=EMPTY;for(let index=at+1;index<run2.length&&!run2[index].wildcard;index++){
separator+=run2[index].single}return separator};var pinWildcards=source=>{if(source.indexOf(WILDCARD)<0){return source}const tokens=[];const{length}=source;let index=0;
while(index<length){const char=source[index];if(source.startsWith(WILDCARD,index)){tokens.push({wildcard:true});index+=WILDCARD.length}else if(char==="["){let end=index+
1;if(source[end]==="^"){end++}if(source[end]==="]"){end++}while(end<length&&source[end]!=="]"){end+=source[end]===ESCAPE?2:1}end++;tokens.push({single:source.slice(
index,end)});index=end}else if(char===ESCAPE){tokens.push({single:source.slice(index,index+2)});index+=2}else if(char==="("){let depth2=0;let end=index;do{if(source[end]===
ESCAPE){end++}else if(source[end]==="("){depth2++}else if(source[end]===")"){depth2--}end++}while(end<length&&depth2>0);if("*+?".indexOf(source[end])>=0){end++}
tokens.push({boundary:source.slice(index,end)});index=end}else if(char==="^"||char==="$"){tokens.push({boundary:char});index++}else{tokens.push({single:char});index++}}
let out=EMPTY;let run2=[];const flush=()=>{let lastWildcard;run2.forEach((token,at)=>{if(token.wildcard){lastWildcard=at}});run2.forEach((token,at)=>{if(!token.
wildcard){out+=token.single;return}out+=at===lastWildcard?WILDCARD:`(?:(?!${separatorAfter(run2,at)})[^\\/])*`});run2=[]};tokens.forEach(token=>{if(token.boundary===
void 0){run2.push(token);return}flush();out+=token.boundary});flush();return out};var makeRegexPrefix=pattern=>{if(REGEX_ANCHORED_GLOBSTAR.test(pattern)){pattern=
"**"}const{source,sources}=extractBrackets(pattern);const replaced=REPLACERS.reduce((prev,[matcher,replacer,required])=>{if(matcher===DIRECT){return replacer(prev,
pattern)}if(required!==UNDEFINED&&prev.indexOf(required)<0){return prev}return matcher.test(prev)?prev.replace(matcher,replacer.bind(pattern)):prev},source);return sources.
length?replaced.replace(REGEX_RESTORE_PLACEHOLDER,(match,index)=>sources[index]):replaced};var checkSourceOf=(body,prefix)=>{if(body[body.length-1]===SLASH){prefix=
makeRegexPrefix(body.slice(0,-1))}const head2=prefix.slice(0,-1);const last=prefix[prefix.length-1];return last===TRAILING_WILDCARD?`${head2}$`:last===TRAILING_DOUBLESTAR?
head2:NEVER_MATCH};var matchesBasename=body=>{const index=body.indexOf(SLASH);return index<0||index===body.length-1};var basenameOf=path=>{const end=path.length-
1;const index=path.lastIndexOf(SLASH,path[end]===SLASH?end-1:end);return index<0?path:path.slice(index+1)};var parentOf=path=>{if(path.charCodeAt(0)===SLASH_CODE||
path.indexOf(DOUBLE_SLASH)>=0){const slices=path.split(SLASH).filter(Boolean);slices.pop();return slices.length?slices.join(SLASH)+SLASH:EMPTY}const end=path.length-
1;const cut=path.lastIndexOf(SLASH,path.charCodeAt(end)===SLASH_CODE?end-1:end);return cut<0?EMPTY:path.slice(0,cut+1)};var isString=subject2=>typeof subject2===
"string";var checkPattern=pattern=>pattern&&isString(pattern);var splitPattern=pattern=>(pattern[pattern.length-1]==="\r"?pattern.slice(0,-1):pattern).split(REGEX_SPLITALL_CRLF).
filter(Boolean);var IgnoreRule=class{constructor(pattern,mark,body,ignoreCase,negative,prefix){this.pattern=pattern;this.mark=mark;this.negative=negative;define(
this,"body",body);define(this,"ignoreCase",ignoreCase);define(this,"regexPrefix",prefix)}get _basenameOnly(){return define(this,"_basenameOnly",matchesBasename(
this.body))}get regex(){const key=UNDERSCORE+MODE_IGNORE;if(this[key]){return this[key]}return this._make(MODE_IGNORE,key)}get checkRegex(){const key=UNDERSCORE+
MODE_CHECK_IGNORE;if(this[key]){return this[key]}return this._make(MODE_CHECK_IGNORE,key)}_make(mode,key){const str=pinWildcards(mode===MODE_IGNORE?this.regexPrefix.
replace(REGEX_REPLACE_TRAILING_WILDCARD,replaceTrailingWildcard).replace(REGEX_REPLACE_TRAILING_DOUBLESTAR,replaceTrailingDoublestar):checkSourceOf(this.body,this.
regexPrefix));const regex=this.ignoreCase?new RegExp(str,"i"):new RegExp(str);return define(this,key,regex)}};var hasTrailingBackslash=str=>{let count=0;while(str[str.
length-count-1]===ESCAPE){count++}return count%2===1};var trimEnd=(body,stripLineEnd)=>{let lineEnd=body.length;let end;for(;;){if(stripLineEnd&&body[lineEnd-1]===
"\r"){lineEnd--}end=lineEnd;while(body[end-1]===SPACE){end--}if(!stripLineEnd||body[end-1]!=="\n"){break}lineEnd=end-1}if(end===lineEnd){return body.slice(0,lineEnd)}
let backslashes=0;while(body[end-backslashes-1]===ESCAPE){backslashes++}return backslashes%2?body.slice(0,end-1)+SPACE:body.slice(0,end)};var createRule=(pattern,mark,ignoreCase,stripLineEnd,stripBOM)=>{
let body=stripBOM&&pattern[0]===BOM?pattern.slice(1):pattern;if(body[0]==="#"){return}let negative=false;if(body[0]==="!"){negative=true;body=body.slice(1)}const last=body[body.
length-1];if(last===SPACE||stripLineEnd&&(last==="\r"||last==="\n")){body=trimEnd(body,stripLineEnd)}if(!body||hasTrailingBackslash(body)){return}body=body.replace(
REGEX_REPLACE_LEADING_EXCAPED_EXCLAMATION,"!").replace(REGEX_REPLACE_LEADING_EXCAPED_HASH,"#");const regexPrefix=makeRegexPrefix(body);return new IgnoreRule(pattern,
mark,body,ignoreCase,negative,regexPrefix)};var RuleManager=class{constructor(ignoreCase){this._ignoreCase=ignoreCase;this._rules=[];this._basenameCount=0}_add(pattern,index){
if(pattern&&pattern[KEY_IGNORE]){this._rules=this._rules.concat(pattern._rules._rules);this._basenameCount+=pattern._rules._basenameCount;this._added=true;return}
const isStr=isString(pattern);const raw=isStr?pattern:pattern.pattern;const rule=checkPattern(raw)&&createRule(raw,isStr?UNDEFINED:pattern.mark,this._ignoreCase,
!this._split,this._stripBOM&&!index);if(rule){this._added=true;this._rules.push(rule);if(matchesBasename(rule.body)){this._basenameCount++}}}add(pattern){this._added=
false;this._split=isString(pattern);this._stripBOM=!this._split||pattern[0]===BOM;makeArray(this._split?splitPattern(pattern):pattern).forEach(this._add,this);if(this.
_added){this._literalRules=UNDEFINED}return this._added}testLiteral(path){const rules=this._literalRules||(this._literalRules=this._rules.filter(({body})=>body[body.
length-(body[body.length-1]===SLASH?2:1)]==="*"));let ignored=false;let unignored=false;let matchedRule;for(let index=rules.length-1;index>=0;index--){const rule=rules[index];
if(rule.checkRegex.test(path)){ignored=!rule.negative;unignored=rule.negative;matchedRule=rule.negative?UNDEFINED:rule;break}}const ret={ignored,unignored};if(matchedRule){
ret.rule=matchedRule}return ret}test(path,mode){const rules=this._rules;const{length}=rules;const shortcut=this._basenameCount*2>=length;const basename2=shortcut?
basenameOf(path):path;for(let index=length-1;index>=0;index--){const rule=rules[index];if(rule[mode].test(shortcut&&rule._basenameOnly?basename2:path)){const{negative}=rule;
const ret={ignored:!negative,unignored:negative};if(!negative){ret.rule=rule}return ret}}return{ignored:false,unignored:false}}};var throwError=(message,Ctor)=>{
throw new Ctor(message)};var checkPath=(path,originalPath,doThrow)=>{if(!isString(path)){return doThrow(`path must be a string, but got \`${originalPath}\``,TypeError)}
if(!path){return doThrow(`path must not be empty`,TypeError)}if(checkPath.isNotRelative(path)){const r="`path.relative()`d";return doThrow(`path should be a ${r}\
 string, but got "${originalPath}"`,RangeError)}return true};var isNotRelative=path=>{const first=path.charCodeAt(0);if(first===SLASH_CODE){return true}if(first!==
DOT_CODE){return false}if(path.length===1){return true}const second=path.charCodeAt(1);if(second===SLASH_CODE){return true}if(second!==DOT_CODE){return false}return path.
length===2||path.charCodeAt(2)===SLASH_CODE};checkPath.isNotRelative=isNotRelative;checkPath.convert=p=>p;var convertPath=target=>isString(target)&&checkPath.convert(
target);var Ignore=class{constructor({ignorecase=true,ignoreCase=ignorecase,allowRelativePaths=false}={}){define(this,KEY_IGNORE,true);this._rules=new RuleManager(
ignoreCase);this._strictPathCheck=!allowRelativePaths;this._initCache()}_initCache(){this._ignoreCache=Object.create(null);this._testCache=Object.create(null)}add(pattern){
if(this._rules.add(pattern)){this._initCache()}return this}addPattern(pattern){return this.add(pattern)}_test(originalPath,cache,path){checkPath(path,originalPath,
this._strictPathCheck?throwError:RETURN_FALSE);return path?this._t(path,cache):{ignored:false,unignored:false}}checkIgnore(target){const path=convertPath(target);
if(!path||path.charCodeAt(path.length-1)!==SLASH_CODE){return this._test(target,this._testCache,path)}const dir=this._t(path,this._testCache);if(dir.ignored){return dir}
const literal=this._rules.testLiteral(path);return literal.ignored||literal.unignored?literal:dir}_t(path,cache){if(path in cache){return cache[path]}const parentPath=parentOf(
path);const parent=parentPath?this._t(parentPath,cache):UNDEFINED;return cache[path]=parent&&parent.ignored?parent:this._rules.test(path,MODE_IGNORE)}ignores(path){
return this._test(path,this._ignoreCache,convertPath(path)).ignored}createFilter(){return path=>!this.ignores(path)}filter(paths){return makeArray(paths).filter(
this.createFilter())}test(path){return this._test(path,this._testCache,convertPath(path))}};var factory=options=>new Ignore(options);var isPathValid=path=>checkPath(
convertPath(path),path,RETURN_FALSE);var setupWindows=()=>{const makePosix=str=>/^\\\\\?\\/.test(str)||/["<>|\u0000-\u001F]+/u.test(str)?str:str.replace(/\\/g,"\
/");checkPath.convert=makePosix;const REGEX_TEST_WINDOWS_PATH_ABSOLUTE=/^[a-z]:\//i;checkPath.isNotRelative=path=>REGEX_TEST_WINDOWS_PATH_ABSOLUTE.test(path)||isNotRelative(
path)};if(typeof process!=="undefined"&&process.platform==="win32"){setupWindows()}module.exports=factory;factory.default=factory;module.exports.isPathValid=isPathValid;
define(module.exports,Symbol.for("setupWindows"),setupWindows)}});import{mkdtempSync,rmSync as rmSync2,statSync as statSync2}from"node:fs";import{tmpdir}from"node:os";import{basename,join as join6,resolve as resolve2}from"node:path";
import{setImmediate as setImmediate2}from"node:timers/promises";var FORMAT_VERSION=1;import{mkdirSync,readdirSync,readFileSync,renameSync,rmSync,statSync,writeFileSync}from"node:fs";import{join as join2}from"node:path";import{open,writeFile}from"node:fs/promises";import{join}from"node:path";import{crc32}from"node:zlib";var SETTLED=".settled";var SEAL_BYTES=8;async function keepSettled(folder,name,bytes){const seal=Buffer.allocUnsafe(SEAL_BYTES);seal.writeUInt32LE(bytes.length);
seal.writeUInt32LE(crc32(bytes),4);try{await writeFile(join(folder,name),[bytes,seal]);return true}catch{return false}}async function settledBefore(folder,name){
try{var _stack=[];try{const file=__using(_stack,await open(join(folder,name)),true);const length=(await file.stat()).size-SEAL_BYTES;const bytes=new Uint8Array(
new SharedArrayBuffer(length));for(let at=0;at<length;){const{bytesRead}=await file.read(bytes,at,length-at,at);if(bytesRead===0)return void 0;at+=bytesRead}const seal=Buffer.
alloc(SEAL_BYTES);await file.read(seal,0,SEAL_BYTES,length);return seal.readUInt32LE(0)===length&&seal.readUInt32LE(4)===crc32(bytes)?bytes:void 0}catch(_){var _error=_,
_hasError=true}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}catch{return void 0}}var STATE_VERSION=3;var MOST_PUBLISHED=4;var ORPHAN_MS=24*3600*1e3;function mainLanguageOf(rows){const files=new Map;let most;for(const{indexed}of rows.values()){
if(!indexed?.place)continue;const{language:language3}=indexed;files.set(language3,(files.get(language3)??0)+1);if(most===void 0||(files.get(language3)??0)>(files.
get(most)??0))most=language3}return most}var Cache=class{folder;constructor(folder){this.folder=folder;mkdirSync(folder,{recursive:true})}load(){const empty={rows:new Map,
published:[],contexts:{},leaning:""};try{const saved=JSON.parse(readFileSync(join2(this.folder,"state.json"),"utf8"));if(saved.version!==STATE_VERSION)return empty;
const sizes=new Map;const holds=([pack2,at,head2,body])=>{let size=sizes.get(pack2);if(size===void 0){size=statSync(join2(this.folder,pack2),{throwIfNoEntry:false})?.
size??-1;sizes.set(pack2,size)}return at+head2+body<=size};const rows=saved.rows.filter(row=>!row.indexed?.place||holds(row.indexed.place));return{rows:new Map(
rows.map(row=>[row.path,row])),published:saved.published,contexts:saved.contexts,leaning:saved.leaning,settled:saved.settled??{},...saved.extractors===void 0?{}:
{extractors:saved.extractors},...saved.commit===void 0?{}:{commit:saved.commit}}}catch{return empty}}save(state,replaced=[]){this.draft(state,replaced).keep()}draft(state,replaced=[]){
const text=JSON.stringify({version:STATE_VERSION,commit:state.commit,mainLanguage:mainLanguageOf(state.rows),contexts:state.contexts,leaning:state.leaning,extractors:state.
extractors,rows:[...state.rows.values()],published:state.published.slice(0,MOST_PUBLISHED),settled:state.settled});const temporary=join2(this.folder,`state.${process.
pid}.tmp`);writeFileSync(temporary,text);return{keep:()=>{renameSync(temporary,join2(this.folder,"state.json"));this.#sweep(state,new Set(replaced))},discard:()=>rmSync(
temporary,{force:true})}}#sweep(state,replaced){const live=new Set(Object.values(state.settled??{}));for(const row of state.rows.values())if(row.indexed?.place)
live.add(row.indexed.place[0]);for(const name of readdirSync(this.folder)){if(!(name.endsWith(".pack")||name.endsWith(SETTLED))||live.has(name))continue;const path=join2(
this.folder,name);const age=Date.now()-(statSync(path,{throwIfNoEntry:false})?.mtimeMs??0);if(replaced.has(name)||name.startsWith(`${process.pid}-`)||age>ORPHAN_MS)
rmSync(path,{force:true})}}isWasteful(state){let live=0;for(const row of state.rows.values())if(row.indexed?.place)live+=row.indexed.place[2]+row.indexed.place[3];
let all=0;let packs=0;for(const name of readdirSync(this.folder)){if(!name.endsWith(".pack"))continue;packs++;all+=statSync(join2(this.folder,name),{throwIfNoEntry:false})?.
size??0}return packs>200||all>64*1024*1024&&all>3*live}clear(){for(const name of readdirSync(this.folder))if(name==="state.json"||/\.(?:pack|settled|tmp)$/.test(
name))rmSync(join2(this.folder,name),{force:true})}};var import_ignore=__toESM(require_ignore(),1);import{createHash}from"node:crypto";import{lstatSync,readdirSync as readdirSync2,readFileSync as readFileSync2}from"node:fs";
import{join as join3}from"node:path";var OUR_FOLDER=".sextant";async function listCheckout({root,head:head2},tree,known=new Map){const tracked=trackedFiles(await tree.index,known);const status=await tree.
status;const changed=new Set;const untracked=[];for(const line of splitZero(status)){const code=line.subarray(0,2).toString("latin1");const raw=line.subarray(3);
if(raw.length>0&&!isOurs(raw)){changed.add(raw.toString("latin1"));if(code==="??")untracked.push(raw)}}const files=[];const digest=createHash("sha1").update(head2??
"no commit");const seen2=new Set;for(const{key,mode,blob,isInConflict,before}of tracked){if(seen2.has(key))continue;seen2.add(key);const dirty2=changed.has(key)||
isInConflict;if(before&&!dirty2){files.push(before);continue}const raw=Buffer.from(key,"latin1");const file=describe(root,raw,mode,dirty2?void 0:blob);if(file)files.
push(file);if(dirty2)digest.update(`\0${key}\0${file?contentOf(root,raw):"gone"}`,"latin1")}for(const raw of untracked){const file=describe(root,raw,void 0,void 0);
if(!file)continue;files.push(file);digest.update(`\0${raw.toString("latin1")}\0${contentOf(root,raw)}`,"latin1")}const dirty=changed.size>0||head2===void 0;return{
root,files:uniquePaths(files),commit:dirty?digest.digest("hex"):head2,dirty}}function trackedFiles(index,known){const files=[];const lines=index.toString("latin\
1");for(let from=0,end=lines.indexOf("\0");end!==-1;from=end+1,end=lines.indexOf("\0",from)){const tab=lines.indexOf("	",from);const[mode,blob,stage]=lines.slice(
from,tab).split(" ");const key=lines.slice(tab+1,end);if(key.startsWith(`${OUR_FOLDER}/`))continue;const isInConflict=stage!=="0";const before=isInConflict?void 0:
asKnown(known,key,mode,blob);files.push({key,mode,blob,isInConflict,before})}return files}async function listCommit(checkout,commit){const{root}=checkout;const tree=await git(
root,["ls-tree","-r","-z","-l","--full-tree",commit]);const files=[];for(const line of splitZero(tree)){const tab=line.indexOf(9);const[mode,,blob,size]=line.subarray(
0,tab).toString("latin1").split(/ +/);const raw=line.subarray(tab+1);if(isOurs(raw))continue;const file={...named(raw),size:Number(size)||0,blob};skipByMode(file,
mode);files.push(file)}return{root,files:uniquePaths(files),commit,dirty:false}}function listFolder(root){const files=[];const digest=createHash("sha1").update(
"folder");const walk=(folder,rules)=>{let entries;try{entries=readdirSync2(join3(root,folder),{withFileTypes:true,encoding:"buffer"})}catch{files.push({path:folder===
""?".unreadable":folder,size:0,skip:"unreadable"});return}entries.sort((a,b)=>Buffer.compare(a.name,b.name));let inForce=rules;if(entries.some(entry=>entry.name.
toString()===".gitignore")){try{const text=readFileSync2(join3(root,folder,".gitignore"),"utf8");inForce=[...rules,{base:folder===""?"":`${folder}/`,rules:(0,import_ignore.default)().
add(text)}]}catch{}}for(const entry of entries){const name=entry.name.toString("utf8");if(name===".git"||folder===""&&name===OUR_FOLDER)continue;const relative=folder===
""?name:`${folder}/${name}`;if(isIgnored(relative,entry.isDirectory(),inForce))continue;if(entry.isDirectory())walk(relative,inForce);else{const raw=Buffer.concat(
[Buffer.from(folder===""?"":`${folder}/`),entry.name]);const file=describe(root,raw,void 0,void 0);if(!file)continue;files.push(file);digest.update(`\0${file.path}\
\0${contentOf(root,raw)}`)}}};walk("",[]);return{root,files:uniquePaths(files),commit:digest.digest("hex"),dirty:true}}function isIgnored(path,folder,rules){for(let at=rules.
length-1;at>=0;at--){const{base,rules:matcher}=rules[at];const verdict=matcher.test(path.slice(base.length)+(folder?"/":""));if(verdict.ignored)return true;if(verdict.
unignored)return false}return false}function asKnown(known,key,mode,blob){if(mode!=="100644"&&mode!=="100755")return void 0;const path=BEYOND_ASCII.test(key)?Buffer.
from(key,"latin1").toString("utf8"):key;const before=known.get(path);return before?.blob===blob&&!path.includes("\uFFFD")?{path,size:before.size,blob}:void 0}var BEYOND_ASCII=/[\x80-\xff]/;
function describe(root,raw,mode,blob){const file={...named(raw),size:0};if(mode==="160000")return{...file,skip:"submodule"};try{const stat=lstatSync(onDisk(root,
raw),{bigint:true});file.size=Number(stat.size);file.stat=`${stat.size}.${stat.mtimeNs}.${stat.ctimeNs}.${stat.ino}`;if(stat.isSymbolicLink())skipByMode(file,"1\
20000");else if(stat.isDirectory())skipByMode(file,"160000");else if(!stat.isFile())file.skip??="unreadable"}catch(error){if(error.code!=="ENOENT")return{...file,
skip:"unreadable"};if(blob===void 0)return void 0}if(mode!==void 0)skipByMode(file,mode);if(file.size>LIMITS.fileBytes)file.skip??="too_large";if(blob!==void 0)
file.blob=blob;return file}function skipByMode(file,mode){if(mode==="120000")file.skip??="symlink";else if(mode==="160000")file.skip??="submodule";if(file.size>
LIMITS.fileBytes)file.skip??="too_large"}function named(raw){const path=raw.toString("utf8");if(Buffer.from(path,"utf8").equals(raw)&&isRepositoryPath(path))return{
path};let readable="";for(const byte of raw){readable+=byte>=32&&byte<127?String.fromCharCode(byte):`\\x${byte.toString(16).padStart(2,"0")}`}if(readable.length>
1e3){readable=`${readable.slice(0,900)}\u2026${createHash("sha1").update(raw).digest("hex")}`}const segments=readable.split("/").map(s=>s===""||s==="."||s===".."?
`\\${s}`:s);return{path:segments.join("/"),skip:"bad_path"}}function uniquePaths(files){const taken=new Set(files.filter(file=>file.skip!=="bad_path").map(file=>file.
path));for(const file of files){if(file.skip!=="bad_path")continue;const wanted=file.path;for(let nth=2;taken.has(file.path);nth++)file.path=`${wanted}#${nth}`;
taken.add(file.path)}return files.sort((a,b)=>a.path<b.path?-1:a.path>b.path?1:0)}function contentOf(root,raw){try{return createHash("sha1").update(readFileSync2(
onDisk(root,raw))).digest("hex")}catch{return"unreadable"}}function onDisk(root,raw){return Buffer.concat([Buffer.from(`${root}/`),raw])}function isOurs(raw){return raw.
toString("latin1",0,OUR_FOLDER.length+1)===`${OUR_FOLDER}/`}function*splitZero(bytes){let from=0;for(let at=bytes.indexOf(0);at!==-1;at=bytes.indexOf(0,from)){yield bytes.
subarray(from,at);from=at+1}}import{availableParallelism}from"node:os";var ParserPool=class{#size=1;#settings;#name;#crew;#slots=[];#spawned=0;#isClosed=false;constructor(settings,name,work,crew=new Crew){this.#settings=settings;this.#crew=
crew;this.#name=name;this.expect(work)}get size(){return this.#size}expect(work){const useful=Math.max(1,Math.min(Math.ceil(work.files/24),Math.ceil(work.bytes/
15e4)));this.#size=Math.max(this.#size,Math.min(availableParallelism(),useful,16))}async run(tasks,on){const waiting=[...tasks].reverse();const drive=async at=>{
let held=[];for(let deaths=0;;){const slot=this.#slot(at);let current;try{await slot.ready;const first=await on.before?.(at);if(first)await this.#ask(slot,first,
at,on.reply);for(;;){current=waiting.pop();if(!current)break;if(current.files.length>0){const handedOver=await this.#ask(slot,current.message(current.files),at,
on.reply);if(handedOver)held=[];held.push(current)}}if(on.after)await this.#ask(slot,on.after,at,on.reply);return}catch(error){if(!(error instanceof WorkerDied)||
this.#isClosed)throw error;await this.#drop(at);if(++deaths>200)throw new Error(`workers keep dying: ${error.message}`);const culprit=new Int32Array(slot.thread.
position)[0];if(current){const rest=current.files.slice();if(culprit>0){on.lost(rest[culprit-1],error.message);rest.splice(culprit-1,1)}else if(deaths>3)throw new Error(
`a worker failed: ${error.message}`);if(rest.length>0)waiting.push({files:rest,message:current.message})}else if(deaths>3)throw new Error(`a worker failed: ${error.
message}`);waiting.push(...held);held=[]}}};await Promise.all(Array.from({length:Math.min(this.size,Math.max(1,tasks.length))},(_,at)=>drive(at)))}async close(){
this.#isClosed=true;for(const slot of this.#slots.splice(0)){if(!slot)continue;if(slot.busy)await slot.thread.worker.terminate();else this.#crew.giveBack(slot.thread)}}#slot(at){
const known=this.#slots[at];if(known)return known;const slot={thread:this.#crew.hire(),ready:Promise.resolve(),busy:false};const settings={...this.#settings,name:`${this.#name}\
-${this.#spawned++}`};slot.ready=this.#ask(slot,{kind:"begin",settings},at,()=>void 0);slot.ready.catch(()=>void 0);this.#slots[at]=slot;return slot}async#drop(at){
const slot=this.#slots[at];delete this.#slots[at];await slot?.thread.worker.terminate()}#ask(slot,message,at,reply){const{worker,position,gone}=slot.thread;const{
stuckMs}=this.#crew;if(gone!==void 0)return Promise.reject(new WorkerDied(gone));slot.busy=true;return new Promise((resolve3,reject)=>{const progress=new Int32Array(
position);let last=-1;let since=Date.now();let handedOver=false;let replies=Promise.resolve();const watch=setInterval(()=>{const now=Atomics.load(progress,0);if(now!==
last){last=now;since=Date.now()}else if(now>0&&Date.now()-since>stuckMs)done(new WorkerDied(`no progress in ${stuckMs/1e3} s`))},Math.min(2e3,stuckMs/4));const done=error=>{
clearInterval(watch);worker.off("message",onMessage);worker.off("error",onError);worker.off("exit",onExit);if(error)return reject(error);slot.busy=false;replies.
then(()=>resolve3(handedOver),reject)};const onMessage=answer=>{if(answer.kind==="failed")return done(new Error(answer.message));if(answer.kind==="records"||answer.
kind==="linked")handedOver=true;replies=replies.then(()=>reply(answer,at));replies.catch(()=>void 0);if(answer.kind!=="records")done()};const onError=error=>done(
new WorkerDied(error.message));const onExit=code=>done(new WorkerDied(`the worker died (${code})`));worker.on("message",onMessage);worker.on("error",onError);worker.
on("exit",onExit);worker.postMessage(message)})}};var WorkerDied=class extends Error{};var REVISION=28;var language=key=>({key,family:"c",grammar:`tree-sitter-${key}/tree-sitter-${key}.wasm`,readsText:true,revision:REVISION});var cLanguages=[language(
"c"),language("cpp")];var cFamily={name:"c",configuration:["Makefile","Kbuild"],knowsDependents:true,essence:(_,text)=>text.includes("obj-")?text:"",load:()=>import("./WVZOJ5XV.js")};var csharpLanguage={key:"csharp",family:"csharp",grammar:"tree-sitter-c-sharp/tree-sitter-c_sharp.wasm",revision:12};var csharpFamily={name:"csharp",configuration:[],
knowsDependents:true,load:()=>import("./WVZOJ5XV.js")};var bash={key:"bash",family:"declarative",grammar:"tree-sitter-bash/tree-sitter-bash.wasm",revision:6,separator:".",standard:"std:shell",definitions:{function_definition:{
kind:"function",scope:true},variable_assignment:{kind:"variable",localInFunction:true,name:(t,node)=>{const name=t.field(node,"name");return name!==void 0&&t.type(
name)==="variable_name"?name:void 0}}},uses:{command:{use:"call",name:(t,node)=>{const name=t.field(node,"name");const word=name===void 0?void 0:t.first(name,"w\
ord");return word!==void 0&&/^[\w:.-]+$/.test(t.text(word))?word:void 0}}},reads:["variable_name"],types:[],scopes:{},self:[],comments:["comment"],begins:"hash",
imports:{command:(t,node)=>{const name=t.field(node,"name");if(name===void 0||!/^(source|\.)$/.test(t.text(name)))return[];const argument=t.field(node,"argument");
if(argument===void 0)return[];const path=t.text(argument).replace(/["']/g,"");return[{path:path.slice(path.lastIndexOf(")")+1).replace(/^\$\{?\w+\}?/,"").replace(
/^\//,"./"),as:path,node:argument}]}},packages:{},file:(path,from,paths)=>{const parts=from.split("/").slice(0,-1);for(const segment of path.split("/"))segment===
".."?parts.pop():segment!=="."&&segment!==""&&parts.push(segment);return[parts.join("/"),path].find(candidate=>paths.has(candidate))}};function facade(t){for(const annotation of t.each(0,"file_annotation")){const name=/^@file:\s*(?:\[.*)?\bJvmName\(\s*(?:name\s*=\s*)?"(\w+)"/s.exec(t.text(annotation))?.[1];
if(name!==void 0)return name}return void 0}var NAMED=/@(?:(get|set):)?\s*JvmName\(\s*(?:name\s*=\s*)?"([^"]+)"\s*\)/g;function compiled(t,node){const found2={};
const list2=t.first(node,"modifiers");const text=list2===void 0?"":t.text(list2);if(text.includes("JvmName"))for(const[,target,name]of text.matchAll(NAMED))found2[target===
"set"?"setter":"name"]=name;if(/@JvmStatic\b/.test(text))found2.static=true;if(/@JvmField\b|\bconst\b/.test(text))found2.field=true;if(isInUnnamedCompanion(t,node))
found2.companion=true;return Object.keys(found2).length===0?void 0:found2}function isInUnnamedCompanion(t,node){const body=t.parent(node);const around=body===void 0?
void 0:t.parent(body);return around!==void 0&&t.type(around)==="companion_object"&&t.field(around,"name")===void 0}var JUMP=/^(return|throw|continue|break)\b/;var narrows={if_expression:(t,node)=>{const[condition,then]=t.named(node);return condition===void 0||then===void 0?void 0:
one(then,said(t,condition,true))},binary_expression:(t,node)=>{const operator=t.field(node,"operator");const left=t.field(node,"left");const right=t.field(node,
"right");if(operator===void 0||left===void 0||right===void 0)return void 0;const sign=t.text(operator);return sign==="&&"||sign==="||"?one(right,said(t,left,sign===
"&&")):void 0},when_entry:(t,node)=>{const[condition,...more]=t.named(node).filter(child=>!t.type(child).endsWith("comment"));const body=more.at(-1);if(condition===
void 0||body===void 0||more.length>1)return void 0;if(t.type(condition)!=="type_test")return one(body,said(t,condition,true));const subject2=subjectOf(t,node);const type=typeIn(
t,condition);if(subject2===void 0||type===void 0||t.text(condition).startsWith("!"))return void 0;return one(body,new Map([[subject2,type]]))},block:(t,node)=>{
const found2=new Map;const children=t.named(node).filter(child=>!t.type(child).endsWith("comment"));children.forEach((child,at)=>{const next=children[at+1];if(next===
void 0||t.type(child)!=="if_expression")return;const[condition,then,...otherwise]=t.named(child);if(condition===void 0||then===void 0||otherwise.length>0||!leaves(
t,then))return;const types=said(t,condition,false);if(types.size>0)found2.set(next,{types,rest:true})});return found2.size>0?found2:void 0}};var one=(node,types)=>types.
size>0?new Map([[node,{types}]]):void 0;function said(t,condition,holds,into=new Map){switch(t.type(condition)){case"parenthesized_expression":for(const inside of t.
named(condition))said(t,inside,holds,into);break;case"binary_expression":{const operator=t.field(condition,"operator");if(operator===void 0||t.text(operator)!==
(holds?"&&":"||"))break;for(const side of["left","right"]){const node=t.field(condition,side);if(node!==void 0)said(t,node,holds,into)}break}case"is_expression":{
const value2=t.field(condition,"left");const type=typeIn(t,condition);const isNot=t.all(condition).some(child=>t.text(child)==="!is");if(value2!==void 0&&type!==
void 0&&isNot!==holds)into.set(t.text(value2),type)}}return into}var typeIn=(t,test)=>{const type=t.each(test,"user_type","nullable_type").at(-1);return type===
void 0?void 0:t.text(type)};function subjectOf(t,entry){const around=t.parent(entry);const subject2=around===void 0?void 0:t.first(around,"when_subject");if(subject2===
void 0)return void 0;const declared=t.first(subject2,"variable_declaration");const name=declared===void 0?t.named(subject2)[0]:t.first(declared,"identifier");return name===
void 0?void 0:t.text(name)}function leaves(t,then){const last=t.type(then)==="block"?t.named(then).at(-1):then;return last!==void 0&&JUMP.test(t.text(last))}var WORDS={public:"public",private:"private",protected:"protected",internal:"internal",abstract:"abstract",final:"final",override:"override",const:"readonly",suspend:"\
async"};function modifiers(t,node){const list2=t.first(node,"modifiers");if(list2===void 0)return["public","exported"];const words2=t.text(list2).split(/[\s()]+/);
const found2=words2.flatMap(word=>WORDS[word]??[]);if(words2.includes("@Test"))found2.push("test");if(words2.includes("@Deprecated"))found2.push("deprecated");return found2.
includes("private")||found2.includes("internal")?found2:[...found2,"exported"]}function functionModifiers(t,node){const found2=modifiers(t,node);const around=t.
parent(node);const type=around===void 0?void 0:t.parent(around);const isOpen=type!==void 0&&t.first(node,"function_body")===void 0&&t.all(type).some(child=>t.text(
child)==="interface");return isOpen&&!found2.includes("abstract")?[...found2,"abstract"]:found2}var typeOf=(t,node)=>{const type=t.first(node,"user_type","nulla\
ble_type","function_type");return type===void 0?void 0:t.text(type)};function parameters(t,node){const list2=t.first(node,"function_value_parameters")??t.descendant(
node,"class_parameters");if(list2===void 0)return[];return t.each(list2,"parameter","class_parameter").flatMap(parameter=>{const name=t.first(parameter,"identif\
ier","simple_identifier");if(name===void 0)return[];const type=typeOf(t,parameter);const made2={name:t.text(name),...type===void 0?{}:{type}};const value2=defaultOf(
t,list2,parameter);if(value2!==void 0)made2.default=t.text(value2).slice(0,200);if(isVariadic(t,list2,parameter))made2.variadic=true;return[{node:parameter,name,
parameter:made2}]})}function defaultOf(t,list2,parameter){const within=t.type(parameter)==="class_parameter"?t.all(parameter):t.all(list2);const equals=within.findIndex(
child=>child>parameter&&t.text(child)==="=");const next=within.find(child=>child>parameter&&t.type(child)==="parameter");const found2=within[equals];return found2===
void 0||next!==void 0&&next<found2?void 0:within[equals+1]}function isVariadic(t,list2,parameter){if(t.type(parameter)==="class_parameter")return/^\w*\s*vararg\s/.
test(t.text(parameter));const children=t.named(list2);const before=children[children.indexOf(parameter)-1];return before!==void 0&&t.type(before)==="parameter_m\
odifiers"&&/\bvararg\b/.test(t.text(before))}var supertypes=(t,node)=>{const list2=t.first(node,"delegation_specifiers");return list2===void 0?[]:t.each(list2,"\
delegation_specifier").flatMap(one2=>t.descendant(one2,"user_type")??[])};var typeParameters=(t,node)=>{const list2=t.first(node,"type_parameters");return list2===
void 0?[]:t.each(list2,"type_parameter").flatMap(parameter=>t.first(parameter,"identifier")??[])};var expressionBody=(t,node)=>{const body=t.first(node,"functio\
n_body");return body!==void 0&&t.text(body).startsWith("=")?t.named(body)[0]:void 0};var binder=(t,declaration)=>{const name=t.first(declaration,"identifier");const type=typeOf(
t,declaration);return name===void 0?[]:[{name,...type===void 0?{}:{type}}]};var binders=(t,node)=>t.each(node,"variable_declaration","multi_variable_declaration").
flatMap(one2=>t.type(one2)==="variable_declaration"?binder(t,one2):t.each(one2,"variable_declaration").flatMap(part=>binder(t,part)));function callAround(t,literal){
let at=t.parent(literal);while(at!==void 0&&/^(annotated_lambda|value_argument|value_arguments)$/.test(t.type(at)))at=t.parent(at);return at!==void 0&&t.type(at)===
"call_expression"?at:void 0}var AS_THIS=/^(apply|run)$/;var AS_ARGUMENT=/^(let|also|takeIf|takeUnless|use)$/;function lends(t,literal){if(t.type(literal)!=="lam\
bda_literal")return void 0;const call=callAround(t,literal);const called=call===void 0?void 0:calledNode(t,call);const nothing={as:"argument"};if(call===void 0||
called===void 0)return nothing;if(t.text(called)==="with"){const first=t.descendant(call,"value_argument");const on2=first===void 0?void 0:t.named(first)[0];return on2===
void 0?nothing:{on:on2,as:"this"}}const on=t.type(called)==="navigation_expression"?subject(t,called):void 0;const name=t.each(called,"identifier").at(-1);if(on===
void 0||name===void 0)return nothing;if(AS_THIS.test(t.text(name)))return{on,as:"this"};return{on,as:AS_ARGUMENT.test(t.text(name))?"argument":"element"}}function calledNode(t,call){
let at=t.named(call)[0];while(at!==void 0&&t.type(at)==="call_expression")at=t.named(at)[0];return at}var argumentsOf=(t,call)=>{const list2=t.first(call,"value\
_arguments");const behind=t.first(call,"annotated_lambda")===void 0?0:1;const[first]=t.named(call);const outer=t.parent(call);const more=outer!==void 0&&t.type(
outer)==="call_expression"&&t.named(outer)[0]===call&&first!==void 0?t.first(outer,"annotated_lambda")!==void 0&&t.first(outer,"value_arguments")===void 0?1:0:0;
return(list2===void 0?0:t.each(list2,"value_argument").length)+behind+more};var subject=(t,node)=>{const first=t.named(node)[0];return first!==void 0&&t.type(first)===
"unary_expression"&&/^[!+-]/.test(t.text(first))?t.field(first,"argument")??first:first};function isGenericCall(t,node){const less=t.parent(node);const more=less===
void 0?void 0:t.parent(less);if(less===void 0||more===void 0||t.type(less)!=="binary_expression")return false;const given2=t.named(more)[1];if(t.type(more)!=="b\
inary_expression"||t.named(less)[0]!==node||given2===void 0)return false;const type=t.tree.text.slice(t.tree.end[node],t.tree.start[given2]);return/^<[\w.?, ]+>$/.
test(type)&&/^(parenthesized_expression|lambda_literal)$/.test(t.type(given2))}function isWritten(t,node){const around=t.parent(node);if(around===void 0)return false;
if(t.type(around)==="assignment")return t.field(around,"left")===node;return t.type(around)==="unary_expression"&&/^(\+\+|--)|(\+\+|--)$/.test(t.text(around))}var callee=(t,node)=>{
const first=subject(t,node);if(first===void 0)return void 0;if(t.type(first)==="identifier")return first;return t.type(first)==="navigation_expression"?t.each(first,
"identifier").at(-1):void 0};var VALUES=["call_expression","navigation_expression","as_expression","identifier","unary_expression","binary_expression"];var receiverOfProperty=(t,node)=>{
const type=t.first(node,"user_type","nullable_type");return type===void 0?void 0:t.text(type)};var COLLECTIONS=new Set("add addAll all any append asSequence clear close compareTo contains containsAll containsKey copy count distinct drop equals filter find\
 first firstOrNull flatMap fold forEach get getOrNull getOrPut groupBy hashCode indexOf invoke isEmpty isNotEmpty iterator joinToString keys last lastOrNull let\
 map mapNotNull max min minus next none orEmpty plus put putAll read remove removeAll replace reversed set single singleOrNull size sort sorted sortedBy split s\
tartsWith substring subList sum take toList toMap toSet toString trim values write zip".split(" "));var kotlin={key:"kotlin",family:"jvm",grammar:"@tree-sitter-\
grammars/tree-sitter-kotlin/tree-sitter-kotlin.wasm",revision:10,separator:".",standard:"std:kotlin",definitions:{class_declaration:{kind:(t,node)=>{const words2=t.
all(node).map(child=>t.text(child));if(words2.includes("interface"))return"interface";const list2=t.first(node,"modifiers");return list2!==void 0&&/\benum\b/.test(
t.text(list2))?"enum":"class"},scope:true,supertypes,typeParameters,parameters,modifiers,body:(t,node)=>t.first(node,"class_body","enum_class_body")},object_declaration:{
kind:"object",scope:true,supertypes,modifiers,compiled,body:(t,node)=>t.first(node,"class_body")},companion_object:{kind:"object",scope:true,name:(t,node)=>t.field(
node,"name"),supertypes,modifiers:(t,node)=>[...modifiers(t,node),"static"],body:(t,node)=>t.first(node,"class_body")},function_declaration:{kind:"function",memberKind:"\
method",scope:true,typeParameters,parameters,value:expressionBody,receiver:(t,node)=>{const name=t.field(node,"name");const before=t.named(node).filter(child=>name!==
void 0&&child<name&&["user_type","nullable_type"].includes(t.type(child)));const last=before.at(-1);return last===void 0?void 0:t.text(last)},type:(t,node)=>{const list2=t.
first(node,"function_value_parameters");const after=t.named(node).find(child=>list2!==void 0&&child>list2&&["user_type","nullable_type"].includes(t.type(child)));
return after===void 0?void 0:t.text(after)},modifiers:functionModifiers,compiled,body:(t,node)=>t.first(node,"function_body")},property_declaration:{kind:"varia\
ble",memberKind:"property",localInFunction:true,names:(t,node)=>{const many=t.first(node,"multi_variable_declaration");const declarations=many===void 0?t.each(node,
"variable_declaration"):t.each(many,"variable_declaration");return declarations.flatMap(one2=>t.first(one2,"identifier")??[])},type:(t,node)=>{const declaration=t.
first(node,"variable_declaration");return declaration===void 0?void 0:typeOf(t,declaration)},receiver:receiverOfProperty,value:(t,node)=>{const getter=t.first(node,
"getter");return t.first(node,...VALUES)??(getter===void 0?void 0:expressionBody(t,getter))},modifiers,compiled},class_parameter:{kind:"property",name:(t,node)=>/^(.*\s)?(val|var)\s/.
test(t.text(node))?t.first(node,"identifier"):void 0,type:typeOf,modifiers,compiled},enum_entry:{kind:"enum_member",name:(t,node)=>t.first(node,"identifier"),scope:true},
type_alias:{kind:"type",scope:true,name:(t,node)=>t.first(node,"identifier")??t.field(node,"type"),type:typeOf,typeParameters},secondary_constructor:{kind:"cons\
tructor",scope:true,name:(t,node)=>t.all(node).find(child=>t.type(child)==="constructor"),parameters,modifiers}},uses:{call_expression:{use:"call",name:callee,receiver:(t,node)=>{
const first=subject(t,node);return first!==void 0&&t.type(first)==="navigation_expression"?subject(t,first):void 0},arguments:argumentsOf},infix_expression:{use:"\
call",name:(t,node)=>t.named(node).filter(child=>t.type(child)==="identifier"&&child!==t.named(node)[0])[0],receiver:(t,node)=>t.named(node)[0],arguments:()=>1},
callable_reference:{use:"call_indirect",name:(t,node)=>t.each(node,"identifier").at(-1)},navigation_expression:{use:(t,node)=>{if(/::\s*(?!class\b)\w+$/.test(t.
text(node).slice(-100)))return"call_indirect";if(isGenericCall(t,node))return"call";return isWritten(t,node)?"write":"read"},name:(t,node)=>t.each(node,"identif\
ier").at(-1),receiver:subject},user_type:{use:"type",name:(t,node)=>t.each(node,"identifier").at(-1),path:(t,node)=>{const names=t.each(node,"identifier").map(part=>t.
text(part));return names.length>1?names.slice(0,-1).join("."):void 0}}},reads:["identifier"],writes:isWritten,types:[],scopes:{block:()=>[],object_literal:()=>[],
anonymous_initializer:()=>[],when_entry:()=>[],lambda_literal:(t,node)=>{const list2=t.first(node,"lambda_parameters");if(list2===void 0)return[];const found2=binders(
t,list2);const[only]=found2;const lent=found2.length===1&&only&&only.type===void 0?lends(t,node):void 0;if(lent?.on===void 0||lent.as==="this")return found2;return[
{...only,given:{node:lent.on,...lent.as==="element"?{element:true}:{}}}]},anonymous_function:(t,node)=>parameters(t,node).map(({name,parameter})=>parameter.type===
void 0?{name}:{name,type:parameter.type}),for_statement:(t,node)=>{const found2=binders(t,node);const[only]=found2;const children=t.named(node);const held=children[children.
findIndex(child=>/variable_declaration$/.test(t.type(child)))+1];return found2.length===1&&only&&only.type===void 0&&held!==void 0?[{...only,given:{node:held,element:true}}]:
found2},catch_block:binder,when_expression:(t,node)=>{const subject2=t.first(node,"when_subject");return subject2===void 0?[]:binders(t,subject2)},getter:()=>[],
setter:(t,node)=>{const name=t.first(node,"identifier");return name===void 0?[]:[{name}]}},lends,unnamed:"it",label:(t,node)=>{if(t.type(node)!=="value_argument")
return void 0;const[name,value2]=t.named(node);if(name===void 0||value2===void 0||t.type(name)!=="identifier")return void 0;const list2=t.parent(node);const call=list2===
void 0?void 0:t.parent(list2);const of=call===void 0?void 0:t.named(call)[0];return of!==void 0&&/^([\w.]*\.)?[A-Z]\w*$/.test(t.text(of))?{name,of}:{name}},embedded:(t,node)=>{
if(t.type(node)!=="string_content")return 0;const parent=t.parent(node);const pieces=parent===void 0?[]:t.all(parent);const before=pieces[pieces.indexOf(node)-1];
return before!==void 0&&t.text(before)==="$"?/^[A-Za-z_]\w*/.exec(t.text(node))?.[0].length??0:0},blockScoped:true,initialParameters:true,accessors:["getter","s\
etter"],givesReceiver:/^(apply|also|takeIf|takeUnless)$/,self:["this"],super:/^super(<.*>)?(@\w+)?$/,narrows,stands:(t,node)=>{if(t.type(node)!=="binary_express\
ion")return void 0;const operator=t.field(node,"operator");return operator!==void 0&&t.text(operator)==="?:"?t.field(node,"left"):void 0},comments:["line_commen\
t","block_comment"],begins:"slashes",imports:{import:(t,node)=>{const path=t.first(node,"qualified_identifier")??t.first(node,"identifier");if(path===void 0)return[];
const text=t.text(path).replaceAll(".Companion","");if(/\*\s*$/.test(t.text(node)))return[{path:text,node:path}];const alias=t.each(node,"identifier").at(-1);const last=t.
each(path,"identifier").at(-1)??path;return[{path:text,as:alias!==void 0&&alias!==path?t.text(alias):t.text(last),node:last}]}},packages:{package_header:(t,node)=>t.
named(node).map(child=>t.text(child)).join(".")},common:COLLECTIONS,packaged:true,facade,constructs:(t,node)=>{if(t.type(node)==="this_expression")return t.text(
node).split("@")[1];if(t.type(node)==="as_expression")return typeOf(t,node);if(t.type(node)!=="call_expression")return void 0;const name=t.named(node)[0];return name!==
void 0&&t.type(name)==="identifier"&&/^[A-Z]/.test(t.text(name))?t.text(name):void 0}};var NAMES=`
abort_on_exception abort_on_exception= absolute? absolute_path absolute_path? add_trace_func advise alias_method
alive? allbits? allocate ancestors anybits? append ascend ascii_compatible? ascii_only? asctime at_exit
attr_accessor attr_reader attr_writer auto_compact auto_compact= autoclose= autoclose? autoload autoload? backtrace
backtrace_locations basename between? bind_call binding binmode binmode? binread binwrite birthtime bit_length
blksize block_given? blockdev? blocking? blocks broadcast bsearch bsearch_index bytesize byteslice caller
caller_locations capitalize capitalize! captures casecmp casecmp? casefold? center chardev? children chomp! chroot
chunk_while class_eval class_exec class_variable_defined? class_variable_get class_variable_set class_variables
classify cleanpath clock_getres clock_gettime close! close_on_exec= close_on_exec? close_read close_write closed?
closed_read? closed_write? codepoints coerce collect collect! collect_concat combination compact compact!
compare_by_identity compare_by_identity? concat conjugate const_defined? const_get const_missing const_set
const_source_location constants copy_stream coredump? corrections cover? cwyear daemon day_fraction deconstruct
deconstruct_keys default default= default_proc default_proc= define_method define_singleton_method delete delete!
delete? delete_at delete_if delete_prefix delete_prefix! delete_suffix delete_suffix! denominator deprecate_constant
descend detach detect dev_major dev_minor difference digits directory? dirname disable disjoint? display divide
divmod downcase downcase! downto drop_while dummy? each_byte each_char each_child each_codepoint each_cons
each_entry each_filename each_grapheme_cluster each_index each_key each_line each_pair each_slice each_value
each_with_index each_with_object empty? enable encode encode! encoding end_with? england entries enum_for equal?
except exception exclude_end? executable? executable_real? exist? exists? exited? exitstatus expand_path extend
external_encoding extname fdatasync fetch_values fileno filter filter! filter_map find_all find_index finite?
fixed_encoding? flat_map flatten flatten! flatten_merge fnmatch fnmatch? for_fd force_encoding foreach format freeze
friday? frozen? full_message gcdlcm gem_original_require getbyte getlocal getpgid getpgrp getpriority getrlimit
getsid getutc global_variables gmt_offset gmtime gmtoff grapheme_clusters gregorian gregorian? grep_v group_by
groups groups= grpowned? has_key? has_value? httpdate id2name identical? imaginary include include? included_modules
infinite? initgroups initialize initialize_clone initialize_copy initialize_dup inject insert inspect instance_eval
instance_exec instance_method instance_methods instance_of? instance_variable_defined? instance_variable_get
instance_variable_set instance_variables integer? intern internal_encoding intersect? intersection invert isatty
iso8601 iterator? itself jisx0301 julian julian? keep_if kind_of? lambda lambda? last_status latest_compact_info
latest_gc_info lchmod lchown length lgamma lineno lineno= local_variable_defined? local_variable_get
local_variable_set local_variables localtime locked? lstrip lstrip! lutime magnitude make_link make_symlink
marshal_dump marshal_load match? match_length max_by maxgroups maxgroups= measure_total_time measure_total_time=
member? members merge! message method method_defined? method_missing methods min_by minmax minmax_by minute mkfifo
mkpath mktime mktmpdir module_eval module_exec modulo monday? mountpoint? named_captures native_thread_id negative?
new_offset new_start next_day next_float next_month next_values next_year nobits? nonzero? num_waiting numerator
object_id offset opendir options original_message original_name owned? parameters parent partition pathconf
peek_values pending_interrupt? permutation positive? post_match pre_match prepend pretty_print pretty_print_cycle
prev_day prev_float prev_month prev_year printf priority priority= private? private_class_method private_constant
private_instance_methods private_method_defined? private_methods product proper_subset? proper_superset? protected?
protected_instance_methods protected_method_defined? protected_methods public? public_class_method public_constant
public_instance_method public_instance_methods public_method public_method_defined? public_methods public_send
pwrite random_number rassoc rationalize rdev_major rdev_minor read_nonblock readable? readable_real? readbyte
readchar readline readlines readlink readpartial realdirpath realpath receiver rectangular reduce regexp rehash
reject reject! relative? relative_path_from remainder remove_class_variable remove_instance_variable remove_method
rename reopen repeated_combination repeated_permutation replace replicate report_on_exception report_on_exception=
require require_relative respond_to? respond_to_missing? restore resume reverse reverse! reverse_each rewind rfc2822
rfc3339 rfc822 rindex rmtree rotate rotate! rpartition rstrip rstrip! ruby2_keywords sample saturday? scrub!
sec_fraction second second_fraction select select! set_backtrace set_encoding set_encoding_by_bom set_trace_func
setbyte setgid? setpgid setpgrp setpriority setproctitle setrlimit setsid setuid? shuffle shuffle! signal signaled?
singleton_class singleton_class? singleton_method singleton_method_added singleton_method_removed
singleton_method_undefined singleton_methods slice! slice_after slice_before slice_when socket? sort_by sort_by!
source source_location spell_checker sprintf squeeze squeeze! start_with? status sticky? stopped? stopsig stress
stress= strftime string string= strip! sub_ext subclasses subsec subset? subtract success? sunday? super_method
superclass superset? swapcase swapcase! symlink symlink? synchronize syscall sysopen sysread sysseek system syswrite
tainted? take_while terminate termsig thread_variable? thread_variable_get thread_variable_set thread_variables
thursday? tmpdir to_ary to_date to_datetime to_enum to_hash to_int to_path to_proc to_set to_str to_sym to_time
total_time trace_var transfer transform_keys transform_keys! transform_values transform_values! transpose truncate
try_convert try_lock tuesday? tv_nsec tv_sec tv_usec unbind undef_method undump ungetbyte ungetc unicode_normalize
unicode_normalize! unicode_normalized? unlink unlock unpack unpack1 unshift untaint untrace_var untrust untrusted?
upcase upcase! update using_rvargc? utc_offset valid_encoding? value? values values_at verify_compaction_references
verify_internal_consistency verify_transient_heap_internal_consistency waitall waitpid waitpid2 wakeup wednesday?
with_index with_object world_readable? world_writable? writable? writable_real? write_nonblock xmlschema yield_self
`;var CORE_METHODS=new Set(NAMES.trim().split(/\s+/));var lastName=(t,node)=>{const name=t.field(node,"name");return name!==void 0&&t.type(name)==="scope_resolution"?t.field(name,"name"):name};var scopeOfName=(t,node)=>{
const name=t.field(node,"name");const scope=name!==void 0&&t.type(name)==="scope_resolution"?t.field(name,"scope"):void 0;return scope===void 0?void 0:t.text(scope).
replace(/^::/,"").replaceAll("::",".")};var parameters2=(t,node)=>{const list2=t.field(node,"parameters");if(list2===void 0)return[];return t.named(list2).flatMap(
parameter=>{const name=t.type(parameter)==="identifier"?parameter:t.field(parameter,"name");if(name===void 0)return[];const value2=t.field(parameter,"value");return[
{node:parameter,name,parameter:{name:t.text(name),...value2===void 0?{}:{default:t.text(value2).slice(0,200)},...t.type(parameter).includes("splat")?{variadic:true}:
{}}}]})};var lastExpression=(t,node)=>{const body=t.field(node,"body");return body!==void 0&&t.type(body)==="body_statement"?t.named(body).at(-1):body};var MIXED_IN=/^(include|extend|prepend)$/;
var ACCESSORS=/^(attr_accessor|attr_reader|attr_writer)$/;var ruby={key:"ruby",family:"declarative",grammar:"tree-sitter-ruby/tree-sitter-ruby.wasm",revision:9,
separator:"::",standard:"std:ruby",definitions:{class:{kind:"class",scope:true,name:lastName,within:scopeOfName,supertypes:(t,node)=>{const superclass=t.field(node,
"superclass");return superclass===void 0?[]:t.named(superclass).slice(0,1)}},module:{kind:"module",scope:true,name:lastName,within:scopeOfName},method:{kind:"fu\
nction",memberKind:"method",scope:true,parameters:parameters2,value:lastExpression},singleton_method:{kind:"method",scope:true,parameters:parameters2,value:lastExpression,
modifiers:()=>["static"]},alias:{kind:"method",name:(t,node)=>t.field(node,"name")},assignment:{kind:"variable",localInFunction:true,names:(t,node)=>{const left=t.
field(node,"left");if(left===void 0)return[];const targets=t.type(left)==="left_assignment_list"?t.named(left):[left];return targets.filter(target=>["identifier",
"constant","global_variable"].includes(t.type(target)))},value:(t,node)=>t.field(node,"right")},call:{kind:"property",names:(t,node)=>{const method2=t.field(node,
"method");const list2=t.field(node,"arguments");if(method2===void 0||list2===void 0||!ACCESSORS.test(t.text(method2)))return[];return t.each(list2,"simple_symbo\
l")},rename:text=>text.replace(/^:/,"")}},uses:{call:{use:"call",name:(t,node)=>t.field(node,"method"),receiver:(t,node)=>t.field(node,"receiver"),sets:(t,node)=>{
const around=t.parent(node);return around!==void 0&&t.type(around)==="assignment"&&t.field(around,"left")===node}},scope_resolution:{use:"read",name:(t,node)=>t.
field(node,"name"),receiver:(t,node)=>t.field(node,"scope")}},reads:["identifier","constant","global_variable"],types:[],scopes:{block:blockParameters,do_block:blockParameters,
lambda:blockParameters},self:["self"],field:(t,node)=>{if(!/^(operator_)?assignment$/.test(t.type(node)))return void 0;const name=t.field(node,"left");const value2=t.
field(node,"right");return name!==void 0&&value2!==void 0&&t.type(name)==="instance_variable"?{name,value:value2}:void 0},mixins:(t,node)=>{const method2=t.type(
node)==="call"?t.field(node,"method"):void 0;const list2=t.field(node,"arguments");return method2===void 0||list2===void 0||!MIXED_IN.test(t.text(method2))?[]:t.
each(list2,"constant","scope_resolution")},stands:(t,node)=>{const type=t.type(node);if(type==="assignment")return t.field(node,"right");if(type==="operator_ass\
ignment")return t.all(node).some(child=>t.text(child)==="||=")?t.field(node,"right"):void 0;return void 0},comments:["comment"],begins:"hash",imports:{call:(t,node)=>{
const method2=t.field(node,"method");if(method2===void 0||!/^(require|require_relative|load)$/.test(t.text(method2)))return[];const content=t.descendant(node,"s\
tring_content");return content===void 0?[]:[{path:`${t.text(method2)==="require_relative"?"./":""}${t.text(content)}`,as:t.text(content),node:content}]}},packages:{},
constructs:(t,node)=>{if(t.type(node)!=="call")return void 0;const method2=t.field(node,"method");const receiver=t.field(node,"receiver");return method2!==void 0&&
receiver!==void 0&&t.text(method2)==="new"?t.text(receiver):void 0},constructorName:"initialize",typesByName:true,common:CORE_METHODS,file:(path,from,paths)=>{const wanted=path.
endsWith(".rb")?path:`${path}.rb`;if(path.startsWith("./")){const parts=from.split("/").slice(0,-1);for(const segment of wanted.slice(2).split("/"))segment===".\
."?parts.pop():segment!=="."&&parts.push(segment);return paths.has(parts.join("/"))?parts.join("/"):void 0}return[wanted,`lib/${wanted}`,`app/${wanted}`].find(candidate=>paths.
has(candidate))},bareNamesAreCalls:true,global:true};function blockParameters(t,node){const list2=t.field(node,"parameters");if(list2===void 0)return[];return t.
named(list2).flatMap(p=>{const name=t.type(p)==="identifier"?p:t.field(p,"name");return name===void 0?[]:[{name}]})}var ANY_NUMBER=1e3;function modifiers2(t,node){const list2=t.first(node,"modifiers");const words2=list2===void 0?[]:t.text(list2).split(/\W+/);const found2=["private","protected",
"abstract","final","override"].filter(word=>words2.includes(word));return found2.includes("private")?found2:[...found2,"exported"]}function parameters3(t,node){
return t.each(node,"parameters","class_parameters").flatMap(list2=>t.each(list2,"parameter","class_parameter").flatMap(parameter=>{const name=t.field(parameter,
"name");if(name===void 0)return[];const type=t.field(parameter,"type");const value2=t.field(parameter,"default_value");const made2={name:t.text(name)};if(type!==
void 0)made2.type=t.text(type).slice(0,300);if(type!==void 0&&t.type(type)==="repeated_parameter_type")made2.variadic=true;if(value2!==void 0)made2.default=t.text(
value2).slice(0,200);return[{node:parameter,name,parameter:made2}]}))}var typeParameters2=(t,node)=>t.each(node,"type_parameters").flatMap(list2=>t.named(list2).
flatMap(one2=>{if(t.type(one2)==="identifier")return[one2];return/type_parameter/.test(t.type(one2))?t.field(one2,"name")??[]:[]}));function arity(t,node){const[
list2]=t.each(node,"parameters","class_parameters");if(list2===void 0)return void 0;const given2=t.each(list2,"parameter","class_parameter");const optional=given2.
filter(p=>t.field(p,"default_value")!==void 0||isVariadic2(t,p)).length;return[given2.length-optional,given2.some(p=>isVariadic2(t,p))?ANY_NUMBER:given2.length]}
var isVariadic2=(t,parameter)=>{const type=t.field(parameter,"type");return type!==void 0&&t.type(type)==="repeated_parameter_type"};var head=(t,type)=>t.type(type)===
"generic_type"?t.field(type,"type")??type:type;var lastName2=(t,type)=>t.type(type)==="stable_type_identifier"?t.each(type,"type_identifier").at(-1):type;var pathOf=(t,type)=>t.
type(type)==="stable_type_identifier"?t.text(type).split(".").slice(0,-1).join("."):void 0;var supertypes2=(t,node)=>{const clause=t.field(node,"extend");return clause===
void 0?[]:t.each(clause,"type_identifier","generic_type","stable_type_identifier").map(type=>head(t,type))};var container=kind=>({kind,scope:true,supertypes:supertypes2,
typeParameters:typeParameters2,parameters:parameters3,arity,modifiers:modifiers2});var fieldText=field=>(t,node)=>{const type=t.field(node,field);return type===
void 0?void 0:t.text(type)};var value={kind:"variable",memberKind:"property",localInFunction:true,names:(t,node)=>{const pattern=t.field(node,"pattern")??t.field(
node,"name");if(pattern===void 0)return[];return bound(t,pattern)},type:fieldText("type"),value:(t,node)=>t.field(node,"value"),modifiers:modifiers2};var method={
kind:"function",memberKind:"method",scope:true,typeParameters:typeParameters2,parameters:parameters3,arity,type:fieldText("return_type"),value:(t,node)=>t.field(
node,"body"),modifiers:modifiers2};var given=(t,node)=>{const list2=t.field(node,"arguments");return list2===void 0||t.type(list2)!=="arguments"?void 0:t.named(
list2).length};var USUAL=/^([-+*/%&|^<>]|[-+*/%<>=!]=|&&|\|\||<<|>>|:{2,3}|\+\+|\+:|:\+|->)$/;var scala={key:"scala",family:"jvm",grammar:"tree-sitter-scala/tre\
e-sitter-scala.wasm",revision:8,separator:".",standard:"std:scala",definitions:{class_definition:container("class"),trait_definition:container("trait"),object_definition:container(
"object"),package_object:container("object"),enum_definition:container("enum"),simple_enum_case:{kind:"enum_member"},full_enum_case:{kind:"enum_member",scope:true,
parameters:parameters3},function_definition:method,function_declaration:{...method,modifiers:(t,node)=>[...modifiers2(t,node),"abstract"]},val_definition:value,
var_definition:value,val_declaration:value,var_declaration:value,given_definition:{kind:"variable",scope:true},type_definition:{kind:"type",type:fieldText("type"),
modifiers:modifiers2},class_parameter:{kind:"property",type:fieldText("type"),modifiers:modifiers2}},uses:{call_expression:{use:"call",name:(t,node)=>{const called=t.
field(node,"function");const plain=called!==void 0&&t.type(called)==="generic_function"?t.field(called,"function"):called;if(plain===void 0)return void 0;return t.
type(plain)==="field_expression"?t.field(plain,"field"):t.type(plain)==="identifier"?plain:void 0},receiver:(t,node)=>{const called=t.field(node,"function");const plain=called!==
void 0&&t.type(called)==="generic_function"?t.field(called,"function"):called;return plain!==void 0&&t.type(plain)==="field_expression"?t.field(plain,"value"):void 0},
arguments:given},infix_expression:{use:"call",name:(t,node)=>{const operator=t.field(node,"operator");return operator!==void 0&&!USUAL.test(t.text(operator))?operator:
void 0},receiver:(t,node)=>t.field(node,"left")},instance_expression:{use:"call",makes:true,arguments:given,name:(t,node)=>{const type=t.first(node,"type_identi\
fier","generic_type","stable_type_identifier");return type===void 0?void 0:lastName2(t,head(t,type))},path:(t,node)=>{const type=t.first(node,"generic_type","st\
able_type_identifier");return type===void 0?void 0:pathOf(t,head(t,type))}},stable_type_identifier:{use:"type",name:lastName2,path:pathOf},stable_identifier:{use:"\
read",name:(t,node)=>t.each(node,"identifier").at(-1),path:(t,node)=>t.text(node).split(".").slice(0,-1).join(".")},field_expression:{use:"read",name:(t,node)=>t.
field(node,"field"),receiver:(t,node)=>t.field(node,"value")}},reads:["identifier"],types:["type_identifier"],scopes:{block:()=>[],lambda_expression:(t,node)=>{
const list2=t.field(node,"parameters");if(list2===void 0)return[];if(t.type(list2)==="identifier")return lentTo(t,node,list2);const found2=t.named(list2).flatMap(
p=>{const name=t.field(p,"name");const type=t.field(p,"type");return name===void 0?[]:[{name,...type===void 0?{}:{type:t.text(type)}}]});const[only]=found2;return found2.
length===1&&only&&only.type===void 0?lentTo(t,node,only.name):found2},case_clause:(t,node)=>{const pattern=t.field(node,"pattern");return pattern===void 0?[]:bound(
t,pattern).map(name=>({name,...typeOfPattern(t,name)}))},for_expression:(t,node)=>{const list2=t.field(node,"enumerators");return list2===void 0?[]:t.each(list2,
"enumerator").flatMap(one2=>enumerated(t,one2))},arguments:()=>[]},lends:lends2,unnamed:"_",label:(t,node)=>{const around=t.type(node)==="access_qualifier"?t.first(
node,"identifier"):void 0;if(around!==void 0)return{name:around};if(t.type(node)!=="assignment_expression")return void 0;const list2=t.parent(node);const left=t.
field(node,"left");if(left===void 0||list2===void 0||t.type(list2)!=="arguments")return void 0;const call=t.parent(list2);const of=call===void 0?void 0:t.field(
call,"function")??t.first(call,"type_identifier");return of!==void 0&&/^([\w.]*\.)?[A-Z]\w*$/.test(t.text(of))?{name:left,of}:{name:left}},selfTypes:(t,node)=>{
if(t.type(node)!=="self_type")return[];const[,type]=t.named(node);return type===void 0?[]:partsOf(t,type)},lastSupertypeFirst:true,blockScoped:true,self:["this"],
super:/^super(\[\w+\])?$/,comments:["comment","block_comment"],begins:"slashes",imports:{import_declaration:imported},packages:{package_clause:(t,node)=>t.field(
node,"body")===void 0?t.text(t.field(node,"name")??node):""},packaged:true,relativeImports:true,constructs:(t,node)=>{if(t.type(node)==="instance_expression"){const type=t.
first(node,"type_identifier","generic_type");return type===void 0?void 0:t.text(head(t,type))}return void 0}};var partsOf=(t,type)=>t.type(type)==="compound_typ\
e"?t.named(type).reverse():[type];function bound(t,pattern){const type=t.type(pattern);if(type==="identifier")return/^[a-z_]/.test(t.text(pattern))&&t.text(pattern)!==
"_"?[pattern]:[];if(!/pattern$|^identifiers$/.test(type))return[];return t.named(pattern).flatMap(part=>bound(t,part))}function typeOfPattern(t,name){const parent=t.
parent(name);const type=parent!==void 0&&t.type(parent)==="typed_pattern"?t.field(parent,"type"):void 0;return type===void 0?{}:{type:t.text(type)}}function enumerated(t,enumerator){
const[pattern,held]=t.named(enumerator);if(pattern===void 0)return[];const names=bound(t,pattern);const drawn=t.all(enumerator).some(child=>t.text(child)==="<-");
return names.length===1&&drawn&&held!==void 0&&t.type(pattern)==="identifier"?[{name:pattern,given:{node:held,element:true}}]:names.map(name=>({name}))}function lends2(t,literal){
if(!/^(arguments|lambda_expression)$/.test(t.type(literal)))return void 0;let at=t.type(literal)==="arguments"?literal:t.parent(literal);while(at!==void 0&&/^(arguments|block|parenthesized_expression)$/.
test(t.type(at)))at=t.parent(at);if(at===void 0)return{as:"element"};const called=t.type(at)==="call_expression"?t.field(at,"function"):void 0;const on=t.type(at)===
"infix_expression"?t.field(at,"left"):called!==void 0&&t.type(called)==="field_expression"?t.field(called,"value"):void 0;return on===void 0?{as:"element"}:{on,
as:"element"}}var lentTo=(t,literal,name)=>{const on=lends2(t,literal)?.on;return[on===void 0?{name}:{name,given:{node:on,element:true}}]};function imported(t,node){
const parts=t.each(node,"identifier");const prefix=parts.map(part=>t.text(part)).join(".");const selectors=t.first(node,"namespace_selectors");if(selectors!==void 0)
return t.named(selectors).flatMap(one2=>{if(t.type(one2)==="namespace_wildcard")return[{path:prefix,node:parts.at(-1)??node}];const name=t.type(one2)==="identif\
ier"?one2:t.field(one2,"name");const alias=t.field(one2,"alias");return name===void 0?[]:[{path:`${prefix}.${t.text(name)}`,as:t.text(alias??name),node:name}]});
const last=parts.at(-1);if(last===void 0)return[];if(t.first(node,"namespace_wildcard")!==void 0)return[{path:prefix,node:last}];return[{path:prefix,as:t.text(last),
node:last}]}var ALL_RULES=[ruby,kotlin,scala,bash];var declarativeLanguages=ALL_RULES.map(({key,family,grammar,revision})=>({key,family,grammar,revision}));var declarativeFamily={name:"declarative",configuration:[],
load:()=>import("./WVZOJ5XV.js")};function readJson(text){if(text===void 0)return void 0;try{return JSON.parse(text)}catch{const plain=text.replace(/("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
(_,string)=>string??"").replace(/,(\s*[}\]])/g,"$1");try{return JSON.parse(plain)}catch{return void 0}}}var DEPENDENCIES=["dependencies","devDependencies","peerDependencies","optionalDependencies"];var PACKAGE=["name","source","types","typings","module","main","ex\
ports","imports"];var DENO=["name","exports","imports","importMap"];var TYPESCRIPT=["extends","files","references"];var OPTIONS=["baseUrl","paths","rootDirs","j\
sxImportSource"];function essenceOf(base,text){const json=readJson(text);if(!json)return"";const kept=pick(json,base==="package.json"?PACKAGE:base.startsWith("t\
s")||base.startsWith("jsc")?TYPESCRIPT:DENO);if(base==="package.json"){for(const key of DEPENDENCIES)if(isRecord(json[key]))kept[key]=namesOf(json[key])}if(base!==
"package.json"&&isRecord(json.compilerOptions))kept.compilerOptions=pick(json.compilerOptions,OPTIONS);return JSON.stringify(kept)}var isRecord=value2=>typeof value2===
"object"&&value2!==null;var pick=(from,keys2)=>Object.fromEntries(keys2.filter(key=>from[key]!==void 0).map(key=>[key,from[key]]));var namesOf=versions2=>Object.
fromEntries(Object.keys(versions2).map(name=>[name,"*"]));var language2=(key,grammar)=>({key,family:"ecmascript",grammar,revision:22});var ecmascriptLanguages=[language2("javascript","tree-sitter-javascript/tree-sitter\
-javascript.wasm"),language2("typescript","tree-sitter-typescript/tree-sitter-typescript.wasm"),language2("tsx","tree-sitter-typescript/tree-sitter-tsx.wasm"),language2(
"vue","tree-sitter-typescript/tree-sitter-typescript.wasm"),language2("svelte","tree-sitter-typescript/tree-sitter-typescript.wasm")];var ecmascriptFamily={name:"\
ecmascript",configuration:[...["package.json","tsconfig.json","tsconfig.*.json","jsconfig.json"],...["deno.json","deno.jsonc","jsr.json","import_map.json"]],essence:essenceOf,
goesBy:/\.(?:[cm]?[jt]sx?|json5?|vue|svelte|astro|mdx|html|css|s[ac]ss|less|svg|png|jpe?g|gif|webp|wasm|node|graphql|gql)$/,resumes:true,knowsDependents:true,load:()=>import("./WVZOJ5XV.js")};var go={key:"go",family:"go",grammar:"tree-sitter-go/tree-sitter-go.wasm",revision:4};var goFamily={name:"go",configuration:["go.mod"],essence:(_,text)=>text.replace(
/^(?:go|toolchain)\s.*$|\/\/.*$/gm,"").replace(/(?<=\s)v\d\S*/g,"v0"),load:()=>import("./WVZOJ5XV.js")};var java={key:"java",family:"jvm",grammar:"tree-sitter-java/tree-sitter-java.wasm",revision:10};var jvmFamily={name:"jvm",configuration:[],knowsDependents:true,load:()=>import("./WVZOJ5XV.js")};function essenceOf2(base,text){try{const json=JSON.parse(text);return JSON.stringify(base==="composer.lock"?lockOf(json):manifestOf(json))}catch{return text}}var manifestOf=json=>({
require:namesOf2(json.require),"require-dev":namesOf2(json["require-dev"])});var lockOf=json=>({packages:(json.packages??[]).map(lockedOf),"packages-dev":(json["\
packages-dev"]??[]).map(lockedOf)});var lockedOf=({name,autoload})=>({...name===void 0?{}:{name},autoload:{"psr-4":namesOf2(autoload?.["psr-4"]),"psr-0":namesOf2(
autoload?.["psr-0"])}});var namesOf2=of=>Object.fromEntries(Object.keys(of??{}).map(key=>[key,""]));var phpLanguage={key:"php",family:"php",grammar:"tree-sitter-php/tree-sitter-php.wasm",revision:13};var phpFamily={name:"php",configuration:["composer.json","co\
mposer.lock"],essence:essenceOf2,load:()=>import("./WVZOJ5XV.js")};var pythonLanguages=[{key:"python",family:"python",grammar:"tree-sitter-python/tree-sitter-python.wasm",revision:14}];var pythonFamily={name:"python",configuration:[],
resumes:true,load:()=>import("./WVZOJ5XV.js")};var rust={key:"rust",family:"rust",grammar:"tree-sitter-rust/tree-sitter-rust.wasm",revision:14};var VERSION=/(?<!\b(?:path|name|package)\s*)=\s*"[\^~=<>\s]*\d[\w.*+-]*(?:,\s*[\^~=<>\s]*\d[\w.*+-]*)*"/g;
var rustFamily={name:"rust",configuration:["Cargo.toml"],essence:(_,text)=>text.replace(VERSION,'= "*"'),load:()=>import("./WVZOJ5XV.js")};var LANGUAGES=[...cLanguages,...declarativeLanguages,...ecmascriptLanguages,...pythonLanguages,go,rust,csharpLanguage,java,phpLanguage];var FAMILIES=[cFamily,csharpFamily,
declarativeFamily,ecmascriptFamily,goFamily,jvmFamily,phpFamily,pythonFamily,rustFamily];var Settlements=class{#folder;#before;#how;#ahead=new Map;#kept={};#keeping=[];get overlaid(){return this.#how.overlaid}constructor(folder,before,how){this.#folder=
folder;this.#before=before;this.#how=how}readAhead(languages){if(this.#how.overlaid)return;for(const{key,family}of LANGUAGES)if(languages.has(key))this.#read(family)}#read(family){
const name=this.#before[family];const reading=this.#ahead.get(family)??(name===void 0?NOTHING:settledBefore(this.#folder,name));this.#ahead.set(family,reading);
return reading}of(family,changed){const{overlaid,nameSettled}=this.#how;const before=changed&&this.#before[family.name];if(overlaid||!(family.resumes||family.knowsDependents))
return{goesOn:false,for:async()=>({settled:false,before:[]}),take:()=>void 0};const holds=before!==void 0&&changed?.length===0;if(!holds&&family.knowsDependents)
return this.#told(family,changed);if(holds)this.#kept[family.name]=before;if(before===void 0)this.#ahead.delete(family.name);const worked=Promise.withResolvers();
let settled;return{goesOn:before!==void 0,for:async slot=>{if(holds)settled??=await this.#read(family.name);if(!settled&&slot>0)await worked.promise;if(settled)
return{settled,before:[]};const grows=before===void 0||holds?void 0:await this.#read(family.name);this.#ahead.delete(family.name);return grows?{settled:grows,before:[
...changed??[]]}:{settled:true,before:[]}},take:made2=>{if(!settled&&made2&&nameSettled)this.#keeping.push(this.#keep(family.name,nameSettled(family.name),made2));
settled??=made2;worked.resolve()}}}#told(family,changed){const{nameSettled}=this.#how;let wanted=family.resumes===true&&nameSettled!==void 0;return{goesOn:changed!==
void 0,for:async slot=>({settled:wanted&&slot===0,before:slot===0?[...changed??[]]:[]}),take:made2=>{if(!wanted||!made2||!nameSettled)return;wanted=false;this.#keeping.
push(this.#keep(family.name,nameSettled(family.name),made2))}}}async kept(){await Promise.all(this.#keeping);return this.#kept}async#keep(family,name,settled){if(await keepSettled(
this.#folder,name,settled))this.#kept[family]=name;else delete this.#kept[family]}};var NOTHING=Promise.resolve(void 0);import{promisify}from"node:util";import{gzip}from"node:zlib";import{getHeapStatistics}from"node:v8";import{runInNewContext}from"node:vm";var MUCH_BYTES=96*1024*1024;var collect;function dropGarbage(much=MUCH_BYTES){const{
used_heap_size:objects,external_memory:buffers}=getHeapStatistics();if(objects+buffers<much)return;collect??=runInNewContext("globalThis.gc");collect?.()}import{constants,gzipSync}from"node:zlib";import{hash}from"node:crypto";import{existsSync,readFileSync as readFileSync3}from"node:fs";import{createRequire}from"node:module";var{resolve}=createRequire(import.meta.url);var carried=["./grammars/","../grammars/"].map(folder=>new URL(folder,import.meta.url)).find(folder=>existsSync(new URL(
"versions.json",folder)));var versions;function grammarVersion(path){if(carried){versions??=JSON.parse(readFileSync3(new URL("versions.json",carried),"utf8"));const version=versions[path];
if(version===void 0)throw new Error(`the bundle lacks the grammar ${path}`);return version}const name=path.split("/").slice(0,path.startsWith("@")?2:1).join("/");
return JSON.parse(readFileSync3(resolve(`${name}/package.json`),"utf8")).version}var CORE_REVISION=2;var idOf=text=>idOfDigest(hash("sha256",text,"buffer"));var extractors=new Map;function extractorOf(key,language3){if(!language3)return`${key}\
@text+${CORE_REVISION}`;let name=extractors.get(key);if(name===void 0){name=`${key}@${grammarVersion(language3.grammar)}.${language3.revision}+${CORE_REVISION}`;
extractors.set(key,name)}return name}var seen=new Uint32Array(2*NAME_BIT/32);var FOLDED=new Uint8Array(65536);for(let unit=0;unit<FOLDED.length;unit++)FOLDED[unit]=unit>=65&&unit<=90?unit+32:unit<128?
unit:128|unit&127;var keys=new Uint32Array(65536);var found=0;function add(key){const word=key>>>5;const bit=1<<(key&31);const before=seen[word];if((before&bit)!==
0)return;seen[word]=before|bit;if(found===keys.length){const grown=new Uint32Array(found*2);grown.set(keys);keys=grown}keys[found++]=key}function fileKeys(text,names){
found=0;addText(text,0);for(const name of names)addText(name,NAME_BIT);const own=keys.slice(0,found);for(let at=0;at<found;at++)seen[own[at]>>>5]=0;return own}function addText(text,bits){
const{length}=text;if(length<3)return;let key=FOLDED[text.charCodeAt(0)]<<8|FOLDED[text.charCodeAt(1)];for(let at=2;at<length;at++){key=(key<<8|FOLDED[text.charCodeAt(
at)])&16777215;add(key|bits)}}var BLOCK_BYTES=8192;var DIGIT_BITS=13;var DIGITS=1<<DIGIT_BITS;var ORDINAL_BITS=12;var MOST_ORDINAL=(1<<ORDINAL_BITS)-1;function packSegment(files){
const{pairs,ends}=sortPairs(files);const blocks=[];let bytes=Buffer.allocUnsafe(BLOCK_BYTES*2);let length=0;let first=0;let previousKey=0;const varint=value2=>{
let rest=value2;while(rest>127){bytes[length++]=rest&127|128;rest>>>=7}bytes[length++]=rest};const close=()=>{if(length>0)blocks.push({first,data:bytes.toString(
"base64",0,length)});length=0};let at=0;for(let digit=0;digit<DIGITS;digit++){const last=ends[digit];while(at<last){const low=pairs[at]>>>ORDINAL_BITS;const key=digit<<
DIGIT_BITS|low;let end=at+1;while(end<last&&pairs[end]>>>ORDINAL_BITS===low)end++;const room=length+16+(end-at)*3;if(room>bytes.length)bytes=Buffer.concat([bytes.
subarray(0,length),Buffer.allocUnsafe(room*2)]);if(length===0){first=key;previousKey=key}varint(key-previousKey);varint(end-at);let previous=-1;for(;at<end;at++){
const ordinal=pairs[at]&MOST_ORDINAL;varint(ordinal-previous);previous=ordinal}previousKey=key;if(length>=BLOCK_BYTES)close()}}close();return blocks}function sortPairs(files){
const total=files.reduce((sum,own)=>sum+own.length,0);const low=new Uint32Array(DIGITS+1);const high=new Uint32Array(DIGITS+1);for(const own of files){for(let at=0;at<
own.length;at++){const key=own[at];take(low,(key&DIGITS-1)+1);take(high,(key>>>DIGIT_BITS)+1)}}for(let digit=1;digit<=DIGITS;digit++){low[digit]=low[digit]+low[digit-
1];high[digit]=high[digit]+high[digit-1]}const byLow=new Uint32Array(total);files.forEach((own,ordinal)=>{for(let at=0;at<own.length;at++){const key=own[at];byLow[take(
low,key&DIGITS-1)]=key>>>DIGIT_BITS<<ORDINAL_BITS|ordinal}});const pairs=new Uint32Array(total);for(let digit=0,at=0;digit<DIGITS;digit++){for(const end=low[digit];at<
end;at++){const upper=byLow[at];pairs[take(high,upper>>>ORDINAL_BITS)]=digit<<ORDINAL_BITS|upper&MOST_ORDINAL}}return{pairs,ends:high}}function take(counters,at){
const value2=counters[at];counters[at]=value2+1;return value2}var BLOCK_BYTES2=2048;function packWords(terms,lengths){const encoder=new TextEncoder;const blocks=[];let bytes=new Uint8Array(BLOCK_BYTES2*2);let length=0;let first="";
let previous=new Uint8Array;const reserve=more=>{if(length+more<=bytes.length)return;const grown=new Uint8Array((length+more)*2);grown.set(bytes.subarray(0,length));
bytes=grown};const varint=value2=>{let rest=value2;for(;rest>127;rest=Math.floor(rest/128))bytes[length++]=rest%128|128;bytes[length++]=rest};const close=()=>{if(length>
0)blocks.push({first,data:bytes.slice(0,length)});length=0;previous=new Uint8Array};reserve(lengths.length*6);for(let at=0;at<lengths.length;at++)varint(lengths[at]);
close();for(const{term,ordinals,counts}of terms){if(length===0)first=term;const own=encoder.encode(term);reserve(own.length+16+ordinals.length*8);let shared=0;while(shared<
own.length&&shared<previous.length&&own[shared]===previous[shared])shared++;varint(shared);varint(own.length-shared);bytes.set(own.subarray(shared),length);length+=
own.length-shared;varint(ordinals.length);let last=-1;for(let at=0;at<ordinals.length;at++){const ordinal=ordinals[at];varint(ordinal-last);varint(counts[at]);last=
ordinal}previous=own;if(length>=BLOCK_BYTES2)close()}close();return blocks}var OTHER=1;var LETTER=2;var DIGIT=3;var CLASS=new Uint8Array(65536);function classify(unit){const character=String.fromCharCode(unit);const found2=/[\p{L}_$]/u.
test(character)?LETTER:new RegExp("\\p{N}","u").test(character)?DIGIT:OTHER;CLASS[unit]=found2;return found2}var LONGEST=64;var MOST=4096;var Runs=class{start=new Int32Array(
MOST);end=new Int32Array(MOST);one=new Int32Array(MOST);other=new Int32Array(MOST);count=0;find(units,length,from){const{start,end:ends,one:ones,other:others}=this;
let count=0;let at=from;while(at<length&&count<MOST){const unit=units[at];const kind=CLASS[unit]||classify(unit);if(kind===OTHER){at++;continue}let end=at;let one2=2166136261;
let other=0;for(let next=unit;;){one2=Math.imul(one2^next,16777619);other=Math.imul(other,31)+next|0;if(++end>=length)break;next=units[end];const of=CLASS[next]||
classify(next);if(of===OTHER||kind===DIGIT&&of!==DIGIT)break}if(end-at>1&&end-at<=LONGEST){start[count]=at;ends[count]=end;ones[count]=one2;others[count]=other;
count++}at=end}this.count=count;return at}};var SHORT=4096;var PAST=4;var Held=class{#text="";#bytes;#units;constructor(length){this.#bytes=Buffer.alloc(length*2);this.#units=unitsIn(this.#bytes)}of(text){
if(text===this.#text)return this.#units;if(this.#units.length<text.length+PAST){this.#bytes=Buffer.alloc((text.length+PAST)*2);this.#units=unitsIn(this.#bytes)}
this.#bytes.write(text,"utf16le");this.#units.fill(0,text.length,text.length+PAST);this.#text=text;return this.#units}};var unitsIn=bytes=>new Uint16Array(bytes.
buffer,bytes.byteOffset,bytes.length>>1);var short=new Held(SHORT+PAST);var long=new Held(1<<16);function unitsOf(text){return(text.length<=SHORT?short:long).of(
text)}var MOST_IDENTIFIERS=4e5;var SHORTEST_SLICE=13;var Vocabulary=class{#identifiers=new Identifiers;#runs=new Runs;#parts=[];#terms=[];#numbers=new Map;#identifierCounts=new Uint32Array(
65536);#termCounts=new Uint32Array(65536);count(file){const touched=[];const add2=(text,weight)=>this.#scan(text,weight,touched);if(!file.isData)add2(file.text,
FIELD_WEIGHT.body);add2(file.path,FIELD_WEIGHT.path);add2([...file.names].join("\n"),FIELD_WEIGHT.name);const terms=[];if(this.#termCounts.length<this.#terms.length)
this.#termCounts=new Uint32Array(this.#terms.length*2);for(const identifier of touched){const count=this.#identifierCounts[identifier];this.#identifierCounts[identifier]=
0;for(const term of this.#parts[identifier]){const before=this.#termCounts[term];if(before===0)terms.push(term);this.#termCounts[term]=before+count}}const own=Uint32Array.
from(terms);const counts=new Uint8Array(own.length);let length=0;for(let at=0;at<own.length;at++){const term=own[at];const count=this.#termCounts[term];this.#termCounts[term]=
0;counts[at]=Math.min(MOST_COUNT,count);length+=count}return{terms:own,counts,length}}#scan(text,weight,touched){const units=unitsOf(text);const runs=this.#runs;
for(let from=0;from<text.length;){from=runs.find(units,text.length,from);const{start,end,one:one2,other}=runs;const unknown=[];for(let run2=0;run2<runs.count;run2++){
const identifier=this.#identifiers.find(one2[run2],other[run2]);if(identifier>=0)this.#count(identifier,weight,touched);else unknown.push(run2)}for(const run2 of unknown){
const[first,second]=[one2[run2],other[run2]];const known=this.#identifiers.find(first,second);this.#count(known>=0?known:this.#add(text.slice(start[run2],end[run2]),
first,second),weight,touched)}}}#count(identifier,weight,touched){const before=this.#identifierCounts[identifier];if(before===0)touched.push(identifier);this.#identifierCounts[identifier]=
before+weight}#add(name,one2,other){const number=this.#identifiers.add(one2,other);this.#parts.push(termsOf(name).map(term=>this.#term(term)));if(number>=this.#identifierCounts.
length){const grown=new Uint32Array(number*2);grown.set(this.#identifierCounts);this.#identifierCounts=grown}return number}#term(term){let number=this.#numbers.
get(term);if(number===void 0){number=this.#terms.length;const own=term.length<SHORTEST_SLICE?term:Buffer.from(term).toString();this.#terms.push(own);this.#numbers.
set(own,number)}return number}pack(files){const starts=new Uint32Array(this.#terms.length+1);for(const{terms}of files)for(const term of terms)starts[term+1]=starts[term+
1]+1;const used=[];for(let term=0;term<this.#terms.length;term++){if(starts[term+1]!==0)used.push(term);starts[term+1]=starts[term+1]+starts[term]}const total=starts[this.#terms.
length];const ordinals=new Uint16Array(total);const counts=new Uint8Array(total);const filled=starts.slice();for(const[ordinal,file]of files.entries()){for(let at=0;at<
file.terms.length;at++){const term=file.terms[at];const to=filled[term];filled[term]=to+1;ordinals[to]=ordinal;counts[to]=file.counts[at]}}const words2=this.#terms;
used.sort((a,b)=>words2[a]<words2[b]?-1:1);function*postings(){for(const term of used){const[from,to]=[starts[term],starts[term+1]];yield{term:words2[term],ordinals:ordinals.
subarray(from,to),counts:counts.subarray(from,to)}}}const blocks=packWords(postings(),files.map(file=>file.length));if(this.#parts.length>MOST_IDENTIFIERS)this.#forget();
return blocks.map(({first,data})=>({first,data:Buffer.from(data).toString("base64")}))}#forget(){this.#identifiers.clear();this.#numbers.clear();this.#parts=[];
this.#terms=[]}};var Identifiers=class{#slots=new Int32Array(1<<16);#one=new Int32Array(1<<15);#other=new Int32Array(1<<15);#size=0;find(one2,other){const mask=this.#slots.
length-1;for(let at=(one2^other>>>9)&mask;;at=at+1&mask){const number=this.#slots[at]-1;if(number<0||this.#one[number]===one2&&this.#other[number]===other)return number}}add(one2,other){
if(this.#size===this.#one.length)this.#grow();const number=this.#size++;this.#one[number]=one2;this.#other[number]=other;this.#place(number);return number}clear(){
this.#slots.fill(0);this.#size=0}#place(number){const mask=this.#slots.length-1;let at=(this.#one[number]^this.#other[number]>>>9)&mask;while(this.#slots[at]!==
0)at=at+1&mask;this.#slots[at]=number+1}#grow(){const twice=old=>{const grown=new Int32Array(old.length*2);grown.set(old);return grown};this.#one=twice(this.#one);
this.#other=twice(this.#other);this.#slots=new Int32Array(this.#slots.length*2);for(let number=0;number<this.#size;number++)this.#place(number)}};var GOOD_BYTES=6*1024*1024;var GOOD_PAIRS=3e6;var ROOM_FOR_SEGMENT=12*1024*1024;var ROOM_FOR_NO_LINKS=LIMITS.recordsPerBatch*256;var RANK={source:0,documentation:1,
configuration:2,test:3,data:4,generated:5};var RecordBatch=class{#vocabulary=new Vocabulary;#lines=[];#entries=[];#bytes=0;#pairs=0;#inflated=0;get files(){return this.#entries.
length}isTooFullFor(line,inflated){return this.#inflated+inflated>LIMITS.contentInflatedBytes-ROOM_FOR_NO_LINKS||this.#bytes+line.length>LIMITS.requestInflatedBytes-
ROOM_FOR_SEGMENT||this.#lines.length+3>LIMITS.recordsPerBatch}get isGood(){return this.#bytes>=GOOD_BYTES||this.#pairs>=GOOD_PAIRS}addFile(id,path,role,line,inflated,{
text,names,keys:keys2}){this.#inflated+=inflated;this.#lines.push(line);this.#bytes+=line.length+1;const words2=this.#vocabulary.count({path,text,names,isData:role===
"data"});this.#entries.push({id,rank:RANK[role],path,keys:keys2,words:words2});this.#pairs+=keys2.length+words2.terms.length}addLinks(line){this.#lines.push(line);
this.#bytes+=line.length+1}take(){const entries=this.#entries.sort((a,b)=>a.rank-b.rank||(a.path<b.path?-1:1));const files=entries.map(entry=>entry.id);const blocks=packSegment(
entries.map(entry=>entry.keys));const words2=this.#vocabulary.pack(entries.map(entry=>entry.words));this.#lines.push(JSON.stringify({kind:"segment",id:idOf(segmentText(
files)),files,blocks,words:words2}));const lines=this.#lines;this.#lines=[];const body=pack(lines);this.#entries=[];this.#bytes=0;this.#pairs=0;this.#inflated=0;
return{body,files:files.length}}};var BODY_PACKING={level:1,strategy:constants.Z_HUFFMAN_ONLY};function inOnePiece(length){return{...BODY_PACKING,chunkSize:Math.
max(constants.Z_MIN_CHUNK,length)}}function pack(lines){const text=Buffer.allocUnsafe(lines.reduce((sum,line)=>sum+Buffer.byteLength(line)+1,0));let at=0;for(const line of lines){
at+=text.write(line,at);text[at++]=NEWLINE}const packed=gzipSync(text,inOnePiece(text.length));return text.length<Buffer.poolSize?new Uint8Array(packed):packed}
var NEWLINE=10;var gzipped=promisify(gzip);var QUEUED_BYTES=48*1024*1024;var SENT_BYTES=48*1024*1024;var UPLOADS=2;var LINKS_BYTES=4*1024*1024;var LINKS_FOR_IDLE=256;var FEW_BYTES=128*
1024;var Uploads=class{sent={files:0,links:0,bytes:0};#ingest;#upload;#waiting=[];#underWay=0;#queued=0;#failure;#wakers=[];#lines=[];#ids=[];#linesBytes=0;#inflated=0;constructor(ingest,upload){
this.#ingest=ingest;this.#upload=upload;if(typeof upload!=="string")upload.catch(()=>void 0)}post(body,counts){this.sent.files+=counts.files??0;this.sent.links+=
counts.links??0;this.#enqueue(async()=>body,body.length)}postLinks(files,lines,ends){let from=0;files.forEach((file,at)=>{const end=ends[at];if(end>from){if(this.#inflated+
file.bodyBytes>LIMITS.contentInflatedBytes)this.flushLinks();this.#inflated+=file.bodyBytes;this.#lines.push(lines.subarray(from,end));this.#ids.push(file.link);
this.#linesBytes+=end-from}from=end;if(this.#linesBytes>=LINKS_BYTES||this.#ids.length>=LIMITS.recordsPerBatch-1)this.flushLinks()});this.#flushLinksForIdle()}#flushLinksForIdle(){
const idle=this.#waiting.length===0&&this.#underWay<UPLOADS;if(idle&&this.#ids.length>LINKS_FOR_IDLE)this.flushLinks()}flushLinks(){const{lines,ids,weight}=this.#takeLinks();
if(ids.length===0)return;this.#enqueue(async()=>{const lacks=new Set((await this.#ingest.have(await this.#upload,{files:[],links:ids})).links);const wanted=lines.
filter((_,at)=>lacks.has(ids[at]));this.sent.links+=wanted.length;if(wanted.length===0)return new Uint8Array(0);const text=Buffer.concat(wanted);return gzipped(
text,inOnePiece(text.length))},weight)}postManifest(records,isDifference){const few=this.#ids.length<=LINKS_FOR_IDLE&&this.#linesBytes+(records[0]?.length??0)<=
FEW_BYTES;if(isDifference&&few&&records.length===1){const{lines,ids,weight}=this.#takeLinks();this.sent.links+=ids.length;this.#postText(Buffer.concat([...lines,
Buffer.from(records[0])]),weight);return}this.flushLinks();for(const record of records)this.#postText(Buffer.from(record),record.length)}#postText(text,weight){
this.#enqueue(()=>gzipped(text,{level:3}),weight)}#takeLinks(){const taken={lines:this.#lines,ids:this.#ids,weight:this.#linesBytes};this.#lines=[];this.#ids=[];
this.#linesBytes=0;this.#inflated=0;return taken}async room(){while(this.#queued>QUEUED_BYTES&&this.#failure===void 0)await this.#change();this.#check()}async drained(){
while(this.#waiting.length+this.#underWay>0&&this.#failure===void 0)await this.#change();this.#check()}note(){const{bytes}=this.sent;return bytes<1e5?"":`${(bytes/
1e6).toFixed(1)} MB sent`}#enqueue(body,weight){this.#queued+=weight;this.#waiting.push({body,weight});this.#next()}#next(){while(this.#underWay<UPLOADS&&this.#failure===
void 0){const item=this.#waiting.shift();if(!item)return;this.#underWay++;const send=async()=>{const body=await item.body();if(body.length>0)await this.#ingest.
records(await this.#upload,body);this.sent.bytes+=body.length};send().catch(error=>{this.#failure??=error}).finally(()=>{this.#underWay--;this.#queued-=item.weight;
dropGarbage(SENT_BYTES+this.#queued);for(const wake of this.#wakers.splice(0))wake();this.#next();this.#flushLinksForIdle()})}}#change(){return new Promise(resolve3=>{
this.#wakers.push(resolve3)})}#check(){if(this.#failure!==void 0)throw this.#failure}};import{setImmediate}from"node:timers/promises";import{deflateRawSync,zstdCompressSync,zstdDecompressSync}from"node:zlib";var deflateRaw=(content,options)=>resultOf(deflateRawSync(content,{...options,...WITH_ENGINE}));var unzstd=content=>resultOf(zstdDecompressSync(content,WITH_ENGINE));var WITH_ENGINE={info:true};function resultOf(call){const{buffer,engine}=call;engine._outBuffer=
void 0;return buffer}var DEFAULT_CONFIDENCE={exact:100,import:95,same_file:95,type:90,unique_name:60,ambiguous:30,dynamic:50};var MOST_OPTIONS=64;var STRIDE=8;var LinkSetBuilder=class{#targets=[];#symbols=new Map;#externals=new Map;#unknowns=new Map;#ownLocals=new Map;#several=new Map;#locals=[];#numbers=[];#conditions=new Map;local(name,kind,line,column,owner){
this.#locals.push([name,kind,line,column,owner]);return this.#locals.length-1}occurrence(o){if(o.condition!==void 0)this.#conditions.set(this.#numbers.length/STRIDE,
o.condition);this.#numbers.push(o.line,o.column,o.length,USE_NUMBER[o.use],this.#intern(o.destination),o.from,EVIDENCE_NUMBER[o.evidence],o.confidence??DEFAULT_CONFIDENCE[o.
evidence])}build(){const numbers2=this.#numbers;const at=(row,column2)=>numbers2[row*STRIDE+column2];const order=(x,y)=>at(x,0)-at(y,0)||at(x,1)-at(y,1)||at(x,3)-
at(y,3)||at(x,4)-at(y,4);const rows=Array.from({length:numbers2.length/STRIDE},(_,row)=>row).sort(order);const kept=rows.filter((row,nth)=>nth===0||order(rows[nth-
1],row)!==0);const column=which=>kept.map(row=>at(row,which));const conditions=[];if(this.#conditions.size>0)kept.forEach((row,nth)=>{const condition=this.#conditions.
get(row);if(condition!==void 0)conditions.push([nth,condition])});return{targets:this.#targets,locals:this.#locals,line:column(0),column:column(1),length:column(
2),use:column(3),target:column(4),from:column(5),evidence:column(6),confidence:column(7),...conditions.length>0?{conditions}:{}}}#intern(d){switch(d.to){case"sy\
mbol":return this.#numbered(this.#symbols,d.id,()=>["s",d.id]);case"local":return this.#numbered(this.#ownLocals,d.index,()=>["l",d.index]);case"unknown":return this.#numbered(
this.#unknowns,d.name,()=>["u",d.name]);case"external":{let names=this.#externals.get(d.package);if(!names){names=new Map;this.#externals.set(d.package,names)}return this.#numbered(
names,d.name,()=>["e",d.package,d.name])}case"one_of":case"all_of":{const options=[...new Set(d.options.map(option=>this.#intern(option)))].slice(0,MOST_OPTIONS);
if(options.length===1)return options[0];const kind=d.to==="one_of"?"a":"m";return this.#numbered(this.#several,`${kind}${options.join()}`,()=>[kind,options])}}}#numbered(known,key,target){
let index=known.get(key);if(index===void 0){index=this.#targets.push(target())-1;known.set(key,index)}return index}};var numbers=words2=>Object.fromEntries(words2.
map((word,at)=>[word,at]));var USE_NUMBER=numbers(USES);var EVIDENCE_NUMBER=numbers(EVIDENCE);var PACKING={level:5};var LINKS_PACKING={level:1,windowBits:12};var NO_LINKS=JSON.stringify(new LinkSetBuilder().build());var linkSetId=(file,bodyJson)=>idOf(linkSetText(
file,bodyJson));function linkLine(id,file,path,symbols,bodyJson){const body=deflateRaw(bodyJson,LINKS_PACKING).toString("base64");return JSON.stringify({kind:"l\
inks",id,file,module:idOf(moduleText(path)),symbols,body})}function addRecord(batch,{file:{path,size,blob,language:language3,role,lines,file,link},extractor,text,facts},flush,bytes=Buffer.from(text)){const json=Buffer.from(
JSON.stringify(facts));const record=JSON.stringify({kind:"file",id:file,path,blob,extractor,language:language3,size,lines,role,text:deflateRaw(bytes,PACKING).toString(
"base64"),facts:deflateRaw(json,PACKING).toString("base64")});const inflated=bytes.length+json.length;if(batch.isTooFullFor(record,inflated))flush();const names=facts.
symbols.map(symbol=>symbol.name);batch.addFile(file,path,role,record,inflated,{text,names,keys:fileKeys(text,names)});if(link!==void 0)batch.addLinks(linkLine(link,
file,path,[],NO_LINKS))}var TASK_BYTES=1e5;var TASK_FILES=100;var FEW_TASK_BYTES=25e3;async function extractAll(pool,work,uploads,progress,take3,records){if(work.length===0)return;const files=work.
map(({file})=>file).sort((a,b)=>b.size-a.size);const tasks=[];const message=some=>({kind:"extract",files:records?some.map(({here:_,...file})=>file):some});let bytes=0;
for(const file of files){const last=tasks.at(-1);if(last&&bytes+file.size<=(records?FEW_TASK_BYTES:TASK_BYTES)&&last.files.length<TASK_FILES){last.files.push(file);
bytes+=file.size}else{tasks.push({files:[file],message});bytes=file.size}}const seen2=new Set;await pool.run(tasks,{after:{kind:"flush"},lost:(file,reason)=>{take3(
{path:file.path,size:file.size,skip:"failed"});progress.say(`${file.path}: abandoned (${reason})`)},reply:async message2=>{if(message2.kind==="records"){uploads.
post(message2.body,{files:message2.files});await uploads.room()}else if(message2.kind==="extracted"){for(const file of message2.files){take3(file);seen2.add(file.
path)}for(const read of message2.untold)records?.add(read);progress.step("Parsing",seen2.size,files.length,`${uploads.note()}`)}}})}var Records=class{#uploads;#has;#batch=new RecordBatch;#made=new Set;#last=Promise.
resolve();constructor(uploads,has){this.#uploads=uploads;this.#has=has;has.catch(()=>void 0)}add(read){this.#last=this.#last.then(async()=>{const has=await this.#has;
const{file}=read.file;if(has.has(file)||this.#made.has(file))return;this.#made.add(file);await setImmediate();addRecord(this.#batch,read,()=>this.#flush())});this.#last.
catch(()=>void 0)}async post(){await this.#last;await setImmediate();this.#flush()}#flush(){if(this.#batch.files===0)return;const{body,files}=this.#batch.take();
this.#uploads.post(body,{files})}};function take2(rows,file,warnings){const{stat,attributed}=rows.get(file.path)??{};const row={path:file.path,size:file.size};if(stat!==
void 0)row.stat=stat;if(attributed)row.attributed=attributed;if("skip"in file){row.skip=file.skip;if(file.blob!==void 0)row.blob=file.blob}else{row.indexed=file;
row.blob=file.blob;if(file.link!==void 0){row.link=file.link;row.occurrences=0}if(file.failure!==void 0)warnings.push({path:file.path,message:`no symbols: ${file.
failure}`})}rows.set(file.path,row)}function planLinking(families,languages,rows,before,reader){const familyOf=new Map(languages.map(language3=>[language3.key,language3.family]));const byFamily=new Map;
for(const row of rows.values()){if(!row.indexed?.place)continue;const name=familyOf.get(row.indexed.language)??"";const units=byFamily.get(name);if(units)units.
push(row);else byFamily.set(name,[row])}const lost=familiesThatLost(before.rows,rows,familyOf);const plans=[];for(const family of families){const units=byFamily.
get(family.name);if(!units)continue;units.sort((a,b)=>a.path<b.path?-1:1);const wanted=units.flatMap((row,at)=>row.link===void 0||!before.has(row)?[at]:[]);const made2=wanted.
filter(at=>units[at]?.link===void 0);const changed=before.isSameContext(family)&&!lost.has(family.name)?changedOffers(made2,units,before.rows,reader):void 0;plans.
push({family,units,wanted,changed})}return plans}function familiesOf(rows){const languages=new Set(rows.map(({indexed})=>indexed?.place?indexed.language:void 0));
const names=new Set(LANGUAGES.flatMap(({key,family})=>languages.has(key)?[family]:[]));return FAMILIES.filter(family=>names.has(family.name))}function familiesThatLost(before,now,familyOf){
const family=row=>row?.indexed?.place===void 0?void 0:familyOf.get(row.indexed.language)??"";const lost=new Set;for(const[path,row]of before){const was=family(row);
if(was!==void 0&&was!==family(now.get(path)))lost.add(was)}return lost}function changedOffers(made2,units,rows,reader){const changed=[];for(const at of made2){const now=units[at];
const before=rows.get(now.path);if(offersTheSame(before,now,reader))continue;if(!before?.indexed?.place||before.indexed.language!==now.indexed?.language)return void 0;
changed.push([at,before])}return changed}function offersTheSame(before,now,reader){if(!before?.indexed?.place||!now.indexed?.place||before.indexed.language!==now.
indexed.language)return false;try{return looksTheSame(reader.head(before.indexed.place),reader.head(now.indexed.place))}catch{return false}}var UNSEEN=new Set([
"line","column","start","end","doc","signature"]);function looksTheSame(one2,other){if(typeof one2!=="object"||typeof other!=="object"||one2===null||other===null)
return one2===other;if(Array.isArray(one2)!==Array.isArray(other))return false;if(Array.isArray(one2)&&Array.isArray(other))return one2.length===other.length&&one2.
every((value2,at)=>looksTheSame(value2,other[at]));let more=0;for(const name in one2){if(UNSEEN.has(name))continue;if(!looksTheSame(one2[name],other[name]))return false;
more++}for(const name in other)if(!UNSEEN.has(name))more--;return more===0}import{closeSync,mkdirSync as mkdirSync2,openSync,readSync,writeSync}from"node:fs";import{join as join4}from"node:path";import{constants as constants2,crc32 as crc322}from"node:zlib";var PACKING2={params:{[constants2.ZSTD_c_compressionLevel]:-3,[constants2.ZSTD_c_checksumFlag]:1}};var COMPRESSED=40;function unpacked(bytes){if(bytes[0]===COMPRESSED)return unzstd(bytes);const json=bytes.subarray(0,-4);if(crc322(json)!==bytes.readUInt32LE(json.length))throw new Error(
"a unit is not what it was");return json}var UnitReader=class{#folder;#files=new Map;constructor(folder){this.#folder=folder}head(place){return JSON.parse(this.headJson(place).toString("utf8"))}body(place){
return JSON.parse(this.bodyJson(place).toString("utf8"))}headJson([pack2,at,length]){return this.#read(pack2,at,length)}bodyJson([pack2,at,head2,length]){return this.#read(
pack2,at+head2,length)}#read(pack2,at,length){let file=this.#files.get(pack2);if(file===void 0){file=openSync(join4(this.#folder,pack2),"r");this.#files.set(pack2,
file)}const bytes=Buffer.allocUnsafe(length);if(readSync(file,bytes,0,length,at)!==length)throw new Error(`${pack2} ends early`);return unpacked(bytes)}close(){
for(const file of this.#files.values())closeSync(file);this.#files.clear()}};var import_ignore3=__toESM(require_ignore(),1);import{hash as hash3}from"node:crypto";import{readFileSync as readFileSync4}from"node:fs";import{join as join5}from"node:path";var import_ignore2=__toESM(require_ignore(),1);function readAttributes(files){const rules=[];for(const{path,text}of[...files].sort((a,b)=>depth(a.path)-depth(b.
path))){const base=path.slice(0,path.lastIndexOf("/")+1);for(const line of text.split(/\r?\n/)){const[pattern,...words2]=line.trim().split(/\s+/);if(!pattern||pattern.
startsWith("#")||pattern.startsWith("[attr]")||pattern.startsWith("!"))continue;const attributes=linguistAttributes(words2);if(attributes)rules.push({base,matches:(0,import_ignore2.default)().
add(pattern),attributes})}}if(rules.length===0)return()=>({});return path=>{const found2={};for(const rule of rules){if(!path.startsWith(rule.base)||!rule.matches.
ignores(path.slice(rule.base.length)))continue;Object.assign(found2,rule.attributes)}return found2}}function linguistAttributes(words2){const found2={};for(const word of words2){
const[,off,name,value2]=/^([-!])?(linguist-[a-z]+)(?:=(.*))?$/.exec(word)??[];const set=off===void 0&&value2!=="false";if(name==="linguist-vendored")found2.vendored=
set;else if(name==="linguist-generated")found2.generated=set;else if(name==="linguist-documentation")found2.documentation=set;else if(name==="linguist-language"&&
value2)found2.language=value2.toLowerCase()}return Object.keys(found2).length>0?found2:void 0}var depth=path=>path.split("/").length;var VENDORED_PATH=/(?:^|\/)(?:node_modules|bower_components|jspm_packages|\.yarn\/(?:releases|plugins|cache)|\.venv|site-packages)\//;function skipByPath(path,goVendor){
if(VENDORED_PATH.test(path))return"vendored";const vendor=/^(?:.*\/)?vendor\//.exec(path);if(vendor&&goVendor.has(vendor[0]))return"vendored";if(/\.min\.(?:js|css|mjs|cjs)$/.
test(path))return"minified";if(/\.(?:js|css|mjs|cjs)\.map$/.test(path))return"generated";return void 0}function packageVendorFolders(paths){const folders=new Set;
for(const path of paths){const match=/^((?:.*\/)?vendor\/)(?:modules\.txt|composer\/installed\.json)$/.exec(path);if(match)folders.add(match[1])}return folders}
var utf8=new TextDecoder("utf-8",{fatal:true,ignoreBOM:true});var LANGUAGE_NAMES=`
1c-enterprise|s|bsl os||
2-dimensional-array|c|2da||
4d|s|4dm||
abap|s|abap||
abap-cds|s|asddls||
abnf|c|abnf||
ags-script|s|asc ash||
aidl|s|aidl||aidl
al|s|al||
algol|s|alg||
ampl|s|ampl||
antlr|s|g4||
api-blueprint|s|apib||
apl|s|apl dyalog||apl aplx dyalog
asl|s|asl dsl||
asn.1|c|asn asn1||
asp.net|s|asax ascx ashx asmx aspx axd||
ats|s|dats hats sats||
actionscript|s|as||
ada|s|adb ada ads||
adobe-font-metrics|c|afm||
agda|s|agda||
aiken|s|ak||
aleo|s|aleo||
alloy|s|als||
alpine-abuild|s||APKBUILD|
altium-designer|c|OutJob PcbDoc PrjPCB SchDoc||
angelscript|s|angelscript||
answer-set-programming|s|lp||clingo
ant-build-system|c||ant.xml build.xml|
antlers|s|antlers.html antlers.php antlers.xml||
apacheconf|c|apacheconf vhost|.htaccess apache2.conf httpd.conf|
apex|s|cls apex trigger||
apollo-guidance-computer|s|agc||
applescript|s|applescript scpt||osascript
arc|s|arc||
asciidoc|d|asciidoc adoc||
aspectj|s|aj||
assembly|s|asm a51 i nas nasm||
astro|s|astro||
asymptote|s|asy||asy
augeas|s|aug||
autohotkey|s|ahk ah1 ah2 ahkl||
autoit|s|au3||
avro-idl|c|avdl||
awk|s|awk auk gawk mawk nawk||awk gawk mawk nawk
b|s|b||
b-(formal-method)|s|mch||
b4x|s|bas||
baml|s|baml||
bbcode|s|bbcode||
bird2|c||bird.conf|
bqn|s|bqn||
ballerina|s|bal||
batchfile|s|bat cmd|gradlew.bat mvnw.cmd|
beef|s|bf||
befunge|s|befunge||
berry|s|be||
bibtex|s|bib bibtex||
bibtex-style|s|bst||
bicep|s|bicep bicepparam||
bison|s|bison||
bitbake|s|bb bbappend bbclass||
blade|s|blade blade.php||
blitzbasic|s|decls||
blitzmax|s|bmx||
blueprint|s|blp||
bluespec|s|bsv||
bluespec-bh|s|bs||
boo|s|boo||
boogie|s|bpl||boogie
brightscript|s|brs||
browserslist|c||.browserslistrc browserslist|
bru|s|bru||
c|s|c cats h h.in idc||tcc
csharp|s|cs cake cs.pp csx linq||
cpp|s|cpp c++ cc cp cppm cxx h++ hh hpp hxx inl ino ipp ixx re tcc tpp txx C||
c-objdump|c|c-objdump||
c2hs-haskell|s|chs||
c3|s|c3||
cap-cds|s|cds||
cil|c|cil||
clips|s|clp||
cmake|s|cmake cmake.in|CMakeLists.txt|
cobol|s|cob cbl ccp cobol cpy||
codeowners|c||CODEOWNERS|
collada|c|dae||
cql|s|cql||
cson|c|cson||
css|s|css||
csv|c|csv||
cue|s|cue||
cweb|s|w||
cabal-config|c|cabal|cabal.config cabal.project|
caddyfile|c|caddyfile|Caddyfile|
cadence|s|cdc||
cairo|s|cairo||
cameligo|s|mligo||
cangjie|s|cj||
cap'n-proto|s|capnp||
carbon|s|carbon||
cartocss|s|mss||
ceylon|s|ceylon||
chapel|s|chpl||
charity|s|ch||
checksums|c|crc32 md2 md4 md5 sha1 sha2 sha224 sha256 sha256sum sha3 sha384 sha512|MD5SUMS SHA1SUMS SHA256SUMS SHA256SUMS.txt SHA512SUMS checksums.txt cksums md\
5sum.txt|
chuck|s|ck||
circom|s|circom||
cirru|s|cirru||
clarion|s|clw||
clarity|s|clar||
classic-asp|s|asp||
clean|s|icl dcl||
click|s|click||
clojure|s|clj boot cl2 cljc cljs cljs.hl cljscm cljx hic|riemann.config|bb
closure-templates|s|soy||
cloud-firestore-security-rules|c||firestore.rules|
clue|s|clue||
conll-u|c|conllu conll||
codeql|s|ql qll||
coffeescript|s|coffee _coffee cjsx coffee.erb iced|Cakefile|coffee
coldfusion|s|cfm cfml||
coldfusion-cfc|s|cfc||
common-lisp|s|lisp asd lsp ny podsl sexp||lisp sbcl ccl clisp ecl
common-workflow-language|s|cwl||cwl-runner
component-pascal|s|cps||
cooklang|s|cook||
cpp-objdump|c|cppobjdump c++-objdump c++objdump cpp-objdump cxx-objdump||
creole|d|creole||
crystal|s|cr||crystal
csound|s|orc udo||
csound-document|s|csd||
csound-score|s|sco||
cuda|s|cu cuh||
curry|s|curry||
cycript|s|cy||
cylc|c|cylc|suite.rc|
cypher|s|cyp cypher||
cython|s|pyx pxd pxi||
d|s|d di||
d-objdump|c|d-objdump||
d2|s|d2||
digital-command-language|s|com||
dm|s|dm||
dns-zone|c|zone arpa||
dtrace|s|||dtrace
dafny|s|dfy||dafny
darcs-patch|c|darcspatch dpatch||
dart|s|dart||dart
daslang|s|das||
dataweave|s|dwl||
denizenscript|s|dsc||
dhall|s|dhall||
diff|c|diff patch||
dockerfile|s|dockerfile containerfile|Containerfile Dockerfile|
dogescript|s|djs||
dotenv|c|env|.env .env.ci .env.dev .env.development .env.development.local .env.example .env.local .env.prod .env.production .env.sample .env.staging .env.templ\
ate .env.test .env.testing|
dune|s||dune-project|
dylan|s|dylan dyl intr lid||
e|s|e||rune
e-mail|c|eml mbox||
ebnf|c|ebnf||
ecl|s|ecl eclxml||
ejs|s|ejs ect ejs.t jst||
eq|s|eq||
eagle|c|brd||
earthly|s||Earthfile|
easybuild|c|eb||
ecere-projects|c|epj||
edge|s|edge||
edgeql|s|edgeql esdl||
editorconfig|c|editorconfig|.editorconfig|
edje-data-collection|c|edc||
elixir|s|ex exs|mix.lock|elixir
elm|s|elm||
elvish|s|elv||elvish
emacs-lisp|s|el emacs emacs.desktop|.abbrev_defs .emacs .emacs.desktop .gnus .spacemacs .viper Cask Eask Project.ede _emacs abbrev_defs|
emberscript|s|em emberscript||
erlang|s|erl app app.src es escript hrl xrl yrl|Emakefile rebar.config rebar.config.lock rebar.lock|escript
euphoria|s|||eui euiw
f#|s|fs fsi fsx||
f*|s|fst fsti||
figlet-font|c|flf||
firrtl|s|fir||
flux|s|fx flux||
fpp|s|fpp fppi||
factor|s|factor|.factor-boot-rc .factor-rc|
fancy|s|fy fancypack|Fakefile|
fantom|s|fan||
faust|s|dsp||
fennel|s|fnl||fennel
flatbuffers|c|fbs||
flix|s|flix||
fluent|s|ftl||
formatted|c|eam.fs||
forth|s|fth 4th forth fr frt||
fortran|s|f f77 for||
fortran-free-form|s|f90 f03 f08 f95||
freebasic|s|bi||
freemarker|s|ftlh||
futhark|s|fut||
g-code|s|g cnc gco gcode||
gaml|s|gaml||
gams|s|gms||
gap|s|gap gd gi tst||
gdb|s|gdb gdbinit||
gdshader|s|gdshader gdshaderinc||
gedcom|c|ged||
glsl|s|glsl fp frag frg fsh fshader geo geom glslf glslv gs gshader rchit rmiss shader tesc tese vert vrx vs vsh vshader||
gn|c|gn gni|.gn|gn
gsc|s|gsc csc gsh||
game-maker-language|s|gml||
gemfile.lock|c||Gemfile.lock|
gemini|d|gmi||
genero-4gl|s|4gl||
genero-per|s|per||
genshi|s|kid||
gentoo-ebuild|s|ebuild||
gentoo-eclass|s|eclass||
gerber-image|c|gbr cmp gbl gbo gbp gbs gko gpb gpt gtl gto gtp||gerbv gerbview
gettext-catalog|d|po pot||
gherkin|s|feature story||
git-attributes|c||.gitattributes|
git-commit|c||.gitmessage COMMIT_EDITMSG|
git-config|c|gitconfig|.gitconfig .gitmodules .tgitconfig config.worktree|
git-revision-list|c||.git-blame-ignore-revs|
gleam|s|gleam||
glimmer-js|s|gjs||
glimmer-ts|s|gts||
glyph|s|glf||
glyph-bitmap-distribution-format|c|bdf||
gno|s|gno||
gnuplot|s|gp gnu gnuplot p plot plt||gnuplot
go|s|go||
go-checksums|c||go.sum go.work.sum|
go-module|c||go.mod|
go-template|s|gohtml gotmpl html.tmpl tmpl|_helpers.tpl|
go-workspace|c||go.work|
godot-resource|c|gdnlib gdns tres tscn|project.godot|
golo|s|golo||
gosu|s|gst gsx vark||
grace|s|grace||
gradle|c|gradle||
gradle-kotlin-dsl|c|gradle.kts||
grammatical-framework|s|gf||
graphql|c|graphql gql graphqls||
graphviz-(dot)|c|dot gv||
groovy|s|groovy grt gtpl gvy|Jenkinsfile|groovy
groovy-server-pages|s|gsp||
gtkrc|c|gtkrc|gtkrc gtkrc-2.0|
haproxy|c||haproxy.cfg|
hcl|s|hcl nomad tf tfvars tofu workflow||
hip|s|hip||
hlsl|s|hlsl cginc fxh hlsli||
hocon|c|hocon|.scalafix.conf .scalafmt.conf|
html|s|html hta htm html.hl xht xhtml||
html+ecr|s|ecr||
html+eex|s|html.eex heex leex||
html+erb|s|erb erb.deface rhtml||
html+php|s|phtml||
html+razor|s|cshtml razor||
http|c|http||
hxml|c|hxml||
hack|s|hack hhi||
haml|s|haml haml.deface||
handlebars|s|handlebars hbs||
harbour|s|hb||
hare|s|ha||
haskell|s|hs hs-boot hsc||runghc runhaskell runhugs
haxe|s|hx hxsl||
hiveql|s|q hql||
holyc|s|hc||
hosts-file|c||HOSTS hosts hosts.txt|
hurl|s|hurl||
hy|s|hy||hy
idl|s|pro dlm||
igor-pro|s|ipf||
il-assembly|s|il||
ini|c|ini cfg cnf container dof lektorproject mount network prefs service socket target timer url|.buckconfig .coveragerc .flake8 .gitreview .pylintrc HOSTS bui\
ldozer.spec hosts pylintrc vlcrc|
irc-log|c|irclog weechatlog||
ispc|s|ispc||
idris|s|idr lidr||
ignore-list|c|gitignore|.agignore .atomignore .babelignore .bzrignore .ckignore .coffeelintignore .cvsignore .dockerignore .easignore .eleventyignore .eslint-ig\
nore .eslintignore .gitignore .ignore .markdownlintignore .nodemonignore .npmignore .prettierignore .rgignore .stylelintignore .vercelignore .vscodeignore gitig\
nore-global gitignore_global|
imhex-pattern-language|s|hexpat||
imagej-macro|s|ijm||
imba|s|imba||
inform-7|s|ni i7x||
ink|s|ink||
inno-setup|s|iss isl||
io|s|io||io
ioke|s|ik||ioke
isabelle|s|thy||
isabelle-root|s||ROOT|
j|s|ijs||jconsole
jar-manifest|c||MANIFEST.MF|
jass|s|j||
jcl|s|jcl||
jflex|s|flex jflex||
json|c|json 4DForm 4DProject avsc geojson gltf har JSON-tmLanguage json.example jsonl mcmeta sarif slnlaunch tfstate tfstate.backup topojson webapp webmanifest \
yyp|.all-contributorsrc .arcconfig .auto-changelog .c8rc .htmlhintrc .imgbotconfig .nycrc .releaserc .secrets.baseline .tern-config .tern-project .watchmanconfi\
g MODULE.bazel.lock Package.resolved Pipfile.lock bun.lock composer.lock deno.lock flake.lock mcmod.info|
json-with-comments|c|jsonc code-snippets code-workspace hujson sublime-build sublime-color-scheme sublime-commands sublime-completions sublime-keymap sublime-ma\
cro sublime-menu sublime-mousemap sublime-project sublime-settings sublime-theme sublime-workspace sublime_metrics sublime_session tsconfig.json|.babelrc .devco\
ntainer.json .eslintrc .eslintrc.json .jscsrc .jshintrc .jslintrc .oxlintrc.json .swcrc api-extractor.json devcontainer.json jsconfig.json language-configuratio\
n.json tsconfig.json tslint.json|
json5|c|json5||
jsonld|c|jsonld||
jsoniq|s|jq||
jac|s|jac||
jai|s|jai||
janet|s|janet||janet
java|s|java jav jsh||
java-properties|c|properties||
java-server-pages|s|jsp tag||
java-template-engine|s|jte||
javascript|s|js _js bones cjs es6 jake javascript jsb jscad jsfl jslib jsm jspre jss jsx mjs njs pac sjs ssjs xsjs xsjslib|Jakefile|bun chakra d8 deno gjs js no\
de nodejs qjs rhino v8 v8-shell
javascript+erb|s|js.erb||
jest-snapshot|c|snap||
jetbrains-mps|s|mps mpl msd||
jinja|s|jinja j2 jinja2||
jison|s|jison||
jison-lex|s|jisonlex||
jolie|s|ol iol||jolie
jsonnet|s|jsonnet libsonnet||
julia|s|jl||julia
jupyter-notebook|s|ipynb|Notebook|
just|s|just|.JUSTFILE .Justfile .justfile JUSTFILE Justfile justfile|
kcl|s|k|kcl.mod kcl.mod.lock|
kdl|c|kdl||
krl|s|krl||
kaitai-struct|s|ksy||
kakounescript|s|kak|kakrc|
kerboscript|s|ks||
kicad-layout|c|kicad_pcb kicad_mod kicad_wks|fp-lib-table|
kicad-schematic|c|kicad_sch kicad_sym||
kit|s|kit||
koka|s|kk||koka
kotlin|s|kt ktm kts||
kusto|c|csl kql||
lfe|s|lfe||
llvm|s|ll||
lolcode|s|lol||
lsl|s|lsl lslp||lsl
labview|s|lvproj lvclass lvlib||
langium|s|langium||
lark|c|lark||
lasso|s|lasso las lasso8 lasso9||
latte|s|latte||
lean|s|lean hlean||
leo|s|leo||
less|s|less||
lex|s|l lex|Lexer.x lexer.x|
ligolang|s|ligo||
lilypond|s|ly ily||
linker-script|s|ld lds x|ld.script|
liquid|s|liquid||
liquidsoap|s|liq||
literate-agda|s|lagda||
literate-coffeescript|s|litcoffee coffee.md||
literate-haskell|s|lhs||
livecode-script|s|livecodescript||
livescript|s|ls _ls|Slakefile|
lobster|s|lobster||
logos|s|xm xi||
logtalk|s|lgt logtalk||
lookml|s|lkml lookml||
lua|s|lua fcgi nse p8 pd_lua rbxs rockspec wlua|.luacheckrc|lua luajit
luau|s|luau||luau
m|s|mumps||
m3u|c|m3u m3u8||
m4|s|m4 mc||
m4sugar|s||configure.ac|
matlab|s|matlab||
maxscript|s|ms mcr||
mdx|s|mdx||
mlir|s|mlir||
mql4|s|mq4 mqh||
mql5|s|mq5||
mtml|s|mtml||
muf|s|muf||
macaulay2|s|m2||M2
makefile|s|mak make makefile mk mkfile|BSDmakefile GNUmakefile Kbuild Makefile Makefile.am Makefile.boot Makefile.frag Makefile.in Makefile.inc Makefile.pc Make\
file.wat makefile makefile.sco mkfile|make
mako|s|mako mao||
markdown|d|md livemd markdown mdown mdwn mkd mkdn mkdown ronn workbook|contents.lr|
marko|s|marko||
mask|s|mask||
maven-pom|c||pom.xml|
max|s|maxpat maxhelp maxproj mxt pat||
metta|s|metta||
mercury|s|moo||mmi
mermaid|s|mmd mermaid||
meson|s||meson.build meson_options.txt|
metal|s|metal||
microsoft-visual-studio-solution|c|sln||
minid|s|minid||
minizinc|s|mzn||
minizinc-data|c|dzn||
mint|s|mint||
mirah|s|druby duby mirah||
modelica|s|mo||
modula-2|s|mod||
modula-3|s|i3 ig m3 mg||
module-management-system|s|mms mmk|descrip.mmk descrip.mms|
mojo|s|mojo||
monkey|s|monkey monkey2||
moonbit|s|mbt||
moonscript|s|moon||moon
motorola-68k-assembly|s|x68||
move|s|move||
muse|d|muse||
mustache|s|mustache||
myghty|s|myt||
nasl|s|nasl||
ncl|s|ncl||
neon|c|neon||
npm-config|c||.npmrc|
nsis|s|nsi nsh||
nwscript|s|nss||
nearley|s|ne nearley||
nemerle|s|n||
netlinx|s|axs axi||
netlinx+erb|s|axs.erb axi.erb||
netlogo|s|nlogo||
newlisp|s|nl||newlisp
nextflow|s|nf|nextflow.config|nextflow
nginx|c|nginx nginxconf|nginx.conf|
nim|s|nim nim.cfg nimble nimrod nims|nim.cfg|
ninja|c|ninja||
nit|s|nit||
nix|s|nix||
noir|s|nr||
nu|s|nu|Nukefile|nush
numpy|s|numpy numpyw numsc||
nunjucks|s|njk||
nushell|s|||nu
ocaml|s|ml eliom eliomi ml4 mli mll mly||ocaml ocamlrun ocamlscript
omnet++-msg|s|msg||
omnet++-ned|s|ned||
oberon|s|ob2||
objdump|c|objdump||
objective-c|s|m||
objective-cpp|s|mm||
objective-j|s|sj||
odin|s|odin||
omgrofl|s|omgrofl||
opa|s|opa||
opal|s|opal||
open-policy-agent|s|rego||
opencl|s|cl opencl||
openqasm|s|qasm||
openrc-runscript|s|||openrc-run
openscad|s|scad||
openstep-property-list|c|glyphs||
opentype-feature-file|c|fea||
option-list|c||.ackrc .rspec .yardopts ackrc mocha.opts|
org|d|org||
overpy|s|opy||
overpassql|s|overpassql||
ox|s|ox oxh oxo||
oxygene|s|oxygene||
oz|s|oz||
p4|s|p4||
pddl|s|pddl||
peg.js|s|pegjs peggy||
php|s|php aw ctp inc php3 php4 php5 phps phpt|.php .php_cs .php_cs.dist Phakefile|php
plsql|s|pls bdy ddl fnc pck pkb pks plb plsql prc spc tpb tps trg vw||
plpgsql|s|pgsql||
pov-ray-sdl|s|pov||
pact|s|pact||
pan|s|pan||
papyrus|s|psc||
parrot|s|parrot||
parrot-assembly|s|pasm||parrot
parrot-internal-representation|s|pir||parrot
pascal|s|pas dfm dpr lpr pascal||instantfpc
pawn|s|pwn sma||
pep8|s|pep||
perl|s|pl cgi perl ph plx pm psgi t|.latexmkrc Makefile.PL Rexfile ack cpanfile latexmkrc|cperl perl
pic|s|pic chem||
picolisp|s|||picolisp pil
piglatin|s|pig||
pike|s|pike pmod||pike
pip-requirements|c||dev-requirements.txt requirements-dev.txt requirements.lock.txt requirements.txt|
pkl|s|pkl||pkl
plantuml|c|puml iuml plantuml||
pod|d|pod||perl
pod-6|d|pod6||perl6
pogoscript|s|pogo||
polar|s|polar||
pony|s|pony||
portugol|s|por||
postcss|s|pcss postcss||
postscript|s|ps eps epsi pfa||
power-query|s|pq||
powerbuilder|s|pbt sra sru srw||
powershell|s|ps1 psd1 psm1||pwsh
praat|s|praat||
prisma|c|prisma||
pro*c|s|pc||
processing|s|pde||
procfile|s||Procfile|
prolog|s|prolog yap||swipl yap
promela|s|pml||
propeller-spin|s|spin||
protocol-buffer|c|proto||
protocol-buffer-text-format|c|textproto pbtxt txtpb||
public-key|c|pub||
pug|s|jade pug||
puppet|s|pp|Modulefile|
pure-data|c|pd||
purebasic|s|pb pbi||
purescript|s|purs||
pyret|s|arr||
python|s|py gyp gypi lmi py3 pyde pyi pyp pyt pyw rpy tac wsgi xpy|.gclient DEPS SConscript SConstruct wscript|python python2 python3 py pypy pypy3 uv
python-traceback|c|pytb||
q#|s|qs||
qml|s|qml qbs||
qmake|s|pri||qmake
qt-script|s||installscript.qs toolchain_installscript.qs|
quake|s||m3makefile m3overrides|
quakec|s|qc||
quint|s|qnt||
r|s|r rd rhistory rsx|.Rapp.history .Rhistory .Rprofile expr-dist|Rscript
raml|s|raml||
rascript|s|rascript||
rbs|c|rbs||
rdoc|d|rdoc||
realbasic|s|rbbas rbfrm rbmnu rbres rbtbar rbuistate||
rexx|s|rexx pprx rex||regina rexx
rmarkdown|d|qmd rmd||
ron|c|ron||
ros-interface|c|action srv||
rpgle|s|rpgle sqlrpgle||
rpm-spec|c|spec||
runoff|s|rnh rno||
racket|s|rkt rktd rktl scrbl||racket
ragel|s|rl||
raku|s|6pl 6pm nqp p6 p6l p6m pl6 pm6 raku rakumod||perl6 raku rakudo
rascal|s|rsc||
raw-token-data|c|raw||
rescript|s|res resi||ocaml
readline-config|c||.inputrc inputrc|
reason|s|rei||
reasonligo|s|religo||
rebol|s|reb r2 r3 rebol||
record-jar|c||language-subtag-registry.txt|
red|s|red reds||
redcode|s|cw||
redirect-rules|c||_redirects|
regular-expression|c|regexp regex||
renderscript|s|rsh||
rhai|s|rhai||
rich-text-format|s|rtf||
ring|s|ring||
riot|s|riot||
robotframework|s|robot resource||
robots-exclusion-rules|c||robots.txt|
roc|s|roc||
rocq-prover|s|coq||
roff|s|roff 1 1in 1m 1x 2 3 3in 3m 3p 3pm 3qt 3x 4 5 6 7 8 9 man mdoc me tmac|eqnrc mmn mmt troffrc troffrc-end|
rouge|s|rg||
routeros-script|s|||RouterOS
ruby|s|rb builder eye gemspec god jbuilder mspec pluginspec podspec prawn rabl rake rbi rbuild rbw rbx ru ruby thor watchr|.irbrc .pryrc .simplecov Appraisals B\
erksfile Brewfile Buildfile Capfile Dangerfile Deliverfile Fastfile Gemfile Guardfile Jarfile Mavenfile Podfile Puppetfile Rakefile Snapfile Steepfile Thorfile \
Vagrantfile buildfile|ruby macruby rake jruby rbx
rust|s|rs rs.in||rust-script
sas|s|sas||
scss|s|scss||
selinux-policy|c|te|file_contexts genfs_contexts initial_sids port_contexts security_classes|
sip|s|sip||
smt|s|smt2 smt z3||boolector cvc4 mathsat5 opensmt smtinterpol smt-rat stp verit yices2 z3
sparql|c|sparql rq||
sqf|s|sqf hqf||
sql|c|sql mysql tab udf viw||
sqlpl|s|db2||
srecode-template|s|srt||
ssh-config|c||ssh-config ssh_config sshconfig sshconfig.snip sshd-config sshd_config|
stl|c|stl||
ston|c|ston||
svg|c|svg||
swig|s|swg swig||
sage|s|sage sagews||
sail|s|sail||
salt|s|sls||
sass|s|sass||
scala|s|scala kojo sbt sc||scala
scaml|s|scaml||
scenic|s|scenic||scenic
scheme|s|scm sch sld sps ss||scheme guile bigloo chicken csi gosh r6rs
scilab|s|sci sce||
self|s|self||
bash|s|sh bash bats command ksh pacscript sbatch sh.in slurm tmux tool zsh zsh-theme|.bash_aliases .bash_functions .bash_history .bash_logout .bash_profile .bas\
hrc .cshrc .envrc .flaskenv .kshrc .login .profile .tmux.conf .xinitrc .xsession .zlogin .zlogout .zprofile .zshenv .zshrc 9fs PKGBUILD bash_aliases bash_logout\
 bash_profile bashrc cshrc gradlew kshrc login man mvnw profile tmux.conf xinitrc xsession zlogin zlogout zprofile zshenv zshrc|ash bash dash ksh mksh pdksh rc \
sh zsh
shellcheck-config|c||.shellcheckrc|
shellsession|s|sh-session||
shen|s|shen||
sieve|s|sieve||
simple-file-verification|c|sfv||
singularity|s||Singularity|
slang|s|slang||
slash|s|sl||
slice|s|ice||
slim|s|slim||
slint|s|slint||
smpl|s|cocci||
smali|s|smali||
smalltalk|s|st||
smarty|s|tpl||
smithy|s|smithy||
snakemake|s|smk snakefile|Snakefile|
solidity|s|sol||
soong|c||Android.bp|
sourcepawn|s|sp||
spicedb-schema|c|zed||
spline-font-database|c|sfd||
squirrel|s|nut||
stan|s|stan||
standard-ml|s|fun sig sml||
starlark|s|bzl star|BUCK BUILD BUILD.bazel MODULE.bazel Tiltfile WORKSPACE WORKSPACE.bazel WORKSPACE.bzlmod|
stata|s|do ado doh ihlp mata matah sthlp||
stylus|s|styl||
sugarss|s|sss||
supercollider|s|scd||sclang scsynth
surrealql|s|surql||
svelte|s|svelte||
sway|s|sw||
sweave|d|rnw||
swift|s|swift||
systemverilog|s|sv svh vh||
ti-program|s|8xp 8xp.txt||
tl-verilog|s|tlv||
tla|s|tla||
tmdl|c|tmdl||
toml|c|toml toml.example|Cargo.lock Cargo.toml.orig Gopkg.lock Pipfile mise.local.lock mise.lock pdm.lock poetry.lock uv.lock|
tsv|c|tsv vcf||
tsx|s|tsx||
txl|s|txl||
tact|s|tact||
talon|s|talon||
tape|s|tape||
tcl|s|tcl adp sdc tcl.in tm xdc|owh starfield|tclsh wish
tcsh|s|tcsh csh||tcsh csh
tex|s|tex aux bbx cbx dtx ins lbx ltx mkii mkiv mkvi sty toc||
tea|s|tea||
teal|s|tl||tl
terra|s|||lua
terraform-template|s|tftpl||
texinfo|d|texinfo texi txi||makeinfo
text|d|txt no|CITATION CITATIONS COPYING COPYING.regex COPYRIGHT.regex FONTLOG INSTALL INSTALL.mysql LICENSE LICENSE.mysql NEWS README.me README.mysql README.ns\
s README.pc click.me delete.me keep.me package.mask package.use.mask package.use.stable.mask read.me readme.1st test.me use.mask use.stable.mask|
textgrid|c|TextGrid||
textmate-properties|c||.tm_properties|
textile|d|textile||
thrift|s|thrift||
toit|s|toit||
tolk|s|tolk||
tor-config|c||torrc|
turing|s|tu||
turtle|c|ttl||
twig|s|twig||
typescript|s|ts cts mts||bun deno ts-node tsx node
typespec|s|tsp||
typst|s|typ||
unified-parallel-c|s|upc||
unity3d-asset|c|anim asset mat meta prefab unity||
unix-assembly|s|s S||
uno|s|uno||
unrealscript|s|uc||
untyped-plutus-core|s|uplc||
urweb|s|ur urs||
vba|s|frm vba||
vbscript|s|vbs||
vcl|s|vcl||
vhdl|s|vhdl vhd vhf vhi vho vhs vht vhw||
vala|s|vala vapi||
valve-data-format|c|vdf vmf||
velocity-template-language|s|vtl||
vento|s|vto||
verilog|s|v veo||
verse|s|verse||
vespa-schema-definition|c|sd||
vim-snippet|s|snip snippet snippets||
vim-script|s|vim vimrc vmb|.exrc .gvimrc .nvimrc .vimrc _vimrc gvimrc nvimrc vimrc|
visual-basic-.net|s|vb vbhtml||
visual-basic-6.0|s|ctl Dsr||
volt|s|volt||
vue|s|vue||
vyper|s|vy||
wdl|s|wdl||
wgsl|s|wgsl||
wavefront-material|c|mtl||
wavefront-object|c|obj||
web-ontology-language|c|owl||
webassembly|s|wast wat||
webassembly-interface-type|c|wit||
webidl|s|webidl||
webvtt|c|vtt||
wget-config|c||.wgetrc|
whiley|s|whiley||
wikitext|d|mediawiki wiki wikitext||
windows-registry-entries|c|reg||
witcher-script|s|ws||
wolfram-language|s|mathematica cdf ma mt nb nbp wl wls wlt||wolfram WolframKernel wolframscript math MathKernel MathematicaScript WolframNB Mathematica
wollok|s|wlk||
wren|s|wren||
x-bitmap|c|xbm||
x-font-directory-index|c||encodings.dir fonts.alias fonts.dir fonts.scale|
x-pixmap|c|xpm||
x10|s|x10||
xc|s|xc||
xcompose|c||.XCompose XCompose xcompose|
xml|c|xml adml admx ant axaml axml builds ccproj ccxml clixml cproject cscfg csdef csproj ct depproj dita ditamap ditaval dll.config dotsettings filters fsproj \
fxml glade gmx gpx grxml hzp icls iml ivy jelly jsproj kml launch mdpolicy meta4 mjml mxml natvis ndproj nproj nuspec odd osm pkgproj proj props ps1xml psc1 pt \
pubxml qhelp rbxmx rdf resx rss scxml sfproj shproj slnx srdf storyboard sublime-snippet targets tml ui urdf ux vbproj vcxproj vsixmanifest vssettings vstemplat\
e vxml wixproj wsdl wsf wxi wxl wxs x3d xacro xaml xib xlf xliff xmi xml.dist xmp xproj xsd xspec xul zcml|.classpath .cproject .project App.config NuGet.config\
 Settings.StyleCop Web.Debug.config Web.Release.config Web.config packages.config|
xml-property-list|c|plist stTheme tmCommand tmLanguage tmPreferences tmSnippet tmTheme||
xpages|c|xsp-config xsp.metadata||
xproc|s|xpl xproc||
xquery|s|xquery xq xql xqm xqy||
xs|s|xs||
xslt|s|xslt xsl||
xmake|s||xmake.lua|
xojo|s|xojo_code xojo_menu xojo_report xojo_script xojo_toolbar xojo_window||
xonsh|s|xsh||
xtend|s|xtend||
yaml|c|yml mir reek rviz sublime-syntax syntax yaml yaml-tmlanguage yaml.sed yml.mysql|.clang-format .clang-tidy .clangd .eslintrc .gemrc .releaserc CITATION.cf\
f glide.lock pixi.lock yarn.lock|
yang|c|yang||
yara|s|yar yara||
yasnippet|s|yasnippet||
yacc|s|y yacc yy||
yul|s|yul||
zap|s|zap xzap||
zil|s|zil mud||
zeek|s|zeek bro||
zenscript|s|zs||
zephir|s|zep||
zig|s|zig zig.zon||
zimpl|s|zimpl zmpl zpl||
zmodel|c|zmodel||
curl-config|c||.curlrc _curlrc|
crontab|c||crontab|
desktop|c|desktop desktop.in||
dircolors|c|dircolors|.dir_colors .dircolors DIR_COLORS _dir_colors _dircolors dir_colors|
ec|s|ec eh||
edn|c|edn||
fish|s|fish||fish
hoon|s|hoon||
icalendar|c|ics ical||
jq|s|||gojq jaq jq jqjq jqq query-json
kvlang|s|kv||
mirc-script|s|mrc||
mcfunction|s|mcfunction||
mdsvex|s|svx||
mupad|s|mu||
nanorc|c|nanorc|.nanorc nanorc|
nesc|s|nc||
ooc|s|ooc||
pkg-config|c|pc.in||
restructuredtext|d|rst rest rest.txt rst.txt||
sed|s|sed||gsed minised sed ssed
templ|s|templ||
ucode|s|||ucode
wisp|s|wisp||
xbase|s|prg prw||
`;var made;function tables(){if(made)return made;made={byExtension:new Map,byName:new Map,byInterpreter:new Map,byKey:new Map};const roles={s:"source",d:"document\
ation",c:"data"};for(const line of LANGUAGE_NAMES.trim().split("\n")){const[key,role,extensions,names,interpreters]=line.split("|");const language3={key,role:roles[role]};
made.byKey.set(key,language3);for(const extension of words(extensions))made.byExtension.set(extension,language3);for(const name of words(names))made.byName.set(
name,language3);for(const interpreter of words(interpreters))if(!made.byInterpreter.has(interpreter))made.byInterpreter.set(interpreter,language3)}const text={key:"\
text",role:"documentation"};for(const name of["LICENSE","COPYING","NOTICE","AUTHORS","CONTRIBUTORS","CHANGELOG","README","INSTALL","NEWS"])made.byName.set(name,
text);for(const[interpreter,key]of[["python2","python"],["python","python"],["python3","python"],["node","javascript"],["nodejs","javascript"],["deno","typescri\
pt"],["sh","bash"],["bash","bash"],["dash","bash"],["zsh","bash"],["ruby","ruby"],["php","php"]]){const language3=made.byKey.get(key);if(language3)made.byInterpreter.
set(interpreter,language3)}return made}var words=text=>text===""?[]:text.split(" ");function languageOfName(path){const{byExtension,byName}=tables();const name=path.
slice(path.lastIndexOf("/")+1);const named2=byName.get(name);if(named2)return named2;for(let dot=name.indexOf(".");dot!==-1;dot=name.indexOf(".",dot+1)){const extension=name.
slice(dot+1);const language3=byExtension.get(extension)??byExtension.get(extension.toLowerCase());if(language3)return extension==="h"?void 0:language3}return void 0}
function isHeader(path){return path.endsWith(".h")}var HEADER_LANGUAGES=["c","cpp","objective-c"];import{hash as hash2}from"node:crypto";var AroundFamilies=class{#made=new Map;#paths;#read;#everywhere;#tree;constructor(paths,read,everywhere){this.#paths=paths;
this.#read=read;this.#everywhere=everywhere}of(family){let around=this.#made.get(family.name);if(!around){this.#tree??=this.#paths.map(path=>[path,path.slice(path.
lastIndexOf("/")+1)]);around=aroundOne(family,this.#tree,this.#read,this.#everywhere);this.#made.set(family.name,around)}return around}get contexts(){return Object.
fromEntries([...this.#made].map(([family,{context}])=>[family,context]))}};function aroundOne(family,tree,read,everywhere){const isConfiguration=namesOf3(family.
configuration);const paths=[];const configuration=[];for(const[path,base]of tree){const isRead=isConfiguration(base);if(isRead||family.goesBy?.test(base))paths.
push(path);const text=isRead?read(path):void 0;if(text!==void 0)configuration.push([path,family.essence?.(base,text)??text])}return{context:hash2("sha1",JSON.stringify(
[everywhere,paths,configuration]),"hex"),paths,configuration}}function namesOf3(names){const plain=new Set(names);const patterns=names.filter(name=>name.includes(
"*")).map(name=>name.split("*"));return base=>plain.has(base)||patterns.some(([before="",after=""])=>base.length>=before.length+after.length&&base.startsWith(before)&&
base.endsWith(after))}var OWN_IGNORE=".sextantignore";var CONFIGURATION_BYTES=1024*1024;function plan(listing,git2,state,wishes={}){const languages=new Map(LANGUAGES.map(language3=>[
language3.key,language3]));const paths=listing.files.map(file=>file.path);const read=file=>readSmall(listing.root,file,git2);const attributesOf=readAttributes(listing.
files.filter(file=>file.skip===void 0&&/(?:^|\/)\.gitattributes$/.test(file.path)).map(file=>({path:file.path,text:read(file)??""})));const ownIgnore=(0,import_ignore3.default)();
const ignoreFile=listing.files.find(file=>file.path===OWN_IGNORE);if(ignoreFile)ownIgnore.add(read(ignoreFile)??"");ownIgnore.add([...wishes.ignore??[]]);const ignoring=ignoreFile!==
void 0||(wishes.ignore??[]).length>0;const parsed=wishes.languages&&new Set(wishes.languages);const vendorFolders=packageVendorFolders(paths);const surroundings={
c:0,cpp:0};for(const path of paths){if(path.endsWith(".c"))surroundings.c++;else if(/\.(?:cc|cpp|cxx|hpp|hh|hxx|inl)$/.test(path))surroundings.cpp++}const rows=new Map;
const work=[];const kept=[];const extractors2=LANGUAGES.map(language3=>extractorOf(language3.key,language3)).join(" ");const rules={languages,extractorsAlike:state.
extractors===extractors2,headersAlike:state.leaning===leaningOf(surroundings)};for(const listed of listing.files){const own=attributesOf(listed.path);const language3=parsed&&
(own.language??languageOfName(listed.path)?.key);const attributes=language3!==void 0&&!parsed?.has(language3)?{...own,language:"text"}:own;const row={path:listed.
path,size:listed.size};if(listed.stat!==void 0)row.stat=listed.stat;if(Object.keys(attributes).length>0)row.attributed=true;rows.set(listed.path,row);const skip=listed.
skip??(ignoring&&ownIgnore.ignores(listed.path)?"ignored":void 0)??(attributes.vendored===true?"vendored":void 0)??(attributes.vendored===false?void 0:skipByPath(
listed.path,vendorFolders));if(skip!==void 0){row.skip=skip;continue}const before=state.rows.get(listed.path);if(before&&isUnchanged(listed,before)&&isStillRight(
before,attributes,rules)){const same=listed.stat===void 0?{...before}:{...before,stat:listed.stat};rows.set(listed.path,same);kept.push(same);continue}const file={
path:listed.path,size:listed.size,attributes};if(listed.blob!==void 0)file.blob=listed.blob;work.push({file,guesses:guessVersions(listed,attributes,languages)})}
const scip=(wishes.scip??[]).map(path=>hash3("sha1",readScip(path),"hex"));const readable=new Map(listing.files.map(file=>[file.path,file]));const readConfiguration=path=>{
const file=readable.get(path);return file&&(file.skip===void 0||file.skip==="symlink")?read(file):void 0};const around=new AroundFamilies(paths,readConfiguration,
[extractors2,...scip]);return{rows,work,kept,surroundings,around,leaning:leaningOf(surroundings),extractors:extractors2}}function readScip(path){try{return readFileSync4(
path)}catch(error){throw new Error(`There is no SCIP index at ${path}. Create it before indexing.`,{cause:error})}}var leaningOf=({c,cpp})=>`${cpp===0}${c===0}${cpp>
c}`;function isUnchanged(listed,before){if(listed.blob!==void 0)return before.blob===listed.blob;return listed.stat!==void 0&&before.stat===listed.stat}function isStillRight(row,attributes,{
languages,extractorsAlike,headersAlike}){if(Object.keys(attributes).length>0||row.attributed)return false;if(isHeader(row.path)&&!headersAlike)return false;const{
indexed}=row;if(!indexed)return row.skip!==void 0&&row.blob!==void 0;const language3=languages.get(indexed.language);if(language3!==void 0&&indexed.place===void 0)
return false;return extractorsAlike||indexed.file===idOf(fileVersionText(row.path,indexed.blob,extractorOf(indexed.language,language3)))}function guessVersions(listed,attributes,languages){
const{path,blob}=listed;if(blob===void 0)return[];const named2=attributes.language??languageOfName(path)?.key;const keys2=named2!==void 0?[named2]:isHeader(path)?
HEADER_LANGUAGES:["text",...languages.keys()];return keys2.map(key=>{const id=idOf(fileVersionText(path,blob,extractorOf(key,languages.get(key))));return languages.
has(key)?{id}:{id,link:linkSetId(id,NO_LINKS)}})}var FEW_FILES=24;var FEW_BYTES2=1024*1024;function isFew(work){const{files,bytes}=amountOf(work.map(({file})=>file));
return files<=FEW_FILES&&bytes<=FEW_BYTES2}var amountOf=files=>({files:files.length,bytes:files.reduce((sum,{size})=>sum+size,0)});function languagesOf({work},{
rows}){const key=({path,attributes})=>rows.get(path)?.indexed?.language??attributes.language??languageOfName(path)?.key??"";return[...new Set(work.map(({file})=>key(
file)))]}function readSmall(root,file,git2){if(file.size>CONFIGURATION_BYTES)return void 0;try{return readFileSync4(join5(root,file.path),"utf8")}catch{try{return file.
blob!==void 0&&git2?readBlob(root,file.blob).toString("utf8"):void 0}catch{return void 0}}}var LINK_TASK_FILES=8;async function linkAll(work){const{cache,state,todo,present}=work;const reader=new UnitReader(cache.folder);const plans=planLinking(FAMILIES,
LANGUAGES,todo.rows,{rows:state.rows,isSameContext:family=>state.contexts[family.name]===todo.around.of(family).context,has:row=>row.link!==void 0&&present.has(
row.link)},reader);reader.close();const counted={done:0,total:0};for(const plan2 of plans)await new FamilyStage(work,plan2,counted).run();return counted.done}var FamilyStage=class{#work;#plan;#counted;#settled;#preparation;#dependents;#prepared=new Set;constructor(work,plan2,counted){
const{family,units,changed}=plan2;this.#work=work;this.#plan=plan2;this.#counted=counted;this.#settled=work.settlements.of(family,changed?.map(([at,row])=>[at,unitToLink(
row)]));const{paths,configuration}=work.todo.around.of(family);this.#preparation={kind:"prepare",family:family.name,units:units.map(unitToLink),paths,configuration,
tree:work.settlements.overlaid?work.listing.files.map(file=>file.path):[]}}async run(){const{units,wanted,changed}=this.#plan;const isContained=changed?.length===
0;const{goesOn}=this.#settled;if(isContained||goesOn)await this.#link(wanted);if(isContained)return;const linked=new Set(goesOn?wanted:[]);const others=goesOn&&
this.#dependents||[...units.keys()];await this.#link(others.filter(at=>!linked.has(at)))}async#link(files){if(files.length===0)return;this.#counted.total+=files.
length;this.#work.pool.expect(amountOf(files.map(at=>this.#plan.units[at])));const still=new Set(this.#prepared);this.#prepared.clear();await this.#work.pool.run(
this.#tasks(files),{before:async slot=>still.delete(slot)?void 0:{...this.#preparation,...await this.#settled.for(slot)},lost:(at,reason)=>this.#lost(at,reason),
reply:async(reply,slot)=>{if(reply.kind==="prepared")this.#take(reply,slot);if(reply.kind!=="linked")return;this.#post(reply);await this.#work.uploads.room()}})}#tasks(files){
const{units}=this.#plan;const{state,present,pool}=this.#work;const message=some=>({kind:"link",units:some.map(at=>{const before=state.rows.get(units[at].path)?.
link;return[at,before!==void 0&&present.has(before)?before:void 0]})});const tasks=[];const size=Math.min(LINK_TASK_FILES,Math.ceil(files.length/pool.size));const ordered=files.
toSorted((a,b)=>bodyBytes(units[b])-bodyBytes(units[a]));for(let at=0;at<ordered.length;at+=size)tasks.push({files:ordered.slice(at,at+size),message});return tasks}#take({
scip,settled,dependents},slot){if(slot===0)addReports(this.#work.scip,scip);this.#settled.take(settled);if(slot===0)this.#dependents=dependents;this.#prepared.add(
slot)}#post({files,lines,ends}){const{todo,warnings,uploads,progress}=this.#work;for(const file of files){const row=todo.rows.get(file.path);row.link=file.link;
row.occurrences=file.occurrences;if(file.failure!==void 0)warnings.push({path:file.path,message:`no links: ${file.failure}`})}uploads.postLinks(files,lines,ends);
this.#counted.done+=files.length;progress.step("Linking",this.#counted.done,this.#counted.total,uploads.note())}#lost(at,reason){const{cache,uploads,warnings}=this.#work;
const row=this.#plan.units[at];const{file}=unitToLink(row);const link=linkSetId(file,NO_LINKS);Object.assign(row,{link,occurrences:0});const line=Buffer.from(`${linkLine(
link,file,row.path,symbolsOf(cache.folder,row),NO_LINKS)}
`);uploads.postLinks([{path:row.path,link,occurrences:0,bodyBytes:NO_LINKS.length}],line,[line.length]);warnings.push({path:row.path,message:`no links: its work\
er died (${reason})`});this.#counted.done++}};function addReports(to,from){from.forEach((report,at)=>{const known=to[at];if(!known)to.push({...report});else{known.
covered+=report.covered;known.stale.push(...report.stale)}})}function symbolsOf(folder,row){const reader=new UnitReader(folder);try{return row.indexed?.place?reader.
head(row.indexed.place).symbols.map(symbol=>symbol.id):[]}finally{reader.close()}}function bodyBytes({indexed}){return indexed?.place?.[3]??0}function unitToLink(row){
const{indexed}=row;if(!indexed?.place)throw new Error(`${row.path} has no unit`);return{path:row.path,language:indexed.language,file:indexed.file,place:indexed.
place,blob:indexed.blob}}async function publish(publication){const{ingest,request,upload,uploads,difference,outcome}=publication;try{if(!difference)return await publishWhole(publication);
uploads.postManifest(manifestRecords(difference.changes),true);await uploads.drained();return await ingest.publish(upload,{manifest:"delta",digest:difference.digest,
...outcome()})}catch(error){if(!(error instanceof IngestRefused)||error.code!=="base_moved"&&error.code!=="digest_mismatch")throw error;const again=await ingest.
begin(request);return await publishWhole({...publication,upload:again.upload,uploads:new Uploads(ingest,again.upload)})}}async function publishWhole({ingest,upload,
uploads,entries,outcome}){uploads.postManifest(manifestRecords(entries),false);await uploads.drained();return await ingest.publish(upload,{manifest:"full",digest:digestOf(
entries),...outcome()})}var ENTRIES_PER_RECORD=4096;function manifestRecords(entries){const records=[];for(let at=0;at<entries.length;at+=ENTRIES_PER_RECORD)records.
push(`${JSON.stringify({kind:"manifest",entries:entries.slice(at,at+ENTRIES_PER_RECORD)})}
`);return records}function differenceTo(published,entries){const before=new Map(published.entries.map(entry=>[entry[0],entry]));const changes=[];let{digest}=published;
for(const entry of entries){const old=before.get(entry[0]);before.delete(entry[0]);if(old?.length===entry.length&&entry.every((value2,at)=>value2===old[at]))continue;
if(old)digest=subtractFromDigest(digest,idOf(entryText(old)));digest=addToDigest(digest,idOf(entryText(entry)));changes.push(entry)}for(const[path,old]of before){
digest=subtractFromDigest(digest,idOf(entryText(old)));changes.push([path])}return{changes,digest}}function digestOf(entries){return entries.reduce((digest,entry)=>addToDigest(
digest,idOf(entryText(entry))),0)}function entryOf(row){if(row.skip!==void 0)return[row.path,row.skip,row.size];if(!row.indexed||row.link===void 0)throw new Error(
`${row.path} was neither indexed nor skipped`);return[row.path,row.indexed.file,row.link]}var isIndexed=entry=>typeof entry[1]==="number";async function whatServerHas(ingest,upload,published,{kept,work}){const files=new Set;const links=new Set;for(const entry of published?.entries??[]){if(!isIndexed(
entry))continue;files.add(entry[1]);links.add(entry[2])}const ids={files:[],links:[]};for(const row of kept){if(row.indexed&&!files.has(row.indexed.file))ids.files.
push(row.indexed.file);if(row.link!==void 0&&!links.has(row.link))ids.links.push(row.link)}for(const{id,link}of work.flatMap(({guesses})=>guesses)){if(!files.has(
id))ids.files.push(id);if(link!==void 0&&!links.has(link))ids.links.push(link)}const most=LIMITS.idsPerHave;for(let at=0;at<Math.max(ids.files.length,ids.links.
length);at+=most){const question={files:ids.files.slice(at,at+most),links:ids.links.slice(at,at+most)};const lacks=await ingest.have(upload,question);const lacking={
files:new Set(lacks.files),links:new Set(lacks.links)};for(const id of question.files)if(!lacking.files.has(id))files.add(id);for(const id of question.links)if(!lacking.
links.has(id))links.add(id)}return{files,links}}function languagesOfLikelyLacks(published,ref,kept){const last=published.find(one2=>one2.ref===ref);if(!last||last===
published[0])return[];const has=new Set(last.entries.flatMap(entry=>isIndexed(entry)?[entry[1]]:[]));const lacks=kept.flatMap(({indexed})=>indexed&&!has.has(indexed.
file)?[indexed.language]:[]);return[...new Set(lacks)]}function tellWork(todo,present,git2){for(const row of todo.kept){if(!row.indexed||row.link===void 0)continue;
const complete=present.files.has(row.indexed.file)&&(row.indexed.place!==void 0||present.links.has(row.link));if(complete)continue;const file={path:row.path,size:row.
size,attributes:{}};if(git2)file.blob=row.indexed.blob;todo.work.push({file,guesses:[]})}for(const{file,guesses}of todo.work){const whole=guesses.filter(({id,link})=>present.
files.has(id)&&(link===void 0||present.links.has(link)));file.here=whole.map(({id})=>id)}}function remember(cache,before,{todo,started,settled,base,made:made2,commit,unchanged}){for(const row of todo.rows.values()){if(row.stat===void 0||row.stat===before.
rows.get(row.path)?.stat)continue;if(isRacy(row.stat,started))delete row.stat}const[last]=before.published;const isLast=made2!==void 0&&last!==void 0&&isOfOneRef(
last,made2)&&last.digest===made2.digest;if(unchanged&&isLast&&isAsItWas(todo,before))return void 0;const known=[...base?[base]:[],...before.published.filter(one2=>one2!==
base)];const state={rows:todo.rows,contexts:todo.around.contexts,leaning:todo.leaning,extractors:todo.extractors,commit,...settled?{settled}:{},published:made2?
[made2,...known.filter(one2=>!isOfOneRef(one2,made2))]:before.published};return cache.draft(state,Object.values(before.settled??{}))}var isOfOneRef=(a,b)=>a.server===
b.server&&a.repository===b.repository&&a.ref===b.ref;function isAsItWas(todo,{rows,contexts,leaning}){if(todo.work.length>0||todo.leaning!==leaning||todo.rows.size!==
rows.size)return false;if(Object.entries(todo.around.contexts).some(([family,context])=>contexts[family]!==context))return false;for(const[path,row]of todo.rows){
const before=rows.get(path);if(!before||before.stat!==row.stat||before.size!==row.size||before.skip!==row.skip)return false}return true}function isRacy(stat,started){
const changed=Number(BigInt(stat.split(".")[1]??"0")/1000000n);return changed>started-2e3}function reportOf(of,answer,done,told){const{entries,skippedBy,extracted,linked,uploaded}=done;const{rows,...kept}=told;const indexed=entries.filter(isIndexed).
length;return{...of,commit:answer.outcome==="superseded"?answer.commit:of.commit,outcome:answer.outcome,generation:answer.generation,url:answer.url,files:entries.
length,indexed,skipped:entries.length-indexed,skippedBy,leftOut:entries.flatMap(entry=>isIndexed(entry)?[]:[{path:entry[0],reason:entry[1]}]),extracted:extracted.
length,linked,uploaded,...kept,paths:entries.map(entry=>entry[0]),malformed:extracted.flatMap(({file:{path}})=>{const errors=rows.get(path)?.indexed?.errors??0;
return errors>0?[{path,errors}]:[]})}}import{performance}from"node:perf_hooks";function countUp(rows){const statistics={symbols:0,occurrences:0,bytes:0,languages:{}};const skippedBy={};for(const{indexed,
skip,occurrences}of rows.values()){if(skip!==void 0)skippedBy[skip]=(skippedBy[skip]??0)+1;if(!indexed)continue;statistics.symbols+=indexed.symbols;statistics.occurrences+=
occurrences??0;statistics.bytes+=indexed.size;const language3=statistics.languages[indexed.language]??{files:0,withErrors:0,symbols:0};statistics.languages[indexed.
language]=language3;language3.files++;language3.symbols+=indexed.symbols;if(indexed.errors>0)language3.withErrors++}return{statistics,skippedBy}}function stopwatch(){
let last=performance.now();const phases={};const lap=phase=>{const now=performance.now();phases[phase]=Math.round((phases[phase]??0)+now-last);last=now};return Object.
assign(lap,{phases})}var AGENT="sextant-indexer/0.1.0";async function run(options){const progress=options.progress??SILENT;const clock=stopwatch();const root=resolve2(options.path);
if(!statSync2(root,{throwIfNoEntry:false})?.isDirectory())throw new Error(`${root} is not a folder`);const asked=options.asked??askGit(root,options.commit!==void 0,
options.repository!==void 0);const checkout=await asked.checkout;if(options.commit!==void 0&&!checkout)throw new Error(`${root} is not a git checkout, so it has\
 no commits`);const whole=checkout?checkout.root:root;const named2=options.commit??(checkout?.bare?"HEAD":void 0);const commit=named2===void 0?void 0:await commitOf(
whole,named2);const repository=options.repository??checkout?.origin??`local/${nameOf(whole)}`;const ref=options.ref??checkout?.branch??(checkout?"HEAD":"main");
if(!isRepositoryName(repository))throw new Error(`repository: ${repository} is not OWNER/NAME`);if(!isRefName(ref))throw new Error(`ref: ${ref} is not a ref nam\
e that git accepts`);const crew=options.crew??new Crew;const temporary=options.cache===false?mkdtempSync(join6(tmpdir(),"sextant-")):void 0;const cache=new Cache(
temporary??(options.cache||join6(whole,".sextant","cache")));try{let state=cache.load();if(cache.isWasteful(state)){cache.clear();state=cache.load()}if(state.rows.
size===0)crew.warm();else if(checkout?.head!==state.commit)crew.warm(1);const listing=await list(asked,root,commit,state);const mainBranch=await asked.mainBranch;
clock("list");const request={format:FORMAT_VERSION,repository,ref,commit:listing.commit,order:options.order??{run:Date.now(),attempt:0},agent:options.agent??AGENT};
const defaultRef=options.asDefault?ref:options.defaultRef??mainBranch?.replace(/^origin\//,"");if(defaultRef)request.defaultRef=defaultRef;return await publishTree(
{...options,progress},{listing,request,cache,state,git:checkout!==void 0,clock,crew})}finally{progress.end();if(!options.crew||temporary!==void 0)await crew.close();
if(temporary!==void 0)rmSync2(temporary,{recursive:true,force:true})}}async function list({checkout:opened,tree},root,commit,state){const checkout=await opened;
if(!checkout)return listFolder(root);return commit===void 0&&tree?listCheckout(checkout,tree,state.rows):listCommit(checkout,commit??"HEAD")}async function commitOf(root,name){
const commit=await gitLine(root,["rev-parse","--verify","--quiet",`${name}^{commit}`]);if(commit===void 0)throw new Error(`${root} has no commit ${name}`);return commit}
async function publishTree(options,work){const{ingest,progress,server}=options;const{listing,request,cache,state,git:git2,clock,crew}=work;const{repository,ref}=request;
const started=Date.now();const todo=plan(listing,git2,state,options);const sent=state.published.filter(one2=>one2.server===server&&one2.repository===repository);
const languages=[...languagesOf(todo,state),...languagesOfLikelyLacks(sent,ref,todo.kept)];if(languages.length>0)crew.warm(1,languages);clock("plan");const begun=ingest.
begin(request);const uploader=new Uploads(ingest,begun.then(({upload:upload2})=>upload2));const ask=async()=>{const{upload:upload2,base:base2}=await begun;const published2=sent.
find(one2=>one2.digest===base2?.digest);const present=await whatServerHas(ingest,upload2,published2,todo);tellWork(todo,present,git2);clock("ask");return{upload:upload2,
base:base2,published:published2,links:present.links}};const name=`${process.pid}-${started.toString(36)}`;const settlements=new Settlements(cache.folder,state.settled??
{},{overlaid:(options.scip??[]).length>0,nameSettled:options.cache===false?void 0:family=>`${name}-${family}${SETTLED}`});const warnings=[];const scip=[];settlements.
readAhead(new Set(languages));const{asked,linked}=await readAndLink({...work,todo,uploader,progress,settlements,warnings,scip},ask,{name,scip:options.scip??[]});
const{upload,base,published}=asked;const entries=[...todo.rows.values()].map(entryOf);const counted=countUp(todo.rows);const statistics={...counted.statistics,phases:clock.
phases};const indexed=entries.filter(isIndexed).length;const change=base&&published&&differenceTo(published,entries);const digest=change?.digest??digestOf(entries);
const isCurrent=base?.ref===ref&&base.commit===request.commit&&base.digest===digest;const made2={server,repository,ref,digest,entries};const record=async changed=>options.
cache===false?void 0:remember(cache,state,{...{todo,started,settled:await settlements.kept(),base:published,commit:request.commit},...changed});const expected={
made:made2,unchanged:isCurrent&&linked===0};let recording;const outcome=()=>{clock("upload");recording??=setImmediate2().then(()=>record(expected));recording.catch(
()=>void 0);const{files:uploadedFiles,links:uploadedLinks,bytes:uploadedBytes}=uploader.sent;return{indexed,skipped:entries.length-indexed,statistics,counts:{...{
extracted:todo.work.length,linked,uploadedFiles,uploadedLinks,uploadedBytes},skippedBy:counted.skippedBy}}};const difference=isCurrent?{changes:[],digest}:change;
const said2=await publish({ingest,request,upload,uploads:uploader,entries,difference,outcome}).catch(async error=>{const draft2=await recording?.catch(()=>void 0);
draft2?.discard();throw error});const isSame=isCurrent&&said2.outcome==="published"&&said2.generation===base.generation;const answer=isSame?{...said2,outcome:"u\
nchanged"}:said2;clock("publish");const draft=await recording;const unchanged=isSame&&linked===0;if(answer.outcome!=="superseded"&&unchanged===expected.unchanged)
draft?.keep();else{draft?.discard();const again=await record({made:answer.outcome==="superseded"?void 0:made2,unchanged});again?.keep()}clock("remember");return reportOf(
{repository,ref,commit:request.commit,dirty:listing.dirty},answer,{entries,skippedBy:counted.skippedBy,extracted:todo.work,linked,uploaded:uploader.sent},{statistics:{
...statistics,phases:clock.phases},rows:todo.rows,warnings,scip})}async function readAndLink(work,ask,given2){const{listing,git:git2,cache,crew,clock,state,todo,
uploader,progress,settlements,warnings,scip}=work;const pool=new ParserPool({root:listing.root,git:git2,cache:cache.folder,surroundings:todo.surroundings,scip:[
...given2.scip]},given2.name,amountOf(todo.work.map(({file})=>file)),crew);try{const extract=(some,records2)=>extractAll(pool,some,uploader,progress,file=>take2(
todo.rows,file,warnings),records2);const few=isFew(todo.work)?[...todo.work]:[];const asking=ask().then(asked2=>{for(const family of familiesOf(todo.kept))todo.
around.of(family);return asked2});const has=asking.then(()=>new Set(few.flatMap(({file})=>file.here??[])));const records=new Records(uploader,has);const[asked]=await Promise.
all([asking,extract(few,records)]);const recorded=records.post();recorded.catch(()=>void 0);const others=todo.work.slice(few.length);pool.expect(amountOf(others.
map(({file})=>file)));await extract(others);clock("extract");const linked=await linkAll({...{pool,listing,cache,state,todo,present:asked.links},...{uploads:uploader,
progress,warnings,scip,settlements}});await recorded;clock("link");return{asked,linked}}finally{await pool.close()}}function nameOf(folder){return basename(folder,
".git").replace(/[^\w.-]+/g,"-").slice(0,100)||"root"}export{LANGUAGES,run};
