import { defineRecipe } from '@pandacss/dev'

const fill = (tone: 'danger' | 'ok' | 'warning' | 'info') => ({
  background: `${tone}.solid`,
  color: `${tone}.onSolid`,
  borderColor: `${tone}.solid`,
})

export const badgeRecipe = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    maxWidth: 'full',
    paddingInline: '1.5',
    paddingBlock: '0.5',
    borderRadius: 'badge',
    borderWidth: '1px',
    borderStyle: 'solid',
    background: 'surface',
    fontSize: '0.8125rem',
    lineHeight: '1.25',
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
    '& > svg': { flexShrink: '0', boxSize: '3.5' },
  },
  variants: {
    tone: {
      danger: { color: 'danger.text', borderColor: 'danger.text' },
      ok: { color: 'ok.text', borderColor: 'ok.text' },
      warning: { color: 'warning.text', borderColor: 'warning.text' },
      info: { color: 'info.text', borderColor: 'info.text' },
      neutral: { color: 'muted', borderColor: 'border' },
    },
    filled: {
      danger: fill('danger'),
      ok: fill('ok'),
      warning: fill('warning'),
      info: fill('info'),
      neutral: { background: 'inverse', color: 'onInverse', borderColor: 'inverse' },
    },
  },
})
