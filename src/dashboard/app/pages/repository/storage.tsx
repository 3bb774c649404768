/** What the repository takes in the databases, and about what that costs; an estimate, with the prices it was made with. */
import type { RepositoryPageDetail } from '../../../api/answers.ts'
import { bytes, count, dollars } from '../../components/ui/amounts.ts'
import { Card, CardContent, CardHeader } from '../../components/ui/card.tsx'
import { ErrorState, LoadingRows } from '../../components/ui/states.tsx'
import { Table, Td, Th, Tr } from '../../components/ui/table.tsx'
import { useAnswer } from '../../data.ts'

export default function Storage({ repository }: { readonly repository: RepositoryPageDetail }) {
  const { data, error, isPending, refetch } = useAnswer('GET /repositories/:repository/storage', {
    params: { repository: repository.id },
    live: ['index'],
  })
  if (isPending) return <LoadingRows rows={4} />
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  const { estimate } = data
  return (
    <>
      <Card>
        <CardHeader
          title="Estimated cost"
          description={`With list prices of ${estimate.asOf}, without what an account has for free.`}
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
            {data.tables.map((table) => (
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
              <Td className="text-right">{count(data.rows)}</Td>
              <Td className="text-right whitespace-nowrap">{bytes(data.bytes)}</Td>
            </Tr>
          </tbody>
        </Table>
      </Card>
    </>
  )
}
