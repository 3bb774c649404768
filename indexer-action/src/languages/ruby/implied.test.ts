import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('a class without a constructor runs the one that it inherits', () =>
  expectLinks({
    'base.rb': `class Base
  def initialize(name)
  #   ^ runs base.rb Base.initialize
  end
end
class Plain
end
`,
    'a.rb': `class Middle < Base
#     ^ runs base.rb Base.initialize
end
class Sub < Middle
#     ^ runs base.rb Base.initialize
end
class Own < Middle
#     ^ nothing
  def initialize
  #   ^ overrides base.rb Base.initialize, runs a.rb Own.initialize
    super('own')
  end
end
class None < Plain
#     ^ nothing
end
class Apart < Base
#     ^ nothing
end
`,
    'b.rb': `class Apart
  def initialize
  #   ^ runs b.rb Apart.initialize
  end
end
`,
  }))
