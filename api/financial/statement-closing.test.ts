import { expect, it } from 'vitest'
import { closingBalanceKind } from './statement-closing.ts'

const today = '2026-11-26'

it.each([
  [{ to: today, closingBalance: 100, unbookedCharges: 0 }, 'final', false],
  [{ to: today, closingBalance: 100, unbookedCharges: 5 }, 'final', true],
  [{ to: '2026-11-27', closingBalance: 0, unbookedCharges: 0 }, 'expected', false],
  [{ to: '2026-11-27', closingBalance: 100, unbookedCharges: 5 }, 'expected', true],
  // What somebody paid too much is theirs whatever its day, and charges do not make it less.
  [{ to: '2026-11-27', closingBalance: -1, unbookedCharges: 5 }, 'in_favour', false],
] as const)('calls the balance of %o %s', (statement, kind, withoutCharges) => {
  expect(closingBalanceKind(statement, today)).toEqual({ kind, withoutCharges })
})
