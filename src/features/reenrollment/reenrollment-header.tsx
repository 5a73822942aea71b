import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { reenrollmentSteps } from '#api/academic/reenrollment-names.ts'
import type { ProcessStep } from '#api/academic/reenrollment.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { Steps } from '#design/components/navigation/steps.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { SelectFilters } from '../../kit/list-parts/select-filters.tsx'
import { getRecord, reenrollmentQueries } from './reenrollment.queries.ts'
import { type ReenrollmentSearch, reenrollmentSearch } from './reenrollment-search.ts'
import { OfficeText } from '../../kit/text/office-text.tsx'

const overview = { path: '/reenrollments', read: reenrollmentSearch }

/** The header of the overview, where one of several courses is chosen. */
export function OverviewHeader({ process, search }: { process: ProcessStep; search: ReenrollmentSearch }) {
  const { t } = useLingui()
  const { data: enrollments = [] } = useQuery(reenrollmentQueries.enrollments())
  const first = getRecord({}, enrollments)
  const main = enrollments.find(({ academicRecord }) => academicRecord === first)
  const others = enrollments.filter((one) => one !== main)
  return (
    <>
      <PageHeader
        title={<ReenrollmentTitle process={process} />}
        subtitle={
          <Facts>
            <OfficeText>{process.course}</OfficeText>
            {process.institution}
          </Facts>
        }
        filters={
          others.length > 0 && main ? (
            <SelectFilters
              page={overview}
              search={search}
              filters={[
                {
                  name: 'record' as const,
                  label: t`Curso`,
                  all: main.course,
                  options: others.map(({ academicRecord, course }) => ({ value: academicRecord, label: course })),
                },
              ]}
            />
          ) : null
        }
      />
      <ActingNotice />
    </>
  )
}

export function ReenrollmentTitle({ process: { period } }: { process: ProcessStep }) {
  return period ? <Trans>Rematrícula {period.period}</Trans> : <Trans>Rematrícula</Trans>
}

const stepPaths = {
  pending_items: '/reenrollments/pending-items',
  subjects: '/reenrollments/subjects',
  payment: '/reenrollments/payment',
} as const

export type Step = keyof typeof stepPaths

/** Returns whether there is no reenrollment to take part in: the page then says why, and has no steps. */
export const isOutside = ({ result, problem }: ProcessStep) =>
  (result === 'problem' && problem !== 'canceled') || result === 'no_renewal_needed'

/** The header of a step, with links to the steps that can be opened. */
export function StepHeader({ process, record, step }: { process: ProcessStep; record: string | undefined; step: Step }) {
  const { t } = useLingui()
  const names: Record<Step, string> = { pending_items: t`Pendências`, subjects: t`Disciplinas`, payment: t`Pagamento` }
  const furthest = reenrollmentSteps.indexOf(process.step)
  const shown = reenrollmentSteps.indexOf(step)
  // If a later step's page is opened too early, the header shows the step to do first.
  const current = Math.min(shown, furthest)
  const number = current + 1
  const name = names[reenrollmentSteps[current]!]
  return (
    <>
      <PageHeader
        back={
          <Link to="/reenrollments" search={{ record }} className={textLinkLook({ variant: 'alone', size: 'sm' })}>
            <ArrowLeft />
            <Trans>Rematrícula</Trans>
          </Link>
        }
        title={<ReenrollmentTitle process={process} />}
        subtitle={<OfficeText>{process.course}</OfficeText>}
      />
      {isOutside(process) ? null : (
        <Steps
          label={t`Passos da rematrícula`}
          steps={reenrollmentSteps.map((one, index) =>
            index !== shown && index <= furthest ? (
              <Link key={one} to={stepPaths[one]} search={{ record }} activeOptions={{ exact: true }}>
                {names[one]}
              </Link>
            ) : (
              names[one]
            ),
          )}
          current={number}
          done={furthest}
          summary={t`Passo ${number} de 3: ${name}`}
          stateWords={{
            done: t({ message: 'concluído', context: 'passo' }),
            current: t({ message: 'atual', context: 'passo' }),
            upcoming: t({ message: 'a seguir', context: 'passo' }),
          }}
        />
      )}
      <ActingNotice />
    </>
  )
}

export function stepPath(step: Step) {
  return stepPaths[step]
}

/** Says why somebody who acts as the student can only look. */
export function ActingNotice() {
  const { t } = useLingui()
  const { person } = useShell()
  return person?.impersonated ? (
    <Notice tone="info" title={t`Somente o aluno pode fazer a rematrícula. Aqui você apenas consulta.`} />
  ) : null
}
