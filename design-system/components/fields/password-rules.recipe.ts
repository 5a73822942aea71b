import { defineSlotRecipe } from '@pandacss/dev'

export const passwordRulesRecipe = defineSlotRecipe({
  className: 'password-rules',
  slots: ['root', 'summary', 'list', 'rule'],
  base: {
    root: { display: 'grid', gap: '2', marginTop: '1' },
    summary: { textStyle: 'smallStrong' },
    list: { display: 'grid', gap: '1.5', margin: '0', padding: '0', listStyle: 'none' },
    rule: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2',
      textStyle: 'small',
      color: 'muted',
      '& > svg': { flexShrink: '0' },
      '&[data-met]': { color: 'ok.text' },
      _contrast: { '&[data-met]': { fontWeight: 'bold' } },
    },
  },
})
