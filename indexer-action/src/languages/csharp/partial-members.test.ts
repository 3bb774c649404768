import { test } from 'vitest'
import { linksOf as csharp } from '../nominal/link-harness.ts'

test('a partial method or property is where its body is, in whatever part that stands', async () => {
  await csharp({
    'Board.cs': `
public partial class Board {
  partial void OnMoved(int by);
  partial void OnMoved(string by);
  public partial string Name { get; set; }
  [GeneratedRegex("a")] private static partial Regex Letters();
  void Go() {
    OnMoved(1);
    //> OnMoved -> Board.OnMoved@13
    OnMoved("a");
    //> OnMoved -> Board.OnMoved@3
    Letters().Match(Name);
    //> Letters -> Board.Letters
    //> Name -> Board.Name@14
  }
}
`,
    'Body.cs': `
/*









*/
public partial class Board {
  partial void OnMoved(int by) { }
  public partial string Name { get => ""; set { } }
  void More() => this.OnMoved(2);
  //> OnMoved -> Board.OnMoved@13
}
`,
  })
})
