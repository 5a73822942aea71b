import { defineRecipe } from '@pandacss/dev'

export const illustrationRecipe = defineRecipe({
  className: 'illustration',
  base: {
    display: 'block',
    width: '7.5rem',
    height: '6rem',
    maxWidth: 'full',
    // Read by illustrations.svg.
    '--line': 'token(colors.muted)',
    '--paper': 'token(colors.surface)',
    '--tint': 'token(colors.brand.tint)',
    '--ground': 'token(colors.sunken)',
    '--accent': 'token(colors.brand.mark)',
    '--fill': 'token(colors.brand.solid)',
    '--edge': 'token(colors.brand.edge)',
    '--on-fill': 'token(colors.brand.onSolid)',
    _highContrast: {
      '--line': 'CanvasText',
      '--paper': 'Canvas',
      '--tint': 'Canvas',
      '--ground': 'Canvas',
      '--accent': 'CanvasText',
      '--fill': 'CanvasText',
      '--edge': 'CanvasText',
      '--on-fill': 'Canvas',
    },
  },
})
