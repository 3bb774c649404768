/** `.gitattributes`: the attributes that linguist reads, by which a repository describes its own files. */
import ignore, { type Ignore } from 'ignore'
import { keyOfLanguage } from './detect-language.ts'

export interface Attributes {
  vendored?: boolean
  generated?: boolean
  documentation?: boolean
  /** Its key. */
  language?: string
}

/** Of one file. */
interface Rules {
  base: string
  /** What any of them matches: most paths are asked about this alone. */
  any: Ignore
  each: { matches: Ignore; attributes: Attributes }[]
}

/** `files` are the repository's `.gitattributes`, path and text. */
export function readAttributes(files: readonly { path: string; text: string }[]): (path: string) => Attributes {
  const all: Rules[] = []
  // Files nearer to a path override those further up, and later lines override earlier ones.
  for (const { path, text } of [...files].sort((a, b) => depth(a.path) - depth(b.path))) {
    const rules: Rules = { base: path.slice(0, path.lastIndexOf('/') + 1), any: ignore(), each: [] }
    for (const line of text.split(/\r?\n/)) {
      const [pattern, ...words] = line.trim().split(/\s+/)
      if (!pattern || pattern.startsWith('#') || pattern.startsWith('[attr]') || pattern.startsWith('!')) continue
      const attributes = linguistAttributes(words)
      if (!attributes) continue
      rules.any.add(pattern)
      rules.each.push({ matches: ignore().add(pattern), attributes })
    }
    if (rules.each.length > 0) all.push(rules)
  }
  if (all.length === 0) return () => ({})
  return (path) => {
    const found: Attributes = {}
    for (const { base, any, each } of all) {
      const relative = path.startsWith(base) ? path.slice(base.length) : undefined
      if (relative === undefined || !any.ignores(relative)) continue
      for (const { matches, attributes } of each) if (matches.ignores(relative)) Object.assign(found, attributes)
    }
    return found
  }
}

function linguistAttributes(words: readonly string[]): Attributes | undefined {
  const found: Attributes = {}
  for (const word of words) {
    const [, off, name, value] = /^([-!])?(linguist-[a-z]+)(?:=(.*))?$/.exec(word) ?? []
    const set = off === undefined && value !== 'false'
    if (name === 'linguist-vendored') found.vendored = set
    else if (name === 'linguist-generated') found.generated = set
    else if (name === 'linguist-documentation') found.documentation = set
    else if (name === 'linguist-language' && value) found.language = keyOfLanguage(value)
  }
  return Object.keys(found).length > 0 ? found : undefined
}

const depth = (path: string): number => path.split('/').length
