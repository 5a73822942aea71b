import { useLayoutEffect, useRef } from 'react'
import { Tag } from './tag.tsx'

export interface TagListItem {
  id: string
  label: string
}

/** Tags that can be taken away one by one: focus goes on to the neighbour, and to the list after the last. */
export function TagList({
  label,
  items,
  onRemove,
  removeLabel,
}: {
  /** Names the list. */
  label: string
  items: TagListItem[]
  onRemove: (id: string) => void
  /** Names the button of one tag, such as "Remove 2026". */
  removeLabel: (label: string) => string
}) {
  const list = useRef<HTMLUListElement>(null)
  const removedAt = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (removedAt.current === null) return
    const buttons = list.current?.querySelectorAll('button') ?? []
    const neighbour = buttons[Math.min(removedAt.current, buttons.length - 1)]
    removedAt.current = null
    ;(neighbour ?? list.current)?.focus()
  }, [items])
  return (
    <ul ref={list} className="tag__list" aria-label={label} tabIndex={-1}>
      {items.map((item, index) => (
        <li key={item.id}>
          <Tag
            removeLabel={removeLabel(item.label)}
            onRemove={() => {
              removedAt.current = index
              onRemove(item.id)
            }}
          >
            {item.label}
          </Tag>
        </li>
      ))}
    </ul>
  )
}
