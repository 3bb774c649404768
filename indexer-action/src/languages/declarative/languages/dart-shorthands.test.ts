/** Members whose type is left out. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('a member without its type is that of the type that is declared, or that it is compared with', async () => {
  await expectLinks({
    'lib/status.dart': `enum Status { active, archived; static Status parse(String s) => active; bool get isOpen => true; }
enum Other { active, archived }
class Box { final Status at; Box(int n, {required this.at}); }
class Task { void mark(int n, Status s) {} void copy({int? n, Status? status}) {} Status status = .active; Other other = .active; }
//                                                                                                 ^ read lib/status.dart Status.active
//                                                                                                                        ^ read lib/status.dart Other.active
`,
    'lib/use.dart': `import 'status.dart';
void local(Status s) {}
void use(Status given, Task task, {Status at = .archived}) {
  //                                            ^ read lib/status.dart Status.archived
  Status first = .active;
  //              ^ read lib/status.dart Status.active
  final Status parsed = .parse('x');
  //                     ^ call lib/status.dart Status.parse
  if (given == .archived) {}
  //            ^ read lib/status.dart Status.archived
  task.mark(1, .archived);
  //            ^ read lib/status.dart Status.archived
  task.copy(status: .active);
  //                 ^ read lib/status.dart Status.active
  Box(1, at: .archived);
  //          ^ read lib/status.dart Status.archived
  local(.active);
  //     ^ read lib/status.dart Status.active
  other(.active);
  //     ^ read unknown
}
`,
  })
})
