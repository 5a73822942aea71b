import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isOpenStatus } from '#api/academic/request-office-limits.ts'
import type { AppLocale } from '#api/locales.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { TwoColumnWithRest } from '#design/patterns/two-column-with-rest.tsx'
import { useCourseWords } from '../../subjects/person/use-course-words.ts'
import { ActDone, type Done } from './act-done.tsx'
import { AskedItems } from './asked-items.tsx'
import { AssignmentCard } from './assignment-card.tsx'
import { BackToQueue } from './back-to-queue.tsx'
import { ConversationCard } from './conversation-card.tsx'
import { DecisionCard, type TakenBack } from './decision-card.tsx'
import { DecisionUndo } from './decision-undo.tsx'
import { OfficeFacts } from './office-facts.tsx'
import { agePill, requestStatusPill, statusWords, eventWords } from './office-labels.tsx'
import { officeQueries } from './request-office.queries.ts'
import { OfficeText } from '../../kit/text/office-text.tsx'
import { withNonBreakingHyphens } from '../../kit/text/with-non-breaking-hyphens.ts'
import type { RequestAtOffice } from '#api/academic/request-office.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { OfficeFiles } from './office-files.tsx'
import { AnsweredSteps } from '../../subjects/request-form/answer-summary.tsx'
import { fileAddress } from './office-act.ts'
import { FoldedTimeline } from '../../kit/folded-timeline.tsx'

/** Shows the events of a request, newest first. */
function OfficeHistory({ events }: Pick<RequestAtOffice, 'events'>) {
  const { t, i18n } = useLingui()
  const { dateTime } = useFormats()
  const shown = events.toReversed().map(({ kind, at, by, text }, index) => ({
    id: `${index} ${at}`,
    title: i18n._(eventWords[kind]),
    date: <time dateTime={at}>{dateTime(at)}</time>,
    who: by === null ? t`Sistema` : <span dir="auto">{by}</span>,
    text: text && <span dir="auto">{text}</span>,
  }))
  return (
    <Card aria-labelledby="history">
      <CardHeader id="history" title={<Trans>O que aconteceu</Trans>} />
      <CardSection>
        <FoldedTimeline label={t`O que aconteceu`} earlierLabel={t`O que aconteceu antes`} events={shown} />
      </CardSection>
    </Card>
  )
}

/** Shows the answers of the request's form. */
function OfficeAnswers({ request: { requestId, steps, answers, files, chosen } }: { request: RequestAtOffice }) {
  return (
    <Card aria-labelledby="answers">
      <CardHeader id="answers" title={<Trans>Respostas do aluno</Trans>} />
      <AnsweredSteps steps={steps} answers={answers} files={files} labels={chosen} fileAddress={(key) => fileAddress(requestId, key)} />
    </Card>
  )
}

/** Shows the decision, and by whom it was made; renders nothing before it. */
function DecidedCard({ request: { requestId, status, result, events } }: { request: RequestAtOffice }) {
  const { t, i18n } = useLingui()
  const { dateTime } = useFormats()
  if (!result) return null
  const { text, at, files } = result
  const by = events.findLast(({ kind }) => kind === status)?.by
  return (
    <Card aria-labelledby="decided">
      <CardHeader id="decided" title={<Trans>O que foi decidido</Trans>} />
      <CardSection>
        <DescriptionList
          layout="stacked"
          items={[
            { term: t`Decisão`, description: i18n._(statusWords[status]) },
            { term: t`Resposta ao aluno`, description: text ? <span dir="auto">{text}</span> : t`Sem resposta escrita` },
            { term: t`Decidido em`, description: dateTime(at) },
            ...(by ? [{ term: t`Decidido por`, description: <span dir="auto">{by}</span> }] : []),
          ]}
        />
        <OfficeFiles requestId={requestId} files={files} />
      </CardSection>
    </Card>
  )
}

/** Shows a request to the office: what was asked, what is to be done, and the messages. */
export function OfficeRequestPage({ requestId }: { requestId: string }) {
  const { t, i18n } = useLingui()
  const { data: request } = useSuspenseQuery(officeQueries.detail(requestId))
  const [takenBack, setTakenBack] = useState<TakenBack>()
  const [acted, setActed] = useState<Done | null>(null)
  const tell = (title: string) => setActed({ title })
  const { enrollment, requester, status, age } = request
  const protocol = withNonBreakingHyphens(request.protocol)
  const { registrationText } = useCourseWords()
  const name = request.name[i18n.locale as AppLocale]
  const isOpen = isOpenStatus(status)
  return (
    <>
      <PageHeader
        back={<BackToQueue />}
        title={t`${name} de ${requester}`}
        subtitle={
          <Facts>
            {t`Protocolo ${protocol}`}
            <OfficeText>{enrollment.course}</OfficeText>
            {registrationText(enrollment.academicRecord)}
          </Facts>
        }
        actions={
          <>
            {agePill(i18n, age)}
            {requestStatusPill(i18n, status)}
          </>
        }
      />
      <DecisionUndo request={request} onUndo={setTakenBack} onDone={tell} />
      {acted && isOpen ? <ActDone done={acted} /> : null}
      <TwoColumnWithRest
        jump={
          isOpen ? (
            <a href="#decision" className={buttonLook({ full: true })}>
              <Trans>Ir para a decisão</Trans>
            </a>
          ) : null
        }
        aside={
          <>
            {/* What is next comes first: to take it, or to decide. */}
            {status === 'in_attendance' ? null : <AssignmentCard request={request} onDone={tell} />}
            <DecisionCard request={request} takenBack={takenBack} onAsked={tell} />
            {status === 'in_attendance' ? <AssignmentCard request={request} onDone={tell} /> : null}
          </>
        }
        rest={<OfficeHistory events={request.events} />}
      >
        <DecidedCard request={request} />
        <OfficeFacts request={request} />
        <AskedItems request={request} onDone={tell} />
        {request.steps.length > 0 ? <OfficeAnswers request={request} /> : null}
        <ConversationCard request={request} />
      </TwoColumnWithRest>
    </>
  )
}
