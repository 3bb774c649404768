/** What Ktor and serialization read, as the type that they are asked for, in the notation of `standard.ts`. */
export const SERIALIZATION_TYPES = `o kotlinx.serialization.json.Json
<T>decodeFromString=(String)T;<T>decodeFromJsonElement=(Any)T;<T>decodeFromStream=(Any)T;encodeToString()String
`

/** What stands in no class. */
export const SERIALIZATION_FUNCTIONS = `f io.ktor.server.request
<T>receive^(Any)T;<T>receiveNullable^(Any)T
f io.ktor.client.call
<T>body^(Any)T
f kotlinx.serialization
<T>decodeFromString^(Any,String)T
f kotlinx.serialization.json
<T>decodeFromJsonElement^(Any,Any)T
`
