import type pg from 'pg'
import { ValidationError } from '@orpc/contract'
import { faultyFields } from '#api/faulty-fields.ts'
import { applicationSettings } from '#api/settings/settings.ts'
import { registeredHostnames, settingsOfHostname } from './application-settings.ts'

export interface FaultySettings {
  hostname: string
  /** Paths such as `theme.colors.0`; empty where the row cannot even be read. */
  fields: string[]
}

/** Hostnames whose settings the contract refuses, so that they answer nothing: for whoever runs the installation. */
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
