/**
 * What builders of test doubles give, in the notation of `nominal/external-types.ts`.
 *
 * Only what decides the type of a chain is told; whatever else these classes have is their libraries' as well.
 */
import type { ExternalTypes } from '../nominal/external-types.ts'
import type { Program } from '../nominal/program.ts'
import { classType, eitherOf, type Type } from '../nominal/types.ts'

const BUILDER = 'PHPUnit.Framework.MockObject.MockBuilder'
const PROPHECY = 'Prophecy.Prophecy.ObjectProphecy'

const OF_BUILDER =
  'onlyMethods addMethods setMethods setMethodsExcept setConstructorArgs setMockClassName setProxyTarget disableOriginalConstructor enableOriginalConstructor disableOriginalClone enableOriginalClone disableAutoload enableAutoload disableArgumentCloning enableArgumentCloning enableProxyingToOriginalMethods disableProxyingToOriginalMethods allowMockingUnknownTypes disallowMockingUnknownTypes enableAutoReturnValueGeneration disableAutoReturnValueGeneration'
    .split(' ')
    .map((name) => `${name}()${BUILDER}<T>`)

export function withTestDoubles(types: ExternalTypes): ExternalTypes {
  return types
    .alsoPartly(
      `c ${BUILDER}<T>\n${OF_BUILDER.join(';')};getMock()T;getMockForAbstractClass()T;getMockForTrait()T`,
      'packagist:phpunit/phpunit',
    )
    .alsoPartly(
      `c ${PROPHECY}<T>\nreveal()T;willExtend()${PROPHECY}<T>;willImplement()${PROPHECY}<T>;willBeConstructedWith()${PROPHECY}<T>`,
      'packagist:phpspec/prophecy',
    )
}

const MOCKS =
  /^(mock|spy|partialMock|createMock|createStub|createPartialMock|createConfiguredMock|createConfiguredStub|getMockForAbstractClass)$/

export const doubles = (name: string): boolean => MOCKS.test(name) || name === 'getMockBuilder' || name === 'prophesize'

/** What a method gives that stands for what it is named: that, and the library's own methods besides; or what builds it. */
export function doubleOf(program: Program, name: string, named: Type): Type | undefined {
  const double = eitherOf([named, classType(program.outside('Mockery.MockInterface'))])
  if (MOCKS.test(name)) return double
  const builder = program.known(name === 'prophesize' ? PROPHECY : BUILDER, undefined)
  return builder && classType(builder, [double])
}

/** The same as a text that names a type. */
export const doubleWritten = (name: string, named: string): string =>
  MOCKS.test(name) ? named : `.${name === 'prophesize' ? PROPHECY : BUILDER}<${named}>`
