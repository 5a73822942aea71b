import { Trans, useLingui } from '@lingui/react/macro'
import { browserSupportsWebAuthn, startAuthentication, WebAuthnError } from '@simplewebauthn/browser'
import { useMutation } from '@tanstack/react-query'
import { appConfig } from '#config'
import type { identityContract } from '#api/identity/identity.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { useHydrated } from '#design/components/fields/use-hydrated.ts'
import { type ErrorMessages, portalErrorCode } from '../../request/portal-error.ts'
import { AnonymousLayout } from '../../shell/anonymous-layout.tsx'
import { beginPasskeySignIn, signInWithPasskey } from './passkey-sign-in.functions.ts'

/** A sign-in page on the portal's hostname, to which passkeys belong: the identity provider may have another. */
export function PasskeyPage({ returnTo }: { returnTo: string }) {
  const { t } = useLingui()
  const isHydrated = useHydrated()
  const isUnsupported = isHydrated && !browserSupportsWebAuthn()
  const signIn = useMutation({
    mutationFn: async () => {
      const { challenge, options } = await beginPasskeySignIn()
      const response = await startAuthentication({ optionsJSON: options })
      await signInWithPasskey({ data: { challenge, response } })
      // A full page load: all state belongs to the old session.
      location.assign(`${appConfig.basePath}${returnTo}`)
    },
  })
  const search = new URLSearchParams(returnTo === '/' ? {} : { returnTo })
  return (
    <AnonymousLayout title={t`Entrar com chave de acesso`}>
      {signIn.isError ? <Problem error={signIn.error} /> : null}
      {isUnsupported ? (
        <Notice tone="warning" title={t`Este navegador não aceita chaves de acesso`}>
          <Trans>Atualize o navegador ou entre com a senha.</Trans>
        </Notice>
      ) : (
        <p>
          <Trans>Confirme com a digital, o rosto ou o PIN do aparelho em que a chave está.</Trans>
        </p>
      )}
      <noscript>
        <Notice title={<Trans>A chave de acesso precisa de JavaScript. Sem ele, entre com a senha.</Trans>} />
      </noscript>
      <Button
        variant="primary"
        full
        disabled={!isHydrated || isUnsupported}
        loading={signIn.isPending || signIn.isSuccess}
        onClick={() => signIn.mutate()}
      >
        <Trans>Usar chave de acesso</Trans>
      </Button>
      <a href={`${appConfig.basePath}/auth/signin?${search}`} className={buttonLook({ full: true })}>
        <Trans>Entrar com a senha</Trans>
      </a>
      <p>
        <Trans>Ainda não tem uma chave de acesso? Entre com a senha e crie a sua em Minha conta.</Trans>
      </p>
    </AnonymousLayout>
  )
}

function Problem({ error }: { error: Error }) {
  const { t } = useLingui()
  const messages: ErrorMessages<typeof identityContract.passkeySignIn> = {
    PASSKEY_UNKNOWN: t`Esta chave de acesso foi removida da conta. Entre com a senha.`,
    PASSKEY_REFUSED: t`A chave de acesso não foi aceita. Tente de novo.`,
    TOO_MANY_ATTEMPTS: t`Número de tentativas de acesso excedido. Tente novamente mais tarde.`,
  }
  // Browsers do not distinguish a person who cancelled from a device without a passkey.
  if (error instanceof WebAuthnError || error.name === 'NotAllowedError') {
    return <Notice live="alert" tone="danger" title={t`Nenhuma chave de acesso foi usada. Tente de novo ou entre com a senha.`} />
  }
  const message = messages[portalErrorCode(error)] ?? t`Não foi possível entrar. Tente de novo em alguns minutos.`
  return <Notice live="alert" tone="danger" title={message} />
}
