import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { BookOpen, FileSignature, FileUp, Handshake, UserPen, Wallet } from 'lucide-react'
import type { DocumentStatus } from '#api/academic/enrollment-documents.ts'
import type { Pendency, PendencyKind } from '#api/academic/reenrollment.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { useDebtWords } from '../debts/debt-words.ts'

/** The requirements of a period, by kind of pending item. */
export const ruleWords: Record<PendencyKind, MessageDescriptor> = {
  payment_pending: msg`Nenhum débito vencido`,
  agreement: msg`Acordos em dia`,
  documentation_mandatory: msg`Documentos exigidos`,
  person_update: msg`Dados pessoais confirmados`,
  accept_contract: msg`Contrato aceito`,
  dependency_adaptation: msg`Dependências e adaptações na escolha`,
}

const icons = {
  payment_pending: Wallet,
  agreement: Handshake,
  documentation_mandatory: FileUp,
  person_update: UserPen,
  accept_contract: FileSignature,
  dependency_adaptation: BookOpen,
}

export function PendencyIcon({ kind }: { kind: PendencyKind }) {
  const Icon = icons[kind]
  return <Icon />
}

/** Name and facts of a pending item, in the reader's language. */
export function usePendencyWords(): (pendency: Pendency) => { name: string; facts: string } {
  const { t, i18n } = useLingui()
  const { locale } = useShell()
  const formats = useFormats()
  const { fullName } = useDebtWords()
  const documentFacts: Record<DocumentStatus, string> = {
    pending: t`Ainda não enviado`,
    waiting: t`Enviado, aguardando validação da secretaria`,
    refused: t({ message: 'Recusado', context: 'documento' }),
    accepted: t({ message: 'Aceito', context: 'documento' }),
    not_applicable: t`Não se aplica`,
  }
  return (pendency) => {
    switch (pendency.kind) {
      case 'payment_pending': {
        const amount = formats.money(pendency.amount)
        const day = formats.date(pendency.dueDate)
        const due =
          pendency.daysOverdue > 0
            ? t`${plural(pendency.daysOverdue, {
                one: `${amount}, venceu há # dia, em ${day}`,
                other: `${amount}, venceu há # dias, em ${day}`,
              })}`
            : t`${amount}, com vencimento em ${day}`
        return {
          name: fullName({ ...pendency, installment: null }),
          facts: pendency.cardInReview ? `${due} · ${t`Cartão em análise: não pague de novo`}` : due,
        }
      }
      case 'agreement': {
        const { number } = pendency
        return { name: t`Acordo ${number}`, facts: t`Tem parcela vencida` }
      }
      case 'documentation_mandatory': {
        const reason = pendency.reason
        return {
          name: pendency.name[locale],
          facts: pendency.status === 'refused' && reason ? t`Recusado: ${reason}` : documentFacts[pendency.status],
        }
      }
      case 'person_update': {
        const day = pendency.until && formats.date(pendency.until)
        return {
          name: t`Confirmação dos dados pessoais`,
          facts: day
            ? t`A instituição pede contato e endereço confirmados até ${day}`
            : t`A instituição pede contato e endereço confirmados`,
        }
      }
      case 'accept_contract': {
        const { number, period } = pendency
        return { name: t`Contrato ${number}`, facts: t`Período ${period}, aguardando aceite` }
      }
      case 'dependency_adaptation': {
        const list = (offered: boolean) =>
          new Intl.ListFormat(i18n.locale).format(
            pendency.subjects.filter(({ isOffered }) => isOffered === offered).map(({ subject, code }) => `${subject} (${code})`),
          )
        const [toTake, notOffered] = [list(true), list(false)]
        return {
          name: t`Dependências e adaptações`,
          facts: [toTake && t`A cursar: ${toTake}.`, notOffered && t`Sem turma neste período: ${notOffered}.`].filter(Boolean).join(' '),
        }
      }
    }
  }
}
