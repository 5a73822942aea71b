import { defineSlotRecipe } from '@pandacss/dev'

export const cardNumberFieldRecipe = defineSlotRecipe({
  className: 'card-number-field',
  slots: ['brand'],
  base: {
    brand: {
      display: 'block',
      marginInlineEnd: '2.5',
      paddingInline: '2',
      paddingBlock: '0.5',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'hairline',
      borderRadius: 'badge',
      background: 'surface',
      color: 'text',
      textStyle: 'smallStrong',
      smDown: { maxWidth: '5rem', textAlign: 'center', lineHeight: '1.1' },
    },
  },
})
