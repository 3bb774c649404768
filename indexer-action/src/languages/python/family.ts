/** Python: its extractor and its linker. */
export { extractPython as extract } from './extract.ts'
export {
  createPythonLinker as createLinker,
  growPythonLinker as growLinker,
  resumePythonLinker as resumeLinker,
} from './link.ts'
export { repair } from './repair.ts'
