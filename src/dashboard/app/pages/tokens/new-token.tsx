/**
 * Making a token, and the one time that it is seen. The dialog does not close by a slip once the token is in it.
 */
import { type FormEvent, useState } from 'react'
import { plural } from '../../components/ui/amounts.ts'
import { Button } from '../../components/ui/button.tsx'
import { type Choice, Choices } from '../../components/ui/choices.tsx'
import { CodeBlock } from '../../components/ui/copy.tsx'
import { Dialog, DialogContent, DialogFooter } from '../../components/ui/dialog.tsx'
import { focusOn, useOpener } from '../../components/ui/focus.ts'
import { Field, Input, Select } from '../../components/ui/input.tsx'
import { ErrorNote } from '../../components/ui/states.tsx'
import { useChange, usePages } from '../../data.ts'
import { runs, useOrganisation } from '../../organisation.ts'

type Kind = 'mine' | 'reader' | 'ci'
const KINDS: readonly (Choice<Kind> & { readonly admins: boolean })[] = [
  {
    value: 'mine',
    label: 'Reads what I may read',
    meaning: 'For a client of your own. It ends with your membership.',
    admins: false,
  },
  {
    value: 'reader',
    label: 'Reads for the organisation',
    meaning: 'Belongs to no person, and stays when you leave.',
    admins: true,
  },
  {
    value: 'ci',
    label: 'Uploads indexes',
    meaning: 'For CI other than GitHub Actions, which needs no token.',
    admins: true,
  },
]
const LIFETIMES = [7, 30, 90, 365]

export function NewTokenDialog({
  open,
  onOpenChange,
}: {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}) {
  const [made, setMade] = useState<string>()
  const opener = useOpener(open)
  const create = useChange('POST /organisations/:organisation/tokens', {
    tellFailure: false,
    first: ({ token }) => setMade(token),
  })
  // Of our own: what the mutation says of itself comes a moment later, and a key pressed until then would close the dialog.
  const [asked, setAsked] = useState(false)
  const close = (): void => {
    setMade(undefined)
    create.reset()
    onOpenChange(false)
  }
  // Nor while it is being made: nobody would see it.
  const making = asked && made === undefined
  const stay = (event: Event): void => {
    if (made !== undefined || making) event.preventDefault()
  }
  return (
    <Dialog open={open} onOpenChange={(to) => (to ? onOpenChange(true) : making ? undefined : close())}>
      <DialogContent
        title={made === undefined ? 'New token' : 'Copy the token now'}
        description={
          made === undefined ? undefined : 'It is shown only once. Whoever has it can use it: keep it secret.'
        }
        onInteractOutside={stay}
        onEscapeKeyDown={stay}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          focusOn(opener.current)
        }}
      >
        {made === undefined ? (
          <Form create={create} onAsk={setAsked} cancel={close} />
        ) : (
          <>
            <CodeBlock code={made} label="Token" wrap />
            <DialogFooter>
              <Button onClick={close}>I have copied it</Button>
            </DialogFooter>
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}

interface FormProps {
  readonly create: ReturnType<typeof useChange<'POST /organisations/:organisation/tokens'>>
  /** Whether an answer is waited for. */
  readonly onAsk: (asked: boolean) => void
  readonly cancel: () => void
}

function Form({ create, onAsk, cancel }: FormProps) {
  const organisation = useOrganisation()
  const [name, setName] = useState('')
  const [kind, setKind] = useState<Kind>('mine')
  const [repository, setRepository] = useState('')
  const [refPattern, setRefPattern] = useState('')
  const [days, setDays] = useState('90')
  const { items } = usePages('GET /repositories', {
    query: { organisation: organisation.id, limit: 500 },
    whole: true,
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (name.trim() === '') return
    onAsk(true)
    create.mutate(
      {
        params: { organisation: organisation.id },
        body: {
          name: name.trim(),
          personal: kind === 'mine',
          scopes: kind === 'ci' ? (repository === '' ? ['write', 'repository:create'] : ['write']) : ['read'],
          ...(repository === '' ? {} : { repositoryId: Number(repository) }),
          ...(refPattern.trim() === '' ? {} : { refPattern: refPattern.trim() }),
          ...(days === '' ? {} : { expiresInDays: Number(days) }),
        },
      },
      { onSettled: () => onAsk(false) },
    )
  }
  const kinds = KINDS.filter(({ admins }) => runs(organisation) || !admins)
  return (
    <form onSubmit={submit} className="space-y-4">
      <Field label="Name" hint="A name to recognise it by, such as where it is used.">
        {(field) => (
          <Input
            {...field}
            value={name}
            maxLength={100}
            required
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Choices legend="What it may do" showLegend choices={kinds} value={kind} onChoose={setKind} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Repository">
          {(field) => (
            <Select
              {...field}
              className="w-full"
              value={repository}
              onChange={(event) => setRepository(event.target.value)}
            >
              <option value="">{kind === 'ci' ? 'All, including new ones' : 'Every one'}</option>
              {items.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.repository}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Ends after">
          {(field) => (
            <Select {...field} className="w-full" value={days} onChange={(event) => setDays(event.target.value)}>
              {LIFETIMES.map((one) => (
                <option key={one} value={one}>
                  {plural(one, 'day')}
                </option>
              ))}
              <option value="">Never</option>
            </Select>
          )}
        </Field>
      </div>
      <Field label="Refs" hint="Leave empty for every ref. A star matches anything: release/*">
        {(field) => (
          <Input
            {...field}
            value={refPattern}
            maxLength={250}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setRefPattern(event.target.value)}
          />
        )}
      </Field>
      {create.error ? <ErrorNote error={create.error} /> : null}
      <DialogFooter>
        <Button variant="outline" onClick={cancel} disabled={create.isPending}>
          Cancel
        </Button>
        <Button type="submit" busy={create.isPending} disabled={name.trim() === ''}>
          Make token
        </Button>
      </DialogFooter>
    </form>
  )
}
