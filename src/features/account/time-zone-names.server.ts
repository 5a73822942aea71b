import type { AppLocale } from '#api/locales.ts'
import { brazilianTimeZones, type TimeZone, timeZones } from '#api/time-zones.ts'

type Names = string | readonly [portuguese: string, english: string, spanish: string]

/** Zone names; a single string if all languages share it. Server only, or every page would load the names of all languages. */
const names: Record<TimeZone, Names> = {
  'America/Sao_Paulo': 'Brasília',
  'America/Noronha': 'Fernando de Noronha',
  'America/Belem': 'Belém',
  'America/Fortaleza': 'Fortaleza',
  'America/Recife': 'Recife',
  'America/Araguaina': 'Araguaína',
  'America/Maceio': 'Maceió',
  'America/Bahia': 'Salvador',
  'America/Campo_Grande': 'Campo Grande',
  'America/Cuiaba': 'Cuiabá',
  'America/Santarem': 'Santarém',
  'America/Porto_Velho': 'Porto Velho',
  'America/Boa_Vista': 'Boa Vista',
  'America/Manaus': 'Manaus',
  'America/Eirunepe': 'Eirunepé',
  'America/Rio_Branco': 'Rio Branco',
  'America/Argentina/Buenos_Aires': 'Buenos Aires',
  'America/Asuncion': ['Assunção', 'Asunción', 'Asunción'],
  'America/Montevideo': ['Montevidéu', 'Montevideo', 'Montevideo'],
  'America/Santiago': 'Santiago',
  'Pacific/Easter': ['Ilha de Páscoa', 'Easter Island', 'Isla de Pascua'],
  'America/La_Paz': 'La Paz',
  'America/Lima': 'Lima',
  'America/Guayaquil': 'Quito, Guayaquil',
  'America/Bogota': ['Bogotá', 'Bogotá', 'Bogotá'],
  'America/Caracas': 'Caracas',
  'America/Cayenne': ['Caiena', 'Cayenne', 'Cayena'],
  'America/Guyana': ['Georgetown, Guiana', 'Georgetown, Guyana', 'Georgetown, Guyana'],
  'America/Paramaribo': 'Paramaribo',
  'America/Panama': ['Panamá', 'Panama', 'Panamá'],
  'America/Costa_Rica': ['São José, Costa Rica', 'San José, Costa Rica', 'San José, Costa Rica'],
  'America/Guatemala': 'Guatemala',
  'America/El_Salvador': 'El Salvador',
  'America/Tegucigalpa': 'Tegucigalpa',
  'America/Managua': ['Manágua', 'Managua', 'Managua'],
  'America/Havana': ['Havana', 'Havana', 'La Habana'],
  'America/Santo_Domingo': ['São Domingos', 'Santo Domingo', 'Santo Domingo'],
  'America/Puerto_Rico': ['Porto Rico', 'Puerto Rico', 'Puerto Rico'],
  'America/Mexico_City': ['Cidade do México', 'Mexico City', 'Ciudad de México'],
  'America/Cancun': ['Cancún', 'Cancún', 'Cancún'],
  'America/Tijuana': 'Tijuana',
  'America/New_York': ['Nova York, Miami', 'New York, Miami', 'Nueva York, Miami'],
  'America/Chicago': 'Chicago, Houston',
  'America/Denver': 'Denver',
  'America/Phoenix': 'Phoenix',
  'America/Los_Angeles': ['Los Angeles', 'Los Angeles', 'Los Ángeles'],
  'America/Anchorage': ['Alasca', 'Alaska', 'Alaska'],
  'Pacific/Honolulu': ['Havaí', 'Hawaii', 'Hawái'],
  'America/Toronto': 'Toronto, Montreal',
  'America/Vancouver': 'Vancouver',
  'America/Halifax': 'Halifax',
  'America/St_Johns': ['São João da Terra Nova', 'St. John’s', 'San Juan de Terranova'],
  'America/Nuuk': ['Nuuk, Groenlândia', 'Nuuk, Greenland', 'Nuuk, Groenlandia'],
  'Atlantic/Azores': ['Açores', 'Azores', 'Azores'],
  'Atlantic/Cape_Verde': ['Cabo Verde', 'Cape Verde', 'Cabo Verde'],
  'Atlantic/Reykjavik': ['Reykjavik, Islândia', 'Reykjavik, Iceland', 'Reikiavik, Islandia'],
  'Atlantic/Madeira': 'Madeira',
  'Atlantic/Canary': ['Ilhas Canárias', 'Canary Islands', 'Islas Canarias'],
  'Europe/Lisbon': ['Lisboa', 'Lisbon', 'Lisboa'],
  'Europe/London': ['Londres', 'London', 'Londres'],
  'Europe/Dublin': ['Dublin', 'Dublin', 'Dublín'],
  'Europe/Madrid': ['Madri', 'Madrid', 'Madrid'],
  'Europe/Paris': ['Paris', 'Paris', 'París'],
  'Europe/Berlin': ['Berlim', 'Berlin', 'Berlín'],
  'Europe/Rome': ['Roma', 'Rome', 'Roma'],
  'Europe/Amsterdam': ['Amsterdã', 'Amsterdam', 'Ámsterdam'],
  'Europe/Brussels': ['Bruxelas', 'Brussels', 'Bruselas'],
  'Europe/Zurich': ['Zurique', 'Zurich', 'Zúrich'],
  'Europe/Vienna': ['Viena', 'Vienna', 'Viena'],
  'Europe/Stockholm': ['Estocolmo', 'Stockholm', 'Estocolmo'],
  'Europe/Oslo': 'Oslo',
  'Europe/Copenhagen': ['Copenhague', 'Copenhagen', 'Copenhague'],
  'Europe/Helsinki': ['Helsinque', 'Helsinki', 'Helsinki'],
  'Europe/Warsaw': ['Varsóvia', 'Warsaw', 'Varsovia'],
  'Europe/Athens': ['Atenas', 'Athens', 'Atenas'],
  'Europe/Kyiv': ['Kiev', 'Kyiv', 'Kiev'],
  'Europe/Istanbul': ['Istambul', 'Istanbul', 'Estambul'],
  'Europe/Moscow': ['Moscou', 'Moscow', 'Moscú'],
  'Africa/Luanda': 'Luanda',
  'Africa/Maputo': 'Maputo',
  'Africa/Bissau': ['Bissau', 'Bissau', 'Bisáu'],
  'Africa/Sao_Tome': ['São Tomé', 'São Tomé', 'Santo Tomé'],
  'Africa/Casablanca': 'Casablanca',
  'Africa/Lagos': 'Lagos',
  'Africa/Johannesburg': ['Joanesburgo', 'Johannesburg', 'Johannesburgo'],
  'Africa/Cairo': ['Cairo', 'Cairo', 'El Cairo'],
  'Africa/Nairobi': ['Nairóbi', 'Nairobi', 'Nairobi'],
  'Asia/Jerusalem': ['Jerusalém', 'Jerusalem', 'Jerusalén'],
  'Asia/Dubai': ['Dubai', 'Dubai', 'Dubái'],
  'Asia/Kolkata': ['Nova Déli', 'New Delhi', 'Nueva Delhi'],
  'Asia/Shanghai': ['Pequim, Xangai', 'Beijing, Shanghai', 'Pekín, Shanghái'],
  'Asia/Macau': ['Macau', 'Macau', 'Macao'],
  'Asia/Tokyo': ['Tóquio', 'Tokyo', 'Tokio'],
  'Asia/Seoul': ['Seul', 'Seoul', 'Seúl'],
  'Asia/Singapore': ['Singapura', 'Singapore', 'Singapur'],
  'Asia/Dili': ['Díli', 'Dili', 'Dili'],
  'Australia/Sydney': ['Sydney', 'Sydney', 'Sídney'],
  'Pacific/Auckland': 'Auckland',
}

