import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Card, CardHeader, CardRows } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { PaidMoment } from '#design/patterns/paid-moment.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { FormOutcome } from './act-form.tsx'
import { useClassWords } from './class-words.ts'
import { ChosenClasses } from './chosen-classes.tsx'
import { ActingNotice, OverviewHeader } from './reenrollment-header.tsx'
import { reenrollmentQueries } from './reenrollment.queries.ts'
import type { ReenrollmentSearch } from './reenrollment-search.ts'
import { ChangeOrCancel } from './change-or-cancel.tsx'
import { ClassFiles } from './class-files.tsx'
import { ExceptionList } from './exception-list.tsx'
import { PeriodDates } from './period-dates.tsx'
import { ReenrollmentStatusCard, useStandingWords } from './reenrollment-status-card.tsx'
import { useProcess } from './use-process.ts'
import { WaitingLists } from './waiting-lists.tsx'
import { WeekCard } from './week.tsx'

/** Shows the state of the student's reenrollment and the next action (docs/requirements/academic-and-financial.md, section 4). */
export function ReenrollmentPage({ academicRecord, search }: { academicRecord: string; search: ReenrollmentSearch }) {
  const process = useProcess(academicRecord)
  const { data: enrollments = [] } = useQuery(reenrollmentQueries.enrollments())
  const { title, text } = useStandingWords(process)
  const { reenrollment, exceptions, period, result } = process
  const counted = reenrollment?.classes.filter(({ status }) => status !== 'dropping') ?? []
  const about = (
    <>
      {period && result !== 'no_renewal_needed' ? <PeriodDates period={period} now={process.now} /> : null}
      <ExceptionList exceptions={exceptions} />
      <ClassFiles process={process} />
      <ChangeOrCancel process={process} record={search.record} />
    </>
  )
  const choice = (
    <>
      {reenrollment && reenrollment.classes.length > 0 ? <ChosenClasses classes={reenrollment.classes} /> : null}
      {reenrollment && reenrollment.waiting.length > 0 ? <WaitingLists process={process} waiting={reenrollment.waiting} /> : null}
    </>
  )
  // With several courses, the header chooses one of them.
  if (result === 'first_debt_settled' && !reenrollment?.isChanging && enrollments.length === 1)
    return (
      <>
        <ActingNotice />
        <FormOutcome outcome={search.outcome} />
        <TwoColumn width="wide" aside={about}>
          <PaidMoment title={title} gain={text}>
            {choice}
          </PaidMoment>
        </TwoColumn>
        <WeekCard classes={counted} />
      </>
    )
  return (
    <>
      <OverviewHeader process={process} search={search} />
      <FormOutcome outcome={search.outcome} />
      <TwoColumn width="wide" aside={about}>
        <ReenrollmentStatusCard process={process} record={search.record} />
        {choice}
        {!reenrollment && period && (result === null || result === 'dependency_or_adaptation') ? (
          <WhatComes academicRecord={academicRecord} />
        ) : null}
      </TwoColumn>
      <WeekCard classes={counted} />
    </>
  )
}

/** Explains the steps to students who have not begun. */
function WhatComes({ academicRecord }: { academicRecord: string }) {
  const { t } = useLingui()
  const { units } = useClassWords()
  const { data: settings } = useQuery(reenrollmentQueries.settings(academicRecord))
  if (!settings) return null
  const { holdMinutes, parameters } = settings
  const [least, most] = [units(parameters.minimum, parameters.measure), units(parameters.maximum, parameters.measure)]
  const steps: { title: string; text: string }[] = [
    { title: t`Pendências`, text: t`Confira o que precisa estar em dia: pagamentos, documentos, dados e contrato.` },
    {
      title: t`Disciplinas`,
      text: t`Escolha as turmas: no mínimo ${least} e no máximo ${most}. Cada vaga escolhida fica reservada por ${holdMinutes} minutos, até você confirmar.`,
    },
    { title: t`Pagamento`, text: t`Aceite o contrato e pague a primeira parcela.` },
  ]
  return (
    <Card aria-labelledby="what-comes">
      <CardHeader id="what-comes" title={<Trans>Como funciona</Trans>} />
      <CardRows>
        {steps.map(({ title, text }, index) => (
          <ItemRow key={title} icon={index + 1} title={title} description={text} />
        ))}
      </CardRows>
    </Card>
  )
}
