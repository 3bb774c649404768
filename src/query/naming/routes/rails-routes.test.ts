import { expect, it } from 'vitest'
import { processorTimeOf } from '../../../../test/setup/processor-time.ts'
import { isRailsRoutes, railsRoutes } from './rails-routes.ts'

/** Each as `GET /path action`, with the name that leads to the action. */
const routes = (...lines: string[]): string[] => {
  const text = ['Rails.application.routes.draw do', ...lines.map((line) => `  ${line}`), 'end'].join('\n')
  return railsRoutes(text).map(({ methods, path, action, at }) => {
    const written = text.split('\n')[at.line - 1]?.slice(at.column) ?? ''
    expect(written.startsWith(at.text), `${written} at ${at.text}`).toBe(true)
    return `${methods.join(',').toUpperCase() || 'ANY'} ${path} ${action}`
  })
}

it('writes the whole path of what namespaces, scopes and resources are around', () => {
  expect(
    routes(
      'namespace :api, path: nil do',
      '  namespace :v2 do',
      '    resources :feeds, only: [:show] do',
      '      resources :entries, only: %i[index], controller: :feed_entries',
      '    end',
      '  end',
      'end',
      'scope "/shop", as: :shop do',
      '  get "items/:id(.:format)", to: "items#show" # the old one',
      '  scope(path: "admin") { get :log, to: "logs#all" }',
      'end',
    ),
  ).toEqual([
    'GET /v2/feeds/:id show',
    'GET /v2/feeds/:id/entries index',
    'GET /shop/items/:id show',
    'GET /shop/admin/log all',
  ])
})

it('tells apart what is about all of a resource, about one, and nested in one', () => {
  expect(
    routes(
      'resources :users, except: [:index, :new, :edit, :create, :show, :destroy], param: :name do',
      '  member do',
      '    patch :mute',
      '  end',
      '  collection { get :count; post "sort-all" }',
      '  get :top, on: :collection',
      '  get "posts/recent", to: "posts#recent"',
      '  resource :avatar, only: :show',
      'end',
    ),
  ).toEqual([
    'PATCH,PUT /users/:name update',
    'PATCH /users/:name/mute mute',
    'GET /users/count count',
    'POST /users/sort-all sort_all',
    'GET /users/top top',
    'GET /users/:name/posts/recent recent',
    'GET /users/:name/avatar show',
  ])
})

it('follows concerns, shallow resources and what goes on over several lines', () => {
  expect(
    routes(
      'concern :sorted do',
      '  post :sort, on: :collection',
      'end',
      'resources :books, only: [], concerns: :sorted',
      'resources :shelves, only: [], shallow: true do',
      '  concerns :sorted',
      '  resources :books, only: %i[index show]',
      'end',
      'resources :gems, only: :show, constraints: {',
      '  id: /#{Version}(?=\\.(json|yaml)\\z)/',
      '} do',
      '  get :versions',
      'end',
      "get 'owners/:handle',",
      "  to: 'owners#gems',",
      '  constraints: { handle: /[^,]+/ }',
      'match "/health" => "health#show", via: [:get, :post]',
    ),
  ).toEqual([
    'POST /books/sort sort',
    'POST /shelves/sort sort',
    'GET /shelves/:id/books index',
    'GET /books/:id show',
    'GET /gems/:id show',
    'GET /gems/:id/versions versions',
    'GET /owners/:handle gems',
    'GET,POST /health show',
  ])
})

it('names no action of what is no controller', () => {
  expect(
    routes(
      'get "/old", to: redirect("/new")',
      'get :version, to: proc { |env| [200, {}, ["OK"]] }',
      'mount Sidekiq::Web, at: "/sidekiq"',
      'if Rails.env.development?',
      '  get :preview, to: "mails#preview"',
      'end',
    ),
  ).toEqual(['GET /preview preview'])
})

it('is read where routes are drawn, also in parts', () => {
  expect(isRailsRoutes('config/routes/admin.rb', '')).toBe(true)
  expect(isRailsRoutes('lib/engine/routes.rb', 'Engine.routes.draw do')).toBe(true)
  expect(isRailsRoutes('app.rb', "get '/users' do")).toBe(false)
})

it('needs no longer for lines that nobody wrote', async () => {
  const spent = await processorTimeOf(() => {
    railsRoutes('resources :a do\n'.repeat(5_000))
    railsRoutes(`get "${'/a'.repeat(100_000)}", ${'('.repeat(50_000)}`)
    railsRoutes('concern :a do\nconcerns :a, :a\nend\nconcerns :a\n')
    railsRoutes('get "x",\n'.repeat(20_000))
    const lines = [
      '(\n',
      `get ${'\\"'.repeat(900)}\n`,
      `a${' '.repeat(900)}b${'   b'.repeat(250)}\n`,
      `a {${' '.repeat(1800)}x (\n`,
      `get "/a", to: "${'a'.repeat(1900)}!"\n`,
      `get "${'a'.repeat(1900)}"\n`,
      `get :a${' '.repeat(1900)}x\n`,
    ]
    for (const line of lines) railsRoutes(line.repeat(200_000 / line.length))
    railsRoutes(`concern :a do\nconcerns ${Array(8).fill(':a').join(', ')}\nend\nconcerns :a\n`)
  })
  expect(spent).toBeLessThan(2_500)
})

it('keeps no paths that are longer than any that is asked for', () => {
  const text = `${`namespace "${'a'.repeat(900)}" do\n`.repeat(10)}${'get :x\n'.repeat(10)}`
  expect(railsRoutes(text)).toEqual([])
})

it('reads on behind a block in braces among what a call is given', () => {
  expect(
    routes('constraints(lambda { |request|', '  request.local?', '}) do', '  get :log, to: "logs#all"', 'end'),
  ).toEqual(['GET /log all'])
})
