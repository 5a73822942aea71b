import { defineSlotRecipe } from '@pandacss/dev'

export const printLayoutRecipe = defineSlotRecipe({
  className: 'print-layout',
  slots: ['root', 'header', 'footer'],
  base: {
    root: {
      display: 'grid',
      gap: '6',
      width: 'full',
      maxWidth: '48rem',
      marginInline: 'auto',
      padding: { base: '4', sm: '10' },
      background: 'surface',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'hairline',
      borderRadius: 'card',
      _print: { maxWidth: 'none', padding: '0', border: 'none', borderRadius: '0', '& > *:not(:has(table))': { breakInside: 'avoid' } },
    },
    header: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      paddingBottom: '5',
      borderBottomWidth: '2px',
      borderBottomStyle: 'solid',
      borderBottomColor: 'text',
    },
    footer: {
      paddingTop: '4',
      borderTopWidth: '1px',
      borderTopStyle: 'solid',
      borderTopColor: 'hairline',
      textStyle: 'small',
      color: 'muted',
      overflowWrap: 'anywhere',
    },
  },
  variants: {
    // For tables of many columns.
    wide: { true: { root: { maxWidth: '68rem' } } },
  },
})
