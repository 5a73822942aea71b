import { defineSlotRecipe } from '@pandacss/dev'

/** Shared by `EmptyState`, `ErrorState` and `MessagePage`. */
export const blankSlateRecipe = defineSlotRecipe({
  className: 'blank-slate',
  slots: ['root', 'icon', 'title', 'text', 'actions'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      gap: '2',
      // A phone has no room to spare when the text is enlarged.
      paddingInline: 'min(1.5rem, 7vw)',
      paddingBlock: '12',
      textAlign: 'center',
    },
    icon: {
      display: 'grid',
      placeItems: 'center',
      boxSize: '14',
      marginBottom: '2',
      borderRadius: 'card',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'structure',
      background: 'sunken',
      '& > svg': { boxSize: 'icon.lg' },
      // A drawing needs no tile.
      '&:has(> .illustration)': { boxSize: 'auto', borderWidth: '0', background: 'transparent' },
      '& > .illustration': { width: '7.5rem', height: '6rem' },
    },
    title: { maxWidth: 'full', textStyle: 'section', textWrap: 'balance', overflowWrap: 'break-word' },
    text: { maxWidth: 'min(30rem, 100%)', color: 'muted', textWrap: 'pretty', overflowWrap: 'break-word' },
    actions: {
      maxWidth: 'full',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: '3',
      marginTop: '4',
      _empty: { display: 'none' },
      // On a phone the actions all have the same width.
      smDown: { '&:not(:empty)': { display: 'grid' } },
    },
  },
  variants: {
    tone: { danger: { icon: { background: 'danger.tint', color: 'danger.text' } } },
  },
})
