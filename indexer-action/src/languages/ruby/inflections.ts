/** How Rails derives the names of tables, models and controllers from each other. */
import type { Syntax } from '../declarative/syntax.ts'
import { camelized } from './camelized.ts'

/** `blog_post` for `BlogPost`, `api_key` for `APIKey`. */
export const underscored = (name: string): string =>
  name
    .replace(/([A-Z\d]+)([A-Z][a-z])/g, '$1_$2')
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()

/** The class that is named where Rails takes a name: `User`, `'Shop::User'`, `:user`, `User.name`. */
export function pathWritten(t: Syntax, node: number): string | undefined {
  const [, text] = /^(?:["']|:(?!:))?((?:::)?\w+(?:::\w+)*)(?:["']|\.name)?$/.exec(t.text(node)) ?? []
  return text === undefined || /^(::)?[A-Z]/.test(text) ? text : camelized(text)
}

export const plural = (name: string): string =>
  /(person|child)$/.test(name)
    ? name.replace(/person$/, 'people').replace(/child$/, 'children')
    : name
        .replace(/([^aeiou])y$/, '$1ie')
        .replace(/(s|x|ch|sh)$/, '$1e')
        .replace(/$/, 's')

export const singular = (name: string): string =>
  name
    .replace(/people$/, 'person')
    .replace(/children$/, 'child')
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh|us)es$/, '$1')
    .replace(/([^su])s$/, '$1')
