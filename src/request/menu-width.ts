import { appConfig } from '#config'

/** Beside the page the menu shows words, or icons alone. */
export type MenuWidth = 'full' | 'mini'

/** Tells the server how this browser keeps the menu, so that the first byte has it and nothing moves. */
export const menuCookie = 'academic-services-menu'

/** Remembers in this browser how the menu is kept. No secret: the page itself writes it. */
export function keepMenuWidth(width: MenuWidth): void {
  document.cookie = `${menuCookie}=${width}; path=${appConfig.basePath}; max-age=31536000; samesite=lax; secure`
}
