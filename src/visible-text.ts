/**
 * Makes untrusted text safe for people and models to read. Invisible and direction-changing characters are written out,
 * so that a name cannot imitate another or hide anything. Tabs are kept, and so are the joiners inside composed emoji.
 */
/** Where it stands it is seen: it joins two pictures to one, or says how the one before it is drawn. */
const SEEN = [
  /\t/,
  /(?<=\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)\u200d(?=\p{Extended_Pictographic})/u,
  /(?<=\p{Emoji})[\ufe0e\ufe0f]/u,
  /(?<=\p{Script=Han})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/u,
  /(?<=\p{Script=Mongolian})[\u180b-\u180d\u180f]/u,
]
/** What Unicode would have left out where it cannot be drawn is more than controls: a row of variation selectors spells whole sentences. */
const IGNORED = '[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}]'
const UNSEEN = new RegExp(`(?=${IGNORED})(?!${SEEN.map(({ source }) => source).join('|')}).`, 'gsu')

export const visible = (text: string): string =>
  text.replace(UNSEEN, (unseen) => `\\u{${unseen.codePointAt(0)?.toString(16)}}`)
