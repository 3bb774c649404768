/** What calls mean by the values that flow to their receivers through the whole program. */
import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

const TASK = `class Task
  attr_accessor :name
  def initialize(name)
    @name = name
  end
  def run; end
end
`

test('a parameter holds what callers in other files pass, by place, by keyword and behind a star', () =>
  expectLinks({
    'task.rb': TASK,
    'work.rb': `def go(task, *others, last:, **more)
  task.run
#      ^ call task.rb Task.run
  others.first.run
#              ^ call task.rb Task.run
  last.run
#      ^ call task.rb Task.run
  more[:extra].run
#              ^ call task.rb Task.run
end
`,
    'main.rb': `go(Task.new('a'), Task.new('b'), last: Task.new('c'), extra: Task.new('d'))
`,
  }))

test('a method gives what its last expression, its branches and its returns give', () =>
  expectLinks({
    'task.rb': TASK,
    'make.rb': `module Make
  def self.one(kind)
    return Task.new('early') if kind == 1
    if kind == 2
      Task.new('two')
    else
      nil
    end
  end
end
Make.one(3).run
#           ^ call task.rb Task.run
`,
  }))

test('elements of lists and tables reach blocks, and what blocks give reaches the list that is made of it', () =>
  expectLinks({
    'task.rb': TASK,
    'lists.rb': `tasks = %w[a b].map { |name| Task.new(name) }
tasks.each { |task| task.run }
#                        ^ call task.rb Task.run
tasks.select { |t| t.name }.first.run
#                    ^ call task.rb Task.name
#                                 ^ call task.rb Task.run
byName = Hash.new { |hash, key| hash[key] = Task.new(key) }
byName['x'].run
#           ^ call task.rb Task.run
byName.each do |name, task|
  name.upcase
  task.run
#      ^ call task.rb Task.run
end
first, (second, *) = tasks, tasks
second.run
#      ^ call task.rb Task.run
tasks.each_with_object([]) { |task, all| all << task }.last.run
#                                                           ^ call task.rb Task.run
`,
  }))

test('a block runs where the method yields or calls it, with the object that instance_eval gives it', () =>
  expectLinks({
    'task.rb': TASK,
    'dsl.rb': `class Builder
  def initialize(&block)
    instance_eval(&block)
  end
  def each_task
    yield Task.new('a')
  end
  def with(&block)
    block.call(Task.new('b'))
  end
  def option(name); end
end
Builder.new do
  option :x
# ^ call dsl.rb Builder.option
end.each_task do |task|
  task.run
#      ^ call task.rb Task.run
end
Builder.new { }.with { |task| task.run }
#                                  ^ call task.rb Task.run
`,
  }))

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

test('a call on an object that may be of a class or of one that extends it means the first, and leads to the other as well', () =>
  expectLinks({
    'shapes.rb': `class Shape
  def area; end
  def describe_it
    area
#   ^ call shapes.rb Shape.area, call_indirect shapes.rb Square.area
  end
end
class Square < Shape
  def area; end
end
def measure(shape)
  shape.area
#       ^ call shapes.rb Shape.area, call_indirect shapes.rb Square.area
end
measure(Shape.new)
measure(Square.new)
`,
  }))

