import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{describeScip,keepInOneArena}from"./HAFIAMGN.js";import{CACHE_FOLDER}from"./MHZM6NLG.js";import{thousands}from"./HEISVTWE.js";
import{printed,printedLines}from"./CKZGQSY7.js";import"./6QNRNT6H.js";import{existsSync}from"node:fs";import{constants}from"node:os";import{join}from"node:path";import{parseArgs}from"node:util";var HELP=`Usage: sextant index [PATH] --server URL --token TOKEN [options]
       sextant estimate [PATH] [--json]   estimate what it would cost on a hosted server; needs no server

Indexes a git checkout (or a plain folder) and publishes it to a Sextant server.

  PATH                   what to index (default: the current folder)
  --server URL           the server (or SEXTANT_SERVER)
  --token TOKEN          a token that may publish (or SEXTANT_TOKEN, which other users of the machine cannot see)
  --repository OWNER/NAME  (default: taken from the origin, or local/<folder>)
  --ref REF              the ref to publish (default: the checked-out branch)
  --commit COMMIT        index this commit's tree instead of the work tree
  --scip FILE            use the links of a SCIP index as exact; may be repeated
  --cache DIR            cache of parse results (default: PATH/${CACHE_FOLDER})
  --no-cache             use no cache
  --dry-run              parse and link but upload nothing; needs no server
  --profile              show where the time went and which files were skipped
  --json                 print the result as JSON
  --quiet                show no progress
  --help

Set SEXTANT_DEBUG to get a stack trace with an error.
Exit codes: 0 published (or a newer run already was) \xB7 1 failed \xB7 2 invalid arguments \xB7 3 refused by the server
`;var MOST_LEFT_OUT=40;var SUPERSEDED="  Not published: what the ref has comes from a run that counts as later. CI always does, and among others the clock of th\
eir machine decides.";var EXIT={failed:1,usage:2,refused:3};async function main(){let parsed;try{parsed=readArguments()}catch(error){return misuse(error.message)}
const{values,positionals}=parsed;if(values.help||positionals[0]==="help"){process.stdout.write(HELP);return 0}const[command,path=".",...rest]=positionals;if(command===
void 0)return misuse("no command is given");if(rest.length>0||!(command==="index"||command==="estimate"))return misuse(`unknown command or argument: "${[command,
...rest].join(" ")}"`);if(path==="")return misuse("PATH is empty");if(command==="estimate"){const other=Object.keys(values).find(name=>name!=="json");return other===
void 0?printEstimate(path,values):misuse(`estimate has no option --${other}`)}const lacking=whatLacks(values);return lacking===void 0?index(path,values):misuse(
lacking)}var serverOf=values=>values.server||process.env.SEXTANT_SERVER||void 0;var tokenOf=values=>values.token||process.env.SEXTANT_TOKEN||void 0;function whatLacks(values){
const server=serverOf(values);if(!values["dry-run"]&&(server===void 0||tokenOf(values)===void 0))return`${server===void 0?"--server":"--token"} is missing`;if(server!==
void 0&&!/^https?:$/.test(URL.parse(server)?.protocol??""))return`--server ${server} is not a URL that starts with https:// or http://`;if(values.ref==="@"||values.
ref?.startsWith("-"))return`--ref ${values.ref} is not a name that git gives to a branch`;const absent=values.scip?.find(file=>!existsSync(file));return absent===
void 0?void 0:`--scip ${absent}: there is no such file`}function endOnSignal(){for(const signal of["SIGINT","SIGTERM","SIGHUP"])process.once(signal,()=>process.
exit(128+constants.signals[signal]))}async function surprises(checkout,path,isRefNamed){if(checkout===void 0||checkout.bare)return[];const{isSameFolder}=await import("./6BA2KN2F.js");
const{root,head,branch}=checkout;const said=[];if(!isSameFolder(root,path))said.push(`${path} is part of the checkout ${root}, and all of that is indexed.`);if(head!==
void 0&&branch===void 0&&!isRefNamed)said.push("No branch is checked out, so the ref is called HEAD. Name the branch with --ref.");return said}async function index(path,values){
endOnSignal();const cache=values.cache??join(path,CACHE_FOLDER);if(values["no-cache"]||!existsSync(cache))keepInOneArena(path);const[{askGit},{Crew},{headStart}]=await Promise.
all([import("./6BA2KN2F.js"),import("./X4T7L5JT.js"),import("./N6TEEFWO.js")]);const crew=new Crew;if(values["no-cache"])crew.
warm();else{const languages=headStart(path,cache);if(languages)crew.warm(1,languages)}const asked=askGit(path,values.commit!==void 0,values.repository!==void 0);
const[{Misnamed,run},{IngestRefused},{QUIET,sayWarnings,showProgress}]=await Promise.all([import("./GNE5TS4L.js"),import("./R2EZUAQ3.js"),
import("./M7YRA5F4.js")]);const progress=values.quiet?QUIET:showProgress();try{const report=await run({...await optionsOf(values,progress),path,progress,
asked,crew});for(const line of await surprises(await asked.checkout,path,values.ref!==void 0))progress.say(line);sayWarnings(progress,report.warnings);for(const laid of report.
scip)progress.say(describeScip(laid));const outcome=values["dry-run"]?"not_published":report.outcome;if(values.json)process.stdout.write(`${JSON.stringify({...report,
outcome,paths:void 0})}
`);else process.stdout.write(summary(report,values));return 0}catch(error){progress.end();if(error instanceof Misnamed)return misuse(error.message);complain(error instanceof
Error?error.message:String(error));if(process.env.SEXTANT_DEBUG)complain(String(error.stack));return error instanceof IngestRefused?EXIT.refused:EXIT.failed}finally{
await crew.close()}}async function optionsOf(values,progress){const[{connect,dryRun},{shortRef}]=await Promise.all([import("./R2EZUAQ3.js"),import("./6BA2KN2F.js")]);
const server=serverOf(values);const retry=(reason,seconds)=>progress.say(`${reason}; trying again in ${Math.ceil(seconds)} s`);const options=values["dry-run"]?{
server:"dry-run",ingest:dryRun({bytes:0,requests:0})}:{server,ingest:connect(server,tokenOf(values),{retry})};if(values["no-cache"])options.cache=false;else if(values.
cache!==void 0)options.cache=values.cache;if(values.scip)options.scip=values.scip;for(const name of["repository","ref","commit"])if(values[name]!==void 0)options[name]=
values[name];if(options.ref!==void 0)options.ref=shortRef(options.ref);return options}async function printEstimate(path,values){endOnSignal();const[{askGit},{run},
{QUIET,sayWarnings},{counting,described,estimate}]=await Promise.all([import("./6BA2KN2F.js"),import("./GNE5TS4L.js"),import("./M7YRA5F4.js"),
import("./5C6VEOBV.js")]);const amounts={chunks:0,tokens:0,rows:0,bytes:0};const asked=askGit(path,false);try{const{warnings}=await run({path,server:"\
estimate",ingest:counting(amounts),asked,cache:false});for(const line of await surprises(await asked.checkout,path,true))QUIET.say(line);sayWarnings(QUIET,warnings)}catch(error){
complain(error instanceof Error?error.message:String(error));return EXIT.failed}const made=estimate(amounts);process.stdout.write(values.json?`${JSON.stringify(
made)}
`:described(made));return 0}function readArguments(){const text={type:"string"};const flag={type:"boolean"};return parseArgs({allowPositionals:true,options:{server:text,
token:text,repository:text,ref:text,commit:text,cache:text,scip:{type:"string",multiple:true},"no-cache":flag,"dry-run":flag,profile:flag,json:flag,quiet:flag,help:{
type:"boolean",short:"h"}}})}function complain(text){process.stderr.write(`${printedLines(text)}
`)}function misuse(reason){complain(`sextant: ${reason}
Run sextant --help for usage.`);return EXIT.usage}function summary(report,{profile=false,"dry-run":dry=false}){const{statistics,uploaded}=report;const skipped=Object.
entries(report.skippedBy).sort((a,b)=>b[1]-a[1]).map(([reason,count])=>`${reason} ${thousands(count)}`);const lines=[`${report.repository} ${report.ref} @ ${report.
commit.slice(0,12)}${report.dirty?" (a synthetic commit: the work tree matches no commit)":""}: ${dry?"not published":report.outcome}`,...report.outcome==="supe\
rseded"?[SUPERSEDED]:[],`  ${thousands(report.files)} files = ${thousands(report.indexed)} indexed + ${thousands(report.skipped)} skipped${skipped.length>0?` (${skipped.
join(", ")})`:""}`,`  ${thousands(statistics.symbols)} symbols, ${thousands(statistics.occurrences)} references, ${(statistics.bytes/1e6).toFixed(1)} MB of sour\
ce`,`  read ${thousands(report.extracted)} files, linked ${thousands(report.linked)}; ${dry?"would send":"sent"} ${thousands(uploaded.files)} files and ${thousands(
uploaded.links)} link sets in ${(uploaded.bytes/1e6).toFixed(2)} MB`];if(profile){const phases=Object.entries(statistics.phases??{});lines.push(`  ${phases.map(
([phase,ms])=>`${phase} ${thousands(ms)} ms`).join(" \xB7 ")}`);for(const{path,reason}of report.leftOut.slice(0,MOST_LEFT_OUT))lines.push(`    skipped, ${reason}\
: ${path}`);const further=report.leftOut.length-MOST_LEFT_OUT;if(further>0)lines.push(`    \u2026 and ${thousands(further)} more; --json lists them all`);for(const[
language,counts]of Object.entries(statistics.languages).sort((a,b)=>b[1].files-a[1].files))lines.push(`    ${language.padEnd(16)} ${thousands(counts.files)} fil\
es, ${thousands(counts.symbols)} symbols${counts.withErrors>0?`, ${thousands(counts.withErrors)} with syntax errors`:""}`)}if(report.url)lines.push(`  ${report.
url}`);return`${lines.map(printed).join("\n")}
`}process.stdout.on("error",error=>{if(error.code!=="EPIPE")throw error});process.exitCode=await main();
