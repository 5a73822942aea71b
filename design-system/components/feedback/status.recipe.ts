import { defineRecipe } from '@pandacss/dev'

export const statusRecipe = defineRecipe({
  className: 'status',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    maxWidth: 'full',
    paddingInline: '2',
    paddingBlock: '0.5',
    borderRadius: 'card',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'structure',
    textAlign: 'start',
    textStyle: 'smallStrong',
    '& > svg': { flexShrink: '0' },
  },
  variants: {
    tone: {
      danger: { background: 'danger.tint', color: 'danger.text' },
      ok: { background: 'ok.tint', color: 'ok.text' },
      warning: { background: 'warning.tint', color: 'warning.text' },
      info: { background: 'info.tint', color: 'info.text' },
      neutral: { background: 'sunken', color: 'muted' },
    },
  },
})
