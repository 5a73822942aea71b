import { createHash } from 'node:crypto'
import type { Assistants } from '#api/settings/embedding.ts'
import type { SupportSetting } from '#api/integration.ts'
import type { ApplicationSettings } from '#api/settings/settings.ts'
import type { Locale } from '#config'
import type { BrandLogo } from '#design/patterns/brand-mark.tsx'
import type { NavigationItem } from '../../request/navigation.ts'
import type { SessionPerson } from '../../request/session/session.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { prefersSignLanguage } from '../assistants/select-assistants.ts'
import type { Shell } from '../../request/shell.functions.ts'

/** All that the frame's text depends on, except its holes: people with equal inputs share one text. */
export interface FrameInputs {
  settings: Pick<ApplicationSettings, 'navigation' | 'features' | 'accountActions'>
  tenant: { name: string; initial: string; language: Locale; logo: BrandLogo | null }
  legal: { termsOfUseUrl: string | null; privacyUrl: string | null }
  locale: Locale
  person: Pick<SessionPerson, 'profile' | 'permissions' | 'mode' | 'impersonated'> & {
    hasPhoto: boolean
    /** Says in which role and place. */
    hasRole: boolean
    isPlaceless: boolean
    prefersSignLanguage: boolean
  }
  /** How many contexts there are to choose from; null if nobody chooses a role. */
  contexts: 'one' | 'several' | null
  width: Shell['sidebarWidth']
  hasLauncher: boolean
  support: SupportSetting[]
  assistants: Assistants
  disabled: { disableHandtalk?: boolean | undefined; disableEqualWeb?: boolean | undefined }
}

/** What a part of the frame is drawn from. */
export interface PartOfFrame {
  inputs: FrameInputs
  /** The navigation of the person, including hidden entries. */
  navigation: readonly NavigationItem[]
}

export function frameInputs(
  { acting, sidebarWidth }: Pick<RequestScope, 'acting' | 'sidebarWidth'>,
  shell: Omit<Shell, 'person'> & { person: SessionPerson },
  { hasLauncher, disableHandtalk, disableEqualWeb }: { hasLauncher: boolean } & FrameInputs['disabled'],
): FrameInputs {
  const { tenant, termsOfUseUrl, privacyUrl, locale, person, owner, support, assistants } = shell
  const { navigation, features, accountActions } = acting
  const { name, initial, language, logo } = tenant
  const { profile, permissions, mode, impersonated, context, choices } = person
  return {
    settings: { navigation, features, accountActions },
    tenant: { name, initial, language, logo },
    legal: { termsOfUseUrl, privacyUrl },
    locale,
    person: {
      profile,
      permissions,
      mode,
      impersonated,
      hasPhoto: person.photo !== null,
      hasRole: getRole(person) !== '',
      isPlaceless: context === null || context.tenantId === null,
      prefersSignLanguage: prefersSignLanguage(person),
    },
    contexts: choices > 1 && !impersonated ? 'several' : owner === 'ies' && choices <= 1 ? null : 'one',
    width: sidebarWidth,
    hasLauncher,
    support,
    assistants,
    disabled: { disableHandtalk, disableEqualWeb },
  }
}

export const getRole = ({ context }: Pick<SessionPerson, 'context'>): string =>
  [context?.role.name, context?.name].filter(Boolean).join(' · ')

const settingsVersions = new WeakMap<FrameInputs['settings']['navigation'], { of: FrameInputs['settings']; version: string }>()

/** Returns a key that is equal for equal inputs. */
export function frameVersion({ settings, ...others }: FrameInputs): string {
  return JSON.stringify([getVersion(settings), others])
}

/** Settings are long, and stay the same objects while they are fresh. */
function getVersion(settings: FrameInputs['settings']): string {
  const known = settingsVersions.get(settings.navigation)
  if (known?.of.features === settings.features && known.of.accountActions === settings.accountActions) return known.version
  const { navigation, features, accountActions } = settings
  const version = createHash('sha256')
    .update(JSON.stringify([navigation, features, accountActions]))
    .digest('base64url')
  settingsVersions.set(navigation, { of: settings, version })
  return version
}
