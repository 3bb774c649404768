import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('a field whose name is handed to a macro is a field of that name', async () => {
  await expectLinks({
    'private.h':
      '#ifdef OPEN\n#define PRIVATE(member) member\n#else\n#define PRIVATE(member) private_##member\n#endif\n',
    'cipher.h': `#include "private.h"
struct key { int bits; };
typedef struct cipher {
  unsigned int PRIVATE(state)[16];
  //           ^ call_macro private.h PRIVATE
  struct key *PRIVATE(key);
  int PRIVATE(size), PRIVATE(flags) : 3;
  int (*PRIVATE(random))(void *, int);
  int plain;
} cipher;
`,
    'cipher.c': `#include "cipher.h"
int f(cipher *c) {
  c->state[0] = c->key->bits;
  // ^ read cipher.h cipher.state
  //               ^ read cipher.h cipher.key
  //                    ^ read cipher.h key.bits
  c->random(0, c->size);
  // ^ read cipher.h cipher.random
  //              ^ read cipher.h cipher.size
  return c->flags + c->plain;
  //        ^ read cipher.h cipher.flags
  //                   ^ read cipher.h cipher.plain
}
`,
  })
})
