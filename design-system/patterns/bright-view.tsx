import { type ReactNode, useEffect, useId } from 'react'
import { Modal } from '../components/overlays/modal.tsx'

/** A code on the full screen, on white paper. Keeps the screen from turning off if the browser can. Without scripts it is open as the server writes it. */
export function BrightView({
  title,
  close,
  menu,
  holder,
  code,
  typed,
  foot,
  onClose,
}: {
  /** For assistive technology: the card says the same to the eye. */
  title: ReactNode
  /** A link with `iconButtonLook()`. */
  close: ReactNode
  menu: ReactNode
  /** Picture, name and issuer. */
  holder: { photo: ReactNode; name: string; issuer: string }
  code: ReactNode
  typed: { label: ReactNode; code: string }
  foot?: ReactNode
  onClose: () => void
}) {
  const titleId = useId()
  useEffect(keepScreenOn, [])
  return (
    <Modal open onClose={onClose} titleId={titleId} className="bright-view__root">
      <div className="bright-view__bar">
        {close}
        {menu}
      </div>
      <div className="bright-view__main">
        <h2 id={titleId} tabIndex={-1} className="visually-hidden">
          {title}
        </h2>
        <div className="bright-view__card">
          <div className="bright-view__holder">
            {holder.photo}
            <div>
              <p dir="auto" className="bright-view__name">
                {holder.name}
              </p>
              <p dir="auto">{holder.issuer}</p>
            </div>
          </div>
          <div className="bright-view__code">{code}</div>
          <p className="bright-view__typed">
            <span className="bright-view__typedLabel">{typed.label}</span> {typed.code}
          </p>
        </div>
        {foot ? <div className="bright-view__foot">{foot}</div> : null}
      </div>
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
