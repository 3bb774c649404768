/** A template in a file of its own: what Angular runs to draw the component that names the file. */
import type { SourceFile } from '../../language.ts'
import type { Extraction } from '../extract/extraction.ts'
import * as ir from '../ir.ts'
import { inputOf, OF_TEMPLATE, TEMPLATE_FILE } from './names.ts'
import { Template } from './template.ts'
import { Names } from './template-names.ts'

export function templateFile(x: Extraction, { path, text }: SourceFile): void {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const definition = x.symbols.push({
    name,
    kind: 'function',
    line: 1,
    column: 0,
    start: 1,
    end: x.tree.lineAt(Math.max(text.length - 1, 0)),
    signature: `template ${name}`,
  })
  x.owner = definition - 1
  x.isModule = true
  const known = x.string(TEMPLATE_FILE + path)
  const entity = x.record(ir.ENTITY, known, 0, 0, 0)
  x.declare(entity, ir.VARIABLE, definition, 0, x.emit(ir.UNKNOWN))
  x.globals.push(known, entity)
  // Of several components that share it, the names are those of all.
  const component = x.emit(ir.NAME, ~x.string(OF_TEMPLATE + path), 0, 0)
  const names = new Names(x, text, component)
  // Whatever stands there means something only while a component names the file.
  names.use(0, 0, ir.GIVEN, x.emit(ir.MEMBER, names.instance, x.string(inputOf(''))))
  new Template(names, { from: 0, to: text.length }).read()
}
