import { appConfig } from '#config'

export type SidebarWidth = 'full' | 'mini'

/** Read by the server, so that the first render has the chosen width and nothing shifts. */
export const sidebarCookie = 'academic-services-menu'

/** The width of the sidebar as the frame of this document shows it. */
export const sidebarWidth = (): SidebarWidth =>
  document.querySelector('.app-frame__root')?.getAttribute('data-nav') === 'mini' ? 'mini' : 'full'

let chosen: SidebarWidth | undefined

/** The width of the sidebar that was chosen since this document was loaded; undefined if none was. */
export const chosenSidebarWidth = (): SidebarWidth | undefined => chosen

export function chooseSidebarWidth(width: SidebarWidth): void {
  chosen = width
  document.cookie = `${sidebarCookie}=${width}; path=${appConfig.basePath}; max-age=31536000; samesite=lax; secure`
}
