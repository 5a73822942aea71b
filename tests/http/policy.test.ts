import { expect, test } from 'vitest'
import type { ApplicationSettings } from '#api/settings/settings.ts'
import { addHostname } from '../support/browser/people.ts'
import { ask } from '../support/browser/server-functions.ts'
import { useDatabase } from '../support/http.ts'

const database = useDatabase()

test('the policy admits the makers of assistants of a tenant that has them, and of no other', async () => {
  const maker = 'http://maker.localhost:4999'
  const policyWith = async (chosen: Partial<ApplicationSettings['assistants']>) => {
    const assistants = { handTalk: null, vlibras: null, equalWeb: null, ...chosen }
    const host = await addHostname(database, 1, { safeaVersion: 'v2', assistants })
    return (await ask({ host, method: 'GET', path: '/auth/forgot-username' })).headers['content-security-policy']
  }
  const equalWeb = { siteKey: 'aurora-key', scriptUrl: `${maker}/equalweb.js` }
  expect(await policyWith({ equalWeb })).toMatch(new RegExp(`connect-src 'self' ws://\\S+ ${maker}`))
  expect(await policyWith({})).not.toMatch(/unsafe|maker/)
})
