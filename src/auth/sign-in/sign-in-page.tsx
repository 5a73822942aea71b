import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { appConfig } from '#config'
import type { identityContract } from '#api/identity/identity.ts'
import { signInReason, type SignInReason } from '#api/identity/sign-in-reasons.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { TextLink } from '#design/components/actions/text-link.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { PasswordField } from '#design/components/fields/password-field.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { OrDivider } from '#design/components/text/or-divider.tsx'
import { type ErrorMessages, portalErrorCode } from '../../request/portal-error.ts'
import { useShell } from '../../request/shell.queries.ts'
import { AppForm, SubmitButton } from '../../kit/form/app-form.tsx'
import { useAppForm } from '../../kit/form/use-app-form.ts'
import { AnonymousLayout } from '../../shell/anonymous-layout.tsx'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { signInWithPassword } from './sign-in-methods.functions.ts'
import { signInMethodsQuery } from './sign-in-methods.queries.ts'
import type { SignInMethods } from './sign-in-methods.ts'

interface Asked {
  returnTo: string
  /** The reason for asking to sign in, a `SignInReason`. */
  because?: string | undefined
  /** The problem of a form that was sent without scripts; `login` is what was typed into it. */
  problem?: string | undefined
  login?: string | undefined
}

export function SignInPage({ returnTo, because, problem, login }: Asked) {
  const { t } = useLingui()
  const { data: methods } = useSuspenseQuery(signInMethodsQuery)
  const { password, saml, provider, signUp, demo } = methods
  const reasons: Record<SignInReason, string> = { over: t`A sua sessão terminou. Entre de novo para continuar.`, left: t`Você saiu.` }
  const said = signInReason(because)
  const search = new URLSearchParams(returnTo === '/' ? {} : { returnTo })
  return (
    <AnonymousLayout title={t`Entrar`} after={demo ? <DemoPeople {...demo} /> : null}>
      {said && !problem ? <Notice live="status" title={reasons[said]} /> : null}
      {password ? <SignInForm by={password} returnTo={returnTo} problem={problem} login={login} /> : null}
      {password ? (
        <>
          <OrDivider>
            <Trans>ou</Trans>
          </OrDivider>
          <a href={`${appConfig.basePath}/auth/passkey?${search}`} className={buttonLook({ full: true })}>
            <Trans>Entrar com chave de acesso</Trans>
          </a>
        </>
      ) : null}
      {provider ? (
        <a
          href={`${appConfig.basePath}/auth/signin?${new URLSearchParams([['provider', 'true'], ...search])}`}
          className={buttonLook({ full: true })}
        >
          <Trans>Entrar com a conta nova</Trans>
        </a>
      ) : null}
      {saml ? <SamlButton {...saml} href={`${appConfig.basePath}/auth/saml?${search}`} /> : null}
      {signUp ? (
        <p>
          <Trans>
            Ainda não tem conta? <TextLink href={`${appConfig.basePath}/auth/signup`}>Criar conta</TextLink>
          </Trans>
        </p>
      ) : null}
    </AnonymousLayout>
  )
}

function DemoPeople({ password, people }: NonNullable<SignInMethods['demo']>) {
  const { locale } = useShell()
  return (
    <section aria-labelledby="demo" className="sign-in-layout__demo">
      <h2 id="demo">
        <Trans>Pessoas da demonstração</Trans>
      </h2>
      <p>
        <Trans>
          A senha de todas é <code>{password}</code>.
        </Trans>
      </p>
      <ul>
        {people.map(({ username, description }) => (
          <li key={username}>
            <code>{username}</code> — {typeof description === 'string' ? description : description[locale]}
          </li>
        ))}
      </ul>
    </section>
  )
}

