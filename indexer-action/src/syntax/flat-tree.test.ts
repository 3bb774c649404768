import { describe, expect, test } from 'vitest'
import { Parser } from 'web-tree-sitter'
import { flatten, walkTree } from './flat-tree.ts'
import { loadGrammar } from './grammars.ts'
import { copyTree, type NodeColumns } from './tree-memory.ts'

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: source text of other languages
/** Something of each language, chosen for what makes trees hard to copy: aliases, fields, hidden nodes, extras. */
const SAMPLES: Record<string, string> = {
  'tree-sitter-bash/tree-sitter-bash.wasm': 'f() { local a="${x:-$(ls | wc -l)}"; }\ncat <<EOF | grep -v b\n$a\nEOF\n',
  'tree-sitter-c/tree-sitter-c.wasm':
    '#ifdef A\nstatic int (*f)(const char *, ...); /* c */\n#else\nstruct s { unsigned x:3; } y = { .x = 1 };\n#endif\nint g(void) { return sizeof(struct s) + f("é😀", 1); }\n',
  'tree-sitter-cpp/tree-sitter-cpp.wasm':
    'template <typename T, int N = 3> class A : public B<T> { A() = default; ~A(); T operator+(const T&) const; };\nauto l = [&](auto x) mutable -> int { return x; };\n',
  'tree-sitter-c-sharp/tree-sitter-c_sharp.wasm':
    'namespace N; public record P(int X) { public async Task<T> F<T>(this T a) => await $"{a}" switch { _ => 1 }; }\n',
  'tree-sitter-go/tree-sitter-go.wasm':
    'package p\nimport ("fmt"; x "y")\nfunc (s *S[T]) M(a, b int, c ...string) (err error) { defer fmt.Println(`é`, a); return }\n',
  'tree-sitter-java/tree-sitter-java.wasm':
    'package a.b; @A(x = 1) class C<T extends D & E> { int[] f() throws X { return xs.stream().map(C::g).toList(); } }\n',
  'tree-sitter-javascript/tree-sitter-javascript.wasm':
    'import a, { b as c } from "x"\nexport default class extends A { static #p = 1; get x() { return `a${b}😀` } }\nfor (const [k, v] of Object.entries({ ...o })) ;\n',
  'tree-sitter-php/tree-sitter-php.wasm':
    '<html><?php namespace A\\B; use C\\{D, E as F}; class G extends H { use T; public function __construct(private ?int $x = null) {} } ?></html>',
  'tree-sitter-python/tree-sitter-python.wasm':
    '@d\nasync def f(a, /, b: int = 1, *args, **kw) -> str:\n    """Doc."""\n    return f"{a!r:>{b}}" if (x := 1) else [y async for y in z]\n',
  'tree-sitter-ruby/tree-sitter-ruby.wasm':
    'module A\n  class B < C\n    attr_reader :x\n    def m(a, b = 1, *c, d:, &e) = puts("#{a}")\n    def self.n; <<~T\n      hi #{1}\n    T\n    end\n  end\nend\n',
  'tree-sitter-rust/tree-sitter-rust.wasm':
    '#[cfg(test)] mod t { use a::{b::*, c as d}; impl<T: X> Y for Z<T> where T: \'static { fn f(&mut self) -> Result<(), E> { m!(x => "é"); g()? } } }\n',
  'tree-sitter-scala/tree-sitter-scala.wasm':
    'package a\ntrait T[A] { def f(x: Int)(using y: Y): String = s"${x}" }\ncase class C(a: Int) extends T[Int] with U\n',
  'tree-sitter-typescript/tree-sitter-tsx.wasm':
    'export const A: FC<P> = ({ x, ...r }) => <B.C key="a" {...r}>{x as T} é</B.C>\nabstract class Q<T> { constructor(private readonly y?: number) { super() } }\n',
  'tree-sitter-typescript/tree-sitter-typescript.wasm':
    'declare module "m" { export type A<T> = { [K in keyof T]?: T[K] extends infer U ? U : never } }\nenum E { A = 1 << 2 }\nfunction f(this: X, a?: string): asserts a is string\n',
  '@repomix/tree-sitter-wasms/out/tree-sitter-dart.wasm':
    'class A extends B with C { final int? x; A(this.x, {required D d}); E f() async => await g!.h(x)..i = "é"; }\n',
  '@repomix/tree-sitter-wasms/out/tree-sitter-swift.wasm':
    'extension A { func f(_ a: Int = 1) -> Int? { guard let b = a.c else { return nil }; d { $0 } } }\n',
  'tree-sitter-elixir/tree-sitter-elixir.wasm':
    'defmodule A.B do\n  @doc "é"\n  def f(%{a: b} = c, d \\\\ 1) when is_nil(b), do: c |> &1.(fn _ -> "#{d}" end)\nend\n',
  '@tree-sitter-grammars/tree-sitter-zig/tree-sitter-zig.wasm':
    'pub fn f(comptime T: type) !?*T { return if (g()) |x| .{ .a = x } else |e| switch (e) { else => "é" }; }\n',
  'tree-sitter-haskell/tree-sitter-haskell.wasm':
    'module A.B (f) where\nimport qualified C as D\n-- | é\nf :: Maybe a -> Int\nf (Just x) | x > 1, y <- D.g x = y\n           | otherwise = let z = 1 in z\n  where h = "é"\n',
  'tree-sitter-ocaml/tree-sitter-ocaml.wasm':
    'let rec f ~a ?(b = 1) { c; _ } = match c with Some x when x > b -> M.(g x) | _ -> "é" |> h\nmodule N = struct type t = A of int end\n',
  'tree-sitter-ocaml/tree-sitter-ocaml_interface.wasm': '(** é *)\nval f : a:int -> t\nmodule M : sig type t end\n',
  'tree-sitter-julia/tree-sitter-julia.wasm':
    'module A\nusing ..B: c\nf(x::T, y = 1; k...) where {T} = [g(i) for i in x if i > 1] |> h\n"é"\nmutable struct S <: Q; a::Int end\nend\n',
  '@davisvaughan/tree-sitter-r/tree-sitter-r.wasm':
    'f <- function(x, ..., n = 1) { y$a@b[[1]] <<- "é"; x |> pkg::g(\\(z) z) }\n',
  '@repomix/tree-sitter-wasms/out/tree-sitter-solidity.wasm':
    'contract A is B(1) { modifier m(uint x) { _; } function f(uint x) public m(x) returns (bool) { emit E(x); return !c.g{value: 1}(x); } }\n',
  '@tree-sitter-grammars/tree-sitter-lua/tree-sitter-lua.wasm':
    'local M = { f = function(self, ...) return #self end }\nfunction M:g() for k, v in pairs(self) do print(k .. "é") end end\n',
  '@tree-sitter-grammars/tree-sitter-kotlin/tree-sitter-kotlin.wasm':
    'package a.b\n@A data class C<T>(val x: Int = 1) : D(x), E by e { companion object { fun <T> T.f(): Unit? = when (this) { is X -> "$x" else -> null } } }\n',
  'tree-sitter-fsharp/tree-sitter-fsharp.wasm':
    'module A.B\nopen C\n/// é\nlet rec f (x: int) y : T =\n  match y with\n  | Some { P = p } when p > 1 -> x |> g.h (fun z -> z)\n  | _ -> "é"\n',
  'tree-sitter-wasm/cmake/tree-sitter-cmake.wasm':
    'function(f a) # é\n  set(b "${a}é" c)\nendfunction()\nif(NOT d)\n  add_library(e ${b} $<f:g>)\nelse()\n  foreach(h IN LISTS b)\n  endforeach()\nendif()\n',
  'tree-sitter-wasm/clojure/tree-sitter-clojure.wasm':
    '(ns a.b (:require [c.d :as e]))\n(defn ^:private f "é" [{:keys [x] :as y} & z] #(e/g % `(h ~x ~@z)) #_(i) \'j)\n',
  'tree-sitter-wasm/erlang/tree-sitter-erlang.wasm':
    '-module(a).\n-record(r, {x = 1 :: t()}).\nf(#r{x = X}, [H | _]) when X > 1 -> m:g(?M, fun h/1), [Y || Y <- H];\nf(_, _) -> <<"é"/utf8>>.\n',
  'tree-sitter-wasm/gleam/tree-sitter-gleam.wasm':
    'import a/b.{type C, D as E} as f\n/// é\npub fn g(h i: C) -> E {\n  use j <- f.k(i)\n  case j { D(l:, ..) if l > 1 -> l |> m [n, ..] -> "é" }\n}\n',
  'tree-sitter-wasm/graphql/tree-sitter-graphql.wasm':
    '"é"\ntype A implements B & C @d(e: 1) { f(g: [H!]! = {i: J}): K }\nquery L($m: N) { o: p(q: $m) { ... on R { ...S } } }\n',
  'tree-sitter-wasm/hcl/tree-sitter-hcl.wasm':
    '# é\nresource "a" "b" {\n  c = [for d, e in var.f : "${e.g[0]}é" if d != h.*.i]\n  dynamic "j" { content { k = l(m) ? 1 : { n = 2 } } }\n}\n',
  'tree-sitter-wasm/objc/tree-sitter-objc.wasm':
    '@interface A : B <C>\n@property (nonatomic) D<E *> *f; // é\n+ (G)h:(I *)j k:(void (^)(L))l;\n@end\n@implementation A\n- (void)m { [self.f n:@"é" o:^(P q) { r(q); }]; }\n@end\n',
  'tree-sitter-wasm/perl/tree-sitter-perl.wasm':
    'package A::B 1.0 { use c qw(d); has [qw(e f)] => sub ($g, %h) { "é$g->{i} @{[ j(1) ]}" =~ m{k}x ? <<L : $$g[0] } }\né\nL\n=head1 M\n\né\n\n=cut\n',
  'tree-sitter-wasm/powershell/tree-sitter-powershell.wasm':
    'using module ./a.psm1\nfunction script:B-C { param([Parameter()] [int] $D = 1)\n"é$($D.E)" | F -G @H { 1 } }\nclass I : J { hidden static [K] $L; [void] M([N] $o) { [P]::new($this.Q) } }\n<# é #>\n. "$R/s.ps1"\n',
  'tree-sitter-wasm/proto/tree-sitter-proto.wasm':
    'syntax = "proto3";\npackage a.b; // é\nmessage C { map<string, .d.E> f = 1 [(g) = "é"]; oneof h { I j = 2; } }\nservice K { rpc L(stream M) returns (N); }\n',
}
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: until here

