/** What Riverpod's providers and the functions of tests say of values, and values that other files declare outside of types. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

const COUNTER = `class Counter extends Notifier<CounterState> { void increment() {} }
class CounterState { final int total = 0; final Inner inner; }
class Inner { int deep = 0; }
class Store { void run() {} int count = 0; }
final store = Store();
final Store typed = make();
final counterProvider = NotifierProvider<Counter, CounterState>(Counter.new);
final rowProvider = StateNotifierProvider.autoDispose.family<Counter, CounterState, int>((ref, id) => Counter());
final storeProvider = Provider<Store>((ref) => Store());
final laterProvider = FutureProvider<Store>((ref) async => Store());
extension on WidgetTester { Store get editor => Store(); }
extension Words on BuildContext { Store get l10n => Store(); }
class Sized { final int Function(Store size) builder; Sized({required this.builder}); }
class Other { int total = 0, deep = 0, count = 0; void run() {} void increment() {} }
`

test('a provider without type arguments gives what its function makes', () =>
  expectLinks({
    'lib/made.dart': `class Store { void run() {} void stop() {} Store(Object ref); }
class Notes extends ChangeNotifier { void add() {} }
class Other { void run() {} void add() {} void stop() {} }
final storeProvider = Provider((ref) => Store(ref.read(otherProvider)));
final notesProvider = ChangeNotifierProvider((ref) => Notes());
final runProvider = Provider((ref) => Store(ref).run());
`,
    'lib/page.dart': `import 'made.dart';
void page(WidgetRef ref) {
  ref.read(storeProvider).stop();
  //                      ^ call lib/made.dart Store.stop
  ref.read(notesProvider.notifier).add();
  //                               ^ call lib/made.dart Notes.add
  ref.read(runProvider).stop();
  //                    ^ call unknown
}
`,
  }))

test('what Refena gives of a provider, its notifier or its state, is what the type arguments say', () =>
  expectLinks({
    'lib/counter.dart': `class Counter extends Notifier<CounterState> { void increment() {} }
class Steps extends ReduxNotifier<CounterState> { int width = 1; }
class CounterState { final int total = 0; }
class Other { int total = 0; int width = 2; void increment() {} }
final counterProvider = NotifierProvider<Counter, CounterState>((ref) => Counter());
final stepsProvider = ReduxProvider<Steps, CounterState>((ref) => Steps());
final viewProvider = ViewProvider<CounterState>((ref) => CounterState());
class Step extends ReduxAction<Steps, CounterState> {
  CounterState reduce() { notifier.width; return state.total; }
  //                               ^ read lib/counter.dart Steps.width
  //                                                   ^ read lib/counter.dart CounterState.total
}
class Ask extends AsyncReduxActionWithResult<Steps, CounterState, bool> {
  int reduce() => state.total;
  //                    ^ read lib/counter.dart CounterState.total
}
`,
    'lib/page.dart': `import 'counter.dart';
void page(BuildContext context, Ref ref) {
  ref.notifier(counterProvider).increment();
  //                            ^ call lib/counter.dart Counter.increment
  context.notifier(counterProvider).increment();
  //                                ^ call lib/counter.dart Counter.increment
  ref.read(stepsProvider).total;
  //                      ^ read lib/counter.dart CounterState.total
  ref.watch(viewProvider).total;
  //                      ^ read lib/counter.dart CounterState.total
}
`,
  }))

test('what a provider gives is what its type arguments say', () =>
  expectLinks({
    'lib/counter.dart': COUNTER,
    'lib/page.dart': `import 'counter.dart';
void page(WidgetRef ref) {
  ref.watch(counterProvider).total;
  //                         ^ read lib/counter.dart CounterState.total
  ref.read(counterProvider.notifier).increment();
  //                                 ^ call lib/counter.dart Counter.increment
  ref.watch(rowProvider(1)).total;
  //                        ^ read lib/counter.dart CounterState.total
  ref.read(rowProvider(1).notifier).increment();
  //                                ^ call lib/counter.dart Counter.increment
  ref.read(storeProvider).run();
  //                      ^ call lib/counter.dart Store.run
  final inner = ref.watch(counterProvider.select((state) => state.inner));
  //                                                              ^ read lib/counter.dart CounterState.inner
  inner.deep;
  //    ^ read lib/counter.dart Inner.deep
  ref.listen(counterProvider, (previous, next) => next.total);
  //                                                   ^ read lib/counter.dart CounterState.total
  ref.watch(laterProvider).when(data: (store) => store.run(), error: (e, _) => e.run());
  //                                                   ^ call lib/counter.dart Store.run
  //                                                                             ^ call unknown
  cache.read(counterProvider).total;
  //                          ^ read unknown
  ref.watch(other).total;
  //               ^ read unknown
}
`,
  }))

test('what another file declares outside of types has its members', () =>
  expectLinks({
    'lib/counter.dart': COUNTER,
    'lib/use.dart': `import 'counter.dart';
void use() {
  store.run();
  //    ^ call lib/counter.dart Store.run
  typed.count;
  //    ^ read lib/counter.dart Store.count
  elsewhere.run();
  //        ^ call unknown
}
`,
  }))

test('what tests and builders give their functions, and what a declared type of functions takes', () =>
  expectLinks({
    'lib/counter.dart': COUNTER,
    'test/page_test.dart': `typedef Handler = int Function(Store store);
Handler handler = (store) => store.run();
  //                               ^ call lib/counter.dart Store.run
final Handler other = (store) { return store.count; };
  //                                         ^ read lib/counter.dart Store.count
void main() {
  blocTest<Counter, CounterState>('a', act: (counter) => counter.increment());
  //                                                             ^ call lib/counter.dart Counter.increment
  testWidgets('b', (tester) async { tester.editor.run(); });
  //                                       ^ read lib/counter.dart WidgetTester.editor, runs lib/counter.dart WidgetTester.editor
  //                                              ^ call lib/counter.dart Store.run
  Builder(builder: (context) => context.l10n.run());
  //                                    ^ read lib/counter.dart BuildContext.l10n, runs lib/counter.dart BuildContext.l10n
  //                                         ^ call lib/counter.dart Store.run
  Sized(builder: (size) => size.count);
  //                            ^ read lib/counter.dart Store.count
  BlocProvider.of<Counter>(context).increment();
  //                                ^ call lib/counter.dart Counter.increment
}
`,
  }))

test('a matcher asks its function for a part of what it is a matcher of', () =>
  expectLinks({
    'test/place_test.dart': `class Place { final double height = 1; final String title = ''; }
class Other { final double height = 1; final String title = ''; }
void main() {
  expect(find(), isA<Place>().having((place) => place.height, 'height', 2).having((p) => p.title, 'title', 'a'));
  //                                                  ^ read test/place_test.dart Place.height
  //                                                                                       ^ read test/place_test.dart Place.title
  expect(find(), other().having((place) => place.height, 'height', 2));
  //                                             ^ read unknown
}
`,
  }))

test('a widget with two type arguments is made in a list as it is elsewhere', () =>
  expectLinks({
    'lib/page.dart': `class CartState { final int total = 0; }
class Pair<A, B> { Pair({required this.first}); final A first; }
class Other { final int total = 0; }
final rows = <Widget>[
    BlocBuilder<CartBloc, CartState>(
      buildWhen: (previous, current) => previous.total != current.total,
  //                                             ^ read lib/page.dart CartState.total
  //                                                              ^ read lib/page.dart CartState.total
      builder: (context, state) => Text(state.total),
  //                                          ^ read lib/page.dart CartState.total
    ),
    Pair<int, Map<String, Other>>(first: 1),
  //^ call lib/page.dart Pair
  //                              ^ write lib/page.dart Pair.first
  //                      ^ type lib/page.dart Other
];
String named(Object held) => switch (held) {
    Text() => 'text',
    Pair<int, Other>(first: final one) => '$one',
  //^ type lib/page.dart Pair
    Pair<Other, Other>(:var first) => '$first',
  //^ type lib/page.dart Pair
    Pair<Other, int>() => '',
  //^ type lib/page.dart Pair
};
`,
  }))

test('what is added to all that can be gone through is a member of a list, which has additions of its own', () =>
  expectLinks({
    'lib/favorites.dart': `class Favorite { int id = 0; }
extension All on Iterable<Favorite> { Favorite? findFavorite(int id) => null; }
extension Listed on List<Favorite> { void sortAll() {} }
final favoritesProvider = Provider<List<Favorite>>((ref) => []);
`,
    'lib/page.dart': `import 'favorites.dart';
void page(WidgetRef ref) {
  ref.watch(favoritesProvider).findFavorite(1);
  //                           ^ call lib/favorites.dart Iterable.findFavorite
  ref.watch(favoritesProvider).sortAll();
  //                           ^ call lib/favorites.dart List.sortAll
  ref.watch(favoritesProvider).add(1);
  //                           ^ call unknown
}
`,
  }))
