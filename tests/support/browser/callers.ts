import {
  mayCheckIn,
  mayEditRequestTypes,
  mayImpersonate,
  mayManageAgreements,
  mayManageBanks,
  mayManageCredits,
  mayManageFinancialSettings,
  mayManagePersonalData,
  mayManageReenrollment,
  mayManageRequests,
  mayManageTemplates,
  mayReadDebts,
  mayReadReports,
  mayResetSecondFactor,
  mayReviewActivities,
  mayReviewCards,
  mayReviewDocuments,
  maySendAnnouncements,
} from '../../../api/permissions.ts'
import type { Permissions, Profile } from '../../../api/principal.ts'
import type { SessionPerson } from '../../../src/request/session/session.ts'
import type pg from 'pg'
import { notify } from '../../../services/notifications/notify.ts'
import { sessionByLaunch } from './launch.ts'
import { addHostname, addPerson, tokenOf } from './people.ts'
import { addOfferedContract, type TestContract } from './contracts.ts'
import { callFunction, serverFunctions, getSessionCookie } from './server-functions.ts'
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

/** Staff of all of a tenant. */
const staffRoles = {
  academic: {
    profile: 'OPERATION',
    permissions: {
      academic: [
        ...mayManageRequests.permissions,
        ...mayReviewDocuments.permissions,
        ...mayManagePersonalData.permissions,
        ...mayCheckIn.permissions,
        ...mayReviewCards.permissions,
        ...mayReviewActivities.permissions,
        ...mayEditRequestTypes.permissions,
        ...mayManageReenrollment.permissions,
      ],
      notifications: maySendAnnouncements.permissions,
    },
  },
  finance: {
    profile: 'OPERATION',
    permissions: {
      financial: [
        ...mayReadReports.permissions,
        ...mayManageBanks.permissions,
        ...mayManageCredits.permissions,
        ...mayManageTemplates.permissions,
        ...mayManageFinancialSettings.permissions,
        ...mayManageAgreements.permissions,
      ],
    },
  },
  collection: { profile: 'COLLECTION_ADVISORY', permissions: { financial: mayReadDebts.permissions } },
  operator: {
    profile: 'OPERATION',
    permissions: { identity: mayImpersonate.permissions, users: mayResetSecondFactor.permissions },
  },
} satisfies Record<string, { profile: Profile; permissions: Permissions }>

const profileOf: Partial<Record<CallerKind, Profile>> = {
  student: 'STUDENT',
  stranger: 'STUDENT',
  impersonated: 'STUDENT',
  candidate: 'CANDIDATE',
}

/** What the portal knows of somebody of a kind; null for those who are not, or not wholly, signed in. */
export function personOf(kind: CallerKind): SessionPerson | null {
  if (kind === 'anonymous' || kind === 'temporary') return null
  const role = kind in staffRoles ? staffRoles[kind as keyof typeof staffRoles] : { profile: profileOf[kind] ?? 'NONE', permissions: {} }
  return { ...role, impersonated: kind === 'impersonated', context: null } as Partial<SessionPerson> as SessionPerson
}

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
  /** An access token of somebody of a kind, for the services; undefined for the anonymous. */
  tokenOf(kind: Exclude<CallerKind, 'impersonated'>): Promise<string | undefined>
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
  const staff = async (kind: keyof typeof staffRoles) =>
    (await addPerson(database, 1, [{ institutionId: null, name: 'Equipe', ...staffRoles[kind] }])).id
  const ids: Record<Exclude<CallerKind, 'anonymous' | 'impersonated'>, number> = {
    withoutRole: (await addPerson(database, 1, [])).id,
    temporary: temporary.id,
    student: student.id,
    stranger: stranger.id,
    candidate: (await addPerson(database, 1, [{ institutionId: 12, name: 'Candidata', profile: 'CANDIDATE' }])).id,
    academic: await staff('academic'),
    finance: await staff('finance'),
    collection: await staff('collection'),
    operator: await staff('operator'),
  }

  const known = new Map<CallerKind, Promise<string>>()
  async function cookieOf(kind: CallerKind, { fresh = false } = {}): Promise<string | undefined> {
    if (kind === 'anonymous') return undefined
    if (fresh) return getNewCookie(kind)
    if (!known.has(kind)) known.set(kind, getNewCookie(kind))
    return known.get(kind)
  }

  async function getNewCookie(kind: Exclude<CallerKind, 'anonymous'>): Promise<string> {
    const userId = ids[kind === 'impersonated' ? 'operator' : kind]
    const cookie = await sessionByLaunch(database, { host }, { tenantId: 1, userId, choice: null })
    if (!cookie) throw new Error(`No session for somebody of kind ${kind}`)
    if (kind !== 'impersonated') return cookie
    const data = { username: student.username, reason: 'para a matriz de acesso' }
    const borrowed = getSessionCookie(
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
  const tokenOfKind = async (kind: Exclude<CallerKind, 'impersonated'>) =>
    kind === 'anonymous' ? undefined : tokenOf(database, { tenantId: 1, userId: ids[kind], choice: null })
  return { host, student, paymentId, contract, contractToAccept, notificationId: notificationId!, cookieOf, tokenOf: tokenOfKind }
}
