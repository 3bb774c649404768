/** State of Compose, and builders whose lambdas tell what they build. */
import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

const USER = `package app
data class User(val id: Int, val name: String, val address: Address? = null)
data class Address(val street: String)
`

async function leads(source: string): Promise<void> {
  await expectLinks({ 'User.kt': USER, 'Screen.kt': source })
}

test('state is of what it holds, remembered, derived, produced and collected', () =>
  leads(`package app
import androidx.compose.runtime.*
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.foundation.lazy.items
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import kotlinx.coroutines.flow.StateFlow
class Model(val users: StateFlow<User>) {
  var selected by mutableStateOf<User?>(null)
  fun name() = selected?.name
//                       ^ read User.kt User.name
}
@Composable fun Screen(model: Model) {
  val current by model.users.collectAsStateWithLifecycle()
  current.name
//        ^ read User.kt User.name
  val plain = model.users.collectAsState()
  plain.value.name
//            ^ read User.kt User.name
  var user by remember { mutableStateOf(User(1, "")) }
  user.name
//     ^ read User.kt User.name
  val address by remember(user) { derivedStateOf { user.address } }
  address?.street
//         ^ read User.kt Address.street
  val (saved, save) = rememberSaveable { mutableStateOf(User(1, "")) }
  saved.name
//      ^ read User.kt User.name
  val users = remember { mutableStateListOf<User>() }
  val loaded by produceState<List<User>>(emptyList()) { value = users }
  loaded.first().name
//               ^ read User.kt User.name
  LazyColumn { items(users) { one -> one.name } }
//                                       ^ read User.kt User.name
}
`))

test('what is read of a request, an answer or a text is of the type that is asked for', () =>
  leads(`package app
import io.ktor.client.call.body
import io.ktor.server.request.receive
import kotlinx.serialization.json.Json
import kotlinx.serialization.decodeFromString
suspend fun read(call: Call, answer: Answer) {
  call.receive<User>().name
//                     ^ read User.kt User.name
  val user: User = answer.body()
  answer.body<User>().name
//                    ^ read User.kt User.name
  Json.decodeFromString<List<User>>("").first().name
//                                              ^ read User.kt User.name
}
`))

test('a lambda that hands values to its receiver tells what is built', () =>
  leads(`package app
import kotlinx.coroutines.flow.*
fun users() = flow { emit(User(1, "")) }
suspend fun go() {
  users().collect { it.name }
//                     ^ read User.kt User.name
  buildList { add(User(1, "")) }.first().name
//                                       ^ read User.kt User.name
  sequence { yield(User(1, "")) }.first().name
//                                        ^ read User.kt User.name
  channelFlow { listOf(User(1, "")).forEach { send(it) } }.first().name
//                                                                 ^ read User.kt User.name
  flow { flow { emit(1) }.collect { n -> emit(User(n, "")) } }.first().name
//                                                                     ^ read User.kt User.name
  buildMap { put("a", User(1, "")) }["a"]?.name
//                                         ^ read User.kt User.name
}
`))
