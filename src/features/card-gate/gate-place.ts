/* Where the gate of this device stands. */

const key = 'academic-services:gate-place'

export function rememberedPlace(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function rememberPlace(place: string): void {
  try {
    localStorage.setItem(key, place)
  } catch {
    // Without storage the place lasts as long as the page.
  }
}
