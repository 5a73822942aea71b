/**
 * Answers for the page of student cards, and for nothing else, while there is no network: with the card that
 * src/features/student-cards/keep-offline-card.ts kept (docs/decisions/0048-cards-without-network.md).
 */
const database = 'academic-services:student-card'
const page = new URL('enrollment-student-cards', self.location.href).pathname

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request
  if (mode !== 'navigate' || method !== 'GET' || new URL(url).pathname.replace(/\/$/, '') !== page) return
  event.respondWith(
    fetch(event.request).catch(async (error) => {
      const card = await keptCard().catch(() => null)
      if (card === null) throw error
      return new Response(card, {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy':
            "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        },
      })
    }),
  )
})

/** The page in HTML; null where none was kept, or somebody signed out since. */
async function keptCard() {
  const kept = await read()
  if (!kept) return null
  const { key, iv, data } = kept
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data))
}

function read() {
  return new Promise((resolve, reject) => {
    const open = indexedDB.open(database, 1)
    // Not made here: only the page keeps cards.
    open.onupgradeneeded = () => open.transaction.abort()
    open.onerror = () => resolve(undefined)
    open.onsuccess = () => {
      const asked = open.result.transaction('kept').objectStore('kept').get('card')
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error)
      open.result.close()
    }
  })
}
