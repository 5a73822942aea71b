import { palettes, tones, type Mode } from '../tokens/palettes.ts'
import { ringShare } from './brand-colors.ts'
import { mixHex } from './oklch.ts'
import type { TenantModeTheme } from './tenant-theme.ts'

export interface ContrastPair {
  name: string
  foreground: string
  background: string
  minimum: number
}

/** Returns the colour pairs to check. Text must reach 4.5:1 (7:1 in the contrast modes), borders, icons and focus 3:1. */
export function contrastPairs(mode: Mode, theme: TenantModeTheme): ContrastPair[] {
  const palette = palettes[mode]
  const textRatio = mode === 'light' || mode === 'dark' ? 4.5 : 7
  const pairs: ContrastPair[] = []
  const text = (name: string, foreground: string, background: string) => pairs.push({ name, foreground, background, minimum: textRatio })
  const graphic = (name: string, foreground: string, background: string) => pairs.push({ name, foreground, background, minimum: 3 })

  for (const ground of ['page', 'surface', 'sunken'] as const) {
    text(`text on ${ground}`, palette.text, palette[ground])
    text(`muted on ${ground}`, palette.muted, palette[ground])
    graphic(`control border on ${ground}`, palette.border, palette[ground])
    for (const tone of tones) text(`${tone} on ${ground}`, palette.tone[tone].text, palette[ground])
  }
  text('text on inverse', palette.onInverse, palette.inverse)
  for (const tone of tones) {
    const { text: word, tint, solid, onSolid } = palette.tone[tone]
    text(`${tone} on its tint`, word, tint)
    text(`text on ${tone} tint`, palette.text, tint)
    text(`muted on ${tone} tint`, palette.muted, tint)
    text(`text on ${tone} solid`, onSolid, solid)
    graphic(`${tone} solid on surface`, solid, palette.surface)
  }
  for (const role of ['brand', 'accent', 'secondary', 'loading'] as const) {
    const colors = theme[role]
    for (const ground of ['page', 'surface', 'sunken'] as const) {
      text(`${role} text on ${ground}`, colors.text, palette[ground])
      graphic(`${role} edge on ${ground}`, colors.edge, palette[ground])
      graphic(`${role} mark on ${ground}`, colors.mark, palette[ground])
    }
    text(`${role} text on its tint`, colors.text, colors.tint)
    text(`text on ${role} tint`, palette.text, colors.tint)
    text(`muted on ${role} tint`, palette.muted, colors.tint)
    graphic(`${role} mark on its tint`, colors.mark, colors.tint)
    text(`text on ${role} solid`, colors.onSolid, colors.solid)
    text(`text on ${role} solid hover`, colors.onSolid, colors.solidHover)
  }
  const { shade, field, glow, onSolid } = theme.brand
  const onField = mode === 'light' ? onSolid : palette.text
  for (const [name, stop] of Object.entries({ shade, field, glow })) {
    text(`text on the brand field's ${name}`, onField, stop)
    text(
      `text on a ring of the brand field's ${name}`,
      onField,
      mode === 'light' || mode === 'dark' ? mixHex(stop, onField, ringShare) : stop,
    )
  }
  return pairs
}
