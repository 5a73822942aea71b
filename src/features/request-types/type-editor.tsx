import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import type { EditedType, RequestDefinition, typeVersion } from '#api/academic/request-types.ts'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { SavedMark } from '#design/components/fields/saved-mark.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TabLabel } from '#design/components/navigation/tab-label.tsx'
import { TabLinks } from '#design/components/navigation/tab-links.tsx'
import { BackToTypes } from './back-to-types.tsx'
import { EditorActions } from './editor-actions.tsx'
import { faultLines, getFaults } from './editor-faults.ts'
import { FaultList, faultListId } from './fault-list.tsx'
import { localizedName } from './form-paths.ts'
import { FormFacts, FormPaths, FormView } from './form-view.tsx'
import { GeneralFacts } from './general-facts.tsx'
import { GeneralFields } from './general-fields.tsx'
import { focusHeading } from '../../kit/browser/focus-element.ts'
import { LeaveQuestion } from '../../kit/drafts/leave-question.tsx'
import { OfferState } from './offer-state.tsx'
import { OfferSwitch } from './offer-switch.tsx'
import { editorRoute, type EditorSearch, type EditorView } from './editor-search.ts'
import { SavedNotice } from './saved-notice.tsx'
import { TextLanguageChoice } from './text-language.tsx'
import { useEditedType } from './use-edited-type.ts'
import { useSaveType } from './use-save-type.ts'
import { VersionsView } from './versions-view.tsx'

interface TypeEditorProps {
  /** The saved type; null for a new one. */
  type: (EditedType & { versions: z.infer<typeof typeVersion>[] }) | null
  saved: RequestDefinition
  search: EditorSearch
}

