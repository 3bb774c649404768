import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var thousands=value=>String(value).replace(/\B(?=(?:\d{3})+$)/g,",");export{thousands};
