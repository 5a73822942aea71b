import { defineSlotRecipe } from '@pandacss/dev'

export const dialogRecipe = defineSlotRecipe({
  className: 'dialog',
  slots: ['root', 'header', 'title', 'body', 'actions'],
  base: {
    root: {
      margin: 'auto',
      padding: '0',
      width: 'calc(100vw - 2rem)',
      maxWidth: '34rem',
      maxHeight: 'calc(100dvh - 2rem)',
      overflow: 'auto',
      background: 'surface',
      color: 'text',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'hairline',
      borderRadius: 'card',
      '&::backdrop': { background: 'rgb(0 0 0 / 0.5)' },
      _contrast: { borderWidth: '3px' },
      // A sheet at the thumb's end on phones.
      smDown: { marginBottom: '0', maxWidth: 'full', width: 'full', borderBottomRadius: '0' },
    },
    header: {
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '4',
      paddingInlineStart: '6',
      paddingInlineEnd: '4',
      paddingTop: '4',
    },
    title: { paddingTop: '2', textStyle: 'section', overflowWrap: 'anywhere' },
    body: { paddingInline: '6', paddingBlock: '4' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '3',
      paddingInline: '6',
      paddingBottom: 'max(1.5rem, env(safe-area-inset-bottom))',
      smDown: { flexDirection: 'column-reverse', '& > *': { width: 'full' } },
    },
  },
  variants: { size: { wide: { root: { maxWidth: '52rem' } } } },
})
