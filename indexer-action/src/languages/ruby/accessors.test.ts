import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

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
