/**
 * Django's settings: `settings.DEBUG` reads a name of the module that `manage.py` or `wsgi.py` names in the environment.
 *
 * A repository may hold several projects, and a project several modules, each for another environment.
 */

import { isTestFile } from '../extract/extraction.ts'
import type { Found } from '../program/modules.ts'
import { directoryOf } from '../program/packages.ts'
import type { Program } from '../program/program.ts'
import { OP } from '../value-graph.ts'

const VARIABLE = 'DJANGO_SETTINGS_MODULE'

const FIXTURE = 'pytest_django.fixtures.SettingsWrapper'

/** Whether a call with this first argument, or -1, says which module has the settings. */
export function namesSettings({ kind, a, strings }: Program, first: number): boolean {
  return kind[first] === OP.TEXT && strings[a[first] as number] === VARIABLE
}

interface Naming {
  /** The directory of the project of the file that names the module. */
  root: string
  isTest: boolean
  /** The file of the module that is named. */
  module: number
}

export class Settings {
  readonly #program: Program
  #namings: readonly Naming[] | undefined
  readonly #known = new Map<number, readonly Found[]>()

  constructor(program: Program) {
    this.#program = program
  }

  isRead(object: number): boolean {
    const name = this.#program.objects.outside(object)?.name
    return name === 'django.conf.settings' || name === FIXTURE
  }

  /** What pytest-django gives a test for a parameter that no fixture of the repository fills in; undefined for other parameters. */
  fixture(name: number): number | undefined {
    if (this.#program.strings[name] !== 'settings' || this.#named().length === 0) return undefined
    return this.#program.objects.external('PyPI:pytest-django', FIXTURE, true)
  }

  /** The definitions of a setting in all modules of settings. */
  all(name: number): readonly Found[] {
    let known = this.#known.get(name)
    if (!known) {
      known = this.#in(this.#named(), name)
      this.#known.set(name, known)
    }
    return known
  }

  /** The definitions of a setting that a file reads: the ones of its own project, unless that has none. */
  near(file: number, name: number): readonly Found[] {
    const all = this.all(name)
    if (all.length < 2) return all
    const namings = this.#named()
    for (let at = directoryOf(this.#program.paths[file] as string); ; at = directoryOf(at)) {
      const own = this.#in(
        namings.filter(({ root }) => root === at),
        name,
      )
      if (own.length > 0) return own
      if (at === '') return all
    }
  }

  #in(namings: readonly Naming[], name: number): Found[] {
    const found = new Map<number, Found>()
    for (const { module } of namings) {
      const one = this.#program.modules.exported(module, name)
      if (one) found.set(one.binding[1], one)
    }
    return [...found.values()]
  }

  #named(): readonly Naming[] {
    if (!this.#namings) {
      const found = this.#find()
      const used = found.filter(({ isTest }) => !isTest)
      this.#namings = used.length > 0 ? used : found
    }
    return this.#namings
  }

  #find(): Naming[] {
    const { files, packages, paths } = this.#program
    return paths.flatMap((path, file) => {
      const nodes = files.numberings.nodes.file(file)
      const named: number[] = []
      for (let nth = 0; nth < nodes.length; nth++) {
        const module = this.#namedBy(file, nodes.of(nth))
        if (module !== undefined) named.push(module)
      }
      return named.map((module) => ({ root: packages.rootOf(file), isTest: isTestFile(path), module }))
    })
  }

  /** The file of the module that a node of a file names; undefined for nearly all nodes. */
  #namedBy(file: number, node: number): number | undefined {
    const { kind, b, lists, modules } = this.#program
    const list = b[node] as number
    if (kind[node] !== OP.CALL || (lists[list] ?? 0) < 2) return undefined
    return namesSettings(this.#program, lists[list + 1] as number)
      ? modules.fileNamed(file, lists[list + 2] as number)
      : undefined
  }
}
