import { inTenant } from '../../platform/database.ts'
import type { chooseSeat } from '../reenrollment/choose-seat.ts'
import { chooseClass, giveUpClass, prolongHolds } from '../reenrollment/choose-class.ts'
import { enrollmentOffer } from '../reenrollment/enrollment-offer.queries.ts'
import { enterReenrollment } from '../reenrollment/enter-reenrollment.ts'
import { withPeriod } from '../reenrollment/reenrollment-changes.queries.ts'
import { joinWaitingList, leaveWaitingList } from '../reenrollment/waiting-list.queries.ts'
import { chooser, type SeatWorld } from './seat-world.ts'

/** People of a world who choose, each once, and its clock. */
export function seatChoosers(world: () => SeatWorld) {
  let next = 0
  const minutes = (count: number) => world().clock.advance(count * 60_000)
  /** Returns a student who has not begun. */
  const another = () => chooser(next++)
  return {
    minutes,
    another,
    /** Returns a number of students who have begun and whose turn has come. */
    async crowd(count: number) {
      await world().begin(next, count)
      return Array.from({ length: count }, another)
    },
    /** Returns a new student who has begun and whose turn has come. */
    async newcomer() {
      const { scope, academicRecord } = another()
      const { ports, pool, clock } = world()
      await enterReenrollment(ports, scope, academicRecord)
      minutes(1)
      return {
        scope,
        academicRecord,
        choose: (groupId: number) => chooseClass(ports, scope, { academicRecord, groupId }),
        swap: (insteadOf: number, groupId: number) => chooseClass(ports, scope, { academicRecord, groupId, insteadOf }),
        giveUp: (groupId: number) => giveUpClass(ports, scope, { academicRecord, groupId }),
        join: (groupId: number) => joinWaitingList(ports, scope, { academicRecord, groupId }),
        leave: (groupId: number) => leaveWaitingList(ports, scope, { academicRecord, groupId }),
        prolong: () => prolongHolds(ports, scope, academicRecord),
        offer: <Result>(work: (...given: [Parameters<typeof chooseSeat>[1], Parameters<typeof chooseSeat>[2]]) => Promise<Result>) =>
          inTenant(pool, 1, async (transaction) =>
            work(transaction, withPeriod(await enrollmentOffer(transaction, scope, academicRecord, clock.now()))),
          ),
      }
    },
  }
}
