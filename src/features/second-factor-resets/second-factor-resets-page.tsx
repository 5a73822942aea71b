import { useLingui } from '@lingui/react/macro'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { minSearchLength } from '../../auth/impersonation/impersonation.queries.ts'
import { PersonSearch } from '../../auth/impersonation/person-search.tsx'
import { ResetForm } from './reset-form.tsx'

interface SecondFactorResetsPageProps {
  searched: string
  onSearch: (text: string) => void
  /** The outcome of the form that was sent last. */
  outcome: 'reset' | undefined
  onReset: () => void
}

export function SecondFactorResetsPage({ searched, onSearch, outcome, onReset }: SecondFactorResetsPageProps) {
  const { t } = useLingui()
  return (
    <>
      <PageHeader
        title={t`Redefinir a confirmação em duas etapas`}
        subtitle={t`Para quem perdeu o celular e os códigos de recuperação. Confirme antes a identidade da pessoa: depois disso, ela entra só com a senha.`}
      />
      <Card as="div">
        <CardSection>
          {outcome === 'reset' ? (
            <Notice tone="ok" live="status" title={t`Confirmação em duas etapas redefinida. A pessoa recebe um e-mail.`} />
          ) : null}
          <PersonSearch page="/second-factor-resets" searched={searched} onSearch={onSearch} />
        </CardSection>
        {searched.length >= minSearchLength ? (
          <CardSection>
            <ResetForm key={searched} searched={searched} onDone={onReset} />
          </CardSection>
        ) : null}
      </Card>
    </>
  )
}
