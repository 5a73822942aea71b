import { defineSlotRecipe } from '@pandacss/dev'

/** In the gap before a fact; a parent that clips cuts it off where the fact begins a line. */
export const markBefore = {
  position: 'relative',
  _before: { content: '"·" / ""', position: 'absolute', insetInlineEnd: '100%', width: '0.75em', textAlign: 'center' },
} as const

export const factsRecipe = defineSlotRecipe({
  className: 'facts',
  slots: ['root', 'one'],
  base: {
    root: { display: 'block', overflowX: 'clip' },
    one: {
      position: 'relative',
      display: 'inline-block',
      maxWidth: 'full',
      '&:not(:last-child)': { marginInlineEnd: '0.5em' },
      '& + &': markBefore,
    },
  },
})
