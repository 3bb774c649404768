/** What a file's POD says of its functions: the lines of the section that is headed by a function's name. */

const HEADING = /^=(head[1-6]|item)\s+(\S.*)$/
const COMMAND = /^=(?:head[1-6]|item|back|over|cut|pod|begin|end)\b/

/** `C<run>`, `B<< run >>`, `L<text|target>` without their marks. */
const plain = (text: string): string => text.replace(/[A-Z]<+\s*(?:[^<>|]*\|)?([^<>]*?)\s*>+/g, '$1')

/** The name that a heading explains: `run` of `run`, `$object->run(1)`, `Foo::run( $x )`, `run - does it`. */
const NAME = /^(?:[$\w:]+->|[\w:]+::)?[$@%]?(\w+)\s*(?:$|[({[;,=]|[-–]\s)/

/** By name: first and last line, without the empty ones at the end. `NAME` is the section on the package. */
export function sectionsOf(lines: readonly (readonly [number: number, text: string])[]): Map<string, [number, number]> {
  const sections = new Map<string, [number, number]>()
  let names: string[] = []
  let first = 0
  let last = 0
  const close = (): void => {
    for (const name of names) if (last >= first && !sections.has(name)) sections.set(name, [first, last])
    names = []
  }
  for (const [number, text] of lines) {
    const [, kind, title = ''] = HEADING.exec(text) ?? []
    const name = kind === undefined ? undefined : NAME.exec(plain(title).trim())?.[1]
    // Headings that follow one another explain one thing: `=item run`, `=item start`.
    const isNext = name !== undefined && names.length > 0 && last < first
    if (COMMAND.test(text) && !isNext) close()
    if (name !== undefined) {
      names.push(name)
      first = number + 1
      last = number
    } else if (text.trim() !== '' && names.length > 0 && !COMMAND.test(text)) {
      if (last < first) first = number
      last = number
    }
  }
  close()
  return sections
}
