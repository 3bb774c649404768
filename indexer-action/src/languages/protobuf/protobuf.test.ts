/** Protocol Buffers. */
import { expect, test } from 'vitest'
import { EVIDENCE } from '../../../../src/contract/links.ts'
import { expectLinks } from '../../testing/carets.ts'
import { repository } from '../../testing/repository.ts'

const USERS = `syntax = "proto3";
package acme.v1;
// A user.
message User {
  // The name.
  string name = 1 [deprecated = true];
  map<string, Role> roles = 2;
  oneof contact { Phone phone = 3; }
  message Phone { string number = 1; }
}
enum Role { ROLE_NONE = 0; }
service Users {
  rpc Get(GetRequest) returns (stream User);
}
message GetRequest {}
`

test('symbols: messages with their fields, enumerations, services', async () => {
  const r = await repository({ 'users.proto': USERS })
  expect(r.symbols('users.proto')).toEqual([
    'struct User',
    'property User.name',
    'property User.roles',
    'property User.contact',
    'property User.phone',
    'struct User.Phone',
    'property User.Phone.number',
    'enum Role',
    'enum_member Role.ROLE_NONE',
    'interface Users',
    'method Users.Get',
    'struct GetRequest',
  ])
  expect(r.symbol('users.proto', 'User')).toMatchObject({ doc: [3, 3], signature: 'message User', end: 10 })
  expect(r.symbol('users.proto', 'User.name')).toMatchObject({ doc: [5, 5], type: 'string', modifiers: ['deprecated'] })
  expect(r.symbol('users.proto', 'Users.Get')).toMatchObject({
    parameters: [{ name: 'request', type: 'GetRequest' }],
    returns: 'User',
    signature: 'rpc Get(GetRequest) returns (stream User)',
  })
})

test('names are looked up from the innermost message and package outward', async () => {
  await expectLinks({
    'proto/acme/v1/users.proto': USERS,
    'proto/acme/v2/users.proto': 'package acme.v2;\nmessage User {}\nmessage Role {}\n',
    'proto/acme/common/tags.proto': `package acme.common;
import "google/protobuf/descriptor.proto";
//      ^ import proto:google/protobuf/descriptor.proto google/protobuf/descriptor.proto
extend google.protobuf.FieldOptions { string label = 50000; }
//                     ^ extends proto:google/protobuf/descriptor.proto google.protobuf.FieldOptions
message Tag {}
`,
    'proto/acme/v1/use.proto': `package acme.v1;
import "acme/common/tags.proto";
//      ^ import module
import "acme/v1/users.proto";
message Used {
  message Role {}
  User user = 1;
  // ^ nothing
  User.Phone phone = 2;
  //   ^ type proto/acme/v1/users.proto User.Phone
  Role role = 3;
//^ type proto/acme/v1/use.proto Used.Role
  .acme.v1.Role other = 4;
  //       ^ type proto/acme/v1/users.proto Role
  common.Tag tag = 5 [(common.label) = "x"];
  //     ^ type proto/acme/common/tags.proto Tag
  //                          ^ read proto/acme/common/tags.proto label
  acme.v2.User old = 6;
  //      ^ type proto/acme/v2/users.proto User
  Gone gone = 7;
//^ type unknown
}
`,
  })
})

test('of definitions with one name those count that are imported, directly or through a public import', async () => {
  await expectLinks({
    'a/acme/user.proto': 'package acme;\nmessage User {}\n',
    'b/acme/user.proto': 'package acme;\nmessage User {}\n',
    'b/acme/all.proto': 'package acme;\nimport public "acme/user.proto";\n',
    'b/acme/use.proto': `package acme;
import "acme/all.proto";
message Use {
  User user = 1;
//^ type b/acme/user.proto User
}
`,
    'c/both.proto': `package acme;
message Use {
  User user = 1;
//^ type one of (a/acme/user.proto User | b/acme/user.proto User)
}
`,
  })
})

test('one of several is said to be ambiguous', async () => {
  const { analysed } = await repository({
    'a.proto': 'package acme;\nmessage User {}\n',
    'b.proto': 'package acme;\nmessage User {}\n',
    'c.proto': 'package acme;\nmessage Use {\n  User user = 1;\n}\n',
  })
  const links = analysed.find(({ path }) => path === 'c.proto')?.links
  expect(links?.evidence.map((number) => EVIDENCE[number])).toEqual(['ambiguous'])
})
