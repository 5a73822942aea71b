import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { PortalError, type PortalErrorCode } from '../../request/portal-error.ts'
import { type FieldMessages, useAppForm } from '../form/use-app-form.ts'
import { type Difference, getDifferences } from './differences.tsx'
import { saveReplacing } from './save-replacing.ts'

interface RevisionedForm<Saved, Values, Key extends string> {
  /** The record as it is saved now, perhaps by somebody else; null for a new one. */
  newest: Saved | null
  getValues: (saved: Saved | null) => Values
  /** Returns the values as texts to compare; null while they cannot be compared. */
  getTexts: (values: Values) => Readonly<Record<Key, string>> | null
  validate: (values: Values) => FieldMessages<Values>
  /** @param existing what is changed, null for a new one @param revision the one that it is known to replace */
  save: (values: Values, existing: Saved | null, revision: number) => Promise<Saved>
  /** Reads the saved version again. */
  refresh: () => Promise<unknown>
  onSaved?: (saved: Saved, existing: Saved | null) => unknown
  /** The error messages, for the whole form or by field. */
  messages: Partial<Record<PortalErrorCode, string | FieldMessages<Values>>>
  /** For forms that stay on the page. */
  resetOnSuccess?: boolean
  idSuffix?: string
}

/**
 * A form of something that others edit, too: what was typed stays when somebody else saves first, untouched fields follow what they
 * saved, and nothing of theirs is replaced before it was compared (`Conflict`).
 */
export function useRevisionedForm<Saved extends { revision: number }, Values extends object, Key extends string>({
  newest,
  getValues,
  getTexts,
  save,
  refresh,
  onSaved,
  messages,
  ...options
}: RevisionedForm<Saved, Values, Key>) {
  const { t } = useLingui()
  /** The version that the form was opened with, or that it saved last. */
  const [begun, setBegun] = useState(newest)
  /** The revision that the next save knowingly replaces; null for a new one. */
  const replaced = useRef(newest?.revision ?? null)
  /** A counter that remounts fields with their own text state, so that they show another value. */
  const [drawn, setDrawn] = useState(0)
  const [initialValues, savedValues] = [getValues(begun), getValues(newest)]
  const isOvertaken = newest !== null && newest.revision > (begun?.revision ?? -1)
  const getOwnDifferences = (values: Values): Difference<Key>[] => {
    const [saved, own] = isOvertaken ? [getTexts(savedValues), getTexts(values)] : [null, null]
    return saved && own ? getDifferences(saved, own) : []
  }
  const form = useAppForm<Values, void>({
    ...options,
    initialValues,
    submit: async (values) => {
      const existing = begun ?? newest
      // Values that read the same as the saved ones replace nothing.
      const isTheirs = isOvertaken && getTexts(values) !== null && getOwnDifferences(values).length === 0
      const revision = isTheirs ? newest.revision : replaced.current
      // Somebody else created it meanwhile, and nobody here has agreed to replace theirs.
      if (existing && revision === null) throw new PortalError('CONTENT_CHANGED')
      const saved = await saveReplacing(() => save(values, existing, revision ?? 0), refresh)
      replaced.current = saved.revision
      setBegun(saved)
      await onSaved?.(saved, existing)
    },
    serverError: (code) =>
      // The comparison says it, with what to do.
      code === 'CONTENT_CHANGED' && isOvertaken
        ? {}
        : (messages[code] ?? t`Não foi possível salvar. O que você digitou continua aqui: tente de novo.`),
  })
  const { values, set, isPending } = form
  const isSame = isEqual(values, initialValues) || isEqual(values, savedValues)
  const take = (names: readonly (keyof Values)[]) => {
    for (const name of names) set(name, savedValues[name])
    if (names.length > 0) setDrawn((count) => count + 1)
  }

  const followed = useRef(savedValues)
  const takeNewest = () => {
    replaced.current = newest?.revision ?? null
    setBegun(newest)
  }
  const follow = useEffectEvent(() => {
    const before = followed.current
    followed.current = savedValues
    const names = Object.keys(savedValues) as (keyof Values)[]
    take(names.filter((name) => !isEqual(savedValues[name], before[name]) && isEqual(values[name], before[name])))
    // Nothing was typed that would be lost.
    if (isOvertaken && !isPending && isSame) takeNewest()
  })
  useEffect(() => follow(), [newest?.revision])

  return {
    form,
    begun,
    savedValues,
    isOvertaken,
    /** Nothing is typed that is not saved. */
    isSame,
    /** The key of fields that are remounted. */
    drawn,
    /** The texts saved meanwhile beside those typed here. */
    differences: getOwnDifferences(values),
    /** The property `isRefused` of `Conflict`. */
    isRefused: form.errorCode === 'CONTENT_CHANGED',
    take: (name: keyof Values) => take([name]),
    /** Saves, replacing the version that is saved now. */
    replaceNewest: () => {
      replaced.current = newest?.revision ?? null
      form.submit()
    },
    discard: () => {
      take(Object.keys(savedValues) as (keyof Values)[])
      takeNewest()
    },
  }
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
