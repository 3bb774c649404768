/**
 * Second parse of files that the grammar cannot fully read, with unsupported constructs replaced by supported ones.
 *
 * Lengths and offsets stay the same. The repaired tree is used if it has fewer errors.
 */
import { type FlatTree, MISSING } from '../../../syntax/flat-tree.ts'
import { blanks, readAgain } from '../../../syntax/second-reading.ts'

/**
 * In code without semicolons, a call signature that begins with `<` on its own line is parsed as type arguments of the type that
 * ends the line before, which breaks the interface and then the file. The blank before the `<` becomes a `;`. After `=>` or `=` a
 * function begins instead, whose type parameters are read well.
 */
const LOOSE_SIGNATURE =
  /(?<=[\w$)\]}'"`/]\s*\n[ \t]*|(?<!=)>\s*\n[ \t]*)[ \t](?=<(?:\s*$|(?:const |in |out )?[\w$]+(?:,| extends\b| =|>\()))/gm
/** `interface Box<in out T>`: variance modifiers do not affect names. */
const VARIANCE =
  /\b(?=in\b|out\b)(?<=[<,]\s*(?:(?:\/\*(?:[^*]|\*(?!\/))*\*\/|\/\/[^\n]*\n)\s*)*(?:const\s+)?)(?:in|out|in\s+out)\s+(?=[\w$]+\s*(?:[,>=]|extends\b))/g
/** `export type * from './types'` re-exports what `export *` does. */
const TYPES_PASSED_ON = /(?<=\bexport )type(?=\s*\*)/g

