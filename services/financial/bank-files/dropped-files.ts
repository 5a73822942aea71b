import { openAsBlob } from 'node:fs'
import { mkdir, readdir, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from 'pino'
import { DomainError } from '../../platform/domain-error.ts'
import type { BankManager } from '../banks/banks.queries.ts'
import { institutionIds } from './bank-files.queries.ts'
import { type BankFilePorts, sendBankFile } from './send-bank-file.queries.ts'

export interface DroppedFilePorts extends BankFilePorts {
  log: Logger
  /** Where banks' transfer programs leave return files: `<tenant>/` or `<tenant>/<institution>/`, by id. */
  folder: string
}

/** Milliseconds without a change after which a file is whole. */
const settled = 60_000

/**
 * Sends each whole return file of the folder as if staff had sent it, to be looked at and booked in the portal, and moves it to `taken`
 * beside it; what is no such file goes to `refused`. One that cannot be sent now stays for the next time (docs/decisions/0060).
 */
export async function takeDroppedFiles(ports: DroppedFilePorts): Promise<void> {
  for (const place of await places(ports)) {
    for (const file of await listFiles(place.folder)) {
      if (ports.clock.now().getTime() - file.changedAt < settled) continue
      try {
        await sendBankFile(ports, place, new File([await openAsBlob(file.path)], file.name))
        await moveFile('taken', file.path)
      } catch (error) {
        ports.log.warn({ err: error, tenantId: place.tenantId, file: file.name }, 'a bank file in the folder was not taken')
        if (error instanceof DomainError) await moveFile('refused', file.path)
      }
    }
  }
}

async function places({ pool, folder }: DroppedFilePorts): Promise<(BankManager & { folder: string })[]> {
  const found: (BankManager & { folder: string })[] = []
  for (const tenantId of await listIds(folder)) {
    const tenantFolder = path.join(folder, String(tenantId))
    const known = await institutionIds(pool, tenantId)
    if (known.size === 0) continue
    found.push({ tenantId, institutionId: null, folder: tenantFolder })
    for (const institutionId of await listIds(tenantFolder))
      if (known.has(institutionId)) found.push({ tenantId, institutionId, folder: path.join(tenantFolder, String(institutionId)) })
  }
  return found
}

async function listIds(folder: string): Promise<number[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory() && /^[1-9]\d{0,8}$/.test(entry.name)).map(({ name }) => Number(name))
}

async function listFiles(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name)
  return Promise.all(
    files.sort().map(async (name) => ({ name, path: path.join(folder, name), changedAt: (await stat(path.join(folder, name))).mtimeMs })),
  )
}

/** Moves a file to a folder; if the name is already there, both files are kept. */
async function moveFile(place: 'taken' | 'refused', file: string): Promise<void> {
  const folder = path.join(path.dirname(file), place)
  await mkdir(folder, { recursive: true })
  const names = await readdir(folder)
  const { name, ext, base } = path.parse(file)
  const free = names.includes(base) ? `${name}-${crypto.randomUUID()}${ext}` : base
  await rename(file, path.join(folder, free))
}
