import { portalErrorCode } from '../../request/portal-error.ts'

/** Saves; where somebody else saved first, what they saved is read before that is said. @throws what `save` throws */
export async function saveReplacing<Saved>(save: () => Promise<Saved>, readNewest: () => Promise<unknown>): Promise<Saved> {
  try {
    return await save()
  } catch (error) {
    if (portalErrorCode(error) === 'CONTENT_CHANGED') await readNewest()
    throw error
  }
}
