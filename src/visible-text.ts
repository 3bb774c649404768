/**
 * Strangers' text for people and models to read: what turns a line around, or is not seen, is written out, so that a name looks
 * like no other and holds nothing besides what is shown. Tabs stay, and what joins several pictures into one.
 */
const UNSEEN =
  /(?!\t|(?<=\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)\u200d(?=\p{Extended_Pictographic}))[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

export const visible = (text: string): string =>
  text.replace(UNSEEN, (unseen) => `\\u{${unseen.codePointAt(0)?.toString(16)}}`)
