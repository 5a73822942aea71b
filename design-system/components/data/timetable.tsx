import type { ReactNode } from 'react'
import { statusIcons } from '../feedback/status-icons.tsx'

export interface TimetableEntry {
  id: string | number
  /** The number of the column, such as 1 for Monday. */
  day: number
  /** `HH:mm`, `from` before `to`. */
  from: string
  to: string
  title: ReactNode
  details?: ReactNode
}

interface Block {
  firstSlot: number
  slots: number
  entries: TimetableEntry[]
}

/** A week: a grid of days and times, on a phone with few words; a list by day only where text is much larger. */
export function Timetable({
  label,
  timeLabel,
  clashLabel,
  days,
  entries,
  times = [],
}: {
  label: string
  /** Heads the column of times. */
  timeLabel: string
  /** Shown on entries of the same day that overlap. */
  clashLabel: string
  /** `short` heads the column. */
  days: readonly { day: number; name: string; short: string }[]
  entries: readonly TimetableEntry[]
  /** Times that have a row without an entry too. */
  times?: readonly Pick<TimetableEntry, 'from' | 'to'>[] | undefined
}) {
  const bounds = [...new Set([...entries, ...times].flatMap(({ from, to }) => [from, to]))].sort()
  const slots = bounds.slice(1).map((to, index) => ({ from: bounds[index]!, to }))
  const columns = days.map((day) => ({ ...day, blocks: getBlocks(entries, day.day, bounds) }))
  // Breaks get no row.
  const used = slots.map(
    ({ from, to }, slot) =>
      times.some((time) => time.from <= from && time.to >= to) || columns.some(({ blocks }) => blocks.some((block) => covers(block, slot))),
  )
  const getRows = ({ firstSlot, slots: count }: Block) => used.slice(firstSlot, firstSlot + count).filter(Boolean).length
  return (
    <div className="timetable__root">
      <table className="timetable__table">
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col" className="timetable__heading">
              <span className="visually-hidden">{timeLabel}</span>
            </th>
            {columns.map(({ day, name, short }) => (
              <th key={day} scope="col" className="timetable__heading" abbr={name}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {slots.map(({ from, to }, slot) =>
            used[slot] ? (
              <tr key={from}>
                <th scope="row" className="timetable__time">
                  {from}
                  <span className="timetable__until">–{to}</span>
                </th>
                {columns.map(({ day, blocks }) => {
                  const block = blocks.find((one) => covers(one, slot))
                  return block && block.firstSlot !== slot ? null : (
                    <td key={day} rowSpan={block && getRows(block)} className="timetable__cell" data-free={block ? undefined : ''}>
                      {block ? <Entries blocks={[block]} clashLabel={clashLabel} /> : null}
                    </td>
                  )
                })}
              </tr>
            ) : null,
          )}
        </tbody>
      </table>
      <div className="timetable__days" role="group" aria-label={label}>
        {columns
          .filter(({ blocks }) => blocks.length > 0)
          .map(({ day, name, blocks }) => (
            <section key={day} className="timetable__day">
              <h3 className="timetable__dayName">{name}</h3>
              <Entries blocks={blocks} clashLabel={clashLabel} />
            </section>
          ))}
      </div>
    </div>
  )
}

function Entries({ blocks, clashLabel }: { blocks: readonly Block[]; clashLabel: string }) {
  return (
    <ul role="list" className="timetable__entries">
      {blocks.flatMap(({ entries }) =>
        entries.map(({ id, from, to, title, details }) => (
          <li key={id} className="timetable__entry" data-clashing={entries.length > 1 || undefined}>
            <span className="timetable__entryTime">
              {from}–{to}
            </span>
            <span className="timetable__title">{title}</span>
            {details ? <span className="timetable__details">{details}</span> : null}
            {entries.length > 1 ? (
              <span className="timetable__clash">
                {statusIcons.warning}
                {clashLabel}
              </span>
            ) : null}
          </li>
        )),
      )}
    </ul>
  )
}

const covers = ({ firstSlot, slots }: Block, slot: number) => slot >= firstSlot && slot < firstSlot + slots

/** Groups the entries of a day into blocks; entries that overlap share a cell. */
function getBlocks(entries: readonly TimetableEntry[], day: number, bounds: readonly string[]): Block[] {
  const ofDay = entries.filter((entry) => entry.day === day).toSorted((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to))
  const blocks: (Block & { to: string })[] = []
  for (const entry of ofDay) {
    const last = blocks.at(-1)
    if (last && entry.from < last.to) {
      last.entries.push(entry)
      if (entry.to > last.to) last.to = entry.to
    } else {
      blocks.push({ firstSlot: bounds.indexOf(entry.from), slots: 0, entries: [entry], to: entry.to })
    }
  }
  return blocks.map(({ to, ...block }) => ({ ...block, slots: bounds.indexOf(to) - block.firstSlot }))
}
