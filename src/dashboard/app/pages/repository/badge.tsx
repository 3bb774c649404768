/** The repository's badge for a README: how it looks now, and the Markdown that shows it. */
import { useState } from 'react'
import type { RepositoryPageDetail } from '../../../api/answers.ts'
import { Card, CardContent, CardHeader } from '../../components/ui/card.tsx'
import { CodeBlock } from '../../components/ui/copy.tsx'
import { Field, Select } from '../../components/ui/input.tsx'
import { ErrorNote, Skeleton } from '../../components/ui/states.tsx'
import { useAnswer, usePages } from '../../data.ts'

type Of = Pick<RepositoryPageDetail, 'id' | 'repository' | 'defaultRef'>

export function BadgeToPaste({ repository }: { readonly repository: Of }) {
  const params = { repository: repository.id }
  // Empty: whatever the default ref is when somebody looks.
  const [ref, setRef] = useState('')
  const refs = usePages('GET /repositories/:repository/refs', { params, query: { limit: 500 }, whole: true })
  const { data, error } = useAnswer('GET /repositories/:repository/badge', {
    params,
    ...(ref === '' ? {} : { query: { ref } }),
    live: ['audit'],
  })
  return (
    <Card>
      <CardHeader
        title="Badge"
        description={
          data?.signed && data.address !== null
            ? 'When a ref was indexed, as an image for a README. The address is signed: whoever has it sees this, and nothing else of the repository.'
            : 'When a ref was indexed, as an image for a README.'
        }
      />
      <CardContent className="space-y-4">
        <Field label="Ref of the badge">
          {(field) => (
            <Select {...field} className="w-full sm:w-80" value={ref} onChange={(event) => setRef(event.target.value)}>
              <option value="">The default ref</option>
              {refs.items.map(({ name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {error ? <ErrorNote error={error} /> : data === undefined ? <Skeleton className="h-16" /> : null}
        {data === undefined ? null : data.address === null ? (
          <p className="text-muted-foreground">
            This server has no key to sign with (<code className="font-mono text-[0.8125rem]">BADGE_KEY</code>), so only
            public repositories have a badge.
          </p>
        ) : (
          <>
            <img src={pathOf(data.address)} alt={`Badge of ${repository.repository}`} height={20} className="h-5" />
            <CodeBlock code={`![Sextant](${data.address})`} label="Markdown" wrap />
          </>
        )}
      </CardContent>
    </Card>
  )
}

/** Pages load images from their own origin only, which may be another name of the server than its canonical one. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}
