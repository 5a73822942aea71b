import { defineSlotRecipe } from '@pandacss/dev'
import { brandField } from './brand-field.ts'

/** How far the first card overlaps the hero. */
const overlap = { base: '4rem', lg: '5rem' }

export const heroRecipe = defineSlotRecipe({
  className: 'hero',
  slots: ['root', 'words', 'title', 'subtitle', 'act', 'circle'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '3',
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
      ...brandField,
      // The first card is raised over the hero.
      '& + .card__root, & + .two-column__root > :first-child > .card__root': {
        borderRadius: '1.25rem',
        smDown: { marginInline: '0', boxShadow: '{shadows.overlay}', _dark: { borderWidth: '1px' }, _contrast: { borderWidth: '1px' } },
      },
      _print: { margin: '0', padding: '0', background: 'none', color: 'text' },
    },
    words: { flex: '1 1 10rem', minWidth: '0' },
    title: { textStyle: 'pageTitle', overflowWrap: 'anywhere', textWrap: 'balance' },
    subtitle: { marginTop: '1', overflowWrap: 'anywhere', textWrap: 'pretty' },
    act: {
      display: 'grid',
      justifyItems: 'center',
      gap: '1',
      color: 'inherit',
      fontSize: '0.8125rem',
      lineHeight: '1.25',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline' },
      _focusVisible: { outlineColor: 'bar.text' },
    },
    circle: {
      display: 'grid',
      placeItems: 'center',
      boxSize: '12',
      borderRadius: 'full',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'transparent',
      background: 'color-mix(in srgb, token(colors.bar.text) 16%, transparent)',
      _contrast: { borderColor: 'text', background: 'transparent' },
    },
  },
})
