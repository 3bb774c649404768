import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  SILENT,
  showProgress
} from "./MT24SUN3.js";
import "./4DPB5K4K.js";
export {
  SILENT,
  showProgress
};
