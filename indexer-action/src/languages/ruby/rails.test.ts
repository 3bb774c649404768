/** What Rails and Sidekiq make of classes, and which calls lead to it. */
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

const MODELS = {
  'app/models/archivable.rb': `module Archivable
  extend ActiveSupport::Concern
  included do
    scope :archived, -> { where.not(archived_at: nil) }
    enum :state, %i[fresh stale], prefix: true
  end
  class_methods do
    def archive_all; end
  end
end
`,
  'app/models/user.rb': `class User < ActiveRecord::Base
  include Archivable
  has_one :profile
  has_many :posts
  enum :role, { admin: 0, member: 1 }
  enum status: { active: 0 }
  delegate :title, to: :profile, prefix: true
  delegate :body, to: :profile
  def greet; end
end
class Profile < ActiveRecord::Base
  def title; end
  def body; end
end
class Post < ActiveRecord::Base
  def publish; end
end
`,
}

test('concerns give classes scopes, enumerations and methods of their own; enumerations and delegation are told by who declares them', () =>
  expectLinks({
    ...MODELS,
    'app/tasks.rb': `User.archived.state_stale.first.greet
#    ^ call app/models/archivable.rb Archivable.archived
#             ^ call app/models/archivable.rb Archivable.state
#                               ^ call app/models/user.rb User.greet
User.archive_all
#    ^ call app/models/archivable.rb Archivable.archive_all
User.admin.active.each { |user| user.greet }
#    ^ call app/models/user.rb User.role
#          ^ call app/models/user.rb User.status
#                                    ^ call app/models/user.rb User.greet
user = User.find(1)
user.member?
#    ^ call app/models/user.rb User.role
user.state_fresh!
#    ^ call app/models/archivable.rb Archivable.state
user.profile_title
#    ^ call app/models/user.rb User.profile_title
user.body
#    ^ call app/models/user.rb User.body
`,
  }))

test('a class has what its concerns give it, whichever file is read first', () =>
  expectLinks({
    'app/models/room.rb': `class Room < ActiveRecord::Base
  include Closing
  def lock_up; end
end
Room.closed.first.lock_up
#    ^ call app/models/room/closing.rb Room.Closing.closed
#                 ^ call app/models/room.rb Room.lock_up
Room.close_all
#    ^ call app/models/room/closing.rb Room.Closing.ClassMethods.close_all
`,
    'app/models/room/closing.rb': `module Room::Closing
  extend ActiveSupport::Concern
  included do
    scope :closed, -> { where(open: false) }
  end
  module ClassMethods
    def close_all; end
  end
end
`,
  }))

test('attributes of classes that a concern declares are those of the classes which include it', () =>
  expectLinks({
    'app/models/concerns/searchable.rb': `module Searchable
  extend ActiveSupport::Concern
  included do
    class_attribute :searched
  end
end
`,
    'app/models/page.rb': `class Page < ActiveRecord::Base
  include Searchable
  self.searched = %w[title]
#      ^ call app/models/concerns/searchable.rb Searchable.searched
  def all = searched
#           ^ call app/models/concerns/searchable.rb Searchable.searched
end
Page.searched
#    ^ call app/models/concerns/searchable.rb Searchable.searched
`,
  }))

test('a symbol as a block names the method that is called on what the block is given', () =>
  expectLinks({
    ...MODELS,
    'app/tasks.rb': `def all
  User.find(1).posts.each(&:publish)
#                           ^ call_indirect app/models/user.rb Post.publish
  [User.new].map(&:posts).first.first.publish
#                  ^ call_indirect app/models/user.rb User.posts
#                                     ^ call app/models/user.rb Post.publish
end
`,
  }))

test('jobs are performed and messages are written by objects that the framework makes', () =>
  expectLinks({
    'task.rb': TASK,
    'jobs.rb': `class NotifyJob < ApplicationJob
  def perform(task)
    task.run
#        ^ call task.rb Task.run
  end
end
class Worker
  include Sidekiq::Job
  def perform(task)
    task.run
#        ^ call task.rb Task.run
  end
end
class TaskMailer < ApplicationMailer
  def done(task)
    task.run
#        ^ call task.rb Task.run
  end
end
NotifyJob.set(wait: 1).perform_later(Task.new('a'))
#                      ^ call jobs.rb NotifyJob.perform
Worker.perform_in(5, Task.new('b'))
#      ^ call jobs.rb Worker.perform
TaskMailer.done(Task.new('c')).deliver_later
#          ^ call jobs.rb TaskMailer.done
#                              ^ call unknown
TaskMailer.with(a: 1).done(Task.new('d'))
#                     ^ call jobs.rb TaskMailer.done
`,
  }))

