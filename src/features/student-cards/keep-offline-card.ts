import { appConfig } from '#config'
import { hasSessionEnded } from '../../request/browser/session-broadcast.ts'
import { forgetKeptCard, keptCardDatabase, markKeptCard } from '../../request/browser/kept-card.ts'

const { basePath } = appConfig

interface Kept {
  /** Encryption key; it is not extractable, so it can only leave this browser together with its database. */
  key: CryptoKey
  iv: Uint8Array
  data: ArrayBuffer
}

/**
 * Keeps the cards, as the portal draws them for a page without network, encrypted until somebody signs out. Nothing
 * happens where the browser cannot, or while there is no network: the last one stays.
 */
export async function keepOfflineCard(sessionMark: string): Promise<void> {
  if (!('serviceWorker' in navigator) || !globalThis.crypto?.subtle) return
  try {
    const response = await fetch(`${basePath}/enrollment-student-cards/offline`)
    if (response.status === 204) return forgetKeptCard()
    if (!response.ok) return
    const page = new TextEncoder().encode(await response.text())
    const algorithm = { name: 'AES-GCM', iv: crypto.getRandomValues(new Uint8Array(12)) }
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
    const data = await crypto.subtle.encrypt(algorithm, key, page)
    if (hasSessionEnded()) return
    markKeptCard(sessionMark)
    await write({ key, iv: algorithm.iv, data })
    await navigator.serviceWorker.register(`${basePath}/student-card-worker.js`, { scope: `${basePath}/enrollment-student-cards` })
  } catch {
    // Without network, storage or permission the page works as before.
  }
}

function write(kept: Kept): Promise<void> {
  return new Promise((resolve, reject) => {
    const open = indexedDB.open(keptCardDatabase, 1)
    open.onupgradeneeded = () => open.result.createObjectStore('kept')
    open.onerror = () => reject(open.error)
    open.onsuccess = () => {
      const writing = open.result.transaction('kept', 'readwrite')
      writing.objectStore('kept').put(kept, 'card')
      writing.oncomplete = () => resolve()
      writing.onabort = () => reject(writing.error)
      // Waits for the transaction; an open connection would keep the database from being deleted.
      open.result.close()
    }
  })
}
