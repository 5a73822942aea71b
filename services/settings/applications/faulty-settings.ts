import type pg from 'pg'
import { ValidationError } from '@orpc/contract'
import { faultyFields } from '#api/faulty-fields.ts'
import { applicationSettings } from '#api/settings/settings.ts'
import { registeredHostnames, settingsOfHostname } from './application-settings.ts'

export interface FaultySettings {
  hostname: string
  /** Faulty fields, as paths such as `theme.colors.0`; empty if not even the row can be read. */
  fields: string[]
}

/** Returns hostnames that do not answer because their settings violate the contract, for the operators of the installation. */
export async function faultySettings(pool: pg.Pool): Promise<FaultySettings[]> {
  const found: FaultySettings[] = []
  for (const hostname of await registeredHostnames(pool)) {
    const fields = await getFields(pool, hostname)
    if (fields) found.push({ hostname, fields })
  }
  return found
}

async function getFields(pool: pg.Pool, hostname: string): Promise<string[] | null> {
  try {
    const { error } = applicationSettings.safeParse(await settingsOfHostname(pool, hostname))
    return error ? faultyFields(new ValidationError({ message: 'settings', issues: error.issues, data: null })) : null
  } catch {
    return []
  }
}
