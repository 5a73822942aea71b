import { Plural } from '@lingui/react/macro'
import { Timeline, type TimelineEvent } from '#design/components/data/timeline.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'

/** The number of events shown without unfolding, if there are more. */
const newest = 2

/** The latest events, with earlier ones folded. @param events newest first */
export function FoldedTimeline({ label, earlierLabel, events }: { label: string; earlierLabel: string; events: readonly TimelineEvent[] }) {
  const count = events.length > newest + 1 ? newest : events.length
  const earlier = events.slice(count)
  return (
    <>
      <Timeline label={label} events={events.slice(0, count)} />
      {earlier.length > 0 ? (
        <Disclosure summary={<Plural value={earlier.length} one="Ver # anterior" other="Ver # anteriores" />}>
          <Timeline label={earlierLabel} events={earlier} />
        </Disclosure>
      ) : null}
    </>
  )
}
