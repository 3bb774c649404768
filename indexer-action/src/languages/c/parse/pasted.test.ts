import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const TEXT = `struct text8 { unsigned char len; unsigned char alloc; char buf[]; };
struct text16 { unsigned short len; unsigned short alloc; char buf[]; };
#define TEXT_AT(T, s) ((struct text##T *)((s) - (sizeof(struct text##T))))
#define TEXT_VAR(T, s) struct text##T *sh = (void *)((s) - (sizeof(struct text##T)));
`

test('a record whose name a macro pastes together has its members', () =>
  expectLinks({
    'text.h': `${TEXT}static inline int length(const char *s, int wide) {
  return wide ? TEXT_AT(16, s)->len : TEXT_AT(8, s)->len;
  //                            ^ read text.h text16.len
  //                                                 ^ read text.h text8.len
}
`,
  }))

test('a variable that a macro of the file declares is one, with its type, from there on', () =>
  expectLinks({
    'text.h': `${TEXT}static inline int left(const char *s, int kind) {
  switch (kind) {
    case 1: {
      TEXT_VAR(8, s);
      return sh->alloc - sh->len;
      //     ^ read variable sh of line 8
      //         ^ read text.h text8.alloc
      //                 ^ read variable sh of line 8
    }
    case 2: {
      TEXT_VAR(16, s);
      return sh->alloc;
      //         ^ read text.h text16.alloc
    }
  }
  return 0;
}
`,
  }))
