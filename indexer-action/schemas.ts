/** What the contract uses of zod, for the bundle's main program: see `later-schemas.ts`. */
export {
  array,
  base64,
  boolean,
  discriminatedUnion,
  enum,
  int,
  json,
  literal,
  number,
  object,
  record,
  strictObject,
  string,
  tuple,
  union,
} from 'zod'
