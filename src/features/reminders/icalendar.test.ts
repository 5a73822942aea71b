import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarFile } from './icalendar.ts'

const any = fc.string({ unit: 'grapheme', maxLength: 300 })
/** The text after a round trip through a file. */
const kept = (text: string) => text.replaceAll(/\r\n|\r/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '')

/** Parses a file by RFC 5545, independently of the code under test. */
function read(file: string) {
  const lines = file.replaceAll(/\r\n[ \t]/g, '').split('\r\n')
  return lines.slice(0, -1).map((line) => {
    const colon = line.indexOf(':')
    const [name, ...parameters] = line.slice(0, colon).split(';')
    return { name: name!, parameters, value: line.slice(colon + 1) }
  })
}

function unescaped(value: string): string {
  let text = ''
  for (let at = 0; at < value.length; at++) {
    const next = value[at] === '\\' ? value[++at] : null
    text += next === null ? value[at] : next === 'n' || next === 'N' ? '\n' : next
  }
  return text
}

describe('text', () => {
  it('can end nothing and begin nothing', () => {
    const file = calendarFile({
      productId: 'p',
      name: 'n',
      now: new Date(0),
      events: [{ uid: 'u', date: '2026-01-31', summary: 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT', description: '', url: 'https://a.example/' }],
    })
    expect(read(file).filter(({ name, value }) => name === 'BEGIN' && value === 'VEVENT')).toHaveLength(1)
  })
})

describe('calendar', () => {
  const event = fc.record({
    uid: fc.uuid(),
    date: fc
      .date({ min: new Date('2000-01-01'), max: new Date('2098-12-30'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    summary: any,
    description: any,
    url: fc.webUrl(),
  })

  it('says every event in full, balanced and in the standard’s shape', () => {
    fc.assert(
      fc.property(any, fc.array(event, { maxLength: 6 }), (name, events) => {
        const file = calendarFile({ productId: '-//A//B//PT', name, now: new Date('2026-11-22T05:04:03.210Z'), events })
        expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        const properties = read(file)
        const open: string[] = []
        const found: Record<string, string>[] = []
        for (const { name: property, parameters, value } of properties) {
          if (property === 'BEGIN') {
            open.push(value)
            if (value === 'VEVENT') found.push({})
          } else if (property === 'END') expect(open.pop()).toBe(value)
          else if (open.at(-1) === 'VEVENT') found.at(-1)![[property, ...parameters].join(';')] = value
        }
        expect(open).toEqual([])
        expect(unescaped(properties.find((one) => one.name === 'X-WR-CALNAME')!.value)).toBe(kept(name))
        expect(
          found.map((one) => [
            one.UID,
            one['DTSTART;VALUE=DATE'],
            unescaped(one.SUMMARY!),
            unescaped(one.DESCRIPTION!),
            one.URL,
            one.DTSTAMP,
          ]),
        ).toEqual(
          events.map(({ uid, date, summary, description, url }) => [
            uid,
            date.replaceAll('-', ''),
            kept(summary),
            kept(description),
            url,
            '20261122T050403Z',
          ]),
        )
      }),
    )
  })

  it('ends a day’s event on the next day, also over months and years', () => {
    const end = (date: string) =>
      /DTEND;VALUE=DATE:(\d+)/.exec(
        calendarFile({ productId: 'p', name: 'n', now: new Date(0), events: [{ uid: 'u', date, summary: '', description: '', url: '' }] }),
      )![1]
    expect(['2026-12-31', '2028-02-28', '2026-02-28'].map(end)).toEqual(['20270101', '20280229', '20260301'])
  })
})