function SignInForm({ returnTo, problem, login, by }: Asked & { by: NonNullable<SignInMethods['password']> }) {
  const { t } = useLingui()
  const captcha = useCaptcha()
  const sentPlainly = problem !== undefined
  const [asksCode, setAsksCode] = useState(problem === 'CODE_NEEDED' || problem === 'WRONG_CODE')
  const messages: ErrorMessages<typeof identityContract.signInTenant, never, string | { code?: string }> = {
    // The code's field says it.
    CODE_NEEDED: {},
    WRONG_CODE: { code: t`Código inválido ou já usado. Espere o próximo e tente de novo.` },
    WRONG_CREDENTIALS: t`Usuário ou senha incorretos. Confira e tente de novo.`,
    TOO_MANY_ATTEMPTS: t`Número de tentativas de acesso excedido. Tente novamente mais tarde.`,
    CAPTCHA_REFUSED: t`Não foi possível confirmar que você não é um robô. Tente de novo.`,
  }
  const form = useAppForm({
    initialValues: { username: login ?? '', password: '', code: '' },
    validate: ({ username, password, code }) => ({
      username: username.trim() === '' && t`Informe o seu usuário ou e-mail`,
      password: password === '' && t`Informe a sua senha`,
      code: asksCode && code.trim().length < 6 && t`Informe o código`,
    }),
    submit: async ({ username, password, code }) => {
      const credentials = { username: username.trim(), password, ...(asksCode && { code }) }
      await signInWithPassword({ data: { ...credentials, captchaToken: await captcha.getToken() } }).catch((error: unknown) => {
        if (portalErrorCode(error) === 'CODE_NEEDED') setAsksCode(true)
        throw error
      })
      // A full page load: all state belongs to the old session.
      location.assign(`${appConfig.basePath}${returnTo}`)
    },
    emptiedByRefusal: ['password'],
    serverError: (code) => messages[code] ?? t`Não foi possível entrar. Tente de novo em alguns minutos.`,
  })
  const said = problem && messages[problem as keyof typeof messages]
  const refusal = typeof said === 'object' ? said.code : said
  const refused = refusal !== undefined && form.attempt === 0 && !form.failure
  // The message does not say which of the two, the name or the password, is wrong.
  const areWrong = form.errorCode === 'WRONG_CREDENTIALS' || (refused && problem === 'WRONG_CREDENTIALS')
  const password = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (form.failure) password.current?.focus()
  }, [form.failure])
  const labels = { either: t`Usuário ou e-mail`, username: t`Usuário`, email: t`E-mail` }
  const asked = (
    <AppForm
      form={form}
      brief
      action={`${appConfig.basePath}/auth/signin/start`}
      waitsForScripts
      actions={
        <SubmitButton form={form} variant="primary" full>
          <Trans>Entrar</Trans>
        </SubmitButton>
      }
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      {refused ? (
        <div id="refused">
          <Notice live="alert" tone="danger" title={refusal} />
        </div>
      ) : null}
      {asksCode && !sentPlainly ? null : (
        <>
          <TextField
            {...form.field('username')}
            label={labels[by]}
            inputMode={by === 'email' ? 'email' : undefined}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            invalid={areWrong}
          />
          <PasswordField
            {...form.field('password')}
            label={t`Senha`}
            revealLabel={t`Mostrar senha`}
            autoComplete="current-password"
            ref={password}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- The answer to a form that was sent without scripts.
            autoFocus={refused}
            describedBy={refused ? 'refused' : undefined}
            invalid={areWrong}
          />
        </>
      )}
      {asksCode ? <CodeField {...form.field('code')} /> : null}
      {captcha.field}
    </AppForm>
  )
  if (asksCode && !sentPlainly) return asked
  return (
    <>
      {asked}
      <p className="sign-in-layout__help">
        <TextLink href={`${appConfig.basePath}/auth/password/reset`} size="sm">
          <Trans>Esqueci minha senha</Trans>
        </TextLink>
        <TextLink href={`${appConfig.basePath}/auth/forgot-username`} size="sm">
          <Trans>Esqueci meu usuário</Trans>
        </TextLink>
      </p>
    </>
  )
}

function CodeField(input: Pick<ComponentProps<typeof TextField>, 'id' | 'name' | 'value' | 'error' | 'onChange'>) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  // The code field replaces the fields that had the focus.
  useEffect(() => field.current?.focus(), [])
  return (
    <>
      <p role="status">
        <Trans>Sua conta pede um código além da senha.</Trans>
      </p>
      <TextField
        {...input}
        label={t`Código`}
        hint={t`Os seis números do seu aplicativo autenticador, ou um dos seus códigos de recuperação.`}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        ref={field}
      />
    </>
  )
}

function SamlButton({ name, logo, href }: { name: string; logo: string | null; href: string }) {
  return (
    <a href={href} className={buttonLook({ full: true })}>
      {logo ? <img src={logo} alt="" width={20} height={20} /> : null}
      <Trans>Entrar com {name}</Trans>
    </a>
  )
}
