import type { ReactNode } from 'react'
import { initials } from '../choices/initials.ts'

export function TileGrid({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className="tile__grid">
      {children}
    </ul>
  )
}

/** A link, a button, or neither with a `note` that says why. */
export function Tile({
  name,
  logo,
  href,
  onPress,
  isBusy = false,
  note,
}: {
  name: string
  logo: string | null
  href?: string | undefined
  onPress?: (() => void) | undefined
  isBusy?: boolean | undefined
  note?: string | undefined
}) {
  const inside = (
    <>
      <span className="tile__logo" aria-hidden="true">
        {logo ? <img src={logo} alt="" width="56" height="56" /> : initials(name)}
      </span>
      <span className="tile__name">{name}</span>
      {note ? <span className="tile__note">{note}</span> : null}
    </>
  )
  return (
    <li>
      {href ? (
        <a href={href} className="tile__root">
          {inside}
        </a>
      ) : onPress ? (
        <button type="button" className="tile__root" aria-busy={isBusy || undefined} onClick={isBusy ? undefined : onPress}>
          {inside}
        </button>
      ) : (
        <div className="tile__root">{inside}</div>
      )}
    </li>
  )
}
