import { and, eq } from 'drizzle-orm'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Principal } from '#api/principal.ts'
import type { User } from '#api/users/users.ts'
import { inTenant } from '../../platform/database.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import type { ReadImage } from '../../platform/images/read-image.ts'
import { account } from '../users.schema.ts'
import { findAccount } from '../accounts/accounts.ts'

/** Lifetime of a photo's URL in seconds. */
const fileUrlSeconds = 600

export interface PhotoPorts {
  pool: pg.Pool
  files: FileStore
  log: Logger
}
type Owner = Pick<Principal, 'homeTenantId' | 'userId'>

/** Replaces the photo. The new file is stored first and the old one deleted last, so a failure keeps the old one. Null when unknown. */
export async function replacePhoto(ports: PhotoPorts, owner: Owner, photo: ReadImage): Promise<User | null> {
  const key = `photos/${owner.homeTenantId}/${owner.userId}/${crypto.randomUUID()}.${photo.kind}`
  await ports.files.put(key, photo.bytes)
  try {
    const user = await namePhoto(ports, owner, key)
    if (!user) await ports.files.remove(key)
    return user
  } catch (error) {
    await ports.files.remove(key)
    throw error
  }
}

export const removePhoto = (ports: PhotoPorts, owner: Owner): Promise<User | null> => namePhoto(ports, owner, null)

export async function withPhotoAddress<Account extends User>({ files }: Pick<PhotoPorts, 'files'>, user: Account): Promise<Account> {
  return { ...user, photo: user.photo && (await files.presign(user.photo, fileUrlSeconds)) }
}

async function namePhoto({ pool, files, log }: PhotoPorts, { homeTenantId, userId }: Owner, key: string | null): Promise<User | null> {
  const accountCondition = and(eq(account.tenantId, homeTenantId), eq(account.id, userId))
  const before = await inTenant(pool, homeTenantId, async ({ db }) => {
    // Serializes concurrent changes, so that no file is orphaned.
    const [row] = await db.select({ photo: account.photo }).from(account).where(accountCondition).for('update')
    if (row) await db.update(account).set({ photo: key }).where(accountCondition)
    return row
  })
  if (!before) return null
  // The account is already updated, so a failed deletion is only logged.
  if (before.photo)
    await files.remove(before.photo).catch((error: unknown) => log.warn({ err: error, key: before.photo }, 'old photo not removed'))
  return findAccount(pool, homeTenantId, userId)
}
