/** What Kotlin's grammar cannot read, or reads as something else, and what is read in its place, at the same length. */
import type { FlatTree } from '../../syntax/flat-tree.ts'
import { blanks, readAgain } from '../../syntax/second-reading.ts'
import { declared, keywordsAsNames } from './misread.ts'

/** `context(scope: Scope)` on the line before a function or property. */
const CONTEXT_PARAMETERS =
  /^[ \t]*context\((?:[^()]|\([^()]*\))*\)(?=\s*(?:@|(?:abstract|fun|infix|inline|internal|open|operator|override|private|protected|public|suspend|val|var)\b))/gm

/** The same in the type of a function. */
const CONTEXT_TYPES =
  /\bcontext\((?:[^()]|\([^()]*\))*\)(?=\s*(?:suspend\s*)?(?:[\w.]+(?:<[^()]*>)?\s*\.\s*)?\([^()]*\)\s*->)/g
/** Words that are modifiers before a declaration, and names where none follows: `where?.let`, `open(url)`, `inline: Boolean`. */
const SOFT_KEYWORDS =
  /(?<!@)\b(?:abstract|actual|annotation|by|companion|const|crossinline|data|delegate|dynamic|enum|expect|external|field|file|final|infix|inline|inner|internal|lateinit|noinline|open|operator|out|override|param|private|property|protected|public|receiver|reified|sealed|suspend|tailrec|value|vararg|where)\b(?<!suspend(?=\s+\())(?=\s*(?:[:.,;?!=&|+*/%<>)\]}-]|\())/g
