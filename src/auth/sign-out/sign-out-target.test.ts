import { describe, expect, it } from 'vitest'
import { signOutTarget } from './sign-out-target.server.ts'

const settings = { frameAncestors: ['https://intranet.example'] }

describe('signOutTarget', () => {
  it.each([
    ['/financial/payments', '/financial/payments'],
    ['/academic-services/financial/payments?page=2', '/financial/payments?page=2'],
    ['https://intranet.example/bye?x=1', 'https://intranet.example/bye?x=1'],
  ])('may be %s', (wanted, expected) => {
    expect(signOutTarget(wanted, settings)).toBe(expected)
  })

  it.each([
    'https://evil.example/',
    'https://intranet.example.evil/',
    'https://intranet.example@evil.example/',
    'http://intranet.example/',
    'javascript:alert(1)',
    'intranet.example',
    '',
  ])('is none for %s', (wanted) => {
    expect(signOutTarget(wanted, settings)).toBeNull()
  })

  it.each(['//evil.example', '/\\evil.example', '/academic-services//evil.example'])('stays in the portal for %s', (wanted) => {
    expect(signOutTarget(wanted, settings)).toBe('/')
  })
})
