import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{execFile,execFileSync}from"node:child_process";import{existsSync,realpathSync,statSync}from"node:fs";import{dirname,join}from"node:path";var MOST_OUTPUT=1024*
1024*1024;var ENVIRONMENT={GIT_NO_REPLACE_OBJECTS:"1",GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",LC_ALL:"C"};function guarded(cwd){const settings=[...[cwd,process.
env.GITHUB_WORKSPACE].flatMap(named=>named?[`safe.directory=${realPath(named)}`]:[]),"core.fsmonitor=false","safe.bareRepository=explicit","core.quotePath=false"];
return[...settings.flatMap(setting=>["-c",setting]),...looksBare(cwd)?["--bare"]:[]]}function realPath(path){try{return realpathSync.native(path)}catch{return path}}
function isSameFolder(one,other){const[a,b]=[one,other].map(path=>statSync(path,{bigint:true,throwIfNoEntry:false}));return a!==void 0&&b!==void 0&&a.ino===b.ino&&
a.dev===b.dev}var looksBare=folder=>!existsSync(join(folder,".git"))&&["HEAD","objects","refs"].every(name=>existsSync(join(folder,name)));function git(cwd,args,input){
return new Promise((resolve,reject)=>{const started=execFile("git",[...guarded(cwd),...args],{cwd,encoding:"buffer",maxBuffer:MOST_OUTPUT,env:{...process.env,...ENVIRONMENT}},
(error,stdout,stderr)=>{if(error)reject(new Error(`git ${args[0]==="-c"?args[2]:args[0]}: ${withoutSecrets(stderr.toString().trim()||error.message)}`));else resolve(
stdout)});if(input===void 0)return;started.stdin?.on("error",()=>void 0);started.stdin?.end(input)})}var isGitMissing=({message})=>message.includes("spawn git E\
NOENT");var withoutSecrets=text=>text.replaceAll(/\/\/[^/\s]*@/g,"//");async function gitLine(cwd,args){try{return(await git(cwd,args)).toString("utf8").trim()||
void 0}catch{return void 0}}function readBlob(cwd,blob){return execFileSync("git",[...guarded(cwd),"cat-file","blob",blob],{cwd,maxBuffer:MOST_OUTPUT,stdio:["ig\
nore","pipe","pipe"],env:{...process.env,...ENVIRONMENT}})}function askGit(path,listsCommit,isNamed=false){const asked={checkout:openCheckout(path,isNamed),tree:listsCommit||
looksBare(path)?void 0:askWorkTree(path),mainBranch:gitLine(path,["symbolic-ref","--short","--quiet","refs/remotes/origin/HEAD"])};for(const answer of[asked.checkout,
asked.tree?.index,asked.tree?.status])answer?.catch(()=>void 0);return asked}function askWorkTree(path){const status=["--porcelain=v1","-z","--untracked-files=a\
ll","--no-renames","--ignore-submodules=all"];return{index:git(path,["ls-files","-s","-z","--full-name",":/"]),status:git(path,["status",...status])}}async function openCheckout(path,isNamed=false){
const[where,url]=await Promise.all([whereItStands(path),isNamed?void 0:gitLine(path,["config","--get","remote.origin.url"])]);if(where===void 0){if(!holdsRepository(
path))return void 0;const reason=await git(path,["rev-parse","--git-dir"]).then(()=>"git reports neither a work tree nor a bare repository",error=>isGitMissing(
error)?"git is not installed or not in PATH":error.message);throw new Error(`${path} is a git checkout that cannot be read: ${reason}`)}const origin=url===void 0?
void 0:repositoryOfUrl(url);return origin===void 0?where:{...where,origin}}function holdsRepository(path){if(existsSync(join(path,".git"))||looksBare(path))return true;
const above=dirname(path);return above!==path&&holdsRepository(above)}async function whereItStands(path){if(looksBare(path))return bareAt(path);const said=await gitLine(
path,["rev-parse","--show-toplevel","HEAD^{commit}","--symbolic-full-name","HEAD"]);const[root,head,name]=said?.split("\n")??[];if(root!==void 0&&head!==void 0&&
name!==void 0&&said?.split("\n").length===3){const branch2=/^refs\/heads\/(.+)$/.exec(name)?.[1];return branch2===void 0?{root,head}:{root,head,branch:branch2}}
const[top,branch]=await Promise.all([gitLine(path,["rev-parse","--show-toplevel"]),gitLine(path,["symbolic-ref","--short","--quiet","HEAD"])]);return top===void 0?
void 0:{root:top,...branch===void 0?{}:{branch}}}async function bareAt(path){const[branch,bare]=await Promise.all([gitLine(path,["symbolic-ref","--short","--qui\
et","HEAD"]),gitLine(path,["rev-parse","--is-bare-repository","--absolute-git-dir"])]);const[isBare,directory]=bare?.split("\n")??[];if(isBare!=="true"||directory===
void 0)return void 0;return{root:directory,bare:true,...branch===void 0?{}:{branch}}}function repositoryOfUrl(url){const match=/^(?:[a-z+]+:\/\/(?:[^/@]*@)?[^/]+\/|[^/@]+@[^:/]+:)(?:.*\/)?([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/i.
exec(url);return match&&!url.startsWith("file:")?`${match[1]}/${match[2]}`:void 0}function shortRef(ref){return ref.replace(/^refs\/heads\/(?!refs\/)/,"")}export{isSameFolder,git,isGitMissing,gitLine,readBlob,askGit,openCheckout,shortRef};
