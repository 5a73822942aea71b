import type { ReactNode } from 'react'
import { look } from '../../look.ts'

export function DescriptionList({
  items,
  layout = 'columns',
}: {
  items: readonly { term: string; description: ReactNode }[]
  layout?: 'columns' | 'stacked' | 'lines' | undefined
}) {
  return (
    <dl className={look('description-list__root', { layout })}>
      {items.map(({ term, description }) => (
        <div key={term} className={look('description-list__item', { layout })}>
          <dt className={look('description-list__term', { layout })}>{term}</dt>
          <dd className={look('description-list__description', { layout })}>{description}</dd>
        </div>
      ))}
    </dl>
  )
}
