import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('behind a parameter, a macro of the file that stands for nothing or for further parameters is not its name', async () => {
  await expectLinks({
    'big.c': `#ifdef THREADS
#define ALSO , Info **info
#else
#define ALSO /* nothing */
#endif
typedef struct Big { int wds; } Big;
static int two(Big *a, Big *b ALSO) {
  //                          ^ read big.c ALSO
  return a->wds + b->wds;
  //              ^ read parameter b of line 7
}
int one(int k ALSO) { return k; }
//                           ^ read parameter k of line 12
`,
  })
})
