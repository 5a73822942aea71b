import { Trans } from '@lingui/react/macro'
import { appConfig } from '#config'
import { TextLink } from '#design/components/actions/text-link.tsx'

/** For whoever remembers after all. */
export function BackToSignIn() {
  return (
    <p>
      <Trans>
        Lembrou? <TextLink href={`${appConfig.basePath}/auth/signin`}>Entrar</TextLink>
      </Trans>
    </p>
  )
}
