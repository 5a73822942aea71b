import { expect, it } from 'vitest'
import { civilTime, getInstant } from './zone-time.ts'

it('civil times are the zone’s, on both sides of a change of its offset', () => {
  for (const civil of ['2026-03-08T01:30', '2026-03-08T03:30', '2026-11-01T03:00', '2026-07-01T00:00'])
    for (const zone of ['America/New_York', 'America/Sao_Paulo', 'Asia/Kathmandu', 'UTC'])
      expect([zone, civilTime(getInstant(civil, zone), zone)]).toEqual([zone, civil])
})
