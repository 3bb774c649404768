/** Manifests of modules. */
import { commandIn } from './extract-commands.ts'
import type { Place, State } from './extraction.ts'
import { bare, listed, literal } from './syntax.ts'
import type { Source } from './unit.ts'

export const isManifest = (path: string, text: string): boolean =>
  /\.psd1$/i.test(path) && /^[ \t]*['"]?(?:ModuleVersion|RootModule)['"]?\s*=/im.test(text)

/** Of a module's manifest: the files that it is made of, and what it exports. */
export function manifestEntry(state: State, node: number, place: Place): void {
  const { t } = state
  const key = t.first(node, 'key_expression')
  const name =
    key === undefined
      ? ''
      : t
          .text(key)
          .replace(/^['"]|['"]$/g, '')
          .toLowerCase()
  if (state.surface.isManifest)
    for (const value of t.named(node)) {
      if (value === key) continue
      for (const one of listed(t, value))
        if (/^(?:rootmodule|moduletoprocess|nestedmodules|scriptstoprocess)$/.test(name)) {
          const text = literal(t, one)
          if (text === undefined || !/\.(?:psm1|ps1|psd1)$/i.test(text)) continue
          const source: Source = { path: text.replaceAll('\\', '/'), at: 'here' }
          state.surface.sources.push(source)
          state.refer((t.tree.start[bare(t, one)] as number) + 1, text.length, 'import', place, {
            is: 'file',
            source,
          })
        } else if (/^(?:functions|cmdlets|aliases)toexport$/.test(name)) commandIn(state, one, place)
    }
  state.inside(node, place)
}
