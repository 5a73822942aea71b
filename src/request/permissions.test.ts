import { describe, expect, it } from 'vitest'
import type { PermissionRequirement } from '#api/settings/navigation.ts'
import { hasPermission } from './permissions.ts'

const person = { permissions: { financial: ['debts.read', 'banks.manage'] } }

describe('hasPermission', () => {
  it.each([
    ['what is held', { audience: 'financial', permissions: ['debts.read'] }, true],
    ['several that are held', { audience: 'financial', permissions: ['debts.read', 'banks.manage'] }, true],
    ['one that is not among them', { audience: 'financial', permissions: ['debts.read', 'templates.manage'] }, false],
    ['the same of another service', { audience: 'academic', permissions: ['debts.read'] }, false],
    ['nothing', { audience: 'academic', permissions: [] }, true],
    ['something of a service named like a property of every object', { audience: 'constructor', permissions: ['name'] }, false],
  ])('answers for %s', (_, requirement, expected) => {
    expect(hasPermission(person, requirement)).toBe(expected)
  })

  it.each([
    { audience: 'financial' },
    { permissions: ['debts.read'] },
    { audience: '', permissions: [] },
    { audience: 'financial', permissions: 'debts.read' },
  ])('is an error for %o, which asks for nothing in particular', (requirement) => {
    expect(() => hasPermission(person, requirement as PermissionRequirement)).toThrow(TypeError)
  })
})
