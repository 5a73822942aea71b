import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BookOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OfferedSubject, ProcessStep } from '#api/academic/reenrollment.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { StickyActionBar } from '#design/components/actions/sticky-action-bar.tsx'
import { Card, CardHeader, CardRows } from '#design/components/data/card.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonRows } from '#design/components/feedback/skeleton-rows.tsx'
import { FoldRow } from '#design/components/navigation/fold-row.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { DisabledWhileImpersonating } from '../../kit/disabled-while-impersonating.tsx'
import { QueryError } from '../../kit/query-error.tsx'
import { FormOutcome } from './act-form.tsx'
import { ChoiceLimits } from './choice-limits.tsx'
import { ChoiceNotices } from './choice-notices.tsx'
import { useClassWords } from './class-words.ts'
import { ConfirmChoice } from './confirm-choice.tsx'
import { ExceptionList } from './exception-list.tsx'
import { PricePanel } from './price-panel.tsx'
import { StepHeader } from './reenrollment-header.tsx'
import { reenrollmentQueries, type ReenrollmentOffer } from './reenrollment.queries.ts'
import type { ReenrollmentSearch } from './reenrollment-search.ts'
import { getSelection } from './selection.ts'
import { Begin, QueueCard, ReenrollmentStatusCard, useStandingWords } from './reenrollment-status-card.tsx'
import { SubjectRow } from './subject-row.tsx'
import { ExpiredHolds } from './seat-holds.tsx'
import { SuggestTimetable } from './suggest-timetable.tsx'
import { useChoose } from './use-choose.ts'
import { useProcess } from './use-process.ts'
import { WaitingLists } from './waiting-lists.tsx'
import { WeekCard } from './week.tsx'

/** Milliseconds between refetches of the offer, because other students take and release seats. */
const offerPace = 30_000

/** Second step: classes are chosen, each holding a seat, until the choice is confirmed. */
export function SubjectsPage({ academicRecord, search }: { academicRecord: string; search: ReenrollmentSearch }) {
  const { t } = useLingui()
  const process = useProcess(academicRecord)
  const isNeeded = process.result !== 'no_renewal_needed'
  const query = useQuery({
    ...reenrollmentQueries.offer(process),
    refetchInterval: offerPace,
    enabled: isNeeded && process.carouselId !== null,
  })
  return (
    <>
      <StepHeader process={process} record={search.record} step="subjects" />
      {isNeeded ? null : <ReenrollmentStatusCard process={process} record={search.record} />}
      <QueueCard process={process} />
      {!isNeeded ? null : process.carouselId === null ? (
        <NothingOffered />
      ) : query.data ? (
        <Choice process={process} offer={query.data} search={search} />
      ) : query.isError ? (
        <QueryError query={query} title={t`Não foi possível carregar as disciplinas`}>
          <Trans>O serviço acadêmico está fora do ar agora. O que você escolheu continua guardado.</Trans>
        </QueryError>
      ) : (
        <SkeletonRows rows={6} />
      )}
    </>
  )
}

function NothingOffered() {
  const { t } = useLingui()
  return (
    <EmptyState icon={<BookOpen size={32} />} title={t`Nenhuma disciplina oferecida`}>
      <Trans>A instituição ainda não publicou as turmas do seu curso neste período.</Trans>
    </EmptyState>
  )
}

