import { defineSlotRecipe } from '@pandacss/dev'
import { enlarged } from '../table/row-shapes.ts'

/** Parts of a phone's page are apart by a band rather than by boxes. */
const band = '8px solid token(colors.sunken)'

export const cardRecipe = defineSlotRecipe({
  className: 'card',
  slots: ['root', 'header', 'title', 'partTitle', 'subheading', 'aside', 'section', 'rows', 'none'],
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
      // On a phone a card is a part of the page's surface, from edge to edge.
      '.app-frame__main &': {
        smDown: {
          marginInline: 'calc(-1 * var(--page-gutter))',
          borderWidth: '0',
          borderRadius: '0',
          '.card__root + &': { marginTop: '-5', borderTop: band },
          '.card-list &': { marginTop: '0', borderTop: '1px solid token(colors.hairline)' },
        },
      },
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
    // A heading between two lists of rows.
    subheading: {
      textStyle: 'smallStrong',
      color: 'muted',
      background: 'sunken',
      paddingInline: { base: '4', sm: '6' },
      paddingBlock: '2',
      [enlarged]: { paddingInline: '2' },
    },
    // The touch height of a link does not make the line taller.
    aside: { textStyle: 'small', color: 'muted', _touch: { '& > .text-link': { marginBlock: '-3' } } },
    section: {
      '--section-surface': '{colors.surface}',
      '--section-gutter': { base: '{spacing.4}', sm: '{spacing.6}' },
      '--section-end': { base: '{spacing.5}', sm: '{spacing.6}' },
      [enlarged]: { '--section-gutter': '{spacing.2}' },
      paddingInline: 'var(--section-gutter)',
      paddingBlock: 'var(--section-end)',
      _print: { breakInside: 'avoid' },
      '&[data-needs-scripts]': { '@media (scripting: none)': { display: 'none' } },
      '& > * + *': { marginTop: '4' },
      // The rows reach from edge to edge of the card.
      '& > .card__rows': { marginInline: 'calc(-1 * var(--section-gutter))' },
    },
    // Stands for rows that none of their makers made.
    none: { '.card__rows:not(:empty) + &': { display: 'none' } },
    rows: {
      listStyle: 'none',
      margin: '0',
      padding: '0',
      '& > * + *': { borderTopWidth: '1px', borderTopStyle: 'solid', borderTopColor: 'hairline' },
    },
  },
  variants: {
    short: {
      true: {
        root: {
          '& > * + *': { borderTopWidth: '0' },
          '& > .card__header': { paddingTop: '4', paddingBottom: '1' },
          '& > .card__header > .card__title': { textStyle: 'strong' },
          '& > .card__section': { paddingTop: '0', paddingBottom: '2', '& > * + *': { marginTop: '1' } },
          '& > .card__section > p': { textStyle: 'small', color: 'muted' },
          '& > .card__section:has(> .button-row)': { paddingBottom: '4', '& > .button-row': { marginTop: '4' } },
        },
      },
    },
  },
})
