import { defineSlotRecipe } from '@pandacss/dev'

const state = { display: 'inline-flex', alignItems: 'flex-start', gap: '1', '& > svg': { flexShrink: '0', marginTop: '0.5' } } as const

export const fileCardRecipe = defineSlotRecipe({
  className: 'file-card',
  slots: ['root', 'picture', 'text', 'name', 'details', 'state', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      minWidth: '0',
      paddingBlock: '2',
      paddingInlineStart: '3',
      paddingInlineEnd: '1',
      minHeight: '4.25rem',
      background: 'surface',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'hairline',
      borderRadius: 'group',
    },
    picture: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      overflow: 'hidden',
      boxSize: '12',
      borderRadius: 'control',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'structure',
      background: 'sunken',
      '& > img': { boxSize: 'full', objectFit: 'cover' },
    },
    text: { display: 'grid', flex: '1 1 9rem', rowGap: '0.5', minWidth: '0', paddingBlock: '1', '& > progress': { marginTop: '1' } },
    name: {
      textStyle: 'strong',
      overflowWrap: 'anywhere',
      '&:is(a)': { color: 'brand.text', textDecoration: 'underline', textUnderlineOffset: '0.15em', _touch: { paddingBlock: '2.5' } },
    },
    details: { display: 'flex', flexWrap: 'wrap', columnGap: '2', textStyle: 'small', color: 'muted' },
    state: {
      ...state,
      '&[data-state=done]': { color: 'ok.text', fontWeight: 'medium' },
      '&:is([data-state=failed], [data-state=refused])': { color: 'danger.text', fontWeight: 'medium' },
    },
    // The actions wrap below the text if both do not fit.
    actions: { display: 'flex', flexShrink: '0', marginInlineStart: 'auto' },
  },
})
