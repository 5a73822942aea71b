/** Selected by `data-mode` on <html>, else by the system's preferences. */
export const modes = ['light', 'dark', 'black-on-white', 'white-on-black'] as const
export type Mode = (typeof modes)[number]

export const tones = ['danger', 'ok', 'warning', 'info'] as const
export type Tone = (typeof tones)[number]

export interface ToneColors {
  text: string
  tint: string
  solid: string
  onSolid: string
}

/** Neutral and status colours of one mode, as `#rrggbb` (or `transparent` for `structure`). */
export interface Palette {
  page: string
  surface: string
  sunken: string
  hairline: string
  /** Edge of a control: 3:1 on every background. */
  border: string
  /** Edge drawn only in the contrast modes, where a tint may not carry meaning. */
  structure: string
  text: string
  muted: string
  inverse: string
  onInverse: string
  tone: Record<Tone, ToneColors>
}

const black = '#000000'
const white = '#ffffff'

/** Returns a palette of two colours: borders and filled marks replace the tints of the other modes. */
function contrastPalette(paper: string, ink: string): Palette {
  const tone: ToneColors = { text: ink, tint: paper, solid: ink, onSolid: paper }
  return {
    page: paper,
    surface: paper,
    sunken: paper,
    hairline: ink,
    border: ink,
    structure: ink,
    text: ink,
    muted: ink,
    inverse: ink,
    onInverse: paper,
    tone: { danger: tone, ok: tone, warning: tone, info: tone },
  }
}

export const palettes: Record<Mode, Palette> = {
  light: {
    page: '#fbfaf8',
    surface: '#ffffff',
    sunken: '#f3f1ed',
    hairline: '#e4e0d9',
    border: '#8d877c',
    structure: 'transparent',
    text: '#1c1a17',
    muted: '#5f5a52',
    inverse: '#1c1a17',
    onInverse: '#ffffff',
    tone: {
      danger: { text: '#b3261e', tint: '#fcebe9', solid: '#b3261e', onSolid: '#ffffff' },
      ok: { text: '#0b6b50', tint: '#e3f3ed', solid: '#0b6b50', onSolid: '#ffffff' },
      warning: { text: '#8a5300', tint: '#fbf0dd', solid: '#8a5300', onSolid: '#ffffff' },
      info: { text: '#0b5c8f', tint: '#e4f0f8', solid: '#0b5c8f', onSolid: '#ffffff' },
    },
  },
  dark: {
    page: '#141310',
    surface: '#1d1b18',
    sunken: '#262420',
    hairline: '#37342e',
    border: '#8f887c',
    structure: 'transparent',
    text: '#f4f1ec',
    muted: '#b5aea3',
    inverse: '#f4f1ec',
    onInverse: '#1c1a17',
    tone: {
      danger: { text: '#ff9d92', tint: '#3b1d1a', solid: '#ff9d92', onSolid: '#3b0f0b' },
      ok: { text: '#6fd3ae', tint: '#12302a', solid: '#6fd3ae', onSolid: '#062a20' },
      warning: { text: '#f3b454', tint: '#3a2b12', solid: '#f3b454', onSolid: '#2f1e02' },
      info: { text: '#7cc4f0', tint: '#14303f', solid: '#7cc4f0', onSolid: '#06263a' },
    },
  },
  'black-on-white': contrastPalette(white, black),
  'white-on-black': contrastPalette(black, white),
}