/** `import defer * as late from './late'` */
const DEFERRED = /(?<=\bimport )defer(?=\s*\*)/g
/** `import source module from './module.wasm'` */
const OF_SOURCE = /(?<=\bimport )source(?=\s+[\w$]+\s+from\b)/g
/** `static accessor size` */
const ACCESSOR = /(?<=\b(?:public|private|protected|static|override|declare)\s+)accessor(?=\s+[\w$#[])/g

/** `for (using a of b)` and `using a: T = b` declare names as `const` does. */
const USING = /(?<=^[ \t]*|for(?:\s+await)?\s*\()(?:await\s+)?using(?=\s+[\w$]+\s*(?::|of\b))/gm

/** `const using = …`, `using(a)`: a plain name, which the grammar takes for the beginning of a declaration. */
const CALLED_USING = /\busing\b(?!\s+[\w$[{])/g

/** `[symbol: number, string?: T]`: the label of a tuple element may be the name of a built-in type. */
const LABELS =
  /(?<=[[,]\s*(?:\.\.\.)?)(?:any|boolean|never|number|object|string|symbol|undefined|unknown|void)(?=\??:)/g

/** `(abstract: boolean)`: a plain name, if nothing follows that it could modify. */
const CALLED_ABSTRACT = /\babstract(?=\s*\??[:,)])/g

/** `accessor(): string`: a member's name, if nothing follows that it could modify. */
const CALLED_ACCESSOR = /\baccessor(?=\s*(?:[?!]?:|[(<=;]))/g

/** A member `in?: string` on a line of its own would be parsed as an operator that continues the line before. */
const CALLED_IN = /(?<=^[ \t]*)(?:in\d*|instanceof)(?=\??:)/gm

/** `<a href="/?from=a&to=b">`: the `&` looks like the beginning of a character reference. */
const ATTRIBUTES = /="[^"\n]*&[^"\n]*"/g

/** `for (let of = 1; …)` */
const CALLED_OF = /(?<=\b(?:let|const|var)\s+)of(?=\s*=)/g

/** `import('./x').Box<T>`, `import('./x').Box[]`: a type exported by a module. The import is replaced by a plain name. */
const IMPORTED_TYPE = /(?<!\btypeof\s+)\bimport\((['"])[^'"\n]+\1\)(?=\.(?!then\b|catch\b|finally\b)[\w$])/g

/** `load<typeof import('./x')>()`: read well as a type anywhere but among the type arguments of a call. */
const IMPORTED_ARGUMENT = /(?<=<typeof\s+)import\((['"])[^'"\n]+\1\)(?=>\()/g

/** sql<{ count: number }>`…`: type arguments are not expected before a template, and the code around them may be misread. */
const TEMPLATE_ARGUMENTS = /(?<=[\w$])<\{[^{}<>`]*\}(?:\[\])?>(?=`)/g

/** A template that is a type may contain \` and \\ as any template may. */
const ESCAPED = /\\[\\`]/g

/** `<label class="name" for={id}>`: attributes with the names of keywords. */
const KEYWORD_ATTRIBUTES = /(?<=\s)(?:class|for|in|default|typeof|this)(?==["'{])/g

/** `export { yes as true }`, `import { const as constant }`: any word is a valid name of an export. */
const MODULE_NAMES = /\b(?:import|export)\s(?:\s*[\w$]+\s*,)?\s*\{[^{}'"]*\}/g
const KEYWORD_NAMES =
  /(?<=\bas\s+|[{,]\s*)(?:await|break|case|catch|class|const|continue|debugger|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|new|null|return|static|super|switch|this|throw|true|try|typeof|undefined|var|void|while|with|yield)(?=\s*[,}]|\s+as\b)/g

/** `abstract override readonly data: D`: of a field that is abstract, the grammar does not expect that it overrides another. */
const OVERRIDING =
  /(?<=\babstract\s+)override(?=\s+(?:readonly\s+)?[\w$]+[?!]?\s*[:;=])|\boverride(?=\s+abstract\s+(?:readonly\s+)?[\w$]+[?!]?\s*[:;=])/g

/** `...names: (typeof undefined | string)[]`: the type of a value that the grammar takes for a type already. */
const OF_UNDEFINED = /\btypeof(?=\s+undefined\b)/g

/** `let` and a name on the next line, which the grammar takes for two names. The name moves up: lines are told from the original. */
const LET_AND_NAME =
  /(?<=(?:^|[;{}])[ \t]*(?:export[ \t]+)?)let(?=\s*(?:\n|\/[/*]))(?:\s|\/\/[^\n]*\n|\/\*(?:[^*]|\*(?!\/))*\*\/)+(?=[\w$[{])/gm

const plain = (word: string): string => '_'.repeat(word.length)

export function repair(tree: FlatTree): FlatTree {
  const read = readAgain(
    tree,
    [asMeant, readable, withoutTemplateArguments],
    (tree) => comparisonsIn(tree) + letsIn(tree) - marksBeforeTemplates(tree).length,
  )
  for (const mark of marksBeforeTemplates(read)) read.flags[mark] = (read.flags[mark] as number) & ~MISSING
  return read
}

/** The text without what is read without an error, and wrongly. */
const asMeant = (text: string): string =>
  text.replace(IMPORTED_ARGUMENT, plain).replace(LET_AND_NAME, (start) => 'let'.padEnd(start.length))

/** `load<typeof import('./x')>('./x')` is also two comparisons: how many of these there are. */
function comparisonsIn(tree: FlatTree): number {
  if (!/<typeof\s+import\(/.test(tree.text)) return 0
  const operation = tree.grammar.idForNodeType('unary_expression', true)
  let count = 0
  for (let node = 0; node < tree.count; node++) {
    if (tree.type[node] !== operation) continue
    const start = tree.start[node] as number
    if (tree.text[start - 1] === '<' && /^typeof\s+import\(/.test(tree.text.slice(start, start + 40))) count++
  }
  return count
}

/** Statements that are nothing but the name `let`. */
function letsIn(tree: FlatTree): number {
  if (!/\blet\s*(?:\n|\/[/*])/.test(tree.text)) return 0
  const statement = tree.grammar.idForNodeType('expression_statement', true)
  const name = tree.grammar.idForNodeType('identifier', true)
  let count = 0
  for (let node = 1; node < tree.count; node++)
    if (tree.type[node] === name && tree.type[node - 1] === statement && tree.textOf(node) === 'let') count++
  return count
}

/** sql<Row[]>`…`: the tree is what it should be, but for a `!` that the grammar misses behind the types. */
function marksBeforeTemplates(tree: FlatTree): number[] {
  const marks: number[] = []
  for (let node = 0; node < tree.count; node++)
    if (((tree.flags[node] as number) & MISSING) !== 0 && isBeforeTemplate(tree, tree.start[node] as number))
      marks.push(node)
  return marks
}

const isBeforeTemplate = ({ text }: FlatTree, offset: number): boolean =>
  /^>\s*`/.test(text.slice(offset - 1, offset + 40))

const withoutTemplateArguments = (text: string): string =>
  TEMPLATE_ARGUMENTS.test(text) ? readable(text.replace(TEMPLATE_ARGUMENTS, blanks)) : text

function readable(text: string): string {
  return asMeant(text)
    .replace(LOOSE_SIGNATURE, ';')
    .replace(VARIANCE, blanks)
    .replace(TYPES_PASSED_ON, blanks)
    .replace(DEFERRED, blanks)
    .replace(OF_SOURCE, blanks)
    .replace(ACCESSOR, blanks)
    .replace(USING, (using) => 'const'.padStart(using.length))
    .replace(CALLED_USING, plain)
    .replace(LABELS, plain)
    .replace(CALLED_ABSTRACT, plain)
    .replace(CALLED_ACCESSOR, plain)
    .replace(CALLED_OF, plain)
    .replace(CALLED_IN, plain)
    .replace(ATTRIBUTES, (text) => text.replaceAll('&', '_'))
    .replace(IMPORTED_TYPE, (type) => type.replace(/\W/g, '_'))
    .replace(ESCAPED, plain)
    .replace(OF_UNDEFINED, blanks)
    .replace(OVERRIDING, blanks)
    .replace(KEYWORD_ATTRIBUTES, plain)
    .replace(MODULE_NAMES, (names) => names.replace(KEYWORD_NAMES, plain))
}
