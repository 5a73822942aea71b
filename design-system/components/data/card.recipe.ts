import { defineSlotRecipe } from '@pandacss/dev'
import { enlarged } from '../table/row-shapes.ts'

export const cardRecipe = defineSlotRecipe({
  className: 'card',
  slots: ['root', 'header', 'title', 'partTitle', 'aside', 'section', 'rows'],
  base: {
    root: {
      containerType: 'inline-size',
      minWidth: '0',
      background: 'surface',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'hairline',
      borderRadius: 'card',
      overflow: 'clip',
      '& > * + *': { borderTopWidth: '1px', borderTopStyle: 'solid', borderTopColor: 'hairline' },
    },
    header: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      rowGap: '1',
      paddingInline: { base: '4', sm: '6' },
      paddingBlock: '5',
      [enlarged]: { paddingInline: '2' },
    },
    title: { textStyle: 'section' },
    partTitle: { textStyle: 'strong', overflowWrap: 'anywhere', '& + p': { marginTop: '1' } },
    // A link's height of a finger adds none to the line.
    aside: { textStyle: 'small', color: 'muted', _touch: { '& > .text-link': { marginBlock: '-3' } } },
    section: {
      paddingInline: { base: '4', sm: '6' },
      paddingBlock: { base: '5', sm: '6' },
      [enlarged]: { paddingInline: '2' },
      _print: { breakInside: 'avoid' },
      '&[data-needs-scripts]': { '@media (scripting: none)': { display: 'none' } },
      '& > * + *': { marginTop: '4' },
      // From edge to edge.
      '& > .card__rows': { marginInline: { base: '-4', sm: '-6' }, [enlarged]: { marginInline: '-2' } },
    },
    rows: {
      listStyle: 'none',
      margin: '0',
      padding: '0',
      '& > * + *': { borderTopWidth: '1px', borderTopStyle: 'solid', borderTopColor: 'hairline' },
    },
  },
})
