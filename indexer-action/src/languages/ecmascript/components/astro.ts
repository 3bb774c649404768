/**
 * Astro's components: a script between lines of dashes, which is TypeScript, and markup whose braces hold expressions. These may
 * contain markup themselves, as JSX does, so such a file is read as TSX.
 */
import { closingBrace, readMarkup, type Span, type Tag } from './markup.ts'
import { isComponent, Script } from './script.ts'

const FRONTMATTER = /^\s*---[ \t]*\r?\n(?<script>[\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/
const SPREAD = /^\{\s*\.\.\./
export const PROPS = /\b(?:interface|type)\s+Props\b|\bimport\s[^;]*\bProps\b/
/** What a component is given, unless a member is taken from it right away. */
const GIVEN = /\bAstro\.props\b(?!\s*[.[?(!])/g

/** The script between the lines of dashes that a file begins with. */
export function frontmatterOf(text: string): Span | undefined {
  const found = FRONTMATTER.exec(text)
  if (!found) return undefined
  const script = found.groups?.script ?? ''
  const from = found[0].indexOf('\n', found[0].indexOf('---')) + 1
  return { from, to: from + script.length }
}

export function scriptOfAstro(text: string): string {
  const script = new Script(text)
  const own = frontmatterOf(text)
  if (own) script.keep(own)
  const braces = ({ from, to }: Span): void => {
    for (let open = text.indexOf('{', from); open >= 0 && open < to; ) {
      const close = closingBrace(text, open, to)
      const spread = SPREAD.exec(text.slice(open, close))
      script.code({ from: open + (spread?.[0].length ?? 1), to: close })
      open = text.indexOf('{', Math.max(close, open + 1))
    }
  }
  const tag = (tag: Tag): void => {
    if (tag.raw && tag.name.toLowerCase() === 'script') script.keep(tag.raw)
    if (isComponent(tag.name)) script.component(tag)
    for (const { value } of tag.attributes) if (value) braces(value)
  }
  const begins = own === undefined ? 0 : text.indexOf('---', own.to) + 3
  readMarkup(text, { from: begins, to: text.length }, { tag, text: braces })
  const made = script.toString()
  // As long as what it stands for, so that the type is found where `props` is written.
  return own && PROPS.test(text.slice(own.from, own.to)) ? made.replace(GIVEN, ' 0 as Props') : made
}
