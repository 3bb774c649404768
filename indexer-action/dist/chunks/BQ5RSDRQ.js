import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  run
} from "./7DFSBNE3.js";
import "./T6HJHZSZ.js";
import "./MT24SUN3.js";
import "./GL5CMA5P.js";
import "./KDIA6ZU3.js";
import "./4DPB5K4K.js";
export {
  run
};
