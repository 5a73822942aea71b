import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { missingParts } from '#api/password-rule.ts'
import type { FieldError } from '#design/components/fields/error-summary.tsx'
import { changePassword } from '../sign-in/password.functions.ts'
import { portalErrorCode } from '../../request/portal-error.ts'

export interface PasswordDraft {
  current: string
  next: string
  again: string
}

/** Checks and sends a new password. What was typed stays until it was accepted. */
export function useChangePassword(onChanged: () => void) {
  const { t } = useLingui()
  const [draft, setDraft] = useState<PasswordDraft>({ current: '', next: '', again: '' })
  const [attempt, setAttempt] = useState(0)
  const [isChecked, setChecked] = useState(false)
  const change = useMutation({
    mutationFn: ({ current, next }: PasswordDraft) => changePassword({ data: { currentPassword: current, newPassword: next } }),
    onSuccess: onChanged,
    onSettled: () => setAttempt((attempts) => attempts + 1),
  })

  const typed: FieldError[] = [
    draft.current ? [] : [{ fieldId: 'current', message: t`Digite a senha atual` }],
    missingParts(draft.next).length === 0 ? [] : [{ fieldId: 'next', message: t`A senha não cumpre os requisitos.` }],
    draft.next === draft.again ? [] : [{ fieldId: 'again', message: t`As senhas não são iguais.` }],
  ].flat()
  const code = change.isError ? portalErrorCode(change.error) : null
  const refused: FieldError[] = [
    code === 'WRONG_PASSWORD' ? [{ fieldId: 'current', message: t`A senha atual não confere` }] : [],
    code === 'TOO_MANY_ATTEMPTS'
      ? [{ fieldId: 'current', message: t`Número de tentativas de acesso excedido. Tente novamente mais tarde.` }]
      : [],
    code === 'SAME_PASSWORD' ? [{ fieldId: 'next', message: t`A nova senha precisa ser diferente da atual` }] : [],
  ].flat()

  return {
    draft,
    attempt,
    errors: isChecked ? [...typed, ...refused] : refused,
    failed: code !== null && refused.length === 0,
    isPending: change.isPending || change.isSuccess,
    set: (part: keyof PasswordDraft, text: string) => {
      setDraft((before) => ({ ...before, [part]: text }))
      // What was said of the old text is no longer true.
      if (!change.isPending) change.reset()
    },
    send: () => {
      setChecked(true)
      if (typed.length > 0) setAttempt((attempts) => attempts + 1)
      else if (!change.isPending && !change.isSuccess) change.mutate(draft)
    },
  }
}
