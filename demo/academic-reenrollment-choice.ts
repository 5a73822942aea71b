import type { EnrollmentPrice, SubjectList } from '#api/academic/reenrollment.ts'
import type { PeriodSettings } from '#api/academic/reenrollment-office.ts'
import { clashes } from '../class-selection/class-times.ts'
import { enrollmentPrice } from '../services/academic/reenrollment/enrollment-price.ts'
import type { DemoSubject } from './academic-curricula.ts'
import type { DemoGroup } from './academic-reenrollment-offer.ts'
import type { DemoReenrollment } from './academic-reenrollment-rows.ts'

export interface ChosenGroup {
  group: DemoGroup
  subject: DemoSubject
  list: SubjectList
}

/** Whether a class fits together with the classes chosen so far. */
export const fits = (group: DemoGroup, chosen: readonly ChosenGroup[]): boolean =>
  group.isOpen && chosen.every((one) => clashes(getTimes(one.group), getTimes(group)).length === 0)

const getTimes = ({ meetings, startsOn, endsOn }: DemoGroup) => ({
  meetings: meetings as Parameters<typeof clashes>[0]['meetings'],
  startsOn,
  endsOn,
})

/** The credits as the rows of the subject have them. */
export const getCredits = ({ workload }: DemoSubject) => Math.floor(workload / 20)

export function getPrice(settings: PeriodSettings, chosen: readonly ChosenGroup[], currentMonthly: number | null): EnrollmentPrice {
  const subjects = chosen.map(({ subject }) => ({
    code: subject.code,
    subject: subject.name,
    credits: getCredits(subject),
    workload: subject.workload,
  }))
  return enrollmentPrice(settings, subjects, currentMonthly)
}

/** How far a student got in the reenrollment; the steps are a few minutes apart. */
export type Progress = 'started' | 'choosing' | 'confirmed' | 'processing' | 'awaiting_payment' | 'completed' | 'canceled'

const minute = 60_000
const isBeyond = (progress: Progress, step: Progress) => {
  const order: Progress[] = ['started', 'choosing', 'confirmed', 'processing', 'awaiting_payment', 'completed']
  return progress === 'canceled' ? step !== 'completed' && step !== 'awaiting_payment' : order.indexOf(progress) >= order.indexOf(step)
}

interface Way {
  place: { periodId: number; institutionId: number; enrollmentId: number; userId: number | null }
  progress: Progress
  chosen: readonly ChosenGroup[]
  price: EnrollmentPrice
  /** When the student began; all later steps take less than an hour. */
  at: Date
  waitingFor?: readonly ChosenGroup[]
}

/** Returns the row of a student who got this far, with the events on the way. */
export function getReenrollment({ place, progress, chosen, price, at, waitingFor = [] }: Way): DemoReenrollment {
  const after = (minutes: number) => new Date(at.getTime() + minutes * minute).toISOString()
  const seated = progress === 'started' ? [] : chosen
  const isConfirmed = isBeyond(progress, 'confirmed')
  const by = { by: 'student' as const, madeBy: place.userId }
  const events: DemoReenrollment['events'] = [
    { kind: 'entered', at: after(0), ...by },
    ...seated.map(({ group }, index) => ({ kind: 'chosen' as const, at: after(2 + index), groupId: group.groupId, ...by })),
    ...waitingFor.map(({ group }) => ({ kind: 'waiting_joined' as const, at: after(11), groupId: group.groupId, ...by })),
  ]
  if (isConfirmed) events.push({ kind: 'confirmed', at: after(15), ...by })
  if (isBeyond(progress, 'awaiting_payment')) events.push({ kind: 'payment_generated', at: after(18), by: 'system', madeBy: null })
  if (progress === 'completed') events.push({ kind: 'paid', at: after(40), by: 'system', madeBy: null })
  if (progress === 'canceled') events.push({ kind: 'canceled', at: after(40), ...by })
  return {
    ...place,
    status: progress === 'started' ? 'choosing' : progress,
    price: isConfirmed ? price : null,
    createdAt: after(0),
    updatedAt: events.reduce((last, event) => (event.at > last ? event.at : last), after(0)),
    confirmedAt: isConfirmed ? after(15) : null,
    completedAt: progress === 'completed' ? after(40) : null,
    seats:
      progress === 'canceled'
        ? []
        : seated.map(({ group: { groupId, subjectId }, list }, index) => ({
            groupId,
            subjectId,
            list,
            status: isConfirmed ? 'taken' : 'held',
            // The hold of ten minutes has expired: the class stays in the choice, but its seat is free for others.
            heldUntil: isConfirmed ? null : after(12 + index),
            chosenAt: after(2 + index),
          })),
    waiting: progress === 'canceled' ? [] : waitingFor.map(({ group: { groupId }, list }) => ({ groupId, list, joinedAt: after(11) })),
    exceptions: [],
    events,
  }
}
