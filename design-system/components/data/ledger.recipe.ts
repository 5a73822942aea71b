import { defineSlotRecipe } from '@pandacss/dev'
import { enlarged, iconTile, rowFocus, rowTarget } from '../table/row-shapes.ts'

/** The width at which a tile leaves too little room for words and amount. */
const slim = '@container (max-width: 21.99rem)'
const wide = '@container (min-width: 45rem)'

const inset = { paddingInline: { base: '4', sm: '6' }, [enlarged]: { paddingInline: '2' } } as const

export const ledgerRecipe = defineSlotRecipe({
  className: 'ledger',
  slots: ['total', 'month', 'rows', 'row', 'icon', 'words', 'title', 'link', 'note', 'extra', 'figures', 'change'],
  base: {
    total: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      rowGap: '3',
      paddingBlock: '4',
      ...inset,
      '& > div > p': { textStyle: 'small', color: 'muted' },
    },
    month: {
      ...inset,
      paddingBlock: '2',
      background: 'sunken',
      textStyle: 'small',
      fontFamily: 'body',
      letterSpacing: 'normal',
      _contrast: { textStyle: 'smallStrong' },
      _highContrast: { borderBlock: '1px solid' },
    },
    rows: { listStyle: 'none', margin: '0', padding: '0' },
    row: {
      ...inset,
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '3.875rem',
      paddingBlock: '2',
      // The hairline begins and ends with the row's content.
      '& + &': {
        _before: {
          content: '""',
          position: 'absolute',
          top: '0',
          insetInline: { base: '4', sm: '6' },
          borderTop: '1px solid token(colors.hairline)',
          [enlarged]: { insetInline: '2' },
        },
      },
      [enlarged]: { ...inset[enlarged], flexWrap: 'wrap', columnGap: '2', rowGap: '1' },
      '&:has(.ledger__link):hover': { background: 'sunken', _contrast: { '& .ledger__link': { textDecoration: 'underline' } } },
      '&:has(.ledger__link:focus-visible)': rowFocus,
      // A file's link is above the row's own.
      '& > .icon-button': { position: 'relative', flexShrink: '0', marginInlineEnd: '-3', marginInlineStart: '-1' },
      _print: { breakInside: 'avoid' },
    },
    icon: {
      ...iconTile,
      flexShrink: '0',
      boxSize: '10',
      borderRadius: 'full',
      background: 'brand.tint',
      borderColor: 'structure',
      color: 'brand.text',
      [slim]: { display: 'none' },
    },
    words: { flex: '1', minWidth: '0', overflowWrap: 'break-word', [enlarged]: { flexBasis: 'full' } },
    title: { textStyle: 'body', textWrap: 'pretty' },
    link: rowTarget,
    note: { textStyle: 'small', color: 'muted' },
    // Facts that a phone leaves to the file.
    extra: { display: 'none', [wide]: { display: 'inline' }, _print: { display: 'inline' } },
    figures: { flexShrink: '0', maxWidth: '55%', textAlign: 'end', [enlarged]: { maxWidth: 'full', textAlign: 'start' } },
    change: { textStyle: 'small', color: 'muted', fontVariantNumeric: 'tabular-nums' },
  },
})
