/** What the grammar of Dart reads in place of what it does not know, or takes for something else. */
import { blanks } from '../../../syntax/second-reading.ts'

/** A library without a name, which the grammar does not know. */
const LIBRARY = /^library[ \t]*;/m
/** `BlocBuilder<Cart, CartState>(…)` in a list, which the grammar reads as two comparisons. A pattern is none, which binds or has no more. */
const LISTED =
  / {4}(?=_?[A-Z]\w*<[\w\s.?<>]+,[\w\s.,?<>]+>\((?!\s*:|\s*\)\s*=>|[^\n]*\b(?:final|var)\b))(?<=[[,]\s*\n *)/g

export const readable = (text: string): string => text.replace(LIBRARY, blanks).replace(LISTED, 'new ')
