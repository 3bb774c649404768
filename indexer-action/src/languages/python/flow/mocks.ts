/** Mocks of `unittest.mock` that say what they stand for: they have its members. */
import { type Call, called, type Effect, keyword, named } from './outside-call.ts'

const OF_NOTHING = -1

/** `Mock(spec=Repo)`, `create_autospec(Repo)`: an object of that class. */
const standIn =
  (positionalToo: boolean): Effect =>
  (call: Call): void => {
    const { flow, node, list, first, name } = call
    const written = ['spec', 'spec_set'].map((word) => keyword(flow, list, word)).find((at) => at !== OF_NOTHING)
    const spec = written ?? (positionalToo ? first : OF_NOTHING)
    if (spec === OF_NOTHING) flow.add(node, flow.program.objects.external('std:python', name, true))
    else flow.edge(called(flow, spec, []), node)
  }

export const MOCKS: readonly [string, Effect][] = [
  ...named(standIn(true), 'unittest.mock.create_autospec', 'unittest.mock.Mock', 'unittest.mock.MagicMock'),
  ...named(
    standIn(true),
    'unittest.mock.AsyncMock',
    'unittest.mock.NonCallableMock',
    'unittest.mock.NonCallableMagicMock',
  ),
]
