import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { BulkAct } from '#api/academic/request-office.ts'
import { rpc } from '../../rpc/rpc.ts'

/** What is about to be done, or was done, to several requests. */
export type BulkVerb = 'assign' | 'share_out' | 'leave' | 'take' | 'granted' | 'rejected' | 'delivered' | 'concluded'

function getVerb(act: BulkAct): BulkVerb {
  if (act.kind === 'conclude') return act.outcome
  return act.kind === 'assign' && act.userId === null ? 'leave' : act.kind
}

export function useBulkWords() {
  const { t } = useLingui()
  const { data } = useQuery(rpc.academic.requestOffice.options.queryOptions())
  return {
    button(verb: BulkVerb, count: number): string {
      const words: Record<BulkVerb, string> = {
        assign: t`${plural(count, { one: 'Atribuir # requerimento', other: 'Atribuir # requerimentos' })}`,
        share_out: t`${plural(count, { one: 'Distribuir # requerimento', other: 'Distribuir # requerimentos' })}`,
        leave: t`${plural(count, { one: 'Deixar # requerimento sem responsável', other: 'Deixar # requerimentos sem responsável' })}`,
        take: t`${plural(count, { one: 'Atender # requerimento', other: 'Atender # requerimentos' })}`,
        granted: t`${plural(count, { one: 'Aprovar # requerimento', other: 'Aprovar # requerimentos' })}`,
        rejected: t`${plural(count, { one: 'Negar # requerimento', other: 'Negar # requerimentos' })}`,
        delivered: t`${plural(count, { one: 'Entregar # requerimento', other: 'Entregar # requerimentos' })}`,
        concluded: t`${plural(count, { one: 'Concluir # requerimento', other: 'Concluir # requerimentos' })}`,
      }
      return words[verb]
    },
    done(act: BulkAct, count: number): string {
      const userId = act.kind === 'assign' ? act.userId : null
      const name = data?.people.find((person) => person.userId === userId)?.name ?? ''
      const words: Record<BulkVerb, string> = {
        assign:
          userId === data?.me
            ? t`${plural(count, { one: '# requerimento atribuído a você', other: '# requerimentos atribuídos a você' })}`
            : t`${plural(count, { one: `# requerimento atribuído a ${name}`, other: `# requerimentos atribuídos a ${name}` })}`,
        share_out: t`${plural(count, { one: '# requerimento atribuído na equipe', other: '# requerimentos distribuídos entre a equipe' })}`,
        leave: t`${plural(count, { one: '# requerimento sem responsável', other: '# requerimentos sem responsável' })}`,
        take: t`${plural(count, { one: '# requerimento em atendimento', other: '# requerimentos em atendimento' })}`,
        granted: t`${plural(count, { one: '# requerimento aprovado', other: '# requerimentos aprovados' })}`,
        rejected: t`${plural(count, { one: '# requerimento negado', other: '# requerimentos negados' })}`,
        delivered: t`${plural(count, { one: '# requerimento entregue', other: '# requerimentos entregues' })}`,
        concluded: t`${plural(count, { one: '# requerimento concluído', other: '# requerimentos concluídos' })}`,
      }
      return words[getVerb(act)]
    },
  }
}
