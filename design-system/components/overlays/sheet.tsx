import { X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useState } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { Modal } from './modal.tsx'

interface SheetProps {
  title: ReactNode
  closeLabel: string
  /** The content of the row that opens the sheet: an `ActionRow`. */
  row: ReactNode
  /** The address that shows the same without scripts: the page with `startsOpen`, or another page. */
  href: string
  /** Whether the page's address asks for what is in the sheet. */
  startsOpen?: boolean | undefined
  children: ReactNode
}

/** A row and the sheet it opens: at the bottom of a phone, in the middle of a wider screen. Its content is rendered once it is open. */
export function Sheet({ title, closeLabel, row, href, startsOpen = false, children }: SheetProps) {
  const titleId = useId()
  const [isOpen, setOpen] = useState(startsOpen)
  const close = () => setOpen(false)
  function open(event: MouseEvent | KeyboardEvent) {
    event.preventDefault()
    setOpen(true)
  }
  // A link may lead to the same page with other search values.
  const presses = { onClick: ({ target }: MouseEvent) => (target instanceof Element && target.closest('a') ? close() : undefined) }
  return (
    <>
      <a
        role="button"
        href={href}
        className="action-row__root"
        aria-haspopup="dialog"
        onClick={open}
        onKeyDown={(event) => (event.key === ' ' ? open(event) : undefined)}
      >
        {row}
      </a>
      <Modal open={isOpen} onClose={close} titleId={titleId} className="sheet__root">
        <div className="sheet__header">
          <h2 id={titleId} className="sheet__title" tabIndex={-1}>
            {title}
          </h2>
          <IconButton data-scripted="" label={closeLabel} onClick={close}>
            <X />
          </IconButton>
        </div>
        <div className="sheet__body" {...presses}>
          {children}
        </div>
      </Modal>
    </>
  )
}
