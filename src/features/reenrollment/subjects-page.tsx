import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BookOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { subjectLists } from '#api/academic/reenrollment-names.ts'
import type { ProcessStep } from '#api/academic/reenrollment.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { CardList } from '#design/components/data/card-list.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonRows } from '#design/components/feedback/skeleton-rows.tsx'
import { TabLabel } from '#design/components/navigation/tab-label.tsx'
import { TabLinks } from '#design/components/navigation/tab-links.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { DisabledWhileImpersonating } from '../../kit/disabled-while-impersonating.tsx'
import { QueryError } from '../../kit/query-error.tsx'
import { FormOutcome } from './act-form.tsx'
import { ChoiceNotices } from './choice-notices.tsx'
import { ChosenList } from './chosen-list.tsx'
import { useClassWords } from './class-words.ts'
import { ConfirmChoice } from './confirm-choice.tsx'
import { ExceptionList } from './exception-list.tsx'
import { LimitsCard } from './limits-card.tsx'
import { PricePanel } from './price-panel.tsx'
import { StepHeader } from './reenrollment-header.tsx'
import { reenrollmentQueries, type ReenrollmentOffer } from './reenrollment.queries.ts'
import type { ReenrollmentSearch } from './reenrollment-search.ts'
import { getSelection } from './selection.ts'
import { Begin, QueueCard, ReenrollmentStatusCard, useStandingWords } from './reenrollment-status-card.tsx'
import { SubjectCard } from './subject-card.tsx'
import { SuggestTimetable } from './suggest-timetable.tsx'
import { useChoose } from './use-choose.ts'
import { useProcess } from './use-process.ts'
import { WaitingLists } from './waiting-lists.tsx'
import { hasMeetings, WeekCard } from './week.tsx'

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
  const { t } = useLingui()
  const { lists } = useClassWords()
  const { academicRecord, reenrollment, isAdmitted, step } = process
  const classes = reenrollment?.classes ?? []
  const waiting = reenrollment?.waiting ?? []
  const selection = getSelection(offer, classes)
  const choose = useChoose(academicRecord)
  const isChoosing = reenrollment?.status === 'choosing' || reenrollment?.isChanging === true
  const mayChoose = isChoosing && isAdmitted && step !== 'pending_items'
  const counted = classes.filter(({ status }) => status !== 'dropping')
  const price = useQuery({ ...reenrollmentQueries.price(academicRecord, selection.chosen), enabled: selection.chosen.length > 0 })
  const present = subjectLists.filter((list) => offer.subjects.some((subject) => subject.list === list))
  const shown = search.list && present.includes(search.list) ? search.list : present.includes('pending') ? 'pending' : 'curricular'
  const subjects = offer.subjects.filter(({ list }) => list === shown)
  return (
    <>
      <FormOutcome outcome={search.outcome} />
      <Hindrance process={process} record={search.record} />
      <ChoiceNotices choose={choose} selection={selection} parameters={offer.parameters} />
      <TwoColumn
        width="wide"
        aside={
          <>
            {isChoosing || classes.length > 0 ? (
              <StudentChoice mayChoose={mayChoose}>
                <ChosenList
                  process={process}
                  classes={classes}
                  choose={choose}
                  mayChoose={mayChoose}
                  hasWeek={isChoosing && hasMeetings(counted)}
                />
              </StudentChoice>
            ) : null}
            {isChoosing ? <LimitsCard parameters={offer.parameters} check={selection.check} /> : null}
            {isChoosing && selection.chosen.length > 0 ? (
              <PricePanel query={price} confirmedTotal={reenrollment?.isChanging ? (reenrollment.price?.total ?? null) : null} />
            ) : null}
            {waiting.length > 0 ? <WaitingLists process={process} waiting={waiting} /> : null}
            <ExceptionList exceptions={process.exceptions} />
          </>
        }
      >
        {present.length > 1 ? (
          <TabLinks label={t`Listas de disciplinas`}>
            {(['pending', 'curricular', 'elective'] as const)
              .filter((list) => present.includes(list))
              .map((list) => {
                const count = offer.subjects.filter((subject) => subject.list === list).length
                return (
                  <li key={list}>
                    <Link
                      to="/reenrollments/subjects"
                      search={{ record: search.record, list }}
                      replace
                      resetScroll={false}
                      className="tabs__tab"
                      aria-current={list === shown ? 'page' : undefined}
                    >
                      <TabLabel count={count} countLabel={t`${plural(count, { one: '# disciplina', other: '# disciplinas' })}`}>
                        {lists[list]}
                      </TabLabel>
                    </Link>
                  </li>
                )
              })}
          </TabLinks>
        ) : null}
        <StudentChoice mayChoose={mayChoose}>
          {mayChoose ? <SuggestTimetable offer={offer} selection={selection} choose={choose} /> : null}
          {subjects.length === 0 ? (
            <NothingOffered />
          ) : (
            <CardList aria-label={lists[shown]}>
              {subjects.map((subject) => (
                <SubjectCard
                  key={subject.subjectId}
                  academicRecord={academicRecord}
                  subject={subject}
                  groups={offer.groups.filter(({ subjectId }) => subjectId === subject.subjectId)}
                  parameters={offer.parameters}
                  selection={selection}
                  classes={classes}
                  waiting={waiting}
                  choose={choose}
                  mayChoose={mayChoose}
                />
              ))}
            </CardList>
          )}
        </StudentChoice>
      </TwoColumn>
      {isChoosing ? <WeekCard classes={counted} /> : null}
      {mayChoose && selection.chosen.length > 0 && reenrollment ? (
        <DisabledWhileImpersonating>
          <ConfirmChoice
            process={process}
            reenrollment={reenrollment}
            parameters={offer.parameters}
            selection={selection}
            price={price.isPlaceholderData ? undefined : price.data}
            record={search.record}
          />
        </DisabledWhileImpersonating>
      ) : null}
    </>
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
