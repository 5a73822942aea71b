import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { EnrollmentStatus } from '#api/academic/academic-situation.ts'
import type { CheckedRule } from '#api/academic/request-types.ts'
import { PlainList, PlainRow } from '#design/components/data/plain-list.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { useFormats } from '../../request/use-formats.ts'

const enrollmentWords: Record<EnrollmentStatus, MessageDescriptor> = {
  active: msg({ message: 'ativa', context: 'matrícula' }),
  locked: msg({ message: 'trancada', context: 'matrícula' }),
  dropped: msg({ message: 'abandonada', context: 'matrícula' }),
  concluded: msg({ message: 'concluída', context: 'matrícula' }),
  canceled: msg({ message: 'cancelada', context: 'matrícula' }),
}

/** Lists a type's conditions for an enrollment, and whether each is met. */
export function RuleList({ rules }: { rules: readonly CheckedRule[] }) {
  const { unmet, met } = useRuleTexts()
  return (
    <PlainList>
      {rules.map(({ rule, isKept }) => (
        <PlainRow
          key={rule.kind}
          aside={
            isKept ? null : (
              <Status tone="danger">
                <Trans context="regra">Falta</Trans>
              </Status>
            )
          }
        >
          {isKept ? met(rule) : unmet(rule)}
        </PlainRow>
      ))}
    </PlainList>
  )
}

type Rule = CheckedRule['rule']

/** Returns what a condition demands, and what it says once it is met. */
export function useRuleTexts(): { unmet(rule: Rule): string; met(rule: Rule): string } {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const listed = (statuses: readonly EnrollmentStatus[]) =>
    new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(statuses.map((status) => i18n._(enrollmentWords[status])))
  return {
    unmet(rule) {
      switch (rule.kind) {
        case 'enrollment_status': {
          const statuses = listed(rule.statuses)
          return t`A matrícula precisa estar ${statuses}.`
        }
        case 'course':
          return t`Este requerimento é só de alguns cursos, e o seu precisa ser um deles.`
        case 'one_open':
          return t`Só um pedido deste tipo por vez: o anterior precisa ter sido respondido.`
        case 'documents_accepted':
          return t`Os documentos da matrícula precisam ter sido aceitos.`
        case 'minimum_progress': {
          const { percent } = rule
          return t`É preciso ter concluído ao menos ${percent}% da carga horária do curso.`
        }
        case 'period': {
          const [from, to] = [formats.date(rule.from), formats.date(rule.to)]
          return t`Os pedidos são recebidos de ${from} a ${to}.`
        }
      }
    },
    met(rule) {
      switch (rule.kind) {
        case 'enrollment_status': {
          const statuses = listed(rule.statuses)
          return rule.statuses.length === 1 ? t`Sua matrícula está ${statuses}.` : t`A situação da sua matrícula permite este pedido.`
        }
        case 'course':
          return t`O seu curso pode pedir.`
        case 'one_open':
          return t`Você não tem outro pedido igual em andamento.`
        case 'documents_accepted':
          return t`Os documentos da sua matrícula foram aceitos.`
        case 'minimum_progress': {
          const { percent } = rule
          return t`Você já concluiu ao menos ${percent}% da carga horária.`
        }
        case 'period': {
          const to = formats.date(rule.to)
          return t`Os pedidos são recebidos até ${to}.`
        }
      }
    },
  }
}
