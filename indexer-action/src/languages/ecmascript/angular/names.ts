/**
 * What Angular finds without an import is global under names that nothing in code can have: the class of a template, the template of a
 * class, and classes by their selectors and by the names of pipes.
 */
import { folderAt } from '../../../link/paths.ts'

/** Begins the name under which a class is known to its template: the template's path follows. */
export const OF_TEMPLATE = 'template of '
/** Begins the name of a template, by its path. */
export const TEMPLATE_FILE = 'template '
/** Begins the name of what an element is, by its name and perhaps `[attribute`: `element app-card`, `element a[appLink`. */
export const OF_ELEMENT = 'element '
/** Begins the name of what an attribute adds to any element. */
export const OF_ATTRIBUTE = 'attribute '
export const OF_PIPE = 'pipe '
/** Begins the name under which a template takes hold of a directive: `#trap="cdkTrapFocus"`. */
export const OF_EXPORT = 'export '

/** Members of a component's class by which its inputs and outputs are found, and what it imports: nothing in code has such names. */
export const inputOf = (name: string): string => `input ${name}`
export const outputOf = (name: string): string => `output ${name}`
export const IMPORTS = 'imports of component'

/** A global name as a template has it. */
export const writtenIn = (global: string): string => global.slice(global.lastIndexOf(' ') + 1)

/** The global names of what a class with this selector is added to. What asks for more than one attribute, a value or a class is left out. */
export function namesOfSelector(selector: string): string[] {
  return selector.split(',').flatMap((one) => {
    const match = /^\s*([a-z][\w-]*)?(?:\[\s*([\w-]+)\s*\])?(?::not\([^()]*\))*\s*$/i.exec(one)
    const [, element, attribute] = match ?? []
    if (element !== undefined) return [OF_ELEMENT + element + (attribute === undefined ? '' : `[${attribute}`)]
    return attribute === undefined ? [] : [OF_ATTRIBUTE + attribute]
  })
}

/** The path of a template, from the path of the file that names it; undefined where it is no path in the repository. */
export const pathOfTemplate = (from: string, url: string): string | undefined =>
  /^(?:\/|\w+:)/.test(url) ? undefined : folderAt(from, url)?.slice(0, -1)
