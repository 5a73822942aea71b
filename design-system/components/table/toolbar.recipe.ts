import { defineSlotRecipe } from '@pandacss/dev'

export const toolbarRecipe = defineSlotRecipe({
  className: 'toolbar',
  slots: ['root', 'filters', 'actions'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', justifyContent: 'space-between', gap: '3' },
    filters: { flex: '1 1 20rem', minWidth: '0' },
    // On a phone the actions are above the filters, since the list belongs directly below those.
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      mdDown: {
        order: '-1',
        flexBasis: 'full',
        '& > *': { flex: '1 1 auto' },
        '& > :not(.button)': { display: 'grid' },
        '& svg': { display: 'none' },
      },
    },
  },
})
