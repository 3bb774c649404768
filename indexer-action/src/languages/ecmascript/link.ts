/** Links JavaScript and TypeScript: what files tell one another first, then each file by itself (`link-file.ts`). */
import type { LinkSetBuilder } from '../../link/link-set-builder.ts'
import type { Linker, LinkerFile, Project } from '../language.ts'
import { Settled, Told } from './commons.ts'
import { dependentsOf } from './dependents/dependents.ts'
import { placeExpandos, type Reach } from './expandos.ts'
import type * as ir from './ir.ts'
import { linkFile } from './link-file.ts'
import { placeAugmentations } from './modules/augmentations.ts'
import { SourceUnit } from './program.ts'
import { World } from './world.ts'

export class EcmaScriptLinker implements Linker<ir.Surface, ir.Body> {
  readonly #told = new Told()
  readonly #reaches = new Map<SourceUnit, Reach>()
  readonly #world: World

  constructor(project: Project) {
    this.#world = new World(project, this.#told)
  }

  add(file: LinkerFile<ir.Surface>): void {
    this.#told.add(new SourceUnit(this.#told.units.size, file))
  }

  finish(): void {
    for (const unit of this.#told.units.values()) {
      placeAugmentations(this.#world, unit)
      const reach = placeExpandos(this.#world, unit)
      if (reach.through.size > 0) this.#reaches.set(unit, reach)
    }
  }

  settled(): Uint8Array<SharedArrayBuffer> {
    const together = [...this.#reaches].flatMap(([unit, { through }]) => [unit, ...through])
    return this.#told.settled([...new Set(together)])
  }

  dependents(
    before: ReadonlyMap<number, LinkerFile<ir.Surface>>,
    bodyOf: (at: number) => ir.Body,
  ): readonly number[] | undefined {
    return dependentsOf(this.#world, [...this.#told.units.values()], this.#reaches, before, bodyOf)
  }

  link(file: LinkerFile<ir.Surface>, body: ir.Body, out: LinkSetBuilder): void {
    linkFile(this.#world, file, body, out)
  }
}

/** A linker that continues from the result of `settled` for the same files. Each file must have the same surface as then. */
export function resumeLinker(
  project: Project,
  settled: Uint8Array<SharedArrayBuffer>,
  paths: readonly string[],
  load: (at: number) => LinkerFile<ir.Surface>,
): Pick<Linker<ir.Surface, ir.Body>, 'link'> {
  const commons = new Settled(settled, paths, load, (unit) => placeExpandos(world, unit))
  const world = new World(project, commons)
  commons.placeTogether()
  for (const unit of commons.adding()) placeAugmentations(world, unit)
  return { link: (file, body, out) => linkFile(world, file, body, out) }
}
