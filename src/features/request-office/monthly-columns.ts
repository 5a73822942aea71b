import { wholePercent } from '#api/academic/whole-percent.ts'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AppLocale } from '#api/locales.ts'
import type { MonthlyFigures } from '#api/academic/request-office.ts'
import type { Formats } from '../../i18n/formats.ts'

interface MonthlyColumn {
  id: string
  header: MessageDescriptor
  isTitle?: true
  isNumeric?: true
  /** Where the column appears; both if undefined. The table shows one month; the file has numbers for calculating. */
  only?: 'file' | 'table'
  /** Returns the cell's text; null if there is nothing. */
  text(row: MonthlyFigures, formats: Formats, i18n: I18n): string | null
}

/** The columns of the table and of the file. */
export const monthlyColumns: readonly MonthlyColumn[] = [
  { id: 'name', header: msg`Requerimento`, isTitle: true, text: ({ name }, _, i18n) => name[i18n.locale as AppLocale] },
  { id: 'month', header: msg`Mês`, only: 'file', text: ({ month }, { shortMonth }) => shortMonth(month) },
  { id: 'received', header: msg`Recebidos`, isNumeric: true, text: ({ received }, { number }) => number(received) },
  { id: 'concluded', header: msg`Concluídos`, isNumeric: true, text: ({ concluded }, { number }) => number(concluded) },
  {
    id: 'inTimeShare',
    header: msg`No prazo`,
    isNumeric: true,
    only: 'table',
    text: ({ inTime, concluded }, { number }) =>
      concluded === 0 ? null : `${number(inTime)} (${number(wholePercent(inTime, concluded))}%)`,
  },
  { id: 'inTime', header: msg`Concluídos no prazo`, isNumeric: true, only: 'file', text: ({ inTime }, { number }) => number(inTime) },
  { id: 'ratings', header: msg`Avaliações`, isNumeric: true, text: ({ ratings }, { number }) => number(ratings) },
  {
    id: 'satisfaction',
    header: msg`Satisfação, de 1 a 5`,
    isNumeric: true,
    text: ({ satisfaction }, { grade }) => (satisfaction === null ? null : grade(satisfaction)),
  },
]

/** Returns the total of a month's types; each rating counts once. */
export function monthlyTotal(rows: readonly MonthlyFigures[]): Omit<MonthlyFigures, 'typeId' | 'name' | 'month'> {
  const sum = (of: (row: MonthlyFigures) => number) => rows.reduce((total, row) => total + of(row), 0)
  const ratings = sum((row) => row.ratings)
  return {
    received: sum(({ received }) => received),
    concluded: sum(({ concluded }) => concluded),
    inTime: sum(({ inTime }) => inTime),
    ratings,
    satisfaction: ratings === 0 ? null : Math.round((10 * sum((row) => row.ratings * (row.satisfaction ?? 0))) / ratings) / 10,
  }
}

export const figuresFileName = msg`numeros-dos-requerimentos`
