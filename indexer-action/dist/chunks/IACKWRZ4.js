import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
function push(lists,key,item){const list=lists.get(key);if(list)list.push(item);else lists.set(key,[item])}export{push};
