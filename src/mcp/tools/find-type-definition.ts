import { CALLABLE_KINDS, TYPE_KINDS } from '../../contract/symbols.ts'
import { ClassDescriptor } from '../../query/answers/descriptor-shapes.ts'
import { CAPPED } from '../../query/naming/members-outside.ts'
import { underAnyName } from '../../query/naming/other-names.ts'
import { nameWithin } from '../../query/naming/symbol-name.ts'
import { findType } from '../../query/symbols/types.ts'
import { defineTool } from '../define-tool.ts'
import { LineParam, NameParam, PathParam, SymbolParam } from '../params.ts'
import { packageNamed } from './package-name.ts'

const AS_FUNCTION = ': `get_function_details` describes it as one'

export default defineTool({
  name: 'find_type_definition',
  title: 'Describe a type',
  description:
    'A class, interface, struct, trait or model: fields, methods, supertypes and used types with their locations; ORM details of models.',
  input: {
    type_name: SymbolParam,
    package: NameParam.optional(),
    namespace: NameParam.optional(),
    path: PathParam.optional(),
    line: LineParam.optional(),
  },
  output: ClassDescriptor.shape,
  async run({ type_name, package: module, namespace, path, line }, { scope, index }) {
    const name = nameWithin([packageNamed(module, namespace)], type_name)
    const { found, said } = await underAnyName(index, scope, { name, path, line }, (meant) =>
      findType(index, scope, meant),
    )
    const { descriptor, capped, file, kind } = found
    return {
      answer: () => descriptor,
      partial: capped,
      language: file.row.language,
      warnings: [
        ...said,
        ...(TYPE_KINDS.has(kind) ? [] : [`Its kind is ${kind}${CALLABLE_KINDS.has(kind) ? AS_FUNCTION : ''}.`]),
        ...(capped ? [CAPPED] : []),
      ],
    }
  },
})
