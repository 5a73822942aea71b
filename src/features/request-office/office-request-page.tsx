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
import { DecidedCard } from './decided-card.tsx'
import { DecisionCard, type TakenBack } from './decision-card.tsx'
import { DecisionUndo } from './decision-undo.tsx'
import { OfficeAnswers } from './office-answers.tsx'
import { OfficeFacts } from './office-facts.tsx'
import { OfficeHistory } from './office-history.tsx'
import { agePill, requestStatusPill } from './office-labels.tsx'
import { officeQueries } from './request-office.queries.ts'
import { OfficeText } from '../../kit/text/office-text.tsx'
import { withNonBreakingHyphens } from '../../kit/text/with-non-breaking-hyphens.ts'

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
