/* Apart from what fills it, which few pages need. Without storage nothing was saved. */

export const typedTextKey = 'academic-services:typed'

export function readTypedText(): string | null {
  try {
    return sessionStorage.getItem(typedTextKey)
  } catch {
    return null
  }
}

export function forgetTypedText(): void {
  try {
    sessionStorage.removeItem(typedTextKey)
  } catch {
    // Nothing to forget.
  }
}
