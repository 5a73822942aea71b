import { defineSlotRecipe } from '@pandacss/dev'
import { enlarged, iconTile } from '../table/row-shapes.ts'

const narrow = '@container (max-width: 27.99rem)'
/** The width at which the status wraps below the text and the action stays beside it. */
const middle = '@container (min-width: 28rem) and (max-width: 38rem)'
const wide = '@container (min-width: 38.01rem)'
/** A narrow width at which the text size still leaves room for two buttons. */
const narrowPair = '@container (min-width: 15.01rem) and (max-width: 27.99rem)'

const underWords = { gridColumn: '2', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' } as const

export const itemRowRecipe = defineSlotRecipe({
  className: 'item-row',
  slots: ['root', 'icon', 'text', 'title', 'description', 'number', 'state', 'date', 'action'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto minmax(8rem, auto)',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '3',
      paddingInline: { base: '4', sm: '6' },
      paddingBlock: { base: '4', sm: '5' },
      [narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start' },
      [middle]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'start' },
      [enlarged]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingInline: '2' },
      // A menu stands at the row's end, beside the words on a phone, too.
      '&:has(> .item-row__action > .icon-button)': {
        [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto auto' },
        [narrow]: {
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          '& > .item-row__text': { gridColumn: '1' },
          '& > .item-row__action': { gridColumn: '2', gridRow: '1' },
        },
        [middle]: { '& > .item-row__action': { minWidth: '0' } },
        [enlarged]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > .item-row__action': { gridColumn: '1', gridRow: 'auto' } },
        '& > .item-row__action': { justifyItems: 'end' },
      },
      // A list without actions reserves no column for them.
      [wide]: { '.card__rows:not(:has(.item-row__action)) > &': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
      '&:not(:has(> .item-row__icon)) > .item-row__text': { gridColumn: '1 / 3', [enlarged]: { gridColumn: '1' } },
      '&:not(:has(> .item-row__icon)) > .item-row__state': { [narrow]: { gridColumn: '1 / -1' }, [middle]: { gridColumn: '1 / 3' } },
    },
    icon: {
      ...iconTile,
      boxSize: 'target',
      background: 'sunken',
    },
    text: {
      gridColumn: '2',
      minWidth: '0',
      [narrow]: { alignSelf: 'center' },
      [enlarged]: { gridColumn: '1' },
      [middle]: { alignSelf: 'center' },
    },
    // The link has full touch height; as an inline box it does not shift the line.
    title: { textStyle: 'body', _touch: { '& > a': { paddingBlock: '3' } } },
    description: { textStyle: 'small', color: 'muted' },
    number: { whiteSpace: 'nowrap' },
    state: {
      display: 'grid',
      justifyItems: 'end',
      rowGap: '1.5',
      [narrow]: underWords,
      [middle]: underWords,
      [enlarged]: { gridColumn: '1' },
    },
    date: { textStyle: 'small', color: 'muted' },
    action: {
      display: 'grid',
      gap: '2',
      gridColumn: '4',
      [narrow]: { gridColumn: '1 / -1' },
      [wide]: { '&:has(> .button:nth-child(2):last-child)': { gridTemplateColumns: 'auto auto', justifyContent: 'end' } },
      [narrowPair]: { '&:has(> .button:nth-child(2):last-child)': { gridTemplateColumns: '1fr 1fr' } },
      [middle]: {
        gridColumn: '3',
        gridRow: '1 / span 2',
        alignSelf: 'center',
        minWidth: '8rem',
        '&:has(> .button:nth-child(2):last-child)': { gridTemplateColumns: 'auto auto' },
      },
      '& > .badge': { justifySelf: 'end', [narrow]: { gridColumn: '1', justifySelf: 'start' } },
    },
  },
  variants: {
    weight: {
      light: {
        root: { paddingBlock: { base: '2', sm: '3' }, [narrow]: { paddingBlock: '2' } },
        title: { textStyle: 'body' },
        state: { [narrow]: { marginTop: '-1.5' } },
        action: { justifyItems: 'end' },
      },
    },
    dense: {
      true: {
        root: {
          [narrow]: {
            position: 'relative',
            gridTemplateColumns: 'minmax(0, 1fr) auto',
            columnGap: '3',
            rowGap: '1.5',
            paddingBlock: '2.5',
            '& > .item-row__icon': { display: 'none' },
            '&& > .item-row__text': { gridColumn: '1' },
            '&& > .item-row__state': { gridColumn: '1 / -1', gridRow: '2', columnGap: '2', rowGap: '1' },
            '& > .item-row__action': { gridColumn: '2', gridRow: '1' },
            '& > .item-row__action > a::after': { content: '""', position: 'absolute', inset: '0' },
          },
          [enlarged]: {
            gridTemplateColumns: 'minmax(0, 1fr)',
            '&& > .item-row__action': { gridColumn: '1', gridRow: 'auto' },
            '&& > .item-row__state': { gridColumn: '1', gridRow: 'auto' },
          },
        },
      },
    },
  },
})
