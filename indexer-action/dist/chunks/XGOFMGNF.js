import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{moduleId}from"./2ZI6R6IU.js";import{blanks,readAgain}from"./54VO3AS5.js";import{docAbove}from"./7A7EYPVI.js";import{Syntax}from"./DGX4WYN3.js";
import"./PYQ6AIYU.js";import"./WYNVCRUU.js";import{oneLine}from"./JD3OYRGZ.js";import"./MXYMA44L.js";import{baseOf,
folderOf,sharedParts}from"./ASP3SI5P.js";import{LIMITS}from"./XUA4RPE5.js";var words=text=>text.trim().split(/\s+/);var CMDLETS={Add:"Content History Member Type Computer",Clear:"Content EventLog History Item ItemProperty RecycleBin Va\
riable Host",Compare:"Object",Complete:"Transaction",Connect:"PSSession WSMan",Convert:"Path",ConvertFrom:"Csv Json Markdown SddlString SecureString StringData \
String",ConvertTo:"Csv Html Json SecureString Xml",Copy:"Item ItemProperty",Debug:"Job Process Runspace",Disable:"PSBreakpoint PSRemoting PSSessionConfiguration\
 RunspaceDebug",Disconnect:"PSSession",Enable:"PSBreakpoint PSRemoting PSSessionConfiguration RunspaceDebug",Enter:"PSHostProcess PSSession",Exit:"PSHostProcess\
 PSSession",Export:"Alias Clixml Csv FormatData ModuleMember PSSession Console",Find:"Package Module Script Command",ForEach:"Object",Format:"Custom Hex List Ta\
ble Wide",Get:"Acl Alias AuthenticodeSignature ChildItem CimInstance Clipboard CmsMessage Command ComputerInfo Content Credential Culture Date Error Event Event\
Log EventSubscriber ExecutionPolicy FileHash FormatData Help History Host HotFix Item ItemProperty ItemPropertyValue Job Location Member Module Package PfxCerti\
ficate Process PSBreakpoint PSCallStack PSDrive PSHostProcessInfo PSProvider PSReadLineOption PSRepository PSSession PSSessionConfiguration Random Runspace Serv\
ice TimeZone TraceSource TypeData UICulture Unique Uptime Variable Verb WinEvent WmiObject InstalledModule CimClass CimSession",Group:"Object",Import:"Alias Cli\
xml Csv LocalizedData Module PowerShellDataFile PSSession",Install:"Module Package PackageProvider Script",Invoke:"CimMethod Command Expression History Item Res\
tMethod WebRequest WmiMethod",Join:"Path String",Limit:"EventLog",Measure:"Command Object",Move:"Item ItemProperty",New:"Alias CimInstance CimSession Event Even\
tLog FileCatalog Guid Item ItemProperty Module ModuleManifest Object PSDrive PSRoleCapabilityFile PSSession PSSessionConfigurationFile PSSessionOption PSTranspo\
rtOption Service TemporaryFile TimeSpan Variable WebServiceProxy WinEvent",Out:"Default File GridView Host Null Printer String",Pop:"Location",Push:"Location",Protect:"\
CmsMessage",Publish:"Module Script",Read:"Host",Receive:"Job PSSession",Register:"ArgumentCompleter CimIndicationEvent EngineEvent ObjectEvent PSRepository PSSe\
ssionConfiguration ScheduledTask WmiEvent",Remove:"Alias CimInstance CimSession Event EventLog Item ItemProperty Job Module PSBreakpoint PSDrive PSSession Servi\
ce TypeData Variable WmiObject",Rename:"Computer Item ItemProperty",Resolve:"Path",Restart:"Computer Service",Resume:"Job Service",Save:"Help Module Package",Select:"\
Object String Xml",Send:"MailMessage",Set:"Acl Alias AuthenticodeSignature CimInstance Clipboard Content Date ExecutionPolicy Item ItemProperty Location PSBreak\
point PSDebug PSReadLineKeyHandler PSReadLineOption PSRepository Service StrictMode TimeZone TraceSource Variable WmiInstance",Show:"Command Markdown EventLog",
Sort:"Object",Split:"Path",Start:"Job Process Service Sleep ThreadJob Transcript Transaction",Stop:"Computer Job Process Service Transcript",Suspend:"Job Servic\
e",Tee:"Object",Test:"Connection FileCatalog Json ModuleManifest NetConnection Path PSSessionConfigurationFile WSMan",Trace:"Command",Unblock:"File",Uninstall:"\
Module Package Script",Unprotect:"CmsMessage",Unregister:"Event PSRepository PSSessionConfiguration ScheduledTask",Update:"FormatData Help List Module Script Ty\
peData",Use:"Transaction",Wait:"Debugger Event Job Process",Where:"Object",Write:"Debug Error EventLog Host Information Output Progress Verbose Warning"};var SHORT=words(
"cat cd chdir clc clear cls copy cp del diff dir echo epmo erase fl foreach ft gc gci gcm gi gl gm gp gps group gsv gv h history icm iex ii ipmo irm iwr kill ls\
 man md measure mi mount move mp mv ni nal nv oh popd ps pushd pwd r rd ren ri rm rmdir rni rp rv sal saps sasv select set sl sleep sls sort sp start sv tee typ\
e where wget curl write mkdir help more oss prompt tabexpansion2");var BROUGHT=new Set([...Object.entries(CMDLETS).flatMap(([verb,nouns])=>words(nouns).map(noun=>`${verb}\
-${noun}`.toLowerCase())),...SHORT]);var PESTER=new Set(words("afterall aftereach assert-mockcalled assert-verifiablemock beforeall beforediscovery beforeeach c\
ontext describe inmodulescope invoke-pester it mock new-pestercontainer new-pesterconfiguration set-itresult should"));var TYPES=new Set(words("adsi adsisearche\
r array bigint bool boolean byte char cimclass ciminstance cimtype cimconverter cultureinfo datetime datetimeoffset decimal double enum environment exception fl\
oat func guid hashtable initialsessionstate int int16 int32 int64 io.file io.path ipaddress long mailaddress math nullable nullstring object objectsecurity orde\
red pscredential pscustomobject psobject psmoduleinfo psnoteproperty psobject psprimitivedictionary psvariable psvariableproperty ref regex runspace runspacefac\
tory sbyte scriptblock securestring semver short single string stringcomparer stringcomparison switch timespan type uint uint16 uint32 uint64 ulong uri ushort v\
ersion void wmi wmiclass wmisearcher x500distinguishedname x509certificate xml console convert activator gc bitconverter idisposable icomparable iequatable"));var AUTOMATIC=new Set(
words("_ args consolefilename enabledexperimentalfeatures error event eventargs eventsubscriber executioncontext false foreach home host input iscoreclr islinux\
 ismacos iswindows lastexitcode matches myinvocation nestedpromptlevel null pid profile psboundparameters pscmdlet pscommandpath psculture psdebugcontext psedit\
ion pshome psitem psscriptroot pssenderinfo psuiculture psversiontable pwd sender shellid stacktrace switch this true ofs confirmpreference debugpreference erro\
ractionpreference errorview formatenumerationlimit informationpreference maximumhistorycount outputencoding progresspreference psdefaultparametervalues psemails\
erver psmoduleautoloadingpreference verbosepreference warningpreference whatifpreference testdrive"));var Scope=class{outer;functions=new Map;#variables=new Map;constructor(outer){this.outer=outer}own(name){return this.#variables.get(name.toLowerCase())}declare(name,declared){
this.#variables.set(name.toLowerCase(),declared)}variable(name,at,within){const wanted=name.toLowerCase();let later;let isOutside2=false;for(let scope=this;scope;scope=
scope.outer){const found=scope.#variables.get(wanted);if(found&&(isOutside2||(found.from??0)<=at))return found;later??=found;if(scope===within)isOutside2=true}return later}function(name){
const wanted=name.toLowerCase();for(let scope=this;scope;scope=scope.outer){const found=scope.functions.get(wanted);if(found!==void 0)return found}return void 0}};var ALONE=new Set([...["pipeline","pipeline_chain","unary_expression","string_literal","array_literal_expression"],...["logical","bitwise","comparison","additiv\
e","multiplicative","format","range"].flatMap(kind=>[`${kind}_expression`,`${kind}_argument_expression`])]);function bare(t,node){let at=node;while(ALONE.has(t.
type(at))&&t.count(at,2)===1)at=t.named(at)[0];return at}function variableName(text){const found=/^([$@]\{?)(?:(\w+):)?([\w?]+)\}?$/.exec(text);if(!found)return void 0;
const[,sign="",scope,name=""]=found;return{...scope===void 0?{}:{scope:scope.toLowerCase()},name,offset:sign.length+(scope===void 0?0:scope.length+1)}}function literal(t,node){
const at=bare(t,node);const text=t.text(at);const type=t.type(at);if(type==="generic_token")return text;if(type==="verbatim_string_characters")return text.replace(
/^'|'$/g,"");if(type==="expandable_string_literal"&&!text.includes("$"))return text.replace(/^"|"$/g,"");return void 0}function argumentsOf(t,command){const list=t.
first(command,"command_elements");if(list===void 0)return[];const given=[];let parameter;for(const node of t.named(list)){const type=t.type(node);if(type==="com\
mand_argument_sep"||type==="redirections")continue;if(type==="command_parameter"){parameter=t.text(node).replace(/^-+|:$/g,"").toLowerCase();continue}given.push(
{node,...parameter===void 0?{}:{parameter}});parameter=void 0}return given}function argument(given,names,place){const named=given.find(({parameter})=>parameter!==
void 0&&names.test(parameter));if(named)return named.node;return place===void 0?void 0:given.filter(({parameter})=>parameter===void 0)[place]?.node}var HERE=/^\$\{?PSScriptRoot\}?/i;var SCRIPT=/\.ps[md]?1$/i;function sourceOf(t,node){const text=t.text(bare(t,node)).trim();if(text.length>400)return void 0;return joined(
text)??written(text)}function namedModule(name){return name!==void 0&&/^[\p{L}_][\p{L}\p{N}_.-]*$/u.test(name)&&!SCRIPT.test(name)?{path:name,at:"module"}:void 0}
function written(text){const path=text.replace(/^(["'])(.*)\1$/s,"$2").replaceAll("\\","/");if(!SCRIPT.test(path)||/[*?`\n]/.test(path))return void 0;if(HERE.test(
path))return plain(path.replace(HERE,"").replace(/^\/+/,""),"here");const[,variable,rest]=/^(\$\{?[\w:]+\}?|\$\([^()]*\))\/(.+)$/.exec(path)??[];if(variable!==void 0&&
rest!==void 0)return plain(rest,"somewhere");if(/^\.{1,2}\//.test(path))return plain(path,"here");return/^[\w./ -]+$/.test(path)&&!path.startsWith("/")?plain(path,
"somewhere"):void 0}function joined(text){if(!/^[$@]?\(*\s*Join-Path\b/i.test(text))return void 0;const parts=[...text.matchAll(/'([^'$]*)'|"([^"]*)"|(?<=\s)([\w.][\w./\\-]*)(?=[\s)]|$)/g)].
map(([,single,double,word])=>(single??double??word??"").replaceAll("\\","/"));const path=parts.filter(part=>!/^(?:Join-Path|Split-Path)$/i.test(part)).map(part=>part.
replace(HERE,"").replace(/^\/+|\/+$/g,"")).filter(part=>part!=="").join("/");if(!SCRIPT.test(path)||/Split-Path/i.test(text))return SCRIPT.test(path)?plain(path,
"somewhere"):void 0;return plain(path,/\$\{?PSScriptRoot/i.test(text)?"here":"somewhere")}var plain=(path,at)=>path.includes("$")||path.includes("(")?void 0:{path,
at};var MOST_DEPTH=600;var COMMENTS={comments:["comment"]};var TEST_BLOCK=/^(?:Describe|Context|It|InModuleScope)$/i;var DEEPEST_TYPE=16;function extract(tree,{path}){
return new Extraction(new Syntax(tree),path).unit()}var Extraction=class{#t;#isManifest;#symbols=[];#surface={functions:[],variables:[],globals:[],aliases:[],sources:[],
supertypes:{},types:{},arities:{}};#body={locals:[],references:[]};#file=new Scope;#texts=new Map;#later=[];#depth=0;constructor(t,path){this.#t=t;this.#isManifest=
/\.psd1$/i.test(path)}unit(){const top={owner:-1,scope:this.#file,assigns:this.#file,isTop:true};if(this.#isManifest&&/^\s*['"]?(?:ModuleVersion|RootModule)['"]?\s*=/im.
test(this.#t.tree.text))this.#surface.isManifest=true;this.#walk(0,top);for(const tell of this.#later)tell();return{symbols:this.#symbols,surface:this.#surface,
body:this.#body}}#inside(node,place){for(const child of this.#t.named(node))this.#walk(child,place)}#walk(whole,place){if(this.#depth>=MOST_DEPTH)return;this.#depth++;
this.#read(whole,place);this.#depth--}#read(whole,place){const t=this.#t;const node=bare(t,whole);switch(t.type(node)){case"function_statement":this.#function(node,
place);return;case"class_statement":case"enum_statement":this.#type(node,place);return;case"assignment_expression":this.#assignment(node,place);return;case"para\
m_block":this.#parameters(node,place);return;case"foreach_statement":{const variable=t.first(node,"variable");if(variable!==void 0)this.#assign(variable,{...place,
isTop:false});for(const child of t.named(node))if(child!==variable)this.#walk(child,place);return}case"command":this.#command(node,place);return;case"invokation\
_expression":case"member_access":this.#member(node,place);return;case"variable":case"braced_variable":this.#variable(node,place,"read");return;case"type_literal":{
const type=t.first(node,"type_spec");if(type!==void 0)this.#types(type,place);return}case"attribute_name":{const type=t.first(node,"type_spec");if(type!==void 0)
this.#typeAt(t.tree.start[type],t.text(type),"type",place,true);return}case"script_block_expression":this.#inside(node,{...place,isTop:false});return;case"hash_\
entry":this.#entry(node,place);return;case"key_expression":case"comment":return;case"ERROR":this.#inside(node,{...place,isTop:false,isBroken:true});return;default:
this.#inside(node,place)}}#define(kind,{name,offset},whole,place,more={}){const{tree}=this.#t;if(name===""||name.length>LIMITS.nameChars||this.#symbols.length>=
LIMITS.symbolsPerFile)return void 0;const from=tree.start[whole];const to=more.body===void 0?tree.end[whole]:tree.start[more.body];const made={name,kind,line:tree.
lineAt(offset),column:tree.columnAt(offset),start:tree.lineAt(from),end:tree.lineAt(Math.max(from,tree.end[whole]-1))};const parent=more.isOfFile?void 0:this.#symbols[place.
owner];if(parent){made.parent=place.owner;made.qualified=`${parent.qualified??parent.name}.${name}`}const signature=oneLine(tree.text.slice(from,Math.min(to,from+
4*LIMITS.signatureChars)),"hash").replace(/[\s{;=]+$/,"").slice(0,LIMITS.signatureChars);if(signature)made.signature=signature;const doc=docAbove(COMMENTS,this.#t,
this.#statement(whole))??(kind==="function"?this.#help(whole,more.body):void 0);if(doc)made.doc=doc;if(more.modifiers&&more.modifiers.length>0)made.modifiers=more.
modifiers;return this.#symbols.push(made)-1}#statement(node){const t=this.#t;let at=node;for(let up=t.parent(at);up!==void 0;up=t.parent(at)){if(t.type(up)==="s\
tatement_list"||t.tree.start[up]!==t.tree.start[node])break;at=up}const list=t.parent(at);const isFirst=list!==void 0&&t.type(list)==="statement_list"&&t.tree.start[list]===
t.tree.start[at];return isFirst?list:at}#help(node,body){const t=this.#t;const{tree}=t;const all=[...t.each(node,"comment"),...body===void 0?[]:t.each(body,"com\
ment")];const help=all.find(one=>/^<#/.test(t.text(one))&&/^\s*\.(?:SYNOPSIS|DESCRIPTION)\b/im.test(t.text(one)));if(help===void 0)return void 0;const start=tree.
start[help];return[tree.lineAt(start),tree.lineAt(Math.max(start,tree.end[help]-1))]}#function(node,place){const t=this.#t;const at=t.first(node,"function_name");
if(at===void 0)return;const written2=t.text(at);const name=written2.replace(/^(?:global|script|local|private):/i,"");const isOfFile=/^(?:global|script):/i.test(
written2)?{isOfFile:true}:{};const body=t.first(node,"script_block");const offset=t.tree.end[at]-name.length;const symbol=this.#define("function",{name,offset},
node,place,{body,...isOfFile});if(symbol===void 0){this.#inside(node,place);return}const scope=new Scope(place.scope);const home=isOfFile.isOfFile?this.#file:place.
scope;const key=name.toLowerCase();if(!home.functions.has(key)||home!==this.#file)home.functions.set(key,symbol);if(home===this.#file)this.#surface.functions.push(
symbol);const inside={...place,owner:symbol,scope,assigns:scope,isTop:false,isBroken:false};const declared=t.first(node,"function_parameter_declaration");const block=body===
void 0?void 0:t.first(body,"param_block");const parameters=[declared,block].flatMap(one=>one===void 0?[]:this.#parameters(one,inside));const made=this.#symbols[symbol];
if(made)made.parameters=parameters.slice(0,256);for(const text of block===void 0?[]:aliasesIn(t.text(block).slice(0,2e3)))this.#surface.aliases.push([text,name]);
if(body===void 0)return;for(const child of t.named(body))if(child!==block)this.#walk(child,inside)}#parameters(node,place){const t=this.#t;const found=[];for(const attributes of t.
each(node,"attribute_list"))this.#walk(attributes,place);const list=t.first(node,"parameter_list");if(list===void 0)return[];for(const one of t.each(list,"scrip\
t_parameter")){const variable=t.first(one,"variable","braced_variable");const name=variable===void 0?void 0:variableName(t.text(variable));if(variable===void 0||
!name)continue;const attributes=t.first(one,"attribute_list");const type=attributes===void 0?void 0:this.#writtenType(attributes);const made={name:name.name};if(type!==
void 0)made.type=type;const value=t.first(one,"script_parameter_default");if(value!==void 0)made.default=t.brief(value).replace(/^=\s*/,"");found.push(made);this.#local(
variable,"parameter",place,type);if(attributes!==void 0)this.#walk(attributes,place);if(value!==void 0)this.#inside(value,place)}return found}#writtenType(attributes){
const t=this.#t;for(const one of t.each(attributes,"attribute")){const type=t.first(one,"type_literal");if(type!==void 0)return t.text(type).slice(1,-1)}return void 0}#type(node,place){
const t=this.#t;const[at,...bases]=t.each(node,"simple_name");if(at===void 0)return;const isEnum=t.type(node)==="enum_statement";const name=t.text(at);const first=t.
named(node).find(child=>child!==at&&t.type(child)!=="simple_name");const where={name,offset:t.tree.start[at]};const symbol=this.#define(isEnum?"enum":"class",where,
node,place,{body:first});if(symbol===void 0)return;const inside={...place,owner:symbol,isTop:false,type:name};for(const base of isEnum?[]:bases){const supertypes=this.#surface.
supertypes[symbol]??[];this.#surface.supertypes[symbol]=[...supertypes,t.text(base)];this.#typeAt(t.tree.start[base],t.text(base),"extends",inside)}for(const child of t.
named(node))switch(t.type(child)){case"class_property_definition":this.#property(child,inside);break;case"class_method_definition":this.#method(child,inside);break;case"\
enum_member":{const member=t.first(child,"simple_name");if(member!==void 0)this.#define("enum_member",{name:t.text(member),offset:t.tree.start[member]},child,inside);
break}case"simple_name":case"comment":break;default:this.#walk(child,inside)}}#property(node,place){const t=this.#t;const variable=t.first(node,"variable","brac\
ed_variable");const name=variable===void 0?void 0:variableName(t.text(variable));if(variable===void 0||!name)return;const offset=t.tree.start[variable]+name.offset;
const symbol=this.#define("property",{name:name.name,offset},node,place,{modifiers:this.#modifiers(node)});const type=t.first(node,"type_literal");const made=symbol===
void 0?void 0:this.#symbols[symbol];if(made&&symbol!==void 0&&type!==void 0){const written2=t.text(type).slice(1,-1);made.type=written2.slice(0,LIMITS.signatureChars);
this.#surface.types[symbol]=written2}for(const child of t.named(node))if(child!==variable)this.#walk(child,{...place,owner:symbol??place.owner})}#modifiers(node){
const words2=this.#t.each(node,"class_attribute").map(one=>this.#t.text(one).toLowerCase());return[...words2.includes("static")?["static"]:[],...words2.includes(
"hidden")?["private"]:[]]}#method(node,place){const t=this.#t;const at=t.first(node,"simple_name");if(at===void 0)return;const name=t.text(at);const body=t.first(
node,"script_block");const isConstructor=name.toLowerCase()===place.type?.toLowerCase();const symbol=this.#define(isConstructor?"constructor":"method",{name,offset:t.
tree.start[at]},node,place,{body,modifiers:this.#modifiers(node)});if(symbol===void 0)return;const scope=new Scope(this.#file);const inside={...place,owner:symbol,
scope,assigns:scope,isTop:false};const parameters=[];const list=t.first(node,"class_method_parameter_list");for(const one of list===void 0?[]:t.each(list,"class\
_method_parameter")){const variable=t.first(one,"variable","braced_variable");const named=variable===void 0?void 0:variableName(t.text(variable));if(variable===
void 0||!named)continue;const type=t.first(one,"type_literal");const written2=type===void 0?void 0:t.text(type).slice(1,-1);parameters.push({name:named.name,...written2===
void 0?{}:{type:written2}});this.#local(variable,"parameter",inside,written2);if(type!==void 0)this.#walk(type,inside)}const made=this.#symbols[symbol];if(made)
made.parameters=parameters.slice(0,256);this.#surface.arities[symbol]=[parameters.length,parameters.length];const given=t.first(node,"type_literal");if(given!==
void 0){const written2=t.text(given).slice(1,-1);if(made&&!isConstructor)made.returns=written2.slice(0,LIMITS.signatureChars);this.#surface.types[symbol]=written2;
this.#walk(given,inside)}if(body!==void 0)this.#inside(body,inside)}#local(node,kind,{owner,assigns},type){const{tree}=this.#t;const name=variableName(this.#t.text(
node));if(!name||name.name.length>LIMITS.nameChars)return;const offset=tree.start[node]+name.offset;const made={name:name.name,kind,line:tree.lineAt(offset),column:tree.
columnAt(offset),owner};const local=this.#body.locals.push(made)-1;const from=kind==="parameter"?0:offset;assigns.declare(name.name,{to:{is:"local",local},from,
...type===void 0?{}:{type}})}#assignment(node,place){const t=this.#t;const left=t.first(node,"left_assignment_expression");const value=t.field(node,"value");for(const child of t.
named(node))if(child!==left)this.#walk(child,place);if(left===void 0)return;const made=value===void 0?void 0:this.#madeOf(value);const text=value===void 0?void 0:
literal(t,value);this.#assigned(left,place,made,text)}#assigned(left,place,type,text){const t=this.#t;let node=t.type(left)==="left_assignment_expression"?bare(
t,t.named(left)[0]??left):bare(t,left);let written2;while(/^(?:expression_with_unary_operator|cast_expression)$/.test(t.type(node))){const inner=t.named(node);const cast=t.
type(node)==="cast_expression"?t.first(node,"type_literal"):void 0;if(cast!==void 0){written2??=t.text(cast).slice(1,-1);this.#walk(cast,place)}const next=inner.
at(-1);if(next===void 0||next===cast)return;node=bare(t,next)}const type_=written2??type;if(t.type(node)==="variable"||t.type(node)==="braced_variable")this.#assign(
node,place,type_,text);else if(t.type(node)==="array_literal_expression")for(const one of t.named(node))this.#assigned(one,place);else this.#walk(node,place)}#assign(node,place,type,text){
const t=this.#t;const name=variableName(t.text(node));if(!name||AUTOMATIC.has(name.name.toLowerCase())||name.scope!==void 0&&!SCOPES.test(name.scope))return;const{
scope}=name;const isOfFile=scope==="script"||scope==="global"||place.isTop&&place.assigns===this.#file;if(isOfFile&&(scope!==void 0||this.#file.own(name.name)===
void 0)){const key=`${scope==="global"?"global:":""}${name.name}`;this.#texts.set(name.name.toLowerCase(),this.#texts.has(name.name.toLowerCase())?void 0:text);
if(this.#file.own(key)===void 0){const offset=t.tree.start[node]+name.offset;const around=t.parent(node);const whole=this.#assignmentAround(around??node)??node;
const symbol=this.#define("variable",{name:name.name,offset},whole,place,{isOfFile:true});if(symbol===void 0)return;const made=this.#symbols[symbol];if(type!==void 0)
this.#surface.types[symbol]=type;if(made&&type!==void 0)made.type=type.slice(0,LIMITS.signatureChars);this.#file.declare(key,{to:{is:"symbol",symbol},...type===
void 0?{}:{type}});this.#surface[scope==="global"?"globals":"variables"].push(symbol);return}this.#variable(node,place,"write");return}const own=scope===void 0||
scope==="local"||scope==="private";if(own&&this.#declaredIn(name.name,place)===void 0)this.#local(node,"variable",place,type);else this.#variable(node,place,"wr\
ite")}#declaredIn(name,{scope,assigns}){for(let at=scope;at;at=at.outer){const own=at.own(name);if(own!==void 0||at===assigns)return own}return void 0}#assignmentAround(node){
const t=this.#t;let at=node;for(let step=0;at!==void 0&&step<24;step++,at=t.parent(at))if(t.type(at)==="assignment_expression")return at;return void 0}#madeOf(value){
const receiver=this.#receiver(value,{scope:new Scope,owner:-1,assigns:this.#file,isTop:false});return receiver?.on==="type"&&!receiver.isStatic?receiver.name:void 0}#variable(node,place,use){
const{tree}=this.#t;const name=variableName(this.#t.text(node));if(!name)return;const isAutomatic=name.scope===void 0&&AUTOMATIC.has(name.name.toLowerCase());const offset=tree.
start[node]+name.offset;if(name.scope==="function"){this.#refer(offset,name.name.length,use,place,{is:"command",name:name.name});return}if(name.scope!==void 0&&
!SCOPES.test(name.scope))return;this.#later.push(()=>{const declared=this.#meant(name,place,offset);if(!declared&&(isAutomatic||place.isBroken&&name.scope===void 0))
return;const{scope}=name;const meaning=declared?.to??{is:"variable",name:name.name,...scope==="global"?{isGlobal:true}:{}};this.#refer(offset,name.name.length,use,
place,meaning)})}#meant({scope,name},place,at){if(scope==="global")return this.#file.own(`global:${name}`);if(scope==="script")return this.#file.own(name);return place.
scope.variable(name,at,place.assigns)??this.#file.own(`global:${name}`)}#refer(offset,length,use,place,meaning,supposed){if(length===0||length>LIMITS.nameChars)
return;const{tree}=this.#t;const reference={line:tree.lineAt(offset),column:tree.columnAt(offset),length,use,from:place.owner,meaning};if(supposed)reference.supposed=
true;this.#body.references.push(reference)}#types(spec,place){const text=this.#t.text(spec);const start=this.#t.tree.start[spec];for(const{0:name,index}of text.
matchAll(/[\p{L}_][\p{L}\p{N}_.]*/gu))this.#typeAt(start+index,name,"type",place)}#typeAt(offset,written2,use,place,supposed){const[name=""]=/^[\p{L}_][\p{L}\p{N}_.]*/u.
exec(written2)??[];this.#refer(offset,name.length,use,place,{is:"type",name},supposed)}#member(node,place){const t=this.#t;const[of,...others]=t.named(node);const at=t.
first(node,"member_name");const name=at===void 0?void 0:t.first(at,"simple_name");if(of!==void 0&&of!==at)this.#walk(of,place);for(const child of others){if(child!==
at)this.#walk(child,place);else if(name===void 0)this.#inside(child,place)}if(of===void 0||of===at||name===void 0)return;const isCall=t.type(node)==="invokation\
_expression";const list=isCall?t.first(node,"argument_list"):void 0;const values=list===void 0?void 0:t.first(list,"argument_expression_list");const count=values===
void 0?0:t.each(values,"argument_expression").length;const written2=isWritten(t,node);this.#later.push(()=>{const on=this.#receiver(of,place);if(on===void 0&&!isCall)
return;const meaning={is:"member",name:t.text(name),...on===void 0?{}:{on},...isCall?{arguments:count}:{}};this.#refer(t.tree.start[name],t.text(name).length,isCall?
"call":written2?"write":"read",place,meaning)})}#receiver(value,place,depth=0){const t=this.#t;const node=bare(t,value);if(depth>DEEPEST_TYPE)return void 0;switch(t.
type(node)){case"type_literal":return{on:"type",name:t.text(node).slice(1,-1).trim(),isStatic:true};case"cast_expression":{const type=t.first(node,"type_literal");
return type===void 0?void 0:{on:"type",name:t.text(type).slice(1,-1).trim()}}case"parenthesized_expression":case"pipeline":{const[only,...others]=t.named(node);
return only===void 0||others.length>0?void 0:this.#receiver(only,place,depth+1)}case"variable":case"braced_variable":{const name=variableName(t.text(node));if(!name)
return void 0;if(name.name.toLowerCase()==="this")return place.type===void 0?void 0:{on:"type",name:place.type};const type=this.#meant(name,place,t.tree.start[node])?.
type;return type===void 0?void 0:{on:"type",name:type}}case"command":{const name=t.first(node,"command_name");if(name===void 0||t.text(name).toLowerCase()!=="ne\
w-object")return void 0;const type=argument(argumentsOf(t,node),/^t(?:ypename)?$/,0);const written2=type===void 0?void 0:literal(t,type);return written2===void 0?
void 0:{on:"type",name:written2}}case"invokation_expression":case"member_access":{const[of]=t.named(node);const at=t.first(node,"member_name");if(of===void 0||at===
void 0||of===at)return void 0;const on=this.#receiver(of,place,depth+1);const name=t.text(at);if(on?.on==="type"&&on.isStatic&&name.toLowerCase()==="new")return{
on:"type",name:on.name};return on&&{on:"member",of:on,name}}default:return void 0}}#command(node,place){const t=this.#t;const operator=t.first(node,"command_inv\
okation_operator");const at=t.first(node,"command_name","command_name_expr");const given=argumentsOf(t,node);const written2=at===void 0?"":t.text(at);if(at!==void 0)
this.#called(at,written2,operator,place);const inner=TEST_BLOCK.test(written2)?this.#block(place):{...place,isTop:false};this.#named(written2.toLowerCase(),given,
place);for(const one of given)this.#walk(one.node,inner)}#block(place){const scope=new Scope(place.scope);return{...place,scope,assigns:scope,isTop:false}}#called(at,written2,operator,place){
const t=this.#t;const start=t.tree.start[at];const sign=operator===void 0?"":t.text(operator);if(sign===""&&/^using$/i.test(written2))return;const path=sign!==""||
/\.ps[md]?1$/i.test(written2)?sourceOf(t,at):void 0;if(path){const source=sign==="."?{...path,isScope:true}:path;if(source.isScope)this.#surface.sources.push(source);
this.#refer(start,written2.length,"import",place,{is:"file",source});this.#inside(at,place);return}const[,module,name]=/^(?:([\w.]+)\\|(?:script|global|local|private):)?([\p{L}_][\p{L}\p{N}_:-]*)$/iu.
exec(written2)??[];if(t.type(at)==="command_name"&&name!==void 0){const offset=start+written2.length-name.length;this.#commandAt(offset,name,"call",place,void 0,
module)}else this.#inside(at,place)}#commandAt(offset,name,use,place,supposed,module){this.#later.push(()=>{const own=module===void 0?place.scope.function(name):
void 0;const meaning=own===void 0?{is:"command",name,...module===void 0?{}:{module}}:{is:"symbol",symbol:own};this.#refer(offset,name.length,use,place,meaning,supposed)})}#commandIn(node,place){
const t=this.#t;if(node===void 0)return;const text=literal(t,node);if(text===void 0||!/^[\p{L}_][\p{L}\p{N}_-]*$/u.test(text))return;const at=bare(t,node);this.#commandAt(
t.tree.start[at]+t.text(at).indexOf(text),text,"read",place,true)}#named(command,given,place){const t=this.#t;switch(command){case"using":{const[kind,what]=given;
if(kind&&what&&t.text(kind.node).toLowerCase()==="module")this.#imported(what.node,place);return}case"import-module":case"ipmo":{const what=argument(given,/^(?:n(?:ame)?|fullyqualifiedname)$/,
0);if(what!==void 0)this.#imported(what,place);return}case"set-alias":case"new-alias":case"sal":case"nal":{const[name,value]=[argument(given,/^n(?:ame)?$/,0),argument(
given,/^v(?:alue)?$/,given.some(one=>/^n(?:ame)?$/.test(one.parameter??""))?0:1)];const written2=name===void 0?void 0:literal(t,name);const target=value===void 0?
void 0:literal(t,value);if(written2!==void 0&&target!==void 0)this.#surface.aliases.push([written2,target]);this.#commandIn(value,place);return}case"mock":case"\
assert-mockcalled":case"get-command":case"should":{const isCommand=command!=="should"||given.some(({parameter})=>/^(?:invoke|not)$/.test(parameter??""));const names=command===
"get-command"?/^n(?:ame)?$/:command==="should"?/^(?:commandname|invoke)$/:/^commandname$/;if(isCommand)this.#commandIn(argument(given,names,command==="should"?void 0:
0),place);this.#ofModule(given);return}case"export-modulemember":for(const{node,parameter}of given)if(parameter===void 0||/^f(?:unction)?$/.test(parameter))for(const one of listed(
t,node))this.#commandIn(one,place);return;case"inmodulescope":{const what=argument(given,/^modulename$/,0);if(what!==void 0)this.#imported(what,place);return}default:
this.#ofModule(given)}}#ofModule(given){for(const{node,parameter}of given){if(!/^(?:module(?:name)?|dscmodulename|dscresourcename)$/.test(parameter??""))continue;
this.#later.push(()=>{const name=namedModule(this.#textOf(node));if(name)this.#surface.sources.push(name)})}}#textOf(node){const t=this.#t;const text=literal(t,
node);const variable=text===void 0?variableName(t.text(bare(t,node))):void 0;return text??(variable&&this.#texts.get(variable.name.toLowerCase()))}#imported(node,place){
const t=this.#t;const at=bare(t,node);this.#later.push(()=>{const source=sourceOf(t,node)??namedModule(this.#textOf(node));if(!source)return;this.#surface.sources.
push(source);if(literal(t,node)!==void 0||source.at!=="module")this.#refer(t.tree.start[at],t.text(at).split("\n")[0]?.length??0,"import",place,{is:"file",source})})}#entry(node,place){
const t=this.#t;const key=t.first(node,"key_expression");const name=key===void 0?"":t.text(key).replace(/^['"]|['"]$/g,"").toLowerCase();if(this.#surface.isManifest)
for(const value of t.named(node)){if(value===key)continue;for(const one of listed(t,value))if(/^(?:rootmodule|moduletoprocess|nestedmodules|scriptstoprocess)$/.
test(name)){const text=literal(t,one);if(text===void 0||!/\.(?:psm1|ps1|psd1)$/i.test(text))continue;const source={path:text.replaceAll("\\","/"),at:"here"};this.#surface.
sources.push(source);this.#refer(t.tree.start[bare(t,one)]+1,text.length,"import",place,{is:"file",source})}else if(/^(?:functions|cmdlets|aliases)toexport$/.test(
name))this.#commandIn(one,place)}this.#inside(node,place)}};var SCOPES=/^(?:script|global|local|private|using)$/;function aliasesIn(block){const head=block.slice(
0,Math.max(0,block.search(/\bparam\s*\(/i)));return[...head.matchAll(/\[Alias\(([^)]*)\)\]/gi)].flatMap(([,list=""])=>[...list.matchAll(/['"]([^'"]+)['"]/g)].map(
([,name=""])=>name))}function listed(t,node){const found=[];const look=(at,depth)=>{const one=bare(t,at);const type=t.type(one);if(/^(?:verbatim_string_characters|expandable_string_literal|generic_token)$/.
test(type))found.push(one);else if(depth<16)for(const child of t.named(one))look(child,depth+1)};look(node,0);return found}function isWritten(t,node){for(let at=t.
parent(node),step=0;at!==void 0&&step<20;at=t.parent(at),step++){if(t.type(at)==="left_assignment_expression")return t.tree.start[at]===t.tree.start[node]&&t.tree.
end[at]===t.tree.end[node];if(t.count(at,2)>1)return false}return false}var PATH=/(?<=[\s,(=])(\$\{?[\w:]+\}?)((?:[\\/][\w.*$-]+)+)/g;var METHOD_BLOCK=/\.(?:Where|ForEach)(?=\s?\{)/gi;var METHOD=/\.(?=(?:Where|ForEach)\()\w/gi;var HASH=/(?<=\$\w+)#/g;
var SAME_LINE=/(\bparam[ \t]*\((?:[^()\n]|\((?:[^()\n]|\([^()\n]*\))*\))*\))[ \t](?=[^\s;}])/gi;var NESTED_TYPE=/(?<=\[[\w.]+)\+(?=\w+\])/g;var CALL_IN_ARGUMENT=/(?<=\s-\w+[ \t]\$[\w.]+)\(\)(?=\.)/g;
var OPERATOR=/(?<=\s)-[ci]((?:not)?in)\b/gi;var LABEL=/(?<=\b(?:break|continue)[ \t]+):?[A-Za-z_]\w*/gi;var BASES=/(?<=\bclass[ \t]+\w+[ \t]*:[ \t]*)[\w.,[\] \t]+(?=\s*\{)/gi;
var BASE_CALL=/(?<=\))\s*:\s*base\s*\((?:[^()]|\([^()]*\))*\)(?=\s*\{)/gi;var ATTRIBUTE=/^[ \t]*\[[\w.]+\((?:[^()[\]'"]|'[^'\n]*'|"[^"\n]*"|\([^()]*\))*\)\][ \t]*$/gm;
var SIZE=/(?<=\b\d+)[KMGTP]B\b/gi;var CONTINUED=/`(?=\r?\n[ \t]*\r?\n)/g;var LIST=/(?<=[ \t,][\p{L}*_][\p{L}\p{N}*._-]*),(?=[ \t]*[\p{L}*_'"])/gu;var LIST_OF_TEXT=/(?<=['"]),(?=[ \t]*[\p{L}*_][\p{L}\p{N}*._-]*[ \t]*[,\r\n|}])/gu;
var EMPTY=/(?<=[=,(]\s*)\{\s*\}/g;var repaired=text=>text.replace(PATH,(_,variable,rest)=>variable+"_".repeat(rest.length)).replace(METHOD_BLOCK,word=>word.length===
6?" -and ":"  -and  ").replace(METHOD,"._").replace(HASH,"-").replace(SAME_LINE,"$1;").replace(NESTED_TYPE,"_").replace(CALL_IN_ARGUMENT,"__").replace(OPERATOR,
"-$1 ").replace(LABEL,blanks).replace(BASES,bases=>bases.replace(/\[[^\]]*\]/g,blanks).replaceAll(".","_")).replace(BASE_CALL,blanks).replace(ATTRIBUTE,blanks).
replace(SIZE,"00").replace(CONTINUED," ").replace(LIST," ").replace(LIST_OF_TEXT," ").replace(EMPTY,block=>`$_${blanks(block).slice(2)}`);var repair=tree=>readAgain(
tree,[repaired]);import{posix}from"node:path";var MOST_FILES=2e3;var TESTS=/\.tests?\.ps1$/i;var TEST_PATH=/(?:^|\/)(?:tests?|specs?|tst)\/|\.tests?\.ps1$/i;var stem=path=>baseOf(path).replace(/\.\w+$/,"").
toLowerCase();var Modules=class{#files=new Map;#named=new Map;#modules=new Map;#roots=new Map;#members=new Map;#runs=new Map;#imports=new Map;#runBy=new Map;#down=new Map;#up=new Map;#arounds=new Map;add(file){
const path=file.path.toLowerCase();this.#files.set(path,file);push(this.#named,baseOf(path),file);const isModule=path.endsWith(".psm1");if(!isModule&&!file.surface.
isManifest)return;push(this.#modules,stem(path),file);push(this.#roots,folderOf(path),file)}finish(){for(const file of this.#files.values()){const root=this.#rootOf(
file);if(root!==void 0)push(this.#members,root,file)}for(const file of this.#files.values())for(const source of file.surface.sources){const target=this.find(source,
file);if(!target||target===file)continue;const isPart=source.isScope||file.surface.isManifest;push(isPart?this.#runs:this.#imports,file,target);if(isPart)push(this.#runBy,
target,file)}}#rootOf({path,surface}){if(TESTS.test(path))return void 0;const own=path.toLowerCase();if(own.endsWith(".psm1")||surface.isManifest){const roots=this.#roots.
get(folderOf(own))??[];const scripts=roots.filter(one=>/\.psm1$/i.test(one.path));const main=scripts.length<2||roots.some(one=>one.surface.isManifest&&stem(one.
path)===stem(own));return main?folderOf(own):void 0}if(!own.endsWith(".ps1"))return void 0;for(let folder=folderOf(own);;folder=folderOf(folder.slice(0,-1))){if(this.#roots.
has(folder))return folder;if(folder===""||/(?:^|\/)(?:tests?|specs?|examples?|tst)\/$/.test(folder))return void 0}}isNamed(name){return this.#modules.has(name.toLowerCase())}find(source,from){
const wanted=source.path.toLowerCase();if(source.at==="module"){const all2=this.#modules.get(wanted)??[];const folders=new Set(all2.map(({path})=>folderOf(path)));
const main=all2.find(({path})=>/\.psm1$/i.test(path))??all2[0];if(folders.size<2)return main;return void 0}const here=posix.normalize(posix.join(folderOf(from.path.
toLowerCase()),wanted));const found=this.#files.get(here);if(found||source.at==="here")return found;const end=`/${posix.normalize(wanted).replace(/^(?:\.\.\/)+/,
"")}`;const all=(this.#named.get(baseOf(wanted))??[]).filter(({path})=>`/${path.toLowerCase()}`.endsWith(end));if(all.length<2)return all[0];const near=all.map(
({path})=>sharedParts(path,from.path));const best=Math.max(...near);return near.filter(one=>one===best).length===1&&best>0?all[near.indexOf(best)]:void 0}#below(file){
let known=this.#down.get(file);if(!known){known=follow(file,one=>this.#runs.get(one)??[]);this.#down.set(file,known)}return known}#above(file){let known=this.#up.
get(file);if(!known){const isTest=TEST_PATH.test(file.path);const by=one=>(this.#runBy.get(one)??[]).filter(({path})=>isTest||!TEST_PATH.test(path));known=follow(
file,by).slice(1);this.#up.set(file,known)}return known}#ofModule(file){const root=this.#rootOf(file);return root===void 0?[]:this.#members.get(root)??[]}*seenBy(file){
const below=this.#below(file);yield below.slice(1);const module=this.#ofModule(file);yield module;yield*this.#around(module.length>0?module:[file]);yield this.#importedBy(
below)}#around(module){const[first]=module;let known=first&&this.#arounds.get(first);if(!known){const above=new Set;for(const one of module)for(const file of above.
size<MOST_FILES?this.#above(one):[])above.add(file);const running=new Set;for(const one of above)if(running.size<MOST_FILES)for(const file of[one,...this.#below(
one)])running.add(file);known=[[...running],this.#importedBy([...module,...above])];if(first)this.#arounds.set(first,known)}return known}#importedBy(files){const imported=new Set(
files.flatMap(one=>this.#imports.get(one)??[]));const found=new Set;for(const one of imported)if(found.size<MOST_FILES)for(const file of[...this.#ofModule(one),
...this.#below(one)])found.add(file);return[...found]}};function follow(from,next){const found=new Set([from]);for(const file of found)for(const one of next(file))
if(found.size<MOST_FILES)found.add(one);return[...found]}function push(map,at,one){const list=map.get(at);if(list)list.push(one);else map.set(at,[one])}var STANDARD="std:powershell";var MOST_CANDIDATES=8;var MOST_STEPS=16;var MOST_PARENTS=64;var PowerShellLinker=class{#modules=new Modules;#own=new Map;#everywhere={
functions:new Map,types:new Map,globals:new Map};#members=new Map;#aliases=new Map;#files=new Map;#together=new WeakMap;#seen=new Map;add(file){this.#files.set(
file.path,file);this.#modules.add(file);const{symbols,surface}=file;const own={functions:new Map,variables:new Map,types:new Map};const named=index=>{const symbol=symbols[index];
return symbol&&{symbol,index,file}};const put=(map,one)=>push(map,one.symbol.name.toLowerCase(),one);for(const index of surface.functions){const one=named(index);
if(!one)continue;put(own.functions,one);put(this.#everywhere.functions,one)}for(const index of surface.variables){const one=named(index);if(one)put(own.variables,
one)}for(const index of surface.globals){const one=named(index);if(one)put(this.#everywhere.globals,one)}for(const[index,symbol]of symbols.entries()){const one={
symbol,index,file};if(symbol.kind==="class"||symbol.kind==="enum"){put(own.types,one);put(this.#everywhere.types,one)}const owner=symbol.parent===void 0?void 0:
symbols[symbol.parent];if(!owner||owner.kind!=="class"&&owner.kind!=="enum")continue;const members=this.#members.get(owner.id)??new Map;this.#members.set(owner.
id,members);put(members,one)}for(const[name,command]of surface.aliases)push(this.#aliases,name.toLowerCase(),{file,command});this.#own.set(file,own)}finish(){this.#modules.
finish()}link(given,body,out){const file=this.#files.get(given.path);if(!file)return;const locals=body.locals.map(l=>out.local(l.name,l.kind,l.line,l.column,l.owner));
for(const{meaning,supposed,...at}of body.references){const found=meaning.is==="local"?{destination:{to:"local",index:locals[meaning.local]},evidence:"same_file"}:
this.#resolve(file,meaning);if(supposed&&(found.destination.to==="unknown"||found.destination.to==="external"))continue;out.occurrence({...at,...found})}this.#overrides(
file,out);this.#seen.delete(file)}#resolve(file,meaning){switch(meaning.is){case"symbol":{const symbol=file.symbols[meaning.symbol];return symbol?{destination:{
to:"symbol",id:symbol.id},evidence:"same_file"}:unknown("")}case"file":{const target=this.#modules.find(meaning.source,file);if(target)return{destination:{to:"s\
ymbol",id:moduleId(target.path)},evidence:"import"};const{path,at}=meaning.source;return at==="module"&&!this.#modules.isNamed(path)?outside(`PSGallery:${path}`,
path):unknown(path)}case"command":return this.#command(file,meaning.name,meaning.module);case"variable":{if(meaning.isGlobal)return this.#only(file,this.#everywhere.
globals,meaning.name)??unknown(meaning.name);const visible=this.#visible(file,"variables",meaning.name);return visible??this.#only(file,this.#everywhere.globals,
meaning.name)??unknown(meaning.name)}case"type":{const found=this.#type(file,meaning.name);if(found)return found;return isOutside(meaning.name)?outside(STANDARD,
meaning.name):unknown(meaning.name)}case"member":return this.#member(file,meaning)}}#command(file,name,module,steps=0){if(module!==void 0){const of=this.#modules.
find({path:module,at:"module"},file);if(!of)return this.#modules.isNamed(module)?unknown(name):outside(`PSGallery:${module}`,name);return this.#visible(of,"func\
tions",name)??unknown(name)}const visible=this.#visible(file,"functions",name);if(visible)return visible;const aliased=steps>4?void 0:this.#alias(file,name);if(aliased!==
void 0&&aliased.toLowerCase()!==name.toLowerCase())return this.#command(file,aliased.replace(/^.*\\/,""),void 0,steps+1);if(BROUGHT.has(name.toLowerCase()))return outside(
STANDARD,name);const found=new RegExp("\\p{L}[-_]\\p{L}","u").test(name)?this.#only(file,this.#everywhere.functions,name):void 0;if(!found&&isOfPester(name)&&!this.#everywhere.
functions.has(name.toLowerCase()))return outside("PSGallery:Pester",name);return found??unknown(name)}#alias(file,name){const all=this.#aliases.get(name.toLowerCase());
if(!all)return void 0;const own=all.find(one=>one.file===file);if(own)return own.command;for(const files of this.#filesSeenBy(file)){const commands=new Set(all.
filter(one=>files.includes(one.file)).map(({command})=>command.toLowerCase()));const[only]=commands;if(only!==void 0)return commands.size===1?only:void 0}return void 0}#filesSeenBy(file){
let seen=this.#seen.get(file);if(!seen){seen=[...this.#modules.seenBy(file)];this.#seen.set(file,seen)}return seen}#visible(file,what,name){const found=this.#definitions(
file,what,name);if(!found)return void 0;const[all,isOwn]=found;return several(all,isOwn?"same_file":"import",name)}#definitions(file,what,name){const wanted=name.
toLowerCase();const own=this.#own.get(file)?.[what].get(wanted);if(own)return[own,true];for(const files of this.#filesSeenBy(file)){const found=this.#namesOf(files)[what].
get(wanted);if(found)return[found,false]}return void 0}#namesOf(files){let known=this.#together.get(files);if(!known){const made={functions:new Map,variables:new Map,
types:new Map};for(const file of files)for(const what of["functions","variables","types"])for(const[name,found]of this.#own.get(file)?.[what]??[])for(const one of found)
push(made[what],name,one);known=made;this.#together.set(files,known)}return known}#only(file,all,name){const found=(all.get(name.toLowerCase())??[]).filter(one=>mayKnow(
file,one));return found.length>0?several(found,"unique_name",name):void 0}#type(file,name){const bare2=name.replace(/[[\]]/g,"");return this.#visible(file,"type\
s",bare2)??(isOutside(bare2)?void 0:this.#only(file,this.#everywhere.types,bare2))}#classNamed(file,name){const bare2=name.trim().toLowerCase();const seen=this.#definitions(
file,"types",bare2)?.[0];const others=isOutside(bare2)?void 0:this.#everywhere.types.get(bare2);const all=seen??others?.filter(one=>mayKnow(file,one));return all?.
length===1?all[0]:void 0}#member(file,{name,on,arguments:count}){const type=on&&this.#typeOf(file,on);if(!on||!type){const written2=on?.on==="type"?on.name:void 0;
return written2!==void 0&&isOutside(written2)?outside(STANDARD,`${written2}.${name}`):unknown(name)}const isMade=on.on==="type"&&on.isStatic&&name.toLowerCase()===
"new";const found=this.#membersOf(type,isMade?type.symbol.name:name);if(isMade){const makers=found.filter(({symbol})=>symbol.kind==="constructor"&&symbol.parent===
type.index);return taking(makers.filter(one=>one.file===type.file),count,name)??{destination:symbolOf(type),evidence:"type"}}const suited=found.filter(({symbol})=>count===
void 0?symbol.kind!=="method":symbol.kind==="method");return taking(suited,count,name)??unknown(name)}#typeOf(file,receiver,steps=0){if(steps>MOST_STEPS)return void 0;
if(receiver.on==="type")return this.#classNamed(file,receiver.name);const of=this.#typeOf(file,receiver.of,steps+1);if(!of)return void 0;const types=new Set;const members=this.#membersOf(
of,receiver.name);for(const one of members)types.add((one.file.surface.types[one.index]??"").toLowerCase());const[only]=types;const[first]=members;return only&&
types.size===1&&first?this.#classNamed(first.file,only):void 0}#membersOf(type,name){const seen=new Set;for(let at=type;at&&seen.size<MOST_PARENTS&&!seen.has(at.
symbol.id);){seen.add(at.symbol.id);const own=this.#members.get(at.symbol.id)?.get(name.toLowerCase());if(own)return own;at=this.#baseOf(at)}return[]}#baseOf({file,
index}){for(const written2 of file.surface.supertypes[index]??[]){const base=this.#classNamed(file,written2);if(base?.symbol.kind==="class")return base}return void 0}#overrides(file,out){
for(const[index,symbol]of file.symbols.entries()){const owner=symbol.kind==="method"&&symbol.parent!==void 0?file.symbols[symbol.parent]:void 0;if(!owner||symbol.
parent===void 0)continue;const base=this.#baseOf({symbol:owner,index:symbol.parent,file});const count=file.surface.arities[index]?.[1];const all=(base?this.#membersOf(
base,symbol.name):[]).filter(one=>one.symbol.kind==="method");const found=all.filter(one=>one.file.surface.arities[one.index]?.[1]===count);const[only,...more]=found;
if(only&&more.length===0)out.implied(symbol,index,"overrides",symbolOf(only))}}};var symbolOf=({symbol})=>({to:"symbol",id:symbol.id});var unknown=name=>({destination:{
to:"unknown",name},evidence:"import"});var outside=(of,name)=>({destination:{to:"external",package:of,name},evidence:"import"});var isOutside=name=>name.includes(
".")||TYPES.has(name.replace(/[[\]]/g,"").toLowerCase());var isOfPester=name=>PESTER.has(name.toLowerCase())||new RegExp("^should-\\p{L}","iu").test(name);var mayKnow=({
path},{file})=>file.path===path||!(TEST_PATH.test(path)?TESTS:TEST_PATH).test(file.path);function several(found,evidence,name){const[only,...more]=found;if(only&&
more.length===0)return{destination:symbolOf(only),evidence};if(found.length>MOST_CANDIDATES)return unknown(name);return{destination:{to:"one_of",options:found.map(
symbolOf)},evidence:"ambiguous"}}function taking(found,count,name){if(found.length===0)return void 0;const fit=count===void 0?found:found.filter(({file,index})=>file.
surface.arities[index]?.[1]===count);return several(fit.length>0?fit:found,"type",name)}var createLinker=_=>new PowerShellLinker;export{createLinker,extract,repair};
