import { mayImpersonate } from '#api/permissions.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, UserCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ChosenClass, Measure, PendencyKind, ReenrollmentException, ProcessStep } from '#api/academic/reenrollment.ts'
import type { OfficeStudent } from '#api/academic/reenrollment-office.ts'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { hasPermission } from '../../request/permissions.ts'
import { useShell } from '../../request/shell.queries.ts'
import { BlockedPanel } from '../../subjects/reenrollment/blocked-panel.tsx'
import { useCourseWords } from '../../subjects/person/use-course-words.ts'
import { ChosenCard } from './chosen-card.tsx'
import { EventsCard } from './events-card.tsx'
import { GrantDialog, RevokeDialog } from './exception-dialogs.tsx'
import { ExceptionsCard } from './exceptions-card.tsx'
import { statusTones, statusWords } from './office-words.tsx'
import { officeQueries } from './reenrollment-office.queries.ts'
import { ChooseDialog, GiveUpDialog, MoveDialog } from './seat-dialogs.tsx'
import { OfficeText } from '../../kit/text/office-text.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { useProcessWords } from './process-words.ts'

/** Shows the state of the student's reenrollment, in the words of the process. */
function StudentFacts({ process }: { process: ProcessStep }) {
  const { t } = useLingui()
  const { dateTime, money, number } = useFormats()
  const { step, result } = useProcessWords()(process)
  const { institution, queue, reenrollment } = process
  const facts = [
    { term: t`Instituição`, description: institution },
    ...(reenrollment?.status === 'completed' ? [] : [{ term: t`Etapa`, description: step }]),
    ...(result ? [{ term: t`Resultado`, description: result }] : []),
    ...(queue ? [{ term: t`Lugar na fila`, description: number(queue.place) }] : []),
    ...(reenrollment?.isChanging ? [{ term: t`Alteração`, description: t`Em andamento, ainda não confirmada` }] : []),
    ...(reenrollment?.price ? [{ term: t`Valor do período`, description: money(reenrollment.price.total) }] : []),
    ...(reenrollment?.confirmedAt ? [{ term: t`Confirmada em`, description: dateTime(reenrollment.confirmedAt) }] : []),
    ...(reenrollment?.completedAt ? [{ term: t`Concluída em`, description: dateTime(reenrollment.completedAt) }] : []),
  ]
  return (
    <Card aria-labelledby="facts">
      <CardHeader id="facts" title={<Trans>Como está a rematrícula</Trans>} />
      <CardSection>
        <DescriptionList layout="stacked" items={facts} />
      </CardSection>
    </Card>
  )
}

interface StudentPageProps {
  periodId: number
  enrollmentId: number
}

/** The open dialog about the student's reenrollment. */
type Asked =
  | { what: 'choose' }
  | { what: 'giveUp' | 'move'; chosen: ChosenClass }
  | { what: 'grant'; pendency: PendencyKind | null }
  | { what: 'revoke'; exception: ReenrollmentException }

