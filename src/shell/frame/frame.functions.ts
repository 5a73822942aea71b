import type { I18n } from '@lingui/core'
import { createIsomorphicFn, createServerFn, getGlobalStartContext } from '@tanstack/react-start'
import { z } from 'zod'
import { createI18n } from '../../i18n/create-i18n.ts'
import { sessionMiddleware } from '../../request/session/session.middleware.ts'
import type { Shell } from '../../request/shell.functions.ts'
import { readShell } from '../../request/shell.server.ts'
import { adoptPart } from './frame-document.ts'
import type { FramePartName } from './frame-text.ts'
import { type PageOfFrame, writePart } from './write-part.server.ts'

/** Leaves the content as it is: React does not touch what it did not write and is not given again. */
const asItStands = { __html: '' }

/** Returns the server's text of a part; nothing in the browser, where it is in the document already. */
export const partText = createIsomorphicFn()
  .server((name: FramePartName, shell: Shell, page: PageOfFrame, i18n: I18n) => {
    const { scope } = getGlobalStartContext()!
    return { __html: shell.person ? writePart(name, scope, { ...shell, person: shell.person }, page, i18n) : '' }
  })
  .client((name: FramePartName) => {
    adoptPart(name)
    return asItStands
  })

/** Returns the frame's text for a document that has none, or an old one; the caller marks the current page. */
export const getFrame = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(z.object({ hasLauncher: z.boolean() }))
  .handler(async ({ context: { scope, session }, data: { hasLauncher } }): Promise<Record<FramePartName, string>> => {
    const shell = { ...(await readShell(scope)), person: session.person }
    const i18n = await createI18n(scope.locale)
    const page = { pathname: '', href: '/', search: {}, unread: 0, hasLauncher, allowsThirdParty: true }
    const write = (part: FramePartName) => writePart(part, scope, shell, page, i18n)
    return { skip: write('skip'), top: write('top'), foot: write('foot') }
  })
