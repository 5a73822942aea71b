import { useLingui } from '@lingui/react/macro'
import type { DateFieldProps } from '#design/components/dates/date-field.tsx'

export function useDateField(): Required<Pick<DateFieldProps, 'locale' | 'calendar'>> {
  const { t, i18n } = useLingui()
  return {
    locale: i18n.locale,
    calendar: {
      open: t`Abrir calendário`,
      title: t`Calendário`,
      previousMonth: t`Mês anterior`,
      nextMonth: t`Próximo mês`,
      month: t`Mês`,
      year: t`Ano`,
      today: t`hoje`,
      chosen: t`escolhido`,
    },
  }
}
