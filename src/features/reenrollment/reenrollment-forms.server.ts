import { z } from 'zod'
import { academicRecord, cents, entityId } from '#api/shared.ts'
import { subjectList } from '#api/academic/reenrollment.ts'
import { formRoute, type SentForm, withSearch } from '../../request/form-route.server.ts'
import type { Upstream } from '../../request/upstream.server.ts'
import { confirmationKey, paymentKey } from './idempotency-keys.server.ts'
import { type FormProblem, formProblems, type ReenrollmentAct } from './reenrollment-acts.ts'

const groupId = z.coerce.number().pipe(entityId)
const ofRecord = z.object({ record: academicRecord }).transform((form) => ({ academicRecord: form.record }))
const ofGroup = z
  .object({ record: academicRecord, group: groupId })
  .transform((form) => ({ academicRecord: form.record, groupId: form.group }))

const overview = '/reenrollments'
const [pendingItems, subjects, payment] = [`${overview}/pending-items`, `${overview}/subjects`, `${overview}/payment`]

/** Page of each form. */
const pages: Record<ReenrollmentAct, string> = {
  begin: overview,
  choose: subjects,
  giveUp: subjects,
  join: subjects,
  leave: subjects,
  prolong: subjects,
  confirm: subjects,
  generate: payment,
  change: overview,
  discard: overview,
  cancel: overview,
}

type Reenrollment = Upstream['academic']['reenrollment']

/** An act whose page shows what became of it. */
const onPage = <Input>(input: z.ZodType<Input>, page: string, call: (reenrollment: Reenrollment, input: Input) => Promise<unknown>) => ({
  input,
  async call({ upstream, form }: SentForm, taken: Input) {
    await call(upstream.academic.reenrollment, taken)
    return toPageOf(form, page)
  },
})

/** The forms of the reenrollment. Lead to the page that follows, with what is wrong in its address. */
export const actByForm = formRoute({
  acts: {
    begin: {
      input: ofRecord,
      async call({ upstream, form }, record) {
        const { queue, step } = await upstream.academic.reenrollment.enter(record)
        return toPageOf(form, queue ? overview : { pending_items: pendingItems, subjects, payment }[step])
      },
    },
    choose: {
      input: z
        .object({ record: academicRecord, group: groupId, insteadOf: groupId.optional() })
        .transform(({ record, group, insteadOf }) => ({ academicRecord: record, groupId: group, ...(insteadOf && { insteadOf }) })),
      async call({ upstream, form }, choice) {
        const { outcome } = await upstream.academic.reenrollment.choose(choice)
        return toPageOf(form, subjects, outcome === 'held' ? undefined : outcome)
      },
    },
    giveUp: onPage(ofGroup, subjects, (reenrollment, choice) => reenrollment.giveUp(choice)),
    join: onPage(ofGroup, subjects, (reenrollment, choice) => reenrollment.joinWaitingList(choice)),
    leave: onPage(ofGroup, subjects, (reenrollment, choice) => reenrollment.leaveWaitingList(choice)),
    prolong: onPage(ofRecord, subjects, (reenrollment, record) => reenrollment.prolong(record)),
    confirm: {
      input: z.object({
        record: academicRecord,
        reenrollment: z.uuid(),
        revision: z.coerce.number().int().min(0),
        total: z.coerce.number().pipe(cents),
      }),
      async call({ upstream, session, form }, { record, reenrollment, revision, total }) {
        const asked = { revision, expectedTotal: total }
        const idempotencyKey = confirmationKey(session.userId, { reenrollmentId: reenrollment, ...asked })
        const { outcome } = await upstream.academic.reenrollment.confirm({ academicRecord: record, ...asked, idempotencyKey })
        return outcome === 'confirmed' ? toPageOf(form, payment) : toPageOf(form, subjects, outcome)
      },
    },
    generate: {
      input: z.object({ record: academicRecord, reenrollment: z.uuid() }),
      async call({ upstream, session, form }, { record, reenrollment }) {
        const idempotencyKey = paymentKey(session.userId, reenrollment)
        await upstream.academic.reenrollment.generatePayment({ academicRecord: record, idempotencyKey })
        return toPageOf(form, payment)
      },
    },
    change: onPage(ofRecord, subjects, (reenrollment, record) => reenrollment.change(record)),
    discard: onPage(ofRecord, overview, (reenrollment, record) => reenrollment.discardChange(record)),
    cancel: onPage(ofRecord, overview, (reenrollment, record) => reenrollment.cancel(record)),
  },
  page: ({ form, code, act }) => toPageOf(form, act ? pages[act] : overview, formProblems.find((known) => known === code) ?? 'failed'),
})

function toPageOf(form: FormData, page: string, outcome?: FormProblem): string {
  const [record, list] = [academicRecord.safeParse(form.get('record')).data, subjectList.safeParse(form.get('list')).data]
  return withSearch(page, { record, list, outcome })
}
