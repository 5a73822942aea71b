import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { TextLink } from '#design/components/actions/text-link.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { ErrorSummary } from '#design/components/fields/error-summary.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { PasswordField } from '#design/components/fields/password-field.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import type { WaysIn } from './sign-in-methods.ts'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { useSignIn } from './use-sign-in.ts'

/** Username or e-mail, and password (shell specification, section 2, `/auth/signin`). */
export function SignInForm({ returnTo, by }: { returnTo: string; by: NonNullable<WaysIn['password']> }) {
  const { t } = useLingui()
  const captcha = useCaptcha()
  const { errors, attempt, refusal, isPending, send } = useSignIn(returnTo, captcha)
  const labels = { either: t`Usuário ou e-mail`, username: t`Usuário`, email: t`E-mail` }
  const count = errors.length
  const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.message
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        send(event.currentTarget)
      }}
      actions={
        <Button type="submit" variant="primary" full loading={isPending}>
          <Trans>Entrar</Trans>
        </Button>
      }
    >
      {count > 0 ? (
        <ErrorSummary heading={<Plural value={count} one="Corrija # campo" other="Corrija # campos" />} errors={errors} attempt={attempt} />
      ) : null}
      {refusal ? <Notice tone="danger" title={refusal} live="alert" /> : null}
      <TextField
        id="username"
        name="username"
        label={labels[by]}
        inputMode={by === 'email' ? 'email' : undefined}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('username')}
      />
      <PasswordField
        id="password"
        name="password"
        label={t`Senha`}
        revealLabel={t`Mostrar senha`}
        autoComplete="current-password"
        error={errorOf('password')}
      />
      <p className="sign-in-layout__help">
        <TextLink href={`${appConfig.basePath}/auth/password/reset`} variant="alone">
          <Trans>Esqueci minha senha</Trans>
        </TextLink>
        <TextLink href={`${appConfig.basePath}/auth/forgot-username`} variant="alone">
          <Trans>Esqueci meu usuário</Trans>
        </TextLink>
      </p>
      {captcha.field}
    </Form>
  )
}
