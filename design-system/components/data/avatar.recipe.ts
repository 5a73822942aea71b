import { defineRecipe } from '@pandacss/dev'

export const avatarRecipe = defineRecipe({
  className: 'avatar',
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    overflow: 'hidden',
    boxSize: '10',
    borderRadius: 'full',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'structure',
    background: 'brand.tint',
    color: 'brand.text',
    textStyle: 'smallStrong',
    '& > img': { boxSize: 'full', objectFit: 'cover' },
  },
})
