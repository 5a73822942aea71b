import { defineSlotRecipe } from '@pandacss/dev'
import { enlarged } from '../table/row-shapes.ts'

const narrow = '@container (max-width: 30rem)'

export const accordionRecipe = defineSlotRecipe({
  className: 'accordion',
  slots: ['root', 'item', 'summary', 'title', 'end', 'content'],
  base: {
    root: {
      containerType: 'inline-size',
      background: 'surface',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'hairline',
      borderRadius: 'card',
      overflow: 'clip',
    },
    item: {
      '& + &': { borderTopWidth: '1px', borderTopStyle: 'solid', borderTopColor: 'hairline' },
      '&[open] > summary > svg:last-child': { transform: 'rotate(180deg)' },
    },
    summary: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      alignItems: 'center',
      columnGap: '3',
      minHeight: '14',
      paddingInline: { base: '4', sm: '6' },
      paddingBlock: '3',
      [enlarged]: { columnGap: '1', paddingInline: '2' },
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      _hover: { background: 'sunken' },
      // The root clips an outer ring.
      _focusVisible: { outlineOffset: '-3px', borderRadius: 'card' },
      _contrast: { _hover: { textDecoration: 'underline', textDecorationThickness: '2px' } },
      '& > svg:last-child': {
        gridColumn: '4',
        transition: 'transform token(durations.normal)',
        [narrow]: { gridRow: '1 / 3' },
      },
      '&:not(:has(> svg:first-child)) > .accordion__title': { gridColumn: '1 / 3' },
      [narrow]: { '&:not(:has(> svg:first-child)) > .accordion__end': { gridColumn: '1 / 3' } },
    },
    title: { gridColumn: '2', minWidth: '0', textStyle: 'strong', hyphens: 'auto', overflowWrap: 'anywhere' },
    end: {
      gridColumn: '3',
      textStyle: 'small',
      color: 'muted',
      fontVariantNumeric: 'tabular-nums',
      [narrow]: { gridColumn: '2' },
    },
    content: {
      paddingInline: { base: '4', sm: '6' },
      [enlarged]: { paddingInline: '2' },
      paddingTop: '1',
      paddingBottom: '5',
      overflowWrap: 'anywhere',
      '& > * + *': { marginTop: '3' },
    },
  },
})
