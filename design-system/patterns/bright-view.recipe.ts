import { defineSlotRecipe } from '@pandacss/dev'
import { brandField } from './brand-field.ts'

/** Cameras need dark on light in every mode, so these two are not tokens. */
const paper = { background: '#ffffff', color: '#000000' }

const open = { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)' } as const

export const brightViewRecipe = defineSlotRecipe({
  className: 'bright-view',
  slots: ['root', 'bar', 'main', 'card', 'holder', 'name', 'code', 'typed', 'typedLabel', 'foot'],
  base: {
    root: {
      ...brandField,
      position: 'fixed',
      inset: '0',
      boxSize: 'full',
      maxWidth: 'none',
      maxHeight: 'none',
      margin: '0',
      padding: '4',
      border: 'none',
      overflow: 'auto',
      '&[open]': open,
      // The server cannot open it as a modal.
      '@media (scripting: none)': { ...open, zIndex: 'skipLink' },
      _print: { display: 'none' },
    },
    bar: {
      display: 'flex',
      justifyContent: 'space-between',
      '& > :is(a, button)': {
        color: 'inherit',
        _hover: { background: 'color-mix(in srgb, currentColor 12%, transparent)' },
        _focusVisible: { outlineColor: 'bar.text' },
      },
    },
    main: { display: 'grid', alignContent: 'safe center', justifyItems: 'center', gap: '5', paddingBlock: '4' },
    card: {
      width: 'min(100%, 20.5rem, max(62dvh, 15rem))',
      borderRadius: '1.5rem',
      overflow: 'clip',
      forcedColorAdjust: 'none',
      _contrast: { border: '2px solid #000000' },
    },
    holder: {
      ...brandField,
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      padding: '4',
      _contrast: { ...brandField._contrast, borderBottom: '2px solid #000000' },
      '& > .identity-card__photo': { flexShrink: '0', boxSize: '16', borderRadius: 'full', fontSize: '1.25rem', fontWeight: 'semibold' },
    },
    name: { fontSize: '1.25rem', lineHeight: '1.2', fontWeight: 'semibold', overflowWrap: 'anywhere' },
    // The drawing brings the quiet zone that cameras need.
    code: { ...paper, '& .qr-code__drawing': { boxSize: 'full', borderRadius: '0', ...paper } },
    typed: {
      ...paper,
      display: 'grid',
      justifyItems: 'center',
      paddingInline: '4',
      paddingBottom: '6',
      textAlign: 'center',
      fontSize: 'clamp(1.25rem, 7vw, 1.625rem)',
      lineHeight: '1.25',
      fontWeight: 'semibold',
      letterSpacing: '0.06em',
    },
    typedLabel: { textStyle: 'small', letterSpacing: 'normal' },
    foot: {
      display: 'grid',
      justifyItems: 'center',
      gap: '3',
      maxWidth: '22rem',
      textAlign: 'center',
      '& > a': {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '2',
        minHeight: '12',
        paddingInline: '5',
        borderRadius: 'full',
        background: 'color-mix(in srgb, currentColor 16%, transparent)',
        color: 'inherit',
        textDecoration: 'none',
        _focusVisible: { outlineColor: 'bar.text' },
        _contrast: { background: 'bar.shade', border: '2px solid currentColor' },
      },
    },
  },
})
