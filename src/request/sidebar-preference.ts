import { appConfig } from '#config'

/** Beside the page the menu shows words, or icons alone. */
export type SidebarWidth = 'full' | 'mini'

/** Read by the server, so that the first byte has the chosen width and nothing moves. */
export const sidebarCookie = 'academic-services-menu'

/** Not a secret: the page itself writes the cookie. */
export function saveSidebarWidth(width: SidebarWidth): void {
  document.cookie = `${sidebarCookie}=${width}; path=${appConfig.basePath}; max-age=31536000; samesite=lax; secure`
}
