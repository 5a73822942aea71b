import { Trans, useLingui } from '@lingui/react/macro'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { appConfig } from '#config'
import type { usersContract } from '#api/users/users.ts'
import { isMobile } from '#api/address-rules.ts'
import { missingParts } from '#api/users/password-rule.ts'
import { TextLink } from '#design/components/actions/text-link.tsx'
import { MaskedField } from '#design/components/fields/masked-field.tsx'
import { brazilianPhone } from '#design/components/fields/masks/brazilian-phone.ts'
import { TextField } from '#design/components/fields/text-field.tsx'
import type { ErrorMessages } from '../../request/portal-error.ts'
import { AppForm, SubmitButton } from '../../kit/form/app-form.tsx'
import { useAppForm } from '../../kit/form/use-app-form.ts'
import { useEmailCheck, useNameCheck } from '../../kit/form/use-person-checks.ts'
import { AnonymousLayout } from '../../shell/anonymous-layout.tsx'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { FormOutcome } from './form-outcome.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { signUp } from './sign-up.functions.ts'

const usernamePattern = /^[a-z0-9][a-z0-9._-]{2,63}$/i

export function SignUpPage() {
  const { t } = useLingui()
  return (
    <AnonymousLayout title={t`Crie a sua conta`} subtitle={t`Com ela você acompanha os seus pedidos no portal.`}>
      <SignUpForm />
      <p>
        <Trans>
          Já tem conta? <TextLink href={`${appConfig.basePath}/auth/signin`}>Entrar</TextLink>
        </Trans>
      </p>
    </AnonymousLayout>
  )
}

function SignUpForm() {
  const { t } = useLingui()
  const captcha = useCaptcha()
  const checkEmail = useEmailCheck()
  const checkName = useNameCheck()
  // Idempotency key: resubmitting must not create a second account.
  const [uuid] = useState(() => crypto.randomUUID())
  const messages: ErrorMessages<typeof usersContract.signUp, 'LOGIN_SERVICE_ERROR'> = {
    USER_ALREADY_EXISTS: t`Já existe uma conta com este usuário ou e-mail. Escolha outro ou recupere a sua conta.`,
    POOR_PASSWORD: t`A senha não cumpre os requisitos.`,
    TOO_MANY_ATTEMPTS: t`Número de pedidos excedido. Tente de novo mais tarde.`,
    CAPTCHA_REFUSED: t`Não foi possível confirmar que você não é um robô. Tente de novo.`,
  }
  const form = useAppForm({
    initialValues: { name: '', username: '', email: '', cellphone: '', password: '' },
    validate: ({ name, username, email, cellphone, password }) => ({
      name: checkName(name),
      username:
        username.trim() === ''
          ? t`Informe um usuário`
          : !usernamePattern.test(username.trim()) && t`Use de 3 a 64 letras sem acento, números, pontos, hífens ou sublinhados.`,
      email: checkEmail(email),
      cellphone: !(brazilianPhone.isValid(cellphone) && isMobile(cellphone)) && t`Informe um celular com DDD, como em (11) 98765-4321`,
      password: missingParts(password).length > 0 && t`A senha não cumpre os requisitos.`,
    }),
    submit: async (person) =>
      signUp({
        data: { ...person, username: person.username.trim(), email: person.email.trim(), uuid, captchaToken: await captcha.getToken() },
      }),
    serverError: (code) =>
      messages[code] ?? t`O serviço de contas está fora do ar agora. O que você digitou foi mantido. Tente de novo em alguns minutos.`,
  })
  if (form.isSuccess) {
    const email = form.values.email.trim()
    return (
      <FormOutcome title={t`Falta confirmar o seu e-mail`} icon={<MailCheck />} signInLabel={<Trans>Ir para o login</Trans>}>
        <Trans>Enviamos um link para {email}. Abra-o em até 24 horas: a conta começa a valer em seguida.</Trans>{' '}
        {form.result?.provesMobile ? <Trans>Depois de entrar, confirme o celular em Minha conta.</Trans> : null}
      </FormOutcome>
    )
  }
  return (
    <AppForm
      form={form}
      actions={
        <SubmitButton form={form} variant="primary" full needsScripts>
          <Trans>Criar conta</Trans>
        </SubmitButton>
      }
    >
      <TextField {...form.field('name')} label={t`Nome completo`} autoComplete="name" />
      <TextField
        {...form.field('username')}
        label={t`Usuário`}
        hint={t`É com ele que você entra. Letras, números, pontos e hífens.`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...form.field('email')}
        label={t`E-mail`}
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <MaskedField
        {...form.maskedField('cellphone')}
        mask={brazilianPhone}
        label={t`Celular`}
        hint={t`Com DDD, como em (11) 98765-4321.`}
      />
      <NewPasswordField {...form.field('password')} label={t`Senha`} />
      {captcha.field}
    </AppForm>
  )
}
