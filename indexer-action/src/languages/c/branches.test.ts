import { expect, test } from 'vitest'
import { outline } from '../../testing/outline.ts'

test('of two heads for one body, the one is read that the file is compiled with', async () => {
  const heads = `#ifdef _WIN32
int wide_main(int count) {
#else
int main(int count) {
#endif
  return count;
}
`
  expect(await outline(heads)).toEqual(['function main 4-7'])
  expect(await outline(heads, 'win32/start.c')).toEqual(['function wide_main 2-7'])
})

test('branches that each open the same brace do not swallow the functions behind them', async () => {
  expect(
    await outline(`int a(int x) {
#ifdef ONE
	if (x) {
#else
	if (!x) {
#endif
		return 1;
	}
	return 2;
}
#if 0
int dead(void) { return 3; }
#endif
#ifdef __cplusplus
extern "C" {
#endif
int b(void) { return 4; }
#ifdef __cplusplus
}
#endif
`),
  ).toEqual(['function a 1-10', 'function b 17-17'])
})

test('a brace that one branch opened is closed where the same branch was taken', async () => {
  expect(
    await outline(`int a(int x) {
#ifdef KEEP
	x++;
#else
	if (x) {
#endif
	x--;
#ifndef KEEP
	}
#endif
	return x;
}
int b(void) { return 1; }
`),
  ).toEqual(['function a 1-12', 'function b 13-13'])
})

test('specialisations with conditions among their arguments are records, not variables', async () => {
  expect(
    await outline(
      `template <typename T, typename C>
struct form<T, C, enable_if_t<kind<T, C>::value != other::thing && sizeof(T) > 2>> : base<T> {
  int size;
};
template <typename T, enable_if_t<(sizeof(T) > 4), int> = 0> T big(T value) { return value; }
`,
      'a.cc',
    ),
  ).toEqual(['struct form 2-4', 'property form.size 3-3', 'function big 5-5'])
})
