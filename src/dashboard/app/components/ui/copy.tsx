/** Text to take along: a copy button that says when it has copied, and blocks of code that have one. */
import { Check, Copy as CopyIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { cn } from './cn.ts'
import { Scrolling } from './scrolling.tsx'
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
      toast.error('The browser did not allow copying. Select the text and copy it yourself.')
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

/** Code as it is. `wrap` for one-liners that should be seen whole. */
export function CodeBlock({
  code,
  label,
  wrap = false,
}: {
  readonly code: string
  /** What it is: `Workflow`. */
  readonly label: string
  readonly wrap?: boolean
}) {
  return (
    <div className="relative min-w-0 rounded-lg border bg-muted">
      <Scrolling label={label} className="max-h-96 py-3 pr-12 pl-4">
        <pre className={cn('font-mono text-[0.8125rem] leading-relaxed', wrap && 'whitespace-pre-wrap wrap-anywhere')}>
          <code>{code}</code>
        </pre>
      </Scrolling>
      <CopyButton text={code} label={`Copy ${label.toLowerCase()}`} className="absolute top-1.5 right-1.5 bg-card" />
    </div>
  )
}
