import { defineSlotRecipe } from '@pandacss/dev'
import { fileSelectorButton } from '../files/file-selector-button.ts'
import { enlargedPage } from '../table/row-shapes.ts'

/** Minimum heights by `rows`, since a textarea sized to its content ignores that attribute. */
const rowsHigh = (...all: number[]) => Object.fromEntries(all.map((rows) => [`&[rows="${rows}"]`, { minHeight: `${rows * 1.5 + 1}rem` }]))

export const fieldRecipe = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'head', 'label', 'optional', 'box', 'icon', 'control', 'trailing', 'hint', 'error'],
  base: {
    root: {
      display: 'grid',
      gap: '1.5',
      minWidth: '0',
      // With enlarged text the placeholder of a search has no room, so the label becomes visible instead.
      [enlargedPage]: {
        '&:has(> .field__box > [type=search]) > .visually-hidden, &:has(> .field__box > [type=search]) > .visually-hidden > .visually-hidden':
          {
            position: 'static',
            width: 'auto',
            height: 'auto',
            margin: '0',
            overflow: 'visible',
            clip: 'auto',
            clipPath: 'none',
            whiteSpace: 'normal',
            textStyle: 'strong',
          },
        '& > .field__box > [type=search]::placeholder': { color: 'transparent' },
      },
    },
    head: {
      display: 'grid',
      justifyItems: 'start',
      // A link below the label keeps its tall target without moving the field down.
      '& > .text-link': { marginBlock: '-2' },
    },
    // Balanced lines: a line that is filled may otherwise break within a hyphenated word, as in "e-/mail".
    label: { textStyle: 'strong', textWrap: 'balance' },
    optional: { textStyle: 'small', color: 'muted' },
    box: {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'control.md',
      background: 'surface',
      color: 'text',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'border',
      borderRadius: 'control',
      transition: 'border-color token(durations.fast)',
      '&:has(:focus-visible:is(input, select, textarea))': {
        borderColor: 'brand.mark',
        outlineWidth: '1px',
        outlineStyle: 'solid',
        outlineColor: 'brand.mark',
      },
      '&:has([aria-invalid=true])': { borderColor: 'danger.text' },
      '&:has(.field__control[readonly]:not(:disabled, :focus-visible))': {
        background: 'sunken',
        borderColor: 'transparent',
        borderBottomColor: 'border',
        borderBottomRadius: '0',
      },
      '&:has(.field__control:disabled)': {
        background: 'sunken',
        color: 'muted',
        borderStyle: 'dashed',
      },
      _contrast: {
        '&:has(:focus-visible:is(input, select, textarea))': { outlineWidth: '3px' },
        '&:has([aria-invalid=true])': { borderWidth: '3px' },
      },
    },
    icon: { display: 'grid', flexShrink: '0', paddingInlineStart: '3', color: 'muted', pointerEvents: 'none' },
    control: {
      flex: '1',
      minWidth: '0',
      width: 'full',
      minHeight: '2.875rem',
      paddingInline: '3',
      paddingBlock: '2',
      background: 'transparent',
      color: 'inherit',
      border: 'none',
      borderRadius: 'inherit',
      // Below 16 px, phones zoom into the field.
      fontSize: '1rem',
      lineHeight: '1.5',
      outlineStyle: 'none',
      appearance: 'none',
      _placeholder: { color: 'muted', opacity: '1' },
      '&:placeholder-shown': { textOverflow: 'ellipsis' },
      // Browsers fade disabled selects; the box already shows the state.
      _disabled: { opacity: '1', cursor: 'not-allowed' },
      // A text area is as high as its text, where browsers support that, and at least as high as its rows.
      '&:is(textarea)': {
        overflowWrap: 'anywhere',
        fieldSizing: 'content',
        minHeight: '4.5rem',
        maxHeight: '24rem',
        resize: 'vertical',
        ...rowsHigh(3, 4, 5, 6, 8),
        '&[rows="1"]': { minHeight: '2.875rem', paddingBlock: '2.5', resize: 'none' },
      },
      '&:is(textarea):is([readonly], :disabled)': { resize: 'none' },
      // A long choice wraps instead of being cut, in browsers that can.
      '&:is(select)': {
        paddingInlineEnd: '10',
        cursor: 'pointer',
        textOverflow: 'ellipsis',
        smDown: {
          '@supports (appearance: base-select)': {
            appearance: 'base-select',
            display: 'flex',
            alignItems: 'center',
            height: 'auto',
            whiteSpace: 'normal',
            '&::picker-icon': { display: 'none' },
          },
        },
      },
      '&:is(select) option': { background: 'surface', color: 'text' },
      '&:is(select) + svg': { flexShrink: '0', marginInlineStart: '-9', marginInlineEnd: '4', pointerEvents: 'none' },
      // A date in text of twice its size fills a phone's line beside its button.
      [enlargedPage]: { '&:has(~ .field__trailing)': { paddingInlineStart: '2', paddingInlineEnd: '0' } },
      '&::-webkit-search-cancel-button': { display: 'none' },
      '&::file-selector-button': { ...fileSelectorButton, cursor: 'pointer' },
    },
    trailing: {
      display: 'flex',
      flexShrink: '0',
      alignItems: 'center',
      paddingInlineEnd: '0.5',
      // The button is no wider than touch requires.
      [enlargedPage]: { '& > .icon-button': { width: '[44px]' } },
    },
    hint: { textStyle: 'small', color: 'muted', '& > .status': { display: 'flex', width: 'fit-content', marginTop: '1.5' } },
    error: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '1.5',
      textStyle: 'smallStrong',
      color: 'danger.text',
      '& > svg': { flexShrink: '0', marginTop: '0.5' },
    },
  },
})
