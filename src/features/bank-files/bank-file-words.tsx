import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type {
  BankFile,
  BankFileProblem,
  BankFileStatus,
  EntryFinding,
  ReconciliationDifference,
  ResolutionReason,
} from '#api/financial/bank-files.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { periodOfMonth } from './months.ts'

/** Branch and number, as a slip prints them. */
export function AccountName({ account: { bankName, branch, number, digit } }: { account: NonNullable<BankFile['account']> }) {
  return (
    <span>
      <span dir="auto" translate="no">
        {bankName}
      </span>{' '}
      <code>
        {branch} / {number}-{digit}
      </code>
    </span>
  )
}

const fileTones = { reading: 'info', refused: 'danger', ready: 'warning', booking: 'info', booked: 'ok', canceled: 'neutral' } as const

/** The number of the file's payments that are booked, by this file or before it. */
export const getBooked = ({ booked, bookedBefore }: BankFile) => booked.entries + bookedBefore.entries

/** Shows a file's status; for a booked one, how many payments were booked and whether the rest still needs attention. */
export function BankFileState({ file }: { file: BankFile }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const { status, payments, unresolved } = file
  if (status === 'booked' && getBooked(file) < payments.entries) {
    const [done, all] = [number(getBooked(file)), number(payments.entries)]
    return <Status tone={unresolved ? 'warning' : 'neutral'}>{t`${done} de ${all} baixados`}</Status>
  }
  if (unresolved) return <Status tone="warning">{t`Processado com diferença`}</Status>
  const names: Record<BankFileStatus, string> = {
    reading: t`Em leitura`,
    refused: t`Recusado`,
    ready: t`A confirmar`,
    booking: t`Em baixa`,
    booked: t`Processado`,
    canceled: t`Interrompido`,
  }
  return <Status tone={fileTones[status]}>{names[status]}</Status>
}

/** Says whether the entries of a booked file that were not booked still need attention, with a link to resolve them. */
export function UnprocessedEntries({ file }: { file: BankFile }) {
  const { status, payments, unresolved } = file
  const search = unresolvedSearch(file)
  if (search)
    return (
      <div>
        <Link to="/financial/bank-files/reconciliation" search={search} className={textLinkLook()}>
          <Plural value={unresolved!.entries} one="Resolver # diferença" other="Resolver # diferenças" />
        </Link>
      </div>
    )
  return status === 'booked' && getBooked(file) < payments.entries ? (
    <div>
      <Trans>Diferença resolvida</Trans>
    </div>
  ) : null
}

/** Returns whether a file contains no payments and only confirms registrations at the bank. */
export const confirmsOnly = ({ status, payments, registered }: BankFile) => status === 'booked' && payments.entries === 0 && registered > 0

export function ConfirmedSlips({ file: { registered } }: { file: BankFile }) {
  return <Plural value={registered} one="Confirma o registro de # boleto." other="Confirma o registro de # boletos." />
}

const findingTones = {
  matches: 'ok',
  paid_less: 'warning',
  paid_more: 'warning',
  paid_again: 'warning',
  future_day: 'warning',
  to_check: 'warning',
  unknown_slip: 'danger',
  other_account: 'danger',
  booked_before: 'neutral',
  registered: 'ok',
  rejected: 'danger',
  written_off: 'neutral',
  protested: 'danger',
  new_due_date: 'neutral',
  no_money: 'neutral',
} as const

export function EntryState({ finding }: { finding: EntryFinding }) {
  return <Status tone={findingTones[finding]}>{useFindingNames()[finding]}</Status>
}

export function useFindingNames(): Record<EntryFinding, string> {
  const { t } = useLingui()
  return {
    matches: t`Confere`,
    paid_less: t`Pago a menor`,
    paid_more: t`Pago a maior`,
    paid_again: t`Pago em dobro`,
    future_day: t`Data futura`,
    to_check: t`A conferir`,
    unknown_slip: t`Boleto não encontrado`,
    other_account: t`Boleto de outra conta`,
    booked_before: t`Já baixado`,
    registered: t`Registro confirmado`,
    rejected: t`Registro recusado`,
    written_off: t`Cancelado no banco`,
    protested: t`Em protesto`,
    new_due_date: t`Vencimento alterado`,
    no_money: t`Sem pagamento`,
  }
}

