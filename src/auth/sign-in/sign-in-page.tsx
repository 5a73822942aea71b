import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { appConfig } from '#config'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { TextLink } from '#design/components/actions/text-link.tsx'
import { OrDivider } from '#design/components/text/or-divider.tsx'
import { waysInQuery } from './sign-in-methods.queries.ts'
import { AnonymousLayout } from '../../shell/anonymous-layout.tsx'
import { SamlButton } from './saml-button.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** The ways in that the hostname offers, the form first (shell specification, sections 2 and 3). */
export function SignInPage({ returnTo }: { returnTo: string }) {
  const { t } = useLingui()
  const { data: ways } = useSuspenseQuery(waysInQuery)
  const { password, saml, provider, signUp } = ways
  const wanted = new URLSearchParams(returnTo === '/' ? {} : { returnTo })
  return (
    <AnonymousLayout title={t`Entrar`}>
      {password ? <SignInForm returnTo={returnTo} by={password} /> : null}
      {password && (provider || saml) ? (
        <OrDivider>
          <Trans>ou</Trans>
        </OrDivider>
      ) : null}
      {provider ? (
        <a
          href={`${appConfig.basePath}/auth/signin?${new URLSearchParams([['provider', 'true'], ...wanted])}`}
          className={buttonLook({ full: true })}
        >
          <Trans>Entrar com a conta nova</Trans>
        </a>
      ) : null}
      {saml ? <SamlButton {...saml} href={`${appConfig.basePath}/auth/saml?${wanted}`} /> : null}
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
