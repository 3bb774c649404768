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
    expect(read('App\\Http\\UserController@index')).toEqual(['App', 'Http', 'UserController', 'index'])
    expect(read('Livebook.Session.save/1')).toEqual(['Livebook', 'Session', 'save'])
    expect(read('&valid?/2')).toEqual(['valid?'])
    expect(read('(Context) JSON')).toEqual(['Context', 'JSON'])
    expect(read('std::size_t Foo<T>::size() const noexcept')).toEqual(['Foo', 'size'])
    expect(read('public static void Foo.main(String[] args)')).toEqual(['Foo', 'main'])
  })

  it('may itself hold such signs: the whole text is tried first', () => {
    expect(parseSymbolName('operator->').names[0]).toBe('operator->')
    expect(parseSymbolName('#private').names).toEqual(['#private', 'private'])
  })

  it('says how many parameters it has, where that is written behind it', () => {
    expect(parseSymbolName('Session.save/1')).toMatchObject({ text: 'Session.save/1', arity: 1 })
    expect(parseSymbolName('src/2').arity).toBe(2)
    expect(parseSymbolName('a/b/2').arity).toBeUndefined()
  })

  it('may be a line of a file instead', () => {
    expect(parseSymbolName('./src/app.py:12:3').place).toEqual({ path: 'src/app.py', line: 12 })
    expect(parseSymbolName('src/app.py#L12').place).toEqual({ path: 'src/app.py', line: 12 })
    expect(parseSymbolName('src/app.py:12-20').place).toEqual({ path: 'src/app.py', line: 12 })
    for (const name of ['src/app.py:main', 'std::v1', 'Foo.bar:12x', 'koel:12'])
      expect(parseSymbolName(name).place, name).toBeUndefined()
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
