import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{thousands}from"./HEISVTWE.js";import{printed}from"./CKZGQSY7.js";var SILENT={step(){},say(){},end(){}};var QUIET={...SILENT,say:line=>void process.stderr.write(`${printed(line)}
`)};var MOST_WARNINGS=20;function sayWarnings(progress,warnings){for(const{path,message}of warnings.slice(0,MOST_WARNINGS))progress.say(`${path}: ${message}`);const further=warnings.
length-MOST_WARNINGS;if(further>0)progress.say(`\u2026 and ${thousands(further)} more`)}var EVERY_MS={terminal:100,log:5e3};function showProgress(out=process.stderr,now=Date.
now){const terminal=out.isTTY===true&&process.env.CI===void 0;let label="";let since=0;let shown=0;let open=false;const clear=()=>{if(open)out.write("\r\x1B[2K");
open=false};return{step(next,done,total,note){const time=now();if(next!==label){label=next;since=time;shown=terminal?0:time}const finished=done>=total;if(!finished&&
time-shown<(terminal?EVERY_MS.terminal:EVERY_MS.log))return;if(finished&&shown===since&&!terminal)return;shown=time;const counts=`${thousands(done)} / ${thousands(
total)}`;const eta=remaining(time-since,done,total);const line=[label.padEnd(9),terminal?bar(done,total):"",counts,note??"",eta].filter(Boolean).join("  ");if(terminal){
clear();out.write(line.slice(0,(out.columns||80)-1));open=true}else out.write(`${line}
`)},say(line){clear();out.write(`${printed(line)}
`)},end:clear}}function bar(done,total){const width=24;const full=total===0?width:Math.min(width,Math.round(done/total*width));return`${"\u2588".repeat(full)}${"\
\u2591".repeat(width-full)}`}function remaining(elapsed,done,total){if(done===0||done<total/20||done>=total||elapsed<1500)return"";const seconds=Math.ceil(elapsed/
done*(total-done)/1e3);return seconds>=90?`${Math.ceil(seconds/60)} min left`:`${seconds} s left`}export{SILENT,QUIET,sayWarnings,showProgress};
