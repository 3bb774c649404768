/** Zig. */
import { expect, test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'
import { repository } from '../../../testing/repository.ts'

const STORE = `const std = @import("std");
/// Keeps users.
pub const Store = struct {
    const Self = @This();
    users: usize = 0,
    pub fn init(size: usize) !Self {
        return Self{ .users = size };
    }
    pub fn save(self: *Self, user: u32) void {
        self.users = user;
    }
};
pub const Mode = enum { fast, slow };
pub fn List(comptime T: type) type {
    return struct {
        items: []T,
        pub fn push(self: *@This(), one: T) void {}
    };
}
var count: u32 = 1;
fn helper(x: u32) u32 { return x; }
`

test('symbols: containers, what functions return as types, fields and functions', async () => {
  const r = await repository({ 'src/store.zig': STORE })
  expect(r.symbols('src/store.zig')).toEqual([
    'struct Store',
    'constant Store.Self',
    'property Store.users',
    'method Store.init',
    'method Store.save',
    'enum Mode',
    'enum_member Mode.fast',
    'enum_member Mode.slow',
    'struct List',
    'property List.items',
    'method List.push',
    'variable count',
    'function helper',
  ])
  const file = await repository({
    'Server.zig': 'const Server = @This();\nport: u16,\npub fn run(self: *Server) void {}\n',
  })
  expect(file.symbols('Server.zig')).toEqual(['struct Server', 'property Server.port', 'method Server.run'])
  expect(r.symbol('src/store.zig', 'Store')).toMatchObject({ doc: [2, 2], signature: 'pub const Store', end: 12 })
  expect(r.symbol('src/store.zig', 'Store.save')).toMatchObject({
    signature: 'pub fn save(self: *Self, user: u32) void',
    modifiers: ['exported'],
  })
})

test('names lead to locals, to members of types, and to what an imported file declares', async () => {
  await expectLinks({
    'src/store.zig': STORE,
    'src/Server.zig': 'const Self = @This();\nport: u16,\npub fn run(self: *Self) void {}\n',
    'src/main.zig': `const Server = @import("Server.zig");
//                      ^ import src/Server.zig Self
const store = @import("store.zig");
const std = @import("std");
const Mode = @import("store.zig").Mode;
const slow = Mode.slow;
//                ^ read src/store.zig Mode.slow
const Store = store.Store;
//                  ^ read src/store.zig Store
const Service = struct {
    kept: *Store,
    pub fn run(self: *Service, found: ?u32) !void {
        self.kept.save(1);
        //        ^ call src/store.zig Store.save
        //   ^ read src/main.zig Service.kept
        var made = try Store.init(2);
        //                   ^ call src/store.zig Store.init
        made.users += 1;
        //   ^ write src/store.zig Store.users
        if (!made.save(1)) return;
        //        ^ call src/store.zig Store.save
        made.save(helper(found));
        //   ^ call src/store.zig Store.save
        //        ^ call unknown
        //               ^ read parameter found of line 12
        if (found) |one| {
            self.other(one);
            //   ^ call src/main.zig Service.other
            //         ^ read parameter one of line 26
        }
        const direct = store.Store{ .users = 1 };
        direct.save(2);
        //     ^ call src/store.zig Store.save
        var list: store.List(u32) = undefined;
        list.push(std.save(1));
        //   ^ call src/store.zig List.push
        //            ^ call std:zig std.save
        _ = store.List(u8).push;
        //                 ^ read src/store.zig List.push
    }
    fn other(self: *Service, one: u32, server: *Server) void {
        server.run(server.port);
        //     ^ call src/Server.zig Self.run
        //                ^ read src/Server.zig Self.port
    }
};
`,
  })
})
