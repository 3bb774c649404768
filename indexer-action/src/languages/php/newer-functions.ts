/** Functions of PHP 8.3, 8.4 and 8.5, which are newer than `php-types.ts`; with the class that they return, where it is one. */
export const NEWER_FUNCTIONS = [
  'json_validate mb_str_pad str_increment str_decrement stream_context_set_options',
  'array_all array_any array_find array_find_key bcceil bcdivmod bcfloor bcround fpow grapheme_str_split http_clear_last_response_headers http_get_last_response_headers intltz_get_iana_id mb_lcfirst mb_ltrim mb_rtrim mb_trim mb_ucfirst pcntl_getcpu pcntl_getcpuaffinity pcntl_setcpuaffinity request_parse_body',
  'array_first array_last curl_multi_get_handles curl_share_init_persistent get_error_handler get_exception_handler grapheme_levenshtein locale_is_right_to_left opcache_is_script_cached_in_file_cache',
].join(' ')
