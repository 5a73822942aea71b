import { Trans, useLingui } from '@lingui/react/macro'
import type { RequestAtOffice } from '#api/academic/request-office.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { FoldedTimeline } from '../../kit/folded-timeline.tsx'
import { eventWords } from './office-labels.tsx'

/** Shows the events of a request, newest first. */
export function OfficeHistory({ events }: Pick<RequestAtOffice, 'events'>) {
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
