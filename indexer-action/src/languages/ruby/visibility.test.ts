import { expect, test } from 'vitest'
import { extractFile } from '../../analysis.ts'
import { LANGUAGES } from '../registry.ts'
import { ruby } from './rules.ts'

test('methods are private or protected where their class says so: behind the word, by their names, or at the definition', async () => {
  const text = `
class Account
  attr_reader :owner
  def open; end
  def listed; end
  private :listed
  private def inline; end
  private memoize def wrapped; end
  def by_text; end
  private 'by_text'
  def in_list; end
  def in_words; end
  private [:in_list, "none"]
  private %i[in_words]
  def of_other; end
  Other.private :of_other
  def still_open; end
  def self.made; end

  protected

  def compared; end

  private

  attr_reader :secret
  def hidden; end
  def self.made_too; end
  public def shown; end
  def hidden_too; end
  public
  def last; end
  class Inner
    def inside; end
  end
end
included = Module.new do
  def before; end
  private
  def in_block; end
end
def top; end
`
  const language = LANGUAGES.find((one) => one.key === ruby.key)
  if (!language) throw new Error('no Ruby')
  const { symbols } = await extractFile(language, 'account.rb', text)
  const said = symbols.flatMap(({ name, modifiers = [] }) =>
    modifiers.length > 0 ? [`${name} ${modifiers.join(' ')}`] : [],
  )
  expect(said).toEqual([
    'listed private',
    'inline private',
    'wrapped private',
    'by_text private',
    'in_list private',
    'in_words private',
    'made static',
    'compared protected',
    'secret private',
    'hidden private',
    'made_too static',
    'hidden_too private',
    'in_block private',
  ])
})
