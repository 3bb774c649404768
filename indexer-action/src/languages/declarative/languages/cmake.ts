/**
 * CMake. Functions and macros are called like the commands of the language; targets, options and variables are named in their
 * arguments. All files of a project are one, and of variables with one name the nearest is meant.
 */

import type { SymbolKind } from '../../../../../src/contract/symbols.ts'
import { folderOf } from '../../../link/paths.ts'
import type { ImportedName, Rules } from '../rules.ts'
import type { Syntax } from '../syntax.ts'
import { filesNamed } from './files-named.ts'

/** Commands that define what their first argument names. */
const DEFINING: ReadonlyMap<string, SymbolKind> = new Map([
  ['add_library', 'object'],
  ['add_executable', 'object'],
  ['add_custom_target', 'object'],
  ['option', 'variable'],
  ['set', 'variable'],
])
/** Commands among whose arguments are targets. */
const WITH_TARGETS =
  /^(?:target_\w+|add_dependencies|set_target_properties|get_target_property|install|export|add_test|add_custom_(?:command|target)|set_property|add_library)$/
/** Commands whose first argument is a target, and needs the others. */
const DEPENDING = /^(?:target_link_libraries|add_dependencies|add_library|add_custom_target)$/
const CONDITIONS = /^(?:else)?if_command$|^while_command$/
/** Words of commands and conditions. */
const WORD =
  /^(?:AND|OR|NOT|ON|OFF|TRUE|FALSE|YES|NO|IN_LIST|DEFINED|EXISTS|COMMAND|TARGETS?|STREQUAL|MATCHES|EQUAL|LESS|GREATER|VERSION_\w+|STR\w+|IS_\w+|PUBLIC|PRIVATE|INTERFACE|STATIC|SHARED|MODULE|OBJECT|ALIAS|IMPORTED|GLOBAL|DEPENDS|PROPERTIES|PROPERTY|DESTINATION|EXPORT|COMPONENT|ALL|NAME|RUNTIME|LIBRARY|ARCHIVE|CACHE|FORCE|PARENT_SCOPE|POLICY|TEST)$/
const NAME = /^[A-Za-z_][\w.+-]*(?:::[\w.+-]+)*$/

const commandOf = (t: Syntax, node: number): string => {
  const name = t.type(node) === 'normal_command' ? t.first(node, 'identifier') : undefined
  return name === undefined ? '' : t.text(name).toLowerCase()
}

const argumentsOf = (t: Syntax, node: number): number[] => {
  const list = t.first(node, 'argument_list')
  return list === undefined ? [] : t.each(list, 'argument').flatMap((one) => t.named(one).slice(0, 1))
}

/** An argument that is a plain name. */
const isName = (t: Syntax, argument: number | undefined): argument is number =>
  argument !== undefined &&
  t.type(argument) === 'unquoted_argument' &&
  t.named(argument).length === 0 &&
  NAME.test(t.text(argument))

function definedName(t: Syntax, node: number): number | undefined {
  if (!DEFINING.has(commandOf(t, node))) return undefined
  const [name] = argumentsOf(t, node)
  return isName(t, name) ? name : undefined
}

/** What a function or macro is called, and its parameters. */
const headOf = (t: Syntax, node: number): number[] => {
  const head = t.first(node, 'function_command', 'macro_command')
  return head === undefined ? [] : argumentsOf(t, head)
}

const routine = (kind: SymbolKind) => ({
  kind,
  scope: true as const,
  name: (t: Syntax, node: number) => headOf(t, node)[0],
  parameters: (t: Syntax, node: number) =>
    headOf(t, node)
      .slice(1)
      .map((one) => ({ node: one, name: one, parameter: { name: t.text(one) } })),
  arity: () => undefined,
  body: (t: Syntax, node: number) => t.first(node, 'body'),
})

/** The command that an argument is of, and whether it is its first. */
function placeOf(t: Syntax, argument: number): { command: number; isFirst: boolean } | undefined {
  const around = t.parent(argument)
  const list = around === undefined ? undefined : t.parent(around)
  const command = list === undefined ? undefined : t.parent(list)
  if (around === undefined || command === undefined) return undefined
  return { command, isFirst: t.previous(around) === undefined }
}

/** Whether an argument names a target, an option or a variable that is defined elsewhere. */
function isUse(t: Syntax, argument: number): boolean {
  if (!isName(t, argument) || WORD.test(t.text(argument))) return false
  const place = placeOf(t, argument)
  if (!place) return false
  if (CONDITIONS.test(t.type(place.command))) return true
  const command = commandOf(t, place.command)
  return WITH_TARGETS.test(command) && !(DEFINING.has(command) && place.isFirst)
}

/** The target that depends on what an argument names: `app` in `target_link_libraries(app core)`. */
function dependentOf(t: Syntax, argument: number): number | undefined {
  const place = placeOf(t, argument)
  if (!place || place.isFirst || !DEPENDING.test(commandOf(t, place.command))) return undefined
  const list = t.first(place.command, 'argument_list')
  const around = list === undefined ? undefined : t.first(list, 'argument')
  const first = around === undefined ? undefined : t.named(around)[0]
  return isName(t, first) ? first : undefined
}

