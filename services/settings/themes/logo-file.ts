import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { allPlaces } from '../places.ts'
import { requirePublicAddress } from '../../platform/public-address.ts'

const types = { '.svg': 'image/svg+xml', '.png': 'image/png', '.jpg': 'image/jpeg', '.jpeg': 'image/jpeg' } as const
type ImageType = (typeof types)[keyof typeof types]

export type LogoData = `data:${ImageType};base64,${string}`

/** Limits for external logos, in bytes and milliseconds. */
const most = 512 * 1024
const timeoutMs = 2_000
/** Milliseconds of caching. */
const kept = 600_000

interface LogoFilesOptions {
  pool: pg.Pool
  /** Mount path of the public folder, without a trailing slash. */
  basePath: string
  publicFolder: string
}

/** Logos for documents: the institution's, or its tenant's. Resolves to null without a printable one. */
export function createLogoFiles({ pool, basePath, publicFolder }: LogoFilesOptions) {
  const known = new Map<string, { until: number; logo: Promise<LogoData | null> }>()

  async function read(tenantId: number, institutionId: number | null): Promise<LogoData | null> {
    const [places] = await allPlaces(pool, tenantId)
    const institution = places?.institutions.find((one) => one.institutionId === institutionId)
    const address = institution?.logo ?? places?.tenant.logo
    if (!address) return null
    return address.startsWith(`${basePath}/`) ? fromFolder(address.slice(basePath.length + 1)) : fromWeb(address)
  }

  async function fromFolder(name: string): Promise<LogoData | null> {
    const file = path.join(publicFolder, name)
    const type = types[path.extname(file) as keyof typeof types]
    return type && file.startsWith(publicFolder) ? toDataUrl(type, await readFile(file)) : null
  }

  return ({ tenantId, institutionId }: { tenantId: number; institutionId: number | null }): Promise<LogoData | null> => {
    const key = `${tenantId} ${institutionId}`
    const found = known.get(key)
    if (found && found.until > Date.now()) return found.logo
    const logo = read(tenantId, institutionId)
    known.set(key, { until: Date.now() + kept, logo })
    logo.catch(() => known.delete(key))
    return logo
  }
}

async function fromWeb(address: string): Promise<LogoData | null> {
  if (URL.parse(address)?.protocol !== 'https:') return null
  await requirePublicAddress(address)
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
  const type = Object.values(types).find((one) => response.headers.get('content-type')?.startsWith(one))
  const bytes =
    type && response.ok && Number(response.headers.get('content-length') ?? Infinity) <= most
      ? Buffer.from(await response.arrayBuffer())
      : null
  return type && bytes ? toDataUrl(type, bytes) : null
}

const toDataUrl = (type: ImageType, bytes: Buffer): LogoData => `data:${type};base64,${bytes.toString('base64')}`
