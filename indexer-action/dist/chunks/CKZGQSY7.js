import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var printed=line=>line.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|(?<=^\s*):(?=:)|#(?=#\w*\[)/gu,unseen=>`\\u{${unseen.codePointAt(0)?.toString(16)}}`);var printedLines=text=>text.
split(/\r?\n/).map(printed).join("\n");export{printed,printedLines};
