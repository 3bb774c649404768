import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{dryRun}from"./BYINRMRK.js";import"./CKZGQSY7.js";import"./6QNRNT6H.js";import{gunzipSync,inflateRawSync}from"node:zlib";var PRICES={date:"2026-11-20",embeddingPerMillionTokens:.012,perThousandNeurons:.011,storedPerHundredMillionDimensions:.05,queriedPerMillionDimensions:.01,writtenPerMillionRows:1,
storedPerGigabyte:.75};var EMBEDDING_DIMENSIONS=1024;var CHARACTERS_PER_TOKEN=3.5;var MOST_EMBEDDED=6e3;var ROWS={fileVersion:2,fileText:2,embeddedFile:1,symbol:2,linkSet:3,edgeList:1,segment:1,block:1};var ROWS_PER_ENTRY=6;
function counting(amounts){return{...dryRun({bytes:0,requests:0}),async records(_,body){amounts.bytes+=body.length;for(const line of gunzipSync(body).toString("\
utf8").split("\n")){if(line!=="")count(amounts,JSON.parse(line))}return{stored:0,known:0}}}}function count(amounts,record){switch(record.kind){case"file":countFile(
amounts,record);return;case"links":{const body=inflated(record.body);const lists=new Set;for(let at=0;at<body.target.length;at++){const target=body.targets[body.
target[at]];if(target?.[0]==="s")lists.add(`of ${body.from[at]}`).add(`into ${target[1]}`)}amounts.rows+=ROWS.linkSet+ROWS.edgeList*lists.size;return}case"segme\
nt":amounts.rows+=ROWS.segment+ROWS.block*(record.blocks.length+(record.words?.length??0));return;case"manifest":amounts.rows+=ROWS_PER_ENTRY*record.entries.length}}
function countFile(amounts,record){const facts=inflated(record.facts);amounts.rows+=ROWS.fileVersion+ROWS.fileText+ROWS.embeddedFile+ROWS.symbol*facts.symbols.length;
if(record.role==="data"||record.role==="generated")return;const lines=inflateRawSync(Buffer.from(record.text,"base64")).toString("utf8").split("\n");for(const{start,
end,symbol:at}of facts.chunks){const symbol=at===void 0?void 0:facts.symbols[at];const code=lines.slice(Math.max(0,start-1),end).reduce((sum,line)=>sum+line.length+
1,0);const characters=record.path.length+2+(symbol?symbol.name.length+(symbol.signature?.length??0):0)+code;amounts.chunks++;amounts.tokens+=Math.ceil(Math.min(
MOST_EMBEDDED,characters)/CHARACTERS_PER_TOKEN)}}var inflated=body=>JSON.parse(inflateRawSync(Buffer.from(body,"base64")).toString("utf8"));function estimate(amounts){
const dimensions=amounts.chunks*EMBEDDING_DIMENSIONS;const embedding=amounts.tokens/1e6*PRICES.embeddingPerMillionTokens;return{...amounts,dimensions,neurons:Math.
ceil(embedding/PRICES.perThousandNeurons*1e3),prices:PRICES.date,once:{embedding,rows:amounts.rows/1e6*PRICES.writtenPerMillionRows},monthly:{vectors:dimensions/
1e8*PRICES.storedPerHundredMillionDimensions,storage:amounts.bytes/1e9*PRICES.storedPerGigabyte,thousandSearches:(1e3*EMBEDDING_DIMENSIONS+dimensions)/1e6*PRICES.
queriedPerMillionDimensions}}}function described(of){const number=value=>Math.round(value).toLocaleString("en");const dollars=value=>`$${value<.01?value.toFixed(
5):value.toFixed(2)}`;return`${[`${number(of.chunks)} chunks, about ${number(of.tokens)} tokens`,`  Workers AI, once       ${number(of.neurons)} neurons, ${dollars(
of.once.embedding)}`,`  D1, once               ${number(of.rows)} rows written, ${dollars(of.once.rows)}`,`  Vectorize, monthly     ${number(of.dimensions)} dim\
ensions stored, ${dollars(of.monthly.vectors)}`,`  1,000 searches a month ${dollars(of.monthly.thousandSearches)}`,`  D1, monthly            ${(of.bytes/1e6).toFixed(
1)} MB sent, ${dollars(of.monthly.storage)}`,`Prices of ${of.prices}, not counting what plans include. A later push costs only what it changes.`].join("\n")}
`}export{counting,described,estimate};
