import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { AgreementDetails } from '#api/financial/agreements.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { PersonCard } from '../../subjects/person/person-card.tsx'
import { isStaff } from '../../request/permissions.ts'
import { useShell } from '../../request/shell.queries.ts'
import { StudentRecords } from '../../subjects/debts/student-records.tsx'
import { useCourseWords } from '../../subjects/person/use-course-words.ts'
import { agreementStatusPill, useAgreementWords } from './agreement-labels.tsx'
import { AgreementBreakdown, AgreementInstallments, AgreementLeft, ReplacedDebts } from './agreement-cards.tsx'
import { agreementQueries } from './agreements.queries.ts'
import { OfficeText } from '../../kit/text/office-text.tsx'

interface AgreementDetailsPageProps {
  agreementId: number
  made: boolean | undefined
}

export function AgreementDetailsPage({ agreementId, made }: AgreementDetailsPageProps) {
  const { data: agreement } = useSuspenseQuery(agreementQueries.detail(agreementId))
  const { i18n } = useLingui()
  const { title } = useAgreementWords()
  const { person } = useShell()
  const { studentName, course, registration, status, overdue, personId } = agreement
  const { registrationText } = useCourseWords()
  const ofStaff = person !== null && isStaff(person)
  // Up to three installments are shorter than the aside.
  const isShort = agreement.installments.length <= 3
  return (
    <>
      <PageHeader
        back={
          <Link to="/financial/agreements" className={textLinkLook({ variant: 'alone', size: 'sm' })} activeOptions={{ exact: true }}>
            <ArrowLeft />
            <Trans>Acordos</Trans>
          </Link>
        }
        title={title(agreementId)}
        subtitle={
          <Facts>
            {ofStaff ? studentName : null}
            <OfficeText>{course}</OfficeText>
            {registrationText(registration)}
          </Facts>
        }
        status={agreementStatusPill(i18n, status, overdue)}
      />
      {made && status === 'active' ? <Made agreement={agreement} /> : null}
      {status === 'canceled' ? <Canceled agreement={agreement} /> : null}
      <TwoColumn
        width="wide"
        aside={
          <>
            {ofStaff && personId ? <PersonCard personId={personId} /> : null}
            <AgreementBreakdown agreement={agreement} />
            {isShort ? null : <ReplacedDebts agreement={agreement} />}
            {ofStaff ? <StudentRecords studentName={studentName} registration={registration} /> : null}
          </>
        }
      >
        <AgreementLeft agreement={agreement} />
        <AgreementInstallments agreement={agreement} />
        {isShort ? <ReplacedDebts agreement={agreement} /> : null}
      </TwoColumn>
    </>
  )
}

function Made({ agreement: { cancelAfterDays, installments } }: { agreement: AgreementDetails }) {
  const { t } = useLingui()
  const { date } = useFormats()
  const due = date(installments[0]!.dueDate)
  return (
    <Notice tone="ok" live="status" title={t`Acordo fechado`}>
      <Trans>
        Os débitos escolhidos viraram parcelas. Pague a primeira até {due}. Sem pagamento até {cancelAfterDays} dias depois, o acordo é
        cancelado.
      </Trans>
    </Notice>
  )
}

function Canceled({ agreement: { canceledAt, cancelAfterDays, cancelAfterCount, paidAmount } }: { agreement: AgreementDetails }) {
  const { t } = useLingui()
  const formats = useFormats()
  const day = canceledAt ? formats.day(canceledAt) : ''
  const paid = formats.money(paidAmount)
  return (
    <Notice tone="warning" title={t`Cancelado em ${day}`}>
      {cancelAfterCount === null ? (
        <Trans>
          A primeira parcela não foi paga em até {cancelAfterDays} dias depois do vencimento. Os débitos voltaram a ficar em aberto, com o
          vencimento original.
        </Trans>
      ) : (
        <Trans>
          Parcelas ficaram {cancelAfterDays} dias ou mais em atraso. Os débitos voltaram a ficar em aberto, com o vencimento original.
        </Trans>
      )}{' '}
      {paidAmount > 0 ? (
        <Trans>Os {paid} pagos no acordo abateram desses débitos, na ordem dos vencimentos; o que sobrou ficou como crédito.</Trans>
      ) : null}
    </Notice>
  )
}
