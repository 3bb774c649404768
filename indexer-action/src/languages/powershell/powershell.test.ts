/** PowerShell: what a file defines, and where its commands, variables, types and members lead. */
import { expect, test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'
import { repository } from '../../testing/repository.ts'

const USERS = `<#
.SYNOPSIS
Finds users.
#>
function Get-User {
    [CmdletBinding()]
    [Alias('gu')]
    param (
        [Parameter(Mandatory)] [string] $Name,
        [int] $Most = 3
    )
    $script:cache[$Name] = 1
    function Inner { }
}
filter Select-Active($State) { $_ }
function global:Write-Note { <#
.SYNOPSIS
Notes.
#>
}
$script:cache = @{}
$limit = 3
enum Color { Red; Green = 2 }
class Animal {
    [string] $Name = 'x'
    static [int] $Count
    hidden [Animal] $Next
    Animal([string] $name) { $this.Name = $name }
    [string] Speak([int] $times) { return $this.Name }
    static [Animal] Create() { return [Animal]::new('a') }
}
`

test('symbols: functions, filters, classes with their members, enumerations, variables of the file', async () => {
  const r = await repository({ 'src/users.ps1': USERS })
  expect(r.symbols('src/users.ps1')).toEqual([
    'function Get-User',
    'function Get-User.Inner',
    'function Select-Active',
    'function Write-Note',
    'variable cache',
    'variable limit',
    'enum Color',
    'enum_member Color.Red',
    'enum_member Color.Green',
    'class Animal',
    'property Animal.Name',
    'property Animal.Count',
    'property Animal.Next',
    'constructor Animal.Animal',
    'method Animal.Speak',
    'method Animal.Create',
  ])
})

test('help is what stands above a function or in it, and parameters have their types', async () => {
  const r = await repository({ 'src/users.ps1': USERS })
  const named = (name: string) => r.symbol('src/users.ps1', name)
  expect(named('Get-User')?.doc).toEqual([1, 4])
  expect(named('Write-Note')?.doc).toEqual([16, 19])
  expect(named('Get-User')?.parameters).toEqual([
    { name: 'Name', type: 'string' },
    { name: 'Most', type: 'int', default: '3' },
  ])
  expect(named('Get-User')?.signature).toBe('function Get-User')
  expect(named('Animal.Speak')?.returns).toBe('string')
})

test('commands: those of the file whatever the case of their letters, cmdlets outside, unknown programs', async () => {
  await expectLinks({
    'a.ps1': `
function Get-User { param($Id) $Id }
 get-user -Id 1
#^ call a.ps1 Get-User
 Get-ChildItem
#^ call std:powershell Get-ChildItem
 git status
#^ call unknown
Write-Host "$(Get-User 1) $env:HOME"
#             ^ call a.ps1 Get-User
`,
  })
})

test('a repository’s function goes before the cmdlet of its name, and an alias is the command that it stands for', async () => {
  await expectLinks({
    'a.ps1': `
function Write-Host { }
function Get-User { }
Set-Alias -Name gu -Value Get-User
#                         ^ read a.ps1 Get-User
 Write-Host 1
#^ call a.ps1 Write-Host
 gu
#^ call a.ps1 Get-User
`,
  })
})

test('variables: parameters and locals of a function, those of the script, and none that PowerShell sets', async () => {
  await expectLinks({
    'a.psm1': `
$script:Cache = @{}
$Limit = 3
function Add-User($User) {
    $count = $User.Count + $Limit
    #         ^ read parameter User of line 4
    #                       ^ read a.psm1 Limit
    $Script:cache[$count] = $_
    #       ^ read a.psm1 Cache
    #              ^ read variable count of line 5
    $script:Cache = $null
    #       ^ write a.psm1 Cache
    $given = @{ User = 1 }
    $Limit = 4
    Write-Host $limit $null $Matches
    #           ^ read variable Limit of line 14
    #                  ^ nothing
    #                        ^ nothing
    Add-User @given
    #         ^ read variable given of line 13
}
`,
  })
})

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

test('members: of types, of this, of what is declared or made, and of what a class extends', async () => {
  await expectLinks({
    'animals.ps1': `
class Animal {
    [string] $Name
    [Animal] $Next
    Animal() { }
    Animal([string] $name) { $this.Name = $name }
    #                              ^ write animals.ps1 Animal.Name
    [Animal] Speak([int] $times) { return $this.next.SPEAK(1) }
    #                                                ^ call animals.ps1 Animal.Speak
    static [Animal] Create() { return [Animal]::new('a') }
}
class Dog : Animal {
#           ^ extends animals.ps1 Animal
    [void] Bark() { $this.Speak(1).Bark() }
    #                     ^ call animals.ps1 Animal.Speak
    #                              ^ call unknown
}
function Use-Animal([Dog] $dog, $other) {
    $dog.Bark()
    #    ^ call animals.ps1 Dog.Bark
    $other.Bark()
    #      ^ call unknown
    $made = [Animal]::Create()
    #                 ^ call animals.ps1 Animal.Create
    $new = [Animal]::new('x')
    $new.Speak(2)
    #    ^ call animals.ps1 Animal.Speak
    [Dog]::new()
    [System.IO.Path]::Combine('a')
    #                 ^ call std:powershell System.IO.Path.Combine
}
`,
  })
})

test('tests: what a block sets up is seen in it, and commands that are replaced are named', async () => {
  await expectLinks({
    'src/Users.psm1': 'function Get-User { }\n',
    'tests/Users.Tests.ps1': `
 Describe 'Get-User' {
#^ call PSGallery:Pester Describe
    BeforeAll { $name = 'x' }
    It 'finds' {
        Mock -CommandName Get-User -MockWith { $name }
        #                 ^ read src/Users.psm1 Get-User
        #                                       ^ read variable name of line 4
          Should-Be 1
        # ^ call PSGallery:Pester Should-Be
        Should -Invoke Get-User -Times 1
        #              ^ read src/Users.psm1 Get-User
    }
}
`,
  })
})

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
