import { defineGlobalStyles } from '@pandacss/dev'

/** What every page shares, on bare elements. */
export const globalStyles = defineGlobalStyles({
  html: {
    colorScheme: 'light',
    background: 'page',
    color: 'text',
    fontFamily: 'body',
    fontSize: '100%',
    // Larger text of a person's own wish, on top of the browser's: sizes are in rem, so everything grows with it.
    '&[data-text=large]': { fontSize: '125%' },
    lineHeight: '1.5',
    // Focus never ends up under the sticky header or the action bar.
    scrollPaddingTop: '6rem',
    scrollPaddingBottom: '7rem',
    '-webkit-text-size-adjust': '100%',
    '-webkit-font-smoothing': 'antialiased',
    '&[data-mode=dark], &[data-mode=white-on-black]': { colorScheme: 'dark' },
    '@media (prefers-color-scheme: dark)': { '&:not([data-mode])': { colorScheme: 'dark' } },
    _print: { background: '#ffffff', '&[data-mode]': { colorScheme: 'light' } },
  },
  body: { margin: '0', minHeight: '100dvh', overflowWrap: 'break-word' },
  'b, strong': { fontWeight: 'bold' },
  // The Mono draws larger than the text around it.
  'code, samp': { fontFamily: 'code', fontSize: '0.9em' },
  ':focus-visible': {
    outlineWidth: '3px',
    outlineStyle: 'solid',
    outlineColor: 'brand.mark',
    outlineOffset: '2px',
  },
  'main:focus-visible': { outlineStyle: 'none' },
  '::selection': { background: 'brand.solid', color: 'brand.onSolid' },
  'button:disabled': { cursor: 'not-allowed' },
  '[hidden]': { display: 'none !important' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { transitionDuration: '0s !important', scrollBehavior: 'auto !important' },
  },
})
