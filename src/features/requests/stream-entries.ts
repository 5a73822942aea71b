import type { RequestMessage } from '#api/academic/request-messages.ts'
import type { AskedItem, Request, RequestEventKind, StudentAction } from '#api/academic/requests.ts'

type RequestEvent = Request['events'][number]

export type StreamEntry =
  | { kind: 'event'; at: string; event: RequestEvent }
  | { kind: 'message'; at: string; message: RequestMessage }
  | { kind: 'action'; at: string; action: StudentAction; items: readonly AskedItem[] }

/** Entries that are shown without unfolding earlier ones. */
const fewest = 8

const decisions: readonly RequestEventKind[] = ['granted', 'rejected', 'delivered', 'concluded']

/** What is still to be handed in. */
export const openItems = ({ status }: Pick<Request, 'status'>, { items }: StudentAction): readonly AskedItem[] =>
  status === 'waiting_for_student_action' ? items.filter((item) => item.status === 'required' || item.status === 'refused') : []

/** Returns what happened, oldest first. The current result and what is still asked have their own places on the page. */
export function streamEntries(request: Request, messages: readonly RequestMessage[]): StreamEntry[] {
  const { events, actions, result } = request
  const shownAbove = result ? events.findLastIndex(({ kind }) => decisions.includes(kind)) : -1
  return [
    ...events.flatMap((event, index): StreamEntry[] =>
      index === shownAbove || event.kind === 'rated' ? [] : [{ kind: 'event', at: event.at, event }],
    ),
    ...actions.flatMap((action): StreamEntry[] =>
      openItems(request, action).length > 0 ? [] : [{ kind: 'action', at: action.askedAt, action, items: action.items }],
    ),
    ...messages.map((message): StreamEntry => ({ kind: 'message', at: message.at, message })),
  ].toSorted((one, other) => one.at.localeCompare(other.at))
}

/** Returns the time from which entries are shown at once: the last few, and every unread message. */
export function shownSince(entries: readonly StreamEntry[], unread: number): string {
  const ofOffice = entries.filter((entry) => entry.kind === 'message' && entry.message.author !== 'student')
  const firstUnread = unread > 0 ? ofOffice.at(-unread)?.at : undefined
  const few = entries.at(-fewest)?.at ?? ''
  return firstUnread !== undefined && firstUnread < few ? firstUnread : few
}
