import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var Said=class{#named=new Map;say(name,what){const said=this.#named.get(name);if(said)said.push(what);else this.#named.set(name,[what])}texts(){return new Map([
...this.#named].map(([name,said])=>[name,JSON.stringify(said)]))}};export{Said};
