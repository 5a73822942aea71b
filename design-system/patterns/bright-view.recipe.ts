import { defineSlotRecipe } from '@pandacss/dev'

export const brightViewRecipe = defineSlotRecipe({
  className: 'bright-view',
  slots: ['root', 'title', 'facts', 'code'],
  base: {
    root: {
      boxSize: 'full',
      maxWidth: 'none',
      maxHeight: 'none',
      margin: '0',
      padding: '4',
      border: 'none',
      background: 'surface',
      color: 'text',
      overflow: 'auto',
      '&[open]': { display: 'grid', alignContent: 'safe center', justifyItems: 'center', gap: '4' },
      _print: { display: 'none' },
    },
    title: { textStyle: 'section', textAlign: 'center', outline: 'none' },
    facts: { display: 'grid', justifyItems: 'center', textAlign: 'center' },
    code: {
      width: 'min(100%, 75dvh)',
      '& .qr-code__drawing': { boxSize: 'full' },
      '& .qr-code__caption': { color: 'inherit', textStyle: 'body' },
    },
  },
})
