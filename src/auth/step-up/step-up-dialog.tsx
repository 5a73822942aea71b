import { Trans, useLingui } from '@lingui/react/macro'
import type { ProofWays } from '#api/users/identity-proof.ts'
import { Dialog } from '#design/components/overlays/dialog.tsx'
import { ProofForm } from './proof-form.tsx'
import { ProviderProof } from './provider-proof.tsx'

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
