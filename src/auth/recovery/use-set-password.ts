import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { missingParts } from '#api/password-rule.ts'
import type { FieldError } from '#design/components/fields/error-summary.tsx'
import { useHydrated } from '#design/components/fields/use-hydrated.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import { confirmPassword } from './recovery.functions.ts'

export interface NewPasswordDraft {
  next: string
  again: string
}

/** Checks and sends a password that replaces a lost one. What was typed stays until it was accepted. */
export function useSetPassword(token: string, getCaptchaToken: () => Promise<string>) {
  const { t } = useLingui()
  const [draft, setDraft] = useState<NewPasswordDraft>({ next: '', again: '' })
  const isReady = useHydrated()
  const [attempt, setAttempt] = useState(0)
  const [isChecked, setChecked] = useState(false)
  const confirm = useMutation({
    mutationFn: async (newPassword: string) => confirmPassword({ data: { token, newPassword, captchaToken: await getCaptchaToken() } }),
    onSettled: () => setAttempt((attempts) => attempts + 1),
  })
  const set = (part: keyof NewPasswordDraft, text: string) => {
    setDraft((before) => ({ ...before, [part]: text }))
    if (confirm.isError) confirm.reset()
  }
  const typed: FieldError[] = [
    missingParts(draft.next).length === 0 ? [] : [{ fieldId: 'next', message: t`A senha não cumpre os requisitos.` }],
    draft.next === draft.again ? [] : [{ fieldId: 'again', message: t`As senhas não são iguais.` }],
  ].flat()
  return {
    /** False before scripts run: the form could not be sent then. */
    isReady,
    draft,
    attempt,
    errors: isChecked ? typed : [],
    code: confirm.isError ? portalErrorCode(confirm.error) : null,
    isPending: confirm.isPending,
    /** Set once the password holds. */
    outcome: confirm.data ?? null,
    set,
    send: () => {
      setChecked(true)
      if (typed.length > 0) setAttempt((attempts) => attempts + 1)
      else if (!confirm.isPending) confirm.mutate(draft.next)
    },
  }
}
