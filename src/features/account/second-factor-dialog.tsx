import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FactorProof } from '#api/second-factor.ts'
import { Dialog } from '#design/components/overlays/dialog.tsx'
import type { SecondFactorTask } from './second-factor-part.tsx'
import { beginSecondFactor, removeSecondFactor, renewRecoveryCodes } from './second-factor.functions.ts'
import { AppCodeForm, type AppSecret, RecoveryCodes, SecondFactorPasswordForm } from './second-factor-steps.tsx'

export default function SecondFactorDialog({ task, onClose }: { task: SecondFactorTask; onClose: () => void }) {
  const { t } = useLingui()
  const [app, setApp] = useState<AppSecret | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const titles = {
    enable: t`Ativar a confirmação em duas etapas`,
    renew: t`Gerar novos códigos de recuperação`,
    remove: t`Desativar a confirmação em duas etapas`,
  }
  const prove = {
    enable: async (proof: FactorProof) => setApp(await beginSecondFactor({ data: proof })),
    renew: async (proof: FactorProof) => setCodes((await renewRecoveryCodes({ data: proof })).recoveryCodes),
    remove: async (proof: FactorProof) => {
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
        <SecondFactorPasswordForm task={task} prove={prove[task]} />
      )}
    </Dialog>
  )
}
