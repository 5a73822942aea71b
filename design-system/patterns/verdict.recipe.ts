import { defineSlotRecipe } from '@pandacss/dev'

const filled = (tone: 'danger' | 'ok' | 'warning') => ({
  root: { background: `${tone}.solid`, color: `${tone}.onSolid`, borderStyle: 'solid' },
})

export const verdictRecipe = defineSlotRecipe({
  className: 'verdict',
  slots: ['root', 'icon', 'words', 'title', 'photo'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '4',
      minHeight: '8rem',
      // The verdict is as tall as the controls beside it that read the next one.
      '.two-column__column > &': { lg: { minHeight: '20.5rem' } },
      padding: { base: '4', sm: '6' },
      borderRadius: 'card',
      borderWidth: '1px',
      borderStyle: 'dashed',
      borderColor: 'border',
    },
    icon: { display: 'grid', flexShrink: '0', '& > svg': { boxSize: '3rem' } },
    words: { flex: '1 1 10rem', minWidth: '0', overflowWrap: 'anywhere' },
    // Read from an arm's length.
    title: { fontSize: '1.75rem', fontWeight: 'bold', lineHeight: '1.2' },
    photo: { width: '6rem', aspectRatio: '683 / 768', objectFit: 'cover', borderRadius: 'group' },
  },
  variants: { tone: { danger: filled('danger'), ok: filled('ok'), warning: filled('warning'), neutral: {} } },
})
