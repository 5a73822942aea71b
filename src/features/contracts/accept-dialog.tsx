import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ContractDetails } from '#api/financial/contracts.ts'
import { Dialog } from '#design/components/overlays/dialog.tsx'
import { AcceptForm } from './accept-form.tsx'

export function AcceptDialog({ contract, offered }: { contract: ContractDetails; offered: NonNullable<ContractDetails['offered']> }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const close = () => void navigate({ to: '.', search: {}, replace: true, resetScroll: false })
  return (
    <Dialog open onClose={close} title={t`Aceitar o contrato`} closeLabel={t`Fechar`}>
      <AcceptForm contract={contract} offered={offered} />
    </Dialog>
  )
}
