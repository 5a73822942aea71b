import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { AgreementSummary } from '#api/agreements.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { AgreementStatusPill, useAgreementWords } from './agreement-labels.tsx'
import { PaidProgress } from './paid-progress.tsx'

/** One agreement among others: how far it is paid, and what is left. */
export function AgreementCard({ agreement }: { agreement: AgreementSummary }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const { title } = useAgreementWords()
  const { agreementId, madeAt, totalAmount, paidAmount, dueAmount, nextDueDate, status, overdue, installments } = agreement
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
        aside={<AgreementStatusPill status={status} overdue={overdue} />}
      />
      <CardSection>
        <DescriptionList
          items={[
            { term: t`Feito em`, description: formats.day(madeAt) },
            { term: t`Total`, description: formats.money(totalAmount) },
            { term: t`Já pago`, description: formats.money(paidAmount) },
            ...(status === 'active' ? [{ term: t`Falta pagar`, description: formats.money(dueAmount) }] : []),
            ...(nextDueDate ? [{ term: t`Próxima parcela`, description: formats.date(nextDueDate) }] : []),
          ]}
        />
        <PaidProgress count={installments.count} paid={installments.paid} />
        {status === 'canceled' ? (
          <p>
            <Trans>A primeira parcela não foi paga a tempo: os débitos voltaram a valer.</Trans>
          </p>
        ) : null}
      </CardSection>
    </Card>
  )
}
