import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Handshake } from 'lucide-react'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { CardList } from '#design/components/data/card-list.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import type { AgreementSummary } from '#api/financial/agreements.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Amount } from '#design/components/data/amount.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { agreementQueries, studentAgreements } from './agreements.queries.ts'
import { PayNext } from './agreement-cards.tsx'
import { AgreementsFailure, AgreementsHeader, AgreementsLoading } from './agreements-layout.tsx'
import { agreementStatusPill, PaidProgress, useAgreementWords } from './agreement-labels.tsx'

export function StudentAgreementsPage() {
  const { t } = useLingui()
  return (
    <>
      <AgreementsHeader title={t`Acordos`} />
      <MadeAgreements />
    </>
  )
}

function MadeAgreements() {
  const { t } = useLingui()
  const query = useQuery(agreementQueries.list(studentAgreements))
  if (query.isError) return <AgreementsFailure query={query} />
  if (!query.data) return <AgreementsLoading />
  if (query.data.results.length === 0) {
    return (
      <EmptyState
        icon={<Handshake size={32} />}
        title={t`Nenhum acordo ainda`}
        action={
          <Link to="/financial/agreements/new" className={buttonLook()}>
            <Trans>Fazer um acordo</Trans>
          </Link>
        }
      >
        <Trans>Com um acordo, débitos vencidos viram parcelas que cabem no seu mês.</Trans>
      </EmptyState>
    )
  }
  return (
    <CardList aria-label={t`Acordos fechados`}>
      {query.data.results.map((agreement) => (
        <AgreementCard key={agreement.agreementId} agreement={agreement} />
      ))}
    </CardList>
  )
}

function AgreementCard({ agreement }: { agreement: AgreementSummary }) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const { title } = useAgreementWords()
  const { agreementId, madeAt, totalAmount, paidAmount, dueAmount, nextDueDate, nextInstallment, status, overdue, installments } = agreement
  const isActive = status === 'active'
  return (
    <Card as="li">
      <CardHeader
        title={
          <Link
            to="/financial/agreements/$agreementId"
            params={{ agreementId: String(agreementId) }}
            className={textLinkLook({ variant: 'alone' })}
          >
            {title(agreementId)}
          </Link>
        }
        aside={agreementStatusPill(i18n, status, overdue)}
      />
      <CardSection>
        <div>
          <p>{isActive ? <Trans>Falta pagar</Trans> : <Trans>Total do acordo</Trans>}</p>
          <Amount size="large">{formats.money(isActive ? dueAmount : totalAmount)}</Amount>
        </div>
        <PaidProgress count={installments.count} paid={installments.paid} />
        <DescriptionList
          items={[
            ...(nextDueDate && nextInstallment
              ? [
                  {
                    term: t`Próxima parcela`,
                    description: t`${formats.money(nextInstallment.amountPayable)}, em ${formats.date(nextDueDate)}`,
                  },
                ]
              : []),
            ...(isActive
              ? [
                  { term: t`Já pago`, description: formats.money(paidAmount) },
                  { term: t`Total`, description: formats.money(totalAmount) },
                ]
              : []),
            { term: t`Fechado em`, description: formats.day(madeAt) },
          ]}
        />
        {nextInstallment ? <PayNext agreementId={agreementId} count={installments.count} next={nextInstallment} /> : null}
        {status === 'canceled' ? (
          <p>
            <Trans>A primeira parcela não foi paga a tempo. Os débitos voltaram a ficar em aberto.</Trans>
          </p>
        ) : null}
      </CardSection>
    </Card>
  )
}
