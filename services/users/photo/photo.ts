import { and, eq } from 'drizzle-orm'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Principal } from '#api/principal.ts'
import type { User } from '#api/users.ts'
import { inTenant } from '../../platform/database.ts'
import type { FileStore } from '../../platform/files.ts'
import { readImage, type ReadImage } from '../../platform/images/read-image.ts'
import { account } from '../users.schema.ts'
import { findAccount } from '../accounts/accounts.ts'

/** docs/requirements/shell.md, sections 5 and 9. Sides in pixels, size in bytes. */
const least = { width: 683, height: 768 }
const mostBytes = 1_048_576
/** A small file may unpack to more than a browser can hold. */
const mostPixels = 50_000_000
/** Seconds for which the address of a photo holds. */
const shownFor = 600

export type PhotoProblem = 'PHOTO_TYPE' | 'PHOTO_HEIC' | 'PHOTO_TOO_LARGE' | 'PHOTO_TOO_SMALL'
export interface PhotoPorts {
  pool: pg.Pool
  files: FileStore
  log: Logger
}
type Owner = Pick<Principal, 'homeTenantId' | 'userId'>

/** A photo that may be kept, or what is wrong with it. */
export function checkPhoto(bytes: Buffer, named: { name: string; type: string }): ReadImage | PhotoProblem {
  if (bytes.length > mostBytes) return 'PHOTO_TOO_LARGE'
  const image = readImage(bytes, named)
  if (image === 'heic') return 'PHOTO_HEIC'
  if (image === 'type') return 'PHOTO_TYPE'
  if (image.width < least.width || image.height < least.height) return 'PHOTO_TOO_SMALL'
  return image.width * image.height > mostPixels ? 'PHOTO_TOO_LARGE' : image
}

/**
 * Replaces the own photo. The file is kept before the account names it, and the old one goes after: whatever fails
 * before that leaves the old photo, and no file that nobody names.
 *
 * @returns null for nobody
 */
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

/** Takes the own photo away; null for nobody. */
export const removePhoto = (ports: PhotoPorts, owner: Owner): Promise<User | null> => namePhoto(ports, owner, null)

/** The account as it is told: with an address of the photo in place of its key. */
export function withPhotoAddress<Account extends User>({ files }: Pick<PhotoPorts, 'files'>, user: Account): Account {
  return { ...user, photo: user.photo && files.presign(user.photo, shownFor) }
}

async function namePhoto({ pool, files, log }: PhotoPorts, { homeTenantId, userId }: Owner, key: string | null): Promise<User | null> {
  const own = and(eq(account.tenantId, homeTenantId), eq(account.id, userId))
  const before = await inTenant(pool, homeTenantId, async ({ db }) => {
    // Two photos at once: the second waits, and finds the first to remove.
    const [row] = await db.select({ photo: account.photo }).from(account).where(own).for('update')
    if (row) await db.update(account).set({ photo: key }).where(own)
    return row
  })
  if (!before) return null
  // By now the account names the new one, or none: a file that stays behind is no reason to take that back.
  if (before.photo)
    await files.remove(before.photo).catch((error: unknown) => log.warn({ err: error, key: before.photo }, 'old photo not removed'))
  return findAccount(pool, homeTenantId, userId)
}
