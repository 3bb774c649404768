import { describe, expect, it } from 'vitest'
import { processorTimeOf } from '../../../test/setup/processor-time.ts'
import { stem, wordsOf } from '../../contract/words.ts'
import { ownLanguages, planQuery } from './query-plan.ts'
import { SYNONYM_WEIGHT } from './rank.ts'

describe('the plan of a query', () => {
  it('tells names, paths, errors and words apart by their form', () => {
    const intents = {
      getUser: 'symbol',
      'Cache.get': 'symbol',
      'std::vector': 'symbol',
      'src/app.ts': 'path',
      'TypeError: x is not a function': 'error',
      'at run (src/app.ts:12:3)': 'error',
      'how are users stored': 'words',
    }
    for (const [query, intent] of Object.entries(intents)) {
      expect({ query, intent: planQuery(query).intent }).toEqual({ query, intent })
    }
  })

  it('leaves out words of questions, unless there are no others', () => {
    expect([...planQuery('how do we get the user').written.keys()]).toEqual([stem('user')])
    expect([...planQuery('how to use').written.keys()].length).toBeGreaterThan(0)
  })

  it('leaves out the language that the repository is written in, unless its version is meant', () => {
    const sort = planQuery('sort a list in python', ['python'])
    expect(sort.written.has(stem('python'))).toBe(false)
    expect(planQuery('sort a list in python', ['go']).written.has(stem('python'))).toBe(true)
    expect(planQuery('drop support for python 3.7', ['python']).written.has(stem('python'))).toBe(true)
  })

  it('adds other forms of a word, and their synonyms', () => {
    const { terms, written } = planQuery('cookie validation')
    expect(written.get(stem('validation'))).toContain(stem('validate'))
    expect(terms.get(stem('validate'))).toBeLessThan(terms.get(stem('validation')) as number)
    expect(planQuery('initialization of the pool').terms.has('init')).toBe(true)
  })

  it('adds synonyms that weigh less than what was written', () => {
    const { terms, written, worths } = planQuery('delete directory')
    const own = worths.get(stem('delete')) as number
    expect(terms.get(stem('delete'))).toBe(own)
    expect(terms.get('rmdir')).toBeUndefined()
    expect(terms.get(stem('remove'))).toBe(SYNONYM_WEIGHT * own)
    expect(written.get(stem('directory'))).toContain('dir')
  })

  it('knows which words stand in the first line of a report', () => {
    const { title, written } = planQuery('cart loses goods\n\nSeen beside a printer.')
    expect([...title.keys()]).toEqual(['cart', 'loses', 'goods'].map(stem))
    expect(written.has(stem('printer'))).toBe(true)
  })

  it('weighs words of changes that hardly say where they belong less than what is changed', () => {
    const { terms } = planQuery('allow redirects instead')
    expect(terms.get(stem('allow'))).toBeLessThan(terms.get(stem('redirects')) as number)
    expect(terms.get(stem('instead'))).toBeLessThan(terms.get(stem('redirects')) as number)
    expect(planQuery('zyxw').terms.get('zyxw')).toBe(1)
  })

  it('reads the area of a commit message, and its subject alone', () => {
    const plan = planQuery('fix(binding): empty values')
    expect([...plan.areas]).toEqual([stem('binding')])
    expect(plan.written.has('fix')).toBe(false)
    expect(planQuery('note: a colon').areas.size).toBe(0)
  })

  it('looks for what a commit names as its area like for any other word: it may be a symbol', () => {
    const plan = planQuery('fix(parse_header): empty values')
    expect(plan.terms.get('parse_header')).toBe(1)
    expect(plan.identifiers).toContain('parse_header')
  })

  it('keeps names that are written with what they belong to, and takes no file for one', () => {
    expect(planQuery('Fix the type in `Console.status` and Router#find').members).toEqual([
      { owner: 'Console', name: 'status' },
      { owner: 'Router', name: 'find' },
    ])
    expect(planQuery('rename src/cart.ts to basket.ts. Then 1.2').members).toEqual([])
  })

  it('takes what stands before a colon, or in brackets, for a place that may be one', () => {
    expect([...planQuery('unix,win: close handles').prefixes]).toEqual([stem('unix'), 'win'])
    expect([...planQuery('[router] match slashes').prefixes]).toEqual([stem('router')])
    expect(planQuery('Close handles twice').prefixes.size).toBe(0)
    // The branch that a change is for names no place.
    expect(planQuery('[13.x] Close handles').prefixes.size).toBe(0)
    expect([...planQuery('[3.2.x] router: close handles').prefixes]).toEqual([stem('router')])
    expect(planQuery('fix(router): match').prefixes.size).toBe(0)
  })

  it('takes the head of a printed error for no place', () => {
    expect(planQuery('Error: value is not a number').prefixes.size).toBe(0)
    expect(planQuery('BuildError: no such endpoint').prefixes.size).toBe(0)
    expect(planQuery('errors: wrap the cause').prefixes.size).toBe(1)
  })

  it('looks for words that stand beside each other as one name too', () => {
    const plan = planQuery('wrong content length of the answer')
    expect(plan.terms.get('contentlength')).toBeGreaterThan(0)
    expect(plan.terms.get('content_length')).toBeGreaterThan(0)
    expect(plan.written.has('contentlength')).toBe(false)
  })

  it('hears what a report says after its first lines, and lets its title say what it is about', () => {
    const words = Array.from({ length: 40 }, (_, n) => `word${String.fromCharCode(97 + (n % 26))}${n}x`)
    const plan = planQuery(`Cookies are lost\n\n${words.join(' ')} quaternion. Version 3.2, see the tests.`)
    expect(plan.terms.get(stem('quaternion'))).toBeGreaterThan(0)
    expect(plan.terms.get(stem('quaternion'))).toBeLessThan(plan.terms.get(stem('cookies')) as number)
    expect(plan).toMatchObject({ aboutPackaging: false, aboutTests: false })
  })

  it('sees that a question is about what the project is made of', () => {
    expect(planQuery('Allow charset normalizer >=2 and <4').aboutPackaging).toBe(true)
    expect(planQuery('change the license').aboutPackaging).toBe(true)
    expect(planQuery('remove python 3.7 from tests').aboutPackaging).toBe(true)
    expect(planQuery('a < b compares').aboutPackaging).toBe(false)
  })

  it('takes versions, packages and metadata that code is about for what they are', () => {
    for (const text of [
      'scrape: fix metadata of histograms',
      'move errors to their own package',
      'use two bytes for sizes of 2 ^ 16, since driver >= 10.7',
      'remove an unused Context dependency in the get method',
      'parse the version of a frame',
    ])
      expect(planQuery(text).aboutPackaging, text).toBe(false)
  })

  it('is about the file that its first line names, and not about each that it names on the way', () => {
    expect(planQuery('Split cart_test.go\n\nSee also cart.go.').meant).toEqual(['cart_test.go'])
    const { meant, paths } = planQuery('Prices are wrong\n\nAdded a case to test/cart.test.ts and to CHANGES.md.')
    expect(paths.map(({ path }) => path)).toEqual(['test/cart.test.ts', 'CHANGES.md'])
    expect(meant).toEqual([])
    expect(planQuery('Traceback (most recent call last):\n  File "/srv/a.py", line 2, in b').meant).toEqual([
      '/srv/a.py',
    ])
  })

  it('hears of what a repository is not written in: it may hold a few such files', () => {
    const of = (symbols: number) => ({ files: 3, withErrors: 0, symbols })
    expect(ownLanguages({ go: of(1500), yaml: of(0), json: of(0), javascript: of(20) })).toEqual(['go'])
    expect(ownLanguages({ go: of(1500), text: of(0) })).toEqual(['go', 'text'])
    expect(ownLanguages({ typescript: of(60), javascript: of(40) })).toEqual(['typescript', 'javascript'])
    expect(ownLanguages({ markdown: of(0) })).toEqual([])
    expect([...planQuery('decode yaml in go', ['go']).written.keys()]).toEqual(['decod', 'yaml'])
  })

  it('leaves out words of prose, which code hardly says', () => {
    const { written, message } = planQuery('Cookies are apparently lost\n\nMy colleague would say they are missing.')
    expect([...written.keys()]).toEqual(['cookies', 'lost', 'missing'].map(stem))
    expect(message.size).toBe(3)
    const named = planQuery('[possibly-used] is wrong for `might_sleep`, perhaps').written
    for (const word of ['possibly', 'might']) expect(named.has(stem(word)), word).toBe(true)
    expect(named.has(stem('perhaps'))).toBe(false)
    expect(planQuery('why would they').written.size).toBeGreaterThan(0)
  })

  it('takes what was printed last for the message, and without it everything', () => {
    const { message, written } = planQuery('Cart loses goods\n\nIt says\n```\nCartError: lamp went out\n```')
    expect([...message]).toEqual(wordsOf('CartError: lamp went out'))
    expect([...written.keys()].slice(0, 3)).toEqual(['cart', 'loses', 'goods'].map(stem))
    expect(planQuery('lamp went out').message.size).toBe(3)
  })

  it('hears a path where it stands, and no path in what is merely divided', () => {
    const { written, paths } = planQuery('read/write of goods\n\nSee src/cart.ts.')
    expect([...written.keys()][0]).toBe('read')
    expect(paths.map(({ path }) => path)).toEqual(['src/cart.ts', 'read/write'])
  })

  it('hears the whole name of a file, with its dots', () => {
    const paths = (query: string) => planQuery(query).paths.map(({ path }) => path)
    expect(paths('why does cart.test.ts fail')).toEqual(['cart.test.ts'])
    expect(paths('`tsconfig.build.json`, then .eslintrc.json and ~/a.py.')).toEqual([
      'tsconfig.build.json',
      '.eslintrc.json',
      'a.py',
    ])
    expect(paths('@cart.ts:10 is e.g. wrong. sum.go is not')).toEqual(['cart.ts', 'sum.go'])
  })

  it('takes a query that could be the name of a file for one too', () => {
    const { intent, paths, meant } = planQuery('go.mod')
    expect([intent, paths, meant]).toEqual(['symbol', [{ path: 'go.mod' }], ['go.mod']])
    expect(planQuery('README').meant).toContain('README.md')
    expect(planQuery('Dockerfile').meant).toEqual(['Dockerfile'])
    for (const query of ['getUser', 'std::vector', 'go.mod is wrong', 'Cart#sum', 'ID'])
      expect(planQuery(query).meant, query).toEqual([])
  })

  it('means a command and not the program that runs it, if that is all that is asked for', () => {
    for (const query of ['manage.py sendalerts', 'python manage.py sendalerts --pool', './manage.py sendalerts']) {
      const plan = planQuery(query)
      expect([plan.meant, [...plan.written.keys()][0]], query).toEqual([[], stem('sendalerts')])
    }
    expect(planQuery('manage.py fails when it starts').meant).toEqual(['manage.py'])
  })

  it('is made in no time of words as long as the query may be', async () => {
    const taken = await processorTimeOf(() => {
      for (const word of ['漢', '字', '語', '本']) planQuery(word.repeat(4000))
    })
    expect(taken).toBeLessThan(1000)
  })

  it('puts the files of a stack trace before everything else', () => {
    const trace = `Traceback\n  File "/srv/shop/mail.py", line 2, in send\n${'noise word '.repeat(60)}`
    const plan = planQuery(trace)
    expect(plan.paths).toEqual([{ path: '/srv/shop/mail.py', line: 2 }])
    expect([...plan.written.keys()].slice(0, 4)).toContain(stem('mail'))
  })
})
