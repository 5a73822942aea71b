import { defineRecipe } from '@pandacss/dev'

export const optionLogoRecipe = defineRecipe({
  className: 'option-logo',
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    verticalAlign: 'middle',
    overflow: 'hidden',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'hairline',
    background: 'brand.tint',
    color: 'brand.text',
    // Logos are designed for a white background.
    '&:has(> img)': { background: '#ffffff' },
    '& > img': { boxSize: 'full', objectFit: 'contain' },
  },
  variants: {
    size: {
      sm: { boxSize: '7', borderRadius: 'badge', fontSize: '0.75rem', fontWeight: 'semibold', lineHeight: '1' },
      md: { boxSize: '12', borderRadius: 'control', textStyle: 'smallStrong' },
    },
  },
})
