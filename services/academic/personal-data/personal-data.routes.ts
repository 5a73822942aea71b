import { requirePrincipal, requireSelf } from '../../platform/guards.ts'
import type { Caller, ServiceContext } from '../../platform/service.ts'
import { callerScope, personProfiles } from '../access/scopes.ts'
import { base } from '../base.ts'
import { checkedAddress } from './address-changes.ts'
import { getChanges, type PersonalDataPorts, getPersonalData, requireContact, updateContact } from './personal-data.ts'
import { insertAddress, readAcademicIdentity, replaceAddress } from './personal-data.queries.ts'

export function personalDataRouter(ports: PersonalDataPorts) {
  const { pool, clock, contacts } = ports
  const reader = (context: ServiceContext) => withScope(requirePrincipal(context))
  const writer = (context: ServiceContext) => withScope(requireSelf(context))
  const { personalData } = base
  return {
    myInformations: personalData.myInformations.handler(async ({ context }) => {
      const { caller, scope } = reader(context)
      const [{ name }, identity] = await Promise.all([requireContact(contacts, caller), readAcademicIdentity(pool, scope)])
      return { name, ...identity }
    }),
    get: personalData.get.handler(({ context }) => {
      const { caller, scope } = reader(context)
      return getPersonalData(ports, caller, scope)
    }),
    changes: personalData.changes.handler(({ context, input }) => {
      const { caller, scope } = reader(context)
      return getChanges(ports, caller, scope, input)
    }),
    updateContact: personalData.updateContact.handler(({ context, input }) => updateContact(ports, context, writer(context), input)),
    addAddress: personalData.addAddress.handler(({ context, input }) =>
      insertAddress(pool, writer(context).scope, checkedAddress(input), clock.now()),
    ),
    updateAddress: personalData.updateAddress.handler(({ context, input: { addressId, ...input } }) =>
      replaceAddress(pool, writer(context).scope, { addressId, ...checkedAddress(input) }, clock.now()),
    ),
  }
}

const withScope = (caller: Caller) => ({ caller, scope: callerScope(caller, personProfiles) })
