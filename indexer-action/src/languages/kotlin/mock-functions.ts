/** What MockK and Mockito's functions for Kotlin make, in the notation of `standard.ts`: each is of the type that it is asked for. */
const STUBBING = 'org.mockito.stubbing.OngoingStubbing'
const STUBBER = 'org.mockito.stubbing.Stubber'

export const MOCK_TYPES = `c org.mockito.kotlin.KStubbing<T>
mock:T;<R>on=(ExtensionFunction1<T,R>)${STUBBING}<R>;<R>onBlocking=(ExtensionFunction1<T,R>)${STUBBING}<R>;<R>onGeneric=(ExtensionFunction1<T,R>)${STUBBING}<R>
c org.mockito.kotlin.KArgumentCaptor<T>
firstValue:T;secondValue:T;thirdValue:T;lastValue:T;allValues:List<T>;capture=()T
`

const answering = (name: string, given: string) => `<T>${name}^(${STUBBING}<T>,${given})${STUBBING}<T>`
const ANSWERS = [
  answering('doReturn', 'T'),
  answering('doReturn', 'T,T...'),
  answering('doReturnConsecutively', 'List<T>'),
  answering('doThrow', 'Any'),
  answering('doAnswer', 'Any'),
  answering('doAnswer', 'Function1<Any,Any>'),
].join(';')

const STUBBERS = [
  'doReturn=(Any)',
  'doThrow=(Any)',
  'doAnswer=(Function1<Any,Any>)',
  'doNothing=()',
  'doCallRealMethod=()',
]
  .map((name) => `${name}${STUBBER}`)
  .join(';')

/** What stands in no class. */
export const MOCK_FUNCTIONS = `f io.mockk
<T>mockk=(String=,Boolean=,Any=,Boolean=,ExtensionFunction1<T,Unit>=)T;<T>spyk=(T=,String=,Any=,Boolean=,ExtensionFunction1<T,Unit>=)T
f org.mockito.kotlin
<T>mock=(ExtensionFunction2<KStubbing<T>,T,Unit>=)T;<T>stubbing=(T,ExtensionFunction2<KStubbing<T>,T,Unit>)Unit;<T>stub^(T,ExtensionFunction2<KStubbing<T>,T,Unit>)T;<T>spy=(T=)T;<T>verify=(T,Any=)T;<T>argumentCaptor=()KArgumentCaptor<T>;<T>whenever=(T)${STUBBING}<T>;<T>whenever^(${STUBBER},T)T;${STUBBERS};${ANSWERS}
`
