import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FieldError } from '#design/components/fields/error-summary.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'
import type { Account, AccountChange } from './account.ts'
import { isEmail } from '../../auth/recovery/is-email.ts'
import { useAccountWords } from './use-account-words.ts'
import { useSaveAccount } from './use-save-account.ts'

export interface ContactDraft extends Pick<Account, 'name' | 'email' | 'cellphone'> {
  currentPassword: string
}

const parts = ['name', 'email', 'cellphone'] as const

/** Checks and saves the contact data. What was typed stays until it was accepted. */
export function useContact(account: Account, isPhone: (digits: string) => boolean, isEmailFixed: boolean) {
  const { t } = useLingui()
  const words = useAccountWords()
  const save = useSaveAccount()
  const [typed, setTyped] = useState<Partial<ContactDraft>>({})
  const [attempt, setAttempt] = useState(0)
  const [isChecked, setChecked] = useState(false)

  const draft: ContactDraft = {
    name: typed.name ?? account.name,
    email: typed.email ?? account.email,
    cellphone: typed.cellphone ?? account.cellphone,
    currentPassword: typed.currentPassword ?? '',
  }
  // Only what differs is sent: a number from abroad that nobody touched must not be cut to a Brazilian one.
  const changed: AccountChange = Object.fromEntries(
    parts.filter((part) => draft[part].trim() !== account[part]).map((part) => [part, draft[part].trim()]),
  )
  // As the service keeps it: other capitals are no other address.
  const isNewEmail = draft.email.trim().toLowerCase() !== account.email
  const code = save.isError ? portalErrorCode(save.error) : null
  const found: Array<[keyof ContactDraft, string | false]> = [
    ['name', draft.name.trim() === '' && t`Digite o seu nome`],
    [
      'email',
      !isEmailFixed &&
        (draft.email.trim() === ''
          ? t`Digite o seu e-mail`
          : !isEmail(draft.email) && t`Este e-mail não parece completo. Confira, como em nome@exemplo.com.`),
    ],
    ['currentPassword', isNewEmail && draft.currentPassword === '' && t`Digite a senha atual`],
    [
      'cellphone',
      changed.cellphone !== undefined && changed.cellphone !== '' && !isPhone(changed.cellphone) && t`Digite um celular com DDD`,
    ],
  ]
  const errors: FieldError[] = found.flatMap(([fieldId, message]) => (message ? [{ fieldId, message }] : []))
  const refusedField = code === 'EMAIL_TAKEN' ? 'email' : code === 'WRONG_PASSWORD' ? 'currentPassword' : null
  const refused: FieldError[] = code && refusedField ? [{ fieldId: refusedField, message: words.refusal(code) }] : []

  return {
    draft,
    attempt,
    errors: isChecked ? [...errors, ...refused] : refused,
    refusal: code && !refusedField ? words.refusal(code) : null,
    isPending: save.isPending,
    isSaved: save.isSuccess && Object.keys(changed).length === 0,
    set: (part: keyof ContactDraft, text: string) => {
      setTyped((before) => ({ ...before, [part]: text }))
      // What was said of the old text is no longer true.
      if (!save.isPending) save.reset()
    },
    send: () => {
      setChecked(true)
      if (errors.length > 0) setAttempt((attempts) => attempts + 1)
      else if (!save.isPending)
        save.mutate(isNewEmail ? { ...changed, currentPassword: draft.currentPassword } : changed, {
          onSuccess: () => setTyped({}),
          onError: () => setAttempt((attempts) => attempts + 1),
        })
    },
  }
}
