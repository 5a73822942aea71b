import type { ReactNode } from 'react'

/** A few links as round icons above their words. */
export function ShortcutRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul role="list" aria-label={label} className="shortcut-row__root">
      {children}
    </ul>
  )
}

export const shortcutLook = 'shortcut-row__link'

/** Returns the content of a link with `shortcutLook`. */
export function shortcutWords(icon: ReactNode, words: ReactNode): ReactNode {
  return (
    <>
      <span className="shortcut-row__icon">{icon}</span>
      <span>{words}</span>
    </>
  )
}
