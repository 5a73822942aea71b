import type { PersonalData } from '#api/academic/personal-data.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'

const asked = new WeakMap<RequestScope, Promise<PersonalData>>()

/** Asked for once in a request: home, which may lead away because of it, shows it too. What failed is asked for anew. */
export function ownPersonalData(scope: RequestScope): Promise<PersonalData> {
  const earlier = asked.get(scope)
  if (earlier) return earlier
  const data = scope.upstream.academic.personalData.get()
  asked.set(scope, data)
  data.catch(() => asked.delete(scope))
  return data
}