function imports(t: Syntax, node: number): ImportedName[] {
  const command = commandOf(t, node)
  if (command !== 'include' && command !== 'add_subdirectory') return []
  const [given] = argumentsOf(t, node)
  const written = given === undefined ? '' : t.text(given).replace(/^"|"$/g, '')
  if (given === undefined || written === '' || /\$\{(?!CMAKE_CURRENT_(?:LIST|SOURCE)_DIR\})/.test(written)) return []
  const path = written.replace(/^\$\{\w+\}\//, '')
  if (command === 'add_subdirectory') return [{ path: `${path}/CMakeLists.txt`, as: path, node: given }]
  return [{ path: /\.cmake$/.test(path) ? path : `${path}.cmake`, as: path, node: given }]
}

export const cmake: Rules = {
  key: 'cmake',
  family: 'declarative',
  grammar: 'tree-sitter-wasm/cmake/tree-sitter-cmake.wasm',
  revision: 3,
  separator: '::',
  standard: 'std:cmake',
  definitions: {
    function_def: routine('function'),
    macro_def: routine('macro'),
    normal_command: {
      kind: (t, node) => DEFINING.get(commandOf(t, node)) ?? 'variable',
      localInFunction: true,
      name: definedName,
      modifiers: (t, node) =>
        /^(?:add_|option)/.test(commandOf(t, node)) || /\bCACHE\b/.test(t.text(node)) ? ['exported'] : [],
    },
  },
  uses: {
    normal_command: { use: 'call', name: (t, node) => t.first(node, 'identifier') },
    unquoted_argument: {
      // What a target is made of is needed whenever that is built.
      use: (t, node) => (dependentOf(t, node) === undefined ? 'read' : 'call'),
      name: (t, node) => (isUse(t, node) ? node : undefined),
      belongsTo: dependentOf,
      supposed: true,
    },
  },
  reads: ['variable'],
  types: [],
  scopes: {
    foreach_loop: (t, node) => {
      const head = t.first(node, 'foreach_command')
      const [name] = head === undefined ? [] : argumentsOf(t, head)
      return isName(t, name) ? [{ name }] : []
    },
  },
  global: true,
  brought: {
    // Targets of packages, and what the language and its modules set and do.
    has: (name) =>
      name.includes('::') ||
      /^(?:CMAKE|CPACK|CTEST|CXX|MSVC|WIN32|UNIX|APPLE|ANDROID|IOS|MINGW|PROJECT|ARG[CNV]|ENV)/.test(name) ||
      (/^[a-z][a-z_]*$/i.test(name) && COMMANDS.has(name.toLowerCase())),
  },
  self: [],
  comments: ['line_comment', 'bracket_comment'],
  begins: 'hash',
  imports: { normal_command: imports },
  file: (path, from, paths) => {
    const folder = folderOf(from)
    if (paths.has(folder + path)) return folder + path
    return path.endsWith('.cmake') ? filesNamed(paths, path)[0] : undefined
  },
  packages: {},
}

const COMMANDS: ReadonlySet<string> = new Set(
  `add_compile_definitions add_compile_options add_custom_command add_custom_target add_definitions add_dependencies add_executable add_library
  add_link_options add_subdirectory add_test aux_source_directory block break build_command check_c_compiler_flag check_c_source_compiles
  check_cxx_compiler_flag check_cxx_source_compiles check_function_exists check_include_file check_include_files check_library_exists
  check_symbol_exists check_type_size cmake_dependent_option cmake_host_system_information cmake_language cmake_minimum_required
  cmake_parse_arguments cmake_path cmake_policy cmake_pop_check_state cmake_push_check_state configure_file configure_package_config_file
  continue create_test_sourcelist define_property enable_language enable_testing endblock execute_process export
  externalproject_add fetchcontent_declare fetchcontent_getproperties fetchcontent_makeavailable fetchcontent_populate file find_file find_library
  find_package find_package_handle_standard_args find_path find_program fltk_wrap_ui generate_export_header get_cmake_property get_directory_property
  get_filename_component get_property get_source_file_property get_target_property get_test_property gtest_discover_tests gtest_add_tests include
  include_directories include_external_msproject include_guard include_regular_expression install link_directories link_libraries list load_cache
  mark_as_advanced math message option pkg_check_modules pkg_get_variable pkg_search_module project qt_wrap_cpp qt_wrap_ui remove_definitions return
  separate_arguments set set_directory_properties set_property set_source_files_properties set_target_properties set_tests_properties site_name
  source_group string target_compile_definitions target_compile_features target_compile_options target_include_directories target_link_directories
  target_link_libraries target_link_options target_precompile_headers target_sources test_big_endian try_compile try_run unset variable_watch
  write_basic_package_version_file`.split(/\s+/),
)
