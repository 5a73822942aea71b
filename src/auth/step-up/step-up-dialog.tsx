import { Trans, useLingui } from '@lingui/react/macro'
import type { ProofWays } from '#api/users/identity-proof.ts'
import { Dialog } from '#design/components/overlays/dialog.tsx'
import { ProofForm } from './proof-form.tsx'
import { useMutation } from '@tanstack/react-query'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Notice } from '#design/components/feedback/notice.tsx'
import { atProvider } from './step-up-address.ts'
import { getProofState } from './step-up.functions.ts'

/** Proves by the institution's own sign-in, in another tab, so that input in this one is kept. */
function ProviderProof({ onProven }: { onProven: () => void }) {
  const { t } = useLingui()
  const check = useMutation({
    mutationFn: () => getProofState(),
    onSuccess: ({ isRecent }) => {
      if (isRecent) onProven()
    },
  })
  return (
    <>
      <p>
        <Trans>Entre de novo na página da sua instituição, que abre em outra aba. Depois, volte a esta.</Trans>
      </p>
      {check.isError || check.data?.isRecent === false ? (
        <Notice live="alert" tone="warning" title={t`Ainda não recebemos a confirmação. Entre de novo na outra aba.`} />
      ) : null}
      <a href={atProvider('/')} target="_blank" rel="noreferrer" className={buttonLook({ variant: 'primary', full: true })}>
        <Trans>Abrir a página da instituição</Trans>
      </a>
      <Button full loading={check.isPending} onClick={() => check.mutate()}>
        <Trans>Já confirmei</Trans>
      </Button>
    </>
  )
}

interface StepUpDialogProps {
  /** The ways to prove; null if the account's provider asks instead. */
  ways: ProofWays | null
  onClose: (isProven: boolean) => void
}

export default function StepUpDialog({ ways, onClose }: StepUpDialogProps) {
  const { t } = useLingui()
  const proven = () => onClose(true)
  const reason = (
    <p>
      <Trans>Esta ação pede uma confirmação recente. O que você preencheu continua na página.</Trans>
    </p>
  )
  return (
    <Dialog open size="sm" shape="question" title={t`Confirme que é você`} closeLabel={t`Fechar`} onClose={() => onClose(false)}>
      {ways ? (
        <ProofForm ways={ways} onProven={proven}>
          {reason}
        </ProofForm>
      ) : (
        <>
          {reason}
          <ProviderProof onProven={proven} />
        </>
      )}
    </Dialog>
  )
}
