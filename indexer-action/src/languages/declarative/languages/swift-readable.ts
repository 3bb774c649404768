/** What Swift's grammar cannot read, and what it is replaced by, at the same length. */
import { blanks } from '../../../syntax/second-reading.ts'

/** Lines of conditional compilation, which the grammar expects in a few places only. Every branch is read. */
const DIRECTIVE = /^[ \t]*#(?:if|elseif|else|endif|warning|error|sourceLocation)\b.*$/gm
/** `#"a "quoted" word"#` */
const RAW_STRING = /(#{1,5})"(?!"")[^\n]{0,2000}?"\1/g
/** `#/[a-z]+/#` */
const REGEX = /#\/[^\n]{0,2000}?\/#/g
/** `#available(macOS 13, *)` */
const AVAILABLE = /#(?:un)?available\([^()]{0,300}\)/g
/** `#expect(a == b)`, `#selector(tap)`, `#function`: used like a function or a value. */
const MACRO = /#(?=[A-Za-z_]\w*\b)/g
/** `.success(())` */
const NOTHING = /(?<=\w\()\(\)(?=\))/g
/** `nonisolated(unsafe) var` */
const UNSAFE = /(?<=\bnonisolated)\(unsafe\)/g
/** `_ event: sending @escaping () -> Void`, `_ = consume value` */
const OWNERSHIP = /\b(?:sending|consume|copy)(?<=[:=]\s{0,20}\w+)(?=\s+[\w@(])/g

const asString = (text: string): string => `"${'_'.repeat(text.length - 2)}"`

export const readable = (text: string): string =>
  text
    .replace(DIRECTIVE, blanks)
    .replace(RAW_STRING, asString)
    .replace(REGEX, asString)
    .replace(AVAILABLE, (condition) => 'true'.padEnd(condition.length))
    .replace(MACRO, ' ')
    .replace(NOTHING, '0 ')
    .replace(UNSAFE, blanks)
    .replace(OWNERSHIP, blanks)
