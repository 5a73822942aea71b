/** What a page's React has put on the screen. */
interface ReactCommits {
  roots: Set<{ current: Fiber }>
  /** Effects of the last commit have run: listeners listen. */
  isSettled: boolean
}

interface Fiber {
  tag: number
  flags: number
  subtreeFlags: number
  memoizedState: { dehydrated?: unknown } | null
  child: Fiber | null
  sibling: Fiber | null
}

declare global {
  interface Window {
    reactCommits?: ReactCommits
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: object
  }
}

/** Runs in a page before its scripts: React tells of commits and effects as it tells its developer tools. */
export function watchReact(): void {
  /** Fibers whose effects run after the screen is drawn (React's PassiveMask). */
  const passive = 10_256
  const commits: ReactCommits = { roots: new Set(), isSettled: true }
  window.reactCommits = commits
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    isDisabled: false,
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onCommitFiberRoot(_id: number, root: { current: Fiber }) {
      commits.roots.add(root)
      commits.isSettled = ((root.current.flags | root.current.subtreeFlags) & passive) === 0
    },
    onPostCommitFiberRoot() {
      commits.isSettled = true
    },
  }
}

/** Runs in a page: nothing that the server drew still waits for its scripts. */
export function isHydrated(): boolean {
  const suspense = 13
  // The provider's pages are plain, and public pages of validation have no scripts.
  if (location.pathname.includes('/id/') || !document.querySelector('script[type="module"]')) return true
  const { reactCommits: commits } = window
  if (document.readyState !== 'complete' || !commits?.isSettled || commits.roots.size === 0) return false
  const fibers = [...commits.roots].map(({ current }) => current)
  for (let fiber = fibers.pop(); fiber; fiber = fibers.pop()) {
    if (fiber.tag === suspense && fiber.memoizedState?.dehydrated) return false
    for (let child = fiber.child; child; child = child.sibling) fibers.push(child)
  }
  return true
}
