import { defineSlotRecipe } from '@pandacss/dev'
import { entryFooter } from './sign-in-layout.recipe.ts'

export const standalonePageRecipe = defineSlotRecipe({
  className: 'standalone-page',
  slots: ['root', 'brand', 'task', 'footer'],
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
    task: {
      display: 'grid',
      gap: '6',
      width: 'full',
      maxWidth: '36rem',
      marginInline: 'auto',
      marginTop: { base: '6', sm: '10' },
      justifyItems: 'stretch',
      '&[data-width=wide]': { maxWidth: '64rem' },
    },
    footer: {
      ...entryFooter,
      width: 'full',
      maxWidth: '36rem',
      marginInline: 'auto',
      marginTop: 'auto',
      paddingTop: '8',
      _print: { display: 'none' },
    },
  },
})
