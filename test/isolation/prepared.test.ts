/**
 * What an indexer says of a file is believed, so whoever may write one branch can say untrue things of content that the default
 * branch has yet to bring. Here somebody does.
 */
import { env } from 'cloudflare:workers'
import { beforeAll, expect, it } from 'vitest'
import type { HaveAnswer, PublishAnswer } from '../../src/contract/messages.ts'
import { scopeOf, see } from '../setup/reader.ts'
import { buildTree, fileRecord, segmentRecord, type Tree, totalsOf } from '../setup/tree.ts'
import {
  begin,
  contentRecords,
  manifestRecord,
  ndjson,
  ok,
  refusal,
  type Sender,
  sender,
  signIn,
  upload,
} from '../setup/uploader.ts'
import { asker } from '../tools/ask.ts'
import { tokenOf } from './principals.ts'

const BEFORE: Tree = { 'kept.py': 'def kept():\n    pass\n', 'edited.py': 'def old():\n    pass\n' }
const MERGED: Tree = {
  ...BEFORE,
  'edited.py': 'def checked():\n    kept()\n',
  'new.py': 'def added():\n    checked()\n',
}
const CHANGED = ['edited.py', 'new.py']

let own: string
const nobody = 0
beforeAll(async () => {
  own = await signIn(env)
})

/** As the exchange makes one for a run of CI. */
async function runOf(ref: string): Promise<Sender> {
  const row = await env.DB.prepare("SELECT organisation_id FROM token WHERE prefix <> '' ORDER BY id LIMIT 1").first()
  return sender(
    env,
    await tokenOf(env, { organisation_id: row?.organisation_id as number, scopes: '["write"]', ref_pattern: ref }),
  )
}

/** Records whose every hash is right, and nothing else: no symbol is where it is said to be, no text is found. */
function untrue(tree: Tree): unknown[] {
  const built = buildTree(tree)
  const files = built.files
    .filter(({ path }) => CHANGED.includes(path))
    .map(({ path }) => {
      const lie = { id: 4711, name: 'lie', kind: 'function' as const, line: 1, column: 0, start: 1, end: 1 }
      return fileRecord(path, tree[path] as string, { symbols: [lie], chunks: [] })
    })
  const ids = files.map(({ id }) => id)
  const links = built.links.map((link) => ({ ...link, symbols: link.symbols.map(() => 4711) }))
  return [...files, segmentRecord(ids.map((id) => ({ id, content: '' }))), ...links]
}

/** A repository whose branch `topic` has said untrue things of what is about to be merged. */
async function prepared(repository: string): Promise<{ main: Sender; topic: Sender }> {
  await upload(sender(env, own), { repository, defaultRef: 'main' }, BEFORE)
  const [main, topic] = [await runOf('main'), await runOf('topic')]
  const { upload: id } = await begin(topic, { repository, ref: 'topic', commit: 'b'.repeat(40), run: 2 })
  const { entries } = buildTree(MERGED)
  await ok(topic(`${id}/records`, ndjson([...untrue(MERGED), manifestRecord(entries)])))
  await ok(topic(`${id}/publish`, { manifest: 'full', ...totalsOf(entries) }))
  return { main, topic }
}

async function said(repository: string, ref: string) {
  const ask = asker(env, own, { repository, ref })
  const names = async (name: string) => (await ask('search_symbols', { query: name })).answer?.symbols?.length ?? nobody
  const { answer: text } = await ask('search_code', { query: 'checked' })
  const { answer: callers } = await ask('find_references', { symbol: 'checked' })
  return {
    lies: await names('lie'),
    truths: await names('checked'),
    found: JSON.stringify(text ?? {}).includes('edited.py'),
    called: JSON.stringify(callers ?? {}).includes('new.py'),
  }
}
const TRUE = { lies: 0, truths: 1, found: true, called: true }

it('reaches the branch itself', async () => {
  await prepared('prepared/branch')
  expect(await said('prepared/branch', 'topic')).toMatchObject({ lies: 2, truths: 0 })
})

it('is not what the default branch says of the same content once that is merged', async () => {
  const repository = 'prepared/merged'
  const { main } = await prepared(repository)
  await upload(main, { repository, commit: 'b'.repeat(40), run: 3 }, MERGED, BEFORE)
  expect(await said(repository, 'main')).toEqual(TRUE)
  expect(await said(repository, 'b'.repeat(40))).toEqual(TRUE)
})

