import type pg from 'pg'
import {
  mayCheckIn,
  mayEditRequestTypes,
  mayManagePersonalData,
  mayManageReenrollment,
  mayResetSecondFactor,
  mayReviewActivities,
  mayReviewCards,
  maySendAnnouncements,
} from '#api/permissions.ts'
import type { Permissions, Profile } from '#api/principal.ts'
import { inTenant } from '../services/platform/database.ts'
import { hashPassword } from '../services/users/passwords/password.ts'
import { account, membership, signInFailure } from '../services/users/users.schema.ts'

export const demoPassword = 'Aurora#2026'

interface DemoRole {
  institutionId: number | null
  name: string
  profile: Profile
  permissions?: Permissions
}

export interface DemoPerson {
  id: number
  /** 0 for operation users. */
  tenantId: number
  username: string
  name: string
  description: string
  roles: DemoRole[]
  temporaryPassword?: boolean
  locked?: boolean
}

const student = (institutionId: number): DemoRole => ({ institutionId, name: 'Aluno', profile: 'STUDENT' })

const financeAdministrator: Permissions = {
  financial: [
    'debts.read',
    'reports.read',
    'banks.manage',
    'credits.manage',
    'settings.manage',
    'agreement-settings.manage',
    'templates.manage',
    'payment-links.manage',
    'invoices.manage',
  ],
}

export const demoPeople: readonly DemoPerson[] = [
  {
    id: 1001,
    tenantId: 1,
    username: 'ana.souza',
    name: 'Ana Souza',
    description: 'aluna, Campus Norte',
    roles: [{ ...student(11), name: 'Aluna' }],
  },
  {
    id: 1002,
    tenantId: 1,
    username: 'bruno.lima',
    name: 'Bruno Lima',
    description: 'aluno em dois campi e residente',
    roles: [student(11), student(12), { institutionId: 12, name: 'Residente', profile: 'RESIDENT' }],
  },
  {
    id: 1003,
    tenantId: 1,
    username: 'clara.dias',
    name: 'Clara Dias',
    description: 'candidata, Campus Sul',
    roles: [{ institutionId: 12, name: 'Candidata', profile: 'CANDIDATE' }],
  },
  ...reenrolling(),
  {
    id: 1101,
    tenantId: 1,
    username: 'gina.financas',
    name: 'Gina Prates',
    description: 'administradora financeira',
    roles: [
      {
        institutionId: null,
        name: 'Financeiro',
        profile: 'OPERATION',
        permissions: financeAdministrator,
      },
    ],
  },
  {
    id: 1102,
    tenantId: 1,
    username: 'hugo.secretaria',
    name: 'Hugo Teixeira',
    description: 'secretaria, Campus Norte',
    roles: [
      {
        institutionId: 11,
        name: 'Secretaria',
        profile: 'OPERATION',
        permissions: {
          academic: [
            'requests.manage',
            'documents.manage',
            ...mayEditRequestTypes.permissions,
            ...mayCheckIn.permissions,
            ...mayReviewCards.permissions,
            ...mayReviewActivities.permissions,
            ...mayManagePersonalData.permissions,
            ...mayManageReenrollment.permissions,
          ],
          [maySendAnnouncements.audience]: maySendAnnouncements.permissions,
        },
      },
    ],
  },
  {
    id: 1103,
    tenantId: 1,
    username: 'iris.cobranca',
    name: 'Íris Cardoso',
    description: 'cobrança',
    roles: [{ institutionId: null, name: 'Cobrança', profile: 'COLLECTION_ADVISORY', permissions: { financial: ['debts.read'] } }],
  },
  {
    id: 1105,
    tenantId: 1,
    username: 'rita.secretaria',
    name: 'Rita Camargo',
    description: 'secretaria, todos os campi',
    roles: [
      {
        institutionId: null,
        name: 'Secretaria geral',
        profile: 'OPERATION',
        permissions: { academic: ['requests.manage', ...mayEditRequestTypes.permissions, ...mayManageReenrollment.permissions] },
      },
    ],
  },
  { id: 1104, tenantId: 1, username: 'mateus.semrole', name: 'Mateus Farias', description: 'sem nenhum papel', roles: [] },
  {
    id: 9001,
    tenantId: 0,
    username: 'joao.operador',
    name: 'João Operador',
    description: 'operador, qualquer instituição',
    roles: [
      {
        institutionId: null,
        name: 'Operador',
        profile: 'OPERATION',
        permissions: {
          financial: ['debts.read'],
          identity: ['impersonate'],
          [mayResetSecondFactor.audience]: mayResetSecondFactor.permissions,
        },
      },
    ],
  },
  {
    id: 2001,
    tenantId: 2,
    username: 'davi.rocha',
    name: 'Davi Rocha',
    description: 'usuário básico',
    roles: [{ institutionId: 21, name: 'Usuário básico', profile: 'BASIC' }],
  },
  {
    id: 2003,
    tenantId: 2,
    username: 'otavio.melo',
    name: 'Otávio Melo',
    description: 'aluno e residente, em abas independentes',
    roles: [student(21), { institutionId: 21, name: 'Residente', profile: 'RESIDENT' }],
  },
  { id: 2002, tenantId: 2, username: 'elisa.prado', name: 'Elisa Prado', description: 'aluna', roles: [{ ...student(21), name: 'Aluna' }] },
  {
    id: 2101,
    tenantId: 2,
    username: 'lia.nova',
    name: 'Lia Novaes',
    description: 'senha temporária',
    roles: [student(21)],
    temporaryPassword: true,
  },
  {
    id: 2102,
    tenantId: 2,
    username: 'nina.bloqueada',
    name: 'Nina Barros',
    description: 'bloqueada por tentativas',
    roles: [student(21)],
    locked: true,
  },
  {
    id: 2103,
    tenantId: 2,
    username: 'sonia.acordos',
    name: 'Sônia Reis',
    description: 'cobrança, com confirmação em duas etapas exigida',
    roles: [{ institutionId: 21, name: 'Cobrança', profile: 'COLLECTION_ADVISORY', permissions: { financial: ['debts.read'] } }],
  },
  {
    id: 2104,
    tenantId: 2,
    username: 'telma.financas',
    name: 'Telma Godoi',
    description: 'administradora financeira',
    roles: [{ institutionId: 21, name: 'Financeiro', profile: 'OPERATION', permissions: financeAdministrator }],
  },
  { id: 3001, tenantId: 3, username: 'fabio.mar', name: 'Fábio Mar', description: 'aluno', roles: [student(31)] },
]

