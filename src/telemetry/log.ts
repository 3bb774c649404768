/**
 * One JSON line per event, for the platform's log search. Ids and counts only: no source text, no queries, no tokens.
 */

type Level = 'info' | 'warn' | 'error'

export function log(level: Level, event: string, fields: Record<string, unknown> = {}): void {
  const line = JSON.stringify({ level, event, ...fields }, (_, value: unknown) =>
    value instanceof Error ? { name: value.name, message: value.message, stack: value.stack } : value,
  )
  if (level === 'error') console.error(line)
  else console.log(line)
}
