/** Prisma's schemas. */
import type { Family, Language } from '../language.ts'
import type { Body, Surface } from './unit.ts'

/** The grammar there is fails on two schemas of forty-two that were tried, among them the largest; and the language is one of lines. */
export const prisma: Language = { key: 'prisma', family: 'prisma', readsText: true, revision: 2 }

export const prismaFamily: Family<Surface, Body> = {
  name: 'prisma',
  configuration: [],
  load: () => import('./family.ts'),
}
