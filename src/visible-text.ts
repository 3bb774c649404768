/**
 * Makes untrusted text safe for people and models to read. Invisible and direction-changing characters are written out,
 * so that a name cannot imitate another or hide anything. Tabs are kept, and so are the joiners inside composed emoji.
 */
const UNSEEN =
  /(?!\t|(?<=\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)\u200d(?=\p{Extended_Pictographic}))[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

export const visible = (text: string): string =>
  text.replace(UNSEEN, (unseen) => `\\u{${unseen.codePointAt(0)?.toString(16)}}`)
