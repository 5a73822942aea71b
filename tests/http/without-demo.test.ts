import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OtherServer, startOtherServer } from '../support/browser/other-server.ts'
import { portFor } from '../support/browser/portal.ts'

const directory = mkdtempSync(path.join(tmpdir(), 'without-demo-'))
let server: OtherServer

beforeAll(async () => {
  server = await startOtherServer(portFor(6), { DATABASE_URL: '', DATA_DIR: directory, DEMO: 'false', LOG_LEVEL: 'warn' })
}, 180_000)

afterAll(async () => {
  await server.stop()
  rmSync(directory, { recursive: true, force: true })
})

test('without the demo no bank is connected, which the start and the health say', async () => {
  const response = await fetch(`http://127.0.0.1:${server.port}/academic-services/healthz`)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    status: 'healthy',
    payments: { pix: 'not connected', bank_slip: 'not connected', credit_card: 'not connected' },
  })
  const said = server
    .said()
    .split('\n')
    .filter((line) => line.includes('no adapter is connected'))
  expect(said).toHaveLength(1)
  expect(JSON.parse(said[0]!)).toMatchObject({ methods: ['pix', 'bank_slip', 'credit_card'] })
})

test('nor does the sandbox answer for one', async () => {
  const response = await fetch(`http://127.0.0.1:${server.port}/academic-services/sandbox/bank`, { redirect: 'manual' })
  expect(response.status).toBe(404)
})
