/** What Sorbet's structs declare, and what its assertions give. */
import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('properties of a struct are read and written, and hold what their types say', () =>
  expectLinks({
    'user.rb': `class User
  def greet; end
end
`,
    'order.rb': `class Order < T::Struct
  const :owner, User
#        ^ nothing
  prop :payer, T.nilable(User), default: nil
  prop :size, Integer
  def total = size
#             ^ call order.rb Order.size
end
`,
    'go.rb': `order = Order.new(owner: find, size: 2)
order.owner.greet
#     ^ call order.rb Order.owner
#           ^ call user.rb User.greet
order.payer = nil
#     ^ call order.rb Order.payer
order.payer.greet
#           ^ call user.rb User.greet
`,
    'other.rb': `class Form < Base
  prop :name, String
  def go = name
#          ^ call unknown
end
`,
  }))

test('an assertion gives the value that it is about, or one of the class that it names', () =>
  expectLinks({
    'user.rb': `class User
  def greet; end
end
`,
    'go.rb': `class Go
  def go(given)
    T.must(User.new).greet
#                    ^ call user.rb User.greet
    user = T.let(User.new, T.nilable(User))
    user.greet
#        ^ call user.rb User.greet
    T.cast(given, User).greet
#                       ^ call user.rb User.greet
  end
end
`,
  }))