test('calls by name: send, a method object, a symbol as a block, and a name of which the beginning is written', () =>
  expectLinks({
    'visit.rb': `class Visitor
  def visit(node)
    send("visit_#{node.kind}", node)
  end
  def visit_text(node)
    node.kind
#        ^ call visit.rb Node.kind
  end
end
class Node
  def kind; end
  def parent_node
    Node.new
  end
end
Visitor.new.visit(Node.new)
Node.new.send(:parent_node).kind
#                           ^ call visit.rb Node.kind
[Node.new].map(&:parent_node).first.kind
#                                   ^ call visit.rb Node.kind
maker = Node.new.method(:parent_node)
maker.call.kind
#          ^ call visit.rb Node.kind
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

test('groups of examples see what is defined around them and what is configured for all', () =>
  expectLinks({
    'lib/task.rb': TASK,
    'spec/helper.rb': `module Helpers
  def make_task
    Task.new('x')
  end
end
RSpec.configure { |config| config.include(Helpers) }
`,
    'spec/task_spec.rb': `RSpec.describe Task do
  def only_here; end
  let(:other) { Task.new('y') }
  before { @task = make_task }
#                  ^ call spec/helper.rb Helpers.make_task
  it 'runs' do
    only_here
#   ^ call spec/task_spec.rb only_here
    @task.run
#         ^ call lib/task.rb Task.run
    other.run
#         ^ call lib/task.rb Task.run
    subject.run
#           ^ call lib/task.rb Task.run
  end
end
describe 'another group' do
  it 'does not see it' do
    only_here
#   ^ call unknown
  end
end
`,
  }))

test('a value of a core class has none of the methods that others have', () =>
  expectLinks({
    'a.rb': `class Report
  def render_everything; end
end
text = 'x'.strip
'x'.render_everything
#   ^ call std:ruby String#render_everything
[1].render_everything
#   ^ call std:ruby Array#render_everything
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

test('models have what they declare by calls, and queries give their objects and relations of them', () =>
  expectLinks({
    'app/models/application_record.rb': 'class ApplicationRecord < ActiveRecord::Base\nend\n',
    'app/models/user.rb': `class User < ApplicationRecord
  has_many :blog_posts
  belongs_to :boss, class_name: 'User'
  def full_name; end
end
`,
    'app/models/blog_post.rb': `class BlogPost < ApplicationRecord
  belongs_to :user
  scope :published, -> { where(published: true) }
  def self.by_title(title); end
  def headline; end
end
`,
    'app/controllers/users_controller.rb': `class UsersController < ApplicationController
  def show
    @user = User.find(params[:id])
    @user.full_name
#         ^ call app/models/user.rb User.full_name
    @user.boss.full_name
#         ^ call app/models/user.rb User.boss
#              ^ call app/models/user.rb User.full_name
    @user.blog_posts.published.order(:id).each { |post| post.headline }
#         ^ call app/models/user.rb User.blog_posts
#                    ^ call app/models/blog_post.rb BlogPost.published
#                                                            ^ call app/models/blog_post.rb BlogPost.headline
    BlogPost.first.user = @user
#                  ^ call app/models/blog_post.rb BlogPost.user
    BlogPost.where(id: 1).first.user.full_name
#                               ^ call app/models/blog_post.rb BlogPost.user
#                                    ^ call app/models/user.rb User.full_name
    @user.blog_posts.create(title: 'x').headline
#                                       ^ call app/models/blog_post.rb BlogPost.headline
    @user.blog_posts.by_title('x')
#                    ^ call app/models/blog_post.rb BlogPost.by_title
  end
end
`,
    'spec/user_spec.rb': `describe User do
  let(:user) { create(:user) }
  it 'has a name' do
    user.full_name
#        ^ call app/models/user.rb User.full_name
  end
end
`,
    'config/routes.rb': `Rails.application.routes.draw do
  scope :admin, path: 'x' do
  end
end
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
  def authenticate; end
  def needs_login?; end
  def failed; end
  def blank_allowed?; end
  def name; end
end
`,
  }))

test('a block takes what it does not name', () =>
  expectLinks({
    'task.rb': TASK,
    'work.rb': `def go(tasks)
  tasks.each { it.run }
#                 ^ call task.rb Task.run
  tasks.map { _1 }.first.run
#                        ^ call task.rb Task.run
  tasks.each_with_index { |_, n| n }.each do
    [it].each { [it].each { it.run } }
#                              ^ call task.rb Task.run
    it.run
#      ^ call task.rb Task.run
  end
  tasks.inject { _2.run }
#                   ^ call task.rb Task.run
  [1].each do
    it 'is called' do
      tasks.first.run
#                 ^ call task.rb Task.run
    end
  end
end
`,
    'main.rb': `go([Task.new('a'), Task.new('b')])
`,
  }))
