import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{LinkRecord}from"./DNG7M3X2.js";import{SymbolFact}from"./HDOCKK72.js";import{Line,RepositoryPath}from"./NFKNMOLW.js";import{
BlobSha,CommitSha,Id,_enum,array,base64,boolean,discriminatedUnion,int,json,literal,number,object,record,strictObject,string,tuple,union}from"./L4PUK6OL.js";
import{LIMITS}from"./3T4ZRMTF.js";import{setTimeout as sleep}from"node:timers/promises";var SKIP_REASONS=["binary","too_large","minified","generated","vendored","lfs_pointer","submodule","symlink","undecodable","ignored","bad_path","unreadable","fa\
iled"];var SkipReason=_enum(SKIP_REASONS);var Diagnostics=object({errors:int().min(0),lines:array(Line).max(20)});var ChunkSpan=object({type:_enum(["function","\
method","type","interface","file"]),start:Line,end:Line,symbol:int().min(0).optional()});var FileFacts=object({symbols:array(SymbolFact).max(LIMITS.symbolsPerFile),
chunks:array(ChunkSpan).max(LIMITS.symbolsPerFile),diagnostics:Diagnostics.optional(),module:string().max(1024).optional()});var FileRecord=object({kind:literal(
"file"),id:Id,path:RepositoryPath,blob:BlobSha,extractor:string().min(1).max(120),language:string().min(1).max(40),size:int().min(0).max(LIMITS.fileBytes),lines:int().
min(0),role:_enum(["source","test","generated","documentation","configuration","data"]),text:base64(),facts:base64()});var IndexedEntry=tuple([RepositoryPath,Id,Id]);var SkippedEntry=tuple([RepositoryPath,SkipReason,int().min(0)]);var RemovedEntry=tuple([RepositoryPath]);var ManifestEntry=union(
[IndexedEntry,SkippedEntry,RemovedEntry]);var ManifestRecord=object({kind:literal("manifest"),entries:array(ManifestEntry).max(4096)});function entryText(entry){
return entry.join("\0")}function addToDigest(digest,entry){return(digest+entry)%2**52}function subtractFromDigest(digest,entry){return(digest-entry+2**52)%2**52}var STOP=new Set("the a an of to in is it and or for on with that this be as are by from at not if when should can will but was has have do does".split(" "));var LONGEST=64;var IDENTIFIER=new RegExp("[\\p{L}_$][\\p{L}\\p{N}_$]*|\\p{N}+","gu");var WordBlock=object({first:string().max(LONGEST*4),data:base64().max(2e6)});var WordIndex=array(WordBlock).max(65536);var NAME_BIT=1<<24;var TrigramBlock=object({first:int().min(0).max(2*NAME_BIT-1),data:base64().max(2e6)});var SegmentRecord=object({kind:literal("segment"),id:Id,files:array(Id).min(
1).max(LIMITS.recordsPerBatch),blocks:array(TrigramBlock).max(65536),words:WordIndex.optional()});var RepositoryName=string().regex(/^[A-Za-z0-9_.-]{1,100}\/[A-Za-z0-9_.-]{1,100}$/);var RefName=string().min(1).refine(ref=>new TextEncoder().encode(ref).length<=
LIMITS.refBytes,`longer than ${LIMITS.refBytes} bytes`).refine(ref=>ref.isWellFormed()&&!/[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|\/$|^\/|\.$|\.lock$/.test(
ref),"not a ref name that git would accept");var RunOrder=object({run:int().min(0),attempt:int().min(0)});var BeginRequest=strictObject({format:int(),repository:RepositoryName,
ref:RefName,commit:CommitSha,defaultRef:RefName.optional(),order:RunOrder,agent:string().max(200)});var Base=object({ref:RefName,generation:int(),commit:CommitSha,
digest:Id,paths:int()});var BeginAnswer=object({upload:string(),expires:string(),formats:array(int()),limits:record(string(),number()),base:Base.optional()});var HaveRequest=strictObject(
{files:array(Id).max(LIMITS.idsPerHave),links:array(Id).max(LIMITS.idsPerHave)});var HaveAnswer=object({files:array(Id),links:array(Id)});var InboundRecord=discriminatedUnion(
"kind",[FileRecord,LinkRecord,SegmentRecord,ManifestRecord]);var RecordsAnswer=object({stored:int(),known:int()});var RunCounts=strictObject({extracted:int().min(
0).optional(),linked:int().min(0).optional(),uploadedFiles:int().min(0).optional(),uploadedLinks:int().min(0).optional(),uploadedBytes:int().min(0).optional(),retries:int().
min(0).optional(),skippedBy:record(string().max(40),int().min(0)).optional()});var PublishRequest=strictObject({manifest:_enum(["full","delta"]),digest:Id,indexed:int().
min(0),skipped:int().min(0),statistics:object({symbols:int(),occurrences:int(),bytes:int(),languages:record(string().max(40),object({files:int(),withErrors:int(),
symbols:int()})),phases:record(string().max(40),number()).optional()}),counts:RunCounts.optional()});var PublishAnswer=object({outcome:_enum(["published","super\
seded"]),generation:int(),commit:CommitSha,url:string()});var RunFailure=strictObject({message:string().max(2e3),next:string().max(1e3).optional(),phase:string().
max(40).optional()});var ReportRequest=strictObject({repository:RepositoryName,ref:RefName,commit:CommitSha,order:RunOrder,agent:string().max(200),outcome:_enum(
["failed","cancelled"]),failure:RunFailure.optional(),phases:record(string().max(40),number()).optional(),counts:RunCounts.optional()});var ReportAnswer=object(
{noted:boolean()});var INGEST_ERRORS=["unauthorized","repository_not_found","permission_denied","invalid","unsupported_format","too_large","bomb","hash_mismatch",
"missing_content","digest_mismatch","base_moved","upload_not_found","rate_limited","unavailable"];var IngestError=object({code:_enum(INGEST_ERRORS),message:string(),
hint:string().optional(),details:record(string(),json()).optional()});var Unreachable=class extends Error{name="Unreachable"};function post(url,headers,body,patienceMs){const{request}=url.protocol==="https:"?process.getBuiltinModule(
"node:https"):process.getBuiltinModule("node:http");const length=String(typeof body==="string"?Buffer.byteLength(body):body.length);const options={method:"POST",
headers:{...headers,"content-length":length}};return new Promise((resolve,reject)=>{const fail=error=>{clearTimeout(patience);reject(new Unreachable(error.code??
error.message))};const sent=request(url,options,answer=>{const parts=[];answer.on("data",part=>parts.push(part));answer.once("error",fail);answer.once("end",()=>{
clearTimeout(patience);resolve({status:answer.statusCode??0,text:Buffer.concat(parts).toString("utf8"),retryAfter:Number(answer.headers["retry-after"])||0})})});
const patience=setTimeout(()=>sent.destroy(new Error(`no answer in ${patienceMs/1e3} s`)),patienceMs);sent.on("error",fail);sent.end(body)})}var IngestRefused=class extends Error{code;constructor(error,next){super([error.message,error.hint??next].filter(Boolean).join("\n"));this.name="IngestRefused";
this.code=error.code}};var NEXT={unauthorized:"Check the token: it may be mistyped, expired or revoked. Ask an administrator of the server for another.",repository_not_found:"\
Have an administrator of the server link the repository first, or check --repository owner/name.",permission_denied:"This token may not publish to that reposito\
ry or ref. Make one that covers it.",unsupported_format:"This indexer is too old (or too new) for the server. Update it."};var TRIES=7;var PATIENCE_MS=12e4;function connect(server,token,on={}){
const base=new URL(server);const ask=async(path,answer,headers,body)=>{let reason="";for(let attempt=0;attempt<TRIES;attempt++){let wait=Math.min(30,.25*2**attempt)*
(.75+Math.random()/2);try{const all={authorization:`Bearer ${token}`,accept:"application/json",...headers};const{status,text,retryAfter}=await post(new URL(`/ap\
i/ingest/${path}`,base),all,body,PATIENCE_MS);if(status>=200&&status<300)return answer.parse(JSON.parse(text));const error=readError(text);if(!isPassing(status,
error?.code)){if(error)throw new IngestRefused(error,NEXT[error.code]);throw new Error(`${base.host} answered ${status} to ${path}. Is that a Sextant server?`)}
wait=Math.max(wait,Math.min(60,retryAfter));reason=error?.message??`${base.host} answered ${status}`}catch(error){if(!(error instanceof Unreachable))throw error;
reason=`${base.host} cannot be reached (${error.message})`}if(attempt<TRIES-1){on.retry?.(reason,wait);await sleep(wait*1e3)}}throw new Error(`${reason}. Gave u\
p after ${TRIES} tries; nothing has been published. Run the same command again to go on.`)};const json2=(path,answer,request)=>ask(path,answer,{"content-type":"\
application/json"},JSON.stringify(request));return{begin:request=>json2("begin",BeginAnswer,request),have:(upload,request)=>json2(`${upload}/have`,HaveAnswer,request),
records:(upload,body)=>ask(`${upload}/records`,RecordsAnswer,{"content-type":"application/x-ndjson","content-encoding":"gzip"},body),publish:(upload,request)=>json2(
`${upload}/publish`,PublishAnswer,request)}}async function reportEnd(server,token,request){const headers={authorization:`Bearer ${token}`,"content-type":"applic\
ation/json"};await post(new URL("/api/ingest/report",server),headers,JSON.stringify(request),5e3).catch(()=>void 0)}function readError(text){try{const body=JSON.
parse(text);const parsed=IngestError.safeParse(body.error??body);return parsed.success?parsed.data:void 0}catch{return void 0}}function isPassing(status,code){if(code!==
void 0)return code==="rate_limited"||code==="unavailable";return status===408||status===429||status>=500}function dryRun(sent){return{begin:async()=>({upload:"d\
ry-run",expires:new Date(Date.now()+36e5).toISOString(),formats:[1],limits:{}}),have:async(_,request)=>({files:request.files,links:request.links}),records:async(_,body)=>{
sent.bytes+=body.length;sent.requests++;return{stored:0,known:0}},publish:async()=>({outcome:"published",generation:0,commit:"0".repeat(40),url:""})}}export{entryText,addToDigest,subtractFromDigest,NAME_BIT,RepositoryName,RefName,RunOrder,IngestError,IngestRefused,connect,reportEnd,dryRun};
