import { look } from '../look.ts'
import type { Mode } from '../tokens/palettes.ts'

export interface BrandLogo {
  light: string
  dark?: string | null | undefined
  /** Used instead below 600 px where `compact`. */
  mini?: string | null | undefined
  darkMini?: string | null | undefined
}

/** The institution's logo, or a tile with its initial and its name. Goes inside an element with class `brand-mark__root`. */
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
  /** The mode that the user chose; without one the device's preference selects the logo. */
  mode?: Mode | null | undefined
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

/** The dark logo is limited to screens: paper is white. */
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
