/** `expectLinks` under its other name, which some fifty test files use. */
export { expectLinks as leads } from './carets.ts'
