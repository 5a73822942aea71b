import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { appConfig } from '#config'
import type { usersContract } from '#api/users/users.ts'
import { TextLink } from '#design/components/actions/text-link.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import type { ErrorMessages } from '../../request/portal-error.ts'
import { AppForm, SubmitButton } from '../../kit/form/app-form.tsx'
import { useAppForm } from '../../kit/form/use-app-form.ts'
import { useEmailCheck } from '../../kit/form/use-person-checks.ts'
import { AnonymousLayout } from '../../shell/anonymous-layout.tsx'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { FormOutcome } from './form-outcome.tsx'
import { recoverUsername, resetPassword } from './recovery.functions.ts'
import { recoveryOfferQuery } from './recovery.queries.ts'

export function ForgotUsernamePage() {
  const { t } = useLingui()
  return (
    <AnonymousLayout title={t`Esqueceu o usuário?`} subtitle={t`Informe o seu e-mail e enviaremos o seu usuário.`}>
      <MailRequest
        id="email"
        field={{
          label: t`E-mail`,
          hint: t`O endereço que a instituição conhece.`,
          type: 'email',
          autoComplete: 'email',
          inputMode: 'email',
        }}
        validate={useEmailCheck()}
        submit={(email, captchaToken) => recoverUsername({ data: { email, captchaToken } })}
        submitLabel={<Trans>Receber meu usuário</Trans>}
        sent={
          <Trans>Se houver uma conta com este endereço, o usuário chega por e-mail em alguns minutos. Olhe também a caixa de spam.</Trans>
        }
      />
    </AnonymousLayout>
  )
}

/** @param isAgain the user's link can no longer be used */
export function ResetPasswordPage({ isAgain = false }: { isAgain?: boolean }) {
  const { t } = useLingui()
  return (
    <AnonymousLayout
      title={isAgain ? t`Peça um novo link` : t`Esqueceu a senha?`}
      subtitle={t`Informe o seu usuário ou e-mail e enviaremos um link para criar uma nova senha.`}
    >
      <MailRequest
        id="user"
        field={{ label: t`Usuário ou e-mail`, autoComplete: 'username' }}
        validate={(user) => (user.trim() === '' ? t`Informe o seu usuário ou e-mail` : null)}
        submit={(user, captchaToken) => resetPassword({ data: { user, captchaToken } })}
        submitLabel={<Trans>Receber o link</Trans>}
        sent={
          <Trans>
            Se houver uma conta com estes dados, o link para criar uma nova senha chega por e-mail em alguns minutos. Ele vale por uma hora.
            Olhe também a caixa de spam.
          </Trans>
        }
      />
    </AnonymousLayout>
  )
}

function MailRequest({
  id,
  field,
  validate,
  submit,
  submitLabel,
  sent,
}: {
  id: string
  field: Omit<ComponentProps<typeof TextField>, 'id' | 'name' | 'value' | 'error' | 'onChange'>
  validate: (text: string) => string | null
  submit: (text: string, captchaToken: string) => Promise<unknown>
  submitLabel: ReactNode
  sent: ReactNode
}) {
  const { t } = useLingui()
  const captcha = useCaptcha()
  const { data: offer } = useSuspenseQuery(recoveryOfferQuery)
  const messages: ErrorMessages<typeof usersContract.recoverUsername> = {
    TOO_MANY_ATTEMPTS: t`Número de pedidos excedido. Tente de novo mais tarde.`,
    CAPTCHA_REFUSED: t`Não foi possível confirmar que você não é um robô. Tente de novo.`,
  }
  // Operation users have no institution to contact.
  const fallback = offer.operation
    ? t`Não foi possível processar o seu pedido. Confira as informações ou fale com o suporte.`
    : t`Não foi possível processar o seu pedido. Confira as informações ou fale com a instituição.`
  const form = useAppForm({
    initialValues: { [id]: '' } as Record<string, string>,
    validate: (values) => ({ [id]: validate(values[id]!) }),
    submit: async (values) => submit(values[id]!.trim(), await captcha.getToken()),
    serverError: (code) => messages[code] ?? fallback,
  })
  if (form.isSuccess) {
    return (
      <FormOutcome title={t`Confira o seu e-mail`} icon={<MailCheck />} signInLabel={<Trans>Ir para o login</Trans>}>
        {sent}
      </FormOutcome>
    )
  }
  return (
    <>
      <AppForm
        form={form}
        actions={
          <SubmitButton form={form} variant="primary" full needsScripts>
            {submitLabel}
          </SubmitButton>
        }
      >
        <TextField {...field} {...form.field(id)} autoCapitalize="none" spellCheck={false} />
        {captcha.field}
      </AppForm>
      <p>
        <Trans>
          Lembrou? <TextLink href={`${appConfig.basePath}/auth/signin`}>Entrar</TextLink>
        </Trans>
      </p>
    </>
  )
}
