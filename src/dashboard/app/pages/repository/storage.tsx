/**
 * What the repository takes in the databases, and about what that costs (an estimate, with the prices it was made with); and how
 * far the vectors are that searches by meaning read.
 */
import type { RepositoryPageDetail, Storage as StorageAnswer } from '../../../api/answers.ts'
import { bytes, count, dollars } from '../../components/ui/amounts.ts'
import { Badge, type BadgeVariant } from '../../components/ui/badge.tsx'
import { Card, CardContent, CardHeader } from '../../components/ui/card.tsx'
import { Empty, ErrorState, LoadingRows } from '../../components/ui/states.tsx'
import { Table, Td, Th, Tr } from '../../components/ui/table.tsx'
import { useAnswer } from '../../data.ts'

export default function Storage({ repository }: { readonly repository: RepositoryPageDetail }) {
  const { data, error, isPending, refetch } = useAnswer('GET /repositories/:repository/storage', {
    params: { repository: repository.id },
    live: ['index'],
  })
  if (isPending) return <LoadingRows rows={4} />
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  return (
    <>
      <Cost estimate={data.estimate} />
      <Vectors vectors={data.vectors} on={data.vectorsOn} />
      <Tables storage={data} />
    </>
  )
}

function Cost({ estimate }: Pick<StorageAnswer, 'estimate'>) {
  return (
    <Card>
      <CardHeader
        title="Estimated cost"
        description={`At list prices of ${estimate.asOf}, not counting free allowances.`}
      />
      <CardContent className="space-y-4">
        <dl className="grid gap-4 sm:grid-cols-2">
          <div>
            <dt className="text-muted-foreground">Storage, each month</dt>
            <dd className="text-lg font-semibold">{dollars(estimate.storagePerMonth)}</dd>
          </div>
          <div>
            <dt className="text-muted-foreground">Indexing everything anew, once</dt>
            <dd className="text-lg font-semibold">{dollars(estimate.fullIndex)}</dd>
          </div>
        </dl>
        <details>
          <summary className="w-fit cursor-pointer rounded text-primary hover:underline">Prices used</summary>
          <ul className="space-y-1 pt-2 text-muted-foreground">
            {estimate.prices.map(({ of, dollars: price, per }) => (
              <li key={of}>
                {of}: ${price} per {per.replace(/^per /, '')}
              </li>
            ))}
          </ul>
        </details>
      </CardContent>
    </Card>
  )
}

const STATUS: Readonly<Record<StorageAnswer['vectors'][number]['status'], [label: string, variant: BadgeVariant]>> = {
  active: ['In use', 'success'],
  building: ['Being made', 'info'],
  refused: ['Not made', 'warning'],
}

function Vectors({ vectors, on }: Pick<StorageAnswer, 'vectors'> & { readonly on: boolean }) {
  return (
    <Card>
      <CardHeader
        title="Vectors"
        description={
          on
            ? 'Used by searches by meaning; created after each publish.'
            : 'The operator of this service has switched them off: none are created, and searches use words and names.'
        }
      />
      {vectors.length === 0 ? (
        <Empty title={on ? 'None yet' : 'Switched off'} className="py-8">
          {on ? 'Until the first are created, searches use words and names.' : 'There are none of this repository.'}
        </Empty>
      ) : (
        <Table label="Vectors by model">
          <thead>
            <tr>
              <Th>Model</Th>
              <Th>Status</Th>
              <Th className="text-right @max-xl:hidden">Files</Th>
              <Th className="text-right @max-xl:hidden">Chunks</Th>
              <Th className="text-right">Files waiting</Th>
              <Th className="text-right @max-xl:hidden">Cost so far</Th>
            </tr>
          </thead>
          <tbody>
            {vectors.map(({ model, status, reason, files, chunks, waiting, dollars: cost }) => (
              <Tr key={model}>
                <Td>
                  <code className="font-mono text-[0.8125rem] wrap-anywhere">{model}</code>
                </Td>
                <Td>
                  <Badge variant={STATUS[status][1]}>{STATUS[status][0]}</Badge>
                  {reason === null ? null : <span className="block text-muted-foreground wrap-anywhere">{reason}</span>}
                </Td>
                <Td className="text-right @max-xl:hidden">{count(files)}</Td>
                <Td className="text-right @max-xl:hidden">{count(chunks)}</Td>
                <Td className="text-right">{count(waiting)}</Td>
                <Td className="text-right @max-xl:hidden">{dollars(cost)}</Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  )
}

function Tables({ storage }: { readonly storage: StorageAnswer }) {
  return (
    <Card>
      <CardHeader title="Storage" description="All refs together: content that refs share is stored once." />
      <Table label="Storage by table">
        <thead>
          <tr>
            <Th>Table</Th>
            <Th className="text-right">Rows</Th>
            <Th className="text-right">Size</Th>
          </tr>
        </thead>
        <tbody>
          {storage.tables
            .filter(({ rows }) => rows > 0)
            .map((table) => (
              <Tr key={table.name}>
                <Td>
                  <code className="font-mono text-[0.8125rem]">{table.name}</code>
                </Td>
                <Td className="text-right">{count(table.rows)}</Td>
                <Td className="text-right whitespace-nowrap">{bytes(table.bytes)}</Td>
              </Tr>
            ))}
          <Tr className="font-medium">
            <Td>Together</Td>
            <Td className="text-right">{count(storage.rows)}</Td>
            <Td className="text-right whitespace-nowrap">{bytes(storage.bytes)}</Td>
          </Tr>
        </tbody>
      </Table>
    </Card>
  )
}
