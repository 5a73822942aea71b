import { defineSlotRecipe } from '@pandacss/dev'

export const standalonePageRecipe = defineSlotRecipe({
  className: 'standalone-page',
  slots: ['root', 'brand'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      minHeight: '100dvh',
      padding: { base: '4', sm: '6' },
      borderTopWidth: '4px',
      borderTopStyle: 'solid',
      borderTopColor: 'brand.edge',
    },
    brand: { display: 'flex' },
  },
})
