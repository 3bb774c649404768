/** Text to take along: a copy button that says when it has copied, and blocks of code that have one. */
import { Check, Copy as CopyIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { cn } from './cn.ts'
import { toast } from './toast.tsx'

export function CopyButton({
  text,
  label = 'Copy',
  showLabel = false,
  ...rest
}: { readonly text: string; readonly label?: string; readonly showLabel?: boolean } & Omit<ButtonProps, 'onClick'>) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      toast.error('The browser did not allow copying. Select the text and copy it.')
    }
  }
  return (
    <Button
      variant="outline"
      size={showLabel ? 'sm' : 'icon-sm'}
      aria-label={copied ? 'Copied' : label}
      title={label}
      {...rest}
      onClick={copy}
    >
      {copied ? <Check className="text-success" aria-hidden /> : <CopyIcon aria-hidden />}
      {showLabel ? (copied ? 'Copied' : label) : null}
      <span className="sr-only" aria-live="polite">
        {copied ? 'Copied' : ''}
      </span>
    </Button>
  )
}

/** Code as it is, scrolling sideways by itself. `wrap` for one-liners that should be seen whole. */
export function CodeBlock({
  code,
  label,
  wrap = false,
  className,
}: {
  readonly code: string
  /** What it is, for the copy button: `Copy workflow`. */
  readonly label?: string
  readonly wrap?: boolean
  readonly className?: string
}) {
  return (
    <div className={cn('relative min-w-0 rounded-lg border bg-muted', className)}>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className={cn(
          'max-h-96 overflow-auto py-3 pr-12 pl-4 font-mono text-[0.8125rem] leading-relaxed',
          wrap && 'whitespace-pre-wrap wrap-anywhere',
        )}
      >
        <code>{code}</code>
      </pre>
      <CopyButton text={code} label={label ?? 'Copy'} className="absolute top-1.5 right-1.5 bg-card" />
    </div>
  )
}
