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
  const [isLeaving, setIsLeaving] = useState(false)
  return (
    <Dialog open onClose={onClose} title={t`Atuar como outra pessoa`} closeLabel={t`Fechar`}>
      <div className="form__root">
        <p>
          <Trans>Você vê o portal como essa pessoa vê. Não pode pagar, trocar a senha nem mudar perfis por ela.</Trans>
        </p>
        <OperatorPlace onLeaving={setIsLeaving} />
        {isLeaving ? null : <PersonSearch page="/impersonation" searched={searched} onSearch={setSearched} returnTo={href} />}
        {searched && !isLeaving ? <ImpersonationForm searched={searched} returnTo={href} /> : null}
      </div>
    </Dialog>
  )
}
