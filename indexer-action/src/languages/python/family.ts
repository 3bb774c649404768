/** Python: its extractor and its linker. */
export { extractPython as extract } from './extract/extract.ts'
export { repair } from './extract/repair.ts'
export {
  createPythonLinker as createLinker,
  growPythonLinker as growLinker,
  resumePythonLinker as resumeLinker,
} from './link.ts'
