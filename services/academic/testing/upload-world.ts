import { createORPCClient } from '@orpc/client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import { appConfig } from '#config'
import { academicContract } from '#api/academic/academic.ts'
import type { Principal } from '#api/principal.ts'
import type { OpenUpload, Upload, UploadUse } from '#api/academic/uploads.ts'
import { principal } from '../../../tests/support/callers.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { createService } from '../../platform/service.ts'
import type { RunningStore } from '../../platform/testing/stores.ts'
import { base } from '../base.ts'
import { uploadsRouter } from '../uploads/uploads.routes.ts'
import { purgeAbandonedUploads } from '../uploads/abandoned-uploads.ts'
import type { AcademicClient } from './world.ts'

let lastUser = 5000

/** Returns a different student on each call. */
export const person = (given: Partial<Principal> = {}) => principal({ userId: ++lastUser, ...given })

/** Creates the academic service's uploads with their own database and store, called through the contract. */
export async function createUploadWorld(start: () => Promise<RunningStore>) {
  const { pool } = await createTestDatabase()
  const store = await start()
  let ahead = 0
  const clock = { now: () => new Date(Date.now() + ahead) }
  const log = pino({ level: 'silent' })
  const ports = { pool, clock, files: store.at(clock) }
  const service = createService({
    name: 'academic',
    title: 'Academic services',
    router: base.uploads.router(uploadsRouter(ports)),
    prefix: '/academic',
    log,
    authenticate: async (authorization) =>
      authorization ? { ...(JSON.parse(authorization) as Principal), timeZone: appConfig.defaultTimeZone, mainLanguage: 'pt-BR' } : null,
  })
  afterAll(() => store.stop())
  const world = {
    ...ports,
    advance: (hours: number) => void (ahead += hours * 3_600_000),
    purge: () => purgeAbandonedUploads(ports, [1, 2]),
    client: (caller: Principal | null): AcademicClient['uploads'] =>
      createORPCClient<AcademicClient>(
        new OpenAPILink(academicContract, {
          url: 'http://service.invalid/academic',
          headers: caller ? { authorization: JSON.stringify(caller) } : {},
          fetch: (request) => service.fetch(request),
        }),
      ).uploads,
    /** Sends the parts as a browser does. */
    sendParts: async (bytes: Uint8Array, parts: OpenUpload['parts']) => {
      const sent = parts.map(({ url, offset, size }) =>
        fetch(store.address(url), { method: 'PUT', body: new Uint8Array(bytes.subarray(offset, offset + size)) }),
      )
      return (await Promise.all(sent)).map(({ status }) => status)
    },
    /** Begins, sends and completes an upload. */
    async send(
      client: AcademicClient['uploads'],
      bytes: Uint8Array,
      named: { name: string; type: string; use?: UploadUse },
    ): Promise<Upload> {
      const { key, parts } = await client.begin({ key: crypto.randomUUID(), size: bytes.length, ...named })
      await world.sendParts(bytes, parts)
      return client.complete({ key })
    },
    download: async (url: string) => fetch(store.address(url)),
  }
  return world
}

export type UploadWorld = Awaited<ReturnType<typeof createUploadWorld>>
