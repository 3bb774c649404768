/** Routes' paths, compared whatever their parameters are called and however a framework writes them. */

/** The segments of a route's path, with one sign for any parameter and another for one that takes several segments. */
export const shapeOf = (path: string): string[] =>
  path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => (SEVERAL.test(part) ? '**' : ONE.test(part) ? '*' : part))
export const isParameter = (segment: string): boolean => segment === '*' || segment === '**'
/** `[...slug]`, `[[...slug]]`, `{path:.*}`, `<path:rest>`, `:rest*`, `*rest` */
const SEVERAL = /^(?:\[+\.{3}.*\]|\{\*.*\}|\{.*(?:\*|\.{3})\}|<path:.*>|:\w+[*+]|\*+\w*)$/
/** `:id`, `{id}`, `[id]`, `<int:id>`, `$id` */
const ONE = /^(?::\w+\??|\{[^{}]*\}|\[[^[\]]*\]|<[^<>]*>|\$\w+)$/
