/* The student card that this browser shows without network. Apart from what keeps it, which one page needs. */

export const keptCardDatabase = 'academic-services:student-card'
/** The key under which the mark of the card's session is stored. */
const markKey = 'academic-services:kept-card'

/** The mark of the session whose card is kept here; null without one. */
function keptCardMark(): string | null {
  try {
    return localStorage.getItem(markKey)
  } catch {
    return null
  }
}

export function markKeptCard(sessionMark: string): void {
  try {
    localStorage.setItem(markKey, sessionMark)
  } catch {
    // Without storage there is no card either.
  }
}

/** Deletes the card with the key that it is encrypted with. */
export function forgetKeptCard(): void {
  if (keptCardMark() === null) return
  try {
    indexedDB.deleteDatabase(keptCardDatabase)
    localStorage.removeItem(markKey)
  } catch {
    // Nothing to forget.
  }
}

/** Forgets the card of another session. @param sessionMark null after signing out */
export function keepOnlyCard(sessionMark: string | null): void {
  if (keptCardMark() !== sessionMark) forgetKeptCard()
}
