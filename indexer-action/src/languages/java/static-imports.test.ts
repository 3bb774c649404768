import { test } from 'vitest'
import { linksOf as java } from '../nominal/link-harness.ts'

test('of several classes that are imported with all their static methods, none is guessed', async () => {
  await java({
    'a/Use.java': `
package a;
import static x.y.Matchers.*;
import static z.w.Conditions.*;
class Use {
  void m() { near(1); }
  //> near -> ?
}
`,
    'a/Tests.java': `
package a;
import static org.hamcrest.MatcherAssert.assertThat;
import static org.hamcrest.Matchers.*;
import static org.mockito.Mockito.*;
import static x.y.Own.*;
class Tests {
  void m() { assertThat(1, hasSize(2)); verify(null); own(); }
  //> assertThat -> out maven:org.hamcrest MatcherAssert.assertThat
  //> hasSize -> out maven:org.hamcrest Matchers.hasSize
  //> verify -> out maven:org.mockito Mockito.verify
  //> own -> out maven:x.y Own.own
}
`,
    'a/One.java': `
package a;
import static x.y.Matchers.*;
import static x.y.Conditions.*;
class One {
  void m() { near(1); }
  //> near -> out maven:x.y near
}
`,
  })
})