it('is not believed by the default branch either when its content is all there and only the links are new', async () => {
  const repository = 'prepared/links'
  await upload(sender(env, own), { repository, defaultRef: 'main' }, MERGED)
  const more: Tree = { ...MERGED, 'kept.py': 'def kept():\n    added()\n' }
  const [main, topic] = [await runOf('main'), await runOf('topic')]
  const built = buildTree(more)
  const { upload: id } = await begin(topic, { repository, ref: 'topic', commit: 'b'.repeat(40), run: 2 })
  const links = built.links.map((link) => ({ ...link, symbols: link.symbols.map(() => 4711) }))
  const [file] = built.files.filter(({ path }) => path === 'kept.py')
  const segment = segmentRecord([{ id: file?.id as number, content: '' }])
  await ok(topic(`${id}/records`, ndjson([file, segment, ...links, manifestRecord(built.entries)])))
  await ok(topic(`${id}/publish`, { manifest: 'full', ...totalsOf(built.entries) }))
  await upload(main, { repository, commit: 'b'.repeat(40), run: 3 }, more, MERGED)
  const { answer } = await asker(env, own, { repository, ref: 'main' })('find_references', { symbol: 'added' })
  expect(JSON.stringify(answer.references)).toContain('kept.py')
  const callers = await asker(env, own, { repository, ref: 'main' })('callers', { symbol: 'added' })
  expect(JSON.stringify(callers.answer)).toContain('"kept"')
})

it('does not become what is answered where no ref is named, whatever the branch asks for', async () => {
  const repository = 'prepared/default'
  const { topic } = await prepared(repository)
  const target = { repository, ref: 'topic', defaultRef: 'topic', commit: 'd'.repeat(40), run: 3 }
  expect(await upload(topic, target, MERGED)).toMatchObject({ outcome: 'published' })
  const { answer } = await asker(env, own, { repository })('search_symbols', { query: 'kept' })
  expect(answer.metadata.ref).toBe('main')
})

it('is what another branch may share, until the default branch says it itself', async () => {
  const repository = 'prepared/other'
  const { main } = await prepared(repository)
  const other = await runOf('other')
  const target = { repository, ref: 'other', commit: 'b'.repeat(40) }
  await upload(other, { ...target, run: 3 }, MERGED)
  expect(await said(repository, 'other')).toMatchObject({ lies: 2 })
  await upload(main, { repository, commit: 'b'.repeat(40), run: 4 }, MERGED, BEFORE)
  await upload(other, { ...target, run: 5, commit: 'c'.repeat(40) }, MERGED)
  expect(await said(repository, 'other')).toEqual(TRUE)
  await upload(await runOf('third'), { ...target, ref: 'third', run: 6 }, MERGED)
  expect(await said(repository, 'third')).toEqual(TRUE)
})

it('goes when the branch becomes the default one and is indexed', async () => {
  const repository = 'prepared/default'
  const { topic } = await prepared(repository)
  await env.DB.prepare(
    "UPDATE repository SET default_ref = 'topic' WHERE owner = 'prepared' AND name = 'default'",
  ).run()
  const begun = await begin(topic, { repository, ref: 'topic', commit: 'b'.repeat(40), run: 3 })
  expect(begun.base).toBeUndefined()
  await upload(topic, { repository, ref: 'topic', commit: 'b'.repeat(40), run: 4 }, MERGED)
  expect(await said(repository, 'topic')).toEqual(TRUE)
})

