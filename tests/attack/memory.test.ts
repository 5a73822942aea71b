import { expect, test } from 'vitest'
import { hosts, portalPort } from '../support/browser/portal.ts'
import { ask } from '../support/browser/server-functions.ts'

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
