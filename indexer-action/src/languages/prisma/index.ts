/** Prisma's schemas. */
import type { Family, Language } from '../language.ts'
import type { Body, Surface } from './unit.ts'

/** The grammars there are stumble over a comment behind an attribute and over what newer releases allow; the language is one of lines. */
export const prisma: Language = { key: 'prisma', family: 'prisma', readsText: true, revision: 1 }

export const prismaFamily: Family<Surface, Body> = {
  name: 'prisma',
  configuration: [],
  load: () => import('./family.ts'),
}
