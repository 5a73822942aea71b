import { z } from 'zod'
import { appLocales } from '#api/locales.ts'
import { personName } from '#api/shared.ts'
import { isTimeZone } from '#api/time-zones.ts'
import { accessibility } from '#api/users/users.ts'
import type { AccountChange } from './accounts.ts'

/** A requested change: a new email or mobile number takes effect only once it is proven. */
export type AskedAccount = AccountChange & { email?: string | undefined; cellphone?: string | null | undefined }

export type AccountProblem = 'INVALID_INFORMATION' | 'INVALID_LANGUAGE' | 'INVALID_TIMEZONE' | 'INVALID_THEME'

export interface AskedChange {
  name?: string | undefined
  email?: string | undefined
  cellphone?: string | null | undefined
  languageId?: string | undefined
  timezone?: string | undefined
  currentPassword?: string | undefined
  accessibility?:
    | { mode?: string | null | undefined; fontSizeEnabled?: boolean | undefined; signLanguageEnabled?: boolean | undefined }
    | undefined
}

const email = z.string().trim().toLowerCase().max(254).pipe(z.email())
const cellphone = z
  .string()
  .regex(/^\d{10,15}$/)
  .nullable()

/** Validates a change (docs/requirements/shell.md, sections 5 and 8). Name, email and time zone cannot be removed. */
export function checkChange(asked: AskedChange): AskedAccount | AccountProblem {
  const words = z
    .object({ name: personName, email, cellphone })
    .partial()
    .safeParse({ ...asked, ...(asked.cellphone === '' && { cellphone: null }) })
  if (!words.success) return 'INVALID_INFORMATION'
  const language = appLocales.optional().safeParse(asked.languageId)
  if (!language.success) return 'INVALID_LANGUAGE'
  if (asked.timezone !== undefined && !isTimeZone(asked.timezone)) return 'INVALID_TIMEZONE'
  const looks = accessibility.partial().optional().safeParse(asked.accessibility)
  if (!looks.success) return 'INVALID_THEME'
  const change = { ...words.data, languageId: language.data, timezone: asked.timezone, accessibility: looks.data && present(looks.data) }
  return present(change)
}

type Flat = Record<string, string | number | boolean | null>

const texts = new Set(['name', 'email', 'cellphone', 'languageId', 'timezone', 'currentPassword'])
const switches = new Set(['fontSizeEnabled', 'signLanguageEnabled', 'darkThemeEnabled'])

/** docs/requirements/shell.md, section 7, version 3. `theme` takes precedence over `darkThemeEnabled` and also accepts contrast modes. */
export function fromFlat({ ...flat }: Flat): AskedChange | AccountProblem {
  const asked: Record<string, unknown> = {}
  const looks: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(flat)) {
    if (texts.has(key)) {
      if (typeof value !== 'string' && !(key === 'cellphone' && value === null)) return getProblem(key)
      asked[key] = value
    } else if (key === 'theme') {
      if (typeof value !== 'string' && value !== null) return 'INVALID_THEME'
      looks.mode = value
    } else if (switches.has(key)) {
      if (typeof value !== 'boolean') return getProblem(key)
      if (key !== 'darkThemeEnabled') looks[key] = value
      else if (!('theme' in flat)) looks.mode = value ? 'dark' : 'light'
    } else return 'INVALID_INFORMATION'
  }
  return { ...asked, ...(Object.keys(looks).length > 0 && { accessibility: looks }) }
}

function getProblem(key: string): AccountProblem {
  const problems: Record<string, AccountProblem> = {
    languageId: 'INVALID_LANGUAGE',
    timezone: 'INVALID_TIMEZONE',
    darkThemeEnabled: 'INVALID_THEME',
  }
  return problems[key] ?? 'INVALID_INFORMATION'
}

function present<Change extends object>(change: Change): Change {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Change
}
