/** What is newer than the grammar. */
import { expect, test } from 'vitest'
import { check } from '../../testing/carets.ts'

async function holds(files: Record<string, string>) {
  const { expected, found } = await check(files)
  expect(expected.length).toBeGreaterThan(0)
  expect(found).toEqual(expected)
}

test('a constructor may do something before it calls another', () =>
  holds({
    'Base.java': 'class Base { Base(int size) {} }\n',
    'Part.java': `import module java.base;

class Part extends Base {
  Part(int size) {
    check(size);
  //^ call Part.java Part.check
    super(size);
  //^ call Base.java Base.Base
  }
  Part(String size) {
    if (size == null) throw new IllegalArgumentException();
    this(size.length());
  //^ call Part.java Part.Part
  }
  static void check(int size) {}
}
`,
  }))
