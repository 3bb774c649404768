/**
 * Under which options of the kernel's configuration a file is compiled: `obj-$(CONFIG_EXT4_FS) += ext4.o` in its Makefile, what
 * that object is made of, and the same for every folder on the way down.
 *
 * A file that no Makefile names has no condition: it may be compiled in another way that is not read here.
 */
import type { Project } from '../../language.ts'

/** What an object or folder needs: one of these options, and what the object is part of. */
interface Entry {
  readonly option: string | undefined
  /** The object that it is linked into; the folder's own list (`obj`, `lib`) if there is none. */
  readonly within: string | undefined
}
type Makefile = ReadonlyMap<string, readonly Entry[]>

/** Options on one way to a file that are told. */
const MOST_OPTIONS = 6
const LINE = /^([\w-]+)-(y|m|objs|\$[({](CONFIG_\w+)[)}])\s*[:+]?=\s*(.*)$/

export class Kbuild {
  readonly #project: Project
  readonly #makefiles = new Map<string, Makefile | undefined>()
  readonly #folders = new Map<string, readonly string[]>()

  constructor(project: Project) {
    this.#project = project
  }

  /** `CONFIG_A && CONFIG_B`, or undefined where it is always compiled or nobody says. */
  conditionOf(path: string): string | undefined {
    const slash = path.lastIndexOf('/')
    const name = path.slice(slash + 1)
    if (!name.endsWith('.c')) return undefined
    const folder = slash < 0 ? '' : path.slice(0, slash)
    const makefile = this.#makefile(folder)
    if (!makefile) return undefined
    const own = optionsOf(makefile, `${name.slice(0, -2)}.o`, 0) ?? []
    const all = [...new Set([...this.#ofFolder(folder), ...own])].slice(0, MOST_OPTIONS)
    return all.length > 0 ? all.join(' && ') : undefined
  }

  /** What has to be chosen for the build to come into this folder. */
  #ofFolder(folder: string): readonly string[] {
    if (folder === '') return []
    const known = this.#folders.get(folder)
    if (known) return known
    this.#folders.set(folder, [])
    let found: readonly string[] = []
    // `obj-y += net/ethernet/` may skip folders.
    for (let at = folder.lastIndexOf('/'); ; at = folder.lastIndexOf('/', at - 1)) {
      const outer = at < 0 ? '' : folder.slice(0, at)
      const makefile = this.#makefile(outer)
      const own = makefile && optionsOf(makefile, `${folder.slice(outer === '' ? 0 : outer.length + 1)}/`, 0)
      if (own) {
        found = [...this.#ofFolder(outer), ...own]
        break
      }
      if (at < 0) break
    }
    this.#folders.set(folder, found)
    return found
  }

  #makefile(folder: string): Makefile | undefined {
    if (this.#makefiles.has(folder)) return this.#makefiles.get(folder)
    const prefix = folder === '' ? '' : `${folder}/`
    const text = this.#project.read(`${prefix}Kbuild`) ?? this.#project.read(`${prefix}Makefile`)
    const read = text?.includes('obj-') ? parse(text) : undefined
    this.#makefiles.set(folder, read)
    return read
  }
}

function parse(text: string): Makefile {
  const entries = new Map<string, Entry[]>()
  for (const line of text.replace(/\\\r?\n/g, ' ').split('\n')) {
    const match = LINE.exec(line.replace(/#.*/, '').trim())
    if (!match) continue
    const [, list = '', , option, items = ''] = match
    const within = list === 'obj' || list === 'lib' || list === 'subdir' ? undefined : `${list}.o`
    for (const item of items.split(/\s+/)) {
      if (!/^[\w./-]+(\.o|\/)$/.test(item)) continue
      const known = entries.get(item)
      if (known) known.push({ option, within })
      else entries.set(item, [{ option, within }])
    }
  }
  return entries
}

/** Undefined when the Makefile does not name it; several ways to be compiled are no condition unless they are one and the same. */
function optionsOf(makefile: Makefile, item: string, depth: number): readonly string[] | undefined {
  const ways = (makefile.get(item) ?? []).flatMap(({ option, within }): (readonly string[])[] => {
    const own = option === undefined ? [] : [option]
    if (within === undefined) return [own]
    const outer = depth > 4 || within === item ? undefined : optionsOf(makefile, within, depth + 1)
    return outer ? [[...outer, ...own]] : []
  })
  const [first] = ways
  if (!first) return undefined
  if (ways.every((way) => way.join() === first.join())) return first
  return first.filter((option) => ways.every((way) => way.includes(option)))
}
