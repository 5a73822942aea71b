import { defineRecipe } from '@pandacss/dev'

export const qrCodeRecipe = defineRecipe({
  className: 'qr-code',
  base: {
    display: 'block',
    boxSize: '13rem',
    maxWidth: 'full',
    height: 'auto',
    aspectRatio: 'square',
    marginInline: 'auto',
    borderRadius: 'group',
    // Cameras want dark on light in every mode, so these two are no tokens.
    background: '#ffffff',
    color: '#000000',
    forcedColorAdjust: 'none',
  },
})
