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
  const ruleText = useRuleText()
  return (
    <PlainList>
      {rules.map(({ rule, isKept }) => (
        <PlainRow
          key={rule.kind}
          aside={
            isKept ? (
              <Status tone="ok">
                <Trans context="regra">Cumprida</Trans>
              </Status>
            ) : (
              <Status tone="danger">
                <Trans context="regra">Não cumprida</Trans>
              </Status>
            )
          }
        >
          {ruleText(rule)}
        </PlainRow>
      ))}
    </PlainList>
  )
}

function useRuleText(): (rule: CheckedRule['rule']) => string {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  return (rule) => {
    switch (rule.kind) {
      case 'enrollment_status': {
        const statuses = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(
          rule.statuses.map((status) => i18n._(enrollmentWords[status])),
        )
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
  }
}
