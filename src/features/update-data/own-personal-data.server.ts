import type { PersonalData } from '#api/academic/personal-data.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'

const asked = new WeakMap<RequestScope, Promise<PersonalData>>()

/** Loads the personal data once per request: home may redirect because of them, and shows them too. Failed loads are retried. */
export function studentPersonalData(scope: RequestScope): Promise<PersonalData> {
  const earlier = asked.get(scope)
  if (earlier) return earlier
  const data = scope.upstream.academic.personalData.get()
  asked.set(scope, data)
  data.catch(() => asked.delete(scope))
  return data
}
