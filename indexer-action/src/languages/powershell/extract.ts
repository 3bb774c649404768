/** What a file of PowerShell defines, and the names that it uses. */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import { Syntax } from '../declarative/syntax.ts'
import type { SourceFile, Unit } from '../language.ts'
import { typeStatement } from './extract-classes.ts'
import { command } from './extract-commands.ts'
import { functionStatement, parameters } from './extract-functions.ts'
import { isManifest, manifestEntry } from './extract-manifests.ts'
import { member } from './extract-members.ts'
import { typeAt, types } from './extract-types.ts'
import { assign, assignment, variable } from './extract-variables.ts'
import { type Place, State } from './extraction.ts'
import { bare, type Word } from './syntax.ts'
import type { Body, Surface } from './unit.ts'

export function extract(tree: FlatTree, { path }: SourceFile): Unit<Surface, Body> {
  const state = new State(new Syntax<Word>(tree), read)
  if (isManifest(path, tree.text)) state.surface.isManifest = true
  return state.unit()
}

function read(state: State, whole: number, place: Place): void {
  const { t } = state
  const node = bare(t, whole)
  switch (t.type(node)) {
    case 'function_statement':
      functionStatement(state, node, place)
      return
    case 'class_statement':
    case 'enum_statement':
      typeStatement(state, node, place)
      return
    case 'assignment_expression':
      assignment(state, node, place)
      return
    case 'param_block':
      // Those of a script.
      parameters(state, node, place)
      return
    case 'foreach_statement': {
      const variable = t.first(node, 'variable')
      if (variable !== undefined) assign(state, variable, { ...place, isTop: false })
      for (const child of t.named(node)) if (child !== variable) state.walk(child, place)
      return
    }
    case 'command':
      command(state, node, place)
      return
    case 'invokation_expression':
    case 'member_access':
      member(state, node, place)
      return
    case 'variable':
    case 'braced_variable':
      variable(state, node, place, 'read')
      return
    case 'type_literal': {
      const type = t.first(node, 'type_spec')
      if (type !== undefined) types(state, type, place)
      return
    }
    case 'attribute_name': {
      const type = t.first(node, 'type_spec')
      if (type !== undefined) typeAt(state, t.tree.start[type] as number, t.text(type), 'type', place, true)
      return
    }
    case 'script_block_expression':
      state.inside(node, { ...place, isTop: false })
      return
    case 'hash_entry':
      manifestEntry(state, node, place)
      return
    case 'key_expression':
    case 'comment':
      return
    case 'ERROR':
      state.inside(node, { ...place, isTop: false, isBroken: true })
      return
    default:
      state.inside(node, place)
  }
}
