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
/** `.success(())`, `resume(returning: ())`, `return ()` */
const NOTHING =
  /\(\)(?<=(?:[\w>]\(|[(,]\s{0,20}\w{1,40}: ?)\(\))(?=\s{0,20}[,)])|\(\)(?<=\breturn \(\))(?=\s{0,20}[}\n])/g
/** `nonisolated(unsafe) var` */
const ISOLATION = /\bnonisolated\((?:unsafe|nonsending)\)/g
/** `func load() async throws(Failure) -> Int`, `do throws(Failure) {` */
const THROWN = /\bthrows(?<=\bdo[ \t]{1,20}throws)\([^()\n]{1,200}\)|(?<=\bthrows)\([^()\n]{1,200}\)/g
/** `while let next = try await items.next() {`, `if await isDone {`: the grammar takes the block for an argument. */
const AWAITED = /\bawait(?<!(?:\.|\b(?:func|for(?:[ \t]+try)?)[ \t]+)await)(?=\s+[\w(!])/g
/** `_ event: sending @escaping () -> Void`, `-> sending Value`, `isolation: isolated (any Actor)?`, `_ = consume value` */
const OWNERSHIP =
  /\b(?:sending|isolated|consume|copy|unsafe|__owned|__shared)(?<=(?:[:=>]|\b(?:return|switch|inout|consuming|borrowing|for))\s{0,20}\w+)(?=[ \t]+[\w@(])/g
/** `take(consume value)`, `isolated deinit`, `discard self` */
const PREFIX =
  /\b(?:sending|isolated|consume|copy|unsafe)(?<=[(,]\s{0,20}\w+)(?=[ \t]+\w+\b(?!\s*:))|\b(?:isolated(?=[ \t]+deinit\b)|discard(?=[ \t]+self\b))/g
/** ``func `finds what was saved`()`` */
const RAW_NAME = /`[^`\n"\\]{1,200}`/g
/** `_$observationRegistrar` */
const DOLLAR = /(?<=\b_)\$(?=\w)/g
/** `typealias StoreOf<R: Reducer> = Store<R.State> where R.State: Equatable` */
const CONDITION =
  /\bwhere\b(?<=\btypealias [^\n={}]{1,200}=[^\n{}]{1,300}where|\btypealias [^\n={}]{1,200}=[^\n{}]{1,300}\n[ \t]*where)[^\n{}]*/g
/** `typealias Client = Accounts\n  & Statuses`: the line would end the declaration. */
const COMPOSED = /\n([ \t]+)&(?=[ \t]+[A-Z(])/g

const asString = (text: string): string => `"${'_'.repeat(text.length - 2)}"`

/** Names and everything else that stays stand where they stood. */
export const readable = (text: string): string =>
  text
    .replace(DIRECTIVE, blanks)
    .replace(RAW_STRING, asString)
    .replace(REGEX, asString)
    .replace(AVAILABLE, (condition) => 'true'.padEnd(condition.length))
    .replace(MACRO, ' ')
    .replace(NOTHING, '0 ')
    .replace(ISOLATION, blanks)
    .replace(THROWN, blanks)
    .replace(AWAITED, blanks)
    .replace(OWNERSHIP, blanks)
    .replace(PREFIX, blanks)
    .replace(RAW_NAME, (name) => `\`${name.slice(1, -1).replace(/^\p{N}|[^\p{L}\p{N}_]/gu, '_')}\``)
    .replace(DOLLAR, '_')
    .replace(CONDITION, blanks)
    .replace(COMPOSED, '&$1\n')