/** A constructor on the line below its class. */
const CONSTRUCTOR_BELOW =
  /\n(?=\s*(?:@[\w.]+(?:\([^()]*\))?\s+)*(?:(?:private|protected|internal|public)\s+)?constructor\s*\()(?<=\b(?:class|object)\s+\w+(?:<[^{}()]*>)?\s*(?:@[\w.]+(?:\([^()]*\))?\s*)*\n)/g
/** A class on one line, whose end the grammar misses where another class follows. */
const ON_ONE_LINE = /^([ \t]*(?:[\w@]+[ \t]+)*(?:class|interface|object)\b[^\n]*?) \}[ \t]*$/gm
/** An entry of an enum with its body on one line, whose end the grammar misses where another entry follows. */
const ENTRY_ON_ONE_LINE = /(?<=\{[^\n]*(?:[^\s>{]|[^-]>)) \}(?=[ \t]*,)/g
/** `suspend { … }`, `suspend ((Int) -> Unit)`. */
const SUSPENDED = /\bsuspend(?=\s*(?:\{|\(\())/g
/** `String?::plus`. */
const NULLABLE_REFERENCE = /\?::/g
/** `val names: Array<String> = []`. */
const EMPTY_ARRAY = /(?<==\s*)\[\]/g
/** `T & Any`. */
const DEFINITELY = /&\s*Any\b/g
/** `get` and `set` that are no accessors. */
const ACCESSOR_WORDS = /\b[gs]et\b(?= +(?:=(?!=)|\w)|\.|\?\.|\))|(?<=\} )get(?= )/g
/** `get("/") { … }`, `get { … }`, `get<Page> { … }`, `set(key, value)`: calls below a variable, whose accessors the grammar takes them for. */
const CALLED_LIKE_ACCESSOR =
  /(?<=^[ \t]*)(?:get(?=\([^)]|[ \t]*[{<])|set(?=[ \t]*[{<]|\((?:[^\w)]|\w+\s*[^\w\s:)]|\w+\)(?!\s*[={:]))))/gm
/** An annotation of an accessor. */
const OF_ACCESSOR =
  /@[\w.]+(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?(?=\s+(?:(?:private|internal|protected)\s+)?[gs]et\b)/g
/** `val [a, b] = …`, `for ([a, b] in …)`. */
const BY_POSITION = /((?:\bfor \(|\bva[lr] |\{ ?))\[([\w, :?<>]*)\](?=\s*(?:in\b|=|->))/g
/** `(val a, val b) = …`. */
const BY_NAME = /\((va[lr]) ([\w, ]*)\)(?=\s*=(?!=))/g
/** What some builds have of a declaration and others declare again. */
const PLATFORM = /\b(?:actual|expect)\b(?=\s+\w)/g
/** `is A if b ->` has two conditions. */
const GUARD = /^([ \t]*!?(?:is|in)\b(?:(?!->)[^\n{}])*?\s)if(?=\s(?:(?!->)[^{}])*->)/gm
/** `{ (handler)(call) }`, which begins like the parameters of a lambda. */
const CALLED_IN_PARENTHESES = /(?<=\{\s*)\(([\w.]+)\)(?=\()/g
const MOST_READINGS = 3
/** How many annotations of one declaration are left out. */
const MOST_ANNOTATIONS = 5
/** An annotation on a line above a declaration. */
const ABOVE_DECLARATION =
  /^[ \t]*@[\w.:]+(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?[ \t]*\n(?=\s*(?:\w+[ \t]+)*(?:class|interface|object|fun|va[lr]|typealias)\b)/gm
/** `field = mutableListOf()` below a property: what it is kept in, which is read as what it gives. */
const BACKING_FIELD = /(?<=\bva[lr]\s[^\n{}=]*\n?[ \t]*)\bfield(?=\s*(?::[^=\n]+)?=(?!=))/g
/** `$$"…"`, in which two signs begin what is embedded. */
const DOLLARS = /(\$+)(?:"""[\s\S]*?"""|"[^"\n]*")/g
/** A text in three quotes that begins or ends with a quote. */
const QUOTES_IN_QUOTES = /"""[\s\S]*?"""(?!")/g

const wordless = (text: string): string => text.replace(SOFT_KEYWORDS, asName).replace(ACCESSOR_WORDS, asName)
const asName = (word: string): string => `n${'_'.repeat(word.length - 1)}`

/** As many signs as before the text embed, fewer are text. */
const withOneDollar = (text: string, signs: string): string =>
  text.replace(/\$+/g, (some, at: number) =>
    at > 0 && some.length >= signs.length ? some.replaceAll('$', ' ').replace(/ $/, '$') : blanks(some),
  )
const withoutQuotesInside = (text: string): string => `"""${text.slice(3, -3).replace(/^"+|"+$/g, blanks)}"""`

export function repairKotlin(tree: FlatTree): FlatTree {
  const plain = (text: string): string =>
    text
      .replace(CONTEXT_PARAMETERS, blanks)
      .replace(CONTEXT_TYPES, blanks)
      .replace(DOLLARS, withOneDollar)
      .replace(QUOTES_IN_QUOTES, withoutQuotesInside)
      .replace(PLATFORM, blanks)
      .replace(CONSTRUCTOR_BELOW, ' ')
      .replace(DEFINITELY, blanks)
      .replace(OF_ACCESSOR, blanks)
      .replace(CALLED_LIKE_ACCESSOR, asName)
      .replace(BY_POSITION, '$1($2)')
      .replace(BY_NAME, (_, word, rest) => `${word} (${rest.replace(/\bva[lr]\b/g, blanks)})`)
      .replace(ON_ONE_LINE, '$1;}')
      .replace(ENTRY_ON_ONE_LINE, ';}')
      .replace(SUSPENDED, blanks)
      .replace(CALLED_IN_PARENTHESES, ' $1 ')
      .replace(NULLABLE_REFERENCE, ' ::')
      .replace(EMPTY_ARRAY, '10')
      .replace(GUARD, '$1, ')
      .replace(BACKING_FIELD, 'get()')
  const bare = (text: string): string => {
    let one = wordless(plain(text))
    // Each that goes makes the one above it the last.
    for (let time = 0; time < MOST_ANNOTATIONS; time++) one = one.replace(ABOVE_DECLARATION, blanks)
    return one
  }
  const apart = (text: string): string => separated(wordless(plain(text)))
  let best = tree
  const misread = new Set<number>()
  // What has been read can show what was misread in it.
  for (let time = 0; time < MOST_READINGS; time++) {
    const known = misread.size
    for (const offset of keywordsAsNames(best)) misread.add(offset)
    if (time > 0 && misread.size === known) break
    best = readAgain(
      best,
      [
        (text) => declared(text, misread),
        (text) => declared(plain(text), misread),
        (text) => declared(wordless(plain(text)), misread),
        (text) => declared(apart(text), misread),
        bare,
      ],
      (one) => keywordsAsNames(one).length,
    )
  }
  return best
}

/** A line that begins a declaration with modifiers. */
const MODIFIED =
  /^[ \t]*(?:(?:abstract|actual|companion|const|crossinline|data|enum|expect|external|final|infix|inline|inner|internal|lateinit|open|operator|override|private|protected|public|sealed|suspend|tailrec|value)[ \t]+)+(?:fun|val|var|class|interface|object|typealias)\b/
/** A line behind which nothing can be separated: an annotation, a comment, or what goes on. */
const GOES_ON = /^\s*@|\/\/|\*\/\s*$|[{(,;=<>:+*/&|-]\s*$|\b(?:else|return|in|by)\s*$/

/** A value that ends in a name, above a declaration that begins with a modifier, which the grammar takes for a call of that. */
function separated(text: string): string {
  const lines = text.split('\n')
  let above = ''
  let separate = ''
  return lines
    .map((line, at) => {
      if (MODIFIED.test(line) && above !== '' && !GOES_ON.test(above)) separate = ';'
      else separate = '\n'
      if (line.trim() !== '') above = line
      return at === 0 ? line : separate + line
    })
    .join('')
}
