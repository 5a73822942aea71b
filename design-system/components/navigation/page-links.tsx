import { EllipsisVertical } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { look } from '../../look.ts'
import { iconButtonLook } from '../actions/icon-button.tsx'
import { textLinkLook } from '../actions/text-link.tsx'

/**
 * Links beside a page's title, each with `textLinkLook({ variant: 'alone' })`. A native popover, so that it opens before hydration.
 *
 * @param id for buttons, which close it by `popoverTarget={id}` and `popoverTargetAction="hide"`
 */
export function PageLinks({ id, label, children }: { id?: string | undefined; label: string; children: ReactNode }) {
  const generated = useId()
  const panelId = id ?? generated
  return (
    <>
      <button
        type="button"
        className={iconButtonLook('outline', 'page-links__trigger')}
        popoverTarget={panelId}
        aria-label={label}
        title={label}
      >
        <EllipsisVertical size={20} strokeWidth={1.75} aria-hidden />
      </button>
      <div id={panelId} popover="auto" className={look('menu__panel', undefined, 'page-links__panel')} role="group" aria-label={label}>
        {children}
      </div>
    </>
  )
}

/** Links to the parts of a page that is long without two columns. @param folded where a phone shows the titles of all parts at once */
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
