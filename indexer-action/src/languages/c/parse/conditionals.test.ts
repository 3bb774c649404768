import { expect, test } from 'vitest'
import { languageOfPath } from '../../../../../bench/accuracy/language-of-path.ts'
import { analyse } from '../../../analysis.ts'
import { expectLinks } from '../../../testing/carets.ts'

test('what stands between the two halves of a block for C++ is read, where nothing but macros and includes does', () =>
  expectLinks({
    'all.h': `#ifndef ALL_H
#define ALL_H
#ifdef __cplusplus
extern "C" {
#endif
#ifdef ALL_SMALL
#define ALL_ROOM 8
#else
#define ALL_ROOM 64
#endif
#include "door.h"
#ifdef __cplusplus
#define ALL_OF_CPP 1
}
#endif
#endif
`,
    'door.h': 'int open_door(int door);\n',
    'door.c': '#include "door.h"\nint open_door(int door) { return door; }\n',
    'other/door.c': 'int open_door(int door) { return -door; }\n',
    'main.c': `#include "all.h"
int main(void) {
	return open_door(ALL_ROOM);
	//     ^ call door.c open_door
	//               ^ read all.h ALL_ROOM
}
`,
  }))

const USE = 'int next(int n) { return step(n); }\n'

test.each([
  ['at the beginning', `#ifndef A_H\n#define A_H\n${USE}#endif\n`, undefined],
  ['at the beginning, before more', `#ifndef A_H\n#define A_H\n${USE}#endif\nint last;\n`, undefined],
  [
    'behind a pragma and an include',
    `#ifdef M\n#pragma once\n#endif\n#include "b.h"\n#ifndef A_H\n#define A_H\n${USE}#endif\n`,
    undefined,
  ],
  ['behind an include, before more', `#include "b.h"\n#ifndef A_H\n#define A_H\n${USE}#endif\nint last;\n`, '!A_H'],
  ['with another branch', `#include "b.h"\n#ifndef A_H\n#define A_H\n${USE}#else\nint last;\n#endif\n`, '!A_H'],
  ['that says what a macro is', `#include "b.h"\n#ifndef A_H\n#define A_H step\n${USE}#endif\n`, '!A_H'],
  ['inside another', `#ifdef M\n#ifndef A_H\n#define A_H\n${USE}#endif\n#endif\n`, 'M && !A_H'],
])('what stands under a guard %s has the condition or none', async (_, text, condition) => {
  const [file] = await analyse(new Map([['a.h', text]]), languageOfPath)
  const line = text.slice(0, text.indexOf(USE)).split('\n').length
  expect(file?.links?.conditions?.find(([use]) => file.links?.line[use] === line)?.[1]).toBe(condition)
})
