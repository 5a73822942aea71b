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
      // One click selects all of it, for those who copy by hand.
      userSelect: 'all',
    },
  },
  variants: {
    /**
     * Clamped inside the padding, or a fourth line would show in it. Full lines: where a code without spaces breaks
     * says nothing.
     */
    lines: { few: { text: { lineClamp: '3', wordBreak: 'break-all' } } },
  },
})
