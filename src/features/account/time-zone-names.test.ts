import { describe, expect, it } from 'vitest'
import { brazilianTimeZones, timeZones } from '#api/time-zones.ts'
import { namedTimeZones, getOffset, writtenOffset } from './time-zone-names.server.ts'

const winter = new Date('2026-01-15T12:00:00Z')
const summer = new Date('2026-07-15T12:00:00Z')

describe('namedTimeZones', () => {
  it('names every zone in three languages, each name once', () => {
    for (const locale of ['pt-BR', 'en', 'es'] as const) {
      const zones = namedTimeZones(locale, winter)
      expect(new Set(zones.map(({ value }) => value))).toEqual(new Set(timeZones))
      expect(new Set(zones.map(({ label }) => label)).size).toBe(zones.length)
    }
  })

  it('is as long as a person can be asked to look through: Brasília first, then Brazil, then the world from the west', () => {
    expect(timeZones.length).toBeGreaterThanOrEqual(90)
    expect(timeZones.length).toBeLessThanOrEqual(100)
    const zones = namedTimeZones('pt-BR', winter)
    expect(zones[0]!.label).toBe('Brasília (GMT−3)')
    expect(new Set(zones.slice(0, 16).map(({ value }) => value))).toEqual(new Set(brazilianTimeZones))
    const offsets = zones.slice(16).map(({ value }) => getOffset(value, winter))
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b))
  })

  it('says what people say', () => {
    const label = (locale: 'pt-BR' | 'en' | 'es', zone: string, at = winter) =>
      namedTimeZones(locale, at).find(({ value }) => value === zone)?.label
    expect(label('pt-BR', 'America/Sao_Paulo')).toBe('Brasília (GMT−3)')
    expect(label('pt-BR', 'Europe/Lisbon')).toBe('Lisboa (GMT)')
    expect(label('en', 'Europe/Lisbon', summer)).toBe('Lisbon (GMT+1)')
    expect(label('es', 'America/Noronha')).toBe('Fernando de Noronha (GMT−2)')
    expect(label('es', 'Asia/Kolkata')).toBe('Nueva Delhi (GMT+5:30)')
  })
})

describe('writtenOffset', () => {
  it('writes hours and minutes', () => {
    expect([-570, -150, 0, 345].map(writtenOffset)).toEqual(['GMT−9:30', 'GMT−2:30', 'GMT', 'GMT+5:45'])
  })
})
