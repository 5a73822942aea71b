import type pg from 'pg'
import { appConfig } from '#config'
import type { Clock } from '../services/platform/clock.ts'
import type { FileStore } from '../services/platform/files/file-store.ts'
import type { RequestCharge } from '../services/academic/requests/charge-port.ts'
import { chargeLeftRequests } from '../services/academic/requests/request-charges.queries.ts'
import { makeRequestDebt } from '../services/financial/request-debts/request-debts.ts'
import { findAccount } from '../services/users/accounts/accounts.ts'
import { seedAcademic } from './academic.ts'
import { seedCardPhotos } from './academic-card-photos.ts'
import { seedDocuments } from './academic-documents.ts'
import { seedReenrollments } from './academic-reenrollments.ts'
import { seedRequests } from './academic-requests.ts'
import { seedApplications } from './applications.ts'
import { seedFinancial } from './financial.ts'
import { chargeDemoReenrollments } from './financial-reenrollments.ts'
import { seedIntegration } from './integration.ts'
import { seedAnnouncements } from './announcements.ts'
import { seedNotifications } from './notifications.ts'
import { demoPeople, seedPeople } from './people.ts'
import { seedSamlProvider } from './saml-provider.ts'
import { seedSettings } from './settings.ts'

/** Whether any account with the published demo password exists. */
export async function hasDemoPeople(pool: pg.Pool): Promise<boolean> {
  const found = await Promise.all(demoPeople.map(({ tenantId, id }) => findAccount(pool, tenantId, id)))
  return found.some((account) => demoPeople.some(({ username }) => username === account?.username))
}

/**
 * Idempotent. `debts` sets Universidade Aurora's number of debts; unset keeps the existing ones or creates 100,000. `files` gets the
 * files of the demo's documents and photos, where they are missing.
 */
export async function seedDemoWorld({
  pool,
  clock,
  debts,
  files,
}: {
  pool: pg.Pool
  clock: Clock
  debts?: number | undefined
  files?: FileStore
}): Promise<void> {
  await seedSettings(pool)
  await seedApplications(pool)
  await seedSamlProvider(pool)
  await seedPeople(pool, clock.now())
  await seedIntegration(pool)
  await seedFinancial({ pool, clock, debts })
  await seedAcademic({ pool, clock })
  await seedCardPhotos({ pool, clock, files })
  await seedRequests({ pool, clock })
  await chargeDemoRequests({ pool, clock })
  await seedDocuments({ pool, clock, files })
  await seedNotifications(pool, clock)
  await seedAnnouncements(pool, clock.now())
  await seedReenrollments({ pool, clock })
  await chargeDemoReenrollments({ pool, clock })
}

/** Charges what demo people requested and have not paid, so that it can be paid. */
async function chargeDemoRequests({ pool, clock }: { pool: pg.Pool; clock: Clock }): Promise<void> {
  const ports = { pool, clock, getTimeZone: async () => appConfig.defaultTimeZone }
  const charges = {
    charge: (charge: RequestCharge) => makeRequestDebt(ports, charge),
    cancel: async () => undefined,
    cardReviews: async () => new Map<number, string>(),
    money: async () => new Map(),
  }
  await chargeLeftRequests({ ...ports, charges }, [1, 2, 3])
}
