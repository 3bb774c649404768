/**
 * In-process adapter for the structural yardsticks: reads the repository from its git directory at the set's commit,
 * analyses it, and answers. `MIRROR` is the folder that contains the repositories as `owner+name/repo`.
 */
import { execFileSync } from 'node:child_process'
import { analyse } from '../../indexer-action/src/analysis.ts'
import { answers } from './answers.ts'
import { languageOfPath } from './language-of-path.ts'

export function filesAt(repository: string, commit: string): Map<string, string> {
  const git = (args: string[], input?: string) =>
    execFileSync('git', ['-C', `${process.env.MIRROR}/${repository.replace('/', '+')}/repo`, ...args], {
      maxBuffer: 1 << 30,
      ...(input === undefined ? {} : { input }),
    })
  const entries = git(['ls-tree', '-r', '-z', commit])
    .toString()
    .split('\0')
    .map((line) => /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(line))
    .filter((match) => match !== null)
  const out = git(['cat-file', '--batch'], `${entries.map((e) => e[1]).join('\n')}\n`)
  const files = new Map<string, string>()
  let at = 0
  for (const entry of entries) {
    const head = out.indexOf(10, at)
    const size = Number(out.subarray(at, head).toString().split(' ')[2])
    if (size < 1_000_000) files.set(entry[2] as string, out.subarray(head + 1, head + 1 + size).toString())
    at = head + 2 + size
  }
  return files
}

export default async function adapter({ meta }: { meta: { repo: string; commit: string } }) {
  const started = performance.now()
  const files = filesAt(meta.repo, meta.commit)
  const analysed = await analyse(files, languageOfPath)
  console.error(
    `analysed ${analysed.length} of ${files.size} files in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
  return { ...answers(analysed), close: async () => {} }
}