/** Shows one student's reenrollment: why it is blocked, what was chosen, and what the office may do. */
export function StudentPage({ periodId, enrollmentId }: StudentPageProps) {
  const { t, i18n } = useLingui()
  const query = useSuspenseQuery(officeQueries.student(periodId, enrollmentId))
  const periods = useSuspenseQuery(officeQueries.periods()).data.results
  const measure = periods.find((period) => period.periodId === periodId)?.settings.measure ?? 'credit'
  const [asked, setAsked] = useState<Asked | null>(null)
  const [done, setDone] = useState<Asked['what'] | null>(null)
  const doneWords: Record<Asked['what'], string> = {
    choose: t`Turma reservada para o aluno`,
    giveUp: t`Turma retirada`,
    move: t`Aluno mudou de turma`,
    grant: t`Exceção concedida`,
    revoke: t`Exceção retirada`,
  }
  const { student, process, pendencies, events } = query.data
  const { academicRecord, course, reenrollment, exceptions } = process
  const { registrationText } = useCourseWords()
  // In a completed reenrollment, debts that have fallen due since then block nothing.
  const isCompleted = reenrollment?.status === 'completed'
  const ask = (next: Asked) => {
    setDone(null)
    setAsked(next)
  }
  return (
    <>
      <PageHeader
        back={
          <Link to="/reenrollment-office/$periodId/people" params={{ periodId }} className={textLinkLook({ variant: 'alone', size: 'sm' })}>
            <ArrowLeft size={16} />
            <Trans>Alunos</Trans>
          </Link>
        }
        title={<span dir="auto">{student}</span>}
        subtitle={
          <Facts>
            <OfficeText>{course}</OfficeText>
            {registrationText(academicRecord)}
          </Facts>
        }
        status={reenrollment ? <Status tone={statusTones[reenrollment.status]}>{i18n._(statusWords[reenrollment.status])}</Status> : null}
        actions={<ActAsLink student={query.data} />}
      />
      {done ? <Done key={done} title={doneWords[done]} /> : null}
      <TwoColumn
        width="wide"
        aside={
          <>
            <StudentFacts process={process} />
            <EventsCard events={events} />
          </>
        }
      >
        {isCompleted ? null : (
          <BlockedPanel
            pendencies={pendencies}
            retry={query}
            renderAction={({ kind, isBlocking }, name) =>
              isBlocking ? (
                <span data-scripted>
                  <Button size="sm" full onClick={() => ask({ what: 'grant', pendency: kind })} aria-label={t`Liberar: ${name}`}>
                    <Trans context="pendência">Liberar</Trans>
                  </Button>
                </span>
              ) : null
            }
          />
        )}
        <ChosenCard
          reenrollment={reenrollment}
          onChoose={() => ask({ what: 'choose' })}
          onGiveUp={(chosen) => ask({ what: 'giveUp', chosen })}
          onMove={(chosen) => ask({ what: 'move', chosen })}
        />
        <ExceptionsCard
          exceptions={exceptions}
          measure={measure}
          onGrant={() => ask({ what: 'grant', pendency: null })}
          onRevoke={(exception) => ask({ what: 'revoke', exception })}
        />
      </TwoColumn>
      {asked ? (
        <AskedDialog
          asked={asked}
          measure={measure}
          periodId={periodId}
          enrollmentId={enrollmentId}
          onClose={() => setAsked(null)}
          onDone={() => {
            setDone(asked.what)
            setAsked(null)
          }}
        />
      ) : null}
    </>
  )
}

/** Confirms an action and takes the focus, because the pressed button may have disappeared. */
function Done({ title }: { title: string }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.focus(), [])
  return (
    <div ref={root} tabIndex={-1}>
      <Notice tone="ok" live="status" title={title} />
    </div>
  )
}

interface AskedDialogProps extends StudentPageProps {
  asked: Asked
  measure: Measure
  onClose: () => void
  onDone: () => void
}

function AskedDialog({ asked, measure, ...dialog }: AskedDialogProps) {
  switch (asked.what) {
    case 'choose':
      return <ChooseDialog {...dialog} />
    case 'giveUp':
      return <GiveUpDialog {...dialog} chosen={asked.chosen} />
    case 'move':
      return <MoveDialog {...dialog} chosen={asked.chosen} />
    case 'grant':
      return <GrantDialog {...dialog} measure={measure} pendency={asked.pendency} />
    case 'revoke':
      return <RevokeDialog exception={asked.exception} onClose={dialog.onClose} onDone={dialog.onDone} />
  }
}

/** Link for staff who may act as the student; the page that it opens asks for the reason. */
function ActAsLink({ student: { userId, process } }: { student: OfficeStudent }) {
  const { person } = useShell()
  const mayActAs = person && !person.impersonated && userId !== null && hasPermission(person, mayImpersonate)
  if (!mayActAs) return null
  return (
    <Link to="/impersonation" search={{ q: process.academicRecord, returnTo: '/reenrollments' }} className={buttonLook()}>
      <UserCheck />
      <Trans>Atuar como o aluno</Trans>
    </Link>
  )
}
