/** What of a list is seen: what was searched for, the order and the page. */
import { useState } from 'react'
import { useChosen, useTyped } from '../../chosen.ts'

export interface Sort {
  readonly by: string
  readonly down: boolean
}

export interface ListView {
  readonly text: string
  readonly said: string
  readonly sort: Sort | undefined
  /** From 0. */
  readonly page: number
  search(text: string): void
  order(sort: Sort): void
  turnTo(page: number): void
}

/** `kept`: the address has it, so that it is there after a reload and after going back. For one list of a page. */
export function useListView(kept: boolean, initialSort: Sort | undefined): ListView {
  const typed = useTyped(kept ? 'search' : undefined)
  const [chosen, choose] = useChosen()
  const [own, setOwn] = useState({ sort: initialSort, page: 0 })
  const { sort, page } = kept
    ? { sort: sortIn(chosen.get('sort')) ?? initialSort, page: Math.max(1, Number(chosen.get('page')) || 1) - 1 }
    : own
  const show = (next: { readonly sort: Sort | undefined; readonly page: number }): void => {
    if (kept) choose({ sort: inAddress(next.sort, initialSort), page: next.page === 0 ? '' : String(next.page + 1) })
    else setOwn(next)
  }
  return {
    text: typed.text,
    said: typed.said,
    sort,
    page,
    search(text) {
      typed.type(text)
      if (page !== 0) show({ sort, page: 0 })
    },
    order: (by) => show({ sort: by, page: 0 }),
    turnTo: (to) => show({ sort, page: to }),
  }
}

/** `name`, or `-name` for downwards. */
function sortIn(text: string | null): Sort | undefined {
  if (text === null) return undefined
  return text.startsWith('-') ? { by: text.slice(1), down: true } : { by: text, down: false }
}

function inAddress(sort: Sort | undefined, initial: Sort | undefined): string {
  if (sort === undefined || (sort.by === initial?.by && sort.down === initial.down)) return ''
  return `${sort.down ? '-' : ''}${sort.by}`
}
