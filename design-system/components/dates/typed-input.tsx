import type { ComponentProps, RefObject } from 'react'
import type { FieldControl } from '../fields/field.tsx'

/** What a native input takes besides what the typed fields set themselves. */
export type TypedInputProps = Omit<
  ComponentProps<'input'>,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'onKeyDown'
  | 'min'
  | 'max'
  | 'step'
  | 'type'
  | 'list'
  | 'id'
  | 'children'
  | 'className'
  | 'ref'
>

/** What `useTypedValue` gives to the input. */
export type TypedControl = Pick<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur' | 'onKeyDown'> & {
  ref: RefObject<HTMLInputElement | null>
}

/**
 * The text that is typed, and beside it, unseen, the kept form under `name`. While `native` is set it is one input of
 * the browser's own, which keeps that form by itself.
 */
export function TypedInput({
  frame,
  native,
  kept,
  name,
  control,
  'aria-invalid': invalid,
  ...input
}: TypedInputProps & {
  frame: FieldControl
  /** The native type and limits until React has taken over. */
  native: { type: 'date' | 'time'; min?: string | undefined; max?: string | undefined; step?: number | undefined } | undefined
  kept: string | null
  control: TypedControl
}) {
  return (
    <>
      <input
        inputMode="numeric"
        autoComplete="off"
        type="text"
        {...input}
        {...native}
        {...frame}
        {...control}
        name={native ? name : undefined}
        aria-invalid={frame['aria-invalid'] ?? invalid}
      />
      {native || !name ? null : <input type="hidden" name={name} value={kept ?? ''} disabled={input.disabled} />}
    </>
  )
}
