/**
 * What Doctrine's repositories and collections give, in the notation of `nominal/external-types.ts`.
 *
 * Only what decides the type of a chain is told; whatever else these classes have is Doctrine's as well.
 */
import type { ExternalTypes } from '../nominal/external-types.ts'
import { CALLABLE } from './doc-types.ts'
import type { X } from './grammar.ts'
import { php } from './grammar.ts'
import { dotted, fullName } from './names.ts'

const COLLECTIONS = 'Doctrine.Common.Collections'
const COLLECTION = `${COLLECTIONS}.Collection`
const REPOSITORY = 'Doctrine.ORM.EntityRepository'
const SERVICE_REPOSITORY = 'Doctrine.Bundle.DoctrineBundle.Repository.ServiceEntityRepository'

const giving = (names: string, type: string): string =>
  names
    .split(' ')
    .map((name) => `${name}()${type}`)
    .join(';')
const type = (head: string, ...members: string[]): string => `${head}\n${members.join(';')}`

const OF_COLLECTION = [
  giving('first last current next get remove', 'T'),
  giving('slice matching', `${COLLECTION}<TKey,T>`),
  giving('toArray getValues', 'T[]'),
  'getIterator()Iterator<TKey,T>',
  `filter=(${CALLABLE}2<T,TKey,bool>)${COLLECTION}<TKey,T>;<U>map=(${CALLABLE}1<T,U>)${COLLECTION}<TKey,U>`,
  `findFirst=(${CALLABLE}2<TKey,T,bool>)T;partition=(${CALLABLE}2<TKey,T,bool>)${COLLECTION}<TKey,T>[]`,
  `exists=(${CALLABLE}2<TKey,T,bool>)bool;forAll=(${CALLABLE}2<TKey,T,bool>)bool`,
]
const OF_REPOSITORY = [
  giving('find findOneBy', 'T'),
  giving('findAll findBy', 'T[]'),
  giving('matching', `${COLLECTION}<int,T>`),
]

const PACKAGES: readonly (readonly [packageName: string, types: readonly string[]])[] = [
  [
    'doctrine/collections',
    [
      type(`i ${COLLECTIONS}.ReadableCollection<TKey,T>|IteratorAggregate<TKey,T>`, ...OF_COLLECTION),
      type(`i ${COLLECTION}<TKey,T>|IteratorAggregate<TKey,T>|ArrayAccess<TKey,T>`, ...OF_COLLECTION),
      type(`c ${COLLECTIONS}.ArrayCollection<TKey,T>|${COLLECTION}<TKey,T>`, ...OF_COLLECTION),
      type(`i ${COLLECTIONS}.Selectable<TKey,T>`, giving('matching', `${COLLECTION}<TKey,T>`)),
    ],
  ],
  ['doctrine/persistence', [type('i Doctrine.Persistence.ObjectRepository<T>', ...OF_REPOSITORY)]],
  [
    'doctrine/orm',
    [
      type(`c ${REPOSITORY}<T>`, ...OF_REPOSITORY),
      type(`c Doctrine.ORM.PersistentCollection<TKey,T>|${COLLECTION}<TKey,T>`, ...OF_COLLECTION),
    ],
  ],
  ['doctrine/doctrine-bundle', [type(`c ${SERVICE_REPOSITORY}<T>|${REPOSITORY}<T>`, ...OF_REPOSITORY)]],
]

export function withDoctrine(types: ExternalTypes): ExternalTypes {
  for (const [name, table] of PACKAGES) types.alsoPartly(table.join('\n'), `packagist:${name}`)
  return types
}

/** Adds the entity that a repository's constructor names, where no comment says it. `written` is the body of the class. */
export function pairRepository(x: X, supertypes: string[], written: string): void {
  const at = supertypes.findIndex((type) => /(?:^|\.)ServiceEntityRepository$/.test(type))
  if (at < 0 || fullName(x, supertypes[at] as string) !== SERVICE_REPOSITORY) return
  const entity = /parent::__construct\(\s*\$\w+\s*,\s*([\w\\]+)::class/.exec(written)?.[1]
  if (entity !== undefined) supertypes[at] = `${supertypes[at]}<${dotted(entity, php(x).namespace)}>`
}
