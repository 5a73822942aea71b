import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { notificationTarget } from './notification-target.ts'

const getTarget = (wanted: string | null, notificationTargetUrl: string | null = null) =>
  notificationTarget({ recipientTargetUrl: wanted, notificationTargetUrl })

describe('where a notification leads', () => {
  it.each([
    ['/financial/payments', '/financial/payments'],
    ['/academic-services/my-account?a=1', '/my-account?a=1'],
    ['/', '/'],
    ['/a/../b', '/b'],
  ])('%s is the page %s', (wanted, page) => {
    expect(getTarget(wanted)).toEqual({ kind: 'inside', page })
  })

  it.each(['https://example.com/a?b=c#d', 'HTTP://example.com'])('%s is elsewhere', (wanted) => {
    expect(getTarget(wanted)).toEqual({ kind: 'outside', url: new URL(wanted).href })
  })

  it.each([
    null,
    '',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://example.com',
    'mailto:ana@example.com',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/a\\b',
    '/.//evil.example',
    '/\t/evil.example',
    'https:\\\\evil.example',
    'https://aurora.edu.br\\@evil.example',
    'https://aurora.edu.br@evil.example',
    'https:///evil.example',
    'https:evil.example',
    'https://',
    'financial/payments',
    'evil.example',
  ])('%j is no link', (wanted) => {
    expect(getTarget(wanted)).toBeNull()
  })

  it("prefers the person's own address, good or bad", () => {
    expect(getTarget('/my-account', '/financial/payments')).toEqual({ kind: 'inside', page: '/my-account' })
    expect(getTarget('', '/financial/payments')).toEqual({ kind: 'inside', page: '/financial/payments' })
    expect(getTarget('javascript:alert(1)', '/financial/payments')).toBeNull()
  })

  it('never leads to another host by a page, nor to anything but the web', () => {
    const part = fc.oneof(
      fc.constantFrom(
        '/',
        '\\',
        '//',
        ':',
        '@',
        '.',
        '..',
        '?',
        '#',
        '\t',
        '\n',
        ' ',
        '%2f',
        'javascript:',
        'data:',
        'https:',
        'http://',
        'evil.example',
        'academic-services',
      ),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const target = getTarget(parts.join(''))
        if (target?.kind === 'inside') {
          expect(target.page).toMatch(/^\/(?![/\\])/)
          expect(new URL(target.page, 'https://portal.example').host).toBe('portal.example')
          expect(new URL(`/academic-services${target.page}`, 'https://portal.example').host).toBe('portal.example')
        }
        if (target?.kind === 'outside') {
          const { protocol, username, password } = new URL(target.url)
          expect(['http:', 'https:']).toContain(protocol)
          expect(username + password).toBe('')
        }
      }),
      { numRuns: 2000 },
    )
  })
})
