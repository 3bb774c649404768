import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  run
} from "./D5RLI2OU.js";
import "./IAY5KL5M.js";
import "./MT24SUN3.js";
import "./3OLSLZDT.js";
import "./KDIA6ZU3.js";
import "./4DPB5K4K.js";
export {
  run
};
