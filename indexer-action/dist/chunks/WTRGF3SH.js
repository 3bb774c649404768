import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{CACHE_FOLDER,Cache,OUR_FOLDER,PROCESS,cacheFolderIn,refusedCache,unwritable}from"./MHZM6NLG.js";import{askGit,git,gitLine,readBlob}from"./KGAOQSMI.js";
import{SILENT}from"./W2QTBGF6.js";import{Crew}from"./QAKMZEQG.js";import{EVIDENCE,FIELD_WEIGHT,IngestRefused,LIMITS,MOST_COUNT,NAME_BIT,
USES,addToDigest,entryText,fileVersionText,idOfDigest,isRefName,isRepositoryName,isRepositoryPath,linkSetText,moduleText,segmentText,subtractFromDigest,termsOf}from"./BYINRMRK.js";
import{__callDispose,__commonJS,__toESM,__using}from"./6QNRNT6H.js";var require_ignore=__commonJS({"../node_modules/ignore/index.js"(exports,module2){function makeArray(subject){return Array.isArray(subject)?subject:[subject]}var UNDEFINED=void 0;
var EMPTY="";var SPACE=" ";var ESCAPE="\\";var REGEX_LITERAL_SPECIAL=/[.*+?()[\]{}^$|\\/]/;var BOM="\uFEFF";var REGEX_ANCHORED_GLOBSTAR=/^\/\*{2,}$/;var REGEX_REPLACE_LEADING_EXCAPED_EXCLAMATION=/^\\!/;
var REGEX_REPLACE_LEADING_EXCAPED_HASH=/^\\#/;var REGEX_SPLITALL_CRLF=/\r?\n/g;var DOUBLE_SLASH="//";var SLASH_CODE=47;var DOT_CODE=46;var SLASH="/";var TMP_KEY_IGNORE="\
node-ignore";if(typeof Symbol!=="undefined"){TMP_KEY_IGNORE=Symbol.for("node-ignore")}var KEY_IGNORE=TMP_KEY_IGNORE;var define=(object,key2,value2)=>{Object.defineProperty(
object,key2,{value:value2});return value2};var RETURN_FALSE=()=>false;var POSIX_CLASSES={alnum:"0-9A-Za-z",alpha:"A-Za-z",blank:" \\t",cntrl:"\\x00-\\x1f\\x7f",
digit:"0-9",graph:"!-.0-~",lower:"a-z",print:" -.0-~",punct:"!-.:-@\\[-`{-~",space:" \\t\\n\\r",upper:"A-Z",xdigit:"0-9A-Fa-f"};var CLASS_MEMBERS_TO_ESCAPE="\\]^\
-[";var escapeMember=char=>CLASS_MEMBERS_TO_ESCAPE.indexOf(char)<0?char:ESCAPE+char;var NON_SLASH="(?!\\/)";var classSource=(negated,body2)=>{if(negated){return`\
[^\\/${body2}]`}const source=`[${body2}]`;return new RegExp(source).test("/")?NON_SLASH+source:source};var scanBracket=(pattern,start2)=>{const{length}=pattern;
let index=start2+1;let negated=EMPTY;const lead=pattern[index];if(lead==="!"||lead==="^"){negated="^";index++}let body2=EMPTY;let prev=EMPTY;for(;;){const char=pattern[index];
if(char===UNDEFINED){return null}if(char===ESCAPE){const escaped=pattern[++index];body2+=escapeMember(escaped);prev=escaped}else if(char==="-"&&prev&&index+1<length&&
pattern[index+1]!=="]"){index++;let to=pattern[index];if(to===ESCAPE){to=pattern[index+=1]}if(prev<=to){body2+=`-${escapeMember(to)}`}prev=EMPTY}else if(char===
"["&&pattern[index+1]===":"){const nameStart=index+2;let end=nameStart;while(end<length&&pattern[end]!=="]"){end++}if(end===length){return null}if(end>nameStart&&
pattern[end-1]===":"){const name2=pattern.slice(nameStart,end-1);if(!Object.prototype.hasOwnProperty.call(POSIX_CLASSES,name2)){return null}body2+=POSIX_CLASSES[name2];
prev=EMPTY;index=end}else{body2+=escapeMember("[");prev="[";index=nameStart-2}}else{body2+=escapeMember(char);prev=char}index++;if(pattern[index]==="]"){return{
end:index,source:classSource(negated,body2)}}}};var NEVER_MATCH="[]";var PLACEHOLDER="\0";var REGEX_RESTORE_PLACEHOLDER=new RegExp(`${PLACEHOLDER}(\\d+)${PLACEHOLDER}`,
"g");var TRAILING_WILDCARD="\uE000";var TRAILING_DOUBLESTAR="\uE001";var isReserved=char=>char===PLACEHOLDER||char===TRAILING_WILDCARD||char===TRAILING_DOUBLESTAR;
var extractBrackets=pattern=>{const sources=[];const hold=source=>`${PLACEHOLDER}${sources.push(source)-1}${PLACEHOLDER}`;const{length}=pattern;let out2=EMPTY;let index=0;
while(index<length){const char=pattern[index];if(char===ESCAPE){const escaped=pattern[index+1];if(escaped===SLASH&&index+2===length){out2+=hold(NEVER_MATCH)}else if(escaped===
"*"||escaped==="["||escaped===SPACE){out2+=pattern.slice(index,index+2)}else{out2+=hold(REGEX_LITERAL_SPECIAL.test(escaped)?ESCAPE+escaped:isReserved(escaped)?`\
[${escaped}]`:escaped)}index+=2}else if(isReserved(char)){out2+=hold(`[${char}]`);index++}else if(char==="["){const scanned=scanBracket(pattern,index);if(scanned===
null){out2+=hold(NEVER_MATCH);index=length}else{out2+=hold(scanned.source);index=scanned.end+1}}else{out2+=char;index++}}return{source:out2,sources}};var DIRECT=null;
var REGEX_INNER_SLASH=/\/(?!$)/;var WILDCARD="[^\\/]*";var REPLACERS=[[/(\\+)( ?)/g,(_,run3,space)=>space?run3.slice(0,run3.length-run3.length%2)+SPACE:run3,ESCAPE+
SPACE],[/(^|\/)\*{3,}(?=\/|$)/g,(_,start2)=>`${start2}**`,"*"],[/[\\$.|*+(){^]/g,match=>`\\${match}`],[/(?!\\)\?/g,()=>"[^/]","?"],[/^\//,()=>"^",SLASH],[/\//g,
()=>"\\/",SLASH],[/^\^*(?:\\\*\\\*\\\/)+/,()=>"(?:^|\\/)","*"],[DIRECT,(source,pattern)=>{if(!source||source[0]==="^"||source[0]==="("){return source}const anchor=!REGEX_INNER_SLASH.
test(pattern)?"(?:^|\\/)":"^";return anchor+source}],[/\\\/\\\*\\\*(?=\\\/|$)/g,(_,index,str)=>index+6<str.length?str.slice(index+6)==="\\/"?"(?:\\/[^\\/]+)+":"\
(?:\\/[^\\/]+)*":`\\/${TRAILING_DOUBLESTAR}`,"*"],[/(^|[^\\])(?:\\\*)+(?!$)/g,(_,p1)=>p1+WILDCARD,"*"],[/(^|[^\\])((?:\\\\)*)\\\*$/,(match,p1,p2)=>p2===EMPTY?p1+
TRAILING_WILDCARD:match,"*"],[/\\\\\\(?=[$.|*+(){^])/g,()=>ESCAPE,ESCAPE+ESCAPE],[/\\\\/g,()=>ESCAPE,ESCAPE+ESCAPE],[/\\\[([^\]/]*?)($|\])/g,(match,range,close)=>`\
\\[${range}${close}`,"["],[DIRECT,source=>{const last3=source[source.length-1];if(!last3||last3===TRAILING_WILDCARD||last3===TRAILING_DOUBLESTAR){return source}
return last3===SLASH?`${source}$`:`${source}(?=$|\\/$)`}]];var REGEX_REPLACE_TRAILING_WILDCARD=/(^|\\\/)?\uE000$/;var MODE_IGNORE="regex";var MODE_CHECK_IGNORE="\
checkRegex";var UNDERSCORE="_";var replaceTrailingWildcard=(_,p1)=>{const prefix=p1?`${p1}[^/]+`:"[^/]*";return`${prefix}(?=$|\\/$)`};var REGEX_REPLACE_TRAILING_DOUBLESTAR=/\uE001$/;
var replaceTrailingDoublestar=()=>"[\\s\\S]";var separatorAfter=(run3,at)=>{let separator=EMPTY;for(let index=at+1;index<run3.length&&!run3[index].wildcard;index++){
separator+=run3[index].single}return separator};var pinWildcards=source=>{if(source.indexOf(WILDCARD)<0){return source}const tokens=[];const{length}=source;let index=0;
while(index<length){const char=source[index];if(source.startsWith(WILDCARD,index)){tokens.push({wildcard:true});index+=WILDCARD.length}else if(char==="["){let end=index+
1;if(source[end]==="^"){end++}if(source[end]==="]"){end++}while(end<length&&source[end]!=="]"){end+=source[end]===ESCAPE?2:1}end++;tokens.push({single:source.slice(
index,end)});index=end}else if(char===ESCAPE){tokens.push({single:source.slice(index,index+2)});index+=2}else if(char==="("){let depth2=0;let end=index;do{if(source[end]===
ESCAPE){end++}else if(source[end]==="("){depth2++}else if(source[end]===")"){depth2--}end++}while(end<length&&depth2>0);if("*+?".indexOf(source[end])>=0){end++}
tokens.push({boundary:source.slice(index,end)});index=end}else if(char==="^"||char==="$"){tokens.push({boundary:char});index++}else{tokens.push({single:char});index++}}
let out2=EMPTY;let run3=[];const flush=()=>{let lastWildcard;run3.forEach((token,at)=>{if(token.wildcard){lastWildcard=at}});run3.forEach((token,at)=>{if(!token.
wildcard){out2+=token.single;return}out2+=at===lastWildcard?WILDCARD:`(?:(?!${separatorAfter(run3,at)})[^\\/])*`});run3=[]};tokens.forEach(token=>{if(token.boundary===
void 0){run3.push(token);return}flush();out2+=token.boundary});flush();return out2};var makeRegexPrefix=pattern=>{if(REGEX_ANCHORED_GLOBSTAR.test(pattern)){pattern=
"**"}const{source,sources}=extractBrackets(pattern);const replaced=REPLACERS.reduce((prev,[matcher2,replacer,required2])=>{if(matcher2===DIRECT){return replacer(
prev,pattern)}if(required2!==UNDEFINED&&prev.indexOf(required2)<0){return prev}return matcher2.test(prev)?prev.replace(matcher2,replacer.bind(pattern)):prev},source);
return sources.length?replaced.replace(REGEX_RESTORE_PLACEHOLDER,(match,index)=>sources[index]):replaced};var checkSourceOf=(body2,prefix)=>{if(body2[body2.length-
1]===SLASH){prefix=makeRegexPrefix(body2.slice(0,-1))}const head2=prefix.slice(0,-1);const last3=prefix[prefix.length-1];return last3===TRAILING_WILDCARD?`${head2}\
$`:last3===TRAILING_DOUBLESTAR?head2:NEVER_MATCH};var matchesBasename=body2=>{const index=body2.indexOf(SLASH);return index<0||index===body2.length-1};var basenameOf=path=>{
const end=path.length-1;const index=path.lastIndexOf(SLASH,path[end]===SLASH?end-1:end);return index<0?path:path.slice(index+1)};var parentOf=path=>{if(path.charCodeAt(
0)===SLASH_CODE||path.indexOf(DOUBLE_SLASH)>=0){const slices=path.split(SLASH).filter(Boolean);slices.pop();return slices.length?slices.join(SLASH)+SLASH:EMPTY}
const end=path.length-1;const cut=path.lastIndexOf(SLASH,path.charCodeAt(end)===SLASH_CODE?end-1:end);return cut<0?EMPTY:path.slice(0,cut+1)};var isString=subject=>typeof subject===
"string";var checkPattern=pattern=>pattern&&isString(pattern);var splitPattern=pattern=>(pattern[pattern.length-1]==="\r"?pattern.slice(0,-1):pattern).split(REGEX_SPLITALL_CRLF).
filter(Boolean);var IgnoreRule=class{constructor(pattern,mark,body2,ignoreCase,negative,prefix){this.pattern=pattern;this.mark=mark;this.negative=negative;define(
this,"body",body2);define(this,"ignoreCase",ignoreCase);define(this,"regexPrefix",prefix)}get _basenameOnly(){return define(this,"_basenameOnly",matchesBasename(
this.body))}get regex(){const key2=UNDERSCORE+MODE_IGNORE;if(this[key2]){return this[key2]}return this._make(MODE_IGNORE,key2)}get checkRegex(){const key2=UNDERSCORE+
MODE_CHECK_IGNORE;if(this[key2]){return this[key2]}return this._make(MODE_CHECK_IGNORE,key2)}_make(mode,key2){const str=pinWildcards(mode===MODE_IGNORE?this.regexPrefix.
replace(REGEX_REPLACE_TRAILING_WILDCARD,replaceTrailingWildcard).replace(REGEX_REPLACE_TRAILING_DOUBLESTAR,replaceTrailingDoublestar):checkSourceOf(this.body,this.
regexPrefix));const regex=this.ignoreCase?new RegExp(str,"i"):new RegExp(str);return define(this,key2,regex)}};var hasTrailingBackslash=str=>{let count=0;while(str[str.
length-count-1]===ESCAPE){count++}return count%2===1};var trimEnd=(body2,stripLineEnd)=>{let lineEnd=body2.length;let end;for(;;){if(stripLineEnd&&body2[lineEnd-
1]==="\r"){lineEnd--}end=lineEnd;while(body2[end-1]===SPACE){end--}if(!stripLineEnd||body2[end-1]!=="\n"){break}lineEnd=end-1}if(end===lineEnd){return body2.slice(
0,lineEnd)}let backslashes=0;while(body2[end-backslashes-1]===ESCAPE){backslashes++}return backslashes%2?body2.slice(0,end-1)+SPACE:body2.slice(0,end)};var createRule=(pattern,mark,ignoreCase,stripLineEnd,stripBOM)=>{
let body2=stripBOM&&pattern[0]===BOM?pattern.slice(1):pattern;if(body2[0]==="#"){return}let negative=false;if(body2[0]==="!"){negative=true;body2=body2.slice(1)}
const last3=body2[body2.length-1];if(last3===SPACE||stripLineEnd&&(last3==="\r"||last3==="\n")){body2=trimEnd(body2,stripLineEnd)}if(!body2||hasTrailingBackslash(
body2)){return}body2=body2.replace(REGEX_REPLACE_LEADING_EXCAPED_EXCLAMATION,"!").replace(REGEX_REPLACE_LEADING_EXCAPED_HASH,"#");const regexPrefix=makeRegexPrefix(
body2);return new IgnoreRule(pattern,mark,body2,ignoreCase,negative,regexPrefix)};var RuleManager=class{constructor(ignoreCase){this._ignoreCase=ignoreCase;this.
_rules=[];this._basenameCount=0}_add(pattern,index){if(pattern&&pattern[KEY_IGNORE]){this._rules=this._rules.concat(pattern._rules._rules);this._basenameCount+=
pattern._rules._basenameCount;this._added=true;return}const isStr=isString(pattern);const raw=isStr?pattern:pattern.pattern;const rule=checkPattern(raw)&&createRule(
raw,isStr?UNDEFINED:pattern.mark,this._ignoreCase,!this._split,this._stripBOM&&!index);if(rule){this._added=true;this._rules.push(rule);if(matchesBasename(rule.
body)){this._basenameCount++}}}add(pattern){this._added=false;this._split=isString(pattern);this._stripBOM=!this._split||pattern[0]===BOM;makeArray(this._split?
splitPattern(pattern):pattern).forEach(this._add,this);if(this._added){this._literalRules=UNDEFINED}return this._added}testLiteral(path){const rules=this._literalRules||
(this._literalRules=this._rules.filter(({body:body2})=>body2[body2.length-(body2[body2.length-1]===SLASH?2:1)]==="*"));let ignored=false;let unignored=false;let matchedRule;
for(let index=rules.length-1;index>=0;index--){const rule=rules[index];if(rule.checkRegex.test(path)){ignored=!rule.negative;unignored=rule.negative;matchedRule=
rule.negative?UNDEFINED:rule;break}}const ret={ignored,unignored};if(matchedRule){ret.rule=matchedRule}return ret}test(path,mode){const rules=this._rules;const{
length}=rules;const shortcut=this._basenameCount*2>=length;const basename2=shortcut?basenameOf(path):path;for(let index=length-1;index>=0;index--){const rule=rules[index];
if(rule[mode].test(shortcut&&rule._basenameOnly?basename2:path)){const{negative}=rule;const ret={ignored:!negative,unignored:negative};if(!negative){ret.rule=rule}
return ret}}return{ignored:false,unignored:false}}};var throwError=(message,Ctor)=>{throw new Ctor(message)};var checkPath=(path,originalPath,doThrow)=>{if(!isString(
path)){return doThrow(`path must be a string, but got \`${originalPath}\``,TypeError)}if(!path){return doThrow(`path must not be empty`,TypeError)}if(checkPath.
isNotRelative(path)){const r2="`path.relative()`d";return doThrow(`path should be a ${r2} string, but got "${originalPath}"`,RangeError)}return true};var isNotRelative=path=>{
const first=path.charCodeAt(0);if(first===SLASH_CODE){return true}if(first!==DOT_CODE){return false}if(path.length===1){return true}const second=path.charCodeAt(
1);if(second===SLASH_CODE){return true}if(second!==DOT_CODE){return false}return path.length===2||path.charCodeAt(2)===SLASH_CODE};checkPath.isNotRelative=isNotRelative;
checkPath.convert=p=>p;var convertPath=target=>isString(target)&&checkPath.convert(target);var Ignore=class{constructor({ignorecase=true,ignoreCase=ignorecase,allowRelativePaths=false}={}){
define(this,KEY_IGNORE,true);this._rules=new RuleManager(ignoreCase);this._strictPathCheck=!allowRelativePaths;this._initCache()}_initCache(){this._ignoreCache=
Object.create(null);this._testCache=Object.create(null)}add(pattern){if(this._rules.add(pattern)){this._initCache()}return this}addPattern(pattern){return this.
add(pattern)}_test(originalPath,cache,path){checkPath(path,originalPath,this._strictPathCheck?throwError:RETURN_FALSE);return path?this._t(path,cache):{ignored:false,
unignored:false}}checkIgnore(target){const path=convertPath(target);if(!path||path.charCodeAt(path.length-1)!==SLASH_CODE){return this._test(target,this._testCache,
path)}const dir=this._t(path,this._testCache);if(dir.ignored){return dir}const literal=this._rules.testLiteral(path);return literal.ignored||literal.unignored?literal:
dir}_t(path,cache){if(path in cache){return cache[path]}const parentPath=parentOf(path);const parent=parentPath?this._t(parentPath,cache):UNDEFINED;return cache[path]=
parent&&parent.ignored?parent:this._rules.test(path,MODE_IGNORE)}ignores(path){return this._test(path,this._ignoreCache,convertPath(path)).ignored}createFilter(){
return path=>!this.ignores(path)}filter(paths){return makeArray(paths).filter(this.createFilter())}test(path){return this._test(path,this._testCache,convertPath(
path))}};var factory=options=>new Ignore(options);var isPathValid=path=>checkPath(convertPath(path),path,RETURN_FALSE);var setupWindows=()=>{const makePosix=str=>/^\\\\\?\\/.
test(str)||/["<>|\u0000-\u001F]+/u.test(str)?str:str.replace(/\\/g,"/");checkPath.convert=makePosix;const REGEX_TEST_WINDOWS_PATH_ABSOLUTE=/^[a-z]:\//i;checkPath.
isNotRelative=path=>REGEX_TEST_WINDOWS_PATH_ABSOLUTE.test(path)||isNotRelative(path)};if(typeof process!=="undefined"&&process.platform==="win32"){setupWindows()}
module2.exports=factory;factory.default=factory;module2.exports.isPathValid=isPathValid;define(module2.exports,Symbol.for("setupWindows"),setupWindows)}});import{mkdtempSync,rmSync,statSync}from"node:fs";import{tmpdir}from"node:os";import{basename,join as join6,resolve as resolve2}from"node:path";import{setImmediate as setImmediate2}from"node:timers/promises";var FORMAT_VERSION=1;import{open,writeFile}from"node:fs/promises";import{join}from"node:path";import{crc32}from"node:zlib";var SETTLED=".settled";var SEAL_BYTES=8;async function keepSettled(folder,name2,bytes){const seal=Buffer.allocUnsafe(SEAL_BYTES);seal.writeUInt32LE(bytes.length);
seal.writeUInt32LE(crc32(bytes),4);try{await writeFile(join(folder,name2),[bytes,seal]);return true}catch{return false}}async function settledBefore(folder,name2){
try{var _stack=[];try{const file=__using(_stack,await open(join(folder,name2)),true);const length=(await file.stat()).size-SEAL_BYTES;const bytes=new Uint8Array(
new SharedArrayBuffer(length));for(let at=0;at<length;){const{bytesRead}=await file.read(bytes,at,length-at,at);if(bytesRead===0)return void 0;at+=bytesRead}const seal=Buffer.
alloc(SEAL_BYTES);await file.read(seal,0,SEAL_BYTES,length);return seal.readUInt32LE(0)===length&&seal.readUInt32LE(4)===crc32(bytes)?bytes:void 0}catch(_){var _error=_,
_hasError=true}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}catch{return void 0}}import{availableParallelism}from"node:os";var TIMES_WAITING=10;var LONGEST_TICK_MS=2e3;function watchForHanging({worker,position},stuckMs,found2){const progress=new Int32Array(position);let last3=-1;let since=Date.
now();let first;let latest;const ask=()=>{const at=last3;worker.cpuUsage?.().then(({user,system})=>{if(at!==last3)return;latest=(user+system)/1e3;first??=latest},
()=>void 0)};const watch=setInterval(()=>{const now=Atomics.load(progress,0);if(now!==last3){last3=now;since=Date.now();first=latest=void 0}ask();const waited=Date.
now()-since;if(now===0||waited<=stuckMs)return;const worked=worker.cpuUsage===void 0?waited:(latest??0)-(first??0);if(worked>stuckMs/2||waited>TIMES_WAITING*stuckMs)
found2()},Math.min(LONGEST_TICK_MS,stuckMs/4));return()=>clearInterval(watch)}var ParserPool=class{#size=1;#settings;#name;#crew;#slots=[];#spawned=0;#isClosed=false;constructor(settings,name2,work,crew=new Crew){this.#settings=settings;this.#crew=
crew;this.#name=name2;this.expect(work)}get size(){return this.#size}expect(work){const useful=Math.max(1,Math.min(Math.ceil(work.files/24),Math.ceil(work.bytes/
15e4)));this.#size=Math.max(this.#size,Math.min(availableParallelism(),useful,16))}async run(tasks,on2){const waiting=[...tasks].reverse();const drive=async at=>{
let held=[];let deaths=0;let atNoFile=0;worker:for(;;){const slot=this.#slot(at);let current;try{await slot.ready;const first=await on2.before?.(at);if(first)await this.#ask(
slot,first,at,on2.reply);for(;;){current=waiting.pop();if(!current)break;if(current.files.length>0){const{handedOver,isSpent}=await this.#ask(slot,current.message(
current.files),at,on2.reply);deaths=0;if(handedOver||isSpent){held=[];atNoFile=0}if(isSpent){await this.#drop(at);continue worker}held.push(current)}}if(on2.after)
await this.#ask(slot,on2.after,at,on2.reply);return}catch(error){if(!(error instanceof WorkerDied)||this.#isClosed)throw error;await this.#drop(at);if(++deaths>
200)throw new Error(`workers keep dying: ${error.message}`);const culprit=new Int32Array(slot.thread.position)[0];if(current&&culprit>0){const rest=current.files.
slice();const[file]=rest.splice(culprit-1,1);const again=error.hung?void 0:on2.again?.(file);if(again===void 0)on2.lost(file,error.message);else waiting.unshift(
{files:[again],message:current.message});if(rest.length>0)waiting.push({files:rest,message:current.message})}else{if(++atNoFile>3)throw new Error(`a worker fail\
ed: ${error.message}`);if(current)waiting.push(current)}waiting.push(...held);held=[]}}};await Promise.all(Array.from({length:Math.min(this.size,Math.max(1,tasks.
length))},(_,at)=>drive(at)))}async close(){this.#isClosed=true;for(const slot of this.#slots.splice(0)){if(!slot)continue;if(slot.busy)await slot.thread.worker.
terminate();else this.#crew.giveBack(slot.thread)}}async renew(){await Promise.all(this.#slots.keys().map(at=>this.#drop(at)))}#slot(at){const known3=this.#slots[at];
if(known3)return known3;const slot={thread:this.#crew.hire(),ready:Promise.resolve(),busy:false};const settings={...this.#settings,name:`${this.#name}-${this.#spawned++}`};
slot.ready=this.#ask(slot,{kind:"begin",settings},at,()=>void 0);slot.ready.catch(()=>void 0);this.#slots[at]=slot;return slot}async#drop(at){const slot=this.#slots[at];
delete this.#slots[at];await slot?.thread.worker.terminate()}#ask(slot,message,at,reply){const{worker,gone}=slot.thread;const{stuckMs}=this.#crew;if(gone!==void 0)
return Promise.reject(new WorkerDied(gone));slot.busy=true;return new Promise((resolve3,reject)=>{let handedOver=false;let isSpent=false;let replies=Promise.resolve();
const unwatch=watchForHanging(slot.thread,stuckMs,()=>done(new WorkerDied(`no progress in ${stuckMs/1e3} s`,true)));const done=error=>{unwatch();worker.off("mes\
sage",onMessage);worker.off("error",onError);worker.off("exit",onExit);if(error)return reject(error);slot.busy=false;replies.then(()=>resolve3({handedOver,isSpent}),
reject)};const onMessage=answer=>{if(answer.kind==="failed")return done(Object.assign(new Error(answer.message),{stack:answer.stack}));if(answer.kind==="records"||
answer.kind==="linked")handedOver=true;if(answer.kind==="extracted")isSpent=answer.isSpent??false;replies=replies.then(()=>reply(answer,at));replies.catch(()=>void 0);
if(answer.kind!=="records")done()};const onError=error=>done(new WorkerDied(error.message));const onExit=code=>done(new WorkerDied(`the worker died (${code})`));
worker.on("message",onMessage);worker.on("error",onError);worker.on("exit",onExit);worker.postMessage(message)})}};var WorkerDied=class extends Error{hung;constructor(message,hung=false){
super(message);this.hung=hung}};var REVISION=49;var language=(key2,grammar2)=>({key:key2,family:"c",grammar:`tree-sitter-${grammar2}/tree-sitter-${grammar2}.wasm`,readsText:true,revision:REVISION});
var cLanguages=[language("c","c"),language("cpp","cpp"),language("cuda","cpp")];var cFamily={name:"c",configuration:["Makefile","Kbuild"],knowsDependents:true,essence:(_,text)=>text.
includes("obj-")?text:"",load:()=>import("./WVZOJ5XV.js")};var PROJECT_FILES=["*.csproj","Directory.Build.props","Directory.Build.targets"];var SHARED=PROJECT_FILES.slice(1);var USING=/<Using\s[^>]*>/g;var KIND=/<(?:Project|Sdk)\s[^>]*>|<Use(?:Maui|WindowsForms)>\s*true/gi;
var EXTENSIONS="Configuration DependencyInjection Hosting Logging".split(" ").map(name2=>`Microsoft.Extensions.${name2}`);var IMPLICIT=[[/Microsoft\.NET\.Sdk\.Web\b/,
["System.Net.Http.Json",..."Builder Hosting Http Routing".split(" ").map(name2=>`Microsoft.AspNetCore.${name2}`)]],[/Microsoft\.NET\.Sdk\.(?:Web|Worker)\b|Aspire\.AppHost\.Sdk/,
EXTENSIONS],[/Aspire\.AppHost\.Sdk/,["Aspire.Hosting","Aspire.Hosting.ApplicationModel"]],[/MSTest\.Sdk/,["Microsoft.VisualStudio.TestTools.UnitTesting"]],[/<UseMaui>/i,
["Microsoft.Extensions.DependencyInjection","Microsoft.Maui"].concat("Accessibility ApplicationModel Controls Controls.Hosting Controls.Xaml Devices Dispatching\
 Graphics Hosting Media Networking Storage".split(" ").map(name2=>`Microsoft.Maui.${name2}`))],[/<UseWindowsForms>/i,["System.Drawing","System.Windows.Forms"]]];
var GOES_ON=/<Import\s[^>]*(?:GetPathOfFileAbove|GetDirectoryNameOfFileAbove|\.\.[\\/])[^>]*>/g;var essenceOf=(_base,text)=>[KIND,USING,GOES_ON].flatMap(told=>withoutComments(
text).match(told)??[]).join("\n");var withoutComments=text=>text.replace(/<!--.*?-->/gs,"");var csharpLanguage={key:"csharp",family:"csharp",grammar:"tree-sitter-c-sharp/tree-sitter-c_sharp.wasm",revision:32};var csharpFamily={name:"csharp",configuration:PROJECT_FILES,
essence:essenceOf,knowsDependents:true,tellsOfFiles:true,load:()=>import("./WVZOJ5XV.js")};import{posix}from"node:path";var bash={key:"bash",family:"declarative",grammar:"tree-sitter-bash/tree-sitter-bash.wasm",revision:7,separator:".",standard:"std:s\
hell",definitions:{function_definition:{kind:"function",scope:true},variable_assignment:{kind:"variable",localInFunction:true,name:(t,node)=>{const name2=t.field(
node,"name");return name2!==void 0&&t.type(name2)==="variable_name"?name2:void 0}}},uses:{command:{use:"call",name:(t,node)=>{const name2=t.field(node,"name");const word=name2===
void 0?void 0:t.first(name2,"word");return word!==void 0&&/^[\w:.-]+$/.test(t.text(word))?word:void 0}}},reads:["variable_name"],types:[],scopes:{},self:[],comments:[
"comment"],begins:"hash",imports:{command:(t,node)=>{const name2=t.field(node,"name");if(name2===void 0||!/^(source|\.)$/.test(t.text(name2)))return[];const argument2=t.
field(node,"argument");if(argument2===void 0)return[];const path=t.text(argument2).replace(/["']/g,"");return[{path:path.slice(path.lastIndexOf(")")+1).replace(
/^\$\{?\w+\}?/,"").replace(/^\//,"./"),as:path,node:argument2}]}},packages:{},file:(path,from,paths)=>[posix.join(posix.dirname(from),path),path].find(candidate=>paths.
has(candidate))};var treeMemory=new WebAssembly.Memory({initial:512,maximum:32768});var isRefused=false;var grow=treeMemory.grow.bind(treeMemory);treeMemory.grow=pages=>{isRefused=
true;const before3=grow(pages);isRefused=false;return before3};var Level=class{children=new Int32Array(256);next=new Int32Array(256);total=new Int32Array(256);structural=new Int32Array(256);production=new Int32Array(256);owner=new Int32Array(
256);closes=new Int32Array(256);field=new Int32Array(256);grow(){const grown=from=>{const to=new Int32Array(from.length*2);to.set(from);return to};this.children=
grown(this.children);this.next=grown(this.next);this.total=grown(this.total);this.structural=grown(this.structural);this.production=grown(this.production);this.
owner=grown(this.owner);this.closes=grown(this.closes);this.field=grown(this.field)}};var level=new Level;var NAMED=1;var JAVA="std:java";var JDK=/^(?:java|jdk|sun|com\.sun|javax\.(?:accessibility|crypto|imageio|lang|management|naming|net|print|script|security|sound|sql|swing|tools|transaction\.xa|xml)|org\.(?:w3c\.dom|xml\.sax|ietf\.jgss))(?:\.|$)/;
function packageOf(qualified){if(JDK.test(qualified))return JAVA;const parts2=qualified.split(".");const type2=parts2.findIndex(part=>new RegExp("^\\p{Lu}","u").
test(part));const name2=parts2.slice(0,type2<0?-1:type2).join(".");return name2===""?"":`maven:${name2}`}var ANY_NUMBER=1e3;var DEEPEST_PATTERN=100;var CLOJURE_CORE=new Set(`. .. new set! def do if let let* loop loop* fn fn* quote var recur throw try catch finally monitor-enter monitor-exit case* deftype* r\
eify* letfn letfn* ns in-ns
  * *' + +' - -' -> ->> / < <= = == > >= *ns* *out* *err* *in* *command-line-args* *print-length* *warn-on-reflection* *file* *agent* *assert* *clojure-version*\
 *1 *2 *3 *e
  abs accessor aclone add-watch agent agent-error aget alength alias all-ns alter alter-meta! alter-var-root amap and any? apply areduce array-map as-> aset
  aset-int assert assoc assoc! assoc-in associative? atom await bases bean bigdec bigint biginteger binding bit-and bit-and-not bit-clear bit-flip bit-not
  bit-or bit-set bit-shift-left bit-shift-right bit-test bit-xor boolean boolean-array boolean? bound-fn bound-fn* bound? bounded-count butlast byte byte-array
  bytes bytes? case cast cat char char-array char? chars class class? clojure-version coll? comment commute comp comparator compare compare-and-set! complement
  completing concat cond cond-> cond->> condp conj conj! cons constantly contains? count counted? create-ns cycle dec dec' decimal? declare dedupe default-data-\
readers
  definline definterface defmacro defmethod defmulti defn defn- defonce defprotocol defrecord defstruct deftype delay delay? deliver denominator deref derive
  descendants disj disj! dissoc dissoc! distinct distinct? doall dorun doseq dosync dotimes doto double double-array double? doubles drop drop-last drop-while
  eduction empty empty? ensure ensure-reduced enumeration-seq error-handler eval even? every-pred every? ex-cause ex-data ex-info ex-message exact? extend
  extend-protocol extend-type extenders extends? false? ffirst file-seq filter filterv find find-keyword find-ns find-var first flatten float float-array float?\
 floats
  flush fn? fnext fnil for force format frequencies future future-call future-cancel future-cancelled? future-done? future? gen-class gen-interface gensym get g\
et-in
  get-method get-thread-bindings get-validator group-by halt-when hash hash-map hash-ordered-coll hash-set hash-unordered-coll ident? identical? identity if-let\

  if-not if-some ifn? import inc inc' indexed? infinite? inst-ms inst? instance? int int-array int? integer? interleave intern interpose into into-array ints
  io! isa? iterate iteration iterator-seq juxt keep keep-indexed key keys keyword keyword? last lazy-cat lazy-seq line-seq list list* list? load load-file
  load-reader load-string locking long long-array longs loop macroexpand macroexpand-1 make-array make-hierarchy map map-entry? map-indexed map? mapcat mapv max\

  max-key memfn memoize merge merge-with meta methods min min-key mix-collection-hash mod name namespace namespace-munge nat-int? neg-int? neg? newline next nfi\
rst
  nil? nnext not not-any? not-empty not-every? not= ns-aliases ns-imports ns-interns ns-map ns-name ns-publics ns-refers ns-resolve ns-unalias ns-unmap nth
  nthnext nthrest num number? numerator object-array odd? or parents parse-boolean parse-double parse-long parse-uuid partial partition partition-all partition-\
by
  partitionv pcalls peek persistent! pmap pop pop! pop-thread-bindings pos-int? pos? pr pr-str prefer-method prefers print print-method print-str printf println\

  println-str prn prn-str promise proxy proxy-super push-thread-bindings pvalues qualified-ident? qualified-keyword? qualified-symbol? quot rand rand-int rand-n\
th
  random-sample random-uuid range ratio? rational? rationalize re-find re-groups re-matcher re-matches re-pattern re-seq read read-line read-string reader-condi\
tional
  realized? record? reduce reduce-kv reduced reduced? reductions ref refer refer-clojure reify release-pending-sends rem remove remove-all-methods remove-method\

  remove-ns remove-watch repeat repeatedly replace require requiring-resolve reset! reset-meta! reset-vals! resolve rest restart-agent reverse reversible? rseq
  rsubseq run! satisfies? second select-keys send send-off seq seq? seqable? seque sequence sequential? set set-agent-send-executor! set-error-handler! set-vali\
dator!
  set? short short-array shorts shuffle shutdown-agents simple-ident? simple-keyword? simple-symbol? slurp some some-> some->> some-fn some? sort sort-by sorted\
-map
  sorted-map-by sorted-set sorted-set-by sorted? special-symbol? spit split-at split-with str string? struct struct-map subs subseq subvec subvector supers swap\
!
  swap-vals! symbol symbol? sync tagged-literal take take-last take-nth take-while tap> test the-ns thread-bound? time to-array to-array-2d trampoline transduce\

  transient tree-seq true? type unchecked-add unchecked-dec unchecked-inc unchecked-int unchecked-long unchecked-multiply unchecked-negate unchecked-subtract un\
derive
  unreduced unsigned-bit-shift-right update update-in update-keys update-proxy update-vals uri? use uuid? val vals var-get var-set var? vary-meta vec vector
  vector-of vector? volatile! volatile? vreset! vswap! when when-first when-let when-not when-some while with-bindings with-bindings* with-in-str with-local-var\
s
  with-meta with-open with-out-str with-precision with-redefs with-redefs-fn xml-seq zero? zipmap
  are deftest deftest- is run-all-tests run-tests testing thrown-with-msg? thrown? use-fixtures`.split(/\s+/));var KINDS=new Map([["defn","function"],["defn-","function"],["deftest","function"],["defmulti","function"],["defmethod","method"],["defmacro","macro"],["defprot\
ocol","interface"],["definterface","interface"],["defrecord","class"],["deftype","class"],["extend-type","impl"],["extend-protocol","impl"]]);var WITH_METHODS=/^(?:defprotocol|definterface|defrecord|deftype|extend-type|extend-protocol)$/;
var OBJECTS=/^(?:reify|proxy)$/;var BINDING=/^(?:.*-)?let\*?$|^(?:go-)?loop$|^for$|^doseq$|^dotimes$|^(?:if|when)-(?:some|first)\*?$|^with-open$|^with-local-vars$/;
var THREADING=/^(?:some|cond)?->>?$|^doto$/;var NO_NAME=/^(?:&|%\d*|%&|_|.*#|\.+)$/;var SYMBOL="sym_lit";var isForm=(t,node)=>(t.tree.flags[node]&NAMED)!==0&&!/^(?:comment|dis_expr|meta_lit)$/.
test(t.type(node));var formsOf=(t,node)=>t.all(node).filter(one=>isForm(t,one));function firstForm(t,node){for(const child of t.tree.children(node))if(isForm(t,
child))return child;return void 0}var nameOf=(t,symbol)=>symbol===void 0||t.type(symbol)!==SYMBOL?void 0:t.field(symbol,"name");var isQualified=(t,symbol)=>t.field(
symbol,"namespace")!==void 0;function headOf(t,list2){if(list2===void 0||t.type(list2)!=="list_lit")return"";const name2=nameOf(t,firstForm(t,list2));return name2===
void 0?"":t.text(name2)}function placeOf(t,node){const around2=t.parent(node);return around2===void 0?-1:formsOf(t,around2).indexOf(node)}function isMethod(t,node){
const[name2,given5]=formsOf(t,node);if(nameOf(t,name2)===void 0||given5===void 0||!/^(?:vec_lit|list_lit)$/.test(t.type(given5)))return false;return WITH_METHODS.
test(headOf(t,t.parent(node)))}function defines(t,node){const head2=headOf(t,node);if(isMethod(t,node))return"method";if(!/^(?:def.|extend-(?:type|protocol)$|def$)/.
test(head2)||head2==="default")return"";const[,name2]=formsOf(t,node);return name2!==void 0&&t.type(name2)===SYMBOL&&!isQualified(t,name2)?head2:""}function kindOf(t,node){
const what=defines(t,node);if(what==="method")return"method";const value2=formsOf(t,node).at(-1);if(what==="def"&&/^fn\*?$/.test(headOf(t,value2)))return"functi\
on";return KINDS.get(what)??"variable"}function definedName(t,node){const what=defines(t,node);if(what==="")return void 0;const[first,second]=formsOf(t,node);return nameOf(
t,what==="method"?first:second)}function parameterVectors(t,node){const forms=formsOf(t,node);const own=forms.find(one=>t.type(one)==="vec_lit");if(own!==void 0)
return[own];return forms.flatMap(one=>{const first=t.type(one)==="list_lit"?formsOf(t,one)[0]:void 0;return first!==void 0&&t.type(first)==="vec_lit"?[first]:[]})}
var isFunction=(t,node)=>/^(?:function|method|macro)$/.test(kindOf(t,node));function boundBy(t,pattern,depth2=0){if(pattern===void 0||depth2>DEEPEST_PATTERN)return[];
if(t.type(pattern)===SYMBOL){const name2=nameOf(t,pattern);return name2===void 0||NO_NAME.test(t.text(name2))?[]:[name2]}const parts2=formsOf(t,pattern);if(t.type(
pattern)==="vec_lit")return parts2.flatMap(part=>boundBy(t,part,depth2+1));if(t.type(pattern)!=="map_lit")return[];const found2=[];for(let at=0;at+1<parts2.length;at+=
2){const[key2,value2]=[parts2[at],parts2[at+1]];const word=t.text(key2);if(t.type(key2)!=="kwd_lit")found2.push(...boundBy(t,key2,depth2+1));else if(/:?(?:keys|strs|syms|as)$/.
test(word))found2.push(...boundBy(t,value2,depth2+1))}return found2}function boundInPairs(t,vector){const parts2=vector===void 0||t.type(vector)!=="vec_lit"?[]:
formsOf(t,vector);const found2=[];for(let at=0;at+1<parts2.length;at+=2){const[pattern,value2]=[parts2[at],parts2[at+1]];if(t.type(pattern)==="kwd_lit"){if(t.text(
pattern)===":let")found2.push(...boundInPairs(t,value2))}else found2.push(...boundBy(t,pattern).map(name2=>({name:name2,after:value2})))}return found2}var all=names2=>names2.
map(name2=>({name:name2}));function binds(t,node){const forms=formsOf(t,node);const[first,second,third]=forms;if(first===void 0)return[];if(t.type(first)==="vec\
_lit")return all(boundBy(t,first));const head2=headOf(t,node);const around2=t.parent(node);if(head2==="letfn")return all(second===void 0?[]:t.each(second,"list_\
lit").flatMap(one=>boundBy(t,formsOf(t,one)[0])));if(head2==="are")return all(boundBy(t,second));if(BINDING.test(head2))return boundInPairs(t,second);if(/^fn\*?$/.
test(head2))return all([...boundBy(t,nameOf(t,second)===void 0?void 0:second),...directParameters(t,node)]);if(head2==="catch")return all(boundBy(t,third));if(head2===
"as->")return all(boundBy(t,third));if(head2==="defmethod")return all(directParameters(t,node));const isLocalFunction=around2!==void 0&&t.type(around2)==="vec_l\
it"&&headOf(t,t.parent(around2))==="letfn";return isLocalFunction||isOfObject(t,node)?all(directParameters(t,node)):[]}function isOfObject(t,node){const around2=t.
parent(node);if(t.type(node)!=="list_lit"||around2===void 0||!OBJECTS.test(headOf(t,around2)))return false;const[name2,given5]=formsOf(t,node);return nameOf(t,name2)!==
void 0&&given5!==void 0&&/^(?:vec_lit|list_lit)$/.test(t.type(given5))}var directParameters=(t,node)=>boundBy(t,formsOf(t,node).find(one=>t.type(one)==="vec_lit"));
function isCalled(t,node){const around2=t.parent(node);if(around2===void 0)return false;if(isOfObject(t,around2))return false;const isList=t.type(around2)==="li\
st_lit";if(!isList&&t.type(around2)!=="anon_fn_lit")return false;if(firstForm(t,around2)===node)return true;return isList&&THREADING.test(headOf(t,around2))&&placeOf(
t,node)>1}function imports(t,node){const head2=headOf(t,node);if(head2==="ns")return formsOf(t,node).flatMap(clause=>clauseOf(t,clause));if(!/^(?:require|use)$/.
test(head2))return[];return formsOf(t,node).slice(1).flatMap(one=>t.type(one)==="quoting_lit"?libraries(t,formsOf(t,one),head2==="use"):[])}function clauseOf(t,clause){
if(t.type(clause)!=="list_lit")return[];const[word,...given5]=formsOf(t,clause);const kind=word===void 0?"":t.text(word);if(/^:(?:require|use|require-macros|use-macros)$/.
test(kind))return libraries(t,given5,kind.startsWith(":use"));return kind===":import"?given5.flatMap(one=>classes(t,one)):[]}function classes(t,one){const[first,
...names2]=t.type(one)===SYMBOL?[one]:formsOf(t,one);if(first===void 0||t.type(first)!==SYMBOL)return[];const path=t.text(first);if(names2.length===0)return[{path,
as:path.slice(path.lastIndexOf(".")+1),node:first}];return names2.map(name2=>({path:`${path}.${t.text(name2)}`,as:t.text(name2),node:name2}))}function libraries(t,given5,isAll,prefix=""){
return given5.flatMap(one=>{if(t.type(one)===SYMBOL){const path=`${prefix}${t.text(nameOf(t,one)??one)}`;return[{path,as:path,node:one,...isAll?{all:true}:{}}]}
if(!/^(?:vec_lit|list_lit)$/.test(t.type(one)))return[];const[library,...options]=formsOf(t,one);if(library===void 0||t.type(library)!==SYMBOL)return[];const name2=t.
text(nameOf(t,library)??library);if(options.length>0&&options.every(option2=>t.type(option2)!=="kwd_lit"))return libraries(t,options,isAll,`${prefix}${name2}.`);
return ofLibrary(t,library,`${prefix}${name2}`,options,isAll)})}function ofLibrary(t,node,path,options,isAll){const option2=(...words2)=>{const at=options.findIndex(
one=>words2.includes(t.text(one)));return at===-1?void 0:options[at+1]};const[alias2,refer]=[option2(":as",":as-alias"),option2(":refer",":only",":refer-macros")];
const everything=refer===void 0?isAll:t.text(refer)===":all";const found2=[{path,as:path,node,...everything?{all:true}:{}}];if(alias2!==void 0)found2.push({path,
as:t.text(alias2),node:alias2});for(const name2 of refer===void 0||t.type(refer)==="kwd_lit"?[]:boundBy(t,vectorOf(t,refer)))found2.push({path:`${path}.${t.text(
name2)}`,as:t.text(name2),node:name2});return found2}var vectorOf=(t,list2)=>t.type(list2)==="vec_lit"?list2:void 0;function docOf(t,node){const what=defines(t,
node);const forms=formsOf(t,node);const at=what==="method"?-1:2;const text=forms.at(at);if(text===void 0||t.type(text)!=="str_lit"||what==="def"&&forms.length<4)
return void 0;return text}var clojure={key:"clojure",family:"declarative",grammar:"tree-sitter-wasm/clojure/tree-sitter-clojure.wasm",revision:3,separator:"/",standard:"\
std:clojure",origin:path=>packageOf(path)===JAVA?JAVA:void 0,definitions:{list_lit:{kind:kindOf,scope:true,name:definedName,doc:docOf,rename:(text,t,node)=>{const dispatch=headOf(
t,node)==="defmethod"?formsOf(t,node)[2]:void 0;return dispatch===void 0?text:`${text} ${t.brief(dispatch)}`},signature:(t,node)=>{const name2=definedName(t,node);
const head2=defines(t,node)==="method"?"":`${headOf(t,node)} `;const given5=isFunction(t,node)?parameterVectors(t,node).map(one=>` ${t.brief(one)}`):[];return`(${head2}${name2===
void 0?"":t.text(name2)}${given5.join("")})`},parameters:(t,node)=>{if(defines(t,node)===""||!isFunction(t,node))return[];const[vector,...more]=parameterVectors(
t,node);if(vector===void 0||more.length>0||t.parent(vector)!==node)return[];return formsOf(t,vector).filter(one=>t.text(one)!=="&").map(one=>({node:one,name:one,
parameter:{name:t.brief(one)},binds:boundBy(t,one)}))},arity:()=>void 0,supertypes:(t,node)=>/^(?:defrecord|deftype|extend-type)$/.test(defines(t,node))?formsOf(
t,node).slice(2).filter(one=>t.type(one)===SYMBOL&&nameOf(t,one)!==void 0):[],modifiers:(t,node)=>{const head2=headOf(t,node);const name2=formsOf(t,node)[1];const meta=name2===
void 0?"":t.each(name2,"meta_lit").map(one=>t.text(one)).join(" ");const isPrivate2=head2.endsWith("-")||/:private\b/.test(meta);return[isPrivate2?"private":"ex\
ported",...head2==="deftest"?["test"]:[],.../:deprecated\b/.test(meta)?["deprecated"]:[]]}},vec_lit:{kind:"property",names:(t,node)=>{const around2=t.parent(node);
const isFields=around2!==void 0&&/^(?:defrecord|deftype)$/.test(defines(t,around2))&&placeOf(t,node)===2;return isFields?boundBy(t,node):[]}}},uses:{sym_lit:{use:(t,node)=>isCalled(
t,node)?"call":"read",name:(t,node)=>{const name2=nameOf(t,node);return name2===void 0||NO_NAME.test(t.text(name2))||/^\./.test(t.text(name2))?void 0:name2},path:(t,node)=>{
const namespace=t.field(node,"namespace");return namespace===void 0?void 0:t.text(namespace)}}},reads:[],types:[],scopes:{list_lit:binds},omits:(t,node)=>/^(?:quoting_lit|dis_expr|meta_lit)$/.
test(t.type(node)),meant:written2=>written2.replace(new RegExp("^(?:map)?->(?=\\p{Lu})|(?<=\\w)\\.$","u"),""),blockScoped:true,openTypes:true,wholeNames:true,packaged:true,
modulesByName:true,importsBareNames:true,brought:CLOJURE_CORE,self:[],comments:["comment"],begins:"semicolon",imports:{list_lit:imports},packages:{list_lit:(t,node)=>{
if(!/^(?:ns|in-ns)$/.test(headOf(t,node)))return void 0;const name2=formsOf(t,node)[1];return name2===void 0?void 0:t.text(nameOf(t,name2)??name2).replace(/^'/,
"")}}};var folderOf=path=>path.slice(0,path.lastIndexOf("/")+1);var baseOf=path=>path.slice(path.lastIndexOf("/")+1);var stemOf=path=>baseOf(path).replace(/\.\w+$/,"");var known=new WeakMap;function filesNamed(paths,path){let named7=known.get(paths);if(!named7){const made4=new Map;for(const one of paths){const list2=made4.get(
baseOf(one));if(list2)list2.push(one);else made4.set(baseOf(one),[one])}named7=made4;known.set(paths,named7)}const candidates=named7.get(baseOf(path))??[];const whole=candidates.
filter(one=>one===path||one.endsWith(`/${path}`));return whole.length>0?whole:candidates}var DEFINING=new Map([["add_library","object"],["add_executable","object"],["add_custom_target","object"],["option","variable"],["set","variable"]]);var WITH_TARGETS=/^(?:target_\w+|add_dependencies|set_target_properties|get_target_property|install|export|add_test|add_custom_(?:command|target)|set_property|add_library)$/;
var DEPENDING=/^(?:target_link_libraries|add_dependencies|add_library|add_custom_target)$/;var CONDITIONS=/^(?:else)?if_command$|^while_command$/;var WORD=/^(?:AND|OR|NOT|ON|OFF|TRUE|FALSE|YES|NO|IN_LIST|DEFINED|EXISTS|COMMAND|TARGETS?|STREQUAL|MATCHES|EQUAL|LESS|GREATER|VERSION_\w+|STR\w+|IS_\w+|PUBLIC|PRIVATE|INTERFACE|STATIC|SHARED|MODULE|OBJECT|ALIAS|IMPORTED|GLOBAL|DEPENDS|PROPERTIES|PROPERTY|DESTINATION|EXPORT|COMPONENT|ALL|NAME|RUNTIME|LIBRARY|ARCHIVE|CACHE|FORCE|PARENT_SCOPE|POLICY|TEST)$/;
var NAME=/^[A-Za-z_][\w.+-]*(?:::[\w.+-]+)*$/;var commandOf=(t,node)=>{const name2=t.type(node)==="normal_command"?t.first(node,"identifier"):void 0;return name2===
void 0?"":t.text(name2).toLowerCase()};var argumentsOf=(t,node)=>{const list2=t.first(node,"argument_list");return list2===void 0?[]:t.each(list2,"argument").flatMap(
one=>t.named(one).slice(0,1))};var isName=(t,argument2)=>argument2!==void 0&&t.type(argument2)==="unquoted_argument"&&t.named(argument2).length===0&&NAME.test(t.
text(argument2));function definedName2(t,node){if(!DEFINING.has(commandOf(t,node)))return void 0;const[name2]=argumentsOf(t,node);return isName(t,name2)?name2:void 0}
var headOf2=(t,node)=>{const head2=t.first(node,"function_command","macro_command");return head2===void 0?[]:argumentsOf(t,head2)};var routine=kind=>({kind,scope:true,
name:(t,node)=>headOf2(t,node)[0],parameters:(t,node)=>headOf2(t,node).slice(1).map(one=>({node:one,name:one,parameter:{name:t.text(one)}})),arity:()=>void 0,body:(t,node)=>t.
first(node,"body")});function placeOf2(t,argument2){const around2=t.parent(argument2);const list2=around2===void 0?void 0:t.parent(around2);const command=list2===
void 0?void 0:t.parent(list2);if(around2===void 0||command===void 0)return void 0;return{command,isFirst:t.previous(around2)===void 0}}function isUse(t,argument2){
if(!isName(t,argument2)||WORD.test(t.text(argument2)))return false;const place=placeOf2(t,argument2);if(!place)return false;if(CONDITIONS.test(t.type(place.command)))
return true;const command=commandOf(t,place.command);return WITH_TARGETS.test(command)&&!(DEFINING.has(command)&&place.isFirst)}function dependentOf(t,argument2){
const place=placeOf2(t,argument2);if(!place||place.isFirst||!DEPENDING.test(commandOf(t,place.command)))return void 0;const list2=t.first(place.command,"argumen\
t_list");const around2=list2===void 0?void 0:t.first(list2,"argument");const first=around2===void 0?void 0:t.named(around2)[0];return isName(t,first)?first:void 0}
function imports2(t,node){const command=commandOf(t,node);if(command!=="include"&&command!=="add_subdirectory")return[];const[given5]=argumentsOf(t,node);const written2=given5===
void 0?"":t.text(given5).replace(/^"|"$/g,"");if(given5===void 0||written2===""||/\$\{(?!CMAKE_CURRENT_(?:LIST|SOURCE)_DIR\})/.test(written2))return[];const path=written2.
replace(/^\$\{\w+\}\//,"");if(command==="add_subdirectory")return[{path:`${path}/CMakeLists.txt`,as:path,node:given5}];return[{path:/\.cmake$/.test(path)?path:`${path}\
.cmake`,as:path,node:given5}]}var cmake={key:"cmake",family:"declarative",grammar:"tree-sitter-wasm/cmake/tree-sitter-cmake.wasm",revision:3,separator:"::",standard:"\
std:cmake",definitions:{function_def:routine("function"),macro_def:routine("macro"),normal_command:{kind:(t,node)=>DEFINING.get(commandOf(t,node))??"variable",localInFunction:true,
name:definedName2,modifiers:(t,node)=>/^(?:add_|option)/.test(commandOf(t,node))||/\bCACHE\b/.test(t.text(node))?["exported"]:[]}},uses:{normal_command:{use:"ca\
ll",name:(t,node)=>t.first(node,"identifier")},unquoted_argument:{use:(t,node)=>dependentOf(t,node)===void 0?"read":"call",name:(t,node)=>isUse(t,node)?node:void 0,
belongsTo:dependentOf,supposed:true}},reads:["variable"],types:[],scopes:{foreach_loop:(t,node)=>{const head2=t.first(node,"foreach_command");const[name2]=head2===
void 0?[]:argumentsOf(t,head2);return isName(t,name2)?[{name:name2}]:[]}},global:true,brought:{has:name2=>name2.includes("::")||/^(?:CMAKE|CPACK|CTEST|CXX|MSVC|WIN32|UNIX|APPLE|ANDROID|IOS|MINGW|PROJECT|ARG[CNV]|ENV)/.
test(name2)||/^[a-z][a-z_]*$/i.test(name2)&&COMMANDS.has(name2.toLowerCase())},self:[],comments:["line_comment","bracket_comment"],begins:"hash",imports:{normal_command:imports2},
file:(path,from,paths)=>{const folder=folderOf(from);if(paths.has(folder+path))return folder+path;return path.endsWith(".cmake")?filesNamed(paths,path)[0]:void 0},
packages:{}};var COMMANDS=new Set(`add_compile_definitions add_compile_options add_custom_command add_custom_target add_definitions add_dependencies add_executa\
ble add_library
  add_link_options add_subdirectory add_test aux_source_directory block break build_command check_c_compiler_flag check_c_source_compiles
  check_cxx_compiler_flag check_cxx_source_compiles check_function_exists check_include_file check_include_files check_library_exists
  check_symbol_exists check_type_size cmake_dependent_option cmake_host_system_information cmake_language cmake_minimum_required
  cmake_parse_arguments cmake_path cmake_policy cmake_pop_check_state cmake_push_check_state configure_file configure_package_config_file
  continue create_test_sourcelist define_property enable_language enable_testing endblock execute_process export
  externalproject_add fetchcontent_declare fetchcontent_getproperties fetchcontent_makeavailable fetchcontent_populate file find_file find_library
  find_package find_package_handle_standard_args find_path find_program fltk_wrap_ui generate_export_header get_cmake_property get_directory_property
  get_filename_component get_property get_source_file_property get_target_property get_test_property gtest_discover_tests gtest_add_tests include
  include_directories include_external_msproject include_guard include_regular_expression install link_directories link_libraries list load_cache
  mark_as_advanced math message option pkg_check_modules pkg_get_variable pkg_search_module project qt_wrap_cpp qt_wrap_ui remove_definitions return
  separate_arguments set set_directory_properties set_property set_source_files_properties set_target_properties set_tests_properties site_name
  source_group string target_compile_definitions target_compile_features target_compile_options target_include_directories target_link_directories
  target_link_libraries target_link_options target_precompile_headers target_sources test_big_endian try_compile try_run unset variable_watch
  write_basic_package_version_file`.split(/\s+/));import{posix as posix2}from"node:path";var TYPES=["type_identifier","function_type","record_type","void_type"];function after(t,node){const parent=t.parent(node);const next=t.tree.after[node];return parent===
void 0||next>=t.tree.after[parent]?void 0:next}var isCall=(t,selector)=>t.first(selector,"argument_part")!==void 0;var isLink=(t,node)=>node!==void 0&&t.type(node)===
"selector";var isOfSuper=(t,node)=>{const before3=t.type(node)==="unconditional_assignable_selector"?t.previous(node):void 0;return before3!==void 0&&t.type(before3)===
"super"};var isAssigned=(t,node)=>{const around2=t.parent(node);return/^(?:un)?conditional_assignable_selector$/.test(t.type(node))&&around2!==void 0&&t.type(around2)===
"assignable_expression"};function handedOnTo(t,name2){const around2=t.parent(name2);const before3=t.previous(name2);const isFirst2=around2!==void 0&&/^(?:initializer_list_entry|redirection)$/.
test(t.type(around2));return isFirst2&&before3!==void 0&&/^(?:super|this)$/.test(t.type(before3))?before3:void 0}function comparedTwice(t,node){const[left,sign,
value2,...more]=t.type(node)==="relational_expression"?t.named(node):[];if(left===void 0||sign===void 0||value2===void 0||t.text(sign)!==">")return void 0;const isRead=t.
type(left)==="relational_expression"&&t.type(value2)==="parenthesized_expression";return isRead?{left:t.named(left),sign,value:value2,more}:void 0}function madeGeneric(t,node){
const read=comparedTwice(t,node);const[name2,less]=read?.left??[];if(!read||name2===void 0||less===void 0||t.text(less)!=="<")return void 0;const isMade=/^_?[A-Z]\w*$/.
test(t.text(name2));return isMade?{name:name2,type:t.tree.text.slice(t.tree.start[name2],t.tree.end[read.sign])}:void 0}function memberOf(t,selector){if(isOfSuper(
t,selector)||isAssigned(t,selector))return t.first(selector,"identifier");const access=t.first(selector,"unconditional_assignable_selector","conditional_assigna\
ble_selector","cascade_selector");return access===void 0?void 0:t.first(access,"identifier")}function isCalled2(t,node){const next=after(t,node);return isLink(t,
next)&&isCall(t,next)}function nameOf2(t,selector){if(!isCall(t,selector))return memberOf(t,selector);const called2=t.previous(selector);if(called2===void 0)return void 0;
return t.type(called2)==="identifier"?called2:isLink(t,called2)||isOfSuper(t,called2)?memberOf(t,called2):void 0}function receiverOf(t,selector){const named7=isCall(
t,selector)?t.previous(selector):selector;if(named7!==void 0&&isOfSuper(t,named7))return t.previous(named7);if(isAssigned(t,selector))return skipped(t,t.previous(
selector));return isLink(t,named7)&&memberOf(t,named7)!==void 0?skipped(t,t.previous(named7)):void 0}function skipped(t,node){return isLink(t,node)&&!isCall(t,node)&&
memberOf(t,node)===void 0&&t.text(node)==="!"?skipped(t,t.previous(node)):node}function cascaded(t,section){let at=t.previous(section);while(at!==void 0&&t.type(
at)==="cascade_section")at=t.previous(at);return at}var argumentsOf2=(t,node)=>{const part=t.first(node,"argument_part");const list2=part===void 0?void 0:t.first(
part,"arguments");return list2===void 0?void 0:t.each(list2,"argument").length};function firstArgument(t,call){const part=t.first(call,"argument_part");const list2=part===
void 0?void 0:t.first(part,"arguments");const first=list2===void 0?void 0:t.first(list2,"argument");return first===void 0?void 0:t.named(first).at(-1)}function constructed(t,node){
if(t.type(node)==="type_cast_expression"){const cast=t.first(node,"type_cast");return cast===void 0?void 0:typeOf(t,cast)}if(/^(?:list|set_or_map)_literal$/.test(
t.type(node))){const held=t.first(node,"type_arguments");return held===void 0?void 0:`${t.text(held).includes(",")?"Map":"List"}${t.text(held)}`}if(t.type(node)===
"const_object_expression"||t.type(node)==="new_expression"){const type2=t.first(node,"type_identifier");const behind2=type2===void 0?void 0:behindPrefix(t,type2);
if(type2===void 0||behind2===void 0||/^_?[A-Z]/.test(t.text(type2)))return type2===void 0?void 0:t.text(type2);return`${t.text(type2)}.${t.text(behind2)}`}if(t.
type(node)==="constructor_invocation"){const type2=t.first(node,"type_identifier");return type2===void 0?void 0:withArguments(t,type2)}if(t.type(node)==="relati\
onal_expression")return madeGeneric(t,node)?.type;if(!isLink(t,node)||!isCall(t,node))return void 0;const called2=t.previous(node);const head2=isLink(t,called2)?
t.previous(called2):called2;return head2!==void 0&&t.type(head2)==="identifier"&&/^_?[A-Z]/.test(t.text(head2))?t.text(head2):void 0}function behindPrefix(t,type2){
const next=after(t,type2);const named7=next!==void 0&&/^(?:type_)?identifier$/.test(t.type(next))?next:void 0;return named7!==void 0&&isDotBefore(t,named7)?named7:
void 0}var isDotBefore=(t,name2)=>t.tree.text[t.tree.start[name2]-1]===".";function typeOf(t,node){const type2=t.first(node,...TYPES);if(type2===void 0||t.type(
type2)==="void_type")return void 0;const last3=behindPrefix(t,type2)??type2;const more=after(t,last3);const end=more!==void 0&&t.type(more)==="type_arguments"?more:
last3;return t.tree.text.slice(t.tree.start[type2],t.tree.end[end])}function withArguments(t,type2){const more=after(t,type2);const end=more!==void 0&&t.type(more)===
"type_arguments"?more:type2;return t.tree.text.slice(t.tree.start[type2],t.tree.end[end])}function typeBefore(t,variable2){const list2=t.parent(variable2);const around2=list2===
void 0?void 0:t.parent(list2);if(list2===void 0||around2===void 0)return void 0;if(t.type(around2)==="declaration")return typeOf(t,around2);for(let at=t.previous(
list2);at!==void 0;at=t.previous(at)){if(t.type(at)==="type_identifier")return t.text(at);if(!/^(?:type_arguments|nullable_type|late_builtin|final_builtin|const_builtin)$/.
test(t.type(at)))return void 0}return void 0}function parameters(t,node){const list2=t.first(node,"formal_parameter_list");if(list2===void 0)return[];return[list2,
...t.each(list2,"optional_formal_parameters")].flatMap((group,nth)=>{const children=t.named(group);return t.each(group,"formal_parameter").flatMap(one=>{const own=t.
first(one,"constructor_param","super_formal_parameter")??one;const name2=t.field(own,"name")??t.each(own,"identifier").at(-1);if(name2===void 0)return[];const type2=typeOf(
t,own);const made4={name:t.text(name2),...type2===void 0?{}:{type:type2}};const value2=children[children.indexOf(one)+1];const isGiven=value2!==void 0&&!/^(?:formal_parameter|optional_formal_parameters|annotation)$/.
test(t.type(value2));if(isGiven)made4.default=t.text(value2).slice(0,200);else if(nth>0)made4.default="null";const isField=t.type(own)==="constructor_param";return[
{node:one,name:name2,parameter:made4,...isField?{binds:[]}:{}}]})})}var isPrivate=(t,name2)=>name2!==void 0&&t.text(name2).startsWith("_");function modifiers(t,node,name2=t.
field(node,"name")){const parent=t.parent(node);const isPart2=parent!==void 0&&/^(?:declaration|method_signature)$/.test(t.type(parent));const head2=isPart2?t.tree.
text.slice(t.tree.start[parent],t.tree.start[node]):"";const found2=isPrivate(t,name2)?["private"]:["exported"];if(/\bstatic\b/.test(head2))found2.push("static");
return found2}var ELEMENT=/^(?:first|last|single|reduce|elementAt|removeAt|removeLast|removeFirst)$|^(?:first|last|single)(?:Where)?(?:OrNull)?$/;var OF_ELEMENTS=/^(?:map|where|forEach|any|every|expand|firstWhere|lastWhere|singleWhere|firstWhereOrNull|indexWhere|lastIndexWhere|removeWhere|retainWhere|skipWhile|takeWhile|listen|asyncMap|sort|sortBy|sorted|sortedBy|groupListsBy|fold|reduce)$/;
var OF_THE_SAME=/^(?:where|skip|take|skipWhile|takeWhile|toList|toSet|reversed|followedBy|sublist|distinct|sorted|sortedBy|whereNotNull|nonNulls|unmodifiable)$/;
function keepsList(t,node){const name2=isLink(t,node)?nameOf2(t,node):void 0;return name2!==void 0&&OF_THE_SAME.test(t.text(name2))}function bounds(t,node){const list2=t.
first(node,"type_parameters");const found2={};for(const one of list2===void 0?[]:t.each(list2,"type_parameter")){const[,name2,bound3]=/^(\w+)\s+extends\s+([\w.]+)/.
exec(t.text(one))??[];if(name2!==void 0&&bound3!==void 0)found2[name2]=bound3}return found2}function listOf(t,node){if(!isLink(t,node))return void 0;const access=t.
first(node,"unconditional_assignable_selector","conditional_assignable_selector");if(access!==void 0&&t.first(access,"index_selector")!==void 0)return skipped(t,
t.previous(node));const name2=nameOf2(t,node);return name2!==void 0&&ELEMENT.test(t.text(name2))?unfiltered(t,receiverOf(t,node)):void 0}var OF_TWO=/^(?:sort|sorted|reduce)$/;
function givenTo(t,lambda,nth,count){const place=placeOf3(t,lambda);const name2=place===void 0?void 0:nameOf2(t,place.call);if(place===void 0||name2===void 0)return takenByDeclared(
t,lambda,nth);const{call,at}=place;const on2=receiverOf(t,call);const called2=t.text(name2);if(on2!==void 0&&called2==="then")return nth===0?{given:{node:on2}}:
{};if(on2!==void 0&&OF_ELEMENTS.test(called2)){const list2=unfiltered(t,on2);if(list2===void 0)return{};if(called2==="fold")return nth===1?{given:{node:list2,element:true}}:
{};const isSplit=count>1&&!OF_TWO.test(called2);return{given:{node:list2,element:true,...isSplit?{nth}:{}}}}return{given:{node:call,argument:{at,nth}}}}function takenByDeclared(t,lambda,nth){
const around2=t.parent(lambda);if(around2===void 0)return{};const by=/^(?:initialized_identifier|static_final_declaration)$/.test(t.type(around2))?typeBefore(t,
around2):t.type(around2)==="initialized_variable_definition"?typeOf(t,around2):void 0;return by===void 0?{}:{given:{node:lambda,taken:{by,nth}}}}function placeOf3(t,value2){
const argument2=t.parent(value2);if(argument2===void 0||!/^(?:named_)?argument$/.test(t.type(argument2)))return void 0;let call=argument2;for(const type2 of["ar\
guments","argument_part","selector"]){const around2=t.parent(call);if(around2===void 0||t.type(around2)!==type2)return void 0;call=around2}const all2=t.named(t.
parent(argument2));const label=t.first(argument2,"label");const name2=label===void 0?void 0:t.first(label,"identifier");const at={index:all2.indexOf(argument2),
count:all2.length};return{call,at:name2===void 0?at:{...at,label:t.text(name2)}}}function unfiltered(t,node){const name2=isLink(t,node)?nameOf2(t,node):void 0;if(node===
void 0||name2===void 0||!OF_THE_SAME.test(t.text(name2)))return node;return unfiltered(t,receiverOf(t,node))}function narrows(t,node){const parent=t.parent(node);
const around2=parent===void 0?"":t.type(parent);if(parent===void 0||!/^(?:if_statement|logical_and_expression|conditional_expression)$/.test(around2))return[];const[
condition]=t.named(parent);if(condition===void 0||condition===node)return[];if(around2==="if_statement"&&t.field(parent,"consequence")!==node)return[];if(around2===
"conditional_expression"&&t.named(parent)[1]!==node)return[];return tested(t,condition)}function tested(t,condition){switch(t.type(condition)){case"parenthesize\
d_expression":case"logical_and_expression":return t.named(condition).flatMap(one=>tested(t,one));case"type_test_expression":{const[name2,...more]=t.named(condition);
const[test]=more;const type2=test===void 0?void 0:typeOf(t,test);const isNegated=test!==void 0&&/^is\s*!/.test(t.text(test));if(name2===void 0||more.length!==1||
type2===void 0||isNegated)return[];return t.type(name2)==="identifier"?[{name:t.text(name2),type:type2}]:[]}default:return[]}}function originOf(path){if(path.startsWith(
"dart:"))return"std:dart";const name2=/^package:([^/]+)/.exec(path)?.[1];return name2===void 0?void 0:`dart:${name2}`}var PROVIDERS={"Provider.state":"$0","StateProvider.state":"$0","FutureProvider.state":"AsyncValue<$0>","FutureProvider.future":"Future<$0>","StreamProvider.sta\
te":"AsyncValue<$0>","StreamProvider.future":"Future<$0>","ChangeNotifierProvider.state":"$0","ChangeNotifierProvider.notifier":"$0","NotifierProvider.state":"$\
1","NotifierProvider.notifier":"$0","StateNotifierProvider.state":"$1","StateNotifierProvider.notifier":"$0","AsyncNotifierProvider.state":"AsyncValue<$1>","Asy\
ncNotifierProvider.notifier":"$0","AsyncNotifierProvider.future":"Future<$1>","StreamNotifierProvider.state":"AsyncValue<$1>","StreamNotifierProvider.notifier":"\
$0","ViewProvider.state":"$0","ReduxProvider.state":"$1","ReduxProvider.notifier":"$0","AsyncValue.value":"$0","AsyncValue.requireValue":"$0","AsyncValue.when.d\
ata":"void Function($0)","AsyncValue.maybeWhen.data":"void Function($0)","AsyncValue.whenData":"void Function($0)"};var READER=/^(?:\w+\.)*_?(?:ref|container)$/;
var CONTEXT=/^(?:\w+\.)*context$/;var PROVIDER=/^\w*Provider\b/;function provided(t,call){const part=t.type(call)==="selector"?t.first(call,"argument_part"):void 0;
if(part===void 0)return void 0;let head2=t.previous(call);while(head2!==void 0&&t.type(head2)==="selector"&&!isCall(t,head2))head2=t.previous(head2);const name2=head2===
void 0||t.type(head2)!=="identifier"?"":t.text(head2);if(PROVIDERS[`${name2}.state`]===void 0)return void 0;const types=t.first(part,"type_arguments");if(types!==
void 0)return`${name2}${t.text(types)}`;const made4=GIVES_WHAT_IS_MADE.test(name2)?MADE.exec(t.text(part)):null;return made4===null?void 0:`${name2}<${made4[1]}\
>`}var GIVES_WHAT_IS_MADE=/^(?:Change|View)?(?:Notifier)?Provider$/;var MADE=/^\(\s*\(\s*\w+\s*\)\s*=>\s*(?:const\s+)?(_?[A-Z]\w*)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\s*(?:,|\))/;
function notifying(t,call){const on2=receiverOf(t,call);if(on2===void 0||!(READER.test(textOf(t,on2))||CONTEXT.test(textOf(t,on2))))return void 0;const provider=providerIn(
t,call);return provider===void 0?void 0:{node:provider,field:"notifier"}}function watched(t,call){const given5=isReader(t,call)?providerIn(t,call):void 0;if(given5===
void 0||t.type(given5)!=="selector")return given5===void 0?void 0:ofProvider(given5);const member=nameOf2(t,given5);const isMember4=member!==void 0&&receiverOf(
t,given5)!==void 0;if(isMember4&&t.text(member)==="select")return{chosenBy:given5};return isMember4&&!isCall(t,given5)?{node:given5}:ofProvider(given5)}function stateOf(t,call,called2){
const on2=receiverOf(t,call);if(on2===void 0)return void 0;if(t.text(called2)==="select")return PROVIDER.test(textOf(t,on2))?ofProvider(on2):void 0;const first=t.
text(called2)==="listen"&&isReader(t,call)?providerIn(t,call):void 0;return first===void 0?void 0:ofProvider(first)}var ofProvider=node=>({node,field:"state"});
function isReader(t,call){const on2=receiverOf(t,call);return on2!==void 0&&READER.test(textOf(t,on2))}function providerIn(t,call){const first=firstArgument(t,call);
return first===void 0||!PROVIDER.test(t.text(t.parent(first)))?void 0:first}function textOf(t,node){let first=node;for(let at=node;at!==void 0;at=t.previous(at)){
first=at;if(t.type(at)!=="selector")break}return t.tree.text.slice(t.tree.start[first],t.tree.end[node])}var WITH_WIDGET=/(?:^|Consumer|Hook|HookConsumer)State$/;var WITH_STATE=/(?:Cubit|Bloc|Notifier)$/;var ACTION=/^(?:Async)?(?:Global)?ReduxAction(?:WithResult)?$/;
var GIVING=/^(?:read|watch|of|get|getIt|locator|sl|find|select)$/;var BUILDERS=/^Bloc(?:Builder|Listener|Consumer)$/;var argumentsIn=(t,node)=>{const list2=t.first(
node,"type_arguments");return list2===void 0?[]:t.each(list2,"type_identifier").map(type2=>t.text(type2))};function inherited(t,body2){const around2=t.type(body2)===
"class_body"?t.parent(body2):void 0;const superclass=around2===void 0?void 0:t.first(around2,"superclass");const name2=superclass===void 0?void 0:t.first(superclass,
"type_identifier");if(superclass===void 0||name2===void 0)return[];const written2=argumentsIn(t,superclass);const[notifier,held]=written2;if(ACTION.test(t.text(
name2))&&notifier!==void 0&&held!==void 0)return[{name:"notifier",type:notifier},{name:"state",type:held}];const type2=written2.at(-1);const own=around2===void 0?
void 0:t.first(around2,"type_parameters");const isOwn=own!==void 0&&t.each(own,"type_parameter").some(one=>t.text(one).split(" ")[0]===type2);if(type2===void 0||
isOwn)return[];if(WITH_WIDGET.test(t.text(name2)))return[{name:"widget",type:type2}];return WITH_STATE.test(t.text(name2))?[{name:"state",type:type2}]:[]}function given(t,call){
if(/^(?:parenthesized|relational)_expression$/.test(t.type(call)))return compared(t,call);const part=t.type(call)==="selector"?t.first(call,"argument_part"):void 0;
const[type2,...more]=part===void 0?[]:argumentsIn(t,part);if(type2===void 0||more.length>0)return void 0;const name2=nameOf2(t,call);return name2!==void 0&&GIVING.
test(t.text(name2))?type2:void 0}function compared(t,node){const around2=t.type(node)==="relational_expression"?node:t.parent(node);const read=around2===void 0?
void 0:comparedTwice(t,around2);if(!read||(around2===node?read.more.length>0:read.value!==node))return void 0;const[name2,less,type2]=read.left.slice(-3);if(name2===
void 0||less===void 0||type2===void 0||t.text(less)!=="<")return void 0;const isGiving=t.type(name2)==="selector"&&GIVING.test(t.text(name2).replace(/^\W+/,""));
return isGiving&&/^_?[A-Z]\w*$/.test(t.text(type2))?t.text(type2):void 0}var TOLD=[[/^testWidgets$/,/^\(/,/./,"WidgetTester"],[/./,/^\w*(?:[bB]uilder|listener)\s*:/,
/^_?(?:context|ctx)$/,"BuildContext"]];function parametersIn(t,lambda,names2){const argument2=t.parent(lambda);const list2=argument2===void 0?void 0:t.parent(argument2);
const part=list2===void 0?void 0:t.parent(list2);if(argument2===void 0||part===void 0)return[];if(/^(?:const_object|new)_expression$/.test(t.type(part))){const made4=t.
first(part,"type_identifier");return made4===void 0?[]:byNames(t,part,made4,argument2,names2)}const call=t.parent(part);if(call===void 0||t.type(call)!=="select\
or")return[];const called2=nameOf2(t,call);if(called2===void 0)return[];const state=stateOf(t,call,called2);if(state)return names2.map(name2=>({name:name2,given:state}));
const matcher2=t.text(called2)==="having"?matchedBy(t,call):void 0;if(matcher2!==void 0)return names2.slice(0,1).map(name2=>({name:name2,type:matcher2}));return byNames(
t,part,called2,argument2,names2)}function byNames(t,part,called2,argument2,names2){const written2=t.text(argument2);const first=names2.slice(0,1).flatMap(name2=>{
const told=TOLD.find(([ofCalled,ofArgument,ofName])=>ofCalled.test(t.text(called2))&&ofArgument.test(written2)&&ofName.test(t.text(name2)));return told===void 0?
[]:[{name:name2,type:told[3]}]});return[...byArguments(t.text(called2),argumentsIn(t,part),written2,names2),...first]}function matchedBy(t,call){let on2=receiverOf(
t,call);while(on2!==void 0){const name2=nameOf2(t,on2);if(name2===void 0)return void 0;if(t.text(name2)!=="having"){const part=t.text(name2)==="isA"?t.first(on2,
"argument_part"):void 0;return part===void 0?void 0:argumentsIn(t,part)[0]}on2=receiverOf(t,on2)}return void 0}function byArguments(called2,types,argument2,names2){
const type2=types.at(-1);if(type2===void 0)return[];if(called2==="on"&&types.length===1)return names2.slice(0,1).map(name2=>({name:name2,type:type2}));if(called2===
"blocTest"&&types[0]!==void 0&&/^(?:act|verify)\b/.test(argument2))return names2.slice(0,1).map(name2=>({name:name2,type:types[0]}));if(!BUILDERS.test(called2)||
types.length!==2)return[];const isWhen=/^\w+When\b/.test(argument2);return names2.filter((_,nth)=>isWhen||nth===1).map(name2=>({name:name2,type:type2}))}var PATTERN=/_pattern$/;function bindings(t,node,isDeclared,value2){const type2=t.type(node);if(type2==="variable_pattern"){const name2=t.each(node,"identifier").
at(-1);const written2=typeOf(t,node);const told=written2===void 0&&name2!==void 0?ofField(t,node,name2,value2):{};return name2===void 0?[]:[{name:name2,...written2===
void 0?told:{type:written2}}]}if(type2==="constant_pattern"){const[name2,...more]=t.named(node);const isName2=isDeclared&&name2!==void 0&&more.length===0&&t.type(
name2)==="identifier";return isName2&&t.text(name2)!=="_"?[{name:name2,...ofField(t,node,name2,value2)}]:[]}return t.named(node).flatMap(part=>PATTERN.test(t.type(
part))?bindings(t,part,isDeclared,within(t,part,value2)):[])}function within(t,part,value2){const isPart2=/^(?:variable|constant|null_check|null_assert)_pattern$/.
test(t.type(part));return isPart2||value2===void 0||value2.nth!==void 0?value2:void 0}function checked(t,pattern){const around2=t.parent(pattern);return around2!==
void 0&&/^null_(?:check|assert)_pattern$/.test(t.type(around2))?checked(t,around2):pattern}var CONDITION=/^if_(?:statement|element)$/;function ofField(t,inner2,name2,value2){
const part=checked(t,inner2);const around2=t.parent(part);if(around2===void 0)return{};if(CONDITION.test(t.type(around2)))return value2===void 0?{}:{given:value2,
after:part};const before3=t.previous(part);const isNamed=/:\s*(?:final\s+|var\s+)?$/.test(t.tree.text.slice(Math.max(0,t.tree.start[name2]-12),t.tree.start[name2]));
const label=before3!==void 0&&isLabel(t,before3)?before3:name2;const type2=t.type(around2)==="object_pattern"?t.first(around2,"type_identifier"):void 0;if(type2!==
void 0&&t.text(type2)!=="MapEntry")return{given:{node:type2,field:t.text(label)}};if(value2===void 0||type2===void 0&&t.type(around2)!=="record_pattern")return{};
const parts2=t.named(around2).filter(one=>PATTERN.test(t.type(one)));return{given:{...value2,nth:isNamed?t.text(label):parts2.indexOf(part)}}}function isLabel(t,name2){
const parent=t.parent(name2);return t.type(name2)==="identifier"&&parent!==void 0&&/^(?:object|record)_pattern$/.test(t.type(parent))}var matched=(t,node)=>t.named(
node).flatMap(part=>{if(!PATTERN.test(t.type(part)))return[];const value2=CONDITION.test(t.type(node))?t.previous(part):void 0;return bindings(t,part,false,value2===
void 0?void 0:{node:value2})});var binders=(t,node)=>{const all2=parameters(t,node);const told=parametersIn(t,node,all2.map(({name:name2})=>name2));return all2.map(({name:name2,parameter:{type:type2}},nth)=>type2!==
void 0?{name:name2,type:type2}:told.find(one=>one.name===name2)??{name:name2,...givenTo(t,node,nth,all2.length)})};var caught=(t,clause)=>{const list2=t.first(clause,
"catch_parameters");const before3=t.previous(clause);const type2=before3!==void 0&&t.type(before3)==="type_identifier"?t.text(before3):void 0;return list2===void 0?
[]:t.each(list2,"identifier").map((name2,nth)=>nth===0&&type2!==void 0?{name:name2,type:type2}:{name:name2})};var looped=(t,node)=>{const parts2=t.first(node,"f\
or_loop_parts");const name2=parts2===void 0?void 0:t.field(parts2,"name");const held=parts2===void 0?void 0:t.named(parts2).at(-1);if(parts2!==void 0&&name2===void 0)
return t.named(parts2).flatMap(part=>bindings(t,part,true,held===void 0?void 0:{node:held,element:true}));if(parts2===void 0||name2===void 0)return[];const type2=typeOf(
t,parts2);return[type2!==void 0?{name:name2,type:type2}:held===name2||held===void 0?{name:name2}:{name:name2,given:{node:held,element:true}}]};var ranByUse=use=>(t,signature)=>{const around2=t.parent(signature);const head2=around2!==void 0&&t.type(around2)==="method_signature"?around2:signature;const next=after(
t,head2);return next!==void 0&&t.type(next)==="function_body"?[use]:[]};function ranByConstructor(t,signature){const head2=t.parent(signature);if(head2===void 0)
return[];const list2=t.each(head2,"initializers").flatMap(all2=>t.each(all2,"initializer_list_entry"));const isNamed=t.first(head2,"redirection")!==void 0||list2.
some(one=>t.first(one,"super")!==void 0);return isNamed?[]:["super"]}function ranByClass(t,type2){const clause=t.first(type2,"superclass");return clause!==void 0&&
t.first(clause,"type_identifier")!==void 0?["super"]:[]}var filled={use:"write",name:(t,label)=>madeWith(t,label)===void 0?void 0:t.first(label,"identifier"),receiver:madeWith,supposed:true};function madeWith(t,label){
const list2=t.parent(t.parent(label)??label);const around2=list2===void 0?void 0:t.parent(list2);if(list2===void 0||around2===void 0||t.type(list2)!=="arguments")
return void 0;if(/^(?:const_object|new)_expression$/.test(t.type(around2))){const type2=t.first(around2,"type_identifier");const behind2=type2===void 0?void 0:behindPrefix(
t,type2);return behind2!==void 0&&isTypeName(t,behind2)?behind2:type2}const call=t.type(around2)==="argument_part"?t.parent(around2):void 0;const called2=call===
void 0?void 0:t.previous(call);if(called2===void 0||t.type(called2)!=="selector")return typeNamed(t,called2);return typeNamed(t,memberOf(t,called2))??typeNamed(
t,t.previous(called2))}var isTypeName=(t,name2)=>/^_?[A-Z]/.test(t.text(name2));var typeNamed=(t,name2)=>name2!==void 0&&t.type(name2)==="identifier"&&isTypeName(
t,name2)?name2:void 0;var __defProp=Object.defineProperty;var __name=(target,value2)=>__defProp(target,"name",{value:value2,configurable:true});var Edit=class{static{__name(this,"Edi\
t")}startPosition;oldEndPosition;newEndPosition;startIndex;oldEndIndex;newEndIndex;constructor({startIndex,oldEndIndex,newEndIndex,startPosition,oldEndPosition,
newEndPosition}){this.startIndex=startIndex>>>0;this.oldEndIndex=oldEndIndex>>>0;this.newEndIndex=newEndIndex>>>0;this.startPosition=startPosition;this.oldEndPosition=
oldEndPosition;this.newEndPosition=newEndPosition}editPoint(point,index){let newIndex=index;const newPoint={...point};if(index>=this.oldEndIndex){newIndex=this.
newEndIndex+(index-this.oldEndIndex);const originalRow=point.row;newPoint.row=this.newEndPosition.row+(point.row-this.oldEndPosition.row);newPoint.column=originalRow===
this.oldEndPosition.row?this.newEndPosition.column+(point.column-this.oldEndPosition.column):point.column}else if(index>this.startIndex){newIndex=this.newEndIndex;
newPoint.row=this.newEndPosition.row;newPoint.column=this.newEndPosition.column}return{point:newPoint,index:newIndex}}editRange(range){const newRange={startIndex:range.
startIndex,startPosition:{...range.startPosition},endIndex:range.endIndex,endPosition:{...range.endPosition}};if(range.endIndex>=this.oldEndIndex){if(range.endIndex!==
Number.MAX_SAFE_INTEGER){newRange.endIndex=this.newEndIndex+(range.endIndex-this.oldEndIndex);newRange.endPosition={row:this.newEndPosition.row+(range.endPosition.
row-this.oldEndPosition.row),column:range.endPosition.row===this.oldEndPosition.row?this.newEndPosition.column+(range.endPosition.column-this.oldEndPosition.column):
range.endPosition.column};if(newRange.endIndex<this.newEndIndex){newRange.endIndex=Number.MAX_SAFE_INTEGER;newRange.endPosition={row:Number.MAX_SAFE_INTEGER,column:Number.
MAX_SAFE_INTEGER}}}}else if(range.endIndex>this.startIndex){newRange.endIndex=this.startIndex;newRange.endPosition={...this.startPosition}}if(range.startIndex>=
this.oldEndIndex){newRange.startIndex=this.newEndIndex+(range.startIndex-this.oldEndIndex);newRange.startPosition={row:this.newEndPosition.row+(range.startPosition.
row-this.oldEndPosition.row),column:range.startPosition.row===this.oldEndPosition.row?this.newEndPosition.column+(range.startPosition.column-this.oldEndPosition.
column):range.startPosition.column};if(newRange.startIndex<this.newEndIndex){newRange.startIndex=Number.MAX_SAFE_INTEGER;newRange.startPosition={row:Number.MAX_SAFE_INTEGER,
column:Number.MAX_SAFE_INTEGER}}}else if(range.startIndex>this.startIndex){newRange.startIndex=this.startIndex;newRange.startPosition={...this.startPosition}}return newRange}};
var SIZE_OF_SHORT=2;var SIZE_OF_INT=4;var SIZE_OF_CURSOR=4*SIZE_OF_INT;var SIZE_OF_NODE=5*SIZE_OF_INT;var SIZE_OF_POINT=2*SIZE_OF_INT;var SIZE_OF_RANGE=2*SIZE_OF_INT+
2*SIZE_OF_POINT;var ZERO_POINT={row:0,column:0};var INTERNAL=Symbol("INTERNAL");function assertInternal(x){if(x!==INTERNAL)throw new Error("Illegal constructor")}
__name(assertInternal,"assertInternal");function isPoint(point){return!!point&&typeof point.row==="number"&&typeof point.column==="number"}__name(isPoint,"isPoi\
nt");function setModule(module2){C=module2}__name(setModule,"setModule");var C;function newFinalizer(handler){try{return new FinalizationRegistry(handler)}catch(e){
console.error("Unsupported FinalizationRegistry:",e);return}}__name(newFinalizer,"newFinalizer");var finalizer=newFinalizer(address=>{C._ts_lookahead_iterator_delete(
address)});var LookaheadIterator=class{static{__name(this,"LookaheadIterator")}[0]=0;language;positioned=false;constructor(internal,address,language3){assertInternal(
internal);this[0]=address;this.language=language3;finalizer?.register(this,address,this)}get currentTypeId(){return this.positioned?C._ts_lookahead_iterator_current_symbol(
this[0]):null}get currentType(){const id=this.currentTypeId;if(id===null)return null;return this.language.types[id]??C.UTF8ToString(C._ts_language_symbol_name(this.
language[0],id))}delete(){finalizer?.unregister(this);C._ts_lookahead_iterator_delete(this[0]);this[0]=0}reset(language3,stateId){if(C._ts_lookahead_iterator_reset(
this[0],language3[0],stateId)){this.language=language3;this.positioned=false;return true}return false}resetState(stateId){if(!C._ts_lookahead_iterator_reset_state(
this[0],stateId))return false;this.positioned=false;return true}[Symbol.iterator](){return{next:__name(()=>{this.positioned=Boolean(C._ts_lookahead_iterator_next(
this[0]));const value2=this.currentType;return value2===null?{done:true,value:""}:{done:false,value:value2}},"next")}}};function getText(tree,startIndex,endIndex,startPosition){
const length=endIndex-startIndex;let result2=tree.textCallback(startIndex,startPosition);if(result2){startIndex+=result2.length;while(startIndex<endIndex){const string=tree.
textCallback(startIndex,startPosition);if(string&&string.length>0){startIndex+=string.length;result2+=string}else{break}}if(startIndex>endIndex){result2=result2.
slice(0,length)}}return result2??""}__name(getText,"getText");var finalizer2=newFinalizer(address=>{C._ts_tree_delete(address)});var Tree=class _Tree{static{__name(
this,"Tree")}[0]=0;textCallback;language;constructor(internal,address,language3,textCallback){assertInternal(internal);this[0]=address;this.language=language3;this.
textCallback=textCallback;finalizer2?.register(this,address,this)}copy(){const address=C._ts_tree_copy(this[0]);return new _Tree(INTERNAL,address,this.language,
this.textCallback)}delete(){finalizer2?.unregister(this);C._ts_tree_delete(this[0]);this[0]=0}get rootNode(){C._ts_tree_root_node_wasm(this[0]);return unmarshalNode(
this)}rootNodeWithOffset(offsetBytes,offsetExtent){const address=TRANSFER_BUFFER+SIZE_OF_NODE;C.setValue(address,offsetBytes,"i32");marshalPoint(address+SIZE_OF_INT,
offsetExtent);C._ts_tree_root_node_with_offset_wasm(this[0]);return unmarshalNode(this)}edit(edit){marshalEdit(edit);C._ts_tree_edit_wasm(this[0])}walk(){return this.
rootNode.walk()}getChangedRanges(other){if(!(other instanceof _Tree)){throw new TypeError("Argument must be a Tree")}C._ts_tree_get_changed_ranges_wasm(this[0],
other[0]);const count=C.getValue(TRANSFER_BUFFER,"i32");const buffer=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32");const result2=new Array(count);if(count>0){let address=buffer;
for(let i2=0;i2<count;i2++){result2[i2]=unmarshalRange(address);address+=SIZE_OF_RANGE}C._free(buffer)}return result2}getIncludedRanges(){C._ts_tree_included_ranges_wasm(
this[0]);const count=C.getValue(TRANSFER_BUFFER,"i32");const buffer=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32");const result2=new Array(count);if(count>0){let address=buffer;
for(let i2=0;i2<count;i2++){result2[i2]=unmarshalRange(address);address+=SIZE_OF_RANGE}C._free(buffer)}return result2}};var finalizer3=newFinalizer(address=>{C.
_ts_tree_cursor_delete_wasm(address)});var TreeCursor=class _TreeCursor{static{__name(this,"TreeCursor")}[0]=0;[1]=0;[2]=0;[3]=0;tree;constructor(internal,tree){
assertInternal(internal);this.tree=tree;unmarshalTreeCursor(this);finalizer3?.register(this,this.tree[0],this)}copy(){const copy=new _TreeCursor(INTERNAL,this.tree);
C._ts_tree_cursor_copy_wasm(this.tree[0]);unmarshalTreeCursor(copy);return copy}delete(){finalizer3?.unregister(this);marshalTreeCursor(this);C._ts_tree_cursor_delete_wasm(
this.tree[0]);this[0]=this[1]=this[2]=0}get currentNode(){marshalTreeCursor(this);C._ts_tree_cursor_current_node_wasm(this.tree[0]);return unmarshalNode(this.tree)}get currentFieldId(){
marshalTreeCursor(this);return C._ts_tree_cursor_current_field_id_wasm(this.tree[0])}get currentFieldName(){return this.tree.language.fields[this.currentFieldId]}get currentDepth(){
marshalTreeCursor(this);return C._ts_tree_cursor_current_depth_wasm(this.tree[0])}get currentDescendantIndex(){marshalTreeCursor(this);return C._ts_tree_cursor_current_descendant_index_wasm(
this.tree[0])}get nodeType(){return this.tree.language.types[this.nodeTypeId]||"ERROR"}get nodeTypeId(){marshalTreeCursor(this);return C._ts_tree_cursor_current_node_type_id_wasm(
this.tree[0])}get nodeStateId(){marshalTreeCursor(this);return C._ts_tree_cursor_current_node_state_id_wasm(this.tree[0])}get nodeId(){marshalTreeCursor(this);return C.
_ts_tree_cursor_current_node_id_wasm(this.tree[0])}get nodeIsNamed(){marshalTreeCursor(this);return C._ts_tree_cursor_current_node_is_named_wasm(this.tree[0])===
1}get nodeIsMissing(){marshalTreeCursor(this);return C._ts_tree_cursor_current_node_is_missing_wasm(this.tree[0])===1}get nodeText(){marshalTreeCursor(this);const startIndex=C.
_ts_tree_cursor_start_index_wasm(this.tree[0]);const endIndex=C._ts_tree_cursor_end_index_wasm(this.tree[0]);C._ts_tree_cursor_start_position_wasm(this.tree[0]);
const startPosition=unmarshalPoint(TRANSFER_BUFFER);return getText(this.tree,startIndex,endIndex,startPosition)}get startPosition(){marshalTreeCursor(this);C._ts_tree_cursor_start_position_wasm(
this.tree[0]);return unmarshalPoint(TRANSFER_BUFFER)}get endPosition(){marshalTreeCursor(this);C._ts_tree_cursor_end_position_wasm(this.tree[0]);return unmarshalPoint(
TRANSFER_BUFFER)}get startIndex(){marshalTreeCursor(this);return C._ts_tree_cursor_start_index_wasm(this.tree[0])}get endIndex(){marshalTreeCursor(this);return C.
_ts_tree_cursor_end_index_wasm(this.tree[0])}gotoFirstChild(){marshalTreeCursor(this);const result2=C._ts_tree_cursor_goto_first_child_wasm(this.tree[0]);unmarshalTreeCursor(
this);return result2===1}gotoLastChild(){marshalTreeCursor(this);const result2=C._ts_tree_cursor_goto_last_child_wasm(this.tree[0]);unmarshalTreeCursor(this);return result2===
1}gotoParent(){marshalTreeCursor(this);const result2=C._ts_tree_cursor_goto_parent_wasm(this.tree[0]);unmarshalTreeCursor(this);return result2===1}gotoNextSibling(){
marshalTreeCursor(this);const result2=C._ts_tree_cursor_goto_next_sibling_wasm(this.tree[0]);unmarshalTreeCursor(this);return result2===1}gotoPreviousSibling(){
marshalTreeCursor(this);const result2=C._ts_tree_cursor_goto_previous_sibling_wasm(this.tree[0]);unmarshalTreeCursor(this);return result2===1}gotoDescendant(goalDescendantIndex){
marshalTreeCursor(this);C._ts_tree_cursor_goto_descendant_wasm(this.tree[0],goalDescendantIndex);unmarshalTreeCursor(this)}gotoFirstChildForIndex(goalIndex){marshalTreeCursor(
this);C.setValue(TRANSFER_BUFFER+SIZE_OF_CURSOR,goalIndex,"i32");const result2=C._ts_tree_cursor_goto_first_child_for_index_wasm(this.tree[0]);unmarshalTreeCursor(
this);return result2===1}gotoFirstChildForPosition(goalPosition){marshalTreeCursor(this);marshalPoint(TRANSFER_BUFFER+SIZE_OF_CURSOR,goalPosition);const result2=C.
_ts_tree_cursor_goto_first_child_for_position_wasm(this.tree[0]);unmarshalTreeCursor(this);return result2===1}reset(node){marshalNode(node);marshalTreeCursor(this,
TRANSFER_BUFFER+SIZE_OF_NODE);C._ts_tree_cursor_reset_wasm(this.tree[0]);unmarshalTreeCursor(this)}resetTo(cursor){marshalTreeCursor(this,TRANSFER_BUFFER);marshalTreeCursor(
cursor,TRANSFER_BUFFER+SIZE_OF_CURSOR);C._ts_tree_cursor_reset_to_wasm(this.tree[0],cursor.tree[0]);unmarshalTreeCursor(this)}};var Node=class{static{__name(this,
"Node")}[0]=0;_children;_namedChildren;constructor(internal,{id,tree,startIndex,startPosition,other}){assertInternal(internal);this[0]=other;this.id=id;this.tree=
tree;this.startIndex=startIndex;this.startPosition=startPosition}id;startIndex;startPosition;tree;get typeId(){marshalNode(this);return C._ts_node_symbol_wasm(this.
tree[0])}get grammarId(){marshalNode(this);return C._ts_node_grammar_symbol_wasm(this.tree[0])}get type(){return this.tree.language.types[this.typeId]||"ERROR"}get grammarType(){
return this.tree.language.types[this.grammarId]||"ERROR"}get isNamed(){marshalNode(this);return C._ts_node_is_named_wasm(this.tree[0])===1}get isExtra(){marshalNode(
this);return C._ts_node_is_extra_wasm(this.tree[0])===1}get isError(){marshalNode(this);return C._ts_node_is_error_wasm(this.tree[0])===1}get isMissing(){marshalNode(
this);return C._ts_node_is_missing_wasm(this.tree[0])===1}get hasChanges(){marshalNode(this);return C._ts_node_has_changes_wasm(this.tree[0])===1}get hasError(){
marshalNode(this);return C._ts_node_has_error_wasm(this.tree[0])===1}get endIndex(){marshalNode(this);return C._ts_node_end_index_wasm(this.tree[0])}get endPosition(){
marshalNode(this);C._ts_node_end_point_wasm(this.tree[0]);return unmarshalPoint(TRANSFER_BUFFER)}get text(){return getText(this.tree,this.startIndex,this.endIndex,
this.startPosition)}get parseState(){marshalNode(this);return C._ts_node_parse_state_wasm(this.tree[0])}get nextParseState(){marshalNode(this);return C._ts_node_next_parse_state_wasm(
this.tree[0])}equals(other){return this.tree===other.tree&&this.id===other.id}child(index){marshalNode(this);C._ts_node_child_wasm(this.tree[0],index);return unmarshalNode(
this.tree)}namedChild(index){marshalNode(this);C._ts_node_named_child_wasm(this.tree[0],index);return unmarshalNode(this.tree)}childForFieldId(fieldId){marshalNode(
this);C._ts_node_child_by_field_id_wasm(this.tree[0],fieldId);return unmarshalNode(this.tree)}childForFieldName(fieldName){const fieldId=this.tree.language.fields.
indexOf(fieldName);if(fieldId!==-1)return this.childForFieldId(fieldId);return null}fieldNameForChild(index){marshalNode(this);const address=C._ts_node_field_name_for_child_wasm(
this.tree[0],index);if(!address)return null;return C.AsciiToString(address)}fieldNameForNamedChild(index){marshalNode(this);const address=C._ts_node_field_name_for_named_child_wasm(
this.tree[0],index);if(!address)return null;return C.AsciiToString(address)}childrenForFieldName(fieldName){const fieldId=this.tree.language.fields.indexOf(fieldName);
if(fieldId!==-1&&fieldId!==0)return this.childrenForFieldId(fieldId);return[]}childrenForFieldId(fieldId){marshalNode(this);C._ts_node_children_by_field_id_wasm(
this.tree[0],fieldId);const count=C.getValue(TRANSFER_BUFFER,"i32");const buffer=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32");const result2=new Array(count);if(count>
0){let address=buffer;for(let i2=0;i2<count;i2++){result2[i2]=unmarshalNode(this.tree,address);address+=SIZE_OF_NODE}C._free(buffer)}return result2}firstChildForIndex(index){
marshalNode(this);const address=TRANSFER_BUFFER+SIZE_OF_NODE;C.setValue(address,index,"i32");C._ts_node_first_child_for_byte_wasm(this.tree[0]);return unmarshalNode(
this.tree)}firstNamedChildForIndex(index){marshalNode(this);const address=TRANSFER_BUFFER+SIZE_OF_NODE;C.setValue(address,index,"i32");C._ts_node_first_named_child_for_byte_wasm(
this.tree[0]);return unmarshalNode(this.tree)}get childCount(){marshalNode(this);return C._ts_node_child_count_wasm(this.tree[0])}get namedChildCount(){marshalNode(
this);return C._ts_node_named_child_count_wasm(this.tree[0])}get firstChild(){return this.child(0)}get firstNamedChild(){return this.namedChild(0)}get lastChild(){
return this.child(this.childCount-1)}get lastNamedChild(){return this.namedChild(this.namedChildCount-1)}get children(){if(!this._children){marshalNode(this);C.
_ts_node_children_wasm(this.tree[0]);const count=C.getValue(TRANSFER_BUFFER,"i32");const buffer=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32");this._children=new Array(
count);if(count>0){let address=buffer;for(let i2=0;i2<count;i2++){this._children[i2]=unmarshalNode(this.tree,address);address+=SIZE_OF_NODE}C._free(buffer)}}return this.
_children}get namedChildren(){if(!this._namedChildren){marshalNode(this);C._ts_node_named_children_wasm(this.tree[0]);const count=C.getValue(TRANSFER_BUFFER,"i3\
2");const buffer=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32");this._namedChildren=new Array(count);if(count>0){let address=buffer;for(let i2=0;i2<count;i2++){this.
_namedChildren[i2]=unmarshalNode(this.tree,address);address+=SIZE_OF_NODE}C._free(buffer)}}return this._namedChildren}descendantsOfType(types,startPosition=ZERO_POINT,endPosition=ZERO_POINT){
if(!Array.isArray(types))types=[types];const symbols=[];const typesBySymbol=this.tree.language.types;for(const node_type of types){if(node_type=="ERROR"){symbols.
push(65535)}}for(let i2=0,n=typesBySymbol.length;i2<n;i2++){if(types.includes(typesBySymbol[i2])){symbols.push(i2)}}const symbolsAddress=C._malloc(SIZE_OF_INT*symbols.
length);for(let i2=0,n=symbols.length;i2<n;i2++){C.setValue(symbolsAddress+i2*SIZE_OF_INT,symbols[i2],"i32")}marshalNode(this);C._ts_node_descendants_of_type_wasm(
this.tree[0],symbolsAddress,symbols.length,startPosition.row,startPosition.column,endPosition.row,endPosition.column);const descendantCount=C.getValue(TRANSFER_BUFFER,
"i32");const descendantAddress=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32");const result2=new Array(descendantCount);if(descendantCount>0){let address=descendantAddress;
for(let i2=0;i2<descendantCount;i2++){result2[i2]=unmarshalNode(this.tree,address);address+=SIZE_OF_NODE}}C._free(descendantAddress);C._free(symbolsAddress);return result2}get nextSibling(){
marshalNode(this);C._ts_node_next_sibling_wasm(this.tree[0]);return unmarshalNode(this.tree)}get previousSibling(){marshalNode(this);C._ts_node_prev_sibling_wasm(
this.tree[0]);return unmarshalNode(this.tree)}get nextNamedSibling(){marshalNode(this);C._ts_node_next_named_sibling_wasm(this.tree[0]);return unmarshalNode(this.
tree)}get previousNamedSibling(){marshalNode(this);C._ts_node_prev_named_sibling_wasm(this.tree[0]);return unmarshalNode(this.tree)}get descendantCount(){marshalNode(
this);return C._ts_node_descendant_count_wasm(this.tree[0])}get parent(){marshalNode(this);C._ts_node_parent_wasm(this.tree[0]);return unmarshalNode(this.tree)}childWithDescendant(descendant){
marshalNode(this);marshalNode(descendant,1);C._ts_node_child_with_descendant_wasm(this.tree[0]);return unmarshalNode(this.tree)}descendantForIndex(start2,end=start2){
if(typeof start2!=="number"||typeof end!=="number"){throw new Error("Arguments must be numbers")}marshalNode(this);const address=TRANSFER_BUFFER+SIZE_OF_NODE;C.
setValue(address,start2,"i32");C.setValue(address+SIZE_OF_INT,end,"i32");C._ts_node_descendant_for_index_wasm(this.tree[0]);return unmarshalNode(this.tree)}namedDescendantForIndex(start2,end=start2){
if(typeof start2!=="number"||typeof end!=="number"){throw new Error("Arguments must be numbers")}marshalNode(this);const address=TRANSFER_BUFFER+SIZE_OF_NODE;C.
setValue(address,start2,"i32");C.setValue(address+SIZE_OF_INT,end,"i32");C._ts_node_named_descendant_for_index_wasm(this.tree[0]);return unmarshalNode(this.tree)}descendantForPosition(start2,end=start2){
if(!isPoint(start2)||!isPoint(end)){throw new Error("Arguments must be {row, column} objects")}marshalNode(this);const address=TRANSFER_BUFFER+SIZE_OF_NODE;marshalPoint(
address,start2);marshalPoint(address+SIZE_OF_POINT,end);C._ts_node_descendant_for_position_wasm(this.tree[0]);return unmarshalNode(this.tree)}namedDescendantForPosition(start2,end=start2){
if(!isPoint(start2)||!isPoint(end)){throw new Error("Arguments must be {row, column} objects")}marshalNode(this);const address=TRANSFER_BUFFER+SIZE_OF_NODE;marshalPoint(
address,start2);marshalPoint(address+SIZE_OF_POINT,end);C._ts_node_named_descendant_for_position_wasm(this.tree[0]);return unmarshalNode(this.tree)}walk(){marshalNode(
this);C._ts_tree_cursor_new_wasm(this.tree[0]);return new TreeCursor(INTERNAL,this.tree)}edit(edit){if(this.startIndex>=edit.oldEndIndex){this.startIndex=edit.newEndIndex+
(this.startIndex-edit.oldEndIndex);let subbedPointRow;let subbedPointColumn;if(this.startPosition.row>edit.oldEndPosition.row){subbedPointRow=this.startPosition.
row-edit.oldEndPosition.row;subbedPointColumn=this.startPosition.column}else{subbedPointRow=0;subbedPointColumn=this.startPosition.column;if(this.startPosition.
column>=edit.oldEndPosition.column){subbedPointColumn=this.startPosition.column-edit.oldEndPosition.column}}if(subbedPointRow>0){this.startPosition.row+=subbedPointRow;
this.startPosition.column=subbedPointColumn}else{this.startPosition.column+=subbedPointColumn}}else if(this.startIndex>edit.startIndex){this.startIndex=edit.newEndIndex;
this.startPosition.row=edit.newEndPosition.row;this.startPosition.column=edit.newEndPosition.column}}toString(){marshalNode(this);const address=C._ts_node_to_string_wasm(
this.tree[0]);const result2=C.AsciiToString(address);C._free(address);return result2}};function unmarshalCaptures(query,tree,address,patternIndex,result2){for(let i2=0,
n=result2.length;i2<n;i2++){const captureIndex=C.getValue(address,"i32");address+=SIZE_OF_INT;const node=unmarshalNode(tree,address);address+=SIZE_OF_NODE;result2[i2]=
{patternIndex,name:query.captureNames[captureIndex],node}}return address}__name(unmarshalCaptures,"unmarshalCaptures");function marshalNode(node,index=0){let address=TRANSFER_BUFFER+
index*SIZE_OF_NODE;C.setValue(address,node.id,"i32");address+=SIZE_OF_INT;C.setValue(address,node.startIndex,"i32");address+=SIZE_OF_INT;C.setValue(address,node.
startPosition.row,"i32");address+=SIZE_OF_INT;C.setValue(address,node.startPosition.column,"i32");address+=SIZE_OF_INT;C.setValue(address,node[0],"i32")}__name(
marshalNode,"marshalNode");function unmarshalNode(tree,address=TRANSFER_BUFFER){const id=C.getValue(address,"i32");address+=SIZE_OF_INT;if(id===0)return null;const index=C.
getValue(address,"i32");address+=SIZE_OF_INT;const row=C.getValue(address,"i32");address+=SIZE_OF_INT;const column=C.getValue(address,"i32");address+=SIZE_OF_INT;
const other=C.getValue(address,"i32");const result2=new Node(INTERNAL,{id,tree,startIndex:index,startPosition:{row,column},other});return result2}__name(unmarshalNode,
"unmarshalNode");function marshalTreeCursor(cursor,address=TRANSFER_BUFFER){C.setValue(address+0*SIZE_OF_INT,cursor[0],"i32");C.setValue(address+1*SIZE_OF_INT,cursor[1],
"i32");C.setValue(address+2*SIZE_OF_INT,cursor[2],"i32");C.setValue(address+3*SIZE_OF_INT,cursor[3],"i32")}__name(marshalTreeCursor,"marshalTreeCursor");function unmarshalTreeCursor(cursor){
cursor[0]=C.getValue(TRANSFER_BUFFER+0*SIZE_OF_INT,"i32");cursor[1]=C.getValue(TRANSFER_BUFFER+1*SIZE_OF_INT,"i32");cursor[2]=C.getValue(TRANSFER_BUFFER+2*SIZE_OF_INT,
"i32");cursor[3]=C.getValue(TRANSFER_BUFFER+3*SIZE_OF_INT,"i32")}__name(unmarshalTreeCursor,"unmarshalTreeCursor");function marshalPoint(address,point){C.setValue(
address,point.row,"i32");C.setValue(address+SIZE_OF_INT,point.column,"i32")}__name(marshalPoint,"marshalPoint");function unmarshalPoint(address){const result2={
row:C.getValue(address,"i32")>>>0,column:C.getValue(address+SIZE_OF_INT,"i32")>>>0};return result2}__name(unmarshalPoint,"unmarshalPoint");function marshalRange(address,range){
marshalPoint(address,range.startPosition);address+=SIZE_OF_POINT;marshalPoint(address,range.endPosition);address+=SIZE_OF_POINT;C.setValue(address,range.startIndex,
"i32");address+=SIZE_OF_INT;C.setValue(address,range.endIndex,"i32");address+=SIZE_OF_INT}__name(marshalRange,"marshalRange");function unmarshalRange(address){const result2={};
result2.startPosition=unmarshalPoint(address);address+=SIZE_OF_POINT;result2.endPosition=unmarshalPoint(address);address+=SIZE_OF_POINT;result2.startIndex=C.getValue(
address,"i32")>>>0;address+=SIZE_OF_INT;result2.endIndex=C.getValue(address,"i32")>>>0;return result2}__name(unmarshalRange,"unmarshalRange");function marshalEdit(edit,address=TRANSFER_BUFFER){
marshalPoint(address,edit.startPosition);address+=SIZE_OF_POINT;marshalPoint(address,edit.oldEndPosition);address+=SIZE_OF_POINT;marshalPoint(address,edit.newEndPosition);
address+=SIZE_OF_POINT;C.setValue(address,edit.startIndex,"i32");address+=SIZE_OF_INT;C.setValue(address,edit.oldEndIndex,"i32");address+=SIZE_OF_INT;C.setValue(
address,edit.newEndIndex,"i32");address+=SIZE_OF_INT}__name(marshalEdit,"marshalEdit");function unmarshalLanguageMetadata(address){const major_version=C.getValue(
address,"i32");const minor_version=C.getValue(address+=SIZE_OF_INT,"i32");const patch_version=C.getValue(address+=SIZE_OF_INT,"i32");return{major_version,minor_version,
patch_version}}__name(unmarshalLanguageMetadata,"unmarshalLanguageMetadata");var LANGUAGE_FUNCTION_REGEX=/^tree_sitter_\w+$/;var Language=class _Language{static{
__name(this,"Language")}[0]=0;types;fields;constructor(internal,address){assertInternal(internal);this[0]=address;this.types=new Array(C._ts_language_symbol_count(
this[0]));for(let i2=0,n=this.types.length;i2<n;i2++){if(C._ts_language_symbol_type(this[0],i2)<2){this.types[i2]=C.UTF8ToString(C._ts_language_symbol_name(this[0],
i2))}}this.fields=new Array(C._ts_language_field_count(this[0])+1);for(let i2=0,n=this.fields.length;i2<n;i2++){const fieldName=C._ts_language_field_name_for_id(
this[0],i2);if(fieldName!==0){this.fields[i2]=C.UTF8ToString(fieldName)}else{this.fields[i2]=null}}}get name(){const ptr=C._ts_language_name(this[0]);if(ptr===0)
return null;return C.UTF8ToString(ptr)}get abiVersion(){return C._ts_language_abi_version(this[0])}get metadata(){C._ts_language_metadata_wasm(this[0]);const length=C.
getValue(TRANSFER_BUFFER,"i32");if(length===0)return null;return unmarshalLanguageMetadata(TRANSFER_BUFFER+SIZE_OF_INT)}get fieldCount(){return this.fields.length-
1}get stateCount(){return C._ts_language_state_count(this[0])}fieldIdForName(fieldName){const result2=this.fields.indexOf(fieldName);return result2!==-1?result2:
null}fieldNameForId(fieldId){return this.fields[fieldId]??null}idForNodeType(type2,named7){const typeLength=C.lengthBytesUTF8(type2);const typeAddress=C._malloc(
typeLength+1);C.stringToUTF8(type2,typeAddress,typeLength+1);const result2=C._ts_language_symbol_for_name(this[0],typeAddress,typeLength,named7?1:0);C._free(typeAddress);
return result2||null}get nodeTypeCount(){return C._ts_language_symbol_count(this[0])}nodeTypeForId(typeId){const name2=C._ts_language_symbol_name(this[0],typeId);
return name2?C.UTF8ToString(name2):null}nodeTypeIsNamed(typeId){return C._ts_language_type_is_named_wasm(this[0],typeId)?true:false}nodeTypeIsVisible(typeId){return C.
_ts_language_type_is_visible_wasm(this[0],typeId)?true:false}get supertypes(){C._ts_language_supertypes_wasm(this[0]);const count=C.getValue(TRANSFER_BUFFER,"i3\
2");const buffer=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32");const result2=new Array(count);if(count>0){let address=buffer;for(let i2=0;i2<count;i2++){result2[i2]=
C.getValue(address,"i16");address+=SIZE_OF_SHORT}}return result2}subtypes(supertype){C._ts_language_subtypes_wasm(this[0],supertype);const count=C.getValue(TRANSFER_BUFFER,
"i32");const buffer=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32");const result2=new Array(count);if(count>0){let address=buffer;for(let i2=0;i2<count;i2++){result2[i2]=
C.getValue(address,"i16");address+=SIZE_OF_SHORT}}return result2}nextState(stateId,typeId){return C._ts_language_next_state(this[0],stateId,typeId)}lookaheadIterator(stateId){
const address=C._ts_lookahead_iterator_new(this[0],stateId);if(address)return new LookaheadIterator(INTERNAL,address,this);return null}static async load(input){
let binary2;if(input instanceof Uint8Array){binary2=input}else if(globalThis.process?.versions.node){const fs2=await import("fs/promises");binary2=await fs2.readFile(
input)}else{const response=await fetch(input);if(!response.ok){const body2=await response.text();throw new Error(`Language.load failed with status ${response.status}\
.

${body2}`)}const retryResp=response.clone();try{binary2=await WebAssembly.compileStreaming(response)}catch(reason){console.error("wasm streaming compile failed:",
reason);console.error("falling back to ArrayBuffer instantiation");binary2=new Uint8Array(await retryResp.arrayBuffer())}}const mod=await C.loadWebAssemblyModule(
binary2,{loadAsync:true});return _Language.loadFromWasmExports(mod,{sync:false})}static loadFromWasmExports(mod,{sync}){const symbolNames=Object.keys(mod);const functionName3=symbolNames.
find(key2=>LANGUAGE_FUNCTION_REGEX.test(key2)&&!key2.includes("external_scanner_"));if(!functionName3){console.log(`Couldn't find language function in Wasm file\
. Symbols:
${JSON.stringify(symbolNames,null,2)}`);throw new Error(`Language.${sync?"loadSync":"load"} failed: no language function found in Wasm file`)}const languageAddress=mod[functionName3]();
return new _Language(INTERNAL,languageAddress)}static loadSync(wasmModule){const mod=C.loadWebAssemblyModule(wasmModule,{loadAsync:false});return _Language.loadFromWasmExports(
mod,{sync:true})}};async function Module2(moduleArg={}){var moduleRtn;var Module=moduleArg;var ENVIRONMENT_IS_WEB=typeof window=="object";var ENVIRONMENT_IS_WORKER=typeof WorkerGlobalScope!=
"undefined";var ENVIRONMENT_IS_NODE=typeof process=="object"&&process.versions?.node&&process.type!="renderer";if(ENVIRONMENT_IS_NODE){const{createRequire:createRequire2}=await import("module");
var require=createRequire2(import.meta.url)}Module.currentQueryProgressCallback=null;Module.currentProgressCallback=null;Module.currentLogCallback=null;Module.currentParseCallback=
null;var arguments_=[];var thisProgram="./this.program";var quit_=__name((status,toThrow)=>{throw toThrow},"quit_");var _scriptName=import.meta.url;var scriptDirectory="";
function locateFile(path){if(Module["locateFile"]){return Module["locateFile"](path,scriptDirectory)}return scriptDirectory+path}__name(locateFile,"locateFile");
var readAsync,readBinary;if(ENVIRONMENT_IS_NODE){var fs=require("fs");if(_scriptName.startsWith("file:")){scriptDirectory=require("path").dirname(require("url").
fileURLToPath(_scriptName))+"/"}readBinary=__name(filename=>{filename=isFileURI(filename)?new URL(filename):filename;var ret=fs.readFileSync(filename);return ret},
"readBinary");readAsync=__name(async(filename,binary2=true)=>{filename=isFileURI(filename)?new URL(filename):filename;var ret=fs.readFileSync(filename,binary2?void 0:
"utf8");return ret},"readAsync");if(process.argv.length>1){thisProgram=process.argv[1].replace(/\\/g,"/")}arguments_=process.argv.slice(2);quit_=__name((status,toThrow)=>{
process.exitCode=status;throw toThrow},"quit_")}else if(ENVIRONMENT_IS_WEB||ENVIRONMENT_IS_WORKER){try{scriptDirectory=new URL(".",_scriptName).href}catch{}{if(ENVIRONMENT_IS_WORKER){
readBinary=__name(url=>{var xhr=new XMLHttpRequest;xhr.open("GET",url,false);xhr.responseType="arraybuffer";xhr.send(null);return new Uint8Array(xhr.response)},
"readBinary")}readAsync=__name(async url=>{if(isFileURI(url)){return new Promise((resolve3,reject)=>{var xhr=new XMLHttpRequest;xhr.open("GET",url,true);xhr.responseType=
"arraybuffer";xhr.onload=()=>{if(xhr.status==200||xhr.status==0&&xhr.response){resolve3(xhr.response);return}reject(xhr.status)};xhr.onerror=reject;xhr.send(null)})}
var response=await fetch(url,{credentials:"same-origin"});if(response.ok){return response.arrayBuffer()}throw new Error(response.status+" : "+response.url)},"re\
adAsync")}}else{}var out=console.log.bind(console);var err=console.error.bind(console);var dynamicLibraries=[];var wasmBinary;var ABORT=false;var EXITSTATUS;var isFileURI=__name(
filename=>filename.startsWith("file://"),"isFileURI");var readyPromiseResolve,readyPromiseReject;var wasmMemory;var HEAP8,HEAPU8,HEAP16,HEAPU16,HEAP32,HEAPU32,HEAPF32,
HEAPF64;var HEAP64,HEAPU64;var HEAP_DATA_VIEW;var runtimeInitialized=false;function updateMemoryViews(){var b=wasmMemory.buffer;Module["HEAP8"]=HEAP8=new Int8Array(
b);Module["HEAP16"]=HEAP16=new Int16Array(b);Module["HEAPU8"]=HEAPU8=new Uint8Array(b);Module["HEAPU16"]=HEAPU16=new Uint16Array(b);Module["HEAP32"]=HEAP32=new Int32Array(
b);Module["HEAPU32"]=HEAPU32=new Uint32Array(b);Module["HEAPF32"]=HEAPF32=new Float32Array(b);Module["HEAPF64"]=HEAPF64=new Float64Array(b);Module["HEAP64"]=HEAP64=
new BigInt64Array(b);Module["HEAPU64"]=HEAPU64=new BigUint64Array(b);Module["HEAP_DATA_VIEW"]=HEAP_DATA_VIEW=new DataView(b);LE_HEAP_UPDATE()}__name(updateMemoryViews,
"updateMemoryViews");function initMemory(){if(Module["wasmMemory"]){wasmMemory=Module["wasmMemory"]}else{var INITIAL_MEMORY=Module["INITIAL_MEMORY"]||33554432;wasmMemory=
new WebAssembly.Memory({"initial":INITIAL_MEMORY/65536,"maximum":32768})}updateMemoryViews()}__name(initMemory,"initMemory");var __RELOC_FUNCS__=[];function preRun(){
if(Module["preRun"]){if(typeof Module["preRun"]=="function")Module["preRun"]=[Module["preRun"]];while(Module["preRun"].length){addOnPreRun(Module["preRun"].shift())}}
callRuntimeCallbacks(onPreRuns)}__name(preRun,"preRun");function initRuntime(){runtimeInitialized=true;callRuntimeCallbacks(__RELOC_FUNCS__);wasmExports["__wasm\
_call_ctors"]();callRuntimeCallbacks(onPostCtors)}__name(initRuntime,"initRuntime");function preMain(){}__name(preMain,"preMain");function postRun(){if(Module["\
postRun"]){if(typeof Module["postRun"]=="function")Module["postRun"]=[Module["postRun"]];while(Module["postRun"].length){addOnPostRun(Module["postRun"].shift())}}
callRuntimeCallbacks(onPostRuns)}__name(postRun,"postRun");function abort(what){Module["onAbort"]?.(what);what="Aborted("+what+")";err(what);ABORT=true;what+=".\
 Build with -sASSERTIONS for more info.";var e=new WebAssembly.RuntimeError(what);readyPromiseReject?.(e);throw e}__name(abort,"abort");var wasmBinaryFile;function findWasmBinary(){
if(Module["locateFile"]){return locateFile("web-tree-sitter.wasm")}return new URL("web-tree-sitter.wasm",import.meta.url).href}__name(findWasmBinary,"findWasmBi\
nary");function getBinarySync(file){if(file==wasmBinaryFile&&wasmBinary){return new Uint8Array(wasmBinary)}if(readBinary){return readBinary(file)}throw"both asy\
nc and sync fetching of the wasm failed"}__name(getBinarySync,"getBinarySync");async function getWasmBinary(binaryFile){if(!wasmBinary){try{var response=await readAsync(
binaryFile);return new Uint8Array(response)}catch{}}return getBinarySync(binaryFile)}__name(getWasmBinary,"getWasmBinary");async function instantiateArrayBuffer(binaryFile,imports7){
try{var binary2=await getWasmBinary(binaryFile);var instance2=await WebAssembly.instantiate(binary2,imports7);return instance2}catch(reason){err(`failed to asyn\
chronously prepare wasm: ${reason}`);abort(reason)}}__name(instantiateArrayBuffer,"instantiateArrayBuffer");async function instantiateAsync(binary2,binaryFile,imports7){
if(!binary2&&!isFileURI(binaryFile)&&!ENVIRONMENT_IS_NODE){try{var response=fetch(binaryFile,{credentials:"same-origin"});var instantiationResult=await WebAssembly.
instantiateStreaming(response,imports7);return instantiationResult}catch(reason){err(`wasm streaming compile failed: ${reason}`);err("falling back to ArrayBuffe\
r instantiation")}}return instantiateArrayBuffer(binaryFile,imports7)}__name(instantiateAsync,"instantiateAsync");function getWasmImports(){return{"env":wasmImports,
"wasi_snapshot_preview1":wasmImports,"GOT.mem":new Proxy(wasmImports,GOTHandler),"GOT.func":new Proxy(wasmImports,GOTHandler)}}__name(getWasmImports,"getWasmImp\
orts");async function createWasm(){function receiveInstance(instance2,module2){wasmExports=instance2.exports;wasmExports=relocateExports(wasmExports,1024);var metadata2=getDylinkMetadata(
module2);if(metadata2.neededDynlibs){dynamicLibraries=metadata2.neededDynlibs.concat(dynamicLibraries)}mergeLibSymbols(wasmExports,"main");LDSO.init();loadDylibs();
__RELOC_FUNCS__.push(wasmExports["__wasm_apply_data_relocs"]);assignWasmExports(wasmExports);return wasmExports}__name(receiveInstance,"receiveInstance");function receiveInstantiationResult(result22){
return receiveInstance(result22["instance"],result22["module"])}__name(receiveInstantiationResult,"receiveInstantiationResult");var info2=getWasmImports();if(Module["\
instantiateWasm"]){return new Promise((resolve3,reject)=>{Module["instantiateWasm"](info2,(mod,inst)=>{resolve3(receiveInstance(mod,inst))})})}wasmBinaryFile??=
findWasmBinary();var result2=await instantiateAsync(wasmBinary,wasmBinaryFile,info2);var exports=receiveInstantiationResult(result2);return exports}__name(createWasm,
"createWasm");class ExitStatus{static{__name(this,"ExitStatus")}name="ExitStatus";constructor(status){this.message=`Program terminated with exit(${status})`;this.
status=status}}var GOT={};var currentModuleWeakSymbols=new Set([]);var GOTHandler={get(obj,symName){var rtn=GOT[symName];if(!rtn){rtn=GOT[symName]=new WebAssembly.
Global({"value":"i32","mutable":true})}if(!currentModuleWeakSymbols.has(symName)){rtn.required=true}return rtn}};var LE_ATOMICS_NATIVE_BYTE_ORDER=[];var LE_HEAP_LOAD_F32=__name(
byteOffset=>HEAP_DATA_VIEW.getFloat32(byteOffset,true),"LE_HEAP_LOAD_F32");var LE_HEAP_LOAD_F64=__name(byteOffset=>HEAP_DATA_VIEW.getFloat64(byteOffset,true),"L\
E_HEAP_LOAD_F64");var LE_HEAP_LOAD_I16=__name(byteOffset=>HEAP_DATA_VIEW.getInt16(byteOffset,true),"LE_HEAP_LOAD_I16");var LE_HEAP_LOAD_I32=__name(byteOffset=>HEAP_DATA_VIEW.
getInt32(byteOffset,true),"LE_HEAP_LOAD_I32");var LE_HEAP_LOAD_I64=__name(byteOffset=>HEAP_DATA_VIEW.getBigInt64(byteOffset,true),"LE_HEAP_LOAD_I64");var LE_HEAP_LOAD_U32=__name(
byteOffset=>HEAP_DATA_VIEW.getUint32(byteOffset,true),"LE_HEAP_LOAD_U32");var LE_HEAP_STORE_F32=__name((byteOffset,value2)=>HEAP_DATA_VIEW.setFloat32(byteOffset,
value2,true),"LE_HEAP_STORE_F32");var LE_HEAP_STORE_F64=__name((byteOffset,value2)=>HEAP_DATA_VIEW.setFloat64(byteOffset,value2,true),"LE_HEAP_STORE_F64");var LE_HEAP_STORE_I16=__name(
(byteOffset,value2)=>HEAP_DATA_VIEW.setInt16(byteOffset,value2,true),"LE_HEAP_STORE_I16");var LE_HEAP_STORE_I32=__name((byteOffset,value2)=>HEAP_DATA_VIEW.setInt32(
byteOffset,value2,true),"LE_HEAP_STORE_I32");var LE_HEAP_STORE_I64=__name((byteOffset,value2)=>HEAP_DATA_VIEW.setBigInt64(byteOffset,value2,true),"LE_HEAP_STORE\
_I64");var LE_HEAP_STORE_U32=__name((byteOffset,value2)=>HEAP_DATA_VIEW.setUint32(byteOffset,value2,true),"LE_HEAP_STORE_U32");var callRuntimeCallbacks=__name(callbacks=>{
while(callbacks.length>0){callbacks.shift()(Module)}},"callRuntimeCallbacks");var onPostRuns=[];var addOnPostRun=__name(cb=>onPostRuns.push(cb),"addOnPostRun");
var onPreRuns=[];var addOnPreRun=__name(cb=>onPreRuns.push(cb),"addOnPreRun");var UTF8Decoder=typeof TextDecoder!="undefined"?new TextDecoder:void 0;var findStringEnd=__name(
(heapOrArray,idx,maxBytesToRead,ignoreNul)=>{var maxIdx=idx+maxBytesToRead;if(ignoreNul)return maxIdx;while(heapOrArray[idx]&&!(idx>=maxIdx))++idx;return idx},"\
findStringEnd");var UTF8ArrayToString=__name((heapOrArray,idx=0,maxBytesToRead,ignoreNul)=>{var endPtr=findStringEnd(heapOrArray,idx,maxBytesToRead,ignoreNul);if(endPtr-
idx>16&&heapOrArray.buffer&&UTF8Decoder){return UTF8Decoder.decode(heapOrArray.subarray(idx,endPtr))}var str="";while(idx<endPtr){var u0=heapOrArray[idx++];if(!(u0&
128)){str+=String.fromCharCode(u0);continue}var u1=heapOrArray[idx++]&63;if((u0&224)==192){str+=String.fromCharCode((u0&31)<<6|u1);continue}var u2=heapOrArray[idx++]&
63;if((u0&240)==224){u0=(u0&15)<<12|u1<<6|u2}else{u0=(u0&7)<<18|u1<<12|u2<<6|heapOrArray[idx++]&63}if(u0<65536){str+=String.fromCharCode(u0)}else{var ch=u0-65536;
str+=String.fromCharCode(55296|ch>>10,56320|ch&1023)}}return str},"UTF8ArrayToString");var getDylinkMetadata=__name(binary2=>{var offset=0;var end=0;function getU8(){
return binary2[offset++]}__name(getU8,"getU8");function getLEB(){var ret=0;var mul=1;while(1){var byte=binary2[offset++];ret+=(byte&127)*mul;mul*=128;if(!(byte&
128))break}return ret}__name(getLEB,"getLEB");function getString(){var len=getLEB();offset+=len;return UTF8ArrayToString(binary2,offset-len,len)}__name(getString,
"getString");function getStringList(){var count2=getLEB();var rtn=[];while(count2--)rtn.push(getString());return rtn}__name(getStringList,"getStringList");function failIf(condition,message){
if(condition)throw new Error(message)}__name(failIf,"failIf");if(binary2 instanceof WebAssembly.Module){var dylinkSection=WebAssembly.Module.customSections(binary2,
"dylink.0");failIf(dylinkSection.length===0,"need dylink section");binary2=new Uint8Array(dylinkSection[0]);end=binary2.length}else{var int32View=new Uint32Array(
new Uint8Array(binary2.subarray(0,24)).buffer);var magicNumberFound=int32View[0]==1836278016||int32View[0]==6386541;failIf(!magicNumberFound,"need to see wasm m\
agic number");failIf(binary2[8]!==0,"need the dylink section to be first");offset=9;var section_size=getLEB();end=offset+section_size;var name2=getString();failIf(
name2!=="dylink.0")}var customSection={neededDynlibs:[],tlsExports:new Set,weakImports:new Set,runtimePaths:[]};var WASM_DYLINK_MEM_INFO=1;var WASM_DYLINK_NEEDED=2;
var WASM_DYLINK_EXPORT_INFO=3;var WASM_DYLINK_IMPORT_INFO=4;var WASM_DYLINK_RUNTIME_PATH=5;var WASM_SYMBOL_TLS=256;var WASM_SYMBOL_BINDING_MASK=3;var WASM_SYMBOL_BINDING_WEAK=1;
while(offset<end){var subsectionType=getU8();var subsectionSize=getLEB();if(subsectionType===WASM_DYLINK_MEM_INFO){customSection.memorySize=getLEB();customSection.
memoryAlign=getLEB();customSection.tableSize=getLEB();customSection.tableAlign=getLEB()}else if(subsectionType===WASM_DYLINK_NEEDED){customSection.neededDynlibs=
getStringList()}else if(subsectionType===WASM_DYLINK_EXPORT_INFO){var count=getLEB();while(count--){var symname=getString();var flags2=getLEB();if(flags2&WASM_SYMBOL_TLS){
customSection.tlsExports.add(symname)}}}else if(subsectionType===WASM_DYLINK_IMPORT_INFO){var count=getLEB();while(count--){var modname=getString();var symname=getString();
var flags2=getLEB();if((flags2&WASM_SYMBOL_BINDING_MASK)==WASM_SYMBOL_BINDING_WEAK){customSection.weakImports.add(symname)}}}else if(subsectionType===WASM_DYLINK_RUNTIME_PATH){
customSection.runtimePaths=getStringList()}else{offset+=subsectionSize}}return customSection},"getDylinkMetadata");function getValue(ptr,type2="i8"){if(type2.endsWith(
"*"))type2="*";switch(type2){case"i1":return HEAP8[ptr];case"i8":return HEAP8[ptr];case"i16":return LE_HEAP_LOAD_I16((ptr>>1)*2);case"i32":return LE_HEAP_LOAD_I32(
(ptr>>2)*4);case"i64":return LE_HEAP_LOAD_I64((ptr>>3)*8);case"float":return LE_HEAP_LOAD_F32((ptr>>2)*4);case"double":return LE_HEAP_LOAD_F64((ptr>>3)*8);case"\
*":return LE_HEAP_LOAD_U32((ptr>>2)*4);default:abort(`invalid type for getValue: ${type2}`)}}__name(getValue,"getValue");var newDSO=__name((name2,handle2,syms)=>{
var dso={refcount:Infinity,name:name2,exports:syms,global:true};LDSO.loadedLibsByName[name2]=dso;if(handle2!=void 0){LDSO.loadedLibsByHandle[handle2]=dso}return dso},
"newDSO");var LDSO={loadedLibsByName:{},loadedLibsByHandle:{},init(){newDSO("__main__",0,wasmImports)}};var ___heap_base=82240;var alignMemory=__name((size,alignment)=>Math.
ceil(size/alignment)*alignment,"alignMemory");var getMemory=__name(size=>{if(runtimeInitialized){return _calloc(size,1)}var ret=___heap_base;var end=ret+alignMemory(
size,16);___heap_base=end;GOT["__heap_base"].value=end;return ret},"getMemory");var isInternalSym=__name(symName=>["__cpp_exception","__c_longjmp","__wasm_apply\
_data_relocs","__dso_handle","__tls_size","__tls_align","__set_stack_limits","_emscripten_tls_init","__wasm_init_tls","__wasm_call_ctors","__start_em_asm","__st\
op_em_asm","__start_em_js","__stop_em_js"].includes(symName)||symName.startsWith("__em_js__"),"isInternalSym");var uleb128EncodeWithLen=__name(arr=>{const n=arr.
length;return[n%128|128,n>>7,...arr]},"uleb128EncodeWithLen");var wasmTypeCodes={"i":127,"p":127,"j":126,"f":125,"d":124,"e":111};var generateTypePack=__name(types=>uleb128EncodeWithLen(
Array.from(types,type2=>{var code=wasmTypeCodes[type2];return code})),"generateTypePack");var convertJsFunctionToWasm=__name((func2,sig)=>{var bytes=Uint8Array.
of(0,97,115,109,1,0,0,0,1,...uleb128EncodeWithLen([1,96,...generateTypePack(sig.slice(1)),...generateTypePack(sig[0]==="v"?"":sig[0])]),2,7,1,1,101,1,102,0,0,7,
5,1,1,102,0,0);var module2=new WebAssembly.Module(bytes);var instance2=new WebAssembly.Instance(module2,{"e":{"f":func2}});var wrappedFunc=instance2.exports["f"];
return wrappedFunc},"convertJsFunctionToWasm");var wasmTableMirror=[];var wasmTable=new WebAssembly.Table({"initial":31,"element":"anyfunc"});var getWasmTableEntry=__name(
funcPtr=>{var func2=wasmTableMirror[funcPtr];if(!func2){wasmTableMirror[funcPtr]=func2=wasmTable.get(funcPtr)}return func2},"getWasmTableEntry");var updateTableMap=__name(
(offset,count)=>{if(functionsInTableMap){for(var i2=offset;i2<offset+count;i2++){var item=getWasmTableEntry(i2);if(item){functionsInTableMap.set(item,i2)}}}},"u\
pdateTableMap");var functionsInTableMap;var getFunctionAddress=__name(func2=>{if(!functionsInTableMap){functionsInTableMap=new WeakMap;updateTableMap(0,wasmTable.
length)}return functionsInTableMap.get(func2)||0},"getFunctionAddress");var freeTableIndexes=[];var getEmptyTableSlot=__name(()=>{if(freeTableIndexes.length){return freeTableIndexes.
pop()}return wasmTable["grow"](1)},"getEmptyTableSlot");var setWasmTableEntry=__name((idx,func2)=>{wasmTable.set(idx,func2);wasmTableMirror[idx]=wasmTable.get(idx)},
"setWasmTableEntry");var addFunction=__name((func2,sig)=>{var rtn=getFunctionAddress(func2);if(rtn){return rtn}var ret=getEmptyTableSlot();try{setWasmTableEntry(
ret,func2)}catch(err2){if(!(err2 instanceof TypeError)){throw err2}var wrapped=convertJsFunctionToWasm(func2,sig);setWasmTableEntry(ret,wrapped)}functionsInTableMap.
set(func2,ret);return ret},"addFunction");var updateGOT=__name((exports,replace)=>{for(var symName in exports){if(isInternalSym(symName)){continue}var value2=exports[symName];
GOT[symName]||=new WebAssembly.Global({"value":"i32","mutable":true});if(replace||GOT[symName].value==0){if(typeof value2=="function"){GOT[symName].value=addFunction(
value2)}else if(typeof value2=="number"){GOT[symName].value=value2}else{err(`unhandled export type for '${symName}': ${typeof value2}`)}}}},"updateGOT");var relocateExports=__name(
(exports,memoryBase2,replace)=>{var relocated={};for(var e in exports){var value2=exports[e];if(typeof value2=="object"){value2=value2.value}if(typeof value2=="\
number"){value2+=memoryBase2}relocated[e]=value2}updateGOT(relocated,replace);return relocated},"relocateExports");var isSymbolDefined=__name(symName=>{var existing=wasmImports[symName];
if(!existing||existing.stub){return false}return true},"isSymbolDefined");var dynCall=__name((sig,ptr,args2=[],promising=false)=>{var func2=getWasmTableEntry(ptr);
var rtn=func2(...args2);function convert(rtn2){return rtn2}__name(convert,"convert");return convert(rtn)},"dynCall");var stackSave=__name(()=>_emscripten_stack_get_current(),
"stackSave");var stackRestore=__name(val=>__emscripten_stack_restore(val),"stackRestore");var createInvokeFunction=__name(sig=>(ptr,...args2)=>{var sp=stackSave();
try{return dynCall(sig,ptr,args2)}catch(e){stackRestore(sp);if(e!==e+0)throw e;_setThrew(1,0);if(sig[0]=="j")return 0n}},"createInvokeFunction");var resolveGlobalSymbol=__name(
(symName,direct=false)=>{var sym;if(isSymbolDefined(symName)){sym=wasmImports[symName]}else if(symName.startsWith("invoke_")){sym=wasmImports[symName]=createInvokeFunction(
symName.split("_")[1])}return{sym,name:symName}},"resolveGlobalSymbol");var onPostCtors=[];var addOnPostCtor=__name(cb=>onPostCtors.push(cb),"addOnPostCtor");var UTF8ToString=__name(
(ptr,maxBytesToRead,ignoreNul)=>ptr?UTF8ArrayToString(HEAPU8,ptr,maxBytesToRead,ignoreNul):"","UTF8ToString");var loadWebAssemblyModule=__name((binary,flags,libName,localScope,handle)=>{
var metadata=getDylinkMetadata(binary);function loadModule(){var memAlign=Math.pow(2,metadata.memoryAlign);var memoryBase=metadata.memorySize?alignMemory(getMemory(
metadata.memorySize+memAlign),memAlign):0;var tableBase=metadata.tableSize?wasmTable.length:0;if(handle){HEAP8[handle+8]=1;LE_HEAP_STORE_U32((handle+12>>2)*4,memoryBase);
LE_HEAP_STORE_I32((handle+16>>2)*4,metadata.memorySize);LE_HEAP_STORE_U32((handle+20>>2)*4,tableBase);LE_HEAP_STORE_I32((handle+24>>2)*4,metadata.tableSize)}if(metadata.
tableSize){wasmTable.grow(metadata.tableSize)}var moduleExports;function resolveSymbol(sym){var resolved=resolveGlobalSymbol(sym).sym;if(!resolved&&localScope){
resolved=localScope[sym]}if(!resolved){resolved=moduleExports[sym]}return resolved}__name(resolveSymbol,"resolveSymbol");var proxyHandler={get(stubs,prop){switch(prop){case"\
__memory_base":return memoryBase;case"__table_base":return tableBase}if(prop in wasmImports&&!wasmImports[prop].stub){var res=wasmImports[prop];return res}if(!(prop in
stubs)){var resolved;stubs[prop]=(...args2)=>{resolved||=resolveSymbol(prop);return resolved(...args2)}}return stubs[prop]}};var proxy=new Proxy({},proxyHandler);
currentModuleWeakSymbols=metadata.weakImports;var info={"GOT.mem":new Proxy({},GOTHandler),"GOT.func":new Proxy({},GOTHandler),"env":proxy,"wasi_snapshot_previe\
w1":proxy};function postInstantiation(module,instance){updateTableMap(tableBase,metadata.tableSize);moduleExports=relocateExports(instance.exports,memoryBase);if(!flags.
allowUndefined){reportUndefinedSymbols()}function addEmAsm(addr,body){var args=[];var arity=0;for(;arity<16;arity++){if(body.indexOf("$"+arity)!=-1){args.push("\
$"+arity)}else{break}}args=args.join(",");var func=`(${args}) => { ${body} };`;ASM_CONSTS[start]=eval(func)}__name(addEmAsm,"addEmAsm");if("__start_em_asm"in moduleExports){
var start=moduleExports["__start_em_asm"];var stop=moduleExports["__stop_em_asm"];while(start<stop){var jsString=UTF8ToString(start);addEmAsm(start,jsString);start=
HEAPU8.indexOf(0,start)+1}}function addEmJs(name,cSig,body){var jsArgs=[];cSig=cSig.slice(1,-1);if(cSig!="void"){cSig=cSig.split(",");for(var i in cSig){var jsArg=cSig[i].
split(" ").pop();jsArgs.push(jsArg.replace("*",""))}}var func=`(${jsArgs}) => ${body};`;moduleExports[name]=eval(func)}__name(addEmJs,"addEmJs");for(var name in moduleExports){
if(name.startsWith("__em_js__")){var start=moduleExports[name];var jsString=UTF8ToString(start);var parts=jsString.split("<::>");addEmJs(name.replace("__em_js__",
""),parts[0],parts[1]);delete moduleExports[name]}}var applyRelocs=moduleExports["__wasm_apply_data_relocs"];if(applyRelocs){if(runtimeInitialized){applyRelocs()}else{
__RELOC_FUNCS__.push(applyRelocs)}}var init=moduleExports["__wasm_call_ctors"];if(init){if(runtimeInitialized){init()}else{addOnPostCtor(init)}}return moduleExports}
__name(postInstantiation,"postInstantiation");if(flags.loadAsync){return(async()=>{var instance2;if(binary instanceof WebAssembly.Module){instance2=new WebAssembly.
Instance(binary,info)}else{({module:binary,instance:instance2}=await WebAssembly.instantiate(binary,info))}return postInstantiation(binary,instance2)})()}var module=binary instanceof
WebAssembly.Module?binary:new WebAssembly.Module(binary);var instance=new WebAssembly.Instance(module,info);return postInstantiation(module,instance)}__name(loadModule,
"loadModule");flags={...flags,rpath:{parentLibPath:libName,paths:metadata.runtimePaths}};if(flags.loadAsync){return metadata.neededDynlibs.reduce((chain,dynNeeded)=>chain.
then(()=>loadDynamicLibrary(dynNeeded,flags,localScope)),Promise.resolve()).then(loadModule)}metadata.neededDynlibs.forEach(needed=>loadDynamicLibrary(needed,flags,
localScope));return loadModule()},"loadWebAssemblyModule");var mergeLibSymbols=__name((exports,libName2)=>{for(var[sym,exp]of Object.entries(exports)){const setImport=__name(
target=>{if(!isSymbolDefined(target)){wasmImports[target]=exp}},"setImport");setImport(sym);const main_alias="__main_argc_argv";if(sym=="main"){setImport(main_alias)}
if(sym==main_alias){setImport("main")}}},"mergeLibSymbols");var asyncLoad=__name(async url=>{var arrayBuffer=await readAsync(url);return new Uint8Array(arrayBuffer)},
"asyncLoad");function loadDynamicLibrary(libName2,flags2={global:true,nodelete:true},localScope2,handle2){var dso=LDSO.loadedLibsByName[libName2];if(dso){if(!flags2.
global){if(localScope2){Object.assign(localScope2,dso.exports)}}else if(!dso.global){dso.global=true;mergeLibSymbols(dso.exports,libName2)}if(flags2.nodelete&&dso.
refcount!==Infinity){dso.refcount=Infinity}dso.refcount++;if(handle2){LDSO.loadedLibsByHandle[handle2]=dso}return flags2.loadAsync?Promise.resolve(true):true}dso=
newDSO(libName2,handle2,"loading");dso.refcount=flags2.nodelete?Infinity:1;dso.global=flags2.global;function loadLibData(){if(handle2){var data=LE_HEAP_LOAD_U32(
(handle2+28>>2)*4);var dataSize=LE_HEAP_LOAD_U32((handle2+32>>2)*4);if(data&&dataSize){var libData=HEAP8.slice(data,data+dataSize);return flags2.loadAsync?Promise.
resolve(libData):libData}}var libFile=locateFile(libName2);if(flags2.loadAsync){return asyncLoad(libFile)}if(!readBinary){throw new Error(`${libFile}: file not \
found, and synchronous loading of external files is not available`)}return readBinary(libFile)}__name(loadLibData,"loadLibData");function getExports(){if(flags2.
loadAsync){return loadLibData().then(libData=>loadWebAssemblyModule(libData,flags2,libName2,localScope2,handle2))}return loadWebAssemblyModule(loadLibData(),flags2,
libName2,localScope2,handle2)}__name(getExports,"getExports");function moduleLoaded(exports){if(dso.global){mergeLibSymbols(exports,libName2)}else if(localScope2){
Object.assign(localScope2,exports)}dso.exports=exports}__name(moduleLoaded,"moduleLoaded");if(flags2.loadAsync){return getExports().then(exports=>{moduleLoaded(
exports);return true})}moduleLoaded(getExports());return true}__name(loadDynamicLibrary,"loadDynamicLibrary");var reportUndefinedSymbols=__name(()=>{for(var[symName,
entry]of Object.entries(GOT)){if(entry.value==0){var value2=resolveGlobalSymbol(symName,true).sym;if(!value2&&!entry.required){continue}if(typeof value2=="funct\
ion"){entry.value=addFunction(value2,value2.sig)}else if(typeof value2=="number"){entry.value=value2}else{throw new Error(`bad export type for '${symName}': ${typeof value2}`)}}}},
"reportUndefinedSymbols");var runDependencies=0;var dependenciesFulfilled=null;var removeRunDependency=__name(id=>{runDependencies--;Module["monitorRunDependenc\
ies"]?.(runDependencies);if(runDependencies==0){if(dependenciesFulfilled){var callback=dependenciesFulfilled;dependenciesFulfilled=null;callback()}}},"removeRun\
Dependency");var addRunDependency=__name(id=>{runDependencies++;Module["monitorRunDependencies"]?.(runDependencies)},"addRunDependency");var loadDylibs=__name(async()=>{
if(!dynamicLibraries.length){reportUndefinedSymbols();return}addRunDependency("loadDylibs");for(var lib of dynamicLibraries){await loadDynamicLibrary(lib,{loadAsync:true,
global:true,nodelete:true,allowUndefined:true})}reportUndefinedSymbols();removeRunDependency("loadDylibs")},"loadDylibs");var noExitRuntime=true;function setValue(ptr,value2,type2="\
i8"){if(type2.endsWith("*"))type2="*";switch(type2){case"i1":HEAP8[ptr]=value2;break;case"i8":HEAP8[ptr]=value2;break;case"i16":LE_HEAP_STORE_I16((ptr>>1)*2,value2);
break;case"i32":LE_HEAP_STORE_I32((ptr>>2)*4,value2);break;case"i64":LE_HEAP_STORE_I64((ptr>>3)*8,BigInt(value2));break;case"float":LE_HEAP_STORE_F32((ptr>>2)*4,
value2);break;case"double":LE_HEAP_STORE_F64((ptr>>3)*8,value2);break;case"*":LE_HEAP_STORE_U32((ptr>>2)*4,value2);break;default:abort(`invalid type for setValu\
e: ${type2}`)}}__name(setValue,"setValue");var ___memory_base=new WebAssembly.Global({"value":"i32","mutable":false},1024);var ___stack_high=82240;var ___stack_low=16704;
var ___stack_pointer=new WebAssembly.Global({"value":"i32","mutable":true},82240);var ___table_base=new WebAssembly.Global({"value":"i32","mutable":false},1);var __abort_js=__name(
()=>abort(""),"__abort_js");__abort_js.sig="v";var getHeapMax=__name(()=>2147483648,"getHeapMax");var growMemory=__name(size=>{var oldHeapSize=wasmMemory.buffer.
byteLength;var pages=(size-oldHeapSize+65535)/65536|0;try{wasmMemory.grow(pages);updateMemoryViews();return 1}catch(e){}},"growMemory");var _emscripten_resize_heap=__name(
requestedSize=>{var oldSize=HEAPU8.length;requestedSize>>>=0;var maxHeapSize=getHeapMax();if(requestedSize>maxHeapSize){return false}for(var cutDown=1;cutDown<=
4;cutDown*=2){var overGrownHeapSize=oldSize*(1+.2/cutDown);overGrownHeapSize=Math.min(overGrownHeapSize,requestedSize+100663296);var newSize=Math.min(maxHeapSize,
alignMemory(Math.max(requestedSize,overGrownHeapSize),65536));var replacement=growMemory(newSize);if(replacement){return true}}return false},"_emscripten_resize\
_heap");_emscripten_resize_heap.sig="ip";var _fd_close=__name(fd=>52,"_fd_close");_fd_close.sig="ii";var INT53_MAX=9007199254740992;var INT53_MIN=-9007199254740992;
var bigintToI53Checked=__name(num=>num<INT53_MIN||num>INT53_MAX?NaN:Number(num),"bigintToI53Checked");function _fd_seek(fd,offset,whence,newOffset){offset=bigintToI53Checked(
offset);return 70}__name(_fd_seek,"_fd_seek");_fd_seek.sig="iijip";var printCharBuffers=[null,[],[]];var printChar=__name((stream,curr)=>{var buffer=printCharBuffers[stream];
if(curr===0||curr===10){(stream===1?out:err)(UTF8ArrayToString(buffer));buffer.length=0}else{buffer.push(curr)}},"printChar");var _fd_write=__name((fd,iov,iovcnt,pnum)=>{
var num=0;for(var i2=0;i2<iovcnt;i2++){var ptr=LE_HEAP_LOAD_U32((iov>>2)*4);var len=LE_HEAP_LOAD_U32((iov+4>>2)*4);iov+=8;for(var j=0;j<len;j++){printChar(fd,HEAPU8[ptr+
j])}num+=len}LE_HEAP_STORE_U32((pnum>>2)*4,num);return 0},"_fd_write");_fd_write.sig="iippp";function _tree_sitter_log_callback(isLexMessage,messageAddress){if(Module.
currentLogCallback){const message=UTF8ToString(messageAddress);Module.currentLogCallback(message,isLexMessage!==0)}}__name(_tree_sitter_log_callback,"_tree_sitt\
er_log_callback");function _tree_sitter_parse_callback(inputBufferAddress,index,row,column,lengthAddress){const INPUT_BUFFER_SIZE=10*1024;const string=Module.currentParseCallback(
index,{row,column});if(typeof string==="string"){setValue(lengthAddress,string.length,"i32");stringToUTF16(string,inputBufferAddress,INPUT_BUFFER_SIZE)}else{setValue(
lengthAddress,0,"i32")}}__name(_tree_sitter_parse_callback,"_tree_sitter_parse_callback");function _tree_sitter_progress_callback(currentOffset,hasError){if(Module.
currentProgressCallback){return Module.currentProgressCallback({currentOffset,hasError})}return false}__name(_tree_sitter_progress_callback,"_tree_sitter_progre\
ss_callback");function _tree_sitter_query_progress_callback(currentOffset){if(Module.currentQueryProgressCallback){return Module.currentQueryProgressCallback({currentOffset})}
return false}__name(_tree_sitter_query_progress_callback,"_tree_sitter_query_progress_callback");var runtimeKeepaliveCounter=0;var keepRuntimeAlive=__name(()=>noExitRuntime||
runtimeKeepaliveCounter>0,"keepRuntimeAlive");var _proc_exit=__name(code=>{EXITSTATUS=code;if(!keepRuntimeAlive()){Module["onExit"]?.(code);ABORT=true}quit_(code,
new ExitStatus(code))},"_proc_exit");_proc_exit.sig="vi";var exitJS=__name((status,implicit)=>{EXITSTATUS=status;_proc_exit(status)},"exitJS");var handleException=__name(
e=>{if(e instanceof ExitStatus||e=="unwind"){return EXITSTATUS}quit_(1,e)},"handleException");var lengthBytesUTF8=__name(str=>{var len=0;for(var i2=0;i2<str.length;++i2){
var c=str.charCodeAt(i2);if(c<=127){len++}else if(c<=2047){len+=2}else if(c>=55296&&c<=57343){len+=4;++i2}else{len+=3}}return len},"lengthBytesUTF8");var stringToUTF8Array=__name(
(str,heap,outIdx,maxBytesToWrite)=>{if(!(maxBytesToWrite>0))return 0;var startIdx=outIdx;var endIdx=outIdx+maxBytesToWrite-1;for(var i2=0;i2<str.length;++i2){var u=str.
codePointAt(i2);if(u<=127){if(outIdx>=endIdx)break;heap[outIdx++]=u}else if(u<=2047){if(outIdx+1>=endIdx)break;heap[outIdx++]=192|u>>6;heap[outIdx++]=128|u&63}else if(u<=
65535){if(outIdx+2>=endIdx)break;heap[outIdx++]=224|u>>12;heap[outIdx++]=128|u>>6&63;heap[outIdx++]=128|u&63}else{if(outIdx+3>=endIdx)break;heap[outIdx++]=240|u>>
18;heap[outIdx++]=128|u>>12&63;heap[outIdx++]=128|u>>6&63;heap[outIdx++]=128|u&63;i2++}}heap[outIdx]=0;return outIdx-startIdx},"stringToUTF8Array");var stringToUTF8=__name(
(str,outPtr,maxBytesToWrite)=>stringToUTF8Array(str,HEAPU8,outPtr,maxBytesToWrite),"stringToUTF8");var stackAlloc=__name(sz=>__emscripten_stack_alloc(sz),"stack\
Alloc");var stringToUTF8OnStack=__name(str=>{var size=lengthBytesUTF8(str)+1;var ret=stackAlloc(size);stringToUTF8(str,ret,size);return ret},"stringToUTF8OnStac\
k");var AsciiToString=__name(ptr=>{var str="";while(1){var ch=HEAPU8[ptr++];if(!ch)return str;str+=String.fromCharCode(ch)}},"AsciiToString");var stringToUTF16=__name(
(str,outPtr,maxBytesToWrite)=>{maxBytesToWrite??=2147483647;if(maxBytesToWrite<2)return 0;maxBytesToWrite-=2;var startPtr=outPtr;var numCharsToWrite=maxBytesToWrite<
str.length*2?maxBytesToWrite/2:str.length;for(var i2=0;i2<numCharsToWrite;++i2){var codeUnit=str.charCodeAt(i2);LE_HEAP_STORE_I16((outPtr>>1)*2,codeUnit);outPtr+=
2}LE_HEAP_STORE_I16((outPtr>>1)*2,0);return outPtr-startPtr},"stringToUTF16");LE_ATOMICS_NATIVE_BYTE_ORDER=new Int8Array(new Int16Array([1]).buffer)[0]===1?[(x=>x),
(x=>x),void 0,(x=>x)]:[(x=>x),(x=>((x&65280)<<8|(x&255)<<24)>>16),void 0,(x=>x>>24&255|x>>8&65280|(x&65280)<<8|(x&255)<<24)];function LE_HEAP_UPDATE(){HEAPU16.unsigned=
(x=>x&65535);HEAPU32.unsigned=(x=>x>>>0)}__name(LE_HEAP_UPDATE,"LE_HEAP_UPDATE");{initMemory();if(Module["noExitRuntime"])noExitRuntime=Module["noExitRuntime"];
if(Module["print"])out=Module["print"];if(Module["printErr"])err=Module["printErr"];if(Module["dynamicLibraries"])dynamicLibraries=Module["dynamicLibraries"];if(Module["\
wasmBinary"])wasmBinary=Module["wasmBinary"];if(Module["arguments"])arguments_=Module["arguments"];if(Module["thisProgram"])thisProgram=Module["thisProgram"];if(Module["\
preInit"]){if(typeof Module["preInit"]=="function")Module["preInit"]=[Module["preInit"]];while(Module["preInit"].length>0){Module["preInit"].shift()()}}}Module["\
setValue"]=setValue;Module["getValue"]=getValue;Module["UTF8ToString"]=UTF8ToString;Module["stringToUTF8"]=stringToUTF8;Module["lengthBytesUTF8"]=lengthBytesUTF8;
Module["AsciiToString"]=AsciiToString;Module["stringToUTF16"]=stringToUTF16;Module["loadWebAssemblyModule"]=loadWebAssemblyModule;Module["LE_HEAP_STORE_I64"]=LE_HEAP_STORE_I64;
var ASM_CONSTS={};var _malloc,_calloc,_realloc,_free,_ts_range_edit,_memcmp,_ts_language_symbol_count,_ts_language_state_count,_ts_language_abi_version,_ts_language_name,
_ts_language_field_count,_ts_language_next_state,_ts_language_symbol_name,_ts_language_symbol_for_name,_strncmp,_ts_language_symbol_type,_ts_language_field_name_for_id,
_ts_lookahead_iterator_new,_ts_lookahead_iterator_delete,_ts_lookahead_iterator_reset_state,_ts_lookahead_iterator_reset,_ts_lookahead_iterator_next,_ts_lookahead_iterator_current_symbol,
_ts_point_edit,_ts_parser_delete,_ts_parser_reset,_ts_parser_set_language,_ts_parser_set_included_ranges,_ts_query_new,_ts_query_delete,_iswspace,_iswalnum,_ts_query_copy,
_ts_query_pattern_count,_ts_query_capture_count,_ts_query_string_count,_ts_query_capture_name_for_id,_ts_query_capture_quantifier_for_id,_ts_query_string_value_for_id,
_ts_query_predicates_for_pattern,_ts_query_start_byte_for_pattern,_ts_query_end_byte_for_pattern,_ts_query_is_pattern_rooted,_ts_query_is_pattern_non_local,_ts_query_is_pattern_guaranteed_at_step,
_ts_query_disable_capture,_ts_query_disable_pattern,_ts_tree_copy,_ts_tree_delete,_ts_init,_ts_parser_new_wasm,_ts_parser_enable_logger_wasm,_ts_parser_parse_wasm,
_ts_parser_included_ranges_wasm,_ts_language_type_is_named_wasm,_ts_language_type_is_visible_wasm,_ts_language_metadata_wasm,_ts_language_supertypes_wasm,_ts_language_subtypes_wasm,
_ts_tree_root_node_wasm,_ts_tree_root_node_with_offset_wasm,_ts_tree_edit_wasm,_ts_tree_included_ranges_wasm,_ts_tree_get_changed_ranges_wasm,_ts_tree_cursor_new_wasm,
_ts_tree_cursor_copy_wasm,_ts_tree_cursor_delete_wasm,_ts_tree_cursor_reset_wasm,_ts_tree_cursor_reset_to_wasm,_ts_tree_cursor_goto_first_child_wasm,_ts_tree_cursor_goto_last_child_wasm,
_ts_tree_cursor_goto_first_child_for_index_wasm,_ts_tree_cursor_goto_first_child_for_position_wasm,_ts_tree_cursor_goto_next_sibling_wasm,_ts_tree_cursor_goto_previous_sibling_wasm,
_ts_tree_cursor_goto_descendant_wasm,_ts_tree_cursor_goto_parent_wasm,_ts_tree_cursor_current_node_type_id_wasm,_ts_tree_cursor_current_node_state_id_wasm,_ts_tree_cursor_current_node_is_named_wasm,
_ts_tree_cursor_current_node_is_missing_wasm,_ts_tree_cursor_current_node_id_wasm,_ts_tree_cursor_start_position_wasm,_ts_tree_cursor_end_position_wasm,_ts_tree_cursor_start_index_wasm,
_ts_tree_cursor_end_index_wasm,_ts_tree_cursor_current_field_id_wasm,_ts_tree_cursor_current_depth_wasm,_ts_tree_cursor_current_descendant_index_wasm,_ts_tree_cursor_current_node_wasm,
_ts_node_symbol_wasm,_ts_node_field_name_for_child_wasm,_ts_node_field_name_for_named_child_wasm,_ts_node_children_by_field_id_wasm,_ts_node_first_child_for_byte_wasm,
_ts_node_first_named_child_for_byte_wasm,_ts_node_grammar_symbol_wasm,_ts_node_child_count_wasm,_ts_node_named_child_count_wasm,_ts_node_child_wasm,_ts_node_named_child_wasm,
_ts_node_child_by_field_id_wasm,_ts_node_next_sibling_wasm,_ts_node_prev_sibling_wasm,_ts_node_next_named_sibling_wasm,_ts_node_prev_named_sibling_wasm,_ts_node_descendant_count_wasm,
_ts_node_parent_wasm,_ts_node_child_with_descendant_wasm,_ts_node_descendant_for_index_wasm,_ts_node_named_descendant_for_index_wasm,_ts_node_descendant_for_position_wasm,
_ts_node_named_descendant_for_position_wasm,_ts_node_start_point_wasm,_ts_node_end_point_wasm,_ts_node_start_index_wasm,_ts_node_end_index_wasm,_ts_node_to_string_wasm,
_ts_node_children_wasm,_ts_node_named_children_wasm,_ts_node_descendants_of_type_wasm,_ts_node_is_named_wasm,_ts_node_has_changes_wasm,_ts_node_has_error_wasm,_ts_node_is_error_wasm,
_ts_node_is_missing_wasm,_ts_node_is_extra_wasm,_ts_node_parse_state_wasm,_ts_node_next_parse_state_wasm,_ts_query_matches_wasm,_ts_query_captures_wasm,_memset,
_memcpy,_memmove,_iswalpha,_iswblank,_iswdigit,_iswlower,_iswpunct,_iswupper,_iswxdigit,_memchr,_strlen,_strcmp,_strncat,_strncpy,_towlower,_towupper,_setThrew,
__emscripten_stack_restore,__emscripten_stack_alloc,_emscripten_stack_get_current,___wasm_apply_data_relocs;function assignWasmExports(wasmExports2){Module["_ma\
lloc"]=_malloc=wasmExports2["malloc"];Module["_calloc"]=_calloc=wasmExports2["calloc"];Module["_realloc"]=_realloc=wasmExports2["realloc"];Module["_free"]=_free=
wasmExports2["free"];Module["_ts_range_edit"]=_ts_range_edit=wasmExports2["ts_range_edit"];Module["_memcmp"]=_memcmp=wasmExports2["memcmp"];Module["_ts_language\
_symbol_count"]=_ts_language_symbol_count=wasmExports2["ts_language_symbol_count"];Module["_ts_language_state_count"]=_ts_language_state_count=wasmExports2["ts_\
language_state_count"];Module["_ts_language_abi_version"]=_ts_language_abi_version=wasmExports2["ts_language_abi_version"];Module["_ts_language_name"]=_ts_language_name=
wasmExports2["ts_language_name"];Module["_ts_language_field_count"]=_ts_language_field_count=wasmExports2["ts_language_field_count"];Module["_ts_language_next_s\
tate"]=_ts_language_next_state=wasmExports2["ts_language_next_state"];Module["_ts_language_symbol_name"]=_ts_language_symbol_name=wasmExports2["ts_language_symb\
ol_name"];Module["_ts_language_symbol_for_name"]=_ts_language_symbol_for_name=wasmExports2["ts_language_symbol_for_name"];Module["_strncmp"]=_strncmp=wasmExports2["\
strncmp"];Module["_ts_language_symbol_type"]=_ts_language_symbol_type=wasmExports2["ts_language_symbol_type"];Module["_ts_language_field_name_for_id"]=_ts_language_field_name_for_id=
wasmExports2["ts_language_field_name_for_id"];Module["_ts_lookahead_iterator_new"]=_ts_lookahead_iterator_new=wasmExports2["ts_lookahead_iterator_new"];Module["\
_ts_lookahead_iterator_delete"]=_ts_lookahead_iterator_delete=wasmExports2["ts_lookahead_iterator_delete"];Module["_ts_lookahead_iterator_reset_state"]=_ts_lookahead_iterator_reset_state=
wasmExports2["ts_lookahead_iterator_reset_state"];Module["_ts_lookahead_iterator_reset"]=_ts_lookahead_iterator_reset=wasmExports2["ts_lookahead_iterator_reset"];
Module["_ts_lookahead_iterator_next"]=_ts_lookahead_iterator_next=wasmExports2["ts_lookahead_iterator_next"];Module["_ts_lookahead_iterator_current_symbol"]=_ts_lookahead_iterator_current_symbol=
wasmExports2["ts_lookahead_iterator_current_symbol"];Module["_ts_point_edit"]=_ts_point_edit=wasmExports2["ts_point_edit"];Module["_ts_parser_delete"]=_ts_parser_delete=
wasmExports2["ts_parser_delete"];Module["_ts_parser_reset"]=_ts_parser_reset=wasmExports2["ts_parser_reset"];Module["_ts_parser_set_language"]=_ts_parser_set_language=
wasmExports2["ts_parser_set_language"];Module["_ts_parser_set_included_ranges"]=_ts_parser_set_included_ranges=wasmExports2["ts_parser_set_included_ranges"];Module["\
_ts_query_new"]=_ts_query_new=wasmExports2["ts_query_new"];Module["_ts_query_delete"]=_ts_query_delete=wasmExports2["ts_query_delete"];Module["_iswspace"]=_iswspace=
wasmExports2["iswspace"];Module["_iswalnum"]=_iswalnum=wasmExports2["iswalnum"];Module["_ts_query_copy"]=_ts_query_copy=wasmExports2["ts_query_copy"];Module["_t\
s_query_pattern_count"]=_ts_query_pattern_count=wasmExports2["ts_query_pattern_count"];Module["_ts_query_capture_count"]=_ts_query_capture_count=wasmExports2["t\
s_query_capture_count"];Module["_ts_query_string_count"]=_ts_query_string_count=wasmExports2["ts_query_string_count"];Module["_ts_query_capture_name_for_id"]=_ts_query_capture_name_for_id=
wasmExports2["ts_query_capture_name_for_id"];Module["_ts_query_capture_quantifier_for_id"]=_ts_query_capture_quantifier_for_id=wasmExports2["ts_query_capture_qu\
antifier_for_id"];Module["_ts_query_string_value_for_id"]=_ts_query_string_value_for_id=wasmExports2["ts_query_string_value_for_id"];Module["_ts_query_predicate\
s_for_pattern"]=_ts_query_predicates_for_pattern=wasmExports2["ts_query_predicates_for_pattern"];Module["_ts_query_start_byte_for_pattern"]=_ts_query_start_byte_for_pattern=
wasmExports2["ts_query_start_byte_for_pattern"];Module["_ts_query_end_byte_for_pattern"]=_ts_query_end_byte_for_pattern=wasmExports2["ts_query_end_byte_for_patt\
ern"];Module["_ts_query_is_pattern_rooted"]=_ts_query_is_pattern_rooted=wasmExports2["ts_query_is_pattern_rooted"];Module["_ts_query_is_pattern_non_local"]=_ts_query_is_pattern_non_local=
wasmExports2["ts_query_is_pattern_non_local"];Module["_ts_query_is_pattern_guaranteed_at_step"]=_ts_query_is_pattern_guaranteed_at_step=wasmExports2["ts_query_i\
s_pattern_guaranteed_at_step"];Module["_ts_query_disable_capture"]=_ts_query_disable_capture=wasmExports2["ts_query_disable_capture"];Module["_ts_query_disable_\
pattern"]=_ts_query_disable_pattern=wasmExports2["ts_query_disable_pattern"];Module["_ts_tree_copy"]=_ts_tree_copy=wasmExports2["ts_tree_copy"];Module["_ts_tree\
_delete"]=_ts_tree_delete=wasmExports2["ts_tree_delete"];Module["_ts_init"]=_ts_init=wasmExports2["ts_init"];Module["_ts_parser_new_wasm"]=_ts_parser_new_wasm=wasmExports2["\
ts_parser_new_wasm"];Module["_ts_parser_enable_logger_wasm"]=_ts_parser_enable_logger_wasm=wasmExports2["ts_parser_enable_logger_wasm"];Module["_ts_parser_parse\
_wasm"]=_ts_parser_parse_wasm=wasmExports2["ts_parser_parse_wasm"];Module["_ts_parser_included_ranges_wasm"]=_ts_parser_included_ranges_wasm=wasmExports2["ts_pa\
rser_included_ranges_wasm"];Module["_ts_language_type_is_named_wasm"]=_ts_language_type_is_named_wasm=wasmExports2["ts_language_type_is_named_wasm"];Module["_ts\
_language_type_is_visible_wasm"]=_ts_language_type_is_visible_wasm=wasmExports2["ts_language_type_is_visible_wasm"];Module["_ts_language_metadata_wasm"]=_ts_language_metadata_wasm=
wasmExports2["ts_language_metadata_wasm"];Module["_ts_language_supertypes_wasm"]=_ts_language_supertypes_wasm=wasmExports2["ts_language_supertypes_wasm"];Module["\
_ts_language_subtypes_wasm"]=_ts_language_subtypes_wasm=wasmExports2["ts_language_subtypes_wasm"];Module["_ts_tree_root_node_wasm"]=_ts_tree_root_node_wasm=wasmExports2["\
ts_tree_root_node_wasm"];Module["_ts_tree_root_node_with_offset_wasm"]=_ts_tree_root_node_with_offset_wasm=wasmExports2["ts_tree_root_node_with_offset_wasm"];Module["\
_ts_tree_edit_wasm"]=_ts_tree_edit_wasm=wasmExports2["ts_tree_edit_wasm"];Module["_ts_tree_included_ranges_wasm"]=_ts_tree_included_ranges_wasm=wasmExports2["ts\
_tree_included_ranges_wasm"];Module["_ts_tree_get_changed_ranges_wasm"]=_ts_tree_get_changed_ranges_wasm=wasmExports2["ts_tree_get_changed_ranges_wasm"];Module["\
_ts_tree_cursor_new_wasm"]=_ts_tree_cursor_new_wasm=wasmExports2["ts_tree_cursor_new_wasm"];Module["_ts_tree_cursor_copy_wasm"]=_ts_tree_cursor_copy_wasm=wasmExports2["\
ts_tree_cursor_copy_wasm"];Module["_ts_tree_cursor_delete_wasm"]=_ts_tree_cursor_delete_wasm=wasmExports2["ts_tree_cursor_delete_wasm"];Module["_ts_tree_cursor_\
reset_wasm"]=_ts_tree_cursor_reset_wasm=wasmExports2["ts_tree_cursor_reset_wasm"];Module["_ts_tree_cursor_reset_to_wasm"]=_ts_tree_cursor_reset_to_wasm=wasmExports2["\
ts_tree_cursor_reset_to_wasm"];Module["_ts_tree_cursor_goto_first_child_wasm"]=_ts_tree_cursor_goto_first_child_wasm=wasmExports2["ts_tree_cursor_goto_first_chi\
ld_wasm"];Module["_ts_tree_cursor_goto_last_child_wasm"]=_ts_tree_cursor_goto_last_child_wasm=wasmExports2["ts_tree_cursor_goto_last_child_wasm"];Module["_ts_tr\
ee_cursor_goto_first_child_for_index_wasm"]=_ts_tree_cursor_goto_first_child_for_index_wasm=wasmExports2["ts_tree_cursor_goto_first_child_for_index_wasm"];Module["\
_ts_tree_cursor_goto_first_child_for_position_wasm"]=_ts_tree_cursor_goto_first_child_for_position_wasm=wasmExports2["ts_tree_cursor_goto_first_child_for_positi\
on_wasm"];Module["_ts_tree_cursor_goto_next_sibling_wasm"]=_ts_tree_cursor_goto_next_sibling_wasm=wasmExports2["ts_tree_cursor_goto_next_sibling_wasm"];Module["\
_ts_tree_cursor_goto_previous_sibling_wasm"]=_ts_tree_cursor_goto_previous_sibling_wasm=wasmExports2["ts_tree_cursor_goto_previous_sibling_wasm"];Module["_ts_tr\
ee_cursor_goto_descendant_wasm"]=_ts_tree_cursor_goto_descendant_wasm=wasmExports2["ts_tree_cursor_goto_descendant_wasm"];Module["_ts_tree_cursor_goto_parent_wa\
sm"]=_ts_tree_cursor_goto_parent_wasm=wasmExports2["ts_tree_cursor_goto_parent_wasm"];Module["_ts_tree_cursor_current_node_type_id_wasm"]=_ts_tree_cursor_current_node_type_id_wasm=
wasmExports2["ts_tree_cursor_current_node_type_id_wasm"];Module["_ts_tree_cursor_current_node_state_id_wasm"]=_ts_tree_cursor_current_node_state_id_wasm=wasmExports2["\
ts_tree_cursor_current_node_state_id_wasm"];Module["_ts_tree_cursor_current_node_is_named_wasm"]=_ts_tree_cursor_current_node_is_named_wasm=wasmExports2["ts_tre\
e_cursor_current_node_is_named_wasm"];Module["_ts_tree_cursor_current_node_is_missing_wasm"]=_ts_tree_cursor_current_node_is_missing_wasm=wasmExports2["ts_tree_\
cursor_current_node_is_missing_wasm"];Module["_ts_tree_cursor_current_node_id_wasm"]=_ts_tree_cursor_current_node_id_wasm=wasmExports2["ts_tree_cursor_current_n\
ode_id_wasm"];Module["_ts_tree_cursor_start_position_wasm"]=_ts_tree_cursor_start_position_wasm=wasmExports2["ts_tree_cursor_start_position_wasm"];Module["_ts_t\
ree_cursor_end_position_wasm"]=_ts_tree_cursor_end_position_wasm=wasmExports2["ts_tree_cursor_end_position_wasm"];Module["_ts_tree_cursor_start_index_wasm"]=_ts_tree_cursor_start_index_wasm=
wasmExports2["ts_tree_cursor_start_index_wasm"];Module["_ts_tree_cursor_end_index_wasm"]=_ts_tree_cursor_end_index_wasm=wasmExports2["ts_tree_cursor_end_index_w\
asm"];Module["_ts_tree_cursor_current_field_id_wasm"]=_ts_tree_cursor_current_field_id_wasm=wasmExports2["ts_tree_cursor_current_field_id_wasm"];Module["_ts_tre\
e_cursor_current_depth_wasm"]=_ts_tree_cursor_current_depth_wasm=wasmExports2["ts_tree_cursor_current_depth_wasm"];Module["_ts_tree_cursor_current_descendant_in\
dex_wasm"]=_ts_tree_cursor_current_descendant_index_wasm=wasmExports2["ts_tree_cursor_current_descendant_index_wasm"];Module["_ts_tree_cursor_current_node_wasm"]=
_ts_tree_cursor_current_node_wasm=wasmExports2["ts_tree_cursor_current_node_wasm"];Module["_ts_node_symbol_wasm"]=_ts_node_symbol_wasm=wasmExports2["ts_node_sym\
bol_wasm"];Module["_ts_node_field_name_for_child_wasm"]=_ts_node_field_name_for_child_wasm=wasmExports2["ts_node_field_name_for_child_wasm"];Module["_ts_node_fi\
eld_name_for_named_child_wasm"]=_ts_node_field_name_for_named_child_wasm=wasmExports2["ts_node_field_name_for_named_child_wasm"];Module["_ts_node_children_by_fi\
eld_id_wasm"]=_ts_node_children_by_field_id_wasm=wasmExports2["ts_node_children_by_field_id_wasm"];Module["_ts_node_first_child_for_byte_wasm"]=_ts_node_first_child_for_byte_wasm=
wasmExports2["ts_node_first_child_for_byte_wasm"];Module["_ts_node_first_named_child_for_byte_wasm"]=_ts_node_first_named_child_for_byte_wasm=wasmExports2["ts_n\
ode_first_named_child_for_byte_wasm"];Module["_ts_node_grammar_symbol_wasm"]=_ts_node_grammar_symbol_wasm=wasmExports2["ts_node_grammar_symbol_wasm"];Module["_t\
s_node_child_count_wasm"]=_ts_node_child_count_wasm=wasmExports2["ts_node_child_count_wasm"];Module["_ts_node_named_child_count_wasm"]=_ts_node_named_child_count_wasm=
wasmExports2["ts_node_named_child_count_wasm"];Module["_ts_node_child_wasm"]=_ts_node_child_wasm=wasmExports2["ts_node_child_wasm"];Module["_ts_node_named_child\
_wasm"]=_ts_node_named_child_wasm=wasmExports2["ts_node_named_child_wasm"];Module["_ts_node_child_by_field_id_wasm"]=_ts_node_child_by_field_id_wasm=wasmExports2["\
ts_node_child_by_field_id_wasm"];Module["_ts_node_next_sibling_wasm"]=_ts_node_next_sibling_wasm=wasmExports2["ts_node_next_sibling_wasm"];Module["_ts_node_prev\
_sibling_wasm"]=_ts_node_prev_sibling_wasm=wasmExports2["ts_node_prev_sibling_wasm"];Module["_ts_node_next_named_sibling_wasm"]=_ts_node_next_named_sibling_wasm=
wasmExports2["ts_node_next_named_sibling_wasm"];Module["_ts_node_prev_named_sibling_wasm"]=_ts_node_prev_named_sibling_wasm=wasmExports2["ts_node_prev_named_sib\
ling_wasm"];Module["_ts_node_descendant_count_wasm"]=_ts_node_descendant_count_wasm=wasmExports2["ts_node_descendant_count_wasm"];Module["_ts_node_parent_wasm"]=
_ts_node_parent_wasm=wasmExports2["ts_node_parent_wasm"];Module["_ts_node_child_with_descendant_wasm"]=_ts_node_child_with_descendant_wasm=wasmExports2["ts_node\
_child_with_descendant_wasm"];Module["_ts_node_descendant_for_index_wasm"]=_ts_node_descendant_for_index_wasm=wasmExports2["ts_node_descendant_for_index_wasm"];
Module["_ts_node_named_descendant_for_index_wasm"]=_ts_node_named_descendant_for_index_wasm=wasmExports2["ts_node_named_descendant_for_index_wasm"];Module["_ts_\
node_descendant_for_position_wasm"]=_ts_node_descendant_for_position_wasm=wasmExports2["ts_node_descendant_for_position_wasm"];Module["_ts_node_named_descendant\
_for_position_wasm"]=_ts_node_named_descendant_for_position_wasm=wasmExports2["ts_node_named_descendant_for_position_wasm"];Module["_ts_node_start_point_wasm"]=
_ts_node_start_point_wasm=wasmExports2["ts_node_start_point_wasm"];Module["_ts_node_end_point_wasm"]=_ts_node_end_point_wasm=wasmExports2["ts_node_end_point_was\
m"];Module["_ts_node_start_index_wasm"]=_ts_node_start_index_wasm=wasmExports2["ts_node_start_index_wasm"];Module["_ts_node_end_index_wasm"]=_ts_node_end_index_wasm=
wasmExports2["ts_node_end_index_wasm"];Module["_ts_node_to_string_wasm"]=_ts_node_to_string_wasm=wasmExports2["ts_node_to_string_wasm"];Module["_ts_node_childre\
n_wasm"]=_ts_node_children_wasm=wasmExports2["ts_node_children_wasm"];Module["_ts_node_named_children_wasm"]=_ts_node_named_children_wasm=wasmExports2["ts_node_\
named_children_wasm"];Module["_ts_node_descendants_of_type_wasm"]=_ts_node_descendants_of_type_wasm=wasmExports2["ts_node_descendants_of_type_wasm"];Module["_ts\
_node_is_named_wasm"]=_ts_node_is_named_wasm=wasmExports2["ts_node_is_named_wasm"];Module["_ts_node_has_changes_wasm"]=_ts_node_has_changes_wasm=wasmExports2["t\
s_node_has_changes_wasm"];Module["_ts_node_has_error_wasm"]=_ts_node_has_error_wasm=wasmExports2["ts_node_has_error_wasm"];Module["_ts_node_is_error_wasm"]=_ts_node_is_error_wasm=
wasmExports2["ts_node_is_error_wasm"];Module["_ts_node_is_missing_wasm"]=_ts_node_is_missing_wasm=wasmExports2["ts_node_is_missing_wasm"];Module["_ts_node_is_ex\
tra_wasm"]=_ts_node_is_extra_wasm=wasmExports2["ts_node_is_extra_wasm"];Module["_ts_node_parse_state_wasm"]=_ts_node_parse_state_wasm=wasmExports2["ts_node_pars\
e_state_wasm"];Module["_ts_node_next_parse_state_wasm"]=_ts_node_next_parse_state_wasm=wasmExports2["ts_node_next_parse_state_wasm"];Module["_ts_query_matches_w\
asm"]=_ts_query_matches_wasm=wasmExports2["ts_query_matches_wasm"];Module["_ts_query_captures_wasm"]=_ts_query_captures_wasm=wasmExports2["ts_query_captures_was\
m"];Module["_memset"]=_memset=wasmExports2["memset"];Module["_memcpy"]=_memcpy=wasmExports2["memcpy"];Module["_memmove"]=_memmove=wasmExports2["memmove"];Module["\
_iswalpha"]=_iswalpha=wasmExports2["iswalpha"];Module["_iswblank"]=_iswblank=wasmExports2["iswblank"];Module["_iswdigit"]=_iswdigit=wasmExports2["iswdigit"];Module["\
_iswlower"]=_iswlower=wasmExports2["iswlower"];Module["_iswpunct"]=_iswpunct=wasmExports2["iswpunct"];Module["_iswupper"]=_iswupper=wasmExports2["iswupper"];Module["\
_iswxdigit"]=_iswxdigit=wasmExports2["iswxdigit"];Module["_memchr"]=_memchr=wasmExports2["memchr"];Module["_strlen"]=_strlen=wasmExports2["strlen"];Module["_str\
cmp"]=_strcmp=wasmExports2["strcmp"];Module["_strncat"]=_strncat=wasmExports2["strncat"];Module["_strncpy"]=_strncpy=wasmExports2["strncpy"];Module["_towlower"]=
_towlower=wasmExports2["towlower"];Module["_towupper"]=_towupper=wasmExports2["towupper"];_setThrew=wasmExports2["setThrew"];__emscripten_stack_restore=wasmExports2["\
_emscripten_stack_restore"];__emscripten_stack_alloc=wasmExports2["_emscripten_stack_alloc"];_emscripten_stack_get_current=wasmExports2["emscripten_stack_get_cu\
rrent"];___wasm_apply_data_relocs=wasmExports2["__wasm_apply_data_relocs"]}__name(assignWasmExports,"assignWasmExports");var wasmImports={__heap_base:___heap_base,
__indirect_function_table:wasmTable,__memory_base:___memory_base,__stack_high:___stack_high,__stack_low:___stack_low,__stack_pointer:___stack_pointer,__table_base:___table_base,
_abort_js:__abort_js,emscripten_resize_heap:_emscripten_resize_heap,fd_close:_fd_close,fd_seek:_fd_seek,fd_write:_fd_write,memory:wasmMemory,tree_sitter_log_callback:_tree_sitter_log_callback,
tree_sitter_parse_callback:_tree_sitter_parse_callback,tree_sitter_progress_callback:_tree_sitter_progress_callback,tree_sitter_query_progress_callback:_tree_sitter_query_progress_callback};
function callMain(args2=[]){var entryFunction=resolveGlobalSymbol("main").sym;if(!entryFunction)return;args2.unshift(thisProgram);var argc=args2.length;var argv=stackAlloc(
(argc+1)*4);var argv_ptr=argv;args2.forEach(arg=>{LE_HEAP_STORE_U32((argv_ptr>>2)*4,stringToUTF8OnStack(arg));argv_ptr+=4});LE_HEAP_STORE_U32((argv_ptr>>2)*4,0);
try{var ret=entryFunction(argc,argv);exitJS(ret,true);return ret}catch(e){return handleException(e)}}__name(callMain,"callMain");function run(args2=arguments_){
if(runDependencies>0){dependenciesFulfilled=run;return}preRun();if(runDependencies>0){dependenciesFulfilled=run;return}function doRun(){Module["calledRun"]=true;
if(ABORT)return;initRuntime();preMain();readyPromiseResolve?.(Module);Module["onRuntimeInitialized"]?.();var noInitialRun=Module["noInitialRun"]||false;if(!noInitialRun)
callMain(args2);postRun()}__name(doRun,"doRun");if(Module["setStatus"]){Module["setStatus"]("Running...");setTimeout(()=>{setTimeout(()=>Module["setStatus"](""),
1);doRun()},1)}else{doRun()}}__name(run,"run");var wasmExports;wasmExports=await createWasm();run();if(runtimeInitialized){moduleRtn=Module}else{moduleRtn=new Promise(
(resolve3,reject)=>{readyPromiseResolve=resolve3;readyPromiseReject=reject})}return moduleRtn}__name(Module2,"Module");var web_tree_sitter_default=Module2;var Module3=null;
async function initializeBinding(moduleOptions){return Module3??=await web_tree_sitter_default(moduleOptions)}__name(initializeBinding,"initializeBinding");function checkModule(){
return!!Module3}__name(checkModule,"checkModule");var TRANSFER_BUFFER;var LANGUAGE_VERSION;var MIN_COMPATIBLE_VERSION;var finalizer4=newFinalizer(addresses=>{C.
_ts_parser_delete(addresses[0]);C._free(addresses[1])});var Parser=class{static{__name(this,"Parser")}[0]=0;[1]=0;logCallback=null;language=null;static async init(moduleOptions){
setModule(await initializeBinding(moduleOptions));TRANSFER_BUFFER=C._ts_init();LANGUAGE_VERSION=C.getValue(TRANSFER_BUFFER,"i32");MIN_COMPATIBLE_VERSION=C.getValue(
TRANSFER_BUFFER+SIZE_OF_INT,"i32")}constructor(){this.initialize();finalizer4?.register(this,[this[0],this[1]],this)}initialize(){if(!checkModule()){throw new Error(
"cannot construct a Parser before calling `init()`")}C._ts_parser_new_wasm();this[0]=C.getValue(TRANSFER_BUFFER,"i32");this[1]=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,
"i32")}delete(){finalizer4?.unregister(this);C._ts_parser_delete(this[0]);C._free(this[1]);this[0]=0;this[1]=0}setLanguage(language3){let address;if(!language3){
address=0;this.language=null}else if(language3.constructor===Language){address=language3[0];const version=C._ts_language_abi_version(address);if(version<MIN_COMPATIBLE_VERSION||
LANGUAGE_VERSION<version){throw new Error(`Incompatible language version ${version}. Compatibility range ${MIN_COMPATIBLE_VERSION} through ${LANGUAGE_VERSION}.`)}
this.language=language3}else{throw new Error("Argument must be a Language")}C._ts_parser_set_language(this[0],address);return this}parse(callback,oldTree,options){
if(typeof callback==="string"){C.currentParseCallback=index=>callback.slice(index)}else if(typeof callback==="function"){C.currentParseCallback=callback}else{throw new Error(
"Argument must be a string or a function")}if(options?.progressCallback){C.currentProgressCallback=options.progressCallback}else{C.currentProgressCallback=null}
if(this.logCallback){C.currentLogCallback=this.logCallback;C._ts_parser_enable_logger_wasm(this[0],1)}else{C.currentLogCallback=null;C._ts_parser_enable_logger_wasm(
this[0],0)}let rangeCount=0;let rangeAddress=0;if(options?.includedRanges){rangeCount=options.includedRanges.length;rangeAddress=C._calloc(rangeCount,SIZE_OF_RANGE);
let address=rangeAddress;for(let i2=0;i2<rangeCount;i2++){marshalRange(address,options.includedRanges[i2]);address+=SIZE_OF_RANGE}}const treeAddress=C._ts_parser_parse_wasm(
this[0],this[1],oldTree?oldTree[0]:0,rangeAddress,rangeCount);if(!treeAddress){C.currentParseCallback=null;C.currentLogCallback=null;C.currentProgressCallback=null;
return null}if(!this.language){throw new Error("Parser must have a language to parse")}const result2=new Tree(INTERNAL,treeAddress,this.language,C.currentParseCallback);
C.currentParseCallback=null;C.currentLogCallback=null;C.currentProgressCallback=null;return result2}reset(){C._ts_parser_reset(this[0])}getIncludedRanges(){C._ts_parser_included_ranges_wasm(
this[0]);const count=C.getValue(TRANSFER_BUFFER,"i32");const buffer=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32");const result2=new Array(count);if(count>0){let address=buffer;
for(let i2=0;i2<count;i2++){result2[i2]=unmarshalRange(address);address+=SIZE_OF_RANGE}C._free(buffer)}return result2}setLogger(callback){if(!callback){this.logCallback=
null}else if(typeof callback!=="function"){throw new Error("Logger callback must be a function")}else{this.logCallback=callback}return this}getLogger(){return this.
logCallback}};var PREDICATE_STEP_TYPE_CAPTURE=1;var PREDICATE_STEP_TYPE_STRING=2;var QUERY_WORD_REGEX=/[\w-]+/g;var CaptureQuantifier={Zero:0,ZeroOrOne:1,ZeroOrMore:2,
One:3,OneOrMore:4};var isCaptureStep=__name(step=>step.type==="capture","isCaptureStep");var isStringStep=__name(step=>step.type==="string","isStringStep");var QueryErrorKind={
Syntax:1,NodeName:2,FieldName:3,CaptureName:4,PatternStructure:5};var QueryError=class _QueryError extends Error{constructor(kind,info2,index,length){super(_QueryError.
formatMessage(kind,info2));this.kind=kind;this.info=info2;this.index=index;this.length=length;this.name="QueryError"}kind;info;index;length;static{__name(this,"\
QueryError")}static formatMessage(kind,info2){switch(kind){case QueryErrorKind.NodeName:return`Bad node name '${info2.word}'`;case QueryErrorKind.FieldName:return`\
Bad field name '${info2.word}'`;case QueryErrorKind.CaptureName:return`Bad capture name @${info2.word}`;case QueryErrorKind.PatternStructure:return`Bad pattern \
structure at offset ${info2.suffix}`;case QueryErrorKind.Syntax:return`Bad syntax at offset ${info2.suffix}`}}};function parseAnyPredicate(steps,index,operator,textPredicates){
if(steps.length!==3){throw new Error(`Wrong number of arguments to \`#${operator}\` predicate. Expected 2, got ${steps.length-1}`)}if(!isCaptureStep(steps[1])){
throw new Error(`First argument of \`#${operator}\` predicate must be a capture. Got "${steps[1].value}"`)}const isPositive=operator==="eq?"||operator==="any-eq\
?";const matchAll=!operator.startsWith("any-");if(isCaptureStep(steps[2])){const captureName1=steps[1].name;const captureName2=steps[2].name;textPredicates[index].
push(captures=>{const nodes1=[];const nodes2=[];for(const c of captures){if(c.name===captureName1)nodes1.push(c.node);if(c.name===captureName2)nodes2.push(c.node)}
const compare=__name((n1,n2,positive)=>{return positive?n1.text===n2.text:n1.text!==n2.text},"compare");return matchAll?nodes1.every(n1=>nodes2.some(n2=>compare(
n1,n2,isPositive))):nodes1.some(n1=>nodes2.some(n2=>compare(n1,n2,isPositive)))})}else{const captureName=steps[1].name;const stringValue=steps[2].value;const matches=__name(
n=>n.text===stringValue,"matches");const doesNotMatch=__name(n=>n.text!==stringValue,"doesNotMatch");textPredicates[index].push(captures=>{const nodes=[];for(const c of captures){
if(c.name===captureName)nodes.push(c.node)}const test=isPositive?matches:doesNotMatch;return matchAll?nodes.every(test):nodes.some(test)})}}__name(parseAnyPredicate,
"parseAnyPredicate");function parseMatchPredicate(steps,index,operator,textPredicates){if(steps.length!==3){throw new Error(`Wrong number of arguments to \`#${operator}\
\` predicate. Expected 2, got ${steps.length-1}.`)}if(steps[1].type!=="capture"){throw new Error(`First argument of \`#${operator}\` predicate must be a capture.\
 Got "${steps[1].value}".`)}if(steps[2].type!=="string"){throw new Error(`Second argument of \`#${operator}\` predicate must be a string. Got @${steps[2].name}.`)}
const isPositive=operator==="match?"||operator==="any-match?";const matchAll=!operator.startsWith("any-");const captureName=steps[1].name;const regex=new RegExp(
steps[2].value);textPredicates[index].push(captures=>{const nodes=[];for(const c of captures){if(c.name===captureName)nodes.push(c.node.text)}const test=__name(
(text,positive)=>{return positive?regex.test(text):!regex.test(text)},"test");if(nodes.length===0)return!isPositive;return matchAll?nodes.every(text=>test(text,
isPositive)):nodes.some(text=>test(text,isPositive))})}__name(parseMatchPredicate,"parseMatchPredicate");function parseAnyOfPredicate(steps,index,operator,textPredicates){
if(steps.length<2){throw new Error(`Wrong number of arguments to \`#${operator}\` predicate. Expected at least 1. Got ${steps.length-1}.`)}if(steps[1].type!=="c\
apture"){throw new Error(`First argument of \`#${operator}\` predicate must be a capture. Got "${steps[1].value}".`)}const isPositive=operator==="any-of?";const captureName=steps[1].
name;const stringSteps=steps.slice(2);if(!stringSteps.every(isStringStep)){throw new Error(`Arguments to \`#${operator}\` predicate must be strings.".`)}const values2=stringSteps.
map(s=>s.value);textPredicates[index].push(captures=>{const nodes=[];for(const c of captures){if(c.name===captureName)nodes.push(c.node.text)}if(nodes.length===
0)return!isPositive;return nodes.every(text=>values2.includes(text))===isPositive})}__name(parseAnyOfPredicate,"parseAnyOfPredicate");function parseIsPredicate(steps,index,operator,assertedProperties,refutedProperties){
if(steps.length<2||steps.length>3){throw new Error(`Wrong number of arguments to \`#${operator}\` predicate. Expected 1 or 2. Got ${steps.length-1}.`)}if(!steps.
every(isStringStep)){throw new Error(`Arguments to \`#${operator}\` predicate must be strings.".`)}const properties2=operator==="is?"?assertedProperties:refutedProperties;
if(!properties2[index])properties2[index]={};properties2[index][steps[1].value]=steps[2]?.value??null}__name(parseIsPredicate,"parseIsPredicate");function parseSetDirective(steps,index,setProperties){
if(steps.length<2||steps.length>3){throw new Error(`Wrong number of arguments to \`#set!\` predicate. Expected 1 or 2. Got ${steps.length-1}.`)}if(!steps.every(
isStringStep)){throw new Error(`Arguments to \`#set!\` predicate must be strings.".`)}if(!setProperties[index])setProperties[index]={};setProperties[index][steps[1].
value]=steps[2]?.value??null}__name(parseSetDirective,"parseSetDirective");function parsePattern(index,stepType,stepValueId,captureNames,stringValues,steps,textPredicates,predicates,setProperties,assertedProperties,refutedProperties){
if(stepType===PREDICATE_STEP_TYPE_CAPTURE){const name2=captureNames[stepValueId];steps.push({type:"capture",name:name2})}else if(stepType===PREDICATE_STEP_TYPE_STRING){
steps.push({type:"string",value:stringValues[stepValueId]})}else if(steps.length>0){if(steps[0].type!=="string"){throw new Error("Predicates must begin with a l\
iteral value")}const operator=steps[0].value;switch(operator){case"any-not-eq?":case"not-eq?":case"any-eq?":case"eq?":parseAnyPredicate(steps,index,operator,textPredicates);
break;case"any-not-match?":case"not-match?":case"any-match?":case"match?":parseMatchPredicate(steps,index,operator,textPredicates);break;case"not-any-of?":case"\
any-of?":parseAnyOfPredicate(steps,index,operator,textPredicates);break;case"is?":case"is-not?":parseIsPredicate(steps,index,operator,assertedProperties,refutedProperties);
break;case"set!":parseSetDirective(steps,index,setProperties);break;default:predicates[index].push({operator,operands:steps.slice(1)})}steps.length=0}}__name(parsePattern,
"parsePattern");var finalizer5=newFinalizer(address=>{C._ts_query_delete(address)});var Query=class{static{__name(this,"Query")}[0]=0;exceededMatchLimit;textPredicates;captureNames;captureQuantifiers;predicates;setProperties;assertedProperties;refutedProperties;matchLimit;constructor(language3,source){
const sourceLength=C.lengthBytesUTF8(source);const sourceAddress=C._malloc(sourceLength+1);C.stringToUTF8(source,sourceAddress,sourceLength+1);const address=C._ts_query_new(
language3[0],sourceAddress,sourceLength,TRANSFER_BUFFER,TRANSFER_BUFFER+SIZE_OF_INT);if(!address){const errorId=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32");const errorByte=C.
getValue(TRANSFER_BUFFER,"i32");const errorIndex=C.UTF8ToString(sourceAddress,errorByte).length;const suffix=source.slice(errorIndex,errorIndex+100).split("\n")[0];
const word=suffix.match(QUERY_WORD_REGEX)?.[0]??"";C._free(sourceAddress);switch(errorId){case QueryErrorKind.Syntax:throw new QueryError(QueryErrorKind.Syntax,
{suffix:`${errorIndex}: '${suffix}'...`},errorIndex,0);case QueryErrorKind.NodeName:throw new QueryError(errorId,{word},errorIndex,word.length);case QueryErrorKind.
FieldName:throw new QueryError(errorId,{word},errorIndex,word.length);case QueryErrorKind.CaptureName:throw new QueryError(errorId,{word},errorIndex,word.length);case QueryErrorKind.
PatternStructure:throw new QueryError(errorId,{suffix:`${errorIndex}: '${suffix}'...`},errorIndex,0)}}const stringCount=C._ts_query_string_count(address);const captureCount=C.
_ts_query_capture_count(address);const patternCount=C._ts_query_pattern_count(address);const captureNames=new Array(captureCount);const captureQuantifiers=new Array(
patternCount);const stringValues=new Array(stringCount);for(let i2=0;i2<captureCount;i2++){const nameAddress=C._ts_query_capture_name_for_id(address,i2,TRANSFER_BUFFER);
const nameLength=C.getValue(TRANSFER_BUFFER,"i32");captureNames[i2]=C.UTF8ToString(nameAddress,nameLength)}for(let i2=0;i2<patternCount;i2++){const captureQuantifiersArray=new Array(
captureCount);for(let j=0;j<captureCount;j++){const quantifier=C._ts_query_capture_quantifier_for_id(address,i2,j);captureQuantifiersArray[j]=quantifier}captureQuantifiers[i2]=
captureQuantifiersArray}for(let i2=0;i2<stringCount;i2++){const valueAddress=C._ts_query_string_value_for_id(address,i2,TRANSFER_BUFFER);const nameLength=C.getValue(
TRANSFER_BUFFER,"i32");stringValues[i2]=C.UTF8ToString(valueAddress,nameLength)}const setProperties=new Array(patternCount);const assertedProperties=new Array(patternCount);
const refutedProperties=new Array(patternCount);const predicates=new Array(patternCount);const textPredicates=new Array(patternCount);for(let i2=0;i2<patternCount;i2++){
const predicatesAddress=C._ts_query_predicates_for_pattern(address,i2,TRANSFER_BUFFER);const stepCount=C.getValue(TRANSFER_BUFFER,"i32");predicates[i2]=[];textPredicates[i2]=
[];const steps=new Array;let stepAddress=predicatesAddress;for(let j=0;j<stepCount;j++){const stepType=C.getValue(stepAddress,"i32");stepAddress+=SIZE_OF_INT;const stepValueId=C.
getValue(stepAddress,"i32");stepAddress+=SIZE_OF_INT;parsePattern(i2,stepType,stepValueId,captureNames,stringValues,steps,textPredicates,predicates,setProperties,
assertedProperties,refutedProperties)}Object.freeze(textPredicates[i2]);Object.freeze(predicates[i2]);Object.freeze(setProperties[i2]);Object.freeze(assertedProperties[i2]);
Object.freeze(refutedProperties[i2])}C._free(sourceAddress);this[0]=address;this.captureNames=captureNames;this.captureQuantifiers=captureQuantifiers;this.textPredicates=
textPredicates;this.predicates=predicates;this.setProperties=setProperties;this.assertedProperties=assertedProperties;this.refutedProperties=refutedProperties;this.
exceededMatchLimit=false;finalizer5?.register(this,address,this)}delete(){finalizer5?.unregister(this);C._ts_query_delete(this[0]);this[0]=0}matches(node,options={}){
const startPosition=options.startPosition??ZERO_POINT;const endPosition=options.endPosition??ZERO_POINT;const startIndex=options.startIndex??0;const endIndex=options.
endIndex??0;const startContainingPosition=options.startContainingPosition??ZERO_POINT;const endContainingPosition=options.endContainingPosition??ZERO_POINT;const startContainingIndex=options.
startContainingIndex??0;const endContainingIndex=options.endContainingIndex??0;const matchLimit=options.matchLimit??4294967295;const maxStartDepth=options.maxStartDepth??
4294967295;const progressCallback=options.progressCallback;if(typeof matchLimit!=="number"){throw new Error("Arguments must be numbers")}this.matchLimit=matchLimit;
if(endIndex!==0&&startIndex>endIndex){throw new Error("`startIndex` cannot be greater than `endIndex`")}if(endPosition!==ZERO_POINT&&(startPosition.row>endPosition.
row||startPosition.row===endPosition.row&&startPosition.column>endPosition.column)){throw new Error("`startPosition` cannot be greater than `endPosition`")}if(endContainingIndex!==
0&&startContainingIndex>endContainingIndex){throw new Error("`startContainingIndex` cannot be greater than `endContainingIndex`")}if(endContainingPosition!==ZERO_POINT&&
(startContainingPosition.row>endContainingPosition.row||startContainingPosition.row===endContainingPosition.row&&startContainingPosition.column>endContainingPosition.
column)){throw new Error("`startContainingPosition` cannot be greater than `endContainingPosition`")}if(progressCallback){C.currentQueryProgressCallback=progressCallback}
marshalNode(node);C._ts_query_matches_wasm(this[0],node.tree[0],startPosition.row,startPosition.column,endPosition.row,endPosition.column,startIndex,endIndex,startContainingPosition.
row,startContainingPosition.column,endContainingPosition.row,endContainingPosition.column,startContainingIndex,endContainingIndex,matchLimit,maxStartDepth);const rawCount=C.
getValue(TRANSFER_BUFFER,"i32");const startAddress=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32");const didExceedMatchLimit=C.getValue(TRANSFER_BUFFER+2*SIZE_OF_INT,
"i32");const result2=new Array(rawCount);this.exceededMatchLimit=Boolean(didExceedMatchLimit);let filteredCount=0;let address=startAddress;for(let i2=0;i2<rawCount;i2++){
const patternIndex=C.getValue(address,"i32");address+=SIZE_OF_INT;const captureCount=C.getValue(address,"i32");address+=SIZE_OF_INT;const captures=new Array(captureCount);
address=unmarshalCaptures(this,node.tree,address,patternIndex,captures);if(this.textPredicates[patternIndex].every(p=>p(captures))){result2[filteredCount]={patternIndex,
captures};const setProperties=this.setProperties[patternIndex];result2[filteredCount].setProperties=setProperties;const assertedProperties=this.assertedProperties[patternIndex];
result2[filteredCount].assertedProperties=assertedProperties;const refutedProperties=this.refutedProperties[patternIndex];result2[filteredCount].refutedProperties=
refutedProperties;filteredCount++}}result2.length=filteredCount;C._free(startAddress);C.currentQueryProgressCallback=null;return result2}captures(node,options={}){
const startPosition=options.startPosition??ZERO_POINT;const endPosition=options.endPosition??ZERO_POINT;const startIndex=options.startIndex??0;const endIndex=options.
endIndex??0;const startContainingPosition=options.startContainingPosition??ZERO_POINT;const endContainingPosition=options.endContainingPosition??ZERO_POINT;const startContainingIndex=options.
startContainingIndex??0;const endContainingIndex=options.endContainingIndex??0;const matchLimit=options.matchLimit??4294967295;const maxStartDepth=options.maxStartDepth??
4294967295;const progressCallback=options.progressCallback;if(typeof matchLimit!=="number"){throw new Error("Arguments must be numbers")}this.matchLimit=matchLimit;
if(endIndex!==0&&startIndex>endIndex){throw new Error("`startIndex` cannot be greater than `endIndex`")}if(endPosition!==ZERO_POINT&&(startPosition.row>endPosition.
row||startPosition.row===endPosition.row&&startPosition.column>endPosition.column)){throw new Error("`startPosition` cannot be greater than `endPosition`")}if(endContainingIndex!==
0&&startContainingIndex>endContainingIndex){throw new Error("`startContainingIndex` cannot be greater than `endContainingIndex`")}if(endContainingPosition!==ZERO_POINT&&
(startContainingPosition.row>endContainingPosition.row||startContainingPosition.row===endContainingPosition.row&&startContainingPosition.column>endContainingPosition.
column)){throw new Error("`startContainingPosition` cannot be greater than `endContainingPosition`")}if(progressCallback){C.currentQueryProgressCallback=progressCallback}
marshalNode(node);C._ts_query_captures_wasm(this[0],node.tree[0],startPosition.row,startPosition.column,endPosition.row,endPosition.column,startIndex,endIndex,startContainingPosition.
row,startContainingPosition.column,endContainingPosition.row,endContainingPosition.column,startContainingIndex,endContainingIndex,matchLimit,maxStartDepth);const count=C.
getValue(TRANSFER_BUFFER,"i32");const startAddress=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,"i32");const didExceedMatchLimit=C.getValue(TRANSFER_BUFFER+2*SIZE_OF_INT,
"i32");const result2=new Array;this.exceededMatchLimit=Boolean(didExceedMatchLimit);const captures=new Array;let address=startAddress;for(let i2=0;i2<count;i2++){
const patternIndex=C.getValue(address,"i32");address+=SIZE_OF_INT;const captureCount=C.getValue(address,"i32");address+=SIZE_OF_INT;const captureIndex=C.getValue(
address,"i32");address+=SIZE_OF_INT;captures.length=captureCount;address=unmarshalCaptures(this,node.tree,address,patternIndex,captures);if(this.textPredicates[patternIndex].
every(p=>p(captures))){const capture=captures[captureIndex];const setProperties=this.setProperties[patternIndex];capture.setProperties=setProperties;const assertedProperties=this.
assertedProperties[patternIndex];capture.assertedProperties=assertedProperties;const refutedProperties=this.refutedProperties[patternIndex];capture.refutedProperties=
refutedProperties;result2.push(capture)}}C._free(startAddress);C.currentQueryProgressCallback=null;return result2}predicatesForPattern(patternIndex){return this.
predicates[patternIndex]}disableCapture(captureName){const captureNameLength=C.lengthBytesUTF8(captureName);const captureNameAddress=C._malloc(captureNameLength+
1);C.stringToUTF8(captureName,captureNameAddress,captureNameLength+1);C._ts_query_disable_capture(this[0],captureNameAddress,captureNameLength);C._free(captureNameAddress)}disablePattern(patternIndex){
if(patternIndex>=this.predicates.length){throw new Error(`Pattern index is ${patternIndex} but the pattern count is ${this.predicates.length}`)}C._ts_query_disable_pattern(
this[0],patternIndex)}didExceedMatchLimit(){return this.exceededMatchLimit}startIndexForPattern(patternIndex){if(patternIndex>=this.predicates.length){throw new Error(
`Pattern index is ${patternIndex} but the pattern count is ${this.predicates.length}`)}return C._ts_query_start_byte_for_pattern(this[0],patternIndex)}endIndexForPattern(patternIndex){
if(patternIndex>=this.predicates.length){throw new Error(`Pattern index is ${patternIndex} but the pattern count is ${this.predicates.length}`)}return C._ts_query_end_byte_for_pattern(
this[0],patternIndex)}patternCount(){return C._ts_query_pattern_count(this[0])}captureIndexForName(captureName){return this.captureNames.indexOf(captureName)}isPatternRooted(patternIndex){
return C._ts_query_is_pattern_rooted(this[0],patternIndex)===1}isPatternNonLocal(patternIndex){return C._ts_query_is_pattern_non_local(this[0],patternIndex)===1}isPatternGuaranteedAtStep(byteIndex){
return C._ts_query_is_pattern_guaranteed_at_step(this[0],byteIndex)===1}};var blanks=text=>text.replace(/\S/g," ");var LIBRARY=/^library[ \t]*;/m;var LISTED=/ {4}(?=_?[A-Z]\w*<[\w\s.?<>]+,[\w\s.,?<>]+>\((?!\s*:|\s*\)\s*=>|[^\n]*\b(?:final|var)\b))(?<=[[,]\s*\n *)/g;var readable=text=>text.
replace(LIBRARY,blanks).replace(LISTED,"new ");var MEMBERS={"Map.keys":"List<$0>","Map.values":"List<$1>","Map.entries":"List<(key: $0, value: $1)>","Map.element":"(key: $0, value: $1)","Map.remove":"$1","Ma\
p.putIfAbsent":"$1","MapEntry.key":"$0","MapEntry.value":"$1","List.indexed":"List<(int, $0)>","Iterable.indexed":"List<(int, $0)>","List.asMap":"Map<int, $0>",
"List.reduce":"$0","Iterable.reduce":"$0","Completer.future":"$0","StreamController.stream":"Stream<$0>","ValueNotifier.value":"$0","ValueListenable.value":"$0",
...PROVIDERS,"AsyncSnapshot.data":"$0","AsyncSnapshot.requireData":"$0"};function shape(t,node){switch(t.type(node)){case"selector":return isCall(t,node)?ofCall(
t,node):void 0;case"list_literal":{const given5=t.first(node,"type_arguments")===void 0?elementIn(t,t.named(node)[0]):void 0;return given5&&{text:"List<$0>",of:[
given5]}}case"set_or_map_literal":return t.first(node,"type_arguments")===void 0?ofMap(t,t.named(node)[0]):void 0;case"record_literal":return record(t,node);case"\
conditional_expression":{const first=last(t,node,"consequence");return same(first!==void 0&&t.text(first)!=="null"?first:last(t,node,"alternative"))}case"if_nul\
l_expression":return same(last(t,node,"first"));case"switch_expression":{const entry=t.first(node,"switch_expression_case");return same(entry===void 0?void 0:t.
named(entry).at(-1),entry)}case"parenthesized_expression":return given(t,node)===void 0?same(t.named(node).at(-1)):void 0;case"cascade_section":return same(cascaded(
t,node));default:return void 0}}var last=(t,node,field)=>t.named(node).findLast(child=>t.fieldOf(child)===field);var same=(node,closure)=>node===void 0?void 0:{
text:"$0",of:[{node,...closure===void 0?{}:{closure}}]};function elementIn(t,first){if(first===void 0)return void 0;switch(t.type(first)){case"for_element":{const node=last(
t,first,"body");return node===void 0||t.type(node)==="pair"?void 0:{node,closure:first}}case"if_element":{const node=last(t,first,"consequence");return node===void 0?
void 0:{node}}case"spread_element":{const node=t.named(first).at(-1);return node===void 0?void 0:{node,element:true}}default:{const all2=t.named(t.parent(first));
let at=all2.indexOf(first);while(t.type(all2[at+1]??first)==="selector")at++;return{node:all2[at]}}}}function ofMap(t,first){const isFor=first!==void 0&&t.type(
first)==="for_element";const pair=isFor?t.first(first,"pair"):first;if(pair===void 0||t.type(pair)!=="pair")return void 0;const parts2=["key","value"].flatMap(field=>{
const node=last(t,pair,field);return node===void 0?[]:[{node,...isFor?{closure:first}:{}}]});return parts2.length===2?{text:"Map<$0, $1>",of:parts2}:void 0}function record(t,node){
const fields=t.each(node,"record_field");const of=fields.flatMap(field=>{const value2=t.named(field).at(-1);return value2===void 0?[]:[{node:value2}]});const names2=fields.
map((field,nth)=>{const label=t.first(field,"label");return label===void 0?`$${nth}`:`${t.text(label).replace(/\s*:$/,"")}: $${nth}`});return{text:`(${names2.join(
", ")})`,of}}function ofCall(t,call){const name2=nameOf2(t,call);const on2=name2===void 0?void 0:receiverOf(t,call);if(name2===void 0||on2===void 0)return void 0;
switch(t.text(name2)){case"watch":case"read":case"refresh":{const found2=watched(t,call);if(found2===void 0)return void 0;return"chosenBy"in found2?made(t,found2.
chosenBy,"$0"):{text:"$0",of:[found2]}}case"notifier":{const notifier=notifying(t,call);return notifier&&{text:"$0",of:[notifier]}}case"map":return made(t,call,
"List<$0>");case"whereType":case"cast":{const part=t.first(call,"argument_part");const held=part===void 0?void 0:t.first(part,"type_arguments");return held===void 0?
void 0:{text:`List${t.text(held)}`,of:[]}}case"expand":return made(t,call,"List<$0>",{element:true});case"then":return made(t,call,"Future<$0>");case"fold":return same(
firstArgument(t,call));case"wait":{const list2=t.text(on2)==="Future"?firstArgument(t,call):void 0;return list2===void 0?void 0:{text:"Future<List<$0>>",of:[{node:list2,
element:true}]}}default:return void 0}}function made(t,call,text,how={}){const closure=firstArgument(t,call);if(closure===void 0||t.type(closure)!=="function_ex\
pression")return void 0;const body2=t.first(closure,"function_expression_body");const block=body2===void 0?void 0:t.first(body2,"block");const statement=block===
void 0?void 0:t.named(block).at(-1);if(statement!==void 0&&t.type(statement)!=="return_statement")return void 0;const whole=statement??body2;const node=whole===
void 0?void 0:t.named(whole).at(-1);return node===void 0||node===block?void 0:{text,of:[{node,closure:block??closure,...how}]}}var shorthand={use:(t,node)=>isCalled2(t,node)?"call":"read",name:(t,node)=>t.first(node,"identifier"),expected,ofType:true};function expected(t,node){const around2=t.
parent(node);if(around2===void 0)return"unknown";switch(t.type(around2)){case"initialized_variable_definition":return declared(typeOf(t,around2));case"initializ\
ed_identifier":return declared(typeBefore(t,around2));case"optional_formal_parameters":{const parameter=t.previous(node);return declared(parameter===void 0?void 0:
typeOf(t,parameter))}case"equality_expression":{const[left]=t.named(around2);return left===void 0||left===node?"unknown":{node:left}}case"argument":case"named_a\
rgument":return placeOf3(t,node)??"unknown";default:return"unknown"}}var declared=type2=>type2===void 0?"unknown":{type:type2};var COMMON=new Set("add addAll clear compareTo contains containsKey elementAt every expand firstWhere fold forEach from insert isEmpty isNotEmpty join keys leng\
th listen map putIfAbsent reduce remove removeAt removeWhere replaceAll reversed skip sort split startsWith sublist substring take then toList toLowerCase toSet\
 toString toUpperCase trim update values where whereType".split(" "));var named=(t,clause)=>t.each(clause,"type_identifier").filter(type2=>behindPrefix(t,type2)===
void 0);var supertypes=(t,node)=>t.each(node,"superclass","interfaces","mixins").flatMap(clause=>[clause,...t.each(clause,"mixins")]).flatMap(clause=>named(t,clause));
var typeParameters=(t,node)=>t.each(node,"type_parameters").flatMap(list2=>t.each(list2,"type_parameter").flatMap(one=>t.first(one,"type_identifier")??[]));function aliased(t,node){
const[name2,type2]=t.each(node,"type_identifier","function_type","record_type");return name2===void 0||type2===void 0?void 0:withArguments(t,type2)}var container=kind=>({
kind,scope:true,name:(t,node)=>t.field(node,"name")??t.first(node,"identifier","type_identifier"),supertypes,typeParameters,bounds,modifiers:(t,node)=>modifiers(
t,node),body:(t,node)=>t.first(node,"class_body","enum_body","extension_body")});var last2=(t,node)=>{const end=t.named(node).at(-1);return end===t.field(node,"\
name")?void 0:end};var accessor=use=>({kind:"variable",memberKind:"property",scope:true,parameters,type:typeOf,modifiers:(t,node)=>modifiers(t,node),runs:ranByUse(
use)});var variable={kind:"variable",memberKind:"property",localInFunction:true,name:(t,node)=>t.first(node,"identifier"),type:typeBefore,value:(t,node)=>{const end=t.
named(node).at(-1);return end===t.first(node,"identifier")?void 0:end},modifiers:(t,node)=>modifiers(t,node,t.first(node,"identifier"))};var construction={kind:"\
constructor",scope:true,name:(t,node)=>t.each(node,"identifier").at(-1),parameters,modifiers:(t,node)=>modifiers(t,node,t.each(node,"identifier").at(-1))};var generative={
...construction,runs:ranByConstructor};function enumeration(t,constant){const body2=t.parent(constant);const around2=body2===void 0?void 0:t.parent(body2);const name2=around2===
void 0?void 0:t.field(around2,"name");return name2===void 0?void 0:t.text(name2)}var isUnknownLabel=(t,node)=>isLabel(t,node)&&t.first(t.parent(node),"type_iden\
tifier")===void 0;function uriOf(t,directive){const uri=t.descendant(directive,"uri");return uri===void 0?void 0:t.first(uri,"string_literal")}var made2={use:"c\
all",name:(t,node)=>{const type2=t.first(node,"type_identifier");return type2===void 0?void 0:behindPrefix(t,type2)??type2},path:(t,node)=>{const type2=t.first(
node,"type_identifier");return type2!==void 0&&behindPrefix(t,type2)!==void 0?t.text(type2):void 0}};var accessed={use:(t,node)=>isAssigned(t,node)?"write":isCalled2(
t,node)?"call":"read",name:(t,node)=>receiverOf(t,node)===void 0?void 0:memberOf(t,node),receiver:receiverOf};var dart={key:"dart",family:"declarative",grammar:"\
@repomix/tree-sitter-wasms/out/tree-sitter-dart.wasm",revision:14,separator:".",standard:"std:dart",wider:{List:"Iterable",Set:"Iterable",Queue:"Iterable",int:"\
num",double:"num"},origin:originOf,definitions:{class_definition:{...container("class"),runs:ranByClass},extension_type_declaration:{...container("class"),kind:"\
struct"},representation_declaration:{kind:"property",type:typeOf},mixin_declaration:{...container("trait"),supertypes:(t,node)=>[...named(t,node),...supertypes(
t,node)]},enum_declaration:container("enum"),extension_declaration:{...container("class"),kind:"impl",name:(t,node)=>{const type2=t.field(node,"class");return type2!==
void 0&&t.type(type2)==="type_identifier"?type2:void 0}},function_signature:{kind:"function",memberKind:"method",scope:true,typeParameters,bounds,parameters,type:typeOf,
modifiers:(t,node)=>modifiers(t,node)},operator_signature:{kind:"method",scope:true,name:(t,node)=>t.all(node).find(child=>/^(?:binary_operator|\[\]=?|~)$/.test(
t.type(child))),parameters,type:typeOf,modifiers:()=>["exported"]},getter_signature:accessor("read"),setter_signature:accessor("write"),constructor_signature:generative,
constant_constructor_signature:generative,factory_constructor_signature:construction,redirecting_factory_constructor_signature:construction,initialized_identifier:variable,
static_final_declaration:variable,initialized_variable_definition:{kind:"variable",localInFunction:true,type:typeOf,value:last2},pattern_variable_declaration:{kind:"\
variable",localInFunction:true,names:(t,node)=>t.named(node).slice(0,2).flatMap(part=>bindings(t,part,true).map(({name:name2})=>name2)),gives:(t,node)=>{const value2=t.
named(node).at(-1);const pattern=t.named(node).find(part=>/_pattern$/.test(t.type(part)));return value2===void 0||pattern===void 0?[]:bindings(t,pattern,true,{node:value2}).
map(({given:given5})=>given5)}},enum_constant:{kind:"enum_member",type:enumeration},type_alias:{kind:"type",name:(t,node)=>t.first(node,"type_identifier"),typeParameters,
type:aliased}},follows:["function_body","initializers","redirection"],uses:{selector:{use:(t,node)=>isCall(t,node)||isCalled2(t,node)?"call":"read",name:nameOf2,
receiver:receiverOf},type_identifier:{use:(t,node)=>behindPrefix(t,node)===void 0?"type":"read",name:(_,node)=>node,path:(t,node)=>{const prefix=isDotBefore(t,node)?
t.previous(node):void 0;return prefix===void 0?void 0:t.text(prefix)}},unconditional_assignable_selector:accessed,conditional_assignable_selector:accessed,identifier:{
use:(t,node)=>isLabel(t,node)?"read":"call",name:(t,node)=>isCalled2(t,node)||isLabel(t,node)||handedOnTo(t,node)!==void 0?node:void 0,receiver:(t,node)=>isLabel(
t,node)?t.first(t.parent(node),"type_identifier"):handedOnTo(t,node)},qualified:{use:"read",name:(t,node)=>t.first(node,"identifier"),receiver:(t,node)=>t.each(
node,"type_identifier").at(-1)},constructor_param:{use:"write",name:(t,node)=>t.each(node,"identifier").at(-1),receiver:(t,node)=>t.first(node,"this")},relational_expression:{
use:"call",name:(t,node)=>madeGeneric(t,node)?.name},constructor_invocation:{use:"call",name:(t,node)=>t.each(node,"identifier").at(-1),receiver:(t,node)=>t.first(
node,"type_identifier")},dot_shorthand:shorthand,cascade_section:{use:(t,node)=>argumentsOf2(t,node)===void 0?"write":"call",name:memberOf,receiver:cascaded},label:filled,
const_object_expression:made2,new_expression:made2},reads:["identifier","identifier_dollar_escaped"],writes:(t,node)=>{const around2=t.parent(node);if(around2===
void 0)return false;if(t.type(around2)==="field_initializer")return t.first(around2,"identifier")===node;return t.type(around2)==="assignable_expression"&&t.named(
around2).at(-1)===node},types:[],scopes:{block:(t,node)=>{const clause=t.previous(node);return clause!==void 0&&t.type(clause)==="catch_clause"?caught(t,clause):
[]},if_statement:matched,if_element:matched,switch_statement_case:matched,switch_expression_case:matched,function_expression:(t,node)=>binders(t,node),for_statement:looped,
for_element:looped},label:(t,node)=>{if(t.type(node)==="identifier"){const list2=t.parent(node);if(list2!==void 0&&t.type(list2)==="typed_identifier")return{name:node};
const named7=list2!==void 0&&(t.type(list2)==="catch_parameters"||isUnknownLabel(t,node));return named7?{name:node}:void 0}const isAlone2=t.type(node)==="label"&&
madeWith(t,node)===void 0;const name2=isAlone2?t.first(node,"identifier"):void 0;return name2===void 0?void 0:{name:name2}},blockScoped:true,self:["this"],super:/^super$/,
script:readable,scriptKeepsPlaces:true,elementOf:listOf,keeps:keepsList,shape,members:MEMBERS,generic:withArguments,holds:/^Future(?:Or)?<(.*)>\??$/s,narrows:(t,node)=>[
...narrows(t,node),...inherited(t,node)],stands:(t,node)=>{if(t.type(node)==="selector")return t.previous(node);return t.type(node)==="unary_expression"||t.type(
node)==="await_expression"?t.named(node).at(-1):void 0},comments:["comment","documentation_comment"],begins:"slashes",imports:{import_or_export:(t,node)=>{const uri=uriOf(
t,node);if(uri===void 0)return[];const path=t.text(uri).slice(1,-1);const specification=t.descendant(node,"import_specification");const as=specification===void 0?
void 0:t.first(specification,"identifier");return[{path,as:as===void 0?path:t.text(as),node:uri}]},part_directive:(t,node)=>{const uri=uriOf(t,node);return uri===
void 0?[]:[{path:t.text(uri).slice(1,-1),as:t.text(uri),node:uri}]}},packages:{library_name:()=>"",part_of_directive:()=>""},common:COMMON,extends:true,constructs:(t,node)=>provided(
t,node)??given(t,node)??constructed(t,node),file:(path,from,paths)=>{const[,name2,rest]=/^package:([^/]+)\/(.*)$/.exec(path)??[];if(rest===void 0){const file=posix2.
join(posix2.dirname(from),path);return path.includes(":")||!paths.has(file)?void 0:file}const own=from.includes("/lib/")?[from.slice(0,from.indexOf("/lib/")+1)]:
[];return[...own,"",`packages/${name2}/`,`${name2}/`].map(root=>`${root}lib/${rest}`).find(one=>paths.has(one))},prefixes:true,global:true,globalValues:true};function targetOf(t,node){const target=t.type(node)==="call"?t.field(node,"target"):void 0;return target!==void 0&&t.type(target)==="identifier"?t.text(target):
""}var argumentsOf3=(t,node)=>{const list2=t.first(node,"arguments");return list2===void 0?[]:t.named(list2)};function option(t,node,name2){const options=argumentsOf3(
t,node).find(argument2=>t.type(argument2)==="keywords");const pair=options===void 0?void 0:t.named(options).find(one=>t.text(one).startsWith(`${name2}:`));return pair===
void 0?void 0:t.field(pair,"value")}var operatorOf=(t,node)=>{if(!/^(?:bin|un)ary_operator$/.test(t.type(node)))return"";const operator=t.field(node,"operator");
return operator===void 0?"::":t.text(operator)};var FUNCTIONS=new Map([["def","function"],["defp","function"],["defdelegate","function"],["defguard","function"],["defguardp","function"],["defn","function"],["\
defnp","function"],["defmacro","macro"],["defmacrop","macro"]]);function headOf3(t,node){const[first]=argumentsOf3(t,node);if(first===void 0)return void 0;return t.
type(first)==="binary_operator"&&operatorOf(t,first)==="when"?t.field(first,"left"):first}function nameOfHead(t,head2){if(head2===void 0)return void 0;if(t.type(
head2)==="identifier")return head2;const target=t.type(head2)==="call"?t.field(head2,"target"):void 0;return target!==void 0&&t.type(target)==="identifier"?target:
void 0}function moduleName(t,node){const[name2]=argumentsOf3(t,node);return name2!==void 0&&t.type(name2)==="alias"?name2:void 0}function modulesNamed(t,node){if(t.type(node)==="alias")return[{path:t.text(node),node}];const[left,right]=t.type(node)==="dot"?[t.field(node,"left"),t.field(node,
"right")]:[];if(left===void 0||right===void 0||t.type(right)!=="tuple")return[];return t.each(right,"alias").map(one=>({path:`${t.text(left)}.${t.text(one)}`,node:one}))}
var lastOf=path=>path.slice(path.lastIndexOf(".")+1);function imports3(t,node){const target=targetOf(t,node);if(!/^(?:alias|import|require|use)$/.test(target))return[];
const[named7]=argumentsOf3(t,node);if(named7===void 0)return[];const as=option(t,node,"as");return modulesNamed(t,named7).map(({path,node:at})=>{if(as!==void 0)
return{path,as:t.text(as),node:at};if(target==="alias")return{path,as:lastOf(path),node:at};if(target==="require")return{path,as:path,node:at};return target==="\
use"?{path,node:at,uses:usedBy(t,node)}:{path,node:at}})}function usedBy(t,node){const which=argumentsOf3(t,node)[1];return which!==void 0&&t.type(which)==="ato\
m"?t.text(which).slice(1):"__using__"}function brings(t){const found2={};if(!t.tree.text.includes("quote"))return found2;for(const module2 of t.named(0)){const name2=targetOf(
t,module2)==="defmodule"?moduleName(t,module2):void 0;const body2=t.first(module2,"do_block");if(name2===void 0||body2===void 0)continue;const quoting=new Map;for(const one of t.
named(body2)){const called2=FUNCTIONS.has(targetOf(t,one))?nameOfHead(t,headOf3(t,one)):void 0;if(called2===void 0||!t.text(one).includes("quote"))continue;const known3=quoting.
get(t.text(called2))??{imports:[],others:[]};quoting.set(t.text(called2),known3);for(const quoted of callsIn(t,one,"quote"))for(const each of callsIn(t,quoted,"")){
const target=targetOf(t,each);if(target==="unquote")known3.others.push(...argumentsOf3(t,each).map(of=>targetOf(t,of)));else if(/^(?:alias|import|use)$/.test(target))
for(const{node:_,...imported4}of imports3(t,each))known3.imports.push(imported4)}}const all2=(of,seen2)=>{const known3=seen2.has(of)||seen2.size>=MOST_QUOTING?void 0:
quoting.get(of);seen2.add(of);return known3?[...known3.imports,...known3.others.flatMap(other=>all2(other,seen2))]:[]};for(const of of quoting.keys()){const some=all2(
of,new Set);if(some.length>0)found2[`${t.text(name2)}.${of}`]=some}}return found2}var MOST_QUOTING=100;var MOST_QUOTED=2e3;function callsIn(t,node,name2){const found2=[];
const open2=[...t.named(node)];for(let one=open2.pop();one!==void 0&&found2.length<MOST_QUOTED;one=open2.pop()){if(t.type(one)==="call"&&(name2===""||targetOf(t,
one)===name2))found2.push(one);open2.push(...t.named(one))}return found2}var HANDLERS=new Map([["GenServer.call",["handle_call",3]],["GenServer.cast",["handle_cast",2]],["send",["handle_info",2]],["Process.send",["handle_info",2]],["\
Process.send_after",["handle_info",2]],["JS.push",["handle_event",3]]]);function sentBy(t,tag){const around2=t.parent(tag);const message=around2!==void 0&&t.type(
around2)==="tuple"&&t.named(around2)[0]===tag?around2:tag;const list2=t.parent(message);const call=list2===void 0||t.type(list2)!=="arguments"?void 0:t.parent(list2);
if(call===void 0)return void 0;const target=t.field(call,"target");const handled=target===void 0?void 0:HANDLERS.get(t.text(target));if(!handled)return void 0;const[
handler,takes]=handled;const args2=argumentsOf3(t,call);const at=args2.indexOf(message);if(handler==="handle_event")return at<=1&&t.type(tag)==="string"&&answers(
t,tag,handler,t.text(tag))?{handler,takes}:void 0;const server=at===1?args2[0]:void 0;if(at>1||at===0&&!isPiped(t,call)||t.type(tag)!=="atom")return void 0;const named7=server===
void 0?"":t.text(server);if(server!==void 0&&t.type(server)==="alias")return{handler,takes,server};if(handler==="handle_info"&&named7!=="self()"&&named7!=="__MO\
DULE__")return void 0;return answers(t,tag,handler,t.text(tag))?{handler,takes}:void 0}var answers=(t,node,handler,tag)=>moduleAround(t,node)?.clauses.has(`${handler}\
 ${tag}`)??false;var modules=new WeakMap;var inserting=new WeakMap;function remembered(known3,t,node,read){const ofTree=known3.get(t.tree)??new Map;known3.set(t.
tree,ofTree);const found2=ofTree.get(node)??read();ofTree.set(node,found2);return found2}function moduleAround(t,node){let at=t.parent(node);while(at!==void 0&&
targetOf(t,at)!=="defmodule")at=t.parent(at);const body2=at===void 0?void 0:t.first(at,"do_block");if(body2===void 0)return void 0;return remembered(modules,t,body2,
()=>{const parts2=t.named(body2);return{clauses:new Set(parts2.flatMap(one=>clauseOf2(t,one)??[])),isWorker:parts2.some(isWorker(t))}})}var isWorker=t=>one=>targetOf(
t,one)==="use"&&/^use[ (]\s*(?:\w+\.)*Worker\b/.test(t.text(one));function clauseOf2(t,node){if(targetOf(t,node)!=="def")return void 0;const[first]=argumentsOf3(
t,node);const head2=first!==void 0&&t.type(first)==="binary_operator"?t.field(first,"left"):first;const handler=head2===void 0?"":targetOf(t,head2);const pattern=head2===
void 0||!handler.startsWith("handle_")?void 0:argumentsOf3(t,head2)[0];if(pattern===void 0)return void 0;const written2=t.type(pattern)==="binary_operator"?t.field(
pattern,"left")??pattern:pattern;const told=t.type(written2)==="tuple"?t.named(written2)[0]:written2;return told===void 0?void 0:`${handler} ${t.text(told)}`}var isPiped=(t,call)=>{
const around2=t.parent(call);return around2!==void 0&&t.type(around2)==="binary_operator"&&t.field(around2,"right")===call};function jobMadeBy(t,call){const target=t.
type(call)==="call"?t.field(call,"target"):void 0;if(target===void 0)return void 0;const isDot=t.type(target)==="dot";const[on2,name2]=isDot?[t.field(target,"le\
ft"),t.field(target,"right")]:[void 0,target];if(name2===void 0||t.text(name2)!=="new")return void 0;const offset=t.tree.start[name2];if(isDot)return on2!==void 0&&
t.type(on2)==="alias"&&isInserted(t,call)?{offset,path:t.text(on2)}:void 0;return moduleAround(t,call)?.isWorker?{offset,path:"__MODULE__"}:void 0}function isInserted(t,call){
let at=call;while(at!==void 0&&!/^defp?$/.test(targetOf(t,at)))at=t.parent(at);const around2=at;return around2!==void 0&&remembered(inserting,t,around2,()=>/\bOban\.insert/.
test(t.text(around2)))}var COMPONENT_TAKES=1;var EVENT_TAKES=3;var TAG=/<(\.|[A-Z][\w.]*\.)([a-z_]\w*[?!]?)/g;var EVENT=/\bphx-[\w-]+=(?:\{\s*)?"([\w.:/ -]+)"|\bJS\.push\(\s*"([\w.:/ -]+)"/g;
var CALL=/(?<![\w.@:&%])((?:[A-Z]\w*\.)*)([a-z_]\w*[?!]?)\(/g;var MODULE=/(?<![\w.:"])([A-Z]\w*(?:\.[A-Z]\w*)*)(?![\w.(])/g;var FORMS=/^(?:if|unless|for|case|cond|fn|with|not|and|or|in|when|do|end)$/;
var COMMENT=/<%!--[\s\S]*?--%>|<!--[\s\S]*?-->/g;var TEXT=/"(?:[^"\\\n]|\\.)*"/g;var MOST_CHARACTERS=2e5;function writtenInTemplate(t,sigil){const[name2,content]=[
t.first(sigil,"sigil_name"),t.first(sigil,"quoted_content")];if(name2===void 0||content===void 0||t.text(name2)!=="H")return[];const start2=t.tree.start[content];
const blank=one=>" ".repeat(one.length);const text=t.text(content).slice(0,MOST_CHARACTERS).replace(COMMENT,blank);const found2=[];for(const{index,0:all2,1:of="",
2:called2=""}of text.matchAll(TAG))found2.push({offset:start2+index+all2.length-called2.length,name:called2,use:"call",arguments:COMPONENT_TAKES,...of==="."?{}:
{path:of.slice(0,-1)}});for(const{index,0:all2,1:said,2:pushed}of text.matchAll(EVENT)){const event=said??pushed??"";if(answers(t,sigil,"handle_event",`"${event}\
"`))found2.push({offset:start2+index+all2.length-event.length-1,length:event.length,name:"handle_event",use:"call_indirect",arguments:EVENT_TAKES,path:"__MODULE\
__"})}const code=onlyCode(text.replace(TEXT,(one,at)=>text[at-1]==="="?one:`"${blank(one.slice(2))}"`));const parentheses=takenIn(code);for(const{index,0:all2,1:of="",
2:called2=""}of code.matchAll(CALL)){if(FORMS.test(called2))continue;const taken=parentheses.get(index+all2.length);if(taken===void 0)continue;const isPiped2=/\|>\s*$/.
test(code.slice(Math.max(0,index-40),index));found2.push({offset:start2+index+of.length,name:called2,use:"call",arguments:taken+(isPiped2?1:0),...of===""?{}:{path:of.
slice(0,-1)}})}for(const{index,1:module2=""}of code.matchAll(MODULE))found2.push({offset:start2+index,name:module2,use:"type"});return found2}function onlyCode(text){
let code="";let depth2=0;let isTag=false;for(let at=0;at<text.length;at++){const one=text[at];if(one==="<"&&text[at+1]==="%")isTag=true;if(one==="{")depth2++;code+=
depth2>0||isTag||one==="\n"?one:" ";if(one==="}")depth2=Math.max(0,depth2-1);if(one===">"&&text[at-1]==="%")isTag=false}return code}function takenIn(code){const taken=new Map;
const open2=[];for(let at=0;at<code.length;at++){const one=code[at];if(/\s/.test(one))continue;const around2=open2.at(-1);if(")]}".includes(one)){if(one===")"&&
around2?.sign==="(")taken.set(around2.from,around2.isEmpty?0:around2.commas+1);open2.pop();continue}if(around2)around2.isEmpty=false;if(one===","&&around2)around2.
commas++;if("([{".includes(one))open2.push({sign:one,from:at+1,commas:0,isEmpty:true})}return taken}var VERBS=/^(?:get|post|put|patch|delete|options|head|match)$/;var ACTION_TAKES=2;function controllerOf(t,atom){const list2=t.parent(atom);const call=list2===void 0?
void 0:t.parent(list2);if(call===void 0||!VERBS.test(targetOf(t,call)))return void 0;const args2=argumentsOf3(t,call);const at=args2.indexOf(atom);const[path,controller]=[
args2[at-2],args2[at-1]];return path!==void 0&&controller!==void 0&&t.type(path)==="string"&&t.type(controller)==="alias"?controller:void 0}function scopeOf(t,node){
const found2=[];for(let at=t.parent(node);at!==void 0;at=t.parent(at)){const alias2=option(t,at,"alias");if(alias2!==void 0&&t.text(alias2)==="false")break;if(targetOf(
t,at)!=="scope"||t.first(at,"do_block")===void 0)continue;const named7=alias2??argumentsOf3(t,at).find(one=>t.type(one)==="alias");if(named7!==void 0&&t.type(named7)===
"alias")found2.unshift(t.text(named7))}return found2.join(".")}var ROUTES=/^(?:get|post|put|patch|delete|options|head|match|live|resources)$/;function inScope(t,module2){
const list2=module2===void 0?void 0:t.parent(module2);const call=list2===void 0?void 0:t.parent(list2);if(module2===void 0||call===void 0||!ROUTES.test(targetOf(
t,call))||t.type(module2)!=="alias")return void 0;const scope=scopeOf(t,module2);return scope===""?void 0:`${scope}.${t.text(module2)}`}var MODULES=new Map([["defmodule","module"],["defprotocol","interface"],["defimpl","impl"]]);var RECORDS=/^defrecordp?$/;var ANNOTATIONS=/^(?:moduledoc|doc|typedoc|spec|impl|behaviour|derive|deprecated|since|compile|dialyzer|enforce_keys|external_resource|on_load|before_compile|after_compile|on_definition|optional_callbacks|tag|moduletag|describetag)$/;
var TYPED=/^(?:type|typep|opaque|spec|callback|macrocallback)$/;var FORMS2=new Set("alias case cond defstruct defexception defoverridable for fn if import in qu\
ote raise receive require rescue super try unless unquote unquote_splicing use when with and or not __MODULE__ __ENV__ __DIR__ __CALLER__ __STACKTRACE__ _".split(
" "));function attributeOf(t,node){const operand2=operatorOf(t,node)==="@"?t.field(node,"operand"):void 0;return operand2!==void 0&&t.type(operand2)==="call"?operand2:
void 0}function boundBy2(t,pattern){const type2=t.type(pattern);if(type2==="identifier")return FORMS2.has(t.text(pattern))?[]:[pattern];if(type2==="unary_operat\
or"||type2==="call"||type2==="struct"||type2==="string")return[];if(type2!=="binary_operator")return t.named(pattern).flatMap(part=>boundBy2(t,part));const operator=operatorOf(
t,pattern);const[left,right]=[t.field(pattern,"left"),t.field(pattern,"right")];const parts2=/^(?:\\\\|::|when|in)$/.test(operator)?[left]:[left,right];return parts2.
flatMap(part=>part===void 0?[]:boundBy2(t,part))}function parameters2(t,node){const head2=FUNCTIONS.has(targetOf(t,node))?headOf3(t,node):void 0;if(head2===void 0||
t.type(head2)!=="call")return[];return argumentsOf3(t,head2).map(pattern=>{const isDefault=t.type(pattern)==="binary_operator"&&operatorOf(t,pattern)==="\\\\";const[
left,right]=isDefault?[t.field(pattern,"left"),t.field(pattern,"right")]:[pattern,void 0];const made4={name:t.brief(left??pattern)};if(right!==void 0)made4.default=
t.brief(right);return{node:pattern,name:pattern,parameter:made4,binds:boundBy2(t,pattern)}})}function arityOf(t,node){const list2=parameters2(t,node);return[list2.
filter(({parameter})=>parameter.default===void 0).length,list2.length]}function continues(t,node){const name2=nameOfHead(t,FUNCTIONS.has(targetOf(t,node))?headOf3(
t,node):void 0);if(name2===void 0)return false;let before3=t.previous(node);while(before3!==void 0&&(t.type(before3)==="comment"||attributeOf(t,before3)!==void 0))
before3=t.previous(before3);if(before3===void 0||!FUNCTIONS.has(targetOf(t,before3)))return false;const other=nameOfHead(t,headOf3(t,before3));return other!==void 0&&
t.text(other)===t.text(name2)&&arityOf(t,before3)[1]===arityOf(t,node)[1]}function given2(t,node){const list2=argumentsOf3(t,node);const around2=t.parent(node);
const isPiped2=around2!==void 0&&t.type(around2)==="binary_operator"&&operatorOf(t,around2)==="|>"&&t.field(around2,"right")===node;return list2.length+(isPiped2?
1:0)+(t.first(node,"do_block")===void 0?0:1)}function captured(t,node){const around2=t.parent(node);if(operatorOf(t,node)!=="/"||around2===void 0||operatorOf(t,
around2)!=="&")return void 0;const[left,right]=[t.field(node,"left"),t.field(node,"right")];if(left===void 0||right===void 0)return void 0;const arity5=Number(t.
text(right));if(t.type(left)==="identifier")return{name:left,arity:arity5};const dot=t.type(left)==="call"?t.field(left,"target"):void 0;const[on2,name2]=dot===
void 0?[]:[t.field(dot,"left"),t.field(dot,"right")];return on2===void 0||name2===void 0?void 0:{name:name2,on:on2,arity:arity5}}var dotOf=(t,node)=>{const target=t.
field(node,"target");return target!==void 0&&t.type(target)==="dot"?target:void 0};function isFieldRead(t,node){const dot=t.first(node,"arguments")===void 0?dotOf(
t,node):void 0;const on2=dot===void 0?void 0:t.field(dot,"left");return on2!==void 0&&t.type(on2)!=="alias"}var binders2=(t,patterns)=>patterns===void 0?[]:boundBy2(
t,patterns).map(name2=>({name:name2}));var kindOf2=(t,node)=>{const target=targetOf(t,node);return MODULES.get(target)??FUNCTIONS.get(target)??(RECORDS.test(target)?
"macro":"property")};var elixir={key:"elixir",family:"declarative",grammar:"tree-sitter-elixir/tree-sitter-elixir.wasm",revision:7,separator:".",standard:"std:e\
lixir",definitions:{call:{kind:kindOf2,scope:true,names:(t,node)=>{const target=targetOf(t,node);if(MODULES.has(target))return[moduleName(t,node)].filter(name2=>name2!==
void 0);if(FUNCTIONS.has(target))return[nameOfHead(t,headOf3(t,node))].filter(name2=>name2!==void 0);const[list2]=argumentsOf3(t,node);if(RECORDS.test(target))return list2!==
void 0&&t.type(list2)==="atom"?[list2]:[];if(target!=="defstruct"&&target!=="defexception")return[];return list2===void 0?[]:[...fieldsOf(t,list2)]},rename:text=>lastOf(
text).replace(/^:|:\s*$/g,""),within:(t,node)=>{const name2=MODULES.has(targetOf(t,node))?moduleName(t,node):void 0;const path=name2===void 0?"":t.text(name2);return path.
includes(".")?path.slice(0,path.lastIndexOf(".")):void 0},receiver:(t,node)=>{const of=targetOf(t,node)==="defimpl"?option(t,node,"for"):void 0;return of===void 0?
void 0:t.text(of)},continues,parameters:parameters2,arity:(t,node)=>FUNCTIONS.has(targetOf(t,node))?arityOf(t,node):void 0,body:(t,node)=>t.first(node,"do_block")??
argumentsOf3(t,node).find(one=>/^do:/.test(t.text(one))),modifiers:(t,node)=>{const target=targetOf(t,node);return FUNCTIONS.has(target)?[/p$/.test(target)?"pri\
vate":"exported"]:[]}},unary_operator:{kind:(t,node)=>{const name2=targetOf(t,attributeOf(t,node)??node);return/^(?:type|typep|opaque)$/.test(name2)?"type":/callback$/.
test(name2)?"function":"constant"},name:(t,node)=>{const attribute=attributeOf(t,node);const name2=attribute===void 0?"":targetOf(t,attribute);if(attribute===void 0||
name2===""||ANNOTATIONS.test(name2))return void 0;if(!TYPED.test(name2))return t.field(attribute,"target");const[declared4]=argumentsOf3(t,attribute);if(declared4===
void 0||operatorOf(t,declared4)!=="::")return void 0;return nameOfHead(t,t.field(declared4,"left"))},rename:(text,t,node)=>TYPED.test(targetOf(t,attributeOf(t,node)??
node))?text:`@${text}`,modifiers:(t,node)=>{const name2=targetOf(t,attributeOf(t,node)??node);return/callback$/.test(name2)?["abstract"]:TYPED.test(name2)&&name2!==
"typep"?[]:["private"]}},binary_operator:{kind:"variable",localInFunction:true,names:(t,node)=>{const left=/^(?:=|<-)$/.test(operatorOf(t,node))?t.field(node,"l\
eft"):void 0;return left===void 0?[]:boundBy2(t,left)}}},uses:{call:{use:(t,node)=>isInType(t,node)?"type":isFieldRead(t,node)?"read":"call",name:(t,node)=>{const dot=dotOf(
t,node);if(dot!==void 0)return t.field(dot,"right");const target=t.field(node,"target");const isForm2=FORMS2.has(targetOf(t,node))||target!==void 0&&isFormTarget(
t,target);return targetOf(t,node)===""||isForm2?void 0:target},receiver:(t,node)=>{const dot=dotOf(t,node);return dot===void 0?void 0:t.field(dot,"left")},arguments:given2},
unary_operator:{use:"read",name:(t,node)=>{const operand2=operatorOf(t,node)==="@"?t.field(node,"operand"):void 0;return operand2!==void 0&&t.type(operand2)==="\
identifier"?node:void 0}},atom:{use:"call_indirect",name:(t,node)=>(controllerOf(t,node)??sentBy(t,node))===void 0?void 0:node,text:(t,node)=>sentBy(t,node)?.handler??
t.text(node).slice(1),receiver:(t,node)=>{const controller=controllerOf(t,node);if(controller===void 0)return sentBy(t,node)?.server;return scopeOf(t,controller)===
""?controller:void 0},path:(t,node)=>inScope(t,controllerOf(t,node))??(sentBy(t,node)?"__MODULE__":void 0),arguments:(t,node)=>sentBy(t,node)?.takes??ACTION_TAKES,
supposed:true},string:{use:"call_indirect",name:(t,node)=>sentBy(t,node)===void 0?void 0:node,text:(t,node)=>sentBy(t,node)?.handler??"",path:()=>"__MODULE__",arguments:(t,node)=>sentBy(
t,node)?.takes,supposed:true},alias:{use:"type",name:(t,node)=>inScope(t,node)===void 0?void 0:node,text:(t,node)=>inScope(t,node)??t.text(node)},binary_operator:{
use:"read",name:(t,node)=>captured(t,node)?.name,receiver:(t,node)=>captured(t,node)?.on,arguments:(t,node)=>captured(t,node)?.arity}},written:(t,node)=>{if(t.type(
node)==="sigil")return writtenInTemplate(t,node);const job=jobMadeBy(t,node);return job===void 0?[]:[{...job,length:3,name:"perform",use:"call_indirect",arguments:1}]},
reads:["identifier"],types:["alias"],scopes:{do_block:()=>[],else_block:()=>[],rescue_block:()=>[],catch_block:()=>[],after_block:()=>[],anonymous_function:()=>[],
stab_clause:(t,node)=>binders2(t,t.field(node,"left"))},label:(t,node)=>t.type(node)==="identifier"&&(FORMS2.has(t.text(node))||isFormTarget(t,node)||isAttribute(
t,node))?{name:node}:void 0,blockScoped:true,localsAreNotCalled:true,wholeNames:true,fieldsNeedReceiver:true,self:["__MODULE__"],comments:["comment"],begins:"ha\
sh",beside:(t,node)=>{const attribute=attributeOf(t,node);const name2=attribute===void 0?void 0:targetOf(t,attribute);return name2===void 0?void 0:/doc$/.test(name2)?
"doc":ANNOTATIONS.test(name2)?"other":void 0},imports:{call:imports3},brings,packages:{}};function isFormTarget(t,node){const call=t.parent(node);if(call===void 0||
t.type(call)!=="call"||t.field(call,"target")!==node)return false;const text=t.text(node);if(MODULES.has(text)||FUNCTIONS.has(text))return true;const around2=t.
parent(call);if(around2===void 0)return false;if(operatorOf(t,around2)==="@")return ANNOTATIONS.test(text)||TYPED.test(text);const list2=t.field(around2,"left")===
call?t.parent(around2):void 0;const attribute=list2===void 0?void 0:t.parent(list2);return attribute!==void 0&&isAttribute(t,attribute)&&TYPED.test(targetOf(t,attribute))}
var isAttribute=(t,node)=>{const around2=t.parent(node);return around2!==void 0&&operatorOf(t,around2)==="@"};function isInType(t,node){for(let at=t.parent(node);at!==
void 0&&t.type(at)!=="do_block";at=t.parent(at))if(t.type(at)==="call"&&isAttribute(t,at))return TYPED.test(targetOf(t,at));return false}function*fieldsOf(t,list2){
for(const one of t.named(list2)){if(t.type(one)==="atom")yield one;else if(t.type(one)==="keywords")yield*fieldsOf(t,one);else if(t.type(one)==="pair"){const key2=t.
field(one,"key");if(key2!==void 0)yield key2}}}var ERLANG_NAMES=new Set(`abs apply atom_to_binary atom_to_list binary_part binary_to_atom binary_to_existing_atom binary_to_float binary_to_integer binary_to_l\
ist
  binary_to_term bit_size bitstring_to_list byte_size ceil check_old_code check_process_code date delete_module demonitor disconnect_node
  element erase error exit float float_to_binary float_to_list floor garbage_collect get get_keys group_leader halt hd integer_to_binary
  integer_to_list iolist_size iolist_to_binary is_alive is_atom is_binary is_bitstring is_boolean is_float is_function is_integer is_list
  is_map is_map_key is_number is_pid is_port is_process_alive is_record is_reference is_tuple length link list_to_atom list_to_binary
  list_to_bitstring list_to_existing_atom list_to_float list_to_integer list_to_pid list_to_ref list_to_tuple load_module make_ref map_get
  map_size max min monitor monitor_node node nodes now open_port pid_to_list port_close port_command port_to_list process_flag process_info
  processes put ref_to_list register registered round self send setelement size spawn spawn_link spawn_monitor spawn_opt spawn_request
  split_binary statistics term_to_binary term_to_iovec throw time tl trunc tuple_size tuple_to_list unlink unregister whereis
  any arity atom binary bitstring bool boolean byte char dynamic fun function identifier integer iodata iolist iovec list map maybe_improper_list
  mfa module neg_integer nil no_return non_neg_integer none nonempty_binary nonempty_list nonempty_string number pid port pos_integer
  reference string term timeout tuple`.split(/\s+/));var BUILT_IN=/^(?:MODULE|MODULE_STRING|FILE|LINE|MACHINE|FUNCTION_NAME|FUNCTION_ARITY|OTP_RELEASE|FEATURE_\w+)$/;var APPLYING=/^(?:apply|spawn\w*|apply_after|apply_interval|apply_repeatedly|hibernate|call|cast|multicall|async_call)$/;
var TYPES2=/^(?:spec|callback|type_alias|opaque|field_type)$/;var headings=new WeakMap;function headingOf(t){let known3=headings.get(t);if(!known3){const forms=t.
named(0);const module2=forms.find(form=>t.type(form)==="module_attribute");const name2=module2===void 0?void 0:t.field(module2,"name");const lists=forms.filter(
form=>t.type(form)==="export_attribute");const isAll=forms.some(form=>t.type(form)==="compile_options_attribute"&&/\bexport_all\b/.test(t.text(form)));const listed=lists.
flatMap(list2=>t.each(list2,"fa")).map(one=>t.text(one).replace(/\s/g,""));known3={module:name2===void 0?void 0:bare(t.text(name2)),exported:isAll?void 0:new Set(
listed)};headings.set(t,known3)}return known3}var bare=atom=>atom.replace(/^'(.*)'$/s,"$1");var clauseOf3=(t,declaration)=>t.first(declaration,"function_clause");
var argumentsOf4=(t,node)=>{const list2=t.field(node,"args");return list2===void 0?[]:t.named(list2).filter(one=>t.type(one)!=="comment")};function functionName(t,declaration){
const clause=clauseOf3(t,declaration);const name2=clause===void 0?void 0:t.field(clause,"name");return name2!==void 0&&t.type(name2)==="atom"?name2:void 0}var arityOf2=(t,declaration)=>{
const clause=clauseOf3(t,declaration);return clause===void 0?0:argumentsOf4(t,clause).length};function continues2(t,node){let before3=t.previous(node);while(before3!==
void 0&&t.type(before3)==="comment")before3=t.previous(before3);if(before3===void 0||t.type(before3)!=="fun_decl")return false;const[name2,other]=[functionName(
t,node),functionName(t,before3)];if(name2===void 0||other===void 0)return false;return t.text(name2)===t.text(other)&&arityOf2(t,node)===arityOf2(t,before3)}function boundBy3(t,pattern,depth2=0){
const type2=t.type(pattern);if(type2==="var")return/^_?$/.test(t.text(pattern))?[]:[pattern];if(type2==="macro_call_expr"||type2==="bit_size_expr"||depth2>DEEPEST_PATTERN)
return[];return t.named(pattern).flatMap(part=>boundBy3(t,part,depth2+1))}var boundByField=(t,node,field)=>{const pattern=t.field(node,field);return pattern===void 0?
[]:boundBy3(t,pattern)};function moduleNamed(t,node){if(node===void 0)return void 0;if(t.type(node)==="atom")return bare(t.text(node));return t.text(node)==="?M\
ODULE"?headingOf(t).module:void 0}function qualifierOf(t,call){const remote=t.parent(call);if(remote===void 0||t.type(remote)!=="remote"||t.field(remote,"fun")!==
call)return void 0;const qualifier=t.field(remote,"module");return qualifier===void 0?void 0:moduleNamed(t,t.field(qualifier,"module"))}var isQualified2=(t,call)=>{
const around2=t.parent(call);return around2!==void 0&&t.type(around2)==="remote"&&t.field(around2,"fun")===call};function isType(t,node){for(let at=t.parent(node);at!==
void 0;at=t.parent(at)){if(TYPES2.test(t.type(at)))return true;if(/^(?:clause_body|fun_decl)$/.test(t.type(at)))return false}return false}function handedOn(t,node){
const list2=t.named(node).slice(-3);const[module2,name2,given5]=list2;if(module2===void 0||name2===void 0||given5===void 0)return void 0;if(t.type(name2)!=="ato\
m"||t.type(given5)!=="list")return void 0;const named7=moduleNamed(t,module2);return named7===void 0?void 0:{module:named7,name:name2,arity:t.named(given5).length}}
function applied(t,node){const around2=t.parent(node);if(around2===void 0)return void 0;if(t.type(node)==="expr_args"){const callee2=t.field(around2,"expr");return callee2!==
void 0&&APPLYING.test(t.text(callee2))?handedOn(t,node):void 0}const key2=t.type(around2)==="map_field"?t.field(around2,"key"):void 0;const isStart=key2!==void 0&&
t.text(key2)==="start";if(!isStart&&t.type(around2)!=="tuple"||t.named(node).length!==3)return void 0;return isStart||t.count(around2,7)===6?handedOn(t,node):void 0}
function capturedArity(t,node){const arity5=t.field(node,"arity");const value2=arity5===void 0?void 0:t.field(arity5,"value");return value2===void 0?void 0:Number(
t.text(value2))}var typeName=(t,node)=>{const name2=t.field(node,"name");return name2===void 0?void 0:t.field(name2,"name")};var inRecordDeclaration=(t,node)=>{
const around2=t.parent(node);return around2!==void 0&&t.type(around2)==="record_decl"};function recordOf(t,field){const around2=t.parent(field);const name2=around2===
void 0?void 0:t.field(around2,"name");const atom=name2===void 0||t.type(name2)!=="record_name"?void 0:t.field(name2,"name");return atom===void 0?void 0:t.text(atom)}
var erlang={key:"erlang",family:"declarative",grammar:"tree-sitter-wasm/erlang/tree-sitter-erlang.wasm",revision:3,separator:":",standard:"std:erlang",definitions:{
module_attribute:{kind:"module",rename:bare},fun_decl:{kind:"function",scope:true,name:functionName,rename:bare,continues:continues2,parameters:(t,node)=>{const clause=clauseOf3(
t,node);return(clause===void 0?[]:argumentsOf4(t,clause)).map(pattern=>({node:pattern,name:pattern,parameter:{name:t.brief(pattern)},binds:boundBy3(t,pattern)}))},
arity:(t,node)=>[arityOf2(t,node),arityOf2(t,node)],body:(t,node)=>{const clause=clauseOf3(t,node);return clause===void 0?void 0:t.field(clause,"body")},modifiers:(t,node)=>{
const name2=functionName(t,node);const{exported:exported2}=headingOf(t);const is=name2!==void 0&&(exported2?.has(`${t.text(name2)}/${arityOf2(t,node)}`)??true);
const isTest2=name2!==void 0&&arityOf2(t,node)===0&&/_test_?$/.test(t.text(name2));return[is?"exported":"private",...isTest2?["test"]:[]]}},record_decl:{kind:"s\
truct",scope:true},record_field:{kind:"property",name:(t,node)=>inRecordDeclaration(t,node)?t.field(node,"name"):void 0,type:(t,node)=>{const type2=t.field(node,
"ty");return type2===void 0?void 0:t.brief(type2)}},pp_define:{kind:"macro",scope:true,name:(t,node)=>{const head2=t.field(node,"lhs");return head2===void 0?void 0:
t.field(head2,"name")},parameters:(t,node)=>{const head2=t.field(node,"lhs");return(head2===void 0?[]:argumentsOf4(t,head2)).map(one=>({node:one,name:one,parameter:{
name:t.text(one)}}))}},type_alias:{kind:"type",name:typeName},opaque:{kind:"type",name:typeName},callback:{kind:"function",name:(t,node)=>t.field(node,"fun"),arity:(t,node)=>{
const signature=t.field(node,"sigs");const count=signature===void 0?0:argumentsOf4(t,signature).length;return[count,count]},modifiers:()=>["abstract"]},match_expr:{
kind:"variable",localInFunction:true,names:(t,node)=>boundByField(t,node,"lhs")},cond_match_expr:{kind:"variable",localInFunction:true,names:(t,node)=>boundByField(
t,node,"lhs")},b_generator:{kind:"variable",localInFunction:true,names:(t,node)=>boundByField(t,node,"lhs")},map_generator:{kind:"variable",localInFunction:true,
names:(t,node)=>boundByField(t,node,"lhs")},generator:{kind:"variable",localInFunction:true,names:(t,node)=>boundByField(t,node,"lhs")},cr_clause:{kind:"variabl\
e",localInFunction:true,names:(t,node)=>boundByField(t,node,"pat")},catch_clause:{kind:"variable",localInFunction:true,names:(t,node)=>["class","pat","stack"].flatMap(
field=>boundByField(t,node,field))}},uses:{call:{use:(t,node)=>isType(t,node)?"type":"call",name:(t,node)=>{const name2=t.field(node,"expr");if(name2===void 0||
t.type(name2)!=="atom")return void 0;return isQualified2(t,node)&&qualifierOf(t,node)===void 0?void 0:name2},path:qualifierOf,arguments:(t,node)=>isType(t,node)?
void 0:argumentsOf4(t,node).length},internal_fun:{use:"read",name:(t,node)=>t.field(node,"fun"),arguments:capturedArity},external_fun:{use:"read",name:(t,node)=>{
const[module2,name2]=[t.field(node,"module"),t.field(node,"fun")];const isKnown=module2!==void 0&&moduleNamed(t,t.field(module2,"name"))!==void 0;return isKnown&&
name2!==void 0&&t.type(name2)==="atom"?name2:void 0},path:(t,node)=>{const module2=t.field(node,"module");return module2===void 0?void 0:moduleNamed(t,t.field(module2,
"name"))},arguments:capturedArity},expr_args:{use:"call_indirect",name:(t,node)=>applied(t,node)?.name,path:(t,node)=>applied(t,node)?.module,arguments:(t,node)=>applied(
t,node)?.arity},tuple:{use:"call_indirect",name:(t,node)=>applied(t,node)?.name,path:(t,node)=>applied(t,node)?.module,arguments:(t,node)=>applied(t,node)?.arity},
macro_call_expr:{use:"call_macro",name:(t,node)=>{const name2=t.field(node,"name");return name2===void 0||BUILT_IN.test(t.text(name2))?void 0:name2}},pp_ifdef:{
use:"call_macro",name:(t,node)=>t.field(node,"name")},pp_ifndef:{use:"call_macro",name:(t,node)=>t.field(node,"name")},pp_undef:{use:"call_macro",name:(t,node)=>t.
field(node,"name")},record_name:{use:"type",name:(t,node)=>t.field(node,"name")},record_field:{use:"read",name:(t,node)=>t.field(node,"name"),path:recordOf},record_field_name:{
use:"read",name:(t,node)=>t.field(node,"name"),path:recordOf}},reads:["var"],types:[],scopes:{fun_clause:(t,node)=>[t.field(node,"name"),...argumentsOf4(t,node).
flatMap(pattern=>boundBy3(t,pattern))].flatMap(name2=>name2===void 0?[]:[{name:name2}]),list_comprehension:()=>[],binary_comprehension:()=>[],map_comprehension:()=>[]},
label:(t,node)=>{if(t.type(node)==="macro_call_expr"){const name2=t.field(node,"name");return name2!==void 0&&BUILT_IN.test(t.text(name2))?{name:name2}:void 0}return t.
type(node)==="var"&&(t.text(node)==="_"||isType(t,node))?{name:node}:void 0},beside:(t,node)=>{const word=/^-\s*(doc|spec)\b/.exec(t.tree.text.slice(t.tree.start[node],
t.tree.start[node]+12))?.[1];return word==="doc"?"doc":word==="spec"?"other":void 0},self:[],comments:["comment"],begins:"percent",imports:{pp_include:(t,node)=>included(
t,node),pp_include_lib:(t,node)=>included(t,node),behaviour_attribute:(t,node)=>named2(t,t.field(node,"name")),remote_module:(t,node)=>named2(t,t.field(node,"mo\
dule")),module:(t,node)=>named2(t,t.field(node,"name")),import_attribute:(t,node)=>{const module2=t.field(node,"module");if(module2===void 0)return[];return t.each(
node,"fa").flatMap(one=>{const name2=t.field(one,"fun");return name2===void 0?[]:[{path:`${t.text(module2)}.${t.text(name2)}`,as:t.text(name2),node:name2}]})}},
packages:{module_attribute:(t,node)=>bare(t.text(t.field(node,"name")??node))},meant:bare,packaged:true,brought:ERLANG_NAMES,modulesByName:true,wholeNames:true,
file:(path,from,paths)=>{if(!path.endsWith(".hrl"))return void 0;const folder=folderOf(from);const near=[`${folder}${path}`,`${folder}../include/${path}`.replace(
/[^/]+\/\.\.\//,"")];return near.find(one=>paths.has(one))??filesNamed(paths,path)[0]}};function included(t,node){const file=t.field(node,"file");const path=file===
void 0||t.type(file)!=="string"?"":t.text(file).slice(1,-1);return file===void 0||path===""?[]:[{path,as:path,node:file}]}function named2(t,module2){if(module2===
void 0||t.type(module2)!=="atom")return[];const name2=bare(t.text(module2));return[{path:name2,as:name2,node:module2}]}var BROUGHT=new Set(`Some None Ok Error ValueSome ValueNone ignore printfn printf eprintfn sprintf failwith failwithf string int int64 float double decimal byte\
 char bool unit
  obj exn id fst snd not raise reraise invalidArg invalidOp nullArg typeof typedefof sizeof nameof box unbox hash compare min max abs sqrt round floor ceil
  ref incr decr async task seq query lock using exit stdin stdout List Seq Array Map Set Option Result Async String Choice ValueOption Task
  option list array seq result voption single uint32 uint64 int16 int8 sbyte bigint nativeint Dictionary ResizeArray Exception IDisposable`.split(/\s+/));var namesIn=(t,node)=>{
const path=t.type(node)==="long_identifier"?node:t.first(node,"long_identifier");return t.each(path??node,"identifier")};var pathBefore=(t,names2)=>names2.length<
2?void 0:names2.slice(0,-1).map(name2=>t.text(name2)).join(".");function boundBy4(t,pattern,depth2=0){if(pattern===void 0||depth2>DEEPEST_PATTERN)return[];const deeper=parts3=>parts3.
flatMap(part=>boundBy4(t,part,depth2+1));const parts2=t.named(pattern);switch(t.type(pattern)){case"identifier":return new RegExp("^_*\\p{Lu}|^_$","u").test(t.text(
pattern))?[]:[pattern];case"identifier_pattern":{const[name2,...given5]=parts2;return name2===void 0||given5.length>0||namesIn(t,name2).length!==1?deeper(given5):
deeper(namesIn(t,name2))}case"long_identifier":return parts2.length===1?deeper(parts2):[];case"field_pattern":return deeper(parts2.slice(1));case"simple_type":case"\
atomic_type":case"postfix_type":case"generic_type":case"function_type":case"attributes":return[]}return deeper(parts2)}var leftOf=(t,node)=>t.first(node,"functi\
on_declaration_left","value_declaration_left");var isFunction2=(t,node)=>t.first(node,"function_declaration_left")!==void 0;function declaredNames(t,node){const left=leftOf(
t,node);if(left===void 0)return[];if(t.type(left)==="value_declaration_left")return boundBy4(t,t.named(left).at(-1));const name2=t.first(left,"identifier","op_i\
dentifier","active_pattern");return name2===void 0?[]:[name2]}var TYPE=/_type$/;var typeIn=(t,node)=>{const type2=t.named(node).find(one=>TYPE.test(t.type(one)));
return type2===void 0?void 0:t.brief(type2)};function parametersIn2(t,patterns){return patterns.filter(one=>t.type(one)!=="const").map(one=>{const type2=typeIn(
t,one);const name2=t.brief(one).replace(/^\((.*)\)$/,"$1");return{node:one,name:one,parameter:{name:name2.replace(/\s*:.*$/,""),...type2===void 0?{}:{type:type2}},
binds:boundBy4(t,one)}})}function typeAround(t,node){for(let at=t.parent(node);at!==void 0;at=t.parent(at)){const name2=t.first(at,"type_name");if(name2!==void 0)
return t.text(name2).replace(/<.*$/s,"")}return void 0}function memberParameters(t,node){const name2=t.field(node,"name");const self=name2===void 0?void 0:t.field(
name2,"instance");const type2=self===void 0?void 0:typeAround(t,node);const given5=t.field(node,"args");const inner2=given5!==void 0&&t.type(given5)==="typed_pa\
ttern"?t.named(given5)[0]:void 0;const patterns=given5===void 0?[]:[inner2!==void 0&&t.type(inner2)==="paren_pattern"?inner2:given5];const own=self===void 0||type2===
void 0?[]:[{node:self,name:self,parameter:{name:t.text(self),type:type2},binds:[self]}];return[...own,...parametersIn2(t,patterns)]}function accessorsOf(t,property){
const words2=t.each(property,"property_accessor").map(one=>t.text(one).slice(0,3));return words2.length===0?["read"]:words2.map(word=>word==="set"?"write":"read")}
function memberName(t,node){const name2=t.field(node,"name")??t.first(node,"property_or_ident");return name2===void 0?void 0:t.field(name2,"method")??t.first(name2,
"identifier")}function isCalled3(t,node){const around2=t.parent(node);if(around2===void 0)return false;if(t.type(around2)==="application_expression")return t.named(
around2)[0]===node;if(t.type(around2)!=="infix_expression")return false;const[left,operator,right]=t.named(around2);const sign=operator===void 0?"":t.text(operator);
return/^\|{1,3}>$/.test(sign)&&right===node||/^<\|{1,3}$/.test(sign)&&left===node}var accessOf=(t,node)=>{const access=t.first(node,"access_modifier")??t.first(
leftOf(t,node)??node,"access_modifier");const word=access===void 0?"public":t.text(access);return[word==="private"||word==="internal"?word:"public"]};var attributesOf=(t,node)=>{
const list2=t.first(node,"attributes")??t.first(t.parent(node)??node,"attributes");return list2===void 0?"":t.text(list2)};var typeRule=kind=>({kind,scope:true,
name:(t,node)=>{const name2=t.first(node,"type_name");const written2=name2===void 0?void 0:t.field(name2,"type_name");return written2!==void 0&&t.type(written2)===
"long_identifier"?namesIn(t,written2).at(-1):written2},supertypes:(t,node)=>t.each(node,"class_inherits_decl","type_extension_elements","interface_implementatio\
n").flatMap(part=>t.type(part)==="type_extension_elements"?t.each(part,"interface_implementation"):[part]).flatMap(part=>t.first(part,"simple_type")??[]),parameters:(t,node)=>{
const list2=t.first(node,"primary_constr_args");return list2===void 0?[]:parametersIn2(t,t.named(list2).flatMap(one=>t.type(one)==="repeat_pattern"?t.named(one):
[one]))},arity:()=>void 0,body:(t,node)=>t.named(node).find(part=>/^(?:record_fields|union_type_cases|enum_type_cases|type_extension_elements|class_inherits_decl)$/.
test(t.type(part))),modifiers:accessOf});var named3={name:(t,node)=>namesIn(t,node).at(-1),receiver:(t,node)=>{const names2=namesIn(t,node);return names2.length===
2?names2[0]:void 0},path:(t,node)=>pathBefore(t,namesIn(t,node))};var fsharp={key:"fsharp",family:"declarative",grammar:"tree-sitter-fsharp/tree-sitter-fsharp.w\
asm",revision:4,separator:".",standard:"std:fsharp",definitions:{module_defn:{kind:"module",scope:true,name:(t,node)=>t.first(node,"identifier"),body:(t,node)=>t.
field(node,"block"),modifiers:accessOf,opened:(t,node)=>/\bAutoOpen\b/.test(attributesOf(t,node))},function_or_value_defn:{kind:(t,node)=>isFunction2(t,node)?"f\
unction":"variable",scope:true,localInFunction:true,names:declaredNames,parameters:(t,node)=>{const left=isFunction2(t,node)?leftOf(t,node):void 0;const list2=left===
void 0?void 0:t.first(left,"argument_patterns");return list2===void 0?[]:parametersIn2(t,t.named(list2))},arity:()=>void 0,type:(t,node)=>typeIn(t,node),value:(t,node)=>isFunction2(
t,node)?void 0:t.field(node,"body"),body:(t,node)=>t.field(node,"body"),modifiers:(t,node)=>{const attributes2=attributesOf(t,node);const more=/\b(?:Fact|Theory|Test|TestCase|Property)\b/.
test(attributes2)?["test"]:[];return[...accessOf(t,node),...more,.../\bEntryPoint\b/.test(attributes2)?["entry"]:[]]}},record_type_defn:typeRule("struct"),union_type_defn:typeRule(
"enum"),enum_type_defn:typeRule("enum"),anon_type_defn:typeRule("class"),delegate_type_defn:typeRule("type"),type_abbrev_defn:typeRule("type"),type_extension:typeRule(
"impl"),exception_definition:{kind:"class",name:(t,node)=>{const name2=t.field(node,"exception_name");return name2===void 0?void 0:namesIn(t,name2).at(-1)}},record_field:{
kind:"property",name:(t,node)=>t.first(node,"identifier"),type:typeIn},union_type_case:{kind:"constructor",name:(t,node)=>t.first(node,"identifier")},enum_type_case:{
kind:"enum_member",name:(t,node)=>t.first(node,"identifier")},method_or_prop_defn:{kind:(t,node)=>t.field(node,"args")===void 0?"property":"method",scope:true,name:memberName,
parameters:memberParameters,arity:()=>void 0,type:(t,node)=>{const given5=t.field(node,"args");return given5!==void 0&&t.type(given5)==="typed_pattern"&&/^\(/.test(
t.text(given5))?typeIn(t,given5):typeIn(t,node)},body:(t,node)=>t.named(node).at(-1),runs:(t,node)=>t.field(node,"args")===void 0?accessorsOf(t,node):[],modifiers:(t,node)=>{
const head2=t.text(t.parent(node)??node).slice(0,40);return[...accessOf(t,node),.../^static\b/.test(head2)?["static"]:[],.../^override\b/.test(head2)?["override"]:
[]]}},member_defn:{kind:"property",name:(t,node)=>t.first(node,"property_or_ident")===void 0?void 0:memberName(t,node)},member_signature:{kind:"method",name:(t,node)=>t.
first(node,"identifier"),modifiers:()=>["abstract"]}},uses:{long_identifier_or_op:{use:(t,node)=>isCalled3(t,node)?"call":isWritten(t,node)?"write":"read",...named3,
name:(t,node)=>{const around2=t.parent(node);const isMember4=around2!==void 0&&t.type(around2)==="dot_expression"&&t.field(around2,"field")===node;return isMember4?
void 0:named3.name(t,node)}},dot_expression:{use:(t,node)=>isCalled3(t,node)?"call":"read",name:(t,node)=>{const field=t.field(node,"field");return field===void 0?
void 0:namesIn(t,field)[0]},receiver:(t,node)=>t.field(node,"base")},identifier:{use:"read",name:(t,node)=>beginsPath(t,node)?node:void 0},simple_type:{use:"typ\
e",...named3},atomic_type:{use:"type",...named3},field_initializer:{use:"write",name:(t,node)=>namesIn(t,t.field(node,"field")??node).at(-1)},field_pattern:{use:"\
read",name:(t,node)=>namesIn(t,node).at(-1)}},reads:[],types:[],scopes:{rule:(t,node)=>boundBy4(t,t.field(node,"pattern")).map(name2=>({name:name2})),fun_expression:(t,node)=>boundBy4(
t,t.first(node,"argument_patterns")).map(name2=>({name:name2})),for_expression:(t,node)=>boundBy4(t,t.named(node)[0]).map(name2=>({name:name2})),short_comp_expression:(t,node)=>boundBy4(
t,t.named(node)[0]).map(name2=>({name:name2})),ce_expression:()=>[],property_accessor:(t,node)=>boundBy4(t,t.first(node,"argument_patterns")).map(name2=>({name:name2}))},
stands:(t,node)=>{const type2=t.type(node);return type2==="application_expression"||type2==="paren_expression"||type2==="typecast_expression"||type2==="prefixed\
_expression"?t.named(node)[0]:void 0},constructs:(t,node)=>{const applied2=t.type(node)==="application_expression"?t.named(node)[0]:void 0;if(applied2===void 0||
t.type(applied2)!=="long_identifier_or_op")return void 0;const names2=namesIn(t,applied2);const last3=names2.at(-1);return last3!==void 0&&new RegExp("^\\p{Lu}",
"u").test(t.text(last3))&&names2.every(name2=>new RegExp("^\\p{Lu}","u").test(t.text(name2)))?names2.map(name2=>t.text(name2)).join("."):void 0},blockScoped:true,
openTypes:new Set(["enum","struct"]),packaged:true,modulesByName:true,brought:BROUGHT,self:[],super:/^base$/,comments:["line_comment","block_comment","xml_doc"],
begins:"slashes",beside:(t,node)=>t.type(node)==="attributes"?"other":void 0,imports:{import_decl:(t,node)=>{const path=t.first(node,"long_identifier");return path===
void 0?[]:[{path:t.text(path),node:path}]}},packages:{namespace:(t,node)=>packageOf2(t,node),named_module:(t,node)=>packageOf2(t,node)},packagesEnclose:true};function packageOf2(t,node){
const name2=t.field(node,"name");if(name2===void 0)return void 0;const path=t.text(name2);const isOpened=t.type(node)==="named_module"&&/\bAutoOpen\b/.test(attributesOf(
t,node));return isOpened&&path.includes(".")?path.slice(0,path.lastIndexOf(".")):path}function beginsPath(t,name2){const path=t.parent(name2);const around2=path===
void 0||t.type(path)!=="long_identifier"?void 0:t.parent(path);if(path===void 0||around2===void 0||t.type(around2)!=="long_identifier_or_op")return false;const names2=namesIn(
t,path);return names2.length>1&&names2[0]===name2}function isWritten(t,node){const around2=t.parent(node);return around2!==void 0&&t.type(around2)==="mutate_exp\
ression"&&t.field(around2,"assignee")===node}var BROUGHT2=new Set("Int Float String Bool List Result Nil BitArray UtfCodepoint True False Ok Error".split(" "));function boundBy5(t,pattern,depth2=0){const type2=t.
type(pattern);if(type2==="identifier")return[pattern];if(/^(?:remote_constructor_name|bit_array_segment_options|string)$/.test(type2)||depth2>DEEPEST_PATTERN)return[];
if(type2!=="record_pattern_argument")return t.named(pattern).flatMap(part=>boundBy5(t,part,depth2+1));const[value2,label]=[t.field(pattern,"pattern"),t.field(pattern,
"label")];return value2===void 0?label===void 0?[]:[label]:boundBy5(t,value2,depth2+1)}var boundByField2=(t,node,field)=>{const pattern=t.field(node,field);return pattern===
void 0?[]:boundBy5(t,pattern)};var binders3=names2=>names2.map(name2=>({name:name2}));var isPublic=(t,node)=>t.first(node,"visibility_modifier")!==void 0;var modifiersOf=(t,node)=>[
isPublic(t,node)?"exported":"private"];var typeName2=(t,node)=>{const name2=t.first(node,"type_name");return name2===void 0?void 0:t.field(name2,"name")};var typeParameters2=(t,node)=>{
const name2=t.first(node,"type_name");const list2=name2===void 0?void 0:t.field(name2,"parameters");return list2===void 0?[]:t.named(list2)};function parametersOf(t,node){
const list2=t.field(node,"parameters");return(list2===void 0?[]:t.each(list2,"function_parameter")).map(one=>{const[name2,type2]=[t.field(one,"name"),t.field(one,
"type")];const parameter={name:name2===void 0?"_":t.text(name2)};const binds2=name2===void 0||t.type(name2)==="discard"?[]:[name2];return{node:one,name:name2??one,
binds:binds2,parameter:type2===void 0?parameter:{...parameter,type:t.brief(type2)}}})}function isCalled4(t,node){const around2=t.parent(node);if(around2===void 0)
return false;if(t.type(around2)==="function_call")return t.field(around2,"function")===node;if(t.type(around2)!=="binary_expression"||t.field(around2,"right")!==
node)return false;const left=t.field(around2,"left");const{tree}=t;return left!==void 0&&tree.text.slice(tree.end[left],tree.start[node]).includes("|>")}var modules2=new WeakMap;
function moduleCalled(t,access){let known3=modules2.get(t);if(!known3){known3=new Set(t.each(0,"import").flatMap(one=>imports4(t,one).slice(0,1)).map(({as})=>as??
""));modules2.set(t,known3)}const record3=t.field(access,"record");const name2=record3===void 0||t.type(record3)!=="identifier"?"":t.text(record3);return known3.
has(name2)&&isCalled4(t,access)?name2:void 0}function accessCalled(t,call){const called2=t.field(call,"function");return called2!==void 0&&t.type(called2)==="fi\
eld_access"?called2:void 0}var on=access=>({receiver:(t,node)=>{const taken=access(t,node);return taken===void 0||moduleCalled(t,taken)!==void 0?void 0:t.field(
taken,"record")},path:(t,node)=>{const taken=access(t,node);return taken===void 0?void 0:moduleCalled(t,taken)}});function imports4(t,node){const module2=t.field(
node,"module");if(module2===void 0)return[];const path=t.text(module2).replaceAll("/",".");const alias2=t.field(node,"alias");const as=alias2===void 0?path.slice(
path.lastIndexOf(".")+1):t.text(alias2);const list2=t.field(node,"imports");const names2=(list2===void 0?[]:t.named(list2)).flatMap(one=>{const[name2,other]=[t.
field(one,"name"),t.field(one,"alias")];if(name2===void 0)return[];return[{path:`${path}.${t.text(name2)}`,as:t.text(other??name2),node:name2}]});return[{path,as,
node:module2},...names2]}var gleam={key:"gleam",family:"declarative",grammar:"tree-sitter-wasm/gleam/tree-sitter-gleam.wasm",revision:2,separator:".",standard:"\
std:gleam",definitions:{function:{kind:"function",scope:true,parameters:parametersOf,arity:()=>void 0,type:(t,node)=>{const type2=t.field(node,"return_type");return type2===
void 0?void 0:t.brief(type2)},modifiers:(t,node)=>{const name2=t.field(node,"name");const text=name2===void 0?"":t.text(name2);const more=/_test$/.test(text)?["\
test"]:text==="main"?["entry"]:[];return[...modifiersOf(t,node),...isPublic(t,node)?more:[]]}},constant:{kind:"constant",modifiers:modifiersOf},type_definition:{
kind:"enum",scope:true,name:typeName2,typeParameters:typeParameters2,body:(t,node)=>t.first(node,"data_constructors"),modifiers:modifiersOf},external_type:{kind:"\
type",scope:true,name:typeName2,typeParameters:typeParameters2,modifiers:modifiersOf},type_alias:{kind:"type",scope:true,name:typeName2,typeParameters:typeParameters2,
modifiers:modifiersOf},data_constructor:{kind:"constructor"},data_constructor_argument:{kind:"property",name:(t,node)=>t.field(node,"label"),type:(t,node)=>{const type2=t.
field(node,"value");return type2===void 0?void 0:t.brief(type2)}},let:{kind:"variable",localInFunction:true,names:(t,node)=>boundByField2(t,node,"pattern"),type:(t,node)=>{
const type2=t.field(node,"type");return type2===void 0?void 0:t.brief(type2)},value:(t,node)=>{const pattern=t.field(node,"pattern");return pattern!==void 0&&t.
type(pattern)==="identifier"?t.field(node,"value"):void 0}},let_assert:{kind:"variable",localInFunction:true,names:(t,node)=>boundByField2(t,node,"pattern")},use:{
kind:"variable",localInFunction:true,names:(t,node)=>boundByField2(t,node,"assignments")}},uses:{function_call:{use:"call",name:(t,node)=>{const called2=t.field(
node,"function");if(called2===void 0||t.type(called2)==="identifier")return called2;return t.type(called2)==="field_access"?t.field(called2,"field"):void 0},...on(
(t,node)=>accessCalled(t,node))},field_access:{use:(t,node)=>isCalled4(t,node)?"call":"read",name:(t,node)=>t.field(node,"field"),...on((_,node)=>node)},identifier:{
use:"call",name:(t,node)=>isCalled4(t,node)?node:void 0},record:{use:"call",name:(t,node)=>{const name2=t.field(node,"name");return name2!==void 0&&t.type(name2)===
"constructor_name"?name2:void 0}},remote_constructor_name:{use:(t,node)=>t.type(t.parent(node)??0)==="record"?"call":"read",name:(t,node)=>t.field(node,"name"),
receiver:(t,node)=>t.field(node,"module")},remote_type_identifier:{use:"type",name:(t,node)=>t.field(node,"name"),receiver:(t,node)=>t.field(node,"module")}},reads:[
"identifier","constructor_name"],types:["type_identifier"],scopes:{block:()=>[],anonymous_function:(t,node)=>binders3(parametersOf(t,node).flatMap(({binds:binds2})=>binds2)),
case_clause:(t,node)=>binders3(boundByField2(t,node,"patterns"))},label:(t,node)=>{const around2=t.parent(node);if(t.type(node)==="attribute_value"||t.type(node)===
"attribute"){const name2=t.first(node,"identifier");return name2===void 0?void 0:{name:name2}}if(t.type(node)!=="label"||around2===void 0||!/argument$/.test(t.type(
around2)))return void 0;const list2=t.parent(around2);const made4=list2===void 0?void 0:t.parent(list2);const of=made4===void 0?void 0:t.field(made4,"name")??t.
field(made4,"constructor");return of===void 0||!/^(?:record|record_pattern|record_update)$/.test(t.type(made4??0))?{name:node}:{name:node,of}},blockScoped:true,
openTypes:true,wholeNames:true,packaged:true,importsBareNames:true,fieldsNeedReceiver:true,brought:BROUGHT2,self:[],comments:["statement_comment","comment"],begins:"\
slashes",beside:(t,node)=>t.type(node)==="attribute"?"other":void 0,imports:{import:imports4},packages:{},moduleOf:path=>path.replace(/\.gleam$/,"").replace(/^(?:.*\/)?(?:src|test|dev)\//,
"").replaceAll("/",".")};var BROUGHT3=new Set("Int Float String Boolean ID deprecated skip include specifiedBy oneOf".split(" "));var nameOf3=(t,node)=>t.first(node,"name");function bareType(t,node){
const type2=t.first(node,"type");const named7=type2===void 0?void 0:t.descendant(type2,"named_type");return named7===void 0?void 0:t.text(named7)}var typeRule2=(kind,body2)=>({
kind,scope:true,name:nameOf3,doc:(t,node)=>t.first(node,"description"),body:(t,node)=>t.first(node,body2),supertypes:(t,node)=>{const list2=t.first(node,"implem\
ents_interfaces");return list2===void 0?[]:allNamed(t,list2)},modifiers:()=>["exported"]});var allNamed=(t,list2)=>t.named(list2).flatMap(one=>t.type(one)==="na\
med_type"?[one]:allNamed(t,one));var declaredIn=(list2,item,named7)=>(t,node)=>{const found2=t.first(node,list2);return(found2===void 0?[]:t.each(found2,item)).
flatMap(one=>{const[name2,type2]=[named7(t,one),t.first(one,"type")];if(name2===void 0)return[];const parameter={name:t.text(name2),...type2===void 0?{}:{type:t.
brief(type2)}};return[{node:one,name:name2,parameter}]})};var variablesOf=declaredIn("variable_definitions","variable_definition",(t,one)=>{const variable2=t.first(
one,"variable");return variable2===void 0?void 0:nameOf3(t,variable2)});var argumentsOf5=declaredIn("arguments_definition","input_value_definition",nameOf3);function selectedFrom(t,field){
for(let at=t.parent(field);at!==void 0;at=t.parent(at)){const type2=t.type(at);if(type2==="field")return{field:at};if(type2==="inline_fragment"||type2==="fragme\
nt_definition"){const condition=t.first(at,"type_condition");if(condition!==void 0)return{type:t.text(t.first(condition,"named_type")??condition)}}if(type2==="o\
peration_definition"){const operation=t.first(at,"operation_type");const asked=operation===void 0?"query":t.text(operation);return{type:asked.charAt(0).toUpperCase()+
asked.slice(1)}}}return void 0}var graphql={key:"graphql",family:"declarative",grammar:"tree-sitter-wasm/graphql/tree-sitter-graphql.wasm",revision:2,separator:"\
.",standard:"std:graphql",definitions:{object_type_definition:typeRule2("class","fields_definition"),object_type_extension:typeRule2("class","fields_definition"),
interface_type_definition:typeRule2("interface","fields_definition"),interface_type_extension:typeRule2("interface","fields_definition"),input_object_type_definition:typeRule2(
"struct","input_fields_definition"),input_object_type_extension:typeRule2("struct","input_fields_definition"),enum_type_definition:typeRule2("enum","enum_values\
_definition"),enum_type_extension:typeRule2("enum","enum_values_definition"),union_type_definition:typeRule2("union","union_member_types"),union_type_extension:typeRule2(
"union","union_member_types"),scalar_type_definition:typeRule2("type","directives"),directive_definition:{kind:"macro",scope:true,name:nameOf3,doc:(t,node)=>t.first(
node,"description"),parameters:argumentsOf5,modifiers:()=>["exported"]},field_definition:{kind:"property",scope:true,name:nameOf3,doc:(t,node)=>t.first(node,"de\
scription"),parameters:argumentsOf5,type:bareType,modifiers:(t,node)=>/@deprecated\b/.test(t.text(node))?["deprecated"]:[]},input_value_definition:{kind:"proper\
ty",name:(t,node)=>t.type(t.parent(node)??0)==="input_fields_definition"?nameOf3(t,node):void 0,doc:(t,node)=>t.first(node,"description"),type:bareType},enum_value_definition:{
kind:"enum_member",name:(t,node)=>{const value2=t.first(node,"enum_value");return value2===void 0?void 0:nameOf3(t,value2)},doc:(t,node)=>t.first(node,"descript\
ion")},operation_definition:{kind:"function",scope:true,name:nameOf3,parameters:variablesOf,body:(t,node)=>t.first(node,"selection_set"),modifiers:()=>["exporte\
d"]},fragment_definition:{kind:"function",scope:true,name:(t,node)=>{const name2=t.first(node,"fragment_name");return name2===void 0?void 0:nameOf3(t,name2)},body:(t,node)=>t.
first(node,"selection_set"),modifiers:()=>["exported"]}},uses:{named_type:{use:"type",name:nameOf3},directive:{use:"call_macro",name:nameOf3},fragment_spread:{use:"\
call",name:(t,node)=>{const name2=t.first(node,"fragment_name");return name2===void 0?void 0:nameOf3(t,name2)}},field:{use:"read",name:nameOf3,receiver:(t,node)=>{
const from=selectedFrom(t,node);return from&&"field"in from?from.field:void 0},path:(t,node)=>{const from=selectedFrom(t,node);return from&&"type"in from?from.type:
void 0}},variable:{use:"read",name:nameOf3},enum_value:{use:"read",name:nameOf3}},reads:[],types:[],scopes:{},openTypes:true,fieldsNeedReceiver:true,global:true,
brought:BROUGHT3,self:[],comments:["comment"],begins:"hash",imports:{},packages:{}};var APPLIES_LEFT=/^(?:\$!?|<\$>|<\$!>|<\$|=<<|<=<|\.|<>|<\*>)$/;var APPLIES_RIGHT=/^(?:&|<&>|>>=|>=>|>>>|>>|<=<|\.|<\*>|\*>)$/;var MATCHED=/^(?:constructor|qualified|name|literal|operator|constructor_operator|infix_id|type_application|function|unit|wildcard|quasiquote|splice|promoted)$/;
function boundBy6(t,pattern){const type2=t.type(pattern);if(type2==="variable")return[pattern];if(MATCHED.test(type2))return[];const children=t.named(pattern);if(type2===
"view_pattern")return children.slice(-1).flatMap(part=>boundBy6(t,part));if(type2==="field_pattern"&&children.length>1)return children.slice(1).flatMap(part=>boundBy6(
t,part));if(type2==="signature")return children.slice(0,1).flatMap(part=>boundBy6(t,part));return children.flatMap(part=>boundBy6(t,part))}var binders4=(t,patterns)=>patterns===
void 0?[]:boundBy6(t,patterns).map(name2=>({name:name2}));function operatorOf2(t,node){const infix=t.first(node,"infix");const operator=infix===void 0?void 0:t.
field(infix,"operator");if(operator===void 0)return void 0;return t.type(operator)==="infix_id"?t.named(operator)[0]:operator}function nameOf4(t,node){const name2=t.
field(node,"name");if(name2===void 0)return operatorOf2(t,node);return t.type(name2)==="prefix_id"?t.named(name2)[0]:name2}function parameters3(t,node){const list2=t.
field(node,"patterns");const infix=list2===void 0?t.first(node,"infix"):void 0;const operands=infix===void 0?[]:[t.field(infix,"left_operand"),t.field(infix,"ri\
ght_operand")];const patterns=list2===void 0?operands.filter(one=>one!==void 0):t.named(list2);return patterns.map(pattern=>{const parameter={name:t.brief(pattern)};
return{node:pattern,name:pattern,parameter,binds:boundBy6(t,pattern)}})}var isIn=(t,node,type2)=>{const around2=t.parent(node);return around2!==void 0&&t.type(around2)===
type2};function before(t,node){let at=t.previous(node);while(at!==void 0&&/^(?:comment|haddock|pragma)$/.test(t.type(at)))at=t.previous(at);return at}function continues3(t,node){
if(isIn(t,node,"class_declarations"))return true;const name2=nameOf4(t,node);const other=before(t,node);if(name2===void 0||other===void 0||t.type(other)!=="func\
tion")return false;const otherName=nameOf4(t,other);return otherName!==void 0&&t.text(otherName)===t.text(name2)}var namesOf=(t,signature)=>{const names2=t.field(
signature,"names");if(names2!==void 0)return t.named(names2);const name2=nameOf4(t,signature);return name2===void 0?[]:[name2]};function signatureOf(t,node){const name2=nameOf4(
t,node);const other=name2===void 0?void 0:before(t,node);if(name2===void 0||other===void 0||t.type(other)!=="signature")return void 0;return namesOf(t,other).some(
one=>t.text(one)===t.text(name2))?other:void 0}function isCalled5(t,node){const around2=t.parent(node);if(around2===void 0)return false;switch(t.type(around2)){case"\
apply":return t.field(around2,"function")===node;case"infix_id":return isIn(t,around2,"infix");case"infix":{const operator=t.field(around2,"operator");if(operator===
node)return true;const text=operator===void 0?"":t.text(operator);return APPLIES_LEFT.test(text)&&t.field(around2,"left_operand")===node||APPLIES_RIGHT.test(text)&&
t.field(around2,"right_operand")===node}case"exp":return true;case"bind":case"generator":case"pattern_guard":return t.field(around2,"expression")===node;default:
return false}}function isMatched(t,node){for(let at=node,around2=t.parent(at);around2!==void 0;at=around2,around2=t.parent(at)){if(/^(?:patterns|synonym)$/.test(
t.type(around2))||t.field(around2,"pattern")===at)return true;if(!/^(?:apply|parens|tuple|list|infix|as|strict|irrefutable|record|qualified|field_pattern)$/.test(
t.type(around2)))return false}return false}var useOf=(t,node)=>isCalled5(t,node)&&!isMatched(t,node)?"call":"read";var itself=(_,node)=>node;var isQualified3=text=>/^import\s+(?:safe\s+)?(?:"[^"]*"\s+)?(?:qualified\b|[\w.]+\s+qualified\b)/.
test(text);function imports5(t,node){const module2=t.field(node,"module");if(module2===void 0)return[];const[path,text]=[t.text(module2),t.text(node)];const alias2=t.
field(node,"alias");const list2=t.field(node,"names");const isHiding=/\)?\s*hiding\s*\(/.test(text);const names2=list2===void 0||isHiding?[]:t.each(list2,"impor\
t_name");const isWhole=list2===void 0||isHiding||names2.some(name2=>t.field(name2,"children")!==void 0);const made4={path,as:alias2===void 0?path:t.text(alias2),
node:module2};if(isWhole&&!isQualified3(text))made4.all=true;return[made4,...names2.flatMap(one=>{const name2=t.descendant(one,"variable","name","constructor","\
operator");return name2===void 0?[]:[{path:`${path}.${t.text(name2)}`,as:t.text(name2),node:name2}]})]}var isExported=(t,node)=>isIn(t,node,"declarations")?["ex\
ported"]:[];var equations={kind:"function",memberKind:"method",scope:true,name:nameOf4,continues:continues3,parameters:parameters3,whole:(t,node)=>signatureOf(t,
node)??node,body:(t,node)=>signatureOf(t,node)===void 0?t.field(node,"match"):node,modifiers:isExported};var constructorRule={kind:"constructor",modifiers:()=>[
"exported"]};var haskell={key:"haskell",family:"declarative",grammar:"tree-sitter-haskell/tree-sitter-haskell.wasm",revision:2,separator:".",standard:"std:haske\
ll",definitions:{function:equations,bind:{...equations,localInFunction:true,names:(t,node)=>{const name2=nameOf4(t,node);const pattern=t.field(node,"pattern");return name2!==
void 0?[name2]:pattern===void 0?[]:boundBy6(t,pattern)}},generator:{kind:"variable",localInFunction:true,names:(t,node)=>binders4(t,t.field(node,"pattern")).map(
({name:name2})=>name2)},pattern_guard:{kind:"variable",localInFunction:true,names:(t,node)=>binders4(t,t.field(node,"pattern")).map(({name:name2})=>name2)},signature:{
kind:"method",names:(t,node)=>isIn(t,node,"class_declarations")?namesOf(t,node):[],modifiers:()=>["abstract"]},data_type:{kind:"type",scope:true,modifiers:isExported,
body:(t,node)=>t.field(node,"constructors")},newtype:{kind:"type",scope:true,modifiers:isExported,body:(t,node)=>t.field(node,"constructor")},type_synomym:{kind:"\
type",modifiers:isExported},type_family:{kind:"type",modifiers:isExported},prefix:constructorRule,record:{...constructorRule,name:(t,node)=>{const name2=t.field(
node,"name");return name2!==void 0&&t.type(name2)==="constructor"&&isIn(t,node,"data_constructor")?name2:void 0}},newtype_constructor:constructorRule,gadt_constructor:constructorRule,
pattern_synonym:{kind:"constructor",name:(t,node)=>t.descendant(node,"constructor"),modifiers:()=>["exported"]},field:{kind:"property",names:(t,node)=>t.each(node,
"field_name")},class:{kind:"trait",scope:true,modifiers:isExported,body:(t,node)=>t.field(node,"declarations")},instance:{kind:"impl",scope:true,rename:(text,t,node)=>{
const types=t.field(node,"patterns");return types===void 0?text:`${text} ${t.text(types)}`},supertypes:(t,node)=>{const name2=t.field(node,"name");return name2===
void 0?[]:[name2]},body:(t,node)=>t.field(node,"declarations")}},uses:{variable:{use:useOf,name:itself},constructor:{use:useOf,name:itself},operator:{use:useOf,
name:itself},qualified:{use:(t,node)=>t.first(node,"name")===void 0?useOf(t,node):"type",name:(t,node)=>t.field(node,"id"),path:(t,node)=>{const module2=t.field(
node,"module");return module2===void 0?void 0:t.text(module2).replace(/\.$/,"")}}},reads:["variable"],types:["name"],scopes:{alternative:(t,node)=>binders4(t,t.
field(node,"pattern")),lambda:(t,node)=>binders4(t,t.field(node,"patterns")),match:()=>[],do:()=>[],let_in:()=>[],list_comprehension:()=>[]},label:(t,node)=>{const around2=t.
parent(node);if(around2===void 0)return void 0;if(t.type(node)==="variable"&&isTypeVariable(t,node))return{name:node};if(t.type(around2)==="signature"&&t.field(
around2,"name")===node)return{name:node};return t.type(around2)==="binding_list"?{name:node}:void 0},localsAnywhere:true,openTypes:true,wholeNames:true,packaged:true,
importsBareNames:true,self:[],comments:["comment","haddock"],begins:"dashes",beside:(t,node)=>/^(?:pragma|signature)$/.test(t.type(node))?"other":void 0,imports:{
import:imports5},packages:{header:(t,node)=>{const module2=t.field(node,"module");return module2===void 0?"":t.text(module2)}}};function isTypeVariable(t,node){
for(let at=node,around2=t.parent(at);around2!==void 0;at=around2,around2=t.parent(at)){const type2=t.type(around2);if(type2==="signature")return t.field(around2,
"type")===at;if(/^(?:type_params|type_patterns|type_synomym|data_constructors?|context|quantified_variables|forall|deriving)$/.test(type2))return true;if(/^(?:match|declarations|patterns|do|exp)$/.
test(type2))return false}return false}import{posix as posix3}from"node:path";function headOf4(t,node){let at=t.type(node)==="assignment"?t.named(node)[0]:t.first(node,"signature");while(at!==void 0&&
/^(?:signature|where_expression|typed_expression)$/.test(t.type(at)))at=t.named(at)[0];return at!==void 0&&t.type(at)==="call_expression"?at:void 0}var lastName=(t,node)=>{
if(node===void 0)return void 0;if(t.type(node)==="identifier")return node;const[,last3]=t.type(node)==="field_expression"?t.named(node):[];return last3!==void 0&&
t.type(last3)==="identifier"?last3:void 0};function functionName2(t,node){const head2=headOf4(t,node);if(head2!==void 0)return lastName(t,t.named(head2)[0]);const signature=t.
first(node,"signature");const[only]=signature===void 0?[]:t.named(signature);return only!==void 0&&t.type(only)==="identifier"?only:void 0}var around=(t,node)=>{
const parent=t.parent(node);return parent===void 0?"":t.type(parent)};function assigned(t,left){if(left===void 0)return[];if(t.type(left)==="identifier")return[
left];if(t.type(left)==="typed_expression")return assigned(t,t.named(left)[0]);return/^(?:open_)?tuple(?:_expression)?$/.test(t.type(left))?t.named(left).flatMap(
one=>assigned(t,one)):[]}function argumentsIn2(t,list2){const{start:start2,end,text}=t.tree;const all2=t.named(list2);const at=all2.findIndex((one,index)=>{const before3=index===
0?start2[list2]:end[all2[index-1]];return text.slice(before3,start2[one]).includes(";")});return{all:all2,keywords:at===-1?all2.length:at}}function parametersIn3(t,list2){
const{all:all2,keywords}=argumentsIn2(t,list2);return all2.flatMap((one,at)=>{const isNamed=t.type(one)==="named_argument";const[declared4,value2]=isNamed?[t.named(
one)[0],t.named(one).at(-1)]:[one,void 0];const inner2=declared4!==void 0&&t.type(declared4)==="splat_expression"?t.named(declared4)[0]:declared4;if(inner2===void 0)
return[];const[name2,type2]=t.type(inner2)==="typed_expression"?t.named(inner2):[inner2,void 0];if(name2===void 0||t.type(name2)!=="identifier")return[];const made4={
name:t.text(name2)};if(type2!==void 0)made4.type=t.text(type2);if(value2!==void 0)made4.default=t.brief(value2);if(inner2!==declared4)made4.variadic=true;return[
{node:one,name:name2,parameter:made4,isKeyword:at>=keywords}]})}function parameters4(t,node){const head2=headOf4(t,node);const list2=head2===void 0?void 0:t.first(
head2,"argument_list");if(list2!==void 0)return parametersIn3(t,list2);const signature=t.first(node,"signature");const anonymous=signature===void 0?void 0:t.first(
signature,"argument_list");return anonymous===void 0?[]:parametersIn3(t,anonymous)}function arity2(t,node){if(headOf4(t,node)===void 0)return void 0;const head2=headOf4(
t,node);const list2=t.first(head2,"argument_list");const count=list2===void 0?0:argumentsIn2(t,list2).keywords;const positional=parameters4(t,node).filter(one=>!one.
isKeyword);const isVariadic2=positional.some(({parameter})=>parameter.variadic);const optional=positional.filter(({parameter})=>parameter.default!==void 0||parameter.
variadic).length;return[count-optional,isVariadic2?1e3:count]}function given3(t,node){const list2=t.first(node,"argument_list");if(list2===void 0)return void 0;
const{all:all2,keywords}=argumentsIn2(t,list2);const positional=all2.slice(0,keywords).filter(one=>t.type(one)!=="named_argument");if(positional.some(one=>t.type(
one)==="splat_expression"))return void 0;return positional.length+(t.first(node,"do_clause")===void 0?0:1)}function isHead(t,call){let at=call;for(let parent=t.
parent(at);parent!==void 0;at=parent,parent=t.parent(at)){if(t.type(parent)==="signature")return true;if(t.type(parent)==="assignment")return t.named(parent)[0]===
at;if(!/^(?:where_expression|typed_expression)$/.test(t.type(parent))||t.named(parent)[0]!==at)return false}return false}var calls={use:"call",name:(t,node)=>isHead(
t,node)?void 0:lastName(t,t.named(node)[0]),receiver:(t,node)=>{const[called2]=t.named(node);return called2!==void 0&&t.type(called2)==="field_expression"?t.field(
called2,"value"):void 0},arguments:given3};function kindOf3(t,node){if(t.type(node)==="function_definition"||headOf4(t,node)!==void 0)return around(t,node)==="s\
truct_definition"?"constructor":"function";if(around(t,node)==="struct_definition")return"property";return around(t,node)==="const_statement"?"constant":"variab\
le"}var typeName3=(t,node)=>{const head2=t.first(node,"type_head");return head2===void 0?void 0:t.descendant(head2,"identifier")};function supertypes2(t,node){const head2=t.
first(node,"type_head");const relation=head2===void 0?void 0:t.first(head2,"binary_expression");const last3=relation===void 0?void 0:t.named(relation).at(-1);if(last3===
void 0)return[];const name2=t.type(last3)==="parametrized_type_expression"?t.named(last3)[0]:last3;return name2===void 0||!/^(?:identifier|field_expression)$/.test(
t.type(name2))?[]:[name2]}function wholeOf(t,node){const parent=t.parent(node);if(parent===void 0)return node;if(t.type(parent)==="const_statement")return parent;
const call=t.type(parent)==="macro_argument_list"?t.parent(parent):void 0;return call!==void 0&&t.named(parent).length===1?call:node}var bindings2=(t,node)=>{const lists=t.
each(node,"for_binding","let_binding","for_clause");return lists.flatMap(one=>t.type(one)==="for_clause"?bindings2(t,one):assigned(t,t.named(one)[0]).map(name2=>({
name:name2})))};var typed=(t,list2)=>parametersIn3(t,list2).map(({name:name2,parameter})=>parameter.type===void 0?{name:name2}:{name:name2,type:parameter.type});
var pathOf=(t,node)=>t.text(node).replace(/^\.+/,"");function imported(t,one,isUsing){const path=pathOf(t,one);switch(t.type(one)){case"identifier":case"scoped_\
identifier":case"import_path":{const name2=t.type(one)==="identifier"?one:t.named(one).at(-1)??one;const made4={path,as:t.text(name2),node:name2};return[isUsing?
{...made4,all:true}:made4]}case"import_alias":{const[from,as]=t.named(one);return from===void 0||as===void 0?[]:[{path:pathOf(t,from),as:t.text(as),node:from}]}case"\
selected_import":{const[from,...names2]=t.named(one);if(from===void 0)return[];return names2.flatMap(name2=>{const[shown,as]=t.type(name2)==="import_alias"?t.named(
name2):[name2,name2];if(shown===void 0||as===void 0)return[];return[{path:`${pathOf(t,from)}.${t.text(shown)}`,as:t.text(as),node:shown}]})}default:return[]}}var exported=(t,node)=>/^(?:source_file|module_definition)$/.
test(around(t,node))?["exported"]:[];var FIELD=/^([ \t]+)(const|@atomic)(?=[ \t]+\w+[ \t]*(?:::[^=\n]*)?$)/gm;var julia={key:"julia",family:"declarative",grammar:"\
tree-sitter-julia/tree-sitter-julia.wasm",revision:3,separator:".",standard:"std:julia",definitions:{module_definition:{kind:"module",scope:true},function_definition:{
kind:kindOf3,scope:true,name:functionName2,within:withinOf,parameters:parameters4,arity:arity2,whole:wholeOf,body:(t,node)=>t.named(node)[1],modifiers:exported},
macro_definition:{kind:"macro",scope:true,name:functionName2,rename:text=>`@${text}`,parameters:parameters4,body:(t,node)=>t.named(node)[1]},assignment:{kind:kindOf3,
scope:true,localInFunction:true,names:(t,node)=>{const name2=functionName2(t,node);return name2===void 0?assigned(t,t.named(node)[0]):[name2]},within:withinOf,parameters:parameters4,
arity:arity2,type:(t,node)=>{const[left]=t.named(node);const type2=left!==void 0&&t.type(left)==="typed_expression"?t.named(left)[1]:void 0;return type2===void 0||
headOf4(t,node)!==void 0?void 0:t.text(type2)},value:(t,node)=>headOf4(t,node)===void 0?t.named(node).at(-1):void 0,whole:wholeOf,body:(t,node)=>headOf4(t,node)===
void 0?void 0:t.named(node).at(-1),modifiers:exported},struct_definition:{kind:"struct",scope:true,name:typeName3,supertypes:supertypes2,whole:wholeOf,body:(t,node)=>t.
named(node)[1],modifiers:exported},abstract_definition:{kind:"interface",scope:true,name:typeName3,supertypes:supertypes2,modifiers:exported},primitive_definition:{
kind:"type",name:typeName3,modifiers:exported},typed_expression:{kind:"property",name:(t,node)=>around(t,node)==="struct_definition"?t.named(node)[0]:void 0,type:(t,node)=>{
const type2=t.named(node)[1];return type2===void 0?void 0:t.text(type2)}},identifier:{kind:"property",name:(t,node)=>around(t,node)==="struct_definition"?node:void 0}},
uses:{call_expression:calls,broadcast_call_expression:calls,macrocall_expression:{use:"call_macro",name:(t,node)=>t.first(node,"macro_identifier")},binary_expression:{
use:"call",name:(t,node)=>{const[,operator,right]=t.named(node);const isPipe=operator!==void 0&&t.text(operator)==="|>";return isPipe&&right!==void 0&&t.type(right)===
"identifier"?right:void 0}},field_expression:{use:(t,node)=>isWritten2(t,node)?"write":"read",name:(t,node)=>lastName(t,node),receiver:(t,node)=>t.field(node,"v\
alue")},typed_expression:{use:"type",name:(t,node)=>{const type2=t.named(node)[1];return type2!==void 0&&t.type(type2)==="identifier"?type2:void 0}}},reads:["id\
entifier"],writes:isWritten2,types:[],scopes:{for_statement:bindings2,comprehension_expression:bindings2,let_statement:bindings2,catch_clause:(t,node)=>{const[name2]=t.
named(node);return name2!==void 0&&t.type(name2)==="identifier"?[{name:name2}]:[]},do_clause:(t,node)=>{const list2=t.first(node,"argument_list");return list2===
void 0?[]:typed(t,list2)},arrow_function_expression:(t,node)=>{const[left]=t.named(node);if(left===void 0)return[];return t.type(left)==="argument_list"?typed(t,
left):assigned(t,left).map(name2=>({name:name2}))}},label:(t,node)=>{if(t.type(node)==="identifier"&&(t.text(node)==="new"||around(t,node)==="macro_identifier"))
return{name:node};const[name2]=t.type(node)==="named_argument"?t.named(node):[];return name2!==void 0&&t.type(name2)==="identifier"?{name:name2}:void 0},constructs:(t,node)=>{
const[called2]=t.type(node)==="call_expression"?t.named(node):[];const text=called2===void 0?"":t.text(called2);return/^(?:\w+\.)*[A-Z]\w*(?:\{.*\})?$/.test(text)?
text.replace(/\{.*$/,""):void 0},self:[],script:text=>text.replace(FIELD,(_,indent,word)=>indent+" ".repeat(word.length)),comments:["line_comment","block_commen\
t"],begins:"hash",beside:(t,node)=>t.type(node)==="string_literal"?"doc":void 0,imports:{using_statement:(t,node)=>t.named(node).flatMap(one=>imported(t,one,true)),
import_statement:(t,node)=>t.named(node).flatMap(one=>imported(t,one,false)),call_expression:(t,node)=>{const[called2,list2]=t.named(node);if(called2===void 0||
list2===void 0||t.text(called2)!=="include")return[];const path=t.descendant(list2,"content");return path===void 0?[]:[{path:t.text(path),as:t.text(path),node:path}]}},
packages:{},global:true,fieldsNeedReceiver:true,file:(path,from,paths)=>{if(!path.endsWith(".jl"))return void 0;const found2=posix3.join(posix3.dirname(from),path);
return paths.has(found2)?found2:void 0}};function withinOf(t,node){const head2=headOf4(t,node);const[called2]=head2===void 0?[]:t.named(head2);const module2=called2!==
void 0&&t.type(called2)==="field_expression"?t.field(called2,"value"):void 0;return module2===void 0?void 0:t.text(module2)}function isWritten2(t,node){const parent=t.
parent(node);return parent!==void 0&&/assignment/.test(t.type(parent))&&t.named(parent)[0]===node}var LUA_NAMES=new Set("_G _VERSION assert collectgarbage dofile error getfenv getmetatable ipairs load loadfile loadstring module next pairs pcall print rawequa\
l rawget rawlen rawset require select setfenv setmetatable tonumber tostring type unpack warn xpcall bit bit32 coroutine debug ffi io jit math os package string\
 table utf8".split(" "));var MOST_TEXT=2e4;function isOfFile(t,table){if(t.type(table)!=="table_constructor")return false;const{start:start2,end}=t.tree;if(end[table]-
start2[table]>MOST_TEXT)return false;const list2=t.parent(table);const statement=list2===void 0?void 0:t.parent(list2);if(statement===void 0||t.type(statement)!==
"assignment_statement")return false;const around2=t.parent(statement);const outer=around2!==void 0&&t.type(around2)==="variable_declaration"?t.parent(around2):around2;
return outer!==void 0&&t.type(outer)==="chunk"}var given4=new WeakMap;function givenIn(t){const known3=given4.get(t);if(known3)return known3;const locals=new Set;
const first=new Map;for(const node of t.named(0)){const isLocal2=t.type(node)==="variable_declaration";const statement=isLocal2?t.first(node,"assignment_stateme\
nt")??node:node;const list2=t.first(statement,"variable_list");const values2=t.first(statement,"expression_list");const value2=values2===void 0?void 0:t.named(values2)[0];
for(const name2 of list2===void 0?[]:t.named(list2)){const text=t.text(name2);if(!first.has(text))first.set(text,statement);for(const field of value2!==void 0&&
isOfFile(t,value2)?t.each(value2,"field"):[]){const key2=t.field(field,"name");if(key2!==void 0&&t.type(key2)==="identifier")first.set(`${text}.${t.text(key2)}`,
statement)}if(isLocal2&&!(value2!==void 0&&/^require\b/.test(t.text(value2))))locals.add(text)}}const found2={locals,first};given4.set(t,found2);return found2}var isLocalOfFile=(t,name2)=>givenIn(
t).locals.has(name2);var isFirst=(t,name2,statement)=>givenIn(t).first.get(name2)===statement;var MAKES=/^(new|New|create)$/;function madeOf(t,value2){if(t.type(
value2)==="binary_expression"){const right=t.field(value2,"right");return right===void 0||!/\bor\b/.test(t.text(value2))?void 0:madeOf(t,right)}const name2=t.type(
value2)==="function_call"?t.field(value2,"name"):void 0;if(name2===void 0)return void 0;if(t.text(name2)==="setmetatable"){const list2=t.field(value2,"arguments");
const meta=list2===void 0?void 0:t.named(list2)[1];return meta===void 0?void 0:metatable(t,meta)}const made4=t.field(name2,"field")??t.field(name2,"method");const table=t.
field(name2,"table");return made4!==void 0&&table!==void 0&&MAKES.test(t.text(made4))?nameOf5(t,table):void 0}function metatable(t,meta){if(t.type(meta)!=="tabl\
e_constructor")return nameOf5(t,meta);for(const field of t.each(meta,"field").slice(0,20)){const[key2,value2]=[t.field(field,"name"),t.field(field,"value")];if(key2!==
void 0&&value2!==void 0&&t.text(key2)==="__index")return nameOf5(t,value2)}return void 0}var nameOf5=(t,node)=>/^(identifier|dot_index_expression)$/.test(t.type(
node))?t.text(node):void 0;var PLAIN=/^(any|boolean|function|integer|lightuserdata|nil|number|string|table|thread|unknown|userdata|void)$/;function*linesAbove({
tree:{text}},at){for(let end=text.lastIndexOf("\n",at-1);end>0;){const start2=text.lastIndexOf("\n",end-1)+1;const line=text.slice(start2,end).trim();if(!line.startsWith(
"---"))return;yield line;end=start2-1}}function typeAbove(t,statement){for(const line of linesAbove(t,t.tree.start[statement])){const found2=/^---\s*@type\s+([\w.]+)\??\s*(?:$|[#@-]|\s\w)/.
exec(line)?.[1];if(found2!==void 0)return PLAIN.test(found2)?void 0:found2}return void 0}function parameterTypes(t,statement){const found2=new Map;for(const line of linesAbove(
t,t.tree.start[statement])){const[,name2,type2]=/^---\s*@param\s+(\w+)\??\s+([\w.]+)\??(?:\s|$)/.exec(line)??[];if(name2!==void 0&&type2!==void 0&&!PLAIN.test(type2))
found2.set(name2,type2)}return found2}var CLASS=/^[ \t]*---\s*@class\s+(?:\(\w+\)\s*)?([\w.]+)(?![\w.])([^\n]*)\n(?:[ \t]*---(?!\s*@class\b)[^\n]*\n)*[ \t]*(?:local\s+)?([\w.]+)\s*=/gm;
function classesIn(text){let found2;for(const[,name2="",rest="",table=""]of text.matchAll(CLASS)){const bases=/^\s*:\s*([\w., ]+)/.exec(rest)?.[1]??"";found2??=
Object.create(null);found2[name2]=[table,...bases.split(",").flatMap(base=>base.trim()||[])]}return found2}var COMMON2=new Set("concat format gmatch insert remove reverse select unpack".split(" "));var lastOf2=(t,name2)=>t.field(name2,"field")??t.field(name2,"method")??
name2;var isMember=(t,name2)=>/^(?:dot|method)_index_expression$/.test(t.type(name2));var tableOf=(t,name2)=>{const table=isMember(t,name2)?t.field(name2,"table"):
void 0;return table===void 0?void 0:t.text(table)};function assigned2(t,value2){const values2=t.parent(value2);const statement=values2===void 0?void 0:t.parent(
values2);if(values2===void 0||statement===void 0||t.type(statement)!=="assignment_statement")return void 0;const list2=t.first(statement,"variable_list");const name2=list2===
void 0?void 0:t.named(list2)[t.named(values2).indexOf(value2)];return name2===void 0||t.type(name2)==="bracket_index_expression"?void 0:{statement,name:name2}}function nameOfValue(t,value2){
const field=t.parent(value2);if(field===void 0)return void 0;if(t.type(field)!=="field")return assigned2(t,value2)?.name;const name2=t.field(field,"name");return name2!==
void 0&&t.type(name2)==="identifier"?name2:void 0}function tableAround(t,value2){const field=t.parent(value2);const table=field===void 0?void 0:t.parent(field);
if(field===void 0||table===void 0)return void 0;if(t.type(field)!=="field"){const{name:name2}=assigned2(t,value2)??{};return name2===void 0?void 0:tableOf(t,name2)}
const outer=nameOfValue(t,table);if(outer===void 0)return void 0;const around2=tableAround(t,table);return[around2,t.text(lastOf2(t,outer))].filter(Boolean).join(
".")}var isValue=(t,name2,value2)=>t.type(value2)!=="function_definition"&&t.text(value2)!==t.text(lastOf2(t,name2));function fieldAssigned(t,statement){const around2=t.
parent(statement);const list2=t.first(statement,"variable_list");const values2=t.first(statement,"expression_list");if(around2===void 0||t.type(around2)!=="chun\
k"||list2===void 0||values2===void 0)return void 0;const name2=t.named(list2)[0];const value2=t.named(values2)[0];if(name2===void 0||value2===void 0||t.type(name2)!==
"dot_index_expression"||t.count(list2,2)>1)return void 0;const table=tableOf(t,name2);if(table===void 0||!isLocalOfFile(t,table)||!isFirst(t,t.text(name2),statement))
return void 0;return isValue(t,name2,value2)?name2:void 0}function parameters5(t,node){const list2=t.field(node,"parameters");if(list2===void 0)return[];const types=parameterTypes(
t,assigned2(t,node)?.statement??node);return t.named(list2).map(name2=>{const made4={name:t.text(name2)};const type2=types.get(made4.name);if(type2!==void 0)made4.
type=type2;if(t.type(name2)==="vararg_expression")made4.variadic=true;return{node:name2,name:name2,parameter:made4}})}function declaredType(t,node){const around2=t.
parent(node);const whole=around2!==void 0&&t.type(around2)==="variable_declaration"?around2:node;const list2=t.first(node,"variable_list");if(list2===void 0||t.
count(list2,2)!==1)return void 0;const values2=t.first(node,"expression_list");const value2=values2===void 0?void 0:t.named(values2)[0];return typeAbove(t,whole)??
(value2===void 0?void 0:madeOf(t,value2))}var isLocal=(t,node)=>/^local\b/.test(t.text(node));var names=(t,list2)=>list2===void 0?[]:t.each(list2,"identifier").
map(name2=>({name:name2}));function required(t,call){const callee2=call===void 0||t.type(call)!=="function_call"?void 0:t.field(call,"name");if(call===void 0||callee2===
void 0||t.text(callee2)!=="require")return void 0;const list2=t.field(call,"arguments");const[only,...more]=list2===void 0?[]:t.named(list2);return only!==void 0&&
more.length===0&&t.type(only)==="string"?t.field(only,"content"):void 0}var lua={key:"lua",family:"declarative",grammar:"@tree-sitter-grammars/tree-sitter-lua/t\
ree-sitter-lua.wasm",revision:4,separator:".",standard:"std:lua",definitions:{function_declaration:{kind:"function",scope:true,name:(t,node)=>{const name2=t.field(
node,"name");return name2===void 0?void 0:lastOf2(t,name2)},within:(t,node)=>{const name2=t.field(node,"name");return name2===void 0?void 0:tableOf(t,name2)},parameters:parameters5,
modifiers:(t,node)=>isLocal(t,node)?["private"]:["exported"]},function_definition:{kind:"function",scope:true,name:(t,node)=>{const name2=nameOfValue(t,node);return name2===
void 0?void 0:lastOf2(t,name2)},within:tableAround,whole:(t,node)=>assigned2(t,node)?.statement??t.parent(node)??node,parameters:parameters5},assignment_statement:{
kind:(t,node)=>fieldAssigned(t,node)===void 0?"variable":"property",localInFunction:true,type:declaredType,within:(t,node)=>{const field=fieldAssigned(t,node);return field===
void 0?void 0:tableOf(t,field)},names:(t,node)=>{const around2=t.parent(node);const isDeclared=around2!==void 0&&t.type(around2)==="variable_declaration";const isTop3=around2!==
void 0&&t.type(around2)==="chunk";const[list2,values2]=[t.first(node,"variable_list"),t.first(node,"expression_list")];if(list2===void 0||!(isDeclared||isTop3))
return[];const field=fieldAssigned(t,node);if(field!==void 0)return[lastOf2(t,field)];const given5=values2===void 0?[]:t.named(values2);return t.named(list2).filter(
(name2,at)=>{const value2=given5[at];const isName2=t.type(name2)==="identifier"&&(isDeclared||isFirst(t,t.text(name2),node));return isName2&&(value2===void 0||t.
type(value2)!=="function_definition")})}},field:{kind:"property",name:(t,node)=>{const[name2,value2,table]=[t.field(node,"name"),t.field(node,"value"),t.parent(
node)];if(name2===void 0||value2===void 0||table===void 0)return void 0;return t.type(name2)==="identifier"&&isValue(t,name2,value2)&&isOfFile(t,table)?name2:void 0},
within:(t,node)=>{const value2=t.field(node,"value");return value2===void 0?void 0:tableAround(t,value2)}},variable_declaration:{kind:"variable",localInFunction:true,
type:typeAbove,names:(t,node)=>{const list2=t.first(node,"variable_list");return list2===void 0?[]:t.each(list2,"identifier")}}},uses:{function_call:{use:"call",
name:(t,node)=>{const name2=t.field(node,"name");return name2!==void 0&&(isMember(t,name2)||t.type(name2)==="identifier")?lastOf2(t,name2):void 0},path:(t,node)=>{
const name2=t.field(node,"name");return name2===void 0?void 0:tableOf(t,name2)}},dot_index_expression:{use:(t,node)=>isWritten3(t,node)?"write":"read",name:(t,node)=>t.
field(node,"field"),path:tableOf}},reads:["identifier"],writes:isWritten3,types:[],scopes:{block:()=>[],for_statement:(t,node)=>{const clause=t.field(node,"clau\
se");if(clause===void 0)return[];const name2=t.field(clause,"name");return name2===void 0?names(t,t.first(clause,"variable_list")):[{name:name2}]}},label:(t,node)=>{
const name2=t.type(node)==="function_definition"?nameOfValue(t,node):void 0;if(name2!==void 0)return{name:lastOf2(t,name2)};if(t.type(node)==="identifier"&&t.text(
node)==="self")return{name:node};const key2=t.type(node)==="field"?t.field(node,"name"):void 0;return key2===void 0||t.type(key2)!=="identifier"?void 0:{name:key2}},
blockScoped:true,self:[],comments:["comment"],begins:"dashes",imports:{variable_declaration:(t,node)=>{const statement=t.first(node,"assignment_statement");const[
list2,values2]=statement===void 0?[]:[t.first(statement,"variable_list"),t.first(statement,"expression_list")];const[name2,...others]=list2===void 0?[]:t.named(
list2);const path=required(t,values2===void 0?void 0:t.named(values2)[0]);return name2===void 0||path===void 0||others.length>0?[]:[{path:t.text(path),as:t.text(
name2),node:path}]},function_call:(t,node)=>{const path=required(t,node);return path===void 0?[]:[{path:t.text(path),as:t.text(path),node:path}]}},packages:{},common:COMMON2,
brought:LUA_NAMES,fieldsNeedReceiver:true,tables:true,classes:classesIn,file:(path,from,paths)=>{const name2=path.replaceAll(".","/");const roots=["","lua/","sr\
c/","lib/"];for(let folder=from;folder.includes("/");){folder=folder.slice(0,folder.lastIndexOf("/"));roots.push(`${folder}/`,`${folder}/lua/`)}const candidates=roots.
flatMap(root=>[`${root}${name2}.lua`,`${root}${name2}/init.lua`]);const other=candidates.find(candidate=>candidate!==from&&paths.has(candidate));return other??(name2.
includes("/")?candidates.find(candidate=>candidate===from):void 0)}};function isWritten3(t,node){const list2=t.parent(node);return list2!==void 0&&t.type(list2)===
"variable_list"}function typeText(t,node){const text=node===void 0?"":t.text(node).replace(/[*\s]+/g," ").trim();const protocol=/^id\s*<\s*(\w+)/.exec(text)?.[1];return text===
""||text==="id"?void 0:protocol??text.replace(/\s*<\s*/g,"<").replace(/\s*>/g,">").replace(/^(?:const|static|extern)\s+/,"")}function declaredName(t,declarator){
let at=declarator;while(at!==void 0&&!/^(?:identifier|field_identifier|type_identifier)$/.test(t.type(at)))at=t.field(at,"declarator")??t.named(at).find(one=>/declarator$|identifier$/.
test(t.type(one)));return at}var functionOf=(t,declarator)=>{let at=declarator;while(at!==void 0&&t.type(at)!=="function_declarator")at=t.field(at,"declarator");
return at};function isCalledThrough(t,declarator){const head2=functionOf(t,declarator);const inner2=head2===void 0?void 0:t.field(head2,"declarator");return inner2!==
void 0&&t.type(inner2)==="parenthesized_declarator"}var variablesOf2=(t,node)=>t.named(node).flatMap(one=>{if(t.fieldOf(one)!=="declarator")return[];if(functionOf(
t,one)!==void 0&&!isCalledThrough(t,one))return[];const name2=declaredName(t,one);return name2===void 0?[]:[name2]});function functionParameters(t,node){const head2=functionOf(
t,t.field(node,"declarator"));const list2=head2===void 0?void 0:t.field(head2,"parameters");return(list2===void 0?[]:t.each(list2,"parameter_declaration")).flatMap(
one=>{const name2=declaredName(t,t.field(one,"declarator"));const type2=typeText(t,t.field(one,"type"));if(name2===void 0)return[];const parameter={name:t.text(
name2),...type2===void 0?{}:{type:type2}};return[{node:one,name:name2,parameter}]})}var binder=(name2,type2)=>({name:name2,...type2===void 0?{}:{type:type2}});function parametersIn4(t,list2){
return(list2===void 0?[]:t.each(list2,"parameter_declaration")).flatMap(one=>{const name2=declaredName(t,t.field(one,"declarator"));return name2===void 0?[]:[binder(
name2,typeText(t,t.field(one,"type")))]})}var properties=(t,node)=>t.each(node,"struct_declaration").flatMap(one=>t.each(one,"struct_declarator").flatMap(declarator=>declaredName(
t,declarator)??[]));var propertyType=(t,node)=>{const declaration=t.first(node,"struct_declaration");const first=declaration===void 0?void 0:t.named(declaration).
find(one=>t.type(one)!=="struct_declarator");return typeText(t,first)};var COMMON3=new Set("init new alloc copy mutableCopy dealloc retain release autorelease description debugDescription hash isEqual: class superclass self count l\
ength copyWithZone: initWithCoder: encodeWithCoder: initWithFrame: viewDidLoad viewWillAppear: viewDidAppear: setUp tearDown layoutSubviews performSelector: res\
pondsToSelector: isKindOfClass: objectForKey: setObject:forKey: objectAtIndex: addObject: removeObject: resume suspend cancel".split(" "));var APPLE={has:name2=>/^(?:NS|UI|XCT|CG|CF|CA|CI|AV|MK|WK|SC|Sec|dispatch_|objc_|k[A-Z])[A-Z_a-z]/.
test(name2)||/^(?:BOOL|SEL|Class|IMP|Protocol|instancetype|id|u?int\d+_t|size_t|printf|malloc|free|memcpy|memset|strlen)$/.test(name2)};var REGIONS=/^[ \t]*[A-Z][A-Z0-9]*_(?:BEGIN|END|BEGIN_DECLS|END_DECLS)(?:\([^()\n]*\))?[ \t]*;?[ \t]*$/gm;var ENUMERATION=/(?:\btypedef\s+)?\b(?:NS|CF)_(?:CLOSED_|ERROR_)?(?:ENUM|OPTIONS)\s*\(\s*[\w ]+?\s*,\s*(\w+)\s*\)/g;
var ATTRIBUTE=/(?<!^[ \t]*#.*)\b(?:NS|CF|UI|API|AF|SD|FB|OS)_(?:[A-Z0-9]+_)*(?:DESIGNATED_INITIALIZER|UNAVAILABLE|AVAILABLE|DEPRECATED|RETURNS|REQUIRES|REFINED|SWIFT|NOESCAPE|SUBCLASSING|ASSUME|INLINE|EXPORT|EXTERN|VISIBLE|HIDDEN|(?:TYPED|STRING)_\w*ENUM|EXTENSIBLE_\w*ENUM)[A-Z_]*(?:\((?:[^()\n]|\((?:[^()\n]|\([^()\n]*\))*\))*\))?|\b__attribute__\s*\(\((?:[^()]|\([^()]*\))*\)\)|\b(?:__OSX|SWIFT)_\w+(?:\([^()\n]*\))?/gm;
var QUALIFIER=/(?<![.\w])(?:_(?:Nullable|Nonnull|Null_unspecified)|__(?:nullable|nonnull|kindof|unsafe_unretained|autoreleasing|bridge_transfer|bridge_retained|bridge|block|weak|strong|covariant|contravariant)|nullable|nonnull|null_unspecified|oneway|inout|bycopy|byref)\b(?=[\s*(]*[\w*^(<>,)])/g;
var ATTRIBUTES=/@property\s*\([^()]*\)/g;var NULLABILITY=/\b(?:nullable|nonnull|null_resettable|null_unspecified)\b/g;var readable2=text=>text.replace(ATTRIBUTES,
list2=>list2.replace(NULLABILITY,word=>"strong".padEnd(word.length))).replace(REGIONS,blanks).replace(ENUMERATION,(written2,name2)=>`enum ${name2}`.padEnd(written2.
length)).replace(ATTRIBUTE,blanks).replace(QUALIFIER,blanks);function classAround(t,node){for(let at=t.parent(node);at!==void 0;at=t.parent(at))if(/^(?:class_interface|class_implementation|protocol_declaration)$/.test(t.type(
at)))return at;return void 0}var className=(t,node)=>t.first(node,"identifier");function selectorOf(t,method3){const parts2=t.each(method3,"identifier","method_\
parameter");return parts2.map((part,at)=>{if(t.type(part)==="method_parameter")return"";const next=parts2[at+1];return t.text(part)+(next!==void 0&&t.type(next)===
"method_parameter"?":":"")}).join("")}var methodWords=(t,message)=>t.named(message).filter(part=>t.fieldOf(part)==="method");function selectorSent(t,message){const parts2=t.
named(message).filter(part=>t.fieldOf(part)!=="receiver"&&t.type(part)!=="comment");const words2=methodWords(t,message);if(parts2.length===1)return t.text(words2[0]??
message);return words2.map(word=>`${t.text(word)}:`).join("")}function returned(t,method3){const type2=t.first(method3,"method_type");const text=typeText(t,type2)?.
replace(/^\(\s*|\s*\)$/g,"");if(text!=="instancetype")return text;const around2=classAround(t,method3);const name2=around2===void 0?void 0:className(t,around2);
return name2===void 0?void 0:t.text(name2)}function methodParameters(t,method3){return t.each(method3,"method_parameter").flatMap(one=>{const[name2,type2]=[t.first(
one,"identifier"),typeText(t,t.first(one,"method_type"))?.replace(/^\(\s*|\s*\)$/g,"")];if(name2===void 0)return[];const parameter={name:t.text(name2),...type2===
void 0?{}:{type:type2}};return[{node:one,name:name2,parameter}]})}var ownFields=new WeakMap;function behind(t,node){const text=t.text(node);if(!/^_[A-Za-z]/.test(
text))return void 0;let own=ownFields.get(t);if(!own){const found2=new Set;for(let at=0;at<t.tree.after.length&&at<t.tree.after[0];at++)if(t.type(at)==="instanc\
e_variable")for(const name2 of properties(t,at))found2.add(t.text(name2));own=found2;ownFields.set(t,own)}return own.has(text)||classAround(t,node)===void 0?void 0:
text.slice(1)}function constructed2(t,node){if(t.type(node)!=="message_expression")return void 0;const[receiver2,word]=[t.field(node,"receiver"),t.field(node,"m\
ethod")];if(receiver2===void 0||word===void 0)return void 0;const sent=t.text(word);if(t.type(receiver2)==="message_expression")return/^init/.test(sent)?constructed2(
t,receiver2):void 0;const isName2=t.type(receiver2)==="identifier"&&/^[A-Z]/.test(t.text(receiver2));return isName2&&/^(?:alloc|new|allocWithZone)$/.test(sent)?
t.text(receiver2):void 0}function isTest(t,node){const around2=classAround(t,node);const name2=around2===void 0?void 0:className(t,around2);return name2!==void 0&&
/(?:Tests?|TestCase|Spec)$/.test(t.text(name2))&&/^test[A-Z0-9_][^:]*$/.test(selectorOf(t,node))}var method=modifiers6=>({kind:"method",scope:true,name:className,
rename:(_,t,node)=>selectorOf(t,node),parameters:methodParameters,arity:()=>void 0,type:returned,body:(t,node)=>t.first(node,"compound_statement"),modifiers:(t,node)=>[
...modifiers6,.../^\+/.test(t.text(node))?["static"]:[],...isTest(t,node)?["test"]:[]]});var type=(kind,modifiers6)=>({kind:(t,node)=>t.field(node,"category")===
void 0?kind:"impl",scope:true,name:className,supertypes:(t,node)=>{const superclass=t.field(node,"superclass");const list2=t.each(node,"parameterized_arguments",
"protocol_reference_list");const protocols=list2.flatMap(one=>t.named(one).flatMap(each=>t.type(each)==="identifier"?each:t.descendant(each,"type_identifier")??
[]));return[...superclass===void 0?[]:[superclass],...protocols]},body:(t,node)=>t.first(node,"instance_variables","property_declaration","method_declaration","\
implementation_definition","comment"),modifiers:()=>modifiers6});var objectiveC={key:"objective-c",family:"declarative",grammar:"tree-sitter-wasm/objc/tree-sitt\
er-objc.wasm",revision:3,separator:".",standard:"std:objective-c",script:readable2,definitions:{class_interface:type("class",["declaration"]),class_implementation:type(
"class",[]),protocol_declaration:type("interface",[]),method_declaration:method(["declaration"]),method_definition:method([]),property_declaration:{kind:"proper\
ty",names:properties,type:propertyType},instance_variable:{kind:"property",names:properties,type:propertyType,modifiers:()=>["private"]},function_definition:{kind:"\
function",scope:true,name:(t,node)=>declaredName(t,t.field(node,"declarator")),parameters:functionParameters,arity:()=>void 0,type:(t,node)=>typeText(t,t.field(
node,"type")),modifiers:(t,node)=>[/^static\b/.test(t.text(node))?"private":"exported"]},declaration:{kind:"variable",localInFunction:true,names:variablesOf2,type:(t,node)=>isCalledThrough(
t,t.field(node,"declarator"))?void 0:typeText(t,t.field(node,"type")),value:(t,node)=>{const declarator=t.field(node,"declarator");return declarator===void 0?void 0:
t.field(declarator,"value")},modifiers:(t,node)=>/^extern\b/.test(t.text(node))?["declaration"]:[]},type_definition:{kind:"type",name:(t,node)=>declaredName(t,t.
field(node,"declarator"))},enum_specifier:{kind:"enum",scope:true,name:(t,node)=>t.field(node,"body")===void 0?void 0:t.field(node,"name")},enumerator:{kind:"en\
um_member"},struct_specifier:{kind:"struct",scope:true,name:(t,node)=>t.field(node,"body")===void 0?void 0:t.field(node,"name")},preproc_def:{kind:"macro"},preproc_function_def:{
kind:"macro"}},uses:{message_expression:{use:"call",name:(t,node)=>t.field(node,"method"),text:selectorSent,receiver:(t,node)=>t.field(node,"receiver")},selector_expression:{
use:"read",name:(_,node)=>node,text:(t,node)=>t.text(node).replace(/^@selector\s*\(\s*|\s*\)$/g,""),path:(t,node)=>classAround(t,node)===void 0?void 0:"self"},call_expression:{
use:"call",name:(t,node)=>{const name2=t.field(node,"function");return name2!==void 0&&t.type(name2)==="identifier"?name2:void 0},text:(t,node)=>{const name2=t.
field(node,"function");return behind(t,name2)??t.text(name2)},path:(t,node)=>behind(t,t.field(node,"function"))===void 0?void 0:"self"},field_expression:{use:(t,node)=>isWritten4(
t,node)?"write":"read",name:(t,node)=>t.field(node,"field"),receiver:(t,node)=>t.field(node,"argument"),accessor:(t,node)=>{const name2=t.text(t.field(node,"fie\
ld"));return isWritten4(t,node)?`set${name2.charAt(0).toUpperCase()}${name2.slice(1)}:`:name2}},identifier:{use:(t,node)=>isWritten4(t,node)?"write":"read",name:(t,node)=>behind(
t,node)===void 0?void 0:node,text:(t,node)=>behind(t,node)??t.text(node),path:(t,node)=>behind(t,node)===void 0?void 0:"self"}},reads:["identifier"],writes:(t,node)=>isWritten4(
t,node),types:["type_identifier"],scopes:{compound_statement:()=>[],block_literal:(t,node)=>parametersIn4(t,t.descendant(node,"parameter_list")),for_statement:(t,node)=>{
const[declarator,list2]=[t.first(node,"pointer_declarator"),t.named(node).at(-2)];const name2=declaredName(t,declarator);if(name2===void 0)return[];const type2=typeText(
t,t.field(node,"type"));return[type2===void 0&&list2!==void 0?{name:name2,given:{node:list2,element:true}}:binder(name2,type2)]}},label:(t,node)=>{if(t.type(node)===
"parameter_declaration"){const name2=declaredName(t,t.field(node,"declarator"));return name2===void 0?void 0:{name:name2}}const around2=t.parent(node);if(t.type(
node)!=="identifier"||around2===void 0)return void 0;const isOther=/^(?:property_attribute|class_declaration|getter_name|setter_name)$/.test(t.type(around2));const isWord=t.
fieldOf(node)==="method"||t.fieldOf(node)==="category";const isMethodWord=/^method_(?:declaration|definition)$/.test(t.type(around2));return isOther||isWord||isMethodWord||
/^(?:self|super|YES|NO|nil|Nil|NULL)$/.test(t.text(node))?{name:node}:void 0},blockScoped:true,global:true,openTypes:new Set(["enum"]),common:COMMON3,brought:APPLE,
constructs:constructed2,self:["self"],super:/^super$/,comments:["comment"],begins:"slashes",imports:{preproc_include:(t,node)=>{const path=t.field(node,"path");
const text=path===void 0?"":t.text(path).replace(/^["<]|[">]$/g,"");return path===void 0||text===""?[]:[{path:text,as:text,node:path}]}},file:(path,from,paths)=>{
const folder=folderOf(from);if(paths.has(folder+path))return folder+path;return filesNamed(paths,path)[0]},packages:{}};function isWritten4(t,node){const around2=t.
parent(node);return around2!==void 0&&t.type(around2)==="assignment_expression"&&t.field(around2,"left")===node}var APPLIES_LEFT2=/^(?:@@|<\|)$/;var APPLIES_RIGHT2=/^(?:\|>|>>[=|]|>\|=|\|>>|>>\|)$/;function boundBy7(t,pattern){const type2=t.type(pattern);if(type2==="value\
_name"||type2==="value_pattern")return[pattern];if(/_path$|^(?:label_name|unit|number|string|parenthesized_operator)$/.test(type2))return[];const children=t.named(
pattern);if(type2==="typed_pattern")return children.slice(0,1).flatMap(part=>boundBy7(t,part));if(type2==="field_pattern"){const[path,...patterns]=children;const name2=path===
void 0?void 0:t.first(path,"field_name");return patterns.length>0||name2===void 0?patterns.flatMap(part=>boundBy7(t,part)):[name2]}return children.flatMap(part=>boundBy7(
t,part))}var binders5=(t,patterns)=>patterns.flatMap(pattern=>pattern===void 0?[]:boundBy7(t,pattern)).map(name2=>({name:name2}));function typeOfPattern(t,pattern){
const type2=t.type(pattern)==="typed_pattern"?t.field(pattern,"type"):void 0;return type2===void 0?void 0:t.text(type2)}function parameters6(t,node){return t.each(
node,"parameter").flatMap(one=>{const pattern=t.field(one,"pattern");if(pattern===void 0)return[];const named7=t.type(pattern)==="typed_pattern"?t.named(pattern)[0]??
pattern:pattern;const made4={name:t.brief(named7)};const type2=typeOfPattern(t,pattern);if(type2!==void 0)made4.type=type2;const given5=t.field(one,"default");if(given5!==
void 0)made4.default=t.brief(given5);else if(/^\?/.test(t.text(one)))made4.default="None";return[{node:one,name:pattern,parameter:made4,binds:boundBy7(t,pattern)}]})}
var isFunction3=(t,binding2)=>{const body2=t.field(binding2,"body");return t.first(binding2,"parameter")!==void 0||body2!==void 0&&/^fun(?:ction)?_expression$/.
test(t.type(body2))};var isTop=(t,binding2)=>{const definition=t.parent(binding2);const around2=definition===void 0?void 0:t.parent(definition);return around2!==
void 0&&/^(?:compilation_unit|structure)$/.test(t.type(around2))};function isApplied(t,node){const around2=t.parent(node);if(around2===void 0)return false;if(t.
type(around2)==="application_expression")return t.field(around2,"function")===node;const operator=t.type(around2)==="infix_expression"?t.field(around2,"operator"):
void 0;const text=operator===void 0?"":t.text(operator);return APPLIES_LEFT2.test(text)&&t.field(around2,"left")===node||APPLIES_RIGHT2.test(text)&&t.field(around2,
"right")===node}var modulePath=(t,node)=>{const path=t.first(node,"module_path","extended_module_path");return path===void 0?void 0:t.text(path)};function aliased2(t,binding2){
const body2=t.field(binding2,"body");return body2!==void 0&&t.type(body2)==="module_path"?body2:void 0}function wholeOf2(t,node){const around2=t.parent(node);if(around2===
void 0||!/_definition$/.test(t.type(around2)))return node;const before3=t.previous(node);return before3===void 0||t.type(before3)!==t.type(node)?around2:node}var opened=(t,node)=>{
const module2=t.field(node,"module");return module2===void 0||t.type(module2)!=="module_path"?[]:[{path:t.text(module2),node:module2}]};var values={kind:"functi\
on",memberKind:"function",name:(t,node)=>t.first(node,"value_name")??t.first(node,"parenthesized_operator"),modifiers:()=>["exported"]};var moduleOf=path=>{const name2=stemOf(
path);return`${name2.slice(0,1).toUpperCase()}${name2.slice(1)}`};var ocaml={key:"ocaml",family:"declarative",grammar:"tree-sitter-ocaml/tree-sitter-ocaml.wasm",
revision:3,separator:".",standard:"std:ocaml",definitions:{let_binding:{kind:(t,node)=>isFunction3(t,node)?"function":"variable",scope:true,localInFunction:true,
recursive:(t,node)=>{const definition=t.parent(node);return definition!==void 0&&/^let\s+rec\b/.test(t.text(definition))},names:(t,node)=>{const pattern=t.field(
node,"pattern");if(pattern===void 0)return[];return t.type(pattern)==="parenthesized_operator"?t.named(pattern).slice(0,1):boundBy7(t,pattern)},whole:wholeOf2,parameters:parameters6,
type:(t,node)=>{const type2=t.field(node,"type");return type2===void 0?void 0:t.text(type2)},modifiers:(t,node)=>isTop(t,node)?["exported"]:[]},external:values,
value_specification:values,type_binding:{kind:"type",scope:true,whole:wholeOf2,modifiers:()=>["exported"]},constructor_declaration:{kind:"constructor",name:(t,node)=>t.
first(node,"constructor_name"),whole:wholeOf2,modifiers:()=>["exported"]},field_declaration:{kind:"property",name:(t,node)=>t.first(node,"field_name"),type:(t,node)=>{
const type2=t.field(node,"type");return type2===void 0?void 0:t.text(type2)}},module_binding:{kind:"module",scope:true,name:(t,node)=>aliased2(t,node)===void 0?
t.first(node,"module_name"):void 0,whole:wholeOf2,modifiers:()=>["exported"]},module_type_definition:{kind:"interface",scope:true,name:(t,node)=>t.first(node,"m\
odule_type_name"),modifiers:()=>["exported"]},class_binding:{kind:"class",scope:true,whole:wholeOf2,name:(t,node)=>t.first(node,"class_name"),parameters:parameters6},
method_definition:{kind:"method",scope:true,name:(t,node)=>t.first(node,"method_name"),parameters:parameters6},instance_variable_definition:{kind:"property",name:(t,node)=>t.
first(node,"instance_variable_name")}},uses:{value_path:{use:(t,node)=>isApplied(t,node)?"call":"read",name:(t,node)=>t.first(node,"value_name")??t.first(node,"\
parenthesized_operator"),path:modulePath},constructor_path:{use:"read",name:(t,node)=>t.first(node,"constructor_name"),path:modulePath},type_constructor_path:{use:"\
type",name:(t,node)=>t.first(node,"type_constructor"),path:modulePath},module_type_path:{use:"type",name:(t,node)=>t.first(node,"module_type_name"),path:modulePath},
class_path:{use:"call",name:(t,node)=>t.first(node,"class_name"),path:modulePath},field_get_expression:{use:(t,node)=>{const around2=t.parent(node);return around2!==
void 0&&t.type(around2)==="set_expression"?"write":"read"},name:(t,node)=>{const path=t.field(node,"field");return path===void 0?void 0:t.first(path,"field_name")},
receiver:(t,node)=>{const path=t.field(node,"field");return path===void 0||modulePath(t,path)!==void 0?void 0:t.field(node,"record")},path:(t,node)=>{const path=t.
field(node,"field");return path===void 0?void 0:modulePath(t,path)}},method_invocation:{use:"call",name:(t,node)=>t.field(node,"method"),receiver:(t,node)=>t.field(
node,"object")}},reads:[],types:[],scopes:{let_expression:()=>[],let_open_expression:()=>[],match_case:(t,node)=>binders5(t,[t.field(node,"pattern")]),fun_expression:(t,node)=>t.
each(node,"parameter").flatMap(one=>{const pattern=t.field(one,"pattern");const type2=pattern===void 0?void 0:typeOfPattern(t,pattern);const named7=binders5(t,[
pattern]);return type2===void 0?named7:named7.map(binder2=>({...binder2,type:type2}))}),for_expression:(t,node)=>binders5(t,[t.field(node,"name")]),object_expression:(t,node)=>binders5(
t,[t.field(node,"self")])},stands:(t,node)=>/^(?:parenthesized|typed)_expression$/.test(t.type(node))?t.named(node)[0]:void 0,blockScoped:true,shadows:true,openTypes:true,
fieldsNeedReceiver:true,wholeNames:true,modulesByName:true,relativeImports:true,importsBareNames:true,moduleOf,self:[],comments:["comment"],begins:"stars",imports:{
open_module:opened,module_path:(t,node)=>{const around2=t.parent(node);return around2!==void 0&&t.type(around2)==="local_open_expression"?[{path:t.text(node),node}]:
[]},module_binding:(t,node)=>{const[name2,path]=[t.first(node,"module_name"),aliased2(t,node)];return name2===void 0||path===void 0?[]:[{path:t.text(path),as:t.
text(name2),node:path}]}},packages:{}};var ocamlInterface={...ocaml,key:"ocaml_interface",grammar:"tree-sitter-ocaml/tree-sitter-ocaml_interface.wasm"};var CLASSES=/^(?:R6Class|setRefClass|new_class|ggproto)$/;var DEFINERS=new Map([["setClass","class"],["setGeneric","function"],["setMethod","function"],["setRep\
laceMethod","function"],["setValidity","function"]]);function calledName(t,call){const called2=call===void 0||t.type(call)!=="call"?void 0:t.field(call,"functio\
n");if(called2===void 0)return"";const name2=t.type(called2)==="namespace_operator"?t.field(called2,"rhs"):called2;return name2===void 0||t.type(name2)!=="ident\
ifier"?"":t.text(name2)}var argumentsOf6=(t,call)=>{const list2=t.field(call,"arguments");return list2===void 0?[]:t.each(list2,"argument")};var operatorOf3=(t,node)=>{
const operator=t.field(node,"operator");return operator===void 0?"":t.text(operator)};function assignment(t,node){const operator=operatorOf3(t,node);const[lhs,rhs]=[
t.field(node,"lhs"),t.field(node,"rhs")];if(lhs===void 0||rhs===void 0)return void 0;if(/^(?:<-|<<-|=|:=)$/.test(operator))return{left:lhs,right:rhs};return/^->>?$/.
test(operator)?{left:rhs,right:lhs}:void 0}function parameters7(t,value2){const list2=value2===void 0||t.type(value2)!=="function_definition"?void 0:t.field(value2,
"parameters");if(list2===void 0)return[];return t.each(list2,"parameter").flatMap(one=>{const name2=t.field(one,"name");if(name2===void 0)return[];const made4={
name:t.text(name2)};const given5=t.field(one,"default");if(given5!==void 0)made4.default=t.brief(given5);if(t.text(name2)==="...")made4.variadic=true;return[{node:one,
name:name2,parameter:made4}]})}function classAround2(t,argument2){const list2=t.parent(argument2);const call=list2===void 0?void 0:t.parent(list2);if(call===void 0||
t.type(call)!=="call")return void 0;if(CLASSES.test(calledName(t,call)))return call;const outer=/^(?:list|c)$/.test(calledName(t,call))?t.parent(call):void 0;return outer!==
void 0&&t.type(outer)==="argument"?classAround2(t,outer):void 0}var isMember2=(t,argument2)=>{const list2=t.parent(argument2);const call=list2===void 0?void 0:t.
parent(list2);return call!==void 0&&/^(?:list|ggproto)$/.test(calledName(t,call))&&classAround2(t,argument2)!==void 0};var isTop2=(t,node)=>{const around2=t.parent(
node);return around2!==void 0&&t.type(around2)==="program"?["exported"]:[]};function named4(t,node){const called2=t.field(node,"function");if(called2===void 0)return void 0;
if(t.type(called2)==="identifier")return called2;return/^(?:namespace|extract)_operator$/.test(t.type(called2))?t.field(called2,"rhs"):void 0}var side=(t,node,type2)=>{
const called2=t.type(node)==="call"?t.field(node,"function"):node;return called2!==void 0&&t.type(called2)===type2?t.field(called2,"lhs"):void 0};var r={key:"r",
family:"declarative",grammar:"@davisvaughan/tree-sitter-r/tree-sitter-r.wasm",revision:4,separator:"$",standard:"std:r",definitions:{binary_operator:{kind:(t,node)=>{
const{right}=assignment(t,node)??{};if(right!==void 0&&t.type(right)==="function_definition")return"function";return CLASSES.test(calledName(t,right))?"class":"\
variable"},scope:true,localInFunction:true,name:(t,node)=>{const{left}=assignment(t,node)??{};return left!==void 0&&/^(?:identifier|string)$/.test(t.type(left))?
left:void 0},rename:text=>text.replace(/^[`"']|[`"']$/g,""),parameters:(t,node)=>parameters7(t,assignment(t,node)?.right),value:(t,node)=>assignment(t,node)?.right,
body:(t,node)=>{const{right}=assignment(t,node)??{};return right===void 0?void 0:t.type(right)==="call"?t.field(right,"arguments"):t.field(right,"body")},supertypes:(t,node)=>{
const{right}=assignment(t,node)??{};if(right===void 0||!CLASSES.test(calledName(t,right)))return[];const base=argumentsOf6(t,right).find(one=>/^inherit\s*=/.test(
t.text(one)));const value2=base===void 0?void 0:t.field(base,"value");return value2===void 0||t.type(value2)!=="identifier"?[]:[value2]},modifiers:isTop2},argument:{
kind:(t,node)=>{const value2=t.field(node,"value");return value2!==void 0&&t.type(value2)==="function_definition"?"method":"property"},scope:true,name:(t,node)=>isMember2(
t,node)?t.field(node,"name"):void 0,parameters:(t,node)=>isMember2(t,node)?parameters7(t,t.field(node,"value")):[],body:(t,node)=>{const value2=t.field(node,"va\
lue");return value2===void 0?void 0:t.field(value2,"body")}},call:{kind:(t,node)=>DEFINERS.get(calledName(t,node))??"function",scope:true,name:(t,node)=>{const[
first]=DEFINERS.has(calledName(t,node))?argumentsOf6(t,node):[];return first===void 0?void 0:t.descendant(first,"string_content")},parameters:(t,node)=>DEFINERS.
has(calledName(t,node))?parameters7(t,argumentsOf6(t,node).map(one=>t.field(one,"value")).find(one=>one!==void 0&&t.type(one)==="function_definition")):[],modifiers:isTop2}},
uses:{call:{use:"call",name:(t,node)=>DEFINERS.has(calledName(t,node))?void 0:named4(t,node),receiver:(t,node)=>side(t,node,"extract_operator"),path:(t,node)=>{
const of=side(t,node,"namespace_operator");return of===void 0?void 0:t.text(of)}},extract_operator:{use:"read",name:(t,node)=>{const name2=t.field(node,"rhs");return name2!==
void 0&&t.type(name2)==="identifier"?name2:void 0},receiver:(t,node)=>t.field(node,"lhs")},namespace_operator:{use:"read",name:(t,node)=>t.field(node,"rhs"),path:(t,node)=>{
const of=t.field(node,"lhs");return of===void 0?void 0:t.text(of)}},binary_operator:{use:"call",name:(t,node)=>{const right=/^(?:\|>|%>%|%<>%|%T>%)$/.test(operatorOf3(
t,node))?t.field(node,"rhs"):void 0;return right!==void 0&&t.type(right)==="identifier"?right:void 0}}},reads:["identifier"],writes:(t,node)=>{const around2=t.parent(
node);return around2!==void 0&&t.type(around2)==="binary_operator"&&assignment(t,around2)?.left===node},types:[],scopes:{arguments:()=>[],function_definition:(t,node)=>parameters7(
t,node).map(({name:name2})=>({name:name2})),for_statement:(t,node)=>{const name2=t.field(node,"variable");return name2===void 0?[]:[{name:name2}]}},label:(t,node)=>{
const name2=t.type(node)==="argument"?t.field(node,"name"):void 0;if(name2!==void 0)return{name:name2};const package_=t.type(node)==="namespace_operator"?t.field(
node,"lhs"):void 0;if(package_!==void 0)return{name:package_};return t.type(node)==="identifier"&&/^(?:self|private|super)$/.test(t.text(node))?{name:node}:void 0},
self:["self","private"],super:/^super$/,constructs:(t,node)=>{const called2=t.type(node)==="call"?t.field(node,"function"):void 0;const[of,name2]=called2!==void 0&&
t.type(called2)==="extract_operator"?[t.field(called2,"lhs"),t.field(called2,"rhs")]:[];return of!==void 0&&name2!==void 0&&t.text(name2)==="new"?t.text(of):void 0},
constructorName:"initialize",comments:["comment"],begins:"hash",imports:{call:(t,node)=>{const called2=calledName(t,node);const[first]=/^(?:library|require|source|requireNamespace|loadNamespace)$/.
test(called2)?argumentsOf6(t,node):[];const value2=first===void 0?void 0:t.field(first,"value");if(value2===void 0)return[];const name2=t.type(value2)==="identi\
fier"?value2:t.descendant(value2,"string_content");return name2===void 0?[]:[{path:t.text(name2),as:t.text(name2),node:name2}]}},packages:{},global:true,fieldsNeedReceiver:true,
file:(path,from,paths)=>{if(!/\.[rR]$/.test(path))return void 0;for(let folder=from;;){const at=folder.lastIndexOf("/");folder=at===-1?"":folder.slice(0,at);const found2=folder===
""?path:`${folder}/${path}`;if(paths.has(found2))return found2;if(folder==="")return void 0}}};import{posix as posix4}from"node:path";function inner(t,node){let at=node;while(at!==void 0&&/^(?:expression|parenthesized_expression|struct_expression)$/.test(
t.type(at)))at=t.named(at)[0];return at}var called=(t,call)=>inner(t,t.field(call,"function"));var typeText2=(t,node)=>{const type2=t.field(node,"type");return type2===
void 0?void 0:t.text(type2)};function parameters8(t,node){return t.each(node,"parameter").flatMap(one=>{const name2=t.field(one,"name");if(name2===void 0)return[];
const made4={name:t.text(name2)};const written2=typeText2(t,one);if(written2!==void 0)made4.type=written2;return[{node:one,name:name2,parameter:made4}]})}var arity3=(t,node)=>{
const count=t.each(node,"parameter").length;return[count,count]};var returned2=(t,node)=>{const list2=t.field(node,"return_type");return list2===void 0?[]:t.each(
list2,"parameter")};var VISIBILITY=new Map([["public","public"],["external","public"],["internal","internal"],["private","private"]]);function modifiers2(t,node){
const made4=[];for(const one of t.all(node)){const visibility=t.type(one)==="visibility"?VISIBILITY.get(t.text(one)):VISIBILITY.get(t.type(one));if(visibility!==
void 0)made4.push(visibility);else if(t.type(one)==="abstract")made4.push("abstract")}return made4}var keyword=(t,node)=>t.all(node).find(one=>/^(?:constructor|receive|fallback)$/.
test(t.text(one)));var ancestors=(t,node)=>t.each(node,"inheritance_specifier").flatMap(one=>{const type2=t.field(one,"ancestor");return type2===void 0?[]:[type2]});
var contract=kind=>({kind,scope:true,supertypes:ancestors,modifiers:(t,node)=>[...modifiers2(t,node),"exported"]});function imports6(t,node){const source=t.field(
node,"source");if(source===void 0)return[];const path=t.text(source).replace(/^["']|["']$/g,"");const made4=[];const names2=t.each(node,"identifier");for(const[
at,name2]of names2.entries()){if(isAlias(t,name2))continue;const next=names2[at+1];const as=next!==void 0&&isAlias(t,next)?next:name2;made4.push({path,as:t.text(
as),member:t.text(name2),node:name2})}const[alias2]=names2;if(made4.length===0)made4.push(alias2===void 0?{path,node:source}:{path,as:t.text(alias2),node:source});
return made4}function isAlias(t,name2){const{text,start:start2}=t.tree;return/\bas\s+$/.test(text.slice(Math.max(0,start2[name2]-8),start2[name2]))}var solidity={
key:"solidity",family:"declarative",grammar:"@repomix/tree-sitter-wasms/out/tree-sitter-solidity.wasm",revision:3,separator:".",standard:"std:solidity",definitions:{
contract_declaration:contract("class"),interface_declaration:contract("interface"),library_declaration:contract("class"),struct_declaration:{kind:"struct",scope:true},
struct_member:{kind:"property",type:typeText2},enum_declaration:{kind:"enum",scope:true},enum_value:{kind:"enum_member",name:(_t,node)=>node},event_definition:{
kind:"type"},error_declaration:{kind:"type"},user_defined_type_definition:{kind:"type"},state_variable_declaration:{kind:"property",type:typeText2,modifiers:modifiers2},
constant_variable_declaration:{kind:"constant",type:typeText2},function_definition:{kind:"function",memberKind:"method",scope:true,parameters:parameters8,arity:arity3,
type:(t,node)=>{const[only,...more]=returned2(t,node);return only===void 0||more.length>0?void 0:typeText2(t,only)},modifiers:modifiers2},modifier_definition:{kind:"\
method",scope:true,parameters:parameters8,arity:arity3,modifiers:modifiers2},constructor_definition:{kind:"constructor",scope:true,name:keyword,parameters:parameters8,
arity:arity3,modifiers:modifiers2},fallback_receive_definition:{kind:"method",scope:true,name:keyword,parameters:parameters8,modifiers:modifiers2},variable_declaration:{
kind:"variable",localInFunction:true,type:typeText2},parameter:{kind:"variable",localInFunction:true,name:(t,node)=>{const around2=t.parent(node);return around2!==
void 0&&t.type(around2)==="return_type_definition"?t.field(node,"name"):void 0},type:typeText2}},uses:{call_expression:{use:"call",name:(t,node)=>{const of=called(
t,node);if(of===void 0)return void 0;if(t.type(of)==="identifier")return of;return t.type(of)==="member_expression"?t.field(of,"property"):void 0},receiver:(t,node)=>{
const of=called(t,node);return of!==void 0&&t.type(of)==="member_expression"?t.field(of,"object"):void 0},arguments:(t,node)=>{const given5=t.each(node,"call_ar\
gument");return given5.some(one=>t.text(one).startsWith("{"))?void 0:given5.length}},new_expression:{use:"call",makes:true,name:(t,node)=>{const type2=t.field(node,
"name");const named7=type2===void 0?void 0:t.first(type2,"user_defined_type");return named7===void 0?void 0:t.first(named7,"identifier")}},member_expression:{use:(t,node)=>isWritten5(
t,node)?"write":"read",name:(t,node)=>t.field(node,"property"),receiver:(t,node)=>t.field(node,"object")},modifier_invocation:{use:"call",name:(t,node)=>t.first(
node,"identifier")},user_defined_type:{use:"type",name:(t,node)=>t.each(node,"identifier").at(-1),path:(t,node)=>{const names2=t.each(node,"identifier").slice(0,
-1);return names2.length===0?void 0:names2.map(name2=>t.text(name2)).join(".")}}},reads:["identifier"],writes:isWritten5,types:[],scopes:{function_body:()=>[],block_statement:()=>[],
for_statement:()=>[],catch_clause:(t,node)=>parameters8(t,node).map(({name:name2,parameter:{type:type2}})=>type2===void 0?{name:name2}:{name:name2,type:type2})},
stands:(t,node)=>/^(?:expression|unary_expression)$/.test(t.type(node))?t.named(node)[0]:void 0,label:(t,node)=>t.type(node)==="identifier"&&/^(?:_|this|super)$/.
test(t.text(node))?{name:node}:void 0,attaches:(t,node)=>t.type(node)==="using_directive"?t.first(node,"type_alias"):void 0,constructs:(t,node)=>{const call=inner(
t,node);const of=call===void 0||t.type(call)!=="call_expression"?void 0:called(t,call);if(of===void 0)return void 0;const made4=t.type(of)==="new_expression"?t.
field(of,"name"):of;const text=made4===void 0?"":t.text(made4);return/^(?:\w+\.)*[A-Z]\w*$/.test(text)&&!/^[A-Z0-9_]+$/.test(text)?text:void 0},constructorName:"\
constructor",blockScoped:true,lastSupertypeFirst:true,self:["this"],super:/^super$/,comments:["comment"],begins:"slashes",imports:{import_directive:imports6},packages:{},
moduleOf:path=>path.replace(/\.sol$/,"").replaceAll(".","_").replaceAll("/","."),file:(path,from,paths)=>{if(path.startsWith(".")){const found2=posix4.join(posix4.
dirname(from),path);return paths.has(found2)?found2:void 0}for(let rest=path;rest!=="";rest=rest.includes("/")?rest.slice(rest.indexOf("/")+1):""){const found2=[
"","contracts/","src/","lib/"].map(root=>root+rest).find(one=>paths.has(one));if(found2!==void 0&&rest.includes("/"))return found2}return void 0}};function isWritten5(t,node){
const around2=t.parent(node);const outer=around2!==void 0&&t.type(around2)==="expression"?t.parent(around2):void 0;if(around2===void 0||outer===void 0)return false;
return/assignment_expression$/.test(t.type(outer))&&t.field(outer,"left")===around2}function split(list2,separator=","){const found2=[];let depth2=0;let from=0;for(let at=0;at<list2.length;at++){const character=list2[at];if("<[({".includes(character))
depth2++;else if(")]}".includes(character)||character===">"&&!/[-=]/.test(list2[at-1]??""))depth2--;else if(character===separator&&depth2===0){found2.push(list2.
slice(from,at).trim());from=at+1}}const last3=list2.slice(from).trim();return last3===""?found2:[...found2,last3]}var TYPES3=["user_type","optional_type","array_type","dictionary_type","tuple_type","function_type","opaque_type","existential_type","protocol_composition_type"];
var VISIBLE=new Set(["public","open"]);var WORDS={private:"private",fileprivate:"private",internal:"internal",public:"public",open:"public",static:"static",class:"\
static",final:"final",override:"override",async:"async"};function modifiers3(t,node){const list2=t.first(node,"modifiers");const words2=list2===void 0?[]:t.text(
list2).split(/[\s()]+/);const found2=new Set(words2.flatMap(word=>WORDS[word]??[]));if(words2.some(word=>VISIBLE.has(word)))found2.add("exported");if(words2.includes(
"@available")&&/deprecated/.test(t.text(list2)))found2.add("deprecated");return[...found2]}function functionModifiers(t,node){const found2=modifiers3(t,node);const list2=t.
first(node,"modifiers");const name2=t.field(node,"name");const attributed=list2!==void 0&&/@Test\b/.test(t.text(list2));const around2=typeAround2(t,node);const inCase=around2!==
void 0&&t.each(around2,"inheritance_specifier").some(one=>/TestCase$/.test(t.text(one)));return attributed||inCase&&name2!==void 0&&/^test/.test(t.text(name2))?
[...found2,"test"]:found2}function typeAround2(t,node){const body2=t.parent(node);return body2!==void 0&&/_body$/.test(t.type(body2))?t.parent(body2):void 0}function written(t,type2){
const text=t.text(type2).replace(/^(?:(?:any|some|inout|borrowing|consuming|@\w+)\s+)+/,"").replace(/[?!]+$/,"");return named5(text)}function named5(type2){const inside=/^\[(.*)\][?!]*$/s.
exec(type2)?.[1];if(inside===void 0)return type2;const[key2="",value2]=split(inside,":");return value2===void 0?`Array<${named5(key2)}>`:`Dictionary<${named5(key2)}\
, ${named5(value2)}>`}function typeOf2(t,node){const annotation=t.first(node,"type_annotation")??node;const type2=t.first(annotation,...TYPES3);return type2===void 0?
void 0:written(t,type2)}function result(t,node){const last3=t.each(node,"parameter").at(-1)??node;const type2=t.each(node,...TYPES3).find(child=>child>last3);return type2===
void 0?void 0:written(t,type2)}function parameters9(t,node){const children=t.named(node);return t.each(node,"parameter").flatMap(parameter=>{const name2=t.field(
parameter,"name");if(name2===void 0)return[];const type2=t.first(parameter,...TYPES3);const made4={name:t.text(name2)};if(type2!==void 0)made4.type=written(t,type2);
if(/\.\.\.$/.test(t.text(parameter)))made4.variadic=true;const next=children[children.indexOf(parameter)+1];if(next!==void 0&&!/^(?:parameter|throws|async|function_body|type_constraints)$/.
test(t.type(next))&&!TYPES3.includes(t.type(next)))made4.default=t.text(next).slice(0,200);else if(/^\s*=\s*nil\b/.test(t.tree.text.slice(t.tree.end[parameter],
t.tree.end[parameter]+40)))made4.default="nil";return[{node:parameter,name:name2,parameter:made4}]})}function arity4(t,node){const all2=parameters9(t,node).map(
({parameter})=>parameter);const least=all2.filter(one=>one.default===void 0&&!one.variadic).length;return[least,all2.some(({variadic})=>variadic)?ANY_NUMBER:all2.
length]}function argumentsOf7(t,call){const suffixes=suffixesOf(t,call);if(suffixes.length===0)return void 0;return argumentsIn3(t,call).length+suffixes.flatMap(
suffix=>t.each(suffix,"lambda_literal")).length}function isPart(t,call){if(call===void 0||t.type(call)!=="call_expression")return false;const around2=t.parent(call);
if(around2===void 0||t.type(around2)!=="call_expression")return false;const[inner2,outer]=[t.first(call,"call_suffix"),t.first(around2,"call_suffix")];if(inner2===
void 0||outer===void 0||!t.text(outer).startsWith("{"))return false;return t.first(inner2,"value_arguments")!==void 0&&t.text(inner2).endsWith(")")}function operandOf(t,call){
const[first]=t.named(call);return isPart(t,first)?t.named(first)[0]:first}function suffixesOf(t,call){const[first]=t.named(call);return[...isPart(t,first)?t.each(
first,"call_suffix"):[],...t.each(call,"call_suffix")]}var closuresIn=(t,call)=>suffixesOf(t,call).flatMap(suffix=>t.each(suffix,"lambda_literal"));function callAround(t,suffix){
const call=suffix===void 0||t.type(suffix)!=="call_suffix"?void 0:t.parent(suffix);return isPart(t,call)?t.parent(call):call}function argumentsIn3(t,call){return suffixesOf(
t,call).flatMap(suffix=>{const list2=t.first(suffix,"value_arguments");return list2===void 0?[]:t.each(list2,"value_argument")}).flatMap(one=>{const value2=t.field(
one,"value");const label=t.first(one,"value_argument_label");return value2===void 0?[]:[{value:value2,label:label===void 0?void 0:t.text(label)}]})}function placeOf4(t,value2){
const argument2=t.parent(value2);const isInside=argument2!==void 0&&t.type(argument2)==="value_argument";const list2=isInside?t.parent(argument2):void 0;const suffix=isInside?
list2===void 0?void 0:t.parent(list2):argument2;const call=callAround(t,suffix);if(suffix===void 0||call===void 0)return void 0;const given5=t.first(suffix,"val\
ue_arguments");const before3=isInside&&given5!==void 0?t.each(given5,"value_argument"):[];const count=argumentsOf7(t,call)??0;if(isInside){const label2=t.first(
argument2,"value_argument_label");const index2=before3.indexOf(argument2);return{call,at:{index:index2,count,...label2===void 0?{}:{label:t.text(label2)}}}}const label=t.
fieldOf(value2)===""?t.previous(value2):void 0;const isLabelled=label!==void 0&&t.type(label)==="simple_identifier";const index=argumentsIn3(t,call).length+t.each(
suffix,"lambda_literal").indexOf(value2);return{call,at:{index,count,...isLabelled?{label:t.text(label)}:{}}}}var memberOf2=(t,access)=>{const suffix=t.first(access,
"navigation_suffix");return suffix===void 0?void 0:t.first(suffix,"simple_identifier")};var bare2=(t,node)=>node!==void 0&&t.type(node)==="prefix_expression"?t.
field(node,"target")??node:node;var targetOf2=(t,access)=>bare2(t,t.field(access,"target"));var callee=(t,call)=>{const operand2=operandOf(t,call);const first=bare2(
t,operand2);const suffix=t.named(call)[1];if(suffix!==void 0&&t.text(suffix).startsWith("["))return void 0;if(first===void 0)return void 0;if(t.type(first)==="s\
imple_identifier"&&first===operand2)return first;if(t.type(first)==="simple_identifier")return/^\./.test(t.text(operand2))?void 0:first;return t.type(first)==="\
navigation_expression"?memberOf2(t,first):void 0};var supertypes3=(t,node)=>t.each(node,"inheritance_specifier").flatMap(one=>t.first(one,"user_type")??[]);var typeParameters3=(t,node)=>t.
each(node,"type_parameters").flatMap(list2=>t.each(list2,"type_parameter").flatMap(one=>t.first(one,"type_identifier")??[]));function bounds2(t,node){const list2=t.
first(node,"type_parameters");const found2={};for(const one of list2===void 0?[]:t.each(list2,"type_parameter")){const[name2,bound3]=t.named(one);if(name2!==void 0&&
bound3!==void 0)found2[t.text(name2)]=t.text(bound3).split("&")[0]?.trim()}return found2}var bound=(t,node)=>t.each(node,"pattern").flatMap(pattern=>{const inside=bound(
t,pattern);return inside.length>0?inside:t.first(pattern,"simple_identifier")??[]});function conditions(t,node){const children=t.named(node);return children.flatMap(
(child,at)=>{const before3=children[at-1];if(t.type(child)!=="simple_identifier"||t.tree.text[t.tree.start[child]-1]==="."||before3===void 0||t.type(before3)!==
"value_binding_pattern")return[];const after2=children[at+1];const follows=after2===void 0?"":t.tree.text.slice(t.tree.end[child],t.tree.start[after2]);const given5=after2!==
void 0&&/=\s*$/.test(follows)?{given:{node:after2}}:{};return[{name:child,...given5}]})}var isExtension=(t,node)=>t.all(node).some(child=>t.text(child)==="exten\
sion");function isWritten6(t,node){const target=t.parent(node);return target!==void 0&&t.type(target)==="directly_assignable_expression"}function injected(t,property){
const list2=t.first(property,"modifiers");const text=list2===void 0?"":t.text(list2);return/@(?:Environment|Bindable|Query|Dependency|FocusedValue)\(\s*((?:[A-Z]\w*\.)*[A-Z]\w*)\.self\b/.
exec(text)?.[1]}function carried(t,entry,name2){const children=t.named(entry);const only=name2===void 0?void 0:children[children.indexOf(name2)+1];if(only===void 0||
t.type(only)!=="enum_type_parameters")return[];return t.each(only,...TYPES3).map(type2=>{const label=t.previous(type2);const isLabelled=label!==void 0&&t.type(label)===
"simple_identifier";const parameter={name:isLabelled?t.text(label):"_",type:written(t,type2)};if(/^\s*=/.test(t.tree.text.slice(t.tree.end[type2],t.tree.end[only])))
parameter.default="";return{node:type2,name:isLabelled?label:type2,parameter,binds:[]}})}function firstNamed(t,block,name2,own){const end=t.tree.after[block];for(let at=block+
1;at<end;at++){if(t.type(at)===own)at=t.tree.after[at]-1;else if(t.type(at)==="simple_identifier"&&t.text(at)===name2)return[at]}return[]}function assigned3(t,block,name2){
let around2=t.parent(block);while(around2!==void 0&&!/declaration$/.test(t.type(around2)))around2=t.parent(around2);const type2=around2===void 0?void 0:typeOf2(
t,around2);const given5=t.first(block,"simple_identifier");return(given5===void 0?firstNamed(t,block,name2,"lambda_literal"):[given5]).map(one=>({name:one,...type2===
void 0?{}:{type:type2}}))}function accessors(t,property){const computed=t.first(property,"computed_property");if(computed===void 0)return t.first(property,"will\
set_didset_block")===void 0?[]:["write"];return t.first(computed,"computed_setter","computed_modify")===void 0?["read"]:["read","write"]}function namesInit(t,initializer){
const end=t.tree.after[initializer];for(let at=initializer+1;at<end;at++){if(t.type(at)!=="navigation_expression"||!/^(super|self)_/.test(t.type(targetOf2(t,at)??
at)))continue;const member=memberOf2(t,at);if(member!==void 0&&t.text(member)==="init")return true}return false}var isMember3=(t,name2)=>/\.\s*$/.test(before2(t,name2));var before2=({tree},node)=>tree.text.slice(Math.max(0,tree.start[node]-20),tree.start[node]);function isLabel2(t,name2){
const parent=t.parent(name2);if(parent===void 0||!/^(?:pattern|enum_type_parameters|call_suffix|tuple_expression|tuple_type_item|(?:if|guard|while)_statement)$/.
test(t.type(parent)))return false;const{tree}=t;const next=tree.after[name2];const end=next<tree.after[parent]?tree.start[next]:tree.end[parent];return/^\s*:/.test(
tree.text.slice(tree.end[name2],end))}var isPatternMember=(t,name2)=>{const parent=t.parent(name2);return parent!==void 0&&/^(?:pattern|(?:if|guard|while)_statement)$/.
test(t.type(parent))&&isMember3(t,name2)};function bindings3(t,nodes,subject,isBound=false){let binds2=isBound;const member=nodes.find(node=>t.type(node)==="sim\
ple_identifier"&&isMember3(t,node));const parts2=nodes.filter(node=>t.type(node)==="pattern");const type2=nodes.find((node,at)=>at>0&&t.type(node)==="user_type");
const cast=type2===void 0||member!==void 0?{}:{type:written(t,type2)};return nodes.flatMap(node=>{switch(t.type(node)){case"value_binding_pattern":binds2=true;return[];case"\
pattern":{const only=member===void 0||subject===void 0?void 0:boundBy8(t,node,binds2);if(only===void 0||member===void 0||subject===void 0)return bindings3(t,t.named(
node),void 0,binds2).map(one=>({...one,...cast}));const at=placeIn(t,nodes,node,parts2);return[{name:only,given:{node:subject,part:{of:t.text(member),at}}}]}case"\
simple_identifier":return binds2&&!isMember3(t,node)&&!isLabel2(t,node)?[{name:node,...subject===void 0||member!==void 0?{}:{given:{node:subject}}}]:[];default:
return[]}})}function boundBy8(t,pattern,isBound){const inside=t.named(pattern);const name2=inside.at(-1);const binds2=isBound||inside.some(node=>t.type(node)===
"value_binding_pattern");return binds2&&inside.length<=2&&name2!==void 0&&t.type(name2)==="simple_identifier"&&!isMember3(t,name2)?name2:void 0}function placeIn(t,nodes,part,parts2){
const named7=nodes[nodes.indexOf(part)-1];const label=named7!==void 0&&t.type(named7)==="simple_identifier"&&isLabel2(t,named7)?t.text(named7):void 0;return{index:parts2.
indexOf(part),count:parts2.length,...label===void 0?{}:{label}}}function cases(t,statement){const found2=[];let pattern;for(const node of t.all(statement)){const text=t.
type(node);if(text==="case")pattern=[];else if(pattern&&text==="="){found2.push({pattern,subject:t.named(statement).find(other=>other>node)});pattern=void 0}else
pattern?.push(node)}return found2}var caseBinders=(t,statement)=>cases(t,statement).flatMap(({pattern,subject})=>bindings3(t,pattern,subject));function switchBinders(t,entry){
const around2=t.parent(entry);const subject=around2===void 0?void 0:t.field(around2,"expr");return t.each(entry,"switch_pattern").flatMap(one=>{const pattern=t.
first(one,"pattern");return pattern===void 0?[]:bindings3(t,t.named(pattern),subject)})}function catchBinders(t,block){const pattern=t.first(block,"pattern");if(pattern!==
void 0)return bindings3(t,t.named(pattern));return firstNamed(t,block,"error","catch_block").map(name2=>({name:name2}))}var COMPARING=/^XCTAssert(?:Not)?(?:Equal|Identical)$/;function impliedName(t,node){if(node===void 0||t.type(node)!=="prefix_expression")return void 0;const name2=t.
field(node,"target");return name2!==void 0&&t.type(name2)==="simple_identifier"&&isMember3(t,name2)?name2:void 0}function expected2(t,node){const parent=t.parent(
node);if(parent===void 0)return"unknown";switch(t.type(parent)){case"value_argument":return argument(t,node);case"equality_expression":case"infix_expression":{const left=t.
field(parent,"lhs");const right=t.field(parent,"rhs");if(left===void 0||right===void 0)return"unknown";const operator=t.tree.text.slice(t.tree.end[left],t.tree.
start[right]).trim();if(!/^[=!]==?$/.test(operator))return"unknown";return{node:node===left?operand(t,right,0):operand(t,left,-1)}}case"conjunction_expression":case"\
disjunction_expression":return t.named(parent)[0]===node?expected2(t,parent):"unknown";case"nil_coalescing_expression":{const[first]=t.named(parent);return first===
void 0||first===node?expected2(t,parent):{node:first}}case"array_literal":return{elementOf:expected2(t,parent)};case"dictionary_literal":return t.fieldOf(node)===
"value"?{elementOf:expected2(t,parent),indexed:true}:"unknown";case"ternary_expression":return t.field(parent,"condition")===node?"unknown":expected2(t,parent);case"\
try_expression":case"await_expression":return expected2(t,parent);case"assignment":{const target=t.field(parent,"target");const[assigned4]=target===void 0?[]:t.
named(target);return assigned4===void 0?"unknown":{node:assigned4}}case"property_declaration":return declared2(typeOf2(t,parent));case"function_declaration":case"\
init_declaration":{const parameter=t.previous(node);return declared2(parameter===void 0?void 0:typeOf2(t,parameter))}case"control_transfer_statement":return returned3(
t,parent);case"statements":return t.named(parent).length===1?returned3(t,node):"unknown";default:return"unknown"}}function operand(t,node,at){const inside=/^(?:equality|infix|conjunction|disjunction)_expression$/.
test(t.type(node))?t.named(node).at(at):void 0;return inside===void 0?node:operand(t,inside,at)}function argument(t,value2){const place=placeOf4(t,value2);if(place===
void 0||t.type(place.call)!=="call_expression")return"unknown";const name2=callee(t,place.call);return name2!==void 0&&COMPARING.test(t.text(name2))?compared2(t,
place):place}function compared2(t,{call,at}){const other=argumentsIn3(t,call)[1-at.index];return other===void 0||at.index>1?"unknown":{node:other.value}}function returned3(t,node){
for(let at=t.parent(node);at!==void 0;at=t.parent(at)){const type2=t.type(at);if(type2==="function_declaration")return declared2(result(t,at));if(type2==="prope\
rty_declaration")return declared2(typeOf2(t,at));if(!/^(?:statements|function_body|computed_(?:property|getter)|control_transfer_statement)$/.test(type2)&&!isBranch(
t,node,type2))return"unknown"}return"unknown"}var isBranch=(t,node,type2)=>t.type(node)==="control_transfer_statement"&&/^(?:if|guard|for|while|repeat_while|do|switch)_statement$|^switch_entry$|^catch_block$/.
test(type2);var declared2=type2=>type2===void 0?"unknown":{type:type2};var OF_ELEMENTS2=/^(?:map|compactMap|mapValues|compactMapValues|flatMap|filter|forEach|first|firstIndex|last|lastIndex|contains|allSatisfy|sorted|sort|min|max|removeAll|drop|prefix|partition|count)$/;
var OF_THE_SAME2=/^(?:lazy|filter|sorted|reversed|shuffled|prefix|suffix|dropFirst|dropLast|drop)$/;var OF_VALUES=/^(?:compactM|m)apValues$/;var TOLD2=[[/^Reduce$/,
["State","Action"]],[/^withDependencies$/,["DependencyValues"]]];var WATCHING=[[/^onChange$/,/^of$/],[/^(?:sheet|fullScreenCover|popover|alert|confirmationDialog|navigationDestination|inspector)$/,
/^(?:item|presenting|for)$/],[/^dropDestination$/,/^for$/]];var OF_TWO2=/^(?:sorted|sort|min|max)$/;var keepsList2=(t,node)=>{const name2=t.type(node)==="call_e\
xpression"?callee(t,node):memberOf2(t,node);return name2!==void 0&&OF_THE_SAME2.test(t.text(name2))};function givenTo2(t,closure,nth,count=1){const place=placeOf4(
t,closure);if(place===void 0)return takenByDeclared2(t,closure,nth);const{call,at}=place;const name2=callee(t,call);const called2=name2===void 0?"":t.text(name2);
const elements=elementsOf(t,call);if(elements!==void 0&&OF_VALUES.test(called2))return{given:{node:elements,element:true,nth:1}};const watched2=watchedBy(t,call,
called2);if(watched2)return nth===0||called2==="onChange"?watched2:{};const type2=TOLD2.find(([names2])=>names2.test(called2))?.[1][nth];if(type2!==void 0)return{
type:type2};if(elements===void 0)return{given:{node:call,argument:{at,nth}}};const isTwo=OF_TWO2.test(called2);const isSplit=!isTwo&&count>1;return isSplit||nth===
0||isTwo?{given:{node:elements,element:true,...isSplit?{nth}:{}}}:{}}function watchedBy(t,call,name2){const label=WATCHING.find(([names2])=>names2.test(name2))?.[1];
const told=label&&argumentsIn3(t,call).find(one=>one.label!==void 0&&label.test(one.label));if(!told)return void 0;if(told.label!=="for")return{given:{node:told.
value}};const type2=/^([A-Z][\w.]*)\.self$/.exec(t.text(told.value))?.[1];return type2===void 0?void 0:{type:name2==="dropDestination"?`Array<${type2}>`:type2}}
function takenByDeclared2(t,closure,nth){const around2=t.parent(closure);const by=around2===void 0||t.type(around2)!=="property_declaration"?void 0:typeOf2(t,around2);
return by===void 0?{}:{given:{node:closure,taken:{by,nth}}}}function elementsOf(t,call){const name2=callee(t,call);if(name2===void 0)return void 0;if(/^(?:ForEach|List)$/.
test(t.text(name2)))return firstArgument2(t,call);return OF_ELEMENTS2.test(t.text(name2))?unfiltered2(t,call):void 0}function firstArgument2(t,call){const[first]=argumentsIn3(
t,call);return first===void 0||first.label!==void 0?void 0:first.value}function listOf2(t,node){if(t.type(node)==="navigation_expression")return isElement(t,memberOf2(
t,node))?targetOf2(t,node):void 0;if(t.type(node)!=="call_expression")return void 0;const suffix=t.named(node)[1];const first=operandOf(t,node);if(first===void 0||
suffix===void 0)return void 0;if(t.text(suffix).startsWith("["))return first;return t.type(first)==="navigation_expression"&&isElement(t,memberOf2(t,first))?targetOf2(
t,first):void 0}var isElement=(t,name2)=>name2!==void 0&&/^(?:first|last|randomElement|popLast|removeFirst|removeLast|remove|min|max)$/.test(t.text(name2));function unfiltered2(t,call){
const called2=operandOf(t,call);const target=called2!==void 0&&t.type(called2)==="navigation_expression"?targetOf2(t,called2):void 0;if(target===void 0||t.type(
target)!=="call_expression")return target;const name2=callee(t,target);return name2!==void 0&&OF_THE_SAME2.test(t.text(name2))?unfiltered2(t,target):target}function rootOf(t,node){const type2=t.type(node)==="key_path_expression"?t.first(node,"type_identifier","user_type"):void 0;return type2===void 0?void 0:t.text(
type2)}var isOpen=(t,target)=>t.type(target)==="key_path_expression"&&rootOf(t,target)===void 0;function receiver(t,access){const target=targetOf2(t,access);return target!==
void 0&&isOpen(t,target)?void 0:target}function expectedRoot(t,access){const target=targetOf2(t,access);if(target===void 0||!isOpen(t,target))return void 0;let path=access;
for(let up=t.parent(path);up!==void 0&&targetOf2(t,up)===path;up=t.parent(path))path=up;const around2=t.parent(path);if(around2===void 0)return"unknown";if(t.type(
around2)==="property_declaration")return rootDeclared(typeOf2(t,around2));if(t.type(around2)==="attribute")return ofValues(t.first(around2,"user_type"),t);if(t.
type(around2)!=="value_argument")return"unknown";const place=placeOf4(t,path);const elements=place&&elementsOf(t,place.call);if(elements!==void 0)return{elementOf:{
node:elements}};const feature=place&&ofFeature(t,place);if(feature!==void 0)return{type:feature};const label=t.first(around2,"value_argument_label");if(label===
void 0&&place?.at.index===0)return ofValues(callee(t,place.call),t);return label!==void 0&&t.text(label)==="keyPath"?subscripted(t,around2):"unknown"}function ofFeature(t,{
call,at}){const name2=callee(t,call);if(name2===void 0||!/^(?:Scope|ifLet|ifCaseLet|forEach)$/.test(t.text(name2)))return void 0;if(at.label==="action")return"A\
ction";if(at.index>0||!argumentsIn3(t,call).some(({label})=>label==="action"))return void 0;return at.label===void 0||at.label==="state"?"State":void 0}var VALUES=[
[/^(?:Environment|environment|transformEnvironment)$/,"EnvironmentValues"],[/^(?:Focused(?:Value|Binding)|focused(?:Scene)?Value)$/,"FocusedValues"],[/^(?:Dependency|dependency|transformDependency)$/,
"DependencyValues"]];function ofValues(name2,t){const text=name2===void 0?"":t.text(name2);const type2=VALUES.find(([names2])=>names2.test(text))?.[1];return type2===
void 0?"unknown":{type:type2}}function injectedBy(t,property){const list2=t.first(property,"modifiers");return(list2===void 0?[]:t.each(list2,"attribute")).map(
attribute=>t.first(attribute,"navigation_expression")).find(path=>path!==void 0&&expectedRoot(t,path)!=="unknown"&&/^\\/.test(t.text(path)))}function rootDeclared(type2){
const root=/^\w*KeyPath<\s*([\w.]+)\s*,/.exec(type2??"")?.[1];return root===void 0?"unknown":{type:root}}function subscripted(t,argument2){const list2=t.parent(
argument2);const suffix=list2===void 0?void 0:t.parent(list2);const call=suffix===void 0?void 0:t.parent(suffix);const[object]=call===void 0?[]:t.named(call);return object===
void 0?"unknown":{node:object}}var labels=(t,node)=>parameters9(t,node).map(({node:one,parameter})=>{const external=t.field(one,"external_name");const label=external===void 0?parameter.name:t.
text(external);return`${label}${parameter.variadic?"*":parameter.default===void 0?"":"?"}`});function labelsGiven(t,call){if(argumentsOf7(t,call)===void 0)return void 0;
return[...argumentsIn3(t,call).map(({label})=>label??"_"),...closuresIn(t,call).map(()=>"")]}function expectedOfPattern(t,name2){const around2=t.parent(name2);if(around2===void 0)return"unknown";return t.type(around2)==="pattern"?matched2(t,around2):inCondition(
t,around2,name2).whole}function matched2(t,pattern){const around2=t.parent(pattern);if(around2===void 0)return"unknown";if(t.type(around2)==="switch_pattern")return switched(
t,around2);if(t.type(around2)==="pattern")return partOf(t,pattern,t.named(around2),()=>matched2(t,around2));const{nodes,whole}=inCondition(t,around2,pattern);return partOf(
t,pattern,nodes,()=>whole)}function switched(t,pattern){let around2=pattern;while(around2!==void 0&&t.type(around2)!=="switch_statement")around2=t.parent(around2);
const subject=around2===void 0?void 0:t.field(around2,"expr");return subject===void 0?"unknown":{node:subject}}function inCondition(t,statement,node){const found2=/^(?:if|guard|while)_statement$/.
test(t.type(statement))?cases(t,statement).find(({pattern})=>pattern.includes(node)):void 0;return{nodes:found2?.pattern??[],whole:found2?.subject===void 0?"unk\
nown":{node:found2.subject}}}function partOf(t,part,nodes,whole){const parts2=nodes.filter(node=>t.type(node)==="pattern");const member=nodes.find(node=>t.type(
node)==="simple_identifier"&&isMember3(t,node));if(member!==void 0){const type2=nodes.find(node=>t.type(node)==="user_type");const of=type2===void 0?whole():{type:t.
text(type2)};return of==="unknown"?of:{takenBy:t.text(member),of,at:placeIn(t,nodes,part,parts2)}}const all2=whole();if(parts2.length<2||all2==="unknown")return all2;
const nth=parts2.indexOf(part);if(!("node"in all2)||t.type(all2.node)!=="tuple_expression")return{partOf:all2,nth};const value2=t.named(all2.node).filter(node=>t.
fieldOf(node)==="value")[nth];return value2===void 0?"unknown":{node:value2}}var DIRECTIVE=/^[ \t]*#(?:if|elseif|else|endif|warning|error|sourceLocation)\b.*$/gm;var RAW_STRING=/(#{1,5})"(?!"")[^\n]{0,2000}?"\1/g;var REGEX=/#\/[^\n]{0,2000}?\/#/g;
var AVAILABLE=/#(?:un)?available\([^()]{0,300}\)/g;var MACRO=/#(?=[A-Za-z_]\w*\b)/g;var NOTHING=/\(\)(?<=(?:[\w>]\(|[(,]\s{0,20}\w{1,40}: ?)\(\))(?=\s{0,20}[,)])|\(\)(?<=\breturn \(\))(?=\s{0,20}[}\n])/g;
var ISOLATION=/\bnonisolated\((?:unsafe|nonsending)\)/g;var THROWN=/\bthrows(?<=\bdo[ \t]{1,20}throws)\([^()\n]{1,200}\)|(?<=\bthrows)\([^()\n]{1,200}\)/g;var AWAITED=/\bawait(?<!(?:\.|\b(?:func|for(?:[ \t]+try)?)[ \t]+)await)(?=\s+[\w(!])/g;
var OWNERSHIP=/\b(?:sending|isolated|consume|copy|unsafe|__owned|__shared)(?<=(?:[:=>]|\b(?:return|switch|inout|consuming|borrowing|for))\s{0,20}\w+)(?=[ \t]+[\w@(])/g;
var PREFIX=/\b(?:sending|isolated|consume|copy|unsafe)(?<=[(,]\s{0,20}\w+)(?=[ \t]+\w+\b(?!\s*:))|\b(?:isolated(?=[ \t]+deinit\b)|discard(?=[ \t]+self\b))/g;var RAW_NAME=/`[^`\n"\\]{1,200}`/g;
var DOLLAR=/(?<=\b_)\$(?=\w)/g;var CONDITION2=/\bwhere\b(?<=\btypealias [^\n={}]{1,200}=[^\n{}]{1,300}where|\btypealias [^\n={}]{1,200}=[^\n{}]{1,300}\n[ \t]*where)[^\n{}]*/g;
var COMPOSED=/\n([ \t]+)&(?=[ \t]+[A-Z(])/g;var asString=text=>`"${"_".repeat(text.length-2)}"`;var readable3=text=>text.replace(DIRECTIVE,blanks).replace(RAW_STRING,
asString).replace(REGEX,asString).replace(AVAILABLE,condition=>"true".padEnd(condition.length)).replace(MACRO," ").replace(NOTHING,"0 ").replace(ISOLATION,blanks).
replace(THROWN,blanks).replace(AWAITED,blanks).replace(OWNERSHIP,blanks).replace(PREFIX,blanks).replace(RAW_NAME,name2=>`\`${name2.slice(1,-1).replace(new RegExp(
"^\\p{N}|[^\\p{L}\\p{N}_]","gu"),"_")}\``).replace(DOLLAR,"_").replace(CONDITION2,blanks).replace(COMPOSED,"&$1\n");var MEMBERS2={"Dictionary.element":"(key: $0, value: $1)","Dictionary.first":"(key: $0, value: $1)","Dictionary.keys":"Array<$0>","Dictionary.values":"Array<$1>",
"Dictionary.removeValue":"$1","Dictionary.updateValue":"$1","Result.success":"$0","Result.failure":"$1","Result.get":"$0","Optional.some":"$0","Task.value":"$0",
"Binding.wrappedValue":"$0","State.wrappedValue":"$0","AsyncThrowingStream.element":"$0","AnyPublisher.element":"$0","CurrentValueSubject.element":"$0","Current\
ValueSubject.value":"$0","PassthroughSubject.element":"$0","KeyValuePairs.element":"(key: $0, value: $1)"};function shape2(t,node){switch(t.type(node)){case"cal\
l_expression":return ofCall2(t,node);case"navigation_expression":{const suffix=t.first(node,"navigation_suffix");const nth=suffix===void 0?void 0:t.first(suffix,
"integer_literal");const of=targetOf2(t,node);return nth===void 0||of===void 0?void 0:same2({node:of,nth:Number(t.text(nth))})}case"array_literal":{const[first]=t.
named(node);return first===void 0?void 0:{text:"Array<$0>",of:[{node:first}]}}case"dictionary_literal":{const[key2,value2]=t.named(node);return key2===void 0||value2===
void 0?void 0:{text:"Dictionary<$0, $1>",of:[{node:key2},{node:value2}]}}case"tuple_expression":return tuple(t,node);case"ternary_expression":{const one=t.field(
node,"if_true");return one===void 0?void 0:same2({node:one})}case"nil_coalescing_expression":{const one=t.field(node,"value");return one===void 0?void 0:same2({
node:one})}case"if_statement":case"switch_statement":{const entry=t.type(node)==="if_statement"?node:t.first(node,"switch_entry");const given5=entry===void 0?void 0:
givenBy(t,entry);return given5&&same2(given5)}default:return void 0}}var TOLD3=/(?<!\w)(?:zip|Array|Set|Dictionary|Task|(?:compactM|flatM|m)ap|(?:compactM|m)apValues|enumerated|reduce|decode|decodeIfPresent)$/;
var same2=given5=>({text:"$0",of:[given5]});function givenBy(t,block){const inside=t.first(block,"statements");const last3=inside===void 0?void 0:t.named(inside).
at(-1);if(inside===void 0||last3===void 0)return void 0;const isReturn=t.type(last3)==="control_transfer_statement"&&/^return\b/.test(t.text(last3));const node=isReturn?
t.field(last3,"result"):last3;return node===void 0?void 0:{node,closure:inside}}function tuple(t,node){const parts2=t.named(node).filter(part=>t.fieldOf(part)===
"value");if(parts2.length<2)return parts2[0]===void 0?void 0:same2({node:parts2[0]});const fields=parts2.map((part,nth)=>{const label=t.previous(part);const isLabelled=label!==
void 0&&t.fieldOf(label)==="name";return isLabelled?`${t.text(label)}: $${nth}`:`$${nth}`});return{text:`(${fields.join(", ")})`,of:parts2.map(part=>({node:part}))}}
function ofCall2(t,call){const first=operandOf(t,call);if(first===void 0)return void 0;const end=t.tree.end[first];const[name2]=TOLD3.exec(t.tree.text.slice(Math.
max(t.tree.start[first],end-20),end))??[];if(name2===void 0)return void 0;if(t.type(first)==="simple_identifier")return ofFunction(t,call,name2);const target=t.
type(first)==="navigation_expression"?targetOf2(t,first):void 0;return target===void 0?void 0:ofMethod(t,call,name2,target)}function ofFunction(t,call,name2){const[
one,other]=argumentsIn3(t,call);switch(name2){case"zip":return one===void 0||other===void 0?void 0:{text:"Array<($0, $1)>",of:[one,other].map(({value:value2})=>({
node:value2,element:true}))};case"Array":case"Set":return one===void 0||one.label!==void 0||other!==void 0?void 0:{text:"Array<$0>",of:[{node:one.value,element:true}]};case"\
Dictionary":return one?.label==="grouping"?{text:"Dictionary<Any, Array<$0>>",of:[{node:one.value,element:true}]}:one?.label==="uniqueKeysWithValues"?{text:"Dic\
tionary<$0, $1>",of:[0,1].map(nth=>({node:one.value,element:true,nth}))}:void 0;case"Task":{const given5=resultOf(t,call);return given5&&{text:"Task<$0, Error>",
of:[given5]}}default:return void 0}}function ofMethod(t,call,name2,target){switch(name2){case"map":case"compactMap":{const given5=resultOf(t,call);return given5&&
{text:"Array<$0>",of:[given5]}}case"flatMap":{const given5=resultOf(t,call);return given5&&{text:"Array<$0>",of:[{...given5,element:true}]}}case"mapValues":case"\
compactMapValues":{const given5=resultOf(t,call);return given5&&{text:"Dictionary<Any, $0>",of:[given5]}}case"enumerated":return{text:"Array<(offset: Int, eleme\
nt: $0)>",of:[{node:target,element:true}]};case"reduce":{const[initial]=argumentsIn3(t,call);return initial&&same2({node:initial.value})}case"decode":case"decod\
eIfPresent":{const type2=/^(.*)\.self$/s.exec(t.text(argumentsIn3(t,call)[0]?.value??call))?.[1];return type2===void 0||!/^\[?[A-Z]/.test(type2)?void 0:{text:plainly(
type2),of:[]}}default:return void 0}}var plainly=type2=>type2.replace(/^\[([^:[\]]+)\]$/,"Array<$1>");function resultOf(t,call){const closure=closuresIn(t,call)[0]??
argumentsIn3(t,call)[0]?.value;if(closure===void 0)return void 0;if(t.type(closure)==="navigation_expression")return/^\\/.test(t.text(closure))?{node:closure}:void 0;
if(t.type(closure)!=="lambda_literal")return void 0;return givenBy(t,closure)}var COMMON4=new Set("append compactMap contains count description dropFirst dropLast enumerated filter first firstIndex flatMap forEach hash index insert isEmpt\
y joined keys last lowercased map max min popLast prefix randomElement reduce remove removeAll removeFirst removeLast replacingOccurrences reversed shuffled sor\
t sorted split suffix sum trimmingCharacters uppercased values zip".split(" "));var unquoted=name2=>name2.replace(/^`(.*)`$/,"$1");function implied(t,closure){const names2=[
"$0","$1"].map(name2=>firstNamed(t,closure,name2,"lambda_literal"));const count=names2[1]?.length===0?1:2;return names2.flatMap((found2,nth)=>found2.map(name2=>({
name:name2,...givenTo2(t,closure,nth,count)})))}var keyword2=word=>(t,node)=>t.all(node).find(child=>t.text(child)===word);var isAlone=(t,name2)=>{const end=t.tree.
end[name2];return/^\s*(?:,|else\b)/.test(t.tree.text.slice(end,end+80))};var guarded=(t,node)=>[...conditions(t,node).map(one=>isAlone(t,one.name)?{...one,given:{
node:one.name}}:one),...caseBinders(t,node)].filter(({name:name2})=>t.text(name2)!=="self");var lastGuards=new WeakMap;function guardOf(t,node){const last3=lastGuards.
get(t.tree);if(last3?.node===node)return last3;const{start:start2,end}=t.tree;const otherwise=t.all(node).find(child=>t.text(child)==="else")??node;const guard={
node,ends:new Map(guarded(t,node).map(({name:name2,given:given5})=>[name2,end[given5?.node??name2]])),hidden:[start2[otherwise],end[node]]};lastGuards.set(t.tree,
guard);return guard}var swift={key:"swift",family:"declarative",grammar:"@repomix/tree-sitter-wasms/out/tree-sitter-swift.wasm",revision:14,separator:".",standard:"\
std:swift",definitions:{class_declaration:{rename:unquoted,kind:(t,node)=>{const words2=t.all(node).map(child=>t.text(child));if(words2.includes("extension"))return"\
impl";return words2.includes("struct")?"struct":words2.includes("enum")?"enum":"class"},scope:true,name:(t,node)=>{const name2=t.field(node,"name");return name2!==
void 0&&t.type(name2)==="user_type"?t.each(name2,"type_identifier").at(-1):name2},within:(t,node)=>{const name2=t.field(node,"name");const parts2=name2!==void 0&&
isExtension(t,node)?t.text(name2).replace(/<.*/s,"").split("."):[];return parts2.length>1?parts2.slice(0,-1).join("."):void 0},supertypes:supertypes3,typeParameters:typeParameters3,
bounds:bounds2,modifiers:modifiers3,runs:(t,node)=>t.first(node,"inheritance_specifier")!==void 0&&keyword2("class")(t,node)!==void 0?["inherited"]:[]},protocol_declaration:{
rename:unquoted,kind:"interface",scope:true,supertypes:supertypes3,typeParameters:typeParameters3,modifiers:modifiers3},function_declaration:{rename:unquoted,kind:"\
function",memberKind:"method",scope:true,typeParameters:typeParameters3,bounds:bounds2,parameters:parameters9,arity:arity4,labels,type:result,modifiers:functionModifiers},
protocol_function_declaration:{rename:unquoted,kind:"method",scope:true,parameters:parameters9,arity:arity4,labels,type:result,modifiers:()=>["abstract"]},init_declaration:{
kind:"constructor",scope:true,name:keyword2("init"),parameters:parameters9,arity:arity4,labels,modifiers:modifiers3,runs:(t,node)=>namesInit(t,node)?[]:["super"]},
deinit_declaration:{kind:"method",scope:true,name:keyword2("deinit")},subscript_declaration:{kind:"method",scope:true,name:keyword2("subscript"),parameters:parameters9,
labels,type:result,modifiers:modifiers3},property_declaration:{rename:unquoted,kind:"variable",memberKind:"property",localInFunction:true,scope:(t,node)=>accessors(
t,node).length>0,runs:accessors,names:bound,type:(t,node)=>typeOf2(t,node)??injected(t,node),value:(t,node)=>t.field(node,"value")??injectedBy(t,node),gives:(t,node,names2)=>{
const value2=names2.length<2?void 0:t.field(node,"value");return value2===void 0?[]:names2.map((_,nth)=>({node:value2,nth}))},modifiers:modifiers3,body:(t,node)=>t.
first(node,"computed_property")},protocol_property_declaration:{rename:unquoted,kind:"property",names:bound,type:typeOf2,modifiers:()=>["abstract"]},guard_statement:{
kind:"variable",localInFunction:true,names:(t,node)=>guarded(t,node).map(({name:name2})=>name2),gives:(t,node)=>guarded(t,node).map(({given:given5})=>given5),visible:(t,node,name2)=>{
const{ends,hidden}=guardOf(t,node);return{from:Math.max(t.tree.end[name2],ends.get(name2)??0),hidden}}},enum_entry:{rename:unquoted,kind:"enum_member",names:(t,node)=>t.
each(node,"simple_identifier"),parameters:carried,signature:(t,node)=>t.text(node)},typealias_declaration:{rename:unquoted,kind:"type",name:(t,node)=>t.first(node,
"type_identifier"),typeParameters:typeParameters3,type:(t,node)=>{const type2=t.named(node).at(-1);return type2===void 0?void 0:written(t,type2)},modifiers:modifiers3},
associatedtype_declaration:{kind:"type",name:(t,node)=>t.first(node,"type_identifier")},macro_declaration:{kind:"macro",scope:true,name:(t,node)=>t.first(node,"\
simple_identifier"),parameters:parameters9}},uses:{call_expression:{use:"call",name:(t,node)=>impliedName(t,operandOf(t,node))??callee(t,node),receiver:(t,node)=>{
const first=operandOf(t,node);return first!==void 0&&t.type(first)==="navigation_expression"?targetOf2(t,first):void 0},expected:(t,node)=>impliedName(t,operandOf(
t,node))===void 0?void 0:expected2(t,node),ofType:true,arguments:argumentsOf7,labels:labelsGiven},prefix_expression:{use:"read",name:impliedName,expected:(t,node)=>impliedName(
t,node)===void 0?void 0:expected2(t,node),ofType:true},simple_identifier:{use:"read",name:(t,node)=>isPatternMember(t,node)?node:void 0,receiver:(t,node)=>{const type2=t.
previous(node);return type2!==void 0&&t.type(type2)==="user_type"?type2:void 0},expected:(t,node)=>isPatternMember(t,node)?expectedOfPattern(t,node):void 0,ofType:true},
navigation_expression:{use:(t,node)=>isWritten6(t,node)?"write":"read",name:memberOf2,receiver,expected:expectedRoot},key_path_expression:{use:"type",name:(t,node)=>t.
first(node,"type_identifier")},user_type:{use:"type",name:(t,node)=>t.each(node,"type_identifier").at(-1),path:(t,node)=>{const names2=t.each(node,"type_identif\
ier").map(part=>t.text(part));return names2.length>1?names2.slice(0,-1).join("."):void 0}}},reads:["simple_identifier"],writes:isWritten6,hasMember:(t,name2)=>new RegExp(
"^[!?]?\\s*\\.\\p{L}","u").test(t.tree.text.slice(t.tree.end[name2],t.tree.end[name2]+80)),types:[],scopes:{statements:()=>[],if_statement:(t,node)=>[...conditions(
t,node),...caseBinders(t,node)],while_statement:(t,node)=>[...conditions(t,node),...caseBinders(t,node)],for_statement:(t,node)=>{const[name2,...more]=bound(t,node);
const held=t.field(node,"collection");if(name2===void 0)return[];return[name2,...more].map((one,nth)=>{const part=more.length===0?{}:{nth};return held===void 0?
{name:one}:{name:one,given:{node:held,element:true,...part}}})},lambda_literal:(t,node)=>{const list2=t.descendant(node,"lambda_function_type_parameters");const inside=t.
first(node,"statements");if(list2===void 0||inside!==void 0&&list2>inside)return implied(t,node);return t.each(list2,"lambda_parameter").flatMap((parameter,nth,{
length})=>{const name2=t.field(parameter,"name");const type2=typeOf2(t,parameter);return name2===void 0?[]:[{name:name2,...type2===void 0?givenTo2(t,node,nth,length):
{type:type2}}]})},switch_entry:switchBinders,catch_block:catchBinders,computed_property:()=>[],computed_setter:(t,node)=>assigned3(t,node,"newValue"),willset_clause:(t,node)=>assigned3(
t,node,"newValue"),didset_clause:(t,node)=>assigned3(t,node,"oldValue")},label:(t,node)=>{if(t.type(node)==="simple_identifier")return isLabel2(t,node)||t.text(
node)==="self"?{name:node}:void 0;if(t.type(node)==="value_argument_label"){const[name3]=t.named(node);return name3===void 0?void 0:{name:name3}}const name2=t.type(
node)==="parameter"?t.field(node,"external_name"):void 0;return name2===void 0?void 0:{name:name2}},blockScoped:true,self:["self","Self"],super:/^super$/,elementOf:listOf2,
keeps:keepsList2,subscript:"subscript",shape:shape2,members:MEMBERS2,forwards:/KeyPath<\s*([\w.]+)\s*,/,stands:(t,node)=>/^(?:try|await)_expression$/.test(t.type(
node))||t.type(node)==="optional_chaining_expression"?t.named(node).at(-1):void 0,script:readable3,scriptKeepsPlaces:true,meant:written2=>unquoted(written2).replace(
new RegExp("^\\$(?=\\p{L})","u"),""),comments:["comment","multiline_comment"],begins:"slashes",imports:{import_declaration:(t,node)=>{const path=t.first(node,"i\
dentifier");return path===void 0?[]:[{path:t.text(path),as:t.text(path),node:path}]}},packages:{},common:COMMON4,extends:true,constructs:(t,node)=>{if(t.type(node)===
"as_expression")return typeOf2(t,node);if(t.type(node)==="key_path_expression")return rootOf(t,node);if(t.type(node)==="constructor_expression")return typeOf2(t,
node);if(t.type(node)!=="call_expression")return void 0;const first=operandOf(t,node);return first!==void 0&&/^(?:\w+\.)*[A-Z]\w*$/.test(t.text(first))?t.text(first):
void 0},constructorName:"init",modulesAreFolders:true,global:true,globalValues:true};import{posix as posix5}from"node:path";var CONTAINERS=new Map([["struct_declaration","struct"],["enum_declaration","enum"],["union_declaration","union"],["opaqu\
e_declaration","struct"],["error_set_declaration","enum"]]);function givenTo3(t,node){const type2=t.field(node,"type");const[,...others]=t.named(node);const last3=others.
at(-1);return last3===type2||last3!==void 0&&t.type(last3)==="comment"?void 0:last3}function containerOf(t,node){if(t.type(node)==="variable_declaration"){const value3=givenTo3(
t,node);return value3!==void 0&&CONTAINERS.has(t.type(value3))?value3:void 0}const returns=t.field(node,"type");const body2=t.field(node,"body");if(returns===void 0||
body2===void 0||t.text(returns)!=="type")return void 0;const statement=t.named(body2).findLast(one=>t.type(one)==="expression_statement");const returned4=statement===
void 0?void 0:t.first(statement,"return_expression");const[value2]=returned4===void 0?[]:t.named(returned4);return value2!==void 0&&CONTAINERS.has(t.type(value2))?
value2:void 0}function kindOf4(t,node){const container3=containerOf(t,node);if(container3!==void 0)return CONTAINERS.get(t.type(container3));if(t.type(node)==="\
function_declaration")return"function";return declares(t,node)==="var"?"variable":"constant"}function namedAround(t,node){for(let at=t.parent(node);at!==void 0;at=
t.parent(at))if(CONTAINERS.has(t.type(at))){for(let outer=t.parent(at);outer!==void 0;outer=t.parent(outer))if(/^(?:variable|function)_declaration$/.test(t.type(
outer)))return containerOf(t,outer)===at?outer:void 0;return void 0}return void 0}var selves=new WeakMap;function selvesOf(t,declaration){const known3=selves.get(
t)??new Map;selves.set(t,known3);const found2=known3.get(declaration);if(found2)return found2;const container3=containerOf(t,declaration);const names2=new Set;for(const one of container3===
void 0?[]:t.each(container3,"variable_declaration")){const[declared4,value2]=t.named(one);if(declared4!==void 0&&value2!==void 0&&t.text(value2)==="@This()")names2.
add(t.text(declared4))}known3.set(declaration,names2);return names2}function typeText3(t,type2){if(type2===void 0)return void 0;const name2=t.text(type2).replace(
/^(?:[\w.]*!|\?|\*(?:const\s|align\([^)]*\)\s*|volatile\s)*|const\s)+/,"");const around2=namedAround(t,type2);if(around2===void 0||!(name2==="@This()"||selvesOf(
t,around2).has(name2)))return name2;const own=t.first(around2,"identifier");return own===void 0?name2:t.text(own)}function parameters10(t,node){const list2=t.field(
node,"parameters")??t.first(node,"parameters");if(list2===void 0)return[];return t.each(list2,"parameter").flatMap(one=>{const name2=t.field(one,"name");if(name2===
void 0)return[];const made4={name:t.text(name2)};const type2=typeText3(t,t.field(one,"type"));if(type2!==void 0)made4.type=type2;return[{node:one,name:name2,parameter:made4}]})}
function calledBy(t,call){const called2=t.field(call,"function");return called2!==void 0&&t.type(called2)==="error_union_type"?t.field(called2,"ok"):called2}var isPublic2=(t,node)=>/^(?:pub|export)\b/.
test(t.text(node))?["exported"]:[];var declares=(t,node)=>/^(?:pub\s+|export\s+|extern\s+(?:"[^"]*"\s+)?|threadlocal\s+|comptime\s+)*(var|const)\b/.exec(t.text(
node))?.[1];function declared3(t,node){const value2=givenTo3(t,node);return t.each(node,"identifier").filter(name2=>name2!==value2&&t.text(name2)!=="_")}function selfOfFile(t,node){
if(node===void 0||t.type(node)!=="source_file"||t.first(node,"container_field")===void 0)return void 0;return t.each(node,"variable_declaration").find(one=>{const value2=givenTo3(
t,one);return value2!==void 0&&t.text(value2)==="@This()"})}function imported2(t,node){if(node===void 0)return void 0;const object=t.type(node)==="field_express\
ion"?t.field(node,"object"):void 0;const name2=object===void 0?void 0:t.field(node,"member");if(name2!==void 0){const{path:path2,member}=imported2(t,object)??{};
return path2===void 0?void 0:{path:path2,member:[member,t.text(name2)].filter(Boolean).join(".")}}if(t.type(node)!=="builtin_function"||!t.text(node).startsWith(
"@import"))return void 0;const path=t.descendant(node,"string_content");return path===void 0?void 0:{path}}var payload=(t,node)=>{const list2=t.first(node,"payl\
oad");return list2===void 0?[]:t.each(list2,"identifier").map(name2=>({name:name2}))};var WRAPPED=/^(?:(?:null_coercion|dereference|try|unary|catch|await|parenthesized|binary)_expression|error_union_type|struct_initializer)$/;
var zig={key:"zig",family:"declarative",grammar:"@tree-sitter-grammars/tree-sitter-zig/tree-sitter-zig.wasm",revision:3,separator:".",standard:"std:zig",origin:path=>/^(std|builtin)$/.
test(path)?"std:zig":void 0,definitions:{source_file:{kind:"struct",scope:true,name:(t,node)=>{const declaration=selfOfFile(t,node);return declaration===void 0?
void 0:t.first(declaration,"identifier")}},variable_declaration:{kind:kindOf4,scope:true,localInFunction:true,names:(t,node)=>{const isImport=imported2(t,givenTo3(
t,node))!==void 0;return isImport||declares(t,node)===void 0||selfOfFile(t,t.parent(node))===node?[]:declared3(t,node)},type:(t,node)=>typeText3(t,t.field(node,
"type")),value:(t,node)=>containerOf(t,node)===void 0?givenTo3(t,node):void 0,body:(t,node)=>containerOf(t,node),modifiers:isPublic2},function_declaration:{kind:kindOf4,
memberKind:"method",scope:true,parameters:parameters10,type:(t,node)=>containerOf(t,node)===void 0?typeText3(t,t.field(node,"type")):void 0,modifiers:isPublic2},
container_field:{kind:(t,node)=>{const around2=t.parent(node);return around2!==void 0&&t.type(around2)==="enum_declaration"?"enum_member":"property"},type:(t,node)=>typeText3(
t,t.field(node,"type"))},error_set_declaration:{kind:"enum_member",names:(t,node)=>t.each(node,"identifier")}},uses:{call_expression:{use:"call",name:(t,node)=>{
const called2=calledBy(t,node);if(called2===void 0)return void 0;return t.type(called2)==="field_expression"?t.field(called2,"member"):t.type(called2)==="identi\
fier"?called2:void 0},receiver:(t,node)=>{const called2=calledBy(t,node);return called2!==void 0&&t.type(called2)==="field_expression"?t.field(called2,"object"):
void 0}},field_expression:{use:(t,node)=>isWritten7(t,node)?"write":"read",name:(t,node)=>t.field(node,"object")===void 0?void 0:t.field(node,"member"),receiver:(t,node)=>t.
field(node,"object")}},reads:["identifier"],types:[],writes:isWritten7,scopes:{block:()=>[],if_statement:payload,if_expression:payload,else_clause:payload,for_statement:payload,
for_expression:payload,while_statement:payload,while_expression:payload,switch_case:payload,catch_expression:payload,errdefer_statement:payload},stands:(t,node)=>WRAPPED.
test(t.type(node))?t.named(node)[0]:void 0,constructs:(t,node)=>{const type2=t.type(node)==="struct_initializer"?t.named(node)[0]:void 0;return type2===void 0||
t.type(type2)==="call_expression"?void 0:typeText3(t,type2)},label:(t,node)=>{if(t.type(node)==="identifier"&&t.text(node)==="_")return{name:node};const member=t.
type(node)==="field_expression"?t.field(node,"member"):void 0;return member===void 0||t.field(node,"object")!==void 0?void 0:{name:member}},blockScoped:true,wholeNames:true,
importsBareNames:true,typesAreValues:true,fieldsNeedReceiver:true,self:["@This()"],comments:["comment"],begins:"slashes",imports:{variable_declaration:(t,node)=>{
const{path,member}=imported2(t,givenTo3(t,node))??{};const name2=t.first(node,"identifier");if(path===void 0||name2===void 0)return[];return[{path:t.text(path),
as:t.text(name2),node:path,...member===void 0?{}:{member}}]},using_namespace_declaration:(t,node)=>{const{path}=imported2(t,t.first(node,"builtin_function"))??{};
return path===void 0?[]:[{path:t.text(path),node:path}]}},packages:{},moduleOf:path=>path.replace(/\.zig$/,"").replaceAll(".","_").replaceAll("/","."),file:(path,from,paths)=>{
if(!path.endsWith(".zig"))return void 0;const found2=posix5.join(posix5.dirname(from),path);return paths.has(found2)?found2:void 0}};function isWritten7(t,node){
const around2=t.parent(node);if(around2===void 0)return false;if(t.type(around2)==="variable_declaration")return declares(t,around2)===void 0&&t.named(around2)[0]===
node;return t.type(around2)==="assignment_expression"&&t.field(around2,"left")===node}var ALL_RULES=[swift,clojure,cmake,dart,elixir,erlang,fsharp,gleam,graphql,haskell,objectiveC,ocaml,ocamlInterface,julia,r,solidity,lua,zig,bash];var declarativeLanguages=ALL_RULES.map(({key:key2,family:family2,grammar:grammar2,revision:revision2})=>({key:key2,family:family2,grammar:grammar2,revision:revision2}));
var declarativeFamily={name:"declarative",configuration:[],load:()=>import("./WVZOJ5XV.js")};function readJson(text){if(text===void 0)return void 0;try{return JSON.parse(text)}catch{const plain=text.replace(/("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
(_,string)=>string??"").replace(/,(\s*[}\]])/g,"$1");try{return JSON.parse(plain)}catch{return void 0}}}var DEPENDENCIES=["dependencies","devDependencies","peerDependencies","optionalDependencies"];var PACKAGE=["name","source","types","typings","module","main","ex\
ports","imports"];var DENO=["name","exports","imports","importMap"];var TYPESCRIPT=["extends","files","references"];var OPTIONS=["baseUrl","paths","rootDirs","j\
sxImportSource"];function essenceOf2(base,text){const json=readJson(text);if(!json)return"";const kept=pick(json,base==="package.json"?PACKAGE:base.startsWith("\
ts")||base.startsWith("jsc")?TYPESCRIPT:DENO);if(base==="package.json"){for(const key2 of DEPENDENCIES)if(isRecord(json[key2]))kept[key2]=namesOf2(json[key2])}if(base!==
"package.json"&&isRecord(json.compilerOptions))kept.compilerOptions=pick(json.compilerOptions,OPTIONS);return JSON.stringify(kept)}var isRecord=value2=>typeof value2===
"object"&&value2!==null;var pick=(from,keys2)=>Object.fromEntries(keys2.filter(key2=>from[key2]!==void 0).map(key2=>[key2,from[key2]]));var namesOf2=versions2=>Object.
fromEntries(Object.keys(versions2).map(name2=>[name2,"*"]));var REVISION2=48;var language2=(key2,grammar2)=>({key:key2,family:"ecmascript",grammar:grammar2,revision:REVISION2});var ecmascriptLanguages=[language2("javascr\
ipt","tree-sitter-javascript/tree-sitter-javascript.wasm"),language2("typescript","tree-sitter-typescript/tree-sitter-typescript.wasm"),language2("tsx","tree-si\
tter-typescript/tree-sitter-tsx.wasm"),language2("vue","tree-sitter-typescript/tree-sitter-typescript.wasm"),language2("svelte","tree-sitter-typescript/tree-sit\
ter-typescript.wasm"),language2("astro","tree-sitter-typescript/tree-sitter-tsx.wasm"),{key:"angular",family:"ecmascript",readsText:true,revision:REVISION2}];var ecmascriptFamily={
name:"ecmascript",configuration:[...["package.json","tsconfig.json","tsconfig.*.json","jsconfig.json"],...["deno.json","deno.jsonc","jsr.json","import_map.json"]],
essence:essenceOf2,goesBy:/\.(?:[cm]?[jt]sx?|json5?|vue|svelte|astro|mdx|html|css|s[ac]ss|less|svg|png|jpe?g|gif|webp|wasm|node|graphql|gql)$/,resumes:true,knowsDependents:true,
load:()=>import("./WVZOJ5XV.js")};var go={key:"go",family:"go",grammar:"tree-sitter-go/tree-sitter-go.wasm",revision:16};var goFamily={name:"go",configuration:["go.mod"],essence:(_,text)=>text.replace(
/^(?:go|toolchain)\s.*$|\/\/.*$/gm,"").replace(/(?<=\s)v\d\S*/g,"v0"),knowsDependents:true,tellsOfFiles:true,load:()=>import("./WVZOJ5XV.js")};var hcl={key:"hcl",family:"hcl",grammar:"tree-sitter-wasm/hcl/tree-sitter-hcl.wasm",revision:2};var hclFamily={name:"hcl",configuration:[],load:()=>import("./WVZOJ5XV.js")};var java={key:"java",family:"jvm",grammar:"tree-sitter-java/tree-sitter-java.wasm",revision:27};var jvmFamily={name:"jvm",configuration:[],knowsDependents:true,tellsOfFiles:true,load:()=>import("./WVZOJ5XV.js")};function blankedBehind(tree,list2){let next=tree.after[list2];const end=tree.after[tree.parent[list2]];while(next<end&&tree.typeName(next).endsWith("_comment"))
next=tree.after[next];if(next>=end)return[];const between=tree.text.slice(tree.end[list2],tree.start[next]).replace(COMMENT2,"");return between.match(/[a-z]+/g)??
[]}var COMMENT2=/\/\/.*|\/\*[\s\S]*?\*\//g;var WORDS2={public:"public",private:"private",protected:"protected",internal:"internal",abstract:"abstract",final:"final",override:"override",const:"readonly",suspend:"\
async"};function modifiers4(t,node){const list2=t.first(node,"modifiers");if(list2===void 0)return["public","exported"];const words2=[...t.text(list2).split(/[\s()]+/),
...blankedBehind(t.tree,list2)];const found2=words2.flatMap(word=>Object.hasOwn(WORDS2,word)?WORDS2[word]??[]:[]);if(words2.includes("@Test"))found2.push("test");
if(words2.includes("@Deprecated"))found2.push("deprecated");if(found2.includes("private")||found2.includes("internal"))return found2;const isSaid=found2.includes(
"public")||found2.includes("protected");return[...isSaid?[]:["public"],...found2,"exported"]}function functionModifiers2(t,node){const found2=modifiers4(t,node);
const around2=t.parent(node);const type2=around2===void 0?void 0:t.parent(around2);const isOpen2=type2!==void 0&&t.first(node,"function_body")===void 0&&t.all(type2).
some(child=>t.text(child)==="interface");return isOpen2&&!found2.includes("abstract")?[...found2,"abstract"]:found2}var typeOf3=(t,node)=>{const type2=t.first(node,
"user_type","nullable_type","function_type");return type2===void 0?void 0:t.text(type2)};function parameters11(t,node){const list2=t.first(node,"function_value_\
parameters")??t.descendant(node,"class_parameters");if(list2===void 0)return[];return t.each(list2,"parameter","class_parameter").flatMap(parameter=>{const name2=t.
first(parameter,"identifier","simple_identifier");if(name2===void 0)return[];const type2=typeOf3(t,parameter);const made4={name:t.text(name2),...type2===void 0?
{}:{type:type2}};const value2=defaultOf(t,list2,parameter);if(value2!==void 0)made4.default=t.text(value2).slice(0,200);if(isVariadic(t,list2,parameter))made4.variadic=
true;return[{node:parameter,name:name2,parameter:made4}]})}function defaultOf(t,list2,parameter){const within2=t.type(parameter)==="class_parameter"?t.all(parameter):
t.all(list2);const equals=within2.findIndex(child=>child>parameter&&t.text(child)==="=");const next=within2.find(child=>child>parameter&&t.type(child)==="parame\
ter");const found2=within2[equals];return found2===void 0||next!==void 0&&next<found2?void 0:within2[equals+1]}function isVariadic(t,list2,parameter){if(t.type(
parameter)==="class_parameter")return/^\w*\s*vararg\s/.test(t.text(parameter));const children=t.named(list2);const before3=children[children.indexOf(parameter)-
1];return before3!==void 0&&t.type(before3)==="parameter_modifiers"&&/\bvararg\b/.test(t.text(before3))}var supertypes4=(t,node)=>{const list2=t.first(node,"del\
egation_specifiers");return list2===void 0?[]:t.each(list2,"delegation_specifier").flatMap(one=>t.descendant(one,"user_type")??[])};var typeParameters4=(t,node)=>{
const list2=t.first(node,"type_parameters");return list2===void 0?[]:t.each(list2,"type_parameter").flatMap(parameter=>t.first(parameter,"identifier")??[])};var receiverOfProperty=(t,node)=>{
const type2=t.first(node,"user_type","nullable_type");return type2===void 0?void 0:t.text(type2)};var nothing=()=>[];var kotlinSymbols={key:"kotlin",family:"jvm",grammar:"@tree-sitter-grammars/tree-sitter-kotlin/tree-sitter-kotlin.wasm",revision:25,separator:"\
.",standard:"std:kotlin",definitions:{class_declaration:{kind:(t,node)=>{const words2=t.all(node).map(child=>t.text(child));if(words2.includes("interface"))return"\
interface";const list2=t.first(node,"modifiers");return list2!==void 0&&/\benum\b/.test(t.text(list2))?"enum":"class"},scope:true,supertypes:supertypes4,typeParameters:typeParameters4,
parameters:parameters11,modifiers:modifiers4,body:(t,node)=>t.first(node,"class_body","enum_class_body")},object_declaration:{kind:"object",scope:true,supertypes:supertypes4,
modifiers:modifiers4,body:(t,node)=>t.first(node,"class_body")},companion_object:{kind:"object",scope:true,name:(t,node)=>t.field(node,"name"),supertypes:supertypes4,
modifiers:(t,node)=>[...modifiers4(t,node),"static"],body:(t,node)=>t.first(node,"class_body")},function_declaration:{kind:"function",memberKind:"method",scope:true,
typeParameters:typeParameters4,parameters:parameters11,receiver:(t,node)=>{const name2=t.field(node,"name");const before3=t.named(node).filter(child=>name2!==void 0&&
child<name2&&["user_type","nullable_type"].includes(t.type(child)));const last3=before3.at(-1);return last3===void 0?void 0:t.text(last3)},type:(t,node)=>{const list2=t.
first(node,"function_value_parameters");const after2=t.named(node).find(child=>list2!==void 0&&child>list2&&["user_type","nullable_type"].includes(t.type(child)));
return after2===void 0?void 0:t.text(after2)},modifiers:functionModifiers2,body:(t,node)=>t.first(node,"function_body")},property_declaration:{kind:"variable",memberKind:"\
property",localInFunction:true,names:(t,node)=>{const many=t.first(node,"multi_variable_declaration");const declarations=many===void 0?t.each(node,"variable_dec\
laration"):t.each(many,"variable_declaration");return declarations.flatMap(one=>t.first(one,"identifier")??[])},type:(t,node)=>{const declaration=t.first(node,"\
variable_declaration");return declaration===void 0?void 0:typeOf3(t,declaration)},receiver:receiverOfProperty,modifiers:modifiers4},class_parameter:{kind:"prope\
rty",name:(t,node)=>/^(.*\s)?(val|var)\s/.test(t.text(node))?t.first(node,"identifier"):void 0,type:typeOf3,modifiers:modifiers4},enum_entry:{kind:"enum_member",
name:(t,node)=>t.first(node,"identifier"),scope:true},type_alias:{kind:"type",scope:true,name:(t,node)=>t.first(node,"identifier")??t.field(node,"type"),type:typeOf3,
typeParameters:typeParameters4},secondary_constructor:{kind:"constructor",scope:true,name:(t,node)=>t.all(node).find(child=>t.type(child)==="constructor"),parameters:parameters11,
modifiers:modifiers4}},uses:{},reads:[],types:[],scopes:{block:nothing,object_literal:nothing,anonymous_initializer:nothing,when_entry:nothing,lambda_literal:nothing,
anonymous_function:nothing,for_statement:nothing,catch_block:nothing,when_expression:nothing,getter:nothing,setter:nothing},blockScoped:true,self:[],comments:["\
line_comment","block_comment"],begins:"slashes",imports:{import:(t,node)=>{const path=t.first(node,"qualified_identifier")??t.first(node,"identifier");if(path===
void 0)return[];const text=t.text(path).replaceAll(".Companion","");if(/\*\s*$/.test(t.text(node)))return[{path:text,node:path}];const alias2=t.each(node,"ident\
ifier").at(-1);const last3=t.each(path,"identifier").at(-1)??path;return[{path:text,as:alias2!==void 0&&alias2!==path?t.text(alias2):t.text(last3),node:last3}]}},
packages:{package_header:(t,node)=>t.named(node).map(child=>t.text(child)).join(".")},packaged:true};var kotlin={key:kotlinSymbols.key,family:kotlinSymbols.family,grammar:kotlinSymbols.grammar,revision:kotlinSymbols.revision};var perl={key:"perl",family:"perl",grammar:"tree-sitter-wasm/perl/tree-sitter-perl.wasm",revision:2};var perlFamily={name:"perl",configuration:[],load:()=>import("./WVZOJ5XV.js")};function essenceOf3(base,text){try{const json=JSON.parse(text);return JSON.stringify(base==="composer.lock"?lockOf(json):manifestOf(json))}catch{return text}}var manifestOf=json=>({
require:namesOf3(json.require),"require-dev":namesOf3(json["require-dev"])});var lockOf=json=>({packages:(json.packages??[]).map(lockedOf),"packages-dev":(json["\
packages-dev"]??[]).map(lockedOf)});var lockedOf=({name:name2,autoload})=>({...name2===void 0?{}:{name:name2},autoload:{"psr-4":namesOf3(autoload?.["psr-4"]),"p\
sr-0":namesOf3(autoload?.["psr-0"])}});var namesOf3=of=>Object.fromEntries(Object.keys(of??{}).map(key2=>[key2,""]));var phpLanguage={key:"php",family:"php",grammar:"tree-sitter-php/tree-sitter-php.wasm",revision:31};var phpFamily={name:"php",configuration:["composer.json","co\
mposer.lock"],essence:essenceOf3,knowsDependents:true,tellsOfFiles:true,load:()=>import("./WVZOJ5XV.js")};var powershell={key:"powershell",family:"powershell",grammar:"tree-sitter-wasm/powershell/tree-sitter-powershell.wasm",revision:3};var powershellFamily={name:"p\
owershell",configuration:[],load:()=>import("./WVZOJ5XV.js")};var prisma={key:"prisma",family:"prisma",readsText:true,revision:2};var prismaFamily={name:"prisma",configuration:[],load:()=>import("./WVZOJ5XV.js")};var protobuf={key:"protobuf",family:"protobuf",grammar:"tree-sitter-wasm/proto/tree-sitter-proto.wasm",revision:2};var protobufFamily={name:"protobuf",configuration:[],
load:()=>import("./WVZOJ5XV.js")};var pythonLanguages=[{key:"python",family:"python",grammar:"tree-sitter-python/tree-sitter-python.wasm",revision:31}];var pythonFamily={name:"python",configuration:[],
resumes:true,load:()=>import("./WVZOJ5XV.js")};import{posix as posix6}from"node:path";var CLASS_ACCESSORS=["class_attribute","cattr_accessor","cattr_reader","cattr_writer","mattr_accessor","mattr_reader","mattr_writer","thread_mattr_accessor"];var OF_OBJECTS=/^(attr_accessor|attr_reader|attr_writer)$/;
var ONE=/^(attribute|has_one_attached|has_many_attached|has_rich_text)$/;var namesAttributes=name2=>OF_OBJECTS.test(name2)||ONE.test(name2)||name2==="store_acce\
ssor"||CLASS_ACCESSORS.includes(name2);function attributesIn(t,name2,args2){if(!namesAttributes(name2))return[];const symbols=args2.filter(one=>t.type(one)==="s\
imple_symbol");if(OF_OBJECTS.test(name2)||CLASS_ACCESSORS.includes(name2))return symbols;if(name2==="store_accessor")return symbols.slice(1);const[first]=args2;
if(!ONE.test(name2)||first===void 0||first!==symbols[0])return[];return isOfRequest(t,first)?symbols:[first]}function isOfRequest(t,node){for(let at=t.parent(node);at!==
void 0;at=t.parent(at)){const superclass=t.type(at)==="class"?t.field(at,"superclass"):void 0;if(superclass!==void 0)return t.text(superclass).endsWith("Current\
Attributes")}return false}function namesIn2(t,pattern){switch(t.type(pattern)){case"identifier":return[pattern];case"as_pattern":{const[value2,name2]=[t.field(pattern,"value"),t.field(pattern,
"name")];return[...value2===void 0?[]:namesIn2(t,value2),...name2===void 0?[]:[name2]]}case"keyword_pattern":{const[key2,value2]=[t.field(pattern,"key"),t.field(
pattern,"value")];return value2!==void 0?namesIn2(t,value2):key2===void 0?[]:[key2]}case"splat_parameter":case"hash_splat_parameter":return t.each(pattern,"iden\
tifier");case"array_pattern":case"find_pattern":case"hash_pattern":case"alternative_pattern":case"parenthesized_pattern":return t.named(pattern).flatMap(one=>namesIn2(
t,one));default:return[]}}var targetsIn=(t,left)=>/^(left_assignment_list|destructured_left_assignment|rest_assignment)$/.test(t.type(left))?t.named(left).flatMap(
one=>targetsIn(t,one)):[left];var BODIES=/^(method|singleton_method|block|do_block|lambda)$/;function isInBody(t,node){for(let at=t.parent(node);at!==void 0;at=
t.parent(at))if(BODIES.test(t.type(at)))return true;return false}var binding=names2=>({kind:"variable",localInFunction:true,names:(t,node)=>isInBody(t,node)?names2(
t,node):[]});var matching=binding((t,node)=>{const pattern=t.field(node,"pattern");return pattern===void 0?[]:namesIn2(t,pattern)});var BINDING2={operator_assignment:binding(
(t,node)=>{const left=t.field(node,"left");return left===void 0||t.type(left)!=="identifier"?[]:[left]}),in_clause:matching,match_pattern:matching,test_pattern:matching,
exception_variable:binding((t,node)=>t.each(node,"identifier")),for:binding((t,node)=>{const pattern=t.field(node,"pattern");return pattern===void 0?[]:targetsIn(
t,pattern).filter(one=>t.type(one)==="identifier")})};function methodIn(t,call){const method3=t.type(call)==="call"?t.field(call,"method"):void 0;return method3===void 0?"":t.text(method3)}function argumentsOf8(t,call){
const list2=t.field(call,"arguments");return list2===void 0?[]:t.named(list2)}var callGiven=(t,argument2)=>t.parent(t.parent(argument2));function optionOf(t,args2,name2){
const isNamed=one=>t.type(one)==="pair"&&t.text(t.field(one,"key")??one).replace(/^:/,"")===name2;const pair=args2.find(isNamed);return pair===void 0?void 0:t.field(
pair,"value")}function delegated(t,args2){const option2=name2=>{const value2=optionOf(t,args2,name2);return value2===void 0?void 0:t.text(value2).replace(/^[:"']+|["']$/g,"")};
const to=option2("to");if(to===void 0)return{named:[]};const prefix=option2("prefix");const before3=prefix===void 0||prefix==="false"?"":`${prefix==="true"?to:prefix}\
_`;const symbols=args2.filter(one=>t.type(one)==="simple_symbol");return{to,named:symbols.map(one=>[one,`${before3}${t.text(one).slice(1)}`])}}function handedOn2(t,name2,args2){
if(name2==="delegate")return delegated(t,args2).named.map(([node])=>node);const symbols=args2.map(one=>t.type(one)==="simple_symbol"?one:void 0);const named7=/^def_(instance_)?delegators$/.
test(name2)?symbols.slice(1):[symbols[2]??symbols[1]];return named7.flatMap(one=>one??[])}var DESCRIBES=/^(describe|context|feature|shared_examples|shared_examples_for|shared_context|xdescribe|fdescribe|xcontext|fcontext)$/;var NAMES_VALUES=["let","let!","let_it_be","let_it_be!","given","given!","subject","subject!"];function valuesIn(t,block){const call=t.parent(block);const body2=t.
field(block,"body");if(call===void 0||body2===void 0||!DESCRIBES.test(methodIn(t,call)))return[];return t.named(body2).flatMap(one=>{const method3=t.type(one)===
"call"?t.field(one,"method"):void 0;if(method3===void 0||!NAMES_VALUES.includes(t.text(method3))||t.field(one,"receiver")!==void 0)return[];const[name2]=argumentsOf8(
t,one);if(name2===void 0)return t.text(method3).startsWith("subject")?[{name:method3,called:"subject",kind:"variable"}]:[];return t.type(name2)==="simple_symbol"?
[{name:name2,called:t.text(name2).slice(1),kind:"variable"}]:[]})}var camelized=name2=>name2.replace(/(?:^|_)(\w)/g,(_,letter)=>letter.toUpperCase());var underscored=name2=>name2.replace(/([A-Z\d]+)([A-Z][a-z])/g,"$1_$2").replace(/([a-z\d])([A-Z])/g,"$1_$2").toLowerCase();function pathWritten(t,node){const[,text]=/^(?:["']|:(?!:))?((?:::)?\w+(?:::\w+)*)(?:["']|\.name)?$/.
exec(t.text(node))??[];return text===void 0||/^(::)?[A-Z]/.test(text)?text:camelized(text)}var plural=name2=>/(person|child)$/.test(name2)?name2.replace(/person$/,
"people").replace(/child$/,"children"):name2.replace(/([^aeiou])y$/,"$1ie").replace(/(s|x|ch|sh)$/,"$1e").replace(/$/,"s");var singular=name2=>name2.replace(/people$/,
"person").replace(/children$/,"child").replace(/ies$/,"y").replace(/(ss|x|ch|sh|us)es$/,"$1").replace(/([^su])s$/,"$1");var declaredByFactory=(t,name2,call)=>name2==="trait"?traitIn(t,call):factoryIn(t,name2,call);function traitIn(t,call){const[first]=argumentsOf8(t,call);const isTrait=first!==
void 0&&t.type(first)==="simple_symbol"&&t.field(call,"receiver")===void 0;return isTrait&&isDefined(t,call)?first:void 0}function factoryIn(t,name2,call){if(!/^(factory|Fabricator)$/.
test(name2)||t.field(call,"receiver")!==void 0)return void 0;const[first]=argumentsOf8(t,call);if(first===void 0||t.type(first)!=="simple_symbol")return void 0;
return name2==="Fabricator"||isDefined(t,call)?first:void 0}function isDefined(t,call){for(let at=t.parent(call);at!==void 0;at=t.parent(at)){const receiver2=t.
type(at)==="call"?t.field(at,"receiver"):void 0;if(receiver2!==void 0&&/^(::)?Factory(Bot|Girl)$/.test(t.text(receiver2)))return methodIn(t,at)==="define"}return false}var NUMBERED=/^_[1-9]$/;var APART=/^(?:block|do_block|lambda|method|singleton_method|class|module|singleton_class)$/;function implicitParameters(t,body2){const found2=new Map;
const open2=t.named(body2).reverse();for(let node=open2.pop();node!==void 0;node=open2.pop()){const type2=t.type(node);if(APART.test(type2))continue;const text=type2===
"identifier"?t.text(node):"";const isName2=text==="it"||NUMBERED.test(text);if(isName2&&!found2.has(text)&&!isCalled6(t,node))found2.set(text,node);open2.push(...t.
named(node).reverse())}const numbers=[...found2.keys()].filter(name2=>name2!=="it");const names2=numbers.length>0?numbers.sort():[...found2.keys()];return names2.
map(name2=>found2.get(name2))}function isCalled6(t,node){const parent=t.parent(node);return parent!==void 0&&t.type(parent)==="call"&&t.field(parent,"method")===
node}var EVALUATES=/^(class|module)_eval$/;var NAMES=/^:?"(\w*)#\{([^{}]+)\}(\w*[?!=]?)"(?:\.to_sym)?$/g;var DEFINES=/^[ \t]*def (\w*)#\{([^{}]+)\}(\w*[?!=]?)(?![\w#])/gm;
var ELEMENTS=/^(simple_symbol|bare_symbol|bare_string|string)$/;var looped2=new WeakMap;function loopedMethods(t,loop){const known3=looped2.get(t)??new Map;looped2.
set(t,known3);if(!known3.has(loop))known3.set(loop,madeIn(t,loop));return known3.get(loop)}function madeIn(t,loop){const parameter=parameterOf(t,loop);const block=t.
field(loop,"block");if(parameter===void 0||block===void 0)return void 0;const template=definedIn(t,block,parameter);const elements=template&&elementsOf2(t,loop);
return elements&&template&&elements.length>0?{elements,template}:void 0}function namedInLoop(t,call){for(let at=t.parent(call);at!==void 0;at=t.parent(at)){const parameter=parameterOf(
t,at);const all2=parameter===void 0?[]:templatesOf(t,call,parameter);if(all2.length>0)return elementsOf2(t,at).flatMap(element=>all2.map(template=>({element,name:inTemplate(
t.text(element),template)})))}return[]}var inTemplate=(element,{before:before3,after:after2})=>`${before3}${element.replace(/^:/,"")}${after2}`;function parameterOf(t,loop){
const block=methodIn(t,loop)==="each"?t.field(loop,"block"):void 0;const list2=block===void 0?void 0:t.field(block,"parameters");const[only,...more]=list2===void 0?
[]:t.named(list2);return only===void 0||more.length>0||t.type(only)!=="identifier"?void 0:t.text(only)}function definedIn(t,block,parameter){const after2=t.tree.
after[block];for(let at=block+1;at<after2;at++){const[template]=t.type(at)==="call"?templatesOf(t,at,parameter):[];if(template)return template}return void 0}function templatesOf(t,call,parameter){
const name2=methodIn(t,call);const[first]=argumentsOf8(t,call);if(first===void 0)return[];if(name2==="define_method"){const text=t.text(first);if(text===parameter)
return[{before:"",after:""}];return templates(text.matchAll(NAMES),parameter)}if(!EVALUATES.test(name2))return[];return templates(textOf2(t,first).matchAll(DEFINES),
parameter)}var templates=(found2,parameter)=>[...found2].flatMap(([,before3="",of,after2=""])=>of===parameter?[{before:before3,after:after2}]:[]);function textOf2(t,text){
if(t.type(text)!=="heredoc_beginning")return t.text(text).replace(/^["']/,"");for(let at=text+1;at<t.tree.count;at++)if(t.type(at)==="heredoc_body")return t.text(
at);return""}function elementsOf2(t,loop){const receiver2=t.field(loop,"receiver");if(receiver2===void 0)return[];const list2=t.type(receiver2)==="constant"?heldBy(
t,receiver2):receiver2;const all2=list2===void 0||!/array$/.test(t.type(list2))?[]:t.named(list2);const named7=all2.flatMap(one=>{if(!ELEMENTS.test(t.type(one)))
return[];const name2=t.type(one)==="string"?t.first(one,"string_content"):one;return name2!==void 0&&/^:?[a-z_]\w*$/i.test(t.text(name2))?[name2]:[]});return named7.
length===all2.length?named7:[]}function heldBy(t,constant){for(let at=t.parent(constant);at!==void 0;at=t.parent(at))for(const one of t.each(at,"assignment")){const[
left,right]=[t.field(one,"left"),t.field(one,"right")];if(left===void 0||right===void 0||t.text(left)!==t.text(constant))continue;return methodIn(t,right)==="fr\
eeze"?t.field(right,"receiver"):right}return void 0}var MAKES_CLASS=/^(Class\.new|Module\.new|Struct\.new|Data\.define)$/;function makerOf(t,call){if(t.type(call)!=="call")return void 0;const[method3,receiver2]=[
t.field(call,"method"),t.field(call,"receiver")];if(method3===void 0||receiver2===void 0)return void 0;const maker=`${t.text(receiver2).replace(/^::/,"")}.${t.text(
method3)}`;return MAKES_CLASS.test(maker)?{maker,args:argumentsOf8(t,call)}:void 0}function madeBy(t,assignment2){const[left,right]=[t.field(assignment2,"left"),
t.field(assignment2,"right")];return left===void 0||right===void 0||t.type(left)!=="constant"?void 0:makerOf(t,right)}function membersOf(t,call){const around2=t.
parent(call);const type2=around2===void 0?"":t.type(around2);const made4=type2==="assignment"?madeBy(t,around2):type2==="superclass"?makerOf(t,call):void 0;return made4!==
void 0&&/^(Struct|Data)/.test(made4.maker)?structMembers(t,made4.args):[]}var structMembers=(t,args2)=>args2.filter(one=>t.type(one)==="simple_symbol");var ASSOCIATES=/^(has_many|has_and_belongs_to_many|has_one|belongs_to|delegated_type)$/;function declaredBy(t,name2,args2){const[first,second]=args2;if(first===
void 0)return void 0;if(name2==="enum")return enumerated(t,args2)?.name;if(t.type(first)!=="simple_symbol")return void 0;if(ASSOCIATES.test(name2))return first;
const body2=second===void 0?"":t.type(second);return name2==="scope"&&/^(lambda|call)$/.test(body2)?first:void 0}function declareRecord(b,owner,name2,args2,concern){
const{t}=b;const declared4=declaredBy(t,name2,args2);if(declared4===void 0)return;const called2=t.text(declared4).slice(1);const symbol=b.symbolAt(declared4,1);
if(name2==="scope"){declareScope(b,owner,called2,symbol,concern);return}if(name2==="delegated_type"){declareDelegated(b,owner,called2,symbol,args2);return}const method3=b.
scope("method",owner,{name:called2,symbol});const isMany=/many/.test(name2);const object=isMany?b.node():b.at(method3).result;const path=classOf(t,called2,args2);
if(path!==void 0)b.objectOf(b.constant(path,method3),method3,object);if(isMany)b.add(["relation",b.at(method3).result,object]);b.scope("method",owner,{name:`${called2}\
=`,symbol})}function declareDelegated(b,owner,called2,symbol,args2){const types=optionOf(b.t,args2,"types");const any=b.scope("method",owner,{name:called2,symbol});
for(const type2 of types===void 0?[]:b.t.text(types).match(/[A-Z]\w*(::\w+)*/g)??[]){const name2=type2.split("::").map(underscored).join("_");const one=b.scope(
"method",owner,{name:name2,symbol});b.objectOf(b.constant(type2,one),one,b.at(one).result);b.flow(b.at(one).result,b.at(any).result);b.scope("method",owner,{name:`${name2}\
?`,symbol});declareScope(b,owner,plural(name2),symbol)}b.scope("method",owner,{name:`${called2}=`,symbol})}function declareScope(b,owner,name2,symbol,concern){const method3=b.
scope("method",concern??owner,{name:name2,symbol,...concern===void 0?{isStatic:true}:{}});const object=b.objectOf(b.at(method3).self,method3);b.add(["relation",
b.at(method3).result,object])}function declareEnumeration(b,owner,args2,concern){const found2=enumerated(b.t,args2);if(!found2)return;const{name:name2,values:values2,
label}=found2;const symbol=b.symbolAt(name2,b.t.text(name2).startsWith(":")?1:0);for(const value2 of values2){const called2=label(value2);for(const each of[`${called2}\
?`,`${called2}!`])b.scope("method",owner,{name:each,symbol});for(const each of[called2,`not_${called2}`])declareScope(b,owner,each,symbol,concern)}}function enumerated(t,args2){
const pairs=args2.filter(one=>t.type(one)==="pair");const[first,second]=args2;const keyOf=pair=>t.text(t.field(pair,"key")??pair).replace(/^:/,"");const option2=name3=>{
const value2=pairs.find(pair=>keyOf(pair).replace(/^_/,"")===name3);const given6=value2===void 0?void 0:t.field(value2,"value");return given6===void 0?void 0:t.
text(given6).replace(/^:/,"")};const isNew=first!==void 0&&t.type(first)==="simple_symbol";const name2=isNew?first:first===void 0?void 0:t.field(first,"key");if(name2===
void 0)return void 0;const given5=!isNew?t.field(first,"value"):second===void 0||pairs.includes(second)?void 0:second;const attribute=t.text(name2).replace(/^:/,
"");const values2=given5===void 0?pairs.map(keyOf).filter(key2=>!OPTION.test(key2)):valuesOf(t,given5);const part=how=>how==="true"?attribute:how??"";const[before3,
after2]=[part(option2("prefix")),part(option2("suffix"))];return{name:name2,values:values2,label:value2=>[before3,value2,after2].filter(Boolean).join("_")}}var OPTION=/^_?(prefix|suffix|scopes|default|instance_methods|validate)$/;
function valuesOf(t,list2){return t.named(list2).flatMap(one=>{const name2=t.type(one)==="pair"?t.field(one,"key"):one;return name2!==void 0&&/symbol/.test(t.type(
name2))?t.text(name2).replace(/^:/,""):[]})}function classOf(t,called2,args2){const[written2,source]=[optionOf(t,args2,"class_name"),optionOf(t,args2,"source")];
if(written2!==void 0)return pathWritten(t,written2);return camelized(singular(source===void 0?called2:t.text(source).replace(/["':]/g,"")))}var NO_COLUMN=/^(index|check_constraint|unique_constraint|exclusion_constraint|foreign_key|timestamps)$/;var declaredInSchema=(t,call)=>tableIn(t,call)??columnIn(
t,call);var isTable=(t,call)=>tableIn(t,call)!==void 0;function tableIn(t,call){if(methodIn(t,call)!=="create_table"||t.field(call,"receiver")!==void 0)return void 0;
const define=blockAround(t,call);const schema=define===void 0?void 0:t.field(define,"receiver");if(schema===void 0||methodIn(t,define)!=="define")return void 0;
return t.text(schema).startsWith("ActiveRecord::Schema")?firstText(t,call):void 0}function columnIn(t,call){const receiver2=t.field(call,"receiver");if(receiver2===
void 0||t.type(receiver2)!=="identifier"||NO_COLUMN.test(methodIn(t,call)))return void 0;const table=blockAround(t,call);return table===void 0||!isTable(t,table)?
void 0:firstText(t,call)}function blockAround(t,call){const body2=t.parent(call);const block=body2===void 0?void 0:t.parent(body2);return block===void 0||!/block$/.test(t.type(block))?void 0:
t.parent(block)}function firstText(t,call){const[first]=argumentsOf8(t,call);return first===void 0||t.type(first)!=="string"?void 0:t.first(first,"string_conten\
t")}var SHARES=/^(shared_examples|shared_examples_for|shared_context)$/;function sharedIn(t,name2,call){return SHARES.test(name2)&&t.field(call,"block")!==void 0?contentOf(t,argumentsOf8(t,call)[0]):void 0}function contentOf(t,name2){
if(name2===void 0)return void 0;if(t.type(name2)==="simple_symbol")return name2;const[content,...more]=t.type(name2)==="string"?t.named(name2):[];const isPlain=content!==
void 0&&more.length===0&&t.type(content)==="string_content";return isPlain&&/^["']/.test(t.text(name2))?content:void 0}var DECLARING=Object.assign(Object.create(null),{include:mix,extend:mix,prepend:mix,attr_reader:accessors2,attr_writer:accessors2,attr_accessor:accessors2,attr:accessors2,
...Object.fromEntries(CLASS_ACCESSORS.map(name2=>[name2,accessors2])),attribute:attributes,store_accessor:attributes,has_one_attached:attributes,has_many_attached:attributes,
has_rich_text:attributes,delegated_type:record2,alias_method:alias,alias_attribute:alias,module_function:moduleFunction,define_method:methodOfBlock,define_singleton_method:methodOfBlock,
class_eval:methodsOfText,module_eval:methodsOfText,...Object.fromEntries(NAMES_VALUES.map(name2=>[name2,methodOfBlock])),delegate,has_many:record2,has_and_belongs_to_many:record2,
has_one:record2,belongs_to:record2,scope:record2,enum:enumeration2,def_delegators:delegators,def_delegator:delegator,def_instance_delegators:delegators,def_instance_delegator:delegator});function record2({b,owner,name:name2,args:args2,concern}){declareRecord(b,owner,name2,args2,concern)}function enumeration2({b,owner,args:args2,concern}){declareEnumeration(
b,owner,args2,concern)}function mix({b,t,owner,name:name2,args:args2}){for(const one of args2){const path=t.type(one)==="self"?"self":pathOf2(t,one);if(path===void 0)
continue;b.add(["mix",owner,name2,path]);const method3=t.field(callGiven(t,one),"method");if(path!=="self"&&method3!==void 0)b.hook(path,owner,name2.replace(/e?$/,
"ed"),method3,name2.length)}}function attributes({b,t,owner,name:name2,args:args2}){for(const one of attributesIn(t,name2,args2))for(const how of["reader","writ\
er"])b.add(["accessor",owner,how,t.text(one).slice(1),b.symbolAt(one,1),true])}function accessors2({b,t,owner,name:name2,args:args2,concern}){const how=name2.endsWith(
"reader")||name2==="attr"?["reader"]:name2.endsWith("writer")?["writer"]:["reader","writer"];const isStatic=/^(cattr|mattr|class_attr)/.test(name2);for(const one of args2){
if(t.type(one)!=="simple_symbol")continue;const symbol=b.symbolAt(one,1);const called2=t.text(one).slice(1);for(const each of how){b.add(["accessor",owner,each,
`${isStatic?"@@":""}${called2}`,symbol]);if(concern!==void 0)b.add(["accessor",concern,each,called2,symbol])}}}function alias({b,t,owner,args:args2}){const[name2,
of]=args2.map(one=>nameIn(t,one));if(name2&&of)b.add(["alias",owner,name2,of])}function moduleFunction({b,t,owner,args:args2}){b.add(["module function",owner,args2.
flatMap(one=>nameIn(t,one)??[])])}function methodOfBlock({b,t,owner,name:name2,args:args2,block}){const[first]=args2;if(block<0)return;const given5=first===void 0?
void 0:nameIn(t,first);if(given5===void 0&&first!==void 0&&name2==="define_method")for(const[called2,symbol]of looped3(b,first))b.add(["method",owner,called2,block,
symbol,true]);const named7=given5??(name2.startsWith("subject")?"subject":void 0);if(named7===void 0)return;b.add(["method",owner,named7,block,given5===void 0?-1:
b.symbolAt(first,1)]);if(given5!==void 0&&name2.startsWith("subject"))b.add(["method",owner,"subject",block,-1])}function methodsOfText({b,owner,args:args2}){const[
text]=args2;if(text!==void 0)for(const[name2,symbol]of looped3(b,text))b.scope("method",owner,{name:name2,symbol})}function looped3(b,first){const call=callGiven(
b.t,first);return namedInLoop(b.t,call).map(({element,name:name2})=>[name2,Math.max(b.symbolAt(element),b.t.text(element).startsWith(":")?b.symbolAt(element,1):
-1)])}function delegate({b,t,owner,args:args2}){const{to,named:named7}=delegated(t,args2);if(to===void 0)return;for(const[one,name2]of named7){const method3=t.text(
one).slice(1);handOn(b,owner,{name:name2,symbol:b.symbolAt(one,name2===method3?1:0)},to,method3)}}function delegators({b,t,owner,args:args2}){const[first,...others]=args2;
const to=first===void 0?void 0:nameIn(t,first);for(const one of others){const name2=nameIn(t,one);if(name2&&to)handOn(b,owner,{name:name2,symbol:b.symbolAt(one,
1)},to,name2)}}function delegator({b,t,owner,args:args2}){const[to,method3,name2=method3]=args2.map(one=>nameIn(t,one));const last3=args2[2]??args2[1];if(to&&method3&&
name2&&last3!==void 0)handOn(b,owner,{name:name2,symbol:b.symbolAt(last3,1)},to,method3)}function handOn(b,owner,declared4,to,method3){const made4=b.scope("meth\
od",owner,{...declared4,handsOn:true});const receiver2=b.node();if(to.startsWith("@"))b.add(["variable",receiver2,made4,to]);else if(/^[A-Z]/.test(to))b.add(["c\
onstant",receiver2,made4,to]);else if(to==="class")b.add(["call",receiver2,b.at(made4).self,made4,"class",[],-1,-1]);else b.add(["call",receiver2,-1,made4,to,[],
-1,-1]);b.add(["call",b.at(made4).result,receiver2,made4,method3,[],-1,-1])}function nameIn(t,node){const text=t.text(node);if(t.type(node)==="simple_symbol")return text.
slice(1);return t.type(node)==="string"?/^["']([\w?!=@]+)["']$/.exec(text)?.[1]:void 0}var HOW=Object.assign(Object.create(null),{identifier:"",optional_parameter:"=",splat_parameter:"*",keyword_parameter:":",hash_splat_parameter:"**",block_parameter:"\
&"});var LITERALS=Object.assign(Object.create(null),{string:"String",chained_string:"String",heredoc_beginning:"String",subshell:"String",character:"String",bare_string:"\
String",integer:"Integer",float:"Float",rational:"Rational",complex:"Complex",regex:"Regexp",range:"Range",delimited_symbol:"Symbol",true:"TrueClass",false:"Fal\
seClass"});function pathOf2(t,node){if(!/^(constant|scope_resolution)$/.test(t.type(node)))return void 0;const text=t.text(node);return/^(::)?[A-Z]\w*(::[A-Z]\w*)*$/.test(
text)?text:void 0}var DECLARES=/^(const|prop)$/;var STRUCT=/^(::)?T::\w*Struct$/;function propertyIn(t,name2,call){if(!DECLARES.test(name2)||t.field(call,"receiver")!==void 0)return void 0;
const[first]=argumentsOf8(t,call);return first!==void 0&&t.type(first)==="simple_symbol"&&isInStruct(t,call)?first:void 0}function isInStruct(t,node){for(let at=t.
parent(node);at!==void 0;at=t.parent(at)){if(t.type(at)!=="class")continue;const superclass=t.field(at,"superclass");const base=superclass===void 0?void 0:t.named(
superclass)[0];return base!==void 0&&STRUCT.test(t.text(base))}return false}var WORD2=/^(private|protected|public)$/;var LISTS=/^(array|symbol_array|string_array)$/;var NAMES2=/^(simple_symbol|bare_symbol|string|bare_string)$/;var BODIES2=/^(body_statement|block_body|program)$/;
var known2=new WeakMap;function visibilityOf(t,node,name2){const parent=t.parent(node);if(parent===void 0)return[];if(t.type(parent)==="argument_list"){const call=t.
parent(parent);const word=call===void 0?"":t.text(t.field(call,"method")??call);if(WORD2.test(word))return restricted(word);return call===void 0?[]:visibilityOf(
t,call,name2)}if(!BODIES2.test(t.type(parent)))return[];const{from,named:named7}=saidIn(t,parent);const own=name2===void 0?void 0:named7.get(name2);return restricted(
own??from.findLast(({offset})=>offset<t.tree.start[node])?.word)}var restricted=word=>word==="private"||word==="protected"?[word]:[];function saidIn(t,body2){const bodies=known2.
get(t.tree)??new Map;known2.set(t.tree,bodies);const remembered2=bodies.get(body2);if(remembered2)return remembered2;const from=[];const named7=new Map;for(const child of t.
named(body2)){if(t.type(child)==="identifier"&&WORD2.test(t.text(child)))from.push({offset:t.tree.start[child],word:t.text(child)});if(t.type(child)!=="call"||t.
field(child,"receiver")!==void 0)continue;const word=t.text(t.field(child,"method")??child);const list2=t.field(child,"arguments");if(!WORD2.test(word)||list2===
void 0)continue;for(const one of t.named(list2).flatMap(given5=>LISTS.test(t.type(given5))?t.named(given5):[given5]))if(NAMES2.test(t.type(one)))named7.set(t.text(
one).replace(/^:|^["']|["']$/g,""),word)}const said={from,named:named7};bodies.set(body2,said);return said}var lastName2=(t,node)=>{const name2=t.field(node,"name");return name2!==void 0&&t.type(name2)==="scope_resolution"?t.field(name2,"name"):name2};var scopeOfName=(t,node)=>{
const name2=t.field(node,"name");const scope=name2!==void 0&&t.type(name2)==="scope_resolution"?t.field(name2,"scope"):void 0;return scope===void 0?void 0:t.text(
scope).replace(/^::/,"").replaceAll("::",".")};var parameters12=(t,node)=>{const list2=t.field(node,"parameters");if(list2===void 0)return[];return t.named(list2).
flatMap(parameter=>{const name2=t.type(parameter)==="identifier"?parameter:t.field(parameter,"name");if(name2===void 0)return[];const value2=t.field(parameter,"\
value");return[{node:parameter,name:name2,parameter:{name:t.text(name2),...value2===void 0?{}:{default:t.text(value2).slice(0,200)},...t.type(parameter).includes(
"splat")?{variadic:true}:{}}}]})};var lastExpression=(t,node)=>{const body2=t.field(node,"body");return body2!==void 0&&t.type(body2)==="body_statement"?t.named(
body2).at(-1):body2};var selfWhoseClass=(t,node)=>{const self=t.type(node)==="call"?t.field(node,"receiver"):void 0;if(self===void 0||t.type(self)!=="self"||t.text(
t.field(node,"method")??node)!=="class")return void 0;for(let at=t.parent(node);at!==void 0;at=t.parent(at)){if(t.type(at)==="method")return self;if(/^(singleton_method|singleton_class|class|module)$/.
test(t.type(at)))return void 0}return void 0};var MIXED_IN=/^(include|extend|prepend)$/;var DEFINES2=/^(define_(singleton_)?method|scope)$/;var HANDS_ON=/^(delegate|def_(instance_)?delegators?)$/;
var ruby={key:"ruby",family:"ruby",grammar:"tree-sitter-ruby/tree-sitter-ruby.wasm",revision:29,separator:"::",standard:"std:ruby",definitions:{class:{kind:"cla\
ss",scope:true,name:lastName2,within:scopeOfName,supertypes:(t,node)=>{const superclass=t.field(node,"superclass");return superclass===void 0?[]:t.named(superclass).
slice(0,1)},runs:(t,node)=>t.field(node,"superclass")===void 0?[]:["inherited"]},module:{kind:"module",scope:true,name:lastName2,within:scopeOfName},method:{kind:"\
function",memberKind:"method",scope:true,parameters:parameters12,value:lastExpression,modifiers:(t,node)=>visibilityOf(t,node,t.text(t.field(node,"name")??node))},
singleton_method:{kind:"method",scope:true,parameters:parameters12,value:lastExpression,modifiers:()=>["static"]},alias:{kind:"method",name:(t,node)=>t.field(node,
"name")},assignment:{kind:(t,node)=>{const made4=madeBy(t,node);return made4===void 0?"variable":made4.maker==="Module.new"?"module":"class"},localInFunction:(t,name2)=>t.
type(name2)!=="constant",names:(t,node)=>{const left=t.field(node,"left");if(left===void 0)return[];return targetsIn(t,left).filter(target=>["identifier","const\
ant","global_variable"].includes(t.type(target)))},scope:(t,node)=>madeBy(t,node)!==void 0,supertypes:(t,node)=>{const made4=madeBy(t,node);return made4?.maker===
"Class.new"?made4.args.slice(0,1):[]},value:(t,node)=>madeBy(t,node)===void 0?t.field(node,"right"):void 0},...BINDING2,call:{kind:(t,node)=>{const name2=t.text(
t.field(node,"method")??node);if(isTable(t,node))return"struct";if((declaredByFactory(t,name2,node)??sharedIn(t,name2,node))!==void 0)return"function";return DEFINES2.
test(name2)||HANDS_ON.test(name2)||name2==="each"?"method":"property"},modifiers:(t,node)=>namesAttributes(t.text(t.field(node,"method")??node))?visibilityOf(t,
node,void 0):[],names:(t,node)=>{const method3=t.field(node,"method");const list2=t.field(node,"arguments");if(method3===void 0)return[];if(list2===void 0)return loopedMethods(
t,node)?.elements??[];const name2=t.text(method3);const declared4=declaredInSchema(t,node)??declaredByFactory(t,name2,node)??sharedIn(t,name2,node)??propertyIn(
t,name2,node);if(declared4!==void 0)return[declared4];if(membersOf(t,node).length>0)return membersOf(t,node);if(namesAttributes(name2))return attributesIn(t,name2,
t.named(list2));if(HANDS_ON.test(name2))return handedOn2(t,name2,t.named(list2));const record3=t.field(node,"receiver")===void 0?declaredBy(t,name2,t.named(list2)):
void 0;if(record3!==void 0)return[record3];return name2.startsWith("define_")&&DEFINES2.test(name2)&&t.field(node,"block")!==void 0?t.each(list2,"simple_symbol").
slice(0,1):[]},scope:isTable,rename:(text,t,node)=>{const list2=t.field(node,"arguments");const looped4=list2===void 0?loopedMethods(t,node):void 0;if(looped4)return inTemplate(
text,looped4.template);const isHanded=list2!==void 0&&t.text(t.field(node,"method")??node)==="delegate";const named7=isHanded?delegated(t,t.named(list2)).named:
[];return named7.find(([one])=>t.text(one)===text)?.[1]??text.replace(/^:/,"")}}},uses:{call:{use:"call",name:(t,node)=>t.field(node,"method"),receiver:(t,node)=>t.
field(node,"receiver")},scope_resolution:{use:"read",name:(t,node)=>t.field(node,"name"),receiver:(t,node)=>{const scope=t.field(node,"scope");return scope===void 0?
void 0:selfWhoseClass(t,scope)??scope}}},reads:["identifier","constant","global_variable","super","hash_key_symbol"],types:[],scopes:{block:blockParameters,do_block:blockParameters,
lambda:blockParameters},self:["self"],label:(t,node)=>{if(/^(pair|keyword_pattern)$/.test(t.type(node))){const key2=t.field(node,"key");return key2===void 0||t.
field(node,"value")===void 0?void 0:{name:key2}}const name2=t.type(node)==="setter"?t.named(node)[0]:void 0;return name2===void 0?void 0:{name:name2}},field:(t,node)=>{
if(!/^(operator_)?assignment$/.test(t.type(node)))return void 0;const name2=t.field(node,"left");const value2=t.field(node,"right");return name2!==void 0&&value2!==
void 0&&t.type(name2)==="instance_variable"?{name:name2,value:value2}:void 0},mixins:(t,node)=>{const method3=t.type(node)==="call"?t.field(node,"method"):void 0;
const list2=t.field(node,"arguments");return method3===void 0||list2===void 0||!MIXED_IN.test(t.text(method3))?[]:t.each(list2,"constant","scope_resolution")},stands:(t,node)=>{
const type2=t.type(node);if(type2==="assignment")return t.field(node,"right");if(type2==="operator_assignment")return t.all(node).some(child=>t.text(child)==="|\
|=")?t.field(node,"right"):void 0;return void 0},comments:["comment"],begins:"hash",importsFiles:true,imports:{call:(t,node)=>{const method3=t.field(node,"metho\
d");if(method3===void 0||!/^(require|require_relative|load)$/.test(t.text(method3)))return[];const content=t.descendant(node,"string_content");return content===
void 0?[]:[{path:`${t.text(method3)==="require_relative"?"./":""}${t.text(content)}`,as:t.text(content),node:content}]}},packages:{},constructs:(t,node)=>{if(t.
type(node)!=="call")return void 0;const method3=t.field(node,"method");const receiver2=t.field(node,"receiver");return method3!==void 0&&receiver2!==void 0&&t.text(
method3)==="new"?t.text(receiver2):void 0},constructorName:"initialize",constructsByMethod:true,file:(path,from,paths)=>{const wanted=path.endsWith(".rb")?path:
`${path}.rb`;if(path.startsWith("./")){const found2=posix6.join(posix6.dirname(from),wanted);return paths.has(found2)?found2:void 0}return[wanted,`lib/${wanted}`,
`app/${wanted}`].find(candidate=>paths.has(candidate))},localsAreNotCalled:true,assignmentDeclares:name2=>!name2.startsWith("$"),global:true};function blockParameters(t,node){
const list2=t.field(node,"parameters");const body2=t.field(node,"body");const values2=valuesIn(t,node);if(list2===void 0)return[...values2,...body2===void 0?[]:
implicitParameters(t,body2).map(name2=>({name:name2}))];const named7=t.named(list2).flatMap(p=>{const name2=t.type(p)==="identifier"?p:t.field(p,"name");return name2===
void 0?[]:[{name:name2}]});return[...named7,...values2]}var{key,family,grammar,revision}=ruby;var rubyLanguage={key,family,grammar,revision};var rubyFamily={name:"ruby",configuration:[],resumes:true,load:()=>import("./WVZOJ5XV.js")};var rust={key:"rust",family:"rust",grammar:"tree-sitter-rust/tree-sitter-rust.wasm",revision:39};var VERSION=/(?<!\b(?:path|name|package)\s*)=\s*"[\^~=<>\s]*\d[\w.*+-]*(?:,\s*[\^~=<>\s]*\d[\w.*+-]*)*"/g;
var rustFamily={name:"rust",configuration:["Cargo.toml"],essence:(_,text)=>text.replace(VERSION,'= "*"'),knowsDependents:true,load:()=>import("./WVZOJ5XV.js")};function grammarReader(types,fields,comments,values2={words:[],exceptIn:[]}){const known3=new WeakMap;return language3=>{let grammar2=known3.get(language3);if(!grammar2){
const numbers=types.map(type2=>language3.idForNodeType(type2,true)??language3.idForNodeType(type2,false)??-1);const t=Object.fromEntries(types.map((type2,at)=>[
type2,numbers[at]]));const f=Object.fromEntries(fields.map(field=>[field,language3.fieldIdForName(field)??-1]));const[one=-1,two=-1]=comments.map(type2=>t[type2]);
const words2=new Set(values2.words.map(type2=>t[type2]));const exceptIn=new Set(values2.exceptIn.map(type2=>t[type2]));grammar2={names:language3.types,t,f,isNamed:(tree,node)=>(tree.
flags[node]&NAMED)!==0||words2.has(tree.type[node])&&!exceptIn.has(tree.type[tree.parent[node]]),isComment:(tree,node)=>tree.type[node]===one||tree.type[node]===
two};known3.set(language3,grammar2)}return grammar2}}var Handlers=class{#byName=new Map;#tables=new WeakMap;handle(types){for(const[type2,handler]of Object.entries(types))this.#byName.set(type2,handler)}table(grammar2){
let table=this.#tables.get(grammar2);if(!table){table=grammar2.names.map(name2=>this.#byName.get(name2));this.#tables.set(grammar2,table)}return table}};var TYPES4=["annotation","arguments","block","block_comment","call_expression","case_block","case_class_pattern","case_clause","catch_clause","class_definition",
"class_parameter","class_parameters","colon_argument","comment","compound_type","enumerators","field_expression","finally_clause","function_declaration","functi\
on_definition","generic_function","generic_type","guard","identifier","identifiers","indented_block","indented_cases","infix_expression","interpolated_string","\
lambda_expression","lower_bound","namespace_wildcard","object_definition","operator_identifier","package_clause","parameter","parameters","parenthesized_express\
ion","repeated_parameter_type","self_type","stable_identifier","template_body","tuple_expression","type_arguments","type_identifier","type_parameters","upper_bo\
und","view_bound","wildcard","with_template_body"];var FIELDS=["alias","alternative","arguments","body","bound","class_parameters","condition","consequence","de\
fault_value","derive","enumerators","extend","field","function","interpolator","lambda_start","left","name","operator","parameters","path","pattern","return_typ\
e","right","selector","type","type_arguments","type_parameters","value"];var grammarOf=grammarReader(TYPES4,FIELDS,["block_comment","comment"]);var scalaHandlers=new Handlers;var isUnnamed=(tree,parameter)=>tree.typeName(parameter)==="class_parameter"&&!tree.textOf(parameter).includes(":");function modifiers5(t,node){const list2=t.first(node,"modifiers");const written2=list2===void 0?/^[\w[\] \t]*\benum\b/.exec(t.text(node))?.[0]??"":t.text(list2);
const words2=written2.split(/\W+/);const found2=["private","protected","abstract","final","override"].filter(word=>words2.includes(word));return found2.includes(
"private")?found2:[...found2,"exported"]}function parameters13(t,node){return t.each(node,"parameters","class_parameters").flatMap(list2=>t.each(list2,"paramete\
r","class_parameter").flatMap(parameter=>{const name2=t.field(parameter,"name");if(name2===void 0||isUnnamed(t.tree,parameter))return[];const type2=t.field(parameter,
"type");const value2=t.field(parameter,"default_value");const made4={name:t.text(name2)};if(type2!==void 0)made4.type=t.text(type2).slice(0,300);if(type2!==void 0&&
t.type(type2)==="repeated_parameter_type")made4.variadic=true;if(value2!==void 0)made4.default=t.text(value2).slice(0,200);return[{node:parameter,name:name2,parameter:made4}]}))}
var typeParameters5=(t,node)=>t.each(node,"type_parameters").flatMap(list2=>t.named(list2).flatMap(one=>{if(t.type(one)==="identifier")return[one];return/type_parameter/.
test(t.type(one))?t.field(one,"name")??[]:[]}));var head=(t,type2)=>t.type(type2)==="generic_type"?t.field(type2,"type")??type2:type2;var supertypes5=(t,node)=>{
const clause=t.field(node,"extend");return clause===void 0?[]:t.each(clause,"type_identifier","generic_type","stable_type_identifier").map(type2=>head(t,type2))};
var container2=kind=>({kind,scope:true,supertypes:supertypes5,typeParameters:typeParameters5,parameters:parameters13,modifiers:modifiers5});var fieldText=field=>(t,node)=>{
const type2=t.field(node,field);return type2===void 0?void 0:t.text(type2)};var value={kind:"variable",memberKind:"property",localInFunction:true,names:(t,node)=>{
const pattern=t.field(node,"pattern")??t.field(node,"name");if(pattern===void 0)return[];return t.type(pattern)==="identifier"?[pattern]:bound2(t,pattern)},type:fieldText(
"type"),modifiers:modifiers5};var method2={kind:"function",memberKind:"method",scope:true,typeParameters:typeParameters5,parameters:parameters13,type:fieldText(
"return_type"),modifiers:modifiers5};var nothing2=()=>[];var scalaSymbols={key:"scala",family:"jvm",grammar:"tree-sitter-scala/tree-sitter-scala.wasm",revision:22,
separator:".",standard:"std:scala",definitions:{class_definition:container2("class"),trait_definition:container2("trait"),object_definition:container2("object"),
package_object:container2("object"),enum_definition:container2("enum"),simple_enum_case:{kind:"enum_member"},full_enum_case:{kind:"enum_member",scope:true,parameters:parameters13},
function_definition:method2,function_declaration:{...method2,modifiers:(t,node)=>[...modifiers5(t,node),"abstract"]},val_definition:value,var_definition:value,val_declaration:value,
var_declaration:value,given_definition:{kind:"variable",scope:true,localInFunction:true},type_definition:{kind:"type",type:fieldText("type"),modifiers:modifiers5},
class_parameter:{kind:"property",names:(t,node)=>isUnnamed(t.tree,node)?[]:[t.field(node,"name")??node],type:fieldText("type"),modifiers:modifiers5}},uses:{},reads:[],
types:[],scopes:{block:nothing2,indented_block:nothing2,lambda_expression:nothing2,case_clause:nothing2,for_expression:nothing2,arguments:nothing2},blockScoped:true,
self:[],comments:["comment","block_comment"],begins:"slashes",imports:{import_declaration:imported3},packages:{package_clause:(t,node)=>t.field(node,"body")===void 0?
t.text(t.field(node,"name")??node):void 0},packaged:true};function bound2(t,pattern){const type2=t.type(pattern);if(type2==="identifier")return/^[a-z_]/.test(t.
text(pattern))&&t.text(pattern)!=="_"?[pattern]:[];if(!/pattern$|^identifiers$/.test(type2))return[];return t.named(pattern).flatMap(part=>bound2(t,part))}function imported3(t,node){
const parts2=t.each(node,"identifier");const prefix=parts2.map(part=>t.text(part)).join(".");const selectors=t.first(node,"namespace_selectors");if(selectors!==
void 0)return t.named(selectors).flatMap(one=>{if(t.type(one)==="namespace_wildcard")return[{path:prefix,node:parts2.at(-1)??node}];const name2=t.type(one)==="i\
dentifier"?one:t.field(one,"name");const alias2=t.field(one,"alias");return name2===void 0?[]:[{path:`${prefix}.${t.text(name2)}`,as:t.text(alias2??name2),node:name2}]});
const last3=parts2.at(-1);if(last3===void 0)return[];if(t.first(node,"namespace_wildcard")!==void 0)return[{path:prefix,node:last3}];return[{path:prefix,as:t.text(
last3),node:last3}]}var scala={key:scalaSymbols.key,family:scalaSymbols.family,grammar:scalaSymbols.grammar,revision:scalaSymbols.revision};var sql={key:"sql",family:"sql",readsText:true,revision:1};var sqlFamily={name:"sql",configuration:[],load:()=>import("./WVZOJ5XV.js")};var LANGUAGES=[...cLanguages,...declarativeLanguages,...ecmascriptLanguages,...pythonLanguages,go,rust,csharpLanguage,hcl,perl,powershell,prisma,protobuf,java,kotlin,
scala,sql,phpLanguage,rubyLanguage];var FAMILIES=[cFamily,csharpFamily,declarativeFamily,ecmascriptFamily,goFamily,hclFamily,jvmFamily,perlFamily,phpFamily,powershellFamily,
prismaFamily,protobufFamily,pythonFamily,rubyFamily,rustFamily,sqlFamily];var UNCHANGED={units:[],gone:[]};var isUnchanged=({units,gone})=>units.length===0&&gone.length===0;var Settlements=class{#folder;#before;#how;#ahead=new Map;#kept={};#keeping=[];constructor(folder,before3,how){this.#folder=folder;this.#before=before3;this.#how=
how}get overlaid(){return this.#how.overlaid}readAhead(languages){if(this.#how.overlaid)return;for(const{key:key2,family:family2}of LANGUAGES)if(languages.has(key2))
this.#read(family2)}#read(family2){const name2=this.#before[family2];const reading=this.#ahead.get(family2)??(name2===void 0?NOTHING2:settledBefore(this.#folder,
name2));this.#ahead.set(family2,reading);return reading}of(family2,changed){const{overlaid,nameSettled}=this.#how;const before3=changed&&this.#before[family2.name];
if(overlaid||!(family2.resumes||family2.knowsDependents))return{goesOn:false,for:async()=>({settled:false,before:UNCHANGED}),take:()=>void 0};const holds=before3!==
void 0&&changed!==void 0&&isUnchanged(changed);if(!holds&&family2.knowsDependents)return this.#told(family2,changed);if(holds)this.#kept[family2.name]=before3;if(before3===
void 0)this.#ahead.delete(family2.name);const worked=Promise.withResolvers();let settled;return{goesOn:before3!==void 0,for:async slot=>{if(holds)settled??=await this.#read(
family2.name);if(!settled&&slot>0)await worked.promise;if(settled)return{settled,before:UNCHANGED};const grows=before3===void 0||holds?void 0:await this.#read(family2.
name);this.#ahead.delete(family2.name);return grows?{settled:grows,before:changed??UNCHANGED}:{settled:true,before:UNCHANGED}},take:made4=>{if(!settled&&made4&&
nameSettled)this.#keeping.push(this.#keep(family2.name,nameSettled(family2.name),made4));settled??=made4;worked.resolve()}}}#told(family2,changed){const{nameSettled}=this.#how;
let wanted=family2.resumes===true&&nameSettled!==void 0;return{goesOn:changed!==void 0,for:async slot=>({settled:wanted&&slot===0,before:(slot===0?changed:void 0)??
UNCHANGED}),take:made4=>{if(!wanted||!made4||!nameSettled)return;wanted=false;this.#keeping.push(this.#keep(family2.name,nameSettled(family2.name),made4))}}}async kept(){
await Promise.all(this.#keeping);return this.#kept}async#keep(family2,name2,settled){if(await keepSettled(this.#folder,name2,settled))this.#kept[family2]=name2;else
delete this.#kept[family2]}};var NOTHING2=Promise.resolve(void 0);import{promisify}from"node:util";import{gzip}from"node:zlib";function free({buffer}){if(buffer instanceof ArrayBuffer&&buffer.byteLength!==Buffer.poolSize)buffer.transfer(0)}import{getHeapStatistics}from"node:v8";import{runInNewContext}from"node:vm";var MUCH_BYTES=96*1024*1024;var collect;function dropGarbage(much=MUCH_BYTES){const{
used_heap_size:objects,external_memory:buffers}=getHeapStatistics();if(objects+buffers<much)return;collect??=runInNewContext("globalThis.gc");collect?.()}import{constants as constants2,gzipSync}from"node:zlib";import{constants,deflateRawSync,zstdCompressSync,zstdDecompressSync}from"node:zlib";function deflateRaw(content,options){const bytes=resultOf2(deflateRawSync(content,{...options,...WITH_ENGINE}));const text=bytes.toString("base64");free(bytes);
return text}var unzstd=content=>resultOf2(zstdDecompressSync(content,{...inOnePiece(lengthIn(content)),...WITH_ENGINE}));var inOnePiece=length=>({chunkSize:Math.max(constants.
Z_MIN_CHUNK,length+1)});function lengthIn(frame){const descriptor=frame.readUInt8(4);const isOneSegment=(descriptor&32)!==0;const at=isOneSegment?5:6;switch(descriptor>>>
6){case 0:return isOneSegment?frame.readUInt8(at):constants.Z_DEFAULT_CHUNK;case 1:return frame.readUInt16LE(at)+256;default:return frame.readUInt32LE(at)}}var WITH_ENGINE={
info:true};function resultOf2(call){const{buffer,engine}=call;engine._outBuffer=void 0;return buffer}import{hash}from"node:crypto";import{existsSync,readFileSync}from"node:fs";import{createRequire}from"node:module";import{dirname,join as join2}from"node:path";var{resolve}=createRequire(import.meta.url);var carried2=["./grammars/","../grammars/"].map(folder=>new URL(folder,import.meta.url)).find(folder=>existsSync(new URL(
"versions.json",folder)));var versions;function grammarVersion(path){if(carried2){versions??=JSON.parse(readFileSync(new URL("versions.json",carried2),"utf8"));const version=versions[path];
if(version===void 0)throw new Error(`the bundle lacks the grammar ${path}`);return version}let folder=dirname(resolve(path));while(!existsSync(join2(folder,"pac\
kage.json"))&&folder!==dirname(folder))folder=dirname(folder);return JSON.parse(readFileSync(join2(folder,"package.json"),"utf8")).version}var CORE_REVISION=2;var PROSE_REVISION=1;var idOf=text=>idOfDigest(hash("sha256",text,"buffer"));var extractors=new Map;function extractorOf(key2,language3){if(!language3)
return`${key2}@text.${PROSE_REVISION}+${CORE_REVISION}`;let name2=extractors.get(key2);if(name2===void 0){const grammar2=language3.grammar===void 0?"own":grammarVersion(
language3.grammar);name2=`${key2}@${grammar2}.${language3.revision}+${CORE_REVISION}`;extractors.set(key2,name2)}return name2}var seen=new Uint32Array(2*NAME_BIT/32);var FOLDED=new Uint8Array(65536);for(let unit=0;unit<FOLDED.length;unit++)FOLDED[unit]=unit>=65&&unit<=90?unit+32:unit<128?
unit:128|unit&127;var keys=new Uint32Array(65536);var found=0;function add(key2){const word=key2>>>5;const bit=1<<(key2&31);const before3=seen[word];if((before3&
bit)!==0)return;seen[word]=before3|bit;if(found===keys.length){const grown=new Uint32Array(found*2);grown.set(keys);keys=grown}keys[found++]=key2}function fileKeys(text,names2){
found=0;addText(text,0);for(const name2 of names2)addText(name2,NAME_BIT);const own=keys.slice(0,found);for(let at=0;at<found;at++)seen[own[at]>>>5]=0;return own}
function addText(text,bits){const{length}=text;if(length<3)return;let key2=FOLDED[text.charCodeAt(0)]<<8|FOLDED[text.charCodeAt(1)];for(let at=2;at<length;at++){
key2=(key2<<8|FOLDED[text.charCodeAt(at)])&16777215;add(key2|bits)}}var BLOCK_BYTES=8192;var DIGIT_BITS=13;var DIGITS=1<<DIGIT_BITS;var ORDINAL_BITS=12;var MOST_ORDINAL=(1<<
ORDINAL_BITS)-1;function packSegment(files){const{pairs,ends}=sortPairs(files);const blocks=[];let bytes=Buffer.allocUnsafe(BLOCK_BYTES*2);let length=0;let first=0;
let previousKey=0;const varint=value2=>{let rest=value2;while(rest>127){bytes[length++]=rest&127|128;rest>>>=7}bytes[length++]=rest};const close=()=>{if(length>
0)blocks.push({first,data:bytes.toString("base64",0,length)});length=0};let at=0;for(let digit=0;digit<DIGITS;digit++){const last3=ends[digit];while(at<last3){const low=pairs[at]>>>
ORDINAL_BITS;const key2=digit<<DIGIT_BITS|low;let end=at+1;while(end<last3&&pairs[end]>>>ORDINAL_BITS===low)end++;const room=length+16+(end-at)*3;if(room>bytes.
length)bytes=Buffer.concat([bytes.subarray(0,length),Buffer.allocUnsafe(room*2)]);if(length===0){first=key2;previousKey=key2}varint(key2-previousKey);varint(end-
at);let previous=-1;for(;at<end;at++){const ordinal=pairs[at]&MOST_ORDINAL;varint(ordinal-previous);previous=ordinal}previousKey=key2;if(length>=BLOCK_BYTES)close()}}
close();free(pairs);return blocks}function sortPairs(files){const total=files.reduce((sum,own)=>sum+own.length,0);const low=new Uint32Array(DIGITS+1);const high=new Uint32Array(
DIGITS+1);for(const own of files){for(let at=0;at<own.length;at++){const key2=own[at];take(low,(key2&DIGITS-1)+1);take(high,(key2>>>DIGIT_BITS)+1)}}for(let digit=1;digit<=
DIGITS;digit++){low[digit]=low[digit]+low[digit-1];high[digit]=high[digit]+high[digit-1]}const byLow=new Uint32Array(total);files.forEach((own,ordinal)=>{for(let at=0;at<
own.length;at++){const key2=own[at];byLow[take(low,key2&DIGITS-1)]=key2>>>DIGIT_BITS<<ORDINAL_BITS|ordinal}});const pairs=new Uint32Array(total);for(let digit=0,
at=0;digit<DIGITS;digit++){for(const end=low[digit];at<end;at++){const upper=byLow[at];pairs[take(high,upper>>>ORDINAL_BITS)]=digit<<ORDINAL_BITS|upper&MOST_ORDINAL}}
free(byLow);return{pairs,ends:high}}function take(counters,at){const value2=counters[at];counters[at]=value2+1;return value2}var BLOCK_BYTES2=2048;function packWords(terms,lengths){const encoder=new TextEncoder;const blocks=[];let bytes=new Uint8Array(BLOCK_BYTES2*2);let length=0;let first="";
let previous=new Uint8Array;const reserve=more=>{if(length+more<=bytes.length)return;const grown=new Uint8Array((length+more)*2);grown.set(bytes.subarray(0,length));
bytes=grown};const varint=value2=>{let rest=value2;for(;rest>127;rest=Math.floor(rest/128))bytes[length++]=rest%128|128;bytes[length++]=rest};const close=()=>{if(length>
0)blocks.push({first,data:bytes.slice(0,length)});length=0;previous=new Uint8Array};reserve(lengths.length*6);for(let at=0;at<lengths.length;at++)varint(lengths[at]);
close();for(const{term,ordinals,counts}of terms){if(length===0)first=term;const own=encoder.encode(term);reserve(own.length+16+ordinals.length*8);let shared=0;while(shared<
own.length&&shared<previous.length&&own[shared]===previous[shared])shared++;varint(shared);varint(own.length-shared);bytes.set(own.subarray(shared),length);length+=
own.length-shared;varint(ordinals.length);let last3=-1;for(let at=0;at<ordinals.length;at++){const ordinal=ordinals[at];varint(ordinal-last3);varint(counts[at]);
last3=ordinal}previous=own;if(length>=BLOCK_BYTES2)close()}close();return blocks}var OTHER=1;var LETTER=2;var DIGIT=3;var CLASS2=new Uint8Array(65536);function classify(unit){const character=String.fromCharCode(unit);const found2=/[\p{L}_$]/u.
test(character)?LETTER:new RegExp("\\p{N}","u").test(character)?DIGIT:OTHER;CLASS2[unit]=found2;return found2}var LONGEST=64;var MOST=4096;var Runs=class{start=new Int32Array(
MOST);end=new Int32Array(MOST);one=new Int32Array(MOST);other=new Int32Array(MOST);count=0;find(units,length,from){const{start:start2,end:ends,one:ones,other:others}=this;
let count=0;let at=from;while(at<length&&count<MOST){const unit=units[at];const kind=CLASS2[unit]||classify(unit);if(kind===OTHER){at++;continue}let end=at;let one=2166136261;
let other=0;for(let next=unit;;){one=Math.imul(one^next,16777619);other=Math.imul(other,31)+next|0;if(++end>=length)break;next=units[end];const of=CLASS2[next]||
classify(next);if(of===OTHER||kind===DIGIT&&of!==DIGIT)break}if(end-at>1&&end-at<=LONGEST){start2[count]=at;ends[count]=end;ones[count]=one;others[count]=other;
count++}at=end}this.count=count;return at}};var SHORT=4096;var PAST=4;var Held=class{#text="";#bytes;#units;constructor(length){this.#bytes=Buffer.alloc(length*2);this.#units=unitsIn(this.#bytes)}of(text){
if(text===this.#text)return this.#units;if(this.#units.length<text.length+PAST){this.#bytes=Buffer.alloc((text.length+PAST)*2);this.#units=unitsIn(this.#bytes)}
this.#bytes.write(text,"utf16le");this.#units.fill(0,text.length,text.length+PAST);this.#text=text;return this.#units}};var unitsIn=bytes=>new Uint16Array(bytes.
buffer,bytes.byteOffset,bytes.length>>1);var short=new Held(SHORT+PAST);var long=new Held(1<<16);function unitsOf(text){return(text.length<=SHORT?short:long).of(
text)}var MOST_IDENTIFIERS=4e5;var SHORTEST_SLICE=13;var Vocabulary=class{#identifiers=new Identifiers;#runs=new Runs;#parts=[];#terms=[];#numbers=new Map;#identifierCounts=new Uint32Array(
65536);#termCounts=new Uint32Array(65536);count(file){const touched=[];const add2=(text,weight)=>this.#scan(text,weight,touched);if(!file.isData)add2(file.text,
FIELD_WEIGHT.body);add2(file.path,FIELD_WEIGHT.path);add2([...file.names].join("\n"),FIELD_WEIGHT.name);const terms=[];if(this.#termCounts.length<this.#terms.length)
this.#termCounts=new Uint32Array(this.#terms.length*2);for(const identifier of touched){const count=this.#identifierCounts[identifier];this.#identifierCounts[identifier]=
0;for(const term of this.#parts[identifier]){const before3=this.#termCounts[term];if(before3===0)terms.push(term);this.#termCounts[term]=before3+count}}const own=Uint32Array.
from(terms);const counts=new Uint8Array(own.length);let length=0;for(let at=0;at<own.length;at++){const term=own[at];const count=this.#termCounts[term];this.#termCounts[term]=
0;counts[at]=Math.min(MOST_COUNT,count);length+=count}return{terms:own,counts,length}}#scan(text,weight,touched){const units=unitsOf(text);const runs=this.#runs;
for(let from=0;from<text.length;){from=runs.find(units,text.length,from);const{start:start2,end,one,other}=runs;const unknown=[];for(let run3=0;run3<runs.count;run3++){
const identifier=this.#identifiers.find(one[run3],other[run3]);if(identifier>=0)this.#count(identifier,weight,touched);else unknown.push(run3)}for(const run3 of unknown){
const[first,second]=[one[run3],other[run3]];const known3=this.#identifiers.find(first,second);this.#count(known3>=0?known3:this.#add(text.slice(start2[run3],end[run3]),
first,second),weight,touched)}}}#count(identifier,weight,touched){const before3=this.#identifierCounts[identifier];if(before3===0)touched.push(identifier);this.#identifierCounts[identifier]=
before3+weight}#add(name2,one,other){const number=this.#identifiers.add(one,other);this.#parts.push(termsOf(name2).map(term=>this.#term(term)));if(number>=this.#identifierCounts.
length){const grown=new Uint32Array(number*2);grown.set(this.#identifierCounts);this.#identifierCounts=grown}return number}#term(term){let number=this.#numbers.
get(term);if(number===void 0){number=this.#terms.length;const own=term.length<SHORTEST_SLICE?term:Buffer.from(term).toString();this.#terms.push(own);this.#numbers.
set(own,number)}return number}pack(files){const starts=new Uint32Array(this.#terms.length+1);for(const{terms}of files)for(const term of terms)starts[term+1]=starts[term+
1]+1;const used=[];for(let term=0;term<this.#terms.length;term++){if(starts[term+1]!==0)used.push(term);starts[term+1]=starts[term+1]+starts[term]}const total=starts[this.#terms.
length];const ordinals=new Uint16Array(total);const counts=new Uint8Array(total);const filled2=starts.slice();for(const[ordinal,file]of files.entries()){for(let at=0;at<
file.terms.length;at++){const term=file.terms[at];const to=filled2[term];filled2[term]=to+1;ordinals[to]=ordinal;counts[to]=file.counts[at]}}const words2=this.#terms;
used.sort((a,b)=>words2[a]<words2[b]?-1:1);function*postings(){for(const term of used){const[from,to]=[starts[term],starts[term+1]];yield{term:words2[term],ordinals:ordinals.
subarray(from,to),counts:counts.subarray(from,to)}}}const blocks=packWords(postings(),files.map(file=>file.length));if(this.#parts.length>MOST_IDENTIFIERS)this.#forget();
return blocks.map(({first,data})=>({first,data:Buffer.from(data).toString("base64")}))}#forget(){this.#identifiers.clear();this.#numbers.clear();this.#parts=[];
this.#terms=[]}};var Identifiers=class{#slots=new Int32Array(1<<16);#one=new Int32Array(1<<15);#other=new Int32Array(1<<15);#size=0;find(one,other){const mask=this.#slots.
length-1;for(let at=(one^other>>>9)&mask;;at=at+1&mask){const number=this.#slots[at]-1;if(number<0||this.#one[number]===one&&this.#other[number]===other)return number}}add(one,other){
if(this.#size===this.#one.length)this.#grow();const number=this.#size++;this.#one[number]=one;this.#other[number]=other;this.#place(number);return number}clear(){
this.#slots.fill(0);this.#size=0}#place(number){const mask=this.#slots.length-1;let at=(this.#one[number]^this.#other[number]>>>9)&mask;while(this.#slots[at]!==
0)at=at+1&mask;this.#slots[at]=number+1}#grow(){const twice=old=>{const grown=new Int32Array(old.length*2);grown.set(old);return grown};this.#one=twice(this.#one);
this.#other=twice(this.#other);this.#slots=new Int32Array(this.#slots.length*2);for(let number=0;number<this.#size;number++)this.#place(number)}};var GOOD_BYTES=6*1024*1024;var GOOD_PAIRS=3e6;var ROOM_FOR_SEGMENT=12*1024*1024;var ROOM_FOR_NO_LINKS=LIMITS.recordsPerBatch*256;var RANK={source:0,documentation:1,
configuration:2,test:3,data:4,generated:5};var RecordBatch=class{#vocabulary=new Vocabulary;#lines=[];#entries=[];#bytes=0;#pairs=0;#inflated=0;get files(){return this.#entries.
length}isTooFullFor(line,inflated){return this.#inflated+inflated>LIMITS.contentInflatedBytes-ROOM_FOR_NO_LINKS||this.#bytes+line.length>LIMITS.requestInflatedBytes-
ROOM_FOR_SEGMENT||this.#lines.length+3>LIMITS.recordsPerBatch}get isGood(){return this.#bytes>=GOOD_BYTES||this.#pairs>=GOOD_PAIRS}addFile(id,path,role,line,inflated,{
text,names:names2,keys:keys2}){this.#inflated+=inflated;this.#lines.push(line);this.#bytes+=line.length+1;const words2=this.#vocabulary.count({path,text,names:names2,
isData:role==="data"});this.#entries.push({id,rank:RANK[role],path,keys:keys2,words:words2});this.#pairs+=keys2.length+words2.terms.length}addLinks(line){this.#lines.
push(line);this.#bytes+=line.length+1}take(){const entries=this.#entries.sort((a,b)=>a.rank-b.rank||(a.path<b.path?-1:1));const files=entries.map(entry=>entry.id);
const blocks=packSegment(entries.map(entry=>entry.keys));for(const{keys:keys2}of entries)free(keys2);const words2=this.#vocabulary.pack(entries.map(entry=>entry.
words));this.#lines.push(JSON.stringify({kind:"segment",id:idOf(segmentText(files)),files,blocks,words:words2}));const lines2=this.#lines;this.#lines=[];const body2=pack(
lines2);this.#entries=[];this.#bytes=0;this.#pairs=0;this.#inflated=0;return{body:body2,files:files.length}}};var BODY_PACKING={level:1,strategy:constants2.Z_HUFFMAN_ONLY};
var packingOf=length=>({...BODY_PACKING,...inOnePiece(length)});function pack(lines2){const text=Buffer.allocUnsafe(lines2.reduce((sum,line)=>sum+Buffer.byteLength(
line)+1,0));let at=0;for(const line of lines2){at+=text.write(line,at);text[at++]=NEWLINE}const packed=gzipSync(text,packingOf(text.length));free(text);return at<
Buffer.poolSize?new Uint8Array(packed):packed}var NEWLINE=10;var gzipped=promisify(gzip);var QUEUED_BYTES=48*1024*1024;var SENT_BYTES=48*1024*1024;var COLLECT_BYTES=12*1024*1024;var UPLOADS=2;var LINKS_BYTES=4*1024*1024;var LINKS_FOR_IDLE=256;
var NEW_BYTES_FOR_IDLE=256*1024;var FEW_BYTES=128*1024;var Uploads=class{sent={files:0,links:0,bytes:0};#ingest;#upload;#waiting=[];#underWay=0;#queued=0;#gone=0;#failure;#wakers=[];#lines=[];#ids=[];#linesBytes=0;#inflated=0;#isAllNew=false;constructor(ingest,upload){
this.#ingest=ingest;this.#upload=upload;if(typeof upload!=="string")upload.catch(()=>void 0)}expectNothing(){this.#isAllNew=true}post(body2,counts){this.sent.files+=
counts.files??0;this.sent.links+=counts.links??0;this.#enqueue(async()=>body2,body2.length)}postLinks(files,lines2,ends){let from=0;files.forEach((file,at)=>{const end=ends[at];
if(end>from){if(this.#inflated+file.bodyBytes>LIMITS.contentInflatedBytes)this.flushLinks();this.#inflated+=file.bodyBytes;this.#lines.push(lines2.subarray(from,
end));this.#ids.push(file.link);this.#linesBytes+=end-from}from=end;if(this.#linesBytes>=LINKS_BYTES||this.#ids.length>=LIMITS.recordsPerBatch-1)this.flushLinks()});
this.#flushLinksForIdle()}#flushLinksForIdle(){const idle=this.#waiting.length===0&&this.#underWay<UPLOADS;const isMuch=this.#ids.length>LINKS_FOR_IDLE||this.#isAllNew&&
this.#linesBytes>NEW_BYTES_FOR_IDLE;if(idle&&isMuch)this.flushLinks()}flushLinks(){const{lines:lines2,ids,weight}=this.#takeLinks();if(ids.length===0)return;this.#enqueue(
async()=>{const wanted=this.#isAllNew?lines2:await this.#lacking(lines2,ids);this.sent.links+=wanted.length;if(wanted.length===0)return new Uint8Array(0);const text=Buffer.
concat(wanted);const packed=await gzipped(text,packingOf(text.length));free(text);return packed},weight)}async#lacking(lines2,ids){const lacks=new Set((await this.#ingest.
have(await this.#upload,{files:[],links:ids})).links);return lines2.filter((_,at)=>lacks.has(ids[at]))}postManifest(records,isDifference){const few=this.#ids.length<=
LINKS_FOR_IDLE&&this.#linesBytes+(records[0]?.length??0)<=FEW_BYTES;if((isDifference||this.#isAllNew)&&few&&records.length===1){const{lines:lines2,ids,weight}=this.#takeLinks();
this.sent.links+=ids.length;this.#postText(Buffer.concat([...lines2,Buffer.from(records[0])]),weight);return}this.flushLinks();for(const record3 of records)this.#postText(
Buffer.from(record3),record3.length)}#postText(text,weight){this.#enqueue(()=>gzipped(text,{level:3}),weight)}#takeLinks(){const taken={lines:this.#lines,ids:this.#ids,
weight:this.#linesBytes};this.#lines=[];this.#ids=[];this.#linesBytes=0;this.#inflated=0;return taken}async room(){while(this.#queued>QUEUED_BYTES&&this.#failure===
void 0)await this.#change();this.#check()}async drained(){while(this.#waiting.length+this.#underWay>0&&this.#failure===void 0)await this.#change();this.#check()}note(){
const{bytes}=this.sent;return bytes<1e5?"":`${(bytes/1e6).toFixed(1)} MB ${this.#ingest.isDry?"to send":"sent"}`}#enqueue(body2,weight){this.#queued+=weight;this.#waiting.
push({body:body2,weight});this.#next()}#next(){while(this.#underWay<UPLOADS&&this.#failure===void 0){const item=this.#waiting.shift();if(!item)return;this.#underWay++;
const send=async()=>{const body2=await item.body();if(body2.length>0)await this.#ingest.records(await this.#upload,body2);this.sent.bytes+=body2.length};send().
catch(error=>{this.#failure??=error}).finally(()=>{this.#underWay--;this.#queued-=item.weight;this.#gone+=item.weight;if(this.#gone>COLLECT_BYTES){this.#gone=0;
dropGarbage(SENT_BYTES+this.#queued)}for(const wake of this.#wakers.splice(0))wake();this.#next();this.#flushLinksForIdle()})}}#change(){return new Promise(resolve3=>{
this.#wakers.push(resolve3)})}#check(){if(this.#failure!==void 0)throw this.#failure}};import{setImmediate}from"node:timers/promises";var USE_NUMBER=Object.fromEntries(USES.map((use,at)=>[use,at]));var DEFAULT_CONFIDENCE={exact:100,import:95,same_file:95,type:90,unique_name:60,ambiguous:30,dynamic:50};var MOST_OPTIONS=64;var STRIDE=8;var LinkSetBuilder=class{#targets=[];#symbols=new Map;#externals=new Map;#unknowns=new Map;#ownLocals=new Map;#several=new Map;#locals=[];#numbers=[];#conditions=new Map;local(name2,kind,line,column,owner){
this.#locals.push([name2,kind,line,column,owner]);return this.#locals.length-1}occurrence(o){if(o.condition!==void 0)this.#conditions.set(this.#numbers.length/STRIDE,
o.condition);this.#numbers.push(o.line,o.column,o.length,USE_NUMBER[o.use],this.#intern(o.destination),o.from,EVIDENCE_NUMBER[o.evidence],o.confidence??DEFAULT_CONFIDENCE[o.
evidence])}implied({line,column,name:name2},from,use,destination2){this.occurrence({line,column,length:name2.length,use,destination:destination2,from,evidence:"\
type"})}build(){const numbers=this.#numbers;const at=(row,column2)=>numbers[row*STRIDE+column2];const order=(x,y)=>at(x,0)-at(y,0)||at(x,1)-at(y,1)||at(x,3)-at(
y,3)||at(x,4)-at(y,4);const rows=Array.from({length:numbers.length/STRIDE},(_,row)=>row).sort(order);const kept=rows.filter((row,nth)=>nth===0||order(rows[nth-1],
row)!==0);const column=which=>kept.map(row=>at(row,which));const conditions2=[];if(this.#conditions.size>0)kept.forEach((row,nth)=>{const condition=this.#conditions.
get(row);if(condition!==void 0)conditions2.push([nth,condition])});return{targets:this.#targets,locals:this.#locals,line:column(0),column:column(1),length:column(
2),use:column(3),target:column(4),from:column(5),evidence:column(6),confidence:column(7),...conditions2.length>0?{conditions:conditions2}:{}}}#intern(d){switch(d.
to){case"symbol":return this.#numbered(this.#symbols,d.id,()=>["s",d.id]);case"local":return this.#numbered(this.#ownLocals,d.index,()=>["l",d.index]);case"unkn\
own":return this.#numbered(this.#unknowns,d.name,()=>["u",d.name]);case"external":{let names2=this.#externals.get(d.package);if(!names2){names2=new Map;this.#externals.
set(d.package,names2)}return this.#numbered(names2,d.name,()=>["e",d.package,d.name])}case"one_of":case"all_of":{const kept=new Set;for(const option2 of d.options){
if(kept.size===MOST_OPTIONS)break;kept.add(this.#intern(option2))}const options=[...kept];if(options.length===1)return options[0];const kind=d.to==="one_of"?"a":
"m";return this.#numbered(this.#several,`${kind}${options.join()}`,()=>[kind,options])}}}#numbered(known3,key2,target){let index=known3.get(key2);if(index===void 0){
index=this.#targets.push(target())-1;known3.set(key2,index)}return index}};var EVIDENCE_NUMBER=Object.fromEntries(EVIDENCE.map((word,at)=>[word,at]));var PACKING={level:5};var LINKS_PACKING={level:1,windowBits:12};var NO_LINKS=JSON.stringify(new LinkSetBuilder().build());var linkSetId=(file,bodyJson)=>idOf(linkSetText(
file,bodyJson));function linkLine(id,file,path,symbols,bodyJson){const body2=deflateRaw(bodyJson,LINKS_PACKING);return JSON.stringify({kind:"links",id,file,module:idOf(
moduleText(path)),symbols,body:body2})}function addRecord(batch,{file:{path,size,blob,language:language3,role,lines:lines2,file,link},extractor,text,facts},flush,bytes=Buffer.from(text)){const json=Buffer.
from(JSON.stringify(facts));const record3=JSON.stringify({kind:"file",id:file,path,blob,extractor,language:language3,size,lines:lines2,role,text:deflateRaw(bytes,
PACKING),facts:deflateRaw(json,PACKING)});const inflated=bytes.length+json.length;free(json);if(batch.isTooFullFor(record3,inflated))flush();const names2=facts.
symbols.map(symbol=>symbol.name);batch.addFile(file,path,role,record3,inflated,{text,names:names2,keys:fileKeys(text,names2)});if(link!==void 0)batch.addLinks(linkLine(
link,file,path,[],NO_LINKS))}var TASK_BYTES=1e5;var TASK_FILES=100;var FEW_TASK_BYTES=25e3;async function extractAll(pool,work,uploads,progress,take3,records){if(work.length===0)return;const files=work.
map(({file})=>file).sort((a,b)=>b.size-a.size);const tasks=[];const message=some=>({kind:"extract",files:records?some.map(({here:_,...file})=>file):some});let bytes=0;
for(const file of files){const last3=tasks.at(-1);if(last3&&bytes+file.size<=(records?FEW_TASK_BYTES:TASK_BYTES)&&last3.files.length<TASK_FILES){last3.files.push(
file);bytes+=file.size}else{tasks.push({files:[file],message});bytes=file.size}}const seen2=new Set;await pool.run(tasks,{after:{kind:"flush"},again:file=>file.
isAgain?void 0:{...file,isAgain:true},lost:(file,reason)=>{take3({path:file.path,size:file.size,skip:"failed"});progress.say(`${file.path}: abandoned (${reason}\
)`)},reply:async message2=>{if(message2.kind==="records"){uploads.post(message2.body,{files:message2.files});await uploads.room()}else if(message2.kind==="extra\
cted"){for(const file of message2.files){take3(file);seen2.add(file.path)}for(const read of message2.untold)records?.add(read);progress.step("Parsing",seen2.size,
files.length,`${uploads.note()}`)}}})}var Records=class{#uploads;#has;#batch=new RecordBatch;#made=new Set;#last=Promise.resolve();constructor(uploads,has){this.#uploads=
uploads;this.#has=has;has.catch(()=>void 0)}add(read){this.#last=this.#last.then(async()=>{const has=await this.#has;const{file}=read.file;if(has.has(file)||this.#made.
has(file))return;this.#made.add(file);await setImmediate();addRecord(this.#batch,read,()=>this.#flush())});this.#last.catch(()=>void 0)}async post(){await this.#last;
await setImmediate();this.#flush()}#flush(){if(this.#batch.files===0)return;const{body:body2,files}=this.#batch.take();this.#uploads.post(body2,{files})}};function take2(rows,file,warnings){
const{stat,attributed}=rows.get(file.path)??{};const row={path:file.path,size:file.size};if(stat!==void 0)row.stat=stat;if(attributed)row.attributed=attributed;
if("skip"in file){row.skip=file.skip;if(file.blob!==void 0)row.blob=file.blob}else{row.indexed=file;row.blob=file.blob;if(file.link!==void 0){row.link=file.link;
row.occurrences=0}if(file.failure!==void 0)warnings.push({path:file.path,message:`no symbols: ${file.failure}`})}rows.set(file.path,row)}function planLinking(families,languages,rows,before3,reader){const familyOf=new Map(languages.map(language3=>[language3.key,language3.family]));const byFamily=new Map;
for(const row of rows.values()){if(!row.indexed?.place)continue;const name2=familyOf.get(row.indexed.language)??"";const units=byFamily.get(name2);if(units)units.
push(row);else byFamily.set(name2,[row])}const lost=lostRows(before3.rows,rows,familyOf);const plans=[];for(const family2 of families){const units=byFamily.get(
family2.name);if(!units)continue;units.sort((a,b)=>a.path<b.path?-1:1);const wanted=units.flatMap((row,at)=>row.link===void 0||isWorthAnotherTry(row)||!before3.
has(row)?[at]:[]);const made4=wanted.filter(at=>units[at]?.link===void 0);const gone=lost.get(family2.name)??[];const mayTell=before3.isSameContext(family2)&&(gone.
length===0||family2.tellsOfFiles===true);const offers=mayTell?changedOffers(made4,units,before3.rows,reader):void 0;const tells=offers&&(family2.tellsOfFiles||offers.
every(([,was])=>was));plans.push({family:family2,units,wanted,changed:tells?{units:offers,gone}:void 0})}return plans}var MOST_TRIES=3;var isWorthAnotherTry=({lost=0})=>lost>
0&&lost<MOST_TRIES;function familiesOf(rows){const languages=new Set(rows.map(({indexed})=>indexed?.place?indexed.language:void 0));const names2=new Set(LANGUAGES.
flatMap(({key:key2,family:family2})=>languages.has(key2)?[family2]:[]));return FAMILIES.filter(family2=>names2.has(family2.name))}function lostRows(before3,now,familyOf){
const family2=row=>row?.indexed?.place===void 0?void 0:familyOf.get(row.indexed.language)??"";const lost=new Map;for(const[path,row]of before3){const was=family2(
row);if(was===void 0||was===family2(now.get(path)))continue;const rows=lost.get(was);if(rows)rows.push(row);else lost.set(was,[row])}return lost}function changedOffers(made4,units,rows,reader){
const changed=[];for(const at of made4){const now=units[at];const before3=rows.get(now.path);if(offersTheSame(before3,now,reader))continue;const was=before3?.indexed?.
place?before3:void 0;if(was&&was.indexed?.language!==now.indexed?.language)return void 0;changed.push([at,was])}return changed}function offersTheSame(before3,now,reader){
if(!before3?.indexed?.place||!now.indexed?.place||before3.indexed.language!==now.indexed.language)return false;try{return looksTheSame(reader.head(before3.indexed.
place),reader.head(now.indexed.place))}catch{return false}}var UNSEEN=new Set(["line","column","start","end","doc","signature"]);function looksTheSame(one,other){
if(typeof one!=="object"||typeof other!=="object"||one===null||other===null)return one===other;if(Array.isArray(one)!==Array.isArray(other))return false;if(Array.
isArray(one)&&Array.isArray(other))return one.length===other.length&&one.every((value2,at)=>looksTheSame(value2,other[at]));let more=0;for(const name2 in one){if(UNSEEN.
has(name2))continue;if(!looksTheSame(one[name2],other[name2]))return false;more++}for(const name2 in other)if(!UNSEEN.has(name2))more--;return more===0}import{closeSync,mkdirSync,openSync,readSync,writeSync}from"node:fs";import{join as join3}from"node:path";import{constants as constants3,crc32 as crc322}from"node:zlib";var PACKING2={params:{[constants3.ZSTD_c_compressionLevel]:-3,[constants3.ZSTD_c_checksumFlag]:1}};var COMPRESSED=40;function unpacked(bytes){if(bytes[0]===COMPRESSED){const json2=unzstd(bytes);free(bytes);return json2}const json=bytes.subarray(0,-4);if(crc322(json)!==bytes.readUInt32LE(
json.length))throw new Error("a unit is not what it was");return json}function parsed(json){const text=json.toString("utf8");free(json);return JSON.parse(text)}var UnitReader=class{#folder;#files=new Map;constructor(folder){this.#folder=folder}head(place){return parsed(this.headJson(place))}body(place){return parsed(this.
bodyJson(place))}headJson([pack2,at,length]){return this.#read(pack2,at,length)}bodyJson([pack2,at,head2,length]){return this.#read(pack2,at+head2,length)}#read(pack2,at,length){
let file=this.#files.get(pack2);if(file===void 0){file=openSync(join3(this.#folder,pack2),"r");this.#files.set(pack2,file)}const bytes=Buffer.allocUnsafe(length);
if(readSync(file,bytes,0,length,at)!==length)throw new Error(`${pack2} ends early`);return unpacked(bytes)}close(){for(const file of this.#files.values())closeSync(
file);this.#files.clear()}};import{hash as hash3}from"node:crypto";import{readFileSync as readFileSync3}from"node:fs";var import_ignore2=__toESM(require_ignore(),1);var import_ignore=__toESM(require_ignore(),1);var LANGUAGE_NAMES=`
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
fsharp|s|fs fsi fsx||
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
graphql|s|graphql gql graphqls||
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
protobuf|s|proto||
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
`;var made3;function tables(){if(made3)return made3;made3={byExtension:new Map,byName:new Map,byInterpreter:new Map,byKey:new Map};const roles={s:"source",d:"docu\
mentation",c:"data"};for(const line of LANGUAGE_NAMES.trim().split("\n")){const[key2,role,extensions,names2,interpreters]=line.split("|");const language3={key:key2,
role:roles[role]};made3.byKey.set(key2,language3);for(const extension of words(extensions))made3.byExtension.set(extension,language3);for(const name2 of words(names2))
made3.byName.set(name2,language3);for(const interpreter of words(interpreters))if(!made3.byInterpreter.has(interpreter))made3.byInterpreter.set(interpreter,language3)}
for(const[extension,key2,role]of[["component.html","angular","source"],["mli","ocaml_interface","source"],["mll","ocamllex","source"],["mly","menhir","source"],
["rd","rd","documentation"],["xrl","leex","source"],["yrl","yecc","source"]]){made3.byExtension.set(extension,{key:key2,role});made3.byKey.set(key2,{key:key2,role})}
const text={key:"text",role:"documentation"};for(const name2 of["LICENSE","COPYING","NOTICE","AUTHORS","CONTRIBUTORS","CHANGELOG","README","INSTALL","NEWS"])made3.
byName.set(name2,text);for(const[interpreter,key2]of[["python2","python"],["python","python"],["python3","python"],["node","javascript"],["nodejs","javascript"],
["deno","typescript"],["sh","bash"],["bash","bash"],["dash","bash"],["zsh","bash"],["ruby","ruby"],["php","php"]]){const language3=made3.byKey.get(key2);if(language3)
made3.byInterpreter.set(interpreter,language3)}return made3}var words=text=>text===""?[]:text.split(" ");var OTHER_NAMES={"c++":"cpp","c#":"csharp","f#":"fsharp",
"objective-c++":"objective-cpp","protocol-buffer":"protobuf","protocol-buffers":"protobuf",golang:"go",sh:"bash",shell:"bash"};function keyOfLanguage(name2){const key2=name2.
toLowerCase();return OTHER_NAMES[key2]??key2}function languageOfName(path){const{byExtension,byName}=tables();const name2=path.slice(path.lastIndexOf("/")+1);const named7=byName.get(name2);if(named7)return named7;
for(let dot=name2.indexOf(".");dot!==-1;dot=name2.indexOf(".",dot+1)){const extension=name2.slice(dot+1);const language3=byExtension.get(extension)??byExtension.
get(extension.toLowerCase());if(language3)return extension==="h"?void 0:language3}return void 0}function isHeader(path){return path.endsWith(".h")}var HEADER_LANGUAGES=["c","cpp","objective-c"];function readAttributes(files){const macros=new Map;const nearestFirst=[...files].sort((a,b)=>depth(b.path)-depth(a.path));const linesOf=nearestFirst.map(({path,
text})=>({path,lines:text.split(/\r?\n/).flatMap(readLine)}));for(const{path,lines:lines2}of linesOf)for(const{macro,said}of lines2)if(macro!==void 0&&path===".\
gitattributes")macros.set(macro,said);const all2=[];for(const{path,lines:lines2}of linesOf){const rules={base:path.slice(0,path.lastIndexOf("/")+1),any:matcher(),
each:[]};for(const{pattern,said}of lines2.toReversed()){const matters=said.filter(([name2])=>name2.startsWith("linguist-")||macros.has(name2));if(pattern===void 0||
matters.length===0)continue;rules.any.add(pattern);rules.each.push({matches:matcher().add(pattern),said:matters})}if(rules.each.length>0)all2.push(rules)}if(all2.
length===0)return()=>({});return path=>{const found2=new Map;for(const{base,any,each}of all2){const relative2=path.startsWith(base)?path.slice(base.length):void 0;
if(relative2===void 0||!any.ignores(relative2))continue;for(const{matches,said}of each)if(matches.ignores(relative2))fill(found2,said,macros)}return linguistAttributes(
found2)}}var matcher=()=>(0,import_ignore.default)({ignorecase:false});function fill(found2,said,macros){for(const[name2,state]of said.toReversed()){if(found2.has(
name2))continue;found2.set(name2,state);if(state===true)fill(found2,macros.get(name2)??[],macros)}}function readLine(line){const[,quoted,plain,rest=""]=/^\s*(?:"((?:[^"\\]|\\.)*)"|(\S+))(?:\s+(.*))?$/.
exec(line)??[];const pattern=quoted===void 0?plain:unquoted2(quoted);if(!pattern||pattern.startsWith("!")||plain?.startsWith("#"))return[];const said=[...rest.matchAll(
/([-!]?)([^\s=]+)(?:=(\S*))?/g)].map(([,sign,name2,value2])=>[name2,sign==="!"?void 0:sign==="-"?false:value2??true]);return[plain?.startsWith("[attr]")?{macro:plain.
slice("[attr]".length),said}:{pattern,said}]}var ESCAPES={a:"\x07",b:"\b",f:"\f",n:"\n",r:"\r",t:"	",v:"\v"};function unquoted2(text){const escaped=(_,octal,one)=>octal===
void 0?ESCAPES[one]??one:String.fromCharCode(Number.parseInt(octal,8)&255);const bytes=Buffer.from(text).toString("latin1").replace(/\\(?:([0-7]{3})|(.))/g,escaped);
return Buffer.from(bytes,"latin1").toString()}function linguistAttributes(found2){const attributes2={};for(const name2 of["vendored","generated","documentation"]){
const state=found2.get(`linguist-${name2}`);if(state!==void 0)attributes2[name2]=state!==false&&state!=="false"}const language3=found2.get("linguist-language");
if(typeof language3==="string"&&language3!=="")attributes2.language=keyOfLanguage(language3);return attributes2}var depth=path=>path.split("/").length;var VENDORED_PATH=/(?:^|\/)(?:node_modules|bower_components|jspm_packages|\.yarn\/(?:releases|plugins|cache)|\.venv|site-packages|Pods|Carthage|\.terraform)\//;
function skipByPath(path,goVendor){if(VENDORED_PATH.test(path))return"vendored";const vendor=/^(?:.*\/)?vendor\//.exec(path);if(vendor&&goVendor.has(vendor[0]))
return"vendored";if(/\.min\.(?:js|css|mjs|cjs)$/.test(path))return"minified";if(/\.(?:js|css|mjs|cjs)\.map$/.test(path))return"generated";return void 0}function packageVendorFolders(paths){
const folders=new Set;for(const path of paths){const match=/^((?:.*\/)?vendor\/)(?:modules\.txt|composer\/installed\.json)$/.exec(path);if(match)folders.add(match[1])}
return folders}var utf8=new TextDecoder("utf-8",{fatal:true,ignoreBOM:true});var OWN_IGNORE=".sextantignore";var ATTRIBUTES2=/(?:^|\/)\.gitattributes$/;var hasRules=path=>path===OWN_IGNORE||ATTRIBUTES2.test(path);function choiceIn(files,read,patterns=[]){
const attributesOf2=readAttributes(files.filter(file=>file.skip===void 0&&ATTRIBUTES2.test(file.path)).map(file=>({path:file.path,text:read(file)??""})));const ownIgnore=(0,import_ignore2.default)(
{ignorecase:false});const ignoreFile=files.find(file=>file.path===OWN_IGNORE);if(ignoreFile)ownIgnore.add(read(ignoreFile)??"");ownIgnore.add([...patterns]);const ignoring=ignoreFile!==
void 0||patterns.length>0;const vendorFolders=packageVendorFolders(files.map(({path})=>path));return({path,skip})=>{const attributes2=attributesOf2(path);return{
attributes:attributes2,skip:skip??(ignoring&&ownIgnore.ignores(path)?"ignored":void 0)??(attributes2.vendored===true?"vendored":void 0)??(attributes2.vendored===
false?void 0:skipByPath(path,vendorFolders))}}}import{readFileSync as readFileSync2,realpathSync}from"node:fs";import{join as join4,relative,sep}from"node:path";var SMALL_BYTES=1024*1024;function smallFilesOf(root,listedAt,git2){return file=>{const meant=file.skip==="symlink"?listedAt.get(destination(root,file.path)??""):
file;return meant&&meant.skip===void 0?readSmall(root,meant,git2):void 0}}function destination(root,path){try{return relative(realpathSync(root),realpathSync(join4(
root,path))).replaceAll(sep,"/")}catch{return void 0}}function readSmall(root,file,git2){if(file.size>SMALL_BYTES)return void 0;try{return readFileSync2(join4(root,
file.path),"utf8")}catch{try{return file.blob!==void 0&&git2?readBlob(root,file.blob).toString("utf8"):void 0}catch{return void 0}}}import{hash as hash2}from"node:crypto";var AroundFamilies=class{#made=new Map;#paths;#read;#everywhere;#tree;constructor(paths,read,everywhere){this.#paths=paths;this.#read=read;this.#everywhere=everywhere}of(family2){
let around2=this.#made.get(family2.name);if(!around2){this.#tree??=this.#paths.map(path=>[path,baseOf(path)]);around2=aroundOne(family2,this.#tree,this.#read,this.#everywhere);
this.#made.set(family2.name,around2)}return around2}get contexts(){return Object.fromEntries([...this.#made].map(([family2,{context}])=>[family2,context]))}};function aroundOne(family2,tree,read,everywhere){
const isConfiguration2=namesOf4(family2.configuration);const paths=[];const configuration=[];for(const[path,base]of tree){const isRead=isConfiguration2(base);if(isRead||
family2.goesBy?.test(base))paths.push(path);const text=isRead?read(path):void 0;if(text!==void 0)configuration.push([path,family2.essence?.(base,text)??text])}return{
context:hash2("sha1",JSON.stringify([everywhere,paths,configuration]),"hex"),paths,configuration}}function namesOf4(names2){const plain=new Set(names2);const patterns=names2.
filter(name2=>name2.includes("*")).map(name2=>name2.split("*"));return base=>plain.has(base)||patterns.some(([before3="",after2=""])=>base.length>=before3.length+
after2.length&&base.startsWith(before3)&&base.endsWith(after2))}function plan(listing,git2,state,wishes={}){const languages=new Map(LANGUAGES.map(language3=>[language3.key,language3]));const paths=listing.files.map(file=>file.
path);const listedAt=new Map(listing.files.map(file=>[file.path,file]));const read=smallFilesOf(listing.root,listedAt,git2);const choose=choiceIn(listing.files,
read,wishes.ignore);const parsed2=wishes.languages&&new Set(wishes.languages);const surroundings={c:0,cpp:0};for(const path of paths){if(path.endsWith(".c"))surroundings.
c++;else if(/\.(?:cc|cpp|cxx|hpp|hh|hxx|inl)$/.test(path))surroundings.cpp++}const rows=new Map;const work=[];const kept=[];const extractors2=LANGUAGES.map(language3=>extractorOf(
language3.key,language3)).join(" ");const rules={languages,extractorsAlike:state.extractors===extractors2,headersAlike:state.leaning===leaningOf(surroundings)};
for(const listed of listing.files){const{attributes:own,skip}=choose(listed);const language3=parsed2&&(own.language??languageOfName(listed.path)?.key);const attributes2=language3!==
void 0&&!parsed2?.has(language3)?{...own,language:"text"}:own;const row={path:listed.path,size:listed.size};if(listed.stat!==void 0)row.stat=listed.stat;if(Object.
keys(attributes2).length>0)row.attributed=JSON.stringify(attributes2);rows.set(listed.path,row);if(skip!==void 0){row.skip=skip;continue}const before3=state.rows.
get(listed.path);if(before3&&isUnchanged2(listed,before3)&&isStillRight(before3,row.attributed,rules)){const same3=listed.stat===void 0?{...before3}:{...before3,
stat:listed.stat};rows.set(listed.path,same3);kept.push(same3);continue}const file={path:listed.path,size:listed.size,attributes:attributes2};if(listed.blob!==void 0)
file.blob=listed.blob;work.push({file,guesses:guessVersions(listed,attributes2,languages)})}const scip=(wishes.scip??[]).map(path=>hash3("sha1",readScip(path),"\
hex"));if(scip.length>0)scip.push(hash3("sha1",JSON.stringify([listing.root,paths]),"hex"));const readConfiguration=path=>{const file=listedAt.get(path);return file&&
read(file)};const around2=new AroundFamilies(paths,readConfiguration,[extractors2,...scip]);return{rows,work,kept,surroundings,around:around2,leaning:leaningOf(
surroundings),extractors:extractors2}}function readScip(path){try{return readFileSync3(path)}catch(error){throw new Error(`There is no SCIP index at ${path}. Cr\
eate it before indexing.`,{cause:error})}}var leaningOf=({c,cpp})=>`${cpp===0}${c===0}${cpp>c}`;function isUnchanged2(listed,before3){if(listed.blob!==void 0)return before3.
blob===listed.blob;return listed.stat!==void 0&&before3.stat===listed.stat}function isStillRight(row,attributed,{languages,extractorsAlike,headersAlike}){if(row.
attributed!==attributed)return false;if(isHeader(row.path)&&!headersAlike)return false;const{indexed}=row;if(!indexed)return row.skip!==void 0&&row.blob!==void 0;
const language3=languages.get(indexed.language);if(language3!==void 0&&indexed.place===void 0)return false;return extractorsAlike||indexed.file===idOf(fileVersionText(
row.path,indexed.blob,extractorOf(indexed.language,language3)))}function guessVersions(listed,attributes2,languages){const{path,blob}=listed;if(blob===void 0)return[];
const named7=attributes2.language??languageOfName(path)?.key;const keys2=named7!==void 0?[named7]:isHeader(path)?HEADER_LANGUAGES:["text",...languages.keys()];return keys2.
map(key2=>{const id=idOf(fileVersionText(path,blob,extractorOf(key2,languages.get(key2))));return languages.has(key2)?{id}:{id,link:linkSetId(id,NO_LINKS)}})}var FEW_FILES=24;
var FEW_BYTES2=1024*1024;function isFew(work){const{files,bytes}=amountOf(work.map(({file})=>file));return files<=FEW_FILES&&bytes<=FEW_BYTES2}var amountOf=files=>({
files:files.length,bytes:files.reduce((sum,{size})=>sum+size,0)});function languagesOf({work},{rows}){const key2=({path,attributes:attributes2})=>rows.get(path)?.
indexed?.language??attributes2.language??languageOfName(path)?.key??"";return[...new Set(work.map(({file})=>key2(file)))]}var LINK_TASK_FILES=8;async function linkAll(work){const{cache,state,todo,present}=work;const reader=new UnitReader(cache.folder);const plans=planLinking(FAMILIES,
LANGUAGES,todo.rows,{rows:state.rows,isSameContext:family2=>state.contexts[family2.name]===todo.around.of(family2).context,has:row=>row.link!==void 0&&present.has(
row.link)},reader);reader.close();const counted={done:0,total:0};for(const plan2 of plans)await new FamilyStage(work,plan2,counted).run();return counted.done}var FamilyStage=class{#work;#plan;#counted;#settled;#preparation;#dependents;#isReported=false;#isTold=false;#prepared=new Set;constructor(work,plan2,counted){
const{family:family2,units,changed}=plan2;this.#work=work;this.#plan=plan2;this.#counted=counted;this.#settled=work.settlements.of(family2,changed&&{units:changed.
units.map(([at,row])=>[at,row&&unitToLink(row)]),gone:changed.gone.map(unitToLink)});const{paths,configuration}=work.todo.around.of(family2);this.#preparation={
kind:"prepare",family:family2.name,units:units.map(unitToLink),paths,configuration,tree:work.settlements.overlaid?work.listing.files.map(file=>file.path):[]}}async run(){
const{units,wanted,changed}=this.#plan;const isContained=changed!==void 0&&changed.units.length===0&&changed.gone.length===0;const{goesOn}=this.#settled;const first=goesOn&&
!isContained&&wanted.length===0?[0]:wanted;if(isContained||goesOn)await this.#link(first);if(isContained)return;const linked=new Set(goesOn?first:[]);const others=goesOn&&
this.#dependents||[...units.keys()];await this.#link(others.filter(at=>!linked.has(at)))}async#link(files){if(files.length===0)return;this.#counted.total+=files.
length;this.#work.pool.expect(amountOf(files.map(at=>this.#plan.units[at])));const still=new Set(this.#prepared);this.#prepared.clear();await this.#work.pool.run(
this.#tasks(files),{before:async slot=>still.delete(slot)?void 0:{...this.#preparation,...await this.#settled.for(slot)},lost:(at,reason)=>this.#lost(at,reason),
reply:async(reply,slot)=>{if(reply.kind==="prepared")this.#take(reply,slot);if(reply.kind!=="linked")return;this.#post(reply);await this.#work.uploads.room()}})}#tasks(files){
const{units}=this.#plan;const{state,present,pool}=this.#work;const message=some=>({kind:"link",units:some.map(at=>{const before3=state.rows.get(units[at].path)?.
link;return[at,before3!==void 0&&present.has(before3)?before3:void 0]})});const tasks=[];const size=Math.min(LINK_TASK_FILES,Math.ceil(files.length/pool.size));
const ordered=files.toSorted((a,b)=>bodyBytes(units[b])-bodyBytes(units[a]));for(let at=0;at<ordered.length;at+=size)tasks.push({files:ordered.slice(at,at+size),
message});return tasks}#take({scip,settled,dependents},slot){if(!this.#isReported)addReports(this.#work.scip,scip);this.#isReported=true;this.#settled.take(settled);
if(slot===0&&!this.#isTold)this.#dependents=dependents;this.#isTold||=slot===0;this.#prepared.add(slot)}#post({files,lines:lines2,ends}){const{todo,warnings,uploads,
progress}=this.#work;for(const file of files){const row=todo.rows.get(file.path);row.link=file.link;row.occurrences=file.occurrences;delete row.lost;if(file.failure!==
void 0)warnings.push({path:file.path,message:`no links: ${file.failure}`})}uploads.postLinks(files,lines2,ends);this.#counted.done+=files.length;progress.step("\
Linking",this.#counted.done,this.#counted.total,uploads.note())}#lost(at,reason){const{cache,uploads,warnings}=this.#work;const row=this.#plan.units[at];const{file}=unitToLink(
row);const link=linkSetId(file,NO_LINKS);Object.assign(row,{link,occurrences:0,lost:(row.lost??0)+1});const line=Buffer.from(`${linkLine(link,file,row.path,symbolsOf(
cache.folder,row),NO_LINKS)}
`);uploads.postLinks([{path:row.path,link,occurrences:0,bodyBytes:NO_LINKS.length}],line,[line.length]);warnings.push({path:row.path,message:`no links: its work\
er died (${reason})`});this.#counted.done++}};function addReports(to,from){from.forEach((report,at)=>{const known3=to[at];if(!known3)to.push({...report});else{known3.
covered+=report.covered;known3.stale.push(...report.stale)}})}function symbolsOf(folder,row){const reader=new UnitReader(folder);try{return row.indexed?.place?reader.
head(row.indexed.place).symbols.map(symbol=>symbol.id):[]}finally{reader.close()}}function bodyBytes({indexed}){return indexed?.place?.[3]??0}function unitToLink(row){
const{indexed}=row;if(!indexed?.place)throw new Error(`${row.path} has no unit`);return{path:row.path,language:indexed.language,file:indexed.file,place:indexed.
place,blob:indexed.blob}}var import_ignore3=__toESM(require_ignore(),1);import{createHash}from"node:crypto";import{lstatSync,readdirSync,readFileSync as readFileSync4}from"node:fs";import{
join as join5}from"node:path";async function listCheckout({root,head:head2},tree,known3=new Map){const tracked=trackedFiles(await tree.index,known3);const status=await tree.status;const changed=new Set;
const untracked=[];for(const line of splitZero(status)){const code=line.subarray(0,2).toString("latin1");const raw=line.subarray(3);if(raw.length>0&&!isOurs(raw)){
changed.add(raw.toString("latin1"));if(code==="??")untracked.push(raw)}}const files=[];const digest=createHash("sha1").update(head2??"no commit");const seen2=new Set;
for(const{key:key2,mode,blob,isInConflict,before:before3}of tracked){if(seen2.has(key2))continue;seen2.add(key2);const dirty2=changed.has(key2)||isInConflict;if(before3&&
!dirty2){files.push(before3);continue}const raw=Buffer.from(key2,"latin1");const file=describe(root,raw,mode,dirty2?void 0:blob);if(file)files.push(file);if(dirty2)
digest.update(`\0${key2}\0${file?contentOf2(root,raw,file):"gone"}`,"latin1")}for(const raw of untracked){const file=describe(root,raw,void 0,void 0);if(!file)continue;
files.push(file);digest.update(`\0${raw.toString("latin1")}\0${contentOf2(root,raw,file)}`,"latin1")}const dirty=changed.size>0||head2===void 0;return{root,files:uniquePaths(
files),commit:dirty?digest.digest("hex"):head2,dirty}}function trackedFiles(index,known3){const files=[];const lines2=index.toString("latin1");for(let from=0,end=lines2.
indexOf("\0");end!==-1;from=end+1,end=lines2.indexOf("\0",from)){const tab=lines2.indexOf("	",from);const[mode,blob,stage]=lines2.slice(from,tab).split(" ");const key2=lines2.
slice(tab+1,end);if(key2.startsWith(`${OUR_FOLDER}/`))continue;const isInConflict=stage!=="0";const before3=isInConflict?void 0:asKnown(known3,key2,mode,blob);files.
push({key:key2,mode,blob,isInConflict,before:before3})}return files}async function listCommit(checkout,commit,withSizes=true){const{root}=checkout;const tree=await git(
root,["ls-tree","-r","-z",...withSizes?["-l"]:[],"--full-tree",commit]);const files=[];for(const line of splitZero(tree)){const tab=line.indexOf(9);const[mode,,
blob,size]=line.subarray(0,tab).toString("latin1").split(/ +/);const raw=line.subarray(tab+1);if(isOurs(raw))continue;const file={...named6(raw),size:Number(size)||
0,blob};skipByMode(file,mode);files.push(file)}return{root,files:uniquePaths(files),commit,dirty:false}}function listFolder(root){const listing=walkFolder(root,
true);return listing.files.length===0?walkFolder(root,false):listing}function walkFolder(root,isRootRuled){const files=[];const digest=createHash("sha1").update(
"folder");const walk=(folder,rules)=>{let entries;try{entries=readdirSync(join5(root,folder),{withFileTypes:true,encoding:"buffer"})}catch{files.push({path:folder===
""?".unreadable":folder,size:0,skip:"unreadable"});return}entries.sort((a,b)=>Buffer.compare(a.name,b.name));let inForce=rules;const isRuled=isRootRuled||folder!==
"";if(isRuled&&entries.some(entry=>entry.isFile()&&entry.name.toString()===".gitignore")){try{const text=readFileSync4(join5(root,folder,".gitignore"),"utf8");inForce=
[...rules,{base:folder===""?"":`${folder}/`,rules:(0,import_ignore3.default)({ignorecase:false}).add(text)}]}catch{}}for(const entry of entries){const name2=entry.
name.toString("utf8");if(name2===".git"||folder===""&&name2===OUR_FOLDER)continue;const relative2=folder===""?name2:`${folder}/${name2}`;if(isIgnored(relative2,
entry.isDirectory(),inForce))continue;if(entry.isDirectory())walk(relative2,inForce);else{const raw=Buffer.concat([Buffer.from(folder===""?"":`${folder}/`),entry.
name]);const file=describe(root,raw,void 0,void 0);if(!file)continue;files.push(file);digest.update(`\0${file.path}\0${contentOf2(root,raw,file)}`)}}};walk("",[]);
return{root,files:uniquePaths(files),commit:digest.digest("hex"),dirty:true}}function isIgnored(path,folder,rules){for(let at=rules.length-1;at>=0;at--){const{base,
rules:matcher2}=rules[at];const verdict=matcher2.test(path.slice(base.length)+(folder?"/":""));if(verdict.ignored)return true;if(verdict.unignored)return false}
return false}function asKnown(known3,key2,mode,blob){if(mode!=="100644"&&mode!=="100755")return void 0;const path=BEYOND_ASCII.test(key2)?Buffer.from(key2,"lati\
n1").toString("utf8"):key2;const before3=known3.get(path);return before3?.blob===blob&&!path.includes("\uFFFD")?{path,size:before3.size,blob}:void 0}var BEYOND_ASCII=/[\x80-\xff]/;
function describe(root,raw,mode,blob){const file={...named6(raw),size:0};if(mode==="160000")return{...file,skip:"submodule"};try{const stat=lstatSync(onDisk(root,
raw),{bigint:true});file.size=Number(stat.size);file.stat=`${stat.size}.${stat.mtimeNs}.${stat.ctimeNs}.${stat.ino}`;if(stat.isSymbolicLink())skipByMode(file,"1\
20000");else if(stat.isDirectory())skipByMode(file,"160000");else if(!stat.isFile())file.skip??="unreadable"}catch(error){if(error.code!=="ENOENT")return{...file,
skip:"unreadable"};if(blob===void 0)return void 0}if(mode!==void 0)skipByMode(file,mode);skipIfLarge(file);if(blob!==void 0)file.blob=blob;return file}function skipByMode(file,mode){
if(mode==="120000")file.skip??="symlink";else if(mode==="160000")file.skip??="submodule";skipIfLarge(file)}function skipIfLarge(file){if(file.size>LIMITS.fileBytes)
file.skip??="too_large"}function named6(raw){const path=raw.toString("utf8");if(Buffer.from(path,"utf8").equals(raw)&&isRepositoryPath(path))return{path};let readable4="";
for(const byte of raw){readable4+=byte>=32&&byte<127?String.fromCharCode(byte):`\\x${byte.toString(16).padStart(2,"0")}`}if(readable4.length>1e3){readable4=`${readable4.
slice(0,900)}\u2026${createHash("sha1").update(raw).digest("hex")}`}const segments=readable4.split("/").map(s=>s===""||s==="."||s===".."?`\\${s}`:s);return{path:segments.
join("/"),skip:"bad_path"}}function uniquePaths(files){const taken=new Set(files.filter(file=>file.skip!=="bad_path").map(file=>file.path));for(const file of files){
if(file.skip!=="bad_path")continue;const wanted=file.path;for(let nth=2;taken.has(file.path);nth++)file.path=`${wanted}#${nth}`;taken.add(file.path)}return files.
sort((a,b)=>a.path<b.path?-1:a.path>b.path?1:0)}function contentOf2(root,raw,{skip,size}){if(skip!==void 0)return skip==="too_large"?`${skip} ${size}`:skip;try{
return createHash("sha1").update(readFileSync4(onDisk(root,raw))).digest("hex")}catch{return"unreadable"}}function onDisk(root,raw){return Buffer.concat([Buffer.
from(`${root}/`),raw])}function isOurs(raw){return raw.toString("latin1",0,OUR_FOLDER.length+1)===`${OUR_FOLDER}/`}function*splitZero(bytes){let from=0;for(let at=bytes.
indexOf(0);at!==-1;at=bytes.indexOf(0,from)){yield bytes.subarray(from,at);from=at+1}}async function lacksOf(root,of){const remote=await promisorOf(root);if(remote===void 0)return void 0;const from=of==="index"?["--indexed-objects"]:["--no-walk",
of.commit];if(of!=="index")await fetchTrees(root,remote,from);const missing=new Set(await missingFrom(root,from));return{async fetch(blobs){const wanted=[...new Set(
blobs)].filter(blob=>missing.has(blob));if(wanted.length>0)await fetchAll(root,remote,wanted);for(const blob of wanted)missing.delete(blob)},async sizes(blobs){
const here=blobs.filter(blob=>!missing.has(blob));const listed=await git(root,["cat-file","--batch-check=%(objectname) %(objectsize)"],lines(here));return new Map(
[...listed.toString("latin1").matchAll(/^(\w+) (\d+)$/gm)].map(([,blob,size])=>[blob,Number(size)]))}}}async function fetchTrees(root,remote,from){let before3="";
for(;;){const missing=await missingFrom(root,["--filter=blob:none",...from]);if(missing.length===0||lines(missing)===before3)return;before3=lines(missing);await fetchAll(
root,remote,missing)}}var lines=ids=>ids.map(id=>`${id}
`).join("");async function promisorOf(root){const line=await gitLine(root,["config","--get-regexp",String.raw`^remote\..*\.promisor$`,"^true$"]);return line&&/^remote\.(.*)\.promisor/.
exec(line)?.[1]}async function missingFrom(root,from){const listed=await git(root,["rev-list","--objects","--no-object-names","--missing=print",...from]);return[
...listed.toString("latin1").matchAll(/^\?(\w+)$/gm)].map(([,id])=>id)}async function fetchAll(root,remote,ids){const options=["--quiet","--no-tags","--no-write\
-fetch-head","--recurse-submodules=no","--filter=blob:none"];const args2=["-c","fetch.negotiationAlgorithm=noop","fetch",...options,"--stdin",remote];await git(
root,args2,lines(ids)).catch(error=>{throw new Error(`${root} is a partial clone that lacks ${ids.length} objects, and they cannot be fetched from ${remote}:
${error.message}`)})}var SHA256_DIGITS=64;async function list({checkout:opened2,tree},root,commit,state,patterns){const checkout=await opened2;if(!checkout)return listFolder(root);if(commit!==
void 0||!tree){const named7=commit??"HEAD";const lacks2=await lacksOf(checkout.root,{commit:named7});const listing2=storable(await listCommit(checkout,named7,!lacks2));
if(lacks2)await fetchRead(listing2,listing2.files,lacks2,patterns);return listing2}const listing=storable(await listCheckout(checkout,tree,state.rows));const absent=listing.
files.filter(({path,blob,stat,skip})=>!stat&&!skip&&blob!==void 0&&state.rows.get(path)?.blob!==blob);const lacks=absent.length>0?await lacksOf(checkout.root,"i\
ndex"):void 0;if(lacks)await fetchRead(listing,absent,lacks,patterns);return listing}async function fetchRead({root,files:all2},files,lacks,patterns){const blobsOf=some=>some.
flatMap(({blob,skip})=>blob===void 0||skip?[]:[blob]);await lacks.fetch(blobsOf(files.filter(({path})=>hasRules(path))));const choose=choiceIn(all2,smallFilesOf(
root,new Map(all2.map(file=>[file.path,file])),true),patterns);await lacks.fetch(blobsOf(files.filter(file=>isConfiguration(baseOf(file.path))||!choose(file).skip)));
const sizes=await lacks.sizes(blobsOf(files));for(const file of files){file.size=sizes.get(file.blob??"")??file.size;skipIfLarge(file)}}var isConfiguration=namesOf4(
FAMILIES.flatMap(({configuration})=>configuration));function storable(listing){const{root,commit,files}=listing;if([commit,files.find(({blob})=>blob)?.blob].some(
id=>id?.length===SHA256_DIGITS))throw new Error(`${root} names its objects by SHA-256, and an index names them by SHA-1. A plain copy can be indexed: git archiv\
e HEAD | tar -x -C FOLDER`);return listing}async function publish(publication){const{ingest,request,upload,uploads,difference,outcome}=publication;try{if(!difference)return await publishWhole(publication);
uploads.postManifest(manifestRecords(difference.changes),true);await uploads.drained();return await ingest.publish(upload,{manifest:"delta",digest:difference.digest,
...outcome()})}catch(error){if(!(error instanceof IngestRefused)||error.code!=="base_moved"&&error.code!=="digest_mismatch")throw error;const again=await ingest.
begin(request);return await publishWhole({...publication,upload:again.upload,uploads:new Uploads(ingest,again.upload)})}}async function publishWhole({ingest,upload,
uploads,entries,outcome}){uploads.postManifest(manifestRecords(entries),false);await uploads.drained();return await ingest.publish(upload,{manifest:"full",digest:digestOf(
entries),...outcome()})}var ENTRIES_PER_RECORD=4096;function manifestRecords(entries){const records=[];for(let at=0;at<entries.length;at+=ENTRIES_PER_RECORD)records.
push(`${JSON.stringify({kind:"manifest",entries:entries.slice(at,at+ENTRIES_PER_RECORD)})}
`);return records}function differenceTo(published,entries){const before3=new Map(published.entries.map(entry=>[entry[0],entry]));const changes=[];let{digest}=published;
for(const entry of entries){const old=before3.get(entry[0]);before3.delete(entry[0]);if(old?.length===entry.length&&entry.every((value2,at)=>value2===old[at]))continue;
if(old)digest=subtractFromDigest(digest,idOf(entryText(old)));digest=addToDigest(digest,idOf(entryText(entry)));changes.push(entry)}for(const[path,old]of before3){
digest=subtractFromDigest(digest,idOf(entryText(old)));changes.push([path])}return{changes,digest}}function digestOf(entries){return entries.reduce((digest,entry)=>addToDigest(
digest,idOf(entryText(entry))),0)}function entryOf(row){if(row.skip!==void 0)return[row.path,row.skip,row.size];if(!row.indexed||row.link===void 0)throw new Error(
`${row.path} was neither indexed nor skipped`);return[row.path,row.indexed.file,row.link]}var isIndexed=entry=>typeof entry[1]==="number";async function whatServerHas(ingest,upload,published,{kept,work}){const files=new Set;const links=new Set;for(const entry of published?.entries??[]){if(!isIndexed(
entry))continue;files.add(entry[1]);links.add(entry[2])}const ids={files:[],links:[]};for(const row of kept){if(row.indexed&&!files.has(row.indexed.file))ids.files.
push(row.indexed.file);if(row.link!==void 0&&!links.has(row.link))ids.links.push(row.link)}for(const{id,link}of work.flatMap(({guesses})=>guesses)){if(!files.has(
id))ids.files.push(id);if(link!==void 0&&!links.has(link))ids.links.push(link)}const most=LIMITS.idsPerHave;for(let at=0;at<Math.max(ids.files.length,ids.links.
length);at+=most){const question={files:ids.files.slice(at,at+most),links:ids.links.slice(at,at+most)};const lacks=await ingest.have(upload,question);const lacking={
files:new Set(lacks.files),links:new Set(lacks.links)};for(const id of question.files)if(!lacking.files.has(id))files.add(id);for(const id of question.links)if(!lacking.
links.has(id))links.add(id)}return{files,links}}function languagesOfLikelyLacks(published,ref,kept){const last3=published.find(one=>one.ref===ref);if(!last3||last3===
published[0])return[];const has=new Set(last3.entries.flatMap(entry=>isIndexed(entry)?[entry[1]]:[]));const lacks=kept.flatMap(({indexed})=>indexed&&!has.has(indexed.
file)?[indexed.language]:[]);return[...new Set(lacks)]}function tellWork(todo,present,git2){for(const row of todo.kept){if(!row.indexed||row.link===void 0)continue;
const complete=present.files.has(row.indexed.file)&&(row.indexed.place!==void 0||present.links.has(row.link));if(complete)continue;const attributes2=JSON.parse(
row.attributed??"{}");const file={path:row.path,size:row.size,attributes:attributes2};if(git2)file.blob=row.indexed.blob;todo.work.push({file,guesses:[]})}for(const{
file,guesses}of todo.work){const whole=guesses.filter(({id,link})=>present.files.has(id)&&(link===void 0||present.links.has(link)));file.here=whole.map(({id})=>id)}}function remember(cache,before3,{todo,started,settled,base,made:made4,commit,unchanged}){for(const row of todo.rows.values()){if(row.stat===void 0||row.stat===before3.
rows.get(row.path)?.stat)continue;if(isRacy(row.stat,started))delete row.stat}const[last3]=before3.published;const isLast=made4!==void 0&&last3!==void 0&&isOfOneRef(
last3,made4)&&last3.digest===made4.digest;if(unchanged&&isLast&&isAsItWas(todo,before3))return void 0;const known3=[...base?[base]:[],...before3.published.filter(
one=>one!==base)];const state={rows:todo.rows,contexts:todo.around.contexts,leaning:todo.leaning,extractors:todo.extractors,commit,...settled?{settled}:{},published:made4?
[made4,...known3.filter(one=>!isOfOneRef(one,made4))]:before3.published};return cache.draft(state,Object.values(before3.settled??{}))}var isOfOneRef=(a,b)=>a.server===
b.server&&a.repository===b.repository&&a.ref===b.ref;function isAsItWas(todo,{rows,contexts,leaning}){if(todo.work.length>0||todo.leaning!==leaning||todo.rows.size!==
rows.size)return false;if(Object.entries(todo.around.contexts).some(([family2,context])=>contexts[family2]!==context))return false;for(const[path,row]of todo.rows){
const before3=rows.get(path);if(!before3||before3.stat!==row.stat||before3.size!==row.size||before3.skip!==row.skip)return false}return true}function isRacy(stat,started){
const changed=Number(BigInt(stat.split(".")[1]??"0")/1000000n);return changed>started-2e3}function reportOf(of,answer,done,told){const{entries,skippedBy,extracted,linked,uploaded}=done;const{rows,...kept}=told;const indexed=entries.filter(isIndexed).
length;return{...of,commit:answer.outcome==="superseded"?answer.commit:of.commit,outcome:answer.outcome,generation:answer.generation,url:answer.url,files:entries.
length,indexed,skipped:entries.length-indexed,skippedBy,leftOut:entries.flatMap(entry=>isIndexed(entry)?[]:[{path:entry[0],reason:entry[1]}]),extracted:extracted.
length,linked,uploaded,...kept,paths:entries.map(entry=>entry[0]),malformed:extracted.flatMap(({file:{path}})=>{const errors=rows.get(path)?.indexed?.errors??0;
return errors>0?[{path,errors}]:[]})}}import{performance}from"node:perf_hooks";function countUp(rows){const statistics={symbols:0,occurrences:0,bytes:0,languages:{}};const skippedBy={};for(const{indexed,
skip,occurrences}of rows.values()){if(skip!==void 0)skippedBy[skip]=(skippedBy[skip]??0)+1;if(!indexed)continue;statistics.symbols+=indexed.symbols;statistics.occurrences+=
occurrences??0;statistics.bytes+=indexed.size;const language3=statistics.languages[indexed.language]??{files:0,withErrors:0,symbols:0};statistics.languages[indexed.
language]=language3;language3.files++;language3.symbols+=indexed.symbols;if(indexed.errors>0)language3.withErrors++}return{statistics,skippedBy}}function stopwatch(){
let last3=performance.now();const phases={};const lap=phase=>{const now=performance.now();phases[phase]=Math.round((phases[phase]??0)+now-last3);last3=now};return Object.
assign(lap,{phases})}var AGENT="sextant-indexer/0.1.0";var MUCH_BYTES2=24e6;var Misnamed=class extends Error{};async function run2(options){const progress=options.progress??SILENT;const clock=stopwatch();
const root=resolve2(options.path);if(!statSync(root,{throwIfNoEntry:false})?.isDirectory())throw new Error(`${root} is not a folder`);if(options.commit==="")throw new Misnamed(
"commit: the name is empty");const asked=options.asked??askGit(root,options.commit!==void 0,options.repository!==void 0);const checkout=await asked.checkout;if(options.
commit!==void 0&&!checkout)throw new Error(`${root} is not a git checkout, so it has no commits`);const whole=checkout?checkout.root:root;const named7=options.commit??
(checkout?.bare?"HEAD":void 0);const commit=named7===void 0?void 0:await commitOf(whole,named7);const repository=options.repository??checkout?.origin??`local/${nameOf6(
whole)}`;const ref=options.ref??checkout?.branch??(checkout?"HEAD":"main");if(!isRepositoryName(repository))throw new Misnamed(`repository: ${repository} is not\
 OWNER/NAME`);const length=Buffer.byteLength(ref);if(length>LIMITS.refBytes)throw new Misnamed(`ref: ${ref.slice(0,60)}\u2026 is ${length} bytes long, and ${LIMITS.
refBytes} can be stored`);if(!isRefName(ref))throw new Misnamed(`ref: ${ref} is not a ref name that git accepts`);const temporary=options.cache===false?mkdtempSync(
join6(tmpdir(),"sextant-")):void 0;const removeTemporary=()=>{if(temporary!==void 0)rmSync(temporary,{recursive:true,force:true,maxRetries:3})};if(temporary!==void 0)
process.once("exit",removeTemporary);const elsewhere=temporary??(options.cache||void 0);const cache=new Cache(elsewhere??cacheFolderIn(whole));const crew=options.
crew??new Crew;try{let state=cache.load();if(cache.isWasteful(state)){cache.clear();state=cache.load()}if(state.rows.size===0)crew.warm();else if(checkout?.head!==
state.commit)crew.warm(1);const listing=await list(asked,root,commit,state,options.ignore);if(!elsewhere&&checkout&&await tracksCache(whole,asked))throw refusedCache(
cache.folder,"is committed");const mainBranch=await asked.mainBranch;clock("list");const request={format:FORMAT_VERSION,repository,ref,commit:listing.commit,order:options.
order??{run:Date.now(),attempt:0},agent:options.agent??AGENT};const defaultRef=options.asDefault?ref:options.defaultRef??mainBranch?.replace(/^origin\//,"");if(defaultRef)
request.defaultRef=defaultRef;const work={listing,request,cache,state,git:checkout!==void 0,clock,crew};return await publishTree({...options,progress},work).catch(
error=>{if(!(error instanceof IngestRefused)||error.code!=="missing_content")throw error;return publishTree({...options,progress},work)})}finally{progress.end();
if(!options.crew||temporary!==void 0)await crew.close();removeTemporary();process.off("exit",removeTemporary)}}async function tracksCache(root,{tree}){if(tree)return(await tree.
index).includes(`	${CACHE_FOLDER}/`);return await gitLine(root,["ls-files","--",CACHE_FOLDER])!==void 0}async function commitOf(root,name2){const commit=await gitLine(
root,["rev-parse","--verify","--quiet",`${name2}^{commit}`]);if(commit===void 0){const isShallow=await gitLine(root,["rev-parse","--is-shallow-repository"])==="\
true";throw new Error(`${root} has no commit ${name2}${isShallow?". It is a shallow clone: fetch the commit first.":""}`)}return commit}async function publishTree(options,work){
const{ingest,progress,server}=options;const{listing,request,cache,state,git:git2,clock,crew}=work;const{repository,ref}=request;const started=Date.now();const todo=plan(
listing,git2,state,options);const sent=state.published.filter(one=>one.server===server&&one.repository===repository);const languages=[...languagesOf(todo,state),
...languagesOfLikelyLacks(sent,ref,todo.kept)];if(languages.length>0)crew.warm(1,languages);clock("plan");const begun=ingest.begin(request);const uploader=new Uploads(
ingest,begun.then(({upload:upload2})=>upload2));const ask=async()=>{const{upload:upload2,base:base2}=await begun;const published2=sent.find(one=>one.digest===base2?.
digest);const present=await whatServerHas(ingest,upload2,published2,todo);tellWork(todo,present,git2);if(!base2&&present.files.size===0)uploader.expectNothing();
clock("ask");return{upload:upload2,base:base2,published:published2,links:present.links}};const name2=`${PROCESS}-${started.toString(36)}`;const settlements=new Settlements(
cache.folder,state.settled??{},{overlaid:(options.scip??[]).length>0,nameSettled:options.cache===false?void 0:family2=>`${name2}-${family2}${SETTLED}`});const warnings=[];
const scip=[];settlements.readAhead(new Set(languages));const{asked,linked}=await readAndLink({...work,todo,uploader,progress,settlements,warnings,scip},ask,{name:name2,
scip:options.scip??[]});const{upload,base,published}=asked;const entries=[...todo.rows.values()].map(entryOf);const counted=countUp(todo.rows);const statistics={
...counted.statistics,phases:clock.phases};const indexed=entries.filter(isIndexed).length;const change=base&&published&&differenceTo(published,entries);const digest=change?.
digest??digestOf(entries);const isCurrent=base?.ref===ref&&base.commit===request.commit&&base.digest===digest;const made4={server,repository,ref,digest,entries};
const sayLost=error=>progress.say(`${unwritable(cache.folder,error).message} The next run reads everything again.`);const record3=async changed=>{if(options.cache===
false)return void 0;const settled=await settlements.kept();try{return remember(cache,state,{todo,started,settled,base:published,commit:request.commit,...changed})}catch(error){
sayLost(error);return void 0}};const expected3={made:made4,unchanged:isCurrent&&linked===0};let recording;const outcome=()=>{clock("upload");recording??=setImmediate2().
then(()=>record3(expected3));recording.catch(()=>void 0);const{files:uploadedFiles,links:uploadedLinks,bytes:uploadedBytes}=uploader.sent;return{indexed,skipped:entries.
length-indexed,statistics,counts:{...{extracted:todo.work.length,linked,uploadedFiles,uploadedLinks,uploadedBytes},skippedBy:counted.skippedBy}}};const difference=isCurrent?
{changes:[],digest}:change;const said=await publish({ingest,request,upload,uploads:uploader,entries,difference,outcome}).catch(async error=>{const draft2=await recording?.
catch(()=>void 0);draft2?.discard();throw error});const isSame=isCurrent&&said.outcome==="published"&&said.generation===base.generation;const answer=isSame?{...said,
outcome:"unchanged"}:said;clock("publish");const draft=await recording;const unchanged=isSame&&linked===0;const isExpected=answer.outcome!=="superseded"&&unchanged===
expected3.unchanged;if(!isExpected)draft?.discard();try{const kept=isExpected?draft:await record3({made:answer.outcome==="superseded"?void 0:made4,unchanged});kept?.
keep()}catch(error){sayLost(error)}clock("remember");return reportOf({repository,ref,commit:request.commit,dirty:listing.dirty},answer,{entries,skippedBy:counted.
skippedBy,extracted:todo.work,linked,uploaded:uploader.sent},{statistics:{...statistics,phases:clock.phases},rows:todo.rows,warnings,scip})}async function readAndLink(work,ask,given5){
const{listing,git:git2,cache,crew,clock,state,todo,uploader,progress,settlements,warnings,scip}=work;const pool=new ParserPool({root:listing.root,git:git2,cache:cache.
folder,surroundings:todo.surroundings,scip:[...given5.scip]},given5.name,amountOf(todo.work.map(({file})=>file)),crew);try{const extract=(some,records2)=>extractAll(
pool,some,uploader,progress,file=>take2(todo.rows,file,warnings),records2);const few=isFew(todo.work)?[...todo.work]:[];const asking=ask().then(asked2=>{for(const family2 of familiesOf(
todo.kept))todo.around.of(family2);return asked2});const has=asking.then(()=>new Set(few.flatMap(({file})=>file.here??[])));const records=new Records(uploader,has);
const[asked]=await Promise.all([asking,extract(few,records)]);const recorded=records.post();recorded.catch(()=>void 0);const others=todo.work.slice(few.length);
const amount=amountOf(others.map(({file})=>file));pool.expect(amount);await extract(others);clock("extract");if(amount.bytes>=MUCH_BYTES2)await pool.renew();const linked=await linkAll(
{...{pool,listing,cache,state,todo,present:asked.links},...{uploads:uploader,progress,warnings,scip,settlements}});await recorded;clock("link");return{asked,linked}}finally{
await pool.close()}}function nameOf6(folder){return basename(folder,".git").replace(/[^\w.-]+/g,"-").slice(0,100)||"root"}export{LANGUAGES,Misnamed,run2 as run};
