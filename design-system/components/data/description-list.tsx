import type { ReactNode } from 'react'
import { look } from '../../look.ts'

export function DescriptionList({
  items,
  layout = 'columns',
}: {
  /** @param id tells apart terms that are called alike */
  items: readonly { term: string; description: ReactNode; id?: string }[]
  /** `rows`: one below the other, for descriptions that may be long texts. */
  layout?: 'columns' | 'stacked' | 'lines' | 'rows' | undefined
}) {
  return (
    <dl className={look('description-list__root', { layout })}>
      {items.map(({ term, description, id = term }) => (
        <div key={id} className={look('description-list__item', { layout })}>
          <dt className={look('description-list__term', { layout })}>{term}</dt>
          <dd className={look('description-list__description', { layout })}>{description}</dd>
        </div>
      ))}
    </dl>
  )
}
