/**
 * Where one can go: the start, and the pages of one organisation with a switch between organisations.
 */
import {
  Activity,
  Building2,
  Cable,
  ChevronsUpDown,
  Compass,
  FolderGit2,
  KeyRound,
  type LucideIcon,
  Plug,
  Plus,
  ScrollText,
  Settings,
  ShieldCheck,
  Users,
} from 'lucide-react'
import { NavLink, useNavigate, useParams } from 'react-router'
import type { MyOrganisation } from '../../api/answers.ts'
import { at, runs, useMe } from '../organisation.ts'
import { LAST_ORGANISATION } from './organisation-frame.tsx'
import { Button } from './ui/button.tsx'
import { cn } from './ui/cn.ts'
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
} from './ui/menu.tsx'

interface Place {
  readonly page: string
  readonly label: string
  readonly icon: LucideIcon
  /** Only owners and admins get an answer there. */
  readonly admins?: boolean
}

const PLACES: readonly Place[] = [
  { page: 'repositories', label: 'Repositories', icon: FolderGit2 },
  { page: 'explore', label: 'Explore', icon: Compass },
  { page: 'access', label: 'Access', icon: ShieldCheck, admins: true },
  { page: 'members', label: 'Members', icon: Users },
  { page: 'tokens', label: 'Tokens', icon: KeyRound },
  { page: 'clients', label: 'Connected clients', icon: Cable },
  { page: 'usage', label: 'Usage', icon: Activity },
  { page: 'audit', label: 'Audit log', icon: ScrollText, admins: true },
  { page: 'settings', label: 'Settings', icon: Settings },
]

export function Navigation({ onChoose }: { readonly onChoose?: () => void }) {
  const { organisations } = useMe()
  const current = useCurrentOrganisation(organisations)
  return (
    <nav aria-label="Main" className="flex min-h-0 flex-col gap-1 overflow-y-auto px-3 pb-4">
      <Item to="/" icon={Plug} label="Connect" end onChoose={onChoose} />
      <div className="pt-3 pb-1">
        <OrganisationSwitch current={current} />
      </div>
      {current === undefined
        ? null
        : PLACES.filter(({ admins }) => !admins || runs(current)).map(({ page, label, icon }) => (
            <Item key={page} to={at(current, page)} icon={icon} label={label} onChoose={onChoose} />
          ))}
    </nav>
  )
}

/** The one that the address names, else the one that was looked at last. */
function useCurrentOrganisation(organisations: readonly MyOrganisation[]): MyOrganisation | undefined {
  const named = useParams().organisation ?? localStorage.getItem(LAST_ORGANISATION)
  return organisations.find(({ name }) => name.toLowerCase() === named?.toLowerCase()) ?? organisations[0]
}

function Item({
  to,
  icon: Icon,
  label,
  end = false,
  onChoose,
}: {
  readonly to: string
  readonly icon: LucideIcon
  readonly label: string
  readonly end?: boolean
  readonly onChoose: (() => void) | undefined
}) {
  return (
    <NavLink
      to={to}
      end={end}
      onClick={onChoose}
      className={({ isActive }) =>
        cn(
          'flex items-center gap-3 rounded-md px-2.5 py-1.5 text-sm -outline-offset-2',
          isActive
            ? 'bg-accent font-medium text-accent-foreground'
            : 'text-muted-foreground hover:bg-muted hover:text-foreground',
        )
      }
    >
      <Icon className="size-4 shrink-0" aria-hidden />
      {label}
    </NavLink>
  )
}

function OrganisationSwitch({ current }: { readonly current: MyOrganisation | undefined }) {
  const { organisations, signIn } = useMe()
  const navigate = useNavigate()
  if (current === undefined && signIn === 'development') return null
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button
          variant="outline"
          className="w-full justify-start px-2.5 -outline-offset-2"
          aria-label={current === undefined ? undefined : `Organisation: ${current.name}`}
        >
          <Building2 className="text-muted-foreground" aria-hidden />
          <span className="min-w-0 flex-1 truncate text-left">{current?.name ?? 'No organisation'}</span>
          <ChevronsUpDown className="text-muted-foreground" aria-hidden />
        </Button>
      </MenuTrigger>
      <MenuContent align="start" className="w-56">
        <MenuLabel>Organisations</MenuLabel>
        <MenuRadioGroup
          value={current?.name ?? ''}
          onValueChange={(name) => {
            void navigate(at({ name }, 'repositories'))
          }}
        >
          {organisations.map(({ id, name, role }) => (
            <MenuRadioItem key={id} value={name}>
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <span className="text-xs text-muted-foreground">{role}</span>
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
        {organisations.length === 0 ? <MenuLabel>You are in none yet</MenuLabel> : null}
        <MenuSeparator />
        <MenuItem onSelect={() => void navigate('/claim')}>
          <Plus aria-hidden /> Add an organisation
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}
