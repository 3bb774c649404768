/** PowerShell: rules on which files and names are meant where several could be. */
import { expect, test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'
import { repository } from '../../testing/repository.ts'

test('of several scripts of one name the nearest is run, and none where none is nearer', async () => {
  await expectLinks({
    'one/lib/tool.ps1': '',
    'two/lib/tool.ps1': '',
    'two/run.ps1': `
. $root/lib/tool.ps1
# ^ import module
`,
    'run.ps1': `
. $root/lib/tool.ps1
# ^ import unknown
. (Join-Path (Split-Path $PSScriptRoot) 'run.ps1')
# ^ import module
`,
  })
})

test('a module whose name two folders have is neither of them', async () => {
  await expectLinks({
    'v1/Users/Users.psm1': 'function Get-User { }\n',
    'v2/Users/Users.psm1': 'function Get-User { }\n',
    'a.ps1': `
Import-Module Users
#             ^ import unknown
 Get-User
#^ call one of (v1/Users/Users.psm1 Get-User | v2/Users/Users.psm1 Get-User)
`,
  })
})

test('modules beside each other in a folder do not see each other', async () => {
  await expectLinks({
    'lib/One.psm1': 'function Info { }\n',
    'lib/Two.psm1': `
function Get-Two { Info }
#                  ^ call unknown
`,
  })
})

test('files that a manifest names are parts of its module', async () => {
  await expectLinks({
    'Users.psd1': `@{
    ModuleVersion = '1.0'
    NestedModules = @('src/Users.psm1')
    #                  ^ import module
}
`,
    'src/Users.psm1': 'function Info { }\n',
    'other/a.ps1': `
Import-Module $PSScriptRoot/../Users.psd1
 Info
#^ call src/Users.psm1 Info
`,
  })
})

test('modules are imported by using, by InModuleScope and by parameters that name them', async () => {
  const module = 'function Info { }\n'
  await expectLinks({
    'Users/Users.psm1': module,
    'Other/Other.psm1': module,
    'a.ps1': `
using module Users
 Info
#^ call Users/Users.psm1 Info
`,
    'b.ps1': `
InModuleScope Users { Info }
#                     ^ call Users/Users.psm1 Info
`,
    'c.ps1': `
Mock Write-Host { } -ModuleName Other
 Info
#^ call Other/Other.psm1 Info
`,
  })
})

test('aliases: those that a function is given are commands, and one of two commands is neither', async () => {
  await expectLinks({
    'one.ps1': "function Get-One { [Alias('go')] param ($Id) $Id }\nSet-Alias both Get-One\n",
    'two.ps1': 'Set-Alias both Get-Two\nfunction Get-Two { }\n',
    'a.ps1': `
. $PSScriptRoot/one.ps1
. $PSScriptRoot/two.ps1
 go
#^ call one.ps1 Get-One
 both
#^ call unknown
`,
  })
})

test('a name that is a command only perhaps is no use where it leads nowhere', async () => {
  await expectLinks({
    'a.psm1': `
function Get-One { }
Export-ModuleMember -Function Get-One
#                             ^ read a.psm1 Get-One
Mock Get-ChildItem { }
#    ^ nothing
Mock Get-Nothing { }
#    ^ nothing
`,
  })
})

test('more functions of one name than can be shown are none', async () => {
  const files = Array.from({ length: 9 }, (_, at) => [`d${at}/a.ps1`, 'function Get-One { }\n'])
  await expectLinks({ ...Object.fromEntries(files), 'b.ps1': '\n Get-One\n#^ call unknown\n' })
})

test('what a value is made of or taken for is its type', async () => {
  await expectLinks({
    'a.ps1': `
class Animal {
    [string] $Run
    [void] Run() { }
}
function Use-Animal($given) {
    $made = New-Object Animal
    $made.Run()
    #     ^ call a.ps1 Animal.Run
    ([Animal] $given).Run
    #                 ^ read a.ps1 Animal.Run
}
`,
  })
})

test('fields of tables are no members of their type', async () => {
  await expectLinks({
    'a.ps1': `
function Use-Table([hashtable] $given) {
    $made = [PSCustomObject] @{ Name = 1 }
    $made.Name
    #     ^ nothing
    $given.Name
    #      ^ nothing
    $given.ContainsKey(1)
    #      ^ call std:powershell hashtable.ContainsKey
}
`,
  })
})

test('variables of the session are seen everywhere, those of a script by its name only', async () => {
  await expectLinks({
    'a.ps1': `
$global:Status = 1
$limit = 1
function Get-One {
    $limit = 2
    $script:limit + $Status
    #       ^ read a.ps1 limit
    #                ^ read a.ps1 Status
}
`,
    'b.ps1': `
 $Status + $limit
# ^ read a.ps1 Status
#           ^ read unknown
`,
  })
})

test('methods override those of the class that theirs extends', async () => {
  await expectLinks({
    'a.ps1': `
class Animal {
    [void] Run([int] $n) { }
}
class Dog : Animal {
    [void] Run([int] $n) { }
    #      ^ overrides a.ps1 Animal.Run
}
`,
  })
})

test.each([
  ["function Get-One { param ([string] $Name) 'real' }"],
  ['function Get-One { [System.Environment+SpecialFolder]::Desktop }'],
  ['function Get-One { Write-Host -Value $object.GetType().Name }'],
  ['function Get-One { if ($a -inotin $b) { 1 } }'],
  ['function Get-One { $x = 1MB }'],
  ['function Get-One { Write-Host a `\n\n }'],
  ['function Get-One { Write-Host -Name a, b }'],
  ["function Get-One { Write-Host '*.psm1', b, 'c' }"],
  ['function Get-One { $urls.ForEach({ $_ }) }'],
  ['class One {\n  One([int] $n) : base($n) { }\n}'],
  ["class One {\n  [ValidateSet('a', 'b')]\n  [string] $Kind\n}"],
])('is read: %s', async (text) => {
  const r = await repository({ 'a.ps1': `${text}\nfunction Get-Last { }\n` })
  expect(r.symbols('a.ps1')?.at(0)).toMatch(/^(?:function Get-One|class One)$/)
  expect(r.symbols('a.ps1')?.at(-1)).toBe('function Get-Last')
})
