import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { ImpersonationForm } from './impersonation-form.tsx'
import { minSearchLength } from './impersonation.queries.ts'
import { OperatorPlace } from './operator-place.tsx'
import { PersonSearch } from './person-search.tsx'

/** The dialog's content as a page, for browsers without scripts and for links. */
export function ImpersonationPage({
  searched,
  onSearch,
  returnTo,
  isRefused,
  reason,
}: {
  searched: string
  onSearch: (text: string) => void
  returnTo: string
  isRefused: boolean
  reason: string | undefined
}) {
  const { t } = useLingui()
  const { person } = useShell()
  const [isLeaving, setIsLeaving] = useState(false)
  const isReady = Boolean(person?.context?.tenantId) && !isLeaving
  return (
    <>
      <PageHeader
        title={t`Atuar como outra pessoa`}
        subtitle={t`Você vê o portal como essa pessoa vê. Não pode pagar, trocar a senha nem mudar perfis por ela.`}
      />
      <Card as="div">
        <CardSection>
          {isRefused ? (
            <Notice live="alert" tone="danger" title={t`Não foi possível atuar como esta pessoa. Escolha de novo e informe o motivo.`} />
          ) : null}
          <OperatorPlace onLeaving={setIsLeaving} />
          {isReady ? <PersonSearch page="/impersonation" searched={searched} onSearch={onSearch} returnTo={returnTo} /> : null}
        </CardSection>
        {isReady && searched.length >= minSearchLength ? (
          <CardSection>
            <ImpersonationForm searched={searched} returnTo={returnTo} reason={reason} />
          </CardSection>
        ) : null}
      </Card>
    </>
  )
}
