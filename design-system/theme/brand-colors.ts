import { palettes, type Mode } from '../tokens/palettes.ts'
import { lowestContrast, contrast } from './contrast.ts'
import { hexToOklch, mixHex, oklchToHex, type Oklch } from './oklch.ts'

/** The colours derived from one tenant colour for one mode, all `#rrggbb`. Ratios are WCAG contrast. */
export interface BrandColors {
  solid: string
  solidHover: string
  /** Text and icons on `solid` and `solidHover`: 4.5:1. */
  onSolid: string
  /** Edge of `solid`: 3:1 on every background, even where `solid` itself is too faint. */
  edge: string
  /** Links and active text: 4.5:1 on every background and on `tint`. */
  text: string
  tint: string
  /** Focus ring, icons, active marker: 3:1 on every background and on `tint`. */
  mark: string
  /** The three stops of the brand field, which carries headers and the student card: `field` between `shade` and `glow`. Text on it: 4.5:1, on its rings too. */
  shade: string
  field: string
  glow: string
}

const white = '#ffffff'
const black = '#000000'
const step = 0.005

/** Changes lightness in small steps until the colour reaches `ratio` on every background; falls back to black or white. */
function untilReadable(start: Oklch, direction: 1 | -1, ratio: number, backgrounds: readonly string[]): string {
  for (let l = start.l; l >= 0 && l <= 1; l += direction * step) {
    const hex = oklchToHex({ ...start, l })
    if (lowestContrast(hex, backgrounds) >= ratio) return hex
  }
  return direction === 1 ? white : black
}

function contrastText(solid: string): string {
  const ink = palettes.light.text
  if (contrast(white, solid) >= 4.5) return white
  if (contrast(ink, solid) >= 4.5) return ink
  // Black or white always reaches 4.58.
  return contrast(black, solid) >= contrast(white, solid) ? black : white
}

/** Returns the hover colour: further from the text's lightness, or closer to it if there is no room left. */
function getHover(solid: Oklch, onSolid: string): string {
  const away = onSolid === white ? -1 : 1
  const original = oklchToHex(solid)
  for (const shift of [0.06 * away, -0.06 * away, 0.03 * away, -0.03 * away]) {
    const hex = oklchToHex({ ...solid, l: solid.l + shift })
    const visible = contrast(hex, original) >= 1.04
    if (visible && contrast(onSolid, hex) >= 4.5) return hex
  }
  return original
}

function getTint({ c, h }: Oklch, l: number, share: number): string {
  const strongest = hexToOklch(oklchToHex({ l, c: 0.4, h })).c
  return oklchToHex({ l, c: Math.min(c * share, 0.6 * strongest, 0.05), h })
}

/** Returns whether a colour must not fill a button: greys look disabled, and near-whites are invisible. Near-black counts as ink. */
export function isFaint({ l, c }: Oklch): boolean {
  return l > 0.35 && c < (l > 0.95 ? 0.05 : 0.03)
}

/** The contrast to the page below which a pastel button looks disabled. */
const lowestFill = 1.5

/** The colour that fills the primary action: the tenant's, darker where it is pale, or ink. */
export function primaryFill(hex: string, mode: Mode): string {
  if (isFaint(hexToOklch(hex))) return palettes[mode].text
  return mode === 'light' ? adjustUntilReadable(hex, -1, lowestFill, [palettes.light.page]) : hex
}

/** The share of the text's colour in the rings that are drawn over a brand field. */
export const ringShare = 0.1

const turn = (22 * Math.PI) / 180

/** Returns the stops of the brand field: away from its text's lightness at the start, a warmer hue at the end. */
function getField(hex: string, text: string, isDark: boolean): Pick<BrandColors, 'shade' | 'field' | 'glow'> {
  const color = hexToOklch(hex)
  const base = isDark ? { ...color, l: 0.33, c: Math.min(color.c, 0.13) } : color
  const away = hexToOklch(text).l > 0.5 ? -1 : 1
  const isWarm = base.h > 0.7 && base.h < 3.1
  const readable = (stop: Oklch): string => {
    for (let l = stop.l; l >= 0 && l <= 1; l += away * step) {
      const result = oklchToHex({ ...stop, l })
      if (contrast(text, mixHex(result, text, ringShare)) >= 4.6) return result
    }
    return away === 1 ? white : black
  }
  return {
    shade: readable({ ...base, c: base.c * 0.85, l: base.l + away * (isDark ? 0.1 : 0.065) }),
    field: readable(base),
    glow: readable({ ...base, h: base.h + (isWarm ? -turn : turn), l: base.l + (isDark ? 0.06 : 0.04 * -away) }),
  }
}

function derive(hex: string, mode: 'light' | 'dark'): BrandColors {
  const { page, surface, sunken } = palettes[mode]
  const color = hexToOklch(hex)
  const isDark = mode === 'dark'
  const direction = isDark ? 1 : -1
  // A grey brand has no hue to distinguish it on a dark page, so it gets lighter.
  const darkFloor = 0.74 + 0.18 * (1 - Math.min(1, color.c / 0.08))
  const base = isDark && color.l < darkFloor ? { ...color, l: darkFloor, c: Math.min(color.c, 0.125) } : color
  const solid = base === color ? hex : oklchToHex(base)
  const tint = getTint(color, isDark ? 0.275 : 0.955, isDark ? 0.35 : 0.27)
  const backgrounds = [page, surface, sunken, tint]
  const onSolid = contrastText(solid)
  return {
    solid,
    solidHover: getHover(hexToOklch(solid), onSolid),
    onSolid,
    edge: adjustUntilReadable(solid, direction, 3, [page, surface, sunken]),
    text: adjustUntilReadable(solid, direction, 4.5, backgrounds),
    tint,
    mark: adjustUntilReadable(solid, direction, 3, backgrounds),
    ...getField(hex, isDark ? palettes.dark.text : onSolid, isDark),
  }
}

function adjustUntilReadable(hex: string, direction: 1 | -1, ratio: number, backgrounds: readonly string[]): string {
  if (lowestContrast(hex, backgrounds) >= ratio) return hex
  return untilReadable(hexToOklch(hex), direction, ratio, backgrounds)
}

/** Derives the brand's colours with the hue of `hex`; contrast is measured after rounding to 8 bits. */
export function brandColors(hex: string, mode: Mode): BrandColors {
  if (mode === 'light' || mode === 'dark') return derive(hex, mode)
  const { text: ink, page: paper } = palettes[mode]
  return {
    solid: ink,
    solidHover: ink,
    onSolid: paper,
    edge: ink,
    text: ink,
    tint: paper,
    mark: ink,
    shade: paper,
    field: paper,
    glow: paper,
  }
}
