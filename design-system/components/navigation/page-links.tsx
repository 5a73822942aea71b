import { EllipsisVertical } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { look } from '../../look.ts'
import { iconButtonLook } from '../actions/icon-button.tsx'
import { textLinkLook } from '../actions/text-link.tsx'

/**
 * Links beside a page's title, each with `textLinkLook({ variant: 'alone' })`. A native popover, so that it opens before hydration.
 *
 * @param foldsOn where they are in a menu: beside a long title, on tablets too
 * @param id for buttons, which close it by `popoverTarget={id}` and `popoverTargetAction="hide"`
 */
export function PageLinks({
  id,
  label,
  foldsOn = 'phone',
  children,
}: {
  id?: string | undefined
  label: string
  foldsOn?: 'phone' | 'tablet'
  children: ReactNode
}) {
  const generated = useId()
  const panelId = id ?? generated
  return (
    <>
      <button
        type="button"
        className={iconButtonLook('outline', look('page-links__trigger', { foldsOn }))}
        popoverTarget={panelId}
        aria-label={label}
        title={label}
      >
        <EllipsisVertical />
      </button>
      <div
        id={panelId}
        popover="auto"
        className={look('menu__panel', undefined, look('page-links__panel', { foldsOn }))}
        role="group"
        aria-label={label}
      >
        {children}
      </div>
    </>
  )
}

/** Links to the parts of a long page, shown where it has one column. @param folded where a phone shows the titles of all parts at once */
export function PartLinks({
  label,
  parts,
  folded,
}: {
  label: string
  parts: ReadonlyArray<{ id: string; name: string }>
  folded?: boolean
}) {
  return (
    <nav className="page-links__parts" aria-label={label} data-folded={folded || undefined}>
      {parts.map(({ id, name }) => (
        <a key={id} href={`#${id}`} className={textLinkLook({ variant: 'alone', size: 'sm' })}>
          {name}
        </a>
      ))}
    </nav>
  )
}
