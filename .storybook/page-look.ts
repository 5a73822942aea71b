import { tenantThemeCss } from '../design-system/theme/tenant-theme-css.ts'
import type { Mode } from '../design-system/tokens/palettes.ts'
import { tenantColors } from './toolbars.ts'

export type Tenant = keyof typeof tenantColors

export interface PageLook {
  mode: Mode | 'system'
  tenant: Tenant
  locale: string
  fontSize: string
  textSpacing: string
}

/** The text spacing that a page must support under WCAG 1.4.12. */
const wideSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`

function styleNamed(id: string): HTMLStyleElement {
  const found = document.getElementById(id)
  if (found instanceof HTMLStyleElement) return found
  const style = document.createElement('style')
  style.id = id
  document.head.append(style)
  return style
}

export function applyPageLook({ mode, tenant, locale, fontSize, textSpacing }: PageLook): void {
  const { documentElement } = document
  documentElement.lang = locale
  documentElement.style.fontSize = fontSize
  if (mode === 'system') delete documentElement.dataset.mode
  else documentElement.dataset.mode = mode
  styleNamed('tenant').textContent = tenantThemeCss({ primary: tenantColors[tenant] })
  styleNamed('text-spacing').textContent = textSpacing === 'wide' ? wideSpacing : ''
}
