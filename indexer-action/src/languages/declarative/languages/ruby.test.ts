import { expect, test } from 'vitest'
import { check } from '../../../testing/carets.ts'

async function holds(files: Record<string, string>) {
  const { expected, found } = await check(files)
  expect(found).toEqual(expected)
}

test('a constant in a module is not meant by its bare name outside of it, unless the module is included there', () =>
  holds({
    'lib/shop.rb': `module Shop
  class File
    def read; end
  end
end
class Shop::Till
  include ::Shop::Coins
  def count
    [COPPER]
#    ^ read lib/shop.rb Shop.Coins.COPPER
  end
end
module Shop::Coins
  COPPER = 1
  module Small; CENT = 2; end
end
class Shop::Drawer < Shop::Till
  def open
    Small::CENT
#          ^ read lib/shop.rb Shop.Coins.Small.CENT
  end
end
`,
    'lib/other.rb': `def go
  p File.read('a')
#   ^ read unknown
#        ^ call unknown
  Shop::Till.new.count
#                ^ call lib/shop.rb Shop.Till.count
end
module Shop
  def self.run
    Till.new.count
#            ^ call lib/shop.rb Shop.Till.count
    File.new.read
#            ^ call lib/shop.rb Shop.File.read
  end
end
`,
    'test/helper.rb': `include Shop
`,
    'test/till_test.rb': `def check
  File.new.read
#          ^ call lib/shop.rb Shop.File.read
end
`,
  }))

test('what is called on a constant gives what that method gives; one that is not ours has none of our methods', () =>
  holds({
    'lib/till.rb': `class Till
  def self.first
    new
  end
  def count_all; end
end
`,
    'lib/use.rb': `def go
  Till.first.count_all
#            ^ call lib/till.rb Till.count_all
  Elsewhere.count_all
#           ^ call unknown
end
`,
  }))

test('an assignment to a member calls its setter', () =>
  holds({
    'a.rb': `class Page
  attr_accessor :title
  def body; end
  def body=(text); end
  def size; end
end
def go
  page = Page.new
  page.title = page.title
#      ^ call a.rb Page.title
#                   ^ call a.rb Page.title
  page.body = page.body
#      ^ call a.rb Page.body=
#                  ^ call a.rb Page.body
  page.size = 1
#      ^ call unknown
end
`,
  }))

test('what a method keeps for the next call is what it gives', () =>
  holds({
    'a.rb': `class Options; def verbose_trace; end; end
class Run
  def options
    @options ||= Options.new
  end
  def go
    options.verbose_trace
#           ^ call a.rb Options.verbose_trace
  end
end
`,
  }))

test('a bare call may mean the one method of that name in a module that others mix in, unless Ruby has one', () =>
  holds({
    'helper.rb': `module Checks
  def assert_rendered(text); end
  def method_missing(name); end
  def freeze; end
end
`,
    'some_test.rb': `class SomeTest < Minitest::Test
  def test_it
    assert_rendered('x')
#   ^ call helper.rb Checks.assert_rendered
    freeze
#   ^ call unknown
    other.freeze
#         ^ call unknown
  end
end
`,
  }))
