import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { Dialog } from '#design/components/overlays/dialog.tsx'
import { ImpersonationForm } from './impersonation-form.tsx'
import { OperatorPlace } from './operator-place.tsx'
import { PersonSearch } from './person-search.tsx'

export default function ImpersonationDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { href } = useLocation()
  const [searched, setSearched] = useState('')
  return (
    <Dialog open onClose={onClose} title={t`Atuar como outra pessoa`} closeLabel={t`Fechar`}>
      <p>
        <Trans>Você vê o portal como essa pessoa vê. Não pode pagar, trocar a senha nem mudar perfis por ela.</Trans>
      </p>
      <OperatorPlace />
      <PersonSearch page="/impersonation" searched={searched} onSearch={setSearched} returnTo={href} />
      {searched ? <ImpersonationForm searched={searched} returnTo={href} /> : null}
    </Dialog>
  )
}
