/** Specs of RSpec and its like: which values their groups name, and what these are. */
import { test } from 'vitest'
import { leads } from '../../testing/leads.ts'

const USER = `class User
  attr_reader :name
  def greet; end
end
`

test('what a group of examples names is seen in the group and in those within it', () =>
  leads({
    'app/user.rb': USER,
    'spec/user_spec.rb': `RSpec.describe User do
  subject { described_class.new }
  let(:user) { User.new }
  let!(:other) { user }
#                ^ read variable user of line 3
  it 'greets' do
    user.greet
#   ^ read variable user of line 3
#        ^ call app/user.rb User.greet
    other.greet
#   ^ read variable other of line 4
    subject.greet
#   ^ read variable subject of line 2
#           ^ call app/user.rb User.greet
  end
  context 'with another' do
    let(:user) { super() }
    subject(:named) { user }
#                     ^ read variable user of line 17
    before { user.greet }
#            ^ read variable user of line 17
    it { named.greet }
#        ^ read variable named of line 18
#              ^ call app/user.rb User.greet
  end
end
RSpec.describe Other do
  it { user.greet }
#      ^ call unknown
end
`,
  }))
