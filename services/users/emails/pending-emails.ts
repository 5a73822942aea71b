import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { NewPerson } from '#api/users/recovery.ts'
import type { Clock } from '../../platform/clock.ts'
import { inTenant, readTenant, type TenantTransaction } from '../../platform/database.ts'
import { getHash } from '../../platform/hash.ts'
import type { SmsSender } from '../../platform/sms.ts'
import { areNamesTaken } from '../accounts/accounts.ts'
import type { ContactChangePorts } from '../accounts/contact-change.ts'
import { endOpenResets } from '../recovery/open-resets.ts'
import { account, membership, pendingEmail, pendingMobile, type SignUpForm } from '../users.schema.ts'

const lifetimeHours = 24
/** Days that ended links are kept, to explain them to people. */
const keptDays = 30

interface Ports {
  pool: pg.Pool
  clock: Clock
}

export interface EmailProofPorts extends Ports, ContactChangePorts {
  /** Sender of text messages; null if there is none: a new account's number then takes effect unproven. */
  sms: SmsSender | null
}

type Db = TenantTransaction['db']

const getExpiry = ({ clock }: Ports) => new Date(clock.now().getTime() + lifetimeHours * 3_600_000)

/** Stores a sign-up until its email is proven, once for each form. False when the user name or email is taken. */
export async function keepSignUp(
  ports: Ports,
  tenantId: number,
  { uuid, email }: Pick<NewPerson, 'uuid' | 'email'>,
  signUp: SignUpForm,
): Promise<boolean> {
  return inTenant(ports.pool, tenantId, async ({ db }) => {
    const accountCondition = and(
      eq(account.tenantId, tenantId),
      eq(account.uuid, uuid),
      eq(account.username, signUp.username),
      eq(account.email, email),
    )
    const [made] = await db.select({ id: account.id }).from(account).where(accountCondition)
    if (made) return true
    if (await areNamesTaken(db, tenantId, [signUp.username, email], null)) return false
    await db
      .insert(pendingEmail)
      .values({ id: uuid, tenantId, email, signUp, expiresAt: getExpiry(ports) })
      .onConflictDoNothing()
    const [kept] = await db
      .select()
      .from(pendingEmail)
      .where(and(eq(pendingEmail.tenantId, tenantId), eq(pendingEmail.id, uuid)))
    return kept?.email === email && kept.signUp?.username === signUp.username
  })
}

/** Stores a new email until it is proven, replacing an earlier one. Null when somebody else signs in with it. */
export async function keepEmailChange(ports: Ports, tenantId: number, accountId: number, email: string): Promise<string | null> {
  return inTenant(ports.pool, tenantId, async ({ db }) => {
    if (await areNamesTaken(db, tenantId, [email], accountId)) return null
    await db.delete(pendingEmail).where(and(eq(pendingEmail.tenantId, tenantId), getOpenChange(accountId)))
    const id = crypto.randomUUID()
    await db.insert(pendingEmail).values({ id, tenantId, accountId, email, expiresAt: getExpiry(ports) })
    return id
  })
}

const getOpenChange = (accountId: number) => and(eq(pendingEmail.accountId, accountId), isNull(pendingEmail.usedAt))

/** Renews the pending change under a new id, by which its mail is sent, and with the full lifetime; null without one. */
export async function renewEmailChange(ports: Ports, tenantId: number, accountId: number): Promise<string | null> {
  return inTenant(ports.pool, tenantId, async ({ db }) => {
    const [row] = await db
      .update(pendingEmail)
      .set({ id: crypto.randomUUID(), expiresAt: getExpiry(ports) })
      .where(and(eq(pendingEmail.tenantId, tenantId), getOpenChange(accountId), gt(pendingEmail.expiresAt, ports.clock.now())))
      .returning({ id: pendingEmail.id })
    return row?.id ?? null
  })
}

export async function forgetEmailChange({ pool }: Pick<Ports, 'pool'>, tenantId: number, accountId: number): Promise<void> {
  await inTenant(pool, tenantId, ({ db }) =>
    db.delete(pendingEmail).where(and(eq(pendingEmail.tenantId, tenantId), getOpenChange(accountId))),
  )
}

/** Returns the email that an account still has to prove; null without one. */
export async function getPendingEmail({ pool, clock }: Ports, tenantId: number, accountId: number): Promise<string | null> {
  return readTenant(pool, tenantId, async ({ reads }) => {
    const open = and(getOpenChange(accountId), gt(pendingEmail.expiresAt, clock.now()))
    const [row] = await reads
      .select({ email: pendingEmail.email })
      .from(pendingEmail)
      .where(and(eq(pendingEmail.tenantId, tenantId), open))
      .orderBy(desc(pendingEmail.expiresAt))
      .limit(1)
    return row?.email ?? null
  })
}

