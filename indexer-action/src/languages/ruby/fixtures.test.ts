import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('fixtures are objects of their model', () =>
  expectLinks({
    'app/models/account.rb': `class Account < ActiveRecord::Base
  has_many :entries
end
class Entry < ActiveRecord::Base
  def post; end
end
`,
    'test/models/account_test.rb': `class AccountTest < ActiveSupport::TestCase
  setup { @one = accounts(:first) }
  test 'posts' do
    accounts(:first).entries.first.post
#                    ^ call app/models/account.rb Account.entries
#                                  ^ call app/models/account.rb Entry.post
    @one.entries
#        ^ call app/models/account.rb Account.entries
  end
end
`,
  }))
