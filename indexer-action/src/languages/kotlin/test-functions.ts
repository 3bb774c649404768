/** What `kotlin.test` and Turbine give back of what they are given, in the notation of `standard.ts`. */
export const TURBINE_TYPES = `i app.cash.turbine.ReceiveTurbine<T>
awaitItem!()T;expectMostRecentItem!()T;awaitError!()Throwable;awaitComplete!()Unit;skipItems!(Int)Unit;expectNoEvents!()Unit;cancel!()Unit;cancelAndIgnoreRemainingEvents!()Unit;ensureAllEventsConsumed!()Unit
i app.cash.turbine.TurbineTestContext<T>|ReceiveTurbine<T>

`

/** What stands in no class. */
export const TEST_FUNCTIONS = `f kotlin.test
<T>assertNotNull=(actual:T,message:String=)T;<T,R>assertNotNull=(actual:T,message:String=,block:Function1<T,R>)R;<T>assertIs=(value:Any,message:String=)T;<T>assertFailsWith=(message:String=,block:Function0<Unit>)T;<T>assertFailsWith=(exceptionClass:KClass<T>,message:String=,block:Function0<Unit>)T
f app.cash.turbine
<T>test^(Flow<T>,timeout:Any=,name:String=,validate:ExtensionFunction1<TurbineTestContext<T>,Unit>)Unit;<T>testIn^(Flow<T>,CoroutineScope,timeout:Any=,name:String=)ReceiveTurbine<T>
`
