/** C++: `GetParam()` of GoogleTest, which is of what the fixture around is a `TestWithParam` of, by a base or as another name for it. */
import { templateOf } from '../parse/generics.ts'
import { type File, fileOf, type Reference, symbolOf } from '../repository.ts'
import type { Type, Types } from './types.ts'

const WITH_PARAMETER = /^t:(?:testing::)?(?:TestWithParam|WithParamInterface)</

/** For a use in the body of a symbol. */
export function parameterOfTest(types: Types, file: number, from: number): Type | undefined {
  for (const scope of types.scopes.scopesAround(file, from)) {
    const found = parameterOf(types, scope)
    if (found) return found
  }
  const { symbols } = types.repository.files[file] as File
  for (let at: number | undefined = from; at !== undefined && at >= 0; at = symbols.get(at)?.parent) {
    const fixture = symbols.get(at)?.cpp?.receiver
    const found = fixture === undefined ? undefined : given(types.meant({ file, text: `t:${fixture}`, from: at }))
    if (found) return found
  }
  return undefined
}

function given(fixture: Type): Type | undefined {
  const [text = ''] = WITH_PARAMETER.test(fixture.text) ? templateOf(fixture.text).given : []
  return text === '' ? undefined : { ...fixture, text }
}

function parameterOf(types: Types, fixture: Reference): Type | undefined {
  for (const one of types.members.lineage(fixture)) {
    const file = fileOf(one)
    const { bases, types: texts } = types.repository.files[file] as File
    for (const [symbol, at] of bases) {
      const found = symbol === symbolOf(one) ? given({ file, text: texts[at] as string, from: symbol }) : undefined
      if (found) return found
    }
  }
  return undefined
}
