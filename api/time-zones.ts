/** The zones of Brazil, Brasília first. */
export const brazilianTimeZones = [
  'America/Sao_Paulo', 'America/Noronha', 'America/Belem', 'America/Fortaleza', 'America/Recife', 'America/Araguaina',
  'America/Maceio', 'America/Bahia', 'America/Campo_Grande', 'America/Cuiaba', 'America/Santarem', 'America/Porto_Velho',
  'America/Boa_Vista', 'America/Manaus', 'America/Eirunepe', 'America/Rio_Branco',
] as const

/**
 * The zones that a person may choose (shell specification, section 9: about 90 to 100), as IANA names: all of Brazil,
 * its neighbours, and where its students go or come from. Plain data: the browser reads it too.
 */
export const timeZones = [
  ...brazilianTimeZones,
  'America/Argentina/Buenos_Aires', 'America/Asuncion', 'America/Montevideo', 'America/Santiago', 'Pacific/Easter',
  'America/La_Paz', 'America/Lima', 'America/Guayaquil', 'America/Bogota', 'America/Caracas', 'America/Cayenne',
  'America/Guyana', 'America/Paramaribo',
  'America/Panama', 'America/Costa_Rica', 'America/Guatemala', 'America/El_Salvador', 'America/Tegucigalpa',
  'America/Managua', 'America/Havana', 'America/Santo_Domingo', 'America/Puerto_Rico', 'America/Mexico_City',
  'America/Cancun', 'America/Tijuana', 'America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix',
  'America/Los_Angeles', 'America/Anchorage', 'Pacific/Honolulu', 'America/Toronto', 'America/Vancouver',
  'America/Halifax', 'America/St_Johns', 'America/Nuuk',
  'Atlantic/Azores', 'Atlantic/Cape_Verde', 'Atlantic/Reykjavik', 'Atlantic/Madeira', 'Atlantic/Canary', 'Europe/Lisbon',
  'Europe/London', 'Europe/Dublin', 'Europe/Madrid', 'Europe/Paris', 'Europe/Berlin', 'Europe/Rome', 'Europe/Amsterdam',
  'Europe/Brussels', 'Europe/Zurich', 'Europe/Vienna', 'Europe/Stockholm', 'Europe/Oslo', 'Europe/Copenhagen',
  'Europe/Helsinki', 'Europe/Warsaw', 'Europe/Athens', 'Europe/Kyiv', 'Europe/Istanbul', 'Europe/Moscow',
  'Africa/Luanda', 'Africa/Maputo', 'Africa/Bissau', 'Africa/Sao_Tome', 'Africa/Casablanca', 'Africa/Lagos',
  'Africa/Johannesburg', 'Africa/Cairo', 'Africa/Nairobi',
  'Asia/Jerusalem', 'Asia/Dubai', 'Asia/Kolkata', 'Asia/Shanghai', 'Asia/Macau', 'Asia/Tokyo', 'Asia/Seoul',
  'Asia/Singapore', 'Asia/Dili', 'Australia/Sydney', 'Pacific/Auckland',
] as const
export type TimeZone = (typeof timeZones)[number]

/** Brasília: what accounts have until somebody chooses. */
export const defaultTimeZone: TimeZone = 'America/Sao_Paulo'

/** Whether a text names a zone that may be chosen. */
export function isTimeZone(text: string): text is TimeZone {
  return (timeZones as readonly string[]).includes(text)
}
