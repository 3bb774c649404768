/** What well-known modules hand out by default, where a package takes from several. */
const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

export const STANDARD_EXPORTS: Readonly<Record<string, ReadonlySet<string>>> = {
  Carp: words('carp confess croak'),
  Cwd: words('cwd fastcwd fastgetcwd getcwd'),
  'Data::Dumper': words('Dumper'),
  Config: words(''),
  English: words(''),
  'File::Basename': words('basename dirname fileparse fileparse_set_fstype'),
  'File::Copy': words('copy cp move mv'),
  'File::Find': words('find finddepth'),
  'File::Path': words('mkpath rmtree'),
  FindBin: words(''),
  'Time::HiRes': words(''),
  Moo: words('after around before extends has with'),
  'Moo::Role': words('after around before has requires with'),
  Moose: words('after around augment before blessed confess extends has inner meta override super with'),
  'Moose::Role': words('after around before excludes has override requires super with'),
  'Role::Tiny': words('after around before requires with'),
  'Role::Tiny::With': words('with'),
  'Test::More': words(
    'BAIL_OUT can_ok cmp_ok diag done_testing eq_array eq_hash eq_set explain fail is is_deeply isa_ok isnt like new_ok note ok pass plan require_ok skip subtest todo todo_skip unlike use_ok',
  ),
  'Test::Exception': words('dies_ok lives_and lives_ok throws_ok'),
  'Test::Fatal': words('dies_ok exception lives_ok success'),
  'Try::Tiny': words('catch finally try'),
}
