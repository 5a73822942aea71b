import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { minSearchLength } from '../../auth/impersonation/impersonation.queries.ts'
import { PersonSearch } from '../../auth/impersonation/person-search.tsx'
import { ResetForm } from './reset-form.tsx'

export function SecondFactorResetsPage({ searched, onSearch }: { searched: string; onSearch: (text: string) => void }) {
  const { t } = useLingui()
  const [done, setDone] = useState<string | null>(null)
  return (
    <>
      <PageHeader
        title={t`Redefinir a confirmação em duas etapas`}
        subtitle={t`Para quem perdeu o celular e os códigos de recuperação. Confirme antes a identidade da pessoa: depois disso, ela entra só com a senha.`}
      />
      <Card as="div">
        <CardSection>
          {done ? <Notice tone="ok" live="status" title={t`Redefinida para ${done}. A pessoa recebe um e-mail.`} /> : null}
          <PersonSearch
            page="/second-factor-resets"
            searched={searched}
            onSearch={(text) => {
              setDone(null)
              onSearch(text)
            }}
          />
        </CardSection>
        {searched.length >= minSearchLength && !done ? (
          <CardSection>
            <ResetForm key={searched} searched={searched} onDone={setDone} />
          </CardSection>
        ) : null}
      </Card>
    </>
  )
}
