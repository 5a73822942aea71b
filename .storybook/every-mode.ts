import axe from 'axe-core'
import type { Mode } from '../design-system/tokens/palettes.ts'
import { applyPageLook, type Tenant } from './page-look.ts'
import { initialGlobals } from './toolbars.ts'

interface Look {
  mode: Mode
  tenant: Tenant
  /** `visual`: only the rules whose result depends on colours. */
  axe?: 'all' | 'visual'
  picture?: 'every' | 'patterns'
}

/** The contrast modes ignore the tenant's colours and all modes share their markup, so these pairs cover every check. */
const looks: Look[] = [
  { mode: 'light', tenant: 'aurora', picture: 'every' },
  { mode: 'light', tenant: 'lime', axe: 'all' },
  { mode: 'light', tenant: 'midnight', axe: 'visual' },
  { mode: 'dark', tenant: 'lime', axe: 'visual' },
  { mode: 'dark', tenant: 'midnight', axe: 'visual' },
  { mode: 'dark', tenant: 'aurora', picture: 'patterns' },
  { mode: 'black-on-white', tenant: 'aurora', axe: 'all', picture: 'every' },
  { mode: 'white-on-black', tenant: 'aurora', axe: 'visual', picture: 'patterns' },
]

const visualRules = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block']

interface Story {
  id: string
  title: string
  tags: string[]
  parameters: { axeExceptions?: Record<string, string>; reflow?: false; picture?: 'page' }
  canvasElement: HTMLElement
}

/** Throws an Error that lists every violation. `parameters.axeExceptions` maps a rule to the reason why it does not apply. */
export async function checkInEveryMode({ id, title, tags, parameters, canvasElement }: Story): Promise<void> {
  const { expect } = await import('vitest')
  const { page } = await import('vitest/browser')
  const drawn = parameters.picture === 'page' ? document.body : canvasElement
  const isPattern = /^(Patterns|Foundations)\//.test(title)
  const violations: string[] = []
  stopMotion()

  // Screenshots come first: axe scrolls overflowing content.
  for (const { mode, tenant, picture } of looks) {
    if (!tags.includes('picture') || !(picture === 'every' || (picture === 'patterns' && isPattern))) continue
    applyPageLook({ ...initialGlobals, mode, tenant } as never)
    await expect(page.elementLocator(drawn)).toMatchScreenshot(`${id}-${mode}`)
  }
  for (const { mode, tenant, axe: rules } of looks) {
    if (!rules) continue
    applyPageLook({ ...initialGlobals, mode, tenant } as never)
    const found = await violationsIn(mode, rules, parameters.axeExceptions)
    violations.push(...found.map((text) => `${mode}, ${tenant}: ${text}`))
  }
  expect(violations).toEqual([])

  applyPageLook(initialGlobals as never)
  if (parameters.reflow !== false) {
    const { innerWidth: width, innerHeight: height } = window
    await page.viewport(320, 640)
    expect(document.documentElement.scrollWidth, 'width of the page at 320 px').toBeLessThanOrEqual(320)
    await page.viewport(width, height)
  }
}

async function violationsIn(mode: Mode, asked: 'all' | 'visual', exceptions: Record<string, string> = {}): Promise<string[]> {
  const enhanced = mode === 'black-on-white' || mode === 'white-on-black'
  // A story is part of a page, so it needs no landmarks.
  const skipped = ['region', ...(enhanced ? [] : ['color-contrast-enhanced']), ...Object.keys(exceptions)]
  const result = await axe.run(document.body, {
    resultTypes: ['violations'],
    ...(asked === 'visual'
      ? { runOnly: { type: 'rule', values: visualRules.filter((rule) => !skipped.includes(rule)) } }
      : {
          rules: {
            'color-contrast-enhanced': { enabled: enhanced },
            ...Object.fromEntries(skipped.map((rule) => [rule, { enabled: false }])),
          },
        }),
  })
  return result.violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`))
}

/** Transitions in progress would be measured and captured half way. */
function stopMotion(): void {
  const style = document.createElement('style')
  style.textContent =
    '*, *::before, *::after { transition: none !important; animation: none !important; caret-color: transparent !important }'
  document.head.append(style)
}
