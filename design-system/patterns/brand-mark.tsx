import { look } from '../look.ts'
import type { Mode } from '../tokens/palettes.ts'

/** The addresses of a logo that holds the name already, and of the one for dark pages. */
export interface BrandLogo {
  light: string
  dark?: string | null | undefined
  /** The mark alone, for a compact place below 600 px; without them the large ones stay. */
  mini?: string | null | undefined
  darkMini?: string | null | undefined
}

/** The institution: its logo, or a tile with its initial, and its name. Put it inside a link with class `brand-mark__root`. */
export function BrandMark({
  name,
  initial,
  logo,
  mode,
  compact,
}: {
  name: string
  initial: string
  logo?: BrandLogo | null | undefined
  /** The mode that the person chose; without one the device decides which logo is loaded. */
  mode?: Mode | null | undefined
  /** Below 600 px the mark alone. */
  compact?: boolean | undefined
}) {
  if (logo) return <Logo {...logo} {...(!compact && { mini: null, darkMini: null })} name={name} mode={mode} />
  return (
    <>
      <span className="brand-mark__tile" aria-hidden="true">
        {initial}
      </span>
      <span className={look('brand-mark__name', { compact })}>{name}</span>
    </>
  )
}

/** The dark logo stays on screens: paper is white. */
function Logo({ light, dark, mini, darkMini, name, mode }: BrandLogo & { name: string; mode: Mode | null | undefined }) {
  const isDark = mode === 'dark' || mode === 'white-on-black'
  const small = 'screen and (max-width: 37.49rem)'
  return (
    <picture>
      {darkMini && (isDark || !mode) ? (
        <source srcSet={darkMini} media={isDark ? small : `${small} and (prefers-color-scheme: dark)`} />
      ) : null}
      {mini ? <source srcSet={mini} media={small} /> : null}
      {dark && (isDark || !mode) ? <source srcSet={dark} media={isDark ? 'screen' : 'screen and (prefers-color-scheme: dark)'} /> : null}
      <img className="brand-mark__logo" src={light} alt={name} height="40" />
    </picture>
  )
}
