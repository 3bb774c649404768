import { expect, test } from 'vitest'
import { languageOfPath } from '../../../../../bench/accuracy/language-of-path.ts'
import { analyse } from '../../../analysis.ts'
import { Kbuild } from './kbuild.ts'

const TREE: Record<string, string> = {
  Makefile: 'obj-y += kernel/ fs/\n',
  'fs/Makefile': `
obj-y := open.o read_write.o \\
	  namei.o
obj-$(CONFIG_BLOCK)	+= buffer.o mpage.o
obj-$(CONFIG_EXT4_FS) += ext4/
obj-$(CONFIG_A) += both.o
obj-$(CONFIG_B) += both.o
# obj-$(CONFIG_OLD) += open.o
`,
  'fs/ext4/Makefile': `
obj-$(CONFIG_EXT4_FS) += ext4.o
ext4-y := balloc.o bitmap.o
ext4-$(CONFIG_EXT4_FS_POSIX_ACL) += acl.o
`,
}
const kbuild = () => new Kbuild({ paths: new Set(Object.keys(TREE)), read: (path) => TREE[path] })

test('a file is compiled under the options of its object, of what that is part of, and of its folders', () => {
  const of = (path: string) => kbuild().conditionOf(path)
  expect(of('fs/open.c')).toBeUndefined()
  expect(of('fs/namei.c')).toBeUndefined()
  expect(of('fs/buffer.c')).toBe('CONFIG_BLOCK')
  expect(of('fs/ext4/balloc.c')).toBe('CONFIG_EXT4_FS')
  expect(of('fs/ext4/acl.c')).toBe('CONFIG_EXT4_FS && CONFIG_EXT4_FS_POSIX_ACL')
})

test('either of two options, a file that no Makefile names, and a header are no condition', () => {
  const of = (path: string) => kbuild().conditionOf(path)
  expect(of('fs/both.c')).toBeUndefined()
  expect(of('fs/unknown.c')).toBeUndefined()
  expect(of('fs/ext4/ext4.h')).toBeUndefined()
  expect(of('elsewhere/x.c')).toBeUndefined()
})

test('calls carry the condition of their file besides their own', async () => {
  const files = new Map([
    ...Object.entries(TREE),
    [
      'fs/ext4/acl.c',
      'int helper(void) { return 1; }\nint get_acl(int n) {\n  int x = helper();\n#ifdef CONFIG_QUOTA\n  helper();\n#endif\n  return x + n;\n}\n',
    ],
  ])
  const [file] = (await analyse(files, languageOfPath)).filter(({ path }) => path === 'fs/ext4/acl.c')
  const links = file?.links
  const at = (line: number) =>
    links?.conditions?.filter(([occurrence]) => links.line[occurrence] === line).map(([, condition]) => condition)
  expect(at(3)).toEqual(['CONFIG_EXT4_FS && CONFIG_EXT4_FS_POSIX_ACL'])
  expect(at(5)).toEqual(['CONFIG_EXT4_FS && CONFIG_EXT4_FS_POSIX_ACL && CONFIG_QUOTA'])
  expect(at(7)).toEqual([])
})
