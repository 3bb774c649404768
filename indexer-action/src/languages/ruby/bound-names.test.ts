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
