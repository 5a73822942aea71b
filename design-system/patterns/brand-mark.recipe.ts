import { defineSlotRecipe } from '@pandacss/dev'

export const brandMarkRecipe = defineSlotRecipe({
  className: 'brand-mark',
  slots: ['root', 'tile', 'logo', 'name'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '3',
      minWidth: '0',
      'a&': { minWidth: 'target', minHeight: 'target' },
      color: 'text',
      textDecoration: 'none',
    },
    tile: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      boxSize: '9',
      borderRadius: 'control',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'brand.edge',
      background: 'brand.solid',
      color: 'brand.onSolid',
      fontSize: '1.125rem',
      fontWeight: 'bold',
      lineHeight: '1',
    },
    logo: {
      display: 'block',
      flexShrink: '0',
      height: '10',
      width: 'auto',
      maxWidth: 'min(11rem, 42vw)',
      objectFit: 'contain',
      objectPosition: 'left',
      // The contrast modes have two colours: each of the logo's becomes the nearer one.
      _contrast: { filter: 'grayscale(1) contrast(6)' },
      // A logo that is designed only for white pages.
      _whiteOnBlack: { '&:not([data-dark])': { filter: 'grayscale(1) contrast(6) invert(1)' } },
    },
    name: { fontSize: '1.125rem', lineHeight: '1.25', fontWeight: 'semibold', lineClamp: '2' },
  },
  variants: {
    compact: { true: { name: { smDown: { srOnly: true } } } },
  },
})
