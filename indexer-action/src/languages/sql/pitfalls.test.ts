/** SQL whose names look like others, and files that are not all one dialect's. */
import { expect, test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'
import { repository } from '../../testing/repository.ts'

test('what a query is ordered by may be what it calls its own results, which are no columns then', async () => {
  await expectLinks({
    'a.sql': `CREATE TABLE t (id int, name text, rank int);
SELECT id AS name, t.rank AS rank, count(*) id FROM t ORDER BY name, rank DESC, id, t.name LIMIT 1;
--                                                             ^ nothing
--                                                                   ^ read a.sql t.rank
--                                                                              ^ nothing
--                                                                                    ^ read a.sql t.name
SELECT name FROM t UNION ALL SELECT rank FROM t WHERE id > 1 ORDER BY rank;
--                                                    ^ read a.sql t.id
--                                                                    ^ nothing
SELECT rank() OVER (ORDER BY name), name = id FROM t ORDER BY name;
--                           ^ read a.sql t.name
--                                                            ^ nothing
SELECT t.name || id AS name FROM t ORDER BY name;
--                                          ^ nothing
SELECT DISTINCT ON (id) name FROM t ORDER BY name;
--                                           ^ read a.sql t.name
SELECT id FROM t ORDER BY name;
--                        ^ read a.sql t.name
`,
  })
})

test("a column is not another dialect's table's", async () => {
  await expectLinks({
    'mysql/1.sql': 'CREATE TABLE t (a int);\nCREATE TABLE u (a int);\n',
    'mysql/2.sql': `SELECT t.b, a FROM t;
--       ^ nothing
--          ^ read mysql/1.sql t.a
ALTER TABLE t DROP COLUMN b;
--                        ^ nothing
SELECT later FROM t;
--     ^ read mysql/3.sql t.later
SELECT added FROM u;
--     ^ read add.sql u.added
`,
    'mysql/3.sql': 'ALTER TABLE t ADD COLUMN later int;\n',
    'postgres/1.sql': 'CREATE TABLE t (a int, b int);\n',
    'postgres/2.sql': 'ALTER TABLE t ADD COLUMN later int;\n',
    'add.sql': 'ALTER TABLE u ADD COLUMN added int;\n',
  })
})

test('a table that is made anew under its old name has the columns that it had', async () => {
  await expectLinks({
    '1/up.sql': 'CREATE TABLE t (a int, gone int);\n',
    '2/up.sql': 'ALTER TABLE t ADD COLUMN later int;\n',
    '3/up.sql': `ALTER TABLE t RENAME TO old;
CREATE TABLE t (a int, later int);
INSERT INTO t SELECT a, gone FROM old;
--                      ^ read 1/up.sql t.gone
`,
    '4/up.sql': `SELECT later FROM t;
--     ^ read one of (2/up.sql t.later | 3/up.sql t.later)
`,
  })
})

test('quotes, comments and brackets that do not end swallow little, and comments may be in comments', async () => {
  const r = await repository({
    'ticks.sql': `-- the \`users\` table
/* of \`users\` */
CREATE TABLE a (x text CHECK (x LIKE 'x\\_%' ESCAPE '\\'));
CREATE TABLE b (x text);
`,
    'open.sql': `CREATE TABLE a (x varchar(10;
INSERT INTO a VALUES ('it);
CREATE TABLE b (x int);
CREATE TABLE "c (x int);
CREATE TABLE d (x int);
`,
    'nested.sql': `/* outer /* inner */ CREATE TABLE no (x int); */
CREATE TABLE a (x int);
`,
    'path.sql': `/* of docs/*.md */
CREATE TABLE a (x int);
/* the end */
`,
  })
  expect(r.symbols('ticks.sql')).toEqual(['struct a', 'property a.x', 'struct b', 'property b.x'])
  expect(r.symbols('open.sql')).toEqual([
    'struct a',
    'property a.x',
    'struct b',
    'property b.x',
    'struct d',
    'property d.x',
  ])
  expect(r.symbols('nested.sql')).toEqual(['struct a', 'property a.x'])
  expect(r.symbols('path.sql')).toEqual(['struct a', 'property a.x'])
})

test("Oracle's blocks end with a slash, and what they declare before they begin is theirs", async () => {
  await expectLinks({
    'a.sql': `CREATE TABLE emp (id NUMBER, pay NUMBER);
CREATE OR REPLACE PROCEDURE raise_pay (p_id IN NUMBER) IS
  pay NUMBER;
BEGIN
  UPDATE emp SET id = pay / 2 WHERE id = p_id;
  --                  ^ nothing
  --                                ^ read a.sql emp.id
END;
/
CREATE TABLE dept (id NUMBER REFERENCES emp (id));
--                                           ^ read a.sql emp.id
`,
  })
})

test('variables of blocks that are no routine, and several that are declared at once, are no columns', async () => {
  await expectLinks({
    'a.sql': `CREATE TABLE t (id int, x int, y int);
DO $$
DECLARE x int;
BEGIN
  SELECT t.x INTO x FROM t WHERE id = 1;
  --              ^ nothing
  --                             ^ read a.sql t.id
END $$;
SELECT x FROM t;
--     ^ read a.sql t.x
`,
    'b.sql': `DELIMITER //
CREATE PROCEDURE p()
BEGIN
  DECLARE x, y INT DEFAULT 0;
  SELECT id + y INTO x FROM t;
  --     ^ read a.sql t.id
  --          ^ nothing
END//
`,
  })
})

test('what follows the query of an insertion is about the table that the rows go into', async () => {
  await expectLinks({
    'a.sql': `CREATE TABLE a (id int, name text);
CREATE TABLE b (id int, name text, other text);
INSERT INTO a AS x (id) SELECT id FROM b WHERE b.other = 1
--                             ^ read a.sql b.id
--                                               ^ read a.sql b.other
ON CONFLICT (id) DO UPDATE SET name = excluded.name WHERE x.name = 'x' RETURNING id;
--           ^ read a.sql a.id
--                             ^ write a.sql a.name
--                                             ^ read a.sql a.name
--                                                          ^ read a.sql a.name
--                                                                               ^ read a.sql a.id
INSERT INTO a (id) SELECT id FROM b ORDER BY id ON DUPLICATE KEY UPDATE name = other;
--                                           ^ read a.sql b.id
--                                                                      ^ write a.sql a.name
--                                                                             ^ nothing
`,
  })
})
