/** Specs of RSpec and its like: which values their groups name, and what these are. */
import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

const USER = `class User
  attr_reader :name
  def greet; end
end
`

test('what a group of examples names is seen in the group and in those within it', () =>
  expectLinks({
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

test('factories are symbols, what they make is of their class, and who uses one names it', () =>
  expectLinks({
    'app/user.rb': USER,
    'app/shop.rb': `module Shop
  class Order
    def pay; end
  end
end
class Order
  def pay; end
end
`,
    'spec/factories.rb': `FactoryBot.define do
  factory :user, aliases: [:author] do
    name { 'Ann' }
    association :order
#                ^ call_indirect spec/factories.rb order
    association :friend, factory: :admin
#                                  ^ call_indirect spec/factories.rb admin
    factory :admin do
    end
  end
  factory :order, class: 'Shop::Order'
  factory :paid_order, parent: :order
  factory :handle, class: Shop::Order.for(:all)
end
FactoryBot.modify do
  factory :user do
#          ^ nothing
  end
end
`,
    'spec/user_spec.rb': `RSpec.describe User do
  let(:order) { create(:paid_order, number: 1) }
#                       ^ call_indirect spec/factories.rb paid_order
  it 'greets' do
    create(:admin).greet
#           ^ call_indirect spec/factories.rb admin
#                  ^ call app/user.rb User.greet
    FactoryBot.build(:author).greet
#                     ^ call_indirect spec/factories.rb user
#                             ^ call app/user.rb User.greet
    order.pay
#         ^ call app/shop.rb Shop.Order.pay
    create_list(:user, 2).each { |one| one.greet }
#                                          ^ call app/user.rb User.greet
    create(:handle).pay
#                   ^ call unknown
    create(:nobody)
#           ^ nothing
  end
end
def factory(name); end
factory :other
#        ^ nothing
`,
  }))

test('tests name methods that they expect or replace, and doubles stand for objects of a class', () =>
  expectLinks({
    'app/user.rb': `${USER}module UsersHelper
  def label; end
end
Point = Data.define(:x) do
  def norm; end
end
Point.new(1).with(x: 2).norm
#                       ^ call app/user.rb Point.norm
`,
    'spec/user_spec.rb': `RSpec.describe User do
  let(:double) { instance_double(User, name: 'x') }
  let(:user) { User.new }
  it 'greets' do
    double.greet
#          ^ call app/user.rb User.greet
    allow(user).to receive(:greet).with(1).and_return(2)
#                           ^ call_indirect app/user.rb User.greet
    expect(double).not_to have_received(:name)
#                                        ^ call_indirect app/user.rb User.name
    allow_any_instance_of(User).to receive(:greet)
#                                           ^ call_indirect app/user.rb User.greet
    expect(user).to be(:greet)
#                       ^ nothing
    User.any_instance.expects(:greet).once
#                              ^ call_indirect app/user.rb User.greet
    user.stubs(:name).returns('x')
#               ^ call_indirect app/user.rb User.name
  end
end
RSpec.describe UsersHelper do
  it { helper.label }
#             ^ call app/user.rb UsersHelper.label
end
`,
  }))

test('traits of factories are symbols, and who makes an object with one names it', () =>
  expectLinks({
    'app/user.rb': USER,
    'spec/factories.rb': `FactoryBot.define do
  trait :archived do
    archived_at { Time.now }
  end
  factory :user, aliases: [:author] do
    trait :verified do
      verified { true }
    end
    factory :admin do
      trait :super do
        level { 2 }
      end
    end
  end
  factory :order do
    trait :verified do
      paid { true }
    end
    association :user, :verified
#                       ^ call_indirect spec/factories.rb verified
  end
end
`,
    'spec/user_spec.rb': `RSpec.describe User do
  it 'greets' do
    create(:admin, :verified, :super, name: 'x').greet
#                   ^ call_indirect spec/factories.rb verified
#                              ^ call_indirect spec/factories.rb super
#                                                ^ call app/user.rb User.greet
    build_list(:author, 2, :archived)
#                           ^ call_indirect spec/factories.rb archived
    create(:order, :super)
#                   ^ nothing
  end
end
def trait(name); end
trait :other
#      ^ nothing
`,
  }))

test('examples that are shared are symbols, and who takes them over names them and gives them its values', () =>
  expectLinks({
    'app/user.rb': USER,
    'spec/support/greeting.rb': `shared_examples 'someone who greets' do
  it { subject.greet }
#              ^ call app/user.rb User.greet
  it { friend.greet }
#             ^ call app/user.rb User.greet
end
RSpec.shared_context 'with a guest' do
  let(:guest) { User.new }
  def invite = guest
end
shared_examples_for :twice do
end
`,
    'spec/other_spec.rb': `RSpec.describe Other do
  shared_examples :twice do
  end
  it_behaves_like :twice
#                  ^ call_indirect spec/other_spec.rb twice
  it_behaves_like "nothing that is known"
#                  ^ nothing
end
`,
    'spec/user_spec.rb': `RSpec.describe User do
  let(:friend) { User.new }
  include_context 'with a guest'
#                  ^ call_indirect spec/support/greeting.rb with a guest
  it_behaves_like "someone who greets"
#                  ^ call_indirect spec/support/greeting.rb someone who greets
  it { guest.greet }
#            ^ call app/user.rb User.greet
  it { invite.greet }
#      ^ call spec/support/greeting.rb invite
#             ^ call app/user.rb User.greet
end
`,
  }))

test('groups of examples see what is defined around them and what is configured for all', () =>
  expectLinks({
    'lib/task.rb': `class Task
  def initialize(name); end
  def run; end
end
`,
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

test('a group of examples is no method of a module that happens to have that name', () =>
  expectLinks({
    'lib/helpers.rb': `module Helpers
  def context; end
  def specify; end
end
`,
    'spec/helpers_spec.rb': `describe Helpers do
  context 'with a name of its own' do
# ^ call unknown
    specify { 1 }
#   ^ call unknown
  end
end
`,
    'lib/user.rb': `module User
  def run
    context
#   ^ call lib/helpers.rb Helpers.context
  end
end
`,
  }))
