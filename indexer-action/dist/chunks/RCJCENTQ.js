import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{BlobSha,CommitSha,Id,LIMITS,Line,LinkRecord,RepositoryPath,SegmentRecord,SymbolFact,external_exports}from"./N7P5LUL3.js";import{setTimeout as sleep}from"node:timers/promises";var SKIP_REASONS=["binary","too_large","minified","generated","vendored","lfs_pointer","submodule","symlink","undecodable","ignored","bad_path","unreadable","fa\
iled"];var SkipReason=external_exports.enum(SKIP_REASONS);var Diagnostics=external_exports.object({errors:external_exports.int().min(0),lines:external_exports.array(
Line).max(20)});var ChunkSpan=external_exports.object({type:external_exports.enum(["function","method","type","interface","file"]),start:Line,end:Line,symbol:external_exports.
int().min(0).optional()});var FileFacts=external_exports.object({symbols:external_exports.array(SymbolFact).max(LIMITS.symbolsPerFile),chunks:external_exports.array(
ChunkSpan).max(LIMITS.symbolsPerFile),diagnostics:Diagnostics.optional(),module:external_exports.string().max(1024).optional()});var FileRecord=external_exports.
object({kind:external_exports.literal("file"),id:Id,path:RepositoryPath,blob:BlobSha,extractor:external_exports.string().min(1).max(120),language:external_exports.
string().min(1).max(40),size:external_exports.int().min(0).max(LIMITS.fileBytes),lines:external_exports.int().min(0),role:external_exports.enum(["source","test",
"generated","documentation","configuration","data"]),text:external_exports.base64(),facts:external_exports.base64()});var IndexedEntry=external_exports.tuple([RepositoryPath,Id,Id]);var SkippedEntry=external_exports.tuple([RepositoryPath,SkipReason,external_exports.int().min(0)]);
var RemovedEntry=external_exports.tuple([RepositoryPath]);var ManifestEntry=external_exports.union([IndexedEntry,SkippedEntry,RemovedEntry]);var ManifestRecord=external_exports.
object({kind:external_exports.literal("manifest"),entries:external_exports.array(ManifestEntry).max(4096)});function entryText(entry){return entry.join("\0")}function addToDigest(digest,entry){
return(digest+entry)%2**52}function subtractFromDigest(digest,entry){return(digest-entry+2**52)%2**52}var RepositoryName=external_exports.string().regex(/^[A-Za-z0-9_.-]{1,100}\/[A-Za-z0-9_.-]{1,100}$/);var RefName=external_exports.string().min(1).refine(ref=>new TextEncoder().
encode(ref).length<=LIMITS.refBytes,`longer than ${LIMITS.refBytes} bytes`).refine(ref=>ref.isWellFormed()&&!/[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|\/$|^\/|\.$|\.lock$/.
test(ref),"not a ref name that git would accept");var RunOrder=external_exports.object({run:external_exports.int().min(0),attempt:external_exports.int().min(0)});
var BeginRequest=external_exports.strictObject({format:external_exports.int(),repository:RepositoryName,ref:RefName,commit:CommitSha,defaultRef:RefName.optional(),
order:RunOrder,agent:external_exports.string().max(200)});var Base=external_exports.object({ref:RefName,generation:external_exports.int(),commit:CommitSha,digest:Id,
paths:external_exports.int()});var BeginAnswer=external_exports.object({upload:external_exports.string(),expires:external_exports.string(),formats:external_exports.
array(external_exports.int()),limits:external_exports.record(external_exports.string(),external_exports.number()),base:Base.optional()});var HaveRequest=external_exports.
strictObject({files:external_exports.array(Id).max(LIMITS.idsPerHave),links:external_exports.array(Id).max(LIMITS.idsPerHave)});var HaveAnswer=external_exports.
object({files:external_exports.array(Id),links:external_exports.array(Id)});var InboundRecord=external_exports.discriminatedUnion("kind",[FileRecord,LinkRecord,
SegmentRecord,ManifestRecord]);var RecordsAnswer=external_exports.object({stored:external_exports.int(),known:external_exports.int()});var RunCounts=external_exports.
strictObject({extracted:external_exports.int().min(0).optional(),linked:external_exports.int().min(0).optional(),uploadedFiles:external_exports.int().min(0).optional(),
uploadedLinks:external_exports.int().min(0).optional(),uploadedBytes:external_exports.int().min(0).optional(),retries:external_exports.int().min(0).optional(),skippedBy:external_exports.
record(external_exports.string().max(40),external_exports.int().min(0)).optional()});var PublishRequest=external_exports.strictObject({manifest:external_exports.
enum(["full","delta"]),digest:Id,indexed:external_exports.int().min(0),skipped:external_exports.int().min(0),statistics:external_exports.object({symbols:external_exports.
int(),occurrences:external_exports.int(),bytes:external_exports.int(),languages:external_exports.record(external_exports.string().max(40),external_exports.object(
{files:external_exports.int(),withErrors:external_exports.int(),symbols:external_exports.int()})),phases:external_exports.record(external_exports.string().max(40),
external_exports.number()).optional()}),counts:RunCounts.optional()});var PublishAnswer=external_exports.object({outcome:external_exports.enum(["published","sup\
erseded"]),generation:external_exports.int(),commit:CommitSha,url:external_exports.string()});var RunFailure=external_exports.strictObject({message:external_exports.
string().max(2e3),next:external_exports.string().max(1e3).optional(),phase:external_exports.string().max(40).optional()});var ReportRequest=external_exports.strictObject(
{repository:RepositoryName,ref:RefName,commit:CommitSha,order:RunOrder,agent:external_exports.string().max(200),outcome:external_exports.enum(["failed","cancell\
ed"]),failure:RunFailure.optional(),phases:external_exports.record(external_exports.string().max(40),external_exports.number()).optional(),counts:RunCounts.optional()});
var ReportAnswer=external_exports.object({noted:external_exports.boolean()});var INGEST_ERRORS=["unauthorized","repository_not_found","permission_denied","inval\
id","unsupported_format","too_large","bomb","hash_mismatch","missing_content","digest_mismatch","base_moved","upload_not_found","rate_limited","unavailable"];var IngestError=external_exports.
object({code:external_exports.enum(INGEST_ERRORS),message:external_exports.string(),hint:external_exports.string().optional(),details:external_exports.record(external_exports.
string(),external_exports.json()).optional()});var Unreachable=class extends Error{name="Unreachable"};function post(url,headers,body,patienceMs){const{request}=url.protocol==="https:"?process.getBuiltinModule(
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
p after ${TRIES} tries; nothing has been published. Run the same command again to go on.`)};const json=(path,answer,request)=>ask(path,answer,{"content-type":"a\
pplication/json"},JSON.stringify(request));return{begin:request=>json("begin",BeginAnswer,request),have:(upload,request)=>json(`${upload}/have`,HaveAnswer,request),
records:(upload,body)=>ask(`${upload}/records`,RecordsAnswer,{"content-type":"application/x-ndjson","content-encoding":"gzip"},body),publish:(upload,request)=>json(
`${upload}/publish`,PublishAnswer,request)}}async function reportEnd(server,token,request){const headers={authorization:`Bearer ${token}`,"content-type":"applic\
ation/json"};await post(new URL("/api/ingest/report",server),headers,JSON.stringify(request),5e3).catch(()=>void 0)}function readError(text){try{const body=JSON.
parse(text);const parsed=IngestError.safeParse(body.error??body);return parsed.success?parsed.data:void 0}catch{return void 0}}function isPassing(status,code){if(code!==
void 0)return code==="rate_limited"||code==="unavailable";return status===408||status===429||status>=500}function dryRun(sent){return{begin:async()=>({upload:"d\
ry-run",expires:new Date(Date.now()+36e5).toISOString(),formats:[1],limits:{}}),have:async(_,request)=>({files:request.files,links:request.links}),records:async(_,body)=>{
sent.bytes+=body.length;sent.requests++;return{stored:0,known:0}},publish:async()=>({outcome:"published",generation:0,commit:"0".repeat(40),url:""})}}export{entryText,addToDigest,subtractFromDigest,RepositoryName,RefName,RunOrder,IngestError,IngestRefused,connect,reportEnd,dryRun};
