import { expect, test } from 'vitest'
import { addPerson, tokenOf } from '../support/browser/people.ts'
import { hosts, portalPort } from '../support/browser/portal.ts'
import { ask } from '../support/browser/server-functions.ts'
import { useDatabase } from '../support/http.ts'

const database = useDatabase()

/** Bytes that the process under test holds. */
async function memory(): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${portalPort + 1}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)![1])
}

/** Uploads of 20.9 MB by nobody; before they were refused unread, sixty took 1.2 GB that stayed. */
test('sixty files of strangers leave no trace in memory', async () => {
  const body = Buffer.concat([
    Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n'),
    Buffer.alloc(20_900_000),
    Buffer.from('\r\n--x--\r\n'),
  ])
  // Whoever sends on after the answer is cut off, perhaps before reading it.
  const send = () =>
    ask({
      host: hosts.aurora,
      method: 'POST',
      path: `/services/financial/files/${crypto.randomUUID()}.pdf`,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body,
    }).then(
      ({ status }) => status,
      (error: NodeJS.ErrnoException) => error.code,
    )
  const before = await memory()
  for (let round = 0; round < 6; round++) {
    const answers = await Promise.all(Array.from({ length: 10 }, send))
    expect([401, 'ECONNRESET', 'EPIPE']).toEqual(expect.arrayContaining(answers))
  }
  expect((await memory()) - before).toBeLessThan(300_000_000)
})

/** 600 MB in all, part by part; two files are whole in memory at most, while they are checked. */
test('fifty files of 12 MB at once take the memory of a few', async () => {
  const size = 12_582_912
  const head = Buffer.from('%PDF-1.7\n%')
  const end = Buffer.from('\n%%EOF\n')
  const bytes = Buffer.concat([head, Buffer.alloc(size - head.length - end.length, 'x'), end])
  const candidates = await Promise.all(
    [1, 2].map(() => addPerson(database, 1, [{ institutionId: 11, name: 'Candidata', profile: 'CANDIDATE' }])),
  )
  const tokens = await Promise.all(candidates.map(({ id }) => tokenOf(database, { tenantId: 1, userId: id, choice: null })))
  const send = async (token: string) => {
    const call = async (path: string, body: object) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const answer = await ask({ host: hosts.aurora, method: 'POST', path, headers, body: JSON.stringify(body) })
      expect([answer.status, answer.body.slice(0, 300)]).toEqual([200, expect.any(String)])
      return JSON.parse(answer.body) as { parts: { offset: number; size: number; url: string }[]; size: number }
    }
    const key = crypto.randomUUID()
    const { parts } = await call('/services/academic/uploads', { key, name: 'diploma.pdf', type: 'application/pdf', size })
    for (const { offset, size: part, url } of parts) {
      const body = bytes.subarray(offset, offset + part)
      const headers = { host: `${hosts.aurora}:${portalPort}` }
      const { status } = await fetch(`http://127.0.0.1:${portalPort}${url}`, { method: 'PUT', body, headers })
      expect(status).toBe(200)
    }
    return call(`/services/academic/uploads/${key}/complete`, {})
  }
  const before = await memory()
  let highest = before
  const watch = setInterval(() => void memory().then((now) => (highest = Math.max(highest, now))), 200)
  const kept = await Promise.all(Array.from({ length: 50 }, (_, index) => send(tokens[index % 2]!)))
  clearInterval(watch)
  expect(new Set(kept.map((one) => one.size))).toEqual(new Set([size]))
  expect(highest - before).toBeLessThan(300_000_000)
})
