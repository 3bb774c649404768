/**
 * What macros of widely used libraries declare, for files that see neither their definition nor, without a preprocessor, what
 * it comes to: GLib's types, QEMU's objects, the kernel's attributes, Zephyr's objects.
 *
 * A macro that the file defines itself is never one of these.
 */

import { HOW } from '../fact-layout.ts'
import { type Macro, macroOf, readExpansion } from './expansion.ts'
import { parseAssignment } from './expressions.ts'
import { parseDeclaration } from './file.ts'
import { parseInitializer } from './initializers.ts'
import type { Reader } from './reader.ts'
import { COMMA, EQUALS, SEMICOLON } from './tokens.ts'

/** Parameters (the rest is only mentioned), and what is declared with them. */
const DECLARATIONS: readonly [macros: string, parameters: string, declares: string][] = [
  [
    'G_DECLARE_FINAL_TYPE',
    'T t M O',
    'typedef struct _##T T; typedef struct T##Class T##Class; T *M##_##O(void *); int M##_IS_##O(void *); GType t##_get_type(void);',
  ],
  [
    'G_DECLARE_DERIVABLE_TYPE',
    'T t M O',
    'typedef struct _##T T; typedef struct _##T##Class T##Class; T *M##_##O(void *); int M##_IS_##O(void *); T##Class *M##_##O##_CLASS(void *); T##Class *M##_##O##_GET_CLASS(void *); GType t##_get_type(void);',
  ],
  [
    'G_DECLARE_INTERFACE',
    'T t M O',
    'typedef struct _##T T; typedef struct _##T##Interface T##Interface; T *M##_##O(void *); int M##_IS_##O(void *); T##Interface *M##_##O##_GET_IFACE(void *); GType t##_get_type(void);',
  ],
  [
    'G_DEFINE_TYPE G_DEFINE_ABSTRACT_TYPE G_DEFINE_FINAL_TYPE',
    'T t',
    'static void *t##_parent_class; GType t##_get_type(void) {}',
  ],
  [
    'G_DEFINE_TYPE_WITH_CODE G_DEFINE_TYPE_WITH_PRIVATE G_DEFINE_ABSTRACT_TYPE_WITH_CODE G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE G_DEFINE_FINAL_TYPE_WITH_CODE G_DEFINE_FINAL_TYPE_WITH_PRIVATE',
    'T t',
    'static void *t##_parent_class; static T##Private *t##_get_instance_private(T *self) {} GType t##_get_type(void) {}',
  ],
  [
    'G_DEFINE_INTERFACE G_DEFINE_INTERFACE_WITH_CODE G_DEFINE_BOXED_TYPE G_DEFINE_BOXED_TYPE_WITH_CODE G_DEFINE_POINTER_TYPE G_DEFINE_ENUM_TYPE G_DEFINE_FLAGS_TYPE',
    'T t',
    'GType t##_get_type(void) {}',
  ],
  ['G_DEFINE_QUARK', 'N t', 'GQuark t##_quark(void) {}'],
  ['OBJECT_DECLARE_SIMPLE_TYPE', 'T O', 'typedef struct T T; T *O(const void *);'],
  [
    'OBJECT_DECLARE_TYPE',
    'T C O',
    'typedef struct T T; typedef struct C C; T *O(const void *); C *O##_CLASS(const void *); C *O##_GET_CLASS(const void *);',
  ],
  ['DECLARE_INSTANCE_CHECKER', 'T O', 'T *O(const void *);'],
  ['DECLARE_CLASS_CHECKERS', 'C O', 'C *O##_CLASS(const void *); C *O##_GET_CLASS(const void *);'],
  ['DECLARE_OBJ_CHECKERS', 'T C O', 'T *O(const void *); C *O##_CLASS(const void *); C *O##_GET_CLASS(const void *);'],
  [
    'DEVICE_ATTR DEVICE_ATTR_RO DEVICE_ATTR_RW DEVICE_ATTR_WO DEVICE_ATTR_ADMIN_RO DEVICE_ATTR_ADMIN_RW',
    'N',
    'struct device_attribute dev_attr_##N;',
  ],
  ['DRIVER_ATTR_RO DRIVER_ATTR_RW DRIVER_ATTR_WO', 'N', 'struct driver_attribute driver_attr_##N;'],
  ['CLASS_ATTR_RO CLASS_ATTR_RW CLASS_ATTR_WO', 'N', 'struct class_attribute class_attr_##N;'],
  ['BUS_ATTR_RO BUS_ATTR_RW BUS_ATTR_WO', 'N', 'struct bus_attribute bus_attr_##N;'],
  [
    'ATTRIBUTE_GROUPS',
    'N',
    'static const struct attribute_group N##_group; static const struct attribute_group *N##_groups[2];',
  ],
  [
    'DEFINE_SIMPLE_DEV_PM_OPS DEFINE_RUNTIME_DEV_PM_OPS SIMPLE_DEV_PM_OPS UNIVERSAL_DEV_PM_OPS _DEFINE_DEV_PM_OPS',
    'N',
    'const struct dev_pm_ops N;',
  ],
  ['DEVICE_API', 'C N', 'const struct C##_driver_api N;'],
  ['K_THREAD_DEFINE', 'N', 'const k_tid_t N;'],
  ['K_THREAD_STACK_DEFINE K_KERNEL_STACK_DEFINE', 'N', 'struct z_thread_stack_element N[1];'],
  ['NET_BUF_POOL_DEFINE NET_BUF_POOL_FIXED_DEFINE NET_BUF_POOL_VAR_DEFINE', 'N', 'struct net_buf_pool N;'],
  ['RING_BUF_DECLARE', 'N', 'struct ring_buf N;'],
  ['ZBUS_CHAN_DEFINE', 'N', 'const struct zbus_channel N;'],
  ['ZBUS_LISTENER_DEFINE ZBUS_SUBSCRIBER_DEFINE ZBUS_MSG_SUBSCRIBER_DEFINE', 'N', 'const struct zbus_observer N;'],
  ['ESP_EVENT_DECLARE_BASE ESP_EVENT_DEFINE_BASE', 'N', 'const esp_event_base_t N;'],
]

