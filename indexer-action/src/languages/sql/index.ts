/** SQL: PostgreSQL's, MySQL's, SQLite's, SQL Server's, and templates of them. */
import type { Family, Language } from '../language.ts'
import type { Body, Surface } from './unit.ts'

/** The grammar there is fails on two files of five that were tried: what declares and what names is found by keywords. */
export const sql: Language = { key: 'sql', family: 'sql', readsText: true, revision: 1 }

export const sqlFamily: Family<Surface, Body> = {
  name: 'sql',
  configuration: [],
  load: () => import('./family.ts'),
}
