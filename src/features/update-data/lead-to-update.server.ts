import { hasOwnFinances } from '../../request/permissions.ts'
import { ledCookie, ledCookieHeader, readCookies } from '../../request/cookies.server.ts'
import { hasFeature } from '../../request/features.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { toPage } from '../../request/session/tabs.server.ts'
import { ownPersonalData } from './own-personal-data.server.ts'

/** Milliseconds: home does not wait for an academic service that hangs. */
const patience = 1000

/** Null where it fails or takes longer. */
function withinPatience<Result>(answer: Promise<Result>): Promise<Result | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), patience)
    void answer
      .catch(() => null)
      .then((result) => {
        clearTimeout(timer)
        resolve(result)
      })
  })
}

/** From home to the page, once in each session, where the institution wants it and something is not confirmed. */
export async function leadToUpdate(scope: RequestScope, request: Request): Promise<Response | null> {
  const { session, settings } = scope
  if (request.method !== 'GET' || !session || session.person.impersonated) return null
  if (!hasOwnFinances(session.person) || !hasFeature(settings.features, 'update-data')) return null
  const mark = session.idHash.toString('base64url').slice(0, 16)
  if (readCookies(request)[ledCookie] === mark) return null
  const data = await withinPatience(ownPersonalData(scope))
  if (!data) return null
  scope.setCookie(ledCookieHeader(mark))
  return data.request?.isRequired && data.request.missing.length > 0 ? toPage(scope, '/update-data?led=home') : null
}
