/** Functions and types of Erlang that need no module. */
export const ERLANG_NAMES: ReadonlySet<string> = new Set(
  `abs apply atom_to_binary atom_to_list binary_part binary_to_atom binary_to_existing_atom binary_to_float binary_to_integer binary_to_list
  binary_to_term bit_size bitstring_to_list byte_size ceil check_old_code check_process_code date delete_module demonitor disconnect_node
  element erase error exit float float_to_binary float_to_list floor garbage_collect get get_keys group_leader halt hd integer_to_binary
  integer_to_list iolist_size iolist_to_binary is_alive is_atom is_binary is_bitstring is_boolean is_float is_function is_integer is_list
  is_map is_map_key is_number is_pid is_port is_process_alive is_record is_reference is_tuple length link list_to_atom list_to_binary
  list_to_bitstring list_to_existing_atom list_to_float list_to_integer list_to_pid list_to_ref list_to_tuple load_module make_ref map_get
  map_size max min monitor monitor_node node nodes now open_port pid_to_list port_close port_command port_to_list process_flag process_info
  processes put ref_to_list register registered round self send setelement size spawn spawn_link spawn_monitor spawn_opt spawn_request
  split_binary statistics term_to_binary term_to_iovec throw time tl trunc tuple_size tuple_to_list unlink unregister whereis
  any arity atom binary bitstring bool boolean byte char dynamic fun function identifier integer iodata iolist iovec list map maybe_improper_list
  mfa module neg_integer nil no_return non_neg_integer none nonempty_binary nonempty_list nonempty_string number pid port pos_integer
  reference string term timeout tuple`.split(/\s+/),
)
