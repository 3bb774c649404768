import { PageHeader } from '../../components/page.tsx'

export default function Page() {
  return <PageHeader title="Repositories" />
}
