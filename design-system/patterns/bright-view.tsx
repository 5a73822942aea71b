import { type ReactNode, useEffect, useId } from 'react'
import { Button } from '../components/actions/button.tsx'
import { Modal } from '../components/overlays/modal.tsx'

/** A code on the full screen. Keeps the screen from turning off if the browser can. */
export function BrightView({
  title,
  facts,
  closeLabel,
  onClose,
  children,
}: {
  title: ReactNode
  /** The facts below the title; each element or text has a line of its own. */
  facts?: ReactNode
  closeLabel: string
  onClose: () => void
  children: ReactNode
}) {
  const titleId = useId()
  useEffect(keepScreenOn, [])
  return (
    <Modal open onClose={onClose} titleId={titleId} className="bright-view__root">
      <h2 id={titleId} tabIndex={-1} className="bright-view__title">
        {title}
      </h2>
      {facts ? <p className="bright-view__facts">{facts}</p> : null}
      <div className="bright-view__code">{children}</div>
      <Button onClick={onClose}>{closeLabel}</Button>
    </Modal>
  )
}

/** Keeps the screen on until the returned function is called. Browsers stop doing so when the page is hidden. */
function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | undefined
  let isOpen = true
  const ask = async () => {
    if (document.visibilityState !== 'visible') return
    // The wake lock is missing in some browsers and refused when the battery is low.
    const wakeLock = await navigator.wakeLock?.request('screen').catch(() => undefined)
    if (isOpen) lock = wakeLock
    else void wakeLock?.release()
  }
  const again = () => void ask()
  again()
  document.addEventListener('visibilitychange', again)
  return () => {
    isOpen = false
    document.removeEventListener('visibilitychange', again)
    void lock?.release()
  }
}
