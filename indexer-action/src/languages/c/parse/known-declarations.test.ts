import { expect, test } from 'vitest'
import { analyse } from '../../../analysis.ts'
import { expectLinks } from '../../../testing/carets.ts'

test('GLib’s types have their members, casts and functions', async () => {
  const files = {
    'window.h': `#include <gtk/gtk.h>
#define MY_TYPE_WINDOW (my_window_get_type())
//                      ^ call window.c my_window_get_type
G_DECLARE_FINAL_TYPE (MyWindow, my_window, MY, WINDOW, GtkWindow)
//                    ^ nothing
//                              ^ nothing
G_DECLARE_DERIVABLE_TYPE (MyBase, my_base, MY, BASE, GObject)
struct _MyBaseClass {
  void (*run) (MyBase *self);
};
void my_window_open (MyWindow *self);
`,
    'window.c': `#include "window.h"
struct _MyWindow {
  char *path;
  int open;
};
typedef struct { int count; } MyWindowPrivate;
G_DEFINE_FINAL_TYPE_WITH_PRIVATE (MyWindow, my_window, GTK_TYPE_WINDOW)

static void on_clicked (void *data) {
  MyWindow *self = MY_WINDOW (data);
  // ^ nothing
  //               ^ call window.h MY_WINDOW
  self->path = 0;
  //    ^ write window.c _MyWindow.path
  MY_WINDOW (data)->open = MY_IS_WINDOW (data);
  //                ^ write window.c _MyWindow.open
  my_window_get_instance_private (self)->count++;
  // ^ nothing
  //                                     ^ write window.c MyWindowPrivate.count
  MY_BASE_GET_CLASS (data)->run (0);
  //                        ^ read window.h _MyBaseClass.run
}
void my_window_open (MyWindow *self) { self->open = 1; }
//                                           ^ write window.c _MyWindow.open
`,
  }
  await expectLinks(files)
  const [source] = (await analyse(new Map(Object.entries(files)), () => 'c')).filter(({ path }) => path === 'window.c')
  expect(source?.symbols.map(({ kind, name }) => `${kind} ${name}`)).toContain('function my_window_get_type')
})

test('objects of QEMU have their members through what casts to them', () =>
  expectLinks({
    'disk.c': `#include "qom/object.h"
OBJECT_DECLARE_TYPE(DiskState, DiskClass, DISK)
struct DiskState { int size; };
struct DiskClass { void (*reset)(DiskState *s); };
static void reset(void *opaque) {
	DiskState *s = DISK(opaque);
	s->size = DISK(opaque)->size;
	// ^ write disk.c DiskState.size
	//                      ^ read disk.c DiskState.size
	DISK_GET_CLASS(s)->reset(s);
	//                 ^ read disk.c DiskClass.reset
}
`,
  }))

test('attributes of the kernel bear the names that are made of what their macros are given', () =>
  expectLinks({
    'door.c': `#include <linux/device.h>
static int state_show(struct device *dev) { return 0; }
static DEVICE_ATTR_RO(state);
static DEVICE_ATTR(mode, 0444, state_show, NULL);
//                             ^ read door.c state_show
static struct attribute *door_attrs[] = { &dev_attr_state.attr, &dev_attr_mode.attr, NULL };
//                                         ^ read door.c dev_attr_state
//                                                               ^ read door.c dev_attr_mode
ATTRIBUTE_GROUPS(door);
static const struct attribute_group **groups = door_groups;
//                                             ^ read door.c door_groups
static DEFINE_SIMPLE_DEV_PM_OPS(door_pm, state_show, NULL);
//                                       ^ read door.c state_show
const void *pm = &door_pm;
//                ^ read door.c door_pm
`,
  }))

test('objects of Zephyr are what their macros name, and drivers fill the interface of their kind', () =>
  expectLinks({
    'driver.h': 'struct sensor_driver_api { int (*fetch)(int n); };\nstruct k_sem { int count; };\n',
    'driver.c': `#include "driver.h"
static int fetch(int n) { return n; }
static DEVICE_API(sensor, api) = {
	.fetch = fetch,
	// ^ nothing
	//       ^ read driver.c fetch
};
K_SEM_DEFINE(ready, 0, 1);
static K_MUTEX_DEFINE(guard);
K_THREAD_DEFINE(reader, 1024, work, NULL, NULL, NULL, 7, 0, 0);
//                            ^ read driver.c work
void work(void) {
	api.fetch(ready.count);
	//  ^ read driver.h sensor_driver_api.fetch, call_indirect driver.c fetch
	//        ^ read driver.c ready
	//              ^ read driver.h k_sem.count
	k_mutex_lock(&guard, reader);
	//            ^ read driver.c guard
	//                   ^ read driver.c reader
}
`,
  }))

test('macros of the kernel that declare fields declare them', async () => {
  const files = {
    'a.c': `#include <linux/types.h>
struct cell { int x; };
struct door {
	struct cell first;
	DECLARE_BITMAP(mask, 64);
	DECLARE_HASHTABLE(table, 4);
	DECLARE_KFIFO_PTR(fifo, struct cell);
	struct_group(head,
		struct cell left;
		int width, height;
	);
	struct_group_tagged(door_tail, tail,
		struct cell right;
	);
	DECLARE_FLEX_ARRAY(struct cell, cells);
};
int f(struct door *d) {
	set_bit(1, d->mask);
	//            ^ read a.c door.mask
	d->left.x = d->head.left.x;
	// ^ read a.c door.left
	//      ^ write a.c cell.x
	//             ^ read a.c door.head
	//                  ^ read a.c door.left
	memset(&d->head, 0, sizeof(d->tail));
	//                            ^ read a.c door.tail
	return d->cells[0].x + d->tail.right.x;
	//        ^ read a.c door.cells
	//                 ^ read a.c cell.x
	//                             ^ read a.c door.right
}
`,
  }
  await expectLinks(files)
  const [file] = await analyse(new Map(Object.entries(files)), () => 'c')
  expect(file?.symbols.map(({ line, qualified, name }) => `${line} ${qualified ?? name}`).slice(3, 14)).toEqual([
    '4 door.first',
    '5 door.mask',
    '6 door.table',
    '7 door.fifo',
    '8 door.head',
    '9 door.left',
    '10 door.width',
    '10 door.height',
    '12 door.tail',
    '13 door.right',
    '15 door.cells',
  ])
})
