import { defineGlobalStyles } from '@pandacss/dev'

export const globalStyles = defineGlobalStyles({
  html: {
    colorScheme: 'light',
    background: 'page',
    color: 'text',
    fontFamily: 'body',
    fontSize: '100%',
    // The user's larger text multiplies the browser's own font size: all sizes are in rem.
    '&[data-text=large]': { fontSize: '125%' },
    lineHeight: '1.5',
    // Keeps the focused element clear of the sticky header and the action bar.
    scrollPaddingTop: 'min(6rem, 33vh)',
    scrollPaddingBottom: 'min(7rem, 33vh)',
    '-webkit-text-size-adjust': '100%',
    '-webkit-font-smoothing': 'antialiased',
    '&[data-mode=dark], &[data-mode=white-on-black]': { colorScheme: 'dark' },
    '@media (prefers-color-scheme: dark)': { '&:not([data-mode])': { colorScheme: 'dark' } },
    // Smaller, so that tables stay tables on A4.
    _print: { fontSize: '75%', background: '#ffffff', '&[data-mode]': { colorScheme: 'light' } },
  },
  body: { margin: '0', minHeight: '100dvh', overflowWrap: 'break-word' },
  'b, strong': { fontWeight: 'bold' },
  'code, samp': { fontFamily: 'code', fontSize: '0.9em' },
  ':focus-visible': {
    outlineWidth: '3px',
    outlineStyle: 'solid',
    outlineColor: 'brand.mark',
    outlineOffset: '2px',
  },
  'main:focus-visible': { outlineStyle: 'none' },
  '::selection': { background: 'brand.solid', color: 'brand.onSolid' },
  // Icons grow with the text; Lucide's own sizes are pixels.
  ...Object.fromEntries(
    [14, 16, 20, 24, 28, 32].map((size) => [`svg[width="${size}"]`, { width: `${size / 16}rem`, height: `${size / 16}rem` }]),
  ),
  'button:disabled': { cursor: 'not-allowed' },
  // Controls that do nothing without scripts.
  '@media (scripting: none)': {
    '[data-scripted]': { display: 'none !important' },
    // The content of `noscript` is laid out with its neighbours.
    noscript: { display: 'contents' },
  },
  // Hides keyboard hints on touch devices.
  '@media (hover: none) and (pointer: coarse)': { '[data-keyboard]': { display: 'none !important' } },
  '@media (scripting: enabled)': { '[data-unscripted]': { display: 'none !important' } },
  '[hidden]': { display: 'none !important' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { transitionDuration: '0s !important', scrollBehavior: 'auto !important' },
  },
})
