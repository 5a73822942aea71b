import { defineRecipe } from '@pandacss/dev'
import { enlarged } from '../table/row-shapes.ts'

/** The contrast modes have no grey: a disabled button has no fill and a dashed border instead. */
const off = {
  _contrast: {
    '&:disabled, &[aria-disabled=true]:not([aria-busy=true])': {
      background: 'surface',
      color: 'text',
      borderColor: 'border',
      borderStyle: 'dashed',
      opacity: '1',
      textDecoration: 'none',
    },
  },
}

export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    maxWidth: 'full',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderRadius: 'control',
    fontFamily: 'display',
    fontWeight: 'semibold',
    lineHeight: '1.25',
    textAlign: 'center',
    textDecoration: 'none',
    textWrap: 'balance',
    overflowWrap: 'break-word',
    cursor: 'pointer',
    transition: 'background-color token(durations.fast), border-color token(durations.fast)',
    '& > svg': { flexShrink: '0' },
    // A long word of enlarged text needs the line of the icon.
    [enlarged]: { flexWrap: 'wrap' },
    _disabled: { cursor: 'not-allowed', opacity: '0.55' },
    '&[aria-busy=true]': { cursor: 'progress', opacity: '1' },
    _contrast: {
      borderWidth: '2px',
      _hover: { textDecoration: 'underline', textDecorationThickness: '2px' },
    },
  },
  variants: {
    variant: {
      primary: {
        background: 'brand.solid',
        color: 'brand.onSolid',
        borderColor: 'brand.edge',
        _hover: { background: 'brand.solidHover' },
        ...off,
      },
      outline: {
        background: 'surface',
        color: 'text',
        borderColor: 'border',
        _hover: { background: 'sunken' },
        ...off,
      },
      quiet: {
        background: 'transparent',
        color: 'brand.text',
        borderColor: 'transparent',
        _hover: { background: 'brand.tint' },
        // Neither a fill nor a border shows that this button can be pressed, so it is underlined.
        _contrast: { textDecoration: 'underline', ...off._contrast },
      },
      danger: {
        background: 'danger.solid',
        color: 'danger.onSolid',
        borderColor: 'danger.solid',
        _hover: { textDecoration: 'underline' },
        ...off,
      },
      /** For refusing or removing something, beside an action that is wanted more often. */
      dangerOutline: {
        background: 'surface',
        color: 'danger.text',
        borderColor: 'danger.text',
        _hover: { background: 'danger.tint' },
        ...off,
      },
    },
    size: {
      sm: { minHeight: 'control.sm', paddingInline: '4', paddingBlock: '1.5', _touch: { minHeight: 'target' } },
      md: { minHeight: 'control.md', paddingInline: '5', paddingBlock: '2', [enlarged]: { paddingInline: '2' } },
      lg: { minHeight: 'control.lg', paddingInline: 'min(1.5rem, 7vw)', paddingBlock: '2', fontSize: '1.125rem' },
    },
    // A full-width button needs less padding, so that its label fits on one line.
    // On a phone with text of twice its size, its icon has a line of its own.
    full: {
      true: {
        width: 'full',
        paddingInline: '3',
        '@container (max-width: 12rem)': { flexWrap: 'wrap' },
        // There the button is as wide as its words.
        '.sticky-action-bar__action > &': { md: { paddingInline: '6' } },
      },
    },
    /** On phones its words, in a `span`, are for screen readers alone. */
    folds: {
      true: { mdDown: { width: 'target', minHeight: 'target', paddingInline: '0', flexShrink: '0', '& > span': { srOnly: true } } },
    },
  },
})
