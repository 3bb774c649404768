/** Routes' paths, compared whatever their parameters are called and however a framework writes them. */
import type { Route } from '../symbol-name.ts'

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

/** A number or an id stands for a parameter. */
export const askedShape = (route: Route): string[] =>
  shapeOf(route.path).map((segment) => (VALUE.test(segment) ? '*' : segment))
const VALUE = /^(?:\d+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i

/** In front of routes whatever they are about, and often written by the framework alone. */
export const isUsual = (segment: string): boolean => isParameter(segment) || USUAL.test(segment)
const USUAL = /^(?:api|rest|v\d+(?:\.\d+)?)$/i
