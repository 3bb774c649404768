/** What Elixir's processes, jobs and templates run without calling it by its name. */
import { expect, test } from 'vitest'
import { processorTimeOf } from '../../../../../test/setup/processor-time.ts'
import { extractFile } from '../../../analysis.ts'
import { expectLinks } from '../../../testing/carets.ts'
import type { Language } from '../../language.ts'
import { LANGUAGES } from '../../registry.ts'

const ELIXIR = LANGUAGES.find(({ key }) => key === 'elixir') as Language

test('a message leads to the function that answers it, where the module has a clause for it', () =>
  expectLinks({
    'lib/cache.ex': `defmodule Shop.Cache do
  use GenServer
  def refresh(server \\\\ __MODULE__), do: GenServer.call(server, :refresh)
  #                                                             ^ call_indirect lib/cache.ex Shop.Cache.handle_call
  def put(pid, key), do: GenServer.cast(pid, {:put, key})
  #                                           ^ call_indirect lib/cache.ex Shop.Cache.handle_cast
  def fetch(pid), do: pid |> GenServer.call({:fetch, 1}, 5000)
  #                                          ^ call_indirect lib/cache.ex Shop.Cache.handle_call
  def other(pid), do: GenServer.call(pid, :unknown)
  #                                        ^ nothing
  def init(state) do
    Process.send_after(self(), :tick, 1000)
    #                          ^ call_indirect lib/cache.ex Shop.Cache.handle_info
    send(state.pid, :tick)
    #                ^ nothing
    {:ok, state}
  end
  def handle_call(:refresh, _from, state), do: {:reply, :ok, state}
  def handle_call({:fetch, key}, _from, state) when key > 0, do: {:reply, key, state}
  def handle_cast({:put, key} = _message, state), do: {:noreply, [key | state]}
  def handle_info(:tick, state), do: {:noreply, state}
end
`,
    'lib/shop.ex': `defmodule Shop do
  alias Shop.Cache
  def clear, do: GenServer.cast(Cache, :clear)
  #                                    ^ call_indirect lib/cache.ex Shop.Cache.handle_cast
  def stop, do: GenServer.cast(Elsewhere, :stop)
  #                                        ^ nothing
end
`,
  }))

test('a job that is made is performed', () =>
  expectLinks({
    'lib/mail_worker.ex': `defmodule Shop.MailWorker do
  use Oban.Worker, queue: :mails
  def enqueue(id), do: %{id: id} |> new() |> Oban.insert!()
  #                                 ^ call unknown, call_indirect lib/mail_worker.ex Shop.MailWorker.perform
  @impl Oban.Worker
  def perform(%Oban.Job{args: %{"id" => id}}), do: id
end
`,
    'lib/shop.ex': `defmodule Shop do
  alias Shop.MailWorker
  def order(id) do
    MailWorker.new(%{id: id}) |> Oban.insert()
    #          ^ call lib/mail_worker.ex Shop.MailWorker, call_indirect lib/mail_worker.ex Shop.MailWorker.perform
  end
  def plain(id), do: MailWorker.new(%{id: id})
  #                             ^ call lib/mail_worker.ex Shop.MailWorker
end
`,
  }))

test('a template names components, functions between braces, modules, and events that its module handles', () =>
  expectLinks({
    'lib/components.ex': `defmodule Shop.Components do
  def button(assigns), do: assigns
  def icon(assigns), do: assigns
end
`,
    'lib/cart_live.ex': `defmodule Shop.CartLive do
  import Shop.Components
  alias Shop.Components
  def render(assigns) do
    ~H"""
    <.button phx-click="empty" class="x" :if={any(@items)}>
    # ^ call lib/components.ex Shop.Components.button
    #                   ^ call_indirect lib/cart_live.ex Shop.CartLive.handle_event
    #                                         ^ call lib/cart_live.ex Shop.CartLive.any
      Empty any(x) {@count |> total(2)}
    #       ^ nothing
    #                         ^ call lib/cart_live.ex Shop.CartLive.total
    </.button>
    # ^ nothing
    <Components.icon name="x" phx-click={JS.push("unknown")} />
    #           ^ call lib/components.ex Shop.Components.icon
    #                                             ^ nothing
    <.live_component module={Shop.Components} id={"any(1)"} />
    #                             ^ nothing
    #                                              ^ nothing
    <%= total(@count, [1, 2]) %>
    #   ^ call lib/cart_live.ex Shop.CartLive.total
    <%!-- <.button /> --%>
    #       ^ nothing
    """
  end
  def handle_event("empty", _params, socket), do: {:noreply, socket}
  def handle_event("save", _params, socket), do: {:noreply, JS.push("empty")}
  #                                                                 ^ call_indirect lib/cart_live.ex Shop.CartLive.handle_event
  defp any(items), do: items
  defp total(a, b), do: a + b
end
`,
  }))

