/** What values of Dart are made of: generic types, lists, entries, records. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const MODEL = `class User { final String name; final Profile profile; User(this.name, this.profile); User.guest() : name = '', profile = Profile(); void greet() {} }
class Profile { void show() {} City get city => City(); }
class City { void visit() {} }
class Box<T> { final T held; final List<T> all; Box(this.held, this.all); T get() => held; void read(void Function(T value) body) {} }
abstract class Repository<T> { Future<T> find(int id); Future<List<T>> load(); Stream<T> watch(); }
class Users extends Repository<User> {}
typedef Named = Box<User>;
(User, Profile) pair() => throw 1;
({User user, int count}) rec() => throw 1;
Future<User> loadUser() async => User.guest();
`

test('members of a generic type are of what it is named with: directly, by another name, and by a subclass', () =>
  expectLinks({
    'lib/model.dart': MODEL,
    'lib/use.dart': `import 'model.dart';
Future<void> generics(Box<User> box, Users repo, Named named) async {
  box.held.greet();
//         ^ call lib/model.dart User.greet
  box.get().greet();
//          ^ call lib/model.dart User.greet
  box.all.first.greet();
//              ^ call lib/model.dart User.greet
  box.read((value) => value.greet());
//                          ^ call lib/model.dart User.greet
  final one = await repo.find(1);
  one.greet();
//    ^ call lib/model.dart User.greet
  final loaded = await repo.load();
  loaded[0].greet();
//          ^ call lib/model.dart User.greet
  for (final user in loaded) { user.greet(); }
//                                  ^ call lib/model.dart User.greet
  await for (final user in repo.watch()) { user.greet(); }
//                                              ^ call lib/model.dart User.greet
  repo.watch().listen((user) { user.greet(); });
//                                  ^ call lib/model.dart User.greet
  named.held.greet();
//           ^ call lib/model.dart User.greet
  (await repo.find(2)).greet();
//                     ^ call lib/model.dart User.greet
}
`,
  }))

test('what functions make of lists and maps is a list of what they give, or of entries, numbers and records', () =>
  expectLinks({
    'lib/model.dart': MODEL,
    'lib/use.dart': `import 'model.dart';
void lists(List<User> users, Map<String, User> byName, Map<String, List<User>> groups) async {
  users.map((user) => user.profile).first.show();
//                                        ^ call lib/model.dart Profile.show
  users.map((user) { return user.profile; }).toList()[0].show();
//                                                       ^ call lib/model.dart Profile.show
  users.map((u) => u.profile).forEach((p) => p.show());
//                                             ^ call lib/model.dart Profile.show
  final profiles = users.where((u) => u.name == '').map((u) => u.profile).toList();
  for (final profile in profiles) { profile.show(); }
//                                          ^ call lib/model.dart Profile.show
  users.expand((u) => [u.profile]).first.show();
//                                       ^ call lib/model.dart Profile.show
  users.firstWhere((u) => u.name == '').greet();
//                                      ^ call lib/model.dart User.greet
  for (final (index, user) in users.indexed) { user.greet(); }
//                                                  ^ call lib/model.dart User.greet
  users.asMap().entries.map((e) => e.value.profile).first.show();
//                                                        ^ call lib/model.dart Profile.show
  users.asMap().forEach((i, user) => user.greet());
//                                        ^ call lib/model.dart User.greet
  for (final entry in byName.entries) { entry.value.greet(); }
//                                                  ^ call lib/model.dart User.greet
  for (final MapEntry(:key, :value) in byName.entries) { value.greet(); }
//                                                             ^ call lib/model.dart User.greet
  for (final MapEntry(key: k, value: v) in byName.entries) { v.greet(); }
//                                                             ^ call lib/model.dart User.greet
  byName.forEach((key, value) => value.greet());
//                                     ^ call lib/model.dart User.greet
  byName.values.first.greet();
//                    ^ call lib/model.dart User.greet
  for (final user in byName.values) { user.greet(); }
//                                         ^ call lib/model.dart User.greet
  byName['a']?.greet();
//             ^ call lib/model.dart User.greet
  byName['a']!.greet();
//             ^ call lib/model.dart User.greet
  groups['a']?.first.greet();
//                   ^ call lib/model.dart User.greet
  groups.entries.first.value.first.greet();
//                                 ^ call lib/model.dart User.greet
  final byId = {for (final user in users) user.name: user};
  byId['a']?.greet();
//           ^ call lib/model.dart User.greet
  final made = [for (final user in users) user.profile];
  made.first.show();
//           ^ call lib/model.dart Profile.show
  final loaded = await Future.wait([loadUser(), loadUser()]);
  loaded.first.greet();
//             ^ call lib/model.dart User.greet
  users.fold(Profile(), (a, b) => a).show();
//                                   ^ call lib/model.dart Profile.show
  final names = users.map((u) => (u, u.profile)).toList();
  names.first.$2.show();
//               ^ call lib/model.dart Profile.show
  final few = [users.first, users.last];
  few.first.greet();
//          ^ call lib/model.dart User.greet
  users.reduce((a, b) => a).greet();
//                          ^ call lib/model.dart User.greet
  users.sort((a, b) => a.name.compareTo(b.name));
}
`,
  }))

test('parts of records are found by number and name, and a condition is of what its branches are', () =>
  expectLinks({
    'lib/model.dart': MODEL,
    'lib/use.dart': `import 'model.dart';
void parts() async {
  final (user, profile) = pair();
  user.greet(); profile.show();
//     ^ call lib/model.dart User.greet
//                      ^ call lib/model.dart Profile.show
  pair().$1.greet();
//          ^ call lib/model.dart User.greet
  pair().$2.show();
//          ^ call lib/model.dart Profile.show
  rec().user.greet();
//           ^ call lib/model.dart User.greet
  final (user: u, :count) = rec();
  u.greet();
//  ^ call lib/model.dart User.greet
  final own = (at: User.guest(), 1);
  own.at.greet();
//       ^ call lib/model.dart User.greet
  own.$1;
  final one = true ? User.guest() : u;
  one.greet();
//    ^ call lib/model.dart User.greet
  final User? maybe = null;
  final two = maybe ?? u;
  two.greet();
//    ^ call lib/model.dart User.greet
  (maybe ?? u).greet();
//             ^ call lib/model.dart User.greet
  final three = switch (count) { 0 => u, _ => one };
  three.greet();
//      ^ call lib/model.dart User.greet
  loadUser().then((x) => x.greet());
//                         ^ call lib/model.dart User.greet
  final next = await loadUser().then((x) => x.profile);
  next.show();
//     ^ call lib/model.dart Profile.show
  final make = User.new;
  final u2 = User.guest()..greet();
//                         ^ call lib/model.dart User.greet
  u2.greet();
//   ^ call lib/model.dart User.greet
}
`,
  }))
