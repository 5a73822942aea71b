import type { UploadUse } from '#api/academic/uploads.ts'

/** Uploads that are under way in this browser, so that the same file goes on where it was, also after a reload. */
export interface RememberedUploads {
  getKey(fingerprint: string): string | null
  remember(fingerprint: string, key: string): void
  forget(fingerprint: string): void
}

const item = 'uploads'
/** Milliseconds; the service forgets them after as long. */
const keptFor = 86_400_000

/** Fingerprints tell nothing about their files to whoever uses the device next. */
export function rememberedUploads(storage: Pick<Storage, 'getItem' | 'setItem'>, now = () => Date.now()): RememberedUploads {
  const read = (): Record<string, { key: string; at: number }> => {
    try {
      const all = JSON.parse(storage.getItem(item) ?? '{}') as Record<string, { key: string; at: number }>
      return Object.fromEntries(Object.entries(all).filter(([, { at }]) => now() - at < keptFor))
    } catch {
      return {}
    }
  }
  const write = (all: Record<string, { key: string; at: number }>) => {
    try {
      storage.setItem(item, JSON.stringify(all))
    } catch {
      // Full or forbidden: the upload then begins anew after a reload.
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

/** Of use, name, size, date and both ends of a file: enough to know it again without reading all of it. */
export async function getFingerprint(file: File, use: UploadUse): Promise<string> {
  const facts = new Blob([
    JSON.stringify([use, file.name, file.size, file.type, file.lastModified]),
    file.slice(0, sample),
    file.slice(Math.max(0, file.size - sample)),
  ])
  const digest = await crypto.subtle.digest('SHA-256', await facts.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
