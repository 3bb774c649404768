import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const MODELS = `
from sqlalchemy.orm import DeclarativeBase

class Base(DeclarativeBase):
    pass

class User(Base):
    id = 1

    def greet(self):
        pass
`

test('statements and sessions of SQLAlchemy give objects of the class that is selected', () =>
  expectLinks({
    'models.py': MODELS,
    'a.py': `
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Session, sessionmaker
from models import User

SessionLocal = sessionmaker()

def use(session: Session):
    session.get(User, 1).greet()
    #                    ^ call models.py User.greet
    session.scalars(select(User)).first().greet()
    #                                     ^ call models.py User.greet
    session.scalar(select(User).where(User.id == 1)).greet()
    #                                                ^ call models.py User.greet
    for user in session.scalars(select(User)).all():
        user.greet()
        #    ^ call models.py User.greet
    for row in session.execute(select(User)):
        row[0].greet()
        #      ^ call models.py User.greet
        row.greet()
        #   ^ call std:python greet
    session.execute(select(User)).scalar_one().greet()
    #                                          ^ call models.py User.greet
    session.execute(select(User.id)).scalar_one().greet()
    #                                             ^ call unknown
    users = session.execute(select(User)).scalars().all()
    users.append(User())
    #     ^ call std:python append
    users[0].greet()
    #        ^ call models.py User.greet
    query = session.query(User).filter_by(id=1)
    query.order_by(User.id).one_or_none().greet()
    #                                     ^ call models.py User.greet
    with SessionLocal() as other:
        other.query(User).first().greet()
        #                         ^ call models.py User.greet

async def later(session: AsyncSession):
    found = await session.execute(select(User))
    found.scalars().first().greet()
    #                       ^ call models.py User.greet
    (await session.scalars(insert(User).returning(User))).one().greet()
    #                                                           ^ call models.py User.greet
`,
  }))

test('models of an object that declares them have a query, and relations lead to one object or several', () =>
  expectLinks({
    'db.py': `
from flask_sqlalchemy import SQLAlchemy

db = SQLAlchemy()
`,
    'models.py': `
from db import db

class User(db.Model):
    posts = db.relationship('Post', backref='author')

    def greet(self):
        pass

    @classmethod
    def find(cls, name):
        return cls.query.filter_by(name=name).first()

class Post(db.Model):
    def show(self):
        self.author.greet()
        #           ^ call models.py User.greet

User.query.get(1).greet()
#                 ^ call models.py User.greet
User.find('a').greet()
#              ^ call models.py User.greet
for post in User.query.first().posts:
    post.show()
    #    ^ call models.py Post.show
db.get_or_404(Post, 1).show()
#                      ^ call models.py Post.show
db.session.query(Post).all()[0].show()
#                               ^ call models.py Post.show
`,
  }))