/** Returns what booking will do, or has done, with each kind of entry; `allocate` decides it. */
export function useFindingOutcomes(file: BankFile): Record<EntryFinding, ReactNode> {
  const { t } = useLingui()
  const isBooked = file.status === 'booked'
  const unbooked = isBooked ? <UnbookedEntries file={file} /> : t`Fica sem baixa. Depois, resolva a diferença na conciliação.`
  return {
    matches: isBooked
      ? t`Entrou na baixa e quitou o débito. Se ele já estava pago, o valor ficou como crédito do aluno.`
      : t`Entra na baixa e quita o débito. Se ele já estava pago, o valor fica como crédito do aluno.`,
    paid_less: isBooked
      ? t`Entrou na baixa e abateu do débito, que continuou em aberto com o que faltou. Se ele já estava pago, o valor ficou como crédito do aluno.`
      : t`Entra na baixa e abate do débito, que continua em aberto com o que falta. Se ele já estava pago, o valor fica como crédito do aluno.`,
    paid_more: isBooked
      ? t`Entrou na baixa, quitou o débito e deixou a sobra como crédito do aluno.`
      : t`Entra na baixa, quita o débito e deixa a sobra como crédito do aluno.`,
    paid_again: isBooked
      ? t`Segundo pagamento de um boleto já pago: ficou como crédito do aluno. Confira na conciliação.`
      : t`Segundo pagamento de um boleto já pago: fica como crédito do aluno. Se o banco só repetiu o mesmo pagamento, não confirme.`,
    future_day: t`O banco informa um pagamento em dia que ainda não chegou. Fica sem baixa até esse dia.`,
    to_check: t`O banco informa um valor pago em um movimento que não é liquidação. Fica sem baixa: confira com o banco.`,
    unknown_slip: unbooked,
    other_account: unbooked,
    booked_before: isBooked
      ? t`O mesmo pagamento já tinha sido baixado e não entrou de novo.`
      : t`O mesmo pagamento já tinha sido baixado e não entra de novo.`,
    registered: t`O banco registrou o boleto. Não há pagamento a baixar.`,
    rejected: t`O banco recusou o boleto. O aluno não o vê mais e pode gerar outro.`,
    written_off: t`O banco não aceita mais o boleto. O aluno não o vê mais e pode gerar outro.`,
    protested: t`O boleto foi a cartório. O aluno não o vê mais; o banco avisa se for pago lá.`,
    new_due_date: t`O boleto passa a vencer no dia que o banco informa.`,
    no_money: t`Não há pagamento a baixar.`,
  }
}

/** Returns the reconciliation's search for resolving what is left of a file; null if nothing is left. */
export const unresolvedSearch = ({ account, unresolved }: BankFile) =>
  account && unresolved ? { accountId: account.accountId, month: periodOfMonth(unresolved.since).from } : null

function UnbookedEntries({ file }: { file: BankFile }) {
  const search = unresolvedSearch(file)
  if (!search) return <Trans>Ficou sem baixa. A diferença foi resolvida na conciliação.</Trans>
  return (
    <Trans>
      Ficou sem baixa.{' '}
      <Link to="/financial/bank-files/reconciliation" search={search} className={textLinkLook()}>
        Resolva a diferença na conciliação
      </Link>
      .
    </Trans>
  )
}

/** Returns the problem of a line, worded for staff who have to ask the bank for another file. */
export function useProblemNames(): Record<BankFileProblem['reason'], string> {
  const { t } = useLingui()
  return {
    byte_order_mark: t`O arquivo começa com uma marca de UTF-8 (BOM). Salve o arquivo original do banco, sem abrir em um editor.`,
    encoding: t`A linha está em UTF-8, e as posições mudaram. Use o arquivo original do banco, em ISO 8859-1.`,
    record_length: t`A linha não tem 240 posições.`,
    cnab_400: t`Este arquivo é CNAB 400, que muda de banco para banco. Peça ao banco o retorno em CNAB 240 (FEBRABAN) e envie de novo.`,
    not_a_return: t`O arquivo não começa com um registro de retorno CNAB 240.`,
    record_type: t`O tipo de registro não é esperado aqui.`,
    bank_code: t`O código do banco não é o do início do arquivo.`,
    lot_number: t`O número do lote não é o do início do lote.`,
    segment_pair: t`Os segmentos T e U não formam um par.`,
    digits: t`Há letras ou espaços em um campo de números.`,
    date: t`Uma data não existe ou falta.`,
    lot_amount: t`O fim do lote informa outra soma de valores.`,
    lot_count: t`O fim do lote informa outra quantidade de registros.`,
    file_count: t`O fim do arquivo informa outra quantidade de registros.`,
    lots_count: t`O fim do arquivo informa outra quantidade de lotes.`,
    cut: t`O arquivo termina antes do fim. Salve de novo no site do banco.`,
    after_end: t`Há linhas depois do fim do arquivo.`,
    account: t`Nenhuma conta cadastrada tem este banco, agência e conta. Cadastre a conta em Bancos e envie de novo.`,
  }
}

/** Returns the function that says how bank and portal differ. */
export function useDifferenceName(): (difference: Pick<ReconciliationDifference, 'kind' | 'amount' | 'expected'>) => string {
  const { t } = useLingui()
  return ({ kind, amount, expected }) => {
    switch (kind) {
      case 'not_booked':
        if (expected === null || expected === amount) return t`No banco, sem baixa`
        return amount < expected ? t`Pago a menor, sem baixa` : t`Pago a maior, sem baixa`
      case 'amount_differs':
        return expected !== null && amount < expected ? t`Pago a menor` : t`Pago a maior`
      case 'paid_again':
        return t`Pago em dobro`
      case 'not_in_file':
        return t`Baixado, sem arquivo do banco`
    }
  }
}

export function useResolutionReasons(): Record<ResolutionReason, string> {
  const { t } = useLingui()
  return {
    booked_elsewhere: t`Baixado de outra forma`,
    refunded: t`Devolvido a quem pagou`,
    settled_with_payer: t`Acertado com quem pagou`,
    other_system: t`Boleto de outro sistema`,
    bank_corrected: t`Erro do banco, já corrigido`,
    other: t`Outro motivo`,
  }
}
