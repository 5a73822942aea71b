import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { Field, splitFrame } from './field.tsx'
import type { TextFieldProps } from './text-field.tsx'
import { useSharedRef } from './use-shared-ref.ts'
import { useInputBeforeHydration } from './use-input-before-hydration.ts'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing' | 'icon' | 'autoComplete'> & {
  /** Must not change with the state, such as "Show password": `aria-pressed` conveys it. */
  revealLabel: string
  autoComplete?: 'current-password' | 'new-password' | undefined
}

export function PasswordField({ revealLabel, autoComplete = 'current-password', ref, ...props }: PasswordFieldProps) {
  const [frame, input] = splitFrame(props)
  const [isShown, setShown] = useState(false)
  const control = useSharedRef(ref)
  useInputBeforeHydration(control, input.value)

  // Security: browsers remember submitted text inputs.
  useEffect(() => {
    const form = control.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [control])

  const Icon = isShown ? EyeOff : Eye
  const reveal = (
    <IconButton label={revealLabel} aria-pressed={isShown} disabled={input.disabled} onClick={() => setShown(!isShown)}>
      <Icon />
    </IconButton>
  )
  return (
    <Field {...frame} trailing={reveal}>
      {(attributes) => (
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          {...attributes}
          ref={control}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
        />
      )}
    </Field>
  )
}
