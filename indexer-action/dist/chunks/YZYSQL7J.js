import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{ruby}from"./JOOJCUZW.js";import{free,unitsOf}from"./BBW3X2DY.js";import{PROJECT_FILES,essenceOf}from"./NKVTMPIS.js";import{
ALL_RULES}from"./47W7N36Z.js";import"./WH2WOI7X.js";import{readJson}from"./6R4OBX4I.js";import{kotlinSymbols,scalaSymbols}from"./HNQHNTKO.js";
import"./3JGKB6ES.js";import{LinkSetBuilder}from"./H5WGUJAQ.js";import"./SL77UPIG.js";import"./U4SBL3K5.js";import"./KOZT6SL4.js";
import{Language,Parser,isOutOfMemory,isParserBroken,parseText}from"./KLRMKRHE.js";import"./2Z6Z2LD7.js";import"./PYQ6AIYU.js";
import{Id,fileVersionText,idOfDigest,linkSetText,moduleText,nothing,symbolText}from"./WYNVCRUU.js";import{ERROR,MISSING,flatten,treeMemory,withoutNodes}from"./CCXMQBEG.js";
import"./CJJMGL6T.js";import{LIMITS}from"./XUA4RPE5.js";import{parentPort,workerData as workerData2}from"node:worker_threads";import{closeSync,mkdirSync,openSync,readSync,writeSync}from"node:fs";import{join}from"node:path";import{constants as constants2,crc32}from"node:zlib";import{constants,deflateRawSync,zstdCompressSync,zstdDecompressSync}from"node:zlib";function deflateRaw(content,options){const bytes=resultOf(deflateRawSync(content,{...options,...WITH_ENGINE}));const text=bytes.toString("base64");free(bytes);return text}
var zstd=(content,options)=>resultOf(zstdCompressSync(content,{...options,...WITH_ENGINE}));var unzstd=content=>resultOf(zstdDecompressSync(content,{...inOnePiece(
lengthIn(content)),...WITH_ENGINE}));var inOnePiece=length=>({chunkSize:Math.max(constants.Z_MIN_CHUNK,length+1)});function lengthIn(frame){const descriptor=frame.
readUInt8(4);const isOneSegment=(descriptor&32)!==0;const at=isOneSegment?5:6;switch(descriptor>>>6){case 0:return isOneSegment?frame.readUInt8(at):constants.Z_DEFAULT_CHUNK;case 1:
return frame.readUInt16LE(at)+256;default:return frame.readUInt32LE(at)}}var WITH_ENGINE={info:true};function resultOf(call){const{buffer,engine}=call;engine._outBuffer=
void 0;return buffer}import{randomUUID}from"node:crypto";var PROCESS=`${process.pid}-${randomUUID().slice(0,8)}`;var ORPHAN_MS=24*3600*1e3;var OUR_FOLDER=".sextant";var CACHE_FOLDER=`${OUR_FOLDER}/cache`;function unwritable(folder,error){const{code=String(error)}=error;const isFull=code==="ENOSPC"||code==="EDQUOT"||code==="EFBIG";const next2=isFull?"Make room th\
ere, or name another folder with --cache.":"Name another folder with --cache, or use --no-cache.";return new Error(`The cache cannot be written to ${folder} (${code}\
). ${next2}`)}var PACKING={params:{[constants2.ZSTD_c_compressionLevel]:-3,[constants2.ZSTD_c_checksumFlag]:1}};var PLAIN_CHARS=4096;var COMPRESSED=40;function packed(json){if(json.
length>=PLAIN_CHARS)return zstd(json,PACKING);const sum=Buffer.allocUnsafe(4);sum.writeUInt32LE(crc32(json));return Buffer.concat([Buffer.from(json),sum])}function unpacked(bytes){
if(bytes[0]===COMPRESSED){const json2=unzstd(bytes);free(bytes);return json2}const json=bytes.subarray(0,-4);if(crc32(json)!==bytes.readUInt32LE(json.length))throw new Error(
"a unit is not what it was");return json}function parsed(json){const text=json.toString("utf8");free(json);return JSON.parse(text)}var UnitWriter=class{#folder;#name;#file;#length=0;constructor(folder,name){
this.#folder=folder;this.#name=name;try{mkdirSync(folder,{recursive:true});this.#file=openSync(join(folder,name),"wx")}catch(error){throw unwritable(folder,error)}}write(headJson,bodyJson){
const head=packed(headJson);const body=packed(bodyJson);const place=[this.#name,this.#length,head.length,body.length];for(const part of[head,body]){this.#append(
part);free(part)}return place}#append(bytes){try{for(let written=0;written<bytes.length;)written+=writeSync(this.#file,bytes,written)}catch(error){throw unwritable(
this.#folder,error)}this.#length+=bytes.length}close(){closeSync(this.#file)}};var UnitReader=class{#folder;#files=new Map;constructor(folder){this.#folder=folder}head(place){
return parsed(this.headJson(place))}body(place){return parsed(this.bodyJson(place))}headJson([pack2,at,length]){return this.#read(pack2,at,length)}bodyJson([pack2,
at,head,length]){return this.#read(pack2,at+head,length)}#read(pack2,at,length){let file=this.#files.get(pack2);if(file===void 0){file=openSync(join(this.#folder,
pack2),"r");this.#files.set(pack2,file)}const bytes=Buffer.allocUnsafe(length);if(readSync(file,bytes,0,length,at)!==length)throw new Error(`${pack2} ends early`);
return unpacked(bytes)}close(){for(const file of this.#files.values())closeSync(file);this.#files.clear()}};function inherited(heirs,{symbol,owner}){const heritage=owner?.signature;if(!owner||!heritage)return void 0;return heirs.find(([from,member])=>member.test(symbol.
name)&&from.test(heritage))?.[2](symbol.name,owner.name)}var ofJob=(_,owner)=>({job:owner});var listens=to=>()=>({listener:to});var ofEntry=name=>({entry:name});
var ofService=name=>({route:`RPC ${name}`});var route=(verb,path)=>({route:`${verb.toUpperCase()} /${(path??"").replace(/^\//,"")}`});var VERBS=/^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/;
var verbAndPath=({verb="",path})=>route(verb,path);var main=({symbol,owner})=>symbol.kind==="function"&&symbol.name==="main"&&!owner?{entry:"main"}:void 0;var extending=(type,member,serves=listens(type))=>[new RegExp(`(?:\\bextends\\b|\\bimplements\\b|^[^(:]*(?:\\(.*\\))?\\s*:).*\\b${type}\\b`,"s"),member,serves];
var HEIRS=[extending("RequestHandler",/^handleRequest$/,ofEntry),extending("RequestStreamHandler",/^handleRequest$/,ofEntry),extending("CommandLineRunner",/^run$/,
()=>({entry:"main"})),extending("ApplicationRunner",/^run$/,()=>({entry:"main"})),extending("ApplicationListener",/^onApplicationEvent$/),extending("(?:QuartzJo\
bBean|Job)",/^execute(?:Internal)?$/,ofJob),extending("Tasklet",/^execute$/,ofJob),extending("CoroutineWorker",/^doWork$/,ofJob),extending("Worker",/^doWork$/,ofJob),
extending("HandlerInterceptor",/^(?:preHandle|postHandle|afterCompletion)$/),extending("OncePerRequestFilter",/^doFilterInternal$/),extending("Filter",/^doFilter$/),
extending("\\w+(?:ImplBase|CoroutineImplBase)",/^[a-z]\w*$/,ofService)];function picocli({symbol,owner}){if(!/^(?:call|run)$/.test(symbol.name)||(symbol.parameters?.
length??0)>0)return void 0;const command3=owner?.annotations?.map(jvm).find(serves=>serves?.command!==void 0);return command3}var SPRING=/^@(Get|Post|Put|Patch|Delete|Request)Mapping\b(?:\(\s*(?:value\s*=\s*|path\s*=\s*)?\[?\s*"([^"]*)")?/;
var LISTENS=/^@(Scheduled|EventListener|TransactionalEventListener|KafkaListener|RabbitListener|JmsListener|SqsListener|MessageMapping|QueryMapping|MutationMapping|SubscriptionMapping|SchemaMapping|BatchMapping|ExceptionHandler|Bean|PostConstruct|PreDestroy|SubscribeMapping|ModelAttribute|InitBinder|KafkaHandler|ServiceActivator|StreamListener|PulsarListener|Incoming|ConsumeEvent|Topic|RocketMQMessageListener|XxlJob|Recurring|EventHandler|CommandHandler|QueryHandler|EventSourcingHandler|Subscribe|OnMessage|OnOpen|OnClose|McpTool)\b/;
var jvm=text=>{const spring=SPRING.exec(text);if(spring){const verb2=spring[1]==="Request"?/RequestMethod\.(\w+)/.exec(text)?.[1]??"ANY":spring[1];return route(
verb2,spring[2])}const verb=/^@(?:(Get|Post|Put|Patch|Delete)\b(?:\(\s*(?:(?:value|uri)\s*=\s*)?"([^"]*)")?|(GET|POST|PUT|PATCH|DELETE)\b(?!\())/.exec(text);if(verb?.[1]!==
void 0&&verb[2]!==void 0)return route(verb[1],verb[2]);if(verb)return{route:(verb[1]??verb[3]??"").toUpperCase()};const listener=LISTENS.exec(text)?.[1];if(listener!==
void 0)return{listener};const command3=/^@(?:ShellMethod|CommandLine\.Command|Command)\s*\((?:.*?\b(?:key|name)\s*=\s*)?"([^"]*)"/s.exec(text);return command3?{
command:command3[1]}:void 0};var java={annotated:text=>SPRING.test(text)?void 0:jvm(text),placed:place=>{const{symbol}=place;const served=inherited(HEIRS,place)??
picocli(place);if(served||/@Observes(?:Async)?\b/.test(symbol.signature??""))return served??{listener:"Observes"};const verb=/^do(Get|Post|Put|Delete|Head|Options)$/.
exec(symbol.name)?.[1];return verb!==void 0&&symbol.parameters?.[0]?.type?.endsWith("HttpServletRequest")?{route:verb.toUpperCase()}:void 0}};var kotlinPlaced=place=>main(
place)??inherited(HEIRS,place)??picocli(place)??(/\bfun\s+(?:\w+\.)*Application\.module\b/.test(place.symbol.signature??"")?{entry:"module"}:void 0);var kotlin={
annotated:text=>jvm(text.trim()),placed:kotlinPlaced};var scala={placed:({symbol,owner,head,body})=>{if(symbol.kind==="object"&&/\bextends\s+(?:.*\bwith\s+)?(?:\w+\.)*(App|IOApp(?:\.Simple)?|ZIOAppDefault|ZIOApp|CommandApp|CommandIOApp)\b/.
test(symbol.signature??""))return{entry:"main"};if(symbol.kind==="method"&&/\bextends\s+(?:\w+\.)*(?:AbstractController|BaseController|MessagesAbstractController|InjectedController)\b/.
test(owner?.signature??"")&&/=\s*(?:\w+[.\s])*Action\b/.test(body()))return{action:`${owner?.name.replace(/Controller$/,"")}#${symbol.name}`};const main2=symbol.
name==="main"&&owner?.kind==="object"&&symbol.parameters?.[0]?.type==="Array[String]";return main2||/^\s*@main\b/m.test(head)?{entry:"main"}:void 0}};var SCRIPT=/^@(?:(?:\w+)?Controller|Route)\(\s*\[?\s*(?:['"`]([^'"`]*)['"`]|\{[^{}]*?\bpath:\s*\[?\s*['"`]([^'"`]*)['"`])/;var JVM=/^@(?:RequestMapping\(\s*(?:.*?\b(?:value|path)\s*=\s*)?|Path\(\s*(?:value\s*=\s*)?|Controller\(\s*(?:value\s*=\s*)?(?="\/))[{[]?\s*"([^"]*)"/s;
var CSHARP=/^Route(?:Attribute)?\(\s*@?"([^"]*)"/;var PHP_ROUTE=/(?:^|[\\[\s])Route\s*\(\s*(?:path:\s*)?['"]([^'"]*)['"]/;var script=text=>{const found2=SCRIPT.
exec(text);return found2?.[1]??found2?.[2]};var jvm2=text=>JVM.exec(text)?.[1];var MOUNTS={csharp:(text,{name})=>CSHARP.exec(text)?.[1]?.replace(/\[controller\]/gi,
name.replace(/Controller$/,"")),java:jvm2,javascript:script,kotlin:jvm2,php:text=>PHP_ROUTE.exec(text)?.[1],tsx:script,typescript:script};var UNTOLD=/^@?(?:\w*(?:Mapping|Get|Post|Put|Patch|Delete|Head|Options|All)|Path|Route)(?:Attribute)?\(\s*(?:.*?\b(?:value|path|template)\s*[=:]\s*)?[[{]?\s*(?:[A-Za-z_$][\w$.]*\s*[,)+\]}(]|(["'])[^"']*\1\s*\+)/s;
function mountRoutes(language3,text,symbols,annotationsOf){const mount=Object.hasOwn(MOUNTS,language3)?MOUNTS[language3]:void 0;const routers=language3==="pytho\
n"?routersIn(text):void 0;if(!mount&&!routers?.size)return;for(const symbol of symbols){const written=symbol.extra?.route;if(typeof written!=="string")continue;
const owner=symbol.parent===void 0?void 0:symbols[symbol.parent];const before=mount&&owner?told(annotationsOf(owner),one=>mount(one.trim(),owner)):void 0;const annotations=annotationsOf(
symbol);const prefix=before??told(annotations,one=>routers?.get(/^(\w+)\.\w+\(/.exec(one)?.[1]??""));const route2=annotations.some(one=>mount&&UNTOLD.test(one.trim()))?
written.replace(/ .*/s,""):prefix===void 0?written:behind(prefix,written,language3,symbol);symbol.extra={...symbol.extra,route:route2.slice(0,200)}}}function told(annotations,tell){
for(const one of annotations){const said=tell(one);if(said!==void 0)return said}return void 0}function mounted(prefix,written){const[,verbs,path=""]=/^([A-Z,]+)(?: +(\S.*))?$/.
exec(written)??[];if(verbs===void 0)return written;const parts=[prefix,path].map(part=>part.replace(/^\/+|\/+$/g,"")).filter(part=>part!=="");return`${verbs} /${parts.
join("/")}`}function behind(prefix,written,language3,symbol){if(language3!=="csharp")return mounted(prefix,written);const own=ownPath(symbol,written);const route2=ROOTED.
test(own)?own.replace("~",""):mounted(prefix,own);return route2.replace(/\[action\]/gi,symbol.name)}var ROOTED=/^[A-Z,]+ ~?\//;function ownPath({annotations},written){
const path=written.includes(" ")?void 0:told(annotations??[],one=>CSHARP.exec(one)?.[1]);return path===void 0?written:`${written} ${path}`}var ROUTERS=/^(\w+)\s*(?::[^=\n]*)?=\s*(?:\w+\.)*(?:APIRouter|Blueprint|APIBlueprint)\(((?:[^()]|\([^()]*\)){0,600})\)/gm;
function routersIn(text){const found2=new Map;for(const[,name="",given=""]of text.matchAll(ROUTERS)){const prefix=/\b(?:url_)?prefix\s*=\s*(['"])(.*?)\1\s*(?:,|$)/.
exec(given)?.[2];if(prefix!==void 0)found2.set(name,prefix)}return found2}var VIEW_SET={list:"GET",retrieve:"GET",create:"POST",update:"PUT",partial_update:"PATCH",destroy:"DELETE"};var PYTHON_LISTENS=/^(?:\w+\.)+(on_event|exception_handler|middleware|errorhandler|(?:before|after|teardown)(?:_app)?_request|context_processor|listens_for)\b/;
var PYTHON_JOBS=/^(?:(?:dagster|dg|prefect|dramatiq|decorators)\.)?(dag|flow|asset|multi_asset|op|sensor|actor)\b(?!\s*\.)/;var PYTHON_EVENTS=/^(?:sio|socketio|client|bot|nc|io)\.(?:on|event|on_message|listen)\b(?:\(\s*['"]([^'"]*)['"])?|^(?:\w+\.)?(on_(?:document_\w+|schedule|call|message_published|object_finalized|value_\w+)|timer_trigger|schedule|queue_trigger|blob_trigger|service_bus_\w+_trigger|event_grid_trigger|event_hub_message_trigger|cosmos_db_trigger|cloud_event)\(/;
var PYTHON_HEIRS=[[/\(.*\w+Servicer\b.*\)/,/^[A-Z]/,ofService]];var python={annotated:text=>{const job=PYTHON_JOBS.exec(text)?.[1];if(job!==void 0)return{job};const event=PYTHON_EVENTS.
exec(text);if(event)return{listener:event[1]??event[2]??"event"};if(/^(?:functions_framework\.http|(?:https_fn\.)?on_request)\b/.test(text))return route("ANY","");
const azure=/^\w+\.route\(\s*route\s*=\s*['"]([^'"]*)['"](?:.*\bmethods\s*=\s*\[([^\]]*)\])?/s.exec(text);if(azure)return route(azure[2]?.replace(/['"\s]/g,"")||
"ANY",`api/${azure[1]}`);const graphql=/^strawberry\.(mutation|subscription)\b/.exec(text)?.[1];if(graphql!==void 0)return{listener:graphql};if(/^\w*app\w*\.callback\(/.
test(text))return{command:""};const verbs=/^(?:\w+\.)*(?:api_view|action)\((?:.*\bmethods\s*=)?\s*[[(]([^\])]*)/s.exec(text)?.[1];if(verbs!==void 0)return{route:verbs.
replace(/['"\s]/g,"").toUpperCase()};const signal=/^(?:\w+\.)*receiver\(\s*\[?\s*([\w.]+)/.exec(text)?.[1];const listener=signal??PYTHON_LISTENS.exec(text)?.[1];
if(listener!==void 0)return{listener};const tool=/^\w*(?:mcp|server)\w*\.(?:tool|resource|prompt)\b(?:\(\s*(?:(?:name|uri)\s*=\s*)?(['"])(.*?)\1)?/i.exec(text);
return tool?{tool:tool[2]??""}:void 0},placed:place=>{const{path,symbol,owner}=place;const served=inherited(PYTHON_HEIRS,place);if(served)return served;if(!owner&&
isLambda(symbol))return{entry:symbol.name};const command3=/(?:^|\/)management\/commands\/(\w+)\.py$/.exec(path)?.[1];if(command3!==void 0&&owner?.name==="Comman\
d"&&symbol.name==="handle")return{command:command3};const action=Object.hasOwn(VIEW_SET,symbol.name)?VIEW_SET[symbol.name]:void 0;if(action!==void 0&&/\(.*ViewSet\b.*\)/.
test(owner?.signature??""))return{route:action};const verb=owner?.kind==="class"&&VERBS.test(symbol.name.toUpperCase())&&/^[a-z]+$/.test(symbol.name);return verb&&
/\(.*\b\w*(View|ViewSet|Resource|HTTPEndpoint|RequestHandler)\b.*\)/.test(owner.signature??"")?{route:symbol.name.toUpperCase()}:void 0},registered:[[/\b(?:re_)?path\(\s*r?(['"])(?<path>[^'"]*)\1\s*,\s*(?<handler>\w+)\s*[,)]/g,
({path})=>route("ANY",path)],[/\.add_url_rule\(\s*(['"])(?<path>[^'"]*)\1[^()]{0,200}?\bview_func\s*=\s*(?<handler>\w+)/g,({path})=>route("ANY",path)],[/\.add_(?<verb>get|post|put|patch|delete)\(\s*(['"])(?<path>\/[^'"]*)\2\s*,\s*(?<handler>\w+)/g,
({verb="",path})=>route(verb,path)],[/\bpython_callable\s*=\s*(?<handler>\w+)/g,()=>({job:"python_callable"}),"python_callable"],[/\blifespan\s*=\s*(?<handler>\w+)\s*[,)]/g,
()=>({listener:"lifespan"}),"lifespan"],[/\.set_defaults\(\s*(?:func|handler|run|cmd)\s*=\s*(?<handler>\w+)/g,()=>({command:""})]]};var isLambda=({name,kind,parameters})=>kind===
"function"&&/^(?:lambda_)?handler$/.test(name)&&parameters?.length===2&&parameters[0]?.name==="event"&&/^_?context$/.test(parameters[1]?.name??"");var folders=path=>path.replace(/\/$/,"").replace(/\/?\([^/]*\)/g,"").replace(/(^|\/)index$/,"");var NEXT=/(?:^|\/)app\/((?:.*\/)?)(page|layout|template|error|global-error|loading|not-found|default)\.[jt]sx?$/;
var NEXT_FUNCTIONS=/^(?:generateMetadata|generateStaticParams|generateViewport)$/;var NEXT_FILES=/(?:^|\/)app\/(?:.*\/)?(sitemap|robots|manifest|opengraph-image|twitter-image|icon)\.[jt]sx?$/;
var NEXT_PAGES=/(?:^|\/)pages\/(?!api\/|_)(.*)\.[jt]sx$/;var NEXT_DATA=/^get(?:ServerSideProps|StaticProps|StaticPaths)$/;var NEXT_IN_TEXT=/\bfrom ['"]next\b|\bget(?:ServerSideProps|StaticProps)\b/;
var NEXT_MIDDLEWARE=/(?:^|\/)(?:middleware|proxy)\.[jt]s$/;var LOADED=/(?:^|\/)routes\/((?:.*\/)?)\+(?:page|layout)(?:\.server)?\.[jt]s$/;var KIT_HOOKS=/(?:^|\/)hooks(?:\.server|\.client)?\.[jt]s$/;
var KIT_HOOK=/^(?:handle|handleError|handleFetch|init|reroute)$/;var NITRO=/(?:^|\/)server\/(api|routes)\/(.*?)(?:\.(get|post|put|patch|delete|head|options))?\.[jt]s$/;
var NITRO_MIDDLEWARE=/(?:^|\/)server\/middleware\/[^/]+\.[jt]s$/;var REMIX=/(?:^|\/)app\/routes\/(.*)\.[jt]sx?$/;var REMIX_VERBS={loader:"GET",clientLoader:"GET",
action:"POST",clientAction:"POST"};var SERVER_FILE=/^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*['"]use server['"]/;function byFile({path,symbol,owner,text,has}){if(owner)
return ofPageActions(path,symbol.name,owner.name);const{name,modifiers=[]}=symbol;const served=routeOfFile(path);const verbs=served===void 0?void 0:handsOut(text,
name);if(verbs!==void 0)return route(verbs,served);if(!modifiers.includes("exported"))return void 0;if(served!==void 0&&VERBS.test(name))return route(name,served);
return(modifiers.includes("default")?asDefault(path,text):void 0)??asNamed(path,name)??(has("use server")?asAction(symbol,text):void 0)}function routeOfFile(path){
const next2=/(?:^|\/)app\/((?:.*\/)?)route\.[jt]sx?$/.exec(path);if(next2)return folders(next2[1]);const svelte=/(?:^|\/)routes\/((?:.*\/)?)\+server\.[jt]s$/.exec(
path);if(svelte)return folders(svelte[1]);const astro=/(?:^|\/)pages\/(.*)\.[jt]s$/.exec(path);return astro?folders(astro[1]):void 0}function handsOut(text,name){
if(!text.includes(" as "))return void 0;const verbs=[...text.matchAll(/\bexport\s*\{([^}]*)\}/g)].flatMap(([,list=""])=>[...list.matchAll(/(\w+)\s+as\s+(\w+)/g)].
flatMap(([,inside,verb=""])=>inside===name&&VERBS.test(verb)?[verb]:[]));return verbs.length===0?void 0:verbs.join(",")}function asDefault(path,text){const next2=NEXT.
exec(path);if(next2)return next2[2]==="page"?route("GET",folders(next2[1])):{entry:next2[2]};const file=NEXT_FILES.exec(path);if(file)return route("GET",file[1]);
const api=/(?:^|\/)pages\/(api\/.*)\.[jt]sx?$/.exec(path)?.[1];if(api!==void 0)return route("ANY",folders(api));const page=NEXT_PAGES.exec(path);if(page&&NEXT_IN_TEXT.
test(text))return route("GET",folders(page[1]));const nitro=NITRO.exec(path);if(nitro)return route(nitro[3]??"ANY",folders(`${nitro[1]==="api"?"api/":""}${nitro[2]}`));
if(NITRO_MIDDLEWARE.test(path)||NEXT_MIDDLEWARE.test(path)&&/['"][@\w/-]*\bnext\b/.test(text))return{entry:"middleware"};const remix=REMIX.exec(path);return remix?
route("GET",ofRemix(remix[1])):void 0}function asNamed(path,name){if(/^(?:middleware|proxy)$/.test(name)&&NEXT_MIDDLEWARE.test(path))return{entry:name};if(name===
"load"){const loaded=LOADED.exec(path);if(loaded)return route("GET",folders(loaded[1]))}if(KIT_HOOK.test(name)&&KIT_HOOKS.test(path))return{entry:name};if(NEXT_FUNCTIONS.
test(name)&&NEXT.test(path))return{entry:name};const page=NEXT_DATA.test(name)?NEXT_PAGES.exec(path):null;if(page)return route("GET",folders(page[1]));const remix=Object.
hasOwn(REMIX_VERBS,name)?REMIX.exec(path):null;return remix?route(REMIX_VERBS[name],ofRemix(remix[1])):void 0}var ofRemix=file=>file.replaceAll(".","/").replace(
/(^|\/)_?index$/,"");function ofPageActions(path,name,owner){const page=owner==="actions"?LOADED.exec(path):null;return page?route("POST",folders(page[1])+(name===
"default"?"":`?/${name}`)):void 0}function asAction({name,kind},text){return kind==="function"&&SERVER_FILE.test(text)?{action:name}:void 0}var WORKER_EVENTS=/^(?:fetch|scheduled|queue|email|tail|alarm|webSocket(?:Message|Close|Error))$/;var LISTENERS=/^@(MessagePattern|EventPattern|GrpcMethod|GrpcStreamMethod|Cron|Interval|Timeout|OnEvent|SubscribeMessage|Query|Mutation|Subscription|ResolveField|ResolveReference|Process|OnQueue\w+|OnWorkerEvent|Before(?:Insert|Update|Remove)|After(?:Insert|Update|Remove|Load)|HostListener)\b/;
var implementing=(type,member)=>[new RegExp(`\\bimplements\\b.*\\b${type}\\b`,"s"),member,listens(type)];var HEIRS2=[[/\bextends\s+(?:\w+\.)?(?:DurableObject|WorkerEntrypoint)\b/,
WORKER_EVENTS,ofEntry],[/\bextends\s+(?:\w+\.)?WorkflowEntrypoint\b/,/^run$/,ofJob],[/\bextends\s+(?:Agent|AIChatAgent|McpAgent)\b/,/^(?:init|on(?:Request|Message|Connect|Close|Error|Start|StateUpdate|ChatMessage))$/,
ofEntry],[/\bextends\s+WorkerHost\b/,/^process$/,ofJob],implementing("CanActivate",/^canActivate$/),implementing("NestInterceptor",/^intercept$/),implementing("\
NestMiddleware",/^use$/),implementing("ExceptionFilter",/^catch$/),implementing("PipeTransform",/^transform$/),implementing("ICommandHandler",/^execute$/),implementing(
"IQueryHandler",/^execute$/),implementing("IEventHandler",/^handle$/),[/\bimplements\b.*\b(?:On(?:Module|Application)\w+|BeforeApplicationShutdown)\b/s,/^(?:onModule(?:Init|Destroy)|onApplication(?:Bootstrap|Shutdown)|beforeApplicationShutdown)$/,
name=>({listener:name})]];function isExported({owner,has}){if(!owner||!/^(?:object|variable|constant)$/.test(owner.kind))return false;if(owner.modifiers?.includes(
"default")||/:\s*ExportedHandler\b/.test(owner.signature??""))return true;return has(`export default ${owner.name}`)}function command({path,symbol,owner,text}){
const heritage=owner?.signature??"";if(symbol.name==="run"&&/\bextends\s+CommandRunner\b/.test(heritage)){const said=owner?.annotations?.map(one=>/\bname:\s*['"`]([^'"`\s]+)/.
exec(one)?.[1]);return{command:said?.find(Boolean)??""}}const file=/(?:^|\/)commands\/(.*)\.[jt]s$/.exec(path)?.[1];if(file!==void 0&&symbol.name==="run"&&/\bextends\s+\w*Command\b/.
test(heritage))return{command:folders(file).replaceAll("/"," ")};if(owner||symbol.name!=="handler"||!symbol.modifiers?.includes("exported"))return void 0;const name=/\bexport\s+const\s+command\s*(?::[^=]*)?=\s*(?:\[\s*)?['"`]([\w:-]+)/.
exec(text)?.[1];return name===void 0?void 0:{command:name}}function lambda({symbol,owner,text}){if(owner||!/^(?:handler|lambdaHandler)$/.test(symbol.name)||!symbol.
modifiers?.includes("exported"))return void 0;const takesEvent=/^_?(?:event|evt)$/.test(symbol.parameters?.[0]?.name??"");return takesEvent||/['"](?:aws-lambda|@aws-lambda-powertools|@middy)\b/.
test(text)?{entry:"handler"}:void 0}function procedure({symbol,around,body,has}){if(!/^(?:property|variable|constant)$/.test(symbol.kind)||!has("rocedure"))return void 0;
const kind=/\.(query|mutation|subscription)\s*\(/.exec(body())?.[1];if(kind===void 0)return void 0;const start=symbol.kind==="property"?around():body();const isOne=symbol.
kind==="property"?/^[^\n]*\b\w*[rR]outer\s*\(/.test(start)&&new RegExp(`(?<![\\w$])${symbol.name.replace(/\W/g,"\\$&")}['"]?\\s*:\\s*[\\w.]+\\s*\\.`).test(body()):
/=\s*(?:\w+\.)*\w*[pP]rocedure\b/.test(start)&&!/[rR]outer\s*\(/.test(start);return isOne?{route:`${kind.toUpperCase()} ${symbol.name}`}:void 0}var MADE=[["fire\
base-functions",/=\s*(?:\w+\.)*(?:\w+\([^()]*\)\.)?(on(?:Request|Call|Schedule|Document\w+|Object\w+|MessagePublished|TaskDispatched|Value\w+|Create|Update|Delete|Write|Run))\s*[(<]/,
made3=>made3==="onRequest"?route("ANY",""):{listener:made3}],["inngest",/=\s*\w+\.(createFunction)\s*\(/,made3=>({job:made3})],["@trigger.dev",/=\s*(?:\w+\.)?(task|schemaTask)\s*\(/,
made3=>({job:made3})],["createServerFn",/=\s*(createServerFn)\b/,made3=>({action:made3})]];function made({symbol,owner,body,has}){if(owner||!/^(?:variable|constant)$/.
test(symbol.kind)||!symbol.modifiers?.includes("exported"))return void 0;for(const[needs,pattern,serves]of MADE){const found2=has(needs)?pattern.exec(body())?.[1]:
void 0;if(found2!==void 0)return serves(found2)}return void 0}function resolver({symbol,owner,has}){const isOne=owner?.kind==="property"&&/^(?:Query|Mutation|Subscription)$/.
test(owner.name);return isOne&&/^(?:function|method)$/.test(symbol.kind)&&has("esolvers")?{listener:owner.name}:void 0}var REGISTERED=[[/\.command\(\s*(['"`])(?<name>[\w:-]+)[^'"`]*\1[^;]{0,600}?\.action\(\s*(?<handler>\w+)\s*\)/g,
({name=""})=>({command:name}),".command("],[/\.command\(\s*(['"`])(?<name>[\w:-]+)[^'"`]*\1\s*,\s*[^;]{0,600}?,\s*(?<handler>\w+)\s*\)/g,({name=""})=>({command:name}),
".command("],[/\bcommand:\s*(['"`])(?<name>[\w:-]+)[^'"`]*\1[^{}]{0,300}?\bhandler:\s*(?<handler>\w+)/g,({name=""})=>({command:name}),"command:"],[/\.route\(\s*\{[^{}]{0,300}?\bmethod:\s*['"](?<verb>\w+)['"][^{}]{0,300}?\b(?:url|path):\s*['"](?<path>[^'"]*)['"][^{}]{0,300}?\bhandler:\s*(?<handler>\w+)/g,
({verb="",path})=>route(verb,path),".route("],[/\bcreateFileRoute\(\s*['"](?<path>[^'"]*)['"]\s*\)\([^;]{0,800}?\bcomponent:\s*(?<handler>\w+)/g,({path})=>route(
"GET",path),"createFileRoute("],[/\bcreateFileRoute\(\s*['"](?<path>[^'"]*)['"]\s*\)\([^;]{0,800}?\bloader:\s*(?<handler>\w+)/g,({path})=>route("GET",path),"cre\
ateFileRoute("],[/\bDeno\.serve\(\s*(?:\{[^{}]*\}\s*,\s*)?(?<handler>\w+)\s*[,)]/g,()=>({entry:"fetch"}),"Deno.serve("],[/\bDeno\.cron\(\s*(['"`])(?<name>[^'"`]*)\1\s*,[^;]{0,200}?,\s*(?<handler>\w+)\s*\)/g,
({name=""})=>({job:name}),"Deno.cron("],[/\bBun\.serve\([^;]{0,400}?\bfetch:\s*(?<handler>\w+)/g,()=>({entry:"fetch"}),"Bun.serve("],[/\bapp\.http\(\s*['"](?<name>[^'"]*)['"]\s*,\s*\{(?<options>[^{}]{0,600}?)\bhandler:\s*(?<handler>\w+)/g,
({name,options=""})=>{const verbs=/\bmethods:\s*\[([^\]]*)\]/.exec(options)?.[1]?.replace(/['"\s]/g,"");const path=/\broute:\s*['"]([^'"]*)/.exec(options)?.[1]??
name;return route(verbs||"ANY",`api/${path}`)},"app.http("],[/\bapp\.(?:timer|storageQueue|storageBlob|serviceBus(?:Queue|Topic)|cosmosDB|eventHub|eventGrid|generic)\(\s*['"](?<name>[^'"]*)['"]\s*,\s*\{[^{}]{0,600}?\bhandler:\s*(?<handler>\w+)/g,
({name=""})=>({listener:name}),"handler:"],[/\bnew Worker(?:<[^()]*>)?\(\s*['"`](?<name>[\w:-]+)['"`]\s*,\s*(?<handler>\w+)\s*[,)]/g,({name=""})=>({job:name}),"\
new Worker"],[/\b(?:cron|schedule|scheduler)\.(?:schedule|scheduleJob)\(\s*[^;]{1,200}?,\s*(?<handler>\w+)\s*[,)]/g,()=>({job:"schedule"}),".schedule"],[/\bipcMain\.(?:handle|on)(?:Once)?\(\s*(?:['"`](?<name>[^'"`]*)['"`]|[\w.]+)\s*,\s*(?<handler>\w+)\s*\)/g,
({name=""})=>({listener:name}),"ipcMain."],[/\bregisterCommand\(\s*['"`](?<name>[^'"`]*)['"`]\s*,\s*(?<handler>\w+)\s*[,)]/g,({name=""})=>({command:name}),"regi\
sterCommand("],[/\b\w*(?:mcp|server)\w*\.(?:tool|registerTool)\(\s*['"`](?<name>[\w.-]+)['"`]\s*,[^;]{0,1200}?,\s*(?<handler>\w+)\s*,?\s*\)/gi,({name=""})=>({tool:name}),
"ool("],[/^(?:await |void )?(?<handler>main|run|bootstrap)\(\)/gm,()=>({entry:"main"})]];var script2={kinds:/^(?:function|method|constructor|object|variable|constant|property)$/,
annotated:text=>{const events=/^@Sse\(\s*(?:['"`]([^'"`]*)['"`])?/.exec(text);if(events)return route("GET",events[1]);const listener=LISTENERS.exec(text)?.[1];return listener===
void 0?void 0:{listener}},placed:place=>{const{path,symbol,owner,has}=place;if(/\.d\.[cm]?ts$/.test(path))return void 0;if(WORKER_EVENTS.test(symbol.name)&&isExported(
place))return{entry:symbol.name};if(symbol.name==="fetch"&&!owner&&symbol.kind==="method"&&has("Bun.serve("))return{entry:"fetch"};const found2=inherited(HEIRS2,
place)??command(place)??procedure(place)??resolver(place);if(found2||symbol.kind==="property")return found2;return lambda(place)??byFile(place)??made(place)??extension(
place)},registered:REGISTERED};function extension({symbol,owner,text}){return!owner&&/^(?:de)?activate$/.test(symbol.name)&&symbol.modifiers?.includes("exported")&&
/['"]vscode['"]/.test(text)?{entry:symbol.name}:void 0}var component={kinds:/^class$/,placed:({path,owner})=>{if(owner)return void 0;const page=/(?:^|\/)(?:pages\/(.*)\.(?:vue|astro)|routes\/(.*\/)?\+page\.svelte)$/.
exec(path);return page?route("GET",folders(page[1]??page[2]??"")):void 0}};var furtherMethod=nth=>new RegExp(`\\.route\\(\\s*"(?<path>[^"]*)"\\s*,\\s*(?:\\w+::)*(?:\\w+\\(\\s*[\\w:]+\\s*\\)\\s*\\.\\s*){${nth}}(?<verb>get|post|put|patch\
|delete)\\(\\s*(?:\\w+::)*(?<handler>\\w+)\\s*\\)`,"g");var RUST_CALLED=/^(?:unsafe\()?(no_mangle|export_name|wasm_bindgen|pyfunction|napi|event)\b(?:\((\w+))?/;
var CLAP_OWN=/^(?:command|clap)\b/;function clapCommand(symbol,owner){if(!owner?.annotations?.some(text=>/^derive\b.*\bSubcommand\b/s.test(text)))return void 0;
const own=symbol.annotations?.filter(text=>CLAP_OWN.test(text)).join("\n")??"";const bare=own.replace(/"[^"]*"/g,(text,at)=>/\bname\s*=\s*$/.test(own.slice(0,at))?
text:'""');if(/[(,]\s*(?:flatten|external_subcommand|skip)\s*[,)]/.test(bare))return void 0;const named=/[(,]\s*name\s*=\s*"([^"]+)"/.exec(bare)?.[1];return{command:named??
symbol.name.replace(/(?<=[a-z0-9])(?=[A-Z])/g,"-").toLowerCase()}}var rust={annotated:text=>{const verb=/^(?:\w+::)*(get|post|put|patch|delete|head|options)\s*\(\s*"([^"]*)"/.
exec(text);if(verb)return route(verb[1],verb[2]);const any=/^(?:\w+::)*route\s*\(\s*"([^"]*)"(?:.*?method\s*=\s*"(\w+)")?/s.exec(text);if(any)return route(any[2]??
"ANY",any[1]);return/^tauri::command\b/.test(text)?{command:""}:void 0},kinds:/^(?:function|method|constructor|object|variable|constant|enum_member)$/,placed:({
symbol,owner})=>{if(symbol.kind==="enum_member")return clapCommand(symbol,owner);if(!/^(?:function|method)$/.test(symbol.kind))return void 0;const own=symbol.annotations?.
map(text=>RUST_CALLED.exec(text)).find(Boolean);if(own)return{entry:(own[1]==="event"?own[2]:own[1])??"event"};const around=owner?.annotations?.join("\n")??"";return/^(?:\w+::)*tonic::async_trait\b/m.
test(around)?ofService(symbol.name):void 0},registered:[[/\.route\(\s*"(?<path>[^"]*)"\s*,\s*(?:\w+::)*(?<verb>get|post|put|patch|delete|any)\(\s*(?:\w+::)*(?<handler>\w+)\s*\)/g,
({verb="",path})=>route(verb,path)],[/\bservice_fn\(\s*(?:\w+::)*(?<handler>\w+)\s*\)/g,()=>({entry:"handler"}),"service_fn("],...[1,2,3].map(nth=>[furtherMethod(
nth),verbAndPath]),[/(?:\.route|\bresource)\(\s*"(?<path>[^"]*)"\s*(?:,|\)\s*\.route\()\s*web::(?<verb>get|post|put|patch|delete)\(\)\s*\.to\(\s*(?:\w+::)*(?<handler>\w+)\s*\)/g,
verbAndPath]]};var CSHARP_BASES=[[/:\s*(?:\w+\.)*PageModel\b/,name=>{const verb=/^On(Get|Post|Put|Patch|Delete)/.exec(name)?.[1];return verb===void 0?void 0:{route:verb.
toUpperCase()}}],[/:\s*(?:\w+\.)*Controller\b/,(name,owner)=>({action:`${owner.replace(/Controller$/,"")}#${name}`})],[/:\s*(?:\w+\.)*Hub\b/,(_,owner)=>({listener:owner})]];
var CSHARP_HEIRS=[[/:\s*(?:\w+\.)*(\w+)\.\1Base\b/,/^[A-Z]/,ofService],[/:.*\bIConsumer</s,/^Consume$/,(_,owner)=>({listener:owner})],[/:.*\bI(?:Request|Notification|Command|Query|Stream)Handler</s,
/^Handle(?:Async)?$/,(_,owner)=>({listener:owner})],[/:.*\bIHostedService\b/s,/^(?:Start|Stop)Async$/,ofJob],[/:.*\bIJob\b/s,/^Execute$/,ofJob],[/:.*\bEndpoint(?:WithoutRequest|<)/s,
/^(?:Handle|Execute)Async$/,()=>({route:"ANY"})]];var csharp={annotated:text=>{if(/^McpServer(?:Tool|Prompt|Resource)\b(?!Type)/.test(text))return{tool:""};const name=/^(?:Function|FunctionName)\(\s*"([^"]*)"/.
exec(text)?.[1];return name===void 0?void 0:{listener:name}},placed:place=>{const{symbol,owner}=place;const signature=owner?.signature??"";if(!owner||symbol.kind!==
"method")return void 0;const isService=symbol.modifiers?.includes("public")?inherited(CSHARP_HEIRS,place):void 0;if(isService)return isService;const taken=symbol.
parameters?.map(({type})=>type)??[];if(/^Invoke(?:Async)?$/.test(symbol.name)&&taken[0]==="HttpContext")return{listener:owner.name};if(taken.at(-1)==="ILambdaCo\
ntext")return{entry:"handler"};if(symbol.name==="ExecuteAsync"&&/:\s*(?:\w+\.)*BackgroundService\b/.test(signature))return{job:owner.name};if(!symbol.modifiers?.
includes("public")||symbol.annotations?.some(text=>/^NonAction\b/.test(text)))return void 0;return CSHARP_BASES.find(([base])=>base.test(signature))?.[1](symbol.
name,owner.name)},registered:[[/\.Map(?<verb>Get|Post|Put|Patch|Delete)\(\s*"(?<path>[^"]*)"\s*,\s*(?:\w+\.)*(?<handler>\w+)\s*[,)]/g,({verb="",path})=>route(verb,
path)]]};function phpRoute(text){const match=PHP_ROUTE.exec(text);if(!match)return void 0;const verbs=/methods:\s*(?:\[([^\]]*)\]|(['"]\w+['"]))/.exec(text);return[
(verbs?.[1]??verbs?.[2]??"ANY").replace(/['"\s]|Request::METHOD_/g,""),match[1]]}function phpInvoked({symbol,owner,around}){const own=symbol.name==="__invoke"?owner?.
annotations?.map(phpRoute).find(Boolean):void 0;return own&&!PHP_ROUTE.test(around().replace(/^[^{]*/,""))?{route:own[0].toUpperCase()}:void 0}var PHP_LISTENS=/\b(AsMessageHandler|AsEventListener|AsCronTask|AsPeriodicTask|AsDoctrineListener|LiveAction|LiveListener)\b/;
var php={annotated:(text,{kind})=>{const listener=PHP_LISTENS.exec(text)?.[1];if(listener!==void 0)return{listener};if(/\bMcpTool\b/.test(text))return{tool:""};
const own=kind==="class"?void 0:phpRoute(text);return own&&route(...own)},placed:place=>{const{path,symbol,owner,around}=place;if(owner?.kind==="class"&&/\bimplements\b.*\bEventSubscriberInterface\b/s.
test(owner.signature??"")){const subscribed=/\bgetSubscribedEvents\b[\s\S]*?(?=\bfunction\b|$)/.exec(around())?.[0]??"";if(symbol.name==="getSubscribedEvents"||
new RegExp(`['"]${symbol.name}['"]`).test(subscribed))return{listener:owner.name}}if(owner?.kind!=="class"||!/^(handle|execute|__invoke)$/.test(symbol.name))return void 0;
const listener=owner.annotations?.map(text=>PHP_LISTENS.exec(text)?.[1]).find(Boolean);if(listener&&symbol.name==="__invoke")return{listener};const invoked=phpInvoked(
place);if(invoked)return invoked;if(symbol.name==="handle"&&/\bimplements\b.*\bShouldQueue\b/s.test(owner.signature??""))return{job:owner.name};if(symbol.name===
"handle"&&/\bClosure\b/.test(symbol.parameters?.[1]?.type??""))return{listener:"middleware"};if(symbol.name==="handle"&&/(?:^|\/)app\/Listeners\//.test(path))return{
listener:owner.name};const said=owner.annotations?.map(text=>/AsCommand\(\s*(?:name:\s*)?['"]([^'"\s]+)/.exec(text)?.[1]);const command3=said?.find(Boolean)??(/\bextends\s+[\w\\]*Command\b/.
test(owner.signature??"")?/\$(?:signature|defaultName|name)\s*=\s*['"]([^'"\s{]+)/.exec(around())?.[1]:void 0);return command3===void 0?void 0:{command:command3}},
registered:[[/\badd_(?:action|filter)\(\s*['"](?<hook>[\w/.-]+)['"]\s*,\s*['"](?<handler>\w+)['"]/g,({hook=""})=>({hook})]]};var ELIXIR_CONTROLLER=/^\s*use\s+[\w.]+,\s*:controller\b/m;
var ELIXIR_USES=[[/^\s*use\s+(?:Phoenix\.Live(?:View|Component)\b|[\w.]+,\s*:live_(?:view|component)\b)/m,/^(?:mount|update|render|handle_(?:params|event|info|async))$/,
name=>({listener:name})],[/^\s*use\s+(?:(?:GenServer|GenStage|Phoenix\.Channel|Supervisor|Broadway)\b|[\w.]+,\s*:channel\b)/m,/^(?:init|join|terminate|handle_(?:call|cast|info|in|out|continue|events|message|batch))$/,
name=>({listener:name})],[/^\s*use\s+Oban\.Worker\b/m,/^perform$/,ofJob],[/^\s*use\s+Application\b/m,/^start$/,ofEntry]];function mix(owner,symbol){const task=/^Mix\.Tasks\.([\w.]+)$/.
exec(owner.qualified??"")?.[1];if(task===void 0||symbol.name!=="run"||symbol.parameters?.length!==1)return void 0;const words2=task.replace(/(?<=[a-z0-9])(?=[A-Z])/g,
"_");return{command:`mix ${words2.toLowerCase()}`}}var elixir={placed:({symbol,owner,around})=>{if(!owner||symbol.kind!=="function")return void 0;const task=mix(
owner,symbol);if(task||!symbol.modifiers?.includes("exported"))return task;const isAction=/Controller$/.test(owner.name)&&symbol.parameters?.length===2;if(isAction&&
ELIXIR_CONTROLLER.test(around()))return{action:`${owner.name.replace(/Controller$/,"")}#${symbol.name}`};const uses=ELIXIR_USES.filter(([,called])=>called.test(
symbol.name));const text=uses.length===0?"":around();return uses.find(([use])=>use.test(text))?.[2](symbol.name,owner.name)}};function isPrivate(symbol,owner,text){
const lines=text.split("\n").slice(0,symbol.line-owner.start+1);return/^\s*(?:private|protected)\s+def\b/.test(lines.at(-1)??"")||lines.some(line=>/^\s*(?:private|protected)\s*(?:#.*)?$/.
test(line))}function isThor(symbol,owner,text){const before=text.split("\n").slice(0,symbol.line-owner.start);const last=before.findLastIndex(line=>/^\s*(?:def|desc)\b/.
test(line));return/^\s*desc\b/.test(before[last]??"")}var ruby2={placed:({path,symbol,owner,around})=>{if(symbol.kind!=="method"||!owner)return void 0;const signature=owner.
signature??"";if(/Controller$/.test(owner.name)&&/<\s*[\w:]*Controller\b/.test(signature)&&/(^|\/)app\/controllers\//.test(path)){if(isPrivate(symbol,owner,around()))
return void 0;const controller=/app\/controllers\/(.*)_controller\.rb$/.exec(path)?.[1];return controller===void 0?void 0:{action:`${controller}#${symbol.name}`}}
if(/<\s*Thor\b/.test(signature))return isThor(symbol,owner,around())?{command:symbol.name}:void 0;const sent=/(?:^|\/)app\/(mailers|channels)\/(.*)\.rb$/.exec(path);
if(sent&&/<\s*[\w:]*(?:Mailer|Channel)\b/.test(signature)&&!isPrivate(symbol,owner,around()))return sent[1]==="mailers"?{action:`${sent[2]}#${symbol.name}`}:{listener:owner.
name};if(symbol.name!=="perform")return void 0;const isJob=/<\s*[\w:]*Job\b/.test(signature)||/\binclude\s+Sidekiq::(?:Job|Worker)\b/.test(around());return isJob?
{job:owner.name}:void 0}};var command2=runs=>new RegExp(`\\b(?:Use|Name):\\s*"(?<name>[\\w:-]+)[^"\\n]*",(?:[^{}]|\\{(?:[^{}]|\\{[^{}]*\\})*\\}){0,600}?\\b(?:RunE?|Actio\
n):\\s*${runs.source}`,"g");var go={placed:({symbol,text,has})=>{if(symbol.kind!=="method")return void 0;const[first2,second]=symbol.parameters?.map(({type})=>type)??
[];if(symbol.name==="ServeHTTP"&&first2==="http.ResponseWriter")return{route:"ANY"};const isCalled=first2==="context.Context"||/_\w+Server$/.test(second??first2??
"");if(!isCalled||!symbol.modifiers?.includes("exported")||!has("Unimplemented"))return void 0;const receiver=/^func\s*\(\s*(?:\w+\s+)?\*?(\w+)/.exec(symbol.signature??
"")?.[1];const embeds=new RegExp(`\\btype\\s+${receiver}\\s+struct\\s*\\{[^}]*\\bUnimplemented\\w+Server\\b`);return receiver!==void 0&&embeds.test(text)?ofService(
symbol.name):void 0},registered:[[command2(/(?<of>\w+\.)?(?<handler>\w+)\s*[,}\n]/),({name=""})=>({command:name})],[command2(/(?<inline>func|(?:\w+\.)?\w+)\(/),
({name=""})=>({command:name}),"Command{"],[/\blambda\.Start\w*\(\s*(?<handler>\w+)\s*[,)]/g,()=>({entry:"handler"}),"lambda.Start"]]};var bash={registered:[[/^(?<handler>main)\b[^=(\n]*$/gm,
()=>({entry:"main"})]]};var swift={kinds:/^(?:struct|class|enum)$/,placed:({symbol})=>/^@main\b/.test(symbol.signature??"")?{entry:"main"}:void 0};var erlang={placed:({
symbol,owner})=>symbol.name==="main"&&!owner&&symbol.parameters?.length===1&&symbol.modifiers?.includes("exported")?{entry:"main"}:void 0};var perl={placed:({path,
symbol,owner})=>{const isFunction=symbol.kind==="function"||symbol.kind==="method";if(!isFunction)return void 0;if(/^(?:import|unimport|AUTOLOAD|DESTROY|BUILD|BUILDARGS|DEMOLISH)$/.
test(symbol.name))return{listener:symbol.name};if(/^(?:TIE\w+|FETCH|STORE|CLEAR|EXISTS|DELETE|FIRSTKEY|NEXTKEY)$/.test(symbol.name))return{listener:owner?.name??
"tie"};if(symbol.name==="main"&&/\.pl$|(?:^|\/)(?:bin|script)\//.test(path))return{entry:"main"};return void 0}};var powershell={placed:({path,symbol,owner})=>{
if(symbol.kind!=="function"||owner)return void 0;if(/^(?:Get|Set|Test)-TargetResource$/i.test(symbol.name))return{listener:"DSC"};return/^main$/i.test(symbol.name)&&
/\.ps1$/i.test(path)?{entry:"main"}:void 0}};var clojure={placed:({symbol,owner})=>symbol.name==="-main"&&!owner?{entry:"main"}:void 0};var ENTRY_RULES={astro:component,
bash,clojure,csharp,dart:{placed:main},elixir,erlang,go,haskell:{placed:main},java,javascript:script2,kotlin,"objective-c":{placed:main},perl,php,powershell,python,
ruby:ruby2,rust,scala,svelte:component,swift,tsx:script2,typescript:script2,vue:component,zig:{placed:main}};var CALLED=/^(function|method|constructor|object|variable|constant)$/;function markEntries(language3,path,text,symbols){const rules=Object.hasOwn(ENTRY_RULES,language3)?
ENTRY_RULES[language3]:void 0;if(!rules||symbols.length===0)return;const{annotated,placed,registered=[],kinds=CALLED}=rules;let lines;const between=(first2,last)=>{
lines??=text.split("\n");return lines.slice(first2-1,last).join("\n")};const headOf=({start,line})=>start<line?between(start,line):"";const annotationsOf=(symbol,head=headOf(
symbol))=>symbol.annotations??(head===""?[symbol.signature??""]:head.split("\n"));if(annotated||placed){const had=new Map;const has=part=>{const known=had.get(part)??
text.includes(part);had.set(part,known);return known};for(const symbol of symbols){if(!kinds.test(symbol.kind)&&!symbol.annotations)continue;const owner=symbol.
parent===void 0?void 0:symbols[symbol.parent];const head=headOf(symbol);const annotations=annotationsOf(symbol,head);const serves=(annotated&&first(annotations,
one=>annotated(one,symbol)))??placed?.({path,symbol,owner,head,around:()=>owner?between(owner.start,owner.end):"",body:()=>between(symbol.start,symbol.end),text,
has});if(serves)mark(symbol,serves)}}for(const[pattern,serves,needs]of registered){if(needs!==void 0&&!text.includes(needs))continue;const inline=new Map;let[line,
counted]=[1,0];for(const{groups,index}of text.matchAll(pattern)){if(!groups)continue;if(groups.inline!==void 0){for(;counted<index;counted++)if(text[counted]===
"\n")line++;const around=symbolAround(symbols,line);if(around)inline.set(around,[...inline.get(around)??[],serves(groups)]);continue}const isSuch=kind=>groups.of===
void 0?CALLED.test(kind):kind==="method";const named=symbols.filter(({name,kind})=>name===groups.handler&&isSuch(kind));if(named.length===1)mark(named[0],serves(
groups))}for(const[symbol,[only,...more]]of inline)if(only&&more.length===0)mark(symbol,only)}mountRoutes(language3,text,symbols,annotationsOf)}function symbolAround(symbols,line){
let best;for(const one of symbols)if(one.start<=line&&line<=one.end&&!(best&&best.start>=one.start)&&CALLED.test(one.kind))best=one;return best}function first(annotations,told2){
for(const annotation of annotations){const serves=told2(annotation);if(serves)return serves}return void 0}function mark(symbol,serves){if(!symbol.modifiers?.includes(
"entry"))symbol.modifiers=[...symbol.modifiers??[],"entry"];const cut=Object.fromEntries(Object.entries(serves).map(([key2,said])=>[key2,said.slice(0,200)]));symbol.
extra={...cut,...symbol.extra}}import{hash}from"node:crypto";import{existsSync,readFileSync}from"node:fs";import{createRequire}from"node:module";import{dirname,join as join2}from"node:path";import{fileURLToPath}from"node:url";
var{resolve}=createRequire(import.meta.url);var carried=["./grammars/","../grammars/"].map(folder=>new URL(folder,import.meta.url)).find(folder=>existsSync(new URL(
"versions.json",folder)));function locate(path){return carried?fileURLToPath(new URL(path.slice(path.lastIndexOf("/")+1),carried)):resolve(path)}var versions;function grammarVersion(path){
if(carried){versions??=JSON.parse(readFileSync(new URL("versions.json",carried),"utf8"));const version=versions[path];if(version===void 0)throw new Error(`the b\
undle lacks the grammar ${path}`);return version}let folder=dirname(resolve(path));while(!existsSync(join2(folder,"package.json"))&&folder!==dirname(folder))folder=
dirname(folder);return JSON.parse(readFileSync(join2(folder,"package.json"),"utf8")).version}var CORE_REVISION=2;var PROSE_REVISION=1;var idOf=text=>idOfDigest(hash("sha256",text,"buffer"));var extractors=new Map;function extractorOf(key2,language3){if(!language3)
return`${key2}@text.${PROSE_REVISION}+${CORE_REVISION}`;let name=extractors.get(key2);if(name===void 0){const grammar2=language3.grammar===void 0?"own":grammarVersion(
language3.grammar);name=`${key2}@${grammar2}.${language3.revision}+${CORE_REVISION}`;extractors.set(key2,name)}return name}var REVISION=49;var language=(key2,grammar2)=>({key:key2,family:"c",grammar:`tree-sitter-${grammar2}/tree-sitter-${grammar2}.wasm`,readsText:true,revision:REVISION});
var cLanguages=[language("c","c"),language("cpp","cpp"),language("cuda","cpp")];var cFamily={name:"c",configuration:["Makefile","Kbuild"],knowsDependents:true,essence:(_,text)=>text.
includes("obj-")?text:"",load:()=>import("./AQSBOBN6.js")};var csharpLanguage={key:"csharp",family:"csharp",grammar:"tree-sitter-c-sharp/tree-sitter-c_sharp.wasm",revision:32};var csharpFamily={name:"csharp",configuration:PROJECT_FILES,
essence:essenceOf,knowsDependents:true,tellsOfFiles:true,load:()=>import("./Q6NNKTYK.js")};var declarativeLanguages=ALL_RULES.map(({key:key2,family:family3,grammar:grammar2,revision:revision2})=>({key:key2,family:family3,grammar:grammar2,revision:revision2}));
var declarativeFamily={name:"declarative",configuration:[],load:()=>import("./RTE3MBCS.js")};var DEPENDENCIES=["dependencies","devDependencies","peerDependencies","optionalDependencies"];var PACKAGE=["name","source","types","typings","module","main","ex\
ports","imports"];var DENO=["name","exports","imports","importMap"];var TYPESCRIPT=["extends","files","references"];var OPTIONS=["baseUrl","paths","rootDirs","j\
sxImportSource"];function essenceOf2(base,text){const json=readJson(text);if(!json)return"";const kept=pick(json,base==="package.json"?PACKAGE:base.startsWith("\
ts")||base.startsWith("jsc")?TYPESCRIPT:DENO);if(base==="package.json"){for(const key2 of DEPENDENCIES)if(isRecord(json[key2]))kept[key2]=namesOf(json[key2])}if(base!==
"package.json"&&isRecord(json.compilerOptions))kept.compilerOptions=pick(json.compilerOptions,OPTIONS);return JSON.stringify(kept)}var isRecord=value=>typeof value===
"object"&&value!==null;var pick=(from,keys2)=>Object.fromEntries(keys2.filter(key2=>from[key2]!==void 0).map(key2=>[key2,from[key2]]));var namesOf=versions2=>Object.
fromEntries(Object.keys(versions2).map(name=>[name,"*"]));var REVISION2=48;var language2=(key2,grammar2)=>({key:key2,family:"ecmascript",grammar:grammar2,revision:REVISION2});var ecmascriptLanguages=[language2("javascr\
ipt","tree-sitter-javascript/tree-sitter-javascript.wasm"),language2("typescript","tree-sitter-typescript/tree-sitter-typescript.wasm"),language2("tsx","tree-si\
tter-typescript/tree-sitter-tsx.wasm"),language2("vue","tree-sitter-typescript/tree-sitter-typescript.wasm"),language2("svelte","tree-sitter-typescript/tree-sit\
ter-typescript.wasm"),language2("astro","tree-sitter-typescript/tree-sitter-tsx.wasm"),{key:"angular",family:"ecmascript",readsText:true,revision:REVISION2}];var ecmascriptFamily={
name:"ecmascript",configuration:[...["package.json","tsconfig.json","tsconfig.*.json","jsconfig.json"],...["deno.json","deno.jsonc","jsr.json","import_map.json"]],
essence:essenceOf2,goesBy:/\.(?:[cm]?[jt]sx?|json5?|vue|svelte|astro|mdx|html|css|s[ac]ss|less|svg|png|jpe?g|gif|webp|wasm|node|graphql|gql)$/,resumes:true,knowsDependents:true,
load:()=>import("./XFGMX5KH.js")};var go2={key:"go",family:"go",grammar:"tree-sitter-go/tree-sitter-go.wasm",revision:16};var goFamily={name:"go",configuration:["go.mod"],essence:(_,text)=>text.
replace(/^(?:go|toolchain)\s.*$|\/\/.*$/gm,"").replace(/(?<=\s)v\d\S*/g,"v0"),knowsDependents:true,tellsOfFiles:true,load:()=>import("./LUEB5YBG.js")};var hcl={key:"hcl",family:"hcl",grammar:"tree-sitter-wasm/hcl/tree-sitter-hcl.wasm",revision:2};var hclFamily={name:"hcl",configuration:[],load:()=>import("./D4I34ZFJ.js")};var java2={key:"java",family:"jvm",grammar:"tree-sitter-java/tree-sitter-java.wasm",revision:27};var jvmFamily={name:"jvm",configuration:[],knowsDependents:true,tellsOfFiles:true,load:()=>import("./QA77HAPV.js")};var kotlin2={key:kotlinSymbols.key,family:kotlinSymbols.family,grammar:kotlinSymbols.grammar,revision:kotlinSymbols.revision};var perl2={key:"perl",family:"perl",grammar:"tree-sitter-wasm/perl/tree-sitter-perl.wasm",revision:2};var perlFamily={name:"perl",configuration:[],load:()=>import("./ZYM52XHG.js")};function essenceOf3(base,text){try{const json=JSON.parse(text);return JSON.stringify(base==="composer.lock"?lockOf(json):manifestOf(json))}catch{return text}}var manifestOf=json=>({
require:namesOf2(json.require),"require-dev":namesOf2(json["require-dev"])});var lockOf=json=>({packages:(json.packages??[]).map(lockedOf),"packages-dev":(json["\
packages-dev"]??[]).map(lockedOf)});var lockedOf=({name,autoload})=>({...name===void 0?{}:{name},autoload:{"psr-4":namesOf2(autoload?.["psr-4"]),"psr-0":namesOf2(
autoload?.["psr-0"])}});var namesOf2=of=>Object.fromEntries(Object.keys(of??{}).map(key2=>[key2,""]));var phpLanguage={key:"php",family:"php",grammar:"tree-sitter-php/tree-sitter-php.wasm",revision:31};var phpFamily={name:"php",configuration:["composer.json","co\
mposer.lock"],essence:essenceOf3,knowsDependents:true,tellsOfFiles:true,load:()=>import("./SPXIGZ3K.js")};var powershell2={key:"powershell",family:"powershell",grammar:"tree-sitter-wasm/powershell/tree-sitter-powershell.wasm",revision:3};var powershellFamily={name:"\
powershell",configuration:[],load:()=>import("./J7X2WHGL.js")};var prisma={key:"prisma",family:"prisma",readsText:true,revision:2};var prismaFamily={name:"prisma",configuration:[],load:()=>import("./VG5VNZ7O.js")};var protobuf={key:"protobuf",family:"protobuf",grammar:"tree-sitter-wasm/proto/tree-sitter-proto.wasm",revision:2};var protobufFamily={name:"protobuf",configuration:[],
load:()=>import("./EFELGBZP.js")};var pythonLanguages=[{key:"python",family:"python",grammar:"tree-sitter-python/tree-sitter-python.wasm",revision:31}];var pythonFamily={name:"python",configuration:[],
resumes:true,load:()=>import("./TSHJLHGB.js")};var{key,family,grammar,revision}=ruby;var rubyLanguage={key,family,grammar,revision};var rubyFamily={name:"ruby",configuration:[],resumes:true,load:()=>import("./3RSBKIGP.js")};var rust2={key:"rust",family:"rust",grammar:"tree-sitter-rust/tree-sitter-rust.wasm",revision:39};var VERSION=/(?<!\b(?:path|name|package)\s*)=\s*"[\^~=<>\s]*\d[\w.*+-]*(?:,\s*[\^~=<>\s]*\d[\w.*+-]*)*"/g;
var rustFamily={name:"rust",configuration:["Cargo.toml"],essence:(_,text)=>text.replace(VERSION,'= "*"'),knowsDependents:true,load:()=>import("./T3IKKI3J.js")};var scala2={key:scalaSymbols.key,family:scalaSymbols.family,grammar:scalaSymbols.grammar,revision:scalaSymbols.revision};var sql={key:"sql",family:"sql",readsText:true,revision:1};var sqlFamily={name:"sql",configuration:[],load:()=>import("./Y2M6PXIE.js")};var LANGUAGES=[...cLanguages,...declarativeLanguages,...ecmascriptLanguages,...pythonLanguages,go2,rust2,csharpLanguage,hcl,perl2,powershell2,prisma,protobuf,java2,
kotlin2,scala2,sql,phpLanguage,rubyLanguage];var FAMILIES=[cFamily,csharpFamily,declarativeFamily,ecmascriptFamily,goFamily,hclFamily,jvmFamily,perlFamily,phpFamily,
powershellFamily,prismaFamily,protobufFamily,pythonFamily,rubyFamily,rustFamily,sqlFamily];function codeOf(name){const family3=FAMILIES.find(candidate=>candidate.
name===name);if(!family3)throw new Error(`no family ${name}`);return family3.load()}import{readFile}from"node:fs/promises";import{basename}from"node:path";import{setFlagsFromString}from"node:v8";import{workerData}from"node:worker_threads";var PATIENCE_MS=100;var{loading}=workerData??{};if(loading)waitForOthers(new Int32Array(
loading));function waitForOthers(loading2){Atomics.sub(loading2,0,1);Atomics.notify(loading2,0);const until=performance.now()+PATIENCE_MS;for(;;){const others=Atomics.
load(loading2,0);const left=until-performance.now();if(others<=0||left<=0)return;Atomics.wait(loading2,0,others,left)}}setFlagsFromString("--invocation-count-fo\
r-turbofan=300000");setFlagsFromString("--wasm-tiering-budget=600000000");setFlagsFromString("--no-wasm-loop-unrolling");setFlagsFromString("--no-lazy");setFlagsFromString(
"--heap-growing-percent=100");setFlagsFromString("--expose-gc");function withoutOptimising(run){setFlagsFromString("--no-wasm-tier-up");setFlagsFromString("--no\
-wasm-dynamic-tiering");try{run()}finally{setFlagsFromString("--wasm-dynamic-tiering");setFlagsFromString("--wasm-tier-up")}}var HUGE_FUNCTIONS=new Set(["bash","elixir","julia","kotlin","objc","ocaml","ocaml_interface","perl","powershell","ruby","swift"].map(name=>`tree-sitter-${name}\
.wasm`));var ORDINARY="tree-sitter-javascript/tree-sitter-javascript.wasm";var grammars=new Map;var ready;async function loadGrammar(path){ready??=Parser.init({
wasmMemory:treeMemory,locateFile:()=>locate("web-tree-sitter/web-tree-sitter.wasm")});await ready;let grammar2=grammars.get(path);if(!grammar2){grammar2=HUGE_FUNCTIONS.
has(basename(path))?asItIs(path):load(path);grammars.set(path,grammar2);grammar2.catch(()=>grammars.delete(path))}return grammar2}async function load(path){const mend=MENDS.
get(basename(path));if(!mend)return Language.load(locate(path));const code=await readFile(locate(path));mended(code,mend);return Language.load(code)}var MENDS=new Map(
Object.entries({"tree-sitter-swift.wasm":["4100410410","4101410410"],"tree-sitter-cmake.wasm":["200041003602000b","2000427f3700000b"]}).map(([name,[written,instead]])=>[
name,{written:Buffer.from(written,"hex"),instead:Buffer.from(instead,"hex")}]));function mended(code,{written,instead}){const at=code.indexOf(written);if(at<0||
code.includes(written,at+1))return false;instead.copy(code,at);return true}async function asItIs(path){parseSomething(await loadGrammar(ORDINARY));const grammar2=await load(path);withoutOptimising(()=>parseSomething(grammar2));return grammar2}
function parseSomething(grammar2){const parser=new Parser().setLanguage(grammar2);parser.parse("a")?.delete();parser.delete()}var MOST_LINES=120;var SHORT_LINES=10;var MERGED_LINES=30;var SECTION_LINES=12;var TYPE_OF={function:"function",macro:"function",method:"method",constructor:"me\
thod",class:"type",struct:"type",union:"type",enum:"type",object:"type",type:"type",impl:"type",interface:"interface",trait:"interface"};function chunksOfCode(symbols,text,lines){
const margins=marginsOf(text,lines);const chunks=[];for(const piece of merged(symbols,piecesOf(symbols,margins,lines)))split(chunks,piece,margins);return chunks}
function piecesOf(symbols,margins,lines){const owner=new Int32Array(lines+2).fill(-1);symbols.forEach((symbol,index)=>{if(!TYPE_OF[symbol.kind]||isInsideFunction(
symbols,symbol))return;const start=Math.max(1,Math.min(symbol.start,symbol.doc&&symbol.doc[1]<=symbol.start?symbol.doc[0]:symbol.start));owner.fill(index,start,
Math.min(symbol.end,lines)+1)});const pieces=[];for(let line=1;line<=lines;){const index=owner[line];let end=line;while(end<lines&&owner[end+1]===index)end++;const symbol=symbols[index];
const rest=symbol!==void 0&&line>symbol.start&&TYPE_OF[symbol.kind]!=="function";if(!(allBlank(margins,line,end)||rest&&end-line<3&&pieces.length>0))pieces.push(
symbol?{type:TYPE_OF[symbol.kind],start:line,end,symbol:index}:{type:"file",start:line,end});line=end+1}return pieces}function merged(symbols,pieces){const chunks=[];
let open;for(const piece of pieces){const container=piece.symbol===void 0?void 0:symbols[piece.symbol]?.parent;const into=chunks.at(-1);const isShort=piece.end-
piece.start+1<=SHORT_LINES;const inside=container!==void 0&&open?.holds.has(container)===true;const sibling=open!==void 0&&open.container===container;if(into&&open&&
isShort&&(inside||sibling)&&piece.end-into.start<MERGED_LINES){into.end=piece.end;if(!inside){into.type="file";delete into.symbol}}else{chunks.push({...piece});
open=isShort?{container,holds:new Set}:void 0}if(piece.symbol!==void 0)open?.holds.add(piece.symbol)}return chunks}function chunksOfProse(text,lines){const all=[
...linesOf(text)];const fenced=fencedLines(all);const starts=[1];all.forEach((content,at)=>{if(fenced[at])return;const isUnderline=UNDERLINE.test(content);if(!isUnderline&&
!HEADING.test(content))return;const line=isUnderline&&at>0&&/\S/.test(all[at-1])?at:at+1;if(line-starts.at(-1)>=SECTION_LINES)starts.push(line)});const chunks=[];
const margins=marginsOf(text,lines);starts.forEach((start,at)=>{const end=Math.min(lines,(starts[at+1]??lines+1)-1);if(end>=start&&!allBlank(margins,start,end))
split(chunks,{type:"file",start,end},margins)});return chunks}var HEADING=/^(?:#{1,6} |=+ \S)/;var UNDERLINE=/^[=~^*-]{4,}\s*$/;function fencedLines(lines){const fenced=new Array(
lines.length).fill(false);let open;lines.forEach((line,at)=>{const fence=/^ {0,3}(`{3,})([^`]*)$/.exec(line);if(!fence)return;const ticks=fence[1].length;if(!open)
open={at,ticks};else if(ticks>=open.ticks&&fence[2].trim()===""){fenced.fill(true,open.at,at+1);open=void 0}});return fenced}function isInsideFunction(symbols,symbol){
for(let at=symbol.parent;at!==void 0;at=symbols[at]?.parent){const type=TYPE_OF[symbols[at].kind];if(type==="function"||type==="method")return true}return false}
function split(into,{start,end,...of},margins){const parts=Math.ceil((end-start+1)/(MOST_LINES+20));let from=start;for(let left=parts;left>1;left--){const size=Math.
ceil((end-from+1)/left);const reach=Math.floor(size/5);let best=from+size;let least=Number.POSITIVE_INFINITY;for(let line=from+size-reach;line<=Math.min(end,from+
size+reach);line++){const margin=margins[line];if(margin===BLANK||margin===ENDS)continue;const cost=margin*4+(margins[line-1]===BLANK?0:2)+Math.abs(line-from-size)/
(reach+1);if(cost>=least)continue;least=cost;best=line}into.push({...of,start:from,end:best-1});from=best}into.push({...of,start:from,end})}var BLANK=-1;var ENDS=1e3;
function marginsOf(text,lines){const margins=new Int32Array(lines+2).fill(BLANK);let line=0;for(const content of linesOf(text))margins[++line]=/^\s*[)\]}]/.test(
content)?ENDS:content.search(/\S/);return margins}function allBlank(margins,start,end){for(let line=start;line<=end;line++)if(margins[line]!==BLANK)return false;
return true}function*linesOf(text){let from=0;for(let at=text.indexOf("\n");at!==-1;at=text.indexOf("\n",from)){yield text.slice(from,at);from=at+1}if(from<text.
length)yield text.slice(from)}var parsers=new Map;async function load2(language3){try{await Promise.all([language3.readsText?void 0:loadGrammar(grammarOf(language3)),codeOf(language3.family)])}catch(error){
throw new Error(`What reads ${language3.key} could not be loaded, so nothing was published: ${String(error)}`)}}function grammarOf({key:key2,grammar:grammar2}){
if(grammar2===void 0)throw new Error(`${key2} has no grammar`);return grammar2}async function extractUnit(language3,path,text){const file={path,language:language3.
key,text};if(language3.readsText){const{extract:extract2,scriptOf}=await codeOf(language3.family);return{unit:extract2(withoutNodes(scriptOf?.(file)??text),file),
diagnostics:void 0}}const wasm=grammarOf(language3);const[grammar2,code]=await Promise.all([loadGrammar(wasm),codeOf(language3.family)]);const script3=code.scriptOf?.(
file)??text;let parser=parsers.get(wasm);if(!parser){parser=new Parser().setLanguage(grammar2);parsers.set(wasm,parser)}const tree=parseText(parser,script3);if(!tree)
throw new Error(`tree-sitter gave no tree for ${path}`);let flat;try{flat=flatten(tree,script3,grammar2)}finally{tree.delete()}if(code.repair)flat=code.repair(flat,
file);const unit=code.extract(flat,file);markEntries(language3.key,path,text,unit.symbols);return{unit,diagnostics:diagnose(flat)}}function diagnose(tree){let errors=0;
const lines=[];for(let node=0;node<tree.count;node++){if((tree.flags[node]&(ERROR|MISSING))===0)continue;errors++;const line=tree.lineAt(tree.start[node]);if(lines.
length<20&&lines.at(-1)!==line)lines.push(line)}return errors>0?{errors,lines}:void 0}function withIds(path,drafts){const seen2=new Map;return drafts.map(draft=>{
const name=draft.qualified??draft.name;const key2=`${draft.kind}\0${name}`;const nth=seen2.get(key2)??0;seen2.set(key2,nth+1);return{id:idOf(symbolText(path,draft.
kind,name,nth)),...withinBounds(draft)}})}function withinBounds(draft){const cut=(text,bound)=>(text.length<=bound?text:text.slice(0,bound)).toWellFormed();const{
nameChars,signatureChars}=LIMITS;const bounded={...draft,name:cut(draft.name||"?",nameChars)};if(draft.qualified!==void 0)bounded.qualified=cut(draft.qualified,
4*nameChars);for(const field of["signature","returns","receiver","type"]){const text=draft[field];if(text!==void 0)bounded[field]=cut(text,signatureChars)}if(draft.
parameters)bounded.parameters=draft.parameters.slice(0,256).map(parameter=>{const kept={...parameter,name:cut(parameter.name,nameChars)};if(parameter.type!==void 0)
kept.type=cut(parameter.type,signatureChars);if(parameter.default!==void 0)kept.default=cut(parameter.default,signatureChars);return kept});if(draft.annotations)
bounded.annotations=draft.annotations.slice(0,64).map(text=>cut(text,signatureChars));if(draft.conditions)bounded.conditions=draft.conditions.slice(0,32).map(text=>cut(
text,200));if(draft.modifiers&&draft.modifiers.length>12)bounded.modifiers=draft.modifiers.slice(0,12);return bounded}function factsOf(file,symbols,unit,diagnostics){
const facts={symbols,chunks:unit?chunksOfCode(symbols,file.text,file.lines):chunksOfProse(file.text,file.lines)};if(diagnostics)facts.diagnostics=diagnostics;if(unit?.
module!==void 0)facts.module=unit.module.slice(0,1024);return facts}var TEST_PATH=/(?:^|\/)(?:tests?|__tests__|spec|specs|testing|testdata|test-fixtures|fixtures|__mocks__|e2e)\/|(?:[._-](?:test|tests|spec|e2e))\.[^/.]+$|(?:^|\/)(?:test_[^/]*|conftest)\.py$|_test\.(?:go|py|rb|cc|cpp|c)$|(?:Tests?|Spec|IT)\.(?:java|kt|scala|cs|fs|php|swift|m|hs)$|_SUITE\.erl$|\.tftest\.hcl$|\.t\.sol$|\.Tests?\.ps1$|\.t$|(?:^|\/)x?t\/.*\.p[lm]$|(?:^|\/)Tests\/.*\.(?:swift|m|fs)$/;
var CONFIGURATION=/(?:^|\/)(?:\.[^/]+|[^/]*\.(?:ya?ml|toml|ini|cfg|conf|properties|editorconfig|env)|(?:package|tsconfig[^/]*|composer|deno|jsconfig|turbo|nx|biome|renovate)\.jsonc?|go\.(?:mod|sum|work)|Cargo\.(?:toml|lock)|Dockerfile[^/]*|(?:GNU)?[Mm]akefile|CMakeLists\.txt|Gemfile|Rakefile|Pipfile|pyproject\.toml|setup\.cfg|requirements[^/]*\.txt)$/;
var GENERATED_NAME=/(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|composer\.lock|Gemfile\.lock|Cargo\.lock|poetry\.lock|uv\.lock|Pipfile\.lock|go\.sum|flake\.lock|deno\.lock|\.terraform\.lock\.hcl|Podfile\.lock|Cartfile\.resolved|Package\.resolved|pubspec\.lock|mix\.lock|rebar\.lock|gradle\.lockfile|packages\.lock\.json)$|\.(?:pb|pb\.gw)\.go$|_pb2(?:_grpc)?\.pyi?$|\.(?:designer|g|g\.i)\.cs$|\.pb\.(?:cc|h|swift)$|\.pbobjc\.[hm]$|\.(?:g|freezed|pb|pbenum|pbgrpc|pbjson)\.dart$|\.snap$/i;
var DOCUMENTATION_PATH=/(?:^|\/)(?:docs?|documentation|man)\//;var GENERATED_HEAD=/@generated\b|\bcode generated .*\bdo not edit\b|\bautomatically generated\b|\bauto-?generated\b[^\n]*\b(?:do not|don't) (?:edit|modify)\b|\bgenerated by (?:the protocol buffer|bison|flex|swig|antlr|thrift|cython)\b|(?:^|\n)[ \t]*(?:\/\/|\/?\*|#|--|;)[^\n]*\b(?:this file|types|bindings) (?:was |is |were |are )?generated (?:by|with|from|using)\b|<auto-generated\b/i;
function roleOf(path,byName,parsed2,text){if(GENERATED_NAME.test(path)||hasGeneratedHead(text))return"generated";if(byName==="documentation"||DOCUMENTATION_PATH.
test(path)&&!parsed2)return"documentation";if(TEST_PATH.test(path))return parsed2?"test":"data";if(parsed2)return"source";if(CONFIGURATION.test(path))return"con\
figuration";return byName==="data"?"data":"source"}function hasGeneratedHead(text){let end=0;for(let line=0;line<12&&end!==-1&&end<1500;line++)end=text.indexOf(
"\n",end+1);return GENERATED_HEAD.test(text.slice(0,end===-1?1500:end))}var utf8=new TextDecoder("utf-8",{fatal:true,ignoreBOM:true});function readText(bytes){if(bytes.length>LIMITS.fileBytes)return{skip:"too_large"};if(bytes.length<
1024&&isLfsPointer(bytes))return{skip:"lfs_pointer"};if(bytes.length>=2&&(bytes[0]===255&&bytes[1]===254||bytes[0]===254&&bytes[1]===255))return{skip:"undecodab\
le"};if(bytes.includes(0))return{skip:"binary"};let text;try{text=utf8.decode(bytes)}catch{return{skip:hasControlBytes(bytes)?"binary":"undecodable"}}let lines=0;
let longest=0;let from=0;for(let at=text.indexOf("\n");at!==-1;at=text.indexOf("\n",from)){lines++;if(at-from>longest)longest=at-from;from=at+1}if(from<text.length){
lines++;longest=Math.max(longest,text.length-from)}if(longest>LIMITS.lineChars)return{skip:"minified"};return{text,lines}}function looksMinified(path,text,lines){
return/\.(?:js|mjs|cjs|css)$/.test(path)&&text.length>5e3&&text.length/Math.max(1,lines)>400}function isLfsPointer(bytes){return Buffer.from(bytes.buffer,bytes.
byteOffset,bytes.length).toString("latin1").startsWith("version https://git-lfs.github.com/spec/")}function hasControlBytes(bytes){const end=Math.min(bytes.length,
8e3);let control=0;for(let at=0;at<end;at++){const byte=bytes[at];if(byte<9||byte>13&&byte<32&&byte!==27)control++}return control>end/100}var LANGUAGE_NAMES=`
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
`;var made2;function tables(){if(made2)return made2;made2={byExtension:new Map,byName:new Map,byInterpreter:new Map,byKey:new Map};const roles={s:"source",d:"docu\
mentation",c:"data"};for(const line of LANGUAGE_NAMES.trim().split("\n")){const[key2,role,extensions,names,interpreters]=line.split("|");const language3={key:key2,
role:roles[role]};made2.byKey.set(key2,language3);for(const extension2 of words(extensions))made2.byExtension.set(extension2,language3);for(const name of words(
names))made2.byName.set(name,language3);for(const interpreter of words(interpreters))if(!made2.byInterpreter.has(interpreter))made2.byInterpreter.set(interpreter,
language3)}for(const[extension2,key2,role]of[["component.html","angular","source"],["mli","ocaml_interface","source"],["mll","ocamllex","source"],["mly","menhir",
"source"],["rd","rd","documentation"],["xrl","leex","source"],["yrl","yecc","source"]]){made2.byExtension.set(extension2,{key:key2,role});made2.byKey.set(key2,{
key:key2,role})}const text={key:"text",role:"documentation"};for(const name of["LICENSE","COPYING","NOTICE","AUTHORS","CONTRIBUTORS","CHANGELOG","README","INSTA\
LL","NEWS"])made2.byName.set(name,text);for(const[interpreter,key2]of[["python2","python"],["python","python"],["python3","python"],["node","javascript"],["node\
js","javascript"],["deno","typescript"],["sh","bash"],["bash","bash"],["dash","bash"],["zsh","bash"],["ruby","ruby"],["php","php"]]){const language3=made2.byKey.
get(key2);if(language3)made2.byInterpreter.set(interpreter,language3)}return made2}var words=text=>text===""?[]:text.split(" ");var OTHER_NAMES={"c++":"cpp","c#":"\
csharp","f#":"fsharp","objective-c++":"objective-cpp","protocol-buffer":"protobuf","protocol-buffers":"protobuf",golang:"go",sh:"bash",shell:"bash"};function keyOfLanguage(name){
const key2=name.toLowerCase();return OTHER_NAMES[key2]??key2}var roleOfLanguage=key2=>tables().byKey.get(key2)?.role;function languageOfName(path){const{byExtension,
byName}=tables();const name=path.slice(path.lastIndexOf("/")+1);const named=byName.get(name);if(named)return named;for(let dot=name.indexOf(".");dot!==-1;dot=name.
indexOf(".",dot+1)){const extension2=name.slice(dot+1);const language3=byExtension.get(extension2)??byExtension.get(extension2.toLowerCase());if(language3)return extension2===
"h"?void 0:language3}return void 0}function isHeader(path){return path.endsWith(".h")}function languageOfFirstLine(text){const{byInterpreter,byKey}=tables();const end=text.
indexOf("\n");const line=text.slice(0,Math.min(end===-1?text.length:end,200));const shebang=/^#!\s*(\S+)(?:\s+(.*))?$/.exec(line.trimEnd());if(shebang){let program=shebang[1]?.
split("/").pop()??"";if(program==="env")program=(shebang[2]??"").split(/\s+/).find(word=>!/^-|=/.test(word))??"";return byInterpreter.get(program)??byInterpreter.
get(program.replace(/[\d.]+$/,""))}const mode=/-\*-.*?(?:mode:\s*)?([\w+#-]+)\s*;?\s*-\*-|\b(?:vim?|ex):.*?\b(?:ft|filetype|syntax)=(\w+)/i.exec(line);const name=mode?.[1]??
mode?.[2];return name===void 0?void 0:byKey.get(keyOfLanguage(name))}var CPP_ONLY=/^[ \t]*(?:template\s*<|namespace\s+\w[\w:]*\s*\{|namespace\s*\{|(?:public|private|protected)\s*:|class\s+\w+[^;]*\{|using\s+(?:namespace\s+)?[\w:]+)|\bstd::\w|\boperator\s*[^\w\s]/m;
var OBJECTIVE_C_ONLY=/^[ \t]*(?:@(?:interface|protocol|end|class|property|import)\b|#import\b)/m;var OBJECTIVE_C=/^[ \t]*(?:#[ \t]*(?:import|include|define|if|pragma)|@(?:interface|implementation|protocol|class|import)\b|\/[/*])/m;
var SHADER=/^[ \t]*(?:#version\b|precision[ \t]+\w+[ \t]+float|(?:uniform|varying|attribute)[ \t]|(?:in|out)[ \t]+vec\d|void[ \t]+main[ \t]*\()/m;var PROLOG=/^:-[ \t]*[a-z]|^[a-z]\w*(?:\(.*\))?[ \t]*:-[ \t]*(?:%.*)?$/m;
var PERL=/^[ \t]*(?:(?:use|require|package|my|our)\b.*;|sub[ \t]+\w)/m;var TRANSLATIONS=/^\uFEFF?\s*(?:<\?xml\s|<!DOCTYPE\s+TS\b|<TS[\s>])/;var ANGULAR=/\s(?:\*[a-z][A-Za-z]+|\[\(?[A-Za-z@][\w.-]*\)?\]|\([A-Za-z@][\w.:-]*\))\s*=\s*["']|\s(?:i18n(?:-[\w-]+)?|routerLink)(?=[\s>=])|<(?:ng-(?:container|content|template)|router-outlet)\b|<[a-z]+(?:-[a-z\d]+)+(?:\s[^<>]*)?\/>|^[ \t]*@(?:if|for|switch|defer)[ \t]*\(.*\{|^[ \t]*@let\s+\w+\s*=/m;
var TWIRL=/^@(?:\(|import\b|\*)/m;function languageByContent(named,text){if(named==="objective-c"&&!OBJECTIVE_C.test(text))return"matlab";if(named==="perl"&&PROLOG.
test(text)&&!PERL.test(text))return"prolog";if(named==="typescript"&&TRANSLATIONS.test(text))return"xml";if(named==="html"&&ANGULAR.test(text)&&!TWIRL.test(text))
return"angular";if(named==="fsharp"&&SHADER.test(text))return"glsl";return named}function headerLanguage(text,surroundings){if(OBJECTIVE_C_ONLY.test(text))return"objective-c";if(surroundings.cpp===0)return CPP_ONLY.test(text)&&surroundings.c===
0?"cpp":"c";if(CPP_ONLY.test(text))return"cpp";return surroundings.cpp>surroundings.c&&!/\b__cplusplus\b/.test(text)?"cpp":"c"}var STOP=new Set("the a an of to in is it and or for on with that this be as are by from at not if when should can will but was has have do does".split(" "));var LONGEST=64;
var SUFFIX=/(?:ational|ization|ations?|ings?|ments?|ness|ers?|ies|ied|ed|es|s|e|y)$/;function stem(word){if(word.length<4)return word;const found2=SUFFIX.exec(word);
if(!found2||found2.index<3)return word;const ending=found2[0];return word.slice(0,found2.index)+(ending==="ies"||ending==="ied"||ending==="y"?"i":"")}function termsOf(identifier){
if(identifier.length>LONGEST)return[];if(SMALL.test(identifier))return termsOfParts(identifier,identifier.split(/[_$]+/).filter(Boolean));if(/[\ud800-\udfff]/.test(
identifier))return[];const parts=identifier.replace(new RegExp("(\\p{Ll}|\\p{N})(\\p{Lu})","gu"),"$1 $2").replace(new RegExp("(\\p{Lu}+)(\\p{Lu}\\p{Ll})","gu"),
"$1 $2").split(/[\s_$]+/).filter(Boolean).map(part=>part.toLowerCase());return isUnspaced(identifier)?termsOfUnspaced(identifier,parts):termsOfParts(identifier,
parts)}var SMALL=/^[a-z\d_$]*$/;function termsOfParts(identifier,parts){const terms=parts.filter(part=>part.length>1&&!STOP.has(part)).map(stem);if(parts.length>
1)terms.push(identifier.toLowerCase());return terms}var UNSPACED=/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]+/u;var isUnspaced=text=>UNSPACED.test(text);
function termsOfUnspaced(identifier,parts){const runs=parts.flatMap(part=>part.split(UNSPACED_RUNS)).filter(Boolean);const terms=runs.flatMap(run=>isUnspaced(run)?
[...pairsOf(run),run]:termsOfParts(run,[run]));if(runs.length>1)terms.push(identifier.toLowerCase());return terms.filter(term=>term.length>1)}var UNSPACED_RUNS=new RegExp(
`(${UNSPACED.source})`,"u");var pairsOf=run=>run.length>2?Array.from({length:run.length-1},(_,at)=>run.slice(at,at+2)):[];var IDENTIFIER=new RegExp("[\\p{L}_$][\\\
p{L}\\p{N}_$]*|\\p{N}+","gu");var FIELD_WEIGHT={body:1,name:4,path:6};var MOST_COUNT=255;var WordBlock=nothing({first:nothing().max(LONGEST*4),data:nothing().max(2e6)});var WordIndex=nothing(
WordBlock).max(65536);var NAME_BIT=1<<24;var TrigramBlock=nothing({first:nothing().min(0).max(2*NAME_BIT-1),data:nothing().max(2e6)});var SegmentRecord=nothing({kind:nothing("segment"),id:Id,files:nothing(
Id).min(1).max(LIMITS.recordsPerBatch),blocks:nothing(TrigramBlock).max(65536),words:WordIndex.optional()});function segmentText(files){return`segment\0${files.
join(",")}`}var seen=new Uint32Array(2*NAME_BIT/32);var FOLDED=new Uint8Array(65536);for(let unit=0;unit<FOLDED.length;unit++)FOLDED[unit]=unit>=65&&unit<=90?unit+32:unit<128?
unit:128|unit&127;var keys=new Uint32Array(65536);var found=0;function add(key2){const word=key2>>>5;const bit=1<<(key2&31);const before=seen[word];if((before&bit)!==
0)return;seen[word]=before|bit;if(found===keys.length){const grown=new Uint32Array(found*2);grown.set(keys);keys=grown}keys[found++]=key2}function fileKeys(text,names){
found=0;addText(text,0);for(const name of names)addText(name,NAME_BIT);const own=keys.slice(0,found);for(let at=0;at<found;at++)seen[own[at]>>>5]=0;return own}function addText(text,bits){
const{length}=text;if(length<3)return;let key2=FOLDED[text.charCodeAt(0)]<<8|FOLDED[text.charCodeAt(1)];for(let at=2;at<length;at++){key2=(key2<<8|FOLDED[text.charCodeAt(
at)])&16777215;add(key2|bits)}}var BLOCK_BYTES=8192;var DIGIT_BITS=13;var DIGITS=1<<DIGIT_BITS;var ORDINAL_BITS=12;var MOST_ORDINAL=(1<<ORDINAL_BITS)-1;function packSegment(files){
const{pairs,ends}=sortPairs(files);const blocks=[];let bytes=Buffer.allocUnsafe(BLOCK_BYTES*2);let length=0;let first2=0;let previousKey=0;const varint=value=>{
let rest=value;while(rest>127){bytes[length++]=rest&127|128;rest>>>=7}bytes[length++]=rest};const close=()=>{if(length>0)blocks.push({first:first2,data:bytes.toString(
"base64",0,length)});length=0};let at=0;for(let digit=0;digit<DIGITS;digit++){const last=ends[digit];while(at<last){const low=pairs[at]>>>ORDINAL_BITS;const key2=digit<<
DIGIT_BITS|low;let end=at+1;while(end<last&&pairs[end]>>>ORDINAL_BITS===low)end++;const room=length+16+(end-at)*3;if(room>bytes.length)bytes=Buffer.concat([bytes.
subarray(0,length),Buffer.allocUnsafe(room*2)]);if(length===0){first2=key2;previousKey=key2}varint(key2-previousKey);varint(end-at);let previous=-1;for(;at<end;at++){
const ordinal=pairs[at]&MOST_ORDINAL;varint(ordinal-previous);previous=ordinal}previousKey=key2;if(length>=BLOCK_BYTES)close()}}close();free(pairs);return blocks}
function sortPairs(files){const total=files.reduce((sum,own)=>sum+own.length,0);const low=new Uint32Array(DIGITS+1);const high=new Uint32Array(DIGITS+1);for(const own of files){
for(let at=0;at<own.length;at++){const key2=own[at];take(low,(key2&DIGITS-1)+1);take(high,(key2>>>DIGIT_BITS)+1)}}for(let digit=1;digit<=DIGITS;digit++){low[digit]=
low[digit]+low[digit-1];high[digit]=high[digit]+high[digit-1]}const byLow=new Uint32Array(total);files.forEach((own,ordinal)=>{for(let at=0;at<own.length;at++){
const key2=own[at];byLow[take(low,key2&DIGITS-1)]=key2>>>DIGIT_BITS<<ORDINAL_BITS|ordinal}});const pairs=new Uint32Array(total);for(let digit=0,at=0;digit<DIGITS;digit++){
for(const end=low[digit];at<end;at++){const upper=byLow[at];pairs[take(high,upper>>>ORDINAL_BITS)]=digit<<ORDINAL_BITS|upper&MOST_ORDINAL}}free(byLow);return{pairs,
ends:high}}function take(counters,at){const value=counters[at];counters[at]=value+1;return value}var PACKING2={level:5};var LINKS_PACKING={level:1,windowBits:12};var NO_LINKS=JSON.stringify(new LinkSetBuilder().build());var linkSetId=(file,bodyJson)=>idOf(linkSetText(
file,bodyJson));function linkLine(id,file,path,symbols,bodyJson){const body=deflateRaw(bodyJson,LINKS_PACKING);return JSON.stringify({kind:"links",id,file,module:idOf(
moduleText(path)),symbols,body})}function addRecord(batch2,{file:{path,size,blob,language:language3,role,lines,file,link:link2},extractor,text,facts},flush2,bytes=Buffer.from(text)){const json=Buffer.
from(JSON.stringify(facts));const record=JSON.stringify({kind:"file",id:file,path,blob,extractor,language:language3,size,lines,role,text:deflateRaw(bytes,PACKING2),
facts:deflateRaw(json,PACKING2)});const inflated=bytes.length+json.length;free(json);if(batch2.isTooFullFor(record,inflated))flush2();const names=facts.symbols.
map(symbol=>symbol.name);batch2.addFile(file,path,role,record,inflated,{text,names,keys:fileKeys(text,names)});if(link2!==void 0)batch2.addLinks(linkLine(link2,
file,path,[],NO_LINKS))}import{constants as constants3,gzipSync}from"node:zlib";var BLOCK_BYTES2=2048;function packWords(terms,lengths){const encoder=new TextEncoder;const blocks=[];let bytes=new Uint8Array(BLOCK_BYTES2*2);let length=0;let first2="";
let previous=new Uint8Array;const reserve=more=>{if(length+more<=bytes.length)return;const grown=new Uint8Array((length+more)*2);grown.set(bytes.subarray(0,length));
bytes=grown};const varint=value=>{let rest=value;for(;rest>127;rest=Math.floor(rest/128))bytes[length++]=rest%128|128;bytes[length++]=rest};const close=()=>{if(length>
0)blocks.push({first:first2,data:bytes.slice(0,length)});length=0;previous=new Uint8Array};reserve(lengths.length*6);for(let at=0;at<lengths.length;at++)varint(
lengths[at]);close();for(const{term,ordinals,counts}of terms){if(length===0)first2=term;const own=encoder.encode(term);reserve(own.length+16+ordinals.length*8);
let shared=0;while(shared<own.length&&shared<previous.length&&own[shared]===previous[shared])shared++;varint(shared);varint(own.length-shared);bytes.set(own.subarray(
shared),length);length+=own.length-shared;varint(ordinals.length);let last=-1;for(let at=0;at<ordinals.length;at++){const ordinal=ordinals[at];varint(ordinal-last);
varint(counts[at]);last=ordinal}previous=own;if(length>=BLOCK_BYTES2)close()}close();return blocks}var OTHER=1;var LETTER=2;var DIGIT=3;var CLASS=new Uint8Array(65536);function classify(unit){const character=String.fromCharCode(unit);const found2=/[\p{L}_$]/u.
test(character)?LETTER:new RegExp("\\p{N}","u").test(character)?DIGIT:OTHER;CLASS[unit]=found2;return found2}var LONGEST2=64;var MOST=4096;var Runs=class{start=new Int32Array(
MOST);end=new Int32Array(MOST);one=new Int32Array(MOST);other=new Int32Array(MOST);count=0;find(units,length,from){const{start,end:ends,one:ones,other:others}=this;
let count=0;let at=from;while(at<length&&count<MOST){const unit=units[at];const kind=CLASS[unit]||classify(unit);if(kind===OTHER){at++;continue}let end=at;let one=2166136261;
let other=0;for(let next2=unit;;){one=Math.imul(one^next2,16777619);other=Math.imul(other,31)+next2|0;if(++end>=length)break;next2=units[end];const of=CLASS[next2]||
classify(next2);if(of===OTHER||kind===DIGIT&&of!==DIGIT)break}if(end-at>1&&end-at<=LONGEST2){start[count]=at;ends[count]=end;ones[count]=one;others[count]=other;
count++}at=end}this.count=count;return at}};var MOST_IDENTIFIERS=4e5;var SHORTEST_SLICE=13;var Vocabulary=class{#identifiers=new Identifiers;#runs=new Runs;#parts=[];#terms=[];#numbers=new Map;#identifierCounts=new Uint32Array(
65536);#termCounts=new Uint32Array(65536);count(file){const touched=[];const add2=(text,weight)=>this.#scan(text,weight,touched);if(!file.isData)add2(file.text,
FIELD_WEIGHT.body);add2(file.path,FIELD_WEIGHT.path);add2([...file.names].join("\n"),FIELD_WEIGHT.name);const terms=[];if(this.#termCounts.length<this.#terms.length)
this.#termCounts=new Uint32Array(this.#terms.length*2);for(const identifier of touched){const count=this.#identifierCounts[identifier];this.#identifierCounts[identifier]=
0;for(const term of this.#parts[identifier]){const before=this.#termCounts[term];if(before===0)terms.push(term);this.#termCounts[term]=before+count}}const own=Uint32Array.
from(terms);const counts=new Uint8Array(own.length);let length=0;for(let at=0;at<own.length;at++){const term=own[at];const count=this.#termCounts[term];this.#termCounts[term]=
0;counts[at]=Math.min(MOST_COUNT,count);length+=count}return{terms:own,counts,length}}#scan(text,weight,touched){const units=unitsOf(text);const runs=this.#runs;
for(let from=0;from<text.length;){from=runs.find(units,text.length,from);const{start,end,one,other}=runs;const unknown=[];for(let run=0;run<runs.count;run++){const identifier=this.#identifiers.
find(one[run],other[run]);if(identifier>=0)this.#count(identifier,weight,touched);else unknown.push(run)}for(const run of unknown){const[first2,second]=[one[run],
other[run]];const known=this.#identifiers.find(first2,second);this.#count(known>=0?known:this.#add(text.slice(start[run],end[run]),first2,second),weight,touched)}}}#count(identifier,weight,touched){
const before=this.#identifierCounts[identifier];if(before===0)touched.push(identifier);this.#identifierCounts[identifier]=before+weight}#add(name,one,other){const number=this.#identifiers.
add(one,other);this.#parts.push(termsOf(name).map(term=>this.#term(term)));if(number>=this.#identifierCounts.length){const grown=new Uint32Array(number*2);grown.
set(this.#identifierCounts);this.#identifierCounts=grown}return number}#term(term){let number=this.#numbers.get(term);if(number===void 0){number=this.#terms.length;
const own=term.length<SHORTEST_SLICE?term:Buffer.from(term).toString();this.#terms.push(own);this.#numbers.set(own,number)}return number}pack(files){const starts=new Uint32Array(
this.#terms.length+1);for(const{terms}of files)for(const term of terms)starts[term+1]=starts[term+1]+1;const used=[];for(let term=0;term<this.#terms.length;term++){
if(starts[term+1]!==0)used.push(term);starts[term+1]=starts[term+1]+starts[term]}const total=starts[this.#terms.length];const ordinals=new Uint16Array(total);const counts=new Uint8Array(
total);const filled=starts.slice();for(const[ordinal,file]of files.entries()){for(let at=0;at<file.terms.length;at++){const term=file.terms[at];const to=filled[term];
filled[term]=to+1;ordinals[to]=ordinal;counts[to]=file.counts[at]}}const words2=this.#terms;used.sort((a,b)=>words2[a]<words2[b]?-1:1);function*postings(){for(const term of used){
const[from,to]=[starts[term],starts[term+1]];yield{term:words2[term],ordinals:ordinals.subarray(from,to),counts:counts.subarray(from,to)}}}const blocks=packWords(
postings(),files.map(file=>file.length));if(this.#parts.length>MOST_IDENTIFIERS)this.#forget();return blocks.map(({first:first2,data})=>({first:first2,data:Buffer.
from(data).toString("base64")}))}#forget(){this.#identifiers.clear();this.#numbers.clear();this.#parts=[];this.#terms=[]}};var Identifiers=class{#slots=new Int32Array(
1<<16);#one=new Int32Array(1<<15);#other=new Int32Array(1<<15);#size=0;find(one,other){const mask=this.#slots.length-1;for(let at=(one^other>>>9)&mask;;at=at+1&
mask){const number=this.#slots[at]-1;if(number<0||this.#one[number]===one&&this.#other[number]===other)return number}}add(one,other){if(this.#size===this.#one.length)
this.#grow();const number=this.#size++;this.#one[number]=one;this.#other[number]=other;this.#place(number);return number}clear(){this.#slots.fill(0);this.#size=
0}#place(number){const mask=this.#slots.length-1;let at=(this.#one[number]^this.#other[number]>>>9)&mask;while(this.#slots[at]!==0)at=at+1&mask;this.#slots[at]=
number+1}#grow(){const twice=old=>{const grown=new Int32Array(old.length*2);grown.set(old);return grown};this.#one=twice(this.#one);this.#other=twice(this.#other);
this.#slots=new Int32Array(this.#slots.length*2);for(let number=0;number<this.#size;number++)this.#place(number)}};var GOOD_BYTES=6*1024*1024;var GOOD_PAIRS=3e6;var ROOM_FOR_SEGMENT=12*1024*1024;var ROOM_FOR_NO_LINKS=LIMITS.recordsPerBatch*256;var RANK={source:0,documentation:1,
configuration:2,test:3,data:4,generated:5};var RecordBatch=class{#vocabulary=new Vocabulary;#lines=[];#entries=[];#bytes=0;#pairs=0;#inflated=0;get files(){return this.#entries.
length}isTooFullFor(line,inflated){return this.#inflated+inflated>LIMITS.contentInflatedBytes-ROOM_FOR_NO_LINKS||this.#bytes+line.length>LIMITS.requestInflatedBytes-
ROOM_FOR_SEGMENT||this.#lines.length+3>LIMITS.recordsPerBatch}get isGood(){return this.#bytes>=GOOD_BYTES||this.#pairs>=GOOD_PAIRS}addFile(id,path,role,line,inflated,{
text,names,keys:keys2}){this.#inflated+=inflated;this.#lines.push(line);this.#bytes+=line.length+1;const words2=this.#vocabulary.count({path,text,names,isData:role===
"data"});this.#entries.push({id,rank:RANK[role],path,keys:keys2,words:words2});this.#pairs+=keys2.length+words2.terms.length}addLinks(line){this.#lines.push(line);
this.#bytes+=line.length+1}take(){const entries=this.#entries.sort((a,b)=>a.rank-b.rank||(a.path<b.path?-1:1));const files=entries.map(entry=>entry.id);const blocks=packSegment(
entries.map(entry=>entry.keys));for(const{keys:keys2}of entries)free(keys2);const words2=this.#vocabulary.pack(entries.map(entry=>entry.words));this.#lines.push(
JSON.stringify({kind:"segment",id:idOf(segmentText(files)),files,blocks,words:words2}));const lines=this.#lines;this.#lines=[];const body=pack(lines);this.#entries=
[];this.#bytes=0;this.#pairs=0;this.#inflated=0;return{body,files:files.length}}};var BODY_PACKING={level:1,strategy:constants3.Z_HUFFMAN_ONLY};var packingOf=length=>({
...BODY_PACKING,...inOnePiece(length)});function pack(lines){const text=Buffer.allocUnsafe(lines.reduce((sum,line)=>sum+Buffer.byteLength(line)+1,0));let at=0;for(const line of lines){
at+=text.write(line,at);text[at++]=NEWLINE}const packed2=gzipSync(text,packingOf(text.length));free(text);return at<Buffer.poolSize?new Uint8Array(packed2):packed2}
var NEWLINE=10;import{readFileSync as readFileSync2}from"node:fs";var UNDERSCORE=95;var BACKSLASH=92;var QUOTE=34;var COLON=58;var LETTER_U=117;var IS_WORD=Uint8Array.from({length:256},(_,byte)=>/[\w$\x80-\xff]/.test(String.fromCharCode(
byte))?1:0);var NOT_ASCII=/[\x80-\uffff]/;var SAME=Uint8Array.from({length:256},(_,byte)=>byte);var LOWER=SAME.map(byte=>byte>=65&&byte<=90?byte+32:byte);var NO_WORD=/[^\w$\x80-\xff]+/;
var SIEVE=1<<16;var FEW_WORDS=8;var Mentions=class _Mentions{#words=new Set;#sieve=new Uint8Array(SIEVE);#ignoresCase;#few;constructor(words2,ignoresCase){this.#ignoresCase=
ignoresCase;for(const word of words2){this.#words.add(word);let hash3=0;for(let at=0;at<word.length;at++)hash3=next(hash3,word.charCodeAt(at));this.#sieve[hash3&
SIEVE-1]=1}if(!ignoresCase&&this.#words.size<=FEW_WORDS)this.#few=[...this.#words].map(word=>Buffer.from(word,"latin1"))}static of(names,ignoresCase=false){const words2=[];
for(const name of names){if(ignoresCase&&NOT_ASCII.test(name))return void 0;const parts=Buffer.from(name).toString("latin1").split(NO_WORD);const longest=parts.
reduce((a,b)=>b.length>a.length?b:a,"");if(longest==="")return void 0;words2.push(ignoresCase?longest.toLowerCase():longest)}return new _Mentions(words2,ignoresCase)}in(json){
if(this.#few?.every(word=>!json.includes(word)))return false;const as=this.#ignoresCase?LOWER:SAME;for(let at=0;at<json.length;at++){let byte=json[at];if(IS_WORD[byte]===
0){if(byte===BACKSLASH)at+=json[at+1]===LETTER_U?5:1;continue}const start=at;let hash3=0;let whole=true;for(;at<json.length;at++){byte=json[at];if(IS_WORD[byte]===
0)break;hash3=next(hash3,as[byte]);if(whole&&byte===UNDERSCORE){whole=false;if(this.#has(hash3,json,start,at+1))return true}}if(this.#has(hash3,json,start,at)&&
!isKey(json,start,at))return true;at--}return false}#has(hash3,json,from,to){if(this.#sieve[hash3&SIEVE-1]!==1)return false;const word=json.toString("latin1",from,
to);return this.#words.has(this.#ignoresCase?word.toLowerCase():word)}};var isKey=(json,from,to)=>json[to]===QUOTE&&json[to+1]===COLON&&json[from-1]===QUOTE;var next=(hash3,byte)=>Math.
imul(hash3,31)+byte|0;var MOST_NAMES=5e3;var MANY_FILES=200;var MOST_ROUNDS=12;function affectedFiles(units,before,describe,ignoresCase=false){const compared=new Set;const offersOf=file=>{
const offers=describe(file);for(const name of offers.compared??[])compared.add(name);return offers};const names=allChangedNames(units,before,offersOf);if(!names)
return void 0;const described=new Map;const textsOf=at=>{let texts=described.get(at);if(!texts){if(described.size>=Math.max(MANY_FILES,units.size/3))return void 0;
texts=[...offersOf(units.file(at)).named].map(([name,text])=>[name,Buffer.from(text)]);described.set(at,texts)}return texts};const affected=new Set;let fresh=names;
for(let round=0;fresh.size>0;round++){if(round===MOST_ROUNDS)return void 0;const mentions2=Mentions.of(fresh,ignoresCase);if(!mentions2)return void 0;const reached=new Set;
for(let at=0;at<units.size;at++){if(!mentions2.in(units.head(at)))continue;affected.add(at);const texts=textsOf(at);if(!texts)return void 0;for(const[name,text]of texts)
if(!names.has(name)&&mentions2.in(text))reached.add(name)}if(names.size+reached.size>MOST_NAMES)return void 0;for(const name of reached)names.add(name);fresh=reached}
const mentions=Mentions.of(names,ignoresCase);if(!mentions)return void 0;const isAffected=at=>!before.files.has(at)&&(affected.has(at)||mentions.in(units.body(at)));
return{files:[...new Array(units.size).keys()].filter(isAffected),isCompared:[...names].some(name=>compared.has(name))}}function allChangedNames(units,before,offersOf){
const names=new Set;const others=new Neighbours(units,before.files,offersOf);for(const[at,was]of before.files){const is=units.file(at);const changed=was?changedNames(
was,is,offersOf):others.namesBeside(at,is);if(!changed)return void 0;for(const name of changed)names.add(name)}for(const file of before.gone){const changed=others.
namesBeside(others.placeOf(file.path),file);if(!changed)return void 0;for(const name of changed)names.add(name)}return names}var Neighbours=class{#units;#changed;#offersOf;#rests=new Map;constructor(units,changed,offersOf){
this.#units=units;this.#changed=changed;this.#offersOf=offersOf}namesBeside(at,file){const{rest,named}=this.#offersOf(file);for(let away=0;away<=MOST_ASKED;away++)
for(const place of[at-away,at+away])if(place>=0&&place<this.#units.size&&!this.#changed.has(place)){if(this.#restAt(place)===rest)return named.keys()}return void 0}#restAt(at){
let rest=this.#rests.get(at);if(rest===void 0){rest=this.#offersOf(this.#units.file(at)).rest;this.#rests.set(at,rest)}return rest}placeOf(path){let[from,to]=[0,
this.#units.size];while(from<to){const middle=from+to>>1;if(this.#units.file(middle).path<path)from=middle+1;else to=middle}return from}};var MOST_ASKED=16;function changedNames(was,is,offersOf){
const[old,now]=[offersOf(was),offersOf(is)];const idsOf=({ordered},{symbols})=>ordered??symbols.map(({id})=>id);if(old.rest!==now.rest||!isSameOrder(idsOf(old,was),
idsOf(now,is)))return void 0;return[...new Set([...old.named.keys(),...now.named.keys()])].filter(name=>old.named.get(name)!==now.named.get(name))}function isSameOrder(was,is){
const now=new Set(is);const stayed=was.filter(id=>now.has(id));let at=0;for(const id of is)if(stayed[at]===id)at++;return at===stayed.length}var NAMES=new Set(["__init__","__new__","__post_init__","initialize","__construct"]);var TYPES=new Set(["class","struct","enum","object","interface"]);function linkConstructors(symbols,out){
for(const symbol of symbols){if(symbol.parent===void 0||!TYPES.has(symbols[symbol.parent]?.kind??""))continue;if(symbol.kind!=="constructor"&&!(symbol.kind==="m\
ethod"&&NAMES.has(symbol.name)))continue;out.occurrence({line:symbol.line,column:symbol.column,length:symbol.name.length,use:"runs",destination:{to:"symbol",id:symbol.
id},from:symbol.parent,evidence:"same_file",confidence:100})}}function linkSetText2(body){const{occurrencesPerFile,bodyInflatedBytes}=LIMITS;for(const[what,list]of Object.entries({names:body.line,targets:body.targets,locals:body.
locals}))if(list.length>occurrencesPerFile)throw new Error(`${list.length} ${what}, and a file may have ${occurrencesPerFile}`);const text=JSON.stringify(withinBounds2(
body));const bytes=Buffer.byteLength(text);if(bytes>bodyInflatedBytes)throw new Error(`its ${body.line.length} names take ${bytes} bytes, and a file's may take ${bodyInflatedBytes}`);
return text}function withinBounds2(body){const most=2*LIMITS.nameChars;const cut=text=>text.length<=most?text:text.slice(0,most).toWellFormed();const cutTarget=target=>target[0]===
"e"?["e",cut(target[1]),cut(target[2])]:target[0]==="u"?["u",cut(target[1])]:target;if(body.targets.some(t=>(t[0]==="e"||t[0]==="u")&&(t[1].length>most||(t[2]?.
length??0)>most)))body.targets=body.targets.map(cutTarget);if(body.locals.some(local=>local[0].length>most))body.locals=body.locals.map(([name,...rest])=>[cut(name),
...rest]);if(body.length.some(length=>length>1e4))body.length=body.length.map(length=>Math.min(length,1e4));return body}var languages=new Map(LANGUAGES.map(language3=>[language3.key,language3]));var Unread=class extends Error{};var Units=class{#reader;#sources;#read;constructor(reader2,sources2){
this.#reader=reader2;this.#sources=sources2}async file(unit){return fileWith(unit,await this.#head(unit))}async fileToLink(unit){const file=await this.file(unit);
this.#read={unit,file};return file}packedFile(unit){const read=this.#read;this.#read=void 0;if(read?.unit===unit)return read.file;try{return fileWith(unit,this.#reader.
head(unit.place))}catch(error){throw new Unread(unit.path,{cause:error})}}packedJson(part,unit){try{return part==="head"?this.#reader.headJson(unit.place):this.#reader.
bodyJson(unit.place)}catch(error){throw new Unread(unit.path,{cause:error})}}async body(unit){try{return this.#reader.body(unit.place)}catch{return(await this.#makeAgain(
unit)).body}}async#head(unit){try{return this.#reader.head(unit.place)}catch{const made3=await this.#makeAgain(unit);const head={symbols:withIds(unit.path,made3.
symbols),surface:made3.surface};if(made3.module!==void 0)head.module=made3.module;return head}}async#makeAgain(unit){const language3=languages.get(unit.language);
const text=this.#sources.text(unit);if(!language3||text===void 0)throw new Error("its unit is lost");return JSON.parse(JSON.stringify((await extractUnit(language3,
unit.path,text)).unit))}};function fileWith({path,language:language3},head){const file={path,language:language3,symbols:head.symbols,surface:head.surface};if(head.
module!==void 0)file.module=head.module;return file}var UNCHANGED={units:[],gone:[]};var isUnchanged=({units,gone})=>units.length===0&&gone.length===0;var LIGHT_BYTES=8*1024*1024;var FamilyLinks=class _FamilyLinks{settled;dependents;#from;#linker;#units;#files;#overlays;#anew;#refuse;#instead;constructor(from,linker,units,more){
this.dependents=more.dependents;this.#from=from;this.#linker=linker;this.#units=units;this.#files=more.files??[];this.#overlays=more.overlays??[];this.#anew=more.
anew;this.#refuse=more.refuse;this.settled=more.settled}static async prepare(told2,from,light=LIGHT_BYTES){const{units}=told2;const code=await codeOf(told2.family);
const texts=new Map(told2.configuration);const project={paths:new Set([...told2.paths,...units.map(unit=>unit.path)]),read:path=>texts.get(path)};if(typeof told2.
settled==="object"){const linker2=resumed(code,project,told2,told2.settled,from);if(linker2){const{affected}=linker2;return _FamilyLinks.#goingOn(linker2,told2,
from,{settled:linker2.settled?.(),dependents:affected})}}const linker=code.createLinker(project);const held=linker.keepsFiles!==false||from.scip.length>0;const files=[];
const refused=new Map;for(const[at,unit]of units.entries()){const file=await from.units.file(unit);files.push(held?linker.isLaden?{...file,surface:void 0}:file:
void 0);attempt(()=>linker.add(file),error=>refused.set(at,error))}let broken;attempt(()=>linker.finish(),error=>{broken={error}});const isWhole=broken===void 0&&
refused.size===0;const settled=told2.settled===false||!isWhole?void 0:linker.settled?.();if(settled&&linker.isLaden&&settled.length>light){const again=resumed(code,
project,{...told2,before:UNCHANGED},settled,from);if(again)return _FamilyLinks.#goingOn(again,told2,from,{settled})}const dependents=isWhole?dependentsOf(code,linker,
told2,from):void 0;const overlays=await overlaysOf(from,units,files,new Set(told2.tree));const refuse=at=>{if(broken)throw broken.error;if(refused.has(at))throw refused.
get(at)};return new _FamilyLinks(from,linker,units,{files,overlays,settled,dependents,refuse})}static#goingOn(linker,told2,from,more){const anew=()=>_FamilyLinks.
prepare({...told2,settled:false},from);return new _FamilyLinks(from,linker,told2.units,{...more,anew})}get scip(){return this.#overlays.map(overlay=>overlay.report)}async link(index,known){
const unit=this.#units[index];const file=this.#files[index]??this.#loaded(index,unit)??await this.#from.units.fileToLink(unit);let body;let json;let failure;try{
this.#refuse?.(index);body=this.#overlaid(unit,file,await this.#linksOf(file,unit));json=linkSetText2(body)}catch(error){failure=error instanceof Error?error.message:
String(error);body=new LinkSetBuilder().build();json=JSON.stringify(body)}const id=linkSetId(unit.file,json);const linked={path:unit.path,link:id,occurrences:body.
line.length,bodyBytes:Buffer.byteLength(json)};if(failure!==void 0)linked.failure=failure;if(id===known)return{linked,line:void 0};const symbols=file.symbols.map(
symbol=>symbol.id);return{linked,line:Buffer.from(`${linkLine(id,unit.file,unit.path,symbols,json)}
`)}}#loaded(index,{path,language:language3}){const symbols=this.#linker.symbolsOf?.(index);return symbols&&{path,language:language3,symbols,surface:void 0}}async#linksOf(file,unit){
if(this.#instead)return this.#instead.#linksOf(file,unit);const out=new LinkSetBuilder;try{this.#linker.link(file,await this.#from.units.body(unit),out)}catch(error){
if(!(error instanceof Unread)||!this.#anew)throw error;this.#instead=await this.#anew();return this.#instead.#linksOf(file,unit)}linkConstructors(file.symbols,out);
return out.build()}#overlaid(unit,file,links){let body=links;for(const overlay of this.#overlays){if(!overlay.covers(unit.path))continue;const text=this.#from.sources.
text(unit)??"";body=overlay.apply({path:unit.path,text,symbols:file.symbols,links:body})}return body}};function attempt(something,failed){try{something()}catch(error){
failed(error)}}function resumed(code,project,{units,before},settled,from){const paths=units.map(unit=>unit.path);const load3=at=>from.units.packedFile(units[at]);
try{if(isUnchanged(before)){const linker=code.resumeLinker?.(project,settled,paths,load3);if(!linker)return void 0;const{symbolsOf}=linker;return{link:linker.link.
bind(linker),affected:[],...symbolsOf&&{symbolsOf:symbolsOf.bind(linker)}}}const then=changedFiles(before,from.units);return then&&code.growLinker?.(project,settled,
paths,load3,then)}catch{return void 0}}function earlierOf({units,gone},from){const files=units.map(([at,was])=>[at,was&&from.packedFile(was)]);return{files:new Map(
files),gone:gone.map(one=>from.packedFile(one))}}function changedFiles(before,units){if(before.gone.length>0)return void 0;const files=new Map;for(const[at,was]of before.
units){if(!was)return void 0;files.set(at,units.packedFile(was))}return files}function dependentsOf({offersOf,ignoresCase},linker,told2,{units,scip}){const{before}=told2;
if(isUnchanged(before)||scip.length>0)return void 0;const unit=at=>told2.units[at];const stored={size:told2.units.length,file:at=>units.packedFile(unit(at)),head:at=>units.
packedJson("head",unit(at)),body:at=>units.packedJson("body",unit(at))};try{const earlier=earlierOf(before,units);const byNames=offersOf&&affectedFiles(stored,earlier,
offersOf,ignoresCase);if(offersOf&&(!byNames||!linker.dependents))return byNames?.files;const bodyOf=at=>JSON.parse(stored.body(at).toString());const others=linker.
dependents?.(earlier.files,bodyOf,earlier.gone,byNames);return others&&[...new Set([...byNames?.files??[],...others])]}catch(error){if(error instanceof Unread)return void 0;
throw error}}async function overlaysOf({sources:sources2,scip},units,files,tree){if(scip.length===0)return[];const[{ScipOverlay},{readScip},{placed}]=await Promise.
all([import("./VORCVAPA.js"),import("./JIJNIIIT.js"),import("./PXAFETFX.js")]);const made3=[];const globals=new Map;for(const path of scip){
const index=placed(readScip(readFileSync2(path),path),sources2.root,tree);const covered=new Map;const documents=new Set(index.documents.map(document=>document.path));
for(const[at,unit]of units.entries())if(documents.has(unit.path))covered.set(unit.path,{text:sources2.text(unit)??"",symbols:files[at]?.symbols??[]});made3.push(
new ScipOverlay(index,covered,tree,globals))}return made3}import{getHeapStatistics}from"node:v8";import{runInNewContext}from"node:vm";var MUCH_BYTES=96*1024*1024;var collect;function dropGarbage(much=MUCH_BYTES){const{
used_heap_size:objects,external_memory:buffers}=getHeapStatistics();if(objects+buffers<much)return;collect??=runInNewContext("globalThis.gc");collect?.()}import{hash as hash2}from"node:crypto";import{closeSync as closeSync2,openSync as openSync2,readSync as readSync2}from"node:fs";import{join as join4}from"node:path";import{execFile,execFileSync}from"node:child_process";import{existsSync as existsSync2,realpathSync,statSync}from"node:fs";import{dirname as dirname2,join as join3}from"node:path";
var MOST_OUTPUT=1024*1024*1024;var ENVIRONMENT={GIT_NO_REPLACE_OBJECTS:"1",GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",LC_ALL:"C"};function guarded(cwd){const settings2=[
...[cwd,process.env.GITHUB_WORKSPACE].flatMap(named=>named?[`safe.directory=${realPath(named)}`]:[]),"core.fsmonitor=false","safe.bareRepository=explicit","core\
.quotePath=false"];return[...settings2.flatMap(setting=>["-c",setting]),...looksBare(cwd)?["--bare"]:[]]}function realPath(path){try{return realpathSync.native(
path)}catch{return path}}var looksBare=folder=>!existsSync2(join3(folder,".git"))&&["HEAD","objects","refs"].every(name=>existsSync2(join3(folder,name)));function readBlob(cwd,blob){return execFileSync("git",[...guarded(cwd),"cat-file","blob",blob],{cwd,maxBuffer:MOST_OUTPUT,stdio:["ignore","pipe","pipe"],env:{...process.
env,...ENVIRONMENT}})}var HEADER=32;var READ_BYTES=512*1024;var Sources=class{root;#git;#buffer=Buffer.allocUnsafeSlow(HEADER+READ_BYTES);constructor({root,git}){this.root=root;this.#git=
git}of({path,blob}){const read=this.#workTree(path);if(read&&(blob===void 0||read.blob===blob||!this.#git))return read;if(blob===void 0||!this.#git)return void 0;
try{return{bytes:readBlob(this.root,blob),blob}}catch(error){refuseIfMachines(error);return void 0}}text(file){const source=this.of(file);const read=source?.blob===
file.blob?readText(source.bytes):void 0;return read&&"text"in read?read.text:void 0}#workTree(path){try{const file=openSync2(join4(this.root,path),"r");try{return sourceIn(
readAll(file,this.#buffer))}finally{closeSync2(file)}}catch(error){refuseIfMachines(error);return void 0}}};function refuseIfMachines(error){if(["EMFILE","ENFIL\
E","ENOMEM"].includes(error.code??""))throw error}function readAll(file,buffer){let into=buffer;let end=HEADER;for(;;){const count=readSync2(file,into,end,into.
length-end,null);if(count===0)return into.subarray(0,end);end+=count;if(end<into.length)continue;const longer=Buffer.allocUnsafeSlow(into.length*2);longer.set(into);
into=longer}}function sourceIn(whole){const bytes=whole.subarray(HEADER);const header=`blob ${bytes.length}\0`;const start=HEADER-header.length;whole.write(header,
start,"latin1");return{bytes,blob:hash2("sha1",whole.subarray(start),"hex")}}if(!parentPort)throw new Error("this file is a worker thread");var port=parentPort;var LARGE_BYTES=5e5;var position=new Int32Array(workerData2.position);var languages2=new Map(
LANGUAGES.map(language3=>[language3.key,language3]));var settings;var batch;var writer;var reader;var sources;var family2;var untold=[];var isSpent=false;var Unfit=class extends Error{};
function say(message,transfer=[]){port.postMessage(message,transfer)}port.on("message",message=>{handle(message).catch(error=>{if(error instanceof Unfit){setImmediate(
()=>{throw error});return}const{message:message2,stack}=error instanceof Error?error:new Error(String(error));say({kind:"failed",message:message2,stack})})});async function handle(message){
switch(message.kind){case"warm":await Promise.allSettled(message.languages.map(warm));return;case"begin":settings=message.settings;batch=new RecordBatch;reader=
new UnitReader(settings.cache);sources=new Sources(settings);return say({kind:"ready"});case"end":writer?.close();writer=void 0;reader.close();family2=void 0;return;case"\
extract":{const files=[];untold=[];for(const[at,file]of message.files.entries()){Atomics.store(position,0,at+1);files.push(await extract(file,sources.of(file)))}
Atomics.store(position,0,0);if(batch.isGood||isSpent)flush();return say({kind:"extracted",files,untold,isSpent})}case"flush":flush();batch=new RecordBatch;say({
kind:"flushed"});return dropGarbage();case"prepare":{family2=void 0;const from={units:new Units(reader,sources),sources,scip:settings.scip??[]};family2=await FamilyLinks.
prepare(message,from);const{scip,settled,dependents}=family2;say({kind:"prepared",scip,settled,dependents});return dropGarbage()}case"link":return await link(message.
units)}}function flush(){if(batch.files===0)return;const{body,files}=batch.take();say({kind:"records",body,files},[body.buffer])}var warmed=new Set;async function warm(key2){
const language3=languages2.get(key2);if(!language3||warmed.has(key2))return;warmed.add(key2);await extractUnit(language3,"warm","a\n")}async function extract(wanted,source){
const{path,attributes}=wanted;if(!source)return{path,size:wanted.size,skip:"unreadable"};const size=source.bytes.length;const read=readText(source.bytes);if("sk\
ip"in read)return{path,size,skip:read.skip,blob:source.blob};const{text,lines}=read;if(looksMinified(path,text,lines))return{path,size,skip:"minified",blob:source.
blob};const named=languageOfName(path)??(isHeader(path)?void 0:languageOfFirstLine(text));const byContent=named&&languageByContent(named.key,text);const key2=attributes.
language??byContent??(isHeader(path)?headerLanguage(text,settings.surroundings):"text");const language3=languages2.get(key2);const file=idOf(fileVersionText(path,
source.blob,extractorOf(key2,language3)));const role=attributes.generated?"generated":attributes.documentation?"documentation":roleOf(path,byContent!==named?.key&&
roleOfLanguage(key2)||(named?.role??"source"),language3!==void 0,text);let failure;let facts;let packed2;let place;if(language3){await load2(language3);try{const{
unit,diagnostics}=await extractUnit(language3,path,text);if(unit.symbols.length>LIMITS.symbolsPerFile)throw new Error(`${unit.symbols.length} symbols`);const symbols=withIds(
path,unit.symbols);facts=factsOf({text,lines,prose:false},symbols,unit,diagnostics);const told2=size>LARGE_BYTES?Buffer.byteLength(JSON.stringify(facts)):0;if(told2>
LIMITS.bodyInflatedBytes)throw new Error(`they take ${told2} bytes, and a file's may take ${LIMITS.bodyInflatedBytes}`);const head={symbols,surface:unit.surface};
if(facts.module!==void 0)head.module=facts.module;packed2=[JSON.stringify(head),JSON.stringify(unit.body)]}catch(error){failure=error instanceof Error?error.message:
String(error);if(isOutOfMemory(error))throw new Unfit("no memory to parse it in");if(isParserBroken(error)&&!wanted.isAgain)throw new Unfit(failure);isSpent=isParserBroken(
error);facts=void 0}}if(packed2){writer??=new UnitWriter(settings.cache,`${settings.name}.pack`);place=writer.write(...packed2)}const said=facts??factsOf({text,
lines,prose:true},[],void 0,failure===void 0?void 0:{errors:1,lines:[1]});const extracted={path,size,blob:source.blob,language:key2,role,lines,file,symbols:said.
symbols.length,errors:said.diagnostics?.errors??0};if(place)extracted.place=place;else extracted.link=linkSetId(file,NO_LINKS);if(failure!==void 0)extracted.failure=
failure;const whole={file:extracted,extractor:extractorOf(key2,language3),text,facts:said};if(!wanted.here)untold.push(whole);else if(!wanted.here.includes(file))
addRecord(batch,whole,flush,source.bytes);return extracted}async function link(wanted){if(!family2)throw new Error("nothing is prepared to be linked");const files=[];
const lines=[];const ends=[];let length=0;for(const[at2,[unit,known]]of wanted.entries()){Atomics.store(position,0,at2+1);const{linked,line}=await family2.link(
unit,known);files.push(linked);if(line)lines.push(line);length+=line?.length??0;ends.push(length)}Atomics.store(position,0,0);const bytes=new Uint8Array(length);
let at=0;for(const line of lines){bytes.set(line,at);at+=line.length}say({kind:"linked",files,lines:bytes,ends},[bytes.buffer])}
