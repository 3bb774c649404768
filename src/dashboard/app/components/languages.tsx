/** The languages of a repository as one bar and its legend; small ones together. */
import type { LanguageShare } from '../../api/answers.ts'
import { plural } from './ui/amounts.ts'

/** Names that are not their id with a capital. */
const NAMES: Readonly<Record<string, string>> = {
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  tsx: 'TSX',
  jsx: 'JSX',
  cpp: 'C++',
  csharp: 'C#',
  php: 'PHP',
  powershell: 'PowerShell',
  html: 'HTML',
  css: 'CSS',
  scss: 'SCSS',
  json: 'JSON',
  yaml: 'YAML',
  toml: 'TOML',
  xml: 'XML',
  sql: 'SQL',
  ejs: 'EJS',
  ini: 'INI',
  vue: 'Vue',
  graphql: 'GraphQL',
  protobuf: 'Protocol Buffers',
  makefile: 'Makefile',
  dockerfile: 'Dockerfile',
}

export const languageName = (id: string): string =>
  NAMES[id] ?? id.replace(/[-_]+/g, ' ').replace(/^./, (first) => first.toUpperCase())

const COLOURS = ['bg-chart-1', 'bg-chart-2', 'bg-chart-3', 'bg-chart-4', 'bg-chart-5']

export function LanguageBar({ languages }: { readonly languages: readonly LanguageShare[] }) {
  const all = languages.reduce((sum, { files }) => sum + files, 0)
  if (all === 0) return null
  const shown = languages.slice(0, COLOURS.length)
  const others = all - shown.reduce((sum, { files }) => sum + files, 0)
  const share = (files: number): string => `${((files / all) * 100).toFixed(files / all < 0.1 ? 1 : 0)}%`
  return (
    <div className="space-y-2">
      <div className="flex h-2 w-full gap-px overflow-hidden rounded-full bg-muted" aria-hidden>
        {shown.map(({ name, files }, index) => (
          <span
            key={name}
            className={`forced-color-adjust-none ${COLOURS[index]}`}
            style={{ width: `${(files / all) * 100}%` }}
          />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem]">
        {shown.map(({ name, files }, index) => (
          <li key={name} className="flex items-center gap-1.5" title={plural(files, 'file')}>
            <span className={`size-2 rounded-full forced-color-adjust-none ${COLOURS[index]}`} aria-hidden />
            {languageName(name)} <span className="text-muted-foreground">{share(files)}</span>
          </li>
        ))}
        {others > 0 ? (
          <li className="text-muted-foreground" title={plural(others, 'file')}>
            others {share(others)}
          </li>
        ) : null}
      </ul>
    </div>
  )
}

/** In a table: the first few names. */
export function LanguageNames({ languages }: { readonly languages: readonly LanguageShare[] }) {
  if (languages.length === 0) return <span className="text-muted-foreground">none</span>
  const [first, second, ...rest] = languages.map(({ name }) => languageName(name))
  return (
    <span
      className="block max-w-40 truncate max-sm:whitespace-normal"
      title={languages.map(({ name }) => languageName(name)).join(', ')}
    >
      {[first, second].filter(Boolean).join(', ')}
      {rest.length > 0 ? <span className="text-muted-foreground"> +{rest.length}</span> : null}
    </span>
  )
}
