import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { requestTypesContract, RequestDefinition } from '#api/academic/request-types.ts'
import { type ErrorMessages, portalErrorCode } from '../../request/portal-error.ts'
import { rpc } from '../../rpc/rpc.ts'
import { requestTypeQueries } from './request-types.queries.ts'
import { editorRoute } from './editor-search.ts'

interface SavedType {
  /** Null for a new one. */
  typeId: number | null
  onSaved: () => void
}

/** Saves a type as a new version, or creates it and opens its page. */
export function useSaveType({ typeId, onSaved }: SavedType) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const save = useMutation({
    mutationFn: async ({ definition, version }: { definition: RequestDefinition; version: number }) => {
      if (typeId === null) return { typeId: (await rpc.academic.requestTypes.create.mutate({ definition })).typeId, version: 1 }
      return { typeId, version: (await rpc.academic.requestTypes.save.mutate({ typeId, version, definition })).version }
    },
    onSuccess: async (saved) => {
      onSaved()
      await queryClient.invalidateQueries({ queryKey: requestTypeQueries.all })
      if (typeId !== null) return
      await navigate({
        from: editorRoute,
        to: '/request-types/$typeId',
        params: { typeId: saved.typeId },
        search: ({ view, step }) => ({ view, step, edit: true, saved: true }),
        replace: true,
        ignoreBlocker: true,
      })
    },
    onError: (error) => {
      if (portalErrorCode(error) === 'CONTENT_CHANGED') void queryClient.invalidateQueries({ queryKey: requestTypeQueries.all })
    },
  })
  const messages: ErrorMessages<typeof requestTypesContract.save> = {
    NOT_ALLOWED: t`O formulário tem pendências e não foi salvo. O que você mudou continua aqui.`,
    CONTENT_CHANGED: t`Outra pessoa salvou uma nova versão enquanto você editava. O que você mudou continua aqui.`,
    FORBIDDEN: t`O seu perfil não permite mudar este tipo. O que você mudou continua aqui.`,
  }
  const code = save.isError ? portalErrorCode(save.error) : null
  return {
    save,
    isOvertaken: code === 'CONTENT_CHANGED',
    problem: code && (messages[code] ?? t`Não foi possível salvar. O que você mudou continua aqui: tente de novo.`),
  }
}
