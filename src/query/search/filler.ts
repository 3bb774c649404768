/**
 * Words of prose that say nothing about code. Long descriptions contain many of them and code hardly any, so by their rarity in a
 * repository they would count most.
 *
 * Only words that no program is about, and whose stem no program is about: `mean` names things, `quite` has the stem of `quit`, and `them` that of `theme`.
 */
import { stem } from '../../contract/words.ts'

const QUESTIONS = 'how where what which why who there get program code please need like into'
const PRONOUNS =
  'you your my me we our one use using way want he him his she her they their its itself himself myself yourself themselves someone somebody anyone anybody everyone everybody something anything everything'
/** And the parts before and after an apostrophe. */
const AUXILIARIES =
  'am were been being did doing had having would could might may must shall didn doesn don isn aren wasn weren hasn haven hadn won wouldn couldn shouldn ain ll ve'
const ADVERBS =
  'accordingly actually alternatively although anyway apparently basically because besides certainly clearly consequently despite especially essentially extremely fairly fortunately frankly furthermore generally honestly hopefully however ideally indeed just kindly meanwhile merely moreover mostly mysteriously nevertheless nonetheless obviously often perhaps personally possibly presumably probably rather really regardless seemingly seriously similarly simply somehow sometimes somewhat strangely such suddenly supposedly surprisingly therefore though thus too truly typically unexpectedly unfortunately unless usually very weirdly whenever whereas whether yet'
const OPINIONS =
  'believe got happen happened happens hope know meant realize realized said say says seem seemed seems suppose tell tells think thought told understand wonder wondering'
const COURTESIES =
  'afaik annoying appreciate appreciated aka btw cheers colleague folks fyi guys hey hi imho imo lot lots mysterious regards sorry strange stuff thank thanks thx weird'

export const FILLER: ReadonlySet<string> = new Set(
  [QUESTIONS, PRONOUNS, AUXILIARIES, ADVERBS, OPINIONS, COURTESIES].join(' ').split(' ').map(stem),
)