/** Edits a type with its form. Unsaved changes are kept in this tab. */
export function TypeEditor({
  type,
  saved,
  search: { view = 'general', step = 1, edit: asked, copy, saved: isFirstSaved },
}: TypeEditorProps) {
  const { t, i18n } = useLingui()
  const typeId = type?.typeId ?? null
  const { definition, edit, isChanged, isRestored, forget } = useEditedType(
    String(typeId ?? (copy === undefined ? 'new' : `copy-${copy}`)),
    saved,
  )
  /** Counts replacements of the definition: fields keep what is typed, so the key remounts them to show another one. */
  const [drawn, setDrawn] = useState(0)
  const [isAsked, setIsAsked] = useState(false)
  /** The version that the changes are based on. */
  const [version, setVersion] = useState(type?.version ?? 1)
  /** Whether the offer was switched since the last save, which makes the notice of that save outdated. */
  const [isSwitched, setIsSwitched] = useState(false)
  const { save, isOvertaken, problem } = useSaveType({
    typeId,
    onSaved: () => {
      setIsSwitched(false)
      forget()
      setIsAsked(false)
    },
  })
  const mayEdit = type?.mayEdit ?? true
  const isEditing = mayEdit && (type === null || asked === true || isChanged)
  const faults = getFaults(definition)
  // In a new type everything is still missing, so faults are shown only once saving was tried.
  const shownFaults = isAsked || type ? faults : []
  // The notice of a save has its own button to offer the type.
  const saidSaved = !problem && (save.isSuccess || isFirstSaved) && !isChanged && !isSwitched
  const steps = definition.form.steps
  const at = Math.min(step, steps.length) - 1
  const newest = type?.version ?? 1
  const store = (base: number) => {
    if (faults.length > 0) {
      setIsAsked(true)
      requestAnimationFrame(() => document.getElementById(faultListId)?.focus())
      return
    }
    save.mutate({ definition, version: base }, { onSuccess: (done) => setVersion(done.version) })
  }
  const replace = (given: RequestDefinition) => {
    edit({ type: 'replace', definition: given })
    setDrawn((count) => count + 1)
  }
  const discard = () => {
    replace(saved)
    forget()
    setIsAsked(false)
    // The pressed button is gone, so the heading takes the focus.
    requestAnimationFrame(focusHeading)
  }
  const saving = (
    <Button variant="primary" disabled={type !== null && !isChanged} loading={save.isPending} onClick={() => store(version)}>
      {type === null ? <Trans>Salvar</Trans> : <Trans>Salvar nova versão</Trans>}
    </Button>
  )
  const count = (isThere: (stepAt: number | undefined) => boolean) => faultLines(shownFaults.filter((fault) => isThere(fault.step))).length
  return (
    <>
      <LeaveQuestion isChanged={isChanged && !save.isPending} />
      <PageHeader
        back={<BackToTypes />}
        title={<span dir="auto">{localizedName(definition.name, i18n.locale, t`Novo tipo de requerimento`)}</span>}
        status={type ? <OfferState isActive={type.isActive} /> : null}
        subtitle={
          type === null ? (
            <Trans>Ainda não foi salvo</Trans>
          ) : (
            <Plural
              value={type.openRequests}
              _0={`Versão ${newest} · Nenhum requerimento em andamento`}
              one={`Versão ${newest} · # requerimento em andamento`}
              other={`Versão ${newest} · # requerimentos em andamento`}
            />
          )
        }
        actions={
          <>
            <EditorActions
              copied={mayEdit && !isChanged ? typeId : null}
              definition={definition}
              onDiscard={type && isChanged ? discard : undefined}
              onImport={isEditing ? replace : undefined}
            />
            {isEditing ? (
              view === 'versions' && isChanged ? (
                saving
              ) : null
            ) : mayEdit ? (
              <Link
                from={editorRoute}
                to="."
                search={(search) => ({ ...search, edit: true })}
                replace
                resetScroll={false}
                className={buttonLook({ variant: 'primary' })}
              >
                <Trans>Editar</Trans>
              </Link>
            ) : (
              <Link
                to="/request-types/$typeId"
                params={{ typeId: 'new' }}
                search={{ copy: type?.typeId }}
                className={buttonLook({ variant: 'primary' })}
              >
                <Trans>Fazer uma cópia</Trans>
              </Link>
            )}
          </>
        }
      />
      {mayEdit ? null : (
        <Notice title={<Trans>Este tipo é de toda a instituição mantenedora. Para ter um só da sua unidade, faça uma cópia.</Trans>} />
      )}
      {problem ? (
        <Notice
          tone="danger"
          live="alert"
          title={problem}
          action={
            isOvertaken && newest > version ? (
              <Button size="sm" onClick={() => store(newest)}>
                <Trans>Salvar sobre a versão {newest}</Trans>
              </Button>
            ) : undefined
          }
        />
      ) : type && saidSaved ? (
        <SavedNotice type={type} />
      ) : isRestored && isChanged ? (
        <Notice
          live="status"
          title={<Trans>As alterações que você não tinha salvo voltaram.</Trans>}
          action={
            <Button size="sm" onClick={discard}>
              <Trans>Descartar alterações</Trans>
            </Button>
          }
        />
      ) : null}
      {isAsked && faults.length > 0 ? <FaultList faults={faults} steps={steps} /> : null}
      {type && mayEdit && (type.isActive || !saidSaved) ? (
        <Card as="div">
          <CardSection>
            <OfferSwitch typeId={type.typeId} isActive={type.isActive} onSwitch={() => setIsSwitched(true)} />
          </CardSection>
        </Card>
      ) : null}
      <TabLinks label={t`Partes do tipo`}>
        <ViewTab view="general" current={view} faults={count((stepAt) => stepAt === undefined)}>
          <Trans>Dados gerais</Trans>
        </ViewTab>
        <ViewTab view="form" current={view} faults={count((stepAt) => stepAt !== undefined)}>
          <Trans>Formulário</Trans>
        </ViewTab>
        {type ? (
          <ViewTab view="versions" current={view} faults={0}>
            <Trans>Versões</Trans>
          </ViewTab>
        ) : null}
      </TabLinks>
      {view === 'versions' && type ? (
        <VersionsView
          typeId={type.typeId}
          versions={type.versions}
          current={definition}
          isChanged={isChanged}
          onOpen={mayEdit ? replace : undefined}
        />
      ) : (
        <>
          {isEditing ? <TextLanguageChoice faults={shownFaults} /> : null}
          {view === 'form' ? <FormPaths steps={steps} at={at} /> : null}
          {isEditing ? (
            <Form
              key={drawn}
              aria-label={t`Tipo de requerimento`}
              stickyActions={isChanged}
              onSubmit={(event) => event.preventDefault()}
              actions={
                <>
                  {saving}
                  <SavedMark waiting={isChanged ? <Trans>Alterações não salvas</Trans> : type ? <Trans>Nada mudou ainda.</Trans> : null} />
                </>
              }
            >
              {view === 'form' ? (
                <FormView steps={steps} at={at} faults={shownFaults} onEdit={edit} />
              ) : (
                <GeneralFields
                  definition={definition}
                  faults={shownFaults.filter((fault) => fault.step === undefined)}
                  onChange={(change) => edit({ type: 'general', change })}
                />
              )}
            </Form>
          ) : view === 'form' ? (
            <FormFacts steps={steps} at={at} />
          ) : (
            <GeneralFacts definition={definition} />
          )}
        </>
      )}
    </>
  )
}

interface ViewTabProps {
  view: EditorView
  current: EditorView
  faults: number
  children: ReactNode
}

function ViewTab({ view, current, faults, children }: ViewTabProps) {
  const { t } = useLingui()
  return (
    <li>
      <Link
        from={editorRoute}
        to="."
        search={(search) => ({ ...search, view, saved: undefined })}
        replace
        resetScroll={false}
        className="tabs__tab"
        aria-current={view === current ? 'page' : undefined}
      >
        <TabLabel count={faults || undefined} countLabel={faults > 0 ? t`pendências: ${faults}` : undefined}>
          {children}
        </TabLabel>
      </Link>
    </li>
  )
}
