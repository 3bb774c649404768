/**
 * Languages that Sextant reads and the highlighter does not bring: comments, strings, numbers, keywords, types and calls.
 */
import type { ShjLanguageData, ShjRule } from '@speed-highlight/core'

const SLASHES = /\/\/.*\n?|\/\*((?!\*\/)[\s\S])*(\*\/)?/g
const HASH = /#.*\n?/g

const curly = (keywords: string, more: ShjRule[] = []): ShjLanguageData => grammar(SLASHES, keywords, more)

function grammar(comments: RegExp, keywords: string, more: ShjRule[] = []): ShjLanguageData {
  return [
    { match: comments, type: 'cmnt' },
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
  dart: curly(`abstract as assert async await base break case catch class const continue covariant default deferred do dynamic
    else enum export extends extension external factory final finally for get hide if implements import in interface is late
    library mixin new on operator part required rethrow return sealed set show static super switch sync this throw try
    typedef var void when while with yield`),
  solidity:
    curly(`abstract address anonymous as assembly bool break bytes bytes32 calldata case catch constant constructor
    continue contract delete do else emit enum error event external fallback for function if immutable import indexed int
    interface internal is let library mapping memory modifier new override payable pragma private public pure receive return
    returns revert storage string struct super this throw try type uint uint256 unchecked using view virtual while`),
  zig: curly(`align allowzero and anyframe anytype asm break callconv catch comptime const continue defer else enum errdefer
    error export extern fn for if inline noalias noinline nosuspend null opaque or orelse packed pub resume return struct
    suspend switch test threadlocal try undefined union unreachable usingnamespace var volatile while`),
  ruby: grammar(
    HASH,
    `alias and attr_accessor attr_reader begin break case class def defined do else elsif end ensure extend for if in include
    module next nil not or private protected raise redo require rescue retry return self super then undef unless until when
    while yield`,
  ),
  elixir: grammar(
    HASH,
    `after alias and case catch cond def defdelegate defexception defguard defimpl defmacro defmacrop defmodule defp defprotocol
    defstruct do else end fn for if import in nil not or quote raise receive require rescue try unless unquote use when with`,
    [{ match: /(?<![:\w]):[a-z_]\w*[?!]?/g, type: 'var' }],
  ),
  julia: grammar(
    HASH,
    `abstract baremodule begin break catch const continue do else elseif end export finally for function global if import in
    isa let local macro module mutable nothing primitive quote return struct try type using where while`,
  ),
  r: grammar(HASH, 'break else for function if in library next repeat require return source while'),
  haskell: grammar(
    /--.*\n?|\{-((?!-\})[\s\S])*(-\})?/g,
    `case class data default deriving do else family forall foreign hiding if import in infix infixl infixr instance let mdo
    module newtype of qualified then type where`,
  ),
  ocaml: grammar(
    /\(\*((?!\*\))[\s\S])*(\*\))?/g,
    `and as assert begin class constraint do done downto else end exception external for fun function functor if in include
    inherit initializer lazy let match method module mutable new nonrec object of open private rec sig struct then to try type
    val virtual when while with`,
  ),
  hcl: grammar(
    /(#|\/\/).*\n?|\/\*((?!\*\/)[\s\S])*(\*\/)?/g,
    'check data dynamic each for if in import local locals module moved output provider removed resource self terraform var variable',
  ),
  protobuf:
    curly(`enum extend extensions group import map message oneof option optional package public repeated required reserved
    returns rpc service stream syntax weak`),
  graphql: grammar(
    HASH,
    'directive enum extend fragment implements input interface mutation on query scalar schema subscription type union',
    [{ match: /@\w+|\$\w+/g, type: 'var' }],
  ),
  prisma: curly('datasource enum generator model type view', [{ match: /@@?\w+/g, type: 'section' }]),
  erlang: grammar(
    /%.*\n?/g,
    'after and andalso band begin bnot bor bsl bsr bxor case catch cond div else end fun if let maybe not of or orelse receive rem try when xor',
    [{ match: /-[a-z_]+(?=\()|\?\w+/g, type: 'section' }],
  ),
  cmake: grammar(
    HASH,
    'block break continue else elseif endblock endforeach endfunction endif endmacro endwhile foreach function if include macro option return set while',
    [{ match: /\$\{[^}]*\}?/g, type: 'var' }],
  ),
  clojure: grammar(
    /;.*\n?/g,
    `case catch cond def declare defmacro defmethod defmulti defn defprotocol defrecord deftest deftype do doseq fn for if
    let loop new ns quote recur reify throw try when`,
    [{ match: /(?<![\w:]):[\w./*+!?<>-]+/g, type: 'var' }],
  ),
  fsharp: grammar(
    /\/\/.*\n?|\(\*((?!\*\))[\s\S])*(\*\))?/g,
    `abstract and as assert base begin class default delegate do done downcast downto elif else end exception extern finally fixed
    for fun function global if in inherit inline interface internal lazy let match member module mutable namespace new not of open
    or override private public rec return sig static struct then to try type upcast use val void when while with yield`,
  ),
  gleam: curly(
    'as assert auto case const delegate derive echo else fn if implement import let macro opaque panic pub test todo type use',
  ),
  'objective-c': curly(
    `auto break case char const continue default do double else enum extern float for goto id if in inline instancetype int long
    nil register return self short signed sizeof static struct super switch typedef union unsigned void volatile while BOOL NO YES`,
    [{ match: /[@#]\w+/g, type: 'section' }],
  ),
  powershell: grammar(
    /<#((?!#>)[\s\S])*(#>)?|(?<![\w`])#.*\n?/g,
    `begin break catch class continue data do dynamicparam else elseif end enum exit filter finally for foreach from function hidden if in
    param process return static switch throw trap try until using while workflow`,
    [
      { match: /\$(?:\w+:)?\w+|\$\{[^}]*\}/g, type: 'var' },
      { match: /(?<![\w-])\p{Lu}\w*-\p{Lu}\w*/gu, type: 'func' },
    ],
  ),
}
