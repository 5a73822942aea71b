import { portalErrorCode } from '../../request/portal-error.ts'

/** Saves; if somebody else saved first, reads their version before rejecting. @throws what `save` throws */
export async function saveReplacing<Saved>(save: () => Promise<Saved>, readNewest: () => Promise<unknown>): Promise<Saved> {
  try {
    return await save()
  } catch (error) {
    if (portalErrorCode(error) === 'CONTENT_CHANGED') await readNewest()
    throw error
  }
}
