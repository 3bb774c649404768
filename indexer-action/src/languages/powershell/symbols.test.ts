/** PowerShell: what a file defines. */
import { expect, test } from 'vitest'
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
