/** Methods of packages that are called on whatever there is: which import brings them, and what they give. */
import type { FileInfo } from '../nominal/classes.ts'
import type { OutsideExtension } from '../nominal/dialect.ts'
import type { Program } from '../nominal/program.ts'

const ASSERTIONS = /^(?:Should|Invoking|Awaiting|Enumerating)$/
/** By namespace. One that has none is told, because it could be taken for the only one that might have some. */
const EXTENSIONS = new Map<string, RegExp | undefined>([
  ['Shouldly', /^Should[A-Z]/],
  ['FluentAssertions', ASSERTIONS],
  ['AwesomeAssertions', ASSERTIONS],
  [
    'Microsoft.Extensions.DependencyInjection',
    /^(?:Get(?:Required)?(?:Keyed)?Services?|Create(?:Async)?Scope|Add(?:Keyed)?(?:Scoped|Singleton|Transient)|AddHttpClient|AddHostedService|AddOptions|BuildServiceProvider)$/,
  ],
  [
    'Microsoft.Extensions.DependencyInjection.Extensions',
    /^TryAdd(?:Keyed)?(?:Scoped|Singleton|Transient|Enumerable)?$/,
  ],
  ['Microsoft.Extensions.Logging', /^Log(?:Trace|Debug|Information|Warning|Error|Critical)$/],
  [
    'NSubstitute',
    /^(?:Returns(?:Null)?(?:ForAnyArgs|ForAll)?|(?:Received|DidNotReceive)(?:WithAnyArgs)?|Configure|ClearReceivedCalls|When(?:ForAnyArgs)?)$/,
  ],
  ['NSubstitute.ExceptionExtensions', /^Throws(?:Async)?(?:ForAnyArgs)?$/],
  ['AutoFixture', undefined],
  ['Microsoft.VisualStudio.TestTools.UnitTesting', undefined],
  ['Moq', undefined],
  ['NUnit.Framework', undefined],
  ['Xunit', undefined],
  ['Xunit.Abstractions', undefined],
])

export function extensionOutside(
  program: Program,
  name: string,
  file: FileInfo,
  isOurs: boolean,
): OutsideExtension | undefined {
  const packages = new Set<string>()
  for (const { path, static: isStatic, alias } of program.importsOf(file)) {
    if (isStatic || alias !== undefined || program.hasPackage(path)) continue
    const from = program.dialect.packageOf(`${path}.X`)
    if (EXTENSIONS.get(path)?.test(name)) return { from: program.outsideIn(from, true), gives: givenBy(name) }
    if (!EXTENSIONS.has(path) && !from.startsWith('std:')) packages.add(from)
  }
  const [only, ...others] = packages
  return isOurs && only !== undefined && others.length === 0 ? { from: program.outsideIn(only, true) } : undefined
}

function givenBy(name: string): OutsideExtension['gives'] {
  if (/^(?:Received|DidNotReceive|Configure)/.test(name)) return 'receiver'
  if (/^Get\w*Service$/.test(name)) return 'argument'
  return /^Get\w*Services$/.test(name) ? 'arguments' : undefined
}
