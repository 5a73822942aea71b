import { onlineManager } from '@tanstack/react-query'
import { afterAll, vi } from 'vitest'

vi.mock = () => {
  throw new Error('Unit tests share their modules: a file that replaces one is named *.mocked.test.ts')
}

/** The setup file of unit tests, which share modules and one document: a file leaves nothing for the next. */
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  // Whoever was offline holds back what others send.
  onlineManager.setOnline(true)
  if (typeof document === 'undefined') return
  document.body.replaceChildren()
  sessionStorage.clear()
  localStorage.clear()
})
