import type pg from 'pg'
import { isPhone } from '#api/address-rules.ts'
import type { ContactInput, PersonalData, PersonalDataChange } from '#api/academic/personal-data.ts'
import type { Clock } from '../../platform/clock.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { Caller, ServiceContext } from '../../platform/service.ts'
import type { CallerScope } from '../access/scopes.ts'
import { missingFields } from './address-changes.ts'
import type { Contact, ContactPort } from './contact-port.ts'
import { confirmContact, listChanges, readPersonalData } from './personal-data.queries.ts'

export interface PersonalDataPorts {
  pool: pg.Pool
  clock: Clock
  contacts: ContactPort
}

type Owner = Pick<Caller, 'homeTenantId' | 'userId'>

/** Phone and addresses with the account's email and mobile (GET /update-data). */
export async function getPersonalData({ pool, contacts }: PersonalDataPorts, owner: Owner, scope: CallerScope): Promise<PersonalData> {
  const [contact, kept] = await Promise.all([requireContact(contacts, owner), readPersonalData(pool, scope)])
  const confirmed = { contact: kept.contactConfirmedAt, address: kept.addressConfirmedAt }
  return {
    phone: kept.phone,
    mobile: contact.mobile,
    mobileProof: contact.mobileProof,
    pendingMobile: contact.pendingMobile,
    email: contact.email,
    pendingEmail: contact.pendingEmail,
    addresses: kept.addresses,
    request: kept.request && { ...kept.request, missing: missingFields(kept.request, confirmed) },
  }
}

/**
 * Email and mobile go to the account, which tells when a new one counts; the phone is kept here; all three are confirmed
 * (PUT /update-data).
 */
export async function updateContact(
  ports: PersonalDataPorts,
  context: ServiceContext,
  { caller, scope }: { caller: Caller; scope: CallerScope },
  { phone, mobile, email, currentPassword }: ContactInput,
): Promise<PersonalData> {
  if (phone && !isPhone(phone)) throw new DomainError('INVALID_INFORMATION')
  const before = await requireContact(ports.contacts, caller)
  const asked = email.trim().toLowerCase() || null
  const isNewEmail = asked !== before.email && asked !== before.pendingEmail
  const isNewMobile = (mobile || null) !== before.mobile && (mobile || null) !== (before.pendingMobile?.mobile ?? before.mobile)
  const change = {
    ...(isNewMobile && { mobile: mobile || null }),
    ...(isNewEmail && { email, currentPassword }),
  }
  if (isNewEmail || isNewMobile) await ports.contacts.change(context, change)
  await confirmContact(ports.pool, scope, phone || null, ports.clock.now())
  return getPersonalData(ports, caller, scope)
}

/** Returns the changes with their authors' names (GET /update-data/changes). */
export async function getChanges(
  { pool, contacts }: PersonalDataPorts,
  owner: Owner,
  scope: CallerScope,
  page: { page: number; perPage: number },
) {
  const changes = await listChanges(pool, scope, page)
  const ids = [...new Set(changes.results.map(({ changedBy }) => changedBy))]
  const people = await Promise.all(ids.map((userId) => contacts.find({ homeTenantId: owner.homeTenantId, userId })))
  const names = new Map(ids.map((id, index) => [id, people[index]?.name ?? null]))
  const results = changes.results.map((change): PersonalDataChange => ({ ...change, changedBy: names.get(change.changedBy) ?? null }))
  return { ...changes, results }
}

export async function requireContact(contacts: ContactPort, owner: Owner): Promise<Contact> {
  const contact = await contacts.find(owner)
  if (!contact) throw new DomainError('NOT_FOUND')
  return contact
}
