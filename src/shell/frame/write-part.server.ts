import type { I18n } from '@lingui/core'
import { initials } from '#design/components/choices/initials.ts'
import type { SessionPerson } from '../../request/session/session.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import type { Shell } from '../../request/shell.functions.ts'
import { frameInputs, getRole } from './frame-inputs.server.ts'
import { frameTexts } from './frame-markup.server.tsx'
import { type KeptSearch, keptSearch } from './frame-rules.ts'
import { fillFrame, type FramePartName } from './frame-text.ts'

/** The page that the frame surrounds. */
export interface PageOfFrame {
  /** Below the base path. */
  pathname: string
  href: string
  search: KeptSearch
  unread: number
  hasLauncher: boolean
  allowsThirdParty: boolean
}

/** Returns a part's text: what people with the same frame share is drawn once, the rest is filled in. */
export function writePart(
  part: FramePartName,
  scope: Pick<RequestScope, 'acting' | 'sidebarWidth'>,
  shell: Omit<Shell, 'person'> & { person: SessionPerson },
  { pathname, href, search, unread, hasLauncher, allowsThirdParty }: PageOfFrame,
  i18n: I18n,
): string {
  const { disableEqualWeb, disableHandtalk } = search
  const { person, locale } = shell
  const inputs = frameInputs(scope, shell, {
    hasLauncher,
    disableEqualWeb: Boolean(disableEqualWeb),
    disableHandtalk: Boolean(disableHandtalk),
  })
  const values = {
    pathname,
    href,
    kept: keptSearch(search),
    name: person.name,
    initials: initials(person.name),
    photo: person.photo ?? '',
    role: getRole(person),
    unread,
    locale,
    // Pages announce another sector only in the browser.
    sector: 'general',
    allowsThirdParty,
  }
  return fillFrame(frameTexts(inputs, i18n)[part], values)
}
