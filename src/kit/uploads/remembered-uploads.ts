import type { UploadUse } from '#api/academic/uploads.ts'

/** The running uploads of this browser, so that the same file continues where it was, also after a reload. */
export interface RememberedUploads {
  getKey(fingerprint: string): string | null
  remember(fingerprint: string, key: string): void
  forget(fingerprint: string): void
}

const item = 'uploads'
/** The milliseconds that uploads are remembered; the service forgets them after as long. */
const feedRetention = 86_400_000

/** Remembers uploads by fingerprints, which reveal nothing about the files to the device's next user. */
export function rememberedUploads(storage: Pick<Storage, 'getItem' | 'setItem'>, now = () => Date.now()): RememberedUploads {
  const read = (): Record<string, { key: string; at: number }> => {
    try {
      const all = JSON.parse(storage.getItem(item) ?? '{}') as Record<string, { key: string; at: number }>
      return Object.fromEntries(Object.entries(all).filter(([, { at }]) => now() - at < feedRetention))
    } catch {
      return {}
    }
  }
  const write = (all: Record<string, { key: string; at: number }>) => {
    try {
      storage.setItem(item, JSON.stringify(all))
    } catch {
      // If storage is full or forbidden, the upload starts again after a reload.
    }
  }
  return {
    getKey: (fingerprint) => read()[fingerprint]?.key ?? null,
    remember: (fingerprint, key) => write({ ...read(), [fingerprint]: { key, at: now() } }),
    forget(fingerprint) {
      const { [fingerprint]: _, ...others } = read()
      write(others)
    },
  }
}

const sample = 65_536

/** Returns a hash of use, name, size, date and both ends of a file: enough to recognise it without reading all of it. */
export async function getFingerprint(file: File, use: UploadUse): Promise<string> {
  const facts = new Blob([
    JSON.stringify([use, file.name, file.size, file.type, file.lastModified]),
    file.slice(0, sample),
    file.slice(Math.max(0, file.size - sample)),
  ])
  const digest = await crypto.subtle.digest('SHA-256', await facts.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
