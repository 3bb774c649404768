/** Where a class that is not in the repository comes from, by its qualified name. */

export const JAVA = 'std:java'

/** Packages of the JDK itself; `javax.inject`, `javax.annotation` and the like come from libraries. */
const JDK =
  /^(?:java|jdk|sun|com\.sun|javax\.(?:accessibility|crypto|imageio|lang|management|naming|net|print|script|security|sound|sql|swing|tools|transaction\.xa|xml)|org\.(?:w3c\.dom|xml\.sax|ietf\.jgss))(?:\.|$)/

export function packageOf(qualified: string): string {
  if (JDK.test(qualified)) return JAVA
  const parts = qualified.split('.')
  const type = parts.findIndex((part) => /^\p{Lu}/u.test(part))
  const name = parts.slice(0, type < 0 ? -1 : type).join('.')
  return name === '' ? '' : `maven:${name}`
}
