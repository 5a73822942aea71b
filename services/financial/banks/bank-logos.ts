import type { Logger } from 'pino'
import type { Bank, BankInput, BankLogoInput, BankLogoSignature } from '#api/financial/banks.ts'
import { getLogoName } from '#api/financial/banks.ts'
import { bankLogoLimits } from '#api/financial/bank-logo-limits.ts'
import type pg from 'pg'
import { DomainError } from '../../platform/domain-error.ts'
import { type FileStore, fileTypes } from '../../platform/files/file-store.ts'
import { readImage } from '../../platform/images/read-image.ts'
import * as banks from './banks.queries.ts'

export interface BankPorts {
  pool: pg.Pool
  files: FileStore
  log: Logger
}

/** Lifetime in seconds of the addresses for uploading and for showing a logo. */
const urlLifetimeSeconds = 600

/** Lists the banks by name, with addresses of their logos. */
export async function listBanks({ pool, files }: BankPorts, manager: banks.BankManager, search?: string): Promise<Bank[]> {
  return Promise.all((await banks.listBanks(pool, manager, search)).map((bank) => withLogo(files, bank)))
}

/** Throws FILE_TYPE, FILE_HEIC and FILE_TOO_LARGE for the announced file. Nobody sees the picture until it is a bank's logo. */
export async function signLogo(
  { files }: BankPorts,
  { tenantId }: banks.BankManager,
  { fileName, contentType, size }: BankLogoInput,
): Promise<BankLogoSignature> {
  const type = contentType.toLowerCase()
  if (/\.hei[cf]$/i.test(fileName) || /^image\/hei[cf]/.test(type)) throw new DomainError('FILE_HEIC')
  if (!bankLogoLimits.types.some((one) => one === type)) throw new DomainError('FILE_TYPE')
  if (size > bankLogoLimits.maxSize) throw new DomainError('FILE_TOO_LARGE')
  const name = `${crypto.randomUUID()}.${type === fileTypes.png ? 'png' : 'jpg'}`
  const [uploadUrl, finalUrl] = await Promise.all([
    files.presignPut(getPart(tenantId, name), size, urlLifetimeSeconds),
    files.presign(getKey(tenantId, name), urlLifetimeSeconds),
  ])
  return { uploadUrl, finalUrl, fileName: name, size }
}

/** Throws what `createBank` of the queries throws, and errors of the logo. */
export async function createBank(ports: BankPorts, manager: banks.BankManager, { logo, ...names }: BankInput): Promise<Bank> {
  const sent = logo ? await sentLogo(ports.files, manager, logo) : undefined
  const bank = await banks.createBank(ports.pool, manager, names, sent)
  if (sent) await forget(ports, sent.part)
  return withLogo(ports.files, bank)
}

/** Throws what `updateBank` of the queries throws, and errors of the logo. */
export async function updateBank(
  ports: BankPorts,
  manager: banks.BankManager,
  { logo, ...change }: BankInput & { bankId: number; revision: number },
): Promise<Bank> {
  const sent = logo ? await sentLogo(ports.files, manager, logo) : undefined
  const { bank, logoBefore } = await banks.updateBank(ports.pool, manager, change, logo === null ? noLogo : sent)
  if (sent) await forget(ports, sent.part)
  if (logoBefore && logoBefore !== bank.logoKey) await forget(ports, logoBefore)
  return withLogo(ports.files, bank)
}

/** Throws what `removeBank` of the queries throws. */
export async function removeBank(ports: BankPorts, manager: banks.BankManager, bankId: number): Promise<void> {
  const logoKey = await banks.removeBank(ports.pool, manager, bankId)
  if (logoKey) await forget(ports, logoKey)
}

const noLogo: banks.LogoChange = { key: null, size: null, keep: async () => {} }

/** Key in the file store. The requirements name the folder; a tenant's addresses lead only into its own. */
const getKey = (tenantId: number, name: string) => `bank/${tenantId}/${name}`
const getPart = (tenantId: number, name: string) => `parts/${tenantId}/bank-logo/${name.slice(0, name.indexOf('.'))}`

/** Returns the checked file sent to an address from `signLogo`. It may be missing if the bank already has this logo. */
async function sentLogo(files: FileStore, { tenantId }: banks.BankManager, address: string) {
  const name = getLogoName(address)!
  const part = getPart(tenantId, name)
  const bytes = await files.read(part)
  const picture = bytes && checkedLogo(bytes, name)
  const key = getKey(tenantId, name)
  const keep = async () => {
    if (!picture) throw new DomainError('UPLOAD_INCOMPLETE')
    await files.put(key, picture)
  }
  return { key, size: picture?.length ?? null, keep, part }
}

/** Returns the image without a camera's metadata. */
function checkedLogo(bytes: Buffer, name: string): Buffer {
  const image = readImage(bytes, { name, type: name.endsWith('.png') ? fileTypes.png : fileTypes.jpg })
  if (image === 'heic') throw new DomainError('FILE_HEIC')
  if (image === 'pixels') throw new DomainError('FILE_PIXELS')
  if (image === 'type') throw new DomainError('FILE_TYPE')
  if (Math.min(image.width, image.height) < bankLogoLimits.minPixels) throw new DomainError('LOGO_TOO_SMALL')
  return image.bytes
}

async function withLogo(files: FileStore, { logoKey, ...bank }: banks.StoredBank): Promise<Bank> {
  return { ...bank, logo: logoKey && (await files.presign(logoKey, urlLifetimeSeconds)) }
}

/** The bank is saved already, so a failure is only logged. */
async function forget({ files, log }: BankPorts, key: string): Promise<void> {
  await files.remove(key).catch((error: unknown) => log.warn({ err: error, key }, 'logo not removed'))
}
