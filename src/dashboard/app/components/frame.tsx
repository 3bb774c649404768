/**
 * What is around every page: who is signed in, the navigation, and the place where the page goes.
 */
import { LogIn, Menu as MenuIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, Outlet, useLocation, useNavigation } from 'react-router'
import { ApiError } from '../api.ts'
import { useAnswer, usePulse } from '../data.ts'
import { MeContext } from '../organisation.ts'
import { AccountMenu } from './account-menu.tsx'
import { Logo } from './logo.tsx'
import { Navigation } from './navigation.tsx'
import { Button } from './ui/button.tsx'
import { cn } from './ui/cn.ts'
import { Sheet, SheetContent, SheetTrigger } from './ui/sheet.tsx'
import { ErrorState, LoadingRows, Notice } from './ui/states.tsx'

export function Frame() {
  const me = useAnswer('GET /me', { live: ['audit'] })
  const signedOut = me.error instanceof ApiError && me.error.status === 401
  const service = usePulse(me.data !== undefined && !signedOut)
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  const changing = useNavigation().state !== 'idle'
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)

  // A new page is shown from its top, and keyboard focus continues from there.
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setOpen(false)
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname])

  if (signedOut) return <SignedOut />
  if (me.data === undefined)
    return (
      <main className="mx-auto max-w-3xl p-8">
        {me.error ? (
          <ErrorState heading="h1" error={me.error} retry={() => void me.refetch()} />
        ) : (
          <LoadingRows label="Loading the dashboard" />
        )}
      </main>
    )
  return (
    <MeContext value={me.data}>
      <a
        href="#main"
        className="sr-only z-60 rounded-md bg-primary px-3 py-2 text-primary-foreground focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <div className="flex min-h-dvh">
        <aside className="sticky top-0 hidden h-dvh w-60 shrink-0 flex-col border-r bg-sidebar lg:flex">
          <Link to="/" className="flex items-center gap-2 px-5 pt-5 pb-4 text-base font-semibold tracking-tight">
            <Logo className="size-6 text-primary" /> Sextant
          </Link>
          <Navigation />
          <div className="mt-auto border-t p-3">
            <AccountMenu />
          </div>
        </aside>
        <div className="flex min-w-0 flex-1 flex-col">
          <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b bg-sidebar px-3 lg:hidden">
            <Sheet open={open} onOpenChange={setOpen}>
              <SheetTrigger asChild>
                <Button variant="ghost" size="icon" aria-label="Open navigation">
                  <MenuIcon aria-hidden />
                </Button>
              </SheetTrigger>
              <SheetContent title="Navigation">
                <div className="flex items-center gap-2 px-5 pt-4 pb-4 text-base font-semibold">
                  <Logo className="size-6 text-primary" /> Sextant
                </div>
                <Navigation onChoose={() => setOpen(false)} />
              </SheetContent>
            </Sheet>
            <Link to="/" className="flex items-center gap-2 font-semibold">
              <Logo className="size-5 text-primary" /> Sextant
            </Link>
            <div className="ml-auto">
              <AccountMenu compact />
            </div>
          </header>
          <div
            aria-hidden
            className={cn(
              'fixed inset-x-0 top-0 z-60 h-0.5 bg-primary transition-opacity',
              changing ? 'animate-pulse opacity-100' : 'opacity-0',
            )}
          />
          <main
            ref={main}
            id="main"
            tabIndex={-1}
            className="mx-auto w-full max-w-6xl min-w-0 flex-1 space-y-6 px-4 py-6 outline-none sm:px-8 sm:py-8"
          >
            {service === 'lost' ? (
              <p role="status" className="rounded-md border border-warning/30 bg-warning/10 px-4 py-2 text-warning">
                The service cannot be reached. This page shows its last answer and reconnects automatically.
              </p>
            ) : null}
            <Outlet />
          </main>
        </div>
      </div>
    </MeContext>
  )
}

function SignedOut() {
  const { pathname, search } = useLocation()
  return (
    <main className="grid min-h-dvh place-items-center">
      <title>Signed out · Sextant</title>
      {/* It takes the place of the page, whatever somebody is doing there. */}
      <div role="alert">
        <Notice
          heading="h1"
          icon={LogIn}
          title="You are signed out"
          action={
            <Button asChild>
              <a href={`/sign-in?return=${encodeURIComponent(pathname + search)}`}>Sign in</a>
            </Button>
          }
        >
          Your session has ended, or an administrator ended it.
        </Notice>
      </div>
    </main>
  )
}
