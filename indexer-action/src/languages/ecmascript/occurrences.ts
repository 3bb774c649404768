/** Resolves the records that occurrences refer to: names, members, keys of literals, modules. */

import { writtenIn } from './angular/names.ts'
import { selectedTargets } from './angular/selected-targets.ts'
import { OF_TAG } from './components/registered-names.ts'
import * as ir from './ir.ts'
import { moduleTargets, namespaceTargets } from './modules/export-targets.ts'
import type { SourceUnit } from './program.ts'
import { importedTargets, nameTargets, type Target } from './targets.ts'
import { typeOfAnnotation } from './types/annotations.ts'
import { elementsOf, propertiesOf } from './types/component-properties.ts'
import { contextOf } from './types/contexts.ts'
import { memberTargets } from './types/members.ts'
import { keyTargets } from './types/tables.ts'
import { typeOf } from './types/values.ts'
import type { World } from './world.ts'

export function targetsOf(w: World, unit: SourceUnit, record: number, use: number): Target[] {
  const a = unit.at(record + 1)
  switch (unit.at(record)) {
    case ir.NAME: {
      const value = nameTargets(w, unit, record, ir.VALUE_SPACE)
      return value.length > 0 ? value : nameTargets(w, unit, record, ir.TYPE_SPACE)
    }
    case ir.T_NAME: {
      const types = nameTargets(w, unit, record, ir.TYPE_SPACE)
      // Comments use constructor functions, and variables that hold classes, as names of types.
      return types.length === 0 && use === ir.MENTIONED ? nameTargets(w, unit, record, ir.VALUE_SPACE) : types
    }
    case ir.MEMBER: {
      const name = unit.name(unit.at(record + 2))
      const scoped =
        unit.at(a) === ir.NAME || unit.at(a) === ir.MEMBER ? namespaceTargets(w, unit, a, name, ir.VALUE_SPACE) : []
      if (scoped.some((t) => t.definition !== 0)) return scoped
      const members = memberTargets(w, typeOf(w, unit, a), name)
      const found = members.length > 0 ? members : keyTargets(w, unit, a, name)
      return found.length > 0
        ? found
        : use === ir.READ || use === ir.APPLIED || use === ir.EXTENDS
          ? namespaceTargets(w, unit, a, name, 3)
          : scoped
    }
    case ir.SELECTED:
      return selectedTargets(w, unit, record)
    case ir.T_MEMBER:
      return namespaceTargets(w, unit, a, unit.name(unit.at(record + 2)), use === ir.READ ? 3 : ir.TYPE_SPACE)
    case ir.IMPORTED:
      return importedTargets(w, unit, record, 3).filter((t) => t.definition !== 0 || t.external)
    case ir.REQUIRE: {
      const target = w.module(unit, a)
      if (target && 'package' in target)
        return [
          {
            unit: undefined,
            definition: 0,
            type: () => ({ kind: 'unknown' }),
            external: { package: target.package, name: '*' },
            via: 'import',
          },
        ]
      return target
        ? moduleTargets(w, target, 'default', 3).filter((t) => t.definition > 0 && unit.at(record + 2) !== 1)
        : []
    }
    case ir.EXPORTS:
      // `module.exports(one)` calls what the file itself assigns.
      return ir.RUNNING.has(use)
        ? moduleTargets(w, { unit }, 'default', ir.VALUE_SPACE).filter((t) => t.definition > 0)
        : []
    case ir.LITERAL_KEY: {
      const context = contextOf(w, unit, a)
      return context.kind === 'unknown' ? [] : memberTargets(w, context, unit.name(unit.at(record + 2)))
    }
    case ir.T_LOOKUP: {
      const key = typeOfAnnotation(w, unit, unit.at(record + 2))
      return key.kind === 'literal' ? memberTargets(w, typeOfAnnotation(w, unit, a), key.text) : []
    }
    case ir.INTRINSIC:
      return memberTargets(w, elementsOf(w, unit, a), unit.name(unit.at(record + 2)))
    case ir.JSX_ATTRIBUTE: {
      const type = propertiesOf(w, unit, a)
      return memberTargets(w, type, unit.name(unit.at(record + 2)))
    }
    default:
      return []
  }
}

/** The name written at an occurrence, to be reported if it leads nowhere. */
export function nameOf(unit: SourceUnit, record: number): string {
  const a = unit.at(record + 1)
  switch (unit.at(record)) {
    case ir.NAME:
    case ir.T_NAME: {
      const name = unit.name(a < 0 ? ~a : unit.at(a + ir.E_NAME))
      return name.startsWith(OF_TAG) ? name.slice(OF_TAG.length) : name
    }
    case ir.INDEX:
      return nameOf(unit, unit.at(record + 2))
    case ir.SELECTED:
      return writtenIn(unit.name(a))
    case ir.SUPER:
      return 'super'
    case ir.LABEL_USE:
    case ir.EXPORTS:
      return 'exports'
    case ir.MEMBER_OF:
      return unit.name(a)
    case ir.T_LOOKUP:
    case ir.FUNCTION_VALUE:
    case ir.DECLARATION:
      return ''
    case ir.REQUIRE:
      return unit.name(unit.surface.modules[a] as number)
    default:
      return unit.name(unit.at(record + 2))
  }
}
