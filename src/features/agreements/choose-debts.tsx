import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Building2, CircleCheck } from 'lucide-react'
import type { NegotiableDebt } from '#api/financial/agreements.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { FilterBar } from '#design/components/table/filter-bar.tsx'
import { agreementQueries } from './agreements.queries.ts'
import { AgreementsFailure, AgreementsLoading } from './agreements-layout.tsx'
import { debtsOfCourse, isNegotiable } from './chosen-debts.ts'
import { DebtChoiceForm } from './debt-choice-form.tsx'
import { debtsText, type NewAgreementSearch } from './new-agreement-search.ts'
import { OfficeText } from '../../kit/text/office-text.tsx'

const icon = { size: 32 } as const

interface ChooseDebtsProps {
  search: NewAgreementSearch
  /** Renders an offer that costs less than what is chosen. */
  renderOffer(debtIds: readonly number[], amount: number): ReactNode
}

export function ChooseDebts({ search, renderOffer }: ChooseDebtsProps) {
  const query = useQuery(agreementQueries.debts())
  if (query.isError) return <AgreementsFailure query={query} />
  if (!query.data) return <AgreementsLoading />
  const { results: debts } = query.data
  if (debts.length === 0) return <NothingOverdue />
  if (debts.every(({ obstacle }) => obstacle === 'not_offered')) return <NotOffered />
  const courseDebts = debtsOfCourse(debts, search)
  const { enrollmentId } = courseDebts[0]!
  return (
    <>
      <CourseChoice debts={debts} enrollmentId={enrollmentId} />
      {/* Resets the form when the course or the URL changes. */}
      <DebtChoiceForm key={`${enrollmentId} ${search.debts}`} debts={courseDebts} search={search} renderOffer={renderOffer} />
    </>
  )
}

/** An agreement covers one course. */
function CourseChoice({ debts, enrollmentId }: { debts: NegotiableDebt[]; enrollmentId: number }) {
  const { t } = useLingui()
  const courses = [...new Map(debts.map((debt) => [debt.enrollmentId, debt])).values()]
  if (courses.length < 2) return null
  return (
    <FilterBar label={t`Curso`}>
      {courses.map(({ enrollmentId: id, course }) => {
        const courseDebts = debts.filter((debt) => debt.enrollmentId === id)
        const negotiable = courseDebts.filter(isNegotiable)
        return (
          <Link
            key={id}
            to="/financial/agreements/new"
            search={{ step: 'debts', debts: debtsText((negotiable.length > 0 ? negotiable : courseDebts).map(({ debtId }) => debtId)) }}
            className="filter-chip"
            data-selected={id === enrollmentId || undefined}
            aria-current={id === enrollmentId ? 'true' : undefined}
            activeOptions={{ exact: true, explicitUndefined: true }}
          >
            <OfficeText>{course}</OfficeText>
          </Link>
        )
      })}
    </FilterBar>
  )
}

function NothingOverdue() {
  const { t } = useLingui()
  return (
    <EmptyState icon={<CircleCheck {...icon} />} title={t`Nada vencido para negociar`} action={<ToPayments />}>
      <Trans>Acordos são para débitos vencidos, e você não tem nenhum.</Trans>
    </EmptyState>
  )
}

function NotOffered() {
  const { t } = useLingui()
  return (
    <EmptyState icon={<Building2 {...icon} />} title={t`Sua instituição não oferece acordos pelo portal`} action={<ToPayments />}>
      <Trans>Fale com o setor financeiro, ou pague os débitos vencidos em Pagamentos.</Trans>
    </EmptyState>
  )
}

function ToPayments() {
  return (
    <Link to="/financial/payments" className={buttonLook()}>
      <Trans>Ver pagamentos</Trans>
    </Link>
  )
}
