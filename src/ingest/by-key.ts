/**
 * Merges lists that each ascend by key into one, holding only what each list is at: the lists together may be larger than
 * memory.
 */

export interface Keyed<Key> {
  readonly key: Key
}
export interface List<Key, Item> {
  /** No item has a lower key. */
  readonly first: Key
  /** Called when the list is reached. */
  open(): Iterator<Item>
}

/** Each key once, in ascending order, with the items that have it. What does not ascend is left out from there on. */
export function* byKey<Key extends number | string, Item extends Keyed<Key>>(
  lists: readonly List<Key, Item>[],
): Generator<{ readonly key: Key; readonly items: Item[] }> {
  const waiting = lists.toSorted((a, b) => (a.first < b.first ? -1 : a.first > b.first ? 1 : 0))
  let opened = 0
  /** A binary heap: the list whose next item has the lowest key comes first. */
  const heap: { item: Item; readonly rest: Iterator<Item> }[] = []
  let before: Key | undefined
  for (;;) {
    for (; opened < waiting.length; opened++) {
      const list = waiting[opened] as List<Key, Item>
      if (heap[0] && heap[0].item.key < list.first) break
      const rest = list.open()
      const { value, done } = rest.next()
      if (done || (before !== undefined && value.key <= before)) continue
      heap.push({ item: value, rest })
      rise(heap)
    }
    const key = heap[0]?.item.key
    if (key === undefined) return
    const items: Item[] = []
    for (let top = heap[0]; top?.item.key === key; top = heap[0]) {
      items.push(top.item)
      const { value, done } = top.rest.next()
      if (done || value.key < key) {
        const last = heap.pop()
        if (last && last !== top) heap[0] = last
      } else {
        top.item = value
      }
      sink(heap)
    }
    before = key
    yield { key, items }
  }
}

type Heap<Key> = { readonly item: Keyed<Key> }[]

/** Moves the last entry to its place. */
function rise<Key extends number | string>(heap: Heap<Key>): void {
  for (let at = heap.length - 1; at > 0; ) {
    const above = (at - 1) >> 1
    if (!swapped(heap, above, at)) return
    at = above
  }
}

/** Moves the first entry to its place. */
function sink<Key extends number | string>(heap: Heap<Key>): void {
  for (let at = 0; ; ) {
    const left = 2 * at + 1
    const lower = isLower(heap, left + 1, left) ? left + 1 : left
    if (!swapped(heap, at, lower)) return
    at = lower
  }
}

/** Puts the entry with the lower key above. */
function swapped<Key extends number | string>(heap: Heap<Key>, above: number, below: number): boolean {
  if (!isLower(heap, below, above)) return false
  const entry = heap[above] as Heap<Key>[number]
  heap[above] = heap[below] as Heap<Key>[number]
  heap[below] = entry
  return true
}

function isLower<Key extends number | string>(heap: Heap<Key>, one: number, other: number): boolean {
  const [a, b] = [heap[one], heap[other]]
  return a !== undefined && b !== undefined && a.item.key < b.item.key
}
