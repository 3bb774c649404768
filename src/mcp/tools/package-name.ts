/** `package` and `namespace` are two names for one argument: what the language calls a package, module or namespace. */
import { Failure } from '../../query/failure.ts'

export function packageNamed(module: string | undefined, namespace: string | undefined): string | undefined {
  if (module !== undefined && namespace !== undefined && module !== namespace)
    throw new Failure('invalid_input', '`package` and `namespace` name two things, and the call is about one.', {
      hint: 'Give one of them: either takes what the language calls a package, module or namespace.',
    })
  return module ?? namespace
}
