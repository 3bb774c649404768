/** Elixir. */
import { expect, test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'
import { repository } from '../../../testing/repository.ts'

const USERS = `defmodule Shop.Users do
  @moduledoc "Users."
  alias Shop.Repo
  @timeout 5000
  @type t :: %__MODULE__{name: String.t()}
  defstruct [:name, age: 1]

  @doc """
  Creates one.
  """
  @spec create(map, integer) :: t
  def create(%{name: name} = attrs, times \\\\ 1) when times > 0 do
    Repo.insert(attrs, @timeout)
    #                  ^ read lib/users.ex Shop.Users.@timeout
    #    ^ call lib/repo.ex Shop.Repo.insert
    helper(name)
  end

  def size([]), do: 0
  def size([_ | rest]), do: 1 + size(rest)
  def size(a, b), do: size(a) + b
  defp helper(name), do: name
  defmacro twice(x), do: x
  def constructor(x), do: toString(x)
  defrecord :point, [:x, :y]
end
`

test('symbols: modules, functions of one arity, attributes and fields', async () => {
  const r = await repository({ 'lib/users.ex': USERS })
  expect(r.symbols('lib/users.ex')).toEqual([
    'module Shop.Users',
    'constant Shop.Users.@timeout',
    'type Shop.Users.t',
    'property Shop.Users.name',
    'property Shop.Users.age',
    'function Shop.Users.create',
    'function Shop.Users.size',
    'function Shop.Users.size',
    'function Shop.Users.helper',
    'macro Shop.Users.twice',
    'function Shop.Users.constructor',
    'macro Shop.Users.point',
  ])
  expect(r.symbol('lib/users.ex', 'Shop.Users')).toMatchObject({ name: 'Users', line: 1, column: 15 })
  expect(r.symbol('lib/users.ex', 'Shop.Users.create')).toMatchObject({
    doc: [8, 10],
    signature: 'def create(%{name: name} = attrs, times \\\\ 1) when times > 0',
    parameters: [{ name: '%{name: name} = attrs' }, { name: 'times', default: '1' }],
    modifiers: ['exported'],
  })
  expect(r.symbol('lib/users.ex', 'Shop.Users.size')).toMatchObject({ line: 19, end: 20 })
})

test('names lead to locals, to clauses by their arity, and to the modules that are named', async () => {
  await expectLinks({
    'lib/users.ex': USERS,
    'lib/repo.ex': 'defmodule Shop.Repo do\n  def insert(x, t), do: {x, t}\n  def all(x), do: x\nend\n',
    'lib/web.ex': `defmodule Shop.Web do
  alias Shop.{Users, Repo}
  #           ^ import lib/users.ex Shop.Users
  #                  ^ import lib/repo.ex Shop.Repo
  import Shop.Users
  #      ^ import lib/users.ex Shop.Users

  def show(id, %{user: user}) do
    Users.create(user)
    #     ^ call lib/users.ex Shop.Users.create
    #            ^ read parameter user of line 8
    id |> Users.size()
    #           ^ call lib/users.ex Shop.Users.size
    Users.size(id, 1)
    #     ^ call lib/users.ex Shop.Users.size
    Task.async(fn one -> Repo.all(one) end)
    #    ^ call unknown
    #                         ^ call lib/repo.ex Shop.Repo.all
    #                             ^ read parameter one of line 16
    user = Enum.map(user, &Repo.all/1)
    #               ^ read parameter user of line 8
    #                           ^ read lib/repo.ex Shop.Repo.all
    with {:ok, found} <- other(user) do
      #                  ^ call lib/web.ex Shop.Web.other
      #                        ^ read variable user of line 20
      found
    end
    case id do
      {:error, ^user, why} -> twice(why)
      #         ^ read variable user of line 20
      #                       ^ call lib/users.ex Shop.Users.twice
      #                             ^ read parameter why of line 29
      _ -> Shop.Repo.all(why)
      #              ^ call lib/repo.ex Shop.Repo.all
      #                  ^ read unknown
    end
  end

  defp other(x), do: x
  def hidden(x), do: {helper(x), @timeout}
  #                   ^ call unknown
  #                              ^ read unknown

  def again(other) do
    other = other(other)
    #       ^ call lib/web.ex Shop.Web.other
    #             ^ read parameter other of line 44
    {other, &other/1}
    #        ^ read lib/web.ex Shop.Web.other
  end
end
defmodule Other.Task do
  def async(x), do: x
end
`,
  })
})

test('a route leads to the action of its controller, also in a scope that says where that is', () =>
  expectLinks({
    'lib/shop_web/router.ex': `defmodule ShopWeb.Router do
  use Phoenix.Router

  scope "/", ShopWeb do
    get "/users", UserController, :index
    #             ^ type lib/shop_web/users.ex ShopWeb.UserController
    #                             ^ call_indirect lib/shop_web/users.ex ShopWeb.UserController.index
    post "/users", UserController, :create, as: :new_user
    #                              ^ call_indirect lib/shop_web/users.ex ShopWeb.UserController.create
    #                                           ^ nothing
    get "/gone", UserController, :gone
    #                            ^ nothing
    live "/home", HomeLive, :index
    #                       ^ nothing
    get "/other", UserController, :index, alias: false
    #             ^ type lib/shop_web/users.ex UserController
    #                             ^ call_indirect lib/shop_web/users.ex UserController.index
    scope "/outside", alias: false do
      get "/", UserController, :index
      #                        ^ call_indirect lib/shop_web/users.ex UserController.index
    end
    scope "/admin", Admin do
      get "/", UserController, :index
      #        ^ type unknown
      #                         ^ nothing
    end
  end

  get "/whole", ShopWeb.UserController, :index
  #                                     ^ call_indirect lib/shop_web/users.ex ShopWeb.UserController.index
end
`,
    'lib/shop_web/users.ex': `defmodule ShopWeb.UserController do
  def index(conn, _params), do: conn
  def index(conn), do: conn
  def create(conn, params), do: {conn, params}
end
defmodule ShopWeb.HomeLive do
  def index(conn, _params), do: conn
end
defmodule UserController do
  def index(conn, _params), do: conn
end
`,
  }))
