import { and, eq, notLike } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Permissions, Profile } from '../../../api/principal.ts'
import { issueLaunch } from '../../../services/identity/launch/application-launch.ts'
import { type IssuedToken, issueToken, type TokenHolder } from '../../../services/identity/single-tokens/single-token.ts'
import { inTenant } from '../../../services/platform/database.ts'
import { application } from '../../../services/settings/settings.schema.ts'
import { newId } from './new-id.ts'

export interface TestPerson {
  id: number
  username: string
  name: string
  /** In the order of the given roles. */
  roleIds: number[]
}

interface TestRole {
  institutionId: number | null
  name: string
  profile: Profile
  permissions?: Permissions
}

/** Adds a user with the demo's password for one test. */
export async function addPerson(pool: pg.Pool, tenantId: number, roles: TestRole[]): Promise<TestPerson> {
  const id = await newId(pool)
  const person = { id, username: `pessoa.${id}`, name: `Pessoa Teste ${id}`, roleIds: roles.map((_, index) => id + index) }
  await inTenant(pool, tenantId, async ({ client }) => {
    await client.query(
      `insert into users.account (id, tenant_id, username, email, name, password_hash, timezone, accessibility)
       select $2::int, tenant_id, $3, $3 || '@exemplo.edu.br', $4, password_hash, timezone, accessibility
       from users.account where tenant_id = $1 and username in ('ana.souza', 'elisa.prado', 'fabio.mar', 'joao.operador') limit 1`,
      [tenantId, id, person.username, person.name],
    )
    for (const [index, { institutionId, name, profile, permissions = {} }] of roles.entries())
      await client.query(
        `insert into users.membership (id, tenant_id, account_id, institution_id, name, profile, permissions) values ($1, $2, $3, $4, $5, $6, $7)`,
        [person.roleIds[index], tenantId, id, institutionId, name, profile, permissions],
      )
  })
  return person
}

/** Issues the token of a launch, as another application puts it into an address. */
export async function getLaunchToken(pool: pg.Pool, holder: Omit<TokenHolder, 'method'>): Promise<string> {
  return (await issueLaunch({ pool, clock: { now: () => new Date() } }, { ...holder, method: 'password' })).token
}

/** Issues a single token, as signing in does. */
export async function tokenOf(pool: pg.Pool, holder: Omit<TokenHolder, 'method'>): Promise<string> {
  const issued: IssuedToken = await issueToken({ pool, clock: { now: () => new Date() } }, { ...holder, method: 'password' })
  return issued.token
}

type HostnameChange = Partial<typeof application.$inferInsert> & Pick<typeof application.$inferInsert, 'safeaVersion'>

/** Adds an address of the tenant for one test: its first one, but for `change`, which may depend on the new name. */
export async function addHostname(
  pool: pg.Pool,
  tenantId: number,
  change: HostnameChange | ((hostname: string) => HostnameChange),
): Promise<string> {
  const hostname = `teste-${crypto.randomUUID().slice(0, 8)}.localhost`
  const db = drizzle(pool)
  const [first] = await db
    .select()
    .from(application)
    .where(and(eq(application.tenantId, tenantId), notLike(application.hostname, 'teste-%')))
    .orderBy(application.hostname)
    .limit(1)
  await db.insert(application).values({ ...first!, ...(typeof change === 'function' ? change(hostname) : change), hostname })
  return hostname
}
