import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LaunchableApplication } from '#api/settings/applications.ts'
import { getLaunchable, launchAddress, singleSignOnAddress } from './launchable.ts'

const application = (alias: string, change: Partial<LaunchableApplication> = {}): LaunchableApplication => ({
  id: 1,
  alias,
  appLauncherCommercialName: alias.toUpperCase(),
  appLauncherLogo: null,
  appLauncherSsoUrl: 'https://app.example/',
  allowAppLauncher: true,
  safeaVersion: 'v3',
  roles: [],
  tenants: [],
  ...change,
})
const platform = application('plataforma')
const at = { hostname: 'aurora.example', portalUrl: 'https://aurora.example/academic-services' }
const staff = { hasStaffRole: true, impersonated: false, isOperation: false }
const shown = (applications: LaunchableApplication[], person = staff) =>
  getLaunchable([platform, ...applications], person).map(({ alias }) => alias)

describe('the launcher', () => {
  it('shows applications by their commercial name, accents in their place', () => {
    const named = (alias: string, appLauncherCommercialName: string) => application(alias, { appLauncherCommercialName })
    expect(shown([named('z', 'Zênite'), named('a', 'Água'), named('b', 'Biblioteca')])).toEqual(['a', 'b', 'plataforma', 'z'])
  })

  it.each([
    ['this portal itself', application('academic-services')],
    ['what is not allowed in it', application('x', { allowAppLauncher: false })],
    ['version 3 without an address', application('x', { appLauncherSsoUrl: null })],
    ['one that migrates, without an address', application('x', { safeaVersion: 'migrating', appLauncherSsoUrl: null })],
  ])('leaves out %s', (_, left) => {
    expect(shown([left])).toEqual(['plataforma'])
  })

  it('leaves out gpa and avalia for people of the operation only', () => {
    const both = [application('gpa'), application('avalia'), application('diario')]
    expect(shown(both)).toEqual(['avalia', 'diario', 'gpa', 'plataforma'])
    expect(shown(both, { ...staff, isOperation: true })).toEqual(['diario', 'plataforma'])
  })

  it('is missing for students, while somebody is impersonated, and without the platform', () => {
    expect(shown([application('x')], { ...staff, hasStaffRole: false })).toEqual([])
    expect(shown([application('x')], { ...staff, impersonated: true })).toEqual([])
    expect(getLaunchable([application('x')], staff)).toEqual([])
  })
})

describe('the address of an application', () => {
  it.each([
    ['https://app.example/sso?host={hostname}', 'https://app.example/sso?host=aurora.example'],
    ['https://{hostname}/other', 'https://aurora.example/other'],
    ['/sandbox/applications/x?from={hostname}', 'https://aurora.example/academic-services/sandbox/applications/x?from=aurora.example'],
  ])('%s is %s', (template, expected) => {
    expect(launchAddress(template, at)).toBe(expected)
  })

  it('is a web address or nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom('javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', 'https:'),
        ),
        (template) => {
          const address = launchAddress(template, at)
          if (address !== null) expect(address).toMatch(/^https?:\/\/./)
        },
      ),
    )
  })
})

describe('an address that carries a token', () => {
  it.each([
    ['https://app.example/sso', 'https://app.example/sso'],
    ['http://localhost:4000/sso', 'http://localhost:4000/sso'],
    ['http://app.example/sso', null],
    ['http://localhost.evil.example/', null],
    ['javascript:alert(1)', null],
  ])('%s leads to %s', (template, expected) => {
    expect(singleSignOnAddress(template, at)).toBe(expected)
  })

  it('may be the portal’s own, however that is reached', () => {
    const inHouse = { hostname: 'portal.intranet', portalUrl: 'http://portal.intranet/academic-services' }
    expect(singleSignOnAddress('/sandbox/applications/x', inHouse)).toBe('http://portal.intranet/academic-services/sandbox/applications/x')
  })
})
