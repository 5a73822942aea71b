import { defineRecipe } from '@pandacss/dev'

/** For screen readers only; a focusable element becomes visible while focused. */
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
