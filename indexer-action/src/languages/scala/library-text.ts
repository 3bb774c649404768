/** The text of `external-types.ts` for Scala's library: what `scala-types.ts` tells, and its twenty-two functions and tuples. */
import { SCALA_TYPES } from './scala-types.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUV'

function functionsAndTuples(): string[] {
  const lines: string[] = []
  for (let count = 0; count <= 22; count++) {
    const names = [...LETTERS.slice(0, count)]
    const all = [...names, 'Z'].join(',')
    const more =
      count === 1
        ? ';<X>andThen=(Function1<Z,X>)Function1<A,X>;<X>compose=(Function1<X,A>)Function1<X,Z>'
        : count > 1
          ? `;tupled=()Function1<Tuple${count}<${names.join(',')}>,Z>`
          : ''
    lines.push(`i scala.Function${count}<${all}>`, `apply!(${names.join(',')})Z${more}`)
    if (count < 2) continue
    const swap = count === 2 ? ';swap=()Tuple2<B,A>' : ''
    lines.push(
      `c scala.Tuple${count}<${names.join(',')}>|Product`,
      `${names.map((name, at) => `_${at + 1}:${name}`).join(';')}${swap}`,
    )
    lines.push(
      `o scala.Tuple${count}$`,
      `<${names.join(',')}>apply=(${names.join(',')})Tuple${count}<${names.join(',')}>`,
    )
  }
  return lines
}

/** `<B>map,collect=(…)C<B>` is a line for each name, with `C` as it is called. */
function membersOf(text: string, names: Readonly<Record<string, string>> = {}): string {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [, parameters = '', all = '', rest = ''] = /^(<[\w,]+>)?([\w$,]+)([=:].*)$/.exec(line) ?? []
      const said = Object.entries(names).reduce(
        (one, [name, whole]) => one.replace(new RegExp(`(?<![.\\w])${name}(?=<)`, 'g'), whole),
        rest,
      )
      return all.split(',').map((name) => `${parameters}${name}${said}`)
    })
    .join(';')
}

let text: string | undefined

/** Made once: several ask for it. */
export function libraryText(): string {
  const types = () => SCALA_TYPES.flatMap(([head, members, names]) => [head, membersOf(members, names)])
  text ??= [...functionsAndTuples(), ...types()].join('\n')
  return text
}
