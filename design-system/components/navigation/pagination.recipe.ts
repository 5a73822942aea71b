import { defineSlotRecipe } from '@pandacss/dev'
import { enlargedPage } from '../table/row-shapes.ts'

export const paginationRecipe = defineSlotRecipe({
  className: 'pagination',
  slots: ['root', 'summary', 'form', 'label', 'number', 'pages'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '6',
      rowGap: '4',
      textStyle: 'small',
      fontVariantNumeric: 'tabular-nums',
      _print: { display: 'none' },
    },
    summary: { display: 'flex', minWidth: '0', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '2', color: 'muted' },
    form: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', rowGap: '1', minWidth: '0' },
    // Hides the labels of a short pager on phones, so that it fits on one line.
    label: { mdDown: { ':not(.table-pager *) > &': { srOnly: true } } },
    number: {
      width: '4.5rem',
      minHeight: 'target',
      paddingInline: '2',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'border',
      borderRadius: 'control',
      background: 'surface',
      color: 'text',
      fontSize: '1rem',
      textAlign: 'center',
      appearance: 'textfield',
      '&::-webkit-inner-spin-button': { appearance: 'none' },
    },
    pages: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      // All four in one line.
      [enlargedPage]: { '& > .icon-button': { flex: '1', minWidth: '[44px]' } },
    },
  },
})
