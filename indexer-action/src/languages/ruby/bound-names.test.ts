/** Locals that patterns and the like bind, and classes that calls make. */
import { expect, test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'
import { repository } from '../../testing/repository.ts'

const TASK = `class Task
  attr_accessor :name
  def initialize(name)
    @name = name
  end
  def run; end
end
`

test('patterns, rescue, for and stars bind locals, and a pattern that asks for a class tells what they hold', () =>
  expectLinks({
    'task.rb': TASK,
    'match.rb': `def go(value, list)
  case value
  in {task: Task => task, name:} if name
    task.run
#   ^ read variable task of line 3
#        ^ call task.rb Task.run
  in [Task => one, *others]
    one.run
#       ^ call task.rb Task.run
    others
#   ^ read variable others of line 7
  in {found: {name:, **more}} then more
#                                  ^ read variable more of line 12
  end
  value => {last: Task => last}
  last.run
#      ^ call task.rb Task.run
  first, (second, *rest) = list
  rest
# ^ read variable rest of line 18
  for each, index in list do index end
#                            ^ read variable index of line 21
rescue ArgumentError => problem
  raise problem
#       ^ read variable problem of line 23
end
`,
  }))

test('an assignment in a method makes a local, whatever the class has by that name, and only from there on', () =>
  expectLinks({
    'task.rb': TASK,
    'list.rb': `class List
  attr_reader :size, :first
  def go(tasks)
    size
#   ^ call list.rb List.size
    size = tasks.length
#   ^ nothing
    tasks.each { |one| size = one }
#                      ^ write variable size of line 6
    first, second = tasks
    [size, first, second]
#    ^ read variable size of line 6
#          ^ read variable first of line 10
    self.first
#        ^ call list.rb List.first
  end
  def other = first
#             ^ call list.rb List.first
end
total = 0
[1].each { |one| total += one }
#                ^ write list.rb total
`,
  }))

test('an argument by a name alone is the local of that name, or the call', () =>
  expectLinks({
    'task.rb': TASK,
    'job.rb': `class Job
  def priority = Task.new("p")
  def go
    task = Task.new("a")
    take(task:, priority:, name: 1)
#        ^ read variable task of line 4
#               ^ call job.rb Job.priority
#                          ^ nothing
    { task:, priority: }
#     ^ read variable task of line 4
#            ^ call job.rb Job.priority
  end
  def take(task:, priority:, name:)
    task.run
#        ^ call task.rb Task.run
    priority.run
#            ^ call task.rb Task.run
  end
  def see(given)
    case given
    in {task: Task => found} then found
#       ^ nothing
    end
  end
end
`,
  }))

test('a constant that a block assigns is one of the class around the block', () =>
  expectLinks({
    'suit.rb': `class Suit
  values do
    SPADES = new
    HEARTS = new
  end
  def name; end
end
`,
    'go.rb': `Suit::SPADES.name
#     ^ read suit.rb Suit.SPADES
#            ^ call suit.rb Suit.name
`,
  }))

test('a class that a call makes is a class with members, given by place or by name', async () => {
  const files = {
    'task.rb': TASK,
    'made.rb': `Point = Data.define(:task, :at) do
  def go = task.run
#               ^ call task.rb Task.run
end
Pair = Struct.new(:left, :right, keyword_init: true)
Failure = Class.new(StandardError)
Point.new(task: Task.new('a'), at: 1).task.run
#                                     ^ call made.rb Point.task
#                                          ^ call task.rb Task.run
Pair.new(left: Task.new('b')).left.run
#                             ^ call made.rb Pair.left
#                                  ^ call task.rb Task.run
Point.new(Task.new('c'), 2).go
#                           ^ call made.rb Point.go
`,
  }
  await expectLinks(files)
  expect((await repository(files)).symbols('made.rb')).toEqual([
    'class Point',
    'property Point.task',
    'property Point.at',
    'method Point.go',
    'class Pair',
    'property Pair.left',
    'property Pair.right',
    'class Failure',
  ])
})
