/** Functions that take a callable, and where: an array or a text there names what will be called. */
const groups: [string, number][] = [
  [
    'call_user_func call_user_func_array forward_static_call forward_static_call_array array_map is_callable register_shutdown_function set_error_handler set_exception_handler spl_autoload_register ob_start register_tick_function header_register_callback',
    0,
  ],
  [
    'array_filter array_walk array_walk_recursive array_reduce array_find array_find_key array_any array_all usort uasort uksort preg_replace_callback iterator_apply',
    1,
  ],
  // WordPress
  [
    'add_action add_filter remove_action remove_filter has_action has_filter add_shortcode register_activation_hook register_deactivation_hook register_uninstall_hook',
    1,
  ],
]

/** By the function's name in small letters: the position of the callable. */
export const CALLBACKS: ReadonlyMap<string, number> = new Map(
  groups.flatMap(([names, at]) => names.split(' ').map((name) => [name, at] as const)),
)