test('routes lead to the actions of controllers, by resource, by name and in namespaces', () =>
  expectLinks({
    'app/controllers/users_controller.rb': `class UsersController < ApplicationController
  def index; end
  def show; end
  def activate; end
end
class PagesController < ApplicationController
  def about; end
end
module Admin
  class PostsController < ApplicationController
    def index; end
  end
end
class ProfilesController < ApplicationController
  def show; end
end
`,
    'config/routes.rb': `Rails.application.routes.draw do
  resources :users, only: [:index] do
#            ^ call_indirect app/controllers/users_controller.rb UsersController.index
    member { post :activate }
#                  ^ call_indirect app/controllers/users_controller.rb UsersController.activate
    post 'activate'
#         ^ call_indirect app/controllers/users_controller.rb UsersController.activate
    get 'show', to: 'pages#about'
#        ^ nothing
#                    ^ call_indirect app/controllers/users_controller.rb PagesController.about
  end
  namespace :admin do
    resources :posts
#              ^ call_indirect app/controllers/users_controller.rb Admin.PostsController.index
  end
  resource :profile
#           ^ call_indirect app/controllers/users_controller.rb ProfilesController.show
  get '/about', to: 'pages#about'
#                    ^ call_indirect app/controllers/users_controller.rb PagesController.about
  get '/me' => 'users#show', as: :me
#               ^ call_indirect app/controllers/users_controller.rb UsersController.show
  root 'pages#about'
#       ^ call_indirect app/controllers/users_controller.rb PagesController.about
end
get :users
#    ^ nothing
`,
  }))

test('jobs that are given to Sidekiq many at once, or by its client, are performed', () =>
  expectLinks({
    'app/jobs/mailing.rb': `class Mailing
  include Sidekiq::Worker
  def perform(id); end
  def again
    Sidekiq::Client.push_bulk({ "class" => self.class, "args" => [[1]] })
#                   ^ call app/jobs/mailing.rb Mailing.perform
  end
end
Mailing.perform_bulk([[1], [2]])
#       ^ call app/jobs/mailing.rb Mailing.perform
Sidekiq::Client.push_bulk("class" => Mailing, "args" => [[1], [2]])
#               ^ call app/jobs/mailing.rb Mailing.perform
Sidekiq::Client.push('class' => 'Mailing', 'args' => [1])
#               ^ call app/jobs/mailing.rb Mailing.perform
Elsewhere.push("class" => Mailing)
#         ^ call unknown
`,
  }))

test('a policy is asked for what is authorized', () =>
  expectLinks({
    'app/policies/post_policy.rb': `class PostPolicy < ApplicationPolicy
  class Scope
    def initialize(user, scope) = @scope = scope
    def resolve = @scope.all
  end
  attr_reader :record
  def initialize(user, record)
    @record = record
  end
  def update? = record.late?
#                      ^ call app/models/post.rb Post.late?
  def publish?; end
  def new?; end
end
`,
    'app/models/post.rb': `class Post < ActiveRecord::Base
  def late?; end
end
`,
    'app/controllers/posts_controller.rb': `class PostsController < ApplicationController
  def update
    @post = Post.find(1)
    authorize @post
#   ^ call app/policies/post_policy.rb PostPolicy.update?
    authorize(@post, :publish?).late?
#   ^ call app/policies/post_policy.rb PostPolicy.publish?
#                               ^ call app/models/post.rb Post.late?
    authorize Post, :new?
#   ^ call app/policies/post_policy.rb PostPolicy.new?
    authorize [:admin, @post], :publish?
#   ^ call unknown
    authorize @post, :missing?
#   ^ call unknown
    allowed_to?(:publish?, @post)
#   ^ call app/policies/post_policy.rb PostPolicy.publish?
    policy(@post).publish?
#                 ^ call app/policies/post_policy.rb PostPolicy.publish?
    policy_scope(Post).first.late?
#   ^ call app/policies/post_policy.rb PostPolicy.Scope.resolve
#                            ^ call app/models/post.rb Post.late?
  end
end
`,
  }))

test('a route without a controller leads to that of its namespace, of its options or of its path', () =>
  expectLinks({
    'app/controllers/settings_controller.rb': `class SettingsController < ApplicationController
  def show; end
  def account; end
  def format; end
end
class UsersController < ApplicationController
  def format; end
  def starred; end
end
class Settings::MailsController < ApplicationController
  def all; end
end
class StarsController < ApplicationController
  def update; end
end
class API::OIDC::KeysController < ApplicationController
  def show; end
end
`,
    'config/routes.rb': `Rails.application.routes.draw do
  namespace :api do
    get "keys", to: "oidc/keys#show"
#                    ^ call_indirect app/controllers/settings_controller.rb API.OIDC.KeysController.show
  end
  namespace :settings do
    get :account
#        ^ call_indirect app/controllers/settings_controller.rb SettingsController.account
    get "mails/all"
#        ^ call_indirect app/controllers/settings_controller.rb Settings.MailsController.all
    get "stars", to: "/stars#update"
#                     ^ call_indirect app/controllers/settings_controller.rb StarsController.update
  end
  resource :settings
#           ^ call_indirect app/controllers/settings_controller.rb SettingsController.show
  resources :users, only: [] do
    patch :format, controller: :settings
#          ^ call_indirect app/controllers/settings_controller.rb SettingsController.format
    post :starred, to: "stars#update"
#         ^ nothing
#                       ^ call_indirect app/controllers/settings_controller.rb StarsController.update
    get ":id/stars", action: :starred
#        ^ call_indirect app/controllers/settings_controller.rb UsersController.starred
    get "likes", to: :starred
#                     ^ call_indirect app/controllers/settings_controller.rb UsersController.starred
  end
  scope controller: "stars", action: "update" do
    put "old_stars"
#        ^ call_indirect app/controllers/settings_controller.rb StarsController.update
  end
  get :account
#      ^ nothing
end
`,
  }))

