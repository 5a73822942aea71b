import { defineSlotRecipe } from '@pandacss/dev'

/** How far the first card overlaps the hero. */
const overlap = { base: '4rem', lg: '5rem' }

export const heroRecipe = defineSlotRecipe({
  className: 'hero',
  slots: ['root', 'title', 'subtitle'],
  base: {
    root: {
      marginTop: { base: '-6', lg: '-10' },
      // The following content begins inside the hero, across the gap between the page's parts.
      marginBottom: {
        base: `calc(-1 * (${overlap.base} + 1.25rem))`,
        sm: `calc(-1 * (${overlap.base} + 1.5rem))`,
        lg: `calc(-1 * (${overlap.lg} + 2rem))`,
      },
      marginInline: 'calc(-1 * var(--page-gutter))',
      paddingTop: { base: '4', lg: '8' },
      paddingBottom: { base: `calc(${overlap.base} + 1.5rem)`, lg: `calc(${overlap.lg} + 2rem)` },
      paddingInline: 'var(--page-gutter)',
      background:
        'linear-gradient(90deg, token(colors.bar.ground) 30%, transparent), linear-gradient(token(colors.bar.ground), transparent 60%), repeating-radial-gradient(circle at 90% 130%, transparent 0 3rem, color-mix(in srgb, token(colors.bar.text) 9%, transparent) 3rem 4rem), token(colors.bar.ground)',
      color: 'bar.text',
      _contrast: { background: 'bar.ground' },
      _print: { margin: '0', padding: '0', background: 'none', color: 'text' },
    },
    title: { textStyle: 'pageTitle', overflowWrap: 'anywhere', textWrap: 'balance' },
    subtitle: { marginTop: '1', overflowWrap: 'anywhere', textWrap: 'pretty' },
  },
})
