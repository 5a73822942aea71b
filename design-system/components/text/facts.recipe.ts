import { defineSlotRecipe } from '@pandacss/dev'

export const factsRecipe = defineSlotRecipe({
  className: 'facts',
  slots: ['root', 'one', 'mark'],
  base: {
    // Cuts off the mark of what begins a line.
    root: { display: 'block', overflowX: 'clip' },
    one: { position: 'relative', display: 'inline-block', maxWidth: 'full', '&:not(:last-child)': { marginInlineEnd: '0.5em' } },
    mark: { position: 'absolute', insetInlineEnd: '100%', width: '0.75em', textAlign: 'center', whiteSpace: 'nowrap' },
  },
})
