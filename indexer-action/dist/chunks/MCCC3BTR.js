import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  IngestRefused,
  connect,
  dryRun,
  reportEnd
} from "./GL5CMA5P.js";
import "./KDIA6ZU3.js";
import "./4DPB5K4K.js";
export {
  IngestRefused,
  connect,
  dryRun,
  reportEnd
};
