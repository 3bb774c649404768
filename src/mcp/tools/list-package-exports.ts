import { z } from 'zod'
import { SymbolDescriptor } from '../../query/answers/descriptor-shapes.ts'
import { packageExports } from '../../query/contents/package-exports.ts'
import { Failure } from '../../query/failure.ts'
import { defineTool } from '../define-tool.ts'
import { NameParam } from '../params.ts'
import { packageNamed } from './package-name.ts'

export default defineTool({
  name: 'list_package_exports',
  title: 'List exports',
  description: 'The exported symbols of a package, module, namespace or directory, by kind.',
  input: {
    package: NameParam.optional(),
    namespace: NameParam.optional(),
    symbol_type: SymbolDescriptor.shape.kind.optional(),
  },
  output: { package: z.string(), total: z.int().min(0), files: z.int().min(0), exports: z.array(SymbolDescriptor) },
  pageSize: 50,
  async run({ package: module, namespace, symbol_type }, { scope, index, limit, from }) {
    const name = packageNamed(module, namespace)
    if (name === undefined)
      throw new Failure('invalid_input', 'Give a package or a namespace.', {
        hint: 'Give `package` or `namespace`.',
        details: { missing: ['package'] },
      })
    const found = await packageExports(index, scope, name, { type: symbol_type, limit, from })
    return {
      page: found.page,
      answer: (items: readonly SymbolDescriptor[]) => ({
        package: name,
        total: found.total,
        files: found.files,
        exports: [...items],
      }),
      partial: found.partial,
      warnings: [
        ...found.said,
        ...(found.partial ? ['The package has more files than were searched.'] : []),
        ...(found.total === 0 && !found.beyond
          ? [`The ${found.files} files of the package export nothing${symbol_type ? ` of kind ${symbol_type}` : ''}.`]
          : []),
      ],
    }
  },
})
