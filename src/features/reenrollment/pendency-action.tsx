import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Pendency } from '#api/academic/reenrollment.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { usePendencyWords } from '../../subjects/reenrollment/pendency-words.tsx'
import { leaveReenrollment } from '../../subjects/reenrollment/way-back.tsx'

/** The next action for a pending item; debts can also be negotiated. Other pages lead back here; staff acting as the student only look. */
export function PendencyAction({ pendency, record }: { pendency: Pendency; record: string | undefined }) {
  const { t } = useLingui()
  const { name } = usePendencyWords()(pendency)
  const isSeenOnly = useShell().person?.impersonated ?? false
  const link = { className: buttonLook({ variant: 'outline', size: 'sm' }), onClick: () => leaveReenrollment(record, 'pending-items') }
  switch (pendency.kind) {
    case 'payment_pending':
      if (pendency.cardInReview) return null
      return isSeenOnly ? (
        <Link to="/financial/payments/$debtId" params={{ debtId: String(pendency.debtId) }} aria-label={t`Ver ${name}`} {...link}>
          <Trans>Ver</Trans>
        </Link>
      ) : (
        <>
          <Link to="/financial/payment-checkout" search={{ debts: String(pendency.debtId) }} aria-label={t`Pagar ${name}`} {...link}>
            <Trans>Pagar</Trans>
          </Link>
          {pendency.isNegotiable ? (
            <Link to="/financial/agreements/new" search={{ debts: String(pendency.debtId) }} aria-label={t`Negociar ${name}`} {...link}>
              <Trans>Negociar</Trans>
            </Link>
          ) : null}
        </>
      )
    case 'agreement':
      return (
        <Link
          to="/financial/agreements/$agreementId"
          params={{ agreementId: String(pendency.agreementId) }}
          aria-label={t`Ver ${name}`}
          {...link}
        >
          <Trans>Ver acordo</Trans>
        </Link>
      )
    case 'documentation_mandatory':
      return pendency.status === 'waiting' ? null : (
        <Link
          to="/enrollment-documents/$documentEnrollmentId"
          params={{ documentEnrollmentId: String(pendency.documentEnrollmentId) }}
          aria-label={isSeenOnly ? t`Ver ${name}` : t`Enviar ${name}`}
          {...link}
        >
          {isSeenOnly ? <Trans>Ver</Trans> : <Trans>Enviar</Trans>}
        </Link>
      )
    case 'person_update':
      return (
        <Link to="/update-data" aria-label={isSeenOnly ? t`Ver ${name}` : t`Conferir os seus dados`} {...link}>
          {isSeenOnly ? <Trans>Ver</Trans> : <Trans>Conferir</Trans>}
        </Link>
      )
    case 'accept_contract':
      return (
        <Link
          to="/financial/contracts/$contractId/enrollments/$enrollmentId"
          params={{ contractId: String(pendency.contractId), enrollmentId: String(pendency.enrollmentId) }}
          aria-label={isSeenOnly ? t`Ver ${name}` : t`Ler e aceitar: ${name}`}
          {...link}
        >
          {isSeenOnly ? <Trans>Ver</Trans> : <Trans>Ler e aceitar</Trans>}
        </Link>
      )
    case 'dependency_adaptation':
      return (
        <Link
          to="/reenrollments/subjects"
          search={{ record, list: 'pending' }}
          className={buttonLook({ variant: 'outline', size: 'sm' })}
          aria-label={t`Escolher turmas de dependência e adaptação`}
        >
          <Trans>Escolher</Trans>
        </Link>
      )
  }
}

/** Returns the blocking debts if one payment can settle several; empty for a single one, which has its own button. */
export function payableTogether(pendencies: readonly Pendency[]) {
  const debts = pendencies.filter(
    (one) => one.kind === 'payment_pending' && one.isBlocking && one.waivedBecause === null && !one.cardInReview,
  ) as Array<Extract<Pendency, { kind: 'payment_pending' }>>
  return debts.length > 1 ? debts : []
}

/** Pays all of `debts`, of one institution, at once. */
export function PayAll({ debts, record }: { debts: ReturnType<typeof payableTogether>; record: string | undefined }) {
  const { t } = useLingui()
  const amount = useFormats().money(debts.reduce((sum, debt) => sum + debt.amount, 0))
  return (
    <Link
      to="/financial/payment-checkout"
      search={{ debts: debts.map(({ debtId }) => debtId).join(',') }}
      className={buttonLook({ variant: 'primary', full: true })}
      onClick={() => leaveReenrollment(record, 'pending-items')}
    >
      {t`${plural(debts.length, { one: `Pagar # débito: ${amount}`, other: `Pagar os # débitos: ${amount}` })}`}
    </Link>
  )
}
