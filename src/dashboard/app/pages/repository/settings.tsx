/**
 * The repository's settings. What only changes who reads can be undone at once; what deletes asks for the name.
 */
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import type { RepositoryChange, RepositoryPageDetail } from '../../../api/answers.ts'
import { KeepingFields, useKeeping } from '../../components/keeping-fields.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card, CardContent, CardFooter, CardHeader } from '../../components/ui/card.tsx'
import { Confirm } from '../../components/ui/confirm.tsx'
import { Field, Select } from '../../components/ui/input.tsx'
import { ErrorNote } from '../../components/ui/states.tsx'
import { toast } from '../../components/ui/toast.tsx'
import { useChange, usePages } from '../../data.ts'
import { at } from '../../organisation.ts'
import { BadgeToPaste } from './badge.tsx'
import { UploadRulesOf } from './uploads.tsx'
import { VisibilityChoice } from './visibility.tsx'

interface Props {
  readonly repository: RepositoryPageDetail
}

export default function Settings({ repository }: Props) {
  return (
    <>
      <VisibilityChoice repository={repository} />
      <Keeping repository={repository} />
      <Link repository={repository} />
      <UploadRulesOf repository={repository} />
      <BadgeToPaste repository={repository} />
      <Danger repository={repository} />
    </>
  )
}

function Keeping({ repository }: Props) {
  const { settings } = repository
  const id = useId()
  const params = { repository: repository.id }
  // Undefined until somebody chooses: runs and other people change it too, and saving must not take that back.
  const [chosen, setChosen] = useState<string>()
  const defaultRef = chosen ?? repository.defaultRef
  const keeping = useKeeping(settings)
  const refs = usePages('GET /repositories/:repository/refs', { params, query: { limit: 500 }, whole: true })
  const change = useChange('PATCH /repositories/:repository', { done: 'Saved.', tellFailure: false })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (keeping.wrong) return
    const body: RepositoryChange = {
      ...(defaultRef === repository.defaultRef ? {} : { defaultRef }),
      ...keeping.changed(),
    }
    if (Object.keys(body).length === 0) toast.success('Nothing has changed.')
    else change.mutate({ params, body }, { onSuccess: saved })
  }
  const saved = (): void => {
    setChosen(undefined)
    keeping.saved()
  }
  const names = [...new Set([repository.defaultRef, ...refs.items.map(({ name }) => name)])]
  return (
    <Card>
      <form onSubmit={submit} aria-labelledby={id}>
        <CardHeader title={<span id={id}>Refs and retention</span>} />
        <CardContent className="grid gap-5 sm:grid-cols-2">
          <Field label="Default ref" hint="The ref used by addresses that name none." className="sm:col-span-2">
            {(field) => (
              <Select
                {...field}
                className="w-full sm:w-80"
                value={defaultRef}
                onChange={(event) => setChosen(event.target.value)}
              >
                {names.map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {repository.otherDefaultRef === null ? null : (
            <p role="status" className="text-[0.8125rem] wrap-anywhere text-warning sm:col-span-2">
              A run has said that {repository.otherDefaultRef} is the default branch at GitHub by now. Answers to
              whoever names no ref say that they are about the former one, until one is chosen here.{' '}
              <Button
                variant="link"
                className="h-auto p-0"
                busy={change.isPending}
                onClick={() => change.mutate({ params, body: { defaultRef: repository.defaultRef } })}
              >
                Keep {repository.defaultRef}
              </Button>
            </p>
          )}
          <KeepingFields form={keeping} none="The organisation’s setting" inherited={settings.inherited} />
          {change.error ? <ErrorNote error={change.error} /> : null}
        </CardContent>
        <CardFooter className="justify-end">
          <Button type="submit" busy={change.isPending} disabled={keeping.wrong}>
            Save
          </Button>
        </CardFooter>
      </form>
    </Card>
  )
}

function Link({ repository }: Props) {
  const params = { repository: repository.id }
  const link = useChange('POST /repositories/:repository/link', {
    done: ({ confirmed }) =>
      confirmed
        ? 'Linked: GitHub confirmed which repository it is.'
        : 'GitHub could not confirm it. API tokens can upload; workflows cannot yet.',
  })
  const unlink = useChange('POST /repositories/:repository/unlink', {
    done: 'Unlinked. The index stays as it is.',
    tellFailure: false,
  })
  return (
    <Card>
      <CardHeader
        title="Link to GitHub"
        description={
          repository.linked
            ? `Workflows of ${repository.repository}${repository.githubId === null ? '' : ` (GitHub’s number ${repository.githubId})`} may upload. The link follows the number, so taking over the name does not give access.`
            : 'Workflows may not upload now. The index stays readable.'
        }
        actions={
          repository.linked ? (
            <Confirm
              title={`Unlink ${repository.repository}?`}
              description="Its workflow is refused from the next upload on. The index stays but is no longer updated, and the repository can be linked again."
              action="Unlink"
              trigger={<Button variant="outline">Unlink</Button>}
              onConfirm={() => unlink.mutateAsync({ params })}
            />
          ) : (
            <Button variant="outline" busy={link.isPending} onClick={() => link.mutate({ params })}>
              Link again
            </Button>
          )
        }
      />
    </Card>
  )
}

function Danger({ repository }: Props) {
  const navigate = useNavigate()
  const remove = useChange('DELETE /repositories/:repository', {
    done: `${repository.repository} was deleted.`,
    tellFailure: false,
    first: async () => await navigate(at(repository.organisation, 'repositories'), { replace: true }),
  })
  return (
    <Card className="border-destructive/40">
      <CardHeader
        title="Delete"
        description="Deletes the index of every ref, its runs, and who was given access. Clients get nothing from the next call on. This cannot be undone; the code at GitHub is not affected."
        actions={
          <Confirm
            title={`Delete ${repository.repository}?`}
            description="The index of every ref is deleted immediately and permanently."
            action="Delete repository"
            typed={repository.repository}
            trigger={<Button variant="destructive">Delete repository</Button>}
            onConfirm={() =>
              remove.mutateAsync({ params: { repository: repository.id }, body: { confirm: repository.repository } })
            }
          />
        }
      />
    </Card>
  )
}
