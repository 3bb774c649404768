import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('what extends a class outside, or its companion, is called on its name', async () => {
  await expectLinks({
    'Theme.kt': `package app
import androidx.compose.material.icons.Icons
import androidx.compose.material3.MaterialTheme
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
class Spacing { val tiny = 1 }
val MaterialTheme.spacing: Spacing get() = Spacing()
val Icons.Filled.Boxes: Int get() = 1
fun Color.Companion.random(): Color = Color(1)
fun Color.darker(): Color = this
fun Modifier.badge(count: Int): Modifier = this
`,
    'Screen.kt': `package app
import androidx.compose.material.icons.Icons
import androidx.compose.material3.MaterialTheme
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
fun screen() {
  Modifier.badge(1).badge(2)
  //       ^ call Theme.kt badge
  MaterialTheme.spacing.tiny
  //            ^ read Theme.kt spacing, runs Theme.kt spacing
  MaterialTheme.spacing.tiny
  //                    ^ read Theme.kt Spacing.tiny
  Icons.Filled.Boxes
  //           ^ read Theme.kt Boxes, runs Theme.kt Boxes
  Color.random()
  //    ^ call Theme.kt random
  Color.Red.darker()
  //        ^ call Theme.kt darker
  Icons.random()
  //    ^ call maven:androidx.compose.material.icons Icons.random
  Modifier.badge()
  //       ^ call maven:androidx.compose.ui Modifier.badge
}
`,
  })
})