test('of a method and of one that hands calls on to it, the method is meant', () =>
  expectLinks({
    'app.rb': `class App
  def self.set(name); end
end
class Spec
  def_delegators :app, :set
  def app = App
end
def go(app)
  app.set(:x)
#     ^ call app.rb App.set
end
go(App)
go(Spec.new)
Spec.new.set(:y)
#        ^ call app.rb Spec.set
`,
  }))

test('the name of a setter is no call', () =>
  expectLinks({
    'a.rb': `class Task
  def name; end
  def name=(value)
#     ^ nothing
    @name = value
  end
end
`,
  }))

test('attributes that are declared by name are read and written by it', () =>
  expectLinks({
    'app/models/current.rb': `class Current < ActiveSupport::CurrentAttributes
  attribute :session, :account
  delegate :user, to: :session, allow_nil: true
  def sign_out; end
end
class Session
  def user = User.new
end
class User < ActiveRecord::Base
  class_attribute :limit, default: 3
  mattr_accessor :mode
  store_accessor :settings, :theme
  has_one_attached :avatar
  def greet
    limit + 1
#   ^ call app/models/current.rb User.limit
  end
end
class Form
  include ActiveModel::Attributes
  attribute :title, :string
  attribute :size, :integer
  def size = super
  def save
    title.strip + size
#   ^ call app/models/current.rb Form.title
#                 ^ call app/models/current.rb Form.size
  end
end
`,
    'app/tasks.rb': `Current.session = Session.new
#       ^ call app/models/current.rb Current.session
Current.user.greet
#       ^ call app/models/current.rb Current.user
#            ^ call app/models/current.rb User.greet
Current.session.user
#       ^ call app/models/current.rb Current.session
#               ^ call app/models/current.rb Session.user
Current.account
#       ^ call app/models/current.rb Current.account
Current.sign_out
#       ^ call app/models/current.rb Current.sign_out
User.limit
#    ^ call app/models/current.rb User.limit
User.mode = 1
#    ^ call app/models/current.rb User.mode
User.new.theme
#        ^ call app/models/current.rb User.theme
User.new.avatar
#        ^ call app/models/current.rb User.avatar
Form.new.title = 'x'
#        ^ call app/models/current.rb Form.title
`,
  }))

test('associations lead to what they say they are made of', () =>
  expectLinks({
    'app/models/team.rb': `class Team < ActiveRecord::Base
  has_many :memberships
  has_many :members, through: :memberships, source: :user
  has_many :leads, class_name: :User
end
class User < ActiveRecord::Base
  def greet; end
end
class Entry < ActiveRecord::Base
  delegated_type :entryable, types: %w[ Trade Valuation ]
end
class Trade < ActiveRecord::Base
  def price; end
end
class Valuation < ActiveRecord::Base
  def amount; end
end
Team.first.members.first.greet
#                        ^ call app/models/team.rb User.greet
Team.first.leads.first.greet
#                      ^ call app/models/team.rb User.greet
Entry.first.entryable.price
#           ^ call app/models/team.rb Entry.entryable
#                     ^ call app/models/team.rb Trade.price
Entry.first.valuation.amount
#           ^ call app/models/team.rb Entry.entryable
#                     ^ call app/models/team.rb Valuation.amount
Entry.trades.first.trade?
#     ^ call app/models/team.rb Entry.entryable
#                  ^ call app/models/team.rb Entry.entryable
`,
  }))

test('tests of a controller call its actions by their names', () =>
  expectLinks({
    'app/controllers/users_controller.rb': `class UsersController < ApplicationController
  def show; end
  def destroy; end
end
`,
    'test/controllers/users_controller_test.rb': `class UsersControllerTest < ActionController::TestCase
  test 'shows' do
    get :show, params: { id: 1 }
#        ^ call_indirect app/controllers/users_controller.rb UsersController.show
    get :nothing
#        ^ nothing
  end
end
`,
    'spec/controllers/users_controller_spec.rb': `RSpec.describe UsersController do
  describe 'DELETE destroy' do
    it { delete :destroy }
#                ^ call_indirect app/controllers/users_controller.rb UsersController.destroy
  end
end
RSpec.describe Other do
  it { get :show }
#           ^ nothing
end
`,
  }))
