/** Methods that a class defines in a loop over their names. */
import { expect, test } from 'vitest'
import { languageOfPath } from '../../../../bench/accuracy/language-of-path.ts'
import { processorTimeOf } from '../../../../test/setup/processor-time.ts'
import { analyse } from '../../analysis.ts'
import { expectLinks } from '../../testing/carets.ts'

const SHIPMENT = `class Receipt
  def print; end
end
class Shipment
  STATES = %w[packed sent].freeze
  STATES.each do |state|
    define_method("#{state}?") { @state == state }
  end
  %i[open close].each do |name|
    define_method(name) do
      log(name)
      Receipt.new
    end
  end
  ['width', 'height'].each { |side| define_method(:"#{side}_in_inches") { |factor| side } }
  %w(get post).each do |verb|
    class_eval <<-RUBY, __FILE__, __LINE__ + 1
      def #{verb}(path)
        run(:#{verb}, path)
      end
      def last_#{verb}=(path)
      end
    RUBY
  end
  [:paid, :due].each { |sum| class_eval "def add_#{sum}(more); more; end" }
  [:a, :b].each { |letter| puts letter }
  STATES.each { |other| define_method("#{other}_#{other.size}") { 1 } }
  def log(name); end
end
`

test('methods are called by the names that the loop gives them', () =>
  expectLinks({
    'lib/shipment.rb': SHIPMENT,
    'lib/main.rb': `shipment = Shipment.new
shipment.packed?
#        ^ call lib/shipment.rb Shipment.packed?
shipment.close.print
#        ^ call lib/shipment.rb Shipment.close
#              ^ call lib/shipment.rb Receipt.print
shipment.height_in_inches(3)
#        ^ call lib/shipment.rb Shipment.height_in_inches
shipment.post('/')
#        ^ call lib/shipment.rb Shipment.post
shipment.last_get = '/'
#        ^ call lib/shipment.rb Shipment.get
shipment.add_due(3)
#        ^ call lib/shipment.rb Shipment.add_due
shipment.b
#        ^ call unknown
`,
  }))

test('each is a symbol at its name', async () => {
  const [file] = await analyse(new Map([['lib/shipment.rb', SHIPMENT]]), languageOfPath)
  const methods = file?.symbols.filter(({ kind, line }) => kind === 'method' && line > 4)
  expect(methods?.map(({ name, line, column }) => `${name} ${line}:${column}`)).toEqual([
    'packed? 5:14',
    'sent? 5:21',
    'open 9:5',
    'close 9:10',
    'width_in_inches 15:4',
    'height_in_inches 15:13',
    'get 16:5',
    'post 16:9',
    'add_paid 25:3',
    'add_due 25:10',
    'log 28:6',
  ])
})

test('several texts that one loop runs are told apart', () =>
  expectLinks({
    'lib/client.rb': `class Client
  %w[get post].each do |verb|
    class_eval <<-RUBY
      def #{verb}(path); end
    RUBY
    class_eval <<-RUBY
      def #{verb}_all(paths); end
    RUBY
  end
end
`,
    'lib/main.rb': `client = Client.new
client.get('/')
#      ^ call lib/client.rb Client.get
client.get_all([])
#      ^ call lib/client.rb Client.get
`,
  }))

test('a loop over many names is read once', async () => {
  const names = Array.from({ length: 8_000 }, (_, nth) => `name${nth}`).join(' ')
  const text = `class A\n  %w[${names}].each { |name| define_method(name) { 1 } }\nend\n`
  const taken = await processorTimeOf(async () => {
    const [file] = await analyse(new Map([['a.rb', text]]), languageOfPath)
    expect(file?.symbols.length).toBe(8_001)
  })
  expect(taken).toBeLessThan(5_000)
})
