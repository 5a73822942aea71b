import { defineRecipe } from '@pandacss/dev'

export const statusRecipe = defineRecipe({
  className: 'status',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    maxWidth: 'full',
    textAlign: 'start',
    textStyle: 'smallStrong',
    _contrast: { paddingInline: '2', borderWidth: '1px', borderStyle: 'solid', borderColor: 'structure', borderRadius: 'card' },
    '& > svg': { flexShrink: '0' },
  },
  variants: {
    tone: {
      danger: { color: 'danger.text' },
      ok: { color: 'ok.text' },
      warning: { color: 'warning.text' },
      info: { color: 'info.text' },
      neutral: { color: 'muted' },
    },
  },
})
