import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var ANY_NUMBER=1e3;var DEEPEST_PATTERN=100;export{ANY_NUMBER,DEEPEST_PATTERN};
