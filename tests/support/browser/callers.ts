import { mayManageFinancialSettings } from '../../../api/financial-settings.ts'
import { mayManageReenrollment } from '../../../api/reenrollment-office.ts'
import { mayEditRequestTypes } from '../../../api/request-types.ts'
import type pg from 'pg'
import { mayReviewActivities } from '../../../api/academic-situation.ts'
import { mayCheckIn, mayReviewCards } from '../../../api/student-cards.ts'
import { notify } from '../../../services/notifications/notify.ts'
import { sessionByLaunch } from './launch.ts'
import { addHostname, addPerson } from './people.ts'
import { addOfferedContract, type TestContract } from './contracts.ts'
import { callFunction, serverFunctions, sessionCookieOf } from './server-functions.ts'
import { addStudent, givePasswordByHand, type TestStudent } from './students.ts'

/** Kinds of people as the authorisation matrix knows them. */
export const callerKinds = [
  'anonymous',
  'withoutRole',
  'temporary',
  'student',
  'stranger',
  'candidate',
  'academic',
  'finance',
  'collection',
  'operator',
  'impersonated',
] as const
export type CallerKind = (typeof callerKinds)[number]

export interface Callers {
  host: string
  /** Whose debts the matrix speaks of. */
  student: TestStudent
  /** A Pix that the student asked for and has not paid. */
  paymentId: string
  /** A contract that waits for the student, and goes on waiting. */
  contract: TestContract
  /** One that may be accepted. */
  contractToAccept: TestContract
  /** A notification of the student. */
  notificationId: string
  /** A session of somebody of a kind; undefined for the anonymous. The same one each time, unless it is to be `fresh`. */
  cookieOf(kind: CallerKind, options?: { fresh?: boolean }): Promise<string | undefined>
}

/** Somebody of every kind at Universidade Aurora, on a hostname of their own that takes tokens from addresses. */
export async function createCallers(database: pg.Pool): Promise<Callers> {
  const host = await addHostname(database, 1, { safeaVersion: 'migrating' })
  const student = await addStudent(database)
  const stranger = await addStudent(database)
  const temporary = await addStudent(database)
  await givePasswordByHand(database, temporary.id)
  const staff = (permissions: Record<string, string[]>, profile: 'OPERATION' | 'COLLECTION_ADVISORY' = 'OPERATION') =>
    addPerson(database, 1, [{ institutionId: null, name: 'Equipe', profile, permissions }])
  const ids: Record<Exclude<CallerKind, 'anonymous' | 'impersonated'>, number> = {
    withoutRole: (await addPerson(database, 1, [])).id,
    temporary: temporary.id,
    student: student.id,
    stranger: stranger.id,
    candidate: (await addPerson(database, 1, [{ institutionId: 12, name: 'Candidata', profile: 'CANDIDATE' }])).id,
    academic: (
      await staff({
        academic: [
          'requests.manage',
          'documents.manage',
          'personal-data.manage',
          ...mayCheckIn.permissions,
          ...mayReviewCards.permissions,
          ...mayReviewActivities.permissions,
          ...mayEditRequestTypes.permissions,
          ...mayManageReenrollment.permissions,
        ],
        notifications: ['announcements.send'],
      })
    ).id,
    finance: (
      await staff({
        financial: [
          'debts.read',
          'banks.manage',
          'credits.manage',
          'templates.manage',
          ...mayManageFinancialSettings.permissions,
          'reports.read',
          'agreement-settings.manage',
        ],
      })
    ).id,
    collection: (await staff({ financial: ['debts.read'] }, 'COLLECTION_ADVISORY')).id,
    operator: (await staff({ identity: ['impersonate'], users: ['second-factor.reset'] })).id,
  }

  const known = new Map<CallerKind, Promise<string>>()
  async function cookieOf(kind: CallerKind, { fresh = false } = {}): Promise<string | undefined> {
    if (kind === 'anonymous') return undefined
    if (fresh) return newCookieOf(kind)
    if (!known.has(kind)) known.set(kind, newCookieOf(kind))
    return known.get(kind)
  }

  async function newCookieOf(kind: Exclude<CallerKind, 'anonymous'>): Promise<string> {
    const userId = ids[kind === 'impersonated' ? 'operator' : kind]
    const cookie = await sessionByLaunch(database, { host }, { tenantId: 1, userId, choice: null })
    if (!cookie) throw new Error(`No session for somebody of kind ${kind}`)
    if (kind !== 'impersonated') return cookie
    const data = { username: student.username, reason: 'para a matriz de acesso' }
    const borrowed = sessionCookieOf(
      await callFunction({ host, id: serverFunctions().get('startImpersonation')!, method: 'POST', data, cookie }),
    )
    if (!borrowed) throw new Error('The impersonation did not begin')
    return borrowed
  }
  const charge = await callFunction({
    host,
    id: serverFunctions().get('chargePix')!,
    method: 'POST',
    data: { debtIds: [student.openDebtId], expectedAmount: 123_456, idempotencyKey: crypto.randomUUID() },
    cookie: await cookieOf('student'),
  })
  const paymentId = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(charge.body)?.[0]
  if (!paymentId) throw new Error(`No Pix was made: ${charge.body}`)
  const contract = await addOfferedContract(database, student)
  const contractToAccept = await addOfferedContract(database, student)
  const notificationId = await notify(database, { tenantId: 1, userId: student.id, title: 'Aviso', message: 'Para a matriz de acesso.' })
  return { host, student, paymentId, contract, contractToAccept, notificationId: notificationId!, cookieOf }
}
