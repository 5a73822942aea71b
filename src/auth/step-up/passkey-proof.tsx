import { Trans, useLingui } from '@lingui/react/macro'
import { startAuthentication, WebAuthnError } from '@simplewebauthn/browser'
import { useMutation } from '@tanstack/react-query'
import type { PasskeyAnswer } from '#api/users/passkey-response.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { portalErrorCode } from '../../request/portal-error.ts'
import { beginPasskeyProof } from './step-up.functions.ts'

/** Offers to prove by passkey instead of a typed secret. @param prove hands its answer in */
export function PasskeyProof({ prove }: { prove: (answer: PasskeyAnswer) => Promise<unknown> }) {
  const { t } = useLingui()
  const proof = useMutation({
    mutationFn: async () => {
      const { challenge, options } = await beginPasskeyProof()
      await prove({ challenge, response: await startAuthentication({ optionsJSON: options }) })
    },
  })
  const code = portalErrorCode(proof.error)
  const problem =
    proof.error instanceof WebAuthnError || proof.error?.name === 'NotAllowedError'
      ? t`Nenhuma chave de acesso foi usada. Tente de novo.`
      : code === 'TOO_MANY_ATTEMPTS'
        ? t`Muitas tentativas. Tente de novo mais tarde.`
        : code === 'PASSKEY_REFUSED'
          ? t`A chave de acesso não foi aceita. Tente de novo.`
          : t`Não foi possível continuar. Nada mudou: tente de novo em alguns minutos.`
  return (
    <>
      {proof.isError ? <Notice live="alert" tone="danger" title={problem} /> : null}
      <Button full loading={proof.isPending} onClick={() => proof.mutate()}>
        <Trans>Usar chave de acesso</Trans>
      </Button>
    </>
  )
}
