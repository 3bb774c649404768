/** A button's list of further actions. */
import { Check } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

/** Not modal: that hides the page from screen readers while its links and buttons can still be focused. */
export const Menu = (props: ComponentProps<typeof Radix.Root>) => <Radix.Root modal={false} {...props} />
export const MenuTrigger = Radix.Trigger
export const MenuRadioGroup = Radix.RadioGroup

const ITEM =
  "flex min-w-0 cursor-default items-center gap-2 rounded-md px-2 py-1.5 text-sm outline-none select-none data-[disabled]:opacity-55 data-[highlighted]:bg-accent data-[highlighted]:text-accent-foreground [&_svg]:shrink-0 [&_svg:not([class*='size-'])]:size-4"

export function MenuContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={6}
        align="end"
        collisionPadding={8}
        className={cn(
          'z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[min(22rem,calc(100vw-1rem))] min-w-44 overflow-y-auto rounded-lg border bg-popover p-1 text-popover-foreground shadow-lg data-[state=open]:animate-in data-[state=open]:fade-in-0',
          className,
        )}
        {...rest}
      />
    </Radix.Portal>
  )
}

export function MenuItem({
  className,
  destructive,
  ...rest
}: ComponentProps<typeof Radix.Item> & { readonly destructive?: boolean }) {
  return <Radix.Item className={cn(ITEM, destructive && 'text-destructive', className)} {...rest} />
}

export function MenuRadioItem({ className, children, ...rest }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem className={cn(ITEM, 'pr-8', className)} {...rest}>
      {children}
      <Radix.ItemIndicator className="absolute right-3">
        <Check aria-hidden />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  )
}

export function MenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return (
    <Radix.Label
      className={cn('truncate px-2 py-1.5 text-xs font-medium text-muted-foreground', className)}
      {...rest}
    />
  )
}

export function MenuSeparator({ className, ...rest }: ComponentProps<typeof Radix.Separator>) {
  return <Radix.Separator className={cn('-mx-1 my-1 h-px bg-border', className)} {...rest} />
}
