import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { missingParts } from '#api/password-rule.ts'
import type { FieldError } from '#design/components/fields/error-summary.tsx'
import { useHydrated } from '#design/components/fields/use-hydrated.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import { isEmail } from './is-email.ts'
import { signUp } from './sign-up.functions.ts'

export interface NewPersonDraft {
  name: string
  username: string
  email: string
  cellphone: string
  password: string
}

const blank: NewPersonDraft = { name: '', username: '', email: '', cellphone: '', password: '' }

/** Checks and sends a new account. One form makes one account, however often it is sent. */
export function useSignUp(getCaptchaToken: () => Promise<string>, isPhone: (digits: string) => boolean) {
  const { t } = useLingui()
  const isReady = useHydrated()
  const [uuid] = useState(() => crypto.randomUUID())
  const [draft, setDraft] = useState(blank)
  const [attempt, setAttempt] = useState(0)
  const [isChecked, setChecked] = useState(false)
  const create = useMutation({
    mutationFn: async (person: NewPersonDraft) => signUp({ data: { ...person, uuid, captchaToken: await getCaptchaToken() } }),
    onSettled: () => setAttempt((attempts) => attempts + 1),
  })
  const set = (part: keyof NewPersonDraft, text: string) => {
    setDraft((before) => ({ ...before, [part]: text }))
    if (create.isError) create.reset()
  }
  const { name, username, email, cellphone, password } = draft
  const usernameError =
    username.trim() === ''
      ? t`Digite um usuário`
      : /^[a-z0-9][a-z0-9._-]{2,63}$/i.test(username.trim())
        ? null
        : t`Use de 3 a 64 letras sem acento, números, pontos, hífens ou sublinhados.`
  const emailError =
    email.trim() === ''
      ? t`Digite o seu e-mail`
      : isEmail(email)
        ? null
        : t`Este e-mail não parece completo. Confira, como em nome@exemplo.com.`
  const found: Array<[keyof NewPersonDraft, string | null]> = [
    ['name', name.trim() === '' ? t`Digite o seu nome` : null],
    ['username', usernameError],
    ['email', emailError],
    ['cellphone', isPhone(cellphone) ? null : t`Digite um celular com DDD`],
    ['password', missingParts(password).length === 0 ? null : t`A senha não cumpre os requisitos.`],
  ]
  const typed: FieldError[] = found.flatMap(([fieldId, message]) => (message ? [{ fieldId, message }] : []))
  const code = create.isError ? portalErrorCode(create.error) : null
  return {
    /** False before scripts run: the form could not be sent then. */
    isReady,
    draft,
    attempt,
    errors: isChecked ? typed : [],
    code,
    isPending: create.isPending,
    isCreated: create.isSuccess,
    set,
    send: () => {
      setChecked(true)
      if (typed.length > 0) setAttempt((attempts) => attempts + 1)
      else if (!create.isPending) create.mutate({ ...draft, username: username.trim(), email: email.trim() })
    },
  }
}
