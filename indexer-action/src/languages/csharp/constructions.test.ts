import { expect, test } from 'vitest'
import { languageOfPath } from '../../../../bench/accuracy/language-of-path.ts'
import { analyse } from '../../analysis.ts'
import { linksOf as csharp } from '../nominal/link-harness.ts'

test('what a keyword names is made without a name that leads anywhere, and every link stands at text of its file', async () => {
  const texts = {
    'A.cs': 'class A {\n  object Lock() {\n    return new object();\n  }\n}\n',
    'B.cs': "class B {\n  string Line() {\n    return new string(' ', 3);\n  }\n  object o = new object();\n}\n",
    'C.java': 'class C {\n  @interface Fine {}\n  Object made() {\n    return new @Fine C();\n  }\n}\n',
  }
  for (const { path, text, links } of await analyse(new Map(Object.entries(texts)), languageOfPath)) {
    const lines = text.split('\n')
    const names = links.line.map((line, at) =>
      lines[line - 1]?.slice(links.column[at] ?? 0, (links.column[at] ?? 0) + (links.length[at] ?? 0)),
    )
    expect(
      names.filter((name) => !/^\w+$/.test(name ?? '')),
      path,
    ).toEqual([])
  }
})

test('a construction says the constructor at the name of the type', () =>
  csharp({
    'A.cs': `
class A {
  public A(int size) { }
  object Made() {
    var lines = new string(' ', 3);
    return new A(lines.Length);
    //> A -> A then A.A
  }
}
`,
  }))
