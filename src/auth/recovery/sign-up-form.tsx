import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { ErrorSummary } from '#design/components/fields/error-summary.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { MaskedField } from '#design/components/fields/masked-field.tsx'
import { brazilianPhone } from '#design/components/fields/masks/brazilian-phone.ts'
import { PasswordField } from '#design/components/fields/password-field.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import type { Captcha } from '../captcha/use-captcha.ts'
import { MailSent } from './mail-sent.tsx'
import { PasswordGuide } from './password-guide.tsx'
import { type NewPersonDraft, useSignUp } from './use-sign-up.ts'

/** Everything that a new account needs; all of it is required (shell specification, section 5). */
export function SignUpForm({ captcha }: { captcha: Captcha }) {
  const { t } = useLingui()
  const { isReady, draft, errors, attempt, code, isPending, isCreated, set, send } = useSignUp(captcha.getToken, brazilianPhone.isValid)
  if (isCreated) {
    return (
      <MailSent title={t`Sua conta foi criada`}>
        <Trans>Enviamos uma mensagem de boas-vindas ao seu e-mail. Você já pode entrar com o usuário e a senha que escolheu.</Trans>
      </MailSent>
    )
  }
  const count = errors.length
  const refusals: Partial<Record<NonNullable<typeof code>, string>> = {
    USER_ALREADY_EXISTS: t`Já existe uma conta com este usuário ou e-mail. Escolha outro ou recupere a sua conta.`,
    POOR_PASSWORD: t`A senha não cumpre os requisitos.`,
    TOO_MANY_ATTEMPTS: t`Número de pedidos excedido. Tente novamente mais tarde.`,
    CAPTCHA_REFUSED: t`Não foi possível confirmar que você não é um robô. Tente de novo.`,
  }
  const frame = (id: keyof NewPersonDraft) => ({
    id,
    name: id,
    value: draft[id],
    error: errors.find(({ fieldId }) => fieldId === id)?.message,
  })
  const field = (id: keyof NewPersonDraft) => ({
    ...frame(id),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => set(id, currentTarget.value),
  })
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      actions={
        <Button type="submit" variant="primary" full disabled={!isReady} loading={isPending}>
          <Trans>Criar conta</Trans>
        </Button>
      }
    >
      {count > 0 ? (
        <ErrorSummary heading={<Plural value={count} one="Corrija # campo" other="Corrija # campos" />} errors={errors} attempt={attempt} />
      ) : null}
      {code ? (
        <Notice
          live="alert"
          tone="danger"
          title={
            refusals[code] ?? t`O serviço de contas não respondeu. Nada do que você digitou se perdeu: tente de novo em alguns minutos.`
          }
        />
      ) : null}
      <TextField {...field('name')} label={t`Nome completo`} autoComplete="name" />
      <TextField
        {...field('username')}
        label={t`Usuário`}
        hint={t`É com ele que você entra. Letras, números, pontos e hífens.`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...field('email')}
        label={t`E-mail`}
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <MaskedField
        {...frame('cellphone')}
        mask={brazilianPhone}
        label={t`Celular`}
        hint={t`Com DDD, como em (11) 98765-4321.`}
        onValueChange={(digits) => set('cellphone', digits)}
      />
      <PasswordField
        {...field('password')}
        label={t`Senha`}
        revealLabel={t`Mostrar senha`}
        autoComplete="new-password"
        below={<PasswordGuide id="password-rules" password={draft.password} />}
        describedBy="password-rules"
      />
      {captcha.field}
    </Form>
  )
}
