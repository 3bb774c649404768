/** SQL. */
import { expect, test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'
import { repository } from '../../testing/repository.ts'

test('symbols: tables and columns, types, views, routines, triggers and indexes', async () => {
  const r = await repository({
    'schema.sql': `-- Who signs in.
CREATE TABLE IF NOT EXISTS public."users" (
  id bigserial PRIMARY KEY,
  -- Never shown.
  email varchar(255) NOT NULL DEFAULT 'a;b, (c',
  key text,
  amount numeric(10, 2),
  CONSTRAINT users_email UNIQUE (email)
);
CREATE TYPE mood AS ENUM ('sad', 'it''s ok');
CREATE TYPE point3 AS (x int, y int);
CREATE DOMAIN mail AS text CHECK (value ~ '@');
CREATE OR REPLACE VIEW active AS SELECT id FROM users;
CREATE MATERIALIZED VIEW sums AS SELECT 1;
CREATE UNIQUE INDEX CONCURRENTLY by_mail ON users (lower(email));
CREATE FUNCTION touch(who bigint, OUT n int) RETURNS trigger LANGUAGE plpgsql AS $body$
BEGIN
  CREATE TABLE not_this (a int);
  RETURN NEW; -- the end;
END;
$body$;
CREATE TRIGGER touched BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION touch();
ALTER TABLE users ADD COLUMN IF NOT EXISTS name text, ADD CONSTRAINT c CHECK (id > 0);
ALTER TYPE mood ADD VALUE 'happy';
CREATE TEMP TABLE scratch (a int);
`,
  })
  expect(r.symbols('schema.sql')).toEqual([
    'struct public.users',
    'property public.users.id',
    'property public.users.email',
    'property public.users.key',
    'property public.users.amount',
    'enum mood',
    'enum_member mood.sad',
    "enum_member mood.it''s ok",
    'struct point3',
    'property point3.x',
    'property point3.y',
    'type mail',
    'struct active',
    'struct sums',
    'object by_mail',
    'function touch',
    'function touched',
    'property users.name',
    'enum_member mood.happy',
  ])
  expect(r.symbol('schema.sql', 'public.users')).toMatchObject({
    doc: [1, 1],
    start: 2,
    end: 9,
    signature: 'CREATE TABLE IF NOT EXISTS public."users"',
  })
  expect(r.symbol('schema.sql', 'public.users.email')).toMatchObject({ doc: [4, 4], type: 'varchar(255)' })
  expect(r.symbol('schema.sql', 'public.users.amount')).toMatchObject({ type: 'numeric(10, 2)' })
  expect(r.symbol('schema.sql', 'touched')?.modifiers).toEqual(['exported', 'entry'])
  expect(r.symbol('schema.sql', 'touch')).toMatchObject({
    end: 21,
    returns: 'trigger',
    parameters: [
      { name: 'who', type: 'bigint' },
      { name: 'n', type: 'int' },
    ],
  })
})

test("symbols: MySQL's, SQL Server's and SQLite's", async () => {
  const r = await repository({
    'mysql.sql': `# a dump
DROP TABLE IF EXISTS \`film\`;
/*!40101 SET @saved = 1 */;
CREATE TABLE \`film\` (
  \`film_id\` int unsigned NOT NULL AUTO_INCREMENT COMMENT 'it\\'s; (',
  title varchar(9),
  PRIMARY KEY (\`film_id\`),
  KEY \`by_title\` (\`title\`),
  FULLTEXT KEY t (title)
) ENGINE=InnoDB;
INSERT INTO film VALUES (1,'create table no (a int);'),(2,'b');
DELIMITER ;;
CREATE DEFINER=\`root\`@\`%\` PROCEDURE rewards(IN n INT)
BEGIN
  IF n = 0 THEN SELECT 1; END IF;
END ;;
DELIMITER ;
CREATE TABLE last_one (a int);
`,
    'server.sql': `CREATE TABLE [dbo].[User] ([Id] int NOT NULL, [First Name] nvarchar(50), INDEX ix (Id))
GO
CREATE PROCEDURE [dbo].[User_Read] @Id int
AS
BEGIN
  SET NOCOUNT ON;
  SELECT * FROM [dbo].[User] WHERE [Id] = @Id
END
GO
ALTER TABLE dbo.[User] ADD A int NULL, B int NULL
GO
ALTER PROCEDURE dbo.Again @x int AS
  SELECT 1; SELECT 2
GO
`,
    'lite.sql': `CREATE TABLE t (a, b);
CREATE TRIGGER t_ai AFTER INSERT ON t BEGIN
  UPDATE t SET b = 1 WHERE a = new.a;
END;
CREATE VIRTUAL TABLE search USING fts5(a);
`,
  })
  expect(r.symbols('mysql.sql')).toEqual([
    'struct film',
    'property film.film_id',
    'property film.title',
    'function rewards',
    'struct last_one',
    'property last_one.a',
  ])
  expect(r.symbols('server.sql')).toEqual([
    'struct dbo.User',
    'property dbo.User.Id',
    'property dbo.User.First Name',
    'function dbo.User_Read',
    'property dbo.User.A',
    'property dbo.User.B',
    'function dbo.Again',
  ])
  expect(r.symbols('lite.sql')).toEqual(['struct t', 'property t.a', 'property t.b', 'function t_ai', 'struct search'])
})

test('keys, changes and indexes lead to tables and columns, whatever the case of their letters', async () => {
  await expectLinks({
    'schema.sql': `CREATE TYPE mood AS ENUM ('sad');
CREATE TABLE users (id int, email text);
CREATE TABLE posts (
  author int REFERENCES Users (ID) ON DELETE CASCADE,
  --                    ^ read schema.sql users
  --                           ^ read schema.sql users.id
  feeling mood,
  --      ^ type schema.sql mood
  gone int REFERENCES gone (id),
  --                  ^ read unknown
  FOREIGN KEY (author) REFERENCES users
  --           ^ read schema.sql posts.author
);
CREATE INDEX by_mail ON users (lower(email)) WHERE id > 0;
--                      ^ read schema.sql users
--                                   ^ read schema.sql users.email
--                                                 ^ read schema.sql users.id
ALTER TABLE "users" DROP COLUMN email;
--           ^ write schema.sql users
--                              ^ write schema.sql users.email
DROP INDEX by_mail;
--         ^ write schema.sql by_mail
COMMENT ON COLUMN users.email IS 'users';
--                      ^ read schema.sql users.email
`,
  })
})

test('queries: tables, aliases, and columns where it is decided which table has them', async () => {
  await expectLinks({
    'schema.sql': `CREATE TABLE users (id int, email text, total int);
CREATE TABLE posts (id int, author int, title text);
CREATE FUNCTION pay(n int) RETURNS int AS $$ SELECT n $$ LANGUAGE sql;
`,
    'queries.sql': `SELECT u.email, title, id, pay(1), count(*) total
--       ^ read schema.sql users.email
--              ^ read schema.sql posts.title
--                     ^ nothing
--                         ^ call schema.sql pay
--                                          ^ nothing
FROM users u JOIN posts AS p ON p.author = u.id
--   ^ read schema.sql users
--                                ^ read schema.sql posts.author
--                                           ^ read schema.sql users.id
WHERE EXISTS (SELECT 1 FROM posts WHERE title = email);
--                                      ^ read schema.sql posts.title
--                                              ^ read schema.sql users.email
WITH recent AS (SELECT title FROM posts)
SELECT title FROM recent;
--     ^ nothing
--                ^ read variable recent of line 14
INSERT INTO users (email) VALUES ('x') ON CONFLICT (id) DO UPDATE SET email = excluded.email;
--          ^ write schema.sql users
--                 ^ write schema.sql users.email
--                                                  ^ read schema.sql users.id
--                                                                    ^ write schema.sql users.email
--                                                                                     ^ read schema.sql users.email
UPDATE users SET email = title, total = 1 WHERE id = 2;
--     ^ write schema.sql users
--               ^ write schema.sql users.email
--                       ^ nothing
--                              ^ write schema.sql users.total
--                                              ^ read schema.sql users.id
DELETE FROM posts USING users WHERE posts.author = users.id;
--          ^ write schema.sql posts
--                                  ^ read schema.sql posts
--                                        ^ read schema.sql posts.author
SELECT email FROM users, elsewhere;
--     ^ nothing
--                       ^ read unknown
SELECT table_name FROM information_schema.tables;
--                                        ^ read std:sql information_schema.tables
`,
  })
})

test('routines, triggers and views read and write; their variables are not columns', async () => {
  await expectLinks({
    'schema.sql': `CREATE TABLE users (id int, email text);
CREATE VIEW mails AS SELECT email FROM users;
--                          ^ read schema.sql users.email
CREATE FUNCTION put(email text) RETURNS SETOF users AS $$
--                                            ^ type schema.sql users
DECLARE n int;
BEGIN
  UPDATE users SET email = email, id = n;
  --     ^ write schema.sql users
  --                       ^ nothing
  --                              ^ write schema.sql users.id
  RETURN QUERY SELECT * FROM mails m;
  --                         ^ read schema.sql mails
END $$ LANGUAGE plpgsql;
CREATE TRIGGER putting AFTER UPDATE OF email ON users FOR EACH ROW WHEN (NEW.id > 1) EXECUTE PROCEDURE put();
--                                     ^ read schema.sql users.email
--                                              ^ read schema.sql users
--                                                                           ^ read schema.sql users.id
--                                                                                                     ^ call schema.sql put
`,
  })
})

test('several of one name: of the file, of the nearest folder, and otherwise all', async () => {
  await expectLinks({
    'mysql/1.sql': 'CREATE TABLE t (a int);\n',
    'postgres/1.sql': 'CREATE TABLE t (a int);\n',
    'postgres/2.sql': `ALTER TABLE t ADD COLUMN b int;
--          ^ write postgres/1.sql t
`,
    'use.sql': `SELECT t.a FROM t;
--              ^ read one of (mysql/1.sql t | postgres/1.sql t)
`,
    'diesel/1/up.sql': 'CREATE TABLE d (a int);\n',
    'diesel/2/up.sql': `DROP TABLE d;
--         ^ write diesel/1/up.sql d
`,
    'diesel/2/down.sql': 'CREATE TABLE d (a int);\n',
  })
})

test('a schema tells tables of one name apart, and a renamed table has the columns that it had', async () => {
  await expectLinks({
    'a.sql': `CREATE TABLE auth.users (id int);
CREATE TABLE before (x int);
ALTER TABLE before RENAME TO later;
`,
    'b.sql': `SELECT 1 FROM auth.users;
--                 ^ read a.sql auth.users
SELECT 1 FROM users;
--            ^ read unknown
SELECT 1 FROM other.users;
--                  ^ read unknown
SELECT x FROM later;
--     ^ read a.sql before.x
--            ^ read a.sql before
`,
  })
})

test("a table is the type of its rows, but the database's own types come first", async () => {
  await expectLinks({
    'a.sql': `CREATE TABLE date (day date, of calendar);
--                     ^ nothing
--                              ^ type a.sql calendar
CREATE TABLE calendar (a int);
`,
  })
})

test('a database that a file uses is the one of names without it, and sequences and handed rows are no tables', async () => {
  await expectLinks({
    'shop/schema.sql': `USE shop;
CREATE TABLE orders (id int)
CREATE INDEX by_id ON orders (id)
CREATE SEQUENCE orders_id_seq;
ALTER TABLE orders_id_seq OWNER TO x;
--          ^ nothing
CREATE FUNCTION count_up() RETURNS trigger LANGUAGE sql AS $$ SELECT 1 FROM new_rows n, new_orders $$;
--                                                                          ^ nothing
--                                                                                      ^ read unknown
CREATE TRIGGER count_up AFTER INSERT ON orders REFERENCING OLD TABLE AS o NEW TABLE AS new_rows EXECUTE FUNCTION count_up();
--                                                                                                               ^ call shop/schema.sql count_up
DROP INDEX by_id;
--         ^ write shop/schema.sql by_id
`,
    'shop/server.sql': `USE shop;
CREATE TABLE [dbo].[orders] (id int)
GO
DELETE FROM dbo.orders;
--              ^ write shop/server.sql dbo.orders
`,
    'shop/drop.sql': `USE shop;
DELETE FROM orders;
--          ^ write one of (shop/schema.sql orders | shop/server.sql dbo.orders)
`,
    'other/drop.sql': `DELETE FROM dbo.orders WHERE id = 1;
--              ^ write one of (shop/schema.sql orders | shop/server.sql dbo.orders)
`,
  })
})

test('a table that was renamed twice is the first one, whatever undoes a later change', async () => {
  await expectLinks({
    '1.up.sql': 'CREATE TABLE a (x int);\n',
    '2.up.sql': 'ALTER TABLE a RENAME TO b;\n',
    '3.up.sql': 'ALTER TABLE b RENAME TO c;\n',
    '3.down.sql': 'ALTER TABLE c RENAME TO b;\n',
    '4.down.sql': 'CREATE TABLE c (x int);\n',
    '5.up.sql': `ALTER TABLE c DROP COLUMN x;
--          ^ write 1.up.sql a
--                        ^ write 1.up.sql a.x
`,
  })
})

test('of many insertions alike that only have data the first ones say what they write', async () => {
  const row = "INSERT INTO t (a) VALUES ('x', N'y', -1.5, NULL);\n"
  const r = await repository({
    'data.sql': `CREATE TABLE t (a int);\n${row.repeat(9)}INSERT INTO t (a) VALUES (f(1));\nCREATE FUNCTION f() RETURNS int LANGUAGE sql AS $$ SELECT a FROM t $$;\n`,
  })
  expect(r.symbols('data.sql')).toEqual(['struct t', 'property t.a', 'function f'])
  const lines = r.analysed[0]?.links.line ?? []
  expect([...new Set(lines)]).toEqual([2, 3, 4, 11, 12])
})

test("dbt: a model's name leads to its file", async () => {
  await expectLinks({
    'models/orders.sql': 'select 1 as id\n',
    'models/customers.sql': `select o.id from {{ ref('orders') }} o
--                       ^ read module
left join {{ source('raw', 'x') }} x on x.id = o.id
--                          ^ nothing
`,
  })
})
