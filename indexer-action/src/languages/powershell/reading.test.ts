/** PowerShell: what the grammar cannot read, and what programs write. */
import { expect, test } from 'vitest'
import { repository } from '../../testing/repository.ts'
import { repaired } from './repair.ts'

test('what the grammar stumbles over does not take the rest of the file with it', async () => {
  const r = await repository({
    'a.psm1': `
class A : System.IEquatable[object] {
    [ValidateSet('a', 'b')]
    [string] $Kind
    A([string] $kind) : base($kind) { $this.Kind = $kind }
}
function Get-One { [CmdletBinding()] param ([string] $Name) 'real' }
function Get-Two { $files = "^$app#"; $files.ForEach({ $_ }) }
function Get-Three { $all.Where{ $_ -gt 1MB }; foreach ($x in 1) { continue outer } }
Export-ModuleMember -Function Get-One, Get-Two
`,
  })
  expect(r.symbols('a.psm1')).toEqual([
    'class A',
    'property A.Kind',
    'constructor A.A',
    'function Get-One',
    'function Get-Two',
    'function Get-Three',
  ])
})

test('where the grammar reads nothing of a function, its variables are not taken for those of others', async () => {
  const r = await repository({
    'a.ps1': '$global:Status = 1\n$files = 1\n',
    'b.ps1': 'function Get-One($Status) {\n  (( [ $Status ] = { $files = $Status\n  "$Status"\n}\n',
    'c.ps1': '. $PSScriptRoot/a.ps1\n. $PSScriptRoot/b.ps1\n',
  })
  const uses = r.analysed.find(({ path }) => path === 'b.ps1')?.links.targets ?? []
  expect(uses.filter(([to]) => to === 's')).toEqual([])
  expect(r.symbols('b.ps1')?.filter((one) => one.startsWith('variable'))).toEqual([])
})

test('chains and blocks without end, as programs write them, are read as far as there is room', async () => {
  const chain = `$x${'.Add(1)'.repeat(4000)}`
  const blocks = `${'& {\n'.repeat(1500)}${'}\n'.repeat(1500)}`
  const r = await repository({ 'a.ps1': `function Get-One { ${chain} }\n${blocks}\nfunction Get-Two { }\n` })
  expect(r.symbols('a.ps1')).toEqual(['function Get-One', 'function Get-Two'])
})

test('long runs of blanks, letters or digits are read once when a file with an error is read in other words', () => {
  const runs = [' ', 'a', '1', 'a.', '\n', 'a,'].map((run) => run.repeat(60_000))
  const begun = ['=', 'class A : ', 'break', '$', '[', ' -a $', ' x ', '(']
  for (const run of runs)
    for (const start of begun) expect(repaired(`${start}${run}`)).toHaveLength(start.length + run.length)
}, 10_000)

test('thousands of methods of one name are none of them, and soon told', async () => {
  const methods = (count: number): string =>
    Array.from({ length: count }, (_, at) => `  [int] Run([int] $a${at}) { return $this.Run(1) }\n`).join('')
  const r = await repository({ 'a.ps1': `class A {\n${methods(6000)}}\nclass B : A {\n${methods(6000)}}\n` })
  expect(await r.leads('a.ps1', '$this.Run', 'Run')).toEqual([])
}, 20_000)
