import { hasOwnFinances } from '../../request/permissions.ts'
import { ledCookie, ledCookieHeader, readCookies } from '../../request/cookies.server.ts'
import { hasFeature } from '../../request/features.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { toPage } from '../../request/session/tabs.server.ts'
import { studentPersonalData } from './own-personal-data.server.ts'

/** Milliseconds after which the home page stops waiting for an academic service that does not answer. */
const patience = 1000

/** Returns the answer; null if it fails or takes longer than `patience`. */
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

/** Leads from home to the page, once in each session, where the institution wants it and something is not confirmed. */
export async function leadToUpdate(scope: RequestScope, request: Request): Promise<Response | null> {
  const { session, settings } = scope
  if (request.method !== 'GET' || !session || session.person.impersonated) return null
  if (!hasOwnFinances(session.person) || !hasFeature(settings.features, 'update-data')) return null
  const mark = session.idHash.toString('base64url').slice(0, 16)
  if (readCookies(request)[ledCookie] === mark) return null
  const data = await withinPatience(studentPersonalData(scope))
  if (!data) return null
  scope.setCookie(ledCookieHeader(mark))
  return data.request?.isRequired && data.request.missing.length > 0 ? toPage(scope, '/update-data?led=home') : null
}
