import { storageKey, type UploadPorts } from './uploads.ts'
import { deleteAbandonedUploads } from './uploads.queries.ts'

/** Milliseconds within which an unfinished upload may be continued. */
const feedRetention = 86_400_000

/** Deletes abandoned uploads and unused files, and removes all parts of that age, even those of uploads aborted or completed since. */
export async function purgeAbandonedUploads({ pool, clock, files }: UploadPorts, tenantIds: readonly number[]): Promise<void> {
  const before = new Date(clock.now().getTime() - feedRetention)
  for (const tenantId of tenantIds)
    for (const unused of await deleteAbandonedUploads(pool, tenantId, before)) await files.remove(storageKey(unused))
  for (const { key, modifiedAt } of await files.list('parts/')) if (modifiedAt < before) await files.remove(key)
}
