/** Lua. */
import { expect, test } from 'vitest'
import { processorTimeOf } from '../../../../../test/setup/processor-time.ts'
import { expectLinks } from '../../../testing/carets.ts'
import { repository } from '../../../testing/repository.ts'
import { classesIn } from './lua-tables.ts'

const STORE = `local util = require("app.util")
local M = {}
local users = {}
--- Saves one.
function M.save(user, ...)
  users[user.id] = util.checked(user)
end
function M:all() return users end
M.count = function() return #users end
local function helper(name) return name end
local Dog = { bark = function(self) helper(self) end, age = 3 }
function start() end
return M
`

test('symbols: functions of tables, of files and of their own', async () => {
  const r = await repository({ 'app/store.lua': STORE })
  expect(r.symbols('app/store.lua')).toEqual([
    'variable M',
    'variable users',
    'function M.save',
    'function M.all',
    'function M.count',
    'function helper',
    'variable Dog',
    'function Dog.bark',
    'property Dog.age',
    'function start',
  ])
  expect(r.symbol('app/store.lua', 'M.save')).toMatchObject({
    parameters: [{ name: 'user' }, { name: '...', variadic: true }],
    signature: 'function M.save(user, ...)',
    doc: [4, 4],
  })
  expect(r.symbol('app/store.lua', 'M.count')).toMatchObject({ line: 9, signature: 'M.count = function()' })
})

test('names lead to locals, to the members of tables, and to what an imported file defines', async () => {
  await expectLinks({
    'lua/app/store.lua': STORE,
    'lua/app/util.lua': 'return { checked = function(x) return x end }\n',
    'lua/app/main.lua': `local store = require "app.store"
--                     ^ import lua/app/store.lua M
local M = {}
local function run(name)
  store.save({ name = name })
  --    ^ call lua/app/store.lua M.save
  --                  ^ read parameter name of line 4
  for i, user in pairs(store:all()) do
    --                       ^ call lua/app/store.lua M.all
    print(user, i)
    --    ^ read parameter user of line 8
  end
  local count = store.count()
  --                  ^ call lua/app/store.lua M.count
  count = count + 1
  -- ^ nothing
  helper(count)
  -- ^ nothing
  start()
  -- ^ nothing
  return start()
  --     ^ call lua/app/store.lua start
end
function M.twice() run("a") M.once() end
--                 ^ call lua/app/main.lua run
--                            ^ call lua/app/main.lua M.once
function M:once() self.twice() end
--                     ^ call lua/app/main.lua M.twice
return M
`,
  })
})

test('fields of a file’s tables are symbols: those it assigns at its top level, and those a table is made with', async () => {
  const files = {
    'app/kinds.lua': `local Kinds = { OPEN = 1, DONE = 2, run = function() end }
Kinds.MOST = 3
Kinds.deep.one = 1
Kinds.MOST = 4
--    ^ write app/kinds.lua Kinds.MOST
other.x = 1
total = 1
  total = total + 1
--^ write app/kinds.lua total
local function hidden() end
Kinds.hidden = hidden
function Kinds.use(state)
  Kinds.seen = state
  return Kinds.OPEN + Kinds.MOST
--             ^ read app/kinds.lua Kinds.OPEN
--                          ^ read app/kinds.lua Kinds.MOST
end
function Kinds:all() return self.DONE end
--                               ^ read app/kinds.lua Kinds.DONE
print(OPEN)
--    ^ read unknown
return Kinds
`,
    'app/main.lua': `local kinds = require "app.kinds"
print(kinds.OPEN, kinds.hidden())
--          ^ read app/kinds.lua Kinds.OPEN
--                      ^ call app/kinds.lua hidden
kinds.extra = 2
print(require("app.kinds").OPEN)
--                         ^ read app/kinds.lua Kinds.OPEN
other.kinds.visible()
--          ^ call unknown
kinds.other.visible()
--          ^ call app/shown.lua Shown.visible
`,
    'app/shown.lua': `local Shown = {}
function Shown.visible() end
return Shown
`,
  }
  await expectLinks(files)
  const r = await repository({ 'app/kinds.lua': files['app/kinds.lua'] as string })
  expect(r.symbols('app/kinds.lua')).toEqual([
    'variable Kinds',
    'property Kinds.OPEN',
    'property Kinds.DONE',
    'function Kinds.run',
    'property Kinds.MOST',
    'variable total',
    'function hidden',
    'function Kinds.use',
    'function Kinds.all',
  ])
})

