/** Mocks of `unittest.mock` that say what they stand for: they have its members. */
import { type Call, keyword, named } from './outside-call.ts'

/** `Mock(spec=Repo)`, `create_autospec(Repo)`: an object of that class. */
function standIn({ flow, node, list, first, name }: Call): void {
  const spec = ['spec', 'spec_set'].map((word) => keyword(flow, list, word)).find((at) => at >= 0) ?? first
  const types = spec < 0 ? [] : flow.program.types.of(spec)
  for (const type of types) flow.add(node, type)
  if (types.length === 0) flow.add(node, flow.program.objects.external('std:python', name, true))
}

export const MOCKS = named(
  standIn,
  ...'create_autospec Mock MagicMock AsyncMock NonCallableMock NonCallableMagicMock'
    .split(' ')
    .map((name) => `unittest.mock.${name}`),
)
