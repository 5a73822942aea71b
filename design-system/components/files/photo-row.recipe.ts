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
    /** The photo above, as large as its card; beside the words on a phone, so that several are seen at once. */
    above: {
      true: {
        root: {
          alignItems: 'start',
          '& img': { width: '7rem' },
          sm: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', '& img': { width: 'full' } },
        },
        // Room for two lines each, so that what follows stands on one height in cards side by side.
        text: { sm: { alignContent: 'start', minHeight: 'calc(2 * 1.625rem + 2 * 1.25rem + token(spacing.1))' } },
        // Each a line of its own, however long the first is.
        hint: { '& .facts__one': { display: 'block', _before: { display: 'none' } } },
      },
    },
  },
})
