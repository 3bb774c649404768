/** Arguments that are given by name, where the name is a property's too. */
import { test } from 'vitest'
import { linksOf as csharp } from '../nominal/link-harness.ts'

test('an argument by name means the property that the parameter of a record or class declares', () =>
  csharp({
    'Person.cs': `
namespace App;
public record Person(string Name, int Age = 0);
public class Counter(int start) {
  public Counter(int start, int step) : this(start: start * step) { }
  //> start#2 -> Counter.start
  public int Next() => start;
}
`,
    'Use.cs': `
namespace App;
class Use {
  Person Make() => new Person(Name: "a", Age: 3);
  //> Name -> Person.Name
  //> Age -> Person.Age
  Person Other() => new(Age: 3, Name: "b");
  //> Age -> Person.Age
  //> Name -> Person.Name
  void Go(int count) => Go(count: 1);
  //> count#2 -> nothing
}
`,
  }))

test('an argument of an attribute means the property that it sets', () =>
  csharp({
    'AuthorAttribute.cs': `
namespace App;
public class AuthorAttribute : System.Attribute {
  public AuthorAttribute(string name) { }
  public string Version { get; set; }
  public int Count;
}
`,
    'Use.cs': `
namespace App;
[Author("x", Version = "1", Count = Use.Most)]
//> Author -> AuthorAttribute
//> Version -> AuthorAttribute.Version
//> Count -> AuthorAttribute.Count
//> Most -> Use.Most
class Use {
  public const int Most = 3;
}
[Author(name: "y")]
//> name -> nothing
class Other { public string name; }
`,
  }))
