/** Properties that a call makes: `size = property(_get_size, _set_size)`. */
import type { Program } from './program.ts'

/** What a call of `property` is given to read with (0) or to write with (1); undefined for other calls. */
export function accessorGiven(program: Program, call: number, position: number): number | undefined {
  const makes = program
    .entities(program.a[call] as number)
    .some((one) => program.objects.outside(one)?.name === 'property')
  return makes ? program.positional(program.b[call] as number)[position] : undefined
}
