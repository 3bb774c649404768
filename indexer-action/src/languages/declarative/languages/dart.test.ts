/** Dart. */
import { expect, test } from 'vitest'
import { check } from '../../../testing/carets.ts'
import { repository } from '../../../testing/repository.ts'

const MODEL = `import 'dart:async';
/// A user.
class User extends Base with Named implements Other {
  final String id; String? name; static const int max = 3;
  User(this.id, {required this.name, int age = 1}) : super(id);
  User.named(String a) : id = a, name = '';
  factory User.fromJson(Map<String, dynamic> json) => User(json['id'], name: 'x');
  String greet(User who, [int n = 0]) { return who.name; }
  String get label => name ?? '';
  set label(String v) { name = v; }
  static User make() => User('1', name: '2');
}
abstract class Named { String greet(User who); }
mixin Walker on Base { void walk() {} }
extension UserX on User { void shout() { greet(this); } }
enum Kind { a, b; void f() {} }
typedef Handler = void Function(User);
void main(List<String> args) {}
User helper(User u) => u;
final top = User.make();
int _count = 0;
`

test('symbols: types, constructors, members, functions and variables', async () => {
  const r = await repository({ 'lib/model.dart': MODEL })
  expect(r.symbols('lib/model.dart')).toEqual([
    'class User',
    'property User.id',
    'property User.name',
    'property User.max',
    'constructor User.User',
    'constructor User.named',
    'constructor User.fromJson',
    'method User.greet',
    'property User.label',
    'property User.label',
    'method User.make',
    'class Named',
    'method Named.greet',
    'trait Walker',
    'method Walker.walk',
    'impl User',
    'method User.shout',
    'enum Kind',
    'enum_member Kind.a',
    'enum_member Kind.b',
    'method Kind.f',
    'type Handler',
    'function main',
    'function helper',
    'variable top',
    'variable _count',
  ])
  expect(r.symbol('lib/model.dart', 'User.greet')).toMatchObject({
    parameters: [
      { name: 'who', type: 'User' },
      { name: 'n', type: 'int', default: '0' },
    ],
    returns: 'String',
  })
  expect(r.symbol('lib/model.dart', 'User')).toMatchObject({ doc: [2, 2] })
})

test('calls lead to members of what values are declared as, made of or given', async () => {
  const { expected, found } = await check({
    'lib/model.dart': `class User {
  String name;
  User(this.name);
  User.named(this.name);
  User greet(User who) { return who; }
}
class Repository {
  User find(String id) { return User(id); }
  List<User> all() { return []; }
  void save(User user) {}
}
User helper(User user) => user;
`,
    'lib/service.dart': `import 'package:app/model.dart';
//     ^ import lib/model.dart User
class Service {
  final Repository repo;
  Service(this.repo);
  User create(String id) {
    final user = User(id);
    //           ^ call lib/model.dart User
    User other = User.named('x');
    //                ^ call lib/model.dart User.named
    user.greet(other).greet(user);
    //   ^ call lib/model.dart User.greet
    //                ^ call lib/model.dart User.greet
    //         ^ read variable other of line 9
    repo.find(id)!.greet(user);
    //   ^ call lib/model.dart Repository.find
    //             ^ call lib/model.dart User.greet
    for (final one in repo.all()) { one.greet(user); }
    //                                  ^ call lib/model.dart User.greet
    this.repo.save(user);
    //        ^ call lib/model.dart Repository.save
    helper(user)..greet(other)..name = 'x';
    // ^ nothing
    //            ^ call lib/model.dart User.greet
    //                          ^ write lib/model.dart User.name
    print('hi $user \${user.greet(other)}');
    //         ^ read variable user of line 7
    return helper(user);
    //     ^ call lib/model.dart helper
    //            ^ read variable user of line 7
  }
  void again(String id) => create(id);
  //                       ^ call lib/service.dart Service.create
  //                              ^ read parameter id of line 32
}
`,
  })
  expect(found).toEqual(expected)
})

test('a member is not what an import of the same name is', async () => {
  const { expected, found } = await check({
    'lib/ask.dart': `import 'package:http/http.dart' as http;
final url = Uri.http('localhost', '');
//              ^ call unknown
`,
  })
  expect(found).toEqual(expected)
})
