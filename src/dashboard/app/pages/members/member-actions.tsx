/**
 * What can be done about one member. The service decides; only actions that it would certainly refuse are left out
 * here.
 */
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Member, Role } from '../../../api/answers.ts'
import { Button } from '../../components/ui/button.tsx'
import { Confirm } from '../../components/ui/confirm.tsx'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '../../components/ui/menu.tsx'
import { useChange } from '../../data.ts'
import { at, runs, useOrganisation } from '../../organisation.ts'

const ROLES: readonly Role[] = ['owner', 'admin', 'member']
type Asking = 'suspend' | 'remove' | Role | undefined

const MEANING: Record<Role, string> = {
  owner: 'reads and changes everything, appoints other owners and can delete the organisation',
  admin: 'reads everything and decides who may read what',
  member: 'reads what is shared with them, with a team of theirs, or with everybody',
}

export function MemberActions({ member, lastOwner }: { readonly member: Member; readonly lastOwner: boolean }) {
  const organisation = useOrganisation()
  const navigate = useNavigate()
  const [asking, setAsking] = useState<Asking>()
  const { login } = member.account
  const params = { organisation: organisation.id, account: member.account.id }
  const restore = useChange('PATCH /organisations/:organisation/members/:account', { done: `${login} may act again.` })
  const change = useChange('PATCH /organisations/:organisation/members/:account', {
    done: `${login}: changed.`,
    tellFailure: false,
  })
  const suspend = useChange('PATCH /organisations/:organisation/members/:account', {
    done: `${login} is suspended.`,
    undo: () => restore.mutate({ params, body: { suspended: false } }),
    tellFailure: false,
  })
  const remove = useChange('DELETE /organisations/:organisation/members/:account', {
    done: member.you ? `You left ${organisation.name}.` : `${login} was removed.`,
    tellFailure: false,
  })
  const owner = organisation.role === 'owner'
  const mayEnd = owner || (organisation.role === 'admin' && member.role === 'member')
  const mayRemove = (mayEnd || member.you) && !lastOwner
  if (!runs(organisation) && !member.you) return null
  const confirm = (): Promise<unknown> => {
    if (asking === 'suspend') return suspend.mutateAsync({ params, body: { suspended: true } })
    if (asking === 'remove') return remove.mutateAsync({ params })
    return change.mutateAsync({ params, body: { role: asking as Role } })
  }
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <Button variant="ghost" size="icon-sm" aria-label={`Actions for ${login}`}>
            <Ellipsis aria-hidden />
          </Button>
        </MenuTrigger>
        <MenuContent>
          {runs(organisation) ? (
            <MenuItem onSelect={() => void navigate(`${at(organisation, 'access')}?person=${member.account.id}`)}>
              What they can read
            </MenuItem>
          ) : null}
          {owner && !lastOwner
            ? ROLES.filter((role) => role !== member.role).map((role) => (
                <MenuItem key={role} onSelect={() => setAsking(role)}>
                  Make {role}
                </MenuItem>
              ))
            : null}
          {mayEnd && !member.you ? (
            member.suspendedAt === null ? (
              <MenuItem onSelect={() => setAsking('suspend')}>Suspend</MenuItem>
            ) : (
              <MenuItem onSelect={() => restore.mutate({ params, body: { suspended: false } })}>Let act again</MenuItem>
            )
          ) : null}
          {mayRemove ? (
            <>
              <MenuSeparator />
              <MenuItem destructive onSelect={() => setAsking('remove')}>
                {member.you ? 'Leave the organisation' : 'Remove'}
              </MenuItem>
            </>
          ) : lastOwner ? (
            <MenuItem disabled>The only owner stays</MenuItem>
          ) : null}
        </MenuContent>
      </Menu>
      <Confirm
        open={asking !== undefined}
        onOpenChange={(open) => (open ? undefined : setAsking(undefined))}
        title={titleOf(asking, member)}
        description={meaningOf(asking, member, organisation.fromGitHub)}
        action={titleOf(asking, member).replace(/\?$/, '')}
        destructive={asking === 'remove' || asking === 'suspend'}
        onConfirm={confirm}
      />
    </>
  )
}

function titleOf(asking: Asking, { account, you }: Member): string {
  if (asking === 'remove') return you ? 'Leave the organisation?' : `Remove ${account.login}?`
  if (asking === 'suspend') return `Suspend ${account.login}?`
  return `Make ${account.login} ${asking ?? 'member'}?`
}

function meaningOf(asking: Asking, { fromGitHub, role }: Member, ofGitHub: boolean): string {
  if (asking === 'remove')
    return `Their tokens and clients are refused from the next call on, and what was shared with them is no longer shared.${
      fromGitHub
        ? ' Whoever is still a member at GitHub comes back with their next sign-in: remove them there too.'
        : ''
    }`
  if (asking === 'suspend')
    return 'Their tokens and clients are refused from the next call on. They keep what they have, and can use it again once you reinstate them.'
  if (asking === undefined) return ''
  // Whom GitHub calls an owner or a member is that; only an admin appointed here stays one.
  const saysGitHub = fromGitHub && ofGitHub && (asking === 'owner' || role === 'owner')
  return `${asking[0]?.toUpperCase()}${asking.slice(1)}: ${MEANING[asking]}.${
    saysGitHub
      ? ' GitHub says who owns this organisation, and is asked at their next sign-in: change it there too.'
      : ''
  }`
}
