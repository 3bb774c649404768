/** PHP's functions on lists whose results, or whose callbacks' parameters, are the lists' elements. */
import type { ListFunction } from '../nominal/dialect.ts'

const groups: [string, ListFunction][] = [
  [
    'array_values array_reverse array_slice array_splice array_unique array_merge array_merge_recursive array_replace array_replace_recursive array_diff array_diff_key array_diff_assoc array_intersect array_intersect_key array_intersect_assoc array_pad array_change_key_case iterator_to_array array_udiff array_uintersect array_diff_ukey array_intersect_ukey',
    { list: 0, gives: 'list' },
  ],
  ['array_shift array_pop current pos reset end next prev array_first array_last', { list: 0, gives: 'element' }],
  ['array_chunk', { list: 0, gives: 'lists' }],
  ['array_combine', { list: 1, gives: 'list' }],
  ['array_filter', { list: 0, elements: [0], gives: 'list' }],
  ['array_find', { list: 0, elements: [0], gives: 'element' }],
  ['array_any array_all array_find_key array_walk', { list: 0, elements: [0] }],
  ['usort uasort', { list: 0, elements: [0, 1] }],
  ['array_reduce', { list: 0, elements: [1], gives: 'result' }],
  ['call_user_func forward_static_call', { list: -1, elements: 'behind', gives: 'result' }],
  ['call_user_func_array forward_static_call_array', { list: -1, gives: 'result' }],
  ['array_map', { list: 1, elements: 'each', gives: 'results' }],
]

export const LIST_FUNCTIONS: ReadonlyMap<string, ListFunction> = new Map(
  groups.flatMap(([names, known]) => names.split(' ').map((name) => [name, known] as const)),
)
