import { cancelReenrollment, changeChoice, discardChange } from '../reenrollment/change-reenrollment.ts'
import { settleReenrollment } from '../reenrollment/charge-reenrollment.queries.ts'
import { chooseClass, giveUpClass } from '../reenrollment/choose-class.ts'
import { confirmChoice, generatePayment } from '../reenrollment/confirm-choice.ts'
import { priceOfGroups } from '../reenrollment/enrollment-price.queries.ts'
import { readProcess } from '../reenrollment/read-process.queries.ts'
import { joinWaitingList } from '../reenrollment/waiting-list.queries.ts'
import { chooser, type SeatWorld } from './seat-world.ts'

/** Students of a world who reenroll, each once, and its clock. */
export function reenrollingStudents(world: () => SeatWorld) {
  let next = 0

  /** Returns actions of a new student whose turn has come and who chooses the classes. */
  async function newcomer(...groupIds: number[]) {
    const index = next++
    const { scope, academicRecord } = chooser(index)
    const { ports } = world()
    await world().begin(index, 1)
    const one = {
      scope,
      academicRecord,
      read: () => readProcess(ports, scope, academicRecord),
      reenrollment: async () => (await readProcess(ports, scope, academicRecord)).reenrollment!,
      choose: (groupId: number) => chooseClass(ports, scope, { academicRecord, groupId }),
      giveUp: (groupId: number) => giveUpClass(ports, scope, { academicRecord, groupId }),
      join: (groupId: number) => joinWaitingList(ports, scope, { academicRecord, groupId }),
      async asked() {
        const { revision, classes } = await one.reenrollment()
        const groupIds = classes.filter(({ status }) => status !== 'dropping').map(({ group }) => group.groupId)
        const { total } = await priceOfGroups(ports, scope, { academicRecord, groupIds })
        return { revision, expectedTotal: total, idempotencyKey: crypto.randomUUID() }
      },
      confirmAs: (asked: { revision: number; expectedTotal: number; idempotencyKey: string }) =>
        confirmChoice(ports, scope, { academicRecord, ...asked }),
      confirm: async () => one.confirmAs(await one.asked()),
      async accept() {
        world().finance.contracts.set((await one.reenrollment()).contract!.contractId, 'accepted')
      },
      pay: (idempotencyKey: string = crypto.randomUUID()) => generatePayment(ports, scope, { academicRecord, idempotencyKey }),
      /** Proceeds until the first debt waits for payment. */
      async toPayment() {
        await one.confirm()
        await one.accept()
        await one.pay()
        await world().runJobs()
        return one.reenrollment()
      },
      /** Tells of a debt as finance does. */
      async told(more: { status?: 'paid' | 'canceled'; revision?: number; number?: number; debtId?: number } = {}) {
        const { reenrollmentId, firstDebtId } = await one.reenrollment()
        const paidAt = more.status === 'canceled' ? null : world().clock.now().toISOString()
        const told = { tenantId: 1, reenrollmentId, revision: 1, debtId: firstDebtId, number: 1, status: 'paid', paidAt, ...more }
        await settleReenrollment(ports, told)
        await world().runJobs()
      },
      change: () => changeChoice(ports, scope, academicRecord),
      discard: () => discardChange(ports, scope, academicRecord),
      cancel: () => cancelReenrollment(ports, scope, academicRecord),
      events: async () =>
        (
          await world().rows<{ kind: string }>(
            `select kind from academic.reenrollment_event v join academic.enrollment e using (tenant_id, enrollment_id)
             where academic_record = $1 order by event_id`,
            [academicRecord],
          )
        ).map(({ kind }) => kind),
    }
    for (const groupId of groupIds) await one.choose(groupId)
    return one
  }

  return {
    minutes: (count: number) => world().clock.advance(count * 60_000),
    /** Changes the period directly in the database. */
    ofPeriod: (set: string) => world().rows(`update academic.reenrollment_period set ${set}`),
    newcomer,
    /** Returns the student's classes, each with its status. */
    statuses: async (one: Awaited<ReturnType<typeof newcomer>>) =>
      (await one.reenrollment()).classes.map(({ group, status }) => [group.groupId, status]),
  }
}
