/** What MockK and Mockito's functions for Kotlin make, in the notation of `standard.ts`: each is of the type that it is asked for. */
export const MOCK_FUNCTIONS = `f io.mockk
<T>mockk=(String=,Boolean=,Any=,Boolean=,ExtensionFunction1<T,Unit>=)T;<T>spyk=(T=,String=,Any=,Boolean=,ExtensionFunction1<T,Unit>=)T
f org.mockito.kotlin
<T>mock=(ExtensionFunction2<Any,T,Unit>=)T;<T>spy=(T=)T;<T>verify=(T,Any=)T
`
