/** Eloquent's magic: `active()` calls `scopeActive`, `full_name` reads `getFullNameAttribute` or `fullName`. Both ways. */

/** The methods that a call or a property of that name may stand for. */
export function calledFor(name: string, property: boolean): readonly string[] {
  const studly = name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
  if (!property) return [`scope${studly}`]
  return [`get${studly}Attribute`, studly.charAt(0).toLowerCase() + studly.slice(1)]
}

/** The names by which a method, or a property, may be meant, its own among them. */
export function namesFor(method: string): readonly string[] {
  const magic = /^scope([A-Z]\w*)$/.exec(method)?.[1] ?? /^get([A-Z]\w*)Attribute$/.exec(method)?.[1]
  return [method, magic].flatMap((one) => (one ? [one, inWords(one)] : []))
}

const inWords = (name: string): string => name.replace(/(?<=[^_])(?=[A-Z])/g, '_')
