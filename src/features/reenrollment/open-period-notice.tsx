import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ProcessStep, ReenrollmentPeriod } from '#api/academic/reenrollment.ts'
import { CardRows, CardSection } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { blockingPendencies } from '../../subjects/reenrollment/blocked-panel.tsx'
import { PendencyIcon, usePendencyWords } from '../../subjects/reenrollment/pendency-words.tsx'
import { PendencyAction } from './pendency-action.tsx'
import { PeriodEnd } from './period-dates.tsx'
import { reenrollmentQueries } from './reenrollment.queries.ts'

interface OpenUntilProps {
  process: ProcessStep
  period: ReenrollmentPeriod
  record: string | undefined
  /** Text shown if no pending item blocks the student. */
  text: ReactNode
  /** Button for the next action. */
  children: ReactNode
}

/** Says until when the period is open, and lists the items to settle before, each with a link. */
export function OpenPeriodNotice({ process: { academicRecord, now }, period, record, text, children }: OpenUntilProps) {
  const formats = useFormats()
  const getWords = usePendencyWords()
  const { data } = useQuery(reenrollmentQueries.pendencies(academicRecord))
  const blocking = data ? blockingPendencies(data) : []
  if (blocking.length === 0)
    return (
      <CardSection>
        <p>{text}</p>
        <PeriodEnd period={period} now={now} />
        {children}
      </CardSection>
    )
  return (
    <>
      <CardSection>
        <p>
          <Trans>
            Aberta até <strong>{formats.dateTime(period.closesAt)}</strong>.
          </Trans>{' '}
          <Plural value={blocking.length} one="Antes, resolva # pendência:" other="Antes, resolva # pendências:" />
        </p>
      </CardSection>
      <CardRows>
        {blocking.map((pendency) => {
          const { name, facts } = getWords(pendency)
          return (
            <ItemRow
              key={pendency.id}
              icon={<PendencyIcon kind={pendency.kind} />}
              title={name}
              description={facts}
              action={<PendencyAction pendency={pendency} record={record} />}
            />
          )
        })}
      </CardRows>
      <CardSection>{children}</CardSection>
    </>
  )
}
