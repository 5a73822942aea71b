import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sessionByLaunch } from '../support/browser/launch.ts'
import { addHostname } from '../support/browser/people.ts'
import { portalPort } from '../support/browser/portal.ts'
import { ask } from '../support/browser/server-functions.ts'
import { mostFiles } from '../support/page-cost/measure-page.ts'
import { useDatabase } from '../support/http.ts'

const database = useDatabase()

const people = { student: 1001, staff: 1101, visitor: null } as const
const pages: Record<keyof typeof people, readonly string[]> = {
  student: [
    '/',
    '/my-account',
    '/update-data',
    '/financial/payments',
    '/financial/payments/1',
    '/financial/payment-checkout?debts=1',
    '/financial/statement',
    '/financial/agreements',
    '/financial/agreements/new',
    '/financial/contracts',
    '/financial/reminders',
    '/financial/invoices',
    '/financial/report-income',
    '/academic-situation',
    '/enrollment-student-cards',
    '/enrollment-documents',
    '/enrollment-documents/3',
    '/my-requests',
    '/my-requests/new',
    '/my-requests/new/102',
    '/my-requests/protocols',
    '/update-data',
  ],
  staff: [
    '/enrollment-student-cards/gate',
    '/enrollment-student-cards/photos',
    '/academic-situation/certificates',
    '/financial/payments',
    '/financial/agreements',
    '/financial/received-payments',
    '/financial/reports',
    '/financial/reports?view=received',
  ],
  visitor: ['/auth/signin', '/auth/password/reset'],
}

/** Kilobytes of the portal's own scripts and words, compressed, that a page loads before it answers. */
const budgets: Record<string, number> = { '/': 53.7, '/financial/payments': 50.5 }
const largest = 88

for (const [profile, paths] of Object.entries(pages)) {
  test.each(paths)(`a first visit of a ${profile} to %s is light`, async (path) => {
    const host = await addHostname(database, 1, { safeaVersion: 'migrating' })
    const userId = people[profile as keyof typeof people]
    const cookie = userId ? await sessionByLaunch(database, { host }, { tenantId: 1, userId, choice: null }) : undefined
    const { status, body } = await ask({ host, method: 'GET', path, headers: { accept: 'text/html' }, ...(cookie && { cookie }) })
    expect(status).toBe(200)
    const files = new Set([...body.matchAll(/(?:href|src)="([^"]+\.js)"/g)].map(([, file]) => file!))
    expect(files.size).toBeLessThanOrEqual(mostFiles)
    // React, router and query: the same on every page, over deploys too.
    const own = [...files].filter((file) => !file.includes('/vendor-'))
    const sum = (await Promise.all(own.map(compressedSize))).reduce((a, b) => a + b, 0)
    expect(sum / 1000).toBeLessThan((profile === 'student' && budgets[path]) || largest)
  })
}

const sizes = new Map<string, Promise<number>>()

function compressedSize(file: string): Promise<number> {
  let size = sizes.get(file)
  if (!size) sizes.set(file, (size = measure(file)))
  return size
}

/** Files name each other by hash, and how well those names happen to compress differs by more than an area adds: all get one. */
async function measure(file: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${portalPort}${file}`, { headers: { 'accept-encoding': 'br' } })
  expect(response.headers.get('content-encoding')).toBe('br')
  const text = (await response.text()).replaceAll(/-[\w-]{7,8}(?=\.(js|css)\b)/g, '-hash')
  return brotliCompressSync(text).length
}
