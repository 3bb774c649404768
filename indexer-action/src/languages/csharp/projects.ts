/**
 * Which project a file is part of, and what the project's settings import into all its files: `<Using Include="Shop" />` in its own file,
 * or in the `Directory.Build.props` above it.
 */
import type { Project } from '../language.ts'
import type { ProjectAround } from '../nominal/dialect.ts'
import type { ImportText } from '../nominal/surface.ts'

export const PROJECT_FILES = ['*.csproj', 'Directory.Build.props', 'Directory.Build.targets']
const SHARED = PROJECT_FILES.slice(1)

const USING = /<Using\s[^>]*>/g
/** What decides what is imported without being written. */
const KIND = /<(?:Project|Sdk)\s[^>]*>|<Use(?:Maui|WindowsForms)>\s*true/gi

const EXTENSIONS = 'Configuration DependencyInjection Hosting Logging'
  .split(' ')
  .map((name) => `Microsoft.Extensions.${name}`)
/** Besides what is imported into every project (bcl-types.ts). */
const IMPLICIT: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /Microsoft\.NET\.Sdk\.Web\b/,
    [
      'System.Net.Http.Json',
      ...'Builder Hosting Http Routing'.split(' ').map((name) => `Microsoft.AspNetCore.${name}`),
    ],
  ],
  [/Microsoft\.NET\.Sdk\.(?:Web|Worker)\b|Aspire\.AppHost\.Sdk/, EXTENSIONS],
  [/Aspire\.AppHost\.Sdk/, ['Aspire.Hosting', 'Aspire.Hosting.ApplicationModel']],
  [/MSTest\.Sdk/, ['Microsoft.VisualStudio.TestTools.UnitTesting']],
  [
    /<UseMaui>/i,
    ['Microsoft.Extensions.DependencyInjection', 'Microsoft.Maui'].concat(
      'Accessibility ApplicationModel Controls Controls.Hosting Controls.Xaml Devices Dispatching Graphics Hosting Media Networking Storage'
        .split(' ')
        .map((name) => `Microsoft.Maui.${name}`),
    ),
  ],
  [/<UseWindowsForms>/i, ['System.Drawing', 'System.Windows.Forms']],
]
/** Such a file stands for those above it, unless it says that it goes on from them. */
const GOES_ON = /<Import\s[^>]*(?:GetPathOfFileAbove|GetDirectoryNameOfFileAbove|\.\.[\\/])[^>]*>/g

/** What the linker goes by in them. */
export const essenceOf = (_base: string, text: string): string =>
  [KIND, USING, GOES_ON].flatMap((told) => withoutComments(text).match(told) ?? []).join('\n')

const withoutComments = (text: string): string => text.replace(/<!--.*?-->/gs, '')

/** Undefined for a file that no project has in its folder: several may take it in. */
export function projectsOf({ paths, read }: Project): (path: string) => ProjectAround | undefined {
  const named = new Map<string, string>()
  for (const path of paths) if (path.endsWith('.csproj')) named.set(folderOf(path), path)
  const known = new Map<string, ProjectAround | undefined>()
  const inFolder = (folder: string): ProjectAround | undefined => {
    if (known.has(folder)) return known.get(folder)
    const path = named.get(folder)
    const found =
      path === undefined
        ? folder === ''
          ? undefined
          : inFolder(folderOf(folder))
        : { name: folder, imports: [path, ...sharedAbove(folder, paths, read)].flatMap((one) => usingsIn(read(one))) }
    known.set(folder, found)
    return found
  }
  return (path) => inFolder(folderOf(path))
}

function sharedAbove(folder: string, paths: ReadonlySet<string>, read: Project['read']): string[] {
  const found: string[] = []
  for (const base of SHARED)
    for (let at = folder; ; at = folderOf(at)) {
      const path = at === '' ? base : `${at}/${base}`
      if (paths.has(path)) {
        found.push(path)
        if (!(read(path) ?? '').match(GOES_ON)) break
      }
      if (at === '') break
    }
  return found
}

const PLACE = { global: true as const, line: 0, column: 0, length: 0 }

function usingsIn(text = ''): ImportText[] {
  const kind = (withoutComments(text).match(KIND) ?? []).join('\n')
  const implicit = IMPLICIT.flatMap(([told, names]) => (told.test(kind) ? names : []))
  const written = (withoutComments(text).match(USING) ?? []).flatMap((element) => {
    const alias = attribute(element, 'Alias')
    const isStatic = attribute(element, 'Static')?.toLowerCase() === 'true'
    return (attribute(element, 'Include') ?? '').split(';').flatMap((one): ImportText[] => {
      const path = one.trim()
      if (path === '') return []
      if (alias !== undefined) return [{ path, alias, ...PLACE }]
      return [{ path, all: true, ...(isStatic ? { static: true as const } : {}), ...PLACE }]
    })
  })
  return [...implicit.map((path): ImportText => ({ path, all: true, ...PLACE })), ...written]
}

const attribute = (element: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*"([^"]*)"`).exec(element)?.[1]

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))
