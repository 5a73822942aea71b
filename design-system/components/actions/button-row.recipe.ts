import { defineRecipe } from '@pandacss/dev'

export const buttonRowRecipe = defineRecipe({
  className: 'button-row',
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
    gap: '3',
    // A reason below one button does not stretch the others.
    alignItems: 'start',
    _empty: { display: 'none' },
    '& > :not(.button) .button': { width: 'full' },
    '& > [role=status]': { gridColumn: '1 / -1' },
  },
  variants: { short: { true: { display: 'flex', flexWrap: 'wrap', gap: '2' } } },
})
