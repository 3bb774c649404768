/** What Ruby calls by itself: hooks of ancestors, of copies and of texts. */
import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

const TRACKED = `module Audit
  module Tracked
    def self.included(base)
      base.extend(Finders)
    end
    def self.extended(base); end
    module Finders
      def tracked; end
    end
  end
end
module Plain; end
class Command
  def self.inherited(other)
    super
    other.register
  end
  def self.register; end
end
`

test('who takes a module in or extends a class calls its hook', () =>
  expectLinks({
    'app/tracked.rb': TRACKED,
    'app/show.rb': `class Show < Command
#          ^ call app/tracked.rb Command.inherited
#            ^ extends app/tracked.rb Command
  include Audit::Tracked, Plain
# ^ call unknown, call app/tracked.rb Audit.Tracked.included
#                         ^ extends app/tracked.rb Plain
  extend Audit::Tracked
# ^ call unknown, call app/tracked.rb Audit.Tracked.extended
  include Plain
# ^ call unknown
end
class Quiet < Show
#           ^ call app/tracked.rb Command.inherited
end
class Alone < Struct.new(:name)
end
class Handing < DelegateClass(Command)
#             ^ nothing
end
`,
  }))

test('a copy is made by what the class does with copies, and a text by what it is as a text', () =>
  expectLinks({
    'app/cart.rb': `class Cart
  def initialize
    @items = []
  end
  def initialize_copy(other)
    other.items
#         ^ call app/cart.rb Cart.items
  end
  def items; end
  def to_s
    "#{items} in #{self}"
#     ^ nothing
#                ^ call app/cart.rb Cart.to_s
  end
end
def show
  cart = Cart.new
  copy = cart.dup
#             ^ call app/cart.rb Cart.initialize_copy
  copy.items
#      ^ call app/cart.rb Cart.items
  "a cart: #{copy}"
#          ^ call app/cart.rb Cart.to_s
end
`,
  }))

test('what is raised in a test is of the class that the test expects', () =>
  expectLinks({
    'lib/shop.rb': `module Shop
  class Refused < StandardError
    def reason; end
  end
  class Returned
    def reason; end
  end
  module Prices
    def self.cheapest; end
  end
end
`,
    'test/shop_test.rb': `class ShopTest < Minitest::Test
  def test_refuses
    error = assert_raises(Shop::Refused) { buy }
    assert_equal :late, error.reason
#                             ^ call lib/shop.rb Shop.Refused.reason
  end
end
`,
    'spec/shop_spec.rb': `RSpec.describe Shop::Prices do
  it { expect(subject.cheapest).to be_nil }
#                     ^ call lib/shop.rb Shop.Prices.cheapest
  it 'refuses' do
    expect { buy }.to raise_error(Shop::Refused) { |error| expect(error.reason).to be_nil }
#                                                                       ^ call lib/shop.rb Shop.Refused.reason
  end
end
`,
  }))
