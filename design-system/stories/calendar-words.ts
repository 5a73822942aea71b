/** Words that the stories of dates share. */
export const calendarWords = {
  'pt-BR': {
    open: 'Abrir calendário',
    title: 'Calendário',
    previousMonth: 'Mês anterior',
    nextMonth: 'Próximo mês',
    month: 'Mês',
    year: 'Ano',
    today: 'hoje',
    chosen: 'escolhido',
  },
  en: {
    open: 'Open calendar',
    title: 'Calendar',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    month: 'Month',
    year: 'Year',
    today: 'today',
    chosen: 'chosen',
  },
  es: {
    open: 'Abrir calendario',
    title: 'Calendario',
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
    month: 'Mes',
    year: 'Año',
    today: 'hoy',
    chosen: 'elegido',
  },
}
