import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentProps, useState } from 'react'
import { hasOwnPassword } from '#api/identity/auth-methods.ts'
import type { PersonalData } from '#api/academic/personal-data.ts'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SavedMark } from '#design/components/fields/saved-mark.tsx'
import { forgetDraft } from '../../request/browser/draft-storage.ts'
import type { SessionPerson } from '../../request/session/session.ts'
import { PortalError } from '../../request/portal-error.ts'
import { AppForm, SubmitButton } from '../../kit/form/app-form.tsx'
import { type FieldMessages, useAppForm } from '../../kit/form/use-app-form.ts'
import { AddressFields } from './address-fields.tsx'
import { AddAddress } from './address-list.tsx'
import { ContactFields } from './contact-fields.tsx'
import { savePersonalData } from './update-data.functions.ts'
import { personalDataQuery } from './update-data.queries.ts'
import {
  type AddressChoice,
  changedHalves,
  fieldOfRefusal,
  type PostedUpdate,
  getProblems,
  getRefusals,
  toAddress,
  toContact,
  type UpdateProblems,
  type UpdateValues,
  getValues,
  type ChangedHalves,
  type SaveOutcome,
} from './update-values.ts'
import { draftName, useDraft } from './use-draft.ts'
import { useProblemWords, useSavedWords, useSaveMessages } from './use-update-words.ts'

interface HalfSavedProps {
  outcome: SaveOutcome
  changed: ChangedHalves
}

/** Says which half was saved, and why the other was not. There is nothing to say about a half that nobody changed. */
function HalfSaved({ outcome, changed }: HalfSavedProps) {
  const { t } = useLingui()
  const getMessage = useSaveMessages()
  const { contact, address } = outcome
  const refusals = getRefusals(outcome)
  const failed = { contact: contact !== 'saved', address: address !== 'saved' && address !== null }
  const saved = { contact: !failed.contact && changed.contact, address: address === 'saved' && changed.address }
  // Refusals that belong to a field are explained beside it.
  const unexplained = refusals.filter((code) => !fieldOfRefusal[code])
  if (refusals.length === 0 || (unexplained.length === 0 && !saved.contact && !saved.address)) return null
  const title = failed.contact
    ? failed.address
      ? t`Os dados não foram salvos.`
      : saved.address
        ? t`O endereço foi salvo. O contato, não.`
        : t`O contato não foi salvo.`
    : saved.contact
      ? t`O contato foi salvo. O endereço, não.`
      : t`O endereço não foi salvo.`
  return (
    <Notice tone={saved.contact || saved.address ? 'warning' : 'danger'} live="alert" title={title}>
      {[...new Set(unexplained.map((code) => getMessage(code)))].join(' ')} <Trans>O que falta continua no formulário.</Trans>
    </Notice>
  )
}

interface UpdateFormProps {
  data: PersonalData
  choice: AddressChoice
  onAddressSaved(addressId: number): void
  person: SessionPerson
  posted: PostedUpdate | undefined
}

/** Contact and one address, saved by one press in two calls. */
export function UpdateFormCard(props: UpdateFormProps) {
  const { data, choice, person, posted } = props
  const { t } = useLingui()
  const disabled = person.impersonated
  const isEmailFixed = !hasOwnPassword(person.method)
  const saved = getValues(data, choice)
  const savedWords = useSavedWords(data)
  const { form, outcome, setOutcome } = useUpdateForm(props)
  const draft = useDraft(form, saved, {
    who: person.username,
    name: draftName(choice),
    isOff: disabled || posted !== undefined || form.isPending,
  })
  return (
    <Card aria-label={t`Contato e endereço`}>
      <CardSection>
        <AppForm
          form={form}
          aria-label={t`Contato e endereço`}
          action={`${appConfig.basePath}/update-data${choice === 'new' ? '?address=new' : `?address=${choice}`}`}
          actions={
            disabled ? null : (
              <>
                <SubmitButton form={form} variant="primary">
                  <Trans>Salvar e confirmar</Trans>
                </SubmitButton>
                <SavedMark>{form.isSuccess ? savedWords : null}</SavedMark>
              </>
            )
          }
        >
          {draft.isRestored && !form.isSuccess ? (
            <Notice
              live="status"
              title={t`O que você digitou antes está aqui, ainda sem salvar.`}
              action={
                <Button
                  size="sm"
                  onClick={() => {
                    draft.discard()
                    setOutcome(null)
                  }}
                >
                  <Trans>Descartar</Trans>
                </Button>
              }
            />
          ) : null}
          {outcome ? <HalfSaved {...outcome} /> : null}
          <ContactFields form={form} data={data} disabled={disabled} isEmailFixed={isEmailFixed} />
          <AddressFields form={form} saved={saved} isNew={choice === 'new'} disabled={disabled} />
          {disabled || data.addresses.length !== 1 || choice === 'new' ? null : <AddAddress />}
        </AppForm>
      </CardSection>
    </Card>
  )
}

export type UpdateForm = ReturnType<typeof useUpdateForm>['form']

function useUpdateForm({ data, choice, onAddressSaved, posted }: UpdateFormProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const getWord = useProblemWords()
  const getMessage = useSaveMessages()
  const [outcome, setOutcome] = useState<Pick<ComponentProps<typeof HalfSaved>, 'outcome' | 'changed'> | null>(
    posted?.outcome ? { outcome: posted.outcome, changed: posted.changed } : null,
  )
  const getWords = (problems: UpdateProblems) =>
    Object.fromEntries(
      Object.entries(problems).map(([name, problem]) => [name, getWord(name as keyof UpdateValues, problem)]),
    ) as FieldMessages<UpdateValues>
  const form = useAppForm<UpdateValues, void>({
    initialValues: posted?.values ?? getValues(data, choice),
    initialErrors: getWords(posted?.problems ?? {}),
    initialProblem: posted?.outcome ? getRefusals(posted.outcome)[0] : undefined,
    validate: (values) => getWords(getProblems(values, data)),
    submit: async (values) => {
      setOutcome(null)
      const result = await savePersonalData({ data: { contact: toContact(values), address: toAddress(values, choice) } })
      const [failed] = getRefusals(result)
      if (failed) setOutcome({ outcome: result, changed: changedHalves(values, getValues(data, choice)) })
      if (result.addressId !== undefined) onAddressSaved(result.addressId)
      // One half may be saved even if the other failed, so history, account and tasks are refetched.
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: personalDataQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: ['account'] }),
      ])
      if (failed) throw new PortalError(failed)
      forgetDraft(draftName(choice))
      if (choice === 'new') await navigate({ to: '/update-data', search: { saved: 'all' } })
    },
    serverError: (code) => {
      const field = fieldOfRefusal[code]
      if (field) return { [field]: getMessage(code) }
      return outcome
        ? {}
        : code === 'UNAUTHORIZED'
          ? t`A sua sessão terminou. Entre de novo: o que você digitou continua aqui.`
          : getMessage(code)
    },
    resetOnSuccess: true,
  })
  return { form, outcome, setOutcome }
}