test('an object has the methods of the table that it is made of, or that a comment names', () =>
  expectLinks({
    'app/dog.lua': `---@class app.Dog : Animal
local Dog = {}
Dog.__index = Dog
function Dog.new(name)
  local self = setmetatable({ name = name }, Dog)
  self:bark()
--     ^ call app/dog.lua Dog.bark
  return self
end
function Dog:bark() end
---@param other app.Dog the other one
---@param count number
function Dog:meet(other, count)
  other:bark()
--      ^ call app/dog.lua Dog.bark
  other:eat()
--      ^ call app/animal.lua M.eat
  count:bark()
--      ^ call unknown
end
return Dog
`,
    'app/animal.lua': `---@class Animal
local M = {}
function M:eat() end
return M
`,
    'app/main.lua': `local Dog = require "app.dog"
local one = Dog.new("a")
one:bark()
--  ^ call app/dog.lua Dog.bark
local two = Dog:new()
two:bark()
--  ^ call app/dog.lua Dog.bark
---@type app.Dog?
local three = given()
three:bark()
--    ^ call app/dog.lua Dog.bark
local function go(cat) cat:bark() end
--                         ^ call unknown
`,
  }))

test('functions and tables of Lua itself lead outside, unless the file has its own', () =>
  expectLinks({
    'a.lua': `local M = {}
function M.go(list)
  for _, one in ipairs(list) do print(one) end
--              ^ call std:lua ipairs
--                              ^ call std:lua print
  return table.concat(list), string.format("%s", 1), math.huge
--             ^ call std:lua table.concat
--                                  ^ call std:lua string.format
--                                                        ^ read std:lua math.huge
end
return M
`,
    'b.lua': `local table = { concat = function() end }
local function print() end
local function go(string)
  print(table.concat(), string:format())
--^ call b.lua print
--            ^ call b.lua table.concat
--                             ^ call unknown
end
`,
  }))

test('of several classes that comments name one below the other, a table is the last one, however lines end', async () => {
  await expectLinks({
    'app/dog.lua': `---@class Options
---@field name string
---@class Dog
---@field size number
local M = {}
function M:bark() end
`.replaceAll('\n', '\r\n'),
    'app/main.lua': `---@type Dog
local one = make()
one:bark()
--  ^ call app/dog.lua M.bark
---@type Options
local two = make()
two:bark()
--  ^ call unknown
`,
  })
})

test('classes that extend each other are looked through once', async () => {
  const names = Array.from({ length: 16 }, (_, nth) => `Class${nth}`)
  const classes = names.map((name, nth) => `---@class ${name} : ${names.join(', ')}\nlocal T${nth} = {}\n`)
  await expectLinks({
    'app/classes.lua': `${classes.join('')}function T15.bark() end\n`,
    'app/main.lua': `---@type Class0
local one = make()
one:bark()
--  ^ call app/classes.lua T15.bark
one:meow()
--  ^ call unknown
`,
  })
})

test('a block of comments is read once, however many classes it names and whatever a line is long', async () => {
  const taken = await processorTimeOf(() => {
    expect(classesIn(`${'---@class Dog : Animal\n'.repeat(20_000)}\n`)).toBeUndefined()
    expect(classesIn(`---@class Dog : ${'Animal, '.repeat(20_000)}\n\n`)).toBeUndefined()
  })
  expect(taken).toBeLessThan(5_000)
})
