/** Dart. */
import { expect, test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'
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
  await expectLinks({
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
})

test('a member is not what an import of the same name is', async () => {
  await expectLinks({
    'lib/ask.dart': `import 'package:http/http.dart' as http;
final url = Uri.http('localhost', '');
//              ^ call unknown
`,
  })
})

const SHAPES = `class User {
  final String name;
  final List<User> friends;
  const User(this.name, {this.friends = const []});
  Future<User> load() async => this;
  Stream<User> watch() async* { yield this; }
}
extension UserX on User { void greet() {} }
extension type UserId(int value) { bool get isValid => value > 0; }
sealed class Shape {}
class Circle extends Shape { final double radius; Circle(this.radius); }
class Square extends Shape { Square({required this.side}); final double side; }
abstract interface class Repository {
  Future<User?> find(UserId id);
  Future<List<User>> all();
  Map<String, User> get byName;
}
`

test('what is awaited, elements of lists and what functions are given of them', async () => {
  await expectLinks({
    'lib/shapes.dart': SHAPES,
    'lib/service.dart': `import 'shapes.dart';
class Service {
  Service({required Repository repo}) : _repo = repo;
  //                                            ^ read parameter repo of line 3
  final Repository _repo;
  Future<void> run(UserId id) async {
    final user = await _repo.find(id);
    user?.greet();
    //    ^ call lib/shapes.dart User.greet
    final all = await _repo.all();
    for (final one in all) { one.greet(); }
    //                           ^ call lib/shapes.dart User.greet
    all.where((one) => one.name != '').map((one) => one.friends.first).toList();
    //                     ^ read lib/shapes.dart User.name
    //                                                  ^ read lib/shapes.dart User.friends
    all[0].greet(); all.firstWhere((one) => one.name == '').greet(); _repo.byName['a']!.greet();
    //     ^ call lib/shapes.dart User.greet
    //                                                      ^ call lib/shapes.dart User.greet
    //                                                                                  ^ call lib/shapes.dart User.greet
    await for (final one in user!.watch()) { one.greet(); }
    //                                           ^ call lib/shapes.dart User.greet
    final made = <User>[];
    made.last.greet();
    //        ^ call lib/shapes.dart User.greet
    if (id.isValid) print(id.value);
    //     ^ read lib/shapes.dart UserId.isValid, runs lib/shapes.dart UserId.isValid
    //                       ^ read lib/shapes.dart UserId.value
    try { made.clear(); } on StateError catch (problem, trace) { print(problem); print(trace); }
    //                                                                 ^ read parameter problem of line 28
    //                                                                                 ^ read parameter trace of line 28
  }
}
class Cached extends Service {
  Cached(Repository repo) : super(repo: repo);
  //                                    ^ read parameter repo of line 34
  @override
  Future<void> run(UserId id) => super.run(id);
  //                                   ^ call lib/service.dart Service.run
}
`,
  })
})

test('patterns bind, and tests narrow', async () => {
  await expectLinks({
    'lib/shapes.dart': SHAPES,
    'lib/areas.dart': `import 'shapes.dart';
(int, int) pair() => (1, 2);
double area(Shape shape, Object other) {
  final (first, second) = pair();
  print(first + second);
  //    ^ read variable first of line 4
  //            ^ read variable second of line 4
  switch (shape) { case Circle(:final radius): print(radius); case Square(side: final s): print(s); }
  //                                                 ^ read parameter radius of line 8
  //                                                                      ^ read lib/shapes.dart Square.side
  //                                                                                            ^ read parameter s of line 8
  if (other case User(:final friends)) { friends.first.greet(); }
  //                                                   ^ call lib/shapes.dart User.greet
  if (other is User && other.name != '') { other.greet(); }
  //                         ^ read lib/shapes.dart User.name
  //                                             ^ call lib/shapes.dart User.greet
  (other as User).greet();
  //              ^ call lib/shapes.dart User.greet
  for (final (index, one) in [shape].indexed) { print('$index $one'); }
  //                                                           ^ read parameter one of line 19
  return switch (shape) { Circle c => c.radius, Square(:final side) => side, _ => 0 };
  //                                    ^ read lib/shapes.dart Circle.radius
  //                                                                   ^ read parameter side of line 21
}
`,
  })
})

test('behind the prefix of an import stands what it makes visible, of this repository or not', async () => {
  await expectLinks({
    'lib/shapes.dart': SHAPES,
    'lib/client.dart': `class Client {}
`,
    'lib/page.dart': `@TestOn('vm')
library;
import 'package:http/http.dart' as http;
import 'shapes.dart' as shapes;
void run(http.Client client, shapes.User user) {
  //          ^ type dart:http package:http/http.dart.Client
  //                                ^ type lib/shapes.dart User
  user.greet(); shapes.User('a').greet();
  //   ^ call lib/shapes.dart User.greet
  //                   ^ call lib/shapes.dart User
  //                             ^ call lib/shapes.dart User.greet
  client.close();
  //     ^ call dart:http package:http/http.dart.Client.close
}
class Fake extends http.Client {}
//                      ^ extends dart:http package:http/http.dart.Client
`,
  })
})

test('type arguments tell of what frameworks declare, and operators are methods', async () => {
  await expectLinks({
    'lib/cart.dart': `import 'package:bloc/bloc.dart';
class CartState { final int total; const CartState(this.total);
  @override
  bool operator ==(Object other) => other is CartState && other.total == total;
  //                                ^ read parameter other of line 4
  //                                                            ^ read lib/cart.dart CartState.total
}
class Added { final int price; Added(this.price); }
class CartBloc extends Bloc<Added, CartState> {
  CartBloc() : super(const CartState(0)) {
    on<Added>((event, emit) => emit(CartState(state.total + event.price)));
    //                                              ^ read lib/cart.dart CartState.total
    //                                                            ^ read lib/cart.dart Added.price
  }
  void clear() {}
}
`,
    'lib/page.dart': `import 'cart.dart';
class CartPage extends StatefulWidget { final String title; const CartPage(this.title);
  @override
  State<CartPage> createState() => _CartPageState();
}
class _CartPageState extends State<CartPage> {
  @override
  Widget build(BuildContext context) {
    context.read<CartBloc>().clear();
    //                       ^ call lib/cart.dart CartBloc.clear
    return BlocBuilder<CartBloc, CartState>(
      buildWhen: (before, after) => before.total != after.total,
      //                                   ^ read lib/cart.dart CartState.total
      builder: (context, state) => Text(widget.title + state.total.toString()),
      //                                       ^ read lib/page.dart CartPage.title
      //                                                     ^ read lib/cart.dart CartState.total
    );
  }
}
`,
  })
})

test('type parameters have the members of what they are bound to, and a part of a list holds what the list holds', async () => {
  await expectLinks({
    'lib/shapes.dart': SHAPES,
    'lib/logged.dart': `import 'shapes.dart';
class Base { void save() {} }
mixin Logged on Base {
  void save() => super.save();
  //                   ^ call lib/logged.dart Base.save
}
`,
    'lib/page.dart': `import 'shapes.dart';
class Page<T extends User> {
  final T item;
  Page(this.item);
  Future<void> show<R extends Repository>(R repository, List<User> users) async {
    item.greet();
    //   ^ call lib/shapes.dart User.greet
    final all = await repository.all();
    //                           ^ call lib/shapes.dart Repository.all
    final named = all.where((one) => one.name != '').toList();
    named.first.greet();
    //          ^ call lib/shapes.dart User.greet
    for (final one in users.reversed) { one.greet(); }
    //                                      ^ call lib/shapes.dart User.greet
    repository.find(id).then((one) => one.greet());
    //                                    ^ call lib/shapes.dart User.greet
    repository.all().then((all) => all.first.greet());
    //                                       ^ call lib/shapes.dart User.greet
  }
}
`,
  })
})
