/** For repositories that GitHub does not list for us: named by hand, confirmed by GitHub where it can be. */
import { type FormEvent, useState } from 'react'
import type { Linked } from '../../../api/answers.ts'
import { ApiError } from '../../api.ts'
import { Button } from '../../components/ui/button.tsx'
import { Card, CardContent, CardFooter, CardHeader } from '../../components/ui/card.tsx'
import { Field, Input } from '../../components/ui/input.tsx'
import { ErrorNote } from '../../components/ui/states.tsx'
import { useChange } from '../../data.ts'
import { useOrganisation } from '../../organisation.ts'

const NAME = /^[^/\s]{1,100}\/[^/\s]{1,100}$/

export function ByName({ onLinked }: { readonly onLinked: (answer: Linked) => Promise<void> }) {
  const organisation = useOrganisation()
  const [name, setName] = useState('')
  const [ref, setRef] = useState('')
  const [wrong, setWrong] = useState<string>()
  const link = useChange('POST /organisations/:organisation/repositories', {
    done: 'Linked.',
    first: onLinked,
    tellFailure: false,
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const repository = name
      .trim()
      .replace(/^https?:\/\/[^/]+\//, '')
      .replace(/(\.git)?\/?$/, '')
    setWrong(NAME.test(repository) ? undefined : 'An owner and a name, as in acme/widgets.')
    if (!NAME.test(repository)) return
    const defaultRef = ref.trim()
    link.mutate({
      params: { organisation: organisation.id },
      body: { repository, ...(defaultRef === '' ? {} : { defaultRef }) },
    })
  }
  const problem = link.error instanceof ApiError ? link.error : undefined
  return (
    <Card>
      <form onSubmit={submit}>
        <CardHeader
          title="By name"
          description="The repository may also not exist at GitHub: then API tokens can upload to it."
        />
        <CardContent className="grid gap-4 sm:grid-cols-2">
          <Field label="Repository" error={wrong ?? problem?.of('repository')}>
            {(field) => (
              <Input
                {...field}
                placeholder={`${organisation.name}/widgets`}
                value={name}
                onChange={(event) => setName(event.target.value)}
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </Field>
          <Field
            label="Default branch"
            hint="If empty: GitHub’s default branch, or main."
            error={problem?.of('defaultRef')}
          >
            {(field) => (
              <Input
                {...field}
                placeholder="main"
                value={ref}
                onChange={(event) => setRef(event.target.value)}
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </Field>
          {link.error && problem?.details.length !== 1 ? <ErrorNote error={link.error} /> : null}
        </CardContent>
        <CardFooter className="justify-end">
          <Button type="submit" busy={link.isPending}>
            Link repository
          </Button>
        </CardFooter>
      </form>
    </Card>
  )
}
