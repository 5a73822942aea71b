import { useCallback, useState } from 'react'
import { look } from '../look.ts'
import { longestLogo } from '../theme/brand-mark-rules.ts'
import type { Mode } from '../tokens/palettes.ts'

export interface BrandLogo {
  light: string
  dark?: string | null | undefined
  /** A smaller logo that is used below 600 px if `compact` is set. */
  mini?: string | null | undefined
  darkMini?: string | null | undefined
}

export const isUnreadable = ({ naturalWidth, naturalHeight }: { naturalWidth: number; naturalHeight: number }) =>
  naturalWidth > longestLogo * naturalHeight

/** The institution's logo, or a tile with its initial and its name if no logo is readable. Goes inside an element with class `brand-mark__root`. */
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
  const [isLogoUseless, setLogoUseless] = useState(false)
  const onUseless = useCallback(() => setLogoUseless(true), [])
  if (logo && !isLogoUseless)
    return <Logo {...logo} {...(!compact && { mini: null, darkMini: null })} name={name} mode={mode} onUseless={onUseless} />
  return (
    <>
      <span className="brand-mark__tile" aria-hidden="true">
        {initial}
      </span>
      <span dir="auto" className={look('brand-mark__name', { compact })}>
        {name}
      </span>
    </>
  )
}

/** The dark logo is limited to screens: paper is white. */
function Logo({
  light,
  dark,
  mini,
  darkMini,
  name,
  mode,
  onUseless,
}: BrandLogo & { name: string; mode: Mode | null | undefined; onUseless: () => void }) {
  const judge = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image?.complete) return
      if (isUnreadable(image)) onUseless()
      // A logo that failed before scripts ran has no width; neither has a drawing without intrinsic size.
      else if (image.naturalWidth === 0) image.decode?.().catch(onUseless)
    },
    [onUseless],
  )
  const isDark = mode === 'dark' || mode === 'white-on-black'
  const small = 'screen and (max-width: 37.49rem)'
  return (
    <picture>
      {darkMini && (isDark || !mode) ? (
        <source srcSet={darkMini} media={isDark ? small : `${small} and (prefers-color-scheme: dark)`} />
      ) : null}
      {mini ? <source srcSet={mini} media={small} /> : null}
      {dark && (isDark || !mode) ? <source srcSet={dark} media={isDark ? 'screen' : 'screen and (prefers-color-scheme: dark)'} /> : null}
      <img
        // May have loaded before scripts ran.
        ref={judge}
        className="brand-mark__logo"
        data-dark={dark ? '' : undefined}
        src={light}
        alt={name}
        height="40"
        onLoad={({ currentTarget }) => judge(currentTarget)}
        onError={onUseless}
      />
    </picture>
  )
}
