/**
 * What the source generators of CommunityToolkit.Mvvm write: a property for a field with `[ObservableProperty]`, a command for a method
 * with `[RelayCommand]`. Each is what it was made of to whoever uses it, as it stands nowhere.
 */
import { FLAG } from '../nominal/ir.ts'
import { MEMBER_FIELD, MEMBER_METHOD, type MemberText, type TypeText } from '../nominal/surface.ts'
import type { X } from './grammar.ts'

const PROPERTY = /(^|[.[])ObservableProperty(Attribute)?\b/
const COMMAND = /(^|[.[])RelayCommand(Attribute)?\b/
const INPUT = 'CommunityToolkit.Mvvm.Input'

/** Adds to a type what is written for it; all that stands in it is there already. */
export function addGenerated(x: X, text: TypeText): void {
  if (!text.partial) return
  const written = new Set(text.members.map(({ name }) => name))
  const add = (name: string, symbol: number, flags: number, type: string | undefined): void => {
    if (written.has(name)) return
    const member: MemberText = { name, kind: MEMBER_FIELD, flags: FLAG.public | (flags & FLAG.static), symbol }
    text.members.push(type === undefined ? member : { ...member, type })
  }
  for (const { name, kind, flags, symbol, type } of [...text.members]) {
    const has = (attribute: RegExp): boolean =>
      x.symbols[symbol]?.annotations?.some((one) => attribute.test(one)) === true
    if (kind === MEMBER_FIELD && has(PROPERTY)) add(propertyOf(name), symbol, flags, type)
    if (kind !== MEMBER_METHOD || !has(COMMAND)) continue
    const isAsync = /^(System\.Threading\.Tasks\.)?Task\b/.test(type ?? '')
    add(commandOf(name), symbol, flags, `${INPUT}.${isAsync ? 'IAsyncRelayCommand' : 'IRelayCommand'}`)
  }
}

/** `SelectedItem` of `_selectedItem`, `m_selectedItem` and `selectedItem`. */
function propertyOf(field: string): string {
  const name = field.replace(/^m_|^_+/, '')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** `SaveCommand` of `SaveAsync` and `OnSave`. */
const commandOf = (method: string): string => `${method.replace(/^On(?=[A-Z])/, '').replace(/(?<=.)Async$/, '')}Command`
