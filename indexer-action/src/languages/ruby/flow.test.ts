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

test('what is put into lists of words and of symbols is followed', () =>
  expectLinks({
    'task.rb': `class Task
  def name; end
  def name=(name); end
  def self.last = new
end
task = Task.last
%W[all-#{task.name} #{task.name = 'new'}]
#             ^ call task.rb Task.name
#                          ^ call task.rb Task.name=
%I[#{Task.last.name}_all]
#              ^ call task.rb Task.name
`,
  }))

test('what names a constant may be a variable that holds the class, or an assignment of it', () =>
  expectLinks({
    'page.rb': `class Page
  LIMIT = 3
end
class Pages
  def initialize
    @kind = Page
  end
  def kind
    @kind
  end
  def run
    @kind::LIMIT
    #      ^ read page.rb Page.LIMIT
    kind::LIMIT
    #     ^ read page.rb Page.LIMIT
    (@used ||= Page)::LIMIT
    #                 ^ read page.rb Page.LIMIT
  end
end
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