/** Issues the link's token and invalidates an earlier one. Null when there is nothing left to prove. */
export async function issueEmailToken(
  { pool, clock }: Ports,
  tenantId: number,
  id: string,
): Promise<{ token: string; email: string } | null> {
  const token = randomBytes(32).toString('base64url')
  return inTenant(pool, tenantId, async ({ db }) => {
    const open = and(eq(pendingEmail.id, id), isNull(pendingEmail.usedAt), gt(pendingEmail.expiresAt, clock.now()))
    const [row] = await db
      .update(pendingEmail)
      .set({ tokenHash: getHash(token) })
      .where(and(eq(pendingEmail.tenantId, tenantId), open))
      .returning({ email: pendingEmail.email })
    return row ? { token, email: row.email } : null
  })
}

export type EmailProof =
  | { kind: 'account-created'; accountId: number; username: string; welcome: SignUpForm['welcome'] }
  | { kind: 'email-changed'; accountId: number; formerEmail: string | null }
  | { kind: 'expired' | 'used' | 'invalid' | 'taken' }

/** Proves an email by its link: creates the account, or puts its new email into effect. */
export async function proveEmail(ports: EmailProofPorts, tenantId: number, token: string): Promise<EmailProof> {
  const { pool, clock } = ports
  return inTenant(pool, tenantId, async ({ db, client }): Promise<EmailProof> => {
    const ofToken = and(eq(pendingEmail.tenantId, tenantId), eq(pendingEmail.tokenHash, getHash(token)))
    const [row] = await db.select().from(pendingEmail).where(ofToken).for('update')
    if (!row) return { kind: 'invalid' }
    if (row.usedAt) return { kind: 'used' }
    if (row.expiresAt <= clock.now()) return { kind: 'expired' }
    const { id, email, accountId, signUp } = row
    const names = signUp ? [signUp.username, email] : [email]
    if (await areNamesTaken(db, tenantId, names, accountId)) return { kind: 'taken' }
    // The form's data is deleted because the account has it now.
    await db.update(pendingEmail).set({ usedAt: clock.now(), signUp: null }).where(ofToken)
    if (signUp) {
      const made = await createAccount(db, tenantId, { id, email, signUp, provesMobile: ports.sms !== null })
      return { kind: 'account-created', accountId: made, username: signUp.username, welcome: signUp.welcome }
    }
    const accountCondition = and(eq(account.tenantId, tenantId), eq(account.id, accountId!))
    const [before] = await db.select({ email: account.email }).from(account).where(accountCondition)
    await endOpenResets(db, tenantId, accountId!, clock.now())
    await db.update(account).set({ email }).where(accountCondition)
    const change = { field: 'email', oldValue: before!.email, newValue: email } as const
    await ports.onContactChanged(client, { homeTenantId: tenantId, userId: accountId! }, change)
    return { kind: 'email-changed', accountId: accountId!, formerEmail: before!.email }
  })
}

async function createAccount(
  db: Db,
  tenantId: number,
  { id, email, signUp, provesMobile }: { id: string; email: string; signUp: SignUpForm; provesMobile: boolean },
): Promise<number> {
  const { username, name, cellphone, passwordHash, institutionId, timezone, languageId } = signUp
  const accessibility = { mode: null, fontSizeEnabled: false, signLanguageEnabled: false }
  const [made] = await db
    .insert(account)
    .values({
      id: sql`nextval('users.sign_up_account_id')`,
      tenantId,
      uuid: id,
      username,
      email,
      name,
      cellphone: provesMobile ? null : cellphone,
      passwordHash,
      accessibility,
      timezone,
      languageId,
    })
    .returning({ id: account.id })
  await db.insert(membership).values({
    id: sql`nextval('users.sign_up_membership_id')`,
    tenantId,
    institutionId,
    accountId: made!.id,
    permissions: {},
    name: 'Usuário básico',
    profile: 'BASIC',
  })
  // No message is sent yet: strangers could otherwise cause messages by signing up.
  if (provesMobile) await db.insert(pendingMobile).values({ tenantId, accountId: made!.id, mobile: cellphone, message: 'none' })
  return made!.id
}

/** Deletes the data of expired sign-up forms that nobody proved. */
export async function deleteOldPendingEmails({ pool, clock }: Ports, tenantIds: readonly number[]): Promise<void> {
  const now = clock.now()
  const before = new Date(now.getTime() - keptDays * 86_400_000)
  for (const tenantId of tenantIds)
    await inTenant(pool, tenantId, async ({ db }) => {
      await db
        .update(pendingEmail)
        .set({ signUp: null })
        .where(and(eq(pendingEmail.tenantId, tenantId), lt(pendingEmail.expiresAt, now), isNotNull(pendingEmail.signUp)))
      await db.delete(pendingEmail).where(and(eq(pendingEmail.tenantId, tenantId), lt(pendingEmail.expiresAt, before)))
    })
}
