import { defineSlotRecipe } from '@pandacss/dev'

export const photoRowRecipe = defineSlotRecipe({
  className: 'photo-row',
  slots: ['root', 'text', 'title', 'hint', 'actions', 'file', 'acts'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { base: '4', sm: '6' } },
    text: { display: 'grid', gap: '1', flex: '1 1 10rem', minWidth: '0' },
    title: { textStyle: 'strong', overflowWrap: 'anywhere', 'h2&': { textStyle: 'section' } },
    hint: { margin: '0', textStyle: 'small', color: 'muted' },
    actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', marginTop: '2' },
    // Side by side where there is room.
    acts: { display: 'flex', flexWrap: 'wrap', gap: '2', '& > :not([popover])': { flex: '1 1 6rem' } },
    file: { flex: '1 1 8rem', width: '8rem', minWidth: '0', _touch: { minHeight: 'target' }, '&:invalid + button': { display: 'none' } },
  },
  variants: {
    /** The photo stands above the words, as wide as its card; on a phone beside them, so that several photos are visible at once. */
    above: {
      true: {
        root: {
          alignItems: 'start',
          '& img': { width: '7rem' },
          sm: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', '& img': { width: 'full' } },
        },
        // Reserves two lines each, so that the content below is at the same height in adjacent cards.
        text: { sm: { alignContent: 'start', minHeight: 'calc(2 * 1.625rem + 2 * 1.25rem + token(spacing.1))' } },
        // Each fact has a line of its own, however short the first is.
        hint: { '& .facts__one': { display: 'block', _before: { display: 'none' } } },
      },
    },
  },
})
