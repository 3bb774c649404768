/** Methods, attributes and associations that calls name by symbols and keywords. */
import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

const RECORDS = {
  'db/schema.rb': `ActiveRecord::Schema[8.0].define(version: 2025_01_01_000000) do
  create_table "users" do |t|
    t.string "email"
    t.string "name"
    t.integer "karma"
    t.bigint "company_id"
  end
  create_table "posts" do |t|
    t.string "title"
    t.datetime "seen_at"
    t.bigint "author_id"
  end
end
`,
  'app/models/user.rb': `class User < ActiveRecord::Base
  has_many :posts
  has_many :comments
  def name = super.strip
  def moderator?; end
  def slug; end
end
`,
  'app/models/post.rb': `class Post < ActiveRecord::Base
  belongs_to :author, class_name: 'User'
  has_many :replies, class_name: 'Comment'
end
class Comment < ActiveRecord::Base
end
`,
}

test('what queries ask for by keywords and symbols are columns and associations of the model', () =>
  expectLinks({
    ...RECORDS,
    'app/tasks.rb': `User.find_by!(email: 1).posts.pluck(:title, :seen_at)
#             ^ read db/schema.rb users.email
#                                    ^ read db/schema.rb posts.title
#                                            ^ read db/schema.rb posts.seen_at
User.where.not(karma: 2).order(name: :desc).includes(posts: [:replies, :author])
#              ^ read db/schema.rb users.karma
#                              ^ read db/schema.rb users.name
#                                     ^ nothing
#                                                    ^ read app/models/user.rb User.posts
#                                                             ^ read app/models/post.rb Post.replies
#                                                                       ^ read app/models/post.rb Post.author
Post.where(author: { name: 'a' }, :title => 'b').group(%i[author_id])
#          ^ read app/models/post.rb Post.author
#                    ^ read db/schema.rb users.name
#                                  ^ read db/schema.rb posts.title
#                                                         ^ read db/schema.rb posts.author_id
User.where(slug: 'a', title: 'b')
#          ^ nothing
#                     ^ nothing
Thing.where(title: 'a')
#           ^ nothing
`,
  }))

test('what objects of a model are made of and what they set by names are attributes', () =>
  expectLinks({
    ...RECORDS,
    'app/tasks.rb': `post = Post.create(title: 'a', author: User.new(karma: 1))
#                  ^ write db/schema.rb posts.title
#                              ^ write app/models/post.rb Post.author
#                                               ^ write db/schema.rb users.karma
post.update!(title: 'b', email: 'c')
#            ^ write db/schema.rb posts.title
#                        ^ nothing
post.touch(:seen_at)
#           ^ read db/schema.rb posts.seen_at
post.author.increment!(:karma)
#                       ^ write db/schema.rb users.karma
post.errors.add(:title, 'is missing')
#                ^ read db/schema.rb posts.title
Point = Struct.new(:x, :y, keyword_init: true)
Point.new(x: 1, z: 2)
#         ^ write app/tasks.rb Point.x
#               ^ nothing
class Box
  attr_accessor :wide
  def initialize(wide:)
  end
end
Box.new(wide: 1)
#       ^ nothing
`,
  }))

test('attributes that a request may set are those of the model that has its name', () =>
  expectLinks({
    ...RECORDS,
    'app/controllers/users_controller.rb': `class UsersController < ApplicationController
  before_action :load, only: %i[edit]
#                               ^ read app/controllers/users_controller.rb UsersController.edit
  def edit; end
  def given
    params.require(:user).permit(:email, :password)
#                                 ^ write db/schema.rb users.email
#                                         ^ nothing
  end
  def expected = params.expect(post: [:title])
#                                      ^ write db/schema.rb posts.title
  def load; end
end
`,
  }))

test('declarations in a class name what its objects have, and what those have to which they lead', () =>
  expectLinks({
    ...RECORDS,
    'app/models/account.rb': `class Post < ActiveRecord::Base
  belongs_to :editor, class_name: 'User', inverse_of: :posts, foreign_key: :author_id
#                                                      ^ read app/models/user.rb User.posts
#                                                                           ^ read db/schema.rb posts.author_id
  has_many :authors, through: :replies, source: :user
#                              ^ read app/models/post.rb Post.replies
#                                                ^ read app/models/account.rb Comment.user
  validates :title, uniqueness: { scope: [:author_id] }
#            ^ read db/schema.rb posts.title
#                                          ^ read db/schema.rb posts.author_id
  delegate :email, to: :editor
#                       ^ call_indirect app/models/account.rb Post.editor
  def shout; end
  alias_method :cry, :shout
#                     ^ read app/models/account.rb Post.shout
  private :shout
#          ^ read app/models/account.rb Post.shout
  class << self
    def best; end
    private :best
#            ^ read app/models/account.rb Post.best
  end
end
class Comment
  belongs_to :user
end
`,
  }))

test('a method that is called by its name is named where the name is written', () =>
  expectLinks({
    ...RECORDS,
    'app/tasks.rb': `user = User.first
user.try(:moderator?)
#         ^ call_indirect app/models/user.rb User.moderator?
user.respond_to?(:slug)
#                 ^ call_indirect app/models/user.rb User.slug
user.method(:nothing_of_it)
#            ^ nothing
class Worker
  def work = [1].each(&method(:one))
#                              ^ call_indirect app/tasks.rb Worker.one
  def one(it); end
end
`,
  }))

test('a factory sets attributes of what it makes, and so does who uses it', () =>
  expectLinks({
    ...RECORDS,
    'spec/factories.rb': `FactoryBot.define do
  factory :user do
    sequence(:email) { |nth| "#{nth}@example.org" }
#             ^ write db/schema.rb users.email
    karma { 1 }
#   ^ call db/schema.rb users.karma
    trait :known do
      name { karma.to_s }
#     ^ call app/models/user.rb User.name
#            ^ call db/schema.rb users.karma
    end
    factory :admin do
      karma { 2 }
#     ^ call db/schema.rb users.karma
    end
  end
end
`,
    'spec/user_spec.rb': `describe User do
  it 'is made' do
    create(:admin, email: 'a', title: 'b')
#                  ^ write db/schema.rb users.email
#                              ^ nothing
    FactoryBot.build_list(:user, 3, karma: 2)
#                                   ^ write db/schema.rb users.karma
    build(:post, title: 'a')
#                ^ write db/schema.rb posts.title
  end
end
`,
  }))

test('a finder whose name has an attribute is told by the attribute', () =>
  expectLinks({
    ...RECORDS,
    'app/tasks.rb': `User.find_by_email('a').moderator?
#    ^ call db/schema.rb users.email
#                       ^ call app/models/user.rb User.moderator?
Post.first.author.posts.find_by_title!('a')
#                       ^ call db/schema.rb posts.title
User.find_by_sql('select 1')
#    ^ call unknown
`,
  }))
