import { defineSlotRecipe } from '@pandacss/dev'

/** The separator, placed in the gap before its positioned parent; its width follows the gap. */
export const mark = { content: '"·" / ""', position: 'absolute', insetInlineEnd: '100%', textAlign: 'center' } as const

/** The separator before a fact; where the fact begins a line, a parent that clips its content hides it. */
export const separatorMark = { position: 'relative', _before: { ...mark, width: '0.75em' } } as const

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
      '& + &': separatorMark,
    },
  },
})
