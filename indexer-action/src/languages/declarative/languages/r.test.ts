/** R. */
import { expect, test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'
import { repository } from '../../../testing/repository.ts'

const STORE = `library(dplyr)
#' Saves one.
#' @param x What.
save_user <- function(x, name = "a", ...) {
  total <- helper(x$id)
  total
}
helper = function(a) a
LIMIT <- 5
LIMIT <- toString(LIMIT)
User <- R6::R6Class("User", inherit = Person, public = list(
  name = NULL,
  initialize = function(name) { self$name <- name },
  greet = function() { self$hello(private$secret()) }
), private = list(secret = function() 1))
setClass("Circle", representation(r = "numeric"))
setGeneric("area", function(shape) standardGeneric("area"))
setMethod("area", "Circle", function(shape) helper(shape@r))
`

test('symbols: functions, classes with members, generics and their methods', async () => {
  const repo = await repository({ 'R/store.R': STORE })
  expect(repo.symbols('R/store.R')).toEqual([
    'function save_user',
    'function helper',
    'variable LIMIT',
    'class User',
    'property User.name',
    'method User.initialize',
    'method User.greet',
    'method User.secret',
    'class Circle',
    'function area',
    'function area',
  ])
  expect(repo.symbol('R/store.R', 'save_user')).toMatchObject({
    doc: [2, 3],
    signature: 'save_user <- function(x, name = "a", ...)',
    parameters: [{ name: 'x' }, { name: 'name', default: '"a"' }, { name: '...', variadic: true }],
  })
})

test('names lead to locals, to functions of other files, and to members of classes', async () => {
  await expectLinks({
    'R/store.R': STORE,
    'R/main.R': `source("R/store.R")
#       ^ import R/store.R save_user
Person <- R6Class("Person", public = list(
  hello = function(x) {
    self$hello(x)
    #    ^ call R/main.R Person.hello
    #          ^ read parameter x of line 4
  }
))
run <- function(users, n = LIMIT) {
  #                        ^ read R/store.R LIMIT
  user <- User$new("a")
  #       ^ read R/store.R User
  user$greet()
  #    ^ call R/store.R User.greet
  kept <- sapply(users, function(u) save_user(u, name = n))
  #                                 ^ call R/store.R save_user
  #                                           ^ read parameter u of line 16
  #                                                     ^ read parameter n of line 10
  kept %>% helper
  #        ^ call R/store.R helper
  kept |> dplyr::filter(kept)
  #              ^ call unknown
  #                     ^ read variable kept of line 16
}
`,
  })
})

test('what is taken from a package that the file attaches is of that package, and not of the language', async () => {
  await expectLinks({
    'R/report.R': `library(dplyr)
report <- function(users) {
  dplyr::count(users)
  #      ^ call r:dplyr dplyr.count
}
`,
  })
})
