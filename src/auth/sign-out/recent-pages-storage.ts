/* Apart from what fills it, which only the search needs. Without storage nothing was kept. */

export const recentPagesKey = 'academic-services:recent-pages'

export function forgetRecentPages(): void {
  try {
    sessionStorage.removeItem(recentPagesKey)
  } catch {
    // Nothing to forget.
  }
}
