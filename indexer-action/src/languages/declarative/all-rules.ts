/** Every language that is described by rules. */
import { bash } from './bash.ts'
import { dart } from './dart.ts'
import { kotlin } from './kotlin.ts'
import { lua } from './lua.ts'
import { ruby } from './ruby.ts'
import type { Rules } from './rules.ts'
import { scala } from './scala.ts'
import { swift } from './swift.ts'

export const ALL_RULES: readonly Rules[] = [ruby, kotlin, scala, swift, dart, lua, bash]
