import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'
import { getRequestListener } from '@hono/node-server'
import type { Clock } from '../clock.ts'
import { clockOffset } from '../../../tests/support/clock/suite-clock.ts'
import type { FileStore, StoredFile } from '../files/file-store.ts'
import { createLocalFiles } from '../files/local-files.ts'
import { createS3Files } from '../files/s3-files.ts'

/** An empty store that listens, so that tests use its presigned URLs as browsers do. */
export interface RunningStore {
  at(clock: Clock): FileStore
  /** Absolute, as a browser makes of it. */
  address(url: string): string
  stop(): Promise<void>
}

const bucket = 'academic-services'

export async function startLocalStore(): Promise<RunningStore> {
  const directory = await mkdtemp(path.join(tmpdir(), 'files-'))
  const open = (clock: Clock) => createLocalFiles({ directory, secret: 'secret of the tests', clock, prefix: '/files' })
  const served = open({ now: () => new Date() })
  const server = createServer(getRequestListener((request) => served.fetch(request)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    at: open,
    address: (url) => `${origin}${url}`,
    async stop() {
      await closed(server)
      await rm(directory, { recursive: true })
    },
  }
}

/** Starts a server that checks version 4 signatures; its keys are public: S3RVER and S3RVER. */
export async function startS3Store(): Promise<RunningStore> {
  const directory = await mkdtemp(path.join(tmpdir(), 's3-'))
  const server = new S3rver({ address: '127.0.0.1', port: 0, directory, silent: true, configureBuckets: [{ name: bucket }] })
  const { port } = await server.run()
  return {
    at: (clock) => {
      const files = createS3Files({ url: `http://S3RVER:S3RVER@127.0.0.1:${port}/${bucket}?region=sa-east-1`, clock })
      // The server dates its files by the machine's clock.
      const dated = (file: StoredFile) => ({ ...file, modifiedAt: new Date(file.modifiedAt.getTime() + clockOffset()) })
      return { ...files, list: async (folder) => (await files.list(folder)).map(dated) }
    },
    address: (url) => url,
    async stop() {
      await server.close()
      await rm(directory, { recursive: true })
    },
  }
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
