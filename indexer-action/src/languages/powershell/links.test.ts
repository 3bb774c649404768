/** PowerShell: where commands, variables, types and members lead. */
import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

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

test('a path to a program is no module, and a function that a file has twice is either of them', async () => {
  await expectLinks({
    'a.ps1': `
 .\\build
#  ^ nothing
 bin\\tool 1
#    ^ call unknown
Acme\\Get-Two
#    ^ call PSGallery:Acme Get-Two
Pester\\It
#      ^ call PSGallery:Pester It
if ($IsWindows) { function Get-One { 1 } } else { function Get-One { 2 } }
 Get-One
#^ call one of (a.ps1 Get-One | a.ps1 Get-One)
`,
  })
})

test('types that neither .NET nor PowerShell has are not said to be theirs', async () => {
  await expectLinks({
    'a.ps1': `
[System.IO.Path]::Combine('a')
#^ type std:powershell System.IO.Path
[IO.Path]::Combine('a')
#          ^ call std:powershell IO.Path.Combine
[Acme.Tool]::Run()
#^ type unknown
#            ^ call unknown
`,
  })
})
