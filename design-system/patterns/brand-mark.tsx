import { look } from '../look.ts'

/** The institution: its logo, or a tile with its initial, and its name. Put it inside a link with class `brand-mark__root`. */
export function BrandMark({
  name,
  initial,
  logo,
  compact,
}: {
  name: string
  initial: string
  /** Address of an image that holds the name already; the words are then read but not shown. */
  logo?: string | undefined
  compact?: boolean | undefined
}) {
  if (logo) return <img className="brand-mark__logo" src={logo} alt={name} height="36" />
  return (
    <>
      <span className="brand-mark__tile" aria-hidden="true">
        {initial}
      </span>
      <span className={look('brand-mark__name', { compact })}>{name}</span>
    </>
  )
}
