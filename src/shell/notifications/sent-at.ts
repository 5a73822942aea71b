const styles: Record<string, { locale: string; day: 'numeric' | '2-digit' }> = {
  'pt-BR': { locale: 'pt-BR', day: 'numeric' },
  en: { locale: 'en-US', day: '2-digit' },
  es: { locale: 'es-AR', day: 'numeric' },
}

/**
 * `5/03/2026 14:05`; month first in English (docs/requirements/shell.md §9). @param instant ISO 8601 @param timeZone
 * institution's zone
 */
export function sentAtText(instant: string, language: string, timeZone: string): string {
  const { locale, day } = styles[language] ?? styles['pt-BR']!
  return new Intl.DateTimeFormat(locale, {
    day,
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
    .format(new Date(instant))
    .replace(',', '')
}
