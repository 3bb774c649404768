/**
 * Languages that Sextant reads and the highlighter does not bring: comments, strings, numbers, keywords, types and calls.
 */
import type { ShjLanguageData, ShjRule } from '@speed-highlight/core'

function curly(keywords: string, more: ShjRule[] = []): ShjLanguageData {
  return [
    { match: /\/\/.*\n?|\/\*((?!\*\/)[\s\S])*(\*\/)?/g, type: 'cmnt' },
    { expand: 'str' },
    { expand: 'num' },
    { match: new RegExp(`\\b(${keywords.trim().split(/\s+/).join('|')})\\b`, 'g'), type: 'kwd' },
    { match: /\b(true|false|null)\b/g, type: 'bool' },
    { match: /[/*+:?&|%^~=!,<>.^-]+/g, type: 'oper' },
    { match: /\b[A-Z]\w*\b/g, type: 'class' },
    { match: /[a-zA-Z_]\w*(?=\s*\()/g, type: 'func' },
    ...more,
  ]
}

export const OWN_GRAMMARS: Readonly<Record<string, ShjLanguageData>> = {
  csharp:
    curly(`abstract as async await base bool break byte case catch char checked class const continue decimal default
    delegate do double else enum event explicit extern finally fixed float for foreach get if implicit in init int interface
    internal is lock long namespace new object operator out override params partial private protected public readonly record
    ref required return sbyte sealed set short sizeof static string struct switch this throw try typeof uint ulong unchecked
    unsafe ushort using value var virtual void volatile when where while with yield`),
  php: curly(
    `abstract and array as break callable case catch class clone const continue declare default do echo else elseif empty
    enum extends final finally fn for foreach function global goto if implements include include_once instanceof insteadof
    interface isset list match namespace new or print private protected public readonly require require_once return static
    switch throw trait try unset use var while xor yield`,
    [
      { match: /\$\w+/g, type: 'var' },
      { match: /<\?php|\?>/g, type: 'section' },
      { match: /#(?!\[).*\n?/g, type: 'cmnt' },
    ],
  ),
  kotlin:
    curly(`abstract actual annotation as break by catch class companion const constructor continue crossinline data do
    else enum expect external final finally for fun get if import in infix init inline inner interface internal is lateinit
    noinline object open operator out override package private protected public reified return sealed set super suspend
    this throw try typealias val var vararg when where while`),
  swift: curly(`actor as associatedtype async await break case catch class continue default defer deinit do else enum
    extension fallthrough fileprivate for func guard if import in init inout internal is let nil open operator private
    protocol public repeat rethrows return self static struct subscript super switch throw throws try typealias var where
    while`),
  scala:
    curly(`abstract case catch class def do else enum extends extension final finally for given if implicit import lazy
    match new object override package private protected return sealed super then this throw trait try type using val var
    while with yield`),
}
