/** What `db/schema.rb` says of tables, and which attributes models have by it. */
import { expect, test } from 'vitest'
import { languageOfPath } from '../../../../bench/accuracy/language-of-path.ts'
import { analyse } from '../../analysis.ts'
import { expectLinks } from '../../testing/carets.ts'

const SCHEMA = `ActiveRecord::Schema[8.0].define(version: 2025_01_01_000000) do
  create_table "users", force: :cascade do |t|
    t.string "email", null: false
    t.integer "karma"
    t.bigint "company_id"
    t.index ["email"], name: "index_users_on_email", unique: true
  end
  create_table "shop_categories", id: :uuid do |t|
    t.string "title"
  end
  create_table "people_of_old" do |t|
    t.string "name"
  end
  create_table "companies" do |t|
    t.string "name"
  end
  add_foreign_key "users", "companies"
end
`

test('a table of the schema is a symbol with its columns', async () => {
  const [file] = await analyse(new Map([['db/schema.rb', SCHEMA]]), languageOfPath)
  expect(
    file?.symbols.slice(0, 4).map(({ kind, qualified, name, line, end }) => [kind, qualified ?? name, line, end]),
  ).toEqual([
    ['struct', 'users', 2, 7],
    ['property', 'users.email', 3, 3],
    ['property', 'users.karma', 4, 4],
    ['property', 'users.company_id', 5, 5],
  ])
})

test('models have the columns of their tables as attributes, unless they define them', () =>
  expectLinks({
    'db/schema.rb': SCHEMA,
    'db/migrate/1_create_users.rb': `class CreateUsers < ActiveRecord::Migration[8.0]
  def change
    create_table :users do |t|
      t.string :email
    end
  end
end
`,
    'app/models/application_record.rb': `class ApplicationRecord < ActiveRecord::Base
  self.abstract_class = true
end
`,
    'app/models/user.rb': `class User < ApplicationRecord
  belongs_to :company
  alias_attribute :points, :karma
  def greeting
    email.to_s + name
#   ^ call db/schema.rb users.email
#         ^ call std:ruby String#to_s
#                ^ call unknown
  end
  def rise
    self.karma += 1
#        ^ call db/schema.rb users.karma
    save if karma_changed?
#           ^ call db/schema.rb users.karma
  end
end
class Company < ApplicationRecord
  has_many :users
  def name = super.strip
end
module Shop
  class Category < ApplicationRecord
  end
end
class Person < ApplicationRecord
  self.table_name = 'people_of_old'
end
`,
    'app/tasks.rb': `user = User.find_by(id: 1)
user.email
#    ^ call db/schema.rb users.email
user.points
#    ^ call db/schema.rb users.karma
user.company.name
#            ^ call app/models/user.rb Company.name
User.where(karma: 1).each { |one| one.email = '' }
#                                     ^ call db/schema.rb users.email
Company.first.users.map(&:email)
#                         ^ call_indirect db/schema.rb users.email
Shop::Category.new.title
#                  ^ call db/schema.rb shop_categories.title
Person.last.name
#           ^ call db/schema.rb people_of_old.name
def show(user, thing)
  user.email
#      ^ call db/schema.rb users.email
  thing.email
#       ^ call unknown
  email
# ^ call unknown
end
`,
  }))

test('of several applications in one repository each model has the columns of its own', () =>
  expectLinks({
    'a/db/schema.rb': `ActiveRecord::Schema.define do
  create_table "tags" do |t|
    t.string "label"
  end
end
`,
    'b/db/schema.rb': `ActiveRecord::Schema.define do
  create_table "tags" do |t|
    t.string "label"
  end
end
`,
    'a/app/models/tag.rb': `class Tag < ActiveRecord::Base
  def to_s = label
#            ^ call a/db/schema.rb tags.label
end
`,
  }))
