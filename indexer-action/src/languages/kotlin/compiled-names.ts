/** Names that what Kotlin declares has for Java. */
import { stemOf } from '../../link/paths.ts'

const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1)

export const getterOf = (name: string): string => (/^is[^a-z]/.test(name) ? name : `get${capital(name)}`)

export const setterOf = (name: string): string => `set${capital(/^is[^a-z]/.test(name) ? name.slice(2) : name)}`

/** The class of what stands in no other: it bears the file's name, or the one that the file asks for. */
export function fileClassOf(path: string, facade: string | undefined): string {
  return facade ?? `${capital(stemOf(path)).replace(/\W/g, '_')}Kt`
}

/** `getURLPath` is `urlPath`: capitals up to the next word's are one word. */
export function propertyOf(getter: string): string | undefined {
  if (/^is\p{Lu}/u.test(getter)) return getter
  const name = /^get(\p{Lu}.*)$/u.exec(getter)?.[1]
  return name?.replace(/^\p{Lu}+(?=\p{Lu}\p{Ll})|^\p{Lu}+/u, (capitals) => capitals.toLowerCase())
}
