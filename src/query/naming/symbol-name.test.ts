import { describe, expect, it } from 'vitest'
import { formatSymbolId } from '../../contract/ids.ts'
import { nearestNames } from './near-names.ts'
import { parseSymbolName } from './symbol-name.ts'

describe('a symbol’s name', () => {
  it('is read in any language’s way of writing it', () => {
    const read = (text: string) => {
      const { names, containers } = parseSymbolName(text)
      return [...containers, names.at(-1)]
    }
    expect(read('main')).toEqual(['main'])
    expect(read('Foo.bar')).toEqual(['Foo', 'bar'])
    expect(read('a::b::C')).toEqual(['a', 'b', 'C'])
    expect(read('Foo#bar')).toEqual(['Foo', 'bar'])
    expect(read('(*Engine).Run')).toEqual(['Engine', 'Run'])
    expect(read('App\\Models\\User')).toEqual(['App', 'Models', 'User'])
    expect(read('ptr->field')).toEqual(['ptr', 'field'])
    expect(read('$Acme::Util::LIMIT')).toEqual(['Acme', 'Util', 'LIMIT'])
    expect(read('Foo.bar(int, String)')).toEqual(['Foo', 'bar'])
    expect(read('(*Engine).Run(addr ...string)')).toEqual(['Engine', 'Run'])
    expect(read('func (c *Context) JSON(code int, obj any)')).toEqual(['Context', 'JSON'])
    expect(read('(Context) JSON')).toEqual(['Context', 'JSON'])
    expect(read('std::size_t Foo<T>::size() const noexcept')).toEqual(['Foo', 'size'])
    expect(read('public static void Foo.main(String[] args)')).toEqual(['Foo', 'main'])
  })

  it('may itself hold such signs: the whole text is tried first', () => {
    expect(parseSymbolName('operator->').names[0]).toBe('operator->')
    expect(parseSymbolName('#private').names).toEqual(['#private', 'private'])
  })

  it('may be an id from an earlier answer', () => {
    expect(parseSymbolName(formatSymbolId(12345)).id).toBe(12345)
    expect(parseSymbolName('sym_nonsense').id).toBeUndefined()
  })
})

describe('nearness of names', () => {
  it('offers those a few keystrokes away', () => {
    expect(nearestNames('lookpu', ['lookUp', 'lookDown', 'main', 'look'])).toEqual(['look', 'lookUp'])
  })
})
