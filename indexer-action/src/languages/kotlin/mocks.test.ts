import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('what MockK and Mockito make for an interface has its members', async () => {
  await expectLinks({
    'Repo.kt': `package shop
interface Repo { fun find(id: Int): String }
class Real : Repo { override fun find(id: Int) = "" }
`,
    'RepoTest.kt': `package shop
import io.mockk.*
import org.mockito.kotlin.mock
import org.mockito.kotlin.verify
class RepoTest {
  private val repo = mockk<Repo>()
  //                 ^ call maven:io.mockk mockk
  private val relaxed: Repo = mockk(relaxed = true) { every { find(any()) } returns "" }
  //                                                          ^ call Repo.kt Repo.find
  private val other = mock<Repo>()
  //                  ^ call maven:org.mockito.kotlin mock
  fun test() {
    every { repo.find(1) } returns "a"
    //           ^ call Repo.kt Repo.find
    relaxed.find(2)
    //      ^ call Repo.kt Repo.find
    verify(other).find(3)
    //            ^ call Repo.kt Repo.find
    spyk(Real()).find(4)
    //           ^ call Repo.kt Real.find
  }
}
`,
  })
})