const column: Record<AppLocale, 0 | 1 | 2> = { 'pt-BR': 0, en: 1, es: 2 }

export interface NamedTimeZone {
  value: TimeZone
  /** `Brasília (GMT−3)` */
  label: string
}

const rank = (zone: TimeZone) => {
  const at = (brazilianTimeZones as readonly TimeZone[]).indexOf(zone)
  return at === -1 ? brazilianTimeZones.length : at
}

const made = new Map<string, NamedTimeZone[]>()

/** Brazil's zones first, then from west to east. @param at instant for the offsets, which daylight saving changes */
export function namedTimeZones(locale: AppLocale, at: Date): NamedTimeZone[] {
  // Cached by hour: creating a hundred formats is slow, and offsets change on the hour.
  const key = `${locale} ${Math.floor(at.getTime() / 3_600_000)}`
  const known = made.get(key)
  if (known) return known
  const zones = timeZones
    .map((value) => {
      const known = names[value]
      const name = typeof known === 'string' ? known : known[column[locale]]
      const minutes = getOffset(value, at)
      return { value, name, minutes, label: `${name} (${writtenOffset(minutes)})` }
    })
    .sort((a, b) => rank(a.value) - rank(b.value) || a.minutes - b.minutes || a.name.localeCompare(b.name, locale))
    .map(({ value, label }) => ({ value, label }))
  if (made.size > 10) made.clear()
  made.set(key, zones)
  return zones
}

/** Minutes ahead of UTC. */
export function getOffset(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at)
  const offset = /GMT([+-])(\d\d):(\d\d)/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '')
  return offset ? (offset[1] === '-' ? -1 : 1) * (Number(offset[2]) * 60 + Number(offset[3])) : 0
}

/** `GMT−3`, `GMT+5:30`, `GMT` */
export function writtenOffset(minutes: number): string {
  if (minutes === 0) return 'GMT'
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `GMT${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}