function Choice({ process, offer, search }: { process: ProcessStep; offer: ReenrollmentOffer; search: ReenrollmentSearch }) {
  const { lists: listNames } = useClassWords()
  const { academicRecord, reenrollment, isAdmitted, step } = process
  const classes = reenrollment?.classes ?? []
  const waiting = reenrollment?.waiting ?? []
  const selection = getSelection(offer, classes)
  const choose = useChoose(academicRecord)
  const isChoosing = reenrollment?.status === 'choosing' || reenrollment?.isChanging === true
  const mayChoose = isChoosing && isAdmitted && step !== 'pending_items'
  const counted = classes.filter(({ status }) => status !== 'dropping')
  const price = useQuery({ ...reenrollmentQueries.price(academicRecord, selection.chosen), enabled: selection.chosen.length > 0 })
  const lists = (['pending', 'curricular', 'elective'] as const).flatMap((list) => {
    const subjects = [...selection.subjects.values()].filter((subject) => subject.list === list)
    return subjects.length === 0 ? [] : { list, subjects }
  })
  const isEmpty = selection.chosen.length === 0
  const suggest = mayChoose ? <SuggestTimetable offer={offer} selection={selection} choose={choose} /> : null
  const row = (subject: OfferedSubject) => (
    <SubjectRow
      key={subject.subjectId}
      academicRecord={academicRecord}
      subject={subject}
      groups={[...selection.groups.values()].filter(({ subjectId }) => subjectId === subject.subjectId)}
      parameters={offer.parameters}
      selection={selection}
      classes={classes}
      waiting={waiting}
      choose={choose}
      mayChoose={mayChoose}
    />
  )
  return (
    <>
      <FormOutcome outcome={search.outcome} />
      <Hindrance process={process} record={search.record} />
      <ChoiceNotices choose={choose} selection={selection} parameters={offer.parameters} />
      <TwoColumn
        width="half"
        stays="content"
        aside={
          <>
            <StudentChoice mayChoose={mayChoose}>
              {isChoosing ? <ExpiredHolds process={process} /> : null}
              {lists.length === 0 ? <NothingOffered /> : null}
              {lists.map(({ list, subjects }, index) => (
                <Card key={list} aria-labelledby={`list-${list}`}>
                  {list === 'elective' && lists.length > 1 ? (
                    <ElectiveFold subjects={subjects} isOpen={search.list === list}>
                      {subjects.map(row)}
                    </ElectiveFold>
                  ) : (
                    <>
                      <CardHeader id={`list-${list}`} title={listNames[list]} aside={index === 0 && !isEmpty ? suggest : null} />
                      <CardRows aria-labelledby={`list-${list}`}>{subjects.map(row)}</CardRows>
                    </>
                  )}
                </Card>
              ))}
            </StudentChoice>
            {isChoosing && !isEmpty ? (
              <PricePanel query={price} confirmedTotal={reenrollment?.isChanging ? (reenrollment.price?.total ?? null) : null} />
            ) : null}
            {waiting.length > 0 ? <WaitingLists process={process} waiting={waiting} /> : null}
            <ExceptionList exceptions={process.exceptions} />
          </>
        }
      >
        <WeekCard classes={counted} offered={offer.groups} />
      </TwoColumn>
      {mayChoose && reenrollment ? (
        <DisabledWhileImpersonating>
          {isEmpty ? (
            <StickyActionBar
              head={<ChoiceLimits process={process} parameters={offer.parameters} check={selection.check} />}
              action={suggest}
            />
          ) : (
            <ConfirmChoice
              process={process}
              reenrollment={reenrollment}
              parameters={offer.parameters}
              selection={selection}
              price={price.isPlaceholderData ? undefined : price.data}
              record={search.record}
            />
          )}
        </DisabledWhileImpersonating>
      ) : null}
    </>
  )
}

/** Electives are many, and few students look for one. */
function ElectiveFold({ subjects, isOpen, children }: { subjects: readonly OfferedSubject[]; isOpen: boolean; children: ReactNode }) {
  const { t } = useLingui()
  const { lists } = useClassWords()
  return (
    <CardRows aria-label={lists.elective}>
      <FoldRow
        title={lists.elective}
        note={t`${plural(subjects.length, { one: '# disciplina', other: '# disciplinas' })}`}
        open={isOpen || undefined}
      >
        <CardRows aria-label={lists.elective}>{children}</CardRows>
      </FoldRow>
    </CardRows>
  )
}

/** Disables the choice while acting as the student; if nothing can be chosen anyway, that reason is not shown. */
function StudentChoice({ mayChoose, children }: { mayChoose: boolean; children: ReactNode }) {
  return mayChoose ? <DisabledWhileImpersonating>{children}</DisabledWhileImpersonating> : children
}

/** Why nothing can be chosen now. */
function Hindrance({ process, record }: { process: ProcessStep; record: string | undefined }) {
  const { t } = useLingui()
  const { reenrollment, step, queue, result } = process
  const standing = useStandingWords(process)
  if (queue) return null
  if (result === 'problem')
    return (
      <Notice
        tone={standing.tone}
        title={standing.title}
        action={standing.action === 'begin' ? <Begin process={process} record={record} full={false} /> : null}
      >
        {standing.text}
      </Notice>
    )
  if (!reenrollment || reenrollment.status === 'canceled')
    return (
      <Notice
        tone="info"
        title={t`Comece a rematrícula para escolher as turmas`}
        action={<Begin process={process} record={record} full={false} />}
      />
    )
  if (step === 'pending_items')
    return (
      <Notice
        tone="warning"
        title={t`Há pendências que impedem a escolha`}
        action={
          <Link to="/reenrollments/pending-items" search={{ record }} className={buttonLook({ variant: 'outline', size: 'sm' })}>
            <Trans>Ver pendências</Trans>
          </Link>
        }
      >
        <Trans>Você já pode ver as turmas. Para escolher, resolva antes o que está pendente.</Trans>
      </Notice>
    )
  if (reenrollment.confirmedAt && !reenrollment.isChanging)
    return (
      <Notice
        tone="ok"
        title={t`A sua escolha está confirmada`}
        action={
          <Link to="/reenrollments" search={{ record }} className={buttonLook({ variant: 'outline', size: 'sm' })}>
            <Trans>Ver rematrícula</Trans>
          </Link>
        }
      >
        <Trans>Para trocar turmas, use “Alterar disciplinas” na página da rematrícula.</Trans>
      </Notice>
    )
  return null
}