it('stays unbelieved where the branch became the default one while its run was under way', async () => {
  const repository = 'prepared/meanwhile'
  const { topic } = await prepared(repository)
  const more: Tree = { ...MERGED, 'more.py': 'def more():\n    pass\n' }
  const { upload: id } = await begin(topic, { repository, ref: 'topic', commit: 'c'.repeat(40), run: 3 })
  await env.DB.prepare(
    "UPDATE repository SET default_ref = 'topic' WHERE owner = 'prepared' AND name = 'meanwhile'",
  ).run()
  const built = buildTree(more)
  const records = contentRecords(more, built, { files: built.files.slice(-1).map((file) => file.id), links: [] })
  await ok(topic(`${id}/records`, ndjson([...records, ...built.links, manifestRecord(built.entries)])))
  await ok(topic(`${id}/publish`, { manifest: 'full', ...totalsOf(built.entries) }))
  expect((await begin(topic, { repository, ref: 'topic', commit: 'c'.repeat(40), run: 4 })).base).toBeUndefined()
  await upload(topic, { repository, ref: 'topic', commit: 'c'.repeat(40), run: 5 }, more)
  expect(await said(repository, 'topic')).toEqual(TRUE)
})

it('makes no difference between two refs of the same content', async () => {
  const repository = 'prepared/compared'
  const { main } = await prepared(repository)
  await upload(main, { repository, commit: 'b'.repeat(40), run: 3 }, MERGED, BEFORE)
  const { answer } = await asker(env, own, { repository, ref: 'topic' })('compare_refs', { base_ref: 'main' })
  expect(answer).toMatchObject({ files_differing: 0, symbols: [] })
})

it('cannot be said in the name of a run that is believed', async () => {
  const repository = 'prepared/borrowed'
  await upload(sender(env, own), { repository, defaultRef: 'main' }, BEFORE)
  const [main, topic] = [sender(env, own), await runOf('topic')]
  const { upload: id } = await begin(main, { repository, ref: 'topic', commit: 'b'.repeat(40), run: 2 })
  const { entries } = buildTree(MERGED)
  await ok(topic(`${id}/records`, ndjson([...untrue(MERGED), manifestRecord(entries)])))
  const whole = { manifest: 'full', ...totalsOf(entries) }
  expect(await refusal(main(`${id}/publish`, whole))).toMatchObject({ code: 'missing_content' })
  await ok(topic(`${id}/publish`, whole))
  expect(await said(repository, 'topic')).toMatchObject({ lies: 2 })
  await upload(main, { repository, commit: 'b'.repeat(40), run: 3 }, MERGED, BEFORE)
  expect(await said(repository, 'main')).toEqual(TRUE)
})

it('is sent again by a run that was told that its content is not here, and by that one only', async () => {
  const repository = 'prepared/asked'
  const { main, topic } = await prepared(repository)
  const built = buildTree(MERGED)
  const asked = { files: built.files.map(({ id }) => id), links: built.links.map(({ id }) => id) }
  const lacking = async (send: Sender, ref: string, run: number) => {
    const { upload: id } = await begin(send, { repository, ref, commit: 'c'.repeat(40), run })
    return (await ok<HaveAnswer>(send(`${id}/have`, asked))).files.length
  }
  expect(await lacking(topic, 'topic', 3)).toBe(0)
  expect(await lacking(main, 'main', 4)).toBe(CHANGED.length)
})

it('is counted as what it is named in digests and refusals', async () => {
  const repository = 'prepared/named'
  const { topic } = await prepared(repository)
  const more: Tree = { ...MERGED, 'more.py': 'def more():\n    lie()\n' }
  const base = await begin(topic, { repository, ref: 'topic', commit: 'c'.repeat(40), run: 3 })
  expect(base.base?.digest).toBe(totalsOf(buildTree(MERGED).entries).digest)
  const target = { repository, ref: 'topic', commit: 'c'.repeat(40), run: 4 }
  const published: PublishAnswer = await upload(topic, target, more, MERGED)
  expect(published.outcome).toBe('published')
  const { upload: id } = await begin(topic, { ...target, run: 5 })
  const absent = buildTree({ ...more, 'absent.py': 'def absent():\n    pass\n' })
  await ok(topic(`${id}/records`, ndjson([manifestRecord(absent.entries)])))
  const refused = await refusal(topic(`${id}/publish`, { manifest: 'full', ...totalsOf(absent.entries) }))
  const [, file, links] = absent.entries.find(([path]) => path === 'absent.py') ?? []
  expect(refused).toMatchObject({ code: 'missing_content', details: { some: [{ path: 'absent.py', file, links }] } })
  const scope = await scopeOf(env, own, repository, 'topic')
  expect(typeof scope === 'string' ? scope : (await see(env, scope)).broken).toEqual([])
})
