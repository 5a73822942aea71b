import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { usersContract } from '#api/users/users.ts'
import { missingParts } from '#api/users/password-rule.ts'
import { PasswordField } from '#design/components/fields/password-field.tsx'
import type { ErrorMessages, PortalErrorCode } from '../../request/portal-error.ts'
import { AppForm, SubmitButton } from '../../kit/form/app-form.tsx'
import { type FieldMessages, useAppForm } from '../../kit/form/use-app-form.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { changePassword } from './recovery.functions.ts'

type LinkError = 'RESET_LINK_EXPIRED' | 'RESET_LINK_USED' | 'RESET_LINK_INVALID'

interface Passwords {
  current: string
  next: string
  again: string
}

export function ChangePasswordForm({ username, onChanged }: { username: string; onChanged: () => void }) {
  const { t } = useLingui()
  const form = usePasswordForm({
    asksCurrent: true,
    submit: async ({ current, next }) => {
      await changePassword({ data: { currentPassword: current, newPassword: next } })
      onChanged()
    },
    messages: {
      WRONG_PASSWORD: { current: t`Senha atual incorreta` },
      TOO_MANY_ATTEMPTS: { current: t`Número de tentativas de acesso excedido. Tente novamente mais tarde.` },
      SAME_PASSWORD: { next: t`A nova senha precisa ser diferente da atual` },
    } satisfies ErrorMessages<typeof usersContract.changePassword, never, FieldMessages<Passwords>>,
    fallback: t`Não foi possível salvar a senha. Nada mudou: tente de novo em alguns minutos.`,
  })
  return (
    <AppForm
      form={form}
      actions={
        <SubmitButton form={form} variant="primary">
          <Trans>Salvar nova senha</Trans>
        </SubmitButton>
      }
    >
      {/* Lets password managers identify the account. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField {...form.field('current')} label={t`Senha atual`} revealLabel={t`Mostrar senha`} autoComplete="current-password" />
      <NewPasswordFields form={form} />
    </AppForm>
  )
}

export function SetPasswordForm({ captcha, submit }: { captcha: ReactNode; submit: (newPassword: string) => Promise<unknown> }) {
  const { t } = useLingui()
  const form = usePasswordForm({
    asksCurrent: false,
    submit: ({ next }) => submit(next),
    messages: {
      POOR_PASSWORD: t`A senha não cumpre os requisitos.`,
      TOO_MANY_ATTEMPTS: t`Número de pedidos excedido. Tente de novo mais tarde.`,
      CAPTCHA_REFUSED: t`Não foi possível confirmar que você não é um robô. Tente de novo.`,
    } satisfies ErrorMessages<typeof usersContract.confirmPassword, LinkError | 'BAD_GATEWAY'>,
    fallback: t`Não foi possível salvar a senha. Tente de novo em alguns minutos.`,
  })
  return (
    <AppForm
      form={form}
      actions={
        <SubmitButton form={form} variant="primary" full needsScripts>
          <Trans>Salvar nova senha</Trans>
        </SubmitButton>
      }
    >
      <NewPasswordFields form={form} />
      {captcha}
    </AppForm>
  )
}

function usePasswordForm({
  asksCurrent,
  submit,
  messages,
  fallback,
}: {
  asksCurrent: boolean
  submit: (passwords: Passwords) => Promise<unknown>
  messages: Partial<Record<PortalErrorCode, string | FieldMessages<Passwords>>>
  fallback: string
}) {
  const { t } = useLingui()
  return useAppForm({
    initialValues: { current: '', next: '', again: '' },
    validate: ({ current, next, again }) => ({
      current: asksCurrent && current === '' && t`Informe a senha atual`,
      next: missingParts(next).length > 0 && t`A senha não cumpre os requisitos.`,
      again: next !== again && t`As senhas não são iguais.`,
    }),
    submit,
    serverError: (code) => messages[code] ?? fallback,
  })
}

function NewPasswordFields({ form }: { form: ReturnType<typeof usePasswordForm> }) {
  const { t } = useLingui()
  return (
    <>
      <NewPasswordField {...form.field('next')} label={t`Nova senha`} />
      <PasswordField {...form.field('again')} label={t`Repita a nova senha`} revealLabel={t`Mostrar senha`} autoComplete="new-password" />
    </>
  )
}
