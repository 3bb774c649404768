/** Objective-C. */
import { expect, test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'
import { repository } from '../../../testing/repository.ts'

const STORE = `#import "User.h"
NS_ASSUME_NONNULL_BEGIN
typedef NS_ENUM(NSInteger, Kind) { KindPlain, KindFancy };
@protocol Saving <NSObject>
- (BOOL)save:(User *)user error:(NSError **)error;
@end
/// A store.
@interface Store : Base <Saving>
@property (nonatomic, strong, nullable) User *owner;
+ (instancetype)shared;
- (void)run:(int)times with:(nullable User *)user NS_SWIFT_NAME(run(_:with:));
@end
static int helper(int x) { return x; }
@implementation Store {
  int _count;
}
+ (instancetype)shared { return [[self alloc] init]; }
- (void)run:(int)times with:(User *)user { _count = helper(times); }
- (BOOL)save:(User *)user error:(NSError **)error { return YES; }
@end
NS_ASSUME_NONNULL_END
`

test('symbols: interfaces and implementations, methods by their selectors, properties', async () => {
  const r = await repository({ 'Store.m': STORE })
  expect(r.symbols('Store.m')).toEqual([
    'enum Kind',
    'enum_member Kind.KindPlain',
    'enum_member Kind.KindFancy',
    'interface Saving',
    'method Saving.save:error:',
    'class Store',
    'property Store.owner',
    'method Store.shared',
    'method Store.run:with:',
    'function helper',
    'class Store',
    'property Store._count',
    'method Store.shared',
    'method Store.run:with:',
    'method Store.save:error:',
  ])
  expect(r.symbol('Store.m', 'Store')).toMatchObject({ doc: [7, 7], modifiers: ['declaration'] })
  expect(r.symbol('Store.m', 'Store.owner')).toMatchObject({ type: 'User' })
  expect(r.symbol('Store.m', 'Store.shared')).toMatchObject({ returns: 'Store', modifiers: ['declaration', 'static'] })
})

test('what XCTest runs is a test', async () => {
  const text = `@implementation StoreTests
- (void)testRuns {}
- (void)test:(int)all {}
- (void)tested {}
@end
`
  const r = await repository({ 'StoreTests.m': text })
  expect(r.symbol('StoreTests.m', 'StoreTests.testRuns')).toMatchObject({ modifiers: ['test'] })
  for (const name of ['test:', 'tested'])
    expect(r.symbol('StoreTests.m', `StoreTests.${name}`)?.modifiers ?? []).not.toContain('test')
})

test('a selector that is longer than any name may be is left out', async () => {
  const long = Array.from({ length: 200 }, (_, at) => `word${at}:1`).join(' ')
  const r = await repository({ 'Long.m': `void before(id a) { [a ${long}]; [a next]; }\n` })
  expect(r.uses('Long.m', '[a next]', 'next')).toEqual(['call'])
  expect(r.uses('Long.m', '[a word0', 'word0')).toEqual([])
})

test('messages lead to the methods of what they are sent to, defined ones before declared ones', async () => {
  await expectLinks({
    'Store.m': STORE,
    'User.m': `@interface User : NSObject
@property (copy) NSString *name;
@property (copy) NSArray<User *> *friends;
- (void)greet;
@end
@implementation User
- (void)greet { NSLog(@"%@", _name); }
//              ^ call std:objective-c NSLog
//                           ^ read User.m User.name
@end
`,
    'main.m': `#import "Store.h"
void run(Store *given) {
//       ^ type Store.m Store
  Store *store = [Store shared];
  //              ^ read Store.m Store
  //                    ^ call Store.m Store.shared
  [store run:1 with:[[User alloc] init]];
  //     ^ call Store.m Store.run:with:
  [given.owner greet];
  //     ^ read Store.m Store.owner
  //           ^ call User.m User.greet
  store.owner.name = @"a";
  //          ^ write User.m User.name
  for (User *each in store.owner.friends) { [each greet]; }
  //                                              ^ call User.m User.greet
  id<Saving> saver = store;
  [saver save:nil error:nil];
  //     ^ call Store.m Saving.save:error:
  void (^block)(User *) = ^(User *user) { [user greet]; };
  //                                            ^ call User.m User.greet
  Kind kind = KindFancy;
  //          ^ read Store.m Kind.KindFancy
}
@implementation Store (More)
- (void)more {
  [self run:2 with:self.owner];
  //    ^ call Store.m Store.run:with:
  [super more];
  //     ^ call unknown
  [[Store shared] more];
  //              ^ call main.m Store.more
  [self performSelector:@selector(run:with:)];
  //                    ^ read Store.m Store.run:with:
}
@end
`,
  })
})

test('what a class or a protocol is made from is used by it', () =>
  expectLinks({
    'Shapes.m': `@protocol Shape
- (int)volume;
@end
@interface Base
@end
`,
    'a.m': `#import "Shapes.m"
@protocol Box <Shape>
//             ^ extends Shapes.m Shape
@end
@interface Crate : Base <Box>
//                 ^ extends Shapes.m Base
//                       ^ extends a.m Box
@end
`,
  }))

test('a block is called by its name, as a local, a parameter or a property', () =>
  expectLinks({
    'a.m': `@interface User
- (void)greet;
@property (copy) void (^handler)(User *);
@end
void run(User *user, void (^done)(User *)) {
  int (^block)(User *) = ^(User *one) { [one greet]; return 1; };
    block(user);
  //^ call variable block of line 6
  int (*function)(void) = 0;
    function();
  //^ call variable function of line 9
}
@implementation User
- (void)greet { _handler(self); }
//              ^ call a.m User.handler
@end
`,
  }))

test('whoever reads or writes a property runs the method that does so, if somebody wrote it', () =>
  expectLinks({
    'Box.m': `@interface Box : NSObject
@property (nonatomic) int width;
@property (nonatomic) int plain;
- (int)half;
@end
@implementation Box
- (int)width { return _width; }
//                    ^ read Box.m Box.width
- (void)setWidth:(int)width { _width = width; }
- (int)half { return self.width / 2; }
//                        ^ read Box.m Box.width, runs Box.m Box.width
@end
void use(Box *box) {
  box.width = box.half;
//    ^ write Box.m Box.width, runs Box.m Box.setWidth:
//                ^ read Box.m Box.half, runs Box.m Box.half
  box.plain = box.plain;
//    ^ write Box.m Box.plain
}
`,
  }))
