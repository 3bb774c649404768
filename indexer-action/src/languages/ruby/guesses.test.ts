/** What a value may be of which nothing else is known: by its name, by what is called on it, and by the classes that are asked of it. */
import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

const CLASSES = `class Story
  def publish; end
  def wide?; end
end
class Comment
  def collapse; end
  def wide?; end
end
class NullStory
end
class Base
end
class String
  def squished; end
end
`

test('a value of which nothing else is known may be of the classes that are asked of it', () =>
  expectLinks({
    'app/classes.rb': CLASSES,
    'app/tasks.rb': `def show(content)
  content.publish if content.is_a?(Story)
#         ^ call app/classes.rb Story.publish
  return unless content.kind_of?(Comment)
  content.collapse
#         ^ call app/classes.rb Comment.collapse
end
def choose(item, other)
  case item
  when Comment, NullStory then item.collapse
#                                   ^ call app/classes.rb Comment.collapse
  end
  case other
  in Story | NullStory then other.publish
#                                 ^ call app/classes.rb Story.publish
  end
end
`,
  }))

test('a class that is asked of a value does not hide what its name tells, and those of the language tell nothing', () =>
  expectLinks({
    'app/classes.rb': CLASSES,
    'app/tasks.rb': `def show(story)
  return if story.is_a?(NullStory)
  story.publish
#       ^ call app/classes.rb Story.publish
end
def lines(given)
  given.is_a?(String) ? [given] : given.lines_of_it
#                                       ^ call unknown
end
def fold(it)
  it.collapse unless it.is_a?(Base) || it.is_a?(Comment)
#    ^ call app/classes.rb Comment.collapse
end
def known
  comment = Comment.new
  comment.publish if comment.is_a?(Story)
#         ^ call unknown
end
`,
  }))

test('of several classes that have the name of a value, the one that has its methods is meant, and a model before others', () =>
  expectLinks({
    'app/models/order.rb': `module Shop
  class Order < ActiveRecord::Base
    def pay; end
    def label; end
  end
end
module Import
  class Order
    def pay; end
    def read; end
  end
  class Label
    def print_out; end
  end
end
class Label
  def stick; end
end
`,
    'app/tasks.rb': `def go(order)
  order.pay
#       ^ call app/models/order.rb Shop.Order.pay
end
def on(label)
  label.print_out
#       ^ call app/models/order.rb Import.Label.print_out
end
`,
  }))
