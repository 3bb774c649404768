/**
 * What a language is to the indexer, and what a family of languages does with the whole tree.
 *
 * What a language is (`Language`, `Family`) is known everywhere and costs nothing to know; what a family does (`FamilyCode`) is
 * loaded by a thread that meets a file of it, because every thread compiles for itself.
 *
 * Extraction sees one file and runs in a worker thread. Linking sees what every file of the family said about itself
 * (its `surface`) and then, file by file, decides where each name leads. Both halves of a unit are plain JSON data: they
 * cross threads, and they are cached on disk under the file's blob id, so an unchanged file is never parsed again.
 */
import type { SymbolFact } from '../../../src/contract/symbols.ts'
import type { Affected, Offers } from '../link/affected.ts'
import type { LinkSetBuilder } from '../link/link-set-builder.ts'
import type { FlatTree } from '../syntax/flat-tree.ts'

/** A symbol before it has an id: the core gives ids once the file's path is known. */
export type SymbolDraft = Omit<SymbolFact, 'id'>

export interface SourceFile {
  path: string
  language: string
  text: string
}

/** What one file says. `Surface` and `Body` are private to the family; both must survive JSON. */
export interface Unit<Surface = unknown, Body = unknown> {
  /** In source order, parents before children. */
  symbols: SymbolDraft[]
  /** Package, module or namespace as the language names it, where the file itself tells. */
  module?: string
  /** What other files need in order to link: exports, members, types, signatures. Kept in memory for all files. */
  surface: Surface
  /** What this file needs in order to be linked: scopes, references, expressions. Read once, when it is linked. */
  body: Body
}

export interface Language {
  /** Our key, also the wire's: `python`, `tsx`. */
  key: string
  /** The family whose linker takes its units. */
  family: string
  /** npm path of the grammar's WASM: `tree-sitter-python/tree-sitter-python.wasm`. Only what reads the text itself may have none. */
  grammar?: string
  /**
   * It reads the text itself and never looks at a node: no tree is made. For languages whose source is not what their grammar
   * describes (C before its preprocessor has run). `tree` then has the text and its lines, and no nodes.
   */
  readsText?: true
  /** Raised when extraction changes what it says, so that cached and uploaded facts are made anew. */
  revision: number
}

/** Files that linkers may read besides units: package.json, tsconfig.json, go.mod, pyproject.toml, Cargo.toml … */
export interface Project {
  /** The family's own files, and others that it goes by: its configuration, and what `Family.goesBy` names, indexed or not. */
  paths: ReadonlySet<string>
  /** What is of use in a small configuration file (under 1 MB; see `Family.essence`), or undefined. */
  read(path: string): string | undefined
}

export interface LinkerFile<Surface> {
  path: string
  language: string
  /** With ids; the same order as the unit's drafts. */
  symbols: readonly SymbolFact[]
  module?: string
  surface: Surface
}

/** Made once per run and family: `add` for every file, `finish` once, then `link` for each file that needs it. */
export interface Linker<Surface = unknown, Body = unknown> {
  /** False: it copies what it needs of what it is told. Nobody holds the files then, and each is read again to be linked. */
  readonly keepsFiles?: false
  /**
   * It holds several times what it settles: whoever settles a large program goes on from what was settled too, and forgets
   * the rest. It takes from surfaces what it needs, so nobody else holds them, and `link` is given files without theirs.
   */
  readonly isLaden?: true
  add(file: LinkerFile<Surface>): void
  finish(): void
  /** What `finish` worked out, where the family can go on from it: see `FamilyCode.resumeLinker`. Asked for before the first `link`. */
  settled?(): Uint8Array<SharedArrayBuffer>
  /**
   * Positions, in the order of `add`, of files whose links may be others than they were when the files in `before` offered what
   * is said there; those themselves left out. Undefined where it may be any of them. `bodyOf` gives what only a file's own
   * linking reads. Where the family has `offersOf`, those that names do not tell. In families that tell of files, some may not have
   * been there before, and others are `gone`. `named`: what names tell, where the family has `offersOf`.
   */
  dependents?(
    before: ReadonlyMap<number, LinkerFile<Surface> | undefined>,
    bodyOf: (at: number) => Body,
    gone: readonly LinkerFile<Surface>[],
    named?: Affected,
  ): readonly number[] | undefined
  /** The symbols of a file, by its position in the order of `add`, if it holds them: then its head is not read again to link it. */
  symbolsOf?(at: number): readonly SymbolFact[] | undefined
  link(file: LinkerFile<Surface>, body: Body, out: LinkSetBuilder): void
}

export interface Family<Surface = unknown, Body = unknown> {
  name: string
  /** Names of files that its linker reads through `Project.read` (base names; `*` stands for anything). */
  configuration: readonly string[]
  /**
   * Of such a file, by its base name and text, what its linker goes by: that is all it is given, so a change of anything else (a
   * version, a script) leaves links as they were. The whole text, unless it is said otherwise.
   */
  essence?(base: string, text: string): string
  /** Base names of other files that lead it somewhere by being there, besides those of its own languages and its configuration. */
  goesBy?: RegExp
  /** Its code has a `resumeLinker`. */
  resumes?: true
  /** Its linkers have `dependents`, or its code has `offersOf`. */
  knowsDependents?: true
  /** Also what a file affects that comes or goes. */
  tellsOfFiles?: true
  load(): Promise<FamilyCode<Surface, Body>>
}

export interface FamilyCode<Surface = unknown, Body = unknown> {
  /** What the grammar reads in place of the file's text, and as long: what else the file contains is blanked out. */
  scriptOf?(file: SourceFile): string
  /** A tree of the same text with fewer errors, where the grammar stumbles over what the language allows; or the same tree. */
  repair?(tree: FlatTree, file: SourceFile): FlatTree
  extract(tree: FlatTree, file: SourceFile): Unit<Surface, Body>
  createLinker(project: Project): Linker<Surface, Body>
  /** What a file offers, name by name, where the linker knows others by names alone: see `link/affected.ts`. */
  offersOf?(file: LinkerFile<Surface>): Offers
  /** Names that differ in the case of their letters are one. */
  ignoresCase?: true
  /**
   * A linker that goes on from what one of its version settled, of files that offer the same: in another thread, or in
   * another run. `paths` are those that were added, in that order; `load` gives what a file says now, when it is needed.
   */
  resumeLinker?(
    project: Project,
    settled: Uint8Array<SharedArrayBuffer>,
    paths: readonly string[],
    load: (at: number) => LinkerFile<Surface>,
  ): Pick<Linker<Surface, Body>, 'link' | 'symbolsOf'>
  /**
   * The same where files offer something else by now: `before` has what those said when it was settled. Undefined where that cannot be
   * told without settling anew. It may write to `settled`, which is of no use to others then.
   */
  growLinker?(
    project: Project,
    settled: Uint8Array<SharedArrayBuffer>,
    paths: readonly string[],
    load: (at: number) => LinkerFile<Surface>,
    before: ReadonlyMap<number, LinkerFile<Surface>>,
  ): GrownLinker<Surface, Body> | undefined
}

/** A linker that went on from an earlier one's settled state although some files offer something else by now. */
export interface GrownLinker<Surface, Body> extends Required<Pick<Linker<Surface, Body>, 'link' | 'settled'>> {
  /** Positions of other files whose links may be others now; undefined where it may be any of them. */
  readonly affected: readonly number[] | undefined
}
