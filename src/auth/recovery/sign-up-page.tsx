import { Trans, useLingui } from '@lingui/react/macro'
import { appConfig } from '#config'
import { TextLink } from '#design/components/actions/text-link.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { AnonymousLayout } from '../../shell/anonymous-layout.tsx'
import { useCaptcha } from '../captcha/use-captcha.ts'

/** A new account, where the institution lets people make one themselves (shell specification, section 2). */
export function SignUpPage() {
  const { t } = useLingui()
  return (
    <AnonymousLayout title={t`Crie a sua conta`} subtitle={t`Com ela você acompanha os seus pedidos no portal.`}>
      <SignUpForm captcha={useCaptcha()} />
      <p>
        <Trans>
          Já tem conta? <TextLink href={`${appConfig.basePath}/auth/signin`}>Entrar</TextLink>
        </Trans>
      </p>
    </AnonymousLayout>
  )
}
