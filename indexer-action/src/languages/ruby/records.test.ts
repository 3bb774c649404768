/** Rails' models: what they declare by calls, and what queries give of them. */
import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('models have what they declare by calls, and queries give their objects and relations of them', () =>
  expectLinks({
    'app/models/application_record.rb': 'class ApplicationRecord < ActiveRecord::Base\nend\n',
    'app/models/user.rb': `class User < ApplicationRecord
  has_many :blog_posts
  belongs_to :boss, class_name: 'User'
  def full_name; end
end
`,
    'app/models/blog_post.rb': `class BlogPost < ApplicationRecord
  belongs_to :user
  scope :published, -> { where(published: true) }
  def self.by_title(title); end
  def headline; end
end
`,
    'app/controllers/users_controller.rb': `class UsersController < ApplicationController
  def show
    @user = User.find(params[:id])
    @user.full_name
#         ^ call app/models/user.rb User.full_name
    @user.boss.full_name
#         ^ call app/models/user.rb User.boss
#              ^ call app/models/user.rb User.full_name
    @user.blog_posts.published.order(:id).each { |post| post.headline }
#         ^ call app/models/user.rb User.blog_posts
#                    ^ call app/models/blog_post.rb BlogPost.published
#                                                            ^ call app/models/blog_post.rb BlogPost.headline
    BlogPost.first.user = @user
#                  ^ call app/models/blog_post.rb BlogPost.user
    BlogPost.where(id: 1).first.user.full_name
#                               ^ call app/models/blog_post.rb BlogPost.user
#                                    ^ call app/models/user.rb User.full_name
    @user.blog_posts.create(title: 'x').headline
#                                       ^ call app/models/blog_post.rb BlogPost.headline
    @user.blog_posts.by_title('x')
#                    ^ call app/models/blog_post.rb BlogPost.by_title
  end
end
`,
    'spec/user_spec.rb': `describe User do
  let(:user) { create(:user) }
  it 'has a name' do
    user.full_name
#        ^ call app/models/user.rb User.full_name
  end
end
`,
    'config/routes.rb': `Rails.application.routes.draw do
  scope :admin, path: 'x' do
  end
end
`,
  }))

test('a record that is loaded again is the same, and so is a relation', () =>
  expectLinks({
    'app/models/user.rb': `class User < ActiveRecord::Base
  has_many :posts
  def greet; end
end
class Post < ActiveRecord::Base
  def publish; end
end
User.first.reload.greet
#                 ^ call app/models/user.rb User.greet
User.first.posts.reload.first.publish
#                             ^ call app/models/user.rb Post.publish
`,
  }))
