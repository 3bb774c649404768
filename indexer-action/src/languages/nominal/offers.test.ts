/** Which Java and C# files have to be linked again after an edit. */
import { expect, test } from 'vitest'
import { extractFile, withIds } from '../../analysis.ts'
import { affectedFiles } from '../../link/affected.ts'
import { csharpLanguage } from '../csharp/index.ts'
import type { LinkerFile } from '../language.ts'
import { codeOf, LANGUAGES } from '../registry.ts'

const languageOf = (path: string) => {
  const key = path.endsWith('.java') ? 'java' : path.endsWith('.kt') ? 'kotlin' : 'csharp'
  return LANGUAGES.find((one) => one.key === key) ?? csharpLanguage
}

async function unitOf(path: string, text: string) {
  const language = languageOf(path)
  const { symbols, surface, body } = await extractFile(language, path, text)
  const head = { symbols: withIds(path, symbols), surface }
  const file: LinkerFile<unknown> = { path, language: language.key, ...head }
  return { file, head: Buffer.from(JSON.stringify(head)), body: Buffer.from(JSON.stringify(body)) }
}

/** Paths of the files affected by an edit, without the edited one; undefined if it may be any file. */
async function affectedBy(files: Record<string, string>, edited: string, edit: (text: string) => string) {
  const paths = Object.keys(files)
  const text = (path: string) => files[path] as string
  const units = await Promise.all(paths.map((path) => unitOf(path, path === edited ? edit(text(path)) : text(path))))
  const before = new Map([[paths.indexOf(edited), (await unitOf(edited, text(edited))).file]])
  const unit = (at: number) => units[at] as (typeof units)[0]
  const stored = {
    ...{ size: units.length, file: (at: number) => unit(at).file },
    ...{ head: (at: number) => unit(at).head, body: (at: number) => unit(at).body },
  }
  const { offersOf } = await codeOf(languageOf(edited).family)
  if (!offersOf) throw new Error('nothing is told by names')
  return affectedFiles(stored, before, offersOf)?.map((at) => paths[at])
}

const JAVA = {
  'Door.java': 'class Door {\n  Lock lock() { return null; }\n  int width() { return 1; }\n}\n',
  'Lock.java': 'class Lock {\n  int teeth() { return 1; }\n}\n',
  'Use.java': 'class Use {\n  int use(Door d) { return d.lock().teeth(); }\n}\n',
  'Apart.java': 'class Apart {\n  int apart() { return 1; }\n}\n',
}

test('a type more affects nobody who does not mention it', async () => {
  expect(await affectedBy(JAVA, 'Lock.java', (text) => `${text}class Edited { }\n`)).toEqual([])
})

test('a member affects those that reach its type through another one', async () => {
  expect(await affectedBy(JAVA, 'Lock.java', (text) => text.replace('int teeth', 'long teeth'))).toEqual([
    'Door.java',
    'Use.java',
  ])
})

test('what a class extends affects those that call what it overrides', async () => {
  const files = {
    ...JAVA,
    'Base.java': 'abstract class Base { abstract int turn(); }\n',
    'Call.java': 'class Call { Object one = new Near(); int call(Base b) { return b.turn(); } }\n',
    'Near.java': 'class Near extends Base { int turn() { return 1; } }\n',
    'Far.java': 'class Far { int turn() { return 1; } }\n',
  }
  const edit = (text: string) => text.replace('class Far', 'class Far extends Base')
  expect(await affectedBy(files, 'Far.java', edit)).toContain('Call.java')
  expect(await affectedBy(files, 'Far.java', edit)).not.toContain('Apart.java')
})

test('an import of another type of the same name changes what its members give', async () => {
  const files = {
    'a/Key.java': 'package a;\npublic class Key { public int size; }\n',
    'b/Key.java': 'package b;\npublic class Key { public int size; }\n',
    'Ring.java': 'import a.Key;\nclass Ring {\n  Key first() { return null; }\n}\n',
    'Use.java': 'class Use {\n  int use(Ring r) { return r.first().size; }\n}\n',
  }
  expect(await affectedBy(files, 'Ring.java', (text) => text.replace('a.Key', 'b.Key'))).toEqual(['Use.java'])
  expect(await affectedBy(files, 'Ring.java', (text) => `import a.Other;\n${text}`)).toEqual([])
})

test('another package may affect any file, and so may what Kotlin offers', async () => {
  expect(await affectedBy(JAVA, 'Lock.java', (text) => `package locks;\n${text}`)).toBeUndefined()
  const files = { ...JAVA, 'Knob.kt': 'class Knob { fun turn(): Int = 1 }\n' }
  expect(await affectedBy(files, 'Knob.kt', (text) => text.replace('turn', 'pull'))).toBeUndefined()
  expect(await affectedBy(files, 'Lock.java', (text) => text.replace('int teeth', 'long teeth'))).toEqual([
    'Door.java',
    'Use.java',
  ])
})

test('a getter affects the Kotlin files that read it as a property', async () => {
  const files = {
    'Door.java': 'public class Door {\n  public int getWidth() { return 1; }\n}\n',
    'use.kt': 'fun use() = open().width\n',
  }
  const affected = await affectedBy(files, 'Door.java', (text) => text.replace('int getWidth', 'long getWidth'))
  // It mentions no more than the property.
  expect(affected === undefined || affected.includes('use.kt')).toBe(true)
})

test('an attribute affects those that leave out the end of its name', async () => {
  const files = {
    'RouteAttribute.cs': 'public class RouteAttribute : System.Attribute { public RouteAttribute(string path) { } }\n',
    'Use.cs': '[Route("/")]\nclass Use { }\n',
    'Apart.cs': 'class Apart { }\n',
  }
  expect(await affectedBy(files, 'RouteAttribute.cs', (text) => text.replace('string path', 'int path'))).toEqual([
    'Use.cs',
  ])
})

test('a class in parts affects its other parts', async () => {
  const files = {
    'One.cs': 'partial class Door { int width; }\n',
    'Two.cs': 'partial class Door { int Twice() { return 2 * width; } }\n',
    'Apart.cs': 'class Apart { }\n',
  }
  expect(await affectedBy(files, 'One.cs', (text) => text.replace('int width', 'long width'))).toEqual(['Two.cs'])
})
