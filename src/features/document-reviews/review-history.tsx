import { Trans, useLingui } from '@lingui/react/macro'
import type { DocumentReview } from '#api/academic/document-reviews.ts'
import type { AppLocale } from '#api/locales.ts'
import { localizedReason } from '#api/refusal-reasons.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Timeline } from '#design/components/data/timeline.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { eventWords } from './review-labels.tsx'

export function ReviewHistory({ events }: Pick<DocumentReview, 'events'>) {
  const { t, i18n } = useLingui()
  const { dateTime } = useFormats()
  if (events.length === 0) return null
  return (
    <Card aria-labelledby="history">
      <CardHeader id="history" title={<Trans>O que aconteceu</Trans>} />
      <CardSection>
        <Timeline
          label={t`O que aconteceu`}
          events={events.map(({ kind, at, by, reason }) => ({
            id: `${at} ${kind}`,
            title: i18n._(eventWords[kind]),
            date: <time dateTime={at}>{dateTime(at)}</time>,
            who: by === null ? t`Conta que já não existe` : <span dir="auto">{by}</span>,
            text: reason && localizedReason(i18n.locale as AppLocale, reason),
          }))}
        />
      </CardSection>
    </Card>
  )
}