test('what a module brings where it is used is seen there, by the function that is told', () =>
  expectLinks({
    'lib/shop_web.ex': `defmodule ShopWeb do
  def controller do
    quote do
      alias Shop.{Users, Orders}
      unquote(helpers())
    end
  end
  def live_view do
    quote do
      unquote(helpers())
    end
  end
  defp helpers do
    quote do
      use Shop.Shared
      import ShopWeb.Components
    end
  end
  defmacro __using__(which), do: apply(__MODULE__, which, [])
end
`,
    'lib/shared.ex': `defmodule Shop.Shared do
  defmacro __using__(_opts) do
    quote do
      alias Shop.Mails
    end
  end
end
`,
    'lib/users.ex': `defmodule Shop.Users do
  def find(id), do: id
end
defmodule Shop.Mails do
  def send_all(id), do: id
end
`,
    'lib/components.ex': `defmodule ShopWeb.Components do
  def button(assigns), do: assigns
end
defmodule Other.Components do
  def button(assigns), do: assigns
end
`,
    'lib/user_controller.ex': `defmodule ShopWeb.UserController do
  use ShopWeb, :controller
  def show(conn, id), do: Users.find(id)
  #                             ^ call lib/users.ex Shop.Users.find
  def render(assigns), do: ~H"<.button />"
  #                             ^ call lib/components.ex ShopWeb.Components.button
end
defmodule Elsewhere do
end
`,
    'lib/user_live.ex': `defmodule ShopWeb.UserLive do
  use ShopWeb, :live_view
  def render(assigns), do: ~H"<.button />"
  #                             ^ call lib/components.ex ShopWeb.Components.button
  def show(id), do: Users.find(id)
  #                       ^ call unknown
  def mail(id), do: Mails.send_all(id)
  #                       ^ call lib/users.ex Shop.Mails.send_all
end
`,
  }))

test('a function may be called as what all objects have', () =>
  expectLinks({
    'lib/shop.ex': `defmodule Shop do
  def new(id), do: constructor(:item)
  #                ^ call lib/shop.ex Shop.constructor
  def constructor(kind), do: kind
end
`,
  }))

test.each([
  ['calls in a template', (times: number) => `def render(a) do\n~H"{${'f('.repeat(times)}}"\nend\n`],
  [
    'calls in one another in a template',
    (times: number) => `def render(a) do\n~H"{${'f('.repeat(times)}${')'.repeat(times)}}"\nend\n`,
  ],
  ['jobs of a function', (times: number) => `def all(a) do\n${'Mailer.new(a)\n'.repeat(times)}end\n`],
  ['jobs of a worker', (times: number) => `use Oban.Worker\n${'def a(b), do: new(b)\n'.repeat(times)}`],
  ['messages of a module', (times: number) => `${'def a(b), do: GenServer.call(b, :c)\n'.repeat(times)}`],
])(
  'the time that %s take grows with their number',
  async (_, body) => {
    const took = (times: number) =>
      processorTimeOf(() => extractFile(ELIXIR, 'lib/a.ex', `defmodule Shop do\n${body(times)}end\n`))
    await took(500)
    const short = await took(1_000)
    expect(await took(8_000)).toBeLessThan(24 * (short + 50))
  },
  120_000,
)

test('what functions quote is looked at once, however often they quote one another', async () => {
  const quoting = (at: number) => `  def f${at} do
    quote do
      unquote(f${at + 1}())
      unquote(f${at + 1}())
      alias Shop.A${at}
    end
  end
`
  const text = `defmodule Shop do\n${Array.from({ length: 40 }, (_, at) => quoting(at)).join('')}end\n`
  const { surface } = await extractFile(ELIXIR, 'lib/a.ex', text)
  const { brings } = surface as { brings: Record<string, unknown[]> }
  expect(brings['Shop.f0']).toHaveLength(40)
}, 20_000)
