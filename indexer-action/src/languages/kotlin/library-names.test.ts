/** What Kotlin's own library names: Java's classes, and its own packages where they are written in full. */
import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('what is asked of a class of Java keeps its type, and so do files', async () => {
  await expectLinks({
    'Go.kt': `package app
import java.io.File
class User(val nick: String)
class Other(val nick: String)
fun <T> made(of: Class<T>): T = error("none")
fun go(file: File) {
  made(User::class.java).nick
  //                     ^ read Go.kt User.nick
  User::class.java.simpleName
  //               ^ read std:java java.lang.Class.getSimpleName
  file.resolve("x").copyTo(file, true)
  //                ^ call std:kotlin kotlin.io.copyTo
}
`,
  })
})

test("a name that is written in full begins in Kotlin's packages", async () => {
  await expectLinks({
    'Go.kt': `package app
class User(val nick: String)
fun runCatching() {}
fun go(user: User?) {
  kotlin.runCatching { 1 }
  //     ^ call std:kotlin kotlin.runCatching
  kotlin.test.assertEquals(1, 2)
  //          ^ call std:kotlin kotlin.test.assertEquals
  kotlin.requireNotNull(user).nick
  //                          ^ read Go.kt User.nick
}
`,
  })
})
