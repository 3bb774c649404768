/** Methods of packages that are called on whatever there is: which import brings them, and what they give. */
import type { FileInfo } from '../nominal/classes.ts'
import type { OutsideExtension } from '../nominal/dialect.ts'
import type { Program } from '../nominal/program.ts'

const ASSERTIONS = /^(?:Should|Invoking|Awaiting|Enumerating)$/
/** By namespace. One that has none is told, because it could be taken for the only one that might have some. */
const EXTENSIONS = new Map<string, RegExp | undefined>([
  ['System.Net.Http.Json', /^(?:Get|Delete|Read)FromJsonAsync$/],
  ['System.Reflection', /^GetCustomAttributes?$/],
  ['Microsoft.Extensions.Configuration', /^Get(?:Value)?$/],
  ['AutoMapper.QueryableExtensions', /^ProjectTo$/],
  ['Mapster', /^(?:Adapt|ProjectToType)$/],
  ['Shouldly', /^Should[A-Z]/],
  ['FluentAssertions', ASSERTIONS],
  ['AwesomeAssertions', ASSERTIONS],
  [
    'Microsoft.Extensions.DependencyInjection',
    /^(?:Get(?:Required)?(?:Keyed)?Services?|(?:Post)?Configure(?:All)?|Create(?:Async)?Scope|Add(?:Keyed)?(?:Scoped|Singleton|Transient)|AddHttpClient|AddHostedService|AddOptions|BuildServiceProvider)$/,
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
  isTyped: boolean,
): OutsideExtension | undefined {
  const packages = new Set<string>()
  for (const { path, static: isStatic, alias } of program.importsOf(file)) {
    if (isStatic || alias !== undefined) continue
    const from = program.dialect.packageOf(`${path}.X`)
    // Many put extensions of their own into the namespace of those that they build on.
    if (EXTENSIONS.get(path)?.test(name) && (isTyped || !TYPED.test(name) || path === 'NSubstitute'))
      return { from: program.outsideIn(from, true), ...does(name) }
    if (program.hasPackage(path)) continue
    if (!EXTENSIONS.has(path) && !from.startsWith('std:')) packages.add(from)
  }
  const [only, ...others] = packages
  return isOurs && only !== undefined && others.length === 0 ? { from: program.outsideIn(only, true) } : undefined
}

/** Names that others have as well: it is these where the call writes a type argument out. */
const TYPED = /^(?:Get(?:Value)?|Adapt|(?:Post)?Configure(?:All)?|GetCustomAttributes?)$/

function does(name: string): Omit<OutsideExtension, 'from'> {
  if (/^(?:Post)?Configure(?:All)?$/.test(name)) return { gives: 'receiver', hands: true }
  if (/^(?:Received|DidNotReceive)/.test(name)) return { gives: 'receiver' }
  if (/FromJsonAsync$/.test(name)) return { gives: 'task' }
  if (/^(?:Get\w*Services|GetCustomAttributes|ProjectTo\w*)$/.test(name)) return { gives: 'arguments' }
  return /^(?:Get\w*Service|Get|GetValue|GetCustomAttribute|Adapt)$/.test(name) ? { gives: 'argument' } : {}
}
