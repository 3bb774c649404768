/** CMake. */
import { expect, test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'
import { repository } from '../../../testing/repository.ts'

const ROOT = `project(acme)
# Adds a thing.
function(add_thing NAME TYPE)
  set(inner 1)
  add_library(\${NAME} \${TYPE})
  #             ^ read parameter NAME of line 3
endfunction()
option(BUILD_TESTS "Build." ON)
set(SOURCES a.cc b.cc)
add_library(core STATIC \${SOURCES})
#                         ^ read CMakeLists.txt SOURCES
add_library(acme::core ALIAS core)
#                            ^ call CMakeLists.txt core
if(BUILD_TESTS AND NOT MSVC)
#  ^ read CMakeLists.txt BUILD_TESTS
#              ^ nothing
  add_subdirectory(test)
  #                ^ import test/CMakeLists.txt run_tests
  include(helpers)
  #       ^ import cmake/helpers.cmake help
endif()
`

test('symbols: functions, targets, options and variables', async () => {
  const r = await repository({ 'CMakeLists.txt': ROOT })
  expect(r.symbols('CMakeLists.txt')).toEqual([
    'function add_thing',
    'variable BUILD_TESTS',
    'variable SOURCES',
    'object core',
    'object acme::core',
  ])
  expect(r.symbol('CMakeLists.txt', 'add_thing')).toMatchObject({
    doc: [2, 2],
    parameters: [{ name: 'NAME' }, { name: 'TYPE' }],
  })
})

test('commands lead to functions, and arguments to targets, in whichever file they are', async () => {
  await expectLinks({
    'CMakeLists.txt': ROOT,
    'cmake/helpers.cmake': 'macro(help)\nendmacro()\n',
    'test/CMakeLists.txt': `add_executable(run_tests main.cc)
target_link_libraries(run_tests PRIVATE acme::core fmt::fmt)
#                     ^ read test/CMakeLists.txt run_tests
#                               ^ nothing
#                                       ^ call CMakeLists.txt acme::core
#                                                  ^ call std:cmake fmt::fmt
add_thing(other SHARED)
# ^ nothing
  help()
# ^ call cmake/helpers.cmake help
foreach(FILE IN LISTS FILES)
  message("\${FILE}")
#            ^ read parameter FILE of line 11
endforeach()
  add_thing(third STATIC)
# ^ call CMakeLists.txt add_thing
`,
  })
})

test('what a target needs is called by it', async () => {
  const r = await repository({
    'CMakeLists.txt': `add_library(core a.cc)
add_library(acme::core ALIAS core)
add_executable(app main.cc)
target_link_libraries(app PRIVATE core)
add_dependencies(app missing)
`,
  })
  expect(await r.callers('CMakeLists.txt', 'core')).toEqual(['CMakeLists.txt acme::core', 'CMakeLists.txt app'])
})
