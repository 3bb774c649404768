import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{one,symbolOf}from"./NVOSCRRV.js";import{moduleId}from"./2ZI6R6IU.js";import{push}from"./IACKWRZ4.js";import{blanks,readAgain}from"./KLRMKRHE.js";
import{docAbove}from"./7A7EYPVI.js";import{Syntax}from"./2Z6Z2LD7.js";import"./PYQ6AIYU.js";import"./WYNVCRUU.js";
import{oneLine}from"./JD3OYRGZ.js";import"./CCXMQBEG.js";import{baseOf,folderOf,foldersAround,nearest,sharedParts,stemOf}from"./CJJMGL6T.js";
import{LIMITS}from"./XUA4RPE5.js";function types(state,spec,place){const text=state.t.text(spec);const start=state.t.tree.start[spec];for(const{0:name,index}of text.matchAll(/[\p{L}_][\p{L}\p{N}_.]*/gu))
typeAt(state,start+index,name,"type",place)}function typeAt(state,offset,written2,use,place,supposed){const[name=""]=/^[\p{L}_][\p{L}\p{N}_.]*/u.exec(written2)??
[];state.refer(offset,name.length,use,place,{is:"type",name},supposed)}var SEVERAL=-1;var Scope=class{outer;functions=new Map;#variables=new Map;constructor(outer){this.outer=outer}own(name){return this.#variables.get(name.toLowerCase())}declare(name,declared){
this.#variables.set(name.toLowerCase(),declared)}variable(name,at,within){const wanted=name.toLowerCase();let later;let isOutside2=false;for(let scope=this;scope;scope=
scope.outer){const found=scope.#variables.get(wanted);if(found&&(isOutside2||(found.from??0)<=at))return found;later??=found;if(scope===within)isOutside2=true}return later}function(name){
const wanted=name.toLowerCase();for(let scope=this;scope;scope=scope.outer){const found=scope.functions.get(wanted);if(found!==void 0)return found===SEVERAL?void 0:
found}return void 0}};var ALONE=new Set([...["pipeline","pipeline_chain","unary_expression","string_literal","array_literal_expression"],...["logical","bitwise","comparison","additiv\
e","multiplicative","format","range"].flatMap(kind=>[`${kind}_expression`,`${kind}_argument_expression`])]);function bare(t,node){let at=node;while(ALONE.has(t.
type(at))&&t.count(at,2)===1)at=t.named(at)[0];return at}function variableName(text){const found=/^([$@]\{?)(?:(\w+):)?([\w?]+)\}?$/.exec(text);if(!found)return void 0;
const[,sign="",scope,name=""]=found;return{...scope===void 0?{}:{scope:scope.toLowerCase()},name,offset:sign.length+(scope===void 0?0:scope.length+1)}}function literal(t,node){
const at=bare(t,node);const text=t.text(at);const type=t.type(at);if(type==="generic_token")return text;if(type==="verbatim_string_characters")return text.replace(
/^'|'$/g,"");if(type==="expandable_string_literal"&&!text.includes("$"))return text.replace(/^"|"$/g,"");return void 0}function argumentsOf(t,command2){const list=t.
first(command2,"command_elements");if(list===void 0)return[];const given=[];let parameter;for(const node of t.named(list)){const type=t.type(node);if(type==="co\
mmand_argument_sep"||type==="redirections")continue;if(type==="command_parameter"){parameter=t.text(node).replace(/^-+|:$/g,"").toLowerCase();continue}given.push(
{node,...parameter===void 0?{}:{parameter}});parameter=void 0}return given}function argument(given,names,place){const named2=given.find(({parameter})=>parameter!==
void 0&&names.test(parameter));if(named2)return named2.node;return place===void 0?void 0:given.filter(({parameter})=>parameter===void 0)[place]?.node}function listed(t,node){
const found=[];const look=(at,depth)=>{const one2=bare(t,at);const type=t.type(one2);if(/^(?:verbatim_string_characters|expandable_string_literal|generic_token)$/.
test(type))found.push(one2);else if(depth<16)for(const child of t.named(one2))look(child,depth+1)};look(node,0);return found}var DEEPEST_TYPE=16;function member(state,node,place){const{t}=state;const[of,...others]=t.named(node);const at=t.first(node,"member_name");const name=at===void 0?
void 0:t.first(at,"simple_name");if(of!==void 0&&of!==at)state.walk(of,place);for(const child of others){if(child!==at)state.walk(child,place);else if(name===void 0)
state.inside(child,place)}if(of===void 0||of===at||name===void 0)return;const isCall=t.type(node)==="invokation_expression";const list=isCall?t.first(node,"argu\
ment_list"):void 0;const values=list===void 0?void 0:t.first(list,"argument_expression_list");const count=values===void 0?0:t.each(values,"argument_expression").
length;const written2=isWritten(t,node);state.later.push(()=>{const on=receiverOf(state,of,place);if(!isCall&&(on===void 0||isTable(on)))return;const meaning={is:"\
member",name:t.text(name),...on===void 0?{}:{on},...isCall?{arguments:count}:{}};state.refer(t.tree.start[name],t.text(name).length,isCall?"call":written2?"writ\
e":"read",place,meaning)})}function receiverOf(state,value,place,depth=0){const{t}=state;const node=bare(t,value);if(depth>DEEPEST_TYPE)return void 0;switch(t.type(
node)){case"type_literal":return{on:"type",name:t.text(node).slice(1,-1).trim(),isStatic:true};case"expression_with_unary_operator":{const cast=t.first(node,"ca\
st_expression");return cast===void 0?void 0:receiverOf(state,cast,place,depth+1)}case"cast_expression":{const type=t.first(node,"type_literal");return type===void 0?
void 0:{on:"type",name:t.text(type).slice(1,-1).trim()}}case"parenthesized_expression":case"pipeline":{const[only,...others]=t.named(node);return only===void 0||
others.length>0?void 0:receiverOf(state,only,place,depth+1)}case"variable":case"braced_variable":{const name=variableName(t.text(node));if(!name)return void 0;if(name.
name.toLowerCase()==="this")return place.type===void 0?void 0:{on:"type",name:place.type};const type=state.meant(name,place,t.tree.start[node])?.type;return type===
void 0?void 0:{on:"type",name:type}}case"command":{const name=t.first(node,"command_name");if(name===void 0||t.text(name).toLowerCase()!=="new-object")return void 0;
const type=argument(argumentsOf(t,node),/^t(?:ypename)?$/,0);const written2=type===void 0?void 0:literal(t,type);return written2===void 0?void 0:{on:"type",name:written2}}case"\
invokation_expression":case"member_access":{const[of]=t.named(node);const at=t.first(node,"member_name");if(of===void 0||at===void 0||of===at)return void 0;const on=receiverOf(
state,of,place,depth+1);const name=t.text(at);if(on?.on==="type"&&on.isStatic&&name.toLowerCase()==="new")return{on:"type",name:on.name};return on&&{on:"member",
of:on,name}}default:return void 0}}var isTable=on=>on.on==="type"&&!on.isStatic&&/^(?:ordered|hashtable|xml|object|ps(?:custom)?object|ciminstance|(?:system\.)?(?:collections\.(?:hashtable|idictionary)|xml\.xmldocument|object|management\.automation\.ps(?:custom)?object))$/i.
test(on.name);function madeOf(state,value){const receiver=receiverOf(state,value,{scope:new Scope,owner:-1,assigns:state.file,isTop:false});return receiver?.on===
"type"&&!receiver.isStatic?receiver.name:void 0}function isWritten(t,node){for(let at=t.parent(node),step=0;at!==void 0&&step<20;at=t.parent(at),step++){if(t.type(
at)==="left_assignment_expression")return t.tree.start[at]===t.tree.start[node]&&t.tree.end[at]===t.tree.end[node];if(t.count(at,2)>1)return false}return false}var words=text=>text.trim().split(/\s+/);var CMDLETS={Add:"Content History Member Type Computer",Clear:"Content EventLog History Item ItemProperty RecycleBin Va\
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
ersion void wmi wmiclass wmisearcher x500distinguishedname x509certificate xml console convert activator gc bitconverter idisposable icomparable iequatable"));var NAMESPACE=/^\[*(?:System|Microsoft\.(?:PowerShell|Management|Win32|CSharp|VisualBasic)|Collections|ComponentModel|Console|Data|DateTime|Diagnostics|Drawing|Enum|Environment|Globalization|IO|Linq|Management|Math|Net|Reflection|Runtime|Security|ServiceProcess|Text|Threading|Timers|Web|Windows|Xml)\./i;
var AUTOMATIC=new Set(words("_ args consolefilename enabledexperimentalfeatures error event eventargs eventsubscriber executioncontext false foreach home host i\
nput iscoreclr islinux ismacos iswindows lastexitcode matches myinvocation nestedpromptlevel null pid profile psboundparameters pscmdlet pscommandpath psculture\
 psdebugcontext psedition pshome psitem psscriptroot pssenderinfo psuiculture psversiontable pwd sender shellid stacktrace switch this true ofs confirmpreferenc\
e debugpreference erroractionpreference errorview formatenumerationlimit informationpreference maximumhistorycount outputencoding progresspreference psdefaultpa\
rametervalues psemailserver psmoduleautoloadingpreference verbosepreference warningpreference whatifpreference testdrive"));var SCOPES=/^(?:script|global|local|private|using)$/;function declareLocal(state,node,kind,{owner,assigns},type){const{tree}=state.t;const name=variableName(state.
t.text(node));if(!name||name.name.length>LIMITS.nameChars)return;const offset=tree.start[node]+name.offset;const made={name:name.name,kind,...tree.positionAt(offset),
owner};const local=state.body.locals.push(made)-1;const from=kind==="parameter"?0:offset;assigns.declare(name.name,{to:{is:"local",local},from,...type===void 0?
{}:{type}})}function assignment(state,node,place){const{t}=state;const left=t.first(node,"left_assignment_expression");const value=t.field(node,"value");for(const child of t.
named(node))if(child!==left)state.walk(child,place);if(left===void 0)return;const made=value===void 0?void 0:madeOf(state,value);const text=value===void 0?void 0:
literal(t,value);assigned(state,left,place,made,text)}function assigned(state,left,place,type,text){const{t}=state;let node=t.type(left)==="left_assignment_expr\
ession"?bare(t,t.named(left)[0]??left):bare(t,left);let written2;while(/^(?:expression_with_unary_operator|cast_expression)$/.test(t.type(node))){const inner=t.
named(node);const cast=t.type(node)==="cast_expression"?t.first(node,"type_literal"):void 0;if(cast!==void 0){written2??=t.text(cast).slice(1,-1);state.walk(cast,
place)}const next=inner.at(-1);if(next===void 0||next===cast)return;node=bare(t,next)}const type_=written2??type;if(t.type(node)==="variable"||t.type(node)==="b\
raced_variable")assign(state,node,place,type_,text);else if(t.type(node)==="array_literal_expression")for(const one2 of t.named(node))assigned(state,one2,place);else
state.walk(node,place)}function assign(state,node,place,type,text){const{t}=state;const name=variableName(t.text(node));if(!name||AUTOMATIC.has(name.name.toLowerCase())||
name.scope!==void 0&&!SCOPES.test(name.scope))return;const{scope}=name;const isOfFile=scope==="script"||scope==="global"||place.isTop&&place.assigns===state.file;
if(isOfFile&&(scope!==void 0||state.file.own(name.name)===void 0)){const key=`${scope==="global"?"global:":""}${name.name}`;state.texts.set(name.name.toLowerCase(),
state.texts.has(name.name.toLowerCase())?void 0:text);if(state.file.own(key)===void 0){const offset=t.tree.start[node]+name.offset;const whole=assignmentAround(
state,node)??node;const symbol=state.define("variable",{name:name.name,offset},whole,place,{isOfFile:true});if(symbol===void 0)return;const made=state.symbols[symbol];
if(type!==void 0)state.surface.types[symbol]=type;if(made&&type!==void 0)made.type=type.slice(0,LIMITS.signatureChars);state.file.declare(key,{to:{is:"symbol",symbol},
...type===void 0?{}:{type}});state.surface[scope==="global"?"globals":"variables"].push(symbol);return}variable(state,node,place,"write");return}const own=scope===
void 0||scope==="local"||scope==="private";if(own&&declaredIn(name.name,place)===void 0)declareLocal(state,node,"variable",place,type);else variable(state,node,
place,"write")}function declaredIn(name,{scope,assigns}){for(let at=scope;at;at=at.outer){const own=at.own(name);if(own!==void 0||at===assigns)return own}return void 0}
function assignmentAround(state,node){const{t}=state;let at=node;for(let step=0;at!==void 0&&step<25;step++,at=t.parent(at))if(t.type(at)==="assignment_expressi\
on")return at;return void 0}function variable(state,node,place,use){const{tree}=state.t;const name=variableName(state.t.text(node));if(!name)return;const isAutomatic=name.
scope===void 0&&AUTOMATIC.has(name.name.toLowerCase());const offset=tree.start[node]+name.offset;if(name.scope==="function"){state.refer(offset,name.name.length,
use,place,{is:"command",name:name.name});return}if(name.scope!==void 0&&!SCOPES.test(name.scope))return;state.later.push(()=>{const declared=state.meant(name,place,
offset);if(!declared&&(isAutomatic||place.isBroken&&name.scope===void 0))return;const{scope}=name;const meaning=declared?.to??{is:"variable",name:name.name,...scope===
"global"?{isGlobal:true}:{}};state.refer(offset,name.name.length,use,place,meaning)})}function typeStatement(state,node,place){const{t}=state;const[at,...bases]=t.each(node,"simple_name");if(at===void 0)return;const isEnum=t.type(node)==="enum_st\
atement";const name=t.text(at);const first=t.named(node).find(child=>child!==at&&t.type(child)!=="simple_name");const where={name,offset:t.tree.start[at]};const symbol=state.
define(isEnum?"enum":"class",where,node,place,{body:first});if(symbol===void 0)return;const inside={...place,owner:symbol,isTop:false,type:name};for(const base of isEnum?
[]:bases){const supertypes=state.surface.supertypes[symbol]??[];state.surface.supertypes[symbol]=[...supertypes,t.text(base)];typeAt(state,t.tree.start[base],t.
text(base),"extends",inside)}for(const child of t.named(node))switch(t.type(child)){case"class_property_definition":property(state,child,inside);break;case"clas\
s_method_definition":method(state,child,inside);break;case"enum_member":{const member2=t.first(child,"simple_name");if(member2!==void 0)state.define("enum_membe\
r",{name:t.text(member2),offset:t.tree.start[member2]},child,inside);break}case"simple_name":case"comment":break;default:state.walk(child,inside)}}function property(state,node,place){
const{t}=state;const variable2=t.first(node,"variable","braced_variable");const name=variable2===void 0?void 0:variableName(t.text(variable2));if(variable2===void 0||
!name)return;const offset=t.tree.start[variable2]+name.offset;const symbol=state.define("property",{name:name.name,offset},node,place,{modifiers:modifiers(state,
node)});const type=t.first(node,"type_literal");const made=symbol===void 0?void 0:state.symbols[symbol];if(made&&symbol!==void 0&&type!==void 0){const written2=t.
text(type).slice(1,-1);made.type=written2.slice(0,LIMITS.signatureChars);state.surface.types[symbol]=written2}for(const child of t.named(node))if(child!==variable2)
state.walk(child,{...place,owner:symbol??place.owner})}function modifiers(state,node){const words2=state.t.each(node,"class_attribute").map(one2=>state.t.text(one2).
toLowerCase());return[...words2.includes("static")?["static"]:[],...words2.includes("hidden")?["private"]:[]]}function method(state,node,place){const{t}=state;const at=t.
first(node,"simple_name");if(at===void 0)return;const name=t.text(at);const body=t.first(node,"script_block");const isConstructor=name.toLowerCase()===place.type?.
toLowerCase();const symbol=state.define(isConstructor?"constructor":"method",{name,offset:t.tree.start[at]},node,place,{body,modifiers:modifiers(state,node)});if(symbol===
void 0)return;const scope=new Scope(state.file);const inside={...place,owner:symbol,scope,assigns:scope,isTop:false};const parameters2=[];const list=t.first(node,
"class_method_parameter_list");for(const one2 of list===void 0?[]:t.each(list,"class_method_parameter")){const variable2=t.first(one2,"variable","braced_variabl\
e");const named2=variable2===void 0?void 0:variableName(t.text(variable2));if(variable2===void 0||!named2)continue;const type=t.first(one2,"type_literal");const written2=type===
void 0?void 0:t.text(type).slice(1,-1);parameters2.push({name:named2.name,...written2===void 0?{}:{type:written2}});declareLocal(state,variable2,"parameter",inside,
written2);if(type!==void 0)state.walk(type,inside)}const made=state.symbols[symbol];if(made)made.parameters=parameters2.slice(0,256);state.surface.arities[symbol]=
parameters2.length;const given=t.first(node,"type_literal");if(given!==void 0){const written2=t.text(given).slice(1,-1);if(made&&!isConstructor)made.returns=written2.
slice(0,LIMITS.signatureChars);state.surface.types[symbol]=written2;state.walk(given,inside)}if(body!==void 0)state.inside(body,inside)}var HERE=/^\$\{?PSScriptRoot\b\}?/i;var MACHINE=/\$\{?(?:env:(?:temp|tmp|userprofile|(?:local)?appdata|program(?:files|data)|commonprogramfiles|windir|systemroot|systemdrive|public|home)|home|pshome|profile|testdrive)\b/i;
var SCRIPT=/\.ps[md]?1$/i;function sourceOf(t,node){const text=t.text(bare(t,node)).trim();if(text.length>400||MACHINE.test(text))return void 0;return joined(text)??
written(text)}function namedModule(name){return name!==void 0&&/^[\p{L}_][\p{L}\p{N}_.-]*$/u.test(name)&&!SCRIPT.test(name)?{path:name,at:"module"}:void 0}function written(text){
const path=text.replace(/^(["'])(.*)\1$/s,"$2").replaceAll("\\","/");if(!SCRIPT.test(path)||/[*?`\n]/.test(path))return void 0;if(HERE.test(path))return plain(path.
replace(HERE,"").replace(/^\/+/,""),"here");const[,variable2,rest]=/^(\$\{?[\w:]+\}?|\$\([^()]*\))\/(.+)$/.exec(path)??[];if(variable2!==void 0&&rest!==void 0)return plain(
rest,"somewhere");if(/^\.{1,2}\//.test(path))return plain(path,"here");return/^[\w./ -]+$/.test(path)&&!path.startsWith("/")?plain(path,"somewhere"):void 0}function joined(text){
if(!/^[$@]?\(*\s*Join-Path\b/i.test(text))return void 0;const parts=[...text.matchAll(/'([^'$]*)'|"([^"]*)"|(?<=\s)([\w.][\w./\\-]*)(?=[\s)]|$)/g)].map(([,single,
double,word])=>(single??double??word??"").replaceAll("\\","/"));const path=parts.filter(part=>!/^(?:Join-Path|Split-Path)$/i.test(part)).map(part=>part.replace(
HERE,"").replace(/^\/+|\/+$/g,"")).filter(part=>part!=="").join("/");if(!SCRIPT.test(path)||/Split-Path/i.test(text))return SCRIPT.test(path)?plain(path,"somewh\
ere"):void 0;if(!/\$\{?PSScriptRoot\b/i.test(text))return plain(path,"somewhere");return/\$(?!\{?PSScriptRoot\b|\()/i.test(text)?void 0:plain(path,"here")}var plain=(path,at)=>path.
includes("$")||path.includes("(")?void 0:{path,at};var TEST_BLOCK=/^(?:Describe|Context|It|InModuleScope)$/i;function command(state,node,place){const{t}=state;const operator=t.first(node,"command_invokation_oper\
ator");const at=t.first(node,"command_name","command_name_expr");const given=argumentsOf(t,node);const written2=at===void 0?"":t.text(at);if(at!==void 0)called(
state,at,written2,operator,place);const inner=TEST_BLOCK.test(written2)?testBlock(place):{...place,isTop:false};named(state,written2.toLowerCase(),given,place);
for(const one2 of given)state.walk(one2.node,inner)}function testBlock(place){const scope=new Scope(place.scope);return{...place,scope,assigns:scope,isTop:false}}
function called(state,at,written2,operator,place){const{t}=state;const start=t.tree.start[at];const sign=operator===void 0?"":t.text(operator);if(sign===""&&/^using$/i.
test(written2))return;const path=sign!==""||/\.ps[md]?1$/i.test(written2)?sourceOf(t,at):void 0;if(path){const source=sign==="."?{...path,isScope:true}:path;if(source.
isScope)state.surface.sources.push(source);state.refer(start,written2.length,"import",place,{is:"file",source});state.inside(at,place);return}const[,module,name]=/^(?:(\w[\w.]*)\\|(?:script|global|local|private):)?([\p{L}_][\p{L}\p{N}_:-]*)$/iu.
exec(written2)??[];if(t.type(at)==="command_name"&&name!==void 0){const offset=start+written2.length-name.length;commandAt(state,offset,name,"call",place,void 0,
module)}else state.inside(at,place)}function commandAt(state,offset,name,use,place,supposed,module){state.later.push(()=>{const own=module===void 0?place.scope.
function(name):void 0;const meaning=own===void 0?{is:"command",name,...module===void 0?{}:{module}}:{is:"symbol",symbol:own};state.refer(offset,name.length,use,
place,meaning,supposed)})}function commandIn(state,node,place){const{t}=state;if(node===void 0)return;const text=literal(t,node);if(text===void 0||!/^[\p{L}_][\p{L}\p{N}_-]*$/u.
test(text))return;const at=bare(t,node);commandAt(state,t.tree.start[at]+t.text(at).indexOf(text),text,"read",place,true)}function named(state,command2,given,place){
const{t}=state;switch(command2){case"using":{const[kind,what]=given;if(kind&&what&&t.text(kind.node).toLowerCase()==="module")imported(state,what.node,place);return}case"\
import-module":case"ipmo":{const what=argument(given,/^(?:n(?:ame)?|fullyqualifiedname)$/,0);if(what!==void 0)imported(state,what,place);return}case"set-alias":case"\
new-alias":case"sal":case"nal":aliased(state,given,place);return;case"mock":case"assert-mockcalled":commandIn(state,argument(given,/^commandname$/,0),place);ofModule(
state,given);return;case"get-command":commandIn(state,argument(given,/^n(?:ame)?$/,0),place);ofModule(state,given);return;case"should":if(given.some(({parameter})=>/^(?:invoke|not)$/.
test(parameter??"")))commandIn(state,argument(given,/^(?:commandname|invoke)$/),place);ofModule(state,given);return;case"export-modulemember":for(const{node,parameter}of given)
if(parameter===void 0||/^f(?:unction)?$/.test(parameter))for(const one2 of listed(t,node))commandIn(state,one2,place);return;case"inmodulescope":{const what=argument(
given,/^modulename$/,0);if(what!==void 0)imported(state,what,place);return}default:ofModule(state,given)}}function aliased(state,given,place){const{t}=state;const isNamed=given.
some(({parameter})=>/^n(?:ame)?$/.test(parameter??""));const name=argument(given,/^n(?:ame)?$/,0);const value=argument(given,/^v(?:alue)?$/,isNamed?0:1);const written2=name===
void 0?void 0:literal(t,name);const target=value===void 0?void 0:literal(t,value);if(written2!==void 0&&target!==void 0)state.surface.aliases.push([written2,target]);
commandIn(state,value,place)}function ofModule(state,given){for(const{node,parameter}of given){if(!/^(?:module(?:name)?|dscmodulename|dscresourcename)$/.test(parameter??
""))continue;state.later.push(()=>{const name=namedModule(textOf(state,node));if(name)state.surface.sources.push(name)})}}function textOf(state,node){const{t}=state;
const text=literal(t,node);const variable2=text===void 0?variableName(t.text(bare(t,node))):void 0;return text??(variable2&&state.texts.get(variable2.name.toLowerCase()))}
function imported(state,node,place){const{t}=state;const at=bare(t,node);state.later.push(()=>{const source=sourceOf(t,node)??namedModule(textOf(state,node));if(!source)
return;state.surface.sources.push(source);if(literal(t,node)!==void 0||source.at!=="module")state.refer(t.tree.start[at],t.text(at).split("\n")[0]?.length??0,"i\
mport",place,{is:"file",source})})}function functionStatement(state,node,place){const{t}=state;const at=t.first(node,"function_name");if(at===void 0)return;const written2=t.text(at);const name=written2.
replace(/^(?:global|script|local|private):/i,"");const isOfFile=/^(?:global|script):/i.test(written2)?{isOfFile:true}:{};const body=t.first(node,"script_block");
const offset=t.tree.end[at]-name.length;const symbol=state.define("function",{name,offset},node,place,{body,...isOfFile});if(symbol===void 0){state.inside(node,
place);return}const scope=new Scope(place.scope);const home=isOfFile.isOfFile?state.file:place.scope;const key=name.toLowerCase();home.functions.set(key,home===
state.file&&home.functions.has(key)?SEVERAL:symbol);if(home===state.file)state.surface.functions.push(symbol);const inside={...place,owner:symbol,scope,assigns:scope,
isTop:false,isBroken:false};const declared=t.first(node,"function_parameter_declaration");const block=body===void 0?void 0:t.first(body,"param_block");const taken=[
declared,block].flatMap(one2=>one2===void 0?[]:parameters(state,one2,inside));const made=state.symbols[symbol];if(made)made.parameters=taken.slice(0,256);for(const text of block===
void 0?[]:aliasesIn(t.text(block).slice(0,2e3)))state.surface.aliases.push([text,name]);if(body===void 0)return;for(const child of t.named(body))if(child!==block)
state.walk(child,inside)}function parameters(state,node,place){const{t}=state;const found=[];for(const attributes of t.each(node,"attribute_list"))state.walk(attributes,
place);const list=t.first(node,"parameter_list");if(list===void 0)return[];for(const one2 of t.each(list,"script_parameter")){const variable2=t.first(one2,"vari\
able","braced_variable");const name=variable2===void 0?void 0:variableName(t.text(variable2));if(variable2===void 0||!name)continue;const attributes=t.first(one2,
"attribute_list");const type=attributes===void 0?void 0:writtenType(state,attributes);const made={name:name.name};if(type!==void 0)made.type=type;const value=t.
first(one2,"script_parameter_default");if(value!==void 0)made.default=t.brief(value).replace(/^=\s*/,"");found.push(made);declareLocal(state,variable2,"paramete\
r",place,type);if(attributes!==void 0)state.walk(attributes,place);if(value!==void 0)state.inside(value,place)}return found}function writtenType(state,attributes){
const{t}=state;for(const one2 of t.each(attributes,"attribute")){const type=t.first(one2,"type_literal");if(type!==void 0)return t.text(type).slice(1,-1)}return void 0}
function aliasesIn(block){const head=block.slice(0,Math.max(0,block.search(/\bparam\s*\(/i)));return[...head.matchAll(/\[Alias\(([^)]*)\)\]/gi)].flatMap(([,list=""])=>[
...list.matchAll(/['"]([^'"]+)['"]/g)].map(([,name=""])=>name))}var isManifest=(path,text)=>/\.psd1$/i.test(path)&&/^[ \t]*['"]?(?:ModuleVersion|RootModule)['"]?\s*=/im.test(text);function manifestEntry(state,node,place){const{
t}=state;const key=t.first(node,"key_expression");const name=key===void 0?"":t.text(key).replace(/^['"]|['"]$/g,"").toLowerCase();if(state.surface.isManifest)for(const value of t.
named(node)){if(value===key)continue;for(const one2 of listed(t,value))if(/^(?:rootmodule|moduletoprocess|nestedmodules|scriptstoprocess)$/.test(name)){const text=literal(
t,one2);if(text===void 0||!/\.(?:psm1|ps1|psd1)$/i.test(text))continue;const source={path:text.replaceAll("\\","/"),at:"here"};state.surface.sources.push(source);
state.refer(t.tree.start[bare(t,one2)]+1,text.length,"import",place,{is:"file",source})}else if(/^(?:functions|cmdlets|aliases)toexport$/.test(name))commandIn(state,
one2,place)}state.inside(node,place)}var MOST_DEPTH=600;var COMMENTS={comments:["comment"]};var State=class{t;symbols=[];surface={functions:[],variables:[],globals:[],aliases:[],sources:[],supertypes:{},
types:{},arities:{}};body={locals:[],references:[]};file=new Scope;texts=new Map;later=[];#read;#depth=0;constructor(t,read2){this.t=t;this.#read=read2}unit(){this.
walk(0,{owner:-1,scope:this.file,assigns:this.file,isTop:true});for(const tell of this.later)tell();return{symbols:this.symbols,surface:this.surface,body:this.body}}inside(node,place){
for(const child of this.t.named(node))this.walk(child,place)}walk(whole,place){if(this.#depth>=MOST_DEPTH)return;this.#depth++;this.#read(this,whole,place);this.#depth--}define(kind,{
name,offset},whole,place,more={}){const{tree}=this.t;if(name===""||name.length>LIMITS.nameChars||this.symbols.length>=LIMITS.symbolsPerFile)return void 0;const from=tree.
start[whole];const to=more.body===void 0?tree.end[whole]:tree.start[more.body];const made={name,kind,...tree.positionAt(offset),start:tree.lineAt(from),end:tree.
lineAt(Math.max(from,tree.end[whole]-1))};const parent=more.isOfFile?void 0:this.symbols[place.owner];if(parent){made.parent=place.owner;made.qualified=`${parent.
qualified??parent.name}.${name}`}const signature=oneLine(tree.text.slice(from,Math.min(to,from+4*LIMITS.signatureChars)),"hash").replace(/[\s{;=]+$/,"").slice(0,
LIMITS.signatureChars);if(signature)made.signature=signature;const doc=docAbove(COMMENTS,this.t,this.#statement(whole))??(kind==="function"?this.#help(whole,more.
body):void 0);if(doc)made.doc=doc;if(more.modifiers&&more.modifiers.length>0)made.modifiers=more.modifiers;return this.symbols.push(made)-1}#statement(node){const t=this.
t;let at=node;for(let up=t.parent(at);up!==void 0;up=t.parent(at)){if(t.type(up)==="statement_list"||t.tree.start[up]!==t.tree.start[node])break;at=up}const list=t.
parent(at);const isFirst=list!==void 0&&t.type(list)==="statement_list"&&t.tree.start[list]===t.tree.start[at];return isFirst?list:at}#help(node,body){const t=this.
t;const{tree}=t;const all=[...t.each(node,"comment"),...body===void 0?[]:t.each(body,"comment")];const help=all.find(one2=>/^<#/.test(t.text(one2))&&/^[ \t]*\.(?:SYNOPSIS|DESCRIPTION)\b/im.
test(t.text(one2)));if(help===void 0)return void 0;const start=tree.start[help];return[tree.lineAt(start),tree.lineAt(Math.max(start,tree.end[help]-1))]}meant({
scope,name},place,at){if(scope==="global")return this.file.own(`global:${name}`);if(scope==="script")return this.file.own(name);return place.scope.variable(name,
at,place.assigns)??this.file.own(`global:${name}`)}refer(offset,length,use,place,meaning,supposed){if(length===0||length>LIMITS.nameChars)return;const{tree}=this.
t;const reference={...tree.positionAt(offset),length,use,from:place.owner,meaning};if(supposed)reference.supposed=true;this.body.references.push(reference)}};function extract(tree,{path}){const state=new State(new Syntax(tree),read);if(isManifest(path,tree.text))state.surface.isManifest=true;return state.unit()}function read(state,whole,place){
const{t}=state;const node=bare(t,whole);switch(t.type(node)){case"function_statement":functionStatement(state,node,place);return;case"class_statement":case"enum\
_statement":typeStatement(state,node,place);return;case"assignment_expression":assignment(state,node,place);return;case"param_block":parameters(state,node,place);
return;case"foreach_statement":{const variable2=t.first(node,"variable");if(variable2!==void 0)assign(state,variable2,{...place,isTop:false});for(const child of t.
named(node))if(child!==variable2)state.walk(child,place);return}case"command":command(state,node,place);return;case"invokation_expression":case"member_access":member(
state,node,place);return;case"variable":case"braced_variable":variable(state,node,place,"read");return;case"type_literal":{const type=t.first(node,"type_spec");
if(type!==void 0)types(state,type,place);return}case"attribute_name":{const type=t.first(node,"type_spec");if(type!==void 0)typeAt(state,t.tree.start[type],t.text(
type),"type",place,true);return}case"script_block_expression":state.inside(node,{...place,isTop:false});return;case"hash_entry":manifestEntry(state,node,place);
return;case"key_expression":case"comment":return;case"ERROR":state.inside(node,{...place,isTop:false,isBroken:true});return;default:state.inside(node,place)}}var PATH=/(?<=[\s,(=])(\$\{?[\w:]+\}?)((?:[\\/][\w.*$-]+)+)/g;var METHOD_BLOCK=/\.(?:Where|ForEach)(?=\s?\{)/gi;var METHOD=/\.(?=(?:Where|ForEach)\()\w/gi;var HASH=/#(?<=\$\w+#)/g;
var SAME_LINE=/(\bparam[ \t]*\((?:[^()\n]|\((?:[^()\n]|\([^()\n]*\))*\))*\))[ \t](?=[^\s;}])/gi;var NESTED_TYPE=/\+(?<=\[[\w.]+\+)(?=\w+\])/g;var CALL_IN_ARGUMENT=/\(\)(?<=\s-\w+[ \t]\$[\w.]+\(\))(?=\.)/g;
var OPERATOR=/(?<=\s)-[ci]((?:not)?in)\b/gi;var LABEL=/(\b(?:break|continue)[ \t]+)(:?[A-Za-z_]\w*)/gi;var BASES=/(\bclass[ \t]+\w+[ \t]*:[ \t]*)([\w[][\w.,[\] \t]*)(?<![ \t])(?=\s*\{)/gi;
var BASE_CALL=/(?<=\))\s*:\s*base\s*\((?:[^()]|\([^()]*\))*\)(?=\s*\{)/gi;var ATTRIBUTE=/^[ \t]*\[[\w.]+\((?:[^()[\]'"]|'[^'\n]*'|"[^"\n]*"|\([^()]*\))*\)\][ \t]*$/gm;
var SIZE=/[KMGTP]B\b(?<=\b\d+[KMGTP]B)/gi;var CONTINUED=/`(?=\r?\n[ \t]*\r?\n)/g;var LIST=/,(?<=[ \t,][\p{L}*_][\p{L}\p{N}*._-]*,)(?=[ \t]*[\p{L}*_'"])/gu;var LIST_OF_TEXT=/(?<=['"]),(?=[ \t]*[\p{L}*_][\p{L}\p{N}*._-]*[ \t]*[,\r\n|}])/gu;
var EMPTY=/\{(?<=[=,(]\s*\{)\s*\}/g;var repaired=text=>text.replace(PATH,(_,variable2,rest)=>variable2+"_".repeat(rest.length)).replace(METHOD_BLOCK,word=>word.
length===6?" -and ":"  -and  ").replace(METHOD,"._").replace(HASH,"-").replace(SAME_LINE,"$1;").replace(NESTED_TYPE,"_").replace(CALL_IN_ARGUMENT,"__").replace(
OPERATOR,"-$1 ").replace(LABEL,(_,word,label)=>word+blanks(label)).replace(BASES,(_,head,bases)=>head+bases.replace(/\[[^\]]*\]/g,blanks).replaceAll(".","_")).replace(
BASE_CALL,blanks).replace(ATTRIBUTE,blanks).replace(SIZE,"00").replace(CONTINUED," ").replace(LIST," ").replace(LIST_OF_TEXT," ").replace(EMPTY,block=>`$_${blanks(
block).slice(2)}`);var repair=tree=>readAgain(tree,[repaired]);import{posix}from"node:path";var MOST_FILES=2e3;var MOST_HELD=2e5;var TESTS=/\.tests?\.ps1$/i;var TEST_PATH=/(?:^|\/)(?:tests?|specs?|tst)\/|\.tests?\.ps1$/i;var stem=path=>stemOf(path).toLowerCase();
var Modules=class{#files=new Map;#named=new Map;#modules=new Map;#roots=new Map;#members=new Map;#runs=new Map;#imports=new Map;#runBy=new Map;#arounds=new Map;#held=0;add(file){
const path=file.path.toLowerCase();this.#files.set(path,file);push(this.#named,baseOf(path),file);const isModule=path.endsWith(".psm1");if(!isModule&&!file.surface.
isManifest)return;push(this.#modules,stem(path),file);push(this.#roots,folderOf(path),file)}finish(){for(const file of this.#files.values()){const root=this.#rootOf(
file);if(root!==void 0)push(this.#members,root,file)}for(const file of this.#files.values()){const known=new Set;for(const source of file.surface.sources){const key=`${source.
isScope} ${source.at} ${source.path}`;if(known.has(key))continue;known.add(key);const target=this.find(source,file);if(!target||target===file)continue;const isPart=source.
isScope||file.surface.isManifest;push(isPart?this.#runs:this.#imports,file,target);if(isPart)push(this.#runBy,target,file)}}}#rootOf({path,surface}){if(TESTS.test(
path))return void 0;const own=path.toLowerCase();if(own.endsWith(".psm1")||surface.isManifest){const roots=this.#roots.get(folderOf(own))??[];const scripts=roots.
filter(one2=>/\.psm1$/i.test(one2.path));const main=scripts.length<2||roots.some(one2=>one2.surface.isManifest&&stem(one2.path)===stem(own));return main?folderOf(
own):void 0}if(!own.endsWith(".ps1"))return void 0;for(const folder of foldersAround(own)){if(this.#roots.has(folder))return folder;if(/(?:^|\/)(?:tests?|specs?|examples?|tst)\/$/.
test(folder))break}return void 0}isNamed(name){return this.#modules.has(name.toLowerCase())}find(source,from){const wanted=source.path.toLowerCase();if(source.at===
"module"){const all2=this.#modules.get(wanted)??[];const folders=new Set(all2.map(({path})=>folderOf(path)));const main=all2.find(({path})=>/\.psm1$/i.test(path))??
all2[0];if(folders.size<2)return main;return void 0}const here=posix.normalize(posix.join(folderOf(from.path.toLowerCase()),wanted));const found=this.#files.get(
here);if(found||source.at==="here")return found;const end=`/${posix.normalize(wanted).replace(/^(?:\.\.\/)+/,"")}`;const all=(this.#named.get(baseOf(wanted))??[]).
filter(({path})=>`/${path.toLowerCase()}`.endsWith(end));if(all.length<2)return all[0];const[only,...more]=nearest(all,({path})=>path,from.path);return only&&more.
length===0&&sharedParts(only.path,from.path)>0?only:void 0}#below(files){return follow(files,one2=>this.#runs.get(one2)??[])}#above(files){const by=(one2,isTest)=>(this.#runBy.
get(one2)??[]).filter(({path})=>isTest||!TEST_PATH.test(path));const tests=files.filter(({path})=>TEST_PATH.test(path));const others=files.filter(({path})=>!TEST_PATH.
test(path));return new Set([...follow(tests,one2=>by(one2,true)),...follow(others,one2=>by(one2,false))])}#ofModule(file){const root=this.#rootOf(file);return root===
void 0?[]:this.#members.get(root)??[]}*seenBy(file){const below=this.#below([file]);yield below;const module=this.#ofModule(file);yield new Set(module);yield*this.#around(
module.length>0?module:[file]);yield this.#importedBy(below)}#around(module){const[first]=module;let known=first&&this.#arounds.get(first);if(!known){const within=new Set(
module);const together=this.#above(module);const runs=one2=>this.#runs.get(one2)?.some(run=>together.has(run));const above=[...together].filter(one2=>!within.has(
one2)||runs(one2));const running=this.#below(above);known=[running,this.#importedBy(together)];if(this.#held>MOST_HELD){this.#arounds.clear();this.#held=0}for(const files of known)
this.#held+=files.size;if(first)this.#arounds.set(first,known)}return known}#importedBy(files){const imported2=new Set;for(const one2 of files)for(const file of this.#imports.
get(one2)??[])imported2.add(file);const found=new Set;for(const one2 of imported2)if(found.size<MOST_FILES)for(const file of this.#ofModule(one2))found.add(file);
return new Set([...found,...this.#below(imported2)])}};function follow(from,next){const found=new Set(from);for(const file of found){if(found.size>=MOST_FILES)break;
for(const one2 of next(file))found.add(one2)}return found}var STANDARD="std:powershell";var MOST_CANDIDATES=8;var MOST_STEPS=16;var MOST_PARENTS=64;var MOST_OVERLOADS=100;var PowerShellLinker=class{#modules=new Modules;#own=new Map;#everywhere={
functions:new Map,variables:new Map,types:new Map,globals:new Map};#members=new Map;#aliases=new Map;#files=new Map;#seen=new Map;#meanings=new Map;add(file){this.#files.
set(file.path,file);this.#modules.add(file);const{symbols,surface}=file;const own={functions:new Map,variables:new Map,types:new Map};const named2=index=>{const symbol=symbols[index];
return symbol&&{symbol,index,file}};const put=(map,one2)=>push(map,one2.symbol.name.toLowerCase(),one2);for(const what of["functions","variables"])for(const index of surface[what]){
const one2=named2(index);if(!one2)continue;put(own[what],one2);put(this.#everywhere[what],one2)}for(const index of surface.globals){const one2=named2(index);if(one2)
put(this.#everywhere.globals,one2)}for(const[index,symbol]of symbols.entries()){const one2={symbol,index,file};if(symbol.kind==="class"||symbol.kind==="enum"){put(
own.types,one2);put(this.#everywhere.types,one2)}const owner=symbol.parent===void 0?void 0:symbols[symbol.parent];if(!owner||owner.kind!=="class"&&owner.kind!==
"enum")continue;const members=this.#members.get(owner.id)??new Map;this.#members.set(owner.id,members);put(members,one2)}for(const[name,command2]of surface.aliases)
push(this.#aliases,name.toLowerCase(),{file,command:command2});this.#own.set(file,own)}finish(){this.#modules.finish()}link(given,body,out){const file=this.#files.
get(given.path);if(!file)return;const locals=body.locals.map(l=>out.local(l.name,l.kind,l.line,l.column,l.owner));for(const{meaning,supposed,...at}of body.references){
const found=meaning.is==="local"?{destination:{to:"local",index:locals[meaning.local]},evidence:"same_file"}:this.#meaning(file,meaning);if(supposed&&(found.destination.
to==="unknown"||found.destination.to==="external"))continue;out.occurrence({...at,...found})}this.#overrides(file,out);this.#seen.clear();this.#meanings.clear()}#meaning(file,meaning){
const key=JSON.stringify(meaning);let known=this.#meanings.get(key);if(!known){known=this.#resolve(file,meaning);this.#meanings.set(key,known)}return known}#resolve(file,meaning){
switch(meaning.is){case"symbol":{const symbol=file.symbols[meaning.symbol];return symbol?{destination:{to:"symbol",id:symbol.id},evidence:"same_file"}:unknown("")}case"\
file":{const target=this.#modules.find(meaning.source,file);if(target)return{destination:{to:"symbol",id:moduleId(target.path)},evidence:"import"};const{path,at}=meaning.
source;return at==="module"&&!this.#modules.isNamed(path)?outside(`PSGallery:${path}`,path):unknown(path)}case"command":return this.#command(file,meaning.name,meaning.
module);case"variable":{if(meaning.isGlobal)return this.#only(file,this.#everywhere.globals,meaning.name)??unknown(meaning.name);const visible=this.#visible(file,
"variables",meaning.name);return visible??this.#only(file,this.#everywhere.globals,meaning.name)??unknown(meaning.name)}case"type":{const found=this.#type(file,
meaning.name);if(found)return found;return isStandard(meaning.name)?outside(STANDARD,meaning.name):unknown(meaning.name)}case"member":return this.#member(file,meaning)}}#command(file,name,module,steps=0){
if(module!==void 0){const of=this.#modules.find({path:module,at:"module"},file);if(!of)return this.#modules.isNamed(module)||isProgram(name)?unknown(name):outside(
`PSGallery:${module}`,name);return this.#visible(of,"functions",name)??unknown(name)}const visible=this.#visible(file,"functions",name);if(visible)return visible;
const aliased2=steps>4?void 0:this.#alias(file,name);if(aliased2!==void 0&&aliased2.toLowerCase()!==name.toLowerCase())return this.#command(file,aliased2.replace(
/^.*\\/,""),void 0,steps+1);if(BROUGHT.has(name.toLowerCase()))return outside(STANDARD,name);const found=new RegExp("\\p{L}[-_]\\p{L}","u").test(name)?this.#only(
file,this.#everywhere.functions,name):void 0;if(!found&&isOfPester(name)&&!this.#everywhere.functions.has(name.toLowerCase()))return outside("PSGallery:Pester",
name);return found??unknown(name)}#alias(file,name){const all=this.#aliases.get(name.toLowerCase());if(!all)return void 0;const own=all.find(one2=>one2.file===file);
if(own)return own.command;for(const files of this.#filesSeenBy(file)){const commands=new Set(all.filter(one2=>files.has(one2.file)).map(({command:command2})=>command2.
toLowerCase()));const[only]=commands;if(only!==void 0)return commands.size===1?only:void 0}return void 0}#filesSeenBy(file){let seen=this.#seen.get(file);if(!seen){
seen=[...this.#modules.seenBy(file)];this.#seen.set(file,seen)}return seen}#visible(file,what,name){const found=this.#definitions(file,what,name);if(!found)return void 0;
const[all,isOwn]=found;return several(all,isOwn?"same_file":"import",name)}#definitions(file,what,name){const wanted=name.toLowerCase();const own=this.#own.get(
file)?.[what].get(wanted);if(own)return[own,true];const all=this.#everywhere[what].get(wanted);if(!all)return void 0;for(const files of this.#filesSeenBy(file)){
const found=all.filter(one2=>files.has(one2.file));if(found.length>0)return[found,false]}return void 0}#only(file,all,name){const found=(all.get(name.toLowerCase())??
[]).filter(one2=>mayKnow(file,one2));return found.length>0?several(found,"unique_name",name):void 0}#type(file,name){const bare2=name.replace(/[[\]]/g,"");return this.#visible(
file,"types",bare2)??(isOutside(bare2)?void 0:this.#only(file,this.#everywhere.types,bare2))}#classNamed(file,name){const bare2=name.trim().toLowerCase();const seen=this.#definitions(
file,"types",bare2)?.[0];const others=isOutside(bare2)?void 0:this.#everywhere.types.get(bare2);const all=seen??others?.filter(one2=>mayKnow(file,one2));return all?.
length===1?all[0]:void 0}#member(file,{name,on,arguments:count}){const type=on&&this.#typeOf(file,on);if(!on||!type){const written2=on?.on==="type"?on.name:void 0;
return written2!==void 0&&isStandard(written2)?outside(STANDARD,`${written2}.${name}`):unknown(name)}const isMade=on.on==="type"&&on.isStatic&&name.toLowerCase()===
"new";const found=this.#membersOf(type,isMade?type.symbol.name:name);if(isMade){const makers=found.filter(({symbol})=>symbol.kind==="constructor"&&symbol.parent===
type.index);return taking(makers.filter(one2=>one2.file===type.file),count,name)??{destination:symbolOf(type),evidence:"type"}}const suited=found.filter(({symbol})=>count===
void 0?symbol.kind!=="method":symbol.kind==="method");return taking(suited,count,name)??unknown(name)}#typeOf(file,receiver,steps=0){if(steps>MOST_STEPS)return void 0;
if(receiver.on==="type")return this.#classNamed(file,receiver.name);const of=this.#typeOf(file,receiver.of,steps+1);if(!of)return void 0;const types2=new Set;const members=this.#membersOf(
of,receiver.name);for(const one2 of members)types2.add((one2.file.surface.types[one2.index]??"").toLowerCase());const[only]=types2;const[first]=members;return only&&
types2.size===1&&first?this.#classNamed(first.file,only):void 0}#membersOf(type,name){const seen=new Set;for(let at=type;at&&seen.size<MOST_PARENTS&&!seen.has(at.
symbol.id);){seen.add(at.symbol.id);const own=this.#members.get(at.symbol.id)?.get(name.toLowerCase());if(own)return own.length>MOST_OVERLOADS?[]:own;at=this.#baseOf(
at)}return[]}#baseOf({file,index}){for(const written2 of file.surface.supertypes[index]??[]){const base=this.#classNamed(file,written2);if(base?.symbol.kind==="\
class")return base}return void 0}#overrides(file,out){for(const[index,symbol]of file.symbols.entries()){const owner=symbol.kind==="method"&&symbol.parent!==void 0?
file.symbols[symbol.parent]:void 0;if(!owner||symbol.parent===void 0)continue;const base=this.#baseOf({symbol:owner,index:symbol.parent,file});const count=file.
surface.arities[index];const all=(base?this.#membersOf(base,symbol.name):[]).filter(one2=>one2.symbol.kind==="method");const found=all.filter(one2=>one2.file.surface.
arities[one2.index]===count);const[only,...more]=found;if(only&&more.length===0)out.implied(symbol,index,"overrides",symbolOf(only))}}};var unknown=name=>({destination:{
to:"unknown",name},evidence:"import"});var outside=(of,name)=>({destination:{to:"external",package:of,name},evidence:"import"});var isOutside=name=>name.includes(
".")||TYPES.has(name.replace(/[[\]]/g,"").toLowerCase());var isStandard=name=>isOutside(name)&&(!name.includes(".")||NAMESPACE.test(name));var isOfPester=name=>PESTER.
has(name.toLowerCase())||new RegExp("^should-\\p{L}","iu").test(name);var isProgram=name=>!name.includes("-")&&!isOfPester(name)&&!BROUGHT.has(name.toLowerCase());
var mayKnow=({path},{file})=>file.path===path||!(TEST_PATH.test(path)?TESTS:TEST_PATH).test(file.path);var several=(found,evidence,name)=>one(found,evidence,MOST_CANDIDATES)??
unknown(name);function taking(found,count,name){if(found.length===0)return void 0;const fit=count===void 0?found:found.filter(({file,index})=>file.surface.arities[index]===
count);return several(fit.length>0?fit:found,"type",name)}var createLinker=_=>new PowerShellLinker;export{createLinker,extract,repair};
