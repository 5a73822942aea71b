import { useRef } from 'react'
import { Field, splitFrame } from './field.tsx'
import { type Mask, writeEdited } from './masks/mask.ts'
import { rewrite } from './native-value.ts'
import type { TextFieldProps } from './text-field.tsx'
import { useSharedRef } from './use-shared-ref.ts'
import { useInputBeforeHydration } from './use-input-before-hydration.ts'

export type MaskedFieldProps = Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'maxLength'> & {
  mask: Mask
  value?: string | undefined
  defaultValue?: string | undefined
  /** Receives the value without punctuation; the form submits the formatted one. */
  onValueChange?: ((value: string) => void) | undefined
}

export function MaskedField({ mask, value, defaultValue, onValueChange, ...props }: MaskedFieldProps) {
  const [frame, { ref, ...input }] = splitFrame(props)
  const controlRef = useSharedRef(ref)
  const written = (text: string | undefined) => (text === undefined ? undefined : mask.format(mask.strip(text)))
  const previous = useRef(written(value ?? defaultValue) ?? '')
  useInputBeforeHydration(controlRef, written(value))

  function answer(target: HTMLInputElement, type: string | undefined) {
    const caret = target.selectionStart ?? target.value.length
    const edited = writeEdited(mask, { text: target.value, caret, previous: previous.current, type })
    rewrite(target, edited.text, edited.caret)
    previous.current = edited.text
    onValueChange?.(edited.value)
  }

  return (
    <Field {...frame}>
      {(control) => (
        <input
          type="text"
          inputMode={mask.inputMode}
          autoComplete={mask.autoComplete ?? 'off'}
          autoCapitalize={mask.capitals ? 'characters' : undefined}
          spellCheck={false}
          {...input}
          {...control}
          ref={controlRef}
          value={written(value)}
          defaultValue={value === undefined ? written(defaultValue) : undefined}
          onFocus={(event) => {
            previous.current = event.target.value
            input.onFocus?.(event)
          }}
          onChange={(event) => {
            const { isComposing, inputType }: Partial<InputEvent> = event.nativeEvent
            // Changing the text would break an IME composition.
            if (isComposing) onValueChange?.(mask.strip(event.target.value))
            else answer(event.target, inputType)
          }}
          onCompositionEnd={(event) => answer(event.currentTarget, undefined)}
        />
      )}
    </Field>
  )
}
