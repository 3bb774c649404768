/** TypeORM, MikroORM and Mongoose: repositories and models, and the entities or documents that these read and write. */

import { type Type, UNKNOWN } from '../types/types.ts'
import {
  all,
  array,
  as,
  type Call,
  each,
  extended,
  firstOf,
  held,
  known,
  type Library,
  list,
  promised,
  referring,
  takes,
} from './library.ts'

/** Of an entity or of several, whatever is given. */
const asMany = (call: Call, type: Type): Type => {
  const given = call.argument(0)
  const isList = given.kind === 'tuple' || (given.kind === 'standard' && given.name === 'Array')
  return isList ? array(type) : type
}
const counted = (type: Type): Type => (type.kind === 'unknown' ? UNKNOWN : promised(list(array(type), UNKNOWN)))
/** What is asked for by its class, where the class is given first. */
const named = (call: Call): Type => call.instanceOf(call.argument(0))
const repository = (call: Call): Type => referring(call, 'Repository', named(call))
const asking = (call: Call, type: Type): Type => (type.kind === 'unknown' ? UNKNOWN : call.made('FindOptions', type))

/** `@ManyToOne(() => User, (user) => user.posts)`: the other side of a relation is asked for what leads back. */
function related(call: Call, position: number): Type {
  const other = position === 1 ? call.instanceOf(call.resultOf(0)) : UNKNOWN
  return other.kind === 'unknown' ? UNKNOWN : takes(other)
}

const ONE = 'findOne findOneOrFail'
const ONE_BY = 'findOneBy findOneByOrFail'
const QUERY =
  'where andWhere orWhere whereInIds select addSelect innerJoin leftJoin innerJoinAndSelect leftJoinAndSelect orderBy ' +
  'addOrderBy groupBy addGroupBy having skip take limit offset setParameter setParameters withDeleted cache setLock ' +
  'leftJoinAndMapOne leftJoinAndMapMany clone distinct'
const BUILDER = 'SelectQueryBuilder'

export const TYPEORM: Library = {
  types: each(['Repository', 'TreeRepository', 'MongoRepository', 'EntityRepository', BUILDER], held),
  functions: {
    One: (call) => promised(call.held),
    OneBy: (call) => promised(call.held),
    Many: (call) => promised(array(call.held)),
    ManyBy: (call) => promised(array(call.held)),
    Counted: (call) => counted(call.held),
    Made: (call) => asMany(call, call.held),
    Kept: (call) => promised(asMany(call, call.held)),
    Building: (call) => referring(call, BUILDER, call.held),
    ...each('getRepository getTreeRepository getCustomRepository', repository),
    ...each(
      [...ONE.split(' '), ...ONE_BY.split(' ')].map((name) => `EntityManager.${name}`),
      (call: Call) => promised(named(call)),
    ),
    ...each('EntityManager.find EntityManager.findBy', (call: Call) => promised(array(named(call)))),
    'EntityManager.findAndCount': (call) => counted(named(call)),
    'EntityManager.create': named,
    'EntityManager.save': (call) => promised(known(named(call), call.argument(0))),
  },
  contexts: {
    ...each('One Many Counted', (call: Call, position: number) => (position === 0 ? asking(call, call.held) : UNKNOWN)),
    ...each('OneBy ManyBy Made Kept', (call: Call, position: number) => (position === 0 ? call.held : UNKNOWN)),
    Changing: (call) => call.held,
    ...each('OneToOne OneToMany ManyToOne ManyToMany', related),
    ...each(`${ONE} find findAndCount`, (call: Call, position: number) =>
      position === 1 ? asking(call, named(call)) : UNKNOWN,
    ),
    ...each(`${ONE_BY} findBy`, (call: Call, position: number) => (position === 1 ? named(call) : UNKNOWN)),
  },
  members: {
    ...each('Repository TreeRepository MongoRepository EntityRepository', {
      ...each(ONE, as('One')),
      ...each(ONE_BY, as('OneBy')),
      ...each('find findAll', as('Many')),
      findBy: as('ManyBy'),
      ...each('findAndCount findAndCountBy', as('Counted')),
      create: as('Made'),
      ...each('save remove softRemove recover preload', as('Kept')),
      ...each('update upsert insert delete softDelete count countBy exists existsBy', as('Changing')),
      createQueryBuilder: as('Building'),
    }),
    FindOptions: { where: firstOf },
    [BUILDER]: {
      ...each(QUERY, as('Building')),
      ...each('getOne getOneOrFail', as('One')),
      getMany: as('Many'),
      getManyAndCount: as('Counted'),
    },
  },
}

/** A question of documents, which is also a promise of its answer. */
const asked = (answer: (type: Type) => Type) => (call: Call) => query(call, answer(call.held))
const query = (call: Call, answer: Type): Type =>
  answer.kind === 'unknown' ? UNKNOWN : all(call.made('Query', answer), promised(answer))
const same = (type: Type): Type => type

export const MONGOOSE: Library = {
  types: {
    ...each('Model Query', held),
    ...each('HydratedDocument LeanDocument', extended),
  },
  functions: {
    AskingOne: asked(same),
    AskingMany: asked(array),
    Refining: asked(same),
    Making: (call) => promised(asMany(call, call.held)),
    Executing: (call) => promised(call.held),
    model: (call) => referring(call, 'Model', call.written),
  },
  contexts: each('AskingOne AskingMany AskingNone Making', (call: Call) => call.held),
  members: {
    Model: {
      ...each(
        'findOne findById findOneAndUpdate findByIdAndUpdate findOneAndDelete findByIdAndDelete findOneAndReplace findByIdAndRemove',
        as('AskingOne'),
      ),
      find: as('AskingMany'),
      ...each('create insertMany', as('Making')),
      ...each('updateOne updateMany deleteOne deleteMany replaceOne countDocuments exists', as('AskingNone')),
    },
    Query: {
      ...each('populate lean sort limit skip select where equals session orFail cursor', as('Refining')),
      exec: as('Executing'),
    },
  },
  constructs: new Set(['Model']),
}
