import { defineRecipe } from '@pandacss/dev'

export const avatarRecipe = defineRecipe({
  className: 'avatar',
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    overflow: 'hidden',
    borderRadius: 'full',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'structure',
    background: 'brand.tint',
    color: 'brand.text',
    fontWeight: 'semibold',
    lineHeight: '1',
    '& > img': { boxSize: 'full', objectFit: 'cover' },
  },
  variants: {
    size: {
      sm: { boxSize: '8', fontSize: '0.75rem' },
      md: { boxSize: '10', fontSize: '0.875rem' },
      lg: { boxSize: '12', fontSize: '1rem' },
      xl: { boxSize: '24', fontSize: '2rem' },
    },
  },
})
