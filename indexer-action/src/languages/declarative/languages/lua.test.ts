/** Lua. */
import { expect, test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'
import { repository } from '../../../testing/repository.ts'

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
