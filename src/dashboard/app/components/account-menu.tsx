/**
 * Who is signed in, the theme, and signing out: here (a form, because it changes something and must work without a script)
 * and everywhere.
 */
import { ChevronsUpDown, CircleUser, LogOut, Monitor, MonitorX, Moon, Sun } from 'lucide-react'
import { useRef, useState } from 'react'
import { useChange } from '../data.ts'
import { useMe } from '../organisation.ts'
import { type Theme, useTheme } from '../theme.ts'
import { Button } from './ui/button.tsx'
import { Confirm } from './ui/confirm.tsx'
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

export function AccountMenu({ compact = false }: { readonly compact?: boolean }) {
  const { account, signIn } = useMe()
  const [theme, setTheme] = useTheme()
  const out = useRef<HTMLFormElement>(null)
  const [asking, setAsking] = useState(false)
  const everywhere = useChange('POST /sign-out-everywhere', {
    first: () => window.location.assign('/'),
    tellFailure: false,
  })
  return (
    <>
      <form ref={out} method="post" action="/sign-out" className="hidden" />
      <Menu>
        <MenuTrigger asChild>
          <Button
            variant="ghost"
            className={compact ? 'size-9 p-0' : 'w-full justify-start px-2 -outline-offset-2'}
            aria-label={`Account: ${account.login}`}
          >
            <CircleUser className="size-5 text-muted-foreground" aria-hidden />
            {compact ? null : (
              <>
                <span className="min-w-0 flex-1 truncate text-left">{account.login}</span>
                <ChevronsUpDown className="text-muted-foreground" aria-hidden />
              </>
            )}
          </Button>
        </MenuTrigger>
        <MenuContent className="w-56" align={compact ? 'end' : 'start'}>
          <MenuLabel>
            Signed in as {account.login}
            {signIn === 'development' ? ' (development)' : ''}
          </MenuLabel>
          <MenuSeparator />
          <MenuLabel>Theme</MenuLabel>
          <MenuRadioGroup value={theme} onValueChange={(to) => setTheme(to as Theme)}>
            <MenuRadioItem value="system">
              <Monitor aria-hidden /> As the system
            </MenuRadioItem>
            <MenuRadioItem value="light">
              <Sun aria-hidden /> Light
            </MenuRadioItem>
            <MenuRadioItem value="dark">
              <Moon aria-hidden /> Dark
            </MenuRadioItem>
          </MenuRadioGroup>
          <MenuSeparator />
          <MenuItem onSelect={() => out.current?.requestSubmit()}>
            <LogOut aria-hidden /> Sign out
          </MenuItem>
          <MenuItem onSelect={() => setAsking(true)}>
            <MonitorX aria-hidden /> Sign out everywhere
          </MenuItem>
        </MenuContent>
      </Menu>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title="Sign out everywhere?"
        description="Ends your session in every browser, including this one, and disconnects all of your clients, in every organisation. Each client has to be allowed again. API tokens keep working: revoke those under Tokens."
        action="Sign out everywhere"
        onConfirm={() => everywhere.mutateAsync({})}
      />
    </>
  )
}
