import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var LIMITS={pathBytes:4096,fileBytes:8*1024*1024,lineChars:2e4,nameChars:512,signatureChars:600,symbolsPerFile:2e5,occurrencesPerFile:1e6,requestBytes:12*1024*1024,
requestInflatedBytes:32*1024*1024,recordsPerBatch:4096,bodyInflatedBytes:24*1024*1024,contentInflatedBytes:256*1024*1024,jsonDepth:16,filesPerRef:1e6,languages:500,
namesPerRun:100,idsPerHave:5e4,refBytes:250};export{LIMITS};
