import { defineRecipe } from '@pandacss/dev'

export const countBadgeRecipe = defineRecipe({
  className: 'count-badge',
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '5',
    height: '5',
    paddingInline: '1',
    borderRadius: 'full',
    background: 'danger.solid',
    color: 'danger.onSolid',
    fontSize: '0.75rem',
    fontWeight: 'bold',
    lineHeight: '1',
    fontVariantNumeric: 'tabular-nums',
    // Forced colours drop the fill.
    _highContrast: { border: '1px solid' },
  },
})
