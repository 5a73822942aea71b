import { defineRecipe } from '@pandacss/dev'

const seen = {
  minHeight: 'target',
  paddingInline: '4',
  background: 'surface',
  color: 'text',
  fontWeight: 'semibold',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'border',
  borderRadius: 'control',
}

/**
 * For screen readers only; a focusable element becomes visible while focused. A button that submits what is else applied by scripts is
 * visible without them.
 */
export const visuallyHiddenTextRecipe = defineRecipe({
  className: 'visually-hidden',
  base: {
    '&:not(:focus-visible, [type=submit])': { srOnly: true },
    '&[type=submit]:not(:focus-visible)': { '@media (scripting: enabled)': { srOnly: true }, '@media (scripting: none)': seen },
    _focusVisible: seen,
  },
})
