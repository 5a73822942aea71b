import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AppLocale } from '#api/locales.ts'
import type { MonthlyFigures } from '#api/request-office.ts'
import type { Formats } from '../../i18n/formats.ts'

interface MonthlyColumn {
  id: string
  header: MessageDescriptor
  isTitle?: true
  isNumeric?: true
  /** Left out of the table, which shows one month. */
  only?: 'file'
  /** Null where there is nothing. */
  text(row: MonthlyFigures, formats: Formats, i18n: I18n): string | null
}

/** Of the table and of the file. */
export const monthlyColumns: readonly MonthlyColumn[] = [
  { id: 'name', header: msg`Requerimento`, isTitle: true, text: ({ name }, _, i18n) => name[i18n.locale as AppLocale] },
  { id: 'month', header: msg`Mês`, only: 'file', text: ({ month }, { shortMonth }) => shortMonth(month) },
  { id: 'received', header: msg`Recebidos`, isNumeric: true, text: ({ received }, { number }) => number(received) },
  { id: 'concluded', header: msg`Concluídos`, isNumeric: true, text: ({ concluded }, { number }) => number(concluded) },
  { id: 'inTime', header: msg`Concluídos no prazo`, isNumeric: true, text: ({ inTime }, { number }) => number(inTime) },
  { id: 'ratings', header: msg`Avaliações`, isNumeric: true, text: ({ ratings }, { number }) => number(ratings) },
  {
    id: 'satisfaction',
    header: msg`Satisfação, de 1 a 5`,
    isNumeric: true,
    text: ({ satisfaction }, { grade }) => (satisfaction === null ? null : grade(satisfaction)),
  },
]

export const figuresFileName = msg`numeros-dos-requerimentos`
