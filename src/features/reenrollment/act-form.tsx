import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { appConfig } from '#config'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { PortalError, readErrorCode } from '../../request/portal-error.ts'
import { useChoiceProblems } from './choice-problems.ts'
import { type FormProblem, formProblems, type ReenrollmentAct } from './reenrollment-acts.ts'

interface ActFormProps {
  act: ReenrollmentAct
  academicRecord: string
  /** The fields of the act (reenrollment-forms.server.ts). */
  fields?: Record<string, string | number | undefined>
  onPress: () => void
  /** Whether the form waits for scripts, which then ask for confirmation first. */
  waitsForScripts?: boolean
  /** The button that sends it. */
  children: ReactNode
}

/** Changes the reenrollment: a plain form until scripts run. */
export function ActForm({ act, academicRecord, fields = {}, onPress, waitsForScripts, children }: ActFormProps) {
  return (
    <Form
      // The button names the action; without a name, the form does not become one of a dozen equal landmarks.
      role="none"
      method="post"
      action={`${appConfig.basePath}/reenrollments/act`}
      waitsForScripts={waitsForScripts}
      onSubmit={(event) => {
        event.preventDefault()
        onPress()
      }}
    >
      {Object.entries({ act, record: academicRecord, ...fields }).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </Form>
  )
}

/** Shows the outcome of a form. @param outcome as in the URL */
export function FormOutcome({ outcome }: { outcome: string | undefined }) {
  const { t } = useLingui()
  const getProblem = useChoiceProblems()
  const problem = formProblems.find((one) => one === outcome)
  if (!problem) return null
  const known: Partial<Record<FormProblem, string>> = {
    full: t`A última vaga acabou de ser ocupada. Escolha outra turma ou entre na lista de espera.`,
    unavailable: t`A turma não está mais disponível. Escolha outra.`,
    refused: t`A escolha não foi aceita. Confira os limites, os horários e os pré-requisitos.`,
    calendar: t`Não foi possível baixar o horário. Tente de novo em alguns minutos.`,
    lost: t`O tempo de reserva acabou, e outras pessoas ocuparam vagas. Confira a sua escolha.`,
  }
  return <Notice tone="danger" live="alert" title={known[problem] ?? getProblem(new PortalError(readErrorCode(problem) ?? 'UNKNOWN'))} />
}
