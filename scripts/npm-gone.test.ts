import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** A script under a shell, as npm runs it; what it says when the shell alone is killed, or nothing within `patience`. */
async function saidWithoutShell(env: NodeJS.ProcessEnv, patience: number): Promise<string> {
  const script = `import { whenNpmIsGone } from ${JSON.stringify(join(import.meta.dirname, 'npm-gone.ts'))}
    whenNpmIsGone(() => { process.stdout.write('gone'); process.exit() })
    setTimeout(() => process.exit(), ${patience + 2000})
    process.stdout.write(process.pid + ' ')`
  const shell = spawn('sh', ['-c', '"$NODE" --input-type=module --eval "$SCRIPT"; true'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...env, NODE: process.execPath, SCRIPT: script },
  })
  let said = ''
  shell.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  await new Promise((resolve) => shell.stdout.once('data', resolve))
  shell.kill('SIGTERM')
  await Promise.race([
    new Promise((resolve) => shell.stdout.once('end', resolve)),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ])
  return said.replace(/^\d+ /, '')
}

const { npm_lifecycle_event: _, ...plain } = process.env

it('a script of npm ends when npm is ended without it', async () => {
  expect(await saidWithoutShell({ ...plain, npm_lifecycle_event: 'start' }, 10_000)).toBe('gone')
})

it('a program that a shell started on its own goes on without the shell', async () => {
  expect(await saidWithoutShell(plain, 1500)).toBe('')
})
