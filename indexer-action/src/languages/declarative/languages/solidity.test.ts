/** Solidity. */
import { expect, test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'
import { repository } from '../../../testing/repository.ts'

const STORE = `pragma solidity ^0.8.0;
import {Owned} from "./Owned.sol";
/// @title Store
abstract contract Store is Owned {
    struct User { uint id; string name; }
    enum Mode { Fast, Slow }
    event Saved(uint indexed id);
    error Bad(uint code);
    mapping(uint => User) public users;
    uint constant LIMIT = 5;
    modifier only(uint x) { require(x > 0); _; }
    constructor(uint first) { save(first); }
    /// Saves one.
    function save(uint id) public virtual only(id) returns (bool) {
        emit Saved(id);
        return true;
    }
    function save(uint id, uint other) internal { revert Bad(other); }
    receive() external payable {}
}
function free(uint x) pure returns (uint) { return x; }
`
const OWNED = `library Sums { function summed(uint a, uint b) internal pure returns (uint) { return a + b; } }
contract Owned {
    address owner;
    function own() public {}
}
`

test('symbols: contracts and their members, events, errors and free functions', async () => {
  const r = await repository({ 'src/Store.sol': STORE })
  expect(r.symbols('src/Store.sol')).toEqual([
    'class Store',
    'struct Store.User',
    'property Store.User.id',
    'property Store.User.name',
    'enum Store.Mode',
    'enum_member Store.Mode.Fast',
    'enum_member Store.Mode.Slow',
    'type Store.Saved',
    'type Store.Bad',
    'property Store.users',
    'property Store.LIMIT',
    'method Store.only',
    'constructor Store.constructor',
    'method Store.save',
    'method Store.save',
    'method Store.receive',
    'function free',
  ])
  expect(r.symbol('src/Store.sol', 'Store.constructor')).not.toHaveProperty('modifiers')
  expect(r.symbol('src/Store.sol', 'Store')).toMatchObject({ doc: [3, 3], modifiers: ['abstract', 'exported'] })
  expect(r.symbol('src/Store.sol', 'Store.save')).toMatchObject({
    doc: [13, 13],
    signature: 'function save(uint id) public virtual only(id) returns (bool)',
    modifiers: ['public'],
  })
})

test('names lead to locals, to members of contracts and of what they inherit, and to imports', async () => {
  await expectLinks({
    'src/Store.sol': STORE,
    'src/Owned.sol': OWNED,
    'src/Main.sol': `import {Store as Kept} from "./Store.sol";
//      ^ import src/Store.sol Store
import "./Owned.sol";
contract Main is Kept {
    //           ^ extends src/Store.sol Store
    using Sums for uint;
    Kept kept;
    constructor() Kept(1) {}
    //            ^ call src/Store.sol Store.constructor
    function run(uint id) external only(id) {
        //                         ^ call src/Store.sol Store.only
        //                              ^ read parameter id of line 10
        kept.save(id, LIMIT);
        //   ^ call src/Store.sol Store.save
        //            ^ read src/Store.sol Store.LIMIT
        own();
        User memory user = User(id, "x");
        //                 ^ call src/Store.sol Store.User
        if (!kept.save(user.id)) revert Bad(1);
        //        ^ call src/Store.sol Store.save
        //                  ^ read src/Store.sol Store.User.id
        //                              ^ read src/Store.sol Store.Bad
        if (!free(1)) return;
        //   ^ call src/Store.sol free
        id.summed(free(1));
        // ^ call src/Owned.sol Sums.summed
        owner = address(new Owned());
        //                  ^ call src/Owned.sol Owned
    }
    function save(uint id) public override returns (bool kept) {
        //   ^ overrides src/Store.sol Store.save
        kept = true;
        return super.save(id);
        //           ^ call src/Store.sol Store.save
    }
}
`,
  })
})
