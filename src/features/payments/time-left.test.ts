import { describe, expect, it } from 'vitest'
import { clockSkew, passedMilestone, secondsLeft } from './time-left.ts'

describe('countdown', () => {
  const expiresAt = '2026-11-21T12:30:00.000Z'

  it('counts by the server, however wrong the device is', () => {
    const deviceNow = Date.parse('2026-11-21T15:00:00.000Z')
    const skew = clockSkew('2026-11-21T12:00:00.000Z', deviceNow)
    expect(secondsLeft(expiresAt, deviceNow + skew)).toBe(1800)
  })

  it('ends at zero', () => {
    expect(secondsLeft(expiresAt, Date.parse('2026-11-21T13:00:00.000Z'))).toBe(0)
  })

  it('announces each milestone once', () => {
    expect([passedMilestone(601, 600), passedMilestone(600, 599), passedMilestone(61, 60), passedMilestone(1800, 1799)]).toEqual([
      600,
      null,
      60,
      null,
    ])
  })

  it('announces a milestone that a sleeping tab slept through', () => {
    expect(passedMilestone(900, 200)).toBe(600)
  })
})
