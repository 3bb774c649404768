/** Perl: what a file defines, and where its functions, methods and variables lead. */
import { expect, test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'
import { repository } from '../../testing/repository.ts'

const USER = `package Acme::User;
use Moo;
use constant { MOST => 3, LEAST => 1 };
use constant PI => 3;
our $VERSION = '1.0';
has name => (is => 'ro');
has [qw(mail phone)] => (is => 'rw');
my %cache;

# Greets somebody.
sub greet {
  my ($self, $other, %options) = @_;
  return 1;
}
sub plain ($x, $y = 2) { my $inner = $x; $inner }
*alias = \\&greet;

package Acme::User::Role {
  use Role::Tiny;
  sub named;
}
1;
__END__

=head1 NAME

Acme::User - somebody

=head1 METHODS

=head2 plain

  plain(1, 2)

Adds.

=cut
`

test('symbols: packages, functions and methods, constants, attributes, variables', async () => {
  const r = await repository({ 'lib/Acme/User.pm': USER })
  expect(r.symbols('lib/Acme/User.pm')).toEqual([
    'class Acme.User',
    'constant Acme.User.MOST',
    'constant Acme.User.LEAST',
    'constant Acme.User.PI',
    'variable Acme.User.VERSION',
    'property Acme.User.name',
    'property Acme.User.mail',
    'property Acme.User.phone',
    'variable Acme.User.cache',
    'method Acme.User.greet',
    'function Acme.User.plain',
    'function Acme.User.alias',
    'trait Acme.User.Role',
    'function Acme.User.Role.named',
  ])
  expect(r.symbol('lib/Acme/User.pm', 'Acme.User')).toMatchObject({ line: 1, column: 14, end: 22, doc: [27, 27] })
  expect(r.symbol('lib/Acme/User.pm', 'Acme.User.greet')).toMatchObject({
    doc: [10, 10],
    signature: 'sub greet',
    parameters: [{ name: '$other' }, { name: '%options', variadic: true }],
  })
  expect(r.symbol('lib/Acme/User.pm', 'Acme.User.plain')).toMatchObject({
    doc: [33, 35],
    parameters: [{ name: '$x' }, { name: '$y', default: '2' }],
  })
})

test('a package without a block ends at the next one, and a class of Perl 5.38 has its methods', async () => {
  const r = await repository({
    'a.pl': 'package A;\nsub run { 1 }\n\npackage B;\nsub run { 2 }\n\n{\n  package C;\n  sub run { 3 }\n}\n',
    'P.pm': 'use v5.38;\nclass P :isa(Q) {\n  field $x = 1;\n  method get { $x + $self->more }\n}\n',
  })
  expect(r.symbols('a.pl')).toEqual([
    'module A',
    'function A.run',
    'module B',
    'function B.run',
    'module C',
    'function C.run',
  ])
  expect(r.symbol('a.pl', 'A')).toMatchObject({ end: 2 })
  expect(r.symbols('P.pm')).toEqual(['class P', 'variable P.x', 'method P.get'])
})

test('functions lead to their package, to what it takes from others, or outside', async () => {
  await expectLinks({
    'lib/Acme/Util.pm': `package Acme::Util;
use Exporter 'import';
our @EXPORT = ('open_it');
our @EXPORT_OK = qw(close_it $LIMIT);
#                   ^ read lib/Acme/Util.pm Acme.Util.close_it
our %EXPORT_TAGS = (all => [qw(close_it)]);
our $LIMIT = 3;
sub open_it { helper(shift) }
#             ^ call lib/Acme/Util.pm Acme.Util.helper
sub close_it { croak() }
#              ^ call unknown
sub helper { 1 }
`,
    'lib/Acme/All.pm': `package Acme::All;
use Acme::Util ':all';
our @EXPORT_OK = qw(close_it);
`,
    'lib/Acme/Use.pm': `package Acme::Use;
use strict;
#   ^ import std:perl strict
use Acme::Util;
#         ^ import lib/Acme/Util.pm Acme.Util
use Acme::All qw(close_it);
#                ^ import lib/Acme/Util.pm Acme.Util.close_it
use List::Util qw(first);
#                 ^ import cpan:List::Util first
use Carp;
use POSIX;
use constant PI => 3;
sub run {
  open_it(1);
# ^ call lib/Acme/Util.pm Acme.Util.open_it
  close_it 2;
# ^ call lib/Acme/Util.pm Acme.Util.close_it
  helper(3);
# ^ call cpan:POSIX helper
  first { $_ } 1;
# ^ call cpan:List::Util first
  croak 'no';
# ^ call cpan:Carp croak
  Acme::Util::helper($Acme::Util::LIMIT);
#             ^ call lib/Acme/Util.pm Acme.Util.helper
#                                 ^ read lib/Acme/Util.pm Acme.Util.LIMIT
  Acme::Util::gone();
#             ^ call unknown
  Other::Thing::run();
#               ^ call cpan:Other::Thing run
  return PI;
#        ^ call lib/Acme/Use.pm Acme.Use.PI
}
`,
  })
})

test('methods lead to the class of their object, to its parents, or to what extends it', async () => {
  await expectLinks({
    'lib/Base.pm': `package Base;
sub new { my $class = shift; return bless {}, $class }
sub start {
  my $self = shift;
  $self->prepare;
#        ^ call lib/Child.pm Child.prepare
  return $self;
}
`,
    'lib/Child.pm': `package Child;
use parent 'Base';
#           ^ extends lib/Base.pm Base
sub prepare {
  my ($self) = @_;
  $self->SUPER::start(1);
#               ^ call lib/Base.pm Base.start
  shift->finish;
#        ^ call lib/Child.pm Child.finish
  __PACKAGE__->gone;
#              ^ call unknown
}
sub finish { my $self = shift; $self->{done} = 1; $self }
`,
    'lib/Outer.pm': `package Outer;
use base 'Some::Library';
sub run { my $self = shift; $self->deliver }
#                                  ^ call cpan:Some::Library deliver
`,
    't/child.t': `use Test::More tests => 1;
use Child;
my $child = Child->new;
#           ^ read lib/Child.pm Child
#                  ^ call lib/Base.pm Base.new
$child->start->finish->prepare;
#       ^ call lib/Base.pm Base.start
#              ^ call lib/Child.pm Child.finish
#                      ^ call lib/Child.pm Child.prepare
my $other = new Child(1);
$other->can('x');
#       ^ call std:perl UNIVERSAL.can
sub check { my $thing = shift; $thing->start; $thing->prepare }
#                                      ^ call unknown
#                                                     ^ call lib/Child.pm Child.prepare
is(1, 1);
#^ nothing
LWP::UserAgent->new->get('/');
#               ^ call cpan:LWP::UserAgent new
#                    ^ call cpan:LWP::UserAgent get
`,
  })
})

test('the object is the first argument that a method takes, or the second of what stands around one', async () => {
  await expectLinks({
    'lib/Acme/Job.pm': `package Acme::Job;
use Moo;
sub stop { my $self = shift; 1 }
sub copy { my $self = shift; my $class = shift; $self->stop; $class->stop }
#                                                      ^ call lib/Acme/Job.pm Acme.Job.stop
#                                                                    ^ call unknown
sub once { my ($self) = @_; my ($class, %more) = @_; $class->stop }
#                                                            ^ call lib/Acme/Job.pm Acme.Job.stop
around one => sub { my ($next, $self, %more) = @_; $self->stop };
#                                                         ^ call lib/Acme/Job.pm Acme.Job.stop
around two => sub { my $next = shift; my $self = shift; $self->stop };
#                                                              ^ call lib/Acme/Job.pm Acme.Job.stop
around six => sub { my $next = shift; my ($self, %more) = @_; $self->stop };
#                                                                    ^ call lib/Acme/Job.pm Acme.Job.stop
around ten => sub { my $self = shift; $self->stop };
#                                            ^ call unknown
sub import { shift; my $class = shift; $class->stop }
#                                              ^ call unknown
sub signed($self, $class = $self) { $self->stop; $class->stop }
#                                          ^ call lib/Acme/Job.pm Acme.Job.stop
#                                                        ^ call unknown
1;
`,
  })
})

test('attributes give what their default makes', async () => {
  await expectLinks({
    'lib/App.pm': `package App;
use Mojo::Base 'Core', -signatures;
has router => sub { Router->new };
has log    => (is => 'ro', isa => InstanceOf['Log']);
sub run ($self, $to) {
  $self->router->match($to);
#        ^ call lib/App.pm App.router
#                ^ call lib/Router.pm Router.match
}
around run => sub ($orig, $self, @rest) { $self->run };
#                                                ^ call lib/App.pm App.run
`,
    'lib/Router.pm': `package Router;
sub match { my ($self, $to) = @_; 1 }
`,
  })
})

test('variables mean what is declared before them', async () => {
  await expectLinks({
    'a.pl': `my @list = (1);
my $x = 1;
sub f {
  my $x = $x + 1;
#         ^ read a.pl x
  my %h = (k => $x);
#               ^ read variable $x of line 4
  for my $i (@list) { print $i, $list[0], $h{k}, "$x @list" }
#            ^ read a.pl list
#                           ^ read variable $i of line 8
#                               ^ read a.pl list
#                                         ^ read variable %h of line 6
#                                                 ^ read variable $x of line 4
  my $code = sub { $x };
#                  ^ read variable $x of line 4
  $code->();
# ^ read variable $code of line 14
}
{
  package Other;
  our $y = 2;
  sub g { $y }
#         ^ read a.pl Other.y
}
print $Other::y, $ENV{HOME}, $_;
#             ^ read a.pl Other.y
#                ^ nothing
require './b.pl';
#        ^ import module
`,
    'b.pl': '1;\n',
  })
})

test('what a script declares is seen by nobody else, and of modules with one name the nearest counts', async () => {
  await expectLinks({
    't/one.t': 'package Mine; sub new { bless {}, shift } package main; Mine->new;\n',
    't/two.t': `Mine->new;
#     ^ call cpan:Mine new
`,
    'one/lib/My/Thing.pm': 'package My::Thing; sub run { 1 }\n',
    'two/lib/My/Thing.pm': 'package My::Thing; sub run { 2 }\n',
    'two/lib/My/Use.pm': `package My::Use; use My::Thing; sub f { My::Thing->run }
#                                                                              ^ nothing
My::Thing->run;
#          ^ call two/lib/My/Thing.pm My.Thing.run
`,
  })
})

test('what a program nested deeper than anybody reads leaves the rest of the file as it is', async () => {
  const deep = (open: string, close: string): string => `${open.repeat(2000)}1${close.repeat(2000)}`
  const text = `sub before { 1 }
our @EXPORT = ${deep('[', ']')};
f${deep('(', ')')};
has ${deep('[', ']')} => 1;
my $x = ${deep('do {', '}')};
sub after { 1 }
`
  const r = await repository({ 'a.pl': text })
  expect(r.symbols('a.pl')).toEqual(expect.arrayContaining(['function before', 'function after']))
})

test('lists of exports that are made of one another stay as long as the names that are in them', async () => {
  const lists = "push @EXPORT, 'two';\nour @EXPORT_OK = @EXPORT;\nour @EXPORT = @EXPORT_OK;\n".repeat(40)
  await expectLinks({
    'A.pm': `package A;\nour @EXPORT = ('one');\n${lists}sub one { 1 }\nsub two { 2 }\n1;\n`,
    'use.pl': 'use A;\n  two();\n# ^ call A.pm A.two\n',
  })
})

test('modules that hand on what all of them take from each other are asked once each', async () => {
  const modules = Array.from({ length: 16 }, (_, nth) => `M${nth}`)
  const uses = modules.map((name) => `use ${name} qw(run);`).join('\n')
  const text = (name: string) => `package ${name};\nour @EXPORT_OK = ('run');\n${uses}\n1;\n`
  await expectLinks({
    ...Object.fromEntries(modules.map((name) => [`${name}.pm`, text(name)])),
    'use.pl': 'use M0 qw(run);\n  run();\n# ^ call unknown\n',
  })
})
