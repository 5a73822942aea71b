/** The user's choice (`data-mode` on <html>), else the system's preferences. The queries exclude each other, so order never matters. */
const chosen = (mode: string) => `[data-mode=${mode}] &`
const unchosen = 'html:not([data-mode]) &'

export const modeConditions = {
  // Paper is white: the dark modes apply to screens only.
  dark: {
    '@media screen': { [chosen('dark')]: '@slot' },
    '@media screen and (prefers-color-scheme: dark) and (not (prefers-contrast: more))': { [unchosen]: '@slot' },
  },
  blackOnWhite: {
    [chosen('black-on-white')]: '@slot',
    '@media (prefers-contrast: more) and (not (prefers-color-scheme: dark))': { [unchosen]: '@slot' },
  },
  whiteOnBlack: {
    '@media screen': { [chosen('white-on-black')]: '@slot' },
    '@media screen and (prefers-contrast: more) and (prefers-color-scheme: dark)': { [unchosen]: '@slot' },
  },
  contrast: {
    '[data-mode*=-on-] &': '@slot',
    '@media (prefers-contrast: more)': { [unchosen]: '@slot' },
  },
} as const
