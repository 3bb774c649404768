import { expect, test } from 'vitest'
import { analyse } from '../../../analysis.ts'
import { expectLinks } from '../../../testing/carets.ts'

const SOURCE = `#include "fs.h"
SYSCALL_DEFINE3(read, unsigned int, fd, struct file __user *, buf, size_t, count)
{
	return do_read(fd, buf->flags);
	//     ^ call fs.c do_read
	//             ^ read parameter fd of line 2
	//                 ^ read parameter buf of line 2
	//                      ^ read fs.h file.flags
}

int do_read(unsigned int fd, int flags)
{
	mutex_lock(&table_lock);
	//          ^ read fs.c table_lock
	return this_cpu_read(reads);
	//                   ^ read fs.c reads
}
EXPORT_SYMBOL_GPL(do_read);
//                ^ read fs.c do_read
static DEFINE_MUTEX(table_lock);
DEFINE_PER_CPU(int, reads);
static int __init fs_start(void) { return 0; }
module_init(fs_start);
//          ^ read fs.c fs_start
`
const FILES = { 'fs.h': 'struct file { int flags; };\nint do_read(unsigned int fd, int flags);\n', 'fs.c': SOURCE }

test('what the kernel defines by macros can be named', async () => {
  await expectLinks(FILES)
})

test('system calls are entries under the name they are known by, exports and initcalls say so', async () => {
  const files = await analyse(new Map(Object.entries(FILES)), () => 'c')
  const symbols = files.find((file) => file.path === 'fs.c')?.symbols ?? []
  const of = (name: string) => symbols.find((symbol) => symbol.name === name)
  expect(of('sys_read')).toMatchObject({
    kind: 'function',
    modifiers: ['entry'],
    extra: { syscall: 'read' },
    start: 2,
    end: 9,
    parameters: [
      { name: 'fd', type: 'unsigned int' },
      { name: 'buf', type: 'struct file __user *' },
      { name: 'count', type: 'size_t' },
    ],
  })
  expect(of('do_read')?.modifiers).toEqual(['exported'])
  expect(of('fs_start')).toMatchObject({ modifiers: ['static', 'entry'], extra: { initcall: 'module_init' } })
  expect(of('table_lock')?.kind).toBe('variable')
  expect(of('reads')?.kind).toBe('variable')
})
