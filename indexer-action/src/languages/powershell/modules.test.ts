/** PowerShell: which files see what others define. */
import { expect, test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'
import { repository } from '../../testing/repository.ts'

test('what is run with a dot is seen, also by what runs beside it', async () => {
  await expectLinks({
    'lib/core.ps1': `
function Get-Root { Get-Leaf }
#                   ^ call lib/leaf.ps1 Get-Leaf
`,
    'lib/leaf.ps1': 'function Get-Leaf { }\n',
    'other/leaf.ps1': 'function Get-Leaf { }\nfunction Get-Root { }\n',
    'tests/leaf.Tests.ps1': `
. $PSScriptRoot/../lib/leaf.ps1
function git { }
`,
    'lib/tool.ps1': '. $PSScriptRoot/leaf.ps1\n',
    'lib/leaf-too.ps1': `
function Get-Note { git }
#                   ^ call unknown
`,
    'tests/note.Tests.ps1': '. $PSScriptRoot/../lib/leaf-too.ps1\nfunction git { }\n',
    'bin/run.ps1': `
. "$PSScriptRoot\\..\\lib\\core.ps1"
# ^ import module
. $PSScriptRoot/../lib/leaf.ps1
. (Join-Path $PSScriptRoot '..\\lib\\leaf.ps1')
 Get-Root
#^ call lib/core.ps1 Get-Root
 Get-Leaf
#^ call lib/leaf.ps1 Get-Leaf
`,
  })
})

test('a module is the scripts in its folder; others have it by its path, its name or its manifest', async () => {
  await expectLinks({
    'src/Users/Users.psd1': `@{
    RootModule = 'Users.psm1'
    ModuleVersion = '1.0'
    FunctionsToExport = @('Get-User')
    #                      ^ read src/Users/Public/Get-User.ps1 Get-User
}
`,
    'src/Users/Users.psm1': 'Get-ChildItem $PSScriptRoot -Recurse | ForEach-Object { . $_.FullName }\n',
    'src/Users/Public/Get-User.ps1': `
function Get-User { Resolve-User }
#                   ^ call src/Users/Private/Resolve-User.ps1 Resolve-User
`,
    'src/Users/Private/Resolve-User.ps1': 'function Resolve-User { }\n',
    'other/Other.psm1': 'function Resolve-User { }\nfunction Get-User { }\n',
    'a.ps1': `
Import-Module $PSScriptRoot/src/Users/Users.psd1
 Get-User
#^ call src/Users/Public/Get-User.ps1 Get-User
`,
    'b.ps1': `
Import-Module -Name Users
 Get-User
#^ call src/Users/Public/Get-User.ps1 Get-User
Users\\Get-User
#     ^ call src/Users/Public/Get-User.ps1 Get-User
`,
    'c.ps1': `
 Get-User
#^ call one of (src/Users/Public/Get-User.ps1 Get-User | other/Other.psm1 Get-User)
`,
  })
})

test('code does not know what tests have for themselves', async () => {
  await expectLinks({
    'tests/Stubs.psm1': 'function Invoke-SqlCmd { }\n',
    'tests/a.Tests.ps1': `
 Invoke-SqlCmd
#^ call tests/Stubs.psm1 Invoke-SqlCmd
`,
    'src/a.ps1': `
 Invoke-SqlCmd
#^ call unknown
`,
    'tests/b.Tests.ps1': 'function New-Mapping { }\n',
    'tests/c.Tests.ps1': `
 New-Mapping
#^ call unknown
`,
  })
})

test('the module may be the whole repository', async () => {
  await expectLinks({
    'Users.psm1': 'foreach ($file in Get-ChildItem $PSScriptRoot/public) { . $file }\n',
    'public/one.ps1': `
function info { }
`,
    'public/two.ps1': `
function Get-Two { info }
#                  ^ call public/one.ps1 info
`,
    'tests/two.ps1': `
function Get-Third { info }
#                    ^ call unknown
`,
  })
})

test('functions of one name in modules of their own are each their module’s', async () => {
  await expectLinks({
    'DSC/One/One.psm1': `
function Get-TargetResource { }
function Test-TargetResource { Get-TargetResource }
#                              ^ call DSC/One/One.psm1 Get-TargetResource
`,
    'DSC/Two/Two.psm1': 'function Get-TargetResource { }\n',
    'tests/Two.Tests.ps1': `
BeforeAll {
    $script:resource = 'Two'
    Initialize-TestEnvironment -DSCModuleName 'Other' -DSCResourceName $script:resource
}
Describe 'Two' { It 'is' { Get-TargetResource } }
#                          ^ call DSC/Two/Two.psm1 Get-TargetResource
`,
  })
})

test('what is found of scripts that run each other in a circle costs no more for many of them', async () => {
  const count = 1200
  const script = (at: number): string =>
    `. $PSScriptRoot/s${(at + 1) % count}.ps1\nfunction Get-S${at} { Get-S${(at + 2) % count}; Get-Nothing }\n`
  const files = Array.from({ length: count }, (_, at) => [`s${at}.ps1`, script(at)])
  const r = await repository(Object.fromEntries(files))
  expect(await r.leads('s7.ps1', 'Get-S9', 'Get-S9')).toEqual(['s9.ps1:2'])
}, 20_000)

test('a script in a folder of the machine, or in one that a variable names, is not the repository’s of that name', async () => {
  await expectLinks({
    'lib/install.ps1': 'function Get-One { }\n',
    'lib/lib.ps1': '',
    'other/lib.ps1': '',
    'other/a.ps1': `
. $env:TEMP\\install.ps1
# ^ nothing
. (Join-Path $env:TEMP 'install.ps1')
# ^ nothing
. "$HOME/install.ps1"
# ^ nothing
. (Join-Path $PSScriptRoot $version 'lib.ps1')
# ^ nothing
. $root/install.ps1
# ^ import module
. (Join-Path "$PSScriptRoot" "lib.ps1")
# ^ import module
`,
  })
})
