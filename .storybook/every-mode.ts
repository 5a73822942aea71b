import axe from 'axe-core'
import { modes, type Mode } from '../design-system/tokens/palettes.ts'
import { applyPageLook, type Tenant } from './page-look.ts'
import { initialGlobals } from './toolbars.ts'

/**
 * Light and dark with the two colours that are hardest to read; the contrast modes draw no colour of a tenant
 * (docs: `tenantThemeCss`), so one tenant stands for all.
 */
const looks: Array<{ mode: Mode; tenant: Tenant }> = [
  { mode: 'light', tenant: 'lime' },
  { mode: 'light', tenant: 'midnight' },
  { mode: 'dark', tenant: 'lime' },
  { mode: 'dark', tenant: 'midnight' },
  { mode: 'black-on-white', tenant: 'lime' },
  { mode: 'white-on-black', tenant: 'lime' },
]

interface Story {
  id: string
  tags: string[]
  parameters: { axeExceptions?: Record<string, string>; reflow?: false; picture?: 'page' }
  canvasElement: HTMLElement
}

/**
 * Checks a story as its play function left it: axe in every mode, no sideways scrolling at 320 px, and for a
 * story tagged `picture` its picture in every mode (with `parameters.picture: 'page'` that of the whole page, for
 * what opens above it). `parameters.axeExceptions` maps a rule to the reason why it
 * does not apply.
 *
 * @throws Error listing every violation with its mode and tenant
 */
export async function checkInEveryMode({ id, tags, parameters, canvasElement }: Story): Promise<void> {
  const { expect } = await import('vitest')
  const { page } = await import('vitest/browser')
  const look = (mode: Mode, tenant: Tenant) => applyPageLook({ ...initialGlobals, mode, tenant } as never)
  stopMotion()

  const violations: string[] = []
  for (const { mode, tenant } of looks) {
    look(mode, tenant)
    violations.push(...(await violationsIn(mode, parameters.axeExceptions)).map((text) => `${mode}, ${tenant}: ${text}`))
  }
  expect(violations).toEqual([])

  if (tags.includes('picture')) {
    const drawn = parameters.picture === 'page' ? document.body : canvasElement
    for (const mode of modes) {
      look(mode, 'aurora')
      await expect(page.elementLocator(drawn)).toMatchScreenshot(`${id}-${mode}`)
    }
  }

  look('light', 'aurora')
  if (parameters.reflow !== false) {
    const { innerWidth: width, innerHeight: height } = window
    await page.viewport(320, 640)
    expect(document.documentElement.scrollWidth, 'width of the page at 320 px').toBeLessThanOrEqual(320)
    await page.viewport(width, height)
  }
}

async function violationsIn(mode: Mode, exceptions: Record<string, string> = {}): Promise<string[]> {
  const isContrastMode = mode === 'black-on-white' || mode === 'white-on-black'
  const rules = {
    // A story is a part of a page.
    region: { enabled: false },
    'color-contrast-enhanced': { enabled: isContrastMode },
    ...Object.fromEntries(Object.keys(exceptions).map((rule) => [rule, { enabled: false }])),
  }
  const result = await axe.run(document.body, { rules, resultTypes: ['violations'] })
  return result.violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`))
}

/** Colours that are still changing would be measured, and drawn, half way. */
function stopMotion(): void {
  const style = document.createElement('style')
  style.textContent =
    '*, *::before, *::after { transition: none !important; animation: none !important; caret-color: transparent !important }'
  document.head.append(style)
}
