import { appConfig } from '#config'

export type SidebarWidth = 'full' | 'mini'

/** Read by the server, so that the first render has the chosen width and nothing shifts. */
export const sidebarCookie = 'academic-services-menu'

export function saveSidebarWidth(width: SidebarWidth): void {
  document.cookie = `${sidebarCookie}=${width}; path=${appConfig.basePath}; max-age=31536000; samesite=lax; secure`
}
