import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Dialog } from '#design/components/overlays/dialog.tsx'
import { PasskeyProof } from '../../auth/step-up/passkey-proof.tsx'
import type { SentProof } from './factor-proof.ts'
import type { SecondFactorTask } from './second-factor-part.tsx'
import { beginSecondFactor, removeSecondFactor, renewRecoveryCodes } from './second-factor.functions.ts'
import { AppCodeForm, type AppSecret, RecoveryCodes, SecondFactorPasswordForm } from './second-factor-steps.tsx'
import { useHasPasskey } from './use-factor.ts'

export default function SecondFactorDialog({ task, onClose }: { task: SecondFactorTask; onClose: () => void }) {
  const { t } = useLingui()
  const [app, setApp] = useState<AppSecret | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const hasPasskey = useHasPasskey()
  const titles = {
    enable: t`Ativar a confirmação em duas etapas`,
    renew: t`Gerar novos códigos de recuperação`,
    remove: t`Desativar a confirmação em duas etapas`,
  }
  const prove = {
    enable: async (proof: SentProof) => setApp(await beginSecondFactor({ data: proof })),
    renew: async (proof: SentProof) => setCodes((await renewRecoveryCodes({ data: proof })).recoveryCodes),
    remove: async (proof: SentProof) => {
      await removeSecondFactor({ data: proof })
      onClose()
    },
  }
  return (
    <Dialog open title={codes ? t`Guarde os códigos de recuperação` : titles[task]} closeLabel={t`Fechar`} onClose={onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : app ? (
        <AppCodeForm app={app} onCodes={setCodes} />
      ) : (
        <>
          <SecondFactorPasswordForm task={task} prove={prove[task]} />
          {hasPasskey ? <PasskeyProof prove={(passkey) => prove[task]({ passkey })} /> : null}
        </>
      )}
    </Dialog>
  )
}
