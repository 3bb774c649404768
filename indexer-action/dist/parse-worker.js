import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import"./chunks/U7KFJLWG.js";await import("./chunks/LZ6ELUER.js");
