import { defineSlotRecipe } from '@pandacss/dev'
import { enlarged } from '../table/row-shapes.ts'

export const stageTrackRecipe = defineSlotRecipe({
  className: 'stage-track',
  slots: ['root', 'stage', 'mark', 'name', 'when'],
  base: {
    root: {
      display: 'grid',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridAutoFlow: 'column',
      maxWidth: '34rem',
      marginInline: 'auto',
      listStyle: 'none',
      padding: '0',
      [enlarged]: { gridAutoFlow: 'row', gap: '3' },
    },
    stage: {
      position: 'relative',
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'start',
      textAlign: 'center',
      paddingInline: '1',
      // From the mark before to this one.
      '& + &::before': {
        content: '""',
        position: 'absolute',
        top: 'calc({spacing.3} - 1.5px)',
        insetInlineEnd: 'calc(50% + {spacing.4})',
        width: 'calc(100% - {spacing.8})',
        borderTopWidth: '3px',
        borderTopStyle: 'solid',
        borderTopColor: 'brand.mark',
        [enlarged]: { display: 'none' },
      },
      '& + &[data-state=upcoming]::before': { borderTopColor: 'hairline', _contrast: { borderTopStyle: 'dashed' } },
    },
    mark: {
      display: 'grid',
      placeItems: 'center',
      boxSize: '6',
      marginBottom: '1.5',
      borderRadius: 'full',
      borderWidth: '2px',
      borderStyle: 'solid',
      borderColor: 'border',
      '[data-state=done] > &': { background: 'brand.solid', borderColor: 'brand.edge', color: 'brand.onSolid' },
      '[data-state=current] > &': {
        borderColor: 'brand.mark',
        borderWidth: '3px',
        _before: { content: '""', borderRadius: 'full', border: '5px solid', borderColor: 'brand.mark' },
      },
    },
    name: { textStyle: 'small', overflowWrap: 'anywhere', '[data-state=current] > &': { textStyle: 'smallStrong', color: 'brand.text' } },
    when: { textStyle: 'small', color: 'muted', overflowWrap: 'anywhere' },
  },
})
