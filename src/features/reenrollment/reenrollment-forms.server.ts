import { z } from 'zod'
import { academicRecord, cents, entityId } from '#api/shared.ts'
import { subjectList } from '#api/academic/reenrollment.ts'
import { isSameOrigin } from '../../request/http.server.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { toPage } from '../../kit/downloads/report-download.server.ts'
import { confirmationKey, paymentKey } from './idempotency-keys.server.ts'
import { type FormProblem, formProblems } from './reenrollment-acts.ts'

const groupId = z.coerce.number().pipe(entityId)
const ofReenrollment = { record: academicRecord, list: subjectList.optional() }
const form = z.discriminatedUnion('act', [
  z.object({ ...ofReenrollment, act: z.enum(['begin', 'prolong', 'change', 'discard', 'cancel']) }),
  z.object({ ...ofReenrollment, act: z.literal('choose'), group: groupId, insteadOf: groupId.optional() }),
  z.object({ ...ofReenrollment, act: z.enum(['giveUp', 'join', 'leave']), group: groupId }),
  z.object({
    ...ofReenrollment,
    act: z.literal('confirm'),
    reenrollment: z.uuid(),
    revision: z.coerce.number().int().min(0),
    total: z.coerce.number().pipe(cents),
  }),
  z.object({ ...ofReenrollment, act: z.literal('generate'), reenrollment: z.uuid() }),
])
type Form = z.infer<typeof form>

const overview = '/reenrollments'
const [pendingItems, subjects, payment] = [`${overview}/pending-items`, `${overview}/subjects`, `${overview}/payment`]

/** Where each form stands. */
const pages: Record<Form['act'], string> = {
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

/** The forms of the reenrollment before scripts run. Redirects to the page that follows, with what is wrong in its address. */
export async function actByForm(scope: RequestScope, request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 })
  const { session } = scope
  const { data } = form.safeParse(Object.fromEntries(await request.formData()))
  if (!session || !data) return toPage(scope, `${overview}?${new URLSearchParams({ outcome: 'failed' })}`)
  const { page, problem } = await perform(scope, session.userId, data).catch((error: unknown) => {
    const code = portalErrorCode(error)
    return { page: pages[data.act], problem: formProblems.find((known) => known === code) ?? 'failed' }
  })
  const search = new URLSearchParams({ record: data.record })
  if (data.list) search.set('list', data.list)
  if (problem) search.set('outcome', problem)
  return toPage(scope, `${page}?${search}`)
}

interface Done {
  page: string
  problem?: FormProblem | undefined
}

async function perform({ upstream }: RequestScope, userId: number, data: Form): Promise<Done> {
  const { reenrollment } = upstream.academic
  const own = { academicRecord: data.record }
  const page = pages[data.act]
  switch (data.act) {
    case 'begin': {
      const { queue, step } = await reenrollment.enter(own)
      return { page: queue ? overview : { pending_items: pendingItems, subjects, payment }[step] }
    }
    case 'choose': {
      const { outcome } = await reenrollment.choose({ ...own, groupId: data.group, ...(data.insteadOf && { insteadOf: data.insteadOf }) })
      return { page, problem: outcome === 'held' ? undefined : outcome }
    }
    case 'confirm': {
      const asked = { revision: data.revision, expectedTotal: data.total }
      const idempotencyKey = confirmationKey(userId, { reenrollmentId: data.reenrollment, ...asked })
      const { outcome } = await reenrollment.confirm({ ...own, ...asked, idempotencyKey })
      return outcome === 'confirmed' ? { page: payment } : { page, problem: outcome }
    }
    case 'generate':
      await reenrollment.generatePayment({ ...own, idempotencyKey: paymentKey(userId, data.reenrollment) })
      return { page }
    case 'change':
      await reenrollment.change(own)
      return { page: subjects }
    case 'giveUp':
      await reenrollment.giveUp({ ...own, groupId: data.group })
      return { page }
    case 'join':
      await reenrollment.joinWaitingList({ ...own, groupId: data.group })
      return { page }
    case 'leave':
      await reenrollment.leaveWaitingList({ ...own, groupId: data.group })
      return { page }
    case 'prolong':
      await reenrollment.prolong(own)
      return { page }
    case 'discard':
      await reenrollment.discardChange(own)
      return { page }
    case 'cancel':
      await reenrollment.cancel(own)
      return { page }
  }
}
