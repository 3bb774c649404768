/** How the arguments of a call arrive at the parameters of what it calls. */
import type { Flow } from './flow.ts'
import type { Argument, Parameter } from './graph.ts'
import type { TableValue } from './values.ts'

/** The node of one value among arguments, or -1. */
export const nodeOf = (arg: Argument | undefined): number =>
  arg === undefined ? -1 : Array.isArray(arg) ? (arg[0] === '*' || arg[0] === '&' ? -1 : arg[1]) : arg

export class Arguments {
  readonly #flow: Flow
  /** By parameter that takes the rest: the node of what it holds. */
  readonly #rests = new Map<number, number>()
  readonly #tables = new Map<number, TableValue>()

  constructor(flow: Flow) {
    this.#flow = flow
  }

  pass(args: readonly Argument[], parameters: readonly Parameter[]): void {
    const placed = parameters.filter(([how]) => how === '' || how === '=' || how === '*')
    const given = args.filter((arg): arg is number | ['*', number] => !Array.isArray(arg) || arg[0] === '*')
    this.#passPlaced(given, placed)
    for (const arg of args)
      if (Array.isArray(arg) && arg[0] !== '*' && arg[0] !== '&')
        this.#passNamed(arg[0], arg[1], parameters, placed[given.length])
  }

  #passPlaced(given: readonly (number | ['*', number])[], placed: readonly Parameter[]): void {
    const rest = placed.findIndex(([how]) => how === '*')
    const behind = rest < 0 ? 0 : placed.length - rest - 1
    for (const [nth, arg] of given.entries()) {
      if (Array.isArray(arg)) {
        // What a list holds may arrive at any of the parameters that follow.
        this.#flow.elements(arg[1], (element) => {
          for (const parameter of placed.slice(nth)) this.#arrive(element, parameter)
        })
        continue
      }
      const fromEnd = given.length - nth
      const parameter = placed[rest < 0 || nth < rest ? nth : fromEnd <= behind ? placed.length - fromEnd : rest]
      if (parameter) this.#arrive(arg, parameter)
    }
  }

  #arrive(value: number, [how, , parameter]: Parameter): void {
    if (how !== '*') {
      this.#flow.nodes.edge(value, parameter)
      return
    }
    let element = this.#rests.get(parameter)
    if (element === undefined) {
      element = this.#flow.program.node()
      this.#rests.set(parameter, element)
      this.#flow.nodes.add(parameter, this.#flow.values.list(element))
    }
    this.#flow.nodes.edge(value, element)
  }

  /** A keyword (`**`: a table of them). `next`: the parameter that takes a table where there are no keywords. */
  #passNamed(name: string, node: number, parameters: readonly Parameter[], next: Parameter | undefined): void {
    const { nodes } = this.#flow
    const keywords = parameters.filter(([how]) => how === ':')
    const others = parameters.find(([how]) => how === '**')
    const table = others ?? (keywords.length === 0 && next?.[0] !== '*' ? next : undefined)
    if (name === '**') {
      nodes.watch(node, (value) => {
        if (value.is === 'table') for (const [, , keyword] of keywords) nodes.edge(value.value, keyword)
      })
      if (table) nodes.edge(node, table[2])
      return
    }
    const keyword = keywords.find(([, known]) => known === name)
    if (keyword) nodes.edge(node, keyword[2])
    else if (table) this.#fill(table[2], name, node)
  }

  #fill(parameter: number, key: string, value: number): void {
    const { nodes, program, values } = this.#flow
    let table = this.#tables.get(parameter)
    if (!table) {
      table = values.table(program.node(), program.node())
      this.#tables.set(parameter, table)
      nodes.add(parameter, table)
    }
    nodes.add(table.key, values.symbol(key))
    nodes.edge(value, table.value)
  }
}
