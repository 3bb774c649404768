/** TypeORM, MikroORM and Mongoose: what repositories and models read and write. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const USER = `import { Column, Entity } from 'typeorm'
@Entity()
export class User {
  @Column() name: string
  @Column() team: Team
}
export class Team { title: string }
`

test('a repository of TypeORM finds, makes and keeps entities', async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "typeorm": "0.3", "@nestjs/typeorm": "11" } }',
    'user.ts': USER,
    'service.ts': `import { InjectRepository } from '@nestjs/typeorm'
import { DataSource, EntityManager, Repository } from 'typeorm'
import { Team, User } from './user'
class Users extends Repository<User> {
  async named() { return (await this.findOneBy({ name: 'a' })).name }
//                                               ^ write user.ts User.name
//                                                             ^ read user.ts User.name
}
export class Service {
  constructor(@InjectRepository(User) private readonly users: Repository<User>, private source: DataSource) {}
  async all() {
    const one = await this.users.findOne({ where: { name: 'a', team: { title: 'b' } } })
//                                                  ^ write user.ts User.name
//                                                                     ^ write user.ts Team.title
    one.name
//      ^ read user.ts User.name
    const many = await this.users.find()
    many.map((user) => user.team.title)
//                               ^ read user.ts Team.title
    const [found, count] = await this.users.findAndCount({ take: 1 })
    found[0].name
//           ^ read user.ts User.name
    const made = this.users.create({ name: 'a' })
//                                   ^ write user.ts User.name
    made.name
//       ^ read user.ts User.name
    const kept = await this.users.save(made)
    kept.name
//       ^ read user.ts User.name
    await this.users.update('a', { name: 'b' })
//                                 ^ write user.ts User.name
    const asked = await this.users.createQueryBuilder('user').where('user.name = :name').orderBy('a').getMany()
    asked[0].name
//           ^ read user.ts User.name
    const team = await this.source.getRepository(Team).findOneByOrFail({ title: 'a' })
    team.title
//       ^ read user.ts Team.title
  }
  async within(manager: EntityManager) {
    const team = await manager.findOne(Team, { where: { title: 'a' } })
//                                                      ^ write user.ts Team.title
    team.title
//       ^ read user.ts Team.title
    const teams = await manager.find(Team)
    teams[0].title
//           ^ read user.ts Team.title
  }
}
`,
  })
})

test('a relation of TypeORM leads back from the entity on its other side', async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "typeorm": "0.3" } }',
    'post.ts': `import { Entity, ManyToOne, OneToMany } from 'typeorm'
@Entity()
export class Post {
  @ManyToOne(() => Author, (author) => author.posts, { eager: true })
//                                            ^ read post.ts Author.posts
  author: Author
}
export class Author {
  @OneToMany((type) => Post, (post) => post.author)
//                                          ^ read post.ts Post.author
  posts: Post[]
}
`,
  })
})

test('a model of Mongoose finds and makes documents, whether what it asks is executed or awaited', async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "mongoose": "8", "@nestjs/mongoose": "11" } }',
    'cat.ts': `import { HydratedDocument, Document } from 'mongoose'
export class Cat { name: string }
export type CatDocument = HydratedDocument<Cat>
export interface Dog extends Document { bark: string }
`,
    'service.ts': `import { InjectModel } from '@nestjs/mongoose'
import mongoose, { Model } from 'mongoose'
import { Cat, type CatDocument, type Dog } from './cat'
const Dogs = mongoose.model<Dog>('Dog', schema)
export class Service {
  constructor(@InjectModel(Cat.name) private cats: Model<CatDocument>) {}
  async all() {
    const one = await this.cats.findOne({ name: 'a' }).lean().exec()
//                                        ^ write cat.ts Cat.name
    one.name
//      ^ read cat.ts Cat.name
    const many = await this.cats.find().sort('name')
    many[0].name
//          ^ read cat.ts Cat.name
    const made = await this.cats.create({ name: 'a' })
    made.name
//       ^ read cat.ts Cat.name
    const kept = new this.cats({ name: 'a' })
    kept.name
//       ^ read cat.ts Cat.name
    await this.cats.updateOne({ name: 'a' }, { name: 'b' })
//                              ^ write cat.ts Cat.name
//                                             ^ write cat.ts Cat.name
    if (await this.cats.exists({ name: 'b' })) await this.cats.deleteOne({ name: 'b' })
//                               ^ write cat.ts Cat.name
//                                                                         ^ write cat.ts Cat.name
    const dog = await Dogs.findById('a')
    dog.bark
//      ^ read cat.ts Dog.bark
  }
}
declare const schema: any
`,
  })
})
