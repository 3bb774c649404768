import { CALLABLE_KINDS, TYPE_KINDS } from '../../contract/symbols.ts'
import { FunctionDescriptor } from '../../query/answers/descriptor-shapes.ts'
import { functionDescriptor } from '../../query/answers/descriptors.ts'
import { namedByUs } from '../../query/answers/named-by-us.ts'
import { membersOf } from '../../query/indexed/indexed-file.ts'
import { underAnyName } from '../../query/naming/other-names.ts'
import type { Defined } from '../../query/naming/resolve.ts'
import { nameWithin } from '../../query/naming/symbol-name.ts'
import { findFunction } from '../../query/symbols/functions.ts'
import { defineTool } from '../define-tool.ts'
import { LineParam, NameParam, PathParam, SymbolParam } from '../params.ts'
import { packageNamed } from './package-name.ts'

export default defineTool({
  name: 'get_function_details',
  title: 'Describe a function',
  description: 'A function or method: parameters, returns, visibility, doc comment and code.',
  input: {
    function_name: SymbolParam,
    class_name: NameParam.optional(),
    package: NameParam.optional(),
    namespace: NameParam.optional(),
    path: PathParam.optional(),
    line: LineParam.optional(),
  },
  output: FunctionDescriptor.shape,
  async run({ function_name, class_name, package: module, namespace, path, line }, { scope, index, maxTokens }) {
    const name = nameWithin([packageNamed(module, namespace), class_name], function_name)
    const { found, said } = await underAnyName(index, scope, { name, path, line }, (meant) =>
      findFunction(index, scope, meant),
    )
    const { file, symbol } = found
    // A long body is cut at a line and marked as cut; `open_at` returns the rest.
    const whole = functionDescriptor(scope, file, symbol, { code: true })
    const room = Math.max(400, maxTokens * 2)
    const cut = (whole.code?.length ?? 0) > room
    const descriptor = cut ? { ...whole, code: whole.code?.slice(0, whole.code.lastIndexOf('\n', room)) ?? '' } : whole
    return {
      answer: () => descriptor,
      partial: cut,
      language: file.row.language,
      warnings: [
        ...said,
        ...(cut ? ['The code is cut to fit the budget: use `open_at` for the rest.'] : []),
        ...(CALLABLE_KINDS.has(symbol.kind) ? [] : noFunction(found)),
      ],
    }
  },
})

/** A type may be meant for what creating an instance takes. */
function noFunction({ file, symbol, index }: Defined): string[] {
  const said = `That symbol is no function: its kind is ${symbol.kind}.`
  if (!TYPE_KINDS.has(symbol.kind)) return [said]
  const own = membersOf(file, index).find((member) => member.symbol.kind === 'constructor')?.symbol
  const creation = own ? ` What creating an instance takes is told of \`${namedByUs(own)}\`.` : ''
  return [`${said} \`find_type_definition\` describes it.${creation}`]
}
