import { defineSlotRecipe } from '@pandacss/dev'

/** In the gap before what it stands in, which is its frame; its width follows the gap. */
export const mark = { content: '"·" / ""', position: 'absolute', insetInlineEnd: '100%', textAlign: 'center' } as const

/** Of a fact; a parent that clips cuts it off where the fact begins a line. */
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
