import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { RequestAtOffice } from '#api/request-office.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Timeline } from '#design/components/data/timeline.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { eventWords } from './office-labels.tsx'

/** Without unfolding, where more than one came before. */
const newest = 2

/** Newest first. */
export function OfficeHistory({ events }: Pick<RequestAtOffice, 'events'>) {
  const { t, i18n } = useLingui()
  const { dateTime } = useFormats(useShell())
  const shown = events.toReversed().map(({ kind, at, by, text }, index) => ({
    id: `${index} ${at}`,
    title: i18n._(eventWords[kind]),
    date: <time dateTime={at}>{dateTime(at)}</time>,
    who: by === null ? t`Sistema` : <span dir="auto">{by}</span>,
    text: text && <span dir="auto">{text}</span>,
  }))
  const earlier = shown.length > newest + 1 ? shown.splice(newest) : []
  return (
    <Card aria-labelledby="history">
      <CardHeader id="history" title={<Trans>O que aconteceu</Trans>} />
      <CardSection>
        <Timeline label={t`O que aconteceu`} events={shown} />
        {earlier.length > 0 ? (
          <Disclosure summary={<Plural value={earlier.length} one="Ver # anterior" other="Ver # anteriores" />}>
            <Timeline label={t`O que aconteceu antes`} events={earlier} />
          </Disclosure>
        ) : null}
      </CardSection>
    </Card>
  )
}
