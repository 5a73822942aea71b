import { defineSlotRecipe } from '@pandacss/dev'

export const messagePageRecipe = defineSlotRecipe({
  className: 'message-page',
  slots: ['root', 'title', 'detail'],
  base: {
    root: { display: 'grid', flex: '1', alignContent: 'center', justifyItems: 'center', minHeight: '60dvh', paddingInline: '4' },
    title: { textStyle: 'pageTitle', textWrap: 'balance', overflowWrap: 'anywhere' },
    detail: { marginTop: '6', textStyle: 'small', fontFamily: 'code', color: 'muted', overflowWrap: 'anywhere' },
  },
})