const KNOWN = new Map(
  DECLARATIONS.flatMap(([macros, parameters, declares]) =>
    macros.split(' ').map((macro) => [macro, { parameters: parameters.split(' '), declares }] as const),
  ),
)

/** `K_SEM_DEFINE(ready, 0, 1)`: a `struct k_sem`. */
const ZEPHYR_OBJECT =
  /^K_(SEM|MUTEX|MSGQ|TIMER|WORK|WORK_DELAYABLE|FIFO|LIFO|EVENT|CONDVAR|PIPE|MEM_SLAB|HEAP|MBOX|STACK|POLL_SIGNAL)_DEFINE(_STATIC)?$/

function knownMacro(name: string): { parameters: readonly string[]; declares: string } | undefined {
  const known = KNOWN.get(name)
  if (known !== undefined) return known
  const object = ZEPHYR_OBJECT.exec(name)?.[1]
  return object === undefined ? undefined : { parameters: ['N'], declares: `struct k_${object.toLowerCase()} N;` }
}

/** Reading stands at `NAME(`. True when it is a macro that is known, and has been read. */
export function knownDeclaration(r: Reader): boolean {
  const name = r.textAt(r.at)
  if (r.isExpansion || r.facts.macros.has(name)) return false
  const known = knownMacro(name)
  if (known === undefined) return false
  const { facts } = r
  const before = facts.symbols.length
  const macro: Macro = macroOf(r, known.parameters, known.declares)
  facts.macros.set(name, macro)
  readExpansion(r, parseDeclaration)
  facts.macros.delete(name)
  const past = r.pastClose(r.at + 1)
  facts.occurrence(name, r.start[r.at] as number, 'call', HOW.name, -1)
  r.advance()
  r.advance()
  r.inScope(() => {
    for (let number = 0; !r.ended && r.at < past - 1; number++) {
      // What is pasted into names is no name.
      if (number < known.parameters.length) skipArgument(r, past)
      else parseAssignment(r)
      if (!r.take(COMMA) && r.at < past - 1) r.advance()
    }
  })
  r.goTo(past)
  const end = r.end[past - 1] as number
  for (let symbol = before; symbol < facts.symbols.length; symbol++) facts.endSymbol(symbol, end)
  const made = facts.symbols.at(-1)
  if (made && r.take(EQUALS)) {
    const type = `v:${made.name}`
    parseInitializer(r, { type, path: '', node: r.typeNode(type), dimensions: 0, local: -1 })
  }
  r.take(SEMICOLON)
  return true
}

function skipArgument(r: Reader, past: number): void {
  while (!r.ended && r.at < past - 1 && !r.is(COMMA)) r.advance()
}
