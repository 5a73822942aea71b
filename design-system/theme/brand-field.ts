/** Percent by which each stop of the field moves away from the colour of its text, and of the text's colour in its rings. */
export const fieldShares = { start: 30, middle: 22, end: 26, rings: 5 }

/** Degrees by which the last stop turns at most, towards magenta or, for greens and yellows, towards orange. */
export const fieldTurn = { most: 20, axis: 320 }

const ground = 'token(colors.bar.ground)'
const opposite = 'rgb(from token(colors.bar.text) calc(255 - r) calc(255 - g) calc(255 - b))'
const turned = `oklch(from ${ground} l calc(c * 0.9) calc(h + ${fieldTurn.most} * cos((h - ${fieldTurn.axis}) * 1deg)))`
const stop = (color: string, share: number) => `color-mix(in srgb, ${color}, ${opposite} ${share}%)`

/**
 * The institution's colour as a surface for text in `bar.text`: three stops, each further from the text than the colour itself, so that
 * the rings leave it readable. One plain colour where the browser does not calculate with colours, and in the contrast modes.
 */
export const brandField = {
  position: 'relative',
  isolation: 'isolate',
  background: 'bar.ground',
  color: 'bar.text',
  '@supports (color: rgb(from white r g b))': {
    background: `linear-gradient(155deg, ${stop(ground, fieldShares.start)}, ${stop(ground, fieldShares.middle)} 48%, ${stop(turned, fieldShares.end)} 118%)`,
    _before: {
      content: '""',
      position: 'absolute',
      inset: '0',
      zIndex: '-1',
      background: `repeating-radial-gradient(circle at 84% 112%, transparent 0 1.5rem, color-mix(in srgb, transparent, token(colors.bar.text) ${fieldShares.rings}%) 1.5rem 2.5rem)`,
      maskImage: 'radial-gradient(circle at 84% 112%, #000 20%, transparent 85%)',
    },
  },
  _contrast: { background: 'bar.ground', _before: { display: 'none' } },
} as const
