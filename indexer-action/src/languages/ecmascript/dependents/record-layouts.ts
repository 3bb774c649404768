/**
 * What the fields of each kind of record are, for comparing and following them (`record-parts.ts`).
 *
 * A record that is not described here, or not as it is made, would hide changes from other files. Who adds a kind of record or
 * a field adds it here: until then, a change of any file that has such records has everything linked again, and
 * `record-layouts.test.ts` fails. Fields that the linker follows are `r` or `l`. `p` is only for what nobody can reach but through
 * the object that it points to: the class around a method, for instance.
 */
import * as ir from '../ir.ts'

/**
 * One letter for each field: `r` a record, `l` a list of records, `w` a chain of writes, `e` an entity or a name that is not
 * declared, `n` a name to look up, `q` a name that is not looked up, `m` a module, `d` a definition, `k` a number, `ccc` a context,
 * `o` the namespaces around, `s` whose `this` it is, `p` what is not followed. `*`: see `special` in `record-parts.ts`.
 */
export const LAYOUTS: Readonly<Record<number, string>> = {
  [ir.NAME]: 'epo',
  [ir.MEMBER]: '*n',
  [ir.INDEX]: 'rr',
  [ir.CALL]: 'rllccc',
  [ir.NEW]: 'rllccc',
  [ir.THIS]: '*',
  [ir.SUPER]: '*k',
  [ir.FUNCTION_VALUE]: 'r',
  [ir.SHAPE_VALUE]: 'r',
  [ir.ARRAY]: 'cccl',
  [ir.PRIMITIVE]: 'kq',
  [ir.STRING]: 'n',
  [ir.AWAIT]: 'r',
  [ir.SPREAD]: 'r',
  [ir.EITHER]: 'rr',
  [ir.ASSIGN]: 'rr',
  [ir.AS]: 'rr',
  [ir.SATISFIES]: 'rr',
  [ir.REQUIRE]: 'mk',
  [ir.IMPORT_CALL]: 'm',
  [ir.ELEMENT]: 'r',
  [ir.ITEM]: 'rkn',
  [ir.REST]: 'r',
  [ir.PARAMETER_VALUE]: '*k',
  [ir.TYPED]: 'r',
  [ir.ARGUMENTS]: 'p',
  [ir.JSX]: 'rll',
  [ir.UNKNOWN]: '',
  [ir.NON_NULL]: 'r',
  [ir.EXPORTS]: '*',
  [ir.IMPORTED]: '**',
  [ir.JSX_ATTRIBUTE]: 'rnr',
  [ir.LITERAL_KEY]: 'rn',
  [ir.INTRINSIC]: 'ln',
  [ir.NARROWED]: 'rrr',
  [ir.TAG]: 'knl',
  [ir.T_NAME]: 'elo',
  [ir.T_MEMBER]: '*nl',
  [ir.T_PRIMITIVE]: 'k',
  [ir.T_ARRAY]: 'r',
  [ir.T_TUPLE]: 'l',
  [ir.T_UNION]: 'l',
  [ir.T_INTERSECTION]: 'l',
  [ir.T_FUNCTION]: 'r',
  [ir.T_CONSTRUCTOR]: 'r',
  [ir.T_OBJECT]: 'r',
  [ir.T_TYPEOF]: 'r',
  [ir.T_LOOKUP]: 'rr',
  [ir.T_LITERAL]: 'nk',
  [ir.T_CONDITIONAL]: 'rrrrkl',
  [ir.T_MAPPED]: 'rrrl',
  [ir.T_THIS]: 's',
  [ir.T_IMPORT]: 'mk',
  [ir.T_KEYOF]: 'r',
  [ir.T_PREDICATE]: 'qr',
  [ir.T_REST]: 'r',
  [ir.FUNCTION]: 'ccckd*llrllrrl',
  [ir.PARAMETER]: 'qrrk',
  [ir.SHAPE]: 'ccckdlll*lllrlo',
  [ir.MEMBER_OF]: 'qkdrrrs',
  [ir.HERITAGE]: 'rl',
  [ir.ENTITY]: 'qrwk',
  [ir.DECLARATION]: 'rkdrr*',
  [ir.EXPANDO]: 'rnrd',
  [ir.EXPORT]: 'k****',
  [ir.LABEL_USE]: 'd',
  [ir.ACCESSED]: 'rrr',
}
