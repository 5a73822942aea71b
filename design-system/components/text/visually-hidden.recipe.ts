import { defineRecipe } from '@pandacss/dev'

/** What only screen readers need to meet. A control among it shows itself while it has the focus. */
export const visuallyHiddenTextRecipe = defineRecipe({
  className: 'visually-hidden',
  base: {
    '&:not(:focus-visible)': { srOnly: true },
    _focusVisible: {
      minHeight: 'target',
      paddingInline: '4',
      background: 'surface',
      color: 'text',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'border',
      borderRadius: 'control',
    },
  },
})