/** People who each show a different result of the reenrollment. */
function reenrolling(): DemoPerson[] {
  const person = (id: number, username: string, name: string, role: string, description: string): DemoPerson => ({
    id,
    tenantId: 1,
    username,
    name,
    description,
    roles: [{ ...student(11), name: role }],
  })
  return [
    person(1010, 'laura.teles', 'Laura Teles', 'Aluna', 'aluna que já cursou tudo'),
    person(1011, 'pedro.nunes', 'Pedro Nunes', 'Aluno', 'aluno com matrícula trancada'),
    person(1012, 'julia.ramos', 'Júlia Ramos', 'Aluna', 'aluna com dependência a escolher'),
    person(1013, 'tiago.moura', 'Tiago Moura', 'Aluno', 'aluno com a primeira mensalidade da rematrícula em aberto'),
    person(1014, 'vera.lopes', 'Vera Lopes', 'Aluna', 'aluna rematriculada'),
    person(1015, 'caio.brito', 'Caio Brito', 'Aluno', 'aluno à espera das cobranças da rematrícula'),
  ]
}

/** Renews the locks of the demo's locked people: a lock ends after 15 minutes, and the demo may run for days. */
export async function lockDemoPeople(pool: pg.Pool, now: Date): Promise<void> {
  const lock = { failures: 0, lockedUntil: new Date(now.getTime() + 15 * 60_000), lastAt: now }
  for (const { tenantId, username } of demoPeople.filter(({ locked }) => locked))
    await inTenant(pool, tenantId, ({ db }) =>
      db
        .insert(signInFailure)
        .values({ ...lock, tenantId, login: username })
        .onConflictDoUpdate({ target: [signInFailure.tenantId, signInFailure.login], set: lock }),
    )
}

/** Idempotent: existing accounts are unchanged. */
export async function seedPeople(pool: pg.Pool, now: Date): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  const tenantIds = [...new Set(demoPeople.map(({ tenantId }) => tenantId))]
  for (const tenantId of tenantIds) {
    const people = demoPeople.filter((person) => person.tenantId === tenantId)
    await inTenant(pool, tenantId, async ({ db }) => {
      await db
        .insert(account)
        .values(
          people.map(({ id, username, name, temporaryPassword = false }) => ({
            id,
            tenantId,
            username,
            name,
            email: `${username}@exemplo.edu.br`,
            passwordHash,
            temporaryPassword,
            timezone: 'America/Sao_Paulo',
            accessibility: { mode: null, fontSizeEnabled: false, signLanguageEnabled: false },
          })),
        )
        .onConflictDoNothing()
      const roles = people.flatMap((person) =>
        person.roles.map((role, index) => ({
          id: person.id * 10 + index,
          tenantId,
          accountId: person.id,
          institutionId: role.institutionId,
          name: role.name,
          profile: role.profile,
          permissions: role.permissions ?? {},
        })),
      )
      await db.insert(membership).values(roles).onConflictDoNothing()
    })
  }
  await lockDemoPeople(pool, now)
}