const fresh = (capacity: number): NodeColumns => ({
  type: new Uint16Array(capacity),
  field: new Uint16Array(capacity),
  start: new Int32Array(capacity),
  end: new Int32Array(capacity),
  parent: new Int32Array(capacity),
  after: new Int32Array(capacity),
  flags: new Uint8Array(capacity),
  count: 0,
})

async function parse(grammarPath: string, text: string) {
  const grammar = await loadGrammar(grammarPath)
  const parser = new Parser().setLanguage(grammar)
  const tree = parser.parse(text)
  if (!tree) throw new Error('no tree')
  return { grammar, tree }
}

/** Texts that are not the grammar's own make errors, missing nodes and skipped text; all count. */
const TEXTS = [
  ...Object.values(SAMPLES),
  '',
  '\n\n',
  '\r\n  x\r\n',
  `${'('.repeat(3000)}${'[{'.repeat(200)}`,
  '\ufeffint x;',
  '"😀\u2028',
]

describe.each(Object.keys(SAMPLES))('a tree of %s', (grammarPath) => {
  test('read from memory is the tree that the public cursor walks', async () => {
    for (const text of TEXTS) {
      const { grammar, tree } = await parse(grammarPath, text)
      for (const dropped of ['nothing', 'every anonymous node']) {
        const drop = new Uint8Array(grammar.types.length).fill(dropped === 'nothing' ? 0 : 1)
        const copied = copyTree(tree, drop, fresh)
        expect(copied, `walk of ${JSON.stringify(text.slice(0, 60))} gave up`).toBeDefined()
        expect(copied).toEqual(walkTree(tree, drop, fresh))
      }
      tree.delete()
    }
  })

  test('names its nodes, nests them and gives them their source text', async () => {
    const text = SAMPLES[grammarPath] as string
    const { grammar, tree } = await parse(grammarPath, text)
    expect(tree.rootNode.hasError, tree.rootNode.toString()).toBe(false)
    const flat = flatten(tree, text, grammar)
    expect(flat.typeName(0)).toBe(tree.rootNode.type)
    for (let node = 1; node < flat.count; node++) {
      const parent = flat.parent[node] as number
      expect(parent).toBeLessThan(node)
      expect(flat.after[node]).toBeLessThanOrEqual(flat.after[parent] as number)
      expect(flat.textOf(parent)).toContain(flat.textOf(node))
    }
    tree.delete()
  })
})

test('lines and columns are right whatever order they are asked in', async () => {
  const text = 'a\nbb\r\n\n  ccc\n'
  const { grammar, tree } = await parse('tree-sitter-python/tree-sitter-python.wasm', text)
  const flat = flatten(tree, text, grammar)
  const expected = [...text].map((_, at) => text.slice(0, at).split('\n').length)
  const order = [...expected.keys()]
  for (const offsets of [order, order.toReversed(), order.toSorted((a, b) => ((a * 7) % 5) - ((b * 7) % 5))])
    for (const offset of offsets) expect(flat.lineAt(offset)).toBe(expected[offset])
  expect(flat.columnAt(text.indexOf('ccc'))).toBe(2)
  tree.delete()
})
