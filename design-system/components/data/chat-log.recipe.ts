import { defineSlotRecipe } from '@pandacss/dev'

export const chatLogRecipe = defineSlotRecipe({
  className: 'chat-log',
  slots: ['root', 'event', 'message', 'bubble', 'text', 'when'],
  base: {
    root: { display: 'grid', gap: '4', listStyle: 'none', padding: '0', '.card__section > &': { marginTop: '6' } },
    event: { justifySelf: 'center', textAlign: 'center', textStyle: 'small', color: 'muted', overflowWrap: 'anywhere', maxWidth: 'full' },
    message: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '2',
      rowGap: '1',
      alignItems: 'end',
      width: 'fit-content',
      maxWidth: 'min(36rem, 88%)',
      // The side is not shown by colour alone: position and name say who wrote.
      '&[data-side=own]': { marginInlineStart: 'auto' },
    },
    bubble: {
      gridColumn: '2',
      display: 'grid',
      gap: '3',
      minWidth: '0',
      paddingInline: '3.5',
      paddingBlock: '2.5',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'structure',
      borderRadius: 'card',
      borderEndStartRadius: 'badge',
      background: 'sunken',
      overflowWrap: 'anywhere',
      '[data-side=own] > &': { background: 'brand.tint', borderEndStartRadius: 'card', borderEndEndRadius: 'badge' },
    },
    text: { whiteSpace: 'pre-line' },
    when: { gridColumn: '2', textStyle: 'small', color: 'muted', overflowWrap: 'anywhere', '[data-side=own] > &': { justifySelf: 'end' } },
  },
})
