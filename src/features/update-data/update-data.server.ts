import { z } from 'zod'
import { addressInput, contactInput, personalAddress } from '#api/academic/personal-data.ts'
import { PortalError, portalErrorCode } from '../../request/portal-error.ts'
import type { Upstream } from '../../request/upstream.server.ts'
import type { SaveOutcome } from './update-values.ts'

export const personalDataHalves = z.object({ contact: contactInput, address: z.union([personalAddress, addressInput]).nullable() })

/** Saves contact and address separately: if one fails, the other stays saved. @throws PortalError UNAUTHORIZED or FORBIDDEN for both */
export async function saveHalves(
  { academic: { personalData } }: Upstream,
  { contact, address }: z.infer<typeof personalDataHalves>,
): Promise<SaveOutcome> {
  const saving = address && ('addressId' in address ? personalData.updateAddress(address) : personalData.addAddress(address))
  const [ofContact, ofAddress, saved] = await Promise.all([
    getOutcome(personalData.updateContact(contact)),
    saving && getOutcome(saving),
    saving?.catch(() => null),
  ])
  if (ofContact === 'UNAUTHORIZED' || ofContact === 'FORBIDDEN') throw new PortalError(ofContact)
  return { contact: ofContact, address: ofAddress, addressId: saved?.addressId }
}

const getOutcome = (saving: Promise<unknown>) => saving.then(() => 'saved' as const, portalErrorCode)
