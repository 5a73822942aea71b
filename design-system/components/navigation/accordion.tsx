import type { ReactNode } from 'react'
import { ChevronDown } from '../icons/chevron-down.tsx'

export interface AccordionItem {
  id: string
  title: ReactNode
  icon?: ReactNode
  end?: ReactNode
  open?: boolean | undefined
  content: ReactNode
}

/** Native `<details>` sections. With a `name`, opening one closes the others. */
export function Accordion({
  items,
  name,
  level = 3,
}: {
  items: readonly AccordionItem[]
  name?: string | undefined
  level?: 2 | 3 | 4 | undefined
}) {
  const Heading = `h${level}` as const
  return (
    <div className="accordion__root">
      {items.map(({ id, title, icon, end, open, content }) => (
        <details key={id} className="accordion__item" name={name} open={open}>
          <summary className="accordion__summary">
            {icon}
            <Heading className="accordion__title">{title}</Heading>
            {end ? <span className="accordion__end">{end}</span> : null}
            <ChevronDown />
          </summary>
          <div className="accordion__content">{content}</div>
        </details>
      ))}
    </div>
  )
}
