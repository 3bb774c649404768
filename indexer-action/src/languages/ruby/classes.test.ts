/** What classes and modules have: of what they extend and include, and by what is called in their bodies. */
import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('modules hand on their methods: included, extended, by the hooks that run then, and by ActiveSupport', () =>
  expectLinks({
    'plugins.rb': `module Plugin
  def self.included(base)
    base.extend(ClassMethods)
  end
  module ClassMethods
    def plug_in; end
  end
  def unplug
    owner_name
#   ^ call plugins.rb Host.owner_name
  end
end
module Named
  extend ActiveSupport::Concern
  module ClassMethods
    def by_name(name); end
  end
end
class Host
  include Plugin
  include Named
  plug_in
# ^ call plugins.rb Plugin.ClassMethods.plug_in
  by_name 'x'
# ^ call plugins.rb Named.ClassMethods.by_name
  def owner_name; end
end
Host.new.unplug
#        ^ call plugins.rb Plugin.unplug
`,
  }))

test('super means the method behind this one: of the superclass, of an included module, of the class', () =>
  expectLinks({
    'a.rb': `module Loud
  def speak; end
end
class Animal
  include Loud
  def self.make(kind); end
  def eat(food); end
end
class Dog < Animal
  def speak
    super
#   ^ call a.rb Loud.speak
  end
  def eat(food)
    super(food)
#   ^ call a.rb Animal.eat
  end
  def self.make(kind)
    super
#   ^ call a.rb Animal.make
  end
end
`,
  }))

test('what is declared by calls: delegation, aliases, structs, define_method and module functions', () =>
  expectLinks({
    'declared.rb': `class Engine
  def start_up; end
end
Part = Struct.new(:engine) do
  def part_name; end
end
class Car
  extend Forwardable
  attr_reader :engine
  delegate :start_up, to: :engine
  def_delegator :@engine, :start_up, :go
  define_method(:stop_now) { engine }
  alias_method :motor, :engine
  def initialize
    @engine = Engine.new
  end
end
module Tools
  module_function
  def hammer
    Car.new
  end
end
car = Car.new
car.motor.start_up
#   ^ call declared.rb Car.engine
#         ^ call declared.rb Engine.start_up
car.stop_now.start_up
#   ^ call declared.rb Car.stop_now
#            ^ call declared.rb Engine.start_up
Tools.hammer.engine
#     ^ call declared.rb Tools.hammer
#            ^ call declared.rb Car.engine
part = Part.new(Engine.new)
part.part_name
#    ^ call declared.rb Part.part_name
part.engine.start_up
#           ^ call declared.rb Engine.start_up
`,
  }))

test('methods in a block of class_eval are those of the class that it is sent to, and of no object if that is from outside', () =>
  expectLinks({
    'a.rb': `Outside::Adapter.class_eval do
  def initialize(raw)
    tune
#   ^ call a.rb tune
  end
  def tune; end
end
class Car
end
Car.class_eval do
  def drive; end
end
car = Car.new
#         ^ call a.rb Car
car.drive
#   ^ call a.rb drive
car.tune
#   ^ call unknown
`,
  }))

test('methods of a class that a block of class_eval defines are those of the class that it is sent to', () =>
  expectLinks({
    'a.rb': `class Car
end
class Dock
  ADAPTER = Outside.load(1)
  ADAPTER.class_eval do
    def berth; end
  end
end
Dock.new.berth
#        ^ call unknown
module Tools
end
Tools.module_eval do
  def hammer; end
end
class Smith
  include Tools
end
Smith.new.hammer
#         ^ call a.rb hammer
Smith.hammer
#     ^ call unknown
Car.class_eval do
  def self.assemble(part)
    weld
#   ^ call a.rb weld
  end
  def self.weld; end
  weld
# ^ call a.rb weld
end
Car.assemble(1)
#   ^ call a.rb assemble
Car.new.assemble(1)
#       ^ call unknown
class Shop
  Outside.class_eval do
    def self.visit; end
  end
end
Shop.visit
#    ^ call unknown
`,
  }))

test('classes that a call makes have the methods of what they extend', () =>
  expectLinks({
    'a.rb': `class Base
  def self.get(path); end
  def helper; end
end
def app(base = Base, &block)
  made = Class.new(base)
  made.class_eval(&block)
  made
end
app do
  get '/'
# ^ call a.rb Base.get
end
Local = Class.new(Base) do
  def use
    helper
#   ^ call a.rb Base.helper
  end
end
Local.new.use
#         ^ call a.rb Local.use
`,
  }))

test('methods that a class names by symbols are called by others', () =>
  expectLinks({
    'app/controllers/base.rb': `class Base
  before_action :authenticate, only: :show, if: :needs_login?
#                ^ call_indirect app/controllers/base.rb Base.authenticate
#                                                ^ call_indirect app/controllers/base.rb Base.needs_login?
  rescue_from StandardError, with: :failed
#                                   ^ call_indirect app/controllers/base.rb Base.failed
  validates :name, presence: true, unless: :blank_allowed?
#                                           ^ call_indirect app/controllers/base.rb Base.blank_allowed?
#            ^ read app/controllers/base.rb Base.name
  validates_presence_of :name, if: :needs_login?
#                                   ^ call_indirect app/controllers/base.rb Base.needs_login?
#                        ^ read app/controllers/base.rb Base.name
  def authenticate; end
  def needs_login?; end
  def failed; end
  def blank_allowed?; end
  def name; end
end
`,
  }))

test('an accessor that a subclass declares again stands for that of the superclass', () =>
  expectLinks({
    'shapes.rb': `class Shape
  attr_accessor :name
  def title; end
end
class Square < Shape
  attr_accessor :name
  #              ^ overrides shapes.rb Shape.name
  attr_reader :title
  #            ^ nothing
end
`,
  }))

test('what is said of delegation and of callbacks may be written with arrows', () =>
  expectLinks({
    'car.rb': `class Engine
  def start_up; end
end
class Car
  delegate :start_up, :to => :engine, :prefix => true
  def engine
    Engine.new
  end
end
Car.new.engine_start_up
#       ^ call car.rb Car.engine_start_up
`,
    'base.rb': `class Base
  before_action :authenticate, :if => :needs_login?
#                                      ^ call_indirect base.rb Base.needs_login?
  rescue_from StandardError, :with => :failed
#                                      ^ call_indirect base.rb Base.failed
  def authenticate; end
  def needs_login?; end
  def failed; end
end
`,
  }))

test('a class that makes its objects by a method of its own has objects of itself', () =>
  expectLinks({
    'lib/currency.rb': `class Currency
  def self.new(code)
    @made ||= {}
    @made[code] ||= super(code.downcase)
#                   ^ call lib/currency.rb Currency.initialize
  end
  def initialize(code)
    @code = code
  end
  def code
    @code
  end
end
class Country
  def code; end
end
`,
    'lib/main.rb': `Currency.new('EUR').code
#        ^ call lib/currency.rb Currency.new
#                   ^ call lib/currency.rb Currency.code
`,
  }))

test('a method that is written below an accessor of its name takes its place', () =>
  expectLinks({
    'a.rb': `class Box
  def open; end
end
class Crate
  def open; end
end
class Validator
  attr_reader :own
  def own
    Box.new
  end
end
Validator.new.own.open
#                 ^ call a.rb Box.open
`,
  }))
