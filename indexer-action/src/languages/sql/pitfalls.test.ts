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
