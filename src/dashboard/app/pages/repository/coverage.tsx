/**
 * What of a ref is in the index and what is not: by language, by reason, and file by file.
 */
import { useState } from 'react'
import type { RepositoryPageDetail } from '../../../api/answers.ts'
import { languageName } from '../../components/languages.tsx'
import { bytes, count, plural } from '../../components/ui/amounts.ts'
import { Card, CardHeader } from '../../components/ui/card.tsx'
import { Select } from '../../components/ui/input.tsx'
import { Empty, ErrorState, LoadingRows } from '../../components/ui/states.tsx'
import { Table, Td, Th, Tr } from '../../components/ui/table.tsx'
import { useAnswer, usePages } from '../../data.ts'
import { BadlyParsed, SkippedFiles } from './files.tsx'
import { reasonLabel } from './reasons.ts'

export default function Coverage({ repository }: { readonly repository: RepositoryPageDetail }) {
  const [ref, setRef] = useState(repository.defaultRef)
  const [reason, setReason] = useState('')
  const refs = usePages('GET /repositories/:repository/refs', {
    params: { repository: repository.id },
    query: { limit: 500 },
    live: ['index'],
    whole: true,
  })
  const params = { repository: repository.id }
  const { data, error, isPlaceholderData, refetch } = useAnswer('GET /repositories/:repository/coverage', {
    params,
    query: { ref },
    live: ['index'],
  })
  if (repository.indexedAt === null)
    return (
      <Empty title="Nothing is indexed yet">The first run shows what was indexed, what was left out, and why.</Empty>
    )
  const names = refs.items.filter(({ indexedAt }) => indexedAt !== null).map(({ name }) => name)
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Select aria-label="Ref" value={ref} onChange={(event) => setRef(event.target.value)} className="max-w-full">
          {[...new Set([repository.defaultRef, ...names])].map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
        {data === undefined || isPlaceholderData ? null : (
          <p className="text-muted-foreground">
            {plural(data.indexed, 'file')} indexed, {count(data.skipped)} skipped.
          </p>
        )}
      </div>
      {error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : data === undefined || isPlaceholderData ? (
        <LoadingRows />
      ) : (
        <>
          <Card>
            <CardHeader title="Languages" />
            <Table label="Languages">
              <thead>
                <tr>
                  <Th>Language</Th>
                  <Th className="text-right">Files</Th>
                  <Th className="text-right">Symbols</Th>
                  <Th className="text-right">Parse errors</Th>
                </tr>
              </thead>
              <tbody>
                {data.languages.map((language) => (
                  <Tr key={language.name}>
                    <Td>{languageName(language.name)}</Td>
                    <Td className="text-right">{count(language.files)}</Td>
                    <Td className="text-right">{count(language.symbols)}</Td>
                    <Td className="text-right whitespace-nowrap">
                      {language.withErrors === 0 ? (
                        <span className="text-muted-foreground">none</span>
                      ) : (
                        `${count(language.withErrors)} (${((language.withErrors / Math.max(1, language.files)) * 100).toFixed(1)}%)`
                      )}
                    </Td>
                  </Tr>
                ))}
              </tbody>
            </Table>
          </Card>
          <BadlyParsed
            key={ref}
            params={params}
            of={ref}
            files={data.languages.reduce((sum, { withErrors }) => sum + withErrors, 0)}
          />
          <Card>
            <CardHeader
              title="Skipped files"
              description="Files of the repository that are not in the index, by reason."
              actions={
                <Select aria-label="Reason" value={reason} onChange={(event) => setReason(event.target.value)}>
                  <option value="">Every reason ({count(data.skipped)})</option>
                  {data.skippedBy.map((by) => (
                    <option key={by.reason} value={by.reason}>
                      {reasonLabel(by.reason)} ({count(by.files)}, {bytes(by.bytes)})
                    </option>
                  ))}
                </Select>
              }
            />
            <SkippedFiles key={`${ref}\0${reason}`} params={params} of={ref} reason={reason} />
          </Card>
        </>
      )}
    </>
  )
}
