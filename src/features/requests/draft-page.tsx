import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { finalStep } from '#api/academic/form-ends.ts'
import type { RequestDraft } from '#api/academic/requests.ts'
import { Notice } from '#design/components/feedback/notice.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { Steps } from '#design/components/navigation/steps.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { AnswerSummary } from '../../subjects/request-form/answer-summary.tsx'
import { BackToRequests } from './back-to-requests.tsx'
import { DiscardDraft, DiscardForm } from './discard-draft.tsx'
import type { PostedDraft } from './draft-by-form.server.ts'
import { DraftNotices } from './draft-notices.tsx'
import { DraftReview } from './draft-review.tsx'
import { DraftStep } from './draft-step.tsx'
import { expectedSteps, type ShownStep, shownStep } from './draft-steps.ts'
import type { DraftSearch } from './request-search.ts'
import { draftFileAddress } from './request-file-address.ts'
import { useDraftSaver } from './use-draft-saver.ts'
import { OfficeText } from '../../kit/text/office-text.tsx'
import { CircleSlash } from 'lucide-react'
import type { FormStep } from '#api/academic/request-forms.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'

/** Says that the answers led to an end where the request cannot be sent. */
function DraftCanceled({ draft: { draftId }, after }: { draft: RequestDraft; after: FormStep }) {
  const { t } = useLingui()
  const { locale } = useShell()
  const title = after.title[locale]
  return (
    <EmptyState
      icon={<CircleSlash size={32} />}
      title={t`Este requerimento não pode seguir`}
      action={
        <>
          <Link to="/my-requests/drafts/$draftId" params={{ draftId }} search={{ step: after.name }} className={buttonLook()}>
            <Trans>Voltar e rever a resposta</Trans>
          </Link>
          <DiscardForm draftId={draftId} />
        </>
      }
    >
      <Trans>
        Pelo que você respondeu em “{title}”, ele não se aplica ao seu caso. Se a resposta foi outra, volte e corrija; senão, descarte o
        rascunho. Nada foi enviado.
      </Trans>
    </EmptyState>
  )
}

interface DraftPageProps {
  draft: RequestDraft
  search: DraftSearch
  posted: PostedDraft | undefined
}

/** A request that is being filled in, step by step, until it is sent. */
export function DraftPage({ draft: loaded, ...rest }: DraftPageProps) {
  const { locale, person } = useShell()
  const [draft, setDraft] = useState(loaded)
  return (
    <>
      <PageHeader back={<BackToRequests />} title={draft.name[locale]} subtitle={<OfficeText>{draft.enrollment.course}</OfficeText>} />
      {person?.impersonated ? (
        <DraftOfAnother draft={draft} />
      ) : (
        // When the type has changed, the draft restarts, with the answers to fields that still exist.
        <OpenDraft key={draft.version} draft={draft} onChanged={setDraft} {...rest} />
      )}
    </>
  )
}

function OpenDraft({ draft, search, posted, onChanged }: DraftPageProps & { onChanged: (draft: RequestDraft) => void }) {
  const { locale, person } = useShell()
  const { saver, state, isRestored } = useDraftSaver(draft, person?.username ?? '')
  const [files, setFiles] = useState(draft.files)
  const answers = posted ? { ...state.answers, ...posted.answers } : state.answers
  const shown = shownStep(draft.form, answers, state.pressed, search.step, { locale, today: draft.today })
  const shared = { draft, saver, state, files }
  return (
    <>
      <DraftSteps draft={draft} shown={shown} />
      <DraftNotices {...shared} isRestored={isRestored} problem={posted?.problem ?? search.problem} />
      {shown.kind === 'step' ? (
        <DraftStep
          // The key resets the state per step: problems of one step say nothing about another.
          key={shown.step.name}
          {...shared}
          shown={shown}
          answers={answers}
          posted={posted}
          isChecked={search.checked ?? false}
          onFiles={(field, chosen) =>
            setFiles((before) => [...before.filter(({ key }) => !chosen.some((one) => one.key === key)), ...chosen])
          }
        />
      ) : shown.kind === 'review' ? (
        <DraftReview {...shared} walk={shown.walk} onChanged={onChanged} isUnread={search.problem === 'unread'} />
      ) : (
        <DraftCanceled draft={draft} after={shown.after} />
      )}
      {shown.kind === 'canceled' ? null : <DiscardDraft draftId={draft.draftId} saver={saver} />}
    </>
  )
}

/** Shows the titles of the steps so far, which link back, and of those that follow as far as known. */
function DraftSteps({ draft: { draftId, form }, shown }: { draft: RequestDraft; shown: ShownStep }) {
  const { t } = useLingui()
  const { locale } = useShell()
  if (shown.kind === 'canceled') return null
  const soFar = shown.walk.steps
  const steps = shown.kind === 'review' ? soFar : expectedSteps(form, soFar)
  const current = shown.kind === 'review' ? soFar.length + 1 : soFar.length
  const names = [...steps.map(({ title }) => title[locale]), t`Revisão`]
  const [name, total] = [names[current - 1]!, names.length]
  return (
    <Steps
      label={t`Passos do requerimento`}
      steps={names.map((title, index) =>
        index + 1 < current ? (
          <Link
            key={steps[index]!.name}
            to="/my-requests/drafts/$draftId"
            params={{ draftId }}
            search={{ step: steps[index]!.name }}
            activeOptions={{ exact: true, explicitUndefined: true }}
          >
            {title}
          </Link>
        ) : (
          title
        ),
      )}
      current={current}
      summary={t`Passo ${current} de ${total}: ${name}`}
      stateWords={{
        done: t({ message: 'respondido', context: 'passo' }),
        current: t({ message: 'atual', context: 'passo' }),
        upcoming: t({ message: 'a seguir', context: 'passo' }),
      }}
    />
  )
}

/** Read-only view of the draft for staff acting as the student. */
function DraftOfAnother({ draft }: { draft: RequestDraft }) {
  const { t } = useLingui()
  const { locale } = useShell()
  const shown = shownStep(draft.form, draft.answers, draft.pressed, finalStep, { locale, today: draft.today })
  return (
    <>
      <Notice title={t`Este rascunho é de outra pessoa`}>
        <Trans>Somente o aluno pode preencher e enviar os seus requerimentos.</Trans>
      </Notice>
      {shown.kind === 'canceled' ? null : (
        <AnswerSummary
          steps={shown.walk.steps}
          answers={draft.answers}
          files={draft.files}
          labels={{}}
          fileAddress={(key) => draftFileAddress(draft.draftId, key)}
        />
      )}
    </>
  )
}
