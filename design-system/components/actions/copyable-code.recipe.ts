import { defineSlotRecipe } from '@pandacss/dev'

export const copyableCodeRecipe = defineSlotRecipe({
  className: 'copyable-code',
  slots: ['root', 'code', 'text'],
  base: {
    root: { display: 'grid', gap: '3' },
    text: { display: 'block' },
    code: {
      display: 'block',
      paddingInline: '3',
      paddingBlock: '3.5',
      borderRadius: 'control',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'hairline',
      background: 'sunken',
      color: 'muted',
      fontFamily: 'code',
      fontSize: '0.875rem',
      lineHeight: '1.43',
      overflowWrap: 'anywhere',
      // One click selects the whole code, for users who copy by hand.
      userSelect: 'all',
    },
  },
  variants: {
    /** Clamped on an inner element, since a fourth line would show in the padding of the outer one. */
    lines: { few: { text: { lineClamp: '3', wordBreak: 'break-all' } } },
  },
})
