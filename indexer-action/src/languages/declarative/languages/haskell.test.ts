/** Haskell. */
import { expect, test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'
import { repository } from '../../../testing/repository.ts'

const STORE = `module Data.Store (save, User(..)) where
import qualified Data.Map as Map

-- | A user.
data User = User { userId :: Int, name :: String } | Nobody
newtype Name = Name String
class Shape a where
  area :: a -> Double
  area _ = 0
instance Shape User where
  area u = helper (userId u)

-- | Saves one.
save :: Int -> User -> Either String User
save 0 _ = Left "none"
save n user
  | valid = Right user
  | otherwise = Left reason
  where
    reason = show n
    valid = n > 1
helper :: Int -> Double
helper x = 1
a <+> b = a
`

test('symbols: types with constructors and fields, classes, functions of several equations', async () => {
  const r = await repository({ 'src/Data/Store.hs': STORE })
  expect(r.symbols('src/Data/Store.hs')).toEqual([
    'type User',
    'constructor User.User',
    'property User.userId',
    'property User.name',
    'constructor User.Nobody',
    'type Name',
    'constructor Name.Name',
    'trait Shape',
    'method Shape.area',
    'impl Shape User',
    'method Shape User.area',
    'function save',
    'function helper',
    'function <+>',
  ])
  expect(r.symbol('src/Data/Store.hs', 'save')).toMatchObject({
    doc: [13, 13],
    start: 14,
    end: 21,
    signature: 'save :: Int -> User -> Either String User',
    modifiers: ['exported'],
  })
})

test('names lead to locals, to what a module is imported for, and to what it declares', async () => {
  await expectLinks({
    'src/Data/Store.hs': STORE,
    'app/Main.hs': `module Main where
import Data.Store
import qualified Data.Store as S
--               ^ import src/Data/Store.hs User
import Data.List (nub)

main :: IO ()
main = do
  r <- save 1 Nobody
  --   ^ call src/Data/Store.hs save
  --          ^ read src/Data/Store.hs User.Nobody
  let kept = S.save (userId r) r
  --           ^ call src/Data/Store.hs save
  --                 ^ call src/Data/Store.hs User.userId
  --                        ^ read variable r of line 9
  print $ nub kept
  --      ^ call haskell:Data Data.List.nub
  --          ^ read variable kept of line 12
  run area
  --  ^ read src/Data/Store.hs Shape.area
  where
    run f = f (later f)
    --      ^ call parameter f of line 22
    --         ^ call variable later of line 25
    later = later
class_ x = case x of
  Just (User { name = n }) -> n
  --    ^ read src/Data/Store.hs User.User
  --                          ^ read parameter n of line 27
  Nobody -> x S.<+> x
  --          ^ nothing
  --            ^ call src/Data/Store.hs <+>
`,
  })
})
