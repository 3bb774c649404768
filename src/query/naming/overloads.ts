/**
 * Which overloads a name means that says its arguments: `Gson.fromJson(Reader, Type)`, `Foo::at(std::size_t) const`.
 *
 * The arguments are compared with the parameters as both are written, strictly first, and then without what people leave out:
 * qualifiers, type arguments, references. Arguments that fit nothing say nothing, since they may be a call's.
 */
import type { Parameter, SymbolFact } from '../../contract/symbols.ts'

export function withArguments<T extends { readonly symbol: Pick<SymbolFact, 'parameters'> }>(
  written: readonly string[] | undefined,
  found: readonly T[],
): readonly T[] {
  if (written === undefined || found.length < 2) return found
  for (const form of FORMS) {
    const meant = found.filter(({ symbol }) => fits(written, symbol.parameters ?? [], form))
    if (meant.length > 0) return meant
  }
  return found
}

/** How a type is compared, strictest first. */
const FORMS: readonly ((type: string) => string)[] = [
  squeezed,
  (type) => squeezed(withoutTypeArguments(type)).replace(/[\w$]+(?:\.|::|\\)/g, ''),
  (type) => squeezed(withoutTypeArguments(type)).replace(/[\w$]+(?:\.|::|\\)|[&*?]/g, ''),
]

/** Words that belong to a parameter and not to its type. */
const BESIDES =
  /(?<![\w$])(?:final|const|volatile|ref|out|in|params|this|mut|struct|enum|class|@[\w.]+(?:\([^()]*\))?)(?![\w$])/g

function squeezed(type: string): string {
  return type
    .replace(BESIDES, '')
    .replace(/\.\.\.$/, '[]')
    .replace(/\s+/g, '')
}

function withoutTypeArguments(type: string): string {
  let plain = type
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replace(/<[^<>]*>/g, '')
  }
  return plain
}

function fits(written: readonly string[], parameters: readonly Parameter[], form: (type: string) => string): boolean {
  if (written.length > parameters.length) return false
  return parameters.every((parameter, at) => {
    const argument = written[at]
    if (argument === undefined) return parameter.default !== undefined
    const [meant, type] = [form(withoutName(argument, parameter.name)), form(parameter.type ?? '')]
    return argument === parameter.name || meant === type || (parameter.variadic === true && meant === `${type}[]`)
  })
}

/** A parameter as its declaration writes it: `Reader json`, `json: Reader`. */
function withoutName(argument: string, name: string): string {
  if (argument.startsWith(`${name}:`)) return argument.slice(name.length + 1)
  return argument.endsWith(` ${name}`) ? argument.slice(0, -name.length - 1) : argument
}
