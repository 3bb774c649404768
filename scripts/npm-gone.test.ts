import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const LINE = '"$NODE" --input-type=module --eval "$SCRIPT"; true'

/** Starts a script under npm, kills npm alone, and returns what the script prints within `patience` ms, if anything. */
async function saidAlone(shells: number, env: NodeJS.ProcessEnv, patience: number): Promise<string> {
  const script = `import { whenNpmIsGone } from ${JSON.stringify(join(import.meta.dirname, 'npm-gone.ts'))}
    whenNpmIsGone(() => { process.stdout.write('gone'); process.exit() })
    setTimeout(() => process.exit(), ${patience + 2000})
    process.stdout.write(process.pid + ' ')`
  const line = shells === 2 ? `sh -c '${LINE}'; true` : LINE
  const shell = spawn('sh', ['-c', line], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...env, NODE: process.execPath, SCRIPT: script },
  })
  let said = ''
  shell.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  await new Promise((resolve) => shell.stdout.once('data', resolve))
  shell.kill('SIGKILL')
  await Promise.race([
    new Promise((resolve) => shell.stdout.once('end', resolve)),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ])
  return said.replace(/^\d+ /, '')
}

const { npm_lifecycle_event: _, ...plain } = process.env

const ofNpm = { ...plain, npm_lifecycle_event: 'start' }

it('a script of npm ends when the shell is ended that npm ran it under', async () => {
  expect(await saidAlone(1, ofNpm, 10_000)).toBe('gone')
})

it.skipIf(process.platform !== 'linux')('a script of npm ends when npm is killed and the shell is not', async () => {
  expect(await saidAlone(2, ofNpm, 10_000)).toBe('gone')
})

it('a program that a shell started on its own goes on without the shell', async () => {
  expect(await saidAlone(1, plain, 1500)).toBe('')
})
