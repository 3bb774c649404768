/** What is recorded of calls, and how long what was replaced stays. */
import { type FormEvent, useState } from 'react'
import type { OrganisationChange, OrganisationSettings } from '../../../api/answers.ts'
import { KeepingFields, useKeeping } from '../../components/keeping-fields.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card, CardContent, CardFooter, CardHeader } from '../../components/ui/card.tsx'
import { ErrorNote } from '../../components/ui/states.tsx'
import { toast } from '../../components/ui/toast.tsx'
import { useChange } from '../../data.ts'

interface Props {
  readonly settings: OrganisationSettings
  readonly mayChange: boolean
}

export function Keeping({ settings, mayChange }: Props) {
  // Undefined until somebody chooses: other people change it too, and saving must not take that back.
  const [chosen, setChosen] = useState<boolean>()
  const usageRows = chosen ?? settings.usageRows
  const keeping = useKeeping(settings)
  const change = useChange('PATCH /organisations/:organisation', { done: 'Saved.', tellFailure: false })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (keeping.wrong) return
    const body: OrganisationChange = {
      ...(usageRows === settings.usageRows ? {} : { usageRows }),
      ...keeping.changed(),
    }
    if (Object.keys(body).length === 0) toast.success('Nothing has changed.')
    else change.mutate({ params: { organisation: settings.id }, body }, { onSuccess: saved })
  }
  const saved = (): void => {
    setChosen(undefined)
    keeping.saved()
  }
  return (
    <Card>
      <form onSubmit={submit}>
        <fieldset disabled={!mayChange}>
          <CardHeader title="Records and retention" description="Repositories may have settings of their own." />
          <CardContent className="grid gap-5 sm:grid-cols-2">
            <label className="flex items-start gap-3 sm:col-span-2">
              <input
                type="checkbox"
                className="mt-0.5 size-4 shrink-0 accent-primary"
                checked={usageRows}
                onChange={(event) => setChosen(event.target.checked)}
              />
              <span className="min-w-0">
                <span className="block font-medium">Keep a row of each call</span>
                <span className="block text-muted-foreground">
                  Records who called which tool, with which client, on which repository, and how long it took; never the
                  question or the code. Without it there are only hourly counts.
                </span>
              </span>
            </label>
            <KeepingFields form={keeping} none="The service’s setting" />
            {change.error ? <ErrorNote error={change.error} /> : null}
          </CardContent>
          {mayChange ? (
            <CardFooter className="justify-end">
              <Button type="submit" busy={change.isPending} disabled={keeping.wrong}>
                Save
              </Button>
            </CardFooter>
          ) : null}
        </fieldset>
      </form>
    </Card>
  )
}
