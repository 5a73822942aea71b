import { createHash } from 'node:crypto'
import { DOMParser } from '@xmldom/xmldom'
import { AwsClient, AwsV4Signer } from 'aws4fetch'
import type { Clock } from '../clock.ts'
import { DomainError } from '../domain-error.ts'
import { type FileStore, requireCheckedKey, requireKey, requirePartKey, contentHeaders, type StoredFile } from './file-store.ts'

/** Milliseconds for one call, of 20 MB at most. */
const patience = 30_000

interface S3FilesOptions {
  /** `https://key:secret@host/bucket?region=sa-east-1`, key and secret percent-encoded. */
  url: string
  clock: Clock
}

/** Files in a bucket of an S3-compatible server, addressed by path. */
export function createS3Files({ url, clock }: S3FilesOptions): FileStore {
  const { origin, pathname, username, password, searchParams } = new URL(url)
  const bucket = `${origin}${pathname.replace(/\/+$/, '')}`
  const credentials = {
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'us-east-1',
    service: 's3',
  }
  const client = new AwsClient({ ...credentials, retries: 2 })

  /** Null when missing. */
  async function call(address: string, init: RequestInit = {}): Promise<Response | null> {
    try {
      const response = await client.fetch(address, { ...init, signal: AbortSignal.timeout(patience) })
      if (response.ok) return response
      // The log of this error includes what the server answered.
      const answer = await response.text()
      if (response.status === 404 && !answer.includes('NoSuchBucket')) return null
      throw new Error(`the file store answered ${response.status}: ${answer.slice(0, 500)}`)
    } catch (error) {
      throw new DomainError('STORAGE_UNAVAILABLE', { cause: error })
    }
  }

  async function presigned(method: 'GET' | 'PUT', key: string, seconds: number, query: Record<string, string>, headers = {}) {
    const address = new URL(`${bucket}/${key}`)
    for (const [name, value] of Object.entries({ ...query, 'X-Amz-Expires': String(seconds) })) address.searchParams.set(name, value)
    const datetime = clock
      .now()
      .toISOString()
      .replace(/[:-]|\.\d{3}/g, '')
    const signer = new AwsV4Signer({ ...credentials, method, url: address.href, headers, datetime, signQuery: true, allHeaders: true })
    return (await signer.sign()).url.href
  }

  return {
    async put(key, bytes) {
      requireCheckedKey(key)
      const { type, disposition } = contentHeaders(key)
      const headers = {
        'content-type': type,
        'content-disposition': disposition,
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
      }
      await call(`${bucket}/${key}`, { method: 'PUT', body: new Uint8Array(bytes), headers })
    },
    async read(key) {
      requireKey(key)
      const response = await call(`${bucket}/${key}`)
      return response && Buffer.from(await response.arrayBuffer())
    },
    async remove(key) {
      requireKey(key)
      await call(`${bucket}/${key}`, { method: 'DELETE' })
    },
    async list(folder) {
      requirePartKey(`${folder}x`)
      const files: StoredFile[] = []
      for (let token: string | null = ''; token !== null; ) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: folder, ...(token && { 'continuation-token': token }) })
        const response = await call(`${bucket}?${query}`)
        const page = readPage((await response?.text()) ?? '')
        files.push(...page.files)
        token = page.next
      }
      return files
    },
    presign(key, seconds) {
      requireCheckedKey(key)
      const { type, disposition } = contentHeaders(key)
      return presigned('GET', key, seconds, { 'response-content-type': type, 'response-content-disposition': disposition })
    },
    presignPut(key, size, seconds) {
      requirePartKey(key)
      // Browsers send the length themselves, and the server refuses a length other than the signed one.
      return presigned('PUT', key, seconds, {}, { 'content-length': String(size) })
    },
  }
}

/** An answer to ListObjectsV2. */
function readPage(xml: string): { files: StoredFile[]; next: string | null } {
  const page = new DOMParser().parseFromString(xml, 'text/xml')
  const text = (from: { getElementsByTagName(name: string): ArrayLike<{ textContent: string | null }> }, name: string) =>
    from.getElementsByTagName(name)[0]?.textContent ?? ''
  const files = Array.from(page.getElementsByTagName('Contents'), (entry) => ({
    key: text(entry, 'Key'),
    size: Number(text(entry, 'Size')),
    modifiedAt: new Date(text(entry, 'LastModified')),
  }))
  return { files, next: text(page, 'NextContinuationToken') || null }
}
