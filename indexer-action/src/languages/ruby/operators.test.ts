/** Operators of classes: a sign calls the method of that name, where the operand is known to have one. */
import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

const PRICE = `class Price
  include Comparable
  attr_reader :cents
  def initialize(cents)
    @cents = cents
  end
  def +(other)
    Price.new(cents + other.cents)
#                   ^ nothing
  end
  def -@
    Price.new(-cents)
  end
  def ==(other)
    other.is_a?(Price) && cents == other.cents
#                               ^ nothing
  end
  def <=>(other)
    cents <=> other.cents
  end
  def !
    cents.zero?
  end
end
class Catalogue
  def [](name)
    @prices[name]
  end
  def []=(name, price)
    @prices[name] = price
#          ^ nothing
  end
  def <<(price)
    @list << price
  end
end
`

test('a sign between two values calls the operator of the first', () =>
  expectLinks({
    'app/price.rb': PRICE,
    'app/shop.rb': `class Shop
  def total(count)
    price = Price.new(3)
    price += Price.new(4)
#         ^ call app/price.rb Price.+
    whole = price + price
#                 ^ call app/price.rb Price.+
    whole == price
#         ^ call app/price.rb Price.==
    other = Time.now.monday? ? price : Catalogue.new
    other + price
#         ^ call app/price.rb Price.+
    whole != price
#         ^ call app/price.rb Price.==
    count += 1
#         ^ nothing
    -price
#   ^ call app/price.rb Price.-@
    !price
#   ^ call app/price.rb Price.!
    count + 1
#         ^ nothing
  end
end
`,
  }))

test('what Comparable gives calls the comparison of the class', () =>
  expectLinks({
    'app/price.rb': PRICE,
    'app/shop.rb': `class Plain
end
def cheaper?(a)
  price = Price.new(1)
  price <= a
#       ^ call app/price.rb Price.<=>
  Plain.new < a
#           ^ nothing
  (price <=> a).zero?
#        ^ call app/price.rb Price.<=>
  price.clamp(Price.new(2), Price.new(3)).cents
#       ^ call app/price.rb Price.<=>
#                                         ^ call app/price.rb Price.cents
end
`,
  }))

test('brackets and an arrow call the operators of what they stand behind', () =>
  expectLinks({
    'app/price.rb': PRICE,
    'app/shop.rb': `def fill
  catalogue = Catalogue.new
  catalogue['tea'] = Price.new(2)
#          ^ call app/price.rb Catalogue.[]=
  catalogue['tea']
#          ^ call app/price.rb Catalogue.[]
  catalogue << Price.new(1)
#           ^ call app/price.rb Catalogue.<<
  names = {}
  names['tea'] = 1
#      ^ nothing
  catalogue['tea'] ||= Price.new(1)
#          ^ call app/price.rb Catalogue.[]=, call app/price.rb Catalogue.[]
end
`,
  }))
