import { defineSlotRecipe } from '@pandacss/dev'

export const messagePageRecipe = defineSlotRecipe({
  className: 'message-page',
  slots: ['root', 'title', 'more', 'moreTitle', 'detail'],
  base: {
    root: {
      display: 'grid',
      flex: '1',
      alignContent: 'center',
      justifyItems: 'center',
      minHeight: '60dvh',
      paddingInline: { sm: '4' },
      '& > .blank-slate__root': { width: 'full' },
    },
    title: { textStyle: 'pageTitle', textWrap: 'balance', overflowWrap: 'anywhere' },
    more: { width: 'full', maxWidth: '36rem', marginInline: 'auto', marginTop: '10', textAlign: 'start' },
    moreTitle: { marginBottom: '3', textStyle: 'strong' },
    detail: { marginTop: '6', textStyle: 'small', fontFamily: 'code', color: 'muted', overflowWrap: 'anywhere' },
  },
})
