/* What this tab keeps until somebody signs out. Apart from what fills it, which few pages need. Without storage nothing was kept. */

export const recentPagesKey = 'academic-services:recent-pages'
export const typedTextKey = 'academic-services:typed'

type TabKey = typeof recentPagesKey | typeof typedTextKey

export function readOfTab(key: TabKey): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function forgetOfTab(key: TabKey): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing to forget.
  }
}
