import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('what passes through coroutines and flows keeps its type', () =>
  expectLinks({
    'User.kt': 'package a\nclass User(val boss: User?) { fun name() = "" }\n',
    'Model.kt': `package a
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.async
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.SharingStarted
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.combine
import kotlinx.coroutines.flow.collectLatest
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.flowOf
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.flow.stateIn
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
class Model(private val scope: CoroutineScope, one: User) {
  private val inner = MutableStateFlow(one)
  val user: StateFlow<User> = inner.asStateFlow()
  val boss = user.map { it.boss ?: it }.stateIn(scope, SharingStarted.Eagerly, one)
  //                       ^ read User.kt User.boss
  fun go(other: User) {
    inner.update { it.name(); other }
    //                ^ call User.kt User.name
    user.value.name()
    //   ^ read maven:kotlinx.coroutines StateFlow.value
    //         ^ call User.kt User.name
    boss.value.name()
    //         ^ call User.kt User.name
    scope.launch {
      user.collect { it.name() }
      //                ^ call User.kt User.name
      user.collectLatest { user -> user.name() }
      //                                ^ call User.kt User.name
      combine(user, flowOf(1)) { user, _ -> user }.first().name()
      //                                                   ^ call User.kt User.name
      withContext(Dispatchers.IO) { other }.name()
      //                                    ^ call User.kt User.name
      coroutineScope { async { other }.await() }.name()
      //                                         ^ call User.kt User.name
    }
  }
}
`,
  }))

test('an extension that is imported from outside is meant where nobody knows what it extends', () =>
  expectLinks({
    'a.kt': `package a
import androidx.compose.runtime.LaunchedEffect
import kotlinx.coroutines.launch
fun go() {
  LaunchedEffect(1) { launch { } }
//                    ^ call maven:kotlinx.coroutines launch
}
`,
  }))

test('all that is awaited together has the types of what each gives', () =>
  expectLinks({
    'User.kt': 'package a\nclass User(val boss: User?) { fun name() = "" }\nclass Other { fun name() = 1 }\n',
    'Load.kt': `package a
import kotlinx.coroutines.*
suspend fun load(users: List<User>, jobs: List<Deferred<User>>) = coroutineScope {
  jobs.awaitAll().forEach { it.name() }
  //                           ^ call User.kt User.name
  users.map { async { it } }.awaitAll()[0].name()
  //                                       ^ call User.kt User.name
}
`,
  }))
