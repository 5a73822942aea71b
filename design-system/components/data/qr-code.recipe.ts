import { defineSlotRecipe } from '@pandacss/dev'

export const qrCodeRecipe = defineSlotRecipe({
  className: 'qr-code',
  slots: ['root', 'drawing', 'caption'],
  base: {
    root: { display: 'grid', gap: '3', justifyItems: 'center', margin: '0' },
    caption: { textStyle: 'small', color: 'muted', textAlign: 'center' },
    drawing: {
      display: 'block',
      boxSize: '13rem',
      maxWidth: 'full',
      height: 'auto',
      aspectRatio: 'square',
      marginInline: 'auto',
      borderRadius: 'group',
      // Cameras need dark on light in every mode, so these two are not tokens.
      background: '#ffffff',
      color: '#000000',
      // Less glaring in the dark mode, and cameras can still read it.
      _dark: { background: '#e8e8e8' },
      _whiteOnBlack: { background: '#e8e8e8' },
      forcedColorAdjust: 'none',
    },
  },
  variants: {
    /** For scanning from a screen: on wide screens larger than on a phone. */
    large: { true: { drawing: { lg: { boxSize: '24rem' } } } },
  },
})
