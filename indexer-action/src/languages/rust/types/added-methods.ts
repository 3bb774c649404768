/**
 * Methods in the table of standard-library.ts that come from extension traits of well-known crates. Methods of the repository's own traits take
 * precedence over these.
 */
export const ADDED_METHODS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['Result', new Set(['context', 'with_context'])],
  [
    'Vec',
    new Set([
      'map',
      'par_iter',
      'par_iter_mut',
      'into_par_iter',
      'par_chunks',
      'par_chunks_mut',
      'par_sort_by',
      'par_sort_by_key',
      'par_sort_unstable_by',
      'par_sort_unstable_by_key',
    ]),
  ],
  [
    'Future',
    new Set([
      'boxed',
      'boxed_local',
      'shared',
      'fuse',
      'in_current_span',
      'instrument',
      'map',
      'then',
      'map_ok',
      'and_then',
      'now_or_never',
    ]),
  ],
  [
    'Iter',
    new Set(
      (
        'sorted sorted_by sorted_by_key sorted_unstable sorted_unstable_by sorted_unstable_by_key sorted_by_cached_key dedup dedup_by ' +
        'unique unique_by join collect_vec update interleave merge intersperse chunk_by group_by into_group_map_by counts counts_by ' +
        'tuple_windows tuples tuple_combinations circular_tuple_windows next_tuple collect_tuple combinations permutations powerset ' +
        'cartesian_product zip_eq exactly_one at_most_one find_position positions map_ok filter_ok filter_map_ok ' +
        'k_smallest k_largest multipeek find_or_first find_or_last position_max_by_key position_min_by_key position_max_by position_min_by ' +
        'max_set_by_key min_set_by_key max_set min_set minmax minmax_by minmax_by_key partition_map find_any find_first find_last'
      ).split(' '),
    ),
  ],
])
