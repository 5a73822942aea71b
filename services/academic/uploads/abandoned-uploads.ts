import { storageKey, type UploadPorts } from './uploads.ts'
import { deleteAbandonedUploads } from './uploads.queries.ts'

/** Milliseconds that somebody may take to go on. */
const keptFor = 86_400_000

/** Forgets uploads that nobody goes on with and files that nothing refers to, and removes every part of that age, also of uploads that were aborted or completed since. */
export async function purgeAbandonedUploads({ pool, clock, files }: UploadPorts, tenantIds: readonly number[]): Promise<void> {
  const before = new Date(clock.now().getTime() - keptFor)
  for (const tenantId of tenantIds)
    for (const unused of await deleteAbandonedUploads(pool, tenantId, before)) await files.remove(storageKey(unused))
  for (const { key, modifiedAt } of await files.list('parts/')) if (modifiedAt < before) await files.remove(key)
}
