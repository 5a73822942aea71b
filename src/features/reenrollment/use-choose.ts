import { useState } from 'react'
import type { ChoiceOutcome } from '#api/academic/reenrollment-calls.ts'
import type { ClassGroup } from '#api/academic/reenrollment.ts'
import { rpc } from '../../rpc/rpc.ts'
import { itself, useProcessChange } from './use-process.ts'

const calls = rpc.academic.reenrollment

/** A failed choice: its class, and the reason. */
export interface Refused {
  group: ClassGroup
  outcome: Exclude<ChoiceOutcome, { outcome: 'held' }>
}

/** Returns the mutations that choose a single class, or several one after the other. */
export function useChoose(academicRecord: string) {
  const [refused, setRefused] = useState<Refused[]>([])
  const seat = (group: ClassGroup) => ({ academicRecord, groupId: group.groupId })
  const getProcess = (outcome: ChoiceOutcome) => (outcome.outcome === 'held' ? outcome.process : null)
  const noteRefusal = (outcome: ChoiceOutcome, group: ClassGroup) => setRefused(outcome.outcome === 'held' ? [] : [{ group, outcome }])

  const choose = useProcessChange(academicRecord, (group: ClassGroup) => calls.choose.mutate(seat(group)), getProcess, noteRefusal)
  const giveUp = useProcessChange(
    academicRecord,
    (group: ClassGroup) => calls.giveUp.mutate(seat(group)),
    itself,
    () => setRefused([]),
  )
  /** Another class of the same subject: without a seat there, the first one stays. */
  const swap = useProcessChange(
    academicRecord,
    ({ from, to }: { from: ClassGroup; to: ClassGroup }) =>
      calls.choose.mutate({ academicRecord, groupId: to.groupId, insteadOf: from.groupId }),
    getProcess,
    (outcome, { to }) => noteRefusal(outcome, to),
  )
  const chooseAll = useProcessChange(
    academicRecord,
    async (groups: readonly ClassGroup[]) => {
      const failed: Refused[] = []
      for (const group of groups) {
        const outcome = await calls.choose.mutate(seat(group))
        if (outcome.outcome !== 'held') failed.push({ group, outcome })
      }
      return failed
    },
    () => null,
    (failed) => setRefused(failed),
  )
  const join = useProcessChange(
    academicRecord,
    (group: ClassGroup) => calls.joinWaitingList.mutate(seat(group)),
    itself,
    () => setRefused([]),
  )
  const leave = useProcessChange(academicRecord, (group: ClassGroup) => calls.leaveWaitingList.mutate(seat(group)), itself)
  const all = [choose, giveUp, swap, chooseAll, join, leave]
  return {
    choose,
    giveUp,
    swap,
    chooseAll,
    join,
    leave,
    refused,
    error: all.find(({ isError }) => isError)?.error ?? null,
    isPending: all.some(({ isPending }) => isPending),
    /** Clears the results of the last press before another one. */
    clear: () => {
      setRefused([])
      for (const one of all) if (one.isError) one.reset()
    },
  }
}

export type Choose = ReturnType<typeof useChoose>
