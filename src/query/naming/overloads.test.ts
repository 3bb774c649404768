import { describe, expect, it } from 'vitest'
import type { Parameter } from '../../contract/symbols.ts'
import { withArguments } from './overloads.ts'
import type { Defined } from './resolve.ts'
import { parseSymbolName } from './symbol-name.ts'

const overload = (...parameters: Parameter[]) => ({ symbol: { parameters } }) as unknown as Defined
const types = (...of: string[]) => overload(...of.map((type, at) => ({ name: `p${at}`, type })))

const meant = (text: string, overloads: readonly Defined[]) =>
  withArguments(parseSymbolName(text).arguments, overloads).map((one) => overloads.indexOf(one))

describe('a name with arguments', () => {
  it('means the overload with those types, as its declaration or its documentation writes them', () => {
    const java = [
      types('String', 'Class<T>'),
      types('Reader', 'Class<T>'),
      types('Reader', 'Type'),
      types('JsonElement'),
    ]
    expect(meant('Gson.fromJson(Reader, Type)', java)).toEqual([2])
    expect(meant('Gson.fromJson(java.io.Reader, java.lang.Class)', java)).toEqual([1])
    expect(meant('Gson#fromJson(String,Class<T>)', java)).toEqual([0])
    expect(meant('fromJson(Reader p0, final Type p1)', java)).toEqual([2])
    const cpp = [types('std::size_t'), types('const std::string &'), types('const std::string &', 'bool')]
    expect(meant('Json::Value::get(const std::string&) const', cpp)).toEqual([1])
    expect(meant('const Value &Value::get(std::string, bool)', cpp)).toEqual([2])
    expect(meant('Value::get(size_t)', cpp)).toEqual([0])
  })

  it('tells apart types that differ in their type arguments alone', () => {
    const lists = [types('List<String>'), types('List<Integer>')]
    expect(meant('of(List<Integer>)', lists)).toEqual([1])
    expect(meant('of(List)', lists)).toEqual([0, 1])
  })

  it('counts parameters that may be left out, and several as one', () => {
    const some = [
      overload({ name: 'a', type: 'int' }, { name: 'b', type: 'bool', default: 'true' }),
      types('int', 'int'),
    ]
    expect(meant('f(int)', some)).toEqual([0])
    const many = [overload({ name: 'all', type: 'String', variadic: true }), types('String')]
    expect(meant('of(String...)', many)).toEqual([0])
    expect(meant('of(String[])', many)).toEqual([0])
  })

  it('may say the names of untyped parameters', () => {
    const script = [overload({ name: 'header' }, { name: 'value' }), overload({ name: 'value' })]
    expect(meant('Headers.set(header, value)', script)).toEqual([0])
  })

  it('means all of them where it says nothing about them: empty parentheses, or the arguments of a call', () => {
    const both = [types(), types('int')]
    expect(meant('f()', both)).toEqual([0, 1])
    expect(meant('f(request.body)', both)).toEqual([0, 1])
    expect(meant('f', both)).toEqual([0, 1])
  })
})
