import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{printed}from"./CKZGQSY7.js";import{setTimeout as sleep}from"node:timers/promises";import{existsSync}from"node:fs";import{createRequire}from"node:module";import{fileURLToPath}from"node:url";var zod;function loaded(){if(zod)return zod;const file=[
"./schemas.cjs","../schemas.cjs"].map(name=>new URL(name,import.meta.url)).find(existsSync);zod=createRequire(import.meta.url)(fileURLToPath(file));return zod}var schemaOf=new WeakMap;
var VALIDATES=/parse|decode|encode/i;function later(make){let made;const schema=()=>{made??=make();return made};const method=(name,given)=>schema()[name]?.(...given);
const standIn=new Proxy({},{get:(_,name)=>(...given)=>VALIDATES.test(String(name))?method(String(name),given):later(()=>method(String(name),given.map(inEarnest)))});
schemaOf.set(standIn,schema);return standIn}function inEarnest(given){if(typeof given!=="object"||given===null)return given;const schema=schemaOf.get(given);if(schema)
return schema();if(Array.isArray(given))return given.map(inEarnest);const isPlain=Object.getPrototypeOf(given)===Object.prototype;return isPlain?Object.fromEntries(
Object.entries(given).map(([name,one])=>[name,inEarnest(one)])):given}var maker=name=>(...given)=>later(()=>loaded()[name]?.(...given.map(inEarnest)));var enumeration=maker(
"enum");var array=maker("array");var base64=maker("base64");var boolean=maker("boolean");var discriminatedUnion=maker("discriminatedUnion");var int=maker("int");var json=maker(
"json");var literal=maker("literal");var number=maker("number");var object=maker("object");var record=maker("record");var strictObject=maker("strictObject");var string=maker(
"string");var tuple=maker("tuple");var union=maker("union");var Id=int().min(0).max(2**52-1);var BlobSha=string().regex(/^[0-9a-f]{40}$/);var CommitSha=string().regex(/^[0-9a-f]{40}$/);function idOfDigest(digest){let high=0;
for(let i=0;i<6;i++)high=high*256+digest[i];return high*16+(digest[6]>>4)}function fileVersionText(path,blob,extractor){return`file\0${path}\0${blob}\0${extractor}`}
function linkSetText(fileVersion,bodyJson){return`links\0${fileVersion}\0${bodyJson}`}function symbolText(path,kind,qualifiedName,nth){return`symbol\0${path}\0${kind}\
\0${qualifiedName}\0${nth}`}function moduleText(path){return symbolText(path,"module","<module>",0)}var LIMITS={pathBytes:4096,fileBytes:8*1024*1024,lineChars:2e4,nameChars:512,signatureChars:600,symbolsPerFile:2e5,occurrencesPerFile:1e6,requestBytes:12*1024*1024,
requestInflatedBytes:32*1024*1024,recordsPerBatch:4096,bodyInflatedBytes:24*1024*1024,contentInflatedBytes:256*1024*1024,jsonDepth:16,filesPerRef:1e6,languages:500,
namesPerRun:100,idsPerHave:5e4,refBytes:250};var utf8=new TextEncoder;var isRepositoryPath=path=>namesAFile(path)&&isShort(path);function namesAFile(path){if(path.length===0||!path.isWellFormed()||path.includes(
"\0"))return false;if(path.startsWith("/")||path.endsWith("/"))return false;return path.split("/").every(segment=>segment!==""&&segment!=="."&&segment!=="..")}var isShort=path=>path.
length<=LIMITS.pathBytes/4||utf8.encode(path).length<=LIMITS.pathBytes;var RepositoryPath=string().refine(namesAFile,"not a repository-relative path").refine(isShort,
{message:`longer than ${LIMITS.pathBytes} bytes`});var Line=int().min(0).max(1e7);var Column=int().min(0).max(1e7);var SYMBOL_KINDS=["function","method","constructor","class","interface","struct","union","trait","impl","enum","enum_member","type","variable","constant","prope\
rty","namespace","module","macro","object"];var SymbolKind=enumeration(SYMBOL_KINDS);var MODIFIERS=["exported","default","public","protected","private","internal","static","abstract","final","async","generator","readonly","getter","setter","decl\
aration","override","test","entry","deprecated"];var Modifier=enumeration(MODIFIERS);var Text=string().max(LIMITS.signatureChars);var Parameter=object({name:string().
max(LIMITS.nameChars),type:Text.optional(),default:Text.optional(),variadic:literal(true).optional()});var SymbolFact=object({id:Id,name:string().min(1).max(LIMITS.
nameChars),kind:SymbolKind,qualified:string().max(4*LIMITS.nameChars).optional(),parent:int().min(0).optional(),line:Line,column:Column,start:Line,end:Line,doc:tuple(
[Line,Line]).optional(),signature:Text.optional(),modifiers:array(Modifier).max(12).optional(),parameters:array(Parameter).max(256).optional(),returns:Text.optional(),
receiver:Text.optional(),type:Text.optional(),annotations:array(Text).max(64).optional(),conditions:array(string().max(200)).max(32).optional(),extra:record(string().
max(64),json()).optional()});var SKIP_REASONS=["binary","too_large","minified","generated","vendored","lfs_pointer","submodule","symlink","undecodable","ignored","bad_path","unreadable","fa\
iled"];var SkipReason=enumeration(SKIP_REASONS);var Diagnostics=object({errors:int().min(0),lines:array(Line).max(20)});var ChunkSpan=object({type:enumeration([
"function","method","type","interface","file"]),start:Line,end:Line,symbol:int().min(0).optional()});var FileFacts=object({symbols:array(SymbolFact).max(LIMITS.
symbolsPerFile),chunks:array(ChunkSpan).max(LIMITS.symbolsPerFile),diagnostics:Diagnostics.optional(),module:string().max(1024).optional()});var FileRecord=object(
{kind:literal("file"),id:Id,path:RepositoryPath,blob:BlobSha,extractor:string().min(1).max(120),language:string().min(1).max(40),size:int().min(0).max(LIMITS.fileBytes),
lines:int().min(0),role:enumeration(["source","test","generated","documentation","configuration","data"]),text:base64(),facts:base64()});var USES=["read","write","call","call_indirect","call_macro","import","extends","implements","overrides","type","runs"];var Use=enumeration(USES);var EVIDENCE=[
"exact","import","same_file","type","unique_name","ambiguous","dynamic"];var Evidence=enumeration(EVIDENCE);var Name=string().max(2*LIMITS.nameChars);var Index=int().
min(0).max(LIMITS.occurrencesPerFile);var Target=union([tuple([literal("s"),Id]),tuple([literal("l"),Index]),tuple([literal("e"),Name,Name]),tuple([literal("u"),
Name]),tuple([literal("a"),array(Index).min(2).max(64)]),tuple([literal("m"),array(Index).min(2).max(64)])]);var Local=tuple([Name,enumeration(["parameter","var\
iable","function","class","type","label","import"]),Line,Column,int().min(-1)]);var column=of=>array(of).max(LIMITS.occurrencesPerFile);var LinkSetBody=object({
targets:array(Target).max(LIMITS.occurrencesPerFile),locals:array(Local).max(LIMITS.occurrencesPerFile),line:column(Line),column:column(Column),length:column(int().
min(0).max(1e4)),use:column(int().min(0).max(USES.length-1)),target:column(Index),from:column(int().min(-1)),evidence:column(int().min(0).max(EVIDENCE.length-1)),
confidence:column(int().min(0).max(100)),conditions:array(tuple([Index,string().max(200)])).optional()}).refine(b=>[b.column,b.length,b.use,b.target,b.from,b.evidence,
b.confidence].every(c=>c.length===b.line.length),"columns differ in length");var LinkRecord=object({kind:literal("links"),id:Id,file:Id,module:Id,symbols:array(
Id).max(LIMITS.symbolsPerFile),body:base64()});var IndexedEntry=tuple([RepositoryPath,Id,Id]);var SkippedEntry=tuple([RepositoryPath,SkipReason,int().min(0)]);var RemovedEntry=tuple([RepositoryPath]);var ManifestEntry=union(
[IndexedEntry,SkippedEntry,RemovedEntry]);var ManifestRecord=object({kind:literal("manifest"),entries:array(ManifestEntry).max(4096)});function entryText(entry){
return entry.join("\0")}function addToDigest(digest,entry){return(digest+entry)%2**52}function subtractFromDigest(digest,entry){return(digest-entry+2**52)%2**52}var STOP=new Set("the a an of to in is it and or for on with that this be as are by from at not if when should can will but was has have do does".split(" "));var LONGEST=64;
var SUFFIX=/(?:ational|ization|ations?|ings?|ments?|ness|ers?|ies|ied|ed|es|s|e|y)$/;function stem(word){if(word.length<4)return word;const found=SUFFIX.exec(word);
if(!found||found.index<3)return word;const ending=found[0];return word.slice(0,found.index)+(ending==="ies"||ending==="ied"||ending==="y"?"i":"")}function termsOf(identifier){
if(identifier.length>LONGEST)return[];if(SMALL.test(identifier))return termsOfParts(identifier,identifier.split(/[_$]+/).filter(Boolean));if(/[\ud800-\udfff]/.test(
identifier))return[];const parts=identifier.replace(new RegExp("(\\p{Ll}|\\p{N})(\\p{Lu})","gu"),"$1 $2").replace(new RegExp("(\\p{Lu}+)(\\p{Lu}\\p{Ll})","gu"),
"$1 $2").split(/[\s_$]+/).filter(Boolean).map(part=>part.toLowerCase());return isUnspaced(identifier)?termsOfUnspaced(identifier,parts):termsOfParts(identifier,
parts)}var SMALL=/^[a-z\d_$]*$/;function termsOfParts(identifier,parts){const terms=parts.filter(part=>part.length>1&&!STOP.has(part)).map(stem);if(parts.length>
1)terms.push(identifier.toLowerCase());return terms}var UNSPACED=/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]+/u;var isUnspaced=text=>UNSPACED.test(text);
function termsOfUnspaced(identifier,parts){const runs=parts.flatMap(part=>part.split(UNSPACED_RUNS)).filter(Boolean);const terms=runs.flatMap(run=>isUnspaced(run)?
[...pairsOf(run),run]:termsOfParts(run,[run]));if(runs.length>1)terms.push(identifier.toLowerCase());return terms.filter(term=>term.length>1)}var UNSPACED_RUNS=new RegExp(
`(${UNSPACED.source})`,"u");var pairsOf=run=>run.length>2?Array.from({length:run.length-1},(_,at)=>run.slice(at,at+2)):[];var IDENTIFIER=new RegExp("[\\p{L}_$][\\\
p{L}\\p{N}_$]*|\\p{N}+","gu");var FIELD_WEIGHT={body:1,name:4,path:6};var MOST_COUNT=255;var WordBlock=object({first:string().max(LONGEST*4),data:base64().max(2e6)});var WordIndex=array(WordBlock).
max(65536);var NAME_BIT=1<<24;var TrigramBlock=object({first:int().min(0).max(2*NAME_BIT-1),data:base64().max(2e6)});var SegmentRecord=object({kind:literal("segment"),id:Id,files:array(Id).min(
1).max(LIMITS.recordsPerBatch),blocks:array(TrigramBlock).max(65536),words:WordIndex.optional()});function segmentText(files){return`segment\0${files.join(",")}`}var REPOSITORY_NAME=/^(?!\.{1,2}\/)[A-Za-z0-9_.-]{1,100}\/(?!\.{1,2}$)[A-Za-z0-9_.-]{1,100}$/;var RepositoryName=string().regex(REPOSITORY_NAME);var RefName=string().
min(1).refine(isShortRef,`longer than ${LIMITS.refBytes} bytes`).refine(isGitRef,"not a ref name that git would accept");function isShortRef(ref){return new TextEncoder().
encode(ref).length<=LIMITS.refBytes}function isGitRef(ref){return ref.isWellFormed()&&!/[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|\/$|^\/|\.$|\.lock$/.test(ref)}
var isRepositoryName=name=>REPOSITORY_NAME.test(name);var isRefName=ref=>ref.length>0&&isShortRef(ref)&&isGitRef(ref);var RunOrder=object({run:int().min(0),attempt:int().
min(0)});var BeginRequest=strictObject({format:int(),repository:RepositoryName,ref:RefName,commit:CommitSha,defaultRef:RefName.optional(),order:RunOrder,agent:string().
max(200)});var Base=object({ref:RefName,generation:int(),commit:CommitSha,digest:Id,paths:int()});var BeginAnswer=object({upload:string(),expires:string(),formats:array(
int()),limits:record(string(),number()),base:Base.optional()});var HaveRequest=strictObject({files:array(Id).max(LIMITS.idsPerHave),links:array(Id).max(LIMITS.idsPerHave)});
var HaveAnswer=object({files:array(Id),links:array(Id)});var InboundRecord=discriminatedUnion("kind",[FileRecord,LinkRecord,SegmentRecord,ManifestRecord]);var RecordsAnswer=object(
{stored:int(),known:int()});var numbersByName=number2=>record(string().max(40),number2).refine(named=>Object.keys(named).length<=LIMITS.namesPerRun,`more than ${LIMITS.
namesPerRun} names`);var RunCounts=strictObject({extracted:int().min(0).optional(),linked:int().min(0).optional(),uploadedFiles:int().min(0).optional(),uploadedLinks:int().
min(0).optional(),uploadedBytes:int().min(0).optional(),retries:int().min(0).optional(),skippedBy:numbersByName(int().min(0)).optional()});var PublishRequest=strictObject(
{manifest:enumeration(["full","delta"]),digest:Id,indexed:int().min(0),skipped:int().min(0),statistics:object({symbols:int(),occurrences:int(),bytes:int(),languages:record(
string().max(40),object({files:int(),withErrors:int(),symbols:int()})).refine(languages=>Object.keys(languages).length<=LIMITS.languages,`more than ${LIMITS.languages}\
 languages`),phases:numbersByName(number()).optional()}),counts:RunCounts.optional()});var PublishAnswer=object({outcome:enumeration(["published","superseded"]),
generation:int(),commit:CommitSha,url:string()});var RunFailure=strictObject({message:string().max(2e3),next:string().max(1e3).optional(),phase:string().max(40).
optional()});var ReportRequest=strictObject({repository:RepositoryName,ref:RefName,commit:CommitSha,order:RunOrder,agent:string().max(200),outcome:enumeration([
"failed","cancelled"]),failure:RunFailure.optional(),phases:numbersByName(number()).optional(),counts:RunCounts.optional()});var ReportAnswer=object({noted:boolean()});
var INGEST_ERRORS=["unauthorized","repository_not_found","permission_denied","invalid","unsupported_format","too_large","bomb","hash_mismatch","missing_content",
"digest_mismatch","base_moved","upload_not_found","rate_limited","unavailable"];var IngestError=object({code:enumeration(INGEST_ERRORS),message:string(),hint:string().
optional(),details:record(string(),json()).optional()});var Unreachable=class extends Error{name="Unreachable"};function clientOf({protocol}){return protocol==="https:"?process.getBuiltinModule("node:https"):process.
getBuiltinModule("node:http")}function post(url,headers,body,patienceMs,meanwhile=()=>void 0){const{request}=clientOf(url);const length=String(typeof body==="st\
ring"?Buffer.byteLength(body):body.length);const options={method:"POST",headers:{...headers,"content-length":length}};return new Promise((resolve,reject)=>{const{
agent,proxy=""}=wayTo(url);if(agent)options.agent=agent;const fail=error=>{clearTimeout(patience);reject(distrust(url,error.code)??new Unreachable(`${reasonOf(error)}${proxy}`))};
const sent=request(url,options,answer=>{const parts=[];answer.on("data",part=>parts.push(part));answer.once("error",fail);answer.once("end",()=>{clearTimeout(patience);
resolve({status:answer.statusCode??0,text:Buffer.concat(parts).toString("utf8"),retryAfter:secondsUntil(answer.headers["retry-after"]),...answer.headers.location===
void 0?{}:{location:answer.headers.location}})})});const patience=setTimeout(()=>sent.destroy(new Error(`no answer in ${patienceMs/1e3} s`)),patienceMs);sent.on(
"error",fail);sent.once("finish",meanwhile);sent.end(body)})}function secondsUntil(said){const seconds=Number(said??0);return Number.isNaN(seconds)?Math.max(0,(Date.
parse(said??"")-Date.now())/1e3)||0:seconds}var reasonOf=({code,message})=>code===void 0||code.startsWith("ERR_PROXY")?message:code;function distrust({host},code=""){
if(!/CERT|VERIFY_LEAF|INVALID_CA|HOSTNAME_MISMATCH/.test(code))return void 0;const next=/EXPIRED|NOT_YET_VALID/.test(code)?"Check the clock of this machine, and\
 until when the certificate is valid.":/ALTNAME|HOSTNAME/.test(code)?"It is for another name: check the address of the server.":"If it comes from an authority o\
f your own, name the file with its certificate in the variable NODE_EXTRA_CA_CERTS.";return new Error(`The certificate of ${host} is not trusted (${code}). ${next}`)}
var LOOPBACK=/^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;var agents=new Map;function wayTo(url){const{env}=process;const names=url.protocol==="https:"?["https_\
proxy","HTTPS_PROXY"]:["http_proxy","HTTP_PROXY"];const name=names.find(one=>env[one]);if(name===void 0||LOOPBACK.test(url.hostname))return{};const given=env[name];
const proxy=given.includes("://")?given:`http://${given}`;if(!isAskable(URL.parse(proxy)))throw new Error(`The variable ${name} is not the address of a proxy th\
at is asked by HTTP.`);const direct=env.no_proxy||env.NO_PROXY||"";const key=[url.protocol,proxy,direct].join(" ");let agent=agents.get(key);if(!agent){const proxyEnv={
http_proxy:proxy,https_proxy:proxy,no_proxy:direct};agent=new(clientOf(url)).Agent({keepAlive:true,scheduling:"lifo",timeout:5e3,proxyEnv});agents.set(key,agent)}
return{agent,proxy:`, and ${name} names a proxy${direct===""?"":` unless no_proxy lists ${url.hostname}`}`}}function isAskable(proxy){try{decodeURIComponent(`${proxy?.
username}${proxy?.password}`)}catch{return false}return/^https?:$/.test(proxy?.protocol??"")}function readReply(text,shape){return shape.safeParse(parse(text)).data}function readError(text){const body=parse(text);return IngestError.safeParse(body?.error??
body).data}function parse(text){try{return JSON.parse(text)}catch{return void 0}}var IngestRefused=class extends Error{code;failure;constructor(error,next){const todo=error.hint??next;super([printed(error.message),...todo?[printed(todo)]:[]].
join("\n"));this.name="IngestRefused";this.code=error.code;this.failure={message:error.message,...todo?{next:todo}:{}}}};var NEXT={unauthorized:"Check the token\
: it may be mistyped, expired or revoked. Ask an administrator of the server for a new one.",repository_not_found:"Ask an administrator of the server to link th\
e repository, or check --repository owner/name.",permission_denied:"This token may not publish to that repository or ref. Create one that may.",unsupported_format:"\
This indexer is too old (or too new) for the server. Update it."};var TRIES=7;var PATIENCE_MS=12e4;function connect(server,given,on={}){const base=new URL(server);
clientOf(base);const credential=typeof given==="string"?{token:given}:given;const renewed=renewing(credential);const ask=async(path,answer,headers,body)=>{let reason="";
let again=false;const prepare=()=>{answer.safeParse(void 0)};for(let attempt=0;attempt<TRIES;attempt++){let wait=Math.min(30,.25*2**attempt)*(.75+Math.random()/
2);try{const{token}=credential;const all={authorization:`Bearer ${token}`,accept:"application/json",...headers};const url=new URL(`/api/ingest/${path}`,base);const{
status,text,retryAfter,location}=await post(url,all,body,PATIENCE_MS,prepare);const succeeded=status>=200&&status<300;const said=succeeded?readReply(text,answer):
void 0;if(said!==void 0)return said;const error=succeeded?void 0:readError(text);if(error?.code==="unauthorized"&&!again&&await renewed(token)){again=true;continue}
if(error&&!isPassing(status,error.code))throw new IngestRefused(error,NEXT[error.code]);if(!isPassing(status,error?.code))throw new Error(`${base.host} answered\
 ${status} to ${path}${strange(status,body,elsewhere(base,location))}`);wait=Math.max(wait,Math.min(60,retryAfter));reason=error?.message.replace(/\.$/,"")??`${base.
host} answered ${status}`}catch(error){if(!(error instanceof Unreachable))throw error;reason=`${base.host} cannot be reached (${error.message})`}if(attempt<TRIES-
1){on.retry?.(reason,wait);await sleep(wait*1e3)}}throw new Error(`${reason}. Gave up after ${TRIES} tries; nothing has been published. Run the same command aga\
in to continue.`)};const json2=(path,answer,request)=>ask(path,answer,{"content-type":"application/json"},JSON.stringify(request));return{begin:request=>json2("\
begin",BeginAnswer,request),have:(upload,request)=>json2(`${upload}/have`,HaveAnswer,request),records:(upload,body)=>ask(`${upload}/records`,RecordsAnswer,{"con\
tent-type":"application/x-ndjson","content-encoding":"gzip"},body),publish:(upload,request)=>json2(`${upload}/publish`,PublishAnswer,request)}}function renewing(credential){
let underWay;return async refused=>{const{renew}=credential;if(!renew)return false;if(credential.token===refused){underWay??=renew().then(token=>{credential.token=
token}).finally(()=>{underWay=void 0});await underWay}return true}}async function reportEnd(server,token,request){const headers={authorization:`Bearer ${token}`,
"content-type":"application/json"};await post(new URL("/api/ingest/report",server),headers,JSON.stringify(request),5e3).catch(()=>void 0)}function elsewhere(base,location){
const{origin}=location!==void 0&&URL.parse(location,base)||base;return origin===base.origin?void 0:origin}function strange(status,body,elsewhere2){if(elsewhere2!==
void 0)return`, which leads to ${elsewhere2}. If that is your server, name it instead.`;return status===413?`: a proxy in front of the server does not accept a \
request of ${(body.length/1e6).toFixed(1)} MB.`:", which is not a Sextant response. Is this a Sextant server?"}function isPassing(status,code){if(code!==void 0)
return code==="rate_limited"||code==="unavailable";return status===408||status===429||status>=500&&status!==501}function dryRun(sent){return{isDry:true,begin:async()=>({
upload:"dry-run",expires:new Date(Date.now()+36e5).toISOString(),formats:[1],limits:{}}),have:async(_,request)=>({files:request.files,links:request.links}),records:async(_,body)=>{
sent.bytes+=body.length;sent.requests++;return{stored:0,known:0}},publish:async()=>({outcome:"published",generation:0,commit:"0".repeat(40),url:""})}}export{LIMITS,array,int,number,object,strictObject,string,CommitSha,idOfDigest,fileVersionText,linkSetText,moduleText,isRepositoryPath,USES,EVIDENCE,entryText,addToDigest,
subtractFromDigest,termsOf,FIELD_WEIGHT,MOST_COUNT,NAME_BIT,segmentText,RepositoryName,RefName,isRepositoryName,isRefName,RunOrder,IngestError,Unreachable,post,
readReply,readError,IngestRefused,connect,reportEnd,elsewhere,dryRun};
