/** What Android's and Spring's applications are made of: what holds values, what makes models and gives what is injected. */
import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

const USER = `package app
class User(val nick: String)
class Model { fun load() {} }
sealed interface State { class Done(val user: User) : State }
`

const leads = (source: string): Promise<void> => expectLinks({ 'User.kt': USER, 'Screen.kt': source })

test('what live data and data stores hold keeps its type', () =>
  leads(`package app
import androidx.datastore.core.DataStore
import androidx.lifecycle.LiveData
import androidx.lifecycle.MutableLiveData
import kotlinx.coroutines.flow.first
class Screen(val store: DataStore<User>) {
  private val inner = MutableLiveData<List<User>>()
  val users: LiveData<List<User>> get() = inner
  fun show(user: LiveData<User>) {
    users.value!!.first().nick
    //                    ^ read User.kt User.nick
    user.observe(owner) { it.nick }
    //                       ^ read User.kt User.nick
  }
  suspend fun load() = store.data.first().nick
  //                                      ^ read User.kt User.nick
}
`))

test('models and what is injected are of the type that they are asked for', () =>
  leads(`package app
import androidx.hilt.navigation.compose.hiltViewModel
import org.koin.compose.koinInject
import org.koin.core.component.get
import uy.kohesive.injekt.Injekt
import uy.kohesive.injekt.api.get
fun screen() {
  val model = hiltViewModel<Model>()
  model.load()
  //    ^ call User.kt Model.load
  koinInject<Model>().load()
  //                  ^ call User.kt Model.load
  get<Model>().load()
  //           ^ call User.kt Model.load
  Injekt.get<Model>().load()
  //                  ^ call User.kt Model.load
}
`))

test('lists, grids and animations give their parts what they show, also where arguments are named', () =>
  leads(`package app
import androidx.compose.animation.AnimatedContent
import androidx.compose.foundation.lazy.items
import androidx.compose.foundation.lazy.itemsIndexed
import androidx.compose.foundation.lazy.grid.items
import androidx.compose.runtime.staticCompositionLocalOf
val LocalUser = staticCompositionLocalOf { User("") }
fun screen(users: List<User>, state: User) {
  LocalUser.current.nick
  //                ^ read User.kt User.nick
  LazyColumn {
    items(items = users, key = { it.nick }) { one -> one.nick }
    //                              ^ read User.kt User.nick
    items(items = users, key = { it.nick }) { one -> one.nick }
    //                                                   ^ read User.kt User.nick
    itemsIndexed(users, key = { at, one -> one.nick }) { at, one -> one.nick }
    //                                         ^ read User.kt User.nick
  }
  AnimatedContent(state, label = "user") { shown -> shown.nick }
  //                                                      ^ read User.kt User.nick
}
`))

test('tests are given back what they assert and await', () =>
  leads(`package app
import app.cash.turbine.test
import kotlin.test.assertIs
import kotlin.test.assertNotNull
import kotlinx.coroutines.flow.Flow
import org.mockito.ArgumentCaptor
import org.mockito.kotlin.doReturn
import org.mockito.kotlin.mock
import org.mockito.kotlin.whenever
suspend fun check(user: User?, state: State, users: Flow<User>) {
  assertNotNull(user) { one -> one.nick }
  //                               ^ read User.kt User.nick
  assertIs<State.Done>(state)
  state.user.nick
  //    ^ read User.kt State.Done.user
  users.test { awaitItem().nick }
  //                       ^ read User.kt User.nick
  mock<User> { on { nick } doReturn "" }
  //                ^ read User.kt User.nick
  doReturn("").whenever(Model()).load()
  //                             ^ call User.kt Model.load
  val captor = ArgumentCaptor.forClass(User::class.java)
  captor.value.nick
  //           ^ read User.kt User.nick
}
`))

test("Spring's repositories give what they are of", () =>
  leads(`package app
import org.springframework.data.jpa.repository.JpaRepository
import org.springframework.data.repository.findByIdOrNull
interface Users : JpaRepository<User, Long>
class Service(val users: Users) {
  fun all() = users.findAll().map { it.nick }
  //                                   ^ read User.kt User.nick
  fun one() = users.findByIdOrNull(1)?.nick
  //                                   ^ read User.kt User.nick
  fun some() = users.findById(1).get().nick
  //                                   ^ read User.kt User.nick
}
`))
