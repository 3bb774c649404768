import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  run
} from "./QONNCW2L.js";
import "./P4D5ZUUJ.js";
import "./MT24SUN3.js";
import "./O6ATRDF7.js";
import "./KDIA6ZU3.js";
import "./4DPB5K4K.js";
export {
  run
};
