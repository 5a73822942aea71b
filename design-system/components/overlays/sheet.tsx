import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { lockScroll, useBackdropPress } from './modal.tsx'

interface SheetProps {
  title: ReactNode
  closeLabel: string
  /** The content of the row that opens the sheet: an `ActionRow`. */
  row: ReactNode
  /** Whether the page's address asks for what is in the sheet. */
  startsOpen?: boolean | undefined
  children: ReactNode
}

/** A row and the sheet it opens: at the bottom of a phone, in the middle of a wider screen. A popover until scripts run, then a modal. */
export function Sheet({ title, closeLabel, row, startsOpen = false, children }: SheetProps) {
  const id = useId()
  const titleId = `${id}-title`
  const dialog = useRef<HTMLDialogElement>(null)
  const unlock = useRef<() => void>(undefined)
  function shut() {
    dialog.current?.close()
    closed()
  }
  const backdrop = useBackdropPress(shut)
  const presses = {
    onPointerDown: backdrop.onPointerDown,
    onClick: (event: MouseEvent) => {
      // A link may lead to the same page with other search values.
      if (event.target instanceof Element && event.target.closest('a')) shut()
      else backdrop.onClick(event)
    },
  }

  function show() {
    const element = dialog.current
    if (!element || unlock.current) return
    element.hidePopover()
    element.close()
    element.showModal()
    document.getElementById(titleId)?.focus()
    unlock.current = lockScroll()
  }
  function closed() {
    if (dialog.current?.open) return
    unlock.current?.()
    unlock.current = undefined
  }
  // Only the address with which the page was opened counts: a later one must not close what is open.
  const [opensAtOnce] = useState(startsOpen)
  const begin = useEffectEvent(() => {
    if (opensAtOnce) show()
  })
  useEffect(() => {
    begin()
    return () => {
      unlock.current?.()
      unlock.current = undefined
    }
  }, [])

  const byScript = (act: () => void) => (event: MouseEvent) => {
    // The native popover would open beside the modal.
    event.preventDefault()
    act()
  }
  return (
    <>
      <button type="button" className="action-row__root" popoverTarget={id} aria-haspopup="dialog" onClick={byScript(show)}>
        {row}
      </button>
      <dialog
        ref={dialog}
        id={id}
        popover="auto"
        open={opensAtOnce}
        className="sheet__root"
        aria-labelledby={titleId}
        onClose={closed}
        {...presses}
      >
        <div className="sheet__header">
          <h2 id={titleId} className="sheet__title" tabIndex={-1}>
            {title}
          </h2>
          <IconButton label={closeLabel} popoverTarget={id} popoverTargetAction="hide" onClick={byScript(shut)}>
            <X />
          </IconButton>
        </div>
        <div className="sheet__body">{children}</div>
      </dialog>
    </>
  )
}
