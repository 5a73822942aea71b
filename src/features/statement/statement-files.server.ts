import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { closingBalanceKind } from '#api/financial/statement-closing.ts'
import type { Statement, StatementRow } from '#api/financial/statement.ts'
import { createI18n } from '../../i18n/create-i18n.ts'
import { getCivilDate, createFormats } from '../../i18n/formats.ts'
import { byteOrderMark, csvAmount, csvDialect, csvRecord } from '../../kit/list/export-csv.ts'
import { debtWords } from '../../subjects/debts/debt-words.ts'
import { reportDownload } from '../../kit/downloads/report-download.server.ts'
import type { RequestScope } from '../../request/request-scope.server.ts'
import { toPortalError } from '../../request/upstream.server.ts'
import { getPeriod } from './statement-periods.ts'
import { rowKinds } from './statement-words.ts'
import { statementSearch } from './statement-search.ts'

const methods = { pix: msg`Pix`, bank_slip: msg`Boleto`, credit_card: msg`Cartão de crédito` }

function closingName(i18n: I18n, statement: Statement, today: string): string {
  const { kind, withoutCharges } = closingBalanceKind(statement, today)
  if (kind === 'in_favour') return i18n._(msg`Saldo a seu favor`)
  if (kind === 'expected') return i18n._(withoutCharges ? msg`Saldo previsto, sem multa e juros` : msg`Saldo previsto`)
  return i18n._(withoutCharges ? msg`Saldo final, sem multa e juros` : msg`Saldo final`)
}

function periodOfRequest({ acting }: RequestScope, request: Request) {
  const { from, to } = statementSearch(Object.fromEntries(new URL(request.url).searchParams))
  return getPeriod({ from, to }, getCivilDate(new Date(), acting.timeZone))
}

export function statementPdf(scope: RequestScope, request: Request): Promise<Response> {
  const { from, to } = periodOfRequest(scope, request)
  return reportDownload(scope, { kind: 'statement', from, to }, `/financial/statement?${new URLSearchParams({ from, to })}`)
}

/** 401 without a session. */
export async function statementCsv(scope: RequestScope, request: Request): Promise<Response> {
  if (!scope.session) return new Response(null, { status: 401 })
  const period = periodOfRequest(scope, request)
  const i18n = await createI18n(scope.locale)
  const dialect = csvDialect(scope.locale)
  const formats = createFormats(scope.locale, scope.acting.currency, scope.acting.timeZone)
  const { shortName } = debtWords(i18n, formats)
  const amount = (cents: number) => csvAmount(cents, dialect)
  const record = ({
    date,
    kind,
    debtId,
    type,
    description,
    installment,
    competency,
    method,
    agreementId,
    debit,
    credit,
    balance,
    late,
  }: StatementRow) => [
    formats.date(date),
    late ? i18n._(msg`${{ kind: i18n._(rowKinds[kind]) }}, recebido depois do prazo`) : i18n._(rowKinds[kind]),
    String(debtId),
    shortName({ type, description, installment, competency }),
    formats.shortMonth(competency),
    method ? i18n._(methods[method]) : agreementId === null ? '' : String(agreementId),
    debit > 0 ? amount(debit) : '',
    credit > 0 ? amount(credit) : '',
    amount(balance),
  ]
  try {
    const statement = await scope.upstream.financial.statement.get(period)
    const { rows, openingBalance, totalDebit, totalCredit, closingBalance } = statement
    const closing = closingName(i18n, statement, getCivilDate(new Date(), scope.acting.timeZone))
    const head = [
      msg`Data`,
      msg`Movimento`,
      msg`Número`,
      msg`Débito`,
      msg`Competência`,
      msg`Meio de pagamento ou acordo`,
      msg`Cobrado`,
      msg`Pago ou descontado`,
      msg`Saldo`,
    ]
    const records = [
      head.map((message) => i18n._(message)),
      [formats.date(period.from), i18n._(msg`Saldo anterior`), '', '', '', '', '', '', amount(openingBalance)],
      ...rows.map(record),
      [formats.date(period.to), closing, '', '', '', '', amount(totalDebit), amount(totalCredit), amount(closingBalance)],
    ]
    const name = `${i18n._(msg`extrato`)}-${period.from}-${period.to}.csv`
    return new Response(byteOrderMark + records.map((cells) => csvRecord(cells, dialect)).join(''), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
        'cache-control': 'private, no-store',
      },
    })
  } catch (error) {
    const { code } = toPortalError(error)
    if (code === 'FORBIDDEN' || code === 'UNAUTHORIZED') return new Response(null, { status: code === 'FORBIDDEN' ? 403 : 401 })
    scope.log.error({ err: error }, 'statement could not be written')
    return new Response(i18n._(msg`O serviço financeiro está fora do ar agora. Tente baixar de novo em alguns minutos.`), {
      status: 503,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    })
  }
}
