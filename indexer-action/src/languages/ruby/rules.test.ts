import { expect, test } from 'vitest'
import { analyse } from '../../analysis.ts'
import { expectLinks } from '../../testing/carets.ts'

test('a constant in a module is not meant by its bare name outside of it, unless the module is included there', () =>
  expectLinks({
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
  Till.new.count
#          ^ call lib/shop.rb Shop.Till.count
end
`,
  }))

test('what is called on a constant gives what that method gives; one that is not ours has none of our methods', () =>
  expectLinks({
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
  expectLinks({
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
    'b.rb': `class Limits
  mattr_writer :most
  self.most = 3
#      ^ call b.rb Limits.most
end
`,
  }))

test('what a method keeps for the next call is what it gives', () =>
  expectLinks({
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
  expectLinks({
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

test('modules, classes, methods, accessors, methods that a call defines and constants are symbols', async () => {
  const text = `module A
  LIMIT = 3
  class B < A::Base
    attr_reader :name
    def initialize(a, b = 2); end
    def self.make(x) = new(x)
    define_method(:made) { |v| v }
  end
end
thing = A::B.new(1)
`
  const [file] = await analyse(new Map([['lib/b.rb', text]]), () => 'ruby')
  expect(file?.symbols.map(({ kind, name, qualified }) => `${kind} ${qualified ?? name}`)).toEqual([
    'module A',
    'variable A.LIMIT',
    'class A.B',
    'property A.B.name',
    'method A.B.initialize',
    'method A.B.make',
    'method A.B.made',
    'variable thing',
  ])
})

test('names lead through self, superclass, constants, locals and constructed values', () =>
  expectLinks({
    'lib/base.rb': 'module A\n  class Base\n    def shared; end\n  end\nend\n',
    'lib/b.rb': `require_relative 'base'
module A
  LIMIT = 3
  # Makes things.
  class B < A::Base
#              ^ extends lib/base.rb A.Base
    attr_reader :name
    def initialize(a, b = 2)
      helper(a)
#     ^ call lib/b.rb A.B.helper
      shared
#     ^ call lib/base.rb A.Base.shared
      total = a + LIMIT
#                 ^ read lib/b.rb A.LIMIT
      total
#     ^ read variable total of line 13
    end
    def self.make(x) = new(x)
    private def helper(v); v; end
  end
end
A::B.make(1)
#    ^ call lib/b.rb A.B.make
thing = A::B.new(1)
thing.helper(2)
#     ^ call lib/b.rb A.B.helper
`,
  }))

test('a value that is named after a class holds one, and any other name says nothing', () =>
  expectLinks({
    'lib/site.rb': 'class Site\n  def in_source(path); path; end\nend\n',
    'lib/reader.rb': `class Reader
  attr_reader :site
  def initialize(site, other)
    @site = site
    site.in_source(1)
#        ^ call lib/site.rb Site.in_source
    other.in_source(2)
#         ^ call unknown
    site.missing(3)
#        ^ call unknown
  end
  def read
    @site.in_source(4)
#         ^ call lib/site.rb Site.in_source
    site.in_source(5)
#        ^ call lib/site.rb Site.in_source
  end
end
`,
  }))

test('a name that one class has is guessed only where the class is named as well', async () => {
  await expectLinks({
    'lib/report.rb': 'class Report\n  def render_everything; end\nend\n',
    'lib/near.rb': `require_relative 'report'
def show(kind)
  made = Report.build(kind)
  made.render_everything
  #    ^ call lib/report.rb Report.render_everything
end
`,
    'lib/far.rb': `def show(kind)
  kind.render_everything
  #    ^ call unknown
end
`,
  })
})

test('what is included has its members in the class, and a method gives its last expression', async () => {
  await expectLinks({
    'lib/request.rb': `module Rack
  class Request
    module Helpers
      def fullpath; 1; end
    end
    include Helpers
    #       ^ extends lib/request.rb Rack.Request.Helpers
    def path
      fullpath
    end
  end
end
`,
    'lib/use.rb': `def make_request(env)
  puts env
  Rack::Request.new(env)
end
def go
  make_request(1).fullpath
  #               ^ call lib/request.rb Rack.Request.Helpers.fullpath
  request = make_request(2)
  request.path
  #       ^ call lib/request.rb Rack.Request.path
end
`,
  })
})

test('a field holds what it is given; of two that differ, both may be meant', async () => {
  await expectLinks({
    'lib/store.rb': 'class Store\n  def fetch; end\nend\nclass Other\n  def fetch; end\nend\n',
    'lib/use.rb': `class Use
  def initialize
    @one = Store.new
    @two = Store.new
  end
  def change
    @two = Other.new
  end
  def go
    @one.fetch
    #    ^ call lib/store.rb Store.fetch
    @two.fetch
    #    ^ call one of (lib/store.rb Store.fetch | lib/store.rb Other.fetch)
  end
end
`,
  })
})

test('what is required is a file, whatever else has its name', () =>
  expectLinks({
    'lib/tasks.rb': `require 'rake'
#        ^ import ruby:rake rake
require 'tasks/all'
#        ^ import lib/tasks/all.rb Tasks
def rake; end
`,
    'lib/tasks/all.rb': `class Tasks
end
`,
  }))

test('a constant of the class of the current object is that of the nearest class that has one', () =>
  expectLinks({
    'lib/shop.rb': `class Shop
  LIMIT = 3
  def open
    self.class::LIMIT
#               ^ read lib/shop.rb Shop.LIMIT
    self.class::Door.open
#               ^ read lib/shop.rb Shop.Door
#                    ^ call lib/shop.rb Shop.Door.open
  end
  def self.close
    self::LIMIT
#         ^ read lib/shop.rb Shop.LIMIT
    self.class::LIMIT
#               ^ read unknown
  end
  class Door
    def self.open; end
  end
end
class Kiosk < Shop
  LIMIT = 1
  def open
    self.class::LIMIT
#               ^ read lib/shop.rb Kiosk.LIMIT
    other.class::LIMIT
#                ^ read unknown
    self.class::Door
#               ^ read lib/shop.rb Shop.Door
  end
end
`,
  }))
